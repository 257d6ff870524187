"use strict";
exports.id = 3491;
exports.ids = [3491];
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
function readConfigured({ configuration, variables: written, states }, key) {
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(configuration, 'root_module');
    const blocks = blocksIn(root);
    const hasProvisioner = root === undefined || [...blocks.values()].some(hasProvisioners);
    const variables = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenVariables */ .c4)(written, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(root, 'variables'), key);
    const allVariables = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .digest160 */ .SN)('variables', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(variables.values));
    const around = {
        configs: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(configuration, 'provider_config')),
        areShown: configuration !== undefined,
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
        const isAlways = hasProvisioner || !provider.isVisible || isDecidedWith(false);
        const decidedByFiles = isAlways ? 'always' : isDecidedWith(true) ? 'hidden-blocks' : 'never';
        const needsSameFiles = decidedByFiles !== 'never';
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
function readProvider({ configKey, name }, { configs: all, areShown, variables, valuesOf }) {
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
/* harmony export */   cR: function() { return /* binding */ contextOfOutput; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74742);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41293);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94264);
/* harmony import */ var _configured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32744);
/* harmony import */ var _hidden_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8959);
/**
 * Everything in a plan that changes something, as entries that can be compared with those of another plan. An entry is the
 * digest of all that the plan says of it, with every digit of its numbers, and of how its provider is configured.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */








/** Reads the entries of a plan. Yields before each, so that the caller can let other work go on. */
function* readPlanEntries(json, how) {
    const contextOf = readContexts(json, how.key);
    const isRelevant = how.readsDrift === true ? () => true : readRelevant(json.exact('relevant_attributes'));
    const entries = [];
    for (const entry of (0,_plan_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(json)) {
        yield;
        const isLeftOut = entry.list === 'resource_drift' && (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(entry.whole) && !isRelevant(entry);
        const words = isLeftOut ? [] : (0,_plan_count_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOfEntry */ .tQ)(entry);
        if (words.length > 0)
            entries.push(toPlanEntry(entry, words, { how, contextOf }));
    }
    return entries;
}
/** Makes the function that says what the configuration of a plan adds to one of its entries. */
function readContexts(json, key) {
    const member = (name) => json.exact(name);
    return (0,_configured_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigured */ .v)({
        configuration: member('configuration'),
        variables: member('variables'),
        states: () => [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(member('prior_state'), 'values'), member('planned_values')],
    }, key);
}
/** Drift that a change refers to, where no policy reads drift; all of it where the plan does not say to what changes refer. */
function readRelevant(attributes) {
    if (!Array.isArray(attributes))
        return () => true;
    const resourceOf = (attribute) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(attribute, 'resource')) ?? '');
    const referred = new Set(attributes.map(resourceOf));
    return ({ address = '' }) => referred.has((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(address));
}
function toPlanEntry({ list, at, name, said, around, values }, words, { how: { key }, contextOf }) {
    const hiding = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createHiding */ .Ot)(key, [list, name]);
    const shown = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHidden */ .P)(said, hiding);
    const context = list === 'output_changes' ? contextOfOutput(values.unknownAfter) : contextOf(said);
    const { provider, variables, needsSameFiles } = context;
    const text = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)({
        member: list,
        name,
        outer: around,
        said: shown,
        provider,
        variables,
    });
    const { hasHidden } = hiding;
    const isUncompared = key === undefined && (hasHidden || context.hasHidden);
    const counted = isUncompared ? [...words, 'uncompared'] : words;
    return {
        name,
        place: list === 'unknown' ? [String(at)] : [list, at],
        text: `${counted.join('+')} ${(0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .digest160 */ .SN)('entry', text)}`,
        hasHidden,
        needsSameFiles,
    };
}
/** No provider has a part in an output. */
function contextOfOutput(unknownAfter) {
    const needsSameFiles = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(unknownAfter);
    const decidedByFiles = needsSameFiles ? 'always' : 'never';
    return { needsSameFiles, decidedByFiles, hasHidden: false };
}
//# sourceMappingURL=plan-entries.js.map

