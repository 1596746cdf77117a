// Replays a constraint trace on kiwi and prints what each label took.
//
//     kiwi_replay FILE
//
// The output is that of `solver-peers replay`: `time LABEL SOLVES NANOSECONDS`, then
// `violation PRIORITY SUM` and `value NAME NUMBER` for every variable.
//
// What kiwi cannot do, and what is done instead (told as `note` lines):
// - Strict priorities: kiwi adds up weights. The levels of the trace are spread over its range,
//   1e6, 1e3, 1 for up to three levels, evenly in the exponent from 1e8 to 1 for more. Neither is
//   lexicographic, so sums at lower levels may be traded for higher ones.
// - Changing a constant, a coefficient or a priority in place: the constraint is removed and added.
// - Conflicts: an unsatisfiable required constraint is refused and stays out for good.
// - Batches: every operation is solved at once. Additions that only conflict in between are
//   refused as well.
// Only kiwi's public interface is used (kiwi: Modified BSD licence).

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <time.h>
#include <unordered_map>
#include <vector>

#include <kiwi/kiwi.h>

namespace
{

struct Term
{
    int variable;
    double coefficient;
};

struct Operation
{
    enum Kind
    {
        Declare,
        Discard,
        Add,
        Remove,
        Constant,
        Priority,
        Multiplier,
        Edit,
        Suggest,
        EndEdit,
        Solve
    };
    Kind kind;
    int variable = -1;
    int constraint = -1;
    char relation = '=';
    double priority = 0;
    double value = 0;
    std::vector<Term> terms;
    std::string label;
};

/// The declarations and operations of a trace that is known to be valid.
struct Trace
{
    std::vector<std::string> variables;
    int constraintCount = 0;
    std::vector<Operation> operations;
};

class Reader
{
public:
    Trace read( std::istream& input )
    {
        std::string line;
        while( std::getline( input, line ) )
        {
            std::istringstream stream( line );
            std::vector<std::string> fields;
            for( std::string field; stream >> field; )
                fields.push_back( field );
            if( !fields.empty() && fields[ 0 ][ 0 ] != '#' )
                readOperation( fields );
        }
        return m_trace;
    }

private:
    Trace m_trace;
    std::unordered_map<std::string, int> m_variables;
    std::unordered_map<std::string, int> m_constraints;

    Term term( const std::string& field )
    {
        const auto star = field.find( '*' );
        return { m_variables.at( field.substr( star + 1 ) ),
                 std::atof( field.substr( 0, star ).c_str() ) };
    }

    void readOperation( const std::vector<std::string>& fields )
    {
        const std::string& name = fields[ 0 ];
        Operation operation;
        if( name == "variable" )
        {
            operation.kind = Operation::Declare;
            operation.variable = int( m_trace.variables.size() );
            m_variables[ fields[ 1 ] ] = operation.variable;
            m_trace.variables.push_back( fields[ 1 ] );
        }
        else if( name == "constraint" )
        {
            operation.kind = Operation::Add;
            operation.constraint = m_trace.constraintCount++;
            m_constraints[ fields[ 1 ] ] = operation.constraint;
            operation.relation = fields[ 2 ][ 0 ];
            operation.priority = std::atof( fields[ 3 ].c_str() );
            operation.value = std::atof( fields[ 4 ].c_str() );
            for( size_t i = 5; i < fields.size(); ++i )
                operation.terms.push_back( term( fields[ i ] ) );
        }
        else if( name == "discard" || name == "endedit" )
        {
            operation.kind = name == "discard" ? Operation::Discard : Operation::EndEdit;
            operation.variable = m_variables.at( fields[ 1 ] );
        }
        else if( name == "edit" || name == "suggest" )
        {
            operation.kind = name == "edit" ? Operation::Edit : Operation::Suggest;
            operation.variable = m_variables.at( fields[ 1 ] );
            operation.priority = operation.value = std::atof( fields[ 2 ].c_str() );
        }
        else if( name == "remove" )
        {
            operation.kind = Operation::Remove;
            operation.constraint = m_constraints.at( fields[ 1 ] );
        }
        else if( name == "constant" || name == "priority" )
        {
            operation.kind = name == "constant" ? Operation::Constant : Operation::Priority;
            operation.constraint = m_constraints.at( fields[ 1 ] );
            operation.priority = operation.value = std::atof( fields[ 2 ].c_str() );
        }
        else if( name == "multiplier" )
        {
            operation.kind = Operation::Multiplier;
            operation.constraint = m_constraints.at( fields[ 1 ] );
            operation.terms.push_back( term( fields[ 2 ] ) );
        }
        else if( name == "solve" )
        {
            operation.kind = Operation::Solve;
            operation.label = fields.size() > 1 ? fields[ 1 ] : "-";
        }
        else
            return;  // The first line, and expectations.
        m_trace.operations.push_back( operation );
    }
};

/// What of the trace is in the solver.
struct Standing
{
    bool isDeclared = false;
    bool isIn = false;
    char relation = '=';
    double priority = 0;
    double constant = 0;
    std::vector<Term> terms;
    kiwi::Constraint constraint;
};

class Replay
{
public:
    explicit Replay( const Trace& trace ) : m_trace( trace )
    {
        for( const std::string& name : trace.variables )
            m_variables.push_back( kiwi::Variable( name ) );
        m_constraints.resize( size_t( trace.constraintCount ) );
        m_editPriority.assign( trace.variables.size(), 0 );
        m_target.assign( trace.variables.size(), 0 );
        m_isDeclared.assign( trace.variables.size(), false );
        spreadLevels();
    }

