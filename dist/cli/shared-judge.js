export const id = 134;
export const ids = [134,832];
export const modules = {

/***/ 7832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   nP: () => (/* binding */ keepOrDiscard),
/* harmony export */   unjudged: () => (/* binding */ unjudged)
/* harmony export */ });
/* unused harmony exports endRun, leftoverOf, finishAfterKill */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7105);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2373);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7170);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4271);








/** One workspace that cannot be gated stops all: better than half an answer and runs to clean up. */
async function notStarted(looked, job) {
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isReady */ .i_)(looked))
        return await giveUp(looked, looked.error, job);
    const message = 'Nothing was started for this workspace, because another one cannot be gated.';
    return { ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)(looked), verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ kind: 'skipped', message }) };
}
async function giveUp(looked, error, job) {
    const known = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)(looked);
    const failure = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error, job.ended());
    const errored = error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop && error.errored;
    const undecided = { ...known, verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ ...failure, errored }), failure };
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isReady */ .i_)(looked) || !looked.soFar.mayHaveRun)
        return undecided;
    const why = failure.kind === 'canceled' ? 'the job was canceled' : 'the gate gave up';
    const { ended, left } = await endTheRun(looked, why, job);
    const words = left.leftover === undefined ? endingWords(ended, known.runUrl) : undefined;
    const { runId = known.runId, status: runStatus = known.runStatus } = ended;
    const notices = words === undefined ? known.notices : [...known.notices, words];
    return { ...undecided, ...left, runId, runStatus, notices };
}
/**
 * A provisional run could be applied later: it is left so when the gate is green, else discarded.
 * What needs an override is kept as well: a discarded run could not be overridden any more.
 */
async function keepOrDiscard(result, settled, job) {
    const { mode, onFailure, failOn } = job.options;
    if (mode !== 'provisional')
        return result;
    const { word } = result.verdict;
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isGreen */ .gf)(word, failOn)) {
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
async function endTheRun({ name: workspace, workspaceId, soFar: { versionId, run } }, why, job) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, left: {} };
    if (run !== undefined)
        job.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = job.options;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode, run?.url);
    if (leftover !== undefined)
        job.warn(leftover);
    return { ended, left: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .noteDiscard */ .D)(ended, why, job.clock.date()) } };
}
function endingWords(ended, runUrl) {
    const run = `Run ${ended.runId ?? ''}`;
    const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
    switch (ended.outcome) {
        case 'none':
        case 'over':
            return undefined;
        case 'left':
            return `${run} is "${ended.status ?? ''}": somebody applies it, so it was left alone.${see}`;
        case 'ended':
            return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because nobody waits for it any more.`;
        case 'unknown':
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}"`}.${see}`;
    }
}
/** The result where no run was judged: what is known of each workspace, and why there is no more. */
function unjudged(known, durationMs = 0) {
    const workspaces = known.map((one) => ({
        ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)({ name: one.workspace, error: undefined }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)(one.failure),
        ...one,
    }));
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .combine */ .kg)(named), workspaces, archives: [], durationMs };
}
/** A saved plan is over only once it is discarded: until then it could be applied. Never throws. */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRunToEnd(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            ({ status } = (await ports.client.runs.show(runId)).run.attributes);
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error), refused };
    }
}
/**
 * What is still to be done about a run that was to be ended and was not, as whole sentences;
 * undefined where nothing is. Only a run that could be applied is worth it for any reason.
 */
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
    const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
    if (mode === 'speculative') {
        return outcome === 'unknown' && refused === true && runId !== undefined
            ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
            : undefined;
    }
    if (outcome === 'left' || status === 'applied') {
        return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Look at it.`;
    }
    if (outcome !== 'unknown')
        return undefined;
    const why = trouble ?? `it was last seen as "${status}".`;
    if (runId === undefined) {
        return `There may be a run of this job that can be applied although the gate did not pass: ${why} Look at the runs of the workspace.`;
    }
    return refused === true
        ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
        : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
/** A request that was given up may still be on its way: one look is not enough. */
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
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(run.attributes.status))
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
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(status))
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
const BUDGET_MS = 60_000;
/** Cancels or discards every run of the job, recovering lost ones by their version. Never throws. */
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
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 4466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runUrlOf),
/* harmony export */   _: () => (/* binding */ startJob)
/* harmony export */ });
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2437);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5030);
/* harmony import */ var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8045);



/** Ending a run that is given up takes this long at most, out of the job's own time. */
const END_BUDGET_MS = 5_000;
/** A cancelled job has this long: the runner kills 7.5 s after it asks. */
const ABORT_BUDGET_MS = 4_000;
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - Math.min(END_BUDGET_MS, options.timeoutMs / 10);
    const warned = new Set();
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const client = ports.client.with({ signal, deadline });
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .createOverview */ .Iw)(options, client.with({ watching: true }), clock);
    const superseder = (0,_supersede_js__WEBPACK_IMPORTED_MODULE_2__/* .startSuperseder */ .tI)(options, { ...ports, overview }, deadline, emit);
    return {
        options,
        clock,
        random,
        signal,
        /** For the work itself: given up early enough to end what is left. */
        client,
        /** What still goes on, of many runs at once. */
        overview,
        deadline,
        emit,
        elapsedMs,
        /** One archive per root, packed on first need. */
        pack: archives.pack,
        archives: archives.summaries,
        /** A client for ending runs, with a deadline that is later than the job's. */
        ending() {
            const until = signal.aborted
                ? clock.now() + ABORT_BUDGET_MS
                : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
            const own = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(own), deadline: until };
        },
        /** The run of this workspace that may have been overridden. */
        earlierRun: earlierRunOf(options),
        /** Whether many share the limit: workspaces of this job, or others. */
        isFrugal: () => options.workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_1__/* .MANY */ .qz || ports.client.pauseMs() > 0,
        debug: (line) => log.debug(line),
        /** Says it once for all workspaces. */
        warn(line) {
            if (!warned.has(line))
                log.warning(line);
            warned.add(line);
        },
        /** Why nothing is tried any more, when that is so. */
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        /** Removes the archives and waits for nothing else. */
        async close() {
            await superseder.close();
            await archives.remove();
        },
    };
}
function earlierRunOf({ group, earlierRuns }) {
    let asked;
    return async (workspace) => {
        if (group !== undefined)
            return undefined;
        asked ??= earlierRuns?.();
        const runs = (await asked) ?? {};
        return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
    };
}
/** Where people see a run: as Terraform prints it, because not every service has another address. */
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
        // Before any workspace goes on, so that they go on in their order.
        if (archive.withheld.some(_read_loads_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeMissed */ .aV))
            await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_0__/* .loadReader */ .yD)();
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
    return { root, files, bytes, contentBytes, sha256, withheld: archive.withheld.length };
}
//# sourceMappingURL=job.js.map