/***/ }),

/***/ 27696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitea: function() { return /* binding */ gitea; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1228);
/* harmony import */ var _hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12163);
/* harmony import */ var _hosts_github_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27758);
/* harmony import */ var _hosts_github_server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** Gitea Actions and Forgejo Actions: jobs as GitHub's, on servers that have less than GitHub. */








const gitea = {
    ..._hosts_github_github_js__WEBPACK_IMPORTED_MODULE_3__.github,
    server: {
        ..._hosts_github_github_js__WEBPACK_IMPORTED_MODULE_3__.github.server,
        authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITEA_TOKEN) ??
            (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: () => false,
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
    },
    comments({ environment, pullRequest, repository }, ports) {
        const apiUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['GITHUB_API_URL']);
        const [owner, name] = repository?.slug.split('/') ?? [];
        if (!pullRequest || !apiUrl || !owner || !name)
            return undefined;
        const githubToken = (0,_hosts_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .apiTokenOf */ .xG)(environment);
        const access = { apiUrl, owner, name, githubToken, server: (0,_hosts_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment) };
        return (0,_hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)(access, ports).comments ?? NO_TOKEN;
    },
};
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `No comment: there is no token for the API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Hand the job its own as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)('${{ github.token }}')}).`,
    actor: 'operators',
});
//# sourceMappingURL=gitea.js.map

/***/ }),

/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: function() { return /* binding */ unreadableAnswer; },
/* harmony export */   dh: function() { return /* binding */ HostError; },
/* harmony export */   wh: function() { return /* binding */ readId; },
/* harmony export */   yg: function() { return /* binding */ onHostError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */


/** The message is for people: a sentence, or the end of one that the caller begins. It never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    facts;
    helpCode;
    constructor(kind, message, { helpCode, ...facts } = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.facts = facts;
        this.helpCode = helpCode;
    }
}
/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
function unreadableAnswer(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`, {
        helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer,
    });
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(json, 'id');
    if (typeof id !== 'number')
        throw unreadableAnswer(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: function() { return /* binding */ lastHiddenComment; },
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);





/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter(({ isHidden }) => isHidden !== true)
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The last of our comments that somebody hid: the next one has what it keeps. */
function lastHiddenComment(comments, marker) {
    return comments
        .filter(({ isHidden, isOwn, body }) => isHidden === true && isOwn && hasMarker(body, marker))
        .sort((one, other) => other.id - one.id)[0];
}
/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const marker = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(key);
    const comment = ownComments(comments, marker)[0] ?? lastHiddenComment(comments, marker);
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const name = author === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(author), 160)})`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A comment of another author${name} carries this gate's marker and was left as it is: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(url, 300))}.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove it if an earlier token of this gate wrote it.` });
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   J: function() { return /* binding */ parseGuid; },
/* harmony export */   M6: function() { return /* binding */ parseLinkOrigin; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dF: function() { return /* binding */ parseSlug; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; },
/* harmony export */   xu: function() { return /* binding */ toNumberedRequest; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/**
 * Reads what others say: `parse` takes a text, `read` a value of an answer, `to` makes one value of several parts. What has not
 * the expected shape is undefined.
 */

/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A GUID; undefined for any other text. */
function parseGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function parseSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function parseLinkOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toNumberedRequest(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

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

/***/ 92085:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ isHtml; }
/* harmony export */ });
/** Whether an answer is a page: APIs do not answer with one, proxies and sign-in pages do. */
function isHtml({ headers }) {
    return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
//# sourceMappingURL=is-html.js.map

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

/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ TransportError; }
/* harmony export */ });
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    code;
    helpCode;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
        this.code = options.code;
        this.helpCode = options.helpCode;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: function() { return /* binding */ proxiesIn; },
