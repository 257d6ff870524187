"use strict";
exports.id = 3597;
exports.ids = [3597];
exports.modules = {

/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ ACCEPTED_LIMITS; },
/* harmony export */   F3: function() { return /* binding */ resourcesOf; },
/* harmony export */   Hf: function() { return /* binding */ markAt; },
/* harmony export */   gv: function() { return /* binding */ PlanJson; },
/* harmony export */   rZ: function() { return /* binding */ isMarked; }
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62177);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
const LISTS = {
    /** A list of entries, each with a change. */
    resource_changes: 3,
    deferred_changes: 1,
    /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
    action_invocations: 7,
    deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
/** The JSON of one plan. */
class PlanJson {
    /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
    text;
    /** What the text says. Nothing in it is checked, and it may be hostile. */
    document;
    /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
    isWhole;
    // What the methods have read already.
    cachedMembers;
    exactMembers = new Map();
    cachedRepeated;
    constructor(text, document, isWhole) {
        this.text = text;
        this.document = document;
        this.isWhole = isWhole;
    }
    /** The JSON of a document that was made here: nothing in it is named twice. */
    static of(document, isWhole) {
        const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
        json.cachedRepeated = [];
        return json;
    }
    /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
    get isErrored() {
        const { errored } = this.document;
        return errored !== undefined && errored !== false;
    }
    /** The names of its members, each with the text of its value. */
    texts() {
        return (this.cachedMembers ??= (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(this.text));
    }
    /** A member, with a text in the place of each number that JavaScript would change. */
    exact(name) {
        if (!this.exactMembers.has(name))
            this.exactMembers.set(name, this.readExact(name));
        return this.exactMembers.get(name);
    }
    /** What is named twice, so that one of its two values would be hidden. */
    repeated() {
        return (this.cachedRepeated ??= this.findRepeated());
    }
    readExact(name) {
        const text = this.texts().findLast(([member]) => member === name)?.[1];
        if (text === undefined)
            return undefined;
        const exact = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLongNumbers */ .q4)(text);
        return exact === text ? this.document[name] : (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(exact);
    }
    findRepeated() {
        const names = new Set();
        const repeatedMembers = this.texts().flatMap(([name]) => {
            const isRepeated = names.has(name);
            names.add(name);
            return isRepeated ? [name] : [];
        });
        const insideLists = this.texts()
            .filter(([name, text]) => isPlanList(name) && (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedNames */ .H3)(text, LISTS[name]).length > 0)
            .map(([name]) => `something in ${name}`);
        return [...new Set([...repeatedMembers, ...insideLists])];
    }
}
/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;
/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
function isMarked(mark, depth = 0) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
/** The marks below a key: of a value that is marked as a whole, each part is. */
function markAt(mark, key) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return Object.hasOwn(mark, key) ? Reflect.get(mark, key) : false;
}
/** Why a plan may not be whole, where the workflow accepts that. */
const ACCEPTED_LIMITS = ['partial', 'unproven'];
/** All resources of planned values, or of a state: of the root module, and of modules within modules. */
function* resourcesOf(values) {
    yield* resourcesBelow((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(values, 'root_module'));
}
function* resourcesBelow(module) {
    yield* (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'resources')).filter(_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    for (const inner of (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'child_modules')))
        yield* resourcesBelow(inner);
}
//# sourceMappingURL=plan-json.js.map

/***/ }),

/***/ 74742:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: function() { return /* binding */ changesSomething; },
/* harmony export */   bO: function() { return /* binding */ COUNT_NAMES; },
/* harmony export */   o_: function() { return /* binding */ COUNT_WORDS; },
/* harmony export */   tQ: function() { return /* binding */ wordsOfEntry; },
/* harmony export */   xB: function() { return /* binding */ isIdle; },
/* harmony export */   xS: function() { return /* binding */ countChanges; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41293);
/** What an entry of a plan counts for, as people read it: one word for each thing that is done to it. */


/**
 * What is counted of a plan, in the order in which a line names it. One entry may count twice: what is moved and changed is
 * `change` and `move`. `uncompared`: it has a hidden value, and there is no key to compare it with.
 */
