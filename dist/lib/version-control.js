export const id = 280;
export const ids = [280];
export const modules = {
/***/ 9280:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openVersionControl: () => ( openVersionControl)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _model_parse_js_13_ = __webpack_require__(2340);
var _policy_commit_under_review_js_1_ = __webpack_require__(6077);
var _failure_of_js_2_ = __webpack_require__(6281);
var _find_overriders_js_3_ = __webpack_require__(3936);
var _find_workspace_js_4_ = __webpack_require__(7170);
var _look_at_commit_js_5_ = __webpack_require__(8854);
var _poll_js_6_ = __webpack_require__(7820);
var _service_scope_js_7_ = __webpack_require__(4963);
var _current_run_js_8_ = __webpack_require__(189);
var _upload_js_9_ = __webpack_require__(461);
var _plan_of_run_js_10_ = __webpack_require__(370);
var _run_js_11_ = __webpack_require__(9268);
var _model_errors_js_12_ = __webpack_require__(4132);
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
function openVersionControl(request, { client, choose, namesOverriders }, versionControl) {
const { change } = versionControl;
return {
gives: { run: true, plannedCommit: true, serviceSystems: true },
startsCode: false,
startsTogether: true,
mostAtOnce: _upload_js_9_ .p,
async find(scope) {
const { requested, skipped } = await choose();
const service = (0,_service_scope_js_7_ .G)(request, scope, client, requested.length);
return {
found: await (0,_find_workspace_js_4_ .Nk)(requested, service, versionControl),
skipped,
async prepare(found) {
await (0,_look_at_commit_js_5_ .ao)(found, versionControl, service);
return found;
},
offers(ready, { reach }) {
const { runOptions = request.plan.runOptions } = ready;
const plan = { ...request.plan, runOptions };
return offerRuns(ready, change, { ...service, reach, plan });
},
compare: (result, ready) => (0,_current_run_js_8_ .rV)(result, ready, service),
close: service.close,
describe: async (workspaces) => ({
overriders: namesOverriders ? await (0,_find_overriders_js_3_ .R)(workspaces, service) : undefined,
}),
};
},
};
}
async function* offerRuns(workspace, change, step) {
let { run } = await awaitRun(workspace, change, step);
for (let replacements = 0; run !== undefined; replacements += 1) {
const judgedRun = run;
let next;
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice], versionId };
const settled = await (0,_run_js_11_ .Id)(noticed, run, step);
const plannedCommit = {
change,
terraformVersion: workspace.terraformVersion,
ingress: await (0,_find_workspace_js_4_ .Q1)(versionId, step.client),
};
const findBaseRun = (0,_current_run_js_8_ .$p)(settled, step);
const mayBeReplaced = replacements < MOST_REPLACEMENTS;
yield {
...(0,_plan_of_run_js_10_ .VG)(settled, step, { plannedCommit, findBaseRun }),
async conclude() {
const newest = await findNewestRun(workspace.workspaceId, change, step.client);
if (newest.run?.id === judgedRun.id)
return {};
if (newest.run === undefined || !mayBeReplaced) {
throw new _failure_of_js_2_ .K$('service', {
code: _model_errors_js_12_ .Lp.noRunOfCommit,
text: `Run ${judgedRun.id} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)} Run the job again.`,
});
}
next = newest.run;
return 'next';
},
};
run = next;
}
}
async function awaitRun(workspace, change, step) {
const looksOnce = workspace.connection?.unaffected === true;
const { workspaceId } = workspace;
const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, step);
if (waiting.kind === 'settled')
return waiting.last;
throw new _failure_of_js_2_ .K$('timeout', {
code: _model_errors_js_12_ .Lp.noRunOfCommit,
text: `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${limitSeconds} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`,
});
}
async function awaitNewestRun(wanted, { client, clock, signal, deadline: jobDeadline }) {
const { workspaceId, change, looksOnce = false } = wanted;
const begun = clock.now();
const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
const looking = {
read: () => findNewestRun(workspaceId, change, client),
isSettled: ({ run }) => run !== undefined || looksOnce,
intervalMs: (0,_poll_js_6_ .YW)(2_000, 15_000),
};
const waiting = await (0,_poll_js_6_ .wt)(looking, { clock, signal, deadline });
return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}
const NOT_COVERED = "Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it. Check the workspace's version control settings, or start the run there.";
function otherRunsSentence(others = []) {
return others
.slice(0, 3)
.map((other) => ` ${other}`)
.join('');
}
async function findNewestRun(workspaceId, change, client) {
const planOnly = change.pullRequest !== undefined;
const query = { commit: change.commit, planOnly };
const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
const runs = [];
const others = [];
for (const run of items) {
const difference = await whyNotCounted(run, workspaceId, change, client);
if (difference === undefined)
runs.push(run);
else
others.push(`Run ${run.id} ${difference}.`);
}
const createdAt = ({ attributes }) => (0,_model_parse_js_13_ .nR)(attributes['created-at']);
const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
throw new _failure_of_js_2_ .K$('service', {
code: _model_errors_js_12_ .Lp.noRunOfCommit,
text: `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`,
});
}
return { run: newest, others };
}
async function whyNotCounted(run, workspaceId, change, client) {
if ((0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') !== workspaceId)
return 'belongs to another workspace';
const planOnly = run.attributes['plan-only'] === true;
const isWanted = planOnly === (change.pullRequest !== undefined);
if (!isWanted)
return planOnly ? 'is speculative' : 'is not speculative';
const [whyTooEarly] = (0,_policy_commit_under_review_js_1_ .d0)(run, change);
if (whyTooEarly !== undefined)
return whyTooEarly;
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version');
if (versionId === undefined)
return 'does not say which configuration version it planned';
const ingress = await (0,_find_workspace_js_4_ .Q1)(versionId, client);
if ('doubt' in ingress)
return 'has a commit that is not known';
return (0,_policy_commit_under_review_js_1_ .cO)(ingress.answer, change)[0];
}
/***/ })
};
