"use strict";
exports.id = 4701;
exports.ids = [4701];
exports.modules = {

/***/ 13973:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: function() { return /* binding */ optionsFor; },
/* harmony export */   DA: function() { return /* binding */ optionProblem; },
/* harmony export */   PC: function() { return /* binding */ givenInputs; },
/* harmony export */   _m: function() { return /* binding */ toOptionProblem; },
/* harmony export */   iO: function() { return /* binding */ withOptionNames; },
/* harmony export */   iV: function() { return /* binding */ INPUTS_PAGE; },
/* harmony export */   m5: function() { return /* binding */ CHECK_OPTIONS; },
/* harmony export */   u1: function() { return /* binding */ JUDGING_OPTIONS; },
/* harmony export */   yu: function() { return /* binding */ emptyOptions; }
/* harmony export */ });
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40198);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19315);
/** The options of `plangate check`, made from the table of inputs, and their way back into inputs. */




const CLI_INPUTS = _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.filter((spec) => (0,_settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .existsAt */ .Sw)(spec, 'cli'));
/** Placeholders of kinds whose name is not one. */
const PLACEHOLDERS = {
    string: 'text',
    choice: 'word',
    path: 'file',
};
/** How many characters of a description fit on two lines of the help, beside the column of options. */
const MAX_DESCRIPTION_LENGTH = 94;
/** Address of the page that explains every input in full. */
const INPUTS_PAGE = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/inputs.md');
/** One for each input of the command line, in the order of their headings in the help. */
const CHECK_OPTIONS = optionsOf(CLI_INPUTS);
/** Those that have an effect where plans come from there. */
function optionsFor(way) {
    return optionsOf(CLI_INPUTS.filter((spec) => (0,_settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isForWay */ .T4)(spec, way)));
}
/** Options for judging a run that exists already: what fails the gate, and what its plan may do. */
const JUDGING_OPTIONS = optionsFor('run').filter(({ group = '' }) => ['What fails the gate', 'What the run plans'].includes(group));
function optionsOf(specs) {
    return [..._settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_HEADINGS */ .tH, undefined].flatMap((heading) => specs.filter((spec) => spec.heading === heading).map(toOption));
}
/** Input name → text, of the options that the command line has. Lists are joined by line breaks. */
function givenInputs(input) {
    const inputs = {};
    for (const spec of CLI_INPUTS) {
        const value = input.options[optionName(spec)];
        if (value === true)
            inputs[spec.name] = isOnByDefault(spec) ? 'false' : 'true';
        else if (typeof value === 'string')
            inputs[spec.name] = value;
        else if (Array.isArray(value))
            inputs[spec.name] = value.join('\n');
    }
    return inputs;
}
/**
 * A problem for each option with an empty value, as `--protect "$UNSET"` gives one: an empty input counts as absent, and
 * the check would run without it. Inputs that can also come from the environment are exempt: an empty option leaves them to it.
 */
function emptyOptions(input) {
    const given = givenInputs(input);
    return CLI_INPUTS.filter((spec) => spec.environment === undefined && given[spec.name]?.trim() === '').map(({ name }) => ({ where: name, message: 'is empty. Give it a value, or leave it out.' }));
}
/** `--fail-on` for `fail-on`; a word that is no input is given back. */
function optionOfInput(inputName) {
    const spec = CLI_INPUTS.find(({ name }) => name === inputName);
    return spec ? `--${optionName(spec)}` : inputName;
}
/** A problem with an input as one with its option. What is wrong in a file is said in the words of the file. */
function optionProblem({ where, message, code }) {
    const isOfFile = /:\d+/.test(where);
    return {
        where: optionOfInput(where),
        message: isOfFile ? message : withOptionNames(message),
        code,
    };
}
/** A problem with an input as one with its option, whose message has the address of its code. */
function toOptionProblem(wrong) {
    const { where, message, code } = optionProblem(wrong);
    return { where, message: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withPage */ .M8)(message, code) };
}
/** A message with the names of options in place of those of inputs. */
function withOptionNames(message) {
    return message.replaceAll(/`([a-z-]+)`/g, (_quoted, word) => optionOfInput(word));
}
function toOption(spec) {
    const isFlag = spec.kind === 'flag';
    // What the help shows in place of the value.
    const placeholder = spec.name === 'directory' ? 'directory' : (PLACEHOLDERS[spec.kind] ?? spec.kind);
    return {
        name: optionName(spec),
        description: describeInput(spec),
        group: spec.heading,
        value: isFlag ? undefined : placeholder,
        repeatable: spec.kind === 'list',
    };
}
/** Such a flag can only be switched off, so its option is `--no-…`. */
function isOnByDefault({ kind, default: defaultValue }) {
    return kind === 'flag' && defaultValue === 'true';
}
/** Without the dashes. */
function optionName(spec) {
    return isOnByDefault(spec) ? `no-${spec.name}` : spec.name;
}
/** The beginning of the input's description, then in brackets its choices, its other places and its default. */
function describeInput(spec) {
    const text = spec.description.replaceAll('`', '');
    if (spec.kind === 'flag')
        return firstSentences(spec.off ?? text, MAX_DESCRIPTION_LENGTH);
    const facts = [
        spec.choices?.join(', '),
        spec.environment && `else ${spec.environment.join(', ')}`,
        spec.cloudBlock && 'else the cloud block',
        spec.default !== undefined && `default: ${spec.default}`,
    ].filter((fact) => typeof fact === 'string');
    const inBrackets = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    return firstSentences(text, MAX_DESCRIPTION_LENGTH - inBrackets.length) + inBrackets;
}
/** As many whole sentences as fit. If not even the first one does, its beginning. */
function firstSentences(text, maxLength) {
    let sentences = '';
    for (const sentence of text.split(/(?<=\.) /)) {
        const longer = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNonEmpty */ .JO)(' ', sentences, sentence);
        if (longer.length > maxLength)
            break;
        sentences = longer;
    }
    return sentences || `${(0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, maxLength)}.`;
}
//# sourceMappingURL=check-options.js.map