const COUNT_WORDS = [
    'add',
    'change',
    'destroy',
    'replace',
    'forget',
    'import',
    'move',
    'read',
    'open',
    'output',
    'action',
    'deferred',
    'drifted',
    'other',
    'uncompared',
];
const WORDS_OF_ACTIONS = new Map([
    ['no-op', []],
    ['create', ['add']],
    ['update', ['change']],
    ['delete', ['destroy']],
    ['forget', ['forget']],
    ['read', ['read']],
    ['open', ['open']],
    ['create,delete', ['replace']],
    ['create,forget', ['add', 'forget']],
]);
const WORDS_OF_LISTS = {
    resource_changes: [],
    resource_drift: ['drifted'],
    output_changes: ['output'],
    action_invocations: ['action'],
    deferred_changes: ['deferred'],
    deferred_action_invocations: ['deferred'],
    unknown: ['other'],
};
/** What an entry counts for; nothing where it changes nothing. */
function wordsOfEntry(entry) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry.whole))
        return ['other'];
    if (entry.list === 'resource_changes')
        return wordsOfChange(entry);
    const changesNothing = entry.list === 'output_changes' && (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .actionWords */ .Iv)(entry) === 'no-op';
    return changesNothing ? [] : WORDS_OF_LISTS[entry.list];
}
function wordsOfChange(entry) {
    const { actions = [], importing } = entry;
    const words = new Set(WORDS_OF_ACTIONS.get(actions.map(String).sort().join()) ?? ['other']);
    if (importing !== undefined)
        words.add('import');
    if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .isMoved */ .yu)(entry))
        words.add('move');
    return COUNT_WORDS.filter((word) => words.has(word));
}
/** Which words each number counts. */
const COUNTED = {
    additions: ['add', 'replace'],
    changes: ['change'],
    destructions: ['destroy', 'replace'],
    imports: ['import'],
};
const COUNT_NAMES = Object.keys(COUNTED);
/** The numbers of these changes together. */
function countChanges(changes) {
    const count = (name) => changes.filter((words) => COUNTED[name].some((word) => words.includes(word))).length;
    return {
        additions: count('additions'),
        changes: count('changes'),
        destructions: count('destructions'),
        imports: count('imports'),
    };
}
const IDLE = new Set(['read', 'open']);
/** Whether an apply of it would do nothing by itself: it is only read, or opened for others. */
function isIdle({ words }) {
    return words.every((word) => IDLE.has(word));
}
/**
 * Whether an apply of the plan would do something, be it only to write into the state what is imported, moved or forgotten.
 */
function changesSomething(document) {
    const lists = ['resource_changes', 'output_changes', 'action_invocations'];
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOfDocument */ .je)(document, lists)) {
        if (!isIdle({ words: wordsOfEntry(entry) }))
            return true;
    }
    return false;
}
//# sourceMappingURL=count-words.js.map

/***/ }),

