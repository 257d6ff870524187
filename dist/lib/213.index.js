export const id = 213;
export const ids = [213,308];
export const modules = {

/***/ 2308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ findReport),
/* harmony export */   readReports: () => (/* binding */ readReports)
/* harmony export */ });
/* unused harmony export REPORT_CLAIMS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3962);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/**
 * The reports that the jobs of a matrix left. They only say which runs to read: each run is judged again. The claims about a
 * report must hold before a run that it names is read. Each has a name, so that a test can leave it out and see what is
 * accepted without it.
 */





const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    tool: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('plangate') }),
    group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        runId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        configurationVersionId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        seals: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    })),
});
/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
async function readReports(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name))
        .sort();
    const reports = [];
    for (const file of files) {
        const reading = (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(file, MOST_BYTES);
        const value = await reading.then(_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF, () => undefined);
        const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(reportSchema, value, { abortEarly: true });
        if (!parsed.success)
            continue;
        const { group, commit, workspaces } = parsed.output;
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, file);
        reports.push({ name, group, commit: commit?.sha, workspaces });
    }
    return reports;
}
/** Each returns a sentence about why no report can be used, or undefined. They are checked in this order. */
const REPORT_CLAIMS = {
    isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
        ? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
        : undefined,
    isOfCommit: ({ group: { group }, commit }, report) => {
        if (commit !== undefined && report.commit === commit)
            return undefined;
        const reported = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
        return `The report of group ${group} is of ${reported}, and this job is of ${commit ?? 'none that it knows'}.`;
    },
    isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
        const named = report.workspaces.map(({ name }) => name).sort();
        return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
            ? undefined
            : `The report of group ${group} is not about the workspaces of that group.`;
    },
};
/** Finds the only report of a group. @param claims all of them; a test leaves one out */
function findReport(search, claims = REPORT_CLAIMS) {
    const { group } = search.group;
    const ofGroup = search.reports.filter((report) => report.group === group);
    const [report] = ofGroup;
    if (report === undefined) {
        const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
        // Mostly they are in another directory.
        const none = ' No other group did, either: see that `from` names the directory of the reports.';
        return { why: search.reports.length === 0 ? why + none : why };
    }
    for (const claim of Object.values(claims)) {
        const why = claim(search, report, ofGroup);
        if (why !== undefined)
            return { why };
    }
    return { report };
}
//# sourceMappingURL=group-reports.js.map

/***/ }),

/***/ 5213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openMatrixGroup: () => (/* binding */ openMatrixGroup)
/* harmony export */ });
/* unused harmony exports RUN_CLAIMS, refuseRun */
/* harmony import */ var _model_other_groups_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5830);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7170);
/* harmony import */ var _group_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2308);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8039);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(370);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9354);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9268);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4990);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4963);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4296);
/* harmony import */ var _current_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(189);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4132);















