export const id = 739;
export const ids = [739,37,966];
export const modules = {

/***/ 3739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishAction: () => (/* binding */ finishAction)
});

// EXTERNAL MODULE: ./build/src/client/create-client.js + 47 modules
var create_client = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/src/client/send.js + 2 modules
var client_send = __webpack_require__(6880);
// EXTERNAL MODULE: ./build/src/policy/decide.js
var decide = __webpack_require__(8966);
// EXTERNAL MODULE: ./build/src/publish/github-connection.js + 4 modules
var github_connection = __webpack_require__(6780);
// EXTERNAL MODULE: ./build/src/publish/github.js + 4 modules
var publish_github = __webpack_require__(76);
// EXTERNAL MODULE: ./build/src/report/to-view.js + 5 modules
var to_view = __webpack_require__(2037);
// EXTERNAL MODULE: ./build/src/wait/end-run.js
var end_run = __webpack_require__(8886);
;// CONCATENATED MODULE: ./build/src/wait/finish-after-kill.js

const BUDGET_MS = 60_000;
/** Cancels or discards every run of the job, recovering lost ones by their version. Never throws. */
async function finishAfterKill(job, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(job.runs.map(async ({ workspace, ...run }) => ({
        workspace,
        ...(await (0,end_run/* endRun */.l)({ ...run, mode: job.mode }, {
            client: scoped,
            clock,
            deadline,
            comment: 'The job that waited for this run was killed.',
        })),
    })));
}
//# sourceMappingURL=finish-after-kill.js.map
// EXTERNAL MODULE: ./build/src/action/action-log.js
var action_log = __webpack_require__(2067);
// EXTERNAL MODULE: ./build/src/action/describe-job.js + 1 modules
var describe_job = __webpack_require__(9524);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(1299);
// EXTERNAL MODULE: ./build/src/action/prepare.js + 8 modules
var prepare = __webpack_require__(7209);
;// CONCATENATED MODULE: ./build/src/action/post.js
/**
 * After the step: when it was killed, the runs that it left are ended and the comment says so. What
 * the step finished itself is left alone.
 */











