"use strict";
exports.id = 1864;
exports.ids = [1864];
exports.modules = {

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