"use strict";
exports.id = 508;
exports.ids = [508];
exports.modules = {

/***/ 43701:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: function() { return /* binding */ configuredModules; },
/* harmony export */   SH: function() { return /* binding */ blocksOf; },
/* harmony export */   yM: function() { return /* binding */ findBlocks; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * The configuration in a plan, module by module, read in one way. It has no instances: all addresses are without keys.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#configuration-representation.
 */


/** The lists of a module that have blocks. */
const BLOCK_LISTS = ['resources', 'actions'];
/** The root module first, each module before those that it calls; none where the plan does not show its configuration. */
function* configuredModules(configuration) {
    const module = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(configuration, 'root_module');
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(module))
        return;
    yield* modulesFrom({
        prefix: '',
        module,
        path: ['configuration', 'root_module'],
        calls: [],
    });
}
function* modulesFrom(here) {
    yield here;
    for (const [name, written] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(here.module['module_calls']))) {
        const call = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(written);
        yield* modulesFrom({
            prefix: `${here.prefix}module.${name}.`,
            module: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(call['module']),
            path: [...here.path, 'module_calls', name, 'module'],
            calls: [...here.calls, { name, call }],
        });
    }
}
/** The blocks of a module, without those of the modules that it calls. */
function* blocksOf({ prefix, module, path, calls, }) {
    for (const list of BLOCK_LISTS) {
        for (const [index, block] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(module[list]).entries()) {
            if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(block))
                continue;
            const address = `${prefix}${(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(block['address']) ?? ''}`;
            yield { address, block, list, path: [...path, list, String(index)], calls };
        }
    }
}
/** Makes the function that finds the block of an entry, or of what else has an address. */
function findBlocks(configuration) {
    const blocks = new Map();
    for (const module of configuredModules(configuration)) {
        for (const block of blocksOf(module))
            blocks.set(block.address, block);
    }
    return (address) => blocks.get((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(address ?? ''));
}
//# sourceMappingURL=configured-modules.js.map

/***/ }),

/***/ 41092:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ mayFit; },
/* harmony export */   $K: function() { return /* binding */ lackingName; },
/* harmony export */   FI: function() { return /* binding */ DEEPEST; },
/* harmony export */   YD: function() { return /* binding */ ANY_MEMBER; },
/* harmony export */   mv: function() { return /* binding */ lackedIn; },
/* harmony export */   pW: function() { return /* binding */ isWriteOnlyName; },
/* harmony export */   w4: function() { return /* binding */ attributeOf; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * What a plan lacks, as the places of the values: those that are known only after the apply (`unknown-values.ts`), those that are
 * sensitive (`sensitive-values.ts`), and texts of the configuration (`expressions-without-text.ts`).
 */


/** In a path: a member of a list of the plan, whichever it is. */
const ANY_MEMBER = '*';
/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
function attributeOf({ path, depth, shown, hasNoText }) {
    const end = hasNoText === true && path.at(-1) === 'constant_value' ? -1 : shown;
    return path
        .slice(depth, end)
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;
/** The place of each mark. */
function lackedIn({ path, values, marks, sensitive, entry }) {
    const lacked = [];
    const shownOf = (at) => {
        let mark = sensitive;
        for (let shown = path.length; shown < at.length; shown += 1) {
            if (mark === true)
                return shown;
            mark = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .markAt */ .Hf)(mark, at[shown] ?? '');
        }
        return undefined;
    };
    const add = (at, lists) => lacked.push({ path: at, depth: path.length, shown: shownOf(at), lists, entry });
    const look = (value, mark, at, lists) => {
        if (mark === true || at.length > DEEPEST) {
            add(at, lists);
            return;
        }
        if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark))
            return;
        const isLong = Array.isArray(mark) && (mark.length > 1 || (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).length > 1);
        const around = isLong ? [...lists, at.length] : lists;
        for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(mark))) {
            look((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value)[key], inner, [...at, key], around);
        }
    };
    look(values, marks, path, []);
    return lacked;
}
/**
 * Whether an argument is write-only, by the convention for its name: what is given is in no plan and in no state.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/write-only
 */
