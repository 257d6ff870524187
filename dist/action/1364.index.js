"use strict";
exports.id = 1364;
exports.ids = [1364];
exports.modules = {

/***/ 32744:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ mayProvision; },
/* harmony export */   v: function() { return /* binding */ readConfigured; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72588);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/* harmony import */ var _plan_configured_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43701);
/* harmony import */ var _plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41092);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94264);
/* harmony import */ var _hidden_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8959);
/**
 * What the configuration of a plan says of its entries: how the provider of a resource is configured, and whether something of
 * an entry is decided by the files alone. A plan shows of an expression only what it refers to, and its value only where
 * it is a constant.
 */








/** Makes the function that says what the configuration adds to an entry. */
function readConfigured({ configuration, variables: written, states }, key) {
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(configuration, 'root_module');
    const blockAt = (0,_plan_configured_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .findBlocks */ .yM)(configuration);
    const hasProvisioner = mayProvision(configuration);
    const variables = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_5__/* .hiddenVariables */ .c4)(written, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(root, 'variables'), key);
    const allVariables = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .digest160 */ .SN)('variables', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(variables.values));
    const around = {
        configs: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(configuration, 'provider_config')),
        areShown: configuration !== undefined,
        variables,
        valuesOf: valuesByAddress(states),
    };
    const providers = new Map();
    const digests = new Map();
    return (entry) => {
        if (entry.list === 'output_changes')
            return contextOfOutput(entry);
        const { address: at = '', block } = blockAt(entry.address) ?? {};
        const name = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(entry.provider);
        const named = { configKey: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(block?.['provider_config_key']), name };
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
/** No provider has a part in an output. */
function contextOfOutput({ values }) {
    const needsSameFiles = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(values.unknownAfter);
    const decidedByFiles = needsSameFiles ? 'always' : 'never';
    return { needsSameFiles, decidedByFiles, hasHidden: false };
}
/** The configuration of a provider, as far as the plan has it, with the variables and the objects that it refers to. */
function readProvider({ configKey, name }, { configs: all, areShown, variables, valuesOf }) {
    const isKnown = configKey !== undefined && Object.hasOwn(all, configKey);
    const configs = isKnown ? [all[configKey]] : configsOf(all, name);
    const references = [...new Set(configs.flatMap(referencesIn))].sort();
    const isInModule = configs.some((config) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(config, 'module_address') !== undefined);
    const names = variablesIn(references, isInModule, variables);
    const isVisible = areShown && configs.every((config) => isConstant((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(config, 'expressions')));
    const shown = {
        configKey,
        name,
        configs,
        variables: valuesOfVariables(names, variables),
        values: configs.flatMap((config) => references.map((each) => valuesOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(config, 'module_address')), each))),
    };
    return {
        digest: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .digest160 */ .SN)('provider', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(shown)),
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
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .digest160 */ .SN)('block', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(shown));
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
    return Object.values(providers).filter((config) => ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(config, 'full_name') ?? name) === name);
}
/** Whether all expressions are constants. An expression without a constant is an object without members; so is no empty block. */
function isConstant(expressions) {
    return Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(expressions)).every((expression) => {
        if (Array.isArray(expression))
            return expression.every(isConstant);
        if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(expression))
            return false;
        if (Object.hasOwn(expression, 'constant_value'))
            return true;
        const hasMembers = Object.keys(expression).length > 0;
        return hasMembers && !Object.hasOwn(expression, 'references') && isConstant(expression);
    });
}
function referencesIn(value) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(value)).flatMap(([name, member]) => name === 'references'
        ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(member).filter((reference) => typeof reference === 'string')
        : referencesIn(member));
}
/**
 * Whether a value of the entry is written in the files and not in the plan: it is unknown, or write-only, which no plan marks.
 *
 * @param mayHideBlocks whether the block may have parts that no plan shows
 */
