export const id = 7841;
export const ids = [7841];
export const modules = {

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   DY: () => ( notStarted),
   nP: () => ( keepOrDiscard),
   sH: () => ( unjudgedWorkspace),
   unjudged: () => ( unjudged),
   xe: () => ( judgeOrGiveUp)
 });
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
 var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49265);
 var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83538);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
 var _trust_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79239);
 var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
 var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87170);
 var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17953);
 var _model_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34271);









async function notStarted(looked, job) {
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .i_)(looked))
        return await giveUp(looked, looked.error, job);
    const message = 'Nothing was started for this workspace, because another one cannot be gated.';
    return { ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .ng)(looked), verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ .Zh)({ kind: 'skipped', message }) };
}
async function judgeOrGiveUp(workspace, job, steps) {
    let reached = workspace;
    const reach = (now) => {
        reached = now;
    };
    try {
        return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_6__ .m)(job.stuck, steps({ ...job, reach }));
    }
    catch (error) {
        return await giveUp(reached, error, job);
    }
}
async function giveUp(looked, error, job) {
    const result = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .ng)(looked);
    const failure = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__ .g5)(error, job.ended());
    const errored = error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop && error.errored;
    const undecided = { ...result, verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ .Zh)({ ...failure, errored }), failure };
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .i_)(looked) || !looked.mayHaveRun)
        return undecided;
    const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
    const { ended, left } = await endTheRun(looked, why, job);
    const words = left.leftover === undefined ? endingWords(ended, result.runUrl) : undefined;
    const { runId = result.runId, status: runStatus = result.runStatus } = ended;
    const notices = words === undefined ? result.notices : [...result.notices, words];
    return { ...undecided, ...left, runId, runStatus, notices };
}
async function keepOrDiscard(result, settled, job) {
    const { mode, onFailure, failOn } = job.options;
    if (mode !== 'provisional')
        return result;
    const { word } = result.verdict;
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .gf)(word, failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
        return { ...result, confirmable };
    }
    if (onFailure === 'keep' || word === 'needs-override')
        return result;
    const why = 'the gate did not pass';
    const { ended, left } = await endTheRun(settled, why, job);
    return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endTheRun({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, left: {} };
    if (run !== undefined)
        job.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = job.options;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode, run?.url);
    if (leftover !== undefined)
        job.warn(leftover);
    return { ended, left: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_7__ .D)(ended, why, job.clock.date()) } };
}
function endingWords(ended, runUrl) {
    const run = `Run ${ended.runId ?? ''}`;
    const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
    switch (ended.outcome) {
        case 'none':
        case 'over':
            return undefined;
        case 'left':
            return `${run} is "${ended.status ?? ''}": it is being applied, so it was kept.${see}`;
        case 'ended':
            return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because no job waits for it any more.`;
        case 'unknown':
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}".`}${see}`;
    }
}
function unjudged(results, durationMs = 0) {
    const workspaces = results.map(unjudgedWorkspace);
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ .kg)(named), workspaces, archives: [], durationMs };
}
function unjudgedWorkspace(one) {
    return {
        ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .ng)({ name: one.workspace, error: undefined }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ .Zh)(one.failure),
        ...one,
    };
}
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRunToEnd(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            ({ status } = (await ports.client.runs.show(runId)).run.attributes);
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__ .vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_8__ .g)(error), refused };
    }
}
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
    const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
    if (mode === 'speculative') {
        return outcome === 'unknown' && refused === true && runId !== undefined
            ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
            : undefined;
    }
    if (outcome === 'left' || status === 'applied') {
        return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Check the run.`;
    }
    if (outcome !== 'unknown')
        return undefined;
    const why = trouble ?? `it was last seen as "${status}".`;
    if (runId === undefined) {
        return `There may be a run of this check that can be applied although the gate did not pass: ${why} Check the runs of the workspace.`;
    }
    return refused === true
        ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
        : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
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
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ ._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .Ck)(run.attributes.status))
            return;
        if (run.attributes.actions?.['is-discardable'] !== false) {
            await client.runs.discard(runId, comment);
        }
    }
}
async function awaitEnd(runId, { client, clock, deadline }) {
    let discarded = false;
    for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
        const { run } = await client.runs.show(runId);
        const { status, actions } = run.attributes;
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .Ck)(status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
const BUDGET_MS = 60_000;
async function finishAfterKill(job, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: job.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, job.mode, undefined) };
    }));
}

