export const id = 1105;
export const ids = [1105];
export const modules = {
/***/ 2189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
M: () => ( nextStepsFor),
h: () => ( reviewRequestOf)
});
var _model_command_line_js_8_ = __webpack_require__(9753);
var _words_js_0_ = __webpack_require__(3629);
var _model_own_pages_js_1_ = __webpack_require__(7694);
var _markdown_js_2_ = __webpack_require__(75);
var _findings_js_3_ = __webpack_require__(5636);
var _links_js_4_ = __webpack_require__(7713);
var _model_status_js_5_ = __webpack_require__(2373);
var _sentence_js_6_ = __webpack_require__(2251);
var _text_js_7_ = __webpack_require__(4913);
const namePart = (text) => (0,_sentence_js_6_ .vn)('name', text, 60);
const typedPart = (text) => (0,_sentence_js_6_ .vn)('typed', text, 700);
function howToCheckAgain({ byPerson }) {
return byPerson === true ? (0,_sentence_js_6_ .MZ) `check again` : (0,_sentence_js_6_ .MZ) `push again`;
}
function checkAgain({ byPerson }) {
return byPerson === true ? (0,_sentence_js_6_ .MZ) `run the command again` : (0,_sentence_js_6_ .MZ) `re-run this job`;
}
const MOST_RUNS = 5;
const MOST_NAMES = 5;
function nextStepsFor(view) {
if (view.green)
return [];
const steps = [
...fixSteps(view),
...overrideSteps(view),
...guardSteps(view),
...ownPolicySteps(view),
...unexplainedSteps(view),
];
return steps.length > 0
? steps
: [(0,_sentence_js_6_ .MZ) `Fix the cause above, then ${checkAgain(view.context)}.`];
}
function distinctNames(names) {
return (0,_text_js_7_ .Z)([...new Set(names)].map(namePart), MOST_NAMES);
}
function policyNames(findings) {
return distinctNames(findings.map(({ policy }) => policy));
}
function fixSteps({ findings, verdict, context }) {
const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
if (closing.length > 0) {
const areOthersOverridable = findings.some(({ severity }) => severity === 'needs-override');
const counted = closing.length === 1
? (0,_sentence_js_6_ .MZ) `the finding`
: (0,_sentence_js_6_ .MZ) `the ${(0,_text_js_7_ .rj)(closing.length, 'finding')}`;
const what = areOthersOverridable ? policyNames(closing) : counted;
const failed = closing.filter(({ kind, status }) => kind === 'policy' && status === 'failed');
const final = failed.length === closing.length ? ', which cannot be overridden,' : '';
const fix = (0,_sentence_js_6_ .MZ) `Fix ${what}${final} and ${howToCheckAgain(context)}.`;
const isTooLate = failed.some(({ level }) => level === 'soft-mandatory');
const wait = (0,_sentence_js_6_ .MZ) `Or set ${typedPart('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
return isTooLate ? [fix, wait] : [fix];
}
if (verdict !== 'advisory')
return [];
const advisory = findings.filter(({ severity }) => severity === 'warns');
const failures = (0,_words_js_0_ .AC)(advisory, 'advisory failure');
const enforceLess = context.byPerson
? 'or pass `--fail-on mandatory`'
: 'or those who write the workflow set fail-on to mandatory';
const what = advisory.length > 0 ? (0,_sentence_js_6_ .MZ) `Fix the ${failures}` : (0,_sentence_js_6_ .MZ) `Plan the whole configuration`;
return [(0,_sentence_js_6_ .MZ) `${what} and ${howToCheckAgain(context)}; ${enforceLess}.`];
}
function overrideSteps({ overrides, workspaces, context }) {
if (overrides.length === 0 || context.isLocal === true)
return [];
const runIds = overrides.map(({ runId }) => runId);
const isMany = runIds.length > MOST_RUNS;
const command = (0,_model_command_line_js_8_ .QW)(`plangate override ${isMany ? 'RUN' : runIds.join(' ')}`, context);
const eachRun = isMany ? (0,_sentence_js_6_ .MZ) ` for each of ${(0,_text_js_7_ .rj)(runIds.length, 'run')}` : '';
const commandLine = (0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `command line`, COMMAND_LINE);
const run = (0,_sentence_js_6_ .MZ) `run ${typedPart(`${command} --reason "…"`)}${eachRun}, with the ${commandLine}`;
const comment = commandForComment('override', context);
const rerun = context.adoptsOverridden === true ? (0,_sentence_js_6_ .MZ) ` Then ${checkAgain(context)}.` : '';
const policies = overrides.flatMap((step) => step.policies);
const steps = [
(0,_sentence_js_6_ .MZ) `${overridePages(overrides, context)} if you manage policy overrides.${rerun}`,
comment === undefined
? (0,_sentence_js_6_ .MZ) `Or ${run}.`
: (0,_sentence_js_6_ .MZ) `Or comment ${typedPart(comment)}, if the workflow names you. Or ${run}.`,
(0,_sentence_js_6_ .MZ) `Or fix ${distinctNames(policies)} and ${howToCheckAgain(context)}.`,
];
const hasEnded = workspaces.some(({ runId = '', runStatus = '' }) => runIds.includes(runId) && (0,_model_status_js_5_ .Ck)(runStatus));
if (hasEnded) {
steps.push((0,_sentence_js_6_ .MZ) `This run only plans and has ended, so the service may refuse the override. Then fix what failed, or set ${typedPart('mode: provisional')}: such a run waits for it.`);
}
return steps;
}
const COMMAND_LINE = (0,_model_own_pages_js_1_ .S)('docs/cli.md#install');
function overridePages(overrides, { serviceOrigin }) {
const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
const href = (0,_markdown_js_2_ .v7)(runUrl, [serviceOrigin]);
return href === undefined ? [] : [{ workspace, href }];
});
const [first] = pages;
if (first === undefined)
return (0,_sentence_js_6_ .MZ) `Override the run`;
if (overrides.length === 1)
return (0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `Override on the run's page`, first.href);
const links = pages
.slice(0, MOST_NAMES)
.map(({ workspace, href }) => (0,_sentence_js_6_ .uQ)(namePart(workspace), href));
const hidden = overrides.length - links.length;
return (0,_sentence_js_6_ .MZ) `Override on the runs' pages, ${(0,_text_js_7_ .Z)(hidden > 0 ? [...links, (0,_sentence_js_6_ .MZ) `${(0,_text_js_7_ .ZV)(hidden)} more`] : links)},`;
}
function commandForComment(word, { takesCommands, commit, pullRequest }) {
const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }) {
const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
if (guards.length === 0)
return [];
const rules = policyNames(guards);
const change = (0,_sentence_js_6_ .MZ) `Take out of the change what is stopped by ${rules}, and ${howToCheckAgain(context)}`;
if (context.isLocal === true)
return [(0,_sentence_js_6_ .MZ) `${change}.`];
const command = commandForComment('allow-destroys', context);
const way = command === undefined
? (0,_sentence_js_6_ .MZ) `${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${(0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `commands`, (0,_model_own_pages_js_1_ .S)('docs/commands.md'))}, a comment can approve it`
: (0,_sentence_js_6_ .MZ) `people named in the workflow can approve it with the comment ${typedPart(command)}`;
return [(0,_sentence_js_6_ .MZ) `${change}; or ${way}.`];
}
function ownPolicySteps({ findings, context }) {
const closing = findings.filter((finding) => finding.own && (0,_findings_js_3_ .HE)(finding));
if (closing.length === 0)
return [];
const sources = (0,_text_js_7_ .Z)((context.ownPolicies ?? []).map(typedPart), MOST_NAMES);
const overridable = closing.filter(({ severity }) => severity === 'needs-override');
const undecided = closing.filter(({ kind }) => kind === 'undecided');
const command = context.isLocal === true ? undefined : commandForComment('override', context);
const way = command === undefined
? (0,_sentence_js_6_ .MZ) `ask its owners for ${(0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `an exception`, (0,_model_own_pages_js_1_ .S)('docs/exceptions.md'))}`
: (0,_sentence_js_6_ .MZ) `people named in the workflow can override it with the comment ${typedPart(command)}`;
const steps = [];
if (overridable.length > 0) {
steps.push((0,_sentence_js_6_ .MZ) `Fix ${policyNames(overridable)} and ${howToCheckAgain(context)}; or ${way}.`);
}
if (undecided.length > 0) {
const address = context.isLocal === true ? WHAT_LOCAL_POLICIES_READ : WHAT_POLICIES_READ;
const page = (0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `what a policy reads`, address);
steps.push((0,_sentence_js_6_ .MZ) `Correct ${policyNames(undecided)} in ${sources} (${page}), then ${checkAgain(context)}. This cannot be overridden.`);
}
if (undecided.length < closing.length && context.isLocal !== true) {
steps.push((0,_sentence_js_6_ .MZ) `${typedPart(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`);
}
return steps;
}
const WHAT_POLICIES_READ = (0,_model_own_pages_js_1_ .S)('docs/own-policies.md#what-a-policy-reads');
const WHAT_LOCAL_POLICIES_READ = (0,_model_own_pages_js_1_ .S)('docs/local-policies.md#how-it-judges');
function doctorOptions({ organization }, { name = '' } = {}) {
const areNames = [organization, name].every((text) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text));
return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
function unexplainedSteps({ findings, workspaces, context }) {
const again = checkAgain(context);
const isLocal = context.isLocal === true;
const withVerdict = (verdict) => workspaces.filter((workspace) => workspace.verdict === verdict);
const closingFindings = (0,_findings_js_3_ .lj)(findings.filter(_findings_js_3_ .HE));
const errored = withVerdict('errored').filter(({ name }) => !closingFindings.has(name));
const isExplained = ({ name, reasons }) => {
const itsFindings = closingFindings.get(name) ?? [];
const isOwn = itsFindings.some((finding) => finding.own && finding.kind === 'undecided');
return isOwn && reasons.length <= itsFindings.length;
};
const undecided = withVerdict('undecided').filter((workspace) => !isExplained(workspace));
const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
const others = undecided.filter(({ missedBy }) => missedBy === undefined);
const planned = others.filter(({ runId, plan }) => (runId ?? plan) !== undefined);
const unplanned = others.filter(({ runId, plan }) => (runId ?? plan) === undefined);
const canceled = withVerdict('canceled');
const steps = [];
if (errored.length > 0) {
const names = workspaceNames(errored);
steps.push(isLocal
? (0,_sentence_js_6_ .MZ) `Fix the failure of ${names}, then ${again}.`
: (0,_sentence_js_6_ .MZ) `Open the run of ${names}, fix the failure, then ${again}.`);
}
if (planned.length > 0) {
steps.push((0,_sentence_js_6_ .MZ) `Plangate could not verify the plan of ${workspaceNames(planned)}. This cannot be overridden. Fix the cause above, then ${again}.`);
}
if (unplanned.length > 0) {
const were = unplanned.length === 1 ? 'was' : 'were';
const doctor = (0,_model_command_line_js_8_ .ON)(`plangate doctor${doctorOptions(context, unplanned[0])}`, context);
const help = isLocal ? '' : (0,_sentence_js_6_ .MZ) ` (${typedPart(doctor)} helps)`;
steps.push((0,_sentence_js_6_ .MZ) `${workspaceNames(unplanned)} ${were} not judged. This cannot be overridden. Fix the cause above${help}, then ${again}.`);
}
if (missed.length > 0) {
const isOne = missed.length === 1;
const were = isOne ? 'was' : 'were';
const failedJobs = isOne ? 'job of its group' : 'jobs of their groups';
steps.push((0,_sentence_js_6_ .MZ) `${workspaceNames(missed)} ${were} not judged. This cannot be overridden. Re-run the failed ${failedJobs}, then this one. This job alone cannot judge what no group has planned.`);
}
if (canceled.length > 0) {
const repeat = context.byPerson ? (0,_sentence_js_6_ .MZ) `Run the command again` : (0,_sentence_js_6_ .MZ) `Re-run this job`;
steps.push((0,_sentence_js_6_ .MZ) `${repeat} for a verdict on ${workspaceNames(canceled)}.`);
}
return steps;
}
function workspaceNames(workspaces) {
return distinctNames(workspaces.map(({ name }) => name));
}
const MOST_REVIEWERS = 15;
function reviewRequestOf({ findings, context }, asked, author, url) {
const isAuthor = (name) => name.toLowerCase() === author?.toLowerCase();
const waiting = findings.flatMap(({ severity, fingerprint, overrideBy = [] }) => {
const names = overrideBy.filter((name) => !isAuthor(name));
const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
});
if (waiting.length === 0)
return undefined;
const names = [...new Set(waiting.flatMap((finding) => finding.names))].slice(0, MOST_REVIEWERS);
const what = (0,_text_js_7_ .rj)(waiting.length, 'finding');
const report = (0,_markdown_js_2_ .nf)('Report', url, (0,_links_js_4_ .qL)(context));
return {
fingerprints: waiting.map(({ fingerprint }) => fingerprint),
people: names.filter((name) => !/[/:]/.test(name)),
teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
line: (0,_sentence_js_6_ .l6)((0,_sentence_js_6_ .MZ) `${(0,_text_js_7_ .Z)(names.map(_markdown_js_2_ .lE))} can approve ${what} of the policy gate. ${report}`),
};
}
/***/ }),
/***/ 1105:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
toReportView: () => ( toReportView)
});
var node_path_0_ = __webpack_require__(6760);
var _model_verdict_js_1_ = __webpack_require__(3538);
var _model_command_line_js_9_ = __webpack_require__(9753);
var _policy_count_results_js_7_ = __webpack_require__(7895);
var _words_js_2_ = __webpack_require__(3629);
var _findings_js_3_ = __webpack_require__(5636);
var _next_steps_js_4_ = __webpack_require__(2189);
var _sentence_js_5_ = __webpack_require__(2251);
var _model_without_trailing_js_8_ = __webpack_require__(1804);
var _headline_js_6_ = __webpack_require__(7210);
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