function isWriteOnlyName(argument) {
    return argument.endsWith('_wo');
}
/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
function lackingName({ path, entry, name: given }) {
    if (given !== undefined)
        return given;
    const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(entry?.['address']);
    if (address !== undefined)
        return address;
    const [part = '', name = '', ofPlanned = ''] = path;
    if (part === 'output_changes')
        return `output.${name}`;
    return name === 'outputs' ? `output.${ofPlanned}` : part;
}
/** Whether the resource may be one of those; what is not certain of it may be. */
function mayFit(entry, { field, how, texts }) {
    if (entry === undefined)
        return true;
    if (entry['index_unknown'] === true && (field === 'address' || field === 'module_address')) {
        return true;
    }
    if (how === 'has') {
        const actions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(entry['change'], 'actions'));
        return actions.length === 0 || texts.some((text) => actions.includes(text));
    }
    const value = entry[field];
    if (typeof value !== 'string')
        return false;
    return texts.some((text) => (how === 'is' ? value === text : value.startsWith(text)));
}
//# sourceMappingURL=lacked-values.js.map

/***/ }),

/***/ 47944:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ removerOf; },
/* harmony export */   V: function() { return /* binding */ WHOLE_ONLY; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _model_base64_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83309);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72166);
/** Finds values in texts, also encoded, and puts `***` in their place. */