/* harmony export */   iJ: function() { return /* binding */ proxyFor; },
/* harmony export */   oS: function() { return /* binding */ isSocks; }
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, also by values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names, environment) {
    const name = names.find((candidate) => valueOf(candidate, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry, host, port) {
    if (entry === '*')
        return true;
    const isInEntry = isInRange(entry, host);
    if (isInEntry !== undefined)
        return isInEntry;
    const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
    if (onlyPort !== '' && onlyPort !== port)
        return false;
    // A range has no port.
    const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
    if (isAddressOfEntry !== undefined)
        return isAddressOfEntry;
    if (name === '' || (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
    const isBelowOnly = /^\*?\./.test(name);
    const domain = toAscii(name.replace(/^\*?\./, ''));
    return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
    const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text, host) {
    const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
    const addressBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 32 : 128;
    const prefixBits = Number(writtenLength ?? addressBits);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || prefixBits > addressBits)
        return undefined;
    // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
    const isIpv4 = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 || host.startsWith('::ffff:');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
        return false;
    const range = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    range.addSubnet(address, prefixBits, familyOf(address));
    return range.check(host, familyOf(host));
}
function familyOf(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
//# sourceMappingURL=proxies.js.map

/***/ }),

/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   U: function() { return /* binding */ readSeconds; }
/* harmony export */ });
/** `Retry-After`, in both of its forms: seconds, or a date. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;
/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
function readRetryAfter(headers, now) {
    const after = headers['retry-after'];
    return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
/** Seconds with or without a fraction, in milliseconds. */
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const retryAt = value?.trim() ?? '';
    const since = now?.trim() ?? '';
    if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
        return undefined;
    const waitMs = Date.parse(retryAt) - Date.parse(since);
    return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
//# sourceMappingURL=retry-after.js.map

/***/ }),

/***/ 74742:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: function() { return /* binding */ changesSomething; },
/* harmony export */   o_: function() { return /* binding */ COUNT_WORDS; },
/* harmony export */   tQ: function() { return /* binding */ wordsOfEntry; },
/* harmony export */   xB: function() { return /* binding */ isIdle; }
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
    return Array.from((0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOfDocument */ .je)(document, lists)).some((entry) => !isIdle({ words: wordsOfEntry(entry) }));
}
//# sourceMappingURL=count-words.js.map

/***/ }),

/***/ 41293:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: function() { return /* binding */ actionWords; },
/* harmony export */   Mc: function() { return /* binding */ entriesOf; },
/* harmony export */   Nj: function() { return /* binding */ unknownEntries; },
/* harmony export */   je: function() { return /* binding */ entriesOfDocument; },
/* harmony export */   kY: function() { return /* binding */ isOfAction; },
/* harmony export */   le: function() { return /* binding */ pathOfEntry; },
/* harmony export */   pK: function() { return /* binding */ ENTRY_LISTS; },
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
const ENTRY_LISTS = [
    'resource_changes',
    'resource_drift',
    'output_changes',
    'action_invocations',
    'deferred_changes',
    'deferred_action_invocations',
];
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
    const isAction = list === 'action_invocations' || list === 'deferred_action_invocations';
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
/** Whether the object moves to another address. */
function isMoved({ previousAddress, address }) {
    return (previousAddress ?? address) !== address;
}
//# sourceMappingURL=entries.js.map

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

