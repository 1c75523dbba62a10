/* The sums of a network in whole numbers: what `sums.py` says in Python, to the last bit. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define ONE 127 /* a unit that is fully on */
#define SECOND_BITS 6 /* second weights are in parts of 64 */
#define WIDEST 1024 /* units of a layer at most */
#define MOST_SEATS 16
#define ROOM ((int64_t)1 << 30) /* what sums stay below, whatever is seen */

/* Where the machine is asked when the module is loaded, both kinds of code are there. */
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__clang__)
#define QUICK __attribute__((target_clones("avx2", "default")))
#else
#define QUICK
#endif
#if defined(_MSC_VER)
#define restrict __restrict
#endif

typedef struct {
    PyObject_HEAD
    Py_ssize_t entries, width, depth, seats;
    int shift;
    int farthest; /* that a lead may be */
    void *memory;
    const int16_t *first; /* by entry, then by lead, each with the weights of all units */
    const int32_t *first_bias;
    const int8_t *second;
    const int32_t *second_bias;
    const int16_t *last;
    const int32_t *last_bias;
} Sums;

/* Reading what is given. */

enum { FIRST, FIRST_BIAS, SECOND, SECOND_BIAS, LAST, LAST_BIAS, MOST, BUFFERS };
static const char *const kinds[] = {"h", "i", "b", "i", "h", "i", "h"};
static const Py_ssize_t sizes[] = {2, 4, 1, 4, 2, 4, 2};

static void let_go(Py_buffer *taken, int count)
{
    while (count-- > 0)
        PyBuffer_Release(&taken[count]);
}

static int take(PyObject **given, Py_buffer *taken)
{
    for (int i = 0; i < BUFFERS; i++) {
        if (PyObject_GetBuffer(given[i], &taken[i], PyBUF_FORMAT | PyBUF_ND) < 0) {
            let_go(taken, i);
            return -1;
        }
        const char *format = taken[i].format == NULL ? "B" : taken[i].format;
        if (strcmp(format, kinds[i]) != 0 || taken[i].itemsize != sizes[i]) {
            PyErr_Format(PyExc_TypeError, "array %d has numbers of kind %s, not %s", i, format,
                         kinds[i]);
            let_go(taken, i + 1);
            return -1;
        }
    }
    return 0;
}

/* Give the largest sum that inputs up to `most` (or one number for all) can come to. */
QUICK static int64_t largest(const void *weights, Py_ssize_t size, const int32_t *bias,
                             const int16_t *most, Py_ssize_t rows, Py_ssize_t columns)
{
    int64_t sums[WIDEST], found = 0;
    for (Py_ssize_t k = 0; k < columns; k++)
        sums[k] = bias[k] < 0 ? -(int64_t)bias[k] : bias[k];
    for (Py_ssize_t i = 0; i < rows; i++) {
        int64_t by = most == NULL ? ONE : most[i];
        for (Py_ssize_t k = 0; k < columns; k++) {
            int64_t weight = size == 1 ? ((const int8_t *)weights)[i * columns + k]
                                       : ((const int16_t *)weights)[i * columns + k];
            sums[k] += by * (weight < 0 ? -weight : weight);
        }
    }
    for (Py_ssize_t k = 0; k < columns; k++)
        if (sums[k] > found)
            found = sums[k];
    return found;
}

