"use strict";
exports.id = 9051;
exports.ids = [9051];
exports.modules = {

/***/ 51434:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ resolvePackDirectory; },
/* harmony export */   _: function() { return /* binding */ repositoryOf; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62558);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);
/** Checks the directory that is packed: it is inside one repository, and no link leads to it. */





/**
 * Resolves the directory to pack. It must not be a link of the repository, because the author of a
 * pull request could choose its target. Links above the repository and above `base` are allowed.
 *
 * @param directory as given, relative to `base`
 * @param base the directory in which the job works
 * @returns the real paths of the directory and of the repository that holds it, if any. A file of a submodule is in
 *   the repository that has the submodule.
 * @throws PackError naming the link
 */
function resolvePackDirectory(directory, base) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, directory);
    const realBase = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(base);
    for (let path = absolute; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path; path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
            continue;
        const parent = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(parent, realBase) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(parent) === undefined)
            continue;
        const message = `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}, and files that are judged must not choose what is packed; name what it leads to`;
        throw new _archive_js__WEBPACK_IMPORTED_MODULE_3__/* .PackError */ .ql([{ where: path, message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.linkedDirectory }]);
    }
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(absolute);
    return { directory: real, repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(real) };
}
/** Absolute path of the repository that holds the directory, or undefined. */
function repositoryOf(directory) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory));
}
//# sourceMappingURL=resolve-directory.js.map

/***/ }),

/***/ 22342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ secretsOfJob; },
/* harmony export */   r: function() { return /* binding */ settingsForHost; }
/* harmony export */ });
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72166);

/** What a CI host gets of the settings. */
function settingsForHost(settings) {
    const { gate, plan, plans, policy, report, job } = settings;
    const group = 'group' in plans ? plans.group : undefined;
    const asksWholePlan = policy.fullPlan || job.planJson === 'full';
    return { gate, plan, report, job, group, asksWholePlan };
}
/** Conceals the secrets of a job. Its log conceals them too, from this call on. */
function secretsOfJob({ plans, job: { githubToken = '', checksToken = '', membersToken = '' } }, others, log) {
    const { service, recordKey = '' } = plans;
    const token = service?.token ?? '';
    const ofHost = [githubToken, checksToken, membersToken];
    return (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsOfLog */ .BF)(log, [token, recordKey, ...ofHost, ...others]);
}
//# sourceMappingURL=check-request.js.map

/***/ }),

/***/ 23048:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z6: function() { return /* binding */ check; },
  gY: function() { return /* binding */ planAndJudge; },
  yb: function() { return /* binding */ prepareInTime; },
  Rg: function() { return /* binding */ runGate; }
});

// EXTERNAL MODULE: ./build/src/check/show-values.js
var show_values = __webpack_require__(98648);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/resolve-directory.js
var resolve_directory = __webpack_require__(51434);
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/settings/said-settings.js + 1 modules
var said_settings = __webpack_require__(75632);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(71680);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/check/add-notices.js


const OTHER_COMMIT = (0,finding/* finding */.gk)('no-lines', (0,sentence/* phrase */.MZ) `The checkout is another commit than the one that was planned, so findings have no lines.`, { remedy: (0,sentence/* phrase */.MZ) `Check out the head of the pull request to have them.` });
/** @param isElsewhere whether the checkout is another commit than the one that was planned */
function addNotices(result, { notices: requestNotices = [], proposed }, isElsewhere) {
    const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
    // Not for people who judge their own files: they know what they changed, and the log begins with it.
    const byRun = result.uncommitted === undefined;
    const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
    const notices = [
        ...requestNotices,
        ...(lacksLines ? [OTHER_COMMIT] : []),
        ...(uncommitted.length > 0
            ? [sayUncommitted(uncommitted, byRun ? (0,sentence/* phrase */.MZ) `the run planned` : (0,sentence/* phrase */.MZ) `the plan is of`)]
            : []),
    ];
    const workspaces = result.workspaces.map((workspace) => ({
        ...workspace,
        // The results of a group may hold the same notices already.
        notices: (0,finding/* withoutRepeated */.R2)([...notices, ...workspace.notices]),
    }));
    return { ...result, workspaces };
}
/** The planned files that are not as the commit has them; undefined if that is not known. */
function uncommittedOf({ archives, uncommitted, }) {
    if (uncommitted !== undefined)
        return uncommitted;
    const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
    return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
/** @param planned who planned them, with its verb */
function sayUncommitted(paths, planned) {
    const verb = paths.length === 1 ? (0,sentence/* phrase */.MZ) `differs` : (0,sentence/* phrase */.MZ) `differ`;
    return (0,finding/* finding */.gk)('uncommitted-planned', (0,sentence/* phrase */.MZ) `Uncommitted changes: ${(0,sentence/* firstParts */.J4)(paths.map(sentence/* filePart */.A4), 3)} ${verb} from the commit that is checked out, and ${planned} the changed files.`);
}
//# sourceMappingURL=add-notices.js.map
// EXTERNAL MODULE: ./build/src/report/job-log.js
var job_log = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/progress.js




const FIRST = 'finding the workspace';
/** Collects the events of a job. `record` takes each, and `statusLine` says what goes on. */
function createProgress() {
    /** `endsMs`: when it may be over, if that is known, in ms since the gate started. */
    const undecided = new Map();
    let decided = 0;
    return {
        record(event) {
            if (event.kind === 'workspace-decided') {
                decided++;
                undecided.delete(event.result.workspace);
            }
            const words = event.kind === 'progress' ? event.words : PROGRESS_WORDS[event.kind];
            const workspace = 'workspace' in event ? event.workspace : undefined;
            if (workspace === undefined || words === undefined)
                return;
            let endsMs = event.kind === 'progress' ? undecided.get(workspace)?.endsMs : undefined;
            if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
                endsMs = event.atMs + event.lastDurationMs;
            }
            undecided.set(workspace, { words, endsMs });
        },
        /** One line, ready to print. @param nowMs since the gate started */
        statusLine(nowMs) {
            const [only, ...others] = undecided.values();
            if (only === undefined)
                return decided > 0 ? 'reporting' : FIRST;
            if (others.length === 0 && decided === 0) {
                const leftMs = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
                const left = leftMs > 0 ? ` · about ${(0,report_text/* formatElapsed */.C7)(leftMs)} left` : '';
                return `${plain(only.words)}${left}`;
            }
            const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
            const parts = (0,report_text/* groupBy */.$z)(workspaces, ({ words }) => words).map((group) => {
                // A few workspaces are named, more of them are counted.
                const names = (0,report_text/* listText */.so)(group.map(({ name }) => plain(name)));
                const which = group.length > MOST_NAMES ? (0,sentence/* formatNumber */.ZV)(group.length) : names;
                return `${which} ${plain(group[0].words)}`;
            });
            return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
        },
    };
}
const MOST_NAMES = 2;
/** On one line, and unable to act on the host. */
function plain(words) {
    return (0,markdown/* cleanLine */.Ow)((0,neutralise_log/* safeLine */.om)(words), 60);
}
/** What a workspace does from such an event on. No other event says it. */
const PROGRESS_WORDS = {
    planning: 'planning',
    'version-created': 'uploading',
    uploaded: 'starting the run',
    'run-created': 'pending',
    canceling: 'canceling',
};
//# sourceMappingURL=progress.js.map
// EXTERNAL MODULE: ./build/src/report/leftovers.js
var leftovers = __webpack_require__(2384);
;// CONCATENATED MODULE: ./build/src/check/check-log.js






/** Prints the first lines, and makes what prints the others. */
function openCheckLog(request, entryPoint, { clock }) {
    const { settings, repositoryRoot, context, subject, notices = [] } = request;
    const { mayBeSeveral: areSeveral } = settings.plan;
    (0,job_log/* renderHead */.pd)(context).forEach(entryPoint.print);
    // What the settings and the host could not use.
    for (const found of [...notices, ...(subject.doubts ?? [])]) {
        entryPoint.log.warning((0,report_text/* textWithRemedy */._7)(found));
    }
    const follow = entryPoint.follow?.(settings);
    const liveLog = startLiveLog(entryPoint, clock);
    const eventContext = { areSeveral, repositoryRoot };
    const byWorkspace = printByWorkspace((line) => liveLog.print(line), areSeveral ? howKept(entryPoint) : 'not');
    return {
        /** Says what an event of the gate means to a reader, and hands it to the entry point. */
        onEvent(event) {
            follow?.(event);
            liveLog.onEvent(event);
            byWorkspace.print(event, (0,job_log/* renderEvent */.N1)(event, eventContext));
        },
        during: (work) => liveLog.runWhile(work),
        end(view) {
            byWorkspace.end();
            // A run that can still be applied is a warning also where nobody reads the verdict: one for all that are alike.
            for (const left of (0,leftovers/* leftoversOf */.K)(view.workspaces))
                entryPoint.log.warning((0,sentence/* toPlainText */.bo)(left));
            // A runner that folds all that an action prints would hide the causes.
            if (entryPoint.isFolded)
                entryPoint.print(neutralise_log/* END_OF_FOLD */.Wk);
            if (entryPoint.printEnd)
                entryPoint.printEnd(view);
            else
                (0,job_log/* renderVerdict */.gM)(view).forEach(entryPoint.print);
        },
    };
}
/** With more workspaces than these, each has a fold of its own, or one line where a status line says what goes on. */
const MOST_UNFOLDED = 3;
function howKept({ folds, status }) {
    if (folds === true)
        return 'as-folds';
    return status === undefined ? 'not' : 'as-one-line';
}
/**
 * Prints the lines of each workspace together, once it is decided, and shorter where there are many: runs that go on at the same
 * time would mix them.
 */
function printByWorkspace(print, howLinesAreKept) {
    const kept = new Map();
    const seen = new Set();
    const printAll = (lines) => lines.forEach(print);
    return {
        print(event, lines) {
            const isDecided = event.kind === 'workspace-decided';
            const name = isDecided ? event.result.workspace : 'workspace' in event && event.workspace;
            if (howLinesAreKept === 'not' || name === false)
                return printAll(lines);
            seen.add(name);
            const earlier = kept.get(name) ?? [];
            kept.set(name, [...earlier, ...lines]);
            if (!isDecided)
                return undefined;
            kept.delete(name);
            if (seen.size <= MOST_UNFOLDED)
                return printAll([...earlier, ...lines]);
            if (howLinesAreKept === 'as-one-line')
                return printAll(lines);
            const { begin, end } = (0,neutralise_log/* foldOf */.Lc)(lines[0] ?? name);
            return printAll([begin, ...earlier, end]);
        },
        /** Prints what is kept of workspaces that were not decided. */
        end() {
            for (const lines of kept.values())
                printAll(lines);
            kept.clear();
        },
    };
}
/** The time between two drawings of the status line. */
const FRAME_MS = 500;
/** A heartbeat is printed when no line was printed for this long. */
const QUIET_MS = 30_000;
/** Starts the status line, or the heartbeats where there is none. */
function startLiveLog({ print, status }, clock) {
    const progress = createProgress();
    const startedAt = clock.now();
    let lastPrintedAt = startedAt;
    const settled = new AbortController();
    const statusText = (prefix = '') => {
        const elapsedMs = clock.now() - startedAt;
        return `${(0,report_text/* formatElapsed */.C7)(elapsedMs)} ${prefix}${progress.statusLine(elapsedMs)}`;
    };
    const isUnsettledAfter = async (ms) => {
        await clock.sleep(ms, settled.signal).catch(() => undefined);
        return !settled.signal.aborted;
    };
    const animateStatusLine = async () => {
        do
            await status?.(statusText());
        while (await isUnsettledAfter(FRAME_MS));
        await status?.();
    };
    const printHeartbeats = async () => {
        while (await isUnsettledAfter(lastPrintedAt + QUIET_MS - clock.now())) {
            if (clock.now() - lastPrintedAt < QUIET_MS)
                continue;
            lastPrintedAt = clock.now();
            print((0,neutralise_log/* safeLine */.om)(`  ${statusText('still ')}`));
        }
    };
    /** Resolves when nothing more is shown. */
    const showing = status ? animateStatusLine() : printHeartbeats();
    return {
        /** Takes the event into account for the status line. */
        onEvent: (event) => progress.record(event),
        print(line) {
            lastPrintedAt = clock.now();
            print(line);
        },
        /** Shows the status line or heartbeats until the work is settled. */
        async runWhile(work) {
            try {
                return await work;
            }
            finally {
                settled.abort();
                await showing;
            }
        },
    };
}
//# sourceMappingURL=check-log.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
;// CONCATENATED MODULE: ./build/src/check/place-findings.js
/** Gives findings their places in the files of the repository, as the commit has these that the report names. */



const FILES = {
    readFile: (path) => (0,read_regular/* readRegular */.VX)(path).catch(() => undefined),
    readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
/**
 * Without it the report says less, and the verdict is the same.
 *
 * @param isElsewhere whether the checkout is another commit than the one that was planned: its files say nothing about the plan
 * @param inTime gives up what takes too long
 */
async function placeFindings(result, request, isElsewhere, { parsed, inTime, }) {
    const places = { repositoryRoot: request.repositoryRoot, parsed };
    const files = isElsewhere ? NO_FILES : FILES;
    const located = await inTime(locate(result, { ...places, ...files }), () => locate(result, { ...places, ...NO_FILES }));
    return inTime(moveToHead(located, request), () => located);
}
/** Whether version control planned a commit that is not the one checked out here. */
async function isOtherCommit(request, { planned }) {
    const { context, repositoryRoot, workspace = repositoryRoot } = request;
    if (planned !== 'commit')
        return false;
    const checkedOut = await (0,find_repository/* checkedOutCommit */.Xg)(repositoryRoot, workspace);
    return checkedOut === undefined || checkedOut !== context.ci.commit?.sha;
}
/**
 * Adds places in the files of the repository to what a result found. The parser is loaded only when
 * there is something to locate.
 */
async function locate(result, options) {
    const hasAnythingToLocate = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
        changes !== undefined ||
        results.some(({ status }) => status !== 'passed'));
    if (!hasAnythingToLocate)
        return result;
    const { locateResults } = await __webpack_require__.e(/* import() */ 6650).then(__webpack_require__.bind(__webpack_require__, 56650));
    return locateResults(result, options);
}
/**
 * Moves the places of findings from the files of the checkout to the commit that the report names, if that is another one
 * and the CI host can say what the files are there.
 */
async function moveToHead(result, request) {
    const { repositoryRoot, workspace = repositoryRoot } = request;
    const { textsAtHead } = request.subject;
    const { commit } = request.context.ci;
    if (textsAtHead === undefined || commit === undefined)
        return result;
    const checkedOut = await (0,find_repository/* checkedOutCommit */.Xg)(repositoryRoot, workspace);
    if (checkedOut === commit.sha)
        return result;
    const { carryPlaces } = await __webpack_require__.e(/* import() */ 8592).then(__webpack_require__.bind(__webpack_require__, 58592));
    return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}
//# sourceMappingURL=place-findings.js.map
// EXTERNAL MODULE: ./build/src/check/prepare-request.js
var prepare_request = __webpack_require__(16181);
// EXTERNAL MODULE: ./build/src/check/time-limits.js
var time_limits = __webpack_require__(96890);
;// CONCATENATED MODULE: ./build/src/policy/bounded-texts.js
/**
 * Holds the texts of a result to a length that a report can have: each renderer takes all of them in one
 * go, and hears no signal meanwhile.
 */


/** Characters that all messages and outputs of a result have together. */
const MOST_CHARACTERS = 8_000_000;
/** What is left of a message for which there is no room. */
const SHORT_MESSAGE = 200;
/**
 * Cuts the texts of policy results, in their order, once they are longer than a report can have. A
 * workspace in which something is cut says so. No verdict depends on these texts.
 */
function withBoundedTexts(workspaces, most = MOST_CHARACTERS) {
    let charactersLeft = most;
    const bounded = [];
    for (const workspace of workspaces) {
        let cutResults = 0;
        const results = [];
        for (const result of workspace.results) {
            for (const text of textsOf(result))
                charactersLeft -= text.length;
            if (charactersLeft < 0)
                cutResults += 1;
            results.push(charactersLeft < 0 ? withShortTexts(result) : result);
        }
        const notice = (0,finding/* finding */.gk)('texts-cut', (0,sentence/* phrase */.MZ) `The texts of ${(0,sentence/* numberPart */.V4)(cutResults)} policy results are cut, because a report holds at most ${(0,sentence/* formatNumber */.ZV)(most)} characters of them. The run has all of them.`);
        bounded.push(cutResults > 0
            ? { ...workspace, results, notices: [...workspace.notices, notice] }
            : workspace);
    }
    return bounded;
}
function textsOf({ message, description = '', output, ...named }) {
    const ofResources = named.resources.flatMap(({ messages }) => messages);
    const general = named.generalMessages.map(({ text }) => text);
    return [message, description, output, ofResources, general].flat();
}
function withShortTexts(result) {
    const { message, resources } = result;
    return {
        ...result,
        message: message.length <= SHORT_MESSAGE ? message : `${message.slice(0, SHORT_MESSAGE - 1)}…`,
        description: undefined,
        output: [],
        resources: resources.map((each) => ({ ...each, messages: [] })),
        generalMessages: [],
    };
}
//# sourceMappingURL=bounded-texts.js.map
// EXTERNAL MODULE: ./build/src/report/relative-paths.js
var relative_paths = __webpack_require__(15131);
// EXTERNAL MODULE: ./build/src/check/gate-request.js
var gate_request = __webpack_require__(64575);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/check/where-plans-come-from.js
var where_plans_come_from = __webpack_require__(61157);
;// CONCATENATED MODULE: ./build/src/check/check.js
/**
 * What every entry point does: reads the settings and what is to be judged, opens what the plans come from, has
 * the gate judge them, finds the places of the findings in the files, prints the report and publishes it. What
 * differs between CI hosts is behind `CiHost`, what differs between entry points behind `CheckEntryPoint`. No verdict is made here.
 */
























function check(host, entryPoint, ports, use = publishing(entryPoint)) {
    const work = async (allowMoreTime) => {
        let prepared;
        try {
            const preparing = await prepareInTime(host, entryPoint, ports);
            if ('problems' in preparing)
                return inRepository(preparing, host, entryPoint);
            prepared = preparing;
            const { plans } = prepared;
            const request = use.adapt?.(prepared.request) ?? prepared.request;
            const checkLog = openCheckLog(request, entryPoint, ports);
            const onEvent = (event) => {
                // The service may have a run of this check from here on, which takes time to end.
                if (event.kind === 'version-created')
                    allowMoreTime();
                checkLog.onEvent(event);
            };
            const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
            const adaptPlans = (plansFrom) => {
                const adapted = use.adaptPlans?.(plansFrom) ?? plansFrom;
                return withShownValues(adapted, request, entryPoint, judgePorts);
            };
            const judging = planAndJudge(request, plans, judgePorts, adaptPlans);
            const { result, view } = await checkLog.during(judging);
            checkLog.end(view);
            if (entryPoint.explained !== undefined)
                await plans.explain?.(entryPoint.explained);
            const { ports: lasting } = prepared;
            return await use.conclude({ request, plans, result, view, ports: lasting, allowMoreTime });
        }
        finally {
            await ports.send.close();
            await prepared?.plans.close();
        }
    };
    return (0,time_limits/* endInTime */._K)(ports, work, () => notInTime(ports));
}
/** The same plans, with their values in the reports where the settings ask for them. */
function withShownValues(plansFrom, { settings: { report }, conceals }, { tellPlan }, { signal }) {
    if (tellPlan === undefined || (0,show_values/* whereValuesAreShown */.RY)(report) === undefined)
        return plansFrom;
    const { hideValues = [] } = report;
    const asked = { hideValues, conceal: (text) => conceals.conceal(text), signal };
    return (0,show_values/* tellingValues */.sF)(plansFrom, async (json) => ({
        entries: (await tellPlan(json, asked)).entries(),
    }));
}
function publishing({ beforePublishing }) {
    return {
        async conclude({ request, result, view, ports, allowMoreTime }) {
            await beforePublishing?.(view, request, ports);
            allowMoreTime();
            const published = await publishInTime(view, request.subject, ports);
            return { settings: request.settings, result, view, published };
        },
    };
}
/** The problems with paths as they are in the repository; people at a terminal named files by the paths that they see. */
function inRepository({ problems, ...rest }, { jobTree, workspace, root }, { workingDirectory }) {
    if (!jobTree.proposed)
        return { problems, ...rest };
    const write = (0,prepare_request/* pathsInRepository */.Gm)({ repositoryRoot: root ?? workingDirectory, workspace });
    const written = problems.map((each) => ({ ...each, message: write(each.message) }));
    return { problems: written, ...rest };
}
/** How long a check that could not begin waits until the temporary files and programs that it opened are closed. */
const CLOSING_MS = 500;
/** Reads the settings, and from git, the CI host and files what is to be judged. None of these waits is longer than the job. */
async function prepareInTime(host, entryPoint, jobPorts) {
    const { endSignal } = jobPorts;
    const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
    let isPrepared = false;
    try {
        const loaded = await (0,ended_by/* endedBy */.m)(endSignal, loading);
        if ('problems' in loaded)
            return loaded;
        const { plans, ports } = loaded;
        const request = await (0,ended_by/* endedBy */.m)(endSignal, (0,prepare_request/* prepareRequest */.nd)(host, entryPoint, loaded));
        if ('problems' in request)
            return withPlaces(request, loaded);
        isPrepared = true;
        return { request, plans, ports };
    }
    catch (error) {
        if (!endSignal.aborted)
            throw error;
        return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
    }
    finally {
        const close = async () => {
            const loaded = await loading;
            if ('plans' in loaded)
                await loaded.plans.close();
        };
        if (!isPrepared) {
            // Temporary files are removed too, unless that takes too long.
            const closing = close().catch(() => undefined);
            await (0,ended_by/* endedBy */.m)(jobPorts.alarms.in(CLOSING_MS), closing).catch(() => undefined);
        }
    }
}
/** Why a check ended before it had a verdict. @param what had not happened yet, as the end of "was over before" */
function notInTime({ signal }, what = 'this check was') {
    if (signal.aborted) {
        const canceled = {
            where: 'The check',
            message: 'was canceled.',
            code: errors/* CODES */.Lp.canceled,
        };
        return { problems: [canceled], ended: 'canceled' };
    }
    const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
    return { problems: [{ where: 'timeout', message, code: errors/* CODES */.Lp.outOfTime }], ended: 'timeout' };
}
/** Reads the settings, and opens what the plans come from. */
async function readSettingsAndOpen({ jobTree, reviewed }, entryPoint, jobPorts) {
    const parsed = new parsed_files/* ParsedFiles */.p();
    const loaded = await entryPoint.settings(jobTree, jobPorts, parsed);
    if ('problems' in loaded)
        return loaded;
    const limits = jobPorts.moveEnd(loaded.settings.job.timeoutMs);
    const { workingDirectory, log } = entryPoint;
    // What is planned may be in other repositories than that of the job.
    const proposed = (0,workspace_selectors/* plannedDirectories */.s7)(loaded.settings.plan).map((path) => {
        const directory = (0,external_node_path_.resolve)(workingDirectory, path);
        return (0,resolve_directory/* repositoryOf */._)(directory) ?? directory;
    });
    const directories = { proposed, workingDirectory };
    const environment = (0,program_path/* withoutProposedPrograms */.Ej)(jobPorts.environment, directories, (sentence) => log.warning(sentence));
    const ports = { ...jobPorts, ...limits, environment, parsed };
    const explained = entryPoint.explained?.policy;
    const place = { workingDirectory, jobTree, reviewed, explained, log };
    const plans = await (0,where_plans_come_from/* openPlans */.V)(loaded.settings, place, ports);
    return 'problems' in plans ? withPlaces(plans, loaded) : { ...loaded, plans, ports };
}
/** The problems of settings with the places that say them. */
function withPlaces({ problems, ...rest }, { said }) {
    return { ...rest, problems: problems.map((problem) => (0,said_settings/* withPlace */.qS)(problem, said)) };
}
/**
 * Opens what the plans come from, and has the gate judge them. What fails in either is in the result.
 *
 * @param adaptPlans takes from what the plans come from what must not be done
 * @returns with the paths of files as they are in the repository
 */