/***/ }),

/***/ 98265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: function() { return /* binding */ readStoredTokens; },
/* harmony export */   GN: function() { return /* binding */ commonEntryPoint; },
/* harmony export */   eN: function() { return /* binding */ refuseInCi; },
/* harmony export */   hx: function() { return /* binding */ describeJob; },
/* harmony export */   qR: function() { return /* binding */ loadCheckSettings; },
/* harmony export */   sQ: function() { return /* binding */ withOwnFiles; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65639);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43962);
/* harmony import */ var _model_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62056);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _settings_load_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60275);
/* harmony import */ var _check_check_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13973);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89834);
/* harmony import */ var _hosts_describe_ci_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5059);
/* harmony import */ var _hosts_trust_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94868);
/**
 * What a command finds out before it checks: the settings by its options, the tokens that `terraform login` stored, and
 * who starts it.
 */










/**
 * The settings of a check, or everything that is wrong with its options. The first setting that is missing is reported
 * together with the `cloud` blocks near the directory that might have been meant.
 */
async function loadCheckSettings(input, io, jobTree, { parsed, ...more } = {}) {
    const { environment, workingDirectory } = io;
    const storedToken = await readStoredTokens(environment);
    const written = {
        inJob: !io.isPersonThere,
        ...more,
        inputs: (0,_check_check_options_js__WEBPACK_IMPORTED_MODULE_4__/* .givenInputs */ .PC)(input),
        environment,
        storedToken,
        entryPoint: 'cli',
    };
    const loaded = await (0,_settings_load_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSettings */ .M5)(written, { workingDirectory, jobTree, parsed }, io);
    const emptyProblems = (0,_check_check_options_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyOptions */ .yu)(input);
    if ('settings' in loaded) {
        return emptyProblems.length === 0 ? loaded : { problems: emptyProblems };
    }
    const problems = [...loaded.problems];
    const index = problems.findIndex(({ isMissing }) => isMissing);
    const firstMissing = problems[index];
    if (firstMissing !== undefined) {
        const shownAs = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .optionOf */ .XD)(input, 'directory') ?? '.';
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, shownAs);
        const { blocksSentence } = await __webpack_require__.e(/* import() */ 7094).then(__webpack_require__.bind(__webpack_require__, 17094));
        const hint = await blocksSentence({ directory, shownAs }, jobTree.proposed, '--');
        problems[index] = { ...firstMissing, message: firstMissing.message + hint };
    }
    return { problems: [...problems, ...emptyProblems] };
}
/** What all commands that check hand over alike: where the files are, what no report shows, and where the log goes. */
function commonEntryPoint({ io, log }) {
    const { environment, workingDirectory, status } = io;
    return {
        workingDirectory,
        // Of tokens alone: the action also searches the files for the passwords and keys of its job.
        secrets: (0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentSecrets */ .P)(environment, /(?:^|_)TOKEN$/),
        concealed: (0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .concealedIn */ .w)(environment),
        never: [],
        log,
        print: log.print,
        status,
        tellPlan: io.tellPlan,
    };
}
/**
 * Reads the file in which `terraform login` keeps tokens: `{"credentials": {"app.terraform.io": {"token": "…"}}}`.
 * A file that cannot be read has none.
 *
 * @returns the token of a host; the host is written with its port, if it has one
 */