/** Resolves to the exit code, which is always 0: the verdict was the step's to give. */
async function finishAction(io) {
    const state = (0,job_state/* decodeState */.UJ)(io.host.saved('job'));
    if (state === undefined || state.runs.length === 0)
        return 0;
    const log = (0,action_log/* createActionLog */.r)(io.host, io.makeToken);
    const prepared = await (0,prepare/* prepare */.i)(io);
    if ('problems' in prepared || prepared.settings.origin !== state.origin) {
        log.warning(`Runs may still be going on: ${namesOf(state)}. Look at them on ${state.origin}.`);
        return 0;
    }
    const ended = await endRuns(state, prepared, log, io);
    if (io.host.saved('reported') !== 'true')
        await tellCanceled(ended, prepared, log, io);
    return 0;
}
async function endRuns(state, { settings }, log, io) {
    const { caFile } = settings;
    const send = (0,client_send/* createSend */.R)({
        environment: io.environment,
        ...(caFile !== undefined && { caFile }),
    });
    try {
        const { origin, token } = settings;
        const client = (0,create_client/* createClient */.U)({ ...io, origin, token, send, log });
        const ended = await finishAfterKill(state, { ...io, client });
        for (const { workspace, runId = 'no run', outcome, status, trouble } of ended) {
            const word = status === undefined ? '' : ` (${status})`;
            const said = `${workspace}: ${runId} ${WORDS[outcome]}${word}`;
            if (outcome === 'unknown')
                log.warning(`${said}. ${trouble ?? ''}`);
            else
                log.info(said);
        }
        return ended;
    }
    finally {
        await send.close();
    }
}
const WORDS = {
    none: 'was started',
    over: 'is over',
    ended: 'was ended',
    left: 'was left alone, because somebody applies it',
    unknown: 'may still be going on',
};
async function tellCanceled(ended, prepared, log, io) {
    const { settings, event } = prepared;
    if (event === undefined || settings.comment === 'off')
        return;
    const ports = { clock: io.clock, random: io.random, signal: io.signal };
    const { githubToken } = settings;
    const github = (0,github_connection/* connectGitHub */.U)({
        apiUrl: io.environment['GITHUB_API_URL'] ?? 'https://api.github.com',
        owner: event.owner,
        name: event.repository,
        ...(githubToken !== undefined && { githubToken }),
    }, ports);
    const subject = await (0,prepare/* findSubject */.o)(prepared, github, io);
    if ('refused' in subject || subject.pullRequest === undefined)
        return;
    const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
    const view = (0,to_view.toReportView)(canceled(ended), (0,describe_job/* contextOf */.Vm)(settings, event, subject, root, io));
    const { publish } = (0,publish_github/* createGitHubPublisher */.O)({
        pullRequest: subject.pullRequest,
        headSha: subject.headSha,
        comment: settings.comment,
        commentMode: settings.commentMode,
        annotate: 'off',
    }, github, ports);
    for (const problem of (await publish(view)).problems)
        log.warning(problem);
}
function canceled(ended) {
    const message = 'The job was killed before this run was judged.';
    const workspaces = ended.map(({ workspace, runId, status }) => ({
        workspace,
        workingDirectory: '',
        results: [],
        runTasks: [],
        notices: [],
        diagnostics: [],
        verdict: (0,decide.decideWithout)({ kind: 'canceled', message }),
        failure: { kind: 'canceled', message },
        ...(runId !== undefined && { runId }),
        ...(status !== undefined && { runStatus: status }),
    }));
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,decide.combine)(named), workspaces, archives: [], durationMs: 0 };
}
function namesOf({ runs }) {
    return runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ''}`.trim()).join(', ');
}
//# sourceMappingURL=post.js.map

/***/ }),

/***/ 8966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   combine: () => (/* binding */ combine),
/* harmony export */   decideWithout: () => (/* binding */ decideWithout)
/* harmony export */ });
/* harmony import */ var _wait_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1700);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8637);
/**
 * Evidence in, verdict out (design 5): the only maker of verdicts. Only a known good state passes;
 * each reason is a whole sentence that names the word which was met.
 */


function decide(evidence) {
    const { reading } = evidence;
    const found = [
        ...reading.results.flatMap(aboutPolicy),
        ...reading.runTasks.flatMap(aboutRunTask),
        ...reading.errors.map((sentence) => ({ word: 'errored', sentence })),
        ...aboutPlan(evidence),
    ];
    const reasons = [
        ...found,
        ...reading.doubts.map(undecided),
        ...aboutUnfinished(evidence, found),
        ...aboutRun(evidence, found),
        ...aboutNothingFound(evidence),
    ];
    return toVerdict(reasons);
}
/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
function combine(verdicts) {
    const word = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** Without a run that could be judged. `errored` only where the service itself ended it. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(b.word) - _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
function undecided(sentence) {
    return { word: 'undecided', sentence };
}
function aboutPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = nameOf(result);
    if (status === 'unknown') {
        return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
    }
    if (word !== undefined) {
        return [undecided(`${name} has the enforcement level "${word}", which is not known here.`)];
    }
    switch (status) {
        case 'passed':
            return [];
        case 'overridden':
            return [{ word: 'overridden', sentence: `${name} failed and was overridden.` }];
        case 'not-evaluated':
            return [undecided(`${name} was not evaluated.`)];
        case 'errored':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} could not be evaluated.` }]
                : [{ word: 'errored', sentence: `${name} could not be evaluated.` }];
        case 'failed':
            if (level === 'advisory')
                return [{ word: 'advisory', sentence: `${name} failed.` }];
            if (level === 'unknown') {
                return [undecided(`${name} failed, and the service does not say at which level.`)];
            }
            return overridable
                ? [{ word: 'needs-override', sentence: `${name} failed and needs an override.` }]
                : [{ word: 'blocked', sentence: `${name} failed and cannot be overridden.` }];
    }
}
function nameOf({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
function aboutRunTask(task) {
    const name = `Run task "${task.name}"`;
    const { level, status, word } = task;
    if (status === 'unknown') {
        return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
    }
    if (level === 'unknown' && (status !== 'passed' || word !== undefined)) {
        return [undecided(`${name} is ${status} at an enforcement level that is not known here.`)];
    }
    switch (status) {
        case 'passed':
            return [];
        case 'not-evaluated':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} (advisory) never answered: "${word ?? ''}".` }]
                : [];
        case 'failed':
            if (level === 'advisory') {
                return [{ word: 'advisory', sentence: `${name} (advisory) failed.` }];
            }
            return task.overridable === true
                ? [
                    {
                        word: 'needs-override',
                        sentence: `${name} (mandatory) failed; it needs an override.`,
                    },
                ]
                : [{ word: 'blocked', sentence: `${name} (mandatory) failed.` }];
        case 'errored':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} (advisory) errored.` }]
                : [{ word: 'errored', sentence: `${name} (mandatory) errored.` }];
    }
}
function aboutPlan({ planStatus, run, mode }) {
    if (planStatus === undefined)
        return [];
    const ended = (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status);
    switch ((0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN */ .Ac, planStatus)) {
        case 'good':
            return [];
        case 'bad':
            return [{ word: 'errored', sentence: 'The plan failed, so no policy could be evaluated.' }];
        case 'unknown':
            return [undecided(`The plan is "${planStatus}", a status not known here.`)];
        case 'moving':
        case 'stopped':
        case 'skipped':
            return ended === 'good'
                ? [undecided(`The run is "${run.status}" but its plan is still "${planStatus}".`)]
                : [];
    }
}
/**
 * What never got a result keeps the gate closed, unless something before it closed the run: then
 * that is the reason, and this only its consequence.
 */
