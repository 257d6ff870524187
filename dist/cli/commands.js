export const id = 664;
export const ids = [664];
export const modules = {

/***/ 6735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  guardOf: () => (/* binding */ guardOf),
  x5: () => (/* binding */ locate),
  gY: () => (/* binding */ planAndJudge),
  planDiffOf: () => (/* binding */ planDiffOf)
});

// UNUSED EXPORTS: FILES

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/client.js + 28 modules
var client_client = __webpack_require__(7457);
// EXTERNAL MODULE: ./build/src/machine/checked-out-commit.js
var checked_out_commit = __webpack_require__(7701);
// EXTERNAL MODULE: ./build/src/policy/guard.js
var guard = __webpack_require__(3749);
// EXTERNAL MODULE: ./build/src/hosts/deadline.js
var hosts_deadline = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/model/secrets.js + 1 modules
var model_secrets = __webpack_require__(4638);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: ./build/src/trust/seal.js
var trust_seal = __webpack_require__(3919);
;// CONCATENATED MODULE: ./build/src/trust/destroy-approval.js

/** The most acts that one comment can approve. */
const MOST_RELEASED = 300;
const MARK = 12;
/**
 * Seals the approval of these acts.
 *
 * @param token the gate's token of the service; the seal does not reveal it
 * @param about the command, its change and the workspace
 * @param acts what the plan destroys, one text for each
 */
function sealRelease(token, about, acts) {
    const key = keyFrom(token, 'release');
    const marks = acts
        .map((act) => markOf(key, act))
        .sort()
        .join('');
    return { workspaceId: about.workspaceId, marks, seal: sealOf(key, sealedText(about, marks)) };
}
/** Every claim that holds of a valid approval. `coversAct` is checked for each act of a plan. */
const RELEASE_CLAIMS = {
    isOfCommit: ({ act, where }) => act.commit === where.commit,
    isOfWorkspace: ({ release, where }) => release.workspaceId === where.workspaceId,
    isSealed: ({ key, where, act, release: { workspaceId, marks, seal } }) => {
        const { repository, number } = where;
        const { by, at, commit, reason } = act;
        const about = { repository, number, by, at, commit, reason, workspaceId };
        return (0,trust_seal/* isSealed */.dy)(key, sealedText(about, marks), seal);
    },
    coversAct: ({ key, release }, act) => new Set(release.marks.match(/.{12}/g)).has(markOf(key, act ?? '')),
};
/**
 * Makes the function that opens approvals.
 *
 * @returns a function that answers whether the approval covers an act; undefined if the approval
 *   is changed, or is for another commit or workspace
 */
function openReleaseBy({ coversAct, ...claims }) {
    return (token, where, act, release) => {
        const opened = { key: (0,trust_seal/* keyFrom */.S)(token, 'release'), where, act, release };
        if (!Object.values(claims).every((holds) => holds(opened)))
            return undefined;
        return (planned) => coversAct(opened, planned);
    };
}
function markOf(key, act) {
    return (0,trust_seal/* digestOf */.ol)(key, `act ${act}`).toString('hex').slice(0, MARK);
}
/** The text that is sealed. */
function sealedText({ repository, number, commit, workspaceId, by, at, reason }, marks) {
    const fields = [repository.toLowerCase(), number, commit, workspaceId, by, at, reason, marks];
    return `release ${JSON.stringify(fields)}`;
}
//# sourceMappingURL=destroy-approval.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
;// CONCATENATED MODULE: ./build/src/check/plan-and-judge.js
/**
 * From a request to a report: makes the client, chooses the workspaces, runs the gate, and finds the
 * places of its findings in the files. Nothing is published.
 */












/**
 * Runs the gate and makes the report of its result. Nothing is published.
 *
 * @param runGate what judges the workspaces; the gate, when left out
 * @returns the result with places in the files, and the report without any secret. It never rejects
 *   for anything that the service, the network or the files do: that is in the result.
 */
async function planAndJudge(request, ports, runGate = gateWorkspaces) {
    const { context, hints, repositoryRoot } = request;
    const secrets = (0,model_secrets/* createSecrets */.gE)();
    for (const secret of request.secrets)
        secrets.keep(secret);
    const ended = await runGate(request, ports, secrets);
    const gated = (await request.finish?.(ended, ports.log)) ?? ended;
    const isElsewhere = await isOtherCommit(request);
    const noticed = withNotices(gated, request, isElsewhere);
    // The files of this checkout say nothing about a plan of another commit.
    const files = isElsewhere ? NO_FILES : { ...FILES, patches: request.subject.patches };
    const located = await locate(noticed, repositoryRoot, files);
    const { readExcerpts } = await __webpack_require__.e(/* import() */ 307).then(__webpack_require__.bind(__webpack_require__, 9307));
    const quoted = await readExcerpts(located, repositoryRoot, (path) => files.readFile(path));
    const result = await carryToHead(quoted, request);
    const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
    const previous = await hints?.previous(names);
    const { toReportView } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1105));
    // A service may repeat a secret in its answers; no part of a report shows one.
    const uncommittedFiles = uncommittedOf(result)?.length;
    const about = { ...context, previous, uncommittedFiles };
    const view = secrets.concealAll(toReportView(result, about));
    view.sealed = await seal(located, request, secrets);
    return { result, view };
}
/** Adds the notices of the request to each workspace. */
function withNotices(gated, { notices: requestNotices = [], judged }, isElsewhere) {
    const lacksLines = isElsewhere && gated.workspaces.some(({ runId }) => runId !== undefined);
    // A person knows about the changed files, and the first lines of the log name them.
    const uncommitted = judged ? (uncommittedOf(gated) ?? []) : [];
    const notices = [
        ...requestNotices,
        ...(lacksLines ? [ELSEWHERE] : []),
        ...(uncommitted.length > 0 ? [sayUncommitted(uncommitted)] : []),
    ];
    const workspaces = gated.workspaces.map((workspace) => ({
        ...workspace,
        // The results of a group may hold the same notices already.
        notices: [...new Set([...notices, ...workspace.notices])],
    }));
    return { ...gated, workspaces };
}
/** The packed files that are not as the commit has them; undefined if that is not known. */
function uncommittedOf({ archives }) {
    const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
    return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
function sayUncommitted(paths) {
    const verb = paths.length === 1 ? 'differs' : 'differ';
    return `Uncommitted changes: ${(0,report_text/* firstOf */.Ku)(paths, 3)} ${verb} from the commit that is checked out, and the run planned the changed files.`;
}
/** Moves the places of findings to the lines that they have in the commit of the report. */
async function carryToHead(result, request) {
    const { repositoryRoot, workspace = repositoryRoot } = request;
    const { textsAtHead } = request.subject;
    const { commit } = request.context;
    if (textsAtHead === undefined || commit === undefined)
        return result;
    const checkedOut = await (0,checked_out_commit/* checkedOutCommit */.X)(repositoryRoot, workspace);
    if (checkedOut === commit.sha)
        return result;
    const { carryPlaces } = await __webpack_require__.e(/* import() */ 185).then(__webpack_require__.bind(__webpack_require__, 6185));
    return carryPlaces(result, { repositoryRoot, checkedOut, files: FILES, textsAtHead });
}
/** The results of a group, sealed for the job that combines the groups; undefined without a group. */
async function seal({ workspaces }, { settings, context, repositoryRoot }, secrets) {
    const { group, token } = settings;
    if (group === undefined)
        return undefined;
    const { sealedSettings, sealGroup, withRoots } = await __webpack_require__.e(/* import() */ 539).then(__webpack_require__.bind(__webpack_require__, 539));
    const sealed = sealedSettings(settings, context.commit?.sha);
    const portable = withRoots(secrets.concealAll(workspaces), (root) => (0,external_node_path_.relative)(repositoryRoot, root));
    return sealGroup((0,trust_seal/* reportKey */.y1)(token), { group, settings: sealed, workspaces: portable });
}
/** Makes a client, chooses the workspaces, and runs the gate on them. */
async function gateWorkspaces(request, ports, secrets) {
    const { settings, subject } = request;
    const { clock, signal, log } = ports;
    const { timeoutMs } = settings;
    const started = clock.now();
    const deadline = started + timeoutMs - (0,hosts_deadline/* keptForPublishing */.L)(timeoutMs);
    try {
        const versionControl = await versionControlFor(request, clock);
        const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, deadline, secrets, discovers: true });
        const { findWorkspaces } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5724));
        const { workingDirectory, repositoryRoot } = request;
        const { changedFiles } = subject;
        const { requested, skipped } = await findWorkspaces(client, {
            settings,
            workingDirectory,
            repositoryRoot,
            changedFiles,
        });
        if (skipped.length > 0) {
            log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
        }
        if (requested.length === 0) {
            const { decideUnaffected } = await __webpack_require__.e(/* import() */ 265).then(__webpack_require__.bind(__webpack_require__, 9265));
            const verdict = decideUnaffected(settings.requirePolicies);
            const durationMs = clock.now() - started;
            return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
        }
        if (!versionControl)
            reportMissingRepository(requested, subject.proposed, log);
        const { gate } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(265), __webpack_require__.e(846), __webpack_require__.e(83), __webpack_require__.e(563)]).then(__webpack_require__.bind(__webpack_require__, 6563));
        const diff = planDiffOf(settings, secrets);
        const options = {
            ...gateOptions(request, deadline),
            diff,
            workspaces: requested,
            versionControl,
        };
        const pack = (root) => packRoot(root, request, ports);
        const result = await gate(options, { ...ports, client, pack });
        return skipped.length > 0 ? { ...result, unaffected: skipped } : result;
    }
    catch (error) {
        const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
        return await notGated(settings, (0,failure_of/* failureOf */.g5)(error, ended), clock.now() - started);
    }
}
/** What the gate is asked for, besides which workspaces it judges. */
function gateOptions(request, deadline) {
    const { settings, subject, context, hints, repositoryRoot } = request;
    const { changeRequest, changedFiles, textsAtMergeBase } = subject;
    return {
        ...settings,
        unknownValues: request.unknownValues,
        message: settings.message ?? subject.message,
        deadline,
        changeRequest,
        commit: changeRequest && context.commit?.sha,
        lastDurationMs: hints?.lastDurationMs,
        earlierRuns: hints?.earlierRuns,
        guard: guardOf(settings, subject),
        proposal: subject.proposed
            ? { repository: repositoryRoot, changedFiles, textsAtMergeBase }
            : undefined,
    };
}
/** What is read of the attributes that a plan changes, by the input `plan-diff`. */
function planDiffOf({ planDiff }, secrets) {
    if (planDiff === 'off')
        return undefined;
    return { values: planDiff === 'values', conceal: (text) => secrets.conceal(text) };
}
/** The change that version control planned; undefined where the files are uploaded. */
async function versionControlFor({ settings, context, subject }, clock) {
    if (settings.source !== 'vcs')
        return undefined;
    const { versionControlOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8285));
    return versionControlOf(context, subject.change ?? {}, clock.date());
}
/**
 * The guard over destroys that the settings ask for.
 *
 * @param subject has the approvals that comments on the change give; left out where a run is only named,
 *   and then nothing is approved
 * @returns undefined when the settings ask for no guard
 */
function guardOf({ protect = [], maxDestroys, guardExcept = [], token = '' }, subject) {
    if (protect.length === 0 && maxDestroys === undefined)
        return undefined;
    return {
        protect,
        maxDestroys,
        except: guard/* EXCEPTIONS */.BJ.filter((each) => guardExcept.includes(each)),
        async released(workspaceId) {
            const commands = (await subject?.destroyApprovals?.()) ?? [];
            return commands.flatMap((change) => approvedDestroysOf(change, workspaceId, token));
        },
    };
}
const openRelease = openReleaseBy(RELEASE_CLAIMS);
/** The approvals on one change that count: unaltered, and given for its present commit. */
function approvedDestroysOf(change, workspaceId, token) {
    return change.acts.flatMap((act) => act.approvals.flatMap((release) => {
        const approves = openRelease(token, { ...change, workspaceId }, act, release);
        return approves === undefined
            ? []
            : [{ approves, by: act.by, at: act.at, reason: act.reason }];
    }));
}
/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root, request, ports) {
    const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
    const { rules, secretScan, includeUntrackedSecrets, token } = settings;
    const { packDirectory } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4124));
    const { findUncommitted } = await __webpack_require__.e(/* import() */ 535).then(__webpack_require__.bind(__webpack_require__, 9535));
    const workspace = request.workspace ?? repositoryRoot;
    const archive = await packDirectory({
        root,
        workspace,
        rules,
        secretScan,
        includeUntrackedSecrets,
        secrets: [token, ...secrets],
        never: never.map((path) => (0,external_node_path_.resolve)(workingDirectory, path)),
    }, ports);
    if (request.context.commit === undefined)
        return archive;
    return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}
/** On a laptop a directory may be in no repository. The checkout of a pull request always is in one. */
function reportMissingRepository(requested, isProposed, log) {
    const outside = requested.filter(({ repository }) => repository === undefined);
    for (const directory of new Set(outside.map((each) => each.directory))) {
        const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
        if (isProposed)
            log.warning(sentence);
        else
            log.debug(sentence);
    }
}
/** The result where nothing was started, because the workspaces could not be listed. */
async function notGated(settings, failure, durationMs) {
    const { unjudged } = await Promise.all(/* import() */[__webpack_require__.e(265), __webpack_require__.e(832)]).then(__webpack_require__.bind(__webpack_require__, 7832));
    const failures = settings.workspaces.map((selector) => ({
        workspace: (0,workspace_selectors/* describeSelector */.r5)(selector),
        failure,
    }));
    return unjudged(failures, durationMs);
}
const ELSEWHERE = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
/** Whether version control planned a commit that is not the one checked out here. */
async function isOtherCommit(request) {
    const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
    if (settings.source !== 'vcs')
        return false;
    const checkedOut = await (0,checked_out_commit/* checkedOutCommit */.X)(repositoryRoot, workspace);
    return checkedOut === undefined || checkedOut !== context.commit?.sha;
}
const FILES = {
    readFile: (path) => (0,promises_.readFile)(path, 'utf8').catch(() => undefined),
    readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
/**
 * Adds places in the files of the repository to what a result found. The parser is loaded only when
 * there is something to locate.
 *
 * @param files reads the repository; this machine's files when left out
 */
async function locate(result, repositoryRoot, files = FILES) {
    const anything = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
        changes !== undefined ||
        results.some(({ status }) => status !== 'passed'));
    if (!anything)
        return result;
    const { locateResults } = await __webpack_require__.e(/* import() */ 262).then(__webpack_require__.bind(__webpack_require__, 1262));
    return locateResults(result, { repositoryRoot, ...files });
}
//# sourceMappingURL=plan-and-judge.js.map

/***/ }),

/***/ 8051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ JUDGE_OPTIONS),
/* harmony export */   H8: () => (/* binding */ toProblem),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   m5: () => (/* binding */ CHECK_OPTIONS),
/* harmony export */   u5: () => (/* binding */ forOptions)
/* harmony export */ });
/* harmony import */ var _report_help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1805);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8858);
/**
 * The options of `plangate check`, made from the table of inputs, and their way back into inputs.
 */



const SPECS = _settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.filter((spec) => (0,_settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .existsAt */ .Sw)(spec, 'cli'));
/** The placeholder that the help shows for each kind of value. */
const VALUES = { string: 'text', choice: 'word' };
/** In the order of their headings. */
const CHECK_OPTIONS = [..._settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_GROUPS */ .ak, undefined].flatMap((group) => SPECS.filter((spec) => spec.group === group).map(toOption));
/** The options for a command that judges an existing run. */
const JUDGE_OPTIONS = CHECK_OPTIONS.filter(({ name, group }) => (group === 'What fails the gate' || group === 'What the run plans') &&
    name !== 'allow-destroy-apply');
/** Input name → text, of the options on the command line only. */
function givenInputs(input) {
    const inputs = {};
    for (const spec of SPECS) {
        const value = input.options[optionName(spec)];
        if (value === true)
            inputs[spec.name] = spec.default === 'true' ? 'false' : 'true';
        else if (typeof value === 'string')
            inputs[spec.name] = value;
        else if (Array.isArray(value))
            inputs[spec.name] = value.join('\n');
    }
    return inputs;
}
/** The option that sets an input. */
function optionFor(inputName) {
    const spec = SPECS.find(({ name }) => name === inputName);
    return spec ? `--${optionName(spec)}` : inputName;
}
/** A problem with an input, in the words of the command line. */
function toProblem({ where, message }) {
    const help = (0,_report_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpFor */ .VY)(`${where} ${message}`);
    return { where: optionFor(where), message: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(' See ', forOptions(message), help) };
}
/** A message about inputs, in the words of the command line. */
function forOptions(message) {
    return message.replaceAll(/`([a-z-]+)`/g, (_, word) => optionFor(word));
}
function toOption(spec) {
    return {
        name: optionName(spec),
        description: describeInput(spec),
        group: spec.group,
        value: spec.kind === 'flag' ? undefined : (VALUES[spec.kind] ?? spec.kind),
        repeatable: spec.kind === 'list',
        offers: spec.choices,
    };
}
/** Inputs that are on by default have a `--no-…` option. */
function optionName({ name, kind, default: defaultValue }) {
    return kind === 'flag' && defaultValue === 'true' ? `no-${name}` : name;
}
/**
 * Defaults and choices are only shown here: the settings check them, and report all problems
 * together.
 */
function describeInput(spec) {
    const text = spec.description.replaceAll('`', '');
    if (spec.kind === 'flag')
        return spec.off ?? text;
    const facts = [
        spec.choices?.join(', '),
        spec.environment && `else ${spec.environment.join(', ')}`,
        spec.cloudBlock && 'else the cloud block',
        spec.default !== undefined && `default: ${spec.default}`,
    ].filter((fact) => typeof fact === 'string');
    return facts.length > 0 ? `${text} (${facts.join('; ')})` : text;
}
//# sourceMappingURL=check-options.js.map

/***/ }),

/***/ 2664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plangate: () => (/* binding */ plangate)
});

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/cli/connection.js + 1 modules
var connection = __webpack_require__(2184);
// EXTERNAL MODULE: ./build/src/cli/problems.js
var cli_problems = __webpack_require__(6194);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(3815);
// EXTERNAL MODULE: ./build/src/cli/table.js
var cli_table = __webpack_require__(2848);
;// CONCATENATED MODULE: ./build/src/cli/operation.js








/** The time for an archive over a slow line. */
const TRANSFER_PATIENCE_MS = 1_800_000;
const LIST_OPTIONS = [
    (0,cli_command/* option */.uK)('--all', 'read every page'),
    (0,cli_command/* option */.uK)('--page <number>', 'which page, from 1', { check: (0,read_input/* wholeNumber */.rD)(1, 999_999_999) }),
    (0,cli_command/* option */.uK)('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
        check: (0,read_input/* wholeNumber */.rD)(1, 100),
    }),
];
const YES_OPTION = (0,cli_command/* option */.uK)('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = (0,cli_command/* option */.uK)('--json', "print the service's answer as JSON and nothing else");
function idArgument(name, prefix) {
    return { name, description: `id as in ${prefix}-…`, required: true };
}
/** Id in a route → the argument for it. */
const IDS = {
    agent_pool_id: { name: 'pool', description: 'name, or id as in apool-…', required: true },
    agent_token_id: idArgument('agent-token', 'at'),
    configuration_version_id: idArgument('version', 'cv'),
    policy_check_id: idArgument('check', 'polchk'),
    run_id: idArgument('run', 'run'),
    team_workspace_id: idArgument('team-access', 'tws'),
};
/**
 * A command with a connection, its options and `--json`; its arguments are the ids in its route.
 *
 * @param route `GET /policy-checks/<policy_check_id>`: the description in the help begins with it;
 *   empty where it is more than one
 * @param spec its `call` resolves to the exit code when it is not plain success
 */
function operation(name, route, spec) {
    const { problems, destroys, call, patienceMs, routes = [], ...command } = spec;
    const ids = Array.from(route.matchAll(/<(\w+)>/g), ([, id = '']) => id);
    const words = spec.arguments ?? ids.flatMap((id) => IDS[id] ?? []);
    const inWorkspace = spec.inWorkspace ?? (ids.includes('workspace_id') ? true : undefined);
    const inPool = ids.includes('agent_pool_id');
    const options = Array.from(spec.options ?? []);
    if (inWorkspace)
        options.unshift(...connection/* WORKSPACE_OPTIONS */.nG);
    if (inPool)
        options.unshift(...connection/* WORKSPACE_OPTIONS */.nG.slice(1));
    if (destroys)
        options.push(YES_OPTION);
    options.push(JSON_OPTION, ...connection/* CONNECTION_OPTIONS */.Ur);
    return {
        ...command,
        name,
        arguments: words,
        options,
        routes: route === '' ? routes : [route, ...routes],
        description: (0,report_text/* joined */.oR)(' ', route && `${route}.`, spec.description),
        async run(input, io) {
            const named = await (0,connection/* findNamedWorkspace */.kB)(input, io, inWorkspace !== undefined || inPool);
            const firstArgument = (0,read_input/* argumentOf */.Nf)(input, words[0]?.name ?? '');
            const wrong = problems?.(input, io) ?? [];
            if (destroys)
                wrong.push(...needsYes(`${destroys} ${firstArgument}`, input, io));
            const ofRun = firstArgument === 'latest' || named.workspace !== undefined;
            if (inWorkspace === true || (inWorkspace === 'of a run' && ofRun)) {
                wrong.unshift(...(0,connection/* workspaceProblems */.Ao)(named));
            }
            if ('problems' in named)
                wrong.push(...named.problems);
            if (wrong.length > 0 || 'problems' in named)
                throw new cli_problems/* UsageError */.eb(wrong);
            if (destroys)
                await agree(`${destroys} ${firstArgument}`, input, io);
            const { client, log, close } = (0,connection/* connect */.Ng)(named.target, input, io, { patienceMs });
            const idFor = (kind, text) => (0,connection/* findId */.dZ)(client, kind, text, named.organization);
            const workspaceId = () => idFor('workspace', named.workspace ?? '');
            const answer = (document, text) => io.out(log.conceal((0,read_input/* flagOf */.iP)(input, 'json') ? (0,report_json/* printableJson */.et)(document) : text));
            try {
                const id = inPool ? await idFor('agent pool', firstArgument) : firstArgument;
                const teamId = () => idFor('team', (0,read_input/* optionOf */.XD)(input, 'team') ?? '');
                const called = { client, input, io, log, id, named, workspaceId, teamId, answer };
                return (await call(called)) ?? cli_command/* EXIT */.dc.green;
            }
            finally {
                await close();
            }
        },
    };
}
/** Without a terminal there is no one to confirm: the call is refused. */
function needsYes(what, input, io) {
    if ((0,read_input/* flagOf */.iP)(input, 'yes') || io.terminal)
        return [];
    return [{ where: '--yes', message: `is needed to ${what}: there is no terminal to ask at.` }];
}
/** Returns if the person confirms; otherwise throws. */
async function agree(what, input, io) {
    if ((0,read_input/* flagOf */.iP)(input, 'yes'))
        return;
    const answer = await io.ask(`This will ${what} permanently. Continue? [y/N] `);
    if (answer?.trim().toLowerCase() !== 'y') {
        throw (0,cli_problems/* usageError */.Wp)('--yes', 'was not given, and you did not say "y".');
    }
}
/** An operation with one resource as its result. */
function showing(name, route, spec) {
    const { ask, facts, ...described } = spec;
    const call = async (commandCall) => {
        const resource = await ask(commandCall);
        await commandCall.answer({ data: resource }, (0,cli_table/* renderRecord */.s)(facts(resource)));
    };
    return operation(name, route, { ...described, call });
}
/** An operation without a result; `done` makes the message from the id. */
function doing(name, route, spec) {
    const { act, done, ...described } = spec;
    const call = async (commandCall) => {
        await act(commandCall);
        await commandCall.answer({ data: null }, `${done((0,neutralise_log/* safeLine */.om)(commandCall.id))}\n`);
    };
    return operation(name, route, { ...described, call });
}
/** An operation with a list as its result: one page of it, or all of them. */
function listing(name, route, spec) {
    const { ask, headings, row, document: toDocument, ...described } = spec;
    const options = (spec.options ?? []).concat(LIST_OPTIONS);
    const call = async (commandCall) => {
        const { items, pagination, absent } = await readPage(commandCall.input, await ask(commandCall));
        const shownDocument = toDocument?.(items, commandCall.input) ?? { data: items };
        const document = pagination ? { ...shownDocument, meta: { pagination } } : shownDocument;
        await commandCall.answer(document, (0,cli_table/* renderTable */.b)(headings, items.map(row)));
        const next = pagination?.['next-page'] ?? undefined;
        if (next !== undefined) {
            const total = pagination?.['total-count'] ?? undefined;
            const of = total === undefined ? '' : ` of ${total}`;
            commandCall.log.info(`${items.length}${of} shown; for more: --page ${next}, or --all.`);
        }
        else if (items.length === 0) {
            commandCall.log.info(absent ? 'This service has no such list.' : 'There is none.');
        }
    };
    return operation(name, route, { ...described, options, problems: pageProblems, call });
}
function pageProblems(input) {
    const page = (0,read_input/* numberOf */.rl)(input, 'page') ?? (0,read_input/* numberOf */.rl)(input, 'page-size');
    if (!(0,read_input/* flagOf */.iP)(input, 'all') || page === undefined)
        return [];
    return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
}
async function readPage(input, listing) {
    if ((0,read_input/* flagOf */.iP)(input, 'all'))
        return listing.whole();
    return listing.page({ number: (0,read_input/* numberOf */.rl)(input, 'page'), size: (0,read_input/* numberOf */.rl)(input, 'page-size') });
}
/** `--include` adds related resources to the result. */
function includeOption(names, description) {
    return (0,cli_command/* option */.uK)('--include <relation>', description, { choices: names, repeatable: true });
}
function withIncluded(data, included, input) {
    if (input.options['include'] === undefined)
        return { data };
    return { data, included: included.filter((resource) => resource !== undefined) };
}
//# sourceMappingURL=operation.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/cli/write-secret-file.js
/** Writes a secret to a file that only its owner may read. */



/**
 * Creates the file (never overwriting one) before it makes the secret, so that no secret is lost.
 * If making it fails, the file is removed.
 */
async function writeSecretFile(option, path, workingDirectory, make) {
    const absolute = (0,external_node_path_.resolve)(workingDirectory, path);
    const file = await (0,promises_.open)(absolute, 'wx', 0o600).catch((error) => {
        const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
        throw (0,cli_problems/* usageError */.Wp)(`--${option}`, `"${path}" ${why}`);
    });
    try {
        const { content, value } = await make();
        await file.writeFile(content);
        await file.close();
        return value;
    }
    catch (error) {
        await file.close().catch(() => undefined);
        await (0,promises_.rm)(absolute, { force: true });
        throw error;
    }
}
//# sourceMappingURL=write-secret-file.js.map
;// CONCATENATED MODULE: ./build/src/cli/agent-tokens.js







const agentTokens = {
    name: 'agent-tokens',
    summary: 'tokens with which HCP agents of a pool sign in',
    commands: [
        listing('list', 'GET /agent-pools/<agent_pool_id>/authentication-tokens', {
            summary: 'list the tokens of an agent pool, without their secrets',
            ask: ({ client, id }) => client.agentTokens.list(id),
            headings: ['id', 'created', 'last used', 'expires', 'description'],
            row: ({ id, attributes }) => [
                id,
                attributes['created-at'],
                attributes['last-used-at'] ?? 'never',
                attributes['expired-at'] ?? 'never',
                attributes.description,
            ],
        }),
        showing('show', 'GET /authentication-tokens/<agent_token_id>', {
            summary: 'show one agent token, without its secret',
            ask: ({ client, id }) => client.agentTokens.show(id),
            facts,
        }),
        operation('create', 'POST /agent-pools/<agent_pool_id>/authentication-tokens', {
            summary: 'create an agent token and hand over its secret, once',
            description: 'The secret cannot be read again later. Standard output gets the secret alone. With --out it goes to a new file that only you can read.',
            options: [
                (0,cli_command/* option */.uK)('--description <text>', 'what the token is for', { required: true }),
                (0,cli_command/* option */.uK)('--expired-at <time>', 'when it stops working, as in 2027-01-31T12:00:00Z'),
                (0,cli_command/* option */.uK)('--out <file>', 'new file for the secret instead of standard output'),
            ],
            examples: {
                'plangate agent-tokens create apool-… --description "build farm" --out agent.token': 'keep the secret out of logs and of the shell',
            },
            async call({ client, id, input, io, log, answer }) {
                const make = async () => {
                    const value = await client.agentTokens.create(id, (0,read_input/* optionOf */.XD)(input, 'description') ?? '', {
                        expiredAt: (0,read_input/* optionOf */.XD)(input, 'expired-at'),
                    });
                    return { content: `${value.attributes.token ?? ''}\n`, value };
                };
                const path = (0,read_input/* optionOf */.XD)(input, 'out');
                if (path === undefined) {
                    const { content, value } = await make();
                    // The only operation with a secret as its result.
                    await io.out((0,read_input/* flagOf */.iP)(input, 'json') ? (0,report_json/* printableJson */.et)({ data: value }) : content);
                    log.info(`${(0,neutralise_log/* safeLine */.om)(value.id)} created. The secret above cannot be read again.`);
                    return;
                }
                const created = await writeSecretFile('out', path, io.workingDirectory, make);
                const shown = { ...created, attributes: { ...created.attributes, token: null } };
                await answer({ data: shown }, (0,cli_table/* renderRecord */.s)([...facts(created), ['secret in', path]]));
            },
        }),
        doing('destroy', 'DELETE /authentication-tokens/<agent_token_id>', {
            summary: 'destroy an agent token: agents that use it can no longer sign in',
            destroys: 'destroy the agent token',
            act: ({ client, id }) => client.agentTokens.destroy(id),
            done: (id) => `${id} is destroyed.`,
        }),
    ],
};
function facts({ id, attributes }) {
    return [
        ['id', id],
        ['description', attributes.description],
        ['created-at', attributes['created-at']],
        ['last-used-at', attributes['last-used-at'] ?? 'never'],
        ['expired-at', attributes['expired-at']],
    ];
}
//# sourceMappingURL=agent-tokens.js.map
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(2649);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/report/help.js
var help = __webpack_require__(1805);
// EXTERNAL MODULE: ./build/src/report/page/page.js + 4 modules
var page_page = __webpack_require__(9617);
// EXTERNAL MODULE: ./build/src/report/junit.js
var junit = __webpack_require__(3356);
// EXTERNAL MODULE: ./build/src/report/sarif.js
var sarif = __webpack_require__(5789);
;// CONCATENATED MODULE: ./build/src/cli/report-files.js
/** Writes the reports for programs that the options name. */











/** Each is an option with the name of its file. */
const REPORTS = [
    ['report-json', 'everything, as JSON', report_json/* renderJson */.hF],
    ['report-html', 'one self-contained page, for people', page_page/* renderPage */.Cf],
    ['junit', 'one test case per policy, as JUnit XML', junit/* renderJunit */.R],
    ['sarif', 'findings for code scanning, as SARIF', sarif/* renderSarif */.W],
    ['code-quality', 'findings for GitLab merge requests, as Code Quality JSON', sarif/* renderCodeQuality */.l],
];
const REPORT_OPTIONS = (0,cli_command/* under */.hG)('Reports', [
    (0,cli_command/* option */.uK)('--format <word>', 'text prints progress and the result; json prints only the report on standard output', { choices: ['text', 'json'], default: 'text' }),
    (0,cli_command/* option */.uK)('--json', 'the same as --format json'),
    (0,cli_command/* option */.uK)('--reports <directory>', 'write all reports there: report.html, report.json, junit.xml, report.sarif, comment.md and the files that GitLab shows'),
    ...REPORTS.map(([name, what]) => (0,cli_command/* option */.uK)(`--${name} <file>`, what)),
]);
function wantsJson(input) {
    return (0,read_input/* flagOf */.iP)(input, 'json') || (0,read_input/* optionOf */.XD)(input, 'format') === 'json';
}
/** Paths to which no report can be written, reported before the gate begins. */
async function reportProblems(input, workingDirectory) {
    const problems = [];
    for (const name of ['reports', ...REPORTS.map(([one]) => one)]) {
        const path = (0,read_input/* optionOf */.XD)(input, name);
        if (path === undefined)
            continue;
        const subject = `--${name}`;
        const kind = name === 'reports' ? 'directory' : 'file';
        const there = await (0,promises_.stat)((0,external_node_path_.resolve)(workingDirectory, path)).catch(() => undefined);
        if (path.trim() === '') {
            problems.push({ where: subject, message: `needs the name of a ${kind}.` });
        }
        else if (there !== undefined && there.isDirectory() !== (kind === 'directory')) {
            problems.push({ where: subject, message: `"${path}" is there and is no ${kind}.` });
        }
    }
    return problems;
}
/**
 * Writes the requested files and, on standard output, the requested report. A file that cannot be
 * written does not change the verdict.
 *
 * @param problems earlier problems, reported together with the new ones
 */
async function handOver(view, { input, io, log }, problems = []) {
    for (const problem of problems)
        log.warning((0,help/* withHelp */.il)(problem));
    for (const [name, , render] of REPORTS) {
        const path = (0,read_input/* optionOf */.XD)(input, name);
        if (path === undefined)
            continue;
        try {
            await writeWholeFile((0,external_node_path_.resolve)(io.workingDirectory, path), render(view));
        }
        catch (error) {
            const why = (0,error_message/* errorMessage */.g)(error);
            log.warning((0,help/* withHelp */.il)(`--${name}: "${path}" was not written: ${why}`));
        }
    }
    await log.flush();
    if (wantsJson(input))
        await io.out((0,report_json/* renderJson */.hF)(view));
}
/** Replaces a file as a whole, so it is never half written. */
async function writeWholeFile(path, content, mode) {
    const partial = `${path}.${(0,external_node_crypto_.randomUUID)()}.part`;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    try {
        await (0,promises_.writeFile)(partial, content, { mode });
        await (0,promises_.rename)(partial, path);
    }
    catch (error) {
        await (0,promises_.rm)(partial, { force: true });
        throw error;
    }
}
//# sourceMappingURL=report-files.js.map
;// CONCATENATED MODULE: ./build/src/cli/workbench/audit.js
/** What each policy would block: the newest finished runs of an organization's workspaces, policy by policy. */
















/** How many workspaces are read at the same time. */
const LANES = 4;
const SAVE_EVERY_MS = 10_000;
const audit = operation('audit', '', {
    summary: 'report what each policy would block in the newest finished runs',
    description: 'Reads the newest finished run of the current configuration of each workspace. Speculative runs and runs with options do not count. Prints every policy in every workspace, sorted by how much it would block. A policy without a result in a run is "not evaluated in that run" and never counts as passed.\n\nIt starts and changes nothing, and uses half of the rate limit of the service. The exit code is 5 when a result is unknown.',
    options: [
        (0,cli_command/* option */.uK)('-o, --organization <name>', 'organization; else TF_CLOUD_ORGANIZATION'),
        (0,cli_command/* option */.uK)('--workspaces <list>', 'names, tag:TEXT or project:TEXT; all that the token sees'),
        (0,cli_command/* option */.uK)('--format <word>', 'how it is printed; matrix on a terminal, else table', {
            choices: ['matrix', 'table', 'json', 'csv'],
        }),
        (0,cli_command/* option */.uK)('--state <file>', 'keep there what was read, and go on from it when called again'),
        (0,cli_command/* option */.uK)('--report-html <file>', 'one self-contained page, policies down and workspaces across'),
        (0,cli_command/* option */.uK)('--full-speed', 'leave nothing of the limit to others'),
    ],
    examples: {
        'plangate audit --organization acme --workspaces tag:net --state audit.json': 'who would be blocked if advisory policies became mandatory',
    },
    problems(input, io) {
        const { problems } = selectorsOf(input);
        if (organizationOf(input, io) !== '')
            return problems;
        return [...problems, { where: '--organization', message: 'is needed.' }];
    },
    patienceMs: 7_200_000,
    async call(call) {
        const { client, input, io, log, answer } = call;
        const requests = await findAll(call);
        const audited = await readAll(requests, call);
        const { toRows } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 1046));
        const rows = toRows(audited);
        const now = io.clock.date().getTime();
        const document = { data: rows.map((row) => ({ ...row, ageMs: ageOf(row, now) })) };
        await writePage(rows, audited, call);
        const format = (0,read_input/* optionOf */.XD)(input, 'format');
        await answer(document, await render(rows, { document, format, now, screen: io.screen }));
        for (const { name, doubts } of audited) {
            if (doubts[0] !== undefined)
                log.warning(`${name}: ${doubts[0]}`);
        }
        log.info(`${(0,report_text/* workspaces */.dh)(audited.length)} for ${(0,report_text/* count */.U9)(client.answers(), 'request')}. Nothing was changed.`);
        return rows.some(({ result }) => result === 'unknown') ? cli_command/* EXIT */.dc.undecided : cli_command/* EXIT */.dc.green;
    },
});
/** A page that cannot be written is a warning: the table is printed all the same. */
async function writePage(cells, audited, { client: { origin }, input, io, log }) {
    const path = (0,read_input/* optionOf */.XD)(input, 'report-html');
    if (path === undefined)
        return;
    const { renderAuditPage } = await __webpack_require__.e(/* import() */ 849).then(__webpack_require__.bind(__webpack_require__, 3849));
    const page = renderAuditPage({
        organization: organizationOf(input, io),
        hostname: new URL(origin).host,
        at: io.clock.date().toISOString(),
        cells,
        doubts: audited.flatMap(({ name, doubts }) => doubts.map((doubt) => `${name}: ${doubt}`)),
    });
    const to = (0,external_node_path_.resolve)(io.workingDirectory, path);
    await writeWholeFile(to, log.conceal(page)).catch((error) => {
        log.warning(`--report-html: "${path}" was not written: ${(0,error_message/* errorMessage */.g)(error)}`);
    });
}
function organizationOf(input, { environment }) {
    const name = (0,read_input/* optionOf */.XD)(input, 'organization') ?? environment['TF_CLOUD_ORGANIZATION'];
    return name?.trim() ?? '';
}
function selectorsOf(input) {
    const problems = [];
    const many = (0,read_input/* optionOf */.XD)(input, 'workspaces');
    if (many === undefined)
        return { problems };
    const note = (_, message) => problems.push({ where: '--workspaces', message });
    return { problems, selectors: (0,workspace_selectors/* readWorkspaceList */.Ak)(many, note) };
}
/** The workspaces to audit. @throws ServiceError if the token can see none of them */
async function findAll({ client, input, io }) {
    const organization = organizationOf(input, io);
    const { selectors = [{ kind: 'query', tags: [] }] } = selectorsOf(input);
    const names = selectors.flatMap((each) => (each.kind === 'name' ? each.name : []));
    const { toQuery } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5724));
    const listed = await (0,overview/* listWorkspaces */.FF)(client, organization, names);
    const requests = new Map();
    for (const each of selectors) {
        if (each.kind === 'name') {
            const { name } = each;
            const workspace = listed.get(name) ?? (await client.workspaces.showByName(organization, name));
            requests.set(workspace.id, { workspace });
            continue;
        }
        const query = await toQuery(client, organization, each);
        const some = query && (await client.workspaces.listWithRuns(organization, query).all());
        for (const one of some ?? [])
            requests.set(one.workspace.id, one);
    }
    if (requests.size > 0)
        return [...requests.values()];
    throw new errors/* ServiceError */._(`No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`, { code: 'not-found', method: 'GET', path: 'workspaces' });
}
/** Reads the workspaces in order. Finished ones are saved even if the audit is interrupted. */
async function readAll(requests, call) {
    const { client, input, io, log } = call;
    const { clock, signal } = io;
    const { auditWorkspace, stillHolds } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 1046));
    const state = await openState(call);
    const read = new Map();
    for (const { workspace } of requests) {
        const earlier = state.audited.get(workspace.id);
        if (earlier !== undefined && stillHolds(earlier, workspace))
            read.set(earlier.id, earlier);
    }
    const left = requests.filter(({ workspace }) => !read.has(workspace.id));
    const { rateLimit = 30 } = await client.ping().catch(() => ({}));
    const eachMs = (0,read_input/* flagOf */.iP)(input, 'full-speed') ? 0 : 2_000 / rateLimit;
    const startedAt = clock.now();
    const before = client.answers();
    let saved = startedAt;
    let printedAt = startedAt;
    const lane = async () => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
            const ports = { client, clock, signal, deadline: Number.POSITIVE_INFINITY };
            const { workspace, currentRun } = next;
            read.set(workspace.id, await auditWorkspace(workspace, currentRun, ports));
            const words = `${read.size} of ${(0,report_text/* workspaces */.dh)(requests.length)} read, ${(0,report_text/* count */.U9)(client.answers(), 'request')}`;
            await io.status?.(words);
            if (io.status === undefined && clock.now() - printedAt >= 30_000) {
                printedAt = clock.now();
                log.info(words);
            }
            if (clock.now() - saved >= SAVE_EVERY_MS) {
                saved = clock.now();
                await state.save(read);
            }
            const aheadMs = startedAt + (client.answers() - before) * eachMs - clock.now();
            if (aheadMs > 0)
                await clock.sleep(aheadMs, signal);
        }
    };
    const stopping = () => lane().finally(() => void left.splice(0));
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, stopping));
    await io.status?.();
    await state.save(read);
    for (const ended of lanes)
        if (ended.status === 'rejected')
            throw ended.reason;
    return requests.flatMap(({ workspace }) => read.get(workspace.id) ?? []);
}
/** The file with the results of an earlier call: names and results, readable by its owner only. */
async function openState({ client: { origin }, input, io, log }) {
    const statePath = (0,read_input/* optionOf */.XD)(input, 'state');
    const refuse = (message) => (0,cli_problems/* usageError */.Wp)('--state', `"${statePath}" ${message}`);
    const organization = organizationOf(input, io);
    const audited = new Map();
    if (statePath === undefined)
        return { audited, save: async () => { } };
    const path = (0,external_node_path_.resolve)(io.workingDirectory, statePath);
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw refuse(`cannot be read (${error.code}).`);
    });
    if (text !== undefined) {
        const { auditedWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 1046));
        const stateSchema = dist/* object */.Ikc({
            audit: dist/* literal */.euz(1),
            origin: dist/* string */.YjP(),
            organization: dist/* string */.YjP(),
            workspaces: dist/* array */.YOg(auditedWorkspace),
        });
        const state = dist/* safeParse */.xLC(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* parseJson */.qFJ(), stateSchema), text);
        if (!state.success)
            throw refuse('is not the state of an audit: name another file.');
        if (state.output.origin !== origin || state.output.organization !== organization) {
            throw refuse('is of another organization or host: name another file.');
        }
        for (const workspace of state.output.workspaces)
            audited.set(workspace.id, workspace);
    }
    const save = async (read) => {
        const workspaces = [...new Map([...audited, ...read]).values()];
        const state = { audit: 1, origin, organization, workspaces };
        await writeWholeFile(path, log.conceal((0,report_json/* printableJson */.et)(state)), 0o600).catch((error) => {
            throw refuse(`cannot be written (${error.code}).`);
        });
    };
    return { audited, save };
}
/** The width of the matrix if it is not printed on a terminal. */
const PIPE_COLUMNS = 100;
/** The matrix on a terminal; a row for each policy in each workspace in a pipe. */
async function render(rows, { document, format, now, screen }) {
    if (format === 'json')
        return (0,report_json/* printableJson */.et)(document);
    const cells = rows.map((row) => cellsOf(row, now));
    if (format === 'csv')
        return renderCsv(HEADINGS, cells);
    if (format !== 'matrix' && (format === 'table' || screen === undefined)) {
        return (0,cli_table/* renderTable */.b)(HEADINGS, cells);
    }
    const { renderMatrix } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(455)]).then(__webpack_require__.bind(__webpack_require__, 2455));
    const { columns = () => PIPE_COLUMNS, colour = false } = screen ?? {};
    return renderMatrix(rows, { columns: columns(), colour });
}
const HEADINGS = ['policy', 'set', 'level', 'would block', 'workspace', 'result', 'run', 'age'];
function cellsOf(row, now) {
    const { policy, policySet, level, wouldBlock, workspace, result, run } = row;
    return [policy, policySet, level, wouldBlock, workspace, result, run?.id, age(ageOf(row, now))];
}
function ageOf({ run }, now) {
    const ms = Date.parse(run?.createdAt ?? '');
    return Number.isNaN(ms) ? undefined : Math.max(0, now - ms);
}
function age(ms) {
    if (ms === undefined)
        return undefined;
    const hours = Math.floor(ms / 3_600_000);
    return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
/** Writes CSV in which no cell is a formula. */
function renderCsv(headings, rows) {
    const cell = (value) => {
        const text = (0,neutralise_log/* safeLine */.om)(String(value ?? ''));
        const defused = /^\s*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text;
        return `"${defused.replaceAll('"', '""')}"`;
    };
    return [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
//# sourceMappingURL=audit.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __webpack_require__(4043);
// EXTERNAL MODULE: ./build/src/hosts/announce.js
var announce = __webpack_require__(8278);
// EXTERNAL MODULE: ./build/src/hosts/deadline.js
var hosts_deadline = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(8739);
// EXTERNAL MODULE: ./build/src/check/plan-and-judge.js + 1 modules
var plan_and_judge = __webpack_require__(6735);
// EXTERNAL MODULE: ./build/src/report/console.js
var console = __webpack_require__(6621);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/model/secrets.js + 1 modules
var model_secrets = __webpack_require__(4638);
// EXTERNAL MODULE: ./build/src/settings/settings.js
var settings_settings = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
;// CONCATENATED MODULE: ./build/src/report/progress.js



const FIRST = 'finding the workspace';
/** Collects the events of all workspaces for the status line. */
function createProgress() {
    const byWorkspace = new Map();
    let decided = 0;
    return {
        see(event) {
            const workspace = 'workspace' in event ? event.workspace : undefined;
            if (event.kind === 'workspace-decided') {
                decided++;
                byWorkspace.delete(event.result.workspace);
            }
            const words = progressWords(event);
            if (workspace === undefined || words === undefined)
                return;
            const before = byWorkspace.get(workspace);
            const endsMs = event.kind === 'progress' ? before?.endsMs : endOf(event);
            byWorkspace.set(workspace, { words, endsMs });
        },
        /** Ready to print, without anything that acts. */
        words(nowMs) {
            const groups = (0,report_text/* groupBy */.$z)([...byWorkspace.values()], ({ words }) => words);
            const [only, ...others] = byWorkspace.values();
            if (only === undefined)
                return decided > 0 ? 'reporting' : FIRST;
            const left = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
            const about = left > 0 ? ` · about ${(0,report_text/* elapsed */.vk)(left)} left` : '';
            if (others.length === 0 && decided === 0)
                return `${plain(only.words)}${about}`;
            const parts = groups.map((group) => `${group.length} ${plain(group[0].words)}`);
            return [...parts, `${decided} of ${decided + byWorkspace.size} decided`].join(', ');
        },
    };
}
function plain(words) {
    return (0,escape_markdown/* cleanLine */.Ow)((0,neutralise_log/* safeLine */.om)(words), 60);
}
function progressWords(event) {
    switch (event.kind) {
        case 'version-created':
            return 'uploading';
        case 'uploading':
            return `uploading ${(0,report_text/* size */.Ej)(event.sent)} of ${(0,report_text/* size */.Ej)(event.bytes)}`;
        case 'uploaded':
            return 'starting the run';
        case 'run-created':
            return 'pending';
        case 'progress':
            return event.words;
        case 'canceling':
            return 'canceling';
        default:
            return undefined;
    }
}
/** Of an upload by its pace so far, of a run by how long the last one took. */
function endOf(event) {
    if (event.kind === 'run-created') {
        return event.lastDurationMs === undefined ? undefined : event.atMs + event.lastDurationMs;
    }
    if (event.kind !== 'uploading' || event.sent === 0)
        return undefined;
    return event.atMs + ((event.bytes - event.sent) * event.sinceMs) / event.sent;
}
//# sourceMappingURL=progress.js.map
;// CONCATENATED MODULE: ./build/src/check/progress-line.js


const FRAME_MS = 500;
/** Starts the status line, or the heartbeats where there is none. */
function startLiveLog({ print, quietMs, status }, clock) {
    const progress = createProgress();
    const started = clock.now();
    let lastPrintedAt = started;
    const over = new AbortController();
    const statusText = (still) => {
        const atMs = clock.now() - started;
        return `${(0,report_text/* elapsed */.vk)(atMs)} ${still}${progress.words(atMs)}`;
    };
    const wait = async (ms) => {
        await clock.sleep(ms, over.signal).catch(() => undefined);
        return !over.signal.aborted;
    };
    const animateStatusLine = async () => {
        do
            await status?.(statusText(''));
        while (await wait(FRAME_MS));
        await status?.();
    };
    const printHeartbeats = async (ms) => {
        while (await wait(lastPrintedAt + ms - clock.now())) {
            if (clock.now() - lastPrintedAt < ms)
                continue;
            lastPrintedAt = clock.now();
            print(`  ${statusText('still ')}`);
        }
    };
    const heartbeats = () => (quietMs === undefined ? undefined : printHeartbeats(quietMs));
    const showing = status ? animateStatusLine() : heartbeats();
    return {
        onEvent: (event) => progress.see(event),
        print(line) {
            lastPrintedAt = clock.now();
            print(line);
        },
        async runWhile(work) {
            try {
                return await work;
            }
            finally {
                over.abort();
                await showing;
            }
        },
    };
}
//# sourceMappingURL=progress-line.js.map
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __webpack_require__(5603);
;// CONCATENATED MODULE: ./build/src/check/check.js
/**
 * What every door does: reads the settings, runs the gate, prints the report and publishes it. What
 * differs between CI hosts is behind `JobHost`, what differs between doors behind `Door`.
 */
















/**
 * Checks what the host describes with the settings that the door reads, and publishes the report.
 *
 * @param host the CI host, or the machine of a person
 * @param door where the settings come from and where the log goes
 * @param ports `send` is closed at the end
 * @returns the result, or the problems of the settings. It never rejects for anything that the service,
 *   the network or the files do: that is in the result.
 */
async function check(host, door, ports) {
    let local;
    try {
        const read = await readOrOpen(host, door, ports);
        if ('problems' in read)
            return read;
        ({ local } = read);
        const prepared = await prepare(host, door, ports, read);
        if ('problems' in prepared)
            return prepared;
        const { request, deadline } = prepared;
        const { settings, subject } = request;
        const opening = startOpening(request, door);
        // A local service ends with this process, so no later step has to end its runs.
        const follow = local === undefined ? door.follow?.(settings) : undefined;
        const liveLog = startLiveLog({ ...door, print: opening.print }, ports.clock);
        const announced = (0,announce/* announcer */.y)(subject, request.context, ports, (problem) => door.log.debug(`The comment does not say that a run has begun: ${(0,error_message/* errorMessage */.g)(problem)}`));
        const showEvent = eventHandler(request, door, liveLog, follow);
        const onEvent = (event) => {
            if (event.kind === 'archive')
                opening.open(event.archive.uncommitted?.length);
            if (event.kind === 'run-created' || event.kind === 'run-found')
                announced.begin(event.runUrl);
            showEvent(event);
        };
        const send = local?.send ?? ports.send;
        const judgePorts = { ...ports, send, log: door.log, onEvent };
        const judging = (0,plan_and_judge/* planAndJudge */.gY)(request, judgePorts, door.runGate);
        const { result, view } = await liveLog.runWhile(judging);
        opening.open();
        printEnd(view, door);
        if (local !== undefined)
            await door.afterLocal?.(local);
        await door.beforePublishing?.(view);
        await announced.end();
        const until = (0,hosts_deadline/* publishUntil */.S)(deadline, ports.clock.now());
        const published = (await subject.publish?.(view, until)) ?? { problems: [] };
        return { settings, result, view, published };
    }
    finally {
        await ports.send.close();
        await local?.stop();
    }
}
/** Reads the settings. If they ask for a local service, starts it and puts its address and token into them. */
async function readOrOpen(host, door, ports) {
    const { judgement } = host;
    const { workingDirectory, openLocal } = door;
    const read = await door.settings(judgement);
    if ('problems' in read || !read.settings.local || openLocal === undefined)
        return read;
    const local = await openLocal(read.settings, { workingDirectory, judgement }, ports);
    if ('problems' in local)
        return local;
    return { settings: local.settings, notices: [...read.notices, ...local.notices], local };
}
/** Reads what is judged; nothing is asked of the service yet. */
async function prepare(host, door, { clock, signal }, { settings, notices, local }) {
    const { log, workingDirectory, never } = door;
    log.secret(settings.token);
    const secrets = [settings.githubToken, settings.checksToken, ...door.secrets].filter((secret) => secret !== undefined);
    const problems = secretVariables(settings, secrets);
    if (problems.length > 0)
        return { problems };
    const deadline = clock.now() + settings.timeoutMs;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,place/* repositoryOf */._M)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
    const subject = await host.subject(whatRuns(settings), { directory, root, deadline });
    if ('refused' in subject) {
        const message = `is false. ${subject.refused}`;
        return { ...subject, problems: [{ where: 'allow-untrusted-head', message }] };
    }
    const shown = shownValues(settings, subject);
    if (shown !== undefined)
        return { problems: [shown] };
    const { workspace } = host;
    const { judged } = host.judgement;
    const context = { ...contextOf(settings, subject, clock), byPerson: !judged };
    const paths = { workingDirectory, repositoryRoot: root, workspace, never };
    // The earlier reports are read while the service is asked.
    const hints = (0,earlier_reports/* hintsFrom */.N)(subject, context, { clock, signal });
    const extras = { notices, finish: local?.finish, unknownValues: local?.unknownValues };
    return {
        request: { subject, settings, context, hints, ...paths, secrets, judged, ...extras },
        deadline,
    };
}
/** The static planner has no secret and reads the files as text, so files of unknown origin are allowed. */
function whatRuns(settings) {
    const isText = settings.local && (settings.engine === 'static' || settings.plan !== undefined);
    return isText ? { ...settings, allowUntrustedHead: true } : settings;
}
/**
 * Prints what is about to be checked, and what the settings and the host could not use. To a person
 * it also says whether their files are those of the commit, which is known once they are packed.
 */
function startOpening({ context, subject, judged, notices = [] }, door) {
    let isOpen = false;
    const open = (uncommittedFiles) => {
        if (isOpen)
            return;
        isOpen = true;
        (0,console/* renderOpening */.lZ)({ ...context, uncommittedFiles }).forEach(door.print);
        for (const problem of [...notices, ...(subject.problems ?? [])]) {
            door.log.warning((0,help/* withHelp */.il)(problem));
        }
    };
    if (judged || context.commit === undefined)
        open();
    const print = (line) => {
        open();
        door.print(line);
    };
    return { open, print };
}
/** Hands each event of the gate to the door and to the log. */
function eventHandler({ settings, repositoryRoot }, door, liveLog, follow) {
    const { length: workspaces } = settings.workspaces;
    const shown = { workspaces, repositoryRoot, isLocal: settings.local };
    return (event) => {
        follow?.(event);
        liveLog.onEvent(event);
        // The status line of a terminal already shows what a heartbeat says.
        if (door.status && event.kind === 'heartbeat')
            return;
        for (const line of (0,console/* renderEvent */.N1)(event, shown))
            liveLog.print(line);
    };
}
function printEnd(view, door) {
    if (door.printEnd)
        door.printEnd(view);
    else
        (0,console/* renderVerdict */.gM)(view).forEach(door.print);
}
/** What the report says of the job and of the settings. */
function contextOf(settings, { about }, clock) {
    const startedAt = clock.date().toISOString();
    const reported = (0,settings_settings/* reportedSettings */.f8)(settings);
    const jobId = (0,marker/* hash */.tW)(JSON.stringify(reported.section ?? settings.workspaces));
    return { ...reported, ...about, startedAt, version: version/* VERSION */.x, jobId };
}
/** The values in a plan are for those who may read the run, and a report is for all who can read the repository. */
function shownValues({ planDiff }, { isPrivate }) {
    if (planDiff !== 'values' || isPrivate === true)
        return undefined;
    const why = isPrivate === false
        ? 'this repository is public, and everybody could read the values'
        : 'this job does not say that its repository is private, so everybody might read the values';
    return { where: 'plan-diff', message: `cannot be "values": ${why}. Use \`names\`.` };
}
/** Everybody who may read a run may read its variables, and a service cannot take one back. */
function secretVariables({ token, variables = [] }, others) {
    const secrets = (0,model_secrets/* createSecrets */.gE)();
    for (const secret of [token, ...others])
        secrets.keep(secret);
    return variables
        .filter((line) => secrets.conceal(line) !== line)
        .map((line) => ({
        where: 'variables',
        message: `would show a secret of this check to everybody who can read the run: the value of ${(0,quote/* quote */.h)(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
/** Values that must not be inside a file that is sent. Shorter values would be found by chance. */
function environmentSecrets(environment, named = SECRET_NAME) {
    return Object.entries(environment)
        .filter(([name]) => named.test(name) || name.startsWith('TF_TOKEN_'))
        .map(([, value]) => value?.trim() ?? '')
        .filter((value) => value.length >= 16);
}
//# sourceMappingURL=check.js.map
// EXTERNAL MODULE: ./build/src/hosts/ci-job.js + 3 modules
var ci_job = __webpack_require__(6393);
// EXTERNAL MODULE: ./build/src/machine/network.js
var network = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/report/terminal.js
var terminal = __webpack_require__(4834);
// EXTERNAL MODULE: ./build/src/cli/check-options.js
var check_options = __webpack_require__(8051);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(440);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/requested-workspaces.js
var requested_workspaces = __webpack_require__(5724);
// EXTERNAL MODULE: ./build/src/cli/run-program.js
var run_program = __webpack_require__(1300);
// EXTERNAL MODULE: ./build/src/cli/doctor/finding.js
var doctor_finding = __webpack_require__(4423);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-service.js




/** The findings about the host, then about the token. Of a host without an answer, only that is reported. */
async function examineService(client, hostname) {
    const findings = [];
    try {
        const { appName, apiVersion, version } = await client.ping();
        const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean);
        const seen = facts.length > 0 ? `answers: ${facts.join(', ')}` : 'answers';
        findings.push((0,doctor_finding.ok)('host', `${hostname} ${seen}`));
    }
    catch (error) {
        const finding = ofError('host', error, hostname);
        if (isUnreachable(error))
            return [finding];
        if (isNoOperation(error) &&
            isNoOperation(await client.account().catch((thrown) => thrown))) {
            const seen = `${hostname} has no such API: it knows neither ping nor account/details`;
            return [(0,doctor_finding/* problem */.CC)('host', seen, 'Check --hostname.', cli_command/* EXIT */.dc.network)];
        }
        // The service answered. The finding about the token reports a refused token.
        if (!isUnauthorized(error))
            findings.push((0,doctor_finding/* unknown */.L5)('host', finding.seen));
    }
    findings.push(await examineToken(client));
    return findings;
}
async function examineToken(client) {
    try {
        const { account, tokenKind } = await client.account();
        const name = account.attributes.username ?? account.id;
        if (tokenKind === 'organization') {
            return (0,doctor_finding/* problem */.CC)('token', `belongs to the organization (${name})`, 'Organization tokens may not create configuration versions. Use the token of a team or a user.', cli_command/* EXIT */.dc.refused);
        }
        return (0,doctor_finding.ok)('token', `${tokenKind === 'unknown' ? 'accepted' : `${tokenKind} token`} of ${name}`);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            return (0,doctor_finding/* unknown */.L5)('token', 'the service does not say whose it is (404 on account details)');
        }
        return ofError('token', error, 'the service');
    }
}
/** The problem that an error of the service shows, with the error's own remedy if it has one. Throws other errors again. */
function ofError(subject, error, what) {
    if (!(error instanceof errors/* ServiceError */._))
        throw error;
    if (error.code === 'aborted')
        throw error;
    const fix = error.remedy ?? REMEDIES[error.code] ?? 'Try again with --verbose.';
    const [line = what] = error.message.split('\n', 1);
    return (0,doctor_finding/* problem */.CC)(subject, line.replace(fix, '').trim(), fix, run_program/* EXIT_CODE_OF */.J[error.code]);
}
/** A 404 without the error documents of this API: what answers does not know the operation. */
function isNoOperation(error) {
    return error instanceof errors/* ServiceError */._ && error.status === 404 && error.errors.length === 0;
}
function isUnauthorized(error) {
    return error instanceof errors/* ServiceError */._ && error.code === 'unauthorized';
}
function isUnreachable(error) {
    return error instanceof errors/* ServiceError */._ && ['network', 'timeout', 'tls'].includes(error.code);
}
const REMEDIES = {
    network: 'Check --hostname, and HTTPS_PROXY and NO_PROXY if this machine reaches the network through a proxy.',
    timeout: 'Check the network between this machine and the host: something swallows the connection.',
    unauthorized: 'The token is wrong, revoked or expired, or belongs to another host. Make a new one.',
};
//# sourceMappingURL=examine-service.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workspace.js
/** Examines the workspaces: may this token start a plan there, and would it be a plan of the right files? */










/**
 * Examines one workspace, or those that a query finds. Directories are relative to `workingDirectory`.
 *
 * @param sent receives the directory that would be uploaded → the workspace's working directory in it
 */
async function examineSelector(selector, { client, settings, workingDirectory, isPersonal }, sent) {
    const { organization, mode, source } = settings;
    if (selector.kind === 'query')
        return [await examineQuery(client, organization, selector)];
    const { name } = selector;
    const subject = `workspace ${name}`;
    let workspace;
    try {
        workspace = await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            return [(await findMissing(client, organization, name)) ?? ofError(subject, error, name)];
        }
        return [ofError(subject, error, name)];
    }
    const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(workspace.attributes['working-directory']);
    const inside = 'path' in working ? working.path : '';
    sent.set((0,find_workspace/* uploadRoot */.SS)(directory, inside), inside);
    const examined = { client, subject, ...workspace, source, mode, directory, isPersonal };
    return [
        (0,doctor_finding.ok)(subject, `is ${workspace.id} in ${organization}`),
        ...examineConnection(examined),
        ...(source === 'upload' ? examinePermissions(examined) : []),
        ...(mode === 'speculative' ? await examinePower(examined) : []),
        ...examineExecution(examined),
        ...(await examineDirectory(examined)),
    ];
}
async function examineQuery(client, organization, selector) {
    const subject = (0,workspace_selectors/* describeSelector */.r5)(selector);
    try {
        const workspaces = await (0,requested_workspaces/* queryWorkspaces */.V)(client, organization, selector);
        const names = workspaces.map(({ attributes }) => attributes.name).join(', ');
        if (workspaces.length > 0)
            return (0,doctor_finding.ok)(subject, `${workspaces.length} workspaces: ${names}`);
        const fix = 'Check the words, and that the team of this token has access to the workspaces.';
        return (0,doctor_finding/* problem */.CC)(subject, 'names no workspace that this token sees', fix, cli_command/* EXIT */.dc.refused);
    }
    catch (error) {
        return ofError(subject, error, subject);
    }
}
/**
 * Why a workspace was not found, with the workspaces that the token sees instead.
 *
 * @returns undefined if the token sees the workspace: then the request was refused for another reason
 */
async function findMissing(client, organization, name) {
    const subject = `workspace ${name}`;
    try {
        const visibleNames = [];
        for await (const { attributes } of client.workspaces.list(organization)) {
            if (attributes.name === name)
                return undefined;
            visibleNames.push(attributes.name);
            if (visibleNames.length >= 500)
                break;
        }
        const near = (0,did_you_mean/* didYouMean */.a)(name, visibleNames);
        const fix = visibleNames.length === 0
            ? `Give the team of this token access to "${name}": it sees no workspace at all.`
            : near !== undefined
                ? `Did you mean "${near}"?`
                : `Give the team of this token access to "${name}", or name one that it sees: ${visibleNames.slice(0, 5).join(', ')}${visibleNames.length > 5 ? ', …' : ''}.`;
        const why = `is not among those in ${organization} that this token sees`;
        return (0,doctor_finding/* problem */.CC)(subject, why, fix, cli_command/* EXIT */.dc.refused);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            const fix = 'Check the spelling of the organization, and that the token belongs to it.';
            const why = `${organization} is not there for this token`;
            return (0,doctor_finding/* problem */.CC)('organization', why, fix, cli_command/* EXIT */.dc.refused);
        }
        return ofError('organization', error, organization);
    }
}
function examinePermissions({ subject, attributes }) {
    const permissions = attributes.permissions ?? {};
    if (permissions['can-queue-run'] === false) {
        const fix = 'Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.';
        return [(0,doctor_finding/* problem */.CC)(subject, 'does not let this token queue plans', fix, cli_command/* EXIT */.dc.refused)];
    }
    return permissions['can-queue-run'] === true ? [(0,doctor_finding.ok)(subject, 'lets this token queue plans')] : [];
}
/** Whether the service already plans every pull request from version control. */
function examineConnection({ subject, attributes, source }) {
    const repository = attributes['vcs-repo']?.identifier;
    const plans = attributes['speculative-enabled'] !== false;
    if (source === 'upload') {
        if (!repository || !plans)
            return [];
        const seen = `is connected to ${repository}, and version control plans every pull request there`;
        const fix = '`source: vcs` judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.';
        return [(0,doctor_finding/* note */.N4)(subject, seen, fix)];
    }
    if (repository && plans)
        return [(0,doctor_finding.ok)(subject, `is connected to ${repository}`)];
    const seen = repository
        ? 'has speculative plans from version control turned off, so no pull request starts a run'
        : 'is not connected to version control, so no pull request starts a run';
    const fix = 'Change that in its version control settings, or use `source: upload`.';
    return [(0,doctor_finding/* problem */.CC)(subject, seen, fix, cli_command/* EXIT */.dc.badInput)];
}
/** A job that only plans needs no permission to apply or override. A person who gets its token could use it. */
async function examinePower({ client, subject, id, attributes, isPersonal, }) {
    const page = client.runs.list(id).page({ size: 1 });
    const newest = await page.then(({ items }) => items[0], () => undefined);
    const powers = [
        attributes.permissions?.['can-queue-apply'] === true && 'apply runs',
        newest?.attributes.permissions?.['can-override-policy-check'] === true && 'override policies',
    ].filter((power) => typeof power === 'string');
    if (powers.length === 0)
        return [];
    const fix = 'Use a token of a team with plan access only. Under pull_request, everybody who can push a branch can use all its permissions.';
    const seen = `lets this token ${powers.join(' and ')}; plan access is enough`;
    // A personal token that is used at a terminal says nothing about the token of the workflow.
    const kind = isPersonal ? await client.account().catch(() => undefined) : undefined;
    return [(kind?.tokenKind === 'user' ? doctor_finding/* unknown */.L5 : doctor_finding/* note */.N4)(subject, seen, fix)];
}
function examineExecution({ subject, attributes, source, mode }) {
    const findings = [];
    if (attributes['execution-mode'] === 'local') {
        const seen = 'plans on the machine of its users (execution mode local)';
        const fix = 'Set the execution mode of the workspace to remote or agent: policies are evaluated there only.';
        findings.push((0,doctor_finding/* problem */.CC)(subject, seen, fix, cli_command/* EXIT */.dc.badInput));
    }
    if (attributes['speculative-enabled'] === false && source === 'upload') {
        const seen = 'has speculative plans from version control turned off, which uploads do not need';
        findings.push((0,doctor_finding.ok)(subject, seen));
    }
    if (attributes.locked === true) {
        const seen = mode === 'speculative' ? 'is locked, and speculative runs pass' : 'is locked';
        const fix = 'Unlock it: provisional runs wait until then.';
        findings.push(mode === 'speculative' ? (0,doctor_finding.ok)(subject, seen) : (0,doctor_finding/* note */.N4)(subject, seen, fix));
    }
    return findings;
}
async function examineDirectory({ subject, attributes, directory, }) {
    const inside = attributes['working-directory'];
    if (inside === undefined || inside === null || inside === '')
        return [];
    const trimmed = inside.replace(/^\/+|\/+$/g, '');
    if (directory.replaceAll('\\', '/').endsWith(`/${trimmed}`)) {
        const seen = `works in ${trimmed}, which the directory ends with: the directory above it is sent`;
        return [(0,doctor_finding.ok)(subject, seen)];
    }
    const there = await (0,promises_.stat)((0,external_node_path_.join)(directory, trimmed)).catch(() => undefined);
    if (there?.isDirectory())
        return [(0,doctor_finding.ok)(subject, `works in ${trimmed}, which is in the directory`)];
    const seen = `works in ${trimmed}, which is neither in ${directory} nor its end`;
    const fix = `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`;
    return [(0,doctor_finding/* problem */.CC)(subject, seen, fix, cli_command/* EXIT */.dc.badInput)];
}
//# sourceMappingURL=examine-workspace.js.map
// EXTERNAL MODULE: ./build/src/cli/log.js
var cli_log = __webpack_require__(1438);
;// CONCATENATED MODULE: ./build/src/cli/pages/print-codes.js

const codeSchema = dist/* object */.Ikc({ code: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9A-Z-]{4,20}$/)) });
/** Makes the printer. A service that is not local has pages with a sign-in, so no code is requested from it. */
function createCodePrinter(send, print) {
    const requests = [];
    let refused = false;
    const printCode = async (settings, workspace) => {
        const answer = await askForCode(settings, send).catch(() => undefined);
        if (answer === undefined || (answer === 'refused' && refused))
            return;
        refused ||= answer === 'refused';
        print(answer === 'refused' ? NO_PERSON : `  code for the page of ${workspace}: ${answer}`);
    };
    return {
        follow: (settings) => (event) => {
            if (!('runUrl' in event) || !settings.origin.startsWith('http:'))
                return;
            requests.push(printCode(settings, event.workspace));
        },
        printed: async () => void (await Promise.all(requests)),
    };
}
const NO_PERSON = '  a page acts for a person, and this token is of a team: take a code that plangate serve printed';
/** The code; undefined if the service has no pages. */
async function askForCode({ origin, token }, send) {
    const { status, body } = await send({
        method: 'POST',
        url: new URL('/app/codes', origin),
        headers: { authorization: `Bearer ${token}` },
        timeoutMs: 5_000,
        maxBytes: 10_000,
    });
    if (status === 403)
        return 'refused';
    if (status !== 201)
        return undefined;
    const read = dist/* safeParse */.xLC(codeSchema, JSON.parse(new TextDecoder().decode(body)));
    return read.success ? read.output.code : undefined;
}
//# sourceMappingURL=print-codes.js.map
;// CONCATENATED MODULE: ./build/src/cli/check.js
/** The gate on any machine: settings → check → report → exit code. */















const check_check = {
    name: 'check',
    summary: 'pack, plan, read the policies, decide',
    description: 'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
    arguments: [cli_command/* DIRECTORY */.Md],
    options: [
        ...check_options/* CHECK_OPTIONS */.m5,
        ...REPORT_OPTIONS,
        ...(0,cli_command/* under */.hG)('Without a service of your own', [
            (0,cli_command/* option */.uK)('--explain <policy>', 'with --local: print the input document that this policy saw'),
            (0,cli_command/* option */.uK)('--watch', 'with --local: check again whenever the configuration or a policy changes'),
        ]),
        (0,cli_command/* option */.uK)('--verbose', 'log the requests to the service'),
    ],
    often: [
        'workspace',
        'workspaces',
        'organization',
        'hostname',
        'local',
        'fail-on',
        'protect',
        'timeout',
        'reports',
        'json',
    ],
    examples: {
        'plangate check': 'the workspace of the cloud block in this directory',
        'plangate check infra': 'the workspace of the cloud block in infra',
        'plangate check --organization acme --workspaces net-prod,dns --directory infra': 'one directory, two workspaces, one verdict',
        'plangate check --json > report.json': 'for a script',
        'plangate check --local': 'without a service, by the policies in policies/',
        'plangate check --local --watch': 'again on every change of the configuration or a policy',
    },
    async run(input, io) {
        refuseLocalOnly(input);
        if (!(0,read_input/* flagOf */.iP)(input, 'watch'))
            return runCheck(input, io);
        const { watchChecks } = await __webpack_require__.e(/* import() */ 986).then(__webpack_require__.bind(__webpack_require__, 9605));
        return watchChecks(input, io, () => runCheck(input, io));
    },
};
/** A little longer than the interval at which an unchanged run is reported. */
const QUIET_MS = 31_000;
/** @param runGate replaces the gate, for commands that judge existing runs */
async function runCheck(input, io, runGate) {
    const json = wantsJson(input);
    const verbose = (0,read_input/* flagOf */.iP)(input, 'verbose');
    const log = (0,cli_log/* createLog */.h)(io, { verbose, story: json ? 'err' : 'out' });
    const command = { input, io, log };
    try {
        const { result, view, published, settings } = await checkHere(command, runGate);
        const lost = result.workspaces.filter(({ workspaceId, failure }) => workspaceId === undefined && failure?.kind === 'refused');
        // Without the gate a run is needed, and no workspace.
        if (runGate === undefined && lost.length > 0)
            await explainMissing(settings, lost, command);
        if (published.commentUrl !== undefined)
            log.print(`Comment: ${published.commentUrl}`);
        await handOver(view, command, published.problems);
        const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
        return (0,verdict/* exitCodeOf */.FO)(result, settings.failOn, signal);
    }
    finally {
        await log.flush();
    }
}
/** No option is read and ignored. */
function refuseLocalOnly(input) {
    if ((0,read_input/* flagOf */.iP)(input, 'local'))
        return;
    const [name] = ['explain', 'watch'].filter((one) => input.options[one] !== undefined);
    if (name !== undefined)
        throw (0,cli_problems/* usageError */.Wp)(`--${name}`, 'is for the local service. Add --local.');
}
/**
 * Names of other workspaces are only for the owner of the token: they are printed here, and are in
 * no report.
 */
async function explainMissing(settings, lost, command) {
    const { input, io, log } = command;
    const { client, close } = (0,connection/* connect */.Ng)(settings, input, io, { log, patienceMs: 10_000 });
    for (const { workspace } of lost.slice(0, 5)) {
        const finding = findMissing(client, settings.organization, workspace);
        // What goes wrong here adds nothing to the refusal that is reported already.
        const missing = await finding.catch(() => undefined);
        if (missing === undefined || missing.seen.startsWith('Could not'))
            continue;
        log.warning(`${missing.subject} ${missing.seen}. ${missing.fix ?? ''}`);
    }
    await close();
}
/** The block at the end of the log, fitted to the terminal's size. */
function linesFor(view, screen) {
    const { columns = () => 100, rows = () => 40, colour = false, links = false } = screen ?? {};
    const size = { columns: columns(), rows: Math.max(20, rows() - 4) };
    return ['', ...(0,terminal/* renderTerminal */.bF)(view, { ...size, colour, links })];
}
/** Checks the name that `--explain` gives, before anything is planned. */
async function explainable(opened, name, { judged }) {
    if (name === undefined || 'problems' in opened)
        return opened;
    const { policies, stop } = opened;
    const named = policies.includes(name);
    if (named && !judged)
        return opened;
    await stop();
    const message = named
        ? 'is for a person at a terminal: the document can hold sensitive values, and a log keeps them.'
        : `"${name}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
    return { problems: [{ where: '--explain', message }] };
}
async function checkHere({ input, io, log }, runGate) {
    const { environment, workingDirectory } = io;
    const secrets = environmentSecrets(environment, /(?:^|_)TOKEN$/);
    for (const secret of secrets)
        log.secret(secret);
    const reportsPath = (0,read_input/* optionOf */.XD)(input, 'reports');
    const reports = reportsPath === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, reportsPath);
    const ports = { ...io, send: (0,network/* openNetwork */.X)((0,read_input/* optionOf */.XD)(input, 'ca-file'), io) };
    const { print, command } = log;
    const codes = createCodePrinter(ports.send, print);
    const checked = await check(await (0,ci_job/* hostHere */.Vc)({ reports, command, write: writeWholeFile }, ports), {
        async settings(judgement) {
            const read = await (0,connection/* loadOptions */.ZG)(input, io, judgement);
            const problems = await reportProblems(input, workingDirectory);
            if ('settings' in read && problems.length === 0)
                return read;
            const wrong = 'problems' in read ? read.problems : [];
            throw new cli_problems/* UsageError */.eb([...wrong.map(check_options/* toProblem */.H8), ...problems]);
        },
        workingDirectory,
        secrets,
        // Reports of an earlier job are not part of the configuration.
        never: reports === undefined ? [] : [reports],
        log,
        print,
        follow: codes.follow,
        beforePublishing: codes.printed,
        runGate,
        async openLocal(settings, directories, localPorts) {
            const { openLocal } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(558), __webpack_require__.e(144), __webpack_require__.e(202), __webpack_require__.e(90), __webpack_require__.e(854)]).then(__webpack_require__.bind(__webpack_require__, 3854));
            const { executeBounded } = io;
            const opened = await openLocal(settings, directories, { ...localPorts, executeBounded });
            return explainable(opened, (0,read_input/* optionOf */.XD)(input, 'explain'), directories.judgement);
        },
        async afterLocal(local) {
            if ((0,read_input/* optionOf */.XD)(input, 'explain') === undefined)
                return;
            for (const { workspace, input: policyInput } of local.documents()) {
                const lines = JSON.stringify(policyInput, null, 2).split('\n');
                for (const line of [`What the policies saw in ${workspace}:`, ...lines])
                    print(line);
            }
        },
        printEnd: io.screen && ((view) => linesFor(view, io.screen).forEach(command)),
        status: io.status,
        quietMs: io.status ? undefined : QUIET_MS,
    }, ports);
    if (!('problems' in checked))
        return checked;
    if (checked.refused === undefined)
        throw new cli_problems/* UsageError */.eb(checked.problems.map(check_options/* toProblem */.H8));
    throw (0,cli_problems/* usageError */.Wp)('--allow-untrusted-head', `is not given. ${(0,check_options/* forOptions */.u5)(checked.refused)}`);
}
//# sourceMappingURL=check.js.map
// EXTERNAL MODULE: ./build/src/gate/groups.js
var gate_groups = __webpack_require__(6337);
// EXTERNAL MODULE: ./build/src/settings/inputs.js + 1 modules
var inputs = __webpack_require__(8858);
// EXTERNAL MODULE: ./build/src/trust/seal.js
var seal = __webpack_require__(3919);
;// CONCATENATED MODULE: ./build/src/cli/combine.js
/**
 * `combine`: the groups of a matrix as one verdict, one comment, one required check.
 * `seal-key`: the key that opens their sealed reports, for a combining job that has no token.
 */












const combine = {
    name: 'combine',
    summary: 'judge the groups of a matrix again, as one verdict',
    description: 'Combines the output of `plangate matrix` and the reports of its groups into one verdict. The verdict is also the exit code: the one check to require.\n\nReports only name the runs. Every run is read from the service and judged again. It counts only if its message names its group; writing that message needs the token. A group that is missing, duplicate, incomplete or of another commit is undecided and listed.\n\nA job without the token needs PLANGATE_SEAL_KEY, the output of `plangate seal-key`. Then only reports sealed with that key count, and no request goes to the service.',
    options: [
        (0,cli_command/* option */.uK)('--groups <json>', 'output of `plangate matrix`, from the output of its job; else PLANGATE_GROUPS'),
        (0,cli_command/* option */.uK)('--from <directory>', 'directory with the reports of the groups: every *.json below it', {
            default: 'plangate-reports',
        }),
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ name }) => !inputs/* OF_GROUPS */.tw.includes(name)),
        ...REPORT_OPTIONS,
        (0,cli_command/* option */.uK)('--verbose', 'log the requests to the service'),
    ],
    often: ['groups', 'from', 'organization', 'hostname', 'fail-on', 'protect', 'reports', 'json'],
    examples: {
        'plangate combine --groups "$GROUPS" --from reports --organization acme': 'in the last job of the workflow, which always runs',
    },
    run,
};
async function run(input, io) {
    const groups = groupsOf(input, io);
    const { combinesInstead, workspacesOfGroups } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(265), __webpack_require__.e(846), __webpack_require__.e(83), __webpack_require__.e(285)]).then(__webpack_require__.bind(__webpack_require__, 2285));
    const read = (0,seal/* readSealKey */.L0)(io.environment['PLANGATE_SEAL_KEY']);
    if ('problem' in read)
        throw (0,cli_problems/* usageError */.Wp)('PLANGATE_SEAL_KEY', read.problem);
    const { key: sealKey } = read;
    const from = (0,external_node_path_.resolve)(io.workingDirectory, (0,read_input/* optionOf */.XD)(input, 'from') ?? '');
    const workspaces = workspacesOfGroups(groups);
    // The key replaces the token: it is as secret, and no request is sent to the service.
    const token = sealKey ?? (0,read_input/* optionOf */.XD)(input, 'token');
    const ofGroups = { ...input, options: { ...input.options, workspaces, token } };
    return await runCheck(ofGroups, io, combinesInstead({ groups, from, sealKey }));
}
function groupsOf(input, { environment }) {
    const text = (0,read_input/* optionOf */.XD)(input, 'groups') ?? environment['PLANGATE_GROUPS'] ?? '';
    const groups = text.trim() === ''
        ? { problem: 'is needed: what `plangate matrix` printed, from the output of its job.' }
        : (0,gate_groups/* readGroups */.b5)(text);
    if (Array.isArray(groups))
        return groups;
    throw (0,cli_problems/* usageError */.Wp)('--groups', groups.problem);
}
const sealKey = {
    name: 'seal-key',
    summary: 'print the key for a job that combines reports without the token',
    description: 'Every report of a group is sealed with a key derived from the token. A job with that key in PLANGATE_SEAL_KEY combines the reports without the token. The key does not reveal the token. Anyone with the key can seal a report that says "passed": keep it secret. No request goes to the service.\n\nStandard output gets the key alone. With --out it goes to a new file that only you can read.',
    options: [
        (0,cli_command/* option */.uK)('--out <file>', 'new file for the key instead of standard output'),
        ...connection/* CONNECTION_OPTIONS */.Ur.filter(({ name }) => name === 'hostname' || name === 'token'),
    ],
    examples: { 'plangate seal-key --out seal.key': 'keep the key out of logs and the shell' },
    async run(input, io) {
        const named = await (0,connection/* findNamedWorkspace */.kB)(input, io, false);
        if ('problems' in named)
            throw new cli_problems/* UsageError */.eb(named.problems);
        const content = `${(0,seal/* reportKey */.y1)(named.target.token)}\n`;
        const path = (0,read_input/* optionOf */.XD)(input, 'out');
        const made = { content, value: undefined };
        if (path === undefined)
            await io.out(content);
        else
            await writeSecretFile('out', path, io.workingDirectory, async () => made);
        return cli_command/* EXIT */.dc.green;
    },
};
//# sourceMappingURL=combine.js.map
;// CONCATENATED MODULE: ./build/src/cli/completion.js
/** Shell completion of commands, options and values: a script made from the tree of commands. */




const SHELLS = {
    bash,
    zsh: (words) => `autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`,
    fish,
    powershell,
};
function completion(root) {
    const names = Object.keys(SHELLS).join(', ');
    return {
        name: 'completion',
        summary: 'let your shell complete commands, options and values',
        arguments: [{ name: 'shell', description: names, required: true }],
        options: [(0,cli_command/* option */.uK)('--json', 'print as JSON what may follow what, for another shell')],
        examples: {
            'plangate completion bash > ~/.local/share/bash-completion/completions/plangate': 'for bash',
            'plangate completion fish > ~/.config/fish/completions/plangate.fish': 'for fish',
            'plangate completion powershell >> $PROFILE': 'for PowerShell',
        },
        async run(input, io) {
            const shell = (0,read_input/* argumentOf */.Nf)(input, 'shell');
            const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
            if (write === undefined)
                throw (0,cli_problems/* usageError */.Wp)('SHELL', `is one of ${names}.`);
            const words = completionWords(root());
            const json = (0,read_input/* flagOf */.iP)(input, 'json');
            await io.out(json ? (0,report_json/* printableJson */.et)({ data: Object.fromEntries(words) }) : write(words));
            return cli_command/* EXIT */.dc.green;
        },
    };
}
function completionWords(spec, path = [], words = new Map()) {
    const children = spec.commands ?? [];
    const shells = spec.arguments?.[0]?.name === 'shell' ? Object.keys(SHELLS) : [];
    const names = children.length > 0 ? children.map(({ name }) => name) : shells;
    const options = (spec.options ?? []).map(({ name }) => `--${name}`);
    const version = path.length === 0 ? ['--version'] : [];
    words.set(path.join(' '), [...names, ...options, '--help', ...version]);
    for (const { name, value, choices, offers = choices } of spec.options ?? []) {
        if (value !== undefined)
            words.set([...path, `--${name}`].join(' '), Array.from(offers ?? []));
    }
    for (const child of children)
        completionWords(child, [...path, child.name], words);
    return words;
}
/** Options with a value but no list of values are completed by file names. */
function bash(words) {
    const cases = [...words].map(([path, next]) => `    ${JSON.stringify(path)}) next=${JSON.stringify(next.join(' '))} ;;`);
    return `_plangate() {
  local path="" next="" word last="\${COMP_WORDS[COMP_CWORD-1]}"
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$word" in -*) break ;; esac
    path="\${path:+$path }$word"
  done
  case "$last" in --*) path="$path $last" ;; esac
  while :; do
    case "$path" in
${cases.join('\n')}
      *" --"*) path="\${path% --*}"; continue ;;
    esac
    break
  done
  COMPREPLY=()
  while IFS='' read -r word; do COMPREPLY+=("$word"); done \\
    < <(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _plangate plangate
`;
}
function fish(words) {
    const lines = [...words].flatMap(([path, next]) => {
        const [at = '', of] = path.split(/ ?--/);
        const condition = at === '' ? '__fish_use_subcommand' : `__plangate_at ${at}`;
        const complete = `complete -c plangate -n '${condition}'`;
        if (of !== undefined) {
            return [`${complete} -l ${of} ${next.length > 0 ? `-x -a '${next.join(' ')}'` : '-r'}`];
        }
        return next.flatMap((word) => {
            if (!word.startsWith('--'))
                return `${complete} -f -a ${word}`;
            return words.has(`${path} ${word}`) ? [] : `${complete} -l ${word.slice(2)}`;
        });
    });
    return `function __plangate_at
  set -l words (commandline -opc)
  test (count $words) -ge (math 1 + (count $argv)); or return 1
  for at in (seq (count $argv))
    test $words[(math $at + 1)] = $argv[$at]; or return 1
  end
end
${lines.join('\n')}
`;
}
function powershell(words) {
    const rows = [...words].map(([path, next]) => `  '${path}' = '${next.join(' ')}'`);
    return `$plangateWords = @{
${rows.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName plangate -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  $path = @()
  foreach ($word in $words) { if ($word -like '-*') { break }; $path += $word }
  $key = $path -join ' '
  $value = "$key $($words[-1])"
  if ($words.Count -gt 0 -and $plangateWords.ContainsKey($value)) { $key = $value }
  "$($plangateWords[$key])".Split(' ') | Where-Object { $_ -ne '' -and $_ -like "$wordToComplete*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`;
}
//# sourceMappingURL=completion.js.map
// EXTERNAL MODULE: ./build/src/archive/pack-directory.js + 13 modules
var pack_directory = __webpack_require__(4124);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var hosts_workspace = __webpack_require__(1956);
;// CONCATENATED MODULE: ./build/src/cli/upload-version.js
/** Creates configuration versions and uploads to them. Nothing here prints an upload URL. */











async function createForLater(call) {
    const path = (0,read_input/* optionOf */.XD)(call.input, 'upload-url-file') ?? '';
    const { workingDirectory } = call.io;
    return writeSecretFile('upload-url-file', path, workingDirectory, async () => {
        const version = await makeVersion(call);
        return { content: renderTicket(version), value: version };
    });
}
/** Checks the path before a version is created, so that no version waits for a missing file. */
async function uploadTo(find, path, { client, io, log }) {
    const archive = await findArchive(path, io, log);
    try {
        const version = await find();
        await client.configurationVersions.upload(version, archive.body);
        return (await client.configurationVersions.show(version.id)).version;
    }
    finally {
        await archive.remove();
    }
}
async function makeVersion({ client, input, workspaceId, }) {
    return client.configurationVersions.create(await workspaceId(), {
        autoQueueRuns: !(0,read_input/* flagOf */.iP)(input, 'no-run'),
        speculative: (0,read_input/* flagOf */.iP)(input, 'speculative'),
        provisional: (0,read_input/* flagOf */.iP)(input, 'provisional'),
    });
}
/** A .tar.gz as it is, or a directory, packed; `remove` deletes what was made for this upload only. */
async function findArchive(path, io, log) {
    const absolute = (0,external_node_path_.resolve)(io.workingDirectory, path);
    const stats = await (0,promises_.stat)(absolute).catch(() => undefined);
    if (stats === undefined)
        throw (0,cli_problems/* usageError */.Wp)('PATH', `"${path}" is not there.`);
    if (stats.isFile())
        return { body: fileBody(absolute, stats.size, io), remove: async () => { } };
    const archive = await (0,pack_directory.packDirectory)({ root: absolute, workspace: (0,hosts_workspace/* workspaceOf */.B)(io.environment, io.workingDirectory) }, { ...io, log });
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    log.info(`packed ${(0,report_text/* count */.U9)(files, 'file')}, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
    return {
        body: fileBody(archive.path, archive.bytes, io),
        remove: () => archive.remove(),
    };
}
function fileBody(path, bytes, { status }) {
    const say = (done) => void status?.(done < bytes ? `uploading ${(0,report_text/* size */.Ej)(done)} of ${(0,report_text/* size */.Ej)(bytes)}` : undefined);
    return { path, bytes, sent: say };
}
// A ticket: the id of a version and its upload URL, a secret that the service sends once.
function renderTicket(version) {
    const ticket = { id: version.id, 'upload-url': version.attributes['upload-url'] };
    return `${JSON.stringify(ticket)}\n`;
}
async function readTicket(path, shownAs) {
    let ticket;
    try {
        ticket = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch {
        throw broken(shownAs, 'cannot be read.');
    }
    const { id, 'upload-url': url } = (ticket ?? {});
    if (typeof id !== 'string' || typeof url !== 'string') {
        throw broken(shownAs, 'was not written by `configuration-versions create`.');
    }
    return {
        id,
        type: 'configuration-versions',
        attributes: { status: 'pending', 'upload-url': url },
        relationships: {},
        links: {},
    };
}
function broken(shownAs, message) {
    return (0,cli_problems/* usageError */.Wp)('--upload-url-file', `"${shownAs}" ${message}`);
}
/** What people need to know about a configuration version; never its upload URL. */
function versionFacts({ id, attributes }) {
    const reached = Object.entries(attributes['status-timestamps'] ?? {});
    return [
        ['id', id],
        ['status', attributes.status],
        ['error', attributes['error-message'] ?? attributes.error],
        ['source', attributes.source],
        ['speculative', attributes.speculative],
        ['provisional', attributes.provisional],
        ['auto-queue-runs', attributes['auto-queue-runs']],
        ...reached.map(([name, at]) => [name, at]),
    ];
}
/** Removes the URL that would allow anyone to upload to the version. */
async function answerWithoutUrl(version, { answer }) {
    const { 'upload-url': _secret, ...attributes } = version.attributes;
    await answer({ data: { ...version, attributes } }, (0,cli_table/* renderRecord */.s)(versionFacts(version)));
}
const createVersion = operation('create', 'POST /workspaces/<workspace_id>/configuration-versions', {
    summary: 'create a configuration version and upload to it now or later',
    description: 'Needs the permission to queue plans and the token of a user or a team.\n\nThe service returns the upload URL once, and anybody who has it can upload. Choose what to do with it. --upload sends the files at once. --upload-url-file writes it to a file that only you can read, for `plangate configuration-versions upload`.',
    options: [
        (0,cli_command/* option */.uK)('--speculative', 'only for plans that can never be applied'),
        (0,cli_command/* option */.uK)('--provisional', 'does not become the current version before its run is applied'),
        (0,cli_command/* option */.uK)('--no-run', 'do not start a run once the files have arrived'),
        (0,cli_command/* option */.uK)('--upload <path>', 'a directory or a .tar.gz to upload at once'),
        (0,cli_command/* option */.uK)('--upload-url-file <file>', 'new file that keeps the upload URL, readable by you only'),
    ],
    examples: {
        'plangate configuration-versions create -o acme -w net-prod --speculative --upload ./infra': 'pack a directory, upload it, start a plan',
    },
    problems: (input) => {
        const ways = [(0,read_input/* optionOf */.XD)(input, 'upload'), (0,read_input/* optionOf */.XD)(input, 'upload-url-file')];
        if (ways.filter((way) => way !== undefined).length === 1)
            return [];
        const message = 'or --upload-url-file is needed: the service returns the URL only once.';
        return [{ where: '--upload', message }];
    },
    patienceMs: TRANSFER_PATIENCE_MS,
    async call(call) {
        const path = (0,read_input/* optionOf */.XD)(call.input, 'upload');
        const version = path === undefined
            ? await createForLater(call)
            : await uploadTo(() => makeVersion(call), path, call);
        await answerWithoutUrl(version, call);
    },
});
const uploadVersion = operation('upload', 'PUT <upload_url>', {
    summary: 'upload files to a configuration version that was created before',
    description: 'The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
    arguments: [{ name: 'path', description: 'a directory or a .tar.gz', required: true }],
    options: [(0,cli_command/* option */.uK)('--upload-url-file <file>', 'the file that `create` wrote', { required: true })],
    patienceMs: TRANSFER_PATIENCE_MS,
    async call(call) {
        const { input, io } = call;
        const shownAs = (0,read_input/* optionOf */.XD)(input, 'upload-url-file') ?? '';
        const version = await readTicket((0,external_node_path_.resolve)(io.workingDirectory, shownAs), shownAs);
        await answerWithoutUrl(await uploadTo(async () => version, (0,read_input/* argumentOf */.Nf)(input, 'path'), call), call);
    },
});
//# sourceMappingURL=upload-version.js.map
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/cli/workbench/prune.js
/**
 * Old configuration versions of a workspace: deletable ones are archived, for all others the reason
 * is shown.
 */








const ARCHIVE = 'archived';
const ACTS = {
    [ARCHIVE]: ({ client }, id) => client.configurationVersions.archive(id),
    'marked for deletion': ({ client }, id) => client.configurationVersions.softDeleteBackingData(id),
    'permanently deleted': ({ client }, id) => client.configurationVersions.permanentlyDeleteBackingData(id),
};
/** What may be done to a version of this status, with and without `--backing-data`. */
const MAY = {
    uploaded: [ARCHIVE, 'marked for deletion'],
    backing_data_soft_deleted: ['', 'permanently deleted'],
};
const pruneVersions = operation('prune', '', {
    summary: 'archive old configuration versions of a workspace, and say why others are kept',
    description: 'Lists the configuration versions of a workspace and archives old ones, oldest first. It keeps versions from version control, current ones, ones in use and ones without a date. It uses half of the rate limit of the service.\n\nWith --backing-data (self-managed only): marks their files for deletion instead. Files that were marked before and are as old are permanently deleted.',
    inWorkspace: true,
    options: [
        (0,cli_command/* option */.uK)('--older-than <duration>', 'uploaded longer ago than this, as in 30d or 12h', {
            check: (text) => {
                const read = (0,parse/* parseDuration */.E9)(text);
                return 'problem' in read ? 'is not a duration. Write 30d or 12h.' : undefined;
            },
        }),
        (0,cli_command/* option */.uK)('--keep <count>', 'keep this many of the newest, at any age', {
            check: (0,read_input/* wholeNumber */.rD)(0, 999_999),
        }),
        (0,cli_command/* option */.uK)('--backing-data', 'the files themselves, in a self-managed edition'),
        (0,cli_command/* option */.uK)('--dry-run', 'print what would be done, and do nothing'),
        YES_OPTION,
    ],
    examples: {
        'plangate configuration-versions prune -w net-prod --older-than 30d --keep 10 --dry-run': 'what would be archived, and why the rest is kept',
    },
    problems: (input, io) => {
        const wrong = [];
        if (((0,read_input/* optionOf */.XD)(input, 'older-than') ?? (0,read_input/* optionOf */.XD)(input, 'keep')) === undefined) {
            wrong.push({ where: '--older-than', message: 'or --keep is needed: what is old?' });
        }
        if (!(0,read_input/* flagOf */.iP)(input, 'dry-run') && !(0,read_input/* flagOf */.iP)(input, 'yes') && !io.terminal) {
            wrong.push({ where: '--yes', message: 'is needed: there is no terminal to ask at.' });
        }
        return wrong;
    },
    patienceMs: 3_600_000,
    async call(call) {
        const { client, input, io, log, answer } = call;
        const identity = await client.ping().catch(() => ({}));
        const { rateLimit = 30 } = identity;
        const pause = () => io.clock.sleep(2_000 / rateLimit, io.signal);
        const workspace = await client.workspaces.show(await call.workspaceId());
        const versions = [];
        for (let number = 1; number !== null;) {
            const list = client.configurationVersions.list(workspace.id);
            const { items, pagination } = await list.page({ number, size: 100 });
            versions.push(...items);
            number = pagination?.['next-page'] ?? null;
            await pause();
        }
        const current = (0,resource/* relatedId */.Dl)(workspace, 'current-configuration-version');
        const choices = choose(versions, current, call);
        const going = choices.filter(({ act }) => act !== undefined);
        const dry = (0,read_input/* flagOf */.iP)(input, 'dry-run');
        if (!dry && going.length > 0) {
            const what = `${(0,read_input/* flagOf */.iP)(input, 'backing-data') ? 'delete the files of' : 'archive'} ${(0,report_text/* count */.U9)(going.length, 'configuration version')}`;
            await agree(what, input, io);
        }
        const done = dry ? 0 : await prune(going, call, pause);
        const rows = choices.map(({ version, uploadedMs, what, act }) => ({
            id: version.id,
            'uploaded-at': uploadedMs === undefined ? undefined : new Date(uploadedMs).toISOString(),
            pruned: act !== undefined,
            what: dry && act !== undefined ? `would be ${what}` : what,
        }));
        const table = rows.map(({ id, what, ...row }) => [id, row['uploaded-at'], what]);
        await answer({ data: rows }, (0,cli_table/* renderTable */.b)(['id', 'uploaded', 'what becomes of it'], table));
        log.info(`${dry ? going.length : done} of ${(0,report_text/* count */.U9)(versions.length, 'configuration version')}${dry ? ' would go' : ' gone'}.`);
    },
});
/** What to do with each version, the newest first. */
function choose(versions, current, { input, io }) {
    const read = (0,parse/* parseDuration */.E9)((0,read_input/* optionOf */.XD)(input, 'older-than') ?? '');
    const oldMs = io.clock.date().getTime() - ('value' in read ? read.value : 0);
    const keep = (0,read_input/* numberOf */.rl)(input, 'keep') ?? 0;
    const data = (0,read_input/* flagOf */.iP)(input, 'backing-data');
    const dated = versions.map((version) => ({ version, uploadedMs: uploadOf(version) }));
    dated.sort((one, other) => (other.uploadedMs ?? Infinity) - (one.uploadedMs ?? Infinity));
    // Versions without a date come first. They are kept, and do not count for --keep.
    const undated = dated.filter(({ uploadedMs }) => uploadedMs === undefined).length;
    return dated.map(({ version, uploadedMs }, at) => {
        const { id, attributes, relationships } = version;
        const act = MAY[attributes.status]?.[data ? 1 : 0] || undefined;
        const staying = [
            [id === current, 'stays: it is current'],
            [act === undefined, `stays: it is ${attributes.status}`],
            [
                (0,resource/* relatedId */.Dl)({ relationships }, 'ingress-attributes') !== undefined,
                'stays: it came from version control',
            ],
            [uploadedMs === undefined, 'stays: the service does not say how old it is'],
            [at < keep + undated, `stays: it is among the newest ${keep}`],
            [(uploadedMs ?? 0) > oldMs, 'stays: it is not old enough'],
        ];
        const [, why] = staying.find(([holds]) => holds) ?? [];
        if (why !== undefined || act === undefined)
            return { version, uploadedMs, what: why ?? '' };
        return { version, uploadedMs, what: act, act: ACTS[act] };
    });
}
function uploadOf({ attributes }) {
    const { 'uploaded-at': uploaded, 'finished-at': finished } = attributes['status-timestamps'] ?? {};
    const ms = Date.parse(uploaded ?? finished ?? '');
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * Archives the versions, oldest first, and returns how many. A version that the service refuses
 * keeps the service's reason.
 */
async function prune(going, call, pause) {
    const { io, log } = call;
    let done = 0;
    let printedAt = io.clock.now();
    for (const choice of going.toReversed()) {
        const words = `${done} of ${going.length} done`;
        await io.status?.(words);
        if (io.status === undefined && io.clock.now() - printedAt >= 30_000) {
            printedAt = io.clock.now();
            log.info(`still pruning, ${words}`);
        }
        try {
            await choice.act?.(call, choice.version.id);
            done++;
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status === undefined)
                throw error;
            const reason = error.errors[0]?.detail ?? error.errors[0]?.title ?? `answered ${error.status}`;
            Object.assign(choice, { what: `stays: ${reason}`, act: undefined });
        }
        await pause();
    }
    await io.status?.();
    return done;
}
//# sourceMappingURL=prune.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions.js
/** Configuration versions: the uploaded files that runs use. */









const INCLUDES = ['run', 'ingress_attributes'];
const DOWNLOAD_FOR_RUN = 'GET /runs/<run_id>/configuration-version/download';
const configurationVersions = {
    name: 'configuration-versions',
    summary: 'the uploaded files that runs work on',
    commands: [
        listing('list', 'GET /workspaces/<workspace_id>/configuration-versions', {
            summary: 'list the configuration versions of a workspace',
            description: 'Needs the permission to read runs.',
            examples: {
                'plangate configuration-versions list --organization acme --workspace net-prod --all': 'every version there is',
            },
            ask: async ({ client, workspaceId }) => client.configurationVersions.list(await workspaceId()),
            headings: ['id', 'status', 'source', 'speculative', 'provisional', 'auto-queue-runs'],
            row: ({ id, attributes }) => {
                const { status, source, speculative, provisional } = attributes;
                return [id, status, source, speculative, provisional, attributes['auto-queue-runs']];
            },
        }),
        operation('show', 'GET /configuration-versions/<configuration_version_id>', {
            summary: 'show one configuration version',
            description: 'Needs the permission to read runs.',
            // The API writes the second word with either sign.
            options: [
                includeOption([...INCLUDES, 'ingress-attributes'], 'show what belongs to it as well'),
            ],
            async call({ client, id, input, answer }) {
                const includes = (0,read_input/* optionsOf */.cz)(input, 'include').map((name) => name.replaceAll('-', '_'));
                const include = INCLUDES.filter((name) => includes.includes(name));
                const shown = await client.configurationVersions.show(id, { include });
                const { version, run, ingressAttributes: commit } = shown;
                const text = (0,cli_table/* renderRecord */.s)([
                    ...versionFacts(version),
                    ['run', run && `${run.id} (${run.attributes.status})`],
                    ...(commit ? ingressFacts(commit) : []),
                ]);
                await answer(withIncluded(version, [run, commit], input), text);
            },
        }),
        showing('ingress-attributes', 'GET /configuration-versions/<configuration_version_id>/ingress-attributes', {
            summary: 'show the commit that a configuration version was made from',
            description: 'Only versions that came from a version-control repository have one.',
            ask: ({ client, id }) => client.configurationVersions.ingressAttributes(id),
            facts: ingressFacts,
        }),
        createVersion,
        uploadVersion,
        operation('download', 'GET /configuration-versions/<configuration_version_id>/download', {
            summary: 'download the files of a configuration version, or of the one that a run used',
            description: `With --run: ${DOWNLOAD_FOR_RUN}.\n\nThe file appears under its name when it is complete and not before.`,
            routes: [DOWNLOAD_FOR_RUN],
            arguments: [{ ...idArgument('version', 'cv'), required: false }],
            options: [
                (0,cli_command/* option */.uK)('--run <run>', 'id as in run-…: the version that this run used'),
                (0,cli_command/* option */.uK)('--out <file>', 'where to; else <id>.tar.gz in this directory'),
                (0,cli_command/* option */.uK)('--force', 'replace the file if it exists'),
            ],
            problems: (input) => {
                const ids = [input.arguments['version'], input.options['run']];
                if (ids.filter((id) => id !== undefined).length === 1)
                    return [];
                return [{ where: 'VERSION', message: 'or --run is needed, one of the two.' }];
            },
            patienceMs: TRANSFER_PATIENCE_MS,
            async call({ client, id: version, input, io, answer }) {
                const run = (0,read_input/* optionOf */.XD)(input, 'run');
                const name = (0,read_input/* optionOf */.XD)(input, 'out') ?? `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
                const file = (0,external_node_path_.resolve)(io.workingDirectory, name);
                if (!(0,read_input/* flagOf */.iP)(input, 'force') && (0,external_node_fs_.existsSync)(file)) {
                    throw (0,cli_problems/* usageError */.Wp)('--out', `"${name}" exists already. Name another, or add --force.`);
                }
                const { bytes } = run === undefined
                    ? await client.configurationVersions.download(version, file)
                    : await client.configurationVersions.downloadForRun(run, file);
                await answer({ data: { file, bytes } }, `${file}  ${bytes} bytes\n`);
            },
        }),
        doing('archive', 'POST /configuration-versions/<configuration_version_id>/actions/archive', {
            summary: 'let the service discard the files of a configuration version',
            description: 'Not for versions from version control, for the current version of a workspace or while a run uses it.',
            destroys: 'discard the files of',
            act: ({ client, id }) => client.configurationVersions.archive(id),
            done: (id) => `${id} is being archived.`,
        }),
        pruneVersions,
        // What happens to uploaded files after use: on Terraform Enterprise and other self-managed
        // services only.
        doing('soft-delete', 'POST /configuration-versions/<configuration_version_id>/actions/soft_delete_backing_data', {
            summary: 'mark the files of a configuration version for deletion (self-managed only)',
            description: 'Until they are permanently deleted, `restore` brings them back.',
            options: [
                (0,cli_command/* option */.uK)('--delete-older-than-n-days <days>', 'passed unchanged to the service, which decides what to do with it', { check: (0,read_input/* wholeNumber */.rD)(0, 999_999) }),
            ],
            act: ({ client, id, input }) => client.configurationVersions.softDeleteBackingData(id, {
                deleteOlderThanDays: (0,read_input/* numberOf */.rl)(input, 'delete-older-than-n-days'),
            }),
            done: (id) => `The files of ${id} are marked for deletion.`,
        }),
        doing('restore', 'POST /configuration-versions/<configuration_version_id>/actions/restore_backing_data', {
            summary: 'bring back files that were marked for deletion (self-managed only)',
            act: ({ client, id }) => client.configurationVersions.restoreBackingData(id),
            done: (id) => `The files of ${id} are being restored.`,
        }),
        doing('permanently-delete', 'POST /configuration-versions/<configuration_version_id>/actions/permanently_delete_backing_data', {
            summary: 'permanently delete marked files (self-managed only)',
            destroys: 'delete the files of',
            act: ({ client, id }) => client.configurationVersions.permanentlyDeleteBackingData(id),
            done: (id) => `The files of ${id} are deleted.`,
        }),
    ],
};
function ingressFacts({ attributes }) {
    return [
        ['repository', attributes.identifier],
        ['branch', attributes.branch],
        ['tag', attributes.tag],
        ['commit', attributes['commit-sha']],
        ['commit-message', attributes['commit-message']],
        ['commit-url', attributes['commit-url']],
        ['compare-url', attributes['compare-url']],
        ['pull-request', attributes['pull-request-number']],
        ['pull-request-title', attributes['pull-request-title']],
        ['pull-request-url', attributes['pull-request-url']],
        ['sender', attributes['sender-username']],
    ];
}
//# sourceMappingURL=configuration-versions.js.map
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/src/cli/demo/scenarios.js
var scenarios = __webpack_require__(1397);
;// CONCATENATED MODULE: ./build/src/machine/open-in-browser.js
/** Shows a file to the person at this machine. */

const OPENERS = { darwin: 'open', win32: 'explorer' };
/** Variables by which a program finds the graphical session. */
const SESSION = [
    'DISPLAY',
    'WAYLAND_DISPLAY',
    'XDG_RUNTIME_DIR',
    'DBUS_SESSION_BUS_ADDRESS',
    'BROWSER',
];
/**
 * Opens a file in the browser; does nothing on a machine without one.
 *
 * @param path absolute path of a file that this program wrote
 */
async function openInBrowser(path, ports) {
    const { execute, environment, cwd } = ports;
    const variables = {};
    for (const name of SESSION) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    const opener = OPENERS[(0,external_node_os_.platform)()] ?? 'xdg-open';
    await execute(opener, [path], { cwd, environment, variables }).catch(() => undefined);
}
//# sourceMappingURL=open-in-browser.js.map
// EXTERNAL MODULE: ./build/src/report/comment.js + 3 modules
var report_comment = __webpack_require__(2650);
// EXTERNAL MODULE: ./build/src/cli/program.js + 2 modules
var program = __webpack_require__(8645);
;// CONCATENATED MODULE: ./build/src/cli/demo/command.js
/** Shows what a reviewer sees, from the first line of the log to the verdict. */


















const demo = {
    name: 'demo',
    summary: 'see all of it in ten seconds, no account, no network',
    description: 'Runs the real gate on the example configuration. A local service plans it and evaluates real policies. A local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see, without waiting. Nothing leaves this machine.',
    options: [
        (0,cli_command/* option */.uK)('--scenario <verdict>', 'how it ends', { choices: verdict/* VERDICTS */.bk, default: 'blocked' }),
        (0,cli_command/* option */.uK)('--raw', "print everything: the job's log, the comment as Markdown, the annotations"),
        (0,cli_command/* option */.uK)('--open', 'write the report as a page and open it in the browser'),
        (0,cli_command/* option */.uK)('--json', 'print the report as JSON and nothing else'),
    ],
    examples: {
        'plangate demo': 'failures that cannot be overridden',
        'plangate demo --scenario needs-override': 'one that can be overridden',
        'plangate demo --open': 'the same as a page',
    },
    run: command_run,
};
async function command_run(input, io) {
    const scenario = verdict/* VERDICTS */.bk.find((word) => word === (0,read_input/* optionOf */.XD)(input, 'scenario')) ?? 'blocked';
    const json = (0,read_input/* flagOf */.iP)(input, 'json');
    const raw = (0,read_input/* flagOf */.iP)(input, 'raw') && !json;
    const log = (0,cli_log/* createLog */.h)(io, { story: json ? 'err' : 'out' });
    if (raw)
        await io.out(`${opening(scenario)}${heading("The job's log")}`);
    else if (!json)
        await io.out(`${title(scenario)}\n\n`);
    // The simulated hosts are loaded after the first lines are printed.
    const { runDemo } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(558), __webpack_require__.e(144), __webpack_require__.e(202), __webpack_require__.e(67)]).then(__webpack_require__.bind(__webpack_require__, 4067));
    const shown = await runDemo({
        scenario,
        examples: await findExamples(),
        version: io.version,
        signal: io.signal,
        log,
        onLines: (lines) => raw && lines.forEach(log.print),
    });
    await log.flush();
    if (json)
        await io.out((0,report_json/* renderJson */.hF)(shown.view));
    else
        await io.out(raw ? renderRaw(shown) : renderScreen(shown, io));
    if ((0,read_input/* flagOf */.iP)(input, 'open'))
        await openPage(shown, io);
    if (shown.problems.length === 0)
        return cli_command/* EXIT */.dc.green;
    await io.err(`The demonstration is broken:\n${shown.problems.join('\n')}\n`);
    return cli_command/* EXIT */.dc.undecided;
}
function title(scenario) {
    return `Plangate demo: ${scenarios/* SCENARIOS */.U9[scenario].story}\n(the service and GitHub are stand-ins on this machine)`;
}
/** Together with the title and three lines below it, this fills one screen. */
const ROWS = 33;
function renderScreen({ view, comments, annotations }, io) {
    const { colour = false, links = false } = io.screen ?? {};
    const columns = io.screen?.columns() ?? 100;
    const drawn = (0,terminal/* renderTerminal */.bF)(view, { columns, rows: ROWS, colour, links });
    const pieces = [
        comments.length > 0 ? 'one comment' : 'no comment',
        (0,report_text/* count */.U9)(annotations.length, 'annotation'),
        `a ${view.green ? 'green' : 'red'} check`,
    ];
    return block([
        ...drawn,
        '',
        `The pull request gets ${(0,report_text/* list */.p_)(pieces)}: plangate demo --open, --raw`,
        'Next: plangate init (your repository) · plangate demo --scenario passed',
    ]);
}
/** Prints the page's path: a machine without a browser cannot open it. */
async function openPage({ view }, { out, execute, environment, workingDirectory: cwd }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-page-'));
    const page = (0,external_node_path_.join)(folder, 'report.html');
    await (0,promises_.writeFile)(page, (0,page_page/* renderPage */.Cf)(view));
    await out(`The page: ${(0,external_node_url_.pathToFileURL)(page).href}\n`);
    await openInBrowser(page, { execute, environment, cwd });
}
function opening(scenario) {
    return `Plangate demo: ${scenarios/* SCENARIOS */.U9[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${scenarios/* SHOWN */.kC.service} and
${scenarios/* SHOWN */.kC.github}. Other endings: --scenario ${verdict/* VERDICTS */.bk.filter((word) => word !== scenario).join(', ')}.
`;
}
function renderRaw({ view, comments, annotations, exitCode }) {
    const [comment] = comments;
    return [
        block((0,console/* renderVerdict */.gM)(view)),
        heading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
        command_quote(comment?.body ?? '(none)'),
        heading('The annotations, on the lines at fault'),
        annotations.length === 0 ? '(none)\n' : annotations.map(renderAnnotation).join(''),
        heading('The job summary'),
        command_quote((0,report_comment/* renderSummary */.Br)(view)),
        heading('The verdict'),
        `${(0,program/* sentence */.em)(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
    ].join('');
}
function heading(words) {
    return `\n── ${words} ${'─'.repeat(Math.max(3, 96 - words.length))}\n\n`;
}
/** Markdown as plain lines, without its invisible comments, such as the marker. */
function command_quote(markdown) {
    const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
    const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
    return block((0,neutralise_log/* neutraliseLog */.Z$)(text.trimEnd()).map((line) => line.trimEnd()));
}
function renderAnnotation(annotation) {
    const { path, start_line: line, annotation_level: level, title, message } = annotation;
    const head = `${path}:${line}  ${level}  ${title ?? ''}\n`;
    return head + block(message.split('\n').map((each) => `    ${each}`));
}
/** The lines as a text, each with a line end. */
function block(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
/** The folder `examples/`: next to `dist/` in a clone and in the package, two levels higher from compiled sources. */
async function findExamples() {
    for (const path of ['../../examples/', '../../../../examples/']) {
        const folder = (0,external_node_url_.fileURLToPath)(new URL(path, import.meta.url));
        const there = await (0,promises_.access)(`${folder}seed.json`).then(() => true, () => false);
        if (there)
            return folder;
    }
    throw new Error('the folder examples/ is not where it was installed');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: ./build/src/archive/describe.js
var describe = __webpack_require__(2591);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/gate/outside-modules.js
var outside_modules = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-here.js
/** Examines the archive that a check would upload from this directory. */








/** A larger archive gets a note: it is slow to upload on every push, and mostly so large by mistake. */
const LARGE_BYTES = 100_000_000;
/**
 * The archive: its size, what is excluded, and rules that may not mean what their author expects.
 *
 * @param inside the working directory of the workspace, relative to `root`; '' if it has none
 */
async function examineArchive({ root, inside, rules }, io, log) {
    try {
        const archive = await (0,pack_directory.packDirectory)({ root, rules, workspace: (0,hosts_workspace/* workspaceOf */.B)(io.environment, io.workingDirectory) }, { ...io, log });
        await archive.remove();
        const files = archive.entries.filter(({ type }) => type === 'file').length;
        const outside = await (0,outside_modules/* findOutside */.B)(archive, inside);
        const seen = `${root}: ${(0,report_text/* count */.U9)(files, 'file')}, ${(0,describe/* formatBytes */.z3)(archive.bytes)} to send, ${archive.withheld.length} excluded`;
        const fix = 'Exclude files that no plan needs: `plangate pack --list` shows them, .terraformignore excludes them.';
        return [
            archive.bytes > LARGE_BYTES ? (0,doctor_finding/* note */.N4)('archive', seen, fix) : (0,doctor_finding.ok)('archive', seen),
            ...archive.warnings.map(({ at, message }) => (0,doctor_finding/* note */.N4)('archive', `${at} ${message}`)),
            ...(outside ? [(0,doctor_finding/* problem */.CC)('modules', outside.seen, outside.fix, cli_command/* EXIT */.dc.badInput)] : []),
        ];
    }
    catch (error) {
        if (!(error instanceof pack/* PackError */.ql))
            throw error;
        return error.problems.map(({ where, message }) => (0,doctor_finding/* problem */.CC)('archive', `${where}: ${message}`, 'See `plangate pack --list`.', cli_command/* EXIT */.dc.badInput));
    }
}
//# sourceMappingURL=examine-here.js.map
// EXTERNAL MODULE: ./build/src/cli/workbench/examine-needs.js
var examine_needs = __webpack_require__(1701);
// EXTERNAL MODULE: ./build/src/cli/wrap.js
var wrap = __webpack_require__(6890);
;// CONCATENATED MODULE: ./build/src/cli/doctor.js

















const USED = [
    'hostname',
    'token',
    'ca-file',
    'organization',
    'workspace',
    'workspaces',
    'directory',
    'rules',
    'source',
    'mode',
    'trusted-branch',
];
const doctor = {
    name: 'doctor',
    summary: 'diagnose setup problems',
    description: 'Examines everything a check depends on and prints a fix for each problem. It covers token, host, organization, workspaces, their permissions and execution mode, the upload and the workflows. It changes nothing. Pass the options of `plangate check`.\n\nWith --conformance it tests everything the gate needs of a service, in a workspace without other use. It uploads, plans `terraform_data` speculatively and cancels a run. It never applies. It rejects a workspace with auto-apply, state or a run in progress. It lists what it could not clean up.',
    arguments: [cli_command/* DIRECTORY */.Md],
    options: [
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ name }) => USED.includes(name)),
        (0,cli_command/* option */.uK)('--conformance', 'plan in a workspace of your own and report what the service supports'),
        (0,cli_command/* option */.uK)('--i-own-it <name>', 'with --conformance: the workspace once more; it is made for this'),
        (0,cli_command/* option */.uK)('--json', 'print the findings as JSON'),
        (0,cli_command/* option */.uK)('--verbose', 'log the requests to the service'),
    ],
    often: [
        'workspace',
        'workspaces',
        'organization',
        'hostname',
        'directory',
        'conformance',
        'json',
    ],
    run: doctor_run,
};
async function doctor_run(input, io) {
    if ((0,read_input/* flagOf */.iP)(input, 'conformance')) {
        const { runConformance } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(265), __webpack_require__.e(846), __webpack_require__.e(83), __webpack_require__.e(244)]).then(__webpack_require__.bind(__webpack_require__, 5244));
        return await runConformance(input, io);
    }
    const verbose = (0,read_input/* flagOf */.iP)(input, 'verbose');
    const log = (0,cli_log/* createLog */.h)(io, { verbose });
    const json = (0,read_input/* flagOf */.iP)(input, 'json');
    const findings = [];
    const needs = [];
    const report = async (more, met = []) => {
        findings.push(...more);
        needs.push(...met);
        if (json)
            return;
        const isTableShown = verbose || met.some((need) => need.met === 'no');
        const lines = verbose ? more : (0,doctor_finding/* withoutDetails */.DA)(more);
        const shown = fitted(lines.map(renderFinding).join(''), io);
        await io.out(`${shown}${isTableShown ? (0,examine_needs/* renderNeeds */.s)(met) : ''}`);
    };
    await report([(0,doctor_finding.ok)('plangate', io.version)]);
    await examine(input, io, log, report);
    await log.flush();
    const first = findings.find(({ state }) => state === 'problem');
    if (json)
        await io.out((0,report_json/* printableJson */.et)({ findings, needs }));
    else
        await io.out(doctor_verdict(findings));
    return first?.exitCode ?? cli_command/* EXIT */.dc.green;
}
async function examine(call, io, log, report) {
    const { environment, workingDirectory } = io;
    const { judgement } = await (0,ci_job/* describeCiJob */.vI)(io);
    const root = (0,place/* repositoryOf */._M)(workingDirectory) ?? (0,external_node_path_.resolve)(workingDirectory);
    // No other command loads the reader of YAML.
    const { examineWorkflows } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(377)]).then(__webpack_require__.bind(__webpack_require__, 4377));
    const workflows = await examineWorkflows(root, environment, io.version);
    // A checkout that is judged chooses nothing.
    const input = judgement.judged ? call : withDefaults(call, workflows.inputs, io, root);
    const read = await (0,connection/* loadOptions */.ZG)(input, io, judgement);
    const settings = 'settings' in read ? read.settings : undefined;
    // What a workflow lacks is missing afterwards: the cause comes first.
    const isCause = workflows.findings.some(({ state }) => state === 'problem');
    if (isCause)
        await report(workflows.findings);
    if ('problems' in read)
        await report(read.problems.map(ofSetting));
    const sent = new Map();
    const target = settings ? { target: settings } : await (0,connection/* findNamedWorkspace */.kB)(input, io, false);
    if ('target' in target) {
        const { client, close } = (0,connection/* connect */.Ng)(target.target, input, io, { log, patienceMs: 20_000 });
        try {
            const service = await examineService(client, target.target.hostname);
            await report(service);
            if (settings && service.every(({ state }) => state !== 'problem')) {
                const ofWorkspaces = [];
                const context = { client, settings, workingDirectory, isPersonal: !judgement.judged };
                for (const selector of settings.workspaces) {
                    ofWorkspaces.push(...(await examineSelector(selector, context, sent)));
                }
                await report(ofWorkspaces);
                const { findings: lacking, needs: met } = await needsOf(client, settings);
                await report(lacking, met);
            }
        }
        finally {
            await close();
        }
    }
    if (settings && sent.size === 0)
        sent.set((0,external_node_path_.resolve)(workingDirectory, settings.directory), '');
    const archives = [];
    for (const [root, inside] of sent) {
        const rules = settings?.rules ?? 'terraform';
        archives.push(...(await examineArchive({ root, inside, rules }, io, log)));
    }
    await report(archives);
    if (!isCause)
        await report(workflows.findings);
}
/** Inputs that only the workflow may choose: a person says where the token goes, not a configuration. */
const FROM_WORKFLOW = USED.filter((name) => !['hostname', 'token', 'ca-file'].includes(name));
/** The inputs that choose workspaces. The environment can choose them, too. */
const SELECTORS = ['workspace', 'workspaces'];
/** Adds the workflow's inputs where no option is set. Its paths are relative to the repository. */
function withDefaults(input, inputs, { workingDirectory, environment }, root) {
    const isChosen = SELECTORS.some((name) => input.options[name] !== undefined) ||
        (environment['TF_WORKSPACE'] ?? '') !== '';
    const defaults = Object.entries(inputs)
        .filter(([name]) => FROM_WORKFLOW.includes(name) && !(isChosen && SELECTORS.includes(name)))
        .map(([name, value]) => [
        name,
        name === 'directory' ? (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, value)) || '.' : value,
    ]);
    const options = Object.entries(input.options).filter(([, value]) => value !== undefined);
    return { ...input, options: { ...Object.fromEntries(defaults), ...Object.fromEntries(options) } };
}
/** Examines the service with the first workspace: its features are the same for all of them. */
async function needsOf(client, { organization, workspaces }) {
    const name = workspaces.find((selector) => selector.kind === 'name')?.name;
    if (name === undefined)
        return { needs: [], findings: [] };
    const workspace = await client.workspaces.showByName(organization, name).catch(() => undefined);
    return workspace === undefined
        ? { needs: [], findings: [] }
        : await (0,examine_needs/* examineNeeds */.z)(client, workspace.id);
}
function ofSetting(wrong) {
    const { where: subject, message } = (0,check_options/* toProblem */.H8)(wrong);
    const [seen = message, ...fix] = message.split(/(?<=\.) /);
    const remedy = fix.length > 0 ? fix.join(' ') : 'See `plangate check --help`.';
    return (0,doctor_finding/* problem */.CC)(subject, seen, remedy, cli_command/* EXIT */.dc.badInput);
}
const SIGNS = { ok: '✓', unknown: '·', note: '!', problem: '✗' };
function renderFinding({ state, subject, seen, fix }) {
    const line = `${SIGNS[state]} ${subject}: ${seen}`;
    return `${(0,neutralise_log/* safeLine */.om)(line)}\n${fix === undefined ? '' : `    → ${(0,neutralise_log/* safeLine */.om)(fix)}\n`}`;
}
/** Fitted to the terminal, where there is one. */
function fitted(text, { columns, screen }) {
    return columns === undefined || screen === undefined ? text : (0,wrap/* wrapLines */.M)(text, columns());
}
function doctor_verdict(findings) {
    const problems = findings.filter(({ state }) => state === 'problem').length;
    if (problems === 0) {
        const noted = findings.some(({ state }) => state === 'note');
        return `\nNo problems found.${noted ? ' What a line with ! says does not stop a check.' : ''}\n`;
    }
    return `\n${(0,report_text/* count */.U9)(problems, 'problem')}. Each → line says how to fix one.\n`;
}
//# sourceMappingURL=doctor.js.map
// EXTERNAL MODULE: ./build/src/machine/ask-git.js
var ask_git = __webpack_require__(2415);
;// CONCATENATED MODULE: ./build/src/model/newest-release.js
/**
 * The newest release, which the pages, the recipes and `init` pin; undefined before the first one. The release workflow
 * writes it on main (scripts/fill-release.js): no tag can hold its own commit or digest.
 */
const NEWEST_RELEASE = undefined;
//# sourceMappingURL=newest-release.js.map
;// CONCATENATED MODULE: ./build/src/cli/init/choose-inputs.js
/** What a person chose comes before what the configurations say. */
function chooseInputs(configurations, chosen) {
    const inDirectory = chosen.directory === undefined
        ? configurations
        : configurations.filter(({ directory }) => directory === chosen.directory);
    const selected = inDirectory.filter((one) => selectorOf(one) !== undefined);
    const [first] = selected;
    if (selected.length < 2 || chosen.workspace !== undefined)
        return single(first ?? inDirectory[0], chosen);
    // One line per directory: one job, one verdict, one comment.
    const lines = [...new Set(selected.map(selectorOf))];
    const { hostname, organization } = first?.cloud ?? {};
    return [
        ...(hostname === undefined ? [] : [{ name: 'hostname', value: hostname }]),
        filled('organization', chosen.organization ?? organization, 'acme'),
        { name: 'workspaces', value: lines.join('\n') },
    ];
}
/** Whether a line selects by a tag or a project. Then only the workspaces name their directories. */
const isQuery = (line) => /^(?:tag|project):/.test(line);
/** The line of the input `workspaces` for a configuration; undefined if one line cannot express it. */
function selectorOf({ directory, cloud }) {
    const { name, tags = [], project } = cloud.workspaces ?? {};
    if (name !== undefined)
        return `${name}=${directory}`;
    if (tags.length === 0)
        return project === undefined ? undefined : `project:${project}`;
    return tags.length === 1 && project === undefined ? `tag:${tags[0]}` : undefined;
}
/** The `cloud` block of the default branch is read on every run, so it is not repeated. */
function single(configuration, chosen) {
    const inputs = [];
    const { hostname, organization, workspaces } = configuration?.cloud ?? {};
    // A configuration does not choose the host that receives the token.
    if (hostname !== undefined)
        inputs.push({ name: 'hostname', value: hostname });
    const { everything = false } = chosen;
    if (chosen.organization !== undefined || organization === undefined || everything) {
        inputs.push(filled('organization', chosen.organization ?? organization, 'acme'));
    }
    const selector = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
    const named = chosen.workspace ?? (everything ? workspaces?.name : undefined);
    if (named !== undefined || selector === undefined) {
        inputs.push(filled('workspace', named, 'net-prod'));
    }
    const directory = chosen.directory ?? configuration?.directory ?? '.';
    if (directory !== '.')
        inputs.push({ name: 'directory', value: directory });
    return inputs;
}
function filled(name, value, example) {
    return value === undefined ? { name, value: example, blank: true } : { name, value };
}
//# sourceMappingURL=choose-inputs.js.map
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(7866);
;// CONCATENATED MODULE: ./build/src/cli/init/find-connected.js
/** Whether version control already starts runs for the workspaces of this repository. */





/** The longest wait: the result is only a hint. */
const PATIENCE_MS = 5_000;
/**
 * The service's name for the repository that is checked out, if all workspaces are connected to it.
 * Undefined without a token, and if the service gives no certain answer.
 */
async function findConnected(configurations, chosen, input, io) {
    const [first] = configurations;
    const organization = chosen.organization ?? first?.cloud.organization;
    const names = chosen.workspace
        ? [chosen.workspace]
        : configurations.flatMap(({ cloud }) => cloud.workspaces?.name ?? []);
    const named = await (0,connection/* findNamedWorkspace */.kB)(input, io, false);
    if ('problems' in named || organization === undefined || names.length === 0)
        return undefined;
    const { target } = named;
    // A configuration must not choose the host that receives the token.
    const hosts = configurations.flatMap(({ cloud }) => cloud.hostname ?? []);
    if (hosts.some((host) => host !== target.hostname))
        return undefined;
    const remote = await findOrigin(io);
    const { client, close } = (0,connection/* connect */.Ng)(target, input, io, { patienceMs: PATIENCE_MS });
    try {
        const all = await Promise.all(names.map((name) => client.workspaces.showByName(organization, name)));
        const repositories = all.map(({ attributes }) => attributes['speculative-enabled'] === false ? '' : attributes['vcs-repo']?.identifier || '');
        const [repository = ''] = repositories;
        const same = repositories.every((each) => each !== '' && (0,repository_address/* isRepository */.Z6)(remote, each));
        return same ? repository : undefined;
    }
    catch {
        return undefined;
    }
    finally {
        await close();
    }
}
/** The address of the remote repository; empty if there is none. */
async function findOrigin(io) {
    const { environment, workingDirectory } = io;
    const workspace = (0,hosts_workspace/* workspaceOf */.B)(environment, workingDirectory);
    const { repository } = (0,find_repository/* findAround */.Di)(workingDirectory, workspace);
    const origin = repository && (await (0,ask_git/* originOf */.yv)(repository, io));
    return origin !== undefined && 'text' in origin ? origin.text.trim() : '';
}
//# sourceMappingURL=find-connected.js.map
// EXTERNAL MODULE: ./build/src/cli/init/find-configurations.js
var find_configurations = __webpack_require__(2458);
// EXTERNAL MODULE: ./build/src/cli/init/refuse-to-replace.js
var refuse_to_replace = __webpack_require__(8244);
// EXTERNAL MODULE: ./build/src/cli/init/render-workflow.js
var render_workflow = __webpack_require__(5641);
;// CONCATENATED MODULE: ./build/src/cli/init/render-snippet.js

const SNIPPET_HOSTS = [
    'gitea',
    'gitlab',
    'azure',
    'bitbucket',
    'jenkins',
    'circleci',
];
/** The image of the release, in which the job runs; with its digest if that is known. */
function imageOf({ version, image }) {
    return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}
/** The text of the host's file, below comments with its path, its secrets and the values to fill in. */
function renderSnippet(host, inputs, release) {
    if (host === 'gitea')
        return GITEA_FILE + (0,render_workflow/* renderWorkflow */.cn)(inputs, release, host);
    const options = inputs.map(({ name, value }) => ` --${name} ${shellWord(value.replaceAll('\n', ','))}`);
    const { file, secrets, reports = 'plangate-reports', template } = SNIPPETS[host];
    const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
    const remarks = [
        file,
        secrets,
        blanks.length > 0 && `Put your own ${blanks.join(' and ')} below.`,
    ].filter((remark) => typeof remark === 'string');
    const sign = host === 'jenkins' ? '//' : '#';
    const command = `plangate check${options.join('')} --reports ${reports}`;
    const body = template.replace('SCRIPT', () => command).replace('IMAGE', () => imageOf(release));
    return `${remarks.map((remark) => `${sign} ${remark}\n`).join('')}${body}`;
}
const GITEA_FILE = '# .gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.\n';
const SNIPPETS = {
    gitlab: {
        file: '.gitlab-ci.yml',
        secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
        template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      terraform: plangate-reports/terraform.json
      annotations: plangate-reports/annotations.json
      dotenv: plangate-reports/verdict.env
`,
    },
    azure: {
        file: 'azure-pipelines.yml',
        secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
        template: `pool: { vmImage: ubuntu-latest }
container: IMAGE
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
    },
    bitbucket: {
        file: 'bitbucket-pipelines.yml',
        secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
        reports: 'test-results',
        template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
    },
    jenkins: {
        file: 'Jenkinsfile',
        secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
        template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
    },
    circleci: {
        file: '.circleci/config.yml',
        secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
        template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
    },
};
/** Quotes a value that a shell would not read literally, without the characters that act inside quotes. */
function shellWord(value) {
    return /^[\w./=,:-]+$/.test(value) ? value : `"${value.replaceAll(/["'$\\`!]/g, '')}"`;
}
//# sourceMappingURL=render-snippet.js.map
;// CONCATENATED MODULE: ./build/src/cli/init.js
/** Writes the files that a repository needs for the gate. */


















const WORKFLOW = '.github/workflows/plangate.yml';
/** How long the look-up of the release's commit may take. */
const init_PATIENCE_MS = 5_000;
const init = {
    name: 'init',
    summary: 'write the workflow for this repository',
    description: `Reads the cloud blocks of this repository and writes ${WORKFLOW}: one job, on every pull request. It shows the file and asks before writing. With a token, it checks whether version control already plans the workspaces, and then proposes source "vcs". It reads the commit of this release from GitHub and pins it in the workflow. For other CI hosts it prints a snippet to copy.`,
    arguments: [cli_command/* DIRECTORY */.Md],
    options: [
        (0,cli_command/* option */.uK)('--host <name>', 'CI host', {
            choices: ['github', ...SNIPPET_HOSTS],
            default: 'github',
        }),
        (0,cli_command/* option */.uK)('--organization <name>', 'else from the cloud block'),
        (0,cli_command/* option */.uK)('--workspace <name>', 'else from the cloud block'),
        (0,cli_command/* option */.uK)('--directory <path>', 'else the directory of the cloud block'),
        (0,cli_command/* option */.uK)('--local', 'write a first policy with its test instead, into policies/, for `plangate check --local`'),
        (0,cli_command/* option */.uK)('--json', 'print what would be written as JSON and nothing else'),
        (0,cli_command/* option */.uK)('--force', 'replace files that are there already'),
        (0,cli_command/* option */.uK)('-y, --yes', 'write it without asking'),
    ],
    examples: {
        'plangate init': 'GitHub, everything from the cloud block',
        'plangate init --local': 'a first policy of your own, without any service',
        'plangate init --host gitlab >> .gitlab-ci.yml': 'another host',
    },
    run: init_run,
};
async function init_run(input, io) {
    if ((0,read_input/* flagOf */.iP)(input, 'local')) {
        const { writeFirstPolicy } = await __webpack_require__.e(/* import() */ 472).then(__webpack_require__.bind(__webpack_require__, 5472));
        return writeFirstPolicy(input, io, () => agreed(input, io));
    }
    const root = (0,place/* repositoryOf */._M)(io.workingDirectory) ?? (0,external_node_path_.resolve)(io.workingDirectory);
    const here = await (0,find_configurations/* findConfigurations */.P)(root);
    const host = SNIPPET_HOSTS.find((name) => name === (0,read_input/* optionOf */.XD)(input, 'host'));
    const chosen = {
        organization: (0,read_input/* optionOf */.XD)(input, 'organization'),
        workspace: (0,read_input/* optionOf */.XD)(input, 'workspace'),
        directory: (0,read_input/* optionOf */.XD)(input, 'directory'),
    };
    if (chosen.organization === undefined || chosen.workspace === undefined)
        refuseOthers(here);
    const inputs = chooseInputs(here.configurations, { everything: host !== undefined, ...chosen });
    const connected = await findConnected(here.configurations, chosen, input, io);
    if (connected !== undefined)
        inputs.push({ name: 'source', value: 'vcs' });
    const newest = NEWEST_RELEASE;
    const version = newest?.version ?? io.version;
    const json = (0,read_input/* flagOf */.iP)(input, 'json');
    await sayOutside(root, here, io);
    if (chosen.directory === undefined)
        await sayLeftOut(here, inputs, io);
    if (host !== undefined) {
        const text = renderSnippet(host, inputs, newest ?? { version });
        await io.out(json ? (0,report_json/* printableJson */.et)({ data: { text, written: false } }) : text);
        return cli_command/* EXIT */.dc.green;
    }
    const path = (0,external_node_path_.join)(root, WORKFLOW);
    const shown = (0,external_node_path_.relative)(io.workingDirectory, path);
    if (!(0,read_input/* flagOf */.iP)(input, 'force'))
        await (0,refuse_to_replace/* refuseToReplace */.K)([WORKFLOW], root);
    const commit = newest?.commit ?? (await findCommit(io, version));
    const text = (0,render_workflow/* renderWorkflow */.cn)(inputs, { version, commit });
    if (!json)
        await io.out(`${shown}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
    const written = await agreed(input, io);
    if (json)
        await io.out((0,report_json/* printableJson */.et)({ data: { path: shown, text, written } }));
    else if (!written)
        await io.out('Nothing was written.\n');
    if (!written)
        return cli_command/* EXIT */.dc.green;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(path, text, { flag: (0,read_input/* flagOf */.iP)(input, 'force') ? 'w' : 'wx' });
    if (json)
        return cli_command/* EXIT */.dc.green;
    if (connected !== undefined)
        await io.out(`${sayConnected(connected)}\n\n`);
    await io.out(nextSteps(shown, here.configurations.length, inputs, commit));
    return cli_command/* EXIT */.dc.green;
}
/** A notice about configurations that the workflow does not gate. */
async function sayLeftOut(here, inputs, io) {
    const { configurations } = here;
    if (configurations.length < 2)
        return;
    const gated = inputs.find(({ name }) => name === 'directory')?.value ?? '.';
    const several = inputs.some(({ name }) => name === 'workspaces');
    const left = several
        ? configurations.filter((one) => selectorOf(one) === undefined)
        : configurations.filter(({ directory }) => directory !== gated);
    if (left.length === 0)
        return;
    const places = left.map((one) => one.directory).join(', ');
    const warning = `warning: not in the workflow: ${places}. Their cloud blocks name no workspace that one line of \`workspaces\` can say: add the names there.`;
    await io.err(`${(0,neutralise_log/* safeLine */.om)(warning)}\n`);
}
/** Files above a configuration are not sent until its workspace names a working directory. */
async function sayOutside(root, { configurations }, io) {
    for (const { directory } of configurations) {
        const at = (0,external_node_path_.join)(root, directory);
        const names = await (0,promises_.readdir)(at).catch(() => []);
        const entries = names.map((path) => ({ path, type: 'file', size: 0 }));
        const outside = await (0,outside_modules/* findOutside */.B)({ root: at, entries }, '');
        if (outside === undefined)
            continue;
        const warning = `warning: ${outside.seen} ${outside.fix} If they say so already, all is well.`;
        await io.err(`${(0,neutralise_log/* safeLine */.om)(warning)}\n`);
    }
}
/**
 * Refuses a repository without a configuration, or with configurations that run elsewhere: a workflow
 * full of placeholders would hide that.
 */
function refuseOthers({ configurations, backends, any }) {
    if (configurations.length > 0)
        return;
    const remedy = 'If a workspace plans it anyway, name it with --organization and --workspace.';
    if (!any) {
        const message = `holds no configuration: not a single .tf file in it or below. ${remedy}`;
        throw (0,cli_problems/* usageError */.Wp)('this repository', message);
    }
    if (backends.length === 0)
        return;
    const kept = backends.map(({ type, at }) => `backend "${type}" (${at})`).join(', ');
    const message = `keeps its state in ${kept}. Plangate gates workspaces of HCP Terraform, Terraform Enterprise or a service with the same API. ${remedy}`;
    throw (0,cli_problems/* usageError */.Wp)('this repository', message);
}
/** Asks GitHub by git; without an answer the workflow says how to find the commit. */
async function findCommit(io, version) {
    const ref = `refs/tags/v${version}^{}`;
    const enough = new AbortController();
    const asking = (0,ask_git/* listRemote */.VX)(io, render_workflow/* REPOSITORY_URL */.ld, ref).then((printed) => 'text' in printed ? printed.text : '');
    const late = io.clock.sleep(init_PATIENCE_MS, enough.signal).then(() => '');
    const answer = await Promise.race([asking, late]).catch(() => '');
    enough.abort();
    late.catch(() => undefined);
    return /^([0-9a-f]{40})\t/.exec(answer)?.[1];
}
/** Questions are only asked at a terminal. */
async function agreed(input, io) {
    if (!io.terminal || (0,read_input/* flagOf */.iP)(input, 'yes'))
        return true;
    const answer = (await io.ask('Write it? [Y/n] '))?.trim().toLowerCase();
    return answer === '' || answer === 'y' || answer === 'yes';
}
function sayConnected(repository) {
    return `The workspaces are connected to ${(0,neutralise_log/* safeLine */.om)(repository)}: version control plans every pull request, and \`source: vcs\` judges that run. Take the line out to upload and plan the merge instead.`;
}
function nextSteps(path, configurations, inputs, commit) {
    const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => name);
    const steps = [
        commit === undefined && 'Put the commit of the release in place of <sha>: the file says how.',
        blanks.length > 0 &&
            `Put your ${blanks.join(' and ')} into it: no cloud block in this repository says it.`,
        inputs.some(({ name, value }) => name === 'workspaces' && value.split('\n').some(isQuery)) &&
            'See that the workspaces found by tag or project have their working directory: it says which directory is theirs.',
        'Store a team or user API token as the secret TF_API_TOKEN of the repository.',
        'Commit it and open a pull request.',
    ].filter((step) => typeof step === 'string');
    const lines = steps.map((step, index) => `  ${index + 1}. ${step}`);
    return [
        `${path} written, from ${(0,report_text/* count */.U9)(configurations, 'cloud block')}. Next:`,
        ...lines,
        '',
    ].join('\n');
}
//# sourceMappingURL=init.js.map
// EXTERNAL MODULE: ./build/src/client/client.js + 28 modules
var client_client = __webpack_require__(7457);
;// CONCATENATED MODULE: ./build/src/cli/matrix.js
/**
 * The affected workspaces as groups, printed as the matrix of a CI host. Its runners do the work.
 */















const FORMATS = ['github', 'gitlab', 'azure'];
const matrix = {
    name: 'matrix',
    summary: 'print the affected workspaces as groups, one for each job',
    description: 'Finds the workspaces that `plangate check` would gate and prints them as groups of equal size. Where it can read the comment of the gate (GitLab, Azure DevOps), the groups have equal duration instead, by their last runs. On GitHub it sends no request to GitHub. Each job gates one group with `plangate check --group`. `plangate combine` makes one verdict of all.\n\nIt plans nothing and writes nothing to the service.',
    options: [
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ group }) => ['What to gate', 'The run', 'Who may choose what'].includes(group ?? '')).filter(({ name }) => name !== 'group'),
        (0,cli_command/* option */.uK)('--format <word>', 'CI host of the matrix', { choices: FORMATS, default: 'github' }),
        (0,cli_command/* option */.uK)('--groups <number>', `as many groups as that at most, up to ${gate_groups/* MOST_GROUPS */.xL}; else one for 25 workspaces`, { check: (0,read_input/* wholeNumber */.rD)(1, gate_groups/* MOST_GROUPS */.xL) }),
        (0,cli_command/* option */.uK)('--include <file>', 'file of the repository with the jobs `.plangate-group` and `.plangate-combine`, for --format gitlab', {
            default: '.gitlab/plangate.yml',
        }),
        (0,cli_command/* option */.uK)('--verbose', 'log the requests to the service on standard error'),
    ],
    often: ['workspaces', 'organization', 'hostname', 'affected-only', 'format', 'groups'],
    examples: {
        'plangate matrix --organization acme --workspaces tag:net --affected-only': 'one line of JSON for `strategy.matrix` of GitHub',
        'plangate matrix --format gitlab > child.yml': 'a child pipeline for GitLab',
    },
    run: matrix_run,
};
async function matrix_run(input, io) {
    const log = (0,cli_log/* createLog */.h)(io, { verbose: (0,read_input/* flagOf */.iP)(input, 'verbose') });
    const ports = { ...io, log, send: (0,network/* openNetwork */.X)((0,read_input/* optionOf */.XD)(input, 'ca-file'), io) };
    try {
        const door = { reports: undefined, command: log.command, write: writeWholeFile };
        const host = await (0,ci_job/* hostHere */.Vc)(door, ports);
        const read = await (0,connection/* loadOptions */.ZG)(input, io, host.judgement);
        if ('problems' in read)
            throw new cli_problems/* UsageError */.eb(read.problems.map(check_options/* toProblem */.H8));
        const { settings } = read;
        log.secret(settings.token);
        const directory = (0,external_node_path_.resolve)(io.workingDirectory, settings.directory);
        const root = (0,place/* repositoryOf */._M)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
        const deadline = io.clock.now() + settings.timeoutMs;
        const subject = await host.subject(settings, { directory, root, deadline });
        if ('refused' in subject) {
            throw (0,cli_problems/* usageError */.Wp)('--allow-untrusted-head', `is not given. ${(0,check_options/* forOptions */.u5)(subject.refused)}`);
        }
        for (const notice of read.notices)
            log.warning(notice);
        const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, deadline, discovers: true });
        const { workingDirectory } = io;
        const { changedFiles } = subject;
        const { findWorkspaces } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5724));
        const { requested, skipped } = await findWorkspaces(client, {
            settings,
            workingDirectory,
            repositoryRoot: root,
            changedFiles,
        });
        const earlier = await subject.earlier?.().catch(() => undefined);
        const names = requested.map(({ name }) => name);
        const limit = (0,read_input/* numberOf */.rl)(input, 'groups');
        const groups = (0,gate_groups/* splitIntoGroups */.dm)(names, earlier?.durations ?? {}, limit, io.random);
        log.info(`${names.length} workspaces in ${groups.length} groups; ${skipped.length} are not affected by the files that change.`);
        if (groups.length === 0)
            log.info(NOTHING);
        await log.flush();
        const places = new Map(requested.map((one) => [one.name, directoryWords(one, directory, io)]));
        const entries = groups.map(({ group, workspaces }) => ({
            group,
            workspaces: workspaces.map((name) => places.get(name) ?? name).join(','),
        }));
        await io.out(renderMatrixFor(entries, input, settings));
        return 0;
    }
    finally {
        await ports.send.close();
        await log.flush();
    }
}
const NOTHING = 'There is nothing to plan. An empty matrix is an error on GitHub: run the jobs of the groups only if the output does not say `"include":[]`, and `plangate combine` always. It passes then.';
/** In the form of `--workspaces`: with the directory, if it is not the one of `--directory`. */
function directoryWords({ name, directory }, defaultDirectory, { workingDirectory }) {
    if (directory === defaultDirectory || directory === external_node_fs_.realpathSync.native(defaultDirectory))
        return name;
    const path = (0,external_node_path_.relative)(external_node_fs_.realpathSync.native(workingDirectory), directory).split(external_node_path_.sep).join('/');
    if (!/[,"'=\p{Cc}]/u.test(path))
        return `${name}=${path}`;
    const message = `has ${JSON.stringify(path)} for ${name}, which no list can carry: rename the directory.`;
    throw (0,cli_problems/* usageError */.Wp)('--workspaces', message);
}
function renderMatrixFor(entries, input, settings) {
    const include = oneLine({ include: entries });
    switch ((0,read_input/* optionOf */.XD)(input, 'format')) {
        case 'azure':
            return `${oneLine(Object.fromEntries(entries.map((entry, index) => [`group_${index + 1}`, entry])))}\n`;
        case 'gitlab':
            return childPipeline(entries, (0,read_input/* optionOf */.XD)(input, 'include') ?? '', settings);
        default:
            return `${include}\n`;
    }
}
/** JSON is YAML too, so all text below is quoted as JSON. */
function childPipeline(entries, file, { organization }) {
    const rows = entries.map(({ group, workspaces }) => `      - PLANGATE_GROUP: ${oneLine(group)}
        PLANGATE_WORKSPACES: ${oneLine(workspaces)}
`);
    const some = entries.length > 0;
    const groups = oneLine({ include: entries });
    const jobs = `plangate:
  extends: .plangate-group
  parallel:
    matrix:
${rows.join('')}
`;
    return `# Made by \`plangate matrix\` for the organization ${oneLine(organization)}.
include:
  - local: ${oneLine(file)}

${some ? jobs : ''}plangate-combine:
  extends: .plangate-combine
${some ? '  needs: [plangate]\n' : ''}  when: always
  variables:
    PLANGATE_GROUPS: ${oneLine(groups)}
`;
}
function oneLine(value) {
    return JSON.stringify(JSON.parse((0,report_json/* printableJson */.et)(value)));
}
//# sourceMappingURL=matrix.js.map
// EXTERNAL MODULE: ./build/src/gate/override-run.js
var override_run = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/src/hosts/registry.js + 8 modules
var registry = __webpack_require__(3711);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(7189);
// EXTERNAL MODULE: ./build/src/hosts/github/host.js + 1 modules
var host = __webpack_require__(9312);
// EXTERNAL MODULE: ./build/src/client/http/send.js + 1 modules
var http_send = __webpack_require__(1753);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 6 modules
var calls = __webpack_require__(2344);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var github_server = __webpack_require__(1554);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(3452);
;// CONCATENATED MODULE: ./build/src/hosts/github/who-overrides.js



/**
 * @param api undefined without a token; then the override is refused, too
 * @param releasedIn the environment; its reviewer counts instead of the person who started the job
 */
async function actorOnGitHub(event, api, environment, releasedIn) {
    if (event === undefined)
        return { refused: 'This is not a job of GitHub Actions.' };
    const change = {
        event: event.name,
        changeOrigin: event.origin.changeOrigin,
        permissionOf: async (login) => {
            if (api === undefined)
                throw new Error('There is no token to ask GitHub with.');
            return api.permissionOf(login);
        },
    };
    const job = event.job?.url;
    if (releasedIn === undefined) {
        const starters = startersOnGitHub(environment);
        const refused = await refuseOverride({ ...change, starters });
        return refused === undefined ? { by: starters[0], job } : { refused };
    }
    const people = await whoReleased(event, api, releasedIn);
    if (!Array.isArray(people))
        return people;
    let refused = `No reviewer has released this run for the environment ${releasedIn}. Give it required reviewers, and use its name in the job.`;
    for (const by of people) {
        const why = await refuseOverride({ ...change, starters: [by], did: 'released' });
        if (why === undefined)
            return { by, job };
        refused = why;
    }
    return { refused };
}
/** The people who released jobs of this run for the environment, the last one first. */
async function whoReleased({ job }, api, environment) {
    const what = 'Who released this job is unknown';
    if (job === undefined || api?.commands === undefined) {
        return {
            refused: `${what}: that takes a run of GitHub Actions, and GITHUB_TOKEN to ask with.`,
        };
    }
    const explain = (0,host_error/* onHostError */.yg)((problem) => ({
        refused: (0,calls/* explainProblem */.F)(what, 'actions: read', problem),
    }));
    const approvals = await api.commands.approvals(job.runId).catch(explain);
    if (!Array.isArray(approvals))
        return approvals;
    const people = approvals.flatMap(({ environments, person }) => person !== undefined && environments.includes(environment) ? [person] : []);
    return [...new Set(people.toReversed())];
}
/** Everybody who took part in starting the job. Each of them must be allowed to override. */
function startersOnGitHub(environment) {
    return [...new Set(host/* github */.M.actor.flatMap((name) => environment[name]?.trim() || []))];
}
/** Why nothing is overridden, as a sentence; undefined when it may be. */
async function refuseOverride(question) {
    const { event, changeOrigin, starters, permissionOf, did = 'started' } = question;
    if (changeOrigin === 'foreign')
        return `The event ${event} is about a fork's pull request.`;
    // The payload of these events names the repository. A payload without it cannot be read.
    if (changeOrigin === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
        return `The author of the pull request of the event ${event} is unknown.`;
    }
    if (starters.length === 0)
        return 'Who started this job is unknown.';
    for (const login of starters) {
        try {
            const permission = await permissionOf(login);
            if (!['owner', 'admin', 'write'].includes(permission)) {
                return `${login}, who ${did} this job, may not write in the repository ("${permission}").`;
            }
        }
        catch (error) {
            const why = error instanceof Error ? ` ${error.message}` : '';
            return `What ${login}, who ${did} this job, may do is unknown.${why}`;
        }
    }
    return undefined;
}
//# sourceMappingURL=who-overrides.js.map
// EXTERNAL MODULE: ./build/src/hosts/none.js
var none = __webpack_require__(5427);
;// CONCATENATED MODULE: ./build/src/cli/override.js















const override = operation('override', '', {
    summary: 'override a failed policy, with a reason',
    description: 'Overrides every policy check, task stage and Terraform policy evaluation of a run that waits for it, and nothing else. Several runs are overridden one after the other, with the same reason. The token needs the organization permission to manage policy overrides. Everybody who can read the run sees the reason. In a CI job they also see who started it, with a link.\n\nIn a CI job, name the workspaces whose runs it may override. A job of a fork overrides nothing. On GitHub, the person who started the job must have write access; GITHUB_TOKEN is used to check.\n\nExit code 0: nothing waits any more. 1: a failure cannot be overridden. 6: an override was refused.',
    arguments: [{ ...idArgument('run', 'run'), variadic: true }],
    options: [
        (0,cli_command/* option */.uK)('--reason <text>', 'reason of the override', { required: true }),
        (0,cli_command/* option */.uK)('-o, --organization <name>', 'organization of the workspaces; in a CI job, else TF_CLOUD_ORGANIZATION'),
        (0,cli_command/* option */.uK)('--workspaces <list>', 'names of the workspaces whose runs may be overridden; in a CI job, else TF_WORKSPACE'),
    ],
    examples: {
        'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"': 'one run',
        'plangate override run-CZcmD7eagjhyX0vN run-9aBmD7eagjhyX0vN --reason "INC-1234"': 'all runs of a job, as its report says',
    },
    problems: (input, io) => {
        const within = withinOf(input, io);
        return 'problems' in within ? within.problems : [];
    },
    async call({ client, input, io, answer }) {
        const actor = await actorOf(io);
        if ('refused' in actor)
            throw (0,cli_problems/* usageError */.Wp)('the override', `is refused. ${actor.refused}`);
        const results = [];
        const say = () => answer(results.length > 1 ? results : results[0], results.map(renderOverride).join(''));
        try {
            for (const runId of new Set((0,read_input/* argumentsOf */.aX)(input, 'run'))) {
                const reason = (0,read_input/* optionOf */.XD)(input, 'reason') ?? '';
                const request = { runId, reason, actor, ...withinOf(input, io) };
                results.push(await (0,override_run/* overrideRun */.s)(client, io.clock, request));
            }
        }
        catch (error) {
            // Runs that were overridden before the error stay overridden, so they are printed.
            if (results.length > 0)
                await say();
            throw error;
        }
        await say();
        if (results.some(({ refused }) => refused.length > 0))
            return cli_command/* EXIT */.dc.refused;
        return results.some(({ final }) => final.length > 0) ? cli_command/* EXIT */.dc.blocked : cli_command/* EXIT */.dc.green;
    },
});
/** On a laptop only the options count, and the run may belong to any workspace. */
function withinOf(input, { environment }) {
    const inJob = (0,registry/* detect */.o0)(environment).host.name !== 'none' || (0,none/* isSomeCi */.d)(environment);
    const valueOf = (name, variable) => (0,read_input/* optionOf */.XD)(input, name)?.trim() || (inJob && environment[variable]?.trim()) || '';
    const organization = valueOf('organization', 'TF_CLOUD_ORGANIZATION');
    const written = valueOf('workspaces', 'TF_WORKSPACE');
    const list = (0,parse/* parseList */.E1)(written);
    const problems = [];
    const note = (subject, message) => void problems.push({ where: subject, message });
    if ('problem' in list)
        note('--workspaces', list.problem);
    const needed = inJob || organization !== '' || written !== '';
    if (needed && organization === '')
        note('--organization', 'is needed to find the workspaces.');
    if (needed && written === '')
        note('--workspaces', 'is needed: whose runs may be overridden here.');
    if (problems.length > 0 || 'problem' in list)
        return { problems };
    return needed ? { within: { organization, workspaces: list.value } } : {};
}
/**
 * The person who acts. The job of a fork is refused; on GitHub, only people with write permission may
 * act.
 *
 * @param releasedIn the environment; its approver counts instead of the person who started the job
 */
async function actorOf(io, releasedIn) {
    const { environment } = io;
    const job = (0,registry/* detect */.o0)(environment);
    if (github_server/* SERVERS */.Vp.some(({ name }) => name === job.host.name)) {
        const event = (0,github_event/* readEvent */.j_)({ environment, payload: await (0,host/* readPayload */.r)(environment) });
        const githubToken = environment['GITHUB_TOKEN']?.trim() || undefined;
        const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
        const server = (0,github_server/* serverOf */.Y_)(environment);
        const checkedOut = { apiUrl, server, owner: event?.owner ?? '', name: event?.repository ?? '' };
        const send = (0,http_send/* createSend */.R)({ environment });
        const { comments } = (0,calls/* connectGitHub */.U)({ ...checkedOut, githubToken }, { ...io, send });
        try {
            return await actorOnGitHub(event, comments, environment, releasedIn);
        }
        finally {
            await send.close();
        }
    }
    if (releasedIn !== undefined) {
        return {
            refused: '--environment is for jobs of GitHub Actions only. Other hosts do not say who released a job.',
        };
    }
    const { changeOrigin } = await job.host.origin(environment, io.isPersonThere);
    if (changeOrigin !== 'own') {
        return { refused: 'This job is about the change of a fork, or of an unknown author.' };
    }
    return { by: (0,registry/* actorOf */.dn)(job), job: job.jobUrl };
}
function renderOverride(result) {
    const { runId, workspace, by, reason, overridden, refused, final } = result;
    const where = workspace === undefined ? runId : `${runId} (${workspace})`;
    const lines = [
        ...overridden.map((item) => `overridden   ${override_name(item)}`),
        ...refused.map((item) => `refused      ${override_name(item)}: ${item.problem ?? ''}`),
        ...final.map((item) => `final        ${override_name(item)}`),
    ].map((line) => `  ${(0,neutralise_log/* safeLine */.om)(line)}`);
    if (lines.length === 0)
        return `${(0,neutralise_log/* safeLine */.om)(where)}: nothing waits for an override.\n`;
    const [record] = result.audit;
    const owner = record?.by ?? by ?? 'the owner of this token';
    const who = overridden.length > 0 ? `, by ${owner}: ${reason}` : '';
    return `${[(0,neutralise_log/* safeLine */.om)(where + who), ...lines].join('\n')}\n`;
}
function override_name({ system, id, status }) {
    return `${system.replaceAll('-', ' ')} ${id}, was ${status}`;
}
//# sourceMappingURL=override.js.map
// EXTERNAL MODULE: ./build/src/cli/pack.js
var cli_pack = __webpack_require__(9011);
;// CONCATENATED MODULE: ./build/src/cli/policy-checks.js






const policy_checks_INCLUDES = ['run', 'run.workspace'];
const policyChecks = {
    name: 'policy-checks',
    summary: 'results of the policy checks of a run',
    commands: [
        listing('list', 'GET /runs/<run_id>/policy-checks', {
            summary: 'list the policy checks of a run',
            description: 'Without --page and --page-size the service answers all of them.',
            options: [includeOption(policy_checks_INCLUDES, 'show what they belong to as well')],
            ask: ({ client, id, input }) => client.policyChecks.listWithRelated(id, { include: includesOf(input) }),
            headings: ['id', 'status', 'scope', 'passed', 'failed', 'overridable', 'you may override'],
            row: ({ check: { id, attributes } }) => [
                id,
                attributes.status,
                attributes.scope,
                attributes.result?.passed,
                attributes.result?.['total-failed'],
                attributes.actions?.['is-overridable'],
                attributes.permissions?.['can-override'],
            ],
            // All checks belong to one run, and the run to one workspace.
            document: (checks, input) => withIncluded(checks.map(({ check }) => check), [checks[0]?.run, checks[0]?.workspace], input),
        }),
        operation('show', 'GET /policy-checks/<policy_check_id>', {
            summary: 'show one policy check',
            options: [includeOption(policy_checks_INCLUDES, 'show what it belongs to as well')],
            async call({ client, id, input, answer }) {
                const include = includesOf(input);
                const { check, run, workspace } = await client.policyChecks.show(id, { include });
                const text = (0,cli_table/* renderRecord */.s)([
                    ...policy_checks_facts(check),
                    ['run', run && `${run.id} (${run.attributes.status})`],
                    ['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
                ]);
                await answer(withIncluded(check, [run, workspace], input), text);
            },
        }),
        showing('override', 'POST /policy-checks/<policy_check_id>/actions/override', {
            summary: 'override a failed policy check',
            description: 'Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
            options: [(0,cli_command/* option */.uK)('--reason <text>', 'why it may pass; shown on the run')],
            destroys: 'override the policy check',
            problems: (input) => reasonOf(input) ? [] : [{ where: '--reason', message: 'is needed: why it may pass.' }],
            ask: ({ client, id, input }) => client.policyChecks.override(id, { comment: reasonOf(input) }),
            facts: policy_checks_facts,
        }),
        operation('output', 'GET /policy-checks/<policy_check_id>/output', {
            summary: 'print what the policies of a check printed',
            async call({ client, id, log, answer }) {
                const text = await client.policyChecks.output(id);
                const shown = (0,cli_log/* neutralise */.$)(text ?? '');
                const ended = shown === '' || shown.endsWith('\n') ? shown : `${shown}\n`;
                await answer({ data: { output: text ?? null } }, ended);
                if (text === undefined)
                    log.info(`${(0,neutralise_log/* safeLine */.om)(id)} has printed nothing yet.`);
            },
        }),
    ],
};
function includesOf(input) {
    return policy_checks_INCLUDES.filter((name) => (0,read_input/* optionsOf */.cz)(input, 'include').includes(name));
}
function reasonOf(input) {
    return (0,read_input/* optionOf */.XD)(input, 'reason')?.trim() || undefined;
}
function policy_checks_facts({ id, attributes }) {
    const { status, scope, result, actions, permissions } = attributes;
    return [
        ['id', id],
        ['status', status],
        ['scope', scope],
        ['result', result?.result],
        ['passed', result?.passed],
        ['total-failed', result?.['total-failed']],
        ['hard-failed', result?.['hard-failed']],
        ['soft-failed', result?.['soft-failed']],
        ['advisory-failed', result?.['advisory-failed']],
        ['duration-ms', result?.['duration-ms']],
        ['is-overridable', actions?.['is-overridable']],
        ['can-override', permissions?.['can-override']],
        ...Object.entries(attributes['status-timestamps'] ?? {}),
    ];
}
//# sourceMappingURL=policy-checks.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/policy/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/settings/run-options.js
var settings_run_options = __webpack_require__(1993);
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/examine.js















const RUN = {
    name: 'run',
    description: 'id as in run-…, or latest: the newest of the workspace',
    required: true,
};
const MUST_BE = [
    ...connection/* WORKSPACE_OPTIONS */.nG,
    (0,cli_command/* option */.uK)('--version <id>', 'configuration version that it must be of, as in cv-…'),
    (0,cli_command/* option */.uK)('--commit <hash>', 'commit that it must be of, for runs of version control', {
        check: (text) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
            ? undefined
            : 'is not the whole hash of a commit.',
    }),
];
const NOT_SAID = 'Name the workspace of the run and its version or commit. Otherwise they are not compared, and the verdict is undecided with exit code 5. Also pass the options that it was planned with.';
/** @param instead an option that replaces the report, and what the command then does */
function examining(name, summary, description, instead) {
    return {
        name,
        summary,
        description: `${description}\n\n${NOT_SAID}`,
        arguments: [RUN],
        options: [
            ...MUST_BE,
            (0,cli_command/* option */.uK)('--any', 'accept the run without the comparisons that were not given'),
            ...check_options/* JUDGE_OPTIONS */.Df,
            // The directory is for hosts that show reports by themselves.
            ...REPORT_OPTIONS.filter(({ name: one }) => one !== 'reports'),
            ...(instead ? [instead.option] : []),
            ...connection/* CONNECTION_OPTIONS */.Ur,
        ],
        often: ['workspace', 'organization', 'version', 'commit', 'any', 'fail-on', 'protect', 'json'],
        examples: {
            [`plangate runs ${name} latest -o acme -w net-prod --any`]: 'the newest run of any kind',
            [`plangate runs ${name} run-CZcmD7eagjhyX0vN -o acme -w net-prod --version cv-UYwHEakurukz85nW`]: 'this run, if it is of this version',
        },
        async run(input, io) {
            const session = await openSession(input, io);
            try {
                if (instead && (0,read_input/* flagOf */.iP)(input, instead.option.name))
                    return await instead.run(session);
                const reference = { ...session.reference, waits: name === 'watch' };
                const { view, exitCode } = await session.examine(reference);
                await handOver(view, session);
                return exitCode;
            }
            finally {
                await session.close();
            }
        },
    };
}
/** Reads the options of the command. @throws UsageError with everything that is wrong */
async function readCall(input, io, { problems = [], inWorkspace = false }) {
    const named = await (0,connection/* findNamedWorkspace */.kB)(input, io, true);
    const inputs = (0,check_options/* givenInputs */.PC)(input);
    const read = (0,settings_settings/* readAlone */.U1)({ inputs, environment: io.environment, door: 'cli' });
    const id = (0,read_input/* argumentOf */.Nf)(input, 'run');
    const wrong = [...problems, ...(await reportProblems(input, io.workingDirectory))];
    if (inWorkspace || id === 'latest' || named.workspace !== undefined) {
        wrong.push(...(0,connection/* workspaceProblems */.Ao)(named));
    }
    if ('problems' in named)
        wrong.push(...named.problems);
    if ('problems' in read)
        wrong.push(...read.problems.map(check_options/* toProblem */.H8));
    if (wrong.length > 0 || 'problems' in named || 'problems' in read)
        throw new cli_problems/* UsageError */.eb(wrong);
    return { named, read };
}
/** Opens a connection for one run. @throws UsageError with everything that is wrong; what the client threw */
async function openSession(input, io, needs = {}) {
    const json = wantsJson(input);
    const { named, read } = await readCall(input, io, needs);
    const secrets = (0,model_secrets/* createSecrets */.gE)();
    const { values } = read;
    const log = (0,cli_log/* createLog */.h)(io, { verbose: (0,read_input/* flagOf */.iP)(input, 'verbose'), story: json ? 'err' : 'out' });
    const patience = { log, patienceMs: values.timeoutMs, secrets };
    const { client, deadline, close } = (0,connection/* connect */.Ng)(named.target, input, io, patience);
    const reference = await referenceOf(input, named, client).catch(async (error) => {
        await close();
        throw error;
    });
    const runOptions = await (0,settings_run_options/* toLiterals */.Gm)(read.runOptions);
    const { hostname, origin: serviceOrigin } = named.target;
    const startedAt = io.clock.date().toISOString();
    const commit = reference.commit === undefined ? undefined : { sha: reference.commit };
    const { judgement } = await (0,ci_job/* describeCiJob */.vI)(io);
    const examine = async (run) => {
        const { examineRun } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(265), __webpack_require__.e(846), __webpack_require__.e(83), __webpack_require__.e(605)]).then(__webpack_require__.bind(__webpack_require__, 5605));
        const { guardOf, planDiffOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6735));
        const diff = planDiffOf(values, secrets);
        const request = { ...values, runOptions, deadline, guard: guardOf(values), diff };
        const onEvent = (event) => (0,console/* renderEvent */.N1)(event).forEach(log.print);
        const ports = { ...io, client, log, onEvent };
        const examined = await examineRun(run, request, ports);
        const context = {
            key: 'default',
            failOn: values.failOn,
            organization: run.organization ?? '',
            hostname,
            serviceOrigin,
            runOptions: (0,run_options/* describeOptions */.c4)(examined.options),
            startedAt,
            version: version/* VERSION */.x,
            commit,
            byPerson: !judgement.judged,
        };
        const { toReportView } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1105));
        const view = secrets.concealAll(toReportView(examined.result, context));
        [...(0,console/* renderOpening */.lZ)(context).slice(1), ...(0,console/* renderVerdict */.gM)(view)].forEach(log.print);
        return { ...examined, view, exitCode: codeOf(examined, values.failOn, io) };
    };
    return { client, input, io, deadline, log, json, reference, examine, close };
}
function codeOf({ result }, failOn, { signal }) {
    return (0,verdict/* exitCodeOf */.FO)(result, failOn, signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
}
async function referenceOf(input, { workspace: nameOrId, organization }, client) {
    const id = (0,read_input/* argumentOf */.Nf)(input, 'run');
    const workspaceId = nameOrId && (await (0,connection/* findId */.dZ)(client, 'workspace', nameOrId, organization));
    const workspace = workspaceId && {
        id: workspaceId,
        name: workspaceId === nameOrId ? undefined : nameOrId,
    };
    return {
        id,
        organization,
        workspace: workspace || undefined,
        versionId: (0,read_input/* optionOf */.XD)(input, 'version'),
        commit: (0,read_input/* optionOf */.XD)(input, 'commit'),
        sha256: undefined,
        any: (0,read_input/* flagOf */.iP)(input, 'any'),
        waits: false,
    };
}
//# sourceMappingURL=examine.js.map
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/read-report.js
/** Reads from a report of the gate which run is to be applied. */


const reportSchema = dist/* looseObject */._H3({
    tool: dist/* looseObject */._H3({ name: dist/* literal */.euz('plangate') }),
    organization: dist/* string */.YjP(),
    workspaces: dist/* array */.YOg(dist/* looseObject */._H3({
        name: dist/* string */.YjP(),
        runId: dist/* optional */.lqM(dist/* string */.YjP()),
        configurationVersionId: dist/* optional */.lqM(dist/* string */.YjP()),
    })),
    archives: dist/* array */.YOg(dist/* looseObject */._H3({ sha256: dist/* string */.YjP() })),
});
/** The run of the workspace with this name, or of the only workspace; or what is wrong, as the end of a sentence. */
async function readReport(path, workspaceName) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
    if (text === undefined)
        return { problem: 'cannot be read.' };
    const report = dist/* safeParse */.xLC(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* parseJson */.qFJ(), reportSchema), text);
    if (!report.success)
        return { problem: 'is no report of the gate as JSON.' };
    const { organization, workspaces, archives } = report.output;
    const matching = workspaces.filter(({ name }) => workspaceName === undefined || name === workspaceName);
    const [one, ...others] = matching;
    if (one === undefined)
        return { problem: `names no workspace "${workspaceName ?? ''}".` };
    if (others.length > 0)
        return { problem: 'names several workspaces: say which one, --workspace.' };
    const { name: workspace, runId, configurationVersionId: versionId } = one;
    const [archive, ...more] = archives;
    if (runId === undefined || versionId === undefined || archive === undefined || more.length > 0) {
        return { problem: `does not say which run and files it is about in "${workspace}".` };
    }
    return { organization, workspace, runId, versionId, sha256: archive.sha256 };
}
//# sourceMappingURL=read-report.js.map
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/apply.js
/** `runs apply`: confirms one provisional run that is still green, and prints the result. */













const applying = {
    name: 'apply',
    summary: 'apply the saved plan of a run that is green',
    description: 'For provisional runs: applies the plan that the gate saved, after the merge. Everything is read again just before. The run must be green and wait for its confirmation. Its workspace, version and planning options must be the given ones. Then waits for the end of the apply.\n\nName the run with its workspace and --version, or pass the report of the gate (--report). The report names all three, and the planned files are compared with it. A CI job needs the permissions of an override, see `plangate override --help`. After a merge queue or a merge by an app, name the environment whose reviewer released the job (--environment).\n\nExit code 0: applied, or there was nothing to apply. 4: the apply failed. 5: not green, or the result is unknown. 6: refused.',
    arguments: [
        { ...RUN, required: false, description: 'id as in run-…; else the one of the report' },
    ],
    options: [
        // An uploaded version belongs to no commit.
        ...MUST_BE.filter(({ name }) => name !== 'commit'),
        (0,cli_command/* option */.uK)('--report <file>', 'report.json of the gate that judged the run'),
        (0,cli_command/* option */.uK)('--reason <text>', 'why it is applied; kept on the run', {
            default: 'applied after the gate',
        }),
        YES_OPTION,
        (0,cli_command/* option */.uK)('--environment <name>', 'in a job of GitHub Actions: the environment of the job, with required reviewers. The person who released the job must have write access. GITHUB_TOKEN needs actions: read to check'),
        (0,cli_command/* option */.uK)('--allow-destroy-apply', 'apply a plan that destroys everything'),
        (0,cli_command/* option */.uK)('--format <word>', 'text prints progress and the result; json prints the result for scripts', {
            choices: ['text', 'json'],
            default: 'text',
        }),
        ...check_options/* JUDGE_OPTIONS */.Df,
        ...connection/* CONNECTION_OPTIONS */.Ur,
    ],
    often: ['report', 'workspace', 'organization', 'version', 'environment', 'reason', 'yes'],
    examples: {
        'plangate runs apply --report report.json --yes': 'in the job behind the environment',
        'plangate runs apply run-CZcmD7eagjhyX0vN -o acme -w net-prod --version cv-UYwHEakurukz85nW': 'by hand',
    },
    run: apply_run,
};
async function apply_run(call, io) {
    const { input, sha256, problems } = await withReport(call, io);
    const actor = await actorOf(io, (0,read_input/* optionOf */.XD)(input, 'environment'));
    if ('refused' in actor) {
        const message = `is refused. ${actor.refused}`;
        throw new cli_problems/* UsageError */.eb([...problems, { where: 'the apply', message }]);
    }
    problems.push(...needsYes(`apply ${(0,read_input/* argumentOf */.Nf)(input, 'run')}`, input, io));
    const session = await openSession(input, io, { problems, inWorkspace: true });
    try {
        return await applyGreen({ ...session.reference, sha256 }, actor, session);
    }
    finally {
        await session.close();
    }
}
async function applyGreen(reference, actor, session) {
    const { client, input, io, deadline, log, examine } = session;
    const { applyRun, whyNotApplied } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(10)]).then(__webpack_require__.bind(__webpack_require__, 7010));
    const allowDestroy = (0,read_input/* flagOf */.iP)(input, 'allow-destroy-apply');
    let examined = await examine(reference);
    let why = whyNotApplied(examined, allowDestroy);
    const workspace = examined.view.workspaces[0]?.name ?? '';
    if (why === undefined && !(0,read_input/* flagOf */.iP)(input, 'yes')) {
        await agree(`apply run ${examined.run?.id} in ${workspace}`, input, io);
        // The person may have taken long to confirm.
        examined = await examine(reference);
        why = whyNotApplied(examined, allowDestroy);
    }
    const runId = examined.run?.id ?? reference.id;
    const request = { runId, workspace, reason: (0,read_input/* optionOf */.XD)(input, 'reason') ?? '', actor };
    const onChange = (words) => log.print(`  ${words}`);
    const ports = { ...io, client, deadline, onChange };
    const applied = why === undefined ? await applyRun(request, ports) : { notApplied: why };
    if ('notApplied' in applied) {
        log.error(`Nothing was applied: run ${runId} ${applied.notApplied}`);
        await log.flush();
        return examined.exitCode === cli_command/* EXIT */.dc.green ? cli_command/* EXIT */.dc.undecided : examined.exitCode;
    }
    return reportApplied(applied, session);
}
const ENDS = {
    applied: [cli_command/* EXIT */.dc.green, (run) => `✅ Applied ${run}`],
    nothing: [cli_command/* EXIT */.dc.green, (run) => `✅ ${run} had nothing to apply`],
    failed: [cli_command/* EXIT */.dc.errored, (run, words) => `❌ The apply of ${run} failed: it is ${words}`],
    waits: [cli_command/* EXIT */.dc.undecided, (run, words) => `⚠️ ${run} waits for a person: ${words}`],
    unfinished: [
        cli_command/* EXIT */.dc.undecided,
        (run, words) => `⚠️ How the apply of ${run} ended is not known: ${words}`,
    ],
};
/** Prints how the apply ended: lines for people, then the document. Resolves to the exit code. */
async function reportApplied(applied, { io, log, json }) {
    const { runId, workspace, outcome, words, counts, durationMs, firstError, audit } = applied;
    const [exitCode, ending] = ENDS[outcome];
    const done = counts &&
        `${counts.additions} created, ${counts.changes} changed, ${counts.destructions} destroyed`;
    const took = durationMs === undefined ? undefined : `after ${(0,report_text/* elapsed */.vk)(durationMs)}`;
    const lines = [
        (0,report_text/* joined */.oR)(', ', ending(`${runId} (${workspace})`, words), done, took),
        ...(firstError === undefined ? [] : [`  ${firstError}`]),
        ...audit.map(({ by, reason }) => `  by ${by ?? 'the owner of this token'}: ${reason}`),
    ];
    lines.map(neutralise_log/* safeLine */.om).forEach(log.print);
    await log.flush();
    if (json)
        await io.out(log.conceal((0,report_json/* printableJson */.et)(applied)));
    return exitCode;
}
/** `runs watch --apply`: another person confirms the run, or it needs no confirmation. */
async function followApply(session) {
    const { client, io, deadline, log, reference } = session;
    const { watchNamedRun } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(265), __webpack_require__.e(846), __webpack_require__.e(83), __webpack_require__.e(605)]).then(__webpack_require__.bind(__webpack_require__, 5605));
    const { GateStop } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6281));
    const onChange = (words) => log.print(`  ${words}`);
    const followed = await watchNamedRun(reference, { ...io, client, deadline, onChange }).catch((error) => {
        if (!(error instanceof GateStop))
            throw error;
        throw (0,cli_problems/* usageError */.Wp)('RUN', error.message);
    });
    const exitCode = await reportApplied({ ...followed, audit: [] }, session);
    // A run that waits for a person is a complete result.
    return followed.outcome === 'waits' ? cli_command/* EXIT */.dc.green : exitCode;
}
/** The report's values are used for missing options, and never override one. */
async function withReport(input, io) {
    const problems = [];
    const note = (subject, message) => void problems.push({ where: subject, message });
    const path = (0,read_input/* optionOf */.XD)(input, 'report');
    if ((0,read_input/* optionOf */.XD)(input, 'fail-on') === 'never')
        note('--fail-on', 'cannot be never: what is applied is green.');
    if (path === undefined) {
        if ((0,read_input/* argumentOf */.Nf)(input, 'run') === '')
            note('RUN', 'is needed, or the --report that names it.');
        if ((0,read_input/* optionOf */.XD)(input, 'version') === undefined) {
            note('--version', 'is needed: which configuration version is to be applied. Or give the --report of the gate.');
        }
        return { input, sha256: undefined, problems };
    }
    const read = await readReport((0,external_node_path_.resolve)(io.workingDirectory, path), (0,read_input/* optionOf */.XD)(input, 'workspace'));
    if ('problem' in read) {
        note('--report', read.problem);
        return { input, sha256: undefined, problems };
    }
    const { organization, workspace, versionId: version, runId } = read;
    for (const [name, value] of Object.entries({ organization, version })) {
        const written = (0,read_input/* optionOf */.XD)(input, name) ?? value;
        if (written !== value)
            note(`--${name}`, `is ${written}, and the report says ${value}.`);
    }
    const argument = (0,read_input/* argumentOf */.Nf)(input, 'run') || runId;
    if (argument !== runId)
        note('RUN', `is ${argument}, and the report says ${runId}.`);
    const options = { ...input.options, organization, workspace, version };
    return { input: { arguments: { run: runId }, options }, sha256: read.sha256, problems };
}
//# sourceMappingURL=apply.js.map
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/command.js
/** Existing runs, also those that others started: list, show, watch, cancel, discard, apply. */









const runs = {
    name: 'runs',
    summary: 'list and manage existing runs',
    commands: [
        listing('list', '', {
            summary: 'list the runs of a workspace, newest first',
            description: 'The service allows 30 such requests a minute.',
            inWorkspace: true,
            options: [
                (0,cli_command/* option */.uK)('--status <words>', 'only with one of these statuses, as in planned,applied'),
            ],
            ask: async ({ client, workspaceId, input }) => client.runs.list(await workspaceId(), { status: (0,read_input/* optionOf */.XD)(input, 'status') }),
            headings: ['id', 'status', 'created', 'what', 'version', 'message'],
            row: (run) => [
                run.id,
                run.attributes.status,
                run.attributes['created-at'],
                runKindWord(run),
                (0,resource/* relatedId */.Dl)(run, 'configuration-version'),
                run.attributes.message,
            ],
        }),
        examining('show', 'judge a run that is over, and report on it', 'Reads all results of the run and reports them as `plangate check` does, with the same formats and exit codes. It starts, changes and ends nothing.'),
        examining('watch', 'wait for the end of a run, and report on it', 'Waits until the run is over or waits for a person, at most for --timeout. Then it does the same as `runs show`. The run goes on when you stop watching.', {
            option: (0,cli_command/* option */.uK)('--apply', 'wait for the end of its apply instead, and judge nothing: exit code 0 where it was applied or waits for a person, 4 where it failed, 5 where that is not known'),
            run: followApply,
        }),
        ending('cancel', 'cancel a run that is going on'),
        ending('discard', 'discard a run that waits for a person'),
        applying,
    ],
};
function runKindWord({ attributes }) {
    if (attributes['plan-only'] === true)
        return 'speculative';
    if (attributes['save-plan'] === true)
        return 'provisional';
    return attributes['is-destroy'] === true ? 'destroy' : 'plan and apply';
}
function ending(action, summary) {
    return operation(action, '', {
        summary,
        description: `Needs the permission to apply runs. A run that is over already is left as it is.`,
        arguments: [RUN],
        inWorkspace: 'of a run',
        options: [(0,cli_command/* option */.uK)('--reason <text>', 'why; shown on the run')],
        destroys: `${action} the run`,
        async call(call) {
            const { client, input, answer } = call;
            const runId = await findRunId(call);
            await client.runs[action](runId, (0,read_input/* optionOf */.XD)(input, 'reason'));
            const { run } = await client.runs.show(runId);
            const text = `${(0,neutralise_log/* safeLine */.om)(`${run.id} is ${(0,model_status/* runWords */.$W)(run)}`)}\n`;
            await answer({ data: run }, text);
        },
    });
}
/** The id of the run. If a workspace was given, a run of another one is refused. */
async function findRunId({ client, id, named, workspaceId }) {
    if (id !== 'latest' && named.workspace === undefined)
        return id;
    const requiredId = await workspaceId();
    const [run] = id === 'latest'
        ? (await client.runs.list(requiredId).page({ number: 1, size: 1 })).items
        : [(await client.runs.show(id)).run];
    if (run !== undefined && (0,resource/* relatedId */.Dl)(run, 'workspace') === requiredId)
        return run.id;
    const message = run === undefined ? 'has no run yet.' : `is not the workspace of ${run.id}.`;
    throw (0,cli_problems/* usageError */.Wp)('--workspace', message);
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/src/local/get-opa.js
var get_opa = __webpack_require__(9198);
// EXTERNAL MODULE: ./build/src/model/checkout-time.js
var checkout_time = __webpack_require__(29);
;// CONCATENATED MODULE: ./build/src/cli/policy-directory.js
/**
 * Checks a directory of policies before the local service reads it: whether it is usable and up to
 * date.
 */




/**
 * @returns why the directory cannot be used, as the end of a sentence, or a warning, as a whole one
 */
async function examinePolicies(directory, shownAs) {
    const names = await (0,promises_.readdir)(directory).catch((error) => error.code);
    if (!Array.isArray(names)) {
        const why = names === 'ENOENT' ? 'does not exist' : `cannot be read (${names})`;
        return { problem: `"${shownAs}" ${why}.` };
    }
    const sentinel = names.find((name) => name === 'sentinel.hcl' || name.endsWith('.sentinel'));
    const rego = names.filter((name) => name.endsWith('.rego') && !name.endsWith('_test.rego'));
    const compiled = ['policy.wasm', 'bundle.tar.gz'].find((name) => names.includes(name));
    if (sentinel !== undefined && compiled === undefined && rego.length === 0) {
        return {
            problem: `"${shownAs}" holds Sentinel policies (${sentinel}). Here, policies are Rego. \`plangate check --local\` judges Sentinel policies by the \`sentinel\` on the PATH.`,
        };
    }
    if (compiled === undefined) {
        const what = rego.length > 0 ? `${rego.length} .rego and no compiled file` : 'no policy';
        return {
            problem: `"${shownAs}" holds ${what}. Compile what is to judge: \`opa build -t wasm -e NAME -o bundle.tar.gz *.rego\`, NAME being a query as in terraform/policies/tags/deny. ${(0,get_opa/* howToGetOpa */.e)()}`,
        };
    }
    if (compiled === 'policy.wasm' && !(await isWasm((0,external_node_path_.join)(directory, compiled)))) {
        const problem = `"${(0,external_node_path_.join)(shownAs, compiled)}" is not WebAssembly. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.`;
        return { problem };
    }
    const changed = async (name) => (await (0,promises_.stat)((0,external_node_path_.join)(directory, name))).mtimeMs;
    const compiledAt = await changed(compiled);
    for (const name of rego) {
        if ((await changed(name)) <= compiledAt + checkout_time/* CHECKOUT_MS */.y)
            continue;
        const warning = `${(0,external_node_path_.join)(shownAs, name)} was changed after ${(0,external_node_path_.join)(shownAs, compiled)} was made, and the compiled file is evaluated. Compile it again and restart.`;
        return { warning };
    }
    return {};
}
async function isWasm(path) {
    const file = await (0,promises_.open)(path);
    try {
        const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
        return buffer.toString('latin1') === '\0asm';
    }
    finally {
        await file.close();
    }
}
//# sourceMappingURL=policy-directory.js.map
// EXTERNAL MODULE: ./build/src/service/engines/engine-environment.js
var engine_environment = __webpack_require__(6447);
// EXTERNAL MODULE: ./build/src/settings/local-names.js
var local_names = __webpack_require__(5233);
;// CONCATENATED MODULE: ./build/src/cli/serve-seed.js
/** Reads the seed of a local service: from a file, or from the configurations in a directory. */





/** Undefined where no option names one. */
async function seedFor({ file, shownAs = '', served, servedAs = '', }) {
    if (file !== undefined)
        return readSeed(file, shownAs);
    return served === undefined ? undefined : seedForDirectory(served, servedAs);
}
/** The organizations and workspaces that the `cloud` blocks in a directory and below it name. */
async function seedForDirectory(directory, shownAs) {
    const stats = await (0,promises_.stat)(directory).catch(() => undefined);
    if (stats?.isDirectory() !== true) {
        throw (0,cli_problems/* usageError */.Wp)('--for', `"${shownAs}" is not a directory.`);
    }
    const { configurations, any } = await (0,find_configurations/* findConfigurations */.P)(directory);
    if (!any) {
        throw (0,cli_problems/* usageError */.Wp)('--for', `"${shownAs}" holds no configuration: not a single .tf file.`);
    }
    const configured = configurations.length > 0
        ? configurations.map(({ cloud, ...one }) => ({ ...one, block: cloud }))
        : [{ directory: '.', block: undefined }];
    const organizations = new Map();
    for (const { directory: below, block } of configured) {
        const path = (0,external_node_path_.join)(directory, below);
        const { organization = '', workspaces = {} } = (0,local_names/* withLocalNames */._G)(block, path);
        const { name, prefix, tags, project = 'default' } = workspaces;
        const workspaceName = name ?? `${prefix ?? ''}${(0,local_names/* nameOf */.Vb)(path)}`;
        const ofOrganization = organizations.get(organization) ?? new Map();
        organizations.set(organization, ofOrganization.set(workspaceName, { name: workspaceName, project, tags }));
    }
    return {
        users: [{ username: 'owner' }],
        organizations: [...organizations].map(([name, workspaces]) => ({
            name,
            workspaces: [...workspaces.values()],
        })),
    };
}
async function readSeed(path, shownAs) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
        throw (0,cli_problems/* usageError */.Wp)('--seed', `${shownAs} ${why}.`);
    }
}
//# sourceMappingURL=serve-seed.js.map
;// CONCATENATED MODULE: ./build/src/cli/serve-lines.js
function toJsonLine(service, newCode) {
    const { origin: address, token, organization, workspaces, teams, agentPools } = service;
    const terraform = { hostname: hostOf(service), config: terraformConfig(service) };
    const toPage = (runId) => ({ page: service.pageOf(runId), pageCode: newCode() });
    const runs = service.toDecide().map((run) => ({ ...run, ...toPage(run.id) }));
    const facts = { address, ...toPage(), token, organization, workspaces, teams, agentPools };
    const line = { ...facts, runs, terraform };
    return `${JSON.stringify(line)}\n`;
}
/**
 * @param config the file with Terraform's configuration, if one was written
 * @param named whether organization and workspace are set: both count more than a `cloud` block
 */
function toShell(service, newCode, config, named) {
    const [workspace] = named ? service.workspaces : [];
    const exports = [
        ['PLANGATE_ADDRESS', service.origin],
        // Terraform expects a name without `http://`, all other programs the URL.
        ['TF_CLOUD_HOSTNAME', config === undefined ? service.origin : hostOf(service)],
        ['TF_API_TOKEN', service.token],
        ...(named ? [['TF_CLOUD_ORGANIZATION', service.organization]] : []),
        ...(workspace === undefined ? [] : [['TF_WORKSPACE', workspace.name]]),
        ...(config === undefined ? [] : [['TF_CLI_CONFIG_FILE', config]]),
    ];
    return [
        ...exports.map(([name = '', value = '']) => `export ${name}=${serve_lines_quote(value)}`),
        ...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
        ...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
        ...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
        `# page ${service.pageOf()}, code ${newCode()}`,
        ...service
            .toDecide()
            .flatMap(({ id, workspace, what }) => [
            `# run ${id}: ${what}, in ${workspace}`,
            `#   page ${service.pageOf(id)}, code ${newCode()}`,
        ]),
        ...(config === undefined ? hintAtTerraform(service) : []),
        '',
    ].join('\n');
}
function hintAtTerraform(service) {
    return [
        "# Terraform's CLI configuration (--terraform-config FILE writes it, and identifies the service):",
        ...terraformConfig(service)
            .trimEnd()
            .split('\n')
            .map((line) => `#   ${line}`),
    ];
}
/** For a file that TF_CLI_CONFIG_FILE names. It holds a token. */
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
function serve_lines_quote(text) {
    return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
//# sourceMappingURL=serve-lines.js.map
;// CONCATENATED MODULE: ./build/src/cli/serve.js
/** The local service as a command: it runs until it is stopped. */












const IDENTITIES = ['neutral', 'hcp-terraform', 'terraform-enterprise'];
const serve = {
    name: 'serve',
    summary: 'a local service with the same API',
    description: 'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until you stop it. Each run has a page: open its URL and type the code printed beside it. Uploads are unpacked, planned statically or by `--engine`, and evaluated by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams and an agent pool. Each workspace has a run with a policy check to override.',
    options: [
        (0,cli_command/* option */.uK)('--port <N>', 'listen on this port; the default is any free port', {
            check: (0,read_input/* wholeNumber */.rD)(0, 65_535),
        }),
        (0,cli_command/* option */.uK)('--seed <FILE>', 'start with what this JSON file describes'),
        (0,cli_command/* option */.uK)('--policies <DIR>', 'evaluate these policies on every plan: .rego, compiled by the opa on the PATH, or policies.hcl with policy.wasm or bundle.tar.gz. The default without --seed is the example policies'),
        (0,cli_command/* option */.uK)('--for <DIR>', 'serve only the organizations and workspaces named by the cloud blocks in DIR and below'),
        (0,cli_command/* option */.uK)('--engine <ENGINE>', 'what plans: static reads the text; terraform and tofu run the program on the PATH and never apply. Seeded runs are planned statically', { choices: ['static', 'terraform', 'tofu'], default: 'static' }),
        (0,cli_command/* option */.uK)('--engine-env <NAME>', 'with --engine terraform or tofu: an environment variable to pass to it', {
            repeatable: true,
        }),
        (0,cli_command/* option */.uK)('--edition <EDITION>', 'hosted lacks the operations on backing data', {
            choices: ['hosted', 'self-managed'],
            default: 'hosted',
        }),
        (0,cli_command/* option */.uK)('--identity <NAME>', 'product name in the headers of the service; neutral by default, hcp-terraform with --terraform-config', { choices: IDENTITIES }),
        (0,cli_command/* option */.uK)('--terraform-config <FILE>', "write Terraform's CLI configuration for this service, with a token, to a new file that only you can read"),
        (0,cli_command/* option */.uK)('--format <FORMAT>', 'format of the first lines on standard output', {
            choices: ['shell', 'json'],
            default: 'shell',
        }),
        (0,cli_command/* option */.uK)('--json', 'the same as --format json'),
        (0,cli_command/* option */.uK)('--run-seconds <N>', 'duration of runs whose script sets none; the default is 0.4', {
            check: (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 86_400
                ? undefined
                : 'is not a number from 0 to 86400.',
        }),
        (0,cli_command/* option */.uK)('--rate-limit <N>', 'answer 429 beyond this many requests per second and user', {
            check: (0,read_input/* wholeNumber */.rD)(0, 1_000_000),
        }),
        (0,cli_command/* option */.uK)('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
    ],
    examples: {
        'plangate serve --port 8099': 'something to try at http://127.0.0.1:8099',
        'plangate serve --format json --policies ./policies': 'for a script: the first line is JSON; every plan is judged by your own policies',
        'plangate serve --for . > service.env': 'with the workspaces of your own cloud blocks, which then decide',
        'plangate serve --engine terraform': 'with real plans, by the terraform on the PATH',
        'plangate serve --port 8099 --terraform-config terraform.rc > service.env': 'for Terraform itself: `. ./service.env` in another shell, then `terraform init`',
    },
    run: serve_run,
};
async function serve_run(input, io) {
    const policies = (0,read_input/* optionOf */.XD)(input, 'policies');
    if ((0,read_input/* optionOf */.XD)(input, 'for') !== undefined && (0,read_input/* optionOf */.XD)(input, 'seed') !== undefined) {
        throw (0,cli_problems/* usageError */.Wp)('--for', 'and --seed both say what is there. Take one of them out.');
    }
    const compiled = policies === undefined ? undefined : await readPolicies(policies, io);
    const service = await start(input, io, compiled);
    const file = (0,read_input/* optionOf */.XD)(input, 'terraform-config');
    let written;
    try {
        if (file !== undefined) {
            const content = terraformConfig(service);
            const value = (0,external_node_path_.resolve)(io.workingDirectory, file);
            const make = async () => ({ content, value });
            written = await writeSecretFile('terraform-config', file, io.workingDirectory, make);
        }
        const json = (0,read_input/* flagOf */.iP)(input, 'json') || (0,read_input/* optionOf */.XD)(input, 'format') === 'json';
        const named = (0,read_input/* optionOf */.XD)(input, 'for') === undefined;
        const newCode = codesFor(service, io);
        const shell = () => toShell(service, newCode, written, named);
        await io.out(json ? toJsonLine(service, newCode) : shell());
        await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
        if (!io.signal.aborted)
            await (0,external_node_events_.once)(io.signal, 'abort');
        return cli_command/* EXIT */.dc.green;
    }
    finally {
        await service.stop();
        // The file's token is useless after the service has stopped.
        if (written !== undefined)
            await (0,promises_.rm)(written, { force: true });
    }
}
/** Prints the next code when one was used, because a code opens one tab only. */
function codesFor(service, { err }) {
    const next = () => service.pageCode(() => {
        void err(`A page was opened with a code. The next code: ${next()} (${service.pageOf()})\n`);
    });
    return next;
}
/** The policies, compiled from their sources; undefined if there is no `opa` to compile them. */
async function readPolicies(shownAs, io) {
    const directory = (0,external_node_path_.resolve)(io.workingDirectory, shownAs);
    const { compileDirectory } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(558), __webpack_require__.e(144), __webpack_require__.e(202), __webpack_require__.e(90), __webpack_require__.e(854)]).then(__webpack_require__.bind(__webpack_require__, 3854));
    const compiled = await compileDirectory(directory, shownAs, io);
    if (compiled !== undefined && 'problem' in compiled) {
        const problems = compiled.problem.split('\n');
        throw new cli_problems/* UsageError */.eb(problems.map((message) => ({ where: '--policies', message })));
    }
    if (compiled !== undefined)
        return compiled.set;
    const examined = await examinePolicies((0,external_node_path_.resolve)(io.workingDirectory, shownAs), shownAs);
    if (examined.problem !== undefined)
        throw (0,cli_problems/* usageError */.Wp)('--policies', examined.problem);
    if (examined.warning !== undefined)
        await io.err(`${(0,neutralise_log/* safeLine */.om)(`warning: ${examined.warning}`)}\n`);
    return undefined;
}
async function start(input, io, compiled) {
    const at = (path) => path === undefined ? undefined : (0,external_node_path_.resolve)(io.workingDirectory, path);
    const port = (0,read_input/* numberOf */.rl)(input, 'port');
    const seconds = (0,read_input/* numberOf */.rl)(input, 'run-seconds');
    const seedFile = at((0,read_input/* optionOf */.XD)(input, 'seed'));
    // Without a seed there are examples to look at.
    const examples = seedFile === undefined ? { bundled: 'examples' } : undefined;
    const served = (0,read_input/* optionOf */.XD)(input, 'for');
    const options = {
        clock: io.clock,
        random: io.random,
        edition: (0,read_input/* optionOf */.XD)(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
        identity: identityOf(input),
        faults: (0,read_input/* flagOf */.iP)(input, 'faults'),
        port,
        runDurationMs: seconds === undefined ? undefined : seconds * 1000,
        rateLimit: (0,read_input/* numberOf */.rl)(input, 'rate-limit'),
        policies: compiled === undefined ? (at((0,read_input/* optionOf */.XD)(input, 'policies')) ?? examples) : undefined,
        policySets: compiled && [compiled],
        engine: await engineOf(input, io),
        seed: await seedFor({
            file: seedFile,
            shownAs: (0,read_input/* optionOf */.XD)(input, 'seed'),
            served: at(served),
            servedAs: served,
        }),
        seedDirectory: seedFile && (0,external_node_path_.dirname)(seedFile),
        pages: (await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(265), __webpack_require__.e(846), __webpack_require__.e(953)]).then(__webpack_require__.bind(__webpack_require__, 5953))).createRunPages(io),
    };
    try {
        return await (await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(558), __webpack_require__.e(144), __webpack_require__.e(202)]).then(__webpack_require__.bind(__webpack_require__, 4202))).startService(options);
    }
    catch (error) {
        throw new cli_problems/* UsageError */.eb(explain(error, port));
    }
}
/** The program that plans; undefined for the static planner. */
async function engineOf(input, io) {
    const names = (0,read_input/* optionsOf */.cz)(input, 'engine-env');
    const named = (0,read_input/* optionOf */.XD)(input, 'engine');
    const program = ['terraform', 'tofu'].find((one) => one === named);
    if (program === undefined) {
        if (names.length === 0)
            return undefined;
        throw (0,cli_problems/* usageError */.Wp)('--engine-env', 'is for a program that plans. Add --engine terraform or tofu.');
    }
    const { environment, clock, executeBounded } = io;
    const variables = (0,engine_environment/* readEngineEnvironment */.A)(names, environment);
    if ('problem' in variables)
        throw (0,cli_problems/* usageError */.Wp)('--engine-env', variables.problem);
    const { programEngine } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(144), __webpack_require__.e(90)]).then(__webpack_require__.bind(__webpack_require__, 8090));
    return programEngine({ program, clock, execute: executeBounded, variables: variables.value });
}
/** Terraform asks for a version, and a neutral service has none. */
function identityOf(input) {
    const named = IDENTITIES.find((name) => name === (0,read_input/* optionOf */.XD)(input, 'identity'));
    if ((0,read_input/* optionOf */.XD)(input, 'terraform-config') === undefined)
        return named ?? 'neutral';
    if (named !== 'neutral')
        return named ?? 'hcp-terraform';
    const message = 'neutral says no version, and Terraform asks for one. Name another, or none.';
    throw (0,cli_problems/* usageError */.Wp)('--identity', message);
}
/** A problem with a seed or with policies has several lines; the first one names the file. */
function explain(error, port) {
    const { code, message } = error;
    const subject = '--port';
    if (code === 'EADDRINUSE')
        return [{ where: subject, message: `${port} is in use. Choose another one.` }];
    if (code === 'EACCES') {
        return [{ where: subject, message: `${port} may not be used. Choose one above 1023.` }];
    }
    const [first = message, ...more] = message.split('\n').map((line) => line.trim());
    const option = first.startsWith('The seed') ? '--seed' : '--policies';
    if (more.length === 0)
        return [{ where: 'plangate serve', message }];
    return more.map((line) => ({ where: option, message: line }));
}
//# sourceMappingURL=serve.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(9114);
;// CONCATENATED MODULE: ./build/src/cli/team-access.js






const MEANINGS = {
    runs: 'runs of the workspace',
    variables: 'variables of the workspace',
    'state-versions': 'state of the workspace',
    'engine-mocks': 'mock data for testing policies',
    'workspace-locking': 'whether they may lock and unlock by hand',
    'run-tasks': 'whether they may manage run tasks',
    'policy-overrides': 'whether they may override failed policies',
};
const CUSTOM_NAMES = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky);
const isFlag = (name) => typeof team_workspace/* CUSTOM_ATTRIBUTES */.ky[name][0] === 'boolean';
const CUSTOM_OPTIONS = (0,cli_command/* under */.hG)('With --access custom', [
    ...CUSTOM_NAMES.map((name) => (0,cli_command/* option */.uK)(`--${name} <${isFlag(name) ? 'boolean' : 'level'}>`, MEANINGS[name], {
        choices: team_workspace/* CUSTOM_ATTRIBUTES */.ky[name].map(String),
    })),
    (0,cli_command/* option */.uK)('--dialect <word>', 'how mocks of the policy engine are called in what is sent', {
        choices: connection/* DIALECTS */.O9,
        default: 'auto',
    }),
]);
const ACCESS = (0,cli_command/* option */.uK)('--access <level>', 'what the team may do', { choices: team_workspace/* ACCESS_LEVELS */.FF });
const teamAccess = {
    name: 'team-access',
    summary: 'which teams may do what in a workspace',
    commands: [
        listing('list', 'GET /team-workspaces?filter[workspace][id]=<workspace_id>', {
            summary: 'list which teams may do what in a workspace',
            description: 'Without --page and --page-size the service answers all of them.',
            ask: async ({ client, workspaceId }) => client.teamAccess.list(await workspaceId()),
            headings: ['id', 'team', 'access', ...CUSTOM_NAMES],
            row: (grant) => [
                grant.id,
                (0,resource/* relatedId */.Dl)(grant, 'team'),
                grant.attributes.access,
                ...CUSTOM_NAMES.map((name) => attribute(grant, name)),
            ],
        }),
        showing('show', 'GET /team-workspaces/<team_workspace_id>', {
            summary: "show one team's access to one workspace",
            ask: ({ client, id }) => client.teamAccess.show(id),
            facts: team_access_facts,
        }),
        showing('add', 'POST /team-workspaces', {
            summary: 'give a team access to a workspace',
            inWorkspace: true,
            options: [
                (0,cli_command/* option */.uK)('--team <name-or-id>', 'name, or id as in team-…', { required: true }),
                { ...ACCESS, required: true },
                ...CUSTOM_OPTIONS,
            ],
            examples: {
                'plangate team-access add -w net-prod --team reviewers --access plan': 'the team may queue plans',
                'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read': 'and read the state, which `plan` alone may not',
            },
            problems: customProblems,
            ask: async (call) => {
                const { client, input, workspaceId, teamId } = call;
                const grant = await client.teamAccess.add({
                    workspaceId: await workspaceId(),
                    teamId: await teamId(),
                    // The option is required.
                    access: levelOf(input) ?? 'read',
                    ...customOf(input),
                });
                return heeded(grant, call);
            },
            facts: team_access_facts,
        }),
        showing('update', 'PATCH /team-workspaces/<team_workspace_id>', {
            summary: "change one team's access to one workspace",
            description: 'Options that are not given keep their value.',
            options: [ACCESS, ...CUSTOM_OPTIONS],
            problems: (input) => {
                const changes = ['access', ...CUSTOM_NAMES].filter((name) => (0,read_input/* optionOf */.XD)(input, name));
                if (changes.length > 0)
                    return customProblems(input);
                return [{ where: '--access', message: 'or another change is needed.' }];
            },
            ask: async (call) => {
                const { client, id, input } = call;
                const access = { access: levelOf(input), ...customOf(input) };
                return heeded(await client.teamAccess.update(id, access), call);
            },
            facts: team_access_facts,
        }),
        doing('remove', 'DELETE /team-workspaces/<team_workspace_id>', {
            summary: "take away a team's access to a workspace",
            destroys: 'take away the access',
            act: ({ client, id }) => client.teamAccess.remove(id),
            done: (id) => `${id} is removed.`,
        }),
    ],
};
/** The service's rule: a fixed level determines its permissions. */
function customProblems(input) {
    const access = (0,read_input/* optionOf */.XD)(input, 'access');
    if (access === undefined || access === 'custom')
        return [];
    return CUSTOM_NAMES.filter((name) => (0,read_input/* optionOf */.XD)(input, name) !== undefined).map((name) => ({
        where: `--${name}`,
        message: `can be set with --access custom only; "${access}" says itself what it allows.`,
    }));
}
function levelOf(input) {
    const access = (0,read_input/* optionOf */.XD)(input, 'access');
    return team_workspace/* ACCESS_LEVELS */.FF.find((level) => level === access);
}
function customOf(input) {
    const entries = CUSTOM_NAMES.flatMap((name) => {
        const text = (0,read_input/* optionOf */.XD)(input, name);
        return text === undefined ? [] : [[name, isFlag(name) ? text === 'true' : text]];
    });
    return Object.fromEntries(entries);
}
/**
 * Names the parts of the grant that the service did not store as requested: it may not support all.
 */
function heeded(grant, { input, log }) {
    for (const name of ['access', ...CUSTOM_NAMES]) {
        const requested = (0,read_input/* optionOf */.XD)(input, name);
        const stored = name === 'access' ? grant.attributes.access : attribute(grant, name);
        if (requested === undefined || requested === String(stored))
            continue;
        log.warning(`The service took it, and its answer says ${stored ?? 'nothing'} of ${name}, not ${requested}.`);
    }
    return grant;
}
function team_access_facts(grant) {
    return [
        ['id', grant.id],
        ['team', (0,resource/* relatedId */.Dl)(grant, 'team')],
        ['workspace', (0,resource/* relatedId */.Dl)(grant, 'workspace')],
        ['access', grant.attributes.access],
        ...CUSTOM_NAMES.map((name) => [name, attribute(grant, name)]),
    ];
}
function attribute(grant, name) {
    return name === 'engine-mocks' ? (0,team_workspace/* engineMocksOf */.Fh)(grant) : grant.attributes[name];
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/cli/commands.js
/** All commands in the order in which a new user needs them, and the help page that lists them. */
















const first = [check_check, demo, doctor, init];
const then = [
    cli_pack/* pack */.q,
    matrix,
    combine,
    sealKey,
    audit,
    override,
    runs,
    serve,
    completion(() => plangate),
];
const operations = [configurationVersions, policyChecks, teamAccess, agentTokens];
const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';
const plangate = {
    name: 'plangate',
    summary: SUMMARY,
    commands: [...first, ...then, ...operations],
    help: renderHelp(),
    shortHelp: renderShortHelp(),
};
function renderHelp() {
    const width = Math.max(...[...first, ...then, ...operations].map(({ name }) => name.length));
    const line = ({ name, summary }) => `  plangate ${name.padEnd(width)}   ${summary}`;
    return [
        SUMMARY,
        '',
        ...first.map(line),
        '',
        ...then.map(line),
        '',
        'Every operation of the service:',
        ...operations.map(line),
        '',
        'Each has -h (what is used most) and --help (everything).',
        '`plangate --version` prints the version.',
        '',
        'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override · 4 run errored ·',
        '            5 undecided · 6 refused · 7 network · 130, 143 canceled',
        '',
    ].join('\n');
}
function renderShortHelp() {
    const names = (commands) => commands.map(({ name }) => name).join(', ');
    return [
        'Usage: plangate <command> [options]',
        '',
        SUMMARY,
        '',
        ...first.map(({ name, summary }) => `  plangate ${name.padEnd(6)}   ${summary}`),
        '',
        `Also: ${names(then)}`,
        `Operations: ${names(operations)}`,
        '',
        'What is used most of a command: plangate check -h',
        'Everything: plangate --help, plangate check --help',
        '',
    ].join('\n');
}
//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 2184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ur: () => (/* binding */ CONNECTION_OPTIONS),
  O9: () => (/* binding */ DIALECTS),
  nG: () => (/* binding */ WORKSPACE_OPTIONS),
  Ng: () => (/* binding */ connect),
  dZ: () => (/* binding */ findId),
  kB: () => (/* binding */ findNamedWorkspace),
  ZG: () => (/* binding */ loadOptions),
  Ao: () => (/* binding */ workspaceProblems)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/client.js + 28 modules
var client_client = __webpack_require__(7457);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
;// CONCATENATED MODULE: ./build/src/client/find-id.js

const FINDERS = {
    workspace: [
        'ws-',
        async ({ workspaces }, of, name) => (await workspaces.showByName(of, name)).id,
    ],
    team: ['team-', ({ names }, of, name) => names.team(of, name)],
    'agent pool': ['apool-', ({ names }, of, name) => names.agentPool(of, name)],
};
/** Whether a text begins like an id; it may still be a name. */
function mayBeId(kind, text) {
    return text.startsWith(FINDERS[kind][0]);
}
/**
 * The id of what was given by name or id. A text that begins like an id may still be a name, unless
 * it has the full form of an id.
 *
 * @param organization needed for a text that cannot be an id
 */
async function resolveId(client, kind, text, organization) {
    const [prefix, find] = FINDERS[kind];
    const isLike = mayBeId(kind, text);
    const isWhole = isLike && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
    if (isWhole || organization === undefined)
        return text;
    const id = await find(client, organization, text).catch((error) => {
        // 404 can also mean "no permission": the service does not reveal what the token may not see.
        const isNo = error instanceof errors/* ServiceError */._ && ['not-found', 'forbidden'].includes(error.code);
        if (!isLike || !isNo)
            throw error;
        return undefined;
    });
    if (id !== undefined || isLike)
        return id ?? text;
    const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${prefix}….`;
    throw new errors/* ServiceError */._(message, { code: 'not-found', method: 'GET', path: kind });
}
//# sourceMappingURL=find-id.js.map
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/hosts/ci-job.js + 3 modules
var ci_job = __webpack_require__(6393);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(5639);
// EXTERNAL MODULE: ./build/src/machine/network.js
var network = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/settings/environment-problems.js
var environment_problems = __webpack_require__(183);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js
var load_settings = __webpack_require__(2097);
// EXTERNAL MODULE: ./build/src/trust/target.js
var trust_target = __webpack_require__(7351);
// EXTERNAL MODULE: ./build/src/cli/check-options.js
var check_options = __webpack_require__(8051);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/src/cli/log.js
var cli_log = __webpack_require__(1438);
// EXTERNAL MODULE: ./build/src/cli/init/find-configurations.js
var find_configurations = __webpack_require__(2458);
// EXTERNAL MODULE: ./build/src/cli/problems.js
var problems = __webpack_require__(6194);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(3815);
;// CONCATENATED MODULE: ./build/src/cli/connection.js
/** How every command finds the service: the options, their defaults, the client. */

















const CONNECTION_OPTIONS = (0,command/* under */.hG)('Connection', [
    (0,command/* option */.uK)('--hostname <host>', 'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io'),
    (0,command/* option */.uK)('--token <token>', 'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it'),
    (0,command/* option */.uK)('--ca-file <file>', 'PEM file with additional certificate authorities to trust'),
    (0,command/* option */.uK)('--verbose', 'log the requests to the service on standard error'),
]);
const WORKSPACE_OPTIONS = [
    (0,command/* option */.uK)('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block'),
    (0,command/* option */.uK)('-o, --organization <name>', 'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block'),
];
/** Names of the policy engine in requests. */
const DIALECTS = ['auto', 'engine', 'sentinel'];
/** How long a call may take: a person who waits longer looks for the reason. */
const PATIENCE_MS = 60_000;
/** The settings of a command that takes the options of `plangate check`. */
async function loadOptions(input, { environment, workingDirectory }, judgement) {
    const storedToken = await readStoredTokens(environment);
    const sources = { inputs: (0,check_options/* givenInputs */.PC)(input), environment, storedToken, door: 'cli' };
    const read = await (0,load_settings/* loadSettings */.M5)(sources, workingDirectory, judgement);
    if ('settings' in read)
        return read;
    const first = read.problems.findIndex(({ message }) => message.startsWith('is missing. Pass'));
    const shownAs = (0,read_input/* optionOf */.XD)(input, 'directory') ?? '.';
    const directory = (0,external_node_path_.resolve)(workingDirectory, shownAs);
    const below = first < 0 ? '' : await blocksNear({ directory, shownAs }, judgement);
    const toUsageProblem = (one, at) => at === first ? { ...one, message: one.message + below } : one;
    return { problems: read.problems.map(toUsageProblem) };
}
/** What `terraform login` writes: `{"credentials": {"app.terraform.io": {"token": "…"}}}`. */
const credentialsSchema = dist/* fallback */.NpB(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* parseJson */.qFJ(), dist/* object */.Ikc({ credentials: dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()) })), { credentials: {} });
/** Reads the tokens that `terraform login` stored, by host (with its port, if it has one). Never rejects. */
async function readStoredTokens(environment) {
    const folder = environment['APPDATA']
        ? (0,external_node_path_.join)(environment['APPDATA'], 'terraform.d')
        : (0,external_node_path_.join)(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'credentials.tfrc.json'), 'utf8').catch(() => '');
    const { credentials } = dist/* parse */.qgA(credentialsSchema, text);
    return (hostname) => (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(credentials, hostname, 'token'))?.trim() || undefined;
}
/** A sentence about the `cloud` blocks of this directory and of those below; empty if there are none. */
async function blocksNear({ directory, shownAs }, { judged }) {
    const { configurations } = await (0,find_configurations/* findConfigurations */.P)(directory);
    const isHere = configurations.some((one) => one.directory === '.');
    if (isHere && judged) {
        return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
    }
    const [first, ...others] = configurations
        .filter((one) => one.directory !== '.')
        .map((one) => (0,external_node_path_.join)(shownAs, one.directory));
    if (first === undefined)
        return '';
    if (others.length === 0)
        return ` Found a cloud block in ${first}. Pass \`--directory\` ${first}.`;
    const all = [first, ...others.slice(0, 4)].join(', ');
    return ` Found cloud blocks in ${all}${others.length > 4 ? ', …' : ''}. Choose one with \`--directory\`.`;
}
/**
 * Finds the service and the workspace, or everything that is wrong with the options. The files of a
 * checkout that is judged choose nothing.
 *
 * @param names whether organization and workspace are needed: then a trusted block may be fetched
 */
async function findNamedWorkspace(input, io, names) {
    const { environment, workingDirectory } = io;
    const organization = (0,read_input/* optionOf */.XD)(input, 'organization') ?? filled(environment, 'TF_CLOUD_ORGANIZATION');
    const workspace = (0,read_input/* optionOf */.XD)(input, 'workspace');
    const open = {
        hostname: (0,read_input/* optionOf */.XD)(input, 'hostname') === undefined && !filled(environment, 'TF_CLOUD_HOSTNAME'),
        organization: names && organization === undefined,
        workspaces: names && workspace === undefined,
    };
    const { judgement } = await (0,ci_job/* describeCiJob */.vI)(io);
    const { cloud, judged } = await (0,load_settings/* readBlocks */.v_)({ inputs: {} }, open, workingDirectory, judgement);
    const { host, token, ...target } = (0,trust_target/* chooseTarget */.b)({
        hostname: (0,read_input/* optionOf */.XD)(input, 'hostname'),
        token: (0,read_input/* optionOf */.XD)(input, 'token'),
        environment,
        storedToken: await readStoredTokens(environment),
        block: judged === undefined ? cloud : undefined,
        missingToken: (hostname) => `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
    });
    const caFile = (0,read_input/* optionOf */.XD)(input, 'ca-file')?.trim() || undefined;
    const others = judged?.blocks.map((block) => host && (0,trust_target/* otherHost */.B)(host, block)) ?? [];
    const { name, prefix = '' } = cloud?.workspaces ?? {};
    const chosen = filled(environment, 'TF_WORKSPACE');
    const named = {
        organization: organization ?? cloud?.organization,
        workspace: workspace ?? (chosen === undefined ? name : `${prefix}${chosen}`),
    };
    const around = await (0,environment_problems/* environmentProblems */.MM)(caFile, environment, workingDirectory);
    const problems = [...target.problems, ...others, ...around].flatMap((one) => one ?? []);
    if (host === undefined || token === undefined || problems.length > 0) {
        return { ...named, problems: problems.map(check_options/* toProblem */.H8) };
    }
    return { ...named, target: { ...host, token, caFile } };
}
function filled(environment, name) {
    return environment[name]?.trim() || undefined;
}
function connect({ origin, token, caFile }, input, io, { log = (0,cli_log/* createLog */.h)(io, { verbose: (0,read_input/* flagOf */.iP)(input, 'verbose') }), patienceMs = PATIENCE_MS, secrets, } = {}) {
    log.secret(token);
    const send = (0,network/* openNetwork */.X)(caFile, io);
    const dialect = DIALECTS.find((word) => word === (0,read_input/* optionOf */.XD)(input, 'dialect'));
    const deadline = io.clock.now() + patienceMs;
    const client = (0,client_client/* createClient */.U)({
        ...io,
        origin,
        token,
        send,
        log,
        deadline,
        dialect,
        discovers: true,
        secrets,
    });
    return {
        client,
        log,
        deadline,
        close: async () => {
            await send.close();
            await log.flush();
        },
    };
}
function workspaceProblems({ workspace, organization }) {
    if (workspace === undefined) {
        const message = 'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
        return [{ where: '--workspace', message }];
    }
    return organization === undefined && !mayBeId('workspace', workspace)
        ? [needsOrganization('workspace', workspace)]
        : [];
}
function needsOrganization(kind, name) {
    const message = `is needed to find the ${kind} "${name}" by its name.`;
    return { where: '--organization', message };
}
/** The id of what was given by name or id; a name needs its organization. */
async function findId(client, kind, text, organization) {
    if (organization === undefined && !mayBeId(kind, text)) {
        throw new problems/* UsageError */.eb([needsOrganization(kind, text)]);
    }
    return resolveId(client, kind, text, organization);
}
//# sourceMappingURL=connection.js.map

/***/ }),

/***/ 1397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ SCENARIOS),
/* harmony export */   k2: () => (/* binding */ APPLIED),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
const ENCRYPT = [
    'storage/volumes.tf',
    '  encrypted         = false\n',
    '  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
];
const CLOSE_NFS = [
    'storage/shared.tf',
    'cidr_blocks = ["0.0.0.0/0"]',
    'cidr_blocks = ["10.20.0.0/16"]',
];
const MOVE_BUCKET = ['network/flow-logs.tf', '  region = "us-east-1"\n', ''];
const TAG_EIP = [
    'network/main.tf',
    '  domain = "vpc"\n',
    '  domain = "vpc"\n  tags   = local.tags\n',
];
const TAG_ROUTES = [
    'modules/vpc/subnets/main.tf',
    'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
    'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
];
const TAG_SCRATCH = [
    'storage/volumes.tf',
    '  availability_zone = each.value\n',
    '  availability_zone = each.value\n  tags              = local.tags\n',
];
const KEEP_EXPORTS = [
    'storage/buckets.tf',
    'resource "aws_s3_bucket" "exports" {\n',
    `resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
];
const MISSPELL = [
    'network/main.tf',
    'source = "../modules/vpc"',
    'source = "../modules/vcp"',
];
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];
const SCENARIOS = {
    passed: { story: 'a pull request that fixes everything', edits: EVERYTHING },
    advisory: {
        story: 'a pull request that leaves the advisory failures',
        edits: [...MANDATORY, MOVE_BUCKET],
    },
    overridden: {
        story: 'a pull request whose one mandatory failure is overridden during the check',
        edits: [...MANDATORY, ...ADVISORY],
        colleague: true,
    },
    'needs-override': {
        story: 'a pull request with a failure that can be overridden',
        edits: MANDATORY,
    },
    blocked: { story: 'a pull request with failures that cannot be overridden', edits: [] },
    errored: { story: 'a pull request that cannot be planned', edits: [...EVERYTHING, MISSPELL] },
    undecided: {
        story: 'a pull request whose policies are never evaluated, although the run ends well',
        edits: EVERYTHING,
        script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
    },
    canceled: {
        story: 'a pull request whose run another person cancels',
        edits: EVERYTHING,
        script: {
            workspace: 'net-prod',
            reference: { interruption: { at: 'planning', action: 'cancel' } },
        },
    },
};
/**
 * What each workspace had applied before. The configuration no longer has the gateway and the archive,
 * so every plan destroys something, and one volume changes.
 */
const APPLIED = {
    'net-prod': {
        'aws_vpn_gateway.office': {
            vpc_id: 'vpc-0a1b2c3d4e5f60718',
            tags: { owner: 'platform', environment: 'prod' },
        },
    },
    'storage-prod': {
        'aws_ebs_volume.archive': {
            availability_zone: 'eu-central-1a',
            size: 500,
            encrypted: true,
            tags: { owner: 'platform', environment: 'prod' },
        },
        'aws_ebs_volume.data': {
            availability_zone: 'eu-central-1a',
            size: 50,
            type: 'gp2',
            encrypted: true,
            tags: { owner: 'platform', environment: 'prod' },
        },
    },
};
/** The addresses that are shown: those of the local servers are gone before a reader follows a link. */
const SHOWN = {
    service: 'https://app.terraform.example',
    github: 'https://github.example',
};
//# sourceMappingURL=scenarios.js.map

/***/ }),

/***/ 4423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   DA: () => (/* binding */ withoutDetails),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/** All is as it should be. */
function ok(subject, seen) {
    return { state: 'ok', subject, seen };
}
/** It cannot be seen from here. */
function unknown(subject, seen, fix) {
    return { state: 'unknown', subject, seen, fix };
}
/** It works, but may surprise. */
function note(subject, seen, fix) {
    return { state: 'note', subject, seen, fix };
}
/** The gate will not work. */
function problem(subject, seen, fix, exitCode) {
    return { state: 'problem', subject, seen, fix, exitCode };
}
/** The good findings of each group are printed as one line, unless details were requested. */
const GROUPS = [
    ['service', /^(?:host|token|service)$/],
    ['workspaces', /^(?:workspaces? |tag:|project:)/],
    ['files', /^(?:archive|modules)$/],
    ['workflows', /^(?:workflow$|\.github\/)/],
];
function groupOf(subject) {
    return GROUPS.find(([, pattern]) => pattern.test(subject))?.[0] ?? subject;
}
/** Joins the good findings of each group. Leaves out those of a subject that has a note or a problem, too. */
function withoutDetails(findings) {
    const isAmiss = ({ state }) => state === 'note' || state === 'problem';
    const amiss = new Set(findings.filter(isAmiss).map(({ subject }) => subject));
    const isWell = ({ state, subject }) => state === 'ok' && !amiss.has(subject);
    const groups = new Map();
    for (const finding of findings.filter(isWell)) {
        const group = groupOf(finding.subject);
        groups.set(group, [...(groups.get(group) ?? []), finding]);
    }
    const lines = Array.from(groups, ([group, well]) => {
        const subjects = [...new Set(well.map(({ subject }) => subject.replace(/^workspace /, '')))];
        const seen = group === 'workspaces'
            ? [`${subjects.join(', ')}: as a check needs ${subjects.length === 1 ? 'it' : 'them'}`]
            : well.map((each) => each.seen);
        return ok(group, seen.join('; '));
    });
    return [...lines, ...findings.filter((finding) => finding.state !== 'ok')];
}
//# sourceMappingURL=finding.js.map

/***/ }),

/***/ 2458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findConfigurations)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _settings_load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2097);
/** Finds the directories with a configuration, and the workspaces or the backend that each one names. */



/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 5;
/** Searches the repository at `root`. A directory that cannot be read counts as empty. */
async function findConfigurations(root) {
    const here = { configurations: [], backends: [], any: false };
    const visit = async (directory, depth) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { withFileTypes: true }).catch(() => []);
        const files = entries.map(({ name }) => name).filter((name) => /\.(?:tf|tofu)$/.test(name));
        if (files.length > 0) {
            here.any = true;
            const cloud = await (0,_settings_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .findCloudBlock */ .Aj)(path, directory);
            if (cloud !== undefined)
                here.configurations.push({ directory, cloud });
            else
                here.backends.push(...(await findBackends(path, directory, files.sort())));
        }
        const deeper = entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map(({ name }) => name)
            .filter((name) => name !== 'node_modules')
            .sort();
        for (const name of depth < MAX_DEPTH ? deeper : []) {
            await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
        }
    };
    await visit('.', 0);
    return here;
}
async function findBackends(path, directory, files) {
    const backends = [];
    for (const name of files) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), 'utf8').catch(() => '');
        const [, type] = /^\s*backend\s+"([\w-]+)"\s*\{/m.exec(text) ?? [];
        if (type !== undefined) {
            backends.push({ type, at: directory === '.' ? name : `${directory}/${name}` });
        }
    }
    return backends;
}
//# sourceMappingURL=find-configurations.js.map

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ refuseToReplace)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6194);
/** What `init` writes replaces no file unless `--force` says so. */



/** @throws UsageError if one of these files is there already */
async function refuseToReplace(paths, directory) {
    for (const path of paths) {
        const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)).catch(() => undefined);
        if (there === undefined)
            continue;
        throw (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('--force', `is needed: ${path} is there already and would be replaced.`);
    }
}
//# sourceMappingURL=refuse-to-replace.js.map

/***/ }),

/***/ 5641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VO: () => (/* binding */ commitCommand),
/* harmony export */   cn: () => (/* binding */ renderWorkflow),
/* harmony export */   ld: () => (/* binding */ REPOSITORY_URL)
/* harmony export */ });
/* unused harmony export yamlString */
const REPOSITORY_URL = 'https://github.com/plangate/plangate';
/** A command that prints the newest commit of main, and that of the release if it exists. */
function commitCommand(version) {
    return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}
/** @param server Gitea needs the full address of an action on GitHub, and has no check runs */
function renderWorkflow(inputs, { version, commit }, server = 'github') {
    const [from, checks] = server === 'gitea'
        ? ['https://github.com/', '']
        : ['', '      checks: write # annotations on the lines at fault\n'];
    const todo = commit === undefined
        ? `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`
        : '';
    return `${todo}name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
  gate:
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
${checks}    steps:
      - uses: ${from}actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - uses: ${from}plangate/plangate@${commit ?? '<sha>'} # v${version}
        with:
          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.TF_API_TOKEN }} # zizmor: ignore[secrets-outside-env]
${inputs.map(renderInput).join('')}`;
}
function renderInput({ name, value, blank }) {
    const remark = blank ? ' # put yours here' : '';
    if (!value.includes('\n'))
        return `          ${name}: ${yamlString(value)}${remark}\n`;
    const lines = value.split('\n').map((line) => `            ${line}\n`);
    return `          ${name}: |${remark}\n${lines.join('')}`;
}
/** A YAML string: plain if it cannot be misread, else quoted as JSON, which YAML reads the same way. */
function yamlString(value) {
    const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
    const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
    return plain && !word ? value : JSON.stringify(value);
}
//# sourceMappingURL=render-workflow.js.map

/***/ }),

/***/ 2848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable),
/* harmony export */   s: () => (/* binding */ renderRecord)
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2195);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4834);
/** Columns and records for a terminal. Text from outside is neutralised here, cell by cell. */


/** A heading line, then one line per row; the last column has any length. */
function renderTable(headings, rows) {
    const lines = [headings.map((heading) => heading.toUpperCase()), ...rows.map(cellTexts)];
    const widths = headings.map((_, column) => Math.max(...lines.map((line) => (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(line[column] ?? ''))));
    const render = (line) => line
        .map((cell, column) => (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .padded */ .jC)(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd();
    return `${lines.map(render).join('\n')}\n`;
}
/** One fact per line, names in a column; unknown facts are left out. */
function renderRecord(facts) {
    const shown = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
    const width = Math.max(0, ...shown.map(([name]) => name.length));
    return shown
        .map(([name, value]) => `${name.padEnd(width)}  ${(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(toWord(value))}\n`)
        .join('');
}
function cellTexts(row) {
    return row.map((cell) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(toWord(cell)));
}
function toWord(cell) {
    if (cell === true)
        return 'yes';
    if (cell === false)
        return 'no';
    return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
//# sourceMappingURL=table.js.map

/***/ }),

/***/ 1701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderNeeds),
/* harmony export */   z: () => (/* binding */ examineNeeds)
/* harmony export */ });
/* harmony import */ var _client_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3056);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8235);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2373);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2195);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4953);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2848);
/* harmony import */ var _doctor_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4423);








const NEEDS = [
    [
        'a run names its configuration version and its workspace',
        'undecided: whose plan it is stays open',
        async (_client, { run }) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(run, 'configuration-version') !== undefined &&
            (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(run, 'workspace') !== undefined,
    ],
    [
        'a run brings its plan along (include)',
        'the plan is read by its id, once, at the end',
        async (_client, { plan }) => plan !== undefined,
    ],
    [
        'a plan can be read by its id',
        'undecided, unless a run brings it along',
        async (client, { run }) => {
            const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(run, 'plan');
            return id !== undefined && (await client.runs.plan(id)).id === id;
        },
    ],
    [
        'the log of a plan can be read',
        'no word on why a plan failed',
        async (client, { run, plan }) => {
            const read = plan ?? (await client.runs.plan((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(run, 'plan') ?? ''));
            return (await client.runs.planLog(read, 64)) !== '';
        },
    ],
    [
        'policy checks can be listed',
        'no policy of that kind is judged',
        async (client, { run }) => isThere(await client.policyChecks.list(run.id).whole()),
    ],
    [
        'task stages can be listed (policy evaluations, run tasks)',
        'no policy of that kind is judged',
        async (client, { run }) => isThere(await client.taskStages.list(run.id).whole()),
    ],
    [
        'the run of a configuration version is found',
        'a run whose answer was lost may be left behind',
        async (client, { run }, workspaceId) => {
            const version = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(run, 'configuration-version') ?? '';
            const runOfVersion = await client.runs.findByConfigurationVersion(workspaceId, version);
            return runOfVersion?.id === run.id;
        },
    ],
];
/** Examines the newest run of a workspace that was not canceled. The run is only read. */
async function examineNeeds(client, workspaceId) {
    const latest = await tried(async () => {
        const { items } = await client.runs.list(workspaceId).page({ number: 1, size: 20 });
        // A canceled run may have no log, or nothing at all.
        const run = items.find(({ attributes }) => (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)('speculative', attributes.status) !== 'stopped');
        return run && client.runs.show(run.id, { include: ['plan'] });
    });
    const needs = [];
    for (const [need, without, ask] of NEEDS) {
        if (typeof latest === 'string' || latest === undefined) {
            const seen = latest ?? 'the workspace has no run yet';
            needs.push({ need, without, met: 'unknown', seen });
            continue;
        }
        const answer = await tried(() => ask(client, latest, workspaceId));
        const seen = typeof answer === 'string' ? answer : undefined;
        needs.push({ need, without, met: answer === true ? 'yes' : 'no', seen });
    }
    const url = typeof latest === 'object' ? latest.plan?.attributes['log-read-url'] : undefined;
    return { needs, findings: examineAddress(url, client.origin) };
}
/** Addresses for uploads have the same form as those of logs. */
function examineAddress(url, origin) {
    const isPlain = typeof url === 'string' && URL.canParse(url, origin);
    if (!isPlain || new URL(url, origin).protocol !== 'http:')
        return [];
    if (!origin.startsWith('https:'))
        return [];
    const seen = `${new URL(origin).host} is reached over https, and hands out addresses that are not (of logs, and so of uploads): nothing is sent to them`;
    return [(0,_doctor_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('addresses', seen, _client_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .SAYS_HTTP */ .Qg, _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.network)];
}
/** A table of the needs, and the answers that explain it; empty without needs. */
function renderNeeds(needs) {
    if (needs.length === 0)
        return '';
    const rows = needs.map(({ need, met, without }) => [need, met, met === 'yes' ? '' : without]);
    const table = (0,_table_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTable */ .b)(['what the gate needs of a service', 'met', 'without it'], rows);
    const why = new Set(needs.flatMap(({ met, seen }) => (seen === undefined ? [] : [`${met}: ${seen}`])));
    return `\n${table}${Array.from(why, (line) => `${(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .safeLine */ .om)(line)}\n`).join('')}`;
}
function isThere({ absent }) {
    return absent === undefined;
}
/** What `ask` resolves to, or the message of the service's error. */
async function tried(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
//# sourceMappingURL=examine-needs.js.map

/***/ }),

/***/ 7457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./build/src/model/secrets.js + 1 modules
var model_secrets = __webpack_require__(4638);
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __webpack_require__(5603);
// EXTERNAL MODULE: ./build/src/client/describe.js
var describe = __webpack_require__(3056);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/model/ports.js
var model_ports = __webpack_require__(8471);
// EXTERNAL MODULE: ./build/src/client/jsonapi.js
var jsonapi = __webpack_require__(5827);
// EXTERNAL MODULE: ./build/src/client/http/retry.js
var retry = __webpack_require__(7572);
;// CONCATENATED MODULE: ./build/src/client/http/exchange.js
/**
 * Carries one request to its end: waits for the budget, sends, retries by class, recovers, and
 * reads the answer or describes the failure.
 */





async function exchange(ports, call) {
    const { clock, shared } = ports;
    const startedMs = clock.now();
    let until = Math.min(startedMs + call.budgetMs, ports.deadline);
    let ambiguous = 0;
    for (let attempt = 0;; attempt++) {
        await takeTurn(ports, call, until);
        const result = await attemptOnce(ports, call, until);
        if ('value' in result) {
            shared.retries.earn();
            return result.value;
        }
        const { outcome, why = '' } = result;
        const error = withoutSecrets(ports, result.error);
        const failure = outcome.kind === 'failure' ? outcome.failure : undefined;
        const status = outcome.kind === 'answer' ? outcome.status : undefined;
        if (ambiguous > 0 && status !== undefined && call.recovery?.settles?.includes(status)) {
            const recovered = await lookFor(call, error, until);
            if (recovered !== undefined)
                return recovered.value;
            throw error;
        }
        const nature = (0,retry/* classify */.L8)(outcome, call.class);
        if (nature === 'ambiguous')
            ambiguous++;
        if (failure === 'not-sent' && shared.answers === 0) {
            until = Math.min(until, startedMs + firstContactMs(why, call.description));
        }
        const decision = (0,retry/* decideRetry */.tE)({
            class: call.class,
            outcome,
            attempt,
            ambiguous,
            remainingMs: until - clock.now(),
            spent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
            random: ports.random,
        });
        if (decision.do === 'stop')
            throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
        if (status === 429 && call.pace === undefined) {
            const later = decision.afterMs + shared.crowd.laterMs(ports.watching, ports.random);
            decision.afterMs = Math.max(decision.afterMs, Math.min(later, until - clock.now()));
        }
        const came = status ?? (why || (failure ?? outcome.kind));
        logRetry(ports, call, decision, { came: String(came), attempt: attempt + 1 });
        // Only requests to this list wait: the list has a limit for itself.
        const limited = status === 429 ? (call.pace ?? shared.pace) : undefined;
        limited?.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
        await pause(ports, call.description, decision.afterMs);
        if (decision.do === 'recover') {
            const recovered = await lookFor(call, error, until);
            if (recovered !== undefined)
                return recovered.value;
            if (!decision.resend)
                throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
        }
    }
}
/** The time to try a service that has never answered: its name is probably misspelt. */
const FIRST_CONTACT_MS = 60_000;
/** The time to try a host name that DNS does not have: it is even more likely misspelt. */
const UNKNOWN_HOST_MS = 10_000;
/** The time to try a port of this machine where nothing listens: a service that starts takes a moment. */
const NOT_STARTED_MS = 3_000;
function firstContactMs(why, description) {
    if (why.includes('ENOTFOUND'))
        return UNKNOWN_HOST_MS;
    return (0,describe/* isNotStarted */.h7)(why, description.host) ? NOT_STARTED_MS : FIRST_CONTACT_MS;
}
/** The longest time for which one request's pause holds back the others. */
const LONGEST_HOLD_MS = 30_000;
async function attemptOnce(ports, call, until) {
    const { description } = call;
    const request = {
        ...call.request,
        timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
        fresh: call.class === 'create' || call.class === 'action',
        signal: ports.signal,
    };
    const begun = ports.clock.now();
    const say = (came) => ports.log.debug(`${description.method} ${description.path} ${came} ${Math.round(ports.clock.now() - begun)} ms`);
    let answer;
    try {
        answer = await ports.send(request);
        say(answer.status);
    }
    catch (thrown) {
        const error = thrown instanceof model_ports/* TransportError */.w
            ? thrown
            : new model_ports/* TransportError */.w('broken', 'the request failed', { cause: thrown });
        say(error.failure);
        const outcome = { kind: 'failure', failure: error.failure };
        return {
            outcome,
            why: (0,errors/* plain */.p)(error.message, 200),
            error: (0,describe/* describeTransport */.Fm)(description, error),
        };
    }
    if (call.counted) {
        ports.shared.learnFrom(answer.headers);
        const room = (0,retry/* readRoom */.Qo)(answer.headers);
        const refused = answer.status === 429;
        const now = ports.clock.now();
        if (room)
            ports.shared.crowd.saw(now, room, refused);
        // Only requests to this list slow down: the list has a limit for itself.
        if (refused && call.pace === undefined)
            ports.shared.pace.refused(now);
        else
            ports.shared.pace.answered(now, ports.shared.crowd.others());
    }
    try {
        const read = call.read(answer);
        if (read !== undefined)
            return read;
    }
    catch (thrown) {
        if (!(thrown instanceof jsonapi/* Unreadable */.IO))
            throw thrown;
        const error = (0,describe/* describeUnreadable */.D2)(description, answer, thrown.message);
        return { outcome: { kind: 'unreadable' }, error };
    }
    const { headers } = answer;
    // An answer that cannot be read will not become readable by a retry.
    const status = answer.status >= 500 && (0,describe/* saysMalformedId */.X2)(answer) ? 400 : answer.status;
    return {
        outcome: { kind: 'answer', status, headers },
        error: (0,describe/* describeRefusal */.a2)(description, answer),
    };
}
/** Waits for room in the request budget. */
async function takeTurn(ports, call, until) {
    const { clock, shared, signal } = ports;
    const tooLate = (why) => (0,describe/* describeTransport */.Fm)(call.description, new model_ports/* TransportError */.w('timeout', why));
    if (clock.now() >= until)
        throw tooLate('the deadline had passed before it could be sent');
    for (const pace of [call.pace, call.counted ? shared.pace : undefined]) {
        if (pace === undefined)
            continue;
        let bookedMs;
        do {
            bookedMs = clock.now();
            const waitMs = pace.book(bookedMs, until);
            if (waitMs === 'too-late')
                throw tooLate('no room in the request budget before the deadline');
            if (waitMs > 0)
                await pause(ports, call.description, waitMs);
        } while (pace.slowedSince(bookedMs));
    }
    if (call.counted) {
        const waitMs = shared.crowd.waitMs(clock.now(), ports.watching, ports.random);
        if (waitMs > 0)
            await pause(ports, call.description, Math.min(waitMs, until - clock.now()));
        shared.crowd.sent(clock.now());
    }
    if (signal?.aborted === true)
        throw (0,describe/* describeTransport */.Fm)(call.description, cancelled());
}
/** Waits; a cancelled wait throws a ServiceError, as every other failure. */
async function pause(ports, description, ms) {
    try {
        await ports.clock.sleep(ms, ports.signal);
    }
    catch {
        throw (0,describe/* describeTransport */.Fm)(description, cancelled());
    }
}
function cancelled() {
    return new model_ports/* TransportError */.w('aborted', 'canceled');
}
async function lookFor(call, failure, until) {
    if (call.recovery === undefined)
        return undefined;
    try {
        return await call.recovery.look(failure, until);
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* ServiceError */._) || thrown.code === 'aborted')
            throw thrown;
        throw (0,describe/* withSentence */.wt)(failure, `Whether it happened could not be found out (${thrown.code}): look before trying again.`, thrown);
    }
}
function giveUp(error, decision, attempts, forMs) {
    const tried = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
    const failure = attempts < 2 ? error : (0,describe/* withSentence */.wt)(error, tried, error);
    if (decision.do !== 'stop' || decision.why !== 'deadline')
        return failure;
    const wait = decision.retryAfterMs;
    return (0,describe/* withSentence */.wt)(failure, wait === undefined
        ? 'No time is left for another attempt.'
        : `That is later than the timeout allows: try again in ${Math.ceil(wait / 1000)} s.`, error);
}
/** The failed attempt after which the log warns people: fewer failures often pass by themselves. */
const WARNED_AFTER = 4;
function logRetry(ports, call, decision, { came, attempt }) {
    const { method, path, host } = call.description;
    ports.log.debug(`${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ` +
        `${decision.do} after ${Math.round(decision.afterMs)} ms`);
    const unknown = came.includes('ENOTFOUND') && ports.shared.answers === 0;
    if (attempt === (unknown ? 1 : WARNED_AFTER)) {
        ports.log.warning(`${host} does not answer as it should (${came}): still trying.`);
    }
}
/** Removes every secret of this client from an error, because a service may have echoed one. */
function withoutSecrets(ports, error) {
    const { code, method, path, status, retryAfterMs } = error;
    const original = { message: error.message, errors: error.errors, remedy: error.remedy };
    const { message, ...shown } = ports.shared.conceal(original);
    if (JSON.stringify({ message, ...shown }) === JSON.stringify(original))
        return error;
    // The cause is left out: it repeats the message, secrets included.
    return new errors/* ServiceError */._(message, { code, method, path, status, retryAfterMs, ...shown });
}
//# sourceMappingURL=exchange.js.map
;// CONCATENATED MODULE: ./build/src/client/discover.js



const PATH = '/.well-known/terraform.json';
/**
 * The services that Terraform looks up: the first for the `cloud` block, the second for `backend
 * "remote"`.
 */
const SERVICES = ['tfe.v2', 'tfe.v2.1'];
const MAX_BYTES = 64 * 1024;
const TIMES = { attemptMs: 30_000, budgetMs: 60_000 };
/** Whether the host's API path is built in: `app.terraform.io` and its regional hosts. */
function isKnownHost({ hostname }) {
    return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}
/**
 * The path of the API without a slash at its end (`/remote/tfe/v2`); undefined if the host does not
 * publish one. Throws a ServiceError when the host fails, cannot be reached, or names another host.
 */
async function discover(origin, ports) {
    const purpose = { what: 'find out where the service has its API' };
    const description = {
        purpose,
        method: 'GET',
        path: PATH,
        host: origin.host,
        serviceOrigin: origin.origin,
    };
    const headers = { Accept: 'application/json' };
    try {
        return await exchange(ports, {
            ...TIMES,
            description,
            class: 'probe',
            request: { url: new URL(PATH, origin), method: 'GET', headers, maxBytes: MAX_BYTES },
            counted: false,
            read({ status, body }) {
                if (status === 200)
                    return { value: readBase(body) };
                return status >= 500 || status === 429 ? undefined : { value: undefined };
            },
        });
    }
    catch (error) {
        // Such a document is never this long: this is an HTML page.
        if (error instanceof errors/* ServiceError */._ && error.code === 'unreadable' && error.status === undefined)
            return undefined;
        throw error;
    }
}
/** Accepts a path only: a whole URL could send the token to another host. */
function readBase(body) {
    const document = (0,jsonapi/* parseObject */.lj)(body);
    const value = SERVICES.map((name) => document?.[name]).find((each) => each !== undefined);
    if (value === undefined)
        return undefined;
    if (typeof value === 'string' && PATHNAME.test(value))
        return value.replace(/\/$/, '');
    const shown = (0,errors/* plain */.p)(JSON.stringify(value), 120);
    throw new jsonapi/* Unreadable */.IO(`says that the API is at ${shown}, which is not a path on this host`);
}
/** Whether no segment of the path is `.` or `..`. */
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
//# sourceMappingURL=discover.js.map
// EXTERNAL MODULE: ./build/src/model/origin.js
var model_origin = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/src/client/api.js







const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${version/* VERSION */.x}`;
/** The largest document that is read. This service's JSON is a few kilobytes. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
/** The slowest transfer that is still waited for. */
const TRANSFER_MS = 15 * 60_000;
/**
 * The time for an archive, up or down: 1 KiB per second, and the time the service may take to store
 * one.
 */
const ARCHIVE_PROGRESS = { bytes: 60 * 1024, ms: 60_000, answerMs: 5 * 60_000 };
class Api {
    origin;
    ports;
    #token;
    constructor(origin, token, ports) {
        this.origin = origin;
        this.ports = ports;
        this.#token = token;
    }
    get shared() {
        return this.ports.shared;
    }
    /**
     * A request with a JSON:API document as its answer; `included` are the includes that were
     * requested.
     */
    async ask(route, request) {
        const whole = route.method === 'GET' ? [200] : [200, 201, 202];
        return withIncludes(this.shared.refusedIncludes, request.include, (included) => {
            const include = included.length === 0 ? undefined : included.join(',');
            return this.fetch(route, {
                ...request,
                query: { ...request.query, include },
                read: (answer) => {
                    if (!isSuccess(answer.status))
                        return undefined;
                    if (!whole.includes(answer.status))
                        throw new jsonapi/* Unreadable */.IO('is not a whole document');
                    return { value: request.read((0,jsonapi/* parseDocument */.Tp)(answer.body), included) };
                },
            });
        });
    }
    /** A request whose only result is success or failure. */
    async send(route, request) {
        return this.fetch(route, { ...request, read: succeeded });
    }
    /**
     * A request with an answer that is not a document: a download, a log, a redirect to one of them.
     */
    async fetch(route, request) {
        const problems = route.problems.concat(request.problems ?? []);
        if (problems.length > 0)
            throw (0,describe/* describeInvalid */.xl)(this.#describe(route, request), problems);
        if (this.ports.discovers) {
            await this.shared.locate(() => discover(this.origin, this.ports));
        }
        const description = this.#describe(route, request);
        const url = this.#urlOf(description, request.query);
        const body = request.body === undefined ? undefined : JSON.stringify(request.body);
        const retryClass = request.class ?? (route.method === 'GET' ? 'safe' : 'action');
        const sent = { url, headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE), body };
        return this.#exchange(description, sent, { ...request, class: retryClass, counted: true });
    }
    async secret(address, request) {
        this.shared.keepSecret(address);
        const { method, called: path, body } = request;
        const url = secretUrl(address, this.origin);
        if (url === undefined)
            throw (0,describe/* describeNotSecure */.Gw)({ purpose: request, method, path, ...this.#place() });
        const headers = { Accept: '*/*', 'User-Agent': USER_AGENT };
        if (body !== undefined)
            headers['Content-Type'] = 'application/octet-stream';
        const { origin: serviceOrigin } = this.origin;
        const description = { purpose: request, method, path, host: url.host, serviceOrigin };
        return this.#exchange(description, { url, headers, body }, { ...request, counted: false });
    }
    /** Waits between polls; rejects with a ServiceError when cancelled. */
    async wait(ms, purpose) {
        const description = { purpose, path: this.shared.base, ...this.#place() };
        return pause(this.ports, { method: 'GET', ...description }, ms);
    }
    /** The same API, with requests that end at `until` at the latest. */
    until(until) {
        const deadline = Math.min(until, this.ports.deadline);
        return new Api(this.origin, this.#token, { ...this.ports, deadline });
    }
    #describe({ method, pathname }, purpose) {
        return { purpose, method, path: `${this.shared.base}${pathname}`, ...this.#place() };
    }
    #place() {
        return { host: this.origin.host, serviceOrigin: this.origin.origin };
    }
    #urlOf(description, query = {}) {
        const url = new URL(this.origin);
        url.pathname = description.path;
        for (const [name, value] of Object.entries(query)) {
            if (value !== undefined)
                url.searchParams.append(name, value);
        }
        if (url.origin !== this.origin.origin || url.pathname !== description.path) {
            throw (0,describe/* describeInvalid */.xl)(description, ['The path leads somewhere else than it says.']);
        }
        return url;
    }
    /** The only place where the token leaves this program. */
    #headersFor(url, accept) {
        if (url.origin !== this.origin.origin)
            throw new Error('the token is bound to another origin');
        return {
            Accept: accept,
            Authorization: `Bearer ${this.#token}`,
            'Content-Type': MEDIA_TYPE,
            'User-Agent': USER_AGENT,
        };
    }
    async #exchange(description, sent, request) {
        const { class: retryClass, counted, pace, read, file, recovery } = request;
        const isArchive = file !== undefined || typeof sent.body === 'object';
        const attemptMs = request.attemptMs ?? (file === undefined ? ATTEMPT_MS : TRANSFER_MS);
        return exchange(this.ports, {
            description,
            class: retryClass,
            request: {
                ...sent,
                method: description.method,
                maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
                take: request.take,
                file,
                progress: isArchive ? ARCHIVE_PROGRESS : undefined,
            },
            counted,
            pace,
            attemptMs,
            budgetMs: file === undefined ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
            read,
            recovery: recovery && {
                settles: recovery.settles,
                look: (failure, until) => recovery.look(this.until(until), failure),
            },
        });
    }
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** Reads an answer whose only result is success. */
function succeeded(answer) {
    if (!isSuccess(answer.status))
        return undefined;
    (0,jsonapi/* refuseHtml */.Qz)(answer);
    return { value: undefined };
}
/**
 * Checks a secret URL: absolute, https, without a user name. Plain http is accepted on this machine
 * only, from a service that is itself reached over http.
 */
function secretUrl(address, origin) {
    if (!URL.canParse(address, origin.href))
        return undefined;
    const url = new URL(address, origin);
    if (url.username !== '' || url.password !== '')
        return undefined;
    if (url.protocol === 'https:')
        return url;
    const isLocal = origin.protocol === 'http:' && (0,model_origin/* isLoopback */.U)(url.hostname);
    return url.protocol === 'http:' && isLocal ? url : undefined;
}
/**
 * Sends a request with its includes. If the service refuses one of them (400), the request is
 * repeated without it, and later requests leave it out too: `refused` holds `runs:task_stages`.
 */
async function withIncludes(refused, { resource, names } = { resource: '', names: [] }, ask) {
    for (;;) {
        const sentNames = names.filter((name) => !refused.has(`${resource}:${name}`));
        try {
            return await ask(sentNames);
        }
        catch (error) {
            if (sentNames.length === 0 || !isIncludeRefusal(error))
                throw error;
            const named = sentNames.filter((name) => namesInclude(error, name));
            for (const name of named.length === 0 ? sentNames.slice(-1) : named) {
                refused.add(`${resource}:${name}`);
            }
        }
    }
}
function isIncludeRefusal(error) {
    return (error instanceof errors/* ServiceError */._ &&
        error.status === 400 &&
        error.errors.some(({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`.toLowerCase().includes('include')));
}
function namesInclude(error, name) {
    const dashed = name.replaceAll('_', '-');
    return error.errors.some(({ title, detail }) => `${title} ${detail}`
        .split(/[^A-Za-z0-9_.-]+/)
        .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
//# sourceMappingURL=api.js.map
;// CONCATENATED MODULE: ./build/src/client/http/route.js
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
/** What is wrong with ids, or names of organizations and workspaces, as sentences. */
function idProblems(...ids) {
    return ids
        .filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
        .map((id) => {
        const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
        return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
    });
}
/**
 * ``GET`/runs/${id}/policy-checks` ``. Every value is a single segment. A value that could end a
 * segment, climb (`..`) or start a query makes the route invalid; it is not repaired.
 */
const GET = routesOf('GET');
const POST = routesOf('POST');
const PATCH = routesOf('PATCH');
const DELETE = routesOf('DELETE');
function routesOf(method) {
    return (strings, ...ids) => ({
        method,
        pathname: String.raw(strings, ...ids.map((id) => (idProblems(id).length > 0 ? '-' : id))),
        problems: idProblems(...ids),
    });
}
//# sourceMappingURL=route.js.map
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/client/wire/account.js
/** The owner of a token, and the tokens of agents. */


const userSchema = (0,resource/* resource */.Zc)('users', {
    username: resource/* text */.Qq,
    email: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'is-service-account': resource/* flag */.Jt,
});
const agentTokenSchema = (0,resource/* resource */.Zc)('authentication-tokens', {
    description: resource/* text */.Qq,
    'created-at': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'last-used-at': resource/* text */.Qq,
    'expired-at': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    /** The secret. Set only in the answer to creation. */
    token: resource/* text */.Qq,
});
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/account.js



const KINDS = {
    users: 'user',
    teams: 'team',
    organizations: 'organization',
};
async function readAccount(api) {
    const account = await api.ask(GET `/account/details`, {
        what: 'read whose token this is',
        read: (0,jsonapi/* one */.xH)(userSchema),
    });
    const [owner] = (0,jsonapi/* relation */.JW)(account, 'authenticated-resource') ?? [];
    const tokenKind = (owner && Object.hasOwn(KINDS, owner.type) && KINDS[owner.type]) || 'unknown';
    api.shared.tokenKind = tokenKind;
    return { account, tokenKind };
}
/** Makes a request only for the headers of its answer. */
async function learnIdentity(api) {
    await api.fetch(GET `/ping`, {
        what: 'reach the service',
        read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
    });
    return { ...api.shared.identity };
}
/**
 * Whether the service uses its own name for the policy engine: services that name themselves do.
 */
async function speaksSentinel(api) {
    const { dialect } = api.shared;
    if (dialect !== 'auto')
        return dialect === 'sentinel';
    if (api.shared.answers === 0) {
        await learnIdentity(api).catch((error) => {
            // The headers are the same in a refusal.
            if (api.shared.answers === 0)
                throw error;
        });
    }
    return api.shared.identity.apiVersion !== undefined;
}
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/listing.js


/** A list of plain resources, without what may be included. */
function listResources(api, route, schema, request) {
    const read = (document) => (0,jsonapi/* readMany */.co)(document, schema);
    return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}
/** Makes a listing of a route of the API. */
function listPages(api, route, request) {
    const { method, pathname } = route;
    const ask = (query) => {
        const filter = api.shared.filters ? request.filter : undefined;
        return api.ask(route, {
            ...request,
            query: { ...filter, ...request.query, ...query },
            read: (document) => ({ document, items: request.read(document) }),
        });
    };
    return createListing({
        idOf: request.idOf,
        whole: request.whole,
        fail: (why, code = 'unreadable') => new errors/* ServiceError */._(`Could not ${request.what}: the list ${why}.`, {
            code,
            method,
            path: `${api.shared.base}${pathname}`,
        }),
        async fetch({ number, size }) {
            const query = { 'page[number]': number?.toString(), 'page[size]': size?.toString() };
            try {
                let answer = await ask(query);
                const isNone = answer.document.pagination?.['current-page'] === 0;
                if (isNone && request.filter !== undefined && api.shared.filters) {
                    api.shared.filters = false;
                    answer = await ask(query);
                }
                const { pagination, next } = answer.document;
                return { items: await answer.items, next, pagination };
            }
            catch (error) {
                const first = number === undefined || number === 1;
                const absent = first && error instanceof errors/* ServiceError */._ ? await request.absent?.(error) : undefined;
                if (absent === undefined)
                    throw error;
                return { items: [], next: 'none', absent };
            }
        },
    });
}
const LARGEST_PAGE = 100;
/** More pages than any real list has: a service that always names a next page is stopped here. */
const MOST_PAGES = 10_000;
/** How often a list is read if it shrinks during the reading or does not match its count. */
const PASSES = 3;
/** Makes a listing of any source of pages. */
function createListing(source) {
    return {
        async page(request = {}) {
            refuseImpossible(source, request);
            const { next: _next, ...page } = await source.fetch(request);
            return page;
        },
        async all(options = {}) {
            const size = options.size ?? LARGEST_PAGE;
            refuseImpossible(source, { size });
            return (await gather(source, size)).items;
        },
        whole: () => gather(source, LARGEST_PAGE),
        [Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
    };
}
function refuseImpossible(source, { number = 1, size = 1 }) {
    if (!Number.isSafeInteger(number) || number < 1) {
        throw source.fail('has no such page: pages are numbered from 1', 'invalid');
    }
    if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
        throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
    }
}
async function* readAll(source, size) {
    const seenIds = new Set();
    for await (const page of readPages(source, size)) {
        for (const item of page.items) {
            const id = source.idOf(item);
            if (seenIds.has(id))
                continue;
            seenIds.add(id);
            yield item;
        }
    }
}
/** Every item that was received, each in its latest version. */
async function gather(source, size) {
    const items = new Map();
    let absent;
    for await (const page of readPages(source, size)) {
        absent ??= page.absent;
        for (const item of page.items)
            items.set(source.idOf(item), item);
    }
    return { items: [...items.values()], absent };
}
async function* readPages(source, size) {
    if (source.whole === true) {
        const page = await source.fetch({});
        const counted = new Tally(source.idOf);
        counted.add(page);
        yield page;
        const cut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
        if (!cut && counted.complete())
            return;
        // The answer was only one page: read it again as such.
    }
    for (let pass = 1;; pass++) {
        const counted = new Tally(source.idOf);
        for (let number = 1;; number++) {
            if (number > MOST_PAGES)
                throw source.fail(`does not end after ${MOST_PAGES} pages`);
            const page = await source.fetch({ number, size });
            const fresh = counted.add(page);
            yield page;
            if (page.items.length === 0 || !hasMore(page, number))
                break;
            // Without page numbers, a page with nothing new is the same list again.
            if (page.pagination === undefined && fresh === 0)
                break;
        }
        if (counted.complete())
            return;
        if (pass === PASSES)
            throw source.fail(counted.why());
    }
}
/**
 * The entries of one pass over a list. Entries that are added during the pass push others to later
 * pages, where they are read twice; entries that are removed pull others to pages that were read
 * already, so they are missed.
 */
class Tally {
    #idOf;
    #textById = new Map();
    #totals = [];
    #isContradictory = false;
    constructor(idOf) {
        this.#idOf = idOf;
    }
    /** Adds a page; returns how many of its entries are new to this pass. */
    add({ items, pagination }) {
        const before = this.#textById.size;
        for (const item of items) {
            const id = this.#idOf(item);
            const text = JSON.stringify(item);
            this.#isContradictory ||= (this.#textById.get(id) ?? text) !== text;
            this.#textById.set(id, text);
        }
        const total = pagination?.['total-count'] ?? undefined;
        if (total !== undefined)
            this.#totals.push(total);
        return this.#textById.size - before;
    }
    complete() {
        const totals = this.#totals;
        const { size } = this.#textById;
        const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
        const tooMany = totals.length > 0 && size > Math.max(...totals);
        return !this.#isContradictory && !shrank && !tooMany && size >= (totals[0] ?? 0);
    }
    /** Why the pass is not complete; finishes "the list …". */
    why() {
        return this.#isContradictory
            ? 'has an entry twice, and not twice the same'
            : `could not be read completely: ${this.#textById.size} entries came of ${this.#totals[0] ?? 0} by its own count`;
    }
}
/** In doubt, reads on: one page too many is empty, one page too few could hide a failure. */
function hasMore(page, number) {
    const { pagination } = page;
    if (pagination === undefined)
        return page.next !== 'none';
    const next = pagination['next-page'];
    const total = pagination['total-pages'];
    return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
//# sourceMappingURL=listing.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/configuration-version.js
/** Configuration versions and their commit information. */


const configurationVersionSchema = (0,resource/* resource */.Zc)('configuration-versions', {
    status: dist/* string */.YjP(),
    'auto-queue-runs': resource/* flag */.Jt,
    error: resource/* text */.Qq,
    'error-message': resource/* text */.Qq,
    source: resource/* text */.Qq,
    speculative: resource/* flag */.Jt,
    provisional: resource/* flag */.Jt,
    'status-timestamps': resource/* timestamps */.AP,
    /** A secret. Present only in the answer to creation. */
    'upload-url': resource/* text */.Qq,
});
const ingressAttributesSchema = (0,resource/* resource */.Zc)('ingress-attributes', {
    branch: resource/* text */.Qq,
    'clone-url': resource/* text */.Qq,
    'commit-message': resource/* text */.Qq,
    'commit-sha': resource/* text */.Qq,
    'commit-url': resource/* text */.Qq,
    'compare-url': resource/* text */.Qq,
    identifier: resource/* text */.Qq,
    'is-pull-request': resource/* flag */.Jt,
    'on-default-branch': resource/* flag */.Jt,
    'pull-request-number': resource/* count */.U9,
    'pull-request-url': resource/* text */.Qq,
    'pull-request-title': resource/* text */.Qq,
    'pull-request-body': resource/* text */.Qq,
    tag: resource/* text */.Qq,
    'sender-username': resource/* text */.Qq,
    'sender-avatar-url': resource/* text */.Qq,
    'sender-html-url': resource/* text */.Qq,
});
//# sourceMappingURL=configuration-version.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/run.js
/** Runs, plans, cost estimates and run events. */


const runSchema = (0,resource/* resource */.Zc)('runs', {
    status: dist/* string */.YjP(),
    message: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'created-at': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'is-destroy': resource/* flag */.Jt,
    'plan-only': resource/* flag */.Jt,
    'save-plan': resource/* flag */.Jt,
    'has-changes': resource/* flag */.Jt,
    'position-in-queue': (0,resource/* spare */.iC)(dist/* number */.aig()),
    source: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'status-timestamps': resource/* timestamps */.AP,
    /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
    actions: resource/* flags */.Mv,
    permissions: resource/* flags */.Mv,
});
const planSchema = (0,resource/* resource */.Zc)('plans', {
    status: dist/* string */.YjP(),
    'has-changes': resource/* flag */.Jt,
    'resource-additions': resource/* count */.U9,
    'resource-changes': resource/* count */.U9,
    'resource-destructions': resource/* count */.U9,
    'resource-imports': resource/* count */.U9,
    /** A secret: readable by anyone who has it. */
    'log-read-url': resource/* text */.Qq,
    'status-timestamps': resource/* timestamps */.AP,
    /** What a planner without providers or state says that it does not know: `{kind, message}` each. */
    'plan-limits': dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const applySchema = (0,resource/* resource */.Zc)('applies', {
    status: dist/* string */.YjP(),
    'resource-additions': resource/* count */.U9,
    'resource-changes': resource/* count */.U9,
    'resource-destructions': resource/* count */.U9,
    'resource-imports': resource/* count */.U9,
    /** A secret, as that of a plan. */
    'log-read-url': resource/* text */.Qq,
});
const costEstimateSchema = (0,resource/* resource */.Zc)('cost-estimates', {
    status: dist/* string */.YjP(),
    'prior-monthly-cost': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'proposed-monthly-cost': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'delta-monthly-cost': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'resources-count': (0,resource/* spare */.iC)(dist/* number */.aig()),
    'error-message': (0,resource/* spare */.iC)(dist/* string */.YjP()),
});
const runEventSchema = (0,resource/* resource */.Zc)('run-events', {
    action: dist/* string */.YjP(),
    description: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'created-at': (0,resource/* spare */.iC)(dist/* string */.YjP()),
});
const commentSchema = (0,resource/* resource */.Zc)('comments', { body: resource/* text */.Qq });
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/common.js







/** As an error's "It needs …" says it. */
const READ_RUNS = 'the permission "read runs" on the workspace';
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
/** Also needed to cancel and to discard: a token that may only plan cannot end a run. */
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission "manage policy overrides"';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
/**
 * For a deletion: "not found" after an attempt with an unknown outcome means that this attempt
 * deleted it.
 */
const GONE = {
    settles: [404],
    look: async (_api, { status }) => (status === 404 ? { value: undefined } : undefined),
};
/** A body in JSON:API form; undefined values are left out. */
function documentOf(type, attributes, relationships) {
    return { data: { type, attributes, relationships } };
}
/** Actions take plain JSON, not JSON:API. */
function commentBody(comment) {
    return comment === undefined ? undefined : { comment };
}
/**
 * Sends an override. When its answer is lost, the object is read again, and it is the result if it
 * `isOverridden`: in a state that only an override leads to.
 */
async function override(api, route, comment, request) {
    const { what, onConflict, schema, show, isOverridden } = request;
    return api.ask(route, {
        what,
        needs: MANAGE_OVERRIDES,
        onConflict,
        body: commentBody(comment),
        recovery: {
            settles: [409],
            async look(api) {
                const object = await show(api);
                return isOverridden(object) ? { value: object } : undefined;
            },
        },
        read: (0,jsonapi/* one */.xH)(schema),
    });
}
async function readRun(api, id) {
    return api.ask(GET `/runs/${id}`, {
        what: 'read the run',
        needs: READ_RUNS,
        read: (0,jsonapi/* one */.xH)(runSchema, id),
    });
}
async function showVersion(api, id, { include = [] } = {}) {
    return api.ask(GET `/configuration-versions/${id}`, {
        what: 'read the configuration version',
        needs: READ_RUNS,
        include: { resource: 'configuration-versions', names: include },
        read(document) {
            const version = (0,jsonapi/* readOne */.JF)(document, configurationVersionSchema, id);
            const run = runOf(document, version);
            const name = 'ingress-attributes';
            const ingressAttributes = (0,jsonapi/* includedOne */.pV)(document, version, name, ingressAttributesSchema);
            return { version, run, ingressAttributes };
        },
    });
}
/** The included run, found from either side: the version need not name it. */
function runOf(document, version) {
    const named = (0,jsonapi/* relation */.JW)(version, 'run')?.[0];
    const [identifier = named] = (0,jsonapi/* includedOfType */.c3)(document, 'runs').filter((run) => (0,jsonapi/* relation */.JW)(run, 'configuration-version')?.[0]?.id === version.id);
    return identifier && (0,jsonapi/* findIncluded */.o4)(document, identifier, runSchema);
}
/**
 * What a refused list means. Only if the run can be read and names nothing of this kind can the
 * service lack the policy system. A run that has a link to such a list, without naming entries, may
 * have some.
 */
async function absenceIn(api, runId, relationship, refusal) {
    const absence = refusal.status === 404 ? 'not found' : refusedInclude(refusal);
    if (absence === undefined || idProblems(runId).length > 0)
        return undefined;
    try {
        const { named, hinted } = (0,resource/* related */._2)(await readRun(api, runId), relationship);
        return (named ?? []).length === 0 && !hinted ? absence : undefined;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code !== 'aborted')
            return undefined;
        throw error;
    }
}
function refusedInclude({ status, errors }) {
    const namesInclude = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
    return status === 400 && namesInclude ? 'invalid include parameter' : undefined;
}
//# sourceMappingURL=common.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js






function createAgentTokens(api) {
    return {
        /** GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
        list: (agentPoolId) => listAgentTokens(api, agentPoolId),
        /** GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
        show: (id) => api.ask(GET `/authentication-tokens/${id}`, {
            what: 'read the agent token',
            needs: MANAGE_POOLS,
            read: (0,jsonapi/* one */.xH)(agentTokenSchema),
        }),
        /**
         * POST /agent-pools/:id/authentication-tokens. The secret is in this answer only. If the answer
         * is lost, the token is useless: it is destroyed if it can be identified, and another one is
         * created. `expiredAt` is an ISO 8601 date and time; without it the token does not expire.
         * Errors: `not-found`, `unprocessable`, `server-error`.
         */
        async create(agentPoolId, description, { expiredAt } = {}) {
            const problems = description === '' ? ['An agent token needs a description.'] : [];
            if (expiredAt !== undefined && !isTimestamp(expiredAt))
                problems.push(NO_TIMESTAMP);
            const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
            const before = new Set(tokens.map(({ id }) => id));
            const create = (type) => api.ask(POST `/agent-pools/${agentPoolId}/authentication-tokens`, {
                what: 'create an agent token',
                needs: MANAGE_POOLS,
                class: 'create',
                problems,
                body: documentOf(type, { description, 'expired-at': expiredAt }),
                recovery: {
                    async look(api) {
                        const tokens = await listAgentTokens(api, agentPoolId).all();
                        await destroyOrphan(api, tokens, description, before);
                        return undefined;
                    },
                },
                read: (0,jsonapi/* one */.xH)(agentTokenSchema),
            });
            const token = await create('authentication-tokens').catch((error) => {
                if (!wantsOtherType(error))
                    throw error;
                return create(OTHER_TYPE);
            });
            api.shared.keepSecret(token.attributes.token);
            return token;
        },
        /** DELETE /authentication-tokens/:id. Errors: `not-found`. */
        destroy: (id) => destroy(api, id),
    };
}
const NO_TIMESTAMP = 'The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.';
/** A date with a time and a zone: without the zone, every reader would assume another time. */
function isTimestamp(text) {
    const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
    return written.test(text) && !Number.isNaN(Date.parse(text));
}
/** The type that some services use for the resource when it is created. */
const OTHER_TYPE = 'agent-tokens';
function wantsOtherType(error) {
    return (error instanceof errors/* ServiceError */._ &&
        error.status === 422 &&
        error.errors.some(({ title, detail }) => `${title} ${detail}`.includes(`"${OTHER_TYPE}"`)));
}
function listAgentTokens(api, agentPoolId) {
    return listResources(api, GET `/agent-pools/${agentPoolId}/authentication-tokens`, agentTokenSchema, {
        what: 'list the agent tokens of the pool',
        needs: MANAGE_POOLS,
    });
}
async function destroy(api, id) {
    const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
    return api.send(DELETE `/authentication-tokens/${id}`, { ...purpose, recovery: GONE });
}
/**
 * Destroys the token of a lost answer: one that was not there `before`, has this description and
 * was never used. Two or more such tokens may belong to others, who gave the same description at
 * the same moment: they are kept, with a warning.
 */
async function destroyOrphan(api, tokens, description, before) {
    const fits = ({ id, attributes }) => !before.has(id) &&
        attributes.description === description &&
        (attributes['last-used-at'] ?? null) === null;
    const ids = tokens.filter(fits).map(({ id }) => id);
    const [only] = ids;
    if (only !== undefined && ids.length === 1)
        await destroy(api, only);
    if (ids.length > 1) {
        api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way. Plangate cannot determine which: ${ids.join(', ')}. Destroy the unused ones.`);
    }
    for (const id of ids)
        before.add(id);
}
//# sourceMappingURL=agent-tokens.js.map
;// CONCATENATED MODULE: ./build/src/client/http/transfer.js

/** Larger than any configuration: stops a service that never stops sending. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
/** An archive, written to `file`. */
async function download(api, route, file, purpose) {
    return follow(api, route, 'download', {
        ...purpose,
        accept: '*/*',
        file,
        maxBytes: MAX_DOWNLOAD_BYTES,
        read(answer) {
            const { status, bytes } = answer;
            if (status === 204)
                throw new jsonapi/* Unreadable */.IO('holds nothing to download');
            if (status !== 200)
                return undefined;
            (0,jsonapi/* refuseHtml */.Qz)(answer);
            if (bytes === undefined)
                throw new jsonapi/* Unreadable */.IO('was not written to a file');
            return { value: { bytes } };
        },
    });
}
/** A log; undefined if there is none yet. */
async function readText(api, route, purpose) {
    const read = ({ status, body }) => status === 200 ? { value: new TextDecoder().decode(body) } : undefined;
    return follow(api, route, 'log', {
        ...purpose,
        accept: 'text/plain, */*',
        maxBytes: MAX_TEXT_BYTES,
        read(answer) {
            if (answer.status === 204)
                return { value: undefined };
            if (answer.status === 200)
                (0,jsonapi/* refuseHtml */.Qz)(answer);
            return read(answer);
        },
        readSigned: read,
    });
}
/** Downloads and logs may follow one redirect, which is requested without the token. */
async function follow(api, route, called, { readSigned, ...request }) {
    const answered = await api.fetch(route, {
        ...request,
        read(answer) {
            const { status, headers } = answer;
            const redirects = status >= 300 && status < 400 && status !== 304;
            const { location } = headers;
            if (redirects && location !== undefined)
                return { value: { location } };
            const value = request.read(answer);
            return value && { value };
        },
    });
    if ('value' in answered)
        return answered.value;
    return api.secret(answered.location, {
        ...request,
        method: 'GET',
        called: `(${called} URL)`,
        needs: `a ${called} URL that has not expired: ask again`,
        class: 'safe',
        read: readSigned ?? request.read,
    });
}
/** The largest size that is read to learn what a plan changes. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;
/** A document that is read while it arrives; nothing is read if there is none. */
async function streamJson(api, route, open, purpose) {
    const { take, read } = streaming(open);
    const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
    return follow(api, route, 'plan', { ...purpose, ...transfer });
}
/** The log of a plan or an apply from its beginning, from a secret URL. */
async function streamPlanLog(api, url, open) {
    if (typeof url !== 'string' || url === '')
        return;
    await api.secret(wholeOf(api, url), {
        method: 'GET',
        called: '(log URL)',
        what: 'read the log of the plan',
        needs: 'a log URL that has not expired',
        class: 'safe',
        ...streaming(open),
        maxBytes: MAX_LOG_BYTES,
    });
}
function wholeOf(api, url) {
    const { href } = api.origin;
    if (!URL.canParse(url, href))
        return url;
    const whole = new URL(url, href);
    whole.searchParams.set('limit', String(MAX_LOG_BYTES));
    whole.searchParams.set('offset', '0');
    return whole.href;
}
function streaming(open) {
    let sink;
    const take = (bytes, offset) => {
        if (offset === 0)
            sink = open();
        sink?.(bytes);
    };
    const read = ({ status, body }) => {
        const taken = status === 200 || status === 206;
        // Some proxies keep the body all the same.
        if (taken && body.length > 0)
            take(body, 0);
        return taken || status === 204 || status === 416 ? { value: undefined } : undefined;
    };
    return { take, read };
}
const START = 0x02;
const END = 0x03;
/** The end of such a log, without the marks around the whole. */
async function readPlanLog(api, url, maxBytes) {
    let tail = new Uint8Array();
    await streamPlanLog(api, url, () => {
        tail = new Uint8Array();
        return (bytes) => {
            tail = endOf(Buffer.concat([tail, bytes]), maxBytes + 2);
        };
    });
    const from = tail[0] === START ? 1 : 0;
    const to = tail.at(-1) === END ? -1 : undefined;
    return new TextDecoder().decode(endOf(tail.subarray(from, to), maxBytes));
}
function endOf(bytes, length) {
    return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
//# sourceMappingURL=transfer.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js









function createConfigurationVersions(api) {
    return { ...createReads(api), ...createChanges(api), ...createDeletions(api) };
}
function createReads(api) {
    const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
    return {
        /** GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs). */
        list(workspaceId) {
            const route = GET `/workspaces/${workspaceId}/configuration-versions`;
            const purpose = { what: 'list the configuration versions', needs: READ_RUNS };
            return listResources(api, route, configurationVersionSchema, purpose);
        },
        /**
         * GET /configuration-versions/:id, with what is included resolved. Errors: `not-found`, also for a
         * version whose backing data is deleted.
         */
        show: (id, options = {}) => showVersion(api, id, options),
        /**
         * GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for versions that
         * did not come from version control.
         */
        ingressAttributes: (id) => api.ask(GET `/configuration-versions/${id}/ingress-attributes`, {
            what: 'read the commit information of the configuration version',
            needs: `${READ_RUNS}, and a version that came from version control`,
            read: (0,jsonapi/* one */.xH)(ingressAttributesSchema),
        }),
        /**
         * GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or not at all.
         * Errors: `not-found` (also unless uploaded), `local`.
         */
        download: (id, file) => download(api, GET `/configuration-versions/${id}/download`, file, {
            what: 'download the configuration version',
            needs: uploaded,
        }),
        /** GET /runs/:id/configuration-version/download; as `download`. */
        downloadForRun: (runId, file) => download(api, GET `/runs/${runId}/configuration-version/download`, file, {
            what: "download the run's configuration version",
            needs: uploaded,
        }),
    };
}
function createChanges(api) {
    return {
        /**
         * POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the only one
         * with the secret `upload-url`. Errors: `not-found` (needs queue plans), `unprocessable`,
         * `invalid` for a token that is an organization's. After a lost answer another version is
         * created, because a version without an upload has no effect.
         */
        async create(workspaceId, attributes = {}) {
            const refused = api.shared.tokenKind === 'organization';
            const version = await api.ask(POST `/workspaces/${workspaceId}/configuration-versions`, {
                what: 'create a configuration version',
                needs: QUEUE_PLANS,
                class: 'create',
                problems: refused ? [NOT_FOR_ORGANIZATIONS] : [],
                body: documentOf('configuration-versions', {
                    'auto-queue-runs': attributes.autoQueueRuns,
                    speculative: attributes.speculative,
                    provisional: attributes.provisional,
                }),
                recovery: {
                    // A version without an upload has no effect, so another one may be created. The look-up
                    // only checks that the service answers.
                    async look(api) {
                        const what = 'read the workspace';
                        await api.ask(GET `/workspaces/${workspaceId}`, { what, read: () => { } });
                        return undefined;
                    },
                },
                read: readCreated,
            });
            api.shared.keepSecret(version.attributes['upload-url'], version.id);
            return version;
        },
        /**
         * PUT upload-url. Sends the archive and returns once the service took it; after an ambiguous
         * failure asks the version's state instead of sending blindly again. Errors: `upload-refused` when
         * only a new version helps, `too-large`, `unprocessable`, `network`.
         */
        upload: upload.bind(undefined, api),
        /**
         * POST /configuration-versions/:id/actions/archive; done in the background (202). Errors:
         * `conflict` (in use, current, or from version control), `not-found`.
         */
        archive: (id) => changeVersion(api, id, 'archive'),
    };
}
function createDeletions(api) {
    return {
        /**
         * POST /configuration-versions/:id/actions/soft_delete_backing_data (self-managed only).
         * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
         * does not allow it, `not-found`.
         */
        softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
        /**
         * POST /configuration-versions/:id/actions/restore_backing_data (self-managed only). Errors as for
         * `softDeleteBackingData`.
         */
        restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
        /**
         * POST /configuration-versions/:id/actions/permanently_delete_backing_data (self-managed only).
         * Errors as for `softDeleteBackingData`.
         */
        permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
    };
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
/** The version that the next upload goes to: only its link says which one that is. */
function readCreated(document) {
    const version = (0,jsonapi/* readOne */.JF)(document, configurationVersionSchema);
    const self = version.links['self'];
    if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
        throw new jsonapi/* Unreadable */.IO(`names two configuration versions, ${(0,errors/* plain */.p)(version.id, 80)} first`);
    }
    return version;
}
/** The slowest upload that is still waited for. */
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
/** What errors show instead of the URL: its path alone is already the secret. */
const CALLED = '(upload URL)';
const REFUSED = 'upload-refused';
/**
 * Sends the archive to a secret URL, and repeats that only while the version still waits for it.
 */
async function upload(api, version, archive) {
    const purpose = {
        what: `upload the archive to ${version.id}`,
        codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED },
        onTooLarge: `The archive (${describeSize(archive.bytes)}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.`,
    };
    const url = version.attributes['upload-url'];
    if (typeof url !== 'string' || url === '') {
        throw (0,describe/* describeInvalid */.xl)({ purpose, method: 'PUT', path: CALLED, host: '', serviceOrigin: '' }, [
            'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
        ]);
    }
    api.shared.keepSecret(url, version.id);
    await api.secret(url, {
        ...purpose,
        method: 'PUT',
        called: CALLED,
        body: archive,
        class: 'upload',
        attemptMs: 60_000 + archive.bytes / SLOWEST_BYTES_PER_MS,
        recovery: {
            settles: [403, 404, 409, 410, 422],
            async look(api, { status }) {
                // After an attempt with an unknown outcome, a refusal may arrive while the service still
                // processes that attempt: so the state is read a few times.
                const looks = status === undefined ? 1 : LOOKS;
                for (let look = 1;; look++) {
                    const now = await showVersion(api, version.id);
                    if (now.version.attributes.status !== 'pending')
                        return { value: undefined };
                    if (look >= looks)
                        return undefined;
                    await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
                }
            },
        },
        read: succeeded,
    });
}
function describeSize(bytes) {
    return bytes < 1_000_000
        ? `${Math.ceil(bytes / 1000)} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
const ACTIONS = {
    archive: { what: 'archive the configuration version', targetStatus: 'archived' },
    soft_delete_backing_data: {
        what: 'soft-delete the backing data',
        targetStatus: 'backing_data_soft_deleted',
    },
    restore_backing_data: { what: 'restore the backing data', targetStatus: 'uploaded' },
    permanently_delete_backing_data: {
        what: 'permanently delete the backing data',
        targetStatus: 'backing_data_permanently_deleted',
    },
};
async function changeVersion(api, id, action, days) {
    const { what, targetStatus } = ACTIONS[action];
    const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
    const attributes = { 'delete-older-than-n-days': days };
    await api.send(POST `/configuration-versions/${id}/actions/${action}`, {
        what,
        needs: action === 'archive'
            ? 'the right to change the version'
            : 'a self-managed service (the hosted edition does not have it) and the right to change the version',
        onConflict: 'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
        problems: countable ? [] : ['The number of days must be a whole number, 0 or more.'],
        body: days === undefined ? undefined : { data: { attributes } },
        recovery: {
            settles: [400, 409],
            async look(api, failure) {
                try {
                    const { version } = await showVersion(api, id);
                    return version.attributes.status === targetStatus ? { value: undefined } : undefined;
                }
                catch (error) {
                    if (!(error instanceof errors/* ServiceError */._) || error.code !== 'not-found')
                        throw error;
                    // Reads fail by design once the data is deleted. For a version that never existed, the
                    // action would have answered 404, not "this state does not allow it".
                    const refused = failure.status === 400 || failure.status === 409;
                    return targetStatus.startsWith('backing_data') && refused
                        ? { value: undefined }
                        : undefined;
                }
            },
        },
    });
}
//# sourceMappingURL=configuration-versions.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/policy-check.js
/** Policy checks, the legacy policy system. */


const policyCheckSchema = (0,resource/* resource */.Zc)('policy-checks', {
    status: dist/* string */.YjP(),
    scope: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'policy-name': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
    result: (0,resource/* object */.Ik)({
        result: (0,resource/* spare */.iC)(dist/* boolean */.zMY()),
        passed: resource/* count */.U9,
        'total-failed': resource/* count */.U9,
        'hard-failed': resource/* count */.U9,
        'soft-failed': resource/* count */.U9,
        'advisory-failed': resource/* count */.U9,
        'duration-ms': (0,resource/* spare */.iC)(dist/* number */.aig()),
        sentinel: dist/* optional */.lqM(dist/* unknown */.L5J()),
        engine: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    'status-timestamps': resource/* timestamps */.AP,
    actions: (0,resource/* object */.Ik)({ 'is-overridable': resource/* flag */.Jt }),
    permissions: (0,resource/* object */.Ik)({ 'can-override': resource/* flag */.Jt }),
});
//# sourceMappingURL=policy-check.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/workspace.js
/** The parts of a workspace that the gate reads. */


const workspaceSchema = (0,resource/* resource */.Zc)('workspaces', {
    name: dist/* string */.YjP(),
    locked: resource/* flag */.Jt,
    'execution-mode': resource/* text */.Qq,
    'working-directory': resource/* text */.Qq,
    'auto-apply': resource/* flag */.Jt,
    'speculative-enabled': resource/* flag */.Jt,
    'terraform-version': resource/* text */.Qq,
    'tag-names': (0,resource/* spare */.iC)(dist/* array */.YOg(dist/* string */.YjP())),
    'trigger-patterns': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    'trigger-prefixes': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    /** Whether a push starts a run only if it changes the directory, the patterns or the prefixes. */
    'file-triggers-enabled': resource/* flag */.Jt,
    'vcs-repo': (0,resource/* spare */.iC)(dist/* looseObject */._H3({
        /** `acme/infra` */
        identifier: resource/* text */.Qq,
        /** '' means the default branch. */
        branch: resource/* text */.Qq,
        'repository-http-url': resource/* text */.Qq,
    })),
    permissions: resource/* flags */.Mv,
});
//# sourceMappingURL=workspace.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/policy-checks.js








function createPolicyChecks(api) {
    return {
        /**
         * GET /runs/:id/policy-checks, all at once unless a page is asked for. A service without policy
         * checks (404 for a run that can be read and names none) is an empty list. Errors: `not-found`
         * (needs read runs).
         */
        list: (runId) => listResources(api, GET `/runs/${runId}/policy-checks`, policyCheckSchema, listed(api, runId)),
        /** The same, with what is included resolved. */
        listWithRelated: (runId, { include = [] } = {}) => listPages(api, GET `/runs/${runId}/policy-checks`, {
            ...listed(api, runId),
            include: { resource: 'policy-checks', names: include },
            idOf: ({ check }) => check.id,
            read: (document) => (0,jsonapi/* readMany */.co)(document, policyCheckSchema).map((check) => withRelated(document, check)),
        }),
        /** GET /policy-checks/:id, with what is included resolved. Errors: `not-found`. */
        show: showPolicyCheck.bind(undefined, api),
        /**
         * POST /policy-checks/:id/actions/override: the check, status `overridden`. Errors: `conflict` (not
         * overridable), `not-found` and `forbidden` (needs manage policy overrides).
         */
        override: (id, { comment } = {}) => override(api, POST `/policy-checks/${id}/actions/override`, comment, {
            what: 'override the policy check',
            onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
            schema: policyCheckSchema,
            show: async (api) => (await showPolicyCheck(api, id)).check,
            isOverridden: ({ attributes }) => attributes.status === 'overridden',
        }),
        /**
         * GET /policy-checks/:id/output (a check's link `output`): the log; undefined while there is none.
         */
        output: (id) => readText(api, GET `/policy-checks/${id}/output`, {
            what: 'read the output of the policy check',
            needs: READ_RUNS,
        }),
    };
}
function listed(api, runId) {
    return {
        what: 'list the policy checks of the run',
        needs: READ_RUNS,
        whole: true,
        absent: (refusal) => absenceIn(api, runId, 'policy-checks', refusal),
    };
}
async function showPolicyCheck(api, id, { include = [] } = {}) {
    return api.ask(GET `/policy-checks/${id}`, {
        what: 'read the policy check',
        needs: READ_RUNS,
        include: { resource: 'policy-checks', names: include },
        read: (document) => withRelated(document, (0,jsonapi/* readOne */.JF)(document, policyCheckSchema, id)),
    });
}
function withRelated(document, check) {
    const run = (0,jsonapi/* includedOne */.pV)(document, check, 'run', runSchema);
    const workspace = run && (0,jsonapi/* includedOne */.pV)(document, run, 'workspace', workspaceSchema);
    return { check, run, workspace };
}
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/policy-evaluation.js
/** Policy evaluations and their outcomes, the successor of policy checks. */


/**
 * Some clients and servers write these keys with an underscore: both are kept, and readers accept
 * either.
 */
const resultCount = (0,resource/* object */.Ik)({
    'advisory-failed': resource/* count */.U9,
    'mandatory-failed': resource/* count */.U9,
    passed: resource/* count */.U9,
    errored: resource/* count */.U9,
});
const policyEvaluationSchema = (0,resource/* resource */.Zc)('policy-evaluations', {
    status: dist/* string */.YjP(),
    'policy-kind': resource/* text */.Qq,
    'policy-tool-version': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'result-count': resultCount,
    'status-timestamps': resource/* timestamps */.AP,
});
/** Inner keys are snake_case on the wire. `output` is what the policy returned, of any kind. */
const outcomeSchema = dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    policy_name: resource/* text */.Qq,
    enforcement_level: resource/* text */.Qq,
    query: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    description: (0,resource/* spare */.iC)(dist/* string */.YjP()),
    output: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const policySetOutcomeSchema = (0,resource/* resource */.Zc)('policy-set-outcomes', {
    outcomes: dist/* nullish */.cl6(dist/* array */.YOg(outcomeSchema)),
    /** The whole policy set could not be evaluated. */
    error: resource/* text */.Qq,
    warnings: dist/* nullish */.cl6(dist/* array */.YOg(dist/* unknown */.L5J())),
    overridable: resource/* flag */.Jt,
    'policy-set-name': resource/* text */.Qq,
    'policy-set-description': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'policy-tool-version': (0,resource/* spare */.iC)(dist/* string */.YjP()),
    'result-count': resultCount,
});
//# sourceMappingURL=policy-evaluation.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/tf-policy.js
/** Terraform policy, the third policy system (beta). */


const tfPolicyEvaluationSchema = (0,resource/* resource */.Zc)('tf-policy-evaluations', {
    status: dist/* string */.YjP(),
    'stage-type': resource/* text */.Qq,
    'result-count': (0,resource/* object */.Ik)({
        'advisory-failed': resource/* count */.U9,
        'mandatory-failed': resource/* count */.U9,
        'mandatory-overridable-failed': resource/* count */.U9,
        passed: resource/* count */.U9,
        errored: resource/* count */.U9,
        unknown: resource/* count */.U9,
    }),
    error: (0,resource/* object */.Ik)({ type: resource/* text */.Qq, summary: resource/* text */.Qq, detail: resource/* text */.Qq }),
    actions: (0,resource/* object */.Ik)({ 'is-overridable': resource/* flag */.Jt }),
    permissions: (0,resource/* object */.Ik)({ 'can-override': resource/* flag */.Jt }),
    'status-timestamps': resource/* timestamps */.AP,
});
const diagnosticResourceSchema = dist/* looseObject */._H3({
    resource_name: resource/* text */.Qq,
    error_message: resource/* text */.Qq,
    info_message: resource/* text */.Qq,
    file_name: resource/* text */.Qq,
    code: resource/* text */.Qq,
    start_line: resource/* count */.U9,
});
const tfPolicyOutcomeSchema = dist/* looseObject */._H3({
    policy_name: resource/* text */.Qq,
    file_name: resource/* text */.Qq,
    enforcement_level: resource/* text */.Qq,
    status: dist/* string */.YjP(),
    diagnostics: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({
        summary: resource/* text */.Qq,
        code: resource/* text */.Qq,
        context: resource/* text */.Qq,
        start_line: resource/* count */.U9,
        error_message: resource/* text */.Qq,
        resources: dist/* nullish */.cl6(dist/* array */.YOg(diagnosticResourceSchema)),
    }))),
});
const tfPolicySetOutcomeSchema = (0,resource/* resource */.Zc)('tf-policy-set-outcomes', {
    outcomes: dist/* nullish */.cl6(dist/* array */.YOg(tfPolicyOutcomeSchema)),
    'policy-set-name': resource/* text */.Qq,
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
//# sourceMappingURL=tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js






function createPolicyEvaluations(api) {
    return {
        /** GET /policy-evaluations/:id. Errors: `not-found`. */
        show: (id) => showPolicyEvaluation(api, id),
        /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. Errors: `not-found`. */
        outcomes: (id) => listResources(api, GET `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, {
            what: 'list the outcomes of the policy evaluation',
            needs: READ_RUNS,
        }),
    };
}
async function showPolicyEvaluation(api, id) {
    return api.ask(GET `/policy-evaluations/${id}`, {
        what: 'read the policy evaluation',
        needs: READ_RUNS,
        read: (0,jsonapi/* one */.xH)(policyEvaluationSchema, id),
    });
}
function createTfPolicyEvaluations(api) {
    return {
        /**
         * GET /runs/:id/tf-policy-evaluations. An absent system (404 or 400 for a run that can be read and
         * names none) is an empty list.
         */
        list: (runId) => listResources(api, GET `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
            what: 'list the Terraform policy evaluations of the run',
            needs: READ_RUNS,
            absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
        }),
        /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. Errors: `not-found`. */
        outcomes(id) {
            const route = GET `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`;
            const what = 'list the outcomes of the Terraform policy evaluation';
            return listResources(api, route, tfPolicySetOutcomeSchema, { what, needs: READ_RUNS });
        },
        /** POST /tf-policy-evaluations/:id/actions/override. Errors: `conflict`, `not-found`. */
        override: (id, { comment } = {}) => override(api, POST `/tf-policy-evaluations/${id}/actions/override`, comment, {
            what: 'override the Terraform policy evaluation',
            onConflict: 'Only an evaluation that waits for an override can be overridden.',
            schema: tfPolicyEvaluationSchema,
            show: (api) => api.ask(GET `/tf-policy-evaluations/${id}`, {
                what: 'read the Terraform policy evaluation',
                needs: READ_RUNS,
                read: (0,jsonapi/* one */.xH)(tfPolicyEvaluationSchema),
            }),
            isOverridden: ({ attributes }) => attributes.status === 'overridden',
        }),
    };
}
//# sourceMappingURL=policy-evaluations.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
;// CONCATENATED MODULE: ./build/src/client/wire/task-stage.js
/** Task stages and the results of run tasks. */


const taskStageSchema = (0,resource/* resource */.Zc)('task-stages', {
    status: dist/* string */.YjP(),
    stage: dist/* string */.YjP(),
    'status-timestamps': resource/* timestamps */.AP,
    actions: (0,resource/* object */.Ik)({ 'is-overridable': resource/* flag */.Jt }),
    permissions: (0,resource/* object */.Ik)({
        'can-override': resource/* flag */.Jt,
        'can-override-policy': resource/* flag */.Jt,
        'can-override-tasks': resource/* flag */.Jt,
    }),
});
const taskResultSchema = (0,resource/* resource */.Zc)('task-results', {
    status: dist/* string */.YjP(),
    message: resource/* text */.Qq,
    url: resource/* text */.Qq,
    'task-name': resource/* text */.Qq,
    stage: resource/* text */.Qq,
    /** `advisory` or `mandatory`. */
    'workspace-task-enforcement-level': resource/* text */.Qq,
    'task-result-outcomes-count': resource/* count */.U9,
    'status-timestamps': resource/* timestamps */.AP,
});
//# sourceMappingURL=task-stage.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/create-run.js







/** Run lists leave out plan-only runs unless every kind is requested. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
/** GET /workspaces/:id/runs. */
function listRuns(api, workspaceId, query = {}) {
    return listResources(api, GET `/workspaces/${workspaceId}/runs`, runSchema, {
        query: {
            'filter[status]': query.status,
            'search[basic]': query.search,
            'search[commit]': query.commit,
        },
        filter: { 'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS },
        pace: api.shared.runListPace,
        what: 'list the runs of the workspace',
        needs: READ_RUNS,
    });
}
/**
 * GET /organizations/:organization/runs: the runs with this `search` in their message that have not
 * ended.
 */
function listMovingRuns(api, organization, mode, search) {
    return listResources(api, GET `/organizations/${organization}/runs`, runSchema, {
        query: {
            'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
            'filter[status_group]': 'non_final',
            'search[basic]': search,
        },
        pace: api.shared.runListPace,
        class: 'probe',
        what: `list the runs of "${organization}" that go on`,
        needs: READ_RUNS,
    });
}
async function findRunOfVersion(api, workspaceId, versionId) {
    const { version, run } = await showVersion(api, versionId, { include: ['run'] });
    if (run !== undefined)
        return run;
    const [named] = (0,jsonapi/* relation */.JW)(version, 'run') ?? [];
    if (named !== undefined)
        return readRun(api, named.id);
    // Newest first, and this run is minutes old at most: it is on the first page or does not exist.
    const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
    return items.find((candidate) => (0,jsonapi/* relation */.JW)(candidate, 'configuration-version')?.[0]?.id === versionId);
}
const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
/** A service may say "uploaded" a moment before its run queue accepts the version. */
const PATIENCE = 3;
async function createRun(api, workspaceId, versionId, attributes) {
    const scoped = api.until(api.ports.clock.now() + CALL_BUDGET_MS);
    for (let refusals = 0;;) {
        try {
            return await postRun(scoped, workspaceId, versionId, attributes);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 422)
                throw error;
            const waited = await waitWhileProcessed(scoped, versionId);
            const worthIt = waited || (saysStillProcessed(error) && refusals < PATIENCE);
            if (!worthIt)
                throw error;
            refusals++;
            if (!waited)
                await scoped.wait(FIRST_POLL_MS * refusals, PURPOSE);
        }
    }
}
async function postRun(api, workspaceId, versionId, attributes) {
    return api.ask(POST `/runs`, {
        ...PURPOSE,
        class: 'create',
        problems: idProblems(workspaceId, versionId),
        body: documentOf('runs', {
            message: attributes.message,
            'plan-only': attributes.planOnly,
            'save-plan': attributes.savePlan,
            'auto-apply': attributes.autoApply,
            ...attributes.options,
        }, {
            workspace: { data: { type: 'workspaces', id: workspaceId } },
            'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
        }),
        recovery: {
            settles: [409, 422],
            async look(api, { status }) {
                let run = await findRunOfVersion(api, workspaceId, versionId);
                if (run === undefined && (status === undefined || status === 504)) {
                    // The service may still process a request whose connection was cut: only two look-ups
                    // prove absence.
                    await api.wait(SECOND_LOOK_MS, PURPOSE);
                    run = await findRunOfVersion(api, workspaceId, versionId);
                }
                return run && { value: run };
            },
        },
        read(document) {
            const run = (0,jsonapi/* readOne */.JF)(document, runSchema);
            const [version] = (0,jsonapi/* relation */.JW)(run, 'configuration-version') ?? [];
            if (version !== undefined && version.id !== versionId) {
                throw failed(`the service answered with ${run.id}, which uses another configuration version (${version.id}) than the one asked for (${versionId}).`, { code: 'unreadable' });
            }
            return run;
        },
    });
}
/** Whether there was something to wait for. Throws for a version that cannot be processed. */
async function waitWhileProcessed(api, versionId) {
    const { clock, deadline } = api.ports;
    let waitMs = FIRST_POLL_MS;
    for (let polls = 0;; polls++) {
        const { version } = await showVersion(api, versionId);
        const { status, 'error-message': message } = version.attributes;
        if (status === 'errored') {
            const detail = message ?? version.attributes.error ?? 'it gave no reason';
            throw failed(`the service could not process the configuration version ${versionId}: ${detail}`, { code: 'unprocessable', errors: [{ detail }] });
        }
        if (status !== 'pending' && status !== 'fetching')
            return polls > 0;
        if (clock.now() + waitMs > deadline) {
            throw failed(`the configuration version ${versionId} was still "${status}" when time was up.`, { code: 'timeout' });
        }
        await api.wait(waitMs, PURPOSE);
        waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
    }
}
function failed(why, facts) {
    const request = { method: 'POST', path: '/api/v2/runs' };
    return new errors/* ServiceError */._(`Could not create a run: ${why}`, { ...request, ...facts });
}
function saysStillProcessed(error) {
    return error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
}
//# sourceMappingURL=create-run.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/runs.js













function createRuns(api) {
    return {
        ...createApplies(api),
        /**
         * POST /runs. The configuration version is the run's natural key: when an answer is lost, the run
         * that happened is looked up by it and adopted, so that there is never a second one. A version
         * that is still being processed is waited for. Errors: `not-found` (needs queue plans),
         * `unprocessable` (with the service's message when the version itself failed), `timeout`.
         */
        create: (workspaceId, configurationVersionId, attributes = {}) => createRun(api, workspaceId, configurationVersionId, attributes),
        /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
        show: showRun.bind(undefined, api),
        /** GET /workspaces/:id/runs (30 requests per minute), newest first. Plan-only runs are asked for. */
        list: (workspaceId, query = {}) => listRuns(api, workspaceId, query),
        /** GET /organizations/:organization/runs (30 requests per minute): what has not ended, with `search` in its message. */
        listMoving: listMovingRuns.bind(undefined, api),
        /**
         * The run that uses this configuration version, if there is one: from the version itself
         * (`include=run`), else from the newest hundred runs of the workspace.
         */
        findByConfigurationVersion: findRunOfVersion.bind(undefined, api),
        /** POST /runs/:id/actions/cancel; a run already over is success. Errors: `conflict`, `not-found`. */
        cancel: (id, comment) => stopRun(api, id, 'cancel', comment),
        /** POST /runs/:id/actions/discard; a run already over is success. Errors as for `cancel`. */
        discard: (id, comment) => stopRun(api, id, 'discard', comment),
        /** GET /runs/:id/run-events with their accounts and comments; empty if the service has none. */
        events: listEvents.bind(undefined, api),
        /** GET /plans/:id */
        plan: (id) => api.ask(GET `/plans/${id}`, {
            what: 'read the plan',
            needs: READ_RUNS,
            read: (document) => keepLogSecret(api, (0,jsonapi/* readOne */.JF)(document, planSchema, id)),
        }),
        /** The log of a plan or an apply as text, from its secret URL; at most `maxBytes` of its end. */
        planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
        /** The same from its beginning, at most 256 MB, while it arrives; nothing if there is none. */
        streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes['log-read-url'], open),
        /**
         * GET /plans/:id/json-output-redacted, at most 64 MB, while it arrives. Errors: `not-found`.
         */
        streamPlanJson: (id, open) => streamJson(api, GET `/plans/${id}/json-output-redacted`, open, {
            what: 'read what the plan changes',
            needs: READ_RUNS,
        }),
    };
}
function createApplies(api) {
    return {
        /**
         * POST /runs/:id/actions/apply. An answer that was lost is looked up in the run before it is asked
         * for again. Errors: `conflict` when the run is not one that waits for it, `not-found`.
         */
        apply: (id, comment) => api.send(POST `/runs/${id}/actions/apply`, {
            what: 'apply the run',
            needs: APPLY_RUNS,
            onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
            body: commentBody(comment),
            recovery: {
                settles: [409],
                look: async (api) => ((await isApplied(api, id)) ? { value: undefined } : undefined),
            },
        }),
        /** GET /applies/:id */
        showApply: (id) => api.ask(GET `/applies/${id}`, {
            what: 'read the apply',
            needs: READ_RUNS,
            read: (document) => keepLogSecret(api, (0,jsonapi/* readOne */.JF)(document, applySchema, id)),
        }),
    };
}
async function showRun(api, id, { include = [] } = {}) {
    const { related, missingStages } = await api.ask(GET `/runs/${id}`, {
        what: 'read the run',
        needs: READ_RUNS,
        include: { resource: 'runs', names: include },
        read: (document, included) => resolve(api, document, id, included.includes('task_stages')),
    });
    // A stage that is named but was not sent could be the one that failed.
    for (const stage of missingStages)
        related.taskStages?.push(await showStage(api, stage));
    return related;
}
function resolve(api, document, id, withStages) {
    const run = (0,jsonapi/* readOne */.JF)(document, runSchema, id);
    for (const [type, name] of Object.entries(NAMED_BY))
        refuseUnnamed(document, run, type, name);
    const named = withStages ? (0,jsonapi/* relation */.JW)(run, 'task-stages') : undefined;
    const stages = named?.map((identifier) => (0,jsonapi/* findIncluded */.o4)(document, identifier, taskStageSchema));
    const included = (name, schema) => (0,jsonapi/* includedOne */.pV)(document, run, name, schema);
    return {
        related: {
            run,
            plan: keepLogSecret(api, included('plan', planSchema)),
            costEstimate: included('cost-estimate', costEstimateSchema),
            taskStages: stages?.filter((stage) => stage !== undefined),
            configurationVersion: included('configuration-version', configurationVersionSchema),
            workspace: included('workspace', workspaceSchema),
        },
        missingStages: (named ?? [])
            .filter((_, index) => stages?.[index] === undefined)
            .map((identifier) => identifier.id),
    };
}
/** What can be included with a run, and the relationship by which the run names it. */
const NAMED_BY = {
    plans: 'plan',
    workspaces: 'workspace',
    'task-stages': 'task-stages',
    'tf-policy-evaluations': 'tf-policy-evaluations',
};
/** The answer includes something that the run says it does not have: one of the two is wrong. */
function refuseUnnamed(document, run, type, name) {
    const named = new Set(((0,jsonapi/* relation */.JW)(run, name) ?? []).map(({ id }) => id));
    const stranger = (0,jsonapi/* includedOfType */.c3)(document, type).find(({ id }) => !named.has(id));
    if (stranger === undefined)
        return;
    throw new jsonapi/* Unreadable */.IO(`includes ${(0,errors/* plain */.p)(stranger.id, 80)}, which is not what the run names`);
}
async function showStage(api, id) {
    return api.ask(GET `/task-stages/${id}`, {
        what: 'read the task stage',
        needs: READ_RUNS,
        read: (0,jsonapi/* one */.xH)(taskStageSchema, id),
    });
}
function keepLogSecret(api, plan) {
    api.shared.keepSecret(plan?.attributes['log-read-url']);
    return plan;
}
async function listEvents(api, runId) {
    try {
        return await api.ask(GET `/runs/${runId}/run-events`, {
            what: 'read the events of the run',
            needs: READ_RUNS,
            include: { resource: 'run-events', names: ['actor', 'comment'] },
            read: (document) => (0,jsonapi/* readMany */.co)(document, runEventSchema).map((event) => {
                const actor = (0,jsonapi/* includedOne */.pV)(document, event, 'actor', userSchema);
                const comment = (0,jsonapi/* includedOne */.pV)(document, event, 'comment', commentSchema);
                return {
                    event,
                    actor: actor?.attributes.username || undefined,
                    comment: comment?.attributes.body || undefined,
                };
            }),
        });
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found')
            return [];
        throw error;
    }
}
const ON_CONFLICT = {
    cancel: 'Only a run that waits, plans or applies can be canceled: discard it instead if it waits for a person.',
    discard: 'Only a run that waits for a person can be discarded: cancel it instead while it plans.',
};
/** It only matters that the run is over, not who ended it. */
async function stopRun(api, id, action, comment) {
    try {
        await api.send(POST `/runs/${id}/actions/${action}`, {
            what: `${action} the run`,
            needs: APPLY_RUNS,
            onConflict: ON_CONFLICT[action],
            body: commentBody(comment),
            recovery: {
                look: async (api) => ((await isOver(api, id)) ? { value: undefined } : undefined),
            },
        });
    }
    catch (error) {
        const conflict = error instanceof errors/* ServiceError */._ && error.code === 'conflict';
        if (!conflict || !(await isOver(api, id)))
            throw error;
    }
}
async function isOver(api, id) {
    return (0,model_status/* isRunOver */.Ck)((await readRun(api, id)).attributes.status);
}
/** Whether its apply has begun. */
async function isApplied(api, id) {
    return (0,model_status/* runKind */.Il)('provisional', (await readRun(api, id)).attributes.status) === 'foreign';
}
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js








const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
    return {
        /**
         * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. What a stage names
         * but the answer does not include is read one by one. An absent system (empty, or 404 or 400 for a
         * run that can be read and names no stage) is an empty list. Errors: `not-found`.
         */
        list: (runId) => listPages(api, GET `/runs/${runId}/task-stages`, {
            what: 'list the task stages of the run',
            needs: READ_RUNS,
            include: INCLUDE,
            idOf: ({ stage }) => stage.id,
            read: (document) => {
                const stages = (0,jsonapi/* readMany */.co)(document, taskStageSchema);
                const attached = attachments(document, stages);
                return Promise.all(stages.map((stage) => complete(api, task_stages_gather(document, stage, attached))));
            },
            absent: (refusal) => absenceIn(api, runId, 'task-stages', refusal),
        }),
        /** GET /task-stages/:id with the same include. Errors: `not-found`. */
        show: async (id) => complete(api, await task_stages_showStage(api, id)),
        /**
         * POST /task-stages/:id/actions/override: the stage as it goes on. Errors: `conflict` (not waiting
         * for an override), `not-found` (needs manage policy overrides).
         */
        override: (id, { comment } = {}) => override(api, POST `/task-stages/${id}/actions/override`, comment, {
            what: 'override the task stage',
            onConflict: 'Only a stage that waits for an override can be overridden.',
            schema: taskStageSchema,
            show: async (api) => (await task_stages_showStage(api, id)).stage,
            // A failed or canceled stage did not get into this state by an override.
            isOverridden: ({ attributes: { status } }) => status === 'running' || status === 'passed',
        }),
    };
}
async function task_stages_showStage(api, id) {
    return api.ask(GET `/task-stages/${id}`, {
        what: 'read the task stage',
        needs: READ_RUNS,
        include: INCLUDE,
        read(document) {
            const stage = (0,jsonapi/* readOne */.JF)(document, taskStageSchema, id);
            return task_stages_gather(document, stage, attachments(document, [stage]));
        },
    });
}
function task_stages_gather(document, stage, attached) {
    const pick = (name, schema) => {
        const included = (attached.get(stage.id) ?? []).filter(({ type }) => type === name);
        const all = ((0,jsonapi/* relation */.JW)(stage, name) ?? []).concat(included);
        const picked = { included: [], missing: [] };
        for (const identifier of new Map(all.map((each) => [each.id, each])).values()) {
            const resource = (0,jsonapi/* findIncluded */.o4)(document, identifier, schema);
            if (resource === undefined)
                picked.missing.push(identifier.id);
            else
                picked.included.push(resource);
        }
        return picked;
    };
    return {
        stage,
        evaluations: pick('policy-evaluations', policyEvaluationSchema),
        results: pick('task-results', taskResultSchema),
    };
}
/** The relationship by which each kind names its stage. */
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' };
/**
 * The resources that a stage names and those that name the stage, because a service need not send
 * both sides. A resource of no stage, or of two, cannot be used to judge any.
 */
function attachments(document, stages) {
    const attached = new Map(stages.map(({ id }) => [id, []]));
    for (const [type, owner] of Object.entries(OWNERS)) {
        const naming = new Map();
        for (const stage of stages) {
            for (const { id } of (0,jsonapi/* relation */.JW)(stage, type) ?? []) {
                naming.set(id, (naming.get(id) ?? []).concat(stage.id));
            }
        }
        for (const resource of (0,jsonapi/* includedOfType */.c3)(document, type)) {
            const named = ((0,jsonapi/* relation */.JW)(resource, owner) ?? []).filter(({ type }) => type === 'task-stages');
            const owners = new Set(named.map(({ id }) => id).concat(naming.get(resource.id) ?? []));
            const [stage = ''] = owners;
            if (owners.size !== 1 || !attached.has(stage)) {
                const owner = owners.size > 1 ? 'two task stages' : 'no task stage in it';
                throw new jsonapi/* Unreadable */.IO(`includes ${(0,errors/* plain */.p)(resource.id, 80)}, which belongs to ${owner}`);
            }
            attached.get(stage)?.push({ id: resource.id, type });
        }
    }
    return attached;
}
/**
 * A resource that was named and not sent could be the failed one: all of them are read before
 * anything is returned.
 */
async function complete(api, { stage, evaluations, results }) {
    const showResult = (id) => api.ask(GET `/task-results/${id}`, {
        what: 'read the run task result',
        needs: READ_RUNS,
        read: (0,jsonapi/* one */.xH)(taskResultSchema, id),
    });
    const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
    const policyEvaluations = [...evaluations.included, ...(await Promise.all(missing))];
    const taskResults = [
        ...results.included,
        ...(await Promise.all(results.missing.map(showResult))),
    ];
    return { stage, policyEvaluations, taskResults };
}
//# sourceMappingURL=task-stages.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(9114);
;// CONCATENATED MODULE: ./build/src/client/resources/team-access.js






function createTeamAccess(api) {
    return {
        /**
         * GET /team-workspaces?filter[workspace][id]=…, all at once unless a page is asked for. Errors:
         * `not-found`.
         */
        list: listAccess.bind(undefined, api),
        /** GET /team-workspaces/:id. Errors: `not-found`. */
        show: (id) => api.ask(GET `/team-workspaces/${id}`, {
            what: 'read the team access',
            needs: 'to see the team and the workspace',
            read: (0,jsonapi/* one */.xH)(team_workspace/* teamWorkspaceSchema */.o),
        }),
        /**
         * POST /team-workspaces. Custom-only attributes with a fixed level are `invalid` and nothing is
         * sent. Errors: `not-found` (workspace, team or right), `unprocessable` (also for a team that
         * has access already). After a lost answer the access is looked up and adopted if it is the
         * same.
         */
        add: add.bind(undefined, api),
        /**
         * PATCH /team-workspaces/:id; what is not given keeps its value. Errors: `invalid`, `not-found`,
         * `unprocessable`.
         */
        async update(id, change) {
            const problems = accessProblems(change, change.access);
            if (Object.values(change).every((value) => value === undefined)) {
                problems.push('There is nothing to change: give an access level or an attribute.');
            }
            return api.ask(PATCH `/team-workspaces/${id}`, {
                what: 'change the team access',
                needs: MANAGE_ACCESS,
                problems,
                body: documentOf('team-workspaces', await attributesOf(api, change, problems)),
                read: (0,jsonapi/* one */.xH)(team_workspace/* teamWorkspaceSchema */.o),
            });
        },
        /** DELETE /team-workspaces/:id. Errors: `not-found`. */
        remove: (id) => api.send(DELETE `/team-workspaces/${id}`, {
            what: 'remove the team from the workspace',
            needs: MANAGE_ACCESS,
            recovery: GONE,
        }),
    };
}
function listAccess(api, workspaceId) {
    return listResources(api, GET `/team-workspaces`, team_workspace/* teamWorkspaceSchema */.o, {
        what: 'list the team access of the workspace',
        needs: 'to see the workspace as a member of the organization',
        query: { 'filter[workspace][id]': workspaceId },
        problems: idProblems(workspaceId),
        whole: true,
    });
}
async function add(api, grant) {
    const { workspaceId, teamId } = grant;
    const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
    return api.ask(POST `/team-workspaces`, {
        what: 'add the team to the workspace',
        needs: MANAGE_ACCESS,
        onTooLarge: 'A team has one access per workspace: update the one it has, if there is one.',
        class: 'create',
        problems,
        body: documentOf('team-workspaces', await attributesOf(api, grant, problems), {
            workspace: { data: { type: 'workspaces', id: workspaceId } },
            team: { data: { type: 'teams', id: teamId } },
        }),
        recovery: {
            settles: [409, 422],
            async look(api) {
                const all = await listAccess(api, workspaceId).all();
                const same = all.find((access) => (0,jsonapi/* relation */.JW)(access, 'team')?.[0]?.id === teamId && matchesGrant(access, grant));
                return same && { value: same };
            },
        },
        read: (0,jsonapi/* one */.xH)(team_workspace/* teamWorkspaceSchema */.o),
    });
}
/**
 * Nothing if the request has problems: then it is refused before the service's name for the engine
 * is looked up.
 */
async function attributesOf(api, change, problems) {
    if (problems.length > 0)
        return {};
    const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
    return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky);
/** What is wrong with a grant or a change, as whole sentences. */
function accessProblems(change, access) {
    const problems = [];
    if (access !== undefined && !team_workspace/* ACCESS_LEVELS */.FF.includes(access)) {
        problems.push(`Access is one of ${team_workspace/* ACCESS_LEVELS */.FF.join(', ')}.`);
    }
    for (const name of NAMES) {
        const value = change[name];
        if (value === undefined)
            continue;
        const allowed = team_workspace/* CUSTOM_ATTRIBUTES */.ky[name];
        if (!allowed.includes(value)) {
            problems.push(`${label(name)} is one of ${allowed.join(', ')}.`);
        }
        else if (access !== undefined && access !== 'custom') {
            problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
        }
    }
    return problems;
}
/** The attributes as they are sent, with the service's own name for the policy engine. */
function writeAccess(change, mocks) {
    const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
    return { access: change.access, ...Object.fromEntries(custom) };
}
/** Whether an access is the requested one. */
function matchesGrant(access, grant) {
    const { attributes } = access;
    if (attributes.access !== grant.access)
        return false;
    return NAMES.every((name) => {
        const requested = grant[name];
        if (requested === undefined)
            return true;
        const actual = name === 'engine-mocks' ? (0,team_workspace/* engineMocksOf */.Fh)(access) : attributes[name];
        return actual === requested;
    });
}
function label(name) {
    const words = name.replace('-', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js








const READ = 'the permission to read the workspace';
function createWorkspaces(api) {
    return {
        /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
        showByName: (organization, name) => api.ask(GET `/organizations/${organization}/workspaces/${name}`, {
            what: `find the workspace "${name}" of "${organization}"`,
            needs: READ,
            read(document) {
                const workspace = (0,jsonapi/* readOne */.JF)(document, workspaceSchema);
                const named = workspace.attributes.name;
                if (named.toLowerCase() === name.toLowerCase())
                    return workspace;
                throw new jsonapi/* Unreadable */.IO(`is about the workspace ${(0,errors/* plain */.p)(named, 90)}`);
            },
        }),
        /** GET /workspaces/:id. Errors: `not-found`. */
        show: (id) => api.ask(GET `/workspaces/${id}`, {
            what: 'read the workspace',
            needs: READ,
            read: (0,jsonapi/* one */.xH)(workspaceSchema, id),
        }),
        /** GET /workspaces/:id/current-state-version. */
        hasState: (id) => api.fetch(GET `/workspaces/${id}/current-state-version`, {
            what: 'find out whether the workspace has state',
            needs: 'the permission to read state versions',
            read: ({ status }) => status === 200 || status === 404 ? { value: status === 200 } : undefined,
        }),
        /**
         * GET /organizations/:organization/workspaces, narrowed by tags (all of them), by the id of a
         * project (`prj-…`), or by a part of the name.
         */
        list: (organization, query = {}) => listResources(api, GET `/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
        /** The same, each with its current run if the service includes it. */
        listWithRuns: (organization, query = {}) => listPages(api, GET `/organizations/${organization}/workspaces`, {
            ...toRequest(organization, query),
            include: { resource: 'workspaces', names: ['current_run'] },
            idOf: ({ workspace }) => workspace.id,
            read: (document) => (0,jsonapi/* readMany */.co)(document, workspaceSchema).map((workspace) => ({
                workspace,
                currentRun: (0,jsonapi/* includedOne */.pV)(document, workspace, 'current-run', runSchema),
            })),
        }),
    };
}
function toRequest(organization, { tags, project, search }) {
    return {
        what: `list the workspaces of "${organization}"`,
        needs: READ,
        query: {
            'search[tags]': tags?.join(','),
            'filter[project][id]': project,
            'search[name]': search,
        },
        problems: project === undefined ? [] : idProblems(project),
    };
}
/** Each function returns the id; undefined when this token can see nothing of that name. */
function createNames(api) {
    const among = (type) => async (organization, name) => {
        const route = GET `/organizations/${organization}/${type}`;
        const all = listResources(api, route, (0,resource/* resource */.Zc)(type, { name: dist/* string */.YjP() }), {
            what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
            needs: 'the permission to read it',
            query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
        });
        // A service that does not support the filter lists all of them.
        for await (const one of all)
            if (one.attributes.name === name)
                return one.id;
        return undefined;
    };
    return {
        /** GET /organizations/:organization/projects. */
        project: among('projects'),
        /** GET /organizations/:organization/teams. */
        team: among('teams'),
        /** GET /organizations/:organization/agent-pools. */
        agentPool: among('agent-pools'),
    };
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/client/http/crowd.js
const SECOND_MS = 1_000;
/** Earlier in a second than this, the number of used requests says little. */
const LEAST_ELAPSED_MS = 150;
/** A request that left this long before a second began may have been counted in that second. */
const ON_THE_WAY_MS = 200;
/** Use by others up to this share is ignored. */
const QUIET = 0.08;
/** The share of the limit that requests which only watch leave free for requests that decide. */
const LEFT_TO_DECIDE = 0.6;
/**
 * The share that requests which decide leave free for programs that have not seen any answer yet.
 */
const LEFT_TO_NEWCOMERS = 0.5;
/**
 * The weight of one answer in the estimate of the others' use: half of it at once, the rest with
 * the time since the last answer.
 */
const ANSWER_WEIGHT = 0.8;
const ANSWER_WEIGHT_ALL_AFTER_MS = 40_000;
/**
 * The pause of a watching client: this long if no other client uses the limit, e^4 times as long in a
 * full second.
 */
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
/** The shortest run for which the pause applies to the first poll: most runs take longer. */
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
/**
 * The longest pause: the end of a run of up to 40 s is noticed within 10 s, that of a longer run
 * may be noticed later.
 */
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;
function createCrowd() {
    /** The share of the limit that others use, smoothed over time. */
    let others = 0;
    let seenAt = Number.NEGATIVE_INFINITY;
    let room;
    let sentTimes = [];
    return {
        /** The share of the limit that others use. */
        others: () => others,
        /** To be called when a request of this client leaves. */
        sent(nowMs) {
            sentTimes = sentTimes.filter((at) => at > nowMs - 2 * SECOND_MS);
            sentTimes.push(nowMs);
        },
        /** To be called with what an answer's headers say about the limit. */
        saw(nowMs, answered, refused) {
            // A longer window belongs to a list that has a limit for itself.
            if (answered.resetMs > SECOND_MS)
                return;
            room = { ...answered, seenAt: nowMs, endsAt: nowMs + answered.resetMs };
            const elapsedMs = SECOND_MS - answered.resetMs;
            const mine = sentTimes.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
            const used = Math.max(0, answered.limit - answered.remaining - mine) / answered.limit;
            const rate = refused ? 1 : Math.min(1, used / Math.max(elapsedMs / SECOND_MS, 0.1));
            if (elapsedMs < LEAST_ELAPSED_MS && !refused)
                return;
            const isEstimated = seenAt > Number.NEGATIVE_INFINITY;
            const grown = Math.min(1, (nowMs - seenAt) / ANSWER_WEIGHT_ALL_AFTER_MS);
            const weight = isEstimated ? (ANSWER_WEIGHT * (1 + grown) * elapsedMs) / (2 * SECOND_MS) : 1;
            others += weight * (rate - others);
            seenAt = nowMs;
        },
        /**
         * Milliseconds to wait before a request of this kind: 0 while enough of the current second is
         * left, otherwise a random time into the next second.
         */
        waitMs(nowMs, watching, random) {
            if (room === undefined || others < QUIET || nowMs >= room.endsAt)
                return 0;
            const { seenAt: at, endsAt, limit, remaining } = room;
            const left = remaining - sentTimes.filter((sentAt) => sentAt > at).length;
            const kept = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
            return left > kept ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
        },
        /** How much later than the service's hint a refused request is sent again. */
        laterMs(watching, random) {
            return random() * others * (watching ? 3 : 1) * SECOND_MS;
        },
        /**
         * Minimum milliseconds between two polls while waiting; 0 when no other client uses the limit.
         */
        pauseMs(waitedMs) {
            if (others < QUIET)
                return 0;
            const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
            if (waitedMs < FIRST_MS)
                return Math.min(FIRST_LONGEST_MS, 2 * pause);
            const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
            return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS);
        },
    };
}
//# sourceMappingURL=crowd.js.map
;// CONCATENATED MODULE: ./build/src/client/http/limits.js
/** The limits of one client: requests per second, and retries in all. */
/**
 * How much of the rate a refusal takes away, and how much of it returns in a second without one.
 */
const BACK_OFF = 0.6;
const EVERY_MS = 400;
const LEAST = 0.04;
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;
/**
 * How fast requests may leave: a rate with a small burst, first come first served. Both together
 * stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least one
 * request). While others use the same limit, refusals lower the rate, and a time without refusals
 * raises it again.
 */
function createPace(perSecond) {
    let limit = perSecond;
    let share = 1;
    let intervalMs = 0;
    let toleranceMs = 0;
    /** When the next request would leave if there were no burst at all. */
    let dueMs = Number.NEGATIVE_INFINITY;
    let heldMs = Number.NEGATIVE_INFINITY;
    let slowedMs = Number.NEGATIVE_INFINITY;
    let regainedMs = Number.NEGATIVE_INFINITY;
    function apply() {
        const rate = limit * share;
        intervalMs = 1000 / (rate * 0.9);
        toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
    }
    apply();
    return {
        /** Books the next free moment, at most `until`; returns how long to wait for it. */
        book(nowMs, untilMs) {
            const due = Math.max(dueMs, nowMs);
            const leave = Math.max(due - toleranceMs, nowMs, heldMs);
            if (leave > untilMs)
                return 'too-late';
            dueMs = Math.max(due, leave) + intervalMs;
            return leave - nowMs;
        },
        /** No request leaves before this moment: the service asked for a pause. */
        hold(untilMs) {
            heldMs = Math.max(heldMs, untilMs);
        },
        /** Sets the new number of requests per second. */
        limitTo(perSecondNow) {
            limit = perSecondNow;
            apply();
        },
        /** A request was refused: earlier bookings are made anew at the present rate. */
        refused(nowMs) {
            regainedMs = nowMs;
            if (nowMs - slowedMs < EVERY_MS)
                return;
            slowedMs = nowMs;
            share = Math.max(LEAST, share * BACK_OFF);
            dueMs = nowMs;
            apply();
        },
        /** @param others the share of the limit that others use */
        answered(nowMs, others) {
            if (share === 1)
                return;
            const each = REGAIN_CROWDED + (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
            share = Math.min(1, share + (each * (nowMs - regainedMs)) / 1000);
            regainedMs = nowMs;
            apply();
        },
        /** Whether a booking of that time has to be made anew. */
        slowedSince: (bookedMs) => slowedMs > bookedMs,
    };
}
const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
/**
 * One budget of retries for all requests of a client, so that an outage does not cause a flood of
 * requests.
 */
function createRetryBudget() {
    let tokens = FULL;
    return {
        /**
         * Pays for one retry; false if the budget is used up, and then retries wait for the longest
         * time.
         */
        pay(afterTimeout) {
            const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
            if (tokens < cost)
                return false;
            tokens -= cost;
            return true;
        },
        /** To be called when a request succeeded. */
        earn() {
            tokens = Math.min(FULL, tokens + 1);
        },
    };
}
//# sourceMappingURL=limits.js.map
;// CONCATENATED MODULE: ./build/src/client/shared.js



/** Where the API is, unless a host says otherwise. */
const DEFAULT_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
class Shared {
    /** Every request to the service's own origin. */
    pace = createPace(REQUESTS_PER_SECOND);
    /** Run lists, of which the service allows 30 per minute. */
    runListPace = createPace(RUN_LISTS_PER_SECOND);
    /** The use of the same limit by other programs. */
    crowd = createCrowd();
    retries = createRetryBudget();
    identity = {};
    /** How many answers have arrived; before the first, `identity` is empty. */
    answers = 0;
    /** The path below which the API is, as `locate` found it. */
    base = DEFAULT_BASE;
    tokenKind = 'unknown';
    /** Includes that this service refused once, as in `runs:task_stages`. */
    refusedIncludes = new Set();
    /** False after a service answered a filtered list without any page. */
    filters = true;
    /** The name to send for the policy engine. */
    dialect;
    #log;
    #secrets;
    #kept = new Set();
    #located;
    constructor(log, dialect, secrets) {
        this.dialect = dialect;
        this.#log = log;
        this.#secrets = secrets;
    }
    /**
     * Looks up the base path once for all requests; after a failure, the next request looks it up
     * again.
     */
    async locate(find) {
        this.#located ??= find();
        try {
            this.base = (await this.#located) ?? DEFAULT_BASE;
        }
        catch (error) {
            this.#located = undefined;
            throw error;
        }
    }
    /** Replaces every secret of this client in every string. */
    conceal(value) {
        return this.#secrets.concealAll(value);
    }
    /**
     * Conceals this value from now on, here and in the log; undefined is ignored.
     *
     * @param id the id in a secret URL: it stays readable, the rest of the URL is concealed
     */
    keepSecret(value, id) {
        if (typeof value !== 'string' || this.#kept.has(value))
            return;
        const rest = value
            .split('/')
            .filter((segment) => segment !== id)
            .join('/');
        const secret = (0,model_secrets/* searchablePieces */.mb)(rest)[0] === rest ? value : rest;
        if (!this.#secrets.keep(secret))
            return;
        this.#kept.add(value);
        this.#log.secret(secret);
    }
    /** Stores what an answer's headers say about the service. */
    learnFrom(headers) {
        const { identity } = this;
        this.answers++;
        identity.apiVersion = headers['tfp-api-version'] ?? identity.apiVersion;
        identity.appName = headers['tfp-appname'] ?? identity.appName;
        identity.version = headers['x-tfe-version'] || identity.version;
        const limit = headers['x-ratelimit-limit'] ?? '';
        if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
            identity.rateLimit = Number(limit);
            this.pace.limitTo(identity.rateLimit);
        }
    }
}
//# sourceMappingURL=shared.js.map
;// CONCATENATED MODULE: ./build/src/client/client.js















/**
 * Makes a client for one service from ports of your own. `connect` makes one with this machine's
 * network and clock.
 *
 * @param options the origin and the token, the ports, and the limits of the requests
 * @returns the client. Its methods reject with a ServiceError: its code says what failed.
 * @throws ServiceError with the code `invalid` for an origin or a token that cannot be one
 */
function createClient(options) {
    const origin = (0,model_origin/* parseOrigin */.e)(options.origin);
    const problem = tokenProblem(options.token);
    if (typeof origin === 'string' || problem !== undefined) {
        const remedy = [origin, problem].filter((each) => typeof each === 'string').join(' ');
        const message = `Cannot talk to the service: ${remedy}`;
        throw new errors/* ServiceError */._(message, { method: 'GET', path: '/', code: 'invalid', remedy });
    }
    const { log, dialect = 'auto', secrets = (0,model_secrets/* createSecrets */.gE)() } = options;
    const shared = new Shared(log, dialect, secrets);
    shared.keepSecret(options.token);
    return assemble(options, origin, shared);
}
function assemble(options, origin, shared) {
    const { send, clock, random, log, signal, deadline = Number.POSITIVE_INFINITY } = options;
    const { watching = false } = options;
    const discovers = options.discovers === true && !isKnownHost(origin);
    const ports = {
        send,
        clock,
        random,
        log,
        shared,
        signal,
        deadline,
        watching,
        discovers,
    };
    const api = new Api(origin, options.token, ports);
    return {
        origin: origin.origin,
        workspaces: createWorkspaces(api),
        names: createNames(api),
        configurationVersions: createConfigurationVersions(api),
        runs: createRuns(api),
        policyChecks: createPolicyChecks(api),
        taskStages: createTaskStages(api),
        policyEvaluations: createPolicyEvaluations(api),
        tfPolicyEvaluations: createTfPolicyEvaluations(api),
        teamAccess: createTeamAccess(api),
        agentTokens: createAgentTokens(api),
        account: () => readAccount(api),
        ping: () => learnIdentity(api),
        // An undefined value keeps the outer one: a scope never removes a deadline.
        with: ({ signal = options.signal, deadline = options.deadline, watching = options.watching }) => assemble({ ...options, signal, deadline, watching }, origin, shared),
        pauseMs: (waitedMs = 0) => shared.crowd.pauseMs(waitedMs),
        answers: () => shared.answers,
    };
}
/** Only characters that a header can carry, and a text that can be a token. */
function tokenProblem(token) {
    if (token === '')
        return 'The token is empty.';
    return /^[\x21-\x7e]+$/.test(token)
        ? undefined
        : 'The token holds spaces, line ends or other characters that no token has: copy it again.';
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 3056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   Fm: () => (/* binding */ describeTransport),
/* harmony export */   Gw: () => (/* binding */ describeNotSecure),
/* harmony export */   Qg: () => (/* binding */ SAYS_HTTP),
/* harmony export */   X2: () => (/* binding */ saysMalformedId),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   h7: () => (/* binding */ isNotStarted),
/* harmony export */   wt: () => (/* binding */ withSentence),
/* harmony export */   xl: () => (/* binding */ describeInvalid)
/* harmony export */ });
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9753);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _jsonapi_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5827);
/* harmony import */ var _model_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3861);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7572);





const CODES = {
    400: 'bad-request',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    413: 'too-large',
    422: 'unprocessable',
    429: 'rate-limited',
};
function codeOfStatus(status) {
    const code = CODES[status];
    if (code !== undefined)
        return code;
    if (status >= 300 && status < 400)
        return 'redirected';
    if (status >= 500)
        return 'server-error';
    return status >= 200 && status < 300 ? 'unreadable' : 'bad-request';
}
/** A 404 from below the API's base path that is not a document of this API. */
function lacksOperation(answer) {
    return answer.status === 404 && (0,_jsonapi_js__WEBPACK_IMPORTED_MODULE_1__/* .readErrors */ .MA)(answer.body).length === 0;
}
/** An id in a form that the service cannot parse; some services answer 500 to it. */
function saysMalformedId(answer) {
    return (0,_jsonapi_js__WEBPACK_IMPORTED_MODULE_1__/* .readErrors */ .MA)(answer.body).some(({ detail = '' }) => /\b(?:malformed|invalid)\b.{0,40}\bid\b/i.test(detail));
}
/** Describes an answer that refuses the request. */
function describeRefusal(request, answer) {
    const declared = request.purpose.codes?.[answer.status];
    const unreadable = answer.status >= 500 && saysMalformedId(answer);
    const code = declared ?? (unreadable ? 'bad-request' : codeOfStatus(answer.status));
    const errors = (0,_jsonapi_js__WEBPACK_IMPORTED_MODULE_1__/* .readErrors */ .MA)(answer.body);
    const title = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(errors[0]?.title ?? '', 80);
    const answered = `answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
    const unsaid = errors.length === 0 ? bodyWords(answer) : '';
    const came = join(`${answered}${unsaid}.`, ...errors.map(reasonOf));
    return errorOf(request, came, {
        code,
        status: answer.status,
        errors,
        remedy: remedyFor(code, request, answer),
        retryAfterMs: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .readRetryHint */ .iY)(answer),
    });
}
/** Describes a success answer without the content that was requested. */
function describeUnreadable(request, answer, why) {
    const type = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(answer.headers['content-type'] ?? 'no content type', 80);
    const isOther = why.startsWith('does not fit');
    const came = `on ${request.host} answered ${answer.status}, ` +
        `but the answer (${type}, ${answer.body.length} bytes) ${why}.`;
    const remedy = isOther
        ? `This service answers differently from the API: \`${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTo */ .Z)('plangate doctor', request)}\` lists what else the gate needs.`
        : `Check that ${request.host} is the service itself and that no proxy answers in its place.`;
    return errorOf(request, came, { code: 'unreadable', status: answer.status, remedy });
}
/** Describes an archive or log URL that is not https, so that nothing is sent to it. */
function describeNotSecure(request) {
    const came = 'was not asked: the URL that the service gave for it is not https.';
    return errorOf(request, came, { code: 'unreadable', remedy: SAYS_HTTP });
}
/** Why a service that is reached over TLS sends URLs without TLS. */
const SAYS_HTTP = 'The proxy that ends TLS in front of the service does not report it. Let it send `X-Forwarded-Proto: https`, or set the external URL of the service.';
/** Describes a request that was not sent. `problems` are whole sentences. */
function describeInvalid(request, problems) {
    const { purpose, method, path } = request;
    const remedy = problems.join(' ');
    const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._(message, { code: 'invalid', method, path, remedy });
}
function errorOf({ purpose, method, path }, came, facts, cause) {
    const message = join(`Could not ${purpose.what}: ${method} ${path} ${came}`, facts.remedy ?? '');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._(message, { ...facts, method, path }, cause && { cause });
}
/** The same error, with one more sentence at its end. */
function withSentence(error, sentence, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._(`${error.message} ${sentence}`, error, { cause });
}
function remedyFor(code, request, answer) {
    const { purpose, host } = request;
    const needs = purpose.needs === undefined ? '' : ` It needs ${purpose.needs}.`;
    const tooLarge = purpose.onTooLarge ?? 'Correct what is named and try again.';
    const hint = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .readRetryHint */ .iY)(answer);
    const later = hint === undefined ? 'a minute' : `${Math.ceil(hint / 1000)} s`;
    const remedies = {
        unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
        forbidden: `The token may not do this.${needs} Use a token that has it.`,
        'not-found': lacksOperation(answer)
            ? `${host} does not have this operation, or something before it answered: check the hostname.`
            : `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
        conflict: purpose.onConflict ?? 'Its present state does not allow this. Check its state and try again.',
        'too-large': tooLarge,
        unprocessable: tooLarge,
        'rate-limited': `Too many requests: try again in ${later}.`,
        redirected: `It leads to ${hostOf(answer.headers['location'], request)}, and no redirect is followed here: check the hostname.`,
        'server-error': 'The service failed on its side: try again later.',
        'upload-refused': 'The upload URL is used up or has expired: create a new configuration version.',
    };
    if (remedies[code] === undefined && saysMalformedId(answer)) {
        return 'Check the id: this service cannot read it.';
    }
    return remedies[code] ?? 'Check the request against what this service supports.';
}
/** Describes a request without a complete answer. A cancelled request has no remedy. */
function describeTransport(request, error) {
    const { purpose, host } = request;
    const why = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(error.message, 200);
    const words = {
        'not-sent': ['network', `could not reach ${host} (${why})`, remedyForReach(why, request)],
        broken: [
            'network',
            `got no complete answer from ${host} (${why})`,
            purpose.onTooLarge ?? 'Check the network between here and the service.',
        ],
        timeout: [
            'timeout',
            `got no answer from ${host} in time (${why})`,
            purpose.onTooLarge ?? 'Check whether the service is overloaded.',
        ],
        'too-large': [
            'unreadable',
            `on ${host} answered with more than is read (${why})`,
            `Check that ${host} is the service itself.`,
        ],
        tls: ['tls', `was refused by TLS or protocol (${why})`, remedyForProtocol(why, host)],
        local: [
            'local',
            `failed on this machine (${why})`,
            'Check that the file exists, is not changed meanwhile, and that the disk has room.',
        ],
        aborted: ['aborted', 'was canceled'],
    };
    const [code, came, remedy] = words[error.failure];
    return errorOf(request, `${came}.`, { code, remedy: error.remedy ?? remedy }, error);
}
/** Whether nothing listens on a port of this machine. */
function isNotStarted(why, host) {
    return why.includes('ECONNREFUSED') && (0,_model_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U)(new URL(`https://${host}`).hostname);
}
function remedyForReach(why, { host }) {
    if (why.includes('ENOTFOUND')) {
        return 'The host name was not found. Check its spelling. Inside a network, check its DNS and the proxy (HTTPS_PROXY).';
    }
    if (!isNotStarted(why, host)) {
        return 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).';
    }
    const { port } = new URL(`http://${host}`);
    return `No service runs on ${host} of this machine. Start it (\`plangate serve --port ${port || 80}\` for the local one), or name another host with \`--hostname\`.`;
}
/** What to do about a failure that would only happen again. */
function remedyForProtocol(why, host) {
    if (/\bproxy \S* ?answered 407/.test(why)) {
        return 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.';
    }
    if (/\bproxy \S* ?answered/.test(why)) {
        return `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`;
    }
    if (!why.includes('wrong version number')) {
        return `Check that ${host} speaks TLS 1.2 or newer, and any proxy in between.`;
    }
    return (0,_model_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U)(new URL(`https://${host}`).hostname)
        ? `That port does not speak TLS: on this machine, write http://${host} as the hostname.`
        : 'That port does not speak TLS: check the port in the hostname. The default is 443.';
}
function reasonOf(error) {
    const pointer = error.source?.pointer ?? error.source?.parameter;
    const detail = error.detail ?? '';
    if (detail === '' && pointer === undefined)
        return '';
    const at = pointer === undefined ? '' : ` (at ${pointer})`;
    const sentence = detail === '' ? (error.title ?? 'refused') : detail;
    return `${sentence.replace(/\.$/, '')}${at}.`;
}
/** Describes an error answer without `errors[]`. */
function bodyWords(answer) {
    const type = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(answer.headers['content-type'] ?? '', 80);
    if (answer.body.length === 0)
        return ' without a body';
    return ` with ${answer.body.length} bytes of ${type === '' ? 'no named type' : type}`;
}
function hostOf(location, request) {
    if (location === undefined || !URL.canParse(location, `https://${request.host}`))
        return 'nowhere';
    return new URL(location, `https://${request.host}`).host;
}
function join(...sentences) {
    return sentences.filter((sentence) => sentence !== '').join(' ');
}
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 7572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   Qo: () => (/* binding */ readRoom),
/* harmony export */   iY: () => (/* binding */ readRetryHint),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Added to the service's hint, so that many clients do not come back at the same moment. */
const HINT_SPREAD_MS = 250;
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
/** With less time than this left, another attempt could not be answered. */
const USEFUL_MS = 500;
/**
 * `final`: a retry would be answered the same. `untouched`: the service did nothing. `ambiguous`:
 * it may have acted.
 */
function classify(outcome, retryClass) {
    if (outcome.kind === 'unreadable')
        return 'ambiguous';
    if (outcome.kind === 'answer') {
        const { status } = outcome;
        if (status === 429)
            return 'untouched';
        if (status === 408 || status === 425)
            return 'ambiguous';
        return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
    }
    switch (outcome.failure) {
        case 'not-sent':
            return 'untouched';
        case 'broken':
        case 'timeout':
            return 'ambiguous';
        case 'too-large':
            return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
        case 'aborted':
        case 'tls':
        case 'local':
            return 'final';
    }
}
function decideRetry(state) {
    const { outcome } = state;
    const nature = classify(outcome, state.class);
    if (nature === 'final')
        return { do: 'stop', why: 'final' };
    const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
    if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) {
        return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
    }
    const afterMs = waitBefore(state, hintMs);
    if (nature === 'untouched')
        return { do: 'retry', afterMs };
    if (state.class === 'probe' && state.ambiguous >= PROBES)
        return { do: 'stop', why: 'attempts' };
    if (state.class === 'safe' || state.class === 'probe') {
        return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
            ? { do: 'stop', why: 'attempts' }
            : { do: 'retry', afterMs };
    }
    // An upload is retried until the deadline while the service answers, but not if it keeps closing
    // the connection.
    const uploads = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
    const allowed = state.class === 'upload' ? uploads : CREATE_ATTEMPTS;
    return { do: 'recover', afterMs, resend: state.ambiguous < allowed };
}
/** A random wait up to the backoff, never less than the hint, never past the deadline. */
function waitBefore(state, hintMs) {
    const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
    const jitter = state.spent
        ? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
        : state.random() * ceiling;
    const pauseMs = Math.min(jitter, state.remainingMs / 2);
    if (hintMs === undefined)
        return pauseMs;
    return Math.min(Math.max(pauseMs, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
const COUNT = /^\d{1,6}$/;
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** A larger number would be a point in time, which this header never holds. */
const EPOCH_SECONDS = 100_000_000;
/**
 * When the service accepts a request again: from `retry-after` (seconds, with or without a
 * fraction, or a date that is compared with the answer's own `Date`, so that this machine's clock
 * does not matter) and, on 429, from `x-ratelimit-reset` (seconds from now, with a fraction).
 * Returns the longer one in milliseconds; a malformed value is ignored.
 */
function readRetryHint({ status, headers }) {
    const hints = [
        status === 429 ? readSeconds(headers['x-ratelimit-reset']) : undefined,
        readSeconds(headers['retry-after']),
        readDate(headers['retry-after'], headers['date']),
    ].filter((hint) => hint !== undefined);
    return hints.length === 0 ? undefined : Math.max(...hints);
}
/**
 * What an answer's headers say about the rate limit; undefined if one of the headers is missing.
 */
function readRoom(headers) {
    const limit = headers['x-ratelimit-limit'];
    const remaining = headers['x-ratelimit-remaining'];
    const resetMs = readSeconds(headers['x-ratelimit-reset']);
    if (!COUNT.test(limit ?? '') || !COUNT.test(remaining ?? '') || resetMs === undefined) {
        return undefined;
    }
    return { limit: Number(limit), remaining: Number(remaining), resetMs };
}
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const then = value?.trim() ?? '';
    const since = now?.trim() ?? '';
    if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
        return undefined;
    const ms = Date.parse(then) - Date.parse(since);
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
//# sourceMappingURL=retry.js.map

/***/ }),

/***/ 1753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ createSend)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./build/src/model/ports.js
var ports = __webpack_require__(8471);
// EXTERNAL MODULE: ./build/src/model/origin.js
var origin = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
;// CONCATENATED MODULE: ./build/src/client/http/transport-failure.js
/** What a failed request means: whether it can have arrived, and whether trying again can help. */


/** The codes of node and undici, by what they mean. */
const CODES = [
    ['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
    ['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
    ['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
    ['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
    ['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
    ['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO HOSTNAME_MISMATCH INVALID_CA'],
    ['tls', 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID CERT_REJECTED CERT_REVOKED CERT_UNTRUSTED'],
    ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT'],
    ['tls', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
];
const DIRECT = { proxy: '', trusted: [] };
/** An unknown failure counts as `broken`: the service may have acted. */
function toTransportError(error, { proxy, trusted } = DIRECT) {
    if (error instanceof ports/* TransportError */.w)
        return error;
    // Several addresses were tried: the first failure is reported.
    const [first = error] = error instanceof AggregateError ? error.errors : [];
    const code = factOf(first, 'code');
    const failureMessage = (0,error_message/* errorMessage */.g)(first);
    const [, refused] = /^Proxy response \((\d{3})\)/.exec(failureMessage) ?? [];
    if (refused !== undefined) {
        // A proxy that asks for a login or forbids the request will do so again.
        const failure = refused === '407' || refused === '403' ? 'tls' : 'not-sent';
        return new ports/* TransportError */.w(failure, `the proxy ${proxy} answered ${refused}`, { cause: error });
    }
    const words = failureWords(failureMessage);
    const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
    const failure = failureOf(code, first);
    const remedy = failure === 'tls' ? remedyForCertificate(code, trusted) : undefined;
    return new ports/* TransportError */.w(failure, message, { cause: error, remedy });
}
const UNKNOWN_AUTHORITY = 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA'.split(' ');
/** What is wrong with the certificate; undefined for other failures. */
function remedyForCertificate(code, trusted) {
    if (code === 'CERT_HAS_EXPIRED') {
        return 'Those who run that host have to renew its certificate; no setting here passes over it. If it is new, check the clock of this machine.';
    }
    if (code === 'CERT_NOT_YET_VALID') {
        return 'Check the clock of this machine: by it, the certificate does not hold yet.';
    }
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH') {
        return 'Write the host by a name that its certificate is for, or have this name added to the certificate; no setting here passes over it.';
    }
    if (!UNKNOWN_AUTHORITY.includes(code))
        return undefined;
    return trusted.length === 0
        ? 'If the certificate is private, pass its authority with `ca-file`.'
        : `The authority of this certificate is not in ${trusted.join(' or ')}: put it there, with every intermediate one that the host does not send itself.`;
}
/** Removes the part that only says where in a library the failure was noticed. */
function failureWords(text) {
    const [, tls] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
    return tls ?? text.replace(/^Error: /, '');
}
function failureOf(code, error) {
    const [kind] = CODES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
    if (kind !== undefined)
        return kind;
    if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_'))
        return 'tls';
    return factOf(error, 'syscall') === 'connect' ? 'not-sent' : 'broken';
}
/** The fields that node adds to an error: `code`, `syscall`. */
function factOf(error, name) {
    const fact = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof fact === 'string' ? fact : '';
}
/** A failure of this machine that a retry cannot solve, unless its code is in the table. */
function local(error) {
    if (error instanceof ports/* TransportError */.w)
        return error;
    const why = (0,error_message/* errorMessage */.g)(error);
    return new ports/* TransportError */.w('local', why, { cause: error });
}
//# sourceMappingURL=transport-failure.js.map
;// CONCATENATED MODULE: ./build/src/client/http/send.js
/**
 * HTTP over undici, without any decision: redirects are not followed, nothing is retried or
 * decompressed. Every failure is a TransportError that says whether the request can have arrived.
 */









/**
 * Makes the network port of a client: HTTP over this machine's connections, through the proxy that
 * the environment names.
 *
 * @returns the port, with a function that closes its connections
 * @throws TransportError if `caFile` cannot be used
 */
function createSend(options) {
    const dispatchers = createDispatchers(options);
    const send = async (request) => exchange(dispatchers, request);
    return Object.assign(send, { close: () => dispatchers.close() });
}
/** One connection pool for each combination of proxy and reuse, made when it is first needed. */
function createDispatchers({ environment, caFile }) {
    const trust = { ca: caFile === undefined ? undefined : readAuthorities(caFile, environment) };
    const variable = (name) => environment[name.toLowerCase()] ?? environment[name.toUpperCase()] ?? '';
    const made = new Map();
    const proxy = variable('https_proxy') || variable('http_proxy');
    const socks = ['https_proxy', 'http_proxy'].filter((name) => isSocks(variable(name)));
    return {
        way: {
            // Only host and port: the rest of the URL may hold a password.
            proxy: URL.canParse(proxy) ? new URL(proxy).host : '',
            trusted: namesOfAuthorities(caFile, environment),
        },
        async choose({ url, fresh }) {
            // Loaded with the first request, because most commands send none.
            const { Agent, EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            const direct = (0,origin/* isLoopback */.U)(url.hostname);
            const named = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
            const used = variable(named) === '' && url.protocol === 'https:' ? 'http_proxy' : named;
            if (!direct && socks.includes(used) && !isExempt(url, variable('no_proxy'))) {
                throw noSocks(used);
            }
            const key = `${direct} ${fresh === true}`;
            const existing = made.get(key);
            if (existing !== undefined)
                return existing;
            // Without pipelining, no connection is used twice.
            const options = { connect: trust, pipelining: fresh === true ? 0 : 1 };
            const dispatcher = direct
                ? new Agent(options)
                : new EnvHttpProxyAgent({
                    ...options,
                    requestTls: trust,
                    proxyTls: trust,
                    httpProxy: socks.includes('http_proxy') ? '' : variable('http_proxy'),
                    httpsProxy: socks.includes('https_proxy') ? '' : variable('https_proxy'),
                    noProxy: variable('no_proxy'),
                });
            made.set(key, dispatcher);
            return dispatcher;
        },
        async close() {
            await Promise.all([...made.values()].map((dispatcher) => dispatcher.close()));
            made.clear();
        },
    };
}
function isSocks(proxy) {
    return /^socks/i.test(proxy);
}
function noSocks(variable) {
    const name = variable.toUpperCase();
    return new ports/* TransportError */.w('tls', `${name} names a SOCKS proxy, and only HTTP proxies are used`, {
        remedy: `Write an HTTP proxy into ${name}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
    });
}
/**
 * Whether `NO_PROXY` names the host: by its whole name or the end of it, with or without a port.
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy.split(/[\s,]+/).some((entry) => {
        const [, name = '', only = portOfUrl] = /^(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
        if (name === '' || only !== portOfUrl)
            return false;
        const bare = name.replace(/^\*?\./, '');
        return name === '*' || hostname === bare || hostname.endsWith(`.${bare}`);
    });
}
function namesOfAuthorities(caFile, environment) {
    const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
    return [
        ...(caFile === undefined ? [] : ['`ca-file`']),
        ...(extra ? ['NODE_EXTRA_CA_CERTS'] : []),
    ];
}
/** Naming an authority replaces all default ones, so the default ones are added again. */
function readAuthorities(caFile, environment) {
    const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
    const files = extra === '' ? [caFile] : [caFile, extra];
    return [...external_node_tls_.rootCertificates, ...files.map(readPem)];
}
function readPem(file) {
    try {
        const pem = (0,external_node_fs_.readFileSync)(file, 'utf8');
        if (pem.includes('-----BEGIN CERTIFICATE-----'))
            return pem;
        throw new Error(`${file} holds no certificate in PEM form`);
    }
    catch (error) {
        throw local(error);
    }
}
async function receive(answer, request, watch) {
    const { statusCode: status, headers } = answer;
    const html = /^\s*text\/html\b/i.test(String(headers['content-type'] ?? ''));
    const nothing = status < 200 || status > 299 || status === 204 || html;
    if (request.file === undefined || nothing)
        return keep(answer, request);
    assertCheckable(answer);
    const bytes = await writeWhole(request.file, readAnswer(answer, request, watch));
    return { ...headOf(answer), body: new Uint8Array(), bytes };
}
async function keep(answer, request) {
    const chunks = [];
    const take = answer.statusCode === 200 || answer.statusCode === 206 ? request.take : undefined;
    let offset = 0;
    for await (const chunk of readAnswer(answer, request)) {
        if (take === undefined)
            chunks.push(chunk);
        else
            take(chunk, offset);
        offset += chunk.length;
    }
    return { ...headOf(answer), body: Buffer.concat(chunks) };
}
/** Sends, reads the answer, and stops when the time for the whole is over. */
async function exchange(dispatchers, request) {
    const stop = new AbortController();
    const onAbort = () => stop.abort(new ports/* TransportError */.w('aborted', 'canceled'));
    const timer = setTimeout(() => stop.abort(new ports/* TransportError */.w('timeout', `nothing complete within ${Math.round(request.timeoutMs)} ms`)), Math.min(request.timeoutMs, LONGEST_TIMER_MS));
    const watch = request.progress && watchProgress(request.progress, (why) => stop.abort(why));
    request.signal?.addEventListener('abort', onAbort, { once: true });
    if (request.signal?.aborted === true)
        onAbort();
    let file;
    try {
        stop.signal.throwIfAborted();
        file = isFile(request.body) ? await openBody(request.body) : undefined;
        const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
        const { origin, pathname, search } = request.url;
        const dispatcher = await dispatchers.choose(request);
        const answer = await dispatcher.request({
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: { ...request.headers, ...length },
            body: isFile(request.body) ? read(file, watch, request.body.sent) : (request.body ?? null),
            signal: stop.signal,
            headersTimeout: request.timeoutMs,
            bodyTimeout: request.timeoutMs,
        });
        return await receive(answer, request, watch);
    }
    catch (error) {
        // The reason for the abort says more than the error that the socket made of it.
        throw stop.signal.aborted && stop.signal.reason instanceof ports/* TransportError */.w
            ? stop.signal.reason
            : toTransportError(error, dispatchers.way);
    }
    finally {
        clearTimeout(timer);
        watch?.end();
        request.signal?.removeEventListener('abort', onAbort);
        await file?.close().catch(() => undefined);
    }
}
/** The largest value that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
    return typeof body === 'object' && 'path' in body;
}
async function openBody(body) {
    try {
        const file = await (0,promises_.open)(body.path, 'r');
        const { size } = await file.stat();
        if (size === body.bytes)
            return file;
        await file.close();
        throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
    }
    catch (error) {
        throw local(error);
    }
}
/** Reads the file and counts its bytes. */
function read(file, watch, sent) {
    if (file === undefined)
        return null;
    const chunks = file.createReadStream({ autoClose: false });
    async function* counted() {
        let bytes = 0;
        for await (const chunk of chunks) {
            watch?.moved(chunk.length);
            yield chunk;
            sent?.((bytes += chunk.length));
        }
        watch?.sent();
    }
    return external_node_stream_.Readable.from(counted(), { objectMode: false });
}
/** Reads the body up to the request's limit. */
async function* readAnswer(answer, { maxBytes }, watch) {
    let bytes = 0;
    try {
        for await (const chunk of answer.body) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                throw new ports/* TransportError */.w('too-large', `more than ${maxBytes} bytes`);
            watch?.moved(chunk.length);
            yield chunk;
        }
    }
    catch (error) {
        throw toTransportError(error);
    }
}
function headOf(answer) {
    const headers = {};
    for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && name !== '__proto__') {
            headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
        }
    }
    return { status: answer.statusCode, headers };
}
/** Without a length or chunks, a file that was cut short would look complete. */
function assertCheckable(answer) {
    const { 'content-length': length, 'transfer-encoding': coding } = answer.headers;
    if (length !== undefined || String(coding ?? '').includes('chunked'))
        return;
    answer.body.on('error', () => undefined).destroy();
    throw new ports/* TransportError */.w('broken', 'the answer does not say how long it is');
}
/** Writes to a second file and renames it at the end, so the file is complete or absent. */
async function writeWhole(file, chunks) {
    const part = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), `.${(0,external_node_path_.basename)(file)}.${(0,external_node_crypto_.randomUUID)()}.part`);
    let handle;
    let bytes = 0;
    try {
        handle = await (0,promises_.open)(part, 'wx');
        for await (const chunk of chunks) {
            await handle.writeFile(chunk);
            bytes += chunk.length;
        }
        await handle.close();
        await (0,promises_.rename)(part, file);
        return bytes;
    }
    catch (error) {
        await handle?.close().catch(() => undefined);
        await (0,promises_.rm)(part, { force: true }).catch(() => undefined);
        throw local(error);
    }
}
/**
 * Stops a transfer that makes nearly no progress, long before the time for the whole is over: calls
 * `giveUp` at most once, and never after `end`.
 */
function watchProgress({ bytes, ms, answerMs }, giveUp) {
    let moved = 0;
    const stop = (why) => {
        clearInterval(timer);
        giveUp(new ports/* TransportError */.w('timeout', why));
    };
    let timer = setInterval(() => {
        if (moved < bytes)
            stop(`less than ${bytes} bytes moved within ${ms} ms`);
        moved = 0;
    }, ms);
    return {
        /** To be called with the number of bytes that were sent or received. */
        moved: (more) => (moved += more),
        /**
         * To be called when everything is sent: the bytes in transit and the answer then have
         * `answerMs`.
         */
        sent: () => {
            clearInterval(timer);
            timer = setTimeout(() => stop(`no answer within ${answerMs} ms of the last byte`), answerMs);
        },
        end: () => clearInterval(timer),
    };
}
//# sourceMappingURL=send.js.map

/***/ }),

/***/ 5827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   JW: () => (/* binding */ relation),
/* harmony export */   MA: () => (/* binding */ readErrors),
/* harmony export */   Qz: () => (/* binding */ refuseHtml),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   c3: () => (/* binding */ includedOfType),
/* harmony export */   co: () => (/* binding */ readMany),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   o4: () => (/* binding */ findIncluded),
/* harmony export */   pV: () => (/* binding */ includedOne),
/* harmony export */   xH: () => (/* binding */ one)
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);
/* harmony import */ var _wire_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(486);
/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */




/** Thrown for an answer without the expected content; the message finishes "the answer …". */
class Unreadable extends Error {
    name = 'Unreadable';
}
/**
 * Deeper than any document of this service: recursion into a far deeper one overflows the stack.
 */
const DEEPEST = 200;
/** An HTML page instead of a document: proxies and sign-in pages send those with status 200. */
function refuseHtml({ headers, body }) {
    const html = /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
    if (html && body.length > 0)
        throw new Unreadable(HTML);
}
const HTML = 'is HTML or XML, as from a proxy or a sign-in page';
/**
 * Parses an answer.
 *
 * @throws the reason if it is no JSON:API document
 */
function parseDocument(body) {
    const root = parseBody(body);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(root))
        throw new Unreadable('is not a JSON:API document');
    const { errors, meta, links, included } = root;
    refuseErrors(errors);
    const bare = !('data' in root) && 'attributes' in root && 'type' in root;
    if (!bare && !('data' in root))
        throw new Unreadable('has no "data"');
    const numbers = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(meta) ? meta['pagination'] : undefined;
    const data = bare ? root : root['data'];
    const conflicts = new Map();
    indexByKey([data].flat(), conflicts);
    return {
        data,
        included: indexByKey(Array.isArray(included) ? included : [], conflicts),
        next: nextOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(links) ? links['next'] : undefined),
        pagination: decode(_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .paginationSchema */ .gC), numbers, 'meta.pagination') ?? undefined,
    };
}
/** An answer with data and errors is neither a success nor a failure. */
function refuseErrors(errors) {
    const none = errors === undefined || errors === null;
    if (none || (Array.isArray(errors) && errors.length === 0))
        return;
    throw new Unreadable('holds errors although its status is a success');
}
/**
 * Indexes resources by type and id. The same resource with two different contents is refused,
 * because nothing says which is right.
 */
function indexByKey(resources, conflicts) {
    const index = new Map();
    for (const resource of resources.filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)) {
        const { type, id } = resource;
        if (typeof type !== 'string' || typeof id !== 'string')
            continue;
        const key = keyOf(type, id);
        const text = JSON.stringify(resource);
        if ((conflicts.get(key) ?? text) !== text) {
            throw new Unreadable(`says two different things of ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(key, 120)}`);
        }
        conflicts.set(key, text);
        index.set(key, resource);
    }
    return index;
}
function nextOf(link) {
    if (link === undefined)
        return 'unknown';
    return link === null || link === '' ? 'none' : 'some';
}
function readOne(document, schema, id) {
    const data = Array.isArray(document.data) && document.data.length === 1 ? document.data[0] : null;
    const read = decode(schema, data ?? document.data, 'data');
    if (id !== undefined && read.id !== id) {
        throw new Unreadable(`is about ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(read.id, 80)}, not about ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(id, 80)}`);
    }
    return read;
}
/** Reads the one resource of a document. `id`: the id that was requested. */
function one(schema, id) {
    return (document) => readOne(document, schema, id);
}
/**
 * Reads the resources of a list.
 *
 * @throws the reason if one has another shape
 */
function readMany(document, schema) {
    if (!Array.isArray(document.data))
        throw new Unreadable('holds no list in "data"');
    return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
/** The relationship of a resource under a name; undefined if there is only `links`, or nothing. */
function relation(resource, name) {
    return (0,_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .related */ ._2)(resource, name).named;
}
/** The first resource that a resource points to under a name, if the service included it. */
function includedOne(document, resource, name, schema) {
    const [identifier] = relation(resource, name) ?? [];
    return identifier && findIncluded(document, identifier, schema);
}
/** The included resource with this type and id; undefined when the service did not include it. */
function findIncluded(document, identifier, schema) {
    const resource = document.included.get(keyOf(identifier.type, identifier.id));
    return resource && decode(schema, resource, `included ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(identifier.type, 40)}`);
}
function keyOf(type, id) {
    return JSON.stringify([type, id]);
}
/** Every included resource of one type, checked only as far as JSON:API requires. */
function includedOfType(document, type) {
    return [...document.included.values()]
        .filter((candidate) => candidate['type'] === type)
        .map((candidate) => decode(_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .anyResourceSchema */ .kG, candidate, `included ${type}`));
}
/** Reads a JSON object that is not a document of this API; undefined for anything else. */
function parseObject(body) {
    try {
        const root = parseBody(body);
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(root) ? root : undefined;
    }
    catch {
        return undefined;
    }
}
/** Reads `errors[]` in both forms, as much of it as is readable; never throws. */
function readErrors(body) {
    const errorList = parseObject(body)?.['errors'];
    const errors = Array.isArray(errorList) ? errorList : [];
    return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
    if (typeof error === 'string')
        return { detail: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(error, LONGEST_TEXT) };
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(error))
        return undefined;
    const { status, title, detail, source } = error;
    const { pointer, parameter } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(source) ? source : {};
    return {
        status: plainText(status),
        title: plainText(title),
        detail: plainText(detail),
        source: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(source)
            ? { pointer: plainText(pointer), parameter: plainText(parameter) }
            : undefined,
    };
}
function plainText(value) {
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
    const result = _wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const at = _wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .getDotPath */ .BuJ(issue);
    const path = at === null ? where : `${where}.${at}`;
    throw new Unreadable(`does not fit at ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(path, 120)}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(issue.message, 160)}`);
}
function parseBody(body) {
    if (body.length === 0)
        throw new Unreadable('is empty');
    if (body[0] === 0x1f && body[1] === 0x8b) {
        throw new Unreadable('is compressed, which was not asked for');
    }
    const text = new TextDecoder().decode(body);
    if (text.trimStart().startsWith('<'))
        throw new Unreadable(HTML);
    if (isTooDeep(text))
        throw new Unreadable(`is nested deeper than ${DEEPEST} levels`);
    try {
        // Such a key needs text that spells its name, directly or escaped.
        return JSON.parse(text, /__proto__|\\u/.test(text) ? dropPrototypeKeys : undefined);
    }
    catch {
        throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
    }
}
/** Counts brackets outside strings. */
function isTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const char = text.charCodeAt(index);
        if (inString) {
            if (char === 0x5c)
                index++;
            else if (char === 0x22)
                inString = false;
        }
        else if (char === 0x22)
            inString = true;
        else if (char === 0x5b || char === 0x7b) {
            depth++;
            if (depth > DEEPEST)
                return true;
        }
        else if (char === 0x5d || char === 0x7d)
            depth--;
    }
    return false;
}
/** Copying an own key of this name would set the prototype of the new object. */
function dropPrototypeKeys(key, value) {
    return key === '__proto__' ? undefined : value;
}
//# sourceMappingURL=jsonapi.js.map

/***/ }),

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ timestamps),
/* harmony export */   Dl: () => (/* binding */ relatedId),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mv: () => (/* binding */ flags),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Zc: () => (/* binding */ resource),
/* harmony export */   _2: () => (/* binding */ related),
/* harmony export */   gC: () => (/* binding */ paginationSchema),
/* harmony export */   iC: () => (/* binding */ spare),
/* harmony export */   kG: () => (/* binding */ anyResourceSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first);
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, hinted: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, hinted: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resource(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const count = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value that decides nothing: in an unexpected form it is ignored. */
function spare(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function object(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': count,
    'next-page': count,
    'total-pages': count,
    'total-count': count,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 9114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ ACCESS_LEVELS),
/* harmony export */   Fh: () => (/* binding */ engineMocksOf),
/* harmony export */   ky: () => (/* binding */ CUSTOM_ATTRIBUTES),
/* harmony export */   o: () => (/* binding */ teamWorkspaceSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);
/** A team's access to one workspace. */


const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
/** The values of each custom-only attribute, in the specification's own (neutral) words. */
const CUSTOM_ATTRIBUTES = {
    runs: ['read', 'plan', 'apply'],
    variables: ['none', 'read', 'write'],
    'state-versions': ['none', 'read-outputs', 'read', 'write'],
    'engine-mocks': ['none', 'read'],
    'workspace-locking': [true, false],
    'run-tasks': [true, false],
    'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .resource */ .Zc)('team-workspaces', {
    access: _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runs: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    variables: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'state-versions': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'sentinel-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'workspace-locking': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'run-tasks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'policy-overrides': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
/** `engine-mocks` of a team's access, whichever word the service used. */
function engineMocksOf({ attributes }) {
    return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
//# sourceMappingURL=team-workspace.js.map

/***/ }),

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isAffected),
/* harmony export */   y: () => (/* binding */ touches)
/* harmony export */ });
/**
 * Whether a change to these files concerns a workspace: files below its configuration, what that
 * reads elsewhere, and what its own triggers name. Patterns come from the service and are never
 * made into a RegExp.
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const places = [directory, ...prefixes, ...reads].map((watchedPath) => segmentsOf(watchedPath).join('/'));
    const patterns = watched.patterns.map(segmentsOf);
    return changed.some((path) => places.some((watchedPath) => touches(path, watchedPath)) ||
        readPatterns.some((pattern) => isLike(path, pattern)) ||
        patterns.some((pattern) => matches(pattern, path.split('/'), '**', matchesSegment)));
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** `*` matches any characters, `?` matches one. */
function matchesSegment(pattern, segment) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(pattern.split(''), segment.split(''), '*', isSame);
}
/** `any` matches any number of items. At most pattern × items steps. */
function matches(pattern, items, any, isSame) {
    let at = 0;
    let star = -1;
    let resume = 0;
    for (let index = 0; index < items.length;) {
        const part = pattern[at];
        if (part === any) {
            star = at++;
            resume = index;
        }
        else if (part !== undefined && isSame(part, items[index] ?? '')) {
            at++;
            index++;
        }
        else if (star >= 0) {
            at = star + 1;
            index = ++resume;
        }
        else
            return false;
    }
    return pattern.slice(at).every((part) => part === any);
}
/** Whether a changed path is this path or below it. It can also be above it: a submodule, or a link that leads there. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return (watchedPath === '' ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** Whether a path begins and ends like this. */
function isLike(path, { prefix, suffix }) {
    return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ readIngress),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   versionControlOf: () => (/* binding */ versionControlOf),
/* harmony export */   xN: () => (/* binding */ LIFETIME_MS)
/* harmony export */ });
/* unused harmony export isConnectedTo */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6077);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7866);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);





/** @throws GateStop when the service can have no run of this change */
function readConnection(workspace, versionControl, { unaffected = false, missing }) {
    const { attributes } = workspace;
    const name = `Workspace "${attributes.name}"`;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
            : 'is not connected to version control';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('input', `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
    }
    if (attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('input', `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        whyNone: missing === undefined ? whyNone(workspace, versionControl) : notHere(missing),
    };
}
function notHere(directory) {
    return `The workspace runs in ${JSON.stringify(directory)}, and the checkout has no Terraform configuration there: correct the working directory in the workspace's settings, or check out the head of the pull request.`;
}
/** Whether version control of the workspace is connected to the repository of the change. */
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamed */ .ev)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameRepository */ .ve)(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
    if (fork === true) {
        return 'The pull request comes from a fork, and the service plans none of those unless its organization allows it.';
    }
    const branch = workspace.attributes['vcs-repo']?.branch || defaultBranch;
    if (branch !== undefined && target !== undefined && branch !== target) {
        return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
    }
    const { named, hinted } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(workspace, 'latest-run');
    if (named?.length === 0 && !hinted) {
        return 'The workspace never had a run, and before the first one version control starts none: start that one by hand.';
    }
    return undefined;
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const shown = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { read: shown.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'not-found')
            throw error;
        const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
        return { doubt };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/** A plan that is older may not be true any more. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** @throws GateStop when the job is not about one commit of one pull request */
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = '' }, now) {
    if (repository === undefined || commit === undefined || pullRequest === undefined) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('input', '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.');
    }
    const { serverUrl, slug, defaultBranch } = repository;
    const oldestMs = now.getTime() - LIFETIME_MS;
    const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
    return {
        change: {
            commit: commit.sha,
            pullRequest: pullRequest.number,
            repository: `${serverUrl}/${slug}`,
            slug,
            sinceMs,
        },
        fork,
        target,
        defaultBranch,
    };
}
//# sourceMappingURL=connection.js.map

/***/ }),

/***/ 7170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ uploadRoot),
/* harmony export */   VA: () => (/* binding */ showWorkspace),
/* harmony export */   bq: () => (/* binding */ readWorkingDirectory),
/* harmony export */   i_: () => (/* binding */ isReady),
/* harmony export */   ng: () => (/* binding */ startOfResult),
/* harmony export */   pl: () => (/* binding */ findWorkspace)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8285);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);




/** Whether the workspace was found. */
function isReady(looked) {
    return 'workspaceId' in looked;
}
/** The fields that every result of a workspace has. */
function startOfResult(looked) {
    const workspace = isReady(looked) ? looked : undefined;
    const run = workspace?.runSeen;
    return {
        workspace: looked.name,
        workspaceId: workspace?.workspaceId,
        workingDirectory: workspace?.workingDirectory ?? '',
        root: workspace?.root,
        configurationVersionId: workspace?.versionId,
        runId: run?.id,
        runUrl: run?.url,
        runStatus: run?.status,
        results: [],
        runTasks: [],
        notices: Array.from(workspace?.notices ?? []),
        diagnostics: [],
    };
}
/** @throws GateStop with what to change, or what the client threw. */
async function findWorkspace(requested, { client, options }, listed) {
    const { name, directory, repository } = requested;
    const workspace = listed ?? (await showWorkspace(client, options.organization, name));
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    const { versionControl } = options;
    const connection = versionControl && (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readConnection */ .dC)(workspace, versionControl, requested);
    if (!connection && attributes.permissions?.['can-queue-run'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
    }
    if (options.mode === 'provisional')
        refuseProvisional(name, workspace, options);
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('problem' in working) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
    }
    const { path: workingDirectory } = working;
    const root = connection ? directory : uploadRoot(directory, workingDirectory);
    // The root is the directory itself or a directory above it, so a shorter path is outside the repository.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    const current = {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-run'),
    };
    return {
        name,
        workspaceId: workspace.id,
        workingDirectory,
        root,
        terraformVersion,
        current,
        connection,
        notices,
        mayHaveRun: false,
    };
}
const LOCKED = {
    speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
/** Refuses a provisional run that the gate could not control, before anything is uploaded. */
function refuseProvisional(name, { attributes }, options) {
    if (options.autoQueueRuns) {
        // The action and the command line refuse this as input; a program that calls `gate` gets here.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.');
    }
    if (options.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('refused', `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
    }
}
/** @throws GateStop when it is not found, or when the service answers with another one */
async function showWorkspace(client, organization, name) {
    try {
        const workspace = await client.workspaces.showByName(organization, name);
        const { name: answered } = workspace.attributes;
        if (answered.toLowerCase() === name.toLowerCase())
            return workspace;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('service', `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`);
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
        }
        throw error;
    }
}
/** @returns the working directory with single slashes and none at its ends, or why it cannot be used */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? { problem: `its working directory "${text}" leads out of what is uploaded` }
        : { path: parts.join('/') };
}
/**
 * The directory to pack: `/repo/infra/prod` without the working directory `infra/prod` is `/repo`. A
 * directory that does not end in the working directory is packed itself; packing shows whether the
 * working directory is in it.
 */
function uploadRoot(directory, workingDirectory) {
    if (workingDirectory === '')
        return directory;
    const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
    const parts = directory.split(separator);
    while (parts.length > 1 && parts.at(-1) === '')
        parts.pop();
    const expected = workingDirectory.split('/');
    const tail = parts.slice(-expected.length);
    if (tail.length < expected.length || tail.some((part, index) => part !== expected[index])) {
        return directory;
    }
    const root = parts.slice(0, -expected.length).join(separator);
    return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 6337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   b5: () => (/* binding */ readGroups),
/* harmony export */   dm: () => (/* binding */ splitIntoGroups),
/* harmony export */   xL: () => (/* binding */ MOST_GROUPS)
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */


/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/**
 * Makes groups that take about the same time: the longest workspace first, each to the group with the
 * least work so far.
 *
 * @param durations in ms by workspace; an unknown one counts as the median
 */
function splitIntoGroups(names, durations, most, random) {
    const knownMs = names
        .map((name) => durations[name])
        .filter((ms) => ms !== undefined)
        .sort((one, other) => one - other);
    const middle = knownMs[Math.floor(knownMs.length / 2)] ?? 1;
    const count = Math.min(names.length, most ?? Math.ceil(names.length / DEFAULT_SIZE), MOST_GROUPS);
    const groups = Array.from({ length: count }, () => {
        return { load: 0, workspaces: [] };
    });
    const sized = names.map((name) => ({ name, ms: durations[name] ?? middle }));
    for (const { name, ms } of sized.sort((one, other) => other.ms - one.ms)) {
        const lightest = groups.reduce((least, group) => (group.load < least.load ? group : least));
        lightest.load += ms;
        lightest.workspaces.push(name);
    }
    const matrix = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
    return groups.map(({ workspaces }, index) => ({
        group: `${matrix}-${index + 1}-of-${count}`,
        workspaces,
    }));
}
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobsOf(group = '') {
    return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const read = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(matrix, value);
    if (!read.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(read.output['include'])
        ? read.output['include']
        : Object.values(read.output);
    const groups = entries.map(({ group, workspaces }) => {
        const named = workspaces.split(',');
        return { group, named, workspaces: named.map((item) => item.split('=')[0] ?? '') };
    });
    const names = groups.flatMap(({ workspaces }) => workspaces);
    const whole = new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length &&
        new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 &&
        groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes(''));
    if (!whole)
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 9337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ overrideRun)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6281);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9239);




/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, and what cannot be overridden
 * @throws ServiceError with the code `invalid` if the run is of another workspace than those named, and
 *   with another code if the run or its policies cannot be read
 */
async function overrideRun(client, clock, { runId, reason, actor, within }) {
    const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
    if (within !== undefined)
        await mustBeWithin(client, run, within);
    const waiting = await findWaiting(client, runId);
    const self = await client.account().catch(() => undefined);
    const by = self?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const lists = { overridden: [], refused: [], final: [], audit: [] };
    const result = { runId, workspace: name, by, reason, ...lists };
    const signed = (0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_3__/* .signReason */ .S)(reason, actor);
    for (const { item, state, override } of waiting) {
        const problem = state === 'overridable' ? await problemOf(() => override(signed)) : NOT_PERMITTED;
        if (state === 'final')
            result.final.push(item);
        else if (problem === undefined)
            result.overridden.push(item);
        else
            result.refused.push({ ...item, problem });
    }
    if (result.overridden.length > 0) {
        const who = { by: actor.by ?? by, job: actor.job, at: clock.date().toISOString() };
        const act = { action: 'override', run: runId, workspace: name ?? '' };
        result.audit.push({ ...act, ...who, reason });
    }
    return result;
}
/** Why the service refused it; undefined if it did not. */
async function problemOf(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
async function mustBeWithin(client, run, { organization, workspaces }) {
    const of = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace');
    for (const name of workspaces) {
        const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .noneIfNotFound */ .N3);
        if (of !== undefined && workspace?.id === of)
            return;
    }
    const named = `${workspaces.join(', ')} of ${organization}`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._(`Run ${run.id} is of none of these workspaces: ${named}.`, {
        code: 'invalid',
        method: 'GET',
        path: `/runs/${run.id}`,
        remedy: 'Nothing was overridden. Name the workspace of the run, if it is one to override in.',
    });
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function findWaiting(client, runId) {
    const { policyChecks, taskStages, tfPolicyEvaluations } = client;
    const checks = await policyChecks.list(runId).all();
    const stages = (await taskStages.list(runId).all()).map(({ stage }) => stage);
    const evaluations = await tfPolicyEvaluations.list(runId).all();
    return [
        ...select('policy-check', checks, policyChecks),
        ...select('task-stage', stages, taskStages),
        ...select('tf-policy-evaluation', evaluations, tfPolicyEvaluations),
    ];
}
/** Those that wait for an override, and those that failed for good. */
function select(system, objects, resource) {
    return objects.flatMap(({ id, attributes }) => {
        const state = stateOf(WORDS[system], attributes);
        const item = { system, id, status: attributes.status };
        const override = (comment) => resource.override(id, { comment });
        return state === undefined ? [] : { item, state, override };
    });
}
/** Which words wait for an override, and which cannot have one. */
const WORDS = {
    'policy-check': { waits: 'soft_failed', final: 'hard_failed' },
    'task-stage': { waits: 'awaiting_override', final: 'failed' },
    'tf-policy-evaluation': { waits: 'awaiting_override', final: 'failed' },
};
function stateOf({ waits, final }, { status, actions, permissions }) {
    if (status === final)
        return 'final';
    if (status !== waits)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return may === false ? 'not-permitted' : 'overridable';
}
//# sourceMappingURL=override-run.js.map

/***/ }),

/***/ 2649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ listWorkspaces),
/* harmony export */   Iw: () => (/* binding */ createOverview),
/* harmony export */   qz: () => (/* binding */ MANY)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6337);



/** From here on one list is cheaper than single reads. */
const MANY = 10;
const EVERY_MS = 10_000;
/** Jobs of one matrix share the 30 requests a minute, and leave some of them to others. */
const OF_EACH_MS = 2_500;
const SOON_MS = 15_000;
/** How long a stage of tasks counts as going on before its run is read: a time, and a number of lists. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const REFUSED_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview(options, client, clock) {
    const { organization, mode, changeRequest, group } = options;
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each was first listed in a stage of tasks, or last read there. */
    const stagedAt = new Map();
    let nextAt = Number.NEGATIVE_INFINITY;
    let lookedAt = nextAt;
    let looking;
    /** What the messages of this job's runs have in common, as far as the service finds them by it. */
    let searched = group ?? changeRequest;
    const everyMs = Math.max(EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobsOf */ .aG)(group) * OF_EACH_MS);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
    /** The runs of this job that have not ended; undefined if there is no list, or too few runs for one. */
    async function look() {
        if (clock.now() >= nextAt) {
            lookedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            looking = list(searched).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
                if (runs?.size === 0)
                    searched = undefined;
                return runs;
            });
        }
        return await looking;
    }
    return {
        /** All runs of the change request that have not ended. */
        before: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it only goes on; undefined if the run itself has to be read. */
        async unmoved(last) {
            if (watched.size < MANY)
                return undefined;
            const listed = await look();
            const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            const moves = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) === 'moving';
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isStage = /^(?:pre|post)_/.test(status);
            const isCertain = !isStage || isFresh(stagedAt, last.id, clock.now(), stageMs);
            return moves && isCertain ? run : undefined;
        },
    };
}
/** The runs by their ids; undefined if the service refuses the list. */
async function listMoving(client, clock, ask) {
    try {
        // If the service asks for a longer wait, there is no list.
        const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
        return new Map(runs.map((run) => [run.id, run]));
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code === 'aborted')
            throw error;
        return undefined;
    }
}
/** Whether it is too early to read the stages of the run. */
function isFresh(stagedAt, id, nowMs, stageMs) {
    const at = stagedAt.get(id) ?? nowMs;
    const fresh = nowMs - at < stageMs;
    stagedAt.set(id, fresh ? at : nowMs);
    return fresh;
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
        for (const workspace of all)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 5724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ queryWorkspaces),
/* harmony export */   findWorkspaces: () => (/* binding */ findWorkspaces),
/* harmony export */   toQuery: () => (/* binding */ toQuery)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4043);
/* harmony import */ var _locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7834);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(589);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7625);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7170);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2437);
/** Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect. */










/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, options) {
    const { settings, workingDirectory, repositoryRoot } = options;
    const connected = settings.source === 'vcs';
    const selected = settings.workspaces.map((selector) => {
        const ownDirectory = selector.kind === 'name' ? selector.directory : undefined;
        const directories = connected
            ? { directory: repositoryRoot, repository: repositoryRoot }
            : (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePackDirectory */ .DR)(ownDirectory ?? settings.directory, workingDirectory);
        return { selector, directories };
    });
    const all = new Map();
    for (const { selector, directories } of selected) {
        if (selector.kind === 'name') {
            all.set(selector.name, { name: selector.name, ...directories });
            continue;
        }
        const workspaces = await queryWorkspaces(client, settings.organization, selector);
        if (workspaces.length === 0)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('input', nothingFound(settings, selector));
        for (const workspace of workspaces) {
            const { name } = workspace.attributes;
            if (!all.has(name))
                all.set(name, { name, ...directories, workspace });
        }
    }
    const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return { requested: [...all.values()], skipped: [] };
    }
    const isConcerned = concernsOf(changed, repositoryRoot);
    const requested = [];
    const skipped = [];
    for (const each of all.values()) {
        const workspace = each.workspace ?? (await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .showWorkspace */ .VA)(client, settings.organization, each.name));
        const missing = missingPlace(each, workspace);
        if (missing !== undefined)
            requested.push({ ...each, missing });
        else if (await isConcerned(each, workspace))
            requested.push(each);
        else if (connected)
            requested.push({ ...each, unaffected: true });
        else
            skipped.push(each.name);
    }
    return { requested, skipped };
}
function nothingFound({ organization }, query) {
    return `No workspace of organization "${organization}" was found for ${(0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSelector */ .r5)(query)}. Either it is wrong, or the token may not see them.`;
}
/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
/** The query of the service's list; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project }) {
    const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
    const id = isName ? await client.names.project(organization, project) : project;
    if (isName && id === undefined)
        return undefined;
    return { tags: tags.length > 0 ? tags : undefined, project: id };
}
/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory, { 'working-directory': text }) {
    const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkingDirectory */ .bq)(text);
    const inside = 'path' in working ? working.path : '';
    const root = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadRoot */ .SS)(directory, inside);
    return { root, module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, inside) };
}
/**
 * If the checkout does not have the directory, the list of changes says nothing about the workspace: its
 * working directory may be misspelt, or the service may be wrong. The gate refuses such a workspace.
 * @returns what the service calls it; undefined when there is a configuration
 */
function missingPlace({ directory, repository }, { attributes }) {
    const { module } = configurationOf(directory, attributes);
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(module);
    const isInside = repository === undefined || (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(real, repository);
    const isProgram = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(directory, module).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).some(isOfPrograms);
    const isProper = 'path' in (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkingDirectory */ .bq)(attributes['working-directory']);
    if (isProper && isInside && !isProgram && holdsConfigurationFile(real))
        return undefined;
    return attributes['working-directory'] ?? '';
}
/** Whether a file in the directory is one of Terraform: a directory or a broken link of such a name is none. */
function holdsConfigurationFile(directory) {
    const names = _read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .readsHere */ .aQ.readDirectory(directory).filter(_locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_8__/* .isConfiguration */ .ZC);
    return names.some((name) => _read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .readsHere */ .aQ.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, name)) !== undefined);
}
/** Directories of git and Terraform themselves, in which no configuration is. */
function isOfPrograms(segment) {
    return segment === '.git' || segment === '.terraform';
}
/**
 * @param changed relative to the repository
 * @param repositoryRoot absolute; the list has no file of another repository, or of none
 */
function concernsOf(changed, repositoryRoot) {
    const modulesElsewhere = new Map();
    return async ({ directory, repository }, { attributes }) => {
        if (repository !== repositoryRoot)
            return true;
        const { root, module } = configurationOf(directory, attributes);
        const real = inRepository((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(module), repositoryRoot) ?? '';
        const watched = {
            directory: inRepository(module, repositoryRoot) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            // Some file systems ignore the case of letters, so the directory may have another name there.
            prefixes: (attributes['trigger-prefixes'] ?? []).concat(real),
        };
        if ((0,_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .isAffected */ .f)(changed, watched))
            return true;
        const reading = modulesElsewhere.get(module) ?? readElsewhere(module, root, repositoryRoot);
        modulesElsewhere.set(module, reading);
        const elsewhere = await reading;
        return elsewhere === undefined || (0,_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .isAffected */ .f)(changed, { ...watched, ...elsewhere });
    };
}
/** The files that a plan reads, also outside of the directory; undefined if that is not certain. */
async function readElsewhere(module, root, repositoryRoot) {
    const { modules, linked, reads: found } = await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .readLoads */ .QO)(module);
    if (found.some(({ kind }) => kind === 'any'))
        return undefined;
    // For a set of files, the end of their names counts as well.
    const isSet = ({ ending }) => ending !== '';
    const sets = found.filter(isSet);
    const named = found.filter((read) => !isSet(read)).map(({ path }) => path);
    const places = [...new Set([module, ...modules, ...named])];
    const links = [...places, ...sets.map(({ path }) => path)].map((each) => (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .followLinksIn */ .Gf)(each));
    if (links.includes(undefined))
        return undefined;
    const rules = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .follow */ .e6)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FILE */ .On));
    const reads = [...rules, ...linked, ...places, ...links.flatMap((some) => some ?? [])];
    return {
        reads: reads.flatMap((path) => inRepository(path, repositoryRoot) ?? []),
        readPatterns: sets.flatMap(({ path, ending: suffix }) => {
            const from = inRepository(path, repositoryRoot);
            return from === undefined ? [] : { prefix: from === '' ? '' : `${from}/`, suffix };
        }),
    };
}
/** The path in the repository; undefined outside of it. The locator has the same function, and would slow down every start. */
function inRepository(path, repositoryRoot) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
//# sourceMappingURL=requested-workspaces.js.map

/***/ }),

/***/ 8278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ announcePlan),
/* harmony export */   y: () => (/* binding */ announcer)
/* harmony export */ });
/* harmony import */ var _report_heading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4340);
/* harmony import */ var _report_own_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1320);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9696);





/** How long the end of a job waits for an announcement that is still on its way. */
const LAST_WAIT_MS = 2_000;
/**
 * Announces a plan in the comment that the job read at its start. Does nothing without a comment.
 *
 * @param earlier what the job read of the comment
 * @throws HostError if the host refuses or does not answer
 */
async function announcePlan({ api, number, headSha }, plan, earlier, signal) {
    const { context } = plan;
    const state = toPlanState(plan, headSha);
    if (state === undefined || signal.aborted || earlier?.headSha !== headSha)
        return;
    let { comment } = earlier;
    if (comment !== undefined && mayHaveChanged(comment, state, context)) {
        const now = await api.snapshot(number);
        comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .ownComments */ .D5)(now.comments, (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerStart */ .Rs)(context.key))[0];
        if (now.headSha !== headSha)
            return;
    }
    if (comment === undefined || signal.aborted)
        return;
    const { defuse = (text) => text } = api;
    const words = { title: (0,_report_own_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ownWordsOf */ .N)(context).title, origins: (0,_report_links_js__WEBPACK_IMPORTED_MODULE_1__/* .originsOf */ .TZ)(context) };
    const body = (0,_report_heading_js__WEBPACK_IMPORTED_MODULE_0__/* .announceIn */ .Zs)(comment.body, state, context.key, words);
    if (body !== undefined)
        await api.updateComment(comment.id, defuse(body), signal);
}
function toPlanState({ context: { jobId, job, startedAt }, url, unfinished = false }, headSha) {
    const started = Math.floor(Date.parse(startedAt) / 1000);
    if (jobId === undefined || headSha === '' || !(started > 0))
        return undefined;
    const { runId = 0, attempt = 0 } = job ?? {};
    return { job: jobId, runId, attempt, headSha, startedAt: started, url, unfinished };
}
/**
 * Whether others may have written to the comment since it was read: jobs that share it, or a workflow
 * that takes commands. What they wrote must not be written over, so it is read again.
 */
function mayHaveChanged({ body }, plan, { key, takesCommands = false }) {
    const { sections = [], plans = [], acts = [] } = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key) ?? {};
    return (takesCommands ||
        acts.length > 0 ||
        sections.length > 1 ||
        plans.some(({ job }) => job !== plan.job) ||
        [...sections, ...plans].some(({ runId, attempt }) => runId === plan.runId && attempt === plan.attempt));
}
/**
 * Announces the first run of a job, in the background.
 *
 * @param onProblem called with what went wrong
 * @returns `begin` announces a run, once; `end` makes sure that nothing is on its way any more
 */
function announcer({ announce }, context, { clock, signal }, onProblem) {
    const ending = new AbortController();
    const either = AbortSignal.any([signal, ending.signal]);
    let work;
    return {
        begin(url) {
            work ??= announce?.({ context, url }, either).catch(onProblem);
        },
        async end() {
            if (work !== undefined && !signal.aborted) {
                const waiting = new AbortController();
                const late = clock.sleep(LAST_WAIT_MS, waiting.signal).catch(() => undefined);
                await Promise.race([work, late]).finally(() => waiting.abort());
            }
            ending.abort();
        },
    };
}
//# sourceMappingURL=announce.js.map

/***/ }),

/***/ 6393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vI: () => (/* binding */ describeCiJob),
  Vc: () => (/* binding */ hostHere)
});

// UNUSED EXPORTS: publishOn

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js
var ask_git = __webpack_require__(2415);
// EXTERNAL MODULE: ./build/src/machine/checked-out-commit.js
var checked_out_commit = __webpack_require__(7701);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(167);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
;// CONCATENATED MODULE: ./build/src/trust/merge-base-texts.js
/** Files at the merge base of a change and its target, read from git. */

/** More files than this are not compared. */
const MOST_FILES = 1_000;
/** @param targets names of the target branch; the first that git knows counts */
function textsAtMergeBase(targets, repository, ports) {
    const git = (...args) => (0,ask_git/* askGit */.gG)(ports, repository, ...args);
    let base;
    const findBase = async () => {
        for (const target of targets) {
            const answer = await git('merge-base', 'HEAD', target);
            if ('text' in answer)
                return answer.text.trim();
        }
        return undefined;
    };
    return async (paths) => {
        const commit = await (base ??= findBase());
        if (commit === undefined || paths.length > MOST_FILES)
            return undefined;
        const listed = await git('ls-tree', '-z', '--full-tree', commit, ...paths);
        if ('why' in listed)
            return undefined;
        const texts = new Map();
        for (const entry of listed.text.split('\0')) {
            const [about = '', path] = entry.split('\t');
            const [mode = '', , id = ''] = about.split(' ');
            if (path === undefined || !mode.startsWith('100'))
                continue;
            const blob = await git('cat-file', 'blob', id);
            if ('why' in blob)
                return undefined;
            texts.set(path, blob.text);
        }
        return texts;
    };
}
//# sourceMappingURL=merge-base-texts.js.map
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/src/hosts/announce.js
var announce = __webpack_require__(8278);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(8739);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/settings/settings.js
var settings_settings = __webpack_require__(5182);
;// CONCATENATED MODULE: ./build/src/hosts/event-texts.js
/** The event's own texts inside of what the workflow wrote: titles, names of branches, bodies. */


/** Variables of CI hosts that contain such texts. */
const NAMES = /TITLE|BRANCH|MESSAGE|REF_NAME|HEAD_REF|DESCRIPTION|_TAG$|LABELS$/i;
/** Shorter ones are found by chance. */
const SHORTEST = 3;
/** Those that are found and could act, the longest first. */
function eventTextsIn(settings, payload, environment) {
    const words = Object.values((0,settings_settings/* reportedWords */.zQ)(settings)).map((text) => (0,escape_markdown/* cleanText */.X5)(text ?? ''));
    if (words.every((text) => text === ''))
        return [];
    const named = Object.entries(environment).flatMap(([name, text]) => NAMES.test(name) && text !== undefined ? [text] : []);
    const lines = [...named, ...textsOf(payload)].flatMap((text) => {
        const clean = (0,escape_markdown/* cleanText */.X5)(text).trim();
        return [clean, ...clean.split('\n').map((line) => line.trim())];
    });
    return [...new Set(lines)]
        .filter((text) => text.length >= SHORTEST && words.some((one) => one.includes(text)))
        .filter((text) => (0,escape_markdown/* prose */.CS)(text, text.length) !== text)
        .sort((one, other) => other.length - one.length);
}
function textsOf(json) {
    if (typeof json === 'string')
        return [json];
    return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsOf) : [];
}
//# sourceMappingURL=event-texts.js.map
// EXTERNAL MODULE: ./build/src/report/comment.js + 3 modules
var comment = __webpack_require__(2650);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/report/page/page.js + 4 modules
var page = __webpack_require__(9617);
// EXTERNAL MODULE: ./build/src/report/junit.js
var junit = __webpack_require__(3356);
// EXTERNAL MODULE: ./build/src/report/sarif.js
var sarif = __webpack_require__(5789);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var outputs = __webpack_require__(5483);
;// CONCATENATED MODULE: ./build/src/hosts/files.js
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */








/** File name → contents. */
const REPORT_FILES = {
    'report.json': json/* renderJson */.hF,
    'junit.xml': junit/* renderJunit */.R,
    'report.sarif': sarif/* renderSarif */.W,
    'code-quality.json': sarif/* renderCodeQuality */.l,
    'report.html': (view) => (0,page/* renderPage */.Cf)(view),
    'comment.md': (view) => `${(0,comment/* renderComment */.wQ)(view)}\n`,
    'summary.md': (view) => (0,comment/* renderSummary */.Br)(view),
    'terraform.json': renderTerraformWidget,
    'annotations.json': renderJobLinks,
    'verdict.env': renderDotenv,
};
/** Rejects when a file cannot be written; what was written before stays. */
async function writeReports(view, directory, write) {
    for (const [name, render] of Object.entries(REPORT_FILES)) {
        await write((0,external_node_path_.join)(directory, name), render(view));
    }
}
/** `artifacts:reports:terraform`: the figures of all plans. */
function renderTerraformWidget({ workspaces }) {
    const sum = (figure) => workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
    return (0,json/* printableJson */.et)({
        create: sum('additions'),
        update: sum('changes'),
        delete: sum('destructions'),
    });
}
/** `artifacts:reports:annotations`: links on the page of the job. */
function renderJobLinks({ workspaces, context }) {
    const links = workspaces.flatMap(({ name, runId, runUrl }) => {
        const url = runUrl && (0,escape_markdown/* safeHref */.v7)(runUrl, [context.serviceOrigin]);
        return url ? [{ external_link: { label: (0,escape_markdown/* cleanLine */.Ow)(`${name}: ${runId ?? 'run'}`), url } }] : [];
    });
    return (0,json/* printableJson */.et)({ Runs: links });
}
/** Outputs that are left out: lists would not fit, and `plangate check` was never skipped. */
const NOT_IN_DOTENV = ['run-ids', 'audit', 'skipped'];
/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all. */
function renderDotenv(view) {
    return Object.entries((0,outputs/* toOutputs */.I)(view, {}))
        .filter(([name, value]) => value !== '' && !NOT_IN_DOTENV.includes(name))
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=files.js.map
// EXTERNAL MODULE: ./build/src/hosts/notes.js
var notes = __webpack_require__(8528);
// EXTERNAL MODULE: ./build/src/hosts/registry.js + 8 modules
var registry = __webpack_require__(3711);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var hosts_workspace = __webpack_require__(1956);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
/**
 * The CI host of a job for the command line and the library, which know its environment only. This
 * file decides whether the job's files are judged, where they come from, and which files can be
 * trusted instead of them.
 */

















/**
 * Reads which CI job this is. No request is sent to any service.
 *
 * @returns the job; where its files come from; which files can be trusted instead of them; and
 * `refusal`, which resolves to the reason why the files must not be planned, or to undefined
 */
async function describeCiJob(io) {
    const { environment, execute, workingDirectory, isPersonThere = false } = io;
    const job = (0,registry/* detect */.o0)(environment);
    const workspace = (0,hosts_workspace/* workspaceOf */.B)(environment, workingDirectory);
    const origin = await job.host.origin(environment, isPersonThere);
    const [defaultBranch] = (0,registry/* valuesOf */.sm)(job, 'defaultBranch');
    const [slug] = (0,registry/* valuesOf */.sm)(job, 'gated');
    const judgement = {
        judged: origin.judged,
        workspace,
        trusted: (root, branch = defaultBranch) => (0,git_files/* trustedInGit */.z)({ repository: (0,find_repository/* openAt */._8)(root), branch, slug }, io),
    };
    return {
        job,
        origin,
        judgement,
        defaultBranch,
        workspace,
        isPrivate: await isPrivateJob(job, origin),
        refusal: async (settings, ports) => {
            if (origin.changeOrigin === 'own' || settings.allowUntrustedHead)
                return undefined;
            const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings).map((path) => (0,external_node_path_.resolve)(workingDirectory, path));
            const planned = { origin, directories, workspace, execute };
            const answer = (await job.host.askChangeOrigin?.(job, planned, ports)) ?? origin;
            const checkedOut = await (0,checked_out_commit/* checkedOutCommit */.X)(directories[0] ?? workingDirectory, workspace);
            return (0,change_origin/* refuseForeign */.re)({ ...answer, checkedOut });
        },
    };
}
/** On a person's own machine nothing is published. */
async function isPrivateJob({ host, environment }, { judged }) {
    return host.isPrivate === undefined
        ? host.variable === undefined && !judged
            ? true
            : undefined
        : await host.isPrivate(environment);
}
/**
 * The CI host of this job for the command line and the library.
 *
 * @param door where report files and commands to the host go
 */
async function hostHere(door, ports) {
    const ciJob = await describeCiJob(ports);
    const { job, judgement, workspace, refusal } = ciJob;
    return {
        judgement,
        root: job.root,
        workspace,
        async subject(settings, directories) {
            const refused = await refusal(settings, ports);
            if (refused !== undefined)
                return { refused };
            const { comment, commentMode } = settings;
            const commit = job.commit ?? (await (0,checked_out_commit/* checkedOutCommit */.X)(directories.directory, workspace));
            const comments = commentsOf(job, settings, {
                ...ports,
                deadline: () => directories.deadline,
            });
            const { fork, proposed, target } = proposalOf(ciJob);
            let reports;
            const earlier = () => (reports ??= readEarlier(job, comments, settings, ports.signal));
            return {
                ...descriptionOf(ciJob, { settings, root: directories.root, commit, comments }),
                change: { fork },
                proposed,
                isPrivate: ciJob.isPrivate,
                ...readersOfChange(target, proposed, findWhole(directories.root, workspace), ports),
                earlier,
                async announce(plan, signal) {
                    const { commit: headSha = '', pullRequest } = job;
                    if (comments === undefined || pullRequest === undefined)
                        return;
                    const at = { api: comments, number: pullRequest.number, headSha };
                    await (0,announce/* announcePlan */.X)(at, plan, await earlier(), signal);
                },
                publish(view, until) {
                    const wish = { comment, commentMode, reports: door.reports };
                    return publishOn(job, view, wish, { ...ports, ...door, deadline: () => until });
                },
            };
        },
    };
}
/** Whether the job is about a change that is proposed, and to which branch or commit it would go. */
function proposalOf({ job, origin }) {
    const { changeOrigin, judged } = origin;
    return {
        fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
        proposed: judged || job.pullRequest !== undefined || (0,registry/* isTargetSet */.cr)(job.environment),
        target: (0,registry/* valuesOf */.sm)(job, 'target').find(Boolean),
    };
}
/** Undefined if no comment is wanted, if there is no pull request, or if a token is missing. */
function commentsOf(job, { comment }, ports) {
    const comments = comment === 'off' ? undefined : job.host.comments?.(job, ports);
    return typeof comments === 'string' ? undefined : comments;
}
/** What the report and the runs say of the job. */
function descriptionOf({ job, defaultBranch }, { settings, root, commit, comments }) {
    const { repository, pullRequest, jobUrl, runNumber } = job;
    const change = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
    const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
    return {
        about: {
            repository: repository && {
                ...repository,
                root,
                defaultBranch: defaultBranch || undefined,
            },
            commit: commit === undefined ? undefined : { sha: commit },
            pullRequest,
            job: jobUrl === undefined ? undefined : { url: jobUrl, runId: runNumber ?? 0, attempt: 1 },
            actor: (0,registry/* actorOf */.dn)(job),
            eventTexts: eventTextsIn(settings, undefined, job.environment),
            adoptsOverridden: settings.mode === 'speculative' && comments !== undefined,
        },
        message: `${change || 'plangate check'}${at}`,
        changeRequest: repository && pullRequest ? change : undefined,
    };
}
/** What git can say of the change. Without a repository or a target, it says nothing. */
function readersOfChange(target, proposed, repository, ports) {
    const base = target && toTarget(target);
    return {
        changedFiles: async () => repository && findChangedFiles(repository, target, proposed, ports),
        textsAtMergeBase: base && repository ? textsAtMergeBase([base], repository, ports) : undefined,
        patches: async () => (base && repository ? (0,ask_git/* patchesSince */.hW)(base, repository, ports) : []),
    };
}
/** A request that fails because the job was canceled counts as no answer. Other failures reject. */
async function readEarlier({ pullRequest }, comments, { commentKey }, signal) {
    if (comments === undefined || pullRequest === undefined)
        return undefined;
    return (0,earlier_reports/* readEarlierReports */.Q)(comments, pullRequest.number, commentKey).catch((error) => {
        if (signal.aborted)
            return undefined;
        throw error;
    });
}
/**
 * The repository at this root, if there is no other repository between it and the workspace. Only
 * then git knows all changes.
 */
function findWhole(root, workspace) {
    const { repository, others } = (0,find_repository/* findAround */.Di)(root, workspace);
    return repository?.root === root && others.length === 0 ? repository : undefined;
}
/**
 * @param target the branch or commit as the host names it
 * @param proposed whether a pull request is judged: its target is never guessed
 * @returns paths relative to the repository, with slashes; undefined if git does not know the
 * target, and then every file has to count as changed
 */
async function findChangedFiles(repository, target, proposed, ports) {
    const base = target === undefined ? !proposed && 'origin/HEAD' : toTarget(target);
    return base ? (0,compare_with_commit/* changedSince */.$A)(base, repository, ports) : undefined;
}
/** A name for git; undefined if git could read it as an option or as an expression. */
function toTarget(branchOrCommit) {
    const name = branchOrCommit.replace(/^refs\/heads\//, '');
    if (/^[0-9a-f]{40,64}$/.test(name))
        return name;
    return /^[\w./-]+$/.test(name) && !name.startsWith('-') ? `origin/${name}` : undefined;
}
/**
 * Writes a report as files, and publishes it on the host. It never rejects, and changes no verdict.
 *
 * @returns the address of the comment if there is one, and a sentence for everything that failed
 */
async function publishOn(job, view, wish, ports) {
    const problems = [];
    if (wish.reports !== undefined) {
        await writeReports(view, wish.reports, ports.write).catch((error) => {
            problems.push(`Not all reports were written to ${wish.reports}: ${(0,error_message/* errorMessage */.g)(error)}`);
        });
    }
    try {
        const onHost = (await job.host.publish?.(job, view, wish, ports)) ?? [];
        problems.push(...onHost);
        const { commentUrl, problems: more } = await (0,notes/* publishNote */.cN)(job, view, wish, ports);
        return { commentUrl, problems: [...problems, ...more] };
    }
    catch (error) {
        const sentence = ports.signal?.aborted ? 'the check was canceled.' : (0,error_message/* errorMessage */.g)(error);
        return { problems: [...problems, `The report was not published: ${sentence}`] };
    }
}
//# sourceMappingURL=ci-job.js.map

/***/ }),

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ keptForPublishing),
/* harmony export */   S: () => (/* binding */ publishUntil)
/* harmony export */ });
/** Divides the time of a job: most of it is for the gate, the last part for publishing the report. */
const MOST_MS = 120_000;
/** A gate that took too long still publishes for at least this time. */
const LEAST_MS = 5_000;
/** The part of a job's timeout that the gate leaves for publishing. */
function keptForPublishing(timeoutMs) {
    return Math.min(30_000, timeoutMs / 10);
}
/** When publishing that begins now has to end. All times are monotonic. */
function publishUntil(jobDeadlineMs, nowMs) {
    return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
//# sourceMappingURL=deadline.js.map

/***/ }),

/***/ 8739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ hintsFrom),
/* harmony export */   Q: () => (/* binding */ readEarlierReports)
/* harmony export */ });
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4340);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3452);



/**
 * @param filesAt read the changed files as of this commit, too; left out: no files are read
 * @returns undefined if the host does not answer
 */
async function readEarlierReports(comments, number, key, filesAt) {
    const reading = comments.snapshot(number, { files: filesAt !== undefined });
    const snapshot = await reading.catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(() => undefined));
    if (snapshot === undefined)
        return undefined;
    const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
    const [comment] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .ownComments */ .D5)(snapshot.comments, (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerStart */ .Rs)(key));
    const state = comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(comment.body, key);
    const { sections = [], acts = [] } = state ?? {};
    return {
        durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
        runs(headSha) {
            const same = sections.filter((section) => section.headSha === headSha);
            return Object.fromEntries(same.flatMap(({ runs }) => Object.entries(runs)));
        },
        findings: (section) => sections.find(({ id }) => id === section),
        files,
        acts,
        comment,
        headSha: snapshot.headSha,
    };
}
/**
 * What the gate uses of earlier reports: durations as soon as they were read, runs if they were read
 * soon, and the findings of the last report on the same workspaces.
 */
function hintsFrom({ earlier: ask, asksForHints = false }, context, { clock, signal }) {
    let durations = {};
    const earlier = ask?.() ?? Promise.resolve(undefined);
    const keepDurations = async () => {
        // A failure rejects the other two below; without durations the gate polls as if it knew none.
        durations = (await earlier.catch(() => undefined))?.durations ?? {};
    };
    void keepDurations();
    return {
        lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
        earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
        previous: async (names) => {
            if (signal.aborted)
                return undefined;
            const last = await (asksForHints ? earlier : soon(earlier, clock));
            const workspaces = names.map((name) => ({ name }));
            return last?.findings((0,_report_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionId */ .F2)({ context, workspaces }));
        },
    };
}
/** How long the gate waits for a report on the same commit: its run may have been overridden. */
const EARLIER_MS = 3_000;
/** Undefined if the answer takes too long: the gate goes on without it. */
async function soon(answer, clock) {
    const enough = new AbortController();
    const late = clock.sleep(EARLIER_MS, enough.signal).then(() => undefined, () => undefined);
    return Promise.race([answer, late]).finally(() => enough.abort());
}
//# sourceMappingURL=earlier-reports.js.map

/***/ }),

/***/ 9198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ howToGetOpa)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/** How to get `opa`, for messages. */

/** The release with which the examples are compiled. */
const OPA = 'https://openpolicyagent.org/downloads/v1.22.0';
/** System and processor → the name of the file to download. */
const PROGRAMS = {
    'linux x64': 'opa_linux_amd64_static',
    'linux arm64': 'opa_linux_arm64_static',
    'darwin x64': 'opa_darwin_amd64',
    'darwin arm64': 'opa_darwin_arm64_static',
    'win32 x64': 'opa_windows_amd64.exe',
};
/** Sentences with the command that downloads `opa` for this system. */
function howToGetOpa(here = `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()}`) {
    const program = PROGRAMS[here];
    if (program === undefined)
        return 'For `opa` on this system see https://openpolicyagent.org.';
    if (here.startsWith('win32'))
        return `To get opa: \`curl.exe -Lo opa.exe ${OPA}/${program}\`. Move it to a directory on the PATH.`;
    return `To get opa: \`curl -Lo opa ${OPA}/${program} && chmod +x opa\`. Move it to a directory on the PATH.`;
}
//# sourceMappingURL=get-opa.js.map

/***/ }),

/***/ 7581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ mayHaveCloudBlock),
/* harmony export */   h: () => (/* binding */ readCloudBlock)
/* harmony export */ });
/* harmony import */ var _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9479);
/** Reads the `cloud` block or `backend "remote"` of a configuration. */

/** Whether a text may hold such a block, so that it has to be parsed. */
function mayHaveCloudBlock(text) {
    return text.includes('cloud') || text.includes('"remote"');
}
/** The first `cloud` block or `backend "remote"` of a file; only literal values count. */
function readCloudBlock(path, { body: file }) {
    const block = file.blocks
        .flatMap(({ type, body }) => (type === 'terraform' ? body.blocks : []))
        .find(({ type, labels }) => type === 'cloud' || (type === 'backend' && labels[0] === 'remote'));
    if (block === undefined)
        return undefined;
    const { body, range } = block;
    const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
    return {
        at: `${path}:${range.startLine}`,
        hostname: textAttribute(body, 'hostname'),
        organization: textAttribute(body, 'organization'),
        workspaces: workspaces && toWorkspaces(workspaces),
    };
}
function toWorkspaces(body) {
    const tags = tagsOf(attribute(body, 'tags'));
    return {
        name: textAttribute(body, 'name'),
        prefix: textAttribute(body, 'prefix'),
        project: textAttribute(body, 'project'),
        tags: tags.length > 0 ? tags : undefined,
    };
}
/** `["a", "b"]`, or the newer `{ key = "value" }`, whose keys are the tags' names. */
function tagsOf(value) {
    if (value?.kind === 'tuple')
        return value.items.flatMap((item) => (0,_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(item) || []);
    if (value?.kind === 'object')
        return value.entries.flatMap(({ key }) => (0,_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(key) || []);
    return [];
}
function attribute(body, name) {
    return body.attributes.find((candidate) => candidate.name === name)?.value;
}
function textAttribute(body, name) {
    return (0,_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(attribute(body, name)) || undefined;
}
//# sourceMappingURL=cloud-block.js.map

/***/ }),

/***/ 2605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openNetwork)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _client_http_send_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1753);
/** The network of a job. */


/**
 * Makes a network whose connections open with the first request. It does not check `caFile`: the
 * settings report a file that cannot be read together with all other problems.
 */
function openNetwork(caFile, { environment, workingDirectory }) {
    const path = caFile?.trim() || undefined;
    let opened;
    const send = async (request) => {
        opened ??= (0,_client_http_send_js__WEBPACK_IMPORTED_MODULE_1__/* .createSend */ .R)({ environment, caFile: path && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path) });
        return opened(request);
    };
    return Object.assign(send, { close: async () => opened?.close() });
}
//# sourceMappingURL=network.js.map

/***/ }),

/***/ 29:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ CHECKOUT_MS)
/* harmony export */ });
/** Git writes the files of a clone in any order: a source that is newer by less than this was not edited. */
const CHECKOUT_MS = 10_000;
//# sourceMappingURL=checkout-time.js.map

/***/ }),

/***/ 3861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   e: () => (/* binding */ parseOrigin)
/* harmony export */ });
/** Where a token may go: to one origin, over TLS unless the origin is this machine itself. */
/**
 * Whether a host name means this machine itself.
 *
 * @param hostname as `URL` writes it: `localhost`, `127.0.0.1`, `[::1]`
 */
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
/** Parses the origin of a service; returns a sentence that says why, if no token may go there. */
function parseOrigin(origin) {
    if (!URL.canParse(origin))
        return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
    const url = new URL(origin);
    if (url.username !== '' || url.password !== '')
        return 'An origin holds no user name or password.';
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
        return `An origin ends after its host: write ${url.origin}.`;
    }
    if (url.protocol === 'https:')
        return url;
    if (url.protocol === 'http:' && isLoopback(url.hostname))
        return url;
    return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
//# sourceMappingURL=origin.js.map

/***/ }),

/***/ 9486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isPattern),
/* harmony export */   b: () => (/* binding */ isProtected)
/* harmony export */ });
/**
 * Patterns of resource addresses, `aws_db_instance.*`, against addresses that a plan names. Both are
 * taken apart into their steps; no RegExp is made of either.
 */
/** Longer ones do not exist. */
const LONGEST = 2_000;
const STEP = /([^.[\]"\s]+)(?:\[(\*|\d+|"(?:[^"\\]|\\.)*")\])?\./gsuy;
/** Whether a text is a pattern: `TYPE.NAME`, `module.NAME` or both, each name with `*` for any text. */
function isPattern(text) {
    return patternSteps(text) !== undefined;
}
/** @returns undefined if the address cannot be read: then it could be that of any resource */
function isProtected(pattern, address) {
    const steps = patternSteps(pattern);
    const target = patternSteps(address);
    if (steps === undefined || target?.resource === undefined)
        return undefined;
    const { modules, resource } = steps;
    // The modules of the pattern may be nested in others, and protect everything inside them.
    const isInside = [...target.modules, undefined].some((_, from) => modules.every((step, at) => isLike(step, target.modules[from + at])));
    if (resource === undefined)
        return isInside;
    const { type, name, key } = target.resource;
    return isInside && matchesGlob(resource.type, type) && isLike(resource, { name, key });
}
function isLike(pattern, step) {
    if (step === undefined || !matchesGlob(pattern.name, step.name))
        return false;
    return pattern.key === undefined || matchesGlob(pattern.key, step.key ?? '');
}
/** `*` matches any text, also none. */
function matchesGlob(pattern, text) {
    const [first = '', ...others] = pattern.split('*');
    const last = others.pop();
    if (last === undefined)
        return first === text;
    if (!text.startsWith(first))
        return false;
    let at = first.length;
    for (const part of others) {
        const index = text.indexOf(part, at);
        if (index < 0)
            return false;
        at = index + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
}
function patternSteps(text) {
    const steps = stepsOf(text);
    const modules = [];
    let at = 0;
    while (steps[at]?.name === 'module' && steps[at]?.key === undefined) {
        const called = steps[at + 1];
        if (called === undefined)
            return undefined;
        modules.push(called);
        at += 2;
    }
    const [type, name, ...more] = steps.slice(at);
    if (type === undefined)
        return modules.length > 0 ? { modules, resource: undefined } : undefined;
    if (name === undefined || type.key !== undefined || more.length > 0)
        return undefined;
    return { modules, resource: { type: type.name, ...name } };
}
/** Empty unless they make up the whole text. */
function stepsOf(text) {
    if (text.length > LONGEST)
        return [];
    const whole = `${text}.`;
    const steps = [];
    let end = 0;
    for (const { 0: all, 1: name = '', 2: key } of whole.matchAll(STEP)) {
        steps.push({ name, key });
        end += all.length;
    }
    return end === whole.length ? steps : [];
}
//# sourceMappingURL=address-patterns.js.map

/***/ }),

/***/ 4504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gs: () => (/* binding */ ofRunTask),
/* harmony export */   m3: () => (/* binding */ ofPolicy),
/* harmony export */   oo: () => (/* binding */ undecided),
/* harmony export */   t: () => (/* binding */ HOLDS),
/* harmony export */   wv: () => (/* binding */ red)
/* harmony export */ });
const HOLDS = { green: 'passed' };
/** A claim that is not certain to hold. */
function undecided(sentence, omitIf) {
    return red('undecided', sentence, omitIf);
}
/** A claim that does not hold, with the verdict that it gives. */
function red(word, sentence, omitIf) {
    return { red: { word, sentence, omitIf } };
}
/** The claim about one policy result. */
function ofPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = policyName(result);
    if (status === 'unknown')
        return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
    if (word !== undefined) {
        return undecided(`${name} has the unrecognized enforcement level "${word}".`);
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'overridden':
            return { green: 'overridden', sentence: `${name} failed and was overridden.` };
        case 'not-evaluated':
            return undecided(`${name} was not evaluated.`);
        case 'errored': {
            const sentence = `${name} could not be evaluated.`;
            return level === 'advisory' ? { green: 'advisory', sentence } : red('errored', sentence);
        }
        case 'failed':
            if (level === 'advisory')
                return { green: 'advisory', sentence: `${name} failed.` };
            if (level === 'unknown') {
                return undecided(`${name} failed, and the service does not say at which level.`);
            }
            return overridable
                ? red('needs-override', `${name} failed and needs an override.`)
                : red('blocked', `${name} failed and cannot be overridden.`);
    }
}
function policyName({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
/** @param unanswered what to say of a mandatory one that never got a result. */
function ofRunTask(task, unanswered) {
    const name = `Run task "${task.name}"`;
    const { level, status, word = '' } = task;
    if (status === 'unknown')
        return undecided(`${name} is "${word}", an unrecognized status.`);
    if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
        return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
    }
    const advisory = (sentence) => ({
        green: 'advisory',
        sentence: `${name} (advisory) ${sentence}.`,
    });
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'not-evaluated':
            return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
        case 'failed':
            if (level === 'advisory')
                return advisory('failed');
            return task.overridable === true
                ? red('needs-override', `${name} (mandatory) failed; it needs an override.`)
                : red('blocked', `${name} (mandatory) failed.`);
        case 'errored':
            return level === 'advisory'
                ? advisory('errored')
                : red('errored', `${name} (mandatory) errored.`);
    }
}
//# sourceMappingURL=claim-result.js.map

/***/ }),

/***/ 6077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yo: () => (/* binding */ tooOld),
/* harmony export */   cO: () => (/* binding */ differencesFromCommit),
/* harmony export */   ev: () => (/* binding */ isNamed)
/* harmony export */ });
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7866);

/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    return differencesOf([
        [attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
        [
            linked === undefined || commit.startsWith(linked),
            `has the address of commit ${show(linked)}`,
        ],
        ...ofPull(attributes, pullRequest),
        [isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
        [
            !clone || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(clone, repository),
            `was cloned from ${show(clone)}, not from ${repository}`,
        ],
        [
            addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isPageOf */ .vO)(address, repository)),
            `has addresses outside of ${repository}`,
        ],
        [addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
    ]);
}
function differencesOf(claims) {
    return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, expected) {
    const isPull = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return [[!isPull, 'is of a pull request']];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
    return [
        [isPull, 'is not of a pull request'],
        [number === expected, `is of pull request ${show(number)}`],
        [linked === String(expected), `has the address of pull request ${show(linked)}`],
    ];
}
const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isNamed(identifier, slug) {
    const plain = (name) => name.toLowerCase().replace('/_git/', '/');
    return plain(identifier ?? '') === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function tooOld({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = Date.parse(attributes['created-at'] ?? '');
    if (Number.isNaN(createdAt))
        return ['does not say when it was created'];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
    // The timestamps of a status have whole seconds.
    const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs);
    return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ }),

/***/ 3749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ EXCEPTIONS),
/* harmony export */   ah: () => (/* binding */ guard)
/* harmony export */ });
/* unused harmony export actsOf */
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9486);
/* harmony import */ var _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1796);
/* harmony import */ var _plan_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1322);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);




/** Kinds of objects that a workflow may leave out. */
const EXCEPTIONS = ['forgotten', 'deposed'];
/** @param changes as read for a guard: undefined when nothing is known but the plan's own counts */
function guard(rules, { attributes }, changes) {
    const reading = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)();
    const all = changes === undefined ? [] : destroyedIn(changes, rules.except);
    for (const sentence of doubtsOf(rules, attributes, changes, all)) {
        reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
    }
    for (const pattern of rules.protect) {
        const caught = all.filter(({ names }) => names.some((name) => (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isProtected */ .b)(pattern, name)));
        const sentence = `${resourceCount(caught.length)} that ${caught.length === 1 ? 'is' : 'are'} protected by ${pattern} would be destroyed.`;
        reading.results.push(guardResult({ policy: `protect ${pattern}`, message: sentence, caught }, rules));
    }
    const { maxDestroys: most } = rules;
    if (most === undefined)
        return reading;
    const number = numberOf(all, attributes, changes, rules.except);
    const sentence = `${resourceCount(number)} would be destroyed, and no more than ${most} may be.`;
    const failed = number > most;
    const finding = {
        policy: `max-destroys ${most}`,
        message: sentence,
        caught: failed ? all : [],
        failed,
    };
    reading.results.push(guardResult(finding, rules));
    return reading;
}
/** Everything in a plan that a person can approve: each act that destroys, as `delete ADDRESS`. */
function actsOf(changes) {
    return destroyedIn(changes, []).flatMap(({ acts }) => acts);
}
/** One entry for each address. The resource itself counts more than an object that an earlier replacement left behind. */
function destroyedIn({ changes }, except) {
    const destroyed = new Map();
    for (const { address, previousAddress, action, deposed, reason, attributes } of changes) {
        if (action !== 'delete' && action !== 'replace' && action !== 'forget')
            continue;
        if (deposed && except.includes('deposed'))
            continue;
        if (action === 'forget' && except.includes('forgotten'))
            continue;
        const earlier = destroyed.get(address);
        const names = [address, previousAddress ?? address];
        const acts = [`${action}${deposed ? ' deposed' : ''} ${address}`];
        if (earlier === undefined || earlier.deposed) {
            const { acts: before = [], names: others = [] } = earlier ?? {};
            const whole = { acts: [...acts, ...before], names: [...names, ...others] };
            destroyed.set(address, { address, action, deposed, reason, attributes, ...whole });
        }
        else {
            earlier.acts.push(...acts);
            earlier.names.push(...names);
        }
    }
    return [...destroyed.values()];
}
/**
 * The list names an address once, however many objects were left behind there: the plan counts each.
 * Where the two disagree, the larger number counts.
 */
function numberOf(all, attributes, changes, except) {
    // Only JSON marks deposed objects. The list has what is left once for each address.
    if (except.includes('deposed') && changes?.source === 'json')
        return all.length;
    const forgotten = all.filter(({ action }) => action === 'forget').length;
    return Math.max(((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .asCount */ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten, all.length);
}
/** Why the list may lack something, in whole sentences. */
function doubtsOf({ protect, maxDestroys, except, partial = false }, attributes, changes, all) {
    const doubts = (0,_plan_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyStates */ .OS)({ attributes });
    const odd = protect.find((pattern) => !(0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .P)(pattern));
    if (odd !== undefined)
        doubts.push(`"${odd}" is no pattern of addresses.`);
    if (maxDestroys !== undefined && (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .asCount */ .Wg)(maxDestroys) === undefined) {
        doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
    }
    const { additions, changes: updates, destructions } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .countsOf */ .mQ)(attributes);
    const counts = [destructions, additions, updates].map(_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .asCount */ .Wg);
    if (counts[0] === undefined)
        doubts.push('The plan does not say how many resources it destroys.');
    if (changes === undefined) {
        // No count has the forgotten resources, and a service may not call them changes.
        const forgets = !except.includes('forgotten');
        const nothing = attributes['has-changes'] === false && counts.every((count) => count === 0);
        if (nothing && forgets)
            doubts.push(MAY_FORGET);
        else if (!nothing)
            doubts.push('Which ones it changes could not be read, only how many.');
        return doubts;
    }
    if (changes.doubt !== undefined)
        doubts.push(changes.doubt);
    if (changes.partial === true && !partial) {
        doubts.push('The plan says of itself that it is not complete: another one has to follow.');
    }
    if (changes.leftOut > 0)
        doubts.push(`${changes.leftOut} more changes exceed the limit.`);
    const strange = all.find(({ names }) => names.some((name) => (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isProtected */ .b)('*.*', name) === undefined));
    if (strange !== undefined && protect.length > 0) {
        doubts.push(`"${strange.address}" is not an address that a pattern can match.`);
    }
    return doubts;
}
const MAY_FORGET = 'By its counts it changes nothing, but a resource that is forgotten is in none of them, and neither its JSON nor its log could be read. Let the token read the JSON plan, or set guard-except to forgotten.';
function guardResult({ policy, message, caught, failed = caught.length > 0 }, { released = [] }) {
    const resources = caught.slice(0, _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .p).map(toResource);
    const covering = caught.map((each) => released.find(({ approves }) => each.acts.every((act) => approves(act))));
    const [first] = covering;
    const isReleased = first !== undefined && covering.every((release) => release !== undefined);
    return {
        system: 'guard',
        policySet: '',
        policy,
        level: 'mandatory-overridable',
        status: !failed ? 'passed' : isReleased ? 'overridden' : 'failed',
        overridable: failed && !isReleased,
        message: failed ? message : '',
        output: [],
        address: resources[0]?.address,
        resources,
        override: isReleased ? { by: first.by, at: first.at, reason: first.reason } : undefined,
    };
}
function toResource({ address, action, deposed, reason, ...rest }) {
    const why = [reason?.replaceAll('_', ' '), rest.attributes.join(', ')].filter(Boolean).join(': ');
    const before = [...new Set(rest.names)].filter((name) => name !== address);
    const parts = [
        deposed ? 'what an earlier replacement left behind would be destroyed' : WORDS[action],
        why === '' ? '' : ` (${why})`,
        before.length > 0 ? `; before, it was ${before.join(', ')}` : '',
    ];
    return { address, message: parts.join('') };
}
const WORDS = {
    delete: 'would be destroyed',
    replace: 'would be replaced',
    forget: 'would be removed from the state and no longer managed',
};
function resourceCount(number) {
    return number === 1 ? '1 resource' : `${number} resources`;
}
//# sourceMappingURL=guard.js.map

/***/ }),

/***/ 1322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ emptyStates),
/* harmony export */   PR: () => (/* binding */ limitNotices),
/* harmony export */   Vy: () => (/* binding */ fromLimits)
/* harmony export */ });
/* harmony import */ var _claim_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4504);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(988);


const KINDS = ['not-known', 'no-defaults', 'empty-state', 'not-certain'];
const LONGEST = 1_000;
const MOST = 50;
function limitsOf({ attributes }) {
    const { 'plan-limits': limits } = attributes;
    if (limits === undefined || limits === null)
        return [];
    if (!Array.isArray(limits) || limits.length > MOST)
        return [STRANGE];
    return limits.map((each) => {
        const { kind: word, message } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(each);
        const kind = KINDS.find((one) => one === word);
        if (kind === undefined || typeof message !== 'string')
            return STRANGE;
        return { kind, message: message.slice(0, LONGEST) };
    });
}
const STRANGE = {
    kind: 'unknown',
    message: 'The plan says that something limits it, in words Plangate does not recognize.',
};
/**
 * The claims about the limits of a plan.
 *
 * @param unknown how values count that could not be known
 */
function fromLimits(plan, unknown) {
    return limitsOf(plan).map(({ kind, message }) => {
        if (kind === 'empty-state' || kind === 'no-defaults')
            return _claim_result_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLDS */ .t;
        if (kind !== 'not-known')
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_0__/* .undecided */ .oo)(message);
        if (unknown === 'undecided') {
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_0__/* .undecided */ .oo)(`${message} A rule about such a value can pass without effect. Use an engine that plans with providers, or set allow-unknown to true.`);
        }
        return unknown === 'advisory' ? { green: 'advisory', sentence: message } : _claim_result_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLDS */ .t;
    });
}
/** Sentences about limits that do not change the verdict. */
function limitNotices(plan, unknown) {
    const isShown = (kind) => kind === 'empty-state' ||
        (kind === 'no-defaults' && unknown !== undefined) ||
        (kind === 'not-known' && unknown === 'note');
    return limitsOf(plan).flatMap(({ kind, message }) => (isShown(kind) ? [message] : []));
}
/** Why a guard cannot see what would be destroyed. */
function emptyStates(plan) {
    return limitsOf(plan).flatMap(({ kind, message }) => (kind === 'empty-state' ? [message] : []));
}
//# sourceMappingURL=plan-limits.js.map

/***/ }),

/***/ 9138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ partsOnly),
/* harmony export */   c4: () => (/* binding */ describeOptions),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   l3: () => (/* binding */ askedOptions)
/* harmony export */ });
/** The name and the value of each option that was requested. */
function askedOptions(options) {
    return Object.entries(options).filter(([, value]) => value !== undefined);
}
/** The names of the inputs that set the options. */
function describeOptions(options) {
    return askedOptions(options).map(([name, value]) => {
        const shown = name === 'variables' ? namesOf(value) : value;
        return `${inputOf(name)}: ${[shown].flat().join(', ')}`;
    });
}
/** The names of variables without their values, because a comment has more readers than a run; empty if it is no list. */
function namesOf(variables) {
    if (!Array.isArray(variables))
        return variables === undefined ? undefined : '?';
    return variables.map((each) => each?.key ?? '?');
}
/** The options with which a run planned only a part, by the names of their inputs. */
function partsOnly(options) {
    const names = ['refresh-only', 'target-addrs'];
    return names.filter((name) => options[name] !== undefined).map(inputOf);
}
function inputOf(attribute) {
    return INPUTS[attribute] ?? attribute;
}
const INPUTS = {
    'is-destroy': 'destroy',
    'target-addrs': 'target',
    'replace-addrs': 'replace',
};
//# sourceMappingURL=run-options.js.map

/***/ }),

/***/ 6621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ renderEvent),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   lZ: () => (/* binding */ renderOpening)
/* harmony export */ });
/* harmony import */ var _archive_describe_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2591);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2373);
/* harmony import */ var _model_uncommitted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1880);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(445);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2886);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5636);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1805);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7713);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2533);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3629);
/** The job's log: one line per change while it runs, the verdict at the end. */














/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40` */
function renderOpening(context) {
    const { commit, runOptions = [], uncommittedFiles } = context;
    const change = (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOf */ .C2)(context);
    const at = commit ? ` at ${commit.sha.slice(0, 7)}${(0,_model_uncommitted_js__WEBPACK_IMPORTED_MODULE_9__/* .uncommittedWords */ .D)(uncommittedFiles)}` : '';
    const about = change === undefined ? at && ` ·${at}` : ` · ${change}${at}`;
    return lines(`Plangate ${context.version} · ${context.organization} on ${context.hostname}${about}`, ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
/** Lines ready to print; none of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .elapsed */ .vk)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return lines(`${stamp}configuration version ${event.versionId} created`);
        case 'uploading':
            return [];
        case 'uploaded':
            return lines(`${stamp}uploaded`);
        case 'run-created':
            return lines(`▸ ${event.workspace}   ${options.isLocal === true ? event.runId : event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-found':
            return lines(`▸ ${event.workspace}   ${event.runUrl}   (started by another person)`);
        case 'run-overridden':
            return lines(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'progress':
            // Skips `errored`, also the status of a run that a policy stopped: the verdict is printed
            // next.
            return event.words === _model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN */ .oq.errored.says ? [] : lines(`${stamp}${event.words}`);
        case 'heartbeat':
            return lines(`${stamp}still ${event.words}, of at most ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .elapsed */ .vk)(event.timeoutMs)}`);
        case 'canceling':
            return lines(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided':
            return decidedLines(event.result, event.atMs);
    }
}
function archiveLines(archive, repositoryRoot) {
    const others = archive.withheld.filter(({ reason }) => reason !== 'ignored');
    const ignored = archive.withheld.length - others.length;
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const withheld = others.map(({ path, reason }) => `${path} ${reason}`);
    const left = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joined */ .oR)(', ', ignored > 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(ignored)} ignored` : '', withheld.length > 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(withheld.length)} excluded: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .list */ .p_)(withheld, 4)}` : '');
    // Uploads grow by accident: this says what makes this one large, before it is sent.
    const largest = (0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_11__/* .describeLargest */ .cz)(archive);
    const { uncommitted = [] } = archive;
    return lines('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(files, 'file')}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .size */ .Ej)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left && `  (${left})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .list */ .p_)(uncommitted, 4)}`] : []), ...largest.slice(0, 1).map(() => '  The largest files:'), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
    if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
        return root;
    const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
    return rest === '' ? './' : `${rest}/`;
}
/** The reasons are printed at the end of the log, where people look for them. */
function decidedLines({ workspace, verdict, plan }, atMs) {
    const { sign, words } = _words_js__WEBPACK_IMPORTED_MODULE_8__/* .VERDICT */ .y3[verdict.word];
    const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
    return lines(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .elapsed */ .vk)(atMs)}`);
}
/** How many of each are printed in the log; the job summary has all of them. */
const SHOWN = { findings: 50, advisory: 10, resources: 10, workspaces: 20, changes: 20 };
/** The end of the log: the workspaces' verdicts, what failed where and why, the next steps. */
function renderVerdict(view) {
    const must = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .mustFixFindings */ .Tj)(view);
    const advisory = view.findings.filter((each) => each.severity === 'warns' && !must.includes(each));
    const overridden = view.findings.filter(({ status }) => status === 'overridden');
    const findings = [
        ...firstLines(must, SHOWN.findings, 'finding', (finding) => findingLines('✗', finding, view)),
        ...firstLines(advisory, SHOWN.advisory, 'advisory failure', (finding) => findingLines('!', finding, view)),
        ...firstLines(overridden, SHOWN.advisory, 'overridden failure', (finding) => [
            findingLine('✓', finding, [finding.address, (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .overriddenWords */ .Sn)(finding)], 300),
        ]),
    ];
    return lines('', ...workspaceLines(view), ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .destructionWords */ .O_)(view, SHOWN.changes), ...(findings.length > 0 ? ['', ...findings] : []), '', `${_words_js__WEBPACK_IMPORTED_MODULE_8__/* .VERDICT */ .y3[view.verdict].sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
/** The lines of the first `limit` items, and a last line that counts the others. */
function firstLines(items, limit, noun, toLines) {
    const rest = items.length - limit;
    const shown = items.slice(0, limit).flatMap(toLines);
    return rest > 0 ? [...shown, `  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(rest, `more ${noun}`)}`] : shown;
}
/** Workspaces that are not green first; further green ones are only counted. */
function workspaceLines(view) {
    const closed = view.workspaces.filter(({ verdict }) => !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict));
    const green = view.workspaces.filter(({ verdict }) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict));
    const shown = [...closed, ...green].slice(0, SHOWN.workspaces);
    const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
    const printed = shown.flatMap((workspace) => {
        const reasons = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .needsReason */ .iB)(workspace, view) ? workspace.reasons.slice(0, 5) : [];
        return [
            workspaceLine(workspace, view, width),
            ...reasons.map((reason) => `    ${(0,_help_js__WEBPACK_IMPORTED_MODULE_12__/* .withHelp */ .il)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLine */ .Ow)(reason, 900))}`),
        ];
    });
    const hidden = view.workspaces.length - shown.length;
    const hiddenGreen = Math.min(hidden, green.length);
    if (hidden > 0)
        printed.push(`  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .workspaces */ .dh)(hidden)} more, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(hiddenGreen)} of them green`);
    return printed;
}
function workspaceLine(workspace, view, width) {
    const { verdict, name, plan, runUrl } = workspace;
    const { sign, words } = _words_js__WEBPACK_IMPORTED_MODULE_8__/* .VERDICT */ .y3[verdict];
    const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
    const url = runUrl === undefined ? '' : `   ${runUrl}`;
    return `${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLine */ .Ow)(name, 90).padEnd(width)}   ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_13__/* .workspaceWords */ .FF)([workspace], view) || words}${changes}${url}`;
}
/** The policy, then one line per resource. */
function findingLines(sign, finding, view) {
    const where = view.workspaces.length > 1 ? `in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .list */ .p_)(finding.workspaces, 4)}` : '';
    const fresh = finding.age === 'new' ? 'new' : '';
    const spots = (0,_spots_js__WEBPACK_IMPORTED_MODULE_6__/* .spotsOf */ .PC)(finding);
    const toLine = (spot) => {
        const [address, message] = (0,_spots_js__WEBPACK_IMPORTED_MODULE_6__/* .subjectAndMessage */ .$u)(spot);
        const ownBaselineWords = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .baselineWords */ .v8)((0,_spots_js__WEBPACK_IMPORTED_MODULE_6__/* .ownBaseline */ .SU)(spot, finding), view.context);
        return [`  ${cleaned([(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .fileAndLine */ .CP)(spot), address, message, ownBaselineWords], '   ', 400)}`];
    };
    const shown = firstLines(spots, SHOWN.resources, 'resource', toLine).map((text) => `    ${text}`);
    const baseline = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .baselineWords */ .v8)(finding, view.context);
    const about = [where, baseline, fresh, (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .overrideWords */ .mF)(finding), (0,_spots_js__WEBPACK_IMPORTED_MODULE_6__/* .generalMessage */ .Ig)(finding)];
    return [findingLine(sign, finding, about), ...shown];
}
function findingLine(sign, finding, more, limit = 200) {
    return `  ${sign} ${cleaned([finding.policy, (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .findingLevel */ .IF)(finding), ...more], '   ', limit)}`;
}
function cleaned(parts, between, limit) {
    return parts.flatMap((part) => (part ? [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLine */ .Ow)(part, limit)] : [])).join(between);
}
/** Every line cleaned and without line breaks, so that it cannot act as a workflow command. */
function lines(...all) {
    return all.map((line) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_7__/* .safeLine */ .om)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, 4_000)), 1_000).trimEnd());
}
//# sourceMappingURL=console.js.map

/***/ }),

/***/ 3356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3629);
/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */



const TEXT_LIMIT = 20_000;
/** The report as JUnit XML, with one test case for each policy result. */
function renderJunit(view) {
    const suites = view.workspaces.map((workspace) => {
        const isIts = (each) => each.workspace === workspace.name;
        const cases = [
            ...view.results.filter(isIts).flatMap(policyCases),
            ...view.runTasks.filter(isIts).map(({ name, level, status, message }) => testCase({
                name: `run task ${name}`,
                className: 'run task',
                kind: outcome(status, level),
                message,
                text: '',
            })),
            ...verdictCase(workspace),
        ];
        const skipped = ` skipped="${numberOf(cases, 'skipped')}"`;
        const head = `  <testsuite name="${attribute(workspace.name)}"${totals(cases, workspace.durationMs)}${skipped}>`;
        return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
    });
    const all = suites.flatMap(({ cases }) => cases);
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="Policy gate"${totals(all, view.durationMs)}>`,
        ...suites.flatMap(({ xml }) => xml),
        '</testsuites>',
        '',
    ].join('\n');
}
/** What Jenkins' schema allows on `testsuites`, too. */
function totals(cases, durationMs = 0) {
    const time = (durationMs / 1000).toFixed(3);
    return ` tests="${cases.length}" failures="${numberOf(cases, 'failure')}" errors="${numberOf(cases, 'error')}" time="${time}"`;
}
function numberOf(cases, kind) {
    return cases.filter((each) => each.kind === kind).length;
}
/** One for each resource at fault; the first has what the policy printed. */
function policyCases(result) {
    const { policySet, policy, level, status, message, output, resources } = result;
    const all = status === 'passed' || resources.length === 0 ? [result] : resources;
    return all.map(({ address, message: ownMessage, location }, index) => {
        const where = [address, (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .fileAndLine */ .CP)({ location })].filter(Boolean);
        const failureMessage = ownMessage || message || (status === 'passed' ? '' : _words_js__WEBPACK_IMPORTED_MODULE_1__/* .STATUS_WORDS */ .ly[status]);
        const printed = index === 0 ? output.filter((line) => !line.includes(failureMessage)) : [];
        return testCase({
            name: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(' · ', policy, where[0]),
            className: policySet || 'policies',
            kind: outcome(status, level),
            message: failureMessage,
            text: [`level: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .levelWords */ .s2)(level)}`, ...where, failureMessage, ...printed].join('\n'),
        });
    });
}
/** An advisory failure fails no build: it is a skipped case with its message. */
function outcome(status, level) {
    if (status === 'passed')
        return 'passed';
    if (status === 'overridden' || (status === 'failed' && level === 'advisory'))
        return 'skipped';
    return status === 'failed' ? 'failure' : 'error';
}
/** A workspace that was not judged has no policy to blame. */
function verdictCase({ verdict, reasons }) {
    if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
        return [];
    const text = reasons.join('\n');
    const message = `${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICT */ .y3[verdict].words}: ${text}`;
    return [testCase({ name: 'verdict', className: 'run', kind: 'error', message, text })];
}
function testCase({ name, className, kind, message, text }) {
    const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
    if (kind === 'passed')
        return { kind, xml: `${head}/>` };
    const summary = attribute(message);
    const body = kind === 'skipped'
        ? `<skipped message="${summary}"/>`
        : `<${kind} message="${summary}" type="policy">${content(text)}</${kind}>`;
    return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function attribute(text) {
    return content((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
/** Without what XML cannot hold; and printed in a job's log, `##[` and `::` would be commands. */
function content(text) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeEntities */ .JK)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
//# sourceMappingURL=junit.js.map

/***/ }),

/***/ 94:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ renderDocument)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(665);
/* harmony import */ var _style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2867);
/** A page that needs nothing else: its policy allows its own style sheet and nothing more. */


/** Without a space around it: the digest in the policy is of every byte between the tags. */
const STYLE_SHEET = _html_js__WEBPACK_IMPORTED_MODULE_0__/* .Html */ .Ed.trusted(`<style>${_style_js__WEBPACK_IMPORTED_MODULE_1__/* .STYLE */ .Y}</style>`);
const POLICY = `default-src 'none'; style-src '${_style_js__WEBPACK_IMPORTED_MODULE_1__/* .STYLE_HASH */ .h}'; base-uri 'none'; form-action 'none'`;
function renderDocument(title, content) {
    const page = (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
    return `<!doctype html>\n${page.toString()}\n`;
}
//# sourceMappingURL=document.js.map

/***/ }),

/***/ 665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/**
 * HTML with every hole escaped: text and quoted attributes. What came from outside is cleaned of
 * everything that shows nothing, reorders text or talks to a terminal.
 */

/** Markup that was made here. Only this class is put into a page as it is. */
class Html {
    #markup;
    constructor(markup) {
        this.#markup = markup;
    }
    /** @param markup a constant of this program, never text from outside */
    static trusted(markup) {
        return new Html(markup);
    }
    toString() {
        return this.#markup;
    }
}
/** @throws Error where a hole is an attribute without quotes: text could leave it by a space */
function html(strings, ...holes) {
    let markup = strings[0] ?? '';
    for (const [index, hole] of holes.entries()) {
        if (/=\s*$/.test(strings[index] ?? ''))
            throw new Error('An attribute needs quotes.');
        markup += renderContent(hole) + (strings[index + 1] ?? '');
    }
    return Html.trusted(markup);
}
function renderContent(content) {
    if (content === undefined || content === false)
        return '';
    if (content instanceof Html)
        return content.toString();
    if (typeof content === 'object')
        return content.map(renderContent).join('');
    return escapeHtml(String(content));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escapeHtml(text) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text).replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}
/** A link where the address leads to one of `origins`; the content alone elsewhere. */
function anchor(content, url, origins) {
    const href = url === undefined ? undefined : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeHref */ .v7)(url, origins);
    return href === undefined
        ? content
        : html `<a href="${href}" rel="noopener noreferrer">${content}</a>`;
}
//# sourceMappingURL=html.js.map

/***/ }),

/***/ 9617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cf: () => (/* binding */ renderPage),
  Rs: () => (/* binding */ renderParts)
});

// UNUSED EXPORTS: PAGE_BUDGET_BYTES

// EXTERNAL MODULE: ./build/src/report/counts.js
var counts = __webpack_require__(2886);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(665);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
// EXTERNAL MODULE: ./build/src/model/uncommitted.js
var uncommitted = __webpack_require__(1880);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(445);
// EXTERNAL MODULE: ./build/src/report/insides.js
var insides = __webpack_require__(5629);
;// CONCATENATED MODULE: ./build/src/report/page/changes.js






const ORDER = ['delete', 'replace', 'forget', 'update', 'create', 'none'];
function renderChanges(view, detail) {
    const all = view.workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
    const unlisted = view.workspaces.reduce((sum, { changes }) => sum + (changes?.leftOut ?? 0), 0);
    if (all.length + unlisted === 0)
        return undefined;
    const sorted = ORDER.flatMap((action) => all.filter((change) => change.action === action));
    const shown = sorted.slice(0, detail.most);
    const hidden = sorted.length - shown.length + unlisted;
    const groups = (0,report_text/* groupBy */.$z)(shown, ({ action }) => action);
    return (0,html/* html */.qy) `<h2 id="changes">${(0,report_text/* count */.U9)(all.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(({ name, changes }) => changes?.doubt !== undefined &&
        (0,html/* html */.qy) `<p>
          <strong>${name}: this list of changes may be incomplete.</strong> ${changes.doubt}
        </p>`)}
    ${groups.map((group) => renderGroup(group, view, detail))}
    ${hidden > 0 && (0,html/* html */.qy) `<p class="soft">${(0,report_text/* grouped */.zD)(hidden)} more are not on this page; the runs have them.</p>`}
    ${leftOutWords(shown, detail, view)}
    ${view.workspaces.map(({ name, changes }) => changes?.unread !== undefined && (0,html/* html */.qy) `<p class="soft">${name}: ${changes.unread}</p>`)}`;
}
/** What was left out for the size of the page, with the number of changes. */
function leftOutWords(shown, detail, view) {
    const withNames = shown.filter(({ differs = [] }) => differs.length > 0);
    const withoutNames = withNames.filter((change) => depthAt(change, detail) === 'none').length;
    const withoutValues = (0,insides/* depthOf */.d1)(view) === 'values'
        ? withNames.filter((change) => depthAt(change, detail) === 'names').length
        : 0;
    const parts = [
        withoutValues > 0 && `the values of ${(0,report_text/* count */.U9)(withoutValues, 'change')}`,
        withoutNames > 0 && `the attributes of ${(0,report_text/* count */.U9)(withoutNames, 'change')}`,
    ].filter((part) => part !== false);
    if (parts.length === 0)
        return undefined;
    return (0,html/* html */.qy) `<p class="soft">This page would be too large with ${parts.join(' and ')}.</p>`;
}
function depthAt({ action }, { attributes, whole }) {
    return whole || (action !== 'create' && action !== 'delete') ? attributes : 'none';
}
function renderGroup(group, view, detail) {
    const [{ action }] = group;
    const title = `${changes/* SIGNS */.B2[action]} ${(0,report_text/* count */.U9)(group.length, 'resource')} ${changes/* ACTION_WORDS */.dC[action]}`;
    const lines = group.map((change) => renderChange(change, view, detail));
    const destroys = action === 'delete' || action === 'replace';
    return (0,html/* html */.qy) `<details ${destroys && OPEN}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}
const OPEN = (0,html/* html */.qy) `open`;
function renderChange(change, view, detail) {
    const fileLine = (0,words/* fileAndLine */.CP)(change);
    const url = change.location && (0,links/* permalink */.eL)(change.location, view.context);
    const named = fileLine !== '' && (0,html/* html */.qy) `<code>${fileLine}</code>`;
    const linked = named && (0,html/* anchor */.Y3)(named, url, (0,links/* originsOf */.TZ)(view.context));
    const inWorkspace = view.workspaces.length > 1 && (0,html/* html */.qy) ` <span class="soft">in ${change.workspace}</span>`;
    const depth = depthAt(change, detail);
    const why = (0,changes/* changeReason */.ff)({ ...change, attributes: [] }, report_text/* asIs */.$B);
    const reason = why !== '' && (0,html/* html */.qy) `: ${why}`;
    const head = (where) => (0,html/* html */.qy) `<code>${change.address}</code>${where && [' · ', where]}${inWorkspace}${reason}`;
    const inside = depth === 'none' ? undefined : renderInside(change, depth);
    if (inside === undefined)
        return (0,html/* html */.qy) `<li>${head(linked)}</li>`;
    // A link inside of what opens a fold is out of reach for those who use neither mouse nor sight.
    const link = linked !== named && (0,html/* html */.qy) `<p>${linked}</p>`;
    return (0,html/* html */.qy) `<li>
    <details>
      <summary>${head(named)}</summary>
      ${link}${inside}
    </details>
  </li>`;
}
/** The attributes of one change, whole: values one by one, names in one line. */
function renderInside(change, depth) {
    const { differs, attributes } = change;
    if (differs === undefined || differs.length === 0) {
        const [one, ...more] = attributes;
        if (one === undefined)
            return undefined;
        const verb = more.length === 0 ? 'forces' : 'force';
        return (0,html/* html */.qy) `<p>${codes(attributes)} ${verb} replacement</p>`;
    }
    if (depth === 'names' || differs.every(({ values }) => values === undefined)) {
        const forcing = differs.filter(({ forces }) => forces).map(({ name }) => name);
        const others = differs.filter(({ forces }) => !forces).map(({ name }) => name);
        const verb = forcing.length === 1 ? 'forces' : 'force';
        const force = forcing.length > 0 && (0,html/* html */.qy) `${codes(forcing)} ${verb} replacement`;
        return (0,html/* html */.qy) `<p>${[force, force && others.length > 0 && '; ', codes(others)]}</p>`;
    }
    const rows = differs.flatMap(({ name, forces, values = [], moreValues = 0 }) => [
        ...values.map((value) => (0,html/* html */.qy) `<li>
          <code>${name}${value.path}</code>
          ${(0,insides/* valueWords */.pz)(value, report_text/* asIs */.$B)}${forces && (0,html/* html */.qy) ` <strong>forces replacement</strong>`}
        </li>`),
        moreValues > 0 && (0,html/* html */.qy) `<li><code>${name}</code>: ${(0,report_text/* grouped */.zD)(moreValues)} more</li>`,
    ]);
    return (0,html/* html */.qy) `<ul>
    ${rows}
  </ul>`;
}
function codes(names) {
    return names.map((name, index) => [index > 0 && ', ', (0,html/* html */.qy) `<code>${name}</code>`]);
}
//# sourceMappingURL=changes.js.map
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/spots.js
var report_spots = __webpack_require__(2533);
;// CONCATENATED MODULE: ./build/src/report/page/findings.js
/** What must be fixed or overridden, each with the lines of the file around it. */







function idsOfFindings(findings) {
    const used = new Map();
    return new Map(findings.map((finding) => {
        const { fingerprint } = finding;
        const number = (used.get(fingerprint) ?? 0) + 1;
        used.set(fingerprint, number);
        return [finding, `finding-${fingerprint}${number > 1 ? `-${number}` : ''}`];
    }));
}
/** Resources of one finding that are written out. */
const MOST_SPOTS = 200;
function renderFindings(view, ids, detail) {
    const hidden = view.findings.length - ids.size;
    const part = (id, title, findings) => findings.length > 0 &&
        (0,html/* html */.qy) `<h2 id="${id}">${title}</h2>
      ${findings.map((finding) => {
            const id = ids.get(finding);
            return id !== undefined && renderFinding(finding, view, { ...detail, id });
        })}`;
    const must = (0,findings/* mustFixFindings */.Tj)(view);
    const mayPass = (each) => !view.green && each.severity === 'needs-override';
    const rest = view.findings.filter((each) => !must.includes(each));
    return [
        part('must-fix', view.green ? 'Failed, but not enforced' : 'Must be fixed', must.filter((each) => !mayPass(each))),
        part('overridable', 'Must be fixed, or overridden by those who manage policy overrides', must.filter((each) => mayPass(each) && each.guard !== true)),
        part('guarded', 'Needs approval before it may be destroyed', must.filter((each) => mayPass(each) && each.guard === true)),
        overrides(view),
        part('advisory', 'Advisory failures', rest.filter(isAdvisory)),
        part('notes', 'Overridden failures and notes', rest.filter((each) => !isAdvisory(each))),
        hidden > 0 && (0,html/* html */.qy) `<p class="soft">${(0,report_text/* grouped */.zD)(hidden)} more findings are not on this page.</p>`,
    ];
}
function isAdvisory({ severity }) {
    return severity !== 'notes';
}
function renderFinding(finding, view, { id, text }) {
    const spots = (0,report_spots/* spotsOf */.PC)(finding);
    const origins = (0,links/* originsOf */.TZ)(view.context);
    const hidden = spots.length - MOST_SPOTS;
    const general = (0,report_spots/* generalMessage */.Ig)(finding);
    const printed = (0,report_spots/* unsaid */.DY)(finding, 400);
    const soft = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
    return (0,html/* html */.qy) `<article class="${soft}" id="${id}">
    <h3>
      ${(0,html/* anchor */.Y3)(finding.policy, finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${aboutFinding(finding, view)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && (0,html/* html */.qy) `<p>${(0,escape_markdown/* clip */.$Q)(finding.description, text)}</p>`}
    ${general !== '' && (0,html/* html */.qy) `<p>${(0,escape_markdown/* clip */.$Q)(general, text)}</p>`}
    ${spots.slice(0, MOST_SPOTS).map((spot) => renderSpot(spot, origins, text))}
    ${hidden > 0 && (0,html/* html */.qy) `<p>… and ${(0,report_text/* grouped */.zD)(hidden)} more resources.</p>`}
    ${printed.length > 0 &&
        (0,html/* html */.qy) `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,escape_markdown/* clip */.$Q)(printed.join('\n'), text)}</pre>
      </details>`}
  </article>`;
}
function aboutFinding(finding, view) {
    const { kind, policySet, level, status, age } = finding;
    const heldTo = kind === 'diagnostic' ? 'plan error' : (0,words/* levelWords */.s2)(level);
    const parts = [
        policySet,
        heldTo,
        status === 'overridden' ? (0,words/* overriddenWords */.Sn)(finding) : words/* STATUS_WORDS */.ly[status],
        (0,report_text/* list */.p_)(finding.workspaces, 6),
        (0,words/* baselineWords */.v8)(finding, view.context),
        age === 'new' ? 'new since the last report' : '',
        (0,words/* overrideWords */.mF)(finding),
    ];
    return parts.filter((each) => each !== '').join(' · ');
}
function renderSpot(spot, origins, text) {
    const [address, message] = (0,report_spots/* subjectAndMessage */.$u)(spot);
    const fileLine = (0,words/* fileAndLine */.CP)(spot);
    return (0,html/* html */.qy) `<p>
      ${fileLine !== '' && (0,html/* html */.qy) `${(0,html/* anchor */.Y3)((0,html/* html */.qy) `<code>${fileLine}</code>`, spot.permalink, origins)} `}${address !== '' && (0,html/* html */.qy) `<code>${address}</code>: `}${(0,escape_markdown/* clip */.$Q)(message, text)}
    </p>
    ${spot.excerpt && renderExcerpt(spot.excerpt, spot.location?.startLine)}`;
}
function renderExcerpt({ lines, at }, startLine = 1) {
    const first = startLine - at;
    const width = String(first + lines.length - 1).length;
    const rows = lines.map((line, index) => {
        const isAtFault = index === at;
        const number = String(first + index).padStart(width);
        const text = `${isAtFault ? '▶' : ' '} ${number}  ${line}\n`;
        return (0,html/* html */.qy) `<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
    });
    return (0,html/* html */.qy) `<pre class="source" tabindex="0">${rows}</pre>`;
}
function overrides({ overrides: steps }) {
    if (steps.length === 0)
        return undefined;
    return (0,html/* html */.qy) `<p>
    To override, run
    ${steps.slice(0, 20).map(({ command }, index) => (0,html/* html */.qy) `${index > 0 && ', '}<code>${command}</code>`)}.
  </p>`;
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/report/page/matrix.js
/** Policies as rows, workspaces as columns: the result of each policy in each workspace. */




function renderMatrix(view, ids, mostCells) {
    if (view.results.length === 0)
        return undefined;
    const names = view.workspaces.map(({ name }) => name);
    const rows = (0,counts/* byPolicy */.os)(view.results)
        .map((results) => ({ results, rank: Math.min(...results.map(rankOf)) }))
        .sort((one, other) => one.rank - other.rank || (0,report_text/* byCodeUnit */.X)(one.results[0].policy, other.results[0].policy));
    const shown = rows.slice(0, Math.max(1, Math.floor(mostCells / Math.max(1, names.length))));
    const hidden = rows.length - shown.length;
    const findings = new Map((0,counts/* byPolicy */.os)(view.findings).map((alike) => [JSON.stringify((0,counts/* policyKey */.s4)(alike[0])), alike]));
    return (0,html/* html */.qy) `<h2 id="policies">Policies</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Policies and workspaces">
      <table>
        <caption class="hidden">
          What each policy says of each workspace
        </caption>
        <thead>
          <tr>
            <th scope="col">Policy</th>
            ${names.map((name) => (0,html/* html */.qy) `<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(({ results }) => {
        const ofPolicy = findings.get(JSON.stringify((0,counts/* policyKey */.s4)(results[0]))) ?? [];
        return row(results, names, ofPolicy, ids);
    })}
        </tbody>
      </table>
    </div>
    ${hidden > 0 && (0,html/* html */.qy) `<p class="soft">${(0,report_text/* count */.U9)(hidden, 'more policy', 'more policies')} not shown.</p>`}`;
}
function row(results, names, findings, ids) {
    const [{ policy, policySet, level }] = results;
    const about = [policySet, (0,words/* levelWords */.s2)(level)].filter(Boolean).join(' · ');
    const byName = new Map(names.map((name) => [name, []]));
    for (const result of results)
        byName.get(result.workspace)?.push(result);
    const cells = names.map((name) => {
        const [result] = (byName.get(name) ?? []).sort((one, other) => rankOf(one) - rankOf(other));
        if (result === undefined)
            return (0,html/* html */.qy) `<td><span class="soft">–</span></td>`;
        const { sign, words, kind } = cellOf(result);
        const finding = findings.find(({ workspaces }) => workspaces.includes(name));
        const id = finding && ids.get(finding);
        const content = (0,html/* html */.qy) `<span aria-hidden="true">${sign}</span> ${words}`;
        return (0,html/* html */.qy) `<td class="${kind}">
      ${id === undefined ? content : (0,html/* html */.qy) `<a href="#${id}">${content}</a>`}
    </td>`;
    });
    return (0,html/* html */.qy) `<tr>
    <th scope="row"><span class="code">${policy}</span><br /><span class="soft">${about}</span></th>
    ${cells}
  </tr>`;
}
/** Failures first. */
function rankOf({ status, level }) {
    if (status === 'passed')
        return 3;
    if (status === 'overridden')
        return 2;
    return level === 'advisory' ? 1 : 0;
}
function cellOf({ status, level, word }) {
    switch (status) {
        case 'passed':
            return { sign: '✓', words: 'passed', kind: 'passed' };
        case 'overridden':
            return { sign: '✓', words: 'overridden', kind: 'warned' };
        case 'failed':
            return level === 'advisory'
                ? { sign: '!', words: 'advisory failure', kind: 'warned' }
                : { sign: '✗', words: 'failed', kind: 'failed' };
        case 'errored':
            return { sign: '✗', words: 'errored', kind: 'failed' };
        case 'not-evaluated':
            return { sign: '?', words: 'not evaluated', kind: 'failed' };
        case 'unknown':
            return { sign: '?', words: `unrecognized status ${word ?? ''}`.trim(), kind: 'failed' };
    }
}
//# sourceMappingURL=matrix.js.map
// EXTERNAL MODULE: ./build/src/report/page/document.js
var page_document = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/report/page/timeline.js
/**
 * When each run was in which state, by its own timestamps: a drawing, and a table with the same
 * content.
 */


const PHASES = {
    queued: 'queued',
    planning: 'planning',
    policies: 'policies',
    waiting: 'waiting for a person',
    other: 'other',
};
/** The state of a run from each timestamp on; `end`: the run is over. */
const BEGINS = {
    'plan-queueable-at': 'queued',
    'plan-queued-at': 'queued',
    'queuing-at': 'queued',
    'fetching-at': 'queued',
    'fetched-at': 'queued',
    'pre-plan-running-at': 'queued',
    'pre-plan-completed-at': 'queued',
    'planning-at': 'planning',
    'planned-at': 'policies',
    'cost-estimating-at': 'policies',
    'cost-estimated-at': 'policies',
    'policy-checking-at': 'policies',
    'policy-checked-at': 'policies',
    'post-plan-running-at': 'policies',
    'post-plan-completed-at': 'policies',
    'policy-soft-failed-at': 'waiting',
    'post-plan-awaiting-decision-at': 'waiting',
    'policy-override-at': 'waiting',
    'planned-and-finished-at': 'end',
    'planned-and-saved-at': 'end',
    'errored-at': 'end',
    'canceled-at': 'end',
    'force-canceled-at': 'end',
    'discarded-at': 'end',
    'applied-at': 'end',
};
/**
 * Neighbouring states of one kind become one phase. Empty if fewer than two timestamps are
 * readable.
 */
function phasesOf(timestamps = {}) {
    const stamps = Object.entries(timestamps)
        .map(([name, at]) => ({ name, at: Date.parse(at ?? '') }))
        .filter(({ at }) => Number.isFinite(at))
        .sort((one, other) => one.at - other.at || Number(isEnd(one)) - Number(isEnd(other)));
    const start = stamps[0]?.at ?? 0;
    const phases = [];
    for (const [index, { name, at }] of stamps.entries()) {
        const next = stamps[index + 1];
        const phase = Object.hasOwn(BEGINS, name) ? BEGINS[name] : 'other';
        if (next === undefined || phase === undefined || phase === 'end' || next.at === at)
            continue;
        const last = phases.at(-1);
        if (last?.name === phase && last.toMs === at - start)
            last.toMs = next.at - start;
        else
            phases.push({ name: phase, fromMs: at - start, toMs: next.at - start });
    }
    return phases;
}
function isEnd({ name }) {
    return Object.hasOwn(BEGINS, name) && BEGINS[name] === 'end';
}
const LABELS = 190;
const WIDTH = 760;
const ROW = 24;
/** The drawing is left out for more rows than this; the table has all. */
const MOST_ROWS = 60;
function renderTimeline(workspaces) {
    const rows = workspaces.flatMap(({ name, timestamps }) => {
        const phases = phasesOf(timestamps);
        return phases.length > 0 ? [{ name, phases }] : [];
    });
    if (rows.length === 0)
        return undefined;
    const longest = Math.max(...rows.flatMap(({ phases }) => phases.map(({ toMs }) => toMs)), 1);
    return (0,html/* html */.qy) `<h2 id="timeline">Timeline</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Timeline as a drawing">
      ${drawing(rows.slice(0, MOST_ROWS), longest)}
    </div>
    <details>
      <summary>The same as a table</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Timeline as a table">
        <table>
          <thead>
            <tr>
              <th scope="col">Workspace</th>
              ${Object.values(PHASES).map((words) => (0,html/* html */.qy) `<th scope="col">${words}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(({ name, phases }) => (0,html/* html */.qy) `<tr>
                  <th scope="row">${name}</th>
                  ${namesOfPhases().map((phase) => (0,html/* html */.qy) `<td>${secondsIn(phases, phase)}</td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
    </details>`;
}
function namesOfPhases() {
    return ['queued', 'planning', 'policies', 'waiting', 'other'];
}
function secondsIn(phases, name) {
    const ms = phases
        .filter((phase) => phase.name === name)
        .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    return ms === 0 ? '–' : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
function drawing(rows, longest) {
    const scale = WIDTH / longest;
    const bars = rows.map(({ name, phases }, index) => {
        const y = index * ROW;
        return (0,html/* html */.qy) `<text x="0" y="${y + 15}">${shortened(name)}</text>${phases.map((phase) => (0,html/* html */.qy) `<rect
            class="${phase.name}"
            x="${LABELS + Math.round(phase.fromMs * scale)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * scale))}"
            height="14"
            rx="2"
            ><title>${PHASES[phase.name]}: ${secondsIn([phase], phase.name)}</title></rect
          >`)}`;
    });
    const used = namesOfPhases().filter((name) => rows.some(({ phases }) => phases.some((phase) => phase.name === name)));
    const legend = rows.length * ROW + 8;
    const keys = used.map((name, index) => (0,html/* html */.qy) `<rect
          class="${name}"
          x="${LABELS + index * 140}"
          y="${legend}"
          width="12"
          height="12"
        /><text x="${LABELS + index * 140 + 18}" y="${legend + 11}">${PHASES[name]}</text>`);
    return (0,html/* html */.qy) `<svg
    class="timeline"
    viewBox="0 0 ${LABELS + WIDTH} ${legend + 20}"
    role="img"
    aria-label="Timeline of the runs, ${(0,report_text/* elapsed */.vk)(longest)} from left to right; the table below says the same"
  >
    ${bars}${keys}
  </svg>`;
}
function shortened(name) {
    return name.length > 26 ? `${name.slice(0, 25)}…` : name;
}
//# sourceMappingURL=timeline.js.map
;// CONCATENATED MODULE: ./build/src/report/page/page.js
/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its policy allows its own style sheet and nothing else.
 */














/** Browsers are slow with a larger page. */
const PAGE_BUDGET_BYTES = 3_000_000;
const WHOLE = {
    attributes: 'values',
    whole: true,
    most: 20_000,
    findings: 2_000,
    text: 20_000,
    cells: 20_000,
};
const NAMES = { ...WHOLE, attributes: 'names' };
const BARE = { ...WHOLE, attributes: 'none' };
/**
 * The order in which content is left out: values, the names of attributes, then changes, then long texts
 * and rows. What is created or destroyed as a whole loses its attributes first.
 */
const DETAILS = [
    WHOLE,
    NAMES,
    { ...NAMES, whole: false },
    BARE,
    { ...BARE, most: 5_000, text: 4_000 },
    { ...BARE, most: 500, findings: 500, text: 1_000, cells: 4_000 },
    { ...BARE, most: 100, findings: 100, text: 300, cells: 500 },
];
function renderPage(view, budget = PAGE_BUDGET_BYTES) {
    return fitting(budget, (detail) => draw(view, detail));
}
/** With as much detail as fits. */
function fitting(budget, drawWith) {
    let page = '';
    for (const detail of DETAILS) {
        page = drawWith(detail);
        if (Buffer.byteLength(page) <= budget)
            break;
    }
    return page;
}
function renderParts(view, shown, budget = PAGE_BUDGET_BYTES) {
    const parts = fitting(budget, (detail) => (0,html/* html */.qy) `${shown === 'all' && verdictParts(view)} ${shown !== 'facts' && policyParts(view, detail)}
    ${factParts(view, detail)}`.toString());
    return html/* Html */.Ed.trusted(parts);
}
function verdictParts(view) {
    return (0,html/* html */.qy) `${steps(view)} ${renderWorkspaces(view)} ${reasons(view)}`;
}
function policyParts(view, detail) {
    const ids = idsOfFindings(view.findings.slice(0, detail.findings));
    return (0,html/* html */.qy) `${renderFindings(view, ids, detail)} ${renderMatrix(view, ids, detail.cells)}`;
}
/** What happened, whatever the verdict. */
function factParts(view, detail) {
    return (0,html/* html */.qy) `${renderChanges(view, detail)} ${renderTimeline(view.workspaces)} ${approvals(view)}
  ${sent(view)}`;
}
function draw(view, detail) {
    const title = `Policy gate: ${view.headline}`;
    const closing = view.green ? 'passes' : 'blocks';
    return (0,page_document/* renderDocument */.y)(title, (0,html/* html */.qy) `<h1>
        <span class="${closing}" aria-hidden="true">${words/* VERDICT */.y3[view.verdict].sign}</span> ${title}
      </h1>
      <p class="soft">${aboutJob(view)}</p>
      ${verdictParts(view)} ${policyParts(view, detail)} ${factParts(view, detail)}`);
}
function aboutJob({ context, durationMs }) {
    const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
    const origins = (0,links/* originsOf */.TZ)(context);
    const parts = [
        `${organization} on ${hostname}`,
        pullRequest && (0,html/* anchor */.Y3)(`pull request #${pullRequest.number}`, pullRequest.url, origins),
        commit && [
            'commit ',
            (0,html/* anchor */.Y3)((0,html/* html */.qy) `<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
            (0,uncommitted/* uncommittedWords */.D)(context.uncommittedFiles),
        ],
        job && (0,html/* anchor */.Y3)('job', job.url, origins),
        (0,report_text/* minuteOf */.iA)(startedAt),
        `took ${(0,report_text/* elapsed */.vk)(durationMs)}`,
        `Plangate ${version}`,
    ];
    return parts
        .filter((part) => part !== undefined && part !== '')
        .map((part, index) => (index > 0 ? [' · ', part] : part));
}
function steps({ nextSteps }) {
    if (nextSteps.length === 0)
        return undefined;
    return (0,html/* html */.qy) `<ul>
    ${nextSteps.map((step) => (0,html/* html */.qy) `<li>${withCode(step)}</li>`)}
  </ul>`;
}
/** What is between backticks is shown as code. */
function withCode(sentence) {
    return sentence
        .split('`')
        .map((part, index) => (index % 2 === 1 ? (0,html/* html */.qy) `<code>${part}</code>` : part));
}
function renderWorkspaces(view) {
    const { workspaces, unaffected, context } = view;
    const none = unaffected.length > 0 &&
        (0,html/* html */.qy) `<p>Not affected by this change, and not planned: ${unaffected.join(', ')}.</p>`;
    if (workspaces.length === 0)
        return none;
    const rows = workspaces.map((workspace) => {
        const { name, verdict, runId, runUrl } = workspace;
        const run = runId !== undefined && (0,html/* anchor */.Y3)((0,html/* html */.qy) `<code>${runId}</code>`, runUrl, (0,links/* originsOf */.TZ)(context));
        const kind = (0,model_verdict/* isGreen */.gf)(verdict, context.failOn) ? 'passed' : 'failed';
        return (0,html/* html */.qy) `<tr>
      <th scope="row">${name}</th>
      <td class="${kind}">${words/* VERDICT */.y3[verdict].words}</td>
      <td>${(0,changes/* planWords */.DO)(workspace)}</td>
      <td>${(0,counts/* workspaceWords */.FF)([workspace], view) || 'no policies'}</td>
      <td>${run}</td>
    </tr>`;
    });
    return (0,html/* html */.qy) `<h2 id="workspaces">Workspaces</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Workspaces">
      <table>
        <thead>
          <tr>
            ${['Workspace', 'Verdict', 'Plan', 'Policies', 'Run'].map((head) => (0,html/* html */.qy) `<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${none}`;
}
/** Reasons that no finding contains, and notices. */
function reasons(view) {
    const lines = view.workspaces.flatMap((workspace) => [
        ...((0,findings/* needsReason */.iB)(workspace, view) ? workspace.reasons : []).map((reason) => (0,html/* html */.qy) `<li><strong>${workspace.name}:</strong> ${reason}</li>`),
        ...workspace.notices.map((notice) => (0,html/* html */.qy) `<li>${workspace.name}: ${notice}</li>`),
    ]);
    return (lines.length > 0 &&
        (0,html/* html */.qy) `<ul>
      ${lines}
    </ul>`);
}
/** Who approved what, and when. */
function approvals(view) {
    const overridden = view.findings.filter(({ override }) => override !== undefined);
    const lines = [
        ...overridden.map((finding) => (0,html/* html */.qy) `<li><code>${finding.policy}</code>: ${(0,words/* overriddenWords */.Sn)(finding)}</li>`),
        ...view.audit.map(({ action, run, by }) => (0,html/* html */.qy) `<li>${action} of <code>${run}</code> by ${by ?? 'this check'}</li>`),
    ];
    if (lines.length === 0)
        return undefined;
    return (0,html/* html */.qy) `<h2 id="approvals">Approvals</h2>
    <ul>
      ${lines}
    </ul>`;
}
function sent({ archives }) {
    if (archives.length === 0)
        return undefined;
    return (0,html/* html */.qy) `<h2 id="sent">What was sent</h2>
    <ul>
      ${archives.map(({ directory, files, bytes, sha256, withheld }) => (0,html/* html */.qy) `<li>
            <code>${directory}</code>: ${(0,report_text/* grouped */.zD)(files)} files, ${(0,report_text/* size */.Ej)(bytes)}, ${(0,report_text/* grouped */.zD)(withheld)}
            excluded, SHA-256 <code>${sha256}</code>
          </li>`)}
    </ul>`;
}
//# sourceMappingURL=page.js.map

/***/ }),

/***/ 2867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE),
/* harmony export */   h: () => (/* binding */ STYLE_HASH)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** The page's style sheet. One text, so that the page's policy can allow exactly this digest. */

const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--blue)}
p{margin:.5rem 0}
code,pre,.code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--soft)}
.blocks{color:var(--red)}.warns{color:var(--amber)}.passes{color:var(--green)}
.finding{border:1px solid var(--line);border-left:4px solid var(--red);border-radius:6px;padding:.5rem 1rem;margin:.75rem 0}
.finding.is-soft{border-left-color:var(--amber)}
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;overflow-x:auto;white-space:pre}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
.scroll{overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft{font-weight:400}
.scroll th,.scroll td{white-space:nowrap}
thead th{background:var(--shade)}
td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;min-width:36rem;height:auto}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{body{max-width:none;color:#000;background:#fff}.source,.scroll{overflow:visible;white-space:pre-wrap}}
`;
/** The digest for the page's content security policy. */
const STYLE_HASH = `sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(STYLE).digest('base64')}`;
//# sourceMappingURL=style.js.map

/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderSarif),
/* harmony export */   l: () => (/* binding */ renderCodeQuality)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7912);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5636);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4913);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3629);
/** Findings for code scanners: SARIF 2.1.0, and the code quality report of GitLab. */








/** `security` is between 0.1 and 10.0, for the host's own ranking. */
const RANKS = {
    blocks: { level: 'error', security: '8.5', quality: 'blocker' },
    'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
    warns: { level: 'warning', security: '4.0', quality: 'minor' },
    notes: { level: 'note', security: '1.0', quality: 'info' },
};
/** What code scanning keeps of one run. */
const RESULT_LIMIT = 5_000;
/** The findings, and for each workspace that is closed without one, why: scanners see no verdict. */
function findingsToScan(view) {
    const unexplained = view.workspaces.filter((each) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .needsReason */ .iB)(each, view));
    const verdicts = unexplained.map(({ name, verdict, reasons }) => {
        const policy = { policySet: '', policy: _words_js__WEBPACK_IMPORTED_MODULE_5__/* .VERDICT */ .y3[verdict].words, message: reasons.join(' ') };
        return {
            ...policy,
            kind: 'undecided',
            level: 'unknown',
            status: 'not-evaluated',
            severity: 'blocks',
            overridable: false,
            output: [],
            resources: [],
            workspaces: [name],
            fingerprint: (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .hash */ .tW)(JSON.stringify(['verdict', name, verdict])),
        };
    });
    return [...verdicts, ...view.findings];
}
/** An alert without a place is not shown: without a file, the place is the configuration's directory. */
function pathOf({ location, workspaces: [first] }, { workspaces }) {
    return location?.path ?? workspaces.find(({ name }) => name === first)?.directory ?? '.';
}
/**
 * SARIF as GitHub code scanning, Jenkins and Azure DevOps read it: the text of a file; `schema` in
 * it names the standard.
 */
function renderSarif(view) {
    const shown = entriesOf(view).slice(0, RESULT_LIMIT);
    const rules = new Map(shown.map(({ finding }) => [ruleId(finding), ruleOf(finding)]));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printableJson */ .et)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Plangate',
                        semanticVersion: view.context.version,
                        informationUri: 'https://github.com/plangate/plangate',
                        rules: [...rules.values()],
                    },
                },
                automationDetails: { id: `plangate/${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(view.key, 100)}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
                results: shown.map((entry) => resultOf(entry, view)),
            },
        ],
    });
}
/** One alert for each resource. */
function entriesOf(view) {
    return findingsToScan(view).flatMap((finding) => (0,_spots_js__WEBPACK_IMPORTED_MODULE_4__/* .spotsOf */ .PC)(finding).map((spot) => ({ finding, spot })));
}
function ruleId({ kind, policySet, policy }) {
    return [kind === 'undecided' ? 'policy' : kind, policySet, policy]
        .filter(Boolean)
        .map((part) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(part, 100))
        .join('/');
}
function ruleOf(finding) {
    const name = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(finding.policy, 200) || 'policy';
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(finding.description ?? '', 1_000) || name;
    const override = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .overrideWords */ .mF)(finding);
    const level = `Level: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .levelWords */ .s2)(finding.level)}.`;
    return {
        id: ruleId(finding),
        name,
        shortDescription: { text: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, 250) },
        fullDescription: { text },
        helpUri: finding.helpUrl,
        help: { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(' ', level, override && `This finding ${override}.`) },
        defaultConfiguration: { level: RANKS[finding.severity].level },
        properties: {
            tags: ['policy', finding.level],
            'security-severity': RANKS[finding.severity].security,
        },
    };
}
function resultOf({ finding, spot }, view) {
    const { location } = spot;
    const line = location?.startLine ?? 1;
    // One line: an alert shows in a pull request only if all of its lines are in the diff.
    const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
    const uri = (0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(pathOf(spot, view));
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const nowhere = location ? '' : ' (its place in the files is not known)';
    const workspaces = `[workspaces: ${workspaceNames(spot, 10)}]`;
    const justification = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .overriddenWords */ .Sn)(finding), 400);
    return {
        ruleId: ruleId(finding),
        level: RANKS[finding.severity].level,
        message: {
            text: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(sarifMessage(finding, spot)), 4_000)}${nowhere} ${workspaces}`,
        },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        baselineState: spot.baseline === 'existing' ? 'unchanged' : spot.baseline,
        partialFingerprints: { primaryLocationLineHash: `${spot.fingerprint}:1` },
        suppressions: finding.status === 'overridden'
            ? [{ kind: 'external', status: 'accepted', justification }]
            : undefined,
    };
}
/** Shown in the widget and on the lines of a merge request. */
function renderCodeQuality(view) {
    const issues = entriesOf(view).map(({ finding, spot }) => {
        const { severity, level, policy } = finding;
        const { location } = spot;
        const path = pathOf(spot, view);
        const begin = location?.startLine ?? 1;
        const { quality } = RANKS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
        return {
            description: sarifDescription(finding, spot),
            check_name: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policy, 200) || 'policy',
            // Unique in the file and the same from run to run.
            fingerprint: (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .hash */ .tW)(JSON.stringify([spot.fingerprint, severity, path, `${begin}`]), 40),
            severity: quality,
            location: { path, lines: { begin } },
        };
    });
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printableJson */ .et)((0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
function sarifDescription(finding, spot) {
    const about = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .levelWords */ .s2)(finding.level)}; ${workspaceNames(spot, 5)}`;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(`${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(sarifMessage(finding, spot), 1_000)} (${about})`, 2_000);
}
function sarifMessage(finding, spot) {
    const [address, message] = (0,_spots_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectAndMessage */ .$u)(spot);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(': ', address && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(address, 300), (0,_spots_js__WEBPACK_IMPORTED_MODULE_4__/* .generalMessage */ .Ig)(finding), message);
}
function workspaceNames({ workspaces }, limit) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .list */ .p_)(workspaces, limit, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100));
}
//# sourceMappingURL=sarif.js.map

/***/ }),

/***/ 6447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEngineEnvironment)
/* harmony export */ });
/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
/** Variables with tokens of the gate or a CI host, or with files by which a step controls the runner. */
const OF_THE_JOB = /^(?:TF_API_TOKEN|TF_TOKEN_.*|GITHUB_.*|GH_.*|GITLAB_.*|GITEA_.*|BITBUCKET_.*|ACTIONS_.*|RUNNER_.*|INPUT_.*|CI_JOB_TOKEN|SYSTEM_ACCESSTOKEN|BUILDKITE_AGENT_ACCESS_TOKEN|PLANGATE_.*)$/i;
/** Variables that the engine sets itself, or that would change the plan. */
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_PLUGIN_CACHE_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not
 * pass on. No variable may contain one of the `secrets`, because programs of the configuration
 * could read it.
 */
function readEngineEnvironment(names, environment, secrets = []) {
    const variables = {};
    for (const name of names) {
        if (!/^[A-Za-z_]\w*$/.test(name)) {
            return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
        }
        if (OF_THE_JOB.test(name)) {
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
//# sourceMappingURL=engine-environment.js.map

/***/ }),

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ environmentProblems),
/* harmony export */   Vn: () => (/* binding */ describeBeaten),
/* harmony export */   sW: () => (/* binding */ answeringVariables)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);



/** @param caFile as written; relative to `workingDirectory` */
async function environmentProblems(caFile, environment, workingDirectory) {
    const problems = [];
    if (caFile !== undefined) {
        const files = [['ca-file', caFile]];
        const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
        if (extra !== '')
            files.push(['NODE_EXTRA_CA_CERTS', extra]);
        for (const [input, path] of files) {
            const message = await certificateProblem(path, workingDirectory);
            if (message !== undefined)
                problems.push({ where: input, message });
        }
    }
    for (const name of ['https_proxy', 'http_proxy']) {
        // The lower-case name comes first, as where the proxy is used.
        const input = environment[name] === undefined ? name.toUpperCase() : name;
        const value = environment[input] ?? '';
        if (value === '' || isProxy(value))
            continue;
        // The message leaves the value out, because it may hold a password.
        const message = 'is not the address of a proxy. Write http://HOST:PORT.';
        problems.push({ where: input, message });
    }
    return problems;
}
async function certificateProblem(path, workingDirectory) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path), 'utf8').then((text) => text.includes('-----BEGIN CERTIFICATE-----')
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)} holds no certificate in PEM form.`, ({ code = 'unknown error' }) => `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)} cannot be read (${code}).`);
}
function isProxy(value) {
    // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
    return URL.canParse(value) && /^(?:https?|socks\w*):$/.test(new URL(value).protocol);
}
/** What a variable is about, and what a block says about it. */
const NAMES = [
    ['organization', 'TF_CLOUD_ORGANIZATION', ({ organization }) => organization],
    ['workspace', 'TF_WORKSPACE', ({ workspaces }) => workspaces?.name],
];
/** Variables that answer although the block would: undefined inputs only, because an input is no accident. */
function answeringVariables(inputs, environment) {
    const isGiven = (name) => (inputs[name]?.trim() ?? '') !== '';
    return NAMES.flatMap(([input, variable, inBlock]) => {
        const value = environment[variable]?.trim() ?? '';
        const named = isGiven(input) || (input === 'workspace' && isGiven('workspaces'));
        return value === '' || named ? [] : [[variable, value, inBlock]];
    });
}
/** One sentence for each variable that says something else than the block. */
function describeBeaten(answering, block) {
    return answering.flatMap(([variable, value, inBlock]) => {
        const named = block && inBlock(block);
        if (block === undefined || named === undefined || named === value)
            return [];
        return [
            `${variable} is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(value)} and counts more than ${block.at}, which names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(named)}. \`unset ${variable}\` lets the block decide.`,
        ];
    });
}
//# sourceMappingURL=environment-problems.js.map

/***/ }),

/***/ 8858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  ak: () => (/* binding */ INPUT_GROUPS),
  tw: () => (/* binding */ OF_GROUPS),
  py: () => (/* binding */ OUTPUTS),
  Sw: () => (/* binding */ existsAt)
});

// UNUSED EXPORTS: FIRST_INPUTS, INPUT_TABLE

// EXTERNAL MODULE: ./build/src/trust/trusted-block.js
var trusted_block = __webpack_require__(1643);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/settings/run-options.js
var run_options = __webpack_require__(1993);
// EXTERNAL MODULE: ./build/src/trust/hostname.js
var hostname = __webpack_require__(6667);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/settings/read-addresses.js
/** Parses inputs about links in a report: the hosts to which they may lead, and the pages of policies. */



/** Reads a list of hosts; returns their origins, which are `https` only. */
function readHosts(text) {
    const hosts = (0,parse/* parseList */.E1)(text);
    if ('problem' in hosts)
        return hosts;
    const origins = [];
    for (const host of hosts.value) {
        const read = (0,hostname/* readHostname */.w)(host);
        if ('problem' in read)
            return read;
        if (!read.value.origin.startsWith('https:')) {
            return { problem: `${(0,quote/* quote */.h)(host)} is not reached by https. Name hosts that are.` };
        }
        origins.push(read.value.origin);
    }
    return { value: origins };
}
const PLACEHOLDER = /\{(?:policy-set|policy)\}/g;
/** Reads `https://wiki.acme.example/{policy-set}/{policy}`: placeholders in path and query only, no user name. */
function readPolicyLink(text) {
    const link = text.trim();
    // The message leaves the text out, because it may hold a password.
    const problem = (why) => ({
        problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
    });
    if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(link.replace(PLACEHOLDER, 'x'))) {
        return problem('is not an https address');
    }
    const { username, password } = new URL(link.replace(PLACEHOLDER, 'x'));
    if (username !== '' || password !== '')
        return problem('has a user in it');
    const [, host = '', fragment = ''] = /^https:\/\/([^/?#]*)[^#]*(.*)$/is.exec(link) ?? [];
    if (/[{}]/.test(host + fragment))
        return problem('has a placeholder outside of path and query');
    if (/[{}\s]/.test(link.replace(PLACEHOLDER, ''))) {
        return problem('has another placeholder than {policy-set} and {policy}, or white space');
    }
    return { value: link };
}
//# sourceMappingURL=read-addresses.js.map
// EXTERNAL MODULE: ./build/src/settings/read-guard.js
var read_guard = __webpack_require__(1055);
;// CONCATENATED MODULE: ./build/src/settings/inputs.js
/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 */





/** Headings of the help of `plangate check`, in their order. */
const INPUT_GROUPS = [
    'What to gate',
    'Without a service of your own',
    'What fails the gate',
    'The run',
    'What the run plans',
    'Who may choose what',
    'What is sent',
    'The comment, on CI hosts that have one',
];
const ACTION = ['action'];
/** For inputs about publishing, which the library does not do. */
const PUBLISHING = ['action', 'cli'];
/** The action has `run-options` instead of them. */
const COMMANDED = ['cli', 'library'];
/** For inputs about the runs: when groups are combined, their reports name the runs. */
const OF_GROUPS = [
    'workspace',
    'workspaces',
    'group',
    'affected-only',
    'local',
    'policies',
    'engine',
    'plan',
    'allow-unknown',
    'engine-env',
    'plugin-cache',
];
/** One row of the table. Its literals stay types, because the types of the settings are made from them. */
function input(description, row) {
    return { description, ...row };
}
const INPUT_TABLE = {
    hostname: input('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.', {
        kind: 'string',
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
        cloudBlock: 'hostname',
        group: 'What to gate',
    }),
    token: input('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], group: 'What to gate' }),
    organization: input('Organization that the workspaces belong to.', {
        kind: 'string',
        environment: ['TF_CLOUD_ORGANIZATION'],
        cloudBlock: 'organization',
        group: 'What to gate',
    }),
    workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
        kind: 'string',
        environment: ['TF_WORKSPACE'],
        cloudBlock: 'workspaces',
        group: 'What to gate',
    }),
    workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas.', { kind: 'list', group: 'What to gate' }),
    directory: input('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { kind: 'path', default: '.', group: 'What to gate' }),
    local: input('Plan and evaluate policies with a service inside this process, without a token. It listens on loopback only and ends with the check.', { kind: 'flag', default: 'false', group: 'Without a service of your own', doors: PUBLISHING }),
    policies: input('With `local`: directories of policies, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. In a job, a directory is read from the default branch. On your machine the default is the directory `policies`.', { kind: 'list', group: 'Without a service of your own', doors: PUBLISHING }),
    engine: input('With `local`: what plans. `static` reads the text and runs nothing. `terraform` and `tofu` run the program on the PATH, which also runs the code of the configuration. The default is `static` on your machine, and the program on the PATH in a job.', {
        kind: 'choice',
        choices: ['static', 'terraform', 'tofu'],
        group: 'Without a service of your own',
        doors: PUBLISHING,
    }),
    plan: input('With `local`: a plan made elsewhere, as JSON (`terraform show -json`). It is compared with the configuration and evaluated. Nothing is planned.', { kind: 'path', group: 'Without a service of your own', doors: PUBLISHING }),
    'allow-unknown': input('With `local`, in a job: values that the static planner cannot know make the verdict advisory instead of undecided. A rule about such a value can pass without effect.', {
        kind: 'flag',
        default: 'false',
        group: 'Without a service of your own',
        doors: PUBLISHING,
    }),
    'engine-env': input('With `engine: terraform` or `tofu`: names of environment variables to pass to the program, such as read-only cloud credentials. It gets no others.', { kind: 'list', group: 'Without a service of your own', doors: PUBLISHING }),
    'plugin-cache': input('With `engine: terraform` or `tofu`: a directory of providers to use instead of downloading them.', { kind: 'path', group: 'Without a service of your own', doors: PUBLISHING }),
    'affected-only': input('Plan only in workspaces whose working directory or trigger patterns match files of the pull request.', { kind: 'flag', default: 'false', group: 'The run' }),
    source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { kind: 'choice', default: 'upload', choices: ['upload', 'vcs'], group: 'The run' }),
    group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. Its runs and its report carry it, and `plangate combine` finds them. Runs of earlier jobs are never reused.', { kind: 'string', group: 'The run', parse: parse/* parseGroup */.hb }),
    mode: input('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later.', {
        kind: 'choice',
        default: 'speculative',
        choices: ['speculative', 'provisional'],
        group: 'The run',
    }),
    message: input('Message of the run. By default it names the pull request and the commit.', {
        kind: 'string',
        library: 'Message of the run. The default is `plangate`.',
        group: 'The run',
    }),
    timeout: input('Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.', {
        kind: 'duration',
        default: '1h',
        library: 'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
        group: 'What fails the gate',
        setting: 'timeoutMs',
    }),
    'fail-on': input('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
        kind: 'choice',
        default: 'mandatory',
        choices: ['mandatory', 'advisory', 'never'],
        group: 'What fails the gate',
    }),
    'require-policies': input('Fail the gate when no policy was evaluated.', {
        kind: 'flag',
        default: 'false',
        group: 'What fails the gate',
    }),
    protect: input('Resources that must not be destroyed or replaced without approval, as address patterns like `aws_db_instance.*` or `module.data`. They match in every module. Separate them by lines or commas.', { kind: 'list', group: 'What fails the gate', parse: read_guard/* readPatterns */.ce }),
    'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { kind: 'number', group: 'What fails the gate', parse: read_guard/* readMost */.wi }),
    'guard-except': input('What `protect` and `max-destroys` ignore: `forgotten` (no longer managed, but not destroyed), `deposed` (left behind by an earlier replacement, where the plan says so).', { kind: 'list', group: 'What fails the gate', parse: read_guard/* readExceptions */.rY }),
    'on-failure': input('What to do with a provisional run when the gate fails. `discard` needs a token that may apply runs. A run that needs an override is always kept, because a discarded run cannot be overridden.', { kind: 'choice', default: 'discard', choices: ['discard', 'keep'], group: 'The run' }),
    'cancel-superseded': input('Cancel unfinished earlier runs of this pull request in the same workspace. The token needs the permission to apply runs. Provisional runs are kept.', {
        kind: 'flag',
        default: 'true',
        group: 'The run',
        off: 'Keep earlier runs of this pull request. By default unfinished ones are canceled, except provisional ones.',
    }),
    'auto-queue-runs': input('Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.', { kind: 'flag', default: 'false', group: 'The run' }),
    'run-options': input('Planning options, one per line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-partial`, `allow-destroy-apply` and `allow-empty-apply`. See docs/run-options.md.', { kind: 'string', group: 'What the run plans', setting: 'runOptionsText', doors: ACTION }),
    destroy: input('Plan to destroy everything that the workspace manages. With `mode: provisional` it needs `allow-destroy-apply`.', { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED }),
    'allow-destroy-apply': input('Allow `mode: provisional` to leave a saved plan that destroys everything.', { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED }),
    'refresh-only': input('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED }),
    refresh: input('Read the real resources before planning. `false` trusts the state.', {
        kind: 'flag',
        default: 'true',
        group: 'What the run plans',
        doors: COMMANDED,
        off: 'Plan from the state, without reading the real resources.',
    }),
    target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { kind: 'list', group: 'What the run plans', doors: COMMANDED, parse: run_options/* readLines */.Se }),
    'allow-partial': input('Accept runs that planned only part of the configuration (`target`, `refresh-only`). The rest is not judged.', { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED }),
    replace: input('Addresses of resources to replace, one per line.', {
        kind: 'list',
        group: 'What the run plans',
        doors: COMMANDED,
        parse: run_options/* readLines */.Se,
    }),
    variables: input('Variables of this run, one `name=value` per line. A value is an HCL literal, otherwise text. Everybody who can read the run can see them, so secrets of this job are rejected.', { kind: 'list', group: 'What the run plans', doors: COMMANDED, parse: run_options/* readVariables */.Ch }),
    'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { kind: 'string', group: 'What the run plans', doors: COMMANDED, parse: run_options/* readTerraformVersion */.nn }),
    'allow-empty-apply': input('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED }),
    rules: input('How `.terraformignore` is read. `terraform`: the rules of Terraform, minus known leaks. `exact`: byte-compatible with Terraform, bugs included. `gitignore`: the rules of git.', {
        kind: 'choice',
        default: 'terraform',
        choices: ['terraform', 'exact', 'gitignore'],
        group: 'What is sent',
    }),
    'secret-scan': input('What to do with files that appear to contain credentials.', {
        kind: 'choice',
        default: 'warn',
        choices: ['warn', 'fail'],
        group: 'What is sent',
    }),
    'include-untracked-secrets': input('Send files that look like secrets although git does not track them. By default they are excluded and listed.', { kind: 'flag', default: 'false', group: 'What is sent' }),
    'ca-file': input('PEM file with additional certificate authorities to trust. `NODE_EXTRA_CA_CERTS` works too.', { kind: 'path', group: 'What to gate' }),
    comment: input('When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.', {
        kind: 'choice',
        default: 'auto',
        choices: ['auto', 'always', 'on-failure', 'off'],
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-mode': input('`update` edits the one comment. `recreate-on-change` replaces it when the verdict changes, which notifies people.', {
        kind: 'choice',
        default: 'update',
        choices: ['update', 'recreate-on-change'],
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-key': input('Jobs with the same key share one comment, with one section per job. Another key makes another comment.', {
        kind: 'string',
        default: 'default',
        group: 'The comment, on CI hosts that have one',
        parse: parse/* parseKey */.Do,
        doors: PUBLISHING,
    }),
    'comment-title': input('Replaces "Policy gate" in the heading of the comment.', {
        kind: 'string',
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-header': input('Your Markdown above the report, without HTML: at most 2,000 bytes, longer text is truncated. Texts of the event, such as titles and branch names, are shown as code.', {
        kind: 'string',
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-footer': input('The same as `comment-header`, below the report.', {
        kind: 'string',
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', {
        kind: 'flag',
        default: 'false',
        group: 'The comment, on CI hosts that have one',
        doors: ACTION,
    }),
    'plan-diff': input('What the report shows of changed attributes: `names`, `values` as well, or nothing (`off`). `values` needs a private repository.', {
        kind: 'choice',
        default: 'names',
        choices: ['off', 'names', 'values'],
        group: 'The comment, on CI hosts that have one',
    }),
    'policy-link': input('URL that explains a policy, as in `https://wiki.acme.example/{policy-set}/{policy}`. Every finding gets a link "how to fix".', {
        kind: 'string',
        group: 'The comment, on CI hosts that have one',
        parse: readPolicyLink,
        doors: PUBLISHING,
    }),
    'link-hosts': input('Hosts that may be linked by https, in policy messages, `comment-header` and `comment-footer`. Other URLs are shown as text.', {
        kind: 'list',
        group: 'The comment, on CI hosts that have one',
        setting: 'linkOrigins',
        parse: readHosts,
        doors: PUBLISHING,
    }),
    annotate: input('Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.', { kind: 'choice', default: 'auto', choices: ['auto', 'all', 'changed', 'off'], doors: ACTION }),
    'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
        kind: 'secret',
        expression: '${{ github.token }}',
        doors: ACTION,
    }),
    'checks-token': input("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", { kind: 'secret', expression: '${{ github.token }}', doors: ACTION }),
    'check-run-id': input('Check run of this job, which gets the annotations.', {
        kind: 'number',
        expression: '${{ job.check_run_id }}',
        doors: ACTION,
    }),
    'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { kind: 'number', setting: 'pullRequestNumber', doors: ACTION }),
    'report-page': input('Also write the report as one self-contained HTML page, to keep as an artifact. The output `report-html` is its path.', { kind: 'flag', default: 'false', doors: ACTION }),
    'on-missing-token': input('What to do on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which passes and skips the check.', { kind: 'choice', default: 'fail', choices: ['fail', 'neutral'], doors: ACTION }),
    'allow-untrusted-head': input('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', { kind: 'flag', default: 'false', group: 'Who may choose what' }),
    'trusted-branch': input('In pull requests: the branch whose `cloud` block names organization and workspace when no input does. The default is the default branch. A block that the pull request changes is ignored.', { kind: 'string', group: 'Who may choose what', parse: trusted_block/* readBranch */.pG }),
};
/** What most people set, most of them first: the pages and action.yml begin with these. */
const FIRST_INPUTS = (/* unused pure expression or super */ null && ([
    'token',
    'hostname',
    'organization',
    'workspace',
    'workspaces',
    'directory',
    'affected-only',
    'fail-on',
    'require-policies',
    'protect',
    'comment',
    'timeout',
]));
const INPUTS = Object.entries(INPUT_TABLE).map(([name, row]) => ({ name, ...row }));
/** Whether a door has the input. */
function existsAt({ doors }, door) {
    return doors === undefined || doors.includes(door);
}
const OUTPUT_TABLE = {
    verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
    green: 'Whether the gate passes: true or false.',
    skipped: 'true when the check was skipped (`on-missing-token: neutral`), otherwise false.',
    'run-id': 'Id of the run, of the first workspace when there are several.',
    'run-url': 'URL of that run.',
    'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
    'configuration-version-id': 'Configuration version of that run.',
    passed: 'Number of policy results that passed. This and the next five count a policy once for each workspace.',
    'advisory-failed': 'Number of results of advisory policies that failed.',
    'mandatory-failed': 'Number of results of mandatory policies that failed and were not overridden.',
    overridden: 'Number of results that failed and were overridden.',
    'policies-errored': 'Number of results of policies that could not be evaluated.',
    'policies-undecided': 'Number of policies without a result or with an unrecognized result.',
    creates: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
    updates: 'Number of resources they update in place.',
    deletes: 'Number of resources they destroy.',
    replaces: 'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
    'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
    'report-json': 'Path of the report as JSON.',
    'report-html': 'Path of the report as one HTML page. Empty without `report-page`.',
    audit: 'Runs that the gate discarded, as JSON: one record per run.',
};
const OUTPUTS = Object.entries(OUTPUT_TABLE).map(([name, description]) => ({ name, description }));
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 2097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ findCloudBlock),
/* harmony export */   M5: () => (/* binding */ loadSettings),
/* harmony export */   v_: () => (/* binding */ readBlocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _environment_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(183);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4043);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6609);
/* harmony import */ var _locate_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7581);
/* harmony import */ var _locate_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9479);
/* harmony import */ var _trust_target_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7351);
/* harmony import */ var _trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1643);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(440);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8187);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1993);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5182);
/* harmony import */ var _local_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5233);
/* harmony import */ var _workspace_selectors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(589);
/**
 * Loads the settings with what the file system adds: the `cloud` block of the configuration, or the
 * trusted one if the files are under judgement, and whether each directory exists and holds a
 * configuration. This happens before any request to the service.
 */
















/**
 * Reads the settings and checks the directories.
 *
 * @param workingDirectory the directory that relative paths start from
 * @param judgement whether the files of the checkout may choose settings
 * @returns the settings, or every problem at once
 */
async function loadSettings(sources, workingDirectory, judgement) {
    const open = (0,_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .unanswered */ .bj)(sources);
    const blocks = await readBlocks(sources, open, workingDirectory, judgement);
    const { written, directory, ownBlock, trusted } = blocks;
    const isLocal = (0,_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .wantsLocal */ .FD)(sources);
    const judged = blocks.judged !== undefined;
    const cloud = isLocal ? (0,_local_names_js__WEBPACK_IMPORTED_MODULE_11__/* .withLocalNames */ ._G)(blocks.cloud, directory) : blocks.cloud;
    const read = (0,_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .readSettings */ .sb)({ ...sources, cloud, judged: blocks.judged });
    const planned = 'settings' in read ? (0,_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_12__/* .plannedDirectories */ .s7)(read.settings) : [written];
    const problems = [];
    const sends = 'problems' in read || read.settings.source === 'upload';
    for (const text of sends ? planned : []) {
        const input = text === written ? 'directory' : 'workspaces';
        const problem = outsideProblem(input, text, directory, workingDirectory) ??
            (await directoryProblem(input, text, workingDirectory)) ??
            (judged && !isLocal && 'settings' in read && text !== written
                ? (0,_trust_target_js__WEBPACK_IMPORTED_MODULE_13__/* .otherHost */ .B)(read.settings, await findHost((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, text), text))
                : undefined);
        if (problem !== undefined)
            problems.push(problem);
    }
    // What is missing may only be missing because the directory is: the cause comes first.
    if ('problems' in read)
        problems.push(...read.problems);
    const caFile = sources.inputs['ca-file']?.trim() || undefined;
    problems.push(...(await (0,_environment_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentProblems */ .MM)(caFile, sources.environment, workingDirectory)));
    if (problems.length > 0 || 'problems' in read)
        return { problems };
    const notices = [
        ...(judged ? [] : await findBeaten(sources, directory, written)),
        ...(trusted.block ? (0,_trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__/* .describeDifferences */ .g7)(ownBlock, trusted.block, open) : []),
        ...(judged ? secretAuthorityProblem(read.settings, directory, workingDirectory) : []),
    ];
    const runOptions = await (0,_run_options_js__WEBPACK_IMPORTED_MODULE_9__/* .toLiterals */ .Gm)(read.settings.runOptions);
    return { settings: { ...read.settings, runOptions }, notices };
}
/** A person may have forgotten the variables of a shell. In a job, those who wrote it chose them. */
async function findBeaten({ inputs, environment }, directory, shown) {
    const answering = (0,_environment_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .answeringVariables */ .sW)(inputs, environment);
    if (answering.length === 0)
        return [];
    return (0,_environment_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .describeBeaten */ .Vn)(answering, await findCloudBlock(directory, shown));
}
/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param open settings that neither an input nor the environment answers
 */
async function readBlocks(sources, open, workingDirectory, judgement) {
    const written = sources.inputs['directory']?.trim() || '.';
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, written);
    const { judged } = judgement;
    const names = open.organization || open.workspaces;
    const look = names || (!judged && open.hostname) ? findCloudBlock : findHost;
    const ownBlock = judged || names || open.hostname ? await look(directory, written) : undefined;
    const trusted = judged && names
        ? await findTrusted({
            written: sources.inputs['trusted-branch']?.trim() || undefined,
            directory,
            workingDirectory,
            judgement,
            ownBlock,
        })
        : { why: '' };
    return {
        written,
        directory,
        ownBlock,
        trusted,
        cloud: judged ? trusted.block : ownBlock,
        judged: judged ? { blocks: [ownBlock, trusted.block], why: trusted.why } : undefined,
    };
}
/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function secretAuthorityProblem({ caFile }, directory, workingDirectory) {
    const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findCheckout */ .I8)(directory) ?? workingDirectory;
    if (caFile === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, caFile)).startsWith('..')) {
        return [];
    }
    return [
        `The certificate authorities in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
    ];
}
async function findTrusted(query) {
    const { written, directory, workingDirectory, judgement, ownBlock } = query;
    const { trusted, workspace = workingDirectory } = judgement;
    const named = written === undefined ? undefined : (0,_trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__/* .readBranch */ .pG)(written);
    if (named !== undefined && 'problem' in named)
        return { why: named.problem };
    const branch = named?.value;
    const title = branch === undefined ? 'the default branch' : `the branch ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(branch)}`;
    try {
        const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findAround */ .Di)(directory, workspace).repository?.root ?? workingDirectory;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .realOrSame */ .eF)(directory)).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
        const files = await trusted(root, branch);
        const likely = ownBlock?.at.replace(/:\d+$/, '').split('/').at(-1);
        const block = await (0,_trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__/* .findBlock */ .P_)(files, path, likely);
        if (block !== undefined) {
            const at = `${block.at} of ${title}`;
            return { block: { ...block, at }, why: `The block at ${at} does not name it.` };
        }
        const where = path === '' ? 'the repository' : (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(path);
        return {
            why: `There is no \`cloud\` block in ${where} on ${title} that this job may read, and one that a pull request adds does not count.`,
        };
    }
    catch (error) {
        if (!(error instanceof _trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__/* .UntrustedError */ .lI))
            throw error;
        return { why: `The \`cloud\` block of ${title} could not be read: ${error.message}` };
    }
}
/**
 * Finds a directory that contains the whole checkout, or one outside of it that is in no repository.
 * This runs before anything walks through the directory, which may be as large as the disk.
 *
 * @param text the directory to check, as written
 * @param directory the directory of all workspaces that name none
 */
function outsideProblem(input, text, directory, workingDirectory) {
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, text));
    const repository = (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(directory);
    if (repository === undefined && input === 'directory')
        return undefined;
    const home = repository ?? (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .realOrSame */ .eF)(workingDirectory);
    const isAbove = path !== home && (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(home, path);
    const isOutside = repository !== undefined && !(0,_archive_place_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(path, home) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
    if (!isAbove && !(isOutside && (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(path) === undefined))
        return undefined;
    const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(text)}, which leads out of ${home}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
    return { where: input, message };
}
async function directoryProblem(input, text, workingDirectory) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, text);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (stats === undefined) {
        const checkoutHint = ' Is the checkout step there, and the name right?';
        const hint = input === 'workspaces'
            ? ' The path is relative to the current directory and ignores `directory`.'
            : text === '.'
                ? ''
                : checkoutHint;
        const near = await nearDirectory(text, workingDirectory);
        const question = near === undefined ? hint : ` Did you mean ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(near)}?`;
        return { where: input, message: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(text)} does not exist.${question}` };
    }
    if (!stats.isDirectory())
        return { where: input, message: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(text)} is not a directory.` };
    const answer = await hasConfiguration(path).catch((error) => error);
    if (answer === true)
        return undefined;
    if (answer !== false) {
        const what = answer.path === undefined || answer.path === path ? '' : `: ${answer.path}`;
        const message = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(text)} cannot be read (${answer.code}${what}). Is it the right directory?`;
        return { where: input, message };
    }
    const message = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .h)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
    return { where: input, message };
}
/** A sibling directory with nearly the same name, as a person would write it. */
async function nearDirectory(text, workingDirectory) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(text);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_15__/* .didYouMean */ .a)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(text), names.filter((name) => !name.startsWith('.')));
    return near === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, near);
}
const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;
async function hasConfiguration(path) {
    const deeper = [];
    for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(path)) {
        if (entry.isFile() && CONFIGURATION.test(entry.name))
            return true;
        if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
            deeper.push((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, entry.name));
        }
    }
    for (const directory of deeper)
        if (await hasConfiguration(directory))
            return true;
    return false;
}
/** Reads a regular file; undefined for a device or a pipe, to which a link may lead and which never ends. */
async function readRegular(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (stats?.isFile() !== true || stats.size > MAX_BYTES)
        return undefined;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => undefined);
}
/** Larger files are not read: no person writes such a configuration file. */
const MAX_BYTES = 5_000_000;
/** Finds a block that names a host. Few blocks do, and files without one are not parsed. */
function findHost(directory, shown) {
    const worth = (text) => (0,_locate_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__/* .mayHaveCloudBlock */ .S)(text) && text.includes('hostname');
    return findCloudBlock(directory, shown, worth);
}
/**
 * Finds the `cloud` block of a directory.
 *
 * @param shown the name of the directory in messages
 * @param worth decides which texts are parsed
 */
async function findCloudBlock(directory, shown, worth = _locate_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__/* .mayHaveCloudBlock */ .S) {
    const files = {
        names: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory).catch(() => undefined),
        read: (name) => readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name)),
    };
    const first = await (0,_trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__/* .findBlock */ .P_)(files, '', undefined, worth);
    const block = first?.hostname === undefined ? await withHost(first, files) : first;
    const here = shown === '' || shown === '.';
    return block && !here ? { ...block, at: `${shown}/${block.at}` } : block;
}
/**
 * Adds the host that another file names: an override, or a file in JSON. Without this step, the
 * default host would be assumed.
 */
async function withHost(block, files) {
    const names = ((await files.names('')) ?? []).filter((name) => CONFIGURATION.test(name)).sort();
    for (const name of names) {
        const text = (await files.read(name)) ?? '';
        if (!/hostname|\\u/.test(text))
            continue;
        const alone = { ...files, names: async () => [name] };
        const other = name.endsWith('.json')
            ? { at: name, hostname: await hostInJson(text) }
            : await (0,_trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_8__/* .findBlock */ .P_)(alone, '');
        if (other?.hostname !== undefined)
            return { ...block, at: other.at, hostname: other.hostname };
    }
    return block;
}
/** The host of a `cloud` block or a `remote` backend in JSON, where names may repeat. */
async function hostInJson(text) {
    const { loadHcl } = await __webpack_require__.e(/* import() */ 923).then(__webpack_require__.bind(__webpack_require__, 3923));
    const { attributes, blocks } = (await loadHcl()).parseJson(text).body;
    const all = [...attributes, ...blocks.flatMap(({ body }) => body.attributes)];
    return firstOf(all, ({ name, value }) => hostIn(value, BLOCKS.includes(name)));
}
const BLOCKS = ['cloud', 'remote'];
/** @param isBlock whether the value is such a block itself */
function hostIn(value, isBlock) {
    if (value.kind === 'tuple')
        return firstOf(value.items, (item) => hostIn(item, isBlock));
    if (value.kind !== 'object')
        return undefined;
    return firstOf(value.entries, ({ key, value: inner }) => {
        const name = (0,_locate_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .literalText */ .bK)(key) ?? '';
        return isBlock && name === 'hostname'
            ? (0,_locate_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .literalText */ .bK)(inner)
            : hostIn(inner, BLOCKS.includes(name));
    });
}
function firstOf(items, find) {
    return items.map(find).find((found) => found !== undefined);
}
//# sourceMappingURL=load-settings.js.map

/***/ }),

/***/ 5233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ localConflicts),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   _G: () => (/* binding */ withLocalNames),
/* harmony export */   iy: () => (/* binding */ LOCAL_TARGET),
/* harmony export */   jI: () => (/* binding */ LOCAL_ONLY)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/** Settings of a local check: there is no host to choose, and no token is needed. */

/** Stands for the host and the token of a service that has not started yet. */
const LOCAL_TARGET = {
    host: { hostname: 'localhost', origin: 'http://localhost' },
    token: 'local',
    problems: [],
};
/** The organization of a configuration that names none. */
const ORGANIZATION = 'local';
/**
 * Adds the names that a configuration leaves open: the organization `local`, and a workspace that is
 * called like the directory.
 *
 * @param directory absolute path of the configuration
 */
function withLocalNames(block, directory) {
    const { workspaces, organization = ORGANIZATION, ...rest } = block ?? { at: 'no block' };
    const isOpen = workspaces?.name === undefined &&
        workspaces?.prefix === undefined &&
        workspaces?.tags === undefined;
    const named = isOpen ? { ...workspaces, name: nameOf(directory) } : workspaces;
    return { ...rest, organization, workspaces: named };
}
/** The name of the workspace that plans a directory. */
function nameOf(directory) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
    return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
/** Inputs that make no sense with a local service: each is a problem, so that none is ignored. */
function localConflicts(inputs, values) {
    const isGiven = (name) => (inputs[name]?.trim() ?? '') !== '';
    const problems = ['hostname', 'token', 'ca-file', 'group']
        .filter(isGiven)
        .map((input) => ({ where: input, message: UNUSED[input] ?? '' }));
    const { mode, source, workspaces } = values;
    if (mode === 'provisional')
        problems.push({ where: 'mode', message: NOTHING_KEPT });
    if (source === 'vcs')
        problems.push({ where: 'source', message: NO_VERSION_CONTROL });
    const engine = inputs['engine']?.trim() ?? '';
    const plan = isGiven('plan');
    if (plan && engine !== '')
        problems.push({ where: 'plan', message: PLANNED_ELSEWHERE });
    if (plan && workspaces > 1)
        problems.push({ where: 'plan', message: ONE_PLAN });
    const runs = engine === 'terraform' || engine === 'tofu' || (engine === '' && !plan);
    for (const input of ['engine-env', 'plugin-cache']) {
        if (isGiven(input) && !runs)
            problems.push({ where: input, message: NO_PROGRAM });
    }
    return problems;
}
/** Inputs that only the local service has. */
const LOCAL_ONLY = ['policies', 'engine', 'plan', 'engine-env', 'plugin-cache'];
const PLANNED_ELSEWHERE = 'and `engine` are both given, and a plan that was made elsewhere is not planned again. Take one of them out.';
const ONE_PLAN = 'is the plan of one configuration. Name one workspace.';
const NO_PROGRAM = 'is for `engine: terraform` and `engine: tofu`. Take it out, or name the engine.';
const UNUSED = {
    hostname: 'is not used with `local`, which asks no other service. Take one of them out.',
    token: 'is not used with `local`, which asks no other service. Take one of them out.',
    'ca-file': 'is not used with `local`, which asks no other service. Take it out.',
    group: 'cannot be combined with `local`: the service of each job ends with it, and no later job can read its runs. Take one of them out.',
};
const NOTHING_KEPT = 'cannot be "provisional" with `local`: the service ends with the check, and a saved plan would end with it. Take one of them out.';
const NO_VERSION_CONTROL = 'cannot be "vcs" with `local`: no version control is connected to the service inside this process. Take one of them out.';
//# sourceMappingURL=local-names.js.map

/***/ }),

/***/ 1055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ce: () => (/* binding */ readPatterns),
/* harmony export */   hI: () => (/* binding */ readApprovers),
/* harmony export */   rY: () => (/* binding */ readExceptions),
/* harmony export */   wi: () => (/* binding */ readMost)
/* harmony export */ });
/* harmony import */ var _policy_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9486);
/* harmony import */ var _policy_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3749);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
/** Parses the inputs of the guard over what a plan destroys, and the people who may override. */




/** One pattern; a key in quotes may hold any character. */
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
/** Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. */
function readPatterns(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const uncommented = lines.filter((line) => !line.startsWith('#')).join('\n');
    const pieces = Array.from(uncommented.matchAll(PIECE), ([piece]) => piece);
    const value = pieces.filter((piece) => piece !== '-');
    const invalid = value.find((pattern) => !(0,_policy_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .P)(pattern));
    return invalid === undefined
        ? { value: [...new Set(value)] }
        : {
            problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(invalid)} is not a pattern of addresses. Write aws_db_instance.*, module.data or module.data.aws_db_instance.main.`,
        };
}
/** Reads a limit, which may be zero. */
function readMost(text) {
    return /^\s*\d{1,9}\s*$/.test(text)
        ? { value: Number(text) }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)} is not a number. Write digits only.` };
}
/** Reads the list of exceptions from the guard. */
function readExceptions(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseList */ .E1)(text);
    if ('problem' in list)
        return list;
    const read = list.value.map((word) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(word, _policy_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .EXCEPTIONS */ .BJ));
    const value = read.flatMap((parsed) => ('value' in parsed ? parsed.value : []));
    return read.find((parsed) => 'problem' in parsed) ?? { value };
}
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
/** Reads people, roles and teams: `octocat`, `role:maintain`, `acme/platform`. */
function readApprovers(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseList */ .E1)(text);
    if ('problem' in list)
        return list;
    const approvers = { people: [], roles: [], teams: [] };
    for (const item of list.value) {
        const [, person] = LOGIN.exec(item) ?? [];
        const [, organization, team] = TEAM.exec(item) ?? [];
        const role = ROLES.indexOf(item.replace(/^role:/, ''));
        if (item.startsWith('role:') && role >= 0)
            approvers.roles.push(...ROLES.slice(role));
        else if (organization !== undefined && team !== undefined)
            approvers.teams.push({ organization, team });
        else if (person !== undefined)
            approvers.people.push(person.toLowerCase());
        else {
            return {
                problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(item)}, which names no person or team. Write people (octocat), role:maintain, role:admin or teams (acme/platform).`,
            };
        }
    }
    return list.value.length > 0
        ? { value: approvers }
        : {
            problem: 'is missing: name people, role:maintain, role:admin or teams. The default is nobody.',
        };
}
//# sourceMappingURL=read-guard.js.map

/***/ }),

/***/ 1993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ readVariables),
/* harmony export */   Fq: () => (/* binding */ runOptionsOf),
/* harmony export */   Gm: () => (/* binding */ toLiterals),
/* harmony export */   HU: () => (/* binding */ asRunOption),
/* harmony export */   K: () => (/* binding */ noteConflicts),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   nn: () => (/* binding */ readTerraformVersion),
/* harmony export */   yj: () => (/* binding */ splitRunOptions)
/* harmony export */ });
/* harmony import */ var _policy_run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);



/** Reads one item per line, unchanged, because addresses and values hold commas and brackets. */
function readLines(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return value.some((line) => /\p{Cc}/u.test(line))
        ? { problem: 'has control characters in it.' }
        : { value };
}
/** The inputs about the plan, and whether one of them may have several values. */
const INSIDE = {
    destroy: false,
    'allow-destroy-apply': false,
    'refresh-only': false,
    refresh: false,
    target: true,
    'allow-partial': false,
    replace: true,
    variables: true,
    'terraform-version': false,
    'allow-empty-apply': false,
};
const isInside = (name) => Object.hasOwn(INSIDE, name);
const RUN_OPTIONS = 'run-options';
/**
 * Takes the one input of the action about the plan apart, into the inputs that the other doors have:
 * what they check is checked of them.
 *
 * @param inputs texts of inputs by name
 * @returns the same without `run-options`, and every problem of its lines
 */
function splitRunOptions(inputs) {
    const { [RUN_OPTIONS]: text = '', ...others } = inputs;
    const lines = readLines(text);
    if ('problem' in lines) {
        return { inputs: others, problems: [{ where: RUN_OPTIONS, message: lines.problem }] };
    }
    const values = new Map();
    const problems = lines.value.flatMap((line, at) => {
        const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
        const before = values.get(name) ?? [];
        const message = problemOf(name, value, before.length, at + 1);
        if (message !== undefined)
            return [{ where: RUN_OPTIONS, message }];
        values.set(name, [...before, value]);
        return [];
    });
    const read = Array.from(values, ([name, all]) => [name, all.join('\n')]);
    return { inputs: { ...others, ...Object.fromEntries(read) }, problems };
}
/** The message leaves the line out, because its value may be secret. */
function problemOf(name, value, before, at) {
    if (name === '')
        return `has no \`name: value\` in its line ${at}. One a line.`;
    if (!isInside(name)) {
        const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(name, new Set(Object.keys(INSIDE)));
        const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        return `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(name)}, which is no option of a run. ${remedy}`;
    }
    if (value === '')
        return `has no value for \`${name}\` in its line ${at}.`;
    return before > 0 && !INSIDE[name] ? `names \`${name}\` twice.` : undefined;
}
/** A problem with one of these inputs, in the words of the action. */
function asRunOption({ where: input, message }) {
    return isInside(input)
        ? { where: RUN_OPTIONS, message: `has a \`${input}\` that ${message}` }
        : { where: input, message };
}
/** Reads lines of the form `name = value`. */
function readVariables(text) {
    const lines = readLines(text);
    if ('problem' in lines)
        return lines;
    const names = lines.value.map((line) => /^([\p{L}_][\p{L}\p{N}_-]*)\s*=/u.exec(line)?.[1]);
    const invalid = names.indexOf(undefined);
    // The message leaves the line out, because its value may be secret.
    if (invalid >= 0)
        return { problem: `has no \`name=value\` in its line ${invalid + 1}. One a line.` };
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    return twice === undefined ? lines : { problem: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(twice)} twice.` };
}
/** Parses `terraform-version`. */
function readTerraformVersion(text) {
    return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
        ? { value: text }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
/** The options that differ from the service's defaults. Values of variables are still as written. */
function runOptionsOf(inputs) {
    const { target = [], replace = [], variables = [], terraformVersion } = inputs;
    return {
        'is-destroy': inputs.destroy || undefined,
        'refresh-only': inputs.refreshOnly || undefined,
        refresh: inputs.refresh ? undefined : false,
        'target-addrs': target.length > 0 ? target : undefined,
        'replace-addrs': replace.length > 0 ? replace : undefined,
        variables: variables.length > 0 ? variables.map(toVariable) : undefined,
        'terraform-version': terraformVersion,
        'allow-empty-apply': inputs.allowEmptyApply || undefined,
    };
}
function toVariable(line) {
    const at = line.indexOf('=');
    return { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
}
/** Calls `note` for each input that contradicts another one. */
function noteConflicts(inputs, note) {
    const { mode, destroy, refreshOnly, replace = [] } = inputs;
    const provisional = mode === 'provisional';
    if (inputs.autoQueueRuns && (0,_policy_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOptions */ .c4)(runOptionsOf(inputs)).length > 0) {
        note('auto-queue-runs', 'cannot be true with options of the run: one that an upload starts has none.');
    }
    if (provisional && inputs.terraformVersion !== undefined) {
        note('terraform-version', 'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.');
    }
    if (provisional && destroy && !inputs.allowDestroyApply) {
        note('destroy', 'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.');
    }
    if (refreshOnly && (destroy || !inputs.refresh || replace.length > 0)) {
        note('refresh-only', 'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.');
    }
    if (destroy && replace.length > 0) {
        note('replace', 'cannot be combined with `destroy`: destroyed resources are not replaced.');
    }
}
/** Turns values of variables into HCL: a literal stays unchanged, any other text becomes a string. */
async function toLiterals(options) {
    const { variables } = options;
    if (variables === undefined)
        return options;
    const { loadHcl } = await __webpack_require__.e(/* import() */ 923).then(__webpack_require__.bind(__webpack_require__, 3923));
    const hcl = await loadHcl();
    const literal = (text) => {
        const { body, problems } = hcl.parse(`value = ${text}\n`);
        const [first, ...others] = body.attributes;
        const isAlone = problems.length === 0 && others.length + body.blocks.length === 0;
        return isAlone && first !== undefined && isLiteral(first.value) ? text : hclString(text);
    };
    return {
        ...options,
        variables: variables.map(({ key, value }) => ({ key, value: literal(value) })),
    };
}
function isLiteral(expression) {
    switch (expression.kind) {
        case 'literal':
            return true;
        case 'tuple':
            return expression.items.every(isLiteral);
        case 'object':
            return expression.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
        case 'operation':
            return (expression.operator === '-' &&
                expression.operands.length === 1 &&
                expression.operands.every(isLiteral));
        default:
            return false;
    }
}
/** The text as an HCL string that Terraform reads without evaluating anything in it. */
function hclString(text) {
    return JSON.stringify(text).replaceAll(/[$%]\{/g, (opening) => `${opening[0]}${opening}`);
}
//# sourceMappingURL=run-options.js.map

/***/ }),

/***/ 5182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ parseInput),
/* harmony export */   FD: () => (/* binding */ wantsLocal),
/* harmony export */   U1: () => (/* binding */ readAlone),
/* harmony export */   bj: () => (/* binding */ unanswered),
/* harmony export */   f8: () => (/* binding */ reportedSettings),
/* harmony export */   qs: () => (/* binding */ unknownInputs),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   zQ: () => (/* binding */ reportedWords)
/* harmony export */ });
/* unused harmony export settingName */
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(440);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8187);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8858);
/* harmony import */ var _policy_run_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9138);
/* harmony import */ var _trust_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7351);
/* harmony import */ var _local_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5233);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1993);
/* harmony import */ var _workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(589);
/**
 * Reads the settings from four sources, in this order: inputs or options, environment, `cloud` block,
 * defaults. The result has all settings, or every problem at once.
 */









/** These inputs depend on each other or on the `cloud` block; each other input is parsed alone. */
const READ_TOGETHER = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
/** The settings that a report shows. */
function reportedSettings(settings) {
    return {
        key: settings.commentKey,
        failOn: settings.failOn,
        organization: settings.organization,
        hostname: settings.hostname,
        isLocal: settings.local,
        serviceOrigin: settings.origin,
        directory: settings.directory,
        caFile: settings.caFile,
        ownWords: reportedWords(settings),
        policyLink: settings.policyLink,
        linkOrigins: settings.linkOrigins,
        runOptions: (0,_policy_run_options_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOptions */ .c4)(settings.runOptions),
        group: settings.group,
        section: sectionOf(settings),
    };
}
/**
 * The name of this job's section in a shared comment. Workspace names identify a job by themselves. The
 * result of a query may change or be unknown, so the text of the query identifies the job instead.
 */
function sectionOf({ workspaces }) {
    const isNamed = workspaces.every(({ kind }) => kind === 'name');
    return isNamed ? undefined : workspaces.map(_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelector */ .r5).sort().join(', ');
}
/** Texts of the workflow for the comment. */
function reportedWords({ commentTitle, commentHeader, commentFooter, }) {
    return { title: commentTitle, header: commentHeader, footer: commentFooter };
}
const SPECS = new Map(_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.map((spec) => [spec.name, spec]));
/** The settings that only a `cloud` block can answer. Files are parsed only if there are any. */
function unanswered(sources) {
    return {
        hostname: settingText('hostname', sources) === undefined,
        organization: settingText('organization', sources) === undefined,
        // TF_WORKSPACE is appended to the prefix of a block, so the block is needed even if it is set.
        workspaces: inputText('workspace', sources) === undefined &&
            inputText('workspaces', sources) === undefined,
    };
}
/**
 * Reads all settings.
 *
 * @returns the settings, or every problem at once
 */
function readSettings(sources) {
    const specs = _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.filter((spec) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .existsAt */ .Sw)(spec, sources.door));
    const unknown = unknownInputs(sources.inputs, specs);
    if (sources.door !== 'action')
        return readSplit(sources, unknown);
    const { inputs: split, problems } = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .splitRunOptions */ .yj)(sources.inputs);
    const read = readSplit({ ...sources, inputs: split }, [...unknown, ...problems]);
    if (!('problems' in read))
        return read;
    const named = read.problems.map((each) => (unknown.includes(each) ? each : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .asRunOption */ .HU)(each)));
    return { problems: named };
}
/** @param problems what is wrong with the inputs already */
function readSplit(sources, problems) {
    const note = (input, message) => void problems.push({ where: input, message });
    const { judged, cloud } = sources;
    const { host, token, ...target } = readTarget(sources);
    problems.push(...target.problems);
    const hint = judged === undefined ? ', or name it in the `cloud` block.' : `. ${judged.why}`;
    const organization = settingText('organization', sources) ?? cloud?.organization;
    if (organization === undefined) {
        note('organization', `is missing. Pass \`organization\`${hint}`);
    }
    else if (!_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .NAME */ .o_.test(organization)) {
        note('organization', `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(organization)} is not a name. ${_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .NAME_RULE */ .$h}`);
    }
    const one = settingText('workspace', sources);
    const fromEnvironment = inputText('workspace', sources) === undefined;
    const many = inputText('workspaces', sources);
    const workspaces = (0,_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .selectWorkspaces */ .Vj)({ one, fromEnvironment, many, cloud, hint }, note);
    const values = readInputs(sources, note);
    if (values.mode === 'provisional' && values.autoQueueRuns) {
        note('auto-queue-runs', NOT_PROVISIONAL);
    }
    if (problems.length === 0)
        (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .noteConflicts */ .K)(values, note);
    if (values.local)
        problems.push(...(0,_local_names_js__WEBPACK_IMPORTED_MODULE_2__/* .localConflicts */ .BH)(sources.inputs, { ...values, workspaces: workspaces.length }));
    else
        for (const input of _local_names_js__WEBPACK_IMPORTED_MODULE_2__/* .LOCAL_ONLY */ .jI)
            if (inputText(input, sources))
                note(input, NOT_LOCAL);
    if (values.allowUnknown && !values.local)
        note('allow-unknown', NOT_LOCAL);
    if (values.source === 'vcs') {
        if (values.mode === 'provisional')
            note('mode', NOT_FROM_VCS);
        if (values.autoQueueRuns)
            note('auto-queue-runs', NOTHING_UPLOADED);
        const options = (0,_policy_run_options_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOptions */ .c4)((0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptionsOf */ .Fq)(values));
        if (options.length > 0)
            note('source', `cannot be "vcs" with options of the run: version control starts it without any. Asked for: ${options.join(', ')}.`);
    }
    if (problems.length > 0 || !host || token === undefined || organization === undefined) {
        return { problems };
    }
    const runOptions = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptionsOf */ .Fq)(values);
    return { settings: { ...values, ...host, token, organization, workspaces, runOptions } };
}
/** The host and its token; those of the local service are known once it has started. */
function readTarget(sources) {
    if (wantsLocal(sources))
        return _local_names_js__WEBPACK_IMPORTED_MODULE_2__/* .LOCAL_TARGET */ .iy;
    const { judged, cloud } = sources;
    const chosen = (0,_trust_target_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseTarget */ .b)({
        hostname: inputText('hostname', sources),
        token: inputText('token', sources),
        environment: sources.environment,
        storedToken: sources.storedToken,
        block: judged === undefined ? cloud : undefined,
        missingToken: (hostname) => missingToken(sources, hostname),
    });
    const others = judged?.blocks.map((block) => chosen.host && (0,_trust_target_js__WEBPACK_IMPORTED_MODULE_6__/* .otherHost */ .B)(chosen.host, block)) ?? [];
    const problems = [...chosen.problems, ...others.flatMap((problem) => problem ?? [])];
    return { ...chosen, problems };
}
/** Whether the inputs ask for the local service. A text that is neither true nor false does not. */
function wantsLocal(sources) {
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFlag */ .og)(sources.inputs['local']?.trim() || 'false');
    return 'value' in parsed && parsed.value;
}
/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
function readAlone(sources) {
    const problems = [];
    const note = (input, message) => void problems.push({ where: input, message });
    const values = readInputs(sources, note);
    if (problems.length === 0)
        (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .noteConflicts */ .K)(values, note);
    return problems.length > 0 ? { problems } : { values, runOptions: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptionsOf */ .Fq)(values) };
}
const NOT_LOCAL = 'is for the local service. Add `local`, or take this out.';
const NOT_PROVISIONAL = 'cannot be true with `mode: provisional`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave it out.';
const NOT_FROM_VCS = 'cannot be "provisional" with `source: vcs`: what version control starts for a pull request is speculative and leaves nothing to apply. Leave one of them out.';
const NOTHING_UPLOADED = 'cannot be true with `source: vcs`: nothing is uploaded that could start a run. Leave it out.';
const asWritten = (value) => ({ value });
const PARSERS = {
    flag: _model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFlag */ .og,
    number: _model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseNumber */ .$J,
    duration: _model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseDuration */ .E9,
    list: _model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseList */ .E1,
    choice: (text, { choices = [] }) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseChoice */ .HU)(text, choices),
    string: asWritten,
    secret: asWritten,
    path: asWritten,
};
/** Parses the text of one input. */
function parseInput(spec, text) {
    return (spec.parse ?? PARSERS[spec.kind])(text, spec);
}
/** The result is complete if no problem was noted. */
function readInputs(sources, note) {
    const dependent = READ_TOGETHER;
    const values = [];
    for (const spec of SPECS.values()) {
        const text = settingText(spec.name, sources) ?? spec.default;
        if (dependent.includes(spec.name) || text === undefined)
            continue;
        const parsed = parseInput(spec, text);
        if ('problem' in parsed)
            note(spec.name, parsed.problem);
        else
            values.push([settingName(spec), parsed.value]);
    }
    return Object.fromEntries(values);
}
/** The name of an input in a program. */
function settingName({ name, setting }) {
    return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
/** The text of the input, else of its environment variable; neither the `cloud` block nor a default. */
function settingText(name, sources) {
    const direct = inputText(name, sources);
    if (direct !== undefined)
        return direct;
    if (name === 'workspace' && inputText('workspaces', sources) !== undefined)
        return undefined;
    const variables = SPECS.get(name)?.environment ?? [];
    return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function inputText(name, sources) {
    return sources.inputs[name]?.trim() || undefined;
}
/** Problems of names that no input has. */
function unknownInputs(inputs, specs) {
    const names = new Set(specs.map(({ name }) => name));
    return Object.keys(inputs)
        .filter((name) => !names.has(name))
        .map((name) => {
        const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__/* .didYouMean */ .a)(name, names);
        const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        return { where: name, message: `is not an input. ${remedy}` };
    });
}
const TOKEN_REMEDY = {
    action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
    cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
    library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ door, tokenHint }, hostname) {
    const state = door === 'cli' ? 'missing' : 'empty';
    const remedy = TOKEN_REMEDY[door].replace('HOST', () => hostname);
    return `is ${state}. ${remedy}${tokenHint === undefined ? '.' : `; ${tokenHint}`}`;
}
//# sourceMappingURL=settings.js.map

/***/ }),

/***/ 589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ NAME_RULE),
/* harmony export */   Ak: () => (/* binding */ readWorkspaceList),
/* harmony export */   Vj: () => (/* binding */ selectWorkspaces),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   r5: () => (/* binding */ describeSelector),
/* harmony export */   s7: () => (/* binding */ plannedDirectories)
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8187);
/** Which workspaces the gate plans: names, pairs of name and directory, or queries. */


const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
/** Selects the workspaces; the result is empty only if a problem was noted. */
function selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note) {
    if (one !== undefined && many !== undefined) {
        note('workspaces', 'and `workspace` are both given. Keep one of them.');
        return [];
    }
    if (many !== undefined)
        return readWorkspaceList(many, note);
    if (one !== undefined) {
        const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ''}${one}` : one;
        if (NAME.test(name))
            return [{ kind: 'name', name }];
        const several = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
        note('workspace', `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name)} is not a name. ${NAME_RULE}${several}`);
        return [];
    }
    const block = cloud?.workspaces;
    if (block?.name !== undefined)
        return [{ kind: 'name', name: block.name }];
    if (block?.tags !== undefined && block.tags.length > 0) {
        const { tags, project } = block;
        return [{ kind: 'query', tags, project }];
    }
    if (cloud !== undefined && block?.prefix !== undefined) {
        note('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
    }
    else {
        note('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`);
    }
    return [];
}
/** Writes a selector as people do: a name, or `tag:net,prod project:Platform`. */
function describeSelector(selector) {
    if (selector.kind === 'name')
        return selector.name;
    const { tags, project } = selector;
    const parts = [
        tags.length > 0 ? `tag:${tags.join(',')}` : '',
        project === undefined ? '' : `project:${project}`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
/** The directories of the configurations to plan, as written, each once. */
function plannedDirectories({ directory, workspaces, }) {
    const ownDirectories = workspaces.map((selector) => selector.kind === 'name' ? selector.directory : undefined);
    return [...new Set(ownDirectories.map((path) => path ?? directory))];
}
/** Reads the input `workspaces`; an item that comes twice is a problem. */
function readWorkspaceList(text, note) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseList */ .E1)(text);
    if ('problem' in list) {
        note('workspaces', list.problem);
        return [];
    }
    if (list.value.length === 0)
        note('workspaces', 'is an empty list. Name at least one workspace.');
    const selectors = [];
    const selectorTexts = new Set();
    for (const item of list.value) {
        const selector = readSelector(item);
        if ('problem' in selector)
            note('workspaces', selector.problem);
        else if (selectorTexts.has(JSON.stringify(selector.value))) {
            note('workspaces', `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(item)} twice. Take one out.`);
        }
        else {
            selectorTexts.add(JSON.stringify(selector.value));
            selectors.push(selector.value);
        }
    }
    return selectors;
}
function readSelector(item) {
    const [, kind, word = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
    if (kind !== undefined) {
        const value = word.trim();
        if (value === '')
            return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(item)} says nothing after the colon.` };
        if (kind === 'tag')
            return { value: { kind: 'query', tags: [value] } };
        return { value: { kind: 'query', tags: [], project: value } };
    }
    const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
    if (rest.length > 0 || directory === '' || name === '') {
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(item)} is not a pair. Write name=directory.` };
    }
    if (!NAME.test(name)) {
        const hint = name.includes(':') ? ' For a directory, write name=directory.' : '';
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(item)} is not a name. ${NAME_RULE}${hint}` };
    }
    return { value: { kind: 'name', name, directory } };
}
//# sourceMappingURL=workspace-selectors.js.map

/***/ }),

/***/ 9239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ noteDiscard),
/* harmony export */   S: () => (/* binding */ signReason)
/* harmony export */ });
/** Records of acts on a run other than planning it. The report and an output list them. */
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/** The record of a discard; empty if the run did not end as discarded. */
function noteDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ }),

/***/ 3790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesAt),
/* harmony export */   z: () => (/* binding */ trustedInGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2415);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7866);
/* harmony import */ var _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1643);
/** Files of the trusted branch, read from git where no CI host serves them. */




const FETCHED = 'refs/plangate/trusted';
/**
 * Opens the files of the trusted branch; fetches its last commit if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedInGit({ repository, branch, slug }, ports) {
    if (repository === undefined) {
        throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI('git knows no remote "origin" here. Run it in a clone.');
    }
    const git = (...args) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(ports, repository, ...args);
    const remote = (...args) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askRemote */ .uo)(ports, repository, ...args);
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(repository, ports);
    if ('why' in origin) {
        throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git knows no remote "origin" here${inBrackets(origin)}. Add it: \`git remote add origin URL\`.`);
    }
    if (slug !== undefined && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepository */ .Z6)(origin.text.trim(), slug)) {
        throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`The remote "origin" of the checkout is not ${slug}.`);
    }
    const local = await resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
    const commit = local ?? (await fetch(git, remote, branch));
    return filesAt(commit, repository, ports);
}
/** The files of one commit that git has here. */
function filesAt(commit, repository, ports) {
    const git = (...args) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(ports, repository, ...args);
    const links = new Set();
    const blob = async (path) => {
        const read = await git('cat-file', 'blob', `${commit}:${path}`);
        return 'text' in read ? read.text : undefined;
    };
    return {
        bytes: (path) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readObject */ .Ag)(ports, repository, commit, path),
        async names(directory) {
            const listed = await git('ls-tree', '-z', `${commit}:${directory}`);
            if ('why' in listed)
                return undefined;
            const entries = listed.text.split('\0').filter((entry) => entry !== '');
            return entries.map((entry) => {
                const name = entry.slice(entry.indexOf('\t') + 1);
                if (entry.startsWith('120000 '))
                    links.add(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name));
                return name;
            });
        },
        async read(path) {
            const text = await blob(path);
            if (text === undefined || !links.has(path))
                return text;
            return await blob(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), text));
        },
    };
}
async function resolve(git, ref) {
    const parsed = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return 'text' in parsed ? parsed.text.trim() : undefined;
}
/** Fetches the last commit of a branch: a shallow clone has no commits of other branches. */
async function fetch(git, remote, branch) {
    const shallow = await git('rev-parse', '--is-shallow-repository');
    const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
    const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
    const quietly = ['fetch', ..._machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAINLY */ .IX, ...depth, 'origin', `+${from}:${FETCHED}`];
    const fetched = await remote(..._machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .BOUNDED */ .WD, ...quietly);
    const commit = 'text' in fetched ? await resolve(git, FETCHED) : undefined;
    if (commit !== undefined)
        return commit;
    const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
    throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}
/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(answer) {
    const why = 'why' in answer ? (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(answer.why) : '';
    return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
//# sourceMappingURL=git-files.js.map

/***/ }),

/***/ 6667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ tokenFor),
/* harmony export */   w: () => (/* binding */ readHostname)
/* harmony export */ });
/* harmony import */ var _model_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8187);
/** The host name of the service, and the environment variable that holds its token. */


/**
 * Reads `app.terraform.io`, `tfe.acme.example:8443`, or one of them with `https://`. `http://` is for
 * loopback only, because no token may cross a network unencrypted.
 */
function readHostname(text) {
    const written = text.trim();
    const problem = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(withoutPassword(written))} is not a host. Write ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .V)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
    if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
        return { problem };
    let url;
    try {
        url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
    }
    catch {
        return { problem };
    }
    if (url.pathname !== '/')
        return { problem };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { problem };
    if (url.protocol === 'http:' && !(0,_model_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U)(url.hostname)) {
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(written)} would send the token unencrypted. Write https.` };
    }
    return { value: { hostname: url.host, origin: url.origin } };
}
/**
 * Finds the token of a host in the variable that Terraform reads: `TF_TOKEN_app_terraform_io`. Dots
 * become underscores, hyphens stay or become two underscores. A host with a port has no such variable.
 */
function tokenFor(hostname, environment) {
    for (const [name, value] of Object.entries(environment)) {
        if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
            continue;
        const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
        if (host.toLowerCase() === hostname.toLowerCase())
            return value.trim();
    }
    return undefined;
}
function withoutPassword(text) {
    const at = text.lastIndexOf('@');
    return at === -1 ? text : `…${text.slice(at)}`;
}
//# sourceMappingURL=hostname.js.map

/***/ }),

/***/ 3919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ readSealKey),
/* harmony export */   Ru: () => (/* binding */ sealOf),
/* harmony export */   S: () => (/* binding */ keyFrom),
/* harmony export */   dy: () => (/* binding */ isSealed),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   y1: () => (/* binding */ reportKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** Seals for texts that are kept where other people may write: a text that was changed does not count. */

/**
 * Makes a key for seals.
 *
 * @param token of the service; neither a key nor a seal reveals it
 * @param purpose a key for one purpose opens no seal of the other
 */
function keyFrom(token, purpose) {
    return digestOf(token, `plangate ${purpose} v1`);
}
/** The HMAC of a text with this key. */
function digestOf(key, text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(text).digest();
}
/** The seal of a text: only who has the key can make it. */
function sealOf(key, text) {
    return digestOf(key, text).toString('base64url');
}
/** Whether the seal is that of the text, compared in constant time. */
function isSealed(key, text, seal) {
    const actual = Buffer.from(seal);
    const expected = Buffer.from(sealOf(key, text));
    return actual.length === expected.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(actual, expected);
}
/** The key that `plangate seal-key` prints, for a job that combines reports and has no token. */
function reportKey(token) {
    return keyFrom(token, 'report').toString('base64url');
}
/**
 * Reads a key that `plangate seal-key` printed. No token has the form of a key.
 *
 * @returns the key, which is undefined if the text is empty; or the end of a sentence that says what
 *   is wrong
 */
function readSealKey(text = '') {
    const key = text.trim() || undefined;
    if (key === undefined || /^[\w-]{43}$/.test(key))
        return { key };
    return { problem: 'is no key as `plangate seal-key` prints it.' };
}
//# sourceMappingURL=seal.js.map

/***/ }),

/***/ 7351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ otherHost),
/* harmony export */   b: () => (/* binding */ chooseTarget)
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8187);
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6667);


const DEFAULT_HOST = 'app.terraform.io';
/**
 * Chooses the host and its token. A token that is bound to a host, by the name of its variable or by
 * the file in which it is stored, goes to that host only.
 */
function chooseTarget(sources) {
    const { environment, storedToken, block } = sources;
    const written = filled(sources.hostname) ?? filled(environment['TF_CLOUD_HOSTNAME']) ?? block?.hostname;
    const read = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .readHostname */ .w)(written ?? DEFAULT_HOST);
    const host = 'value' in read ? read.value : undefined;
    const problems = 'problem' in read ? [{ where: 'hostname', message: read.problem }] : [];
    const bound = host && ((0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenFor */ .f)(host.hostname, environment) ?? storedToken?.(host.hostname));
    const token = filled(sources.token) ?? filled(environment['TF_API_TOKEN']) ?? bound;
    if (token === undefined) {
        const message = sources.missingToken(host?.hostname ?? DEFAULT_HOST);
        problems.push({ where: 'token', message });
    }
    else if (/[^\x21-\x7e]/.test(token)) {
        const message = 'contains a space, a line break or another character that no token has.';
        problems.push({ where: 'token', message });
    }
    return { host, token, problems };
}
/** The problem of a `cloud` block that names another host than the chosen one; undefined if there is none. */
function otherHost({ hostname }, block) {
    if (block?.hostname === undefined)
        return undefined;
    const read = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .readHostname */ .w)(block.hostname);
    if ('value' in read && read.value.hostname === hostname)
        return undefined;
    return {
        where: 'hostname',
        message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
    };
}
function filled(text) {
    const trimmed = text?.trim();
    return trimmed === '' ? undefined : trimmed;
}
//# sourceMappingURL=target.js.map

/***/ }),

/***/ 1643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   g7: () => (/* binding */ describeDifferences),
/* harmony export */   lI: () => (/* binding */ UntrustedError),
/* harmony export */   pG: () => (/* binding */ readBranch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _locate_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7581);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
/** The trusted `cloud` block: that of a branch to which no pull request has written. */



/** Reads the name of a branch; refuses what git would take for anything else. */
function readBranch(text) {
    const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
    return isInvalid ? { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)} is not the name of a branch.` } : { value: text };
}
/** The message is a sentence that says why the trusted branch cannot be read. */
class UntrustedError extends Error {
    name = 'UntrustedError';
}
/**
 * Finds the first `cloud` block of a directory.
 *
 * @param first name of the file to read first, because each read may be a request
 * @param worth decides which texts are parsed, because parsing takes the most time
 */
async function findBlock(files, directory, first, worth = _locate_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveCloudBlock */ .S) {
    const names = (await files.names(directory)) ?? [];
    const sorted = names.filter((name) => /\.(?:tf|tofu)$/.test(name)).sort();
    const likely = sorted.filter((name) => name === first);
    const others = sorted.filter((name) => name !== first);
    for (const name of [...likely, ...others]) {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
        const text = (await files.read(path)) ?? '';
        if (!worth(text))
            continue;
        const { loadHcl } = await __webpack_require__.e(/* import() */ 923).then(__webpack_require__.bind(__webpack_require__, 3923));
        const block = (0,_locate_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__/* .readCloudBlock */ .h)(path, (await loadHcl()).parse(text));
        if (block !== undefined)
            return block;
    }
    return undefined;
}
/** Sentences that say what the pull request's own block would have chosen; it does not count. */
function describeDifferences(ownBlock, trusted, counts) {
    const difference = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return [];
        const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(ownName)}`;
        const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
        return [
            `The ${what} comes from ${trusted.at}, ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(name)}: ${where} ${says}, which does not count before it is merged.`,
        ];
    };
    return [
        ...(counts.organization
            ? difference('organization', ownBlock?.organization, trusted.organization)
            : []),
        ...(counts.workspaces
            ? difference('workspace', blockWorkspaces(ownBlock), blockWorkspaces(trusted))
            : []),
    ];
}
function blockWorkspaces(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${tags.join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=trusted-block.js.map

/***/ })

};