async function readStoredTokens(environment) {
    // As Terraform does it on Windows, where `APPDATA` is set, and elsewhere.
    const directory = environment['APPDATA']
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(environment['APPDATA'], 'terraform.d')
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
    const text = await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, 'credentials.tfrc.json')).catch(() => '');
    const stored = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    return (hostname) => (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_9__/* .readNonEmptyText */ .gc)((0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_9__/* .valueAt */ .fK)(stored, 'credentials', hostname, 'token'))?.trim() || undefined;
}
/**
 * Finds out who starts the command, and whose files it reads.
 *
 * @returns `isPersonThere` is also true if `--trust-checkout` says so from a hook, an editor or a pipe
 * @throws UsageError if `--trust-checkout` is given where the files are those of a change under review
 */
async function describeJob(input, io) {
    const { isPersonThere } = withOwnFiles(input, io);
    const { jobTree } = await (0,_hosts_describe_ci_job_js__WEBPACK_IMPORTED_MODULE_6__/* .describeCiJob */ .v)({ ...io, isPersonThere });
    refuseInCi(input, io, jobTree);
    return { jobTree, isPersonThere };
}
/** The same, where a person is there also if `--trust-checkout` says that the files are one's own. */
function withOwnFiles(input, io) {
    return { ...io, isPersonThere: io.isPersonThere || isTrusted(input, io) };
}
/** @throws UsageError as `describeJob` does */
function refuseInCi(input, io, jobTree) {
    if (isTrusted(input, io) && jobTree.proposed)
        throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb([_hosts_trust_checkout_js__WEBPACK_IMPORTED_MODULE_7__/* .REFUSED_IN_CI */ .qg]);
}
function isTrusted(input, { environment }) {
    return (0,_hosts_trust_checkout_js__WEBPACK_IMPORTED_MODULE_7__/* .trustsCheckout */ .QK)((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .flagOf */ .iP)(input, 'trust-checkout'), environment);
}
//# sourceMappingURL=load-options.js.map

/***/ }),

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

/***/ 97805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: function() { return /* binding */ openCiJob; }
});

// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(58245);
// EXTERNAL MODULE: ./build/src/hosts/detect.js
var detect = __webpack_require__(2914);
;// CONCATENATED MODULE: ./build/src/hosts/time-after-cancel.js
/** All that is left of a canceled job. The runner of GitHub kills the step 7.5 s after the signal. */
const MOST_MS = 5_500;
const SILENT_MS = 700;
/**
 * Makes the network and the signal for requests to a CI host. The signal is aborted later than `signal`, that of the job:
 * when the host stops answering, or when the job has no time left.
 */