function aboutUnfinished({ reading, run, mode, planStatus }, found) {
    if (isCanceled(run.status))
        return [];
    const planFailed = planStatus !== undefined && (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN */ .Ac, planStatus) === 'bad';
    const ended = (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status);
    const closed = found.some(({ word }) => CLOSED.includes(word)) && ended !== 'good';
    const isExplained = ({ word, system, stage }) => ended !== 'good' &&
        (planFailed ||
            (closed && (word === 'unreachable' || system === 'policy-check' || stage === 'pending')));
    const task = reading.runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const unexplained = [
        ...reading.unfinished.filter((item) => !isExplained(item)),
        ...(planFailed ? [] : unansweredTasks(reading.runTasks, closed)),
    ];
    return unexplained.map(({ what, word, stage }) => {
        const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
        const cause = task === undefined
            ? ''
            : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
        return undecided(`The run ended as "${run.status}", but ${what} was still "${word}"${of}. Nothing vouches for this plan, so the gate stays closed.${cause}`);
    });
}
const CLOSED = ['needs-override', 'blocked', 'errored'];
function unansweredTasks(tasks, closed) {
    return tasks
        .filter(({ level, status }) => level === 'mandatory' && status === 'not-evaluated')
        .filter(({ word }) => !(closed && word === 'unreachable'))
        .map(({ name, word }) => ({
        system: 'task-stage',
        what: `run task "${name}"`,
        word: word ?? '',
    }));
}
function aboutRun(evidence, found) {
    const { run, mode, configurationVersionId } = evidence;
    const reasons = [];
    if (run.configurationVersionId === undefined) {
        reasons.push(undecided(`Run ${run.id} does not say which configuration version it planned.`));
    }
    else if (run.configurationVersionId !== configurationVersionId) {
        reasons.push(undecided(`Run ${run.id} planned configuration version ${run.configurationVersionId}, not ${configurationVersionId} which was uploaded here.`));
    }
    if (mode === 'speculative' && run.planOnly === false) {
        reasons.push(undecided(`Run ${run.id} is not speculative: it could be applied.`));
    }
    const closed = found.some(({ word }) => CLOSED.includes(word));
    switch ((0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status)) {
        case 'good':
            break;
        case 'bad':
            if (isCanceled(run.status)) {
                reasons.push({ word: 'canceled', sentence: canceledSentence(run.status) });
            }
            else if (run.status === 'errored' && !closed) {
                reasons.push({
                    word: 'errored',
                    sentence: 'The run is "errored", and no policy or run task is the reason.',
                });
            }
            else if (run.status === 'policy_soft_failed' && !closed) {
                reasons.push(undecided('The run is "policy_soft_failed", but no policy result says which one failed.'));
            }
            break;
        case 'person':
            if (!closed) {
                reasons.push(undecided(`The run awaits a decision ("${run.status}"), but nothing in it says of what.`));
            }
            break;
        case 'foreign':
            reasons.push(undecided(`The run is "${run.status}": a ${mode} run of this gate never gets there.`));
            break;
        case 'moving':
            // Ends the wait only by resting: for somebody to confirm it, or for an override.
            if (!closed && !(0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .restsConfirmable */ .gf)({ mode, ...run })) {
                reasons.push(undecided(`The run is still "${run.status}".`));
            }
            break;
        case 'unknown':
            reasons.push(undecided(`The run is "${run.status}", a status not known here.`));
            break;
    }
    return reasons;
}
function isCanceled(status) {
    return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}
