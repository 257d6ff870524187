"use strict";
exports.id = 4835;
exports.ids = [4835];
exports.modules = {

/***/ 32121:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: function() { return /* binding */ writeSecretFile; },
/* harmony export */   JL: function() { return /* binding */ REPORT_FILES; },
/* harmony export */   Up: function() { return /* binding */ reportPathProblems; },
/* harmony export */   hd: function() { return /* binding */ FORMAT_OPTIONS; },
/* harmony export */   t4: function() { return /* binding */ writeReportFiles; },
/* harmony export */   uJ: function() { return /* binding */ REPORT_OPTIONS; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _features_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73163);
/* harmony import */ var _hosts_write_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14748);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47912);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19315);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89834);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34271);
/* harmony import */ var _machine_write_whole_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28677);
/** Writes the files that options name: reports, and secrets that only their owner may read. */









/** All reports that are files. Help, pages and documentation have their names and words from here. */
const REPORT_FILES = (0,_hosts_write_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .withReportFiles */ .K5)(_features_js__WEBPACK_IMPORTED_MODULE_2__/* .FILES_OF_FEATURES */ .om);
/** The reports that have an option of their own, under the name of that option. */
const REPORTS = REPORT_FILES.flatMap(({ option: name, description, render }) => name === undefined ? [] : [{ name, description, render }]);
const FORMAT_OPTIONS = [
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_5__/* .option */ .uK)('--format <word>', 'text is for people; json prints only the report on standard output', {
        choices: ['text', 'json'],
        default: 'text',
    }),
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_5__/* .option */ .uK)('--json', 'the same as --format json'),
];
const REPORT_OPTIONS = (0,_check_command_js__WEBPACK_IMPORTED_MODULE_5__/* .withGroup */ .I1)('Reports', [
    ...FORMAT_OPTIONS,
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_5__/* .option */ .uK)('--reports <directory>', `write all reports there: ${(0,_hosts_write_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFileNames */ .bI)(REPORT_FILES)}`),
    ...REPORTS.map(({ name, description }) => (0,_check_command_js__WEBPACK_IMPORTED_MODULE_5__/* .option */ .uK)(`--${name} <file>`, description)),
]);
/** A problem for each path to which no report can be written, found before the gate begins. */
async function reportPathProblems(input, workingDirectory) {
    const problems = [];
    /** Absolute path of a file that will be written → the option that asks for it. */
    const writtenBy = new Map();
    for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
        const path = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_6__/* .optionOf */ .XD)(input, name);
        if (path === undefined)
            continue;
        const where = `--${name}`;
        const isDirectory = name === 'reports';
        const kind = isDirectory ? 'directory' : 'file';
        if (path.trim() === '') {
            problems.push({ where, message: `needs the name of a ${kind}.` });
            continue;
        }
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path);
        const existing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute).catch(() => undefined);
        if (existing !== undefined && existing.isDirectory() !== isDirectory) {
            problems.push({ where, message: `"${path}" is there and is no ${kind}.` });
        }
        const files = isDirectory ? REPORT_FILES.map(({ file }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(absolute, file)) : [absolute];
        for (const file of files) {
            const otherOption = writtenBy.get(file);
            if (otherOption !== undefined) {
                problems.push({ where, message: `"${path}" is written by ${otherOption}, too.` });
            }
            writtenBy.set(file, where);
        }
    }
    return problems;
}
/** Writes the requested reports. A file that cannot be written is a warning: the verdict stays. */
async function writeReportFiles(view, { input, io, log }) {
    for (const { name, render } of REPORTS) {
        const path = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_6__/* .optionOf */ .XD)(input, name);
        if (path === undefined)
            continue;
        try {
            await (0,_machine_write_whole_file_js__WEBPACK_IMPORTED_MODULE_7__/* .writeWholeFile */ .R)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.workingDirectory, path), (await render(view)) ?? '');
        }
        catch (error) {
            log.warning(`--${name}: "${path}" was not written: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .g)(error)}`);
        }
    }
    await log.flush();
    if ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_6__/* .wantsJson */ .k0)(input))
        await io.out((0,_report_json_js__WEBPACK_IMPORTED_MODULE_4__/* .renderJson */ .hF)(view));
}
/**
 * Creates the file (never overwriting one) before it asks for the secret, so that no secret is lost.
 * If that fails, the file is removed.
 *
 * @param option name, without dashes, of the option that gave the path: a problem with the path names it
 * @param path relative to the working directory
 * @param createSecret `content` goes into the file, `value` is given back; the error names `id` if the file cannot be written
 */