function withTimeAfterCancel({ send, clock }, signal) {
    const late = new AbortController();
    /** Since the beginning. */
    let answers = 0;
    /** Requests without an answer. */
    let waiting = 0;
    let endsAt;
    let watching;
    /** Aborts at the end of the time, or once no answer has come for a while although one is waited for. */
    const watch = async () => {
        endsAt ??= clock.now() + MOST_MS;
        for (let before = answers; clock.now() < endsAt; before = answers) {
            await clock.sleep(SILENT_MS);
            if (waiting > 0 && answers === before)
                break;
        }
        late.abort();
    };
    /** A host that is not asked needs no time. */
    const watchIfAsked = () => {
        if (signal.aborted && waiting > 0)
            watching ??= watch();
    };
    const onAbort = () => {
        endsAt = clock.now() + MOST_MS;
        watchIfAsked();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    return {
        signal: late.signal,
        async send(request) {
            waiting += 1;
            watchIfAsked();
            try {
                const answer = await send(request);
                answers += 1;
                return answer;
            }
            finally {
                waiting -= 1;
            }
        },
    };
}
//# sourceMappingURL=time-after-cancel.js.map
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/hosts/publish-on.js
/** Writes a report as files, and publishes it on the host of the job. */





/**
 * Writes a report as files, and publishes it on the host. It never rejects, and changes no verdict: a sentence says what
 * failed. On a host that has neither `publish` nor `comments`, the files are all.
 *
 * @param ports.publishOnHost in place of the host's `publish`
 */
async function publishOn(job, view, settings, ports) {
    const doubts = [];
    /** What was published besides the comment: it stays in the answer, whatever becomes of the comment. */
    let onHost = {};
    const { reports, comment: when } = settings;
    if (reports !== undefined) {
        await ports.writeReports?.(view, reports).catch((error) => {
            doubts.push((0,finding/* finding */.gk)(errors/* CODES */.Lp.reportsNotWritten, (0,sentence/* phrase */.MZ) `Not all reports were written to ${(0,sentence/* directoryPart */.Pv)(reports)}: ${(0,sentence/* foreign */.V$)((0,error_message/* errorMessage */.g)(error))}`, { actor: 'operators' }));
        });
    }
    try {
        const until = ports.deadline?.() ?? Number.POSITIVE_INFINITY;
        const publishing = ports.publishOnHost?.(view, until) ?? job.host.publish?.(job, view, settings, ports);
        onHost = (await publishing) ?? {};
        doubts.push(...(onHost.doubts ?? []));
        const { pullRequest, commit: headSha = '' } = job;
        const api = job.host.comments?.(job, ports);
        if (pullRequest === undefined || api === undefined || when === 'off') {
            return { ...onHost, doubts };
        }
        if ('says' in api)
            return { ...onHost, doubts: [...doubts, api] };
        const { toCommentContent, writeComment } = await Promise.all(/* import() */[__webpack_require__.e(9543), __webpack_require__.e(8450)]).then(__webpack_require__.bind(__webpack_require__, 8450));
        const target = { number: pullRequest.number, headSha, green: view.green, when };
        const toPublished = (0,host_error/* onHostError */.yg)((error) => {
            const found = (0,finding/* findingOf */.hD)(error);
            return { doubts: [{ ...found, says: (0,sentence/* phrase */.MZ) `No comment: ${found.says}` }] };
        });
        const writing = writeComment(api, toCommentContent(view, ports.clock.date()), target, ports);
        const written = await writing.catch(toPublished);
        const commentUrl = written.commentUrl ?? onHost.commentUrl;
        return { ...onHost, commentUrl, doubts: [...doubts, ...written.doubts] };
    }
    catch (error) {
        const found = ports.signal?.aborted ? CANCELED : (0,finding/* findingOf */.hD)(error);
        const says = (0,sentence/* phrase */.MZ) `The report was not published: ${found.says}`;
        return { ...onHost, doubts: [...doubts, { ...found, says }] };
    }
}
const CANCELED = (0,finding/* finding */.gk)(errors/* CODES */.Lp.canceled, (0,sentence/* phrase */.MZ) `the check was canceled.`);
//# sourceMappingURL=publish-on.js.map
// EXTERNAL MODULE: ./build/src/hosts/describe-ci-job.js
var describe_ci_job = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(40167);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
;// CONCATENATED MODULE: ./build/src/machine/changed-since.js
/**
 * Finds the files that the commit which is checked out changes since the last one that it has in common with a target. Commits
 * and directories are read by their ids, so a clone that says otherwise counts for nothing.
 */





/** More commits than these on both sides are not read. */
const MOST_COMMITS = 50_000;
/**
 * The merge base of the commit that is checked out and the target. Git proposes it. It counts if commits that
 * were hashed here lead to it from both sides.
 *
 * @returns undefined if the clone does not have all commits down to it
 */
async function mergeBase(target, repository, ports) {
    const head = await (0,find_repository/* headOf */.Uo)(repository);
    if (head === undefined)
        return undefined;
    const ask = (...args) => (0,ask_git/* askObjects */.kO)(ports, repository, head, { args });
    const proposed = await ask('merge-base', head, target);
    const base = 'text' in proposed ? (0,commit_id/* readCommitId */.f)(proposed.text.trim()) : undefined;
    if (base === undefined)
        return undefined;
    const most = `--max-count=${MOST_COMMITS + 1}`;
    const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
    if ('why' in listed)
        return undefined;
    const between = listed.text
        .split('\n')
        .flatMap((line) => (0,commit_id/* readCommitId */.f)(line.replace('-', '')) ?? []);
    if (between.length > MOST_COMMITS)
        return undefined;
    const commits = await (0,git_objects/* readCommits */.Fe)([...new Set([head, target, ...between])], repository, ports);
    const leadsToBase = (from) => {
        const seen = new Set([from]);
        for (const commit of seen) {
            for (const parent of commits.get(commit)?.parents ?? [])
                seen.add(parent);
        }
        return seen.has(base);
    };
    const areAllRead = between.every((commit) => commits.has(commit));
    return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
async function changedSince(target, repository, ports) {
    const head = await (0,find_repository/* headOf */.Uo)(repository);
    const base = await mergeBase(target, repository, ports);
    if (head === undefined || base === undefined)
        return undefined;
    const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
    const uncommitted = await (0,compare_with_commit/* uncommittedPaths */.m)(repository, ports);
    if (committed === undefined || uncommitted === undefined)
        return undefined;
    return [...new Set([...committed, ...uncommitted])];
}
/** The paths of files that differ between two commits; undefined if the clone does not have all of their directories. */
async function pathsThatDiffer({ old, now }, repository, ports) {
    const commits = await (0,git_objects/* readCommits */.Fe)([old, now], repository, ports);
    const oldTree = commits.get(old)?.tree;
    const newTree = commits.get(now)?.tree;
    if (oldTree === undefined || newTree === undefined)
        return undefined;
    const top = (id) => ({ mode: '040000', name: '', id });
    const paths = [];
    // One level of directories after the other, so that each level is one question to git.
    let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
    while (pairs.length > 0) {
        const entries = pairs.flatMap(({ before, after }) => [before, after]);
        const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
        const trees = await (0,git_objects/* readTrees */.i9)([...ids], repository, ports);
        if ([...ids].some((id) => !trees.has(id)))
            return undefined;
        const deeper = [];
        for (const { path, before, after } of pairs) {
            if (isFile(before) || isFile(after))
                paths.push(path);
            const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
            const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
            for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
                const innerBefore = oldEntries.get(name);
                const innerAfter = newEntries.get(name);
                const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
                if (isSame)
                    continue;
                const inner = path === '' ? name : `${path}/${name}`;
                deeper.push({ path: inner, before: innerBefore, after: innerAfter });
            }
        }
        pairs = deeper;
    }
    return paths;
}
/** Also true for a link and a submodule. */
function isFile(entry) {
    return entry !== undefined && treeOf(entry) === undefined;
}
/** The id of a directory's tree; undefined for a file, a link or a submodule. */
function treeOf(entry) {
    return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
    return new Map(entries.map((entry) => [entry.name, entry]));
}
//# sourceMappingURL=changed-since.js.map
;// CONCATENATED MODULE: ./build/src/trust/merge-base-texts.js


/** Of more files than this, none is read. */
const MOST_FILES = 1_000;
/**
 * Makes the function that reads texts at the merge base, which it finds when it is called first.
 *
 * @param findTargets finds commits that may be the target of the change; the first with a merge base counts
 */
function textsAtMergeBase(findTargets, repository, ports) {
    let base;
    const openBase = async () => {
        for (const target of await findTargets()) {
            const commit = await mergeBase(target, repository, ports);
            if (commit !== undefined)
                return (0,git_objects/* openCommit */.Cg)(commit, repository, ports);
        }
        return undefined;
    };
    return async (paths) => {
        const files = await (base ??= openBase());
        if (files === undefined || paths.length > MOST_FILES)
            return undefined;
        const ids = new Map();
        for (const path of paths) {
            const entry = await files.entry(path);
            if (entry === undefined)
                return undefined;
            // Git has this mode for files, and others for links and directories.
            if (entry !== 'missing' && entry.mode.startsWith('100'))
                ids.set(path, entry.id);
        }
        const blobs = await (0,git_objects/* readObjects */.$I)([...new Set(ids.values())], repository, ports);
        const texts = new Map();
        for (const [path, id] of ids) {
            const blob = blobs.get(id);
            if (blob === undefined)
                return undefined;
            texts.set(path, blob.bytes.toString('utf8'));
        }
        return texts;
    };
}
//# sourceMappingURL=merge-base-texts.js.map
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/src/hosts/job-workspace.js
var job_workspace = __webpack_require__(68754);
// EXTERNAL MODULE: ./build/src/hosts/lazy.js
var lazy = __webpack_require__(24163);
;// CONCATENATED MODULE: ./build/src/hosts/change-by-git.js
/** What the environment and git say of a change, for a host that has nothing to say itself. */











/** What the environment and git say of the change, and the comment where the host has one. */
async function changeByGit(described, { group, gate, report }, { directory, root, workspace, deadline }, ports) {
    const { job } = described;
    const commit = job.commit ?? (await (0,find_repository/* checkedOutCommit */.Xg)(directory, workspace));
    const commentPorts = { ...ports.comments, deadline: () => deadline };
    const api = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
    // A finding says which token is missing. Publishing reports it.
    const comments = api === undefined || 'says' in api ? undefined : api;
    const { repository, others } = (0,find_repository/* findAround */.Di)(root, workspace);
    // With another repository between the root and the workspace, git does not know all changes.
    const knowsAllChanges = repository?.root === root && others.length === 0;
    const { fork, proposed } = proposalOf(described);
    const number = job.pullRequest?.number;
    const earlier = comments === undefined || number === undefined
        ? undefined
        : (0,lazy/* createLazy */.h)(() => (0,earlier_reports/* readEarlierReports */.QY)(comments, number, gate));
    const names = reportedNames(described, group, {
        root,
        commit,
        hasComments: comments !== undefined,
    });
    return {
        ...names,
        sealed: sealedJobOf(described, await headOfOwnMerge(commit, described, repository, ports.git), names.changeRequest),
        change: { fork, pullRequest: number === undefined ? undefined : { number } },
        proposed,
        isPrivate: job.host.isPrivate?.(job.environment),
        ...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
        async earlierReports() {
            // A request that fails because the job was canceled counts as no answer. Other failures reject.
            return earlier?.get().catch((error) => {
                if (ports.git.signal.aborted)
                    return undefined;
                throw error;
            });
        },
    };
}
/** Whether a change is judged, whether it is from a fork, and the branch or commit that it goes to. */
function proposalOf({ job, jobOrigin }) {
    const { changeOrigin, proposed } = jobOrigin;
    return {
        fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
        proposed: proposed || job.pullRequest !== undefined || (0,detect/* isTargetSet */.cr)(job.environment),
        target: (0,detect/* valuesOfHostVariables */.nj)(job.environment, 'target').find(Boolean),
    };
}
/**
 * The head of the request, where the job has merged it into its target by itself: the second parent of the merge. A commit of
 * the author can have any parents, so the server has to say that this parent is the last commit of the branch.
 */
async function headOfOwnMerge(commit, described, repository, ports) {
    const { host, environment } = described.job;
    const branch = host.mergedBranch?.(environment);
    const merge = (0,commit_id/* readCommitId */.f)(commit);
    if (branch === undefined || merge === undefined || repository === undefined)
        return commit;
    const read = await (0,git_objects/* readCommit */.kN)(merge, repository, ports).catch(() => undefined);
    const [, head, ...others] = read?.parents ?? [];
    if (head === undefined || others.length > 0)
        return commit;
    const tip = await askForTarget(branch, described, repository, ports);
    return tip === head ? head : commit;
}
/** What runs are sealed for; undefined if no commit is known. */
function sealedJobOf({ job, server }, head, changeRequest) {
    const address = server?.address;
    const byAddress = address === undefined ? undefined : { host: new URL(address).host, id: address };
    // Where nothing names the repository, the groups of one matrix still know each other by commit, group and version.
    const unnamed = { host: '', id: '' };
    const identity = job.host.repositoryId?.(job.environment) ?? byAddress ?? unnamed;
    if (head === undefined)
        return undefined;
    const { host, id: repository } = identity;
    const number = job.pullRequest?.number;
    return {
        change: { host, repository, number },
        head,
        searched: changeRequest,
    };
}
/** How the report and the runs at the service name the job. */
function reportedNames({ job, defaultBranch, server }, group, { root, commit, hasComments }) {
    const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
    const slug = repository?.slug ?? slugOf(server?.address);
    const change = `${slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
    const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
    const changeRequest = slug && pullRequest ? change : undefined;
    return {
        reportedJob: {
            repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
            commit: commit === undefined ? undefined : { sha: commit },
            pullRequest,
            job: jobUrl === undefined
                ? undefined
                : { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
            actor: (0,detect/* startersOf */.wl)(job.environment)[0],
            adoptsOverridden: hasComments || changeRequest !== undefined,
        },
        message: `${change || 'plangate check'}${at}`,
        changeRequest,
        // Where the host counts no attempts, a comment names the runs of earlier ones; a group has no comment of its own.
        mayBeRepeated: attempt === undefined ? group !== undefined || !hasComments : attempt > 1,
    };
}
/** `acme/infra` for `https://git.acme.example/acme/infra.git`. */
function slugOf(address) {
    if (address === undefined)
        return undefined;
    return new URL(address).pathname.replace(/^\/+/, '').replace(/\.git$/, '') || undefined;
}
/** What git can say of the change. Without a repository or a target, it says nothing. */
function changeReaders(ciJob, repository, ports) {
    if (repository === undefined)
        return { changedFiles: async () => undefined };
    const { target, proposed } = proposalOf(ciJob);
    const { get: findTarget } = (0,lazy/* createLazy */.h)(() => askForTarget(target, ciJob, repository, ports));
    const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
    return {
        changedFiles: async () => {
            // The target of a pull request is never guessed.
            const isPush = target === undefined && !proposed;
            const isOfPerson = isPush && !(0,job_workspace/* isJob */.o5)(ciJob.job.environment);
            const from = isPush
                ? ((await (0,ask_git/* commitOfDefaultBranch */.Oh)(repository, ports)) ??
                    (isOfPerson ? await (0,ask_git/* commitOfUsualBranch */.ly)(repository, ports) : undefined))
                : await findTarget();
            return from ? changedSince(from, repository, ports) : undefined;
        },
        textsAtMergeBase: target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
    };
}
/**
 * @param target the branch or commit as the host names it
 * @returns undefined if nothing answers, and then every file has to count as changed
 */
async function askForTarget(target, { server }, repository, ports) {
    const commit = (0,commit_id/* readCommitId */.f)(target);
    if (target === undefined || commit !== undefined)
        return commit;
    const branch = target.replace(/^refs\/heads\//, '');
    try {
        const { trustedCommit } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3790));
        const found = await trustedCommit({ repository, branch, server }, ports);
        return found.commit;
    }
    catch (error) {
        if (!(error instanceof tree/* UntrustedError */.lI))
            throw error;
        return undefined;
    }
}
//# sourceMappingURL=change-by-git.js.map
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
/**
 * The job of a CI host as `check` uses it, for every entry point: what job it is (`describe-ci-job.ts`), whether its files may
 * be planned, what it is about (the host, or `change-by-git.ts`), and where its report appears (`publish-on.ts`).
 */











/** @param output left out where nothing is published */
async function openCiJob(ports, output) {
    const described = await (0,describe_ci_job/* describeCiJob */.v)(ports);
    const { job, jobOrigin, workspace } = described;
    // With these, a canceled job still says so in its comment.
    const commentPorts = { ...ports, ...withTimeAfterCancel(ports, ports.signal) };
    return {
        ...described,
        /** Absolute path of the checkout, used if the files are in no repository. */
        root: job.root,
        /**
         * The commit under review, and the one that the host checked out for the job; undefined where they are not known yet.
         * `directory` is the absolute path of one that is planned.
         */
        reviewed: async (directory) => ({
            head: job.commit ??
                (job.isCommitAsked ? undefined : await (0,find_repository/* checkedOutCommit */.Xg)(directory, workspace)),
            built: (0,commit_id/* readCommitId */.f)((0,detect/* valuesOfHostVariables */.nj)(ports.environment, 'built').find(Boolean)),
        }),
        /** What the job is about, or the reason why its files must not be planned. Sends nothing to the service. */
        async subject(settings, at) {
            const place = { ...at, workspace, jobOrigin };
            const refused = await refusalOf(job, settings, place, ports);
            if (refused !== undefined)
                return { refused };
            const change = job.host.change
                ? await job.host.change(settings, place, ports)
                : await changeByGit(described, settings, place, { git: ports, comments: commentPorts });
            const { comment } = settings.report;
            return {
                ...change,
                base: await requestBaseOf(described),
                checkedOutTarget: await findCheckedOutTarget(job, settings, place, ports),
                async publish(view, until) {
                    if (output === undefined)
                        return { doubts: [] };
                    const publishing = { comment, reports: output.reports };
                    return publishOn(job, view, publishing, {
                        ...commentPorts,
                        ...output,
                        deadline: () => until,
                        publishOnHost: change.publishOnHost,
                    });
                },
            };
        },
    };
}
/** Why the files must not be planned; undefined if they may be. */
async function refusalOf(job, settings, place, ports) {
    const { jobOrigin } = place;
    if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead)
        return undefined;
    const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
    const [planned = ''] = (0,workspace_selectors/* plannedDirectories */.s7)(settings.plan);
    const directory = (0,external_node_path_.resolve)(ports.workingDirectory, planned);
    const checkedOut = await (0,find_repository/* checkedOutCommit */.Xg)(directory, place.workspace);
    return (0,change_origin/* refuseForeign */.re)({ ...answer, checkedOut });
}
/** Looks in each directory that is planned, and there in the nearest checkout, too: a job can have several. */
async function findCheckedOutTarget({ host }, { plan }, { directory, workspace }, { environment, workingDirectory }) {
    const tipOf = (branch) => (0,find_repository/* checkedOutCommit */.Xg)(directory, workspace, `refs/remotes/origin/${branch}`);
    const targets = (await host.targetCommits?.(environment, tipOf)) ?? [];
    const checksOutTarget = host.checksOutTarget?.(environment) === true;
    if (targets.length === 0 && !checksOutTarget)
        return undefined;
    for (const planned of (0,workspace_selectors/* plannedDirectories */.s7)(plan)) {
        const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, planned));
        const nearest = (0,find_repository/* openAt */._8)((0,find_repository/* findRepository */.W1)(path) ?? path);
        const commits = [
            await (0,find_repository/* checkedOutCommit */.Xg)(path, workspace),
            nearest && (await (0,find_repository/* headOf */.Uo)(nearest)),
        ].filter((commit) => commit !== undefined);
        const commit = commits.find((one) => targets.includes(one));
        const mayBeTarget = commits.length === 0 && checksOutTarget;
        if (commit !== undefined || mayBeTarget)
            return { commit };
    }
    return undefined;
}
/**
 * The base as the host says it. Where it says none of a job whose files are judged, and something names a request, the base
 * is not known.
 */