/** In what people read, and can be understood only with its words. */
const IN_SENTENCES = { shortest: 6, words: false };
/** In values: what is shorter is hidden where it is a whole value. */
const WHOLE_ONLY = { shortest: 8, words: true };
const COMMON_WORD = /^[a-z]{1,12}$/;
/** By so many characters the forms are found. */
const START = 6;
function removerOf(values, looksFor = IN_SENTENCES) {
    const formsByStart = formsOf(values, looksFor);
    if (formsByStart.size === 0)
        return (text) => text;
    const replace = (text) => replaceForms(text, formsByStart);
    const isInside = (text) => replace(text) !== text;
    return (text) => {
        let shown = '';
        let copied = 0;
        for (const { from, to, texts } of (0,_model_base64_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .base64In */ .R)(text)) {
            if (!texts.some((inner) => isInside(inner) || readingsOf(inner).some(isInside)))
                continue;
            shown += `${text.slice(copied, from)}***`;
            copied = to;
        }
        shown = joinHidden(replace(shown + text.slice(copied)));
        return readingsOf(shown).some(isInside) ? '***' : shown;
    };
}
/** How often a text may be written into another one, each time in a way of its own. */
const MOST_LEVELS = 4;
const MOST_READINGS = 40;
/** What a text says without the escapes of JSON, HTML and addresses, one after the other in any order. */
function readingsOf(text) {
    if (!/[\\&%+]/.test(text))
        return [];
    const readings = new Set();
    let latest = [text];
    for (let level = 0; level < MOST_LEVELS && latest.length > 0; level += 1) {
        const next = new Set(latest.flatMap((one) => UNESCAPES.map((unescape) => unescape(one))));
        latest = [...next].filter((one) => one !== text && !readings.has(one));
        for (const one of latest)
            if (readings.size < MOST_READINGS)
                readings.add(one);
    }
    return [...readings];
}
const ENTITIES = {
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    amp: '&',
};
const JSON_ESCAPES = {
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
};
const ofCode = (code, otherwise) => code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
const UNESCAPES = [
    (text) => text.replace(/\\(?:u([0-9a-fA-F]{4})|(["\\/nrtbf]))/g, (whole, code, sign = '') => code === undefined ? (JSON_ESCAPES[sign] ?? sign) : ofCode(Number.parseInt(code, 16), whole)),
    (text) => text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(quot|apos|lt|gt|amp));/g, (whole, ...parts) => {
        const [decimal, hex, name = ''] = parts;
        if (decimal !== undefined)
            return ofCode(Number(decimal), whole);
        return hex === undefined
            ? (ENTITIES[name] ?? whole)
            : ofCode(Number.parseInt(hex, 16), whole);
    }),
    (text) => text.replace(/(?:%[0-9a-fA-F]{2})+/g, (encoded) => (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .decoded */ .DH)(encoded)),
    (text) => (/%[0-9a-fA-F]{2}/.test(text) || text.includes('=') ? text.replaceAll('+', ' ') : text),
];
/** One sign for hidden lines that follow one another: their number tells something. So does a short line between them. */
function joinHidden(text) {
    if (!text.includes('\n') || !text.includes('***'))
        return text;
    const lines = text.split('\n');
    const kept = [];
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        kept.push(line);
        if (!line.includes('***'))
            continue;
        for (;;) {
            let next = at + 1;
            while (next < lines.length && isShortLine(lines[next] ?? ''))
                next += 1;
            if (!(lines[next] ?? '').includes('***'))
                break;
            at = next;
        }
    }
    return kept.join('\n');
}
const isShortLine = (line) => !line.includes('***') && (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimSpace */ .Pd)(line).length < WHOLE_ONLY.shortest;
/** By their first characters, the longest first. */
function formsOf(values, { shortest, words }) {
    const forms = new Set();
    for (const value of values) {
        const lines = value.includes('\n') ? value.split('\n').map((line) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimSpace */ .Pd)(line)) : [];
        for (const part of new Set([value, (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimSpace */ .Pd)(value), ...lines])) {
            if (part.length < shortest || (!words && COMMON_WORD.test(part)))
                continue;
            for (const form of [...(0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .spellingsOf */ .Hz)(part), ...(0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .base64Of */ .ju)(part)]) {
                if (form.length >= shortest)
                    forms.add(form);
            }
        }
    }
    const byStart = new Map();
    const longestFirst = [...forms].sort((one, other) => other.length - one.length);
    for (const form of longestFirst)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byStart, form.slice(0, START), form);
    return byStart;
}
function replaceForms(text, byStart) {
    let shown = '';
    let copied = 0;
    for (let at = 0; at + START <= text.length; at += 1) {
        const candidates = byStart.get(text.slice(at, at + START)) ?? [];
        const found = candidates.find((form) => text.startsWith(form, at));
        if (found === undefined)
            continue;
        shown += `${text.slice(copied, at)}***`;
        copied = at + found.length;
        at = copied - 1;
    }
    return shown + text.slice(copied);
}
//# sourceMappingURL=remove-texts.js.map

/***/ }),

/***/ 30508:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: function() { return /* binding */ sensitiveValues; },
/* harmony export */   Mh: function() { return /* binding */ addressesIn; },
/* harmony export */   bl: function() { return /* binding */ sensitiveTexts; },
/* harmony export */   hq: function() { return /* binding */ joinMarks; },
/* harmony export */   td: function() { return /* binding */ replaceInText; }
/* harmony export */ });
/* unused harmony export replaceSensitiveValues */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77934);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35379);
/* harmony import */ var _configured_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43701);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41293);
/* harmony import */ var _lacked_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41092);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33597);
/* harmony import */ var _remove_texts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47944);
/**
 * What of a plan is sensitive and never shown: the places, the plan with other values there, and texts without the values. A plan
 * that was filled from a state has the marks of both (`fill-plan.ts`), so this file alone decides for both.
 */












/** In the order in which they are reported. */
const LISTS_WITH_VALUES = [
    'resource_drift',
    'resource_changes',
    'deferred_changes',
    'output_changes',
    'action_invocations',
    'deferred_action_invocations',
];
/**
 * Every place of a plan that can have sensitive values, one after the other, so that a plan of many entries is not kept once
 * more. A redacted plan has the changes and the actions alone.
 */
