"use strict";
exports.id = 9778;
exports.ids = [9778,3720,1864,4965];
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

/***/ 38159:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ inheritedWords; }
/* harmony export */ });
/* harmony import */ var _configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92603);
/** The arguments that variables of the environment give to `plan`. */

/** In the order in which the program reads them: each list is put right behind `plan`. The problem is a whole sentence. */
function inheritedWords(environment) {
    const words = [];
    for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
        const split = (0,_configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)(environment[name] ?? '');
        if ('problem' in split)
            return { problem: `\`${name}\` ${split.problem}` };
        words.push(...split.value);
    }
    return { value: words };
}
//# sourceMappingURL=inherited-words.js.map

/***/ }),

/***/ 44965:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPlanOptions: function() { return /* binding */ readPlanOptions; }
/* harmony export */ });
/**
 * What the arguments of `plan` say of whether it is a plan of everything. Few options change nothing of that. Of each other one
 * only its name is said, and nothing about what it does.
 *
 * How they are read: https://github.com/hashicorp/terraform/blob/v1.11.4/internal/command/arguments/plan.go,
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/command/arguments/plan.go and https://pkg.go.dev/flag.
 */
/** Both programs take these words out before they read options, wherever they are: also where they would be the value of one. */
const VIEW_WORDS = new Set(['-no-color', '-compact-warnings']);
/** Options that need no value. */
const SWITCHES = new Set([
    'input',
    'lock',
    'refresh',
    'destroy',
    'refresh-only',
    'detailed-exitcode',
    'json',
]);
/** Options with a value that change nothing of the whole. */
const HARMLESS = new Set([
    'out',
    'lock-timeout',
    'parallelism',
    'replace',
    'var',
    'var-file',
]);
/** Options with a value that narrow a plan. */
const PARTS = new Set([
    'target',
    'target-file',
    'exclude',
    'exclude-file',
    'invoke',
]);
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['0', 'f', 'F', 'FALSE', 'false', 'False'];
/** Reads the words after `plan`. */
function readPlanOptions(words) {
    const read = readWords(words.filter((word) => !VIEW_WORDS.has(word)));
    const valuesOf = (name) => read.flatMap((each) => (each.name === name && each.value !== '' ? each.value : []));
    const isSet = (name, otherwise) => read.findLast((each) => each.name === name)?.isOn ?? otherwise;
    const isKnown = ({ name = '' }) => SWITCHES.has(name) || HARMLESS.has(name) || PARTS.has(name);
    const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
    return {
        mode: isSet('destroy', false) ? 'destroy' : otherMode,
        parts: read.flatMap(({ name, shown }) => (PARTS.has(name ?? '') ? shown : [])),
        isRefreshed: isSet('refresh', true),
        others: read.filter((each) => !isKnown(each)).map(({ shown }) => shown),
        varFiles: valuesOf('var-file'),
        out: valuesOf('out').at(-1),
        hasDetailedExitCode: isSet('detailed-exitcode', false),
        shown: read.map(({ shown }) => shown),
    };
}
/** After an option that is not known nothing is certain: it may take the next word. So each later word is another one. */
function readWords(words) {
    const read = [];
    let isCertain = true;
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const [, name, inWord] = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word) ?? [];
        const isSwitch = name !== undefined && SWITCHES.has(name);
        const hasValue = name !== undefined && (HARMLESS.has(name) || PARTS.has(name));
        const isOn = inWord === undefined || ON.includes(inWord);
        const isReadable = hasValue || (isSwitch && (isOn || OFF.includes(inWord ?? '')));
        if (!isReadable || !isCertain) {
            isCertain = false;
            read.push({
                name: undefined,
                value: '',
                isOn: false,
                shown: (word.split('=')[0] ?? '').slice(0, 100),
            });
            continue;
        }
        let value = inWord ?? '';
        if (hasValue && inWord === undefined) {
            at += 1;
            value = words[at] ?? '';
        }
        const isSecret = name === 'var';
        const shown = isSwitch || isSecret ? `-${name}` : `-${name}=${value}`;
        read.push({ name, value, isOn, shown: isSwitch && !isOn ? `-${name}=false` : shown });
    }
    return read;
}
//# sourceMappingURL=plan-options.js.map

