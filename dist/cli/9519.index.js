"use strict";
exports.id = 9519;
exports.ids = [9519,1864];
exports.modules = {

/***/ 32121:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: function() { return /* binding */ writeSecretFile; },
/* harmony export */   R0: function() { return /* binding */ writeWholeFile; },
/* harmony export */   Up: function() { return /* binding */ reportPathProblems; },
/* harmony export */   ZX: function() { return /* binding */ isDevice; },
/* harmony export */   t4: function() { return /* binding */ writeReportFiles; },
/* harmony export */   uJ: function() { return /* binding */ REPORT_OPTIONS; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _hosts_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51378);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47912);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24953);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73815);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34271);
/** Writes the files that options name: reports, and secrets that only their owner may read. */









/** The reports that have an option of their own, under the name of that option. */
const REPORTS = _hosts_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_FILES */ .JL.flatMap(({ option: name, description, render }) => name === undefined ? [] : [{ name, description, render }]);
const REPORT_OPTIONS = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .withGroup */ .I1)('Reports', [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .option */ .uK)('--format <word>', 'text is for people; json prints only the report on standard output', {
        choices: ['text', 'json'],
        default: 'text',
    }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .option */ .uK)('--json', 'the same as --format json'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .option */ .uK)('--reports <directory>', `write all reports there: ${(0,_hosts_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFileNames */ .bI)()}`),
    ...REPORTS.map(({ name, description }) => (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .option */ .uK)(`--${name} <file>`, description)),
]);
/** A problem for each path to which no report can be written, found before the gate begins. */
async function reportPathProblems(input, workingDirectory) {
    const problems = [];
    /** Absolute path of a file that will be written → the option that asks for it. */
    const writtenBy = new Map();
    for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
        const path = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, name);
        if (path === undefined)
            continue;
        const where = `--${name}`;
        const isDirectory = name === 'reports';
        const kind = isDirectory ? 'directory' : 'file';
        if (path.trim() === '') {
            problems.push({ where, message: `needs the name of a ${kind}.` });
            continue;
        }
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path);
        const existing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(absolute).catch(() => undefined);
        if (existing !== undefined && existing.isDirectory() !== isDirectory) {
            problems.push({ where, message: `"${path}" is there and is no ${kind}.` });
        }
        const files = isDirectory ? _hosts_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_FILES */ .JL.map(({ file }) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(absolute, file)) : [absolute];
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
        const path = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, name);
        if (path === undefined)
            continue;
        try {
            await writeWholeFile((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(io.workingDirectory, path), await render(view));
        }
        catch (error) {
            log.warning(`--${name}: "${path}" was not written: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .g)(error)}`);
        }
    }
    await log.flush();
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wantsJson */ .k0)(input))
        await io.out((0,_report_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .hF)(view));
}
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
/**
 * Creates the file (never overwriting one) before it asks for the secret, so that no secret is lost.
 * If that fails, the file is removed.
 *
 * @param option name, without dashes, of the option that gave the path: a problem with the path names it
 * @param path relative to the working directory
 * @param createSecret `content` goes into the file, `value` is given back; the error names `id` if the file cannot be written
 */
async function writeSecretFile(option, path, workingDirectory, createSecret) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(absolute, 'wx', 0o600).catch((error) => {
        const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)(`--${option}`, `"${path}" ${why}`);
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(absolute, { force: true });
        if (id === undefined)
            throw error;
        const why = `${id} was created, but its secret was not kept: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .g)(error)}`;
        throw new Error(why, { cause: error });
    }
}
//# sourceMappingURL=output-files.js.map

/***/ }),

/***/ 79519:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: function() { return /* binding */ serve; }
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24953);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73815);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43962);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34271);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22195);
/* harmony import */ var _service_courses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84995);
/* harmony import */ var _service_unusable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49998);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77006);
/* harmony import */ var _plan_run_programs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1864);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32121);
/** The local service as a command: it runs until it is stopped. */














