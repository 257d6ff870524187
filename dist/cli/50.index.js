"use strict";
exports.id = 50;
exports.ids = [50];
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

/***/ 32744:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ mayProvision; },
/* harmony export */   v: function() { return /* binding */ readConfigured; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72588);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/* harmony import */ var _plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41092);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94264);
/* harmony import */ var _hidden_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8959);
/**
 * What the configuration of a plan says of its entries: how the provider of a resource is configured, and whether something of
 * an entry is decided by the files alone. A plan shows of an expression only what it refers to, and its value only where
 * it is a constant.
 */







/** Makes the function that says what the configuration adds to an entry for a resource, or for the invocation of an action. */
function readConfigured({ configuration, variables: written, states }, { key, files }) {
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(configuration, 'root_module');
    const blocks = blocksIn(root);
    const hasProvisioner = (files?.hasProvisioner ?? root === undefined) || [...blocks.values()].some(hasProvisioners);
    const variables = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenVariables */ .c4)(written, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(root, 'variables'), key);
    const allVariables = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .digest160 */ .SN)('variables', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(variables.values));
    const around = {
        configs: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(configuration, 'provider_config')),
        areShown: configuration !== undefined,
        written: files?.providers,
        variables,
        valuesOf: valuesByAddress(states),
    };
    const providers = new Map();
    const digests = new Map();
    return (entry) => {
        const { address, provider_name: name } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(entry);
        const at = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(address) ?? '');
        const block = blocks.get(at);
        const named = { configKey: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(block?.['provider_config_key']), name: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(name) };
        const about = JSON.stringify([named.configKey, name]);
        const provider = providers.get(about) ?? readProvider(named, around);
        providers.set(about, provider);
        if (block !== undefined && !digests.has(block)) {
            digests.set(block, digestOfBlock(block, at, variables));
        }
        const isDecidedWith = (mayHideBlocks) => isDecidedByFiles(entry, block, mayHideBlocks);
        const needsSameFiles = hasProvisioner ||
            (!provider.isVisible && files === undefined) ||
            isDecidedWith(files === undefined || files.dynamicBlocks.has(at));
        const isAlways = hasProvisioner || !provider.isVisible || isDecidedWith(false);
        const decidedByFiles = isAlways ? 'always' : isDecidedWith(true) ? 'hidden-blocks' : 'never';
        return {
            provider: provider.digest,
            variables: needsSameFiles ? allVariables : undefined,
            block: block && digests.get(block),
            needsSameFiles,
            decidedByFiles,
            hasHidden: provider.hasHidden || (needsSameFiles && variables.hidden.size > 0),
        };
    };
}
/** The configuration of a provider, as far as the plan has it, with the variables and the objects that it refers to. */
function readProvider({ configKey, name }, { configs: all, areShown, written, variables, valuesOf }) {
    const isKnown = configKey !== undefined && Object.hasOwn(all, configKey);
    const configs = isKnown ? [all[configKey]] : configsOf(all, name);
    const references = [...new Set(configs.flatMap(referencesIn))].sort();
    const isInModule = configs.some((config) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(config, 'module_address') !== undefined);
    const names = variablesIn(references, isInModule, variables);
    const isVisible = areShown && configs.every((config) => isConstant((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(config, 'expressions')));
    const shown = {
        configKey,
        name,
        configs,
        written: isVisible ? undefined : written,
        variables: valuesOfVariables(names, variables),
        values: configs.flatMap((config) => references.map((each) => valuesOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(config, 'module_address')), each))),
    };
    return {
        digest: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .digest160 */ .SN)('provider', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(shown)),
        isVisible,
        hasHidden: names.some((each) => variables.hidden.has(each)),
    };
}
/** Undefined for a block without a provisioner or a write-only argument. @param at its address, without keys */
function digestOfBlock(block, at, variables) {
    if (!hasProvisioners(block) && !writesOnly(block['expressions']))
        return undefined;
    const references = [...new Set(referencesIn(block))].sort();
    const names = variablesIn(references, at.startsWith('module.'), variables);
    const shown = { block, variables: valuesOfVariables(names, variables) };
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .digest160 */ .SN)('block', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(shown));
}
const ROOT_VARIABLE = /^var\.([^.[]+)/;
/** The variables of the root module that may have a part in something that has these references. */
function variablesIn(references, isInModule, { values }) {
    const direct = references.flatMap((reference) => ROOT_VARIABLE.exec(reference)?.[1] ?? []);
    const areAllDirect = direct.length === references.length && !isInModule;
    return areAllDirect ? direct : Object.keys(values);
}
function valuesOfVariables(names, { values }) {
    return names.map((name) => [name, values[name]]);
}
/** What may be the configuration of a provider, where the plan does not say which one a resource has. */
function configsOf(providers, name) {
    return Object.values(providers).filter((config) => ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(config, 'full_name') ?? name) === name);
}
/** The blocks of a configuration, by their addresses without keys. */
function blocksIn(module, prefix = '', found = new Map()) {
    for (const list of ['resources', 'actions']) {
        for (const block of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(module, list)).filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)) {
            found.set(`${prefix}${String(block['address'])}`, block);
        }
    }
    for (const [name, call] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(module, 'module_calls')))) {
        blocksIn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(call, 'module'), `${prefix}module.${name}.`, found);
    }
    return found;
}
/** Whether all expressions are constants. An expression without a constant is an object without members; so is no empty block. */
function isConstant(expressions) {
    return Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(expressions)).every((expression) => {
        if (Array.isArray(expression))
            return expression.every(isConstant);
        if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(expression))
            return false;
        if (Object.hasOwn(expression, 'constant_value'))
            return true;
        const hasMembers = Object.keys(expression).length > 0;
        return hasMembers && !Object.hasOwn(expression, 'references') && isConstant(expression);
    });
}
function referencesIn(value) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(value)).flatMap(([name, member]) => name === 'references'
        ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(member).filter((reference) => typeof reference === 'string')
        : referencesIn(member));
}
/**
 * Whether a value of the entry is written in the files and not in the plan: it is unknown, or write-only, which no plan marks.
 *
 * @param mayHideBlocks whether the block may have parts that no plan shows
 */