async function requestBaseOf({ job, jobOrigin }) {
    const { host, environment, pullRequest } = job;
    const base = await host.requestBase(environment);
    const isNamed = pullRequest !== undefined || (0,detect/* isTargetSet */.cr)(environment);
    return base ?? (isNamed && jobOrigin.proposed ? (0,request_base/* toRequestBase */.U7)(undefined) : undefined);
}
//# sourceMappingURL=ci-job.js.map

/***/ }),

/***/ 5059:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ describeCiJob; }
/* harmony export */ });
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6609);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80734);
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2914);
/* harmony import */ var _job_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68754);
/* harmony import */ var _lazy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24163);
/** Which job of a CI host this is: whether its files are judged, and which files count in their place. */





/**
 * Reads which CI job this is, where its files come from, and which files can be trusted instead of them. No request is
 * sent to any service.
 */
async function describeCiJob(io) {
    const { environment, workingDirectory, isPersonThere = false } = io;
    const job = await (0,_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .detectJob */ .lw)(environment, io.hosts, io.host);
    const { host, defaultBranch: branchByHost } = job;
    const workspace = (0,_job_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceOf */ .B3)(environment, workingDirectory);
    const jobOrigin = await host.jobOrigin(environment, isPersonThere);
    const [defaultBranch] = branchByHost === undefined
        ? (0,_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOfHostVariables */ .nj)(environment, 'defaultBranch')
        : [branchByHost];
    const server = (0,_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .serverToAsk */ .W0)(job);
    const jobTree = (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOf */ .PJ)(jobOrigin.proposed, { workspace, ...openDefaultBranch(host, server, io) }, { defaultBranch: defaultBranch || undefined, isJob: (0,_job_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isJob */ .o5)(environment) && !isPersonThere });
    return {
        job,
        jobOrigin,
        /** Whether the checked-out files are judged, and which files can be trusted instead. */
        jobTree,
        defaultBranch,
        server,
        /** Absolute: the directory in which the job works. Git is asked about the repository there. */
        workspace,
    };
}
/**
 * The default branch of each repository, as one commit for the whole job. Which one it is says the host, where it shows files,
 * else what the server of the repository calls HEAD: no variable of the job names it.
 */