async function writeSecretFile(option, path, workingDirectory, createSecret) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(absolute, 'wx', 0o600).catch((error) => {
        const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_6__/* .usageError */ .Wp)(`--${option}`, `"${path}" ${why}`);
    });
    let id;
    try {
        const created = await createSecret();
        ({ id } = created);
        await file.writeFile(created.content);
        await file.close();
        return created.value;
    }
    catch (error) {
        await file.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(absolute, { force: true });
        if (id === undefined)
            throw error;
        const why = `${id} was created, but its secret was not kept: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .g)(error)}`;
        throw new Error(why, { cause: error });
    }
}
//# sourceMappingURL=output-files.js.map

/***/ }),

/***/ 54835:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: function() { return /* binding */ serve; }
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19315);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89834);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43962);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34271);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22195);
/* harmony import */ var _service_courses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84995);
/* harmony import */ var _service_unusable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49998);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77006);
/* harmony import */ var _plan_program_variables_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51253);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32121);
/** The local service as a command: it runs until it is stopped. */














const serve = {
    name: 'serve',
    tidiesUpMs: 3_000,
    summary: 'a local service with the same API',
    description: 'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until you stop it. Uploads are unpacked, planned by `--engine` or else listed, and evaluated by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams and an agent pool. Each workspace has a run with a policy check to override.',
    options: [
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--port <number>', 'listen on this port; the default is any free port', {
            check: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(0, 65_535),
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--seed <file>', 'start with what this JSON file describes'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--policies <directory>', 'evaluate these policies on every plan, by the opa on the PATH. The default without --seed is the example policies'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--engine <word>', 'the program on the PATH that plans and applies. Without one, and for seeded runs, the resource blocks are listed', { choices: ['terraform', 'tofu'] }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--engine-env <name>', 'with --engine terraform or tofu: an environment variable to pass to it', {
            repeatable: true,
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--edition <word>', 'hosted lacks the operations on backing data', {
            choices: ['hosted', 'self-managed'],
            default: 'hosted',
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--terraform-config <file>', "write Terraform's CLI configuration for this service, with a token, to a new file that only you can read"),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--format <word>', 'format of the first lines on standard output', {
            choices: ['shell', 'json'],
            default: 'shell',
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--json', 'the same as --format json'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--run-seconds <number>', 'duration of runs whose script sets none; the default is 0.4', {
            check: (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 86_400
                ? undefined
                : 'is not a number from 0 to 86400.',
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--rate-limit <number>', 'answer 429 beyond this many requests per second and user', {
            check: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(0, 1_000_000),
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--course <name=value>', 'what to do where the documentation of the real service says nothing, or two sources disagree; docs/assumptions.md lists the courses', {
            repeatable: true,
            check: (text) => {
                const course = (0,_service_courses_js__WEBPACK_IMPORTED_MODULE_8__/* .readCourse */ .eE)(text);
                return 'problem' in course ? `is refused: ${course.problem}` : undefined;
            },
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
    ],
    examples: {
        'plangate serve --port 8099': 'something to try at http://127.0.0.1:8099',
        'plangate serve --format json --policies ./policies': 'for a script: the first line is JSON; every plan is judged by your own policies',
        'plangate serve --engine terraform': 'with real plans, by the terraform on the PATH',
        'plangate serve --port 8099 --terraform-config terraform.rc > service.env': 'for Terraform itself: `. ./service.env` in another shell, then `terraform init`',
    },
    run,
};
async function run(input, io) {
    const engine = await openEngine(input, io);
    const problems = [];
    /** Keeps what is wrong with the call, to report it together with the rest, and then is undefined. */
    const collectProblems = async (reading) => reading.catch((error) => {
        if (!(error instanceof _check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb))
            throw error;
        // What is wrong with the policies, which are opened last, is said first.
        problems.unshift(...error.problems);
        return undefined;
    });
    const seed = await collectProblems(readSeedFile(input, io));
    const { openServedPolicies } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(1759), __webpack_require__.e(6751), __webpack_require__.e(9543), __webpack_require__.e(3904)]).then(__webpack_require__.bind(__webpack_require__, 44210));
    const served = await collectProblems(openServedPolicies((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'policies'), io));
    for (const warning of served?.warnings ?? []) {
        await io.err(`${(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_7__/* .safeLine */ .om)(`warning: ${(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(warning)}`)}\n`);
    }
    if (served === undefined || problems.length > 0) {
        await served?.close();
        throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problems);
    }
    const service = await startServing(input, io, { engine, served, seed }).catch(async (error) => {
        await served.close();
        throw error;
    });
    let configPath;
    try {
        configPath = await writeTerraformConfig(service, input, io);
        await io.out((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsJson */ .k0)(input) ? toJsonLine(service) : toShell(service, configPath));
        await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
        if (!io.signal.aborted)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(io.signal, 'abort');
        return _check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
    }
    finally {
        await service.stop();
        await served.close();
        // The file's token is useless after the service has stopped.
        if (configPath !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(configPath, { force: true });
    }
}
/** Writes the file of `--terraform-config`. @returns its absolute path; undefined without the option */
async function writeTerraformConfig(service, input, { workingDirectory }) {
    const path = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'terraform-config');
    if (path === undefined)
        return undefined;
    await (0,_output_files_js__WEBPACK_IMPORTED_MODULE_11__/* .writeSecretFile */ .AK)('terraform-config', path, workingDirectory, async () => ({
        content: terraformConfig(service),
        value: undefined,
    }));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, path);
}
/** The seed of `--seed`; undefined without the option. @throws UsageError with everything that is wrong with the file */
async function readSeedFile(input, io) {
    const shownAs = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'seed');
    if (shownAs === undefined)
        return undefined;
    const { signal, workingDirectory } = io;
    const text = await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedFile */ .wh)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, shownAs), signal).catch(() => {
        signal.throwIfAborted();
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--seed', `${shownAs} cannot be read.`);
    });
    const { readSeed } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(4716)]).then(__webpack_require__.bind(__webpack_require__, 94120));
    const { parseKept } = await __webpack_require__.e(/* import() */ 7896).then(__webpack_require__.bind(__webpack_require__, 7896));
    try {
        const seed = parseKept(text);
        readSeed(seed);
        return seed;
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--seed', `${shownAs} is not JSON: ${error.message}.`);
        }
        if (error instanceof _service_unusable_js__WEBPACK_IMPORTED_MODULE_9__/* .Unusable */ .k)
            throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problemsOf(error));
        throw error;
    }
}
/** Starts the service as the options describe it. @throws UsageError if it cannot be started so */
async function startServing(input, io, { engine, seed, served: { set, openJudge }, }) {
    const port = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(input, 'port');
    const seconds = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(input, 'run-seconds');
    const seedFile = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'seed');
    // The option's `check` has refused what has problems. A name that is given twice has its last value.
    const courses = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)(input, 'course')
        .map(_service_courses_js__WEBPACK_IMPORTED_MODULE_8__/* .readCourse */ .eE)
        .flatMap((course) => ('problem' in course ? [] : [[course.name, course.value]]));
    const { FIRST_SEED } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(4716)]).then(__webpack_require__.bind(__webpack_require__, 94120));
    const options = {
        clock: io.clock,
        random: io.random,
        edition: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
        // Terraform asks for a version, and a neutral service has none.
        identity: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'terraform-config') === undefined ? 'neutral' : 'hcp-terraform',
        faults: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .flagOf */ .iP)(input, 'faults'),
        courses: Object.fromEntries(courses),
        port,
        runDurationMs: seconds === undefined ? undefined : seconds * 1000,
        rateLimit: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(input, 'rate-limit'),
        policySets: set && [set],
        openJudge,
        engine,
        // Without a seed and policies there are examples to look at.
        seed: seed ?? (set === undefined ? FIRST_SEED : undefined),
        seedDirectory: seedFile && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(io.workingDirectory, seedFile)),
    };
    try {
        return await (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(754), __webpack_require__.e(9426)]).then(__webpack_require__.bind(__webpack_require__, 754))).startService(options);
    }
    catch (error) {
        if (error instanceof _service_unusable_js__WEBPACK_IMPORTED_MODULE_9__/* .Unusable */ .k)
            throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problemsOf(error));
        const portProblem = PORT_PROBLEMS[(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_12__/* .systemErrorCode */ .v)(error) ?? ''];
        throw portProblem === undefined
            ? (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('plangate serve', (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_12__/* .errorMessage */ .g)(error))
            : (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--port', `${port} ${portProblem}`);
    }
}
/** The program of `--engine`, which plans; undefined without the option. */
async function openEngine(input, io) {
    const variableNames = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)(input, 'engine-env');
    const program = ['terraform', 'tofu'].find((name) => name === (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'engine'));
    if (program === undefined) {
        if (variableNames.length === 0)
            return undefined;
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--engine-env', 'is for a program that plans. Add --engine terraform or tofu.');
    }
    const { environment, clock, executeBounded } = io;
    const variables = (0,_plan_program_variables_js__WEBPACK_IMPORTED_MODULE_13__/* .readEngineEnvironment */ .A)(variableNames, environment, _hosts_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .isSecretOfCiHost */ .s);
    if ('problem' in variables)
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--engine-env', variables.problem);
    const { programEngine } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(177), __webpack_require__.e(9778), __webpack_require__.e(9904)]).then(__webpack_require__.bind(__webpack_require__, 44135));
    const { isolateProgram } = await __webpack_require__.e(/* import() */ 8763).then(__webpack_require__.bind(__webpack_require__, 38763));
    const { execute, notIsolated } = await isolateProgram(program, executeBounded, variables.value);
    if (notIsolated !== undefined)
        await io.err(`${notIsolated}\n`);
    return programEngine({ program, clock, execute, variables: variables.value });
}
/** Why a port cannot be had, by the code of the system. */
const PORT_PROBLEMS = {
    EADDRINUSE: 'is in use. Choose another one.',
    EACCES: 'may not be used. Choose one above 1023.',
};
function problemsOf({ of, problems }) {
    return problems.map((message) => ({ where: `--${of}`, message }));
}
/** What `serve --format json` prints: where the service is, and ids and names of what it has, on one line. */
function toJsonLine(service) {
    const { origin: address, token, organization, workspaces, teams, agentPools } = service;
    const terraform = { hostname: hostOf(service), config: terraformConfig(service) };
    const runs = service.toDecide();
    const line = { address, token, organization, workspaces, teams, agentPools, runs, terraform };
    return `${JSON.stringify(line)}\n`;
}
/**
 * Commands for a shell that set the variables of a client, then comments with ids and names.
 *
 * @param config path of the file with Terraform's configuration, if one was written
 */
