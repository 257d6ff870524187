"use strict";
exports.id = 754;
exports.ids = [754,1597,1741];
exports.modules = {

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const byKey = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, byKey, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, byKey, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, byKey);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, byKey) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : byKey.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const byKey = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   readTemplate: function() { return /* binding */ readTemplate; },
/* harmony export */   readText: function() { return /* binding */ readText; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   valuesOfArgument: function() { return /* binding */ valuesOfArgument; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50351);
/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */








const MOST_MODULES = 1_000;
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
function searchedFiles(files, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__/* .ParsedFiles */ .p(), check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
                ...recordedDirectories(call.label),
            ];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
            }
        }
    }
    return configuration;
}
/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (why !== undefined)
        unclear.push({ path, why, range: first?.range });
    for (const { name, value, range } of body.attributes) {
        // As an object of one entry, because the name is that of a variable.
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.topAttributes.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        if (block.type !== 'module')
            continue;
        const [label = ''] = block.labels;
        const call = module.calls.get(label) ?? { module, label, blocks: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function valuesOfArgument({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;
/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(call, configuration, files) {
    return valuesOfArgument(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalized */ .A9)(String(value.value)) : undefined;
        const path = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .localPath */ .$S)(text);
        if (path !== undefined)
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 41597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ asExpression; },
/* harmony export */   Y: function() { return /* binding */ jsonAsHcl; },
/* harmony export */   readAssigned: function() { return /* binding */ readAssigned; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60868);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50351);
/**
 * Reads values of variables that a person gives as texts, as `terraform plan -var` does: what a variable is declared as
 * decides whether its text is the value, or an expression. Held against it in `__tests__/data/values-of-variables.json`.
 */






/**
 * Turns texts of variables into HCL.
 *
 * @param directory of the root module, as `files` takes it
 * @param options.program the one that plans, if that is known
 * @param options.parsed what this check has parsed before
 * @returns the values; or what is wrong, each as the end of a sentence about the variables, without their texts, which may
 *   be secret
 */
async function readAssigned(assigned, files, directory, { program, parsed } = {}) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchModuleFiles */ ._n)(names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), (path) => files.read(path), parsed);
    const programs = program === undefined ? (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .programsFor */ .Tu)(names) : [program];
    const readings = programs.map((reader) => {
        const read = new Set((0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readBy */ .as)(reader, names));
        return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
    });
    const problems = [];
    const [unclear] = moduleFiles.filter((file) => file.isOverride && isUnclear(file));
    const value = assigned.map(({ key, value: text }) => {
        const [reading, ...others] = readings.map((found) => found.get(key));
        if (others.some((other) => other !== reading)) {
            problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
        }
        else if (reading === undefined)
            problems.push(notDeclared(key, moduleFiles));
        else if (unclear !== undefined) {
            problems.push(`"${key}" may be declared otherwise in ${unclear.path}, which cannot be read`);
        }
        else if (reading === 'text')
            return { key, value: asLiteral(text) };
        else if (isConstant(text))
            return { key, value: text };
        else
            problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
        return { key, value: '' };
    });
    return problems.length > 0 ? { problems } : { value };
}
function notDeclared(key, moduleFiles) {
    const unclear = moduleFiles.filter(isUnclear);
    if (unclear.length === 0)
        return `"${key}" is not declared`;
    const paths = unclear.map(({ path }) => path);
    return `"${key}" is not declared, or in a file that cannot be read: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSome */ .Kf)(paths, 3)}`;
}
function isUnclear({ problems, unread }) {
    return problems.length > 0 || unread !== undefined;
}
/** How each variable of a module is read. Overrides change the type of those that other files declare. */
function readingsIn(moduleFiles) {
    const readings = new Map();
    for (const { body, isOverride } of moduleFiles) {
        for (const block of body.blocks) {
            const [name = ''] = block.labels;
            if (block.type !== 'variable' || (isOverride && !readings.has(name)))
                continue;
            const reading = readingOf(block);
            if (reading !== undefined)
                readings.set(name, reading);
            else if (!isOverride)
                readings.set(name, 'text');
        }
    }
    return readings;
}
/** How a declared type is read; undefined if none is declared. */
function readingOf({ body }) {
    const type = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .attributeIn */ .yo)(body, 'type');
    if (type === undefined)
        return undefined;
    // JSON has a type as a text of HCL.
    const text = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .literalText */ .bK)(type);
    const named = text === undefined ? type : expressionIn(`(${text}\n)`);
    const isName = named?.kind === 'traversal' && named.steps.length === 0;
    return isName && PRIMITIVE.includes(named.root) ? 'text' : 'expression';
}
const PRIMITIVE = ['string', 'number', 'bool'];
/** A text that should be an expression of HCL: itself if it needs nothing else to be one, else a literal of it. */
function asExpression(text) {
    return isConstant(text) ? text : asLiteral(text);
}
function asLiteral(text) {
    return jsonAsHcl(JSON.stringify(text));
}
/** A value in JSON as HCL, which writes `${` and `%{` as `$${` and `%%{` where they begin no template. */
function jsonAsHcl(json) {
    // Not every reader takes `$$${`.
    return json.replaceAll(/(([$%])\2*)\{/g, (_, signs, sign) => signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`);
}
/** Whether a text is one expression without names and functions: both programs know its value without anything else. */
function isConstant(text) {
    const expression = expressionIn(text);
    return expression !== undefined && needsNothing(expression);
}
/** The expression that a text is; undefined if it is none, or more than one. */
function expressionIn(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [first, ...others] = body.attributes;
    const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
    return isOne ? first?.value : undefined;
}
function needsNothing(expression) {
    switch (expression.kind) {
        case 'literal':
            return true;
        case 'template':
            return expression.parts.every(needsNothing);
        case 'access':
            // Of a number, such as 1.2.3, there is none.
            return (['tuple', 'object'].includes(expression.of.kind) && (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing));
        case 'tuple':
        case 'object':
        case 'conditional':
        case 'operation':
            return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing);
        default:
            return false;
    }
}
//# sourceMappingURL=variables.js.map

/***/ }),

/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: function() { return /* binding */ isRecorded; },
/* harmony export */   iB: function() { return /* binding */ areExamples; },
/* harmony export */   tW: function() { return /* binding */ readSources; },
/* harmony export */   ti: function() { return /* binding */ loadPolicySet; }
/* harmony export */ });
/* unused harmony exports digestOfPlan, digestOfSources */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _rego_policy_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99334);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43962);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
/* harmony import */ var _unusable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49998);
/**
 * Loads a directory of policies: `policies.hcl` and the Rego files beside it. Where there is no `opa`, answers judge that it
 * gave by the example policies, and that were recorded for the plans of the demonstration and of the example seed.
 */








/**
 * Reads and checks one policy set.
 *
 * @param openJudge left out, or without an `opa`, recorded answers judge
 * @throws Unusable with everything that is wrong with the set
 */
async function loadPolicySet(options, openJudge) {
    const { directory } = options;
    const problems = [];
    const addProblem = (error) => {
        problems.push((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error));
    };
    const sources = directory === undefined ? undefined : await readSources(directory).catch(addProblem);
    const text = directory === undefined
        ? readExample('policies.hcl').toString()
        : await readFileIn(directory, 'policies.hcl').catch(addProblem);
    const policies = (0,_rego_policy_set_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeclaredPolicies */ .D)(text, problems)
        .filter(({ name }) => options.only?.includes(name) ?? true)
        .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
    const judge = await openJudge?.(directory).catch(addProblem);
    if (problems.length > 0) {
        const what = `The policy set in ${directory ?? 'this program'} cannot be used:`;
        throw new _unusable_js__WEBPACK_IMPORTED_MODULE_6__/* .Unusable */ .k('policies', what, problems);
    }
    const { name, system, overridable, description = null } = options;
    const judgeOrAnswers = judge ?? judgeByAnswers(policies, sources);
    return { name, description, system, overridable, policies, judge: judgeOrAnswers };
}
/** Path → text of each file that decides what policies say: Rego, without its tests, and data. */
async function readSources(directory) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
    const read = async (name) => [name, (await readFileIn(directory, name)) ?? ''];
    return new Map(await Promise.all(names.map(read)));
}
async function readFileIn(directory, name) {
    return (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).catch((error) => {
        throw new Error(`${name} ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}`);
    });
}
function isRecorded(judge) {
    return 'answer' in judge;
}
/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readExample(name) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(new URL(name, require("url").pathToFileURL(__filename).href));
}
function readAnswers() {
    return JSON.parse(readExample('answers.json').toString());
}
/**
 * A judge that looks the answers up. A plan, a policy or a set that was not recorded is an error.
 *
 * @param sources name → text of each Rego file of the policies; undefined for the example policies themselves
 */
function judgeByAnswers(policies, sources) {
    const answers = readAnswers();
    const areRecorded = sources === undefined || digestOfSources(sources) === answers.policies;
    return {
        version: answers.opa,
        answer(plan) {
            const failures = areRecorded ? answers.plans[digestOfPlan(plan)] : undefined;
            return policies.map(({ name, query }) => {
                if (failures === undefined || !answers.queries.includes(query)) {
                    return { name, status: 'errored', output: [NOT_RECORDED] };
                }
                const output = failures[query] ?? [];
                return { name, status: output.length === 0 ? 'passed' : 'failed', output };
            });
        },
    };
}
/** Whether these are the policies that were asked. */
function areExamples(sources) {
    return digestOfSources(sources) === readAnswers().policies;
}
const NOT_RECORDED = 'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';
/** The digest of what the example policies read of a plan. */
function digestOfPlan({ resource_changes: changes }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.hash)('sha256', JSON.stringify(changes));
}
function digestOfSources(sources) {
    const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.hash)('sha256', JSON.stringify(sorted));
}
//# sourceMappingURL=load-policies.js.map

/***/ }),

/***/ 7896:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ isLongNumber; },
/* harmony export */   a: function() { return /* binding */ toJson; },
/* harmony export */   parseKept: function() { return /* binding */ parseKept; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62177);
/**
 * Values of states and seeds with all digits of their numbers: while the service keeps them, strings stand for numbers that
 * JavaScript would round. Whatever leaves the service is written by `toJson`.
 */


/** Begins these strings, and no other string of anybody. */
const MARK = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('hex');
/** @throws SyntaxError for a text that is no JSON */
function parseKept(text) {
    // The message of an error is about the text as it was written.
    const value = JSON.parse(text);
    const kept = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .keepLongNumbers */ .q4)(text, MARK);
    return kept === text ? value : JSON.parse(kept);
}
function toJson(value) {
    return (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreLongNumbers */ .zY)(JSON.stringify(value), MARK);
}
/** Whether a string stands for a number. */
function isLongNumber(value) {
    return typeof value === 'string' && value.startsWith(MARK);
}
//# sourceMappingURL=long-numbers.js.map

/***/ }),

/***/ 40995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: function() { return /* binding */ maxBodyBytes; },
/* harmony export */   Gq: function() { return /* binding */ invalid; },
/* harmony export */   JT: function() { return /* binding */ respondEmpty; },
/* harmony export */   P_: function() { return /* binding */ Refusal; },
/* harmony export */   Rw: function() { return /* binding */ commentOfAction; },
/* harmony export */   V2: function() { return /* binding */ redirect; },
/* harmony export */   Vh: function() { return /* binding */ readJson; },
/* harmony export */   XD: function() { return /* binding */ resourceBody; },
/* harmony export */   f4: function() { return /* binding */ itemsBody; },
/* harmony export */   fJ: function() { return /* binding */ fail; },
/* harmony export */   hj: function() { return /* binding */ conflict; },
/* harmony export */   lU: function() { return /* binding */ respondText; },
/* harmony export */   li: function() { return /* binding */ badRequest; },
/* harmony export */   ll: function() { return /* binding */ checkBody; },
/* harmony export */   mX: function() { return /* binding */ notFound; },
/* harmony export */   o0: function() { return /* binding */ forbidden; },
/* harmony export */   qR: function() { return /* binding */ objectWith; },
/* harmony export */   u0: function() { return /* binding */ readDocument; },
/* harmony export */   uf: function() { return /* binding */ respond; }
/* harmony export */ });
/* harmony import */ var _long_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7896);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/**
 * Requests to the local service and its answers as plain values, without a socket: bodies are read, checked against what a
 * route expects, and refused with pointers.
 */


const MOST_BODY_BYTES = 1024 * 1024;
const MOST_UPLOAD_BYTES = 100 * 1024 * 1024;
/** How long the body of a request to this path may be. */
function maxBodyBytes(path) {
    return path.startsWith('/v1/object/') ? MOST_UPLOAD_BYTES : MOST_BODY_BYTES;
}
const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();
/** Ends the handling of a request with an error in place of what was asked for. */
class Refusal extends Error {
    name = 'Refusal';
    response;
    constructor(response) {
        super(`refused with ${String(response.status)}`);
        this.response = response;
    }
}
function respond(status, document, headers = {}) {
    return {
        status,
        headers: { 'content-type': DOCUMENT_TYPE, ...headers },
        body: Buffer.from((0,_long_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .toJson */ .a)(document)),
    };
}
function respondText(status, text, type = 'text/plain') {
    return {
        status,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: Buffer.from(text),
    };
}
function respondEmpty(status, headers = {}) {
    return { status, headers, body: NOTHING };
}
function redirect(status, location) {
    return respondEmpty(status, { location });
}
/** A refusal to throw, so that the request is answered with these errors. */
function fail(status, ...errors) {
    const sent = errors.map((error) => ({ status: String(status), ...error }));
    return new Refusal(respond(status, { errors: sent }));
}
/** 400 for a query that cannot be understood. */
function badRequest(parameter, detail) {
    return fail(400, { title: 'bad request', detail, source: { parameter } });
}
/** 404, also for what the token may not see. */
function notFound(detail) {
    return fail(404, { title: 'not found', detail });
}
/** 403: the token may know that the resource exists, but not do this with it. */
function forbidden(detail) {
    return fail(403, { title: 'forbidden', detail });
}
/** 409: the state of the resource does not allow the request. */
function conflict(detail) {
    return fail(409, { title: 'transition not allowed', detail });
}
/** 422; each `pointer` leads to a part of the body that is wrong. */
function invalid(...problems) {
    const title = 'invalid attribute';
    return fail(422, ...problems.map(({ pointer, detail }) => ({ title, detail, source: { pointer } })));
}
const JSON_API = 'application/vnd.api+json';
/** The body of a route that takes a resource. @throws Refusal 415 for another media type, 422 for what is wrong in it */
function readDocument(request, schema) {
    const type = mediaTypeOf(request);
    if (type !== JSON_API) {
        const sent = type === '' ? 'something unnamed' : type;
        throw unsupportedType(`The body must be sent as ${JSON_API}, not as ${sent}.`);
    }
    return checkBody(readJson(request.body), schema);
}
function unsupportedType(detail) {
    return fail(415, { title: 'unsupported media type', detail });
}
/** The schema of an object with at least these members. The check is needed because in JavaScript a list is an object. */
function objectWith(entries) {
    return _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .check */ .z6Y((value) => !Array.isArray(value)), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(entries));
}
function resourceBody(entries) {
    return objectWith({ data: objectWith(entries) });
}
/** The schema of a body with a list of resources, such as one that adds to a relationship. */
function itemsBody(item) {
    return objectWith({ data: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item) });
}
/** The comment in the body of an action, plain JSON in either media type; undefined without a body or a comment. */
function commentOfAction(request) {
    if (request.body.length === 0)
        return undefined;
    const type = mediaTypeOf(request);
    if (type !== JSON_API && type !== 'application/json') {
        throw unsupportedType(`An action's body must be sent as ${JSON_API} or application/json.`);
    }
    return checkBody(readJson(request.body), actionSchema)?.comment ?? undefined;
}
const actionSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ comment: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())) }));
/** In lower case and without parameters; empty without the header. */
function mediaTypeOf(request) {
    return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
function readJson(body) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        throw invalid({ pointer: '', detail: 'The body is not JSON in UTF-8.' });
    }
}
/** More help nobody: a list of a megabyte can be wrong in each of its entries. */
const MOST_PROBLEMS = 100;
/** The value as the schema reads it. @throws Refusal 422 with a pointer to every part that is wrong, up to a limit */
function checkBody(value, schema) {
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(schema, value);
    if (parsed.success)
        return parsed.output;
    throw invalid(...parsed.issues.slice(0, MOST_PROBLEMS).map((issue) => ({
        pointer: (issue.path ?? [])
            .map(({ key }) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
            .join(''),
        detail: describeIssue(issue),
    })));
}
function describeIssue(issue) {
    const key = issue.path?.at(-1)?.key;
    const name = typeof key === 'string' || typeof key === 'number' ? String(key) : 'The body';
    if (issue.received === 'undefined') {
        // Of a missing member, some schemas expect its name: that would be said twice.
        const isNameExpected = issue.expected === null || issue.expected === JSON.stringify(key);
        return `${name} is required${isNameExpected ? '' : `: ${issue.expected}`}.`;
    }
    // Only the check of `objectWith` has no word for what it expects.
    return `${name} must be ${issue.expected ?? 'Object'}, not ${issue.received}.`;
}
//# sourceMappingURL=requests.js.map

/***/ }),

/***/ 754:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createService: function() { return /* binding */ createService; },
  startService: function() { return /* binding */ startService; }
});

// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/service/faults.js