/***/ }),

/***/ 82302:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  Q: () => ( runUrlOf),
  _: () => ( startJob)
});

var job_time = __webpack_require__(71680);
var errors = __webpack_require__(20486);
var resource = __webpack_require__(78235);
var supersede = __webpack_require__(58045);
;// CONCATENATED MODULE: ./build/src/gate/earlier-run.js



const LIST_MS = 15_000;
const LARGEST_PAGE = 100;
function earlierRunBy(options, client, clock) {
    const { group, earlierRuns, mayBeRepeated, organization, mode, changeRequest, commit } = options;
    const isListed = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
    let hinted;
    let listed;
    async function list() {
        const soon = client.with({ deadline: clock.now() + LIST_MS });
        try {
            const search = group ?? changeRequest;
            const page = soon.runs.listPlanned(organization, mode, search).page({ size: LARGEST_PAGE });
            const { items } = await page;
            return items.filter(({ attributes: { message } }) => (0,supersede.vu)(message, changeRequest ?? '', commit ?? '') &&
                (group === undefined || (0,supersede.WP)(message, group)));
        }
        catch (error) {
            if (!(error instanceof errors._) || error.code === 'aborted')
                throw error;
            return [];
        }
    }
    return async ({ name, workspaceId }) => {
        if (group === undefined) {
            hinted ??= earlierRuns?.();
            const runs = (await hinted) ?? {};
            if (Object.hasOwn(runs, name))
                return runs[name];
        }
        if (!isListed)
            return undefined;
        listed ??= list();
        const ofWorkspace = (await listed).filter((run) => (0,resource.Dl)(run, 'workspace') === workspaceId);
        return newestRunOf(ofWorkspace)?.id;
    };
}
function newestRunOf(runs) {
    const [newest] = [...runs].sort((one, other) => createdAt(other) - createdAt(one));
    return newest;
}
function createdAt({ attributes }) {
    return Date.parse(attributes['created-at'] ?? '') || 0;
}
var read_loads = __webpack_require__(12437);
var gate_overview = __webpack_require__(75030);
;// CONCATENATED MODULE: ./build/src/gate/job.js





