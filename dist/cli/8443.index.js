"use strict";
exports.id = 8443;
exports.ids = [8443];
exports.modules = {

/***/ 98443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ readYaml; },
/* harmony export */   findLeftOut: function() { return /* binding */ findLeftOut; },
/* harmony export */   g: function() { return /* binding */ readPlainYaml; },
/* harmony export */   valueOfYaml: function() { return /* binding */ valueOfYaml; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28187);
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
/**
 * Reads a text that is one map of plain YAML 1.2: what every reader and every editor understands in the same way. It has one
 * document, no aliases, tags, merge keys or directives, and each key once. Nothing of it is read if there is a problem.
 *
 * @returns `map: undefined` of a text without any value
 */
function readPlainYaml(text) {
    const unclear = unclearLineEnd(text) ?? directiveIn(text);
    if (unclear !== undefined)
        return { problems: [unclear] };
    try {
        const { document, others, lineOf } = readYaml(text);
        const [other] = others;
        const problems = (document?.errors ?? []).map(unreadable);
        if (other !== undefined)
            problems.push({ line: lineOf(other.contents) ?? 1, message: IN_ANOTHER });
        if (problems.length > 0)
            return { problems };
        if (document === undefined || isEmpty(document.contents))
            return { map: undefined };
        const reader = new PlainReader(lineOf);
        const value = reader.read(document.contents, 1);
        if (reader.problems.length > 0)
            return { problems: reader.problems };
        if (value.kind === 'map')
            return { map: value.entries };
        const message = 'is no map. Write lines `KEY: VALUE`.';
        return { problems: [{ line: value.line, message }] };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { problems: [TOO_DEEP] };
    }
}
class PlainReader {
    problems = [];
    lineOf;
    constructor(lineOf) {
        this.lineOf = lineOf;
    }
    /** @param lineBefore of what has no place of its own: a value that is left out */
    read(node, lineBefore) {
        const line = this.lineOf(node) ?? lineBefore;
        const refuse = (message) => this.problems.push({ line, message });
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
            refuse(`has the alias ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`*${node.source}`)}. Write the value out.`);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node)) {
            if (node.tag !== undefined)
                refuse(`has the tag ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(node.tag)}. Take it out.`);
            if (node.anchor !== undefined) {
                refuse(`has the anchor ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`&${node.anchor}`)}. Take it out.`);
            }
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            return { kind: 'list', line, items: node.items.map((item) => this.read(item, line)) };
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return { kind: 'map', line, entries: this.entriesOf(node.items, line) };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
            return { kind: 'scalar', line, value: null, written: '' };
        return { kind: 'scalar', line, value: node.value, written: node.source ?? '' };
    }
    entriesOf(pairs, lineBefore) {
        const lines = new Map();
        return pairs.flatMap(({ key: node, value }) => {
            const read = this.read(node, lineBefore);
            const { line } = read;
            const key = read.kind === 'scalar' && typeof read.value === 'string' ? read.value : undefined;
            const earlier = key === undefined ? undefined : lines.get(key);
            if (key === undefined) {
                this.problems.push({ line, message: 'has a key that is no text. Put it in quotes.' });
            }
            else if (key === '<<') {
                this.problems.push({ line, message: 'has a merge key `<<`. Write the entries out.' });
            }
            else if (earlier !== undefined) {
                const message = `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} twice, first in line ${earlier}. Remove one.`;
                this.problems.push({ line, message });
            }
            else
                lines.set(key, line);
            // What is below has problems of its own, whatever its key is.
            return [{ key: key ?? '', line, value: this.read(value, line) }];
        });
    }
}
/** Another version of YAML, or other names for tags. */
function directiveIn(text) {
    const at = text.search(/^%/m);
    if (at < 0)
        return undefined;
    const message = 'begins with `%`, which could change how the file is read. Remove the line.';
    return { line: lineAt(text, at), message };
}
const TOO_DEEP = {
    line: 1,
    message: 'is nested too deeply. Write it with fewer levels.',
};
/** What ends a line for some readers, and not for all. */
const ENDS_SOME_LINES = /[\u0085\u2028\u2029]/;
function unclearLineEnd(text) {
    const at = text.search(ENDS_SOME_LINES);
    if (at < 0)
        return undefined;
    return {
        line: lineAt(text, at),
        message: 'has a sign that ends a line for some programs. Remove it.',
    };
}
function lineAt(text, at) {
    return text.slice(0, at).split(/\r\n|\r|\n/).length;
}
const IN_ANOTHER = 'is in another document, and only the first of a file counts. Move it there.';
function unreadable(error) {
    const [reason = ''] = error.message.split('\n');
    return {
        line: error.linePos?.[0].line ?? 1,
        message: `cannot be read: ${reason.replace(/ at line .*$/, '')}. Correct it.`,
    };
}
/**
 * What of a text some readers leave out or read as something else: another document, one of two values of a key, a flag in the
 * words of YAML 1.1; undefined if there is nothing.
 */
