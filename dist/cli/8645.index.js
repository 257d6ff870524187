"use strict";
exports.id = 8645;
exports.ids = [8645];
exports.modules = {

/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: function() { return /* binding */ createLineFilter; },
/* harmony export */   Wm: function() { return /* binding */ programIn; },
/* harmony export */   _n: function() { return /* binding */ problemsIn; },
/* harmony export */   v6: function() { return /* binding */ messageIn; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** Reads the machine-readable log of a plan or an apply: one JSON object on each line. */

const LONGEST_LINE = 256 * 1024;
/**
 * Makes a filter for the output of a program: it keeps the lines that have the form of the log.
 *
 * @param pass gets each line that is kept, at once
 * @param only the type of the lines to keep; lines of all types if left out
 * @returns `take` takes the next piece of the output
 */
function createLineFilter(pass, only) {
    const lines = [];
    let rest = '';
    const take = (text) => {
        rest += text;
        for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
            const line = rest.slice(0, end);
            rest = rest.slice(end + 1);
            const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
            if (type === undefined || (only !== undefined && type !== only))
                continue;
            lines.push(line);
            pass(`${line}\n`);
        }
        // A line that is too long already is dropped, and this marks it as such until it ends.
        if (rest.length > LONGEST_LINE)
            rest = ' '.repeat(LONGEST_LINE + 1);
    };
    return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
/** The type of a line; undefined if the line is not one of the log. */
function typeOf(line) {
    const { type, '@level': level, '@message': message } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
    const isOfLog = typeof level === 'string' && typeof message === 'string';
    return isOfLog && typeof type === 'string' ? type : undefined;
}
/** The program that wrote a machine-readable log, as its first line says; undefined if it does not. */
function programIn(log) {
    for (const line of log.split('\n', 20)) {
        const { type, terraform, tofu } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
        if (type !== 'version')
            continue;
        if (typeof tofu === 'string')
            return 'tofu';
        if (typeof terraform === 'string')
            return 'terraform';
    }
    return undefined;
}
/** What a line of the log says for people; undefined for a line that is not one of the log. */
function messageIn(line) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line))['@message']);
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
/** The errors and warnings in a machine-readable log, or in the end of one, each once. */
function problemsIn(log) {
    const problems = log.split('\n').flatMap((line) => problemsInLine(line));
    const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
    const { severity, range, ...texts } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text))['diagnostic']);
    const summary = asText(texts['summary']);
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const { start, filename } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(range);
    const { line } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(start);
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST_TEXT),
            detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
            address: asText(texts['address']),
            file: asText(filename),
            line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
        },
    ];
}
function asText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
//# sourceMappingURL=program-log.js.map

/***/ }),

/***/ 98645:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: function() { return /* binding */ writeState; },
/* harmony export */   l8: function() { return /* binding */ plansInCopies; },
/* harmony export */   n_: function() { return /* binding */ initialize; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(34271);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(239);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96817);
/* harmony import */ var _plan_document_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91870);
/* harmony import */ var _run_programs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1864);
/* harmony import */ var _program_log_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(506);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50564);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(85852);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43962);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(33597);



















