export const id = 1389;
export const ids = [1389];
export const modules = {
/***/ 66241:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( judgingOptions),
V: () => ( nothingJudged),
guardOfSettings: () => ( guardOfSettings)
});
var _settings_workspace_selectors_js_0_ = __webpack_require__(30589);
var _trust_change_origin_js_2_ = __webpack_require__(58245);
var _trust_sealed_approval_js_1_ = __webpack_require__(88820);
function judgingOptions({ settings, subject, exceptions, own }, deadline) {
const { service, plan, policy, report, job } = settings;
const approvals = approvalsFor(subject, service.token);
return {
plan,
policy,
timeoutMs: job.timeoutMs,
deadline,
changeRequest: subject.changeRequest,
own: own && { ...own, approvals },
exceptions,
guard: guardOfSettings(policy, subject, service.token),
diff: report.planDiff !== 'off',
};
}
function guardOfSettings(policy, subject, token = '') {
const { protect = [], maxDestroys, maxActions } = policy;
const limits = [maxDestroys, maxActions];
if (protect.length === 0 && limits.every((each) => each === undefined))
return undefined;
return {
protect,
maxDestroys,
maxActions,
fullPlan: (0,_trust_change_origin_js_2_ .yX)(policy, subject),
approvals: approvalsFor(subject, token),
};
}
function approvalsFor(subject, token) {
return async (workspaceId) => {
const changes = (await subject?.approvals?.()) ?? [];
return changes.flatMap((change) => approvalsOn(change, workspaceId, token));
};
}
const openApproval = (0,_trust_sealed_approval_js_1_ .Xi)(_trust_sealed_approval_js_1_ .Sh);
function approvalsOn(change, workspaceId, token) {
return change.commands.flatMap((command) => command.approvals.flatMap((approval) => {
const { by, at, reason } = command;
const approves = openApproval(token, { ...change, workspaceId }, command, approval);
return approves === undefined ? [] : [{ approves, by, at, reason }];
}));
}
async function nothingJudged(plan, failure, durationMs) {
const { unjudged } = await Promise.all([__webpack_require__.e(7956), __webpack_require__.e(2937), __webpack_require__.e(3155)]).then(__webpack_require__.bind(__webpack_require__, 37956));
const failures = (0,_settings_workspace_selectors_js_0_ .Ht)(plan).map((workspace) => ({ workspace, failure }));
return unjudged(failures, durationMs);
}
/***/ }),
/***/ 52696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ce: () => ( whileTimeLasts),
M0: () => ( LAST_MS),
_K: () => ( endInTime),
q1: () => ( LAST_AFTER_SIGNAL_MS),
wP: () => ( limitPorts)
});
var _machine_execute_js_0_ = __webpack_require__(4643);
var _model_ended_by_js_1_ = __webpack_require__(17953);
function limitPorts(timeoutMs, ports) {
const { clock, alarms, signal } = ports;
const endSignal = alarms.any(signal, alarms.in(timeoutMs));
return {
...ports,
...(0,_machine_execute_js_0_ .Vo)(endSignal, ports),
endsAt: clock.now() + timeoutMs,
endSignal,
};
}
const LATEST_MS = 7_000;
const SOON_MS = 700;
const LAST_AFTER_SIGNAL_MS = 6_200;
async function endInTime({ alarms, signal, clock, endsAt }, work, otherwise) {
let mayTakeLonger = false;
const working = work(() => (mayTakeLonger = true));
const end = alarms.in(endsAt + LATEST_MS - clock.now());
const soon = alarms.any(end, alarms.after(signal, SOON_MS));
const last = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
try {
return await (0,_model_ended_by_js_1_ .m)(soon, working);
}
catch (error) {
if (!soon.aborted)
throw error;
}
try {
if (mayTakeLonger)
return await (0,_model_ended_by_js_1_ .m)(last, working);
}
catch (error) {
if (!last.aborted)
throw error;
}
return otherwise();
}
const LAST_MS = 300;
function whileTimeLasts({ clock, alarms, signal, endsAt, }) {
const late = alarms.any(alarms.in(endsAt - clock.now()), alarms.after(signal, LAST_MS));
return async (work, otherwise) => {
try {
return await (0,_model_ended_by_js_1_ .m)(late, work);
}
catch (error) {
if (late.aborted)
return await otherwise();
throw error;
}
};
}
/***/ }),
/***/ 33839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
g: () => ( planAndJudge)
});
var promises_ = __webpack_require__(51455);
var checked_out_commit = __webpack_require__(97701);
;// CONCATENATED MODULE: ./build/src/policy/bounded-texts.js
const MOST_CHARACTERS = 8_000_000;
const SHORT = 200;
function withBoundedTexts(workspaces, most = MOST_CHARACTERS) {
let left = most;
return workspaces.map((workspace) => {
let cut = 0;
const results = workspace.results.map((result) => {
const { message, description = '', output, resources } = result;
const texts = [
message,
description,
...output,
...resources.map((each) => each.message ?? ''),
];
left -= texts.reduce((sum, text) => sum + text.length, 0);
if (left >= 0)
return result;
cut += 1;
return withShortTexts(result);
});
if (cut === 0)
return workspace;
const notice = `The texts of ${cut} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
return { ...workspace, results, notices: [...workspace.notices, notice] };
});
}
function withShortTexts(result) {
const { message, resources } = result;
return {
...result,
message: message.length <= SHORT ? message : `${message.slice(0, SHORT - 1)}…`,
description: undefined,
output: [],
resources: resources.map((each) => ({ ...each, message: undefined })),
};
}
var read_regular = __webpack_require__(43962);
var report_text = __webpack_require__(74913);
var judging_options = __webpack_require__(66241);
var limits = __webpack_require__(52696);
;// CONCATENATED MODULE: ./build/src/check/plan-and-judge.js
async function planAndJudge(request, ports, runGate) {
const { context, hints, repositoryRoot, conceals: secrets } = request;
const renderer = __webpack_require__.e( 1105).then(__webpack_require__.bind(__webpack_require__, 11105));
const judged = await judgeOrSayUndecided(request, ports, runGate);
const { toReportView } = await renderer;
const inTime = (0,limits.Ce)(ports);
const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
const isElsewhere = await inTime(isOtherCommit(request), () => true);
const provided = await inTime(request.provided ?? Promise.resolve([]), () => []);
for (const notice of provided)
ports.log.warning(notice);
const notices = [...(request.notices ?? []), ...provided];
const noticed = addNotices(bounded, { ...request, notices }, isElsewhere);
const files = isElsewhere ? NO_FILES : FILES;
const located = await inTime(locate(noticed, repositoryRoot, files), () => locate(noticed, repositoryRoot, NO_FILES));
const moved = await inTime(moveToHead(located, request), () => located);
const result = secrets.concealAll(moved);
const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
const earlier = hints?.previous(names);
const previous = earlier && (await inTime(earlier, () => undefined));
const uncommittedFiles = uncommittedOf(result)?.length;
const { overriders } = result;
const viewContext = { ...context, previous, uncommittedFiles, overriders };
const view = secrets.concealAll(toReportView(result, viewContext));
return { result, view };
}
async function judgeOrSayUndecided(request, ports, runGate) {
const { undecided, settings } = request;
if (undecided === undefined)
return runGate(request, ports);
const failure = { kind: 'unplanned', message: undecided.text, code: undecided.code };
return (0,judging_options.V)(settings.plan, failure, 0);
}
function addNotices(gated, { notices: requestNotices = [], proposed }, isElsewhere) {
const lacksLines = isElsewhere && gated.workspaces.some(({ runId }) => runId !== undefined);
const uncommitted = proposed ? (uncommittedOf(gated) ?? []) : [];
const notices = [
...requestNotices,
...(lacksLines ? [OTHER_COMMIT] : []),
...(uncommitted.length > 0 ? [sayUncommitted(uncommitted)] : []),
];
const workspaces = gated.workspaces.map((workspace) => ({
...workspace,
notices: [...new Set([...notices, ...workspace.notices])],
}));
return { ...gated, workspaces };
}
function uncommittedOf({ archives }) {
const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
function sayUncommitted(paths) {
const verb = paths.length === 1 ? 'differs' : 'differ';
return `Uncommitted changes: ${(0,report_text.J4)(paths, 3).join('')} ${verb} from the commit that is checked out, and the run planned the changed files.`;
}
async function moveToHead(result, request) {
const { repositoryRoot, workspace = repositoryRoot } = request;
const { textsAtHead } = request.subject;
const { commit } = request.context;
if (textsAtHead === undefined || commit === undefined)
return result;
const checkedOut = await (0,checked_out_commit.X)(repositoryRoot, workspace);
if (checkedOut === commit.sha)
return result;
const { carryPlaces } = await __webpack_require__.e( 6185).then(__webpack_require__.bind(__webpack_require__, 66185));
return carryPlaces(result, { repositoryRoot, checkedOut, files: FILES, textsAtHead });
}
const OTHER_COMMIT = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
async function isOtherCommit(request) {
const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return false;
const checkedOut = await (0,checked_out_commit.X)(repositoryRoot, workspace);
return checkedOut === undefined || checkedOut !== context.commit?.sha;
}
const FILES = {
readFile: (path) => (0,read_regular.VX)(path).catch(() => undefined),
readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
async function locate(result, repositoryRoot, files = FILES) {
const hasAnythingToLocate = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
changes !== undefined ||
results.some(({ status }) => status !== 'passed'));
if (!hasAnythingToLocate)
return result;
const { locateResults } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(7151)]).then(__webpack_require__.bind(__webpack_require__, 57151));
return locateResults(result, { repositoryRoot, ...files });
}
/***/ }),
/***/ 8051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PC: () => ( givenInputs),
_m: () => ( toOptionProblem),
iO: () => ( withOptionNames),
iV: () => ( INPUTS_PAGE),
m5: () => ( CHECK_OPTIONS),
u1: () => ( JUDGING_OPTIONS),
yu: () => ( emptyOptions)
});
var _model_own_pages_js_2_ = __webpack_require__(37694);
var _report_text_js_0_ = __webpack_require__(74913);
var _settings_inputs_js_1_ = __webpack_require__(40198);
var _short_help_js_3_ = __webpack_require__(63732);
const SPECS = _settings_inputs_js_1_ .mc.filter((spec) => (0,_settings_inputs_js_1_ .Sw)(spec, 'cli'));
const PLACEHOLDERS = {
string: 'text',
choice: 'word',
path: 'file',
};
const TWO_LINES = 94;
const INPUTS_PAGE = (0,_model_own_pages_js_2_ .S)('docs/inputs.md');
const CHECK_OPTIONS = [..._settings_inputs_js_1_ .tH, undefined].flatMap((heading) => SPECS.filter((spec) => spec.heading === heading).map(toOption));
const JUDGING_OPTIONS = CHECK_OPTIONS.filter(({ name, group }) => (group === 'What fails the gate' || group === 'What the run plans') &&
name !== 'allow-destroy-apply' &&
name !== 'exceptions' &&
name !== 'only-new');
function givenInputs(input) {
const inputs = {};
for (const spec of SPECS) {
const value = input.options[optionName(spec)];
if (value === true)
inputs[spec.name] = spec.default === 'true' ? 'false' : 'true';
else if (typeof value === 'string')
inputs[spec.name] = value;
else if (Array.isArray(value))
inputs[spec.name] = value.join('\n');
}
return inputs;
}
function emptyOptions(input) {
const given = givenInputs(input);
return SPECS.filter((spec) => spec.environment === undefined && given[spec.name]?.trim() === '').map(({ name }) => ({ where: name, message: 'is empty. Give it a value, or leave it out.' }));
}
function optionOfInput(inputName) {
const spec = SPECS.find(({ name }) => name === inputName);
return spec ? `--${optionName(spec)}` : inputName;
}
function toOptionProblem({ where, message, code }) {
return {
where: optionOfInput(where),
message: (0,_report_text_js_0_ .il)({ text: withOptionNames(message), code }),
};
}
function withOptionNames(message) {
return message.replaceAll(/`([a-z-]+)`/g, (_, word) => optionOfInput(word));
}
function toOption(spec) {
const isFlag = spec.kind === 'flag';
return {
name: optionName(spec),
description: describeInput(spec),
group: spec.heading,
value: isFlag ? undefined : placeholderOf(spec),
repeatable: spec.kind === 'list',
};
}
function placeholderOf({ name, kind }) {
return name === 'directory' ? 'directory' : (PLACEHOLDERS[kind] ?? kind);
}
function optionName({ name, kind, default: defaultValue }) {
return kind === 'flag' && defaultValue === 'true' ? `no-${name}` : name;
}
function describeInput(spec) {
const text = spec.description.replaceAll('`', '');
if (spec.kind === 'flag')
return firstSentences(spec.off ?? text, TWO_LINES);
const facts = [
spec.choices?.join(', '),
spec.environment && `else ${spec.environment.join(', ')}`,
spec.cloudBlock && 'else the cloud block',
spec.default !== undefined && `default: ${spec.default}`,
].filter((fact) => typeof fact === 'string');
const shown = facts.length > 0 ? ` (${facts.join('; ')})` : '';
return firstSentences(text, TWO_LINES - shown.length) + shown;
}
function firstSentences(text, most) {
let sentences = '';
for (const sentence of text.split(/(?<=\.) /)) {
const longer = (0,_report_text_js_0_ .oR)(' ', sentences, sentence);
if (longer.length > most)
break;
sentences = longer;
}
return sentences || `${(0,_short_help_js_3_ .m)(text, most)}.`;
}
/***/ }),
/***/ 81389:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
check: () => ( check_check),
runCheck: () => ( runCheck)
});
var external_node_path_ = __webpack_require__(76760);
var external_node_fs_ = __webpack_require__(73024);
var place = __webpack_require__(74043);
var earlier_reports = __webpack_require__(98739);
var program_path = __webpack_require__(60439);
var ended_by = __webpack_require__(17953);
var no_plan = __webpack_require__(60588);
var job_time = __webpack_require__(71680);
var quote = __webpack_require__(28187);
var model_secrets = __webpack_require__(72166);
var workspace_selectors = __webpack_require__(30589);
var change_origin = __webpack_require__(58245);
var console = __webpack_require__(6621);
var neutralise_log = __webpack_require__(22195);
var escape_markdown = __webpack_require__(67511);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/progress.js
const FIRST = 'finding the workspace';
function createProgress() {
const byWorkspace = new Map();
let decided = 0;
return {
see(event) {
const workspace = 'workspace' in event ? event.workspace : undefined;
if (event.kind === 'workspace-decided') {
decided++;
byWorkspace.delete(event.result.workspace);
}
const words = progressWords(event);
if (workspace === undefined || words === undefined)
return;
const before = byWorkspace.get(workspace);
let endsMs = event.kind === 'progress' ? before?.endsMs : undefined;
if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
endsMs = event.atMs + event.lastDurationMs;
}
byWorkspace.set(workspace, { words, endsMs });
},
words(nowMs) {
const all = [...byWorkspace].map(([name, { words }]) => ({ name, words }));
const groups = (0,report_text.$z)(all, ({ words }) => words);
const [only, ...others] = byWorkspace.values();
if (only === undefined)
return decided > 0 ? 'reporting' : FIRST;
const left = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
const about = left > 0 ? ` · about ${(0,report_text.vk)(left)} left` : '';
if (others.length === 0 && decided === 0)
return `${plain(only.words)}${about}`;
const parts = groups.map((group) => {
const names = (0,report_text.so)(group.map(({ name }) => plain(name)));
const which = group.length > MOST_NAMES ? (0,report_text.ZV)(group.length) : names;
return `${which} ${plain(group[0].words)}`;
});
return [`${decided} of ${decided + byWorkspace.size} decided`, ...parts].join(', ');
},
};
}
const MOST_NAMES = 2;
function plain(words) {
return (0,escape_markdown.Ow)((0,neutralise_log.om)(words), 60);
}
function progressWords(event) {
switch (event.kind) {
case 'planning':
return 'planning';
case 'version-created':
return 'uploading';
case 'uploaded':
return 'starting the run';
case 'run-created':
return 'pending';
case 'progress':
return event.words;
case 'canceling':
return 'canceling';
default:
return undefined;
}
}
;// CONCATENATED MODULE: ./build/src/check/check-log.js
function openCheckLog({ request, ports }, entryPoint) {
const { settings, repositoryRoot, context, subject, notices = [] } = request;
(0,console.pd)(context).forEach(entryPoint.print);
notices.forEach((notice) => entryPoint.log.warning(notice));
for (const problem of subject.problems ?? [])
entryPoint.log.warning((0,report_text.il)(problem));
const follow = entryPoint.follow?.(settings);
const liveLog = startLiveLog(entryPoint, ports.clock);
const shown = { workspaces: settings.plan.workspaces.length, repositoryRoot };
return {
onEvent(event) {
follow?.(event);
liveLog.onEvent(event);
for (const line of (0,console.N1)(event, shown))
liveLog.print(line);
},
during: (work) => liveLog.runWhile(work),
end(view) {
if (entryPoint.printEnd)
entryPoint.printEnd(view);
else
(0,console.gM)(view).forEach(entryPoint.print);
},
};
}
const FRAME_MS = 500;
const QUIET_MS = 30_000;
function startLiveLog({ print, status }, clock) {
const progress = createProgress();
const startedAt = clock.now();
let lastPrintedAt = startedAt;
const settled = new AbortController();
const statusText = (still) => {
const atMs = clock.now() - startedAt;
return `${(0,report_text.vk)(atMs)} ${still}${progress.words(atMs)}`;
};
const isUnsettledAfter = async (ms) => {
await clock.sleep(ms, settled.signal).catch(() => undefined);
return !settled.signal.aborted;
};
const animateStatusLine = async () => {
do
await status?.(statusText(''));
while (await isUnsettledAfter(FRAME_MS));
await status?.();
};
const printHeartbeats = async () => {
while (await isUnsettledAfter(lastPrintedAt + QUIET_MS - clock.now())) {
if (clock.now() - lastPrintedAt < QUIET_MS)
continue;
lastPrintedAt = clock.now();
print((0,neutralise_log.om)(`  ${statusText('still ')}`));
}
};
const lastShown = status ? animateStatusLine() : printHeartbeats();
return {
onEvent: (event) => progress.see(event),
print(line) {
lastPrintedAt = clock.now();
print(line);
},
async runWhile(work) {
try {
return await work;
}
finally {
settled.abort();
await lastShown;
}
},
};
}
var settings_settings = __webpack_require__(75182);
var version = __webpack_require__(55603);
;// CONCATENATED MODULE: ./build/src/check/check-request.js
function secretsOfJob({ service, job: { githubToken = '', checksToken = '' } }, others, log) {
return (0,model_secrets.BF)(log, [service.token, githubToken, checksToken, ...others]);
}
function reportContext(settings, { about }, clock) {
const startedAt = clock.date().toISOString();
const reported = (0,settings_settings.f8)(settings);
return { ...reported, ...about, startedAt, version: version.x };
}
var limits = __webpack_require__(52696);
var plan_and_judge = __webpack_require__(33839);
;// CONCATENATED MODULE: ./build/src/check/check.js
function check(host, entryPoint, ports) {
const checkOnce = async (needsLonger) => {
let prepared;
try {
const preparing = await prepareInTime(host, entryPoint, ports);
if ('problems' in preparing)
return preparing;
prepared = preparing;
const { request, local } = prepared;
const checkLog = openCheckLog(prepared, entryPoint);
const onEvent = (event) => {
if (event.kind === 'version-created')
needsLonger();
checkLog.onEvent(event);
};
const runGate = entryPoint.runGate ?? (await chooseGate(local));
const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
const judging = (0,plan_and_judge.g)(request, judgePorts, runGate);
const { result, view } = await checkLog.during(judging);
checkLog.end(view);
if (local !== undefined)
await entryPoint.afterLocal?.(local);
await entryPoint.beforePublishing?.(view, request);
needsLonger();
const published = await publishInTime(view, request.subject, ports);
return { settings: request.settings, result, view, published };
}
finally {
await ports.send.close();
await prepared?.local?.stop();
await prepared?.request.own?.close();
}
};
return (0,limits._K)(ports, checkOnce, () => notInTime(ports));
}
async function chooseGate(local) {
if (local !== undefined)
return (await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(6603), __webpack_require__.e(4001), __webpack_require__.e(6617), __webpack_require__.e(8974), __webpack_require__.e(7956), __webpack_require__.e(2937), __webpack_require__.e(7786), __webpack_require__.e(1044), __webpack_require__.e(48), __webpack_require__.e(9866), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 40044))).localGate(local);
return (await Promise.all([__webpack_require__.e(48), __webpack_require__.e(5868), __webpack_require__.e(4791)]).then(__webpack_require__.bind(__webpack_require__, 4791))).judgeRuns;
}
const GIVE_UP_MS = 1_000;
async function publishInTime(view, subject, { endsAt, clock, alarms }) {
const until = (0,job_time.S2)(endsAt, clock.now());
const late = alarms.in(until + GIVE_UP_MS - clock.now());
const publishing = subject.publish?.(view, until) ?? Promise.resolve({ problems: [] });
try {
return await (0,ended_by.m)(late, publishing);
}
catch (error) {
if (!late.aborted)
throw error;
return {
problems: [{ text: 'The time was over before the report was published.', code: 'PG-121' }],
};
}
}
const CLOSING_MS = 500;
async function prepareInTime(host, entryPoint, given) {
const { endSignal } = given;
const loading = readSettingsAndOpen(host, entryPoint, given);
let preparing;
let isPrepared = false;
try {
const loaded = await (0,ended_by.m)(endSignal, loading);
if ('problems' in loaded)
return loaded;
const { local, ports } = loaded;
preparing = prepareRequest(host, entryPoint, loaded);
const request = await (0,ended_by.m)(endSignal, preparing);
if ('problems' in request)
return request;
isPrepared = true;
return { request, local, ports };
}
catch (error) {
if (!endSignal.aborted)
throw error;
return notInTime(given, 'git and the CI host had said what is to be judged');
}
finally {
const close = async () => {
const loaded = await loading;
if ('local' in loaded)
await loaded.local?.stop();
const request = await preparing;
if (request !== undefined && 'own' in request)
await request.own?.close();
};
if (!isPrepared) {
const closing = close().catch(() => undefined);
await (0,ended_by.m)(given.alarms.in(CLOSING_MS), closing).catch(() => undefined);
}
}
}
function notInTime({ signal }, what = 'this check was') {
if (signal.aborted) {
const canceled = { where: 'The check', message: 'was canceled.', code: 'PG-132' };
return { problems: [canceled], ended: 'canceled' };
}
const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
return { problems: [{ where: 'timeout', message, code: 'PG-121' }], ended: 'timeout' };
}
async function readSettingsAndOpen({ jobTree, reviewed }, entryPoint, given) {
const loaded = await entryPoint.settings(jobTree);
if ('problems' in loaded)
return loaded;
const ports = {
...given,
environment: environmentForPrograms(loaded.settings.plan, entryPoint, given),
};
if (!loaded.settings.plan.local)
return { ...loaded, ports };
const { workingDirectory } = entryPoint;
const { openLocal } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(6603), __webpack_require__.e(5673), __webpack_require__.e(6475), __webpack_require__.e(8974), __webpack_require__.e(2055), __webpack_require__.e(6594)]).then(__webpack_require__.bind(__webpack_require__, 66439));
const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
const [local] = await Promise.all([opening, Promise.all([__webpack_require__.e(8603), __webpack_require__.e(6603), __webpack_require__.e(4001), __webpack_require__.e(6617), __webpack_require__.e(8974), __webpack_require__.e(7956), __webpack_require__.e(2937), __webpack_require__.e(7786), __webpack_require__.e(1044), __webpack_require__.e(48), __webpack_require__.e(9866), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 40044))]);
if ('problems' in local)
return local;
if ('undecided' in local)
return { ...loaded, undecided: { text: local.undecided }, ports };
const refused = entryPoint.refuseLocal?.(local, jobTree);
if (refused !== undefined) {
await local.stop();
return { problems: [refused] };
}
const { planner, own } = local;
if (planner.notIsolated !== undefined)
entryPoint.log.info(planner.notIsolated);
const plan = { ...loaded.settings.plan, engine: planner.program };
const settings = { ...loaded.settings, plan };
return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}
function environmentForPrograms(plan, { workingDirectory, log }, { environment }) {
const proposed = (0,workspace_selectors.s7)(plan).map((path) => {
const directory = (0,external_node_path_.resolve)(workingDirectory, path);
return (0,place._)(directory) ?? directory;
});
const places = { proposed, workingDirectory };
return (0,program_path.Ej)(environment, places, (sentence) => log.warning(sentence));
}
async function prepareRequest(host, { log, workingDirectory, never, ...entryPoint }, { settings, notices: settingsNotices, local, undecided: missing, ports }) {
const { plan, policy, job } = settings;
const secrets = [job.githubToken, job.checksToken, ...entryPoint.secrets].filter((secret) => secret !== undefined);
const conceals = secretsOfJob(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
const problems = secretVariableProblems(settings, secrets);
if (problems.length > 0)
return { problems };
const directory = (0,external_node_path_.resolve)(workingDirectory, plan.directory);
const root = (0,place._)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
const found = await findSubject(host, settings, { directory, root, deadline: ports.endsAt });
if ('refused' in found) {
const message = `is false. ${found.refused}`;
const problem = { where: 'allow-untrusted-head', message, code: 'PG-106' };
return { ...found, problems: [problem] };
}
const { subject, undecided = missing } = found;
const target = subject.checkedOutTarget;
if (target !== undefined && plan.source !== 'vcs' && plan.plan === undefined) {
const message = `is of commit ${target.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
return { problems: [{ where: 'The checkout', message, code: 'PG-125' }] };
}
const { workspace, jobTree } = host;
const read = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
if ('problems' in read)
return read;
const own = await openOwnBesideService(settings, { subject, workingDirectory, jobTree }, ports);
if (own !== undefined && 'problems' in own)
return own;
const isReuseWithoutEffect = plan.reuse === 'upload' &&
(plan.group !== undefined || subject.uploads === undefined) &&
subject.about.pullRequest !== undefined;
const judge = local?.own ?? own;
const context = {
...reportContext(settings, subject, ports.clock),
byPerson: !jobTree.proposed,
judgedBy: judge?.judgedBy,
ownPolicies: judge?.sources,
};
return {
subject,
settings,
context,
hints: (0,earlier_reports.N)(subject, context, ports),
workingDirectory,
repositoryRoot: root,
workspace,
never,
secrets,
conceals,
proposed: jobTree.proposed,
notices: settingsNotices.concat(read.notices, own?.notices ?? [], isReuseWithoutEffect ? [NO_REUSE] : []),
provided: judge?.provided,
own,
exceptions: read.exceptions,
undecided,
};
}
const NO_REUSE = '`reuse: upload` takes nothing over here: only runs of this commit count. It needs a pull request of GitHub within the repository, its `comment`, and no `group`.';
async function openOwnBesideService(settings, where, ports) {
const { plan, policy, job } = settings;
const { policies } = policy;
if (plan.local || policies === undefined)
return undefined;
const { openOwnPolicies } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(6603), __webpack_require__.e(5673), __webpack_require__.e(6475), __webpack_require__.e(8974), __webpack_require__.e(2055), __webpack_require__.e(9291)]).then(__webpack_require__.bind(__webpack_require__, 82055));
const { subject } = where;
const place = { ...where, pullRequest: subject.change?.pullRequest };
const asked = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
return openOwnPolicies(asked, place, ports, (0,change_origin.yX)(policy, subject));
}
async function readExceptions({ exceptionsFile: written }, where, ports) {
if (written === undefined)
return { exceptions: undefined, notices: [] };
const { findExceptions } = await __webpack_require__.e( 1126).then(__webpack_require__.bind(__webpack_require__, 71126));
const found = await findExceptions({ written, ...where }, ports);
if ('problems' in found)
return found;
if ('notice' in found)
return { exceptions: undefined, notices: [found.notice] };
const { parseExceptions } = await __webpack_require__.e( 565).then(__webpack_require__.bind(__webpack_require__, 50565));
const today = ports.clock.date().toISOString().slice(0, 10);
const parsed = parseExceptions(found.text, today);
if ('problems' in parsed)
return parsed;
return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}
async function findSubject(host, { plan, report, job }, place) {
const allowed = { plan, report, job: { ...job, allowUntrustedHead: true } };
const hasPlanFile = plan.local && plan.plan !== undefined;
const subject = await host.subject(hasPlanFile ? allowed : { plan, report, job }, place);
if (!('refused' in subject))
return { subject };
const { refused } = subject;
if (!plan.local)
return { refused };
const reported = await host.subject(allowed, place);
if ('refused' in reported)
return reported;
const text = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${no_plan.Dj}`;
return { subject: reported, undecided: { text, code: 'PG-106' } };
}
function secretVariableProblems({ service, plan: { variables = [] } }, others) {
const secrets = (0,model_secrets.gE)([service.token, ...others]);
return variables
.filter((line) => secrets.conceal(line) !== line)
.map((line) => ({
where: 'variables',
message: `would show a secret of this check to everybody who can read the run: the value of ${(0,quote.hD)(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
}));
}
var ci_job = __webpack_require__(88299);
var files = __webpack_require__(51378);
var trust_checkout = __webpack_require__(94868);
var machine_network = __webpack_require__(92605);
var job_secrets = __webpack_require__(62056);
var verdict = __webpack_require__(83538);
var json = __webpack_require__(47912);
var terminal = __webpack_require__(24834);
var parse = __webpack_require__(2340);
var check_options = __webpack_require__(8051);
var command = __webpack_require__(24953);
var load_options = __webpack_require__(98265);
var cli_log = __webpack_require__(11438);
var problems = __webpack_require__(16194);
var read_input = __webpack_require__(73815);
var report_files = __webpack_require__(57434);
;// CONCATENATED MODULE: ./build/src/cli/check.js
const check_check = {
name: 'check',
tidiesUpMs: limits.q1,
summary: 'pack, plan, read the policies, decide',
description: 'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
arguments: [command.Md],
more: check_options.iV,
options: [
...check_options.m5,
...report_files.uJ,
...(0,command.I1)('Without a service', [
(0,command.uK)('--explain <policy>', 'with --local: print what this policy saw'),
]),
command.J5,
(0,command.uK)('--verbose', 'log the requests to the service'),
],
often: [
'workspace',
'workspaces',
'organization',
'hostname',
'local',
'fail-on',
'protect',
'timeout',
'reports',
'json',
],
examples: {
'plangate check': 'the workspace of the cloud block in this directory',
'plangate check --organization acme --workspaces net-prod,dns --directory infra': 'one directory, two workspaces, one verdict',
'plangate check --local': 'without a service, by the policies in policies/',
},
async run(input, io) {
if (input.options['explain'] !== undefined && !(0,settings_settings.FD)((0,check_options.PC)(input))) {
throw (0,problems.Wp)('--explain', 'is for a check without a service. Add --local.');
}
return runCheck(input, io);
},
};
async function runCheck(input, io, runGate) {
const verbose = (0,read_input.iP)(input, 'verbose');
const printsDocument = (0,read_input.k0)(input) || input.options['explain'] !== undefined;
const log = (0,cli_log.h)(io, { verbose, printTo: printsDocument ? 'err' : 'out' });
const command = { input, io, log };
try {
const { result, view, published, settings } = await checkWithTerminalHint(command, runGate);
if (published.commentUrl !== undefined)
log.print(`Comment: ${published.commentUrl}`);
await (0,report_files.t4)(view, command, published.problems);
const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
return (0,verdict.FO)(result, settings.policy.failOn, signal);
}
finally {
await log.flush();
}
}
function explainProblem({ own: { policies } }, name, { proposed }) {
if (name === undefined)
return undefined;
const exists = policies.includes(name);
if (exists && !proposed)
return undefined;
const message = exists
? 'is for a person at a terminal: the document can hold sensitive values, and a log keeps them.'
: `"${name}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
return { where: '--explain', message };
}
async function checkWithTerminalHint(command, runGate) {
const { input, io } = command;
const { environment } = io;
const isTrusted = (0,trust_checkout.QK)((0,read_input.iP)(input, 'trust-checkout'), environment);
const isPersonThere = io.isPersonThere || isTrusted;
try {
return await checkByOptions({ ...command, io: { ...io, isPersonThere } }, isTrusted, runGate);
}
catch (error) {
if (!(error instanceof problems.eb))
throw error;
if (!(0,trust_checkout.PO)(error.problems, { environment, isPersonThere }))
throw error;
const message = `${trust_checkout.f_.seen}. ${trust_checkout.f_.fix}`;
throw new problems.eb([{ where: 'no terminal', message }, ...error.problems]);
}
}
async function checkByOptions({ input, io, log }, isTrusted, runGate) {
const { environment, workingDirectory, screen } = io;
const secrets = (0,job_secrets.P)(environment, /(?:^|_)TOKEN$/);
const explainedPolicy = (0,read_input.XD)(input, 'explain');
const reportsPath = (0,read_input.XD)(input, 'reports');
const reports = reportsPath === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, reportsPath);
const network = (0,machine_network.X)((0,read_input.XD)(input, 'ca-file'), io);
const ports = (0,limits.wP)((0,settings_settings.OW)((0,read_input.XD)(input, 'timeout')), { ...io, ...network });
const { print, command } = log;
const output = {
reports,
command,
writeReports: (view, directory) => (0,files.Li)(view, directory, report_files.R0),
};
const ciHost = await (0,ended_by.m)(ports.endSignal, (0,ci_job.uW)(ports, output));
if (isTrusted && ciHost.jobTree.proposed)
throw new problems.eb([trust_checkout.G9]);
const checked = await check(ciHost, {
async settings(jobTree) {
const loaded = await (0,load_options.q)(input, io, jobTree);
const ofReports = await (0,report_files.Tw)(input, workingDirectory);
if ('settings' in loaded && ofReports.length === 0)
return loaded;
const ofSettings = 'problems' in loaded ? loaded.problems : [];
throw new problems.eb([...ofSettings.map(check_options._m), ...ofReports]);
},
workingDirectory,
secrets,
concealed: (0,job_secrets.w)(environment),
never: reports === undefined ? [] : [reports],
log,
print,
runGate,
refuseLocal: (local, jobTree) => explainProblem(local, explainedPolicy, jobTree),
async afterLocal(local) {
if (explainedPolicy === undefined)
return;
for (const [workspace, plan] of local.judged) {
for (const document of await local.own.explain(explainedPolicy, plan)) {
const text = (0,json.et)(log.secrets.concealAll(document));
print(`What the policies saw in ${workspace}:`);
await ((0,read_input.k0)(input) ? io.err : io.out)(text);
}
}
},
printEnd: screen &&
((view) => {
const size = { columns: screen.columns(), rows: Math.max(20, screen.rows() - 4) };
['', ...(0,terminal.b)(view, { ...screen, ...size })].forEach(command);
}),
status: io.status,
}, ports);
if (!('problems' in checked))
return checked;
if (checked.ended !== undefined)
throw new Error((0,parse.cj)(checked.problems));
if (checked.refused === undefined)
throw new problems.eb(checked.problems.map(check_options._m));
throw (0,problems.Wp)('--allow-untrusted-head', `is not given. ${(0,check_options.iO)(checked.refused)}`);
}
/***/ }),
/***/ 98265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( readStoredTokens),
q: () => ( loadCheckSettings)
});
var node_path_0_ = __webpack_require__(76760);
var _hosts_shapes_js_6_ = __webpack_require__(65639);
var _machine_read_regular_js_1_ = __webpack_require__(43962);
var _model_parse_js_5_ = __webpack_require__(2340);
var _settings_load_settings_js_2_ = __webpack_require__(72906);
var _check_options_js_3_ = __webpack_require__(8051);
var _read_input_js_4_ = __webpack_require__(73815);
async function loadCheckSettings(input, { environment, workingDirectory }, jobTree) {
const storedToken = await readStoredTokens(environment);
const sources = {
inputs: (0,_check_options_js_3_ .PC)(input),
environment,
storedToken,
entryPoint: 'cli',
};
const loaded = await (0,_settings_load_settings_js_2_ .M5)(sources, workingDirectory, jobTree);
const empty = (0,_check_options_js_3_ .yu)(input);
if ('settings' in loaded)
return empty.length === 0 ? loaded : { problems: empty };
const firstMissing = loaded.problems.find((each) => each.isMissing);
if (firstMissing === undefined)
return { problems: loaded.problems.concat(empty) };
const shownAs = (0,_read_input_js_4_ .XD)(input, 'directory') ?? '.';
const directory = (0,node_path_0_.resolve)(workingDirectory, shownAs);
const hint = await cloudBlocksSentence({ directory, shownAs }, jobTree);
const problems = loaded.problems.map((each) => each === firstMissing ? { ...each, message: each.message + hint } : each);
return { problems: problems.concat(empty) };
}
async function readStoredTokens(environment) {
const folder = environment['APPDATA']
? (0,node_path_0_.join)(environment['APPDATA'], 'terraform.d')
: (0,node_path_0_.join)(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
const text = await (0,_machine_read_regular_js_1_ .VX)((0,node_path_0_.join)(folder, 'credentials.tfrc.json')).catch(() => '');
const stored = (0,_model_parse_js_5_ .qF)(text);
return (hostname) => (0,_hosts_shapes_js_6_ .al)((0,_hosts_shapes_js_6_ .fK)(stored, 'credentials', hostname, 'token'))?.trim() || undefined;
}
async function cloudBlocksSentence({ directory, shownAs }, { proposed }) {
const { findConfigurations } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(2458)]).then(__webpack_require__.bind(__webpack_require__, 52458));
const { configurations } = await findConfigurations(directory);
const isHere = configurations.some((one) => one.directory === '.');
if (isHere && proposed) {
return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
}
const [first, ...others] = configurations
.filter((one) => one.directory !== '.')
.map((one) => (0,node_path_0_.join)(shownAs, one.directory));
if (first === undefined)
return '';
if (others.length === 0)
return ` Found a cloud block in ${first}. Pass \`--directory\` ${first}.`;
const all = [first, ...others.slice(0, 4)].join(', ');
return ` Found cloud blocks in ${all}${others.length > 4 ? ', …' : ''}. Choose one with \`--directory\`.`;
}
/***/ }),
/***/ 57434:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R0: () => ( writeWholeFile),
Tw: () => ( reportProblems),
t4: () => ( writeReportFiles),
uJ: () => ( REPORT_OPTIONS)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _report_text_js_3_ = __webpack_require__(74913);
var _hosts_files_js_4_ = __webpack_require__(51378);
var _report_json_js_8_ = __webpack_require__(47912);
var _command_js_5_ = __webpack_require__(24953);
var _read_input_js_6_ = __webpack_require__(73815);
var _model_error_message_js_7_ = __webpack_require__(34271);
const REPORTS = _hosts_files_js_4_ .JL.flatMap(({ option: name, what, render }) => name === undefined ? [] : [{ name, what, render }]);
const REPORT_OPTIONS = (0,_command_js_5_ .I1)('Reports', [
(0,_command_js_5_ .uK)('--format <word>', 'text is for people; json prints only the report on standard output', {
choices: ['text', 'json'],
default: 'text',
}),
(0,_command_js_5_ .uK)('--json', 'the same as --format json'),
(0,_command_js_5_ .uK)('--reports <directory>', `write all reports there: ${(0,_hosts_files_js_4_ .bI)()}`),
...REPORTS.map(({ name, what }) => (0,_command_js_5_ .uK)(`--${name} <file>`, what)),
]);
async function reportProblems(input, workingDirectory) {
const problems = [];
const writers = new Map();
for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
const path = (0,_read_input_js_6_ .XD)(input, name);
if (path === undefined)
continue;
const subject = `--${name}`;
const kind = name === 'reports' ? 'directory' : 'file';
const there = await (0,node_fs_promises_1_.stat)((0,node_path_2_.resolve)(workingDirectory, path)).catch(() => undefined);
if (path.trim() === '') {
problems.push({ where: subject, message: `needs the name of a ${kind}.` });
continue;
}
if (there !== undefined && there.isDirectory() !== (kind === 'directory')) {
problems.push({ where: subject, message: `"${path}" is there and is no ${kind}.` });
}
const files = kind === 'file' ? [''] : _hosts_files_js_4_ .JL.map(({ file }) => file);
for (const file of files.map((each) => (0,node_path_2_.resolve)(workingDirectory, path, each))) {
const other = writers.get(file);
if (other !== undefined) {
problems.push({ where: subject, message: `"${path}" is written by ${other}, too.` });
}
writers.set(file, subject);
}
}
return problems;
}
async function writeReportFiles(view, { input, io, log }, problems = []) {
for (const problem of problems)
log.warning((0,_report_text_js_3_ .il)(problem));
for (const { name, render } of REPORTS) {
const path = (0,_read_input_js_6_ .XD)(input, name);
if (path === undefined)
continue;
try {
await writeWholeFile((0,node_path_2_.resolve)(io.workingDirectory, path), await render(view));
}
catch (error) {
const why = (0,_model_error_message_js_7_ .g)(error);
log.warning(`--${name}: "${path}" was not written: ${why}`);
}
}
await log.flush();
if ((0,_read_input_js_6_ .k0)(input))
await io.out((0,_report_json_js_8_ .hF)(view));
}
async function writeWholeFile(path, content, mode) {
const partial = `${path}.${(0,node_crypto_0_.randomUUID)()}.part`;
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(path), { recursive: true });
try {
await (0,node_fs_promises_1_.writeFile)(partial, content, { mode });
await (0,node_fs_promises_1_.rename)(partial, path);
}
catch (error) {
await (0,node_fs_promises_1_.rm)(partial, { force: true });
throw error;
}
}
/***/ }),
/***/ 88299:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
vI: () => ( describeCiJob),
uW: () => ( openCiJob)
});
var external_node_path_ = __webpack_require__(76760);
var model_message = __webpack_require__(62980);
var checked_out_commit = __webpack_require__(97701);
var commit_at = __webpack_require__(35106);
var ask_git = __webpack_require__(29796);
var commit_id = __webpack_require__(66238);
var compare_with_commit = __webpack_require__(40167);
var git_objects = __webpack_require__(71650);
;// CONCATENATED MODULE: ./build/src/machine/compare-commits.js
const MOST_COMMITS = 50_000;
async function mergeBase(target, repository, ports) {
const head = await (0,checked_out_commit.U)(repository);
if (head === undefined)
return undefined;
const ask = (...args) => (0,ask_git.kO)(ports, repository, head, { args });
const proposed = await ask('merge-base', head, target);
const base = 'text' in proposed ? (0,commit_id.f)(proposed.text.trim()) : undefined;
if (base === undefined)
return undefined;
const most = `--max-count=${MOST_COMMITS + 1}`;
const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
if ('why' in listed)
return undefined;
const between = listed.text
.split('\n')
.flatMap((line) => (0,commit_id.f)(line.replace('-', '')) ?? []);
if (between.length > MOST_COMMITS)
return undefined;
const commits = await (0,git_objects.Fe)([...new Set([head, target, ...between])], repository, ports);
const leadsToBase = (from) => {
const seen = new Set([from]);
for (const commit of seen) {
for (const parent of commits.get(commit)?.parents ?? [])
seen.add(parent);
}
return seen.has(base);
};
const areAllRead = between.every((commit) => commits.has(commit));
return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
async function changedSince(target, repository, ports) {
const head = await (0,checked_out_commit.U)(repository);
const base = await mergeBase(target, repository, ports);
if (head === undefined || base === undefined)
return undefined;
const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
const compared = await (0,compare_with_commit.T)(repository, ports);
if (committed === undefined || compared === undefined)
return undefined;
const { differences } = compared;
const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
const ignored = await (0,compare_with_commit.S)(added, repository, ports);
const uncommitted = differences.map(({ path }) => path).filter((path) => !ignored.has(path));
return [...new Set([...committed, ...uncommitted])];
}
async function pathsThatDiffer({ old, now }, repository, ports) {
const commits = await (0,git_objects.Fe)([old, now], repository, ports);
const oldTree = commits.get(old)?.tree;
const newTree = commits.get(now)?.tree;
if (oldTree === undefined || newTree === undefined)
return undefined;
const top = (id) => ({ mode: '040000', name: '', id });
const paths = [];
let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
while (pairs.length > 0) {
const entries = pairs.flatMap(({ before, after }) => [before, after]);
const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
const trees = await (0,git_objects.i9)([...ids], repository, ports);
if ([...ids].some((id) => !trees.has(id)))
return undefined;
const deeper = [];
for (const { path, before, after } of pairs) {
if (isFile(before) || isFile(after))
paths.push(path);
const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
const innerBefore = oldEntries.get(name);
const innerAfter = newEntries.get(name);
const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
if (isSame)
continue;
const inner = path === '' ? name : `${path}/${name}`;
deeper.push({ path: inner, before: innerBefore, after: innerAfter });
}
}
pairs = deeper;
}
return paths;
}
function isFile(entry) {
return entry !== undefined && treeOf(entry) === undefined;
}
function treeOf(entry) {
return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
return new Map(entries.map((entry) => [entry.name, entry]));
}
var find_repository = __webpack_require__(6609);
var error_message = __webpack_require__(34271);
var workspace_selectors = __webpack_require__(30589);
var change_origin = __webpack_require__(58245);
;// CONCATENATED MODULE: ./build/src/trust/merge-base-texts.js
const MOST_FILES = 1_000;
function textsAtMergeBase(findTargets, repository, ports) {
let base;
const openBase = async () => {
for (const target of await findTargets()) {
const commit = await mergeBase(target, repository, ports);
if (commit !== undefined)
return (0,git_objects.Cg)(commit, repository, ports);
}
return undefined;
};
return async (paths) => {
const files = await (base ??= openBase());
if (files === undefined || paths.length > MOST_FILES)
return undefined;
const ids = new Map();
for (const path of paths) {
const entry = await files.entry(path);
if (entry === undefined)
return undefined;
if (entry !== 'missing' && entry.mode.startsWith('100'))
ids.set(path, entry.id);
}
const blobs = await (0,git_objects.$I)([...new Set(ids.values())], repository, ports);
const texts = new Map();
for (const [path, id] of ids) {
const blob = blobs.get(id);
if (blob === undefined)
return undefined;
texts.set(path, blob.bytes.toString('utf8'));
}
return texts;
};
}
var tree = __webpack_require__(80734);
var trusted_block = __webpack_require__(41643);
var detect = __webpack_require__(2914);
var earlier_reports = __webpack_require__(98739);
var host_error = __webpack_require__(93452);
;// CONCATENATED MODULE: ./build/src/hosts/last-words.js
const MOST_MS = 5_500;
const SILENT_MS = 700;
function withLastWords({ send, clock }, signal) {
const late = new AbortController();
let answers = 0;
let waiting = 0;
let endsAt;
let watching;
const watch = async () => {
endsAt ??= clock.now() + MOST_MS;
for (let seen = answers; clock.now() < endsAt; seen = answers) {
await clock.sleep(SILENT_MS);
if (waiting > 0 && answers === seen)
break;
}
late.abort();
};
const watchIfAsked = () => {
if (signal.aborted && waiting > 0)
watching ??= watch();
};
const onAbort = () => {
endsAt = clock.now() + MOST_MS;
watchIfAsked();
};
signal.addEventListener('abort', onAbort, { once: true });
return {
signal: late.signal,
async send(request) {
waiting += 1;
watchIfAsked();
try {
const answer = await send(request);
answers += 1;
return answer;
}
finally {
waiting -= 1;
}
},
};
}
var shapes = __webpack_require__(65639);
var hosts_workspace = __webpack_require__(31956);
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
async function describeCiJob(io) {
const { environment, workingDirectory, isPersonThere = false } = io;
const job = await (0,detect.lw)(environment, io.host);
const { host, defaultBranch: branch } = job;
const workspace = (0,hosts_workspace.B3)(environment, workingDirectory);
const jobOrigin = await host.jobOrigin(environment, isPersonThere);
const [defaultBranch] = branch === undefined ? (0,detect._g)(environment, 'defaultBranch') : [branch];
const server = (0,detect.W0)(job);
const jobTree = (0,tree.g7)(jobOrigin.proposed, {
workspace,
async trusted(root, named) {
if (host.trusted !== undefined)
return host.trusted(named);
const { trustedInGit } = await __webpack_require__.e( 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
return trustedInGit({ repository: (0,find_repository._8)(root), branch: named, server }, io);
},
async trustedCommit(root) {
const { trustedCommit } = await __webpack_require__.e( 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
return trustedCommit({ repository: (0,find_repository._8)(root), branch, server }, io);
},
});
return {
job,
jobOrigin,
jobTree,
defaultBranch,
server,
workspace,
};
}
async function openCiJob(ports, output) {
const described = await describeCiJob(ports);
const { job, jobOrigin, workspace } = described;
const lastPorts = { ...ports, ...withLastWords(ports, ports.signal) };
return {
...described,
root: job.root,
reviewed: async (directory) => ({
head: job.commit ??
(job.isCommitAsked ? undefined : await (0,checked_out_commit.X)(directory, workspace)),
built: (0,shapes.Si)((0,detect._g)(ports.environment, 'built').find(Boolean)),
}),
async subject(settings, at) {
const place = { ...at, workspace, jobOrigin };
const refused = await refusalOf(job, settings, place, ports);
if (refused !== undefined)
return { refused };
const change = job.host.change
? await job.host.change(settings, place, ports)
: await changeByGit(described, settings, place, { git: ports, comments: lastPorts });
const { comment } = settings.report;
const checkedOut = await checkedOutToPlan(settings, place, ports);
const targets = (await job.host.targetCommits?.(ports.environment)) ?? [];
return {
...change,
checkedOutTarget: targets.find((each) => each === checkedOut),
async publish(view, until) {
if (output === undefined)
return { problems: [] };
const publishing = { comment, reports: output.reports };
return publishOn(job, view, publishing, {
...lastPorts,
...output,
deadline: () => until,
});
},
};
},
};
}
async function refusalOf(job, settings, place, ports) {
const { jobOrigin } = place;
if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead)
return undefined;
const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
const checkedOut = await checkedOutToPlan(settings, place, ports);
return (0,change_origin.re)({ ...answer, checkedOut });
}
async function checkedOutToPlan({ plan }, { workspace }, { workingDirectory }) {
const [planned = ''] = (0,workspace_selectors.s7)(plan);
return (0,checked_out_commit.X)((0,external_node_path_.resolve)(workingDirectory, planned), workspace);
}
async function changeByGit(described, { plan, report }, { directory, root, workspace, deadline }, ports) {
const { job } = described;
const commit = job.commit ?? (await (0,checked_out_commit.X)(directory, workspace));
const commentPorts = { ...ports.comments, deadline: () => deadline };
const found = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
const comments = found === undefined || 'text' in found ? undefined : found;
const { repository, others } = (0,find_repository.Di)(root, workspace);
const isWhole = repository?.root === root && others.length === 0;
const { fork, proposed } = proposalOf(described);
const number = job.pullRequest?.number;
let reports;
return {
...reportedNames(described, plan.group, { root, commit, comments }),
change: { fork, pullRequest: number === undefined ? undefined : { number } },
proposed,
...changeReaders(described, isWhole ? repository : undefined, ports.git),
async earlier() {
if (comments === undefined || number === undefined)
return undefined;
reports ??= (0,earlier_reports.Q)(comments, number, report.commentKey);
return reports.catch((error) => {
if (ports.git.signal.aborted)
return undefined;
throw error;
});
},
};
}
function proposalOf({ job, jobOrigin }) {
const { changeOrigin, proposed } = jobOrigin;
return {
fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
proposed: proposed || job.pullRequest !== undefined || (0,detect.cr)(job.environment),
target: (0,detect._g)(job.environment, 'target').find(Boolean),
};
}
function reportedNames({ job, defaultBranch }, group, { root, commit, comments }) {
const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
const change = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
const changeRequest = repository && pullRequest ? change : undefined;
return {
about: {
repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
commit: commit === undefined ? undefined : { sha: commit },
pullRequest,
job: jobUrl === undefined
? undefined
: { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
actor: (0,detect.wl)(job.environment)[0],
adoptsOverridden: comments !== undefined || changeRequest !== undefined,
},
message: `${change || 'plangate check'}${at}`,
changeRequest,
mayBeRepeated: attempt === undefined ? group !== undefined || comments === undefined : attempt > 1,
};
}
function changeReaders(ciJob, repository, ports) {
if (repository === undefined)
return { changedFiles: async () => undefined };
const { target, proposed } = proposalOf(ciJob);
let asked;
const findTarget = () => (asked ??= askForTarget(target, ciJob, repository, ports));
const findTargets = async () => [await findTarget()].filter((found) => found !== undefined);
return {
changedFiles: async () => {
const isPush = target === undefined && !proposed;
const from = isPush ? await (0,commit_at.Oh)(repository, ports) : await findTarget();
return from ? changedSince(from, repository, ports) : undefined;
},
textsAtMergeBase: target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
};
}
async function askForTarget(target, { server }, repository, ports) {
const commit = (0,commit_id.f)(target);
if (target === undefined || commit !== undefined)
return commit;
const branch = target.replace(/^refs\/heads\//, '');
try {
const { trustedCommit } = await __webpack_require__.e( 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
const found = await trustedCommit({ repository, branch, server }, ports);
return found.commit;
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
return undefined;
}
}
async function publishOn(job, view, settings, ports) {
const problems = [];
const { reports, comment: when } = settings;
if (reports !== undefined) {
await ports.writeReports?.(view, reports).catch((error) => {
const text = `Not all reports were written to ${reports}: ${(0,error_message.g)(error)}`;
problems.push({ text, code: 'PG-131' });
});
}
try {
const publishing = job.host.publish?.(job, view, settings, ports);
const onHost = (await publishing) ?? { problems: [] };
problems.push(...onHost.problems);
const { pullRequest, commit: headSha = '' } = job;
const api = when === 'off' ? undefined : job.host.comments?.(job, ports);
if (pullRequest === undefined || api === undefined)
return { ...onHost, problems };
if ('text' in api)
return { problems: [...problems, api] };
const { writeReportComment } = await Promise.all([__webpack_require__.e(2650), __webpack_require__.e(1669)]).then(__webpack_require__.bind(__webpack_require__, 33208));
const target = { number: pullRequest.number, headSha, green: view.green, when };
const toPublished = (0,host_error.yg)((error) => ({
problems: [(0,model_message.Fg)((0,model_message.bD)(error), (why) => `No comment: ${why}`)],
}));
const writing = writeReportComment(api, view, target, ports);
const written = await writing.catch(toPublished);
return { ...written, problems: [...problems, ...written.problems] };
}
catch (error) {
const message = ports.signal?.aborted ? { text: 'the check was canceled.' } : (0,model_message.bD)(error);
const problem = (0,model_message.Fg)(message, (why) => `The report was not published: ${why}`);
return { problems: [...problems, problem] };
}
}
/***/ }),
/***/ 2914:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W0: () => ( serverToAsk),
_g: () => ( valuesOfHost),
cr: () => ( isTargetSet),
lw: () => ( detectJob),
wl: () => ( startersOf)
});
var _model_origin_js_2_ = __webpack_require__(13861);
var _git_server_js_3_ = __webpack_require__(12905);
var _recognise_js_0_ = __webpack_require__(77410);
var _registry_js_1_ = __webpack_require__(77006);
async function detectJob(environment, given) {
const host = given ?? (await loadHost(environment));
const name = (0,_recognise_js_0_ .SU)(environment)?.name ?? 'none';
const root = (0,_recognise_js_0_ .o5)(environment);
return { ...host.facts(environment), name, host, environment, root };
}
async function loadHost(environment) {
return (await (0,_recognise_js_0_ .SU)(environment)?.load()) ?? none;
}
function valuesOfHost(environment, which) {
const row = (0,_recognise_js_0_ .SU)(environment);
return readVariables(row === undefined ? _registry_js_1_ .TR : [row], which, environment);
}
function isTargetSet(environment) {
return readVariables(_registry_js_1_ .TR, 'target', environment).some((value) => value !== '');
}
function readVariables(rows, which, environment) {
const names = rows.flatMap((row) => row[which] ?? []);
return names.flatMap((name) => environment[name] ?? []);
}
function startersOf(environment) {
const names = (0,_recognise_js_0_ .SU)(environment)?.actor ?? [];
return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}
function serverToAsk({ name, host, environment }) {
const { server } = host;
const address = gitAddress(server.address(environment) ?? '');
if (name === 'none' && address === undefined && !(0,_recognise_js_0_ .d_)(environment))
return undefined;
return {
address,
authorization: server.authorization?.(environment),
isNew: server.isNew?.(environment) ?? false,
remedy: server.remedy,
};
}
function gitAddress(text) {
const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
if (host !== undefined)
return `ssh://${user}${host}/${inner}`;
if (!URL.canParse(text))
return undefined;
const url = new URL(text);
url.password = '';
if (url.protocol === 'ssh:')
return url.href;
url.username = '';
const isHere = url.protocol === 'http:' && (0,_model_origin_js_2_ .U)(url.hostname);
return url.protocol === 'https:' || isHere ? url.href : undefined;
}
const none = {
server: {
authorization: _git_server_js_3_ .e,
address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
},
facts: () => ({}),
jobOrigin: (environment, isPersonThere) => ({
proposed: !isPersonThere || (0,_recognise_js_0_ .d_)(environment),
changeOrigin: 'own',
}),
};
/***/ }),
/***/ 98739:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( hintsFrom),
Q: () => ( readEarlierReports)
});
var _report_marker_js_0_ = __webpack_require__(54340);
var _own_comments_js_1_ = __webpack_require__(19696);
var _host_error_js_2_ = __webpack_require__(93452);
async function readEarlierReports(comments, number, key, filesAt) {
const reading = comments.snapshot(number, { files: filesAt !== undefined });
const snapshot = await reading.catch((0,_host_error_js_2_ .yg)(() => undefined));
if (snapshot === undefined)
return undefined;
const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
const { comment, kept } = (0,_own_comments_js_1_ .gq)(snapshot, key);
const { sections = [], commands = [], uploads } = kept ?? {};
return {
headSha: snapshot.headSha,
durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
runs(headSha) {
const same = sections.filter((section) => section.headSha === headSha);
return Object.fromEntries(same.flatMap(({ runs }) => Object.entries(runs)));
},
findings: (section) => sections.find(({ id }) => id === section),
files,
commands,
uploads: comment?.isOwnText === true ? uploads : undefined,
};
}
function hintsFrom(subject, context, { clock, signal }) {
let durations = {};
const earlier = subject.earlier?.() ?? Promise.resolve(undefined);
const keepDurations = async () => {
durations = (await earlier.catch(() => undefined))?.durations ?? {};
};
void keepDurations();
return {
lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
earlierRuns: async () => (await withinLimit(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
headNow: async () => (await withinLimit(earlier, clock))?.headSha,
uploads: async () => {
const read = subject.uploads?.earlier();
return (read && (await withinLimit(read, clock)))?.uploads ?? [];
},
askedAnewAt: async () => (await withinLimit(earlier, clock))?.commands?.findLast(({ verb }) => verb === 'again')?.at,
previous: async (names) => {
if (signal.aborted)
return undefined;
const last = await (subject.asksForHints ? earlier : withinLimit(earlier, clock));
const workspaces = names.map((name) => ({ name }));
return last?.findings((0,_report_marker_js_0_ .F2)({ context, workspaces }));
},
};
}
const EARLIER_MS = 3_000;
async function withinLimit(answer, clock) {
const answered = new AbortController();
const none = () => undefined;
const limit = clock.sleep(EARLIER_MS, answered.signal).then(none, none);
return Promise.race([answer, limit]).finally(() => answered.abort());
}
/***/ }),
/***/ 51378:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
JL: () => ( REPORT_FILES),
Li: () => ( writeReports),
bI: () => ( reportFileNames)
});
var node_path_0_ = __webpack_require__(76760);
var _report_json_js_2_ = __webpack_require__(47912);
var _outputs_js_1_ = __webpack_require__(75483);
const REPORT_FILES = [
{
file: 'report.json',
option: 'report-json',
what: 'everything, as JSON',
render: _report_json_js_2_ .hF,
},
{
file: 'report.html',
option: 'report-html',
what: 'one self-contained page, for people',
render: async (view) => (await __webpack_require__.e( 729).then(__webpack_require__.bind(__webpack_require__, 40729))).renderPage(view),
},
{
file: 'junit.xml',
option: 'junit',
what: 'one test case per policy, as JUnit XML',
render: async (view) => (await __webpack_require__.e( 3356).then(__webpack_require__.bind(__webpack_require__, 73356))).renderJunit(view),
},
{
file: 'report.sarif',
option: 'sarif',
what: 'findings for code scanning, as SARIF',
render: async (view) => (await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 25789))).renderSarif(view),
},
{
file: 'comment.md',
what: 'the comment, as Markdown',
render: async (view) => `${(await Promise.all([__webpack_require__.e(2650), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 92650))).renderComment(view)}\n`,
},
{
file: 'summary.md',
what: 'the longer text that GitHub shows as the summary of a job',
render: async (view) => (await Promise.all([__webpack_require__.e(2650), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 92650))).renderSummary(view),
},
{
file: 'code-quality.json',
option: 'code-quality',
what: 'findings for GitLab, as Code Quality JSON',
shownBy: 'GitLab',
render: async (view) => (await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 25789))).renderCodeQuality(view),
},
{
file: 'verdict.env',
what: 'the outputs as variables, for later jobs',
shownBy: 'GitLab',
render: renderDotenv,
},
];
function reportFileNames() {
const general = REPORT_FILES.filter(({ shownBy }) => shownBy === undefined);
return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
async function writeReports(view, directory, write) {
for (const { file, render } of REPORT_FILES) {
await write((0,node_path_0_.join)(directory, file), await render(view));
}
}
function renderDotenv(view) {
return Object.entries((0,_outputs_js_1_ .I)(view))
.filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
.map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
.join('');
}
/***/ }),
/***/ 94868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G9: () => ( NOT_FOR_JUDGED),
PO: () => ( isTerminalMissing),
QK: () => ( trustsCheckout),
f_: () => ( NO_TERMINAL)
});
var _workspace_js_0_ = __webpack_require__(31956);
const TRUST_CHECKOUT = 'PLANGATE_TRUST_CHECKOUT';
function trustsCheckout(isGiven, environment) {
return isGiven || /^(?:1|true)$/i.test(environment[TRUST_CHECKOUT]?.trim() ?? '');
}
const NOT_FOR_JUDGED = {
where: '--trust-checkout',
message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};
const DEPENDENT = /^(?:-*)(?:organization|workspaces?|hostname|token|policies|engine|plan|allow-untrusted-head)$/;
const NO_TERMINAL = {
seen: 'Standard input or standard error is no terminal, so this counts as a job, and its files choose nothing',
fix: `If they are your own, add --trust-checkout, or set ${TRUST_CHECKOUT}=true.`,
};
function isTerminalMissing(problems, { environment, isPersonThere }) {
if (isPersonThere || (0,_workspace_js_0_ .o5)(environment))
return false;
return problems.every(({ where }) => DEPENDENT.test(where));
}
/***/ }),
/***/ 35106:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Oh: () => ( commitOfDefaultBranch),
hZ: () => ( commitOfRemoteBranch),
k6: () => ( commitOnServer)
});
var _model_commit_id_js_1_ = __webpack_require__(66238);
var _ask_git_js_0_ = __webpack_require__(29796);
const REMOTE = 'refs/remotes/origin/';
async function commitOfDefaultBranch(repository, ports) {
const named = await (0,_ask_git_js_0_ .gG)(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
const reference = 'text' in named ? named.text.trim() : '';
if (!reference.startsWith(REMOTE))
return undefined;
return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
async function commitOfRemoteBranch(branch, repository, ports) {
const asked = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
const shown = await (0,_ask_git_js_0_ .gG)(ports, repository, asked);
return 'text' in shown ? (0,_model_commit_id_js_1_ .f)(shown.text.trim()) : undefined;
}
async function commitOnServer(remote, reference, ports) {
const listed = await (0,_ask_git_js_0_ .VX)(ports, remote, reference);
if ('why' in listed)
return { why: listed.why };
const line = listed.text.split('\n').find((each) => each.endsWith(`\t${reference}`));
const [id, name] = line?.split('\t') ?? [];
const commit = name === reference ? (0,_model_commit_id_js_1_ .f)(id) : undefined;
return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
/***/ }),
/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( findIgnored),
T: () => ( compareWithCommit),
listCommitted: () => ( listCommitted)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var _ask_git_js_3_ = __webpack_require__(29796);
var _model_commit_id_js_7_ = __webpack_require__(66238);
var _model_or_else_js_8_ = __webpack_require__(17026);
var _checked_out_commit_js_4_ = __webpack_require__(97701);
var _find_repository_js_5_ = __webpack_require__(6609);
var _git_objects_js_6_ = __webpack_require__(71650);
async function compareWithCommit(repository, ports, compared = {}) {
const { files, isNeeded = () => false } = compared;
const head = await (0,_checked_out_commit_js_4_ .U)(repository);
const entries = head && (await readTree(head, repository, ports));
const staged = await readIndex(repository, ports);
const present = files ?? (await listPresent(repository, ports));
if (entries === undefined || staged === undefined || present === undefined)
return undefined;
const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
const committed = new Map();
const differences = [];
const modules = new Set();
const unequal = [];
const isLinkFree = linkFreeTest(repository.root);
for (const entry of entries) {
const { path, mode, id } = entry;
const absolute = (0,node_path_2_.join)(repository.root, path);
const isReached = isLinkFree((0,node_path_2_.dirname)(absolute));
const stats = isReached ? (0,node_fs_1_.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
if (mode === '160000') {
modules.add(path);
if (stats === undefined)
continue;
const inside = await compareSubmodule(entry, repository, ports, compared);
inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
for (const difference of inside.differences)
differences.push(difference);
continue;
}
committed.set(path, id);
if (stats === undefined) {
const isLeftOut = skipped.has(path) && !isNeeded(path) && !(0,node_fs_1_.existsSync)(absolute);
if (!isLeftOut)
differences.push({ path, how: 'missing' });
}
else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
unequal.push(entry);
}
for (const difference of await explainDifferences(unequal, repository, ports))
differences.push(difference);
for (const path of present) {
if (!committed.has(path) && !isInOneOf(modules, path))
differences.push({ path, how: 'added' });
}
return { committed, differences };
}
function isInOneOf(directories, path) {
const steps = path.replace(/\/$/, '').split('/');
return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
async function listPresent(repository, ports) {
const listed = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
return 'text' in listed ? new Set((0,_ask_git_js_3_ .Mr)(listed.text)) : undefined;
}
async function readTree(commit, repository, ports) {
const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
const tree = await (0,_ask_git_js_3_ .gG)(ports, repository, args);
if ('why' in tree)
return undefined;
return (0,_ask_git_js_3_ .Mr)(tree.text).map((line) => {
const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
return { mode, id, path };
});
}
async function readIndex(repository, ports) {
const index = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
if ('why' in index)
return undefined;
return (0,_ask_git_js_3_ .Mr)(index.text).map((line) => {
const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
return { tag, mode, id, path };
});
}
async function listCommitted(commit, repository, ports) {
const id = (0,_model_commit_id_js_7_ .f)(commit);
const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
function linkFreeTest(root) {
const answers = new Map([[root, true]]);
return (directory) => {
const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js_8_ .N)(() => node_fs_1_.realpathSync.native(directory) === directory, false);
answers.set(directory, isLinkFree);
return isLinkFree;
};
}
function isEqual({ mode, id }, path, stats) {
const isLink = mode === '120000';
if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
return false;
return (0,_git_objects_js_6_ .TH)('blob', isLink ? (0,node_fs_1_.readlinkSync)(path, 'buffer') : (0,node_fs_1_.readFileSync)(path), id) === id;
}
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
const root = (0,node_path_2_.join)(repository.root, path);
const differs = (...differences) => ({ committed: new Map(), differences });
const isInside = (each) => each.startsWith(`${path}/`);
const inner = files && Array.from(files).filter(isInside);
if (inner?.length === 0)
return differs();
if (!(0,node_fs_1_.lstatSync)(root).isDirectory())
return differs({ path, how: 'changed' });
const module = (0,_find_repository_js_5_ .bp)(root, repository.root);
const isEmpty = module === undefined && (0,node_fs_1_.readdirSync)(root).length === 0;
if (isEmpty)
return differs();
if (module === undefined || (await (0,_checked_out_commit_js_4_ .U)(module)) !== id)
return differs({ path, how: 'changed' });
const inside = await compareWithCommit(module, ports, {
files: inner && new Set(inner.map((each) => each.slice(path.length + 1))),
isNeeded: (at) => isNeeded(`${path}/${at}`),
});
if (inside === undefined)
return differs({ path, how: 'unknown', why: 'git gave no answer' });
const { committed, differences } = inside;
const here = differences.map((each) => ({ ...each, path: `${path}/${each.path}` }));
return { committed, differences: here };
}
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
async function explainDifferences(entries, repository, ports) {
if (entries.length === 0)
return [];
const paths = entries.map(({ path }) => path).join('\0');
const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
const reading = await (0,_ask_git_js_3_ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
if ('why' in reading)
return entries.map(({ path }) => ({ path, how: 'changed' }));
const values = new Map();
const words = reading.text.split('\0');
for (let at = 0; at + 2 < words.length; at += 3) {
values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
}
const differences = [];
for (const entry of entries) {
const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
const difference = await compareAsStored(entry, attribute, repository, ports);
if (difference !== undefined)
differences.push(difference);
}
return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
async function compareAsStored(entry, attribute, repository, ports) {
const { path, id, mode } = entry;
const absolute = (0,node_path_2_.join)(repository.root, path);
const changed = { path, how: 'changed' };
if (mode === '120000' || (0,node_fs_1_.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
return changed;
}
const bytes = (0,node_fs_1_.readFileSync)(absolute);
const filter = attribute('filter');
if (filter === 'lfs') {
const stored = await (0,_ask_git_js_3_ .gG)(ports, repository, ['cat-file', 'blob', id]);
return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
}
const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
if (converting !== undefined) {
const value = attribute(converting);
const named = value === 'set' ? converting : `${converting}=${value}`;
return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
}
let text = bytes.toString('latin1');
if (attribute('text') !== 'unset')
text = text.replaceAll('\r\n', '\n');
if (!isUnset(attribute('ident')))
text = text.replaceAll(`$Id: ${id} $`, '$Id$');
return (0,_git_objects_js_6_ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
function isPointerTo(pointer, bytes) {
const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
return size === String(bytes.length) && (0,node_crypto_0_.createHash)('sha256').update(bytes).digest('hex') === oid;
}
async function findIgnored(paths, repository, ports) {
if (paths.length === 0)
return new Set();
const command = ['check-ignore', '--no-index', '-z', '--stdin'];
const input = { stdin: `${paths.join('\0')}\0` };
const ignored = await (0,_ask_git_js_3_ .gG)(ports, repository, command, input);
return new Set('text' in ignored ? (0,_ask_git_js_3_ .Mr)(ignored.text) : []);
}
/***/ }),
/***/ 71650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$I: () => ( readObjects),
Cg: () => ( openCommit),
Fe: () => ( readCommits),
TH: () => ( idOf),
i9: () => ( readTrees),
kN: () => ( readCommit),
rV: () => ( writeCommit),
s5: () => ( fetchIfMissing)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var _ask_git_js_3_ = __webpack_require__(29796);
var _checked_out_commit_js_4_ = __webpack_require__(97701);
var _model_commit_id_js_5_ = __webpack_require__(66238);
async function readObjects(ids, repository, ports) {
const [sample] = ids;
if (sample === undefined)
return new Map();
const pieces = [];
const answer = await (0,_ask_git_js_3_ .kO)(ports, repository, sample, {
args: ['cat-file', '--batch'],
stdin: `${ids.join('\n')}\n`,
take: (bytes) => void pieces.push(bytes),
});
return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}
function parseBatch(printed) {
const objects = new Map();
for (let at = 0; at < printed.length;) {
const end = printed.indexOf(0x0a, at);
if (end < 0)
break;
const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
at = end + 1;
if (size === undefined)
continue;
const bytes = printed.subarray(at, at + Number(size));
at += bytes.length + 1;
if (idOf(type, bytes, id) === id)
objects.set(id, { type, bytes });
}
return objects;
}
function idOf(type, bytes, sample) {
const hash = (0,node_crypto_0_.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
async function readCommit(commit, repository, ports) {
return (await readCommits([commit], repository, ports)).get(commit);
}
async function readCommits(commits, repository, ports) {
return parseAll('commit', await readObjects(commits, repository, ports), parseCommit);
}
function parseAll(type, objects, parse) {
const ofType = [...objects].filter(([, object]) => object.type === type);
return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
function parseCommit(bytes) {
const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
return {
tree: valuesOf('tree')[0] ?? '',
parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js_5_ .f)(text) ?? []),
};
}
async function readTrees(ids, repository, ports) {
return parseAll('tree', await readObjects(ids, repository, ports), parseTree);
}
function parseTree(bytes, id) {
const entries = [];
for (let at = 0; at < bytes.length;) {
const blank = bytes.indexOf(0x20, at);
const zero = bytes.indexOf(0, blank);
const end = zero + 1 + id.length / 2;
entries.push({
mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
name: bytes.toString('utf8', blank + 1, zero),
id: bytes.toString('hex', zero + 1, end),
});
at = end;
}
return entries;
}
async function fetchIfMissing(commit, repository, ports, { remote, reference }) {
const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
if (await isHere())
return undefined;
const asked = { commit, reference, here: await (0,_checked_out_commit_js_4_ .U)(repository) };
const why = await (0,_ask_git_js_3_ .rt)(ports, repository, remote, asked);
if (await isHere())
return undefined;
return why ? (0,_ask_git_js_3_ .TM)(why) : `the repository has no commit ${commit}.`;
}
const BATCH = 200;
const NO_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;
async function writeCommit(commit, repository, root, ports) {
const read = await readCommit(commit, repository, ports);
const files = [];
let next = [{ path: root, id: read?.tree ?? '' }];
while (next.length > 0) {
const trees = await readTrees([...new Set(next.map(({ id }) => id))], repository, ports);
const deeper = [];
for (const { path: directory, id: tree } of next) {
const entries = trees.get(tree);
if (entries === undefined || entries.some(({ name }) => NO_NAME.test(name)))
return false;
for (const entry of entries) {
const path = (0,node_path_2_.join)(directory, entry.name);
const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
if (isFile)
files.push({ ...entry, path });
else
(0,node_fs_1_.mkdirSync)(path);
if (entry.mode === '040000')
deeper.push({ path, id: entry.id });
}
}
next = deeper;
}
for (let at = 0; at < files.length; at += BATCH) {
const batch = files.slice(at, at + BATCH);
const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
for (const { path, mode, id } of batch) {
const bytes = objects.get(id)?.bytes;
if (bytes === undefined)
return false;
if (mode === '120000')
(0,node_fs_1_.symlinkSync)(bytes, path);
else
(0,node_fs_1_.writeFileSync)(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
}
}
return true;
}
function openCommit(commit, repository, ports) {
const trees = new Map();
const treeAt = (id) => {
const reading = trees.get(id) ?? readTrees([id], repository, ports).then((found) => found.get(id));
trees.set(id, reading);
return reading;
};
let top;
const entry = async (path) => {
const root = await (top ??= readCommit(commit, repository, ports).then((read) => read?.tree));
if (root === undefined)
return undefined;
let found = { mode: '040000', name: '', id: root };
for (const name of path === '' ? [] : path.split('/')) {
if (found.mode !== '040000')
return 'missing';
const entries = await treeAt(found.id);
if (entries === undefined)
return undefined;
const next = entries.find((each) => each.name === name);
if (next === undefined)
return 'missing';
found = next;
}
return found;
};
return {
entry,
async list(directory) {
const found = await entry(directory);
return typeof found === 'object' && found.mode === '040000' ? treeAt(found.id) : undefined;
},
async bytes(path) {
const found = await entry(path);
if (typeof found !== 'object' || !found.mode.startsWith('1'))
return undefined;
const object = (await readObjects([found.id], repository, ports)).get(found.id);
return object?.type === 'blob' ? object.bytes : undefined;
},
};
}
/***/ }),
/***/ 71680:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BJ: () => ( keptAfterJudging),
L5: () => ( keptForPublishing),
S2: () => ( publishUntil),
t4: () => ( keptForEndingRuns)
});
function keptForPublishing(timeoutMs) {
return Math.min(30_000, timeoutMs / 10);
}
function keptForEndingRuns(timeoutMs) {
return Math.min(5_000, timeoutMs / 10);
}
function keptAfterJudging(timeoutMs) {
const keptForReading = Math.min(5_000, timeoutMs / 4);
return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}
const MOST_MS = 120_000;
const LEAST_MS = 5_000;
function publishUntil(jobDeadlineMs, nowMs) {
return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
/***/ }),
/***/ 13861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U: () => ( isLoopback),
e: () => ( parseOrigin)
});
function isLoopback(hostname) {
return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
function parseOrigin(origin) {
if (!URL.canParse(origin))
return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
const url = new URL(origin);
if (url.username !== '' || url.password !== '')
return 'An origin holds no user name or password.';
if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
return `An origin ends after its host: write ${url.origin}.`;
}
if (url.protocol === 'https:')
return url;
if (url.protocol === 'http:' && isLoopback(url.hostname))
return url;
return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
/***/ }),
/***/ 60588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BB: () => ( sayOtherDocument),
Dj: () => ( PLAN_RECIPE),
FK: () => ( sayNoJson)
});
var _model_own_pages_js_0_ = __webpack_require__(37694);
const PLAN_RECIPE = (0,_model_own_pages_js_0_ .S)('docs/plan-files.md#a-plan-of-another-job');
const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';
const BEGINNINGS = [
[
/^\s*$/,
`It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
],
[
/^PK\P{L}\P{L}/u,
'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
],
[
/^\ufffd\ufffd?.\0|^.\0.\0/s,
'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
],
[
/^\s*\{"@level"/,
'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
],
[/^\s*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
[
/^[^{]*\n\{\s*"format_version"/,
'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
],
[
/Terraform|OpenTofu|# \S+ will be |Plan: \d|No changes/,
'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
],
];
const BEGINNING = 16_384;
function sayNoJson(text) {
const start = text.slice(0, BEGINNING);
return BEGINNINGS.find(([begins]) => begins.test(start))?.[1] ?? AGAIN;
}
function sayOtherDocument(document) {
const has = (name) => Object.hasOwn(document, name);
if (has('resource_changes') || has('planned_values'))
return undefined;
if (has('plan_format_version')) {
return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
}
if (has('lineage') || has('serial'))
return `It is a state file, which has no changes. ${AGAIN}`;
if (has('@level'))
return sayNoJson('{"@level"');
if (!has('format_version') || has('provider_schemas'))
return undefined;
return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
/***/ }),
/***/ 19138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G0: () => ( givenOptions),
PE: () => ( namesOfVariables),
c4: () => ( describeOptions),
lp: () => ( partialInputs)
});
function givenOptions(options) {
return Object.entries(options).filter(([, value]) => value !== undefined);
}
function describeOptions(options) {
return givenOptions(options).map(([name, value]) => {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
});
}
function namesOfVariables(variables) {
if (!Array.isArray(variables))
return variables === undefined ? undefined : '?';
return variables.map((each) => each?.key ?? '?');
}
function partialInputs(options) {
const names = ['refresh-only', 'target-addrs'];
return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}
function inputNameOf(attribute) {
return INPUTS[attribute] ?? attribute;
}
const INPUTS = {
'is-destroy': 'destroy',
'target-addrs': 'target',
'replace-addrs': 'replace',
};
/***/ }),
/***/ 6621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N1: () => ( renderEvent),
gM: () => ( renderVerdict),
pd: () => ( renderHead)
});
var _model_message_js_0_ = __webpack_require__(62980);
var _archive_describe_js_14_ = __webpack_require__(82591);
var _model_verdict_js_1_ = __webpack_require__(83538);
var _model_status_js_2_ = __webpack_require__(62373);
var _changes_js_3_ = __webpack_require__(30445);
var _counts_js_4_ = __webpack_require__(72886);
var _escape_markdown_js_5_ = __webpack_require__(67511);
var _findings_js_6_ = __webpack_require__(85636);
var _links_js_7_ = __webpack_require__(67713);
var _remarks_js_8_ = __webpack_require__(42137);
var _sentence_js_9_ = __webpack_require__(42251);
var _spots_js_10_ = __webpack_require__(62533);
var _neutralise_log_js_11_ = __webpack_require__(22195);
var _text_js_12_ = __webpack_require__(74913);
var _words_js_13_ = __webpack_require__(43629);
function renderHead(context) {
const { commit, runOptions = [], judgedBy } = context;
const { isLocal = false, byPerson = false } = context;
const where = isLocal ? 'without a service' : `${context.organization} on ${context.hostname}`;
const isOfCommit = !(isLocal && byPerson);
const what = (0,_text_js_12_ .oR)(' ', (0,_links_js_7_ .wH)(context), commit && isOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
const judge = judgedBy && `judged by ${judgedBy}`;
return (0,_neutralise_log_js_11_ .Bv)((0,_text_js_12_ .oR)(' · ', `Plangate ${context.version}`, where, judge, what), ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
function renderEvent(event, options = {}) {
const name = 'workspace' in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : '';
const stamp = `  ${(0,_text_js_12_ .vk)(event.atMs)} ${name}`;
switch (event.kind) {
case 'archive':
return archiveLines(event.archive, options.repositoryRoot);
case 'version-created':
return (0,_neutralise_log_js_11_ .Bv)(`${stamp}configuration version ${event.versionId} created`);
case 'planning':
return (0,_neutralise_log_js_11_ .Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
case 'uploaded':
return (0,_neutralise_log_js_11_ .Bv)(`${stamp}uploaded`);
case 'run-created':
return (0,_neutralise_log_js_11_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
case 'run-found':
return (0,_neutralise_log_js_11_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
case 'run-overridden':
return (0,_neutralise_log_js_11_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
case 'run-reused':
return (0,_neutralise_log_js_11_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
case 'progress':
return event.words === _model_status_js_2_ .oq.errored.says ? [] : (0,_neutralise_log_js_11_ .Bv)(`${stamp}${event.words}`);
case 'canceling':
return (0,_neutralise_log_js_11_ .Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
case 'workspace-decided': {
const { workspace, verdict, plan } = event.result;
const { sign, words } = _words_js_13_ .y3[verdict.word];
const changes = (0,_words_js_13_ .hE)(plan) ? ', no changes' : '';
return (0,_neutralise_log_js_11_ .Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js_12_ .vk)(event.atMs)}`);
}
}
}
function archiveLines(archive, repositoryRoot) {
const excluded = archive.withheld.filter(({ reason }) => reason !== 'ignored');
const ignored = archive.withheld.length - excluded.length;
const files = archive.entries.filter(({ type }) => type === 'file').length;
const excludedWords = excluded.map(({ path, reason }) => `${path} ${reason}`);
const notSent = (0,_text_js_12_ .oR)(', ', ignored > 0 ? `${(0,_text_js_12_ .ZV)(ignored)} ignored` : '', excluded.length > 0
? `${(0,_text_js_12_ .ZV)(excluded.length)} excluded: ${(0,_text_js_12_ .so)(excludedWords, 4)}`
: '');
const largest = (0,_archive_describe_js_14_ .cz)(archive);
const { uncommitted = [] } = archive;
return (0,_neutralise_log_js_11_ .Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js_12_ .U9)(files, 'file')}, ${(0,_text_js_12_ .Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js_12_ .so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
return root;
const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
return rest === '' ? './' : `${rest}/`;
}
const SHOWN = { findings: 50, advisory: 10, resources: 10, workspaces: 20, changes: 20 };
function renderVerdict(view) {
const findings = [
...firstLines((0,_findings_js_6_ .Tj)(view), SHOWN.findings, 'finding', (finding) => findingLines('✗', finding, view)),
...(0,_findings_js_6_ .jf)(view).flatMap(({ id, noun, findings: some }) => firstLines(some, SHOWN.advisory, noun, (finding) => id === 'accepted'
? [findingLine('✓', finding, [finding.address, (0,_words_js_13_ .zs)(finding)], 300)]
: findingLines('!', finding, view))),
];
return (0,_neutralise_log_js_11_ .Bv)('', ...workspaceLines(view), ...(0,_changes_js_3_ .qV)(view, SHOWN.changes), ...(findings.length > 0 ? ['', ...findings] : []), '', `${_words_js_13_ .y3[view.verdict].sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
function firstLines(items, limit, noun, toLines) {
const rest = items.length - limit;
const shown = items.slice(0, limit).flatMap(toLines);
return rest > 0 ? [...shown, `  … and ${(0,_text_js_12_ .U9)(rest, `more ${noun}`)}`] : shown;
}
function workspaceLines(view) {
const shown = (0,_findings_js_6_ .v5)(view.workspaces).slice(0, SHOWN.workspaces);
const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
const reasons = (0,_remarks_js_8_ .zM)(view);
const printed = shown.flatMap((workspace) => {
const its = reasons.filter((each) => each.workspace === workspace);
return [
workspaceLine(workspace, view, width),
...its
.flatMap(({ sentences }) => sentences)
.slice(0, 5)
.map((reason) => `    ${(0,_text_js_12_ .il)((0,_model_message_js_0_ .Fg)(reason, (words) => (0,_escape_markdown_js_5_ .Ow)(words, 900)))}`),
];
});
const hidden = view.workspaces.length - shown.length;
const green = view.workspaces.filter(({ verdict }) => (0,_model_verdict_js_1_ .gf)(verdict)).length;
if (hidden > 0)
printed.push(`  … and ${(0,_text_js_12_ .NJ)(hidden)} more, ${(0,_text_js_12_ .ZV)(Math.min(hidden, green))} of them green`);
return printed;
}
function workspaceLine(workspace, view, width) {
const { verdict, name, plan, runUrl } = workspace;
const { sign, words } = _words_js_13_ .y3[verdict];
const changes = (0,_words_js_13_ .hE)(plan) ? ', no changes' : '';
const url = runUrl === undefined ? '' : `   ${runUrl}`;
return `${sign} ${(0,_escape_markdown_js_5_ .Ow)(name, 90).padEnd(width)}   ${(0,_counts_js_4_ .Gw)([workspace], view) || words}${changes}${url}`;
}
function findingLines(sign, finding, view) {
const where = view.workspaces.length > 1 ? `in ${(0,_text_js_12_ .so)(finding.workspaces, 4)}` : '';
const fresh = finding.age === 'new' ? 'new' : '';
const spots = (0,_spots_js_10_ .PC)(finding);
const spotLine = (spot) => {
const baseline = (0,_sentence_js_9_ .II)((0,_words_js_13_ .v8)((0,_spots_js_10_ .SU)(spot, finding), view.context));
const parts = [(0,_words_js_13_ .CP)(spot), (0,_spots_js_10_ .PW)(spot), spot.message, baseline];
return [`  ${inColumns(parts, 400)}`];
};
const spotLines = firstLines(spots, SHOWN.resources, (0,_spots_js_10_ .pw)(finding), spotLine);
const baseline = (0,_sentence_js_9_ .II)((0,_words_js_13_ .v8)(finding.baseline, view.context));
const facts = [where, baseline, fresh, (0,_words_js_13_ .mF)(finding), (0,_spots_js_10_ .Ig)(finding)];
return [findingLine(sign, finding, facts), ...spotLines.map((text) => `    ${text}`)];
}
function findingLine(sign, finding, facts, limit = 200) {
return `  ${sign} ${inColumns([finding.policy, (0,_words_js_13_ .IF)(finding), ...facts], limit)}`;
}
function inColumns(parts, limit) {
return (0,_text_js_12_ .oR)('   ', ...parts.map((part = '') => (0,_escape_markdown_js_5_ .Ow)(part, limit)));
}
/***/ }),
/***/ 42137:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E4: () => ( remarkLists),
e0: () => ( sentencesOnce),
zM: () => ( reasonsOf)
});
var _findings_js_0_ = __webpack_require__(85636);
var _text_js_1_ = __webpack_require__(74913);
function remarkLists(view) {
const all = (saidOf) => view.workspaces
.map((workspace) => ({ workspace, sentences: saidOf(workspace) }))
.filter(({ sentences }) => sentences.length > 0);
return [
{
id: 'why',
title: 'Why',
noun: 'reason',
closes: true,
remarks: all((each) => ((0,_findings_js_0_ .ec)(each, view) ? each.reasons : [])),
},
{
id: 'notices',
title: 'Notices',
noun: 'notice',
closes: false,
remarks: all(({ notices }) => notices.map((text) => ({ text }))),
},
];
}
function reasonsOf(view) {
return remarkLists(view).flatMap(({ closes, remarks }) => (closes ? remarks : []));
}
function sentencesOnce(remarks) {
const said = remarks.flatMap(({ workspace: { name }, sentences }) => sentences.map(({ text }) => ({ name, text })));
return (0,_text_js_1_ .$z)(said, ({ text }) => text).map((alike) => ({
text: alike[0].text,
names: [...new Set(alike.map(({ name }) => name))],
}));
}
/***/ }),
/***/ 24834:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( renderTerminal)
});
var _model_message_js_0_ = __webpack_require__(62980);
var _model_verdict_js_1_ = __webpack_require__(83538);
var _policy_planned_changes_js_2_ = __webpack_require__(69166);
var _changes_js_3_ = __webpack_require__(30445);
var _counts_js_4_ = __webpack_require__(72886);
var _escape_markdown_js_5_ = __webpack_require__(67511);
var _findings_js_6_ = __webpack_require__(85636);
var _neutralise_log_js_7_ = __webpack_require__(22195);
var _remarks_js_8_ = __webpack_require__(42137);
var _sentence_js_9_ = __webpack_require__(42251);
var _spots_js_10_ = __webpack_require__(62533);
var _text_js_11_ = __webpack_require__(74913);
var _width_js_13_ = __webpack_require__(80204);
var _words_js_12_ = __webpack_require__(43629);
const DETAILS = [
{ findings: 8, advisory: 6, spots: 4, source: true, workspaces: 8, destroys: 6, text: 600 },
{ findings: 6, advisory: 3, spots: 2, source: true, workspaces: 6, destroys: 4, text: 600 },
{ findings: 4, advisory: 0, spots: 1, source: true, workspaces: 4, destroys: 3, text: 600 },
{ findings: 3, advisory: 0, spots: 1, source: false, workspaces: 3, destroys: 2, text: 300 },
{ findings: 2, advisory: 0, spots: 1, source: false, workspaces: 1, destroys: 1, text: 200 },
{ findings: 0, advisory: 0, spots: 0, source: false, workspaces: 1, destroys: 0, text: 100 },
];
function renderTerminal(view, screen) {
let parts = { workspaces: [], verdict: [], why: [], steps: [] };
for (const detail of DETAILS) {
parts = screenParts(view, detail, screen);
const lines = Object.values(parts).flat();
if (lines.length <= screen.rows)
return lines;
}
return cutToScreen(parts, screen);
}
const BLANK = { indent: 0, parts: [] };
function screenParts(view, detail, screen) {
const wrapped = (...rows) => rows.flatMap((row) => wrap(row, screen));
const { findings: advisory = [] } = (0,_findings_js_6_ .jf)(view).find(({ id }) => id === 'advisory') ?? {};
return {
workspaces: wrapped(...workspaceRows(view, detail), BLANK),
verdict: wrapped(verdictRow(view)),
why: wrapped(...reasonRows(view, detail), ...findingRows(view, detail, screen), ...destroyRows(view, detail), ...sectionRows('Advisory failures', advisory, detail.advisory, (each) => findingBlock(each, view, detail)), ...unshownRows(view, detail)),
steps: wrapped(...stepRows(view, screen)),
};
}
function cutToScreen(parts, { rows }) {
let left = rows;
const cut = (lines, most = left) => {
const shown = lines.length <= most ? lines : lines.slice(0, Math.max(0, most - 1));
const hidden = lines.length - shown.length;
if (hidden > 0 && most > 0)
shown.push(`  … and ${(0,_text_js_11_ .U9)(hidden, 'more line')}`);
left -= shown.length;
return shown;
};
const verdict = cut(parts.verdict);
const steps = cut(parts.steps, Math.min(left, Math.ceil(rows / 3)));
const why = cut(parts.why);
return [...cut(parts.workspaces), ...verdict, ...why, ...steps];
}
function workspaceRows({ workspaces, archives, results }, { workspaces: most }) {
const shown = (0,_findings_js_6_ .v5)(workspaces).slice(0, most);
const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => (0,_width_js_13_ .qz)(name))));
const plans = shown.map((workspace) => {
const words = (0,_changes_js_3_ .DO)(workspace);
if (words === '–')
return '';
return words === 'no changes' ? words : `plan ${words}`;
});
const planWidth = Math.max(0, ...plans.map(_width_js_13_ .qz));
const rows = shown.map((workspace, index) => {
const { name, verdict, durationMs } = workspace;
const policies = (0,_counts_js_4_ .Gw)([workspace], { results }) || _words_js_12_ .y3[verdict].words;
const time = durationMs === undefined ? '' : (0,_text_js_11_ .vk)(durationMs);
const sign = _words_js_12_ .y3[verdict].sign;
const parts = [
{ text: sign, style: (0,_model_verdict_js_1_ .gf)(verdict) ? 'green' : 'red' },
{
text: ` ${(0,_width_js_13_ .UG)((0,_escape_markdown_js_5_ .Ow)(name, 60), width)}  ${(0,_width_js_13_ .UG)(plans[index] ?? '', planWidth)}  `,
},
{ text: (0,_text_js_11_ .oR)('  ', policies, time) },
];
return { indent: 2, parts };
});
const [archive] = archives;
const sent = archive
? [line(2, soft(`${archive.directory} → ${(0,_text_js_11_ .U9)(archive.files, 'file')} sent`))]
: [];
const hidden = workspaces.length - shown.length;
const more = hidden > 0 ? [line(2, soft(`… and ${(0,_text_js_11_ .U9)(hidden, 'more workspace')}`))] : [];
return [...sent, ...rows, ...more];
}
function verdictRow(view) {
const headline = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
const style = view.green ? 'green' : 'red';
return line(0, { text: `${_words_js_12_ .y3[view.verdict].sign} `, style }, bold((0,_escape_markdown_js_5_ .Ow)(headline, 400)));
}
function reasonRows(view, { findings, text }) {
return (0,_remarks_js_8_ .zM)(view)
.slice(0, findings)
.flatMap(({ workspace, sentences }) => sentences.slice(0, 2).map((reason) => {
const why = (0,_text_js_11_ .il)((0,_model_message_js_0_ .Fg)(reason, (words) => (0,_escape_markdown_js_5_ .Ow)(words, text)));
return line(2, { text: `${(0,_escape_markdown_js_5_ .Ow)(workspace.name, 60)}: ${why}` });
}));
}
function sectionRows(title, findings, most, blockOf) {
const shown = findings.slice(0, most);
if (shown.length === 0)
return [];
return [
BLANK,
line(2, bold(title)),
...shown.flatMap(blockOf),
...hiddenFindingRows(findings, shown),
];
}
function findingRows(view, detail, screen) {
const withSource = (0,_findings_js_6_ .Tj)(view).find((finding) => detail.source && (0,_spots_js_10_ .PC)(finding)[0].excerpt !== undefined);
return (0,_findings_js_6_ .RF)(view).flatMap(({ title, findings }) => {
const rows = sectionRows(title, findings, detail.findings, (each) => findingBlock(each, view, detail, each === withSource ? screen : undefined));
return rows.length > 0 ? rows : [line(2, bold(title), { text: `: ${policyNames(findings)}` })];
});
}
function hiddenFindingRows(findings, shown) {
const hidden = findings.length - shown.length;
if (hidden === 0)
return [];
const more = soft(`… and ${(0,_text_js_11_ .U9)(hidden, 'more finding')}`);
const known = new Set(shown.map(({ policy }) => policy));
const names = policyNames(findings.filter(({ policy }) => !known.has(policy)));
return [line(2, more, { text: names && `: ${names}` })];
}
function policyNames(findings) {
return (0,_text_js_11_ .so)([...new Set(findings.map(({ policy }) => (0,_escape_markdown_js_5_ .Ow)(policy, 80)))]);
}
function findingBlock(finding, view, { spots: most, text }, source) {
const facts = (0,_text_js_11_ .oR)(' · ', (0,_escape_markdown_js_5_ .Ow)(finding.policySet, 60), view.workspaces.length > 1
? (0,_text_js_11_ .so)(finding.workspaces, 3, (name) => (0,_escape_markdown_js_5_ .Ow)(name, 40))
: '', (0,_escape_markdown_js_5_ .Ow)((0,_sentence_js_9_ .II)((0,_words_js_12_ .v8)(finding.baseline, view.context)), 80), finding.age === 'new' ? 'new' : '');
const sign = finding.severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '✗ ', style: 'red' };
const spots = (0,_spots_js_10_ .PC)(finding);
const hidden = spots.length - most;
const [first, ...others] = spots.slice(0, most);
return [
line(2, sign, bold((0,_escape_markdown_js_5_ .Ow)(finding.policy, 80)), soft(`  ${facts}`)),
...(first ? spotRows(first, text, source) : []),
...others.flatMap((spot) => spotRows(spot, text)),
...(hidden > 0
? [line(6, soft(`… and ${(0,_text_js_11_ .U9)(hidden, `more ${(0,_spots_js_10_ .pw)(finding)}`)}`))]
: []),
];
}
function spotRows(spot, limit, source) {
const address = (0,_escape_markdown_js_5_ .Ow)((0,_spots_js_10_ .PW)(spot), 200);
const message = (0,_escape_markdown_js_5_ .Ow)(spot.message, Math.min(300, limit));
const fileLine = (0,_words_js_12_ .CP)(spot);
const place = fileLine === '' ? [] : [{ text: `${(0,_escape_markdown_js_5_ .Ow)(fileLine, 200)}  ` }];
const { excerpt, location } = spot;
if (source === undefined || excerpt === undefined || location === undefined) {
return [line(6, ...place, { text: (0,_text_js_11_ .oR)(': ', address, message) })];
}
const first = location.startLine - excerpt.at;
const width = String(first + excerpt.lines.length).length;
const columns = Math.max(20, source.columns - width - 12);
const rows = excerpt.lines.flatMap((text, index) => {
const number = first + index;
const code = (0,_width_js_13_ .ZU)(text.replaceAll('\t', '  '), columns);
if (number < location.startLine - 1 || number > location.startLine)
return [];
const gutter = `${String(number).padStart(width)} │ `;
const isAtFault = number === location.startLine;
const row = line(8, soft(gutter), isAtFault ? bold(code) : { text: code });
if (!isAtFault)
return [row];
return [row, line(8, soft(`${' '.repeat(width)} │ `), { text: `▲ ${message}`, style: 'red' })];
});
return [line(6, ...place, { text: address }), ...rows];
}
function destroyRows(view, { destroys: most }) {
const prominent = (0,_changes_js_3_ .KP)(view);
if (prominent.length === 0)
return [];
const numbers = (actions) => {
const words = actions.map((action) => {
const number = prominent.filter((change) => change.action === action).length;
return number > 0 ? (0,_changes_js_3_ .ST)(action, number) : '';
});
return (0,_text_js_11_ .oR)(', ', ...words);
};
const destroyed = numbers(['delete', 'replace']);
const title = (0,_text_js_11_ .oR)('; ', destroyed && `Destroyed or replaced: ${destroyed}`, numbers(['forget', 'invoke']));
const shown = prominent.slice(0, most).map((change) => {
const fileLine = (0,_words_js_12_ .CP)(change);
const reason = change.action === 'replace' ? (0,_changes_js_3_ .NL)(change) : (0,_changes_js_3_ .ff)(change);
const why = (0,_escape_markdown_js_5_ .Ow)((0,_sentence_js_9_ .II)(reason), 160);
const parts = [
{ text: `${_changes_js_3_ .B2[change.action]} `, style: 'red' },
{ text: `${(0,_escape_markdown_js_5_ .Ow)(change.address, 200)}  ` },
{ text: fileLine && `${(0,_escape_markdown_js_5_ .Ow)(fileLine, 200)}  ` },
soft(why),
];
return line(2, ...parts);
});
const hidden = prominent.length - shown.length;
const more = hidden > 0 ? [line(2, soft(`… and ${(0,_text_js_11_ .ZV)(hidden)} more`))] : [];
return [BLANK, line(2, bold(title)), ...shown, ...more];
}
function unshownRows(view, { advisory: most }) {
const others = (0,_changes_js_3_ .fs)(view).filter(({ action }) => !(0,_policy_planned_changes_js_2_ .jR)(action)).length;
const unshown = (0,_findings_js_6_ .jf)(view).filter(({ id, findings }) => findings.length > 0 && (id !== 'advisory' || most === 0));
const parts = unshown.map(({ words, findings }) => `▸ ${words}: ${policyNames(findings)}`);
if (others > 0)
parts.unshift(`▸ ${(0,_text_js_11_ .U9)(others, 'other change')}`);
return parts.length === 0 ? [] : [BLANK, line(2, soft(parts.join('   ')))];
}
function stepRows({ nextSteps }, { columns }) {
if (nextSteps.length === 0)
return [];
const steps = nextSteps.slice(0, 4).map((step) => (0,_escape_markdown_js_5_ .Ow)(step, 600));
const shown = columns < NARROW ? steps.map((step) => withoutLongAddresses(step, columns - 4)) : steps;
return [BLANK, ...shown.map((text) => line(2, { text }))];
}
const NARROW = 60;
function withoutLongAddresses(step, width) {
return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) => (0,_width_js_13_ .qz)(address) > width ? '' : address);
}
function line(indent, ...parts) {
return { indent, parts };
}
function bold(text) {
return { text, style: 'bold' };
}
function soft(text) {
return { text, style: 'soft' };
}
function wrap({ indent, parts }, screen) {
const words = parts.flatMap(({ text, style }) => (0,_neutralise_log_js_7_ .om)(text)
.split(/(?<= )(?=[^ ])/)
.map((word) => ({ text: word, style })));
const lines = [[]];
let used = indent;
for (const word of words) {
const isFirst = lines.at(-1)?.length === 0;
if (!isFirst && used + (0,_width_js_13_ .qz)(word.text.trimEnd()) > screen.columns) {
lines.push([]);
used = indent + 2;
word.text = (0,_neutralise_log_js_7_ .om)(word.text);
}
const width = (0,_width_js_13_ .qz)(word.text.trimEnd());
const isWhole = word.text.includes('://') || width <= screen.columns - used;
const text = isWhole ? word.text : (0,_width_js_13_ .ZU)(word.text, screen.columns - used);
lines.at(-1)?.push({ ...word, text });
used += (0,_width_js_13_ .qz)(text);
}
return lines.map((pieces, index) => {
const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
return start + applyStyles(pieces, screen).trimEnd();
});
}
function applyStyles(pieces, screen) {
const runs = [];
for (const piece of pieces) {
const last = runs.at(-1);
if (last !== undefined && last.style === piece.style)
last.text += piece.text;
else
runs.push({ ...piece });
}
return runs
.map(({ text, style }) => {
const safe = (0,_neutralise_log_js_7_ .om)(text);
if (!screen.colour || style === undefined)
return safe;
const [on, off] = CODES[style];
return `\x1b[${on}m${safe}\x1b[${off}m`;
})
.join('');
}
const CODES = {
bold: [1, 22],
soft: [2, 22],
red: [31, 39],
green: [32, 39],
yellow: [33, 39],
};
/***/ }),
/***/ 20183:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
M: () => ( environmentProblems)
});
var node_path_0_ = __webpack_require__(76760);
var _model_proxies_js_1_ = __webpack_require__(84091);
var _model_quote_js_3_ = __webpack_require__(28187);
var _machine_read_regular_js_2_ = __webpack_require__(43962);
async function environmentProblems(caFile, environment, workingDirectory) {
const problems = [];
if (caFile !== undefined) {
const files = {
'ca-file': caFile,
NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '',
};
for (const [where, path] of Object.entries(files)) {
const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
if (message !== undefined)
problems.push({ where, message });
}
}
for (const proxy of (0,_model_proxies_js_1_ .Iz)(environment)) {
if (proxy.url !== undefined || (0,_model_proxies_js_1_ .oS)(proxy))
continue;
const message = 'is not the address of a proxy. Write http://HOST:PORT.';
problems.push({ where: proxy.variable, message });
}
return problems;
}
async function certificateProblem(path, workingDirectory) {
try {
const text = await (0,_machine_read_regular_js_2_ .VX)((0,node_path_0_.resolve)(workingDirectory, path));
if (text.includes('-----BEGIN CERTIFICATE-----'))
return undefined;
return `${(0,_model_quote_js_3_ .hD)(path)} holds no certificate in PEM form.`;
}
catch (error) {
const { code = 'unknown error' } = error;
return `${(0,_model_quote_js_3_ .hD)(path)} cannot be read (${code}).`;
}
}
/***/ }),
/***/ 40198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CI: () => ( NOT_FOR_COMBINE),
Sw: () => ( existsAt),
g$: () => ( INPUT_TABLE),
mc: () => ( INPUTS),
tH: () => ( INPUT_HEADINGS)
});
var _local_names_js_0_ = __webpack_require__(45233);
var _trust_trusted_block_js_1_ = __webpack_require__(41643);
var _trust_hostname_js_4_ = __webpack_require__(56667);
var _model_parse_js_3_ = __webpack_require__(2340);
var _read_guard_js_2_ = __webpack_require__(71055);
const INPUT_HEADINGS = [
'What to gate',
'Without a service',
'What fails the gate',
'The run',
'What the run plans',
'Who may choose what',
'What is sent',
'The comment, on CI hosts that have one',
];
const ACTION = ['action'];
const PUBLISHING = ['action', 'cli'];
const OF_COMMENT = {
group: 'report',
heading: 'The comment, on CI hosts that have one',
entryPoints: PUBLISHING,
};
const OF_PLAN = {
group: 'plan',
heading: 'What the run plans',
entryPoints: ['cli', 'library'],
ways: ['service', 'program'],
};
const SERVICE = { group: 'service', heading: 'What to gate' };
const OF_RUNS = { ways: ['service'] };
const OF_PROGRAMS = { ways: ['program'] };
const GATED = { group: 'plan', heading: 'What to gate' };
const LOCALLY = { group: 'plan', heading: 'Without a service' };
const RUN = { group: 'plan', heading: 'The run' };
const SENT = { group: 'plan', heading: 'What is sent', ...OF_RUNS };
const JUDGED = { group: 'policy', heading: 'What fails the gate' };
const TRUST = { group: 'job', heading: 'Who may choose what' };
const REPORTS = 'plangate-reports';
const NOT_FOR_COMBINE = [
'workspace',
'workspaces',
'group',
'affected-only',
'local',
'engine',
'plan',
'plan-digest',
'engine-env',
];
function input(description, row) {
return { description, ...row };
}
function withNames(table) {
return Object.entries(table).map(([name, row]) => ({ ...row, name }));
}
const INPUT_TABLE = {
hostname: input('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.', {
kind: 'string',
default: 'app.terraform.io',
environment: ['TF_CLOUD_HOSTNAME'],
cloudBlock: 'hostname',
...SERVICE,
...OF_RUNS,
}),
token: input('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], ...SERVICE, ...OF_RUNS }),
organization: input('Organization that the workspaces belong to.', {
kind: 'string',
environment: ['TF_CLOUD_ORGANIZATION'],
cloudBlock: 'organization',
...GATED,
}),
workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
kind: 'string',
environment: ['TF_WORKSPACE'],
cloudBlock: 'workspaces',
...GATED,
}),
workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name: `[{"name": "a,b"}]`.', { kind: 'list', ...GATED }),
directory: input('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { kind: 'path', default: '.', ...GATED }),
local: input('Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.', { ...LOCALLY, kind: 'flag', default: 'false' }),
engine: input('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'choice', choices: ['terraform', 'tofu'] }),
plan: input('A plan made elsewhere, as JSON (`terraform show -json`), with its digest next to it (`plangate digest`). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas.', { ...LOCALLY, kind: 'list' }),
'plan-digest': input('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...LOCALLY, ways: ['file'], kind: 'list', parse: _local_names_js_0_ .zY }),
'var-file': input('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'engine-env': input('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'affected-only': input('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', { ...RUN, kind: 'flag', default: 'false' }),
source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { ...RUN, ...OF_RUNS, kind: 'choice', default: 'upload', choices: ['upload', 'vcs'] }),
group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. Its runs and its report carry it, and `plangate combine` finds them. Runs of earlier jobs are never reused.', { ...RUN, ...OF_RUNS, kind: 'string', parse: _model_parse_js_3_ .hb }),
mode: input('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later.', {
...RUN,
...OF_RUNS,
kind: 'choice',
default: 'speculative',
choices: ['speculative', 'provisional'],
}),
message: input('Message of the run, for example with the number of a change that people look for in the list of runs. By default it names the pull request and the commit.', { ...RUN, kind: 'string', library: 'Message of the run. The default is `plangate`.' }),
timeout: input('Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.', {
kind: 'duration',
default: '1h',
library: 'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
group: 'job',
heading: 'What fails the gate',
setting: 'timeoutMs',
}),
policies: input('Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. They judge the plan that the service made, besides its own policies, and with `local` the plan made here. `opa` judges them. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies`, or `policy` where that has none.', { ...JUDGED, kind: 'list' }),
'fail-on': input('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
...JUDGED,
kind: 'choice',
default: 'mandatory',
choices: ['mandatory', 'advisory', 'never'],
}),
exceptions: input('File of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end: see docs/exceptions.md. A path is read from the default branch in a job. A URL like `git::https://HOST/REPOSITORY.git//FILE?ref=COMMIT` is read at that commit.', { ...JUDGED, kind: 'string', setting: 'exceptionsFile' }),
'only-new': input('Failures that the default branch has in the same way do not count: of advisory policies and of your own. Those of that branch come from the last run of the workspace, or with `local` from a plan. What cannot be compared counts.', { ...JUDGED, kind: 'flag', default: 'false' }),
'require-policies': input('Fail the gate when no policy was evaluated.', {
...JUDGED,
kind: 'flag',
default: 'false',
}),
'allow-unknown': input('A policy whose outcome is `unknown`, because it asks for values of the apply, makes the verdict advisory, not undecided. Such a rule can pass without effect.', { ...JUDGED, kind: 'flag', default: 'false' }),
protect: input('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module.', { ...JUDGED, kind: 'list', parse: _read_guard_js_2_ .ce }),
'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...JUDGED, kind: 'number', parse: _read_guard_js_2_ .i2 }),
'max-actions': input('Maximum actions to invoke without approval.', {
...JUDGED,
kind: 'number',
parse: _read_guard_js_2_ .i2,
}),
'full-plan': input('Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork is never read so.', { ...JUDGED, kind: 'flag', default: 'false' }),
'on-failure': input('What to do with a provisional run when the gate fails. `discard` needs a token that may apply runs. A run that needs an override is always kept, because a discarded run cannot be overridden.', { ...RUN, kind: 'choice', default: 'discard', choices: ['discard', 'keep'] }),
'cancel-superseded': input('Cancel unfinished runs of earlier commits of this pull request in the same workspace. The token needs the permission to apply runs. Provisional runs are kept.', {
...RUN,
kind: 'flag',
default: 'true',
off: 'Keep earlier runs of this pull request. By default unfinished ones are canceled, except provisional ones.',
}),
reuse: input('Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since. `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md.', { ...RUN, kind: 'choice', default: 'commit', choices: ['commit', 'upload'] }),
'auto-queue-runs': input('Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.', { ...RUN, kind: 'flag', default: 'false' }),
'run-options': input('Planning options, one per line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-destroy-apply` and `allow-empty-apply`. See docs/run-options.md.', {
kind: 'string',
group: 'plan',
heading: OF_PLAN.heading,
setting: 'runOptionsText',
entryPoints: ACTION,
}),
destroy: input('Plan to destroy all that the workspace manages. With `mode: provisional` it needs `allow-destroy-apply`.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
'allow-destroy-apply': input('Allow `mode: provisional` to leave a saved plan that destroys everything.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
'refresh-only': input('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
refresh: input('Read the real resources before planning. `false` trusts the state.', {
...OF_PLAN,
kind: 'flag',
default: 'true',
off: 'Plan from the state, without reading resources.',
}),
target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'list', parse: _read_guard_js_2_ .Se }),
'allow-partial': input('Accept plans of only a part of the configuration (`target`, `refresh-only`), made by a run or by another job. The rest is not judged, and the verdict is at best advisory for a plan of another job.', { kind: 'flag', default: 'false', group: 'plan', heading: OF_PLAN.heading }),
replace: input('Addresses of resources to replace, one per line.', {
...OF_PLAN,
kind: 'list',
parse: _read_guard_js_2_ .Se,
}),
variables: input('Variables of this run, one `name=value` per line. A value is an HCL literal, otherwise text. Everybody who can read the run can see them, so secrets of this job are rejected.', { ...OF_PLAN, kind: 'list', parse: _read_guard_js_2_ .Ch }),
'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: _read_guard_js_2_ .nn }),
'allow-empty-apply': input('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { ...OF_PLAN, ...OF_RUNS, kind: 'flag', default: 'false' }),
rules: input('How `.terraformignore` is read. `terraform`: the rules of Terraform, minus known leaks. `exact`: byte-compatible with Terraform 1.15.9, bugs included. `gitignore`: the rules of git.', { ...SENT, kind: 'choice', default: 'terraform', choices: ['terraform', 'exact', 'gitignore'] }),
'secret-scan': input('What to do with files that appear to contain credentials.', {
...SENT,
kind: 'choice',
default: 'warn',
choices: ['warn', 'fail'],
}),
'include-untracked-secrets': input('Send files that look like secrets although git does not track them, such as a `.tfvars` file that an earlier step wrote. By default they are excluded and listed.', { ...SENT, kind: 'flag', default: 'false' }),
'ca-file': input('PEM file with additional certificate authorities to trust. `NODE_EXTRA_CA_CERTS` works too.', { kind: 'path', ...SERVICE }),
comment: input('When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.', {
...OF_COMMENT,
kind: 'choice',
default: 'auto',
choices: ['auto', 'always', 'on-failure', 'off'],
}),
'comment-key': input('Jobs with the same key share one comment, with one section per job. Another key makes another comment.', { ...OF_COMMENT, kind: 'string', default: 'default', parse: _model_parse_js_3_ .Do }),
'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: ACTION }),
'override-by': input('The same as `override-by` of `plangate/override`. The report then says of each failure who may override it by a comment. It decides nothing: the input of that step does.', { ...OF_COMMENT, kind: 'string', parse: _read_guard_js_2_ .L6, entryPoints: ACTION }),
notify: input('Who hears of a finding that waits for an approval. `once`: the people and teams of `override-by` are asked for a review the first time. Where GitHub refuses that, a comment names them.', {
...OF_COMMENT,
kind: 'choice',
default: 'off',
choices: ['off', 'once'],
entryPoints: ACTION,
}),
'plan-diff': input('What the report shows of changed attributes: `names`, or nothing (`off`).', {
kind: 'choice',
default: 'names',
choices: ['off', 'names'],
group: 'report',
heading: OF_COMMENT.heading,
}),
'policy-link': input('URL that explains a policy, as in `https://wiki.acme.example/{policy-set}/{policy}`. Every finding gets a link "how to fix".', { ...OF_COMMENT, kind: 'string', parse: _trust_hostname_js_4_ .Tc }),
annotate: input('Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.', {
group: 'report',
kind: 'choice',
default: 'auto',
choices: ['auto', 'all', 'changed', 'off'],
entryPoints: ACTION,
}),
'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
group: 'job',
kind: 'secret',
expression: '${{ github.token }}',
entryPoints: ACTION,
}),
'checks-token': input("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", { group: 'job', kind: 'secret', expression: '${{ github.token }}', entryPoints: ACTION }),
'check-run-id': input('Check run of this job, which gets the annotations.', {
group: 'report',
kind: 'number',
expression: '${{ job.check_run_id }}',
entryPoints: ACTION,
}),
'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { group: 'job', kind: 'number', setting: 'pullRequestNumber', entryPoints: ACTION }),
reports: input('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning. The outputs `report-html` and `report-sarif` are their paths.', {
group: 'report',
kind: 'list',
parse: (text) => {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list)
return list;
return (0,_model_parse_js_3_ .Fo)(list.value.map((item) => (0,_model_parse_js_3_ .HU)(item, ['page', 'sarif'])));
},
entryPoints: ACTION,
}),
'plan-json': input('Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.', {
group: 'job',
...OF_RUNS,
kind: 'choice',
default: 'off',
choices: ['off', 'redacted', 'full'],
entryPoints: ACTION,
}),
'allow-untrusted-head': input('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', { ...TRUST, kind: 'flag', default: 'false' }),
'trusted-branch': input('Branch whose `cloud` block names organization and workspace of a pull request. The default is the default branch. Inputs count more. A block that the pull request changes is ignored.', { ...TRUST, kind: 'string', parse: _trust_trusted_block_js_1_ .pG }),
};
const INPUTS = withNames(INPUT_TABLE);
function existsAt({ entryPoints }, entryPoint) {
return entryPoints === undefined || entryPoints.includes(entryPoint);
}
const OUTPUT_TABLE = {
verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
green: 'Whether the gate passes: true or false.',
'run-id': 'Id of the run, of the first workspace when there are several.',
'run-url': 'URL of that run.',
'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
'configuration-version-id': 'Configuration version of that run.',
passed: 'Number of policy results that passed. This and the next three count a policy once for each workspace.',
'advisory-failed': 'Number of results of advisory policies that failed.',
'mandatory-failed': 'Number of results of mandatory policies that failed and were not overridden.',
overridden: 'Number of results that failed and were overridden.',
adds: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
changes: 'Number of resources they update in place.',
destroys: 'Number of resources they destroy.',
replaces: 'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
'report-json': 'Path of the report as JSON.',
'report-html': 'Path of the report as one HTML page. Empty without `page` in `reports`.',
'report-sarif': 'Path of the findings as SARIF. Empty without `sarif` in `reports`.',
'plan-json': 'Paths of the plans as JSON: `{"workspace": "/path"}`. `{}` without `plan-json`.',
};
const OUTPUTS = described(OUTPUT_TABLE);
function described(table) {
return Object.entries(table).map(([name, description]) => ({ name, description }));
}
/***/ }),
/***/ 72906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
nG: () => ( filesIn),
ue: () => ( findBrokenBlock),
Aj: () => ( findCloudBlock),
EN: () => ( isOnePlan),
M5: () => ( loadSettings),
v_: () => ( readBlocks)
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var environment_problems = __webpack_require__(20183);
var external_node_path_ = __webpack_require__(76760);
var place = __webpack_require__(74043);
var find_repository = __webpack_require__(6609);
var read_regular = __webpack_require__(43962);
var file_names = __webpack_require__(96817);
var hcl_syntax = __webpack_require__(56949);
;// CONCATENATED MODULE: ./build/src/configuration/cloud-block.js
function mayHaveCloudBlock(text) {
return text.includes('cloud') || text.includes('"remote"');
}
async function findBlock(files, directory, likely, worth = mayHaveCloudBlock) {
const names = (0,file_names.AM)((await files.names(directory)) ?? []);
const native = names.filter((name) => !(0,file_names.i)(name));
const declaring = native.filter(file_names.mu);
const first = declaring.filter((name) => name === likely);
const inOrder = [...native.filter(file_names.jn).toReversed(), ...first, ...declaring];
for (const name of new Set(inOrder)) {
const path = external_node_path_.posix.join(directory, name);
const file = await parsedIfWorth(files, path, worth);
const block = file && readCloudBlock(path, file);
if (block !== undefined)
return block;
}
return undefined;
}
async function findBroken(files, directory) {
for (const name of (0,file_names.AM)((await files.names(directory)) ?? [])) {
const path = external_node_path_.posix.join(directory, name);
const [first] = (await parsedIfWorth(files, path, mayHaveCloudBlock))?.problems ?? [];
if (first === undefined)
continue;
const where = `${path}:${first.range.startLine}`;
return {
where,
message: `cannot be read, and a \`cloud\` block in it says nothing: ${first.message}. Correct that line.`,
};
}
return undefined;
}
async function parsedIfWorth(files, path, worth) {
const text = (await files.read(path)) ?? '';
if (!worth(text))
return undefined;
const { parseFile } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(3984)]).then(__webpack_require__.bind(__webpack_require__, 93984));
return parseFile(path, text);
}
async function findBlockAndHost(files, isForHost) {
const worth = (text) => mayHaveCloudBlock(text) && (!isForHost || text.includes('hostname'));
const block = await findBlock(files, '', undefined, worth);
if (block?.hostname !== undefined)
return block;
for (const name of (0,file_names.AM)((await files.names('')) ?? [])) {
const file = await parsedIfWorth(files, name, (text) => /hostname|\\u/.test(text));
if (file === undefined)
continue;
for (const { body, range } of cloudBlocksIn(file)) {
const hostname = textAttribute(body, 'hostname');
if (hostname !== undefined)
return { ...block, at: `${name}:${range.startLine}`, hostname };
}
}
return block;
}
function cloudBlocksIn({ body: file }) {
return file.blocks
.flatMap(({ type, body }) => (type === 'terraform' ? body.blocks : []))
.filter(({ type, labels }) => type === 'cloud' || (type === 'backend' && labels[0] === 'remote'));
}
function readCloudBlock(path, file) {
const [block] = cloudBlocksIn(file);
if (block === undefined)
return undefined;
const { body, range } = block;
const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
const tags = tagsIn(attribute(workspaces, 'tags'));
return {
at: `${path}:${range.startLine}`,
hostname: textAttribute(body, 'hostname'),
organization: textAttribute(body, 'organization'),
workspaces: workspaces && {
name: textAttribute(workspaces, 'name'),
prefix: textAttribute(workspaces, 'prefix'),
project: textAttribute(workspaces, 'project'),
tags: tags.length > 0 ? tags : undefined,
},
};
}
function tagsIn(value) {
if (value?.kind === 'tuple')
return value.items.flatMap((item) => (0,hcl_syntax.bK)(item) || []);
if (value?.kind === 'object')
return value.entries.flatMap(({ key }) => (0,hcl_syntax.bK)(key) || []);
return [];
}
function attribute(body, name) {
return body?.attributes.find((candidate) => candidate.name === name)?.value;
}
function textAttribute(body, name) {
return (0,hcl_syntax.bK)(attribute(body, name)) || undefined;
}
var target = __webpack_require__(37351);
var tree = __webpack_require__(80734);
var trusted_block = __webpack_require__(41643);
var did_you_mean = __webpack_require__(90440);
var quote = __webpack_require__(28187);
var run_options = __webpack_require__(1993);
var settings = __webpack_require__(75182);
var local_names = __webpack_require__(45233);
var workspace_selectors = __webpack_require__(30589);
;// CONCATENATED MODULE: ./build/src/settings/load-settings.js
async function loadSettings(sources, workingDirectory, jobTree) {
const { inputs, environment } = sources;
const missing = (0,settings.uI)(sources);
const { isLocal } = missing;
const blocks = await readBlocks(inputs, missing, workingDirectory, jobTree);
const { written, directory, ownBlock, trusted } = blocks;
const isProposed = blocks.proposed !== undefined;
const names = isLocal ? (0,tree.O2)((0,local_names._G)(blocks.names, directory)) : blocks.names;
const loaded = (0,settings.sb)({ ...sources, ...blocks, names });
const planned = 'settings' in loaded ? (0,workspace_selectors.s7)(loaded.settings.plan) : [written];
const readsDirectories = 'problems' in loaded || loaded.settings.plan.source === 'upload';
const problems = [];
for (const text of readsDirectories ? planned : []) {
const input = text === written ? 'directory' : 'workspaces';
let problem = outsideProblem(input, text, directory, workingDirectory) ??
(await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
const mayNameHost = isProposed && !isLocal && text !== written;
if (problem === undefined && mayNameHost && 'settings' in loaded) {
const block = await findCloudBlock((0,external_node_path_.resolve)(workingDirectory, text), text, true);
problem = (0,target.k)(loaded.settings.service, block);
}
if (problem !== undefined)
problems.push(problem);
}
if ('problems' in loaded) {
const { problems: found } = loaded;
const broken = found.some((each) => each.isMissing) ? await blocks.findBroken() : undefined;
problems.push(...(broken ? [broken, ...found.filter((each) => !each.isMissing)] : found));
}
const caFile = inputs['ca-file']?.trim() || undefined;
problems.push(...(await (0,environment_problems.M)(caFile, environment, workingDirectory)));
if (problems.length > 0 || 'problems' in loaded)
return { problems };
const notices = [
...(trusted.block ? (0,trusted_block.g7)(ownBlock, trusted.block, missing) : []),
...(isProposed ? authorityNotices(loaded.settings.service, directory, workingDirectory) : []),
];
const { plan } = loaded.settings;
plan.runOptions = await (0,run_options.Gm)(plan.runOptions);
const isNamedByPlans = plan.plan !== undefined && missing.workspaces && !isOnePlan(plan.plan, workingDirectory);
if (isNamedByPlans)
plan.workspaces = [];
return { settings: loaded.settings, notices };
}
function isOnePlan([first = '', ...others], workingDirectory) {
if (others.length > 0 || /[*?]|^[\w-]+=/.test(first))
return false;
return ((0,external_node_fs_.statSync)((0,external_node_path_.resolve)(workingDirectory, first), { throwIfNoEntry: false })?.isDirectory() !== true);
}
async function readBlocks(inputs, missing, workingDirectory, jobTree) {
const written = inputs['directory']?.trim() || '.';
const directory = (0,external_node_path_.resolve)(workingDirectory, written);
const { proposed } = jobTree;
const isUnnamed = missing.organization || missing.workspaces;
const isForHost = !isUnnamed && (proposed || !missing.hostname);
const ownBlock = proposed || isUnnamed || missing.hostname
? await findCloudBlock(directory, written, isForHost)
: undefined;
const trusted = proposed && isUnnamed
? await findTrustedBlock({
written: inputs['trusted-branch']?.trim() || undefined,
directory,
workingDirectory,
jobTree,
ownBlock,
})
: { why: '' };
const own = !jobTree.proposed && ownBlock ? (0,tree.dd)(jobTree, ownBlock) : undefined;
return {
written,
directory,
ownBlock,
trusted,
names: proposed ? trusted.block : own,
forHost: own,
proposed: proposed ? { blocks: [ownBlock, trusted.block], why: trusted.why } : undefined,
findBroken: async () => (await trusted.findBroken?.()) ?? (await findBrokenBlock(directory, written)),
};
}
function authorityNotices({ caFile }, directory, workingDirectory) {
const root = (0,find_repository.I8)(directory) ?? workingDirectory;
if (caFile === undefined || (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(workingDirectory, caFile)).startsWith('..')) {
return [];
}
return [
`The certificate authorities in ${(0,quote.hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
];
}
async function findTrustedBlock(query) {
const { written, directory, workingDirectory, jobTree, ownBlock } = query;
const { trusted, workspace = workingDirectory } = jobTree;
const named = written === undefined ? undefined : (0,trusted_block.pG)(written);
if (named !== undefined && 'problem' in named)
return { why: named.problem };
const branch = named?.value;
const branchWords = branch === undefined ? 'the default branch' : `the branch ${(0,quote.hD)(branch)}`;
try {
const root = (0,find_repository.Di)(directory, workspace).repository?.root ?? workingDirectory;
const path = (0,external_node_path_.relative)(root, (0,find_repository.eF)(directory)).split(external_node_path_.sep).join('/');
const files = await trusted(root, branch);
const likely = ownBlock?.at.replace(/:\d+$/, '').split('/').at(-1);
const block = await findBlock(files, path, likely);
const findBrokenHere = async () => {
const found = await findBroken(files, path).catch(() => undefined);
return found && { ...found, where: `${found.where} of ${branchWords}` };
};
if (block !== undefined) {
const at = `${block.at} of ${branchWords}`;
const why = `The block at ${at} does not name it.`;
return { block: (0,tree.O2)({ ...block, at }), why, findBroken: findBrokenHere };
}
const where = path === '' ? 'the repository' : (0,quote.hD)(path);
return {
findBroken: findBrokenHere,
why: `There is no \`cloud\` block in ${where} on ${branchWords} that this job may read, and one that a pull request adds does not count.`,
};
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
return { why: `The \`cloud\` block of ${branchWords} could not be read: ${error.message}` };
}
}
function outsideProblem(input, text, directory, workingDirectory) {
const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, text));
const repository = (0,place._)(directory);
if (repository === undefined && input === 'directory')
return undefined;
const home = repository ?? (0,find_repository.eF)(workingDirectory);
const isAbove = path !== home && (0,find_repository.Yw)(home, path);
const isOutside = repository !== undefined && !(0,find_repository.Yw)(path, home) && (0,external_node_fs_.existsSync)(path);
if (!isAbove && !(isOutside && (0,place._)(path) === undefined))
return undefined;
const message = `names ${(0,quote.hD)(text)}, which leads out of ${home}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
return { where: input, message };
}
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
const path = (0,external_node_path_.resolve)(workingDirectory, text);
const stats = await (0,promises_.stat)(path).catch(() => undefined);
if (stats === undefined) {
const near = await nearDirectory(text, workingDirectory);
let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
if (input === 'workspaces') {
hint = ' The path is relative to the current directory and ignores `directory`.';
}
if (near !== undefined)
hint = ` Did you mean ${(0,quote.hD)(near)}?`;
return { where: input, message: `${(0,quote.hD)(text)} does not exist.${hint}` };
}
if (!stats.isDirectory())
return { where: input, message: `${(0,quote.hD)(text)} is not a directory.` };
const others = [];
const answer = await hasConfiguration(path, others).catch((error) => error);
const isPlanned = !jobTree.proposed || others.includes('terragrunt.hcl');
if (answer === true || (plan.trim() !== '' && isPlanned))
return undefined;
if (answer !== false) {
const what = answer.path === undefined || answer.path === path ? '' : `: ${answer.path}`;
const message = `${(0,quote.hD)(text)} cannot be read (${answer.code}${what}). Is it the right directory?`;
return { where: input, message };
}
const message = `${(0,quote.hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
return { where: input, message, code: 'PG-115' };
}
async function nearDirectory(text, workingDirectory) {
const parent = (0,external_node_path_.dirname)(text);
const entries = await (0,promises_.readdir)((0,external_node_path_.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const near = (0,did_you_mean.a)((0,external_node_path_.basename)(text), names.filter((name) => !name.startsWith('.')));
return near === undefined ? undefined : (0,external_node_path_.join)(parent, near);
}
async function hasConfiguration(path, others) {
const subdirectories = [];
for await (const entry of await (0,promises_.opendir)(path)) {
if (entry.isFile() && (0,file_names.ZC)(entry.name))
return true;
if (entry.isFile())
others.push(entry.name);
if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
subdirectories.push((0,external_node_path_.join)(path, entry.name));
}
}
for (const directory of subdirectories) {
if (await hasConfiguration(directory, others))
return true;
}
return false;
}
const MAX_BYTES = 5_000_000;
async function findCloudBlock(directory, shown, isForHost = false) {
const block = await findBlockAndHost(filesIn(directory), isForHost);
const isInDirectory = shown !== '' && shown !== '.';
return block && isInDirectory ? { ...block, at: `${shown}/${block.at}` } : block;
}
async function findBrokenBlock(directory, shown) {
const broken = await findBroken(filesIn(directory), '');
return broken && shown !== '.' ? { ...broken, where: `${shown}/${broken.where}` } : broken;
}
function filesIn(directory) {
return {
names: () => (0,promises_.readdir)(directory).catch(() => undefined),
read: (name) => (0,read_regular.VX)((0,external_node_path_.join)(directory, name), MAX_BYTES).catch(() => undefined),
};
}
/***/ }),
/***/ 45233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EA: () => ( IMPLY_LOCAL),
JK: () => ( namedOrganization),
_G: () => ( withLocalNames),
iy: () => ( LOCAL_TARGET),
yJ: () => ( nameOfDirectory),
zY: () => ( readDigestNames)
});
var node_path_0_ = __webpack_require__(76760);
var _model_parse_js_1_ = __webpack_require__(2340);
var _model_quote_js_2_ = __webpack_require__(28187);
const LOCAL_TARGET = {
serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
token: 'local',
problems: [],
};
const UNNAMED_ORGANIZATION = 'local';
function namedOrganization({ local, organization, }) {
return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}
function withLocalNames(block, directory) {
const { workspaces, organization = UNNAMED_ORGANIZATION, ...rest } = block ?? { at: 'no block' };
const isUnnamed = workspaces?.name === undefined &&
workspaces?.prefix === undefined &&
workspaces?.tags === undefined;
const named = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
return { ...rest, organization, workspaces: named };
}
function nameOfDirectory(directory) {
const name = (0,node_path_0_.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
function readDigestNames(text) {
const names = (0,_model_parse_js_1_ .E1)(text);
const wrong = 'value' in names && names.value.find((name) => !/^sha256:[0-9a-f]{64}$/.test(name));
return typeof wrong === 'string'
? { problem: `is ${(0,_model_quote_js_2_ .hD)(wrong)}, which is not what \`plangate digest\` prints.` }
: names;
}
const IMPLY_LOCAL = ['plan', 'engine'];
/***/ }),
/***/ 71055:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( readVariables),
L6: () => ( checkApprovers),
Se: () => ( readLines),
ce: () => ( readPatterns),
hI: () => ( readApprovers),
i2: () => ( readLimit),
nn: () => ( readTerraformVersion)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _policy_address_patterns_js_1_ = __webpack_require__(79486);
var _model_parse_js_3_ = __webpack_require__(2340);
var _model_quote_js_2_ = __webpack_require__(28187);
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function readPatterns(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const uncommented = lines.filter((line) => !line.startsWith('#')).join('\n');
const pieces = Array.from(uncommented.matchAll(PIECE), ([piece]) => piece);
const value = pieces.filter((piece) => piece !== '-');
const invalid = value.find((pattern) => !(0,_policy_address_patterns_js_1_ .Pt)(pattern));
return invalid === undefined
? { value: [...new Set(value)] }
: {
problem: `${(0,_model_quote_js_2_ .hD)(invalid)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`,
};
}
function readLimit(text) {
return /^\s*\d{1,9}\s*$/.test(text)
? { value: Number(text) }
: { problem: `${(0,_model_quote_js_2_ .hD)(text)} is not a number. Write digits only.` };
}
function readLines(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
return value.some((line) => /\p{Cc}/u.test(line))
? { problem: 'has control characters in it.' }
: { value };
}
const VARIABLE = new RegExp(`^(${_model_address_js_0_ .cS})\\s*=`, 'u');
function readVariables(text) {
const lines = readLines(text);
if ('problem' in lines)
return lines;
const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
const invalid = names.indexOf(undefined);
if (invalid >= 0)
return { problem: `has no \`name=value\` in its line ${invalid + 1}. One a line.` };
const twice = names.find((name, at) => names.indexOf(name) !== at);
return twice === undefined ? lines : { problem: `names ${(0,_model_quote_js_2_ .hD)(twice)} twice.` };
}
function readTerraformVersion(text) {
return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
? { value: text }
: { problem: `${(0,_model_quote_js_2_ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
function readApprovers(text) {
const problems = [];
const lines = [];
const others = [];
for (const line of text.split(/\r\n|\n|\r/)) {
const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
if (writtenPattern === undefined) {
others.push(line);
continue;
}
const parsed = writtenPattern.startsWith('"') ? (0,_model_parse_js_3_ .qF)(writtenPattern) : writtenPattern;
const pattern = typeof parsed === 'string' ? parsed : `\n${writtenPattern}`;
const problem = patternProblem(writtenPattern, pattern);
if (problem !== undefined)
problems.push(problem);
if (lines.some((each) => each.pattern === pattern))
problems.push(`has the pattern ${(0,_model_quote_js_2_ .hD)(pattern)} twice.`);
const owners = readOwners(names, problems);
if (owners?.names.length === 0)
problems.push(`names nobody for ${(0,_model_quote_js_2_ .hD)(pattern)}.`);
lines.push({ pattern, owners: owners ?? NO_OWNERS });
}
const ofOthers = readOwners(others.join('\n'), problems) ?? NO_OWNERS;
if (problems.length === 0 && lines.length + ofOthers.names.length === 0) {
problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
}
return problems.length > 0
? { problem: problems.join(' It ') }
: { value: { lines, others: ofOthers } };
}
function checkApprovers(text) {
const reading = readApprovers(text);
return 'problem' in reading ? reading : { value: text };
}
const NO_OWNERS = { people: [], roles: [], teams: [], names: [] };
function patternProblem(written, pattern) {
if (written === 'role') {
return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
}
const isName = /[\p{L}\p{N}*]/u.test(pattern) && !/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
return isName
? undefined
: `has the pattern ${(0,_model_quote_js_2_ .hD)(pattern)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
function readOwners(text, problems) {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list) {
problems.push(list.problem);
return undefined;
}
const approvers = { people: [], roles: [], teams: [], names: [] };
for (const item of list.value) {
const [, person] = LOGIN.exec(item) ?? [];
const [, organization, team] = TEAM.exec(item) ?? [];
const role = ROLES.indexOf(item.replace(/^role:/, ''));
approvers.names.push(item.replace(/^@/, ''));
if (item.startsWith('role:') && role >= 0)
approvers.roles.push(...ROLES.slice(role));
else if (organization !== undefined && team !== undefined)
approvers.teams.push({ organization, team });
else if (person !== undefined)
approvers.people.push(person.toLowerCase());
else {
const line = item.includes(':')
? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
: '';
problems.push(`has ${(0,_model_quote_js_2_ .hD)(item)}, which names no person or team. Write people (octocat), role:maintain, role:admin or teams (acme/platform).${line}`);
}
}
return approvers;
}
/***/ }),
/***/ 1993:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Fq: () => ( runOptionsOf),
Gm: () => ( toLiterals),
fO: () => ( toRunOptionProblem),
hC: () => ( conflictsOf),
yj: () => ( splitRunOptions)
});
var _policy_run_options_js_0_ = __webpack_require__(19138);
var _model_did_you_mean_js_3_ = __webpack_require__(90440);
var _model_quote_js_4_ = __webpack_require__(28187);
var _inputs_js_1_ = __webpack_require__(40198);
var _read_guard_js_2_ = __webpack_require__(71055);
const RUN_OPTION_SPECS = new Map(_inputs_js_1_ .mc.filter((spec) => !(0,_inputs_js_1_ .Sw)(spec, 'action')).map((spec) => [spec.name, spec]));
const RUN_OPTIONS = 'run-options';
function splitRunOptions(inputs) {
const { [RUN_OPTIONS]: text = '', ...others } = inputs;
const lines = (0,_read_guard_js_2_ .Se)(text);
if ('problem' in lines) {
return { inputs: others, problems: [{ where: RUN_OPTIONS, message: lines.problem }] };
}
const values = new Map();
const problems = [];
for (const [index, line] of lines.value.entries()) {
const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
const earlier = values.get(name) ?? [];
const message = lineProblem({ name, value, isRepeated: earlier.length > 0 }, index + 1);
if (message === undefined)
values.set(name, [...earlier, value]);
else
problems.push({ where: RUN_OPTIONS, message });
}
const texts = Array.from(values, ([name, all]) => [name, all.join('\n')]);
return { inputs: { ...others, ...Object.fromEntries(texts) }, problems };
}
function lineProblem({ name, value, isRepeated }, lineNumber) {
if (name === '')
return `has no \`name: value\` in its line ${lineNumber}. One a line.`;
if (!RUN_OPTION_SPECS.has(name)) {
const near = (0,_model_did_you_mean_js_3_ .a)(name, RUN_OPTION_SPECS.keys());
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return `has ${(0,_model_quote_js_4_ .hD)(name)}, which is no option of a run. ${remedy}`;
}
if (value === '')
return `has no value for \`${name}\` in its line ${lineNumber}.`;
const takesSeveral = RUN_OPTION_SPECS.get(name)?.kind === 'list';
return isRepeated && !takesSeveral ? `names \`${name}\` twice.` : undefined;
}
function toRunOptionProblem(problem) {
const { where, message } = problem;
if (!RUN_OPTION_SPECS.has(where))
return problem;
return { where: RUN_OPTIONS, message: `has a \`${where}\` that ${message}` };
}
function runOptionsOf(inputs) {
const { target = [], replace = [], variables = [], terraformVersion } = inputs;
const assigned = variables.map((line) => {
const sign = line.indexOf('=');
return { key: line.slice(0, sign).trim(), value: line.slice(sign + 1).trim() };
});
return {
'is-destroy': inputs.destroy || undefined,
'refresh-only': inputs.refreshOnly || undefined,
refresh: inputs.refresh ? undefined : false,
'target-addrs': target.length > 0 ? target : undefined,
'replace-addrs': replace.length > 0 ? replace : undefined,
variables: assigned.length > 0 ? assigned : undefined,
'terraform-version': terraformVersion,
'allow-empty-apply': inputs.allowEmptyApply || undefined,
};
}
function conflictsOf({ plan, report }) {
const { destroy, refreshOnly, replace = [], autoQueueRuns } = plan;
const isProvisional = plan.mode === 'provisional';
const isVcs = plan.source === 'vcs';
const options = (0,_policy_run_options_js_0_ .c4)(runOptionsOf(plan));
const problems = [];
const note = (where, message) => void problems.push({ where, message });
if (autoQueueRuns && (isProvisional || isVcs || options.length > 0)) {
note('auto-queue-runs', 'cannot be true with `mode: provisional`, with `source: vcs` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.');
}
if (isVcs && (isProvisional || options.length > 0)) {
note('source', 'cannot be "vcs" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.');
}
if (isProvisional && plan.terraformVersion !== undefined) {
note('terraform-version', 'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.');
}
if (isProvisional && destroy && !plan.allowDestroyApply) {
note('destroy', 'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.');
}
if (refreshOnly && (destroy || !plan.refresh || replace.length > 0)) {
note('refresh-only', 'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.');
}
if (destroy && replace.length > 0) {
note('replace', 'cannot be combined with `destroy`: destroyed resources are not replaced.');
}
if (report.notify === 'once' && (report.overrideBy === undefined || report.comment === 'off')) {
note('notify', 'needs `override-by`, which names whom it is for, and the comment, which keeps who was asked. Set them, or take this out.');
}
return problems;
}
async function toLiterals(options) {
const { variables } = options;
if (variables === undefined)
return options;
const { parseHcl } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(9611)]).then(__webpack_require__.bind(__webpack_require__, 88603));
const literal = (text) => {
const { body, problems } = parseHcl(`value = ${text}\n`);
const [first, ...others] = body.attributes;
const isOneAttribute = problems.length === 0 && others.length + body.blocks.length === 0;
if (isOneAttribute && first !== undefined && isLiteral(first.value))
return text;
return JSON.stringify(text).replaceAll(/[$%]\{/g, (mark) => `${mark[0]}${mark}`);
};
return {
...options,
variables: variables.map(({ key, value }) => ({ key, value: literal(value) })),
};
}
function isLiteral(expression) {
switch (expression.kind) {
case 'literal':
return true;
case 'tuple':
return expression.items.every(isLiteral);
case 'object':
return expression.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
case 'operation':
return (expression.operator === '-' &&
expression.operands.length === 1 &&
expression.operands.every(isLiteral));
default:
return false;
}
}
/***/ }),
/***/ 75182:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FD: () => ( wantsLocal),
OW: () => ( readTimeout),
f8: () => ( reportedSettings),
sb: () => ( readSettings),
uI: () => ( unansweredSettings),
wZ: () => ( readIndependentSettings)
});
var _model_did_you_mean_js_9_ = __webpack_require__(90440);
var _model_parse_js_6_ = __webpack_require__(2340);
var _model_quote_js_7_ = __webpack_require__(28187);
var _inputs_js_0_ = __webpack_require__(40198);
var _policy_run_options_js_1_ = __webpack_require__(19138);
var _trust_target_js_8_ = __webpack_require__(37351);
var _local_names_js_2_ = __webpack_require__(45233);
var _read_guard_js_3_ = __webpack_require__(71055);
var _run_options_js_4_ = __webpack_require__(1993);
var _workspace_selectors_js_5_ = __webpack_require__(30589);
const DEPENDENT_INPUTS = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
function readTimeout(text = '') {
const parsed = (0,_model_parse_js_6_ .E9)(text);
return 'value' in parsed ? parsed.value : readTimeout(_inputs_js_0_ .g$.timeout.default);
}
function reportedSettings({ service, plan, policy, report }) {
const owners = (0,_read_guard_js_3_ .hI)(report.overrideBy ?? '');
return {
key: report.commentKey,
failOn: policy.failOn,
organization: (0,_local_names_js_2_ .JK)(plan) ?? '',
hostname: service.hostname,
isLocal: plan.local,
serviceOrigin: service.origin,
directory: plan.directory,
caFile: service.caFile,
policyLink: report.policyLink,
runOptions: [
...(0,_policy_run_options_js_1_ .c4)(plan.runOptions),
...(plan.varFile ?? []).map((file) => `var-file: ${file}`),
],
group: plan.group,
section: plan.workspaces.length > 0 && plan.workspaces.every(({ kind }) => kind === 'name')
? undefined
: (0,_workspace_selectors_js_5_ .Ht)(plan).sort().join(', '),
overrideBy: 'value' in owners ? owners.value : undefined,
};
}
const SPECS = new Map(_inputs_js_0_ .mc.map((spec) => [spec.name, spec]));
function unansweredSettings(sources) {
return {
isLocal: wantsLocal(sources.inputs),
hostname: settingText('hostname', sources) === undefined,
organization: settingText('organization', sources) === undefined,
workspaces: inputText('workspace', sources) === undefined &&
inputText('workspaces', sources) === undefined,
};
}
function readSettings(sources) {
const specs = _inputs_js_0_ .mc.filter((spec) => (0,_inputs_js_0_ .Sw)(spec, sources.entryPoint));
const unknown = unknownInputs(sources.inputs, specs);
if (sources.entryPoint !== 'action')
return readAllSettings(sources, unknown);
const { inputs: split, problems } = (0,_run_options_js_4_ .yj)(sources.inputs);
const reading = readAllSettings({ ...sources, inputs: split }, [...unknown, ...problems]);
if (!('problems' in reading))
return reading;
const named = reading.problems.map((each) => unknown.includes(each) ? each : (0,_run_options_js_4_ .fO)(each));
return { problems: named };
}
function readAllSettings(sources, problems) {
const note = (where, message, about) => void problems.push({ where, message, ...about });
const { proposed, names: cloud } = sources;
const { serviceHost, token, ...target } = readTarget(sources);
problems.push(...target.problems);
const hint = proposed === undefined ? ', or name it in the `cloud` block.' : `. ${proposed.why}`;
const organization = settingText('organization', sources) ?? cloud?.organization;
if (organization === undefined) {
note('organization', `is missing. Pass \`organization\`${hint}`, {
isMissing: true,
code: 'PG-105',
});
}
else if (!_workspace_selectors_js_5_ .o_.test(organization)) {
note('organization', `${(0,_model_quote_js_7_ .hD)(organization)} is not a name. ${_workspace_selectors_js_5_ .$h}`);
}
const workspaceTexts = {
workspace: settingText('workspace', sources),
isFromEnvironment: inputText('workspace', sources) === undefined,
list: inputText('workspaces', sources),
cloud,
hint,
};
const workspaces = (0,_workspace_selectors_js_5_ .Vj)(workspaceTexts, note);
const { service, plan, policy, report, job } = readIndependentInputs(sources, note);
plan.local = wantsLocal(sources.inputs);
problems.push(...(0,_run_options_js_4_ .hC)({ plan, report }));
const runOptions = (0,_run_options_js_4_ .Fq)(plan);
const localWay = plan.plan === undefined ? 'program' : 'file';
noteUnused(sources, plan.local ? localWay : 'service', note);
if (problems.length > 0 || !serviceHost || token === undefined || organization === undefined) {
return { problems };
}
return {
settings: {
service: { ...service, ...serviceHost, token },
plan: { ...plan, organization, workspaces, runOptions },
policy,
report,
job,
},
};
}
function readTarget(sources) {
if (wantsLocal(sources.inputs))
return _local_names_js_2_ .iy;
return (0,_trust_target_js_8_ .b)({
hostname: inputText('hostname', sources),
token: inputText('token', sources),
environment: sources.environment,
storedToken: sources.storedToken,
block: sources.forHost,
others: sources.proposed?.blocks,
missingToken: (hostname) => missingToken(sources, hostname),
});
}
function wantsLocal(inputs) {
const parsed = (0,_model_parse_js_6_ .og)(inputs['local']?.trim() || 'false');
const isImplied = _local_names_js_2_ .EA.some((name) => (inputs[name] ?? '').trim() !== '');
return isImplied || ('value' in parsed && parsed.value);
}
function readIndependentSettings(sources) {
const problems = [];
const note = (input, message) => void problems.push({ where: input, message });
const groups = readIndependentInputs(sources, note);
problems.push(...(0,_run_options_js_4_ .hC)(groups));
return problems.length > 0 ? { problems } : { ...groups, runOptions: (0,_run_options_js_4_ .Fq)(groups.plan) };
}
const WAYS = {
service: 'a run of a service',
program: 'a program that plans here (`local`)',
file: 'a plan that is made already (`plan`)',
};
function noteUnused(sources, way, note) {
for (const { name, ways, default: usual } of SPECS.values()) {
if (ways === undefined || ways.includes(way))
continue;
if ([undefined, usual].includes(inputText(name, sources)))
continue;
const used = ways.map((each) => WAYS[each]).join(' or ');
note(name, `is for ${used}, and this check has ${WAYS[way]}. Change one of them.`);
}
}
const asWritten = (value) => ({ value });
const PARSERS = {
flag: _model_parse_js_6_ .og,
number: _model_parse_js_6_ .$J,
duration: _model_parse_js_6_ .E9,
list: _model_parse_js_6_ .E1,
choice: (text, { choices = [] }) => (0,_model_parse_js_6_ .HU)(text, choices),
string: asWritten,
secret: asWritten,
path: asWritten,
};
function readIndependentInputs(sources, note) {
const dependent = DEPENDENT_INPUTS;
const groups = {
service: {},
plan: {},
policy: {},
report: {},
job: {},
};
for (const spec of SPECS.values()) {
const text = settingText(spec.name, sources) ?? spec.default;
if (dependent.includes(spec.name) || text === undefined)
continue;
const parse = spec.parse ?? PARSERS[spec.kind];
const parsed = parse(text, spec);
if ('problem' in parsed)
note(spec.name, parsed.problem);
else
groups[spec.group][settingName(spec)] = parsed.value;
}
return groups;
}
function settingName({ name, setting }) {
return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function settingText(name, sources) {
const direct = inputText(name, sources);
if (direct !== undefined)
return direct;
if (name === 'workspace' && inputText('workspaces', sources) !== undefined)
return undefined;
const variables = SPECS.get(name)?.environment ?? [];
return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function inputText(name, sources) {
return sources.inputs[name]?.trim() || undefined;
}
function unknownInputs(inputs, specs) {
const names = new Set(specs.map(({ name }) => name));
return Object.keys(inputs)
.filter((name) => !names.has(name))
.map((name) => {
const near = (0,_model_did_you_mean_js_9_ .a)(name, names);
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return { where: name, message: `is not an input. ${remedy}`, code: 'PG-103' };
});
}
const TOKEN_REMEDY = {
action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ entryPoint, tokenHint }, hostname) {
const isCommandLine = entryPoint === 'cli';
const remedy = TOKEN_REMEDY[entryPoint].replace('HOST', () => hostname);
const cause = tokenHint === undefined ? '.' : `; ${tokenHint}`;
const message = `is ${isCommandLine ? 'missing' : 'empty'}. ${remedy}${cause}`;
return { message, code: isCommandLine ? undefined : 'PG-102' };
}
/***/ }),
/***/ 30589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$h: () => ( NAME_RULE),
Ak: () => ( readWorkspaceList),
Ht: () => ( describeSelected),
TZ: () => ( writeWorkspaceList),
Vj: () => ( selectWorkspaces),
o_: () => ( NAME),
r5: () => ( describeSelector),
s7: () => ( plannedDirectories)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_0_ = __webpack_require__(28187);
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
function selectWorkspaces({ workspace, isFromEnvironment, list, cloud, hint }, note) {
if (workspace !== undefined && list !== undefined) {
note('workspaces', 'and `workspace` are both given. Keep one of them.');
return [];
}
if (list !== undefined)
return readWorkspaceList(list, note);
if (workspace !== undefined) {
const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
const name = `${prefix}${workspace}`;
if (NAME.test(name))
return [{ kind: 'name', name }];
const several = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
note('workspace', `${(0,_model_quote_js_0_ .hD)(name)} is not a name. ${NAME_RULE}${several}`);
return [];
}
const block = cloud?.workspaces;
if (block?.name !== undefined)
return [{ kind: 'name', name: block.name }];
if (block?.tags !== undefined && block.tags.length > 0) {
const { tags, project } = block;
return [{ kind: 'query', tags, project }];
}
if (cloud !== undefined && block?.prefix !== undefined) {
note('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js_0_ .hD)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
}
else {
note('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
isMissing: true,
});
}
return [];
}
function describeSelector(selector) {
if (selector.kind === 'name')
return selector.name;
const { tags, project } = selector;
const parts = [
tags.length > 0 ? `tag:${tags.join(',')}` : '',
project === undefined ? '' : `project:${project}`,
];
return parts.filter((part) => part !== '').join(' ');
}
function describeSelected({ workspaces, plan = [], }) {
return workspaces.length > 0 ? workspaces.map(describeSelector) : [...plan];
}
function plannedDirectories({ directory, workspaces, }) {
const ownDirectories = workspaces.map((selector) => selector.kind === 'name' ? selector.directory : undefined);
return [...new Set(ownDirectories.map((path) => path ?? directory))];
}
const PLAIN_PATH = /^[\w./-]+$/;
const PLAIN_TAG = /^[\w.:/-]+$/;
function writeWorkspaceList(selectors, separator = ',') {
const plain = selectors.map(plainItem);
if (plain.every((item) => item !== undefined))
return plain.join(separator);
return `[${selectors.map(jsonObject).join(',')}]`;
}
function plainItem(selector) {
if (selector.kind === 'query') {
const { tags, project } = selector;
const words = project === undefined ? tags : [...tags, project];
const word = words.join();
if (words.length > 1 || !PLAIN_TAG.test(word))
return undefined;
return `${project === undefined ? 'tag' : 'project'}:${word}`;
}
const { name, directory } = selector;
if (!NAME.test(name))
return undefined;
if (directory === undefined)
return name;
return PLAIN_PATH.test(directory) ? `${name}=${directory}` : undefined;
}
function jsonObject(selector) {
const fields = selector.kind === 'name'
? { name: selector.name, directory: selector.directory }
: { tags: selector.tags, project: selector.project };
const members = [];
for (const [name, value] of Object.entries(fields)) {
if (value === undefined)
continue;
const text = Array.isArray(value) ? `[${value.map(jsonText).join(',')}]` : jsonText(value);
members.push(`"${name}":${text}`);
}
return `{${members.join(',')}}`;
}
function jsonText(text) {
return `"${text.replaceAll(/[^\w ./:-]/g, _model_quote_js_0_ .FI)}"`;
}
const shortText = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .BpQ(1), _client_wire_schema_js_1_ .Ru6(1_000));
const objects = _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .KCZ([
_client_wire_schema_js_1_ .rej({ name: shortText, directory: _client_wire_schema_js_1_ .lqM(shortText) }),
_client_wire_schema_js_1_ .rej({
tags: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YOg(shortText), _client_wire_schema_js_1_ .BpQ(1)),
project: _client_wire_schema_js_1_ .lqM(shortText),
}),
_client_wire_schema_js_1_ .rej({ tags: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(shortText), []), project: shortText }),
]));
function readObjects(text) {
const items = (0,_model_parse_js_2_ .qF)(text);
if (!Array.isArray(items) || !items.some(_model_parse_js_2_ .u4))
return undefined;
const parsed = _client_wire_schema_js_1_ .xLC(objects, items);
if (!parsed.success) {
return {
problem: 'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] or [{"tags": ["…"], "project": "…"}].',
};
}
const value = parsed.output.map((each) => 'name' in each ? { kind: 'name', ...each } : { kind: 'query', ...each });
return { value };
}
function readWorkspaceList(text, note) {
const list = readObjects(text) ?? (0,_model_parse_js_2_ .E1)(text);
if ('problem' in list) {
note('workspaces', list.problem);
return [];
}
if (list.value.length === 0)
note('workspaces', 'is an empty list. Name at least one workspace.');
const selectors = [];
const selectorTexts = new Set();
for (const item of list.value) {
const selector = typeof item === 'string' ? readSelector(item) : { value: item };
if ('problem' in selector)
note('workspaces', selector.problem);
else if (selectorTexts.has(JSON.stringify(selector.value))) {
const shown = typeof item === 'string' ? item : describeSelector(item);
note('workspaces', `names ${(0,_model_quote_js_0_ .hD)(shown)} twice. Take one out.`);
}
else {
selectorTexts.add(JSON.stringify(selector.value));
selectors.push(selector.value);
}
}
return selectors;
}
function readSelector(item) {
const [, kind, word = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
if (kind !== undefined) {
const value = word.trim();
if (value === '')
return { problem: `${(0,_model_quote_js_0_ .hD)(item)} says nothing after the colon.` };
if (kind === 'tag')
return { value: { kind: 'query', tags: [value] } };
return { value: { kind: 'query', tags: [], project: value } };
}
const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
if (rest.length > 0 || directory === '' || name === '') {
return { problem: `${(0,_model_quote_js_0_ .hD)(item)} is not a pair. Write name=directory.` };
}
if (!NAME.test(name)) {
const hint = name.includes(':') ? ' For a directory, write name=directory.' : '';
return { problem: `${(0,_model_quote_js_0_ .hD)(item)} is not a name. ${NAME_RULE}${hint}` };
}
return { value: { kind: 'name', name, directory } };
}
/***/ }),
/***/ 56667:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Tc: () => ( readPolicyLink),
fn: () => ( tokenFor),
w9: () => ( readHostname)
});
var _model_origin_js_1_ = __webpack_require__(13861);
var _model_quote_js_0_ = __webpack_require__(28187);
function readHostname(text) {
const written = text.trim();
const problem = `${(0,_model_quote_js_0_ .hD)(written.replace(/^.*@/s, '…@'))} is not a host. Write ${(0,_model_quote_js_0_ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
return { problem };
let url;
try {
url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
}
catch {
return { problem };
}
if (url.pathname !== '/')
return { problem };
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return { problem };
if (url.protocol === 'http:' && !(0,_model_origin_js_1_ .U)(url.hostname)) {
return { problem: `${(0,_model_quote_js_0_ .hD)(written)} would send the token unencrypted. Write https.` };
}
return { value: { hostname: url.host, origin: url.origin } };
}
function tokenFor(hostname, environment) {
for (const [name, value] of Object.entries(environment)) {
if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
continue;
const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
if (host.toLowerCase() === hostname.toLowerCase())
return value.trim();
}
return undefined;
}
const PLACEHOLDER = /\{(?:policy-set|policy)\}/g;
function readPolicyLink(text) {
const link = text.trim();
const problem = (why) => ({
problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
});
if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(link.replace(PLACEHOLDER, 'x'))) {
return problem('is not an https address');
}
const { username, password } = new URL(link.replace(PLACEHOLDER, 'x'));
if (username !== '' || password !== '')
return problem('has a user in it');
const hostAndFragment = link.replace(/^(https:\/\/[^/?#]*)[^#]*/i, '$1');
if (/[{}]/.test(hostAndFragment))
return problem('has a placeholder outside of path and query');
if (/[{}\s]/.test(link.replace(PLACEHOLDER, ''))) {
return problem('has another placeholder than {policy-set} and {policy}, or white space');
}
return { value: link };
}
/***/ }),
/***/ 88820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ru: () => ( sealOf),
S: () => ( keyFrom),
Sh: () => ( APPROVAL_CLAIMS),
Xi: () => ( openApprovalBy),
dy: () => ( isSealed)
});
var node_crypto_0_ = __webpack_require__(77598);
const MOST_APPROVED = 300;
const MARK = 12;
const APPROVAL_CLAIMS = {
isOfCommit: ({ command, where }) => command.commit === where.commit,
isOfWorkspace: ({ approval, where }) => approval.workspaceId === where.workspaceId,
isSealed: ({ key, where, command, approval: { workspaceId, marks, seal } }) => {
const { repository, number } = where;
const { by, at, commit, reason } = command;
const about = { repository, number, by, at, commit, reason, workspaceId };
return isSealed(key, sealedText(about, marks), seal);
},
coversAct: ({ key, approval }, act) => new Set(approval.marks.match(/.{12}/g)).has(markOf(key, act ?? '')),
};
function openApprovalBy({ coversAct, ...claims }) {
return (token, where, command, approval) => {
const facts = { key: keyFrom(token), where, command, approval };
if (!Object.values(claims).every((holds) => holds(facts)))
return undefined;
return (planned) => coversAct(facts, planned);
};
}
function markOf(key, act) {
return digestOf(key, `act ${act}`).toString('hex').slice(0, MARK);
}
function sealedText({ repository, number, commit, workspaceId, by, at, reason }, marks) {
const fields = [repository.toLowerCase(), number, commit, workspaceId, by, at, reason, marks];
return `release ${JSON.stringify(fields)}`;
}
function keyFrom(token) {
return digestOf(token, 'plangate release v1');
}
function digestOf(key, text) {
return (0,node_crypto_0_.createHmac)('sha256', key).update(text).digest();
}
function sealOf(key, text) {
return digestOf(key, text).toString('base64url');
}
function isSealed(key, text, seal) {
const actual = Buffer.from(seal);
const expected = Buffer.from(sealOf(key, text));
return actual.length === expected.length && (0,node_crypto_0_.timingSafeEqual)(actual, expected);
}
/***/ }),
/***/ 37351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( chooseTarget),
k: () => ( otherHostProblem)
});
var _model_quote_js_2_ = __webpack_require__(28187);
var _model_unfilled_js_1_ = __webpack_require__(84824);
var _hostname_js_0_ = __webpack_require__(56667);
const DEFAULT_HOST = 'app.terraform.io';
function chooseTarget(sources) {
const { environment, storedToken, block, others = [] } = sources;
const given = nonEmpty(sources.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']) ?? block?.hostname;
const reading = (0,_hostname_js_0_ .w9)(given ?? DEFAULT_HOST);
const serviceHost = 'value' in reading ? reading.value : undefined;
const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
const tokenOfHost = serviceHost &&
((0,_hostname_js_0_ .fn)(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
const token = nonEmpty(sources.token) ?? nonEmpty(environment['TF_API_TOKEN']) ?? tokenOfHost;
if (token === undefined) {
const missing = sources.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
problems.push({ where: 'token', ...missing });
}
else if ((0,_model_unfilled_js_1_ .h)(token)) {
const message = 'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
problems.push({ where: 'token', message });
}
else if (/[^\x21-\x7e]/.test(token)) {
const message = 'contains a space, a line break or another character that no token has.';
problems.push({ where: 'token', message });
}
if (serviceHost) {
problems.push(...others.flatMap((each) => otherHostProblem(serviceHost, each) ?? []));
}
return { serviceHost, token, problems };
}
function otherHostProblem({ hostname }, block) {
if (block?.hostname === undefined)
return undefined;
const reading = (0,_hostname_js_0_ .w9)(block.hostname);
if ('value' in reading && reading.value.hostname === hostname)
return undefined;
return {
where: 'hostname',
code: 'PG-104',
message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js_2_ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
};
}
function nonEmpty(text) {
const trimmed = text?.trim();
return trimmed === '' ? undefined : trimmed;
}
/***/ }),
/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
O2: () => ( asTrusted),
Yc: () => ( jobDirectoryOf),
dd: () => ( asOwn),
g7: () => ( treeOf)
});
function jobDirectoryOf(tree, workingDirectory) {
return (tree.proposed ? tree.workspace : undefined) ?? workingDirectory;
}
function treeOf(proposed, instead) {
return proposed ? { ...instead, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
function markAsOwn(value) {
return value;
}
function asOwn(_tree, value) {
return markAsOwn(value);
}
function asTrusted(value) {
return markAsOwn(value);
}
/***/ }),
/***/ 41643:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
g7: () => ( describeDifferences),
lI: () => ( UntrustedError),
pG: () => ( readBranch)
});
var _model_quote_js_0_ = __webpack_require__(28187);
function readBranch(text) {
const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
return isInvalid ? { problem: `${(0,_model_quote_js_0_ .hD)(text)} is not the name of a branch.` } : { value: text };
}
class UntrustedError extends Error {
name = 'UntrustedError';
helpCode;
constructor(message, helpCode) {
super(message);
this.helpCode = helpCode;
}
}
function describeDifferences(ownBlock, trusted, counts) {
const sentences = [];
const compare = (what, ownName, name) => {
if (name === undefined || ownName === name)
return;
const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js_0_ .hD)(ownName)}`;
const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js_0_ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
};
if (counts.organization)
compare('organization', ownBlock?.organization, trusted.organization);
if (counts.workspaces) {
compare('workspace', blockWorkspaces(ownBlock), blockWorkspaces(trusted));
}
return sentences;
}
function blockWorkspaces(block) {
const { name, prefix, tags, project } = block?.workspaces ?? {};
const parts = [
name,
prefix && `${prefix}…`,
tags && `tags ${tags.join(', ')}`,
project && `project ${project}`,
].filter((part) => typeof part === 'string');
return parts.length > 0 ? parts.join(', ') : undefined;
}
/***/ })
};