/***/ 41293:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ isDeposed; },
/* harmony export */   Iv: function() { return /* binding */ actionWords; },
/* harmony export */   Mc: function() { return /* binding */ entriesOf; },
/* harmony export */   Nj: function() { return /* binding */ unknownEntries; },
/* harmony export */   cu: function() { return /* binding */ identityOf; },
/* harmony export */   je: function() { return /* binding */ entriesOfDocument; },
/* harmony export */   kY: function() { return /* binding */ isOfAction; },
/* harmony export */   le: function() { return /* binding */ pathOfEntry; },
/* harmony export */   pK: function() { return /* binding */ ENTRY_LISTS; },
/* harmony export */   sO: function() { return /* binding */ addressesOf; },
/* harmony export */   yu: function() { return /* binding */ isMoved; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/**
 * The entries of a plan: what it does, has found changed, and leaves to a later plan, from all of its lists, read in one way. Every
 * number has all of its digits: one that JavaScript would change is a text. Nothing of an entry is checked, and it may be
 * hostile.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */

/** The lists, in the order in which they are read, and the member of an entry that has what is deferred. */
const LISTS = {
    resource_changes: undefined,
    resource_drift: undefined,
    output_changes: undefined,
    action_invocations: undefined,
    deferred_changes: 'resource_change',
    deferred_action_invocations: 'action_invocation',
};
/** What a plan has besides its lists, also a redacted one. */
const BESIDE_LISTS = new Set([
    'format_version',
    'plan_format_version',
    'provider_format_version',
    'terraform_version',
    'timestamp',
    'applyable',
    'complete',
    'errored',
    'variables',
    'planned_values',
    'proposed_unknown',
    'prior_state',
    'configuration',
    'relevant_attributes',
    'checks',
    'provider_schemas',
]);
/**
 * The entries of these lists, each when it is asked for, so that the caller can let other work go on.
 *
 * @param lists all that there are when left out
 */
function* entriesOf(json, lists = ENTRY_LISTS) {
    yield* entriesIn((list) => json.exact(list), lists);
    if (lists === ENTRY_LISTS)
        yield* unknownEntries(json);
}
/** One entry for each member of the plan that this version does not know and that has something in it: it may be a list of changes. */
function* unknownEntries(json) {
    for (const name of Object.keys(json.document)) {
        if (BESIDE_LISTS.has(name) || Object.hasOwn(LISTS, name))
            continue;
        const value = json.exact(name);
        const hasMembers = typeof value === 'object' && Object.keys(value ?? {}).length > 0;
        if (hasMembers)
            yield toEntry('unknown', name, value);
    }
}
/** The same of a document that is at hand, with the numbers as JavaScript has them: the entries are parts of it. */
function entriesOfDocument(plan, lists = ENTRY_LISTS) {
    return entriesIn((list) => Reflect.get(plan, list), lists);
}
function* entriesIn(memberOf, lists) {
    for (const list of lists) {
        for (const [at, whole] of membersOfList(list, memberOf(list)))
            yield toEntry(list, at, whole);
    }
}
/** All that a plan has. */
const ENTRY_LISTS = Object.keys(LISTS);
/** Anything in place of a list is one entry: no part of a plan is passed over. */
function membersOfList(list, value) {
    if (value === undefined || value === null)
        return [];
    if (list === 'output_changes')
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? Object.entries(value) : [['', value]];
    return Array.isArray(value) ? value.entries() : [['', value]];
}
const innerOf = (list) => (list === 'unknown' ? undefined : LISTS[list]);
function toEntry(list, at, whole) {
    const inner = innerOf(list);
    const said = (inner === undefined ? undefined : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(whole, inner)) ?? whole;
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(said);
    const isOutput = list === 'output_changes';
    const isAction = isOfAction({ list });
    const change = isOutput || isAction ? fields : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(fields['change']);
    const address = isOutput ? undefined : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .textIn */ .r7)(fields['address']);
    const name = isOutput ? `output.${at}` : address;
    const { actions } = change;
    return {
        list,
        at,
        whole,
        said,
        change,
        around: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(whole) && said !== whole ? without(whole, said) : undefined,
        name: name === undefined || name === '' ? `${list}.${at}` : name,
        address,
        previousAddress: fields['previous_address'] ?? undefined,
        mode: fields['mode'],
        type: fields['type'],
        provider: fields['provider_name'],
        deposed: fields['deposed'] ?? undefined,
        actions: Array.isArray(actions) ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(actions) : undefined,
        importing: change['importing'] ?? undefined,
        replacePaths: change['replace_paths'],
        reason: fields['action_reason'],
        values: isAction ? valuesOfAction(fields) : valuesOfChange(change),
    };
}
const without = (whole, said) => Object.fromEntries(Object.entries(whole).filter(([, member]) => member !== said));
const valuesOfChange = (change) => ({
    before: change['before'],
    after: change['after'],
    unknownAfter: change['after_unknown'],
    sensitiveBefore: change['before_sensitive'],
    sensitiveAfter: change['after_sensitive'],
});
const valuesOfAction = (invocation) => ({
    before: undefined,
    after: invocation['config_values'],
    unknownAfter: invocation['config_unknown'],
    sensitiveBefore: undefined,
    sensitiveAfter: invocation['config_sensitive'],
});
/** Whether it is about an action, and not about a resource or an output. */
function isOfAction({ list }) {
    return list === 'action_invocations' || list === 'deferred_action_invocations';
}
/** Where its values are, from the top of the plan; `anyMember` stands for a member of a list, whichever it is. */
function pathOfEntry({ list, at, around }, anyMember) {
    const inner = around === undefined ? undefined : innerOf(list);
    const place = [list, list === 'output_changes' ? String(at) : anyMember];
    return inner === undefined ? place : [...place, inner];
}
/** The words of its actions, in their order, with commas between them. */
function actionWords({ actions = [] }) {
    return actions.map(String).join();
}
/**
 * What it is about, so that a plan that has the same once more names it twice: an object that another one of its address has
 * replaced is another one, and an action runs once for each of its triggers.
 */