function isDecidedByFiles({ values: sides, actions = [] }, block, mayHideBlocks) {
    const { after, unknownAfter: unknown } = sides;
    const isRemoved = actions.length > 0 && actions.every((action) => action === 'delete' || action === 'forget');
    // A block `removed` may have a provisioner, and is in no plan.
    if (block === undefined)
        return !isRemoved || mayHideBlocks;
    const expressions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(block['expressions']);
    const marks = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(unknown);
    const isUnknown = unknown === true ||
        Object.entries(marks).some(([name, mark]) => (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(mark) && (mayHideBlocks || mark !== true || Object.hasOwn(expressions, name)));
    if (isUnknown || isRemoved)
        return isUnknown;
    const values = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(after);
    const isWriteOnly = Object.keys(expressions).some((name) => (values[name] ?? undefined) === undefined && !isNull(expressions[name]));
    return isWriteOnly || Object.values(values).some(hasWriteOnlyName);
}
/** Whether a block of a configuration has a provisioner, or the plan does not show its configuration. */
function mayProvision(configuration) {
    const modules = [...(0,_plan_configured_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredModules */ .C3)(configuration)];
    const blocks = modules.flatMap((module) => [...(0,_plan_configured_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .blocksOf */ .SH)(module)]);
    return modules.length === 0 || blocks.some(({ block }) => hasProvisioners(block));
}
function hasProvisioners({ provisioners }) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(provisioners).length > 0;
}
/** Whether an argument of a block, or of a block in it, is write-only by its name. */
function writesOnly(expressions) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(expressions)).some(([name, inner]) => (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isWriteOnlyName */ .pW)(name) || writesOnly(inner));
}
function isNull(expression) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(expression) && expression['constant_value'] === null;
}
function hasWriteOnlyName(value) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(value)).some(([name, member]) => ((0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isWriteOnlyName */ .pW)(name) && member === null) || hasWriteOnlyName(member));
}
/** Finds what is not sensitive of the objects that a reference names: a provider may be configured by them. */
function valuesByAddress(states) {
    let known;
    const read = () => {
        const found = new Map();
        const resources = states().flatMap((state) => [...(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .resourcesOf */ .F3)(state)]);
        for (const { address, values, sensitive_values: marks } of resources) {
            const name = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(address) ?? '');
            const shown = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_5__/* .hideMarked */ .d0)(values, [marks], (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_5__/* .createHiding */ .Ot)(undefined, ''));
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .D)(found, name, [address, shown]);
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
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41293);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94264);
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
            return { hidden: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .keyedDigest160 */ .KF)(key, 'hidden value', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)([place, value])) };
        },
    };
    return hiding;
}
/** What an entry says, without its sensitive values. */
function withoutHidden(entry, hiding) {
    const { said, change, values } = entry;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(said))
        return said;
    if ((0,_plan_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfAction */ .kY)(entry)) {
        const hasValues = 'config_values' in said || 'config_sensitive' in said;
        return hasValues ? hideIn(said, ['config_values'], [values.sensitiveAfter], hiding) : said;
    }
    // What is sensitive on one side is hidden on both.
    const marks = [values.sensitiveBefore, values.sensitiveAfter];
    const shown = () => hideIn(change, ['before', 'after'], marks, hiding);
    if (change === said)
        return shown();
    return change === said['change'] ? { ...said, change: shown() } : said;
}
function hideIn(part, names, marks, hiding) {
    // Old formats have no marks: there, each value counts as sensitive.
    const areKnown = marks.some((mark) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(mark) || typeof mark === 'boolean');
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
    const inner = (name, member) => hideMarked(member, trees.map((mark) => (Object.hasOwn(mark, name) ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(mark)[name] : false)), hiding);
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
    const values = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(variables)).map(([name, variable]) => {
        const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldOf */ ._F)(variable, 'value');
        const declaration = Object.hasOwn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(declared), name)
            ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(declared)[name]
            : undefined;
        const isPlain = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(declaration) && (declaration['sensitive'] ?? false) === false;
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
/* harmony export */   G: function() { return /* binding */ readPlanEntries; },
/* harmony export */   J: function() { return /* binding */ readContexts; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74742);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94264);
/* harmony import */ var _configured_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32744);
/* harmony import */ var _hidden_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8959);
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
    for (const entry of (0,_plan_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(json)) {
        yield;
        const isLeftOut = entry.list === 'resource_drift' && (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(entry.whole) && !isRelevant(entry);
        const words = isLeftOut ? [] : (0,_plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOfEntry */ .tQ)(entry);
        if (words.length > 0)
            entries.push(toPlanEntry(entry, words, { how, contextOf }));
    }
    return entries;
}
/** Makes the function that says what the configuration of a plan adds to one of its entries. */
function readContexts(json, key) {
    const member = (name) => json.exact(name);
    return (0,_configured_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfigured */ .v)({
        configuration: member('configuration'),
        variables: member('variables'),
        states: () => [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(member('prior_state'), 'values'), member('planned_values')],
    }, key);
}
/** Drift that a change refers to, where no policy reads drift; all of it where the plan does not say to what changes refer. */
function readRelevant(attributes) {
    if (!Array.isArray(attributes))
        return () => true;
    const resourceOf = (attribute) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(attribute, 'resource')) ?? '');
    const referred = new Set(attributes.map(resourceOf));
    return ({ address = '' }) => referred.has((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(address));
}
function toPlanEntry(entry, words, { how: { key }, contextOf }) {
    const { list, at, name, around } = entry;
    const hiding = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_5__/* .createHiding */ .Ot)(key, [list, name]);
    const shown = (0,_hidden_values_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutHidden */ .P)(entry, hiding);
    const context = contextOf(entry);
    const { provider, variables, needsSameFiles } = context;
    const text = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)({
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
        text: `${counted.join('+')} ${(0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .digest160 */ .SN)('entry', text)}`,
        hasHidden,
        needsSameFiles,
    };
}
//# sourceMappingURL=plan-entries.js.map

/***/ }),