const serve = {
    name: 'serve',
    tidiesUpMs: 3_000,
    summary: 'a local service with the same API',
    description: 'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until you stop it. Uploads are unpacked, planned by `--engine` or else listed, and evaluated by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams and an agent pool. Each workspace has a run with a policy check to override.',
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--port <number>', 'listen on this port; the default is any free port', {
            check: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(0, 65_535),
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--seed <file>', 'start with what this JSON file describes'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--policies <directory>', 'evaluate these policies on every plan, by the opa on the PATH. The default without --seed is the example policies'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--engine <word>', 'the program on the PATH that plans and applies. Without one, and for seeded runs, the resource blocks are listed', { choices: ['terraform', 'tofu'] }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--engine-env <name>', 'with --engine terraform or tofu: an environment variable to pass to it', {
            repeatable: true,
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--edition <word>', 'hosted lacks the operations on backing data', {
            choices: ['hosted', 'self-managed'],
            default: 'hosted',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--terraform-config <file>', "write Terraform's CLI configuration for this service, with a token, to a new file that only you can read"),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--format <word>', 'format of the first lines on standard output', {
            choices: ['shell', 'json'],
            default: 'shell',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--json', 'the same as --format json'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--run-seconds <number>', 'duration of runs whose script sets none; the default is 0.4', {
            check: (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 86_400
                ? undefined
                : 'is not a number from 0 to 86400.',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--rate-limit <number>', 'answer 429 beyond this many requests per second and user', {
            check: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(0, 1_000_000),
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--course <name=value>', 'what to do where the documentation of the real service says nothing, or two sources disagree; docs/assumptions.md lists the courses', {
            repeatable: true,
            check: (text) => {
                const course = (0,_service_courses_js__WEBPACK_IMPORTED_MODULE_8__/* .readCourse */ .eE)(text);
                return 'problem' in course ? `is refused: ${course.problem}` : undefined;
            },
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
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
        if (!(error instanceof _read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb))
            throw error;
        // What is wrong with the policies, which are opened last, is said first.
        problems.unshift(...error.problems);
        return undefined;
    });
    const seed = await collectProblems(readSeedFile(input, io));
    const { openServedPolicies } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(2717), __webpack_require__.e(8199), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(9990)]).then(__webpack_require__.bind(__webpack_require__, 71238));
    const served = await collectProblems(openServedPolicies((0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'policies'), io));
    for (const warning of served?.warnings ?? []) {
        await io.err(`${(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_7__/* .safeLine */ .om)(`warning: ${(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(warning)}`)}\n`);
    }
    if (served === undefined || problems.length > 0) {
        await served?.close();
        throw new _read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problems);
    }
    const service = await startServing(input, io, { engine, served, seed }).catch(async (error) => {
        await served.close();
        throw error;
    });
    let configPath;
    try {
        configPath = await writeTerraformConfig(service, input, io);
        await io.out((0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsJson */ .k0)(input) ? toJsonLine(service) : toShell(service, configPath));
        await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
        if (!io.signal.aborted)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(io.signal, 'abort');
        return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
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
    const path = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'terraform-config');
    if (path === undefined)
        return undefined;
    await (0,_output_files_js__WEBPACK_IMPORTED_MODULE_12__/* .writeSecretFile */ .AK)('terraform-config', path, workingDirectory, async () => ({
        content: terraformConfig(service),
        value: undefined,
    }));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, path);
}
/** The seed of `--seed`; undefined without the option. @throws UsageError with everything that is wrong with the file */
async function readSeedFile(input, io) {
    const shownAs = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'seed');
    if (shownAs === undefined)
        return undefined;
    const { signal, workingDirectory } = io;
    const text = await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedFile */ .wh)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, shownAs), signal).catch(() => {
        signal.throwIfAborted();
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--seed', `${shownAs} cannot be read.`);
    });
    const { readSeed } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(6754)]).then(__webpack_require__.bind(__webpack_require__, 94120));
    const { parseKept } = await __webpack_require__.e(/* import() */ 7896).then(__webpack_require__.bind(__webpack_require__, 7896));
    try {
        const seed = parseKept(text);
        readSeed(seed);
        return seed;
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--seed', `${shownAs} is not JSON: ${error.message}.`);
        }
        if (error instanceof _service_unusable_js__WEBPACK_IMPORTED_MODULE_9__/* .Unusable */ .k)
            throw new _read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problemsOf(error));
        throw error;
    }
}
/** Starts the service as the options describe it. @throws UsageError if it cannot be started so */
async function startServing(input, io, { engine, seed, served: { set, openJudge }, }) {
    const port = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(input, 'port');
    const seconds = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(input, 'run-seconds');
    const seedFile = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'seed');
    // The option's `check` has refused what has problems. A name that is given twice has its last value.
    const courses = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)(input, 'course')
        .map(_service_courses_js__WEBPACK_IMPORTED_MODULE_8__/* .readCourse */ .eE)
        .flatMap((course) => ('problem' in course ? [] : [[course.name, course.value]]));
    const { FIRST_SEED } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(6754)]).then(__webpack_require__.bind(__webpack_require__, 94120));
    const options = {
        clock: io.clock,
        random: io.random,
        edition: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
        // Terraform asks for a version, and a neutral service has none.
        identity: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'terraform-config') === undefined ? 'neutral' : 'hcp-terraform',
        faults: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .flagOf */ .iP)(input, 'faults'),
        courses: Object.fromEntries(courses),
        port,
        runDurationMs: seconds === undefined ? undefined : seconds * 1000,
        rateLimit: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(input, 'rate-limit'),
        policySets: set && [set],
        openJudge,
        engine,
        // Without a seed and policies there are examples to look at.
        seed: seed ?? (set === undefined ? FIRST_SEED : undefined),
        seedDirectory: seedFile && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(io.workingDirectory, seedFile)),
    };
    try {
        return await (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(351), __webpack_require__.e(3597), __webpack_require__.e(4120), __webpack_require__.e(8795), __webpack_require__.e(420)]).then(__webpack_require__.bind(__webpack_require__, 28795))).startService(options);
    }
    catch (error) {
        if (error instanceof _service_unusable_js__WEBPACK_IMPORTED_MODULE_9__/* .Unusable */ .k)
            throw new _read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problemsOf(error));
        const portProblem = PORT_PROBLEMS[(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_13__/* .systemErrorCode */ .v)(error) ?? ''];
        throw portProblem === undefined
            ? (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('plangate serve', (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_13__/* .errorMessage */ .g)(error))
            : (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--port', `${port} ${portProblem}`);
    }
}
/** The program of `--engine`, which plans; undefined without the option. */
async function openEngine(input, io) {
    const variableNames = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)(input, 'engine-env');
    const program = ['terraform', 'tofu'].find((name) => name === (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optionOf */ .XD)(input, 'engine'));
    if (program === undefined) {
        if (variableNames.length === 0)
            return undefined;
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--engine-env', 'is for a program that plans. Add --engine terraform or tofu.');
    }
    const { environment, clock, executeBounded } = io;
    const variables = (0,_plan_run_programs_js__WEBPACK_IMPORTED_MODULE_11__/* .readEngineEnvironment */ .Ad)(variableNames, environment, _hosts_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .isSecretOfCiHost */ .sG);
    if ('problem' in variables)
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('--engine-env', variables.problem);
    const { programEngine } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(351), __webpack_require__.e(3597), __webpack_require__.e(177), __webpack_require__.e(8645), __webpack_require__.e(51)]).then(__webpack_require__.bind(__webpack_require__, 96327));
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

