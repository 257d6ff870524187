"use strict";
exports.id = 8490;
exports.ids = [8490];
exports.modules = {

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

/***/ })

};
;