/***/ }),

/***/ 50564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: function() { return /* binding */ PLANNING_PROGRAMS; },
/* harmony export */   Bh: function() { return /* binding */ DIGEST_COMMAND; },
/* harmony export */   Es: function() { return /* binding */ plannedAsSchema; },
/* harmony export */   QZ: function() { return /* binding */ plannedBy; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/** By which command a plan was made. A digest holds it in this form. */

/** The command that makes a plan together with its digest. */
const DIGEST_COMMAND = 'plangate digest -o plan.json -- terraform plan';
/** The programs that `plangate digest` starts. */
const PLANNING_PROGRAMS = ['terraform', 'tofu', 'terragrunt'];
/** What a digest keeps of texts that others chose: people read the first. */
const LONGEST_ARGUMENT = 4_096;
const MOST_ARGUMENTS = 1_000;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_ARGUMENT));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(PLANNING_PROGRAMS),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    /** After `plan`, with those of `TF_CLI_ARGS` before them, and without the values of `-var`. */
    arguments: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(MOST_ARGUMENTS)),
});
/** In the form of a digest. */
function plannedBy(program, version, words) {
    return { program, version: version.slice(0, LONGEST_VERSION), arguments: [...words] };
}
//# sourceMappingURL=planned-as.js.map

/***/ }),