function isDecidedByFiles(entry, block, mayHideBlocks) {
    const change = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'change') ?? entry);
    const after = change['after'] ?? change['config_values'];
    const unknown = change['after_unknown'] ?? change['config_unknown'];
    const actions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(change['actions']);
    const isRemoved = actions.length > 0 && actions.every((action) => action === 'delete' || action === 'forget');
    // A block `removed` may have a provisioner, and is in no plan.
    if (block === undefined)
        return !isRemoved || mayHideBlocks;
    const expressions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(block['expressions']);
    const marks = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(unknown);
    const isUnknown = unknown === true ||
        Object.entries(marks).some(([name, mark]) => (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(mark) && (mayHideBlocks || mark !== true || Object.hasOwn(expressions, name)));
    if (isUnknown || isRemoved)
        return isUnknown;
    const values = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(after);
    const isWriteOnly = Object.keys(expressions).some((name) => (values[name] ?? undefined) === undefined && !isNull(expressions[name]));
    return isWriteOnly || Object.values(values).some(hasWriteOnlyName);
}
/** Whether a block of a configuration has a provisioner, or the plan does not show its configuration. */
function mayProvision(configuration) {
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(configuration, 'root_module');
    return root === undefined || [...blocksIn(root).values()].some(hasProvisioners);
}
function hasProvisioners({ provisioners }) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(provisioners).length > 0;
}
/** Whether an argument of a block, or of a block in it, is write-only by its name. */
function writesOnly(expressions) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(expressions)).some(([name, inner]) => (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriteOnlyName */ .pW)(name) || writesOnly(inner));
}
function isNull(expression) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(expression) && expression['constant_value'] === null;
}
function hasWriteOnlyName(value) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(value)).some(([name, member]) => ((0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriteOnlyName */ .pW)(name) && member === null) || hasWriteOnlyName(member));
}
/** Finds what is not sensitive of the objects that a reference names: a provider may be configured by them. */
function valuesByAddress(states) {
    let known;
    const read = () => {
        const found = new Map();
        const resources = states().flatMap((state) => [...(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .resourcesOf */ .F3)(state)]);
        for (const { address, values, sensitive_values: marks } of resources) {
            const name = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(address) ?? '');
            const shown = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_4__/* .hideMarked */ .d0)(values, [marks], (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_4__/* .createHiding */ .Ot)(undefined, ''));
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .D)(found, name, [address, shown]);
        }
        return found;
    };
    return (moduleAddress, reference) => {
        known ??= read();
        const prefix = moduleAddress === undefined ? '' : `${moduleAddress}.`;
        return known.get((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(prefix + reference)) ?? [];
    };
}
//# sourceMappingURL=configured.js.map

/***/ }),

