"use strict";
exports.id = 8490;
exports.ids = [8490];
exports.modules = {

/***/ 94264:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: function() { return /* binding */ keyedDigest160; },
/* harmony export */   SN: function() { return /* binding */ digest160; },
/* harmony export */   WA: function() { return /* binding */ DIGEST_PATTERN; },
/* harmony export */   dj: function() { return /* binding */ canonicalJson; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */


const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;
/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
const DIGEST_PATTERN = /^[a-z2-7]{32}$/;
/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return JSON.stringify(value ?? null);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** @param subject what is digested: texts of two subjects never have one digest */
function digest160(subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}
/** As `digest160`; who does not have the key cannot try values until one fits. */
function keyedDigest160(key, subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}
function toBase32(bytes) {
    let text = '';
    let rest = 0;
    let bits = 0;
    for (const byte of bytes.subarray(0, BYTES)) {
        rest = (rest << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
        rest &= 31;
    }
    return text;
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 98490:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tellPlan: function() { return /* binding */ tellPlan; }
});

// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/hidden-paths.js
var hidden_paths = __webpack_require__(56438);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/features/values/align.js
/** Which members of two lists are the same, in their order: the others were taken out or added. */

/** So many comparisons take some milliseconds; of longer lists what is the same in the middle is not looked for in their order. */
const MOST_COMPARISONS = 1_000_000;
/** @param one, other the texts of the members: the same if the members are */
function align(one, other) {
    let start = 0;
    while (start < one.length && start < other.length && one[start] === other[start])
        start += 1;
    let tail = 0;
    const most = Math.min(one.length, other.length) - start;
    while (tail < most && one[one.length - tail - 1] === other[other.length - tail - 1])
        tail += 1;
    const middle = alignMiddle(one.slice(start, one.length - tail), other.slice(start, other.length - tail));
    const pair = (before, after) => ({ before, after });
    return [
        ...Array.from({ length: start }, (_, at) => pair(at, at)),
        ...middle.map(({ before, after }) => ({
            ...(before !== undefined && { before: before + start }),
            ...(after !== undefined && { after: after + start }),
        })),
        ...Array.from({ length: tail }, (_, at) => pair(one.length - tail + at, other.length - tail + at)),
    ];
}
/** The longest common part, by a table of lengths. */
function alignMiddle(one, other) {
    const width = other.length + 1;
    if (one.length * other.length > MOST_COMPARISONS)
        return alignInRuns(one, other);
    const lengths = new Uint32Array((one.length + 1) * width);
    const lengthAt = (before, after) => lengths[before * width + after] ?? 0;
    for (let before = one.length - 1; before >= 0; before -= 1) {
        for (let after = other.length - 1; after >= 0; after -= 1) {
            lengths[before * width + after] =
                one[before] === other[after]
                    ? lengthAt(before + 1, after + 1) + 1
                    : Math.max(lengthAt(before + 1, after), lengthAt(before, after + 1));
        }
    }
    const aligned = [];
    let before = 0;
    let after = 0;
    while (before < one.length || after < other.length) {
        if (before < one.length && after < other.length && one[before] === other[after]) {
            aligned.push({ before, after });
            before += 1;
            after += 1;
        }
        else if (after >= other.length ||
            (before < one.length && lengthAt(before + 1, after) >= lengthAt(before, after + 1))) {
            aligned.push({ before });
            before += 1;
        }
        else {
            aligned.push({ after });
            after += 1;
        }
    }
    return aligned;
}
/** What is in both as often stays, where it keeps its order; all else is taken out and added. */
function alignInRuns(one, other) {
    const places = new Map();
    // The last first, so that the next one is taken from the end.
    for (let after = other.length - 1; after >= 0; after -= 1)
        (0,add_to/* addTo */.D)(places, other[after] ?? '', after);
    const aligned = [];
    let copied = 0;
    one.forEach((text, before) => {
        const waiting = places.get(text) ?? [];
        let after = waiting.pop();
        while (after !== undefined && after < copied)
            after = waiting.pop();
        if (after === undefined)
            aligned.push({ before });
        else {
            for (; copied < after; copied += 1)
                aligned.push({ after: copied });
            aligned.push({ before, after });
            copied = after + 1;
        }
    });
    for (; copied < other.length; copied += 1)
        aligned.push({ after: copied });
    return aligned;
}
//# sourceMappingURL=align.js.map
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
;// CONCATENATED MODULE: ./build/src/features/values/shown-value.js
/**
 * A value of a plan as it may be shown: what is hidden is not in it any more (`hide-values.ts` makes it). Where something of a value
 * is hidden, a number stands for it: equal values have equal numbers, so that a change is seen and nothing else.
 */

/** The value null; it is also used for what is not there. */
const NULL = { kind: 'literal', text: 'null' };
const isNull = (value) => value === undefined || (value.kind === 'literal' && value.text === 'null');
const isEmpty = (value) => (value.kind === 'list' && value.items.length === 0) ||
    (value.kind === 'map' && value.members.size === 0);
/** A text that two values have in common only if they are the same. Two unknown values have one, and are never the same. */
function keyOfValue(value) {
    switch (value.kind) {
        case 'literal':
            return `l${value.text}`;
        case 'text':
            return value.same === undefined ? JSON.stringify(value.text) : `t${value.same}`;
        case 'hidden':
            return `h${value.same}`;
        case 'unknown':
            return 'u';
        case 'list':
            return `[${value.items.map(keyOfValue).join()}]`;
        case 'map': {
            const members = Array.from(value.members, ([key, inner]) => `${JSON.stringify(key)}:${keyOfValue(inner)}`);
            return `{${members.sort().join()}}`;
        }
    }
}
/** Whether something in it is known only after the apply. */
function hasUnknown(value) {
    if (value.kind === 'list')
        return value.items.some(hasUnknown);
    if (value.kind === 'map')
        return [...value.members.values()].some(hasUnknown);
    return value.kind === 'unknown';
}
/** A number for each value, the same for the same value. */
function createIdentities() {
    const numbers = new Map();
    return (value) => {
        const key = (0,canonical/* canonicalJson */.dj)(value);
        const known = numbers.get(key) ?? numbers.size + 1;
        numbers.set(key, known);
        return known;
    };
}
//# sourceMappingURL=shown-value.js.map
;// CONCATENATED MODULE: ./build/src/features/values/diff-entry.js
/**
 * What changes in an entry of a plan, as lines that any writer can draw: a path, the value before and after, and what is known of
 * the change. Of lists, maps and texts there is what differs in them. Everything that is changed is in a line; what a writer
 * folds, it counts.
 */



function diffEntry(entry) {
    const { before, after, marks, forcing, ...facts } = entry;
    // What is forgotten stays as it is, and what is created in its place has all of its values.
    const staysAsItIs = entry.does === 'forget' && isNull(after);
    const found = [];
    const empty = [];
    let unchanged = 0;
    if (!staysAsItIs) {
        const isOneSided = isNull(before) || isNull(after);
        const attributesOf = (value) => value?.kind === 'map' && facts.part !== 'output' ? value.members : undefined;
        const [one, other] = [attributesOf(before), attributesOf(after)];
        if (one === undefined && other === undefined) {
            compare([], before, after, found);
        }
        else {
            const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
            for (const name of names) {
                const [was, becomes] = [emptyAsNone(one?.get(name)), emptyAsNone(other?.get(name))];
                const only = was ?? becomes;
                if (isOneSided && only !== undefined && isEmpty(only)) {
                    empty.push(name);
                    continue;
                }
                const known = found.length;
                compare([name], was, becomes, found);
                if (found.length === known && only !== undefined)
                    unchanged += 1;
            }
        }
    }
    const changes = withMarks(found, marks);
    return {
        ...facts,
        changes: changes.map((change) => forcing.some((path) => isOneBelowOther(path, change.path))
            ? { ...change, forces: true }
            : change),
        unchanged: unchanged - (changes.length - found.length),
        empty,
    };
    /** Providers of the older kind write an empty text for no value. It is one where an attribute takes any type. */
    function emptyAsNone(value) {
        const isLegacy = value?.kind === 'text' && value.text === '' && !facts.takesAnyType;
        return isNull(value) || isLegacy ? undefined : value;
    }
}
/** A change of marks alone is a change. */
function withMarks(found, marks) {
    const all = [...found];
    for (const { path, becomes } of marks) {
        const at = all.findIndex((change) => isOneBelowOther(path, change.path));
        const known = all[at];
        if (known === undefined)
            all.push({ path, becomes });
        else
            all[at] = { ...known, becomes };
    }
    return all;
}
const isOneBelowOther = (one, other) => one.slice(0, other.length).every((step, at) => String(step) === String(other[at]));
/** Adds what differs at a path and below it. */
function compare(path, before, after, found) {
    if (before === undefined && after === undefined)
        return;
    if (isNull(before) !== isNull(after)) {
        found.push({
            path,
            before: isNull(before) ? undefined : before,
            after: isNull(after) ? undefined : after,
        });
        return;
    }
    if (before === undefined || after === undefined) {
        // A member that is null comes or goes.
        found.push({ path, before, after });
        return;
    }
    if (before.kind === 'map' && after.kind === 'map') {
        const keys = [...new Set([...before.members.keys(), ...after.members.keys()])];
        for (const key of keys)
            compare([...path, key], before.members.get(key), after.members.get(key), found);
        return;
    }
    if (before.kind === 'list' && after.kind === 'list') {
        compareLists(path, before.items, after.items, found);
        return;
    }
    if (keyOfValue(before) === keyOfValue(after) && !hasUnknown(after))
        return;
    if (before.kind === 'text' && after.kind === 'text') {
        const said = compareTexts(before, after);
        if (said !== undefined) {
            found.push({ path, before, after, ...said });
            return;
        }
    }
    found.push({ path, before, after });
}
function compareLists(path, before, after, found) {
    // An unknown member is none of those that were there.
    const textsOf = (items, side) => items.map((item, at) => (hasUnknown(item) ? `${side}${at}` : keyOfValue(item)));
    const aligned = align(textsOf(before, 'b'), textsOf(after, 'a'));
    let removed = [];
    let added = [];
    const flush = () => {
        // Between two members that stay, objects are compared with one another, in their order.
        for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
            const [one, other] = [removed[at], added[at]];
            const was = one === undefined ? undefined : before[one];
            const becomes = other === undefined ? undefined : after[other];
            const areObjects = was?.kind === 'map' && becomes?.kind === 'map';
            if (areObjects || (one === other && was !== undefined && becomes !== undefined)) {
                compare([...path, other ?? 0], was, becomes, found);
                continue;
            }
            if (was !== undefined)
                compare([...path, one ?? 0], was, undefined, found);
            if (becomes !== undefined)
                compare([...path, other ?? 0], undefined, becomes, found);
        }
        removed = [];
        added = [];
    };
    for (const { before: one, after: other } of aligned) {
        if (one !== undefined && other !== undefined)
            flush();
        else if (one !== undefined)
            removed.push(one);
        else if (other !== undefined)
            added.push(other);
    }
    flush();
}
/** The lines of texts that have several, or are JSON; undefined for others. */
function compareTexts({ text: before, same }, { text: after, same: sameAfter }) {
    // What differs may be hidden: then no line says it.
    const mayBeHidden = same !== undefined || sameAfter !== undefined;
    if (mayBeHidden && before === after)
        return undefined;
    const [one, other] = [linesOfJson(before), linesOfJson(after)];
    if (one !== undefined && other !== undefined) {
        if (one.join('\n') === other.join('\n'))
            return mayBeHidden ? undefined : { isRewritten: true };
        return { lines: differingLines(one, other), isJson: true };
    }
    if (!before.includes('\n') && !after.includes('\n'))
        return undefined;
    return { lines: differingLines(before.split('\n'), after.split('\n')) };
}
function differingLines(before, after) {
    return align(before, after).map(({ before: one, after: other }) => {
        const text = (other === undefined ? before[one ?? 0] : after[other]) ?? '';
        if (one !== undefined && other !== undefined)
            return { sign: ' ', text };
        return { sign: one === undefined ? '+' : '-', text };
    });
}
/** An object or a list that is written as a text, each member on a line of its own, with its names in their order. */
function linesOfJson(text) {
    if (!/^\s*[{[]/.test(text) || (0,json_text/* isJsonDeeperThan */.ZI)(text, json_text/* MOST_LEVELS */.Ez))
        return undefined;
    const value = (0,json_text/* parseExactly */.Ab)(text);
    if (typeof value !== 'object' || value === null)
        return undefined;
    return JSON.stringify(sorted(value), undefined, 2).split('\n');
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== 'object' || value === null)
        return value;
    const members = Object.entries(value).map(([name, inner]) => [
        name,
        sorted(inner),
    ]);
    return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}
//# sourceMappingURL=diff-entry.js.map
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/plan/configured-modules.js
var configured_modules = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/plan/count-words.js
var count_words = __webpack_require__(74742);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var entries = __webpack_require__(41293);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/plan/remove-texts.js
var remove_texts = __webpack_require__(47944);
// EXTERNAL MODULE: ./build/src/plan/sensitive-values.js
var sensitive_values = __webpack_require__(30508);
// EXTERNAL MODULE: ./build/src/policy/planned-changes.js
var planned_changes = __webpack_require__(69166);
;// CONCATENATED MODULE: ./build/src/features/values/hide-values.js
/**
 * Takes from the entries of a plan what must not be shown, before anything is compared or cut: what the plan marks as sensitive,
 * now or before, in each form in which a text can have it; what patterns of paths name; write-only arguments; the secrets of the job
 * and what looks like a credential.
 */













/** The entries that change something, in the order of the plan. Yields undefined between steps, so that the caller can let other work go on. */
function* shownEntries(json, asked) {
    const hiding = yield* openHiding(json, asked);
    const numbers = new Map();
    for (const entry of (0,entries/* entriesOf */.Mc)(json)) {
        if ((0,count_words/* wordsOfEntry */.tQ)(entry).length === 0)
            yield undefined;
        else
            yield toShown(entry, hiding, numbers);
    }
}
/** Finds all that is hidden in a plan, wherever it is. */
function* openHiding(json, asked) {
    const texts = new Set((0,sensitive_values/* sensitiveTexts */.bl)(dist/* parse */.qgA(read_plan/* asPlanDocument */.dB, { format_version: '', ...json.document })));
    const add = (value) => addTexts(value, texts);
    for (const entry of (0,entries/* entriesOf */.Mc)(json)) {
        yield undefined;
        const { values } = entry;
        const { sensitive } = marksOf(entry);
        for (const value of [values.before, values.after]) {
            addHidden(value, { path: pathOf(entry), sensitive, asked, add, depth: 0 });
        }
    }
    const states = [json.exact('planned_values'), (0,parse/* fieldOf */._F)(json.exact('prior_state'), 'values')];
    for (const state of states) {
        for (const { type, name, values } of (0,plan_json/* resourcesOf */.F3)(state)) {
            yield undefined;
            const path = [String(type), String(name)];
            addHidden(values, { path, sensitive: false, asked, add, depth: 0 });
        }
        for (const [name, output] of Object.entries((0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(state, 'outputs')))) {
            const path = ['output', name];
            addHidden((0,parse/* fieldOf */._F)(output, 'value'), { path, sensitive: false, asked, add, depth: 0 });
        }
    }
    const root = (0,parse/* fieldOf */._F)(json.exact('configuration'), 'root_module');
    const remove = (0,remove_texts/* removerOf */.O)(texts, remove_texts/* WHOLE_ONLY */.V);
    return {
        ...asked,
        clean: remembering((text) => asked.conceal(remove(text))),
        short: new Set([...texts].filter((text) => text !== '' && text.length < remove_texts/* WHOLE_ONLY */.V.shortest)),
        identify: createIdentities(),
        blockOf: (0,configured_modules/* findBlocks */.yM)(json.exact('configuration')),
        outputs: (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(root, 'outputs')),
    };
}
/** Before the digits of a number that has more of them than JavaScript keeps. */
const LONG_NUMBER = '\u0000#';
const isThere = (value) => value !== undefined && value !== null;
const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 200;
/** A value that stays is there twice, and the names of attributes are in each entry. */
function remembering(change) {
    const known = new Map();
    return (text) => {
        const changed = known.get(text) ?? change(text);
        if (text.length <= LONGEST_REMEMBERED) {
            if (known.size >= MOST_REMEMBERED)
                known.clear();
            known.set(text, changed);
        }
        return changed;
    };
}
/** Gives everything that is hidden by a mark, a pattern or its name. */
function addHidden(value, place) {
    const { path, sensitive, asked, add, depth } = place;
    if (isHiddenHere(path, sensitive, asked))
        add(value);
    else if (depth < lacked_values/* DEEPEST */.FI) {
        for (const [key, inner] of Object.entries((0,parse/* fieldsOf */.Pf)(value))) {
            addHidden(inner, {
                ...place,
                path: Array.isArray(value) ? path : [...path, key],
                sensitive: (0,plan_json/* markAt */.Hf)(sensitive, key),
                depth: depth + 1,
            });
        }
    }
}
function isHiddenHere(path, mark, { isHiddenPath }) {
    return (mark === true || isHiddenPath(path) || (path.length > 2 && (0,lacked_values/* isWriteOnlyName */.pW)(path.at(-1) ?? '')));
}
/** Every text in a value, also in JSON that is written as a text, and the keys of its maps. */
function addTexts(value, texts, depth = 0) {
    if (typeof value === 'string') {
        texts.add(value.startsWith(LONG_NUMBER) ? value.slice(LONG_NUMBER.length) : value);
        const inner = /^\s*[{[]/.test(value) && depth < 3 ? (0,parse/* parseJson */.qF)(value) : undefined;
        if (typeof inner === 'object' && inner !== null) {
            const innerTexts = new Set();
            addTexts(inner, innerTexts, depth + 1);
            for (const text of innerTexts)
                if (text.length >= remove_texts/* WHOLE_ONLY */.V.shortest)
                    texts.add(text);
        }
        return;
    }
    for (const inner of Object.values((0,parse/* fieldsOf */.Pf)(value)))
        addTexts(inner, texts, depth);
}
/** What one side marks is hidden on both. Old formats have no marks: there, each value counts as sensitive. */
function marksOf({ values }) {
    const { before, after, sensitiveBefore, sensitiveAfter } = values;
    const isUnmarked = (value, mark) => value !== undefined && value !== null && (mark === undefined || mark === null);
    const lacksMarks = isUnmarked(before, sensitiveBefore) || isUnmarked(after, sensitiveAfter);
    return { sensitive: lacksMarks || (0,sensitive_values/* joinMarks */.hq)(sensitiveBefore, sensitiveAfter) };
}
function pathOf(entry) {
    if (entry.list === 'output_changes')
        return ['output', String(entry.at)];
    return [(0,parse/* textIn */.r7)(entry.type) ?? '', (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(entry.said, 'name')) ?? ''];
}
const PARTS = {
    resource_changes: 'resource',
    resource_drift: 'drift',
    output_changes: 'output',
    action_invocations: 'action',
    deferred_changes: 'deferred',
    deferred_action_invocations: 'deferred',
    unknown: 'unknown',
};
const DOES = {
    'no-op': 'none',
    create: 'create',
    update: 'update',
    delete: 'delete',
    forget: 'forget',
    read: 'read',
    open: 'open',
    'create,delete': 'replace',
    'delete,create': 'replace',
    'create,forget': 'replace',
    'forget,create': 'replace',
};
function toShown(entry, hiding, numbers) {
    const { values, said } = entry;
    const words = (0,entries/* actionWords */.Iv)(entry);
    const block = hiding.blockOf(entry.address)?.block;
    const isOutput = entry.list === 'output_changes';
    const written = isOutput
        ? (0,parse/* fieldOf */._F)(hiding.outputs[String(entry.at)], 'expression')
        : block?.['expressions'];
    const place = { path: pathOf(entry), ...marksOf(entry), written, depth: 0 };
    const named = (address) => address !== undefined && keysIn(address).some((key) => isHiddenText(key, block, hiding))
        ? undefined
        : address;
    const { importing, previousAddress } = entry;
    const imported = (0,parse/* fieldsOf */.Pf)(importing);
    return {
        part: PARTS[entry.list],
        name: named(entry.name) ?? numberOf(entry, numbers),
        does: (0,entries/* isOfAction */.kY)(entry) ? 'invoke' : (DOES[words] ?? 'unknown'),
        createsFirst: words.startsWith('create,'),
        forgetsOld: words.includes(',') && words.includes('forget'),
        movedFrom: (0,entries/* isMoved */.yu)(entry) ? (named((0,parse/* textIn */.r7)(previousAddress)) ?? HIDDEN_ADDRESS) : undefined,
        importedAs: importing === undefined
            ? undefined
            : imported['unknown'] === true
                ? { kind: 'unknown', of: [] }
                : shownIn(imported['id'] ?? imported['identity'], {
                    ...place,
                    unknown: false,
                    sensitive: false,
                    written: undefined,
                }, hiding),
        deposed: asDeposed(entry.deposed),
        reason: (0,planned_changes/* asWord */.xS)(entry.reason),
        because: becauseOf(entry),
        takesAnyType: entry.type === 'terraform_data' || isOutput,
        forcing: (0,parse/* listOf */.c3)(entry.replacePaths).map((path) => forcingPath(path, place.sensitive, hiding)),
        before: shownIn(values.before, { ...place, unknown: false }, hiding),
        after: shownIn(values.after, { ...place, unknown: values.unknownAfter }, hiding),
        marks: (0,parse/* isRecord */.u4)(said) && isThere(values.before) && isThere(values.after)
            ? marksThatChange(entry, hiding)
            : [],
    };
}
const HIDDEN_ADDRESS = 'an address that is not shown';
const asDeposed = (key) => typeof key === 'string' && /^[0-9a-f]{1,32}$/.test(key)
    ? key
    : key === undefined
        ? undefined
        : '?';
function becauseOf({ said, around }) {
    const event = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(said, 'lifecycle_action_trigger'), 'action_trigger_event');
    return ((0,planned_changes/* asWord */.xS)((0,parse/* fieldOf */._F)(around, 'reason')) ??
        (typeof event === 'string' && /^[A-Za-z]{1,40}$/.test(event) ? event : undefined));
}
/** `aws_instance 3`: the third whose key is hidden. */
function numberOf(entry, numbers) {
    const kind = (0,parse/* textIn */.r7)(entry.type) ?? 'entry';
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    return `${kind} ${number} (its key is not shown)`;
}
/** The keys of an address, as they are without escapes. */
function keysIn(address) {
    return Array.from(address.matchAll(/\["((?:[^"\\]|\\.)*)"\]/gs), ([, key = '']) => {
        const read = (0,parse/* parseJson */.qF)(`"${key}"`);
        return typeof read === 'string' ? read : key;
    });
}
/** Whether a key has something hidden in it. A short one is not hidden where the configuration writes it out. */
function isHiddenText(text, block, hiding) {
    const shown = textShown(text, block?.['for_each_expression'], hiding);
    return shown.kind !== 'text' || shown.same !== undefined;
}
/** The steps that may be shown: those below a hidden value may not. */
function forcingPath(path, sensitive, hiding) {
    let mark = sensitive;
    const steps = [];
    for (const step of (0,parse/* listOf */.c3)(path)) {
        if (mark === true)
            break;
        mark = (0,plan_json/* markAt */.Hf)(mark, String(step));
        steps.push(typeof step === 'number' ? step : keyShown(String(step), hiding));
    }
    return steps;
}
function marksThatChange({ values }, hiding) {
    const found = [];
    const look = (one, other, path) => {
        if (!(0,plan_json/* isMarked */.rZ)(one) && !(0,plan_json/* isMarked */.rZ)(other))
            return;
        if (one === true || other === true) {
            if (one !== other && !((0,plan_json/* isMarked */.rZ)(one) && (0,plan_json/* isMarked */.rZ)(other))) {
                found.push({ path, becomes: other === true ? 'sensitive' : 'shown' });
            }
            return;
        }
        const keys = [...new Set([one, other].flatMap((mark) => Object.keys((0,parse/* fieldsOf */.Pf)(mark))))];
        const isList = Array.isArray(one) || Array.isArray(other);
        for (const key of keys) {
            const step = isList ? Number(key) : keyShown(key, hiding);
            if (path.length < lacked_values/* DEEPEST */.FI)
                look((0,plan_json/* markAt */.Hf)(one, key), (0,plan_json/* markAt */.Hf)(other, key), [...path, step]);
        }
    };
    // What has no value before has no mark that could change.
    const keys = Object.keys((0,parse/* fieldsOf */.Pf)(values.before));
    if (!(0,parse/* isRecord */.u4)(values.before))
        look(values.sensitiveBefore, values.sensitiveAfter, []);
    else
        for (const key of keys.filter((name) => isThere((0,parse/* fieldOf */._F)(values.before, name)))) {
            look((0,plan_json/* markAt */.Hf)(values.sensitiveBefore, key), (0,plan_json/* markAt */.Hf)(values.sensitiveAfter, key), [
                keyShown(key, hiding),
            ]);
        }
    return found;
}
/** @returns undefined where there is no value */
function shownIn(value, place, hiding) {
    const { path, unknown, sensitive, written, depth } = place;
    if (depth > lacked_values/* DEEPEST */.FI || isHiddenHere(path, sensitive, hiding)) {
        if (!isThere(value) && !(0,plan_json/* isMarked */.rZ)(unknown)) {
            // A write-only argument is null in each plan, whatever is given.
            const isGiven = (0,lacked_values/* isWriteOnlyName */.pW)(path.at(-1) ?? '') && written !== undefined;
            return isGiven ? { kind: 'hidden', same: 0 } : nullAt(value);
        }
        return { kind: 'hidden', same: hiding.identify([value, (0,plan_json/* isMarked */.rZ)(unknown)]) };
    }
    if (unknown === true)
        return { kind: 'unknown', of: referencesOf(written, hiding) };
    if (typeof value === 'string') {
        if (value.startsWith(LONG_NUMBER)) {
            return { kind: 'literal', text: value.slice(LONG_NUMBER.length) };
        }
        return textShown(value, written, hiding);
    }
    if (typeof value === 'number' || typeof value === 'boolean') {
        return { kind: 'literal', text: String(value) };
    }
    if (!isThere(value) && !(0,plan_json/* isMarked */.rZ)(unknown))
        return nullAt(value);
    const innerPlace = (key, isList) => ({
        path: isList ? path : [...path, key],
        unknown: (0,plan_json/* markAt */.Hf)(unknown, key),
        sensitive: (0,plan_json/* markAt */.Hf)(sensitive, key),
        written: writtenAt(written, key, depth),
        depth: depth + 1,
    });
    if (Array.isArray(value) || Array.isArray(unknown)) {
        const [items, marks] = [(0,parse/* listOf */.c3)(value), (0,parse/* listOf */.c3)(unknown)];
        return {
            kind: 'list',
            items: Array.from({ length: Math.max(items.length, marks.length) }, (_, at) => shownIn(items[at], innerPlace(String(at), true), hiding) ?? NULL),
        };
    }
    const marked = Object.entries((0,parse/* fieldsOf */.Pf)(unknown)).filter(([, mark]) => (0,plan_json/* isMarked */.rZ)(mark));
    const members = new Map();
    const keys = new Set([...Object.keys((0,parse/* fieldsOf */.Pf)(value)), ...marked.map(([key]) => key)]);
    if (depth === 0)
        for (const key of Object.keys((0,parse/* fieldsOf */.Pf)(written)))
            if ((0,lacked_values/* isWriteOnlyName */.pW)(key))
                keys.add(key);
    for (const key of keys) {
        const inner = shownIn((0,parse/* recordOf */.zv)(value)[key], innerPlace(key, false), hiding);
        if (inner !== undefined)
            members.set(keyShown(key, hiding), inner);
    }
    return { kind: 'map', members };
}
const nullAt = (value) => (value === null ? NULL : undefined);
/** What the configuration says of a member: of an attribute of a block, an element of a list of blocks, or of a constant. */
function writtenAt(written, key, depth) {
    const constant = (0,parse/* fieldOf */._F)(written, 'constant_value');
    if (constant !== undefined)
        return (0,parse/* fieldOf */._F)(constant, key) ?? constant;
    // An expression is of all that is below it.
    if (depth > 0 && (0,parse/* isRecord */.u4)(written) && Array.isArray(written['references']))
        return written;
    if (Array.isArray(written))
        return written[Number(key)];
    return (0,parse/* isRecord */.u4)(written) && /^\d+$/.test(key) ? written : (0,parse/* fieldOf */._F)(written, key);
}
/** What an expression refers to; of a reference and its beginnings, the whole one. */
function referencesOf(written, hiding) {
    const all = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(written, 'references')).filter((one) => typeof one === 'string');
    return all
        .filter((one) => !all.some((other) => other !== one && /^[.[]/.test(other.slice(one.length)) && other.startsWith(one)))
        .filter((one) => keysIn(one).every((key) => !isHiddenText(key, undefined, hiding)))
        .slice(0, 5);
}
/** A name or a key of a map; of one that has something hidden in it, a number is left. */
function keyShown(key, hiding) {
    const shown = textShown(key, undefined, hiding);
    if (shown.kind === 'text' && shown.same === undefined)
        return key;
    return `*** ${keyOfValue(shown).slice(1)}`;
}
function textShown(text, written, hiding) {
    const hidden = () => ({ kind: 'hidden', same: hiding.identify(text) });
    if (hiding.short.has(text))
        return isWritten(written, text) ? { kind: 'text', text } : hidden();
    const shown = hiding.clean(text);
    if (shown === text)
        return { kind: 'text', text };
    return (0,go_text/* trimSpace */.Pd)(shown) === '***'
        ? hidden()
        : { kind: 'text', text: shown, same: hiding.identify(text) };
}
/** Whether the configuration has this text as a constant there. */
function isWritten(written, text) {
    if (written === text)
        return true;
    if (!(0,parse/* isRecord */.u4)(written))
        return false;
    const constant = written['constant_value'];
    return (constant === text || Object.hasOwn((0,parse/* fieldsOf */.Pf)(constant), text) || (0,parse/* listOf */.c3)(constant).includes(text));
}
//# sourceMappingURL=hide-values.js.map
// EXTERNAL MODULE: ./build/src/model/clip.js
var clip = __webpack_require__(94993);
// EXTERNAL MODULE: ./build/src/model/address.js
var address = __webpack_require__(3543);
;// CONCATENATED MODULE: ./build/src/features/values/write-diff.js
/** The diff of an entry as lines of text, in Terraform's words where it says them well. Every text is hostile until it is printed. */





/** A longer text is cut, around the first place at which it differs. */
const LONGEST_TEXT = 200;
/** So many lines as they were are shown before and after one that differs. */
const LINES_AROUND = 2;
/** The entry in one line: its sign, its name, and what happens to it. */
function diffHead(diff) {
    return `${signOf(diff)} ${diff.name} ${factsOf(diff).join(', ')}`;
}
/** What differs in it, below its head. */
function diffLines({ changes, unchanged, empty, does }) {
    const isComputed = ({ before, after, forces, becomes }) => before === undefined &&
        after?.kind === 'unknown' &&
        after.of.length === 0 &&
        !forces &&
        !becomes;
    // What the provider computes is one line: a new resource has dozens of these.
    const computed = changes.filter(isComputed);
    const folded = computed.length > 2 ? computed : [];
    const lines = changes.filter((change) => !folded.includes(change)).flatMap(linesOfChange);
    if (folded.length > 0) {
        lines.push(`+ ${folded.map(({ path }) => writePath(path)).join(', ')} = (known after apply)`);
    }
    if (empty.length > 0) {
        lines.push(`${does === 'delete' ? '-' : '+'} ${empty.join(', ')} = (empty)`);
    }
    if (unchanged > 0 && lines.length > 0)
        lines.push(`  (${attributeWords(unchanged)} unchanged)`);
    return lines.map((line) => line.trimEnd());
}
const attributeWords = (number) => `${(0,sentence/* formatNumber */.ZV)(number)} ${number === 1 ? 'attribute' : 'attributes'}`;
const SIGNS = {
    create: '+',
    update: '~',
    replace: '-/+',
    delete: '-',
    forget: '.',
    read: '<=',
    open: '<=',
    invoke: '»',
    none: '→',
    unknown: '?',
};
const signOf = ({ does, createsFirst }) => does === 'replace' && createsFirst ? '+/-' : SIGNS[does];
const write_diff_DOES = {
    create: 'will be created',
    update: 'will be updated in-place',
    replace: 'must be replaced',
    delete: 'will be destroyed',
    forget: 'will no longer be managed, and will not be destroyed',
    read: 'will be read during apply',
    open: 'will be opened during apply',
    invoke: 'will be invoked',
    none: 'stays as it is',
    unknown: 'changes in a way that this version does not know',
};
const OF_OUTPUTS = {
    create: 'will be added',
    update: 'will change',
    replace: 'will change',
    delete: 'will be removed',
};
const OF_DRIFT = {
    update: 'has changed outside of Terraform',
    delete: 'has been deleted outside of Terraform',
    none: 'has moved outside of Terraform',
};
/** What Terraform says in place of the words of an action. */
const REPLACED_BECAUSE = {
    replace_because_tainted: 'is tainted, so it must be replaced',
    replace_by_request: 'will be replaced, as requested',
    replace_by_triggers: 'will be replaced due to changes in replace_triggered_by',
};
const BECAUSE = {
    delete_because_no_resource_config: 'it is not in the configuration',
    delete_because_wrong_repetition: 'it does not fit the count or for_each of its block',
    delete_because_count_index: 'its index is beyond count',
    delete_because_each_key: 'its key is not in for_each',
    delete_because_no_module: 'its module is not in the configuration',
    delete_because_no_move_target: 'it was moved to where nothing is configured',
    read_because_config_unknown: 'its configuration depends on values that are not known yet',
    read_because_dependency_pending: 'it depends on a resource with changes pending',
    read_because_check_nested: 'a check uses it',
};
function factsOf(diff) {
    const { part, does, reason = '', deposed, movedFrom, importedAs, because, forgetsOld } = diff;
    const ofPart = { output: OF_OUTPUTS, drift: OF_DRIFT }[part] ?? {};
    const isMoveOrImport = does === 'none' && (movedFrom !== undefined || importedAs !== undefined);
    const facts = [
        deposed === undefined ? '' : `(deposed object ${deposed})`,
        isMoveOrImport ? '' : (REPLACED_BECAUSE[reason] ?? ofPart[does] ?? write_diff_DOES[does]),
    ].filter(Boolean);
    return [
        ...(facts.length > 0 ? [facts.join(' ')] : []),
        ...(forgetsOld ? ['the old object is forgotten, and not destroyed'] : []),
        ...(BECAUSE[reason] === undefined ? [] : [`because ${BECAUSE[reason]}`]),
        ...(movedFrom === undefined ? [] : [`moved from ${movedFrom}`]),
        ...(importedAs === undefined ? [] : [`imported from ${inline(importedAs)}`]),
        ...(part === 'deferred'
            ? [`left to a later plan${because === undefined ? '' : ` (${because})`}`]
            : []),
        ...(part === 'action' && because !== undefined ? [`by ${because}`] : []),
    ];
}
/** `a.b[0]["c d"]` */
function writePath(path) {
    const [first = '', ...rest] = path;
    const isName = (step) => typeof step === 'string' && /^[A-Za-z_][\w-]*$/.test(step);
    return rest.reduce((written, step) => `${written}${isName(step) ? `.${step}` : (0,address/* writeIndex */._M)(step)}`, typeof first === 'number' ? (0,address/* writeIndex */._M)(first) : first);
}
function linesOfChange(change) {
    const { path, before, after, lines, isJson, isRewritten, forces, becomes } = change;
    const name = writePath(path);
    const label = name === '' ? '' : `${name} = `;
    const note = [
        forces ? 'forces replacement' : '',
        becomes === undefined
            ? ''
            : becomes === 'sensitive'
                ? 'becomes sensitive'
                : 'is no longer sensitive',
        isRewritten ? 'white space or the order of keys' : '',
    ]
        .filter(Boolean)
        .map((words) => ` # ${words}`)
        .join('');
    if (before === undefined && after === undefined)
        return [`~ ${label}(sensitive)${note}`];
    if (lines !== undefined) {
        const kind = isJson ? 'JSON' : 'text';
        return [`~ ${label}(${kind})${note}`, ...withoutFarLines(lines).map((line) => `    ${line}`)];
    }
    if (isRewritten)
        return [`~ ${label}(text)${note}`];
    if (before === undefined || after === undefined) {
        const value = before ?? after;
        const sign = before === undefined ? '+' : '-';
        return value === undefined ? [] : oneSide(sign, path, value, note);
    }
    if (before.kind === 'text' && after.kind === 'text' && before.text === after.text) {
        // What differs is hidden.
        return isShort(after)
            ? [`~ ${label}${inline(after)} # in what is hidden${note}`]
            : [`~ ${label}(text) # in what is hidden${note}`];
    }
    if (!isShort(before) || !isShort(after)) {
        return [...oneSide('-', path, before, note), ...oneSide('+', path, after, '')];
    }
    if (before.kind === 'hidden' && after.kind === 'hidden')
        return [`~ ${label}(sensitive)${note}`];
    const [one, other] = cutAlike(before, after);
    return [`~ ${label}${one} -> ${other}${note}`];
}
/** A value that comes or goes: each part on a line of its own, and a text with several lines as these. */
function oneSide(sign, path, value, note) {
    const name = writePath(path);
    const label = name === '' ? '' : `${name} = `;
    if ((value.kind === 'list' || value.kind === 'map') && !isEmpty(value)) {
        const members = value.kind === 'list' ? value.items.entries() : value.members;
        return Array.from(members).flatMap(([step, inner]) => oneSide(sign, [...path, step], inner, note));
    }
    const lines = value.kind === 'text'
        ? (linesOfJson(value.text) ??
            (value.text.includes('\n') ? value.text.split('\n') : undefined))
        : undefined;
    if (lines === undefined || lines.length < 2)
        return [`${sign} ${label}${inline(value)}${note}`];
    return [`${sign} ${label}(text)${note}`, ...lines.map((line) => `    ${sign} ${line}`)];
}
/** Whether it is written on a line with another one. */
const isShort = (value) => (value.kind !== 'list' &&
    value.kind !== 'map' &&
    !(value.kind === 'text' && value.text.includes('\n'))) ||
    isEmpty(value);
/** A value on one line. */
function inline(value, most = LONGEST_TEXT) {
    switch (value.kind) {
        case 'literal':
            return value.text;
        case 'text':
            return JSON.stringify((0,clip/* clip */.$)(value.text, most));
        case 'hidden':
            return '(sensitive)';
        case 'unknown':
            return value.of.length === 0
                ? '(known after apply)'
                : `(known after apply: ${value.of.join(', ')})`;
        case 'list':
            return `[${value.items.map((item) => inline(item, most)).join(', ')}]`;
        case 'map': {
            const members = Array.from(value.members, ([key, inner]) => `${key} = ${inline(inner, most)}`);
            return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
        }
    }
}
/** Two long texts that begin alike are shown from shortly before they differ. */
function cutAlike(before, after) {
    if (before.kind !== 'text' || after.kind !== 'text')
        return [inline(before), inline(after)];
    if (Math.max(before.text.length, after.text.length) <= LONGEST_TEXT) {
        return [inline(before), inline(after)];
    }
    let same = 0;
    while (same < before.text.length && before.text[same] === after.text[same])
        same += 1;
    const from = Math.max(0, same - 20);
    const cut = ({ text }) => JSON.stringify((0,clip/* clip */.$)(`${from > 0 ? '…' : ''}${text.slice(from)}`, LONGEST_TEXT));
    return [cut(before), cut(after)];
}
/** Lines that differ, and some around them. */
function withoutFarLines(lines) {
    const differs = lines.map(({ sign }) => sign !== ' ');
    const isNear = (at) => differs.slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND + 1).includes(true);
    const shown = [];
    let skipped = 0;
    const flush = () => {
        if (skipped > 0)
            shown.push(`  … ${(0,sentence/* formatNumber */.ZV)(skipped)} ${skipped === 1 ? 'line' : 'lines'}`);
        skipped = 0;
    };
    lines.forEach(({ sign, text }, at) => {
        if (!isNear(at)) {
            skipped += 1;
            return;
        }
        flush();
        shown.push(`${sign} ${text}`);
    });
    flush();
    return shown;
}
//# sourceMappingURL=write-diff.js.map
;// CONCATENATED MODULE: ./build/src/features/values/tell-plan.js
/** What a plan changes, with its values, as lines for a terminal: on the first screen what matters most, and the rest by its number. */