/** More would only wait for the service's rate limit. */
const MOST_AT_ONCE = 40;
function openMatrixGroup(request, { client, groups, readReports, commit, directoryOf }) {
    return {
        gives: { run: true, plannedCommit: false, serviceSystems: true },
        startsCode: false,
        startsTogether: false,
        mostAtOnce: MOST_AT_ONCE,
        async find(scope) {
            const reports = await readReports();
            const names = groups.flatMap(({ workspaces }) => workspaces);
            // The groups have canceled what their runs supersede.
            const plan = { ...request.plan, cancelSuperseded: false };
            const service = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_10__/* .openServiceScope */ .G)({ ...request, plan }, scope, client, names.length);
            const matrix = groups[0]?.group.split('-')[0] ?? '';
            const search = service.change.sealing?.searched ?? matrix;
            const runs = (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createListedRuns */ .oS)(service.client, service.clock, search, plan);
            const listed = await (0,_overview_js__WEBPACK_IMPORTED_MODULE_6__/* .listWorkspaces */ .FF)(service.client, plan.organization, names);
            const inGroups = groups.flatMap((group) => findInGroup(group, reports, commit));
            const found = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_9__/* .runConcurrently */ .G)(inGroups.map((each) => () => placeFiles(each, { listed, directoryOf }, service)), MOST_AT_ONCE);
            return {
                found: [...found, ...foreignIn(reports, groups)],
                prepare: async (workspace) => workspace,
                async *offers(workspace) {
                    yield await offerRunOfGroup(workspace, runs, service);
                },
                // Its job has to run again, where it started no run.
                giveUp: async ({ group, reported }) => ({
                    missedBy: reported.runId === undefined ? group : undefined,
                }),
                close: service.close,
            };
        },
    };
}
const stop = (text, kind = 'service') => new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$(kind, { code: _model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.wrongGroup, text });
function findInGroup(group, reports, commit) {
    const found = (0,_group_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .findReport */ .k)({ group, reports, commit });
    return group.workspaces.map((name) => {
        if ('why' in found)
            return { name, error: stop(found.why), missedBy: group.group };
        const { workspaces } = found.report;
        const reported = workspaces.find((workspaceOfReport) => workspaceOfReport.name === name) ?? {};
        const place = { workingDirectory: '', root: undefined, notices: [] };
        return { name, ...place, group: group.group, reported };
    });
}
/** Says where the files of a workspace are, as the service knows it. What it refuses to say is that of one workspace. */
async function placeFiles(found, { listed, directoryOf, }, { client, plan }) {
    if ((0,_source_js__WEBPACK_IMPORTED_MODULE_13__/* .isUnjudged */ .t)(found))
        return found;
    const { name, reported } = found;
    const isStarted = reported.runId !== undefined && reported.configurationVersionId !== undefined;
    // Its job says why.
    if (!isStarted)
        return found;
    try {
        const workspace = listed.get(name) ?? (await client.workspaces.showByName(plan.organization, name));
        const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkingDirectory */ .bq)(workspace.attributes['working-directory']);
        const workingDirectory = 'path' in working ? working.path : '';
        const directory = directoryOf(name);
        const root = directory === undefined ? undefined : (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .uploadRoot */ .SS)(directory, workingDirectory);
        return { ...found, workspace, workingDirectory, root };
    }
    catch (error) {
        return { name, error };
    }
}
/** The first report that is of no group of the matrix keeps the gate closed. */
function foreignIn(reports, groups) {
    const groupNames = new Set(groups.map(({ group }) => group));
    const foreign = reports.find(({ group }) => !groupNames.has(group));
    if (foreign === undefined)
        return [];
    const { name, group } = foreign;
    const what = group === undefined ? 'another check' : `the group ${group.slice(0, 40)}`;
    const why = `The report ${name} is of ${what}, which the matrix does not have.`;
    return [{ name: _model_other_groups_js__WEBPACK_IMPORTED_MODULE_14__/* .OTHER_GROUPS */ .g, error: stop(why) }];
}
/** @throws GateStop if the group reported no run, or if the run does not count; or what the client threw */
async function offerRunOfGroup({ name, group, reported, workspace, workingDirectory, root }, listed, service) {
    const { client, plan, change, clock } = service;
    const { sealing } = change;
    const { runId, configurationVersionId: versionId, seals: otherSeals } = reported;
    if (runId === undefined || versionId === undefined || workspace === undefined) {
        throw stop(`Group ${group} started no run for it: its job says why.`);
    }
    if (sealing === undefined) {
        throw stop('Which commit this job is about is not known, so no run is known as its own.');
    }
    const watched = await client.runs.show(runId, {
        include: [..._run_js__WEBPACK_IMPORTED_MODULE_8__/* .WATCHED */ .tC, 'configuration_version'],
    });
    const { run, configurationVersion: version } = watched;
    const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .openSealsOf */ .YH)({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
    if ('why' in own)
        throw stop(`Run ${runId} ${own.text}.`);
    const { head, searched: changeRequest, seals, endedByComment, commentKey, form } = sealing;
    const stages = (0,_run_js__WEBPACK_IMPORTED_MODULE_8__/* .partsThatMayWait */ .QD)(watched);
    const asked = { commentKey, form, options: (0,_run_js__WEBPACK_IMPORTED_MODULE_8__/* .digestOfOptions */ .I0)(plan.runOptions, seals) };
    const refused = refuseRun({ group, head, mode: plan.mode, gate: asked, own, run, stages });
    if (refused !== undefined) {
        throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
    }
    const ports = { client, clock, seals, listed, changeRequest, endedByComment };
    const why = await (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .whyNotUsable */ .gK)(run, own, head, { ...ports, version });
    if (why !== undefined)
        throw stop(`Run ${runId} ${why}.`);
    const found = {
        name,
        workspaceId: workspace.id,
        versionId,
        workingDirectory,
        root,
        current: (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .currentConfigurationOf */ .$b)(workspace),
        notices: [],
        mayHaveRun: true,
        seals: otherSeals && Array.from(otherSeals),
        durationMs: (0,_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runDurationMs */ .sW)(run),
    };
    const settled = (0,_run_js__WEBPACK_IMPORTED_MODULE_8__/* .settledRun */ .Pm)(found, runId, watched, service);
    const findBaseRun = (0,_current_run_js__WEBPACK_IMPORTED_MODULE_11__/* .baseRunFinder */ .$p)(settled, service);
    return { ...(0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_5__/* .offerOfRun */ .VG)(settled, service, { findBaseRun }), skipsEvents: true };
}
/** Each returns a sentence about why the run does not count, or undefined. The seal, which nobody else can write, says each. */
const RUN_CLAIMS = {
    isOfCommit: ({ own, head, run: { id } }) => (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .factsFor */ .xh)(own, head) === undefined
        ? `Run ${id} was started for the commit ${own.facts.head}, and this job is about ${head}.`
        : undefined,
    isOfGroup: ({ group, own, head, run: { id } }) => ((0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .factsFor */ .xh)(own, head) ?? own.facts).group === group
        ? undefined
        : `Run ${id} is not one that group ${group} started.`,
    isOfMode: ({ mode, own, run: { id } }) => own.facts.mode === mode ? undefined : `Run ${id} is ${own.facts.mode}, and not ${mode}.`,
    isOfGate: ({ gate, own: { facts }, run: { id } }) => {
        const others = [
            facts.commentKey === gate.commentKey ? [] : '`comment-key`',
            facts.options === gate.options ? [] : 'options of the run',
            facts.form === gate.form ? [] : '`full-plan`',
        ].flat();
        return others.length > 0
            ? `Run ${id} is of a gate with another ${others.join(' and ')}: give this step the inputs of the groups.`
            : undefined;
    },
    // A saved plan may wait to be confirmed although its status says that it goes on.
    isOver: ({ mode, run, stages }) => (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .mayWaitForConfirmation */ .RJ)(mode, run) || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettled */ .Is)(mode, run.attributes.status, stages)
        ? undefined
        : `Run ${run.id} is not over: ${(0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRunStatus */ .rM)(run)}.`,
};
/**
 * The first claim that a run does not meet, and why; undefined if it meets all.
 *
 * @param claims all of them; a test leaves one out
 */
function refuseRun(run, claims = RUN_CLAIMS) {
    for (const [name, claim] of Object.entries(claims)) {
        const why = claim(run);
        if (why !== undefined)
            return { claim: name, why };
    }
    return undefined;
}
//# sourceMappingURL=matrix-group.js.map

/***/ })

};