/***/ 49778:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n_: function() { return /* binding */ initialize; },
  gH: function() { return /* binding */ keyOfPlace; },
  l8: function() { return /* binding */ plansInCopies; },
  Jq: function() { return /* binding */ writeState; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
;// CONCATENATED MODULE: ./build/src/plan/copy-files.js
/** Copies a directory to plan it: programs write where they plan. */





const NOT_COPIED = new Set(['.git', '.terraform']);
const MODULES = ['.terraform', 'modules'];
/**
 * Copies a directory with everything in it, also what git ignores. A link stays one: inside of the directory it leads
 * to the copy, else to where it led.
 *
 * @param from absolute real path
 * @param to absolute path of an empty directory
 */
async function copyFiles(from, to, signal) {
    const copyLink = async (path, copied) => {
        const directory = (0,external_node_path_.dirname)(path);
        const target = (0,external_node_path_.resolve)(directory, await (0,promises_.readlink)(path));
        await (0,promises_.symlink)((0,find_repository/* isBelow */.Yw)(target, from) ? (0,external_node_path_.relative)(directory, target) || '.' : target, copied);
    };
    const copy = async (directory, target) => {
        await (0,promises_.mkdir)(target, { recursive: true });
        for (const entry of await (0,promises_.readdir)(directory, { withFileTypes: true })) {
            await (0,take_turn/* takeTurn */.Vm)(signal);
            if (NOT_COPIED.has(entry.name))
                continue;
            const path = (0,external_node_path_.join)(directory, entry.name);
            // The directory for temporary files may lie in the repository.
            if (path === to)
                continue;
            const copied = (0,external_node_path_.join)(target, entry.name);
            if (entry.isDirectory())
                await copy(path, copied);
            else if (entry.isSymbolicLink())
                await copyLink(path, copied);
            // Where the file system can, no byte is copied before one of the two changes.
            else if (entry.isFile())
                await (0,promises_.copyFile)(path, copied, external_node_fs_.constants.COPYFILE_FICLONE);
        }
    };
    await copy(from, to);
}
/** Copies the modules that `terraform init` installed in a place, if there are any. */
async function copyModules({ root, workingDirectory }, copyOfRoot, signal) {
    const installed = (0,external_node_path_.join)(root, workingDirectory, ...MODULES);
    const stats = await (0,promises_.stat)(installed).catch(() => undefined);
    if (stats?.isDirectory() !== true)
        return;
    await copyFiles(installed, (0,external_node_path_.join)(copyOfRoot, workingDirectory, ...MODULES), signal);
}
//# sourceMappingURL=copy-files.js.map
// EXTERNAL MODULE: ./build/src/plan/plan-document.js
var plan_document = __webpack_require__(91870);
// EXTERNAL MODULE: ./build/src/plan/run-programs.js
var run_programs = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/src/plan/program-log.js
var program_log = __webpack_require__(506);
// EXTERNAL MODULE: ./build/src/plan/inherited-words.js
var inherited_words = __webpack_require__(38159);
// EXTERNAL MODULE: ./build/src/plan/plan-options.js
var plan_options = __webpack_require__(44965);
// EXTERNAL MODULE: ./build/src/plan/planned-as.js
var planned_as = __webpack_require__(50564);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
;// CONCATENATED MODULE: ./build/src/plan/program-plan.js
/**
 * Makes real plans by `init`, `plan` and `show` of Terraform or OpenTofu. Repositories are planned in copies: one copy of
 * each, and one `init` for each directory of a configuration.
 */

















/** Makes what plans. Nothing is copied before the first plan; `close` deletes the copies. */
function plansInCopies(options, { trustedOf, mayHaveModules }) {
    const copies = new Map();
    /** How many environments of a directory have a copy of their own. */
    const environments = new Map();
    const initialized = new Map();
    const temporaryDirectories = [];
    const written = new Set();
    /** Terraform writes into a shared cache of plugins without a lock, so with one each `init` waits for the one before. */
    const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
    let lastInit = Promise.resolve();
    const copy = async (root, signal) => {
        const directory = (0,run_programs/* makeDirectory */.Oh)(options.temporaryDirectory);
        temporaryDirectories.push({ path: directory, writtenAs: root });
        await copyFiles(root, directory, signal);
        return directory;
    };
    const initializeCopy = async (place, signal) => {
        const { root, workingDirectory, plannedWith } = place;
        // `init` writes into the directory, so no two of it share a copy. Other directories share each of these copies.
        const directory = (0,external_node_path_.join)(root, workingDirectory);
        const others = environments.get(directory) ?? 0;
        environments.set(directory, others + 1);
        const key = `${root}\0${others}`;
        const copying = copies.get(key) ?? copy(root, signal);
        copies.set(key, copying);
        const files = { files: await copying, workingDirectory, plannedWith };
        if (await mayHaveModules(place))
            await copyModules(place, files.files, signal);
        const init = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
        if (!sharesCache)
            return init();
        const initializing = lastInit.then(init);
        lastInit = initializing.catch(() => undefined);
        return initializing;
    };
    return {
        async plan(place, request) {
            const key = keyOfPlace(place);
            const initializing = initialized.get(key) ?? initializeCopy(place, request.signal);
            initialized.set(key, initializing);
            let isRefused = false;
            const installed = async (lockFile) => {
                isRefused = true;
                await request.installed?.(lockFile);
                isRefused = false;
            };
            try {
                const configuration = await initializing;
                if (configuration.directory !== undefined)
                    written.add(configuration.directory);
                return await configuration.plan({ ...request, installed });
            }
            catch (error) {
                request.signal.throwIfAborted();
                if (isRefused)
                    throw error;
                const summary = 'The files could not be copied to plan them';
                const problem = { severity: 'error', summary, detail: (0,error_message/* errorMessage */.g)(error) };
                return (0,plan_document/* failedPlan */.nC)([problem]);
            }
        },
        copies: () => [
            ...temporaryDirectories,
            ...[...written].map((path) => ({ path, writtenAs: '' })),
        ],
        async close() {
            for (const initializing of initialized.values()) {
                await initializing.then((configuration) => configuration.close()).catch(() => undefined);
            }
            for (const { path } of temporaryDirectories)
                await (0,run_programs/* removeDirectory */.q)(path);
        },
    };
}
/** The same for all that share one `init`. */
function keyOfPlace({ root, workingDirectory, plannedWith }) {
    const directory = (0,external_node_path_.join)(root, workingDirectory);
    return plannedWith === undefined ? directory : `${directory}\0${(0,run_programs/* keyOfInit */.xF)(plannedWith)}`;
}
/** Runs `init` once, for all plans of these files. What fails is in each plan. */
async function initialize(options, files, signal) {
    let programs;
    const toFailedPlan = (error) => {
        if (!(error instanceof run_programs.EngineFailure || error instanceof read_plan.UnreadablePlan))
            throw error;
        const summary = `${options.program} made no plan`;
        const detail = (0,error_message/* errorMessage */.g)(error);
        return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary, detail }]);
    };
    const close = async () => {
        if (programs !== undefined)
            await (0,run_programs/* removeDirectory */.q)(programs.places.root);
    };
    try {
        programs = await run_programs/* Programs */.k9.open(options, files);
        const directory = programs.places.root;
        const initialized = await runInit(programs, files, signal);
        return {
            plan: (request) => planWith(initialized, request).catch(toFailedPlan),
            latest() {
                const { plan: file, programs: usedPrograms } = initialized;
                return file === undefined ? undefined : { file, programs: usedPrograms };
            },
            directory,
            close,
        };
    }
    catch (error) {
        const directory = programs?.places.root;
        return { plan: async () => toFailedPlan(error), latest: () => undefined, directory, close };
    }
}
/** The states that Terraform looks for in the directory of a configuration. */
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
/**
 * Finds where the state is, and runs `init` unless there is a problem with that. A state that is not to be read is replaced
 * by an empty local one, and so is that of a configuration whose state was given: `writeState` fills it.
 */
