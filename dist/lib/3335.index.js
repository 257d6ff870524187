export const id = 3335;
export const ids = [3335];
export const modules = {

/***/ 94264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: () => (/* binding */ keyedDigest160),
/* harmony export */   SN: () => (/* binding */ digest160),
/* harmony export */   WA: () => (/* binding */ DIGEST_PATTERN),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
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

/***/ 38389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Bv: () => (/* binding */ toApproved),
/* harmony export */   EX: () => (/* binding */ countEntries),
/* harmony export */   N0: () => (/* binding */ readApprovalText),
/* harmony export */   So: () => (/* binding */ writeApprovalText),
/* harmony export */   ol: () => (/* binding */ digestOfEntries),
/* harmony export */   sh: () => (/* binding */ placeInText)
/* harmony export */ });
/* unused harmony export MOST_ENTRIES */
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94264);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80050);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74742);
/**
 * The text that an approval commits to, and its code. The text says where it is approved, what is asked, and of which plan. The
 * comment of the gate keeps such texts, where everybody who can push can edit them: a text counts only where a person wrote its
 * code, and in the same line, in words, what it says.
 */






/** Of more entries in all, a text has one digest for each workspace: a comment holds no more. */
const MOST_ENTRIES = 500;
/** The longest text that is read, in characters. No comment holds as many. */
const LONGEST_TEXT = 1_000_000;
const LONGEST_NAME = 4_096;
const name = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(LONGEST_NAME));
const digest = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .DIGEST_PATTERN */ .WA));
const count = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeInteger */ .Y2b(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(1));
const counts = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesFromList */ .v4Y(_plan_count_words_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_WORDS */ .o_, _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(count)));
const isEntryText = (text) => {
    const [words = '', hash = '', more] = text.split(' ');
    return more === undefined && _canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .DIGEST_PATTERN */ .WA.test(hash) && words.split('+').every(isCountWord);
};
const textSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    host: name,
    repository: name,
    request: count,
    base: name,
    head: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
    workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        name,
        scope: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ organization: name, workspace: name }),
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ directory: name }),
        ]),
        questions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
            policySet: name,
            policy: name,
            message: digest,
            uncompared: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
        })),
        plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ entries: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(isEntryText))) }),
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ digest, counts }),
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ run: name, counts, variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(digest) }),
        ]),
        files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ configuration: name, named: name, uncommitted: name }),
    })), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1)),
});
/**
 * Writes the text that is approved.
 *
 * @param workspaces those in which one set of people is asked something, with the questions for these people alone
 * @param key `record-key`; undefined without one
 */
