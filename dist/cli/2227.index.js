"use strict";
exports.id = 2227;
exports.ids = [2227,2308];
exports.modules = {

/***/ 22308:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ findReport; },
/* harmony export */   readReports: function() { return /* binding */ readReports; },
/* harmony export */   sharedSettings: function() { return /* binding */ sharedSettings; }
/* harmony export */ });
/* unused harmony export REPORT_CLAIMS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43962);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/**
 * The reports that the jobs of a matrix left. They only say which runs to read: each run is judged again. The claims about a
 * report must hold before a run that it names is read. Each has a name, so that a test can leave it out and see what is
 * accepted without it.
 */






const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    tool: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('plangate') }),
    group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ sha: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    failOn: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    organization: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    ownPolicies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    runOptions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        runId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        configurationVersionId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        seals: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
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
        const value = await reading.then(_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF, () => undefined);
        const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(reportSchema, value, { abortEarly: true });
        if (!parsed.success)
            continue;
        const { group, commit, workspaces, failOn, organization, ownPolicies, runOptions } = parsed.output;
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, file);
        const settings = sharedSettings({ failOn, organization, ownPolicies, runOptions });
        reports.push({ name, group, commit: commit?.sha, workspaces, settings });
    }
    return reports;
}
/** The shared settings of a job, by what its report has of them. */
function sharedSettings(of) {
    return {
        'fail-on': of.failOn ?? '',
        organization: of.organization ?? '',
        policies: [...(of.ownPolicies ?? [])].sort().join(', '),
        'run-options': (of.runOptions ?? []).join(', '),
    };
}
const namePart = (name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('name', name, 80);
/** Each returns why no report can be used, or undefined. They are checked in this order. */
const REPORT_CLAIMS = {
    isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Group ${namePart(group)} has ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(ofGroup.length)} reports (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .listParts */ .Z)(ofGroup.map(({ name }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .filePart */ .A4)(name)))}): Plangate cannot determine which one is its own.`
        : undefined,
    isOfCommit: ({ group: { group }, commit }, report) => {
        if (commit !== undefined && report.commit === commit)
            return undefined;
        const reported = report.commit === undefined
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no commit`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the commit ${namePart(report.commit.slice(0, 40))}`;
        const own = commit === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `none that it knows` : namePart(commit);
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The report of group ${namePart(group)} is of ${reported}, and this job is of ${own}.`;
    },
    isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
        const named = report.workspaces.map(({ name }) => name).sort();
        return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
            ? undefined
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The report of group ${namePart(group)} is not about the workspaces of that group.`;
    },
    isOfSettings: ({ group: { group }, settings }, report) => {
        const keys = Object.keys(settings);
        const key = keys.find((name) => settings[name] !== report.settings[name]);
        if (key === undefined)
            return undefined;
        const words = (value) => (value === '' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `none` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}`);
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The job of group ${namePart(group)} has ${words(report.settings[key])} as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .Pe)(key)}, and this job has ${words(settings[key])}. Write it in the settings file, and in no job.`;
    },
};
/** Finds the only report of a group. @param claims all of them; a test leaves one out */
function findReport(search, claims = REPORT_CLAIMS) {
    const { group } = search.group;
    const ofGroup = search.reports.filter((report) => report.group === group);
    const [report] = ofGroup;
    if (report === undefined) {
        const why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Group ${namePart(group)} left no report: its job may have been cancelled, or its runner may have vanished.`;
        // Mostly they are in another directory.
        const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` No other group did, either: see that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .Pe)('from')} names the directory of the reports.`;
        return { why: search.reports.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${why}${none}` : why };
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

/***/ 48331:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openMatrixGroup: function() { return /* binding */ openMatrixGroup; }
});

// UNUSED EXPORTS: RUN_CLAIMS, refuseRun

;// CONCATENATED MODULE: ./build/src/model/other-groups.js
/** What a result about reports of other groups has in the place of a workspace: a name that no workspace has. */
const OTHER_GROUPS = 'reports of other groups';
//# sourceMappingURL=other-groups.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/approved-run.js
var approved_run = __webpack_require__(66);
// EXTERNAL MODULE: ./build/src/gate/conditions.js
var gate_conditions = __webpack_require__(37823);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
// EXTERNAL MODULE: ./build/src/gate/group-reports.js
var group_reports = __webpack_require__(22308);
// EXTERNAL MODULE: ./build/src/gate/listed-runs.js
var listed_runs = __webpack_require__(78039);
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(75030);
// EXTERNAL MODULE: ./build/src/gate/own-run.js
var own_run = __webpack_require__(70025);
// EXTERNAL MODULE: ./build/src/gate/run.js
var gate_run = __webpack_require__(69268);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/gate/service-scope.js
var service_scope = __webpack_require__(74963);
// EXTERNAL MODULE: ./build/src/gate/plans-from.js
var plans_from = __webpack_require__(15718);
// EXTERNAL MODULE: ./build/src/gate/current-run.js
var current_run = __webpack_require__(54908);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/gate/plans-from/matrix-group.js



















/** More would only wait for the service's rate limit. */
const MOST_AT_ONCE = 40;
function openMatrixGroup(request, { groups, readReports, commit, settings, directoryOf, ...asked }) {
    return {
        gives: { run: true, plannedCommit: false, serviceSystems: true },
        startsCode: false,
        startsTogether: false,
        mostAtOnce: MOST_AT_ONCE,
        async find(scope) {
            const reports = await readReports();
            const names = groups.flatMap(({ workspaces }) => workspaces);
            const service = (0,service_scope/* openServiceScope */.G)(request, scope, asked, names.length);
            const asApproved = openAsApproved(service, (0,approved_run/* approvalsOfRuns */._A)(request));
            const matrix = groups[0]?.group.split('-')[0] ?? '';
            const search = service.change.sealing?.searched ?? matrix;
            const runs = (0,listed_runs/* createListedRuns */.oS)(service.client, service.clock, search, service.plan);
            const listed = await (0,overview/* listWorkspaces */.FF)(service.client, service.plan.organization, names);
            const inGroups = groups.flatMap((group) => findInGroup({ group, reports, commit, settings }));
            const found = await (0,take_turn/* runConcurrently */.G)(inGroups.map((each) => () => placeFiles(each, { listed, directoryOf }, service)), MOST_AT_ONCE);
            return {
                found: [...found, ...foreignIn(reports, groups)],
                prepare: async (workspace) => workspace,
                async *offers(workspace) {
                    yield await offerRunOfGroup(workspace, { listed: runs, asApproved }, service);
                },
                // Its job has to run again, where it started no run.
                giveUp: async ({ group, reported }) => ({
                    missedBy: reported.runId === undefined ? group : undefined,
                }),
            };
        },
    };
}
const stop = (says, kind = 'service') => new failure_of/* GateStop */.K$(kind, (0,finding/* finding */.gk)(errors/* CODES */.Lp.wrongGroup, says));
function findInGroup(search) {
    const { group } = search;
    const found = (0,group_reports/* findReport */.k)(search);
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
    if ((0,plans_from/* isUnjudged */.t)(found))
        return found;
    const { name, reported } = found;
    const isStarted = reported.runId !== undefined && reported.configurationVersionId !== undefined;
    // Its job says why.
    if (!isStarted)
        return found;
    try {
        const workspace = listed.get(name) ?? (await client.workspaces.showByName(plan.organization, name));
        const workingDirectory = (0,find_workspace/* workingDirectoryOf */._X)(workspace.attributes);
        const directory = directoryOf(name);
        const root = directory === undefined ? undefined : (0,find_workspace/* uploadRoot */.SS)(directory, workingDirectory);
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
    const what = group === undefined
        ? (0,sentence/* phrase */.MZ) `another check`
        : (0,sentence/* phrase */.MZ) `the group ${(0,sentence/* sentencePart */.vn)('name', group.slice(0, 40), 40)}`;
    const why = (0,sentence/* phrase */.MZ) `The report ${(0,sentence/* filePart */.A4)(name)} is of ${what}, which the matrix does not have.`;
    return [{ name: OTHER_GROUPS, error: stop(why) }];
}
/** @throws GateStop if the group reported no run, or if the run does not count; or what the client threw */
async function offerRunOfGroup({ name, group, reported, workspace, workingDirectory, root }, { listed, asApproved }, service) {
    const { client, plan, change, clock } = service;
    const { sealing } = change;
    const { runId, configurationVersionId: versionId, seals: otherSeals } = reported;
    if (runId === undefined || versionId === undefined || workspace === undefined) {
        throw stop((0,sentence/* phrase */.MZ) `Group ${groupPart(group)} started no run for it: its job says why.`);
    }
    if (sealing === undefined) {
        throw stop((0,sentence/* phrase */.MZ) `Which commit this job is about is not known, so no run is known as its own.`);
    }
    const watched = await client.runs.show(runId, {
        include: [...gate_run/* WATCHED */.tC, 'configuration_version'],
    });
    const { run, configurationVersion: version } = watched;
    const own = (0,own_run/* openSealsOf */.YH)({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
    if ('why' in own)
        throw stop((0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(runId)} ${(0,sentence/* plain */.pj)(own.text)}.`);
    const { head, searched: changeRequest, seals, endedByComment, gate, form } = sealing;
    const stages = (0,gate_run/* partsThatMayWait */.QD)(watched);
    const asked = { gate, form, options: (0,gate_run/* digestOfOptions */.I0)(plan.runOptions, seals) };
    const refused = refuseRun({ group, head, mode: plan.mode, asked, own, run, stages });
    if (refused !== undefined) {
        throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
    }
    const ports = { client, clock, seals, listed, changeRequest, endedByComment };
    const atAnyAge = await asApproved(run, own, workspace);
    const why = await (0,own_run/* whyNotUsable */.gK)(run, own, head, { ...ports, version, atAnyAge });
    if (why !== undefined)
        throw stop((0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(runId)} ${(0,sentence/* plain */.pj)(why)}.`);
    const found = {
        name,
        workspaceId: workspace.id,
        versionId,
        workingDirectory,
        root,
        current: (0,find_workspace/* currentConfigurationOf */.$b)(workspace),
        notices: [],
        mayHaveRun: true,
        seals: otherSeals && Array.from(otherSeals),
        durationMs: (0,gate_run/* runDurationMs */.sW)(run),
    };
    const settled = (0,gate_run/* settledRun */.Pm)(found, runId, watched, service);
    const findBaseRun = (0,current_run/* baseRunFinder */.$p)(settled, service);
    return { ...(0,plan_of_run/* offerOfRun */.VG)(settled, service, { findBaseRun }), skipsEvents: true };
}
/** Makes the test whether a run that is older than a day is one that people approved, with the conditions of now. */
function openAsApproved(service, approvals) {
    const { client, plan, change } = service;
    const readConditions = (0,gate_conditions/* conditionsReader */.O)(client, plan.organization);
    return async (run, { facts }, workspace) => {
        if (approvals === undefined || (0,own_run/* ageMsOf */.ff)(run, service) <= listed_runs/* MOST_PLAN_AGE_MS */.FG)
            return false;
        if ((await (0,approved_run/* approvedRunOf */.Ol)(workspace.id, approvals)) !== run.id)
            return false;
        const now = (0,find_workspace/* conditionsOfSettings */.hz)(workspace);
        const conditions = await readConditions(now);
        if (conditions?.areWhole !== true)
            return false;
        if (change.sealing?.seals.digest(conditions.text) !== facts.conditions)
            return false;
        return !(await (0,gate_conditions/* wasAppliedSince */.t)((0,listed_runs/* createdAt */.CT)(run), now.current.runId, client));
    };
}
const groupPart = (group) => (0,sentence/* sentencePart */.vn)('name', group, 80);
const wholeCommit = (commit) => (0,sentence/* sentencePart */.vn)('name', commit, 64);
/** Each returns why the run does not count, or undefined. The seal, which nobody else can write, says each. */
const RUN_CLAIMS = {
    isOfCommit: ({ own, head, run: { id } }) => (0,own_run/* factsFor */.xh)(own, head) === undefined
        ? (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} was started for the commit ${wholeCommit(own.facts.head)}, and this job is about ${wholeCommit(head)}.`
        : undefined,
    isOfGroup: ({ group, own, head, run: { id } }) => ((0,own_run/* factsFor */.xh)(own, head) ?? own.facts).group === group
        ? undefined
        : (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} is not one that group ${groupPart(group)} started.`,
    isOfMode: ({ mode, own, run: { id } }) => own.facts.mode === mode
        ? undefined
        : (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} is ${own.facts.mode}, and not ${mode}.`,
    isOfGate: ({ asked, own: { facts }, run: { id } }) => {
        const others = [
            facts.gate === asked.gate ? undefined : (0,sentence/* phrase */.MZ) `settings file`,
            facts.options === asked.options ? undefined : (0,sentence/* phrase */.MZ) `options of the run`,
            facts.form === asked.form ? undefined : (0,sentence/* setting */.Pe)('full-plan'),
        ].filter((each) => each !== undefined);
        return others.length > 0
            ? (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} is of a gate with another ${(0,sentence/* listParts */.Z)(others)}: give all jobs the same settings.`
            : undefined;
    },
    // A saved plan may wait to be confirmed although its status says that it goes on.
    isOver: ({ mode, run, stages }) => (0,model_status/* mayWaitForConfirmation */.RJ)(mode, run) || (0,model_status/* isSettled */.Is)(mode, run.attributes.status, stages)
        ? undefined
        : (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} is not over: ${(0,sentence/* plain */.pj)((0,model_status/* describeRunStatus */.rM)(run))}.`,
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

/***/ }),