const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0));
const faultSchema = dist/* variant */.Oxt('kind', [
    dist/* strictObject */.rej({
        kind: dist/* literal */.euz('status'),
        status: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(200), dist/* maxValue */.cGV(599)),
        headers: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()), {}),
        body: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('reset') }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('delay'), delayMs: amount }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('truncate'), bytes: amount }),
]);
/** Which requests get which fault. */
const faultRuleSchema = dist/* strictObject */.rej({
    /** The route in the form `POST /runs`, `GET /runs/:run` or `GET /v1/log/:object`; left out: every request. */
    route: dist/* optional */.lqM(dist/* string */.YjP()),
    fault: faultSchema,
    /** `before`: the handler does not run. `after`: the handler does its work, and the fault replaces its answer. */
    when: dist/* optional */.lqM(dist/* picklist */.KIO(['before', 'after']), 'before'),
    /** How many matching requests are answered without the fault before it begins. */
    skip: dist/* optional */.lqM(amount, 0),
    /** How many requests get the fault. */
    times: dist/* optional */.lqM(amount, 1),
});
/** The fault rules of a service, none at first. Rules are tried in the order in which they were added. */
function createFaults() {
    let rules = [];
    return {
        add: (rule) => {
            rules.push(dist/* parse */.qgA(faultRuleSchema, rule));
        },
        clear: () => {
            rules = [];
        },
        list: () => rules,
        /** The rule whose fault this request gets, which counts as used once more. The first one that matches decides. */
        take(routeName) {
            const rule = rules.find(({ route }) => route === undefined || route === routeName);
            if (rule === undefined)
                return undefined;
            if (rule.skip > 0) {
                rule.skip -= 1;
                return undefined;
            }
            rule.times -= 1;
            if (rule.times <= 0)
                rules = rules.filter((other) => other !== rule);
            return rule;
        },
    };
}
/** The response to send instead of `answer`. A fault of the connection is handed on: the server shows it. */
function applyFault(fault, answer) {
    if (fault.kind !== 'status')
        return { ...answer, fault };
    return {
        status: fault.status,
        headers: { 'content-type': 'text/plain', ...fault.headers },
        body: new TextEncoder().encode(fault.body),
    };
}
//# sourceMappingURL=faults.js.map
// EXTERNAL MODULE: ./build/src/service/long-numbers.js
var long_numbers = __webpack_require__(7896);
;// CONCATENATED MODULE: ./build/src/service/plan/plan-log.js
/** The characters at the beginning and end of a log; by them a reader knows that the log is complete. */
const LOG_START = '\u0002';
const LOG_END = '\u0003';
/** The log of a plan, as lines of JSON with the time `at`. */
function writePlanLog(planned, terraformVersion, at) {
    const lines = [versionLine(at, terraformVersion)];
    if (planned.notice !== undefined)
        lines.push(logLine(at, 'info', planned.notice, { type: 'log' }));
    const failed = planned.problems.some(({ severity }) => severity === 'error');
    for (const problem of planned.problems) {
        const isError = problem.severity === 'error';
        const message = `${isError ? 'Error' : 'Warning'}: ${problem.summary}`;
        const fields = { diagnostic: toDiagnostic(problem), type: 'diagnostic' };
        lines.push(logLine(at, isError ? 'error' : 'warn', message, fields));
    }
    if (!failed) {
        for (const change of planned.document.resource_changes) {
            const action = actionOf(change);
            if (action === 'no-op')
                continue;
            const fields = { change: { resource: toResource(change), action }, type: 'planned_change' };
            lines.push(logLine(at, 'info', `${change.address}: Plan to ${action}`, fields));
        }
        const { action_invocations: invocations = [] } = planned.document;
        for (const { address } of invocations) {
            const fields = {
                invocation: { action_addr: { addr: address } },
                type: 'planned_action_invocation',
            };
            lines.push(logLine(at, 'info', `planned action invocation: ${address}`, fields));
        }
        const { additions, changes, destructions } = planned.counts;
        const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.`;
        lines.push(logLine(at, 'info', summary, {
            changes: {
                add: additions,
                change: changes,
                import: planned.counts.imports ?? 0,
                remove: destructions,
                action_invocation: invocations.length,
                operation: 'plan',
            },
            type: 'change_summary',
        }));
    }
    return `${lines.join('\n')}\n`;
}
/** The log's word for the action of a change; `no-op` if nothing happens. */
function actionOf({ previous_address: previousAddress, change }) {
    const [first = 'no-op', second] = change.actions;
    if (second !== undefined)
        return 'replace';
    if (first === 'forget')
        return 'remove';
    if (first !== 'no-op')
        return first;
    if (change.importing !== undefined)
        return 'import';
    return previousAddress === undefined ? first : 'move';
}
function toDiagnostic(problem) {
    const { severity, summary, detail = '', address, file, line: number = 1 } = problem;
    const position = { line: number, column: 1, byte: 0 };
    const range = file === undefined ? undefined : { filename: file, start: position, end: position };
    return { severity, summary, detail, address, range };
}
function toResource({ address, module_address: module = '', type, name, index, }) {
    return {
        addr: address,
        module,
        resource: module === '' ? address : address.slice(module.length + 1),
        implied_provider: type.split('_', 1)[0],
        resource_type: type,
        resource_name: name,
        resource_key: index ?? null,
    };
}
function logLine(at, level, message, more) {
    return JSON.stringify({
        '@level': level,
        '@message': message,
        '@module': 'terraform.ui',
        '@timestamp': at.toISOString(),
        ...more,
    });
}
function versionLine(at, terraform) {
    const more = { terraform, type: 'version', ui: '1.2' };
    return logLine(at, 'info', `Terraform ${terraform}`, more);
}
const NOT_APPLIED = 'Nothing is really changed: no program applied this, and the state stays as it was. `plangate serve --engine terraform` applies.';
/** The log of an apply without a program; it begins with plain text, as Terraform's does. */
function writeApplyLog(terraformVersion, at) {
    const lines = [
        `Terraform v${terraformVersion}`,
        'on linux_amd64',
        versionLine(at, terraformVersion),
        logLine(at, 'info', NOT_APPLIED, { type: 'log' }),
    ];
    return `${lines.join('\n')}\n`;
}
//# sourceMappingURL=plan-log.js.map
// EXTERNAL MODULE: ./build/src/service/requests.js
var requests = __webpack_require__(40995);
// EXTERNAL MODULE: ./build/src/service/courses.js
var courses = __webpack_require__(84995);
;// CONCATENATED MODULE: ./build/src/service/machines.js
/** Statuses that end something without a result. Nothing follows them. */
const WITHOUT_RESULT = { errored: [], canceled: [], unreachable: [] };
const ENDED = { passed: [], ...WITHOUT_RESULT };
const STOPPED = ['errored', 'canceled', 'force_canceled', 'discarded'];
const AFTER_POLICY_CHECKS = ['planned_and_finished', 'planned_and_saved', 'confirmed'];
const AFTER_COST = ['policy_checking', ...AFTER_POLICY_CHECKS];
const AFTER_STAGE = ['cost_estimating', ...AFTER_COST];
const RUN_MACHINE = {
    pending: ['fetching', 'pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
    fetching: ['fetching_completed', ...STOPPED],
    fetching_completed: ['pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
    pre_plan_running: ['pre_plan_completed', 'pre_plan_awaiting_decision', ...STOPPED],
    pre_plan_awaiting_decision: ['pre_plan_completed', ...STOPPED],
    pre_plan_completed: ['queuing', 'plan_queued', 'planning', ...STOPPED],
    queuing: ['plan_queued', 'planning', ...STOPPED],
    plan_queued: ['planning', ...STOPPED],
    // Policies about providers and modules are evaluated before there is a plan.
    planning: ['planned', 'tf_policy_override', 'planned_and_finished', ...STOPPED],
    planned: [
        'tf_policy_checked',
        'tf_policy_override',
        'post_plan_running',
        ...AFTER_STAGE,
        ...STOPPED,
    ],
    tf_policy_checked: ['post_plan_running', ...AFTER_STAGE, ...STOPPED],
    tf_policy_override: ['planning', 'tf_policy_checked', ...STOPPED],
    post_plan_running: [
        'post_plan_completed',
        'post_plan_awaiting_decision',
        'policy_soft_failed',
        'planned_and_finished',
        ...STOPPED,
    ],
    post_plan_awaiting_decision: ['post_plan_completed', ...STOPPED],
    post_plan_completed: [...AFTER_STAGE, ...STOPPED],
    cost_estimating: ['cost_estimated', ...STOPPED],
    cost_estimated: [...AFTER_COST, ...STOPPED],
    policy_checking: [
        'policy_checked',
        'policy_override',
        'policy_soft_failed',
        'planned_and_finished',
        ...STOPPED,
    ],
    policy_override: ['policy_checked', ...STOPPED],
    policy_soft_failed: ['policy_checked'],
    policy_checked: [...AFTER_POLICY_CHECKS, ...STOPPED],
    planned_and_saved: ['confirmed', 'discarded'],
    confirmed: ['queuing_apply', 'pre_apply_running', 'apply_queued', 'applying', ...STOPPED],
    pre_apply_running: ['pre_apply_completed', ...STOPPED],
    pre_apply_completed: ['queuing_apply', 'apply_queued', 'applying', ...STOPPED],
    queuing_apply: ['apply_queued', ...STOPPED],
    apply_queued: ['applying', ...STOPPED],
    applying: ['applied', 'post_apply_running', ...STOPPED],
    post_apply_running: ['post_apply_completed', ...STOPPED],
    post_apply_completed: ['applied', ...STOPPED],
    applied: [],
    planned_and_finished: [],
    discarded: [],
    errored: [],
    canceled: [],
    force_canceled: [],
};
const PLAN_MACHINE = {
    pending: ['queued', 'running', 'canceled', 'unreachable'],
    queued: ['running', 'canceled', 'unreachable'],
    running: ['finished', 'errored', 'canceled', 'unreachable'],
    finished: [],
    ...WITHOUT_RESULT,
};
/** The machine of each type of resources that has a status. All begin as `pending`. */
const MACHINES = {
    runs: RUN_MACHINE,
    plans: PLAN_MACHINE,
    applies: PLAN_MACHINE,
    /** A version that is `uploaded` may be restored to the same status; only the last status is final. */
    'configuration-versions': {
        pending: ['fetching', 'uploaded', 'errored'],
        fetching: ['uploaded', 'errored'],
        uploaded: ['archived', 'backing_data_soft_deleted', 'uploaded'],
        archived: ['fetching', 'uploaded'],
        errored: ['uploaded'],
        backing_data_soft_deleted: ['uploaded', 'backing_data_permanently_deleted'],
        backing_data_permanently_deleted: [],
    },
    /** An override is the only way out of `soft_failed`. */
    'policy-checks': {
        pending: ['queued', 'unreachable', 'canceled'],
        queued: ['passed', 'soft_failed', 'hard_failed', 'errored', 'canceled'],
        soft_failed: ['overridden'],
        hard_failed: [],
        overridden: [],
        ...ENDED,
    },
    'task-stages': {
        pending: ['running', 'canceled', 'unreachable'],
        running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
        awaiting_override: ['running', 'canceled'],
        failed: [],
        ...ENDED,
    },
    'task-results': {
        pending: ['running', 'canceled', 'unreachable'],
        running: ['passed', 'failed', 'errored', 'canceled'],
        failed: [],
        ...ENDED,
    },
    'policy-evaluations': {
        pending: ['queued', 'canceled', 'unreachable'],
        queued: ['running', 'canceled'],
        running: ['passed', 'failed', 'errored', 'canceled'],
        failed: ['overridden'],
        overridden: [],
        ...ENDED,
    },
    'tf-policy-evaluations': {
        pending: ['queued', 'canceled', 'unreachable'],
        queued: ['running', 'canceled'],
        running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
        awaiting_override: ['overridden', 'canceled'],
        failed: [],
        overridden: [],
        ...ENDED,
    },
    'cost-estimates': {
        pending: ['queued', 'skipped_due_to_targeting', 'canceled', 'unreachable'],
        queued: ['finished', 'errored', 'canceled'],
        finished: [],
        skipped_due_to_targeting: [],
        ...WITHOUT_RESULT,
    },
};
function hasStatus(item) {
    return item.type in MACHINES;
}
function mayFollow({ type, status }, to) {
    return MACHINES[type]?.[status]?.includes(to) ?? false;
}
/** Type and status → the name of the timestamp, where it is not the status followed by `-at`. */
const TIMESTAMP_NAMES = {
    'plans running': 'started-at',
    'applies running': 'started-at',
    'configuration-versions backing_data_soft_deleted': 'soft-delete-backing-data-at',
    'configuration-versions backing_data_permanently_deleted': 'permanently-delete-backing-data-at',
};
/** Changes the status and records when. @throws if the table lacks this change, which is a mistake of the service */
function advance(resource, to, at) {
    if (!mayFollow(resource, to)) {
        throw new Error(`${resource.status} cannot be followed by ${to}`);
    }
    resource.status = to;
    const name = TIMESTAMP_NAMES[`${resource.type} ${to}`] ?? `${to.replaceAll('_', '-')}-at`;
    resource.timestamps[name] = toTimestamp(at);
}
function advanceAll(resources, to, at) {
    for (const resource of resources)
        advance(resource, to, at);
}
function advanceIfPossible(resource, to, at) {
    if (mayFollow(resource, to))
        advance(resource, to, at);
}
/** As status timestamps are written on the wire: `2026-11-20T14:00:00+00:00`. */
function toTimestamp(at) {
    return at.toISOString().replace(/\.\d+Z$/, '+00:00');
}
/** Whether the run is over for a client that waits: no other status follows without a person's action. */
function isFinalRun(status) {
    return (RUN_MACHINE[status].length === 0 ||
        status === 'planned_and_saved' ||
        status === 'policy_soft_failed');
}
/** Whether a run may still need its files: it is not over, or its saved plan can still be applied. */
function needsFiles(status) {
    return !isFinalRun(status) || status === 'planned_and_saved';
}
//# sourceMappingURL=machines.js.map
;// CONCATENATED MODULE: ./build/src/service/store.js
/** Everything that the service keeps, in memory, as a tree of resources. */


function storedType(prefix) {
    return { prefix };
}
const STORED_TYPES = {
    organizations: storedType('org'),
    users: storedType('user'),
    teams: storedType('team'),
    projects: storedType('prj'),
    'agent-pools': storedType('apool'),
    'authentication-tokens': storedType('at'),
    workspaces: storedType('ws'),
    vars: storedType('var'),
    varsets: storedType('varset'),
    'team-workspaces': storedType('tws'),
    'policy-sets': storedType('polset'),
    'configuration-versions': storedType('cv'),
    'ingress-attributes': storedType('ia'),
    'state-versions': storedType('sv'),
    'state-version-outputs': storedType('wsout'),
    runs: storedType('run'),
    plans: storedType('plan'),
    applies: storedType('apply'),
    'run-events': storedType('re'),
    comments: storedType('wsc'),
    'cost-estimates': storedType('ce'),
    'policy-checks': storedType('polchk'),
    'task-stages': storedType('ts'),
    'task-results': storedType('taskrs'),
    'task-result-outcomes': storedType('taskrso'),
    'policy-evaluations': storedType('poleval'),
    'policy-set-outcomes': storedType('psout'),
    'tf-policy-evaluations': storedType('tfpoleval'),
    'tf-policy-set-outcomes': storedType('tfpsout'),
};
function childrenOf(item, type) {
    return item.children?.[type] ?? [];
}
/** What an organization has of a type by this name; undefined if there is none. */
function findByName(organization, type, name) {
    return childrenOf(organization, type).find(({ attributes }) => attributes.name === name);
}
/** The outcomes of a policy evaluation, or of one of Terraform policy: one for each policy set. */
function outcomesOf(evaluation) {
    const isOfTerraform = evaluation.type === 'tf-policy-evaluations';
    return childrenOf(evaluation, isOfTerraform ? 'tf-policy-set-outcomes' : 'policy-set-outcomes');
}
/** Digits and letters without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
class Store {
    clock;
    /** How many milliseconds a run takes, if its script does not name any. */
    runDurationMs;
    #random;
    /** Type → id → resource. */
    #resources = new Map();
    #byObjectId = new Map();
    /**
     * What time changes: versions that are processed, and runs in order of creation, which are not over or whose saved plan
     * can be applied.
     */
    unfinished = { runs: new Set(), versions: new Set() };
    /** What the service does where sources disagree, or say nothing. */
    courses = (0,courses/* documentedCourses */.Lf)();
    /** Plans new runs; undefined: the blocks of their files are listed. */
    engine;
    /** The programs that have not ended, and the deletion of their files. */
    engineWork = new Set();
    constructor(clock, random, runDurationMs) {
        this.clock = clock;
        this.#random = random;
        this.runDurationMs = runDurationMs;
    }
    add(type, parent, { id, ...made }) {
        const initialStatus = type in MACHINES ? { status: 'pending', timestamps: {} } : {};
        const newId = id ?? this.newId(STORED_TYPES[type].prefix);
        const item = { ...initialStatus, ...made, type, id: newId, parent };
        const { objectId } = item;
        if (objectId !== undefined)
            this.#byObjectId.set(objectId, item);
        const ofType = this.#resources.get(type) ?? new Map();
        this.#resources.set(type, ofType.set(newId, item));
        if (parent !== undefined) {
            parent.children ??= {};
            (parent.children[type] ??= []).push(item);
        }
        return item;
    }
    get(type, id) {
        return this.#resources.get(type)?.get(id);
    }
    object(type, objectId) {
        const item = this.#byObjectId.get(objectId);
        return item?.type === type ? item : undefined;
    }
    all(type) {
        return Array.from(this.#resources.get(type)?.values() ?? []);
    }
    /** Removes a resource with everything that belongs to it. */
    remove(item) {
        const siblings = item.parent?.children;
        if (siblings !== undefined) {
            siblings[item.type] = (siblings[item.type] ?? []).filter((other) => other !== item);
        }
        this.#forget(item);
    }
    #forget(item) {
        for (const child of Object.values(item.children ?? {}).flat())
            this.#forget(child);
        if (item.objectId !== undefined)
            this.#byObjectId.delete(item.objectId);
        this.#resources.get(item.type)?.delete(item.id);
    }
    /** The time now with milliseconds, as `created-at` has it in answers. */
    now() {
        return this.clock.date().toISOString();
    }
    /** An id such as `run-CZcmD7eagjhyX0vN`: hard to guess, and never used as a secret. */
    newId(prefix) {
        const letter = () => ALPHABET.charAt(Math.floor(this.#random() * ALPHABET.length));
        // Joined at once: text that grows by letters takes several times the memory.
        return [prefix, '-', ...Array.from({ length: 16 }, letter)].join('');
    }
}
/** The plan as a document, parsed from its text; undefined before the run is planned. */
function plannedDocument({ json }) {
    return json === null ? undefined : JSON.parse(json);
}
/** The tags of a workspace that have no value. */
function tagNamesOf({ tags }) {
    return [...tags.keys()].filter((key) => tags.get(key) === '');
}
/** A relationship to a user; undefined when it is not known who made the object. */
function toAuthor(id) {
    return id === null ? undefined : { data: { id, type: 'users' } };
}
/** The wall-clock time of a moment of the monotonic clock. */
function dateAt(clock, atMs) {
    return new Date(clock.date().getTime() - (clock.now() - atMs));
}
//# sourceMappingURL=store.js.map
;// CONCATENATED MODULE: ./build/src/service/resource-type.js
/**
 * Types of resources: each says who may see such a resource, what is sent of it, and by which routes it is shown, listed,
 * made, changed and deleted. What is not found and what may not be seen are both 404.
 */



/** A request whose route and token have been found. */
class RouteCall {
    domain;
    store;
    request;
    query;
    token;
    #parameters;
    constructor(domain, request, token, parameters) {
        this.domain = domain;
        this.store = domain.store;
        this.request = request;
        this.query = new URLSearchParams(request.query);
        this.token = token;
        this.#parameters = parameters;
    }
    /** The part of the path that `:name` matched, decoded; empty if the route has none of this name. */
    parameter(name) {
        return this.#parameters[name] ?? '';
    }
    /** The resource that the path names last, or the one with this id, for a token that has the right to it. */
    find(row, right = 'readRuns', id) {
        const item = orNotFound(this.read(row, id ?? Object.values(this.#parameters).at(-1) ?? ''));
        notFoundUnless(this.may(item, right));
        return item;
    }
    /** The resource with this id, for any token. */
    read(row, id) {
        return row.get?.(this.store, id) ?? this.store.get(row.type, id);
    }
    /** Whether the token has a right to this: its type decides that, or else the right to its parent does. */
    may(item, right) {
        const row = this.domain.types.get(item.type);
        if (row?.may)
            return row.may(this, item, right);
        return item.parent !== undefined && this.may(item.parent, right);
    }
    /** A URL of this service that needs no token, for a while. */
    signed(path, forMs) {
        const { signer, origin } = this.domain;
        return origin + signer.sign(path, this.store.clock.date().getTime() + forMs);
    }
    /** A resource with all members that are sent; the related ones are not yet cut down to identifiers. */
    show(row, item) {
        const { type, id } = item;
        const { attributes, relationships, links } = row.render?.(this, item) ?? {};
        const self = { self: `/api/v2/${type}/${id}`, ...links };
        return {
            id,
            type,
            attributes: { ...item.attributes, ...attributes },
            relationships: { ...item.relationships, ...relationships },
            links: row.withoutSelfLink ? links : self,
        };
    }
    /** An answer with one resource and nothing included; `more` are attributes that no other answer has. */
    answer(status, row, item, more) {
        const shown = this.show(row, item);
        return respondResource(status, { ...shown, attributes: { ...shown.attributes, ...more } });
    }
}
const routeOf = (method) => (path, handler) => ({ method, path, handler });
const get = routeOf('GET');
const post = routeOf('POST');
/** A list at a path that names its owner: all that belongs to the owner, or other `items`. @param right to the owner */
function listAt(path, ownerType, { right, items: itemsOf, ...options } = {}) {
    const items = (call, type) => {
        const owner = call.find(ownerType, right);
        return itemsOf ? itemsOf(owner, call) : childrenOf(owner, type);
    };
    return { path, items, ...options };
}
/** An array in reverse order, of which a page copies no more than itself. The array must only grow. */
function newestFirst(all) {
    const { length } = all;
    const slice = (from, to) => all.slice(Math.max(0, length - to), Math.max(0, length - from)).toReversed();
    return { length, slice };
}
/** The route of a list that is always empty here, for tokens that may see its owner. */
function emptyListAt(path, ownerType) {
    return get(path, (call) => {
        call.find(ownerType);
        return (0,requests/* respond */.uf)(200, { data: [] });
    });
}
/** A route that changes the resource that the path or the body names, or makes one that belongs to it. */
function changeAt(method, path, targetType, { right, body: schema, idIn, act }) {
    const handler = (call) => {
        // Whoever may not see the target of the path learns nothing about the body.
        const named = idIn === undefined ? call.find(targetType, right) : undefined;
        const body = (0,requests/* readDocument */.u0)(call.request, schema);
        return act(call, named ?? call.find(targetType, right, idIn?.(body)), body);
    };
    return { method, path, handler };
}
/** The routes of a type of resources. */
function routesOf(row) {
    const { shownAt, lists = [], changes, deleted } = row;
    const routes = [
        ...lists.map((list) => get(list.path, (call) => respondPage(call, row, list.items(call, row.type), list))),
        ...(changes?.() ?? []),
    ];
    if (shownAt !== undefined) {
        routes.push(get(shownAt, (call) => respondOne(call, row, call.find(row, row.rightToShow))));
    }
    if (deleted !== undefined) {
        const handler = (call) => {
            call.store.remove(call.find(row, deleted.right));
            return (0,requests/* respondEmpty */.JT)(204);
        };
        routes.push({ method: 'DELETE', path: deleted.path, handler });
    }
    return routes;
}
/** The value; 404 if there is none. */
function orNotFound(value) {
    if (value === undefined)
        throw (0,requests/* notFound */.mX)();
    return value;
}
/** Answers 404 if the token lacks the right: it must not learn that the object exists. */
function notFoundUnless(allowed) {
    if (!allowed)
        throw (0,requests/* notFound */.mX)();
}
/** The resource as it is sent, with identifiers in place of related resources. */
function toWire(resource) {
    const { relationships = {} } = resource;
    const entries = Object.entries(relationships).map(([name, relationship]) => {
        if (relationship === undefined || relationship.hidden)
            return [name, undefined];
        const { data, links } = relationship;
        const identifiers = Array.isArray(data) ? data.map(toIdentifier) : data && toIdentifier(data);
        return [name, { data: identifiers, links }];
    });
    // A resource without relationships has no such member.
    const sent = entries.length === 0 ? undefined : Object.fromEntries(entries);
    return { ...resource, relationships: sent };
}
function toIdentifier({ id, type }) {
    return { id, type };
}
/** A document with one resource and nothing included. */
function respondResource(status, resource) {
    return (0,requests/* respond */.uf)(status, { data: toWire(resource) });
}
/** A document with one resource and the resources that `include` names. */
function respondOne(call, row, item) {
    const resource = call.show(row, item);
    return (0,requests/* respond */.uf)(200, {
        data: toWire(resource),
        included: includedResources(call, [resource], row.includes),
    });
}
const LARGEST_PAGE = 100;
/** One page of a list. Only the resources of this page are written. */
function respondPage(call, row, items, options = {}) {
    const { query, request, domain } = call;
    const answer = (page) => {
        const shown = page.map((item) => call.show(row, item));
        const words = options.includes ?? row.includes;
        return { data: shown.map(toWire), included: includedResources(call, shown, words) };
    };
    const filtered = applyFilters(call, row, items, options.filters);
    const page = readPage(query);
    if (options.unpagedByDefault && !page.isPaged)
        return (0,requests/* respond */.uf)(200, answer(filtered.slice(0, filtered.length)));
    const from = (page.number - 1) * page.size;
    const last = Math.max(1, Math.ceil(filtered.length / page.size));
    const previous = page.number > 1 ? page.number - 1 : null;
    const next = page.number < last ? page.number + 1 : null;
    const link = (number) => {
        if (number === null)
            return null;
        const others = new URLSearchParams(query);
        others.set('page[number]', String(number));
        others.set('page[size]', String(page.size));
        return `${domain.origin}${request.path}?${others.toString()}`;
    };
    const counted = options.withoutTotal !== true;
    return (0,requests/* respond */.uf)(200, {
        ...answer(filtered.slice(from, from + page.size)),
        links: {
            self: link(page.number),
            first: link(1),
            prev: link(previous),
            next: link(next),
            last: counted ? link(last) : undefined,
        },
        meta: {
            pagination: {
                'current-page': page.number,
                'page-size': page.size,
                'prev-page': previous,
                'next-page': next,
                'total-pages': counted ? last : undefined,
                'total-count': counted ? filtered.length : undefined,
            },
        },
    });
}
/** Whether a value is one of the words that a filter asks for, which commas separate. */
function isAmong(value, asked) {
    return asked.split(',').some((word) => word.trim() === value);
}
const SORT_OR_FILTER = /^(filter|search)\[|^(q|sort)$/;
/**
 * The entries that the token may see and the query asks for. A query that the list does not know is refused: to ignore it
 * would return more than was asked for.
 */
function applyFilters(call, row, items, filters = {}) {
    const tests = [...call.query].flatMap(([name, asked]) => {
        if (!SORT_OR_FILTER.test(name))
            return [];
        const test = filters[name.replace(/\[\d+\]/, '[N]')];
        if (test === undefined) {
            const detail = `The local service has no ${name} here. Those that it has: ${(0,own_pages/* ownPage */.SO)('docs/service.md')}.`;
            throw (0,requests/* badRequest */.li)(name, detail);
        }
        return test === null || asked === '' ? [] : [(item) => test(item, asked, call, name)];
    });
    if (row.may)
        tests.push((item) => call.may(item, 'readRuns'));
    if (tests.length === 0)
        return items;
    return items.slice(0, items.length).filter((item) => tests.every((test) => test(item)));
}
function readPage(query) {
    const read = (name, fallback) => {
        const text = query.get(`page[${name}]`);
        if (text === null || text === '')
            return fallback;
        const value = Number(text);
        if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) {
            throw (0,requests/* fail */.fJ)(400, {
                title: 'invalid parameter',
                detail: `page[${name}] must be a whole number from 1.`,
                source: { parameter: `page[${name}]` },
            });
        }
        return value;
    };
    return {
        number: read('number', 1),
        size: Math.min(read('size', 20), LARGEST_PAGE),
        isPaged: query.has('page[number]') || query.has('page[size]'),
    };
}
/** Every resource that `include` names, once; undefined without `include`. Another word is refused with 400. */
function includedResources(call, resources, words = []) {
    const asked = (call.query.get('include') ?? '')
        .split(',')
        .map((word) => word.trim().replaceAll('-', '_'))
        .filter((word) => word !== '');
    if (asked.length === 0)
        return undefined;
    const unsupported = asked.find((word) => !words.includes(word));
    if (unsupported !== undefined) {
        const supported = words.join(', ') || 'none';
        const detail = `Invalid include parameter: ${unsupported}. Supported: ${supported}.`;
        throw (0,requests/* badRequest */.li)('include', detail);
    }
    const paths = words.filter((word) => asked.includes(word)).map((word) => word.split('.'));
    const reached = resources.flatMap((item) => paths.flatMap((path) => resourcesAlong(call, item, path)));
    return withoutCircles(new Map(reached.map((item) => [keyOf(item), toWire(item)])));
}
/** The resources that are reached by following relationships, the last one and those on the way. */
function resourcesAlong(call, from, [step, ...path]) {
    if (step === undefined)
        return [];
    const { data, hidden } = from.relationships?.[step.replaceAll('_', '-')] ?? {};
    return [hidden?.() ?? data ?? []].flat().flatMap((target) => {
        const row = call.domain.types.get(target.type);
        const record = row && call.read(row, target.id);
        // Some related resources are made for each answer: they are complete, and the store has none of their id.
        const isShownAlready = 'attributes' in target && target !== record;
        const shown = isShownAlready ? target : row && record && call.show(row, record);
        return shown ? [shown, ...resourcesAlong(call, shown, path)] : [];
    });
}
function keyOf({ type, id }) {
    return `${type}/${id}`;
}
/**
 * Removes circles from included resources: a client that follows every relationship would never
 * come to an end. A relationship to the resource itself or to one before it keeps its links and loses its `data`.
 */
function withoutCircles(resources) {
    const keysSoFar = new Set();
    return [...resources].map(([key, resource]) => {
        keysSoFar.add(key);
        const relationships = { ...resource.relationships };
        for (const [name, relationship] of Object.entries(relationships)) {
            const targetKeys = [relationship?.data ?? []].flat().map(keyOf);
            if (!targetKeys.some((targetKey) => keysSoFar.has(targetKey)))
                continue;
            relationships[name] = { ...relationship, data: undefined };
        }
        return { ...resource, relationships };
    });
}
//# sourceMappingURL=resource-type.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
;// CONCATENATED MODULE: ./build/src/service/plan/state-file.js
/** Reads a state in Terraform's file format. */





const stepSchema = dist/* looseObject */._H3({ type: dist/* picklist */.KIO(['get_attr', 'index']), value: dist/* unknown */.L5J() });
const instanceSchema = dist/* looseObject */._H3({
    index_key: dist/* optional */.lqM(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()])),
    attributes: dist/* optional */.lqM(dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()))),
    sensitive_attributes: dist/* optional */.lqM(dist/* array */.YOg(dist/* array */.YOg(stepSchema))),
});
const outputSchema = dist/* looseObject */._H3({
    value: dist/* unknown */.L5J(),
    sensitive: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
/** A state as Terraform writes it. Members that this schema does not name are kept unchanged. */
const stateSchema = dist/* looseObject */._H3({
    version: dist/* literal */.euz(4),
    terraform_version: dist/* string */.YjP(),
    serial: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf()),
    lineage: dist/* string */.YjP(),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), outputSchema), {}),
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        module: dist/* optional */.lqM(dist/* string */.YjP()),
        mode: dist/* string */.YjP(),
        type: dist/* string */.YjP(),
        name: dist/* string */.YjP(),
        provider: dist/* string */.YjP(),
        instances: dist/* array */.YOg(instanceSchema),
    })), []),
});
/** Reads an uploaded state; undefined if it is not in version 4 of the format. */
function readStateFile(bytes) {
    const document = (0,or_else/* orElse */.N)(() => (0,long_numbers.parseKept)(new TextDecoder().decode(bytes)), undefined);
    if ((0,json_text/* isDeeperThan */.hz)(document, json_text/* MOST_LEVELS */.Ez))
        return undefined;
    const parsed = dist/* safeParse */.xLC(stateSchema, document, { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
}
/** The managed resources of a state, by address: their values, and the names of attributes with a sensitive value. */
function contentOf({ resources }) {
    const content = { state: {}, sensitive: {} };
    for (const { mode, module, type, name, instances } of resources) {
        if (mode !== 'managed')
            continue;
        for (const { index_key: index, attributes, sensitive_attributes: paths = [] } of instances) {
            const prefix = module === undefined ? '' : `${module}.`;
            const address = `${prefix}${type}.${name}${(0,model_address/* writeIndex */._M)(index)}`;
            const values = attributes ?? {};
            content.state[address] = type === 'terraform_data' ? withoutTypes(values) : values;
            // A path that leads inside an attribute marks the whole attribute.
            const names = paths.map(([first]) => [String(first?.value), true]);
            content.sensitive[address] = Object.fromEntries(names);
        }
    }
    return content;
}
/** The attributes of a `terraform_data` resource, whose state has each value with its type, as in a plan: without types. */
function withoutTypes(attributes) {
    const plain = Object.entries(attributes).map(([name, value]) => [
        name,
        name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
            ? value.value
            : value,
    ]);
    return Object.fromEntries(plain);
}
/** The type of a value in the form that Terraform uses in JSON: a word such as `string`, or a list such as `["tuple", …]`. */
function typeOf(value) {
    if (value === null || value === undefined)
        return 'dynamic';
    if (Array.isArray(value))
        return ['tuple', value.map(typeOf)];
    if ((0,long_numbers/* isLongNumber */.A)(value))
        return 'number';
    if (typeof value !== 'object')
        return typeof value === 'boolean' ? 'bool' : typeof value;
    const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
    return ['object', Object.fromEntries(members)];
}
//# sourceMappingURL=state-file.js.map
;// CONCATENATED MODULE: ./build/src/service/credentials.js
/**
 * Tokens, object names and signed URLs. Secrets come from the system's random generator. Only
 * digests of tokens are kept, and a comparison takes the same time for every guess.
 */


function secretDigest(secret) {
    return (0,external_node_crypto_.hash)('sha256', secret, 'buffer');
}
function sameDigest(one, other) {
    return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
/** A random name in signed URLs, for something that can be uploaded or downloaded. */
function newObjectId() {
    return (0,external_node_crypto_.randomBytes)(32).toString('base64url');
}
/** Signs URLs with a key that exists only as long as the process. */
function createSigner() {
    const key = (0,external_node_crypto_.randomBytes)(32);
    const signatureOf = (path, expires) => (0,external_node_crypto_.createHmac)('sha256', key).update(`${path}\n${expires}`).digest();
    const signUntil = (path, expiresAtMs) => {
        const expires = String(Math.floor(expiresAtMs));
        return { expires, signature: signatureOf(path, expires).toString('base64url') };
    };
    return {
        /** The path with a query that makes it valid until that time: `path?expires=…&signature=…`. */
        sign(path, expiresAtMs) {
            const { expires, signature } = signUntil(path, expiresAtMs);
            return `${path}?expires=${expires}&signature=${signature}`;
        },
        /** The same in the path, `path/expiry/signature`, for logs: readers of logs replace the query of the URL. */
        signInPath(path, expiresAtMs) {
            const { expires, signature } = signUntil(path, expiresAtMs);
            return `${path}/${expires}/${signature}`;
        },
        /** Whether the signature is of this path and expiry, and has not expired. */
        verify(path, query, nowMs) {
            const [, version, kind, objectId, expiresInPath, signatureInPath] = path.split('/');
            const signedPath = expiresInPath === undefined ? path : `/${version}/${kind}/${objectId}`;
            const expires = expiresInPath ?? query.get('expires') ?? '';
            const signature = signatureInPath ?? query.get('signature') ?? '';
            const isGood = sameDigest(Buffer.from(signature, 'base64url'), signatureOf(signedPath, expires));
            if (!isGood)
                return 'bad';
            return Number(expires) >= nowMs ? 'good' : 'expired';
        },
    };
}
/**
 * Makes a token and returns its secret, which is not kept.
 *
 * @param given the secret of a token in a seed; left out, a new one with 256 random bits
 */
function issueToken(store, { kind, subject, description, createdBy, expiredAt = null }, given) {
    const random = (0,external_node_crypto_.randomBytes)(43).toString('base64url');
    const secret = given ?? `${random.slice(0, 14)}.atlasv1.${random.slice(14)}`;
    const token = store.add('authentication-tokens', kind === 'agent' ? subject : undefined, {
        kind,
        subjectId: subject?.id ?? '',
        digest: secretDigest(secret),
        attributes: {
            'created-at': store.now(),
            'last-used-at': null,
            'expired-at': expiredAt,
            description,
            token: null,
        },
        // An agent's token belongs to a pool, so it has no team.
        relationships: { 'created-by': toAuthor(createdBy ?? null), team: { data: null } },
    });
    return { token, secret };
}
/** The token of an `Authorization: Bearer …` header, which counts as used now; undefined for any other header. */
function findToken(store, authorization) {
    const [scheme, secret] = (authorization ?? '').split(' ', 2);
    if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || secret === '')
        return undefined;
    const digest = secretDigest(secret);
    let found;
    // All of them are compared, so that the time does not tell which one it was.
    for (const token of store.all('authentication-tokens')) {
        if (sameDigest(token.digest, digest))
            found = token;
    }
    if (found === undefined)
        return undefined;
    const now = store.clock.date();
    const { 'expired-at': expiredAt } = found.attributes;
    if (expiredAt !== null && expiredAt <= now)
        return undefined;
    found.attributes['last-used-at'] = now;
    return found;
}
//# sourceMappingURL=credentials.js.map
;// CONCATENATED MODULE: ./build/src/service/state-versions.js
/** The state versions of workspaces. */






/** The text of the current state file; null if there is none. */
function stateFileOf(workspace) {
    const current = currentState(workspace);
    return current === undefined ? null : (0,long_numbers/* toJson */.a)(current.file);
}
/** Takes the state that a program left behind, unless it is the one that was there before. */
function saveState(store, run, { text, json }) {
    const workspace = run.parent;
    const file = readStateFile(Buffer.from(text));
    if (file === undefined || file.serial === currentState(workspace)?.file.serial)
        return;
    const version = addStateVersion(store, workspace, { run, serial: file.serial, md5: null });
    version.json = json;
    fillState(store, version, file);
}
/** Gives a state version its file, and with it the workspace its state and its outputs. */
function fillState(store, version, file) {
    const { state, sensitive } = contentOf(file);
    version.parent.state = state;
    version.parent.sensitive = sensitive;
    version.file = file;
    // `type` is the API's word for the type of an output, and `detailed-type` is as Terraform writes it.
    for (const [name, { value, sensitive }] of Object.entries(file.outputs)) {
        const detailedType = typeOf(value);
        // A word for a simple type, else a list that begins with `tuple` or `object`.
        const [kind] = [detailedType].flat();
        const type = kind === 'tuple' ? 'array' : kind;
        const attributes = { name, sensitive, type, 'detailed-type': detailedType, value };
        store.add('state-version-outputs', version, { attributes });
    }
}
/** Adds a state version without its file. */
function addStateVersion(store, workspace, { run, serial, md5 }) {
    const attributes = { 'created-at': store.now(), serial };
    const objectId = newObjectId();
    return store.add('state-versions', workspace, { attributes, run, md5, file: null, objectId });
}
/** Reads an uploaded state. 422 if it is no state, or has another MD5 than announced. */
function readUpload(bytes, md5) {
    const refusal = (detail) => (0,requests/* invalid */.Gq)({ pointer: '/data/attributes/state', detail });
    if (md5 !== (0,external_node_crypto_.hash)('md5', bytes, 'hex')) {
        throw refusal('The MD5 of the state is not the one that was announced.');
    }
    const file = readStateFile(bytes);
    if (file === undefined)
        throw refusal('This is no Terraform state of version 4.');
    return file;
}
/** The attributes of an output, without its value if that is sensitive. */
function withoutSecret(output) {
    return { ...output, value: output.sensitive ? null : output.value };
}
/** The newest state version that has its file; a version that waits for its upload does not count. */
function currentState(workspace) {
    return childrenOf(workspace, 'state-versions').findLast((version) => version.file !== null);
}
//# sourceMappingURL=state-versions.js.map
// EXTERNAL MODULE: ./build/src/service/tar.js
var tar = __webpack_require__(74802);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
;// CONCATENATED MODULE: ./build/src/service/objects.js
/**
 * Answers signed URLs, which need no token: uploads, the archives that downloads redirect to, logs, plan documents and
 * states.
 */








/** Of an upload, only what a program may read as configuration is kept. */
const KEPT_OF_UPLOAD = { wanted: file_names/* mayBeRead */.BJ, maxKeptBytes: 16 * 1024 * 1024 };
/** What is answered at `/v1/KIND/ID`, by method and kind. */
const OBJECTS = {
    'PUT object': (store, id, { body }) => upload(store, orNotFound(store.object('configuration-versions', id)), body),
    'GET archive': (store, id) => sendArchive(orNotFound(store.object('configuration-versions', id))),
    'GET log': (store, id, _, query) => {
        const plan = store.object('plans', id);
        const work = orNotFound(plan ?? store.object('applies', id));
        return sendLog(work, () => writeLog(work, plan), query);
    },
    'GET plan': (store, id) => sendJson(store.object('plans', id)?.json),
    'GET state': (store, id) => {
        const file = store.object('state-versions', id)?.file;
        return sendJson(file && (0,long_numbers/* toJson */.a)(file));
    },
    'GET json-state': (store, id) => sendJson(store.object('state-versions', id)?.json),
    'PUT state-upload': (store, id, { body }) => {
        const version = orNotFound(store.object('state-versions', id));
        if (version.file !== null) {
            const detail = 'This state was uploaded already.';
            throw (0,requests/* invalid */.Gq)({ pointer: '/data/attributes/state', detail });
        }
        fillState(store, version, readUpload(body, version.md5));
        return (0,requests/* respondEmpty */.JT)(200);
    },
    // The JSON form of a state is meant for other programs. This service does not read it and drops the upload.
    'PUT json-state-upload': () => (0,requests/* respondEmpty */.JT)(200),
};
async function answerObject({ store, signer }, request) {
    const query = new URLSearchParams(request.query);
    const signature = signer.verify(request.path, query, store.clock.date().getTime());
    if (signature === 'bad')
        throw (0,requests/* forbidden */.o0)('The URL is not signed.');
    if (signature === 'expired')
        throw (0,requests/* forbidden */.o0)('The URL has expired.');
    const [, , kind = '', objectId = ''] = request.path.split('/');
    const answer = orNotFound(OBJECTS[`${request.method} ${kind}`]);
    return answer(store, objectId, request, query);
}
function sendJson(text) {
    return (0,requests/* respondText */.lU)(200, orNotFound(text ?? undefined), 'application/json');
}
/** Takes an upload. A second upload for the same version is answered with 200 and changes nothing. */
async function upload(store, version, body) {
    if (version.status !== 'pending' || version.archive !== null || version.readyAtMs !== null) {
        return (0,requests/* respondEmpty */.JT)(200);
    }
    const { script } = version.parent;
    // Clients often upload the same files again. Then both uploads share the memory of the first.
    const versions = childrenOf(version.parent, 'configuration-versions');
    const latest = versions.findLast(({ files }) => files !== null);
    const isSame = latest?.archive && Buffer.compare(latest.archive, body) === 0;
    const sameUpload = isSame ? latest : undefined;
    // A copy, because the bytes of a request may be a piece of a buffer that is far larger.
    version.archive = sameUpload?.archive ?? new Uint8Array(body);
    try {
        version.files = sameUpload?.files ?? (await (0,tar/* readTar */.sB)(body, KEPT_OF_UPLOAD));
        if (script.versionError !== undefined)
            markAsInvalid(version, script.versionError);
    }
    catch (error) {
        if (!(error instanceof tar/* UnreadableArchive */.YF))
            throw error;
        markAsInvalid(version, error.message);
    }
    version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
    store.unfinished.versions.add(version);
    return (0,requests/* respondEmpty */.JT)(200);
}
/** The version becomes `errored` when its processing ends. */
function markAsInvalid(version, message) {
    version.error = 'invalid-archive';
    version.errorMessage = message;
    version.files = null;
}
function sendArchive(version) {
    notFoundUnless(version.status === 'uploaded');
    return {
        status: 200,
        headers: { 'content-type': 'application/octet-stream' },
        // A version without files can be restored; its archive is empty.
        body: version.archive ?? tar/* EMPTY_ARCHIVE */.JL,
    };
}
/** The log of a plan or an apply that no program made. @param plan undefined for an apply */
function writeLog(work, plan) {
    const { parent: run, timestamps } = work;
    const version = run.parent.attributes['terraform-version'];
    if (plan === undefined) {
        return writeApplyLog(version, new Date(timestamps['finished-at'] ?? run.createdAt));
    }
    const document = plannedDocument(plan);
    return document ? writePlanLog({ ...plan, document }, version, new Date(run.createdAt)) : '';
}
/** Sends the part of the log that `offset` and `limit` ask for, in bytes. The last character marks a log as complete. */
function sendLog(work, logWithoutProgram, query) {
    const hasStarted = work.status !== 'pending' && work.status !== 'queued';
    const isOver = hasStarted && work.status !== 'running';
    const written = work.log ?? (isOver ? logWithoutProgram() : '');
    const log = hasStarted ? LOG_START + written + (isOver ? LOG_END : '') : '';
    const bytes = new TextEncoder().encode(log);
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? bytes.length);
    return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: bytes.subarray(offset, offset + limit),
    };
}
//# sourceMappingURL=objects.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(99114);
;// CONCATENATED MODULE: ./build/src/service/permissions.js


const READ_LEVEL = {
    runs: 'read',
    variables: 'read',
    'state-versions': 'read',
    'engine-mocks': 'none',
    'workspace-locking': false,
    'run-tasks': false,
    'policy-overrides': false,
};
const WRITE_LEVEL = {
    ...READ_LEVEL,
    runs: 'apply',
    variables: 'write',
    'state-versions': 'write',
    'engine-mocks': 'read',
    'workspace-locking': true,
};
const PERMISSIONS_OF_LEVEL = {
    read: READ_LEVEL,
    plan: { ...READ_LEVEL, runs: 'plan' },
    write: WRITE_LEVEL,
    admin: { ...WRITE_LEVEL, 'run-tasks': true },
};
/** The permissions of `custom` where a request names none. */
const CUSTOM_DEFAULTS = {
    ...READ_LEVEL,
    variables: 'none',
    'state-versions': 'none',
};
/** The permissions of a level of access. `custom` has those of the request's `attributes`, else those it had before. */
function toPermissions(access, attributes, before) {
    if (access !== 'custom')
        return { ...PERMISSIONS_OF_LEVEL[access] };
    const entries = Object.entries(attributes).filter(([name, value]) => value !== undefined && Object.hasOwn(team_workspace/* CUSTOM_ATTRIBUTES */.ky, name));
    return { ...before, ...Object.fromEntries(entries) };
}
/** Right on a workspace → whether a team has it by the access that it was given. */
const ACCESS_FOR_RIGHT = {
    readRuns: () => true,
    queuePlans: ({ runs }) => runs !== 'read',
    applyRuns: ({ runs }) => runs === 'apply',
    admin: ({ access }) => access === 'admin',
    lock: ({ 'workspace-locking': may }) => may,
    manageRunTasks: ({ 'run-tasks': may }) => may,
    managePolicyOverrides: ({ 'policy-overrides': may }) => may,
    readOutputs: ({ 'state-versions': states }) => states !== 'none',
    readStates: ({ 'state-versions': states }) => states === 'read' || states === 'write',
    writeStates: ({ 'state-versions': states }) => states === 'write',
    readVariables: ({ variables }) => variables !== 'none',
    writeVariables: ({ variables }) => variables === 'write',
};
/** The teams of one organization that a token acts for. */
function teamsOf(store, token, organizationId) {
    const organization = store.get('organizations', organizationId);
    const teams = organization === undefined ? [] : childrenOf(organization, 'teams');
    return teams.filter(({ id, memberIds }) => token.kind === 'team'
        ? id === token.subjectId
        : token.kind === 'user' && memberIds.includes(token.subjectId));
}
/** Whether a token owns the organization: an organization token, or one of the owners team or its members. */
function isOwner(store, token, organizationId) {
    if (token.kind === 'organization')
        return token.subjectId === organizationId;
    return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}
/** Whether a token acts for the organization, as an owner or through one of its teams. */
function isMember(store, token, organizationId) {
    return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}
/** Whether a token has a right on the organization as a whole; owners have them all. */
function hasOrganizationRight(store, token, organizationId, right) {
    return (isOwner(store, token, organizationId) ||
        teamsOf(store, token, organizationId).some(({ attributes }) => attributes['organization-access'][right]));
}
/** Whether a token has a right on a workspace, by one of its teams. */
function hasRight(store, token, workspace, right) {
    const organizationId = workspace.parent.id;
    if (isOwner(store, token, organizationId)) {
        // Users and teams start runs; an organization token does not.
        return token.kind !== 'organization' || (right !== 'queuePlans' && right !== 'applyRuns');
    }
    const teams = teamsOf(store, token, organizationId);
    const mayInOrganization = (organizationRight) => teams.some(({ attributes }) => attributes['organization-access'][organizationRight]);
    const isForOverrides = right === 'managePolicyOverrides';
    if (mayInOrganization('manage-workspaces') && !isForOverrides)
        return true;
    if (mayInOrganization('read-workspaces') && right === 'readRuns')
        return true;
    if (mayInOrganization('manage-policy-overrides')) {
        // A person who may override policies may also read the runs in which they failed.
        if (isForOverrides || right === 'readRuns')
            return true;
    }
    return childrenOf(workspace, 'team-workspaces').some(({ team, attributes }) => teams.includes(team) && ACCESS_FOR_RIGHT[right](attributes));
}
/**
 * Whether a token may see which access a team has. Owners and workspace admins see it of all teams, others of their own
 * teams and of those that are not secret.
 */
function mayReadGrant(store, token, grant) {
    const { parent: workspace, team } = grant;
    if (hasRight(store, token, workspace, 'admin'))
        return true;
    if (teamsOf(store, token, workspace.parent.id).includes(team))
        return true;
    const isShown = team.attributes.visibility === 'organization';
    return isShown && hasRight(store, token, workspace, 'readRuns');
}
//# sourceMappingURL=permissions.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/organizations.js
/** Organizations, and what a seed puts into them: teams, agent pools, projects and users. */



const ORGANIZATIONS = {
    type: 'organizations',
    may: ({ store, token }, { id }, right) => right === 'admin'
        ? hasOrganizationRight(store, token, id, 'manage-workspaces')
        : isMember(store, token, id),
    shownAt: '/organizations/:organization',
    includes: ['default_project'],
    lists: [
        {
            path: '/organizations',
            includes: [],
            items: ({ store }) => store.all('organizations'),
        },
    ],
    render({ store, token }, organization) {
        const owner = isOwner(store, token, organization.id);
        return {
            attributes: {
                'cost-estimation-enabled': true,
                'collaborator-auth-policy': 'password',
                permissions: {
                    'can-update': owner,
                    'can-destroy': owner,
                    'can-create-team': owner,
                    'can-create-workspace': owner,
                },
            },
            relationships: { 'default-project': { data: childrenOf(organization, 'projects')[0] } },
        };
    },
};
/** The organization that the path names, for its members. */
function findOrganization(call) {
    return call.find(ORGANIZATIONS, 'readRuns', call.parameter('organization'));
}
const BY_NAMES = {
    'filter[names]': ({ attributes }, asked) => isAmong(attributes.name, asked),
};
const BY_NAME = {
    ...BY_NAMES,
    q: ({ attributes }, asked) => attributes.name.includes(asked),
    'search[name]': ({ attributes }, asked) => attributes.name.includes(asked),
};
const TEAMS = {
    type: 'teams',
    may: ({ store, token }, { id, parent, attributes }) => {
        if (isOwner(store, token, parent.id))
            return true;
        const isShown = attributes.visibility === 'organization' || token.subjectId === id;
        return isShown && isMember(store, token, parent.id);
    },
    shownAt: '/teams/:id',
    lists: [listAt('/organizations/:organization/teams', ORGANIZATIONS, { filters: BY_NAME })],
    render({ store, token }, { parent, owners, memberIds }) {
        const may = isOwner(store, token, parent.id);
        return {
            attributes: {
                'users-count': memberIds.length,
                'allow-member-token-management': true,
                permissions: { 'can-destroy': may && !owners, 'can-update-membership': may },
            },
            relationships: {
                organization: { data: parent },
                users: { data: memberIds.map((id) => ({ id, type: 'users' })) },
            },
        };
    },
};
const PROJECTS = {
    type: 'projects',
    shownAt: '/projects/:project',
    lists: [
        listAt('/organizations/:organization/projects', ORGANIZATIONS, {
            filters: BY_NAMES,
            items: (organization, call) => {
                const workspaces = childrenOf(organization, 'workspaces');
                const readable = workspaces.filter((workspace) => call.may(workspace, 'readRuns'));
                const projects = new Set(readable.map(({ project }) => project));
                return childrenOf(organization, 'projects').filter((project) => projects.has(project));
            },
        }),
    ],
    render: (_, { parent }) => ({
        attributes: { description: '' },
        relationships: { organization: { data: parent } },
    }),
};
const POOLS = {
    type: 'agent-pools',
    may: ({ store, token }, { parent }) => hasOrganizationRight(store, token, parent.id, 'manage-agent-pools'),
    shownAt: '/agent-pools/:pool',
    lists: [listAt('/organizations/:organization/agent-pools', ORGANIZATIONS, { filters: BY_NAME })],
    render: (_, { id, parent }) => ({
        attributes: { 'agent-count': 0, 'organization-scoped': true },
        relationships: {
            organization: { data: parent },
            'authentication-tokens': {
                links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` },
            },
        },
    }),
};
/** The ids of users that represent a team or an organization begin so; the id of that follows. */
const SERVICE_USER = 'user-';
/** The id of the user as whom a token acts: its person, or the user that represents a team or an organization. */
function userIdOf({ token: { kind, subjectId } }) {
    return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}