function canceledSentence(status) {
    const how = status === 'discarded' ? 'discarded' : 'canceled';
    return `The run was ${how} by somebody else ("${status}") before it could be judged.`;
}
function aboutNothingFound({ reading, requirePolicies, run }) {
    if (!requirePolicies || reading.results.length > 0 || isCanceled(run.status))
        return [];
    return [
        undecided('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.'),
    ];
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 2037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toReportView: () => (/* binding */ toReportView)
});

// UNUSED EXPORTS: defined

// EXTERNAL MODULE: ./build/src/policy/verdict.js
var verdict = __webpack_require__(8637);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/report/fingerprint.js
/** How a finding is recognised again on the next push. */

/**
 * 12 hex digits over what the finding is about. Two messages are of one class when they differ in
 * numbers, letter case and white space only: counts and ids change from run to run.
 */
function fingerprint(parts) {
    const text = JSON.stringify([
        parts.kind,
        parts.policySet,
        parts.policy,
        parts.address ?? '',
        messageClass(parts.message),
    ]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 12);
}
function messageClass(message) {
    return message
        .slice(0, 400)
        .toLowerCase()
        .replace(/\d+/g, '0')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 200);
}
//# sourceMappingURL=fingerprint.js.map
;// CONCATENATED MODULE: ./build/src/report/permalink.js
/** Undefined when the repository or the commit is not known. */
function permalink(location, context) {
    const { repository, commit } = context;
    if (!repository || !commit)
        return undefined;
    const base = `${repository.serverUrl.replace(/\/+$/, '')}/${repository.slug.split('/').map(encodeURIComponent).join('/')}`;
    const sha = encodeURIComponent(commit.sha);
    const wellFormed = location.path.replace(/\p{Cs}/gu, '\ufffd');
    const path = wellFormed.split('/').map(encodeURIComponent).join('/');
    const line = location.startLine;
    switch (repository.style ?? 'github') {
        case 'github':
            return `${base}/blob/${sha}/${path}#L${line}`;
        case 'gitlab':
            return `${base}/-/blob/${sha}/${path}#L${line}`;
        case 'bitbucket':
            return `${base}/src/${sha}/${path}#lines-${line}`;
        case 'azure':
            return `${base}?path=${encodeURIComponent(`/${wellFormed}`)}&version=GC${sha}&line=${line}`;
    }
}
//# sourceMappingURL=permalink.js.map
;// CONCATENATED MODULE: ./build/src/report/place.js
/** A path inside the repository with slashes, and a line. */
function isPlace({ path, startLine }) {
    return (path.length > 0 &&
        path.length <= 1_000 &&
        !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
        path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
        Number.isSafeInteger(startLine) &&
        startLine >= 1);
}
/** The same without a place that cannot be shown. */
function withPlace(result) {
    if (!result.location || isPlace(result.location))
        return result;
    const { location: _, ...rest } = result;
    return rest;
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/src/report/findings.js




/** Most severe first; within a severity by policy set, policy and address. */
function collectFindings(result, context) {
    const groups = new Map();
    for (const workspace of result.workspaces) {
        for (const finding of findingsOf(workspace)) {
            const key = JSON.stringify([
                finding.fingerprint,
                finding.status,
                finding.level,
                finding.severity,
                finding.location?.path,
                finding.location?.startLine,
            ]);
            const known = groups.get(key);
            if (!known)
                groups.set(key, finding);
            else if (!known.workspaces.includes(workspace.workspace))
                known.workspaces.push(workspace.workspace);
        }
    }
    const previous = context.previous && new Set(context.previous.fingerprints);
    return [...groups.values()].sort(bySeverity).map((finding) => {
        const url = finding.location && permalink(finding.location, context);
        return {
            ...finding,
            ...(url !== undefined && { permalink: url }),
            ...(previous && { age: previous.has(finding.fingerprint) ? 'persisting' : 'new' }),
        };
    });
}
function findingsOf(workspace) {
    const closed = !(0,verdict/* isGreen */.gf)(workspace.verdict.word);
    const found = [
        ...workspace.results.flatMap(fromPolicy),
        ...workspace.runTasks.flatMap(fromRunTask),
        ...workspace.diagnostics.map(fromDiagnostic),
    ];
    return found.map(withPlace).map((finding) => ({
        ...finding,
        // The verdict is decided already: nothing keeps a gate closed that is open.
        severity: !closed && (finding.severity === 'blocks' || finding.severity === 'needs-override')
            ? 'warns'
            : finding.severity,
        fingerprint: fingerprint(finding),
        workspaces: [workspace.workspace],
    }));
}
function fromPolicy(result) {
    const { status } = result;
    if (status === 'passed')
        return [];
    const unclear = status === 'unknown' || status === 'not-evaluated' || result.level === 'unknown';
    return [
        {
            kind: unclear && status !== 'overridden' ? 'undecided' : 'policy',
            policySet: result.policySet,
            policy: result.policy,
            level: result.level,
            status,
            severity: policySeverity(result, unclear),
            overridable: result.overridable,
            message: result.message,
            output: result.output,
            ...(result.description !== undefined && { description: result.description }),
            ...(result.address !== undefined && { address: result.address }),
            ...(result.location && { location: result.location }),
            ...(result.override && { override: result.override }),
        },
    ];
}
function policySeverity(result, unclear) {
    if (result.status === 'overridden')
        return 'notes';
    if (unclear)
        return 'blocks';
    if (result.level === 'advisory')
        return 'warns';
    return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function fromRunTask(task) {
    if (task.status === 'passed')
        return [];
    return [
        {
            kind: 'run-task',
            policySet: '',
            policy: task.name,
            level: task.level,
            status: task.status,
            severity: task.level === 'advisory' ? 'warns' : 'blocks',
            overridable: false,
            message: task.message,
            output: [],
        },
    ];
}
function fromDiagnostic(diagnostic) {
    const { file, line } = diagnostic;
    return {
        kind: 'diagnostic',
        policySet: '',
        policy: diagnostic.summary,
        level: 'unknown',
        status: 'errored',
        severity: diagnostic.severity === 'error' ? 'blocks' : 'notes',
        overridable: false,
        message: diagnostic.detail ?? diagnostic.summary,
        output: [],
        ...(diagnostic.address !== undefined && { address: diagnostic.address }),
        ...(file !== undefined &&
            line !== undefined && {
            location: { path: file, startLine: line, endLine: line, source: 'diagnostic' },
        }),
    };
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function bySeverity(one, other) {
    return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        compare(one.policySet, other.policySet) ||
        compare(one.policy, other.policy) ||
        compare(one.address ?? '', other.address ?? '') ||
        compare(one.message, other.message) ||
        compare(one.fingerprint, other.fingerprint));
}
/** By code unit: the same on every machine. */
function compare(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/report/tally.js
var tally = __webpack_require__(2670);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/next-steps.js


/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        if (runId === undefined || policies.length === 0)
            return [];
        return [
            {
                workspace,
                runId,
                ...(runUrl !== undefined && { runUrl }),
                policies: [...new Set(policies)],
                command: `plangate override ${runId} --reason "…"`,
            },
        ];
    });
}
/** One sentence each, the most useful first. */
function nextSteps(view) {
    const closing = view.findings.filter(tally/* closesGate */.HE);
    const overridable = closing.filter(({ severity }) => severity === 'needs-override');
    const names = (0,words/* list */.p_)([...new Set(overridable.map(({ policy }) => policy))], 5);
    const blocking = closing.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
    const override = `Fix ${names}, or have it overridden by those who manage policy overrides${view.context.adoptsOverridden === true ? ' and run this job again' : ''}.`;
    return [...recover(view), ...fix(blocking.length, overridable.length, override)];
}
function fix(blocking, overridable, override) {
    const findings = blocking === 1 ? 'the finding' : `the ${(0,words/* count */.U9)(blocking, 'finding')}`;
    if (blocking > 0 && overridable > 0)
        return [`Fix ${findings} that ${blocking === 1 ? 'blocks' : 'block'}.`, override];
    if (overridable > 0)
        return [override];
    return blocking > 0 ? [`Fix ${findings} and push again.`] : [];
}
function recover({ workspaces: all, verdict, }) {
    const affected = all.filter((workspace) => workspace.verdict === verdict).length;
    switch (verdict) {
        case 'errored':
            return [`Open the run of ${(0,words/* workspaces */.dh)(affected)} and mend what failed there.`];
        case 'undecided':
            return ['Nothing vouches for this plan: mend the reason given and run the job again.'];
        case 'canceled':
            return ['Run the job again to get a verdict.'];
        default:
            return [];
    }
}
//# sourceMappingURL=next-steps.js.map
;// CONCATENATED MODULE: ./build/src/report/to-view.js