function identityOf({ list, name, deposed, said }) {
    const triggers = ['lifecycle_action_trigger', 'invoke_action_trigger'];
    const trigger = isOfAction({ list }) ? triggers.map((key) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(said, key)) : [];
    return JSON.stringify([list, name, deposed, ...trigger]);
}
/** Whether it is an object that another one of its address has replaced, and that is still there. */
function isDeposed({ deposed }) {
    return deposed !== undefined;
}
/** The addresses of the entries of these lists, in their order. */
function addressesOf(plan, lists) {
    return Array.from(entriesOfDocument(plan, lists)).flatMap(({ address }) => address ?? []);
}
/** Whether the object moves to another address. */
function isMoved({ previousAddress, address }) {
    return (previousAddress ?? address) !== address;
}
//# sourceMappingURL=entries.js.map

/***/ }),

/***/ 91870:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nC: function() { return /* binding */ failedPlan; },
/* harmony export */   o_: function() { return /* binding */ jsonOf; },
/* harmony export */   u8: function() { return /* binding */ invocationSchema; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77934);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/** A plan in the form of Terraform's JSON plan, and what else is known of it. */



/** An action that the apply invokes. */
const invocationSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX)),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    provider_name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    lifecycle_action_trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        triggering_resource_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        /** As in `AfterCreate`. */
        action_trigger_event: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        action_trigger_block_index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        actions_list_index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        on_failure: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'ActionOnFailureHalt'),
    })),
    /** The run was asked to invoke the action by itself. */
    invoke_action_trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
});
/** The JSON that policies read and that is compared. If no program wrote one, it is made from the document. */
function jsonOf({ json, document }) {
    return json ?? _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .PlanJson */ .gv.of(document, true);
}
/** A plan without changes, which failed with these problems. */
function failedPlan(problems) {
    return {
        document: {
            format_version: '1.2',
            variables: {},
            planned_values: { root_module: {} },
            resource_changes: [],
            configuration: { root_module: {} },
        },
        problems,
        counts: { additions: 0, changes: 0, destructions: 0 },
        limits: [],
    };
}
//# sourceMappingURL=plan-document.js.map

/***/ }),

/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ refuseUnusable; },
/* harmony export */   LONGEST_PLAN: function() { return /* binding */ LONGEST_PLAN; },
/* harmony export */   UW: function() { return /* binding */ checkWhole; },
/* harmony export */   UnreadablePlan: function() { return /* binding */ UnreadablePlan; },
/* harmony export */   X: function() { return /* binding */ ErroredPlan; },
/* harmony export */   c7: function() { return /* binding */ readPlanJson; },
/* harmony export */   dB: function() { return /* binding */ asPlanDocument; },
/* harmony export */   readPlan: function() { return /* binding */ readPlan; },
/* harmony export */   u: function() { return /* binding */ misnamedProblem; },
/* harmony export */   x9: function() { return /* binding */ markUnmarked; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44990);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35379);
/* harmony import */ var _count_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74742);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41293);
/* harmony import */ var _plan_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91870);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77934);
/** Reads a plan in JSON (`terraform show -json`). Its text may be hostile, so its parts have to agree. */