/** Everyone who may see an object may see who made it. */
const USERS = {
    type: 'users',
    get: (store, id) => {
        const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
        const owner = store.get('teams', subjectId) ?? store.get('organizations', subjectId);
        if (owner === undefined)
            return undefined;
        const username = `api-${owner.type.slice(0, -1)}-${owner.attributes.name}`;
        return { id, type: 'users', attributes: { username, email: null } };
    },
    may: () => true,
    shownAt: '/users/:user',
    render: (_, { attributes: { email } }) => ({
        attributes: { 'is-service-account': email === null, 'avatar-url': null },
    }),
};
function callerOf(call) {
    return call.find(USERS, 'readRuns', userIdOf(call));
}
const ORGANIZATION_AREA = {
    types: [ORGANIZATIONS, PROJECTS, TEAMS, POOLS, USERS],
    routes: [
        get('/organizations/:organization/entitlement-set', (call) => respondResource(200, {
            id: findOrganization(call).attributes['external-id'],
            type: 'entitlement-sets',
            attributes: {
                agents: true,
                'cost-estimation': true,
                operations: true,
                'policy-enforcement': true,
                'run-tasks': true,
                sentinel: true,
                'state-storage': true,
                teams: true,
            },
        })),
        // Projects have no tags here, so workspaces inherit none.
        emptyListAt('/projects/:project/tag-bindings', PROJECTS),
        emptyListAt('/projects/:project/effective-tag-bindings', PROJECTS),
        get('/account/details', (call) => {
            const { kind, subjectId } = call.token;
            // An agent's token may use no route of this API.
            notFoundUnless(kind !== 'agent');
            const { id, attributes } = callerOf(call);
            return respondResource(200, {
                id,
                type: 'users',
                attributes: { ...attributes, 'is-service-account': attributes.email === null },
                relationships: {
                    'authenticated-resource': { data: { id: subjectId, type: `${kind}s` } },
                },
                links: { self: '/api/v2/account/details' },
            });
        }),
    ],
};
//# sourceMappingURL=organizations.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/agent-tokens.js
/** Agent tokens. */





const creationBody = (0,requests/* resourceBody */.XD)({
    // Clients in use send another type here than the specification names.
    type: dist/* picklist */.KIO(['authentication-tokens', 'agent-tokens']),
    attributes: (0,requests/* objectWith */.qR)({
        description: dist/* string */.YjP(),
        'expired-at': dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()))),
    }),
});
/** The tokens of agent pools. Other tokens are within nothing, so nobody has a right to them. */
const AGENT_TOKENS = {
    type: 'authentication-tokens',
    withoutSelfLink: true,
    shownAt: '/authentication-tokens/:token',
    lists: [listAt('/agent-pools/:pool/authentication-tokens', POOLS)],
    changes: () => [
        changeAt('POST', '/agent-pools/:pool/authentication-tokens', POOLS, {
            right: 'readRuns',
            body: creationBody,
            act: (call, pool, { data: { attributes } }) => {
                const { description, 'expired-at': expiredAt } = attributes;
                const { token, secret } = issueToken(call.store, {
                    kind: 'agent',
                    subject: pool,
                    description,
                    createdBy: userIdOf(call),
                    expiredAt: expiredAt ? new Date(expiredAt) : null,
                });
                // Only this answer has the secret.
                return call.answer(201, AGENT_TOKENS, token, { token: secret });
            },
        }),
    ],
    deleted: { path: '/authentication-tokens/:token' },
};
const AGENT_TOKEN_AREA = { types: [AGENT_TOKENS], routes: [] };
//# sourceMappingURL=agent-tokens.js.map
// EXTERNAL MODULE: ./build/src/configuration/literal.js
var literal = __webpack_require__(2443);
// EXTERNAL MODULE: ./build/src/configuration/variables.js
var configuration_variables = __webpack_require__(41597);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/service/evaluated.js
function resultsOfSystem(results, system) {
    return [...results].flatMap(([set, evaluated]) => (set.system === system ? [evaluated] : []));
}
function toEvaluatedSet(set, kind) {
    const { description = null, error = null } = set;
    const policies = set.policies.map(({ messages, ...policy }) => {
        const [resource, ...others] = policy.resources;
        // If there is one resource, a Rego rule names it in a field beside the message.
        const isNamed = kind === 'opa' && resource !== undefined && others.length === 0;
        return {
            ...policy,
            description: policy.description ?? '',
            query: kind === 'opa' ? `data.terraform.policies.${policy.name}.deny` : null,
            output: isNamed ? messages.map((msg) => ({ msg, address: resource.address })) : messages,
        };
    });
    return { name: set.name, description, overridable: set.overridable, error, policies };
}
/** The word that policy checks have for a level. In them, `mandatory` cannot be overridden. */
function checkLevel(level) {
    if (level === 'advisory')
        return level;
    const isSoft = level === 'soft-mandatory' || level === 'mandatory-overridable';
    return isSoft ? 'soft-mandatory' : 'hard-mandatory';
}
/** How many policies ended in each way; a set that could not be evaluated counts as one error. */
function countOutcomes(sets) {
    const policies = sets.flatMap((set) => set.policies);
    const withStatus = (status) => policies.filter((policy) => policy.status === status);
    const failed = withStatus('failed');
    const advisory = failed.filter(({ level }) => level === 'advisory').length;
    return {
        'advisory-failed': advisory,
        'mandatory-failed': failed.length - advisory,
        passed: withStatus('passed').length,
        errored: withStatus('errored').length + sets.filter(({ error }) => error !== null).length,
    };
}
/** Whether a policy that has to pass was not judged. */
function isUnjudged({ status, level }) {
    return status === 'not_evaluated' && level !== 'advisory';
}
/** Whether a run task failed that has to pass before the run goes on. */
function isBlocking({ level, outcome }) {
    return level === 'mandatory' && outcome !== 'passed';
}
function checkStatus({ policies, errored, }) {
    const isBroken = policies.some((policy) => policy.status === 'errored' || isUnjudged(policy));
    if (errored || isBroken)
        return 'errored';
    const failed = policies.filter(({ status }) => status === 'failed');
    if (failed.some(({ level }) => checkLevel(level) === 'hard-mandatory'))
        return 'hard_failed';
    return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}
function evaluationStatus(sets) {
    if (countOutcomes(sets)['mandatory-failed'] > 0)
        return 'failed';
    return isBroken(sets) ? 'errored' : 'passed';
}
/** The status of a task stage, or of a `tf-policy-evaluation`, that follows from its sets. */
function stageResult(sets) {
    if (isBroken(sets))
        return 'errored';
    if (countOutcomes(sets)['mandatory-failed'] === 0)
        return 'passed';
    return failuresOverridable(sets) ? 'awaiting_override' : 'failed';
}
/** Whether a policy or a set has no result, so that the whole cannot pass. */
function isBroken(sets) {
    return countOutcomes(sets).errored > 0 || sets.some(({ policies }) => policies.some(isUnjudged));
}
/** Whether a person may override every failure of these sets: the set allows it, or the policy's level does. */
function failuresOverridable(sets) {
    return sets.every(({ overridable, policies }) => overridable ||
        policies.every(({ status, level }) => status === 'passed' || status === 'unknown' || checkLevel(level) !== 'hard-mandatory'));
}
//# sourceMappingURL=evaluated.js.map
// EXTERNAL MODULE: ./build/src/service/load-policies.js
var load_policies = __webpack_require__(73356);
// EXTERNAL MODULE: ./build/src/service/scripts.js
var scripts = __webpack_require__(26417);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/service/judge-run.js
/** Lets all policy sets of a workspace judge a plan, and adds to the run what judges it: stages, evaluations, checks. */





/** The policy sets of a workspace that its script lists no results of. */
function setsToJudge({ parent: workspace, script }) {
    const scripted = (0,scripts/* scriptedResults */.jy)(script);
    return childrenOf(workspace.parent, 'policy-sets')
        .filter(({ workspaces }) => workspaces?.includes(workspace) ?? true)
        .map(({ set }) => set)
        .filter(({ system }) => scripted[system] === undefined);
}
/** Whether a program judges the run, which takes its time. */
function isJudgedByProgram(run) {
    return setsToJudge(run).some(({ judge }) => !(0,load_policies/* isRecorded */.TN)(judge));
}
/** The results by policy set, for a run that no program judges: answers that were recorded. */
function judgeAtOnce(run, { document }) {
    const addresses = addressesIn(document);
    const judge = (set) => resultsOf(set, (0,load_policies/* isRecorded */.TN)(set.judge) ? set.judge.answer(document) : [], addresses);
    return new Map(setsToJudge(run).map((set) => [set, judge(set)]));
}
/** The results by policy set. A plan that failed is not judged: its results are errors, which are never shown. */
async function judgePlanned(run, planned, signal) {
    const { document: plan, problems, json } = planned;
    const isPlanned = problems.every(({ severity }) => severity !== 'error');
    const addresses = addressesIn(plan);
    const input = { plan, planText: json?.text, run: toRunInput(run) };
    const judging = setsToJudge(run).map(async (set) => {
        const { judge } = set;
        const ask = async () => (0,load_policies/* isRecorded */.TN)(judge) ? judge.answer(plan) : judge.evaluate(input, signal);
        const judged = isPlanned ? await ask().catch(error_message/* errorMessage */.g) : [];
        return [set, resultsOf(set, judged, addresses)];
    });
    return new Map(await Promise.all(judging));
}
function addressesIn({ resource_changes: changes }) {
    return new Set(changes.map(({ address }) => address));
}
/**
 * The results of all policies of a set, with the levels that it gives them; a policy without a result is an error.
 *
 * @param judged what the judge says of each policy, or why it says nothing
 */
function resultsOf({ name, description, overridable, policies }, judged, addresses) {
    const [results, why] = typeof judged === 'string' ? [[], judged] : [judged, 'This policy was not judged.'];
    const evaluated = policies.map((policy) => {
        const { status, output } = results.find((result) => result.name === policy.name) ?? {
            status: 'errored',
            output: [why],
        };
        const resources = findResources(output, addresses);
        return { ...policy, query: policy.query || null, status, output, resources };
    });
    return { name, description, overridable, error: null, policies: evaluated };
}
/** The resources that a failure names: a message may begin with an address and a colon. */
function findResources(output, addresses) {
    return output.flatMap((message) => {
        const [address = ''] = typeof message === 'string' ? message.split(': ', 1) : [];
        return addresses.has(address) ? [{ address }] : [];
    });
}
/** The run as policies read it in `input.run`. */
function toRunInput(run) {
    const { id, attributes, parent: organization } = run.parent;
    return {
        id: run.id,
        created_at: run.createdAt,
        message: run.message,
        is_destroy: run.isDestroy,
        refresh: run.refresh,
        refresh_only: run.options.refreshOnly,
        replace_addrs: run.options.replace,
        target_addrs: run.options.targets,
        source: run.source,
        speculative: run.planOnly,
        organization: { name: organization.id },
        workspace: {
            id,
            name: attributes.name,
            auto_apply: attributes['auto-apply'],
            working_directory: attributes['working-directory'],
            tags: tagNamesOf(run.parent),
        },
    };
}
/** Adds the results of all policies: those that the run's script lists, else those of the workspace's policy sets. */
function addResults(store, run, results) {
    addOutcomes(store, run, results);
    const checks = run.script.policyChecks ? [] : childrenOf(run, 'policy-checks');
    for (const check of checks) {
        check.policies = toCheckedPolicies(resultsOfSystem(results, 'policy-check'));
    }
    addTfPolicy(store, run, results);
}
/**
 * Adds what a run has from its creation on: the task stages, their policy evaluations, the cost estimate and the policy
 * checks. By these, clients decide in which status a run will wait (tfci 1.4: `getDesiredRunStatus`), and what they may
 * override (Terraform).
 */
function addInitialParts(store, run) {
    const { script } = run;
    addStage(store, run, 'pre_plan', script.prePlanTasks);
    addTfEvaluation(store, run, 'Init', tfSetsOf(run, 'Init'));
    const evaluations = evaluationsToCome(run);
    const tasks = script.postPlanTasks ?? (evaluations.length > 0 ? [] : undefined);
    const postPlan = addStage(store, run, 'post_plan', tasks);
    if (postPlan !== undefined) {
        for (const attributes of evaluations) {
            store.add('policy-evaluations', postPlan, { attributes });
        }
    }
    addStage(store, run, 'pre_apply', script.preApplyTasks);
    addStage(store, run, 'post_apply', script.postApplyTasks);
    const isJudged = setsToJudge(run).some(({ system }) => system === 'policy-check');
    // The policies of a check that is not scripted are added when the plan is judged.
    const unscripted = { scope: 'organization', errored: false, policies: [] };
    const checks = script.policyChecks ?? (isJudged ? [unscripted] : []);
    for (const { scope, errored, policies: scripted } of checks) {
        const set = toEvaluatedSet({ name: '', overridable: false, policies: scripted }, 'sentinel');
        const policies = toCheckedPolicies([set]);
        store.add('policy-checks', run, { attributes: { scope }, errored, policies });
    }
    const { costEstimate } = script;
    run.cost = costEstimate && store.add('cost-estimates', run, { script: costEstimate });
}
/** Adds a stage with its tasks. @param tasks undefined if the run has no such stage */
function addStage(store, run, stage, tasks) {
    if (tasks === undefined)
        return undefined;
    const added = store.add('task-stages', run, { attributes: { stage } });
    for (const { name, level, status: outcome, message, url = null, outcomes } of tasks) {
        const attributes = { 'task-name': name };
        const result = store.add('task-results', added, { attributes, level, outcome, message, url });
        for (const { title, status: word, body = null, url: link = null } of outcomes) {
            const found = { description: title, body, url: link };
            store.add('task-result-outcomes', result, { attributes: found, word });
        }
    }
    return added;
}
/** The policies of a check, with the levels that it has. */
function toCheckedPolicies(sets) {
    return sets.flatMap((set) => set.policies.map((policy) => ({
        ...policy,
        set: set.name,
        level: checkLevel(policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level),
    })));
}
/** The versions of the programs that scripted results are said to come from. */
const SCRIPTED_VERSIONS = { opa: '1.22.4', sentinel: '0.40.0' };
/** The attributes of the policy evaluations that a run will have: one for each version of a program that judges. */
function evaluationsToCome(run) {
    const { policySets, policyKind: kind = 'opa' } = run.script;
    if (policySets !== undefined && policySets.length > 0) {
        return [{ 'policy-kind': kind, 'policy-tool-version': SCRIPTED_VERSIONS[kind] }];
    }
    const judging = setsToJudge(run).filter(({ system }) => system === 'policy-evaluation');
    const versions = new Set(judging.map(({ judge }) => judge.version));
    return [...versions].map((version) => ({ 'policy-kind': 'opa', 'policy-tool-version': version }));
}
function addOutcomes(store, run, results) {
    const { policySets, policyKind = 'opa' } = run.script;
    const stages = childrenOf(run, 'task-stages');
    for (const parent of stages.flatMap((stage) => childrenOf(stage, 'policy-evaluations'))) {
        const version = parent.attributes['policy-tool-version'];
        const judged = [...results].flatMap(([{ system, judge }, evaluated]) => system === 'policy-evaluation' && judge.version === version ? [evaluated] : []);
        const scripted = policySets?.map((set) => toEvaluatedSet(set, policyKind));
        for (const set of scripted ?? judged)
            store.add('policy-set-outcomes', parent, { set });
    }
}
/** Adds the evaluations with the results that the run's script lists, else with those of the workspace's policy sets. */
function addTfPolicy(store, run, results) {
    const { terraformPolicySets: scripted } = run.script;
    const sets = scripted ? tfSetsOf(run, 'Plan') : resultsOfSystem(results, 'terraform-policy');
    addTfEvaluation(store, run, 'Plan', sets);
    const isJudgedAgain = sets.some(({ policies }) => policies.some(({ status }) => status === 'unknown'));
    if (!isJudgedAgain)
        return;
    // The same sets as they are evaluated after the apply, when all values are known.
    const judgedAtApply = sets.map((set) => {
        const policies = set.policies.map((policy) => ({
            ...policy,
            status: policy.status === 'unknown' ? (policy.atApply ?? 'passed') : policy.status,
        }));
        return { ...set, policies };
    });
    addTfEvaluation(store, run, 'Apply', judgedAtApply);
}
/**
 * The scripted sets of a stage, each with its policies of that stage. A set is evaluated at the stages that it has policies
 * of, and one without any is evaluated with the plan.
 */
function tfSetsOf({ script }, stage) {
    const sets = (script.terraformPolicySets ?? []).map((set) => toEvaluatedSet(set, 'sentinel'));
    return sets.flatMap((set) => {
        const policies = set.policies.filter((policy) => (policy.stage ?? 'Plan') === stage);
        const isEmpty = set.policies.length === 0 && stage === 'Plan';
        return policies.length > 0 || isEmpty ? [{ ...set, policies }] : [];
    });
}
/** Adds the evaluation of a stage, unless there is nothing to evaluate. One with an error of its own has no outcomes. */
function addTfEvaluation(store, run, stage, sets) {
    const { stage: errorStage, ...error } = run.script.terraformPolicyError ?? {};
    const isErrored = errorStage === stage;
    if (sets.length === 0 && !isErrored)
        return;
    const evaluation = store.add('tf-policy-evaluations', run, {
        attributes: { 'stage-type': stage },
        error: isErrored ? { type: '', summary: '', detail: '', ...error } : null,
    });
    if (isErrored)
        return;
    for (const set of sets)
        store.add('tf-policy-set-outcomes', evaluation, { set });
}
//# sourceMappingURL=judge-run.js.map
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(27126);
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/plan/plan-document.js
var plan_document = __webpack_require__(91870);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
;// CONCATENATED MODULE: ./build/src/service/plan/list-blocks.js
/**
 * Lists what an upload declares, where no program plans it: each `resource` block of the root module and of the local
 * modules that it calls, once. Literals are known and all else is unknown; nothing is evaluated, and no provider is asked.
 */












