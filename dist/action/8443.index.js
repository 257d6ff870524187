"use strict";
exports.id = 8443;
exports.ids = [8443];
exports.modules = {

/***/ 98443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findLeftOut: function() { return /* binding */ findLeftOut; },
/* harmony export */   valueOfYaml: function() { return /* binding */ valueOfYaml; }
/* harmony export */ });
/* unused harmony export readYaml */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/** Reads texts of YAML, with the lines of what is in them. */

/** Reads a text. A key may be there twice. @param version of YAML: its programs differ in what a word without quotes is */
function readYaml(text, version = '1.2') {
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const options = { lineCounter, uniqueKeys: false, logLevel: 'silent', version };
    const [document, ...more] = [...(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(text, options)];
    return {
        document,
        others: more.filter(({ contents, errors }) => !isEmpty(contents) || errors.length > 0),
        lineOf: (node) => {
            const start = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : undefined;
            return start === undefined ? undefined : lineCounter.linePos(start).line;
        },
    };
}
/** A line `---` with nothing below it begins an empty document. */
function isEmpty(contents) {
    return contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(contents) && contents.value === null);
}
/** The value of the first document; undefined if it cannot be read. */
function valueOfYaml(text) {
    try {
        return readYaml(text).document?.toJS();
    }
    catch {
        // It has more aliases than are read.
        return undefined;
    }
}
/** What ends a line for some readers, and not for all. */
const ENDS_SOME_LINES = /[\u0085\u2028\u2029]/;
/** What of a text some readers leave out: another document, or one of two values of a key; undefined if there is nothing. */
function findLeftOut(text) {
    const before = text.slice(0, ENDS_SOME_LINES.exec(text)?.index ?? text.length);
    const line = before.split(/\r\n|\r|\n/).length;
    if (before.length < text.length) {
        return { line, message: 'has a sign that ends a line for some programs. Remove it.' };
    }
    try {
        return leftOutAs('1.2', text) ?? leftOutAs('1.1', text);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { line: 1, message: 'is nested too deeply. Write it with fewer levels.' };
    }
}
function leftOutAs(version, text) {
    const { document, others, lineOf } = readYaml(text, version);
    const [other] = others;
    if (other !== undefined) {
        const line = lineOf(other.contents) ?? 1;
        const message = 'is in another document, and only the first of a file counts. Move it there.';
        return { line, message };
    }
    const [error] = document?.errors ?? [];
    if (error !== undefined) {
        const [reason = ''] = error.message.split('\n');
        const line = error.linePos?.[0].line ?? 1;
        return { line, message: `cannot be read: ${reason.replace(/ at line .*$/, '')}. Correct it.` };
    }
    const key = document && findRepeatedKey(document);
    if (key === undefined)
        return undefined;
    const message = `has the key ${JSON.stringify(key.text)} twice, and only one of them could count. Remove one.`;
    return { line: lineOf(key.node) ?? 1, message };
}
/** A key that is there twice in one map, where it stands the second time. */
function findRepeatedKey(document) {
    const waiting = [document.contents];
    for (const node of waiting) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push(item);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        const keys = new Set();
        for (const { key, value } of node.items) {
            waiting.push(key, value);
            const resolved = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) ? key.resolve(document) : key;
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(resolved) || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key))
                continue;
            const text = String(resolved.value);
            if (keys.has(text))
                return { node: key, text };
            keys.add(text);
        }
    }
    return undefined;
}
//# sourceMappingURL=read-yaml.js.map

/***/ })

};
;