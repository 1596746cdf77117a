// The measure function of wrapping text as a module of Python, for taffy_feed.py: what is timed is
// then Taffy and a call into C, not Python.

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>

enum { points = 1, minContent = 3 };
static const double lineHeight = 20.5;

// The lengths of texts on one line, by the lower half of the number of their node.
static double *lengths;
static size_t capacity;

static PyObject *setLength(PyObject *module, PyObject *arguments)
{
    unsigned long long node;
    double length;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "Kd", &node, &length)) return NULL;
    const size_t index = node & 0xffffffff;
    if (index >= capacity) {
        const size_t wanted = 2 * index + 64;
        double *more = PyMem_Realloc(lengths, wanted * sizeof(double));
        if (more == NULL) return PyErr_NoMemory();
        for (size_t rest = capacity; rest < wanted; rest++) more[rest] = 0;
        lengths = more;
        capacity = wanted;
    }
    lengths[index] = length;
    Py_RETURN_NONE;
}

// Known width and height, not a number where unknown; available ones as dictionaries; the node.
static PyObject *measure(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    if (count != 5) return PyErr_Format(PyExc_TypeError, "expected 5 arguments, found %zd", count);
    const size_t index = PyLong_AsUnsignedLongLong(arguments[4]) & 0xffffffff;
    const double length = index < capacity ? lengths[index] : 0;
    double width = PyFloat_AsDouble(arguments[0]);
    if (isnan(width)) {
        PyObject *dimension = PyDict_GetItemString(arguments[2], "dim");
        PyObject *value = PyDict_GetItemString(arguments[2], "value");
        if (dimension == NULL || value == NULL) {
            PyErr_SetString(PyExc_TypeError, "expected 'dim' and 'value' in the available width");
            return NULL;
        }
        const long kind = PyLong_AsLong(dimension);
        width = kind == points ? fmin(length, PyFloat_AsDouble(value)) : kind == minContent ? 0 : length;
    }
    if (PyErr_Occurred()) return NULL;
    const double lines = width > 0 ? ceil(length / width - 1e-9) : 1;
    return Py_BuildValue("(dd)", width, lines * lineHeight);
}

static PyMethodDef methods[] = {
    {"set_length", setLength, METH_VARARGS, "Sets the length of a node's text on one line."},
    {"measure", (PyCFunction)(void (*)(void))measure, METH_FASTCALL, "The size of a node's text."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "measure_text", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_measure_text(void) { return PyModule_Create(&definition); }