async function runGate(request, plans, ports, adaptPlans = (plansFrom) => plansFrom) {
    const { undecided } = request;
    const startedAt = ports.clock.now();
    const gateRequest = (0,gate_request/* gateRequestOf */.QI)(request, plans, ports);
    const withPaths = (result) => (0,relative_paths/* withRelativePaths */.X)(result, (0,prepare_request/* pathsInRepository */.Gm)(request, plans.copies()));
    const explain = async (failure) => {
        const { unjudgedResult } = await Promise.all(/* import() */[__webpack_require__.e(2940), __webpack_require__.e(7183)]).then(__webpack_require__.bind(__webpack_require__, 32940));
        const failures = gateRequest.plan.asked.map((workspace) => ({ workspace, failure }));
        return withPaths(unjudgedResult(failures, ports.clock.now() - startedAt));
    };
    if (undecided !== undefined) {
        return explain({ kind: 'unplanned', ...undecided });
    }
    try {
        const plansFrom = await plans.plansFrom({ request, gateRequest, ports });
        const { gate } = await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(8954), __webpack_require__.e(2265), __webpack_require__.e(4080), __webpack_require__.e(7069), __webpack_require__.e(4608), __webpack_require__.e(8517), __webpack_require__.e(4603), __webpack_require__.e(5431)]).then(__webpack_require__.bind(__webpack_require__, 4603));
        return withPaths(await gate(adaptPlans(plansFrom), gateRequest, ports));
    }
    catch (error) {
        return explain((0,failure_of/* failureOf */.g5)(error, (0,failure_of/* endReasonAt */.dL)(gateRequest.deadline, ports)));
    }
}
/**
 * Runs the gate and makes the report of its result. Nothing is published.
 *
 * @param adaptPlans as in `runGate`
 * @returns the result with places in the files, and the report without any secret. What fails while plans are made and judged is in
 *   the result
 */
async function planAndJudge(request, plans, ports, adaptPlans) {
    const { hints, conceals: secrets } = request;
    // Loaded while the service plans, so that a stuck disk at the end cannot prevent the report.
    const renderer = __webpack_require__.e(/* import() */ 1105).then(__webpack_require__.bind(__webpack_require__, 11105));
    const judged = await runGate(request, plans, ports, adaptPlans);
    if (plans.logsNotices)
        sayNotices(judged, ports.log);
    const { toReportView } = await renderer;
    // Without what follows the report says less, and the verdict is the same.
    const inTime = (0,time_limits/* whileTimeLasts */.Ce)(ports);
    // Each step may compute for long where a plan has many thousand findings: between them a signal ends the check.
    await (0,take_turn/* takeTurn */.Vm)();
    const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
    await (0,take_turn/* takeTurn */.Vm)();
    const isElsewhere = await inTime(isOtherCommit(request, plans), () => true);
    const noticed = addNotices(bounded, request, isElsewhere);
    const placed = await placeFindings(noticed, request, isElsewhere, {
        parsed: ports.parsed,
        inTime,
    });
    // A service may repeat a secret in its answers; no part of a result or a report shows one.
    await (0,take_turn/* takeTurn */.Vm)();
    const result = secrets.concealAll(placed);
    await (0,take_turn/* takeTurn */.Vm)();
    const earlier = hints?.previous();
    const previous = earlier && (await inTime(earlier, () => undefined));
    const shown = toReportView(result, { ...contextOfResult(request, result), previous });
    await (0,take_turn/* takeTurn */.Vm)();
    const view = secrets.concealAll(shown);
    await (0,take_turn/* takeTurn */.Vm)();
    return { result, view };
}
/** What the report knows, with what the result says of it. */
function contextOfResult(request, result) {
    const { context, exceptions, settings } = request;
    const { plans, judges, actors } = context;
    // Those whom the report tells change the file of the repository.
    const file = settings.policy.exceptionsFiles?.at(-1);
    const exceptionsFile = file && (0,prepare_request/* pathsInRepository */.Gm)(request)(file);
    return {
        ...context,
        plans: { ...plans, uncommittedFiles: uncommittedOf(result)?.length },
        judges: { ...judges, exceptions, exceptionsFile },
        actors: { ...actors, overriders: result.overriders, approvals: result.approvals },
        shown: result.shown,
    };
}
/** Says once what several workspaces have in common. */
function sayNotices({ workspaces }, log) {
    const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
    for (const alike of (0,report_text/* groupBy */.$z)(said, ({ notice }) => notice)) {
        const names = alike.map(({ workspace }) => workspace);
        log.info(`${(0,report_text/* listText */.so)(names, 4)}: ${(0,finding/* textOf */.b6)(alike[0].notice)}`);
    }
}
/** When the time for publishing is over, its last request has this long to stop. */
const GIVE_UP_MS = 1_000;
async function publishInTime(view, subject, { endsAt, clock, alarms }) {
    const until = (0,job_time/* publishUntil */.S2)(endsAt, clock.now());
    const late = alarms.in(until + GIVE_UP_MS - clock.now());
    const publishing = subject.publish?.(view, until) ?? Promise.resolve({ doubts: [] });
    try {
        return await (0,ended_by/* endedBy */.m)(late, publishing);
    }
    catch (error) {
        if (!late.aborted)
            throw error;
        const says = (0,sentence/* phrase */.MZ) `The time was over before the report was published.`;
        return { doubts: [(0,finding/* finding */.gk)(errors/* CODES */.Lp.outOfTime, says)] };
    }
}
//# sourceMappingURL=check.js.map

/***/ }),

/***/ 64575:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: function() { return /* binding */ gateRequestOf; },
/* harmony export */   guardOfSettings: function() { return /* binding */ guardOfSettings; },
/* harmony export */   jJ: function() { return /* binding */ sealingOf; }
/* harmony export */ });
/* unused harmony exports directoryIn, filesOfWorkspace */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56326);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85382);
/* harmony import */ var _model_job_time_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(71680);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79925);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54340);
/* harmony import */ var _settings_parse_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28608);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81908);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58245);
/* harmony import */ var _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4226);
/* harmony import */ var _prepare_request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16181);
/** Makes the request of the gate from the groups of the settings and from what the CI host says: the one place that does. */














/**
 * What a check asks of the gate, wherever its plans come from.
 *
 * @param ports with the monotonic time at which the check is over
 */
function gateRequestOf(request, plans, ports) {
    const { settings, subject, exceptions, context, hints } = request;
    const { own, noPolicies } = request;
    const { plan, policy, job } = settings;
    const { mayBeRepeated, leavesBase } = subject;
    const { targetBranches = [] } = policy;
    const sealing = sealingOf(request, plans);
    // A job about no request, and of no matrix, has no later reader.
    const isRead = plans.seals?.areReadLater === true || sealing?.searched !== undefined;
    return {
        plan,
        policy,
        judging: {
            exceptions,
            sources: request.sources,
            scans: request.scanners,
            own: noPolicies === undefined ? own : undefined,
            // Where scanners judge, policies are one of several judges.
            noPolicies: request.scanners === undefined ? noPolicies : undefined,
            guard: guardOfSettings(policy, subject),
            showsChanges: true,
        },
        change: {
            base: subject.base && { ...subject.base, targetBranches },
            message: subject.message,
            changeRequest: subject.changeRequest && (0,_gate_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOfGate */ .lp)(subject.changeRequest, settings.gate),
            pullRequest: subject.change?.pullRequest,
            sealing: isRead ? sealing : undefined,
            // A host that counts no runs has 0.
            jobNumber: context.ci.job?.runId || undefined,
            lastDurationMs: hints?.lastDurationMs,
            namedRuns: hints?.namedRuns,
            mayBeRepeated,
            leavesBase,
            proposal: subject.proposed ? proposalOf(request, ports) : undefined,
        },
        approvals: approvalsOf(request, ports),
        showing: showingOf(request),
        deadline: ports.endsAt - (0,_model_job_time_js__WEBPACK_IMPORTED_MODULE_13__/* .keptForPublishing */ .L5)(job.timeoutMs),
        timeoutMs: job.timeoutMs,
    };
}
/** The change of the checkout. */
function proposalOf({ subject, sent, repositoryRoot: repository, workspace = repository }, ports) {
    return {
        repository,
        changedFiles: subject.changedFiles,
        async trackedFiles() {
            const tracked = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .listTrackedFiles */ .sp)(repository, workspace, ports);
            return 'unknown' in tracked ? undefined : tracked;
        },
        textOnBranch: async (path) => (await sent()).textOnBranch(path),
    };
}
/** By what people may approve what is judged; undefined for a job about no request, and on a host where nobody can. */
function approvalsOf({ settings, subject, context, repositoryRoot, workingDirectory, workspace = repositoryRoot, }, ports) {
    const { writtenApprovals } = subject;
    if (writtenApprovals === undefined)
        return undefined;
    const { overrideBy } = settings.report;
    const owners = overrideBy === undefined ? undefined : (0,_settings_parse_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readApprovers */ .hI)(overrideBy);
    const { commit, pullRequest } = context.ci;
    const { plans } = settings;
    let reading;
    let files;
    const openFiles = async () => (await Promise.all(/* import() */[__webpack_require__.e(4080), __webpack_require__.e(4632), __webpack_require__.e(4608), __webpack_require__.e(3258)]).then(__webpack_require__.bind(__webpack_require__, 17249))).openFileDigests({
        ...ports,
        workspace,
        commit: commit?.sha ?? '',
        filesOf: (workspace) => filesOfWorkspace(settings, workspace),
        planFiles: [
            ...(plans.from === 'file'
                ? await filesOfPlans(plans, settings.plan, workingDirectory)
                : []),
            ...(0,_prepare_request_js__WEBPACK_IMPORTED_MODULE_12__/* .scanFiles */ .Tu)(settings).map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repositoryRoot, file)),
        ],
    });
    return {
        read: () => (reading ??= readWritten(writtenApprovals, settings.gate)),
        key: plans.recordKey || undefined,
        owners: owners && ('value' in owners ? owners.value : { lines: [], others: _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .NOBODY */ .oQ }),
        organization: 'organization' in plans ? plans.organization : undefined,
        commit: commit?.sha,
        isQueue: pullRequest === undefined,
        areMerged: pullRequest === undefined && subject.base === undefined,
        directoryOf: (root, directory) => directoryIn(repositoryRoot, root, directory),
        digestFiles: async (planned) => (await (files ??= openFiles()))(planned),
    };
}
/** By what the plans of a request are kept for the apply; undefined where they are not, and for a job about no request. */
function showingOf({ settings, subject, context, ...place }) {
    const key = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .keyOfShown */ .Mg)(settings);
    const request = context.ci.pullRequest?.number;
    const { sealed } = subject;
    if (key === undefined || request === undefined || sealed === undefined)
        return undefined;
    const { host, repository, repositoryId = repository, base = subject.base?.branch, } = sealed.change;
    if (base === undefined)
        return undefined;
    return {
        place: { host, repository: repositoryId, request, base, head: sealed.head },
        key,
        directoryOf: (root, directory) => directoryIn(place.repositoryRoot, root, directory),
    };
}
/** A directory as the repository has it, with slashes. */
function directoryIn(repositoryRoot, root, directory) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, directory))) || '.';
}
/** The files of variables and of the backend that a plan of this machine is made with, from its directory. */
function filesOfWorkspace({ plan, plans }, workspace) {
    const { varFile = [] } = plans.from === 'program' ? plans : {};
    const isNamed = (selector) => selector.kind === 'name' && selector.name === workspace;
    const { plannedWith } = plan.workspaces.find(isNamed) ?? {};
    const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
    return [...varFile, ...varFiles, ...backendFiles];
}
/** The files that the job names as plans, and their digests. */
async function filesOfPlans(plans, plan, workingDirectory) {
    const [{ findPlans }, { digestPath }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2717), __webpack_require__.e(275), __webpack_require__.e(9983)]).then(__webpack_require__.bind(__webpack_require__, 19983)),
        __webpack_require__.e(/* import() */ 8717).then(__webpack_require__.bind(__webpack_require__, 38717)),
    ]);
    const found = findPlans(plans, plan, workingDirectory) ?? plans.files.map((file) => ({ file }));
    const named = 'unmatched' in found ? [] : found;
    return named
        .flatMap(({ file }) => [file, digestPath(file)])
        .map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file));
}
/** What the host says, with the texts that the comments of the gate keep. */
async function readWritten(ask, gate) {
    const found = await ask().catch((error) => {
        const why = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .hD)(error);
        return { problem: { ...why, says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Nothing can be approved here: ${why.says}` } };
    });
    if ('problem' in found)
        return found;
    const { requests, named, doubts } = found;
    return {
        requests: requests.map(({ place, gateComment = '', look }) => {
            const { approvable = [], againAt } = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeMarker */ .rH)(gateComment, gate) ?? {};
            return { place, texts: approvable, againAt, look };
        }),
        named,
        doubts,
    };
}
/** How the runs of this job are sealed, and those of earlier jobs are known; undefined if the host names no repository. */
function sealingOf({ settings: { gate, policy }, subject, hints }, { seals }) {
    if (subject.sealed === undefined || seals === undefined)
        return undefined;
    const { change, head, searched } = subject.sealed;
    return {
        seals: (0,_trust_run_seals_js__WEBPACK_IMPORTED_MODULE_11__/* .createRunSeals */ .wz)(seals.secret, {
            ...change,
            base: change.base ?? subject.base?.branch,
        }),
        head,
        searched: searched && (0,_gate_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOfGate */ .lp)(searched, gate),
        gate,
        form: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .mayReadWholePlan */ .yX)(policy, subject) ? 'whole' : 'redacted',
        endedByComment: subject.sealed.earlier && hints?.ended,
    };
}
/** The guard over destroys that the settings ask for; undefined when they ask for none. */
function guardOfSettings(policy, subject) {
    const { protect = [], maxDestroys } = policy;
    if (protect.length === 0 && maxDestroys === undefined)
        return undefined;
    return { protect, maxDestroys, fullPlan: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .mayReadWholePlan */ .yX)(policy, subject) };
}
//# sourceMappingURL=gate-request.js.map

/***/ }),

/***/ 16181:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: function() { return /* binding */ pathsInRepository; },
/* harmony export */   Tu: function() { return /* binding */ scanFiles; },
/* harmony export */   nd: function() { return /* binding */ prepareRequest; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51434);
/* harmony import */ var _hosts_earlier_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98739);
/* harmony import */ var _hosts_lazy_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24163);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(37694);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6609);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72166);
/* harmony import */ var _show_values_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98648);
/* harmony import */ var _settings_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5917);
/* harmony import */ var _check_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22342);
/* harmony import */ var _report_relative_paths_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(15131);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90252);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74132);
/** What a check asks git, the CI host and files before anything is judged. */


















/**
 * Makes the request of a check: what is judged, with which settings, policies and exceptions.
 *
 * @returns the problems, if it must not be judged
 */
async function prepareRequest(host, { log, workingDirectory, never, ...entryPoint }, { plans, ports, ...loaded }) {
    const { settings } = loaded;
    const { plan, policy, job } = settings;
    const { recordKey } = settings.plans;
    const { githubToken, checksToken, membersToken } = job;
    const ofHost = [githubToken, checksToken, membersToken];
    const secrets = [recordKey, ...ofHost, ...entryPoint.secrets].filter((secret) => secret !== undefined);
    const conceals = (0,_check_request_js__WEBPACK_IMPORTED_MODULE_10__/* .secretsOfJob */ .I)(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
    const problems = secretVariableProblems(settings, secrets);
    if (problems.length > 0)
        return { problems };
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, plan.directory);
    const repositoryRoot = (0,_archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._)(directory) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.root ?? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(directory));
    const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
    const found = await findSubject(host, settings, plans, place);
    const isElsewhere = otherCheckout(found.subject, plans);
    if (isElsewhere !== undefined)
        return { problems: [isElsewhere] };
    if ('refused' in found) {
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .problemTextOf */ .gU)(found.refused);
        const message = `is false. ${refused}`;
        const problem = { where: 'allow-untrusted-head', message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.foreignCode };
        return { refused, problems: [problem] };
    }
    const { subject, undecided = loaded.undecided ?? plans.undecided } = found;
    // A person sees the report alone.
    const open = host.jobTree.proposed
        ? (0,_show_values_js__WEBPACK_IMPORTED_MODULE_13__/* .problemOfShownValues */ .wr)(settings.report, subject.isPrivate)
        : [];
    if (open.length > 0)
        return { problems: open };
    const changes = await (0,_settings_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .settingsChanges */ .f)(loaded, subject);
    if (changes.problems.length > 0)
        return { problems: changes.problems };
    const { workspace, jobTree } = host;
    const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
    if ('problems' in excepted)
        return excepted;
    const judging = await plans.ownPolicies({ subject, workingDirectory, jobTree }, ports);
    if ('problems' in judging)
        return judging;
    const { server } = host;
    const { targetBranches = [] } = policy;
    const judgedHere = { subject, jobTree, server, targetBranches, repositoryRoot, workspace };
    const { get: sent } = (0,_hosts_lazy_js__WEBPACK_IMPORTED_MODULE_14__/* .createLazy */ .h)(async () => (await Promise.all(/* import() */[__webpack_require__.e(2717), __webpack_require__.e(5940), __webpack_require__.e(3996)]).then(__webpack_require__.bind(__webpack_require__, 63996))).openSentRules(judgedHere, ports));
    const sources = await openAllowedSources(settings, { subject, address: server?.address, directory, workingDirectory, jobTree, sent }, ports, plans);
    if (sources !== undefined && 'problems' in sources)
        return sources;
    const scanners = await openScanners(settings, {
        subject,
        jobTree,
        repositoryRoot,
        exceptions: excepted.exceptions,
        program: plans.program,
    }, ports);
    const { own, noPolicies } = judging;
    const written = pathsInRepository({ repositoryRoot, workspace });
    const shown = own && { ...own, sources: own.sources.map(written) };
    const context = (0,_report_context_js__WEBPACK_IMPORTED_MODULE_11__/* .reportContext */ .g)(settings, subject, ports.clock, {
        byPerson: !jobTree.proposed,
        own: shown,
    });
    return {
        subject,
        settings,
        context,
        // The earlier reports are read while the service is asked.
        hints: (0,_hosts_earlier_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .createEarlierHints */ .hR)(subject, context.gate.selected, ports),
        workingDirectory,
        repositoryRoot,
        workspace,
        sent,
        // What scanners wrote of the files is none of them.
        never: [...never, ...scanFiles(settings).map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repositoryRoot, file))],
        secrets,
        conceals,
        proposed: jobTree.proposed,
        notices: [
            ...loaded.notices,
            ...changes.notices,
            ...excepted.notices,
            ...(own?.notices ?? []),
            ...plans.notices(subject),
        ].map((found) => (0,_report_relative_paths_js__WEBPACK_IMPORTED_MODULE_15__/* .findingWithRelativePaths */ .y)(found, written)),
        changesSettingsAlone: changes.isAlone,
        own,
        noPolicies,
        exceptions: excepted.exceptions,
        sources,
        scanners,
        undecided,
    };
}
/**
 * What writes the paths of the checkout in texts as they are in the repository.
 *
 * @param copies temporary directories, and of which directory of the checkout each is a copy
 */
function pathsInRepository({ repositoryRoot, workspace = repositoryRoot, }, copies = []) {
    const named = [repositoryRoot, workspace];
    // Programs that follow links name what these lead to.
    const paths = new Set([...named, ...named.map(_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .realOrSame */ .eF)]);
    const ofCopies = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathWriter */ .X)(copies);
    const inRepository = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathWriter */ .X)([...paths].map((path) => ({ path, writtenAs: '' })));
    return (text) => inRepository(ofCopies(text));
}
/** The problem where the target branch is checked out, whose files are not those of the change; undefined where none is. */
function otherCheckout(subject, { planned }) {
    const isOfCheckout = planned === 'upload' || planned === 'checkout';
    if (subject?.checkedOutTarget === undefined || !isOfCheckout)
        return undefined;
    const { commit } = subject.checkedOutTarget;
    const message = commit === undefined
        ? 'has no git, so it is not known whether it is of the target branch, as this event checks out by itself. Install git before the checkout step, and check the head of the pull request out there.'
        : `is of commit ${commit.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
    return { where: 'The checkout', message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.otherCommit };
}
/** The exceptions of all files that the settings name. */
async function readExceptions({ exceptionsFiles = [] }, where, ports) {
    let all = { exceptions: undefined, notices: [] };
    for (const written of exceptionsFiles) {
        const read = await readExceptionsOf(written, where, ports);
        if ('problems' in read)
            return read;
        const { exceptions: found = all.exceptions } = read;
        const exceptions = found && all.exceptions && found !== all.exceptions
            ? {
                ...found,
                entries: [...all.exceptions.entries, ...found.entries],
                scanners: [...(all.exceptions.scanners ?? []), ...(found.scanners ?? [])],
            }
            : found;
        all = { exceptions, notices: [...all.notices, ...read.notices] };
    }
    return all;
}
/** The exceptions of one file. One problem refuses the whole file. */
async function readExceptionsOf(written, where, ports) {
    const { findExceptions } = await Promise.all(/* import() */[__webpack_require__.e(2717), __webpack_require__.e(1126)]).then(__webpack_require__.bind(__webpack_require__, 71126));
    const found = await findExceptions({ written, ...where }, ports);
    if ('problems' in found)
        return found;
    if ('notice' in found)
        return { exceptions: undefined, notices: [found.notice] };
    const { parseExceptions } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 29272));
    const today = ports.clock.date().toISOString().slice(0, 10);
    const parsed = parseExceptions(found.text, today);
    if ('problems' in parsed) {
        // The entry alone does not say which file is meant.
        const inFile = ({ where: entry, ...problem }) => {
            return { ...problem, where: `${written}: ${entry}` };
        };
        return { problems: parsed.problems.map(inFile) };
    }
    const { exceptions: entries, scanners } = parsed;
    return { exceptions: { entries, scanners, today }, notices: [] };
}
/** The files of scanners, relative to the repository. */
function scanFiles({ policy: { scanners = [] } }) {
    return scanners.flatMap(({ file, base }) => (base === undefined ? file : [file, base]));
}
/** The files of scanners that the settings name. */
async function openScanners({ policy: { scanners = [] } }, where, ports) {
    if (scanners.length === 0)
        return undefined;
    const { OpenedScanners } = await __webpack_require__.e(/* import() */ 827).then(__webpack_require__.bind(__webpack_require__, 20827));
    return new OpenedScanners(scanners, where, ports);
}
/** The list of allowed sources, which has to be readable before anything starts. */
async function openAllowedSources({ policy }, where, ports, { program, planned }) {
    const { allowedSourcesFiles = [] } = policy;
    if (allowedSourcesFiles.length === 0)
        return undefined;
    const { subject, address, sent, ...place } = where;
    const { repository, commit } = subject.reportedJob;
    const { openAllowedSources } = await Promise.all(/* import() */[__webpack_require__.e(2717), __webpack_require__.e(5940), __webpack_require__.e(9365), __webpack_require__.e(221), __webpack_require__.e(9123)]).then(__webpack_require__.bind(__webpack_require__, 60221));
    const reported = repository && `${repository.serverUrl}/${repository.slug}`;
    return openAllowedSources(allowedSourcesFiles, {
        ...place,
        repositoryAddresses: [reported, address].filter((each) => each !== undefined),
        today: ports.clock.date().toISOString().slice(0, 10),
        program,
        commit: planned === 'commit' ? commit?.sha : undefined,
        sent: planned === 'upload' ? sent : undefined,
        plansWithJob: planned === 'nothing',
    }, ports);
}
/**
 * What is judged, or why its files must not be planned, with what would be judged. Where such files leave a check undecided, that
 * is a verdict (`undecided`), which says that a plan file of another job would be judged.
 */
async function findSubject(host, settings, { foreignCode }, place) {
    const ofSettings = (0,_check_request_js__WEBPACK_IMPORTED_MODULE_10__/* .settingsForHost */ .r)(settings);
    const { job } = settings;
    const allowingAnyHead = { ...ofSettings, job: { ...job, allowUntrustedHead: true } };
    const subject = await host.subject(foreignCode === 'not-run' ? allowingAnyHead : ofSettings, place);
    if (!('refused' in subject))
        return { subject };
    const { refused } = subject;
    // Whose code it is does not matter where the change is not even checked out.
    const reported = await host.subject(allowingAnyHead, place);
    if ('refused' in reported) {
        return {
            refused: foreignCode === 'refused' ? refused : reported.refused,
            subject: undefined,
        };
    }
    if (foreignCode === 'refused')
        return { refused, subject: reported };
    const { says, remedy = '' } = refused;
    const undecided = {
        ...refused,
        says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Nothing was planned. ${says}`,
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${remedy} Or judge ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .linkPart */ .uQ)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `a plan that such a job has made`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__/* .planRecipe */ .kX)())}.`,
    };
    return { subject: reported, undecided };
}
/**
 * A problem for each variable that holds a secret: who may read a run may read it, and a service cannot take it back.
 *
 * @param others further secrets of the job
 */
function secretVariableProblems({ plan: { runOptions }, plans }, others) {
    const secrets = (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .createSecrets */ .gE)([plans.service?.token ?? '', ...others]);
    return (runOptions.variables ?? [])
        .filter(({ key, value }) => secrets.conceal(`${key}=${value}`) !== `${key}=${value}`)
        .map(({ key }) => ({
        where: 'variables',
        message: `would show a secret of this check to everybody who can read the run: the value of ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_17__/* .quote */ .hD)(key)} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}
//# sourceMappingURL=prepare-request.js.map

/***/ }),

/***/ 90252:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ reportContext; }
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55603);
/* harmony import */ var _settings_parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28608);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81908);
/* harmony import */ var _where_plans_come_from_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61157);




/**
 * @param known.byPerson whether a person checks their own files at a terminal, and no job does
 * @param known.own the team's own policies, as far as they were opened
 */
function reportContext(settings, { reportedJob }, clock, { byPerson, own }) {
    const { plan, report } = settings;
    const shown = (0,_where_plans_come_from_js__WEBPACK_IMPORTED_MODULE_2__.shownPlans)(settings.plans, { ...plan, byPerson });
    const owners = (0,_settings_parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readApprovers */ .hI)(report.overrideBy ?? '');
    return {
        gate: {
            ...(0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedSettings */ .f8)(settings),
            startedAt: clock.date().toISOString(),
            version: _model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .xv,
        },
        ci: reportedJob,
        plans: shown.plans,
        judges: {
            judgedBy: own?.judgedBy,
            ownPolicies: own?.sources ?? [],
            pageOfReads: shown.pageOfReads,
        },
        actors: {
            ...shown.actors,
            byPerson,
            overrideBy: 'value' in owners ? owners.value : undefined,
        },
    };
}
//# sourceMappingURL=report-context.js.map

/***/ }),

/***/ 5917:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: function() { return /* binding */ settingsChanges; }
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/settings/settings-file/describe-changes.js
/** What a request changes in how the repository is gated, in the words of the keys. */

const MOST_ITEMS = 5;
/**
 * Each key that differs, in the order of the file before and then of the file after, as in `max-destroys 0 → 5` or `policies gone`.
 *
 * @param before undefined if there is no file yet
 * @param after undefined if the file is removed
 */
function describeSettingsChanges(before, after) {
    const keys = new Set([...(before?.values.keys() ?? []), ...(after?.values.keys() ?? [])]);
    return [...keys].flatMap((key) => {
        const name = (0,sentence/* setting */.Pe)(key);
        const [old, changed] = [before?.values.get(key), after?.values.get(key)];
        if (changed === undefined)
            return [(0,sentence/* phrase */.MZ) `${name} gone`];
        if (old === undefined)
            return [(0,sentence/* phrase */.MZ) `${name} new: ${shown(changed.words)}`];
        if (!old.isList) {
            const isSame = old.words[0] === changed.words[0];
            return isSame ? [] : [(0,sentence/* phrase */.MZ) `${name} ${shown(old.words)} → ${shown(changed.words)}`];
        }
        return listChange(name, old, changed);
    });
}
function listChange(name, old, changed) {
    const [oldWords, words] = [new Set(old.words), new Set(changed.words)];
    const gone = [...oldWords].filter((item) => !words.has(item));
    const added = [...words].filter((item) => !oldWords.has(item));
    if (gone.length > 0 && added.length > 0)
        return [(0,sentence/* phrase */.MZ) `${name} without ${shown(gone)}, with ${shown(added)}`];
    if (gone.length > 0)
        return [(0,sentence/* phrase */.MZ) `${name} without ${shown(gone)}`];
    if (added.length > 0)
        return [(0,sentence/* phrase */.MZ) `${name} with ${shown(added)}`];
    // Of files of values, the last one counts.
    const isSame = old.words.every((item, at) => item === changed.words[at]);
    return isSame ? [] : [(0,sentence/* phrase */.MZ) `${name} in another order`];
}
/** A few of the items, and how many more there are. They are text of the request, so each is a part of its own. */
function shown(words) {
    const named = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, ...words.slice(0, MOST_ITEMS).map(sentence/* setting */.Pe));
    const others = words.length - MOST_ITEMS;
    return others > 0 ? (0,sentence/* phrase */.MZ) `${named} and ${(0,sentence/* numberPart */.V4)(others)} more` : named;
}
//# sourceMappingURL=describe-changes.js.map
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
;// CONCATENATED MODULE: ./build/src/check/settings-changes.js




const NO_CHANGES = { notices: [], problems: [], isAlone: false };
/**
 * Says what is different after the merge. What could not be read then is a problem: it would be red for everybody. So is what is
 * wrong with the settings, unless the request changes their file alone, which may correct it.
 */
async function settingsChanges({ proposedFile, unlessAlone = [] }, subject) {
    const changes = await changesInFile(proposedFile, subject);
    const others = changes.isAlone ? [] : unlessAlone;
    return { ...changes, problems: [...changes.problems, ...others] };
}
/** @param proposed what the request has in place of the file that counts; undefined if both are the same */
async function changesInFile(proposed, { changedFiles }) {
    if (proposed === undefined)
        return NO_CHANGES;
    const { is, inPlaceOf, places, placesOfRequest } = proposed;
    const own = [...places, is && 'path' in is ? is.path : undefined];
    const isSettings = (path) => own.includes(path) || (0,find_settings_file/* maySeemSettingsFile */.JV)(path);
    const changed = await changedFiles();
    const isChanged = (path) => isSettings(path) || placesOfRequest.includes(path);
    // The branch may be older than the file.
    if (changed !== undefined && !changed.some(isChanged))
        return NO_CHANGES;
    // To what the links of the request lead, it chooses itself.
    const isAlone = changed?.every(isSettings) === true;
    if (is !== undefined && 'problems' in is)
        return { notices: [], problems: is.problems, isAlone };
    const changes = describeSettingsChanges(inPlaceOf?.file, is?.file);
    const path = is?.path ?? inPlaceOf?.path ?? '';
    const moves = is !== undefined && inPlaceOf !== undefined && is.path !== inPlaceOf.path;
    const says = [
        ...(moves ? [(0,sentence/* phrase */.MZ) `it moves from ${(0,sentence/* filePart */.A4)(inPlaceOf.path)}`] : []),
        ...(is === undefined ? [(0,sentence/* phrase */.MZ) `it is removed`] : []),
        ...changes,
    ];
    if (says.length === 0)
        return { ...NO_CHANGES, isAlone };
    const notice = (0,finding/* finding */.gk)('settings-changed', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(path)} gates the repository otherwise after the merge: ${(0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, ...says)}.`, { remedy: (0,sentence/* phrase */.MZ) `Until then the file of the default branch counts.`, places: [{ path }] });
    return { notices: [notice], problems: [], isAlone };
}
//# sourceMappingURL=settings-changes.js.map

/***/ }),

/***/ 98648:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: function() { return /* binding */ whereValuesAreShown; },
/* harmony export */   sF: function() { return /* binding */ tellingValues; },
/* harmony export */   wr: function() { return /* binding */ problemOfShownValues; }
/* harmony export */ });
/** Undefined where no report shows values. */
function whereValuesAreShown({ showValues, }) {
    if (showValues === 'false')
        return undefined;
    return showValues === 'summary' ? 'not-in-comment' : 'everywhere';
}
/** Why values may not be shown here: anybody might read them. */
function problemOfShownValues({ showValues }, isPrivate) {
    const isMeant = showValues === 'false' || showValues === 'public';
    if (isMeant || isPrivate === true)
        return [];
    const message = `is ${showValues}, and the CI host does not say that this repository is private: everybody who can read its reports would see the values. Write \`public\` if you mean that.`;
    return [{ where: 'show-values', message }];
}
/** The same plans, with what they change in the result of their workspaces. */
function tellingValues(plansFrom, tell) {
    return {
        ...plansFrom,
        async find(scope) {
            const found = await plansFrom.find(scope);
            return {
                ...found,
                async *offers(ready, step) {
                    for await (const offer of found.offers(ready, step)) {
                        const { plan } = offer;
                        // In the form that the judges read, so that a service is not asked again.
                        let content;
                        yield {
                            ...offer,
                            plan: {
                                ...plan,
                                json: async (isWhole) => (content = await plan.json(isWhole)),
                            },
                            async conclude(judged) {
                                const concluded = (await offer.conclude?.(judged)) ?? {};
                                if (concluded === 'next' || plan.failed !== undefined)
                                    return concluded;
                                content ??= await plan.json(false);
                                const values = 'doubt' in content ? { unread: content.doubt } : await tell(content.json);
                                return { ...concluded, values };
                            },
                        };
                    }
                },
            };
        },
    };
}
//# sourceMappingURL=show-values.js.map