/** Modules that are called from so many levels are not listed. */
const DEEPEST = 20;
const MOST_MODULES = 1_000;
const MOST_RESOURCES = 10_000;
/** When there are so many problems, no further module is listed. */
const MOST_PROBLEMS = 100;
/** How many values a listing contains at most; further blocks are listed without any. */
const MOST_VALUES = 60_000;
/** Of all files. Each character takes time and memory to parse, and real configurations are smaller. */
const MOST_CHARACTERS = 320 * 1024;
/** The reader of configurations takes absolute paths. This one stands for the upload; it is no directory of a disk. */
const UPLOAD = (0,external_node_path_.resolve)('/files of the upload');
/** The listing of an upload as a plan, compared with the workspace's state. Why none can be made is in its `problems`. */
function listBlocks(input) {
    const directory = (0,external_node_path_.join)(UPLOAD, input.workingDirectory);
    const upload = new Upload(input.files);
    const { modules, unclear } = (0,read_configuration.readConfiguration)(directory, filesOf(upload));
    const [root, ...others] = modules;
    if (root === undefined || !hasFiles(root)) {
        const where = input.workingDirectory || 'its root directory';
        const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
        return (0,plan_document/* failedPlan */.nC)([errorAt('No Terraform configuration files', detail)]);
    }
    const nameOf = (path) => (0,external_node_path_.relative)(directory, path).split(external_node_path_.sep).join('/');
    const problems = unclear
        .slice(0, MOST_PROBLEMS)
        .map(({ path, why, range }) => errorAt('Invalid HCL', `${upload.sayLink(path) ?? `The file could not be read: ${why}`}.`, nameOf(path), range));
    const moduleOfCall = new Map();
    for (const module of [root, ...others].filter(hasFiles)) {
        for (const call of module.callers)
            moduleOfCall.set(call, module);
    }
    const empty = { blocks: [], modules: 0, valuesLeft: MOST_VALUES };
    const listing = { ...empty, nameOf, moduleOfCall, problems };
    listModule(listing, root, '', 0);
    if (isTooLarge(listing)) {
        const detail = `Modules are called more than ${String(MOST_MODULES)} times, or have more than ${String(MOST_RESOURCES)} resource blocks.`;
        problems.push(errorAt('Too many blocks', detail));
    }
    if (problems.some(({ severity }) => severity === 'error')) {
        return (0,plan_document/* failedPlan */.nC)(problems);
    }
    return toListedPlan(input, listing.blocks, problems);
}
/** As many links as Linux follows, one after the other. */
const MOST_LINKS = 40;
/** The files of an upload by the paths of the reader. Links are followed as a file system follows them. */
class Upload {
    files;
    names = new Map();
    constructor(files) {
        this.files = files;
        for (const path of files.keys())
            (0,add_to/* addTo */.D)(this.names, (0,external_node_path_.dirname)((0,external_node_path_.join)(UPLOAD, path)), (0,external_node_path_.basename)(path));
    }
    readDirectory(path) {
        const real = this.follow(path);
        return real === undefined ? [] : (this.names.get((0,external_node_path_.join)(UPLOAD, real)) ?? []);
    }
    readFile(path) {
        const bytes = this.files.get(this.follow(path) ?? '');
        return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : undefined;
    }
    /** Says of a path that is a link to no configuration where it leads; undefined of any other path. */
    sayLink(path) {
        const entry = this.files.get(inUpload(path));
        if (entry === undefined || entry instanceof Uint8Array || this.readFile(path) !== undefined) {
            return undefined;
        }
        return `It is a link to ${(0,quote/* quote */.hD)(entry.target)}, and no configuration file of the upload is there`;
    }
    /** The path in the upload to which all links of a path lead; undefined if they lead in a circle. */
    follow(path) {
        let names = inUpload(path).split('/');
        let links = 0;
        for (let count = 1; count <= names.length; count++) {
            const entry = this.files.get(names.slice(0, count).join('/'));
            if (entry === undefined || entry instanceof Uint8Array)
                continue;
            links += 1;
            if (links > MOST_LINKS)
                return undefined;
            names = [...entry.target.split('/'), ...names.slice(count)].filter((name) => name !== '');
            // What the link leads to may be behind a link itself.
            count = 0;
        }
        return names.join('/');
    }
}
/** A path of the reader as the upload has it. */
function inUpload(path) {
    return (0,external_node_path_.relative)(UPLOAD, path).split(external_node_path_.sep).join('/');
}
/** The files as Terraform reads them, and without the manifest: no module is listed that was fetched. */
function filesOf(upload) {
    const isManifest = (path) => inUpload(path).endsWith(module_manifest/* MODULE_MANIFEST */.dp);
    return {
        files: {
            readDirectory: (path) => upload.readDirectory(path).filter((name) => !(0,file_names/* isForTofuAlone */.d3)(name)),
            readFile: (path) => (isManifest(path) ? undefined : upload.readFile(path)),
            follow: (path) => [path],
        },
        budget: { characters: MOST_CHARACTERS, check: () => undefined },
        parsed: new parsed_files/* ParsedFiles */.p(),
    };
}
function hasFiles({ paths }) {
    return paths.some((path) => (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(path)));
}
function isTooLarge({ modules, blocks }) {
    return modules > MOST_MODULES || blocks.length > MOST_RESOURCES;
}
function errorAt(summary, detail, file, range) {
    return { severity: 'error', summary, detail, file, line: range?.startLine };
}
/** Lists a module and those that it calls. @param address empty for the root module */
function listModule(listing, module, address, depth) {
    const { problems } = listing;
    const sources = sourcesIn(module);
    listing.modules += 1;
    for (const [name, source] of sources) {
        if (source.kind === 'literal')
            continue;
        const where = `required_providers${address && ` of ${address}`}`;
        const detail = `${where} computes the source of "${name}", as Terraform 1.17 allows. Nothing is evaluated here, so the provider is unknown. Write its source as text, or plan with a program.`;
        problems.push(errorAt('Computed source of a provider', detail));
    }
    for (const { block, path } of resourcesIn(listing, module)) {
        const [type = '', name = ''] = block.labels;
        const values = listValues(block.body, listing, (0,file_names/* isJsonSyntax */.i)(path));
        const provider = providerOf(type, sources, block);
        listing.blocks.push({ module: address, type, name, provider, values });
    }
    for (const call of module.calls.values()) {
        if (isTooLarge(listing) || problems.length >= MOST_PROBLEMS)
            return;
        const calledModule = depth < DEEPEST ? listing.moduleOfCall.get(call) : undefined;
        const source = (0,hcl_syntax/* literalText */.bK)((0,read_configuration.valuesOfArgument)(call, 'source').at(-1)?.value);
        const name = `module.${call.label}`;
        if (calledModule !== undefined) {
            listModule(listing, calledModule, address === '' ? name : `${address}.${name}`, depth + 1);
        }
        else if ((0,module_manifest/* localPath */.$S)(source) !== undefined) {
            const [{ block, path } = { block: undefined, path: '' }] = call.blocks;
            const detail = `Module "${call.label}" is said to be at ${source ?? ''}, but the upload has no .tf file there.`;
            const title = 'Unreadable module directory';
            problems.push(errorAt(title, detail, listing.nameOf(path), block?.range));
        }
    }
}
/** The resources of a module, each with what override files change of it. None is there twice. */
function resourcesIn({ problems, nameOf }, { blocks }) {
    const declared = new Map();
    for (const { block, path } of blocks) {
        const { type, labels, range } = block;
        if (type !== 'resource' && type !== 'data')
            continue;
        const key = [type, ...labels].join('.');
        const earlier = declared.get(key);
        if (earlier === undefined)
            declared.set(key, { block, path });
        else if ((0,file_names/* isOverride */.jn)((0,external_node_path_.basename)(path)))
            earlier.block = mergeOverride(earlier.block, block);
        else {
            const detail = `It was declared before, in ${nameOf(earlier.path)} line ${String(earlier.block.range.startLine)}.`;
            const summary = `Duplicate ${type} "${labels.join('" "')}"`;
            problems.push(errorAt(summary, detail, nameOf(path), range));
        }
    }
    return [...declared.values()].filter(({ block }) => block.type === 'resource');
}
/** A block with the arguments and the types of nested blocks of an override file in place of its own. */
function mergeOverride(block, { body: override }) {
    const names = new Set(override.attributes.map(({ name }) => name));
    const types = new Set(override.blocks.map(({ type }) => type));
    const ownAttributes = block.body.attributes.filter(({ name }) => !names.has(name));
    const ownBlocks = block.body.blocks.filter(({ type }) => !types.has(type));
    const attributes = [...ownAttributes, ...override.attributes];
    return { ...block, body: { attributes, blocks: [...ownBlocks, ...override.blocks] } };
}
/** Arguments and blocks that Terraform reads itself and does not give to the provider. */
const META_ARGUMENTS = new Set([
    'count',
    'for_each',
    'provider',
    'depends_on',
    'lifecycle',
    'provisioner',
    'connection',
]);
/** The literals of a resource block; none once too much was listed. */
function listValues(body, listing, isJson) {
    const attributes = body.attributes.filter(({ name }) => !META_ARGUMENTS.has(name));
    const blocks = body.blocks.filter(({ type }) => !META_ARGUMENTS.has(type));
    if (listing.valuesLeft < 0)
        return NO_VALUES;
    const known = literalsOf({ attributes, blocks }, isJson);
    listing.valuesLeft -= sizeOf(known.value) + sizeOf(known.unknown);
    return listing.valuesLeft < 0 ? NO_VALUES : known;
}
const NO_VALUES = { value: {}, unknown: undefined };
const UNKNOWN = { value: undefined, unknown: true };
/**
 * The arguments and nested blocks of a block, as an object. Each nested block becomes an item of a list, because only a
 * provider's schema says which blocks are single. In JSON, an object may be an argument or a nested block: it counts as
 * unknown.
 */
function literalsOf(body, isJson = false) {
    const members = new Map(body.attributes.map(({ name, value }) => {
        const isClear = !isJson || !['object', 'tuple'].includes(value.kind);
        return [name, isClear ? (0,literal/* literalsIn */.ww)(value) : UNKNOWN];
    }));
    const types = new Set(body.blocks.map(({ type, labels }) => blockName(type, labels)));
    for (const name of types) {
        const ofType = body.blocks.filter(({ type, labels }) => blockName(type, labels) === name);
        if (ofType.some(({ type }) => type === 'dynamic')) {
            members.set(name, UNKNOWN);
            continue;
        }
        const items = ofType.map((block) => literalsOf(block.body));
        const hasUnknown = items.some(({ unknown }) => unknown !== undefined);
        members.set(name, {
            value: items.map(({ value }) => value),
            unknown: hasUnknown ? items.map(({ unknown }) => unknown ?? false) : undefined,
        });
    }
    return (0,literal/* asObject */.eB)(members);
}
/** The type of the blocks that a block stands for: a `dynamic` block has it as its label. */
function blockName(type, [label = '']) {
    return type === 'dynamic' ? label : type;
}
function sizeOf(value) {
    if (typeof value !== 'object' || value === null)
        return 1;
    return Object.values(value).reduce((sum, member) => sum + sizeOf(member), 1);
}
const LISTED_NOTICE = 'No program planned this. The blocks of the files are listed: their literals are known, all other values are not, and `count` and `for_each` are not counted. `plangate serve --engine terraform` plans.';
const EVERYTHING_LISTED = {
    severity: 'warning',
    summary: 'Everything is listed',
    detail: 'Only a program plans a part, a replacement or a refresh that was asked for.',
};
/** The plan of a listing. @param problems of the listing; with an option that is not followed, there is a warning, too */
function toListedPlan(input, blocks, problems) {
    const { targets, replace, refreshOnly } = input.options;
    const declared = input.isDestroy ? [] : blocks;
    const changes = [
        ...declared.map((block) => toChange(block, input)),
        ...deletions(declared, input),
    ].sort((one, other) => (one.address < other.address ? -1 : 1));
    const count = (action) => changes.filter(({ change }) => change.actions.includes(action)).length;
    const isWhole = targets.length + replace.length === 0 && !refreshOnly;
    return {
        document: {
            format_version: '1.2',
            terraform_version: input.terraformVersion,
            variables: {},
            planned_values: { root_module: plannedModules(changes) },
            resource_changes: changes,
            configuration: { root_module: {} },
        },
        problems: isWhole ? [...problems] : [...problems, EVERYTHING_LISTED],
        counts: { additions: count('create'), changes: count('update'), destructions: count('delete') },
        limits: [],
        notice: LISTED_NOTICE,
    };
}
function toChange(block, { state, sensitive = {} }) {
    const address = addressOfBlock(block);
    const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
    const after = { ...block.values.value };
    // Instances that a program applied have keys, which the files alone do not tell.
    const exists = before !== null ||
        Object.keys(state).some((known) => (0,model_address/* withoutKeys */.Pe)(known) === (0,model_address/* withoutKeys */.Pe)(address));
    const actionOfExisting = (0,external_node_util_.isDeepStrictEqual)(before, after) ? 'no-op' : 'update';
    return resourceChange(address, block.provider, {
        actions: [exists ? actionOfExisting : 'create'],
        before,
        after,
        after_unknown: (block.values.unknown ?? {}),
        before_sensitive: before === null ? false : (sensitive[address] ?? {}),
        after_sensitive: {},
    });
}
/** The deletions of applied resources that no block declares any more. */
function deletions(blocks, { state, sensitive = {} }) {
    const declared = new Set(blocks.map(addressOfBlock));
    const undeclared = Object.entries(state).filter(([address]) => !declared.has((0,model_address/* withoutKeys */.Pe)(address)));
    return undeclared.map(([address, before]) => resourceChange(address, undefined, {
        actions: ['delete'],
        before,
        after: null,
        after_unknown: {},
        before_sensitive: sensitive[address] ?? {},
        after_sensitive: false,
    }));
}
/** The change of a resource. @param provider undefined: it follows from the type */
function resourceChange(address, provider, change) {
    const parts = (0,model_address/* splitAddress */.lS)(address);
    const [type = '', last = ''] = parts.slice(-2);
    const [name = ''] = last.split('[', 1);
    return {
        address,
        module_address: parts.slice(0, -2).join('.') || undefined,
        mode: 'managed',
        type,
        name,
        index: readKey(last.slice(name.length + 1, -1)),
        provider_name: provider ?? providerOf(type),
        change,
    };
}
/** The key of an instance, as `writeIndex` writes it between brackets: a number, or a string of HCL. Undefined without one. */
function readKey(key) {
    if (!key.startsWith('"'))
        return key === '' ? undefined : Number(key);
    // A string of HCL is one of JSON, but for `\UXXXXXXXX` and for `$${` and `%%{`, which stand for `${` and `%{`.
    const json = key.replaceAll(/\\(?:U([\da-f]{8})|.)/g, (escape, codePoint) => codePoint === undefined ? escape : String.fromCodePoint(Number.parseInt(codePoint, 16)));
    return String(JSON.parse(json)).replaceAll(/([$%])\1(?=\{)/g, '$1');
}
function addressOfBlock({ module, type, name }) {
    return `${module === '' ? '' : `${module}.`}${type}.${name}`;
}
/** The listed resources in their modules, each module inside of the one that calls it. */
function plannedModules(changes) {
    const root = { resources: [] };
    const modules = new Map([['', root]]);
    const moduleAt = (address) => {
        const known = modules.get(address);
        if (known !== undefined)
            return known;
        const module = { address };
        modules.set(address, module);
        const parent = moduleAt((0,model_address/* splitAddress */.lS)(address).slice(0, -2).join('.'));
        parent.child_modules ??= [];
        parent.child_modules.push(module);
        return module;
    };
    for (const { change, module_address: moduleAddress = '', ...resource } of changes) {
        if (change.after === null)
            continue;
        const values = { values: change.after, sensitive_values: change.after_sensitive || {} };
        (moduleAt(moduleAddress).resources ??= []).push({ ...resource, ...values });
    }
    return root;
}
const TERRAFORM_DATA = 'terraform_data';
/**
 * The provider of a resource: by the `provider` argument of its block, or else by the beginning of its type.
 *
 * @param sources what `required_providers` says of the names. As in Terraform, one that is not named there is HashiCorp's
 */
function providerOf(type, sources = new Map(), block) {
    if (type === TERRAFORM_DATA)
        return 'terraform.io/builtin/terraform';
    const argument = (0,hcl_syntax/* attributeIn */.yo)(block?.body, 'provider');
    const localName = argument?.kind === 'traversal' ? argument.root : (type.split('_', 1)[0] ?? type);
    const requiredSource = (0,hcl_syntax/* literalText */.bK)(sources.get(localName))?.toLowerCase();
    const source = requiredSource ?? `hashicorp/${localName}`;
    return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
}
/** The sources that `required_providers` names, by local name. */
function sourcesIn(module) {
    const blocks = module.blocks.filter(({ block }) => block.type === 'terraform');
    const nested = blocks.flatMap(({ block }) => block.body.blocks);
    const required = nested.filter(({ type }) => type === 'required_providers');
    const sources = new Map();
    for (const { name, value } of required.flatMap(({ body }) => body.attributes)) {
        const entries = value.kind === 'object' ? value.entries : [];
        const source = entries.find(({ key }) => (0,hcl_syntax/* literalText */.bK)(key) === 'source')?.value;
        if (source !== undefined)
            sources.set(name, source);
    }
    return sources;
}
//# sourceMappingURL=list-blocks.js.map
;// CONCATENATED MODULE: ./build/src/service/run-lists.js
const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'];
function operationOf(run) {
    if (run.planOnly)
        return 'plan_only';
    if (run.savePlan)
        return 'save_plan';
    return run.isDestroy ? 'destroy' : 'plan_and_apply';
}
/** Owner → operations, joined by commas → a list that was asked for. Each new run is added to them. */
const LISTS = new WeakMap();
/** Adds a new run to the lists that it belongs to. */
function addToLists(run) {
    const operation = operationOf(run);
    for (const owner of [run.parent, run.parent.parent]) {
        for (const { operations, runs } of LISTS.get(owner)?.values() ?? []) {
            if (operations.includes(operation))
                runs.push(run);
        }
    }
}
/** Forgets the lists in which there are runs of a workspace that is removed. */
function forgetLists(workspace) {
    LISTS.delete(workspace);
    LISTS.delete(workspace.parent);
}
/** The runs of an owner with one of the operations, in order of creation. */
function runsOfOperations(store, owner, operations) {
    const lists = LISTS.get(owner) ?? new Map();
    LISTS.set(owner, lists);
    const key = operations.join();
    const known = lists.get(key);
    if (known !== undefined)
        return known.runs;
    const runs = store
        .all('runs')
        .filter((run) => (run.parent === owner || run.parent.parent === owner) &&
        operations.includes(operationOf(run)));
    lists.set(key, { operations, runs });
    return runs;
}
//# sourceMappingURL=run-lists.js.map
;// CONCATENATED MODULE: ./build/src/service/run-steps.js
/**
 * The steps of a run, decided before it takes them: which statuses it enters, when, and what happens to its plan, stages,
 * evaluations and checks at each step.
 */



const BEFORE_PLAN = [waitInQueue, runPrePlanStage, beginPlan, evaluateInit];
const AFTER_PLAN = [
    endPlan,
    evaluatePlan,
    runPostPlanStage,
    estimateCost,
    runPolicyChecks,
    endOrApply,
];
/** The steps from `pending` until the run ends or waits. The first step has the run's present status. */
function stepsOfWholeRun(store, run) {
    return stepsOf(store, run, 'pending', { phases: [...BEFORE_PLAN, ...AFTER_PLAN] });
}
/** The steps of a run with an engine: from `pending` to `planning`, where it stays until the engine is done. */
function stepsUntilPlanned(store, run, startPlan) {
    const phases = [...BEFORE_PLAN, (steps) => steps.add(startPlan)];
    return stepsOf(store, run, 'pending', { phases, durationMs: 0 });
}
/** The steps after `planning`, once the engine has planned. */
function stepsAfterPlan(store, run) {
    return stepsOf(store, run, 'planning', { phases: AFTER_PLAN });
}
/** The steps from a confirmed plan to `applied`. */
function stepsOfApply(store, run) {
    return stepsOf(store, run, 'confirmed', { phases: [confirmAndApply] });
}
/** The steps after `applying`, once a program has ended. @param isGood whether it applied the plan */
function stepsAfterApply(store, run, isGood) {
    const failApply = (steps) => endRunWith(steps, run, (at) => advance(run.apply, 'errored', at));
    return stepsOf(store, run, 'applying', { phases: [isGood ? endApply : failApply] });
}
/**
 * The steps of these phases, up to the one that says that the run is over.
 *
 * @param first the status of the run before
 * @param durationMs how long they take together, but for statuses to which the script gives a time of their own
 */
function stepsOf(store, run, first, { phases, durationMs = run.script.durationMs ?? 0, }) {
    const drafts = [];
    let status = first;
    const steps = {
        drafts,
        enter(next, act, awaitsDecision = false) {
            status = next;
            const enterAndAct = (at) => {
                if (run.status !== next)
                    advance(run, next, at);
                act?.(at);
            };
            drafts.push({ status, awaitsDecision, act: enterAndAct });
        },
        add(act) {
            drafts.push({ status, awaitsDecision: false, act });
        },
    };
    for (const phase of phases)
        if (phase(steps, run, store) === 'over')
            break;
    return toTimedSteps(drafts, run.script, durationMs);
}
/** The share of a run's time that each status takes, in proportion to the others. */
const WEIGHTS = {
    pending: 2,
    fetching: 2,
    pre_plan_running: 3,
    plan_queued: 2,
    planning: 10,
    post_plan_running: 4,
    cost_estimating: 2,
    policy_checking: 3,
    apply_queued: 2,
    applying: 10,
};
/** For statuses that are not in the table: they take almost no time. */
const DEFAULT_WEIGHT = 0.5;
/**
 * Gives each step its time. Statuses with a time of the script's own get that, and the others share `durationMs` by their
 * weights. Steps in one status share its time equally.
 */
function toTimedSteps(drafts, { skip = [], timings }, durationMs) {
    const skipped = Object.fromEntries(skip.map((status) => [status, 0]));
    const ownMs = { ...timings, ...skipped };
    const weightOf = (status) => WEIGHTS[status] ?? DEFAULT_WEIGHT;
    const statuses = drafts.map(({ status }) => status);
    // A status in which the run ends, or waits for a person, needs no time.
    const passedThrough = new Set(statuses);
    passedThrough.delete(statuses.at(-1) ?? 'pending');
    const totalWeight = [...passedThrough]
        .filter((status) => ownMs[status] === undefined)
        .reduce((sum, status) => sum + weightOf(status), 0);
    const sharedMs = (status) => passedThrough.has(status) ? (durationMs * weightOf(status)) / totalWeight : 0;
    return drafts.map(({ status, act, awaitsDecision }) => {
        const stepsInStatus = statuses.filter((other) => other === status).length;
        return { act, awaitsDecision, stayMs: (ownMs[status] ?? sharedMs(status)) / stepsInStatus };
    });
}
function waitInQueue(steps, run) {
    steps.enter('pending');
    for (let ahead = run.position; ahead > 0; ahead -= 1) {
        steps.add(() => (run.position = ahead - 1));
    }
    // The files of an archived version are fetched from version control again.
    const { version } = run;
    if (version.status === 'archived') {
        steps.enter('fetching', (at) => advanceIfPossible(version, 'fetching', at));
        steps.enter('fetching_completed', (at) => advanceIfPossible(version, 'uploaded', at));
    }
}
function runPrePlanStage(steps, run, { courses }) {
    const stage = stageOf(run, 'pre_plan');
    if (stage === undefined)
        return;
    steps.enter('pre_plan_running', (at) => startTasks(stage, at));
    const failed = childrenOf(stage, 'task-results').some(isBlocking);
    steps.add((at) => endTasks(stage, at));
    if (failed && courses['failed-task'] === 'waits') {
        const wait = (at) => advance(stage, 'awaiting_override', at);
        steps.enter('pre_plan_awaiting_decision', wait, true);
    }
    else if (failed) {
        return endRunWith(steps, run, (at) => advance(stage, 'failed', at));
    }
    steps.enter('pre_plan_completed', (at) => advance(stage, 'passed', at));
    steps.enter('queuing');
}
function beginPlan(steps, run) {
    steps.enter('plan_queued', (at) => advance(run.plan, 'queued', at));
    steps.enter('planning', (at) => advance(run.plan, 'running', at));
}
function endPlan(steps, run) {
    if (run.plan.problems.some(({ severity }) => severity === 'error')) {
        return endRunWith(steps, run, (at) => advance(run.plan, 'errored', at));
    }
    steps.enter('planned', (at) => {
        advance(run.plan, 'finished', at);
        if (run.cost?.script.status === 'skipped_due_to_targeting') {
            advance(run.cost, 'skipped_due_to_targeting', at);
        }
    });
}
/**
 * Policies about providers and modules, which are evaluated before anything is planned. What becomes of the run and its plan
 * where they stop it is what the courses say.
 */
function evaluateInit(steps, run, { courses }) {
    const evaluations = evaluationsAt(run, 'Init');
    if (evaluations.length === 0)
        return;
    const result = evaluateTfPolicy(steps, evaluations);
    const conclude = (at) => advanceAll(evaluations, result, at);
    if (result === 'passed') {
        steps.add(conclude);
        return;
    }
    if (result === 'awaiting_override') {
        const course = courses['overridable-init'];
        if (course === 'errored')
            return endBeforePlan(steps, run, conclude, 'plan-errored');
        if (course === 'stays-planning')
            steps.enter('planning', conclude, true);
        else {
            steps.enter('tf_policy_override', conclude, true);
            steps.enter('planning');
        }
        return;
    }
    return endBeforePlan(steps, run, conclude, courses['final-init']);
}
/** Adds the step that ends a run before its plan is made, or leaves it waiting in vain. */
function endBeforePlan(steps, run, conclude, course) {
    if (course === 'waits') {
        steps.enter('tf_policy_override', conclude, true);
        return 'over';
    }
    if (course === 'plan-running') {
        steps.enter('errored', conclude);
        return 'over';
    }
    const end = (at) => {
        conclude(at);
        if (course === 'plan-errored')
            advance(run.plan, 'errored', at);
        if (course === 'plan-canceled')
            advance(run.plan, 'canceled', at);
    };
    const isFinished = course === 'planned_and_finished';
    return endRunWith(steps, run, end, isFinished ? 'planned_and_finished' : 'errored');
}
/** Adds the steps of evaluations until they have a result. */
function evaluateTfPolicy(steps, evaluations) {
    steps.add((at) => advanceAll(evaluations, 'queued', at));
    steps.add((at) => advanceAll(evaluations, 'running', at));
    const isErrored = evaluations.some(({ error }) => error !== null);
    return isErrored ? 'errored' : stageResult(evaluations.flatMap(setsOf));
}
/** The steps of a run between its plan and the stage after it. */
function evaluatePlan(steps, run) {
    const evaluations = evaluationsAt(run, 'Plan');
    if (evaluations.length === 0)
        return;
    const result = evaluateTfPolicy(steps, evaluations);
    const conclude = (at) => advanceAll(evaluations, result, at);
    if (result === 'errored' || result === 'failed')
        return endRunWith(steps, run, conclude);
    if (result === 'awaiting_override')
        steps.enter('tf_policy_override', conclude, true);
    steps.enter('tf_policy_checked', result === 'passed' ? conclude : undefined);
}
/**
 * Run tasks, then policy evaluations. What follows a failure is what its kind allows, and where no source says, what the
 * courses say: the run ends, waits for an override, or waits without end.
 */
function runPostPlanStage(steps, run, { courses }) {
    const stage = stageOf(run, 'post_plan');
    if (stage === undefined)
        return;
    const tasks = childrenOf(stage, 'task-results');
    const isStuck = run.script.evaluationStuck === true;
    const evaluations = isStuck ? [] : childrenOf(stage, 'policy-evaluations');
    steps.enter('post_plan_running', (at) => startTasks(stage, at));
    if (tasks.length > 0)
        steps.add((at) => endTasks(stage, at));
    const isTaskFailed = tasks.some(isBlocking);
    if (isTaskFailed && courses['failed-task'] !== 'waits') {
        return endRunWith(steps, run, (at) => {
            advance(stage, 'failed', at);
            advanceAll(evaluations, 'unreachable', at);
        });
    }
    if (evaluations.length > 0) {
        steps.add((at) => advanceAll(evaluations, 'queued', at));
        steps.add((at) => advanceAll(evaluations, 'running', at));
    }
    const evaluated = stageResult(evaluations.flatMap(setsOf));
    // A failed task with which the run still goes on waits for an override, as the course says.
    const result = evaluated === 'passed' && isTaskFailed ? 'awaiting_override' : evaluated;
    const waitsForever = result === 'failed' && courses['final-evaluation'] === 'waits';
    const conclude = (at) => {
        for (const evaluation of evaluations) {
            advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
        }
        advance(stage, waitsForever ? 'awaiting_override' : result, at);
    };
    if (result === 'passed') {
        steps.enter('post_plan_completed', conclude);
        return;
    }
    if (run.planOnly) {
        const course = evaluated === 'awaiting_override' ? courses['failed-evaluation'] : 'waits';
        if (course !== 'waits')
            return endRunWith(steps, run, conclude, course);
    }
    if (result !== 'awaiting_override' && !waitsForever)
        return endRunWith(steps, run, conclude);
    steps.enter('post_plan_awaiting_decision', conclude, true);
    if (waitsForever)
        return 'over';
    steps.enter('post_plan_completed', (at) => advance(stage, 'passed', at));
}
function estimateCost(steps, { cost: estimate }) {
    if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting')
        return;
    const result = estimate.script.status;
    steps.enter('cost_estimating', (at) => advance(estimate, 'queued', at));
    // A failed cost estimate does not stop the run.
    steps.enter('cost_estimated', (at) => advance(estimate, result, at));
}
function runPolicyChecks(steps, run, { courses }) {
    const checks = childrenOf(run, 'policy-checks');
    if (checks.length === 0)
        return;
    const results = checks.map(checkStatus);
    const judge = (at) => {
        for (const check of checks)
            advance(check, checkStatus(check), at);
    };
    steps.enter('policy_checking', (at) => advanceAll(checks, 'queued', at));
    if (results.includes('hard_failed') || results.includes('errored')) {
        const isBroken = run.planOnly && !results.includes('hard_failed');
        steps.enter(isBroken ? courses['broken-check'] : 'errored', judge);
        return 'over';
    }
    if (results.includes('soft_failed')) {
        steps.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
        const afterOverride = run.planOnly ? courses['overridden-plan-only-run'] : 'goes-on';
        const staysChecked = afterOverride === 'rests-checked';
        if (!staysChecked && !['goes-on', 'goes-on-later'].includes(afterOverride))
            return 'over';
        steps.enter('policy_checked', undefined, staysChecked);
        return staysChecked ? 'over' : undefined;
    }
    steps.enter('policy_checked', judge);
}
/** What follows the policies: nothing, the apply, or a person's decision about it. */
function endOrApply(steps, run, store) {
    const staysChecked = store.courses['overridden-saved-plan'] === 'policy_checked' &&
        childrenOf(run, 'policy-checks').some((check) => checkStatus(check) === 'soft_failed');
    const hasNothingToApply = !run.plan.hasChanges && !run.options.allowEmptyApply;
    if (run.planOnly || hasNothingToApply)
        steps.enter('planned_and_finished');
    else if (run.savePlan && !staysChecked) {
        steps.enter('planned_and_saved', undefined, true);
    }
    else if (run.autoApply && !run.savePlan) {
        confirmAndApply(steps, run);
    }
    else {
        // The run keeps its status until a person confirms or discards it.
        const last = steps.drafts.at(-1);
        if (last !== undefined)
            last.awaitsDecision = true;
    }
}
function confirmAndApply(steps, run) {
    steps.enter('confirmed');
    const preApply = stageOf(run, 'pre_apply');
    if (preApply !== undefined) {
        steps.enter('pre_apply_running', (at) => startTasks(preApply, at));
        steps.add((at) => endTasks(preApply, at));
        if (childrenOf(preApply, 'task-results').some(isBlocking)) {
            steps.enter('errored', (at) => advance(preApply, 'failed', at));
            return;
        }
        steps.enter('pre_apply_completed', (at) => advance(preApply, 'passed', at));
    }
    const { apply: work } = run;
    steps.enter('queuing_apply');
    steps.enter('apply_queued', (at) => advance(work, 'queued', at));
    steps.enter('applying', (at) => advance(work, 'running', at));
    if (run.appliablePlan !== null)
        steps.add(run.startApply);
    else
        endApply(steps, run);
}
function endApply(steps, run) {
    const { apply: work } = run;
    const postApply = stageOf(run, 'post_apply');
    const finishApply = (at) => {
        work.counts = run.plan.counts;
        makeCurrent(run);
        advance(work, 'finished', at);
        // Evaluates again what asked for values of the apply. The changes are made, whatever it says.
        for (const evaluation of evaluationsAt(run, 'Apply')) {
            advance(evaluation, 'queued', at);
            advance(evaluation, 'running', at);
            advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
        }
    };
    if (postApply !== undefined) {
        const result = childrenOf(postApply, 'task-results').some(isBlocking) ? 'failed' : 'passed';
        steps.enter('post_apply_running', (at) => {
            finishApply(at);
            startTasks(postApply, at);
        });
        steps.add((at) => endTasks(postApply, at));
        steps.enter('post_apply_completed', (at) => advance(postApply, result, at));
    }
    steps.enter('applied', postApply === undefined ? finishApply : undefined);
}
function evaluationsAt(run, stage) {
    const evaluations = childrenOf(run, 'tf-policy-evaluations');
    return evaluations.filter(({ attributes }) => attributes['stage-type'] === stage);
}
/** Makes a provisional version the current one, unless a newer version is current already. */
function makeCurrent({ version, parent: workspace }) {
    const versions = childrenOf(workspace, 'configuration-versions');
    // -1 without a current version, which then is older than any.
    const currentIndex = versions.indexOf(workspace.currentVersion);
    if (version.attributes.provisional && currentIndex < versions.indexOf(version)) {
        workspace.currentVersion = version;
    }
}
function stageOf(run, stage) {
    return childrenOf(run, 'task-stages').find(({ attributes }) => attributes.stage === stage);
}
function startTasks(stage, at) {
    advance(stage, 'running', at);
    advanceAll(childrenOf(stage, 'task-results'), 'running', at);
}
function endTasks(stage, at) {
    for (const task of childrenOf(stage, 'task-results'))
        advance(task, task.outcome, at);
}
/** Adds the step that ends the run, with `act`. Parts of the run without a result become `unreachable`. */
function endRunWith(steps, run, act, status = 'errored') {
    steps.enter(status, (at) => {
        act(at);
        endUnfinishedParts(run, 'unreachable', at);
    });
    return 'over';
}
/** The results of the policy sets of an evaluation. */
function setsOf(evaluation) {
    return outcomesOf(evaluation).map(({ set }) => set);
}
/**
 * Ends what belongs to a run that ended early: whatever has no result yet gets the status `to`, if its state machine
 * allows that.
 *
 * @param parent everything below it is ended
 */
function endUnfinishedParts(run, to, at, parent = run) {
    const isStuck = run.script.evaluationStuck === true && to !== 'canceled';
    for (const part of Object.values(parent.children ?? {}).flat()) {
        const stays = isStuck && part.type === 'policy-evaluations';
        if (hasStatus(part) && !stays)
            advanceIfPossible(part, to, at);
        endUnfinishedParts(run, to, at, part);
    }
}
//# sourceMappingURL=run-steps.js.map
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/plan/count-words.js
var count_words = __webpack_require__(74742);
;// CONCATENATED MODULE: ./build/src/service/create-run.js
/** Creates a run and everything that belongs to it, from a version, a script and the policy sets. */


















/** Creates the run and everything that belongs to it. It stays as it is until `beginRun` is called for it. */
function addRun(store, version, { recordedPlan, ...request }) {
    const { parent: workspace } = version;
    const { script = workspace.script } = request;
    const createdAt = store.now();
    const run = store.add('runs', workspace, {
        savePlan: false,
        autoApply: workspace.attributes['auto-apply'],
        isDestroy: false,
        refresh: true,
        variables: {},
        assigned: [],
        createdBy: null,
        requested: {},
        options: { refreshOnly: false, targets: [], replace: [], allowEmptyApply: false },
        script,
        ...request,
        version,
        createdAt,
        cost: undefined,
        steps: [],
        dueAtMs: null,
        position: script.queuePosition ?? 0,
        isQueued: false,
        canceledAt: null,
        forceCancelAtMs: null,
        awaitsDecision: false,
        appliablePlan: null,
        startApply: () => startApply(store, run),
        engineAbort: null,
    });
    const noWork = { counts: { additions: 0, changes: 0, destructions: 0 }, log: undefined };
    const noPlan = {
        json: null,
        hasChanges: false,
        isListed: false,
        notice: undefined,
        problems: [],
    };
    run.plan = store.add('plans', run, { ...noWork, ...noPlan, objectId: newObjectId() });
    run.apply = store.add('applies', run, { ...noWork, objectId: newObjectId() });
    const now = toTimestamp(store.clock.date());
    run.timestamps['plan-queueable-at'] = now;
    run.plan.timestamps['pending-at'] = now;
    version.runs.push(run);
    addToLists(run);
    store.unfinished.runs.add(run);
    for (const event of [{ action: 'created', description: '' }, ...(script.runEvents ?? [])]) {
        store.add('run-events', run, { attributes: { ...event, 'created-at': createdAt } });
    }
    addInitialParts(store, run);
    setFirstSteps(store, run, recordedPlan);
    return run;
}
/**
 * Sets the steps that the run will take. Without a program they are all known at once. A run that a program plans or
 * judges has steps until then, and gets the others when the program has ended.
 */
function setFirstSteps(store, run, recordedPlan) {
    const lister = { plan: async () => planWithoutProgram(run, recordedPlan) };
    const engine = store.engine ?? (isJudgedByProgram(run) ? lister : undefined);
    if (engine === undefined) {
        const planned = planWithoutProgram(run, recordedPlan);
        recordPlan(store, run, planned, judgeAtOnce(run, planned));
        run.steps = stepsOfWholeRun(store, run);
        return;
    }
    run.steps = stepsUntilPlanned(store, run, () => startPlan(store, engine, run));
}
/** Adds to the run what the plan and the policy sets say, unless its script says it. */
function recordPlan(store, run, planned, results) {
    const said = withScriptedPlan(planned, run.script);
    const { document, problems, counts, log, notice, isListed = false } = said;
    const hasChanges = counts.additions + counts.changes + counts.destructions > 0 || (0,count_words/* changesSomething */.Qc)(document);
    const json = textOf(planned, document);
    Object.assign(run.plan, { json, hasChanges, isListed, problems, counts, log, notice });
    addResults(store, run, results);
}
/** The JSON of a document that was made of what was planned; with all digits, if that was JSON. */
function textOf(planned, document) {
    if (planned.json === undefined)
        return (0,long_numbers/* toJson */.a)(document);
    const { resource_changes: changes } = document;
    const scripted = changes === planned.document.resource_changes ? {} : { resource_changes: changes };
    return (0,json_text/* rewriteExactly */.xO)(planned.json.text, newObjectId(), (value) => {
        const written = (0,parse/* recordOf */.zv)(value);
        (0,read_plan/* markUnmarked */.x9)(written);
        return { variables: {}, resource_changes: [], ...written, ...scripted };
    });
}
/** Starts planning, and then judging. If the run has ended meanwhile, the results are dropped. */
function startPlan(store, engine, run) {
    startWork(store, run, run.plan, async (signal, log) => {
        // An engine that rejects has a fault of its own, which becomes a failed plan.
        const request = {
            ...inputOf(run),
            archive: run.version.archive ?? tar/* EMPTY_ARCHIVE */.JL,
            stateFile: stateFileOf(run.parent),
            keep: !run.planOnly,
            refresh: run.refresh,
            signal,
            log,
        };
        const { appliablePlan, ...planned } = await engine
            .plan(request)
            .catch((error) => failedWith('The plan could not be made', error));
        run.appliablePlan = appliablePlan ?? null;
        if (isEnded(store, run))
            return;
        const judgeAndGoOn = async (judged) => {
            const results = await judgePlanned(run, judged, signal);
            if (isEnded(store, run))
                return;
            recordPlan(store, run, judged, results);
            run.steps = stepsAfterPlan(store, run);
        };
        // A run that could not be judged must end, and must not pass.
        await judgeAndGoOn(planned).catch((error) => judgeAndGoOn(failedWith('The plan could not be judged', error)));
    });
}
/** Starts the program that applies the plan. The state that it leaves behind counts even if the apply failed. */
function startApply(store, run) {
    const { appliablePlan, parent: workspace, apply } = run;
    // A run without such a plan has all its steps from the beginning.
    if (appliablePlan === null)
        return;
    startWork(store, run, apply, async (signal, log) => {
        const state = stateFileOf(workspace);
        const request = { workspaceName: workspace.attributes.name, state, signal, log };
        // An apply that was ended has no result; its log says how far it came.
        const applied = await appliablePlan.apply(request).catch(() => undefined);
        if (applied !== undefined)
            apply.log = applied.log;
        const { state: text, stateJson: json } = applied ?? {};
        if (text !== undefined)
            saveState(store, run, { text, json });
        const isGood = applied?.problems.every(({ severity }) => severity !== 'error') ?? false;
        if (!isEnded(store, run))
            run.steps = stepsAfterApply(store, run, isGood);
    });
}
/**
 * Starts the work of a program. When it has ended, the run takes its next step. If the run has ended before, the files of
 * its plan are deleted.
 *
 * @param work the plan or the apply, whose log the program writes
 */
function startWork(store, run, work, doWork) {
    const abort = new AbortController();
    const log = (lines) => {
        work.log = (work.log ?? '') + lines;
    };
    const workAndGoOn = async () => {
        await doWork(abort.signal, log);
        if (isEnded(store, run))
            return closeAppliablePlan(store, run);
        store.unfinished.runs.add(run);
        run.dueAtMs = store.clock.now();
    };
    const working = workAndGoOn()
        .catch((error) => log(`${(0,error_message/* errorMessage */.g)(error)}\n`))
        .finally(() => {
        run.engineAbort = null;
        store.engineWork.delete(working);
    });
    run.engineAbort = abort;
    store.engineWork.add(working);
}
function failedWith(summary, error) {
    const detail = (0,error_message/* errorMessage */.g)(error);
    return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary, detail }]);
}
/** Whether nothing follows in a run: it is over, or was removed with its workspace. */
function isEnded(store, run) {
    return isFinalRun(run.status) || store.get('runs', run.id) === undefined;
}
/** Ends the program that works for a run, and deletes the files of a plan that waits. */
function endWorkOf(store, run) {
    run.engineAbort?.abort();
    if (run.engineAbort === null)
        void closeAppliablePlan(store, run);
}
/** Deletes the files of a plan that is not going to be applied, or has been. */
async function closeAppliablePlan({ engineWork }, run) {
    const { appliablePlan } = run;
    if (appliablePlan === null)
        return;
    run.appliablePlan = null;
    const closing = appliablePlan.close().finally(() => engineWork.delete(closing));
    engineWork.add(closing);
    await closing;
}
/** Ends all programs, and resolves when they have ended and their files are deleted. */
async function endEngineWork(store) {
    for (const run of store.all('runs'))
        run.engineAbort?.abort();
    await Promise.allSettled(store.engineWork);
    await Promise.all(store.all('runs').map((run) => closeAppliablePlan(store, run)));
}
/**
 * The plan of a run without a program, on the workspace as it is now: the recorded one, or else the blocks of the files. A
 * recorded plan is of everything, and so it counts for no run with other options, and for no upload that cannot be read.
 */
