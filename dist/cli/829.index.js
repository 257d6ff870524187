"use strict";
exports.id = 829;
exports.ids = [829,8443,955];
exports.modules = {

/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: function() { return /* binding */ isAffected; },
/* harmony export */   jH: function() { return /* binding */ directoriesAbove; },
/* harmony export */   lX: function() { return /* binding */ concernedBy; },
/* harmony export */   uv: function() { return /* binding */ isMatch; },
/* harmony export */   yI: function() { return /* binding */ touches; }
/* harmony export */ });
/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    return changed.some(concernedBy(watched));
}
/** Makes the test whether a file of the repository concerns the workspace. */
function concernedBy(watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
    const touchesWatched = touchesAny(watchedPaths);
    const isRead = isLikeAny(readPatterns);
    const patterns = watched.patterns.map(segmentsOf);
    return (path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
        isRead(path) ||
        patterns.some((pattern) => matchesPath(pattern, path));
}
/** A file that says how git writes all files in its directory, which counts in its place. */
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
function isMatch(pattern, path) {
    return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
    return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** Whether a pattern of a trigger matches one name: `*` stands for any characters, `?` for one or more of them. */
function fitsTrigger(pattern, name) {
    // As one character, and then any characters.
    return fitsName(pattern.replaceAll('?', '?*'), name);
}
/** Whether a pattern matches one name: `*` stands for any characters, `?` for one. */
function fitsName(pattern, name) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
/**
 * Whether a pattern matches all items, in at most as many steps as pattern and items have when multiplied.
 *
 * @param any the part of a pattern that stands for any number of items
 * @param isSame whether any other part matches an item
 */
function matches(pattern, items, any, isSame) {
    let partIndex = 0;
    let itemIndex = 0;
    // The last `any` that was met, and the first item after those that it stands for so far.
    let anyIndex = -1;
    let afterAny = 0;
    for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
        const part = pattern[partIndex];
        if (part === any) {
            anyIndex = partIndex++;
            afterAny = itemIndex;
        }
        else if (part !== undefined && isSame(part, item)) {
            partIndex++;
            itemIndex++;
        }
        else if (anyIndex >= 0) {
            // It stands for one item more, and the rest of the pattern is tried again.
            partIndex = anyIndex + 1;
            itemIndex = ++afterAny;
        }
        else
            return false;
    }
    return pattern.slice(partIndex).every((part) => part === any);
}
/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return ([path, watchedPath].includes('') ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** As `touches`, for many watched paths. */
function touchesAny(watchedPaths) {
    const watched = new Set(watchedPaths);
    const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
    return (path) => path === '' ||
        watched.has('') ||
        watched.has(path) ||
        aboveWatched.has(path) ||
        directoriesAbove(path).some((directory) => watched.has(directory));
}
/** The directories around a path, the outermost first, but for the repository itself. */
function directoriesAbove(path) {
    const directories = [];
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        directories.push(path.slice(0, end));
    }
    return directories;
}
/** Whether a path, or a directory that it is in, begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
function isLikeAny(patterns) {
    const suffixesByPrefix = new Map();
    for (const { prefix, suffix } of patterns) {
        const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
        suffixesByPrefix.set(prefix, suffixes.add(suffix));
    }
    const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
        const lengths = new Set(Array.from(suffixes, ({ length }) => length));
        return [prefix, { suffixes, lengths }];
    });
    const byPrefix = new Map(known);
    const prefixLengths = new Set(known.map(([{ length }]) => length));
    const aboveKnown = new Set(known.flatMap(([prefix]) => directoriesAbove(prefix)));
    return (path) => {
        // A submodule or a link.
        if (aboveKnown.has(path))
            return true;
        for (const each of [path, ...directoriesAbove(path)]) {
            for (const prefixLength of prefixLengths) {
                const { suffixes, lengths = [] } = byPrefix.get(each.slice(0, prefixLength)) ?? {};
                for (const length of lengths) {
                    const isLongEnough = each.length >= prefixLength + length;
                    if (isLongEnough && suffixes?.has(each.slice(each.length - length)))
                        return true;
                }
            }
        }
        return false;
    };
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ followRun; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19441);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69268);



/** The pauses between two looks. */
const PAUSE_MS = { first: 250, longest: 2_000 };
/** How long a run may have a status that says that it waits, although no part of it waits, until that is believed. */
const SETTLING_MS = 10_000;
/**
 * Follows a run that was overridden until nothing more happens to it by itself: it has ended, or it waits
 * for people. A service may need a while until a run goes on after an override.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
async function followRun(first, { client, clock, deadline, before }) {
    let watched = first;
    const settling = Math.min(deadline, clock.now() + SETTLING_MS);
    for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
        if (isAtRest(watched, before))
            return watched;
        const { status } = watched.run.attributes;
        // By its status it goes no further by itself, although no part of it says so.
        const seemsAtRest = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
        if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
            return watched;
        await clock.sleep(pauseMs);
        watched = await client.runs.show(first.run.id, { include: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .WATCHED */ .tC });
    }
}
/**
 * Whether a run has ended, or certainly waits for a person.
 *
 * @param before its status when it was overridden, if that was just now
 */
function isAtRest(watched, before) {
    const { run } = watched;
    const { status } = run.attributes;
    const isOfAnotherSystem = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_SYSTEMS */ .P.some(({ override }) => override.runStatus === status);
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(status) ||
        (isOfAnotherSystem && status !== before) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .partsThatMayWait */ .QD)(watched)) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForConfirmation */ .BS)(run));
}
//# sourceMappingURL=follow-run.js.map

/***/ }),

/***/ 27628:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: function() { return /* binding */ selectedWorkspaceOf; },
/* harmony export */   VU: function() { return /* binding */ queryWorkspaces; },
/* harmony export */   toQuery: function() { return /* binding */ toQuery; }
/* harmony export */ });
/* unused harmony export selectedNames */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46281);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36166);



/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    if (query === undefined)
        return [];
    const found = await client.workspaces.list(organization, query).all();
    // The service looks for a part of the name, anywhere in it.
    const { prefix = '' } = selector;
    return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