/***/ }),

/***/ 96890:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: function() { return /* binding */ whileTimeLasts; },
/* harmony export */   DZ: function() { return /* binding */ limitTime; },
/* harmony export */   M0: function() { return /* binding */ LAST_MS; },
/* harmony export */   _K: function() { return /* binding */ endInTime; },
/* harmony export */   q1: function() { return /* binding */ LAST_AFTER_SIGNAL_MS; }
/* harmony export */ });
/* harmony import */ var _machine_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4643);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17953);
/** The time of one check: every wait of it ends with this time, or when the job is canceled. */


/** Starts the time of a check. Every program that is started through the ports ends with it. */
function limitTime(timeoutMs, ports) {
    const { clock, alarms, signal } = ports;
    const startedAt = clock.now();
    const over = new AbortController();
    const endSignal = alarms.any(signal, over.signal);
    let counting;
    const moveEnd = (newTimeoutMs) => {
        const endsAt = startedAt + newTimeoutMs;
        const alarm = alarms.in(Math.max(0, endsAt - clock.now()));
        counting = alarm;
        const end = () => {
            if (counting === alarm)
                over.abort(alarm.reason);
        };
        if (alarm.aborted)
            end();
        else
            alarm.addEventListener('abort', end, { once: true });
        return { endsAt };
    };
    return {
        ...ports,
        ...(0,_machine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .programsEndedBy */ .Vo)(endSignal, ports),
        ...moveEnd(timeoutMs),
        endSignal,
        moveEnd,
    };
}
/** How long after its time a check may end: a report that is late has a few seconds for itself. */
const LATEST_MS = 7_000;
/** How long after a signal a check may end that has started nothing at the service. */
const SOON_MS = 700;
/** The time that a canceled check has to end its runs and to report. A runner of GitHub kills it 7.5 s after the signal. */
const LAST_AFTER_SIGNAL_MS = 6_200;
/**
 * Ends a check in time. Every step of it ends in time by itself. If one does not, the check ends all the same.
 *
 * @param work calls `allowMoreTime` when it needs more than a moment after a signal: the service may have a
 *   run of this check, or the report is on its way to the CI host. Both have limits for that.
 */
async function endInTime({ alarms, signal, endSignal }, work, otherwise) {
    let mayTakeLonger = false;
    const working = work(() => (mayTakeLonger = true));
    const end = alarms.after(endSignal, LATEST_MS);
    const soonSignal = alarms.any(end, alarms.after(signal, SOON_MS));
    const lastSignal = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
    try {
        return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .m)(soonSignal, working);
    }
    catch (error) {
        if (!soonSignal.aborted)
            throw error;
    }
    try {
        if (mayTakeLonger)
            return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .m)(lastSignal, working);
    }
    catch (error) {
        if (!lastSignal.aborted)
            throw error;
    }
    return otherwise();
}
/** How long work that only improves a report may go on after the end of the job. */
const LAST_MS = 300;
/**
 * Makes a function for work that a report can do without: its result, or `otherwise` if there is no time
 * left for it.
 */
function whileTimeLasts({ clock, alarms, signal, endsAt }) {
    const late = alarms.any(alarms.in(endsAt - clock.now()), alarms.after(signal, LAST_MS));
    return async (work, otherwise) => {
        try {
            return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .m)(late, work);
        }
        catch (error) {
            if (late.aborted)
                return await otherwise();
            throw error;
        }
    };
}
//# sourceMappingURL=time-limits.js.map

/***/ }),

/***/ 61157:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ openPlans; },
/* harmony export */   k: function() { return /* binding */ uploadedFiles; },
/* harmony export */   shownPlans: function() { return /* binding */ shownPlans; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37694);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58245);
/* harmony import */ var _trust_seals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88138);






/** @returns what is opened, or what is wrong with the settings, the policies or the plans. Nothing is asked of a service */
async function openPlans(settings, place, ports) {
    const { plans } = settings;
    switch (plans.from) {
        case 'service':
            return uploadedFiles(plans, settings);
        case 'version-control':
            return versionControlRuns(plans, settings);
        case 'groups':
            return matrixGroups(plans, settings);
        case 'program':
            return planningProgram(plans, settings, place, ports);
        case 'file':
            return planFiles(plans, settings, place, ports);
    }
}
/** What all ways through a service have in common. Own policies judge beside those of the service, if some are named. */
function atService({ service, recordKey }, areReadLater, { policy, plan, job }) {
    const secret = (0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .secretOfSeals */ .Aw)({ recordKey, token: service.token });
    let opening;
    return {
        foreignCode: 'refused',
        notices: () => [],
        async ownPolicies({ subject, ...place }, ports) {
            const { policies } = policy;
            if (policies === undefined)
                return { own: undefined };
            const { openOwnPolicies } = await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2717), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(1767), __webpack_require__.e(2889)]).then(__webpack_require__.bind(__webpack_require__, 1767));
            opening = openOwnPolicies({ policies, directory: plan.directory, timeoutMs: job.timeoutMs }, { ...place, pullRequest: subject.change?.pullRequest }, ports, (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .mayReadWholePlan */ .yX)(policy, subject));
            const own = await opening;
            return 'problems' in own ? own : { own };
        },
        seals: { secret, areReadLater },
        copies: () => [],
        logsNotices: false,
        async close() {
            const opened = await opening;
            if (opened !== undefined && 'close' in opened)
                await opened.close();
        },
    };
}
function uploadedFiles(plans, settings) {
    return {
        ...atService(plans, plans.group !== undefined, settings),
        planned: 'upload',
        notices({ sealed, reportedJob }) {
            const isUnknown = sealed?.searched === undefined && reportedJob.pullRequest !== undefined;
            return plans.reuse === 'upload' && isUnknown ? [NO_REUSE] : [];
        },
        plansFrom: async (asked) => (await Promise.all(/* import() */[__webpack_require__.e(4080), __webpack_require__.e(1307), __webpack_require__.e(4632), __webpack_require__.e(5724), __webpack_require__.e(6513)]).then(__webpack_require__.bind(__webpack_require__, 19446))).openUploads(plans, asked),
    };
}
const NO_REUSE = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('no-reuse', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)('reuse: upload')} takes nothing over here, because the CI host does not say which repository this is.`);
function versionControlRuns(plans, settings) {
    return {
        ...atService(plans, plans.group !== undefined, settings),
        planned: 'commit',
        plansFrom: async (asked) => (await Promise.all(/* import() */[__webpack_require__.e(4080), __webpack_require__.e(1307), __webpack_require__.e(4632), __webpack_require__.e(5724), __webpack_require__.e(6513)]).then(__webpack_require__.bind(__webpack_require__, 19446))).openVersionControlRuns(plans, asked),
    };
}
/** Whether files of a fork were planned was for the job of each group to refuse: a run counts by its seal, and nothing is started. */
function matrixGroups(plans, settings) {
    return {
        ...atService(plans, true, settings),
        foreignCode: 'not-run',
        planned: 'upload',
        plansFrom: async (asked) => (await Promise.all(/* import() */[__webpack_require__.e(4080), __webpack_require__.e(1307), __webpack_require__.e(4632), __webpack_require__.e(5724), __webpack_require__.e(6513)]).then(__webpack_require__.bind(__webpack_require__, 19446))).openGroups(plans, asked),
    };
}
/**
 * What both ways without a service do differently. Nothing is sent, and no run is made: so no run gets a mark by which a later job
 * knows it (a seal). Own policies alone judge, those in the usual directories if none are named, and they see the whole plan. They
 * are opened together with what plans, before the change is looked at, and where nothing can plan or judge here, the verdict is
 * undecided. The log says what the page of a run would say, and `--explain` can show what a policy saw.
 */
function withoutService(here) {
    const ofBoth = { seals: undefined, logsNotices: true, notices: () => [], copies: () => [] };
    if ('undecided' in here) {
        return {
            ...ofBoth,
            undecided: here.undecided,
            ownPolicies: async () => ({ own: undefined }),
            plansFrom: () => Promise.reject(new Error((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(here.undecided))),
            close: async () => undefined,
        };
    }
    const { own, noPolicies, plansFrom, explain, close } = here;
    return { ...ofBoth, ownPolicies: async () => ({ own, noPolicies }), plansFrom, explain, close };
}
/** A program runs what the files name, so none plans the files of a fork. */
async function planningProgram(plans, settings, place, ports) {
    const opening = (await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2717), __webpack_require__.e(6433), __webpack_require__.e(4080), __webpack_require__.e(275), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4632), __webpack_require__.e(1767), __webpack_require__.e(5724), __webpack_require__.e(9778), __webpack_require__.e(9983), __webpack_require__.e(3076), __webpack_require__.e(3975)]).then(__webpack_require__.bind(__webpack_require__, 49665))).openProgramHere(plans, settings, place, ports);
    const here = await withGateLoaded(opening);
    if ('problems' in here)
        return here;
    const opened = {
        ...withoutService(here),
        foreignCode: 'undecided',
        planned: 'checkout',
    };
    if ('undecided' in here)
        return { ...opened, program: plans.engine };
    const { program, notIsolated, copies } = here.planner;
    if (notIsolated !== undefined)
        place.log.info(notIsolated);
    return { ...opened, program, copies };
}
/** A plan is read and nothing is run, whoever wrote the files. */
async function planFiles(plans, settings, place, ports) {
    const opening = (await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2717), __webpack_require__.e(6433), __webpack_require__.e(4080), __webpack_require__.e(275), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4632), __webpack_require__.e(1767), __webpack_require__.e(5724), __webpack_require__.e(9778), __webpack_require__.e(9983), __webpack_require__.e(3076), __webpack_require__.e(3975)]).then(__webpack_require__.bind(__webpack_require__, 49665))).openFilesHere(plans, settings, place, ports);
    const here = await withGateLoaded(opening);
    if ('problems' in here)
        return here;
    return { ...withoutService(here), foreignCode: 'not-run', planned: 'nothing' };
}
/** What judges is loaded while programs read the policies. */
async function withGateLoaded(opening) {
    const [opened] = await Promise.all([opening, Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(8954), __webpack_require__.e(2265), __webpack_require__.e(4080), __webpack_require__.e(7069), __webpack_require__.e(4608), __webpack_require__.e(8517), __webpack_require__.e(4603), __webpack_require__.e(5431)]).then(__webpack_require__.bind(__webpack_require__, 4603))]);
    return opened;
}
/** The same of plans that were not opened, and of the run that a person names. */
function shownPlans(plans, asked) {
    switch (plans.from) {
        case 'service':
        case 'groups':
            return ofRuns(plans, plans.organization, asked, plans.mode === 'speculative');
        case 'version-control':
            return ofRuns(plans, plans.organization, asked);
        case 'run':
            return ofRuns(plans, plans.run.organization, asked);
        case 'program':
            return ofNoRun(plans, asked, plans.varFile);
        case 'file':
            return ofNoRun(plans, asked);
    }
}
/** @param onlyPlans whether this job, or one of its matrix, starts the runs, and they only plan */
function ofRuns({ service: { hostname, origin } }, organization, { runOptions, directory }, onlyPlans = false) {
    const madeWhere = organization === undefined ? hostname : `${organization} on ${hostname}`;
    const options = (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .describeOptions */ .c4)(runOptions);
    const commands = { serviceOrigin: origin, directory };
    return {
        plans: { madeWhere, organization, hostname, runsAt: origin, areOfCommit: true, options },
        pageOfReads: (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .ownPage */ .SO)('docs/own-policies.md#what-a-policy-reads'),
        actors: { overrideRuns: true, onlyPlans, commands },
    };
}
/** Without a service no run is linked, and no command helps that asks one. A person plans files as they lie there. */
function ofNoRun({ organization }, { runOptions, byPerson }, varFile = []) {
    const options = [...(0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .describeOptions */ .c4)(runOptions), ...varFile.map((file) => `var-file: ${file}`)];
    return {
        plans: { madeWhere: 'without a service', organization, areOfCommit: !byPerson, options },
        pageOfReads: (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .ownPage */ .SO)('docs/local-policies.md#how-it-judges'),
        actors: { overrideRuns: false, onlyPlans: false },
    };
}
//# sourceMappingURL=where-plans-come-from.js.map

/***/ }),

/***/ 56326:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: function() { return /* binding */ isSameGate; },
/* harmony export */   cG: function() { return /* binding */ jobNumberIn; },
/* harmony export */   iG: function() { return /* binding */ namesGate; },
/* harmony export */   lp: function() { return /* binding */ changeOfGate; },
/* harmony export */   r4: function() { return /* binding */ namesChange; },
/* harmony export */   xA: function() { return /* binding */ runMessage; },
/* harmony export */   xt: function() { return /* binding */ commitIn; },
/* harmony export */   yF: function() { return /* binding */ namesCommit; }
/* harmony export */ });
/* harmony import */ var _model_default_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(636);
/* harmony import */ var _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4226);


const TAG_START = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST_MESSAGE = 1_000;
/**
 * What the messages of a gate's runs name, and by what they are found: `acme/infra#42`, or `acme/infra#42/.github/network.yml`.
 *
 * @param gate as `gateNameOf` makes it: with nothing in it that ends a tag
 */
