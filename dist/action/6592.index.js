"use strict";
exports.id = 6592;
exports.ids = [6592];
exports.modules = {

/***/ 60861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ OWN; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/** The team's own policies: the JSON of a plan is read once, and judged on this machine. */


/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
const OWN = {
    reads: 'plan',
    systems: [_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_POLICIES */ .an],
    isAsked: ({ own }) => own !== undefined,
    async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
        if (own === undefined)
            return undefined;
        const doubtful = (why) => ({ systems: [(0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .notJudgedByOwn */ .W7)(own.sources, why)] });
        const content = await plan.json(own.readsWhole);
        if ('doubt' in content)
            return doubtful(content.doubt);
        const { json, document, doubts } = content;
        const { base } = plan;
        const servicePolicies = ofRun.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
        const toJudge = {
            json,
            document,
            run: plan.input,
            ...(pullRequest !== undefined && { pullRequest }),
            workspace: plan.workspace.name,
            exceptions,
            readBase: base && (() => base(json.isWhole)),
            servicePolicies: new Set(servicePolicies),
        };
        try {
            const { results, notices } = await own.judge(toJudge, signal);
            const evidence = (0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .ownEvidence */ .eh)(results);
            const reading = { ...evidence.reading, doubts: await doubts() };
            const askAgain = (asked) => own.askAgain?.(toJudge, asked, signal);
            return { systems: [{ ...evidence, reading }], notices, json, askAgain };
        }
        catch (error) {
            signal.throwIfAborted();
            return { ...doubtful((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingOf */ .hD)(error)), json };
        }
    },
};
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 88869:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pK: function() { return /* binding */ ENTRY_LISTS; },
  WQ: function() { return /* binding */ KEYED_PATTERN; },
  SD: function() { return /* binding */ NOT_COMPARED; },
  f: function() { return /* binding */ isRemoval; },
  op: function() { return /* binding */ placeInLists; },
  nY: function() { return /* binding */ readPlannedEntries; }
});

// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/hidden-values.js
var hidden_values = __webpack_require__(8959);
// EXTERNAL MODULE: ./build/src/approvals/plan-entries.js + 1 modules
var plan_entries = __webpack_require__(54059);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
;// CONCATENATED MODULE: ./build/src/seen/unknown-paths.js
/** What is left of the values of an entry without the places that another plan did not know. */
/**
 * The value with null at these paths, where a plan may have something, null or nothing.
 *
 * @param unknown what is unknown in the value itself
 * @returns undefined if something else of it is unknown, or it has no such places
 */
function withoutPaths(value, unknown, paths) {
    const cuts = paths.reduce(addPath, new Map());
    if (!unknown.every((path) => isCut(path, cuts)))
        return undefined;
    return cut(value, cuts);
}
/** Where all of a value is left out, a longer path adds nothing. */
function addPath(cuts, [step, ...rest]) {
    if (step === undefined)
        return undefined;
    return cuts?.set(step, addPath(cuts.has(step) ? cuts.get(step) : new Map(), rest));
}
function isCut([step, ...rest], cuts) {
    if (cuts === undefined)
        return true;
    return step !== undefined && cuts.has(step) && isCut(rest, cuts.get(step));
}
function cut(value, cuts) {
    if (cuts === undefined)
        return { value: null };
    if (cuts.size === 0)
        return { value };
    if (typeof value !== 'object' || value === null)
        return undefined;
    // In a list, a place is there or not. In an object, what is unknown may be left out.
    const isList = Array.isArray(value);
    const members = new Map(Object.entries(value));
    for (const [step, inner] of cuts) {
        if (!members.has(step) && (isList || inner !== undefined))
            return undefined;
        const left = cut(members.get(step), inner);
        if (left === undefined)
            return undefined;
        members.set(step, left.value);
    }
    return { value: isList ? [...members.values()] : Object.fromEntries(members) };
}
//# sourceMappingURL=unknown-paths.js.map
;// CONCATENATED MODULE: ./build/src/seen/planned-entries.js
/**
 * What a plan changes, in a form in which two plans can be compared although the first one knew less: what was unknown may be
 * known now, and what was applied meanwhile may have changed the values that an entry begins with.
 */









/** The lists of a plan whose members an apply carries out. */
const ENTRY_LISTS = ['resource_changes', 'output_changes', 'action_invocations'];
/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that this version does not know, or its name is there twice.
 */