async function selectedWorkspaceOf({ run, workspace }, { organization, selectors }, client) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace');
    const ownName = workspace?.attributes.name.toLowerCase();
    const find = async (selector) => {
        if (selector.refused !== undefined)
            return [];
        if (selector.kind === 'query')
            return queryWorkspaces(client, organization, selector);
        if (ownName !== undefined && selector.name.toLowerCase() !== ownName)
            return [];
        const named = client.workspaces.showByName(organization, selector.name);
        return [await named.catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .noneIfNotFound */ .N3)].filter((each) => each !== undefined);
    };
    const isName = ({ kind }) => kind === 'name';
    const namesFirst = [...selectors].sort((one, other) => Number(isName(other)) - Number(isName(one)));
    for (const selector of id === undefined ? [] : namesFirst) {
        const found = (await find(selector)).find((each) => each.id === id);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
async function selectedNames({ organization, selectors }, client) {
    const names = new Set();
    for (const selector of selectors) {
        if (selector.refused !== undefined)
            continue;
        const found = selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
        if (selector.kind === 'name')
            names.add(selector.name);
        for (const { attributes } of found)
            names.add(attributes.name);
    }
    return [...names];
}
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project, prefix }) {
    const search = prefix === undefined ? {} : { search: prefix };
    if (project === undefined)
        return { tags, ...search };
    const id = await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .projectId */ .L)(client, organization, project);
    return id === undefined ? undefined : { tags, project: id, ...search };
}
//# sourceMappingURL=query-workspaces.js.map

/***/ }),

/***/ 36166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ projectId; },
/* harmony export */   y: function() { return /* binding */ openWithin; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80177);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);




/** The id of a project that is named, or written as an id; undefined if the token sees none. */
async function projectId(client, organization, project) {
    // A project may be called like the id of another one.
    const named = await client.names.project(organization, project);
    return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}