function changeOfGate(changeRequest, gate) {
    return gate === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_GATE */ .s ? changeRequest : `${changeRequest}/${gate}`;
}
/** The message of a new run. @param seal comes last; undefined where the job makes none */
function runMessage(message, random, { changeRequest, commit, group, jobNumber, seal, }) {
    const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
    const groupPart = group === undefined ? '' : `${group}.`;
    const commitPart = commit ? `@${cleanForTag(commit)}` : '';
    // It tells apart runs of the same job, so that a run is found again whose answer was lost.
    const nonce = Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
    const numberPart = jobNumber === undefined ? '' : `-${jobNumber}`;
    const tag = `${TAG_START}${changePart}${groupPart}${nonce}${numberPart}${commitPart}]`;
    const end = seal === undefined ? tag : `${tag} ${seal}`;
    const title = cleanForTag(message).slice(0, Math.max(0, LONGEST_MESSAGE - end.length - 1));
    return title === '' ? end : `${title} ${end}`;
}
/** @returns undefined for a message that has no tag of this program */
function readMessage(message) {
    const { text, claimed } = (0,_trust_run_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .splitSeal */ .mN)(message ?? '');
    const start = text.lastIndexOf(TAG_START);
    if (start < 0)
        return undefined;
    // A service may have cut what stood after the tag, or the end of the tag itself.
    const [tag = '', ...after] = text.slice(start + TAG_START.length).split(']');
    const words = tag.split(' ');
    const name = words.at(-1) ?? '';
    const [, group, , jobNumber, commit] = /^(?:([^.@]+)\.)?([^.@-]*)(?:-(\d+))?(?:@(.*))?$/.exec(name) ?? [];
    return {
        change: words.slice(0, -1).join(' '),
        group,
        commit,
        jobNumber: Number(jobNumber ?? 0),
        isWhole: after.length > 0,
        claimed,
    };
}
/** Whether the message names this change. */
function namesChange(message, changeRequest) {
    return readMessage(message)?.change === cleanForTag(changeRequest);
}
/** Whether the message names this commit of the change. */
function namesCommit(message, changeRequest, commit) {
    return namesChange(message, changeRequest) && readMessage(message)?.commit === commit;
}
/** The commit that the message names, whoever wrote it; undefined if it names none. */
function commitIn(message) {
    return readMessage(message)?.commit;
}
/** The number of the job that the message names; 0 if it names none. */
function jobNumberIn(message) {
    return readMessage(message)?.jobNumber ?? 0;
}
/**
 * Whether the message, sealed or not, names this gate, change, commit and base: then its run ends the use of older ones.
 * What a message leaves out counts as named.
 */
function namesGate(message, { changeRequest, facts }) {
    const named = readMessage(message);
    if (named === undefined)
        return false;
    if (named.change !== cleanForTag(changeRequest ?? ''))
        return false;
    const { commit = facts.head, isWhole } = named;
    if (isWhole ? commit !== facts.head : !facts.head.startsWith(commit))
        return false;
    return named.claimed === undefined || isSameGate(named.claimed, facts);
}
/**
 * Whether both were made in one workspace by the same gate, on the same base. A matrix gives its groups other names at each
 * push, and a workspace is in one of them.
 */
function isSameGate(one, other) {
    const names = ['base', 'gate', 'mode', 'form', 'options'];
    const isOfMatrix = ({ group }) => group !== '';
    return isOfMatrix(one) === isOfMatrix(other) && names.every((name) => one[name] === other[name]);
}
/** The text on one line, without the bracket that begins a tag. */
function cleanForTag(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .replaceAll('[sealed', '(sealed')
        .trim();
}
//# sourceMappingURL=run-message.js.map

/***/ }),

/***/ 98739:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: function() { return /* binding */ readEarlierReports; },
/* harmony export */   hR: function() { return /* binding */ createEarlierHints; }
/* harmony export */ });
/* unused harmony export earlierReportsIn */
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54340);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93452);



/**
 * @param filesAt read the changed files as of this commit, too; left out: no files are read
 * @returns undefined if the host does not answer
 */
async function readEarlierReports(comments, number, gate, filesAt) {
    const reading = comments.snapshot(number, { files: filesAt !== undefined });
    const snapshot = await reading.catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onHostError */ .yg)(() => undefined));
    if (snapshot === undefined)
        return undefined;
    const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
    return { ...earlierReportsIn(snapshot, gate), files };
}
/** What earlier reports stored in the comment of this gate. */
function earlierReportsIn(snapshot, gate) {
    const { comment, kept } = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .findOwnComment */ .rA)(snapshot, gate);
    const isRead = comment === undefined ? snapshot.whole : kept !== undefined;
    const { report, ended = [] } = kept ?? {};
    const { headSha: head = '', durations = {}, runs = {}, seals = {} } = report ?? {};
    return {
        durations,
        runs: Object.entries(runs).map(([workspace, runId]) => {
            return { workspace, runId, head, seals: seals[workspace] };
        }),
        ended: isRead ? new Set(ended) : undefined,
        findingsOf: (selected) => (report?.owner === (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerId */ .fj)(selected) ? report : undefined),
    };
}
/**
 * What the gate uses of earlier reports: durations as soon as they were read, runs if they were read
 * soon, and the findings of the last report.
 *
 * @param selected what this check is asked to judge, in words
 */
function createEarlierHints(subject, selected, { clock, signal }) {
    let durations = {};
    const earlier = subject.earlierReports?.() ?? Promise.resolve(undefined);
    // A failure rejects what is asked below; without durations the gate polls as if it knew none.
    const keepDurations = (reports) => void (durations = reports?.durations ?? {});
    void earlier.then(keepDurations, () => undefined);
    const readSoon = async () => {
        const read = subject.sealed?.earlier?.() ?? earlier;
        return withinTime(read, clock);
    };
    return {
        /** How long the last run of a workspace took; undefined until the earlier reports are read. */
        lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
        /** Runs that the comment names; undefined if it was not read soon. */
        namedRuns: async () => (await readSoon())?.runs,
        /** Runs whose use was ended; undefined if the comment was not read. */
        ended: async () => (await readSoon())?.ended,
        previous: async () => {
            if (signal.aborted)
                return undefined;
            const last = await (subject.waitsForEarlierReports ? earlier : withinTime(earlier, clock));
            return last?.findingsOf(selected);
        },
    };
}
/** How long the gate waits for what earlier reports say. */
const EARLIER_MS = 3_000;
/** The answer; undefined if it does not come in time. */
async function withinTime(answer, clock) {
    const ended = new AbortController();
    const toUndefined = () => undefined;
    const late = clock.sleep(EARLIER_MS, ended.signal).then(toUndefined, toUndefined);
    return Promise.race([answer, late]).finally(() => ended.abort());
}
//# sourceMappingURL=earlier-reports.js.map

/***/ }),

/***/ 24163:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ createLazyByKey; },
/* harmony export */   h: function() { return /* binding */ createLazy; }
/* harmony export */ });
/**
 * Work that begins when its result is asked for first. `ifBegun` gives the result only if it was asked for.
 *
 * @param afterFailure whether work that failed is begun again when its result is asked for again
 */
function createLazy(work, afterFailure = 'keep') {
    let promise;
    const begin = () => {
        const begun = work();
        if (afterFailure === 'retry')
            begun.catch(() => (promise = undefined));
        return begun;
    };
    return { get: () => (promise ??= begin()), ifBegun: () => promise };
}
/** Such work for each key. */
function createLazyByKey(work, afterFailure = 'keep') {
    const byKey = new Map();
    return (key) => {
        const get = byKey.get(key) ?? createLazy(() => work(key), afterFailure).get;
        byKey.set(key, get);
        return get();
    };
}
//# sourceMappingURL=lazy.js.map

/***/ }),

/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: function() { return /* binding */ lastHiddenComment; },
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54340);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);





/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter(({ isHidden }) => isHidden !== true)
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The last of our comments that somebody hid: the next one has what it keeps. */
function lastHiddenComment(comments, marker) {
    return comments
        .filter(({ isHidden, isOwn, body }) => isHidden === true && isOwn && hasMarker(body, marker))
        .sort((one, other) => other.id - one.id)[0];
}
/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const marker = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(key);
    const comment = ownComments(comments, marker)[0] ?? lastHiddenComment(comments, marker);
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const name = author === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(author), 160)})`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A comment of another author${name} carries this gate's marker and was left as it is: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(url, 300))}.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove it if an earlier token of this gate wrote it.` });
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 636:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: function() { return /* binding */ DEFAULT_GATE; }
/* harmony export */ });
/** The name of the gate whose settings are in the usual file, or in none. */
const DEFAULT_GATE = 'default';
//# sourceMappingURL=default-gate.js.map

/***/ }),

/***/ 56438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y2: function() { return /* binding */ readHiddenPath; },
/* harmony export */   v_: function() { return /* binding */ hiddenPaths; }
/* harmony export */ });
/* unused harmony export HIDDEN_BY_DEFAULT */
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

/** What often holds a secret. `!PATTERN` in `hide-values` takes one of these out. */
const HIDDEN_BY_DEFAULT = [
    '*.password',
    '*.*_password',
    '*.passphrase',
    '*.*_passphrase',
    '*.secret',
    '*.*_secret',
    '*.secret_string',
    '*.secret_binary',
    '*.secret_data',
    '*.secret_key',
    '*.*_secret_key',
    '*.private_key',
    '*.private_key_*',
    '*.*_private_key',
    '*.token',
    '*.*_token',
    '*.api_key',
    '*.*_api_key',
    '*.access_key',
    '*.*_access_key',
    '*.connection_string',
    '*.*_connection_string',
    '*.credentials',
    '*.plaintext_value',
    '*.user_data',
    '*.user_data_base64',
    '*.custom_data',
    '*.metadata_startup_script',
    '*.kube_config',
    '*.kube_config_raw',
    '*.kube_admin_config',
    '*.kube_admin_config_raw',
    'aws_ssm_parameter.*.value',
    'azurerm_key_vault_secret.*.value',
    'kubernetes_secret.*.data',
    'kubernetes_secret_v1.*.data',
    'tfe_variable.*.value',
    'vault_generic_secret.*.data_json',
];
const PATTERN = /^!?[A-Za-z0-9_*-]+(?:\.[A-Za-z0-9_*-]+)+$/;
/** Reads one line of `hide-values`. */
function readHiddenPath(text) {
    const takesOut = text.startsWith('!');
    if (!PATTERN.test(text)) {
        return {
            problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no pattern of a path. Write \`TYPE.NAME.ATTRIBUTE\` or \`output.NAME\`, with \`*\` for any name, as in \`*.user_data\`.`,
        };
    }
    if (takesOut && !HIDDEN_BY_DEFAULT.includes(text.slice(1))) {
        return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} takes out what is not in the default list.` };
    }
    return { value: text };
}
/** @param given lines of `hide-values` */
function hiddenPaths(given) {
    const takenOut = new Set(given.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));
    const patterns = [
        ...HIDDEN_BY_DEFAULT.filter((pattern) => !takenOut.has(pattern)),
        ...given.filter((line) => !line.startsWith('!')),
    ].map((pattern) => pattern.split('.'));
    // The same names end nearly all paths of a plan: which patterns fit the name is found out once.
    const byEnd = new Map();
    const endingIn = (end) => {
        const known = byEnd.get(end);
        if (known !== undefined)
            return known;
        const found = patterns.filter((pattern) => fitsName(pattern.at(-1) ?? '', end));
        if (byEnd.size < MOST_REMEMBERED)
            byEnd.set(end, found);
        return found;
    };
    return (path) => {
        const isOutput = path[0] === 'output';
        if (path.length < (isOutput ? 2 : 3))
            return false;
        return endingIn(path.at(-1) ?? '').some((pattern) => isOutput === (pattern[0] === 'output') && fitsSteps(pattern, path));
    };
}
/** Keys of maps are names, too. */
const MOST_REMEMBERED = 10_000;
/** `*` alone stands for one step or more, in a name for any letters. */
function fitsSteps(pattern, path) {
    const [first, ...rest] = pattern;
    const [step, ...further] = path;
    if (first === undefined || step === undefined)
        return first === step;
    if (first !== '*')
        return fitsName(first, step) && fitsSteps(rest, further);
    return fitsSteps(rest, further) || fitsSteps(pattern, further);
}
function fitsName(pattern, name) {
    const [start = '', ...parts] = pattern.split('*');
    const end = parts.pop();
    if (end === undefined)
        return pattern === name;
    if (!name.startsWith(start) || !name.slice(start.length).endsWith(end))
        return false;
    let rest = name.slice(start.length, name.length - end.length);
    for (const part of parts) {
        const at = rest.indexOf(part);
        if (at < 0)
            return false;
        rest = rest.slice(at + part.length);
    }
    return true;
}
//# sourceMappingURL=hidden-paths.js.map

/***/ }),

/***/ 71680:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ keptAfterJudging; },
/* harmony export */   L5: function() { return /* binding */ keptForPublishing; },
/* harmony export */   S2: function() { return /* binding */ publishUntil; },
/* harmony export */   t4: function() { return /* binding */ keptForEndingRuns; }
/* harmony export */ });
/**
 * Divides the time of a job: for judging, for the gate to read the results, for ending runs, for publishing. All times
 * are in milliseconds.
 */
/** The part of a job's timeout that the gate leaves for publishing. */
function keptForPublishing(timeoutMs) {
    return Math.min(30_000, timeoutMs / 10);
}
/** The part of a job's timeout that is kept for ending runs. */
function keptForEndingRuns(timeoutMs) {
    return Math.min(5_000, timeoutMs / 10);
}
/** In a local check: what is kept after planning and judging, in which the gate still reads all results. */
function keptAfterJudging(timeoutMs) {
    const keptForReading = Math.min(5_000, timeoutMs / 4);
    return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}
const LONGEST_PUBLISHING_MS = 120_000;
/** A gate that took too long still publishes for at least this time. */
const SHORTEST_PUBLISHING_MS = 5_000;
/** When publishing that begins now has to end. All times are monotonic. */
function publishUntil(jobDeadlineMs, nowMs) {
    const latestMs = Math.min(jobDeadlineMs, nowMs + LONGEST_PUBLISHING_MS);
    return Math.max(latestMs, nowMs + SHORTEST_PUBLISHING_MS);
}
//# sourceMappingURL=job-time.js.map

/***/ }),

/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: function() { return /* binding */ mayBeSameRepository; },
/* harmony export */   Ny: function() { return /* binding */ isPinnedAddress; },
/* harmony export */   vO: function() { return /* binding */ isPageOf; },
/* harmony export */   ve: function() { return /* binding */ isSameRepository; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17026);
/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether a text is to be read as a pinned URL, and not as a path. */
function isPinnedAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/**
 * Whether two addresses may lead to the same repository: the host may have several names, and directories before the
 * repository and its owner.
 */
function mayBeSameRepository(one, other) {
    const ending = endingOf(one);
    return ending !== undefined && ending === endingOf(other);
}
/** Owner and name, in lower case; undefined if the text is not an address. */
function endingOf(address) {
    const steps = repositoryAt(address)
        ?.replace(/\/\.git$/, '')
        .split('/') ?? [];
    return steps.length < 3 ? undefined : steps.slice(-2).join('/');
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const trimmed = address.trim();
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
    // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
    const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
    const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    // Names of projects may have spaces: some forms of an address encode them, others do not.
    const path = (0,_or_else_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .N)(() => decodeURI(pathname), pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 54572:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WD: function() { return /* binding */ worseOf; },
/* harmony export */   du: function() { return /* binding */ isAtLeast; },
/* harmony export */   oC: function() { return /* binding */ SEVERITIES; }
/* harmony export */ });
/** How bad a scanner says that a finding is, the worst first. `none`: it asks for nothing. */
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none'];
/** Whether a finding is at least as bad as this. Nothing is at least `none`: with it, no finding is mandatory. */
function isAtLeast(severity, least) {
    return least !== 'none' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}
function worseOf(one, other) {
    return SEVERITIES.indexOf(one) <= SEVERITIES.indexOf(other) ? one : other;
}
//# sourceMappingURL=severity.js.map

/***/ }),

/***/ 68874:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ readProtectRule; },
/* harmony export */   L: function() { return /* binding */ wordsOfLine; }
/* harmony export */ });
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79486);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/** A rule of `protect`: a pattern of addresses, and who must agree where it names somebody. */



/** One pattern: what is between white space and commas, where a key in quotes may hold any character. */
const PATTERN = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
/** The words of a line, without the `-` of a list of YAML. */
function wordsOfLine(line) {
    const words = Array.from(line.matchAll(PATTERN), ([word]) => word);
    return words.filter((word) => word !== '-');
}
/** Reads `aws_db_instance.*` or `aws_db_instance.* by @acme/data`. */
function readProtectRule(line) {
    const [pattern = '', by, ...names] = wordsOfLine(line);
    if (!(0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isPattern */ .Pt)(pattern))
        return { problem: notAPattern(pattern) };
    if (by === undefined)
        return { pattern };
    const { approvers, unreadable } = (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .toApprovers */ .Cx)(names);
    if (by !== 'by')
        return { problem: notAPattern(by) };
    if (names.length === 0)
        return { problem: `names nobody in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(line)}. ${_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITE_NAMES */ .h7}` };
    const [wrong] = unreadable;
    if (wrong === undefined)
        return { pattern, approvers };
    return {
        problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(wrong)} in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(line)}, which names no person or team. ${_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITE_NAMES */ .h7}`,
    };
}
function notAPattern(text) {
    return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`;
}
//# sourceMappingURL=protect-rule.js.map

/***/ }),

/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c4: function() { return /* binding */ describeOptions; },
/* harmony export */   ku: function() { return /* binding */ unusualOptions; },
/* harmony export */   lp: function() { return /* binding */ partialInputs; },
/* harmony export */   pZ: function() { return /* binding */ differencesFromOptions; },
/* harmony export */   rA: function() { return /* binding */ differencesOfForeignRun; },
/* harmony export */   sV: function() { return /* binding */ reportedOptions; },
/* harmony export */   w3: function() { return /* binding */ differencesFromRequest; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/** The options of a run in words for people, and how what a run planned differs from what this gate requested. */

/** The name and the value of each option that was requested. */
function givenOptions(options) {
    return Object.entries(options).filter(([, value]) => value !== undefined);
}
/** The names of the inputs that set the options. */
function describeOptions(options) {
    return givenOptions(options).map(([name, value]) => {
        const shown = name === 'variables' ? namesOfVariables(value) : value;
        return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
    });
}
/** The names of variables without their values, because a comment has more readers than a run; `?` for what has no name. */
function namesOfVariables(variables) {
    if (!Array.isArray(variables))
        return variables === undefined ? undefined : '?';
    return variables.map((each) => each?.key ?? '?');
}
/** The options with which a run planned only a part, by the names of their inputs. */
function partialInputs(options) {
    const names = ['refresh-only', 'target-addrs'];
    return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}
function inputNameOf(attribute) {
    return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}
const INPUT_OF_ATTRIBUTE = {
    'is-destroy': 'destroy',
    'target-addrs': 'target',
    'replace-addrs': 'replace',
};
/** The attributes of every run of this gate, unless the options ask for others. A service may leave them out. */
const USUAL_FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** As `USUAL_FLAGS`, for what not every service knows: a run that does not say it has the usual value. */
const USUAL_NEWER_FLAGS = { 'minimal-refresh': false };
/** As `USUAL_FLAGS`, for what does not change the plan. */
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** A run whose answer lacks one of these, or a flag, may have more options than it shows. */
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of the options with which a run does not plan the whole configuration as it is. */
function unusualOptions(attributes) {
    const nonEmptyLists = LIST_OPTIONS.filter((name) => {
        const value = attributes[name] ?? [];
        return !Array.isArray(value) || value.length > 0;
    });
    const flags = { ...USUAL_FLAGS, ...USUAL_NEWER_FLAGS };
    return [...unusualFlags(attributes, flags), ...nonEmptyLists];
}
/** The options that a run says it has, for a caller that accepts the run with any options. */
function reportedOptions({ attributes }) {
    const names = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function differencesFromOptions({ attributes }, options) {
    const requested = givenOptions(options);
    const named = new Set(requested.map(([name]) => name));
    const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
    return [
        ...requested
            .filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
            .map(([name, value]) => {
            const shown = valuePart(name, attributes[name]);
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(name)}: ${shown}, and ${valuePart(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(name)}: ${valuePart(name, attributes[name])}, which was not requested`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function differencesFromRequest(run, mode, options = {}) {
    const { attributes } = run;
    const differences = differencesFromOptions(run, options);
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not speculative: it could be applied`);
        if (attributes.actions?.['is-confirmable'] === true)
            differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `can be confirmed and applied`);
        return differences;
    }
    if (mode === 'ordinary') {
        if (attributes['plan-only'] !== false)
            differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `may be one that only plans`);
        if (attributes['save-plan'] === true)
            differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `only saves its plan: version control did not start it`);
        if (attributes['auto-apply'] !== false)
            differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say that nothing applies it by itself`);
        return differences;
    }
    if (attributes['save-plan'] !== true)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not only save its plan: it is an ordinary run`);
    if (attributes['auto-apply'] !== false)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say that nothing applies it by itself`);
    return differences;
}
/**
 * As `differencesFromRequest`, for a run that this job did not start: a missing attribute is a difference as well, and
 * so is another version of Terraform.
 *
 * @param terraformVersion that of the workspace; undefined if the workspace does not say it
 */