async function runInit(programs, { workingDirectory, state: givenState, plannedWith }, signal) {
    const { places, options } = programs;
    const { backendFiles = [] } = plannedWith ?? {};
    const uploaded = { files: (0,files_here/* filesBelow */.DR)(places.files), directory: workingDirectory, backendFiles };
    const place = options.inCheckout === true
        ? await ownState(uploaded, options)
        : await findStatePlace(uploaded, options);
    // A state that is given counts, wherever the configuration keeps one, and lacks nothing.
    const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
    const initialized = { programs, state, givenState, plannedWith };
    if (state.problems.length > 0)
        return { ...initialized, init: undefined };
    if (state.replaced) {
        // `init` would take a state that lies there over into the new one.
        for (const name of STATES)
            await (0,promises_.rm)((0,external_node_path_.join)(places.work, name), { recursive: true, force: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places));
    }
    const filter = (0,program_log/* createLineFilter */.RO)(() => undefined, 'diagnostic');
    // The state that takes the place of another has no settings of that backend.
    const ofBackend = state.replaced ? [] : backendFiles.map((file) => `-backend-config=${file}`);
    const end = await programs.run(['init', '-input=false', '-no-color', '-json', ...ofBackend], {
        take: filter.take,
        signal,
        deadline: programs.deadline(),
    });
    return { ...initialized, init: { end, log: filter.log() } };
}
async function planWith(initialized, request) {
    const { programs, state, init, givenState, plannedWith } = initialized;
    if (init === undefined)
        return (0,plan_document/* failedPlan */.nC)(state.problems);
    const pass = (text) => request.log?.(programs.withoutPaths(text));
    pass(init.log);
    if (init.end.exitCode !== 0) {
        return withoutPlan(programs, 'init', init.end, init.log);
    }
    const lockFile = (0,external_node_path_.join)(programs.places.work, '.terraform.lock.hcl');
    await request.installed?.(await (0,promises_.readFile)(lockFile, 'utf8').catch(() => undefined));
    const filter = (0,program_log/* createLineFilter */.RO)(pass);
    const log = () => init.log + filter.log();
    const { signal } = request;
    const limits = { signal, deadline: programs.deadline() };
    const { terraformWorkspace = request.workspaceName } = plannedWith ?? {};
    const variables = state.replaced ? { TF_WORKSPACE: terraformWorkspace } : undefined;
    await writeState(programs, request.workspaceName, givenState);
    const files = await programs.filesOf(request.assigned);
    initialized.plan = files.plan;
    const words = planArguments(request, files, programs.options);
    const inherited = (0,inherited_words/* inheritedWords */.Q)(programs.options.variables);
    if ('problem' in inherited)
        return (0,plan_document/* failedPlan */.nC)([inheritedProblem(inherited.problem)]);
    const plan = await programs.run(words, {
        ...limits,
        take: filter.take,
        variables,
    });
    if (plan.exitCode !== 0)
        return withoutPlan(programs, 'plan', plan, log());
    const show = await programs.run(['show', '-json', files.plan], {
        ...limits,
        variables,
        maxBytes: read_plan.LONGEST_PLAN,
    });
    if (show.exitCode !== 0)
        return withoutPlan(programs, 'show', show, log());
    const { json, document, counts } = await (0,read_plan.readPlan)(show.stdout);
    return {
        document,
        plannedAs: (0,planned_as/* plannedBy */.QZ)((0,program_log/* programIn */.Wm)(log()) ?? programs.options.program, document.terraform_version ?? '', (0,plan_options.readPlanOptions)([...inherited.value, ...words.slice(1)]).shown),
        json,
        counts,
        problems: (0,program_log/* problemsIn */._n)(log()),
        limits: state.limits,
        dataDirectory: programs.places.data,
        log: programs.withoutPaths(log()),
    };
}
/** Writes the state that a workspace has, before its plan or its apply. */
async function writeState(programs, workspaceName, text) {
    if (text === undefined || text === null)
        return;
    const path = programs.stateOf(workspaceName);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(path, text);
}
function planArguments({ options, isDestroy, refresh, arguments: variableArguments = [] }, files, { inCheckout }) {
    return [
        'plan',
        '-input=false',
        ...(inCheckout === true ? [] : ['-lock=false']),
        '-no-color',
        '-json',
        `-out=${files.plan}`,
        ...variableArguments,
        `-var-file=${files.variables}`,
        ...(refresh ? [] : ['-refresh=false']),
        ...(isDestroy ? ['-destroy'] : []),
        ...(options.refreshOnly ? ['-refresh-only'] : []),
        ...options.targets.map((address) => `-target=${address}`),
        ...options.replace.map((address) => `-replace=${address}`),
    ];
}
function inheritedProblem(problem) {
    return {
        severity: 'error',
        summary: 'The arguments of the plan cannot be read',
        detail: problem,
    };
}
function withoutPlan(programs, command, end, log) {
    const problems = (0,program_log/* problemsIn */._n)(log);
    if (!problems.some(({ severity }) => severity === 'error')) {
        const output = programs.withoutPaths((0,go_text/* trimSpace */.Pd)(end.stderr || end.stdout)).slice(-4_000);
        const summary = `${programs.options.program} ${command} failed`;
        const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
        problems.push({ severity: 'error', summary, detail });
        return (0,plan_document/* failedPlan */.nC)(problems);
    }
    return { ...(0,plan_document/* failedPlan */.nC)(problems), log: programs.withoutPaths(log) };
}
/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
/** In a checkout the state is the one of the configuration. With a service behind it, `plan -out` leaves no plan to be judged. */
async function ownState({ files, directory }, { parsed }) {
    const { blocks } = await (0,cloud_block/* readBackends */.kd)(files, directory, parsed);
    const kind = blocks.map((block) => block.kind).find((each) => ['cloud', 'remote'].includes(each));
    if (kind === undefined)
        return { replaced: false, limits: [], problems: [] };
    const problem = {
        severity: 'error',
        summary: 'The state is at a service, which plans and applies by itself',
        detail: `The configuration has ${kind === 'cloud' ? 'a `cloud` block' : 'the backend "remote"'}. Take \`local\` out, so that the plan is saved there.`,
    };
    return { replaced: false, limits: [], problems: [problem] };
}
/**
 * Finds the backend of a configuration. With `trusted`, the engine reads its state only if the default
 * branch has the same backend, written in literals. `trusted` is the same directory on the default
 * branch, and undefined if the files themselves are trusted.
 */
