export const id = 5480;
export const ids = [5480];
export const modules = {
/***/ 65480:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgeRuns: () => ( judgeRuns)
});
var node_path_0_ = __webpack_require__(76760);
var _client_client_js_1_ = __webpack_require__(87457);
var _gate_failure_of_js_2_ = __webpack_require__(46281);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _model_ended_by_js_4_ = __webpack_require__(17953);
var _model_job_time_js_7_ = __webpack_require__(71680);
var _judging_options_js_5_ = __webpack_require__(29396);
var _limits_js_6_ = __webpack_require__(52696);
async function judgeRuns(request, ports, secrets) {
const { settings, subject } = request;
const { clock, signal, alarms, endsAt, log } = ports;
const started = clock.now();
const deadline = endsAt - (0,_model_job_time_js_7_ .L5)(settings.timeoutMs);
const late = alarms.any(alarms.in(deadline - started), alarms.after(signal, _limits_js_6_ .M0));
try {
const versionControl = await versionControlFor(request, ports);
const about = { deadline, secrets, discovers: true };
const client = (0,_client_client_js_1_ .U)({ ...settings, ...ports, ...about });
const { findWorkspaces, sayChosen } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 15724));
const { workingDirectory, repositoryRoot } = request;
const { changedFiles } = subject;
const finding = findWorkspaces(client, {
settings,
workingDirectory,
repositoryRoot,
changedFiles,
});
const { requested, skipped, unlisted } = await (0,_model_ended_by_js_4_ .m)(late, finding);
sayChosen({ skipped, unlisted }, log);
if (requested.length === 0) {
const { decideUnaffected } = await __webpack_require__.e( 5301).then(__webpack_require__.bind(__webpack_require__, 85301));
const verdict = decideUnaffected(settings.requirePolicies);
const durationMs = clock.now() - started;
return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
}
if (!versionControl)
reportMissingRepository(requested, subject.proposed, log);
const { gate } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(21), __webpack_require__.e(5301), __webpack_require__.e(5733), __webpack_require__.e(1598)]).then(__webpack_require__.bind(__webpack_require__, 41598));
const diff = (0,_judging_options_js_5_.planDiffOf)(settings, secrets);
const options = {
...gateOptions(request, deadline),
diff,
workspaces: requested,
versionControl,
};
const pack = (root) => packRoot(root, request, ports);
const result = await gate(options, { ...ports, client, pack });
return skipped.length > 0 ? { ...result, unaffected: skipped } : result;
}
catch (error) {
const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
return await (0,_judging_options_js_5_ .N)(settings, (0,_gate_failure_of_js_2_ .g5)(error, ended), clock.now() - started);
}
}
function gateOptions(request, deadline) {
const { settings, subject, context, hints, repositoryRoot } = request;
const { changeRequest, mayBeRepeated, changedFiles, textsAtMergeBase } = subject;
return {
...(0,_judging_options_js_5_ .D)(request),
message: settings.message ?? subject.message,
deadline,
changeRequest,
commit: changeRequest && context.commit?.sha,
lastDurationMs: hints?.lastDurationMs,
earlierRuns: hints?.earlierRuns,
mayBeRepeated,
proposal: subject.proposed
? { repository: repositoryRoot, changedFiles, textsAtMergeBase }
: undefined,
};
}
async function versionControlFor(request, ports) {
const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.source !== 'vcs')
return undefined;
const { versionControlOf } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 58285));
const repository = (0,_machine_find_repository_js_3_ .bp)(repositoryRoot, workspace);
const { sha = '' } = context.commit ?? {};
return {
...versionControlOf(context, subject.change ?? {}, ports.clock.date()),
committed: async () => {
const { listCommitted } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 40167));
return repository && listCommitted(sha, repository, ports);
},
};
}
async function packRoot(root, request, ports) {
const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
const { rules, secretScan, includeUntrackedSecrets, token } = settings;
const { packDirectory } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 48725));
const { findUncommitted } = await __webpack_require__.e( 9535).then(__webpack_require__.bind(__webpack_require__, 29535));
const workspace = request.workspace ?? repositoryRoot;
const archive = await packDirectory({
root,
workspace,
rules,
secretScan,
includeUntrackedSecrets,
secrets: [token, ...secrets],
never: never.map((path) => (0,node_path_0_.resolve)(workingDirectory, path)),
}, ports);
if (request.context.commit === undefined)
return archive;
return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}
function reportMissingRepository(requested, isProposed, log) {
const outside = requested.filter(({ repository }) => repository === undefined);
for (const directory of new Set(outside.map((each) => each.directory))) {
const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
if (isProposed)
log.warning(sentence);
else
log.debug(sentence);
}
}
/***/ })
};
