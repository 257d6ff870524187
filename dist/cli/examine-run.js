export const id = 551;
export const ids = [551];
export const modules = {

/***/ 6551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examineRun: () => (/* binding */ examineRun)
});

// UNUSED EXPORTS: newestRun

// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(6909);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(1090);
// EXTERNAL MODULE: ./build/src/policy/as-asked.js
var as_asked = __webpack_require__(2408);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 2 modules
var decide = __webpack_require__(9075);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(3239);
// EXTERNAL MODULE: ./build/src/gate/adopt-overridden.js + 1 modules
var adopt_overridden = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(5281);
// EXTERNAL MODULE: ./build/src/gate/job.js
var gate_job = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 6 modules
var judge = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(3979);
;// CONCATENATED MODULE: ./build/src/gate/existing-run.js



/**
 * Watches the run until it is settled and reads all that judged it, as the mode of the job wants it.
 *
 * @param existing.versionId the configuration version that it must have planned
 * @param existing.unsaid what was not said of it, as sentences: then nothing is green
 * @throws GateStop when it did not settle in time, or what the client threw
 */
async function judgeExisting(workspace, { run, versionId, unsaid }, job) {
    const { name, soFar } = workspace;
    const runUrl = (0,gate_job/* runUrlOf */.Q)(name, run.id, job);
    const seen = { id: run.id, url: runUrl, status: run.attributes.status };
    soFar.versionId = versionId;
    soFar.run = seen;
    job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
    const askedAt = job.clock.now();
    const started = { ...workspace, versionId, run, askedAt, seen, unsaid };
    return await (0,judge/* judge */.S4)(await (0,watch/* watch */.wB)(started, job), job);
}
//# sourceMappingURL=existing-run.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(5589);
;// CONCATENATED MODULE: ./build/src/gate/examine-run.js
/** A run that is named: found, held against what it must be, and judged where it rests or once it does. */