function toShell(service, config) {
    const [workspace] = service.workspaces;
    const variables = [
        ['PLANGATE_ADDRESS', service.origin],
        // Terraform expects a name without `http://`, all other programs the URL.
        ['TF_CLOUD_HOSTNAME', config === undefined ? service.origin : hostOf(service)],
        ['TF_API_TOKEN', service.token],
        ['TF_CLOUD_ORGANIZATION', service.organization],
        ...(workspace === undefined ? [] : [['TF_WORKSPACE', workspace.name]]),
        ...(config === undefined ? [] : [['TF_CLI_CONFIG_FILE', config]]),
    ];
    return [
        ...variables.map(([name = '', value = '']) => `export ${name}='${value.replaceAll("'", String.raw `'\''`)}'`),
        ...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
        ...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
        ...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
        ...service.toDecide().map(({ id, workspace, what }) => `# run ${id}: ${what}, in ${workspace}`),
        ...(config === undefined ? ['# For Terraform itself: --terraform-config FILE'] : []),
        '',
    ].join('\n');
}
/** Terraform's configuration of its command line, for a file that TF_CLI_CONFIG_FILE names. It holds a token. */
function terraformConfig(service) {
    const host = JSON.stringify(hostOf(service));
    const api = JSON.stringify(`${service.origin}/api/v2/`);
    return [
        `host ${host} {`,
        '  services = {',
        ...['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => `    "${name}" = ${api}`),
        '  }',
        '}',
        `credentials ${host} {`,
        `  token = ${JSON.stringify(service.token)}`,
        '}',
        '',
    ].join('\n');
}
/** The host without a scheme, as Terraform expects it. */
function hostOf({ origin }) {
    return `localhost:${new URL(origin).port}`;
}
//# sourceMappingURL=serve.js.map

/***/ }),