async function findStatePlace(uploaded, { trusted, parsed }) {
    const problems = await problemsOfNames(uploaded);
    const uploadedBackends = await (0,cloud_block/* readBackends */.kd)(uploaded.files, uploaded.directory, parsed);
    const trustedBackends = trusted === undefined
        ? uploadedBackends
        : await (0,cloud_block/* readBackends */.kd)(trusted.files, trusted.directory, parsed);
    // A backend of any other type has a state that a plan has to read.
    const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
    const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
    const isCertain = uploadedBackends.isCertain && trustedBackends.isCertain;
    if (readKind === undefined) {
        const limits = [emptyState(uploadedBackends.blocks[0]?.kind)];
        return { replaced: true, problems, limits: isCertain ? limits : [...limits, UNKNOWN_STATE] };
    }
    const changed = trusted && (await changedBackendFile(uploaded, trusted));
    const isAsBefore = uploadedBackends.written === trustedBackends.written && isCertain && changed === undefined;
    if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
        return { replaced: false, problems, limits: [] };
    }
    const because = changed === undefined ? '' : (0,sentence/* phrase */.MZ) `: ${(0,sentence/* filePart */.A4)(changed)} is not as there`;
    const found = (0,finding/* finding */.gk)('state-not-certain', (0,sentence/* phrase */.MZ) `The backend ${(0,sentence/* quoted */.TL)(readKind)} is not for certain the one of the default branch${because}, so it was not used.`, {
        remedy: (0,sentence/* phrase */.MZ) `Merge a change of the backend by itself, and write its values as literals.`,
    });
    return {
        replaced: true,
        problems,
        limits: [emptyState(readKind), { kind: 'not-certain', finding: found }],
    };
}
/** The first file of the backend's settings that is not as the default branch has it, from the root; undefined if there is none. */
async function changedBackendFile({ files, directory, backendFiles }, trusted) {
    for (const file of backendFiles) {
        const text = await files.read(external_node_path_.posix.join(directory, file));
        const before = await trusted.files.read(external_node_path_.posix.join(trusted.directory, file));
        if (text === undefined || text !== before)
            return external_node_path_.posix.join(trusted.directory, file);
    }
    return undefined;
}
const UNKNOWN_STATE = {
    kind: 'not-certain',
    finding: (0,finding/* finding */.gk)('state-not-certain', (0,sentence/* phrase */.MZ) `It is not certain where the state of this configuration is: a file that may say so cannot be read as a whole.`, { remedy: (0,sentence/* phrase */.MZ) `Correct that file.` }),
};
function emptyState(kind) {
    let where = (0,sentence/* phrase */.MZ) `a file, which is not read`;
    if (kind === 'cloud') {
        where = (0,sentence/* phrase */.MZ) `the ${(0,sentence/* setting */.Pe)('cloud')} block’s workspace, which was not read`;
    }
    else if (kind !== undefined && kind !== 'local') {
        where = (0,sentence/* phrase */.MZ) `the backend ${(0,sentence/* quoted */.TL)(kind)}, which was not read`;
    }
    const says = (0,sentence/* phrase */.MZ) `The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`;
    return { kind: 'empty-state', finding: (0,finding/* finding */.gk)('state-not-read', says) };
}
/**
 * The text of the added file: a backend with a state file that does not exist yet.
 *
 * @param states the directory for the states of Terraform's own workspaces; the one of that name in the files does not count
 */
