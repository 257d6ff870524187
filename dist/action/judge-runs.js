export const id = 4791;
export const ids = [4791];
export const modules = {
/***/ 4791:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgeRuns: () => ( judgeRuns)
});
var external_node_path_ = __webpack_require__(6760);
var client_client = __webpack_require__(7751);
var find_workspace = __webpack_require__(7170);
var failure_of = __webpack_require__(6281);
var requested_workspaces = __webpack_require__(5724);
var find_repository = __webpack_require__(6609);
var ended_by = __webpack_require__(7953);
var job_time = __webpack_require__(1680);
var sealed_approval = __webpack_require__(8820);
;// CONCATENATED MODULE: ./build/src/trust/upload-record.js
function sealUpload(token, upload, { runId, head }) {
const seal = (0,sealed_approval.Ru)((0,sealed_approval.S)(token), sealedText(upload, { runId, head }));
return { workspaceId: upload.workspaceId, runId, head, seal };
}
function isRecordOf(token, upload, record) {
const isOfWorkspace = record.workspaceId === upload.workspaceId;
return isOfWorkspace && (0,sealed_approval.dy)((0,sealed_approval.S)(token), sealedText(upload, record), record.seal);
}
function sealedText({ service, repositoryId, number, target, workspaceId, sha256, conditions }, { runId, head }) {
const change = [service, repositoryId, number, target];
return `upload ${JSON.stringify([...change, workspaceId, runId, head, sha256, conditions])}`;
}
var judging_options = __webpack_require__(6241);
var limits = __webpack_require__(2696);
;// CONCATENATED MODULE: ./build/src/check/judge-runs.js
async function judgeRuns(request, ports) {
const { subject, conceals: secrets } = request;
const { service, plan, report, job } = request.settings;
const { clock, signal, alarms, endsAt, log } = ports;
const startedAt = clock.now();
const deadline = endsAt - (0,job_time.L5)(job.timeoutMs);
const endSignal = alarms.any(alarms.in(deadline - startedAt), alarms.after(signal, limits.M0));
try {
const versionControl = await versionControlFor(request, ports);
const client = (0,client_client.U)({ ...service, ...ports, deadline, secrets, discovers: true });
const { workingDirectory, repositoryRoot } = request;
const { changedFiles } = subject;
const choice = { plan, workingDirectory, repositoryRoot, changedFiles };
const found = await (0,ended_by.m)(endSignal, (0,requested_workspaces.gt)(client, choice));
(0,requested_workspaces.fc)(found, log);
const { requested, skipped } = found;
if (!versionControl)
reportMissingRepository(requested, subject.proposed, log);
const { gate } = await Promise.all([__webpack_require__.e(2937), __webpack_require__.e(6307), __webpack_require__.e(7956), __webpack_require__.e(8317), __webpack_require__.e(6617), __webpack_require__.e(7786), __webpack_require__.e(4001), __webpack_require__.e(9207), __webpack_require__.e(5651)]).then(__webpack_require__.bind(__webpack_require__, 5651));
const gateRequest = {
...(0,judging_options.Ds)(request, deadline),
...knownOfChange(request),
workspaces: requested,
versionControl,
};
const pack = (root) => packRoot(root, request, ports);
const result = await gate(gateRequest, { ...ports, client, pack });
const overriders = report.overrideBy === undefined
? await findOverriders(result, plan.organization, { client, clock, signal, deadline })
: undefined;
return { ...result, overriders, unaffected: skipped.length > 0 ? skipped : result.unaffected };
}
catch (error) {
const now = clock.now();
let endReason;
if (signal.aborted)
endReason = 'aborted';
else if (now >= deadline)
endReason = 'timeout';
return await (0,judging_options.Vp)(plan, (0,failure_of.g5)(error, endReason), now - startedAt);
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
const { changeRequest, mayBeRepeated, changedFiles, textsAtMergeBase } = subject;
return {
message: settings.plan.message ?? subject.message,
commit: changeRequest && context.commit?.sha,
headNow: hints?.currentHead,
lastDurationMs: hints?.lastDurationMs,
earlierRuns: hints?.earlierRuns,
knownUploads: knownUploads(request),
askedAnewAt: hints?.newPlansAskedAt,
mayBeRepeated,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
};
}
function knownUploads(request) {
const { settings, subject, context, hints } = request;
const { reuse, group } = settings.plan;
const { token } = settings.service;
const head = context.commit?.sha;
if (reuse !== 'upload' || group !== undefined || subject.uploads === undefined)
return undefined;
if (head === undefined || hints === undefined)
return undefined;
const { repositoryId, number, target } = subject.uploads;
const change = { repositoryId, number, target };
return {
records: hints.uploads,
seal: (upload, runId) => sealUpload(token, { ...upload, ...change }, { runId, head }),
isOf: (upload, record) => isRecordOf(token, { ...upload, ...change }, record),
};
}
async function versionControlFor(request, ports) {
const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return undefined;
const repository = (0,find_repository.bp)(repositoryRoot, workspace);
const { sha = '' } = context.commit ?? {};
return {
...(0,find_workspace.bh)(context, subject.change ?? {}, ports.clock.date()),
committed: async () => {
const { listCommitted } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 167));
return repository && listCommitted(sha, repository, ports);
},
};
}
async function packRoot(root, request, ports) {
const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
const { rules, secretScan, includeUntrackedSecrets } = settings.plan;
const { packDirectory } = await Promise.all([__webpack_require__.e(4001), __webpack_require__.e(2958)]).then(__webpack_require__.bind(__webpack_require__, 2958));
const { findUncommitted } = await Promise.all([__webpack_require__.e(4001), __webpack_require__.e(3368)]).then(__webpack_require__.bind(__webpack_require__, 9535));
const workspace = request.workspace ?? repositoryRoot;
const archive = await packDirectory({
root,
workspace,
rules,
secretScan,
includeUntrackedSecrets,
secrets: [settings.service.token, ...secrets],
never: never.map((path) => (0,external_node_path_.resolve)(workingDirectory, path)),
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