/** The longest plan that is read, in characters. */
const LONGEST_PLAN = 256 * 1024 * 1024;
/** How many names the top of a plan has at most. Terraform writes about twenty. */
const MOST_MEMBERS = 1_000;
const MOST_CHANGES = 200_000;
const map = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J());
const marks = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY(), map]);
const actionSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .picklist */ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget', 'open']);
const changeSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    module_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()),
    // OpenTofu 1.11 lists ephemeral resources, too.
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .picklist */ .KIO(['managed', 'data', 'ephemeral']),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig()])),
    provider_name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    deposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()),
    previous_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .maxLength */ .Ru6(_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_MESSAGE */ .bX))),
    change: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({
        actions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(actionSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .minLength */ .BpQ(1), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .maxLength */ .Ru6(2)),
        before: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .nullable */ .mee(map),
        after: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .nullable */ .mee(map),
        after_unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(marks, {}),
        before_sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(marks, false),
        after_sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(marks, false),
        importing: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .nullable */ .mee(map)),
    }),
});
const invocations = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(_plan_document_js__WEBPACK_IMPORTED_MODULE_8__/* .invocationSchema */ .u8), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .maxLength */ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({
    format_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    terraform_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()),
    variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({ value: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J() }))),
    planned_values: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({ root_module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(map) }),
    resource_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(changeSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .maxLength */ .Ru6(MOST_CHANGES))),
    output_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(map),
    action_invocations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(invocations),
    deferred_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(map)),
    deferred_action_invocations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({ action_invocation: _plan_document_js__WEBPACK_IMPORTED_MODULE_8__/* .invocationSchema */ .u8 }))),
    configuration: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({ root_module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(map) }),
    errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()),
    complete: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()),
});
/** A plan that cannot be used. */
class UnreadablePlan extends Error {
    name = 'UnreadablePlan';
    finding;
    /** @param why a sentence of its own is of no other kind than that the plan cannot be read */
    constructor(why) {
        const found = typeof why === 'string' ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(why)) : why;
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(found));
        this.finding = found;
    }
}
class NoJson extends UnreadablePlan {
}
/** A plan that says that it errored. */
class ErroredPlan extends UnreadablePlan {
}
/**
 * Reads the JSON of a plan, whoever made it.
 *
 * @param isWhole whether it has every value, or is the redacted form of a service
 * @throws UnreadablePlan, or the reason of the signal
 */