/***/ 86535:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: function() { return /* binding */ fittingTexts; },
/* harmony export */   nZ: function() { return /* binding */ unpackTexts; },
/* harmony export */   yk: function() { return /* binding */ packTexts; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** The texts that people approve, as the comment of the gate keeps them: compressed, as many as fit. */


/** In letters of base64url. The marker has them in base64url once more, and the comment has its report beside them. */
const MOST_LETTERS = 18_000;
/** Longer ones are not unpacked: whoever may write in the comment can put anything there. */
const MOST_BYTES = 2_000_000;
/** The first texts that fit together. */
function fittingTexts(texts) {
    const fitting = [];
    for (const text of texts) {
        if (pack([...fitting, text]).length <= MOST_LETTERS)
            fitting.push(text);
    }
    return fitting;
}
/** As many of them as fit, as letters of base64url; '' if there are none. */
function packTexts(texts) {
    const fitting = fittingTexts(texts);
    return fitting.length === 0 ? '' : pack(fitting);
}
function pack(texts) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify(texts), { level: 9 }).toString('base64url');
}
/** The texts that `packTexts` packed; none where that cannot be read. */
function unpackTexts(packed) {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(bytes.toString())).filter((text) => typeof text === 'string');
    }
    catch {
        return [];
    }
}
//# sourceMappingURL=kept-texts.js.map

/***/ }),

/***/ 62051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V6: function() { return /* binding */ MOST_ASKED; },
  m6: function() { return /* binding */ currentCommands; },
  rH: function() { return /* binding */ decodeMarker; },
  $N: function() { return /* binding */ encodeMarker; },
  Rs: function() { return /* binding */ markerStart; },
  AA: function() { return /* binding */ newestTime; },
  fj: function() { return /* binding */ ownerId; }
});

// UNUSED EXPORTS: MOST_ENDED, encodeCommands, refusedCommands

// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'except', 'again'];
/** The commands that change nothing: they are answered in the comment of the gate. */
const ASKING_VERBS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/kept-texts.js
var kept_texts = __webpack_require__(86535);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Four things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, which runs a command ended, and a sealed record of what the
 * plans showed.
 */





/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
function ownerId(selected) {
    return (0,report_text/* hash */.tW)(selected);
}
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
/** Older ones are of earlier commits, or older than a day, which ends the use of a run as well unless people approved it. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const LONGEST_STATE = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked, what is approved and what was shown: these are always kept
 */
function encodeMarker(state, limit = LONGEST_STATE) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,kept_texts/* packTexts */.yk)(state.approvable ?? []),
        packShown(state.shown),
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,sentence/* asMarkdown */.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
/**
 * The state in the last line that is not empty, or else in the first. Undefined if neither is a marker that can be read.
 *
 * @param key of the marker; left out: any
 */