function* valuesWithMarks(plan) {
    const member = (key) => Reflect.get(plan, key);
    const placeOf = placesOfEntries();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .entriesOfDocument */ .je)(plan, LISTS_WITH_VALUES))
        yield* markedSides(entry, placeOf);
    const states = [
        member('planned_values'),
        member('proposed_unknown'),
        (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)(member('prior_state'), 'values'),
    ];
    for (const state of states)
        yield* stateValuesWithMarks(state);
    // Only the configuration says which variables are sensitive. Since Terraform 1.1 (format 1.0), one without that mark is
    // certainly not; where it is not certain, the value counts as sensitive.
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)(member('configuration'), 'root_module');
    for (const [name, part] of membersIn(member('variables'))) {
        const declared = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)(root, 'variables'), name);
        const isKnown = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(declared) && !plan.format_version.startsWith('0.');
        const marks = !isKnown || (declared['sensitive'] ?? false) !== false;
        yield { part, key: 'value', marks, path: [] };
    }
    for (const module of (0,_configured_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredModules */ .C3)(member('configuration')))
        yield* moduleValuesWithMarks(module);
}
/** All entries of a list share one path. */
function placesOfEntries() {
    const known = new Map();
    return (entry, key) => {
        const { list, around } = entry;
        const isOutput = list === 'output_changes';
        const above = isOutput || (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfAction */ .kY)(entry) ? [] : ['change'];
        const place = () => [...(0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .pathOfEntry */ .le)(entry, _lacked_values_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_MEMBER */ .YD), ...above, key];
        if (isOutput)
            return place();
        const shared = `${list} ${around === undefined} ${key}`;
        const path = known.get(shared) ?? place();
        known.set(shared, path);
        return path;
    };
}
function markedSides(entry, placeOf) {
    const { said, change, list, values } = entry;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(said))
        return [];
    const { sensitiveBefore, sensitiveAfter } = values;
    if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfAction */ .kY)(entry)) {
        const key = 'config_values';
        return [{ part: said, key, marks: sensitiveAfter, path: placeOf(entry, key), entry: said }];
    }
    const isOutput = list === 'output_changes';
    if (!isOutput && change !== said['change'])
        return [];
    const resource = isOutput ? undefined : said;
    const sideOf = (key, marks) => ({
        part: change,
        key,
        marks,
        path: placeOf(entry, key),
        entry: resource,
    });
    return [sideOf('before', sensitiveBefore), sideOf('after', sensitiveAfter)];
}
function stateValuesWithMarks(state) {
    const outputs = membersIn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)(state, 'outputs'));
    return [
        ...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'], path: [] })),
        ...Array.from((0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .resourcesOf */ .F3)(state), (part) => ({
            part,
            key: 'values',
            marks: part['sensitive_values'],
            path: [],
        })),
    ];
}
/** The sensitive variables of the modules of a configuration, and what is given to them. */
function moduleValuesWithMarks({ module, calls }) {
    const sensitive = membersIn(module['variables']).filter(([, one]) => one['sensitive'] === true);
    const given = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)(calls.at(-1)?.call, 'expressions');
    const ofVariable = (part, key) => ({ part, key, marks: true, path: [] });
    return [
        ...((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(given) ? sensitive.map(([key]) => ofVariable(given, key)) : []),
        ...sensitive.map(([, part]) => ofVariable(part, 'default')),
    ];
}
/** The members of an object that are objects; none of anything else. */
function membersIn(value) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .recordOf */ .zv)(value)).filter((member) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(member[1]));
}
/** The addresses of a plan, also without their indexes, as policies name resources of the configuration. */
function addressesIn(plan) {
    const lists = ['resource_drift', 'resource_changes', 'deferred_changes'];
    return new Set((0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .addressesOf */ .sO)(plan, lists).flatMap((address) => [address, (0,_model_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutKeys */ .Pe)(address)]));
}
/** The places of all sensitive values: the values of a redacted plan that are not there, or not as they are. */
function sensitiveValues(plan) {
    return Array.from(lackedSensitive(plan));
}
function* lackedSensitive(plan) {
    for (const { part, key, marks, path, entry } of valuesWithMarks(plan)) {
        if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(marks))
            continue;
        const values = part[key];
        const isThere = values !== null && values !== undefined;
        if (isThere || mayBeLeftOut(part, key))
            yield* (0,_lacked_values_js__WEBPACK_IMPORTED_MODULE_6__/* .lackedIn */ .mv)({ path, values, marks, entry });
    }
}
/**
 * The marks of a value that a plan and a state mark, each in its own way: what one of them marks is marked. In a list in which they
 * differ everything is, because the members of a set have another order in each.
 */