function differencesOfForeignRun(run, terraformVersion, options, mode) {
    const { attributes } = run;
    const unreported = [
        ...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const differences = [
        ...differencesFromRequest(run, mode, options),
        ...unreported.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say what its ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(name)} is`),
    ];
    const version = attributes['terraform-version'];
    const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
    if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `planned with Terraform ${valuePart('', version)}, the workspace has ${valuePart('', terraformVersion)}`);
    }
    return differences;
}
/** The names of the flags that do not have the usual value. A flag that is left out has it. */
function unusualFlags(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
        .map(([name]) => name);
}
/** A value as a text that is the same for equal values. The order of a list, or of the parts of a variable, does not count. */
function comparable(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => {
        if (typeof each === 'string')
            return each;
        const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
        return parts.sort().join();
    });
    return JSON.stringify(entries.sort());
}
/** A value for people; of variables only the names. @param name of the attribute */
function valuePart(name, value) {
    const shown = name === 'variables' ? namesOfVariables(value) : value;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(shown) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=run-differences.js.map

/***/ }),

/***/ 15131:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ withRelativePaths; },
/* harmony export */   y: function() { return /* binding */ findingWithRelativePaths; }
/* harmony export */ });
/**
 * The result with all of its sentences written anew. Names, addresses and places stay: those have ways of their own.
 *
 * @param write as `pathWriter` makes it
 */
function withRelativePaths(result, write) {
    const verdict = ofVerdict(result.verdict, write);
    return {
        ...result,
        verdict,
        workspaces: result.workspaces.map((each) => ofWorkspace(each, write)),
    };
}
function ofWorkspace(workspace, write) {
    const { failure, leftover } = workspace;
    return {
        ...workspace,
        verdict: ofVerdict(workspace.verdict, write),
        notices: workspace.notices.map((each) => findingWithRelativePaths(each, write)),
        results: workspace.results.map((each) => ofResult(each, write)),
        runTasks: workspace.runTasks.map((each) => ({ ...each, message: write(each.message) })),
        diagnostics: workspace.diagnostics.map(({ detail, ...rest }) => ({
            ...rest,
            summary: write(rest.summary),
            ...(detail !== undefined && { detail: write(detail) }),
        })),
        ...(failure && { failure: { ...failure, ...findingWithRelativePaths(failure, write) } }),
        ...(leftover && { leftover: findingWithRelativePaths(leftover, write) }),
    };
}
function ofVerdict(verdict, write) {
    return {
        ...verdict,
        reasons: verdict.reasons.map((each) => findingWithRelativePaths(each, write)),
    };
}
/** What a finding says: only its parts can hold a path. */
function findingWithRelativePaths(found, write) {
    const { says, remedy } = found;
    return {
        ...found,
        says: ofSentence(says, write),
        ...(remedy !== undefined && { remedy: ofSentence(remedy, write) }),
    };
}
function ofSentence(sentence, write) {
    if (typeof sentence === 'string')
        return sentence;
    if (!('kind' in sentence))
        return sentence.map((inner) => ofSentence(inner, write));
    return { ...sentence, text: write(sentence.text), words: ofSentence(sentence.words, write) };
}
function ofResult(result, write) {
    const { policySet, message, output, resources, generalMessages } = result;
    return {
        ...result,
        // A set of own policies is called as its directory was written.
        policySet: write(policySet),
        message: write(message),
        output: output.map(write),
        resources: resources.map((each) => ({ ...each, messages: each.messages.map(write) })),
        generalMessages: generalMessages.map((each) => ({ ...each, text: write(each.text) })),
    };
}
//# sourceMappingURL=relative-paths.js.map

/***/ }),

/***/ 89712:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _d: function() { return /* binding */ NEEDS_SERVICE; },
/* harmony export */   hC: function() { return /* binding */ conflictsOf; },
/* harmony export */   u5: function() { return /* binding */ EXPLAINS_WITHOUT_SERVICE; }
/* harmony export */ });
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22484);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40198);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1993);
/* harmony import */ var _plans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8415);
/** Every way in which inputs contradict each other, or have no effect beside others: one table, and the ways of each input in inputs.ts. */




/** Inputs that contradict each other, each with what to do; then those that have no effect, so that none is ignored. */
function conflictsOf({ way, textOf, values, workspaces, isOnePlan, }) {
    const { destroy, refreshOnly, replace = [], autoQueueRuns } = values;
    const isProvisional = values.mode === 'provisional';
    const isVersionControl = values.plansFrom === 'version-control';
    const options = (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOptions */ .c4)((0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptionsOf */ .F)(values));
    const conflicts = [
        [
            textOf('workspace') !== undefined && textOf('workspaces') !== undefined,
            'workspaces',
            'and `workspace` are both given. Keep one of them.',
        ],
        [
            autoQueueRuns && (isProvisional || isVersionControl || options.length > 0),
            'auto-queue-runs',
            'cannot be true with `mode: provisional`, with `plans-from: version-control` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
        ],
        [
            isVersionControl && (isProvisional || options.length > 0),
            'plans-from',
            'cannot be "version-control" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
        ],
        [
            isProvisional && values.terraformVersion !== undefined,
            'terraform-version',
            'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
        ],
        [
            isProvisional && destroy && !values.allowDestroyApply,
            'destroy',
            'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
        ],
        [
            refreshOnly && (destroy || !values.refresh || replace.length > 0),
            'refresh-only',
            'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
        ],
        [
            destroy && replace.length > 0,
            'replace',
            'cannot be combined with `destroy`: destroyed resources are not replaced.',
        ],
        [
            textOf('group') !== undefined && (textOf('comment') ?? 'off') !== 'off',
            'comment',
            'is for the job that combines the groups: one with `group` writes no comment. Take it out.',
        ],
        [
            values.isApplied && values.comment === 'off' && !(0,_plans_js__WEBPACK_IMPORTED_MODULE_2__/* .asksService */ .mz)(way),
            'comment',
            'cannot be off with `apply: true`: without a service, the comment keeps what a request showed. Take one of them out.',
        ],
        [
            way === 'file' && isOnePlan && workspaces > 1,
            'plan',
            'is the plan of one configuration. Name one workspace, or a plan for each: `workspace=FILE`.',
        ],
    ];
    return [
        ...conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : [])),
        ..._inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.flatMap((spec) => {
            const text = textOf(spec.name);
            if ((0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isForWay */ .T4)(spec, way) || text === undefined || text === spec.default)
                return [];
            const used = [...new Set(spec.ways?.map((usedWay) => wordsOf(usedWay, way)))].join(' or ');
            const message = `is for ${used}, and this check has ${wordsOf(way, way)}. Change one of them.`;
            return [{ where: spec.name, message }];
        }),
    ];
}
/** @param way that of the check, which may differ from another one in a part only */
function wordsOf(named, way) {
    if (named === 'program')
        return 'a program that plans here (`local`)';
    if (named === 'file')
        return 'a plan that is made already (`plan`)';
    if (way !== 'version-control')
        return 'a run of a service';
    return named === way
        ? 'a run that version control starts (`plans-from: version-control`)'
        : 'a run of files that are sent (`plans-from: upload`)';
}
/** The problem of inputs without a service, where something else than a check is asked for. */
const NEEDS_SERVICE = {
    where: 'local',
    message: 'is for a check, as `plan` and `engine` are, and this asks a service. Take them out.',
};
/** The problem of a call that asks what a policy saw, where a service plans. */
const EXPLAINS_WITHOUT_SERVICE = {
    where: '--explain',
    message: 'is for a check without a service. Add --local.',
};
//# sourceMappingURL=conflicts.js.map

/***/ }),

/***/ 40198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: function() { return /* binding */ withNames; },
/* harmony export */   Sw: function() { return /* binding */ existsAt; },
/* harmony export */   T4: function() { return /* binding */ isForWay; },
/* harmony export */   WY: function() { return /* binding */ described; },
/* harmony export */   g$: function() { return /* binding */ INPUT_TABLE; },
/* harmony export */   hF: function() { return /* binding */ input; },
/* harmony export */   mP: function() { return /* binding */ DEFAULT_REPORTS_DIRECTORY; },
/* harmony export */   mc: function() { return /* binding */ INPUTS; },
/* harmony export */   py: function() { return /* binding */ OUTPUTS; },
/* harmony export */   q$: function() { return /* binding */ CALLS; },
/* harmony export */   tH: function() { return /* binding */ INPUT_HEADINGS; }
/* harmony export */ });
/* unused harmony exports FIRST_INPUTS, SECRET_INPUTS */
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28608);
/**
 * The one table of the settings of a gate, and of outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the keys of `plangate.yml` with their schema and page, the settings with their types, and the search for
 * misspelt names are all made from it. This directory turns what people write into settings. It never asks the service.
 */


/** Headings of the help of `plangate check`, in their order. */
const INPUT_HEADINGS = [
    'What to gate',
    'Without a service',
    'What fails the gate',
    'The run',
    'What the run plans',
    'Who may choose what',
    'What is sent',
    'The comment, on CI hosts that have one',
];
const ACTION = ['action'];
/** For inputs about publishing and about files, with which the library has nothing to do. */
const JOBS = ['action', 'cli'];
/** A key of `plangate.yml` that is an option, too, and no input of the action. */
const KEY = ['cli', 'library'];
/** A key of `plangate.yml`, and nothing else. */
const KEY_ALONE = [];
const TAKES_AWAY = { inFile: { effect: 'takes away' } };
const ADDS = { inFile: { effect: 'adds' } };
const NEITHER = { inFile: { effect: 'neither' } };
const SECRET = {
    inFile: 'is a secret. Pass it to the step, and take it out of the file.',
};
const OF_JOB = { inFile: 'differs by job. Pass it to the step.' };
const OF_ENTRY = {
    inFile: 'is said by an entry of `workspaces`. Write `workspaces: [{ name: app, directory: live/app }]`.',
};
const OF_COMMENT = { group: 'report', heading: 'The comment, on CI hosts that have one' };
const AT_SERVICE = ['service', 'version-control', 'run', 'groups'];
/** For inputs about which workspaces are planned: a run is of one, and the groups of a matrix say of which they are. */
const OF_WORKSPACES = { ways: ['service', 'version-control', 'program', 'file'] };
/** For inputs of a check. A run that is there already was let start, and its files are not on this machine. */
const OF_CHECKS = { ways: ['service', 'version-control', 'groups', 'program', 'file'] };
const OF_PLAN = {
    group: 'plan',
    heading: 'What the run plans',
    entryPoints: KEY,
    ways: [...AT_SERVICE, 'program'],
};
const SERVICE = { group: 'service', heading: 'What to gate' };
const OF_RUNS = { ways: AT_SERVICE };
const OF_UPLOADS = { ways: ['service'] };
/** For inputs about how a run is started. One that a person names says it itself. */
const OF_MODES = { ways: ['service', 'version-control', 'groups'] };
const OF_PROGRAMS = { ways: ['program'] };
const GATED = { group: 'plan', heading: 'What to gate' };
const LOCALLY = { group: 'plans', heading: 'Without a service' };
const RUN = { group: 'plans', heading: 'The run' };
const JUDGED = { group: 'policy', heading: 'What fails the gate' };
const OF_APPLY = {
    group: 'apply',
    heading: 'The run',
    entryPoints: KEY_ALONE,
};
const TRUST = { group: 'job', heading: 'Who may choose what' };
/** The directory that `combine` reads if the input `from` is empty. */
const DEFAULT_REPORTS_DIRECTORY = 'plangate-reports';
/** Makes a row of a table. Its literals stay types, because the types of the settings are made from them. */
function input(description, row) {
    return { description, ...row };
}
/** Makes a row of the table of settings: one that does not say what it can do to a verdict, or why it is no key, does not compile. */
function row(description, rest) {
    return input(description, rest);
}
/** The rows of a table as a list, each with its name. */
function withNames(table) {
    return Object.entries(table).map(([name, row]) => ({ ...row, name }));
}
const INPUT_TABLE = {
    hostname: row('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.', {
        inFile: 'chooses who gets the token, so no file names it. Pass it to the step, or set TF_CLOUD_HOSTNAME.',
        kind: 'string',
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
        cloudBlock: 'hostname',
        ...SERVICE,
        ...OF_RUNS,
    }),
    token: row('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', {
        ...SECRET,
        kind: 'secret',
        environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
        ...SERVICE,
        ...OF_RUNS,
    }),
    'record-key': row('Key that seals runs. 32 random characters or more, the same in all jobs of the gate and of commands. With it, overrides outlive the token, which seals where it is missing. See docs/security/same-upload.md.', {
        ...SECRET,
        kind: 'secret',
        environment: ['PLANGATE_RECORD_KEY'],
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRecordKey */ .Dt,
        ...TRUST,
        group: 'plans',
    }),
    organization: row('Organization that the workspaces belong to.', {
        inFile: { effect: 'takes away', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ },
        kind: 'string',
        environment: ['TF_CLOUD_ORGANIZATION'],
        cloudBlock: 'organization',
        ...GATED,
    }),
    workspace: row('Name of the workspace to plan in. For several, use `workspaces`.', {
        ...OF_ENTRY,
        kind: 'string',
        environment: ['TF_WORKSPACE'],
        cloudBlock: 'workspaces',
        ...GATED,
        ways: [...OF_WORKSPACES.ways, 'run'],
    }),
    workspaces: row('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name, `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.', {
        inFile: {
            effect: 'neither',
            kind: 'workspaces',
            description: 'What is gated, as a list: `directories`, whose `cloud` blocks say which workspaces, a workspace by its `name`, those with all of these `tags`, or those of a `project`. With `local`, `var-file`, `backend-config` and `terraform-workspace` of an entry say with what it is planned.',
        },
        kind: 'list',
        ...GATED,
        ...OF_WORKSPACES,
    }),
    directory: row('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { ...OF_ENTRY, kind: 'path', default: '.', ...GATED }),
    local: row('Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.', { ...OF_JOB, ...LOCALLY, ...OF_WORKSPACES, kind: 'flag', default: 'false' }),
    engine: row('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', {
        ...TAKES_AWAY,
        ...LOCALLY,
        ...OF_PROGRAMS,
        kind: 'choice',
        choices: ['terraform', 'tofu'],
        entryPoints: KEY,
    }),
    plan: row('A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a name, `?` one character, `**` any directories.', { ...OF_JOB, ...LOCALLY, ways: ['file'], kind: 'list' }),
    'plan-digest': row('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...OF_JOB, ...LOCALLY, ways: ['file'], kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlanDigests */ .hd }),
    'var-file': row('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', {
        inFile: { effect: 'takes away' },
        ...LOCALLY,
        ...OF_PROGRAMS,
        kind: 'list',
        entryPoints: KEY,
    }),
    'engine-env': row('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`. A value that leads into the files of a pull request is refused.', { ...TAKES_AWAY, ...LOCALLY, ...OF_PROGRAMS, kind: 'list', entryPoints: KEY }),
    'affected-only': row('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', {
        ...TAKES_AWAY,
        ...RUN,
        ...OF_WORKSPACES,
        group: 'plan',
        kind: 'flag',
        default: 'false',
        entryPoints: KEY,
    }),
    'plans-from': row('`upload` sends the files and plans them. `version-control` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', {
        inFile: { effect: 'takes away' },
        ...RUN,
        ways: ['service', 'version-control'],
        kind: 'choice',
        default: 'upload',
        choices: ['upload', 'version-control'],
        entryPoints: KEY,
    }),
    group: row('For large organizations: the group of `plangate matrix` that this job checks, as printed. See docs/matrix.md.', { ...OF_JOB, ...RUN, ways: ['service', 'version-control'], kind: 'string', parse: _model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGroup */ .hb }),
    mode: row('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later. It needs a token that may apply runs: a run whose gate closes is discarded, unless it needs an override.', {
        inFile: { effect: 'takes away' },
        ...RUN,
        ...OF_MODES,
        kind: 'choice',
        default: 'speculative',
        choices: ['speculative', 'provisional'],
        entryPoints: KEY,
    }),
    message: row('Message of the run, for example with the number of a change that people look for in the list of runs. By default it names the pull request and the commit.', {
        ...OF_JOB,
        ...RUN,
        ...OF_UPLOADS,
        kind: 'string',
        library: 'Message of the run. The default is `plangate`.',
    }),
    timeout: row('Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.', {
        ...NEITHER,
        kind: 'duration',
        default: '1h',
        library: 'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
        group: 'job',
        heading: 'What fails the gate',
        setting: 'timeoutMs',
    }),
    policies: row('Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. `opa` judges the plan by them, besides the policies of the service. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies` and `policy`.', {
        inFile: {
            effect: 'adds',
            description: 'Your own Rego policies: directories of the default branch, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
        },
        ...JUDGED,
        kind: 'list',
    }),
    scanners: row('Files that scanners wrote in this job, SARIF 2.1.0, as `{ file: trivy.sarif, tool: Trivy }`. Findings from `mandatory` on close the gate (`high`); `base` is the same scan of the merge base, `approvers` who may approve, and `configured-by: default-branch` says that the scan takes its configuration from there; `ignore-files` are those that its call names. See docs/scanners.md.', {
        inFile: { effect: 'adds', kind: 'scanners' },
        ...JUDGED,
        kind: 'list',
        entryPoints: KEY_ALONE,
    }),
    'fail-on': row('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
        inFile: { effect: 'takes away', looseToStrict: ['never', 'mandatory', 'advisory'] },
        ...JUDGED,
        kind: 'choice',
        default: 'mandatory',
        choices: ['mandatory', 'advisory', 'never'],
    }),
    exceptions: row('Files of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.', {
        ...TAKES_AWAY,
        ...JUDGED,
        ...OF_CHECKS,
        kind: 'list',
        setting: 'exceptionsFiles',
        entryPoints: KEY,
    }),
    'allowed-sources': row('File of the sources that may be installed: providers, modules, and what else may run. Of several, each has to allow. What is judged is held to it before anything is uploaded or started. In a job, a path is read from the default branch. See docs/allowed-sources.md.', {
        ...ADDS,
        ...JUDGED,
        ...OF_CHECKS,
        kind: 'list',
        setting: 'allowedSourcesFiles',
        entryPoints: KEY,
    }),
    'only-new': row('Failures that the default branch has in the same way do not count: of advisory policies and of your own. What cannot be compared counts. See docs/only-new.md.', { ...TAKES_AWAY, ...JUDGED, ...OF_CHECKS, kind: 'flag', default: 'false', entryPoints: KEY }),
    'require-policies': row('Fail the gate when no policy was evaluated.', {
        ...ADDS,
        ...JUDGED,
        kind: 'flag',
        default: 'false',
        entryPoints: KEY,
    }),
    'allow-unknown': row('A pass that may rest on values of the apply (`known-after-apply`) makes the verdict advisory, and needs no approval. It counts for all policies: own ones and Terraform policy. Such a policy may fail after the apply.', { ...TAKES_AWAY, ...JUDGED, kind: 'flag', default: 'false', entryPoints: KEY }),
    protect: row('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module. A line `aws_db_instance.* by @acme/data` says who alone may approve it.', {
        inFile: {
            effect: 'adds',
            description: 'What a plan must not destroy or invoke without approval: `aws_db_instance.*`, `module.data` or `action.*.*`, in every module. `aws_db_instance.* by @acme/data` says who alone may approve it.',
        },
        ...JUDGED,
        kind: 'list',
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readPatterns */ .ce,
        entryPoints: KEY,
    }),
    'max-destroys': row('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...ADDS, ...JUDGED, kind: 'number', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readWholeNumber */ .bf, entryPoints: KEY }),
    'full-plan': row('Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork, or of a merge queue with one, is never read so.', { ...TAKES_AWAY, ...JUDGED, kind: 'flag', default: 'false', entryPoints: KEY }),
    reuse: row('Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since. `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md.', {
        inFile: { effect: 'takes away', looseToStrict: ['upload', 'commit'] },
        ...RUN,
        ...OF_UPLOADS,
        kind: 'choice',
        default: 'commit',
        choices: ['commit', 'upload'],
        entryPoints: KEY,
    }),
    'auto-queue-runs': row('Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.', {
        ...NEITHER,
        ...RUN,
        ways: ['service', 'version-control'],
        kind: 'flag',
        default: 'false',
        entryPoints: KEY,
    }),
    destroy: row('Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode: provisional` it needs `allow-destroy-apply`.', {
        ...TAKES_AWAY,
        ...OF_PLAN,
        ways: [...AT_SERVICE, 'program', 'file'],
        kind: 'flag',
        default: 'false',
    }),
    'allow-destroy-apply': row('Allow `mode: provisional` to leave a saved plan that destroys everything.', { ...TAKES_AWAY, ...OF_PLAN, ...OF_MODES, kind: 'flag', default: 'false' }),
    'refresh-only': row('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { ...TAKES_AWAY, ...OF_PLAN, kind: 'flag', default: 'false' }),
    refresh: row('Read the real resources before planning. `false` trusts the state.', {
        ...TAKES_AWAY,
        ...OF_PLAN,
        kind: 'flag',
        default: 'true',
        off: 'Plan from the state, without reading resources.',
    }),
    target: row('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...TAKES_AWAY, ...OF_PLAN, kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se }),
    'allow-partial': row('Accept plans that are known to be of only a part of the configuration (`target`, `refresh-only`), made by a run, by a program here or by another job. The rest is not judged, and without a run the verdict is at best advisory.', {
        ...TAKES_AWAY,
        kind: 'flag',
        default: 'false',
        group: 'plan',
        heading: OF_PLAN.heading,
        entryPoints: KEY,
    }),
    'allow-unproven': row('Accept plans of which nothing says whether they are of everything: the program that planned got an option that Plangate does not know, or only its JSON is there, which does not show it. The verdict says it, and is at best advisory.', {
        ...TAKES_AWAY,
        kind: 'flag',
        default: 'false',
        group: 'plan',
        heading: OF_PLAN.heading,
        entryPoints: KEY,
    }),
    replace: row('Addresses of resources to replace, one per line.', {
        ...TAKES_AWAY,
        ...OF_PLAN,
        kind: 'list',
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se,
    }),
    variables: row('Variables of this run, one `name=value` per line, read as `terraform plan -var` reads them: as text where the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who can read the run can see them, so secrets of this job are rejected.', {
        ...OF_PLAN,
        inFile: { effect: 'takes away', parseAll: (items) => (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariables */ .Ch)(items.join('\n')) },
        kind: 'list',
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariables */ .Ch,
    }),
    'terraform-version': row("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...TAKES_AWAY, ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readTerraformVersion */ .nn }),
    'allow-empty-apply': row('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { ...TAKES_AWAY, ...OF_PLAN, ...OF_RUNS, kind: 'flag', default: 'false' }),
    'secret-scan': row('What to do with files that appear to contain credentials.', {
        inFile: { effect: 'takes away', looseToStrict: ['warn', 'fail'] },
        group: 'plans',
        heading: 'What is sent',
        ...OF_UPLOADS,
        kind: 'choice',
        default: 'warn',
        choices: ['warn', 'fail'],
        entryPoints: KEY,
    }),
    comment: row('When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.', {
        ...NEITHER,
        ...OF_COMMENT,
        kind: 'choice',
        default: 'auto',
        choices: ['auto', 'always', 'on-failure', 'off'],
        entryPoints: JOBS,
    }),
    'comment-commands': row('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...NEITHER, ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: KEY_ALONE }),
    'hide-values': row('Values to hide besides those that a plan marks as sensitive, as patterns of paths like `"*.user_data"` or `output.NAME`. They add to a default list, and `"!PATTERN"` takes one out of it. See docs/values.md.', { ...ADDS, ...OF_COMMENT, kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readHiddenPaths */ .Jj, entryPoints: KEY_ALONE }),
    'show-values': row('Show what changes with its values: `summary` in the job summary, the page and a file `changes.json`, `true` in the comment, too. Sensitive values are hidden, and those of `hide-values`. Where the CI host does not say that the repository is private, write `public` in place of `true`. See docs/values.md.', {
        ...TAKES_AWAY,
        ...OF_COMMENT,
        kind: 'choice',
        default: 'false',
        choices: ['false', 'summary', 'true', 'public'],
        entryPoints: KEY_ALONE,
    }),
    'override-by': row('Who may approve what no policy names anybody for: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`); and who may override at the service. The default for approvals is everybody who may write and had no hand in the change.', {
        inFile: {
            effect: 'takes away',
            kind: 'list',
            parse: null,
            parseAll: (items) => (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkApprovers */ .L6)(items.join('\n')),
            description: 'Who may approve what no policy names anybody for, and who may override at the service: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). `security/*: acme/security`, in quotes, names the owners of some policies.',
        },
        ...OF_COMMENT,
        kind: 'string',
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkApprovers */ .L6,
        entryPoints: KEY_ALONE,
    }),
    'allow-self-override': row('Also allow people to override who opened the pull request, pushed to its branch, or wrote or committed one of its commits.', { ...TAKES_AWAY, ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: KEY_ALONE }),
    annotate: row('Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.', {
        ...NEITHER,
        group: 'report',
        kind: 'choice',
        default: 'auto',
        choices: ['auto', 'all', 'changed', 'off'],
        entryPoints: KEY_ALONE,
    }),
    settings: row('Files that say how the repository is gated, one a line. A path, in place of `plangate.yml` at its root or in `.github`, is a second gate. The address of a pinned commit, as in `git::https://HOST/REPOSITORY.git//FILE?ref=COMMIT`, is a file that decides. In a job, a path is read from the default branch. See docs/settings.md.', { ...OF_JOB, ...TRUST, kind: 'list', entryPoints: JOBS }),
    'repository-may': row('In a pinned file: keys that take away and that a repository, its step and its environment may say all the same, as in `[exceptions, var-file]`. They count beside those of the pinned file.', { ...NEITHER, ...TRUST, kind: 'list', entryPoints: KEY_ALONE }),
    like: row('File whose keys hold where this one says nothing: for a second gate, as in `like: plangate.yml`. A path from the root of the repository.', { ...NEITHER, ...TRUST, kind: 'string', entryPoints: KEY_ALONE }),
    set: row('A key of `plangate.yml` and its value at a terminal, as in `mode=provisional`. Repeat it for others. A job has a file.', { ...OF_JOB, ...TRUST, kind: 'list', entryPoints: ['cli'] }),
    'github-token': row('Token for the comment. It needs `pull-requests: write`.', {
        ...SECRET,
        group: 'job',
        kind: 'secret',
        expression: '${{ github.token }}',
        entryPoints: ACTION,
    }),
    'checks-token': row("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", {
        ...SECRET,
        group: 'job',
        kind: 'secret',
        expression: '${{ github.token }}',
        entryPoints: ACTION,
    }),
    'members-token': row('Token that reads the members of teams that policies, `protect` or `override-by` name. It needs to read the members of the organization, and nothing else: the token of an app. People and `role:maintain` need none. See docs/approvals.md.', { ...SECRET, group: 'job', kind: 'secret', entryPoints: ACTION }),
    'check-run-id': row('Check run of this job, which gets the annotations.', {
        ...OF_JOB,
        group: 'report',
        kind: 'number',
        expression: '${{ job.check_run_id }}',
        entryPoints: ACTION,
    }),
    'pr-number': row('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { ...OF_JOB, group: 'job', kind: 'number', setting: 'pullRequestNumber', entryPoints: ACTION }),
    reports: row('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning.', {
        ...OF_JOB,
        group: 'report',
        kind: 'list',
        parse: (text) => {
            const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseList */ .E1)(text);
            if ('problem' in list)
                return list;
            return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .collectValues */ .b2)(list.value.map((item) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(item, ['page', 'sarif'])));
        },
        entryPoints: ACTION,
    }),
    'plan-json': row('Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.', {
        inFile: { effect: 'takes away' },
        group: 'job',
        ...OF_RUNS,
        kind: 'choice',
        default: 'off',
        choices: ['off', 'redacted', 'full'],
        entryPoints: KEY_ALONE,
    }),
    apply: row('Without a service: whether the comment of each request keeps what its plans showed, for `plangate apply`. It is then written where the gate is green, too, and `record-key` seals what it keeps. Of a service, the runs are read again.', { ...TAKES_AWAY, ...OF_APPLY, kind: 'flag', default: 'false', setting: 'isApplied' }),
    unseen: row('What `plangate apply` does with a change that no merged request showed: `stop`, or `report`, which applies it where the policies pass. What is destroyed, replaced or forgotten always stops.', {
        inFile: { effect: 'takes away', looseToStrict: ['report', 'stop'] },
        ...OF_APPLY,
        kind: 'choice',
        default: 'stop',
        choices: ['stop', 'report'],
    }),
    'allow-untrusted-head': row('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', {
        inFile: 'would open every gate to forks. Pass it to the step that may.',
        ...TRUST,
        kind: 'flag',
        default: 'false',
    }),
    'target-branches': row('Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results. `*` is every branch. See docs/target-branches.md.', {
        ...TAKES_AWAY,
        group: 'policy',
        heading: TRUST.heading,
        kind: 'list',
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readBranches */ .Lr,
        entryPoints: KEY,
    }),
};
/** What most people set, most of them first: the pages and action.yml begin with these. */
const FIRST_INPUTS = (/* unused pure expression or super */ null && ([
    'token',
    'hostname',
    'organization',
    'workspace',
    'workspaces',
    'directory',
    'policies',
    'fail-on',
    'comment',
    'timeout',
]));
const INPUTS = withNames(INPUT_TABLE);
/** The inputs whose values no log and no report shows. */
const SECRET_INPUTS = INPUTS.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
/** What people call the place of an input, by the entry point. */
const CALLS = {
    action: 'the step',
    cli: 'the options',
    library: 'the options',
};
function existsAt({ entryPoints }, entryPoint) {
    return entryPoints === undefined || entryPoints.includes(entryPoint);
}
/** Whether the input has an effect where plans come from there. */
function isForWay({ ways }, way) {
    return ways === undefined || ways.includes(way);
}
const OUTPUT_TABLE = {
    verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
    green: 'Whether the gate passes: true or false.',
    'run-id': 'Id of the run, of the first workspace when there are several.',
    'run-url': 'URL of that run.',
    'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
    'configuration-version-id': 'Configuration version of that run.',
    passed: 'Number of policy results that passed. This and the next three count a policy once for each workspace.',
    'advisory-failed': 'Number of results of advisory policies that failed.',
    'mandatory-failed': 'Number of results of mandatory policies that failed and were not overridden.',
    overridden: 'Number of results that were overridden or approved.',
    adds: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
    changes: 'Number of resources they update in place.',
    destroys: 'Number of resources they destroy.',
    replaces: 'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
    'no-changes': 'Whether the plans change nothing: true, false where something changes, empty where that is not known. See docs/no-changes.md.',
    'needs-approval': 'Which policies wait for people, as JSON: `[{"policy", "approvers", "needed", "missing"}]`. `[]` if none does.',
    'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
    'report-json': 'Path of the report as JSON.',
    'report-html': 'Path of the report as one HTML page. Empty without `page` in `reports`.',
    'report-sarif': 'Path of the findings as SARIF. Empty without `sarif` in `reports`.',
    'plan-json': 'Paths of the plans as JSON: `{"workspace": "/path"}`. `{}` without `plan-json`.',
};
const OUTPUTS = described(OUTPUT_TABLE);
/** @param table name → description */
function described(table) {
    return Object.entries(table).map(([name, description]) => ({ name, description }));
}
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 28608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: function() { return /* binding */ NAME_RULE; },
/* harmony export */   Ch: function() { return /* binding */ readVariables; },
/* harmony export */   Dt: function() { return /* binding */ checkRecordKey; },
/* harmony export */   Jj: function() { return /* binding */ readHiddenPaths; },
/* harmony export */   L6: function() { return /* binding */ checkApprovers; },
/* harmony export */   Lr: function() { return /* binding */ readBranches; },
/* harmony export */   MQ: function() { return /* binding */ readName; },
/* harmony export */   Se: function() { return /* binding */ readLines; },
/* harmony export */   bf: function() { return /* binding */ readWholeNumber; },
/* harmony export */   ce: function() { return /* binding */ readPatterns; },
/* harmony export */   hI: function() { return /* binding */ readApprovers; },
/* harmony export */   hd: function() { return /* binding */ readPlanDigests; },
/* harmony export */   nn: function() { return /* binding */ readTerraformVersion; },
/* harmony export */   o_: function() { return /* binding */ NAME; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _policy_protect_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68874);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79925);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_hidden_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56438);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/** Parses single inputs: what a plan may change, its variables and version of Terraform, and the people who may override. */






/**
 * Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. A line
 * `PATTERN by NAMES` names who must agree, and stays one item.
 */
function readPatterns(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const items = lines.flatMap((line) => {
        if (line.startsWith('#'))
            return [];
        const words = (0,_policy_protect_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOfLine */ .L)(line);
        return words[1] === 'by' ? [words.join(' ')] : words;
    });
    for (const item of items) {
        const rule = (0,_policy_protect_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .readProtectRule */ .G)(item);
        if ('problem' in rule)
            return rule;
    }
    return { value: [...new Set(items)] };
}
/** Reads `hide-values`: patterns of paths. */
function readHiddenPaths(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseList */ .E1)(text);
    return 'problem' in list ? list : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .collectValues */ .b2)(list.value.map(_model_hidden_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .readHiddenPath */ .Y2));
}
/** Reads a number, which may be zero. */
function readWholeNumber(text) {
    return /^\s*\d{1,9}\s*$/.test(text)
        ? { value: Number(text) }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads the input `plan-digest`: a list of digests, as in `sha256:` and 64 hexadecimal digits. */
function readPlanDigests(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseList */ .E1)(text);
    if ('problem' in list)
        return list;
    const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
    if (invalid === undefined)
        return list;
    return { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(invalid)}, which is not what \`plangate digest\` prints.` };
}
/**
 * Reads one item per line, unchanged, because addresses and values hold commas and brackets. Lines that begin with `#`
 * are comments.
 */