function findLeftOut(text) {
    const unclear = unclearLineEnd(text);
    if (unclear !== undefined)
        return unclear;
    try {
        return leftOutAs('1.2', text) ?? leftOutAs('1.1', text);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return TOO_DEEP;
    }
}
function leftOutAs(version, text) {
    const { document, others, lineOf } = readYaml(text, version);
    const [other] = others;
    if (other !== undefined)
        return { line: lineOf(other.contents) ?? 1, message: IN_ANOTHER };
    const [error] = document?.errors ?? [];
    if (error !== undefined)
        return unreadable(error);
    const nodes = nodesOf(document?.contents);
    const key = document && findRepeatedKey(nodes, document);
    if (key === undefined)
        return version === '1.2' ? findOldWord(nodes, lineOf) : undefined;
    const message = `has the key ${JSON.stringify(key.text)} twice, and only one of them could count. Remove one.`;
    return { line: lineOf(key.node) ?? 1, message };
}
/** Flags of YAML 1.1 that are texts in YAML 1.2. */
const OLD_FLAG = /^(?:[yY]|yes|Yes|YES|on|On|ON|([nN]|no|No|NO|off|Off|OFF))$/;
const TAG_OF_FLAGS = 'tag:yaml.org,2002:bool';
const TAG_OF_TIMES = 'tag:yaml.org,2002:timestamp';
/** A word that is a flag for readers of YAML 1.1 alone, or a time that readers write in different forms. */
function findOldWord(nodes, lineOf) {
    for (const node of nodes) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
            continue;
        const { type, source = '', tag } = node;
        const line = lineOf(node) ?? 1;
        if (tag === TAG_OF_TIMES) {
            const message = 'has the tag `!!timestamp`, which versions of opa read as different texts. Write the time in quotes.';
            return { line, message };
        }
        const [word, isFalse] = OLD_FLAG.exec(source) ?? [];
        const mayBeFlag = tag === undefined ? type === 'PLAIN' : tag === TAG_OF_FLAGS;
        if (word === undefined || !mayBeFlag)
            continue;
        const flag = isFalse === undefined ? 'true' : 'false';
        const message = `has ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(word)} without quotes, which is ${flag} for some versions of opa and a text for others. Write ${flag}, or ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(word)} in quotes.`;
        return { line, message };
    }
    return undefined;
}
/** A node, and all that are in it. */
function nodesOf(contents) {
    const nodes = [contents];
    // The list grows while it is walked.
    for (const node of nodes) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                nodes.push(item);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            for (const { key, value } of node.items)
                nodes.push(key, value);
    }
    return nodes;
}
/** A key that is there twice in one map, where it stands the second time. */
function findRepeatedKey(nodes, document) {
    for (const node of nodes) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        const keys = new Set();
        for (const { key } of node.items) {
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