/***/ 8959:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: function() { return /* binding */ createHiding; },
/* harmony export */   P: function() { return /* binding */ withoutHidden; },
/* harmony export */   c4: function() { return /* binding */ hiddenVariables; },
/* harmony export */   d0: function() { return /* binding */ hideMarked; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94264);
/** What is put in the place of sensitive values, so that nobody can find them by trying, and a changed one still counts. */



/**
 * @param key `record-key`; undefined without one: then a hidden value leaves only its place
 * @param place keeps equal values of two places from having one digest
 */
function createHiding(key, place) {
    const hiding = {
        hasHidden: false,
        hide(value) {
            hiding.hasHidden = true;
            if (key === undefined)
                return { hidden: true };
            return { hidden: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .keyedDigest160 */ .KF)(key, 'hidden value', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)([place, value])) };
        },
    };
    return hiding;
}
/** An entry for a resource, a change of an output, or an invocation of an action, without its sensitive values. */
function withoutHidden(entry, hiding) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(entry))
        return entry;
    if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(entry['change']))
        return { ...entry, change: withoutSides(entry['change'], hiding) };
    if ('actions' in entry)
        return withoutSides(entry, hiding);
    return 'config_values' in entry || 'config_sensitive' in entry
        ? hideIn(entry, ['config_values'], [entry['config_sensitive']], hiding)
        : entry;
}
/** What is sensitive on one side is hidden on both. */
function withoutSides(change, hiding) {
    const marks = [change['before_sensitive'], change['after_sensitive']];
    return hideIn(change, ['before', 'after'], marks, hiding);
}
function hideIn(part, names, marks, hiding) {
    // Old formats have no marks: there, each value counts as sensitive.
    const areKnown = marks.some((mark) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(mark) || typeof mark === 'boolean');
    // A service leaves out the values, and not the marks.
    if (marks.some((mark) => (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark)))
        hiding.hasHidden = true;
    const hidden = names.map((name) => {
        const value = part[name] ?? undefined;
        return [name, hideMarked(value, areKnown ? marks : [true], hiding)];
    });
    return { ...part, ...Object.fromEntries(hidden) };
}
/** The value with what is marked in it hidden. @param marks trees of its shape, with `true` where it is sensitive */
function hideMarked(value, marks, hiding) {
    if (value === undefined || value === null)
        return value;
    if (marks.includes(true))
        return hiding.hide(value);
    const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
    if (trees.length === 0 || typeof value !== 'object')
        return value;
    const inner = (name, member) => hideMarked(member, trees.map((mark) => (Object.hasOwn(mark, name) ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(mark)[name] : false)), hiding);
    if (Array.isArray(value))
        return value.map((item, index) => inner(String(index), item));
    const members = Object.entries(value).map(([name, member]) => [
        name,
        inner(name, member),
    ]);
    return Object.fromEntries(members);
}
/** The variables of the root module, by name; those that the configuration marks as sensitive are hidden. */
function hiddenVariables(variables, declared, key) {
    const hidden = new Set();
    const values = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(variables)).map(([name, variable]) => {
        const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldOf */ ._F)(variable, 'value');
        const declaration = Object.hasOwn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(declared), name)
            ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(declared)[name]
            : undefined;
        const isPlain = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(declaration) && (declaration['sensitive'] ?? false) === false;
        if (isPlain)
            return [name, value];
        hidden.add(name);
        return [name, createHiding(key, ['variable', name]).hide(value)];
    });
    return { values: Object.fromEntries(values), hidden };
}
//# sourceMappingURL=hidden-values.js.map

/***/ }),