const NOT_COMPARED = ['sensitive', 'configuration', 'form'];
/** 80 bits, because records hold many of them: who does not have the key cannot search for two values with one digest. */
const KEYED_LETTERS = 16;
/** A digest that has a key. */
const KEYED_PATTERN = /^[a-z2-7]{16}$/;
/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
function* readPlannedEntries(json, 
/** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
{ key }) {
    const member = (name) => (0,plan_entries/* exactMember */.yx)(json, name);
    const digest = (subject, value) => key === undefined
        ? (0,canonical/* digest160 */.SN)(`seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value))
        : (0,canonical/* keyedDigest160 */.KF)(key, `seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value)).slice(0, KEYED_LETTERS);
    const contextOf = (0,plan_entries/* readContexts */.JE)(json, { key, files: undefined });
    const reader = {
        digest,
        contextOf,
        hidesSensitive: key === undefined || !json.isWhole,
        lacksConfiguration: !(0,parse/* isRecord */.u4)(json.document['configuration']),
    };
    const entries = [];
    const unchanged = new Map();
    for (const list of ENTRY_LISTS) {
        for (const [at, entry] of (0,plan_entries/* everyMember */.WJ)(member(list))) {
            yield;
            const words = countWordsOf(list, entry);
            const name = nameInPlan(list, at, entry);
            if (words.length > 0)
                entries.push(readEntry({ list, name, words }, entry, reader));
            else
                unchanged.set((0,canonical/* canonicalJson */.dj)([list, name]), entry);
        }
    }
    const variables = (0,hidden_values/* hiddenVariables */.c4)(member('variables'), (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(json.document['configuration'], 'root_module'), 'variables'), key);
    const compared = Object.entries(variables.values).filter(([name]) => key !== undefined || !variables.hidden.has(name));
    return {
        entries: withoutRepeated(entries),
        variables: Object.fromEntries(compared.map(([name, value]) => [name, digest('variable', [name, value])])),
        drifted: new Set((0,parse/* listOf */.c3)(json.document['resource_drift']).flatMap((drifted) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(drifted, 'address')) ?? [])),
        unchanged(list, name) {
            const entry = unchanged.get((0,canonical/* canonicalJson */.dj)([list, name]));
            return entry === undefined ? undefined : readEntry({ list, name, words: [] }, entry, reader);
        },
        notWhole: notWholeOf(json),
    };
}
function countWordsOf(list, entry) {
    if (!(0,parse/* isRecord */.u4)(entry))
        return ['other'];
    if (list === 'action_invocations')
        return ['action'];
    if (list === 'resource_changes')
        return (0,plan_entries/* wordsOfChange */.rY)(entry);
    const actions = actionsOf(entry);
    if (actions === 'no-op')
        return [];
    return ['create', 'update', 'delete'].includes(actions) ? ['output'] : ['output', 'other'];
}
function nameInPlan(list, at, entry) {
    if (list === 'output_changes')
        return `output.${at}`;
    return (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(entry, 'address')) ?? `${list}.${at}`;
}
function actionsOf(change) {
    return (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(change, 'actions')).map(String).join();
}
const REMOVES = new Set(['destroy', 'replace', 'forget']);
/** Whether it destroys, replaces or forgets something, or may do so. */
function isRemoval({ words }) {
    return words.some((word) => REMOVES.has(word) || word === 'other');
}
function readEntry(named, entry, reader) {
    const { list, name, words } = named;
    const { digest } = reader;
    const change = (0,parse/* recordOf */.zv)(list === 'resource_changes' ? (0,parse/* fieldOf */._F)(entry, 'change') : entry);
    const isAction = list === 'action_invocations';
    const written = actionsOf(change);
    // A value of an output is set, whether it had one or not.
    const actions = list === 'output_changes' && written === 'create' ? 'update' : written;
    const importing = change['importing'] ?? undefined;
    const previous = (0,parse/* fieldOf */._F)(entry, 'previous_address') ?? name;
    const removes = list === 'resource_changes' && words.some((word) => REMOVES.has(word));
    // What is deleted or forgotten has no values after. An entry without an action sets some if it is imported, and where no word says
    // what it does, it may.
    const setsValues = isAction ||
        (actions === 'no-op'
            ? importing !== undefined || words.length === 0
            : actions.split(',').some((action) => action !== 'delete' && action !== 'forget'));
    const { unknown, endWithout } = readEnd(change, isAction, digest);
    const { end, changed } = (setsValues ? endWithout(unknown) : undefined) ?? {};
    const context = list === 'output_changes' ? undefined : reader.contextOf(entry);
    const marks = [
        ...(removes ? [change['before_sensitive']] : []),
        ...(setsValues ? [change[isAction ? 'config_sensitive' : 'after_sensitive']] : []),
    ];
    const isUnread = words.includes('other') || (setsValues && end === undefined);
    return {
        list,
        name,
        words,
        actions,
        isDeposed: ((0,parse/* fieldOf */._F)(entry, 'deposed') ?? undefined) === undefined ? undefined : true,
        provider: context && digest('provider', context.provider),
        block: context?.block && digest('block', context.block),
        trigger: isAction ? digest('trigger', withoutConfig(entry)) : undefined,
        importing: importing === undefined ? undefined : digest('importing', importing),
        previous: previous === name ? undefined : digest('previous', previous),
        before: removes ? digest('before', change['before']) : undefined,
        end,
        changed,
        unknown: end === undefined ? [] : unknown,
        notCompared: isUnread ? 'form' : notComparedOf(context, marks, reader),
        endWithout,
    };
}
function readEnd(change, isAction, digest) {
    const [values, marks] = isAction
        ? [change['config_values'], change['config_unknown']]
        : [change['after'], change['after_unknown']];
    const isUpdate = !isAction && actionsOf(change) === 'update' && (0,parse/* isRecord */.u4)(values);
    const unknown = (0,lacked_values/* lackedIn */.mv)({ path: [], values, marks })
        .map(({ path }) => path)
        .sort((one, other) => ((0,canonical/* canonicalJson */.dj)(one) < (0,canonical/* canonicalJson */.dj)(other) ? -1 : 1));
    return {
        unknown,
        endWithout(paths) {
            const left = withoutPaths(values ?? null, unknown, paths);
            return (left && {
                end: digest('end', [left.value, paths]),
                changed: isUpdate
                    ? digest('changed', [
                        idOf(change),
                        changedIn(change['before'], left.value, paths),
                        paths,
                    ])
                    : undefined,
            });
        },
    };
}
/** Nearly all resources have an attribute of this name, which tells one object from another. */
const idOf = ({ before }) => (0,parse/* fieldOf */._F)(before, 'id') ?? null;
/** The attributes that are not as they were before, with those that have something unknown. */
function changedIn(before, after, paths) {
    const lacking = new Set(paths.map(([name]) => name));
    const changed = Object.entries((0,parse/* recordOf */.zv)(after)).filter(([name, value]) => lacking.has(name) ||
        !Object.hasOwn((0,parse/* recordOf */.zv)(before), name) ||
        (0,canonical/* canonicalJson */.dj)((0,parse/* fieldOf */._F)(before, name)) !== (0,canonical/* canonicalJson */.dj)(value));
    return Object.fromEntries(changed);
}
/** @param marks of the values that are compared */
function notComparedOf(context, marks, { hidesSensitive, lacksConfiguration }) {
    // Old formats have no marks: there, each value counts as sensitive.
    const isSensitive = context?.hasHidden === true ||
        marks.some((mark) => (mark ?? undefined) === undefined || (0,plan_json/* isMarked */.rZ)(mark));
    if (isSensitive && hidesSensitive)
        return 'sensitive';
    return context !== undefined && lacksConfiguration ? 'configuration' : undefined;
}
/** What an invocation says beside the values of its block. */
function withoutConfig(entry) {
    return Object.fromEntries(Object.entries((0,parse/* recordOf */.zv)(entry)).filter(([name]) => !name.startsWith('config_')));
}
/** By what an entry is found in another plan: one plan has it once. */
function placeInLists({ list, name, trigger, isDeposed, before, }) {
    return (0,canonical/* canonicalJson */.dj)([list, name, trigger, isDeposed && before]);
}
/** Of those that one plan has twice, nothing says which one a request showed. */
function withoutRepeated(entries) {
    const numbers = new Map();
    for (const entry of entries)
        numbers.set(placeInLists(entry), (numbers.get(placeInLists(entry)) ?? 0) + 1);
    return entries.map((entry) => (numbers.get(placeInLists(entry)) ?? 0) > 1 ? { ...entry, notCompared: 'form' } : entry);
}
function notWholeOf(json) {
    const { complete } = json.document;
    const isDeferred = ['deferred_changes', 'deferred_action_invocations'].some((name) => (0,parse/* listOf */.c3)(json.document[name]).length > 0);
    if (json.isErrored) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `Planning failed, so the plan may lack changes.`);
    }
    if (isDeferred || (complete !== undefined && complete !== true)) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan is not all that there is to do: something is deferred, or left out by a target.`);
    }
    if (json.repeated().length === 0)
        return undefined;
    return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The JSON of the plan names something twice, so that one of the two is hidden.`);
}
//# sourceMappingURL=planned-entries.js.map