/** Makes what plans. Nothing is copied before the first plan; `close` deletes the copies. */
function plansInCopies(options, { trustedOf, mayHaveModules }) {
    const copies = new Map();
    const initialized = new Map();
    const temporaryDirectories = [];
    const written = new Set();
    /** Terraform writes into a shared cache of plugins without a lock, so with one each `init` waits for the one before. */
    const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
    let lastInit = Promise.resolve();
    const copy = async (root, signal) => {
        const directory = (0,_run_programs_js__WEBPACK_IMPORTED_MODULE_12__/* .makeDirectory */ .Oh)(options.temporaryDirectory);
        temporaryDirectories.push({ path: directory, writtenAs: root });
        await copyFiles(root, directory, signal);
        return directory;
    };
    const initializeCopy = async (place, signal) => {
        const { root, workingDirectory } = place;
        const copying = copies.get(root) ?? copy(root, signal);
        copies.set(root, copying);
        const files = { files: await copying, workingDirectory };
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
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.root, place.workingDirectory);
            const initializing = initialized.get(directory) ?? initializeCopy(place, request.signal);
            initialized.set(directory, initializing);
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
                const problem = { severity: 'error', summary, detail: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_17__/* .errorMessage */ .g)(error) };
                return (0,_plan_document_js__WEBPACK_IMPORTED_MODULE_11__/* .failedPlan */ .nC)([problem]);
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
                await (0,_run_programs_js__WEBPACK_IMPORTED_MODULE_12__/* .removeDirectory */ .q)(path);
        },
    };
}
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
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(target, from) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, target) || '.' : target, copied);
    };
    const copy = async (directory, target) => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(target, { recursive: true });
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true })) {
            await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .takeTurn */ .Vm)(signal);
            if (NOT_COPIED.has(entry.name))
                continue;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name);
            // The directory for temporary files may lie in the repository.
            if (path === to)
                continue;
            const copied = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target, entry.name);
            if (entry.isDirectory())
                await copy(path, copied);
            else if (entry.isSymbolicLink())
                await copyLink(path, copied);
            // Where the file system can, no byte is copied before one of the two changes.
            else if (entry.isFile())
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(path, copied, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE);
        }
    };
    await copy(from, to);
}
/** Copies the modules that `terraform init` installed in a place, if there are any. */
async function copyModules({ root, workingDirectory }, copyOfRoot, signal) {
    const installed = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, workingDirectory, ...MODULES);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(installed).catch(() => undefined);
    if (stats?.isDirectory() !== true)
        return;
    await copyFiles(installed, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(copyOfRoot, workingDirectory, ...MODULES), signal);
}
/** Runs `init` once, for all plans of these files. What fails is in each plan. */
async function initialize(options, files, signal) {
    let programs;
    const toFailedPlan = (error) => {
        if (!(error instanceof _run_programs_js__WEBPACK_IMPORTED_MODULE_12__.EngineFailure || error instanceof _read_plan_js__WEBPACK_IMPORTED_MODULE_16__.UnreadablePlan))
            throw error;
        const summary = `${options.program} made no plan`;
        const detail = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_17__/* .errorMessage */ .g)(error);
        return (0,_plan_document_js__WEBPACK_IMPORTED_MODULE_11__/* .failedPlan */ .nC)([{ severity: 'error', summary, detail }]);
    };
    const close = async () => {
        if (programs !== undefined)
            await (0,_run_programs_js__WEBPACK_IMPORTED_MODULE_12__/* .removeDirectory */ .q)(programs.places.root);
    };
    try {
        programs = await _run_programs_js__WEBPACK_IMPORTED_MODULE_12__/* .Programs */ .k9.open(options, files);
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
async function runInit(programs, { workingDirectory, state: givenState }, signal) {
    const { places, options } = programs;
    const uploaded = { files: (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .filesBelow */ .DR)(places.files), directory: workingDirectory };
    const place = options.inCheckout === true
        ? await ownState(uploaded, options)
        : await findStatePlace(uploaded, options);
    // A state that is given counts, wherever the configuration keeps one, and lacks nothing.
    const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
    if (state.problems.length > 0)
        return { programs, state, init: undefined, givenState };
    if (state.replaced) {
        // `init` would take a state that lies there over into the new one.
        for (const name of STATES)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(places.work, name), { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(places.work, OVERRIDE_FILE), overrideText(places));
    }
    const filter = (0,_program_log_js__WEBPACK_IMPORTED_MODULE_18__/* .createLineFilter */ .RO)(() => undefined, 'diagnostic');
    const end = await programs.run(['init', '-input=false', '-no-color', '-json'], {
        take: filter.take,
        signal,
        deadline: programs.deadline(),
    });
    return { programs, state, init: { end, log: filter.log() }, givenState };
}
async function planWith(initialized, request) {
    const { programs, state, init, givenState } = initialized;
    if (init === undefined)
        return (0,_plan_document_js__WEBPACK_IMPORTED_MODULE_11__/* .failedPlan */ .nC)(state.problems);
    const pass = (text) => request.log?.(programs.withoutPaths(text));
    pass(init.log);
    if (init.end.exitCode !== 0) {
        return withoutPlan(programs, 'init', init.end, init.log);
    }
    const lockFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(programs.places.work, '.terraform.lock.hcl');
    await request.installed?.(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(lockFile, 'utf8').catch(() => undefined));
    const filter = (0,_program_log_js__WEBPACK_IMPORTED_MODULE_18__/* .createLineFilter */ .RO)(pass);
    const log = () => init.log + filter.log();
    const { signal } = request;
    const limits = { signal, deadline: programs.deadline() };
    const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
    await writeState(programs, request.workspaceName, givenState);
    const files = await programs.filesOf(request.assigned);
    initialized.plan = files.plan;
    const plan = await programs.run(planArguments(request, files, programs.options), {
        ...limits,
        take: filter.take,
        variables,
    });
    if (plan.exitCode !== 0)
        return withoutPlan(programs, 'plan', plan, log());
    const show = await programs.run(['show', '-json', files.plan], {
        ...limits,
        variables,
        maxBytes: _read_plan_js__WEBPACK_IMPORTED_MODULE_16__.LONGEST_PLAN,
    });
    if (show.exitCode !== 0)
        return withoutPlan(programs, 'show', show, log());
    const { json, document, counts } = await (0,_read_plan_js__WEBPACK_IMPORTED_MODULE_16__.readPlan)(show.stdout);
    return {
        document,
        plannedAs: await howItWasPlanned(files.plan, {
            request,
            program: (0,_program_log_js__WEBPACK_IMPORTED_MODULE_18__/* .programIn */ .Wm)(log()) ?? programs.options.program,
            version: document.terraform_version ?? '',
        }),
        json,
        counts,
        problems: (0,_program_log_js__WEBPACK_IMPORTED_MODULE_18__/* .problemsIn */ ._n)(log()),
        limits: state.limits,
        dataDirectory: programs.places.data,
        log: programs.withoutPaths(log()),
    };
}
/**
 * How the program made this plan: its saved plan says it. Where it is encrypted, the arguments say it, which were all given
 * here.
 */
async function howItWasPlanned(file, made) {
    const { request, program, version } = made;
    try {
        const bytes = (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_15__/* .readBytesSync */ .js)(file, _saved_plan_js__WEBPACK_IMPORTED_MODULE_14__/* .LONGEST_SAVED_PLAN */ .pm);
        if ((0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_14__/* .kindOfPlanFile */ .$Y)(bytes) === 'saved')
            return (0,_planned_as_js__WEBPACK_IMPORTED_MODULE_13__/* .plannedAsSaved */ .s7)(program, (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_14__/* .readSavedPlan */ .LW)(bytes));
    }
    catch (error) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The saved plan ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_17__/* .errorMessage */ .g)(error))}.`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)('plan-unproven', says);
    }
    const { isDestroy, options } = request;
    const otherMode = options.refreshOnly ? 'refresh-only' : 'normal';
    return {
        by: 'arguments',
        program,
        version,
        mode: isDestroy ? 'destroy' : otherMode,
        targets: (0,_planned_as_js__WEBPACK_IMPORTED_MODULE_13__/* .firstAddresses */ .pj)(options.targets),
        excludes: [],
        actions: [],
        deferred: false,
        // A request says it already.
        refreshed: null,
        unknown: [],
    };
}
/** Writes the state that a workspace has, before its plan or its apply. */
async function writeState(programs, workspaceName, text) {
    if (text === undefined || text === null)
        return;
    const path = programs.stateOf(workspaceName);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text);
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
function withoutPlan(programs, command, end, log) {
    const problems = (0,_program_log_js__WEBPACK_IMPORTED_MODULE_18__/* .problemsIn */ ._n)(log);
    if (!problems.some(({ severity }) => severity === 'error')) {
        const output = programs.withoutPaths((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_8__/* .trimSpace */ .Pd)(end.stderr || end.stdout)).slice(-4_000);
        const summary = `${programs.options.program} ${command} failed`;
        const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
        problems.push({ severity: 'error', summary, detail });
        return (0,_plan_document_js__WEBPACK_IMPORTED_MODULE_11__/* .failedPlan */ .nC)(problems);
    }
    return { ...(0,_plan_document_js__WEBPACK_IMPORTED_MODULE_11__/* .failedPlan */ .nC)(problems), log: programs.withoutPaths(log) };
}
/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
/** In a checkout the state is the one of the configuration. With a service behind it, `plan -out` leaves no plan to be judged. */
async function ownState({ files, directory }, { parsed }) {
    const { blocks } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_9__/* .readBackends */ .kd)(files, directory, parsed);
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
    const uploadedBackends = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_9__/* .readBackends */ .kd)(uploaded.files, uploaded.directory, parsed);
    const trustedBackends = trusted === undefined
        ? uploadedBackends
        : await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_9__/* .readBackends */ .kd)(trusted.files, trusted.directory, parsed);
    // A backend of any other type has a state that a plan has to read.
    const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
    const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
    const isCertain = uploadedBackends.isCertain && trustedBackends.isCertain;
    if (readKind === undefined) {
        const limits = [emptyState(uploadedBackends.blocks[0]?.kind)];
        return { replaced: true, problems, limits: isCertain ? limits : [...limits, UNKNOWN_STATE] };
    }
    const isAsBefore = uploadedBackends.written === trustedBackends.written && isCertain;
    if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
        return { replaced: false, problems, limits: [] };
    }
    const found = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)('state-not-certain', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The backend ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(readKind)} is not for certain the one of the default branch, so it was not used.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Merge a change of the backend by itself, and write its values as literals.`,
    });
    return {
        replaced: true,
        problems,
        limits: [emptyState(readKind), { kind: 'not-certain', finding: found }],
    };
}
const UNKNOWN_STATE = {
    kind: 'not-certain',
    finding: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)('state-not-certain', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `It is not certain where the state of this configuration is: a file that may say so cannot be read as a whole.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Correct that file.` }),
};
function emptyState(kind) {
    let where = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `a file, which is not read`;
    if (kind === 'cloud') {
        where = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `the ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('cloud')} block’s workspace, which was not read`;
    }
    else if (kind !== undefined && kind !== 'local') {
        where = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `the backend ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(kind)}, which was not read`;
    }
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`;
    return { kind: 'empty-state', finding: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)('state-not-read', says) };
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
    const stem = (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_10__/* .stemOf */ .Vc)(OVERRIDE_FILE);
    const isLater = (name) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_10__/* .compareBytes */ .Xo)(name, OVERRIDE_FILE) > 0;
    const wins = (name) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_10__/* .isConfiguration */ .ZC)(name) && ((0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_10__/* .stemOf */ .Vc)(name) === stem || ((0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_10__/* .isOverride */ .jn)(name) && isLater(name)));
    return names.filter(wins).map((name) => ({
        severity: 'error',
        summary: 'A file would replace the state of this plan',
        detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
        file: name,
        line: 1,
    }));
}
//# sourceMappingURL=program-plan.js.map

/***/ })

};
;