function readLines(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return value.some((line) => /\p{Cc}/u.test(line))
        ? { problem: 'has control characters in it.' }
        : { value };
}
const VARIABLE = new RegExp(`^(${_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS})\\s*=`, 'u');
/** Reads lines of the form `name = value`. */
function readVariables(text) {
    const lines = readLines(text);
    if ('problem' in lines)
        return lines;
    const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
    const invalidIndex = names.indexOf(undefined);
    // The message leaves the line out, because its value may be secret.
    if (invalidIndex >= 0)
        return { problem: `has no \`name=value\` in its line ${invalidIndex + 1}. One a line.` };
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    return repeated === undefined ? lines : { problem: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(repeated)} twice.` };
}
/** What no name of a branch has (git-check-ref-format), but for `*`, which makes it a pattern. */
const NOT_OF_A_BRANCH = /[\s~^:?[\\\p{Cc}\p{Cf}]|\.\.|@\{|\/\/|^[/!-]|[/.]$|\*\*/u;
/** Reads names of branches and patterns of them, with or without `refs/heads/` before them. */
function readBranches(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseList */ .E1)(text);
    if ('problem' in list)
        return list;
    const branches = list.value.map((item) => item.replace(/^refs\/heads\//, ''));
    const invalid = branches.find((branch) => branch === '' || branch.startsWith('refs/') || NOT_OF_A_BRANCH.test(branch));
    if (invalid === undefined)
        return { value: [...new Set(branches)] };
    return {
        problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(invalid)}, which is no branch. Write main, release/* (each \`*\` matches within one part between slashes) or, for every branch, \`*\` alone.`,
    };
}
/** The names of organizations and workspaces. */
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
/** Reads the name of an organization. */
function readName(text) {
    return NAME.test(text)
        ? { value: text }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is not a name. ${NAME_RULE}` };
}
/** Reads a whole version, as in `1.11.4` or `1.12.0-beta1`. */
function readTerraformVersion(text) {
    return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
        ? { value: text }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
/** A line about policies: their pattern, in quotes if need be, a colon, a space and the owners. */
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
/**
 * Reads the owners of policies. `octocat`, `role:maintain` and `acme/platform` own all policies; a line as in
 * `security/*: acme/security` gives some policies owners of their own. The problem names everything that is wrong.
 */
function readApprovers(text) {
    const problems = [];
    const lines = [];
    const linesWithoutPattern = [];
    for (const line of text.split(/\r\n|\n|\r/)) {
        const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
        if (writtenPattern === undefined) {
            linesWithoutPattern.push(line);
            continue;
        }
        const pattern = unquoted(writtenPattern) ?? writtenPattern;
        const problem = patternProblem(writtenPattern);
        if (problem !== undefined)
            problems.push(problem);
        if (lines.some((earlier) => earlier.pattern === pattern))
            problems.push(`has the pattern ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(pattern)} twice.`);
        const owners = readOwners(names, problems);
        if (owners?.names.length === 0)
            problems.push(`names nobody for ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(pattern)}.`);
        lines.push({ pattern, owners: owners ?? _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .NOBODY */ .oQ });
    }
    const others = readOwners(linesWithoutPattern.join('\n'), problems) ?? _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .NOBODY */ .oQ;
    if (problems.length === 0 && lines.length === 0 && others.names.length === 0) {
        problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
    }
    return problems.length > 0 ? { problem: problems.join(' It ') } : { value: { lines, others } };
}
/** Checks a list of owners and keeps its text. Who needs the owners calls `readApprovers` with it. */
function checkApprovers(text) {
    const reading = readApprovers(text);
    return 'problem' in reading ? reading : { value: text };
}
function unquoted(written) {
    return written.startsWith('"') ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(written)) : written;
}
function patternProblem(written) {
    if (written === 'role') {
        return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
    }
    const pattern = unquoted(written);
    const mayFit = pattern !== undefined &&
        /[\p{L}\p{N}*]/u.test(pattern) &&
        !/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
    if (mayFit)
        return undefined;
    return `has the pattern ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(pattern ?? written)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
/**
 * Reads a list of people, roles and teams.
 *
 * @param problems gets a sentence for each item that is none of them
 * @returns undefined if the list as such cannot be read
 */
function readOwners(text, problems) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseList */ .E1)(text);
    if ('problem' in list) {
        problems.push(list.problem);
        return undefined;
    }
    const { approvers, unreadable } = (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .toApprovers */ .Cx)(list.value);
    for (const item of unreadable) {
        const hint = item.includes(':')
            ? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
            : '';
        problems.push(`has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(item)}, which names no person or team. ${_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .WRITE_NAMES */ .h7}${hint}`);
    }
    return approvers;
}
const LEAST_KEY_LETTERS = 32;
/** A key that could be guessed would open the gate. */
function checkRecordKey(text) {
    return text.length < LEAST_KEY_LETTERS
        ? {
            problem: `has fewer than ${LEAST_KEY_LETTERS} characters. Make one: \`openssl rand -hex 32\`.`,
        }
        : { value: text };
}
//# sourceMappingURL=parse-inputs.js.map

/***/ }),

/***/ 8415:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: function() { return /* binding */ choosePlans; },
/* harmony export */   VO: function() { return /* binding */ wayOf; },
/* harmony export */   mz: function() { return /* binding */ asksService; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40198);
/**
 * Where the plans of a check come from: one value of the settings, chosen here and nowhere else. Each way has what it needs and
 * nothing of the others, and a host and a token are only where a service is asked. What a check does differently for each way is in
 * check/where-plans-come-from.ts.
 */


/**
 * Where the plans of a check come from, by what is written about it. A text that is no value of its input counts as none; it is
 * a problem of its own.
 *
 * @param groups of a matrix, whose runs are judged
 */
function wayOf(inputs, groups) {
    if (groups !== undefined)
        return 'groups';
    const text = (name) => inputs[name]?.trim() ?? '';
    const local = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFlag */ .og)(text('local') || _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_TABLE */ .g$.local.default);
    const plansFrom = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(text('plans-from'), _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_TABLE */ .g$['plans-from'].choices);
    if (text('plan') !== '')
        return 'file';
    if (text('engine') !== '' || ('value' in local && local.value))
        return 'program';
    return 'value' in plansFrom && plansFrom.value === 'version-control'
        ? 'version-control'
        : 'service';
}
/** Whether a host is asked, with a token. */
function asksService(way) {
    return way !== 'program' && way !== 'file';
}
/** @returns with what is needed there; undefined if a service is asked, and what it needs is missing */
function choosePlans(way, values, known) {
    const { service, organization, groups, isOnePlan: isOne } = known;
    const { recordKey, mode, group } = values;
    if (way === 'program') {
        const { engine, engineEnv, varFile } = values;
        return { from: way, organization, recordKey, engine, engineEnv, varFile };
    }
    if (way === 'file') {
        const { plan: files = [], planDigest } = values;
        return { from: way, organization, recordKey, files, isOne, planDigest };
    }
    if (service === undefined || organization === undefined)
        return undefined;
    const asked = { service, organization, recordKey };
    if (groups !== undefined)
        return { from: 'groups', ...asked, mode, ...groups };
    if (way === 'version-control')
        return { from: way, ...asked, group };
    const { message, reuse, autoQueueRuns, secretScan } = values;
    return { from: 'service', ...asked, mode, group, message, reuse, autoQueueRuns, secretScan };
}
//# sourceMappingURL=plans.js.map

/***/ }),

/***/ 1993:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ runOptionsOf; }
/* harmony export */ });
/** The options that differ from the service's defaults. Values of variables are as written: `readAssigned` reads them. */
function runOptionsOf(inputs) {
    const { target = [], replace = [], variables = [], terraformVersion } = inputs;
    const assigned = variables.map((line) => {
        const equals = line.indexOf('=');
        const name = line.slice(0, equals);
        const text = line.slice(equals + 1);
        // `-var` takes what follows the sign, and no space before it.
        return { key: name.trim(), value: name === name.trim() ? text : text.trim() };
    });
    return {
        'is-destroy': inputs.destroy || undefined,
        'refresh-only': inputs.refreshOnly || undefined,
        refresh: inputs.refresh ? undefined : false,
        'target-addrs': target.length > 0 ? target : undefined,
        'replace-addrs': replace.length > 0 ? replace : undefined,
        variables: assigned.length > 0 ? assigned : undefined,
        'terraform-version': terraformVersion,
        'allow-empty-apply': inputs.allowEmptyApply || undefined,
    };
}
//# sourceMappingURL=run-options.js.map

/***/ }),

/***/ 75632:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ys: function() { return /* binding */ readSaid; },
  _l: function() { return /* binding */ textOfSaid; },
  qS: function() { return /* binding */ withPlace; }
});

// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/severity.js
var severity = __webpack_require__(54572);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var settings_inputs = __webpack_require__(40198);
// EXTERNAL MODULE: ./build/src/settings/settings-file/keys.js
var keys = __webpack_require__(18888);
;// CONCATENATED MODULE: ./build/src/settings/settings-file/order-of-places.js
/** Which of the places counts that say the value of a setting; and beside a pinned file, which of the others count at all. */


/**
 * The places, those first that count before the others. `pinned` is a file of another repository at a commit; `call` is the step, or
 * the options at a terminal. What is left open, `cloud` blocks and defaults fill.
 */
const PLACES = {
    job: ['pinned', 'call', 'file', 'environment'],
    // Who starts a command says what it is to do.
    terminal: ['call', 'pinned', 'file', 'environment'],
};
/** Inputs that say what a key says: the place that counts for one counts for both. */
const SAYS_KEY = new Map([['workspace', 'workspaces']]);
const SPECS = new Map(keys/* KEYS */.R.map((spec) => [spec.name, spec]));
/**
 * Chooses for each setting what counts: all that the first place says which says anything of it; and beside a pinned file, by what the
 * key can do to a verdict.
 *
 * @param said in any order; a place may say a key by several inputs
 * @param pin undefined where no file is pinned
 * @param wordOf one value of a choice or a flag as people write it
 * @returns by key or input what counts, that of the pinned file first; and what does not count because a file is pinned
 */
function chooseByPlace(said, who, pin, wordOf) {
    const chosen = new Map();
    const left = [];
    const bySetting = new Map();
    for (const each of said)
        (0,add_to/* addTo */.D)(bySetting, SAYS_KEY.get(each.setting) ?? each.setting, each);
    for (const [key, values] of bySetting) {
        const first = (of) => {
            const place = PLACES[who].find((each) => of.some((one) => one.place === each));
            return of.filter((one) => one.place === place);
        };
        const spec = SPECS.get(key);
        const counting = first(values);
        const isByPerson = who === 'terminal' && counting.some(({ place }) => place === 'call');
        if (pin === undefined || spec === undefined || spec.effect === 'neither' || isByPerson) {
            chosen.set(key, counting);
            continue;
        }
        const pinned = values.filter(({ place }) => place === 'pinned');
        const others = values.filter(({ place }) => place !== 'pinned');
        const counts = besidePin({ spec, isOpen: pin.opens.has(key), pinned, others, first, wordOf });
        chosen.set(key, counts);
        if (spec.effect === 'adds' || pin.opens.has(key))
            continue;
        const words = counts.length > 0 ? counts.map(({ value }) => wordOf(value)) : [spec.default];
        left.push(...others.filter(({ value }) => !words.includes(wordOf(value))));
    }
    return { chosen, left };
}
/** What counts of a key that can do something to a verdict: empty where its default does. */
function besidePin({ spec: { effect, kind, looseToStrict, default: usual = '' }, isOpen, pinned, others, first, wordOf, }) {
    if (effect === 'adds' || (isOpen && kind === 'list'))
        return [...pinned, ...first(others)];
    if (isOpen && others.length > 0)
        return first(others);
    if (looseToStrict === undefined)
        return pinned;
    const strictness = (word) => looseToStrict.indexOf(word);
    const [ofPin] = pinned;
    let counting = strictness(ofPin === undefined ? usual : wordOf(ofPin.value));
    let counts = pinned;
    for (const other of others) {
        const strict = strictness(wordOf(other.value));
        if (strict > counting)
            [counting, counts] = [strict, [other]];
    }
    return counts;
}
//# sourceMappingURL=order-of-places.js.map
;// CONCATENATED MODULE: ./build/src/settings/said-settings.js