/***/ }),

/***/ 63828:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ writeShownRecord; },
/* harmony export */   l: function() { return /* binding */ readShownRecord; }
/* harmony export */ });
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94264);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _trust_seals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88138);
/* harmony import */ var _planned_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88869);
/**
 * The record of what a request showed, where no service keeps its plans: a text in the gate's comment, sealed by `record-key`. No
 * verdict depends on it: a record that somebody with the key forges can only hide that a change was not shown.
 */






/** Of more entries in all, a record has only their number: a comment holds no more. */
const MOST_SHOWN = 500;
/** The longest text that is read, in UTF-16 units. No comment holds as many. */
const LONGEST_TEXT = 1_000_000;
const DEEPEST_TEXT = 6;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(4_096));
const digest = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(_planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .KEYED_PATTERN */ .WQ));
const count = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeInteger */ .Y2b(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0));
const entrySchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictTuple */ .CxQ([
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(_planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_LISTS */ .pK.map((_, at) => at)),
    text,
    text,
    // Of the lists of providers and of unknown paths: most entries have what others have, too.
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(count),
    count,
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(digest),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        isDeposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
        block: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest),
        trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest),
        importing: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest),
        previous: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest),
        before: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest),
        changed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest),
        notCompared: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(_planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_COMPARED */ .SD)),
    }),
]);
const recordSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    host: text,
    repository: text,
    request: count,
    base: text,
    head: text,
    shown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        count,
        _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
            name: text,
            directory: text,
            variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, digest),
            providers: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(digest),
            unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text))),
            entries: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(entrySchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(MOST_SHOWN)),
        })),
    ]),
});
/** @param workspaces in which the request shows a plan, with the entries as `key` made their digests */
function writeShownRecord({ host, repository, request, base, head }, workspaces, key) {
    const all = workspaces.reduce((sum, { plan }) => sum + plan.entries.length, 0);
    const shown = all > MOST_SHOWN ? all : workspaces.map(toWritten);
    const json = (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({ host, repository, request, base, head, shown });
    return `${(0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_1__/* .sealOf */ .Ru)((0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_1__/* .keyFrom */ .S)(key), sealed(json))} ${json}`;
}
/**
 * Reads a text that anybody may have written.
 *
 * @param place of which it has to be
 * @returns undefined if it is no record that this key sealed for this place
 */
function readShownRecord(record, place, key) {
    if (record.length > LONGEST_TEXT)
        return undefined;
    const space = record.indexOf(' ');
    const json = record.slice(space + 1);
    if (!(0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_1__/* .isSealed */ .dy)((0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_1__/* .keyFrom */ .S)(key), sealed(json), record.slice(0, Math.max(space, 0))))
        return undefined;
    if ((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonDeeperThan */ .ZI)(json, DEEPEST_TEXT))
        return undefined;
    const read = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(recordSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(json), { abortEarly: true });
    if (!read.success)
        return undefined;
    const { shown, ...of } = read.output;
    const { host, repository, request, base, head } = place;
    if ((0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(of) !== (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({ host, repository, request, base, head }))
        return undefined;
    // Of so many entries, none was seen.
    if (typeof shown === 'number')
        return { shownIn: () => undefined };
    const plans = new Map();
    for (const written of shown) {
        const entries = readWritten(written);
        if (entries === undefined || plans.has(keyOfWorkspace(written)))
            return undefined;
        plans.set(keyOfWorkspace(written), { request, entries, variables: written.variables });
    }
    return { shownIn: (workspace) => plans.get(keyOfWorkspace(workspace)) };
}
function sealed(json) {
    return `shown ${json}`;
}
function keyOfWorkspace({ name, directory }) {
    return (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([name, directory]);
}
function toWritten({ name, directory, plan }) {
    const providers = new Map();
    const unknown = new Map();
    const indexIn = (table, item) => {
        const at = table.get(item) ?? table.size;
        table.set(item, at);
        return at;
    };
    const entries = plan.entries.map((entry) => {
        const { isDeposed, block, trigger, importing, previous, before, changed, notCompared } = entry;
        return [
            _planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_LISTS */ .pK.indexOf(entry.list),
            entry.name,
            entry.actions,
            entry.provider === undefined ? null : indexIn(providers, entry.provider),
            indexIn(unknown, (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(entry.unknown)),
            entry.end ?? null,
            { isDeposed, block, trigger, importing, previous, before, changed, notCompared },
        ];
    });
    return {
        name,
        directory,
        variables: plan.variables,
        providers: [...providers.keys()],
        unknown: [...unknown.keys()].map((paths) => JSON.parse(paths)),
        entries,
    };
}
/** @returns undefined if it refers to what it does not have, or has something to compare twice */
function readWritten({ providers, unknown, entries }) {
    const read = entries.flatMap(([list, name, actions, provider, paths, end, others]) => {
        const of = _planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_LISTS */ .pK[list];
        const unknownPaths = unknown[paths];
        const isProviderThere = provider === null || provider < providers.length;
        if (of === undefined || unknownPaths === undefined || !isProviderThere)
            return [];
        return [
            {
                list: of,
                name,
                actions,
                provider: provider === null ? undefined : providers[provider],
                end: end ?? undefined,
                unknown: unknownPaths,
                ...others,
            },
        ];
    });
    const compared = read.filter(({ notCompared }) => notCompared === undefined);
    const isOnce = new Set(compared.map(_planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .placeInLists */ .op)).size === compared.length;
    return read.length === entries.length && isOnce ? read : undefined;
}
//# sourceMappingURL=shown-record.js.map

/***/ })

};
;