async function readPlanJson(written, isWhole, signal) {
    // Windows begins texts with a mark of their encoding.
    const text = written.startsWith('\ufeff') ? written.slice(1) : written;
    if (text.length > LONGEST_PLAN) {
        throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
    }
    let parsed;
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    try {
        parsed = JSON.parse(text);
    }
    catch {
        // What the parser says shows a piece of the plan, which may be a sensitive value.
        throw new NoJson('The plan is not JSON.');
    }
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .isRecord */ .u4)(parsed))
        throw new UnreadablePlan('The plan is not an object of JSON.');
    if (Object.keys(parsed).length > MOST_MEMBERS) {
        throw new UnreadablePlan(`The plan has more than ${MOST_MEMBERS} members, and no plan has so many.`);
    }
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    if ((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_11__/* .isDeeperThan */ .hz)(parsed, _model_json_text_js__WEBPACK_IMPORTED_MODULE_11__/* .MOST_LEVELS */ .Ez))
        throw new UnreadablePlan('The plan is nested too deeply.');
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    const document = parsed;
    // Whole plans have the first, redacted ones the second.
    const version = document['format_version'] ?? document['plan_format_version'];
    if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
        throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
    }
    // The value as it was before any schema: a schema drops attributes with some names.
    if (isWhole)
        markUnmarked(document);
    return new _model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__/* .PlanJson */ .gv(text, document, isWhole);
}
/**
 * Reads a whole plan and checks that its parts agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function readPlan(text, signal) {
    // Which command writes a plan helps who has a file, and not who asks a service.
    const json = await readPlanJson(text, true, signal).catch((error) => {
        throw error instanceof NoJson ? new NoJson(`${error.message} ${describeNoJson(text)}`) : error;
    });
    const plan = await checkWhole(json, signal);
    return { ...plan, counts: countsOf(plan.document) };
}
/**
 * Checks that the parts of a whole plan agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function checkWhole(json, signal) {
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .safeParse */ .xLC(documentSchema, json.document, { abortEarly: true });
    if (!checked.success) {
        const [issue] = checked.issues;
        const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
        const other = describeOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
        throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
    }
    // The empty lists that a plan without changes or variables leaves out.
    const document = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .parse */ .qgA(asPlanDocument, {
        resource_changes: [],
        variables: {},
        ...json.document,
    });
    refuseUnusable(json);
    for (const change of document.resource_changes) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
        const problem = forgedProblem(change);
        if (problem !== undefined)
            throw new UnreadablePlan(problem);
    }
    const known = new Set();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesOfDocument */ .je)(document, ['resource_changes'])) {
        const identity = (0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .identityOf */ .cu)(entry);
        if (known.has(identity))
            throw new UnreadablePlan(`The plan names ${quoted(entry.name)} twice.`);
        known.add(identity);
    }
    const lists = ['action_invocations', 'deferred_action_invocations'];
    for (const { address = '', said } of (0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesOfDocument */ .je)(document, lists)) {
        const { type, name } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .fieldsOf */ .Pf)(said);
        const { block } = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .readAddress */ .zq)(address) ?? {};
        if (block?.type === 'action' && (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(block.labels, [type, name]))
            continue;
        throw new UnreadablePlan(`The plan calls ${quoted(`action.${String(type)}.${String(name)}`)} by another address, ${quoted(address)}.`);
    }
    const different = await differenceOf(document, signal);
    if (different !== undefined) {
        throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
    }
    return { json, document, text: json.text };
}
/** Refuses what errored, and what names something twice: a reader of the plan may take either value. */
function refuseUnusable(json) {
    if (json.isErrored) {
        throw new ErroredPlan('The plan says that it errored, so it may lack changes.');
    }
    const [repeated] = json.repeated();
    if (repeated !== undefined) {
        throw new UnreadablePlan(`The plan names ${quoted(repeated)} twice.`);
    }
}
/** Before 1.1, Terraform marks sensitive values in some places or in none: there, each value counts as sensitive. */
function markUnmarked(plan) {
    const version = plan['format_version'] ?? plan['plan_format_version'];
    if (!String(version).startsWith('0.'))
        return;
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesOfDocument */ .je)(plan)) {
        if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfAction */ .kY)(entry))
            continue;
        const { sensitiveBefore = true, sensitiveAfter = true } = entry.values;
        const marks = {
            before_sensitive: sensitiveBefore ?? true,
            after_sensitive: sensitiveAfter ?? true,
        };
        Object.assign(entry.change, marks);
    }
    const states = [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .fieldOf */ ._F)(plan, 'planned_values'), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .fieldOf */ ._F)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .fieldOf */ ._F)(plan, 'prior_state'), 'values')];
    for (const resource of states.flatMap((values) => [...(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__/* .resourcesOf */ .F3)(values)])) {
        resource['sensitive_values'] ??= true;
    }
}
/** The type of a plan for what another schema has accepted already. It checks nothing. */
const asPlanDocument = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .custom */ .IeY(() => true);
/**
 * The problem of an address that disagrees with the other fields of its change, as a sentence: a policy may read either.
 * Undefined if they agree.
 */