/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ toOutputs; }
/* harmony export */ });
/* unused harmony export emptyOutputs */
/* harmony import */ var _report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70521);
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/** Outputs of the gate: small texts, nothing secret, the same names in every case. */



/** @param written outputs that are left out of it are empty */
function toOutputs(view, written = {}) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeTotals */ .QI)(workspaces),
        'no-changes': noChangesOf(view),
        'needs-approval': JSON.stringify((0,_report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__/* .neededApprovals */ .ac)(view.results)),
        'comment-url': '',
        'report-json': '',
        'report-html': '',
        'report-sarif': '',
        'plan-json': '{}',
        ...written,
    };
}
/** Empty where it is not known of one workspace, and nothing is known to change in another. */
function noChangesOf({ workspaces, unaffected, }) {
    const known = workspaces.map(({ plan }) => plan?.noChanges);
    if (known.includes(false))
        return 'false';
    const areAllKnown = known.every((each) => each === true);
    return areAllKnown && workspaces.length + unaffected.length > 0 ? 'true' : '';
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(verdict = 'undecided') {
    const counts = countResults([]);
    const totals = { adds: '', changes: '', destroys: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green: false, counts, workspaces: [], unaffected: [], results: [] }),
        ...totals,
    };
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 14748:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: function() { return /* binding */ withReportFiles; },
/* harmony export */   Li: function() { return /* binding */ writeReports; },
/* harmony export */   VB: function() { return /* binding */ renderFile; },
/* harmony export */   bI: function() { return /* binding */ reportFileNames; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75483);
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */



