"use strict";
exports.id = 686;
exports.ids = [686,3720,1864,4965];
exports.modules = {

/***/ 12852:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ placesOfInit; },
/* harmony export */   z: function() { return /* binding */ dataDirectoryOf; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/** Where `terraform init` ran, and where it wrote what it installed. */



const CACHE = '.terragrunt-cache';
const DEEPEST_IN_CACHE = 8;
/** The data directory of a place, absolute. */
function dataDirectoryOf(place, environment) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place, environment['TF_DATA_DIR'] || '.terraform');
}
/** Where `init` may have run: in the directory itself, or in what Terragrunt made of it, the newest first. */
function placesOfInit(directory, environment) {
    const isInitialized = (place) => (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isDirectory */ .wd)(dataDirectoryOf(place, environment));
    const cache = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, CACHE);
    if (isInitialized(directory) || !(0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isDirectory */ .wd)(cache))
        return [directory];
    const found = [];
    const search = (place, depth) => {
        if (isInitialized(place))
            found.push(place);
        else if (depth < DEEPEST_IN_CACHE) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true })) {
                if (entry.isDirectory())
                    search((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, entry.name), depth + 1);
            }
        }
    };
    search(cache, 0);
    const timeOf = (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dataDirectoryOf(place, environment)).mtimeMs;
    return [...found.sort((one, other) => timeOf(other) - timeOf(one)), directory];
}
//# sourceMappingURL=places-of-init.js.map

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

/***/ }),

/***/ 40686:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planAndShow: function() { return /* binding */ planAndShow; },
/* harmony export */   showSavedPlan: function() { return /* binding */ showSavedPlan; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _machine_places_of_init_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12852);
/* harmony import */ var _machine_program_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60439);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43962);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(239);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(17026);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28187);
/* harmony import */ var _plan_file_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36632);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44965);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50564);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33597);
/* harmony import */ var _run_programs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1864);














const SHORT_MS = 60_000;
const LONG_MS = 24 * 60 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;
/**
 * Shows a saved plan.
 *
 * @param saved.file absolute
 * @param saved.shownAs its name for people
 * @param saved.directory absolute: what was planned
 * @param saved.engine the program that made it; left out, the one on the PATH that can show it
 * @throws EngineFailure
 */
