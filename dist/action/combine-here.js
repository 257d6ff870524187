export const id = 285;
export const ids = [285];
export const modules = {

/***/ 2285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  combinesInstead: () => (/* binding */ combinesInstead),
  workspacesOfGroups: () => (/* binding */ workspacesOfGroups)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(3836);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/client.js + 22 modules
var client_client = __webpack_require__(4959);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 1 modules
var decide = __webpack_require__(9265);
// EXTERNAL MODULE: ./build/src/model/other-groups.js
var other_groups = __webpack_require__(5830);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(7832);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/supersede.js
var supersede = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/src/gate/group-claims.js
/**
 * The claims about the report of a group, and about a run that it names, that must hold before the run
 * is judged. Each claim has a name, so that a test can leave it out and see what is accepted without it.
 */


/** Each returns a sentence about why no report can be used, or undefined. They are checked in this order. */
const REPORT_CLAIMS = {
    isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
        ? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
        : undefined,
    isOfCommit: ({ group: { group }, commit }, report) => {
        if (commit !== undefined && report.commit === commit)
            return undefined;
        const of = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
        return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
    },
    isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
        const named = report.workspaces.map(({ name }) => name).sort();
        return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
            ? undefined
            : `The report of group ${group} is not about the workspaces of that group.`;
    },
};
/** Finds the only report of a group. */
function findReportBy(claims) {
    return (search) => {
        const { group } = search.group;
        const ofGroup = search.reports.filter((report) => report.group === group);
        const [report] = ofGroup;
        if (report === undefined) {
            const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
            return { why };
        }
        for (const isSo of Object.values(claims)) {
            const why = isSo(search, report, ofGroup);
            if (why !== undefined)
                return { why };
        }
        return { report };
    };
}
const RUN_CLAIMS = {
    /** The message of a run can be written only with the token. A report can be written by everybody who writes files. */
    isOfGroup: ({ id, group, message }) => (0,supersede/* isRunOfGroup */.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
    isOfChange({ id, change, message }) {
        const of = (0,supersede/* changeOfRun */.hS)(message);
        if (!(0,supersede/* areOtherChanges */._d)(of, change))
            return undefined;
        return `Run ${id} was started for ${of}, and this job is about ${change}.`;
    },
    isOver: ({ id, status, mode, stages, words }) => (0,model_status/* isSettled */.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
};
/** Makes a function that answers with the first claim that a run does not meet, and why; undefined if it meets all. */
function refuseRunBy(claims) {
    return (run) => {
        for (const [claim, isSo] of Object.entries(claims)) {
            const why = isSo(run);
            if (why !== undefined)
                return { claim, why };
        }
        return undefined;
    };
}
//# sourceMappingURL=group-claims.js.map
// EXTERNAL MODULE: ./build/src/gate/job.js
var gate_job = __webpack_require__(4466);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 2 modules
var judge = __webpack_require__(1675);
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js












const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
/** How many runs are judged at the same time. More would only wait for the service's rate limit. */
const LANES = 40;
/**
 * Judges the runs that the groups started.
 *
 * @returns one result for all groups. It never rejects for anything that the reports, the service or the
 *   network do: that is in the result.
 */
async function combineGroups({ groups, reports, commit }, options, { seals, ...ports }) {
    const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
    const names = groups.flatMap(({ workspaces }) => workspaces);
    const job = (0,gate_job/* startJob */._)(options, { ...ports, pack });
    try {
        const listed = seals.suffice
            ? new Map()
            : await (0,overview/* listWorkspaces */.FF)(job.client, options.organization, names);
        const strangers = reports
            .filter(({ group }) => !groups.some((expected) => expected.group === group))
            .map((report) => `The report ${report.name} is of ${groupName(report)}, which the matrix does not have.`)
            .map((message) => undecided(other_groups/* OTHER_GROUPS */.g, message));
        const judged = groups.flatMap((group) => {
            const judgeOne = judgeOf(group, findReport({ group, reports, commit }), {
                seals,
                listed,
                job,
            });
            return group.workspaces.map((name) => async () => {
                const result = await judgeOne(name);
                job.emit({ kind: 'workspace-decided', result });
                return result;
            });
        });
        const workspaces = [...(await inLanes(judged)), ...strangers.slice(0, 1)];
        const verdicts = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
        const verdict = workspaces.length === 0 ? (0,decide.decideUnaffected)(options.requirePolicies) : (0,decide/* combine */.kg)(verdicts);
        return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
    }
    finally {
        await job.close();
    }
}
/** The function that judges each workspace of one group. */
function judgeOf({ group }, foundReport, { seals, listed, job }) {
    if ('why' in foundReport) {
        return async (name) => ({ ...undecided(name, foundReport.why), missedBy: group });
    }
    const { report } = foundReport;
    const opened = seals.open(report, group);
    const sealedResultOf = (name) => 'why' in opened ? undefined : opened.workspaces.find(({ workspace }) => workspace === name);
    if (!seals.suffice) {
        return (name) => judgeWorkspaceOfGroup({ name, group, report, listed: listed.get(name), sealedResult: sealedResultOf(name) }, job);
    }
    const why = 'why' in opened ? opened.why : `The report ${report.name} is not sealed for it.`;
    return async (name) => sealedResultOf(name) ?? undecided(name, why);
}
async function inLanes(tasks) {
    const done = [];
    const left = tasks.entries();
    const lane = async () => {
        for (const [index, task] of left)
            done[index] = await task();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return done;
}
function groupName({ group }) {
    return group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
}
async function judgeWorkspaceOfGroup(named, job) {
    try {
        return await readAndJudge(named, job);
    }
    catch (error) {
        const { kind, message } = (0,failure_of/* failureOf */.g5)(error, job.ended());
        const { report, name, group } = named;
        const isMissed = report.workspaces.every((each) => each.name !== name || !each.runId);
        return { ...undecided(name, message, kind), missedBy: isMissed ? group : undefined };
    }
}
async function readAndJudge({ name, group, report, listed, sealedResult }, job) {
    const { client, options } = job;
    const { runId, configurationVersionId: versionId } = report.workspaces.find((each) => each.name === name) ?? {};
    if (runId === undefined || versionId === undefined) {
        throw new failure_of/* GateStop */.K$('service', `Group ${group} started no run for it: its job says why.`);
    }
    const [watched, workspace] = await Promise.all([
        client.runs.show(runId, { include: watch/* WATCHED */.tC }),
        listed ?? findByName(name, client, options),
    ]);
    const { run, taskStages = [] } = watched;
    const { status, message } = run.attributes;
    const stages = taskStages.map(({ attributes }) => attributes);
    const { mode } = options;
    const refused = refuseRun({
        id: runId,
        group,
        change: options.changeRequest,
        status,
        message,
        mode,
        stages,
        words: (0,model_status/* runWords */.$W)(run),
    });
    if (refused !== undefined) {
        throw new failure_of/* GateStop */.K$(refused.claim === 'isOver' ? 'timeout' : 'service', refused.why);
    }
    const required = { runId, versionId, workspace: { id: workspace.id, name } };
    const ofRun = sealedResult?.runId === runId ? sealedResult : undefined;
    const rules = await (0,judge/* guardOf */.HY)(workspace.id, job);
    const judged = await (0,judge/* judgeRun */.Zy)(watched, (0,judge/* runRequirements */.ck)(options, required), job, {
        rules,
        sealedResult: ofRun?.verdict.word === 'passed' ? ofRun : undefined,
        earlierChanges: ofRun?.changes,
    });
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(workspace.attributes['working-directory']);
    const workingDirectory = 'path' in working ? working.path : '';
    const directory = options.workspaces.find((each) => each.name === name)?.directory;
    const described = (0,find_workspace/* startOfResult */.ng)({
        name,
        workspaceId: workspace.id,
        workingDirectory,
        root: directory === undefined ? undefined : (0,find_workspace/* uploadRoot */.SS)(directory, workingDirectory),
        notices: [],
        mayHaveRun: true,
        versionId: (0,resource/* relatedId */.Dl)(run, 'configuration-version'),
        runSeen: { id: runId, url: (0,gate_job/* runUrlOf */.Q)(name, runId, job), status },
    });
    return { ...(0,judge/* toWorkspaceResult */.q)(judged, described, status, job), durationMs: (0,watch/* runDurationMs */.sW)(run) };
}
function findByName(name, client, { organization }) {
    return client.workspaces.showByName(organization, name);
}
function undecided(workspace, message, kind = 'service') {
    return (0,end_run/* unjudgedWorkspace */.sH)({ workspace, failure: { kind, message } });
}
//# sourceMappingURL=combine-groups.js.map
// EXTERNAL MODULE: ./build/src/gate/sealed-group.js
var sealed_group = __webpack_require__(539);
// EXTERNAL MODULE: ./build/src/check/plan-and-judge.js + 1 modules
var plan_and_judge = __webpack_require__(3839);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(3962);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(1680);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/trust/seal.js
var seal = __webpack_require__(3919);
;// CONCATENATED MODULE: ./build/src/check/combine-here.js
/** Judges the groups of a matrix in place of the gate, and reads their reports. */












const openGroup = (0,sealed_group/* openGroupBy */.d)(sealed_group/* SEAL_CLAIMS */.W);
/** The workspaces of all groups as the input `workspaces` takes them, which needs at least one name. */
function workspacesOfGroups(groups) {
    const names = groups.flatMap(({ workspaces, named = workspaces }) => named);
    return names.length > 0 ? names : ['none'];
}
/** Makes what runs in place of the gate: it packs nothing and starts nothing. */
function combinesInstead({ groups, from, sealKey }) {
    return async (request, ports, secrets) => {
        const { settings, subject, context, workingDirectory, repositoryRoot } = request;
        const deadline = ports.endsAt - (0,job_time/* keptForPublishing */.L5)(settings.timeoutMs);
        const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, deadline, secrets, discovers: true });
        const workspaces = settings.workspaces.flatMap((selector) => {
            if (selector.kind !== 'name')
                return [];
            const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
            return [{ name: selector.name, directory }];
        });
        const options = {
            ...settings,
            workspaces,
            message: '',
            changeRequest: subject.changeRequest,
            deadline,
            cancelSuperseded: false,
            guard: (0,plan_and_judge/* guardOf */.HY)(settings, subject),
            diff: (0,plan_and_judge/* planDiffOf */.qE)(settings, secrets),
        };
        const commit = context.commit?.sha;
        const change = subject.changeRequest;
        const reports = await (0,ended_by/* endedBy */.m)(ports.over, readReports(from));
        const expected = (0,sealed_group.sealedSettings)(settings, { commit, repository: context.repository?.slug });
        const key = sealKey ?? (0,seal/* reportKey */.y1)(settings.token);
        const here = (root) => (0,external_node_path_.resolve)(repositoryRoot, root);
        const seals = {
            suffice: sealKey !== undefined,
            open(report, group) {
                const opened = openGroup(key, report, { group, change, settings: expected });
                if ('why' in opened)
                    return opened;
                return { workspaces: (0,sealed_group.withRoots)(opened.workspaces, here) };
            },
        };
        return await combineGroups({ groups, reports, commit }, options, { ...ports, client, seals });
    };
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist/* looseObject */._H3({
    tool: dist/* looseObject */._H3({ name: dist/* literal */.euz('plangate') }),
    group: dist/* optional */.lqM(dist/* string */.YjP()),
    commit: dist/* optional */.lqM(dist/* looseObject */._H3({ sha: dist/* string */.YjP() })),
    sealed: dist/* optional */.lqM(dist/* string */.YjP()),
    workspaces: dist/* array */.YOg(dist/* looseObject */._H3({
        name: dist/* string */.YjP(),
        runId: dist/* optional */.lqM(dist/* string */.YjP()),
        configurationVersionId: dist/* optional */.lqM(dist/* string */.YjP()),
    })),
});
/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
async function readReports(directory) {
    const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
        .sort();
    const reports = [];
    for (const file of files) {
        const text = await (0,read_regular/* readRegular */.VX)(file, MOST_BYTES).catch(() => '');
        const read = dist/* safeParse */.xLC(reportSchema, (0,parse/* parseJson */.qF)(text));
        if (!read.success)
            continue;
        const { group, commit, workspaces, sealed } = read.output;
        const name = (0,external_node_path_.relative)(directory, file);
        reports.push({ name, group, commit: commit?.sha, workspaces, sealed });
    }
    return reports;
}
//# sourceMappingURL=combine-here.js.map

/***/ }),