/** The reports that the gate has by itself, and those that features bring. */
function withReportFiles(brought) {
    return [
        {
            file: 'report.json',
            option: 'report-json',
            description: 'everything, as JSON',
            render: _report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .renderJson */ .hF,
        },
        ...brought,
        {
            file: 'comment.md',
            description: 'the comment, as Markdown',
            render: async (view) => `${(await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(9543), __webpack_require__.e(4340)]).then(__webpack_require__.bind(__webpack_require__, 69543))).renderComment(view)}\n`,
        },
        {
            file: 'summary.md',
            description: 'the longer text that GitHub shows as the summary of a job',
            render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(9543), __webpack_require__.e(4340)]).then(__webpack_require__.bind(__webpack_require__, 69543))).renderSummary(view),
        },
        {
            file: 'changes.json',
            description: 'what changes with its values, where `show-values` asks for them',
            render: async (view) => (await __webpack_require__.e(/* import() */ 9760).then(__webpack_require__.bind(__webpack_require__, 39760))).renderValuesAsJson(view),
        },
        {
            file: 'verdict.env',
            description: 'the outputs as variables, for later jobs',
            shownBy: 'GitLab',
            render: renderDotenv,
        },
    ];
}
/** The text of one report, by the name of its file; empty where nothing brings it. */
async function renderFile(files, name, view) {
    return (await files.find(({ file }) => file === name)?.render(view)) ?? '';
}
/** `report.json, comment.md and the files that GitLab shows`. */
function reportFileNames(files) {
    const general = files.filter(({ shownBy }) => shownBy === undefined);
    return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
/**
 * Rejects when a file cannot be written; what was written before stays.
 *
 * @param write writes a whole file or none, and makes the directories above it
 */
async function writeReports(files, view, directory, write) {
    for (const { file, render } of files) {
        const text = await render(view);
        if (text !== undefined)
            await write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, file), text);
    }
}
/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all, so no list. */
function renderDotenv(view) {
    return Object.entries((0,_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .toOutputs */ .I)(view))
        .filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=write-reports.js.map

/***/ }),