function misnamedProblem(change) {
    const { address, module_address: module, mode, type, name, index } = change;
    const prefix = module === undefined || module === '' ? '' : `${module}.`;
    const local = `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}${(0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .writeIndex */ ._M)(index)}`;
    if (address !== prefix + local) {
        return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
    }
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdentifier */ ._5)(type) && (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdentifier */ ._5)(name)
        ? undefined
        : `The plan has no possible name: ${quoted(address)}.`;
}
/** Whether an object has values before and after what a single action does; undefined where it may have some or none. */
const VALUES_AROUND = {
    create: { before: false, after: true },
    update: { before: true, after: true },
    delete: { before: true, after: false },
    forget: { before: true, after: false },
    read: { after: true },
    // What is gone since it was in the state has none at all.
    'no-op': {},
    open: { before: false, after: false },
};
/** What is wrong with a change: its address, or values that do not fit what happens to it. */
function forgedProblem(resource) {
    const misnamed = misnamedProblem(resource);
    if (misnamed !== undefined)
        return misnamed;
    const { address, mode, change } = resource;
    const { actions, before, after } = change;
    const [first, second] = actions;
    const isReplacement = actions.includes('create') && (actions.includes('delete') || actions.includes('forget'));
    const isPair = first === undefined || second !== undefined;
    const expected = isPair ? { before: true, after: true } : VALUES_AROUND[first];
    const contradicts = (hasValues, values) => hasValues !== undefined && hasValues !== (values !== null);
    const isForged = (isPair && !isReplacement) ||
        contradicts(expected.before, before) ||
        contradicts(expected.after, after) ||
        (first === 'no-op' && !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(before, after)) ||
        // Only data is read, and what is ephemeral is opened and nothing else.
        (first === 'read' && mode !== 'data') ||
        (first === 'open') !== (mode === 'ephemeral');
    return isForged
        ? `The plan says ${actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`
        : undefined;
}
async function differenceOf(plan, signal) {
    /** The planned values of managed resources, by address. */
    const values = new Map();
    const addValuesOf = ({ resources = [], child_modules: inner = [] }) => {
        for (const { address, mode, values: attributes } of resources) {
            if (mode === 'managed')
                values.set(address, attributes);
        }
        for (const module of inner)
            addValuesOf(module);
    };
    try {
        addValuesOf(plan.planned_values.root_module ?? {});
    }
    catch (error) {
        if (error instanceof TypeError) {
            throw new UnreadablePlan('The plan has planned_values of another form.');
        }
        throw error;
    }
    const entries = [...(0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesOfDocument */ .je)(plan, ['resource_changes'])];
    const remaining = entries.filter((entry) => entry.mode === 'managed' &&
        (entry.values.after !== null || entry.actions?.includes('no-op')) &&
        !(0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .isDeposed */ .DT)(entry));
    for (const { name: address, values: { after }, } of remaining) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
        if (!values.has(address)) {
            // One that is gone already need not be listed.
            if (after !== null)
                return address;
            continue;
        }
        // One of which nothing is known yet, or that is gone already, is listed without values.
        const withoutValues = after === null ? null : {};
        if (!(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(values.get(address) ?? withoutValues, after))
            return address;
    }
    // A forgotten resource continues to exist, although Terraform no longer manages it.
    const forgotten = entries.filter(({ actions }) => actions?.includes('forget'));
    const addresses = new Set([...remaining, ...forgotten].map(({ name }) => name));
    return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(plan) {
    const entries = Array.from((0,_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesOfDocument */ .je)(plan, ['resource_changes']));
    return (0,_count_words_js__WEBPACK_IMPORTED_MODULE_6__/* .countChanges */ .xS)(entries.filter(({ mode }) => mode === 'managed').map(_count_words_js__WEBPACK_IMPORTED_MODULE_6__/* .wordsOfEntry */ .tQ));
}
function quoted(text) {
    return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';
/** How such texts begin. A text that comes first may begin like one that comes later. */
const BEGINNINGS = [
    [
        /^[ \t\r\n]*$/,
        `It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
    ],
    [
        /^PK[^A-Za-z][^A-Za-z]/,
        'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
    ],
    [
        /^\ufffd\ufffd?.\0|^.\0.\0/s,
        'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
    ],
    [
        /^[ \t\r\n]*\{"@level"/,
        'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
    ],
    [/^[ \t\r\n]*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
    [
        /^[^{]*\n\{[ \t\r\n]*"format_version"/,
        'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
    ],
    [
        /Terraform|OpenTofu|# [^ \n]+ will be |Plan: \d|No changes/,
        'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
    ],
];
/** The beginning says what a text is; the longest line of another program that may come before it is far shorter. */
const BEGINNING_LENGTH = 16_384;
/** What a text is that JSON cannot be read from. Nothing of it is shown: it may have sensitive values. */
function describeNoJson(text) {
    const start = text.slice(0, BEGINNING_LENGTH);
    const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
    return sentences;
}
/** What an object of JSON is that is no plan; undefined for all that may be one. */
function describeOtherDocument(document) {
    const has = (name) => Object.hasOwn(document, name);
    if (has('resource_changes') || has('planned_values'))
        return undefined;
    if (has('plan_format_version')) {
        return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
    }
    if (has('lineage') || has('serial'))
        return `It is a state file, which has no changes. ${AGAIN}`;
    if (has('@level'))
        return describeNoJson('{"@level"');
    if (!has('format_version') || has('provider_schemas'))
        return undefined;
    return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
//# sourceMappingURL=read-plan.js.map

/***/ })

};
;