async function tellPlan(json, { hideValues, conceal, signal }) {
    const isHiddenPath = (0,hidden_paths/* hiddenPaths */.v_)(hideValues);
    const diffs = await (0,take_turn/* runInTurns */.hp)(readDiffs(json, { isHiddenPath, conceal }), signal);
    const sections = sectionsOf(diffs);
    return {
        onScreen: (rows) => fit(sections, rows),
        lines: () => linesOfSections(sections, Infinity),
        entries: () => sections.flatMap(({ title, entries }) => entries.map(({ head, lines }) => ({ title, head, lines }))),
    };
}
function* readDiffs(json, asked) {
    const diffs = [];
    for (const entry of shownEntries(json, asked)) {
        if (entry !== undefined)
            diffs.push(diffEntry(entry));
        yield;
    }
    return diffs;
}
/** The worst first. */
const ORDER = [
    'unknown',
    'delete',
    'replace',
    'forget',
    'invoke',
    'update',
    'create',
    'none',
    'read',
    'open',
];
const TITLES = {
    resource: '',
    action: '',
    unknown: '',
    output: 'Outputs:',
    deferred: 'Left to a later plan:',
    drift: 'Changed outside of Terraform:',
};
function sectionsOf(diffs) {
    const titles = [...new Set(Object.values(TITLES))];
    return titles.flatMap((title) => {
        const ofTitle = diffs
            .filter(({ part }) => TITLES[part] === title)
            .sort((one, other) => ORDER.indexOf(one.does) - ORDER.indexOf(other.does));
        const entries = ofTitle.map((diff) => ({ diff, head: diffHead(diff), lines: diffLines(diff) }));
        return entries.length === 0 ? [] : [{ title, entries }];
    });
}
const INDENT = '    ';
/** @param most lines of one entry */
function linesOfSections(sections, most) {
    return sections.flatMap(({ title, entries }) => [
        ...(title === '' ? [] : [title]),
        ...entries.flatMap(({ head, lines }) => [
            head,
            ...cut(lines, most).map((line) => `${INDENT}${line}`),
        ]),
    ]);
}
function cut(lines, most) {
    if (lines.length <= most)
        return lines;
    const left = lines.length - Math.max(0, most - 1);
    return most === 0 ? [] : [...lines.slice(0, most - 1), `… ${(0,sentence/* formatNumber */.ZV)(left)} more lines`];
}
/** Of so few entries nothing is left out, although the terminal scrolls. */
const FEW_ENTRIES = 12;
const FEW_LINES = 200;
/** How many lines of one entry are tried. */
const LINES_OF_ENTRY = [24, 12, 6, 3, 0];
function fit(sections, rows) {
    const whole = linesOfSections(sections, Infinity);
    const number = sections.reduce((sum, { entries }) => sum + entries.length, 0);
    if (whole.length <= rows || (number <= FEW_ENTRIES && whole.length <= FEW_LINES)) {
        return { lines: whole, isWhole: true };
    }
    for (const most of LINES_OF_ENTRY) {
        const lines = linesOfSections(sections, most);
        if (lines.length <= rows)
            return { lines, isWhole: false };
    }
    return { lines: firstOf(sections, rows), isWhole: false };
}
/** As many entries as have room, by their heads, and the others by what happens to them. */
function firstOf(sections, rows) {
    const all = sections.flatMap(({ title, entries }) => entries.map(({ diff, head }) => ({ diff, line: title === '' ? head : `${title} ${head}` })));
    const shown = all.slice(0, Math.max(1, rows - 1));
    const numbers = new Map();
    for (const { diff } of all.slice(shown.length)) {
        const words = restWords(diff);
        numbers.set(words, (numbers.get(words) ?? 0) + 1);
    }
    const rest = Array.from(numbers, ([words, number]) => `${(0,sentence/* formatNumber */.ZV)(number)} ${words}`);
    const left = (0,sentence/* formatNumber */.ZV)(all.length - shown.length);
    return [...shown.map(({ line }) => line), `… and ${left} more: ${rest.join(', ')}`];
}
const REST_WORDS = {
    create: 'created',
    update: 'updated in-place',
    replace: 'replaced',
    delete: 'destroyed',
    forget: 'no longer managed',
    read: 'read',
    open: 'opened',
    invoke: 'invoked',
    none: 'moved or imported',
    unknown: 'not known',
};
function restWords({ part, does }) {
    if (part === 'drift')
        return 'changed outside of Terraform';
    if (part === 'output')
        return 'of outputs';
    return part === 'deferred' ? 'left to a later plan' : REST_WORDS[does];
}
//# sourceMappingURL=tell-plan.js.map