    void apply( const Operation& operation )
    {
        switch( operation.kind )
        {
        case Operation::Declare:
            m_isDeclared[ size_t( operation.variable ) ] = true;
            break;
        case Operation::Discard:
            m_isDeclared[ size_t( operation.variable ) ] = false;
            break;
        case Operation::Add:
        {
            Standing& standing = m_constraints[ size_t( operation.constraint ) ];
            standing.isDeclared = true;
            standing.relation = operation.relation;
            standing.priority = operation.priority;
            standing.constant = operation.value;
            standing.terms = operation.terms;
            insert( standing );
            break;
        }
        case Operation::Remove:
            withdraw( m_constraints[ size_t( operation.constraint ) ] );
            m_constraints[ size_t( operation.constraint ) ].isDeclared = false;
            break;
        case Operation::Constant:
        case Operation::Priority:
        case Operation::Multiplier:
            replace( operation, m_constraints[ size_t( operation.constraint ) ] );
            break;
        case Operation::Edit:
            m_solver.addEditVariable( variable( operation ), strength( operation.priority ) );
            m_solver.suggestValue( variable( operation ), variable( operation ).value() );
            m_editPriority[ size_t( operation.variable ) ] = operation.priority;
            m_target[ size_t( operation.variable ) ] = variable( operation ).value();
            break;
        case Operation::Suggest:
            m_solver.suggestValue( variable( operation ), operation.value );
            m_target[ size_t( operation.variable ) ] = operation.value;
            break;
        case Operation::EndEdit:
            m_solver.removeEditVariable( variable( operation ) );
            m_editPriority[ size_t( operation.variable ) ] = 0;
            break;
        case Operation::Solve:
            m_solver.updateVariables();
            break;
        }
    }

    void printAnswers() const
    {
        std::map<double, double, std::greater<double>> sums;
        for( const Standing& standing : m_constraints )
            if( standing.isDeclared )
                sums[ standing.priority ] += violation( standing );
        for( size_t i = 0; i < m_variables.size(); ++i )
            if( m_editPriority[ i ] > 0 )
                sums[ m_editPriority[ i ] ] += std::fabs( m_variables[ i ].value() - m_target[ i ] );
        for( const auto& level : sums )
            std::printf( "violation %.17g %.17g\n", level.first, level.second );
        for( size_t i = 0; i < m_variables.size(); ++i )
            if( m_isDeclared[ i ] )
                std::printf(
                    "value %s %.17g\n", m_variables[ i ].name().c_str(), m_variables[ i ].value() );
        if( m_refused > 0 )
            std::printf( "note %d required constraints refused\n", m_refused );
        if( m_replaced > 0 )
            std::printf( "note %d changes in place done by removing and adding\n", m_replaced );
    }

private:
    const Trace& m_trace;
    kiwi::Solver m_solver;
    std::vector<kiwi::Variable> m_variables;
    std::vector<Standing> m_constraints;
    std::vector<double> m_editPriority;
    std::vector<double> m_target;
    std::vector<bool> m_isDeclared;
    std::map<double, double> m_strengths;
    int m_refused = 0;
    int m_replaced = 0;

    const kiwi::Variable& variable( const Operation& operation ) const
    {
        return m_variables[ size_t( operation.variable ) ];
    }

    double strength( double priority ) const { return m_strengths.at( priority ); }

    void spreadLevels()
    {
        std::map<double, double, std::greater<double>> levels;
        for( const Operation& operation : m_trace.operations )
            if( operation.kind == Operation::Add || operation.kind == Operation::Edit
                || operation.kind == Operation::Priority )
                levels[ operation.priority ] = 0;
        levels.erase( 1000 );
        const size_t count = levels.size();
        size_t index = 0;
        for( const auto& level : levels )
        {
            const double exponent = count <= 3
                ? 6.0 - 3.0 * double( index )
                : 8.0 - 8.0 * double( index ) / double( count - 1 );
            m_strengths[ level.first ] = std::pow( 10.0, exponent );
            ++index;
        }
        m_strengths[ 1000 ] = kiwi::strength::required;
    }