function openDefaultBranch(host, server, io) {
    const onHost = host.trusted?.bind(host);
    // What could not be opened is tried again.
    const openedOnHost = onHost &&
        (0,_lazy_js__WEBPACK_IMPORTED_MODULE_4__/* .createLazy */ .h)(async () => {
            const { readTrusted } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 82717));
            return readTrusted(await onHost());
        }, 'retry');
    const findCommit = (0,_lazy_js__WEBPACK_IMPORTED_MODULE_4__/* .createLazyByKey */ .D)(async (root) => {
        const { trustedCommit } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3790));
        const commit = openedOnHost && (await openedOnHost.get()).commit();
        return trustedCommit({ repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openAt */ ._8)(root), branch: undefined, server, commit }, io);
    }, 'retry');
    const openInGit = (0,_lazy_js__WEBPACK_IMPORTED_MODULE_4__/* .createLazyByKey */ .D)(async (root) => {
        const { commit, repository } = await findCommit(root);
        const { readTrusted } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 82717));
        const { treeOfCommit } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3790));
        return readTrusted((0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .asTrusted */ .O2)(treeOfCommit(commit, repository, io)));
    }, 'retry');
    return {
        trusted: (root) => openedOnHost?.get() ?? openInGit(root),
        trustedCommit: findCommit,
    };
}
//# sourceMappingURL=describe-ci-job.js.map

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

