export const id = 5480;
export const ids = [5480];
export const modules = {
/***/ 5480:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgeRuns: () => ( judgeRuns)
});
var node_path_0_ = __webpack_require__(6760);
var _client_client_js_1_ = __webpack_require__(8622);
var _gate_find_workspace_js_2_ = __webpack_require__(7170);
var _gate_failure_of_js_3_ = __webpack_require__(6281);
var _gate_requested_workspaces_js_4_ = __webpack_require__(9373);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _model_ended_by_js_6_ = __webpack_require__(7953);
var _model_job_time_js_9_ = __webpack_require__(1680);
var _judging_options_js_7_ = __webpack_require__(6241);
var _limits_js_8_ = __webpack_require__(2696);
async function judgeRuns(request, ports) {
const { subject, conceals: secrets } = request;
const { service, plan, report, job } = request.settings;
const { clock, signal, alarms, endsAt, log } = ports;
const startedAt = clock.now();
const deadline = endsAt - (0,_model_job_time_js_9_ .L5)(job.timeoutMs);
const end = alarms.in(deadline - startedAt + _limits_js_8_ .M0);
const endSignal = alarms.any(end, alarms.after(signal, _limits_js_8_ .M0));
try {
const versionControl = await versionControlFor(request, ports);
const client = (0,_client_client_js_1_ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
const { workingDirectory, repositoryRoot } = request;
const { changedFiles } = subject;
const choice = { plan, workingDirectory, repositoryRoot, changedFiles };
const found = await (0,_model_ended_by_js_6_ .m)(endSignal, (0,_gate_requested_workspaces_js_4_ .gt)(client, choice));
(0,_gate_requested_workspaces_js_4_ .fc)(found, log);
const { requested, skipped } = found;
if (!versionControl)
reportMissingRepository(requested, subject.proposed, log);
const { gate } = await Promise.all([__webpack_require__.e(2937), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(3914), __webpack_require__.e(2300), __webpack_require__.e(7786), __webpack_require__.e(8314), __webpack_require__.e(9207), __webpack_require__.e(1521)]).then(__webpack_require__.bind(__webpack_require__, 1521));
const options = (0,_judging_options_js_7_ .Ds)(request, deadline);
const isRead = plan.group !== undefined || options.sealing?.searched !== undefined;
const gateRequest = {
...options,
...knownOfChange(request),
sealing: isRead ? options.sealing : undefined,
workspaces: requested,
versionControl,
};
const pack = (root) => packRoot(root, request, { ...ports, signal: endSignal });
const result = await gate(gateRequest, { ...ports, client, pack });
const overriders = report.overrideBy === undefined
? await findOverriders(result, plan.organization, { client, clock, signal, deadline })
: undefined;
return { ...result, overriders, unaffected: skipped.length > 0 ? skipped : result.unaffected };
}
catch (error) {
const failure = (0,_gate_failure_of_js_3_ .g5)(error, (0,_gate_failure_of_js_3_ .dL)(deadline, ports));
return await (0,_judging_options_js_7_ .Vp)(plan, failure, clock.now() - startedAt);
}
}
async function findOverriders({ workspaces }, organization, ports) {
const isOverriddenAtService = ({ system, overridable }) => overridable && system !== 'guard' && system !== 'own-policies';
const waitsForOverride = workspaces.some(({ verdict, results }) => verdict.word === 'needs-override' && results.some(isOverriddenAtService));
if (!waitsForOverride)
return undefined;
const { readIfPossible } = await Promise.all([__webpack_require__.e(2937), __webpack_require__.e(1056)]).then(__webpack_require__.bind(__webpack_require__, 1056));
const reading = readIfPossible(ports, undefined, (client) => client.workspaces.overriders(organization));
return reading.catch(() => undefined);
}
function knownOfChange(request) {
const { settings, subject, context, hints, repositoryRoot: repository } = request;
const { mayBeRepeated, leavesBase, changedFiles, textsAtMergeBase } = subject;
return {
message: settings.plan.message ?? subject.message,
jobNumber: context.job?.runId || undefined,
lastDurationMs: hints?.lastDurationMs,
namedRuns: hints?.namedRuns,
mayBeRepeated,
leavesBase,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
};
}
async function versionControlFor(request, ports) {
const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return undefined;
const repository = (0,_machine_find_repository_js_5_ .bp)(repositoryRoot, workspace);
const { sha = '' } = context.commit ?? {};
return {
...(0,_gate_find_workspace_js_2_ .bh)(context, subject.change ?? {}, ports.clock.date()),
committed: async () => {
const { listCommitted } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 167));
return repository && listCommitted(sha, repository, ports);
},
};
}
async function packRoot(root, request, ports) {
const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
const { rules, secretScan, includeUntrackedSecrets } = settings.plan;
const { packDirectory } = await Promise.all([__webpack_require__.e(8314), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 3551));
const { findUncommitted } = await Promise.all([__webpack_require__.e(8314), __webpack_require__.e(9535)]).then(__webpack_require__.bind(__webpack_require__, 9535));
const workspace = request.workspace ?? repositoryRoot;
const archive = await packDirectory({
root,
workspace,
rules,
secretScan,
includeUntrackedSecrets,
secrets: [settings.service.token, ...secrets],
never: never.map((path) => (0,node_path_0_.resolve)(workingDirectory, path)),
}, ports);
if (request.context.commit === undefined)
return archive;
return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}
function reportMissingRepository(requested, isProposed, log) {
const outside = requested.filter(({ repository }) => repository === undefined);
for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
if (isProposed)
log.warning(sentence);
else
log.debug(sentence);
}
}
/***/ })
};