const OF_FILES = ['pinned', 'file'];
/** Beside a pinned file a repository hides more values, and takes none out of those that are hidden by default. */
function withoutTakenOut(said) {
    const { setting, place, value } = said;
    if (setting !== 'hide-values' || place === 'pinned' || !('value' in value))
        return said;
    const isAdded = (pattern) => !String(pattern).startsWith('!');
    const added = { value: [value.value].flat().filter(isAdded), words: value.words.filter(isAdded) };
    return { ...said, value: added };
}
function readSaid(places) {
    const { inputs, inJob = false } = places;
    const textOf = (name) => inputs[name]?.trim() || undefined;
    const call = saidByCall(places, textOf);
    const said = [...call.said, ...saidByFiles(places.files), ...saidByEnvironment(places)];
    const { pinned } = places.files ?? {};
    const opens = new Set(pinned?.values.get('repository-may')?.words);
    const pin = pinned && { opens };
    const { chosen, left } = chooseByPlace(said, inJob ? 'job' : 'terminal', pin, wordOf);
    const all = [...chosen.values()].flat().map((each) => (pin ? withoutTakenOut(each) : each));
    const allOf = (name) => all.filter(({ setting }) => setting === name);
    const of = (name) => allOf(name)[0];
    const closed = Object.keys(ENTRY_KEYS).filter((key) => pin && !opens.has(key));
    const workspaces = of('workspaces');
    const ofFile = workspaces && OF_FILES.includes(workspaces.place) && 'value' in workspaces.value
        ? { file: workspaces.at.replace(/:\d+$/, ''), ...workspaces.value }
        : undefined;
    const entries = (ofFile?.value ?? []).map((entry) => withoutKeys(entry, closed));
    const engine = textOfSaid(of('engine'));
    return {
        of,
        allOf,
        textOf,
        entries: () => ofFile && {
            selectors: entries.flatMap(({ entry }) => {
                if (entry.kind === 'directories')
                    return [];
                const { line, ...selector } = entry;
                return [{ ...selector, at: `${ofFile.file}:${line}` }];
            }),
            directories: entries.flatMap(({ entry }) => (entry.kind === 'directories' ? entry : [])),
            words: ofFile.words,
            file: ofFile.file,
        },
        program: engine === 'terraform' || engine === 'tofu' ? engine : undefined,
        scanners() {
            const scanned = allOf('scanners').flatMap(({ value }) => 'value' in value ? value.value : []);
            return scanned.length === 0 ? undefined : bothScanned(scanned);
        },
        problemWith: (name, message) => withPlace({ where: name, message }, all),
        all,
        left: [
            ...left,
            ...entries.flatMap(({ entry, left: keys }) => keys.map((setting) => ({ setting, at: `${ofFile?.file}:${entry.line}` }))),
        ],
        problems: call.problems,
    };
}
/**
 * The problem of a setting with the place that says it, where that is a file or `--set`: no option of the same name is meant.
 *
 * @param said what counts of each setting
 */
function withPlace(problem, said) {
    const values = said.filter(({ setting }) => setting === problem.where);
    const places = values.flatMap(({ place, at, value }) => {
        if (OF_FILES.includes(place))
            return at;
        return 'text' in value && value.isSet === true ? 'set' : [];
    });
    if (places.length === 0)
        return problem;
    return { ...problem, where: `${places.join(' and ')}: \`${problem.where}\`` };
}
/** One value of a choice or a flag. */
function wordOf(value) {
    return 'text' in value ? value.text : (value.words[0] ?? '');
}
/** The keys that an entry of `workspaces` may have, and that take away, with their names in a program. */
const ENTRY_KEYS = { 'var-file': 'varFiles', 'backend-config': 'backendFiles' };
/** An entry without keys that do not count, and which of them it says. */
function withoutKeys(entry, keys) {
    if (entry.kind === 'directories') {
        const left = keys.filter((key) => key === 'var-file' && entry.varFiles !== undefined);
        return { entry: left.length > 0 ? { ...entry, varFiles: undefined } : entry, left };
    }
    const { plannedWith } = entry;
    if (plannedWith === undefined)
        return { entry, left: [] };
    const left = keys.filter((key) => plannedWith[ENTRY_KEYS[key]].length > 0);
    const none = Object.fromEntries(left.map((key) => [ENTRY_KEYS[key], []]));
    return { entry: { ...entry, plannedWith: { ...plannedWith, ...none } }, left };
}
/** One entry for each file of a scanner: of two that name it, the first decides, and a stricter level of the other counts. */
function bothScanned(entries) {
    const byScan = new Map();
    for (const entry of entries)
        (0,add_to/* addTo */.D)(byScan, `${entry.file}\n${entry.tool.toLowerCase()}`, entry);
    return [...byScan.values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        const all = [first, ...others];
        const levels = [...severity/* SEVERITIES */.oC.slice(-1), ...severity/* SEVERITIES */.oC.slice(0, -1)];
        const strictest = Math.max(...all.map(({ mandatory }) => levels.indexOf(mandatory)));
        const ignoreFiles = [...new Set(all.flatMap((each) => each.ignoreFiles ?? []))];
        return [
            {
                ...first,
                mandatory: levels[strictest] ?? first.mandatory,
                ...(ignoreFiles.length > 0 && { ignoreFiles }),
            },
        ];
    });
}
function saidByCall({ inputs, entryPoint, inJob = false }, textOf) {
    const from = { place: 'call', at: settings_inputs/* CALLS */.q$[entryPoint] };
    const specs = settings_inputs/* INPUTS */.mc.filter((spec) => (0,settings_inputs/* existsAt */.Sw)(spec, entryPoint) && spec.name !== 'set');
    const said = specs.flatMap(({ name: setting }) => {
        const text = textOf(setting);
        return text === undefined ? [] : [{ ...from, setting, value: { text } }];
    });
    const set = linesOfSet(inputs['set'] ?? '', inJob);
    for (const [setting, text] of set.values) {
        if (said.every((given) => given.setting !== setting)) {
            said.push({ ...from, setting, value: { text, isSet: true } });
        }
        else
            set.refuse(`has \`${setting}\`, which is given beside it. Keep one.`);
    }
    return { said, problems: set.problems };
}
/** The keys that `--set` says: those with one value, or with a list of texts. */
const SETTABLE = keys/* KEYS */.R.filter(({ kind }) => !['workspaces', 'scanners'].includes(kind));
/** A value as a line of `plangate.yml` may have it. */
const IN_QUOTES = /^(["'])((?:(?!\1).)*)\1$/;
/** Reads what `--set` says at a terminal, one `KEY=VALUE` a line. A list may have several. */
function linesOfSet(set, inJob) {
    const values = new Map();
    const problems = [];
    const refuse = (message) => void problems.push({ where: 'set', message });
    const lines = set.split(/\r\n|\n|\r/).map((line) => line.trim());
    const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
    if (inJob && written.length > 0) {
        refuse('is for a terminal. Write the key into `plangate.yml`, or into the file of a second gate.');
        return { values, problems, refuse };
    }
    for (const [index, line] of written.entries()) {
        const [, key = '', text = ''] = /^([a-z-]+)\s*[:=]\s*(.*)$/.exec(line) ?? [];
        const [, , value = text] = IN_QUOTES.exec(text) ?? [];
        const earlier = values.get(key);
        const spec = SETTABLE.find(({ name }) => name === key);
        // A message leaves the value out, because that of a variable may be secret.
        if (key === '')
            refuse(`has no \`KEY=VALUE\` in its line ${index + 1}. One a line.`);
        else if (spec === undefined)
            refuse(`has ${(0,quote/* quote */.hD)(key)}, which ${whyNotSet(key)}`);
        else if (value === '')
            refuse(`has no value for \`${key}\` in its line ${index + 1}.`);
        else if (earlier === undefined)
            values.set(key, value);
        else if (spec.kind === 'list')
            values.set(key, `${earlier}\n${value}`);
        else
            refuse(`names \`${key}\` twice. Keep one line of it.`);
    }
    return { values, problems, refuse };
}
function whyNotSet(key) {
    if (settings_inputs/* INPUTS */.mc.some(({ name }) => name === key))
        return 'is no key of one value. Use its option.';
    const near = (0,did_you_mean/* didYouMean */.a)(key, SETTABLE.map(({ name }) => name));
    return near === undefined ? 'is no key. Take it out.' : `is no key. Did you mean \`${near}\`?`;
}
function saidByFiles({ own, pinned } = {}) {
    return [
        ...valuesOf('file', own?.path, own?.values),
        ...valuesOf('pinned', pinned?.path, pinned?.values),
    ];
}
function valuesOf(place, path = '', values = new Map()) {
    return Array.from(values, ([setting, { value, words, line, path: at = path }]) => ({
        setting,
        place,
        at: `${at}:${line}`,
        value: { value, words },
    }));
}
function saidByEnvironment({ environment }) {
    return settings_inputs/* INPUTS */.mc.flatMap(({ name: setting, environment: variables = [] }) => {
        const at = variables.find((variable) => environment[variable]?.trim());
        const text = environment[at ?? '']?.trim();
        if (at === undefined || text === undefined)
            return [];
        return [{ setting, place: 'environment', at, value: { text } }];
    });
}
/** The text of a setting that is one. */
function textOfSaid(said) {
    const { value } = said ?? {};
    return value && ('text' in value ? value.text : (0,parse/* textIn */.r7)(value.value));
}
//# sourceMappingURL=said-settings.js.map

/***/ }),

/***/ 81056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Db: function() { return /* binding */ findSettingsFile; },
/* harmony export */   JV: function() { return /* binding */ maySeemSettingsFile; },
/* harmony export */   h: function() { return /* binding */ SETTINGS_PLACES; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

const NAME = 'plangate.yml';
/** The paths of the file that counts where nothing names one. */
const SETTINGS_PLACES = [NAME, `.github/${NAME}`];
/**
 * Finds the one file. A name that a person, an editor or another disk could take for it is a problem: it would seem to count.
 *
 * @param names what the root has, and what `.github` has
 * @returns undefined if there is none
 */
function findSettingsFile(names) {
    const github = names.github.map((name) => `.github/${name}`);
    const alike = [...names.root, ...github].filter(maySeemSettingsFile);
    const problems = alike
        .filter((path) => !SETTINGS_PLACES.includes(path))
        .map((path) => ({
        where: path,
        message: `is not read. Name it ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(SETTINGS_PLACES)}.`,
    }));
    const [first, second] = SETTINGS_PLACES.filter((path) => alike.includes(path));
    if (first !== undefined && second !== undefined) {
        problems.push({ where: second, message: `and ${first} are both there. Keep one.` });
    }
    if (problems.length > 0)
        return { problems };
    return first === undefined ? undefined : { path: first };
}
/** Whether a path of a repository could be taken for the file. */
function maySeemSettingsFile(path) {
    return LOOKS_LIKE.test(readable(path));
}
const LOOKS_LIKE = /^(?:\.github\/)?\.?plangate\.ya?ml$/i;
/** As a person reads it. */
function readable(path) {
    return path.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
}
//# sourceMappingURL=find-settings-file.js.map

/***/ }),

/***/ 18888:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ KEYS; },
/* harmony export */   v: function() { return /* binding */ NO_KEYS; }
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40198);

const KINDS = {
    flag: 'flag',
    number: 'number',
    duration: 'duration',
    choice: 'choice',
    list: 'list',
};
function keyOfRow(spec, form) {
    const { name, choices, default: usual, heading } = spec;
    const { effect, kind = KINDS[spec.kind] ?? 'text', description = spec.description } = form;
    const { parse = spec.parse, parseAll } = form;
    const own = { name, effect, kind, description, choices, parseAll, heading };
    const isOrderedFlag = kind === 'flag' && effect === 'takes away' && usual !== undefined;
    const ofFlag = isOrderedFlag ? [String(usual === 'false'), usual] : undefined;
    const { looseToStrict = ofFlag } = form;
    return { ...own, default: usual, parse: parse ?? undefined, looseToStrict };
}
const KEYS = _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.flatMap((spec) => {
    const { inFile } = spec;
    return typeof inFile === 'string' ? [] : [keyOfRow(spec, inFile)];
});
const OF_ENTRY = 'is said by an entry of `workspaces`. Write `workspaces: [{ name: app-prod, directory: live/app, backend-config: env/prod.tfbackend }]`.';
/** Names that are no key, and what to do instead. Continues the sentence that begins with the name. */
const NO_KEYS = new Map([
    ..._inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.flatMap(({ name, inFile }) => typeof inFile === 'string' ? [[name, inFile]] : []),
    ...['backend-config', 'terraform-workspace'].map((name) => [name, OF_ENTRY]),
    ...['command', 'run', 'reason', 'groups', 'from'].map((name) => [name, 'differs by job. Pass it to the step.']),
    ['locked', 'is not needed: a pinned file decides by itself. Move its keys up.'],
    ['run-options', 'are keys of their own. Write `target: [module.network]`.'],
]);
//# sourceMappingURL=keys.js.map

/***/ }),

/***/ 81908:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mg: function() { return /* binding */ keyOfShown; },
  xX: function() { return /* binding */ readRunSettings; },
  sb: function() { return /* binding */ readSettings; },
  OW: function() { return /* binding */ readTimeout; },
  f8: function() { return /* binding */ reportedSettings; },
  uI: function() { return /* binding */ unansweredSettings; },
  qs: function() { return /* binding */ unknownInputs; },
  Ky: function() { return /* binding */ wayOfSaid; }
});

// UNUSED EXPORTS: settingName

// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var inputs = __webpack_require__(40198);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
// EXTERNAL MODULE: ./build/src/settings/parse-inputs.js
var parse_inputs = __webpack_require__(28608);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/settings/conflicts.js
var conflicts = __webpack_require__(89712);
// EXTERNAL MODULE: ./build/src/settings/plans.js
var settings_plans = __webpack_require__(8415);
// EXTERNAL MODULE: ./build/src/settings/run-options.js
var run_options = __webpack_require__(1993);
// EXTERNAL MODULE: ./build/src/model/default-gate.js
var default_gate = __webpack_require__(636);
// EXTERNAL MODULE: ./build/src/settings/settings-file/keys.js
var settings_file_keys = __webpack_require__(18888);
// EXTERNAL MODULE: ./build/src/settings/said-settings.js + 1 modules
var said_settings = __webpack_require__(75632);
;// CONCATENATED MODULE: ./build/src/settings/table-types.js
/** What depends on each other or on the `cloud` block, what says other settings, and what is a list of maps. Each other one is parsed alone. */
const DEPENDENT_INPUTS = [
    'settings',
    'set',
    'hostname',
    'token',
    'organization',
    'workspace',
    'workspaces',
    'scanners',
    'like',
    'repository-may',
];
//# sourceMappingURL=table-types.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/settings/settings.js
/**
 * Reads the settings from what the step or the options, `plangate.yml`, the environment and the `cloud` block say; the default
 * comes last. The result has all settings, or every problem at once. It never takes a value from a file that a pull request may
 * have written.
 */















/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
function readTimeout(text = '') {
    const parsed = (0,parse/* parseDuration */.E9)(text);
    return 'value' in parsed ? parsed.value : readTimeout(inputs/* INPUT_TABLE */.g$.timeout.default);
}
/** Which gate a report is of, and what it was asked: what tells one report from another. */
function reportedSettings({ gate, plans, policy, report, said, selected }) {
    return {
        name: gate,
        failOn: policy.failOn,
        selected,
        group: 'group' in plans ? plans.group : undefined,
        settings: said,
        valuesInComment: report.showValues === 'true' || report.showValues === 'public' ? true : undefined,
    };
}
const SPECS = new Map(inputs/* INPUTS */.mc.map((spec) => [spec.name, spec]));
/** Which settings are left to a `cloud` block. Files are parsed only if there are any. */
function unansweredSettings(written, said = (0,said_settings/* readSaid */.ys)(written)) {
    return {
        hostname: said.of('hostname') === undefined,
        organization: said.of('organization') === undefined,
        // TF_WORKSPACE is appended to the prefix of a block, so the block is needed even if it is set.
        workspaces: written.groups === undefined &&
            said.textOf('workspace') === undefined &&
            said.textOf('workspaces') === undefined &&
            said.entries() === undefined,
    };
}
/** Where the plans come from, by what is said. */
function wayOfSaid(written, said = (0,said_settings/* readSaid */.ys)(written)) {
    return (0,settings_plans/* wayOf */.VO)({
        local: said.textOf('local'),
        plan: said.textOf('plan'),
        // In a file it says which program plans where none is asked for by a service.
        engine: said.textOf('engine'),
        'plans-from': (0,said_settings/* textOfSaid */._l)(said.of('plans-from')),
    }, written.groups);
}
const NAMES_NONE = 'is missing: `plangate.yml` names none.';
/** The key of the record of what a request shows; undefined where none is kept. */
function keyOfShown({ apply: { isApplied }, plans, }) {
    return isApplied && !(0,settings_plans/* asksService */.mz)(plans.from) ? plans.recordKey || undefined : undefined;
}
/** Reads all settings, or finds every problem of them. */
function readSettings(written) {
    const said = (0,said_settings/* readSaid */.ys)(written);
    const way = wayOfSaid(written, said);
    // Whatever else is missing: another way of planning is meant.
    if (written.explains === true && (0,settings_plans/* asksService */.mz)(way))
        return { problems: [conflicts/* EXPLAINS_WITHOUT_SERVICE */.u5] };
    const specs = written.specs ?? inputs/* INPUTS */.mc.filter((spec) => (0,inputs/* existsAt */.Sw)(spec, written.entryPoint));
    const problems = [...unknownInputs(written.inputs, specs), ...said.problems];
    const addProblem = (where, message, facts) => {
        // The other actions have no input for what is missing.
        const isOfFile = written.specs !== undefined && facts?.isMissing === true;
        problems.push({ where, message: isOfFile ? NAMES_NONE : message, ...facts });
    };
    const names = { way, written, said, hint: hintOfNames(written) };
    const target = (0,settings_plans/* asksService */.mz)(way) ? readTarget(written, problems) : undefined;
    const organization = readOrganization(names, addProblem);
    const workspaces = readWorkspaces(names, addProblem);
    const { plan, plans, policy, report, apply, job } = readOfJob(said, problems);
    const isOnePlan = written.isOnePlan?.(plans.plan ?? []) ?? true;
    const { textOf } = said;
    const values = { ...plan, ...plans, ...apply, comment: report.comment };
    problems.push(...(0,conflicts/* conflictsOf */.hC)({ way, textOf, isOnePlan, values, workspaces: workspaces.length }).map(({ where, message }) => said.problemWith(where, message)));
    const chosen = (0,settings_plans/* choosePlans */.KY)(way, plans, {
        service: target,
        organization,
        groups: written.groups,
        isOnePlan,
    });
    if (problems.length > 0 || chosen === undefined)
        return { problems };
    // Each of several plans is of a workspace of its own.
    const areOfPlans = way === 'file' && !isOnePlan && unansweredSettings(written, said).workspaces;
    const named = areOfPlans ? [] : workspaces;
    const { directory, affectedOnly, allowPartial, allowUnproven } = plan;
    const asked = named.length > 0 ? named.map(workspace_selectors/* describeSelector */.r5) : [...(plans.plan ?? [])];
    return {
        said: said.all.filter(isShown),
        left: said.left,
        settings: {
            gate: written.gate ?? default_gate/* DEFAULT_GATE */.s,
            plan: {
                directory,
                workspaces: named,
                mayBeSeveral: named.length !== 1 || named[0]?.kind !== 'name' || !isOnePlan,
                asked,
                affectedOnly,
                allowPartial,
                allowUnproven,
                runOptions: (0,run_options/* runOptionsOf */.F)(plan),
            },
            plans: chosen,
            policy: { ...policy, scanners: said.scanners() },
            // A green request shows something as well.
            report: keyOfShown({ apply, plans: chosen }) === undefined
                ? report
                : { ...report, comment: 'always' },
            apply,
            job,
            said: shownOf(said),
            selected: [...(said.entries()?.words ?? asked)].sort().join(', '),
        },
    };
}
/** What people see of them: a secret is given to the step in any case. */
function shownOf({ all }) {
    return all.filter(isShown).map(({ setting, at }) => ({ setting, at }));
}
function isShown({ setting, value }) {
    const spec = SPECS.get(setting);
    const isDefault = 'text' in value && (value.text === spec?.default || spec?.expression !== undefined);
    return spec?.kind !== 'secret' && !isDefault;
}
/** The end of the sentence that says which input names what is missing. */
function hintOfNames({ proposed, names: cloud, backend }) {
    if (proposed !== undefined)
        return `. ${proposed.why}`.trimEnd();
    const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
    return backend === undefined
        ? `, or name it in ${block}.`
        : `: ${backend} says where the state is, so no \`cloud\` block counts.`;
}
/** The organization. Without a service, policies read its name, and it needs none. */
function readOrganization({ way, written, said, hint }, addProblem) {
    const { names: cloud } = written;
    const organization = (0,said_settings/* textOfSaid */._l)(said.of('organization')) ?? written.ofBlocks?.organization ?? cloud?.organization;
    const unread = cloud?.unread?.organization;
    if (organization !== undefined && !parse_inputs/* NAME */.o_.test(organization)) {
        addProblem('organization', `${(0,quote/* quote */.hD)(organization)} is not a name. ${parse_inputs/* NAME_RULE */.$h}`);
    }
    if (organization !== undefined || !(0,settings_plans/* asksService */.mz)(way))
        return organization;
    if (unread !== undefined)
        addProblem(unread.where, unread.message, unread);
    else {
        addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
            isMissing: true,
            code: errors/* CODES */.Lp.noOrganization,
        });
    }
    return undefined;
}
/** The workspaces that are named. Without a service, one that nobody names is called like its directory. */
function readWorkspaces({ way, written, said, hint }, addProblem) {
    const { names: cloud, groups, selectors = [], directory } = written;
    if (groups !== undefined)
        return workspacesOfGroups(groups);
    if (said.entries() !== undefined)
        return [...selectors];
    return (0,workspace_selectors/* selectWorkspaces */.Vj)({
        workspace: (0,said_settings/* textOfSaid */._l)(said.of('workspace')),
        isFromEnvironment: said.textOf('workspace') === undefined,
        list: said.textOf('workspaces'),
        directory: (0,settings_plans/* asksService */.mz)(way) ? undefined : directory,
        cloud,
        hint,
    }, addProblem);
}
/** Those of all groups: at least one, so that nothing passes where the matrix is empty and its reports cannot be read. */
function workspacesOfGroups({ groups }) {
    const selectors = groups.flatMap((group) => group.selectors);
    return selectors.length > 0 ? selectors : [{ kind: 'name', name: 'none' }];
}
/** The host that is asked, and its token; undefined if a problem was added. */
function readTarget(written, problems) {
    const chosen = (0,service_host/* chooseService */.xJ)({
        hostname: written.inputs['hostname'],
        token: written.inputs['token'],
        environment: written.environment,
        storedToken: written.storedToken,
        block: written.forHost,
        otherBlocks: written.proposed?.blocks,
        missingToken: (hostname) => missingToken(written, hostname),
    });
    problems.push(...chosen.problems);
    const { serviceHost, token } = chosen;
    return serviceHost && token !== undefined ? { ...serviceHost, token } : undefined;
}
/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
function readRunSettings(written) {
    const said = (0,said_settings/* readSaid */.ys)(written);
    const problems = [...said.problems];
    const { plan, plans, policy, report, apply, job } = readIndependentInputs(said, problems);
    const values = { ...plan, ...plans, ...apply, comment: report.comment };
    const { textOf } = said;
    problems.push(...(0,conflicts/* conflictsOf */.hC)({ way: 'run', textOf, values, workspaces: 1, isOnePlan: true }));
    if (problems.length > 0)
        return { problems };
    const { directory, affectedOnly, allowPartial, allowUnproven } = plan;
    const runOptions = (0,run_options/* runOptionsOf */.F)(plan);
    return {
        settings: {
            gate: written.gate ?? default_gate/* DEFAULT_GATE */.s,
            plan: { directory, affectedOnly, allowPartial, allowUnproven, runOptions },
            policy,
            report,
            job,
            said: shownOf(said),
        },
    };
}
const asWritten = (value) => ({ value });
const PARSERS = {
    flag: parse/* parseFlag */.og,
    number: parse/* parseNumber */.$J,
    duration: parse/* parseDuration */.E9,
    list: parse/* parseList */.E1,
    choice: (text, { choices = [] }) => (0,parse/* parseChoice */.HU)(text, choices),
    string: asWritten,
    secret: asWritten,
    path: asWritten,
};
/** The values of a job: one with `group` says nothing of its own, and plans what the matrix found. */
function readOfJob(said, problems) {
    const values = readIndependentInputs(said, problems);
    if (values.plans.group === undefined)
        return values;
    return {
        ...values,
        plan: { ...values.plan, affectedOnly: false },
        report: { ...values.report, comment: 'off', annotate: 'off' },
    };
}
/** The values of the independent settings; the result is complete if no problem was added. */
function readIndependentInputs(said, problems) {
    const dependent = DEPENDENT_INPUTS;
    const groups = {
        service: {},
        plan: {},
        plans: {},
        policy: {},
        report: {},
        job: {},
        apply: {},
    };
    for (const spec of SPECS.values()) {
        const all = said.allOf(spec.name).map(({ value }) => value);
        if (all.length === 0 && spec.default !== undefined)
            all.push({ text: spec.default });
        if (dependent.includes(spec.name))
            continue;
        const parse = spec.parse ?? PARSERS[spec.kind];
        for (const value of all) {
            const parsed = 'text' in value ? parse(value.text, spec) : value;
            if ('problem' in parsed)
                problems.push(said.problemWith(spec.name, parsed.problem));
            else {
                const group = groups[spec.group];
                const name = settingName(spec);
                group[name] = name in group ? bothOf(group[name], parsed.value) : parsed.value;
            }
        }
    }
    return groups;
}
/** What a pinned file and a repository say of one setting, together: what either of them asks for. */
function bothOf(one, other) {
    if (Array.isArray(one) && Array.isArray(other))
        return [...new Set([...one, ...other])];
    if (typeof one === 'number' && typeof other === 'number')
        return Math.min(one, other);
    if (typeof one === 'string' && typeof other === 'string')
        return `${one}\n${other}`;
    return one === true || other === true;
}
/** The name of an input in a program. */
function settingName({ name, setting }) {
    return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
/** A problem for each name that is none of an input, with the place where it belongs or a name that may be meant. */
function unknownInputs(inputs, specs) {
    const names = new Set(specs.map(({ name }) => name));
    return Object.keys(inputs)
        .filter((name) => !names.has(name))
        .map((name) => {
        const message = `is not an input. ${placeInstead(name, names)}`;
        return { where: name, message, code: errors/* CODES */.Lp.unknownInput };
    });
}
/** What to do about a name that is no input: the key of a file may be meant, where a file counts. */
function placeInstead(name, inputs) {
    const keys = inputs.has('settings') ? settings_file_keys/* KEYS */.R.map((key) => key.name) : [];
    if (keys.includes(name))
        return 'It is a key of `plangate.yml`.';
    const near = (0,did_you_mean/* didYouMean */.a)(name, new Set([...inputs, ...keys]));
    if (near === undefined)
        return 'Take it out.';
    return inputs.has(near)
        ? `Did you mean \`${near}\`?`
        : `Did you mean \`${near}\`? It is a key of \`plangate.yml\`.`;
}
const TOKEN_REMEDY = {
    action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
    cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
    job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
    library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
/** The problem of a missing token: its message continues a sentence that begins with `token`. */
function missingToken({ entryPoint, tokenHint, proposed }, hostname) {
    const isCommandLine = entryPoint === 'cli';
    const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
    const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
    const how = tokenHint === undefined ? `. ${remedy}.` : `: ${tokenHint}`;
    const message = `is ${isCommandLine ? 'missing' : 'empty'}${how}`;
    return { message, code: place === 'cli' ? undefined : errors/* CODES */.Lp.noToken };
}
//# sourceMappingURL=settings.js.map

/***/ }),