function joinMarks(one, other) {
    if (one === true || other === true)
        return true;
    if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(one))
        return other ?? one;
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(one, other))
        return one;
    if (Array.isArray(one) || Array.isArray(other))
        return true;
    const names = [...new Set([one, other].flatMap((marks) => Object.keys((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .recordOf */ .zv)(marks))))];
    return Object.fromEntries(names.map((name) => [name, joinMarks((0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .markAt */ .Hf)(one, name), (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .markAt */ .Hf)(other, name))]));
}
/** The actions after or before which there is no value: by side, what happens when it is the only action. */
const ACTIONS_WITHOUT_VALUE = new Map([
    ['before', ['create', 'read', 'open']],
    ['after', ['delete', 'forget', 'open']],
]);
/** Whether a service may have left the whole value out because it is sensitive: by its actions, the change has one. */
function mayBeLeftOut({ actions }, key) {
    if (key === 'config_values')
        return true;
    const withoutValue = ACTIONS_WITHOUT_VALUE.get(key);
    if (withoutValue === undefined)
        return false;
    const [first, second] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .listOf */ .c3)(actions);
    return second !== undefined || !withoutValue.includes(first);
}
/**
 * The JSON of a plan with this in the place of every sensitive value; `undefined` leaves these values out. All other numbers
 * keep their digits.
 */