/** Never throws for anything that the service or the network does, and ends no run. */
async function examineRun(wanted, asked, ports) {
    const began = ports.clock.now();
    try {
        const { run, workspace } = await findRun(wanted, ports.client);
        const mode = run.attributes['save-plan'] === true ? 'provisional' : 'speculative';
        const options = wanted.any ? (0,as_asked/* toldOptions */.Sd)(run) : (asked.runOptions ?? {});
        const known = await placeOf(wanted, run, workspace, ports.client);
        const organization = wanted.organization ?? (0,resource/* relatedId */.Dl)(workspace ?? {}, 'organization') ?? '';
        const allowPartial = wanted.any || asked.allowPartial;
        const job = (0,gate_job/* startJob */._)({ ...UNUSED, ...asked, mode, organization, runOptions: options, allowPartial }, { ...ports, pack: () => Promise.reject(new Error('a run that is there is not packed')) });
        try {
            const one = await judgeWanted(wanted, run, known, job).catch((error) => (0,end_run/* giveUp */.Ht)(known, error, job));
            job.emit({ kind: 'workspace-decided', result: one });
            const verdict = (0,decide/* combine */.kg)([{ name: one.workspace, verdict: one.verdict }]);
            const durationMs = ports.clock.now() - began;
            return {
                result: { verdict, workspaces: [one], archives: [], durationMs },
                options,
                mode,
                run,
            };
        }
        finally {
            await job.close();
        }
    }
    catch (error) {
        const ended = ports.signal.aborted ? 'aborted' : undefined;
        const known = {
            workspace: wanted.workspace?.name ?? wanted.id,
            failure: (0,failure_of/* failureOf */.g5)(error, ended),
        };
        const result = (0,end_run.unjudged)([known], ports.clock.now() - began);
        return { result, options: asked.runOptions ?? {}, mode: 'speculative', run: undefined };
    }
}
/** Options of a gate that starts nothing. */
const UNUSED = {
    workspaces: [],
    message: '',
    rules: 'terraform',
    autoQueueRuns: false,
    onFailure: 'keep',
};
async function findRun({ id, workspace }, client) {
    if (id !== 'latest')
        return await client.runs.show(id, { include: ['workspace'] });
    const newest = await newestRun(workspace?.id ?? '', client);
    if (newest === undefined)
        throw new failure_of/* GateStop */.K$('input', 'The workspace has no run yet.');
    return await client.runs.show(newest.id, { include: ['workspace'] });
}
async function newestRun(workspaceId, client) {
    const { items } = await client.runs.list(workspaceId).page({ number: 1, size: 1 });
    return items[0];
}
/** The workspace that the run must be of; the one that it names where none was said. */
async function placeOf({ workspace: wanted }, run, included, client) {
    const of = (0,resource/* relatedId */.Dl)(run, 'workspace');
    const workspaceId = wanted?.id ?? of;
    if (workspaceId === undefined) {
        throw new failure_of/* GateStop */.K$('service', `Run ${run.id} does not say which workspace it belongs to.`);
    }
    const read = of === workspaceId ? included : undefined;
    const { attributes } = read ?? (await client.workspaces.show(workspaceId));
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(attributes['working-directory']);
    return {
        name: wanted?.name ?? attributes.name,
        workspaceId,
        workingDirectory: 'path' in working ? working.path : '',
        root: undefined,
        soFar: { notices: [], mayHaveRun: false },
    };
}
async function judgeWanted(wanted, found, known, job) {
    const { client } = job;
    const { version, ...unknown } = await versionOf(wanted, found, client);
    const { run, taskStages = [] } = await client.runs.show(found.id, { include: watch/* WATCHED */.tC });
    const stages = taskStages.map(({ attributes }) => attributes);
    if (!wanted.waits && !(0,status_status/* isSettled */.Is)(job.options.mode, run.attributes.status, stages)) {
        throw new failure_of/* GateStop */.K$('timeout', `Run ${run.id} is not over, so nothing of it is judged yet: ${(0,status_status/* runWords */.$W)(run)}. \`plangate runs watch\` waits for it.`);
    }
    const { sha256, workspace } = wanted;
    if (sha256 !== undefined && !(await (0,adopt_overridden/* plannedThese */.U)(sha256, run.id, client))) {
        throw new failure_of/* GateStop */.K$('service', `Run ${run.id} planned other files than the report is about.`);
    }
    const unsaid = [
        workspace === undefined
            ? `Nobody said which workspace run ${run.id} must be of (--workspace): not compared.`
            : '',
        unknown.unsaid ?? '',
    ].filter((sentence) => sentence !== '');
    const compared = { run, versionId: version, unsaid: wanted.any ? [] : unsaid };
    if (wanted.any)
        known.soFar.notices.push(...unsaid);
    const judged = await judgeExisting(known, compared, job);
    return wanted.id === 'latest' ? await stillNewest(judged, run, known, job) : judged;
}
/** The version that the run must have planned: the one that was said, or its own if that is of the commit. */
async function versionOf({ versionId, commit }, run, client) {
    const own = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    if (own === undefined) {
        throw new failure_of/* GateStop */.K$('service', `Run ${run.id} does not say which configuration version it planned.`);
    }
    if (commit === undefined) {
        if (versionId !== undefined)
            return { version: versionId };
        const unsaid = `Nobody said which configuration version (--version) or commit (--commit) run ${run.id} must be of: not compared.`;
        return { version: own, unsaid };
    }
    const of = await client.configurationVersions.ingressAttributes(own).catch((error) => {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found')
            return undefined;
        throw error;
    });
    const sha = of?.attributes['commit-sha'] ?? undefined;
    if (sha === undefined) {
        const unsaid = `Configuration version ${own} was uploaded and is of no commit that the service knows: not compared. Say which version it must be (--version).`;
        return { version: versionId ?? own, unsaid };
    }
    if (sha.toLowerCase() !== commit.toLowerCase()) {
        throw new failure_of/* GateStop */.K$('service', `Run ${run.id} is of the commit ${sha}, not of ${commit}.`);
    }
    return { version: versionId ?? own };
}
/** Whoever asks for the latest run is not served with one that was the latest when they asked. */
async function stillNewest(judged, run, { workspaceId }, { client }) {
    const newest = await newestRun(workspaceId, client);
    if (newest === undefined || newest.id === run.id)
        return judged;
    throw new failure_of/* GateStop */.K$('service', `Run ${run.id} was the latest when it was looked for, and run ${newest.id} is by now. Ask again, or for one of them by its id.`);
}
//# sourceMappingURL=examine-run.js.map

/***/ })

};