function planWithoutProgram(run, recordedPlan) {
    const listed = { ...listBlocks(inputOf(run)), isListed: true };
    const { targets, replace, refreshOnly } = run.options;
    const isOfEverything = !run.isDestroy && !refreshOnly && targets.length === 0 && replace.length === 0;
    const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
    return recordedPlan !== null && isOfEverything && isReadable ? recordedPlan : listed;
}
function inputOf(run) {
    const { version, parent: workspace, variables, isDestroy, options } = run;
    const ownVariables = childrenOf(workspace, 'vars')
        .filter(({ attributes }) => attributes.category === 'terraform')
        .map(({ attributes: { key }, value }) => ({ key, value }));
    return {
        files: version.files ?? new Map(),
        // As the service reads it: `/infra/` is `infra`.
        workingDirectory: external_node_path_.posix.resolve('/', workspace.attributes['working-directory'] ?? '').slice(1),
        workspaceName: workspace.attributes.name,
        terraformVersion: workspace.attributes['terraform-version'],
        variables: {
            ...Object.fromEntries(ownVariables.map(({ key, value }) => [key, value])),
            ...variables,
        },
        assigned: [
            ...ownVariables.map(({ key, value }) => ({ key, value: (0,configuration_variables/* jsonAsHcl */.Y)((0,long_numbers/* toJson */.a)(value)) })),
            ...run.assigned,
        ],
        state: workspace.state,
        sensitive: workspace.sensitive,
        isDestroy,
        options,
    };
}
/** The plan with what the script says in place of its own changes, counts and problems. */
function withScriptedPlan(planned, script) {
    if (script.plan === undefined)
        return planned;
    const { diagnostics: problems, ...counts } = script.plan;
    const { additions, changes, destructions } = counts;
    const numbers = { create: additions, update: changes, delete: destructions };
    // Changes with made-up names, so that the log and the JSON of the plan agree with its counts.
    const madeUp = ['create', 'update', 'delete'].flatMap((action) => Array.from({ length: numbers[action] }, (_, index) => madeUpChange(action, index)));
    const document = { ...planned.document, resource_changes: madeUp };
    return { ...planned, document, problems, counts, isListed: false };
}
function madeUpChange(action, index) {
    const id = `${action}-${String(index)}`;
    return resourceChange(`null_resource.${action}[${String(index)}]`, undefined, {
        actions: [action],
        before: action === 'create' ? null : { id, triggers: null },
        after: action === 'delete' ? null : { id, triggers: action === 'update' ? {} : null },
        after_unknown: {},
        before_sensitive: {},
        after_sensitive: {},
    });
}
//# sourceMappingURL=create-run.js.map
;// CONCATENATED MODULE: ./build/src/service/run-life.js
/**
 * What time does to runs and versions, and what people do to runs. There are no timers: whatever is due happens before the
 * next answer.
 */





/** Does everything that is due by now, in the order in which it became due. */
function catchUp(store) {
    const { runs, versions } = store.unfinished;
    if (runs.size === 0 && versions.size === 0)
        return;
    const nowMs = store.clock.now();
    // One thing after the other, because what happens can make another one due.
    for (;;) {
        let earliest;
        for (const version of versions) {
            const atMs = version.readyAtMs ?? nowMs;
            if (atMs <= nowMs && (earliest === undefined || atMs < earliest.atMs)) {
                earliest = { atMs, happen: () => finishProcessing(store, version, atMs) };
            }
        }
        for (const run of runs) {
            const atMs = run.dueAtMs;
            if (atMs !== null && atMs <= nowMs && (earliest === undefined || atMs < earliest.atMs)) {
                earliest = { atMs, happen: () => takeStep(store, run, atMs) };
            }
        }
        if (earliest === undefined)
            return;
        earliest.happen();
    }
}
/** Ends the processing of an upload: the version can be used, or has an error. */
function finishProcessing(store, version, atMs) {
    store.unfinished.versions.delete(version);
    version.readyAtMs = null;
    const at = dateAt(store.clock, atMs);
    if (version.status !== 'pending')
        return;
    if (version.errorMessage !== null) {
        advance(version, 'errored', at);
        return;
    }
    advance(version, 'uploaded', at);
    const { attributes } = version;
    if (!attributes['auto-queue-runs'])
        return;
    const run = addRun(store, version, {
        message: 'Triggered via API upload',
        source: 'tfe-configuration-version',
        planOnly: attributes.speculative,
        createdBy: version.createdBy,
        recordedPlan: version.parent.recordedPlan,
    });
    beginRun(store, run, atMs);
}
/** Starts a run, unless it has to wait for an earlier run or for the workspace's lock. */
function beginRun(store, run, atMs = store.clock.now()) {
    run.isQueued = mustWait(store, run);
    if (!run.isQueued)
        takeStep(store, run, atMs, null);
}
/** Whether the workspace is locked or has an earlier run. Plan-only runs and runs that save their plan do not wait. */
function mustWait({ unfinished }, run) {
    if (run.planOnly || run.savePlan)
        return false;
    const { parent: workspace } = run;
    if (workspace.attributes.locked)
        return true;
    for (const other of unfinished.runs) {
        if (other === run)
            return false;
        const isUnfinished = other.parent === workspace && !isFinalRun(other.status);
        if (isUnfinished && !other.planOnly && !other.savePlan)
            return true;
    }
    return false;
}
const STATUS_AFTER = {
    cancel: 'canceled',
    discard: 'discarded',
    'force-cancel': 'force_canceled',
};
/**
 * Takes the next step, and sets when the one after it is due. If the script interrupts the run in the status that it has
 * now, that is its next step.
 *
 * @param statusBefore the status of the run before the step; null for its first step
 */
function takeStep(store, run, atMs, statusBefore = run.status) {
    run.dueAtMs = null;
    const step = run.steps.shift();
    if (step === undefined)
        return;
    step.act(dateAt(store.clock, atMs));
    const { script, status } = run;
    run.awaitsDecision = step.awaitsDecision;
    const goesOn = !step.awaitsDecision && run.steps.length > 0 && status !== script.stuckIn;
    run.dueAtMs = goesOn ? atMs + step.stayMs : null;
    if (status === script.interruption?.at && status !== statusBefore) {
        const end = STATUS_AFTER[script.interruption.action];
        run.steps = [{ act: (at) => stopRun(store, run, end, at), stayMs: 0, awaitsDecision: false }];
        // In the middle of the time that the run would spend in this status.
        run.dueAtMs = atMs + step.stayMs / 2;
    }
    if (isFinalRun(status) && run.canceledAt === null)
        afterRunEnded(store, run, atMs);
}
/** Starts the runs that waited for this one, and archives a version whose files version control has. */
function afterRunEnded(store, run, atMs) {
    const { runs } = store.unfinished;
    if (run.steps.length === 0 && !needsFiles(run.status))
        runs.delete(run);
    if (!needsFiles(run.status) && run.engineAbort === null)
        void closeAppliablePlan(store, run);
    const { version } = run;
    const areFilesNeeded = () => [...runs].some((other) => other.version === version && needsFiles(other.status));
    if (version.ingress !== null && version.status === 'uploaded' && !areFilesNeeded()) {
        advance(version, 'archived', dateAt(store.clock, atMs));
    }
    startWaitingRuns(store, run.parent, atMs);
}
/** Starts the runs that waited for the workspace, if it is free now. */
function startWaitingRuns(store, workspace, atMs = store.clock.now()) {
    for (const run of store.unfinished.runs) {
        if (run.isQueued && run.parent === workspace)
            beginRun(store, run, atMs);
    }
}
/** Ends a run in the middle of its steps, with everything that belongs to it. */
function stopRun(store, run, status, at) {
    advance(run, status, at);
    endUnfinishedParts(run, 'canceled', at);
    run.engineAbort?.abort();
    run.canceledAt ??= status === 'discarded' ? null : at.toISOString();
    run.steps = [];
    run.dueAtMs = null;
    run.awaitsDecision = false;
    afterRunEnded(store, run, store.clock.now());
}
/** Lets a run that waits for a decision take its next step, now or after `afterMs`. */
function resumeRun(store, run, afterMs = 0) {
    run.awaitsDecision = false;
    store.unfinished.runs.add(run);
    run.dueAtMs = run.steps.length > 0 ? store.clock.now() + afterMs : null;
}
/** How long after a cancel a run can be canceled by force. */
const FORCE_CANCEL_AFTER_MS = 60_000;
/** The statuses in which a run with a finished plan can wait for its confirmation. */
const CONFIRMABLE = [
    'planned',
    'planned_and_saved',
    'cost_estimated',
    'policy_checked',
    'post_plan_completed',
    'tf_policy_checked',
];
const DISCARDABLE = [
    ...CONFIRMABLE,
    'pending',
    'policy_override',
    'post_plan_running',
    'pre_plan_awaiting_decision',
    'post_plan_awaiting_decision',
    'tf_policy_override',
];
/** The actions that the run's state allows now, with the names that the API gives them. */
function actionsOf(store, run) {
    const isOver = isFinalRun(run.status);
    return {
        'is-cancelable': !isOver && (!run.awaitsDecision || run.status === 'planning') && run.canceledAt === null,
        'is-confirmable': !run.planOnly &&
            run.awaitsDecision &&
            CONFIRMABLE.includes(run.status) &&
            // A run with steps left waits for a decision on policies and not for a confirmation.
            run.steps.length === 0,
        'is-discardable': DISCARDABLE.includes(run.status) && (!isOver || run.status === 'planned_and_saved'),
        'is-force-cancelable': !isOver && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
    };
}
/** What people do to a run, by the name in its path. */
const ACTIONS = {
    apply: {
        allowed: 'is-confirmable',
        act(store, run) {
            run.steps = stepsOfApply(store, run);
            resumeRun(store, run);
        },
    },
    discard: {
        allowed: 'is-discardable',
        act: (store, run) => stopRun(store, run, 'discarded', store.clock.date()),
    },
    cancel: { allowed: 'is-cancelable', act: cancelRun },
    'force-cancel': {
        allowed: 'is-force-cancelable',
        act: (store, run) => stopRun(store, run, 'force_canceled', store.clock.date()),
    },
};
function cancelRun(store, run) {
    const { cancelMs = 0 } = run.script;
    const at = store.clock.date();
    if (cancelMs === 0) {
        stopRun(store, run, 'canceled', at);
        return;
    }
    const now = store.clock.now();
    run.canceledAt = at.toISOString();
    run.forceCancelAtMs = now + FORCE_CANCEL_AFTER_MS;
    run.steps = [
        { act: (moment) => stopRun(store, run, 'canceled', moment), stayMs: 0, awaitsDecision: false },
    ];
    run.dueAtMs = cancelMs === null ? null : now + cancelMs;
}
/**
 * Whether the run has a plan and is known to have nothing to apply, so that the service takes no override of it:
 * https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/view-results.
 */
function changesNothing({ plan, options }) {
    const isKnown = plan.status === 'finished' && !plan.isListed;
    return isKnown && !plan.hasChanges && !options.allowEmptyApply;
}
/** Overrides a check. After the last failed check, the run goes on. @returns false if the check cannot be overridden */
function overrideCheck(store, check) {
    if (!mayFollow(check, 'overridden'))
        return false;
    const run = check.parent;
    if (isEndedForGood(store, run) || changesNothing(run))
        return false;
    advance(check, 'overridden', store.clock.date());
    const isLast = !childrenOf(run, 'policy-checks').some(({ status }) => status === 'soft_failed');
    const waitsForCheck = run.status === 'policy_override' || run.status === 'policy_soft_failed';
    if (isLast && waitsForCheck && run.steps.length > 0) {
        const isLate = run.planOnly && store.courses['overridden-plan-only-run'] === 'goes-on-later';
        resumeRun(store, run, isLate ? GOES_ON_LATER_MS : 0);
    }
    return true;
}
/** Whether the run only planned and has ended, so that no check of it can be overridden; under some courses. */
function isEndedForGood({ courses }, run) {
    const course = courses['overridden-plan-only-run'];
    const isFinal = course === 'refused' || course === 'not-offered';
    return isFinal && run.status === 'policy_soft_failed';
}
/** How long a run keeps its status after an override, under the courses named `goes-on-later`. */
const GOES_ON_LATER_MS = 5_000;
/** Overrides the failed evaluations of a stage. @returns false if the stage does not wait for that */
function overrideStage(store, stage) {
    if (!isStageOverridable(stage) || changesNothing(stage.parent))
        return false;
    const at = store.clock.date();
    advance(stage, 'running', at);
    for (const evaluation of childrenOf(stage, 'policy-evaluations')) {
        if (evaluation.status === 'failed')
            advance(evaluation, 'overridden', at);
    }
    const run = stage.parent;
    const course = store.courses['overridden-stage'];
    const isWaiting = WAITING_FOR_STAGE.includes(run.status) && run.steps.length > 0;
    if (isWaiting && course !== 'stays') {
        // The next step of the run lets the stage pass.
        resumeRun(store, run, course === 'goes-on-later' ? GOES_ON_LATER_MS : 0);
    }
    else
        advance(stage, 'passed', at);
    return true;
}
const WAITING_FOR_STAGE = [
    'pre_plan_awaiting_decision',
    'post_plan_awaiting_decision',
];
/** Whether the stage waits for an override, and each of its failures can be overridden. */
function isStageOverridable(stage) {
    const sets = childrenOf(stage, 'policy-evaluations').flatMap(setsOf);
    return stage.status === 'awaiting_override' && failuresOverridable(sets);
}
/** Overrides a `tf-policy-evaluation`. @returns false if it does not wait for that */
function overrideTfEvaluation(store, evaluation) {
    const run = evaluation.parent;
    if (evaluation.status !== 'awaiting_override')
        return false;
    if (isFinalRun(run.status) || changesNothing(run))
        return false;
    advance(evaluation, 'overridden', store.clock.date());
    resumeRun(store, run);
    return true;
}
//# sourceMappingURL=run-life.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/new-run.js
/** Checks the request `POST /runs` and makes the run. */








const VERSION_POINTER = '/data/relationships/configuration-version';
const flag = dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY()));
const addresses = dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* string */.YjP())));
const identifier = (0,requests/* objectWith */.qR)({ type: dist/* string */.YjP(), id: dist/* string */.YjP() });
const runBody = (0,requests/* resourceBody */.XD)({
    type: dist/* literal */.euz('runs'),
    attributes: dist/* optional */.lqM((0,requests/* objectWith */.qR)({
        message: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
        'plan-only': flag,
        'save-plan': flag,
        'auto-apply': flag,
        'is-destroy': flag,
        refresh: flag,
        'target-addrs': addresses,
        'replace-addrs': addresses,
        'refresh-only': flag,
        'allow-empty-apply': flag,
        'terraform-version': dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
        variables: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ key: dist/* string */.YjP(), value: dist/* string */.YjP() })), []),
    }), {}),
    relationships: (0,requests/* objectWith */.qR)({
        workspace: (0,requests/* objectWith */.qR)({ data: identifier }),
        // Some clients send null as the version when they mean the newest one.
        'configuration-version': dist/* optional */.lqM(dist/* nullable */.mee((0,requests/* objectWith */.qR)({ data: dist/* nullable */.mee(identifier) }))),
    }),
});
/** Makes the run that a request asks for, and lets it begin. */
function makeRun(call, workspace, { data }) {
    const { store } = call;
    const versionId = data.relationships['configuration-version']?.data?.id;
    const latest = childrenOf(workspace, 'configuration-versions').findLast(({ attributes: { speculative, provisional }, status }) => !speculative && !provisional && status === 'uploaded');
    const version = versionId === undefined ? latest : store.get('configuration-versions', versionId);
    if (version === undefined || version.parent !== workspace) {
        throw (0,requests/* invalid */.Gq)({
            pointer: VERSION_POINTER,
            detail: versionId === undefined
                ? 'The workspace has no configuration version that can be used.'
                : 'The configuration version is not one of this workspace.',
        });
    }
    refuseUnusable(workspace, version);
    const { attributes } = data;
    const { variables } = attributes;
    const { attributes: configured } = workspace;
    const refreshOnly = attributes['refresh-only'] ?? false;
    if (refreshOnly && attributes['is-destroy'] === true) {
        throw (0,requests/* invalid */.Gq)({
            pointer: '/data/attributes/refresh-only',
            detail: 'A run that only refreshes cannot destroy. Ask for one of the two.',
        });
    }
    const planOnly = (attributes['plan-only'] ?? false) || version.attributes.speculative;
    const run = addRun(store, version, {
        message: keptOf(attributes.message, call) ?? 'Queued manually via the Terraform Enterprise API',
        source: 'tfe-api',
        planOnly,
        savePlan: attributes['save-plan'] ?? false,
        autoApply: attributes['auto-apply'] ?? configured['auto-apply'],
        isDestroy: attributes['is-destroy'] ?? false,
        refresh: attributes.refresh ?? true,
        options: {
            refreshOnly,
            targets: attributes['target-addrs'] ?? [],
            replace: attributes['replace-addrs'] ?? [],
            allowEmptyApply: attributes['allow-empty-apply'] ?? false,
        },
        requested: {
            variables,
            'terraform-version': attributes['terraform-version'] ?? configured['terraform-version'],
        },
        variables: Object.fromEntries(variables.map(({ key, value }) => [key, (0,literal/* readLiteral */.U1)(value)])),
        assigned: variables.map(({ key, value }) => ({ key, value: (0,configuration_variables/* asExpression */.R)(value) })),
        createdBy: userIdOf(call),
        recordedPlan: workspace.recordedPlan,
    });
    beginRun(store, run);
    return run;
}
const CUT_MESSAGE = 255;
/** The message, or its beginning under the course of a service that keeps no more. */
function keptOf(message, { store }) {
    const isCut = store.courses['long-message'] === 'cut';
    return (isCut ? message?.slice(0, CUT_MESSAGE) : message) ?? undefined;
}
/** 422 if the run may not use this version, or may not run in this workspace. */
function refuseUnusable(workspace, { status, ingress }) {
    if (workspace.attributes['execution-mode'] === 'local') {
        const detail = 'The workspace is in local execution mode: runs happen on the machine that starts them.';
        throw (0,requests/* invalid */.Gq)({ pointer: '/data/relationships/workspace', detail });
    }
    if (status === 'uploaded' || (status === 'archived' && ingress !== null))
        return;
    const processing = status === 'pending' || status === 'fetching';
    const detail = processing
        ? 'Configuration version is still being processed.'
        : `Configuration version cannot be used: its status is ${status}.`;
    throw (0,requests/* invalid */.Gq)({ pointer: VERSION_POINTER, detail });
}
//# sourceMappingURL=new-run.js.map
// EXTERNAL MODULE: ./build/src/service/unusable.js
var unusable = __webpack_require__(49998);
// EXTERNAL MODULE: ./build/src/service/seed.js
var service_seed = __webpack_require__(94120);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
;// CONCATENATED MODULE: ./build/src/service/load-seed.js
/** Fills the store from a seed. */