/***/ }),

/***/ 5835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ guardOf),
  S4: () => (/* binding */ judge),
  Zy: () => (/* binding */ judgeRun),
  ck: () => (/* binding */ runRequirements),
  q: () => (/* binding */ toWorkspaceResult)
});

// UNUSED EXPORTS: policyWords, readEvidence

// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 2 modules
var decide = __webpack_require__(7105);
// EXTERNAL MODULE: ./build/src/policy/guard.js
var guard = __webpack_require__(3749);
// EXTERNAL MODULE: ./build/src/policy/from-plan-log.js
var from_plan_log = __webpack_require__(6595);
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const TOLD = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
/** That policies were left out, or enforced less than they were written to be. */
function noticesOf(events) {
    return events
        .filter(({ event }) => TOLD.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || []);
}
/** Adds to overridden results who overrode them and why, where the events make that certain. */
function attributeOverrides(results, events) {
    const overrides = events
        .filter(({ event }) => /overrid/i.test(event.attributes.action))
        .map(({ event, actor: by, comment: reason }) => {
        return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
    return results.map((result) => {
        if (result.status !== 'overridden' || result.system === 'guard')
            return result;
        const found = pick(overrides, result.override?.at);
        return found === undefined ? result : { ...result, override: { ...found, ...result.override } };
    });
}
/** A service writes down the event and the state that follows from it in one go. */
const TOGETHER_MS = 10_000;
/** The only one there is, or the only one at that time. */
function pick(overrides, at) {
    if (overrides.length === 1)
        return overrides[0];
    const then = Date.parse(at ?? '');
    const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
    return near.length === 1 ? near[0] : undefined;
}
//# sourceMappingURL=from-run-events.js.map
// EXTERNAL MODULE: ./build/src/policy/observed.js
var policy_observed = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/src/policy/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(988);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/connection.js
var connection = __webpack_require__(8285);
;// CONCATENATED MODULE: ./build/src/policy/planned-changes.js
/** The worst first: where a source names one address twice, the worse action stays. */
const ACTIONS = ['delete', 'replace', 'forget', 'update', 'create', 'none'];
const COUNTS = ['additions', 'changes', 'destructions', 'imports'];
/** Kept at most; as many that destroy or replace may come on top. */
const MOST = 20_000;
const SOURCES = { log: 'log of the plan', json: "plan's JSON" };
function createChangeList(source) {
    const kept = new Map();
    const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
    const doubts = new Set();
    let leftOut = 0;
    return {
        doubt: (sentence) => doubts.add(sentence),
        add({ actions, ...change }) {
            const action = toAction(actions);
            if (action === 'not a change')
                return;
            if (action === undefined) {
                doubts.add(`The ${SOURCES[source]} names an action that is not known here.`);
                return;
            }
            if (actions.includes('create'))
                counted.additions += 1;
            if (actions.includes('update'))
                counted.changes += 1;
            if (actions.includes('delete'))
                counted.destructions += 1;
            if (change.imported)
                counted.imports += 1;
            const moved = change.previousAddress !== undefined && change.previousAddress !== change.address;
            if (action === 'none' && !moved && !change.imported)
                return;
            const key = JSON.stringify([change.address, change.deposed]);
            const known = kept.get(key);
            const room = action === 'delete' || action === 'replace' ? 2 * MOST : MOST;
            if (known === undefined && kept.size >= room)
                leftOut += 1;
            else if (known === undefined || rank(action) < rank(known.action))
                kept.set(key, { ...change, action, location: undefined });
        },
        /** @param expected by whom, and what they count */
        end(...expected) {
            for (const [who, counts] of expected) {
                const wrong = COUNTS.filter((each) => (counts[each] ?? counted[each]) !== counted[each]);
                const parts = wrong.map((each) => `${each} ${counted[each]} (${who} says ${counts[each]})`);
                if (parts.length > 0)
                    doubts.add(`The ${SOURCES[source]} does not add up: ${parts.join(', ')}.`);
            }
            return {
                changes: [...kept.values()].sort(byRank),
                leftOut,
                source,
                doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(' ') : undefined,
            };
        },
    };
}
/** Undefined for words that are not known here: they could be anything. */
function toAction(actions) {
    const has = (word) => actions.includes(word);
    if (actions.length === 0 || !actions.every((word) => KNOWN.has(word)))
        return undefined;
    if (has('delete'))
        return has('create') ? 'replace' : 'delete';
    const plain = ['forget', 'update', 'create'].find(has);
    return plain ?? (has('no-op') ? 'none' : 'not a change');
}
const PASSING = ['read', 'open', 'renew', 'close'];
const KNOWN = new Set(['no-op', 'create', 'update', 'delete', 'forget', ...PASSING]);
function rank(action) {
    return ACTIONS.indexOf(action);
}
function byRank(one, other) {
    return rank(one.action) - rank(other.action) || (one.address < other.address ? -1 : 1);
}
/** Longer ones do not exist. */
const LONGEST_ADDRESS = 2_000;
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= LONGEST_ADDRESS;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js
/**
 * The changes of Terraform's JSON plan. Of a document that holds every value and the schemas of all
 * providers, only the entries of `resource_changes` are ever parsed, one at a time. What the plan says
 * of itself as a whole (it errored, it leaves something to a later plan) is read as well.
 */



/** Holds every value of one resource before and after. */
const LONGEST_ENTRY = 8 * 1024 * 1024;
const UNREAD = "The plan's JSON has an entry that cannot be read.";
const CHANGES = 'resource_changes';
const DEFERRED = 'deferred_changes';
function createChangeJsonReader() {
    const list = createChangeList('json');
    let deferred = 0;
    let partial = false;
    const plan = new PlanScanner([CHANGES, DEFERRED], {
        entry(name, text) {
            if (name === DEFERRED)
                deferred += 1;
            else {
                const parsed = text === undefined ? undefined : parseChange(text);
                if (parsed === undefined)
                    list.doubt(UNREAD);
                else if (parsed !== 'read only')
                    list.add(parsed);
            }
        },
        plain(name, value) {
            if (name === 'errored' && value !== 'false') {
                list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
            }
            if (name === 'complete' && value !== 'true')
                partial = true;
        },
        odd: () => void list.doubt(UNREAD),
    });
    return {
        take: (bytes) => plan.take(bytes),
        end(counts, cut) {
            if (!plan.begun)
                return undefined;
            if (cut !== undefined)
                list.doubt(cut);
            else if (!plan.whole)
                list.doubt("The plan's JSON ends before its end.");
            if (deferred > 0) {
                const changes = deferred === 1 ? '1 change' : `${deferred} changes`;
                list.doubt(`The plan leaves ${changes} to a later plan, which nobody has judged.`);
            }
            return { ...list.end(['the plan', counts]), partial: partial || undefined };
        },
    };
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const LONGEST_NAME = 64;
/**
 * Reads the outermost object by counting brackets, so that never more than one entry of a list is in
 * memory.
 */
class PlanScanner {
    begun = false;
    whole = false;
    depth = 0;
    inText = false;
    escaped = false;
    /** Name of the member of the outermost object that is being read. */
    name = '';
    inValue = false;
    value = '';
    list;
    /** The beginning of the open entry, from earlier pieces. */
    held;
    heldBytes = 0;
    entryFrom = 0;
    lists;
    found;
    constructor(lists, found) {
        this.lists = lists;
        this.found = found;
    }
    take(bytes) {
        this.entryFrom = 0;
        for (let at = 0; at < bytes.length; at++) {
            const byte = bytes[at] ?? 0;
            if (this.inText)
                this.readText(byte);
            else if (byte === QUOTE)
                this.openText();
            else if (byte === OPEN || byte === OPEN_LIST)
                this.open(byte, at);
            else if (byte === CLOSE || byte === CLOSE_LIST)
                this.close(bytes, at);
            else if (this.depth === 1)
                this.readBetween(byte);
            else if (this.depth === 2 && this.list !== undefined)
                this.readInList(byte);
        }
        if (this.held !== undefined)
            this.hold(bytes.subarray(this.entryFrom));
    }
    readText(byte) {
        if (this.escaped)
            this.escaped = false;
        else if (byte === BACKSLASH)
            this.escaped = true;
        else if (byte === QUOTE)
            this.inText = false;
        if (this.depth !== 1 || this.inValue || !this.inText)
            return;
        // A name of one of the lists has no need of it.
        if (byte === BACKSLASH)
            this.found.odd();
        if (this.name.length < LONGEST_NAME)
            this.name += String.fromCharCode(byte);
    }
    openText() {
        this.inText = true;
        if (this.depth === 1 && !this.inValue)
            this.name = '';
        else if (this.depth === 1 && this.isList())
            this.found.odd();
        else if (this.depth === 2 && this.list !== undefined)
            this.found.odd();
    }
    open(byte, at) {
        if (this.depth === 0)
            this.begun ||= byte === OPEN;
        else if (this.depth === 1 && this.isList()) {
            if (byte === OPEN_LIST)
                this.list = this.name;
            else
                this.found.odd();
        }
        else if (this.depth === 2 && this.list !== undefined) {
            if (byte === OPEN_LIST)
                this.found.odd();
            else {
                this.entryFrom = at;
                this.held = [];
                this.heldBytes = 0;
            }
        }
        this.depth += 1;
    }
    close(bytes, at) {
        this.depth -= 1;
        if (this.depth === 2 && this.held !== undefined) {
            this.hold(bytes.subarray(this.entryFrom, at + 1));
            const whole = this.heldBytes <= LONGEST_ENTRY;
            const text = whole ? Buffer.concat(this.held).toString('utf8') : undefined;
            this.held = undefined;
            this.found.entry(this.list ?? '', text);
        }
        if (this.depth === 1)
            this.list = undefined;
        if (this.depth === 0)
            this.endMember();
        this.whole ||= this.depth === 0 && this.begun;
    }
    readBetween(byte) {
        if (byte === COLON)
            this.inValue = true;
        else if (byte === COMMA)
            this.endMember();
        else if (!SPACES.includes(byte) && this.value.length < LONGEST_NAME) {
            this.value += String.fromCharCode(byte);
        }
    }
    endMember() {
        if (this.value !== '')
            this.found.plain(this.name, this.value);
        if (this.isList() && this.value !== '' && this.value !== 'null')
            this.found.odd();
        this.inValue = false;
        this.value = '';
    }
    readInList(byte) {
        if (byte !== COMMA && !SPACES.includes(byte))
            this.found.odd();
    }
    isList() {
        return this.lists.includes(this.name);
    }
    hold(bytes) {
        this.heldBytes += bytes.length;
        if (this.heldBytes <= LONGEST_ENTRY)
            this.held?.push(Buffer.from(bytes));
        else if (this.held !== undefined)
            this.held.length = 0;
    }
}
/** The words of the JSON plan in those of the log. */
const REASONS = {
    replace_because_tainted: 'tainted',
    replace_because_cannot_update: 'cannot_update',
    replace_by_request: 'requested',
    replace_by_triggers: 'replace_triggered_by',
};
function parseChange(text) {
    const { mode, change, deposed, ...entry } = (0,reading/* fieldsOf */.Pf)((0,parse/* parseJson */.qF)(text));
    if (mode === 'data' || mode === 'ephemeral')
        return 'read only';
    const { actions, importing, replace_paths: paths } = (0,reading/* fieldsOf */.Pf)(change);
    const address = asAddress(entry['address']);
    if (address === undefined || !Array.isArray(actions))
        return undefined;
    const previous = entry['previous_address'] ?? undefined;
    if (previous !== undefined && asAddress(previous) === undefined)
        return undefined;
    const reason = asWord(entry['action_reason']) ?? '';
    return {
        address,
        actions: actions.map(String),
        previousAddress: asAddress(previous),
        imported: typeof importing === 'object' && importing !== null,
        deposed: typeof deposed === 'string' && deposed !== '',
        reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
        attributes: Array.isArray(paths) ? attributesOf(paths) : [],
    };
}
/** Of a path only its first step is the name of an attribute for certain: later ones may be keys of a map. */
function attributesOf(paths) {
    const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? asWord(path[0]) : ''));
    return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
//# sourceMappingURL=from-change-json.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-change-log.js
/**
 * The changes that a plan's structured log names: one JSON object per line. Whatever a plan runs can
 * write there, too, so a line counts only in the log's own form, and what all lines make is held
 * against the log's summary and the plan's counts.
 */



/** A change or a summary has less than a kilobyte; one that generates configuration may have more. */
const LONGEST_LINE = 256 * 1024;
/** Changes that are looked at. No plan has so many, and looking at more costs time. */
const MOST_LINES = 100_000;
const ODD_LINE = 'The log of the plan has a line about a change that is not in its own form: something else wrote into it.';
/** @param strict whether such a line is a doubt: it may have swallowed one of the log's own */
function createChangeLogReader(strict = false) {
    const list = createChangeList('log');
    const summaries = [];
    let changes = 0;
    const odd = () => void (strict && list.doubt(ODD_LINE));
    const lines = createLines((line) => {
        const { type, change, changes: summed } = ownFields(line);
        if (type === undefined)
            odd();
        if (type === 'change_summary') {
            const counts = toCounts(summed);
            if (counts)
                summaries.push(counts);
            else
                odd();
        }
        else if (type === 'planned_change') {
            const parsed = from_change_log_parseChange(change);
            if (parsed === undefined)
                return odd();
            changes += 1;
            if (changes <= MOST_LINES)
                list.add(parsed);
        }
    }, odd);
    return {
        take: (bytes) => lines.take(bytes),
        end(counts, cut) {
            lines.end();
            const [summary, ...others] = summaries;
            if (summary === undefined && changes === 0)
                return undefined;
            if (changes > MOST_LINES)
                list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
            if (cut !== undefined)
                list.doubt(cut);
            else if (summary === undefined)
                list.doubt('The log of the plan ends before its summary.');
            if (others.length > 0)
                list.doubt('The log of the plan has more than one summary: something else wrote into it.');
            const said = summaries.map((each) => ['its summary', each]);
            return list.end(...said.slice(0, 2), ['the plan', counts]);
        },
    };
}
const NEWLINE = 0x0a;
const NAMES = ['planned_change', 'change_summary'];
/** The lines that may be one of those, in memory for one line; longer ones are passed over. */
function createLines(read, passedOver) {
    let room = Buffer.alloc(0);
    let length = 0;
    const keep = (piece) => {
        if (room.length === 0)
            room = Buffer.alloc(LONGEST_LINE);
        if (length + piece.length <= LONGEST_LINE)
            room.set(piece, length);
        length += piece.length;
    };
    const end = () => {
        if (length > LONGEST_LINE)
            passedOver();
        const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
        if (NAMES.some((name) => line.includes(name)))
            read(line.toString('utf8'));
        length = 0;
    };
    return {
        end,
        take(bytes) {
            let from = 0;
            for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
                keep(bytes.subarray(from, to));
                end();
                from = to + 1;
            }
            keep(bytes.subarray(from));
        },
    };
}
/** What the program that plans writes itself has these fields; anything else is foreign. */
function ownFields(line) {
    // The first and the last line carry the marks of the log's two ends.
    const fields = (0,reading/* fieldsOf */.Pf)((0,parse/* parseJson */.qF)(line.replace('\u0002', '').replace('\u0003', '')));
    const { '@level': level, '@message': message, '@module': module, '@timestamp': at } = fields;
    const isOwn = level === 'info' &&
        (module === 'terraform.ui' || module === 'tofu.ui') &&
        typeof message === 'string' &&
        typeof at === 'string';
    return isOwn ? fields : {};
}
/** The log's words in those of the JSON plan; a word that is mapped to itself is the same in both. */
const from_change_log_ACTIONS = {
    noop: ['no-op'],
    move: ['no-op'],
    import: ['no-op'],
    replace: ['delete', 'create'],
    remove: ['forget'],
};
function from_change_log_parseChange(change) {
    const { resource, previous_resource: previous, action, reason, importing } = (0,reading/* fieldsOf */.Pf)(change);
    const address = toAddress(resource);
    if (address === undefined || typeof action !== 'string')
        return undefined;
    const before = toAddress(previous);
    if (previous !== undefined && before === undefined)
        return undefined;
    return {
        address,
        actions: Object.hasOwn(from_change_log_ACTIONS, action) ? (from_change_log_ACTIONS[action] ?? []) : [action],
        previousAddress: before,
        imported: typeof importing === 'object' && importing !== null,
        deposed: false,
        reason: asWord(reason),
        attributes: [],
    };
}
/** The log has an address as a whole and in parts, which have to agree. */
function toAddress(resource) {
    const { addr, module, resource: inner, ...parts } = (0,reading/* fieldsOf */.Pf)(resource);
    const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
    const texts = [addr, module, inner, type, name, provider];
    if (!texts.every((text) => typeof text === 'string'))
        return undefined;
    return addr === (module === '' ? inner : `${String(module)}.${String(inner)}`)
        ? asAddress(addr)
        : undefined;
}
/** Reads the summary of a plan; that of an apply in the same log is left out. */
function toCounts(changes) {
    const { add, change, remove, import: imports, operation } = (0,reading/* fieldsOf */.Pf)(changes);
    const additions = (0,reading/* asCount */.Wg)(add);
    if (operation !== 'plan' || additions === undefined)
        return undefined;
    return {
        additions,
        changes: (0,reading/* asCount */.Wg)(change),
        destructions: (0,reading/* asCount */.Wg)(remove),
        imports: (0,reading/* asCount */.Wg)(imports),
    };
}
//# sourceMappingURL=from-change-log.js.map
;// CONCATENATED MODULE: ./build/src/gate/read-changes.js
/** What a plan changes: from its log, and where that is not to be trusted, from its redacted JSON. */




/** For each of the two sources. It only informs: it is not worth the whole deadline. */
const BUDGET_MS = 20_000;
/**
 * Three requests at most. Undefined when nothing changes, and when no source can be read.
 * @param guarded whether a verdict depends on it
 */
async function readChanges(plan, ports, guarded = false) {
    const { status, 'has-changes': has } = plan.attributes;
    if (status !== 'finished')
        return undefined;
    const counts = (0,reading/* countsOf */.mQ)(plan.attributes);
    const read = (source) => readFrom(source, { plan, counts, guarded }, ports);
    if (guarded)
        return readForGuard(read);
    const some = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
    if (!some)
        return undefined;
    const first = await read('log');
    if (first.changes !== undefined && first.changes.doubt === undefined)
        return first.changes;
    const { changes } = await read('json');
    return changes === undefined || (changes.doubt !== undefined && first.changes !== undefined)
        ? first.changes
        : changes;
}
/**
 * Whatever the plan says of its own changes: what is forgotten is in no count. JSON comes first, which
 * nothing that a plan runs can write into, and what it names stays, with its doubts. The log, where
 * something else may have written, speaks alone only where the service has no JSON.
 */
async function readForGuard(read) {
    const json = await read('json');
    if (json.changes !== undefined)
        return json.changes;
    const { changes } = await read('log');
    const { failed } = json;
    if (changes === undefined || failed === undefined || NO_JSON.includes(failed))
        return changes;
    const doubt = `The plan's JSON could not be read (${failed}), and its log alone is not enough.`;
    return { ...changes, doubt: [doubt, changes.doubt].filter(Boolean).join(' ') };
}
/** The service has none, or not for this token. */
const NO_JSON = ['not-found', 'forbidden'];
async function readFrom(source, { plan, counts, guarded }, { client, clock, signal, deadline }) {
    const create = source === 'log' ? () => createChangeLogReader(guarded) : createChangeJsonReader;
    let reader = create();
    const open = () => {
        reader = create();
        return (bytes) => reader.take(bytes);
    };
    try {
        const within = Math.min(deadline, clock.now() + BUDGET_MS);
        const { runs } = client.with({ signal, deadline: within });
        await (source === 'log' ? runs.streamPlanLog(plan, open) : runs.streamPlanJson(plan.id, open));
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
            throw error;
        const cut = `What the plan changes was not read to its end (${error.code}).`;
        return { changes: reader.end(counts, cut), failed: error.code };
    }
    return { changes: reader.end(counts) };
}
//# sourceMappingURL=read-changes.js.map
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(1056);
;// CONCATENATED MODULE: ./build/src/gate/summarize-plan.js



/** The end of a log says how much the plan changes. */
const LOG_BYTES = 64 * 1024;
/** Undefined where neither says anything: that does not mean "no changes". */
async function summarizePlan(plan, ports) {
    const { status, 'has-changes': changes } = plan.attributes;
    const figures = Object.values((0,reading/* countsOf */.mQ)(plan.attributes));
    const silent = figures.every((count) => count === undefined || count === null);
    const counts = silent && status === 'finished' && changes !== false
        ? await (0,read_policies/* extra */.P7)(ports, undefined, async (client) => (0,from_plan_log/* countsInLog */.U)(await client.runs.planLog(plan, LOG_BYTES)))
        : figures.map((count) => count ?? 0);
    if (counts === undefined)
        return undefined;
    const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
    const hasChanges = changes ?? counts.some((count) => count > 0);
    return { status, hasChanges, additions, changes: updates, destructions, imports };
}
//# sourceMappingURL=summarize-plan.js.map
;// CONCATENATED MODULE: ./build/src/gate/judge.js















/** The end of a plan's log holds its errors. */
const judge_LOG_BYTES = 256 * 1024;
/** Judges a run that this job has watched until it was settled. */
async function judge(settled, job) {
    const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
    const required = { runId: run.id, versionId, workspace: { id, name }, unsaid };
    const requirements = runRequirements(job.options, required);
    const origin = await readOrigin(settled, job);
    const rules = await guardOf(id, job);
    const judged = await judgeRun(watched, requirements, job, { origin, rules });
    const { status } = watched.run.attributes;
    return { ...toWorkspaceResult(judged, (0,find_workspace/* startOfResult */.ng)(settled), status, job), durationMs };
}
/** What this run must be to pass, by the options of the gate. */
function runRequirements(options, run) {
    const { mode, requirePolicies, runOptions, allowPartial } = options;
    const { runId, versionId, workspace, unsaid } = run;
    return {
        mode,
        requirePolicies,
        options: runOptions,
        allowPartial,
        runId,
        versionId,
        workspace,
        unsaid,
    };
}
/** The rules of the guard for a run of this workspace; undefined without a guard. */
async function guardOf(id, { options }) {
    const { guard: rules } = options;
    return rules && { ...rules, released: await rules.released?.(id) };
}
/** Adds what was judged to what is known of the workspace, and reports the policies as events. */
function toWorkspaceResult(judged, known, status, job) {
    for (const words of policyWords(judged.results)) {
        job.emit({ kind: 'progress', workspace: known.workspace, status, words });
    }
    // Terraform names files from where it ran; readers of the result look from the packed root.
    const from = known.workingDirectory === '' ? '' : `${known.workingDirectory}/`;
    const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
    return { ...known, ...judged, notices: [...known.notices, ...judged.notices], diagnostics };
}
/**
 * Reads everything that policies, run tasks and the guard said of a settled run, and decides.
 *
 * @param watched the last answer about the run
 * @param requirements what the run must be to pass
 * @param extras what is known already
 * @throws ServiceError when something that the verdict needs could not be read
 */
async function judgeRun(watched, requirements, ports, extras = {}) {
    const { run, costEstimate } = watched;
    const { sealedResult } = extras;
    const readEvents = () => (0,read_policies/* extra */.P7)(ports, [], (client) => client.runs.events(run.id));
    const readingEvents = sealedResult ? undefined : readEvents();
    const [read, earlyEvents] = await Promise.all([
        readEvidence(watched, requirements, ports, extras),
        readingEvents,
    ]);
    const { evidence, ...shown } = read;
    const { guard: guarded, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    const { results, runTasks, canOverride } = (0,reading/* merge */.h1)([
        ...systems.map(({ reading }) => reading),
        ...(guarded ? [guarded] : []),
    ]);
    const isOverridden = results.some(({ status }) => status === 'overridden');
    const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
    return {
        verdict: (0,decide/* decide */.LD)(evidence),
        results: attributeOverrides(results, events),
        runTasks,
        canOverride,
        ...shown,
        cost: costEstimate && summarizeCost(costEstimate.attributes),
        timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
        notices: sealedResult?.notices ?? noticesOf(events),
    };
}
/** Reads all that the verdict is decided from, and what the report only shows. */
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { origin, rules, sealedResult } = {}) {
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const { mode, allowPartial, options } = requirements;
    const rests = (0,model_status/* runKind */.Il)(mode, run.attributes.status) === 'person' || (0,model_status/* awaitsOverride */.iD)(stages);
    const plan = await readPlan({ run, ...watched }, ports);
    const read = 'read' in plan ? plan.read : undefined;
    const planFailed = read !== undefined && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, read.attributes.status) === 'bad';
    const [observed, summary, diagnostics, changes] = await Promise.all([
        (0,read_policies/* readPolicies */.h9)(run, rests, ports),
        sealedResult ? sealedResult.plan : read && summarizePlan(read, ports),
        planFailed
            ? (0,read_policies/* extra */.P7)(ports, [], async (client) => (0,from_plan_log/* fromPlanLog */.i)(await client.runs.planLog(read, judge_LOG_BYTES)))
            : [],
        sealedResult && !rules
            ? sealedResult.changes
            : read && readChanges(read, ports, rules !== undefined),
    ]);
    const partial = allowPartial === true && (0,run_options/* partsOnly */.Rx)(options ?? {}).length > 0;
    const evidence = {
        asked: { ...requirements, guarded: rules !== undefined },
        origin,
        run: { read: run, workspaceName: workspace?.attributes.name },
        plan,
        ...(0,policy_observed/* toSystems */.oq)(run, observed),
        guard: rules && read && (0,guard/* guard */.ah)({ ...rules, partial }, read, changes),
    };
    return { evidence, plan: summary, changes, diagnostics };
}
/** The commit of the run's configuration version, read again at the end like everything that decides. */
async function readOrigin({ versionId, terraformVersion }, { client, options: { versionControl } }) {
    if (versionControl === undefined)
        return undefined;
    const { change } = versionControl;
    return { change, terraformVersion, ingress: await (0,connection/* readIngress */.Q1)(versionId, client) };
}
/** A service that did not include the plan in its answers is asked for it once, at the end. */
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { read: plan };
    const id = (0,resource/* relatedId */.Dl)(run, 'plan');
    if (id === undefined)
        return { doubt: `Run ${run.id} does not name its plan.` };
    try {
        return { read: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
            throw error;
        return { doubt: error.message };
    }
}
function summarizeCost(attributes) {
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
const judge_NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'Terraform policy',
    guard: 'guard',
};
/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
function policyWords(results) {
    return Object.entries(judge_NAMES).flatMap(([system, name]) => {
        const own = results.filter((result) => result.system === system);
        if (own.length === 0)
            return [];
        const count = (test) => own.filter(test).length;
        const parts = [
            [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
            [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
            [count((it) => it.status === 'overridden'), 'overridden'],
            [count((it) => it.status === 'errored'), 'errored'],
            [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
        ];
        const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
        const total = `${own.length} ${own.length === 1 ? 'policy' : 'policies'}`;
        return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
    });
}
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 7820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ nextIntervalMs),
/* harmony export */   YW: () => (/* binding */ soonThenRarely),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6281);

/** @throws what `read` threw, unless it was forgiven, time is up or the job was cancelled. */
async function poll(options, ports) {
    const { clock, signal, deadline } = ports;
    const started = clock.now();
    const watch = startWatch(options, clock);
    try {
        if (options.initial !== undefined)
            watch.take(options.initial);
        let failures = 0;
        for (;;) {
            if (signal.aborted)
                return watch.end('aborted');
            const now = clock.now();
            if (now >= deadline)
                return watch.end('timeout');
            const interval = options.intervalMs(now - started, deadline - now);
            if (interval > 0) {
                if (!(await slept(clock, interval, signal)))
                    return watch.end('aborted');
                if (deadline - clock.now() < USEFUL_MS)
                    return watch.end('timeout');
            }
            let value;
            try {
                value = await options.read();
            }
            catch (error) {
                if (signal.aborted)
                    return watch.end('aborted');
                failures += 1;
                watch.fail(error);
                if (clock.now() >= deadline)
                    return watch.end('timeout');
                if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_0__/* .forgivesFailedLook */ .ak)(error, failures))
                    throw error;
                continue;
            }
            failures = 0;
            watch.take(value);
            if (options.isSettled(value))
                return { kind: 'settled', last: value };
        }
    }
    finally {
        await watch.close();
    }
}
/** A look that begins later could not be answered. */
const USEFUL_MS = 50;
const QUIET_MS = 30_000;
/** Remembers the last state, and calls for a heartbeat while it does not change. */
function startWatch({ changeOf, onChange, onQuiet }, clock) {
    const quiet = new AbortController();
    let last;
    let trouble;
    let known;
    let lastChangeAt = clock.now();
    let lastChange = lastChangeAt;
    const heartbeat = (async () => {
        while (!quiet.signal.aborted) {
            const due = Math.max(lastChangeAt, lastChange) + QUIET_MS;
            if (clock.now() >= due) {
                lastChangeAt = clock.now();
                onQuiet?.(last);
            }
            else if (!(await slept(clock, due - clock.now(), quiet.signal)))
                return;
        }
    })();
    return {
        /** The look that was made last failed. */
        fail(error) {
            trouble = error;
        },
        take(value) {
            trouble = undefined;
            last = value;
            const change = changeOf?.(value);
            if (change === known)
                return;
            known = change;
            lastChange = clock.now();
            onChange?.(value);
        },
        end(kind) {
            return { kind, last, trouble };
        },
        async close() {
            quiet.abort();
            await heartbeat;
        },
    };
}
/** False when the signal ended the sleep. */
async function slept(clock, ms, signal) {
    try {
        await clock.sleep(ms, signal);
        return true;
    }
    catch (error) {
        if (signal.aborted)
            return false;
        throw error;
    }
}
/*
 * When to look next. The law was chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end, from a little before to a little after it, every twentieth of it. */
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
/** Until then two or three looks: a run that fails early is not waited for to the expected end. */
const SPARSE = 0.4;
/** Milliseconds until the next look; never past the deadline, never negative. */
function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }) {
    const interval = lastDurationMs !== undefined && waitedMs < lastDurationMs * (1 + AFTER)
        ? expected(waitedMs, lastDurationMs)
        : growing(waitedMs);
    return Math.max(0, Math.min(interval, remainingMs));
}
/** For what most services need no time at all: looks at once, then ever more rarely. */
function soonThenRarely(leastMs, mostMs) {
    let looks = 0;
    return (waitedMs, remainingMs) => looks++ === 0 ? 0 : Math.min(remainingMs, mostMs, Math.max(leastMs, waitedMs / 4));
}
function growing(waitedMs) {
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}
function expected(waitedMs, lastDurationMs) {
    const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
    const untilDense = lastDurationMs * (1 - BEFORE) - waitedMs;
    return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
//# sourceMappingURL=poll.js.map

/***/ }),

