export const id = 105;
export const ids = [105];
export const modules = {
/***/ 2189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( stepsOf)
});
var _model_command_line_js_7_ = __webpack_require__(9753);
var _counts_js_6_ = __webpack_require__(2886);
var _model_own_pages_js_8_ = __webpack_require__(7694);
var _escape_markdown_js_0_ = __webpack_require__(7511);
var _findings_js_1_ = __webpack_require__(5636);
var _links_js_2_ = __webpack_require__(7713);
var _model_status_js_3_ = __webpack_require__(2373);
var _sentence_js_4_ = __webpack_require__(2251);
var _text_js_5_ = __webpack_require__(4913);
const name = (text) => (0,_sentence_js_4_ .V4)('name', text, 60);
const typed = (text) => (0,_sentence_js_4_ .V4)('typed', text, 700);
function againWords({ byPerson }) {
return byPerson === true
? { changed: (0,_sentence_js_4_ .cv) `check again`, repeat: (0,_sentence_js_4_ .cv) `run the command again` }
: { changed: (0,_sentence_js_4_ .cv) `push again`, repeat: (0,_sentence_js_4_ .cv) `re-run this job` };
}
const MOST_RUNS = 5;
const MOST_NAMES = 5;
function stepsOf(view) {
if (view.green)
return [];
const steps = [fixSteps, overrideSteps, guardSteps, ownSteps, recoverSteps].flatMap((of) => of(view));
const { repeat } = againWords(view.context);
return steps.length > 0 ? steps : [(0,_sentence_js_4_ .cv) `Fix the cause above, then ${repeat}.`];
}
function different(names) {
return (0,_sentence_js_4_ .KE)([...new Set(names)].map(name), MOST_NAMES);
}
function policiesOf(findings) {
return different(findings.map(({ policy }) => policy));
}
function fixSteps({ findings, verdict, context }) {
const { changed } = againWords(context);
const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
const advisory = findings.filter(({ severity }) => severity === 'warns');
if (closing.length > 0) {
const what = findings.some(({ severity }) => severity === 'needs-override')
? policiesOf(closing)
: closing.length === 1
? (0,_sentence_js_4_ .cv) `the finding`
: (0,_sentence_js_4_ .cv) `the ${(0,_text_js_5_ .U9)(closing.length, 'finding')}`;
const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
const fix = (0,_sentence_js_4_ .cv) `Fix ${what}${isFinal ? ', which cannot be overridden,' : ''} and ${changed}.`;
const isTooLate = closing.some(({ kind, level, status }) => kind === 'policy' && status === 'failed' && level === 'soft-mandatory');
const or = (0,_sentence_js_4_ .cv) `Or set ${typed('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
return isTooLate ? [fix, or] : [fix];
}
if (verdict !== 'advisory')
return [];
const or = context.byPerson
? 'or pass `--fail-on mandatory`'
: 'or those who write the workflow set fail-on to mandatory';
return [(0,_sentence_js_4_ .cv) `Fix the ${(0,_counts_js_6_ .AC)(advisory, 'advisory failure')} and ${changed}; ${or}.`];
}
function overrideSteps({ overrides, workspaces, context }) {
if (overrides.length === 0 || context.isLocal === true)
return [];
const policies = overrides.flatMap((each) => each.policies);
const isMany = overrides.length > MOST_RUNS;
const runs = isMany ? ['RUN'] : overrides.map(({ runId }) => runId);
const each = isMany ? (0,_sentence_js_4_ .cv) ` for each of ${(0,_text_js_5_ .U9)(overrides.length, 'run')}` : '';
const haveEnded = workspaces.some(({ runId = '', runStatus = '' }) => overrides.some((each) => each.runId === runId) && (0,_model_status_js_3_ .Ck)(runStatus));
const refused = (0,_sentence_js_4_ .cv) `If the service refuses the override, because a run that only plans has ended by now: set ${typed('mode: provisional')}, whose runs wait for one, or fix it.`;
const { repeat, changed } = againWords(context);
const again = context.adoptsOverridden === true ? (0,_sentence_js_4_ .cv) ` Then ${repeat}.` : '';
const command = typed(`${(0,_model_command_line_js_7_ .Zd)(`plangate override ${runs.join(' ')}`, context)} --reason "…"`);
const comment = commandOf('override', context);
const run = (0,_sentence_js_4_ .cv) `run ${command}${each}, with the ${(0,_sentence_js_4_ .q)((0,_sentence_js_4_ .cv) `command line`, COMMAND_LINE)}`;
return [
(0,_sentence_js_4_ .cv) `${overridePages(overrides, context)} if you manage policy overrides.${again}`,
comment === undefined
? (0,_sentence_js_4_ .cv) `Or ${run}.`
: (0,_sentence_js_4_ .cv) `Or comment ${typed(comment)}, if the workflow names you. Or ${run}.`,
(0,_sentence_js_4_ .cv) `Or fix ${different(policies)} and ${changed}.`,
...(haveEnded ? [refused] : []),
];
}
const COMMAND_LINE = (0,_model_own_pages_js_8_ .S)('docs/cli.md#install');
function overridePages(overrides, { serviceOrigin }) {
const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
const href = (0,_escape_markdown_js_0_ .v7)(runUrl, [serviceOrigin]);
return href === undefined ? [] : [{ workspace, href }];
});
const [first] = pages;
if (first === undefined)
return (0,_sentence_js_4_ .cv) `Override the run`;
if (overrides.length === 1)
return (0,_sentence_js_4_ .q)((0,_sentence_js_4_ .cv) `Override on the run's page`, first.href);
const links = pages
.slice(0, MOST_NAMES)
.map(({ workspace, href }) => (0,_sentence_js_4_ .q)(name(workspace), href));
const hidden = overrides.length - links.length;
return (0,_sentence_js_4_ .cv) `Override on the runs' pages, ${(0,_sentence_js_4_ .KE)(hidden > 0 ? [...links, (0,_sentence_js_4_ .cv) `${(0,_text_js_5_ .zD)(hidden)} more`] : links)},`;
}
function commandOf(word, { takesCommands, commit, pullRequest }) {
const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }) {
const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
if (guards.length === 0)
return [];
const rules = policiesOf(guards);
if (context.isLocal === true)
return [(0,_sentence_js_4_ .cv) `Keep to ${rules} and ${againWords(context).changed}.`];
const command = commandOf('allow-destroys', context);
const way = command === undefined
? (0,_sentence_js_4_ .cv) `${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${(0,_sentence_js_4_ .q)((0,_sentence_js_4_ .cv) `commands`, (0,_model_own_pages_js_8_ .S)('docs/commands.md'))}, a comment can approve it`
: (0,_sentence_js_4_ .cv) `people named in the workflow can approve it with the comment ${typed(command)}`;
return [(0,_sentence_js_4_ .cv) `Keep to ${rules} and ${againWords(context).changed}; or ${way}.`];
}
function ownSteps({ findings, context }) {
const closing = findings.filter((each) => each.own && (0,_findings_js_1_ .HE)(each));
if (closing.length === 0)
return [];
const sources = (0,_sentence_js_4_ .KE)((context.ownPolicies ?? []).map(typed), MOST_NAMES);
const { changed, repeat } = againWords(context);
const lenient = closing.filter(({ severity }) => severity === 'needs-override');
const unjudged = closing.filter(({ kind }) => kind === 'undecided');
const command = context.isLocal === true ? undefined : commandOf('override', context);
const way = command === undefined
? (0,_sentence_js_4_ .cv) `ask its owners for ${(0,_sentence_js_4_ .q)((0,_sentence_js_4_ .cv) `an exception`, (0,_model_own_pages_js_8_ .S)('docs/exceptions.md'))}`
: (0,_sentence_js_4_ .cv) `people named in the workflow can override it with the comment ${typed(command)}`;
return [
...(lenient.length === 0 ? [] : [(0,_sentence_js_4_ .cv) `Fix ${policiesOf(lenient)} and ${changed}; or ${way}.`]),
...(unjudged.length === 0
? []
: [
(0,_sentence_js_4_ .cv) `Correct ${policiesOf(unjudged)} in ${sources} (${(0,_sentence_js_4_ .q)((0,_sentence_js_4_ .cv) `what a policy reads`, WHAT_POLICIES_READ)}), then ${repeat}.`,
]),
...(unjudged.length === closing.length || context.isLocal === true
? []
: [
(0,_sentence_js_4_ .cv) `${typed(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`,
]),
];
}
const WHAT_POLICIES_READ = (0,_model_own_pages_js_8_ .S)('docs/own-policies.md#what-a-policy-reads');
function optionsFor({ organization }, { name = '' } = {}) {
const areNames = [organization, name].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each));
return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
const ALONE = 'This job alone cannot judge what no group has planned.';
function recoverSteps(view) {
const { findings, workspaces, context } = view;
const { repeat } = againWords(context);
const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
const named = (all) => {
return (0,_sentence_js_4_ .KE)(all.map((each) => name(each.name)), MOST_NAMES);
};
const explained = (each) => findings.some((one) => (0,_findings_js_1_ .HE)(one) && one.workspaces.includes(each.name));
const errored = those('errored').filter((each) => !explained(each));
const undecided = those('undecided');
const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
const [judged, unjudged] = [true, false].map((has) => undecided.filter(({ runId, plan, missedBy }) => ((runId ?? plan) !== undefined) === has && missedBy === undefined));
const isLocal = context.isLocal === true;
const doctor = (0,_model_command_line_js_7_ .N1)(`plangate doctor${optionsFor(context, unjudged?.[0])}`, context);
const steps = [
[
errored,
(names) => isLocal
? (0,_sentence_js_4_ .cv) `Fix the failure of ${names}, then ${repeat}.`
: (0,_sentence_js_4_ .cv) `Open the run of ${names}, fix the failure, then ${repeat}.`,
],
[
judged,
(names) => (0,_sentence_js_4_ .cv) `Plangate could not verify the plan of ${names}. This cannot be overridden. Fix the cause above, then ${repeat}.`,
],
[
unjudged,
(names) => (0,_sentence_js_4_ .cv) `${names} ${(unjudged?.length ?? 0) > 1 ? 'were' : 'was'} not judged. This cannot be overridden. Fix the cause above${isLocal ? '' : (0,_sentence_js_4_ .cv) ` (${typed(doctor)} helps)`}, then ${repeat}.`,
],
[
missed,
(names) => missed.length === 1
? (0,_sentence_js_4_ .cv) `${names} was not judged. This cannot be overridden. Re-run the failed job of its group, then this one. ${ALONE}`
: (0,_sentence_js_4_ .cv) `${names} were not judged. This cannot be overridden. Re-run the failed jobs of their groups, then this one. ${ALONE}`,
],
[
those('canceled'),
(names) => context.byPerson
? (0,_sentence_js_4_ .cv) `Run the command again for a verdict on ${names}.`
: (0,_sentence_js_4_ .cv) `Re-run this job for a verdict on ${names}.`,
],
];
return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}
const MOST_REVIEWERS = 15;
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
var _policy_count_results_js_6_ = __webpack_require__(276);
var _counts_js_7_ = __webpack_require__(2886);
var _findings_js_2_ = __webpack_require__(5636);
var _next_steps_js_3_ = __webpack_require__(2189);
var _sentence_js_4_ = __webpack_require__(2251);
var _words_js_5_ = __webpack_require__(3629);
var _model_without_trailing_js_8_ = __webpack_require__(1804);
function toReportView(result, context) {
const all = result.workspaces;
const findings = (0,_findings_js_2_ .F3)(result, context);
const green = (0,_model_verdict_js_1_ .gf)(result.verdict.word, context.failOn);
const uploads = all.flatMap(({ uploadRecord }) => uploadRecord ?? []);
const view = {
schemaVersion: 1,
key: context.key,
verdict: result.verdict.word,
green,
overrides: green ? [] : overrideSteps(result, findings, context),
counts: (0,_policy_count_results_js_6_ .a)(all.flatMap(({ results }) => results)),
workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
unaffected: result.unaffected ?? [],
findings,
resolved: countResolved(result, findings, context),
results: all.flatMap(({ results, workspace }) => results.map((each) => ({
...each,
location: (0,_findings_js_2_ .z7)(each.location),
resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js_2_ .z7)(one.location) })),
workspace,
}))),
runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({ ...each, workspace }))),
audit: all.flatMap((workspace) => auditOf(workspace, context)),
uploads: uploads.length > 0 ? uploads : undefined,
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
headline: (0,_words_js_5_ .Pl)((0,_findings_js_2_ .sv)(view)),
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
verdict: verdict.word,
reasons: verdict.reasons,
counts: (0,_policy_count_results_js_6_ .a)(result.results),
policies: (0,_counts_js_7_ .kC)(result.results),
notices: result.notices,
confirmable: result.confirmable ?? false,
};
}
function countResolved({ workspaces }, findings, context) {
const words = workspaces.map(({ verdict }) => verdict.word);
if (['errored', 'undecided', 'canceled'].some((word) => words.includes(word)))
return 0;
const now = new Set(findings.map(({ fingerprint }) => fingerprint));
return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
function relativeDirectory(root, context) {
if (root === undefined || !context.repository)
return undefined;
const inner = slashes(root);
const outer = slashes(context.repository.root);
if (inner === outer)
return '.';
return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
const slashed = path.replaceAll('\\', '/');
return (0,_model_without_trailing_js_8_ .h)(slashed, '/') || slashed.slice(0, 1);
}
function overrideSteps(result, findings, context) {
return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict }) => {
if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
return [];
const policies = findings
.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own)
.filter((each) => each.workspaces.includes(workspace))
.map(({ policy }) => policy);
if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
return [];
const command = `${(0,_model_command_line_js_9_ .Zd)(`plangate override ${runId}`, context)} --reason "…"`;
return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
});
}
function nextSteps(view, reasons) {
if (view.workspaces.length === 0)
return reasons;
return [
...view.workspaces.flatMap(({ leftover }) => leftover ?? []),
...(0,_next_steps_js_3_ .B)(view).map(_sentence_js_4_ .II),
];
}
/***/ })
};
