export const id = 539;
export const ids = [539,105];
export const modules = {

/***/ 539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeGroups: () => (/* binding */ judgeGroups),
  readReports: () => (/* binding */ readReports),
  workspacesOf: () => (/* binding */ workspacesOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/client.js + 31 modules
var client_client = __webpack_require__(1697);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 2 modules
var decide = __webpack_require__(4579);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(5960);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(7832);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/job.js
var gate_job = __webpack_require__(4466);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 6 modules
var judge = __webpack_require__(5835);
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/src/gate/supersede.js
var supersede = __webpack_require__(8045);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js











/** Never throws for anything that the reports, the service or the network do. */
async function combineGroups(groups, reports, commit, asked, ports) {
    const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
    const names = groups.flatMap(({ workspaces }) => workspaces);
    const job = (0,gate_job/* startJob */._)(asked, { ...ports, pack });
    try {
        const listed = await (0,overview/* listWorkspaces */.FF)(job.client, asked.organization, names);
        const strangers = reports
            .filter(({ group }) => !groups.some((known) => known.group === group))
            .map((report) => `The report ${report.name} is of ${nameOf(report)}, which the matrix does not have.`)
            .map((message) => undecided('reports of other groups', message));
        const judged = groups.flatMap((group) => {
            const found = findReport(group, reports, commit);
            return group.workspaces.map(async (name) => {
                const result = typeof found === 'string'
                    ? undecided(name, found)
                    : await judgeNamed(name, found, group.group, listed.get(name), job);
                job.emit({ kind: 'workspace-decided', result });
                return result;
            });
        });
        const workspaces = [...(await Promise.all(judged)), ...strangers.slice(0, 1)];
        const verdicts = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
        const verdict = workspaces.length === 0 ? (0,decide.decideUnaffected)(asked.requirePolicies) : (0,decide/* combine */.kg)(verdicts);
        return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
    }
    finally {
        await job.close();
    }
}
function nameOf({ group }) {
    return group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
}
/** Its only report, or a sentence about why there is none that can be used. */
function findReport({ group, workspaces }, reports, commit) {
    const own = reports.filter((report) => report.group === group);
    const [one, another] = own;
    if (one === undefined) {
        return `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
    }
    if (another !== undefined) {
        return `Group ${group} has ${own.length} reports (${own.map(({ name }) => name).join(', ')}): which one is its own cannot be told.`;
    }
    if (commit === undefined || one.commit !== commit) {
        return `The report of group ${group} is of ${one.commit === undefined ? 'no commit' : `the commit ${one.commit.slice(0, 40)}`}, and this job is of ${commit ?? 'none that it knows'}.`;
    }
    const named = one.workspaces.map(({ name }) => name).sort();
    return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
        ? one.workspaces
        : `The report of group ${group} is not about the workspaces of that group.`;
}
async function judgeNamed(name, reported, group, listed, job) {
    try {
        return await judgeAnew(name, reported, group, listed, job);
    }
    catch (error) {
        const { kind, message } = (0,failure_of/* failureOf */.g5)(error, job.ended());
        return undecided(name, message, kind);
    }
}
async function judgeAnew(name, reported, group, listed, job) {
    const { client, options } = job;
    const { runId, configurationVersionId: versionId } = reported.find((each) => each.name === name) ?? {};
    if (runId === undefined || versionId === undefined) {
        throw new failure_of.GateStop('service', `Group ${group} started no run for it: its job says why.`);
    }
    const [watched, workspace] = await Promise.all([
        client.runs.show(runId, { include: watch/* WATCHED */.tC }),
        listed ?? findByName(name, client, options),
    ]);
    const { run, taskStages = [] } = watched;
    const { status, message } = run.attributes;
    if (!(0,supersede/* isRunOfGroup */.WP)(message, group)) {
        throw new failure_of.GateStop('service', `Run ${runId} is not one that group ${group} started.`);
    }
    const stages = taskStages.map(({ attributes }) => attributes);
    if (!(0,status_status/* isSettled */.Is)(options.mode, status, stages)) {
        throw new failure_of.GateStop('timeout', `Run ${runId} is not over: ${(0,status_status/* runWords */.$W)(run)}.`);
    }
    const { mode, requirePolicies, runOptions, allowPartial } = options;
    const wanted = { mode, requirePolicies, options: runOptions, allowPartial };
    const of = { id: workspace.id, name };
    const asked = { ...wanted, runId, versionId, workspace: of };
    const judged = await (0,judge/* judgeRun */.Zy)(watched, asked, job, { rules: await (0,judge/* guardOf */.HY)(of.id, job) });
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(workspace.attributes['working-directory']);
    const workingDirectory = 'path' in working ? working.path : '';
    const directory = options.workspaces.find((one) => one.name === name)?.directory;
    const seen = { id: runId, url: (0,gate_job/* runUrlOf */.Q)(name, runId, job), status };
    const known = (0,find_workspace/* describe */.q0)({
        name,
        workspaceId: workspace.id,
        workingDirectory,
        root: directory === undefined ? undefined : (0,find_workspace/* uploadRoot */.SS)(directory, workingDirectory),
        soFar: {
            notices: [],
            mayHaveRun: true,
            versionId: (0,resource/* relatedId */.Dl)(run, 'configuration-version'),
            run: seen,
        },
    });
    return { ...(0,judge/* toResult */.X5)(judged, known, status, job), durationMs: (0,watch/* runDurationMs */.sW)(run) };
}
function findByName(name, client, { organization }) {
    return client.workspaces.showByName(organization, name);
}
function undecided(workspace, message, kind = 'service') {
    const { workspaces } = (0,end_run.unjudged)([{ workspace, failure: { kind, message } }]);
    const [one] = workspaces;
    if (one === undefined)
        throw new Error('one workspace has one result');
    return one;
}
//# sourceMappingURL=combine-groups.js.map
// EXTERNAL MODULE: ./build/src/hosts/deadline.js
var hosts_deadline = __webpack_require__(1105);
// EXTERNAL MODULE: ./build/src/judge.js + 1 modules
var src_judge = __webpack_require__(8250);
// EXTERNAL MODULE: ./build/src/report/to-view.js
var to_view = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/src/secrets.js
var src_secrets = __webpack_require__(7024);
;// CONCATENATED MODULE: ./build/src/combine-here.js
/** What judges the groups of a matrix in place of the gate: their reports, read, and the view of the result. */









/** As `workspaces` takes them. The settings want one at least; where no group has one, none is asked about. */
function workspacesOf(groups) {
    const names = groups.flatMap(({ workspaces, named = workspaces }) => named);
    return names.length > 0 ? names : ['none'];
}
/** In place of the gate; nothing is packed or started. */
async function judgeGroups(groups, reports, ...[options, ports]) {
    const { settings, context, workingDirectory, repositoryRoot } = options;
    const secrets = (0,src_secrets/* createSecrets */.g)();
    const { timeoutMs } = settings;
    const deadline = ports.clock.now() + timeoutMs - (0,hosts_deadline/* keptForPublishing */.L)(timeoutMs);
    const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, deadline, secrets, discovers: true });
    const workspaces = settings.workspaces.flatMap((selector) => {
        if (selector.kind !== 'name')
            return [];
        const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
        return [{ name: selector.name, directory }];
    });
    const asked = {
        ...settings,
        workspaces,
        message: '',
        deadline,
        cancelSuperseded: false,
        guard: (0,src_judge.guardOf)(options),
    };
    const commit = context.commit?.sha;
    const combined = await combineGroups(groups, reports, commit, asked, { ...ports, client });
    const result = await (0,src_judge/* locate */.x)(combined, repositoryRoot);
    const previous = await options.previous?.(result.workspaces.map(({ workspace }) => workspace));
    return { result, view: secrets.concealAll((0,to_view.toReportView)(result, { ...context, previous })) };
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist/* looseObject */._H3({
    tool: dist/* looseObject */._H3({ name: dist/* literal */.euz('plangate') }),
    group: dist/* optional */.lqM(dist/* string */.YjP()),
    commit: dist/* optional */.lqM(dist/* looseObject */._H3({ sha: dist/* string */.YjP() })),
    workspaces: dist/* array */.YOg(dist/* looseObject */._H3({
        name: dist/* string */.YjP(),
        runId: dist/* optional */.lqM(dist/* string */.YjP()),
        configurationVersionId: dist/* optional */.lqM(dist/* string */.YjP()),
    })),
});
/** Every report below a directory; what is none, or too large to be one, is left out. */
async function readReports(directory) {
    const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
        .sort();
    const reports = [];
    for (const file of files) {
        const text = await (0,promises_.readFile)(file, 'utf8').catch(() => '');
        const read = dist/* safeParse */.xLC(reportSchema, text.length > MOST_BYTES ? undefined : parse(text));
        if (!read.success)
            continue;
        const { group, commit, workspaces } = read.output;
        reports.push({ name: (0,external_node_path_.relative)(directory, file), group, commit: commit?.sha, workspaces });
    }
    return reports;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=combine-here.js.map

/***/ }),

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toReportView: () => (/* binding */ toReportView)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8637);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3629);




function toReportView(result, context) {
    const all = result.workspaces;
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFindings */ .F3)(result, context);
    const green = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(result.verdict.word, context.failOn);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, findings),
        counts: countResults(all.flatMap(({ results }) => results)),
        workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
        unaffected: result.unaffected ?? [],
        findings,
        resolved: countResolved(findings, context),
        results: all.flatMap(({ results, workspace }) => results.map((each) => ({
            ...each,
            location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlace */ .z7)(each.location),
            resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlace */ .z7)(one.location) })),
            workspace,
        }))),
        runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({ ...each, workspace }))),
        audit: all.flatMap((workspace) => auditOf(workspace, context)),
        archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            withheld,
        })),
        context,
        durationMs: Math.round(result.durationMs),
    };
    return {
        ...view,
        headline: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)((0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .sv)(view)),
        nextSteps: green ? [] : nextSteps(view, result.verdict.reasons),
    };
}
function auditOf({ workspace, runId, discarded }, { actor, job }) {
    if (discarded === undefined)
        return [];
    const run = runId ?? '';
    return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function viewWorkspace(result, context) {
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        workspaceId: result.workspaceId,
        configurationVersionId: result.configurationVersionId,
        directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
        runId: result.runId,
        runUrl: result.runUrl,
        runStatus: result.runStatus,
        plan: result.plan,
        changes: result.changes,
        cost: result.cost,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
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
    if (status === 'passed' || status === 'overridden' || status === 'errored')
        return status;
    if (status !== 'failed' || level === 'unknown')
        return 'undecided';
    return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
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
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.guard !== true)
            .filter((each) => each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        // It is typed as it stands: what is no word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `plangate override ${runId} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
/** Hostile until escaped. */
function nextSteps(view, reasons) {
    if (view.workspaces.length === 0)
        return reasons;
    return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(view)];
}
//# sourceMappingURL=to-view.js.map

/***/ })

};