function writeApprovalText({ host, repository, request, base, head }, workspaces, key) {
    const isLong = workspaces.reduce((sum, { entries }) => sum + entries.length, 0) > MOST_ENTRIES;
    const written = workspaces.map((workspace) => ({
        name: workspace.name,
        scope: workspace.scope,
        questions: sortedByText(workspace.questions.map((question) => toApproved(question, key))),
        plan: planOf(workspace, isLong),
        files: workspace.files.digests,
    }));
    const place = { host: host.toLowerCase(), repository, request, base, head };
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({ ...place, workspaces: sortedByText(written) });
}
/** The code of a text: 160 bits, in 32 letters and digits. */
function codeOf(text) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('approval', text);
}
/** Reads a text that anybody may have written; undefined if `writeApprovalText` writes no such text. */
function readApprovalText(text) {
    if (text.length > LONGEST_TEXT || (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonDeeperThan */ .ZI)(text, 8))
        return undefined;
    const read = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(textSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text), { abortEarly: true });
    if (!read.success)
        return undefined;
    const { workspaces } = read.output;
    const isInOrder = workspaces.every(({ questions, plan }) => isSorted(questions.map(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)) &&
        (!('entries' in plan) || isSorted(plan.entries, true)));
    const areDistinct = new Set(workspaces.map(placeInText)).size === workspaces.length;
    // What has other members, another order or other white space is no text of ours.
    const isOurs = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(read.output) === text && isSorted(workspaces.map(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj));
    return isInOrder && areDistinct && isOurs ? read.output : undefined;
}
/** By what a workspace is known in a text. Without a service, several may be planned in one directory. */
function placeInText({ scope, name: called, }) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([scope, called]);
}
/** A question as a text has it. */
function toApproved({ policySet, policy, message, hidden }, key) {
    if (hidden === undefined)
        return { policySet, policy, message: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('message', message) };
    const text = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([message, hidden]);
    return key === undefined
        ? { policySet, policy, message: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('hidden message', message), uncompared: true }
        : { policySet, policy, message: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest160 */ .KF)(key, 'hidden message', text) };
}
function planOf({ run, variables, entries }, isLong) {
    if (run !== undefined) {
        const counts = countEntries(entries);
        return variables === undefined ? { run, counts } : { run, counts, variables };
    }
    return isLong
        ? { digest: digestOfEntries(entries), counts: countEntries(entries) }
        : { entries: entries.map(({ text }) => text).sort() };
}
/** One digest of all entries of a workspace. */
function digestOfEntries(entries) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('entries', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(entries.map(({ text }) => text).sort()));
}
/** How much there is of each kind, without what there is none of. */
function countEntries(entries) {
    const found = new Map();
    for (const { text } of entries) {
        const [words = ''] = text.split(' ', 1);
        for (const word of words.split('+').filter(isCountWord))
            found.set(word, (found.get(word) ?? 0) + 1);
    }
    return Object.fromEntries(found);
}
function isCountWord(word) {
    return _plan_count_words_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_WORDS */ .o_.some((each) => each === word);
}
function sortedByText(values) {
    const byText = new Map(values.map((value) => [(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(value), value]));
    return [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? []);
}
function isSorted(texts, mayRepeat = false) {
    return texts.every((text, at) => {
        const before = texts[at - 1];
        return before === undefined || before < text || (mayRepeat && before === text);
    });
}
//# sourceMappingURL=code.js.map

/***/ }),

/***/ 32744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ mayProvision),
/* harmony export */   v: () => (/* binding */ readConfigured)
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

/***/ 33335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ examineLines),
/* harmony export */   U8: () => (/* binding */ isAboutApprovals)
/* harmony export */ });
/* unused harmony export LINE_CLAIMS */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21804);
/* harmony import */ var _code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38389);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91802);
/**
 * Which comments of a request are approvals of a person who may approve it. A comment says who wrote it and when; the host
 * says so, and also whether another person edited it or an app wrote it. Everything has to be known: what the host does not say does
 * not count.
 */