function replaceInText(text, replacement) {
    return (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_10__/* .rewriteExactly */ .xO)(text, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex'), (document) => {
        const plan = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_11__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .asPlanDocument */ .dB, document);
        replaceSensitiveValues(plan, replacement);
        return plan;
    });
}
/** Every text and number that is sensitive, as it is written. */
function sensitiveTexts(plan) {
    return textsIn(valuesWithMarks(plan));
}
function textsIn(values) {
    const texts = new Set();
    for (const { part, key, marks } of values)
        addSensitiveTexts(part[key], marks, texts);
    return texts;
}
/** Replaces sensitive values as `replaceInText` does, in the plan itself. */
function replaceSensitiveValues(plan, replacement) {
    const values = [...valuesWithMarks(plan)];
    const isHidden = findsTexts(textsIn(values));
    for (const { part, key, marks } of values) {
        part[key] = replaced(part[key], marks, replacement);
        hideKeys(part, key, marks);
        for (const name of COPIES) {
            if (Object.hasOwn(part, name))
                part[name] = withoutTexts(part[name], isHidden, replacement);
        }
    }
    // These have no marks of their own: they have a value that the plan marks.
    const { prior_state: state, ...members } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(plan);
    const unmarked = ['configuration', 'variables', 'checks', 'relevant_attributes'];
    for (const part of [...unmarked.map((key) => members[key]), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldOf */ ._F)(state, 'checks')]) {
        replaceCopies(part, isHidden, replacement);
    }
}
/** Says of a text whether one of these is in it. */
function findsTexts(texts) {
    const remove = (0,_remove_texts_js__WEBPACK_IMPORTED_MODULE_8__/* .removerOf */ .O)(texts);
    return (text) => texts.has(text) || remove(text) !== text;
}
function addSensitiveTexts(value, mark, texts) {
    if (mark === true && typeof value === 'string' && value !== '')
        texts.add(value);
    if (mark === true && typeof value === 'number')
        texts.add(String(value));
    for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(value))) {
        addSensitiveTexts(inner, (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .markAt */ .Hf)(mark, key), texts);
    }
}
/** What has a value of its resource once more, and no marks. */
const COPIES = ['before_identity', 'after_identity', 'identity', 'importing', 'generated_config'];
function withoutTexts(value, isHidden, replacement) {
    if (typeof value === 'string')
        return isHidden(value) ? replacement : value;
    if (Array.isArray(value))
        return value.map((item) => withoutTexts(item, isHidden, replacement));
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(value))
        return value;
    const members = Object.entries(value).map(([name, inner]) => [
        name,
        withoutTexts(inner, isHidden, replacement),
    ]);
    return Object.fromEntries(members);
}
/** By the name of the values: the marks at what is not known in them. They have the keys of a sensitive map. */
const UNKNOWN_IN = new Map([
    ['after', 'after_unknown'],
    ['config_values', 'config_unknown'],
]);
/** Takes out the keys that are in sensitive values, wherever a change has them besides. */
function hideKeys(part, key, marks) {
    const unknown = UNKNOWN_IN.get(key);
    if (unknown !== undefined && Object.hasOwn(part, unknown)) {
        part[unknown] = withoutKeysBelow(part[unknown], marks);
    }
    if (Array.isArray(part['replace_paths'])) {
        part['replace_paths'] = part['replace_paths'].map((path) => {
            let mark = marks;
            return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .listOf */ .c3)(path).filter((step) => {
                const isShown = mark !== true;
                mark = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .markAt */ .Hf)(mark, String(step));
                return isShown;
            });
        });
    }
}
/** Marks at what is unknown, with one mark in the place of all those in a sensitive value. */
function withoutKeysBelow(unknown, sensitive) {
    if (typeof unknown !== 'object' || unknown === null || !(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(sensitive))
        return unknown;
    if (sensitive === true)
        return (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(unknown);
    const inner = (name, mark) => withoutKeysBelow(mark, (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .markAt */ .Hf)(sensitive, name));
    if (Array.isArray(unknown))
        return unknown.map((mark, at) => inner(String(at), mark));
    return Object.fromEntries(Object.entries(unknown).map(([name, mark]) => [name, inner(name, mark)]));
}
/** The keys under which there are constants, sources of modules, messages of checks, and attributes with keys of maps. */
const UNMARKED = ['constant_value', 'default', 'value', 'source', 'message', 'attribute'];
/** Replaces whatever has one of the texts in it. */
function replaceCopies(part, isHidden, replacement) {
    if (typeof part !== 'object' || part === null)
        return;
    for (const [key, inner] of Object.entries(part)) {
        if (UNMARKED.includes(key) && hasText(inner, isHidden))
            Reflect.set(part, key, replacement);
        else
            replaceCopies(inner, isHidden, replacement);
    }
}
function hasText(value, isHidden) {
    if (typeof value === 'string')
        return isHidden(value);
    return Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(value)).some((inner) => hasText(inner, isHidden));
}
/** The value with what is marked in it replaced. In a list, a value that is left out becomes null. */
function replaced(value, mark, replacement) {
    if (value === null || value === undefined)
        return value;
    if (mark === true)
        return replacement;
    if (typeof mark !== 'object' || mark === null)
        return value;
    if (Array.isArray(value)) {
        return value.map((item, index) => replaced(item, Reflect.get(mark, index), replacement) ?? null);
    }
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(value))
        return value;
    // A value that was left out leaves its mark.
    const wholeMarks = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .recordOf */ .zv)(mark)).filter(([, inner]) => inner === true);
    const names = new Set([...Object.keys(value), ...wholeMarks.map(([name]) => name)]);
    const members = [];
    for (const name of names) {
        const inner = Object.hasOwn(value, name) ? value[name] : replacement;
        const innerMark = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
        const shown = replaced(inner, innerMark, replacement);
        if (shown !== undefined)
            members.push([name, shown]);
    }
    return Object.fromEntries(members);
}
//# sourceMappingURL=sensitive-values.js.map

/***/ })

};
;