/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
function openWithin(client, organization) {
    const projects = new Map();
    const idOf = (project) => {
        const asking = projects.get(project) ?? projectId(client, organization, project);
        projects.set(project, asking);
        return asking;
    };
    return async (workspace, { tags, project }) => {
        const id = project && (await idOf(project));
        if (project !== undefined && id === undefined) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)} is visible to this token`;
        }
        if (project !== undefined && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'project') !== id) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it in the project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)}`;
        }
        return whyWithoutTags(client, workspace, tags);
    };
}
async function whyWithoutTags(client, workspace, tags) {
    const wanted = Array.isArray(tags)
        ? tags.map((name) => [name, undefined])
        : Object.entries(tags);
    if (wanted.length === 0)
        return undefined;
    const names = workspace.attributes['tag-names'] ?? [];
    // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
    if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
        return undefined;
    const effective = await client.workspaces
        .effectiveTags(workspace.id)
        .all()
        .catch((error) => {
        if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnseen */ .NM)(error))
            return undefined;
        throw error;
    });
    // The token may not read tags, or the service has none of this kind.
    if (effective === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `its tags are not visible to this token`;
    const pairs = new Map(effective.map((pair) => JSON.parse(pair)));
    const lacking = wanted.findIndex(([name, value]) => value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value);
    const tag = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__/* .tagWords */ .u0)(tags)[lacking];
    return tag === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it with the tag ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(tag)}`;
}
//# sourceMappingURL=within.js.map

/***/ }),

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

/***/ }),

/***/ 92875:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: function() { return /* binding */ previewOverride; },
/* harmony export */   X0: function() { return /* binding */ overrideRuns; },
/* harmony export */   sw: function() { return /* binding */ overrideRun; }
/* harmony export */ });
/* unused harmony exports describeOverrideItem, readOverridable */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79925);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10988);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19441);
/* harmony import */ var _gate_follow_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30968);
/* harmony import */ var _gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40370);
/* harmony import */ var _gate_read_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76617);
/* harmony import */ var _gate_read_policies_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11056);
/* harmony import */ var _gate_query_workspaces_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(27628);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69268);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30589);
/* harmony import */ var _model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60537);

















/** How long a run is followed after an override. */
const FOLLOWED_MS = 2 * 60_000;
/** What a person can do if an override of a run that only planned opens nothing. */
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
    if (!(0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_15__/* .saysSomething */ .XE)(reason)) {
        const needed = 'An override needs a reason, with a letter or a digit in it.';
        throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
    }
    const { run, workspace, plan } = await client.runs.show(runId, {
        include: ['workspace', 'plan'],
    });
    if (onlyIn !== undefined)
        await refuseOtherWorkspaces({ run, workspace }, onlyIn, client);
    const objects = await readObjects(client, runId);
    const answer = await client.account().catch(() => undefined);
    const by = answer?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const { status } = run.attributes;
    const lists = {
        overridden: [],
        refused: [],
        final: [],
        next: [],
        unjudged: [],
        audit: [],
        nextSteps: [],
    };
    const result = { runId, workspace: name, by, reason, status, ...lists };
    const comment = (0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_15__/* .signReason */ .Ss)(reason, actor);
    for (const { item, state, override } of objects) {
        if (state === undefined)
            continue;
        if (state === 'final')
            result.final.push(item);
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            result.next.push(item);
        else if (state === 'not-permitted')
            result.refused.push({ ...item, problem: NOT_PERMITTED });
        else {
            const problem = await tryOverride(() => override(comment));
            if (problem === undefined)
                result.overridden.push(item);
            else
                result.refused.push({ ...item, problem });
        }
    }
    if (result.overridden.length > 0) {
        result.audit.push({
            action: 'override',
            run: runId,
            workspace: name ?? '',
            by: actor.by ?? by,
            job: actor.job,
            at: clock.date().toISOString(),
            reason,
        });
        await followAfterOverride(result, client, clock);
    }
    const isEmpty = (0,_gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__/* .takesNoOverride */ .oj)(run, plan && (0,_gate_read_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .summarizePlan */ .PN)(plan)) === true;
    result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true, isEmpty));
    return result;
}
/**
 * Overrides runs one after the other. An error ends it: what was overridden before stays so. The results have the runs before that
 * error, and not the one at which it ended, even if some of its failures were overridden by then.
 *
 * @returns how many items each list of the results has together, the records of all, and the error that ended it
 */
async function overrideRuns(client, clock, requests) {
    const results = [];
    let failure;
    for (const request of requests) {
        try {
            results.push(await overrideRun(client, clock, request));
        }
        catch (error) {
            failure = { error };
            break;
        }
    }
    const count = (list) => results.flatMap((result) => result[list]).length;
    return {
        results,
        overridden: count('overridden'),
        refused: count('refused'),
        final: count('final'),
        next: count('next'),
        audit: results.flatMap(({ audit }) => audit),
        failure,
    };
}
/** What an override of a run would do, asked before it acts. */
async function previewOverride(client, runId, onlyIds) {
    const counts = { overridable: 0, refused: 0, final: 0 };
    for (const { item, state } of await readObjects(client, runId)) {
        if (state === undefined)
            continue;
        if (state === 'final')
            counts.final += 1;
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            continue;
        else if (state === 'not-permitted')
            counts.refused += 1;
        else
            counts.overridable += 1;
    }
    return counts;
}
/** Follows the overridden run, and adds to `result` what waits for a further override. */
async function followAfterOverride(result, client, clock) {
    const deadline = clock.now() + FOLLOWED_MS;
    const ports = { client, clock, deadline, before: result.status };
    try {
        const seen = await client.runs.show(result.runId, { include: _gate_run_js__WEBPACK_IMPORTED_MODULE_13__/* .WATCHED */ .tC });
        const { run } = await (0,_gate_follow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .followRun */ .R)(seen, ports);
        result.status = run.attributes.status;
        const { overridden, refused, final, next, unjudged } = result;
        const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
        const objects = await readObjects(client, result.runId);
        const goesOn = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('provisional', result.status) === 'moving';
        // A run that only planned stays "policy_checked".
        const isOver = !goesOn || result.status === 'policy_checked';
        for (const { item, state } of objects) {
            if (isOver && NEVER_ASKED.includes(item.status))
                unjudged.push(item);
            if (state === undefined || knownIds.has(item.id))
                continue;
            if (state === 'final')
                final.push(item);
            else
                next.push(item);
        }
    }
    catch (error) {
        // The override is done. That the run could not be read afterwards does not undo it.
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
    }
}
/**
 * What to do after an override, as whole sentences.
 *
 * @param planOnly whether the run is speculative
 * @param isEmpty whether its plan changes nothing, and was not asked to be applied then
 */
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly, isEmpty) {
    const steps = [];
    const names = (items) => items.map(describeOverrideItem).join(', ');
    if (next.length > 0) {
        steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
    }
    const isEnded = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunOver */ .Ck)(status) && planOnly;
    if (final.length > 0) {
        // A soft failure could have been overridden before the run ended.
        const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
        steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
    }
    if (refused.length > 0 && isEmpty) {
        steps.push(`The plan of run ${runId} changes nothing, and the service takes no override of such a run. Fix what failed: ${names(refused)}. Or set \`allow-empty-apply: true\`, and the next run takes one.`);
    }
    else if (refused.length > 0 && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunOver */ .Ck)(status)) {
        const fix = `The run has ended as "${status}", so the service takes no override. Fix what failed: ${names(refused)}.`;
        steps.push(planOnly ? REFUSED_FOR_GOOD : fix);
    }
    if (unjudged.length > 0 && next.length === 0) {
        const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
        steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
    }
    if (overridden.length === 0 || steps.length > 0)
        return steps;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('provisional', status);
    const isStopped = kind === 'stopped' || status === 'errored';
    return isStopped
        ? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
        : [
            `Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
        ];
}
/** As in `task stage ts-1`. */
function describeOverrideItem({ system, id }) {
    const itsSystem = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVICE_SYSTEMS */ .P.find(({ override }) => override.object === system);
    return `${itsSystem?.override.title ?? system} ${id}`;
}
/** The error that a request for an override is not valid. @param remedy what to do, as a sentence */
function cannotOverride(message, method, runId, remedy) {
    return new _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(message, {
        code: 'invalid',
        method,
        path: `/runs/${runId}`,
        remedy: `Nothing was overridden. ${remedy}`,
    });
}
/** @returns why the service refused it; undefined if it did not */
async function tryOverride(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
/** How many workspaces a message names. */
const MOST_NAMED = 10;
/** @throws ServiceError if the run is of none of these workspaces */
async function refuseOtherWorkspaces(seen, onlyIn, client) {
    if ((await (0,_gate_query_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .selectedWorkspaceOf */ .ED)(seen, onlyIn, client)) !== undefined)
        return;
    const { run } = seen;
    const named = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_16__/* .nameSome */ .Kf)(onlyIn.selectors.map(_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_14__/* .describeSelector */ .r5), MOST_NAMED)} of ${onlyIn.organization}`;
    const remedy = 'Name the workspace of the run, if it is one to override in.';
    throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the permission to override policies, in the organization, the project or the workspace';
/** The objects of all policy systems of a run, without those of its apply. */
async function readObjects(client, runId) {
    const objects = [];
    for (const system of _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVICE_SYSTEMS */ .P) {
        for (const item of await system.list(client, runId).all()) {
            const { id, attributes } = system.objectOf(item);
            if (system.isOfApply(item))
                continue;
            objects.push({
                item: { system: system.override.object, id, status: attributes.status },
                state: overrideStateOf(system.override, attributes),
                override: (comment) => system.sendOverride(client, id, comment),
            });
        }
    }
    return objects;
}
/** The status words of an object of which its policy system was never asked. */
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
    if (status === finalStatus)
        return 'final';
    if (status !== waitingStatus)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return isPermitted === false ? 'not-permitted' : 'overridable';
}
/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 *
 * @returns the ids of what waits for an override now, the failures in it, and as doubts why it is not known what would be
 *   accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