/** Whether a comment is about approvals: whether its author may write is then asked, and whether an app wrote it. */
function isAboutApprovals({ body }) {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .readLine */ .Xw)(body) !== undefined;
}
/** Everything that must hold of a line that counts, in the order in which a report names what is wrong. */
const LINE_CLAIMS = {
    isOfPerson: ({ comment: { author } }) => author?.type === 'User' ? undefined : 'no person wrote it',
    isUnedited: ({ comment: { lastEditedAt, editor, edits } }) => {
        if (lastEditedAt === undefined || editor === undefined || edits === undefined) {
            return unsaid('whether it was edited');
        }
        const isUnedited = lastEditedAt === null && editor === null && edits === 0;
        return isUnedited ? undefined : 'it was edited';
    },
    isShown: ({ comment }) => unless(comment.isMinimized, 'it is hidden', 'whether it is hidden'),
    isNoEmail: ({ comment }) => unless(comment.byEmail, 'it came by e-mail', 'whether it came by e-mail'),
    isOfConversation: ({ comment }) => comment.isConversation ? undefined : 'it is no comment of the conversation',
    isOfNoToken: ({ comment: { author }, look: { facts } }) => unlessIn(facts.tokenAccounts, author?.id, 'this job has a token of that account'),
    isOfOwnRequest: ({ look: { facts } }) => unless(facts.isFork, FORK, 'whether it is of a fork'),
    isNotTransferred: ({ look: { facts } }) => unless(facts.wasTransferred, TRANSFERRED, 'whether the request was transferred'),
    wasNoIssue: ({ look: { facts } }) => unless(facts.wasIssue, WAS_ISSUE, 'whether the request was an issue'),
    isAfterPush: ({ comment, look: { facts } }) => unlessAfter(comment, facts.headPushedAt, 'the push of the head'),
    isAfterReopening: ({ comment, look: { facts } }) => facts.reopenedAt === null
        ? undefined
        : unlessAfter(comment, facts.reopenedAt, 'the newest opening of the request'),
    isAfterAgain: ({ comment, endedAt }) => endedAt === undefined ? undefined : unlessAfter(comment, endedAt, '`/plangate again`'),
    isKnown: ({ opened }) => (opened === undefined ? UNKNOWN_CODE : undefined),
    hasItsWords: ({ start, opened }) => opened === undefined || opened.start === start
        ? undefined
        : `its words are not those of its code. ${COPY}`,
    isOfRepository: ({ opened, look: { place } }) => isEqual(opened?.text.host, place.host.toLowerCase()) &&
        isEqual(opened?.text.repository, place.repository)
        ? undefined
        : 'its code is of another repository',
    isOfRequest: ({ opened, look: { place } }) => isEqual(opened?.text.request, place.request) ? undefined : 'its code is of another request',
    isOfBase: ({ opened, look: { place } }) => isEqual(opened?.text.base, place.base) ? undefined : 'its code is of another base branch',
    isOfHead: ({ opened, look: { place } }) => isEqual(opened?.text.head, place.head) ? undefined : 'its code is of another commit',
    mayWrite: ({ comment: { author }, look }) => {
        const may = look.mayWrite.get(author?.id ?? '');
        if (may === undefined)
            return unsaid('whether its author may write');
        return may ? undefined : 'its author may not write in the repository';
    },
    isNotOpener: ({ comment: { author }, look: { facts } }) => {
        if (facts.openedBy === undefined)
            return unsaid('who opened the request');
        return facts.openedBy === author?.id ? 'its author opened the request' : undefined;
    },
    isNoPusher: ({ comment: { author }, look: { facts } }) => unlessIn(facts.pushedBy, author?.id, 'its author pushed to the branch of the request'),
    isNoCommitter: ({ comment: { author }, look: { facts } }) => unlessIn(facts.committedBy, author?.id, 'its author wrote a commit of the request'),
    // Undefined also where the host was not asked, because the line does not count anyway.
    isByNoApp: ({ comment }) => unless(comment.byApp, 'an app wrote it', 'whether an app wrote it'),
};
const FORK = 'the request comes from a fork';
const TRANSFERRED = 'the request was transferred from another repository';
const WAS_ISSUE = 'the request was an issue before';
const COPY = 'Copy the line of the report';
const UNKNOWN_CODE = `its code is of no plan that this gate knows. ${COPY}`;
function unsaid(what) {
    return `the host does not say ${what}`;
}
function unless(fact, why, what) {
    if (fact === undefined)
        return unsaid(what);
    return fact ? why : undefined;
}
function unlessIn(people, id, why) {
    if ('problem' in people)
        return (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailing */ .h)(people.problem, '.');
    return id === undefined || people.ids.has(id) ? why : undefined;
}
/** Times of hosts are whole seconds: what is of the same second may have been before. */
function unlessAfter({ createdAt }, time, what) {
    const [written, other] = [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(createdAt), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(time)];
    if (Number.isNaN(written) || Number.isNaN(other))
        return unsaid(`whether it is newer than ${what}`);
    return written > other ? undefined : `it is older than ${what}`;
}
/** What is not known is said by another claim. */
function isEqual(known, wanted) {
    return known === undefined || known === wanted;
}
const MISREAD = {
    'not-alone': 'it is not alone in its comment, or it is in code',
    'not-the-line': `it is not the line of the report. ${COPY}`,
    'no-reason': 'it gives no reason',
    'long-reason': 'its reason is too long',
    'control-characters': 'it has control characters',
    'old-approve': `a commit says too little of what is approved. ${COPY}`,
    'old-override': `\`/plangate override\` is for what waits at the service. ${COPY}`,
    'old-allow-destroys': `\`/plangate allow-destroys\` is no command any more. ${COPY}`,
};
/** Whether what is misread was meant by a person, and for here. */
function isToBeAnswered({ author }, why, look) {
    const { tokenAccounts } = look.facts;
    const isOfJob = 'ids' in tokenAccounts && tokenAccounts.ids.has(author?.id ?? '');
    if (author?.type !== 'User' || isOfJob)
        return false;
    return why !== 'old-override' || !look.overridesAtService;
}
/** Everybody of whom it is not known that they may not write can end what was approved before: that only closes the gate. */
function mayEnd({ author }, { mayWrite }) {
    return author?.type === 'User' && mayWrite.get(author.id) !== false;
}
/**
 * Examines all comments of a request.
 *
 * @param claims all of them; a test leaves one out
 */