/***/ 13050:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlannedValues; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69166);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/** What a plan makes of some resources, to compare it with what another plan makes of them. */



/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const isList = Array.isArray(plan.document['resource_changes']);
    if (!isList || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(plan, ['resource_changes'])) {
        const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.address);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.previousAddress);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(entry.values);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({ after, unknownAfter: unknown, sensitiveAfter: sensitive, }) {
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=planned-values.js.map

/***/ }),

/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: function() { return /* binding */ notJudgedByOwn; },
/* harmony export */   Zn: function() { return /* binding */ withConditions; },
/* harmony export */   an: function() { return /* binding */ OWN_POLICIES; },
/* harmony export */   eh: function() { return /* binding */ ownEvidence; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



const OWN_POLICIES = {
    name: 'own-policies',
    title: 'own policies',
    reads: 'plan',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'people',
    excepted: 'by-directory-and-policy',
    toldApartBy: 'message',
    mayHoldLater: true,
};
/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
function withConditions(results, owners, isAdvisory) {
    return results.map((result) => {
        if (result.status !== 'known-after-apply')
            return result;
        const isNamed = result.approval !== undefined || (owners && (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersByLine */ .kK)(owners, result)) !== undefined;
        return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
    });
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { judge: OWN_POLICIES, how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
function notJudgedByOwn(sources, why) {
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(sources.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `The plan was not judged by ${names}: ${why.says}`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts: [{ ...why, says }] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ })

};
;