/***/ 539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SEAL_CLAIMS),
/* harmony export */   d: () => (/* binding */ openGroupBy),
/* harmony export */   sealGroup: () => (/* binding */ sealGroup),
/* harmony export */   sealedSettings: () => (/* binding */ sealedSettings),
/* harmony export */   withRoots: () => (/* binding */ withRoots)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3919);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5603);
/* harmony import */ var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8045);
/**
 * The results of one group of a matrix, sealed for the job that combines the groups. Without the key they
 * can neither be read nor changed, and they count as a whole or not at all.
 */




/** @param judged what the verdicts are about */
function sealedSettings(settings, { commit, repository }) {
    const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
    const { protect, maxDestroys, maxActions, guardExcept } = settings;
    return {
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
        commit,
        repository,
        hostname: origin,
        organization,
        mode,
        'options of the run': runOptions,
        'require-policies': requirePolicies,
        'allow-partial': allowPartial,
        protect,
        'max-destroys': maxDestroys,
        'max-actions': maxActions,
        'guard-except': guardExcept,
    };
}
/** Changes the root directory of each result: every runner has the checkout at another path. */
function withRoots(workspaces, change) {
    return workspaces.map((result) => result.root === undefined ? result : { ...result, root: change(result.root) });
}
/** @param key as `reportKey` makes it of the service's token */
function sealGroup(key, judged) {
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(JSON.stringify(judged)).toString('base64url');
    return `${text}.${(0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealOf */ .Ru)(key, text)}`;
}
/** Each returns a sentence about why a seal does not count, or undefined. They are asked in this order. */
const SEAL_CLAIMS = {
    isThere: ({ name, sealed }) => sealed === undefined ? `The report ${name} is not sealed.` : undefined,
    isOfKey: ({ key, name, sealed = '' }) => {
        const [text = '', seal = '', ...more] = sealed.split('.');
        if (more.length === 0 && (0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .isSealed */ .dy)(key, text, seal))
            return undefined;
        return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
    },
    isOfGroup: ({ name, expected, read }) => read().group === expected.group ? undefined : `The report ${name} is sealed for another group.`,
    isOfChange: ({ name, expected: { change }, read }) => {
        const sealed = read().change;
        if (!(0,_supersede_js__WEBPACK_IMPORTED_MODULE_2__/* .areOtherChanges */ ._d)(sealed, change))
            return undefined;
        return `The report ${name} is sealed for ${sealed}, and this job is about ${change}.`;
    },
    isOfSettings: ({ name, expected: { settings }, read }) => {
        const opened = read().settings;
        const differing = Object.keys(settings).filter((each) => JSON.stringify(opened[each]) !== JSON.stringify(settings[each]));
        if (differing.length === 0)
            return undefined;
        return `The report ${name} was made with other settings than are asked for here: ${differing.join(', ')}.`;
    },
};
/** Opens the seal of a group, if all these claims hold. */
function openGroupBy(claims) {
    return (key, { name, sealed }, expected) => {
        const read = () => {
            const [text = ''] = (sealed ?? '').split('.');
            return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(Buffer.from(text, 'base64url')).toString());
        };
        const opening = { key, name, sealed, expected, read };
        for (const isSo of Object.values(claims)) {
            const why = isSo(opening);
            if (why !== undefined)
                return { why };
        }
        return { workspaces: read().workspaces };
    };
}
//# sourceMappingURL=sealed-group.js.map

/***/ })

};