/***/ }),

/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ runConcurrently; },
/* harmony export */   Vm: function() { return /* binding */ takeTurn; },
/* harmony export */   hp: function() { return /* binding */ runInTurns; },
/* harmony export */   tJ: function() { return /* reexport safe */ node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */


/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;
let turnBeganAt = 0;
/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
async function takeTurn(signal) {
    signal?.throwIfAborted();
    if (performance.now() - turnBeganAt < TURN_MS)
        return;
    // After what was read or a program that ended, the first turn comes before signals are looked at.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    turnBeganAt = performance.now();
    signal?.throwIfAborted();
}
/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
async function runInTurns(steps, signal) {
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await takeTurn(signal);
    }
}
/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
async function runConcurrently(tasks, most) {
    const results = [];
    const waiting = tasks.entries();
    // All workers take from one iterator, so that each task is run once.
    const work = async () => {
        for (const [index, task] of waiting)
            results[index] = await task();
    };
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
    return results;
}
//# sourceMappingURL=take-turn.js.map

/***/ }),

/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: function() { return /* binding */ isAddress; },
/* harmony export */   Pe: function() { return /* binding */ withoutKeys; },
/* harmony export */   WX: function() { return /* binding */ findAddresses; },
/* harmony export */   ZS: function() { return /* binding */ readPattern; },
/* harmony export */   _5: function() { return /* binding */ isIdentifier; },
/* harmony export */   _M: function() { return /* binding */ writeIndex; },
/* harmony export */   bX: function() { return /* binding */ LONGEST_MESSAGE; },
/* harmony export */   lS: function() { return /* binding */ splitAddress; },
/* harmony export */   ps: function() { return /* binding */ MOST_ADDRESSES; },
/* harmony export */   zq: function() { return /* binding */ readAddress; }
/* harmony export */ });
/* harmony import */ var _go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Addresses of resources: `module.net["a.b"].data.aws_subnet.this[0]`. Only this file reads them, finds them in texts
 * and writes them, so that all parts of the program understand one text in one way.
 */