async function showSavedPlan(saved, ports) {
    const { file, shownAs } = saved;
    const bytes = (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(file, _plan_file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_SAVED_PLAN */ .pm);
    refuseOtherKinds(bytes, shownAs);
    const json = await showByItsProgram(saved, ports);
    if (!(0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(file, _plan_file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_SAVED_PLAN */ .pm).equals(bytes)) {
        throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(shownAs)} was changed while it was shown. Run this after the plan.`);
    }
    return { json, planned: null };
}
/**
 * Plans, and shows what this very program wrote where nothing was before.
 *
 * @param call as `readPlanCall` returns it
 * @param where.directory absolute: what is planned
 * @param where.workingDirectory absolute: where the command is started
 * @param where.temporaryDirectory absolute, and empty: for the saved plan
 * @param log gets what the program prints
 * @throws EngineFailure
 */
async function planAndShow(call, where, ports, log) {
    const { directory, workingDirectory, temporaryDirectory } = where;
    const { program, before, words, inherited } = call;
    const options = (0,_plan_options_js__WEBPACK_IMPORTED_MODULE_8__.readPlanOptions)([...inherited, ...call.ofPlan]);
    const version = await askVersion(program, directory, ports);
    if (version === undefined) {
        throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`\`${program} version\` does not say that it is ${program}.`);
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryDirectory, 'plan');
    const end = await (0,_run_programs_js__WEBPACK_IMPORTED_MODULE_11__/* .runInJob */ .Yt)(program, 
    // The last one counts.
    [...before, ...words, `-out=${file}`], {
        cwd: workingDirectory,
        variables: definedOf(ports.environment),
        timeoutMs: LONG_MS,
        maxBytes: MOST_LOG_BYTES,
        signal: ports.signal,
        take: log,
    }, ports);
    log(end.stderr);
    const isPlanned = end.exitCode === 0 || (options.hasDetailedExitCode && end.exitCode === 2);
    if (!isPlanned) {
        throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`\`${program} plan\` ended with exit code ${end.exitCode ?? 'none'}.`);
    }
    const bytes = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_13__/* .orElse */ .N)(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(file, _plan_file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_SAVED_PLAN */ .pm), undefined);
    if (bytes === undefined) {
        throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`\`${program} plan\` ended well and saved no plan where it was to (\`-out\`).`);
    }
    refuseOtherKinds(bytes, 'the saved plan');
    const json = await showWith(program, file, directory, ports);
    if (options.out !== undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, options.out));
    return { json, planned: (0,_planned_as_js__WEBPACK_IMPORTED_MODULE_9__/* .plannedBy */ .QZ)(program, version, options.shown) };
}
/** @throws EngineFailure for a file that is no saved plan, or shows nothing */
function refuseOtherKinds(bytes, shownAs) {
    switch ((0,_plan_file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .kindOfPlanFile */ .$Y)(bytes)) {
        case 'saved':
            return;
        case 'bookmark': {
            const run = (0,_plan_file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .runOfBookmark */ .tl)(bytes) ?? 'RUN-ID';
            throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(shownAs)} is no saved plan: with a \`cloud\` block \`plan -out\` writes the id of a run, which has the plan. Judge that run: \`plangate runs show ${run}\`.`);
        }
        case 'other':
            throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(shownAs)} is no saved plan. Name what \`terraform plan -out\` or \`tofu plan -out\` wrote.`);
    }
}
/** The JSON of a saved plan by the program that made it: no other one shows it. @throws EngineFailure */
async function showByItsProgram({ file, shownAs, directory, engine }, ports) {
    const candidates = engine === undefined ? _run_programs_js__WEBPACK_IMPORTED_MODULE_11__/* .PROGRAMS */ .i : [engine];
    const shown = [];
    const failures = [];
    for (const command of candidates) {
        if ((0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_4__/* .findOnPath */ .aY)(command, (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_4__/* .environmentFor */ .DD)(ports.environment, directory)) === undefined)
            continue;
        try {
            shown.push(await showWith(command, file, directory, ports));
        }
        catch (error) {
            if (!(error instanceof _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure))
                throw error;
            failures.push(error);
        }
    }
    const [first, second] = shown;
    if (second !== undefined && second !== first) {
        throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(shownAs)} is shown by both programs on the PATH. Name the one that planned: \`--engine terraform\` or \`--engine tofu\`.`);
    }
    if (first !== undefined)
        return first;
    if (failures.length > 0)
        throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(failures.map(({ message }) => message).join('\n'));
    throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`Only the program that made ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(shownAs)} can show it, and there is no ${candidates.join(' and no ')} on the PATH. Let this command start the plan: \`${_planned_as_js__WEBPACK_IMPORTED_MODULE_9__/* .DIGEST_COMMAND */ .Bh}\`.`);
}
/** How each program says its own version. */
const VERSIONS = {
    terraform: /(?:^|\n)Terraform v([^ \t\r\n]+)(?:[\r\n]|$)/,
    tofu: /(?:^|\n)OpenTofu v([^ \t\r\n]+)(?:[\r\n]|$)/,
    terragrunt: /(?:^|\n)terragrunt version v?([^ \t\r\n]+)(?:[\r\n]|$)/,
};
/** Its version, as it says itself; undefined if it is another program, or does not say it. */
async function askVersion(program, directory, ports) {
    const limits = { timeoutMs: SHORT_MS, maxBytes: 1_000_000, signal: ports.signal };
    const options = { cwd: directory, variables: quietVariables(ports.environment), ...limits };
    const word = program === 'terragrunt' ? '--version' : 'version';
    const end = await (0,_run_programs_js__WEBPACK_IMPORTED_MODULE_11__/* .runInJob */ .Yt)(program, [word], options, ports).catch(() => undefined);
    ports.signal.throwIfAborted();
    return VERSIONS[program].exec(end?.stdout ?? '')?.[1];
}
/** The JSON of a saved plan. @throws EngineFailure */
async function showWith(command, file, directory, ports) {
    const limits = { timeoutMs: LONG_MS, maxBytes: _read_plan_js__WEBPACK_IMPORTED_MODULE_10__.LONGEST_PLAN, signal: ports.signal };
    const variables = quietVariables(ports.environment);
    let said = '';
    for (const cwd of (0,_machine_places_of_init_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOfInit */ .A)(directory, ports.environment)) {
        const options = { cwd, variables, ...limits };
        const end = await (0,_run_programs_js__WEBPACK_IMPORTED_MODULE_11__/* .runInJob */ .Yt)(command, ['show', '-json', file], options, ports);
        if (end.exitCode === 0)
            return end.stdout;
        said = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_6__/* .trimSpace */ .Pd)((0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(end.stderr || end.stdout)).slice(-2_000);
    }
    throw new _run_programs_js__WEBPACK_IMPORTED_MODULE_11__.EngineFailure(`\`${command} show -json\` failed in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(directory)}: run this where \`init\` ran, in the job that planned.\n${said}`);
}
/** The variables of the job, without the arguments that are meant for its plan. */
function quietVariables(environment) {
    const variables = definedOf(environment);
    for (const name of Object.keys(variables)) {
        if (name.startsWith('TF_CLI_ARGS'))
            delete variables[name];
    }
    return variables;
}
function definedOf(environment) {
    return Object.fromEntries(Object.entries(environment).filter((entry) => entry[1] !== undefined));
}
//# sourceMappingURL=show-plan.js.map

/***/ })

};
;