/** Adds users, organizations, workspaces and tokens. */
function seedStore(store, seed) {
    for (const { username, email } of seed.users) {
        addUser(store, username, email ?? `${username}@example.com`);
    }
    for (const organization of seed.organizations)
        seedOrganization(store, organization);
    const token = seedTokens(store, seed);
    // Every token has a user who made it. For the tokens of a seed, this is the seed's first user.
    const [author] = store.all('users');
    for (const issued of store.all('authentication-tokens')) {
        issued.relationships = { ...issued.relationships, 'created-by': toAuthor(author?.id ?? null) };
    }
    const [organization] = store.all('organizations');
    const idAndName = ({ id, attributes: { name } }) => ({ id, name });
    const children = (type) => organization === undefined ? [] : childrenOf(organization, type);
    return {
        token,
        organization: organization?.id ?? '',
        workspaces: children('workspaces').map(idAndName),
        teams: children('teams')
            .filter(({ owners }) => !owners)
            .map(idAndName),
        agentPools: children('agent-pools').map(idAndName),
    };
}
function addUser(store, username, email) {
    return store.add('users', undefined, { attributes: { username, email } });
}
function seedOrganization(store, seeded) {
    const { name: id } = seeded;
    const attributes = {
        name: id,
        'external-id': store.newId('org'),
        email: `owners@${id}.example`,
        'created-at': store.now(),
    };
    const organization = store.add('organizations', undefined, { id, attributes });
    addProject(store, organization, 'default');
    for (const team of seeded.teams)
        addTeam(store, organization, team);
    if (!seeded.teams.some(({ owners }) => owners)) {
        // A user of a team gets the permissions of the team only. As an owner, they would have all permissions.
        const members = new Set(seeded.teams.flatMap((team) => team.members));
        const names = store.all('users').map(({ attributes }) => attributes.username);
        const owner = names.find((username) => !members.has(username));
        addTeam(store, organization, { ...OWNERS, members: owner === undefined ? [] : [owner] });
    }
    for (const { id: given, name, tokens } of seeded.agentPools) {
        const created = { name, 'created-at': store.now() };
        const pool = store.add('agent-pools', organization, { id: given, attributes: created });
        for (const { description } of tokens) {
            issueToken(store, { kind: 'agent', subject: pool, description });
        }
    }
    for (const { name, global, workspaces, projects, environment } of seeded.variableSets) {
        const attributes = { name, description: '', global, priority: false };
        const set = store.add('varsets', organization, { attributes, workspaces, projects });
        addVariables(store, set, 'env', environment);
    }
    for (const workspace of seeded.workspaces) {
        const parent = addWorkspace(store, organization, workspace);
        for (const { team: teamName, access, ...custom } of workspace.access) {
            const team = findByName(organization, 'teams', teamName);
            if (team === undefined)
                continue;
            const permissions = toPermissions(access, custom, CUSTOM_DEFAULTS);
            store.add('team-workspaces', parent, { team, attributes: { ...permissions, access } });
        }
    }
}
/** The team of owners, which every organization has. */
const OWNERS = {
    members: [],
    name: 'owners',
    visibility: 'secret',
    owners: true,
    permissions: {
        readWorkspaces: true,
        manageWorkspaces: true,
        managePolicyOverrides: true,
        delegatePolicyOverrides: true,
        manageAgentPools: true,
    },
};
function addTeam(store, organization, { id, name, visibility, owners, members, permissions }) {
    const users = store
        .all('users')
        .filter(({ attributes }) => members.includes(attributes.username));
    store.add('teams', organization, {
        id,
        owners,
        memberIds: users.map((user) => user.id),
        attributes: {
            name,
            visibility,
            'organization-access': {
                'read-workspaces': permissions.readWorkspaces,
                'manage-workspaces': permissions.manageWorkspaces,
                'manage-policy-overrides': permissions.managePolicyOverrides,
                'delegate-policy-overrides': permissions.delegatePolicyOverrides,
                'manage-agent-pools': permissions.manageAgentPools,
            },
        },
    });
}
function addProject(store, parent, name) {
    return store.add('projects', parent, { attributes: { name } });
}
/** Adds a workspace, and its project if there is none of that name yet. */
function addWorkspace(store, organization, seeded) {
    const { name, vcsRepository } = seeded;
    const attributes = {
        name,
        'working-directory': seeded.workingDirectory,
        'execution-mode': seeded.executionMode,
        locked: seeded.locked,
        'auto-apply': seeded.autoApply,
        'speculative-enabled': seeded.speculativeEnabled,
        'terraform-version': seeded.terraformVersion,
        'trigger-patterns': seeded.triggerPatterns,
        'trigger-prefixes': seeded.triggerPrefixes,
        'vcs-repo': vcsRepository === null ? null : { identifier: vcsRepository },
        'created-at': store.now(),
        'updated-at': store.now(),
    };
    const workspace = store.add('workspaces', organization, {
        id: seeded.id,
        attributes,
        project: findByName(organization, 'projects', seeded.project) ??
            addProject(store, organization, seeded.project),
        currentVersion: null,
        lockedBy: null,
        tags: new Map(Array.isArray(seeded.tags)
            ? seeded.tags.map((tag) => [tag, ''])
            : Object.entries(seeded.tags)),
        state: seeded.state,
        sensitive: {},
        recordedPlan: null,
        script: (0,service_seed/* resolveScript */.o1)(seeded.script, store.runDurationMs),
    });
    addVariables(store, workspace, 'terraform', seeded.variables);
    addVariables(store, workspace, 'env', seeded.environment);
    return workspace;
}
function addVariables(store, owner, category, values) {
    for (const [key, value] of Object.entries(values)) {
        const attributes = {
            'version-id': store.newId('varver'),
            key,
            category,
            value: typeof value === 'string' && !(0,long_numbers/* isLongNumber */.A)(value) ? value : (0,long_numbers/* toJson */.a)(value),
            description: '',
            hcl: typeof value !== 'string' || (0,long_numbers/* isLongNumber */.A)(value),
            sensitive: false,
        };
        store.add('vars', owner, { value, attributes });
    }
}
/** Adds the seed's tokens. @returns the secret for a client: that of the first user token, or of a new one of an owner */
function seedTokens(store, seed) {
    let firstUserSecret;
    for (const { kind, of, organization: name, secret, description } of seed.tokens) {
        const organization = store.get('organizations', name ?? '');
        const subjects = {
            user: store.all('users').find(({ attributes }) => attributes.username === of),
            team: organization && findByName(organization, 'teams', of),
            organization,
            owners: organization && ownersOf(organization),
            agent: organization && findByName(organization, 'agent-pools', of),
        };
        const token = { subject: subjects[kind], description };
        issueToken(store, { ...token, kind: kind === 'owners' ? 'team' : kind }, secret);
        if (kind === 'user')
            firstUserSecret ??= secret;
    }
    if (firstUserSecret !== undefined)
        return firstUserSecret;
    const [owners] = store
        .all('organizations')
        .flatMap((organization) => ownersOf(organization) ?? []);
    const [memberId] = owners?.memberIds ?? [];
    const subject = store.get('users', memberId ?? '') ?? addUser(store, 'owner', 'owner@example.com');
    if (memberId === undefined)
        owners?.memberIds.push(subject.id);
    return issueToken(store, { kind: 'user', subject, description: 'made at start' }).secret;
}
function ownersOf(organization) {
    return childrenOf(organization, 'teams').find(({ owners }) => owners);
}
/** Adds policy sets, recorded plans, and versions with their runs: everything that needs files or the HCL parser. */
async function seedContent(store, seed, { directory, openJudge }) {
    for (const seeded of seed.organizations) {
        const organization = store.get('organizations', seeded.name);
        if (organization === undefined)
            continue;
        const workspaces = childrenOf(organization, 'workspaces');
        for (const { workspaces: names, ...set } of seeded.policySets) {
            const loaded = await (0,load_policies/* loadPolicySet */.ti)({ ...set, directory: set.directory && (0,external_node_path_.resolve)(directory, set.directory) }, openJudge);
            store.add('policy-sets', organization, {
                workspaces: names.length === 0
                    ? null
                    : workspaces.filter(({ attributes }) => names.includes(attributes.name)),
                set: loaded,
            });
        }
        for (const { name, plan, versions } of seeded.workspaces) {
            const workspace = findByName(organization, 'workspaces', name);
            if (workspace === undefined)
                continue;
            const planIn = async (path) => path === undefined ? null : readRecordedPlan((0,external_node_path_.resolve)(directory, path), name);
            for (const version of versions) {
                seedVersion(store, workspace, version, await planIn(version.run?.plan));
            }
            workspace.recordedPlan = await planIn(plan);
        }
    }
}
const RECORDED_NOTICE = 'This plan was recorded before: nothing planned the files of this upload.';
/** Reads a plan in JSON, as `terraform show -json` writes it. @throws Unusable, which names the file */
async function readRecordedPlan(path, workspaceName) {
    try {
        return {
            ...(await (0,read_plan.readPlan)(await (0,read_regular/* readRegular */.VX)(path, Number.POSITIVE_INFINITY))),
            problems: [],
            limits: [],
            notice: RECORDED_NOTICE,
        };
    }
    catch (error) {
        const problem = `the plan of the workspace ${workspaceName}: ${path}: ${(0,error_message/* errorMessage */.g)(error)}`;
        throw new unusable/* Unusable */.k('seed', 'The seed cannot be used: one problem.', [problem]);
    }
}
/** Adds what a push in version control brings: a version with its commit, and at once a run of it. @returns the run's id */
function addPush(store, workspace, push) {
    const { ingress, files, message, script } = dist/* parse */.qgA(service_seed/* pushSchema */.WV, push);
    const ownScript = script === undefined ? workspace.script : (0,service_seed/* resolveScript */.o1)(script, store.runDurationMs);
    const speculative = ingress['is-pull-request'];
    const run = { message, planOnly: speculative, savePlan: false, script: ownScript };
    const version = { status: 'uploaded', speculative, provisional: false, files };
    const pushed = { ...version, ingress, run };
    return seedVersion(store, workspace, pushed, workspace.recordedPlan) ?? '';
}
/** Adds one version, and its run if it has one. @returns the id of the run */
function seedVersion(store, workspace, seeded, recordedPlan) {
    const files = new Map(Object.entries(seeded.files).map(([path, text]) => [path, new TextEncoder().encode(text)]));
    const withoutFiles = ['pending', 'fetching', 'errored', 'backing_data_permanently_deleted'];
    const hasFiles = !withoutFiles.includes(seeded.status);
    const { speculative, provisional } = seeded;
    const source = seeded.source ?? (seeded.ingress === undefined ? 'tfe-api' : 'github');
    const attributes = { source, speculative, provisional, 'auto-queue-runs': false };
    const version = addVersion(store, workspace, attributes, {
        id: seeded.id ?? store.newId('cv'),
        status: seeded.status,
        error: seeded.errorMessage === undefined ? null : 'invalid-archive',
        errorMessage: seeded.errorMessage ?? null,
        archive: hasFiles ? (0,tar/* writeTar */.FJ)(files) : null,
        files: hasFiles ? files : null,
    });
    if (seeded.ingress !== undefined) {
        const [author] = store.all('users');
        const links = author && { related: `/api/v2/users/${author.id}` };
        version.ingress = store.add('ingress-attributes', version, {
            attributes: dist/* parse */.qgA(service_seed/* ingressSchema */.XC, seeded.ingress),
            relationships: { 'created-by': { data: author ?? null, links } },
        });
    }
    if (seeded.run === undefined)
        return undefined;
    const { id, message, savePlan, planOnly = speculative, script } = seeded.run;
    const run = addRun(store, version, {
        id,
        message,
        savePlan,
        source: version.ingress === null ? 'tfe-api' : 'tfe-configuration-version',
        planOnly,
        // The run is over before the first request comes, unless its script says otherwise.
        script: (0,service_seed/* resolveScript */.o1)(script, 0),
        recordedPlan,
    });
    beginRun(store, run);
    return run.id;
}
/** Adds a version. It becomes the current one unless it is speculative or provisional. */
function addVersion(store, workspace, attributes, more) {
    const version = store.add('configuration-versions', workspace, {
        attributes,
        error: null,
        errorMessage: null,
        objectId: newObjectId(),
        archive: null,
        files: null,
        ingress: null,
        readyAtMs: null,
        createdBy: null,
        runs: [],
        ...more,
    });
    if (!attributes.speculative && !attributes.provisional)
        workspace.currentVersion = version;
    return version;
}
//# sourceMappingURL=load-seed.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/workspaces.js
/**
 * Workspaces: how they are read, listed and locked, and what Terraform asks for with a `cloud` block. It makes a workspace
 * that is not there, gives it its own version and the tags of the block, and removes it. All else of one is in the seed.
 */














const key = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const tagSchema = (0,requests/* objectWith */.qR)({ type: dist/* literal */.euz('tags'), attributes: (0,requests/* objectWith */.qR)({ name: key }) });
const bindingSchema = (0,requests/* objectWith */.qR)({
    type: dist/* literal */.euz('tag-bindings'),
    attributes: (0,requests/* objectWith */.qR)({ key, value: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())) }),
});
const workspaces_creationBody = (0,requests/* resourceBody */.XD)({
    attributes: dist/* strictObject */.rej({ name: service_seed/* name */.UU }),
    relationships: dist/* optional */.lqM((0,requests/* objectWith */.qR)({
        project: dist/* optional */.lqM((0,requests/* objectWith */.qR)({ data: (0,requests/* objectWith */.qR)({ id: dist/* string */.YjP() }) })),
        tags: dist/* optional */.lqM((0,requests/* itemsBody */.f4)(tagSchema)),
        'tag-bindings': dist/* optional */.lqM((0,requests/* itemsBody */.f4)(bindingSchema)),
    }), {}),
});
const changeBody = (0,requests/* resourceBody */.XD)({
    type: dist/* optional */.lqM(dist/* literal */.euz('workspaces')),
    attributes: dist/* strictObject */.rej({ 'terraform-version': dist/* string */.YjP() }),
});
const tagsIn = (asked) => asked.split(',').filter((tag) => tag !== '');
const hasAllTags = (workspace, asked) => tagsIn(asked).every((tag) => isTagged(workspace, tag));
const hasNoTag = (workspace, asked) => !tagsIn(asked).some((tag) => isTagged(workspace, tag));
const hasRunInStatus = (workspace, asked, { store }) => isAmong(currentRunOf(store, workspace)?.status ?? '', asked);
const FILTERS = {
    'search[name]': ({ attributes }, asked) => attributes.name.includes(asked),
    'search[tags]': hasAllTags,
    'search[exclude-tags]': hasNoTag,
    'search[exclude_tags]': hasNoTag,
    'filter[project][id]': ({ project }, asked) => project.id === asked,
    'filter[current-run][status]': hasRunInStatus,
    'filter[current_run][status]': hasRunInStatus,
    'filter[tagged][N][key]': (workspace, tag, { query }, name) => isTagged(workspace, tag, query.get(name.replace('[key]', '[value]'))),
    'filter[tagged][N][value]': null,
};
const WORKSPACES = {
    type: 'workspaces',
    may: ({ store, token }, workspace, right) => hasRight(store, token, workspace, right),
    shownAt: '/workspaces/:workspace',
    includes: [
        'organization',
        'project',
        'current_run',
        'current_run.plan',
        'current_configuration_version',
        'current_configuration_version.ingress_attributes',
        'tag_bindings',
        'effective_tag_bindings',
        'locked_by',
        'outputs',
    ],
    lists: [
        listAt('/organizations/:organization/workspaces', ORGANIZATIONS, {
            filters: FILTERS,
        }),
    ],
    changes: () => [
        changeAt('POST', '/organizations/:organization/workspaces', ORGANIZATIONS, {
            right: 'admin',
            body: workspaces_creationBody,
            act: createWorkspace,
        }),
        changeAt('PATCH', '/workspaces/:workspace', WORKSPACES, {
            right: 'admin',
            body: changeBody,
            act: (call, workspace, { data: { attributes } }) => {
                Object.assign(workspace.attributes, attributes, { 'updated-at': call.store.now() });
                return call.answer(200, WORKSPACES, workspace);
            },
        }),
        changeAt('POST', '/workspaces/:workspace/relationships/tags', WORKSPACES, {
            right: 'admin',
            body: (0,requests/* itemsBody */.f4)(tagSchema),
            act: (_, workspace, { data }) => {
                bindTags(workspace, data.map(({ attributes }) => ({ key: attributes.name })));
                return (0,requests/* respondEmpty */.JT)(204);
            },
        }),
        changeAt('PATCH', '/workspaces/:workspace/tag-bindings', WORKSPACES, {
            right: 'admin',
            body: (0,requests/* itemsBody */.f4)(bindingSchema),
            act: (call, workspace, { data }) => {
                bindTags(workspace, data.map(({ attributes }) => attributes));
                const bound = bindingsOf(workspace, 'tag-bindings');
                return respondPage(call, TAG_BINDINGS, bound, { unpagedByDefault: true });
            },
        }),
    ],
    render: (call, workspace) => ({
        attributes: attributesOfWorkspace(call, workspace),
        relationships: relationsOf(call, workspace),
        links: {
            self: `/api/v2/organizations/${workspace.parent.id}/workspaces/${workspace.attributes.name}`,
        },
    }),
};
function attributesOfWorkspace(call, workspace) {
    const may = (right) => call.may(workspace, right);
    const { attributes, state } = workspace;
    return {
        // The same for all workspaces here.
        description: null,
        'file-triggers-enabled': true,
        'structured-run-output-enabled': true,
        source: 'tfe-api',
        'setting-overwrites': { 'execution-mode': true, 'agent-pool': true },
        'tag-names': tagNamesOf(workspace),
        'allow-destroy-plan': true,
        'can-queue-destroy-plan': may('applyRuns'),
        'resource-count': Object.keys(state).length,
        actions: { 'is-destroyable': may('admin') },
        operations: attributes['execution-mode'] !== 'local',
        permissions: {
            'can-read-run': may('readRuns'),
            'can-queue-run': may('queuePlans'),
            'can-queue-apply': may('applyRuns'),
            'can-lock': may('lock'),
            'can-unlock': may('lock'),
            'can-force-unlock': may('admin'),
            'can-update': may('admin'),
            'can-destroy': may('admin'),
            'can-force-delete': may('admin'),
            'can-queue-destroy': may('applyRuns'),
            'can-read-settings': may('readRuns'),
            'can-read-state-versions': may('readStates'),
            'can-read-state-outputs': may('readOutputs'),
            'can-create-state-versions': may('writeStates'),
            'can-read-variable': may('readVariables'),
            'can-update-variable': may('writeVariables'),
            'can-manage-run-tasks': may('manageRunTasks'),
        },
    };
}
function relationsOf(call, workspace) {
    const { lockedBy } = workspace;
    return {
        organization: { data: workspace.parent },
        project: { data: workspace.project },
        'current-configuration-version': { data: workspace.currentVersion },
        'current-run': { data: currentRunOf(call.store, workspace) ?? null },
        'current-state-version': { data: currentState(workspace) ?? null },
        'latest-run': { data: childrenOf(workspace, 'runs').at(-1) ?? null },
        'locked-by': { data: lockedBy === null ? null : { id: lockedBy, type: 'users' } },
        outputs: { data: outputsOf(call, workspace) },
        'tag-bindings': { data: bindingsOf(workspace, 'tag-bindings') },
        'effective-tag-bindings': { data: bindingsOf(workspace, 'effective-tag-bindings') },
    };
}
/**
 * Of the runs that can change the workspace by themselves, so neither plan-only ones nor those with a saved plan: the first
 * one that is not over, or else the last one.
 */
function currentRunOf(store, workspace) {
    const isCurrent = ({ parent, planOnly, savePlan, status }) => parent === workspace && !planOnly && !savePlan && !isFinalRun(status);
    const unfinished = [...store.unfinished.runs].find(isCurrent);
    return unfinished ?? runsOfOperations(store, workspace, ['plan_and_apply', 'destroy']).at(-1);
}
/** The outputs of the current state; an empty list for a token that may not read them. */
function outputsOf(call, workspace) {
    const state = call.may(workspace, 'readOutputs') ? currentState(workspace) : undefined;
    const outputs = state === undefined ? [] : childrenOf(state, 'state-version-outputs');
    return outputs.map(({ id, attributes: { type, ...others } }) => ({
        id,
        type: 'workspace-outputs',
        attributes: { ...withoutSecret(others), 'output-type': type },
    }));
}
/** Read alone: a seed has the variables of a workspace. */
const VARIABLES = {
    type: 'vars',
    withoutSelfLink: true,
    lists: [
        listAt('/workspaces/:workspace/vars', WORKSPACES, {
            right: 'readVariables',
            unpagedByDefault: true,
        }),
        {
            path: '/varsets/:varset/relationships/vars',
            items: (call) => childrenOf(call.find(VARIABLE_SETS), 'vars'),
        },
    ],
};
/** Read alone: a seed has the variable sets of an organization. */
const VARIABLE_SETS = {
    type: 'varsets',
    withoutSelfLink: true,
    lists: [
        listAt('/workspaces/:workspace/varsets', WORKSPACES, {
            right: 'readVariables',
            items: (workspace) => childrenOf(workspace.parent, 'varsets').filter(({ attributes, workspaces, projects }) => attributes.global ||
                workspaces.includes(workspace.attributes.name) ||
                projects.includes(workspace.project.attributes.name)),
        }),
    ],
};
/** All tags of a workspace, those without a value first. They are not stored with ids: an id is a digest of the tag. */
function bindingsOf(workspace, type) {
    const valued = [...workspace.tags].filter(([, value]) => value !== '');
    const named = tagNamesOf(workspace).map((tag) => [tag, '']);
    return [...named, ...valued].map(([key, value]) => {
        const digest = (0,external_node_crypto_.hash)('sha256', `${key}=${value}`).slice(0, 16);
        return { id: `tb-${digest}`, type, attributes: { key, value } };
    });
}
/** A list of resources that are made for each answer. */
function bindingType(type) {
    const items = (workspace) => bindingsOf(workspace, type);
    const lists = [
        listAt(`/workspaces/:workspace/${type}`, WORKSPACES, { items, unpagedByDefault: true }),
    ];
    return { type, withoutSelfLink: true, lists };
}
const TAG_BINDINGS = bindingType('tag-bindings');
const EFFECTIVE_TAG_BINDINGS = bindingType('effective-tag-bindings');
/** @param value undefined, null or empty: any value will do */
function isTagged({ tags }, key, value) {
    const isAnyValue = value === undefined || value === null || value === '';
    return tags.has(key) && (isAnyValue || tags.get(key) === value);
}
/** Whether another user than that of the call locked the workspace. A lock of a seed is of no user. */
function isLockedByOther(call, { lockedBy }) {
    return lockedBy !== null && lockedBy !== userIdOf(call);
}
/** The route of a lock action. Runs that can be applied wait while the workspace is locked. */
function lockAction(action) {
    return post(`/workspaces/:workspace/actions/${action}`, (call) => {
        const workspace = call.find(WORKSPACES, action === 'force-unlock' ? 'admin' : 'lock');
        const locks = action === 'lock';
        if (workspace.attributes.locked === locks) {
            throw (0,requests/* conflict */.hj)(locks ? 'the workspace is locked already' : 'the workspace is not locked');
        }
        if (action === 'unlock' && isLockedByOther(call, workspace)) {
            throw (0,requests/* conflict */.hj)('the workspace is locked by another user: an administrator can force it open');
        }
        workspace.attributes.locked = locks;
        workspace.lockedBy = locks ? userIdOf(call) : null;
        if (!locks)
            startWaitingRuns(call.store, workspace);
        return call.answer(200, WORKSPACES, workspace);
    });
}
const workspaces_BY_NAME = '/organizations/:organization/workspaces/:name';
const WORKSPACE_AREA = {
    types: [WORKSPACES, VARIABLES, VARIABLE_SETS, TAG_BINDINGS, EFFECTIVE_TAG_BINDINGS],
    routes: [
        get(workspaces_BY_NAME, (call) => respondOne(call, WORKSPACES, findNamed(call, 'readRuns'))),
        // Terraform deletes a workspace by its name alone.
        {
            method: 'DELETE',
            path: workspaces_BY_NAME,
            handler: (call) => removeWorkspace(call.store, findNamed(call, 'admin')),
        },
        post(`${workspaces_BY_NAME}/actions/safe-delete`, destroySafely),
        lockAction('lock'),
        lockAction('unlock'),
        lockAction('force-unlock'),
    ],
};
/** The workspace whose name is in the path. */
function findNamed(call, right) {
    const { id } = orNotFound(findByName(findOrganization(call), 'workspaces', call.parameter('name')));
    return call.find(WORKSPACES, right, id);
}
function createWorkspace(call, organization, { data: { attributes, relationships } }) {
    const { store } = call;
    if (findByName(organization, 'workspaces', attributes.name) !== undefined) {
        const detail = 'Name has already been taken';
        throw (0,requests/* invalid */.Gq)({ pointer: '/data/attributes/name', detail });
    }
    const projectId = relationships.project?.data.id;
    const project = projectId === undefined ? undefined : orNotFound(store.get('projects', projectId));
    notFoundUnless(project === undefined || project.parent === organization);
    const seeded = dist/* parse */.qgA(service_seed/* seedWorkspaceSchema */.md, { name: attributes.name });
    const workspace = addWorkspace(store, organization, seeded);
    workspace.project = project ?? workspace.project;
    const { tags, 'tag-bindings': bindings } = relationships;
    bindTags(workspace, [
        ...(tags?.data ?? []).map((tag) => ({ key: tag.attributes.name })),
        ...(bindings?.data ?? []).map((binding) => binding.attributes),
    ]);
    return call.answer(201, WORKSPACES, workspace);
}
/** Adds tags to a workspace; a key that has a value gets the new one. */
function bindTags({ tags }, added) {
    for (const { key: tag, value } of added) {
        tags.delete(tag);
        tags.set(tag, value ?? '');
    }
}
/** Removes a workspace if it has no applied resources and is not locked; else 409. */
function destroySafely(call) {
    const workspace = findNamed(call, 'admin');
    const { name: workspaceName, locked } = workspace.attributes;
    const resources = Object.keys(workspace.state).length;
    if (resources > 0) {
        throw (0,requests/* conflict */.hj)(`${workspaceName} still manages ${String(resources)} resource${resources === 1 ? '' : 's'}: destroy them first.`);
    }
    if (locked)
        throw (0,requests/* conflict */.hj)(`${workspaceName} is locked: unlock it first.`);
    return removeWorkspace(call.store, workspace);
}
function removeWorkspace(store, workspace) {
    const { unfinished } = store;
    for (const run of unfinished.runs) {
        if (run.parent !== workspace)
            continue;
        unfinished.runs.delete(run);
        endWorkOf(store, run);
    }
    for (const version of unfinished.versions) {
        if (version.parent === workspace)
            unfinished.versions.delete(version);
    }
    for (const set of store.all('policy-sets')) {
        set.workspaces = set.workspaces?.filter((other) => other !== workspace) ?? null;
    }
    forgetLists(workspace);
    store.remove(workspace);
    return (0,requests/* respondEmpty */.JT)(204);
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/without-sensitive-values.js
/** What a plan changes, without its sensitive values, so that it can be shown. */


function withoutSensitiveValues(document) {
    const changes = document.resource_changes.map((resource) => ({
        ...resource,
        change: redact(resource.change),
    }));
    return {
        plan_format_version: document.format_version,
        output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, output]) => [name, redact(output)])),
        resource_changes: changes,
        action_invocations: document.action_invocations?.map(withoutValues),
        deferred_changes: document.deferred_changes?.map(() => ({})),
        deferred_action_invocations: document.deferred_action_invocations?.map((entry) => ({
            action_invocation: withoutValues(entry.action_invocation),
        })),
        complete: document.complete,
    };
}
/** The action without its configuration, which may have secrets and is compared by no reader of a plan. */
function withoutValues(action) {
    const { address, type, name, provider_name, ...others } = action;
    const { lifecycle_action_trigger, invoke_action_trigger } = others;
    return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}
const HIDDEN = 'REDACTED';
/**
 * Replaces sensitive values by texts. If a value changes, the texts before and after differ, so
 * that the change can be seen.
 */
function redact(change) {
    const { before, after, before_sensitive: beforeMarks, after_sensitive: afterMarks } = change;
    return {
        ...change,
        before: hide(before, beforeMarks, after, `${HIDDEN} BEFORE`),
        after: hide(after, afterMarks, before, HIDDEN),
    };
}
/**
 * Hides what is marked in a value.
 *
 * @param other the value on the other side of the change
 * @param replacement stands for a sensitive value that differs from the other side
 */
function hide(value, marks, other, replacement) {
    if (value === null || value === undefined)
        return value;
    if (marks === true)
        return (0,external_node_util_.isDeepStrictEqual)(value, other) ? HIDDEN : replacement;
    if (typeof value !== 'object' || typeof marks !== 'object')
        return value;
    const hideMember = (key, member) => hide(member, (0,parse/* fieldsOf */.Pf)(marks)[key], (0,parse/* fieldsOf */.Pf)(other)[key], replacement);
    if (Array.isArray(value))
        return value.map((item, index) => hideMember(String(index), item));
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hideMember(key, member)]));
}
//# sourceMappingURL=without-sensitive-values.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/redact-plan.js


/** The plan in the form that the Terraform command line reads: with schemas, and without sensitive values. */
function redactPlan(document) {
    return {
        ...withoutSensitiveValues(document),
        resource_drift: [],
        relevant_attributes: [],
        provider_format_version: '1.0',
        provider_schemas: schemasOf(document.resource_changes, document.action_invocations),
    };
}
/** Schemas by provider. They are made from the values, because no provider is called: each attribute has any type. */
function schemasOf(changes, actions = []) {
    const providers = new Set([...changes, ...actions].map(({ provider_name: name }) => name));
    const schemas = [...providers].map((provider) => {
        const isOfProvider = (one) => one.provider_name === provider;
        // Nobody compares what an action gets, so its schema is empty.
        const actionSchemas = actions.filter(isOfProvider).map(({ type }) => [type, { block: {} }]);
        return [
            provider,
            {
                provider: EMPTY,
                resource_schemas: resourceSchemasOf(changes.filter(isOfProvider)),
                data_source_schemas: {},
                action_schemas: Object.fromEntries(actionSchemas),
            },
        ];
    });
    return Object.fromEntries(schemas);
}
function resourceSchemasOf(changes) {
    const namesByType = new Map();
    for (const { type, change } of changes) {
        const names = namesByType.get(type) ?? new Set();
        for (const values of [change.before, change.after, change.after_unknown]) {
            for (const name of Object.keys(values ?? {}))
                names.add(name);
        }
        namesByType.set(type, names);
    }
    return Object.fromEntries([...namesByType].map(([type, names]) => [type, toSchema(names, type)]));
}
const EMPTY = { version: 0, block: {} };
function toSchema(names, type) {
    const attributes = [...names].map((name) => [
        name,
        {
            type: type === TERRAFORM_DATA && name === 'id' ? 'string' : 'dynamic',
            optional: true,
            computed: true,
        },
    ]);
    return { version: 0, block: { attributes: Object.fromEntries(attributes) } };
}
//# sourceMappingURL=redact-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/runs.js
/** Runs, their plans, applies, cost estimates, events and comments, and what people do to them. */













const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;
/** The word to send for `word`: a run's script may replace it, such as by a status that only a newer service has. */
function shownWord({ script: { disguise = {} } }, word) {
    return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}