function decodeMarker(body, key) {
    const text = body.trim();
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // If another program has added text to the end of our comment, the marker may be its first line.
    const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
    const line = text.trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const keyInMarker = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
/**
 * The state as JSON in base64url. Names have one letter, and the report is a list, because the marker takes room from the comment.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [], shown, againAt }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,kept_texts/* packTexts */.yk)(approvable) || undefined,
        s: packShown(shown) || undefined,
        g: againAt,
    };
    return toBase64Url(JSON.stringify(encoded));
}
function packShown(shown) {
    return (0,kept_texts/* packTexts */.yk)(shown === undefined ? [] : [shown]);
}
/** As many seals of a report as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }) {
    const entries = Object.keys(runs).flatMap((name) => {
        const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
        return ofRun === undefined ? [] : [[name, ofRun]];
    });
    return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
    const parsed = (0,parse/* parseJson */.qF)(json);
    if (!(0,parse/* isRecord */.u4)(parsed))
        return undefined;
    const { r: encoded, a: acts, e: ended, n: asked, t: texts, s: shown, g: againAt } = parsed;
    const report = decodeReport(encoded);
    if (encoded !== undefined && report === undefined)
        return undefined;
    const commands = decodeCommands(acts);
    return {
        key,
        report,
        commands: commands.length > 0 ? commands : undefined,
        ended: Array.isArray(ended)
            ? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
            : undefined,
        asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
        approvable: typeof texts === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(texts) : undefined,
        shown: typeof shown === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(shown)[0] : undefined,
        againAt: newestTime([againAt, ...commands.map(timeOfAgain)]),
    };
}
function timeOfAgain({ verb, at }) {
    return verb === 'again' ? at : undefined;
}
/** The newest of these times; undefined where none of them is one. */
function newestTime(times) {
    const known = times.flatMap((time) => typeof time === 'string' && !Number.isNaN((0,parse/* timeOf */.nR)(time)) ? time : []);
    return known.sort((one, other) => (0,parse/* timeOf */.nR)(other) - (0,parse/* timeOf */.nR)(one))[0];
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...ASKING_VERBS, ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason }) => [
        isRefusal(verb) ? verb : VERBS.indexOf(verb),
        by,
        at,
        commit,
        reason,
    ]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,parse/* listOf */.c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason] = (0,parse/* listOf */.c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason }];
    });
    return fittingCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? VERBS[word] : undefined;
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return fittingCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** The commands that fit into the comment, in their order. */
function fittingCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of newestFirst.slice(0, MOST_KEPT)) {
        left -= JSON.stringify(encodeCommands([command])).length;
        if (left < 0)
            break;
        kept.add(command);
    }
    return commands.filter((command) => kept.has(command) || refused.has(command));
}
/** The answers to refused commands that a comment shows until its next report. */
function refusedCommands(commands) {
    return commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED);
}
/**
 * A report as a list. `decodeReport` reads its members in the same order.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeReport(report, hints) {
    const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.min(hints, 100)));
    // A run with a seal is kept: nothing else says where the seal belongs.
    const sealed = Object.keys(keptSeals(report)).map((name) => [name, report.runs[name] ?? '']);
    const runs = { ...firstEntries(report.runs), ...Object.fromEntries(sealed) };
    const { fingerprints, resources = [] } = report;
    const parts = [
        report.owner,
        report.runId,
        report.attempt,
        report.headSha,
        report.startedAt,
        report.digest,
        Number(report.green),
        fingerprints.slice(0, hints).join(''),
        firstEntries(report.durations),
    ];
    const fitsAll = fingerprints.length + resources.length <= hints;
    const resourceFingerprints = (fitsAll && resources.join('')) || 0;
    const keepsPlaces = hints === MOST_FINGERPRINTS && fingerprints.length <= hints;
    const places = (keepsPlaces && report.places) || [];
    const others = [runs, resourceFingerprints, keptSeals(report), places];
    // Members at the end that are empty are left out.
    const last = others.findLastIndex((part) => Object.keys(part).length > 0);
    return [...parts, ...others.slice(0, last + 1)];
}
/**
 * The members in the order of `encodeReport`. What identifies a report must be valid, or the marker counts as unreadable; hints
 * that are invalid are left out.
 */
function decodeReport(value) {
    if (!Array.isArray(value))
        return undefined;
    const [owner, runId, attempt, headSha, startedAt, digest, green, ...hints] = value;
    const [fingerprints, durations, runs, resources, seals, places] = hints;
    if (!isLike(owner, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
        return undefined;
    return {
        owner,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        green: green === 1,
        fingerprints: readFingerprints(fingerprints),
        places: (0,parse/* listOf */.c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
        resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
        seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
    };
}
/** Fingerprints that follow each other without anything between. */
function readFingerprints(text) {
    return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
/** The members of a record that are as expected; none if it is no record. */
function recordOf(value, isExpected) {
    const entries = (0,parse/* isRecord */.u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
    return typeof value === 'string';
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */




/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', event, 60)} hands out secrets`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This job has a token`;
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Use the event pull_request.` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(judgeForks());
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Pass ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('allow-untrusted-head')} to a job that a person starts after a review.`
        : onGitHub;
    const files = checkedOut === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the files`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `commit ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', checkedOut.slice(0, 7), 60)}`;
    const what = changeOrigin === 'foreign'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the checkout (${files}) is of a fork's pull request`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, trouble.says, trouble.remedy ?? '')}`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.foreignCode, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${because}, and ${what}.${why} A plan runs code from those files.`, { remedy, actor: 'operators' });
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

};
;