/***/ 94868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: function() { return /* binding */ isTerminalMissing; },
/* harmony export */   QK: function() { return /* binding */ trustsCheckout; },
/* harmony export */   f_: function() { return /* binding */ NO_TERMINAL; },
/* harmony export */   qg: function() { return /* binding */ REFUSED_IN_CI; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _job_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68754);



const TRUST_CHECKOUT = 'PLANGATE_TRUST_CHECKOUT';
/**
 * Whether the files on the disk belong to the person who starts the check, although there is no terminal: from a hook, an
 * editor, a pipe. Only the process that starts the check can say so, by an option or by a variable.
 *
 * @param isGiven whether the option is there
 */
function trustsCheckout(isGiven, environment) {
    return isGiven || /^(?:1|true)$/i.test(environment[TRUST_CHECKOUT]?.trim() ?? '');
}
/** The problem of `--trust-checkout` in a job of a CI, unless its host says that the files are the repository's own. */
const REFUSED_IN_CI = {
    where: '--trust-checkout',
    message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};
/** Settings that are missing or refused because the files may not choose them. */
const NEEDS_TRUSTED_FILES = /^(?:-*)(?:organization|workspaces?|hostname|token|policies|engine|plan|settings|plangate\.yml|allow-untrusted-head)$/;
const NO_TERMINAL = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('no-terminal', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Standard input or standard error is no terminal, as in a CI job, so the files here are not trusted to say what is planned and by which policies.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `If they are your own, add ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('--trust-checkout')}, or set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(`${TRUST_CHECKOUT}=true`)}.`,
});
/** Whether these problems come from a missing terminal alone: there is no CI, and nobody said that the files are theirs. */
function isTerminalMissing(problems, { environment, isPersonThere }) {
    if (isPersonThere || (0,_job_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isJob */ .o5)(environment))
        return false;
    // A directory that is misspelt, or another mistake, is a cause by itself.
    return problems.every(({ where }) => NEEDS_TRUSTED_FILES.test(where));
}
//# sourceMappingURL=trust-checkout.js.map

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

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   m: function() { return /* binding */ uncommittedPaths; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
//# sourceMappingURL=compare-with-commit.js.map

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

/***/ })

};
;