/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: function() { return /* binding */ configurationIn; },
/* harmony export */   BJ: function() { return /* binding */ mayBeRead; },
/* harmony export */   DF: function() { return /* binding */ variablesIn; },
/* harmony export */   H9: function() { return /* binding */ isRead; },
/* harmony export */   Vc: function() { return /* binding */ stemOf; },
/* harmony export */   Xo: function() { return /* binding */ compareBytes; },
/* harmony export */   ZC: function() { return /* binding */ isConfiguration; },
/* harmony export */   as: function() { return /* binding */ readBy; },
/* harmony export */   d3: function() { return /* binding */ isForTofuAlone; },
/* harmony export */   i: function() { return /* binding */ isJsonSyntax; },
/* harmony export */   jn: function() { return /* binding */ isOverride; }
/* harmony export */ });
/* unused harmony export declaresBlocks */
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */

/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
/** A file of variables under any name, also on file systems without case: a program can be given it. */
const VARIABLES = /\.tfvars(?:\.json)?$/;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. They skip `.old.tf`. */
function isConfiguration(name) {
    return CONFIGURATION.test(name) && !name.startsWith('.');
}
/** Whether a configuration file only changes blocks that other files declare. */
function isOverride(name) {
    return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
/** Whether a file of this name declares blocks of its module. */
function declaresBlocks(name) {
    return isConfiguration(name) && !isOverride(name);
}
/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
function configurationIn(names) {
    const sorted = names.toSorted(compareBytes);
    return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}
const SURROGATE = /[\ud800-\udfff]/;
/** Orders two names as their UTF-8 bytes are ordered, which is how both programs read files. */
function compareBytes(a, b) {
    const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
    if (hasSurrogate)
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    // Without surrogates, the code units of UTF-16 have the same order.
    return a < b ? -1 : Number(a > b);
}
/**
 * The configuration files that a program reads, of those in `names`: Terraform none of OpenTofu alone, and OpenTofu none
 * of Terraform that has one of its own beside it.
 */
function readBy(program, names) {
    if (program === 'terraform')
        return names.filter((name) => !isForTofuAlone(name));
    const all = new Set(names);
    return names.filter((name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name));
}
/** Whether OpenTofu reads a configuration file, and Terraform does not. */
function isForTofuAlone(name) {
    return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
/** The name of a configuration file without its ending; other names are unchanged. */
function stemOf(name) {
    return CONFIGURATION.exec(name)?.[1] ?? name;
}
/** Whether a file has the syntax of JSON. */
function isJsonSyntax(name) {
    return name.endsWith('.json');
}
/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
function variablesIn(names) {
    const sorted = names.toSorted(compareBytes);
    const main = sorted.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name));
    return [...main, ...sorted.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name))];
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || variablesIn([name]).length > 0 || name === '.terraform.lock.hcl';
}
/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
function mayBeRead(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isConfiguration(name) || VARIABLES.test((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name));
}
//# sourceMappingURL=file-names.js.map