/***/ 8045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ isRunOfGroup),
/* harmony export */   tI: () => (/* binding */ startSuperseder),
/* harmony export */   xA: () => (/* binding */ runMessage)
/* harmony export */ });
/* unused harmony exports cancelSuperseded, isSuperseded, isRunOf, isRunAt */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6281);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5030);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4271);
/**
 * A newer push supersedes: earlier speculative runs of the same pull request need no answer any more.
 * The message of a run of ours ends in a tag, which tells them from all other runs.
 */








/** Lists of runs are 30 a minute for all who share them: in a crowd, most gates are over before their turn. */
const SHARED_LIST = 150;
/** Who is told to come back later than that leaves it to others. */
const LIST_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. */
function startSuperseder({ cancelSuperseded: wanted, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    // A hundred workspaces wait on one signal: that is no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal, either);
    const watchingClient = unscoped.with({ signal: either, deadline, watching: true });
    let before = Promise.resolve();
    const isWanted = wanted === true && changeRequest !== undefined && mode === 'speculative';
    // Asked while there are none of this job yet: later ones would fill the list.
    const listed = isWanted && workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY */ .qz ? overview.before().catch(() => undefined) : undefined;
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
            log.debug(`Earlier runs of ${workspace} were not looked for: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** One workspace after the other: lists of runs are limited to 30 a minute. */
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
/**
 * Cancels (or discards, where they rest) earlier runs that carry the tag of this pull request, are
 * speculative and not over. Best effort: what cannot be cancelled is left alone.
 * @param moving what has not ended, where that is known already
 * @returns the ids of the runs that were asked to end, and of one that this token may not end.
 * @throws what the client threw while listing.
 */
async function cancelSuperseded(superseding, client, moving) {
    const { workspaceId, changeRequest } = superseding;
    const search = { search: changeRequest };
    const listed = moving
        ? [...moving].filter((each) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(each, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, search).page({ size: 50 })).items;
    const earlier = listed.filter((other) => isSuperseded(other, superseding));
    const ended = [];
    for (const { id, attributes } of earlier) {
        // What may not be done to one may not be done to any of them.
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
function isSuperseded(other, { run, changeRequest, options = {} }) {
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' || kind === 'person') &&
        // An older job that comes late must not cancel the newer one's run.
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
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefusal */ .vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;
/** `Plan for #42 [plangate acme/infra#42 k3x9…@6f1cb40…]`: what was judged is in it, where it is known. */
function runMessage(message, random, { changeRequest, commit, group }) {
    const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
    const part = group === undefined ? '' : `${group}.`;
    const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
    const tag = `${OPEN}${of}${part}${nonce(random)}${at}]`;
    const said = clean(message).slice(0, LONGEST - tag.length - 1);
    return said === '' ? tag : `${said} ${tag}`;
}
/** Whether this message is that of a run of ours for this pull request. */
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    // What ends the message counts: it cannot fake its end.
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
/** Whether it is one of this very commit of it. */
function isRunAt(message, changeRequest, commit) {
    return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
/** Whether it is that of a run that this group of a matrix started. */
function isRunOfGroup(message, group) {
    const text = message ?? '';
    const tag = text.slice(text.lastIndexOf(OPEN) + OPEN.length);
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    return text.includes(OPEN) && last.startsWith(`${group}.`) && last.endsWith(']');
}
function nonce(random) {
    return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
}
/** One line, without the bracket that opens a tag. */
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}
//# sourceMappingURL=supersede.js.map

/***/ }),

/***/ 94:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sW: () => (/* binding */ runDurationMs),
/* harmony export */   tC: () => (/* binding */ WATCHED),
/* harmony export */   wB: () => (/* binding */ watch)
/* harmony export */ });
/* unused harmony exports watchRun, planWords */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2373);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(988);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7820);