function examineLines(look, claims = LINE_CLAIMS) {
    const { comments, place, facts } = look;
    const lines = [];
    const refused = [];
    const read = 'problem' in comments ? [] : newestFirst(comments);
    const ending = read.find(({ comment, line }) => line?.kind === 'again' && mayEnd(comment, look));
    const endedAt = newestOf(look.againAt, ending?.comment.createdAt);
    const open = openTexts(look.texts);
    for (const { comment, line } of read) {
        if (line === undefined || line.kind === 'again')
            continue;
        const by = comment.author ?? NO_ACCOUNT;
        const written = {
            comment: comment.id,
            by: { id: by.id, login: by.login },
            at: comment.createdAt,
        };
        if (line.kind === 'misread') {
            const isAnswered = isToBeAnswered(comment, line.why, look);
            if (isAnswered)
                refused.push({ ...written, why: MISREAD[line.why] });
            continue;
        }
        const { start, code, reason } = line;
        const opened = open(code);
        const known = { comment, look, endedAt, start, opened };
        const why = whyNotCounted(known, claims);
        if (why !== undefined || opened === undefined)
            refused.push({ ...written, why: why ?? UNKNOWN_CODE });
        else
            lines.push({ ...written, reason, code, text: opened.text });
    }
    const needsOneMore = facts.hasUnnamedPush;
    return {
        number: place.request,
        lines,
        refused,
        notes: notesOf(look),
        needsOneMore,
        againAt: endedAt,
    };
}
/** One of them whose time is not known stays: then no line is known to be newer. */
function newestOf(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(one) > (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(other) ? one : other;
}
/** What the first claim says that does not hold. */
function whyNotCounted(line, claims) {
    for (const claim of Object.values(claims)) {
        const why = claim(line);
        if (why !== undefined)
            return why;
    }
    return undefined;
}
/** Of an account that is gone. */
const NO_ACCOUNT = { id: '', login: 'ghost' };
function newestFirst(comments) {
    return comments
        .map((comment) => ({ comment, line: (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .readLine */ .Xw)(comment.body) }))
        .sort((one, other) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(other.comment.createdAt) - (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(one.comment.createdAt));
}
/** Makes the function that opens the text of a code. Many lines may have one code. */
function openTexts(texts) {
    const byCode = new Map(texts.map((text) => [(0,_code_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(text), text]));
    const opened = new Map();
    return (code) => {
        if (!opened.has(code)) {
            const text = (0,_code_js__WEBPACK_IMPORTED_MODULE_2__/* .readApprovalText */ .N0)(byCode.get(code) ?? '');
            opened.set(code, text && { text, start: (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .lineStart */ .PT)(text, code) });
        }
        return opened.get(code);
    };
}
/** Why nothing that anybody writes counts. */
function notesOf({ comments, facts }) {
    const reasons = [
        unless(facts.isFork, FORK, 'whether the request comes from a fork'),
        unless(facts.wasTransferred, TRANSFERRED, 'whether the request was transferred'),
        unless(facts.wasIssue, WAS_ISSUE, 'whether the request was an issue'),
        facts.headPushedAt === undefined ? unsaid('when the head was pushed') : undefined,
        facts.reopenedAt === undefined ? unsaid('when the request was opened last') : undefined,
        facts.openedBy === undefined ? unsaid('who opened the request') : undefined,
    ];
    const lists = [comments, facts.pushedBy, facts.committedBy, facts.tokenAccounts];
    return [
        ...reasons.flatMap((why) => why === undefined
            ? []
            : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('nothing-approvable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing can be approved here: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(`${why}.`)}`)),
        ...lists.flatMap((list) => 'problem' in list ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('people-unknown', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(list.problem)) : []),
    ];
}
//# sourceMappingURL=examine-lines.js.map

/***/ }),

/***/ 8959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ createHiding),
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   c4: () => (/* binding */ hiddenVariables),
/* harmony export */   d0: () => (/* binding */ hideMarked)
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

/***/ 91802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ lineToWrite),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   Xw: () => (/* binding */ readLine)
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21804);
/* harmony import */ var _code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38389);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74742);
/**
 * The line by which a person approves, alone in a comment:
 *
 *     /plangate approve POLICIES in WORKSPACES (COUNTS) at HEAD code CODE: REASON
 *
 * - POLICIES: at most three names, else their number (`4 policies`). `SET/NAME` where two sets of the line have one of this name.
 * - WORKSPACES: likewise. Without a service the directory, and `NAME of DIRECTORY` where it is called otherwise.
 * - COUNTS: of all workspaces together, in the order of `COUNT_WORDS`: `2 add, 1 destroy, 2 outputs`, or `no changes`. After a
 *   semicolon, whether hidden values are not compared.
 * - HEAD: the first seven digits of the commit.
 * - CODE: of the text that is approved (code.ts), which has all of this whole.
 * - REASON: in the person's own words, on the same line.
 *
 * Up to the code the line has only characters of ASCII, and one space between two words. A name that may be taken for anything
 * else is between quotation marks, and what is left of its characters is `\uXXXX`: so no character looks like another
 * one, and a copy changes nothing.
 */