async function readOverridable(run, ports) {
    const observed = await readPolicies(run, ports, { waitsForPerson: true });
    const waiting = observed.flatMap(({ system, objects }) => objects
        .filter(({ object }) => overrideStateOf(system.override, object.attributes) === 'overridable')
        .map(({ object, contents }) => ({ object, system, contents })));
    const { results, runTasks, unfinished, doubts, errors } = mergeReadings(waiting.map(({ system, contents }) => 
    // An override is for failures that are known: without names that may be wrong, where a system has such.
    system.readCertain === undefined ? system.read(contents) : system.readCertain(contents)));
    const policies = results.filter(isAcceptedByOverride);
    const failures = [
        ...policies,
        ...runTasks
            .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
            .map(({ name }) => ({ runTask: name })),
    ];
    return {
        ids: waiting.map(({ object }) => object.id),
        failures,
        doubts: [
            ...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
            ...doubts,
            ...errors,
            ...unfinished.map(({ what, word }) => finding(CODES.noResult, phrase `The ${runPart(what)} is ${quoted(word)}.`)),
            ...(policies.every(hasPolicyName)
                ? []
                : [finding('policies-broken', phrase `A policy that failed has no name.`)]),
        ],
    };
}
/** Whether an override accepts this result. The failure of an advisory policy closes nothing, so it needs none. */
function isAcceptedByOverride({ status, level }) {
    if (status === 'passed' || status === 'overridden')
        return false;
    return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
//# sourceMappingURL=override-run.js.map

/***/ }),

/***/ 42489:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: function() { return /* binding */ directoryProblem; },
/* harmony export */   F5: function() { return /* binding */ findExcluding; },
/* harmony export */   _7: function() { return /* binding */ openPatterns; },
/* harmony export */   f3: function() { return /* binding */ findDirectories; },
/* harmony export */   z9: function() { return /* binding */ pathProblem; }
/* harmony export */ });
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21818);
/** Which directories the patterns of `plangate.yml` find. Paths are relative to the repository, with slashes; `.` is its root. */

/**
 * Finds directories: those that a pattern names, and that none with `!` names, in any place of the list. `*` is any part of
 * a name, `?` one character, `**` any directories or none. A name that begins with a dot is found where the pattern has the dot.
 */
function findDirectories(patterns, directories) {
    const found = patterns.filter((pattern) => !pattern.startsWith('!'));
    const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
    const named = new Set();
    const using = new Set();
    for (const directory of directories) {
        const finders = found.filter((pattern) => isNamed(pattern, directory));
        for (const pattern of finders)
            using.add(pattern);
        if (finders.length === 0)
            continue;
        const excluders = excluded.filter((pattern) => matchesDirectory(pattern.slice(1), directory));
        for (const pattern of excluders)
            using.add(pattern);
        if (excluders.length === 0)
            named.add(directory);
    }
    return {
        directories: [...named],
        findNothing: found.filter((pattern) => !using.has(pattern)),
        excludeNothing: excluded.filter((pattern) => !using.has(pattern)),
    };
}
/** The patterns at the root of the repository, without those that exclude. */
function openPatterns(patterns) {
    const found = patterns.filter((pattern) => !pattern.startsWith('!'));
    return openAt(found.map((pattern) => {
        const parts = pattern === '.' ? [] : pattern.split('/');
        return { parts, dots: parts.filter(isHidden).length };
    }));
}
/** The first pattern that excludes a directory; and the first that excludes all below it as well. */
function findExcluding(patterns, directory) {
    const excluding = patterns.filter((pattern) => pattern.startsWith('!') && matchesDirectory(pattern.slice(1), directory));
    return {
        itself: excluding[0],
        below: excluding.find((pattern) => /^(?:!|.*\/)\*\*$/.test(pattern)),
    };
}
function openAt(patterns) {
    return {
        into(name) {
            const inside = patterns.flatMap(({ parts, dots }) => {
                const [part] = parts;
                const left = isHidden(name) ? dots - 1 : dots;
                if (part === undefined || left < 0)
                    return [];
                // What is behind `**` may be in any directory below.
                if (part === '**')
                    return [{ parts, dots: left }];
                return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatch */ .uv)(part, name) ? [{ parts: parts.slice(1), dots: left }] : [];
            });
            return inside.length === 0 ? undefined : openAt(inside);
        },
    };
}
const isHidden = (name) => /^\../.test(name);
/** Whether the pattern fits, with all names alike. */
function matchesDirectory(pattern, directory) {
    // The root of the repository has no name that a pattern could fit.
    if (directory === '.' || pattern === '.')
        return pattern === directory || pattern === '**';
    return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatch */ .uv)(pattern, directory);
}
function isNamed(pattern, directory) {
    // A part with a dot fits no other part, so where there are as many, `*` and `**` stand for none with a dot.
    const count = (path) => path.split('/').filter(isHidden).length;
    return count(directory) <= count(pattern) && matchesDirectory(pattern, directory);
}
/** What is wrong with the path of one directory or file, which is no pattern, as the end of a sentence; undefined if nothing is. */
function pathProblem(written) {
    return /[*?!]/.test(written)
        ? 'has a sign of a pattern. Write one path.'
        : directoryProblem(written);
}
/** What is wrong with a pattern, as the end of a sentence; undefined if nothing is. */
function directoryProblem(written) {
    if (written === '.')
        return undefined;
    if (written.includes('\\'))
        return 'has a backslash. Write slashes.';
    if (/^\/|^~|^[A-Za-z]:/.test(written))
        return 'begins outside of the repository. Write it from the root, without a slash.';
    if (/[[\]{}]/.test(written))
        return 'has a bracket, which is no sign of a pattern. Write `*`, `?` or `**`.';
    const parts = written.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..')) {
        return 'has a part that is empty, `.` or `..`. Write it from the root of the repository.';
    }
    const stars = parts.find((part) => part.includes('**') && part !== '**');
    return stars === undefined
        ? undefined
        : 'has `**` in a part of a name. It stands between slashes.';
}
//# sourceMappingURL=directory-patterns.js.map

/***/ }),

/***/ 70955:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kV: function() { return /* binding */ MOST_SCANNERS; },
/* harmony export */   pW: function() { return /* binding */ MOST_IN_LIST; },
/* harmony export */   readSettingsFile: function() { return /* binding */ readSettingsFile; },
/* harmony export */   xG: function() { return /* binding */ LONGEST_TEXT; }
/* harmony export */ });
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96817);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90440);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28187);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54572);
/* harmony import */ var _model_read_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98443);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13491);
/* harmony import */ var _parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28608);
/* harmony import */ var _directory_patterns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42489);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18888);
/**
 * Reads the text of `plangate.yml` into values, or finds every problem of it, each with file and line. One problem refuses the whole
 * file: what it restricts could be left out otherwise.
 */










