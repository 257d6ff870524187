export const id = 6053;
export const ids = [6053];
export const modules = {
/***/ 17210:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DK: () => ( countsTowards),
I9: () => ( toHeadlineCounts),
Mb: () => ( headlineIcon),
NF: () => ( CLOSING_VERDICTS),
Pl: () => ( headline),
Qi: () => ( sortWorstFirst),
ax: () => ( HEADLINE_COUNTS),
q2: () => ( headlineCountsOf)
});
var _model_verdict_js_0_ = __webpack_require__(83538);
var _markdown_js_1_ = __webpack_require__(70075);
var _text_js_2_ = __webpack_require__(74913);
var _sentence_js_3_ = __webpack_require__(42251);
var _words_js_4_ = __webpack_require__(43629);
var _findings_js_5_ = __webpack_require__(85636);
const HEADLINE_COUNTS = [
'workspaces',
'affected',
'policiesAtFault',
'runTasksAtFault',
'advisoryFailures',
'overridden',
'results',
'policies',
'blockedIn',
'overrideIn',
'erroredIn',
'undecidedIn',
'canceledIn',
'excepted',
'existing',
'guardsAtFault',
'approvedGuards',
'partIn',
'unprovenIn',
'fieldIn',
];
const CLOSING_VERDICTS = [
{ verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
{ verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
{ verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
{ verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
{ verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
function toHeadlineCounts(verdict, green, approvedBy, countOf) {
const entries = HEADLINE_COUNTS.map((name) => [name, countOf(name)]);
return {
verdict,
green,
approvedBy,
...Object.fromEntries(entries),
};
}
function headline(counts, atCommit = '') {
if (counts.workspaces === 0) {
const none = (0,_markdown_js_1_ .eu) `no workspace is affected by this change${atCommit}`;
return counts.green
? (0,_markdown_js_1_ .eu) `passed · ${none}`
: (0,_markdown_js_1_ .eu) `undecided: ${none}, and policies are required`;
}
const where = (0,_markdown_js_1_ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
const approved = approvedGuardWords(counts);
const andApproved = approved && (0,_markdown_js_1_ .eu) `, ${approved}`;
if (closingVerdicts(counts).length > 1)
return (0,_markdown_js_1_ .eu) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
const advisory = (0,_text_js_2_ .rj)(counts.advisoryFailures, 'advisory failure');
const guards = (0,_text_js_2_ .eQ)(counts.guardsAtFault, 'guard');
const atFault = (0,_text_js_2_ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
const counted = counts.policies > 0
? (0,_text_js_2_ .xZ)(counts.policies)
: (0,_text_js_2_ .rj)(counts.results, 'policy result');
switch (counts.verdict) {
case 'passed':
return counts.results === 0
? (0,_markdown_js_1_ .eu) `passed · no policy applies to ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`
: (0,_markdown_js_1_ .eu) `passed · ${counted} in ${(0,_text_js_2_ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
case 'advisory':
if (counts.advisoryFailures === 0) {
const { passed, closed } = partOf(counts) ?? PARTS.partIn;
return counts.green
? (0,_markdown_js_1_ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
}
return counts.green
? (0,_markdown_js_1_ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
case 'overridden': {
const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
const overridden = (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .xZ)(counts.overridden)} overridden`;
const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
return (0,_markdown_js_1_ .eu) `passed, ${(0,_text_js_2_ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
}
case 'needs-override':
return (0,_markdown_js_1_ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
case 'blocked':
return (0,_markdown_js_1_ .eu) `blocked${atFault && (0,_markdown_js_1_ .eu) ` by ${atFault}`} ${where}${andApproved}${notEnforced}`;
case 'errored':
return (0,_markdown_js_1_ .eu) `the run failed ${where}`;
case 'undecided':
return (0,_markdown_js_1_ .eu) `undecided ${where}, so the gate stays closed`;
case 'canceled':
return (0,_markdown_js_1_ .eu) `canceled ${where}`;
}
}
const PARTS = {
partIn: {
passed: (0,_markdown_js_1_ .eu) `for a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `only a part was planned`,
},
unprovenIn: {
passed: (0,_markdown_js_1_ .eu) `for what may be a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `nothing says that the plan is whole`,
},
fieldIn: {
passed: (0,_markdown_js_1_ .eu) `with a field of the saved plan that only plan-fields accepts`,
closed: (0,_markdown_js_1_ .eu) `a field of the saved plan is not known`,
},
};
function partOf(counts) {
const [name] = ['partIn', 'unprovenIn', 'fieldIn'].filter((each) => counts[each] > 0);
return name && PARTS[name];
}
function partWords(counts) {
const part = partOf(counts);
return part === undefined ? '' : (0,_markdown_js_1_ .eu) `, ${part.passed}`;
}
function acceptedCountWords(counts) {
const { excepted, existing } = counts;
const words = (0,_text_js_2_ .JO)(', ', approvedGuardWords(counts), (0,_text_js_2_ .eQ)(excepted, 'excepted failure'), (0,_text_js_2_ .eQ)(existing, 'existing failure'));
return words && (0,_markdown_js_1_ .eu) `, ${words}`;
}
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
const policies = (0,_text_js_2_ .eQ)(policiesAtFault, 'policy', 'policies');
return (0,_text_js_2_ .JO)(' and ', policies, (0,_text_js_2_ .eQ)(runTasksAtFault, 'run task'));
}
function overrideNeededWords(counts) {
const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
const failures = failedPoliciesAndTasks(counts);
const guards = (0,_text_js_2_ .eQ)(guardsAtFault, 'guard');
const needs = (number) => (number > 1 ? 'need' : 'needs');
if (failures === '' && guards !== '')
return (0,_markdown_js_1_ .eu) `${guards} ${needs(guardsAtFault)} an approval`;
const number = policiesAtFault + runTasksAtFault;
const override = (0,_markdown_js_1_ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
return guards === '' ? override : (0,_markdown_js_1_ .eu) `${override}, ${guards} an approval`;
}
function approvedGuardWords({ approvedGuards, approvedBy }) {
if (approvedGuards === 0)
return '';
const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
const by = (0,_sentence_js_3_ .l6)((0,_text_js_2_ .Z)(names.map(_markdown_js_1_ .g5), 3));
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js_1_ .eu) ` by ${by}`}`;
}
function closingVerdicts(counts) {
return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
function mixedVerdictWords(counts) {
const closing = closingVerdicts(counts);
const parts = closing.map(({ countName, closedWords }, index) => {
const number = counts[countName];
const inWords = index === 0 ? (0,_text_js_2_ .jK)(number) : (0,_text_js_2_ .ZV)(number);
return (0,_markdown_js_1_ .eu) `${closedWords} in ${inWords}`;
});
const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
const green = counts.workspaces - closed;
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts)}${green > 0 ? (0,_markdown_js_1_ .eu) ` (${(0,_text_js_2_ .ZV)(green)} passed)` : ''}`;
}
function headlineIcon(counts) {
const [first, ...others] = closingVerdicts(counts);
return (0,_words_js_4_ .Oi)(first && others.length > 0 ? first.verdict : counts.verdict, counts.green).icon;
}
function inWorkspaces(affected, all) {
if (all === 1)
return (0,_markdown_js_1_ .eu) `in 1 workspace`;
if (all === 2 && affected === 2)
return (0,_markdown_js_1_ .eu) `in both workspaces`;
return affected === all
? (0,_markdown_js_1_ .eu) `in all ${(0,_text_js_2_ .jK)(all)}`
: (0,_markdown_js_1_ .eu) `in ${(0,_text_js_2_ .ZV)(affected)} of ${(0,_text_js_2_ .jK)(all)}`;
}
function headlineCountsOf(view) {
const { verdict, green, workspaces, findings, results } = view;
const closing = findings.filter(_findings_js_5_ .HE);
const overridden = findings.filter(({ status }) => status === 'overridden');
const approved = overridden.filter(({ guard }) => guard);
const failuresWith = (isCounted) => findings.filter(isCounted).length;
const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js_0_ .gf)(word, view.context.failOn) ? 'blocked' : word);
const closedWith = (word) => verdicts.filter((each) => each === word).length;
const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
policiesAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind, guard }) => (kind === 'policy' || kind === 'undecided') && !guard)),
runTasksAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
advisoryFailures: failuresWith(({ severity }) => severity === 'warns'),
overridden: (0,_words_js_4_ .kC)(overridden.filter(({ guard }) => !guard)),
excepted: failuresWith(({ status }) => status === 'excepted'),
existing: failuresWith(({ status }) => status === 'existing'),
guardsAtFault: (0,_words_js_4_ .kC)(closing.filter(({ guard }) => guard)),
approvedGuards: (0,_words_js_4_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
results: results.length,
policies: (0,_words_js_4_ .kC)(results),
blockedIn: closedWith('blocked'),
overrideIn: closedWith('needs-override'),
erroredIn: closedWith('errored'),
undecidedIn: closedWith('undecided'),
canceledIn: closedWith('canceled'),
partIn: acceptedIn('partial'),
unprovenIn: acceptedIn('unproven'),
fieldIn: acceptedIn('field'),
};
}
function countsTowards(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
...CLOSING_VERDICTS.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
function sortWorstFirst(workspaces) {
return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
/***/ })
};