    void insert( Standing& standing )
    {
        std::vector<kiwi::Term> terms;
        for( const Term& term : standing.terms )
            terms.emplace_back( m_variables[ size_t( term.variable ) ], term.coefficient );
        const kiwi::RelationalOperator op = standing.relation == '=' ? kiwi::OP_EQ
            : standing.relation == '<'                               ? kiwi::OP_LE
                                                                     : kiwi::OP_GE;
        standing.constraint = kiwi::Constraint(
            kiwi::Expression( std::move( terms ), standing.constant ), op,
            strength( standing.priority ) );
        try
        {
            m_solver.addConstraint( standing.constraint );
            standing.isIn = true;
        }
        catch( const kiwi::UnsatisfiableConstraint& )
        {
            ++m_refused;
        }
    }

    void withdraw( Standing& standing )
    {
        if( standing.isIn )
            m_solver.removeConstraint( standing.constraint );
        standing.isIn = false;
    }

    void replace( const Operation& operation, Standing& standing )
    {
        withdraw( standing );
        if( operation.kind == Operation::Constant )
            standing.constant = operation.value;
        else if( operation.kind == Operation::Priority )
            standing.priority = operation.value;
        else
            replaceCoefficient( operation.terms[ 0 ], standing );
        insert( standing );
        ++m_replaced;
    }

    static void replaceCoefficient( const Term& replacement, Standing& standing )
    {
        auto& terms = standing.terms;
        terms.erase(
            std::remove_if(
                terms.begin(), terms.end(),
                [ & ]( const Term& term ) { return term.variable == replacement.variable; } ),
            terms.end() );
        terms.push_back( replacement );
    }

    double violation( const Standing& standing ) const
    {
        double side = standing.constant;
        for( const Term& term : standing.terms )
            side += term.coefficient * m_variables[ size_t( term.variable ) ].value();
        if( standing.relation == '=' )
            return std::fabs( side );
        return std::max( 0.0, standing.relation == '<' ? side : -side );
    }
};

long long nanoseconds()
{
    timespec time;
    clock_gettime( CLOCK_THREAD_CPUTIME_ID, &time );
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

struct Label
{
    std::string name;
    int solves = 0;
    long long time = 0;
};

/// Times each run of solves of one label as a whole; one that only suggests values is repeated
/// until it has lasted 5 ms, as our own driver does.
std::vector<Label> run( const Trace& trace, Replay& replay )
{
    std::vector<Label> labels;
    size_t start = 0;
    const auto& operations = trace.operations;
    while( start < operations.size() )
    {
        std::string name;
        int solves = 0;
        size_t end = start;
        for( size_t i = start; i < operations.size(); ++i )
        {
            if( operations[ i ].kind != Operation::Solve )
                continue;
            if( solves > 0 && operations[ i ].label != name )
                break;
            name = operations[ i ].label;
            ++solves;
            end = i + 1;
        }
        if( solves == 0 )
            break;
        const bool isRepeatable = std::all_of(
            operations.begin() + long( start ), operations.begin() + long( end ),
            []( const Operation& operation ) {
                return operation.kind == Operation::Suggest || operation.kind == Operation::Solve;
            } );
        long long time = 0;
        int performed = 0;
        for( int repetitions = 1; performed == 0 || ( isRepeatable && time < 5'000'000 );
             repetitions *= 2 )
        {
            const long long before = nanoseconds();
            for( int repetition = 0; repetition < repetitions; ++repetition )
                for( size_t i = start; i < end; ++i )
                    replay.apply( operations[ i ] );
            time += nanoseconds() - before;
            performed += repetitions * solves;
        }
        auto known = std::find_if(
            labels.begin(), labels.end(), [ & ]( const Label& label ) { return label.name == name; } );
        if( known == labels.end() )
            known = labels.insert( labels.end(), Label{ name } );
        known->solves += performed;
        known->time += time;
        start = end;
    }
    return labels;
}

}  // namespace

int main( int argc, char** argv )
{
    if( argc != 2 )
    {
        std::cerr << "usage: kiwi_replay FILE\n";
        return 64;
    }
    std::ifstream input( argv[ 1 ] );
    if( !input )
    {
        std::cerr << "kiwi_replay: cannot read " << argv[ 1 ] << "\n";
        return 65;
    }
    try
    {
        const Trace trace = Reader().read( input );
        Replay replay( trace );
        for( const Label& label : run( trace, replay ) )
            std::printf( "time %s %d %lld\n", label.name.c_str(), label.solves,
                         label.time / label.solves );
        replay.printAnswers();
    }
    catch( const std::exception& error )
    {
        std::cerr << "kiwi_replay: " << argv[ 1 ] << ": " << error.what() << "\n";
        return 70;
    }
    return 0;
}