static int refused(const Py_buffer *taken, Py_ssize_t *counts, int shift)
{
    const Py_ssize_t width = counts[FIRST_BIAS], depth = counts[SECOND_BIAS];
    const Py_ssize_t seats = counts[LAST_BIAS];
    if (width < 1 || width > WIDEST || depth < 1 || depth > WIDEST || seats < 1 ||
        seats > MOST_SEATS || counts[MOST] < seats || counts[FIRST] != counts[MOST] * width ||
        counts[SECOND] != width * depth || counts[LAST] != depth * seats || shift < 0 ||
        shift > 30) {
        PyErr_SetString(PyExc_ValueError, "its arrays do not fit each other");
        return 1;
    }
    for (Py_ssize_t i = 0; i < counts[MOST]; i++)
        if (((const int16_t *)taken[MOST].buf)[i] < 0) {
            PyErr_SetString(PyExc_ValueError, "an entry is 0 at least");
            return 1;
        }
    int64_t sums[] = {
        largest(taken[FIRST].buf, 2, taken[FIRST_BIAS].buf, taken[MOST].buf, counts[MOST], width),
        largest(taken[SECOND].buf, 1, taken[SECOND_BIAS].buf, NULL, width, depth),
        largest(taken[LAST].buf, 2, taken[LAST_BIAS].buf, NULL, depth, seats),
    };
    for (int i = 0; i < 3; i++)
        if (sums[i] >= ROOM) {
            PyErr_Format(PyExc_ValueError,
                         "its weights add up to %lld, more than there is room for",
                         (long long)sums[i]);
            return 1;
        }
    return 0;
}

/* Keep a copy in the order in which it is gone through. */
static int keep(Sums *self, const Py_buffer *taken)
{
    const void *at[LAST_BIAS + 1];
    size_t bytes = 0;
    for (int i = 0; i <= LAST_BIAS; i++)
        bytes += (size_t)taken[i].len + 8;
    char *next = self->memory = PyMem_Malloc(bytes);
    if (next == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (int i = 0; i <= LAST_BIAS; i++) {
        memcpy(next, taken[i].buf, (size_t)taken[i].len);
        at[i] = next;
        next += (taken[i].len + 7) / 8 * 8;
    }
    self->first = at[FIRST];
    self->first_bias = at[FIRST_BIAS];
    self->second = at[SECOND];
    self->second_bias = at[SECOND_BIAS];
    self->last = at[LAST];
    self->last_bias = at[LAST_BIAS];
    return 0;
}

static PyObject *sums_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    PyObject *given[BUFFERS];
    Py_buffer taken[BUFFERS];
    Py_ssize_t counts[BUFFERS];
    int shift;
    if (named != NULL && PyDict_GET_SIZE(named)) {
        PyErr_SetString(PyExc_TypeError, "Sums takes its arrays in their order");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "OOOOOOOi", &given[FIRST], &given[FIRST_BIAS], &given[SECOND],
                          &given[SECOND_BIAS], &given[LAST], &given[LAST_BIAS], &given[MOST],
                          &shift) ||
        take(given, taken) < 0)
        return NULL;
    for (int i = 0; i < BUFFERS; i++)
        counts[i] = taken[i].len / sizes[i];
    Sums *self = NULL;
    if (!refused(taken, counts, shift))
        self = (Sums *)type->tp_alloc(type, 0);
    if (self != NULL) {
        self->width = counts[FIRST_BIAS];
        self->depth = counts[SECOND_BIAS];
        self->seats = counts[LAST_BIAS];
        self->entries = counts[MOST] - self->seats;
        self->shift = shift;
        self->farthest = ((const int16_t *)taken[MOST].buf)[self->entries];
        if (keep(self, taken) < 0)
            Py_CLEAR(self);
    }
    let_go(taken, BUFFERS);
    return (PyObject *)self;
}

static void sums_dealloc(Sums *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(self->memory);
    type->tp_free(self);
    Py_DECREF(type);
}

/* Reckoning: what is seen holds no entry above its most, for which sums were checked. */

static inline void add_row(int32_t *restrict sums, const int16_t *restrict row, int32_t by,
                           Py_ssize_t count)
{
    if (by == 1)
        for (Py_ssize_t k = 0; k < count; k++)
            sums[k] += row[k];
    else
        for (Py_ssize_t k = 0; k < count; k++)
            sums[k] += by * row[k];
}

static inline int32_t unit(int32_t sum, int shift)
{
    /* A sum below zero is off: shifting it would be left to the compiler. */
    int32_t on = sum > 0 ? sum >> shift : 0;
    return on < ONE ? on : ONE;
}