/** What a person writes in the place of this word. */
const REASON = 'REASON';
const LONGEST_REASON = 500;
/** The longest name in a line, in characters of the line. Of a longer one the middle is left out. */
const LONGEST_NAME = 100;
const MOST_NAMED = 3;
const HEAD_DIGITS = 7;
/** The line up to the code: by it people see what they approve. */
function lineStart({ head, workspaces }, code) {
    const policies = namePolicies(workspaces);
    const places = listNames(workspaces.map(nameWorkspace), 'workspaces');
    const what = `${policies} in ${places} (${writeCounts(workspaces)})`;
    return `/plangate approve ${what} at ${head.slice(0, HEAD_DIGITS)} code ${code}`;
}
/** The whole line, for a person to copy. */
function lineToWrite(text, code) {
    return `${lineStart(text, code)}: ${REASON}`;
}
function namePolicies(workspaces) {
    const asked = workspaces.flatMap(({ questions }) => questions);
    const setsByPolicy = new Map();
    for (const { policySet, policy } of asked) {
        setsByPolicy.set(policy, (setsByPolicy.get(policy) ?? new Set()).add(policySet));
    }
    const names = [...setsByPolicy].flatMap(([policy, sets]) => sets.size === 1 ? writeName(policy) : [...sets].map((set) => writeName(`${set}/${policy}`)));
    return listNames(names.sort(), 'policies');
}
function nameWorkspace({ name, scope }) {
    if (!('directory' in scope))
        return writeName(name);
    const { directory } = scope;
    const isUsual = [directory, directory.split('/').at(-1)].includes(name);
    return isUsual ? writeName(directory) : `${writeName(name)} of ${writeName(directory)}`;
}
function listNames(names, noun) {
    return names.length > MOST_NAMED ? `${names.length} ${noun}` : names.join(', ');
}
/** Names that stand without quotation marks: no number, and no word of the line. */
const PLAIN_NAME = /^(?!\d+$)[A-Za-z0-9_][\w./-]*$/;
const WORDS_OF_LINE = ['in', 'of', 'at', 'code', 'policies', 'workspaces'];
/** What may notify people, refer to something or hide something in a comment, and what is not ASCII; a space beside another one. */
const ESCAPED = /[^ -~]|["\\`<>@#[\]|]|^ | (?= )| $/g;
function writeName(name) {
    const isLong = name.length > LONGEST_NAME;
    if (PLAIN_NAME.test(name) && !WORDS_OF_LINE.includes(name) && !isLong)
        return name;
    const half = LONGEST_NAME / 2;
    const shown = isLong ? [name.slice(0, half), name.slice(-half)] : [name];
    return `"${shown.map((part) => part.replace(ESCAPED, _model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeUnits */ .FI)).join('...')}"`;
}
/** Words with a plural: the others are what Terraform says, as in `2 add`. */
const PLURALS = { output: 'outputs', action: 'actions' };
const NOT_COMPARED = 'hidden values are not compared';
function writeCounts(workspaces) {
    const counts = workspaces.map(({ plan }) => 'entries' in plan ? (0,_code_js__WEBPACK_IMPORTED_MODULE_0__/* .countEntries */ .EX)(plan.entries.map((text) => ({ text }))) : plan.counts);
    const total = (word) => counts.reduce((sum, each) => sum + (each[word] ?? 0), 0);
    const counted = _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_.flatMap((word) => {
        const number = word === 'uncompared' ? 0 : total(word);
        if (number === 0)
            return [];
        return `${number} ${number === 1 ? word : (PLURALS[word] ?? word)}`;
    });
    const hasUncompared = total('uncompared') > 0 ||
        workspaces.some(({ questions }) => questions.some(({ uncompared }) => uncompared === true));
    const changes = counted.length === 0 ? 'no changes' : counted.join(', ');
    return hasUncompared ? `${changes}; ${NOT_COMPARED}` : changes;
}
/** A text between quotation marks may have anything in it, the end of the line as well. */
const LINE = /^((?:[^"]|"[^"]*")+? code ([a-z2-7]{32})):(.*)$/;
const COMMAND = '/plangate approve ';
/** An approval, in code or with something around it, but in no quotation of another comment. */
const MEANT = /^[ \t`\p{Cf}]{0,9}\/plangate[ \t]+approve(?![\w-])/imu;
const OLD_FORMS = [
    [/^\/plangate +approve +(?:[0-9a-f]{40}|[0-9a-f]{64})(?= |$)/, 'old-approve'],
    [/^\/plangate +override(?= |$)/, 'old-override'],
    [/^\/plangate +allow-destroys(?= |$)/, 'old-allow-destroys'],
];
/**
 * Reads a comment. An approval is alone in it, with nothing but spaces and line ends around it.
 *
 * @returns undefined for a comment that is not about approvals
 */
function readLine(body) {
    const line = (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailing */ .h)(body, ' \t\r\n').replace(/^[ \t\r\n]+/, '');
    if (line === '/plangate again')
        return { kind: 'again' };
    const isOneLine = !/[\r\n]/.test(line);
    const [, old] = (isOneLine ? OLD_FORMS.find(([pattern]) => pattern.test(line)) : undefined) ?? [];
    if (old !== undefined)
        return { kind: 'misread', why: old };
    if (!MEANT.test(body))
        return undefined;
    const misread = (why) => ({ kind: 'misread', why });
    if (!isOneLine || !line.startsWith('/'))
        return misread('not-alone');
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
        return misread('control-characters');
    const [, start = '', code = '', rest = ''] = LINE.exec(line) ?? [];
    if (!start.startsWith(COMMAND))
        return misread('not-the-line');
    const reason = rest.trim();
    // The word that is to be replaced is no reason.
    if (reason === REASON || !/[\p{L}\p{N}]/u.test(reason))
        return misread('no-reason');
    if (reason.length > LONGEST_REASON)
        return misread('long-reason');
    return { kind: 'approve', start, code, reason };
}
//# sourceMappingURL=line.js.map

/***/ }),

/***/ 80050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ readPlanEntries),
/* harmony export */   JE: () => (/* binding */ readContexts),
/* harmony export */   cR: () => (/* binding */ contextOfOutput)
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

/***/ 74742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ changesSomething),
/* harmony export */   o_: () => (/* binding */ COUNT_WORDS),
/* harmony export */   tQ: () => (/* binding */ wordsOfEntry)
/* harmony export */ });
/* unused harmony export isIdle */
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

/***/ })

};
