import ArgumentParser
import BenchCommands

BenchCommand.main()