/***/ }),

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
    const places = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, places, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, places, directories) {
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
    const expected = directoryOfSource(record, places);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, places) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : places.get(callerKey);
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
    const places = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, places)));
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

/***/ 20854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: function() { return /* binding */ HclScanner; },
/* harmony export */   gZ: function() { return /* binding */ TOO_DEEP; },
/* harmony export */   mM: function() { return /* binding */ NOT_UTF8; },
/* harmony export */   sG: function() { return /* binding */ Malformed; },
/* harmony export */   wB: function() { return /* binding */ TextRanges; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);

/** The most levels of nesting: each one takes a few frames of the stack. */
const DEEPEST = 200;
/** The message of a text with more levels. */
const TOO_DEEP = 'nested too deeply to be read';
/** The message of a text with U+FFFD, which stands for all that is no UTF-8. */
const NOT_UTF8 = 'a text is not in UTF-8';
const WORD = new RegExp(_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS, 'uy');
/** The text is not HCL, or it is not certain how Terraform reads it. The message is for people. */
class Malformed extends Error {
    /** The offset in the text. */
    at;
    constructor(message, at) {
        super(message);
        this.at = at;
    }
}
/** Where parts of a text are, as lines and columns. */
class TextRanges {
    /** The offset at which each line begins. */
    lines = [0];
    constructor(text) {
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    between(start, end) {
        const first = this.lineAt(start);
        const last = this.lineAt(end);
        return {
            startLine: first + 1,
            startColumn: start - (this.lines[first] ?? 0) + 1,
            endLine: last + 1,
            endColumn: end - (this.lines[last] ?? 0) + 1,
        };
    }
    /** @returns the index of the line that holds this offset */
    lineAt(offset) {
        let low = 0;
        let high = this.lines.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.lines[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
}
/** A text and a position in it. The methods move the position behind what they read. */
class HclScanner {
    text;
    ranges;
    fixedRange;
    /** Whether the text is a part of JSON, in which U+FFFD may be an escape. */
    isDecoded;
    /** The offset of the next character to read. */
    at;
    depth = 0;
    /** Whether line ends count as white space, as they do between brackets. */
    skipsLineEnds = false;
    /** @param around the range of everything in the text, where that is a part of another text */
    constructor(text, around) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
        this.ranges = new TextRanges(text);
        this.fixedRange = around;
        this.isDecoded = around !== undefined;
    }
    /** Skips white space and comments, and line ends between brackets. */
    skip() {
        for (;;) {
            const character = this.text[this.at];
            const next = this.text[this.at + 1];
            if (character === ' ' || character === '\t')
                this.at++;
            else if (this.skipsLineEnds && character === '\n')
                this.at++;
            else if (this.skipsLineEnds && character === '\r' && next === '\n')
                this.at += 2;
            else if (character === '#' || (character === '/' && next === '/')) {
                const end = this.text.indexOf('\n', this.at);
                this.at = end < 0 ? this.text.length : end;
            }
            else if (character === '/' && next === '*') {
                const end = this.text.indexOf('*/', this.at + 2);
                if (end < 0)
                    throw new Malformed('a comment does not end', this.at);
                this.at = end + 2;
            }
            else
                return;
        }
    }
    /** Whether these characters come next; if so, reads them. */
    take(characters) {
        if (!this.text.startsWith(characters, this.at))
            return false;
        this.at += characters.length;
        return true;
    }
    /** Reads these characters, and white space before them. Throws `Malformed` if they do not come next. */
    expect(characters) {
        this.skip();
        if (!this.take(characters))
            throw this.unexpected();
    }
    /** Reads what a sticky expression matches here; undefined if it matches nothing. */
    match(pattern) {
        pattern.lastIndex = this.at;
        const matched = pattern.exec(this.text);
        if (matched === null)
            return undefined;
        this.at = pattern.lastIndex;
        return matched;
    }
    identifier() {
        return this.match(WORD)?.[0];
    }
    /** Reads something that may be nested. Throws `Malformed` at too many levels, so that no text uses up the stack. */
    deeper(read) {
        if (++this.depth > DEEPEST)
            throw new Malformed(TOO_DEEP, this.at);
        const result = read();
        this.depth--;
        return result;
    }
    /** Reads something between brackets, where line ends may count as white space. */
    inBrackets(skipsLineEnds, read) {
        const before = this.skipsLineEnds;
        this.skipsLineEnds = skipsLineEnds;
        const result = this.deeper(read);
        this.skipsLineEnds = before;
        return result;
    }
    /** The rest of this line, and the offset where the line ends. */
    lineHere() {
        const lineEnd = this.text.indexOf('\n', this.at);
        const end = lineEnd < 0 ? this.text.length : lineEnd;
        const next = this.text[end - 1] === '\r' ? end - 1 : end;
        return { line: this.text.slice(this.at, end), next };
    }
    unexpected() {
        const line = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpaceEnd */ .id)(this.lineHere().line);
        const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
        const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
        return new Malformed(message, this.at);
    }
    range(start, end = this.at) {
        return this.fixedRange ?? this.ranges.between(start, end);
    }
}
//# sourceMappingURL=hcl-scanner.js.map

/***/ }),