function overrideText({ stateFile, states }) {
    const asLiteral = (path) => JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
    const lines = [`path = ${asLiteral(stateFile)}`, `workspace_dir = ${asLiteral(states)}`];
    return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}
/**
 * A problem for each uploaded file that would override the added one: a later name, or its name
 * with another ending.
 */
async function problemsOfNames(uploaded) {
    const names = (await uploaded.files.names(uploaded.directory)) ?? [];
    const stem = (0,file_names/* stemOf */.Vc)(OVERRIDE_FILE);
    const isLater = (name) => (0,file_names/* compareBytes */.Xo)(name, OVERRIDE_FILE) > 0;
    const wins = (name) => (0,file_names/* isConfiguration */.ZC)(name) && ((0,file_names/* stemOf */.Vc)(name) === stem || ((0,file_names/* isOverride */.jn)(name) && isLater(name)));
    return names.filter(wins).map((name) => ({
        severity: 'error',
        summary: 'A file would replace the state of this plan',
        detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
        file: name,
        line: 1,
    }));
}
//# sourceMappingURL=program-plan.js.map

/***/ }),

/***/ 1864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EngineFailure: function() { return /* binding */ EngineFailure; },
/* harmony export */   Oh: function() { return /* binding */ makeDirectory; },
/* harmony export */   Yt: function() { return /* binding */ runInJob; },
/* harmony export */   i: function() { return /* binding */ PROGRAMS; },
/* harmony export */   k9: function() { return /* binding */ Programs; },
/* harmony export */   q: function() { return /* binding */ removeDirectory; },
/* harmony export */   xF: function() { return /* binding */ keyOfInit; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27126);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34271);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53776);
/** Runs `terraform` or `tofu`: its directories, deadline and limits. */