/***/ 39025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $Z: function() { return /* binding */ askAboutCheck; },
  Wj: function() { return /* binding */ askAboutFiles; },
  Ee: function() { return /* binding */ askAboutFilesAgain; },
  VF: function() { return /* binding */ changesToRead; },
  IP: function() { return /* binding */ describePolicyResults; },
  X1: function() { return /* binding */ evidenceOf; },
  xS: function() { return /* binding */ factsOf; },
  UL: function() { return /* binding */ formOfJson; },
  t7: function() { return /* binding */ judgePlan; },
  Cm: function() { return /* binding */ withoutPlan; }
});

// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/policy/baseline.js
var baseline = __webpack_require__(60065);
// EXTERNAL MODULE: ./build/src/policy/count-results.js
var count_results = __webpack_require__(50276);
// EXTERNAL MODULE: ./build/src/policy/divide-failures.js
var divide_failures = __webpack_require__(63911);
// EXTERNAL MODULE: ./build/src/policy/fitting-exceptions.js
var fitting_exceptions = __webpack_require__(92046);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/src/policy/tell-failures.js
var tell_failures = __webpack_require__(19525);
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 5 modules
var judges_judges = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var entries = __webpack_require__(41293);
;// CONCATENATED MODULE: ./build/src/plan/changes-nothing.js
/** Whether an apply of a plan would do nothing: not an entry of any list changes something, and the program that made it says the same. */


/**
 * @returns false where something changes, be it outside of Terraform or in a later plan; undefined where nothing does and it is not
 *   certain either: planning failed, is not complete or not of one document, or a check did not pass
 */
function changesNothing(json) {
    for (const entry of (0,entries/* entriesOf */.Mc)(json)) {
        const isIdle = (entry.list === 'resource_changes' || entry.list === 'output_changes') &&
            (0,entries/* actionWords */.Iv)(entry) === 'no-op' &&
            entry.importing === undefined &&
            entry.deposed === undefined &&
            !(0,entries/* isMoved */.yu)(entry);
        if (!isIdle)
            return false;
    }
    const { applyable, complete, errored, checks } = json.document;
    // A plan of a service has none of these.
    if (applyable === true)
        return false;
    const saysOther = [
        [applyable, false],
        [complete, true],
        [errored, false],
    ].some(([said, expected]) => said !== undefined && said !== expected);
    const hasPassed = (0,parse/* listOf */.c3)(checks).every((check) => (0,parse/* fieldOf */._F)(check, 'status') === 'pass');
    return saysOther || !hasPassed || json.repeated().length > 0 ? undefined : true;
}
//# sourceMappingURL=changes-nothing.js.map
// EXTERNAL MODULE: ./build/src/gate/read-changes.js
var read_changes = __webpack_require__(76617);
;// CONCATENATED MODULE: ./build/src/gate/no-changes.js
/** Whether a plan changes nothing at all. No verdict depends on it: a job may ask whether anybody has to look. */





/**
 * @param isRead the form in which judges read the JSON; undefined if none does
 * @returns false where something changes; undefined where that is not known, as of a plan of a part, of other files, or without its state
 */
async function readNoChanges(plan, isRead) {
    const known = await plan.known();
    if (plan.failed !== undefined || known.summary?.status !== 'finished')
        return undefined;
    if (known.summary.hasChanges)
        return false;
    if (!isWholePlan(plan, known))
        return undefined;
    const json = await readDocument(plan, known, isRead);
    const isNothing = json && changesNothing(json);
    if (isNothing !== true || json?.isWhole)
        return isNothing;
    // A redacted plan has no checks: the log names those that fail.
    const problems = await plan.problems();
    return problems.some(({ summary }) => /assertion failed|condition failed/i.test(summary))
        ? undefined
        : true;
}
/** Whether it was planned as an apply of all of the configuration would be, from the state as it is. */
function isWholePlan({ run, input, isPartial, unseen }, { evidence }) {
    const limits = 'limits' in evidence ? evidence.limits : [];
    const isLimited = limits.some(({ kind, finding }) => kind !== 'noted' || finding.code === 'plan-not-refreshed');
    const asked = run?.watched.run.attributes ?? {};
    const isOther = input?.is_destroy === true ||
        input?.refresh_only === true ||
        input?.refresh === false ||
        (input?.target_addrs ?? []).length > 0 ||
        (input?.replace_addrs ?? []).length > 0 ||
        asked['is-destroy'] === true ||
        asked['refresh-only'] === true ||
        asked['refresh'] === false ||
        (0,parse/* listOf */.c3)(asked['target-addrs']).length > 0 ||
        (0,parse/* listOf */.c3)(asked['replace-addrs']).length > 0;
    return !isPartial && unseen.length === 0 && !isLimited && !isOther;
}
async function readDocument(plan, { evidence }, isRead) {
    if (plan.run === undefined || isRead !== undefined) {
        const content = await plan.json(isRead === true);
        if (!('json' in content) || (await content.doubts()).length > 0)
            return undefined;
        return content.json;
    }
    const id = 'answer' in evidence ? evidence.answer?.id : undefined;
    if (id === undefined)
        return undefined;
    // It is not waited for: nobody's verdict needs it.
    return (0,read_changes/* fetchPlanJson */.y7)(id, false, plan.run.ports).catch((error) => {
        const isUnread = error instanceof read_plan/* UnreadablePlan */.np || error instanceof service_error/* ServiceError */._7;
        if (!isUnread || (error instanceof service_error/* ServiceError */._7 && error.code === 'aborted'))
            throw error;
        return undefined;
    });
}
//# sourceMappingURL=no-changes.js.map
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/current-run.js
var current_run = __webpack_require__(54908);
;// CONCATENATED MODULE: ./build/src/gate/judge.js