QUICK static void reckon(const Sums *self, const uint8_t *restrict seen,
                         const int32_t *restrict leads, int32_t *restrict out)
{
    int32_t first[WIDEST], second[WIDEST];
    const Py_ssize_t entries = self->entries, width = self->width, depth = self->depth;
    memcpy(first, self->first_bias, (size_t)width * sizeof *first);
    for (Py_ssize_t i = 0; i < entries; i++) {
        uint64_t eight;
        while (i + 8 <= entries && (memcpy(&eight, seen + i, 8), eight == 0))
            i += 8; /* most of what could be seen is not there */
        if (i < entries && seen[i])
            add_row(first, self->first + i * width, seen[i], width);
    }
    for (Py_ssize_t i = 0; i < self->seats; i++)
        if (leads[i])
            add_row(first, self->first + (entries + i) * width, leads[i], width);
    memcpy(second, self->second_bias, (size_t)depth * sizeof *second);
    for (Py_ssize_t i = 0; i < width; i++) {
        const int32_t on = unit(first[i], self->shift);
        const int8_t *restrict row = self->second + i * depth;
        if (on)
            for (Py_ssize_t k = 0; k < depth; k++)
                second[k] += on * row[k];
    }
    memcpy(out, self->last_bias, (size_t)self->seats * sizeof *out);
    for (Py_ssize_t i = 0; i < depth; i++) {
        const int32_t on = unit(second[i], SECOND_BITS);
        if (on)
            add_row(out, self->last + i * self->seats, on, self->seats);
    }
}

/* Read leads from a list, each within the bounds that the sums were checked for. */
static int read_leads(const Sums *self, PyObject *given, int32_t *leads)
{
    if (!PyList_Check(given) || PyList_GET_SIZE(given) > self->seats) {
        PyErr_SetString(PyExc_ValueError, "leads are a list of one number for each seat at most");
        return -1;
    }
    memset(leads, 0, (size_t)self->seats * sizeof *leads);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(given); i++) {
        long lead = PyLong_AsLong(PyList_GET_ITEM(given, i));
        if (lead == -1 && PyErr_Occurred())
            return -1;
        if (lead < -self->farthest || lead > self->farthest) {
            PyErr_Format(PyExc_ValueError, "a lead of %ld is further than %d", lead,
                         self->farthest);
            return -1;
        }
        leads[i] = (int32_t)lead;
    }
    return 0;
}

static PyObject *sums_of(Sums *self, PyObject *const *args, Py_ssize_t count)
{
    int32_t leads[MOST_SEATS], out[MOST_SEATS];
    Py_buffer seen;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "of(seen, leads) takes two arguments");
        return NULL;
    }
    if (read_leads(self, args[1], leads) < 0 || PyObject_GetBuffer(args[0], &seen, PyBUF_SIMPLE) < 0)
        return NULL;
    if (seen.len != self->entries) {
        PyErr_Format(PyExc_ValueError, "what is seen has %zd entries, not %zd", seen.len,
                     self->entries);
        PyBuffer_Release(&seen);
        return NULL;
    }
    reckon(self, seen.buf, leads, out);
    PyBuffer_Release(&seen);
    PyObject *found = PyList_New(self->seats);
    for (Py_ssize_t i = 0; found != NULL && i < self->seats; i++) {
        PyObject *sum = PyLong_FromLong(out[i]);
        if (sum == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, i, sum);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"of", (PyCFunction)(void (*)(void))sums_of, METH_FASTCALL,
     "Add up what is seen, and the leads of the seats: one sum for each seat."},
    {NULL},
};
static PyType_Slot slots[] = {
    {Py_tp_doc, "The sums of a network: its weights, and how far entries and leads go."},
    {Py_tp_new, sums_new},
    {Py_tp_dealloc, sums_dealloc},
    {Py_tp_methods, methods},
    {0},
};
static PyType_Spec kind = {
    .name = "bottega.bots.evaluate._sums.Sums",
    .basicsize = sizeof(Sums),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = slots,
};

static int load(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&kind);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Sums", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot loading[] = {{Py_mod_exec, load}, {0}};
static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_sums",
    .m_doc = "The sums of a network in whole numbers.",
    .m_slots = loading,
};

PyMODINIT_FUNC PyInit__sums(void)
{
    return PyModuleDef_Init(&definition);
}