/** In characters: what YAML's reader takes less than a second for. */
const MOST_CHARACTERS = 100_000;
const MOST_KEYS = 100;
const MOST_IN_LIST = 1_000;
const LONGEST_TEXT = 1_000;
const MOST_PROBLEMS = 50;
/**
 * Reads the text of the file.
 *
 * @param path as people know it: it is in each problem, with the line
 * @param isPinned whether an address with a commit names it: some keys are for such a file alone, and others for that of a repository
 * @throws UnreadableFile if it is no text in UTF-8
 */
function readSettingsFile(text, path, isPinned = false) {
    const refused = (message, line) => ({
        problems: [{ where: line === undefined ? path : `${path}:${line}`, message }],
    });
    if (text.length > MOST_CHARACTERS) {
        return refused(`has more than ${MOST_CHARACTERS} characters, and nothing of it is read. Write patterns of directories, tags or projects in place of names.`);
    }
    const reading = (0,_model_read_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainYaml */ .g)((0,_model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeText */ .r0)(text).replace(/^\uFEFF/, ''));
    if ('problems' in reading) {
        return {
            problems: mostOf(reading.problems.map(({ line, message }) => ({ where: `${path}:${line}`, message })), path),
        };
    }
    const entries = reading.map ?? [];
    if (entries.length === 0)
        return refused('is empty, and an empty file chooses nothing. Write a key, or remove the file.');
    const reader = new Reader(path);
    const values = reader.readKeys(entries, isPinned);
    return reader.problems.length > 0
        ? { problems: mostOf(reader.problems, path) }
        : { file: { path, values } };
}
/** Each once: what is repeated on a line is said once. */
function mostOf(all, path) {
    const problems = [...new Map(all.map((problem) => [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencesOf */ .cj)([problem]), problem])).values()];
    const others = problems.length - MOST_PROBLEMS;
    if (others <= 0)
        return problems;
    return [
        ...problems.slice(0, MOST_PROBLEMS),
        { where: path, message: `has ${others} more problems. Correct these first.` },
    ];
}
/** Keys that are not for a pinned file, and why. */
const OF_REPOSITORIES = new Map([
    ['workspaces', 'is for the file of each repository. Take it out.'],
    ['like', 'is for a second gate of a repository. A pinned file says all by itself. Take it out.'],
    [
        'var-file',
        'begins at a directory of the gated repository, which has the file. Write `repository-may: [var-file]` in its place.',
    ],
]);
const OF_PINNED = new Map([
    [
        'repository-may',
        'counts only in a file that is named by the address of a commit. Take it out.',
    ],
]);
const KEY_NAMES = _keys_js__WEBPACK_IMPORTED_MODULE_3__/* .KEYS */ .R.map(({ name }) => name);
/** What `repository-may` may open. */
const OPENABLE = [
    ..._keys_js__WEBPACK_IMPORTED_MODULE_3__/* .KEYS */ .R.filter(({ effect }) => effect === 'takes away').map(({ name }) => name),
    'backend-config',
];
class Reader {
    problems = [];
    path;
    constructor(path) {
        this.path = path;
    }
    /** @param message continues a sentence that begins with the key */
    refuseValue(line, key, message) {
        this.problems.push({ where: `${this.path}:${line}: \`${key}\``, message });
    }
    refuse(line, message) {
        this.problems.push({ where: `${this.path}:${line}`, message });
    }
    readKeys(entries, isPinned) {
        const values = new Map();
        const extra = entries[MOST_KEYS];
        if (extra !== undefined) {
            this.refuse(extra.line, `has more than ${MOST_KEYS} keys in one map. There are not so many.`);
            return values;
        }
        for (const { key, line, value } of entries) {
            const spec = _keys_js__WEBPACK_IMPORTED_MODULE_3__/* .KEYS */ .R.find(({ name }) => name === key);
            const elsewhere = isPinned ? OF_REPOSITORIES.get(key) : OF_PINNED.get(key);
            if (spec === undefined)
                this.refuseKey(key, line);
            else if (elsewhere !== undefined)
                this.refuseValue(line, key, elsewhere);
            else {
                const read = this.readValue(spec, value);
                if (read !== undefined)
                    values.set(key, { ...read, line });
                if (read !== undefined && key === 'repository-may')
                    this.checkOpened(line, read.words);
            }
        }
        return values;
    }
    /** What a pinned file opens has to be closed by it. */
    checkOpened(line, keys) {
        for (const key of keys) {
            if (OPENABLE.includes(key))
                continue;
            const isKey = KEY_NAMES.includes(key);
            const near = isKey ? undefined : ((0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(key, OPENABLE) ?? (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(key, KEY_NAMES));
            const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
            const why = isKey ? 'which a repository may say anyhow' : 'which is no key';
            this.refuseValue(line, 'repository-may', `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(key)}, ${why}. ${remedy}`);
        }
    }
    refuseKey(key, line) {
        const instead = _keys_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_KEYS */ .v.get(key);
        if (instead !== undefined)
            this.refuse(line, `has the key ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(key)}, which ${instead}`);
        else
            this.refuseUnknown(key, line, KEY_NAMES);
    }
    refuseUnknown(key, line, known) {
        const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(key, known) ?? (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(key, KEY_NAMES);
        let remedy = 'It may restrict something, so nothing counts. Take it out.';
        if (near !== undefined)
            remedy = `Did you mean \`${near}\`?`;
        if (near !== undefined && !known.includes(near))
            remedy += ' It is a key of the file itself.';
        this.refuse(line, `has the key ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(key)}, which this version does not know. ${remedy}`);
    }
    readValue(spec, value) {
        const { name, kind } = spec;
        if (kind === 'workspaces') {
            const entries = this.readWorkspaces(value);
            return entries && { value: entries, words: entries.map(describeEntry), isList: true };
        }
        if (kind === 'scanners') {
            const entries = this.readScanners(value);
            return entries && { value: entries, words: entries.map(describeEntry), isList: true };
        }
        if (kind === 'list') {
            const items = this.readTexts(value, name, spec.parse);
            if (items === undefined)
                return undefined;
            const comment = spec.parseAll && items.find((item) => item.startsWith('#'));
            if (comment !== undefined) {
                const says = `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(comment)}, which counts as a comment. Take it out of the quotes.`;
                return this.refuseValue(value.line, name, says);
            }
            const all = spec.parseAll?.(items) ?? { value: items };
            if ('problem' in all)
                return this.refuseValue(value.line, name, all.problem);
            return { value: all.value, words: items, isList: true };
        }
        const one = parseOne(spec, value);
        if ('problem' in one)
            return this.refuseValue(value.line, name, one.problem);
        const words = [value.kind === 'scalar' ? String(value.value) : ''];
        return { value: one.value, words, isList: false };
    }
    /** A text, or a list of texts of which each is there once. */
    readTexts(value, name, parse) {
        const items = value.kind === 'list' ? value.items : [value];
        if (items.length === 0 || items.length > MOST_IN_LIST) {
            const says = items.length === 0 ? 'is an empty list. Write an item' : TOO_MANY;
            return this.refuseValue(value.line, name, `${says}, or take the key out.`);
        }
        const texts = new Set();
        let isWhole = true;
        for (const item of items) {
            const parsed = readItem(item, parse);
            if ('problem' in parsed || texts.has(parsed.value)) {
                const says = 'problem' in parsed ? parsed.problem : `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(parsed.value)} twice.`;
                this.refuseValue(item.line, name, says);
                isWhole = false;
            }
            else
                texts.add(parsed.value);
        }
        return isWhole ? [...texts] : undefined;
    }
    readWorkspaces(value) {
        if (value.kind !== 'list' || value.items.length === 0 || value.items.length > MOST_IN_LIST) {
            let says = `is ${kindOf(value)}. ${ENTRIES}`;
            if (value.kind === 'list')
                says = value.items.length === 0 ? `is an empty list. ${ENTRIES}` : `${TOO_MANY}.`;
            return this.refuseValue(value.line, 'workspaces', says);
        }
        const lines = new Map();
        const read = value.items.flatMap((item) => {
            const entry = this.readEntry(item);
            if (entry === undefined)
                return [];
            const words = describeEntry(entry);
            const earlier = lines.get(words);
            if (earlier !== undefined) {
                this.refuse(item.line, `names again what line ${earlier} names: ${words}. Take one out.`);
            }
            lines.set(words, item.line);
            return [entry];
        });
        return read.length === value.items.length ? read : undefined;
    }
    readScanners(value) {
        const items = value.kind === 'list' ? value.items : [];
        if (items.length === 0 || items.length > MOST_SCANNERS) {
            const says = items.length === 0
                ? `is ${value.kind === 'list' ? 'an empty list' : kindOf(value)}. ${SCANNERS}`
                : `has more than ${MOST_SCANNERS} entries. Let one file have the runs of several.`;
            return this.refuseValue(value.line, 'scanners', says);
        }
        const read = items.flatMap((item) => this.readScanner(item) ?? []);
        for (const [at, { line, file, tool }] of read.entries()) {
            const same = read
                .slice(0, at)
                .find((one) => one.file === file && one.tool.toLowerCase() === tool.toLowerCase());
            if (same === undefined)
                continue;
            this.refuse(line, `names again what line ${same.line} names: ${tool} in ${file}. Take one out.`);
        }
        return read.length === items.length ? read : undefined;
    }
    readScanner(item) {
        if (item.kind !== 'map') {
            return this.refuse(item.line, `has ${kindOf(item)} in \`scanners\`. ${SCANNERS}`);
        }
        const before = this.problems.length;
        const texts = new Map();
        let approvers;
        let ignoreFiles;
        for (const { key, line, value } of item.entries) {
            if (!SCANNER_KEYS.includes(key))
                this.refuseUnknown(key, line, SCANNER_KEYS);
            else if (key === 'approvers') {
                approvers = this.readTexts(value, key);
                const checked = approvers && PARSE_APPROVERS?.(approvers);
                if (checked && 'problem' in checked)
                    this.refuseValue(line, key, checked.problem);
            }
            else if (key === 'ignore-files') {
                ignoreFiles = this.readTexts(value, key, parsePath);
            }
            else {
                const parsed = readItem(value, PARSE_SCANNER[key]);
                if ('problem' in parsed)
                    this.refuseValue(value.line, key, parsed.problem);
                else
                    texts.set(key, parsed.value);
            }
        }
        for (const key of ['file', 'tool']) {
            if (item.entries.some((entry) => entry.key === key))
                continue;
            this.refuse(item.line, `has an entry of \`scanners\` without \`${key}\`. ${SCANNERS}`);
        }
        const { file = '', tool = '', base, mandatory } = Object.fromEntries(texts);
        if (file === base)
            this.refuse(item.line, 'has one file for `file` and `base`. Scan twice.');
        if (this.problems.length > before)
            return undefined;
        return {
            line: item.line,
            file,
            tool,
            mandatory: _model_severity_js__WEBPACK_IMPORTED_MODULE_8__/* .SEVERITIES */ .oC.find((each) => each === mandatory) ?? 'high',
            ...(base !== undefined && { base }),
            ...(texts.has('configured-by') && { configuredBy: 'default-branch' }),
            ...(approvers !== undefined && { approvers }),
            ...(ignoreFiles !== undefined && { ignoreFiles }),
        };
    }
    readEntry(item) {
        if (item.kind !== 'map') {
            return this.refuse(item.line, `has ${kindOf(item)} in \`workspaces\`. ${ENTRIES}`);
        }
        const { line } = item;
        const form = Object.entries(FORMS).find(([first]) => item.entries.some(({ key }) => key === first));
        if (form === undefined) {
            const [first] = item.entries;
            if (first === undefined)
                return this.refuse(line, `has an empty entry. ${ENTRIES}`);
            for (const { key, line: at } of item.entries)
                this.refuseUnknown(key, at, ENTRY_KEYS);
            return undefined;
        }
        const fields = this.readFields(item.entries, form);
        if (fields === undefined)
            return undefined;
        const { texts, tags = [], within } = fields;
        const [name] = texts.get('name') ?? [];
        const [directory] = texts.get('directory') ?? [];
        const [project] = texts.get('project') ?? [];
        const patterns = texts.get('directories');
        if (patterns !== undefined) {
            const varFiles = texts.get('var-file');
            const problem = varFiles && patternOfFilesProblem(varFiles, within);
            if (problem !== undefined)
                return this.refuseValue(line, 'var-file', problem);
            return { line, kind: 'directories', patterns, within, varFiles: varFiles?.[0] };
        }
        if (name === undefined)
            return { line, kind: 'query', tags, ...(project !== undefined && { project }) };
        const placed = { ...(directory !== undefined && { directory }), ...plannedWithOf(texts) };
        for (const key of FILE_KEYS) {
            const problem = filesProblem(texts.get(key) ?? [], directory);
            if (problem !== undefined)
                return this.refuseValue(line, key, problem);
        }
        return { line, kind: 'name', name, ...placed };
    }
    /** The fields of an entry, or of its `within`; undefined if one has a problem. */
    readFields(entries, [first, allowed]) {
        const before = this.problems.length;
        const fields = { texts: new Map() };
        for (const { key, line, value } of entries) {
            if (!allowed.includes(key)) {
                if (!ENTRY_KEYS.includes(key))
                    this.refuseUnknown(key, line, allowed);
                else
                    this.refuse(line, `has \`${key}\` beside \`${first}\`. Make it two entries, or take one out.`);
            }
            else if (key === 'tags')
                fields.tags = this.readTags(value);
            else if (key === 'within')
                fields.within = this.readWithin(value);
            else if (!LISTS.includes(key) && value.kind === 'list') {
                this.refuseValue(value.line, key, `is a list. Write one text.`);
            }
            else {
                const texts = this.readTexts(value, key, PARSE_FIELD[key]);
                if (texts !== undefined)
                    fields.texts.set(key, texts);
                if (texts?.every((text) => text.startsWith('!')) === true && key === 'directories') {
                    this.refuseValue(line, 'directories', 'only exclude. Write a pattern that finds some.');
                }
            }
        }
        return this.problems.length > before ? undefined : fields;
    }
    readWithin(value) {
        if (value.kind !== 'map' || value.entries.length === 0) {
            return this.refuseValue(value.line, 'within', 'is no map. Write `{ project: NAME }` or `{ tags: [NAME] }`.');
        }
        const fields = this.readFields(value.entries, ['within', ['project', 'tags']]);
        if (fields === undefined)
            return undefined;
        const [project] = fields.texts.get('project') ?? [];
        return { tags: fields.tags ?? [], ...(project !== undefined && { project }) };
    }
    readTags(value) {
        if (value.kind !== 'map')
            return this.readTexts(value, 'tags');
        if (value.entries.length === 0) {
            return this.refuseValue(value.line, 'tags', 'is an empty map. Name a tag.');
        }
        const before = this.problems.length;
        const pairs = value.entries.map(({ key, line, value: of }) => {
            const name = textProblem(key);
            if (name !== undefined)
                this.refuse(line, `has a tag whose name ${name}`);
            const isEmpty = of.kind === 'scalar' && of.value === '';
            const text = isEmpty ? { value: '' } : readItem(of);
            if ('problem' in text)
                this.refuse(of.line, `has the tag ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(key)}, which ${text.problem}`);
            return [key, 'value' in text ? text.value : ''];
        });
        return this.problems.length > before ? undefined : Object.fromEntries(pairs);
    }
}
/** The key that makes an entry what it is, and the keys that may be beside it. The first that an entry has counts. */
const FORMS = {
    directories: ['directories', 'within', 'var-file'],
    name: ['name', 'directory', 'var-file', 'backend-config', 'terraform-workspace'],
    tags: ['tags', 'project'],
    project: ['project'],
};
/** Those that name files from the directory of the entry. */
const FILE_KEYS = ['var-file', 'backend-config'];
/** Those that may be one text or a list. */
const LISTS = ['directories', ...FILE_KEYS];
const ENTRY_KEYS = [...new Set(Object.values(FORMS).flat())];
const ENTRIES = 'Write a list of `{ directories: live/* }`, `{ name: app, directory: live/app }`, `{ tags: [net, aws] }` or `{ project: Shop }`.';
const TOO_MANY = `has more than ${MOST_IN_LIST} items. Write patterns of directories, tags or projects`;
const PARSE_FIELD = {
    name: (text) => _parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_.test(text) ? { value: text } : { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}. ${_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_RULE */ .$h}` },
    directory: parsePath,
    directories: (text) => {
        const problem = (0,_directory_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryProblem */ .DG)(text.replace(/^!/, ''));
        return problem === undefined
            ? { value: text }
            : { problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}: it ${problem}` };
    },
    'var-file': parseFromDirectory,
    // Terraform takes what has a "=" for a value.
    'backend-config': (text) => text.includes('=') ? { problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}. Name a file.` } : parseFromDirectory(text),
    // It is a part of names at many backends.
    'terraform-workspace': (text) => /^[\w.-]+$/.test(text)
        ? { value: text }
        : { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}. Names have letters, digits, ".", "-" and "_" only.` },
};
/** A path from the root of the repository. */
function parsePath(text) {
    const problem = (0,_directory_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .pathProblem */ .z9)(text);
    return problem === undefined ? { value: text } : { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}: it ${problem}` };
}
/** A path of a file that begins at the directory of its entry. It may lead above it, and not out of the repository. */
function parseFromDirectory(text) {
    const [up = ''] = /^(?:\.\.\/)*/.exec(text) ?? [];
    const inside = text.slice(up.length);
    const problem = inside === '.' || inside === '' ? 'names a directory.' : (0,_directory_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryProblem */ .DG)(inside);
    return problem === undefined ? { value: text } : { problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}: it ${problem}` };
}
/** What is wrong with files that begin at a directory, as the end of a sentence; undefined if nothing is. */
function filesProblem(paths, directory = '.') {
    const pattern = paths.find((path) => /[*?]/.test(path));
    if (pattern !== undefined)
        return `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(pattern)}, a pattern. Write an entry for each file, or \`directories\`.`;
    const levels = directory === '.' ? 0 : directory.split('/').length;
    const outside = paths.find((path) => path.split('../').length - 1 > levels);
    return outside && `leads out of the repository: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(outside)}.`;
}
/** What is wrong with the files of variables of several directories, as the end of a sentence; undefined if nothing is. */
function patternOfFilesProblem(written, within) {
    const [pattern = '', ...others] = written;
    if (others.length > 0)
        return 'is a list. Write one pattern, as in `env/*.tfvars`.';
    if (within !== undefined)
        return 'has no `within` beside it: no `cloud` block says which workspaces. Take one out.';
    const isOne = _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .VARIABLES */ .ut.test(pattern) && /^[^*?]*\*[^*?]*$/.test(pattern);
    if (isOne)
        return undefined;
    return `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(pattern)}. Beside \`directories\` it has one \`*\` and ends with \`.tfvars\`, as in \`env/*.tfvars\`: each file is a workspace.`;
}
function plannedWithOf(texts) {
    const varFiles = texts.get('var-file') ?? [];
    const backendFiles = texts.get('backend-config') ?? [];
    const [terraformWorkspace] = texts.get('terraform-workspace') ?? [];
    const hasWorkspace = terraformWorkspace !== undefined;
    if (varFiles.length + backendFiles.length === 0 && !hasWorkspace)
        return {};
    return { plannedWith: { varFiles, backendFiles, ...(hasWorkspace && { terraformWorkspace }) } };
}
const MOST_SCANNERS = 20;
const SCANNER_KEYS = [
    'file',
    'tool',
    'mandatory',
    'base',
    'configured-by',
    'approvers',
    'ignore-files',
];
const SCANNERS = 'Write a list of `{ file: trivy.sarif, tool: Trivy }`.';
const parseExactly = (choices) => (text) => {
    const chosen = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseChoice */ .HU)(text, choices);
    if ('problem' in chosen)
        return { problem: `is no choice: ${chosen.problem}` };
    return chosen.value === text ? chosen : { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(text)}. Write it small.` };
};
/** They are written as those of `override-by`. */
const PARSE_APPROVERS = _keys_js__WEBPACK_IMPORTED_MODULE_3__/* .KEYS */ .R.find(({ name }) => name === 'override-by')?.parseAll;
const PARSE_SCANNER = {
    file: parsePath,
    base: parsePath,
    mandatory: parseExactly(_model_severity_js__WEBPACK_IMPORTED_MODULE_8__/* .SEVERITIES */ .oC),
    'configured-by': parseExactly(['default-branch']),
};
function kindOf(value) {
    if (value.kind !== 'scalar')
        return value.kind === 'map' ? 'a map' : 'a list';
    if (value.value === null)
        return 'no value';
    return typeof value.value === 'string'
        ? `the text ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(value.value)}`
        : `\`${value.written.slice(0, 60)}\``;
}
/** The end of a sentence about a text of the file; undefined if nothing is wrong with it. */
function textProblem(text) {
    if (text.length > LONGEST_TEXT)
        return `has more than ${LONGEST_TEXT} characters.`;
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
        return 'has control or invisible characters in it.';
    if (text !== text.trim() || text === '')
        return 'is empty, or begins or ends with a space.';
    return undefined;
}
/** Reads one text. What a parser takes for several items is none. */
function readItem(item, parse) {
    if (item.kind !== 'scalar' || typeof item.value !== 'string') {
        const remedy = item.kind === 'scalar' && item.value !== null ? ' Put it in quotes.' : ' Write a text.';
        return { problem: `has ${kindOf(item)} where a text belongs.${remedy}` };
    }
    const problem = textProblem(item.value);
    if (problem !== undefined)
        return { problem };
    const parsed = parse?.(item.value);
    if (parsed === undefined)
        return { value: item.value };
    if ('problem' in parsed)
        return parsed;
    if (!Array.isArray(parsed.value) || parsed.value.length === 1)
        return { value: item.value };
    return {
        problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(item.value)}, which is not one item. Write each as one of the list.`,
    };
}
const FLAGS = [true, false];
/** Reads a value that is no list. */
function parseOne(spec, value) {
    const written = value.kind === 'scalar' ? value.value : undefined;
    if (spec.kind === 'flag') {
        if (typeof written === 'boolean')
            return { value: written };
        return { problem: `is ${kindOf(value)}. Write \`true\` or \`false\`.` };
    }
    if (spec.kind === 'number') {
        const isPlain = value.kind === 'scalar' && /^(?:0|[1-9]\d{0,8})$/.test(value.written);
        if (isPlain && typeof written === 'number')
            return { value: written };
        return { problem: `is ${kindOf(value)}. Write a number, in digits only and without quotes.` };
    }
    // A choice may have the words of a flag.
    const isFlagOf = (word) => FLAGS.includes(word) && spec.choices?.includes(String(word));
    if (isFlagOf(written))
        return { value: String(written) };
    const item = readItem(value, spec.kind === 'text' ? spec.parse : undefined);
    if ('problem' in item || spec.kind === 'text')
        return item;
    if (spec.kind === 'duration')
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E9)(item.value);
    const chosen = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseChoice */ .HU)(item.value, spec.choices ?? []);
    if ('problem' in chosen || chosen.value === item.value)
        return chosen;
    return { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(item.value)}. Write \`${chosen.value}\`.` };
}
/** An entry of a list as people write it, on one line. */
function describeEntry(entry) {
    const written = Object.entries(entry).filter(([key]) => key !== 'line' && key !== 'kind');
    const parts = written.flatMap(([key, value]) => wordsOf(key, value));
    return `{ ${parts.join(', ')} }`;
}
/** The fields whose names in the file are not those in a program. */
const WRITTEN_AS = {
    patterns: 'directories',
    varFiles: 'var-file',
    backendFiles: 'backend-config',
    terraformWorkspace: 'terraform-workspace',
    configuredBy: 'configured-by',
    ignoreFiles: 'ignore-files',
};
function wordsOf(key, value) {
    if (value === undefined || (Array.isArray(value) && value.length === 0))
        return [];
    if (key === 'plannedWith')
        return Object.entries(value).flatMap(([name, of]) => wordsOf(name, of));
    if (key === 'within') {
        const inner = Object.entries(value).flatMap(([name, of]) => wordsOf(name, of));
        return [`within: { ${inner.join(', ')} }`];
    }
    const name = WRITTEN_AS[key] ?? key;
    if (typeof value === 'string')
        return [`${name}: ${value}`];
    if (Array.isArray(value))
        return [`${name}: [${value.join(', ')}]`];
    const pairs = Object.entries(value).map(([tag, of]) => `${tag}: ${of}`);
    return [`${name}: { ${pairs.join(', ')} }`];
}
//# sourceMappingURL=read-settings-file.js.map

/***/ })

};
;