const ONE_IDENTIFIER = new RegExp(`^${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}$`, 'u');
/** How much of a text is searched for addresses, in UTF-16 units. Nothing longer is an address. */
const LONGEST_MESSAGE = 4_000;
/** How many addresses of one text are kept. A text with more lists resources, and is no finding about them. */
const MOST_ADDRESSES = 100;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, and `\` escapes. */
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
/** A dot, a name, and the keys behind it: the groups are the name and the first key. */
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS), 'guy');
/** With `*` for any text in the name. */
const PATTERN_STEP = new RegExp(stepSource(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}*][${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}*]*`), 'guy');
/** Words and keys that are joined by dots. The first word may begin with a character that no name begins with. */
const CHAIN = new RegExp(String.raw `(?<![${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}])[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}]+(?:${KEY})*(?:\.${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}(?:${KEY})*)+`, 'gu');
const NAME_BEHIND_DOT = new RegExp(String.raw `\.[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
const LETTER = new RegExp(`(?!_)[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
/** After one of these, an address may be the rest of a path, of a host or of another name. */
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
/** Where a name may go on: releases of Terraform differ. */
const GOES_ON_BEFORE = new RegExp(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]$`, 'u');
const GOES_ON_BEHIND = new RegExp(`^[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]`, 'u');
/** The words that stand before the type if the block is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'];
/** Outside of modules, the type of a resource has an underscore; `example.com` is no address. */
const TYPE = /^[^_]+_/;
/** Whether HCL takes the text for a name. */
function isIdentifier(text) {
    return ONE_IDENTIFIER.test(text);
}
/** Reads a text that is an address, with or without attributes after it; undefined for any other text. */
function readAddress(text) {
    return readWhole(text, STEP)?.address;
}
/** Whether the text is an address, and nothing else that has dots. */
function isAddress(text) {
    const address = readAddress(text);
    return address?.text === text && isUnmistakable(address);
}
/** Reads an address in which `*` stands for any text; undefined if anything follows it. */
function readPattern(text) {
    const read = readWhole(text, PATTERN_STEP);
    return read?.rest.length === 0 ? read.address : undefined;
}
/**
 * Every address in the beginning of a text that a policy wrote. The author of the change may have chosen parts of the text.
 * A key is text, also if it looks like an address: none is looked for in it.
 */
function findAddresses(wholeText) {
    // The sign of the cut is a part of the text, so that no address ends there.
    const isLong = wholeText.length > LONGEST_MESSAGE;
    const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
    const addresses = new Set();
    let isCertain = true;
    // Most texts have no address, which this finds at once.
    if (!NAME_BEHIND_DOT.test(text))
        return { addresses: [], isCertain };
    for (const { 0: chain, index } of (0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesOf */ .th)(CHAIN, text)) {
        // The chain may begin with characters that no name begins with, as in `2aws_vpc.main`.
        const named = chain.slice(Math.max(0, chain.search(LETTER)));
        const { steps } = stepsIn(named, STEP);
        const read = readSteps(named, steps);
        if (read === undefined || !isUnmistakable(read.address)) {
            // A word of the sentence may be joined to an address, as in `see.aws_vpc.main`.
            if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
                isCertain = false;
            continue;
        }
        const preceding = text.slice(Math.max(0, index - 2), index);
        const isJoined = named !== chain ||
            BEFORE_REST.includes(preceding.slice(-1)) ||
            GOES_ON_BEFORE.test(preceding);
        // A key that does not end is in no chain, nor is one whose quotes are escaped as in JSON. A quote behind a key may be
        // the end of a longer key.
        const following = text.slice(index + chain.length, index + chain.length + 2);
        const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
        const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey || GOES_ON_BEHIND.test(following);
        if (isJoined || isCut || mayNameAnother(read))
            isCertain = false;
        if (isJoined || isCut)
            continue;
        if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
            return { addresses: [...addresses], isCertain: false };
        }
        addresses.add(read.address.text);
    }
    return { addresses: [...addresses], isCertain };
}
/**
 * Divides a text into steps.
 *
 * @param step the expression for one of them, which matches only where the last match ended
 * @returns the steps with which the text begins, and where they end
 */
function stepsIn(text, step) {
    const steps = [];
    let end = 0;
    // Each step begins with a dot, so positions are those in the text plus one.
    for (const { 0: whole, 1: name = '', 2: key, index } of (0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesOf */ .th)(step, `.${text}`)) {
        steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
        end = index + whole.length - 1;
    }
    return { steps, end };
}
function readWhole(text, step) {
    if (text.length > LONGEST_MESSAGE)
        return undefined;
    const { steps, end } = stepsIn(text, step);
    return end === text.length ? readSteps(text, steps) : undefined;
}
function mayBeginAddress(steps, index) {
    const { name, key } = steps[index] ?? { name: '', key: '' };
    const isPrefix = PREFIXES.some((prefix) => prefix === name);
    const lastOfAddress = index + (isPrefix ? 2 : 1);
    if (key !== undefined || lastOfAddress >= steps.length)
        return false;
    return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
    const modules = [];
    let next = 0;
    while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
        modules.push(...steps.slice(next + 1, next + 2));
        next += 2;
    }
    const prefix = PREFIXES.find((word) => isWord(steps[next], word));
    // A resource may have the type `action`, and then two names and no more.
    const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
    const first = isResource ? next : next + 1;
    const [type, name] = steps.slice(first, first + 2);
    if (type !== undefined && name !== undefined && type.key === undefined) {
        const blockType = isResource ? 'resource' : prefix;
        const block = { type: blockType, labels: [type.name, name.name] };
        const address = { text: text.slice(0, name.end), modules, block, key: name.key };
        return { address, rest: steps.slice(first + 2) };
    }
    const lastCall = modules.pop();
    if (lastCall === undefined)
        return undefined;
    const block = { type: 'module', labels: [lastCall.name] };
    const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
    return { address, rest: steps.slice(next) };
}
/** Whether a step is this word, without a key. */
function isWord(step, word) {
    return step?.name === word && step.key === undefined;
}
/** Whether a text with dots in this form can only be an address, and not a host or a file. */
function isUnmistakable({ modules, block: { type, labels } }) {
    return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
/** Whether what follows an address may be another one. */
function mayNameAnother({ address: { block }, rest }) {
    const [provider] = (block.labels[0] ?? '').split('_', 1);
    // No attribute begins like a type of the same provider, as `aws_`. Such a step begins another address.
    return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
/** The parts of an address between its dots; a dot inside a key does not separate. */
function splitAddress(address) {
    return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/gs) ?? [];
}
/** The address without keys, as the configuration names the resource. */
function withoutKeys(address) {
    return splitAddress(address)
        .map((part) => part.split('[', 1)[0] ?? '')
        .join('.');
}
/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
function writeIndex(key) {
    if (key === undefined)
        return '';
    return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '"': '\\"',
    '\\': '\\\\',
};
/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key) {
    const text = key
        .replaceAll(/["\\]|[^ -~]/gu, (sign) => ESCAPES[sign] ?? ((0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrinted */ .h2)(sign) ? sign : unicodeEscape(sign)))
        // HCL writes `${` and `%{` as `$${` and `%%{` where they begin no template.
        .replaceAll(/([$%])(?=\{)/g, '$1$1');
    return `"${text}"`;
}
/** `\u00a0`, or with eight digits for a character beyond the first plane. */
function unicodeEscape(character) {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
//# sourceMappingURL=address.js.map

/***/ }),

/***/ 56438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y2: function() { return /* binding */ readHiddenPath; },
/* harmony export */   v_: function() { return /* binding */ hiddenPaths; }
/* harmony export */ });
/* unused harmony export HIDDEN_BY_DEFAULT */
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

/** What often holds a secret. `!PATTERN` in `hide-values` takes one of these out. */
const HIDDEN_BY_DEFAULT = [
    '*.password',
    '*.*_password',
    '*.passphrase',
    '*.*_passphrase',
    '*.secret',
    '*.*_secret',
    '*.secret_string',
    '*.secret_binary',
    '*.secret_data',
    '*.secret_key',
    '*.*_secret_key',
    '*.private_key',
    '*.private_key_*',
    '*.*_private_key',
    '*.token',
    '*.*_token',
    '*.api_key',
    '*.*_api_key',
    '*.access_key',
    '*.*_access_key',
    '*.connection_string',
    '*.*_connection_string',
    '*.credentials',
    '*.plaintext_value',
    '*.user_data',
    '*.user_data_base64',
    '*.custom_data',
    '*.metadata_startup_script',
    '*.kube_config',
    '*.kube_config_raw',
    '*.kube_admin_config',
    '*.kube_admin_config_raw',
    'aws_ssm_parameter.*.value',
    'azurerm_key_vault_secret.*.value',
    'kubernetes_secret.*.data',
    'kubernetes_secret_v1.*.data',
    'tfe_variable.*.value',
    'vault_generic_secret.*.data_json',
];
const PATTERN = /^!?[A-Za-z0-9_*-]+(?:\.[A-Za-z0-9_*-]+)+$/;
/** Reads one line of `hide-values`. */
function readHiddenPath(text) {
    const takesOut = text.startsWith('!');
    if (!PATTERN.test(text)) {
        return {
            problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no pattern of a path. Write \`TYPE.NAME.ATTRIBUTE\` or \`output.NAME\`, with \`*\` for any name, as in \`*.user_data\`.`,
        };
    }
    if (takesOut && !HIDDEN_BY_DEFAULT.includes(text.slice(1))) {
        return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} takes out what is not in the default list.` };
    }
    return { value: text };
}
/** @param given lines of `hide-values` */
function hiddenPaths(given) {
    const takenOut = new Set(given.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));
    const patterns = [
        ...HIDDEN_BY_DEFAULT.filter((pattern) => !takenOut.has(pattern)),
        ...given.filter((line) => !line.startsWith('!')),
    ].map((pattern) => pattern.split('.'));
    // The same names end nearly all paths of a plan: which patterns fit the name is found out once.
    const byEnd = new Map();
    const endingIn = (end) => {
        const known = byEnd.get(end);
        if (known !== undefined)
            return known;
        const found = patterns.filter((pattern) => fitsName(pattern.at(-1) ?? '', end));
        if (byEnd.size < MOST_REMEMBERED)
            byEnd.set(end, found);
        return found;
    };
    return (path) => {
        const isOutput = path[0] === 'output';
        if (path.length < (isOutput ? 2 : 3))
            return false;
        return endingIn(path.at(-1) ?? '').some((pattern) => isOutput === (pattern[0] === 'output') && fitsSteps(pattern, path));
    };
}
/** Keys of maps are names, too. */
const MOST_REMEMBERED = 10_000;
/** `*` alone stands for one step or more, in a name for any letters. */
function fitsSteps(pattern, path) {
    const [first, ...rest] = pattern;
    const [step, ...further] = path;
    if (first === undefined || step === undefined)
        return first === step;
    if (first !== '*')
        return fitsName(first, step) && fitsSteps(rest, further);
    return fitsSteps(rest, further) || fitsSteps(pattern, further);
}
function fitsName(pattern, name) {
    const [start = '', ...parts] = pattern.split('*');
    const end = parts.pop();
    if (end === undefined)
        return pattern === name;
    if (!name.startsWith(start) || !name.slice(start.length).endsWith(end))
        return false;
    let rest = name.slice(start.length, name.length - end.length);
    for (const part of parts) {
        const at = rest.indexOf(part);
        if (at < 0)
            return false;
        rest = rest.slice(at + part.length);
    }
    return true;
}
//# sourceMappingURL=hidden-paths.js.map

/***/ }),

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   aE: function() { return /* binding */ firstRepeatedName; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/**
 * Looks at the text of JSON for what is lost when it is parsed: repeated names, digits of numbers. Unless a function says
 * otherwise, the text has to be well formed.
 */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    return [...new Set(Array.from(repeatsIn(text, levels), ({ name }) => name))];
}
/** The first name that an object has once more, and the index at which it begins; undefined if there is none. */
function firstRepeatedName(text) {
    const [first] = repeatsIn(text, Number.POSITIVE_INFINITY);
    return first;
}
function* repeatsIn(text, levels) {
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                const written = text.slice(at + 1, end);
                // An escape is another spelling of the same name.
                const name = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
                if (names.has(name))
                    yield { name, at };
                names.add(name);
            }
            at = end;
        }
    }
}
/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
function repeatedKeys(json, where) {
    return repeatedNames(json).map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
    }));
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
/** Where the string ends whose first quotation mark is at `from`: at its last one, or with the text if there is none. */
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether a text, which may be no JSON, has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"')
            at = endOfString(text, at);
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ }),

/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: function() { return /* binding */ parseNumber; },
/* harmony export */   E1: function() { return /* binding */ parseList; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   HU: function() { return /* binding */ parseChoice; },
/* harmony export */   Pf: function() { return /* binding */ fieldsOf; },
/* harmony export */   _F: function() { return /* binding */ fieldOf; },
/* harmony export */   b2: function() { return /* binding */ collectValues; },
/* harmony export */   c3: function() { return /* binding */ listOf; },
/* harmony export */   cj: function() { return /* binding */ sentencesOf; },
/* harmony export */   hb: function() { return /* binding */ parseGroup; },
/* harmony export */   nR: function() { return /* binding */ timeOf; },
/* harmony export */   og: function() { return /* binding */ parseFlag; },
/* harmony export */   qF: function() { return /* binding */ parseJson; },
/* harmony export */   r7: function() { return /* binding */ textIn; },
/* harmony export */   u4: function() { return /* binding */ isRecord; },
/* harmony export */   vX: function() { return /* binding */ unknownKeys; },
/* harmony export */   zv: function() { return /* binding */ recordOf; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17026);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90440);
/**
 * Parses the texts of inputs, and looks into values whose form nobody has checked. A function that parses returns the value,
 * or a sentence that says what to write instead.
 */



/** The problems as whole sentences, one a line. */
function sentencesOf(problems) {
    return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
function unknownKeys(record, known, where, restricted) {
    return Object.keys(record)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
    }));
}
/** Whether a value of JSON or YAML has names and values: no list, and not null. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The fields of an object or of a list; none of anything else. */
function fieldsOf(value) {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? value : {};
}
/** The fields of an object; none of anything else, and of a list. */
function recordOf(value) {
    return isRecord(value) ? value : {};
}
/** A member of an object; undefined of anything else, and of a list. */
function fieldOf(value, key) {
    return isRecord(value) ? value[key] : undefined;
}
/** A text; undefined of anything else. */
function textIn(value) {
    return typeof value === 'string' ? value : undefined;
}
/** The entries of a list; none of anything else. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** Milliseconds of a day, an hour, a minute and a second: the units of a duration, in their order. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    let durationMs = 0;
    for (const [index, unitMs] of UNITS_MS.entries())
        durationMs += unitMs * Number(counts[index] ?? 0);
    return durationMs > 0
        ? { value: durationMs }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** Reads the spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is neither true nor false. Write true or false.` };
}
/** Reads a positive whole number, as ids and pull requests have. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads one of these words; a problem names all of them. */
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices);
    const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a choice. Write ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(choices)}.${meant}` };
}
/** Reads the name of a group as `plangate matrix` prints it. */
function parseGroup(text) {
    return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
        ? { value: text }
        : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const inBrackets = trimmed.startsWith('[');
    if (inBrackets !== trimmed.endsWith(']')) {
        const mismatch = inBrackets
            ? 'begins with "[" but does not end with "]"'
            : 'ends with "]" but does not begin with "["';
        return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
    }
    if (inBrackets)
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const isDashed = (line) => line === '-' || line.startsWith('- ');
    if (!lines.some(isDashed)) {
        const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
        return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
    }
    const undashed = lines.find((line) => !isDashed(line));
    if (undashed === undefined)
        return collectValues(lines.map((line) => parseItem(line.slice(1))));
    return {
        problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(undashed)}). Write all of them the same way.`,
    };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
    if (quotationMark !== '' && !quoted.includes(quotationMark))
        return { value: quoted.trim() };
    if (/^["']|["']$/.test(item))
        return { problem: `has a quote that is not closed: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}. Write \`[a, b]\` or one per line.`,
        };
    }
    return { value: item };
}
/** The values of all items in one list, or the first problem. */
function collectValues(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
/** The value of a JSON text; undefined if the text is not JSON. */
function parseJson(text) {
    return (0,_or_else_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .N)(() => JSON.parse(text), undefined);
}
/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
function timeOf(text) {
    return Date.parse(text ?? '');
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: function() { return /* binding */ describeTrigger; },
/* harmony export */   jR: function() { return /* binding */ isProminent; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   tf: function() { return /* binding */ asAddress; },
/* harmony export */   xS: function() { return /* binding */ asWord; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/** What a plan does, resource by resource. */

/** The worst first. If a plan names one address twice, the worse action counts. */
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
/** How bad a change is: the worst is 0. */
function severityRank(action) {
    return ACTIONS.indexOf(action);
}
/** Whether a reviewer sees the change without opening anything, and a guard may need an approval for it. */
function isProminent(action) {
    return severityRank(action) <= severityRank('forget');
}
/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
function describeTrigger({ event, resource, onFailure = 'halt' }) {
    const when = resource === undefined ? event : `${event} of ${resource}`;
    return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
/** The text if it can be the address of a resource; undefined otherwise. */
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map

/***/ })

};
;