/***/ 30589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: function() { return /* binding */ readWorkspaceList; },
/* harmony export */   L$: function() { return /* binding */ selectByBlock; },
/* harmony export */   TZ: function() { return /* binding */ writeWorkspaceList; },
/* harmony export */   Vj: function() { return /* binding */ selectWorkspaces; },
/* harmony export */   r5: function() { return /* binding */ describeSelector; },
/* harmony export */   s7: function() { return /* binding */ plannedDirectories; },
/* harmony export */   yJ: function() { return /* binding */ nameOfDirectory; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28187);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80177);
/* harmony import */ var _parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28608);
/** Which workspaces the gate plans: names, pairs of name and directory, or queries. */






/** Selects the workspaces; the result is empty only if a problem was added. */
function selectWorkspaces({ workspace, isFromEnvironment, list, directory, cloud, hint }, addProblem) {
    if (list !== undefined)
        return readWorkspaceList(list, addProblem);
    const unread = directory === undefined ? cloud?.unread?.workspaces : undefined;
    if (unread !== undefined && (workspace === undefined || isFromEnvironment)) {
        addProblem(unread.where, unread.message);
        return [];
    }
    if (workspace !== undefined) {
        const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
        const name = `${prefix}${workspace}`;
        if (_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_.test(name))
            return [{ kind: 'name', name }];
        // What separates the items of a list, in one of the forms in which people write them.
        const hintOfList = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
        addProblem('workspace', `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is not a name. ${_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_RULE */ .$h}${hintOfList}`);
        return [];
    }
    const block = cloud?.workspaces;
    const selected = cloud && selectByBlock(cloud);
    if (selected !== undefined) {
        if ('value' in selected)
            return [selected.value];
        addProblem(selected.where, selected.message);
        return [];
    }
    if (cloud !== undefined && block?.prefix !== undefined) {
        addProblem('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
    }
    else if (directory !== undefined) {
        return [{ kind: 'name', name: nameOfDirectory(directory) }];
    }
    else {
        addProblem('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
            isMissing: true,
        });
    }
    return [];
}
/** What a block selects by a name or by tags, or the problem of that; undefined if it has neither. */
function selectByBlock({ at, workspaces = {}, }) {
    const { name, tags, project } = workspaces;
    if (name !== undefined) {
        if (_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_.test(name))
            return { value: { kind: 'name', name } };
        return { where: at, message: `says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}, which is not a name. ${_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_RULE */ .$h}` };
    }
    return tags && { value: { kind: 'query', tags, project } };
}
/** Writes a selector as people do: a name, or `tag:net,prod project:Platform`, or `prefix:net- in live/net`. */
function describeSelector(selector) {
    if (selector.kind === 'name')
        return selector.name;
    const { tags, project, prefix, directory } = selector;
    const words = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__/* .tagWords */ .u0)(tags);
    const parts = [
        words.length > 0 ? `tag:${words.join(',')}` : '',
        project === undefined ? '' : `project:${project}`,
        prefix === undefined ? '' : `prefix:${prefix}`,
        directory === undefined ? '' : `in ${directory}`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
/** The directories of the configurations to plan, as written, each once. */
function plannedDirectories({ directory, workspaces }) {
    const planned = workspaces.filter(({ refused }) => refused === undefined);
    return [...new Set(planned.map((selector) => selector.directory ?? directory))];
}
/** What a person reads at once, and what no shell, list or pipeline takes for anything else. */
const PLAIN_PATH = /^[\w./-]+$/;
const PLAIN_TAG = /^[\w.:/-]+$/;
/**
 * Writes the input `workspaces`: a list as people write it; or, where a name could be read as something else, JSON
 * whose only signs are those of JSON. Neither means anything to a shell in quotes, nor to a pipeline.
 *
 * @param separator a comma, or a line end where one selector a line is wanted
 */
function writeWorkspaceList(selectors, separator = ',') {
    const plainItems = selectors.map(plainItem);
    if (plainItems.every((item) => item !== undefined))
        return plainItems.join(separator);
    return `[${selectors.map(jsonObject).join(',')}]`;
}
/** A selector as an item of a list of words; undefined if only JSON can say it. */
function plainItem(selector) {
    if (selector.kind === 'query') {
        const { tags, project } = selector;
        if (!Array.isArray(tags))
            return undefined;
        // An item can name one tag or one project, and not both.
        const [word = '', ...others] = project === undefined ? tags : [...tags, project];
        if (others.length > 0 || !PLAIN_TAG.test(word))
            return undefined;
        return `${project === undefined ? 'tag' : 'project'}:${word}`;
    }
    const { name, directory } = selector;
    if (!_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_.test(name))
        return undefined;
    if (directory === undefined)
        return name;
    return PLAIN_PATH.test(directory) ? `${name}=${directory}` : undefined;
}
function jsonObject(selector) {
    const fields = selector.kind === 'name'
        ? { name: selector.name, directory: selector.directory }
        : { tags: selector.tags, project: selector.project };
    const members = [];
    for (const [name, value] of Object.entries(fields)) {
        if (value !== undefined)
            members.push(`"${name}":${jsonValue(value)}`);
    }
    return `{${members.join(',')}}`;
}
function jsonValue(value) {
    if (typeof value === 'string')
        return jsonText(value);
    if (Array.isArray(value))
        return `[${value.map(jsonText).join(',')}]`;
    const members = Object.entries(value).map((pair) => pair.map(jsonText).join(':'));
    return `{${members.join(',')}}`;
}
/** A text in JSON that has nothing but letters, digits, a few harmless signs and escapes. */
function jsonText(text) {
    return `"${text.replaceAll(/[^\w ./:-]/g, _model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeUnits */ .FI)}"`;
}
const shortText = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .minLength */ .BpQ(1), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .maxLength */ .Ru6(1_000));
const selectorObjects = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: shortText, directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(shortText) }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shortText), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .minLength */ .BpQ(1)),
        project: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(shortText),
    }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(shortText, _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .maxLength */ .Ru6(1_000))), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .minEntries */ .bPf(1)),
        project: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(shortText),
    }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shortText), []), project: shortText }),
]));
function readObjects(text) {
    const items = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
    if (!Array.isArray(items) || !items.some(_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4))
        return undefined;
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(selectorObjects, items);
    if (!parsed.success) {
        return {
            problem: 'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] [{"tags": ["…"], "project": "…"}] or [{"tags": {"…": "…"}}].',
        };
    }
    const value = parsed.output.map((object) => 'name' in object ? { kind: 'name', ...object } : { kind: 'query', ...object });
    return { value };
}
/** Reads the input `workspaces`; an item that comes twice is a problem. */
function readWorkspaceList(text, addProblem) {
    const list = readObjects(text) ?? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseList */ .E1)(text);
    if ('problem' in list) {
        addProblem('workspaces', list.problem);
        return [];
    }
    if (list.value.length === 0)
        addProblem('workspaces', 'is an empty list. Name at least one workspace.');
    const selectors = [];
    const selectorTexts = new Set();
    for (const item of list.value) {
        const selector = typeof item === 'string' ? readSelector(item) : { value: item };
        if ('problem' in selector)
            addProblem('workspaces', selector.problem);
        else if (selectorTexts.has(JSON.stringify(selector.value))) {
            const shown = typeof item === 'string' ? item : describeSelector(item);
            addProblem('workspaces', `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(shown)} twice. Take one out.`);
        }
        else {
            selectorTexts.add(JSON.stringify(selector.value));
            selectors.push(selector.value);
        }
    }
    return selectors;
}
/** Reads an item of a list: `tag:NAME`, `project:NAME`, a name, or a pair `name=directory`. */
function readSelector(item) {
    const [, kind, afterColon = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
    if (kind !== undefined) {
        const name = afterColon.trim();
        if (name === '')
            return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)} says nothing after the colon.` };
        if (kind === 'tag')
            return { value: { kind: 'query', tags: [name] } };
        return { value: { kind: 'query', tags: [], project: name } };
    }
    const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
    if (rest.length > 0 || directory === '' || name === '') {
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)} is not a pair. Write name=directory.` };
    }
    if (!_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_.test(name)) {
        const [, hint = ''] = HINTS.find(([sign]) => name.includes(sign)) ?? [];
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)} is not a name. ${_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_RULE */ .$h}${hint}` };
    }
    return { value: { kind: 'name', name, directory } };
}
/** What people write, and what they may mean by it. */
const HINTS = [
    [':', ' For a directory, write name=directory.'],
    ['*', ' For several, write tag:NAME or project:NAME.'],
    [' ', ' Write each on a line of its own, or commas between them.'],
];
/** The name of the workspace that plans a directory: a service allows these characters, and 90 of them. */
function nameOfDirectory(directory) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
    return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
//# sourceMappingURL=workspace-selectors.js.map

/***/ }),

/***/ 4226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l0: function() { return /* binding */ REPAIR_OTHER_KEY; },
/* harmony export */   m1: function() { return /* binding */ NO_SEAL; },
/* harmony export */   mN: function() { return /* binding */ splitSeal; },
/* harmony export */   ny: function() { return /* binding */ sealIn; },
/* harmony export */   wz: function() { return /* binding */ createRunSeals; }
/* harmony export */ });
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88138);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/**
 * The seals of runs. A run belongs to this gate only if a seal binds its configuration version to this repository, pull
 * request, commit and workspace: the message of a run, a comment and a report can be written by others, and the service does
 * not say who made a version. The seal is the end of the run's message. Where the service does not keep it there, the
 * same seal counts in the comment of the gate or in the report of a group.
 */



/** Whether a text ends in a seal, and which facts are beside it: only `open` says whether they are true. */
const SEAL_AT_END = / ?\[sealed ([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})\]$/;
const NO_SEAL = { why: 'no-seal', text: 'has no seal of this gate' };
/** What to do about a run that is sealed with another key: a sentence without its full stop. */
const REPAIR_OTHER_KEY = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Override it again, or set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('record-key')}, in Dependabot's secrets too`;
const OTHER_KEY = {
    why: 'other-key',
    text: `is sealed with another key. ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(REPAIR_OTHER_KEY)}`,
};
const OF_OTHERS = {
    why: 'seal-of-others',
    text: 'has a seal of another run, workspace or change',
};
/** Makes the seals of a change. @param secret of `secretOfSeals` */
function createRunSeals(secret, change) {
    const key = (0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .keyFrom */ .S)(secret);
    const keyName = (0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(key, 'name').toString('hex').slice(0, 8);
    const textOf = (version, encoded) => {
        const { host, repository, number = 0 } = change;
        const { service, workspaceId, versionId } = version;
        const fields = [service, host, repository, number, workspaceId, versionId, encoded];
        return `run ${JSON.stringify(fields)}`;
    };
    return {
        change,
        digest: (text) => (0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(key, `digest ${text}`).toString('base64url').slice(0, DIGEST_LETTERS),
        seal(version, facts) {
            const encoded = encodeFacts(facts, change.repositoryId ?? '');
            return `[sealed ${keyName}.${encoded}.${(0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .sealOf */ .Ru)(key, textOf(version, encoded))}]`;
        },
        open(text, version) {
            const [, name, encoded = '', seal = ''] = SEAL_AT_END.exec(text) ?? [];
            if (name === undefined)
                return NO_SEAL;
            if (name !== keyName)
                return OTHER_KEY;
            const decoded = decodeFacts(encoded);
            if (decoded === undefined || !(0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(key, textOf(version, encoded), seal))
                return OF_OTHERS;
            const { repositoryId, ...facts } = decoded;
            const ids = new Set([repositoryId, change.repositoryId ?? ''].filter(Boolean));
            return ids.size > 1 ? OF_OTHERS : facts;
        },
    };
}
/** A text without the seal at its end, and the facts beside that seal, which nothing proves. */
function splitSeal(text) {
    const match = SEAL_AT_END.exec(text);
    if (match === null)
        return { text };
    const { repositoryId: _id, ...claimed } = decodeFacts(match[2] ?? '') ?? {};
    return { text: text.slice(0, match.index), claimed: 'kind' in claimed ? claimed : undefined };
}
/** The seal at the end of a text; undefined if it ends in none. */
function sealIn(text) {
    return SEAL_AT_END.exec(text)?.[0].trimStart();
}
const DIGEST_LETTERS = 22;
const KINDS = ['run', 'taken-over'];
const MODES = ['speculative', 'provisional'];
const FORMS = ['redacted', 'whole'];
function encodeFacts(facts, repositoryId) {
    const { kind, head, base, gate, group, mode, form, options, upload, conditions } = facts;
    const words = [KINDS.indexOf(kind), MODES.indexOf(mode), FORMS.indexOf(form)];
    const fields = [...words, head, base, gate, group, options, upload, conditions, repositoryId];
    return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
}
function decodeFacts(encoded) {
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(Buffer.from(encoded, 'base64url').toString('utf8')));
    const [kindAt, modeAt, formAt, ...texts] = fields;
    const kind = typeof kindAt === 'number' ? KINDS[kindAt] : undefined;
    const mode = typeof modeAt === 'number' ? MODES[modeAt] : undefined;
    const form = typeof formAt === 'number' ? FORMS[formAt] : undefined;
    if (kind === undefined || mode === undefined || form === undefined)
        return undefined;
    if (texts.length !== 8 || !texts.every((text) => typeof text === 'string'))
        return undefined;
    const [head = '', base = '', gate = '', group = '', options = '', upload = ''] = texts;
    const [conditions = '', repositoryId = ''] = texts.slice(6);
    const sealed = { kind, mode, form, head, base, gate, group, options, upload, conditions };
    return { ...sealed, repositoryId };
}
//# sourceMappingURL=run-seals.js.map

/***/ }),

/***/ 88138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: function() { return /* binding */ secretOfSeals; },
/* harmony export */   Ru: function() { return /* binding */ sealOf; },
/* harmony export */   S: function() { return /* binding */ keyFrom; },
/* harmony export */   dy: function() { return /* binding */ isSealed; },
/* harmony export */   ol: function() { return /* binding */ digestOf; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * Seals: texts that only the key of the gate can make. Runs are sealed (`run-seals.ts`), because everybody who may plan can write
 * the message of one, and what a request showed (`seen/shown-record.ts`), because others can write its comment.
 */

/**
 * The secret that the key of every seal is made of: `record-key`, which stays when tokens change and which several tokens can
 * share; without it the token of the gate.
 */
function secretOfSeals(values) {
    return values.recordKey || values.token || '';
}
/** A key for seals: neither a key nor a seal reveals the secret. */
function keyFrom(secret) {
    return digestOf(secret, 'plangate release v1');
}
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
//# sourceMappingURL=seals.js.map

/***/ }),

/***/ 57686:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k0: function() { return /* binding */ otherHostProblem; },
/* harmony export */   w9: function() { return /* binding */ readHostname; },
/* harmony export */   xJ: function() { return /* binding */ chooseService; }
/* harmony export */ });
/* unused harmony export tokenFor */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13861);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84824);
/** Decides which host gets which token, for the action, the command line and the library. */




const DEFAULT_HOST = 'app.terraform.io';
/**
 * Chooses the host and its token; where one is missing in the result, a problem says why. A token that is bound to a host, by
 * the name of its variable or by the file in which it is stored, goes to that host only.
 */
function chooseService(places) {
    const { environment, storedToken, block, otherBlocks = [] } = places;
    const answeredHost = nonEmpty(places.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']);
    const writtenHost = answeredHost ?? block?.hostname;
    const reading = readHostname(writtenHost ?? DEFAULT_HOST);
    const serviceHost = 'value' in reading ? reading.value : undefined;
    const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
    // A host that a block says in another way than as a text is not the default one.
    const unread = [block, ...otherBlocks].flatMap((one) => one?.unread?.hostname ?? []);
    if (answeredHost === undefined)
        problems.push(...unread);
    const tokenOfHost = serviceHost &&
        (tokenFor(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
    const token = nonEmpty(places.token) ?? nonEmpty(environment['TF_API_TOKEN']) ?? tokenOfHost;
    if (token === undefined) {
        const missing = places.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
        problems.push({ where: 'token', ...missing });
    }
    else if ((0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnfilled */ .h)(token)) {
        const message = 'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
        problems.push({ where: 'token', message });
    }
    else if (/[^\x21-\x7e]/.test(token)) {
        const message = 'contains a space, a line break or another character that no token has.';
        problems.push({ where: 'token', message });
    }
    // tfci reads this variable: who moves from there has named a host by it.
    const ofTfci = { at: 'TF_HOSTNAME', hostname: nonEmpty(environment['TF_HOSTNAME']) };
    for (const otherBlock of writtenHost === undefined ? [...otherBlocks, ofTfci] : otherBlocks) {
        const problem = serviceHost && otherHostProblem(serviceHost, otherBlock);
        if (problem !== undefined)
            problems.push(problem);
    }
    return { serviceHost, token, problems };
}
/** The problem of a `cloud` block that names another host than the chosen one; undefined if there is none. */
function otherHostProblem({ hostname }, block) {
    if (block?.hostname === undefined)
        return undefined;
    const reading = readHostname(block.hostname);
    if ('value' in reading && reading.value.hostname === hostname)
        return undefined;
    return {
        where: 'hostname',
        code: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unnamedHost,
        message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
    };
}
function nonEmpty(text) {
    const trimmed = text?.trim();
    return trimmed === '' ? undefined : trimmed;
}
/**
 * Reads `app.terraform.io`, `tfe.acme.example:8443`, or one of them with `https://`. `http://` is for
 * loopback only, because no token may cross a network unencrypted.
 */
function readHostname(text) {
    const written = text.trim();
    // What is before an `@` may be a password.
    const problem = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written.replace(/^.*@/s, '…@'))} is not a host. Write ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .alternatives */ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
    if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
        return { problem };
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
    if (!URL.canParse(address))
        return { problem };
    const url = new URL(address);
    if (url.pathname !== '/')
        return { problem };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { problem };
    if (url.protocol === 'http:' && !(0,_model_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U)(url.hostname)) {
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written)} would send the token unencrypted. Write https.` };
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
//# sourceMappingURL=service-host.js.map

/***/ })

};
;