const RUN_FILTERS = {
    'filter[operation]': null,
    'filter[status]': ({ status }, asked) => isAmong(status, asked),
    'filter[status_group]': (run, group) => (group === 'final' && isFinalRun(run.status)) ||
        (group === 'non_final' && !isFinalRun(run.status)) ||
        (group === 'discardable' && run.awaitsDecision),
    'filter[source]': ({ source }, asked) => isAmong(source, asked),
    'filter[workspace_names]': ({ parent }, asked) => isAmong(parent.attributes.name, asked),
    'search[basic]': ({ id, message }, asked) => id === asked || message.includes(asked),
    'search[commit]': ({ version: { ingress } }, asked) => ingress?.attributes['commit-sha'].startsWith(asked) ?? false,
    'search[user]': ({ createdBy }, asked, call) => call.read(USERS, createdBy ?? '')?.attributes.username === asked,
};
const RUNS = {
    type: 'runs',
    shownAt: '/runs/:run',
    includes: [
        'plan',
        'apply',
        'created_by',
        'cost_estimate',
        'configuration_version',
        'configuration_version.ingress_attributes',
        'workspace',
        'task_stages',
        'tf_policy_evaluations',
    ],
    lists: [
        listAt('/workspaces/:workspace/runs', WORKSPACES, {
            items: listRuns,
            filters: RUN_FILTERS,
        }),
        listAt('/organizations/:organization/runs', ORGANIZATIONS, {
            items: listRuns,
            filters: RUN_FILTERS,
            withoutTotal: true,
        }),
        listAt('/organizations/:organization/runs/queue', ORGANIZATIONS, {
            items: queueOf,
            includes: [],
        }),
    ],
    changes: () => [
        changeAt('POST', '/runs', WORKSPACES, {
            right: 'queuePlans',
            body: runBody,
            idIn: ({ data }) => data.relationships.workspace.data.id,
            act: (call, workspace, body) => call.answer(201, RUNS, makeRun(call, workspace, body)),
        }),
    ],
    render: (call, run) => {
        const related = (type) => ({
            data: [...childrenOf(run, type)],
            links: { related: `/api/v2/runs/${run.id}/${type}` },
        });
        return {
            attributes: attributesOfRun(call, run),
            relationships: {
                workspace: { data: run.parent },
                'configuration-version': { data: run.version },
                plan: { data: run.plan, links: { related: `/api/v2/runs/${run.id}/plan` } },
                apply: { data: run.apply },
                'cost-estimate': run.cost && { data: run.cost },
                'policy-checks': related('policy-checks'),
                'task-stages': related('task-stages'),
                'tf-policy-evaluations': related('tf-policy-evaluations'),
                'run-events': related('run-events'),
                comments: related('comments'),
                'created-by': toAuthor(run.createdBy),
            },
        };
    },
};
function attributesOfRun(call, run) {
    const { store } = call;
    const { options, plan, forceCancelAtMs: forceAtMs } = run;
    const may = (right) => call.may(run, right);
    const orNull = (addresses) => (addresses.length === 0 ? null : addresses);
    return {
        actions: actionsOf(store, run),
        'allow-empty-apply': options.allowEmptyApply,
        'auto-apply': run.autoApply,
        'canceled-at': run.canceledAt,
        'created-at': run.createdAt,
        'force-cancel-available-at': forceAtMs === null ? undefined : dateAt(store.clock, forceAtMs).toISOString(),
        'has-changes': hasChanges(plan),
        'is-destroy': run.isDestroy,
        message: run.message,
        permissions: {
            'can-apply': may('applyRuns'),
            'can-cancel': may('applyRuns'),
            'can-comment': may('readRuns'),
            'can-discard': may('applyRuns'),
            'can-force-cancel': may('admin'),
            'can-force-execute': may('applyRuns'),
            'can-override-policy-check': may('managePolicyOverrides'),
        },
        'plan-only': run.planOnly,
        'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
        refresh: run.refresh,
        'refresh-only': options.refreshOnly,
        'replace-addrs': orNull(options.replace),
        'save-plan': run.savePlan,
        source: run.source,
        status: shownWord(run, run.status),
        'status-timestamps': run.timestamps,
        'target-addrs': orNull(options.targets),
        'terraform-version': run.parent.attributes['terraform-version'],
        'trigger-reason': 'manual',
        variables: [],
        ...run.requested,
    };
}
/** The attributes that plans and applies share. The URL of the log is a secret of those who may read the run. */
function attributesOfWork({ domain }, work) {
    const { store, signer, origin } = domain;
    const expires = store.clock.date().getTime() + LOG_URL_MS;
    const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
    const done = work.status === 'finished';
    const { additions, changes, destructions, imports = 0 } = work.counts;
    return {
        status: shownWord(work.parent, work.status),
        'resource-additions': done ? additions : null,
        'resource-changes': done ? changes : null,
        'resource-destructions': done ? destructions : null,
        'resource-imports': done ? imports : null,
        // Present from the start, because clients read the URL once and then wait for the log to begin.
        'log-read-url': work.status === 'unreachable' ? null : logUrl,
        'status-timestamps': work.timestamps,
    };
}
const APPLIES = {
    type: 'applies',
    shownAt: '/applies/:apply',
    render: (call, apply) => ({ attributes: attributesOfWork(call, apply) }),
};
/** Left out of a run where it is not known: nothing is listed of its files, and no program has planned them. */
function hasChanges({ status, hasChanges: isChanged, isListed }) {
    const isKnown = status !== 'finished' || isChanged || !isListed;
    return isKnown ? status === 'finished' && isChanged : undefined;
}
const PLANS = {
    type: 'plans',
    shownAt: '/plans/:plan',
    render: (call, plan) => ({
        attributes: {
            ...attributesOfWork(call, plan),
            'has-changes': plan.status === 'finished' && plan.hasChanges,
            permissions: { 'can-export': false },
            actions: { 'is-exportable': false },
        },
        links: {
            'json-output': `/api/v2/plans/${plan.id}/json-output`,
            'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
        },
    }),
};
const COST_ESTIMATES = {
    type: 'cost-estimates',
    shownAt: '/cost-estimates/:estimate',
    render: (_, { parent: run, script, status, timestamps }) => {
        const done = status === 'finished';
        return {
            attributes: {
                status: shownWord(run, status),
                'status-timestamps': timestamps,
                'prior-monthly-cost': done ? script.prior : null,
                'proposed-monthly-cost': done ? script.proposed : null,
                'delta-monthly-cost': done ? script.delta : null,
                'resources-count': done ? script.resources : 0,
                'matched-resources-count': done ? script.resources : 0,
                'unmatched-resources-count': 0,
                'error-message': status === 'errored' ? 'prices could not be looked up' : null,
            },
        };
    },
};
const RUN_EVENTS = {
    type: 'run-events',
    withoutSelfLink: true,
    shownAt: '/run-events/:event',
    includes: ['actor', 'comment'],
    lists: [listAt('/runs/:run/run-events', RUNS, { unpagedByDefault: true })],
};
/** Refuses comments under the courses of a service on which tokens that plan neither read nor write them. */
function checkCommentsAllowed({ store }) {
    const course = store.courses['comments-on-runs'];
    if (course === 'forbidden')
        throw (0,requests/* forbidden */.o0)('This token may not comment on runs.');
    if (course === 'not-found')
        throw (0,requests/* notFound */.mX)();
}
const COMMENTS = {
    type: 'comments',
    withoutSelfLink: true,
    shownAt: '/comments/:comment',
    lists: [
        listAt('/runs/:run/comments', RUNS, {
            unpagedByDefault: true,
            items: (run, call) => {
                checkCommentsAllowed(call);
                return childrenOf(run, 'comments');
            },
        }),
    ],
    changes: () => [
        changeAt('POST', '/runs/:run/comments', RUNS, {
            right: 'readRuns',
            body: (0,requests/* resourceBody */.XD)({
                type: dist/* literal */.euz('comments'),
                attributes: (0,requests/* objectWith */.qR)({ body: dist/* string */.YjP() }),
            }),
            act: (call, run, { data }) => {
                checkCommentsAllowed(call);
                const comment = addComment(call, run, data.attributes.body);
                recordEvent(call, run, 'commented', comment);
                return call.answer(201, COMMENTS, comment);
            },
        }),
    ],
};
const RUN_AREA = {
    types: [RUNS, PLANS, APPLIES, COST_ESTIMATES, RUN_EVENTS, COMMENTS],
    routes: [
        actionRoute('apply', 'applied', 'applyRuns'),
        actionRoute('discard', 'discarded', 'applyRuns'),
        actionRoute('cancel', 'canceled', 'applyRuns'),
        actionRoute('force-cancel', 'force_canceled', 'admin'),
        get('/runs/:run/plan', (call) => call.answer(200, PLANS, call.find(RUNS).plan)),
        get('/runs/:run/apply', (call) => call.answer(200, APPLIES, call.find(RUNS).apply)),
        get('/plans/:plan/json-output', (call) => {
            // Only for administrators: the whole plan holds every value in clear text.
            const plan = call.find(PLANS);
            if (!call.may(plan, 'admin'))
                throw (0,requests/* forbidden */.o0)('The whole plan is for administrators.');
            if (plan.status !== 'finished')
                return (0,requests/* respondEmpty */.JT)(204);
            return (0,requests/* redirect */.V2)(307, call.signed(`/v1/plan/${plan.objectId}`, PLAN_URL_MS));
        }),
        get('/plans/:plan/json-output-redacted', (call) => {
            const plan = call.find(PLANS);
            if (plan.status !== 'finished' || plan.json === null)
                return (0,requests/* respondEmpty */.JT)(204);
            const text = (0,json_text/* rewriteExactly */.xO)(plan.json, newObjectId(), (document) => redactPlan(document));
            return {
                status: 200,
                headers: { 'content-type': 'application/json' },
                body: Buffer.from(text),
            };
        }),
        get('/organizations/:organization/capacity', (call) => {
            const queue = queueOf(call.find(ORGANIZATIONS), call);
            const pending = queue.filter(({ status }) => status === 'pending').length;
            return respondResource(200, {
                id: call.parameter('organization'),
                type: 'organization-capacity',
                attributes: { pending, running: queue.length - pending },
            });
        }),
    ],
};
/** The workspaces of an organization whose runs the caller may not read; none for a workspace, which the caller may. */
function unreadableIn(call, parent) {
    const workspaces = childrenOf(parent, 'workspaces');
    return new Set(workspaces.filter((workspace) => !call.may(workspace, 'readRuns')));
}
/** The runs that are at work or wait for their turn, oldest first. */
function queueOf(organization, call) {
    const unreadable = unreadableIn(call, organization);
    return [...call.store.unfinished.runs].filter(({ parent, awaitsDecision, status }) => parent.parent === organization &&
        !unreadable.has(parent) &&
        !awaitsDecision &&
        !isFinalRun(status));
}
/** The route of an action on a run; 409 if the state of the run does not allow it. @param event its word in run events */
function actionRoute(name, event, right) {
    return post(`/runs/:run/actions/${name}`, (call) => {
        const run = call.find(RUNS, right);
        const comment = (0,requests/* commentOfAction */.Rw)(call.request);
        const { allowed, act } = ACTIONS[name];
        if (!actionsOf(call.store, run)[allowed]) {
            throw (0,requests/* conflict */.hj)(`a run that is ${run.status} does not allow ${name}`);
        }
        act(call.store, run);
        recordEvent(call, run, event, comment);
        return (0,requests/* respondEmpty */.JT)(202);
    });
}
/** The route that overrides something of a run, and records that as an event; 409 when `override` returns false. */
function overrideBy(path, row, override, answerOf = (resource) => resource) {
    return post(`${path}/actions/override`, (call) => {
        const item = call.find(row, 'managePolicyOverrides');
        const comment = (0,requests/* commentOfAction */.Rw)(call.request);
        if (!override(call.store, item)) {
            throw (0,requests/* conflict */.hj)(`its status is ${item.status}: that cannot be overridden`);
        }
        recordEvent(call, item.parent, 'overridden', comment);
        return respondResource(200, answerOf(call.show(row, item)));
    });
}
function addComment({ store }, run, body) {
    return store.add('comments', run, { attributes: { body, 'created-at': store.now() } });
}
/** Records an action of the caller. @param words a text, which becomes a comment of the run; or a comment that is one already */
function recordEvent(call, run, action, words) {
    const { store } = call;
    const { id, attributes } = callerOf(call);
    const comment = typeof words === 'string' ? addComment(call, run, words) : words;
    store.add('run-events', run, {
        attributes: { action, description: '', 'created-at': store.now() },
        relationships: {
            actor: { data: { id, type: 'users', attributes: { username: attributes.username } } },
            comment: comment && { data: comment },
        },
    });
}
/** The runs of the owner, newest first; plan-only runs only where the query names that operation. */
function listRuns(owner, call) {
    const asked = call.query.get('filter[operation]');
    const operations = OPERATIONS.filter((operation) => asked === null ? operation !== 'plan_only' : isAmong(operation, asked));
    const runs = runsOfOperations(call.store, owner, operations);
    const unreadable = unreadableIn(call, owner);
    // The runs are filtered only if the caller may not read some of them.
    return newestFirst(unreadable.size === 0 ? runs : runs.filter(({ parent }) => !unreadable.has(parent)));
}
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/policies.js
/** What judges a run in the service: task stages, run tasks, policy evaluations, policy checks and Terraform policy. */








/** Read alone: a seed names the policy sets of an organization. */
const POLICY_SETS = {
    type: 'policy-sets',
    lists: [listAt('/organizations/:organization/policy-sets', ORGANIZATIONS)],
    render: (_, { parent, workspaces, set }) => ({
        attributes: {
            name: set.name,
            description: set.description,
            global: workspaces === null,
            overridable: set.overridable,
            'policy-count': set.policies.length,
        },
        relationships: { organization: { data: parent }, workspaces: { data: workspaces ?? [] } },
    }),
};
const TASK_STAGES = {
    type: 'task-stages',
    shownAt: '/task-stages/:stage',
    includes: ['task_results', 'policy_evaluations', 'run', 'run.workspace', 'cost_estimate'],
    lists: [listAt('/runs/:run/task-stages', RUNS)],
    render: (call, stage) => {
        const run = stage.parent;
        const may = call.may(run, 'managePolicyOverrides');
        return {
            attributes: {
                status: shownWord(run, stage.status),
                'status-timestamps': stage.timestamps,
                'created-at': run.createdAt,
                'updated-at': run.createdAt,
                permissions: {
                    'can-override-policy': may,
                    'can-override-tasks': may,
                    'can-override': may,
                },
                actions: { 'is-overridable': isStageOverridable(stage) },
            },
            relationships: {
                run: { data: run },
                'task-results': { data: [...childrenOf(stage, 'task-results')] },
                'policy-evaluations': { data: [...childrenOf(stage, 'policy-evaluations')] },
            },
        };
    },
};
const TASK_RESULTS = {
    type: 'task-results',
    shownAt: '/task-results/:result',
    render: (_, result) => {
        const stage = result.parent;
        const run = stage.parent;
        const isOver = result.status === result.outcome;
        return {
            attributes: {
                status: shownWord(run, result.status),
                message: isOver ? result.message : null,
                url: isOver ? result.url : null,
                'status-timestamps': result.timestamps,
                stage: stage.attributes.stage,
                'is-speculative': run.planOnly,
                'workspace-task-enforcement-level': shownWord(run, result.level),
                'task-result-outcomes-count': knownTaskOutcomes(result).length,
            },
            relationships: { 'task-stage': { data: stage } },
        };
    },
};
/** What a run task found; nothing before it has answered. */
function knownTaskOutcomes(result) {
    return result.status === result.outcome ? childrenOf(result, 'task-result-outcomes') : [];
}
const TASK_OUTCOMES = {
    type: 'task-result-outcomes',
    withoutSelfLink: true,
    lists: [listAt('/task-results/:result/outcomes', TASK_RESULTS, { items: knownTaskOutcomes })],
    render: (_, { id, word }) => ({
        attributes: {
            'outcome-id': id,
            tags: word === undefined ? {} : { Status: [{ label: word, level: 'none' }] },
        },
    }),
};
const POLICY_EVALUATIONS = {
    type: 'policy-evaluations',
    shownAt: '/policy-evaluations/:evaluation',
    lists: [listAt('/task-stages/:stage/policy-evaluations', TASK_STAGES)],
    render: (_, evaluation) => ({
        attributes: {
            status: shownWord(evaluation.parent.parent, evaluation.status),
            'result-count': countOutcomes(knownOutcomes(evaluation).map(({ set }) => set)),
            'status-timestamps': evaluation.timestamps,
        },
        relationships: {
            'policy-attachable': { data: evaluation.parent },
            'policy-set-outcomes': {
                links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
            },
        },
    }),
};
const EVALUATED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];
/** The outcomes of an evaluation; none before it has finished. */
function knownOutcomes(evaluation) {
    return EVALUATED.includes(evaluation.status) ? outcomesOf(evaluation) : [];
}
function textsOf({ output }) {
    return output.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
}
const POLICY_SET_OUTCOMES = {
    type: 'policy-set-outcomes',
    may: (call, outcome, right) => knownOutcomes(outcome.parent).includes(outcome) && call.may(outcome.parent, right),
    shownAt: '/policy-set-outcomes/:outcome',
    lists: [
        listAt('/policy-evaluations/:evaluation/policy-set-outcomes', POLICY_EVALUATIONS, {
            items: (evaluation, call) => {
                const filters = readFilters(call);
                return childrenOf(evaluation, 'policy-set-outcomes').filter((outcome) => filters.length === 0 || filters.some((filter) => matchesFilter(outcome, filter)));
            },
            filters: {
                'filter[N][status]': null,
                'filter[N][enforcement_level]': null,
                'filter[N][enforcementLevel]': null,
            },
        }),
    ],
    render: (_, { parent: evaluation, set }) => ({
        attributes: {
            outcomes: set.error === null
                ? set.policies.map((policy) => toOutcome(evaluation.parent.parent, policy))
                : null,
            error: set.error,
            warnings: [],
            // The API shows a set as overridable too when each failure in it has a level that may be overridden.
            overridable: set.overridable ||
                (set.policies.some(({ status, level }) => status === 'failed' && level !== 'advisory') &&
                    failuresOverridable([set])),
            'policy-set-name': set.name,
            'policy-set-description': set.description,
            'result-count': countOutcomes([set]),
            'policy-tool-version': evaluation.attributes['policy-tool-version'],
        },
        relationships: { 'policy-evaluation': { data: evaluation } },
    }),
};
/** A policy in an outcome, as the API writes it. A policy that errored has no level. */
function toOutcome(run, policy) {
    const level = policy.level === 'advisory' ? 'advisory' : 'mandatory';
    return {
        enforcement_level: policy.status === 'errored' ? null : shownWord(run, level),
        query: policy.query,
        status: shownWord(run, policy.status),
        policy_name: policy.name,
        description: policy.description,
        output: policy.output.length === 0 ? null : policy.output,
    };
}
const FILTER_VALUES = {
    status: ['passed', 'failed', 'errored'],
    enforcement_level: ['advisory', 'mandatory'],
};
/** The filters in a query such as `filter[0][status]=failed&filter[0][enforcement_level]=mandatory`. */
function readFilters({ query }) {
    const filters = new Map();
    for (const [name, value] of query) {
        const [, number = '', word = ''] = /^filter\[(\d{1,3})\]\[(\w+)\]$/.exec(name) ?? [];
        const field = word === 'enforcementLevel' ? 'enforcement_level' : word;
        if (field !== 'status' && field !== 'enforcement_level')
            continue;
        if (!FILTER_VALUES[field].includes(value)) {
            throw (0,requests/* badRequest */.li)(name, `It takes ${FILTER_VALUES[field].join(', ')}.`);
        }
        filters.set(number, { ...filters.get(number), [field]: value });
    }
    return [...filters.values()];
}
/** Whether a set has at least one policy that a filter asks for: then the whole set is in the list. */
function matchesFilter({ set }, { status, enforcement_level: level }) {
    return set.policies.some((policy) => (status === undefined || policy.status === status) &&
        (level === undefined || (policy.level === 'advisory') === (level === 'advisory')));
}
/** The statuses of a check that was not judged. */
const NOT_JUDGED = ['pending', 'queued', 'unreachable', 'canceled'];
const POLICY_CHECKS = {
    type: 'policy-checks',
    withoutSelfLink: true,
    shownAt: '/policy-checks/:check',
    includes: ['run', 'run.workspace'],
    lists: [listAt('/runs/:run/policy-checks', RUNS, { unpagedByDefault: true })],
    render: (call, check) => {
        const run = check.parent;
        const { store } = call;
        const isOffered = store.courses['overridden-plan-only-run'] !== 'not-offered' || !isEndedForGood(store, run);
        const overridable = check.status === 'soft_failed' && isOffered;
        const self = `/api/v2/policy-checks/${check.id}`;
        return {
            attributes: {
                result: hasResult(check) ? toCheckResult(check) : null,
                status: shownWord(run, check.status),
                'status-timestamps': check.timestamps,
                actions: { 'is-overridable': overridable },
                permissions: { 'can-override': call.may(run, 'managePolicyOverrides') },
            },
            relationships: { run: { data: run } },
            links: {
                output: `${self}/output`,
                override: overridable ? `${self}/actions/override` : undefined,
            },
        };
    },
};
function hasResult({ status, errored }) {
    return !NOT_JUDGED.includes(status) && !errored;
}
function toCheckResult(check) {
    const failed = check.policies.filter(({ status }) => status !== 'passed');
    const count = (level) => failed.filter((policy) => checkLevel(policy.level) === level).length;
    const detail = {
        'schema-version': 1,
        policies: check.policies.map(({ name, level, status }) => ({
            policy: name,
            'enforcement-level': checkLevel(level),
            result: status === 'passed',
        })),
    };
    return {
        result: failed.every(({ level }) => level === 'advisory'),
        passed: check.policies.length - failed.length,
        'total-failed': failed.length,
        'hard-failed': count('hard-mandatory'),
        'soft-failed': count('soft-mandatory'),
        'advisory-failed': count('advisory'),
        'duration-ms': 0,
        // The same value under the specification's neutral name and under the real service's name.
        engine: detail,
        sentinel: detail,
    };
}
/** The log of a check. No other answer names the check's policies. */
function toCheckOutput(check) {
    const passed = check.policies.every(({ status }) => status === 'passed');
    const lines = [`Sentinel Result: ${String(passed)}`, ''];
    lines.push(...(passed
        ? ['This result means that all policies passed, and the run may go on.', '']
        : [
            'Sentinel evaluated to false because one or more Sentinel policies evaluated',
            'to false. This false was not due to an undefined value or runtime error.',
            '',
        ]), `${String(check.policies.length)} policies evaluated.`, '');
    for (const [index, policy] of check.policies.entries()) {
        lines.push(...toPolicySection(index + 1, policy), '');
    }
    return lines.join('\n');
}
function toPolicySection(number, policy) {
    const passed = policy.status === 'passed';
    const printed = textsOf(policy);
    const directory = policy.set === '' ? '' : `${policy.set}/`;
    return [
        `## Policy ${String(number)}: ${directory}${policy.name}.sentinel (${checkLevel(policy.level)})`,
        '',
        `Result: ${String(passed)}`,
        '',
        ...(policy.description === '' ? [] : ['Description:', `  ${policy.description}`, '']),
        ...(printed.length === 0 ? [] : [...printed, '']),
        `${passed ? 'TRUE' : 'FALSE'} - ${policy.name}.sentinel:1:1 - Rule "main"`,
    ];
}
const TF_POLICY_EVALUATIONS = {
    type: 'tf-policy-evaluations',
    shownAt: '/tf-policy-evaluations/:evaluation',
    lists: [listAt('/runs/:run/tf-policy-evaluations', RUNS)],
    render: (call, evaluation) => {
        const run = evaluation.parent;
        const policies = knownOutcomes(evaluation).flatMap(({ set }) => set.policies.map(({ status, level }) => ({
            status,
            level: levelOf(level, set.overridable),
        })));
        const count = (status, level) => policies.filter((policy) => policy.status === status && (level === undefined || policy.level === level)).length;
        return {
            attributes: {
                status: shownWord(run, evaluation.status),
                'result-count': {
                    'advisory-failed': count('failed', 'advisory'),
                    'mandatory-failed': count('failed', 'mandatory'),
                    'mandatory-overridable-failed': count('failed', 'mandatory_overridable'),
                    passed: count('passed'),
                    errored: count('errored'),
                    unknown: count('unknown'),
                },
                'status-timestamps': evaluation.timestamps,
                'created-at': run.createdAt,
                'updated-at': Object.values(evaluation.timestamps).at(-1) ?? run.createdAt,
                error: evaluation.status === 'errored' ? evaluation.error : null,
                permissions: { 'can-override': call.may(run, 'managePolicyOverrides') },
                actions: { 'is-overridable': evaluation.status === 'awaiting_override' },
            },
            relationships: {
                run: { data: run },
                'tf-policy-set-outcomes': {
                    links: {
                        related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes`,
                    },
                },
            },
        };
    },
};
const TF_POLICY_SET_OUTCOMES = {
    type: 'tf-policy-set-outcomes',
    withoutSelfLink: true,
    lists: [
        listAt('/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes', TF_POLICY_EVALUATIONS, {
            items: knownOutcomes,
        }),
    ],
    render: (_, { set }) => ({
        attributes: {
            'policy-set-name': set.name,
            'policy-set-description': set.description,
            error: set.error === null ? null : { type: 'setup_error', summary: set.error, detail: set.error },
            outcomes: set.policies.map((policy) => toTfOutcome(policy, set.overridable)),
        },
    }),
};
const POLICY_AREA = {
    types: [
        POLICY_SETS,
        TASK_STAGES,
        TASK_RESULTS,
        TASK_OUTCOMES,
        POLICY_EVALUATIONS,
        POLICY_SET_OUTCOMES,
        POLICY_CHECKS,
        TF_POLICY_EVALUATIONS,
        TF_POLICY_SET_OUTCOMES,
    ],
    routes: [
        // Runs have run tasks by their scripts alone: nobody configured one.
        emptyListAt('/organizations/:organization/tasks', ORGANIZATIONS),
        emptyListAt('/projects/:project/tasks', PROJECTS),
        emptyListAt('/workspaces/:workspace/tasks', WORKSPACES),
        overrideBy('/task-stages/:stage', TASK_STAGES, overrideStage),
        overrideBy('/policy-checks/:check', POLICY_CHECKS, overrideCheck, (check) => ({
            ...check,
            relationships: undefined,
        })),
        get('/policy-checks/:check/output', (call) => {
            const check = call.find(POLICY_CHECKS);
            return hasResult(check) ? (0,requests/* respondText */.lU)(200, toCheckOutput(check)) : (0,requests/* respondEmpty */.JT)(204);
        }),
        overrideBy('/tf-policy-evaluations/:evaluation', TF_POLICY_EVALUATIONS, overrideTfEvaluation),
    ],
};
/** The name that a `tf-policy-evaluation` has for a level. */
function levelOf(level, overridable) {
    if (level === 'advisory')
        return level;
    const isSoft = checkLevel(level) === 'soft-mandatory' || (level === 'mandatory' && overridable);
    return isSoft ? 'mandatory_overridable' : 'mandatory';
}
/** A policy in an outcome, as the API writes it. @param overridable whether the set allows to override failures */
function toTfOutcome(policy, overridable) {
    const messages = textsOf(policy);
    return {
        policy_name: policy.name,
        file_name: `${policy.name}.policy.hcl`,
        enforcement_level: levelOf(policy.level, overridable),
        status: policy.status,
        diagnostics: policy.status === 'passed'
            ? []
            : [
                {
                    code: null,
                    context: null,
                    start_line: 1,
                    summary: policy.description === '' ? policy.name : policy.description,
                    error_message: messages.join('\n'),
                    resources: policy.resources.map((resource) => ({
                        resource_name: resource.address,
                        error_message: messages.find((message) => message.startsWith(`${resource.address}:`)) ??
                            messages[0] ??
                            '',
                        info_message: null,
                        file_name: resource.file ?? null,
                        code: null,
                        start_line: resource.line ?? null,
                        values: [],
                    })),
                },
            ],
        passed_resources: [],
    };
}
//# sourceMappingURL=policies.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/states.js
/** State versions and their outputs. */







const STATE_URL_MS = 60 * 60 * 1000;
const UPLOAD_URL_MS = 60 * 60 * 1000;
const states_creationBody = (0,requests/* resourceBody */.XD)({
    type: dist/* literal */.euz('state-versions'),
    attributes: (0,requests/* objectWith */.qR)({
        serial: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0)),
        md5: dist/* string */.YjP(),
        lineage: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
        /** The state in base64; left out, the client uploads it afterwards. */
        state: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
        force: dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY())),
    }),
});
/** The URL of a state is a secret of those who may read states. */
const STATES = {
    type: 'state-versions',
    includes: ['outputs', 'run'],
    shownAt: '/state-versions/:state',
    rightToShow: 'readStates',
    changes: () => [
        changeAt('POST', '/workspaces/:workspace/state-versions', WORKSPACES, {
            right: 'writeStates',
            body: states_creationBody,
            act: createState,
        }),
    ],
    render(call, version) {
        const { file, run } = version;
        return {
            attributes: {
                lineage: file?.lineage ?? null,
                size: file === null ? 0 : Buffer.byteLength((0,long_numbers/* toJson */.a)(file)),
                status: file === null ? 'pending' : 'finalized',
                intermediate: false,
                'resources-processed': file !== null,
                'state-version': file?.version ?? null,
                'terraform-version': file?.terraform_version ?? null,
                'hosted-state-download-url': call.signed(`/v1/state/${version.objectId}`, STATE_URL_MS),
                'hosted-json-state-download-url': version.json === undefined
                    ? null
                    : call.signed(`/v1/json-state/${version.objectId}`, STATE_URL_MS),
            },
            relationships: {
                run: { data: run },
                workspace: { data: version.parent },
                outputs: {
                    data: [...childrenOf(version, 'state-version-outputs')],
                    links: { related: `/api/v2/state-versions/${version.id}/outputs` },
                },
            },
        };
    },
};
/** A sensitive value is shown only when its output alone is requested. */
const STATE_OUTPUTS = {
    type: 'state-version-outputs',
    lists: [
        listAt('/state-versions/:state/outputs', STATES, {
            right: 'readOutputs',
            unpagedByDefault: true,
        }),
        listAt('/workspaces/:workspace/current-state-version-outputs', WORKSPACES, {
            items: (workspace) => childrenOf(orNotFound(currentState(workspace)), 'state-version-outputs'),
            right: 'readOutputs',
            unpagedByDefault: true,
        }),
    ],
    render: (_, { attributes }) => ({ attributes: withoutSecret(attributes) }),
};
const STATE_AREA = {
    types: [STATES, STATE_OUTPUTS],
    routes: [
        get('/workspaces/:workspace/current-state-version', (call) => respondOne(call, STATES, orNotFound(currentState(call.find(WORKSPACES, 'readStates'))))),
        get('/state-version-outputs/:output', (call) => {
            const output = call.find(STATE_OUTPUTS, 'readOutputs');
            return call.answer(200, STATE_OUTPUTS, output, output.attributes);
        }),
    ],
};
/** Creates a version for a state that Terraform wrote. The workspace has to be locked. */
function createState(call, workspace, { data: { attributes } }) {
    const { store } = call;
    const { serial, md5, lineage, state, force } = attributes;
    if (!workspace.attributes.locked || isLockedByOther(call, workspace)) {
        throw (0,requests/* conflict */.hj)('The workspace has to be locked by the user who writes its state.');
    }
    const before = currentState(workspace);
    if (before !== undefined && force !== true) {
        if (lineage !== undefined && lineage !== null && lineage !== before.file.lineage) {
            throw (0,requests/* conflict */.hj)('The state has another lineage than the one of the workspace.');
        }
        const known = before.attributes.serial;
        if (serial <= known) {
            throw (0,requests/* conflict */.hj)(`The serial ${String(serial)} is not newer than ${String(known)}.`);
        }
    }
    const bytes = state === undefined || state === null ? undefined : Buffer.from(state, 'base64');
    const file = bytes && readUpload(bytes, md5);
    const version = addStateVersion(store, workspace, { run: null, serial, md5 });
    if (file !== undefined) {
        fillState(store, version, file);
        return call.answer(201, STATES, version);
    }
    const urlOf = (kind) => call.signed(`/v1/${kind}/${version.objectId}`, UPLOAD_URL_MS);
    return call.answer(201, STATES, version, {
        'hosted-state-upload-url': urlOf('state-upload'),
        'hosted-json-state-upload-url': urlOf('json-state-upload'),
    });
}
//# sourceMappingURL=states.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/team-access.js
/** Team access to workspaces. */








const customSchemas = {
    ...service_seed/* customEntries */.kG,
    'sentinel-mocks': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['engine-mocks'])),
};
const access = dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF);
const reference = (type) => (0,requests/* objectWith */.qR)({
    data: (0,requests/* objectWith */.qR)({ type: dist/* literal */.euz(type), id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) }),
});
const additionBody = (0,requests/* resourceBody */.XD)({
    type: dist/* literal */.euz('team-workspaces'),
    attributes: (0,requests/* objectWith */.qR)({ access, ...customSchemas }),
    relationships: (0,requests/* objectWith */.qR)({ workspace: reference('workspaces'), team: reference('teams') }),
});
const team_access_changeBody = (0,requests/* resourceBody */.XD)({
    type: dist/* optional */.lqM(dist/* literal */.euz('team-workspaces')),
    attributes: dist/* optional */.lqM((0,requests/* objectWith */.qR)({ access: dist/* optional */.lqM(access), ...customSchemas }), {}),
});
const TEAM_ACCESS = {
    type: 'team-workspaces',
    may: (call, grant, right) => mayReadGrant(call.store, call.token, grant) &&
        (right === 'readRuns' || call.may(grant.parent, right)),
    shownAt: '/team-workspaces/:grant',
    lists: [
        {
            path: '/team-workspaces',
            items: listAccess,
            filters: {
                'filter[workspace][id]': null,
                'filter[team][id]': ({ team }, asked) => team.id === asked,
            },
            unpagedByDefault: true,
        },
    ],
    changes: () => [
        changeAt('POST', '/team-workspaces', WORKSPACES, {
            right: 'admin',
            body: additionBody,
            idIn: ({ data }) => data.relationships.workspace.data.id,
            act: addAccess,
        }),
        changeAt('PATCH', '/team-workspaces/:grant', TEAM_ACCESS, {
            right: 'admin',
            body: team_access_changeBody,
            act: (call, grant, { data: { attributes } }) => {
                const { access = grant.attributes.access, ...custom } = attributes;
                const permissions = toPermissions(access, readCustom(access, custom), grant.attributes);
                grant.attributes = { ...permissions, access };
                return call.answer(200, TEAM_ACCESS, grant);
            },
        }),
    ],
    deleted: { path: '/team-workspaces/:grant', right: 'admin' },
    render: (_, { attributes, team, parent }) => {
        const related = ({ type, id }) => ({
            data: { id, type },
            links: { related: `/api/v2/${type}/${id}` },
        });
        return {
            // The same attribute under the specification's neutral name and under the real service's name.
            attributes: { 'sentinel-mocks': attributes['engine-mocks'] },
            relationships: { team: related(team), workspace: related(parent) },
        };
    },
};
const TEAM_ACCESS_AREA = { types: [TEAM_ACCESS], routes: [] };
/** The grants on a workspace. A token that can see neither the workspace nor any grant on it gets 404. */
function listAccess(call) {
    const { store } = call;
    const workspaceId = call.query.get('filter[workspace][id]');
    if (workspaceId === null || workspaceId === '') {
        const detail = 'filter[workspace][id] is required.';
        throw (0,requests/* badRequest */.li)('filter[workspace][id]', detail);
    }
    const workspace = orNotFound(store.get('workspaces', workspaceId));
    notFoundUnless(isMember(store, call.token, workspace.parent.id));
    const grants = childrenOf(workspace, 'team-workspaces');
    notFoundUnless(call.may(workspace, 'readRuns') || grants.some((grant) => call.may(grant, 'readRuns')));
    return grants;
}
function addAccess(call, workspace, { data: { attributes, relationships } }) {
    const { store, domain } = call;
    const team = orNotFound(store.get('teams', relationships.team.data.id));
    notFoundUnless(team.parent === workspace.parent);
    const { access, ...custom } = attributes;
    const permissions = toPermissions(access, readCustom(access, custom), CUSTOM_DEFAULTS);
    if (childrenOf(workspace, 'team-workspaces').some((other) => other.team === team)) {
        const detail = 'Team has already been taken';
        throw (0,requests/* invalid */.Gq)({ pointer: '/data/relationships/team', detail });
    }
    const granted = { ...permissions, access };
    const grant = store.add('team-workspaces', workspace, { team, attributes: granted });
    return call.answer(domain.identity === 'neutral' ? 200 : 201, TEAM_ACCESS, grant);
}
/** The single permissions of `custom` access, by their neutral names. @throws Refusal 422 with any other level of access */
function readCustom(access, permissions) {
    const { 'sentinel-mocks': sentinel, ...rest } = permissions;
    const values = permissions;
    const named = Object.keys(customSchemas).filter((name) => values[name] !== undefined);
    if (access !== 'custom' && named.length > 0) {
        throw (0,requests/* invalid */.Gq)(...named.map((name) => {
            const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
            return {
                pointer: `/data/attributes/${name}`,
                detail: `${words} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
            };
        }));
    }
    const engine = rest['engine-mocks'];
    if (sentinel !== undefined && engine !== undefined && sentinel !== engine) {
        const detail = 'engine-mocks and sentinel-mocks are two names of one attribute and must agree.';
        throw (0,requests/* invalid */.Gq)({ pointer: '/data/attributes/sentinel-mocks', detail });
    }
    return { ...rest, 'engine-mocks': engine ?? sentinel };
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/service/resources/versions.js
/** Configuration versions and their commit information. */









const versions_UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;
const versions_flag = (otherwise) => dist/* optional */.lqM(dist/* boolean */.zMY(), otherwise);
const versions_creationBody = (0,requests/* resourceBody */.XD)({
    type: dist/* literal */.euz('configuration-versions'),
    attributes: dist/* optional */.lqM((0,requests/* objectWith */.qR)({
        'auto-queue-runs': versions_flag(true),
        speculative: versions_flag(false),
        provisional: versions_flag(false),
    }), {}),
});
const VERSIONS = {
    type: 'configuration-versions',
    includes: ['ingress_attributes', 'run'],
    lists: [
        listAt('/workspaces/:workspace/configuration-versions', WORKSPACES, {
            // Newest first, so that the first page has the latest version.
            items: (workspace) => newestFirst(childrenOf(workspace, 'configuration-versions')),
        }),
    ],
    changes: () => [
        changeAt('POST', '/workspaces/:workspace/configuration-versions', WORKSPACES, {
            right: 'queuePlans',
            body: versions_creationBody,
            act: createVersion,
        }),
    ],
    render(_, version) {
        const self = `/api/v2/configuration-versions/${version.id}`;
        const isErrored = version.status === 'errored';
        return {
            attributes: {
                error: isErrored ? version.error : null,
                'error-message': isErrored ? version.errorMessage : null,
                status: version.status,
                'status-timestamps': version.timestamps,
            },
            relationships: {
                'ingress-attributes': {
                    data: version.ingress,
                    links: { related: `${self}/ingress-attributes` },
                },
                run: { hidden: () => version.runs },
            },
            links: { download: `${self}/download` },
        };
    },
};
/** The commit of a version, which nobody sees while the version's backing data is soft deleted. */
const INGRESS = {
    type: 'ingress-attributes',
    may: (call, { parent }, right) => isReadable(parent) && call.may(parent, right),
    shownAt: '/ingress-attributes/:ingress',
};
const days = dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf()));
const deletionAttributes = dist/* optional */.lqM(dist/* looseObject */._H3({ 'delete-older-than-n-days': days }));
const deletionBody = dist/* looseObject */._H3({
    data: dist/* optional */.lqM(dist/* looseObject */._H3({ attributes: deletionAttributes })),
});
const VERSION_AREA = {
    types: [VERSIONS, INGRESS],
    routes: [
        get('/configuration-versions/:version', (call) => respondOne(call, VERSIONS, findReadable(call))),
        get('/configuration-versions/:version/ingress-attributes', (call) => {
            const ingress = findReadable(call).ingress ?? undefined;
            return call.answer(200, INGRESS, orNotFound(ingress));
        }),
        post('/configuration-versions/:version/actions/archive', archive),
        get('/configuration-versions/:version/download', (call) => download(call, call.find(VERSIONS))),
        get('/runs/:run/configuration-version', (call) => call.answer(200, VERSIONS, call.find(RUNS).version)),
        get('/runs/:run/configuration-version/download', (call) => download(call, call.find(RUNS).version)),
        post('/configuration-versions/:version/actions/soft_delete_backing_data', (call) => {
            const version = findManaged(call);
            if (call.request.body.length > 0)
                (0,requests/* readDocument */.u0)(call.request, deletionBody);
            return deleteBackingData(call, version, 'backing_data_soft_deleted');
        }),
        post('/configuration-versions/:version/actions/restore_backing_data', (call) => {
            const version = findManaged(call);
            if (version.status === 'backing_data_permanently_deleted')
                throw deletionRefused('uploaded');
            const { store } = call;
            store.unfinished.versions.delete(version);
            advance(version, 'uploaded', store.clock.date());
            return (0,requests/* respondEmpty */.JT)(200);
        }),
        post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) => deleteBackingData(call, findManaged(call), 'backing_data_permanently_deleted')),
    ],
};
function archive(call) {
    const version = call.find(VERSIONS, 'queuePlans');
    const refusal = (why) => (0,requests/* conflict */.hj)(`configuration could not be archived because ${why}`);
    if (version.ingress !== null)
        throw refusal('it came from version control');
    if (version.parent.currentVersion === version)
        throw refusal('it is current');
    if (version.runs.some(({ status }) => needsFiles(status)))
        throw refusal('a run is using it');
    if (!mayFollow(version, 'archived'))
        throw refusal(`its status is ${version.status}`);
    advance(version, 'archived', call.store.clock.date());
    dropData(version);
    return (0,requests/* respondEmpty */.JT)(202);
}
function createVersion(call, workspace, { data: { attributes } }) {
    const { store } = call;
    const version = addVersion(store, workspace, {
        source: 'tfe-api',
        speculative: attributes.speculative,
        provisional: attributes.provisional,
        'auto-queue-runs': attributes['auto-queue-runs'],
    }, { id: store.newId('cv'), createdBy: userIdOf(call) });
    const shown = call.show(VERSIONS, version);
    // No other answer has this URL: it is enough to upload, without a token.
    const uploadUrl = call.signed(`/v1/object/${version.objectId}`, versions_UPLOAD_URL_MS);
    return respondResource(201, {
        ...shown,
        attributes: { ...shown.attributes, 'upload-url': uploadUrl },
        links: { self: `/api/v2/configuration-versions/${version.id}` },
    });
}
function isReadable({ status }) {
    return status !== 'backing_data_soft_deleted';
}
/** The version of the path; 404 while its backing data is soft deleted. */
function findReadable(call) {
    const version = call.find(VERSIONS);
    notFoundUnless(isReadable(version));
    return version;
}
/** The version of the path, for a token that may manage its backing data: self-managed services only. */
function findManaged(call) {
    notFoundUnless(call.domain.edition === 'self-managed');
    return call.find(VERSIONS, 'admin');
}
/** Deletes the files of a version, so that they can be restored or for good; 400 if its state does not allow that. */
function deleteBackingData(call, version, to) {
    const allowed = version.ingress === null &&
        version.parent.currentVersion !== version &&
        // A version that is applied becomes the current version, and that needs its data.
        !version.runs.some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
        mayFollow(version, to);
    if (!allowed)
        throw deletionRefused(to);
    advance(version, to, call.store.clock.date());
    if (to === 'backing_data_permanently_deleted')
        dropData(version);
    return (0,requests/* respondEmpty */.JT)(200);
}
function deletionRefused(to) {
    return (0,requests/* fail */.fJ)(400, { title: 'transition not allowed', detail: `Transition to ${to} failed.` });
}
function download(call, version) {
    notFoundUnless(version.status === 'uploaded');
    return (0,requests/* redirect */.V2)(302, call.signed(`/v1/archive/${version.objectId}`, DOWNLOAD_URL_MS));
}
function dropData(version) {
    version.archive = null;
    version.files = null;
}
//# sourceMappingURL=versions.js.map
;// CONCATENATED MODULE: ./build/src/service/resources.js
/** The table of all resource types, and every route below /api/v2: those of the table and those that do more. */










