export const id = 1105;
export const ids = [1105];
export const modules = {
/***/ 11105:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
toReportView: () => ( toReportView)
});
var node_path_0_ = __webpack_require__(76760);
var _model_verdict_js_1_ = __webpack_require__(83538);
var _model_command_line_js_9_ = __webpack_require__(99753);
var _policy_count_results_js_7_ = __webpack_require__(50276);
var _words_js_2_ = __webpack_require__(43629);
var _findings_js_3_ = __webpack_require__(85636);
var _next_steps_js_4_ = __webpack_require__(92189);
var _sentence_js_5_ = __webpack_require__(42251);
var _model_without_trailing_js_8_ = __webpack_require__(21804);
var _headline_js_6_ = __webpack_require__(17210);
function toReportView(result, context) {
const { workspaces, verdict } = result;
const findings = (0,_findings_js_3_ .F3)(result, context);
const green = (0,_model_verdict_js_1_ .gf)(verdict.word, context.failOn);
const facts = {
schemaVersion: 1,
key: context.key,
verdict: verdict.word,
green,
overrides: green ? [] : overrideSteps(result, findings, context),
counts: (0,_policy_count_results_js_7_ .a)(workspaces.flatMap(({ results }) => results)),
workspaces: workspaces.map((workspace) => toWorkspaceView(workspace, context)),
unaffected: result.unaffected ?? [],
findings,
resolved: countResolved(result, findings, context),
results: workspaces.flatMap(({ results, workspace }) => results.map((policyResult) => toReportedResult(policyResult, workspace))),
runTasks: workspaces.flatMap(({ runTasks, workspace }) => runTasks.map((runTask) => ({ ...runTask, workspace }))),
audit: workspaces.flatMap((workspace) => auditRecords(workspace, context)),
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
const reasons = green ? [] : verdict.reasons;
const steps = workspaces.length === 0
? reasons.map(({ text }) => (0,_sentence_js_5_ .vn)('text', text, 600))
: (0,_next_steps_js_4_ .M)(facts);
const leftovers = green ? [] : workspaces.flatMap(({ leftover }) => leftover ?? []);
const nextSteps = [...leftovers, ...steps.map(_sentence_js_5_ .bo)];
return { ...facts, headline: (0,_headline_js_6_ .Pl)((0,_headline_js_6_ .q2)(facts)), steps, nextSteps };
}
function toReportedResult(result, workspace) {
const placed = (named) => ({
...named,
location: (0,_findings_js_3_ .R1)(named.location),
});
return {
...placed(result),
resources: result.resources.map(placed),
generalMessages: result.generalMessages.map(placed),
workspace,
};
}
function auditRecords({ workspace, runId, discarded }, { actor, job }) {
if (discarded === undefined)
return [];
const run = runId ?? '';
return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function toWorkspaceView(result, context) {
const { verdict } = result;
const directory = relativeDirectory(result.root, context);
return {
name: result.workspace,
workspaceId: result.workspaceId,
configurationVersionId: result.configurationVersionId,
directory: directory && node_path_0_.posix.join(directory, result.workingDirectory),
runId: result.runId,
runUrl: result.runUrl,
runStatus: result.runStatus,
plan: result.plan,
changes: result.changes,
cost: result.cost,
timestamps: result.timestamps,
durationMs: result.durationMs && Math.round(result.durationMs),
leftover: result.leftover,
missedBy: result.missedBy,
seals: result.seals,
verdict: verdict.word,
reasons: verdict.reasons,
counts: (0,_policy_count_results_js_7_ .a)(result.results),
policies: (0,_words_js_2_ .kC)(result.results),
notices: result.notices,
confirmable: result.confirmable ?? false,
};
}
function countResolved({ workspaces, unaffected = [] }, findings, context) {
const words = workspaces.map(({ verdict }) => verdict.word);
const isJudged = unaffected.length === 0 &&
!words.some((word) => ['errored', 'undecided', 'canceled'].includes(word));
if (!isJudged)
return 0;
const present = new Set(findings.map(({ fingerprint }) => fingerprint));
return new Set(context.previous?.fingerprints.filter((fingerprint) => !present.has(fingerprint)))
.size;
}
function relativeDirectory(root, context) {
if (root === undefined || !context.repository)
return undefined;
const directory = withSlashes(root);
const repository = withSlashes(context.repository.root);
if (directory === repository)
return '.';
return directory.startsWith(`${repository}/`)
? directory.slice(repository.length + 1)
: undefined;
}
function withSlashes(path) {
return (0,_model_without_trailing_js_8_ .h)(path.replaceAll('\\', '/'), '/');
}
function overrideSteps(result, findings, context) {
const waiting = (0,_findings_js_3_ .lj)(findings.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own));
return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict }) => {
if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
return [];
const policies = (waiting.get(workspace) ?? []).map(({ policy }) => policy);
if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
return [];
const command = `${(0,_model_command_line_js_9_ .QW)(`plangate override ${runId}`, context)} --reason "…"`;
return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
});
}
/***/ })
};