/** What is requested with a run: all that decides when it is over, and which workspace it belongs to. */
const WATCHED = [
    'plan',
    'task_stages',
    'cost_estimate',
    'workspace',
    'tf_policy_evaluations',
];
/** @throws GateStop when the run did not settle in time. */
async function watch(started, job) {
    job.overview.watch(started.run.id);
    const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
    if (waiting.kind !== 'settled')
        throw unsettled(waiting, started.run, job);
    const { last: watched } = waiting;
    started.seen.status = watched.run.attributes.status;
    const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
    return { ...started, watched, durationMs };
}
async function watchRun(started, job) {
    const { run: created, name: workspace } = started;
    const { options } = job;
    const client = job.client.with({ watching: true });
    const { mode, runOptions, timeoutMs } = options;
    const lastDurationMs = options.lastDurationMs?.(workspace);
    const say = (run, words) => {
        const { status } = run.attributes;
        started.seen.status = status;
        job.emit({ kind: 'progress', workspace, status, words });
    };
    const seen = [created.attributes.status];
    let last = created;
    let saidPlan = false;
    let unstamped;
    const alreadyWaitedMs = job.clock.now() - started.askedAt;
    const looking = {
        read: async () => {
            const looked = await lookAt(last, client, job);
            last = looked.run;
            refuseOtherRun(last, mode, runOptions);
            if (last.attributes.status !== seen.at(-1))
                seen.push(last.attributes.status);
            return looked;
        },
        isSettled: ({ run, taskStages }) => {
            const { status } = run.attributes;
            const stages = (taskStages ?? []).map(({ attributes }) => attributes);
            const settled = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettled */ .Is)(mode, status, stages);
            const twice = status === unstamped;
            unstamped = settled && isUnstamped(run) ? status : undefined;
            return settled && (unstamped === undefined || twice);
        },
        changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runWords */ .$W)(run), planWords(plan)]),
        intervalMs: (sinceMs, remainingMs) => {
            if (unstamped !== undefined)
                return Math.min(SECOND_LOOK_MS, remainingMs);
            const waitedMs = alreadyWaitedMs + sinceMs;
            const interval = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .nextIntervalMs */ .Lp)({ waitedMs, remainingMs, lastDurationMs });
            const shared = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
            return Math.min(remainingMs, Math.max(interval, shared));
        },
        onChange: ({ run, plan }) => {
            const words = planWords(plan);
            if (words !== undefined && !saidPlan) {
                saidPlan = true;
                say(run, words);
                if (run.attributes.status === 'planned')
                    return;
            }
            say(run, (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runWords */ .$W)(run));
        },
        onQuiet: ({ run } = { run: created }) => {
            const { status } = run.attributes;
            job.emit({ kind: 'heartbeat', workspace, status, words: (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runWords */ .$W)(run), timeoutMs });
        },
        initial: { run: created },
    };
    return { ...(await (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .poll */ .wt)(looking, job)), seen };
}
/** Nothing is asked where a list of many runs says that this one still goes on. */
async function lookAt(last, client, job) {
    const unmoved = await job.overview.unmoved(last);
    return unmoved ? { run: unmoved } : await client.runs.show(last.id, { include: WATCHED });
}
/** A run that goes on as another than was asked for: nothing that it comes to could pass. */
function refuseOtherRun(run, mode, options) {
    const { id, attributes } = run;
    if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, attributes.status) !== 'moving')
        return;
    const [difference] = (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesFromRequest */ .w3)(run, mode, options);
    if (difference !== undefined)
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('service', `Run ${id} ${difference}, by a later look.`);
}
/** How long after a state that its own timestamps do not know, where they know others. */
const SECOND_LOOK_MS = 1_000;
function isUnstamped({ attributes }) {
    const stamped = Object.entries(attributes['status-timestamps'] ?? {}).filter(([, at]) => (at ?? '') !== '');
    const own = `${attributes.status.replaceAll('_', '-')}-at`;
    return stamped.length > 0 && !stamped.some(([key]) => key === own);
}
/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
function planWords(plan) {
    if (plan?.attributes.status !== 'finished')
        return undefined;
    if (plan.attributes['has-changes'] === false)
        return 'plan: no changes';
    const { additions, changes, destructions, imports } = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .countsOf */ .mQ)(plan.attributes);
    const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
    return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function unsettled(waiting, run, { options: { timeoutMs } }) {
    if (waiting.kind === 'aborted')
        return new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('canceled', 'The job was canceled.');
    const last = waiting.last?.run ?? run;
    const words = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runWords */ .$W)(last);
    const lastSeen = words.startsWith('"') ? words : `"${last.attributes.status}" (${words})`;
    const current = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
    const behind = last.attributes.status === 'pending' && current !== last.id
        ? ` The current run of the workspace is ${current}.`
        : '';
    const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('timeout', `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}, after ${waiting.seen.join(', ')}. Raise \`timeout\`, or see in the run what it waits for.${behind}${trouble}`);
}
function minutes(ms) {
    const seconds = Math.round(ms / 1_000);
    const whole = Math.floor(seconds / 60);
    const rest = seconds % 60;
    if (whole === 0)
        return `${rest} s`;
    return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
/** From creation to the last status, by the service's own clock; undefined when it has no timestamps. */
function runDurationMs({ attributes }) {
    const created = Date.parse(attributes['created-at'] ?? '');
    const ends = Object.values(attributes['status-timestamps'] ?? {})
        .map((text) => Date.parse(text ?? ''))
        .filter((time) => Number.isFinite(time));
    const duration = ends.reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
    return duration > 0 ? duration : undefined;
}
//# sourceMappingURL=watch.js.map

/***/ }),