/** Asks the judges of files about a workspace of which nothing was started. @throws where nobody can know what one says */
async function askAboutFiles(workspace, judging, judges, ofCheck) {
    const those = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(those.map((judge) => judge.judge(workspace, judging, ofCheck)));
    return judged.filter((one) => one !== undefined);
}
/** What is said of the check as a whole, where it concerns no workspace. @throws where nobody can know what one says */
async function askAboutCheck(judging, judges) {
    const ofFiles = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(ofFiles.map(async (judge) => judge.judgeCheck?.(judging)));
    return systemsOf(judged.filter((one) => one !== undefined));
}
/** Asks those again that have more to say. @param read what is known by now; it is called for them alone */
function askAboutFilesAgain(said, read) {
    return Promise.all(said.map(async (one) => one.again?.(await read()) ?? one));
}
function joinJudged(said) {
    return { systems: systemsOf(said), notices: said.flatMap(({ notices = [] }) => notices) };
}
/**
 * Asks the judges about a plan: those of the run first, because own policies may have the names of theirs. Each form of the
 * JSON, and what the plan changes, is read once for all.
 *
 * @throws what keeps everybody from knowing what was judged, such as a service that does not answer
 */
async function judgePlan(plan, asked, judges = judges_judges/* JUDGES */.R) {
    const { judging, files: { said, hasRun } = { said: [], hasRun: false } } = asked;
    const { showsChanges } = judging;
    const contents = new Map();
    const json = (isWhole) => {
        const content = contents.get(isWhole) ?? plan.json(isWhole);
        contents.set(isWhole, content);
        return content;
    };
    const shared = { ...plan, json };
    const ofPlans = judges.filter((judge) => judge.reads !== 'files');
    // About a plan that failed no judge is asked, and what was said of its files is left out.
    const isFailed = plan.failed !== undefined;
    const readsWhole = formOfJson(judging, judges);
    const ask = (reads, more) => {
        const those = isFailed ? [] : ofPlans.filter((judge) => judge.reads === reads);
        const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
        return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
    };
    const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
    let reading;
    const readChanges = async () => {
        const read = readsWhole === undefined ? undefined : await judgingRun.then(() => shared.json(readsWhole));
        return plan.changes({
            ...changesToRead(judging, judges),
            json: read && 'json' in read ? read.json : undefined,
        });
    };
    const changes = () => (reading ??= readChanges());
    const judgingPlan = judgingRun.then((judged) => ask('plan', { ofRun: systemsOf(judged), changes }));
    // In the form that other judges need, so that it is read once. A plan that cannot be read names nothing besides the files.
    const readPlan = async () => {
        const content = await shared.json(readsWhole === true);
        return { plan: 'json' in content ? content.json.document : undefined };
    };
    const first = isFailed ? [] : said;
    const [ofRun, ofPlan, ofFiles, changed, noChanges] = await Promise.all([
        judgingRun,
        judgingPlan,
        hasRun ? askAboutFilesAgain(first, readPlan) : first,
        isFailed || !showsChanges ? undefined : changes(),
        isFailed || !showsChanges
            ? undefined
            : judgingRun.then(() => readNoChanges(shared, readsWhole)),
    ]);
    const files = joinJudged(ofFiles);
    const ofService = await divideAtService(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
    const { systems, notices } = joinJudged(ofPlan);
    const inOrder = judges.flatMap((judge) => judge.systems.map(({ name }) => name));
    const placeOf = ({ judge }) => inOrder.indexOf(judge.name);
    return {
        systems: [...ofService.systems, ...systems, ...files.systems].sort((one, other) => placeOf(one) - placeOf(other)),
        json: ofPlan.find((judged) => judged.json !== undefined)?.json,
        askAgain: new Map(ofPlan.flatMap(({ systems: said = [], askAgain }) => askAgain === undefined ? [] : said.map(({ judge }) => [judge.name, askAgain]))),
        changes: changed,
        noChanges,
        notices: [...ofService.notices, ...notices, ...files.notices],
    };
}
/** Whether a judge asks for what the plan changes, and whether its JSON may be read whole for that. */
function changesToRead(judging, judges = judges_judges/* JUDGES */.R) {
    const asked = judges.flatMap((judge) => judge.reads === 'files' ? [] : (judge.asksForChanges?.(judging) ?? []));
    return {
        isGuarded: asked.length > 0,
        mayReadWhole: asked.some(({ mayReadWhole }) => mayReadWhole),
    };
}
/** Whether the judges read the JSON of a plan whole, or redacted; undefined if none reads it. */
function formOfJson(judging, judges = judges_judges/* JUDGES */.R) {
    const forms = judges.flatMap((judge) => judge.reads === 'files' ? [] : (judge.readsWhole?.(judging) ?? []));
    return forms.length === 0 ? undefined : forms.includes(true);
}
/** What a report tells of what was judged. */
function factsOf({ run }, { summary }, { systems, changes, noChanges, notices }, diagnostics) {
    const readings = systems.map(({ reading }) => reading);
    const { results, runTasks, canOverride, stoppedBeforePlan } = (0,reading/* mergeReadings */.gK)(readings);
    const { watched } = run ?? {};
    return {
        results,
        runTasks,
        canOverride,
        takesNoOverride: watched && (0,plan_of_run/* takesNoOverride */.oj)(watched.run, summary),
        // A plan that a policy kept from being made did not fail.
        plan: stoppedBeforePlan && summary?.status !== 'finished'
            ? undefined
            : summary && { ...summary, ...(noChanges !== undefined && { noChanges }) },
        changes,
        cost: summarizeCost(watched?.costEstimate),
        diagnostics,
        timestamps: watched?.run.attributes['status-timestamps'] ?? undefined,
        notices,
    };
}
/**
 * The evidence of a verdict.
 *
 * @param expected.gives which parts must be there, by what the plan comes from
 * @param expected.judges that this check asks; those that ship are added, so that none of them can be left out
 */
function evidenceOf({ run, plannedCommit }, { known, parts }, { gives, judges }, { judging, policy, change }) {
    const { systems } = parts;
    const isStarted = !('notStarted' in known.evidence);
    const asked = [...new Set([...judges_judges/* JUDGES */.R, ...judges])].filter((judge) => judge.isAsked(judging, gives) && (isStarted || judge.reads === 'files'));
    return {
        requirements: {
            requirePolicies: policy.requirePolicies,
            failOn: policy.failOn,
            base: change.base,
            noPolicies: judging.noPolicies,
            judgedBy: asked.flatMap((judge) => judge.systems),
            unknownValues: policy.allowUnknown ? 'advisory' : undefined,
        },
        gives: isStarted ? gives : NOTHING,
        plannedCommit,
        run: run?.mustBe && {
            answer: run.watched.run,
            workspaceName: run.watched.workspace?.attributes.name,
            mustBe: run.mustBe,
        },
        plan: known.evidence,
        systems,
    };
}
/** The facts and the evidence where nothing is planned: what was said of the files, and nothing else. */
function withoutPlan(said, expected, request) {
    const parts = joinJudged(said);
    return {
        facts: factsOf({}, NOT_STARTED, parts, []),
        evidence: evidenceOf({}, { known: NOT_STARTED, parts }, expected, request),
    };
}
const NOTHING = { run: false, plannedCommit: false, serviceSystems: false };
const NOT_STARTED = {
    evidence: {
        notStarted: (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing was planned, because of what the files would start.`),
    },
    attributes: undefined,
    summary: undefined,
};
function systemsOf(judged) {
    return judged.flatMap(({ systems = [] }) => systems);
}
/**
 * Divides the advisory failures at the service, by what the service said of each resource. Own policies are asked again, which is
 * done where they judge.
 */
async function divideAtService(ofRun, ofPlan, plan, judging) {
    const notices = [];
    const failures = ofRun
        .flatMap(({ reading }) => reading.results)
        .filter(({ level, status }) => level === 'advisory' && status === 'failed');
    const { findBaseRun, ports } = plan.run ?? {};
    const known = findBaseRun && (await plan.known()).evidence;
    const readBase = known && ports && 'answer' in known
        ? (0,current_run/* openBaseOfService */.c3)(failures, { plan: known.answer, findBaseRun }, ports, (notice) => {
            notices.push(notice);
        })
        : undefined;
    const exceptedFor = (0,fitting_exceptions/* exceptionsFor */.we)({
        workspace: plan.workspace.name,
        exceptions: withoutOwnExceptions(ofPlan, judging.exceptions),
    });
    const divided = new Map(await Promise.all(failures.map(async (failure) => {
        const { results } = await (0,divide_failures/* divideFailure */.u)(failure, {
            without: async (isLeftOut) => (0,tell_failures/* withoutAddresses */.tg)(failure, isLeftOut),
            excepted: exceptedFor(failure),
            readBase: readBase && (() => readBase(failure)),
        });
        return [failure, results];
    })));
    const systems = ofRun.map((system) => {
        const results = system.reading.results.flatMap((result) => divided.get(result) ?? [result]);
        return { ...system, reading: { ...system.reading, results } };
    });
    return { systems, notices };
}
/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(ofPlan, exceptions) {
    const own = ofPlan.filter(({ judge }) => judge.excepted === 'by-directory-and-policy');
    const names = new Set(own.flatMap(({ reading }) => reading.results.map(({ policy }) => policy)));
    if (exceptions === undefined || names.size === 0)
        return exceptions;
    const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
    return { ...exceptions, entries };
}
function summarizeCost(estimate) {
    if (estimate === undefined)
        return undefined;
    const { attributes } = estimate;
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
/** A line for each judge: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
function describePolicyResults(results) {
    const byTitle = new Map();
    for (const result of results)
        (0,add_to/* addTo */.D)(byTitle, result.judge.title, result);
    return Array.from(byTitle, ([title, ofSystem]) => {
        const policies = new Set(ofSystem.map(baseline/* keyOfPolicy */.Pc)).size;
        const counts = (0,count_results/* countResults */.a)(ofSystem);
        const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
        const conditions = ofSystem.filter(({ override }) => override?.condition).length;
        const parts = [
            [counts.mandatoryFailed, 'mandatory failed'],
            [counts.advisoryFailed, 'advisory failed'],
            [counts.overridden - conditions, 'overridden'],
            [conditions, conditions === 1 ? 'condition approved' : 'conditions approved'],
            [counts.excepted ?? 0, 'excepted'],
            [counts.existing ?? 0, 'existing'],
            [counts.errored, 'errored'],
            [later, 'known after the apply'],
            [counts.undecided - later, 'undecided'],
        ];
        const notPassed = parts
            .filter(([count]) => count > 0)
            .map(([count, words]) => `${count} ${words}`);
        const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
        return `${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`;
    });
}
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 63911:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ divideFailure; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _existing_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19525);




/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;
async function divideFailure(failure, { without, excepted, readBase }) {
    const undivided = { results: [failure], mayBeOld: 0 };
    if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
        return undivided;
    }
    const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) {
        return { results: [{ ...failure, ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(ofWholePolicy) }], mayBeOld: 0 };
    }
    const asked = { without, left: MOST_QUESTIONS };
    const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
    if (counting === undefined)
        return { results: [...others, ...accepted], mayBeOld: 0 };
    const base = (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(counting).length === 0 ? undefined : await readBase?.();
    const isExcepted = isExceptedBy(excepted);
    const held = base === undefined
        ? { results: [counting], mayBeOld: 0 }
        : await divideExisting(counting, isExcepted, { base, asked });
    return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}
async function ask(asked, isLeftOut) {
    asked.left -= 1;
    return asked.without(isLeftOut);
}
const isExceptedBy = ({ at }) => (address) => at(address).length > 0;
async function divideExcepted(failure, excepted, asked) {
    const undivided = { counting: failure, accepted: [], others: [] };
    const [firstEntry] = excepted.entries;
    if (firstEntry === undefined)
        return undivided;
    const isExcepted = isExceptedBy(excepted);
    const again = await ask(asked, isExcepted);
    // A policy that breaks without a resource has said nothing about the others.
    if (again === undefined || again.status === 'errored')
        return undivided;
    const counting = new Map();
    const add = (told) => void counting.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told), told);
    if (again.status === 'failed')
        (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again).forEach(add);
    const gone = [];
    for (const told of (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure)) {
        if (counting.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told)))
            continue;
        // It can be about what is left out only if it names some of that, or nothing at all.
        const { addresses } = told;
        if (addresses.length > 0 && !addresses.some(isExcepted))
            add(told);
        else
            gone.push(told);
    }
    if (gone.length === 0)
        return undivided;
    const byEntry = new Map();
    for (const told of gone) {
        const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byEntry, entry, told);
    }
    const accepted = Array.from(byEntry, ([entry, of]) => ({
        ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, of),
        ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(entry),
    }));
    // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
    const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
    return {
        counting: counting.size === 0 ? undefined : (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...counting.values()]),
        accepted,
        others: isCovered ? [] : [again],
    };
}
/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(failure, isExcepted, { base, asked }) {
    const old = new Map();
    const fresh = new Map((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure).map((one) => [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one]));
    /** What is known already to be old, or to stay without its resources. */
    const told = new Set();
    let mayBeOld = 0;
    /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
    const leftWithout = async (candidates) => {
        const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
        const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
        if (again?.status === 'passed')
            return [];
        return again?.status === 'failed' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again) : undefined;
    };
    let compared = [...fresh.values()];
    while (true) {
        const existing = await existingAmong(compared, old, isExcepted, base);
        const candidates = existing.filter((one) => !told.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (candidates.length === 0)
            break;
        mayBeOld = candidates.length;
        if (asked.left === 0)
            break;
        const still = await leftWithout(candidates);
        mayBeOld = 0;
        if (still === undefined)
            break;
        const stillThere = new Set(still.map(_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw));
        for (const one of candidates)
            told.add((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        const gone = candidates.filter((one) => !stillThere.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (gone.length === 0)
            break;
        let remaining = still;
        if (gone.length < candidates.length) {
            // The resources of those that stayed have to be judged again.
            mayBeOld = gone.length;
            if (asked.left === 0)
                break;
            const again = await leftWithout(gone);
            mayBeOld = 0;
            if (again === undefined)
                break;
            remaining = again;
        }
        for (const one of gone) {
            old.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
            fresh.delete((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        }
        for (const one of remaining)
            fresh.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
        compared = [...remaining];
    }
    if (old.size === 0)
        return { results: [failure], mayBeOld };
    const ofBase = { ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...old.values()]), status: 'existing' };
    const counting = fresh.size === 0 ? [] : [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...fresh.values()])];
    return { results: [...counting, ofBase], mayBeOld };
}
/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(failures, old, isExcepted, { now, before, failsWithout }) {
    const oldThere = new Set([...old.values()]
        .flatMap(({ addresses }) => addresses)
        .map((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .addressBefore */ .QF)(address, now)));
    const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
    if (there === undefined || there.length === 0)
        return [];
    const beforeMove = ({ lines, addresses }) => lines.map((text) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .textBefore */ .$H)({ text, addresses }, now));
    const countsThere = countTexts(there.flatMap(({ lines }) => lines));
    const countsHere = countTexts(failures.flatMap(beforeMove));
    return failures.filter((told) => told.isAboutOthers !== true &&
        told.addresses.length > 0 &&
        told.addresses.every((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnchanged */ ._5)(address, now, before)) &&
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        beforeMove(told).every((text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0)));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=divide-failures.js.map

/***/ }),

/***/ 88869:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uj: function() { return /* binding */ APPLIED_LISTS; },
  WQ: function() { return /* binding */ KEYED_PATTERN; },
  SD: function() { return /* binding */ NOT_COMPARED; },
  f: function() { return /* binding */ isRemoval; },
  op: function() { return /* binding */ placeInLists; },
  nY: function() { return /* binding */ readPlannedEntries; }
});

// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/configured.js
var configured = __webpack_require__(32744);
// EXTERNAL MODULE: ./build/src/approvals/hidden-values.js
var hidden_values = __webpack_require__(8959);
// EXTERNAL MODULE: ./build/src/approvals/plan-entries.js
var plan_entries = __webpack_require__(80050);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var src_plan_entries = __webpack_require__(41293);
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
// EXTERNAL MODULE: ./build/src/plan/count-words.js
var count_words = __webpack_require__(74742);
;// CONCATENATED MODULE: ./build/src/seen/planned-entries.js
/**
 * What a plan changes, in a form in which two plans can be compared although the first one knew less: what was unknown may be
 * known now, and what was applied meanwhile may have changed the values that an entry begins with.
 */












/** The lists of a plan whose members an apply carries out. */
const APPLIED_LISTS = ['resource_changes', 'output_changes', 'action_invocations'];
/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `variable`: it has none, but may depend on a variable with such a value.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that this version does not know, or its name is there twice.
 */
const NOT_COMPARED = ['sensitive', 'variable', 'configuration', 'form'];
/** 80 bits, because records hold many of them: who does not have the key cannot search for two values with one digest. */
const KEYED_LETTERS = 16;
/** A digest that has a key. */
const KEYED_PATTERN = /^[a-z2-7]{16}$/;
/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
function* readPlannedEntries(json, 
/** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
{ key }) {
    const digest = (subject, value) => key === undefined
        ? (0,canonical/* digest160 */.SN)(`seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value))
        : (0,canonical/* keyedDigest160 */.KF)(key, `seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value)).slice(0, KEYED_LETTERS);
    const contextOf = (0,plan_entries/* readContexts */.J)(json, key);
    const reader = {
        digest,
        contextOf,
        hidesSensitive: key === undefined || !json.isWhole,
        lacksConfiguration: !(0,parse/* isRecord */.u4)(json.document['configuration']),
    };
    const entries = [];
    const unchanged = new Map();
    for (const list of APPLIED_LISTS) {
        for (const entry of (0,src_plan_entries/* entriesOf */.Mc)(json, [list])) {
            yield;
            const words = countWordsOf(entry);
            if (words.length > 0)
                entries.push(readEntry({ list, words }, entry, reader));
            else
                unchanged.set((0,canonical/* canonicalJson */.dj)([list, entry.name]), entry);
        }
    }
    const variables = (0,hidden_values/* hiddenVariables */.c4)(json.exact('variables'), (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(json.document['configuration'], 'root_module'), 'variables'), key);
    const compared = Object.entries(variables.values).filter(([name]) => key !== undefined || !variables.hidden.has(name));
    return {
        entries: withoutRepeated(entries),
        variables: Object.fromEntries(compared.map(([name, value]) => [name, digest('variable', [name, value])])),
        drifted: new Set((0,src_plan_entries/* addressesOf */.sO)(json.document, ['resource_drift'])),
        unchanged(list, name) {
            const entry = unchanged.get((0,canonical/* canonicalJson */.dj)([list, name]));
            return entry === undefined ? undefined : readEntry({ list, words: [] }, entry, reader);
        },
        hasProvisioner: (0,configured/* mayProvision */.h)(json.exact('configuration')),
        notWhole: notWholeOf(json),
    };
}
function countWordsOf(entry) {
    const words = (0,count_words/* wordsOfEntry */.tQ)(entry);
    const isKnown = entry.list !== 'output_changes' || ['create', 'update', 'delete'].includes((0,src_plan_entries/* actionWords */.Iv)(entry));
    return isKnown || words.length === 0 || words.includes('other') ? words : [...words, 'other'];
}
const REMOVES = new Set(['destroy', 'replace', 'forget']);
/** Whether it destroys, replaces or forgets something, or may do so. */
function isRemoval({ words }) {
    return words.some((word) => REMOVES.has(word) || word === 'other');
}
function readEntry({ list, words }, entry, reader) {
    const { name, said, values, importing } = entry;
    const { digest } = reader;
    const isAction = list === 'action_invocations';
    const written = (0,src_plan_entries/* actionWords */.Iv)(entry);
    // A value of an output is set, whether it had one or not.
    const actions = list === 'output_changes' && written === 'create' ? 'update' : written;
    const previous = entry.previousAddress ?? name;
    const removes = list === 'resource_changes' && words.some((word) => REMOVES.has(word));
    // What is deleted or forgotten has no values after. An entry without an action sets some if it is imported, and where no word says
    // what it does, it may.
    const setsValues = isAction ||
        (actions === 'no-op'
            ? importing !== undefined || words.length === 0
            : actions.split(',').some((action) => action !== 'delete' && action !== 'forget'));
    const { unknown, hasHiddenKeys, endWithout, attributes } = readEnd(entry, digest);
    const { end, changed } = (setsValues ? endWithout(unknown) : undefined) ?? {};
    const context = reader.contextOf(entry);
    const marks = [
        ...(removes ? [values.sensitiveBefore] : []),
        ...(setsValues ? [values.sensitiveAfter] : []),
    ];
    const isUnread = words.includes('other') || (setsValues && end === undefined);
    const notCompared = hasHiddenKeys ? 'sensitive' : notComparedOf(context, marks, reader);
    return {
        list,
        name,
        words,
        decidedByFiles: context.decidedByFiles,
        actions,
        isDeposed: (0,src_plan_entries/* isDeposed */.DT)(entry) ? true : undefined,
        provider: context.provider && digest('provider', context.provider),
        block: context.block && digest('block', context.block),
        trigger: isAction ? digest('trigger', withoutConfig(said)) : undefined,
        importing: importing === undefined ? undefined : digest('importing', importing),
        previous: previous === name ? undefined : digest('previous', previous),
        before: removes ? digest('before', values.before) : undefined,
        end,
        changed,
        unknown: end === undefined || hasHiddenKeys ? [] : unknown,
        notCompared: isUnread ? 'form' : notCompared,
        endWithout,
        attributes,
    };
}
function readEnd(entry, digest) {
    const { before, after: values, unknownAfter: marks, sensitiveAfter: sensitive } = entry.values;
    const isUpdate = (0,src_plan_entries/* actionWords */.Iv)(entry) === 'update' && (0,parse/* isRecord */.u4)(values);
    const lacked = (0,lacked_values/* lackedIn */.mv)({ path: [], values, marks, sensitive });
    const unknown = lacked
        .map(({ path }) => path)
        .sort((one, other) => ((0,canonical/* canonicalJson */.dj)(one) < (0,canonical/* canonicalJson */.dj)(other) ? -1 : 1));
    return {
        unknown,
        // The paths are written into a comment, and the keys of a sensitive map are sensitive.
        hasHiddenKeys: lacked.some(({ shown }) => shown !== undefined),
        attributes: () => ((0,parse/* isRecord */.u4)(values) ? values : { value: values }),
        endWithout(paths) {
            const left = withoutPaths(values ?? null, unknown, paths);
            return (left && {
                end: digest('end', [left.value, paths]),
                changed: isUpdate
                    ? digest('changed', [idOf(before), changedIn(before, left.value, paths), paths])
                    : undefined,
            });
        },
    };
}
/** Nearly all resources have an attribute of this name, which tells one object from another. */
const idOf = (before) => (0,parse/* fieldOf */._F)(before, 'id') ?? null;
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
    const isSensitive = marks.some((mark) => (mark ?? undefined) === undefined || (0,plan_json/* isMarked */.rZ)(mark));
    if (isSensitive && hidesSensitive)
        return 'sensitive';
    if (context.hasHidden && hidesSensitive)
        return 'variable';
    return context.provider !== undefined && lacksConfiguration ? 'configuration' : undefined;
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
    const deferred = (0,src_plan_entries/* entriesOfDocument */.je)(json.document, [
        'deferred_changes',
        'deferred_action_invocations',
    ]);
    const isDeferred = deferred.next().done !== true;
    if (json.isErrored) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `Planning failed, so the plan may lack changes.`);
    }
    if (isDeferred || (complete !== undefined && complete !== true)) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan is not all that there is to do: something is deferred, or left out by a target.`);
    }
    const [unknown] = (0,src_plan_entries/* unknownEntries */.Nj)(json);
    if (unknown !== undefined) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan has ${(0,sentence/* setting */.Pe)(String(unknown.at))}, which this version does not know: it may be something to apply.`);
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
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(_planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .APPLIED_LISTS */ .Uj.map((_, at) => at)),
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
            _planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .APPLIED_LISTS */ .Uj.indexOf(entry.list),
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
        const of = _planned_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .APPLIED_LISTS */ .Uj[list];
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