function toReportView(result, context) {
    const findings = collectFindings(result, context);
    const green = (0,verdict/* isGreen */.gf)(result.verdict.word, context.failOn);
    const overrides = green ? [] : overrideSteps(result, findings);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides,
        counts: countResults(result.workspaces.flatMap((workspace) => workspace.results)),
        workspaces: result.workspaces.map((workspace) => viewWorkspace(workspace, context)),
        findings,
        resolved: countResolved(findings, context),
        results: result.workspaces.flatMap((workspace) => workspace.results.map(withPlace).map((each) => ({ ...each, workspace: workspace.workspace }))),
        runTasks: result.workspaces.flatMap((workspace) => workspace.runTasks.map((each) => ({ ...each, workspace: workspace.workspace }))),
        archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            withheld,
        })),
        context,
        durationMs: result.durationMs,
    };
    return {
        ...view,
        headline: (0,words/* headline */.Pl)((0,tally/* tallyOf */.sv)(view)),
        nextSteps: green ? [] : nextSteps({ ...view, overrides, context }),
    };
}
function viewWorkspace(result, context) {
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        ...defined({
            workspaceId: result.workspaceId,
            configurationVersionId: result.configurationVersionId,
            directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
            runId: result.runId,
            runUrl: result.runUrl,
            runStatus: result.runStatus,
            plan: result.plan,
            cost: result.cost,
            durationMs: result.durationMs,
        }),
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** What went wrong on the way is a reason too, said once. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
function countResults(results) {
    const counts = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        overridden: 0,
        errored: 0,
        undecided: 0,
    };
    for (const result of results)
        counts[countOf(result)] += 1;
    return counts;
}
function countOf({ status, level }) {
    switch (status) {
        case 'passed':
        case 'overridden':
        case 'errored':
            return status;
        case 'failed':
            return level === 'advisory'
                ? 'advisoryFailed'
                : level === 'unknown'
                    ? 'undecided'
                    : 'mandatoryFailed';
        case 'not-evaluated':
        case 'unknown':
            return 'undecided';
    }
}
function countResolved(findings, context) {
    const now = new Set(findings.map(({ fingerprint }) => fingerprint));
    return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root, context) {
    if (root === undefined || !context.repository)
        return undefined;
    const [inner, outer] = [slashes(root), slashes(context.repository.root)];
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** Leaves out what is undefined, for properties that are optional rather than undefined. */
function defined(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=to-view.js.map

/***/ }),