/***/ 6595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ countsInLog),
/* harmony export */   i: () => (/* binding */ fromPlanLog)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 */


const MOST = 100;
const LONGEST = 4_000;
function fromPlanLog(log) {
    const lines = log.split('\n').map((line) => stripControls(line.slice(0, LONGEST * 4)));
    const structured = lines.flatMap(fromJsonLine);
    const found = distinct(structured.length > 0 ? structured : fromBoxes(lines));
    return found.filter((it) => !repeatsAnother(it, found)).slice(0, MOST);
}
/** What started Terraform may end the log with all that Terraform said, in one line. */
function repeatsAnother({ summary }, all) {
    return all.some((other) => summary.includes(`Error: ${other.summary}`));
}
/** What a plan's log counts: to add, change, destroy and import; undefined where it does not say. */
function countsInLog(log) {
    const summaries = log.split('\n').flatMap((line) => {
        const text = stripControls(line.slice(0, LONGEST)).trim();
        const counts = text.startsWith('{') ? countsInJson(text) : countsInText(text);
        return counts === undefined ? [] : [counts];
    });
    return summaries.at(-1);
}
function countsInJson(line) {
    const message = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line);
    const changes = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(message)['changes'];
    if ((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(message)['type'] !== 'change_summary')
        return undefined;
    if ((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(changes)['operation'] !== 'plan')
        return undefined;
    return ['add', 'change', 'remove', 'import'].map((name) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(changes)[name]) ?? 0);
}
/** `Plan: 1 to import, 2 to add, 0 to change, 1 to destroy.` */
function countsInText(line) {
    if (line.startsWith('No changes.'))
        return [0, 0, 0, 0];
    if (!line.startsWith('Plan: ') || !line.endsWith(' to destroy.'))
        return undefined;
    const words = line.slice('Plan: '.length, -1).split(', ');
    return ['add', 'change', 'destroy', 'import'].map((name) => {
        const word = words.find((each) => each.endsWith(` to ${name}`)) ?? '';
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(Number.parseInt(word, 10)) ?? 0;
    });
}
function fromJsonLine(line) {
    const diagnostic = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line))['diagnostic'];
    const severity = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(diagnostic)['severity'];
    const summary = textField(diagnostic, 'summary');
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const range = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(diagnostic)['range'];
    const start = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(range)['start'])['line']);
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST),
            detail: textField(diagnostic, 'detail')?.slice(0, LONGEST),
            address: textField(diagnostic, 'address'),
            file: textField(range, 'filename'),
            line: start || undefined,
        },
    ];
}
/** `│ Error: …`, then `│   on main.tf line 3, in resource "a" "b":`, then the text up to `╵`. */
function fromBoxes(lines) {
    const found = [];
    let current;
    let detail = [];
    const close = () => {
        if (current !== undefined) {
            const text = detail.join('\n').trim();
            found.push({ ...current, detail: text === '' ? undefined : text.slice(0, LONGEST) });
        }
        current = undefined;
        detail = [];
    };
    for (const raw of lines) {
        const line = unbox(raw);
        const opening = opens(line);
        if (opening !== undefined) {
            close();
            current = opening;
        }
        else if (raw.trimStart().startsWith('╵'))
            close();
        else if (current !== undefined) {
            // `3: bucket = 1` is the source again.
            const isSource = /^\d{1,6}:/.test(line.trim());
            const place = parseLocation(line);
            if (place !== undefined && current.file === undefined)
                Object.assign(current, place);
            else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
                current.address = line.trim().slice('with '.length, -1);
            }
            else if (!isSource)
                detail.push(line.trim());
        }
        if (found.length >= MOST)
            break;
    }
    close();
    return found;
}
function unbox(line) {
    const trimmed = line.trimStart();
    return trimmed.startsWith('│') ? trimmed.slice(1).trimStart() : line;
}
function opens(line) {
    const [, word, summary = ''] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
    if (word === undefined)
        return undefined;
    return { severity: word === 'Error' ? 'error' : 'warning', summary: summary.trim() };
}
/** `on main.tf line 3, in resource "a" "b":` */
function parseLocation(line) {
    const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
    const number = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(Number(digits));
    return file !== undefined && number ? { file, line: number } : undefined;
}
/** Colours and the marks at the log's two ends. */
function stripControls(line) {
    const [first = '', ...coloured] = line.split('\u001b[');
    const text = coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ''));
    return [first, ...text].join('').replaceAll(/(?!\t)\p{Cc}/gu, '');
}
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function textField(value, key) {
    const text = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(value)[key];
    return typeof text === 'string' && text !== '' ? text : undefined;
}
//# sourceMappingURL=from-plan-log.js.map

/***/ })

};