/** What plans, in the order in which they are looked for. */
const PROGRAMS = ['terraform', 'tofu'];
/** A CLI configuration without mirrors and without checks for updates. */
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;
/** Why there is no plan; the message is a sentence for people. */
class EngineFailure extends Error {
    name = 'EngineFailure';
}
/**
 * Makes a new directory. Its name is random: a configuration can read where it is planned, and could be another one where
 * it knows the place.
 */
function makeDirectory(inside) {
    return (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTemporary */ .ww)('', inside);
}
/** Lets others act meanwhile, because providers may be large. */
async function removeDirectory(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__/* .keep */ .aC)(path);
}
/**
 * Writes what the programs need into the directory `root`.
 *
 * @throws EngineFailure if there is no configuration
 */
async function makePlaces({ files, workingDirectory, plannedWith }, root) {
    const places = {
        files,
        root,
        work: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, workingDirectory),
        stateFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'state', 'terraform.tfstate'),
        states: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'states'),
        data: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'data'),
        variables: selecting(plannedWith),
    };
    for (const name of ['home', 'temporary', 'data', 'state'])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
    await copyManifest(places);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(places.work).catch(() => []);
    if (!names.some(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfiguration */ .ZC)) {
        const where = workingDirectory === '' ? 'directly in this directory' : `in ${workingDirectory}`;
        throw new EngineFailure(`There is no Terraform configuration to plan: no .tf or .tofu file is ${where}.`);
    }
    return places;
}
/** Selects the workspace of the command line, where one is named. */
function selecting({ terraformWorkspace } = {}) {
    return terraformWorkspace === undefined ? {} : { TF_WORKSPACE: terraformWorkspace };
}
/**
 * In a checkout, only the plan and the values of variables are elsewhere. One of several environments of a directory has its own data
 * directory, because Terraform keeps there which backend it has.
 */