const AREAS = [
    ORGANIZATION_AREA,
    WORKSPACE_AREA,
    TEAM_ACCESS_AREA,
    AGENT_TOKEN_AREA,
    VERSION_AREA,
    RUN_AREA,
    POLICY_AREA,
    STATE_AREA,
];
const ROWS = AREAS.flatMap(({ types }) => types);
const TYPES = new Map(ROWS.map((resourceType) => [resourceType.type, resourceType]));
const ROUTES = [
    get('/ping', () => (0,requests/* respondEmpty */.JT)(204)),
    ...ROWS.flatMap(routesOf),
    ...AREAS.flatMap(({ routes }) => routes),
];
//# sourceMappingURL=resources.js.map
;// CONCATENATED MODULE: ./build/src/service/dispatch.js
/** Turns a request into its answer: routes, tokens, limits, faults, the administrator's endpoint, and errors on the way. */












const PREFIX = '/api/v2';
/** The detail of a 404 for a route that this service does not have. Objects that do not exist have none. */
const NOT_SERVED = `This method and path are not part of the local service: ${(0,own_pages/* ownPage */.SO)('docs/service.md')}.`;
/** As the real service says it: in this error alone the status is a number. */
const RATE_LIMIT_ERROR = {
    detail: "You have exceeded the API's rate limit.",
    status: 429,
    title: 'Too many requests',
};
/** Answers one request, after everything that is due by now has happened. */
async function dispatch(dispatcher, request) {
    const { domain, isAdministered } = dispatcher;
    catchUp(domain.store);
    if (request.path === '/.well-known/terraform.json') {
        const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
        return (0,requests/* respond */.uf)(200, Object.fromEntries(places), { 'content-type': 'application/json' });
    }
    if (request.path.startsWith('/app/'))
        return refusalAsAnswer(() => answerRunLink(request));
    if (request.path.startsWith('/admin/')) {
        return refusalAsAnswer(() => {
            notFoundUnless(isAdministered);
            return administer(dispatcher, request);
        });
    }
    if (request.path.startsWith('/v1/')) {
        const kind = request.path.split('/')[2] ?? '';
        return withFaults(dispatcher, `${request.method} /v1/${kind}/:object`, () => answerObject(domain, request));
    }
    const matched = findRoute(request.method, request.path);
    const routeName = `${request.method} ${matched?.route.path ?? request.path}`;
    return withFaults(dispatcher, routeName, () => answerWithToken(dispatcher, request, matched));
}
/** Answers a request below /api/v2: 401 without a good token, 429 beyond the rate limit, else as the route does. */
async function answerWithToken({ domain, rateLimit }, request, matched) {
    const token = findToken(domain.store, request.headers['authorization']);
    if (token === undefined) {
        return withIdentityHeaders(domain, (0,requests/* fail */.fJ)(401, { title: 'unauthorized' }).response);
    }
    const limit = rateLimit?.count(token.subjectId, isRunList(matched?.route));
    if (limit?.isExceeded)
        return (0,requests/* respond */.uf)(429, { errors: [RATE_LIMIT_ERROR] }, limit.headers);
    const response = await refusalAsAnswer(() => answerRoute(domain, request, matched, token));
    const headers = { ...response.headers, ...limit?.headers };
    return withIdentityHeaders(domain, { ...response, headers });
}
async function answerRoute(domain, request, matched, token) {
    if (matched === undefined)
        throw (0,requests/* notFound */.mX)(NOT_SERVED);
    const call = new RouteCall(domain, request, token, matched.parameters);
    const response = await matched.route.handler(call);
    const asksToInclude = request.method === 'GET' && response.status === 200 && call.query.has('include');
    // A route that does not read `include` accepts none of its values.
    if (asksToInclude && !Buffer.from(response.body).includes('"included":'))
        includedResources(call, []);
    return response;
}
/** Answers, with the fault that is switched on for the route. @param routeName as in `GET /runs/:run` */
async function withFaults({ faults }, routeName, answer) {
    const rule = faults.take(routeName);
    if (rule === undefined)
        return refusalAsAnswer(answer);
    // A fault before the handler replaces this, or resets the connection.
    const emptyAnswer = { status: 502, headers: {}, body: new Uint8Array() };
    const reachesHandler = rule.when === 'after' || rule.fault.kind === 'delay' || rule.fault.kind === 'truncate';
    return applyFault(rule.fault, reachesHandler ? await refusalAsAnswer(answer) : emptyAnswer);
}
/** Sends a refusal as the answer. Any other error is a fault of the service and is answered with 500. */
async function refusalAsAnswer(answer) {
    try {
        return await answer();
    }
    catch (error) {
        if (error instanceof requests/* Refusal */.P_)
            return error.response;
        return (0,requests/* fail */.fJ)(500, {
            title: 'internal server error',
            detail: (0,error_message/* errorMessage */.g)(error),
        }).response;
    }
}
/** Lists of runs have a rate limit of their own. */
function isRunList(route) {
    const path = route?.method === 'GET' ? route.path : '';
    return /^\/(workspaces|organizations)\/:\w+\/runs$/.test(path);
}
/** The address of a run for people: `/app/ORGANIZATION/workspaces/WORKSPACE/runs/ID`, or without `workspaces/`. */
const RUN_LINK = /^\/app\/[^/]+\/(?:workspaces\/)?[^/]+\/runs\/([\w-]{1,64})$/;
/** Answers a person who opens the address of a run. It reads nothing of the run, so it asks for no token. */
function answerRunLink({ method, path }) {
    const [, id] = RUN_LINK.exec(path) ?? [];
    if (method !== 'GET' || id === undefined)
        throw (0,requests/* notFound */.mX)();
    return (0,requests/* respondText */.lU)(200, `To decide about this run: plangate override ${id} --reason TEXT\n`);
}
/** Adds the headers by which a real service identifies itself; the specification's neutral service sends none. */
function withIdentityHeaders({ identity }, response) {
    return { ...response, headers: { ...response.headers, ...HEADERS[identity] } };
}
const HEADERS = {
    neutral: {},
    'hcp-terraform': { 'tfp-api-version': '2.6', 'tfp-appname': 'HCP Terraform' },
};
/** The routes, each with the form of its path: a part that begins with `:` matches any text without a slash. */
const ROUTES_WITH_FORMS = ROUTES.map((route) => ({
    route,
    form: new RegExp(`^${PREFIX}${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));
/** The route of a method and a path, with the decoded parts of the path; undefined without such a route. */
function findRoute(method, path) {
    for (const { route, form } of ROUTES_WITH_FORMS) {
        const match = route.method === method ? form.exec(path) : null;
        if (match === null)
            continue;
        const parts = Object.entries(match.groups ?? {});
        const decoded = (0,or_else/* orElse */.N)(() => parts.map(([name, part]) => [name, decodeURIComponent(part)]), []);
        // A part that cannot be decoded names nothing.
        if (decoded.length === parts.length)
            return { route, parameters: Object.fromEntries(decoded) };
    }
    return undefined;
}
const faultsSchema = dist/* union */.KCZ([faultRuleSchema, dist/* array */.YOg(faultRuleSchema)]);
const scriptSchema = dist/* strictObject */.rej({ workspace: dist/* string */.YjP(), script: service_seed/* scriptReferenceSchema */.KI });
/**
 * Answers one request below `/admin/`, which is for tests and demonstrations: it sets faults and scripts, and needs no token.
 *
 * @throws Refusal for a path or a body that is not known
 */
function administer(dispatcher, request) {
    const { faults } = dispatcher;
    switch (`${request.method} ${request.path}`) {
        case 'GET /admin/faults':
            return (0,requests/* respond */.uf)(200, { faults: faults.list() });
        case 'DELETE /admin/faults':
            faults.clear();
            return (0,requests/* respondEmpty */.JT)(204);
        case 'POST /admin/faults': {
            const rules = (0,requests/* checkBody */.ll)((0,requests/* readJson */.Vh)(request.body), faultsSchema);
            for (const rule of Array.isArray(rules) ? rules : [rules])
                faults.add(rule);
            return (0,requests/* respondEmpty */.JT)(204);
        }
        case 'POST /admin/scripts': {
            const { workspace, script } = (0,requests/* checkBody */.ll)((0,requests/* readJson */.Vh)(request.body), scriptSchema);
            return changeWorkspace(() => dispatcher.setScript(workspace, script));
        }
        case 'POST /admin/pushes': {
            const push = (0,requests/* checkBody */.ll)((0,requests/* readJson */.Vh)(request.body), service_seed/* pushSchema */.WV);
            return changeWorkspace(() => void dispatcher.push(push));
        }
        default:
            throw (0,requests/* notFound */.mX)();
    }
}
function changeWorkspace(change) {
    try {
        change();
    }
    catch (error) {
        throw (0,requests/* invalid */.Gq)({ pointer: '/workspace', detail: (0,error_message/* errorMessage */.g)(error) });
    }
    return (0,requests/* respondEmpty */.JT)(204);
}
//# sourceMappingURL=dispatch.js.map
;// CONCATENATED MODULE: ./build/src/service/rate-limit.js
const RUN_LISTS_PER_MINUTE = 30;
/** A limit of `perSecond` requests for each user, not token, and of 30 lists of runs a minute. */
function createRateLimit(clock, perSecond) {
    const windows = new Map();
    /** Counts a request in the present window of time. `left` is negative if it is one too many. */
    const use = (key, windowMs, most) => {
        const nowMs = clock.now();
        let window = windows.get(key);
        if (window === undefined || nowMs - window.startedMs >= windowMs) {
            window = { startedMs: nowMs, used: 0 };
            windows.set(key, window);
        }
        window.used += 1;
        return { left: most - window.used, resetMs: window.startedMs + windowMs - nowMs };
    };
    return {
        /** Counts one request of a user. @returns `isExceeded`: it is one too many */
        count(userId, isRunList) {
            const requests = use(`second ${userId}`, 1000, perSecond);
            const lists = isRunList ? use(`minute ${userId}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
            const isTooManyLists = lists !== undefined && lists.left < 0;
            const { left, resetMs } = isTooManyLists ? lists : requests;
            const headers = {
                'x-ratelimit-limit': String(isTooManyLists ? RUN_LISTS_PER_MINUTE : perSecond),
                'x-ratelimit-remaining': String(Math.max(0, left)),
                'x-ratelimit-reset': (resetMs / 1000).toFixed(3),
            };
            return { headers, isExceeded: left < 0 };
        },
    };
}
//# sourceMappingURL=rate-limit.js.map
// EXTERNAL MODULE: ./build/src/model/once.js
var once = __webpack_require__(88682);
;// CONCATENATED MODULE: ./build/src/service/service.js
/**
 * The local service: an implementation of the API in memory. `createService` answers requests without any socket;
 * `startService` puts it behind one. It never shares code with the client, only the words of the API: otherwise its tests
 * would prove nothing.
 *
 * The directory is large, and one subject: all answers come from one store, and what changes a run there (requests, time,
 * programs, policies) changes it by one table of statuses. README.md says which file has what.
 */











const DEFAULT_DURATION_MS = 400;
/** How many requests `Service.requests` has at most. */
const MOST_REQUESTS = 10_000;
/** Status of a run that waits for a person → what the person has to decide about. */
const DECISIONS = new Map([
    ['policy_override', 'a policy check to override'],
    ['policy_soft_failed', 'a policy check to override'],
    ['post_plan_awaiting_decision', 'a policy evaluation to override'],
    ['tf_policy_override', 'a Terraform policy to override'],
    ['pre_plan_awaiting_decision', 'a run task to override'],
    ['planned_and_saved', 'a saved plan to apply'],
]);
/** Makes a service without a socket: call its `handle`. Throws if the seed cannot be used. */
function createService(options) {
    return buildService(options).service;
}
/**
 * Makes a service that listens on loopback.
 *
 * @returns the service with its address; rejects if the port is taken, or if the policies or the seed cannot be used
 */
async function startService(options) {
    // A service without a socket does not load what listens.
    const { listen } = await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.bind(__webpack_require__, 78502));
    const { service, domain } = buildService(options);
    await service.ready();
    const server = await listen(service.handle, options.port ?? 0);
    domain.origin = server.origin;
    const stop = async () => {
        await service.endPlanning();
        await server.stop();
    };
    return Object.assign(service, { origin: server.origin, stop });
}
function buildService(options) {
    const { clock, random, runDurationMs = DEFAULT_DURATION_MS, rateLimit } = options;
    const seed = (0,service_seed.readSeed)(options.seed ?? service_seed/* DEFAULT_SEED */.KP);
    const store = new Store(clock, random, runDurationMs);
    Object.assign(store.courses, seed.courses, options.courses);
    const seeded = seedStore(store, seed);
    const domain = {
        store,
        signer: createSigner(),
        // The address of a service that listens nowhere.
        origin: 'http://127.0.0.1',
        edition: options.edition ?? 'hosted',
        identity: options.identity ?? 'neutral',
        types: TYPES,
    };
    const faults = createFaults();
    const findWorkspace = (nameOrId) => {
        const workspace = store
            .all('workspaces')
            .find(({ id, attributes }) => id === nameOrId || attributes.name === nameOrId);
        if (workspace === undefined)
            throw new Error(`there is no workspace ${nameOrId}`);
        return workspace;
    };
    const setScript = (workspace, script) => {
        findWorkspace(workspace).script = (0,service_seed/* resolveScript */.o1)(script, runDurationMs);
    };
    const push = (pushed) => addPush(store, findWorkspace(pushed.workspace), pushed);
    const dispatcher = {
        domain,
        faults,
        rateLimit: rateLimit === undefined ? undefined : createRateLimit(clock, rateLimit),
        isAdministered: options.faults === true,
        setScript,
        push,
    };
    const requests = [];
    const ready = (0,once/* once */.O)(() => loadContent(store, seed, options));
    const service = {
        ...seeded,
        requests,
        ready,
        handle: async (request) => {
            await ready();
            const response = await dispatch(dispatcher, request);
            if (requests.length === MOST_REQUESTS)
                requests.splice(0, MOST_REQUESTS / 2);
            requests.push({ method: request.method, path: request.path, status: response.status });
            return response;
        },
        addFault: faults.add,
        clearFaults: faults.clear,
        setScript,
        push,
        ...viewsOf(store),
        endPlanning: () => endEngineWork(store),
    };
    return { service, domain };
}
/** What is in the store at the moment when somebody asks. */
function viewsOf(store) {
    return {
        runs: () => {
            catchUp(store);
            return store.all('runs').map(({ id, status, version, parent, message }) => ({
                id,
                status,
                versionId: version.id,
                message,
                workspace: parent.attributes.name,
            }));
        },
        toDecide: () => {
            catchUp(store);
            return store.all('runs').flatMap(({ id, status, parent }) => {
                const what = DECISIONS.get(status);
                return what === undefined ? [] : [{ id, workspace: parent.attributes.name, what }];
            });
        },
        versions: () => {
            catchUp(store);
            return store.all('configuration-versions').map(({ id, status, parent }) => ({
                id,
                status,
                workspace: parent.attributes.name,
            }));
        },
    };
}
/** Loads the policies, and the seed's versions and runs. */
async function loadContent(store, seed, options) {
    const { seedDirectory: directory = '.', openJudge, policySets = [] } = options;
    await seedContent(store, seed, { directory, openJudge });
    for (const set of policySets) {
        for (const organization of store.all('organizations')) {
            store.add('policy-sets', organization, { workspaces: null, set });
        }
    }
    catchUp(store);
    // Only now, because no program plans the runs of a seed.
    store.engine = options.engine;
}
//# sourceMappingURL=service.js.map

/***/ }),

/***/ 74802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: function() { return /* binding */ readEntries; },
/* harmony export */   FJ: function() { return /* binding */ writeTar; },
/* harmony export */   JL: function() { return /* binding */ EMPTY_ARCHIVE; },
/* harmony export */   YF: function() { return /* binding */ UnreadableArchive; },
/* harmony export */   sB: function() { return /* binding */ readTar; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98697);
/**
 * Packs and unpacks `.tar.gz` in memory and writes no file. An archive is unpacked piece by piece, and only the files in
 * demand are kept. The limits bound what a hostile archive costs, whatever it contains.
 */


class UnreadableArchive extends Error {
    name = 'UnreadableArchive';
}
/**
 * Reads the files that are wanted, and all links.
 *
 * @throws UnreadableArchive with a sentence for the uploader, if this is no archive, if an entry leads out of it, or if it
 *   exceeds the limits
 */
async function readTar(archive, limits) {
    const { files, links } = await readEntries(archive, limits);
    const uploaded = new Map(files);
    for (const [path, target] of links)
        uploaded.set(path, { target });
    return uploaded;
}
/** Reads the wanted files and all links, for a caller that writes them to a disk. @throws UnreadableArchive as `readTar` */
async function readEntries(archive, limits = {}) {
    // The first two bytes of every gzip file (RFC 1952).
    if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
        throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
    }
    const reader = createReader(limits);
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip)();
    gunzip.end(archive);
    try {
        for await (const piece of gunzip)
            reader.take(piece);
    }
    catch (error) {
        if (error instanceof UnreadableArchive)
            throw error;
        throw new UnreadableArchive('the gzip file is damaged or cut short');
    }
    return reader.end();
}
/** Reads an unpacked archive piece by piece. `take` and `end` throw `UnreadableArchive` once something is wrong. */
function createReader({ maxBytes = 512 * 1024 * 1024, maxEntries = 100_000, maxKeptBytes = maxBytes, wanted = () => true, }) {
    const all = { files: new Map(), links: new Map(), programs: new Set() };
    let problem;
    let bytes = 0;
    let entries = 0;
    let keptBytes = 0;
    let isPastEnd = false;
    function onReadEntry(entry) {
        entries += 1;
        const member = classifyEntry(entry, wanted);
        if (member.kind === 'link')
            all.links.set(member.path, member.target);
        if (member.kind === 'kept')
            keptBytes += entry.size;
        if (entries > maxEntries) {
            problem ??= `the archive has more than ${String(maxEntries)} entries`;
        }
        else if (keptBytes > maxKeptBytes) {
            problem ??= `the archive has more than ${String(maxKeptBytes)} bytes of configuration`;
        }
        else if (member.kind === 'refused') {
            const path = entry.path.length > 200 ? `${entry.path.slice(0, 200)}…` : entry.path;
            problem ??= `the archive has ${member.what}: ${JSON.stringify(path)}`;
        }
        else if (member.kind === 'kept') {
            const parts = [];
            if (((entry.mode ?? 0) & 0o100) !== 0)
                all.programs.add(member.path);
            entry.on('data', (part) => parts.push(part));
            entry.on('end', () => all.files.set(member.path, new Uint8Array(Buffer.concat(parts))));
            return;
        }
        entry.resume();
    }
    const parser = new tar__WEBPACK_IMPORTED_MODULE_1__/* .Parser */ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
    parser.on('error', (error) => {
        problem ??= `the tar archive is damaged: ${error.message}`;
    });
    parser.on('eof', () => {
        isPastEnd = true;
    });
    const throwProblem = () => {
        if (problem !== undefined)
            throw new UnreadableArchive(problem);
    };
    return {
        take(piece) {
            bytes += piece.length;
            if (bytes > maxBytes) {
                problem = `the archive unpacks to more than ${String(maxBytes)} bytes`;
            }
            // What follows the end of the archive is padding, and slow to parse.
            if (!isPastEnd)
                parser.write(Buffer.from(piece));
            throwProblem();
        },
        end() {
            const isWhole = bytes >= BLOCK && bytes % BLOCK === 0;
            if (!isWhole)
                throw new UnreadableArchive('the upload holds no tar archive');
            if (!isPastEnd)
                parser.end();
            throwProblem();
            if (entries === 0)
                throw new UnreadableArchive('the archive is empty');
            return all;
        },
    };
}
function classifyEntry({ path: name, type, linkpath = '' }, wanted) {
    const path = toSafePath(name);
    if (path === undefined)
        return { kind: 'refused', what: 'an entry outside of itself' };
    switch (type) {
        case 'SymbolicLink': {
            const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
            if (target === undefined)
                return { kind: 'refused', what: 'a link that leaves it' };
            return { kind: 'link', path, target };
        }
        case 'File':
        case 'OldFile':
            return wanted(path) ? { kind: 'kept', path } : { kind: 'counted' };
        case 'Directory':
        case 'GNUDumpDir':
            return { kind: 'counted' };
        default:
            return { kind: 'refused', what: 'an entry that is neither file, directory nor link' };
    }
}
/** Tar archives consist of blocks of so many bytes. */
const BLOCK = 512;
/** The path with slashes and without `.` and `..`; undefined when it leads out of the root. */
function toSafePath(path) {
    if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
        return undefined;
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (part !== '' && part !== '.') {
            parts.push(part);
        }
    }
    return parts.join('/');
}
/** Packs files that came from a seed, so that they can be downloaded like an upload. */
function writeTar(files) {
    const parts = [];
    for (const [path, content] of files) {
        const header = new tar__WEBPACK_IMPORTED_MODULE_1__/* .Header */ .Y9({
            path,
            size: content.length,
            mode: 0o644,
            mtime: new Date(0),
            type: 'File',
        });
        const block = new Uint8Array(BLOCK);
        header.encode(Buffer.from(block.buffer));
        parts.push(block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
    }
    parts.push(new Uint8Array(2 * BLOCK));
    // A copy, because a small archive is a piece of a far larger buffer.
    return new Uint8Array((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(Buffer.concat(parts)));
}
const EMPTY_ARCHIVE = writeTar(new Map());
//# sourceMappingURL=tar.js.map

/***/ })

};
;