/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ readRepeatedJson; },
/* harmony export */   Y: function() { return /* binding */ hasExactDigits; }
/* harmony export */ });
/* harmony import */ var _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20854);
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */

const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads a text of JSON.
 *
 * @throws Malformed if it is none, or is nested too deeply
 */
function readRepeatedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .HclScanner */ .Op {
    whole() {
        // A byte order mark is no part of JSON.
        this.at = 0;
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        this.skip();
        const from = this.at;
        const value = this.deeper(() => this.read());
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER)?.[0];
        // A number that this program cannot hold is read as no number.
        if (number !== undefined)
            return exactNumber(number) ?? Number.NaN;
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.expect(':');
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT)?.[0];
        if (written === undefined)
            throw this.unexpected();
        // As Go does, for half of a pair of UTF-16.
        return String(JSON.parse(written)).replaceAll(/[\ud800-\udfff]/gu, '\uFFFD');
    }
    skip() {
        this.match(BLANK);
    }
    unexpected() {
        return new _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
    }
}
/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text) {
    const value = Number(text);
    const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
    return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
/** Whether a number has so few digits that it has a double of its own, as every decimal number of 15 digits. */
function hasExactDigits(number) {
    const significant = number
        .replace(/[eE].*$/s, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
    return significant.length <= 15;
}
//# sourceMappingURL=read-json.js.map

/***/ }),

/***/ 51378:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: function() { return /* binding */ REPORT_FILES; },
/* harmony export */   Li: function() { return /* binding */ writeReports; },
/* harmony export */   bI: function() { return /* binding */ reportFileNames; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75483);
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */



/** All reports that are files. Help, pages and documentation have their names and words from here. */
const REPORT_FILES = [
    {
        file: 'report.json',
        option: 'report-json',
        description: 'everything, as JSON',
        render: _report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .renderJson */ .hF,
    },
    {
        file: 'report.html',
        option: 'report-html',
        description: 'one self-contained page, for people',
        render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(558), __webpack_require__.e(7382)]).then(__webpack_require__.bind(__webpack_require__, 80558))).renderPage(view),
    },
    {
        file: 'junit.xml',
        option: 'junit',
        description: 'one test case per policy, as JUnit XML',
        render: async (view) => (await __webpack_require__.e(/* import() */ 3356).then(__webpack_require__.bind(__webpack_require__, 73356))).renderJunit(view),
    },
    {
        file: 'report.sarif',
        option: 'sarif',
        description: 'findings for code scanning, as SARIF',
        render: async (view) => (await __webpack_require__.e(/* import() */ 5789).then(__webpack_require__.bind(__webpack_require__, 25789))).renderSarif(view),
    },
    {
        file: 'comment.md',
        description: 'the comment, as Markdown',
        render: async (view) => `${(await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(8481), __webpack_require__.e(362)]).then(__webpack_require__.bind(__webpack_require__, 58481))).renderComment(view)}\n`,
    },
    {
        file: 'summary.md',
        description: 'the longer text that GitHub shows as the summary of a job',
        render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(8481), __webpack_require__.e(362)]).then(__webpack_require__.bind(__webpack_require__, 58481))).renderSummary(view),
    },
    {
        file: 'code-quality.json',
        option: 'code-quality',
        description: 'findings for GitLab, as Code Quality JSON',
        shownBy: 'GitLab',
        render: async (view) => (await __webpack_require__.e(/* import() */ 5789).then(__webpack_require__.bind(__webpack_require__, 25789))).renderCodeQuality(view),
    },
    {
        file: 'verdict.env',
        description: 'the outputs as variables, for later jobs',
        shownBy: 'GitLab',
        render: renderDotenv,
    },
];
/** `report.json, comment.md and the files that GitLab shows`. */
function reportFileNames() {
    const general = REPORT_FILES.filter(({ shownBy }) => shownBy === undefined);
    return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
/**
 * Rejects when a file cannot be written; what was written before stays.
 *
 * @param write writes a whole file or none, and makes the directories above it
 */
async function writeReports(view, directory, write) {
    for (const { file, render } of REPORT_FILES) {
        await write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, file), await render(view));
    }
}
/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all, so no list. */
function renderDotenv(view) {
    return Object.entries((0,_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .toOutputs */ .I)(view))
        .filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=files.js.map

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
        'needs-approval': JSON.stringify((0,_report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__/* .neededApprovals */ .ac)(view.results)),
        'comment-url': '',
        'report-json': '',
        'report-html': '',
        'report-sarif': '',
        'plan-json': '{}',
        ...written,
    };
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(verdict = 'undecided') {
    const counts = countResults([]);
    const totals = { adds: '', changes: '', destroys: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green: false, counts, workspaces: [], results: [] }),
        ...totals,
    };
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 1864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: function() { return /* binding */ readEngineEnvironment; },
/* harmony export */   EngineFailure: function() { return /* binding */ EngineFailure; },
/* harmony export */   Oh: function() { return /* binding */ makeDirectory; },
/* harmony export */   Wn: function() { return /* binding */ variablesOfJob; },
/* harmony export */   Yt: function() { return /* binding */ runInJob; },
/* harmony export */   k9: function() { return /* binding */ Programs; },
/* harmony export */   q: function() { return /* binding */ removeDirectory; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27126);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34271);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53776);
/** Runs `terraform` or `tofu`: its directories, environment, deadline and limits. */







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
async function makePlaces({ files, workingDirectory }, root) {
    const places = {
        files,
        root,
        work: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, workingDirectory),
        stateFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'state', 'terraform.tfstate'),
        states: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'states'),
        data: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'data'),
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
/** In a checkout, only the plan and the values of variables are elsewhere. */
function placesInCheckout({ files, workingDirectory }, root, { TF_DATA_DIR: data = '.terraform' }) {
    const work = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, workingDirectory);
    const unused = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'states');
    return { files, root, work, stateFile: unused, states: unused, data: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(work, data) };
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
            return { ...this.options.variables, TF_IN_AUTOMATION: '1', TF_INPUT: '0' };
        }
        return {
            ...this.options.variables,
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
//# sourceMappingURL=run-programs.js.map

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