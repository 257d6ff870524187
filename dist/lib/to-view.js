export const id = 452;
export const ids = [452];
export const modules = {
/***/ 1452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
toReportView: () => ( toReportView)
});
var external_node_path_ = __webpack_require__(6760);
var verdict = __webpack_require__(3538);
var command_line = __webpack_require__(9753);
var count_results = __webpack_require__(276);
var counts = __webpack_require__(2886);
var report_findings = __webpack_require__(5636);
var own_pages = __webpack_require__(7694);
var escape_markdown = __webpack_require__(7511);
var links = __webpack_require__(7713);
var model_status = __webpack_require__(2373);
var sentence = __webpack_require__(2251);
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/next-steps.js
const next_steps_name = (text) => (0,sentence.V4)('name', text, 60);
const typed = (text) => (0,sentence.V4)('typed', text, 700);
function againWords({ byPerson }) {
return byPerson === true
? { changed: (0,sentence.cv) `check again`, repeat: (0,sentence.cv) `run the command again` }
: { changed: (0,sentence.cv) `push again`, repeat: (0,sentence.cv) `re-run this job` };
}
const MOST_RUNS = 5;
const MOST_NAMES = 5;
function stepsOf(view) {
if (view.green)
return [];
const steps = [fixSteps, overrideSteps, guardSteps, ownSteps, recoverSteps].flatMap((of) => of(view));
const { repeat } = againWords(view.context);
return steps.length > 0 ? steps : [(0,sentence.cv) `Fix the cause above, then ${repeat}.`];
}
function different(names) {
return (0,report_text.KE)([...new Set(names)].map(next_steps_name), MOST_NAMES);
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
? (0,sentence.cv) `the finding`
: (0,sentence.cv) `the ${(0,report_text.U9)(closing.length, 'finding')}`;
const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
const fix = (0,sentence.cv) `Fix ${what}${isFinal ? ', which cannot be overridden,' : ''} and ${changed}.`;
const isTooLate = closing.some(({ kind, level, status }) => kind === 'policy' && status === 'failed' && level === 'soft-mandatory');
const or = (0,sentence.cv) `Or set ${typed('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
return isTooLate ? [fix, or] : [fix];
}
if (verdict !== 'advisory')
return [];
const or = context.byPerson
? 'or pass `--fail-on mandatory`'
: 'or those who write the workflow set fail-on to mandatory';
return [(0,sentence.cv) `Fix the ${(0,counts.AC)(advisory, 'advisory failure')} and ${changed}; ${or}.`];
}
function overrideSteps({ overrides, workspaces, context }) {
if (overrides.length === 0 || context.isLocal === true)
return [];
const policies = overrides.flatMap((each) => each.policies);
const isMany = overrides.length > MOST_RUNS;
const runs = isMany ? ['RUN'] : overrides.map(({ runId }) => runId);
const each = isMany ? (0,sentence.cv) ` for each of ${(0,report_text.U9)(overrides.length, 'run')}` : '';
const haveEnded = workspaces.some(({ runId = '', runStatus = '' }) => overrides.some((each) => each.runId === runId) && (0,model_status.Ck)(runStatus));
const refused = (0,sentence.cv) `If the service refuses the override, because a run that only plans has ended by now: set ${typed('mode: provisional')}, whose runs wait for one, or fix it.`;
const { repeat, changed } = againWords(context);
const again = context.adoptsOverridden === true ? (0,sentence.cv) ` Then ${repeat}.` : '';
const command = typed(`${(0,command_line.Zd)(`plangate override ${runs.join(' ')}`, context)} --reason "…"`);
const comment = commandOf('override', context);
const run = (0,sentence.cv) `run ${command}${each}, with the ${(0,sentence.q)((0,sentence.cv) `command line`, COMMAND_LINE)}`;
return [
(0,sentence.cv) `${overridePages(overrides, context)} if you manage policy overrides.${again}`,
comment === undefined
? (0,sentence.cv) `Or ${run}.`
: (0,sentence.cv) `Or comment ${typed(comment)}, if the workflow names you. Or ${run}.`,
(0,sentence.cv) `Or fix ${different(policies)} and ${changed}.`,
...(haveEnded ? [refused] : []),
];
}
const COMMAND_LINE = (0,own_pages.S)('docs/cli.md#install');
function overridePages(overrides, { serviceOrigin }) {
const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
const href = (0,escape_markdown.v7)(runUrl, [serviceOrigin]);
return href === undefined ? [] : [{ workspace, href }];
});
const [first] = pages;
if (first === undefined)
return (0,sentence.cv) `Override the run`;
if (overrides.length === 1)
return (0,sentence.q)((0,sentence.cv) `Override on the run's page`, first.href);
const links = pages
.slice(0, MOST_NAMES)
.map(({ workspace, href }) => (0,sentence.q)(next_steps_name(workspace), href));
const hidden = overrides.length - links.length;
return (0,sentence.cv) `Override on the runs' pages, ${(0,report_text.KE)(hidden > 0 ? [...links, (0,sentence.cv) `${(0,report_text.zD)(hidden)} more`] : links)},`;
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
return [(0,sentence.cv) `Keep to ${rules} and ${againWords(context).changed}.`];
const command = commandOf('allow-destroys', context);
const way = command === undefined
? (0,sentence.cv) `${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${(0,sentence.q)((0,sentence.cv) `commands`, (0,own_pages.S)('docs/commands.md'))}, a comment can approve it`
: (0,sentence.cv) `people named in the workflow can approve it with the comment ${typed(command)}`;
return [(0,sentence.cv) `Keep to ${rules} and ${againWords(context).changed}; or ${way}.`];
}
function ownSteps({ findings, context }) {
const closing = findings.filter((each) => each.own && (0,report_findings.HE)(each));
if (closing.length === 0)
return [];
const sources = (0,report_text.KE)((context.ownPolicies ?? []).map(typed), MOST_NAMES);
const { changed, repeat } = againWords(context);
const lenient = closing.filter(({ severity }) => severity === 'needs-override');
const unjudged = closing.filter(({ kind }) => kind === 'undecided');
const command = context.isLocal === true ? undefined : commandOf('override', context);
const way = command === undefined
? (0,sentence.cv) `ask its owners for ${(0,sentence.q)((0,sentence.cv) `an exception`, (0,own_pages.S)('docs/exceptions.md'))}`
: (0,sentence.cv) `people named in the workflow can override it with the comment ${typed(command)}`;
return [
...(lenient.length === 0 ? [] : [(0,sentence.cv) `Fix ${policiesOf(lenient)} and ${changed}; or ${way}.`]),
...(unjudged.length === 0
? []
: [
(0,sentence.cv) `Correct ${policiesOf(unjudged)} in ${sources} (${(0,sentence.q)((0,sentence.cv) `what a policy reads`, WHAT_POLICIES_READ)}), then ${repeat}.`,
]),
...(unjudged.length === closing.length || context.isLocal === true
? []
: [
(0,sentence.cv) `${typed(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`,
]),
];
}
const WHAT_POLICIES_READ = (0,own_pages.S)('docs/own-policies.md#what-a-policy-reads');
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
return (0,report_text.KE)(all.map((each) => next_steps_name(each.name)), MOST_NAMES);
};
const explained = (each) => findings.some((one) => (0,report_findings.HE)(one) && one.workspaces.includes(each.name));
const errored = those('errored').filter((each) => !explained(each));
const undecided = those('undecided');
const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
const [judged, unjudged] = [true, false].map((has) => undecided.filter(({ runId, plan, missedBy }) => ((runId ?? plan) !== undefined) === has && missedBy === undefined));
const isLocal = context.isLocal === true;
const doctor = (0,command_line.N1)(`plangate doctor${optionsFor(context, unjudged?.[0])}`, context);
const steps = [
[
errored,
(names) => isLocal
? (0,sentence.cv) `Fix the failure of ${names}, then ${repeat}.`
: (0,sentence.cv) `Open the run of ${names}, fix the failure, then ${repeat}.`,
],
[
judged,
(names) => (0,sentence.cv) `Plangate could not verify the plan of ${names}. This cannot be overridden. Fix the cause above, then ${repeat}.`,
],
[
unjudged,
(names) => (0,sentence.cv) `${names} ${(unjudged?.length ?? 0) > 1 ? 'were' : 'was'} not judged. This cannot be overridden. Fix the cause above${isLocal ? '' : (0,sentence.cv) ` (${typed(doctor)} helps)`}, then ${repeat}.`,
],
[
missed,
(names) => missed.length === 1
? (0,sentence.cv) `${names} was not judged. This cannot be overridden. Re-run the failed job of its group, then this one. ${ALONE}`
: (0,sentence.cv) `${names} were not judged. This cannot be overridden. Re-run the failed jobs of their groups, then this one. ${ALONE}`,
],
[
those('canceled'),
(names) => context.byPerson
? (0,sentence.cv) `Run the command again for a verdict on ${names}.`
: (0,sentence.cv) `Re-run this job for a verdict on ${names}.`,
],
];
return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}
const MOST_REVIEWERS = 15;
var words = __webpack_require__(3629);
var without_trailing = __webpack_require__(1804);
;// CONCATENATED MODULE: ./build/src/report/to-view.js
function toReportView(result, context) {
const all = result.workspaces;
const findings = (0,report_findings.F3)(result, context);
const green = (0,verdict.gf)(result.verdict.word, context.failOn);
const uploads = all.flatMap(({ uploadRecord }) => uploadRecord ?? []);
const view = {
schemaVersion: 1,
key: context.key,
verdict: result.verdict.word,
green,
overrides: green ? [] : to_view_overrideSteps(result, findings, context),
counts: (0,count_results.a)(all.flatMap(({ results }) => results)),
workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
unaffected: result.unaffected ?? [],
findings,
resolved: countResolved(result, findings, context),
results: all.flatMap(({ results, workspace }) => results.map((each) => ({
...each,
location: (0,report_findings.z7)(each.location),
resources: each.resources.map((one) => ({ ...one, location: (0,report_findings.z7)(one.location) })),
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
const reasons = green ? [] : result.verdict.reasons;
const left = green ? [] : all.flatMap(({ leftover }) => leftover ?? []);
const steps = all.length === 0 ? reasons.map(({ text }) => (0,sentence.V4)('text', text, 600)) : stepsOf(view);
const nextSteps = [...left, ...steps.map(sentence.II)];
return { ...view, headline: (0,words.Pl)((0,report_findings.sv)(view)), steps, nextSteps };
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
directory: directory && external_node_path_.posix.join(directory, result.workingDirectory),
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
counts: (0,count_results.a)(result.results),
policies: (0,counts.kC)(result.results),
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
return (0,without_trailing.h)(slashed, '/') || slashed.slice(0, 1);
}
function to_view_overrideSteps(result, findings, context) {
return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict }) => {
if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
return [];
const policies = findings
.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own)
.filter((each) => each.workspaces.includes(workspace))
.map(({ policy }) => policy);
if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
return [];
const command = `${(0,command_line.Zd)(`plangate override ${runId}`, context)} --reason "…"`;
return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
});
}
/***/ })
};