const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET_MS = { least: 700, most: 4_000, answers: 12 };
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - (0,job_time.t4)(options.timeoutMs);
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const client = ports.client.with({ signal, deadline });
    const overview = (0,gate_overview.Iw)(options, client.with({ watching: true }), clock);
    const superseder = (0,supersede.tI)(options, { ...ports, overview }, deadline, emit);
    return {
        options,
        clock,
        random,
        signal,
        client,
        overview,
        deadline,
        stuck: stuckSignal(deadline - started, ports),
        diff: options.diff,
        emit,
        elapsedMs,
        pack: archives.pack,
        archives: archives.summaries,
        ending() {
            const until = signal.aborted
                ? clock.now() + canceledBudgetMs(ports.client)
                : Math.min(options.deadline, clock.now() + END_BUDGET_MS);
            const scope = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(scope), deadline: until };
        },
        earlierRun: earlierRunBy(options, client, clock),
        isFrugal: () => options.workspaces.length >= gate_overview.qz || ports.client.pauseMs() > 0,
        debug: (line) => log.debug(line),
        warn: warnOnce(log),
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        async close() {
            await superseder.close();
            await archives.remove();
        },
    };
}
function canceledBudgetMs(client) {
    const { least, most, answers } = CANCELED_BUDGET_MS;
    return Math.min(most, Math.max(least, answers * client.typicalAnswerMs()));
}
function warnOnce(log) {
    const warned = new Set();
    return (line) => {
        if (!warned.has(line))
            log.warning(line);
        warned.add(line);
    };
}
function stuckSignal(leftMs, { alarms, signal }) {
    if (alarms === undefined)
        return new AbortController().signal;
    return alarms.any(alarms.in(leftMs + GRACE_MS), alarms.after(signal, GRACE_MS));
}
function runUrlOf(workspace, runId, { client, options }) {
    const at = [options.organization, workspace, 'runs', runId];
    return `${client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
}
function keepArchives(ports, emit) {
    const packed = new Map();
    const done = [];
    const packNow = async (root) => {
        const archive = await ports.pack(root);
        done.push(archive);
        if (archive.withheld.some(read_loads.aV))
            await (0,read_loads.yD)();
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    return {
        pack: (root) => {
            const archive = packed.get(root) ?? packNow(root);
            packed.set(root, archive);
            return archive;
        },
        summaries: () => done.map(summarize),
        remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => undefined))),
    };
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
    const files = archive.entries.filter(({ type }) => type !== 'directory').length;
    const { uncommitted, withheld } = archive;
    return { root, files, bytes, contentBytes, sha256, withheld: withheld.length, uncommitted };
}

/***/ }),

/***/ 58045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   WP: () => ( isRunOfGroup),
   _d: () => ( areOtherChanges),
   hS: () => ( changeOfRun),
   tI: () => ( startSuperseder),
   vu: () => ( isRunAt),
   xA: () => ( runMessage)
 });
 var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20486);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
 var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22484);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
 var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46281);
 var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
 var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);








const SHARED_LIST = 150;
const LIST_MS = 30_000;
function startSuperseder({ cancelSuperseded: isOn, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal, either);
    const watchingClient = unscoped.with({ signal: either, deadline, watching: true });
    let before = Promise.resolve();
    const isWanted = isOn === true && changeRequest !== undefined && mode === 'speculative';
    const listed = isWanted && workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_6__ .qz ? overview.before().catch(() => undefined) : undefined;
    async function endEarlier(workspace, superseding) {
        if (either.aborted)
            return;
        try {
            const many = listed && (await listed);
            if (many === undefined) {
                await clock.sleep(SHARED_LIST * random() * watchingClient.pauseMs(), either);
            }
            const client = watchingClient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) });
            const { ended, refused } = await cancelSuperseded(superseding, client, many?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined) {
                log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
            }
        }
        catch (error) {
            log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ .g)(error)}`);
        }
    }
    return {
        supersede: (workspace, superseding) => {
            if (!isWanted)
                return;
            before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest, options }));
        },
        async close() {
            background.abort();
            await before;
        },
    };
}
async function cancelSuperseded(superseding, client, moving) {
    const { workspaceId, changeRequest } = superseding;
    const search = { search: changeRequest };
    const listed = moving
        ? [...moving].filter((each) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ .Dl)(each, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, search).page({ size: 50 })).items;
    const earlier = listed.filter((other) => isSupersededRun(other, superseding));
    const ended = [];
    for (const { id, attributes } of earlier) {
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
function isSupersededRun(other, { run, changeRequest, options = {} }) {
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ .pZ)(other, options).length === 0 &&
        (kind === 'moving' || kind === 'person') &&
        Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function end(id, client) {
    const comment = 'Superseded by a newer push to the same pull request.';
    for (const act of ['cancel', 'discard']) {
        try {
            await client.runs[act](id, comment);
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ ._) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_5__ .vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
const LONGEST = 1_000;
function runMessage(message, random, { changeRequest, commit, group }) {
    const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
    const part = group === undefined ? '' : `${group}.`;
    const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
    const tag = `${OPEN}${of}${part}${nonce(random)}${at}]`;
    const title = clean(message).slice(0, LONGEST - tag.length - 1);
    return title === '' ? tag : `${title} ${tag}`;
}
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function isRunAt(message, changeRequest, commit) {
    return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
function isRunOfGroup(message, group) {
    const text = message ?? '';
    const tag = text.slice(text.lastIndexOf(OPEN) + OPEN.length);
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    return text.includes(OPEN) && last.startsWith(`${group}.`) && last.endsWith(']');
}
function changeOfRun(message) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const tag = at < 0 ? '' : text.slice(at + OPEN.length);
    return tag.slice(0, Math.max(0, tag.lastIndexOf(' '))) || undefined;
}
function areOtherChanges(one, other) {
    if (one === undefined || other === undefined)
        return false;
    const first = `${clean(one)}/`;
    const second = `${clean(other)}/`;
    return !first.startsWith(second) && !second.startsWith(first);
}
function nonce(random) {
    return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
}
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}

/***/ })

};