/***/ 80050:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: function() { return /* binding */ readPlanEntries; },
/* harmony export */   JE: function() { return /* binding */ readContexts; },
/* harmony export */   WJ: function() { return /* binding */ everyMember; },
/* harmony export */   cR: function() { return /* binding */ contextOfOutput; },
/* harmony export */   o_: function() { return /* binding */ COUNT_WORDS; },
/* harmony export */   rY: function() { return /* binding */ wordsOfChange; },
/* harmony export */   yx: function() { return /* binding */ exactMember; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94264);
/* harmony import */ var _configured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32744);
/* harmony import */ var _hidden_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8959);
/**
 * Everything in a plan that changes something, as entries that can be compared with those of another plan. An entry is the
 * digest of all that the plan says of it, with every digit of its numbers, and of how its provider is configured.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */







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
/** Reads the entries of a plan. Yields before each, so that the caller can let other work go on. */
function* readPlanEntries(json, how) {
    const member = (name) => exactMember(json, name);
    const contextOf = readContexts(json, how);
    const isRelevant = how.readsDrift === true ? () => true : readRelevant(member('relevant_attributes'));
    const lists = [
        ['resource_changes', wordsOfChange],
        ['resource_drift', (entry) => (isRelevant(entry) ? ['drifted'] : [])],
        ['output_changes', (change) => (isNoChange(change) ? [] : ['output'])],
        ['action_invocations', () => ['action']],
        ['deferred_changes', () => ['deferred']],
        ['deferred_action_invocations', () => ['deferred']],
    ];
    const entries = [];
    for (const [name, wordsOf] of lists) {
        for (const [at, entry] of everyMember(member(name))) {
            yield;
            const words = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(entry) ? wordsOf(entry) : ['other'];
            if (words.length > 0)
                entries.push(toEntry([name, at], entry, words, { how, contextOf }));
        }
    }
    return entries;
}
/** Makes the function that says what the configuration of a plan adds to one of its entries. */
function readContexts(json, how) {
    const member = (name) => exactMember(json, name);
    return (0,_configured_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfigured */ .v)({
        configuration: member('configuration'),
        variables: member('variables'),
        states: () => [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(member('prior_state'), 'values'), member('planned_values')],
    }, how);
}
/** A member of the plan, with a string in place of each number that JavaScript would change. */
function exactMember(json, name) {
    const text = json.texts().findLast(([member]) => member === name)?.[1];
    if (text === undefined)
        return undefined;
    const exact = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .keepLongNumbers */ .q4)(text);
    return exact === text ? json.document[name] : JSON.parse(exact);
}
/** What is in a list or an object. Anything else is one entry: no part of a plan is passed over. */
function everyMember(value) {
    if (value === undefined || value === null)
        return [];
    if (Array.isArray(value))
        return value.entries();
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(value) ? Object.entries(value) : [['', value]];
}
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
function wordsOfChange(entry) {
    const { address, previous_address: previous, change } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(entry);
    const { actions, importing } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(change);
    const words = new Set(WORDS_OF_ACTIONS.get((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(actions).map(String).sort().join()) ?? ['other']);
    if ((importing ?? undefined) !== undefined)
        words.add('import');
    if ((previous ?? address) !== address)
        words.add('move');
    return COUNT_WORDS.filter((word) => words.has(word));
}
function isNoChange(change) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(change, 'actions')).map(String).join() === 'no-op';
}
/** Drift that a change refers to, where no policy reads drift; all of it where the plan does not say to what changes refer. */
function readRelevant(attributes) {
    if (!Array.isArray(attributes))
        return () => true;
    const resourceOf = (attribute) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(attribute, 'resource')) ?? '');
    const referred = new Set(attributes.map(resourceOf));
    return (drifted) => referred.has((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(addressOf(drifted)));
}
/** What is deferred is inside of its entry, with the reason beside it. */
function innerOf(entry) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'resource_change') ?? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'action_invocation') ?? entry;
}
/** What is around it. */
function outerOf(entry, inner) {
    const isAround = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(entry) && inner !== entry;
    if (!isAround)
        return undefined;
    return Object.fromEntries(Object.entries(entry).filter(([, member]) => member !== inner));
}
function addressOf(entry) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(innerOf(entry), 'address')) ?? '';
}
function toEntry(place, entry, words, { how: { key }, contextOf }) {
    const [member, at] = place;
    const isOutput = member === 'output_changes';
    const address = isOutput ? `output.${at}` : addressOf(entry);
    const name = address === '' ? `${member}.${at}` : address;
    const inner = innerOf(entry);
    const hiding = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_4__/* .createHiding */ .Ot)(key, [member, name]);
    const said = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutHidden */ .P)(inner, hiding);
    const context = isOutput ? contextOfOutput(entry) : contextOf(inner);
    const { provider, variables, needsSameFiles } = context;
    const outer = outerOf(entry, inner);
    const text = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)({ member, name, outer, said, provider, variables });
    const { hasHidden } = hiding;
    const isUncompared = key === undefined && (hasHidden || context.hasHidden);
    const counted = isUncompared ? [...words, 'uncompared'] : words;
    return {
        name,
        place,
        text: `${counted.join('+')} ${(0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .digest160 */ .SN)('entry', text)}`,
        hasHidden,
        needsSameFiles,
    };
}
/** No provider has a part in an output. */
function contextOfOutput(change) {
    const needsSameFiles = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(change, 'after_unknown'));
    const decidedByFiles = needsSameFiles ? 'always' : 'never';
    return { needsSameFiles, decidedByFiles, hasHidden: false };
}
//# sourceMappingURL=plan-entries.js.map

/***/ })

};
;