/***/ 28677:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ writeWholeFile; },
/* harmony export */   Z: function() { return /* binding */ isDevice; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/** Writes a file as a whole, so that nobody reads half of one. */




/** Whether a path is a device or a pipe, or a link to one in /dev: a file must not take its place. */
function isDevice(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    // Other links are not followed: a pull request may have made them.
    if (stats?.isSymbolicLink())
        return path.startsWith('/dev/');
    return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}
/** Replaces a file as a whole, so it is never half written. A device or a pipe is written to. */
async function writeWholeFile(path, content, mode) {
    if (isDevice(path))
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.appendFile)(path, content);
    const partial = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`;
    await makeDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(partial, content, { mode });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partial, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true });
        throw error;
    }
}
/** With every missing one above it. What Node.js has for this never ends in /proc, where no directory can be made. */
async function makeDirectory(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        return;
    await makeDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch((error) => {
        // Another program may have made it meanwhile.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
            throw error;
    });
}
//# sourceMappingURL=write-whole-file.js.map

/***/ }),

/***/ 51253:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ readEngineEnvironment; },
/* harmony export */   W: function() { return /* binding */ variablesOfJob; }
/* harmony export */ });
/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
/** Variables with tokens of the gate, or with its settings. */
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
/** What a runner gives a step, and no program that people start in theirs. */
const OF_THE_STEP = /^(?:INPUT_.*|STATE_.*|PLANGATE_.*)$/i;
/**
 * The variables of the job, as a program in a step of its own has them: without the inputs of this step, and without what a host
 * hands to its own steps alone.
 */
function variablesOfJob(environment, isSecretOfHost) {
    return Object.fromEntries(Object.entries(environment).filter((variable) => variable[1] !== undefined && !OF_THE_STEP.test(variable[0]) && !isSecretOfHost(variable[0])));
}
/** Variables that the engine sets itself, or that would change the plan. */
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not pass on.
 *
 * @param names what the input `engine-env` names
 * @param isSecretOfHost whether a variable is one of the CI host that no program gets
 * @param secrets tokens: a variable that contains one is refused, because programs of the configuration could read it
 */
function readEngineEnvironment(names, environment, isSecretOfHost, secrets = []) {
    const variables = {};
    for (const name of names) {
        if (!/^[A-Za-z_]\w*$/.test(name)) {
            return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
        }
        if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
            return {
                problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
            };
        }
        if (OF_THE_ENGINE.test(name)) {
            return { problem: `${name} is set by the engine itself. Leave it out.` };
        }
        const value = environment[name];
        if (value === undefined)
            continue;
        if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
            return { problem: `${name} holds a token of this job. Leave it out.` };
        }
        variables[name] = value;
    }
    for (const name of NEEDED) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    return { value: variables };
}
//# sourceMappingURL=program-variables.js.map

/***/ }),

/***/ 84995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: function() { return /* binding */ documentedCourses; },
/* harmony export */   Xt: function() { return /* binding */ COURSES; },
/* harmony export */   eE: function() { return /* binding */ readCourse; }
/* harmony export */ });
/* unused harmony export COURSE_NAMES */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/**
 * Courses: what this service does where no source says what the real one does, or where two sources
 * disagree. Each has a name and the behaviours that a service could have. The first is the documented
 * one, or the likeliest where nothing is documented. `docs/assumptions.md` says what would settle it.
 */

const COURSES = {
    /**
     * What a plan-only run does once its soft-failed policy check is overridden: it keeps its status, ends as other
     * runs do, waits after its checks, or ends some seconds later. `refused`: the override is answered with 409.
     * `not-offered`: the check says that it cannot be overridden, too.
     */
    'overridden-plan-only-run': [
        'stays',
        'goes-on',
        'rests-checked',
        'goes-on-later',
        'refused',
        'not-offered',
    ],
    /** How a plan-only run ends, or waits, when an evaluation failed that can be overridden. */
    'failed-evaluation': ['waits', 'errored', 'policy_soft_failed', 'planned_and_finished'],
    /** What a run that waits for its task stage does, once the stage is overridden. */
    'overridden-stage': ['goes-on', 'stays', 'goes-on-later'],
    /** Where a run with a saved plan rests that had an override of a policy check. */
    'overridden-saved-plan': ['planned_and_saved', 'policy_checked'],
    /** What a run does whose failed policy set cannot be overridden. */
    'final-evaluation': ['errored', 'waits'],
    /** What a plan-only run does when a policy check could not be judged at all. */
    'broken-check': ['errored', 'planned_and_finished'],
    /**
     * How a run ends that a policy stops at Init for good. The first three say what its plan becomes; `plan-running`: the run
     * is `errored`, and everything else stays as it was. `waits`: in vain.
     */
    'final-init': [
        'plan-errored',
        'plan-unreachable',
        'plan-canceled',
        'plan-running',
        'waits',
        'planned_and_finished',
    ],
    /**
     * What a run does when a policy failed at Init that can be overridden. `stays-planning`: only its evaluation shows that it
     * waits. `errored`: it has ended, and takes no override.
     */
    'overridable-init': ['waits', 'stays-planning', 'errored'],
    /** What a run does when a mandatory run task failed. */
    'failed-task': ['errored', 'waits'],
    /** Whether a token that may plan reads and writes comments on runs; the others are the answers where it may not. */
    'comments-on-runs': ['allowed', 'forbidden', 'not-found'],
    /** What becomes of the message of a run that is longer than the service keeps. */
    'long-message': ['kept', 'cut'],
};
const COURSE_NAMES = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusWords */ .o7)(COURSES);
function documentedCourses() {
    return Object.fromEntries(Object.entries(COURSES).map(([name, [first]]) => [name, first]));
}
/** Reads `NAME=VALUE`. @returns as `problem` a sentence */
function readCourse(text) {
    const [name = '', value = '', ...rest] = text.split('=').map((part) => part.trim());
    const course = COURSE_NAMES.find((courseName) => courseName === name);
    if (course === undefined || rest.length > 0) {
        return { problem: `"${text}" names no course. The courses: ${COURSE_NAMES.join(', ')}.` };
    }
    const values = COURSES[course];
    if (values.includes(value))
        return { name: course, value };
    return { problem: `${course} is one of ${values.join(', ')}, not "${value}".` };
}
//# sourceMappingURL=courses.js.map

/***/ }),

/***/ 49998:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ Unusable; }
/* harmony export */ });
/** What the service is started with cannot be used. It has everything that is wrong at once. */
class Unusable extends Error {
    name = 'Unusable';
    of;
    /** A line for each. */
    problems;
    /** @param what the first line of the message */
    constructor(of, what, problems) {
        const lines = problems.flatMap((problem) => problem.split('\n')).map((line) => line.trim());
        super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
        this.of = of;
        this.problems = lines;
    }
}
//# sourceMappingURL=unusable.js.map

/***/ })

};
;