/***/ 8886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ endRun)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1700);


/** Never throws. */
async function endRun(target, ports) {
    let runId = target.runId;
    try {
        runId ??= (await findRun(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            const { status } = (await ports.client.runs.show(runId)).run.attributes;
            if ((0,_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, target.mode, ports);
        return { runId, ...(await awaitEnd(runId, target.mode, ports)) };
    }
    catch (error) {
        return {
            ...(runId !== undefined && { runId }),
            outcome: 'unknown',
            trouble: error instanceof Error ? error.message : String(error),
        };
    }
}
/** A request that was given up may still be on its way: one look is not enough. */
async function findRun({ workspaceId, versionId }, { client, clock, deadline }) {
    for (const pauseMs of [500, 1_500, undefined]) {
        const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
        if (run !== undefined || pauseMs === undefined)
            return run;
        if (clock.now() + pauseMs >= deadline)
            return undefined;
        await clock.sleep(pauseMs);
    }
    return undefined;
}
async function cancelOrDiscard(runId, mode, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if (isOver(mode, run.attributes.status))
            return;
        if (run.attributes.actions?.['is-discardable'] !== false) {
            await client.runs.discard(runId, comment);
        }
    }
}
async function awaitEnd(runId, mode, { client, clock, deadline }) {
    let discarded = false;
    for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
        const { run } = await client.runs.show(runId);
        const { status, actions } = run.attributes;
        if (isCanceled(status))
            return { outcome: 'ended', status };
        if (isOver(mode, status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The cancel came too late for the plan, and the run has come to rest.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
function isCanceled(status) {
    return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}
/** A saved plan is over only once it is discarded: until then somebody could apply it. */
function isOver(mode, status) {
    if (status === 'planned_and_saved')
        return false;
    const kind = (0,_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status);
    return kind === 'good' || kind === 'bad' || status === 'applied';
}
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 1700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Il: () => (/* binding */ runKind),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   M7: () => (/* binding */ POLICY_CHECK),
/* harmony export */   Nv: () => (/* binding */ isApplyStage),
/* harmony export */   Zc: () => (/* binding */ TF_POLICY_OUTCOME),
/* harmony export */   bz: () => (/* binding */ TF_POLICY_EVALUATION),
/* harmony export */   gf: () => (/* binding */ restsConfirmable),
/* harmony export */   gw: () => (/* binding */ CONFIGURATION_VERSION),
/* harmony export */   iD: () => (/* binding */ awaitsOverride),
/* harmony export */   j$: () => (/* binding */ TASK_STAGE),
/* harmony export */   o3: () => (/* binding */ TASK_RESULT),
/* harmony export */   o8: () => (/* binding */ POLICY_EVALUATION),
/* harmony export */   vg: () => (/* binding */ OUTCOME)
/* harmony export */ });
/* unused harmony exports SPECULATIVE_RUN, SAVE_PLAN_RUN, COST_ESTIMATE */
const ANY_RUN = {
    pending: 'moving',
    fetching: 'moving',
    fetching_completed: 'moving',
    pre_plan_running: 'moving',
    pre_plan_completed: 'moving',
    pre_plan_awaiting_decision: 'person',
    queuing: 'moving',
    plan_queued: 'moving',
    planning: 'moving',
    planned: 'moving',
    tf_policy_checked: 'moving',
    tf_policy_override: 'person',
    post_plan_running: 'moving',
    post_plan_completed: 'moving',
    post_plan_awaiting_decision: 'person',
    cost_estimating: 'moving',
    cost_estimated: 'moving',
    policy_checking: 'moving',
    policy_override: 'person',
    policy_soft_failed: 'bad',
    policy_checked: 'moving',
    confirmed: 'foreign',
    queuing_apply: 'foreign',
    pre_apply_running: 'foreign',
    pre_apply_completed: 'foreign',
    pre_apply_awaiting_decision: 'foreign',
    apply_queued: 'foreign',
    applying: 'foreign',
    post_apply_running: 'foreign',
    post_apply_completed: 'foreign',
    applied: 'foreign',
    planned_and_finished: 'good',
    planned_and_saved: 'foreign',
    discarded: 'bad',
    errored: 'bad',
    canceled: 'bad',
    force_canceled: 'bad',
    assessing: 'foreign',
    assessed: 'foreign',
};
const SPECULATIVE_RUN = ANY_RUN;
/** A saved plan ends as `planned_and_saved`, or as `planned_and_finished` when there is nothing to apply. */
const SAVE_PLAN_RUN = { ...ANY_RUN, planned_and_saved: 'good' };
/** Where a run rests on a service that plans but does not know `save-plan`: it waits to be confirmed. */
const RESTING = [
    'planned',
    'tf_policy_checked',
    'post_plan_completed',
    'cost_estimated',
    'policy_checked',
];
const PLAN = {
    created: 'moving',
    pending: 'moving',
    managed_queued: 'moving',
    queued: 'moving',
    mfa_waiting: 'moving',
    running: 'moving',
    errored: 'bad',
    canceled: 'stopped',
    finished: 'good',
    unreachable: 'skipped',
};
const POLICY_CHECK = {
    pending: 'moving',
    queued: 'moving',
    passed: 'good',
    soft_failed: 'bad',
    hard_failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const POLICY_EVALUATION = {
    pending: 'moving',
    queued: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TF_POLICY_EVALUATION = {
    ...POLICY_EVALUATION,
    awaiting_override: 'person',
};
const TASK_STAGE = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    awaiting_override: 'person',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_RESULT = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const OUTCOME = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
};
/** An outcome that Terraform policy itself calls `unknown` has not passed. */
const TF_POLICY_OUTCOME = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    unknown: 'skipped',
};
const COST_ESTIMATE = {
    pending: 'moving',
    queued: 'moving',
    finished: 'good',
    canceled: 'stopped',
    errored: 'bad',
    unreachable: 'skipped',
    skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION = {
    pending: 'moving',
    fetching: 'moving',
    uploaded: 'good',
    archived: 'bad',
    errored: 'bad',
    backing_data_soft_deleted: 'bad',
    backing_data_permanently_deleted: 'bad',
};
/** Looks a word up among a table's own words; a word like `constructor` is as unknown as any other. */
function kindOf(table, word) {
    return Object.hasOwn(table, word) ? (table[word] ?? 'unknown') : 'unknown';
}
function runKind(mode, status) {
    return kindOf(mode === 'speculative' ? SPECULATIVE_RUN : SAVE_PLAN_RUN, status);
}
/** Stages of the apply phase: neither mode ever gets there. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** A run that is still moving but rests where somebody could confirm it. */
function restsConfirmable({ mode, status, confirmable }) {
    return mode === 'provisional' && confirmable && RESTING.includes(status);
}
/** Whether waiting any longer cannot tell more. */
function isSettled(facts) {
    const kind = runKind(facts.mode, facts.status);
    if (kind === 'unknown')
        return false;
    if (kind !== 'moving')
        return true;
    return restsConfirmable(facts) || awaitsOverride(facts.stages);
}
/** A stage that waits for an override ends the wait: perhaps nobody will ever decide. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person');
}
//# sourceMappingURL=settle.js.map

/***/ })

};