function placesInCheckout({ files, workingDirectory, plannedWith }, root, { TF_DATA_DIR: data = '.terraform' }) {
    const work = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, workingDirectory);
    const unused = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'states');
    const selected = selecting(plannedWith);
    const isAlone = plannedWith === undefined || keyOfInit(plannedWith) === '';
    const own = isAlone ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'data');
    return {
        files,
        root,
        work,
        stateFile: unused,
        states: unused,
        data: own ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(work, data),
        variables: own === undefined ? selected : { ...selected, TF_DATA_DIR: own },
    };
}
/** What of it `init` depends on, as a key; '' if nothing: then environments of a directory share one. */
function keyOfInit({ backendFiles, terraformWorkspace }) {
    if (backendFiles.length === 0 && terraformWorkspace === undefined)
        return '';
    return JSON.stringify([backendFiles, terraformWorkspace]);
}
/** Lets the programs follow the module manifest of the upload: the directory of their own data has none. */
async function copyManifest({ files, root, work }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(work, ..._configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_MANIFEST */ .dp.split('/'));
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => undefined);
    if (text === undefined)
        return;
    const records = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI)(text);
    if ('problem' in records)
        throw new EngineFailure(`${_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_MANIFEST */ .dp} ${records.problem}.`);
    const outside = records.find(({ directory }) => !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(work, directory), files));
    if (outside !== undefined) {
        const { key, directory } = outside;
        throw new EngineFailure(`${_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_MANIFEST */ .dp} leads module ${JSON.stringify(key)} to ${JSON.stringify(directory)}, out of the upload.`);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'data', 'modules'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'data', 'modules', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)), text);
}
/** Runs the programs of one configuration, with one directory for all. */
class Programs {
    places;
    options;
    constructor(options, places) {
        this.options = options;
        this.places = places;
    }
    /**
     * Makes the directories. The caller removes the directory `places.root`.
     *
     * @throws EngineFailure if there is no configuration
     */
    static async open(options, files) {
        const root = makeDirectory(options.temporaryDirectory);
        if (options.inCheckout === true) {
            return new Programs(options, placesInCheckout(files, root, options.variables));
        }
        try {
            return new Programs(options, await makePlaces(files, root));
        }
        catch (error) {
            await removeDirectory(root);
            throw error;
        }
    }
    /** When programs that begin now have to end, by the monotonic clock. */
    deadline() {
        const { clock, timeoutMs = TIMEOUT_MS } = this.options;
        return clock.now() + timeoutMs;
    }
    /**
     * Runs the program with these arguments in the directory of the configuration.
     *
     * @param options.deadline as `deadline()` returns it
     * @param options.take as in `ExecuteBounded`
     * @param options.variables environment variables of this call
     * @throws EngineFailure if it had to be ended
     */
    async run(args, options) {
        const { program, execute, clock, maxLogBytes = MOST_LOG_BYTES } = this.options;
        const { root, work } = this.places;
        const { signal, deadline, take, variables, maxBytes = maxLogBytes, goesToItsEnd } = options;
        const end = await execute(program, args, {
            cwd: work,
            variables: { ...this.#variables(root), ...variables },
            signal,
            timeoutMs: Math.max(1, deadline - clock.now()),
            maxBytes,
            take,
            goesToItsEnd,
        }).catch((error) => {
            throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .g)(error)}. Install it, or choose another engine.`);
        });
        if (end.ended === undefined)
            return end;
        throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY_ENDED[end.ended](maxBytes)}`);
    }
    #variables(root) {
        if (this.options.inCheckout === true) {
            const { variables } = this.options;
            return { ...variables, ...this.places.variables, TF_IN_AUTOMATION: '1', TF_INPUT: '0' };
        }
        return {
            ...this.options.variables,
            ...this.places.variables,
            HOME: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'home'),
            USERPROFILE: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'home'),
            TMPDIR: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'temporary'),
            TEMP: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'temporary'),
            TMP: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'temporary'),
            TF_CLI_CONFIG_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'cli.tfrc'),
            TF_DATA_DIR: this.places.data,
            TF_IN_AUTOMATION: '1',
            TF_INPUT: '0',
            CHECKPOINT_DISABLE: '1',
        };
    }
    /** Where the state of a workspace is that the configuration does not keep elsewhere. */
    stateOf(workspaceName) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.places.states, workspaceName, 'terraform.tfstate');
    }
    /** Writes the values of variables for one plan. @returns where they are, and where its plan goes */
    async filesOf(assigned) {
        const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.places.root, 'plan-'));
        const variables = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'variables.tfvars');
        // A name may come twice, and a file of variables may not have it twice.
        const last = new Map(assigned.map(({ key, value }) => [key, value]));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(variables, Array.from(last, ([key, value]) => `${key} = ${value}\n`).join(''));
        return { plan: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'plan'), variables };
    }
    /** The text without paths of this machine. */
    withoutPaths(text) {
        const { work, files, root } = this.places;
        return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
    }
}
/**
 * Runs a program of the job that planned, where `init` ran and with its environment.
 *
 * @throws EngineFailure if it could not be started, or had to be ended; the reason of the signal if that is aborted
 */
async function runInJob(program, args, options, { executeBounded, signal }) {
    const end = await executeBounded(program, args, options).catch((error) => {
        throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .g)(error)}.`);
    });
    signal.throwIfAborted();
    if (end.ended === undefined)
        return end;
    const why = WHY_ENDED[end.ended](options.maxBytes);
    throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${why}`);
}
const WHY_ENDED = {
    timeout: () => 'took too long and was ended with everything that it had started.',
    flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
    memory: () => 'took too much memory and was ended.',
    aborted: () => 'was ended, because the run was canceled.',
};
//# sourceMappingURL=run-programs.js.map

/***/ })

};
;