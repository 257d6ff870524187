export const id = 1816;
export const ids = [1816];
export const modules = {
/***/ 74043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( resolvePackDirectory),
_: () => ( repositoryOf)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _pack_js_3_ = __webpack_require__(70847);
var _model_errors_js_4_ = __webpack_require__(74132);
function resolvePackDirectory(directory, base) {
const absolute = (0,node_path_1_.resolve)(base, directory);
const realBase = (0,_machine_find_repository_js_2_ .eF)(base);
for (let path = absolute; (0,node_path_1_.dirname)(path) !== path; path = (0,node_path_1_.dirname)(path)) {
if (!(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
continue;
const parent = (0,_machine_find_repository_js_2_ .eF)((0,node_path_1_.dirname)(path));
if (!(0,_machine_find_repository_js_2_ .Yw)(parent, realBase) && (0,_machine_find_repository_js_2_ .W1)(parent) === undefined)
continue;
const message = `is a link to ${(0,node_fs_0_.readlinkSync)(path)}, and files that are judged must not choose what is packed; name what it leads to`;
throw new _pack_js_3_ .ql([{ where: path, message, code: _model_errors_js_4_ .Lp.linkedDirectory }]);
}
const real = (0,_machine_find_repository_js_2_ .eF)(absolute);
return { directory: real, repository: (0,_machine_find_repository_js_2_ .I8)(real) };
}
function repositoryOf(directory) {
return (0,_machine_find_repository_js_2_ .I8)((0,_machine_find_repository_js_2_ .eF)(directory));
}
/***/ }),
/***/ 43766:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
z6: () => ( check),
gY: () => ( planAndJudge),
yb: () => ( prepareInTime),
Rg: () => ( runGate)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var archive_place = __webpack_require__(74043);
var parsed_files = __webpack_require__(67025);
var take_turn = __webpack_require__(44990);
var program_path = __webpack_require__(60439);
var ended_by = __webpack_require__(17953);
var workspace_selectors = __webpack_require__(30589);
var job_time = __webpack_require__(71680);
var load_settings = __webpack_require__(12097);
var console = __webpack_require__(6621);
var neutralise_log = __webpack_require__(22195);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/check/check-log.js
function openCheckLog({ request, ports }, entryPoint) {
const { settings, repositoryRoot, context, subject, notices = [] } = request;
const { workspaces, plan } = settings.plan;
(0,console.pd)(context).forEach(entryPoint.print);
notices.forEach((notice) => entryPoint.log.warning(notice));
for (const doubt of subject.doubts ?? [])
entryPoint.log.warning((0,report_text._7)(doubt));
const follow = entryPoint.follow?.(settings);
const liveLog = startLiveLog(entryPoint, ports.clock);
const isOne = workspaces.length === 1 && workspaces[0]?.kind === 'name';
const areSeveral = !isOne || (plan !== undefined && !(0,load_settings.EN)(plan, request.workingDirectory));
const eventContext = { areSeveral, repositoryRoot };
const byWorkspace = printByWorkspace((line) => liveLog.print(line), areSeveral && entryPoint.folds === true);
return {
onEvent(event) {
follow?.(event);
liveLog.onEvent(event);
byWorkspace.print(event, (0,console.N1)(event, eventContext));
},
during: (work) => liveLog.runWhile(work),
end(view) {
byWorkspace.end();
if (entryPoint.isFolded)
entryPoint.print(neutralise_log.Wk);
if (entryPoint.printEnd)
entryPoint.printEnd(view);
else
(0,console.gM)(view).forEach(entryPoint.print);
},
};
}
const MOST_UNFOLDED = 3;
function printByWorkspace(print, areKept) {
const kept = new Map();
const seen = new Set();
const printAll = (lines) => lines.forEach(print);
return {
print(event, lines) {
const isDecided = event.kind === 'workspace-decided';
const name = isDecided ? event.result.workspace : 'workspace' in event && event.workspace;
if (!areKept || name === false)
return printAll(lines);
seen.add(name);
const earlier = kept.get(name) ?? [];
kept.set(name, [...earlier, ...lines]);
if (!isDecided)
return undefined;
kept.delete(name);
if (seen.size <= MOST_UNFOLDED)
return printAll([...earlier, ...lines]);
const { begin, end } = (0,neutralise_log.Lc)(lines[0] ?? name);
return printAll([begin, ...earlier, end]);
},
end() {
for (const lines of kept.values())
printAll(lines);
kept.clear();
},
};
}
const FRAME_MS = 500;
const QUIET_MS = 30_000;
function startLiveLog({ print, status }, clock) {
const progress = (0,console.mf)();
const startedAt = clock.now();
let lastPrintedAt = startedAt;
const settled = new AbortController();
const statusText = (prefix = '') => {
const elapsedMs = clock.now() - startedAt;
return `${(0,report_text.C7)(elapsedMs)} ${prefix}${progress.statusLine(elapsedMs)}`;
};
const isUnsettledAfter = async (ms) => {
await clock.sleep(ms, settled.signal).catch(() => undefined);
return !settled.signal.aborted;
};
const animateStatusLine = async () => {
do
await status?.(statusText());
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
const showing = status ? animateStatusLine() : printHeartbeats();
return {
onEvent: (event) => progress.record(event),
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
await showing;
}
},
};
}
var external_node_fs_ = __webpack_require__(73024);
var earlier_reports = __webpack_require__(98739);
var own_pages = __webpack_require__(37694);
var find_repository = __webpack_require__(6609);
var relative_path = __webpack_require__(20319);
var quote = __webpack_require__(28187);
var model_secrets = __webpack_require__(72166);
var change_origin = __webpack_require__(58245);
var settings_settings = __webpack_require__(33674);
var version = __webpack_require__(55603);
;// CONCATENATED MODULE: ./build/src/check/check-request.js
function secretsOfJob({ service, job: { githubToken = '', checksToken = '' } }, others, log) {
const { token, recordKey = '' } = service;
return (0,model_secrets.BF)(log, [token, recordKey, githubToken, checksToken, ...others]);
}
function reportContext(settings, { reportedJob }, clock) {
const startedAt = clock.date().toISOString();
const reported = (0,settings_settings.f8)(settings);
return { ...reported, ...reportedJob, startedAt, version: version.xv };
}
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/check/prepare-request.js
async function prepareRequest(host, { log, workingDirectory, never, ...entryPoint }, { settings, notices: settingsNotices, local, undecided: missingProgram, ports }) {
const { plan, policy, job } = settings;
const { recordKey } = settings.service;
const secrets = [recordKey, job.githubToken, job.checksToken, ...entryPoint.secrets].filter((secret) => secret !== undefined);
const conceals = secretsOfJob(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
const problems = secretVariableProblems(settings, secrets);
if (problems.length > 0)
return { problems };
const directory = (0,external_node_path_.resolve)(workingDirectory, plan.directory);
const repositoryRoot = (0,archive_place._)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
const found = await findSubject(host, settings, place);
const isElsewhere = otherCheckout(found.subject, plan);
if (isElsewhere !== undefined)
return { problems: [isElsewhere] };
if ('refused' in found) {
const message = `is false. ${found.refused}`;
const problem = { where: 'allow-untrusted-head', message, code: errors.Lp.foreignCode };
return { refused: found.refused, problems: [problem] };
}
const { subject, undecided = missingProgram } = found;
const { workspace, jobTree } = host;
const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
if ('problems' in excepted)
return excepted;
const own = await openOwnBesideService(settings, { subject, workingDirectory, jobTree }, ports);
if (own !== undefined && 'problems' in own)
return own;
const sources = await openAllowedSources(settings, { subject, directory, workingDirectory, jobTree }, ports, local);
if (sources !== undefined && 'problems' in sources) {
await own?.close();
return sources;
}
const isReuseWithoutEffect = plan.reuse === 'upload' &&
subject.sealed?.searched === undefined &&
subject.reportedJob.pullRequest !== undefined;
const ownPolicies = local?.own ?? own;
const written = pathsInRepository({ repositoryRoot, workspace });
const context = {
...reportContext(settings, subject, ports.clock),
byPerson: !jobTree.proposed,
judgedBy: ownPolicies?.judgedBy,
ownPolicies: ownPolicies?.sources.map(written),
};
return {
subject,
settings,
context,
hints: (0,earlier_reports.hR)(subject, context, ports),
workingDirectory,
repositoryRoot,
workspace,
never,
secrets,
conceals,
proposed: jobTree.proposed,
notices: settingsNotices
.concat(excepted.notices, own?.notices ?? [], isReuseWithoutEffect ? [NO_REUSE] : [])
.map(written),
own,
exceptions: excepted.exceptions,
sources,
groups: entryPoint.groups,
undecided,
};
}
function pathsInRepository({ repositoryRoot, workspace = repositoryRoot, }, copies = []) {
const named = [repositoryRoot, workspace];
const paths = new Set([...named, ...named.map(find_repository.eF)]);
const ofCopies = (0,relative_path.X)(copies);
const inRepository = (0,relative_path.X)([...paths].map((path) => ({ path, writtenAs: '' })));
return (text) => inRepository(ofCopies(text));
}
function otherCheckout(subject, { source, plan }) {
if (subject?.checkedOutTarget === undefined || source === 'vcs' || plan !== undefined) {
return undefined;
}
const { commit } = subject.checkedOutTarget;
const message = commit === undefined
? 'has no git, so it is not known whether it is of the target branch, as this event checks out by itself. Install git before the checkout step, and check the head of the pull request out there.'
: `is of commit ${commit.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
return { where: 'The checkout', message, code: errors.Lp.otherCommit };
}
const NO_REUSE = '`reuse: upload` takes nothing over here, because the CI host does not say which repository this is.';
async function openOwnBesideService(settings, where, ports) {
const { plan, policy, job } = settings;
const { policies } = policy;
if (plan.local || policies === undefined)
return undefined;
const { openOwnPolicies } = await Promise.all([__webpack_require__.e(3292), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(5673), __webpack_require__.e(9714), __webpack_require__.e(1767), __webpack_require__.e(458)]).then(__webpack_require__.bind(__webpack_require__, 1767));
const { subject } = where;
const place = { ...where, pullRequest: subject.change?.pullRequest };
const ownSettings = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
return openOwnPolicies(ownSettings, place, ports, (0,change_origin.yX)(policy, subject));
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
const { parseExceptions } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 29272));
const today = ports.clock.date().toISOString().slice(0, 10);
const parsed = parseExceptions(found.text, today);
if ('problems' in parsed) {
const inFile = ({ where: entry, ...problem }) => {
return { ...problem, where: `${written}: ${entry}` };
};
return { problems: parsed.problems.map(inFile) };
}
return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}
async function openAllowedSources({ plan, policy }, where, ports, local) {
const { allowedSourcesFile: written } = policy;
if (written === undefined)
return undefined;
const { subject, ...place } = where;
const { repository, commit } = subject.reportedJob;
const { openAllowedSources } = await Promise.all([__webpack_require__.e(1650), __webpack_require__.e(9365), __webpack_require__.e(7580), __webpack_require__.e(3493)]).then(__webpack_require__.bind(__webpack_require__, 87580));
const address = repository && `${repository.serverUrl}/${repository.slug}`;
return openAllowedSources({
written,
...place,
repositoryAddress: address,
today: ports.clock.date().toISOString().slice(0, 10),
program: local?.planner.program ?? plan.engine,
commit: plan.source === 'vcs' && !plan.local ? commit?.sha : undefined,
}, ports);
}
async function findSubject(host, { plan, report, job }, place) {
const allowingAnyHead = { plan, report, job: { ...job, allowUntrustedHead: true } };
const hasPlanFile = plan.local && plan.plan !== undefined;
const subject = await host.subject(hasPlanFile ? allowingAnyHead : { plan, report, job }, place);
if (!('refused' in subject))
return { subject };
const { refused } = subject;
const reported = await host.subject(allowingAnyHead, place);
if ('refused' in reported) {
return { refused: plan.local ? reported.refused : refused, subject: undefined };
}
if (!plan.local)
return { refused, subject: reported };
const text = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${(0,own_pages.kX)()}`;
return { subject: reported, undecided: { text, code: errors.Lp.foreignCode } };
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
var limits = __webpack_require__(52696);
;// CONCATENATED MODULE: ./build/src/policy/bounded-texts.js
const MOST_CHARACTERS = 8_000_000;
const MOST_IN_QUESTIONS = 16_000_000;
const SHORT_MESSAGE = 200;
function withBoundedTexts(workspaces, most = MOST_CHARACTERS, mostInQuestions = MOST_IN_QUESTIONS) {
let charactersLeft = most;
let leftForQuestions = mostInQuestions;
const bounded = [];
for (const workspace of workspaces) {
let cutResults = 0;
let withoutQuestions = 0;
const results = [];
for (const { questions, ...rest } of workspace.results) {
for (const { answer, changes } of questions ?? []) {
leftForQuestions -= [answer, ...changes].reduce((sum, { length }) => sum + length, 0);
}
if (leftForQuestions < 0 && questions !== undefined)
withoutQuestions += 1;
const isKept = leftForQuestions >= 0 && questions !== undefined;
const result = isKept ? { ...rest, questions } : rest;
for (const text of textsOf(result))
charactersLeft -= text.length;
if (charactersLeft < 0)
cutResults += 1;
results.push(charactersLeft < 0 ? withShortTexts(result) : result);
}
const notice = `The texts of ${cutResults} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
const notShown = `${withoutQuestions} failures cannot be approved: what they change is longer than a report can show. Split the change, or fix them.`;
const notices = [
...(cutResults > 0 ? [notice] : []),
...(withoutQuestions > 0 ? [notShown] : []),
];
bounded.push(notices.length > 0
? { ...workspace, results, notices: [...workspace.notices, ...notices] }
: workspace);
}
return bounded;
}
function textsOf({ message, description = '', output, ...named }) {
const ofResources = named.resources.flatMap(({ messages }) => messages);
const general = named.generalMessages.map(({ text }) => text);
return [message, description, output, ofResources, general].flat();
}
function withShortTexts(result) {
const { message, resources } = result;
return {
...result,
message: message.length <= SHORT_MESSAGE ? message : `${message.slice(0, SHORT_MESSAGE - 1)}…`,
description: undefined,
output: [],
resources: resources.map((each) => ({ ...each, messages: [] })),
generalMessages: [],
};
}
var read_regular = __webpack_require__(43962);
;// CONCATENATED MODULE: ./build/src/report/relative-paths.js
function withRelativePaths(result, write) {
const verdict = ofVerdict(result.verdict, write);
return {
...result,
verdict,
workspaces: result.workspaces.map((each) => ofWorkspace(each, write)),
};
}
function ofWorkspace(workspace, write) {
const { failure, leftover } = workspace;
return {
...workspace,
verdict: ofVerdict(workspace.verdict, write),
notices: workspace.notices.map(write),
results: workspace.results.map((each) => ofResult(each, write)),
runTasks: workspace.runTasks.map((each) => ({ ...each, message: write(each.message) })),
diagnostics: workspace.diagnostics.map(({ detail, ...rest }) => ({
...rest,
summary: write(rest.summary),
...(detail !== undefined && { detail: write(detail) }),
})),
...(failure && { failure: { ...failure, text: write(failure.text) } }),
...(leftover !== undefined && { leftover: write(leftover) }),
};
}
function ofVerdict(verdict, write) {
const reasons = verdict.reasons.map((reason) => ({ ...reason, text: write(reason.text) }));
return { ...verdict, reasons };
}
function ofResult(result, write) {
const { policySet, message, output, resources, generalMessages } = result;
return {
...result,
policySet: write(policySet),
message: write(message),
output: output.map(write),
resources: resources.map((each) => ({ ...each, messages: each.messages.map(write) })),
generalMessages: generalMessages.map((each) => ({ ...each, text: write(each.text) })),
};
}
var gate_request = __webpack_require__(13085);
var failure_of = __webpack_require__(46281);
;// CONCATENATED MODULE: ./build/src/check/check.js
function check(host, entryPoint, ports) {
const work = async (allowMoreTime) => {
let prepared;
try {
const preparing = await prepareInTime(host, entryPoint, ports);
if ('problems' in preparing)
return inRepository(preparing, host, entryPoint);
prepared = preparing;
const { request, local } = prepared;
const checkLog = openCheckLog(prepared, entryPoint);
const onEvent = (event) => {
if (event.kind === 'version-created')
allowMoreTime();
checkLog.onEvent(event);
};
const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
const judging = planAndJudge(request, local, judgePorts);
const { result, view } = await checkLog.during(judging);
checkLog.end(view);
if (local !== undefined)
await entryPoint.afterLocal?.(local);
await entryPoint.beforePublishing?.(view, request);
allowMoreTime();
const published = await publishInTime(view, request.subject, ports);
return { settings: request.settings, result, view, published };
}
finally {
await ports.send.close();
await prepared?.local?.stop();
await prepared?.request.own?.close();
}
};
return (0,limits._K)(ports, work, () => notInTime(ports));
}
function inRepository({ problems, ...rest }, { jobTree, workspace, root }, { workingDirectory }) {
if (!jobTree.proposed)
return { problems, ...rest };
const write = pathsInRepository({ repositoryRoot: root ?? workingDirectory, workspace });
const written = problems.map((each) => ({ ...each, message: write(each.message) }));
return { problems: written, ...rest };
}
const CLOSING_MS = 500;
async function prepareInTime(host, entryPoint, jobPorts) {
const { endSignal } = jobPorts;
const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
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
return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
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
await (0,ended_by.m)(jobPorts.alarms.in(CLOSING_MS), closing).catch(() => undefined);
}
}
}
function notInTime({ signal }, what = 'this check was') {
if (signal.aborted) {
const canceled = {
where: 'The check',
message: 'was canceled.',
code: errors.Lp.canceled,
};
return { problems: [canceled], ended: 'canceled' };
}
const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
return { problems: [{ where: 'timeout', message, code: errors.Lp.outOfTime }], ended: 'timeout' };
}
async function readSettingsAndOpen({ jobTree, reviewed }, entryPoint, jobPorts) {
const parsed = new parsed_files.p();
const loaded = await entryPoint.settings(jobTree, parsed);
if ('problems' in loaded)
return loaded;
const { workingDirectory, log } = entryPoint;
const proposed = (0,workspace_selectors.s7)(loaded.settings.plan).map((path) => {
const directory = (0,external_node_path_.resolve)(workingDirectory, path);
return (0,archive_place._)(directory) ?? directory;
});
const places = { proposed, workingDirectory };
const environment = (0,program_path.Ej)(jobPorts.environment, places, (sentence) => log.warning(sentence));
const ports = { ...jobPorts, environment, parsed };
if (!loaded.settings.plan.local)
return { ...loaded, ports };
const { openLocal } = await Promise.all([__webpack_require__.e(3292), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(5673), __webpack_require__.e(9714), __webpack_require__.e(1767), __webpack_require__.e(4080), __webpack_require__.e(8717), __webpack_require__.e(5724), __webpack_require__.e(8645), __webpack_require__.e(2789)]).then(__webpack_require__.bind(__webpack_require__, 1711));
const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
const [local] = await Promise.all([opening, Promise.all([__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(2701), __webpack_require__.e(370), __webpack_require__.e(4080), __webpack_require__.e(6748), __webpack_require__.e(8872)]).then(__webpack_require__.bind(__webpack_require__, 26748))]);
if ('problems' in local)
return local;
if ('undecided' in local)
return { ...loaded, undecided: { text: local.undecided }, ports };
const refused = entryPoint.refuseLocal?.(local);
if (refused !== undefined) {
await local.stop();
return { problems: [refused] };
}
const { planner, own } = local;
if (planner.notIsolated !== undefined)
log.info(planner.notIsolated);
const plan = { ...loaded.settings.plan, engine: planner.program };
const settings = { ...loaded.settings, plan };
return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}
async function runGate(request, local, ports, limit = (source) => source) {
const { undecided } = request;
const startedAt = ports.clock.now();
const gateRequest = (0,gate_request.Q)(request, ports.endsAt, local);
const withPaths = (result) => withRelativePaths(result, pathsInRepository(request, local?.planner.copies()));
const explain = async (failure) => {
const { unjudgedResult } = await Promise.all([__webpack_require__.e(2940), __webpack_require__.e(7183)]).then(__webpack_require__.bind(__webpack_require__, 32940));
const named = (0,workspace_selectors.Ht)(gateRequest.plan);
const failures = named.map((workspace) => ({ workspace, failure }));
return withPaths(unjudgedResult(failures, ports.clock.now() - startedAt));
};
if (undecided !== undefined) {
return explain({ kind: 'unplanned', ...undecided });
}
try {
const asked = { request, gateRequest, ports };
const source = local === undefined
? await (await Promise.all([__webpack_require__.e(4080), __webpack_require__.e(8622), __webpack_require__.e(5724), __webpack_require__.e(6951)]).then(__webpack_require__.bind(__webpack_require__, 19446))).openSource(asked)
: await (await Promise.all([__webpack_require__.e(3292), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(5673), __webpack_require__.e(9714), __webpack_require__.e(1767), __webpack_require__.e(4080), __webpack_require__.e(8717), __webpack_require__.e(5724), __webpack_require__.e(8645), __webpack_require__.e(2789)]).then(__webpack_require__.bind(__webpack_require__, 1711))).openHere(asked, local);
const { gate } = await Promise.all([__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(2701), __webpack_require__.e(370), __webpack_require__.e(4080), __webpack_require__.e(6748), __webpack_require__.e(8872)]).then(__webpack_require__.bind(__webpack_require__, 26748));
return withPaths(await gate(limit(source), gateRequest, ports));
}
catch (error) {
return explain((0,failure_of.g5)(error, (0,failure_of.dL)(gateRequest.deadline, ports)));
}
}
async function planAndJudge(request, local, ports) {
const { context, hints, repositoryRoot, conceals: secrets } = request;
const renderer = __webpack_require__.e( 1105).then(__webpack_require__.bind(__webpack_require__, 11105));
const judged = await runGate(request, local, ports);
if (local !== undefined)
sayNotices(judged, ports.log);
const { toReportView } = await renderer;
const inTime = (0,limits.Ce)(ports);
await (0,take_turn.Vm)();
const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
await (0,take_turn.Vm)();
const isElsewhere = await inTime(isOtherCommit(request), () => true);
const noticed = addNotices(bounded, request, isElsewhere);
const files = isElsewhere ? NO_FILES : FILES;
const places = { repositoryRoot, parsed: ports.parsed };
const located = await inTime(locate(noticed, { ...places, ...files }), () => locate(noticed, { ...places, ...NO_FILES }));
const moved = await inTime(moveToHead(located, request), () => located);
await (0,take_turn.Vm)();
const result = secrets.concealAll(moved);
await (0,take_turn.Vm)();
const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
const earlier = hints?.previous(names);
const previous = earlier && (await inTime(earlier, () => undefined));
const uncommittedFiles = uncommittedOf(result)?.length;
const { overriders } = result;
const { exceptions } = request;
const { exceptionsFile: file } = request.settings.policy;
const exceptionsFile = file && pathsInRepository(request)(file);
const ofResult = { previous, uncommittedFiles, overriders, exceptions, exceptionsFile };
const viewContext = { ...context, ...ofResult };
const shown = toReportView(result, viewContext);
await (0,take_turn.Vm)();
const view = secrets.concealAll(shown);
await (0,take_turn.Vm)();
return { result, view };
}
function sayNotices({ workspaces }, log) {
const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
for (const alike of (0,report_text.$z)(said, ({ notice }) => notice)) {
const names = alike.map(({ workspace }) => workspace);
log.info(`${(0,report_text.so)(names, 4)}: ${alike[0].notice}`);
}
}
function addNotices(result, { notices: requestNotices = [], proposed }, isElsewhere) {
const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
const byRun = result.uncommitted === undefined;
const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
const notices = [
...requestNotices,
...(lacksLines ? [OTHER_COMMIT] : []),
...(uncommitted.length > 0
? [sayUncommitted(uncommitted, byRun ? 'the run planned' : 'the plan is of')]
: []),
];
const workspaces = result.workspaces.map((workspace) => ({
...workspace,
notices: [...new Set([...notices, ...workspace.notices])],
}));
return { ...result, workspaces };
}
function uncommittedOf({ archives, uncommitted }) {
if (uncommitted !== undefined)
return uncommitted;
const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
function sayUncommitted(paths, planned) {
const verb = paths.length === 1 ? 'differs' : 'differ';
return `Uncommitted changes: ${(0,report_text.J4)(paths, 3).join('')} ${verb} from the commit that is checked out, and ${planned} the changed files.`;
}
async function moveToHead(result, request) {
const { repositoryRoot, workspace = repositoryRoot } = request;
const { textsAtHead } = request.subject;
const { commit } = request.context;
if (textsAtHead === undefined || commit === undefined)
return result;
const checkedOut = await (0,find_repository.Xg)(repositoryRoot, workspace);
if (checkedOut === commit.sha)
return result;
const { carryPlaces } = await __webpack_require__.e( 9223).then(__webpack_require__.bind(__webpack_require__, 39223));
return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}
const OTHER_COMMIT = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
async function isOtherCommit(request) {
const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return false;
const checkedOut = await (0,find_repository.Xg)(repositoryRoot, workspace);
return checkedOut === undefined || checkedOut !== context.commit?.sha;
}
const FILES = {
readFile: (path) => (0,read_regular.VX)(path).catch(() => undefined),
readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
async function locate(result, options) {
const hasAnythingToLocate = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
changes !== undefined ||
results.some(({ status }) => status !== 'passed'));
if (!hasAnythingToLocate)
return result;
const { locateResults } = await __webpack_require__.e( 9223).then(__webpack_require__.bind(__webpack_require__, 39223));
return locateResults(result, options);
}
const GIVE_UP_MS = 1_000;
async function publishInTime(view, subject, { endsAt, clock, alarms }) {
const until = (0,job_time.S2)(endsAt, clock.now());
const late = alarms.in(until + GIVE_UP_MS - clock.now());
const publishing = subject.publish?.(view, until) ?? Promise.resolve({ doubts: [] });
try {
return await (0,ended_by.m)(late, publishing);
}
catch (error) {
if (!late.aborted)
throw error;
return {
doubts: [
{ text: 'The time was over before the report was published.', code: errors.Lp.outOfTime },
],
};
}
}
/***/ }),
/***/ 13085:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( gateRequestOf),
guardOfSettings: () => ( guardOfSettings)
});
var job_time = __webpack_require__(71680);
var given_approvals = __webpack_require__(36972);
var own_policies = __webpack_require__(88532);
var approval_key = __webpack_require__(72383);
var seals = __webpack_require__(88138);
;// CONCATENATED MODULE: ./build/src/overrides/command-work.js
class command_work_CommandRefused extends Error {
reaction;
isAnswered;
constructor(message, { reaction = '-1', isAnswered = false } = {}) {
super(message);
this.reaction = reaction;
this.isAnswered = isAnswered;
}
}
const MOST_IN_MESSAGE = 20;
var external_node_crypto_ = __webpack_require__(77598);
var model_address = __webpack_require__(3543);
var add_to = __webpack_require__(72588);
var parse = __webpack_require__(2340);
var guard = __webpack_require__(53749);
;// CONCATENATED MODULE: ./build/src/overrides/questions.js
function questionsAbout(json, secret) {
const key = (0,seals.S)(secret);
const hide = (place, value) => `hidden:${(0,seals.ol)(key, `hidden ${JSON.stringify([place, value])}`).toString('base64url')}`;
let planned;
return (result) => {
const { output, message, answers = [] } = result;
const question = (exact, answer) => {
const { changes, namesResources } = (planned ??= readPlanned(json, hide)).of(exact);
const shown = { answer, changes };
return { act: ownActOf(result, shown), namesResources, shown };
};
if (answers.length > 0) {
return answers.map((answer) => {
const { lines } = answer;
const hidden = (exact) => JSON.stringify({ lines, answer: hide('answer', exact) });
const shown = answer.shownOr(hidden);
return answer.digested((exact) => question(exact, shown));
});
}
return (output.length > 0 ? output : [message]).map((text) => {
const answer = JSON.stringify(text);
return question(answer, answer);
});
};
}
function ownActOf({ policySet, policy, approval }, { answer, changes }) {
const who = approval?.approvers.map((name) => name.toLowerCase()).sort() ?? [];
return `override ${JSON.stringify([policySet, policy, who, answer, digestOfTexts(changes)])}`;
}
const DIGESTS = new WeakMap();
function digestOfTexts(texts) {
const known = DIGESTS.get(texts);
if (known !== undefined)
return known;
const hash = (0,external_node_crypto_.createHash)('sha256');
for (const text of texts)
hash.update(`${text.length} `).update(text);
const digest = hash.digest('hex');
DIGESTS.set(texts, digest);
return digest;
}
function readPlanned(json, hide) {
const entries = (0,parse.c3)(json.exactChanges());
const texts = [];
const textAt = (index) => (texts[index] ??= JSON.stringify(withHidden(entries[index], hide)));
const byAddress = new Map();
for (const [index, entry] of entries.entries()) {
const address = (0,parse._F)(entry, 'address');
if (typeof address !== 'string')
continue;
for (const name of new Set([address, (0,model_address.Pe)(address)]))
(0,add_to.D)(byAddress, name, index);
}
let all;
return {
of(answer) {
const named = addressesIn((0,parse.qF)(answer)).flatMap((name) => byAddress.get(name) ?? []);
if (named.length > 0) {
return { changes: [...new Set(named)].map(textAt), namesResources: true };
}
all ??= [...entries.keys()].map(textAt).concat(outputsIn(json, hide));
return { changes: all, namesResources: false };
},
};
}
function outputsIn({ document }, hide) {
const outputs = Object.entries((0,parse.Pf)(document['output_changes']));
return outputs.map(([name, change]) => JSON.stringify({ output: name, change: withHiddenValues(change, `output ${name}`, hide) }));
}
const PLAIN_OF_ENTRY = new Set('address module_address mode type name index provider_name previous_address deposed action_reason'.split(' '));
const PLAIN_OF_CHANGE = new Set('actions after_unknown before_sensitive after_sensitive replace_paths'.split(' '));
function withHidden(entry, hide) {
const address = (0,parse._F)(entry, 'address');
const place = typeof address === 'string' ? address : '';
return mapMembers(entry, place, hide, (name, value) => {
if (PLAIN_OF_ENTRY.has(name))
return value;
return name === 'change' ? withHiddenValues(value, place, hide) : hide(place, value);
});
}
function withHiddenValues(change, place, hide) {
const marks = [(0,parse._F)(change, 'before_sensitive'), (0,parse._F)(change, 'after_sensitive')];
const areKnown = marks.some(parse.u4) || marks.some((mark) => typeof mark === 'boolean');
return mapMembers(change, place, hide, (name, value) => {
if (PLAIN_OF_CHANGE.has(name))
return value;
const isValue = name === 'before' || name === 'after';
if (value === null)
return value;
if (!isValue || !areKnown)
return hide(place, value);
return hideMarked(value, marks, (hidden) => hide(place, hidden));
});
}
function mapMembers(value, place, hide, change) {
if (!(0,parse.u4)(value))
return hide(place, value);
return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
const DEEPEST = 100;
function hideMarked(value, marks, hide, depth = 0) {
if (marks.includes(true) || depth > DEEPEST)
return hide(value);
const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
if (trees.length === 0 || typeof value !== 'object' || value === null)
return value;
const inner = (name, member) => hideMarked(member, trees.map((mark) => (0,parse.Pf)(mark)[name]), hide, depth + 1);
if (Array.isArray(value))
return value.map((item, index) => inner(String(index), item));
return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(name, member)]));
}
function addressesIn(answer) {
const addresses = new Set();
const values = [answer];
for (let value = values.pop(); value !== undefined; value = values.pop()) {
if (typeof value === 'string') {
for (const address of (0,model_address.WX)(value).addresses)
addresses.add(address);
}
else if (typeof value === 'object' && value !== null) {
for (const [name, inner] of Object.entries(value)) {
values.push(name);
if (inner !== undefined && inner !== null)
values.push(inner);
}
}
}
return [...addresses].sort();
}
;// CONCATENATED MODULE: ./build/src/overrides/approvals.js
const NO_KEY = 'Approvals are signed, and this job has no key for it: `plangate approval-key` makes one and says where its halves go (`approval-private-key`).';
const NO_SECRET = 'What is approved is digested with the secret of the gate, and this job has none: set `record-key`.';
function approvalsFor(subject, keys) {
if (keys === undefined || keys.secret === '')
return undefined;
return async (workspaceId) => {
const changes = (await subject?.approvals?.()) ?? [];
const base = subject?.base?.branch ?? '';
const opened = changes.map((change) => openAll({ ...change, base, workspaceId }, keys));
return {
approvals: opened.flatMap(({ approvals }) => approvals),
requests: changes.map(({ number, commit }) => ({ number, commit })),
notCounted: [...new Set(opened.flatMap(({ notCounted }) => notCounted))],
};
};
}
function openAll(scope, keys) {
const approvals = [];
const notCounted = [];
for (const command of scope.commands) {
const { by, at, reason, verb, commit } = command;
for (const approval of command.approvals) {
if (approval.workspaceId !== scope.workspaceId)
continue;
const approves = (0,seals.Yo)(keys, { scope, command, approval });
const { number } = scope;
const { appPushed } = approval;
const isOfDestroys = verb === 'allow-destroys';
if (approves !== undefined) {
approvals.push({ approves, by, at, reason, number, appPushed, isOfDestroys });
}
else if (commit !== scope.commit) {
notCounted.push(`${by} approved an earlier commit (${commit.slice(0, 7)}). Approve again: the head is newer.`);
}
else {
notCounted.push(`The approval of ${by} (${at}) is for another base branch, or not signed with the key of \`approval-key\`. Approve again.`);
}
}
}
return { approvals, notCounted };
}
function withApprovals(ownPolicies, read, secret) {
if (read === undefined)
return ownPolicies;
return {
...ownPolicies,
async approve(results, { json, workspace }) {
if (!results.some(own_policies.eG))
return [...results];
const given = await read((0,given_approvals.az)(workspace));
const applied = applyApprovals(results, given, questionsAbout(json, secret));
return workspace.id === undefined
? applied
: applied.map(({ questions: _questions, ...result }) => result);
},
};
}
function applyApprovals(results, given, questionsOf) {
const asked = new Map(results.flatMap((result) => (0,own_policies.eG)(result) ? [[result, questionsOf(result)]] : []));
const outdated = (0,given_approvals.qg)(given, [...asked.values()].flat());
const known = { ...given, notCounted: [...outdated, ...given.notCounted] };
return results.map((result) => {
const questions = asked.get(result);
if (questions === undefined)
return result;
const rule = result.approval ?? { approvers: [], needed: 1 };
const { isComplete, approval } = (0,given_approvals.wr)(questions, known, rule);
const named = result.approval === undefined ? {} : { approval };
if (!isComplete)
return { ...result, ...named, ...(0,given_approvals.qd)(questions) };
const override = overrideOf(questions, known, approval);
return { ...result, ...named, status: 'overridden', override };
});
}
function overrideOf([first], given, approval) {
const ofFirst = first === undefined ? [] : (0,given_approvals.to)(first, given).approvals;
const { given: ofAll, needed } = approval;
const people = (ofAll.length >= needed ? ofAll : ofFirst).slice(-needed);
return {
by: people.map(({ by }) => by).join(' and '),
at: people.at(-1)?.at,
reason: people.map(({ reason }) => reason).join('; '),
};
}
var change_origin = __webpack_require__(58245);
var run_seals = __webpack_require__(4226);
;// CONCATENATED MODULE: ./build/src/check/gate-request.js
function gateRequestOf(request, endsAt, local) {
const { settings, subject, exceptions, context, hints, repositoryRoot: repository } = request;
const { plan, policy, report, job } = settings;
const { changedFiles, textsAtMergeBase, mayBeRepeated, leavesBase } = subject;
const { targetBranches = [] } = policy;
const sealing = sealingOf(request);
const isRead = plan.group !== undefined || sealing?.searched !== undefined || request.groups !== undefined;
const keys = approvalKeysOf(request);
const { noPolicies } = local ?? {};
const own = local === undefined ? request.own : noPolicies === undefined ? local.own : undefined;
return {
plan,
policy,
judging: {
exceptions,
sources: request.sources,
own: own && withApprovals(own, approvalsFor(subject, keys), keys?.secret ?? ''),
noPolicies,
guard: guardOfSettings(policy, subject, keys),
diff: report.planDiff !== 'off',
},
change: {
base: subject.base && { ...subject.base, targetBranches },
message: plan.message ?? subject.message,
changeRequest: subject.changeRequest,
pullRequest: subject.change?.pullRequest,
sealing: isRead ? sealing : undefined,
jobNumber: context.job?.runId || undefined,
lastDurationMs: hints?.lastDurationMs,
namedRuns: hints?.namedRuns,
mayBeRepeated,
leavesBase,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
},
deadline: endsAt - (0,job_time.L5)(job.timeoutMs),
timeoutMs: job.timeoutMs,
};
}
function approvalKeysOf({ settings }) {
const { plan, service, policy } = settings;
const key = policy.approvalKey === undefined ? undefined : (0,approval_key.RR)(policy.approvalKey);
if (key === undefined || 'problem' in key)
return undefined;
const secret = plan.local ? (service.recordKey ?? '') : (0,seals.Aw)(service);
return { secret, publicKey: key.value };
}
function sealingOf({ settings: { service, policy, report }, subject, hints, }) {
if (subject.sealed === undefined)
return undefined;
const { change, head, searched } = subject.sealed;
return {
seals: (0,run_seals.wz)((0,seals.Aw)(service), {
...change,
base: change.base ?? subject.base?.branch,
}),
head,
searched,
commentKey: report.commentKey,
form: (0,change_origin.yX)(policy, subject) ? 'whole' : 'redacted',
endedByComment: subject.sealed.earlier && hints?.ended,
};
}
function guardOfSettings(policy, subject, keys) {
const { protect = [], maxDestroys, maxActions } = policy;
const hasLimit = maxDestroys !== undefined || maxActions !== undefined;
if (protect.length === 0 && !hasLimit)
return undefined;
return {
protect,
maxDestroys,
maxActions,
fullPlan: (0,change_origin.yX)(policy, subject),
approvals: approvalsFor(subject, keys),
};
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
var _machine_execute_js_0_ = __webpack_require__(45048);
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
const soonSignal = alarms.any(end, alarms.after(signal, SOON_MS));
const lastSignal = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
try {
return await (0,_model_ended_by_js_1_ .m)(soonSignal, working);
}
catch (error) {
if (!soonSignal.aborted)
throw error;
}
try {
if (mayTakeLonger)
return await (0,_model_ended_by_js_1_ .m)(lastSignal, working);
}
catch (error) {
if (!lastSignal.aborted)
throw error;
}
return otherwise();
}
const LAST_MS = 300;
function whileTimeLasts({ clock, alarms, signal, endsAt }) {
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
/***/ 98739:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
QY: () => ( readEarlierReports),
hR: () => ( createEarlierHints)
});
var _report_marker_js_0_ = __webpack_require__(62051);
var _own_comments_js_1_ = __webpack_require__(19696);
var _host_error_js_2_ = __webpack_require__(93452);
async function readEarlierReports(comments, number, key, filesAt) {
const reading = comments.snapshot(number, { files: filesAt !== undefined });
const snapshot = await reading.catch((0,_host_error_js_2_ .yg)(() => undefined));
if (snapshot === undefined)
return undefined;
const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
return { ...earlierReportsIn(snapshot, key), files };
}
function earlierReportsIn(snapshot, key) {
const { comment, kept } = (0,_own_comments_js_1_ .rA)(snapshot, key);
const isRead = comment === undefined ? snapshot.whole : kept !== undefined;
const { sections = [], commands = [], ended = [] } = kept ?? {};
return {
durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
runs: sections.flatMap(({ headSha: head, runs, seals = {} }) => Object.entries(runs).map(([workspace, runId]) => {
return { workspace, runId, head, seals: seals[workspace] };
})),
ended: isRead ? new Set(ended) : undefined,
findingsOf: (section) => sections.find(({ id }) => id === section),
commands,
};
}
function createEarlierHints(subject, context, { clock, signal }) {
let durations = {};
const earlier = subject.earlierReports?.() ?? Promise.resolve(undefined);
const keepDurations = (reports) => void (durations = reports?.durations ?? {});
void earlier.then(keepDurations, () => undefined);
const readSoon = async () => {
const read = subject.sealed?.earlier?.() ?? earlier;
return withinLimit(read, clock);
};
return {
lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
namedRuns: async () => (await readSoon())?.runs,
ended: async () => (await readSoon())?.ended,
previous: async (names) => {
if (signal.aborted)
return undefined;
const last = await (subject.waitsForEarlierReports ? earlier : withinLimit(earlier, clock));
const workspaces = names.map((name) => ({ name }));
return last?.findingsOf((0,_report_marker_js_0_ .F2)({ context, workspaces }));
},
};
}
const EARLIER_MS = 3_000;
async function withinLimit(answer, clock) {
const ended = new AbortController();
const toUndefined = () => undefined;
const limit = clock.sleep(EARLIER_MS, ended.signal).then(toUndefined, toUndefined);
return Promise.race([answer, limit]).finally(() => ended.abort());
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
const LONGEST_PUBLISHING_MS = 120_000;
const SHORTEST_PUBLISHING_MS = 5_000;
function publishUntil(jobDeadlineMs, nowMs) {
const latestMs = Math.min(jobDeadlineMs, nowMs + LONGEST_PUBLISHING_MS);
return Math.max(latestMs, nowMs + SHORTEST_PUBLISHING_MS);
}
/***/ }),
/***/ 36972:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
az: () => ( scopeOfApprovals),
qd: () => ( openQuestions),
qg: () => ( sayOutdated),
to: () => ( answersTo),
wr: () => ( countApprovals)
});
function scopeOfApprovals({ id, name }) {
return id ?? `named ${name}`;
}
function openQuestions(questions) {
const shown = questions.flatMap((question) => question.shown ?? []);
return shown.length === questions.length && shown.length > 0 ? { questions: shown } : {};
}
function answersTo({ act, namesResources }, { approvals, requests }) {
const given = approvals.filter(({ approves }) => approves(act));
const numbers = new Set(given.map(({ number }) => number));
if (requests.length > 1 && given.length > 0 && !namesResources) {
return { approvals: [], why: `It names no resource, so ${QUEUE_ALONE}` };
}
if (numbers.size > 1) {
return {
approvals: [],
why: `More than one of these pull requests changes it, so ${QUEUE_ALONE}`,
};
}
const byPerson = new Map(given.map((approval) => [approval.by.toLowerCase(), approval]));
return { approvals: [...byPerson.values()] };
}
const QUEUE_ALONE = 'it can be approved only where the entry of the merge queue is one pull request: queue it alone.';
function countApprovals(questions, given, { approvers, needed: asked }) {
const answers = questions.map((question) => answersTo(question, given));
const appPushed = given.approvals.some((approval) => approval.appPushed);
const needed = approvers.length > 0 && appPushed ? asked + 1 : asked;
const least = Math.min(...answers.map(({ approvals }) => approvals.length));
const fewest = Number.isFinite(least) ? least : 0;
const [first = { approvals: [] }] = answers;
const ofAll = first.approvals.filter(({ by }) => answers.every(({ approvals }) => approvals.some((other) => other.by.toLowerCase() === by.toLowerCase())));
const missing = Math.max(0, needed - fewest);
const notCounted = missing === 0 ? [] : whyNotCounted(answers, given);
return {
isComplete: missing === 0,
approval: {
approvers,
needed,
missing,
given: ofAll.map(({ by, at, reason }) => ({ by, at, reason })),
...(notCounted.length > 0 && { notCounted }),
},
};
}
function whyNotCounted(answers, { requests, notCounted }) {
const sentences = answers.flatMap(({ why = [] }) => why);
if (requests.length > 1 && sentences.length === 0) {
const names = requests.map(({ number }) => `#${number}`).join(', ');
sentences.push(`The approvals of ${names} were looked at: update the branch of the one that changes it, and approve again.`);
}
return [...new Set([...sentences, ...notCounted])];
}
function sayOutdated({ approvals }, questions) {
const outdated = approvals.filter(({ isOfDestroys, approves }) => !isOfDestroys && !questions.some(({ act }) => approves(act)));
return outdated.map(({ by, at }) => `${by} approved another plan (${at}). Approve again: the plan is newer.`);
}
/***/ }),
/***/ 53749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
YB: () => ( NOT_COMPLETE),
ah: () => ( guard)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _given_approvals_js_5_ = __webpack_require__(36972);
var _policy_owners_js_1_ = __webpack_require__(79925);
var _protect_rule_js_2_ = __webpack_require__(68874);
var _planned_changes_js_3_ = __webpack_require__(69166);
var _reading_js_4_ = __webpack_require__(10988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_4_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
const protect = readRules(rules.protect);
const patterns = protect.rules.map(({ pattern }) => pattern);
const { caughtBy, unreadable } = protectedChanges(patterns, guarded);
for (const problem of protect.problems) {
reading.doubts.push(`The guard cannot determine what this plan destroys. protect ${problem}`);
}
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const rule of protect.rules) {
const { pattern } = rule;
const caught = caughtBy.get(pattern) ?? [];
const policy = `protect ${pattern}`;
const message = protectionMessage(pattern, caught);
const failed = caught.length > 0;
reading.results.push(guardResult({ policy, message, caught, failed, rule }, rules));
}
const { destroyed, invoked } = splitByKind(guarded);
const { maxDestroys, maxActions } = rules;
const addLimit = (policy, { failed, message }, counted) => {
const caught = failed ? counted : [];
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
};
if (maxDestroys !== undefined) {
const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
const counted = ((0,_reading_js_4_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
const number = Math.max(counted, destroyed.length);
const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
const failed = number > maxDestroys;
addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
}
if (maxActions !== undefined) {
const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
const message = `${numbered(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
const failed = number > maxActions;
addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
}
const [doubt] = reading.doubts;
if (doubt === undefined)
return reading;
const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
return { ...reading, results };
}
function readRules(lines) {
const read = lines.map(_protect_rule_js_2_ .GP);
return {
rules: read.flatMap((rule) => ('problem' in rule ? [] : rule)),
problems: read.flatMap((rule) => ('problem' in rule ? rule.problem : [])),
};
}
function protectedChanges(patterns, guarded) {
const caughtBy = new Map();
let unreadable;
const fitting = (0,_address_patterns_js_0_ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
for (const change of guarded) {
const found = change.addresses.map(fitting);
if (found.includes(undefined))
unreadable ??= change;
for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
const caught = caughtBy.get(pattern);
if (caught === undefined)
caughtBy.set(pattern, [change]);
else
caught.push(change);
}
}
return { caughtBy, unreadable };
}
function splitByKind(changes) {
return {
destroyed: changes.filter(({ action }) => action !== 'invoke'),
invoked: changes.filter(({ action }) => action === 'invoke'),
};
}
function protectionMessage(pattern, caught) {
const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
const { destroyed, invoked } = splitByKind(caught);
const sentences = [];
if (destroyed.length > 0)
sentences.push(sentence(destroyed, 'resource', 'destroyed'));
if (invoked.length > 0)
sentences.push(sentence(invoked, 'action', 'invoked'));
return sentences.join(' ');
}
function guardedChanges({ changes }) {
const gathered = new Map();
for (const planned of changes) {
const { previousAddress, action, trigger, ...change } = planned;
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = gathered.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_3_ .gb)(trigger)];
const words = [action, deposed ? 'deposed' : '', address, ...triggers];
const text = words.filter(Boolean).join(' ');
const { entry, digest } = (0,_planned_changes_js_3_ .Ms)(planned);
const act = [text, digest].filter(Boolean).join(' ');
const shown = entry === undefined ? undefined : { answer: JSON.stringify(text), changes: [entry] };
if (earlier === undefined || earlier.deposed) {
const { until = [], after = [] } = earlier ?? {};
until.push({ act, shown, addresses });
gathered.set(address, { ...change, action, triggers, until, after });
}
else {
for (const each of triggers)
earlier.triggers.push(each);
earlier.after.push({ act, shown, addresses });
}
}
return Array.from(gathered.values(), ({ until, after, ...change }) => {
const all = [...until.toReversed(), ...after];
const acts = all.map(({ act, shown }) => ({ act, shown }));
const addresses = [...new Set(all.flatMap((each) => each.addresses))];
return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
});
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, unreadable) {
const doubts = [];
if (maxDestroys !== undefined && (0,_reading_js_4_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_4_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_4_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_4_ .Wg)(destructions) === undefined && !canBeCounted) {
doubts.push('The plan does not say how many resources it destroys.');
}
if (changes === undefined) {
const changesNothing = attributes['has-changes'] === false &&
[destructions, additions, updates].every((count) => count === 0);
doubts.push(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN);
return doubts;
}
if (changes.doubt !== undefined)
doubts.push(changes.doubt);
if (changes.partial === true && !partial) {
doubts.push(NOT_COMPLETE);
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = NO_APPROVALS }) {
const { policy, message, caught, failed, rule } = finding;
const resources = caught.map(({ resource }) => resource);
const questions = failed ? caught.flatMap((change) => questionsOf(change, rule)) : [];
const asked = { approvers: rule?.approvers?.names ?? [], needed: 1 };
const { isComplete, approval } = (0,_given_approvals_js_5_ .wr)(questions, approvals, asked);
const isApproved = questions.length > 0 && isComplete;
const failure = isApproved ? 'overridden' : 'failed';
const [first] = approval.given.length > 0 ? approval.given : approversOfFirst(questions, approvals);
return {
system: 'guard',
policySet: '',
policy,
level: 'mandatory-overridable',
status: failed ? failure : 'passed',
overridable: failed && !isApproved,
message: failed ? message : '',
output: [],
address: resources[0]?.address,
resources,
generalMessages: [],
...(failed && rule?.approvers && { approval }),
...(failure === 'failed' && (0,_given_approvals_js_5_ .qd)(questions)),
override: isApproved && first !== undefined
? { by: first.by, at: first.at, reason: first.reason }
: undefined,
};
}
const NO_APPROVALS = { approvals: [], requests: [], notCounted: [] };
function questionsOf({ acts }, rule) {
return acts.map(({ act, shown }) => ({
act: rule === undefined ? act : (0,_protect_rule_js_2_ .lR)(rule, act),
namesResources: true,
shown,
}));
}
function approversOfFirst(questions, { approvals }) {
const [first] = questions;
return first === undefined ? [] : approvals.filter(({ approves }) => approves(first.act));
}
function toResource(change) {
const { address, action, deposed, reason, triggers, attributes, recreated } = change;
const shownTriggers = triggers.slice(0, 3);
if (triggers.length > 3)
shownTriggers.push(`${triggers.length - 3} more`);
const why = action === 'invoke'
? shownTriggers.join(', ')
: [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
const earlierAddresses = new Set(change.addresses);
earlierAddresses.delete(address);
const parts = [
deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
recreated === true ? ', and a new one created' : '',
why === '' ? '' : ` (${why})`,
earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
];
return { address, messages: [parts.join('')] };
}
const ACTION_WORDS = {
delete: 'would be destroyed',
replace: 'would be replaced',
forget: 'would be removed from the state and no longer managed',
invoke: 'would be invoked',
};
function numbered(number, noun) {
return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
/***/ }),
/***/ 68874:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GP: () => ( readProtectRule),
LL: () => ( wordsOfLine),
lR: () => ( actUnder)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _policy_owners_js_1_ = __webpack_require__(79925);
var _model_quote_js_2_ = __webpack_require__(28187);
const PATTERN = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function wordsOfLine(line) {
const words = Array.from(line.matchAll(PATTERN), ([word]) => word);
return words.filter((word) => word !== '-');
}
function readProtectRule(line) {
const [pattern = '', by, ...names] = wordsOfLine(line);
if (!(0,_address_patterns_js_0_ .Pt)(pattern))
return { problem: notAPattern(pattern) };
if (by === undefined)
return { pattern };
const { approvers, unreadable } = (0,_policy_owners_js_1_ .Cx)(names);
if (by !== 'by')
return { problem: notAPattern(by) };
if (names.length === 0)
return { problem: `names nobody in ${(0,_model_quote_js_2_ .hD)(line)}. ${_policy_owners_js_1_ .h7}` };
const [wrong] = unreadable;
if (wrong === undefined)
return { pattern, approvers };
return {
problem: `has ${(0,_model_quote_js_2_ .hD)(wrong)} in ${(0,_model_quote_js_2_ .hD)(line)}, which names no person or team. ${_policy_owners_js_1_ .h7}`,
};
}
function notAPattern(text) {
return `${(0,_model_quote_js_2_ .hD)(text)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`;
}
function actUnder({ pattern, approvers }, act) {
if (approvers === undefined)
return act;
const names = approvers.names.map((name) => name.toLowerCase()).sort();
return `protected ${JSON.stringify([pattern, names, act])}`;
}
/***/ }),
/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c4: () => ( describeOptions),
ku: () => ( unusualOptions),
lp: () => ( partialInputs),
pZ: () => ( differencesFromOptions),
rA: () => ( differencesOfForeignRun),
sV: () => ( reportedOptions),
w3: () => ( differencesFromRequest)
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
return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}
const INPUT_OF_ATTRIBUTE = {
'is-destroy': 'destroy',
'target-addrs': 'target',
'replace-addrs': 'replace',
};
const USUAL_FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const USUAL_NEWER_FLAGS = { 'minimal-refresh': false };
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const nonEmptyLists = LIST_OPTIONS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
const flags = { ...USUAL_FLAGS, ...USUAL_NEWER_FLAGS };
return [...unusualFlags(attributes, flags), ...nonEmptyLists];
}
function reportedOptions({ attributes }) {
const names = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
const requested = givenOptions(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
return [
...requested
.filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
.map(([name, value]) => {
const shown = quoteValue(name, attributes[name]);
return `has "${name}": ${shown}, and ${quoteValue(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${quoteValue(name, attributes[name])}, which was not requested`),
];
}
function differencesFromRequest(run, mode, options = {}) {
const { attributes } = run;
const differences = differencesFromOptions(run, options);
if (mode === 'speculative') {
if (attributes['plan-only'] !== true)
differences.push('is not speculative: it could be applied');
if (attributes.actions?.['is-confirmable'] === true)
differences.push('can be confirmed and applied');
return differences;
}
if (attributes['save-plan'] !== true)
differences.push('does not only save its plan: it is an ordinary run');
if (attributes['auto-apply'] !== false)
differences.push('does not say that nothing applies it by itself');
return differences;
}
function differencesOfForeignRun(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const unreported = [
...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const differences = [
...differencesFromRequest(run, mode, options),
...unreported.map((name) => `does not say what its "${name}" is`),
];
const version = attributes['terraform-version'];
const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
differences.push(`planned with Terraform ${quoteValue('', version)}, the workspace has ${quoteValue('', terraformVersion)}`);
}
return differences;
}
function unusualFlags(attributes, flags) {
return Object.entries(flags)
.filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
.map(([name]) => name);
}
function comparable(value) {
if (!Array.isArray(value))
return JSON.stringify(value);
const entries = value.map((each) => {
if (typeof each === 'string')
return each;
const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
return parts.sort().join();
});
return JSON.stringify(entries.sort());
}
function quoteValue(name, value) {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W7: () => ( notJudgedByOwn),
an: () => ( OWN_POLICIES),
eG: () => ( mayBeApproved),
eh: () => ( ownEvidence)
});
var _reading_js_0_ = __webpack_require__(10988);
const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
function mayBeApproved({ status, overridable }) {
return status === 'failed' && overridable;
}
function ownEvidence(results) {
const how = { complete: true };
return { system: 'own-policies', how, reading: { ...(0,_reading_js_0_ .iz)(), results } };
}
function notJudgedByOwn(sources, why) {
const sentence = `The plan was not judged by ${sources.map((source) => `\`${source}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
return { ...ownEvidence([]), reading: { ...(0,_reading_js_0_ .iz)(), doubts: [sentence] } };
}
/***/ }),
/***/ 40198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( withNames),
CI: () => ( NOT_FOR_COMBINE),
Sw: () => ( existsAt),
WY: () => ( described),
g$: () => ( INPUT_TABLE),
hF: () => ( input),
mP: () => ( DEFAULT_REPORTS_DIRECTORY),
mc: () => ( INPUTS),
py: () => ( OUTPUTS),
tH: () => ( INPUT_HEADINGS)
});
var _trust_tree_js_0_ = __webpack_require__(80734);
var _trust_target_js_1_ = __webpack_require__(37351);
var _model_parse_js_4_ = __webpack_require__(2340);
var _trust_approval_key_js_2_ = __webpack_require__(72383);
var _parse_inputs_js_3_ = __webpack_require__(28608);
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
const DEFAULT_REPORTS_DIRECTORY = 'plangate-reports';
const NOT_FOR_COMBINE = [
'workspace',
'workspaces',
'group',
'affected-only',
'local',
'engine',
'plan',
'plan-digest',
'plan-fields',
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
'record-key': input('Key that seals runs. 32 random characters or more, the same in all jobs of the gate and of commands. With it, overrides outlive the token, which seals where it is missing. See docs/security/same-upload.md.', {
kind: 'secret',
environment: ['PLANGATE_RECORD_KEY'],
parse: _parse_inputs_js_3_ .Dt,
...TRUST,
group: 'service',
}),
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
workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name, `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.', { kind: 'list', ...GATED }),
directory: input('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { kind: 'path', default: '.', ...GATED }),
local: input('Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.', { ...LOCALLY, kind: 'flag', default: 'false' }),
engine: input('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'choice', choices: ['terraform', 'tofu'] }),
plan: input('A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a name, `?` one character, `**` any directories.', { ...LOCALLY, kind: 'list' }),
'plan-digest': input('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...LOCALLY, ways: ['file'], kind: 'list', parse: _parse_inputs_js_3_ .hd }),
'plan-fields': input('Numbers of fields of a saved plan to accept although Plangate does not know them, as a verdict named them.', { ...LOCALLY, ways: ['file', 'program'], kind: 'list', parse: _parse_inputs_js_3_ .xj }),
'var-file': input('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'engine-env': input('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'affected-only': input('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', { ...RUN, kind: 'flag', default: 'false' }),
source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { ...RUN, ...OF_RUNS, kind: 'choice', default: 'upload', choices: ['upload', 'vcs'] }),
group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. See docs/matrix.md.', { ...RUN, ...OF_RUNS, kind: 'string', parse: _model_parse_js_4_ .hb }),
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
policies: input('Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. `opa` judges the plan by them, besides the policies of the service. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies` and `policy`.', { ...JUDGED, kind: 'list' }),
'fail-on': input('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
...JUDGED,
kind: 'choice',
default: 'mandatory',
choices: ['mandatory', 'advisory', 'never'],
}),
exceptions: input('File of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.', { ...JUDGED, kind: 'string', setting: 'exceptionsFile' }),
'allowed-sources': input('File of the sources that may be installed: providers, modules, and what else may run. What is judged is held to it before anything is uploaded or started. In a job, a path is read from the default branch. See docs/allowed-sources.md.', { ...JUDGED, kind: 'string', setting: 'allowedSourcesFile' }),
'only-new': input('Failures that the default branch has in the same way do not count: of advisory policies and of your own. What cannot be compared counts. See docs/only-new.md.', { ...JUDGED, kind: 'flag', default: 'false' }),
'require-policies': input('Fail the gate when no policy was evaluated.', {
...JUDGED,
kind: 'flag',
default: 'false',
}),
'allow-unknown': input('A policy whose outcome is `unknown`, because it asks for values of the apply, makes the verdict advisory, not undecided. Such a rule can pass without effect.', { ...JUDGED, kind: 'flag', default: 'false' }),
protect: input('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module. A line `aws_db_instance.* by @acme/data` says who alone may approve it.', { ...JUDGED, kind: 'list', parse: _parse_inputs_js_3_ .ce }),
'approval-key': input('Public half of the pair that `plangate approval-key` makes, written out in the workflow: approvals of your own policies and of the guard count if they are signed with the other half. Without it nothing can be approved. See docs/approvals.md.', { ...JUDGED, kind: 'string', parse: _trust_approval_key_js_2_ .$z }),
'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...JUDGED, kind: 'number', parse: _parse_inputs_js_3_ .i2 }),
'max-actions': input('Maximum actions to invoke without approval.', {
...JUDGED,
kind: 'number',
parse: _parse_inputs_js_3_ .i2,
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
destroy: input('Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode: provisional` it needs `allow-destroy-apply`.', { ...OF_PLAN, ways: ['service', 'program', 'file'], kind: 'flag', default: 'false' }),
'allow-destroy-apply': input('Allow `mode: provisional` to leave a saved plan that destroys everything.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
'refresh-only': input('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
refresh: input('Read the real resources before planning. `false` trusts the state.', {
...OF_PLAN,
kind: 'flag',
default: 'true',
off: 'Plan from the state, without reading resources.',
}),
target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js_3_ .Se }),
'allow-partial': input('Accept plans of only a part of the configuration (`target`, `refresh-only`), made by a run, by a program here or by another job. Also those of which nothing says that they are whole. The rest is not judged, and without a run the verdict is at best advisory.', { kind: 'flag', default: 'false', group: 'plan', heading: OF_PLAN.heading }),
replace: input('Addresses of resources to replace, one per line.', {
...OF_PLAN,
kind: 'list',
parse: _parse_inputs_js_3_ .Se,
}),
variables: input('Variables of this run, one `name=value` per line, read as `terraform plan -var` reads them: as text where the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who can read the run can see them, so secrets of this job are rejected.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js_3_ .Ch }),
'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: _parse_inputs_js_3_ .nn }),
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
'comment-key': input('Jobs with the same key share one comment, with one section per job. Another key makes another comment.', { ...OF_COMMENT, kind: 'string', default: 'default', parse: _model_parse_js_4_ .Do }),
'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: ACTION }),
'override-by': input('The same as `override-by` of `plangate/override`. The report then says of each failure who may override it by a comment.', { ...OF_COMMENT, kind: 'string', parse: _parse_inputs_js_3_ .L6, entryPoints: ACTION }),
notify: input('Who is asked for a review, once, where a finding waits for an approval. `approvals`: whom the policy names. `once`: also the people and teams of `override-by`. Where GitHub refuses that, a comment names them.', {
...OF_COMMENT,
kind: 'choice',
default: 'approvals',
choices: ['approvals', 'off', 'once'],
entryPoints: ACTION,
}),
'plan-diff': input('What the report shows of changed attributes: `names`, or nothing (`off`).', {
kind: 'choice',
default: 'names',
choices: ['off', 'names'],
group: 'report',
heading: OF_COMMENT.heading,
}),
'policy-link': input('URL that explains a policy, as in `https://wiki.acme.example/{policy-set}/{policy}`. Every finding gets a link "how to fix".', { ...OF_COMMENT, kind: 'string', parse: _trust_target_js_1_ .Tc }),
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
reports: input('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning.', {
group: 'report',
kind: 'list',
parse: (text) => {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
return (0,_model_parse_js_4_ .b2)(list.value.map((item) => (0,_model_parse_js_4_ .HU)(item, ['page', 'sarif'])));
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
'target-branches': input('Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results. `*` is every branch. See docs/target-branches.md.', { group: 'policy', heading: TRUST.heading, kind: 'list', parse: _parse_inputs_js_3_ .Lr }),
'trusted-branch': input('Branch whose `cloud` block names organization and workspace of a pull request. The default is the default branch. Inputs count more. A block that the pull request changes is ignored.', { ...TRUST, kind: 'string', parse: _trust_tree_js_0_ .pG }),
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
'needs-approval': 'Which policies wait for people, as JSON: `[{"policy", "approvers", "needed", "missing"}]`. `[]` if none does.',
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
/***/ 12097:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EN: () => ( isOnePlan),
M5: () => ( loadSettings),
MM: () => ( environmentProblems),
nG: () => ( filesIn),
v_: () => ( readBlocks)
});
var node_fs_0_ = __webpack_require__(73024);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _archive_place_js_3_ = __webpack_require__(74043);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _machine_read_regular_js_5_ = __webpack_require__(43962);
var _configuration_cloud_block_js_6_ = __webpack_require__(80177);
var _configuration_file_names_js_15_ = __webpack_require__(96817);
var _trust_target_js_7_ = __webpack_require__(37351);
var _trust_tree_js_8_ = __webpack_require__(80734);
var _model_did_you_mean_js_14_ = __webpack_require__(90440);
var _model_quote_js_13_ = __webpack_require__(28187);
var _settings_js_9_ = __webpack_require__(33674);
var _workspace_selectors_js_10_ = __webpack_require__(30589);
var _model_proxies_js_11_ = __webpack_require__(84091);
var _model_error_message_js_16_ = __webpack_require__(34271);
var _model_errors_js_12_ = __webpack_require__(74132);
async function loadSettings(sources, workingDirectory, jobTree, parsed) {
const { inputs, environment } = sources;
const unanswered = (0,_settings_js_9_ .uI)(sources);
const { isLocal } = unanswered;
const blocks = await readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed });
const { written, directory, ownBlock, trusted, forHost, proposed, backend } = blocks;
const names = isLocal ? (0,_trust_tree_js_8_ .O2)((0,_workspace_selectors_js_10_ ._G)(blocks.names, directory)) : blocks.names;
const reading = (0,_settings_js_9_ .sb)({ ...sources, names, backend, forHost, proposed });
const settings = 'settings' in reading ? reading.settings : undefined;
const problems = [];
const readsFiles = settings === undefined || settings.plan.source === 'upload';
const planned = settings === undefined ? [written] : (0,_workspace_selectors_js_10_ .s7)(settings.plan);
for (const text of readsFiles ? planned : []) {
const isOfWorkspace = text !== written;
const input = isOfWorkspace ? 'workspaces' : 'directory';
let problem = outsideProblem(input, text, directory, workingDirectory) ??
(await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
if (problem === undefined && settings !== undefined && isOfWorkspace && proposed && !isLocal) {
const { possible } = await (0,_configuration_cloud_block_js_6_ .h$)(filesIn(workingDirectory), text, undefined, parsed);
for (const block of possible)
problem ??= (0,_trust_target_js_7_ .k0)(settings.service, block);
}
if (problem !== undefined)
problems.push(problem);
}
if (blocks.problem !== undefined)
problems.push(blocks.problem);
if ('problems' in reading) {
const isExplained = blocks.problem !== undefined;
problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
}
const caFile = inputs['ca-file']?.trim() || undefined;
problems.push(...(await environmentProblems(caFile, environment, workingDirectory)));
const missing = problems.findIndex(({ isMissing }) => isMissing);
const firstMissing = problems[missing];
if (firstMissing !== undefined && sources.entryPoint === 'action') {
const { blocksSentence } = await __webpack_require__.e( 7094).then(__webpack_require__.bind(__webpack_require__, 17094));
const hint = await blocksSentence({ directory, shownAs: written }, jobTree.proposed, '');
problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
}
if (problems.length > 0 || settings === undefined)
return { problems };
const notices = [
...(trusted.block ? (0,_trust_tree_js_8_ .g7)(ownBlock, trusted.block, unanswered) : []),
...(proposed ? authorityNotices(settings.service, directory, workingDirectory) : []),
];
const { plan } = settings;
const plansNameWorkspaces = plan.plan !== undefined && unanswered.workspaces && !isOnePlan(plan.plan, workingDirectory);
if (plansNameWorkspaces)
plan.workspaces = [];
return { settings, notices };
}
function isOnePlan([first = '', ...others], workingDirectory) {
const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
if (others.length > 0 || isPatternOrPair)
return false;
const stats = (0,node_fs_0_.statSync)((0,node_path_2_.resolve)(workingDirectory, first), { throwIfNoEntry: false });
return stats === undefined || !stats.isDirectory();
}
async function readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed, }) {
const written = inputs['directory']?.trim() || '.';
const directory = (0,node_path_2_.resolve)(workingDirectory, written);
const needsNames = unanswered.organization || unanswered.workspaces;
const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
const checkedOut = isNeeded
? await (0,_configuration_cloud_block_js_6_ .h$)(filesIn(workingDirectory), written, programOf(inputs), parsed)
: { possible: [] };
const trusted = jobTree.proposed && needsNames
? await findTrustedBlock({
written: inputs['trusted-branch']?.trim() || undefined,
program: programOf(inputs),
directory,
workingDirectory,
jobTree,
parsed,
})
: { why: '' };
const forHost = !jobTree.proposed && checkedOut.block ? (0,_trust_tree_js_8_ .dd)(jobTree, checkedOut.block) : undefined;
return {
written,
directory,
ownBlock: checkedOut.block,
backend: checkedOut.backend,
trusted,
names: jobTree.proposed ? trusted.block : forHost,
forHost,
proposed: jobTree.proposed
? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
: undefined,
problem: trusted.problem ??
checkedOut.problem ??
(jobTree.proposed ? undefined : checkedOut.difference),
};
}
function programOf(inputs) {
const engine = inputs['engine']?.trim();
return engine === 'terraform' || engine === 'tofu' ? engine : undefined;
}
function authorityNotices({ caFile }, directory, workingDirectory) {
const root = (0,_machine_find_repository_js_4_ .I8)(directory) ?? workingDirectory;
if (caFile === undefined || !(0,_machine_find_repository_js_4_ .Yw)((0,node_path_2_.resolve)(workingDirectory, caFile), root))
return [];
return [
`The certificate authorities in ${(0,_model_quote_js_13_ .hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
];
}
async function findTrustedBlock(query) {
const { written, directory, workingDirectory, jobTree, program, parsed } = query;
const { trusted, workspace } = jobTree;
const named = written === undefined ? { value: undefined } : (0,_trust_tree_js_8_ .pG)(written);
if ('problem' in named)
return { why: '' };
const branch = named.value;
const branchWords = branch === undefined ? 'the default branch' : `the branch ${(0,_model_quote_js_13_ .hD)(branch)}`;
try {
const root = (0,_machine_find_repository_js_4_ .Di)(directory, workspace).repository?.root ?? workingDirectory;
const path = (0,_machine_find_repository_js_4_ .df)((0,node_path_2_.relative)(root, (0,_machine_find_repository_js_4_ .eF)(directory)));
const files = await trusted(root, branch);
const { block, ...reading } = await (0,_configuration_cloud_block_js_6_ .h$)(files, path, program, parsed);
const problem = reading.problem ?? reading.difference;
if (problem !== undefined) {
return { why: '', problem: { ...problem, where: `${problem.where} of ${branchWords}` } };
}
if (block !== undefined) {
const at = `${block.at} of ${branchWords}`;
return {
block: (0,_trust_tree_js_8_ .O2)({ ...block, at }),
why: `The block at ${at} does not name it.`,
};
}
const where = path === '' ? 'the repository' : (0,_model_quote_js_13_ .hD)(path);
return {
why: `There is no \`cloud\` block in ${where} on ${branchWords} that this job may read, and one that a pull request adds does not count.`,
};
}
catch (error) {
if (!(error instanceof _trust_tree_js_8_ .lI))
throw error;
return { why: `The \`cloud\` block of ${branchWords} could not be read: ${error.message}` };
}
}
function outsideProblem(input, text, directory, workingDirectory) {
const path = (0,_machine_find_repository_js_4_ .eF)((0,node_path_2_.resolve)(workingDirectory, text));
const repository = (0,_archive_place_js_3_ ._)(directory);
if (repository === undefined && input === 'directory')
return undefined;
const bound = repository ?? (0,_machine_find_repository_js_4_ .eF)(workingDirectory);
const isAbove = path !== bound && (0,_machine_find_repository_js_4_ .Yw)(bound, path);
const isInNoRepository = repository !== undefined &&
!(0,_machine_find_repository_js_4_ .Yw)(path, bound) &&
(0,node_fs_0_.existsSync)(path) &&
(0,_archive_place_js_3_ ._)(path) === undefined;
if (!isAbove && !isInNoRepository)
return undefined;
const message = `names ${(0,_model_quote_js_13_ .hD)(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
return { where: input, message };
}
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
const path = (0,node_path_2_.resolve)(workingDirectory, text);
const stats = await (0,node_fs_promises_1_.stat)(path).catch(() => undefined);
if (stats === undefined) {
const near = await nearDirectory(text, workingDirectory);
let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
if (input === 'workspaces') {
hint = ' The path is relative to the current directory and ignores `directory`.';
}
if (near !== undefined)
hint = ` Did you mean ${(0,_model_quote_js_13_ .hD)(near)}?`;
return { where: input, message: `${(0,_model_quote_js_13_ .hD)(text)} does not exist.${hint}` };
}
if (!stats.isDirectory()) {
const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
return { where: input, message: `${(0,_model_quote_js_13_ .hD)(text)} is not a directory.${hint}` };
}
const otherNames = new Set();
const found = await hasConfiguration(path, otherNames).catch((error) => error);
if (found === true)
return undefined;
const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
if (plan.trim() !== '' && needsNone)
return undefined;
if (found !== false) {
const { code, path: errorPath = path } = found;
const inner = errorPath === path ? '' : `: ${errorPath}`;
const message = `${(0,_model_quote_js_13_ .hD)(text)} cannot be read (${code}${inner}). Is it the right directory?`;
return { where: input, message };
}
const message = `${(0,_model_quote_js_13_ .hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
return { where: input, message, code: _model_errors_js_12_ .Lp.noConfiguration };
}
async function nearDirectory(text, workingDirectory) {
const parent = (0,node_path_2_.dirname)(text);
const entries = await (0,node_fs_promises_1_.readdir)((0,node_path_2_.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const visible = names.filter((name) => !name.startsWith('.'));
const near = (0,_model_did_you_mean_js_14_ .a)((0,node_path_2_.basename)(text), visible);
return near === undefined ? undefined : (0,node_path_2_.join)(parent, near);
}
async function hasConfiguration(path, otherNames) {
const subdirectories = [];
for await (const entry of await (0,node_fs_promises_1_.opendir)(path)) {
if (entry.isFile() && (0,_configuration_file_names_js_15_ .ZC)(entry.name))
return true;
if (entry.isFile())
otherNames.add(entry.name);
if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
subdirectories.push((0,node_path_2_.join)(path, entry.name));
}
}
for (const directory of subdirectories) {
if (await hasConfiguration(directory, otherNames))
return true;
}
return false;
}
const MAX_BYTES = 5_000_000;
function filesIn(root) {
return {
async names(directory) {
const path = (0,node_path_2_.resolve)(root, directory);
const entries = await (0,node_fs_promises_1_.readdir)(path, { withFileTypes: true }).catch(() => undefined);
return entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
},
read: (path) => (0,_machine_read_regular_js_5_ .VX)((0,node_path_2_.resolve)(root, path), MAX_BYTES).catch(() => undefined),
};
}
async function environmentProblems(caFile, environment, workingDirectory) {
const problems = [];
const certificateFiles = caFile === undefined
? {}
: { 'ca-file': caFile, NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '' };
for (const [where, path] of Object.entries(certificateFiles)) {
const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
if (message !== undefined)
problems.push({ where, message });
}
for (const proxy of (0,_model_proxies_js_11_ .Iz)(environment)) {
if (proxy.url !== undefined || (0,_model_proxies_js_11_ .oS)(proxy))
continue;
const message = 'is not the address of a proxy. Write http://HOST:PORT.';
problems.push({ where: proxy.variable, message });
}
return problems;
}
async function certificateProblem(path, workingDirectory) {
try {
const text = await (0,_machine_read_regular_js_5_ .VX)((0,node_path_2_.resolve)(workingDirectory, path));
if (text.includes('-----BEGIN CERTIFICATE-----'))
return undefined;
return `${(0,_model_quote_js_13_ .hD)(path)} holds no certificate in PEM form.`;
}
catch (error) {
return `${(0,_model_quote_js_13_ .hD)(path)} cannot be read (${(0,_model_error_message_js_16_ .v)(error) ?? 'unknown error'}).`;
}
}
/***/ }),
/***/ 28608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( readVariables),
Dt: () => ( checkRecordKey),
L6: () => ( checkApprovers),
Lr: () => ( readBranches),
Se: () => ( readLines),
ce: () => ( readPatterns),
hI: () => ( readApprovers),
hd: () => ( readPlanDigests),
i2: () => ( readLimit),
nn: () => ( readTerraformVersion),
uO: () => ( checkPatterns),
xj: () => ( readPlanFields)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _policy_protect_rule_js_1_ = __webpack_require__(68874);
var _policy_policy_owners_js_2_ = __webpack_require__(79925);
var _model_parse_js_4_ = __webpack_require__(2340);
var _model_quote_js_3_ = __webpack_require__(28187);
function readPatterns(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const items = lines.flatMap((line) => {
if (line.startsWith('#'))
return [];
const words = (0,_policy_protect_rule_js_1_ .LL)(line);
return words[1] === 'by' ? [words.join(' ')] : words;
});
for (const item of items) {
const rule = (0,_policy_protect_rule_js_1_ .GP)(item);
if ('problem' in rule)
return rule;
}
return { value: [...new Set(items)] };
}
function checkPatterns(text) {
const reading = readPatterns(text);
return 'problem' in reading ? reading : { value: text };
}
function readLimit(text) {
return /^\s*\d{1,9}\s*$/.test(text)
? { value: Number(text) }
: { problem: `${(0,_model_quote_js_3_ .hD)(text)} is not a number. Write digits only.` };
}
function readPlanDigests(text) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
if (invalid === undefined)
return list;
return { problem: `is ${(0,_model_quote_js_3_ .hD)(invalid)}, which is not what \`plangate digest\` prints.` };
}
function readPlanFields(text) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
const invalid = list.value.find((one) => !/^[1-9]\d{0,8}$/.test(one));
if (invalid === undefined)
return list;
return { problem: `is ${(0,_model_quote_js_3_ .hD)(invalid)}, and it takes the numbers of fields, as in 33.` };
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
const invalidIndex = names.indexOf(undefined);
if (invalidIndex >= 0)
return { problem: `has no \`name=value\` in its line ${invalidIndex + 1}. One a line.` };
const repeated = names.find((name, index) => names.indexOf(name) !== index);
return repeated === undefined ? lines : { problem: `names ${(0,_model_quote_js_3_ .hD)(repeated)} twice.` };
}
const NOT_OF_A_BRANCH = /[\s~^:?[\\\p{Cc}\p{Cf}]|\.\.|@\{|\/\/|^[/!-]|[/.]$|\*\*/u;
function readBranches(text) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
const branches = list.value.map((item) => item.replace(/^refs\/heads\//, ''));
const invalid = branches.find((branch) => branch === '' || branch.startsWith('refs/') || NOT_OF_A_BRANCH.test(branch));
if (invalid === undefined)
return { value: [...new Set(branches)] };
return {
problem: `has ${(0,_model_quote_js_3_ .hD)(invalid)}, which is no branch. Write main, release/* (each \`*\` matches within one part between slashes) or, for every branch, \`*\` alone.`,
};
}
function readTerraformVersion(text) {
return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
? { value: text }
: { problem: `${(0,_model_quote_js_3_ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
function readApprovers(text) {
const problems = [];
const lines = [];
const linesWithoutPattern = [];
for (const line of text.split(/\r\n|\n|\r/)) {
const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
if (writtenPattern === undefined) {
linesWithoutPattern.push(line);
continue;
}
const pattern = unquoted(writtenPattern) ?? writtenPattern;
const problem = patternProblem(writtenPattern);
if (problem !== undefined)
problems.push(problem);
if (lines.some((earlier) => earlier.pattern === pattern))
problems.push(`has the pattern ${(0,_model_quote_js_3_ .hD)(pattern)} twice.`);
const owners = readOwners(names, problems);
if (owners?.names.length === 0)
problems.push(`names nobody for ${(0,_model_quote_js_3_ .hD)(pattern)}.`);
lines.push({ pattern, owners: owners ?? _policy_policy_owners_js_2_ .oQ });
}
const others = readOwners(linesWithoutPattern.join('\n'), problems) ?? _policy_policy_owners_js_2_ .oQ;
if (problems.length === 0 && lines.length === 0 && others.names.length === 0) {
problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
}
return problems.length > 0 ? { problem: problems.join(' It ') } : { value: { lines, others } };
}
function checkApprovers(text) {
const reading = readApprovers(text);
return 'problem' in reading ? reading : { value: text };
}
function unquoted(written) {
return written.startsWith('"') ? (0,_model_parse_js_4_ .r7)((0,_model_parse_js_4_ .qF)(written)) : written;
}
function patternProblem(written) {
if (written === 'role') {
return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
}
const pattern = unquoted(written);
const mayFit = pattern !== undefined &&
/[\p{L}\p{N}*]/u.test(pattern) &&
!/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
if (mayFit)
return undefined;
return `has the pattern ${(0,_model_quote_js_3_ .hD)(pattern ?? written)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
function readOwners(text, problems) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list) {
problems.push(list.problem);
return undefined;
}
const { approvers, unreadable } = (0,_policy_policy_owners_js_2_ .Cx)(list.value);
for (const item of unreadable) {
const hint = item.includes(':')
? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
: '';
problems.push(`has ${(0,_model_quote_js_3_ .hD)(item)}, which names no person or team. ${_policy_policy_owners_js_2_ .h7}${hint}`);
}
return approvers;
}
const LEAST_KEY_LETTERS = 32;
function checkRecordKey(text) {
return text.length < LEAST_KEY_LETTERS
? {
problem: `has fewer than ${LEAST_KEY_LETTERS} characters. Make one: \`openssl rand -hex 32\`.`,
}
: { value: text };
}
/***/ }),
/***/ 33674:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EA: () => ( IMPLY_LOCAL),
wZ: () => ( readIndependentSettings),
sb: () => ( readSettings),
OW: () => ( readTimeout),
f8: () => ( reportedSettings),
uI: () => ( unansweredSettings),
qs: () => ( unknownInputs),
FD: () => ( wantsLocal)
});
var did_you_mean = __webpack_require__(90440);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(28187);
var settings_inputs = __webpack_require__(40198);
var run_differences = __webpack_require__(22484);
var target = __webpack_require__(37351);
var workspace_selectors = __webpack_require__(30589);
var parse_inputs = __webpack_require__(28608);
;// CONCATENATED MODULE: ./build/src/settings/run-options.js
const RUN_OPTION_SPECS = new Map(settings_inputs.mc.filter((spec) => !(0,settings_inputs.Sw)(spec, 'action')).map((spec) => [spec.name, spec]));
const RUN_OPTIONS = 'run-options';
function splitRunOptions(inputs) {
const { [RUN_OPTIONS]: text = '', ...others } = inputs;
const lines = (0,parse_inputs.Se)(text);
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
const texts = Array.from(values, ([name, valuesOfName]) => [name, valuesOfName.join('\n')]);
return { inputs: { ...others, ...Object.fromEntries(texts) }, problems };
}
function lineProblem({ name, value, isRepeated }, lineNumber) {
if (name === '')
return `has no \`name: value\` in its line ${lineNumber}. One a line.`;
if (!RUN_OPTION_SPECS.has(name)) {
const near = (0,did_you_mean.a)(name, RUN_OPTION_SPECS.keys());
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return `has ${(0,quote.hD)(name)}, which is no option of a run. ${remedy}`;
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
return { where: RUN_OPTIONS, message: `\`${where}\`: ${message}` };
}
function runOptionsOf(inputs) {
const { target = [], replace = [], variables = [], terraformVersion } = inputs;
const assigned = variables.map((line) => {
const equals = line.indexOf('=');
const name = line.slice(0, equals);
const text = line.slice(equals + 1);
return { key: name.trim(), value: name === name.trim() ? text : text.trim() };
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
const options = (0,run_differences.c4)(runOptionsOf(plan));
const conflicts = [
[
autoQueueRuns && (isProvisional || isVcs || options.length > 0),
'auto-queue-runs',
'cannot be true with `mode: provisional`, with `source: vcs` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
],
[
isVcs && (isProvisional || options.length > 0),
'source',
'cannot be "vcs" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
],
[
isProvisional && plan.terraformVersion !== undefined,
'terraform-version',
'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
],
[
isProvisional && destroy && !plan.allowDestroyApply,
'destroy',
'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
],
[
refreshOnly && (destroy || !plan.refresh || replace.length > 0),
'refresh-only',
'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
],
[
destroy && replace.length > 0,
'replace',
'cannot be combined with `destroy`: destroyed resources are not replaced.',
],
[
report.notify === 'once' && (report.overrideBy === undefined || report.comment === 'off'),
'notify',
'needs `override-by`, which names whom it is for, and the comment, which keeps who was asked. Set them, or take this out.',
],
];
return conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : []));
}
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/settings/settings.js
const DEPENDENT_INPUTS = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
function readTimeout(text = '') {
const parsed = (0,parse.E9)(text);
return 'value' in parsed ? parsed.value : readTimeout(settings_inputs.g$.timeout.default);
}
function reportedSettings({ service, plan, policy, report }) {
const owners = (0,parse_inputs.hI)(report.overrideBy ?? '');
const lacksRecordKey = plan.local && policy.approvalKey !== undefined && !service.recordKey;
return {
key: report.commentKey,
failOn: policy.failOn,
organization: (0,workspace_selectors.JK)(plan) ?? '',
hostname: service.hostname,
isLocal: plan.local,
onlyPlans: !plan.local && plan.source === 'upload' && plan.mode === 'speculative',
serviceOrigin: service.origin,
directory: plan.directory,
caFile: service.caFile,
policyLink: report.policyLink,
runOptions: [
...(0,run_differences.c4)(plan.runOptions),
...(plan.varFile ?? []).map((file) => `var-file: ${file}`),
],
group: plan.group,
section: plan.workspaces.length > 0 && plan.workspaces.every(({ kind }) => kind === 'name')
? undefined
: (0,workspace_selectors.Ht)(plan).sort().join(', '),
overrideBy: 'value' in owners ? owners.value : undefined,
hasApprovalKey: policy.approvalKey !== undefined && !lacksRecordKey,
lacksRecordKey,
};
}
const SPECS = new Map(settings_inputs.mc.map((spec) => [spec.name, spec]));
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
const specs = settings_inputs.mc.filter((spec) => (0,settings_inputs.Sw)(spec, sources.entryPoint));
const unknown = unknownInputs(sources.inputs, specs);
if (sources.entryPoint !== 'action')
return readKnownInputs(sources, unknown);
const { inputs, problems } = splitRunOptions(sources.inputs);
const reading = readKnownInputs({ ...sources, inputs }, [...unknown, ...problems]);
if (!('problems' in reading))
return reading;
return {
problems: reading.problems.map((problem) => 
unknown.includes(problem) ? problem : toRunOptionProblem(problem)),
};
}
function readKnownInputs(sources, earlierProblems) {
const problems = [...earlierProblems];
const addProblem = (where, message, facts) => {
problems.push({ where, message, ...facts });
};
const { proposed, names: cloud } = sources;
const { serviceHost, token, problems: targetProblems } = readTarget(sources);
problems.push(...targetProblems);
const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
const byBlock = sources.backend === undefined
? `, or name it in ${block}.`
: `: ${sources.backend} says where the state is, so no \`cloud\` block counts.`;
const hint = proposed === undefined ? byBlock : `. ${proposed.why}`.trimEnd();
const organization = settingText('organization', sources) ?? cloud?.organization;
const unread = cloud?.unread?.organization;
if (organization === undefined && unread !== undefined)
problems.push(unread);
else if (organization === undefined) {
addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
isMissing: true,
code: errors.Lp.noOrganization,
});
}
else if (!workspace_selectors.o_.test(organization)) {
addProblem('organization', `${(0,quote.hD)(organization)} is not a name. ${workspace_selectors.$h}`);
}
const workspaceTexts = {
workspace: settingText('workspace', sources),
isFromEnvironment: inputText('workspace', sources) === undefined,
list: inputText('workspaces', sources),
cloud,
hint,
};
const workspaces = (0,workspace_selectors.Vj)(workspaceTexts, addProblem);
const { service, plan, policy, report, job } = readIndependentInputs(sources, addProblem);
plan.local = wantsLocal(sources.inputs);
problems.push(...conflictsOf({ plan, report }));
const runOptions = runOptionsOf(plan);
const localWay = plan.plan === undefined ? 'program' : 'file';
addUnusedInputs(sources, plan.local ? localWay : 'service', addProblem);
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
const LOCAL_TARGET = {
serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
token: 'local',
problems: [],
};
function readTarget(sources) {
if (wantsLocal(sources.inputs))
return LOCAL_TARGET;
return (0,target.bx)({
hostname: inputText('hostname', sources),
token: inputText('token', sources),
environment: sources.environment,
storedToken: sources.storedToken,
block: sources.forHost,
otherBlocks: sources.proposed?.blocks,
missingToken: (hostname) => missingToken(sources, hostname),
});
}
const IMPLY_LOCAL = ['plan', 'engine'];
function wantsLocal(inputs) {
const parsed = (0,parse.og)(inputs['local']?.trim() || 'false');
const isImplied = IMPLY_LOCAL.some((name) => (inputs[name] ?? '').trim() !== '');
return isImplied || ('value' in parsed && parsed.value);
}
function readIndependentSettings(sources) {
const problems = [];
const groups = readIndependentInputs(sources, (where, message) => {
problems.push({ where, message });
});
problems.push(...conflictsOf(groups));
return problems.length > 0 ? { problems } : { ...groups, runOptions: runOptionsOf(groups.plan) };
}
const WAY_WORDS = {
service: 'a run of a service',
program: 'a program that plans here (`local`)',
file: 'a plan that is made already (`plan`)',
};
function addUnusedInputs(sources, way, addProblem) {
for (const { name, ways, default: defaultText } of SPECS.values()) {
if (ways === undefined || ways.includes(way))
continue;
const text = inputText(name, sources);
if (text === undefined || text === defaultText)
continue;
const used = ways.map((usedWay) => WAY_WORDS[usedWay]).join(' or ');
addProblem(name, `is for ${used}, and this check has ${WAY_WORDS[way]}. Change one of them.`);
}
}
const asWritten = (value) => ({ value });
const PARSERS = {
flag: parse.og,
number: parse.$J,
duration: parse.E9,
list: parse.E1,
choice: (text, { choices = [] }) => (0,parse.HU)(text, choices),
string: asWritten,
secret: asWritten,
path: asWritten,
};
function readIndependentInputs(sources, addProblem) {
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
addProblem(spec.name, parsed.problem);
else
groups[spec.group][settingName(spec)] = parsed.value;
}
return groups;
}
function settingName({ name, setting }) {
return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function settingText(name, sources) {
const ofInput = inputText(name, sources);
if (ofInput !== undefined)
return ofInput;
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
const near = (0,did_you_mean.a)(name, names);
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return { where: name, message: `is not an input. ${remedy}`, code: errors.Lp.unknownInput };
});
}
const TOKEN_REMEDY = {
action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ entryPoint, tokenHint, proposed }, hostname) {
const isCommandLine = entryPoint === 'cli';
const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
const how = tokenHint === undefined ? `. ${remedy}.` : `: ${tokenHint}`;
const message = `is ${isCommandLine ? 'missing' : 'empty'}${how}`;
return { message, code: place === 'cli' ? undefined : errors.Lp.noToken };
}
/***/ }),
/***/ 30589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$h: () => ( NAME_RULE),
Ak: () => ( readWorkspaceList),
Ht: () => ( describeSelected),
JK: () => ( namedOrganization),
TZ: () => ( writeWorkspaceList),
Vj: () => ( selectWorkspaces),
_G: () => ( withLocalNames),
o_: () => ( NAME),
r5: () => ( describeSelector),
s7: () => ( plannedDirectories),
yJ: () => ( nameOfDirectory)
});
var node_path_0_ = __webpack_require__(76760);
var _client_wire_schema_js_3_ = __webpack_require__(77934);
var _model_parse_js_4_ = __webpack_require__(2340);
var _model_quote_js_2_ = __webpack_require__(28187);
var _configuration_cloud_block_js_1_ = __webpack_require__(80177);
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
function selectWorkspaces({ workspace, isFromEnvironment, list, cloud, hint }, addProblem) {
if (workspace !== undefined && list !== undefined) {
addProblem('workspaces', 'and `workspace` are both given. Keep one of them.');
return [];
}
if (list !== undefined)
return readWorkspaceList(list, addProblem);
const unread = cloud?.unread?.workspaces;
if (unread !== undefined && (workspace === undefined || isFromEnvironment)) {
addProblem(unread.where, unread.message);
return [];
}
if (workspace !== undefined) {
const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
const name = `${prefix}${workspace}`;
if (NAME.test(name))
return [{ kind: 'name', name }];
const hintOfList = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
addProblem('workspace', `${(0,_model_quote_js_2_ .hD)(name)} is not a name. ${NAME_RULE}${hintOfList}`);
return [];
}
const block = cloud?.workspaces;
if (cloud !== undefined && block?.name !== undefined) {
if (NAME.test(block.name))
return [{ kind: 'name', name: block.name }];
addProblem(cloud.at, `says ${(0,_model_quote_js_2_ .hD)(block.name)}, which is not a name. ${NAME_RULE}`);
return [];
}
if (block?.tags !== undefined) {
const { tags, project } = block;
return [{ kind: 'query', tags, project }];
}
if (cloud !== undefined && block?.prefix !== undefined) {
addProblem('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js_2_ .hD)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
}
else {
addProblem('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
isMissing: true,
});
}
return [];
}
function describeSelector(selector) {
if (selector.kind === 'name')
return selector.name;
const { tags, project } = selector;
const words = (0,_configuration_cloud_block_js_1_ .u0)(tags);
const parts = [
words.length > 0 ? `tag:${words.join(',')}` : '',
project === undefined ? '' : `project:${project}`,
];
return parts.filter((part) => part !== '').join(' ');
}
function describeSelected({ workspaces, plan = [] }) {
return workspaces.length > 0 ? workspaces.map(describeSelector) : [...plan];
}
function plannedDirectories({ directory, workspaces }) {
const ownDirectories = workspaces.map((selector) => selector.kind === 'name' ? selector.directory : undefined);
return [...new Set(ownDirectories.map((path) => path ?? directory))];
}
const PLAIN_PATH = /^[\w./-]+$/;
const PLAIN_TAG = /^[\w.:/-]+$/;
function writeWorkspaceList(selectors, separator = ',') {
const plainItems = selectors.map(plainItem);
if (plainItems.every((item) => item !== undefined))
return plainItems.join(separator);
return `[${selectors.map(jsonObject).join(',')}]`;
}
function plainItem(selector) {
if (selector.kind === 'query') {
const { tags, project } = selector;
if (!Array.isArray(tags))
return undefined;
const [word = '', ...others] = project === undefined ? tags : [...tags, project];
if (others.length > 0 || !PLAIN_TAG.test(word))
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
if (value !== undefined)
members.push(`"${name}":${jsonValue(value)}`);
}
return `{${members.join(',')}}`;
}
function jsonValue(value) {
if (typeof value === 'string')
return jsonText(value);
if (Array.isArray(value))
return `[${value.map(jsonText).join(',')}]`;
const members = Object.entries(value).map((pair) => pair.map(jsonText).join(':'));
return `{${members.join(',')}}`;
}
function jsonText(text) {
return `"${text.replaceAll(/[^\w ./:-]/g, _model_quote_js_2_ .FI)}"`;
}
const shortText = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(1_000));
const selectorObjects = _client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ .KCZ([
_client_wire_schema_js_3_ .rej({ name: shortText, directory: _client_wire_schema_js_3_ .lqM(shortText) }),
_client_wire_schema_js_3_ .rej({
tags: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(shortText), _client_wire_schema_js_3_ .BpQ(1)),
project: _client_wire_schema_js_3_ .lqM(shortText),
}),
_client_wire_schema_js_3_ .rej({
tags: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .g1P(shortText, _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(1_000))), _client_wire_schema_js_3_ .bPf(1)),
project: _client_wire_schema_js_3_ .lqM(shortText),
}),
_client_wire_schema_js_3_ .rej({ tags: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(shortText), []), project: shortText }),
]));
function readObjects(text) {
const items = (0,_model_parse_js_4_ .qF)(text);
if (!Array.isArray(items) || !items.some(_model_parse_js_4_ .u4))
return undefined;
const parsed = _client_wire_schema_js_3_ .xLC(selectorObjects, items);
if (!parsed.success) {
return {
problem: 'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] [{"tags": ["…"], "project": "…"}] or [{"tags": {"…": "…"}}].',
};
}
const value = parsed.output.map((object) => 'name' in object ? { kind: 'name', ...object } : { kind: 'query', ...object });
return { value };
}
function readWorkspaceList(text, addProblem) {
const list = readObjects(text) ?? (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list) {
addProblem('workspaces', list.problem);
return [];
}
if (list.value.length === 0)
addProblem('workspaces', 'is an empty list. Name at least one workspace.');
const selectors = [];
const selectorTexts = new Set();
for (const item of list.value) {
const selector = typeof item === 'string' ? readSelector(item) : { value: item };
if ('problem' in selector)
addProblem('workspaces', selector.problem);
else if (selectorTexts.has(JSON.stringify(selector.value))) {
const shown = typeof item === 'string' ? item : describeSelector(item);
addProblem('workspaces', `names ${(0,_model_quote_js_2_ .hD)(shown)} twice. Take one out.`);
}
else {
selectorTexts.add(JSON.stringify(selector.value));
selectors.push(selector.value);
}
}
return selectors;
}
function readSelector(item) {
const [, kind, afterColon = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
if (kind !== undefined) {
const name = afterColon.trim();
if (name === '')
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} says nothing after the colon.` };
if (kind === 'tag')
return { value: { kind: 'query', tags: [name] } };
return { value: { kind: 'query', tags: [], project: name } };
}
const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
if (rest.length > 0 || directory === '' || name === '') {
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} is not a pair. Write name=directory.` };
}
if (!NAME.test(name)) {
const [, hint = ''] = HINTS.find(([sign]) => name.includes(sign)) ?? [];
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} is not a name. ${NAME_RULE}${hint}` };
}
return { value: { kind: 'name', name, directory } };
}
const HINTS = [
[':', ' For a directory, write name=directory.'],
['*', ' For several, write tag:NAME or project:NAME.'],
[' ', ' Write each on a line of its own, or commas between them.'],
];
const UNNAMED_ORGANIZATION = 'local';
function namedOrganization({ local, organization }) {
return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}
function withLocalNames(block, directory) {
const { workspaces, organization = UNNAMED_ORGANIZATION, unread: _, ...rest } = block ?? { at: 'no block' };
const isUnnamed = workspaces?.name === undefined &&
workspaces?.prefix === undefined &&
workspaces?.tags === undefined;
const withName = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
return { ...rest, organization, workspaces: withName };
}
function nameOfDirectory(directory) {
const name = (0,node_path_0_.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
/***/ }),
/***/ 72383:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$z: () => ( checkPublicKey),
RR: () => ( readPublicKey),
rW: () => ( makeApprovalKey),
s3: () => ( isSignedBy)
});
var node_crypto_0_ = __webpack_require__(77598);
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const MAKE_ONE = 'Make a pair: `plangate approval-key`.';
function makeApprovalKey(seed) {
const privateDer = Buffer.concat([PRIVATE_START, seed]);
const key = (0,node_crypto_0_.createPrivateKey)({ key: privateDer, format: 'der', type: 'pkcs8' });
const publicDer = (0,node_crypto_0_.createPublicKey)(key).export({ format: 'der', type: 'spki' });
return { privateKey: privateDer.toString('base64'), publicKey: publicDer.toString('base64') };
}
function readPublicKey(text) {
const der = readDer(text, PUBLIC_START);
if (der !== undefined) {
return { value: (0,node_crypto_0_.createPublicKey)({ key: der, format: 'der', type: 'spki' }) };
}
const isPrivate = readDer(text, PRIVATE_START) !== undefined;
return {
problem: isPrivate
? 'is the private half of a pair. Everybody who has read it can approve everything: make a new pair with `plangate approval-key`, and give the gate the public half.'
: `is no public key. ${MAKE_ONE}`,
};
}
function checkPublicKey(text) {
const key = readPublicKey(text);
return 'problem' in key ? key : { value: text };
}
function readDer(text, start) {
const der = Buffer.from(text, 'base64');
const isWhole = der.length === start.length + KEY_BYTES && der.toString('base64') === text;
return isWhole && der.subarray(0, start.length).equals(start) ? der : undefined;
}
function isSignedBy(key, text, signature) {
const bytes = Buffer.from(signature, 'base64url');
if (bytes.toString('base64url') !== signature)
return false;
return (0,node_crypto_0_.verify)(null, Buffer.from(text), key, bytes);
}
/***/ }),
/***/ 4226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
m1: () => ( NO_SEAL),
mN: () => ( splitSeal),
ny: () => ( sealIn),
wz: () => ( createRunSeals)
});
var _seals_js_0_ = __webpack_require__(88138);
var _model_parse_js_1_ = __webpack_require__(2340);
const SEAL_AT_END = / ?\[sealed ([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})\]$/;
const NO_SEAL = { why: 'no-seal', text: 'has no seal of this gate' };
const OTHER_KEY = {
why: 'other-key',
text: "is sealed with another key: override it again, or set `record-key`, in Dependabot's secrets too",
};
const OF_OTHERS = {
why: 'seal-of-others',
text: 'has a seal of another run, workspace or change',
};
function createRunSeals(secret, change) {
const key = (0,_seals_js_0_ .S)(secret);
const keyName = (0,_seals_js_0_ .ol)(key, 'name').toString('hex').slice(0, 8);
const textOf = (version, encoded) => {
const { host, repository, number = 0 } = change;
const { service, workspaceId, versionId } = version;
const fields = [service, host, repository, number, workspaceId, versionId, encoded];
return `run ${JSON.stringify(fields)}`;
};
return {
change,
digest: (text) => (0,_seals_js_0_ .ol)(key, `digest ${text}`).toString('base64url').slice(0, DIGEST_LETTERS),
seal(version, facts) {
const encoded = encodeFacts(facts, change.repositoryId ?? '');
return `[sealed ${keyName}.${encoded}.${(0,_seals_js_0_ .Ru)(key, textOf(version, encoded))}]`;
},
open(text, version) {
const [, name, encoded = '', seal = ''] = SEAL_AT_END.exec(text) ?? [];
if (name === undefined)
return NO_SEAL;
if (name !== keyName)
return OTHER_KEY;
const decoded = decodeFacts(encoded);
if (decoded === undefined || !(0,_seals_js_0_ .dy)(key, textOf(version, encoded), seal))
return OF_OTHERS;
const { repositoryId, ...facts } = decoded;
const ids = new Set([repositoryId, change.repositoryId ?? ''].filter(Boolean));
return ids.size > 1 ? OF_OTHERS : facts;
},
};
}
function splitSeal(text) {
const match = SEAL_AT_END.exec(text);
if (match === null)
return { text };
const { repositoryId: _id, ...claimed } = decodeFacts(match[2] ?? '') ?? {};
return { text: text.slice(0, match.index), claimed: 'kind' in claimed ? claimed : undefined };
}
function sealIn(text) {
return SEAL_AT_END.exec(text)?.[0].trimStart();
}
const DIGEST_LETTERS = 22;
const KINDS = ['run', 'taken-over'];
const MODES = ['speculative', 'provisional'];
const FORMS = ['redacted', 'whole'];
function encodeFacts(facts, repositoryId) {
const { kind, head, base, commentKey, group, mode, form, options, upload, conditions } = facts;
const words = [KINDS.indexOf(kind), MODES.indexOf(mode), FORMS.indexOf(form)];
const fields = [
...words,
head,
base,
commentKey,
group,
options,
upload,
conditions,
repositoryId,
];
return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
}
function decodeFacts(encoded) {
const fields = (0,_model_parse_js_1_ .c3)((0,_model_parse_js_1_ .qF)(Buffer.from(encoded, 'base64url').toString('utf8')));
const [kindAt, modeAt, formAt, ...texts] = fields;
const kind = typeof kindAt === 'number' ? KINDS[kindAt] : undefined;
const mode = typeof modeAt === 'number' ? MODES[modeAt] : undefined;
const form = typeof formAt === 'number' ? FORMS[formAt] : undefined;
if (kind === undefined || mode === undefined || form === undefined)
return undefined;
if (texts.length !== 8 || !texts.every((text) => typeof text === 'string'))
return undefined;
const [head = '', base = '', commentKey = '', group = '', options = '', upload = ''] = texts;
const [conditions = '', repositoryId = ''] = texts.slice(6);
const sealed = { kind, mode, form, head, base, commentKey, group, options, upload, conditions };
return { ...sealed, repositoryId };
}
/***/ }),
/***/ 88138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( secretOfSeals),
Ru: () => ( sealOf),
S: () => ( keyFrom),
Yo: () => ( openApproval),
dy: () => ( isSealed),
ol: () => ( digestOf)
});
var node_crypto_0_ = __webpack_require__(77598);
var _model_approval_marks_js_2_ = __webpack_require__(33583);
var _approval_key_js_1_ = __webpack_require__(72383);
const APPROVAL_CLAIMS = {
isSigned: ({ publicKey, scope, command, approval }) => {
const { by, at, reason, commit } = command;
const { marks, appPushed, signature, workspaceId } = approval;
if (commit !== scope.commit || workspaceId !== scope.workspaceId)
return false;
const text = approvalText({ ...scope, by, at, reason, appPushed }, marks);
return (0,_approval_key_js_1_ .s3)(publicKey, text, signature);
},
coversAct: ({ key, scope, approval }, act = '') => (0,_model_approval_marks_js_2_ .MC)(approval).includes(markOf(key, scope, act)),
};
function openApproval({ secret, publicKey }, { scope, command, approval }, claims = APPROVAL_CLAIMS) {
const { coversAct, ...ofAll } = claims;
const facts = { key: keyFrom(secret), publicKey, scope, command, approval };
const isValid = Object.values(ofAll).every((holds) => holds(facts));
return isValid ? (act) => coversAct(facts, act) : undefined;
}
function markOf(key, scope, act) {
const text = JSON.stringify([...changeOf(scope), scope.workspaceId, act]);
return digestOf(key, `act ${text}`).toString('base64url').slice(0, _model_approval_marks_js_2_ .mN);
}
function changeOf({ repository, number, base, commit }) {
return [repository.toLowerCase(), number, base, commit];
}
function approvalText(signing, marks) {
const { workspaceId, by, at, reason, appPushed } = signing;
const fields = [...changeOf(signing), workspaceId, by, at, reason, appPushed, marks];
return `plangate approval v1 ${JSON.stringify(fields)}`;
}
function secretOfSeals(values) {
return values.recordKey || values.gateToken || values.token || '';
}
function keyFrom(secret) {
return digestOf(secret, 'plangate release v1');
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
Tc: () => ( readPolicyLink),
bx: () => ( chooseTarget),
k0: () => ( otherHostProblem)
});
var _model_errors_js_0_ = __webpack_require__(74132);
var _model_origin_js_3_ = __webpack_require__(13861);
var _model_quote_js_2_ = __webpack_require__(28187);
var _model_unfilled_js_1_ = __webpack_require__(84824);
const DEFAULT_HOST = 'app.terraform.io';
function chooseTarget(sources) {
const { environment, storedToken, block, otherBlocks = [] } = sources;
const answeredHost = nonEmpty(sources.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']);
const writtenHost = answeredHost ?? block?.hostname;
const reading = readHostname(writtenHost ?? DEFAULT_HOST);
const serviceHost = 'value' in reading ? reading.value : undefined;
const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
const unread = [block, ...otherBlocks].flatMap((one) => one?.unread?.hostname ?? []);
if (answeredHost === undefined)
problems.push(...unread);
const tokenOfHost = serviceHost &&
(tokenFor(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
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
const ofTfci = { at: 'TF_HOSTNAME', hostname: nonEmpty(environment['TF_HOSTNAME']) };
for (const otherBlock of writtenHost === undefined ? [...otherBlocks, ofTfci] : otherBlocks) {
const problem = serviceHost && otherHostProblem(serviceHost, otherBlock);
if (problem !== undefined)
problems.push(problem);
}
return { serviceHost, token, problems };
}
function otherHostProblem({ hostname }, block) {
if (block?.hostname === undefined)
return undefined;
const reading = readHostname(block.hostname);
if ('value' in reading && reading.value.hostname === hostname)
return undefined;
return {
where: 'hostname',
code: _model_errors_js_0_ .Lp.unnamedHost,
message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js_2_ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
};
}
function nonEmpty(text) {
const trimmed = text?.trim();
return trimmed === '' ? undefined : trimmed;
}
function readHostname(text) {
const written = text.trim();
const problem = `${(0,_model_quote_js_2_ .hD)(written.replace(/^.*@/s, '…@'))} is not a host. Write ${(0,_model_quote_js_2_ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
return { problem };
const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
if (!URL.canParse(address))
return { problem };
const url = new URL(address);
if (url.pathname !== '/')
return { problem };
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return { problem };
if (url.protocol === 'http:' && !(0,_model_origin_js_3_ .U)(url.hostname)) {
return { problem: `${(0,_model_quote_js_2_ .hD)(written)} would send the token unencrypted. Write https.` };
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
function readPolicyLink(link) {
const problem = (why) => ({
problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
});
const filledLink = link.replace(PLACEHOLDER, 'x');
if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(filledLink)) {
return problem('is not an https address');
}
const { username, password } = new URL(filledLink);
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
/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
O2: () => ( asTrusted),
PJ: () => ( treeOf),
Yc: () => ( jobDirectoryOf),
dd: () => ( asOwn),
g7: () => ( describeDifferences),
lI: () => ( UntrustedError),
pG: () => ( readBranch)
});
var _configuration_cloud_block_js_0_ = __webpack_require__(80177);
var _model_quote_js_1_ = __webpack_require__(28187);
function jobDirectoryOf(tree, workingDirectory) {
return tree.proposed ? tree.workspace : workingDirectory;
}
function treeOf(proposed, trustedFiles) {
return proposed ? { ...trustedFiles, proposed } : OWN;
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
function readBranch(text) {
const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
return isInvalid ? { problem: `${(0,_model_quote_js_1_ .hD)(text)} is not the name of a branch.` } : { value: text };
}
class UntrustedError extends Error {
name = 'UntrustedError';
helpCode;
constructor(message, helpCode) {
super(message);
this.helpCode = helpCode;
}
}
function describeDifferences(ownBlock, trusted, chosen) {
const sentences = [];
const compare = (what, ownName, name) => {
if (name === undefined || ownName === name)
return;
const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js_1_ .hD)(ownName)}`;
const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js_1_ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
};
if (chosen.organization)
compare('organization', ownBlock?.organization, trusted.organization);
if (chosen.workspaces) {
compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
}
return sentences;
}
function describeWorkspaces(block) {
const { name, prefix, tags, project } = block?.workspaces ?? {};
const parts = [
name,
prefix && `${prefix}…`,
tags && `tags ${(0,_configuration_cloud_block_js_0_ .u0)(tags).join(', ')}`,
project && `project ${project}`,
].filter((part) => typeof part === 'string');
return parts.length > 0 ? parts.join(', ') : undefined;
}
/***/ })
};
