export const id = 3308;
export const ids = [3308];
export const modules = {
/***/ 66241:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( notGated),
c: () => ( judgingOf),
guardOfSettings: () => ( guardOfSettings)
});
var _settings_workspace_selectors_js_0_ = __webpack_require__(30589);
var _trust_change_origin_js_2_ = __webpack_require__(58245);
var _trust_sealed_approval_js_1_ = __webpack_require__(88820);
function judgingOf({ settings, subject, exceptions, own }, deadline) {
const { service, plan, policy, report, job } = settings;
const released = approvalsFor(subject, service.token);
return {
plan,
policy,
timeoutMs: job.timeoutMs,
deadline,
changeRequest: subject.changeRequest,
own: own && { ...own, released },
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
released: approvalsFor(subject, token),
};
}
function approvalsFor(subject, token) {
return async (workspaceId) => {
const commands = (await subject?.approvals?.()) ?? [];
return commands.flatMap((change) => approvalsOn(change, workspaceId, token));
};
}
const openRelease = (0,_trust_sealed_approval_js_1_ .rC)(_trust_sealed_approval_js_1_ .m7);
function approvalsOn(change, workspaceId, token) {
return change.acts.flatMap((act) => act.approvals.flatMap((release) => {
const approves = openRelease(token, { ...change, workspaceId }, act, release);
return approves === undefined
? []
: [{ approves, by: act.by, at: act.at, reason: act.reason }];
}));
}
async function notGated(plan, failure, durationMs) {
const { unjudged } = await Promise.all([__webpack_require__.e(5301), __webpack_require__.e(7832)]).then(__webpack_require__.bind(__webpack_require__, 67832));
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
const over = alarms.any(signal, alarms.in(timeoutMs));
return { ...ports, ...(0,_machine_execute_js_0_ .Vo)(over, ports), endsAt: clock.now() + timeoutMs, over };
}
const LATEST_MS = 7_000;
const SOON_MS = 700;
const LAST_AFTER_SIGNAL_MS = 6_200;
async function endInTime({ alarms, signal, clock, endsAt }, work, otherwise) {
let isLonger = false;
const working = work(() => (isLonger = true));
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
if (isLonger)
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
left -= charactersOf(result);
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
function charactersOf({ message, description = '', output, resources }) {
const texts = [message, description, ...output, ...resources.map((each) => each.message ?? '')];
return texts.reduce((sum, text) => sum + text.length, 0);
}
function withShortTexts(result) {
const { message, description, output, resources } = result;
return {
...result,
message: bounded_texts_short(message),
description: description === undefined ? undefined : bounded_texts_short(description),
output: output.slice(0, 1).map(bounded_texts_short),
resources: resources.map((each) => ({
...each,
message: each.message === undefined ? undefined : bounded_texts_short(each.message),
})),
};
}
function bounded_texts_short(text) {
return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}
var read_regular = __webpack_require__(43962);
var help = __webpack_require__(11805);
var report_text = __webpack_require__(74913);
var judging_options = __webpack_require__(66241);
var limits = __webpack_require__(52696);
;// CONCATENATED MODULE: ./build/src/check/plan-and-judge.js
async function planAndJudge(request, ports, runGate) {
const { context, hints, repositoryRoot, conceals: secrets } = request;
const renderers = Promise.all([__webpack_require__.e( 9307).then(__webpack_require__.bind(__webpack_require__, 69307)), __webpack_require__.e( 1105).then(__webpack_require__.bind(__webpack_require__, 11105))]);
const { undecided } = request;
const ended = undecided === undefined
? await runGate(request, ports, secrets)
: await (0,judging_options.N)(request.settings.plan, { kind: 'unplanned', message: undecided }, 0);
const [{ readExcerpts }, { toReportView }] = await renderers;
const inTime = (0,limits.Ce)(ports);
const gated = { ...ended, workspaces: withBoundedTexts(ended.workspaces) };
const isElsewhere = await inTime(isOtherCommit(request), () => true);
const provided = await inTime(request.provided ?? Promise.resolve([]), () => []);
for (const notice of provided)
ports.log.warning((0,help.il)(notice));
const { notices: before = [] } = request;
const noticed = withNotices(gated, { ...request, notices: before.concat(provided) }, isElsewhere);
const files = isElsewhere ? NO_FILES : { ...FILES, patches: request.subject.patches };
const located = await inTime(locate(noticed, repositoryRoot, files), () => locate(noticed, repositoryRoot, NO_FILES));
const reading = readExcerpts(located, repositoryRoot, (path) => files.readFile(path));
const quoted = await inTime(reading, () => located);
const carried = await inTime(carryToHead(quoted, request), () => quoted);
const result = secrets.concealAll(carried);
const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
const earlier = hints?.previous(names);
const previous = earlier && (await inTime(earlier, () => undefined));
const uncommittedFiles = uncommittedOf(result)?.length;
const about = { ...context, previous, uncommittedFiles, overriders: result.overriders };
const view = secrets.concealAll(toReportView(result, about));
return { result, view };
}
function withNotices(gated, { notices: requestNotices = [], proposed }, isElsewhere) {
const lacksLines = isElsewhere && gated.workspaces.some(({ runId }) => runId !== undefined);
const uncommitted = proposed ? (uncommittedOf(gated) ?? []) : [];
const notices = [
...requestNotices,
...(lacksLines ? [ELSEWHERE] : []),
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
return `Uncommitted changes: ${(0,report_text.Ku)(paths, 3)} ${verb} from the commit that is checked out, and the run planned the changed files.`;
}
async function carryToHead(result, request) {
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
const ELSEWHERE = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
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
const anything = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
changes !== undefined ||
results.some(({ status }) => status !== 'passed'));
if (!anything)
return result;
const { locateResults } = await __webpack_require__.e( 7492).then(__webpack_require__.bind(__webpack_require__, 47492));
return locateResults(result, { repositoryRoot, ...files });
}
/***/ }),
/***/ 23308:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
plangate: () => ( plangate)
});
var report_json = __webpack_require__(47912);
var cli_command = __webpack_require__(24953);
var neutralise_log = __webpack_require__(22195);
var report_text = __webpack_require__(74913);
var external_node_path_ = __webpack_require__(76760);
var client_client = __webpack_require__(87457);
var describe = __webpack_require__(13056);
var errors = __webpack_require__(20486);
;// CONCATENATED MODULE: ./build/src/client/find-id.js
const PREFIXES = { workspace: 'ws-', team: 'team-', 'agent pool': 'apool-' };
function mayBeId(kind, text) {
return text.startsWith(PREFIXES[kind]);
}
async function resolveId(client, kind, text, organization) {
const isLike = mayBeId(kind, text);
const isWhole = isLike && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
if (isWhole || organization === undefined)
return text;
const find = async () => {
if (kind === 'team')
return client.names.team(organization, text);
if (kind === 'agent pool')
return client.names.agentPool(organization, text);
return (await client.workspaces.showByName(organization, text)).id;
};
const id = await find().catch((error) => {
const isNo = error instanceof errors._ && ['not-found', 'forbidden'].includes(error.code);
if (!isLike || !isNo)
throw error;
return undefined;
});
if (id !== undefined || isLike)
return id ?? text;
const europe = (0,describe.WL)(new URL(client.origin).host, `/${kind}`);
const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${PREFIXES[kind]}….${europe}`;
throw new errors._(message, { code: 'not-found', method: 'GET', path: kind });
}
var dist = __webpack_require__(77934);
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
const committed = await pathsThatDiffer([base, head], repository, ports);
const differences = await (0,compare_with_commit.TD)(repository, ports);
if (committed === undefined || differences === undefined)
return undefined;
const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
const ignored = await (0,compare_with_commit.SQ)(added, repository, ports);
const uncommitted = differences.map(({ path }) => path).filter((path) => !ignored.has(path));
return [...new Set([...committed, ...uncommitted])];
}
async function pathsThatDiffer(both, repository, ports) {
const commits = await (0,git_objects.Fe)(both, repository, ports);
const [old, now] = both.map((id) => commits.get(id)?.tree);
if (old === undefined || now === undefined)
return undefined;
const top = (id) => ({ mode: '040000', name: '', id });
const paths = [];
let pairs = [['', top(old), top(now)]];
while (pairs.length > 0) {
const ids = pairs.flatMap(([, ...both]) => both.flatMap((entry) => treeOf(entry) ?? []));
const trees = await (0,git_objects.i9)([...new Set(ids)], repository, ports);
if (ids.some((id) => !trees.has(id)))
return undefined;
const deeper = [];
for (const [path, before, after] of pairs) {
if (isFile(before) || isFile(after))
paths.push(path);
const left = entriesByName(trees.get(treeOf(before) ?? ''));
const right = entriesByName(trees.get(treeOf(after) ?? ''));
for (const name of new Set([...left.keys(), ...right.keys()])) {
const was = left.get(name);
const is = right.get(name);
if (was?.id === is?.id && was?.mode === is?.mode)
continue;
deeper.push([path === '' ? name : `${path}/${name}`, was, is]);
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
async function patchesSince(target, repository, ports) {
const head = await (0,checked_out_commit.U)(repository);
const base = await mergeBase(target, repository, ports);
if (head === undefined || base === undefined)
return [];
const stable = ['--no-renames', '--no-relative', '--no-ext-diff', '--no-textconv', '--no-color'];
const names = ['--unified=0', '--src-prefix=a/', '--dst-prefix=b/'];
const args = ['diff-tree', '-r', '-p', ...stable, ...names, base, head, '--'];
const changes = await (0,ask_git.kO)(ports, repository, head, { args });
if ('why' in changes)
return [];
return changes.text.split(/^diff --git /m).flatMap((text) => {
const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(text)?.[1];
return path === undefined ? [] : [{ path, text: text.slice(text.indexOf('\n@@') + 1) }];
});
}
var find_repository = __webpack_require__(6609);
var error_message = __webpack_require__(34271);
var workspace_selectors = __webpack_require__(30589);
var change_origin = __webpack_require__(58245);
var git_files = __webpack_require__(3790);
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
var heading = __webpack_require__(68526);
var links = __webpack_require__(67713);
var marker = __webpack_require__(54340);
var own_comments = __webpack_require__(19696);
;// CONCATENATED MODULE: ./build/src/hosts/announce.js
const LAST_WAIT_MS = 2_000;
async function announcePlan({ api, number, headSha }, plan, earlier, signal) {
const { context } = plan;
const state = toPlanState(plan, headSha);
if (state === undefined || signal.aborted || earlier?.headSha !== headSha)
return;
let { comment } = earlier;
if (comment !== undefined && mayHaveChanged(comment, state, context)) {
const now = await api.snapshot(number);
({ comment } = (0,own_comments.gq)(now, context.key));
if (now.headSha !== headSha)
return;
}
if (comment === undefined || signal.aborted)
return;
const { defuse = (text) => text } = api;
const body = (0,heading.Zs)(comment.body, state, context.key, (0,links.TZ)(context));
if (body !== undefined)
await api.updateComment(comment.id, defuse(body), signal);
}
function toPlanState({ context: { jobId, job, startedAt }, url, unfinished = false }, headSha) {
const started = Math.floor(Date.parse(startedAt) / 1000);
if (jobId === undefined || headSha === '' || !(started > 0))
return undefined;
const { runId = 0, attempt = 0 } = job ?? {};
return { job: jobId, runId, attempt, headSha, startedAt: started, url, unfinished };
}
function mayHaveChanged({ body }, plan, { key, takesCommands = false }) {
const { sections = [], plans = [], acts = [] } = (0,marker.rH)(body, key) ?? {};
return (takesCommands ||
acts.length > 0 ||
sections.length > 1 ||
plans.some(({ job }) => job !== plan.job) ||
[...sections, ...plans].some(({ runId, attempt }) => runId === plan.runId && attempt === plan.attempt));
}
function announcer({ announce }, { context, conceals }, { clock, signal }, onProblem) {
const ending = new AbortController();
const either = AbortSignal.any([signal, ending.signal]);
let work;
return {
begin(url) {
work ??= announce?.(conceals.concealAll({ context, url }), either).catch(onProblem);
},
async end() {
if (work !== undefined && !signal.aborted) {
const waiting = new AbortController();
const late = clock.sleep(LAST_WAIT_MS, waiting.signal).catch(() => undefined);
await Promise.race([work, late]).finally(() => waiting.abort());
}
ending.abort();
},
};
}
var comment = __webpack_require__(33208);
var decide_comment = __webpack_require__(49369);
var origin = __webpack_require__(13861);
var git_server = __webpack_require__(12905);
var recognise = __webpack_require__(77410);
var registry = __webpack_require__(77006);
;// CONCATENATED MODULE: ./build/src/hosts/detect.js
async function detect(environment) {
const row = (0,recognise.OB)(environment);
const host = row === undefined ? none : await row.load();
const root = (0,recognise.o5)(environment);
return { ...host.facts(environment), name: row?.name ?? 'none', host, environment, root };
}
function valuesOf(environment, which) {
const row = (0,recognise.OB)(environment);
return readVariables(row === undefined ? registry.TR : [row], which, environment);
}
function isTargetSet(environment) {
return readVariables(registry.TR, 'target', environment).some((value) => value !== '');
}
function readVariables(rows, which, environment) {
const names = rows.flatMap((row) => row[which] ?? []);
return names.flatMap((name) => environment[name] ?? []);
}
function startersOf(environment) {
const names = (0,recognise.OB)(environment)?.actor ?? [];
return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}
function askedServer({ name, host, environment }) {
const { server } = host;
const address = gitAddress(server.address(environment) ?? '');
if (name === 'none' && address === undefined && !(0,recognise.d_)(environment))
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
const isHere = url.protocol === 'http:' && (0,origin.U)(url.hostname);
return url.protocol === 'https:' || isHere ? url.href : undefined;
}
const none = {
server: {
...git_server.b,
asked: '`PLANGATE_REPOSITORY_URL`',
keepsWorkspaces: 'not known',
address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
},
facts: () => ({}),
jobOrigin: (environment, isPersonThere) => ({
proposed: !isPersonThere || (0,recognise.d_)(environment),
changeOrigin: 'own',
}),
};
var host_error = __webpack_require__(93452);
;// CONCATENATED MODULE: ./build/src/hosts/earlier-reports.js
async function readEarlierReports(comments, number, key, filesAt) {
const reading = comments.snapshot(number, { files: filesAt !== undefined });
const snapshot = await reading.catch((0,host_error.yg)(() => undefined));
if (snapshot === undefined)
return undefined;
const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
const { comment, kept } = (0,own_comments.gq)(snapshot, key);
const { sections = [], acts = [], uploads } = kept ?? {};
return {
durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
runs(headSha) {
const same = sections.filter((section) => section.headSha === headSha);
return Object.fromEntries(same.flatMap(({ runs }) => Object.entries(runs)));
},
findings: (section) => sections.find(({ id }) => id === section),
files,
acts,
uploads: comment?.isOwnText === true ? uploads : undefined,
comment,
headSha: snapshot.headSha,
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
earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
uploads: async () => {
const read = subject.uploads?.earlier();
return (read && (await soon(read, clock)))?.uploads ?? [];
},
askedAnewAt: async () => {
const { acts = [] } = (await soon(earlier, clock)) ?? {};
return acts.findLast(({ verb }) => verb === 'again')?.at;
},
previous: async (names) => {
if (signal.aborted)
return undefined;
const last = await (subject.asksForHints ? earlier : soon(earlier, clock));
const workspaces = names.map((name) => ({ name }));
return last?.findings((0,marker.F2)({ context, workspaces }));
},
};
}
const EARLIER_MS = 3_000;
async function soon(answer, clock) {
const enough = new AbortController();
const over = () => undefined;
const late = clock.sleep(EARLIER_MS, enough.signal).then(over, over);
return Promise.race([answer, late]).finally(() => enough.abort());
}
var report_comment = __webpack_require__(92650);
var escape_markdown = __webpack_require__(67511);
;// CONCATENATED MODULE: ./build/src/report/page/detail.js
const WHOLE = {
attributes: true,
whole: true,
changes: 20_000,
findings: 2_000,
text: 20_000,
spots: 200,
cells: 20_000,
rows: 1_000,
};
const BARE = { ...WHOLE, attributes: false };
const DETAILS = [
WHOLE,
{ ...WHOLE, whole: false },
BARE,
{ ...BARE, changes: 5_000, text: 4_000 },
{ ...BARE, changes: 500, findings: 500, text: 1_000, cells: 4_000 },
{ ...BARE, changes: 100, findings: 100, text: 300, spots: 20, cells: 500, rows: 300 },
{ ...BARE, changes: 20, findings: 20, text: 100, spots: 3, cells: 100, rows: 20 },
];
var report_findings = __webpack_require__(34581);
var html = __webpack_require__(80665);
var next_steps = __webpack_require__(92189);
var report_words = __webpack_require__(43629);
var uncommitted = __webpack_require__(41880);
var planned_changes = __webpack_require__(69166);
var changes = __webpack_require__(30445);
var sentence = __webpack_require__(42251);
;// CONCATENATED MODULE: ./build/src/report/page/changes.js
const ORDER = [
'delete',
'replace',
'forget',
'invoke',
'update',
'create',
'none',
];
function renderChanges(view, detail) {
const all = (0,changes.fs)(view);
const unlisted = view.workspaces.reduce((sum, { changes }) => sum + (changes?.leftOut ?? 0), 0);
if (all.length + unlisted === 0)
return undefined;
const sorted = ORDER.flatMap((action) => all.filter((change) => change.action === action));
const shown = sorted.slice(0, detail.changes);
const hidden = sorted.length - shown.length + unlisted;
const groups = (0,report_text.$z)(shown, ({ action }) => action);
return (0,html.qy) `<h2 id="changes">${(0,report_text.U9)(all.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(({ name, changes }) => changes?.doubt !== undefined &&
(0,html.qy) `<p>
          <strong>${(0,escape_markdown.$Q)(name, detail.text)}: this list of changes may be incomplete.</strong>
          ${(0,escape_markdown.$Q)(changes.doubt, detail.text)}
        </p>`)}
    ${groups.map((group) => renderGroup(group, view, detail))}
    ${hidden > 0 && (0,html.qy) `<p class="soft">${(0,report_text.zD)(hidden)} more are not on this page; the runs have them.</p>`}
    ${leftOutWords(shown, detail)}
    ${view.workspaces.map(({ name, changes }) => changes?.unread !== undefined &&
(0,html.qy) `<p class="soft">${(0,escape_markdown.$Q)(name, detail.text)}: ${(0,escape_markdown.$Q)(changes.unread, detail.text)}</p>`)}`;
}
function leftOutWords(shown, detail) {
const without = shown.filter((change) => (change.differs ?? []).length > 0 && !hasAttributes(change, detail));
if (without.length === 0)
return undefined;
return (0,html.qy) `<p class="soft">
    This page would be too large with the attributes of ${(0,report_text.U9)(without.length, 'change')}.
  </p>`;
}
function hasAttributes({ action }, { attributes, whole }) {
return attributes && (whole || (action !== 'create' && action !== 'delete'));
}
function renderGroup(group, view, detail) {
const [{ action }] = group;
const title = `${changes.B2[action]} ${(0,changes.pq)(action, group.length)}`;
const lines = group.map((change) => renderChange(change, view, detail));
return (0,html.qy) `<details ${(0,planned_changes.jR)({ action }) && UNFOLDED}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}
const UNFOLDED = (0,html.qy) `open`;
function renderChange(change, view, detail) {
const fileLine = (0,report_words.CP)(change);
const url = change.location && (0,links.eL)(change.location, view.context);
const named = fileLine !== '' && (0,html.qy) `<code>${(0,escape_markdown.$Q)(fileLine, detail.text)}</code>`;
const linked = named && (0,html.Y3)(named, url, (0,links.TZ)(view.context));
const inWorkspace = view.workspaces.length > 1 &&
(0,html.qy) ` <span class="soft">in ${(0,escape_markdown.$Q)(change.workspace, detail.text)}</span>`;
const why = (0,sentence.II)((0,changes.ff)({ ...change, attributes: [] }));
const reason = why !== '' && (0,html.qy) `: ${(0,escape_markdown.$Q)(why, detail.text)}`;
const head = (where) => (0,html.qy) `<code>${(0,escape_markdown.$Q)(change.address, detail.text)}</code
      >${where && [' · ', where]}${inWorkspace}${reason}`;
const inside = hasAttributes(change, detail) ? renderInside(change) : undefined;
if (inside === undefined)
return (0,html.qy) `<li>${head(linked)}</li>`;
const link = linked !== named && (0,html.qy) `<p>${linked}</p>`;
return (0,html.qy) `<li>
    <details>
      <summary>${head(named)}</summary>
      ${link}${inside}
    </details>
  </li>`;
}
function renderInside(change) {
const names = (0,changes.Lo)(change, Infinity) || (0,changes.to)(change.attributes);
return names === '' ? undefined : (0,html.qy) `<p>${(0,html.dj)(names, Infinity)}</p>`;
}
var report_spots = __webpack_require__(62533);
;// CONCATENATED MODULE: ./build/src/report/page/findings.js
function idsOfFindings(findings) {
const used = new Map();
return new Map(findings.map((finding) => {
const { fingerprint } = finding;
const number = (used.get(fingerprint) ?? 0) + 1;
used.set(fingerprint, number);
return [finding, `finding-${fingerprint}${number > 1 ? `-${number}` : ''}`];
}));
}
function renderFindings(view, ids, detail) {
const hidden = view.findings.length - ids.size;
const drawn = (finding) => {
const id = ids.get(finding);
return id !== undefined && renderFinding(finding, view, { ...detail, id });
};
const section = (id, title, findings) => {
if (findings.length === 0)
return undefined;
if (id === 'warnings')
return (0,html.qy) `<details id="${id}">
        <summary>${title}</summary>
        ${findings.map(drawn)}
      </details>`;
return (0,html.qy) `<h2 id="${id}">${title}</h2>
      ${findings.map(drawn)}`;
};
return [
...(0,report_findings.RF)(view).map(({ id, title, findings }) => section(id, title, findings)),
...(0,report_findings.$E)(view).map(({ id, words, findings }) => section(id, id === 'advisory' ? 'Advisory failures' : words, findings)),
hidden > 0 && (0,html.qy) `<p class="soft">${(0,report_text.zD)(hidden)} more findings are not on this page.</p>`,
];
}
function renderFinding(finding, view, { id, text, spots: most }) {
const spots = (0,report_spots.PC)(finding);
const origins = (0,links.TZ)(view.context);
const hidden = spots.length - most;
const general = (0,report_spots.Ig)(finding);
const printed = (0,report_spots.Om)(finding, 400);
const soft = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
return (0,html.qy) `<article class="${soft}" id="${id}">
    <h3>
      ${(0,html.Y3)((0,escape_markdown.$Q)(finding.policy, text), finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${aboutFinding(finding, view, text)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && (0,html.qy) `<p>${(0,escape_markdown.$Q)(finding.description, text)}</p>`}
    ${general !== '' && (0,html.qy) `<p>${(0,escape_markdown.$Q)(general, text)}</p>`}
    ${spots.slice(0, most).map((spot) => renderSpot(spot, origins, text))}
    ${hidden > 0 && (0,html.qy) `<p>… and ${(0,report_text.U9)(hidden, `more ${(0,report_spots.pw)(finding)}`)}.</p>`}
    ${printed.length > 0 &&
(0,html.qy) `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,escape_markdown.$Q)(printed.join('\n'), text)}</pre>
      </details>`}
  </article>`;
}
function aboutFinding(finding, view, text) {
const { policySet, status, age } = finding;
const parts = [
(0,escape_markdown.$Q)(policySet, text),
(0,report_words.IF)(finding),
(0,report_words.oB)(finding) ? (0,escape_markdown.$Q)((0,report_words.zs)(finding), text) : report_words.ly[status],
(0,report_text.p_)(finding.workspaces, 6, (name) => (0,escape_markdown.$Q)(name, text)),
(0,sentence.II)((0,report_words.v8)(finding, view.context)),
age === 'new' ? 'new since the last report' : '',
(0,report_words.mF)(finding),
];
return parts.filter((each) => each !== '').join(' · ');
}
function renderSpot(spot, origins, text) {
const [address, message] = (0,report_spots.$u)(spot);
const fileLine = (0,report_words.CP)(spot);
return (0,html.qy) `<p>
      ${fileLine !== '' && (0,html.qy) `${(0,html.Y3)((0,html.qy) `<code>${(0,escape_markdown.$Q)(fileLine, text)}</code>`, spot.permalink, origins)} `}${address !== '' && (0,html.qy) `<code>${(0,escape_markdown.$Q)(address, text)}</code>: `}${(0,escape_markdown.$Q)(message, text)}
    </p>
    ${spot.excerpt && renderExcerpt(spot.excerpt, spot.location?.startLine, text)}`;
}
function renderExcerpt({ lines, at }, startLine = 1, limit = Infinity) {
const first = startLine - at;
const width = String(first + lines.length - 1).length;
const rows = lines.map((line, index) => {
const isAtFault = index === at;
const number = String(first + index).padStart(width);
const text = `${isAtFault ? '▶' : ' '} ${number}  ${(0,escape_markdown.$Q)(line, limit)}\n`;
return (0,html.qy) `<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
});
return (0,html.qy) `<pre class="source" tabindex="0">${rows}</pre>`;
}
var model_verdict = __webpack_require__(83538);
var counts = __webpack_require__(72886);
;// CONCATENATED MODULE: ./build/src/report/page/overview.js
const AT_A_GLANCE = ['delete', 'replace', 'forget', 'invoke'];
function renderOverview(view) {
return (0,html.qy) `${verdictBar(view)} ${figures(view)}`;
}
const KINDS = {
blocked: 'failed',
'needs-override': 'warned',
errored: 'failed',
undecided: 'unknown',
canceled: 'unknown',
advisory: 'warned',
overridden: 'passed',
passed: 'passed',
};
function sharesOf({ workspaces }) {
const closing = report_words.qc.map(({ verdict }) => verdict);
const green = model_verdict.bk.toReversed().filter((verdict) => !closing.includes(verdict));
return [...closing, ...green].flatMap((verdict) => {
const number = workspaces.filter((each) => each.verdict === verdict).length;
return number === 0 ? [] : [{ verdict, number, kind: KINDS[verdict] }];
});
}
function verdictBar(view) {
const shares = sharesOf(view);
const all = view.workspaces.length;
if (all < 2)
return undefined;
let before = 0;
const parts = shares.map(({ number, kind }) => {
const x = before;
before += number;
return (0,html.qy) `<rect class="${kind}" x="${x}" y="0" width="${number}" height="1" />`;
});
return (0,html.qy) `<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>
    <ul class="shares" aria-label="${(0,report_text.dh)(all)} by verdict">
      ${shares.map(({ verdict, number, kind }) => (0,html.qy) `<li class="${kind}">
            <strong>${(0,report_text.zD)(number)}</strong> ${report_words.y3[verdict].words}
          </li>`)}
    </ul>`;
}
function figures(view) {
const failed = view.findings.filter(({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes');
const isNew = failed.filter(({ age }) => age === 'new');
const { workspaces } = view;
const sum = (action) => workspaces.reduce((all, each) => all + ((0,changes.jN)(each, action) ?? 0), 0);
const unknown = workspaces.filter((each) => AT_A_GLANCE.some((one) => (0,changes.jN)(each, one) === undefined));
const which = unknown.length === workspaces.length ? 'all workspaces' : (0,report_text.U9)(unknown.length, 'workspace');
const said = [
failed.length > 0 &&
`${(0,report_text.R3)((0,counts.kC)(failed))} failed${isNew.length > 0 ? ` (${(0,report_text.zD)((0,counts.kC)(isNew))} new since the last report)` : ''}`,
...AT_A_GLANCE.map((action) => sum(action) > 0 && (0,changes.pq)(action, sum(action))),
unknown.length > 0 &&
`${workspaces.length === 1 ? 'what the plan does' : `what the plans of ${which} do`} is not wholly known`,
].filter((each) => each !== false);
return said.length > 0 && (0,html.qy) `<p class="figures">${said.join(' · ')}</p>`;
}
var page_document = __webpack_require__(47713);
;// CONCATENATED MODULE: ./build/src/report/page/signs.js
const SHAPES = {
'✓': 'M6.2 13 1.6 8.4 3 7l3.2 3.2 6.8-6.8 1.4 1.4z',
'✗': 'm8 6.6 4-4L13.4 4l-4 4 4 4-1.4 1.4-4-4-4 4L2.6 12l4-4-4-4L4 2.6z',
'!': 'M6.8 1.8h2.4l-.4 8.2H7.2zM6.9 11.8h2.2V14H6.9z',
'?': 'M4.4 5.6a3.6 3.6 0 1 1 5.5 3c-.8.5-1 .8-1 1.5v.4H7.1v-.6c0-1.4.6-2.1 1.6-2.7a1.9 1.9 0 1 0-2.6-1.6zM7 12h2v2H7z',
'✋': 'M4 7.6V4a.9.9 0 0 1 1.8 0v3.2h.5V2.3a.9.9 0 0 1 1.8 0v4.9h.5V3a.9.9 0 0 1 1.8 0v4.2h.5V4.7a.9.9 0 0 1 1.8 0V11a4 4 0 0 1-4 4h-.6a4.4 4.4 0 0 1-3.6-1.9L1.9 9.6a1 1 0 0 1 1.5-1.3l.6.6z',
};
function drawSign(sign) {
return html.Ed.trusted(`<svg class="sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${SHAPES[sign]}"></path></svg>`);
}
function verdictSign(verdict) {
return verdict === 'needs-override' ? '✋' : report_words.y3[verdict].sign;
}
var model_status = __webpack_require__(62373);
;// CONCATENATED MODULE: ./build/src/report/page/timeline.js
const PHASES = {
queued: 'queued',
planning: 'planning',
policies: 'policies',
waiting: 'waiting for a person',
other: 'other',
};
const PHASE_NAMES = (0,model_status.o7)(PHASES);
const SPECIAL = {
policy_soft_failed: 'waiting',
planned_and_saved: 'end',
planning: 'planning',
};
function begins(timestamp) {
const word = timestamp.replace(/-at$/, '').replaceAll('-', '_');
const words = (0,model_status.o7)(model_status.oq);
const status = words.find((each) => each === (word === 'fetched' ? 'fetching_completed' : word));
if (status === undefined)
return 'other';
const { kind } = model_status.oq[status];
if (SPECIAL[status] !== undefined)
return SPECIAL[status];
if ((0,model_status.Ck)(status))
return 'end';
if (kind !== 'moving')
return kind === 'person' ? 'waiting' : 'other';
return words.indexOf(status) < words.indexOf('planning') ? 'queued' : 'policies';
}
function phasesOf(timestamps = {}) {
const stamps = Object.entries(timestamps)
.map(([name, at]) => ({ name, at: Date.parse(at ?? '') }))
.filter(({ at }) => Number.isFinite(at))
.sort((one, other) => one.at - other.at || Number(isEnd(one)) - Number(isEnd(other)));
const start = stamps[0]?.at ?? 0;
const phases = [];
for (const [index, { name, at }] of stamps.entries()) {
const next = stamps[index + 1];
const phase = begins(name);
if (next === undefined || phase === 'end' || next.at === at)
continue;
const last = phases.at(-1);
if (last?.name === phase && last.toMs === at - start)
last.toMs = next.at - start;
else
phases.push({ name: phase, fromMs: at - start, toMs: next.at - start });
}
return phases;
}
function isEnd({ name }) {
return begins(name) === 'end';
}
const LABELS = 190;
const WIDTH = 760;
const ROW = 24;
const MOST_ROWS = 60;
function renderTimeline(workspaces) {
const rows = workspaces.flatMap(({ name, timestamps }) => {
const phases = phasesOf(timestamps);
return phases.length > 0 ? [{ name, phases }] : [];
});
const lengths = rows.map(({ phases }) => phases.at(-1)?.toMs ?? 0);
const longest = Math.max(...lengths, 1);
if (rows.length < 2 || longest < 1.5 * Math.min(...lengths))
return undefined;
return (0,html.qy) `<h2 id="timeline">Timeline</h2>
    ${drawing(rows.slice(0, MOST_ROWS), longest)}
    <details>
      <summary>The same in words</summary>
      <ul>
        ${rows.map(({ name, phases }) => (0,html.qy) `<li><strong>${(0,html.mo)(name)}</strong>: ${wordsOf(phases).join(', ')}</li>`)}
      </ul>
    </details>`;
}
function wordsOf(phases) {
return PHASE_NAMES.flatMap((name) => {
const ms = phases
.filter((phase) => phase.name === name)
.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
return ms === 0 ? [] : [`${PHASES[name]} ${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`];
});
}
function drawing(rows, longest) {
const scale = WIDTH / longest;
const bars = rows.map(({ name, phases }, index) => {
const y = index * ROW;
return (0,html.qy) `<text x="0" y="${y + 15}">${(0,escape_markdown.$Q)(name, 26)}</text>${phases.map((phase) => (0,html.qy) `<rect
            class="${phase.name}"
            x="${LABELS + Math.round(phase.fromMs * scale)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * scale))}"
            height="14"
            rx="2"
            ><title>${wordsOf([phase])}</title></rect
          >`)}`;
});
const used = PHASE_NAMES.filter((name) => rows.some(({ phases }) => phases.some((phase) => phase.name === name)));
const legend = rows.length * ROW + 8;
const keys = used.map((name, index) => (0,html.qy) `<rect
          class="${name}"
          x="${LABELS + index * 140}"
          y="${legend}"
          width="12"
          height="12"
        /><text x="${LABELS + index * 140 + 18}" y="${legend + 11}">${PHASES[name]}</text>`);
return (0,html.qy) `<svg
    class="timeline"
    viewBox="0 0 ${LABELS + WIDTH} ${legend + 20}"
    role="img"
    aria-label="Timeline of the runs, ${(0,report_text.vk)(longest)} from left to right; the words below say the same"
  >
    ${bars}${keys}
  </svg>`;
}
;// CONCATENATED MODULE: ./build/src/report/page/workspaces.js
const MOST_COLUMNS = 8;
const VISIBLE_ROWS = 10;
function renderWorkspaces(view, ids, detail) {
const { rows: most, text, cells } = detail;
const { workspaces, unaffected } = view;
const none = unaffected.length > 0 &&
(0,html.qy) `<p>
      Not affected by this change, and not planned:
      ${(0,report_text.p_)(unaffected, most, (name) => (0,escape_markdown.$Q)(name, text))}.
    </p>`;
if (workspaces.length === 0)
return none;
const sorted = (0,report_findings.md)(workspaces).slice(0, most);
const all = (0,counts.os)(view.results);
const failing = all.filter((of) => of.some(({ status }) => status !== 'passed'));
const passing = all.filter((of) => !failing.includes(of));
const columns = columnsOf(failing, view, text);
const shown = columns.slice(0, Math.max(1, Math.floor(cells / sorted.length)));
const hidden = columns.length - shown.length;
const isOpen = ({ name, verdict }) => verdict !== 'passed' || shown.some(({ seen }) => isFailure(seen.get(name)));
const folded = sorted.length > VISIBLE_ROWS ? sorted.filter((each) => !isOpen(each)) : [];
const visible = sorted.filter((each) => !folded.includes(each));
const drawn = { context: view.context, all: columns, ids, text };
const first = visible.length > 0 && table(visible, shown.slice(0, MOST_COLUMNS), drawn);
const further = (0,report_text.$z)(shown.slice(MOST_COLUMNS), (column) => Math.floor(shown.indexOf(column) / MOST_COLUMNS)).map((some) => {
const concerned = sorted.filter(({ name }) => some.some(({ seen }) => isFailure(seen.get(name))));
return table(concerned, some, drawn);
});
return (0,html.qy) `<h2 id="workspaces">Workspaces</h2>
    ${first} ${further}
    ${hidden > 0 && (0,html.qy) `<p class="soft">${(0,report_text.U9)(hidden, 'more policy', 'more policies')} not shown.</p>`}
    ${workspaces.length > sorted.length && (0,html.qy) `<p class="soft">${(0,report_text.U9)(workspaces.length - sorted.length, 'more workspace')} not shown.</p>`}
    ${folded.length > 0 && fold(`${(0,report_text.dh)(folded.length)} passed`, table(folded, [], drawn))}
    ${legend(shown, text)} ${passedEverywhere(passing, detail)} ${none}`;
}
function fold(title, content) {
return (0,html.qy) `<details>
    <summary>${title}</summary>
    ${content}
  </details>`;
}
function table(rows, columns, drawn) {
return (0,html.qy) `<table class="workspaces">
    <thead>
      <tr>
        <th scope="col">Workspace</th>
        <th scope="col">Verdict</th>
        <th scope="col">Plan</th>
        ${columns.map(({ id, name }) => (0,html.qy) `<th scope="col"><a href="#${id}">${(0,html.mo)(name)}</a></th>`)}
        <th scope="col">Passed</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((workspace) => row(workspace, columns, drawn))}
    </tbody>
  </table>`;
}
function row(workspace, columns, drawn) {
const { name, verdict, runId, runUrl, policies } = workspace;
const { context, all, ids, text } = drawn;
const kind = (0,model_verdict.gf)(verdict, context.failOn)
? 'passed'
: verdict === 'needs-override'
? 'warned'
: 'failed';
const words = (0,html.Y3)(report_words.y3[verdict].words, runUrl, (0,links.TZ)(context));
const isLinked = typeof words !== 'string';
const failed = all.filter(({ seen }) => isFailure(seen.get(name))).length;
return (0,html.qy) `<tr>
    <th scope="row">${drawSign(verdictSign(verdict))} ${(0,html.mo)((0,escape_markdown.$Q)(name, text))}</th>
    <td class="${kind}">
      ${words}${!isLinked && runId !== undefined && (0,html.qy) `<br /><code>${(0,escape_markdown.$Q)(runId, text)}</code>`}
    </td>
    <td>${(0,changes.DO)(workspace)}</td>
    ${columns.map((column) => cell(column, name, ids))}
    <td>
      <span class="short">policies passed: </span
      >${policies === 0 ? '–' : (0,report_text.zD)(policies - failed)}
    </td>
  </tr>`;
}
function cell({ name, seen }, workspace, ids) {
const look = seen.get(workspace);
if (look === undefined || !isFailure(look)) {
const [sign, words] = look === undefined ? ['', 'no result'] : ['·', 'passed'];
return (0,html.qy) `<td class="quiet">${sign}<span class="hidden">${words}</span></td>`;
}
const { sign, words, kind, finding } = look;
const resources = finding?.resources.filter((each) => each.workspaces.includes(workspace)) ?? [];
const number = resources.length > 0 &&
(0,html.qy) ` ${(0,report_text.zD)(resources.length)}<span class="hidden"
        >${resources.length === 1 ? ' resource' : ' resources'}</span
      >`;
const content = (0,html.qy) `<span class="short">${name}: </span>${drawSign(sign)}<span class="hidden"
      >${words}</span
    >${number}`;
const id = finding && ids.get(finding);
return (0,html.qy) `<td class="${kind}">
    ${id === undefined ? content : (0,html.qy) `<a href="#${id}">${content}</a>`}
  </td>`;
}
function legend(columns, text) {
if (columns.length === 0)
return undefined;
const lines = columns.map(({ id, name, policy, seen }) => {
const about = [(0,escape_markdown.$Q)(policy.policySet, text), (0,report_words.s2)(policy.level)].filter(Boolean);
return (0,html.qy) `<li id="${id}">
      <strong>${(0,html.mo)(name)}</strong>: <code>${(0,html.mo)((0,escape_markdown.$Q)(policy.policy, text))}</code>
      <span class="soft">${about.map((each) => [(0,html.mo)(each), ' · '])}</span>${sumOf([
...seen.values(),
])}
    </li>`;
});
const entries = (0,html.qy) `<ul class="legend">
    ${lines}
  </ul>`;
return columns.length > MOST_COLUMNS
? fold(`The ${(0,report_text.R3)(columns.length)} of the columns`, entries)
: entries;
}
function sumOf(seen) {
const alike = (0,report_text.$z)(seen.filter(isFailure), ({ words }) => words);
return alike.map((of) => `${of[0].words} in ${(0,report_text.zD)(of.length)}`).join(', ');
}
function passedEverywhere(passing, { rows: most, text }) {
if (passing.length === 0)
return undefined;
const lines = passing.slice(0, most).map(([{ policy, policySet, level }, ...others]) => {
const about = [(0,escape_markdown.$Q)(policySet, text), (0,report_words.s2)(level)].filter(Boolean).join(' · ');
return (0,html.qy) `<li>
      <code>${(0,html.mo)((0,escape_markdown.$Q)(policy, text))}</code>
      <span class="soft">${(0,html.mo)(about)} · ${(0,report_text.dh)(others.length + 1)}</span>
    </li>`;
});
const hidden = passing.length - lines.length;
return fold(`${(0,report_text.R3)(passing.length)} passed everywhere`, (0,html.qy) `<ul>
      ${lines} ${hidden > 0 && (0,html.qy) `<li class="soft">… and ${(0,report_text.zD)(hidden)} more.</li>`}
    </ul>`);
}
function columnsOf(failing, view, text) {
const look = lookIn(view.findings, text);
const looks = failing
.map((results) => {
const seen = results.map(look).sort((one, other) => one.rank - other.rank);
return { policy: results[0], seen, failures: seen.filter(isFailure).length };
})
.sort((one, other) => (one.seen[0]?.rank ?? 0) - (other.seen[0]?.rank ?? 0) ||
other.failures - one.failures ||
(0,report_text.X)(one.policy.policy, other.policy.policy));
const used = new Map();
return looks.map(({ policy, seen }, index) => {
const short = shortName(policy.policy);
const number = (used.get(short) ?? 0) + 1;
used.set(short, number);
return {
id: `policy-${index + 1}`,
name: number > 1 ? `${short} (${number})` : short,
policy,
seen: new Map(seen.toReversed().map((each) => [each.workspace, each])),
};
});
}
function shortName(policy) {
const most = 16;
const words = policy.split(/(?<=[-_./:@ ])(?=[^-_./:@ ])/);
let short = words.pop() ?? '';
for (const word of words.toReversed()) {
if (word.length + short.length > most)
break;
short = word + short;
}
return (0,escape_markdown.$Q)(short, most);
}
function isFailure(seen) {
return seen !== undefined && seen.kind !== 'passed';
}
function lookIn(findings, text) {
const keyOf = (of) => JSON.stringify((0,counts.s4)(of));
const ofPolicy = new Map((0,counts.os)(findings).map((alike) => [keyOf(alike[0]), alike]));
return (result) => {
const { workspace, status } = result;
const alike = status === 'passed' ? [] : (ofPolicy.get(keyOf(result)) ?? []);
const finding = alike.find((each) => each.workspaces.includes(workspace));
return { workspace, finding, ...lookOf(result, finding, text) };
};
}
function lookOf({ status, level, word }, finding, text) {
switch (status) {
case 'passed':
return { sign: '✓', words: 'passed', kind: 'passed', rank: 4 };
case 'overridden':
case 'excepted':
case 'existing':
return { sign: '✓', words: status, kind: 'warned', rank: 3 };
case 'failed':
if (level === 'advisory')
return { sign: '!', words: 'advisory failure', kind: 'warned', rank: 2 };
return finding?.severity === 'needs-override'
? { sign: '✋', words: 'override needed', kind: 'warned', rank: 1 }
: { sign: '✗', words: 'failed', kind: 'failed', rank: 0 };
case 'errored':
return { sign: '✗', words: 'errored', kind: 'failed', rank: 0 };
case 'not-evaluated':
return { sign: '?', words: 'not evaluated', kind: 'failed', rank: 0 };
case 'known-after-apply':
return { sign: '?', words: 'known after the apply', kind: 'failed', rank: 0 };
case 'unknown': {
const words = `unrecognized status ${(0,escape_markdown.$Q)(word ?? '', text)}`.trim();
return { sign: '?', words, kind: 'failed', rank: 0 };
}
}
}
;// CONCATENATED MODULE: ./build/src/report/page/page.js
const PAGE_BUDGET_BYTES = 3_000_000;
function renderPage(view, budget = PAGE_BUDGET_BYTES) {
let page = '';
for (const detail of DETAILS) {
page = draw(view, detail);
if (Buffer.byteLength(page) <= budget)
break;
}
return page;
}
function drawParts(view, detail) {
const ids = idsOfFindings(view.findings.slice(0, detail.findings));
return (0,html.qy) `${renderOverview(view)} ${reasons(view, detail)} ${steps(view, detail)}
  ${renderWorkspaces(view, ids, detail)} ${notices(view, detail)}
  ${renderFindings(view, ids, detail)} ${renderChanges(view, detail)}
  ${renderTimeline(view.workspaces.slice(0, detail.rows))} ${approvals(view, detail)}
  ${sent(view, detail)}`;
}
function draw(view, detail) {
const title = `Policy gate: ${view.headline}`;
const closing = view.green ? 'passes' : 'blocks';
return (0,page_document.y)(title, (0,html.qy) `<h1><span class="${closing}">${drawSign(verdictSign(view.verdict))}</span> ${title}</h1>
      <p class="soft">${aboutJob(view)}</p>
      ${drawParts(view, detail)}`);
}
function aboutJob({ context, durationMs }) {
const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
const { isLocal = false } = context;
const origins = (0,links.TZ)(context);
const parts = [
isLocal ? 'without a service' : `${organization} on ${hostname}`,
pullRequest && (0,html.Y3)(`pull request #${pullRequest.number}`, pullRequest.url, origins),
commit && [
'commit ',
(0,html.Y3)((0,html.qy) `<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
(0,uncommitted.D)(context.uncommittedFiles),
],
job && (0,html.Y3)('job', job.url, origins),
(0,report_text.iA)(startedAt),
`took ${(0,report_text.vk)(durationMs)}`,
`Plangate ${version}`,
];
return parts
.filter((part) => part !== undefined && part !== '')
.map((part, index) => (index > 0 ? [' · ', part] : part));
}
function steps(view, { text, rows }) {
if (view.nextSteps.length === 0)
return undefined;
const origins = (0,links.TZ)(view.context);
const leftovers = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
const said = view.workspaces.length === 0
? view.nextSteps.map((each) => (0,html.q9)((0,escape_markdown.$Q)(each, text), origins))
: [
...leftovers.map((each) => (0,html.q9)((0,escape_markdown.$Q)(each, text), origins)),
...(0,next_steps.B)(view).map((each) => (0,html.dj)(each, Math.min(200, text))),
];
const shown = said.slice(0, rows);
return (0,html.qy) `<h2 id="next">What to do next</h2>
    <ol>
      ${shown.map((step) => (0,html.qy) `<li>${step}</li>`)} ${restItem(said.length - shown.length)}
    </ol>`;
}
function restItem(hidden) {
return hidden > 0 && (0,html.qy) `<li class="soft">… and ${(0,report_text.zD)(hidden)} more.</li>`;
}
function reasons(view, detail) {
const said = eachOnce(view, detail, (workspace) => (0,report_findings.iB)(workspace, view) ? workspace.reasons : []);
return (said &&
(0,html.qy) `<h2 id="why">Why</h2>
      ${said}`);
}
function notices(view, detail) {
const said = eachOnce(view, detail, (workspace) => workspace.notices);
return (said &&
(0,html.qy) `<h2 id="notices">Notices</h2>
      ${said}`);
}
function eachOnce({ workspaces, context }, { text, rows }, saidOf) {
const said = (0,report_findings.md)(workspaces).flatMap((workspace) => saidOf(workspace).map((words) => ({ name: workspace.name, words })));
if (said.length === 0)
return undefined;
const groups = (0,report_text.$z)(said, ({ words }) => [words]);
const shown = groups.slice(0, rows);
const lines = shown.map((alike) => {
const names = (0,report_text.p_)([...new Set(alike.map(({ name }) => name))], 10, (name) => (0,escape_markdown.$Q)(name, text));
return (0,html.qy) `<li>
      <strong>${(0,html.mo)(names)}:</strong>
      ${(0,html.q9)((0,escape_markdown.$Q)(alike[0].words, text), (0,links.TZ)(context))}
    </li>`;
});
return (0,html.qy) `<ul>
    ${lines} ${restItem(groups.length - shown.length)}
  </ul>`;
}
function approvals(view, { text, rows }) {
const overridden = view.findings.filter(({ override }) => override !== undefined);
const lines = [
...overridden.map((finding) => (0,html.qy) `<li>
          <code>${(0,escape_markdown.$Q)(finding.policy, text)}</code>: ${(0,escape_markdown.$Q)((0,report_words.zs)(finding), text)}
        </li>`),
...view.audit.map(({ action, run, by }) => (0,html.qy) `<li>${action} of <code>${run}</code> by ${by ?? 'this check'}</li>`),
];
if (lines.length === 0)
return undefined;
return (0,html.qy) `<h2 id="approvals">Approvals</h2>
    <ul>
      ${lines.slice(0, rows)} ${restItem(lines.length - rows)}
    </ul>`;
}
function sent({ archives }, { rows }) {
if (archives.length === 0)
return undefined;
return (0,html.qy) `<h2 id="sent">What was sent</h2>
    <ul>
      ${archives
.slice(0, rows)
.map(({ directory, files, bytes, sha256, withheld }) => (0,html.qy) `<li>
              <code>${directory}</code>: ${(0,report_text.zD)(files)} files, ${(0,report_text.Ej)(bytes)},
              ${(0,report_text.zD)(withheld)} excluded, SHA-256 <code>${sha256}</code>
            </li>`)}
      ${restItem(archives.length - rows)}
    </ul>`;
}
;// CONCATENATED MODULE: ./build/src/report/junit.js
const TEXT_LIMIT = 20_000;
function renderJunit(view) {
const suites = view.workspaces.map((workspace) => {
const isIts = (each) => each.workspace === workspace.name;
const cases = [
...view.results.filter(isIts).flatMap(policyCases),
...view.runTasks.filter(isIts).map(({ name, level, status, message }) => testCase({
name: `run task ${name}`,
className: 'run task',
kind: outcome(status, level),
message,
text: '',
})),
...verdictCase(workspace),
];
const skipped = ` skipped="${numberOf(cases, 'skipped')}"`;
const head = `  <testsuite name="${attribute(workspace.name)}"${totals(cases, workspace.durationMs)}${skipped}>`;
return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
});
const all = suites.flatMap(({ cases }) => cases);
return [
'<?xml version="1.0" encoding="UTF-8"?>',
`<testsuites name="Policy gate"${totals(all, view.durationMs)}>`,
...suites.flatMap(({ xml }) => xml),
'</testsuites>',
'',
].join('\n');
}
function totals(cases, durationMs = 0) {
const time = (durationMs / 1000).toFixed(3);
return ` tests="${cases.length}" failures="${numberOf(cases, 'failure')}" errors="${numberOf(cases, 'error')}" time="${time}"`;
}
function numberOf(cases, kind) {
return cases.filter((each) => each.kind === kind).length;
}
function policyCases(result) {
const { system, policySet, policy, level, status, message, output, resources } = result;
const isOwn = system === 'own-policies';
const kind = outcome(status, level);
const all = status === 'passed' || resources.length === 0 ? [result] : resources;
return all.map(({ address, message: ownMessage, location }, index) => {
const where = [address, (0,report_words.CP)({ location })].filter(Boolean);
const failureMessage = ownMessage || message || (status === 'passed' ? '' : report_words.ly[status]);
const why = (0,report_words.oB)(result) ? `${(0,report_words.zs)(result)} · ` : '';
const isSaid = (line) => isOwn
? [failureMessage, `${address}: ${failureMessage}`].includes(line)
: line.includes(failureMessage);
const printed = index === 0 ? output.filter((line) => !isSaid(line)) : [];
const isAlone = isOwn && kind === 'skipped' && resources.length === 0;
return testCase({
name: (0,report_text.oR)(' · ', policy, where[0]),
className: policySet || 'policies',
kind,
message: `${why}${(0,report_text.oR)('; ', failureMessage, ...(isAlone ? printed : []))}`,
text: [`level: ${(0,report_words.s2)(level)}`, ...where, failureMessage, ...printed].join('\n'),
});
});
}
function outcome(status, level) {
if (status === 'passed')
return 'passed';
const isAdvisory = status === 'failed' && level === 'advisory';
if ((0,report_words.oB)({ status }) || isAdvisory)
return 'skipped';
return status === 'failed' ? 'failure' : 'error';
}
function verdictCase({ verdict, reasons }) {
if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
return [];
const text = reasons.join('\n');
const message = `${report_words.y3[verdict].words}: ${text}`;
return [testCase({ name: 'verdict', className: 'run', kind: 'error', message, text })];
}
function testCase({ name, className, kind, message, text }) {
const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
if (kind === 'passed')
return { kind, xml: `${head}/>` };
const summary = attribute(message);
const body = kind === 'skipped'
? `<skipped message="${summary}"/>`
: `<${kind} message="${summary}" type="policy">${content(text)}</${kind}>`;
return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function attribute(text) {
return content((0,escape_markdown.$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
function content(text) {
return (0,escape_markdown.JK)((0,escape_markdown.X5)((0,escape_markdown.$Q)(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
;// CONCATENATED MODULE: ./build/src/report/sarif.js
const RANKS = {
blocks: { level: 'error', security: '8.5', quality: 'blocker' },
'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
warns: { level: 'warning', security: '4.0', quality: 'minor' },
notes: { level: 'note', security: '1.0', quality: 'info' },
};
const RESULT_LIMIT = 5_000;
function findingsToScan(view) {
const unexplained = view.workspaces.filter((each) => (0,report_findings.ec)(each, view));
const verdicts = unexplained.map(({ name, verdict, reasons }) => verdictFinding(verdict, reasons.join(' '), [name]));
const all = [...verdicts, ...view.findings];
if (view.green || all.length > 0)
return all;
return [verdictFinding(view.verdict, (0,report_text.oR)(' ', `${view.headline}.`, ...view.nextSteps), [])];
}
function verdictFinding(verdict, message, workspaces) {
const { words } = report_words.y3[verdict];
return {
policySet: '',
policy: words,
message: message.trim() === '' ? `The verdict is "${words}", without a reason.` : message,
kind: 'undecided',
level: 'unknown',
status: 'not-evaluated',
severity: 'blocks',
overridable: false,
output: [],
resources: [],
workspaces,
fingerprint: (0,marker.tW)(JSON.stringify(['verdict', ...workspaces, verdict])),
};
}
function pathOf({ location, workspaces: [first] }, { workspaces }) {
return location?.path ?? workspaces.find(({ name }) => name === first)?.directory ?? '.';
}
function renderSarif(view) {
const shown = entriesOf(view).slice(0, RESULT_LIMIT);
const rules = new Map(shown.map(({ finding }) => [ruleId(finding), ruleOf(finding)]));
return (0,report_json.et)({
$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
version: '2.1.0',
runs: [
{
tool: {
driver: {
name: 'Plangate',
semanticVersion: view.context.version,
informationUri: 'https://github.com/plangate/plangate',
rules: [...rules.values()],
},
},
automationDetails: { id: `plangate/${(0,escape_markdown.Ow)(view.key, 100)}/` },
columnKind: 'utf16CodeUnits',
originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
results: shown.map((entry) => resultOf(entry, view)),
},
],
});
}
function entriesOf(view) {
return findingsToScan(view).flatMap((finding) => (0,report_spots.PC)(finding).map((spot) => ({ finding, spot })));
}
function ruleId({ kind, policySet, policy }) {
return [kind === 'undecided' ? 'policy' : kind, policySet, policy]
.filter(Boolean)
.map((part) => (0,escape_markdown.Ow)(part, 100))
.join('/');
}
function ruleOf(finding) {
const name = (0,escape_markdown.Ow)(finding.policy, 200) || 'policy';
const text = (0,escape_markdown.Ow)(finding.description ?? '', 1_000) || name;
const override = (0,report_words.mF)(finding);
const level = `Level: ${(0,report_words.s2)(finding.level)}.`;
return {
id: ruleId(finding),
name,
shortDescription: { text: (0,escape_markdown.$Q)(text, 250) },
fullDescription: { text },
helpUri: finding.helpUrl,
help: { text: (0,report_text.oR)(' ', level, override && `This finding ${override}.`) },
defaultConfiguration: { level: RANKS[finding.severity].level },
properties: {
tags: ['policy', finding.level],
'security-severity': RANKS[finding.severity].security,
},
};
}
function resultOf({ finding, spot }, view) {
const { location } = spot;
const line = location?.startLine ?? 1;
const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
const uri = (0,links.O0)(pathOf(spot, view));
const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
const nowhere = location ? '' : ' (its place in the files is not known)';
const workspaces = `[workspaces: ${workspaceNames(spot, 10)}]`;
const justification = (0,escape_markdown.Ow)((0,report_words.zs)(finding), 400);
return {
ruleId: ruleId(finding),
level: RANKS[finding.severity].level,
message: {
text: `${(0,escape_markdown.$Q)((0,escape_markdown.X5)(sarifMessage(finding, spot)), 4_000)}${nowhere} ${workspaces}`,
},
locations: [{ physicalLocation: { artifactLocation, region } }],
baselineState: [spot.baseline, finding.status].includes('existing')
? 'unchanged'
: spot.baseline,
partialFingerprints: { primaryLocationLineHash: `${spot.fingerprint}:1` },
suppressions: (0,report_words.oB)(finding)
? [{ kind: 'external', status: 'accepted', justification }]
: undefined,
};
}
function renderCodeQuality(view) {
const issues = entriesOf(view).map(({ finding, spot }) => {
const { severity, level, policy } = finding;
const { location } = spot;
const path = pathOf(spot, view);
const begin = location?.startLine ?? 1;
const about = `${(0,report_words.s2)(level)}; ${workspaceNames(spot, 5)}`;
const { quality } = RANKS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
return {
description: (0,escape_markdown.$Q)(`${(0,escape_markdown.Ow)(sarifMessage(finding, spot), 1_000)} (${about})`, 2_000),
check_name: (0,escape_markdown.Ow)(policy, 200) || 'policy',
fingerprint: (0,marker.tW)(JSON.stringify([spot.fingerprint, severity, path, `${begin}`]), 40),
severity: quality,
location: { path, lines: { begin } },
};
});
return (0,report_json.et)((0,report_text.$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
function sarifMessage(finding, spot) {
const [address, message] = (0,report_spots.$u)(spot);
return (0,report_text.oR)(': ', address && (0,escape_markdown.Ow)(address, 300), (0,report_spots.Ig)(finding), message);
}
function workspaceNames({ workspaces }, limit) {
return (0,report_text.p_)(workspaces, limit, (name) => (0,escape_markdown.Ow)(name, 100));
}
var outputs = __webpack_require__(75483);
;// CONCATENATED MODULE: ./build/src/hosts/files.js
const REPORT_FILES = [
{
file: 'report.json',
option: 'report-json',
what: 'everything, as JSON',
render: report_json.hF,
},
{
file: 'report.html',
option: 'report-html',
what: 'one self-contained page, for people',
render: (view) => renderPage(view),
},
{
file: 'junit.xml',
option: 'junit',
what: 'one test case per policy, as JUnit XML',
render: renderJunit,
},
{
file: 'report.sarif',
option: 'sarif',
what: 'findings for code scanning, as SARIF',
render: renderSarif,
},
{
file: 'comment.md',
what: 'the comment, as Markdown',
render: (view) => `${(0,report_comment.wQ)(view)}\n`,
},
{
file: 'summary.md',
what: 'the longer text that GitHub shows as the summary of a job',
render: (view) => (0,report_comment.Br)(view),
},
{
file: 'code-quality.json',
option: 'code-quality',
what: 'findings for GitLab, as Code Quality JSON',
shownBy: 'GitLab',
render: renderCodeQuality,
},
{
file: 'terraform.json',
what: 'the figures of all plans, for the widget of a merge request',
shownBy: 'GitLab',
render: renderTerraformWidget,
},
{
file: 'annotations.json',
what: 'links to the runs, for the page of the job',
shownBy: 'GitLab',
render: renderJobLinks,
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
await write((0,external_node_path_.join)(directory, file), render(view));
}
}
function renderTerraformWidget({ workspaces }) {
const sum = (figure) => workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
return (0,report_json.et)({
create: sum('additions'),
update: sum('changes'),
delete: sum('destructions'),
});
}
function renderJobLinks({ workspaces, context }) {
const links = workspaces.flatMap(({ name, runId, runUrl }) => {
const url = runUrl && (0,escape_markdown.v7)(runUrl, [context.serviceOrigin]);
return url ? [{ external_link: { label: (0,escape_markdown.Ow)(`${name}: ${runId ?? 'run'}`), url } }] : [];
});
return (0,report_json.et)({ Runs: links });
}
function renderDotenv(view) {
return Object.entries((0,outputs.I)(view))
.filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
.map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
.join('');
}
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
const { environment, execute, workingDirectory, isPersonThere = false } = io;
const job = await detect(environment);
const workspace = (0,hosts_workspace.B3)(environment, workingDirectory);
const jobOrigin = await job.host.jobOrigin(environment, isPersonThere);
const [defaultBranch] = valuesOf(environment, 'defaultBranch');
const server = askedServer(job);
const jobTree = (0,tree.g7)(jobOrigin.proposed, {
workspace,
trusted: (root, branch) => (0,git_files.zp)({ repository: (0,find_repository._8)(root), branch, server }, io),
trustedCommit: (root) => (0,git_files.Tv)({ repository: (0,find_repository._8)(root), branch: undefined, server }, io),
});
return {
job,
jobOrigin,
jobTree,
defaultBranch,
server,
workspace,
reviewed: async (directory) => ({
head: job.commit ?? (await (0,checked_out_commit.X)(directory, workspace)),
built: (0,shapes.hW)(valuesOf(environment, 'built').find(Boolean)),
}),
refusal: async ({ plan, job: chosen }, ports) => {
if (jobOrigin.changeOrigin === 'own' || chosen.allowUntrustedHead)
return undefined;
const directories = (0,workspace_selectors.s7)(plan).map((path) => (0,external_node_path_.resolve)(workingDirectory, path));
const planned = { jobOrigin, directories, workspace, execute };
const answer = (await job.host.askChangeOrigin?.(job, planned, ports)) ?? jobOrigin;
const checkedOut = await (0,checked_out_commit.X)(directories[0] ?? workingDirectory, workspace);
return (0,change_origin.re)({ ...answer, checkedOut });
},
};
}
async function hostHere(door, ports) {
const ciJob = await describeCiJob(ports);
const { job, jobTree, workspace, refusal } = ciJob;
const lastPorts = { ...ports, ...withLastWords(ports, ports.signal) };
return {
jobTree,
root: job.root,
workspace,
reviewed: ciJob.reviewed,
async subject(settings, directories) {
const refused = await refusal(settings, ports);
if (refused !== undefined)
return { refused };
const { comment, commentKey } = settings.report;
const commit = job.commit ?? (await (0,checked_out_commit.X)(directories.directory, workspace));
const commentPorts = { ...lastPorts, deadline: () => directories.deadline };
const found = comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
const comments = typeof found === 'string' ? undefined : found;
const { fork, proposed } = proposalOf(ciJob);
const number = job.pullRequest?.number;
let reports;
const earlier = async () => {
if (comments === undefined || number === undefined)
return undefined;
reports ??= readEarlierReports(comments, number, commentKey);
return reports.catch((error) => {
if (ports.signal.aborted)
return undefined;
throw error;
});
};
return {
...subjectNames(ciJob, settings.plan.group, { root: directories.root, commit, comments }),
change: { fork, pullRequest: number === undefined ? undefined : { number } },
proposed,
...readersOfChange(ciJob, findWhole(directories.root, workspace), ports),
earlier,
async announce(plan, signal) {
if (comments === undefined || number === undefined)
return;
const at = { api: comments, number, headSha: job.commit ?? '' };
await announcePlan(at, plan, await earlier(), signal);
},
publish(view, until) {
const publishing = { comment, reports: door.reports };
return publishOn(job, view, publishing, { ...lastPorts, ...door, deadline: () => until });
},
};
},
};
}
function proposalOf({ job, jobOrigin }) {
const { changeOrigin, proposed } = jobOrigin;
return {
fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
proposed: proposed || job.pullRequest !== undefined || isTargetSet(job.environment),
target: valuesOf(job.environment, 'target').find(Boolean),
};
}
function subjectNames({ job, defaultBranch }, group, { root, commit, comments }) {
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
actor: startersOf(job.environment)[0],
adoptsOverridden: comments !== undefined || changeRequest !== undefined,
},
message: `${change || 'plangate check'}${at}`,
changeRequest,
mayBeRepeated: attempt === undefined ? group !== undefined || comments === undefined : attempt > 1,
};
}
function readersOfChange(ciJob, repository, ports) {
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
patches: async () => {
const from = target &&
((0,commit_id.f)(target) ?? (await (0,commit_at.hZ)(branchOf(target), repository, ports)));
return from ? patchesSince(from, repository, ports) : [];
},
};
}
function findWhole(root, workspace) {
const { repository, others } = (0,find_repository.Di)(root, workspace);
return repository?.root === root && others.length === 0 ? repository : undefined;
}
async function askForTarget(target, { server }, repository, ports) {
const commit = (0,commit_id.f)(target);
if (target === undefined || commit !== undefined)
return commit;
try {
const found = await (0,git_files.Tv)({ repository, branch: branchOf(target), server }, ports);
return found.commit;
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
return undefined;
}
}
function branchOf(target) {
return target.replace(/^refs\/heads\//, '');
}
async function publishOn(job, view, settings, ports) {
const problems = [];
const { reports, comment: when } = settings;
if (reports !== undefined) {
await writeReports(view, reports, ports.write).catch((error) => {
problems.push(`Not all reports were written to ${reports}: ${(0,error_message.g)(error)}`);
});
}
try {
const onHost = (await job.host.publish?.(job, view, settings, ports)) ?? [];
problems.push(...onHost);
const { pullRequest, commit: headSha = '' } = job;
const api = when === 'off' ? undefined : job.host.comments?.(job, ports);
if (pullRequest === undefined || api === undefined)
return { problems };
if (typeof api === 'string')
return { problems: [...problems, api] };
const target = { number: pullRequest.number, headSha, green: view.green, when };
const toPublished = (0,host_error.yg)(({ message }) => ({ problems: [`No comment: ${message}`] }));
const writing = (0,comment.HF)(api, (0,decide_comment.G)(view), target, ports);
const written = await writing.catch(toPublished);
return { ...written, problems: [...problems, ...written.problems] };
}
catch (error) {
const sentence = ports.signal?.aborted ? 'the check was canceled.' : (0,error_message.g)(error);
return { problems: [...problems, `The report was not published: ${sentence}`] };
}
}
var machine_network = __webpack_require__(92605);
var read_regular = __webpack_require__(43962);
var environment_problems = __webpack_require__(20183);
var load_settings = __webpack_require__(72906);
var trust_target = __webpack_require__(37351);
var own_pages = __webpack_require__(37694);
var report_help = __webpack_require__(11805);
var inputs = __webpack_require__(40198);
var short_help = __webpack_require__(63732);
;// CONCATENATED MODULE: ./build/src/cli/check-options.js
const SPECS = inputs.mc.filter((spec) => (0,inputs.Sw)(spec, 'cli'));
const VALUES = {
string: 'text',
choice: 'word',
path: 'file',
};
const TWO_LINES = 94;
const INPUTS_PAGE = (0,own_pages.S)('docs/inputs.md');
const CHECK_OPTIONS = [...inputs.tH, undefined].flatMap((heading) => SPECS.filter((spec) => spec.heading === heading).map(toOption));
const JUDGE_OPTIONS = CHECK_OPTIONS.filter(({ name, group }) => (group === 'What fails the gate' || group === 'What the run plans') &&
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
function optionFor(inputName) {
const spec = SPECS.find(({ name }) => name === inputName);
return spec ? `--${optionName(spec)}` : inputName;
}
function toProblem({ where, message }) {
const help = (0,report_help.VY)(`${where} ${message}`);
return { where: optionFor(where), message: (0,report_text.oR)(' See ', forOptions(message), help) };
}
function forOptions(message) {
return message.replaceAll(/`([a-z-]+)`/g, (_, word) => optionFor(word));
}
function toOption(spec) {
return {
name: optionName(spec),
description: describeInput(spec),
group: spec.heading,
value: placeholderOf(spec),
repeatable: spec.kind === 'list',
offers: spec.choices,
};
}
function placeholderOf({ name, kind }) {
if (name === 'directory')
return name;
return kind === 'flag' ? undefined : (VALUES[kind] ?? kind);
}
function optionName({ name, kind, default: defaultValue }) {
return kind === 'flag' && defaultValue === 'true' ? `no-${name}` : name;
}
function describeInput(spec) {
const text = spec.description.replaceAll('`', '');
if (spec.kind === 'flag')
return brief(spec.off ?? text, TWO_LINES);
const facts = [
spec.choices?.join(', '),
spec.environment && `else ${spec.environment.join(', ')}`,
spec.cloudBlock && 'else the cloud block',
spec.default !== undefined && `default: ${spec.default}`,
].filter((fact) => typeof fact === 'string');
const shown = facts.length > 0 ? ` (${facts.join('; ')})` : '';
return brief(text, TWO_LINES - shown.length) + shown;
}
function brief(text, most) {
let fitting = '';
for (const sentence of text.split(/(?<=\.) /)) {
const longer = (0,report_text.oR)(' ', fitting, sentence);
if (longer.length > most)
break;
fitting = longer;
}
return fitting || `${(0,short_help.m)(text, most)}.`;
}
var promises_ = __webpack_require__(51455);
var backends = __webpack_require__(38987);
var file_names = __webpack_require__(96817);
;// CONCATENATED MODULE: ./build/src/cli/init/find-configurations.js
const MAX_DEPTH = 5;
async function findConfigurations(root) {
const here = { configurations: [], backends: [], any: false, others: [] };
const visit = async (directory, depth) => {
const path = (0,external_node_path_.join)(root, directory);
const entries = await (0,promises_.readdir)(path, { withFileTypes: true }).catch(() => []);
if (entries.some(({ name }) => (0,file_names.ZC)(name))) {
here.any = true;
const cloud = await (0,load_settings.Aj)(path, directory);
here.broken ??= await (0,load_settings.ue)(path, directory);
if (cloud !== undefined)
here.configurations.push({ directory, cloud });
else
here.backends.push(...(await otherBackends(path, directory)));
}
here.others.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => name));
const deeper = entries
.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
.map(({ name }) => name)
.filter((name) => name !== 'node_modules')
.sort();
for (const name of depth < MAX_DEPTH ? deeper : []) {
await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
}
};
await visit('.', 0);
return here;
}
async function otherBackends(path, directory) {
const { blocks } = await (0,backends.k)((0,load_settings.nG)(path), '');
const others = blocks.filter(({ kind }) => kind !== 'cloud' && kind !== 'remote');
return others.map(({ kind, file }) => ({
type: kind,
at: directory === '.' ? file : `${directory}/${file}`,
}));
}
var cli_problems = __webpack_require__(16194);
var read_input = __webpack_require__(73815);
;// CONCATENATED MODULE: ./build/src/cli/connection.js
const CONNECTION_OPTIONS = (0,cli_command.hG)('Connection', [
(0,cli_command.uK)('--hostname <host>', 'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io'),
(0,cli_command.uK)('--token <token>', 'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it'),
(0,cli_command.uK)('--ca-file <file>', 'PEM file with additional certificate authorities to trust'),
(0,cli_command.uK)('--verbose', 'log the requests to the service on standard error'),
]);
const WORKSPACE_OPTIONS = [
(0,cli_command.uK)('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block'),
(0,cli_command.uK)('--organization <name>', 'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block'),
];
const DIALECTS = ['auto', 'engine', 'sentinel'];
const PATIENCE_MS = 60_000;
async function loadOptions(input, { environment, workingDirectory }, jobTree) {
const storedToken = await readStoredTokens(environment);
const sources = { inputs: givenInputs(input), environment, storedToken, door: 'cli' };
const loaded = await (0,load_settings.M5)(sources, workingDirectory, jobTree);
if ('settings' in loaded)
return loaded;
const first = loaded.problems.findIndex(({ code }) => code === 'missing');
const shownAs = (0,read_input.XD)(input, 'directory') ?? '.';
const directory = (0,external_node_path_.resolve)(workingDirectory, shownAs);
const below = first < 0 ? '' : await blocksNear({ directory, shownAs }, jobTree);
const toUsageProblem = (one, at) => at === first ? { ...one, message: one.message + below } : one;
return { problems: loaded.problems.map(toUsageProblem) };
}
const credentialsSchema = dist.NpB(dist.FsL(dist.YjP(), dist.qFJ(), dist.Ikc({ credentials: dist.g1P(dist.YjP(), dist.L5J()) })), { credentials: {} });
async function readStoredTokens(environment) {
const folder = environment['APPDATA']
? (0,external_node_path_.join)(environment['APPDATA'], 'terraform.d')
: (0,external_node_path_.join)(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
const text = await (0,read_regular.VX)((0,external_node_path_.join)(folder, 'credentials.tfrc.json')).catch(() => '');
const { credentials } = dist.qgA(credentialsSchema, text);
return (hostname) => (0,shapes.b6)((0,shapes.nx)(credentials, hostname, 'token'))?.trim() || undefined;
}
async function blocksNear({ directory, shownAs }, { proposed }) {
const { configurations } = await findConfigurations(directory);
const isHere = configurations.some((one) => one.directory === '.');
if (isHere && proposed) {
return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
}
const [first, ...others] = configurations
.filter((one) => one.directory !== '.')
.map((one) => (0,external_node_path_.join)(shownAs, one.directory));
if (first === undefined)
return '';
if (others.length === 0)
return ` Found a cloud block in ${first}. Pass \`--directory\` ${first}.`;
const all = [first, ...others.slice(0, 4)].join(', ');
return ` Found cloud blocks in ${all}${others.length > 4 ? ', …' : ''}. Choose one with \`--directory\`.`;
}
async function findNamedWorkspace(input, io, names) {
const { environment, workingDirectory } = io;
const organization = (0,read_input.XD)(input, 'organization') ?? filled(environment, 'TF_CLOUD_ORGANIZATION');
const workspace = (0,read_input.XD)(input, 'workspace');
const unanswered = {
hostname: (0,read_input.XD)(input, 'hostname') === undefined && !filled(environment, 'TF_CLOUD_HOSTNAME'),
organization: names && organization === undefined,
workspaces: names && workspace === undefined,
};
const { jobTree } = await describeCiJob(io);
const blocks = await (0,load_settings.v_)({}, unanswered, workingDirectory, jobTree);
const { names: cloud, forHost, proposed } = blocks;
const { serviceHost, token, ...target } = (0,trust_target.b)({
hostname: (0,read_input.XD)(input, 'hostname'),
token: (0,read_input.XD)(input, 'token'),
environment,
storedToken: await readStoredTokens(environment),
block: forHost,
others: proposed?.blocks,
missingToken: (hostname) => `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
});
const caFile = (0,read_input.XD)(input, 'ca-file')?.trim() || undefined;
const { name, prefix = '' } = cloud?.workspaces ?? {};
const chosen = filled(environment, 'TF_WORKSPACE');
const found = {
organization: organization ?? cloud?.organization,
workspace: workspace ?? (chosen === undefined ? name : `${prefix}${chosen}`),
};
const isOpen = names && Object.values(found).includes(undefined);
const named = { ...found, broken: isOpen ? await blocks.findBroken() : undefined };
const around = await (0,environment_problems.M)(caFile, environment, workingDirectory);
const problems = [...target.problems, ...around];
if (serviceHost === undefined || token === undefined || problems.length > 0) {
return { ...named, problems: problems.map(toProblem) };
}
return { ...named, target: { ...serviceHost, token, caFile } };
}
function filled(environment, name) {
return environment[name]?.trim() || undefined;
}
function connectTo({ origin, token, caFile }, input, io, { log, patienceMs = PATIENCE_MS }) {
log.secret(token);
const { send } = (0,machine_network.X)(caFile, io);
const dialect = DIALECTS.find((word) => word === (0,read_input.XD)(input, 'dialect'));
const deadline = io.clock.now() + patienceMs;
const client = (0,client_client.U)({
...io,
origin,
token,
send,
log,
deadline,
dialect,
discovers: true,
secrets: log.secrets,
});
return {
client,
deadline,
close: async () => {
await send.close();
await log.flush();
},
};
}
function workspaceProblems({ workspace, organization, broken }) {
if (workspace === undefined) {
const message = 'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
return [broken ?? { where: '--workspace', message }];
}
return organization === undefined && !mayBeId('workspace', workspace)
? [broken ?? needsOrganization('workspace', workspace)]
: [];
}
function needsOrganization(kind, name) {
const message = `is needed to find the ${kind} "${name}" by its name.`;
return { where: '--organization', message };
}
async function findId(client, kind, text, { organization, broken }) {
if (organization === undefined && !mayBeId(kind, text)) {
throw new cli_problems.eb([broken ?? needsOrganization(kind, text)]);
}
return resolveId(client, kind, text, organization);
}
var cli_log = __webpack_require__(11438);
var report_width = __webpack_require__(80204);
;// CONCATENATED MODULE: ./build/src/cli/table.js
function renderTable(headings, rows) {
const lines = [
headings.map((heading) => heading.toUpperCase()),
...rows.map((row) => row.map((cell) => (0,neutralise_log.om)(toWord(cell)))),
];
const widths = headings.map((_, column) => Math.max(...lines.map((line) => (0,report_width.qz)(line[column] ?? ''))));
const render = (line) => line
.map((cell, column) => (0,report_width.jC)(cell, widths[column] ?? 0))
.join('  ')
.trimEnd();
return `${lines.map(render).join('\n')}\n`;
}
function renderRecord(facts) {
const shown = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
const width = Math.max(0, ...shown.map(([name]) => name.length));
return shown
.map(([name, value]) => `${name.padEnd(width)}  ${(0,neutralise_log.om)(toWord(value))}\n`)
.join('');
}
function toWord(cell) {
if (cell === true)
return 'yes';
if (cell === false)
return 'no';
return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
;// CONCATENATED MODULE: ./build/src/cli/operation.js
const TRANSFER_PATIENCE_MS = () => 1_800_000;
const LIST_OPTIONS = [
(0,cli_command.uK)('--all', 'read every page'),
(0,cli_command.uK)('--page <number>', 'which page, from 1', { check: (0,read_input.rD)(1, 999_999_999) }),
(0,cli_command.uK)('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
check: (0,read_input.rD)(1, 100),
}),
];
const YES_OPTION = (0,cli_command.uK)('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = (0,cli_command.uK)('--json', "print the service's answer as JSON and nothing else");
function idArgument(name, prefix) {
return { name, description: `id as in ${prefix}-…`, required: true };
}
const IDS = {
agent_pool_id: { name: 'pool', description: 'name, or id as in apool-…', required: true },
agent_token_id: idArgument('agent-token', 'at'),
configuration_version_id: idArgument('version', 'cv'),
policy_check_id: idArgument('check', 'polchk'),
run_id: idArgument('run', 'run'),
team_workspace_id: idArgument('team-access', 'tws'),
};
function operation(name, route, spec) {
const { problems, destroys, call, patienceMs, routes = [], ...command } = spec;
const ids = Array.from(route.matchAll(/<(\w+)>/g), ([, id = '']) => id);
const words = spec.arguments ?? ids.flatMap((id) => IDS[id] ?? []);
const inWorkspace = spec.inWorkspace ?? (ids.includes('workspace_id') ? true : undefined);
const inPool = ids.includes('agent_pool_id');
const options = Array.from(spec.options ?? []);
if (inWorkspace)
options.unshift(...WORKSPACE_OPTIONS);
if (inPool)
options.unshift(...WORKSPACE_OPTIONS.slice(1));
if (destroys)
options.push(YES_OPTION);
if (!options.some((option) => option.name === 'json'))
options.push(JSON_OPTION);
options.push(...CONNECTION_OPTIONS);
return {
...command,
name,
arguments: words,
options,
routes: route === '' ? routes : [route, ...routes],
description: (0,report_text.oR)(' ', route && `${route}.`, spec.description),
async run(input, io) {
const named = await findNamedWorkspace(input, io, inWorkspace !== undefined || inPool);
const firstArgument = (0,read_input.Nf)(input, words[0]?.name ?? '');
const wrong = (await problems?.(input, io)) ?? [];
if (destroys)
wrong.push(...needsYes(`${destroys} ${firstArgument}`, input, io));
const ofRun = firstArgument === 'latest' || named.workspace !== undefined;
if (inWorkspace === true || (inWorkspace === 'of a run' && ofRun)) {
wrong.unshift(...workspaceProblems(named));
}
if ('problems' in named)
wrong.push(...named.problems);
if (wrong.length > 0 || 'problems' in named)
throw new cli_problems.eb(wrong);
if (destroys)
await agree(`${destroys} ${firstArgument}`, input, io);
const story = (0,read_input.k0)(input) ? 'err' : 'out';
const log = (0,cli_log.h)(io, { verbose: (0,read_input.iP)(input, 'verbose'), story });
const patience = { log, patienceMs: patienceMs?.(input) };
const { client, deadline, close } = connectTo(named.target, input, io, patience);
const idFor = (kind, text) => findId(client, kind, text, named);
const workspaceId = () => idFor('workspace', named.workspace ?? '');
const answer = (document, text) => io.out(log.conceal((0,read_input.iP)(input, 'json') ? (0,report_json.et)(document) : text));
try {
const id = inPool ? await idFor('agent pool', firstArgument) : firstArgument;
const teamId = () => idFor('team', (0,read_input.XD)(input, 'team') ?? '');
const called = { client, deadline, input, io, log, id, named, workspaceId, teamId, answer };
return (await call(called)) ?? cli_command.dc.green;
}
finally {
await close();
}
},
};
}
function needsYes(what, input, io) {
if ((0,read_input.iP)(input, 'yes') || io.terminal)
return [];
return [{ where: '--yes', message: `is needed to ${what}: there is no terminal to ask at.` }];
}
async function agree(what, input, io) {
if ((0,read_input.iP)(input, 'yes'))
return;
const answer = await io.ask(`This will ${what} permanently. Continue? [y/N] `);
if (answer?.trim().toLowerCase() !== 'y') {
throw (0,cli_problems.Wp)('--yes', 'was not given, and you did not say "y".');
}
}
function showing(name, route, spec) {
const { ask, facts, ...described } = spec;
return operation(name, route, {
...described,
async call(started) {
const resource = await ask(started);
await started.answer({ data: resource }, renderRecord(facts(resource)));
},
});
}
function doing(name, route, spec) {
const { act, done, ...described } = spec;
return operation(name, route, {
...described,
async call(started) {
await act(started);
await started.answer({ data: null }, `${done((0,neutralise_log.om)(started.id))}\n`);
},
});
}
function listing(name, route, spec) {
const { ask, columns, namesOf, document: toDocument, ...described } = spec;
return operation(name, route, {
...described,
options: (spec.options ?? []).concat(LIST_OPTIONS),
problems(input) {
const page = (0,read_input.rl)(input, 'page') ?? (0,read_input.rl)(input, 'page-size');
if (!(0,read_input.iP)(input, 'all') || page === undefined)
return [];
return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
},
async call(started) {
const { input, log } = started;
const listed = await ask(started);
const { items, pagination, absent } = (0,read_input.iP)(input, 'all')
? await listed.whole()
: await listed.page({
number: (0,read_input.rl)(input, 'page'),
size: (0,read_input.rl)(input, 'page-size'),
});
const shownDocument = toDocument?.(items, input) ?? { data: items };
const document = pagination ? { ...shownDocument, meta: { pagination } } : shownDocument;
const names = (0,read_input.iP)(input, 'json') ? undefined : await namesOf?.(items, started);
const cells = Object.values(columns);
const rows = items.map((item) => cells.map((cell) => cell(item, names ?? new Map())));
await started.answer(document, renderTable(Object.keys(columns), rows));
const next = pagination?.['next-page'] ?? undefined;
if (next !== undefined) {
const total = pagination?.['total-count'] ?? undefined;
const of = total === undefined ? '' : ` of ${total}`;
log.info(`${items.length}${of} shown; for more: --page ${next}, or --all.`);
}
else if (items.length === 0) {
log.info(absent ? 'This service has no such list.' : 'There is none.');
}
},
});
}
function changedAt(stamps) {
const dates = Object.values(stamps ?? {}).filter((date) => date !== null);
return dates.sort().at(-1);
}
function includeOption(names, description) {
return (0,cli_command.uK)('--include <relation>', description, { choices: names, repeatable: true });
}
function withIncluded(data, included, input) {
if (input.options['include'] === undefined)
return { data };
return { data, included: included.filter((resource) => resource !== undefined) };
}
;// CONCATENATED MODULE: ./build/src/cli/write-secret-file.js
async function writeSecretFile(option, path, workingDirectory, make) {
const absolute = (0,external_node_path_.resolve)(workingDirectory, path);
const file = await (0,promises_.open)(absolute, 'wx', 0o600).catch((error) => {
const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
throw (0,cli_problems.Wp)(`--${option}`, `"${path}" ${why}`);
});
try {
const { content, value } = await make();
await file.writeFile(content);
await file.close();
return value;
}
catch (error) {
await file.close().catch(() => undefined);
await (0,promises_.rm)(absolute, { force: true });
throw error;
}
}
;// CONCATENATED MODULE: ./build/src/cli/agent-tokens.js
const agentTokens = {
name: 'agent-tokens',
summary: 'tokens with which HCP agents of a pool sign in',
commands: [
listing('list', 'GET /agent-pools/<agent_pool_id>/authentication-tokens', {
summary: 'list the tokens of an agent pool, without their secrets',
ask: ({ client, id }) => client.agentTokens.list(id),
columns: {
id: ({ id }) => id,
created: ({ attributes }) => attributes['created-at'],
'last used': ({ attributes }) => attributes['last-used-at'] ?? 'never',
expires: ({ attributes }) => attributes['expired-at'] ?? 'never',
description: ({ attributes }) => attributes.description,
},
}),
showing('show', 'GET /authentication-tokens/<agent_token_id>', {
summary: 'show one agent token, without its secret',
ask: ({ client, id }) => client.agentTokens.show(id),
facts,
}),
operation('create', 'POST /agent-pools/<agent_pool_id>/authentication-tokens', {
summary: 'create an agent token and hand over its secret, once',
description: 'The secret cannot be read again later. Standard output gets the secret alone. With --output it goes to a new file that only you can read.',
options: [
(0,cli_command.uK)('--description <text>', 'what the token is for', { required: true }),
(0,cli_command.uK)('--expired-at <time>', 'when it stops working, as in 2027-01-31T12:00:00Z'),
(0,cli_command.uK)('-o, --output <file>', 'new file for the secret instead of standard output'),
],
examples: {
'plangate agent-tokens create apool-… --description "build farm" --output agent.token': 'keep the secret out of logs and of the shell',
},
async call({ client, id, input, io, log, answer }) {
const make = async () => {
const value = await client.agentTokens.create(id, (0,read_input.XD)(input, 'description') ?? '', {
expiredAt: (0,read_input.XD)(input, 'expired-at'),
});
return { content: `${value.attributes.token ?? ''}\n`, value };
};
const path = (0,read_input.XD)(input, 'output');
if (path === undefined) {
const { content, value } = await make();
await io.out((0,read_input.iP)(input, 'json') ? (0,report_json.et)({ data: value }) : content);
log.info(`${(0,neutralise_log.om)(value.id)} created. The secret above cannot be read again.`);
return;
}
const created = await writeSecretFile('output', path, io.workingDirectory, make);
const shown = { ...created, attributes: { ...created.attributes, token: null } };
await answer({ data: shown }, renderRecord([...facts(created), ['secret in', path]]));
},
}),
doing('destroy', 'DELETE /authentication-tokens/<agent_token_id>', {
summary: 'destroy an agent token: agents that use it can no longer sign in',
destroys: 'destroy the agent token',
act: ({ client, id }) => client.agentTokens.destroy(id),
done: (id) => `${id} is destroyed.`,
}),
],
};
function facts({ id, attributes }) {
return [
['id', id],
['description', attributes.description],
['created-at', attributes['created-at']],
['last-used-at', attributes['last-used-at'] ?? 'never'],
['expired-at', attributes['expired-at']],
];
}
;// CONCATENATED MODULE: ./build/src/cli/workbench/read-in-lanes.js
const FULL_SPEED = (0,cli_command.uK)('--full-speed', 'leave nothing of the limit to others');
const LANES = 4;
const PROGRESS_EVERY_MS = 30_000;
async function readInLanes(items, reading, { client, input, io, log }) {
const { clock, signal } = io;
const left = [...items];
const { rateLimit = 30 } = await client.ping().catch(() => ({}));
const eachMs = (0,read_input.iP)(input, 'full-speed') ? 0 : 2_000 / rateLimit;
const startedAt = clock.now();
const before = client.answers();
let printedAt = startedAt;
const lane = async () => {
for (let next = left.shift(); next !== undefined; next = left.shift()) {
await reading.each(next);
const words = `${reading.progress()}, ${(0,report_text.U9)(client.answers(), 'request')}`;
await io.status?.(words);
if (io.status === undefined && clock.now() - printedAt >= PROGRESS_EVERY_MS) {
printedAt = clock.now();
log.info(words);
}
const aheadMs = startedAt + (client.answers() - before) * eachMs - clock.now();
if (aheadMs > 0)
await clock.sleep(aheadMs, signal);
}
};
const stopping = () => lane().finally(() => void left.splice(0));
const lanes = await Promise.allSettled(Array.from({ length: LANES }, stopping));
await io.status?.();
for (const ended of lanes)
if (ended.status === 'rejected')
throw ended.reason;
}
var overview = __webpack_require__(75030);
;// CONCATENATED MODULE: ./build/src/cli/workbench/select-workspaces.js
const SELECTION_OPTIONS = [
(0,cli_command.uK)('--organization <name>', 'organization; else TF_CLOUD_ORGANIZATION'),
(0,cli_command.uK)('--workspaces <list>', 'names, tag:TEXT or project:TEXT; all that the token sees'),
];
function selectionProblems(input, io) {
const { problems } = selectorsOf(input);
if (organizationOf(input, io) !== '')
return problems;
return [...problems, { where: '--organization', message: 'is needed.' }];
}
function organizationOf(input, { environment }) {
const name = (0,read_input.XD)(input, 'organization') ?? environment['TF_CLOUD_ORGANIZATION'];
return name?.trim() ?? '';
}
function selectorsOf(input) {
const problems = [];
const many = (0,read_input.XD)(input, 'workspaces');
if (many === undefined)
return { problems };
const note = (_, message) => problems.push({ where: '--workspaces', message });
return { problems, selectors: (0,workspace_selectors.Ak)(many, note) };
}
async function findAll({ client, input, io }) {
const organization = organizationOf(input, io);
const { selectors = [{ kind: 'query', tags: [] }] } = selectorsOf(input);
const names = selectors.flatMap((each) => (each.kind === 'name' ? each.name : []));
const { toQuery } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 15724));
const listed = await (0,overview.FF)(client, organization, names);
const requests = new Map();
for (const each of selectors) {
if (each.kind === 'name') {
const { name } = each;
const workspace = listed.get(name) ?? (await client.workspaces.showByName(organization, name));
requests.set(workspace.id, { workspace });
continue;
}
const query = await toQuery(client, organization, each);
const some = query && (await client.workspaces.listWithRuns(organization, query).all());
for (const one of some ?? [])
requests.set(one.workspace.id, one);
}
if (requests.size > 0)
return [...requests.values()];
throw new errors._(`No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`, { code: 'not-found', method: 'GET', path: 'workspaces' });
}
var parse = __webpack_require__(2340);
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/cli/report-files.js
const REPORTS = REPORT_FILES.flatMap(({ option: name, what, render }) => name === undefined ? [] : [{ name, what, render }]);
const REPORT_OPTIONS = (0,cli_command.hG)('Reports', [
(0,cli_command.uK)('--format <word>', 'text is for people; json prints only the report on standard output', {
choices: ['text', 'json'],
default: 'text',
}),
(0,cli_command.uK)('--json', 'the same as --format json'),
(0,cli_command.uK)('--reports <directory>', `write all reports there: ${reportFileNames()}`),
...REPORTS.map(({ name, what }) => (0,cli_command.uK)(`--${name} <file>`, what)),
]);
async function reportProblems(input, workingDirectory) {
const problems = [];
for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
const path = (0,read_input.XD)(input, name);
if (path === undefined)
continue;
const subject = `--${name}`;
const kind = name === 'reports' ? 'directory' : 'file';
const there = await (0,promises_.stat)((0,external_node_path_.resolve)(workingDirectory, path)).catch(() => undefined);
if (path.trim() === '') {
problems.push({ where: subject, message: `needs the name of a ${kind}.` });
}
else if (there !== undefined && there.isDirectory() !== (kind === 'directory')) {
problems.push({ where: subject, message: `"${path}" is there and is no ${kind}.` });
}
}
return problems;
}
async function handOver(view, { input, io, log }, problems = []) {
for (const problem of problems)
log.warning((0,report_help.il)(problem));
for (const { name, render } of REPORTS) {
const path = (0,read_input.XD)(input, name);
if (path === undefined)
continue;
try {
await writeWholeFile((0,external_node_path_.resolve)(io.workingDirectory, path), render(view));
}
catch (error) {
const why = (0,error_message.g)(error);
log.warning((0,report_help.il)(`--${name}: "${path}" was not written: ${why}`));
}
}
await log.flush();
if ((0,read_input.k0)(input))
await io.out((0,report_json.hF)(view));
}
async function writeWholeFile(path, content, mode) {
const partial = `${path}.${(0,external_node_crypto_.randomUUID)()}.part`;
await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
try {
await (0,promises_.writeFile)(partial, content, { mode });
await (0,promises_.rename)(partial, path);
}
catch (error) {
await (0,promises_.rm)(partial, { force: true });
throw error;
}
}
;// CONCATENATED MODULE: ./build/src/cli/workbench/audit.js
const audit_PATIENCE_MS = 7_200_000;
const audit = operation('audit', '', {
tidiesUpMs: 3_000,
summary: 'report what each policy would block in the newest finished runs',
description: 'Reads the newest finished run of the current configuration of each workspace. Speculative runs and runs with options do not count. Prints every policy in every workspace, sorted by how much it would block. A policy without a result in a run is "not evaluated in that run" and never counts as passed.\n\nWith `--policies`, `opa` judges the redacted plan of each run by your own Rego, too. It starts and changes nothing, and uses half of the rate limit of the service. The exit code is 5 when a result is unknown.',
options: [
...SELECTION_OPTIONS,
(0,cli_command.uK)('--policies <list>', 'judge the plans by your own Rego policies, too: directories or addresses pinned to a commit'),
(0,cli_command.uK)('--report-html <file>', 'one self-contained page, policies down and workspaces across'),
FULL_SPEED,
],
examples: {
'plangate audit --organization acme --workspaces tag:net': 'who would be blocked if advisory policies became mandatory',
},
problems: selectionProblems,
patienceMs: () => audit_PATIENCE_MS,
async call(call) {
const { client, io, log, answer } = call;
const own = await openOwn(call);
const audited = await readSelected(call, own);
const { toRows } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(21), __webpack_require__.e(1046)]).then(__webpack_require__.bind(__webpack_require__, 11046));
const rows = toRows(audited);
const now = io.clock.date().getTime();
const document = { data: rows.map((row) => ({ ...row, ageMs: ageOf(row, now) })) };
await writePage(rows, audited, call);
await answer(document, render(rows, now));
for (const { name, doubts } of audited) {
if (doubts[0] !== undefined)
log.warning(`${name}: ${doubts[0]}`);
}
log.info(`${(0,report_text.dh)(audited.length)} for ${(0,report_text.U9)(client.answers(), 'request')}. Nothing was changed.`);
return rows.some(({ result }) => result === 'unknown') ? cli_command.dc.undecided : cli_command.dc.green;
},
});
async function openOwn({ input, io }) {
const written = (0,read_input.XD)(input, 'policies');
if (written === undefined)
return undefined;
const { openOwnPolicies } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(6723), __webpack_require__.e(2569)]).then(__webpack_require__.bind(__webpack_require__, 52569));
const { jobTree } = await describeCiJob(io);
const { workingDirectory } = io;
const policies = (0,parse.E1)(written);
if ('problem' in policies)
throw (0,cli_problems.Wp)('--policies', policies.problem);
const own = await openOwnPolicies({ policies: policies.value, directory: '.', timeoutMs: audit_PATIENCE_MS }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + audit_PATIENCE_MS }, false);
if ('problems' in own)
throw new cli_problems.eb(own.problems);
return own;
}
async function writePage(cells, audited, { client: { origin }, input, io, log }) {
const path = (0,read_input.XD)(input, 'report-html');
if (path === undefined)
return;
const { renderAuditPage } = await __webpack_require__.e( 3849).then(__webpack_require__.bind(__webpack_require__, 93849));
const page = renderAuditPage({
organization: organizationOf(input, io),
hostname: new URL(origin).host,
at: io.clock.date().toISOString(),
cells,
doubts: audited.flatMap(({ name, doubts }) => doubts.map((doubt) => `${name}: ${doubt}`)),
});
const to = (0,external_node_path_.resolve)(io.workingDirectory, path);
await writeWholeFile(to, log.conceal(page)).catch((error) => {
log.warning(`--report-html: "${path}" was not written: ${(0,error_message.g)(error)}`);
});
}
async function readSelected(call, own) {
const { client, io, input, log } = call;
const { clock, signal } = io;
const { auditWorkspace } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(21), __webpack_require__.e(1046)]).then(__webpack_require__.bind(__webpack_require__, 11046));
const note = (sentence) => log.info(sentence);
const judging = own && { own, organization: organizationOf(input, io), note };
const ports = { client, clock, signal, deadline: Number.POSITIVE_INFINITY };
const audited = new Map();
try {
const requests = await findAll(call);
const each = async ({ workspace, currentRun }) => void audited.set(workspace.id, await auditWorkspace(workspace, currentRun, ports, judging));
const progress = () => `${audited.size} of ${(0,report_text.dh)(requests.length)} read`;
await readInLanes(requests, { each, progress }, call);
return requests.flatMap(({ workspace }) => audited.get(workspace.id) ?? []);
}
finally {
await own?.close();
}
}
function render(rows, now) {
const cells = rows.map((row) => {
const { policy, policySet, level, wouldBlock, workspace, result, run } = row;
const hours = Math.floor((ageOf(row, now) ?? Number.NaN) / 3_600_000);
const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
const shownAge = Number.isNaN(hours) ? undefined : age;
return [policy, policySet, level, wouldBlock, workspace, result, run?.id, shownAge];
});
return renderTable(HEADINGS, cells);
}
const HEADINGS = ['policy', 'set', 'level', 'would block', 'workspace', 'result', 'run', 'age'];
function ageOf({ run }, now) {
const ms = Date.parse(run?.createdAt ?? '');
return Number.isNaN(ms) ? undefined : Math.max(0, now - ms);
}
var external_node_fs_ = __webpack_require__(73024);
var archive_place = __webpack_require__(74043);
var program_path = __webpack_require__(60439);
var ended_by = __webpack_require__(17953);
var job_time = __webpack_require__(71680);
var quote = __webpack_require__(28187);
var model_secrets = __webpack_require__(72166);
var console = __webpack_require__(6621);
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
const endsMs = event.kind === 'progress' ? before?.endsMs : endOf(event);
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
const names = (0,report_text.p_)(group.map(({ name }) => plain(name)));
const which = group.length > MOST_NAMES ? (0,report_text.zD)(group.length) : names;
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
case 'uploading':
return `uploading ${(0,report_text.Ej)(event.sent)} of ${(0,report_text.Ej)(event.bytes)}`;
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
function endOf(event) {
if (event.kind === 'run-created') {
return event.lastDurationMs === undefined ? undefined : event.atMs + event.lastDurationMs;
}
if (event.kind !== 'uploading' || event.sent === 0)
return undefined;
return event.atMs + ((event.bytes - event.sent) * event.sinceMs) / event.sent;
}
;// CONCATENATED MODULE: ./build/src/check/check-log.js
function openCheckLog({ request, ports }, door) {
const { settings, subject, repositoryRoot } = request;
const head = startHead(request, door);
const follow = door.follow?.(settings);
const liveLog = startLiveLog({ ...door, print: head.print }, ports.clock);
const announced = announcer(subject, request, ports, (problem) => door.log.debug(`The comment does not say that a run has begun: ${(0,error_message.g)(problem)}`));
const shown = { workspaces: settings.plan.workspaces.length, repositoryRoot };
return {
onEvent(event) {
if (event.kind === 'archive')
head.printOnce(event.archive.uncommitted?.length);
if (event.kind === 'run-created' || event.kind === 'run-found')
announced.begin(event.runUrl);
follow?.(event);
liveLog.onEvent(event);
if (door.status && event.kind === 'heartbeat')
return;
for (const line of (0,console.N1)(event, shown))
liveLog.print(line);
},
during: (work) => liveLog.runWhile(work),
end(view) {
head.printOnce();
if (door.printEnd)
door.printEnd(view);
else
(0,console.gM)(view).forEach(door.print);
},
close: () => announced.end(),
};
}
function startHead({ context, subject, proposed, notices = [] }, door) {
let isPrinted = false;
const printOnce = (uncommittedFiles) => {
if (isPrinted)
return;
isPrinted = true;
(0,console.pd)({ ...context, uncommittedFiles }).forEach(door.print);
for (const problem of [...notices, ...(subject.problems ?? [])]) {
door.log.warning((0,report_help.il)(problem));
}
};
if (proposed || context.commit === undefined)
printOnce();
const print = (line) => {
printOnce();
door.print(line);
};
return { printOnce, print };
}
const FRAME_MS = 500;
function startLiveLog({ print, quietMs, status }, clock) {
const progress = createProgress();
const started = clock.now();
let lastPrintedAt = started;
const over = new AbortController();
const statusText = (still) => {
const atMs = clock.now() - started;
return `${(0,report_text.vk)(atMs)} ${still}${progress.words(atMs)}`;
};
const wait = async (ms) => {
await clock.sleep(ms, over.signal).catch(() => undefined);
return !over.signal.aborted;
};
const animateStatusLine = async () => {
do
await status?.(statusText(''));
while (await wait(FRAME_MS));
await status?.();
};
const printHeartbeats = async (ms) => {
while (await wait(lastPrintedAt + ms - clock.now())) {
if (clock.now() - lastPrintedAt < ms)
continue;
lastPrintedAt = clock.now();
print((0,neutralise_log.om)(`  ${statusText('still ')}`));
}
};
const heartbeats = () => (quietMs === undefined ? undefined : printHeartbeats(quietMs));
const showing = status ? animateStatusLine() : heartbeats();
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
over.abort();
await showing;
}
},
};
}
var settings_settings = __webpack_require__(75182);
var version = __webpack_require__(55603);
;// CONCATENATED MODULE: ./build/src/check/check-request.js
function secretsOf({ service, job: { githubToken = '', checksToken = '' } }, others, log) {
return (0,model_secrets.BF)(log, [service.token, githubToken, checksToken, ...others]);
}
function contextOf(settings, { about }, clock) {
const startedAt = clock.date().toISOString();
const reported = (0,settings_settings.f8)(settings);
const jobId = (0,marker.tW)(JSON.stringify(reported.section ?? settings.plan.workspaces));
return { ...reported, ...about, startedAt, version: version.x, jobId };
}
var limits = __webpack_require__(52696);
var plan_and_judge = __webpack_require__(33839);
;// CONCATENATED MODULE: ./build/src/check/check.js
function check(host, door, given) {
const checkOnce = async (needsLonger) => {
let begun;
try {
const beginning = await beginInTime(host, door, given);
if ('problems' in beginning)
return beginning;
begun = beginning;
const { request, ports, local } = begun;
const said = openCheckLog(begun, door);
const onEvent = (event) => {
if (event.kind === 'version-created')
needsLonger();
said.onEvent(event);
};
const runGate = door.runGate ?? (await gateOf(local));
const judging = (0,plan_and_judge.g)(request, { ...ports, log: door.log, onEvent }, runGate);
const { result, view } = await said.during(judging);
said.end(view);
if (local !== undefined)
await door.afterLocal?.(local);
await door.beforePublishing?.(view, request);
await said.close();
needsLonger();
const published = await publishInTime(view, request.subject, ports);
return { settings: request.settings, result, view, published };
}
finally {
await given.send.close();
await begun?.local?.stop();
await begun?.request.own?.close();
}
};
return (0,limits._K)(given, checkOnce, () => notInTime(given));
}
async function gateOf(local) {
if (local !== undefined)
return (await Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(1960), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 40044))).judgesLocally(local);
return (await __webpack_require__.e( 4791).then(__webpack_require__.bind(__webpack_require__, 4791))).judgeRuns;
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
return { problems: ['The time was over before the report was published.'] };
}
}
const TIDY_MS = 500;
async function beginInTime(host, door, given) {
const { over } = given;
const reading = readOrOpen(host, door, given);
let begun;
let preparing;
try {
const loaded = await (0,ended_by.m)(over, reading);
if ('problems' in loaded)
return loaded;
const { local, ports } = loaded;
preparing = prepare(host, door, loaded);
const request = await (0,ended_by.m)(over, preparing);
begun = 'problems' in request ? request : { request, local, ports };
return begun;
}
catch (error) {
if (!over.aborted)
throw error;
return notInTime(given, 'git and the CI host had said what is to be judged');
}
finally {
const stop = async () => {
const loaded = await reading;
if ('local' in loaded)
await loaded.local?.stop();
const prepared = await preparing;
if (prepared !== undefined && 'own' in prepared)
await prepared.own?.close();
};
if (begun === undefined || 'problems' in begun) {
const tidied = stop().catch(() => undefined);
await (0,ended_by.m)(given.alarms.in(TIDY_MS), tidied).catch(() => undefined);
}
}
}
function notInTime({ signal }, what = 'this check was') {
if (signal.aborted) {
return { problems: [{ where: 'The check', message: 'was canceled.' }], ended: 'canceled' };
}
const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
return { problems: [{ where: 'timeout', message }], ended: 'timeout' };
}
async function readOrOpen({ jobTree, reviewed }, door, given) {
const loaded = await door.settings(jobTree);
if ('problems' in loaded)
return loaded;
const ports = { ...given, environment: withoutPlanned(loaded.settings.plan, door, given) };
if (!loaded.settings.plan.local)
return { ...loaded, ports };
const { workingDirectory } = door;
const { openLocal } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(6723), __webpack_require__.e(2569), __webpack_require__.e(5933), __webpack_require__.e(98)]).then(__webpack_require__.bind(__webpack_require__, 10098));
const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
const [local] = await Promise.all([opening, Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(1960), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 40044))]);
if ('problems' in local)
return local;
if ('undecided' in local)
return { ...loaded, ...local, ports };
const refused = door.refuseLocal?.(local, jobTree);
if (refused !== undefined) {
await local.stop();
return { problems: [refused] };
}
const { planner, own } = local;
if (planner.notApart !== undefined)
door.log.info(planner.notApart);
const plan = { ...loaded.settings.plan, engine: planner.program };
const settings = { ...loaded.settings, plan };
return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}
function withoutPlanned(plan, { workingDirectory, log }, { environment }) {
const proposed = (0,workspace_selectors.s7)(plan).map((path) => {
const directory = (0,external_node_path_.resolve)(workingDirectory, path);
return (0,archive_place._M)(directory) ?? directory;
});
const places = { proposed, workingDirectory };
return (0,program_path.Ej)(environment, places, (sentence) => log.warning(sentence));
}
async function prepare(host, { log, workingDirectory, never, ...door }, { settings, notices: settingsNotices, local, undecided: missing, ports }) {
const { plan, policy, job } = settings;
const secrets = [job.githubToken, job.checksToken, ...door.secrets].filter((secret) => secret !== undefined);
const conceals = secretsOf(settings, [...door.secrets, ...door.concealed], log);
const problems = secretVariables(settings, secrets);
if (problems.length > 0)
return { problems };
const directory = (0,external_node_path_.resolve)(workingDirectory, plan.directory);
const root = (0,archive_place._M)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
const found = await findSubject(host, settings, { directory, root, deadline: ports.endsAt });
if ('refused' in found) {
const message = `is false. ${found.refused}`;
return { ...found, problems: [{ where: 'allow-untrusted-head', message }] };
}
const { subject, undecided = missing } = found;
const { workspace, jobTree } = host;
const reading = await exceptionsOf(policy, { directory, workingDirectory, jobTree }, ports);
if ('problems' in reading)
return reading;
const own = await ownPoliciesOf(settings, { subject, workingDirectory, jobTree }, ports);
if (own !== undefined && 'problems' in own)
return own;
const { reuse, group } = plan;
const isVain = reuse === 'upload' && (group !== undefined || subject.uploads === undefined);
const judges = local?.own ?? own;
const context = {
...contextOf(settings, subject, ports.clock),
byPerson: !jobTree.proposed,
judgedBy: judges?.judgedBy,
ownPolicies: judges?.sources,
};
return {
subject,
settings,
context,
hints: hintsFrom(subject, context, ports),
workingDirectory,
repositoryRoot: root,
workspace,
never,
secrets,
conceals,
proposed: jobTree.proposed,
notices: settingsNotices.concat(reading.notices, own?.notices ?? [], isVain && subject.about.pullRequest !== undefined ? [NO_REUSE] : []),
provided: judges?.provided,
own,
exceptions: reading.exceptions,
undecided,
};
}
const NO_REUSE = '`reuse: upload` takes nothing over here: only runs of this commit count. It needs a pull request of GitHub within the repository, its `comment`, and no `group`.';
async function ownPoliciesOf(settings, where, ports) {
const { plan, policy, job } = settings;
const { policies } = policy;
if (plan.local || policies === undefined)
return undefined;
const { openOwnPolicies } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(6723), __webpack_require__.e(2569)]).then(__webpack_require__.bind(__webpack_require__, 52569));
const { subject } = where;
const place = { ...where, pullRequest: subject.change?.pullRequest };
const asked = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
return openOwnPolicies(asked, place, ports, (0,change_origin.yX)(policy, subject));
}
async function exceptionsOf({ exceptionsFile: written }, where, ports) {
if (written === undefined)
return { exceptions: undefined, notices: [] };
const { findExceptions } = await __webpack_require__.e( 1126).then(__webpack_require__.bind(__webpack_require__, 71126));
const found = await findExceptions({ written, ...where }, ports);
if ('problems' in found)
return found;
if ('notice' in found)
return { exceptions: undefined, notices: [found.notice] };
const { parseExceptions } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 50565));
const today = ports.clock.date().toISOString().slice(0, 10);
const parsed = parseExceptions(found.text, today);
if ('problems' in parsed)
return parsed;
return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}
async function findSubject(host, { plan, report, job }, place) {
const allowed = { plan, report, job: { ...job, allowUntrustedHead: true } };
const isRead = plan.local && plan.plan !== undefined;
const subject = await host.subject(isRead ? allowed : { plan, report, job }, place);
if (!('refused' in subject))
return { subject };
const { refused } = subject;
if (!plan.local)
return { refused };
const reported = await host.subject(allowed, place);
if ('refused' in reported)
return reported;
const { PLAN_RECIPE } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(8113)]).then(__webpack_require__.bind(__webpack_require__, 18113));
const undecided = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${PLAN_RECIPE}`;
return { subject: reported, undecided };
}
function secretVariables({ service, plan: { variables = [] } }, others) {
const secrets = (0,model_secrets.gE)([service.token, ...others]);
return variables
.filter((line) => secrets.conceal(line) !== line)
.map((line) => ({
where: 'variables',
message: `would show a secret of this check to everybody who can read the run: the value of ${(0,quote.hD)(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
}));
}
;// CONCATENATED MODULE: ./build/src/hosts/trust-checkout.js
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
if (isPersonThere || (0,hosts_workspace.o5)(environment))
return false;
return problems.every(({ where }) => DEPENDENT.test(where));
}
var job_secrets = __webpack_require__(62056);
;// CONCATENATED MODULE: ./build/src/report/terminal.js
const terminal_DETAILS = [
{ findings: 8, advisory: 6, spots: 4, source: true, workspaces: 8, destroys: 6, text: 600 },
{ findings: 6, advisory: 3, spots: 2, source: true, workspaces: 6, destroys: 4, text: 600 },
{ findings: 4, advisory: 0, spots: 1, source: true, workspaces: 4, destroys: 3, text: 600 },
{ findings: 3, advisory: 0, spots: 1, source: false, workspaces: 3, destroys: 2, text: 300 },
{ findings: 2, advisory: 0, spots: 1, source: false, workspaces: 1, destroys: 1, text: 200 },
];
const LEAST = {
findings: 0,
advisory: 0,
spots: 0,
source: false,
workspaces: 1,
destroys: 0,
text: 100,
};
function renderTerminal(view, screen) {
for (const detail of [...terminal_DETAILS, LEAST]) {
const lines = partsOf(view, detail, screen).flat();
if (lines.length <= screen.rows)
return lines;
}
return squeezed(partsOf(view, LEAST, screen), screen);
}
const BLANK = { indent: 0, parts: [] };
function partsOf(view, detail, screen) {
const drawn = (...rows) => rows.flatMap((row) => wrap(row, screen));
return [
drawn(...workspaceRows(view, detail), BLANK),
drawn(verdictRow(view)),
drawn(...reasonRows(view, detail), ...findingRows(view, detail, screen), ...destroyRows(view, detail), ...advisoryRows(view, detail), ...restRows(view, detail)),
drawn(...stepRows(view, screen)),
];
}
function squeezed([workspaces, verdict, why, steps], { rows }) {
let left = rows;
const kept = (lines, most = left) => {
const shown = lines.length <= most ? lines : lines.slice(0, Math.max(0, most - 1));
const hidden = lines.length - shown.length;
const all = hidden > 0 && most > 0 ? [...shown, `  … and ${(0,report_text.U9)(hidden, 'more line')}`] : shown;
left -= all.length;
return all;
};
const first = kept(verdict);
const last = kept(steps, Math.min(left, Math.ceil(rows / 3)));
const between = kept(why);
return [...kept(workspaces), ...first, ...between, ...last];
}
function workspaceRows({ workspaces, archives, results }, { workspaces: most }) {
const shown = (0,report_findings.VE)(workspaces).slice(0, most);
const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => (0,report_width.qz)(name))));
const plans = shown.map((workspace) => {
const words = (0,changes.DO)(workspace);
if (words === '–')
return '';
return words === 'no changes' ? words : `plan ${words}`;
});
const planWidth = Math.max(0, ...plans.map(report_width.qz));
const rows = shown.map((workspace, index) => {
const { name, verdict, durationMs } = workspace;
const policies = (0,counts.FF)([workspace], { results }) || report_words.y3[verdict].words;
const time = durationMs === undefined ? '' : (0,report_text.vk)(durationMs);
const parts = [
signOf(verdict),
{
text: ` ${(0,report_width.jC)((0,escape_markdown.Ow)(name, 60), width)}  ${(0,report_width.jC)(plans[index] ?? '', planWidth)}  `,
},
{ text: (0,report_text.oR)('  ', policies, time) },
];
return { indent: 2, parts };
});
const [archive] = archives;
const sent = archive
? [line(2, soft(`${archive.directory} → ${(0,report_text.U9)(archive.files, 'file')} sent`))]
: [];
const hidden = workspaces.length - shown.length;
const more = hidden > 0 ? [line(2, soft(`… and ${(0,report_text.U9)(hidden, 'more workspace')}`))] : [];
return [...sent, ...rows, ...more];
}
function verdictRow(view) {
const headline = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
const style = view.green ? 'green' : 'red';
return line(0, { text: `${report_words.y3[view.verdict].sign} `, style }, bold((0,escape_markdown.Ow)(headline, 400)));
}
function reasonRows(view, { findings, text }) {
return view.workspaces
.filter((workspace) => (0,report_findings.iB)(workspace, view))
.slice(0, findings)
.flatMap(({ name, reasons }) => reasons
.slice(0, 2)
.map((reason) => line(2, { text: `${(0,escape_markdown.Ow)(name, 60)}: ${(0,report_help.il)((0,escape_markdown.Ow)(reason, text))}` })));
}
function sectionRows(title, findings, most, blockOf) {
const shown = findings.slice(0, most);
if (shown.length === 0)
return [];
return [
BLANK,
line(2, bold(title)),
...shown.flatMap(blockOf),
...namesOfOthers(findings, shown),
];
}
function findingRows(view, detail, screen) {
const withSource = detail.source
? (0,report_findings.Tj)(view).find((finding) => (0,report_spots.PC)(finding)[0].excerpt !== undefined)
: undefined;
return (0,report_findings.RF)(view).flatMap(({ title, findings }) => {
const rows = sectionRows(title, findings, detail.findings, (each) => findingBlock(each, view, detail, each === withSource && screen));
return rows.length > 0 ? rows : [line(2, bold(title), { text: `: ${policyNames(findings)}` })];
});
}
function namesOfOthers(findings, shown) {
const hidden = findings.length - shown.length;
if (hidden === 0)
return [];
const more = soft(`… and ${(0,report_text.U9)(hidden, 'more finding')}`);
const known = new Set(shown.map(({ policy }) => policy));
const names = policyNames(findings.filter(({ policy }) => !known.has(policy)));
return [line(2, more, { text: names && `: ${names}` })];
}
function policyNames(findings) {
return (0,report_text.p_)([...new Set(findings.map(({ policy }) => (0,escape_markdown.Ow)(policy, 80)))]);
}
function advisoryRows(view, detail) {
const { findings = [] } = (0,report_findings.$E)(view).find(({ id }) => id === 'advisory') ?? {};
return sectionRows('Advisory failures', findings, detail.advisory, (each) => findingBlock(each, view, detail, false));
}
function findingBlock(finding, view, { spots: most, text }, source) {
const about = (0,report_text.oR)(' · ', (0,escape_markdown.Ow)(finding.policySet, 60), view.workspaces.length > 1 ? (0,report_text.p_)(finding.workspaces, 3, (name) => (0,escape_markdown.Ow)(name, 40)) : '', (0,escape_markdown.Ow)((0,sentence.II)((0,report_words.v8)(finding, view.context)), 80), finding.age === 'new' ? 'new' : '');
const sign = finding.severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '✗ ', style: 'red' };
const spots = (0,report_spots.PC)(finding);
const hidden = spots.length - most;
const [first, ...others] = spots.slice(0, most);
return [
line(2, sign, bold((0,escape_markdown.Ow)(finding.policy, 80)), soft(`  ${about}`)),
...(first ? spotRows(first, view, text, source) : []),
...others.flatMap((spot) => spotRows(spot, view, text, false)),
...(hidden > 0
? [line(6, soft(`… and ${(0,report_text.U9)(hidden, `more ${(0,report_spots.pw)(finding)}`)}`))]
: []),
];
}
function spotRows(spot, view, limit, source) {
const [address, message] = (0,report_spots.$u)(spot);
const messageText = (0,escape_markdown.Ow)(message, Math.min(300, limit));
const fileLine = (0,report_words.CP)(spot);
const href = (0,escape_markdown.v7)(spot.permalink ?? '', (0,links.TZ)(view.context));
const at = fileLine === '' ? [] : [{ text: (0,escape_markdown.Ow)(fileLine, 200), href }, { text: '  ' }];
const { excerpt, location } = spot;
if (source === false || excerpt === undefined || location === undefined) {
return [line(6, ...at, { text: (0,report_text.oR)(': ', (0,escape_markdown.Ow)(address, 200), messageText) })];
}
const first = location.startLine - excerpt.at;
const width = String(first + excerpt.lines.length).length;
const columns = Math.max(20, source.columns - width - 12);
const rows = excerpt.lines.flatMap((text, index) => {
const number = first + index;
const code = (0,report_width.cz)(text.replaceAll('\t', '  '), columns);
if (number < location.startLine - 1 || number > location.startLine)
return [];
const gutter = `${String(number).padStart(width)} │ `;
const isAtFault = number === location.startLine;
const row = line(8, soft(gutter), isAtFault ? bold(code) : { text: code });
if (!isAtFault)
return [row];
return [
row,
line(8, soft(`${' '.repeat(width)} │ `), { text: `▲ ${messageText}`, style: 'red' }),
];
});
return [line(6, ...at, { text: (0,escape_markdown.Ow)(address, 200) }), ...rows];
}
function destroyRows(view, { destroys: most }) {
const prominent = (0,changes.fs)(view).filter(planned_changes.jR);
if (prominent.length === 0)
return [];
const numbers = (words) => words
.map((word) => [word, prominent.filter(({ action }) => action === word).length])
.flatMap(([word, number]) => (number > 0 ? (0,changes.pq)(word, number) : []))
.join(', ');
const destroyed = numbers(['delete', 'replace']);
const title = (0,report_text.oR)('; ', destroyed && `Destroyed or replaced: ${destroyed}`, numbers(['forget', 'invoke']));
const shown = prominent.slice(0, most).map((change) => {
const fileLine = (0,report_words.CP)(change);
const url = (change.location && (0,links.eL)(change.location, view.context)) ?? '';
const reason = change.action === 'replace' ? (0,changes.cu)(change) : (0,changes.ff)(change);
const why = (0,escape_markdown.Ow)((0,sentence.II)(reason), 160);
const parts = [
{ text: `${changes.B2[change.action]} `, style: 'red' },
{ text: `${(0,escape_markdown.Ow)(change.address, 200)}  ` },
...(fileLine === ''
? []
: [
{ text: (0,escape_markdown.Ow)(fileLine, 200), href: (0,escape_markdown.v7)(url, (0,links.TZ)(view.context)) },
{ text: '  ' },
]),
soft(why),
];
return line(2, ...parts);
});
const hidden = prominent.length - shown.length;
const more = hidden > 0 ? [line(2, soft(`… and ${(0,report_text.zD)(hidden)} more`))] : [];
return [BLANK, line(2, bold(title)), ...shown, ...more];
}
function restRows(view, { advisory: most }) {
const others = (0,changes.fs)(view).filter((change) => !(0,planned_changes.jR)(change)).length;
const named = (0,report_findings.$E)(view).filter(({ id, findings }) => findings.length > 0 && (id !== 'advisory' || most === 0));
const rows = named.map(({ words, findings }) => `▸ ${words}: ${policyNames(findings)}`);
if (others > 0)
rows.unshift(`▸ ${(0,report_text.U9)(others, 'other change')}`);
return rows.length === 0 ? [] : [BLANK, line(2, soft(rows.join('   ')))];
}
function stepRows({ nextSteps }, { columns }) {
if (nextSteps.length === 0)
return [];
const steps = nextSteps.slice(0, 4).map((step) => (0,escape_markdown.Ow)(step, 600));
const shown = columns < NARROW ? steps.map((step) => withoutLong(step, columns - 4)) : steps;
return [BLANK, ...shown.map((text) => line(2, { text }))];
}
const NARROW = 60;
function withoutLong(step, width) {
return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) => (0,report_width.qz)(address) > width ? '' : address);
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
function signOf(verdict) {
return { text: report_words.y3[verdict].sign, style: (0,model_verdict.gf)(verdict) ? 'green' : 'red' };
}
function wrap({ indent, parts }, screen) {
const words = parts.flatMap(({ text, ...look }) => (0,neutralise_log.om)(text)
.split(/(?<= )(?=[^ ])/)
.map((word) => ({ text: word, ...look })));
const lines = [[]];
let used = indent;
for (const word of words) {
const isFirst = lines.at(-1)?.length === 0;
if (!isFirst && used + (0,report_width.qz)(word.text.trimEnd()) > screen.columns) {
lines.push([]);
used = indent + 2;
word.text = (0,neutralise_log.om)(word.text);
}
const width = (0,report_width.qz)(word.text.trimEnd());
const isWhole = word.text.includes('://') || width <= screen.columns - used;
const text = isWhole ? word.text : (0,report_width.cz)(word.text, screen.columns - used);
lines.at(-1)?.push({ ...word, text });
used += (0,report_width.qz)(text);
}
return lines.map((pieces, index) => {
const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
return start + painted(pieces, screen).trimEnd();
});
}
function painted(pieces, screen) {
const runs = [];
for (const piece of pieces) {
const last = runs.at(-1);
if (last?.style === piece.style && last?.href === piece.href && last)
last.text += piece.text;
else
runs.push({ ...piece });
}
return runs.map((run) => paint(run, screen)).join('');
}
const CODES = {
bold: [1, 22],
soft: [2, 22],
red: [31, 39],
green: [32, 39],
yellow: [33, 39],
};
function paint({ text, style, href }, { colour, links }) {
const safe = (0,neutralise_log.om)(text);
const [on, off] = style === undefined ? [0, 0] : CODES[style];
const shown = colour && style !== undefined ? `\x1b[${on}m${safe}\x1b[${off}m` : safe;
return links && href !== undefined ? `\x1b]8;;${href}\x1b\\${shown}\x1b]8;;\x1b\\` : shown;
}
var did_you_mean = __webpack_require__(90440);
var find_workspace = __webpack_require__(87170);
var requested_workspaces = __webpack_require__(15724);
var run_program = __webpack_require__(31300);
var doctor_finding = __webpack_require__(74423);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-service.js
async function examineService(client, hostname) {
const findings = [];
try {
const { appName, apiVersion, version } = await client.ping();
const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean);
const seen = facts.length > 0 ? `answers: ${facts.join(', ')}` : 'answers';
findings.push((0,doctor_finding.ok)('host', `${hostname} ${seen}`));
}
catch (error) {
const finding = ofError('host', error, hostname);
const code = error instanceof errors._ ? error.code : undefined;
if (code === 'network' || code === 'timeout' || code === 'tls')
return [finding];
if (isNoOperation(error) &&
isNoOperation(await client.account().catch((thrown) => thrown))) {
const seen = `${hostname} has no such API: it knows neither ping nor account/details`;
return [(0,doctor_finding.CC)('host', seen, 'Check --hostname.', cli_command.dc.network)];
}
if (code !== 'unauthorized')
findings.push((0,doctor_finding.L5)('host', finding.seen));
}
findings.push(await examineToken(client));
return findings;
}
async function examineToken(client) {
try {
const { account, tokenKind } = await client.account();
const name = account.attributes.username ?? account.id;
if (tokenKind === 'organization') {
return (0,doctor_finding.CC)('token', `belongs to the organization (${name})`, 'Organization tokens may not create configuration versions. Use the token of a team or a user.', cli_command.dc.refused);
}
return (0,doctor_finding.ok)('token', `${tokenKind === 'unknown' ? 'accepted' : `${tokenKind} token`} of ${name}`);
}
catch (error) {
if (error instanceof errors._ && error.code === 'not-found') {
return (0,doctor_finding.L5)('token', 'the service does not say whose it is (404 on account details)');
}
return ofError('token', error, 'the service');
}
}
function ofError(subject, error, what) {
if (!(error instanceof errors._))
throw error;
if (error.code === 'aborted')
throw error;
const fix = error.remedy ?? 'Try again with --verbose.';
const [line = what] = error.message.split('\n', 1);
return (0,doctor_finding.CC)(subject, line.replace(fix, '').trim(), fix, run_program.J[error.code]);
}
function isNoOperation(error) {
return error instanceof errors._ && error.status === 404 && error.errors.length === 0;
}
var without_trailing = __webpack_require__(21804);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workspace.js
async function examineWorkspaces(client, settings, workingDirectory, isPersonal) {
const { organization, mode, source } = settings;
const findings = [];
const sent = new Map();
for (const selector of settings.workspaces) {
if (selector.kind === 'query') {
findings.push(await examineQuery(client, organization, selector));
continue;
}
const subject = `workspace ${selector.name}`;
const found = await lookUpWorkspace(client, organization, selector.name);
if ('missing' in found) {
findings.push(found.missing);
continue;
}
const { workspace } = found;
const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
const working = (0,find_workspace.bq)(workspace.attributes['working-directory']);
const inside = 'path' in working ? working.path : '';
sent.set((0,find_workspace.SS)(directory, inside), inside);
findings.push((0,doctor_finding.ok)(subject, `is ${workspace.id} in ${organization}`), ...examineConnection(subject, workspace, source), ...(source === 'upload' ? examinePermissions(subject, workspace) : []), ...(mode === 'speculative' ? await examinePower(subject, workspace, client, isPersonal) : []), ...examineExecution(subject, workspace, settings), ...(await examineDirectory(subject, workspace, directory)));
}
return { findings, sent };
}
async function lookUpWorkspace(client, organization, name) {
try {
return { workspace: await client.workspaces.showByName(organization, name) };
}
catch (error) {
const isMissing = error instanceof errors._ && error.code === 'not-found';
const missing = isMissing ? await findMissing(client, organization, name) : undefined;
return { missing: missing ?? ofError(`workspace ${name}`, error, name) };
}
}
async function examineQuery(client, organization, selector) {
const subject = (0,workspace_selectors.r5)(selector);
try {
const workspaces = await (0,requested_workspaces.V)(client, organization, selector);
const names = workspaces.map(({ attributes }) => attributes.name).join(', ');
if (workspaces.length > 0)
return (0,doctor_finding.ok)(subject, `${workspaces.length} workspaces: ${names}`);
const fix = 'Check the words, and that the team of this token has access to the workspaces.';
return (0,doctor_finding.CC)(subject, 'names no workspace that this token sees', fix, cli_command.dc.refused);
}
catch (error) {
return ofError(subject, error, subject);
}
}
async function findMissing(client, organization, name) {
const subject = `workspace ${name}`;
try {
const visibleNames = [];
for await (const { attributes } of client.workspaces.list(organization)) {
if (attributes.name === name)
return undefined;
visibleNames.push(attributes.name);
if (visibleNames.length >= 500)
break;
}
const near = (0,did_you_mean.a)(name, visibleNames);
const fix = visibleNames.length === 0
? `Give the team of this token access to "${name}": it sees no workspace at all.`
: near !== undefined
? `Did you mean "${near}"?`
: `Give the team of this token access to "${name}", or name one that it sees: ${visibleNames.slice(0, 5).join(', ')}${visibleNames.length > 5 ? ', …' : ''}.`;
const why = `is not among those in ${organization} that this token sees`;
return (0,doctor_finding.CC)(subject, why, fix, cli_command.dc.refused);
}
catch (error) {
if (error instanceof errors._ && error.code === 'not-found') {
const fix = 'Check the spelling of the organization, and that the token belongs to it.';
const why = `${organization} is not there for this token`;
return (0,doctor_finding.CC)('organization', why, fix, cli_command.dc.refused);
}
return ofError('organization', error, organization);
}
}
function examinePermissions(subject, { attributes }) {
const permissions = attributes.permissions ?? {};
if (permissions['can-queue-run'] === false) {
const fix = 'Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.';
return [(0,doctor_finding.CC)(subject, 'does not let this token queue plans', fix, cli_command.dc.refused)];
}
return permissions['can-queue-run'] === true ? [(0,doctor_finding.ok)(subject, 'lets this token queue plans')] : [];
}
function examineConnection(subject, { attributes }, source) {
const repository = attributes['vcs-repo']?.identifier;
const plans = attributes['speculative-enabled'] !== false;
if (source === 'upload') {
if (!repository || !plans)
return [];
const seen = `is connected to ${repository}, and version control plans every pull request there`;
const fix = '`source: vcs` judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.';
return [(0,doctor_finding.N4)(subject, seen, fix)];
}
if (repository && plans)
return [(0,doctor_finding.ok)(subject, `is connected to ${repository}`)];
const seen = repository
? 'has speculative plans from version control turned off, so no pull request starts a run'
: 'is not connected to version control, so no pull request starts a run';
const fix = 'Change that in its version control settings, or use `source: upload`.';
return [(0,doctor_finding.CC)(subject, seen, fix)];
}
async function examinePower(subject, { id, attributes }, client, isPersonal) {
const page = client.runs.list(id).page({ size: 1 });
const [newest] = await page.then(({ items }) => items, () => []);
const powers = [
attributes.permissions?.['can-queue-apply'] === true && 'apply runs',
newest?.attributes.permissions?.['can-override-policy-check'] === true && 'override policies',
].filter((power) => typeof power === 'string');
if (powers.length === 0)
return [];
const fix = 'Use a token of a team with plan access only. Under pull_request, everybody who can push a branch can use all its permissions.';
const seen = `lets this token ${powers.join(' and ')}; plan access is enough`;
const kind = isPersonal ? await client.account().catch(() => undefined) : undefined;
return [(kind?.tokenKind === 'user' ? doctor_finding.L5 : doctor_finding.N4)(subject, seen, fix)];
}
function examineExecution(subject, { attributes }, { source, mode }) {
const findings = [];
if (attributes['execution-mode'] === 'local') {
const seen = 'plans on the machine of its users (execution mode local)';
const fix = 'Set the execution mode of the workspace to remote or agent: policies are evaluated there only.';
findings.push((0,doctor_finding.CC)(subject, seen, fix));
}
if (attributes['speculative-enabled'] === false && source === 'upload') {
const seen = 'has speculative plans from version control turned off, which uploads do not need';
findings.push((0,doctor_finding.ok)(subject, seen));
}
if (attributes.locked === true) {
const seen = mode === 'speculative' ? 'is locked, and speculative runs pass' : 'is locked';
const fix = 'Unlock it: provisional runs wait until then.';
findings.push(mode === 'speculative' ? (0,doctor_finding.ok)(subject, seen) : (0,doctor_finding.N4)(subject, seen, fix));
}
return findings;
}
async function examineDirectory(subject, { attributes }, directory) {
const inside = attributes['working-directory'];
if (!inside)
return [];
const trimmed = (0,without_trailing.h)(inside.replace(/^\/+/, ''), '/');
if (directory.replaceAll('\\', '/').endsWith(`/${trimmed}`)) {
const seen = `works in ${trimmed}, which the directory ends with: the directory above it is sent`;
return [(0,doctor_finding.ok)(subject, seen)];
}
const there = await (0,promises_.stat)((0,external_node_path_.join)(directory, trimmed)).catch(() => undefined);
if (there?.isDirectory())
return [(0,doctor_finding.ok)(subject, `works in ${trimmed}, which is in the directory`)];
const seen = `works in ${trimmed}, which is neither in ${directory} nor its end`;
const fix = `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`;
return [(0,doctor_finding.CC)(subject, seen, fix)];
}
;// CONCATENATED MODULE: ./build/src/cli/check.js
const check_check = {
name: 'check',
tidiesUpMs: limits.q1,
summary: 'pack, plan, read the policies, decide',
description: 'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
arguments: [cli_command.Md],
more: INPUTS_PAGE,
options: [
...CHECK_OPTIONS,
...REPORT_OPTIONS,
...(0,cli_command.hG)('Without a service', [
(0,cli_command.uK)('--explain <policy>', 'with --local: print what this policy saw'),
]),
cli_command.J5,
(0,cli_command.uK)('--verbose', 'log the requests to the service'),
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
if (input.options['explain'] !== undefined && !(0,settings_settings.FD)(givenInputs(input))) {
throw (0,cli_problems.Wp)('--explain', 'is for a check without a service. Add --local.');
}
return runCheck(input, io);
},
};
const QUIET_MS = 31_000;
async function runCheck(input, io, runGate) {
const json = (0,read_input.k0)(input);
const verbose = (0,read_input.iP)(input, 'verbose');
const isRead = json || input.options['explain'] !== undefined;
const log = (0,cli_log.h)(io, { verbose, story: isRead ? 'err' : 'out' });
const command = { input, io, log };
try {
const { result, view, published, settings } = await checkHere(command, runGate);
const lost = result.workspaces.filter(({ workspaceId, failure }) => workspaceId === undefined && failure?.kind === 'refused');
if (runGate === undefined && lost.length > 0)
await explainMissing(settings, lost, command);
if (published.commentUrl !== undefined)
log.print(`Comment: ${published.commentUrl}`);
await handOver(view, command, published.problems);
const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
return (0,model_verdict.FO)(result, settings.policy.failOn, signal);
}
finally {
await log.flush();
}
}
async function explainMissing(settings, lost, command) {
const { input, io, log } = command;
const { client, close } = connectTo(settings.service, input, io, { log, patienceMs: 10_000 });
for (const { workspace } of lost.slice(0, 5)) {
const finding = findMissing(client, settings.plan.organization, workspace);
const missing = await finding.catch(() => undefined);
if (missing === undefined || missing.seen.startsWith('Could not'))
continue;
log.warning(`${missing.subject} ${missing.seen}. ${missing.fix ?? ''}`);
}
await close();
}
function linesFor(view, screen) {
const rows = Math.max(20, screen.rows() - 4);
return ['', ...renderTerminal(view, { ...screen, columns: screen.columns(), rows })];
}
function refuseToExplain({ own: { policies } }, name, { proposed }) {
if (name === undefined)
return undefined;
const named = policies.includes(name);
if (named && !proposed)
return undefined;
const message = named
? 'is for a person at a terminal: the document can hold sensitive values, and a log keeps them.'
: `"${name}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
return { where: '--explain', message };
}
async function checkHere(command, runGate) {
const { input, io } = command;
const { environment } = io;
const trusts = trustsCheckout((0,read_input.iP)(input, 'trust-checkout'), environment);
const isPersonThere = io.isPersonThere || trusts;
try {
return await checkAs({ ...command, io: { ...io, isPersonThere } }, trusts, runGate);
}
catch (error) {
if (!(error instanceof cli_problems.eb))
throw error;
if (!isTerminalMissing(error.problems, { environment, isPersonThere }))
throw error;
const message = `${NO_TERMINAL.seen}. ${NO_TERMINAL.fix}`;
throw new cli_problems.eb([{ where: 'no terminal', message }, ...error.problems]);
}
}
async function checkAs({ input, io, log }, trusts, runGate) {
const { environment, workingDirectory, screen } = io;
const secrets = (0,job_secrets.P)(environment, /(?:^|_)TOKEN$/);
const reportsPath = (0,read_input.XD)(input, 'reports');
const reports = reportsPath === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, reportsPath);
const network = (0,machine_network.X)((0,read_input.XD)(input, 'ca-file'), io);
const ports = (0,limits.wP)((0,settings_settings.OW)((0,read_input.XD)(input, 'timeout')), { ...io, ...network });
const { print, command } = log;
const door = { reports, command, write: writeWholeFile };
const ciHost = await (0,ended_by.m)(ports.over, hostHere(door, ports));
if (trusts && ciHost.jobTree.proposed)
throw new cli_problems.eb([NOT_FOR_JUDGED]);
const checked = await check(ciHost, {
async settings(jobTree) {
const loaded = await loadOptions(input, io, jobTree);
const problems = await reportProblems(input, workingDirectory);
if ('settings' in loaded && problems.length === 0)
return loaded;
const wrong = 'problems' in loaded ? loaded.problems : [];
throw new cli_problems.eb([...wrong.map(toProblem), ...problems]);
},
workingDirectory,
secrets,
concealed: (0,job_secrets.w)(environment),
never: reports === undefined ? [] : [reports],
log,
print,
runGate,
refuseLocal: (local, jobTree) => refuseToExplain(local, (0,read_input.XD)(input, 'explain'), jobTree),
async afterLocal(local) {
const explained = (0,read_input.XD)(input, 'explain');
if (explained === undefined)
return;
for (const [workspace, plan] of local.judged) {
for (const document of await local.own.explain(explained, plan)) {
const text = (0,report_json.et)(log.secrets.concealAll(document));
print(`What the policies saw in ${workspace}:`);
await ((0,read_input.k0)(input) ? io.err : io.out)(text);
}
}
},
printEnd: screen && ((view) => linesFor(view, screen).forEach(command)),
status: io.status,
quietMs: io.status ? undefined : QUIET_MS,
}, ports);
if (!('problems' in checked))
return checked;
if (checked.ended !== undefined)
throw new Error((0,parse.cj)(checked.problems));
if (checked.refused === undefined)
throw new cli_problems.eb(checked.problems.map(toProblem));
throw (0,cli_problems.Wp)('--allow-untrusted-head', `is not given. ${forOptions(checked.refused)}`);
}
var gate_groups = __webpack_require__(76337);
;// CONCATENATED MODULE: ./build/src/cli/combine.js
const combine = {
name: 'combine',
tidiesUpMs: limits.q1,
summary: 'judge the groups of a matrix again, as one verdict',
description: 'Combines the output of `plangate matrix` and the reports of its groups into one verdict. The verdict is also the exit code: the one check to require.\n\nReports only name the runs. Every run is read from the service and judged again. It counts only if its message names its group; writing that message needs the token. A group that is missing, duplicate, incomplete or of another commit is undecided and listed.',
arguments: [cli_command.Md],
more: INPUTS_PAGE,
options: [
(0,cli_command.uK)('--groups <json>', 'output of `plangate matrix`, from the output of its job; else PLANGATE_GROUPS'),
(0,cli_command.uK)('--from <directory>', 'directory with the reports of the groups: every *.json below it', {
default: 'plangate-reports',
}),
...CHECK_OPTIONS.filter(({ name }) => !inputs.tw.includes(name)),
...REPORT_OPTIONS,
(0,cli_command.uK)('--verbose', 'log the requests to the service'),
],
often: ['groups', 'from', 'organization', 'hostname', 'fail-on', 'protect', 'reports', 'json'],
examples: {
'plangate combine --groups "$GROUPS" --from reports --organization acme': 'in the last job of the workflow, which always runs',
},
run,
};
async function run(input, io) {
const text = (0,read_input.XD)(input, 'groups') ?? io.environment['PLANGATE_GROUPS'] ?? '';
const groups = text.trim() === ''
? { problem: 'is needed: what `plangate matrix` printed, from the output of its job.' }
: (0,gate_groups.b5)(text);
if ('problem' in groups)
throw (0,cli_problems.Wp)('--groups', groups.problem);
const { combinesInstead, workspacesOfGroups } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(2285)]).then(__webpack_require__.bind(__webpack_require__, 82285));
const from = (0,external_node_path_.resolve)(io.workingDirectory, (0,read_input.XD)(input, 'from') ?? '');
const workspaces = workspacesOfGroups(groups);
const ofGroups = { ...input, options: { ...input.options, workspaces } };
return await runCheck(ofGroups, io, combinesInstead({ groups, from }));
}
var archive_describe = __webpack_require__(82591);
var pack_directory = __webpack_require__(48725);
;// CONCATENATED MODULE: ./build/src/cli/upload-version.js
async function uploadTo(find, path, { client, io, log }) {
const archive = await findArchive(path, io, log);
try {
const version = await find();
await client.configurationVersions.upload(version, archive.body);
return (await client.configurationVersions.show(version.id)).version;
}
finally {
await archive.remove();
}
}
async function findArchive(path, io, log) {
const absolute = (0,external_node_path_.resolve)(io.workingDirectory, path);
const stats = await (0,promises_.stat)(absolute).catch(() => undefined);
if (stats === undefined)
throw (0,cli_problems.Wp)('--upload', `"${path}" is not there.`);
if (stats.isFile())
return { body: fileBody(absolute, stats.size, io), remove: async () => { } };
const archive = await (0,pack_directory.packDirectory)({ root: absolute, workspace: (0,hosts_workspace.B3)(io.environment, io.workingDirectory) }, { ...io, log });
const files = archive.entries.filter(({ type }) => type === 'file').length;
log.info(`packed ${(0,report_text.U9)(files, 'file')}, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
const body = fileBody(archive.path, archive.bytes, io);
return {
body: { ...body, largest: (0,archive_describe.Sd)(archive.entries) },
remove: () => archive.remove(),
};
}
function fileBody(path, bytes, { status }) {
const say = (done) => void status?.(done < bytes ? `uploading ${(0,report_text.Ej)(done)} of ${(0,report_text.Ej)(bytes)}` : undefined);
return { path, bytes, sent: say };
}
async function readTicket(path, shownAs) {
const refuse = (message) => (0,cli_problems.Wp)('--upload-url-file', `"${shownAs}" ${message}`);
const ticket = (0,parse.qF)(await (0,promises_.readFile)(path, 'utf8').catch(() => ''));
if (ticket === undefined)
throw refuse('cannot be read.');
const { id, 'upload-url': url } = (0,parse.Pf)(ticket);
if (typeof id !== 'string' || typeof url !== 'string') {
throw refuse('was not written by `configuration-versions create`.');
}
return {
id,
type: 'configuration-versions',
attributes: { status: 'pending', 'upload-url': url },
relationships: {},
links: {},
};
}
function versionFacts({ id, attributes }) {
const reached = Object.entries(attributes['status-timestamps'] ?? {});
return [
['id', id],
['status', attributes.status],
['error', attributes['error-message'] ?? attributes.error],
['source', attributes.source],
['speculative', attributes.speculative],
['provisional', attributes.provisional],
['auto-queue-runs', attributes['auto-queue-runs']],
...reached.map(([name, at]) => [name, at]),
];
}
async function answerWithoutUrl(version, { answer }) {
const { 'upload-url': _secret, ...attributes } = version.attributes;
await answer({ data: { ...version, attributes } }, renderRecord(versionFacts(version)));
}
const createVersion = operation('create', 'POST /workspaces/<workspace_id>/configuration-versions', {
summary: 'create a configuration version and upload to it now or later',
description: 'Needs the permission to queue plans and the token of a user or a team.\n\nThe service returns the upload URL once, and anybody who has it can upload. Choose what to do with it. --upload sends the files at once. --upload-url-file writes it to a file that only you can read, for `plangate configuration-versions upload`.',
options: [
(0,cli_command.uK)('--speculative', 'only for plans that can never be applied'),
(0,cli_command.uK)('--provisional', 'does not become the current version before its run is applied'),
(0,cli_command.uK)('--no-run', 'do not start a run once the files have arrived'),
(0,cli_command.uK)('--upload <path>', 'a directory or a .tar.gz to upload at once'),
(0,cli_command.uK)('--upload-url-file <file>', 'new file that keeps the upload URL, readable by you only'),
],
examples: {
'plangate configuration-versions create -w net-prod --speculative --upload infra': 'pack a directory, upload it, start a plan',
},
problems: (input) => {
const ways = [(0,read_input.XD)(input, 'upload'), (0,read_input.XD)(input, 'upload-url-file')];
if (ways.filter((way) => way !== undefined).length === 1)
return [];
const message = 'or --upload-url-file is needed: the service returns the URL only once.';
return [{ where: '--upload', message }];
},
patienceMs: TRANSFER_PATIENCE_MS,
async call(call) {
const { client, input, io, workspaceId } = call;
const make = async () => client.configurationVersions.create(await workspaceId(), {
autoQueueRuns: !(0,read_input.iP)(input, 'no-run'),
speculative: (0,read_input.iP)(input, 'speculative'),
provisional: (0,read_input.iP)(input, 'provisional'),
});
const path = (0,read_input.XD)(input, 'upload');
if (path !== undefined)
return answerWithoutUrl(await uploadTo(make, path, call), call);
const ticketPath = (0,read_input.XD)(input, 'upload-url-file') ?? '';
const makeTicket = async () => {
const value = await make();
const ticket = { id: value.id, 'upload-url': value.attributes['upload-url'] };
return { content: `${JSON.stringify(ticket)}\n`, value };
};
const { workingDirectory } = io;
const kept = writeSecretFile('upload-url-file', ticketPath, workingDirectory, makeTicket);
await answerWithoutUrl(await kept, call);
},
});
const uploadVersion = operation('upload', 'PUT <upload_url>', {
summary: 'upload files to a configuration version that was created before',
description: 'The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
arguments: [{ name: 'upload', description: 'the same as --upload', required: false }],
options: [
(0,cli_command.uK)('--upload <path>', 'a directory or a .tar.gz', { required: true }),
(0,cli_command.uK)('--upload-url-file <file>', 'the file that `create` wrote', { required: true }),
],
patienceMs: TRANSFER_PATIENCE_MS,
async call(call) {
const { input, io } = call;
const shownAs = (0,read_input.XD)(input, 'upload-url-file') ?? '';
const version = await readTicket((0,external_node_path_.resolve)(io.workingDirectory, shownAs), shownAs);
const path = (0,read_input.XD)(input, 'upload') ?? '';
await answerWithoutUrl(await uploadTo(async () => version, path, call), call);
},
});
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions.js
const INCLUDES = ['run', 'ingress_attributes'];
const ONE = '/configuration-versions/<configuration_version_id>';
const DOWNLOAD_FOR_RUN = 'GET /runs/<run_id>/configuration-version/download';
const configurationVersions = {
name: 'configuration-versions',
summary: 'the uploaded files that runs work on',
commands: [
listing('list', 'GET /workspaces/<workspace_id>/configuration-versions', {
summary: 'list the configuration versions of a workspace',
description: 'Needs the permission to read runs.',
examples: {
'plangate configuration-versions list --organization acme --workspace net-prod --all': 'every version there is',
},
ask: async ({ client, workspaceId }) => client.configurationVersions.list(await workspaceId()),
columns: {
id: ({ id }) => id,
status: ({ attributes }) => attributes.status,
since: ({ attributes }) => changedAt(attributes['status-timestamps']),
source: ({ attributes }) => attributes.source,
speculative: ({ attributes }) => attributes.speculative,
provisional: ({ attributes }) => attributes.provisional,
'auto-queue-runs': ({ attributes }) => attributes['auto-queue-runs'],
},
}),
operation('show', `GET ${ONE}`, {
summary: 'show one configuration version',
description: 'Needs the permission to read runs.',
options: [
includeOption([...INCLUDES, 'ingress-attributes'], 'show what belongs to it as well'),
],
async call({ client, id, input, answer }) {
const includes = (0,read_input.cz)(input, 'include').map((name) => name.replaceAll('-', '_'));
const include = INCLUDES.filter((name) => includes.includes(name));
const shown = await client.configurationVersions.show(id, { include });
const { version, run, ingressAttributes: commit } = shown;
const text = renderRecord([
...versionFacts(version),
['run', run && `${run.id} (${run.attributes.status})`],
...(commit ? ingressFacts(commit) : []),
]);
await answer(withIncluded(version, [run, commit], input), text);
},
}),
showing('ingress-attributes', `GET ${ONE}/ingress-attributes`, {
summary: 'show the commit that a configuration version was made from',
description: 'Only versions that came from a version-control repository have one.',
ask: ({ client, id }) => client.configurationVersions.ingressAttributes(id),
facts: ingressFacts,
}),
createVersion,
uploadVersion,
operation('download', `GET ${ONE}/download`, {
summary: 'download the files of a configuration version, or of the one that a run used',
description: `With --run: ${DOWNLOAD_FOR_RUN}.\n\nThe file appears under its name when it is complete and not before.`,
routes: [DOWNLOAD_FOR_RUN],
arguments: [{ ...idArgument('version', 'cv'), required: false }],
options: [
(0,cli_command.uK)('--run <run>', 'id as in run-…: the version that this run used'),
(0,cli_command.uK)('-o, --output <file>', 'where to; else <id>.tar.gz in this directory'),
(0,cli_command.uK)('--force', 'replace the file if it exists'),
],
problems: (input) => {
const ids = [input.arguments['version'], input.options['run']];
if (ids.filter((id) => id !== undefined).length === 1)
return [];
return [{ where: 'VERSION', message: 'or --run is needed, one of the two.' }];
},
patienceMs: TRANSFER_PATIENCE_MS,
async call({ client, id: version, input, io, answer }) {
const run = (0,read_input.XD)(input, 'run');
const name = (0,read_input.XD)(input, 'output') ?? `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
const file = (0,external_node_path_.resolve)(io.workingDirectory, name);
if (!(0,read_input.iP)(input, 'force') && (0,external_node_fs_.existsSync)(file)) {
throw (0,cli_problems.Wp)('--output', `"${name}" exists already. Name another, or add --force.`);
}
const { bytes } = run === undefined
? await client.configurationVersions.download(version, file)
: await client.configurationVersions.downloadForRun(run, file);
await answer({ data: { file, bytes } }, `${file}  ${bytes} bytes\n`);
},
}),
doing('archive', `POST ${ONE}/actions/archive`, {
summary: 'let the service discard the files of a configuration version',
description: 'Not for versions from version control, for the current version of a workspace or while a run uses it.',
destroys: 'discard the files of',
act: ({ client, id }) => client.configurationVersions.archive(id),
done: (id) => `${id} is being archived.`,
}),
doing('soft-delete', `POST ${ONE}/actions/soft_delete_backing_data`, {
summary: 'mark the files of a configuration version for deletion (self-managed only)',
description: 'Until they are permanently deleted, `restore` brings them back.',
options: [
(0,cli_command.uK)('--delete-older-than-n-days <days>', 'passed unchanged to the service, which decides what to do with it', { check: (0,read_input.rD)(0, 999_999) }),
],
act: ({ client, id, input }) => client.configurationVersions.softDeleteBackingData(id, {
deleteOlderThanDays: (0,read_input.rl)(input, 'delete-older-than-n-days'),
}),
done: (id) => `The files of ${id} are marked for deletion.`,
}),
doing('restore', `POST ${ONE}/actions/restore_backing_data`, {
summary: 'bring back files that were marked for deletion (self-managed only)',
act: ({ client, id }) => client.configurationVersions.restoreBackingData(id),
done: (id) => `The files of ${id} are being restored.`,
}),
doing('permanently-delete', `POST ${ONE}/actions/permanently_delete_backing_data`, {
summary: 'permanently delete marked files (self-managed only)',
destroys: 'delete the files of',
act: ({ client, id }) => client.configurationVersions.permanentlyDeleteBackingData(id),
done: (id) => `The files of ${id} are deleted.`,
}),
],
};
function ingressFacts({ attributes }) {
return [
['repository', attributes.identifier],
['branch', attributes.branch],
['tag', attributes.tag],
['commit', attributes['commit-sha']],
['commit-message', attributes['commit-message']],
['commit-url', attributes['commit-url']],
['compare-url', attributes['compare-url']],
['pull-request', attributes['pull-request-number']],
['pull-request-title', attributes['pull-request-title']],
['pull-request-url', attributes['pull-request-url']],
['sender', attributes['sender-username']],
];
}
var external_node_os_ = __webpack_require__(48161);
var external_node_url_ = __webpack_require__(73136);
var scenarios = __webpack_require__(1397);
var machine_execute = __webpack_require__(4643);
;// CONCATENATED MODULE: ./build/src/machine/open-in-browser.js
const OPENERS = { darwin: 'open', win32: 'explorer' };
const SESSION = [
'DISPLAY',
'WAYLAND_DISPLAY',
'XDG_RUNTIME_DIR',
'DBUS_SESSION_BUS_ADDRESS',
'BROWSER',
];
async function openInBrowser(path, { execute, ...where }) {
const variables = (0,machine_execute.I3)(where.environment, SESSION);
const opener = OPENERS[(0,external_node_os_.platform)()] ?? 'xdg-open';
await execute(opener, [path], { ...where, variables, goesOn: true }).catch(() => undefined);
}
var find_examples = __webpack_require__(34805);
var program = __webpack_require__(47847);
var cli_wrap = __webpack_require__(96890);
;// CONCATENATED MODULE: ./build/src/cli/demo/command.js
const demo = {
name: 'demo',
tidiesUpMs: 3_000,
summary: 'see all of it in ten seconds, no account, no network',
description: 'Runs the real gate on the example configuration. A local service plans it and evaluates real policies. A local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see, without waiting. Nothing leaves this machine.',
options: [
(0,cli_command.uK)('--scenario <verdict>', 'how it ends', { choices: model_verdict.bk, default: 'blocked' }),
(0,cli_command.uK)('--raw', "print everything: the job's log, the comment as Markdown, the annotations"),
(0,cli_command.uK)('--open', 'write the report as a page and open it in the browser'),
(0,cli_command.uK)('--json', 'print the report as JSON and nothing else'),
],
examples: {
'plangate demo': 'failures that cannot be overridden',
'plangate demo --scenario needs-override': 'one that can be overridden',
'plangate demo --open': 'the same as a page',
},
run: command_run,
};
async function command_run(input, io) {
const scenario = model_verdict.bk.find((word) => word === (0,read_input.XD)(input, 'scenario')) ?? 'blocked';
const json = (0,read_input.iP)(input, 'json');
const raw = (0,read_input.iP)(input, 'raw') && !json;
const log = (0,cli_log.h)(io, { story: json ? 'err' : 'out' });
if (raw)
await io.out(`${introduce(scenario)}${command_heading("The job's log")}`);
else if (!json) {
const title = `Plangate demo: ${scenarios.U[scenario].story}\n(the service and GitHub are stand-ins on this machine)`;
await io.out(`${fitted(title, io)}\n\n`);
}
const { runDemo } = await Promise.all([__webpack_require__.e(8697), __webpack_require__.e(190), __webpack_require__.e(8712), __webpack_require__.e(7671), __webpack_require__.e(109)]).then(__webpack_require__.bind(__webpack_require__, 70109));
const shown = await runDemo({
scenario,
examples: await (0,find_examples.p)(),
version: io.version,
signal: io.signal,
log,
onLines: (lines) => raw && lines.forEach(log.print),
});
await log.flush();
if (json)
await io.out((0,report_json.hF)(shown.view));
else
await io.out(raw ? renderRaw(shown) : renderScreen(shown, io));
if ((0,read_input.iP)(input, 'open'))
await openPage(shown, io);
if (shown.problems.length === 0)
return cli_command.dc.green;
await io.err(`The demonstration is broken:\n${shown.problems.join('\n')}\n`);
return cli_command.dc.undecided;
}
const ROWS = 33;
function renderScreen({ view, comments, annotations }, io) {
const { colour = false, links = false } = io.screen ?? {};
const columns = io.screen?.columns() ?? 100;
const drawn = renderTerminal(view, { columns, rows: ROWS, colour, links });
const pieces = [
comments.length > 0 ? 'one comment' : 'no comment',
(0,report_text.U9)(annotations.length, 'annotation'),
`a ${view.green ? 'green' : 'red'} check`,
];
return block([
...drawn,
'',
fitted(`The pull request gets ${(0,report_text.p_)(pieces)}: plangate demo --open, --raw`, io),
fitted('Next: plangate init (your repository) · plangate demo --scenario passed', io),
]);
}
function fitted(text, { screen }) {
return screen === undefined ? text : (0,cli_wrap.M)(text, screen.columns());
}
async function openPage({ view }, { out, execute, environment, workingDirectory: cwd }) {
const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-page-'));
const page = (0,external_node_path_.join)(folder, 'report.html');
await (0,promises_.writeFile)(page, renderPage(view));
await out(`The page: ${(0,external_node_url_.pathToFileURL)(page).href}\n`);
await openInBrowser(page, { execute, environment, cwd });
}
function introduce(scenario) {
return `Plangate demo: ${scenarios.U[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${scenarios.k.service} and
${scenarios.k.github}. Other endings: --scenario ${model_verdict.bk.filter((word) => word !== scenario).join(', ')}.
`;
}
function renderRaw({ view, comments, annotations, exitCode }) {
const [comment] = comments;
const annotated = annotations.flatMap(({ path, start_line: line, annotation_level: level, title, message }) => [
`${path}:${line}  ${level}  ${title}`,
...message.split('\n').map((each) => `    ${each}`),
]);
return [
block((0,console.gM)(view)),
command_heading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
command_quote(comment?.body ?? '(none)'),
command_heading('The annotations, on the lines at fault'),
block(annotated.length === 0 ? ['(none)'] : annotated),
command_heading('The job summary'),
command_quote((0,report_comment.Br)(view)),
command_heading('The verdict'),
`${(0,program.em)(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
].join('');
}
function command_heading(words) {
return `\n── ${words} ${'─'.repeat(Math.max(3, 96 - words.length))}\n\n`;
}
function command_quote(markdown) {
const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
return block((0,neutralise_log.Z$)(text.trimEnd()).map((line) => line.trimEnd()));
}
function block(lines) {
return lines.map((line) => `${line}\n`).join('');
}
var local_names = __webpack_require__(45233);
;// CONCATENATED MODULE: ./build/src/cli/digest.js
const digest = {
name: 'digest',
summary: 'write down, beside a plan, of what it was made',
description: 'Run this where the plan was made, right after `terraform show -json`. It writes PLAN.digest: the SHA-256 of the plan, the commit, the directory, the workspace and the run of the CI host. `check --local --plan` finds the file there. In a job, a plan without a digest is undecided, and so is a plan of another commit, directory, workspace or run.\n\nIt refuses while files differ from the commit, and while Terraform would read files that the commit does not have. Name those: `--var-file` for files of variables, `--generated` for what is generated before the plan. Their SHA-256 is written down, and the report names them.\n\nOn standard output is one line, the SHA-256 of the digest and so of the plan. Hand it to the job that judges, as its `plan-digest`.\n\nA digest finds plans that are out of date, swapped or of something else. It never proves who made a plan: the code that was planned ran in the same job. Nothing is sent.',
arguments: [
{
name: 'plan',
description: 'the plan in JSON, from `terraform show -json`; for several, a directory or a pattern as in `check --plan`',
required: true,
},
cli_command.Md,
],
options: [
(0,cli_command.uK)('--directory <directory>', 'what was planned; else the working directory'),
(0,cli_command.uK)('--workspace <name>', 'the workspace as the check names it; like the directory when left out'),
(0,cli_command.uK)('--var-file <file>', 'a file that `terraform plan -var-file` got', { repeatable: true }),
(0,cli_command.uK)('--generated <pattern>', 'generated files, as in `infra/_*.tf` or `**/backend.tf`', {
repeatable: true,
}),
(0,cli_command.uK)('--json', 'print of what each plan was made, as JSON and nothing else'),
],
examples: {
'plangate digest plan.json --directory infra': 'writes plan.json.digest',
"plangate digest 'plans/**/*.json' --generated '**/backend.tf'": 'of units of Terragrunt, each named after its directory',
},
run: digest_run,
};
async function digest_run(input, io) {
const { findPlans } = await __webpack_require__.e( 9983).then(__webpack_require__.bind(__webpack_require__, 19983));
const file = (0,read_input.Nf)(input, 'plan');
const directory = (0,read_input.XD)(input, 'directory') ?? '.';
const named = (0,read_input.XD)(input, 'workspace');
const found = findPlans({ plan: [file], directory, workspaces: [] }, io.workingDirectory);
const plans = found ?? [{ file, directory, workspace: named }];
if ('unmatched' in plans)
throw (0,cli_problems.Wp)('plan', `fits no file: ${plans.unmatched}`);
const refused = plans.map((one) => ('refused' in one ? one.refused : undefined)).filter(Boolean);
if (found !== undefined && named !== undefined)
refused.push(ONE_NAME);
if (refused.length > 0)
throw (0,cli_problems.Wp)('plan', refused.join('\n'));
const written = [];
for (const plan of plans)
written.push(await writeOne(plan, input, io));
await io.out((0,read_input.iP)(input, 'json')
? (0,report_json.et)({ data: written })
: written.map(({ digest: name }) => `${name}\n`).join(''));
return cli_command.dc.green;
}
const ONE_NAME = 'names several, and `--workspace` is the name of one. Leave it out.';
async function writeOne({ file: written, directory: planned = '.', workspace: named }, input, io) {
const { readPlan } = await __webpack_require__.e( 190).then(__webpack_require__.bind(__webpack_require__, 90190));
const { describeFiles } = await __webpack_require__.e( 2739).then(__webpack_require__.bind(__webpack_require__, 2739));
const { digestPath, nameOfDigest, writeDigest } = await __webpack_require__.e( 8717).then(__webpack_require__.bind(__webpack_require__, 38717));
const { environment, workingDirectory } = io;
const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
const text = await (0,read_regular.Mk)(path, io.signal).catch((error) => {
io.signal.throwIfAborted();
throw (0,cli_problems.Wp)('plan', `cannot be read: ${(0,error_message.g)(error)}`);
});
try {
await readPlan(text, io.signal);
}
catch (error) {
io.signal.throwIfAborted();
throw (0,cli_problems.Wp)('plan', `cannot be used: ${(0,error_message.g)(error)}`);
}
const place = (0,archive_place.DR)(planned, workingDirectory);
const { directory } = place;
const repository = place.repository === undefined ? undefined : (0,find_repository._8)(place.repository);
if (repository === undefined) {
throw (0,cli_problems.Wp)('directory', 'is in no git repository, so no commit says what was planned.');
}
const files = {
directory,
repository,
workingDirectory: (0,find_repository.eF)(workingDirectory),
varFiles: (0,read_input.cz)(input, 'var-file'),
generated: (0,read_input.cz)(input, 'generated'),
};
const described = await describeFiles(files, io);
if ('refused' in described) {
throw new cli_problems.eb(described.refused.map((message) => ({ where: 'Refused:', message })));
}
const { notices, ...madeOf } = described;
const workspace = named ?? (environment['TF_WORKSPACE'] || (0,local_names.yJ)(directory));
const content = writeDigest(Buffer.from(text), {
...madeOf,
workspace,
run: (0,recognise.RW)(environment) ?? null,
});
await (0,promises_.writeFile)(digestPath(path), content).catch((error) => {
throw (0,cli_problems.Wp)('plan', `has no digest, because it cannot be written: ${(0,error_message.g)(error)}`);
});
for (const notice of notices)
await io.err(`${notice}\n`);
await io.err(`${digestPath(written)}: commit ${madeOf.commit.slice(0, 12)}, directory ${madeOf.directory}, workspace ${workspace}\n`);
const { commit, directory: at } = madeOf;
return { plan: written, digest: nameOfDigest(content), commit, directory: at, workspace };
}
var pack = __webpack_require__(70847);
var outside_modules = __webpack_require__(42130);
var exception_notices = __webpack_require__(345);
var read_exceptions = __webpack_require__(50565);
var find_own_policies = __webpack_require__(94436);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-here.js
const LARGE_BYTES = 100_000_000;
async function examineArchive({ root, inside, rules }, io, log) {
try {
const archive = await (0,pack_directory.packDirectory)({ root, rules, workspace: (0,hosts_workspace.B3)(io.environment, io.workingDirectory) }, { ...io, log });
await archive.remove();
const files = archive.entries.filter(({ type }) => type === 'file').length;
const outside = await (0,outside_modules.BQ)(archive, { inside, repository: (0,archive_place._M)(root) });
const seen = `${root}: ${(0,report_text.U9)(files, 'file')}, ${(0,archive_describe.z3)(archive.bytes)} to send, ${archive.withheld.length} excluded`;
const fix = 'Exclude files that no plan needs: `plangate pack --list` shows them, .terraformignore excludes them.';
return [
archive.bytes > LARGE_BYTES ? (0,doctor_finding.N4)('archive', seen, fix) : (0,doctor_finding.ok)('archive', seen),
...archive.warnings.map(({ at, message }) => (0,doctor_finding.N4)('archive', `${at} ${message}`)),
...(outside ? [(0,doctor_finding.CC)('modules', outside.seen, outside.fix)] : []),
];
}
catch (error) {
if (!(error instanceof pack.ql))
throw error;
return error.problems.map(({ where, message }) => (0,doctor_finding.CC)('archive', `${where}: ${message}`, 'See `plangate pack --list`.'));
}
}
async function examineExceptions({ plan: { directory }, policy: { exceptionsFile: written } }, jobTree, io) {
if (written === undefined)
return [];
const { findExceptions } = await __webpack_require__.e( 1126).then(__webpack_require__.bind(__webpack_require__, 71126));
const { workingDirectory } = io;
const place = { directory: (0,external_node_path_.resolve)(workingDirectory, directory), workingDirectory, jobTree };
const found = await findExceptions({ written, ...place }, io);
if ('notice' in found)
return [(0,doctor_finding.N4)('exceptions', found.notice)];
const today = io.clock.date().toISOString().slice(0, 10);
const parsed = 'text' in found ? (0,read_exceptions.parseExceptions)(found.text, today) : found;
if ('problems' in parsed) {
const see = `See ${(0,own_pages.S)('docs/exceptions.md')}.`;
return parsed.problems.map(({ where, message }) => (0,doctor_finding.CC)('exceptions', `${where} ${message}`.replace(/\.$/, ''), see));
}
const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
const ends = parsed.exceptions.flatMap((each) => (0,exception_notices.H)(each, today) ?? []);
return [
(0,doctor_finding.ok)('exceptions', `${written} has ${(0,report_text.U9)(parsed.exceptions.length, 'exception')}`),
...ends.map((sentence) => (0,doctor_finding.N4)('exceptions', sentence.replace(/\.$/, ''), fix)),
];
}
async function examineOpa(root, isLocal, { executeBounded, environment, signal }) {
if (!isLocal && (await (0,find_own_policies.K)(root)) === undefined)
return [];
const { findOpa } = await __webpack_require__.e( 5809).then(__webpack_require__.bind(__webpack_require__, 95809));
const { howToGetOpa } = await __webpack_require__.e( 1242).then(__webpack_require__.bind(__webpack_require__, 91242));
const opa = await findOpa({ executeBounded, environment, signal });
if (opa === undefined) {
const seen = 'none on the PATH: a check without a service has nothing that judges';
return [(0,doctor_finding.N4)('opa', seen, howToGetOpa())];
}
if ('problem' in opa)
return [(0,doctor_finding.CC)('opa', opa.problem, howToGetOpa())];
return [(0,doctor_finding.ok)('opa', `${opa.version} judges policies in Rego without a service`)];
}
var repository_address = __webpack_require__(17866);
;// CONCATENATED MODULE: ./build/src/cli/doctor/gate-options.js
const OF_PERSON = ['hostname', 'token', 'ca-file', 'plan', 'engine'];
const OF_BOTH = [
'organization',
'workspace',
'workspaces',
'directory',
'rules',
'source',
'mode',
'trusted-branch',
'local',
'policies',
];
const FROM_WORKFLOW = [...OF_BOTH, 'exceptions'];
const USED = [...OF_PERSON, ...OF_BOTH];
const PATHS = ['directory', 'exceptions'];
const SELECTORS = ['workspace', 'workspaces'];
function gatesToExamine(gates, call, io) {
const byInputs = new Map(gates.map((gate) => [JSON.stringify(FROM_WORKFLOW.map((name) => gate.inputs[name])), gate]));
const different = [...byInputs.values()];
if (different.length === 1 || !isChosen(call, io))
return different.length > 0 ? different : [undefined];
const chosen = SELECTORS.flatMap((name) => call.options[name] ?? []).map(String);
const named = different.filter(({ inputs }) => SELECTORS.some((name) => chosen.includes(inputs[name] ?? '')));
return named.length > 0 ? named : [undefined];
}
function isChosen({ options }, { environment }) {
const isOption = SELECTORS.some((name) => options[name] !== undefined);
return isOption || (environment['TF_WORKSPACE'] ?? '') !== '';
}
function withInputs(call, { inputs }, io, root) {
const defaults = Object.entries(inputs)
.filter(([name]) => FROM_WORKFLOW.includes(name) && !(isChosen(call, io) && SELECTORS.includes(name)))
.map(([name, value]) => [
name,
PATHS.includes(name) && !(0,repository_address.Ny)(value)
? (0,external_node_path_.relative)(io.workingDirectory, (0,external_node_path_.join)(root, value)) || '.'
: value,
]);
const options = Object.entries(call.options).filter(([, value]) => value !== undefined);
return { ...call, options: { ...Object.fromEntries(defaults), ...Object.fromEntries(options) } };
}
function problemsHere(problems, gate) {
const { at, elsewhere: set, refused } = gate ?? { at: '', elsewhere: [], refused: [] };
const isOf = (name, { where }) => name === where || (SELECTORS.includes(name) && SELECTORS.includes(where));
const missing = set.filter((name) => problems.some((one) => isOf(name, one)));
return {
own: problems.filter((one) => ![...set, ...refused].some((name) => isOf(name, one))),
elsewhere: missing.map((name) => {
const seen = `sets \`${name}\` by an expression, which has a value at GitHub only`;
return (0,doctor_finding.L5)(at, seen, `Pass \`--${name}\` to examine it from here, too.`);
}),
};
}
;// CONCATENATED MODULE: ./build/src/cli/doctor.js
const doctor = {
name: 'doctor',
summary: 'diagnose setup problems',
description: 'Examines everything a check depends on and prints a fix for each problem. It covers token, host, organization, workspaces, their permissions and execution mode, the upload and the workflows, or what plans and judges without a service. It changes nothing. Pass the options of `plangate check`.',
arguments: [cli_command.Md],
more: INPUTS_PAGE,
options: [
...CHECK_OPTIONS.filter(({ name }) => USED.includes(name)),
cli_command.J5,
(0,cli_command.uK)('--json', 'print the findings as JSON'),
(0,cli_command.uK)('--verbose', 'log the requests to the service'),
],
often: ['workspace', 'workspaces', 'organization', 'hostname', 'directory', 'json'],
run: doctor_run,
};
async function doctor_run(input, io) {
const verbose = (0,read_input.iP)(input, 'verbose');
const log = (0,cli_log.h)(io, { verbose });
const json = (0,read_input.iP)(input, 'json');
const findings = [];
const report = async (more) => {
findings.push(...more);
if (json)
return;
await io.out(log.conceal(doctor_renderFindings(verbose ? more : (0,doctor_finding.DA)(more), io)));
};
await report([(0,doctor_finding.ok)('plangate', io.version)]);
await examine(input, io, log, report);
await log.flush();
const first = findings.find(({ state }) => state === 'problem');
if (json)
await io.out((0,report_json.et)(log.secrets.concealAll({ findings })));
else
await io.out(verdict(findings));
return first?.exitCode ?? cli_command.dc.green;
}
async function examine(call, io, log, report) {
const { environment, workingDirectory } = io;
const trusts = trustsCheckout((0,read_input.iP)(call, 'trust-checkout'), environment);
const isPersonThere = io.isPersonThere || trusts;
const { jobTree } = await describeCiJob({ ...io, isPersonThere });
if (trusts && jobTree.proposed)
throw new cli_problems.eb([NOT_FOR_JUDGED]);
const root = (0,archive_place._M)(workingDirectory) ?? (0,external_node_path_.resolve)(workingDirectory);
const { examineWorkflows } = await Promise.all([__webpack_require__.e(2657), __webpack_require__.e(2521)]).then(__webpack_require__.bind(__webpack_require__, 62521));
const workflows = await examineWorkflows(root, io.version);
const isCause = workflows.findings.some(({ state }) => state === 'problem');
if (isCause)
await report(workflows.findings);
const gates = jobTree.proposed ? [undefined] : gatesToExamine(workflows.gates, call, io);
for (const gate of gates) {
if (gate !== undefined && gates.length > 1)
await report([(0,doctor_finding.ok)('gate', gate.at)]);
const options = gate === undefined ? call : withInputs(call, gate, io, root);
await examineGate(options, gate, { io, log, report, root, jobTree, isPersonThere });
}
const isLocal = [givenInputs(call), ...workflows.gates.map(({ inputs }) => inputs)].some(settings_settings.FD);
await report(await examineOpa(root, isLocal, io));
if (!isCause)
await report(workflows.findings);
}
async function examineGate(options, gate, examination) {
const { io, log, report, root: repository, jobTree, isPersonThere } = examination;
const { environment, workingDirectory } = io;
const loaded = await loadOptions(options, io, jobTree);
const settings = 'settings' in loaded ? loaded.settings : undefined;
if ('problems' in loaded) {
const here = { environment, isPersonThere };
const isOwnRego = gate === undefined && (await (0,find_own_policies.K)(repository)) !== undefined;
const isKnown = !isTerminalMissing(loaded.problems, here);
if (isKnown && isOwnRego && namesNoService(loaded.problems)) {
const local = { ...options, options: { ...options.options, local: true } };
return examineGate(local, gate, examination);
}
const { own, elsewhere } = problemsHere(loaded.problems, gate);
const isCause = isTerminalMissing(own, here);
const { seen, fix } = NO_TERMINAL;
const cause = isCause ? [(0,doctor_finding.CC)('terminal', seen, fix)] : [];
await report([...cause, ...own.map(ofSetting), ...elsewhere]);
}
if (settings !== undefined)
await report(await examineExceptions(settings, jobTree, io));
if (settings?.plan.local === true) {
const { examineLocal } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(6723), __webpack_require__.e(2569), __webpack_require__.e(8571)]).then(__webpack_require__.bind(__webpack_require__, 78571));
await report(await examineLocal({ settings, gate, root: repository, jobTree }, io));
return;
}
let sent = new Map();
const target = await targetOf(options, settings, io);
if (target !== undefined) {
const { client, close } = connectTo(target, options, io, { log, patienceMs: 20_000 });
try {
const service = await examineService(client, target.hostname);
await report(service);
if (settings && service.every(({ state }) => state !== 'problem')) {
const isPersonal = !jobTree.proposed;
const found = await examineWorkspaces(client, settings.plan, workingDirectory, isPersonal);
sent = found.sent;
await report(found.findings);
}
}
finally {
await close();
}
}
if (settings && sent.size === 0)
sent.set((0,external_node_path_.resolve)(workingDirectory, settings.plan.directory), '');
const archives = [];
for (const [root, inside] of sent) {
const rules = settings?.plan.rules ?? 'terraform';
archives.push(...(await examineArchive({ root, inside, rules }, io, log)));
}
await report(archives);
}
function namesNoService(problems) {
const missing = problems.map(({ where }) => where);
return ['token', 'organization', 'workspace'].every((name) => missing.includes(name));
}
async function targetOf(options, settings, io) {
if (settings !== undefined)
return settings.service;
if ((0,settings_settings.FD)(givenInputs(options)))
return undefined;
const found = await findNamedWorkspace(options, io, false);
return 'target' in found ? found.target : undefined;
}
function ofSetting(wrong) {
const { where: subject, message } = toProblem(wrong);
const [seen = message, ...fix] = message.split(/(?<=\.) /);
const remedy = fix.length > 0 ? fix.join(' ') : 'See `plangate check --help`.';
return (0,doctor_finding.CC)(subject, seen, remedy);
}
const SIGNS = { ok: '✓', unknown: '·', note: '!', problem: '✗' };
function doctor_renderFindings(findings, { columns, screen }) {
const lines = findings.flatMap(({ state, subject, seen, fix }) => [
`${SIGNS[state]} ${subject}: ${seen}`,
...(fix === undefined ? [] : [`    → ${fix}`]),
]);
const text = lines.map((line) => `${(0,neutralise_log.om)(line)}\n`).join('');
return columns === undefined || screen === undefined ? text : (0,cli_wrap.M)(text, columns());
}
function verdict(findings) {
const problems = findings.filter(({ state }) => state === 'problem').length;
if (problems === 0) {
const noted = findings.some(({ state }) => state === 'note');
return `\nNo problems found.${noted ? ' What a line with ! says does not stop a check.' : ''}\n`;
}
return `\n${(0,report_text.U9)(problems, 'problem')}. Each → line says how to fix one.\n`;
}
var no_configuration = __webpack_require__(22018);
var newest_release = __webpack_require__(67693);
;// CONCATENATED MODULE: ./build/src/cli/init/choose-inputs.js
function chooseGates(configurations, chosen) {
const { organization, workspace, directory } = chosen;
const inDirectory = configurations.filter((one) => directory === undefined || one.directory === directory);
const named = inDirectory.filter(({ cloud }) => (organization ?? cloud.organization) === (cloud.organization ?? organization) &&
(workspace ?? cloud.workspaces?.name) === cloud.workspaces?.name);
const meant = named.length > 0 ? named : inDirectory;
const groups = groupByOrganization(meant);
const parts = groups.map((group) => chooseInputs(group, chosen, groups.length > 1));
const left = workspace === undefined ? parts.flatMap((part) => part.left) : [];
if (parts.length < 2)
return { gates: parts.map(({ inputs }) => ({ inputs })), left };
const taken = new Set();
const secretOf = (key) => `TF_API_TOKEN_${key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
const gates = parts.map(({ inputs }) => {
const own = inputs.find(({ name }) => name === 'organization')?.value ?? '';
const key = taken.has(secretOf(own)) ? `${own}-${taken.size + 1}` : own;
const secret = secretOf(key);
taken.add(secret);
return { inputs: [...inputs, { name: 'comment-key', value: key }], secret };
});
return { gates, left };
}
function groupByOrganization(configurations) {
const ofHosts = (0,report_text.$z)(configurations, ({ cloud }) => [cloud.hostname]);
const groups = ofHosts.flatMap((all) => {
const named = (0,report_text.$z)(all, ({ cloud }) => [cloud.organization]);
const isOne = named.filter(([one]) => one?.cloud.organization !== undefined).length < 2;
return isOne ? [all] : named;
});
return groups.length === 0 ? [[]] : groups;
}
function chooseInputs(group, chosen, isOneOfMany) {
const selected = group.filter((one) => selectorOf(one) !== undefined);
const isList = selected.length > 1 && chosen.workspace === undefined;
const gated = isList ? selected : [selected[0] ?? group[0]];
const left = group.filter((one) => !gated.includes(one)).map(({ directory }) => directory);
const everything = isOneOfMany || chosen.everything;
if (!isList)
return { inputs: single(gated[0], { ...chosen, everything }), left };
const all = selected.flatMap((one) => selectorOf(one) ?? []);
const selectors = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
const { hostname } = selected[0]?.cloud ?? {};
const { organization } = selected.find(({ cloud }) => cloud.organization)?.cloud ?? {};
const inputs = [
...(hostname === undefined ? [] : [{ name: 'hostname', value: hostname }]),
choose_inputs_filled('organization', chosen.organization ?? organization, 'acme'),
{ name: 'workspaces', value: (0,workspace_selectors.TZ)(selectors, '\n'), selectors },
{ name: 'affected-only', value: 'true' },
];
return { inputs, left };
}
function selectorOf({ directory, cloud }) {
const { name, tags = [], project } = cloud.workspaces ?? {};
if (name !== undefined)
return { kind: 'name', name, directory };
const words = [...tags, ...(project === undefined ? [] : [project])];
return words.length === 1 ? { kind: 'query', tags, project } : undefined;
}
function single(configuration, chosen) {
const inputs = [];
const { hostname, organization, workspaces } = configuration?.cloud ?? {};
if (hostname !== undefined)
inputs.push({ name: 'hostname', value: hostname });
const { everything = false } = chosen;
if (chosen.organization !== undefined || organization === undefined || everything) {
inputs.push(choose_inputs_filled('organization', chosen.organization ?? organization, 'acme'));
}
const selector = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
const named = chosen.workspace ?? (everything ? workspaces?.name : undefined);
if (named !== undefined || selector === undefined) {
inputs.push(choose_inputs_filled('workspace', named, 'net-prod'));
}
const directory = chosen.directory ?? configuration?.directory ?? '.';
if (directory !== '.')
inputs.push({ name: 'directory', value: directory });
return inputs;
}
function choose_inputs_filled(name, value, example) {
return value === undefined ? { name, value: example, blank: true } : { name, value };
}
var init_notices = __webpack_require__(55846);
var write_files = __webpack_require__(52706);
var command_line = __webpack_require__(99753);
var render_workflow = __webpack_require__(95641);
;// CONCATENATED MODULE: ./build/src/cli/init/render-snippet.js
function imageOf({ version, image }) {
return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}
function renderSnippet({ page }, gate, release, compileOpa) {
const { file, secrets, reports = 'plangate-reports', template, language } = page;
if (template === undefined)
return `# ${file}\n${(0,render_workflow.cn)([gate], release, { server: 'gitea', compileOpa })}`;
const { inputs } = gate;
const options = inputs.map(({ name, value, selectors }) => {
if ((0,render_workflow.RV)(name))
return ` --${name}`;
return ` --${name} ${(0,command_line.lG)(selectors ? (0,workspace_selectors.TZ)(selectors) : value)}`;
});
const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
const remarks = [
file,
secrets,
blanks.length > 0 && `Put your own ${blanks.join(' and ')} below.`,
].filter((remark) => typeof remark === 'string');
const sign = language === 'groovy' ? '//' : '#';
const command = `plangate check${options.join('')} --reports ${reports}`;
const script = language === 'groovy' ? command.replaceAll(/[\\']/g, String.raw `\$&`) : command;
const body = template.replace('SCRIPT', () => script).replace('IMAGE', () => imageOf(release));
return `${remarks.map((remark) => `${sign} ${remark}\n`).join('')}${body}`;
}
;// CONCATENATED MODULE: ./build/src/cli/init.js
const WORKFLOW = '.github/workflows/plangate.yml';
const init_PATIENCE_MS = 5_000;
const init = {
name: 'init',
summary: 'write the workflow for this repository',
description: `Reads the cloud blocks of this repository and writes ${WORKFLOW}: one job, on every pull request. It shows the file and asks before writing. Where the repository has policies in Rego, in policies/ or policy/, the workflow installs opa and judges by them, too. It reads the commit of this release from GitHub and pins it in the workflow. For other CI hosts it prints a snippet to copy.`,
arguments: [cli_command.Md],
options: [
(0,cli_command.uK)('--host <name>', 'CI host', {
choices: ['github', ...registry.qX.map(({ name }) => name)],
default: 'github',
}),
(0,cli_command.uK)('--organization <name>', 'else from the cloud block'),
(0,cli_command.uK)('--workspace <name>', 'else from the cloud block'),
(0,cli_command.uK)('--directory <directory>', 'else the directory of the cloud block'),
(0,cli_command.uK)('--local', 'look for policies, conftest and what plans, and write the workflow that judges without a service; with no policy there, a first one with its test, too'),
(0,cli_command.uK)('--json', 'print what would be written as JSON and nothing else'),
(0,cli_command.uK)('--force', 'replace files that are there already'),
(0,cli_command.uK)('-y, --yes', 'write it without asking'),
],
examples: {
'plangate init': 'GitHub, everything from the cloud block',
'plangate init --local': 'a first policy of your own, without any service',
'plangate init --host gitlab >> .gitlab-ci.yml': 'another host',
},
run: init_run,
};
async function init_run(input, io) {
if ((0,read_input.iP)(input, 'local')) {
const { writeFirstPolicy } = await __webpack_require__.e( 4220).then(__webpack_require__.bind(__webpack_require__, 64220));
return writeFirstPolicy(input, io, WORKFLOW);
}
const root = (0,archive_place._M)(io.workingDirectory) ?? (0,external_node_path_.resolve)(io.workingDirectory);
const here = await findConfigurations(root);
const ciHost = registry.qX.find(({ name }) => name === (0,read_input.XD)(input, 'host'));
const chosen = {
organization: (0,read_input.XD)(input, 'organization'),
workspace: (0,read_input.XD)(input, 'workspace'),
directory: (0,read_input.XD)(input, 'directory'),
};
if (chosen.organization === undefined || chosen.workspace === undefined)
refuseOthers(here);
const { gates, left } = chooseGates(here.configurations, {
everything: ciHost !== undefined,
...chosen,
});
if (gates.length > 1)
refuseMixed(gates, { ciHost, ...chosen });
const own = await (0,find_own_policies.K)(root);
for (const { inputs } of gates) {
(0,write_files.kH)(inputs);
if (own !== undefined)
inputs.push({ name: 'policies', value: own });
}
const compileOpa = own && (await __webpack_require__.e( 1242).then(__webpack_require__.bind(__webpack_require__, 91242))).COMPILE_OPA;
const newest = newest_release.P;
const version = newest?.version ?? io.version;
const json = (0,read_input.iP)(input, 'json');
const met = { own, left, gates, broken: here.broken?.where };
const notices = (0,init_notices.s)(met);
for (const notice of json ? [] : notices)
await io.err(`${notice}\n`);
const [first] = gates;
if (ciHost !== undefined && first !== undefined) {
const text = renderSnippet(ciHost, first, newest ?? { version }, compileOpa);
await io.out(json ? (0,report_json.et)({ data: { text, notices, written: false } }) : text);
return cli_command.dc.green;
}
const path = (0,external_node_path_.join)(root, WORKFLOW);
const shown = (0,external_node_path_.relative)(io.workingDirectory, path);
if (!json && !(0,read_input.iP)(input, 'force'))
await (0,write_files.K4)([WORKFLOW], root);
const commit = newest?.commit ?? (await findCommit(io, version));
const text = (0,render_workflow.cn)(gates, { version, commit }, { compileOpa });
if (json) {
await io.out((0,report_json.et)({ data: { path: shown, text, notices, written: false } }));
return cli_command.dc.green;
}
const isWritten = await (0,write_files.F7)([[shown, text]], input, io);
const steps = nextSteps(shown, here.configurations.length, gates, commit);
await io.out(isWritten ? steps : 'Nothing was written.\n');
return cli_command.dc.green;
}
function refuseMixed(gates, { ciHost, organization }) {
if (ciHost === undefined && organization === undefined)
return;
const names = gates.map(({ inputs }) => {
const valueOf = (wanted) => inputs.find(({ name }) => name === wanted)?.value;
const hostname = valueOf('hostname');
return `${(0,quote.hD)(valueOf('organization') ?? '')}${hostname === undefined ? '' : ` on ${(0,quote.hD)(hostname)}`}`;
});
const message = `does not say which cloud blocks are meant: they are of ${names.join(', ')}. Name one organization, or a --directory, and run this once for each.`;
throw (0,cli_problems.Wp)('--organization', message);
}
function refuseOthers(here) {
const { configurations, backends, any, broken, others } = here;
if (configurations.length > 0)
return;
if (broken !== undefined)
throw new cli_problems.eb([broken]);
const remedy = 'If a workspace plans it anyway, name it with --organization and --workspace.';
if (!any) {
const message = `holds no configuration: not a single .tf file in it or below. ${remedy}`;
throw (0,cli_problems.Wp)('this repository', (0,no_configuration.t)(others) ?? message);
}
if (backends.length === 0)
return;
const kept = backends.map(({ type, at }) => `backend "${type}" (${at})`).join(', ');
const message = `keeps its state in ${kept}. Plangate gates workspaces of HCP Terraform, Terraform Enterprise or a service with the same API. ${remedy}`;
throw (0,cli_problems.Wp)('this repository', message);
}
async function findCommit(io, version) {
const ref = `refs/tags/v${version}^{}`;
const enough = new AbortController();
const asking = (0,ask_git.VX)(io, { address: render_workflow.ld }, ref).then((printed) => 'text' in printed ? printed.text : '');
const late = io.clock.sleep(init_PATIENCE_MS, enough.signal).then(() => '');
const answer = await Promise.race([asking, late]).catch(() => '');
enough.abort();
late.catch(() => undefined);
return /^([0-9a-f]{40})\t/.exec(answer)?.[1];
}
function nextSteps(path, configurations, gates, commit) {
const inputs = gates.flatMap((gate) => gate.inputs);
const blanks = new Set(inputs.filter(({ blank }) => blank).map(({ name }) => name));
const secrets = gates.map(({ secret = 'TF_API_TOKEN' }) => secret);
const [only] = secrets;
const steps = [
commit === undefined && 'Put the commit of the release in place of <sha>: the file says how.',
blanks.size > 0 &&
`Put your ${[...blanks].join(' and ')} into it: no cloud block in this repository says it.`,
inputs.some(({ selectors = [] }) => selectors.some(({ kind }) => kind === 'query')) &&
'See that the workspaces found by tag or project have their working directory: it says which directory is theirs.',
secrets.length > 1
? (0,init_notices.W)(secrets, 'Store a team token of each organization as a secret: NAMES.')
: `Store a team or user API token as the secret ${only} of the repository.`,
'Commit it and open a pull request.',
].filter((step) => typeof step === 'string');
const lines = steps.map((step, index) => `  ${index + 1}. ${step}`);
return [
`${path} written, from ${(0,report_text.U9)(configurations, 'cloud block')}. Next:`,
...lines,
'',
].join('\n');
}
;// CONCATENATED MODULE: ./build/src/cli/render-groups.js
const MATRIX_FORMATS = ['github', 'gitlab', 'azure'];
function renderGroups(entries, format, include) {
if (format === 'gitlab')
return (0,report_json.et)(childPipeline(entries, include));
const matrix = format === 'azure'
? Object.fromEntries(entries.map((entry, index) => [`group_${index + 1}`, entry]))
: { include: entries };
return `${JSON.stringify(matrix)}\n`;
}
function childPipeline(entries, file) {
const matrix = entries.map(({ group, workspaces }) => ({
PLANGATE_GROUP: group,
PLANGATE_WORKSPACES: workspaces,
}));
const some = entries.length > 0;
return {
include: [{ local: file }],
workflow: { rules: [{ when: 'always' }] },
plangate: some ? { extends: '.plangate-group', parallel: { matrix } } : undefined,
'plangate-combine': {
extends: '.plangate-combine',
needs: some ? ['plangate'] : undefined,
when: 'always',
variables: { PLANGATE_GROUPS: JSON.stringify({ include: entries }) },
},
};
}
;// CONCATENATED MODULE: ./build/src/cli/matrix.js
const matrix = {
name: 'matrix',
summary: 'print the affected workspaces as groups, one for each job',
description: 'Finds the workspaces that `plangate check` would gate and prints them as groups of equal size, in JSON. Where it can read the comment of the gate (GitLab, Azure DevOps), the groups have equal duration instead, by their last runs. On GitHub it sends no request to GitHub. Each job gates one group with `plangate check --group`. `plangate combine` makes one verdict of all.\n\nIt plans nothing and writes nothing to the service.',
arguments: [cli_command.Md],
more: INPUTS_PAGE,
options: [
...CHECK_OPTIONS.filter(({ group }) => ['What to gate', 'The run', 'Who may choose what'].includes(group ?? '')).filter(({ name }) => name !== 'group'),
(0,cli_command.uK)('--format <word>', 'CI host of the matrix', {
choices: MATRIX_FORMATS,
default: 'github',
}),
(0,cli_command.uK)('--groups <number>', `as many groups as that at most, up to ${gate_groups.xL}; else one for 25 workspaces`, { check: (0,read_input.rD)(1, gate_groups.xL) }),
(0,cli_command.uK)('--include <file>', 'file of the repository with the jobs `.plangate-group` and `.plangate-combine`, for --format gitlab', {
default: '.gitlab/plangate.yml',
}),
(0,cli_command.uK)('--verbose', 'log the requests to the service on standard error'),
],
often: ['workspaces', 'organization', 'hostname', 'affected-only', 'format', 'groups'],
examples: {
'plangate matrix --organization acme --workspaces tag:net --affected-only': 'one line of JSON for `strategy.matrix` of GitHub',
'plangate matrix --format gitlab > child.yml': 'a child pipeline for GitLab; JSON is YAML, too',
},
run: matrix_run,
};
async function matrix_run(input, io) {
const log = (0,cli_log.h)(io, { verbose: (0,read_input.iP)(input, 'verbose') });
const network = (0,machine_network.X)((0,read_input.XD)(input, 'ca-file'), io);
const ports = (0,limits.wP)((0,settings_settings.OW)((0,read_input.XD)(input, 'timeout')), { ...io, log, ...network });
try {
return await (0,ended_by.m)(ports.over, printMatrix(input, ports));
}
finally {
await ports.send.close();
await log.flush();
}
}
async function printMatrix(input, ports) {
const { log, endsAt: deadline } = ports;
const door = { reports: undefined, command: log.command, write: writeWholeFile };
const ciHost = await hostHere(door, ports);
const loaded = await loadOptions(input, ports, ciHost.jobTree);
if ('problems' in loaded)
throw new cli_problems.eb(loaded.problems.map(toProblem));
const { service, plan, report, job } = loaded.settings;
log.secret(service.token);
const directory = (0,external_node_path_.resolve)(ports.workingDirectory, plan.directory);
const root = (0,archive_place._M)(directory) ?? (0,external_node_path_.resolve)(ciHost.root ?? external_node_fs_.realpathSync.native(directory));
const subject = await ciHost.subject({ plan, report, job }, { directory, root, deadline });
if ('refused' in subject) {
throw (0,cli_problems.Wp)('--allow-untrusted-head', `is not given. ${forOptions(subject.refused)}`);
}
for (const notice of loaded.notices)
log.warning(notice);
const client = (0,client_client.U)({ ...service, ...ports, deadline, discovers: true });
const { workingDirectory } = ports;
const { changedFiles } = subject;
const { findWorkspaces, UNLISTED } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 15724));
const { requested, skipped, unlisted } = await findWorkspaces(client, {
plan,
workingDirectory,
repositoryRoot: root,
changedFiles,
});
if (unlisted)
log.info(UNLISTED);
const earlier = await subject.earlier?.().catch(() => undefined);
const names = requested.map(({ name }) => name);
const limit = (0,read_input.rl)(input, 'groups');
const groups = (0,gate_groups.dm)(names, earlier?.durations ?? {}, limit, ports.random);
log.info(`${names.length} workspaces in ${groups.length} groups; ${skipped.length} are not affected by the files that change.`);
if (groups.length === 0)
log.info(NOTHING);
await log.flush();
const places = new Map(requested.map((one) => [one.name, matrix_selectorOf(one, directory, ports)]));
const entries = groups.map(({ group, workspaces }) => ({
group,
workspaces: (0,workspace_selectors.TZ)(workspaces.map((name) => places.get(name) ?? { kind: 'name', name })),
}));
const format = (0,read_input.XD)(input, 'format') ?? 'github';
await ports.out(renderGroups(entries, format, (0,read_input.XD)(input, 'include') ?? ''));
return 0;
}
const NOTHING = 'There is nothing to plan. An empty matrix is an error on GitHub: run the jobs of the groups only if the output does not say `"include":[]`, and `plangate combine` always. It passes then.';
function matrix_selectorOf({ name, directory }, defaultDirectory, { workingDirectory }) {
if (directory === defaultDirectory || directory === external_node_fs_.realpathSync.native(defaultDirectory))
return { kind: 'name', name };
const path = (0,external_node_path_.relative)(external_node_fs_.realpathSync.native(workingDirectory), directory).split(external_node_path_.sep).join('/');
return { kind: 'name', name, directory: path };
}
var override_run = __webpack_require__(29337);
var github_event = __webpack_require__(87189);
var host = __webpack_require__(99312);
var http_send = __webpack_require__(73434);
var calls = __webpack_require__(62344);
var github_server = __webpack_require__(51554);
;// CONCATENATED MODULE: ./build/src/hosts/github/who-overrides.js
async function actorOnGitHub(event, api, environment, releasedIn) {
if (event === undefined)
return { refused: 'This is not a job of GitHub Actions.' };
const change = {
event: event.name,
changeOrigin: event.jobOrigin.changeOrigin,
permissionOf: async (login) => {
if (api === undefined)
throw new Error('There is no token to ask GitHub with.');
return api.permissionOf(login);
},
};
const job = event.job?.url;
if (releasedIn === undefined) {
const starters = startersOf(environment);
const refused = await refuseOverride({ ...change, starters });
return refused === undefined ? { by: starters[0], job } : { refused };
}
const people = await whoReleased(event, api, releasedIn);
if (!Array.isArray(people))
return people;
let refused = `No reviewer has released this run for the environment ${releasedIn}. Give it required reviewers, and use its name in the job.`;
for (const by of people) {
const why = await refuseOverride({ ...change, starters: [by], did: 'released' });
if (why === undefined)
return { by, job };
refused = why;
}
return { refused };
}
async function whoReleased({ job }, api, environment) {
const what = 'Who released this job is unknown';
if (job === undefined || api?.commands === undefined) {
return {
refused: `${what}: that takes a run of GitHub Actions, and GITHUB_TOKEN to ask with.`,
};
}
const explain = (0,host_error.yg)((problem) => ({
refused: (0,calls.F)(what, 'actions: read', problem),
}));
const approvals = await api.commands.approvals(job.runId).catch(explain);
if (!Array.isArray(approvals))
return approvals;
const people = approvals.flatMap(({ environments, person }) => person !== undefined && environments.includes(environment) ? [person] : []);
return [...new Set(people.toReversed())];
}
async function refuseOverride(question) {
const { event, changeOrigin, starters, permissionOf, did = 'started' } = question;
if (changeOrigin === 'foreign')
return `The event ${event} is about a fork's pull request.`;
if (changeOrigin === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
return `The author of the pull request of the event ${event} is unknown.`;
}
if (starters.length === 0)
return 'Who started this job is unknown.';
for (const login of starters) {
try {
const permission = await permissionOf(login);
if (!['owner', 'admin', 'write'].includes(permission)) {
return `${login}, who ${did} this job, may not write in the repository ("${permission}").`;
}
}
catch (error) {
const why = error instanceof Error ? ` ${error.message}` : '';
return `What ${login}, who ${did} this job, may do is unknown.${why}`;
}
}
return undefined;
}
;// CONCATENATED MODULE: ./build/src/cli/override.js
const override = operation('override', '', {
summary: 'override a failed policy, with a reason',
description: 'Overrides every policy check, task stage and Terraform policy evaluation of a run that waits for it, and nothing else. Then it follows the run, for 2 minutes at most: a policy system that comes later may wait for an override of its own, which is named and not overridden. Several runs are overridden one after the other, with the same reason. The token needs the organization permission to manage policy overrides. Everybody who can read the run sees the reason. In a CI job they also see who started it, with a link.\n\nIn a CI job, name the workspaces whose runs it may override. A job of a fork overrides nothing. On GitHub, the person who started the job must have write access; GITHUB_TOKEN is used to check.\n\nExit code 0: nothing waits any more. 1: a failure cannot be overridden. 3: something else waits for an override now. 6: an override was refused.',
arguments: [{ ...idArgument('run', 'run'), variadic: true }],
options: [
(0,cli_command.uK)('--reason <text>', 'reason of the override', {
required: true,
check: (text) => ((0,override_run.z3)(text) ? 'is blank: say why the failures may pass.' : undefined),
}),
(0,cli_command.uK)('--organization <name>', 'organization of the workspaces; in a CI job, else TF_CLOUD_ORGANIZATION'),
(0,cli_command.uK)('--workspaces <list>', 'names of the workspaces whose runs may be overridden; in a CI job, else TF_WORKSPACE'),
],
examples: {
'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"': 'one run',
'plangate override run-CZcmD7eagjhyX0vN run-9aBmD7eagjhyX0vN --reason "INC-1234"': 'all runs of a job, as its report says',
},
problems: (input, io) => {
const onlyIn = onlyInOf(input, io);
return 'problems' in onlyIn ? onlyIn.problems : [];
},
async call({ client, input, io, answer }) {
const actor = await whoOverrides(io);
if ('refused' in actor)
throw (0,cli_problems.Wp)('the override', `is refused. ${actor.refused}`);
const results = [];
const say = () => answer(results.length > 1 ? results : results[0], results.map(renderOverride).join(''));
try {
for (const runId of new Set((0,read_input.aX)(input, 'run'))) {
const reason = (0,read_input.XD)(input, 'reason') ?? '';
const request = { runId, reason, actor, ...onlyInOf(input, io) };
results.push(await (0,override_run.sw)(client, io.clock, request));
}
}
catch (error) {
if (results.length > 0)
await say();
throw error;
}
await say();
if (results.some(({ refused }) => refused.length > 0))
return cli_command.dc.refused;
if (results.some(({ final }) => final.length > 0))
return cli_command.dc.blocked;
return results.some(({ next }) => next.length > 0) ? cli_command.dc.needsOverride : cli_command.dc.green;
},
});
function onlyInOf(input, { environment }) {
const inJob = (0,hosts_workspace.o5)(environment);
const valueOf = (name, variable) => (0,read_input.XD)(input, name)?.trim() || (inJob && environment[variable]?.trim()) || '';
const organization = valueOf('organization', 'TF_CLOUD_ORGANIZATION');
const written = valueOf('workspaces', 'TF_WORKSPACE');
const list = (0,parse.E1)(written);
const problems = [];
const note = (subject, message) => void problems.push({ where: subject, message });
if ('problem' in list)
note('--workspaces', list.problem);
const needed = inJob || organization !== '' || written !== '';
if (needed && organization === '')
note('--organization', 'is needed to find the workspaces.');
if (needed && written === '')
note('--workspaces', 'is needed: whose runs may be overridden here.');
if (problems.length > 0 || 'problem' in list)
return { problems };
return needed ? { onlyIn: { organization, workspaces: list.value } } : {};
}
async function whoOverrides(io, releasedIn) {
const { environment } = io;
const job = await detect(environment);
if (github_server.Vp.some(({ name }) => name === job.name)) {
const { payload } = await (0,host.readPayload)(environment);
const event = (0,github_event.j_)({ environment, payload });
const githubToken = environment['GITHUB_TOKEN']?.trim() || undefined;
const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
const server = (0,github_server.FN)(environment);
const checkedOut = { apiUrl, server, owner: event?.owner ?? '', name: event?.repository ?? '' };
const send = (0,http_send.R)({ environment });
const { comments } = (0,calls.U)({ ...checkedOut, githubToken }, { ...io, send });
try {
return await actorOnGitHub(event, comments, environment, releasedIn);
}
finally {
await send.close();
}
}
if (releasedIn !== undefined) {
return {
refused: '--environment is for jobs of GitHub Actions only. Other hosts do not say who released a job.',
};
}
const { changeOrigin } = await job.host.jobOrigin(environment, io.isPersonThere);
if (changeOrigin !== 'own') {
return { refused: 'This job is about the change of a fork, or of an unknown author.' };
}
return { by: startersOf(environment)[0], job: job.jobUrl };
}
function renderOverride(result) {
const { runId, workspace, by, reason, overridden, refused, final, next, nextSteps } = result;
const where = workspace === undefined ? runId : `${runId} (${workspace})`;
const lines = [
...overridden.map((item) => `overridden   ${override_name(item)}`),
...refused.map((item) => `refused      ${override_name(item)}: ${item.problem ?? ''}`),
...final.map((item) => `final        ${override_name(item)}`),
...next.map((item) => `waits now    ${item.system.replaceAll('-', ' ')} ${item.id}, is ${item.status}`),
...nextSteps,
].map((line) => `  ${(0,neutralise_log.om)(line)}`);
if (lines.length === 0)
return `${(0,neutralise_log.om)(where)}: nothing waits for an override.\n`;
const [record] = result.audit;
const owner = record?.by ?? by ?? 'the owner of this token';
const who = overridden.length > 0 ? `, by ${owner}: ${reason}` : '';
return `${[(0,neutralise_log.om)(where + who), ...lines].join('\n')}\n`;
}
function override_name({ system, id, status }) {
return `${system.replaceAll('-', ' ')} ${id}, was ${status}`;
}
var policy_files = __webpack_require__(48391);
;// CONCATENATED MODULE: ./build/src/policy/decide-trial.js
const CLOSES = ['never', 'tests', 'newly-blocking'];
function decideTrial({ workspaces: { newlyBlocked, notJudged }, isBlind }, tests, closes) {
if (closes !== 'never') {
if (tests.failed.length > 0)
return { word: 'blocked', because: 'Tests of policies failed.' };
if (tests.skipped.length + tests.removed.length > 0) {
return { word: 'blocked', because: 'Tests of policies were skipped or removed.' };
}
}
if (closes === 'newly-blocking' && newlyBlocked.length > 0) {
return { word: 'blocked', because: 'The change would newly block workspaces.' };
}
if (isBlind)
return { word: 'undecided', because: 'No plan could be read.' };
if (closes !== 'never' && tests.problem !== undefined) {
return { word: 'undecided', because: tests.problem };
}
if (closes === 'newly-blocking' && notJudged.length > 0) {
return { word: 'undecided', because: 'Not every workspace could be judged.' };
}
return { word: 'passed' };
}
var from_outcomes = __webpack_require__(56650);
var named_resources = __webpack_require__(68397);
;// CONCATENATED MODULE: ./build/src/policy/compare-policies.js
function comparePolicies(tried, facts) {
const judged = tried.filter((one) => 'before' in one);
const pairs = pairUp(facts);
const effects = tried.map((one) => {
const { workspace } = one;
if ('unread' in one)
return { workspace, effect: 'unknown', because: one.unread };
return { workspace, effect: effectOn(one, pairs), because: 'A policy cannot be judged there.' };
});
return {
workspaces: {
total: tried.length,
newlyBlocked: effects.flatMap(({ workspace, effect }) => effect === 'newly-blocked' ? workspace : []),
notJudged: effects
.filter(({ effect }) => effect === 'unknown')
.map(({ workspace, because }) => ({ workspace, because })),
},
isBlind: judged.length === 0,
policies: pairs
.filter(({ isSame }) => !isSame)
.map((pair) => differenceOf(pair, judged))
.filter((one) => weightOf(one) > 0 || one.level.before !== one.level.after)
.toSorted((one, other) => weightOf(other) - weightOf(one)),
};
}
function pairUp({ before, after }) {
const old = new Map(before.map((facts) => [facts.policy, facts]));
const kept = new Set(after.map(({ policy }) => policy));
const gone = before.filter(({ policy }) => !kept.has(policy));
const pairs = after.map((facts) => {
const same = old.get(facts.policy);
return { before: same, after: facts, isSame: same?.identity === facts.identity };
});
return [...pairs, ...gone.map((facts) => ({ before: facts, after: undefined, isSame: false }))];
}
function saidOf(answers, facts) {
if (facts === undefined)
return undefined;
const { policy, level } = facts;
const none = { policy, status: 'unknown', output: [], because: 'It gave no result.' };
const answer = answers.find((one) => one.policy === policy) ?? none;
const fails = answer.status === 'unknown' ? undefined : answer.status !== 'passed';
return { answer, isAdvisory: level === 'advisory', fails };
}
function closesGate(said) {
return said === undefined || said.isAdvisory ? false : said.fails;
}
function effectOn({ before, after }, pairs) {
const closed = pairs.map((pair) => ({
isSame: pair.isSame,
was: closesGate(saidOf(before, pair.before)),
is: closesGate(saidOf(after, pair.after)),
}));
if (closed.every(({ isSame, was, is }) => isSame || (was === is && was !== undefined))) {
return 'same';
}
const was = any(closed.map((one) => one.was));
const is = any(closed.map((one) => one.is));
if (is === false || (is && was))
return 'same';
return is && was === false ? 'newly-blocked' : 'unknown';
}
function any(values) {
if (values.includes(true))
return true;
return values.includes(undefined) ? undefined : false;
}
function differenceOf(pair, judged) {
const facts = pair.after ?? pair.before;
const difference = {
policy: facts?.policy ?? '',
level: { before: pair.before?.level ?? null, after: pair.after?.level ?? null },
file: facts?.file,
newlyFails: [],
notJudged: [],
};
for (const one of judged) {
const { workspace } = one;
const was = saidOf(one.before, pair.before);
const is = saidOf(one.after, pair.after);
if (is === undefined || is.fails === false)
continue;
const because = is.answer.because ?? was?.answer.because;
if (because !== undefined)
difference.notJudged.push({ workspace, because });
else {
const isTighter = was?.isAdvisory === true && !is.isAdvisory;
const earlier = was === undefined || isTighter ? [] : findingsOf(was.answer);
const hasMore = findingsOf(is.answer).some((finding) => !earlier.includes(finding));
if (hasMore || was?.fails !== true || isTighter) {
difference.newlyFails.push(touched(one, is, earlier));
}
}
}
return difference;
}
function touched({ workspace, addresses }, { answer }, earlier) {
return {
workspace,
resources: findingsOf(answer).filter((one) => addresses.has(one) && !earlier.includes(one)),
breaks: answer.status === 'errored',
};
}
function findingsOf({ status, output }) {
if (status === 'errored')
return [''];
if (status !== 'failed')
return [];
const findings = (0,from_outcomes.y0)(output).flatMap((line) => {
const named = (0,named_resources.$P)([line]).map(({ address }) => address);
return named.length > 0 ? named : [line.text];
});
return [...new Set(findings)];
}
function weightOf({ newlyFails, notJudged }) {
return newlyFails.length * 100_000 + notJudged.length;
}
var markdown = __webpack_require__(70075);
var report_budget = __webpack_require__(95439);
;// CONCATENATED MODULE: ./build/src/report/trial/draw-trial.js
function toTrialView(parts) {
const { directory, changes, verdict, tests, notices } = parts;
const inDirectory = (file) => external_node_path_.posix.join(directory, file);
return {
verdict: verdict.word,
because: verdict.because,
directory,
workspaces: changes.workspaces,
policies: changes.policies.map((one) => {
return { ...one, file: one.file === undefined ? undefined : inDirectory(one.file) };
}),
tests: {
...tests,
failed: tests.failed.map((test) => ({ ...test, file: inDirectory(test.file) })),
},
notices,
};
}
const draw_trial_name = (text) => (0,sentence.V4)('name', text, 160);
const draw_trial_sentence = (text) => (0,sentence.V4)('text', text, 600);
const commas = (...parts) => (0,sentence.bs)((0,markdown.M) `, `, ...parts);
function about(head, ...parts) {
return (0,sentence.bs)((0,markdown.M) `: `, head, commas(...parts));
}
const draw_trial_SIGNS = {
passed: ['✓', '✅'],
noted: ['!', '⚠️'],
blocked: ['✗', '❌'],
undecided: ['?', '❓'],
};
const MOST = { workspaces: 10, resources: 3, tests: 20 };
function renderTrialLines(view) {
const [first, ...others] = reportEntries(view);
return [...logLines(first, ''), ...others.flatMap((entry) => logLines(entry, '  '))];
}
function logLines({ sign, words, inner = [] }, indent) {
const mark = sign === undefined ? '' : `${draw_trial_SIGNS[sign][0]} `;
return [
(0,neutralise_log.om)(indent + mark + (0,sentence.II)(words)),
...inner.flatMap((each) => logLines(each, `${indent}  `)),
];
}
const BUDGET = { all: 60_000, end: 200 };
const MARK = (0,markdown.M) `<!-- plangate-policies -->`;
function renderTrialComment(view) {
const [first, ...others] = reportEntries(view);
const budget = (0,report_budget.yK)(BUDGET.all - BUDGET.end, ({ length }) => length);
const heading = (0,markdown.M) `### ${titleOf(first)}`;
budget.take(heading);
const blocks = others.map((entry) => blockOf(entry, ''));
const shown = blocks.filter((block) => budget.take(block));
const left = blocks.length - shown.length;
const end = left === 0 ? '' : (0,markdown.M) `And ${(0,report_text.U9)(left, 'more entry', 'more entries')}: see the job.`;
return (0,markdown.M) `${MARK}\n${(0,report_text.oR)('\n\n', heading, (0,report_text.oR)('\n', ...shown), end)}\n`;
}
function blockOf(entry, indent) {
const inner = entry.inner ?? [];
const deeper = inner.map((one) => blockOf(one, (0,markdown.M) `${indent}  `));
return (0,report_text.oR)('\n', (0,markdown.M) `${indent}- ${titleOf(entry)}`, ...deeper);
}
function titleOf({ sign, words }) {
const mark = sign === undefined ? '' : (0,markdown.M) `${draw_trial_SIGNS[sign][1]} `;
return (0,markdown.M) `${mark}${(0,sentence.Hi)(words)}`;
}
function reportEntries(view) {
const { because, notices, policies, workspaces } = view;
const named = new Set(policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)));
const unread = workspaces.notJudged.filter(({ workspace }) => !named.has(workspace));
return [
headingOf(view),
...(because === undefined ? [] : [{ words: draw_trial_sentence(because) }]),
testsOf(view.tests),
...notices.map((notice) => ({ words: draw_trial_sentence(notice) })),
...reasonsOf(unread),
...policies.map(policyOf),
];
}
function headingOf({ verdict, workspaces, tests }) {
const { total, newlyBlocked, notJudged } = workspaces;
const isNoted = verdict === 'passed' && newlyBlocked.length + notJudged.length > 0;
return {
sign: isNoted ? 'noted' : verdict,
words: about((0,sentence.cv) `Policies`, (0,sentence.cv) `${(0,report_text.zD)(newlyBlocked.length)} of ${(0,report_text.U9)(total, 'workspace')} would be newly blocked`, countOf(notJudged, (0,markdown.M) `cannot be judged`), tests.failed.length > 0 ? (0,sentence.cv) `${(0,report_text.U9)(tests.failed.length, 'test')} failed` : ''),
};
}
function countOf({ length }, words) {
return length > 0 ? (0,markdown.M) `${(0,report_text.zD)(length)} ${words}` : '';
}
function testsOf({ passed, skipped, removed, failed, problem }) {
const title = (0,sentence.cv) `Tests`;
if (problem !== undefined)
return { words: about(title, draw_trial_sentence(problem)) };
const notPassed = [
...failed.map(({ name: test, file, line }) => about(draw_trial_name(test), (0,sentence.cv) `failed`, draw_trial_name(`${file}:${line}`))),
...skipped.map((test) => about(draw_trial_name(test), (0,sentence.cv) `skipped`)),
...removed.map((test) => about(draw_trial_name(test), (0,sentence.cv) `removed`)),
];
if (passed + notPassed.length === 0)
return { words: about(title, (0,sentence.cv) `none`) };
return {
words: about(title, (0,sentence.cv) `${(0,report_text.zD)(passed)} passed`, countOf(failed, (0,markdown.M) `failed`), countOf(skipped, (0,markdown.M) `skipped`), countOf(removed, (0,markdown.M) `removed`)),
inner: firstEntries(notPassed, MOST.tests, (words) => ({ sign: 'blocked', words })),
};
}
function policyOf({ policy, level, file, newlyFails, notJudged }) {
const { before, after } = level;
const failing = after === 'advisory' ? 'newly warns in' : 'newly fails in';
const isOther = before !== null && after !== null && before !== after;
return {
words: about(draw_trial_name(policy), newlyFails.length > 0 ? (0,sentence.cv) `${failing} ${(0,report_text.zD)(newlyFails.length)}` : '', notJudged.length > 0 ? (0,sentence.cv) `cannot be judged in ${(0,report_text.zD)(notJudged.length)}` : '', before === null ? (0,sentence.cv) `new` : '', after === null ? (0,sentence.cv) `removed` : '', isOther ? (0,sentence.cv) `now ${draw_trial_sentence(after)}, was ${draw_trial_sentence(before)}` : '', file === undefined ? '' : draw_trial_name(file)),
inner: [...firstEntries(newlyFails, MOST.workspaces, touchedBy), ...reasonsOf(notJudged)],
};
}
function touchedBy({ workspace, resources, breaks }) {
const what = breaks ? (0,sentence.cv) `the policy breaks` : firstNames(resources, MOST.resources);
return { sign: 'blocked', words: about(draw_trial_name(workspace), what) };
}
function reasonsOf(notJudged) {
return (0,report_text.$z)(notJudged, ({ because }) => because).map((group) => {
const names = group.map(({ workspace }) => workspace);
const words = about(firstNames(names, MOST.workspaces), draw_trial_sentence(group[0].because));
return { sign: 'undecided', words };
});
}
function firstNames(names, most) {
const rest = names.length - most;
const more = rest > 0 ? (0,markdown.M) `${(0,report_text.zD)(rest)} more` : '';
return commas(...names.slice(0, most).map(draw_trial_name), more);
}
function firstEntries(items, most, toEntry) {
const rest = items.length - most;
const more = rest > 0 ? [{ words: (0,sentence.cv) `and ${(0,report_text.zD)(rest)} more` }] : [];
return [...items.slice(0, most).map(toEntry), ...more];
}
;// CONCATENATED MODULE: ./build/src/cli/workbench/policies/command.js
const ALL_MS = 7_200_000;
const MOST_ENDED = 3;
const fromService = operation('check', '', {
tidiesUpMs: 3_000,
summary: 'report what a change of policies would block',
description: 'Judges the newest finished plan of each workspace twice: by the Rego policies of a directory as they are here, and as the default branch has them. Reports what differs, and runs `opa test`.\n\nIt reads redacted plans, without sensitive values. A policy that may depend on what is not in such a plan "cannot be judged" there and never counts as passed. Names of policies, workspaces, resources and attributes are shown, and no value of a plan.\n\nIt starts and changes nothing. It needs `opa` and a git clone.',
arguments: [cli_command.Md],
options: [
(0,cli_command.uK)('--directory <directory>', 'where the policies are', { required: true }),
...SELECTION_OPTIONS,
(0,cli_command.uK)('--plans <directory>', 'judge these files of `terraform show -json`, and ask no service'),
(0,cli_command.uK)('--fail-on <word>', 'what closes the gate; newly-blocking includes tests', {
choices: CLOSES,
default: 'tests',
}),
(0,cli_command.uK)('-o, --output <file>', 'write the report for a comment or a job summary there'),
(0,read_input.O9)('10s'),
FULL_SPEED,
],
examples: {
'plangate policies check policies --organization acme': 'what the policies in this checkout would newly block',
'plangate policies check policies --plans plans --fail-on newly-blocking': 'with plans in files, and closed if a workspace would be newly blocked',
},
problems: selectionProblems,
patienceMs: () => ALL_MS,
async call(call) {
const { client, input, io, log } = call;
const { readPlanOf } = await __webpack_require__.e( 621).then(__webpack_require__.bind(__webpack_require__, 40621));
return tryPolicies({ input, io, log }, async (judge) => {
const requests = await findAll(call);
const tried = [];
const each = async (request) => {
const plan = await readPlanOf(request, client, io.signal);
tried.push(await judge(request.workspace.attributes.name, plan));
};
const progress = () => `${tried.length} of ${(0,report_text.dh)(requests.length)} judged`;
await readInLanes(requests, { each, progress }, call);
log.info(`${(0,report_text.dh)(tried.length)} for ${(0,report_text.U9)(client.answers(), 'request')}. Nothing was changed.`);
return tried;
});
},
});
const command_check = {
...fromService,
async run(input, io) {
const plans = (0,read_input.XD)(input, 'plans');
if (plans === undefined)
return (await fromService.run?.(input, io)) ?? cli_command.dc.green;
const { listPlanFiles, readPlanFile } = await __webpack_require__.e( 621).then(__webpack_require__.bind(__webpack_require__, 40621));
const log = (0,cli_log.h)(io);
try {
return await tryPolicies({ input, io, log }, async (judge) => {
const tried = [];
for (const file of await listPlanFiles(plans, io)) {
tried.push(await judge(file.workspace, await readPlanFile(file, io.signal)));
}
return tried;
});
}
finally {
await log.flush();
}
},
};
const policyTrials = {
name: 'policies',
summary: 'try policies before they are merged',
commands: [command_check],
};
async function tryPolicies(trying, judgeAll) {
const { io } = trying;
const { addressesIn } = await __webpack_require__.e( 7768).then(__webpack_require__.bind(__webpack_require__, 17768));
const trial = await command_open(trying);
try {
const judge = async (workspace, plan) => {
if ('unread' in plan)
return { workspace, ...plan };
const [before = [], after] = await Promise.all([
trial.before?.judge(plan, io.signal),
trial.after.judge(plan, io.signal),
]);
return { workspace, addresses: addressesIn(plan.document), before, after };
};
const tried = await judgeAll(judge);
io.signal.throwIfAborted();
const sorted = tried.toSorted(({ workspace: one }, { workspace: other }) => one.localeCompare(other, 'en', { numeric: true }) || (0,report_text.X)(one, other));
return await report(sorted, trial, trying);
}
finally {
await trial.close();
}
}
async function command_open({ input, io }) {
const { openTrial } = await Promise.all([__webpack_require__.e(6723), __webpack_require__.e(7673)]).then(__webpack_require__.bind(__webpack_require__, 57673));
const { jobTree, defaultBranch, workspace } = await describeCiJob(io);
const { workingDirectory } = io;
const directory = (0,read_input.XD)(input, 'directory') ?? '';
const where = { directory, workingDirectory, workspace, jobTree, defaultBranch };
const { REDACTED_PLAN } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(3929)]).then(__webpack_require__.bind(__webpack_require__, 53929));
const { availableParallelism } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 48161, 19));
const limits = {
clock: io.clock,
policyMs: (0,read_input.W1)(input),
deadlineMs: io.clock.now() + ALL_MS,
processes: availableParallelism(),
mostEnded: MOST_ENDED,
};
try {
return await openTrial(where, { ...io, plan: REDACTED_PLAN, limits });
}
catch (error) {
if (!(error instanceof policy_files.cq) || io.signal.aborted)
throw error;
const lines = error.message.split('\n');
throw new cli_problems.eb(lines.map((message) => ({ where: 'policies', message })));
}
}
async function report(tried, trial, { input, io, log }) {
const { before, after, tests, notices } = trial;
const sides = { before: before?.rules ?? [], after: after.rules };
const changes = comparePolicies(tried, sides);
const closes = CLOSES.find((word) => word === (0,read_input.XD)(input, 'fail-on')) ?? 'tests';
const verdict = decideTrial(changes, tests, closes);
const directory = (0,read_input.XD)(input, 'directory') ?? '';
const view = log.secrets.concealAll(toTrialView({ directory, changes, tests, verdict, notices }));
const text = `${renderTrialLines(view).join('\n')}\n`;
await io.out((0,read_input.iP)(input, 'json') ? (0,report_json.et)(view) : text);
const file = (0,read_input.XD)(input, 'output');
if (file !== undefined) {
const writing = writeWholeFile((0,external_node_path_.resolve)(io.workingDirectory, file), renderTrialComment(view));
await writing.catch((error) => {
throw (0,cli_problems.Wp)('--output', `"${file}" was not written: ${(0,error_message.g)(error)}`);
});
}
return EXITS[verdict.word];
}
const EXITS = {
passed: cli_command.dc.green,
blocked: cli_command.dc.blocked,
undecided: cli_command.dc.undecided,
};
var cli_pack = __webpack_require__(69011);
;// CONCATENATED MODULE: ./build/src/cli/policy-checks.js
const policy_checks_INCLUDES = ['run', 'run.workspace'];
const policyChecks = {
name: 'policy-checks',
summary: 'results of the policy checks of a run',
commands: [
listing('list', 'GET /runs/<run_id>/policy-checks', {
summary: 'list the policy checks of a run',
description: 'Without --page and --page-size the service answers all of them.',
options: [includeOption(policy_checks_INCLUDES, 'show what they belong to as well')],
ask: ({ client, id, input }) => client.policyChecks.listWithRelated(id, { include: includesOf(input) }),
columns: {
id: ({ check }) => check.id,
status: ({ check }) => check.attributes.status,
since: ({ check }) => changedAt(check.attributes['status-timestamps']),
scope: ({ check }) => check.attributes.scope,
passed: ({ check }) => check.attributes.result?.passed,
failed: ({ check }) => check.attributes.result?.['total-failed'],
overridable: ({ check }) => check.attributes.actions?.['is-overridable'],
'you may override': ({ check }) => check.attributes.permissions?.['can-override'],
},
document: (checks, input) => withIncluded(checks.map(({ check }) => check), [checks[0]?.run, checks[0]?.workspace], input),
}),
operation('show', 'GET /policy-checks/<policy_check_id>', {
summary: 'show one policy check',
options: [includeOption(policy_checks_INCLUDES, 'show what it belongs to as well')],
async call({ client, id, input, answer }) {
const include = includesOf(input);
const { check, run, workspace } = await client.policyChecks.show(id, { include });
const text = renderRecord([
...policy_checks_facts(check),
['run', run && `${run.id} (${run.attributes.status})`],
['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
]);
await answer(withIncluded(check, [run, workspace], input), text);
},
}),
showing('override', 'POST /policy-checks/<policy_check_id>/actions/override', {
summary: 'override a failed policy check',
description: 'Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
options: [(0,cli_command.uK)('--reason <text>', 'why it may pass; shown on the run')],
problems: (input) => reasonOf(input) ? [] : [{ where: '--reason', message: 'is needed: why it may pass.' }],
ask: ({ client, id, input }) => client.policyChecks.override(id, { comment: reasonOf(input) }),
facts: policy_checks_facts,
}),
operation('output', 'GET /policy-checks/<policy_check_id>/output', {
summary: 'print what the policies of a check printed',
async call({ client, id, log, answer }) {
const text = await client.policyChecks.output(id);
const shown = (0,cli_log.$)(text ?? '');
const ended = shown === '' || shown.endsWith('\n') ? shown : `${shown}\n`;
await answer({ data: { output: text ?? null } }, ended);
if (text === undefined)
log.info(`${(0,neutralise_log.om)(id)} has printed nothing yet.`);
},
}),
],
};
function includesOf(input) {
return policy_checks_INCLUDES.filter((name) => (0,read_input.cz)(input, 'include').includes(name));
}
function reasonOf(input) {
const reason = (0,read_input.XD)(input, 'reason')?.trim() ?? '';
return (0,override_run.z3)(reason) ? undefined : reason;
}
function policy_checks_facts({ id, attributes }) {
const { status, scope, result, actions, permissions } = attributes;
return [
['id', id],
['status', status],
['scope', scope],
['result', result?.result],
['passed', result?.passed],
['total-failed', result?.['total-failed']],
['hard-failed', result?.['hard-failed']],
['soft-failed', result?.['soft-failed']],
['advisory-failed', result?.['advisory-failed']],
['duration-ms', result?.['duration-ms']],
['is-overridable', actions?.['is-overridable']],
['can-override', permissions?.['can-override']],
...Object.entries(attributes['status-timestamps'] ?? {}),
];
}
var resource = __webpack_require__(78235);
var run_options = __webpack_require__(19138);
var settings_run_options = __webpack_require__(1993);
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/examine.js
const RUN_ARGUMENT = {
name: 'run',
description: 'id as in run-…, or latest: the newest of the workspace',
required: true,
};
const MUST_BE = [
(0,cli_command.uK)('--version <id>', 'configuration version that it must be of, as in cv-…'),
(0,cli_command.uK)('--commit <hash>', 'commit that it must be of, for runs of version control', {
check: (text) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
? undefined
: 'is not the whole hash of a commit.',
}),
];
const NOT_SAID = 'Name the workspace of the run and its version or commit. Otherwise they are not compared, and the verdict is undecided with exit code 5. Also pass the options that it was planned with.';
function examining(name, summary, description, instead) {
return operation(name, '', {
summary,
description: `${description}\n\n${NOT_SAID}`,
more: INPUTS_PAGE,
arguments: [RUN_ARGUMENT],
inWorkspace: 'of a run',
options: [
...MUST_BE,
(0,cli_command.uK)('--any', 'accept the run without the comparisons that were not given'),
...JUDGE_OPTIONS,
...REPORT_OPTIONS.filter(({ name: one }) => one !== 'reports'),
...[instead.option ?? []].flat(),
],
often: ['workspace', 'organization', 'version', 'commit', 'any', 'fail-on', 'protect', 'json'],
examples: {
[`plangate runs ${name} latest --organization acme -w net-prod --any`]: 'the newest run of any kind',
[`plangate runs ${name} run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW`]: 'this run, if it is of this version',
},
problems: async (input, io) => [
...(await reportProblems(input, io.workingDirectory)),
...judgingProblems(input, io),
],
patienceMs: judgingMs,
async call(call) {
const session = await openSession(call);
if (await wantsApply(session, instead.option?.name))
return instead.run(session);
const reference = { ...session.reference, waits: name === 'watch' };
const { view, exitCode } = await session.examine(reference);
await handOver(view, session);
return exitCode;
},
});
}
async function wantsApply({ input, reference, client }, option) {
if (option !== undefined)
return (0,read_input.iP)(input, option);
const files = REPORT_OPTIONS.filter(({ name }) => name !== 'format' && name !== 'json');
if (files.some(({ name }) => (0,read_input.XD)(input, name) !== undefined))
return false;
const { isApplied } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(5605)]).then(__webpack_require__.bind(__webpack_require__, 65605));
return isApplied(reference, client);
}
function readJudging(input, { environment }) {
return (0,settings_settings.U1)({ inputs: givenInputs(input), environment, door: 'cli' });
}
function judgingProblems(input, io) {
const reading = readJudging(input, io);
return 'problems' in reading ? reading.problems.map(toProblem) : [];
}
function judgingMs(input) {
return (0,settings_settings.OW)((0,read_input.XD)(input, 'timeout'));
}
async function openSession(call) {
const { client, deadline, input, io, log, named } = call;
const reading = readJudging(input, io);
if ('problems' in reading)
throw new cli_problems.eb(reading.problems.map(toProblem));
const { policy, report, job } = reading;
const { secrets } = log;
const reference = await referenceOf(call);
const runOptions = await (0,settings_run_options.Gm)(reading.runOptions);
const { hostname, origin: serviceOrigin } = named.target;
const startedAt = io.clock.date().toISOString();
const commit = reference.commit === undefined ? undefined : { sha: reference.commit };
const { jobTree } = await describeCiJob(io);
const examine = async (run) => {
const { examineRun } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(5605)]).then(__webpack_require__.bind(__webpack_require__, 65605));
const { guardOfSettings } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 66241));
const request = {
plan: { ...reading.plan, runOptions },
policy,
timeoutMs: job.timeoutMs,
deadline,
guard: guardOfSettings(policy),
diff: report.planDiff !== 'off',
};
const onEvent = (event) => (0,console.N1)(event).forEach(log.print);
const ports = { ...io, client, log, onEvent };
const examined = await examineRun(run, request, ports);
const context = {
key: 'default',
failOn: policy.failOn,
organization: run.organization ?? '',
hostname,
serviceOrigin,
runOptions: (0,run_options.c4)(examined.options),
startedAt,
version: version.x,
commit,
byPerson: !jobTree.proposed,
};
const { toReportView } = await __webpack_require__.e( 1105).then(__webpack_require__.bind(__webpack_require__, 11105));
const view = secrets.concealAll(toReportView(examined.result, context));
[...(0,console.pd)(context).slice(1), ...(0,console.gM)(view)].forEach(log.print);
const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
return { ...examined, view, exitCode: (0,model_verdict.FO)(examined.result, policy.failOn, signal) };
};
return { ...call, reference, examine };
}
async function referenceOf({ id, input, named, workspaceId }) {
const { workspace: nameOrId, organization } = named;
const found = nameOrId === undefined ? undefined : await workspaceId();
const name = found === nameOrId ? undefined : nameOrId;
return {
id,
organization,
workspace: found === undefined ? undefined : { id: found, name },
versionId: (0,read_input.XD)(input, 'version'),
commit: (0,read_input.XD)(input, 'commit'),
sha256: undefined,
any: (0,read_input.iP)(input, 'any'),
waits: false,
};
}
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/apply.js
function applyAs({ sha256, actor, problems }) {
return operation('apply', '', {
summary: 'apply the saved plan of a run that is green',
description: 'For provisional runs: applies the plan that the gate saved, after the merge. Everything is read again just before. The run must be green and wait for its confirmation. Its workspace, version and planning options must be the given ones. Then waits for the end of the apply.\n\nName the run with its workspace and --version, or pass the report of the gate (--report). The report names all three, and the planned files are compared with it. A CI job needs the permissions of an override, see `plangate override --help`. After a merge queue or a merge by an app, name the environment whose reviewer released the job (--environment).\n\nExit code 0: applied, now or before, or there was nothing to apply. 4: the apply failed. 5: not green, or the result is unknown. 6: refused.',
more: INPUTS_PAGE,
arguments: [
{
...RUN_ARGUMENT,
required: false,
description: 'id as in run-…; else the one of the report',
},
],
inWorkspace: true,
options: [
...MUST_BE.filter(({ name }) => name !== 'commit'),
(0,cli_command.uK)('--report <file>', 'report.json of the gate that judged the run'),
(0,cli_command.uK)('--reason <text>', 'why it is applied; kept on the run', {
default: 'applied after the gate',
}),
YES_OPTION,
(0,cli_command.uK)('--environment <name>', 'in a job of GitHub Actions: the environment of the job, with required reviewers. The person who released the job must have write access. GITHUB_TOKEN needs actions: read to check'),
(0,cli_command.uK)('--allow-destroy-apply', 'apply a plan that destroys everything'),
(0,cli_command.uK)('--format <word>', 'text prints progress and the result; json prints the result for scripts', { choices: ['text', 'json'], default: 'text' }),
(0,cli_command.uK)('--json', 'the same as --format json'),
...JUDGE_OPTIONS,
],
often: ['report', 'workspace', 'organization', 'version', 'environment', 'reason', 'yes'],
examples: {
'plangate runs apply --report report.json --yes': 'in the job behind the environment',
'plangate runs apply run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW': 'by hand',
},
problems: (input, io) => [
...problems,
...needsYes(`apply ${(0,read_input.Nf)(input, 'run')}`, input, io),
...judgingProblems(input, io),
],
patienceMs: judgingMs,
async call(call) {
const session = await openSession(call);
return applyGreen({ ...session.reference, sha256 }, actor, session);
},
});
}
const applying = {
...applyAs({ sha256: undefined, actor: {}, problems: [] }),
async run(call, io) {
const { input, sha256, problems } = await withReport(call, io);
const actor = await whoOverrides(io, (0,read_input.XD)(input, 'environment'));
if ('refused' in actor) {
const message = `is refused. ${actor.refused}`;
throw new cli_problems.eb([...problems, { where: 'the apply', message }]);
}
return (await applyAs({ sha256, actor, problems }).run?.(input, io)) ?? cli_command.dc.undecided;
},
};
async function applyGreen(reference, actor, session) {
const { client, input, io, deadline, log, examine } = session;
const { applyRun, whyNotApplied } = await __webpack_require__.e( 7010).then(__webpack_require__.bind(__webpack_require__, 17010));
const { isApplied } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(5605)]).then(__webpack_require__.bind(__webpack_require__, 65605));
if (await isApplied(reference, client))
return followApply(session);
const allowDestroy = (0,read_input.iP)(input, 'allow-destroy-apply');
let examined = await examine(reference);
let why = whyNotApplied(examined, allowDestroy);
const workspace = examined.view.workspaces[0]?.name ?? '';
if (why === undefined && !(0,read_input.iP)(input, 'yes')) {
await agree(`apply run ${examined.run?.id} in ${workspace}`, input, io);
examined = await examine(reference);
why = whyNotApplied(examined, allowDestroy);
}
const runId = examined.run?.id ?? reference.id;
const request = { runId, workspace, reason: (0,read_input.XD)(input, 'reason') ?? '', actor };
const onChange = (words) => log.print(`  ${words}`);
const ports = { ...io, client, deadline, onChange };
const applied = why === undefined ? await applyRun(request, ports) : { notApplied: why };
if ('notApplied' in applied) {
log.error(`Nothing was applied: run ${runId} ${applied.notApplied}`);
await log.flush();
return examined.exitCode === cli_command.dc.green ? cli_command.dc.undecided : examined.exitCode;
}
return reportApplied(applied, session);
}
const ENDS = {
applied: [cli_command.dc.green, (run) => `✅ Applied ${run}`],
nothing: [cli_command.dc.green, (run) => `✅ ${run} had nothing to apply`],
failed: [cli_command.dc.errored, (run, words) => `❌ The apply of ${run} failed: it is ${words}`],
'against-policy': [cli_command.dc.blocked, (run) => `❌ Applied ${run}, against policy`],
waits: [cli_command.dc.undecided, (run, words) => `⚠️ ${run} waits for a person: ${words}`],
unfinished: [
cli_command.dc.undecided,
(run, words) => `⚠️ How the apply of ${run} ended is not known: ${words}`,
],
};
async function reportApplied(applied, call) {
const { input, io, log } = call;
const { runId, workspace, outcome, words, counts, durationMs, firstError, policies, audit } = applied;
const [exitCode, ending] = ENDS[outcome];
const done = counts &&
`${counts.additions} created, ${counts.changes} changed, ${counts.destructions} destroyed`;
const took = durationMs === undefined ? undefined : `after ${(0,report_text.vk)(durationMs)}`;
const lines = [
(0,report_text.oR)(', ', ending(`${runId} (${workspace})`, words), done, took),
...[firstError ?? [], policies ?? []].flat().map((line) => `  ${line}`),
...audit.map(({ by, reason }) => `  by ${by ?? 'the owner of this token'}: ${reason}`),
];
lines.map(neutralise_log.om).forEach(log.print);
await log.flush();
if ((0,read_input.k0)(input))
await io.out(log.conceal((0,report_json.et)(applied)));
return exitCode;
}
async function followApply(session) {
const { client, io, deadline, log, reference } = session;
const { watchNamedRun } = await Promise.all([__webpack_require__.e(190), __webpack_require__.e(5301), __webpack_require__.e(21), __webpack_require__.e(1028), __webpack_require__.e(5605)]).then(__webpack_require__.bind(__webpack_require__, 65605));
const { GateStop } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 46281));
const onChange = (words) => log.print(`  ${words}`);
const followed = await watchNamedRun(reference, { ...io, client, deadline, onChange }).catch((error) => {
if (!(error instanceof GateStop))
throw error;
throw (0,cli_problems.Wp)('RUN', error.message);
});
const exitCode = await reportApplied({ ...followed, audit: [] }, session);
return followed.outcome === 'waits' ? cli_command.dc.green : exitCode;
}
async function withReport(input, io) {
const problems = [];
const note = (subject, message) => void problems.push({ where: subject, message });
const path = (0,read_input.XD)(input, 'report');
if ((0,read_input.XD)(input, 'fail-on') === 'never')
note('--fail-on', 'cannot be never: what is applied is green.');
if (path === undefined) {
if ((0,read_input.Nf)(input, 'run') === '')
note('RUN', 'is needed, or the --report that names it.');
if ((0,read_input.XD)(input, 'version') === undefined) {
note('--version', 'is needed: which configuration version is to be applied. Or give the --report of the gate.');
}
return { input, sha256: undefined, problems };
}
const reading = await readReport((0,external_node_path_.resolve)(io.workingDirectory, path), (0,read_input.XD)(input, 'workspace'));
if (reading.problem !== undefined) {
note('--report', reading.problem);
return { input, sha256: undefined, problems };
}
const { organization, workspace, versionId: version, runId } = reading;
for (const [name, value] of Object.entries({ organization, version })) {
const written = (0,read_input.XD)(input, name) ?? value;
if (written !== value)
note(`--${name}`, `is ${written}, and the report says ${value}.`);
}
const argument = (0,read_input.Nf)(input, 'run') || runId;
if (argument !== runId)
note('RUN', `is ${argument}, and the report says ${runId}.`);
const options = { ...input.options, organization, workspace, version };
return { input: { arguments: { run: runId }, options }, sha256: reading.sha256, problems };
}
const reportSchema = dist._H3({
tool: dist._H3({ name: dist.euz('plangate') }),
organization: dist.YjP(),
workspaces: dist.YOg(dist._H3({
name: dist.YjP(),
runId: dist.lqM(dist.YjP()),
configurationVersionId: dist.lqM(dist.YjP()),
})),
archives: dist.YOg(dist._H3({ sha256: dist.YjP() })),
});
async function readReport(path, workspaceName) {
const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return { problem: 'cannot be read.' };
const report = dist.xLC(dist.FsL(dist.YjP(), dist.qFJ(), reportSchema), text);
if (!report.success)
return { problem: 'is no report of the gate as JSON.' };
const { organization, workspaces, archives } = report.output;
const matching = workspaces.filter(({ name }) => workspaceName === undefined || name === workspaceName);
const [one, ...others] = matching;
if (one === undefined)
return { problem: `names no workspace "${workspaceName ?? ''}".` };
if (others.length > 0)
return { problem: 'names several workspaces: say which one, --workspace.' };
const { name: workspace, runId, configurationVersionId: versionId } = one;
const [archive, ...more] = archives;
if (runId === undefined || versionId === undefined || archive === undefined || more.length > 0) {
return { problem: `does not say which run and files it is about in "${workspace}".` };
}
return { organization, workspace, runId, versionId, sha256: archive.sha256 };
}
;// CONCATENATED MODULE: ./build/src/cli/workbench/runs/command.js
const runs = {
name: 'runs',
summary: 'list and manage existing runs',
commands: [
listing('list', '', {
summary: 'list the runs of a workspace, newest first',
description: 'The service allows 30 such requests a minute.',
inWorkspace: true,
options: [
(0,cli_command.uK)('--status <words>', 'only with one of these statuses, as in planned,applied'),
],
ask: async ({ client, workspaceId, input }) => client.runs.list(await workspaceId(), { status: (0,read_input.XD)(input, 'status') }),
columns: {
id: ({ id }) => id,
status: ({ attributes }) => attributes.status,
created: ({ attributes }) => attributes['created-at'],
what: ({ attributes }) => {
const ending = attributes['is-destroy'] === true ? 'destroy' : 'plan and apply';
const kept = attributes['save-plan'] === true ? 'provisional' : ending;
return attributes['plan-only'] === true ? 'speculative' : kept;
},
version: (run) => (0,resource.Dl)(run, 'configuration-version'),
message: ({ attributes }) => attributes.message,
},
}),
examining('show', 'judge a run that is over, and report on it', 'Reads all results of the run and reports them as `plangate check` does, with the same formats and exit codes. It starts, changes and ends nothing. Of an applied run it says how the apply ended, with exit code 0 if it was applied.', { run: followApply }),
examining('watch', 'wait for the end of a run, and report on it', 'Waits until the run is over or waits for a person, at most for --timeout. Then it does the same as `runs show`. The run goes on when you stop watching.', {
option: (0,cli_command.uK)('--apply', 'wait for the end of its apply instead, and judge nothing: exit code 0 where it was applied or waits for a person, 4 where it failed, 5 where that is not known'),
run: followApply,
}),
ending('cancel', 'cancel a run that is going on'),
ending('discard', 'discard a run that waits for a person'),
applying,
],
};
function ending(action, summary) {
return operation(action, '', {
summary,
description: `Needs the permission to apply runs. A run that is over already is left as it is.`,
arguments: [RUN_ARGUMENT],
inWorkspace: 'of a run',
options: [(0,cli_command.uK)('--reason <text>', 'why; shown on the run')],
destroys: `${action} the run`,
async call(call) {
const { client, input, answer } = call;
const runId = await findRunId(call);
await client.runs[action](runId, (0,read_input.XD)(input, 'reason'));
const { run } = await client.runs.show(runId);
const text = `${(0,neutralise_log.om)(`${run.id} is ${(0,model_status.$W)(run)}`)}\n`;
await answer({ data: run }, text);
},
});
}
async function findRunId({ client, id, named, workspaceId }) {
if (id !== 'latest' && named.workspace === undefined)
return id;
const requiredId = await workspaceId();
const [run] = id === 'latest'
? (await client.runs.list(requiredId).page({ number: 1, size: 1 })).items
: [(await client.runs.show(id)).run];
if (run !== undefined && (0,resource.Dl)(run, 'workspace') === requiredId)
return run.id;
const message = run === undefined ? 'has no run yet.' : `is not the workspace of ${run.id}.`;
throw (0,cli_problems.Wp)('--workspace', message);
}
var external_node_events_ = __webpack_require__(78474);
var service_courses = __webpack_require__(84995);
var engine_environment = __webpack_require__(24839);
;// CONCATENATED MODULE: ./build/src/cli/serve-lines.js
function toJsonLine(service) {
const { origin: address, token, organization, workspaces, teams, agentPools } = service;
const terraform = { hostname: hostOf(service), config: terraformConfig(service) };
const runs = service.toDecide();
const line = { address, token, organization, workspaces, teams, agentPools, runs, terraform };
return `${JSON.stringify(line)}\n`;
}
function toShell(service, config) {
const [workspace] = service.workspaces;
const exports = [
['PLANGATE_ADDRESS', service.origin],
['TF_CLOUD_HOSTNAME', config === undefined ? service.origin : hostOf(service)],
['TF_API_TOKEN', service.token],
['TF_CLOUD_ORGANIZATION', service.organization],
...(workspace === undefined ? [] : [['TF_WORKSPACE', workspace.name]]),
...(config === undefined ? [] : [['TF_CLI_CONFIG_FILE', config]]),
];
return [
...exports.map(([name = '', value = '']) => `export ${name}=${serve_lines_quote(value)}`),
...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
...service.toDecide().map(({ id, workspace, what }) => `# run ${id}: ${what}, in ${workspace}`),
...(config === undefined ? hintAtTerraform(service) : []),
'',
].join('\n');
}
function hintAtTerraform(service) {
return [
"# Terraform's CLI configuration (--terraform-config FILE writes it, and identifies the service):",
...terraformConfig(service)
.trimEnd()
.split('\n')
.map((line) => `#   ${line}`),
];
}
function terraformConfig(service) {
const host = JSON.stringify(hostOf(service));
const api = JSON.stringify(`${service.origin}/api/v2/`);
return [
`host ${host} {`,
'  services = {',
...['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => `    "${name}" = ${api}`),
'  }',
'}',
`credentials ${host} {`,
`  token = ${JSON.stringify(service.token)}`,
'}',
'',
].join('\n');
}
function hostOf({ origin }) {
return `localhost:${new URL(origin).port}`;
}
function serve_lines_quote(text) {
return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
;// CONCATENATED MODULE: ./build/src/cli/serve.js
const serve = {
name: 'serve',
tidiesUpMs: 3_000,
summary: 'a local service with the same API',
description: 'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until you stop it. Uploads are unpacked, planned by `--engine` or else listed, and evaluated by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams and an agent pool. Each workspace has a run with a policy check to override.',
options: [
(0,cli_command.uK)('--port <number>', 'listen on this port; the default is any free port', {
check: (0,read_input.rD)(0, 65_535),
}),
(0,cli_command.uK)('--seed <file>', 'start with what this JSON file describes'),
(0,cli_command.uK)('--policies <directory>', 'evaluate these policies on every plan, by the opa on the PATH. The default without --seed is the example policies'),
(0,read_input.O9)('1m'),
(0,cli_command.uK)('--engine <word>', 'the program on the PATH that plans and applies. Without one, and for seeded runs, the resource blocks are listed', { choices: ['terraform', 'tofu'] }),
(0,cli_command.uK)('--engine-env <name>', 'with --engine terraform or tofu: an environment variable to pass to it', {
repeatable: true,
}),
(0,cli_command.uK)('--edition <word>', 'hosted lacks the operations on backing data', {
choices: ['hosted', 'self-managed'],
default: 'hosted',
}),
(0,cli_command.uK)('--terraform-config <file>', "write Terraform's CLI configuration for this service, with a token, to a new file that only you can read"),
(0,cli_command.uK)('--format <word>', 'format of the first lines on standard output', {
choices: ['shell', 'json'],
default: 'shell',
}),
(0,cli_command.uK)('--json', 'the same as --format json'),
(0,cli_command.uK)('--run-seconds <number>', 'duration of runs whose script sets none; the default is 0.4', {
check: (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 86_400
? undefined
: 'is not a number from 0 to 86400.',
}),
(0,cli_command.uK)('--rate-limit <number>', 'answer 429 beyond this many requests per second and user', {
check: (0,read_input.rD)(0, 1_000_000),
}),
(0,cli_command.uK)('--course <name=value>', 'what to do where the documentation of the real service says nothing, or two sources disagree; docs/service.md lists the courses', {
repeatable: true,
check: (text) => {
const course = (0,service_courses.eE)(text);
return 'problem' in course ? `is refused: ${course.problem}` : undefined;
},
}),
(0,cli_command.uK)('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
],
examples: {
'plangate serve --port 8099': 'something to try at http://127.0.0.1:8099',
'plangate serve --format json --policies ./policies': 'for a script: the first line is JSON; every plan is judged by your own policies',
'plangate serve --engine terraform': 'with real plans, by the terraform on the PATH',
'plangate serve --port 8099 --terraform-config terraform.rc > service.env': 'for Terraform itself: `. ./service.env` in another shell, then `terraform init`',
},
run: serve_run,
};
async function serve_run(input, io) {
const engine = await engineOf(input, io);
const wrong = [];
const orProblems = async (reading) => reading.catch((error) => {
if (!(error instanceof cli_problems.eb))
throw error;
wrong.unshift(...error.problems);
return undefined;
});
const seed = await orProblems(readSeedFile(input, io));
const served = await orProblems(readPolicies(input, io));
if (served === undefined || wrong.length > 0) {
await served?.close();
throw new cli_problems.eb(wrong);
}
const service = await start(input, io, { engine, served, seed }).catch(async (error) => {
await served.close();
throw error;
});
const terraformFile = (0,read_input.XD)(input, 'terraform-config');
let written;
try {
if (terraformFile !== undefined) {
const content = terraformConfig(service);
const value = (0,external_node_path_.resolve)(io.workingDirectory, terraformFile);
const make = async () => ({ content, value });
written = await writeSecretFile('terraform-config', terraformFile, io.workingDirectory, make);
}
await io.out((0,read_input.k0)(input) ? toJsonLine(service) : toShell(service, written));
await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
if (!io.signal.aborted)
await (0,external_node_events_.once)(io.signal, 'abort');
return cli_command.dc.green;
}
finally {
await service.stop();
await served.close();
if (written !== undefined)
await (0,promises_.rm)(written, { force: true });
}
}
function coursesOf(input) {
const courses = (0,read_input.cz)(input, 'course').map(service_courses.eE);
return Object.fromEntries(courses.flatMap((one) => ('problem' in one ? [] : [[one.name, one.value]])));
}
async function readPolicies(input, io) {
const { openServed } = await Promise.all([__webpack_require__.e(6723), __webpack_require__.e(1238)]).then(__webpack_require__.bind(__webpack_require__, 71238));
const served = await openServed((0,read_input.XD)(input, 'policies'), (0,read_input.W1)(input), io);
for (const warning of served.warnings)
await io.err(`${(0,neutralise_log.om)(`warning: ${warning}`)}\n`);
return served;
}
async function readSeedFile(input, io) {
const shownAs = (0,read_input.XD)(input, 'seed');
if (shownAs === undefined)
return undefined;
const { signal, workingDirectory } = io;
const text = await (0,read_regular.Mk)((0,external_node_path_.resolve)(workingDirectory, shownAs), signal).catch(() => {
signal.throwIfAborted();
throw (0,cli_problems.Wp)('--seed', `${shownAs} cannot be read.`);
});
const { readSeed } = await __webpack_require__.e( 8712).then(__webpack_require__.bind(__webpack_require__, 88712));
try {
const seed = JSON.parse(text);
readSeed(seed);
return seed;
}
catch (error) {
if (error instanceof SyntaxError) {
throw (0,cli_problems.Wp)('--seed', `${shownAs} is not JSON: ${error.message}.`);
}
const [, ...lines] = (0,error_message.g)(error).split('\n');
throw new cli_problems.eb(lines.map((line) => ({ where: '--seed', message: line.trim() })));
}
}
async function start(input, io, { engine, served: { set, openJudge }, seed, }) {
const port = (0,read_input.rl)(input, 'port');
const seconds = (0,read_input.rl)(input, 'run-seconds');
const seedFile = (0,read_input.XD)(input, 'seed');
const examples = seedFile === undefined ? { bundled: 'examples' } : undefined;
const options = {
clock: io.clock,
random: io.random,
edition: (0,read_input.XD)(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
identity: (0,read_input.XD)(input, 'terraform-config') === undefined ? 'neutral' : 'hcp-terraform',
faults: (0,read_input.iP)(input, 'faults'),
courses: coursesOf(input),
port,
runDurationMs: seconds === undefined ? undefined : seconds * 1000,
rateLimit: (0,read_input.rl)(input, 'rate-limit'),
policies: set === undefined ? examples : undefined,
policySets: set && [set],
openJudge,
engine,
seed,
seedDirectory: seedFile && (0,external_node_path_.dirname)((0,external_node_path_.resolve)(io.workingDirectory, seedFile)),
};
try {
return await (await Promise.all([__webpack_require__.e(8697), __webpack_require__.e(190), __webpack_require__.e(8712), __webpack_require__.e(7671)]).then(__webpack_require__.bind(__webpack_require__, 97671))).startService(options);
}
catch (error) {
throw new cli_problems.eb(explain(error, port));
}
}
async function engineOf(input, io) {
const names = (0,read_input.cz)(input, 'engine-env');
const named = (0,read_input.XD)(input, 'engine');
const program = ['terraform', 'tofu'].find((one) => one === named);
if (program === undefined) {
if (names.length === 0)
return undefined;
throw (0,cli_problems.Wp)('--engine-env', 'is for a program that plans. Add --engine terraform or tofu.');
}
const { environment, clock, executeBounded } = io;
const variables = (0,engine_environment.A)(names, environment, registry.sG);
if ('problem' in variables)
throw (0,cli_problems.Wp)('--engine-env', variables.problem);
const { programEngine } = await Promise.all([__webpack_require__.e(8697), __webpack_require__.e(190), __webpack_require__.e(5933), __webpack_require__.e(8448)]).then(__webpack_require__.bind(__webpack_require__, 88448));
const { startsApart } = await __webpack_require__.e( 8805).then(__webpack_require__.bind(__webpack_require__, 88805));
const { execute, notApart } = await startsApart(program, executeBounded, variables.value);
if (notApart !== undefined)
await io.err(`${notApart}\n`);
return programEngine({ program, clock, execute, variables: variables.value });
}
function explain(error, port) {
const { code, message } = error;
const subject = '--port';
if (code === 'EADDRINUSE')
return [{ where: subject, message: `${port} is in use. Choose another one.` }];
if (code === 'EACCES') {
return [{ where: subject, message: `${port} may not be used. Choose one above 1023.` }];
}
const [, ...more] = message.split('\n').map((line) => line.trim());
if (more.length === 0)
return [{ where: 'plangate serve', message }];
return more.map((line) => ({ where: '--policies', message: line }));
}
var team_workspace = __webpack_require__(99114);
;// CONCATENATED MODULE: ./build/src/cli/team-access.js
const MEANINGS = {
runs: 'runs of the workspace',
variables: 'variables of the workspace',
'state-versions': 'state of the workspace',
'engine-mocks': 'mock data for testing policies',
'workspace-locking': 'whether they may lock and unlock by hand',
'run-tasks': 'whether they may manage run tasks',
'policy-overrides': 'whether they may override failed policies',
};
const CUSTOM_NAMES = Object.keys(team_workspace.ky);
const isFlag = (name) => typeof team_workspace.ky[name][0] === 'boolean';
const CUSTOM_OPTIONS = (0,cli_command.hG)('With --access custom', [
...CUSTOM_NAMES.map((name) => (0,cli_command.uK)(`--${name} <${isFlag(name) ? 'boolean' : 'level'}>`, MEANINGS[name], {
choices: team_workspace.ky[name].map(String),
})),
(0,cli_command.uK)('--dialect <word>', 'how mocks of the policy engine are called in what is sent', {
choices: DIALECTS,
default: 'auto',
}),
]);
const ACCESS = (0,cli_command.uK)('--access <level>', 'what the team may do', { choices: team_workspace.FF });
const teamAccess = {
name: 'team-access',
summary: 'which teams may do what in a workspace',
commands: [
listing('list', 'GET /team-workspaces?filter[workspace][id]=<workspace_id>', {
summary: 'list which teams may do what in a workspace',
description: 'Without --page and --page-size the service answers all of them. The name of each team takes one request, and a secret team shows none.',
ask: async ({ client, workspaceId }) => client.teamAccess.list(await workspaceId()),
namesOf: async (grants, { client }) => {
const ids = grants.flatMap((grant) => (0,resource.Dl)(grant, 'team') ?? []);
const named = await Promise.all(ids.map(async (id) => [id, await client.names.ofTeam(id)]));
return new Map(named.filter((one) => one[1] !== undefined));
},
columns: {
id: ({ id }) => id,
team: (grant, names) => names.get((0,resource.Dl)(grant, 'team') ?? ''),
'team-id': (grant) => (0,resource.Dl)(grant, 'team'),
access: ({ attributes }) => attributes.access,
...Object.fromEntries(CUSTOM_NAMES.map((name) => [name, (grant) => team_access_attribute(grant, name)])),
},
}),
showing('show', 'GET /team-workspaces/<team_workspace_id>', {
summary: "show one team's access to one workspace",
ask: ({ client, id }) => client.teamAccess.show(id),
facts: team_access_facts,
}),
showing('add', 'POST /team-workspaces', {
summary: 'give a team access to a workspace',
inWorkspace: true,
options: [
(0,cli_command.uK)('--team <name-or-id>', 'name, or id as in team-…', { required: true }),
{ ...ACCESS, required: true },
...CUSTOM_OPTIONS,
],
examples: {
'plangate team-access add -w net-prod --team reviewers --access plan': 'the team may queue plans',
'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read': 'and read the state, which `plan` alone may not',
},
problems: customProblems,
ask: async (call) => {
const { client, input, workspaceId, teamId } = call;
const grant = await client.teamAccess.add({
workspaceId: await workspaceId(),
teamId: await teamId(),
access: levelOf(input) ?? 'read',
...customOf(input),
});
return heeded(grant, call);
},
facts: team_access_facts,
}),
showing('update', 'PATCH /team-workspaces/<team_workspace_id>', {
summary: "change one team's access to one workspace",
description: 'Options that are not given keep their value.',
options: [ACCESS, ...CUSTOM_OPTIONS],
problems: (input) => {
const changes = ['access', ...CUSTOM_NAMES].filter((name) => (0,read_input.XD)(input, name));
if (changes.length > 0)
return customProblems(input);
return [{ where: '--access', message: 'or another change is needed.' }];
},
ask: async (call) => {
const { client, id, input } = call;
const access = { access: levelOf(input), ...customOf(input) };
return heeded(await client.teamAccess.update(id, access), call);
},
facts: team_access_facts,
}),
doing('remove', 'DELETE /team-workspaces/<team_workspace_id>', {
summary: "take away a team's access to a workspace",
destroys: 'take away the access',
act: ({ client, id }) => client.teamAccess.remove(id),
done: (id) => `${id} is removed.`,
}),
],
};
function customProblems(input) {
const access = (0,read_input.XD)(input, 'access');
if (access === undefined || access === 'custom')
return [];
return CUSTOM_NAMES.filter((name) => (0,read_input.XD)(input, name) !== undefined).map((name) => ({
where: `--${name}`,
message: `can be set with --access custom only; "${access}" says itself what it allows.`,
}));
}
function levelOf(input) {
const access = (0,read_input.XD)(input, 'access');
return team_workspace.FF.find((level) => level === access);
}
function customOf(input) {
const entries = CUSTOM_NAMES.flatMap((name) => {
const text = (0,read_input.XD)(input, name);
return text === undefined ? [] : [[name, isFlag(name) ? text === 'true' : text]];
});
return Object.fromEntries(entries);
}
function heeded(grant, { input, log }) {
for (const name of ['access', ...CUSTOM_NAMES]) {
const requested = (0,read_input.XD)(input, name);
const stored = name === 'access' ? grant.attributes.access : team_access_attribute(grant, name);
if (requested === undefined || requested === String(stored))
continue;
log.warning(`The service took it, and its answer says ${stored ?? 'nothing'} of ${name}, not ${requested}.`);
}
return grant;
}
function team_access_facts(grant) {
return [
['id', grant.id],
['team', (0,resource.Dl)(grant, 'team')],
['workspace', (0,resource.Dl)(grant, 'workspace')],
['access', grant.attributes.access],
...CUSTOM_NAMES.map((name) => [name, team_access_attribute(grant, name)]),
];
}
function team_access_attribute(grant, name) {
return name === 'engine-mocks' ? (0,team_workspace.Fh)(grant) : grant.attributes[name];
}
;// CONCATENATED MODULE: ./build/src/cli/commands.js
const first = [check_check, demo, doctor, init];
const then = [
cli_pack.q,
digest,
matrix,
combine,
audit,
policyTrials,
override,
runs,
serve,
];
const operations = [configurationVersions, policyChecks, teamAccess, agentTokens];
const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';
const plangate = {
name: 'plangate',
summary: SUMMARY,
commands: [...first, ...then, ...operations],
help: renderHelp(),
shortHelp: renderShortHelp(),
};
function renderHelp() {
const width = Math.max(...[...first, ...then, ...operations].map(({ name }) => name.length));
const line = ({ name, summary }) => `  plangate ${name.padEnd(width)}   ${summary}`;
return [
SUMMARY,
'',
...first.map(line),
'',
...then.map(line),
'',
'Every operation of the service:',
...operations.map(line),
'',
'Each has -h (what is used most) and --help (everything).',
'`plangate --version` prints the version.',
'',
'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override · 4 run errored ·',
'            5 undecided · 6 refused · 7 network · 130, 143 canceled',
'',
].join('\n');
}
function renderShortHelp() {
const names = (commands) => commands.map(({ name }) => name).join(', ');
return [
'Usage: plangate <command> [options]',
'',
SUMMARY,
'',
...first.map(({ name, summary }) => `  plangate ${name.padEnd(6)}   ${summary}`),
'',
(0,cli_wrap.M)(`Also: ${names(then)}`, 80),
`Operations: ${names(operations)}`,
'',
'What is used most of a command: plangate check -h',
'Everything: plangate --help, plangate check --help',
'',
].join('\n');
}
/***/ }),
/***/ 1397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U: () => ( SCENARIOS),
k: () => ( SHOWN)
});
const ENCRYPT = [
'storage/volumes.tf',
'  encrypted         = false\n',
'  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
];
const CLOSE_NFS = [
'storage/shared.tf',
'cidr_blocks = ["0.0.0.0/0"]',
'cidr_blocks = ["10.20.0.0/16"]',
];
const MOVE_BUCKET = ['network/flow-logs.tf', '  region = "us-east-1"\n', ''];
const TAG_EIP = [
'network/main.tf',
'  domain = "vpc"\n',
'  domain = "vpc"\n  tags   = local.tags\n',
];
const TAG_ROUTES = [
'modules/vpc/subnets/main.tf',
'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
];
const TAG_SCRATCH = [
'storage/volumes.tf',
'  availability_zone = each.value\n',
'  availability_zone = each.value\n  tags              = local.tags\n',
];
const KEEP_EXPORTS = [
'storage/buckets.tf',
'resource "aws_s3_bucket" "exports" {\n',
`resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
];
const MISSPELL = [
'network/main.tf',
'source = "../modules/vpc"',
'source = "../modules/vcp"',
];
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];
const SCENARIOS = {
passed: { story: 'a pull request that fixes everything', edits: EVERYTHING, plans: 'passed' },
advisory: {
story: 'a pull request that leaves the advisory failures',
edits: [...MANDATORY, MOVE_BUCKET],
plans: 'advisory',
},
overridden: {
story: 'a pull request whose one mandatory failure is overridden during the check',
edits: [...MANDATORY, ...ADVISORY],
plans: 'overridden',
colleague: true,
},
'needs-override': {
story: 'a pull request with a failure that can be overridden',
edits: MANDATORY,
plans: 'needs-override',
},
blocked: {
story: 'a pull request with failures that cannot be overridden',
edits: [],
plans: 'blocked',
},
errored: {
story: 'a pull request that cannot be planned',
edits: [...EVERYTHING, MISSPELL],
plans: 'passed',
},
undecided: {
story: 'a pull request whose policies are never evaluated, although the run ends well',
edits: EVERYTHING,
plans: 'passed',
script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
},
canceled: {
story: 'a pull request whose run another person cancels',
edits: EVERYTHING,
plans: 'passed',
script: {
workspace: 'net-prod',
reference: { interruption: { at: 'planning', action: 'cancel' } },
},
},
};
const SHOWN = {
service: 'https://app.terraform.example',
github: 'https://github.example',
};
/***/ }),
/***/ 74423:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CC: () => ( problem),
DA: () => ( withoutDetails),
L5: () => ( unknown),
N4: () => ( note),
ok: () => ( ok)
});
var _command_js_0_ = __webpack_require__(24953);
function ok(subject, seen) {
return { state: 'ok', subject, seen };
}
function unknown(subject, seen, fix) {
return { state: 'unknown', subject, seen, fix };
}
function note(subject, seen, fix) {
return { state: 'note', subject, seen, fix };
}
function problem(subject, seen, fix, exitCode = _command_js_0_ .dc.badInput) {
return { state: 'problem', subject, seen, fix, exitCode };
}
const GROUPS = [
['service', /^(?:host|token|service)$/],
['workspaces', /^(?:workspaces? |tag:|project:)/],
['files', /^(?:archive|modules)$/],
['workflows', /^\.github\//],
];
function withoutDetails(findings) {
const isAmiss = ({ state }) => state === 'note' || state === 'problem';
const amiss = new Set(findings.filter(isAmiss).map(({ subject }) => subject));
const isWell = ({ state, subject }) => state === 'ok' && !amiss.has(subject);
const groups = new Map();
for (const finding of findings.filter(isWell)) {
const { subject } = finding;
const group = GROUPS.find(([, pattern]) => pattern.test(subject))?.[0] ?? subject;
groups.set(group, [...(groups.get(group) ?? []), finding]);
}
const lines = Array.from(groups, ([group, well]) => {
const subjects = [...new Set(well.map(({ subject }) => subject.replace(/^workspace /, '')))];
const seen = group === 'workspaces'
? [`${subjects.join(', ')}: as a check needs ${subjects.length === 1 ? 'it' : 'them'}`]
: well.map((each) => each.seen);
return ok(group, seen.join('; '));
});
return [...lines, ...findings.filter((finding) => finding.state !== 'ok')];
}
/***/ }),
/***/ 34805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
p: () => ( findExamples)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_url_1_ = __webpack_require__(73136);
async function findExamples() {
for (const path of ['../../examples/', '../../../examples/']) {
const folder = (0,node_url_1_.fileURLToPath)(new URL(path, import.meta.url));
const there = await (0,node_fs_promises_0_.access)(`${folder}seed.json`).then(() => true, () => false);
if (there)
return folder;
}
throw new Error('the folder examples/ is not where it was installed');
}
/***/ }),
/***/ 94436:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( findOwnPolicies),
n: () => ( hasPolicies)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _model_policy_files_js_2_ = __webpack_require__(48391);
async function hasPolicies(path) {
const entries = await (0,node_fs_promises_0_.readdir)(path, { recursive: true, withFileTypes: true }).catch(() => []);
return entries.some((entry) => entry.isFile() && entry.name.endsWith('.rego') && !entry.name.endsWith('_test.rego'));
}
async function findOwnPolicies(root) {
for (const name of _model_policy_files_js_2_ .BL)
if (await hasPolicies((0,node_path_1_.join)(root, name)))
return name;
return undefined;
}
/***/ }),
/***/ 55846:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W: () => ( fitNotice),
s: () => ( sayWhatIsMet)
});
var _report_neutralise_log_js_0_ = __webpack_require__(22195);
var _report_text_js_1_ = __webpack_require__(74913);
const LONGEST = 155;
const MANY = 100;
function fitNotice(names, text) {
for (let shown = names.length; shown > 0; shown -= 1) {
const more = shown === names.length ? '' : ` and ${names.length - shown} more`;
const line = (0,_report_neutralise_log_js_0_ .om)(text.replace('NAMES', () => names.slice(0, shown).join(', ') + more));
if (line.length <= LONGEST)
return line;
}
return names.length === 0 ? '' : text.replace('NAMES', (0,_report_text_js_1_ .U9)(names.length, 'of them', 'of them'));
}
function sayWhatIsMet({ own, left, gates, broken }) {
const many = gates.flatMap(({ inputs }) => inputs.flatMap(({ selectors = [] }) => selectors));
const met = [
[
[own],
'NAMES/ has policies in Rego: opa judges the plan by them, too, as they are on the default branch (docs/own-policies.md).',
],
[[broken], 'warning: the file of a cloud block cannot be read at NAMES (docs/inputs.md).'],
[
[...left],
'warning: not in the workflow: NAMES. No line of `workspaces` says what their cloud blocks do: add the names (docs/inputs.md).',
],
[
many.length > MANY ? [String(many.length)] : [],
'NAMES workspaces in one job: docs/matrix.md shares them among many.',
],
];
const lines = met.map(([names, text]) => fitNotice(names.filter((name) => name !== undefined), text));
return lines.filter((line) => line !== '');
}
/***/ }),
/***/ 95641:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$b: () => ( CHECKOUT),
RV: () => ( isFlag),
VO: () => ( commitCommand),
cn: () => ( renderWorkflow),
ld: () => ( REPOSITORY_URL)
});
var _model_own_pages_js_1_ = __webpack_require__(37694);
var _settings_inputs_js_0_ = __webpack_require__(40198);
const REPOSITORY_URL = 'https://github.com/plangate/plangate';
function commitCommand(version) {
return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}
const PLANNER = `# The runner needs terraform or tofu to plan. Or name the plan of another job with the input plan:
#   ${(0,_model_own_pages_js_1_ .S)('docs/plan-files.md#a-plan-of-another-job')}
`;
const CHECKOUT = `      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;
const TAKE_PLAN = `      # The artifact of this run. Never take a plan from a cache, which other runs write, too.
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without a plan, the gate is undecided, and its comment says what to do
        with:
          name: plan
          path: \${{ runner.temp }}/plan
`;
function renderWorkflow(gates, { version, commit }, { server, compileOpa, planner } = {}) {
const from = server === 'gitea' ? 'https://github.com/' : '';
const sayCommit = `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
const opa = `      - uses: ${from}actions/setup-go@4a3601121dd01d1626a1e23e37211e3254c1c06c # v6.4.0
        with: { go-version: stable, cache: false }
      - run: ${compileOpa} # judges the policies; compared with Go's checksum database
`;
const steps = gates.map(({ inputs, secret = 'TF_API_TOKEN' }, nth) => {
const token = `          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.${secret} }} # zizmor: ignore[secrets-outside-env]
`;
const written = inputs.map(({ name, value, blank }) => {
const remark = blank ? ' # put yours here' : '';
const text = isFlag(name) ? value : yamlString(value);
if (!value.includes('\n'))
return `          ${name}: ${text}${remark}\n`;
const lines = value.split('\n').map((line) => `            ${line}\n`);
return `          ${name}: |${remark}\n${lines.join('')}`;
});
const always = '        if: ${{ !cancelled() }} # also after a failure in the step before\n';
return `      - uses: ${from}plangate/plangate@${commit ?? '<sha>'} # v${version}
${nth === 0 ? '' : always}        with:
${planner === undefined ? token : ''}${written.join('')}`;
});
const { job } = planner ?? {};
const after = `    needs: plan
    if: always() # a required job that is skipped counts as passed: without a plan, this one is red
`;
return `${planner !== undefined && job === undefined ? PLANNER : ''}${commit === undefined ? sayCommit : ''}name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
${job ?? ''}  gate:
${job === undefined ? '' : after}    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
${server === 'gitea' ? '' : '      checks: write # annotations on the lines at fault\n'}    steps:
${CHECKOUT.replace('actions/', `${from}actions/`)}${job === undefined ? '' : TAKE_PLAN}${compileOpa === undefined ? '' : opa}${steps.join('')}`;
}
function isFlag(input) {
return _settings_inputs_js_0_ .mc.some(({ name, kind }) => name === input && kind === 'flag');
}
function yamlString(value) {
const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
return plain && !word ? value : JSON.stringify(value);
}
/***/ }),
/***/ 52706:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$B: () => ( isThere),
F7: () => ( writeIfAgreed),
K4: () => ( refuseToReplace),
kH: () => ( refuseToAct)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _model_quote_js_4_ = __webpack_require__(28187);
var _problems_js_2_ = __webpack_require__(16194);
var _read_input_js_3_ = __webpack_require__(73815);
async function writeIfAgreed(files, input, io) {
for (const [path, text] of files) {
await io.out(`${path}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
}
if (io.terminal && !(0,_read_input_js_3_ .iP)(input, 'yes')) {
const answer = (await io.ask('Write it? [Y/n] '))?.trim().toLowerCase() ?? 'no';
if (!['', 'y', 'yes'].includes(answer))
return false;
}
for (const [path, text] of files) {
const at = (0,node_path_1_.join)(io.workingDirectory, path);
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.dirname)(at), { recursive: true });
await (0,node_fs_promises_0_.writeFile)(at, text, { flag: (0,_read_input_js_3_ .iP)(input, 'force') ? 'w' : 'wx' });
}
return true;
}
async function refuseToReplace(paths, directory) {
for (const path of paths) {
if (!(await isThere(path, directory)))
continue;
throw (0,_problems_js_2_ .Wp)('--force', `is needed: ${path} is there already and would be replaced.`);
}
}
async function isThere(path, directory) {
const there = await (0,node_fs_promises_0_.stat)((0,node_path_1_.join)(directory, path)).catch(() => undefined);
return there !== undefined;
}
const ACTS = /\$\{\{|\$\[\[|<<|\$\(|`|##(?:vso)?\[|[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNSEEN = /[^\x20-\x7e]/g;
function refuseToAct(inputs) {
for (const { name: input, value, selectors } of inputs) {
const texts = selectors?.flatMap((selector) => selector.kind === 'name'
? [selector.name, selector.directory ?? '']
: [...selector.tags, selector.project ?? '']);
const name = (texts ?? [value]).find((text) => ACTS.test(text));
if (name === undefined)
continue;
const message = `would be ${JSON.stringify(name).replaceAll(UNSEEN, _model_quote_js_4_ .FI)}, of which a pipeline or a shell could run a part. Rename it: no file has a name with "\${{", "<<", "$(", a backtick or a control character.`;
throw (0,_problems_js_2_ .Wp)(`--${input}`, message);
}
}
/***/ }),
/***/ 87457:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U: () => ( createClient)
});
var model_secrets = __webpack_require__(72166);
var version = __webpack_require__(55603);
var describe = __webpack_require__(13056);
var client_errors = __webpack_require__(20486);
var model_ports = __webpack_require__(18471);
var jsonapi = __webpack_require__(95827);
var retry = __webpack_require__(7572);
;// CONCATENATED MODULE: ./build/src/client/http/exchange.js
async function exchange(ports, call) {
const { clock, shared } = ports;
const startedMs = clock.now();
let until = Math.min(startedMs + call.budgetMs, ports.deadline);
let ambiguous = 0;
let error;
for (let attempt = 0;; attempt++) {
await takeTurn(ports, call, until);
const roomMs = until - clock.now();
const result = await attemptOnce(ports, call, until);
if ('value' in result) {
shared.retries.earn();
return result.value;
}
const { outcome, cause } = result;
const failure = cause?.failure;
const status = outcome.kind === 'answer' ? outcome.status : undefined;
const isLess = isCutShort(call, failure, roomMs);
error = (isLess ? error : undefined) ?? withoutSecrets(ports, result.error);
if (ambiguous > 0 && status !== undefined && call.recovery?.settles?.includes(status)) {
const recovered = await lookFor(call, error, until);
if (recovered !== undefined)
return recovered.value;
throw error;
}
const nature = (0,retry.L8)(outcome, call.class);
if (nature === 'ambiguous')
ambiguous++;
if (failure === 'not-sent' && shared.answers === 0) {
until = Math.min(until, startedMs + firstContactMs(cause, call.description));
}
const decision = (0,retry.tE)({
class: call.class,
outcome,
attempt,
ambiguous,
remainingMs: until - clock.now(),
spent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
random: ports.random,
});
if (decision.do === 'stop')
throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
if (status === 429 && call.pace === undefined) {
const later = decision.afterMs + shared.crowd.laterMs(ports.watching, ports.random);
decision.afterMs = Math.max(decision.afterMs, Math.min(later, until - clock.now()));
}
logRetry(ports, call, decision, { outcome, cause, attempt: attempt + 1 });
const limited = status === 429 ? (call.pace ?? shared.pace) : undefined;
limited?.pause(clock.now() + Math.min(decision.afterMs, LONGEST_PAUSE_MS));
await pause(ports, call.description, decision.afterMs);
if (decision.do === 'recover') {
const recovered = await lookFor(call, error, until);
if (recovered !== undefined)
return recovered.value;
if (!decision.resend)
throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
}
}
}
function isCutShort(call, failure, roomMs) {
return call.class === 'safe' && failure === 'timeout' && roomMs < call.attemptMs;
}
const FIRST_CONTACT_MS = 60_000;
const UNKNOWN_HOST_MS = 10_000;
const NOT_STARTED_MS = 3_000;
function firstContactMs(cause, description) {
if (cause?.code === 'ENOTFOUND')
return UNKNOWN_HOST_MS;
return (0,describe.h7)(cause, description.host) ? NOT_STARTED_MS : FIRST_CONTACT_MS;
}
const LONGEST_PAUSE_MS = 30_000;
async function attemptOnce(ports, call, until) {
const { description } = call;
const request = {
...call.request,
timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
fresh: call.class === 'create' || call.class === 'action',
signal: ports.signal,
};
const begun = ports.clock.now();
const say = (came) => ports.log.debug(`${description.method} ${description.path} ${came} ${Math.round(ports.clock.now() - begun)} ms`);
let answer;
try {
answer = await ports.send(request);
say(answer.status);
}
catch (thrown) {
const error = thrown instanceof model_ports.w
? thrown
: new model_ports.w('broken', 'the request failed', { cause: thrown });
say(error.failure);
return {
outcome: { kind: 'failure', failure: error.failure },
cause: error,
error: (0,describe.Fm)(description, error),
};
}
if (call.counted) {
ports.shared.learnFrom(answer.headers, ports.clock.now() - begun);
const room = (0,retry.Qo)(answer.headers);
const refused = answer.status === 429;
const now = ports.clock.now();
if (room)
ports.shared.crowd.saw(now, room, refused);
if (refused && call.pace === undefined)
ports.shared.pace.refused(now);
else
ports.shared.pace.answered(now, ports.shared.crowd.others());
}
try {
const reading = call.read(answer);
if (reading !== undefined)
return reading;
}
catch (thrown) {
if (!(thrown instanceof jsonapi.IO))
throw thrown;
const error = (0,describe.D2)(description, answer, thrown);
return { outcome: { kind: 'unreadable' }, error };
}
const status = answer.status >= 500 && (0,describe.X2)(answer) ? 400 : answer.status;
return {
outcome: { kind: 'answer', status, headers: answer.headers },
error: (0,describe.a2)(description, answer),
};
}
async function takeTurn(ports, call, until) {
const { clock, shared, signal } = ports;
const tooLate = (why) => (0,describe.Fm)(call.description, new model_ports.w('timeout', why));
if (clock.now() >= until)
throw tooLate('the deadline had passed before it could be sent');
for (const pace of [call.pace, call.counted ? shared.pace : undefined]) {
if (pace === undefined)
continue;
let bookedMs;
do {
bookedMs = clock.now();
const waitMs = pace.book(bookedMs, until);
if (waitMs === 'too-late')
throw tooLate('no room in the request budget before the deadline');
if (waitMs > 0)
await pause(ports, call.description, waitMs);
} while (pace.slowedSince(bookedMs));
}
if (call.counted) {
const waitMs = shared.crowd.waitMs(clock.now(), ports.watching, ports.random);
if (waitMs > 0)
await pause(ports, call.description, Math.min(waitMs, until - clock.now()));
shared.crowd.sent(clock.now());
}
if (signal?.aborted === true)
throw (0,describe.Fm)(call.description, cancelled());
}
async function pause(ports, description, ms) {
try {
await ports.clock.sleep(ms, ports.signal);
}
catch {
throw (0,describe.Fm)(description, cancelled());
}
}
function cancelled() {
return new model_ports.w('aborted', 'canceled');
}
async function lookFor(call, failure, until) {
if (call.recovery === undefined)
return undefined;
try {
return await call.recovery.look(failure, until);
}
catch (thrown) {
if (!(thrown instanceof client_errors._) || thrown.code === 'aborted')
throw thrown;
const sentence = `Whether it happened could not be found out (${thrown.code}): look before trying again.`;
throw (0,describe.wt)(failure, sentence, thrown);
}
}
function giveUp(error, decision, attempts, forMs) {
const tried = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
const failure = attempts < 2 ? error : (0,describe.wt)(error, tried, error);
if (decision.do !== 'stop' || decision.why !== 'deadline')
return failure;
const wait = decision.retryAfterMs;
const sentence = wait === undefined
? 'That is all the time that this request has.'
: `That is later than the timeout allows: try again in ${Math.ceil(wait / 1000)} s.`;
return (0,describe.wt)(failure, sentence, error);
}
const WARNED_AFTER = 4;
function logRetry(ports, call, decision, { outcome, cause, attempt, }) {
const { method, path, host } = call.description;
const came = outcome.kind === 'answer'
? String(outcome.status)
: (0,client_errors.p)(cause?.message || (cause?.failure ?? outcome.kind), 200);
ports.log.debug(`${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ` +
`${decision.do} after ${Math.round(decision.afterMs)} ms`);
const unknown = cause?.code === 'ENOTFOUND' && ports.shared.answers === 0;
if (attempt === (unknown ? 1 : WARNED_AFTER)) {
ports.log.warning(`${host} does not answer as it should (${came}): still trying.`);
}
}
function withoutSecrets(ports, error) {
const { code, method, path, status, retryAfterMs } = error;
const original = { message: error.message, errors: error.errors, remedy: error.remedy };
const { message, ...shown } = ports.shared.conceal(original);
if (JSON.stringify({ message, ...shown }) === JSON.stringify(original))
return error;
return new client_errors._(message, { code, method, path, status, retryAfterMs, ...shown });
}
;// CONCATENATED MODULE: ./build/src/client/discover.js
const PATH = '/.well-known/terraform.json';
const SERVICES = ['tfe.v2', 'tfe.v2.1'];
const MAX_BYTES = 64 * 1024;
function isKnownHost({ hostname }) {
return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}
async function discover(origin, ports) {
const purpose = { what: 'find out where the service has its API' };
const service = { host: origin.host, serviceOrigin: origin.origin };
const headers = { Accept: 'application/json' };
try {
return await exchange(ports, {
attemptMs: 30_000,
budgetMs: 60_000,
description: { purpose, method: 'GET', path: PATH, ...service },
class: 'probe',
request: { url: new URL(PATH, origin), method: 'GET', headers, maxBytes: MAX_BYTES },
counted: false,
read({ status, body }) {
if (status === 200)
return { value: readBase(body) };
return status >= 500 || status === 429 ? undefined : { value: undefined };
},
});
}
catch (error) {
if (error instanceof client_errors._ && error.code === 'unreadable' && error.status === undefined)
return undefined;
throw error;
}
}
function readBase(body) {
const document = (0,jsonapi.lj)(body);
const value = SERVICES.map((name) => document?.[name]).find((each) => each !== undefined);
if (value === undefined)
return undefined;
if (typeof value === 'string' && PATHNAME.test(value))
return value.replace(/\/$/, '');
const shown = (0,client_errors.p)(JSON.stringify(value), 120);
throw new jsonapi.IO(`says that the API is at ${shown}, which is not a path on this host`);
}
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
var model_origin = __webpack_require__(13861);
;// CONCATENATED MODULE: ./build/src/client/api.js
const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${version.x}`;
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
const TRANSFER_MS = 15 * 60_000;
const ARCHIVE_PROGRESS = { bytes: 60 * 1024, ms: 60_000, answerMs: 5 * 60_000 };
class Api {
origin;
ports;
#token;
constructor(origin, token, ports) {
this.origin = origin;
this.ports = ports;
this.#token = token;
}
get shared() {
return this.ports.shared;
}
async ask(route, request) {
const whole = route.method === 'GET' ? [200] : [200, 201, 202];
return withIncludes(this.shared.refusedIncludes, request.include, (included) => {
const include = included.length === 0 ? undefined : included.join(',');
return this.fetch(route, {
...request,
query: { ...request.query, include },
read: (answer) => {
if (!isSuccess(answer.status))
return undefined;
if (!whole.includes(answer.status))
throw new jsonapi.IO('is not a whole document');
return { value: request.read((0,jsonapi.Tp)(answer.body), included) };
},
});
});
}
async send(route, request) {
return this.fetch(route, { ...request, read: succeeded });
}
async fetch(route, request) {
const problems = route.problems.concat(request.problems ?? []);
if (problems.length > 0)
throw (0,describe.xl)(this.#describe(route, request), problems);
if (this.ports.discovers) {
await this.shared.locate(() => discover(this.origin, this.ports));
}
const description = this.#describe(route, request);
const url = this.#urlOf(description, request.query);
const body = request.body === undefined ? undefined : JSON.stringify(request.body);
const retryClass = request.class ?? (route.method === 'GET' ? 'safe' : 'action');
const sent = { url, headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE), body };
return this.#exchange(description, sent, { ...request, class: retryClass, counted: true });
}
async secret(address, request) {
this.shared.keepSecret(address);
const { method, called: path, body } = request;
const url = secretUrl(address, this.origin);
if (url === undefined)
throw (0,describe.Gw)({ purpose: request, method, path, ...this.#place() });
const headers = { Accept: '*/*', 'User-Agent': USER_AGENT };
if (body !== undefined)
headers['Content-Type'] = 'application/octet-stream';
const { origin: serviceOrigin } = this.origin;
const description = { purpose: request, method, path, host: url.host, serviceOrigin };
return this.#exchange(description, { url, headers, body }, { ...request, counted: false });
}
async wait(ms, purpose) {
const description = { purpose, path: this.shared.base, ...this.#place() };
return pause(this.ports, { method: 'GET', ...description }, ms);
}
until(until) {
const deadline = Math.min(until, this.ports.deadline);
return new Api(this.origin, this.#token, { ...this.ports, deadline });
}
#describe({ method, pathname }, purpose) {
return { purpose, method, path: `${this.shared.base}${pathname}`, ...this.#place() };
}
#place() {
return { host: this.origin.host, serviceOrigin: this.origin.origin };
}
#urlOf(description, query = {}) {
const url = new URL(this.origin);
url.pathname = description.path;
for (const [name, value] of Object.entries(query)) {
if (value !== undefined)
url.searchParams.append(name, value);
}
if (url.origin !== this.origin.origin || url.pathname !== description.path) {
throw (0,describe.xl)(description, ['The path leads somewhere else than it says.']);
}
return url;
}
#headersFor(url, accept) {
if (url.origin !== this.origin.origin)
throw new Error('the token is bound to another origin');
return {
Accept: accept,
Authorization: `Bearer ${this.#token}`,
'Content-Type': MEDIA_TYPE,
'User-Agent': USER_AGENT,
};
}
async #exchange(description, sent, request) {
const { method } = description;
const { file, take, maxBytes = MAX_DOCUMENT_BYTES, recovery } = request;
const isArchive = file !== undefined || typeof sent.body === 'object';
const progress = isArchive ? ARCHIVE_PROGRESS : undefined;
const attemptMs = request.attemptMs ?? (file === undefined ? ATTEMPT_MS : TRANSFER_MS);
return exchange(this.ports, {
...request,
description,
request: { ...sent, method, maxBytes, take, file, progress },
attemptMs,
budgetMs: file === undefined ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
recovery: recovery && {
settles: recovery.settles,
look: (failure, until) => recovery.look(this.until(until), failure),
},
});
}
}
function isSuccess(status) {
return status >= 200 && status < 300;
}
function succeeded(answer) {
if (!isSuccess(answer.status))
return undefined;
(0,jsonapi.Qz)(answer);
return { value: undefined };
}
function secretUrl(address, origin) {
if (!URL.canParse(address, origin.href))
return undefined;
const url = new URL(address, origin);
if (url.username !== '' || url.password !== '')
return undefined;
if (url.protocol === 'https:')
return url;
const isLocal = origin.protocol === 'http:' && (0,model_origin.U)(url.hostname);
return url.protocol === 'http:' && isLocal ? url : undefined;
}
async function withIncludes(refused, { resource, names } = { resource: '', names: [] }, ask) {
for (;;) {
const sentNames = names.filter((name) => !refused.has(`${resource}:${name}`));
try {
return await ask(sentNames);
}
catch (error) {
if (sentNames.length === 0 || !isIncludeRefusal(error))
throw error;
const named = sentNames.filter((name) => namesInclude(error, name));
for (const name of named.length === 0 ? sentNames.slice(-1) : named) {
refused.add(`${resource}:${name}`);
}
}
}
}
function isIncludeRefusal(error) {
return (error instanceof client_errors._ &&
error.status === 400 &&
error.errors.some(({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`.toLowerCase().includes('include')));
}
function namesInclude(error, name) {
const dashed = name.replaceAll('_', '-');
return error.errors.some(({ title, detail }) => `${title} ${detail}`
.split(/[^A-Za-z0-9_.-]+/)
.some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
;// CONCATENATED MODULE: ./build/src/client/http/route.js
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
function idProblems(...ids) {
return ids
.filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
.map((id) => {
const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
});
}
const GET = routesOf('GET');
const POST = routesOf('POST');
const PATCH = routesOf('PATCH');
const DELETE = routesOf('DELETE');
function routesOf(method) {
return (strings, ...ids) => ({
method,
pathname: String.raw(strings, ...ids.map((id) => (idProblems(id).length > 0 ? '-' : id))),
problems: idProblems(...ids),
});
}
var resource = __webpack_require__(78235);
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/client/wire/account.js
const userSchema = (0,resource.Zc)('users', {
username: resource.Qq,
email: (0,resource.iC)(dist.YjP()),
'is-service-account': resource.Jt,
});
const agentTokenSchema = (0,resource.Zc)('authentication-tokens', {
description: resource.Qq,
'created-at': (0,resource.iC)(dist.YjP()),
'last-used-at': resource.Qq,
'expired-at': (0,resource.iC)(dist.YjP()),
token: resource.Qq,
});
;// CONCATENATED MODULE: ./build/src/client/resources/account.js
const KINDS = {
users: 'user',
teams: 'team',
organizations: 'organization',
};
async function readAccount(api) {
const account = await api.ask(GET `/account/details`, {
what: 'read whose token this is',
read: (0,jsonapi.xH)(userSchema),
});
const [owner] = (0,jsonapi.JW)(account, 'authenticated-resource') ?? [];
const tokenKind = (owner && Object.hasOwn(KINDS, owner.type) && KINDS[owner.type]) || 'unknown';
api.shared.tokenKind = tokenKind;
return { account, tokenKind };
}
async function learnIdentity(api) {
await api.fetch(GET `/ping`, {
what: 'reach the service',
read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
});
return { ...api.shared.identity };
}
async function speaksSentinel(api) {
const { dialect } = api.shared;
if (dialect !== 'auto')
return dialect === 'sentinel';
if (api.shared.answers === 0) {
await learnIdentity(api).catch((error) => {
if (api.shared.answers === 0)
throw error;
});
}
return api.shared.identity.apiVersion !== undefined;
}
;// CONCATENATED MODULE: ./build/src/client/listing.js
function listResources(api, route, schema, request) {
const read = (document) => (0,jsonapi.co)(document, schema);
return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}
function listPages(api, route, request) {
const { method, pathname } = route;
const ask = (query) => {
const filter = api.shared.filters ? request.filter : undefined;
return api.ask(route, {
...request,
query: { ...filter, ...request.query, ...query },
read: (document) => ({ document, items: request.read(document) }),
});
};
return createListing({
idOf: request.idOf,
whole: request.whole,
fail: (why, code = 'unreadable') => new client_errors._(`Could not ${request.what}: the list ${why}.`, {
code,
method,
path: `${api.shared.base}${pathname}`,
}),
async fetch({ number, size }) {
const query = { 'page[number]': number?.toString(), 'page[size]': size?.toString() };
try {
let answer = await ask(query);
const isNone = answer.document.pagination?.['current-page'] === 0;
if (isNone && request.filter !== undefined && api.shared.filters) {
api.shared.filters = false;
answer = await ask(query);
}
const { pagination, next } = answer.document;
return { items: await answer.items, next, pagination };
}
catch (error) {
const first = number === undefined || number === 1;
const absent = first && error instanceof client_errors._ ? await request.absent?.(error) : undefined;
if (absent === undefined)
throw error;
return { items: [], next: 'none', absent };
}
},
});
}
const LARGEST_PAGE = 100;
const MOST_PAGES = 10_000;
const PASSES = 3;
function createListing(source) {
return {
async page(request = {}) {
refuseImpossible(source, request);
const { next: _next, ...page } = await source.fetch(request);
return page;
},
async all(options = {}) {
const size = options.size ?? LARGEST_PAGE;
refuseImpossible(source, { size });
return (await gather(source, size)).items;
},
whole: () => gather(source, LARGEST_PAGE),
[Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
};
}
function refuseImpossible(source, { number = 1, size = 1 }) {
if (!Number.isSafeInteger(number) || number < 1) {
throw source.fail('has no such page: pages are numbered from 1', 'invalid');
}
if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
}
}
async function* readAll(source, size) {
const seenIds = new Set();
for await (const page of readPages(source, size)) {
for (const item of page.items) {
const id = source.idOf(item);
if (seenIds.has(id))
continue;
seenIds.add(id);
yield item;
}
}
}
async function gather(source, size) {
const items = new Map();
let absent;
for await (const page of readPages(source, size)) {
absent ??= page.absent;
for (const item of page.items)
items.set(source.idOf(item), item);
}
return { items: [...items.values()], absent };
}
async function* readPages(source, size) {
if (source.whole === true) {
const page = await source.fetch({});
const counted = createTally(source.idOf);
counted.add(page);
yield page;
const cut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
if (!cut && counted.complete())
return;
}
for (let pass = 1;; pass++) {
const counted = createTally(source.idOf);
for (let number = 1;; number++) {
if (number > MOST_PAGES)
throw source.fail(`does not end after ${MOST_PAGES} pages`);
const page = await source.fetch({ number, size });
const fresh = counted.add(page);
yield page;
if (page.items.length === 0 || !hasMore(page, number))
break;
if (page.pagination === undefined && fresh === 0)
break;
}
if (counted.complete())
return;
if (pass === PASSES)
throw source.fail(counted.why());
}
}
function createTally(idOf) {
const textById = new Map();
const totals = [];
let isContradictory = false;
return {
add({ items, pagination }) {
const before = textById.size;
for (const item of items) {
const id = idOf(item);
const text = JSON.stringify(item);
isContradictory ||= (textById.get(id) ?? text) !== text;
textById.set(id, text);
}
const total = pagination?.['total-count'] ?? undefined;
if (total !== undefined)
totals.push(total);
return textById.size - before;
},
complete() {
const { size } = textById;
const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
const tooMany = totals.length > 0 && size > Math.max(...totals);
return !isContradictory && !shrank && !tooMany && size >= (totals[0] ?? 0);
},
why: () => isContradictory
? 'has an entry twice, and not twice the same'
: `could not be read completely: ${textById.size} entries came of ${totals[0] ?? 0} by its own count`,
};
}
function hasMore(page, number) {
const { pagination } = page;
if (pagination === undefined)
return page.next !== 'none';
const next = pagination['next-page'];
const total = pagination['total-pages'];
return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
;// CONCATENATED MODULE: ./build/src/client/wire/configuration-version.js
const configurationVersionSchema = (0,resource.Zc)('configuration-versions', {
status: dist.YjP(),
'auto-queue-runs': resource.Jt,
error: resource.Qq,
'error-message': resource.Qq,
source: resource.Qq,
speculative: resource.Jt,
provisional: resource.Jt,
'status-timestamps': resource.AP,
'upload-url': resource.Qq,
});
const ingressAttributesSchema = (0,resource.Zc)('ingress-attributes', {
branch: resource.Qq,
'clone-url': resource.Qq,
'commit-message': resource.Qq,
'commit-sha': resource.Qq,
'commit-url': resource.Qq,
'compare-url': resource.Qq,
identifier: resource.Qq,
'is-pull-request': resource.Jt,
'on-default-branch': resource.Jt,
'pull-request-number': resource.vK,
'pull-request-url': resource.Qq,
'pull-request-title': resource.Qq,
'pull-request-body': resource.Qq,
tag: resource.Qq,
'sender-username': resource.Qq,
'sender-avatar-url': resource.Qq,
'sender-html-url': resource.Qq,
});
;// CONCATENATED MODULE: ./build/src/client/wire/run.js
const runSchema = (0,resource.Zc)('runs', {
status: dist.YjP(),
message: (0,resource.iC)(dist.YjP()),
'created-at': (0,resource.iC)(dist.YjP()),
'is-destroy': resource.Jt,
'plan-only': resource.Jt,
'save-plan': resource.Jt,
'has-changes': resource.Jt,
'position-in-queue': (0,resource.iC)(dist.aig()),
source: (0,resource.iC)(dist.YjP()),
'status-timestamps': resource.AP,
actions: resource.Mv,
permissions: resource.Mv,
});
const planSchema = (0,resource.Zc)('plans', {
status: dist.YjP(),
'has-changes': resource.Jt,
'resource-additions': resource.vK,
'resource-changes': resource.vK,
'resource-destructions': resource.vK,
'resource-imports': resource.vK,
'log-read-url': resource.Qq,
'status-timestamps': resource.AP,
'plan-limits': dist.lqM(dist.L5J()),
});
const applySchema = (0,resource.Zc)('applies', {
status: dist.YjP(),
'resource-additions': resource.vK,
'resource-changes': resource.vK,
'resource-destructions': resource.vK,
'resource-imports': resource.vK,
'log-read-url': resource.Qq,
});
const costEstimateSchema = (0,resource.Zc)('cost-estimates', {
status: dist.YjP(),
'prior-monthly-cost': (0,resource.iC)(dist.YjP()),
'proposed-monthly-cost': (0,resource.iC)(dist.YjP()),
'delta-monthly-cost': (0,resource.iC)(dist.YjP()),
'resources-count': (0,resource.iC)(dist.aig()),
'error-message': (0,resource.iC)(dist.YjP()),
});
const runEventSchema = (0,resource.Zc)('run-events', {
action: dist.YjP(),
description: (0,resource.iC)(dist.YjP()),
'created-at': (0,resource.iC)(dist.YjP()),
});
const commentSchema = (0,resource.Zc)('comments', { body: resource.Qq });
;// CONCATENATED MODULE: ./build/src/client/resources/common.js
const READ_RUNS = 'the permission "read runs" on the workspace';
function reading(what) {
return { what, needs: READ_RUNS };
}
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission "manage policy overrides"';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
const GONE = {
settles: [404],
look: async (_api, { status }) => doneIf(status === 404),
};
function doneIf(isDone) {
return isDone ? { value: undefined } : undefined;
}
function documentOf(type, attributes, relationships) {
return { data: { type, attributes, relationships } };
}
function commentBody(comment) {
return comment === undefined ? undefined : { comment };
}
async function sendOverride(api, route, comment, request) {
const { what, onConflict, schema, show, isOverridden } = request;
return api.ask(route, {
what,
needs: MANAGE_OVERRIDES,
onConflict,
body: commentBody(comment),
recovery: {
settles: [409],
async look(api) {
const object = await show(api);
return isOverridden(object) ? { value: object } : undefined;
},
},
read: (0,jsonapi.xH)(schema),
});
}
async function readRun(api, id) {
return api.ask(GET `/runs/${id}`, { ...reading('read the run'), read: (0,jsonapi.xH)(runSchema, id) });
}
async function showVersion(api, id, { include = [] } = {}) {
return api.ask(GET `/configuration-versions/${id}`, {
...reading('read the configuration version'),
include: { resource: 'configuration-versions', names: include },
read(document) {
const version = (0,jsonapi.JF)(document, configurationVersionSchema, id);
const named = (0,jsonapi.JW)(version, 'run')?.[0];
const [identifier = named] = (0,jsonapi.c3)(document, 'runs').filter((run) => (0,jsonapi.JW)(run, 'configuration-version')?.[0]?.id === version.id);
const run = identifier && (0,jsonapi.o4)(document, identifier, runSchema);
const name = 'ingress-attributes';
const ingressAttributes = (0,jsonapi.pV)(document, version, name, ingressAttributesSchema);
return { version, run, ingressAttributes };
},
});
}
async function absenceIn(api, runId, relationship, refusal) {
const { status, errors } = refusal;
const isIncludeRefused = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
if (status !== 404 && !(status === 400 && isIncludeRefused))
return undefined;
if (idProblems(runId).length > 0)
return undefined;
try {
const { named, hinted } = (0,resource._2)(await readRun(api, runId), relationship);
if ((named ?? []).length > 0 || hinted)
return undefined;
return status === 404 ? 'not found' : 'invalid include parameter';
}
catch (error) {
if (error instanceof client_errors._ && error.code !== 'aborted')
return undefined;
throw error;
}
}
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js
function createAgentTokens(api) {
return {
list: (agentPoolId) => listAgentTokens(api, agentPoolId),
show: (id) => api.ask(GET `/authentication-tokens/${id}`, {
what: 'read the agent token',
needs: MANAGE_POOLS,
read: (0,jsonapi.xH)(agentTokenSchema),
}),
async create(agentPoolId, description, { expiredAt } = {}) {
const problems = description === '' ? ['An agent token needs a description.'] : [];
if (expiredAt !== undefined && !isTimestamp(expiredAt))
problems.push(NO_TIMESTAMP);
const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
const before = new Set(tokens.map(({ id }) => id));
const create = (type) => api.ask(POST `/agent-pools/${agentPoolId}/authentication-tokens`, {
what: 'create an agent token',
needs: MANAGE_POOLS,
class: 'create',
problems,
body: documentOf(type, { description, 'expired-at': expiredAt }),
recovery: {
async look(api) {
const tokens = await listAgentTokens(api, agentPoolId).all();
await destroyOrphan(api, tokens, description, before);
return undefined;
},
},
read: (0,jsonapi.xH)(agentTokenSchema),
});
const token = await create('authentication-tokens').catch((error) => {
if (!wantsOtherType(error))
throw error;
return create(OTHER_TYPE);
});
api.shared.keepSecret(token.attributes.token);
const differenceMs = Date.parse(token.attributes['expired-at'] ?? '') - Date.parse(expiredAt ?? '');
if (expiredAt !== undefined && !(Math.abs(differenceMs) < 1_000)) {
throw await withoutExpiry(api, agentPoolId, token);
}
return token;
},
destroy: (id) => destroy(api, id),
};
}
const NO_TIMESTAMP = 'The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.';
function isTimestamp(text) {
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
return written.test(text) && !Number.isNaN(Date.parse(text));
}
async function withoutExpiry(api, agentPoolId, { id }) {
const end = await destroy(api, id).then(() => 'so it was destroyed. Create one without an expiry, and destroy it after its use.', () => 'and it could not be destroyed: destroy it by hand.');
const path = `${api.shared.base}/agent-pools/${agentPoolId}/authentication-tokens`;
const message = `The service made the agent token ${id} without the expiry that was asked for, ${end}`;
return new client_errors._(message, { code: 'unreadable', method: 'POST', path });
}
const OTHER_TYPE = 'agent-tokens';
function wantsOtherType(error) {
return (error instanceof client_errors._ &&
error.status === 422 &&
error.errors.some(({ title, detail }) => `${title} ${detail}`.includes(`"${OTHER_TYPE}"`)));
}
function listAgentTokens(api, agentPoolId) {
const purpose = { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS };
const route = GET `/agent-pools/${agentPoolId}/authentication-tokens`;
return listResources(api, route, agentTokenSchema, purpose);
}
async function destroy(api, id) {
const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
return api.send(DELETE `/authentication-tokens/${id}`, { ...purpose, recovery: GONE });
}
async function destroyOrphan(api, tokens, description, before) {
const fits = ({ id, attributes }) => !before.has(id) &&
attributes.description === description &&
(attributes['last-used-at'] ?? null) === null;
const ids = tokens.filter(fits).map(({ id }) => id);
const [only] = ids;
if (only !== undefined && ids.length === 1)
await destroy(api, only);
if (ids.length > 1) {
api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way. Plangate cannot determine which: ${ids.join(', ')}. Destroy the unused ones.`);
}
for (const id of ids)
before.add(id);
}
;// CONCATENATED MODULE: ./build/src/client/http/transfer.js
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
async function download(api, route, file, purpose) {
return follow(api, route, 'download', {
...purpose,
accept: '*/*',
file,
maxBytes: MAX_DOWNLOAD_BYTES,
read(answer) {
const { status, bytes } = answer;
if (status === 204)
throw new jsonapi.IO('holds nothing to download');
if (status !== 200)
return undefined;
(0,jsonapi.Qz)(answer);
if (bytes === undefined)
throw new jsonapi.IO('was not written to a file');
return { value: { bytes } };
},
});
}
async function readLog(api, route, purpose) {
const read = ({ status, body }) => status === 200 ? { value: new TextDecoder().decode(body) } : undefined;
return follow(api, route, 'log', {
...purpose,
accept: 'text/plain, */*',
maxBytes: MAX_TEXT_BYTES,
read(answer) {
if (answer.status === 204)
return { value: undefined };
if (answer.status === 200)
(0,jsonapi.Qz)(answer);
return read(answer);
},
readSigned: read,
});
}
async function follow(api, route, called, { readSigned, ...request }) {
const answered = await api.fetch(route, {
...request,
read(answer) {
const { status, headers } = answer;
const redirects = status >= 300 && status < 400 && status !== 304;
const { location } = headers;
if (redirects && location !== undefined)
return { value: { location } };
const value = request.read(answer);
return value && { value };
},
});
if ('value' in answered)
return answered.value;
return api.secret(answered.location, {
...request,
method: 'GET',
called: `(${called} URL)`,
needs: `a ${called} URL that has not expired: ask again`,
class: 'safe',
read: readSigned ?? request.read,
});
}
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;
async function readPlanText(api, route, purpose) {
let parts = [];
const { take, read } = streaming(() => {
parts = [];
return (bytes) => void parts.push(Uint8Array.from(bytes));
});
const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
await follow(api, route, 'plan', { ...purpose, ...transfer });
return Buffer.concat(parts).toString('utf8');
}
async function streamPlanLog(api, url, open) {
if (typeof url !== 'string' || url === '')
return;
await api.secret(wholeOf(api, url), {
method: 'GET',
called: '(log URL)',
what: 'read the log of the plan',
needs: 'a log URL that has not expired',
class: 'safe',
...streaming(open),
maxBytes: MAX_LOG_BYTES,
});
}
function wholeOf(api, url) {
const { href } = api.origin;
if (!URL.canParse(url, href))
return url;
const whole = new URL(url, href);
whole.searchParams.set('limit', String(MAX_LOG_BYTES));
whole.searchParams.set('offset', '0');
return whole.href;
}
function streaming(open) {
let sink;
const take = (bytes, offset) => {
if (offset === 0)
sink = open();
sink?.(bytes);
};
const read = ({ status, body }) => {
const taken = status === 200 || status === 206;
if (taken && body.length > 0)
take(body, 0);
return taken || status === 204 || status === 416 ? { value: undefined } : undefined;
};
return { take, read };
}
const START = 0x02;
const END = 0x03;
async function readPlanLog(api, url, maxBytes) {
let tail = new Uint8Array();
await streamPlanLog(api, url, () => {
tail = new Uint8Array();
return (bytes) => {
tail = endOf(Buffer.concat([tail, bytes]), maxBytes + 2);
};
});
const from = tail[0] === START ? 1 : 0;
const to = tail.at(-1) === END ? -1 : undefined;
return new TextDecoder().decode(endOf(tail.subarray(from, to), maxBytes));
}
function endOf(bytes, length) {
return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js
function createConfigurationVersions(api) {
return { ...createReads(api), ...createChanges(api), ...createDeletions(api) };
}
function createReads(api) {
const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
return {
list: (workspaceId) => listResources(api, GET `/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, reading('list the configuration versions')),
show: (id, options = {}) => showVersion(api, id, options),
ingressAttributes: (id) => api.ask(GET `/configuration-versions/${id}/ingress-attributes`, {
what: 'read the commit information of the configuration version',
needs: `${READ_RUNS}, and a version that came from version control`,
read: (0,jsonapi.xH)(ingressAttributesSchema),
}),
download: (id, file) => download(api, GET `/configuration-versions/${id}/download`, file, {
what: 'download the configuration version',
needs: uploaded,
}),
downloadForRun: (runId, file) => download(api, GET `/runs/${runId}/configuration-version/download`, file, {
what: "download the run's configuration version",
needs: uploaded,
}),
};
}
function createChanges(api) {
return {
async create(workspaceId, attributes = {}) {
const refused = api.shared.tokenKind === 'organization';
const version = await api.ask(POST `/workspaces/${workspaceId}/configuration-versions`, {
what: 'create a configuration version',
needs: QUEUE_PLANS,
class: 'create',
problems: refused ? [NOT_FOR_ORGANIZATIONS] : [],
body: documentOf('configuration-versions', {
'auto-queue-runs': attributes.autoQueueRuns,
speculative: attributes.speculative,
provisional: attributes.provisional,
}),
recovery: {
async look(api) {
const what = 'read the workspace';
await api.ask(GET `/workspaces/${workspaceId}`, { what, read: () => { } });
return undefined;
},
},
read: readCreated,
});
api.shared.keepSecret(version.attributes['upload-url'], version.id);
return version;
},
upload: upload.bind(undefined, api),
archive: (id) => changeVersion(api, id, 'archive'),
};
}
function createDeletions(api) {
return {
softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
};
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
function readCreated(document) {
const version = (0,jsonapi.JF)(document, configurationVersionSchema);
const self = version.links['self'];
if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
throw new jsonapi.IO(`names two configuration versions, ${(0,client_errors.p)(version.id, 80)} first`);
}
return version;
}
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
const CALLED = '(upload URL)';
const REFUSED = 'upload-refused';
async function upload(api, version, { largest = [], ...archive }) {
const { bytes } = archive;
const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const purpose = {
what: `upload the archive to ${version.id}`,
codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED },
onTooLarge: `The archive (${size}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.${largest.length === 0 ? '' : ` Its largest files: ${largest.map((file) => (0,client_errors.p)(file, 120)).join(', ')}.`}`,
};
const url = version.attributes['upload-url'];
if (typeof url !== 'string' || url === '') {
throw (0,describe.xl)({ purpose, method: 'PUT', path: CALLED, host: '', serviceOrigin: '' }, [
'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
]);
}
api.shared.keepSecret(url, version.id);
if (bytes >= api.shared.tooManyBytes) {
const message = `Could not ${purpose.what}: the service refused one as small before, so nothing was sent. ${purpose.onTooLarge}`;
throw new client_errors._(message, { code: 'too-large', method: 'PUT', path: CALLED });
}
const sending = api.secret(url, {
...purpose,
method: 'PUT',
called: CALLED,
body: archive,
class: 'upload',
attemptMs: 60_000 + bytes / SLOWEST_BYTES_PER_MS,
recovery: {
settles: [403, 404, 409, 410, 422],
async look(api, { status }) {
const looks = status === undefined ? 1 : LOOKS;
for (let look = 1;; look++) {
const now = await showVersion(api, version.id);
if (now.version.attributes.status !== 'pending')
return { value: undefined };
if (look >= looks)
return undefined;
await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
}
},
},
read: succeeded,
});
await sending.catch((error) => {
if (error instanceof client_errors._ && error.code === 'too-large') {
api.shared.tooManyBytes = Math.min(bytes, api.shared.tooManyBytes);
}
throw error;
});
}
const ACTIONS = {
archive: { what: 'archive the configuration version', targetStatus: 'archived' },
soft_delete_backing_data: {
what: 'soft-delete the backing data',
targetStatus: 'backing_data_soft_deleted',
},
restore_backing_data: { what: 'restore the backing data', targetStatus: 'uploaded' },
permanently_delete_backing_data: {
what: 'permanently delete the backing data',
targetStatus: 'backing_data_permanently_deleted',
},
};
async function changeVersion(api, id, action, days) {
const { what, targetStatus } = ACTIONS[action];
const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
const attributes = { 'delete-older-than-n-days': days };
await api.send(POST `/configuration-versions/${id}/actions/${action}`, {
what,
needs: action === 'archive'
? 'the right to change the version'
: 'a self-managed service (the hosted edition does not have it) and the right to change the version',
onConflict: 'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
problems: countable ? [] : ['The number of days must be a whole number, 0 or more.'],
body: days === undefined ? undefined : { data: { attributes } },
recovery: {
settles: [400, 409],
async look(api, failure) {
try {
const { version } = await showVersion(api, id);
return doneIf(version.attributes.status === targetStatus);
}
catch (error) {
if (!(error instanceof client_errors._) || error.code !== 'not-found')
throw error;
const refused = failure.status === 400 || failure.status === 409;
return doneIf(targetStatus.startsWith('backing_data') && refused);
}
},
},
});
}
;// CONCATENATED MODULE: ./build/src/client/wire/policy-check.js
const policyCheckSchema = (0,resource.Zc)('policy-checks', {
status: dist.YjP(),
scope: (0,resource.iC)(dist.YjP()),
'policy-name': (0,resource.iC)(dist.YjP()),
result: (0,resource.Ik)({
result: (0,resource.iC)(dist.zMY()),
passed: resource.vK,
'total-failed': resource.vK,
'hard-failed': resource.vK,
'soft-failed': resource.vK,
'advisory-failed': resource.vK,
'duration-ms': (0,resource.iC)(dist.aig()),
sentinel: dist.lqM(dist.L5J()),
engine: dist.lqM(dist.L5J()),
}),
'status-timestamps': resource.AP,
actions: (0,resource.Ik)({ 'is-overridable': resource.Jt }),
permissions: (0,resource.Ik)({ 'can-override': resource.Jt }),
});
;// CONCATENATED MODULE: ./build/src/client/wire/workspace.js
const workspaceSchema = (0,resource.Zc)('workspaces', {
name: dist.YjP(),
locked: resource.Jt,
'execution-mode': resource.Qq,
'working-directory': resource.Qq,
'auto-apply': resource.Jt,
'speculative-enabled': resource.Jt,
'terraform-version': resource.Qq,
'tag-names': (0,resource.iC)(dist.YOg(dist.YjP())),
'trigger-patterns': dist.cl6(dist.YOg(dist.YjP())),
'trigger-prefixes': dist.cl6(dist.YOg(dist.YjP())),
'file-triggers-enabled': resource.Jt,
'vcs-repo': (0,resource.iC)(dist._H3({
identifier: resource.Qq,
branch: resource.Qq,
'repository-http-url': resource.Qq,
'ingress-submodules': resource.Jt,
})),
permissions: resource.Mv,
});
;// CONCATENATED MODULE: ./build/src/client/resources/policy-checks.js
function createPolicyChecks(api) {
return {
list: (runId) => listResources(api, GET `/runs/${runId}/policy-checks`, policyCheckSchema, listed(api, runId)),
listWithRelated: (runId, { include = [] } = {}) => listPages(api, GET `/runs/${runId}/policy-checks`, {
...listed(api, runId),
include: { resource: 'policy-checks', names: include },
idOf: ({ check }) => check.id,
read: (document) => (0,jsonapi.co)(document, policyCheckSchema).map((check) => withRelated(document, check)),
}),
show: showPolicyCheck.bind(undefined, api),
override: (id, { comment } = {}) => sendOverride(api, POST `/policy-checks/${id}/actions/override`, comment, {
what: 'override the policy check',
onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
schema: policyCheckSchema,
show: async (api) => (await showPolicyCheck(api, id)).check,
isOverridden: ({ attributes }) => attributes.status === 'overridden',
}),
output: (id) => readLog(api, GET `/policy-checks/${id}/output`, reading('read the output of the policy check')),
};
}
function listed(api, runId) {
return {
...reading('list the policy checks of the run'),
whole: true,
absent: (refusal) => absenceIn(api, runId, 'policy-checks', refusal),
};
}
async function showPolicyCheck(api, id, { include = [] } = {}) {
return api.ask(GET `/policy-checks/${id}`, {
...reading('read the policy check'),
include: { resource: 'policy-checks', names: include },
read: (document) => withRelated(document, (0,jsonapi.JF)(document, policyCheckSchema, id)),
});
}
function withRelated(document, check) {
const run = (0,jsonapi.pV)(document, check, 'run', runSchema);
const workspace = run && (0,jsonapi.pV)(document, run, 'workspace', workspaceSchema);
return { check, run, workspace };
}
;// CONCATENATED MODULE: ./build/src/client/wire/policy-evaluation.js
const resultCount = (0,resource.Ik)({
'advisory-failed': resource.vK,
'mandatory-failed': resource.vK,
passed: resource.vK,
errored: resource.vK,
});
const policyEvaluationSchema = (0,resource.Zc)('policy-evaluations', {
status: dist.YjP(),
'policy-kind': resource.Qq,
'policy-tool-version': (0,resource.iC)(dist.YjP()),
'result-count': resultCount,
'status-timestamps': resource.AP,
});
const outcomeSchema = dist._H3({
status: dist.YjP(),
policy_name: resource.Qq,
enforcement_level: resource.Qq,
query: (0,resource.iC)(dist.YjP()),
description: (0,resource.iC)(dist.YjP()),
output: dist.lqM(dist.L5J()),
});
const policySetOutcomeSchema = (0,resource.Zc)('policy-set-outcomes', {
outcomes: dist.cl6(dist.YOg(outcomeSchema)),
error: resource.Qq,
warnings: dist.cl6(dist.YOg(dist.L5J())),
overridable: resource.Jt,
'policy-set-name': resource.Qq,
'policy-set-description': (0,resource.iC)(dist.YjP()),
'policy-tool-version': (0,resource.iC)(dist.YjP()),
'result-count': resultCount,
});
;// CONCATENATED MODULE: ./build/src/client/wire/tf-policy.js
const tfPolicyEvaluationSchema = (0,resource.Zc)('tf-policy-evaluations', {
status: dist.YjP(),
'stage-type': resource.Qq,
'result-count': (0,resource.Ik)({
'advisory-failed': resource.vK,
'mandatory-failed': resource.vK,
'mandatory-overridable-failed': resource.vK,
passed: resource.vK,
errored: resource.vK,
unknown: resource.vK,
}),
error: (0,resource.Ik)({ type: resource.Qq, summary: resource.Qq, detail: resource.Qq }),
actions: (0,resource.Ik)({ 'is-overridable': resource.Jt }),
permissions: (0,resource.Ik)({ 'can-override': resource.Jt }),
'status-timestamps': resource.AP,
});
const diagnosticResourceSchema = dist._H3({
resource_name: resource.Qq,
error_message: resource.Qq,
info_message: resource.Qq,
file_name: resource.Qq,
code: resource.Qq,
start_line: resource.vK,
});
const tfPolicyOutcomeSchema = dist._H3({
policy_name: resource.Qq,
file_name: resource.Qq,
enforcement_level: resource.Qq,
status: dist.YjP(),
diagnostics: dist.cl6(dist.YOg(dist._H3({
summary: resource.Qq,
code: resource.Qq,
context: resource.Qq,
start_line: resource.vK,
error_message: resource.Qq,
resources: dist.cl6(dist.YOg(diagnosticResourceSchema)),
}))),
});
const tfPolicySetOutcomeSchema = (0,resource.Zc)('tf-policy-set-outcomes', {
outcomes: dist.cl6(dist.YOg(tfPolicyOutcomeSchema)),
'policy-set-name': resource.Qq,
error: dist.lqM(dist.L5J()),
});
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js
function createPolicyEvaluations(api) {
return {
show: (id) => showPolicyEvaluation(api, id),
outcomes: (id) => listResources(api, GET `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, reading('list the outcomes of the policy evaluation')),
};
}
async function showPolicyEvaluation(api, id) {
const read = (0,jsonapi.xH)(policyEvaluationSchema, id);
return api.ask(GET `/policy-evaluations/${id}`, {
...reading('read the policy evaluation'),
read,
});
}
function createTfPolicyEvaluations(api) {
return {
list: (runId) => listResources(api, GET `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
...reading('list the Terraform policy evaluations of the run'),
absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
}),
outcomes: (id) => listResources(api, GET `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, reading('list the outcomes of the Terraform policy evaluation')),
override: (id, { comment } = {}) => sendOverride(api, POST `/tf-policy-evaluations/${id}/actions/override`, comment, {
what: 'override the Terraform policy evaluation',
onConflict: 'Only an evaluation that waits for an override can be overridden.',
schema: tfPolicyEvaluationSchema,
show: (api) => api.ask(GET `/tf-policy-evaluations/${id}`, {
...reading('read the Terraform policy evaluation'),
read: (0,jsonapi.xH)(tfPolicyEvaluationSchema),
}),
isOverridden: ({ attributes }) => attributes.status === 'overridden',
}),
};
}
var model_status = __webpack_require__(62373);
;// CONCATENATED MODULE: ./build/src/client/wire/task-stage.js
const taskStageSchema = (0,resource.Zc)('task-stages', {
status: dist.YjP(),
stage: dist.YjP(),
'status-timestamps': resource.AP,
actions: (0,resource.Ik)({ 'is-overridable': resource.Jt }),
permissions: (0,resource.Ik)({
'can-override': resource.Jt,
'can-override-policy': resource.Jt,
'can-override-tasks': resource.Jt,
}),
});
const taskResultSchema = (0,resource.Zc)('task-results', {
status: dist.YjP(),
message: resource.Qq,
url: resource.Qq,
'task-name': resource.Qq,
stage: resource.Qq,
'workspace-task-enforcement-level': resource.Qq,
'task-result-outcomes-count': resource.vK,
'status-timestamps': resource.AP,
});
;// CONCATENATED MODULE: ./build/src/client/resources/create-run.js
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
function listRuns(api, workspaceId, query = {}) {
return listResources(api, GET `/workspaces/${workspaceId}/runs`, runSchema, {
query: {
'filter[status]': query.status,
'search[basic]': query.search,
'search[commit]': query.commit,
},
filter: { 'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS },
pace: api.shared.runListPace,
...reading('list the runs of the workspace'),
});
}
function listRunsOfMode(api, organization, mode, { search, statusGroup }) {
return listResources(api, GET `/organizations/${organization}/runs`, runSchema, {
query: {
'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
'filter[status_group]': statusGroup,
'search[basic]': search,
},
pace: api.shared.runListPace,
class: 'probe',
...reading(`list the runs of "${organization}"${statusGroup === undefined ? '' : ' that go on'}`),
});
}
async function findRunOfVersion(api, workspaceId, versionId) {
const { version, run } = await showVersion(api, versionId, { include: ['run'] });
if (run !== undefined)
return run;
const [named] = (0,jsonapi.JW)(version, 'run') ?? [];
if (named !== undefined)
return readRun(api, named.id);
const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
return items.find((candidate) => (0,jsonapi.JW)(candidate, 'configuration-version')?.[0]?.id === versionId);
}
const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
const PATIENCE = 3;
async function createRun(api, workspaceId, versionId, attributes) {
const scoped = api.until(api.ports.clock.now() + CALL_BUDGET_MS);
for (let refusals = 0;;) {
try {
return await postRun(scoped, workspaceId, versionId, attributes);
}
catch (error) {
if (!(error instanceof client_errors._) || error.status !== 422)
throw error;
const waited = await waitWhileProcessed(scoped, versionId);
const saysStillProcessed = error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
if (!waited && !(saysStillProcessed && refusals < PATIENCE))
throw error;
refusals++;
if (!waited)
await scoped.wait(FIRST_POLL_MS * refusals, PURPOSE);
}
}
}
async function postRun(api, workspaceId, versionId, attributes) {
return api.ask(POST `/runs`, {
...PURPOSE,
class: 'create',
problems: idProblems(workspaceId, versionId),
body: documentOf('runs', {
message: attributes.message,
'plan-only': attributes.planOnly,
'save-plan': attributes.savePlan,
'auto-apply': attributes.autoApply,
...attributes.options,
}, {
workspace: { data: { type: 'workspaces', id: workspaceId } },
'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
}),
recovery: {
settles: [409, 422],
async look(api, { status }) {
let run = await findRunOfVersion(api, workspaceId, versionId);
if (run === undefined && (status === undefined || status === 504)) {
await api.wait(SECOND_LOOK_MS, PURPOSE);
run = await findRunOfVersion(api, workspaceId, versionId);
}
return run && { value: run };
},
},
read(document) {
const run = (0,jsonapi.JF)(document, runSchema);
const [version] = (0,jsonapi.JW)(run, 'configuration-version') ?? [];
if (version !== undefined && version.id !== versionId) {
throw failed(`the service answered with ${run.id}, which uses another configuration version (${version.id}) than the one asked for (${versionId}).`, { code: 'unreadable' });
}
return run;
},
});
}
async function waitWhileProcessed(api, versionId) {
const { clock, deadline } = api.ports;
let waitMs = FIRST_POLL_MS;
for (let polls = 0;; polls++) {
const { version } = await showVersion(api, versionId);
const { status, 'error-message': message } = version.attributes;
if (status === 'errored') {
const detail = message ?? version.attributes.error ?? 'it gave no reason';
throw failed(`the service could not process the configuration version ${versionId}: ${detail}`, { code: 'unprocessable', errors: [{ detail }] });
}
if (status !== 'pending' && status !== 'fetching')
return polls > 0;
if (clock.now() + waitMs > deadline) {
throw failed(`the configuration version ${versionId} was still "${status}" when time was up.`, { code: 'timeout' });
}
await api.wait(waitMs, PURPOSE);
waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
}
}
function failed(why, facts) {
const request = { method: 'POST', path: '/api/v2/runs' };
return new client_errors._(`Could not create a run: ${why}`, { ...request, ...facts });
}
;// CONCATENATED MODULE: ./build/src/client/resources/runs.js
function createRuns(api) {
return {
...createPlans(api),
...createApplies(api),
create: (workspaceId, configurationVersionId, attributes = {}) => createRun(api, workspaceId, configurationVersionId, attributes),
show: showRun.bind(undefined, api),
list: (workspaceId, query = {}) => listRuns(api, workspaceId, query),
listMoving: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search, statusGroup: 'non_final' }),
listPlanned: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search }),
findByConfigurationVersion: findRunOfVersion.bind(undefined, api),
cancel: (id, comment) => stopRun(api, id, 'cancel', comment),
discard: (id, comment) => stopRun(api, id, 'discard', comment),
events: listEvents.bind(undefined, api),
};
}
function createPlans(api) {
return {
plan: (id) => api.ask(GET `/plans/${id}`, {
...reading('read the plan'),
read: (document) => keepLogSecret(api, (0,jsonapi.JF)(document, planSchema, id)),
}),
planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes['log-read-url'], open),
planJson: (id) => readPlanText(api, GET `/plans/${id}/json-output-redacted`, reading('read what the plan changes')),
wholePlanJson: (id) => readPlanText(api, GET `/plans/${id}/json-output`, {
what: 'read the whole plan',
needs: 'a token that may read the values of plans (`full-plan`)',
}),
};
}
function createApplies(api) {
return {
apply: (id, comment) => api.send(POST `/runs/${id}/actions/apply`, {
what: 'apply the run',
needs: APPLY_RUNS,
onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
body: commentBody(comment),
recovery: {
settles: [409],
look: async (api) => doneIf((0,model_status.Il)('provisional', await statusOf(api, id)) === 'foreign'),
},
}),
showApply: (id) => api.ask(GET `/applies/${id}`, {
...reading('read the apply'),
read: (document) => keepLogSecret(api, (0,jsonapi.JF)(document, applySchema, id)),
}),
};
}
async function showRun(api, id, { include = [] } = {}) {
const { related, missingStages } = await api.ask(GET `/runs/${id}`, {
...reading('read the run'),
include: { resource: 'runs', names: include },
read: (document, included) => resolve(api, document, id, included.includes('task_stages')),
});
for (const stage of missingStages) {
const read = (0,jsonapi.xH)(taskStageSchema, stage);
const purpose = reading('read the task stage');
related.taskStages?.push(await api.ask(GET `/task-stages/${stage}`, { ...purpose, read }));
}
return related;
}
function resolve(api, document, id, withStages) {
const run = (0,jsonapi.JF)(document, runSchema, id);
for (const [type, name] of Object.entries(NAMED_BY)) {
const ids = new Set(((0,jsonapi.JW)(run, name) ?? []).map((identifier) => identifier.id));
const stranger = (0,jsonapi.c3)(document, type).find((resource) => !ids.has(resource.id));
if (stranger === undefined)
continue;
throw new jsonapi.IO(`includes ${(0,client_errors.p)(stranger.id, 80)}, which is not what the run names`);
}
const named = withStages ? (0,jsonapi.JW)(run, 'task-stages') : undefined;
const stages = named?.map((identifier) => (0,jsonapi.o4)(document, identifier, taskStageSchema));
const included = (name, schema) => (0,jsonapi.pV)(document, run, name, schema);
return {
related: {
run,
plan: keepLogSecret(api, included('plan', planSchema)),
costEstimate: included('cost-estimate', costEstimateSchema),
taskStages: stages?.filter((stage) => stage !== undefined),
configurationVersion: included('configuration-version', configurationVersionSchema),
workspace: included('workspace', workspaceSchema),
},
missingStages: (named ?? [])
.filter((_, index) => stages?.[index] === undefined)
.map((identifier) => identifier.id),
};
}
const NAMED_BY = {
plans: 'plan',
workspaces: 'workspace',
'task-stages': 'task-stages',
'tf-policy-evaluations': 'tf-policy-evaluations',
};
function keepLogSecret(api, plan) {
api.shared.keepSecret(plan?.attributes['log-read-url']);
return plan;
}
async function listEvents(api, runId) {
try {
return await api.ask(GET `/runs/${runId}/run-events`, {
...reading('read the events of the run'),
include: { resource: 'run-events', names: ['actor', 'comment'] },
read: (document) => (0,jsonapi.co)(document, runEventSchema).map((event) => {
const actor = (0,jsonapi.pV)(document, event, 'actor', userSchema);
const comment = (0,jsonapi.pV)(document, event, 'comment', commentSchema);
return {
event,
actor: actor?.attributes.username || undefined,
comment: comment?.attributes.body || undefined,
};
}),
});
}
catch (error) {
if (error instanceof client_errors._ && error.code === 'not-found')
return [];
throw error;
}
}
const ON_CONFLICT = {
cancel: 'Only a run that waits, plans or applies can be canceled: discard it instead if it waits for a person.',
discard: 'Only a run that waits for a person can be discarded: cancel it instead while it plans.',
};
async function stopRun(api, id, action, comment) {
try {
await api.send(POST `/runs/${id}/actions/${action}`, {
what: `${action} the run`,
needs: APPLY_RUNS,
onConflict: ON_CONFLICT[action],
body: commentBody(comment),
recovery: { look: async (api) => doneIf((0,model_status.Ck)(await statusOf(api, id))) },
});
}
catch (error) {
const conflict = error instanceof client_errors._ && error.code === 'conflict';
if (!conflict || !(0,model_status.Ck)(await statusOf(api, id)))
throw error;
}
}
async function statusOf(api, id) {
return (await readRun(api, id)).attributes.status;
}
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js
const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
return {
list: (runId) => listPages(api, GET `/runs/${runId}/task-stages`, {
...reading('list the task stages of the run'),
include: INCLUDE,
idOf: ({ stage }) => stage.id,
read: (document) => {
const stages = (0,jsonapi.co)(document, taskStageSchema);
const attached = attachments(document, stages);
return Promise.all(stages.map((stage) => complete(api, task_stages_gather(document, stage, attached))));
},
absent: (refusal) => absenceIn(api, runId, 'task-stages', refusal),
}),
show: async (id) => complete(api, await showStage(api, id)),
override: (id, { comment } = {}) => sendOverride(api, POST `/task-stages/${id}/actions/override`, comment, {
what: 'override the task stage',
onConflict: 'Only a stage that waits for an override can be overridden.',
schema: taskStageSchema,
show: async (api) => (await showStage(api, id)).stage,
isOverridden: ({ attributes: { status } }) => status === 'running' || status === 'passed',
}),
};
}
async function showStage(api, id) {
return api.ask(GET `/task-stages/${id}`, {
...reading('read the task stage'),
include: INCLUDE,
read(document) {
const stage = (0,jsonapi.JF)(document, taskStageSchema, id);
return task_stages_gather(document, stage, attachments(document, [stage]));
},
});
}
function task_stages_gather(document, stage, attached) {
const pick = (name, schema) => {
const naming = (attached.get(stage.id) ?? []).filter(({ type }) => type === name);
const all = ((0,jsonapi.JW)(stage, name) ?? []).concat(naming);
const included = [];
const missing = [];
for (const identifier of new Map(all.map((each) => [each.id, each])).values()) {
const resource = (0,jsonapi.o4)(document, identifier, schema);
if (resource === undefined)
missing.push(identifier.id);
else
included.push(resource);
}
return { included, missing };
};
return {
stage,
evaluations: pick('policy-evaluations', policyEvaluationSchema),
results: pick('task-results', taskResultSchema),
};
}
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' };
function attachments(document, stages) {
const attached = new Map(stages.map(({ id }) => [id, []]));
for (const [type, owner] of Object.entries(OWNERS)) {
const naming = new Map();
for (const stage of stages) {
for (const { id } of (0,jsonapi.JW)(stage, type) ?? []) {
naming.set(id, (naming.get(id) ?? []).concat(stage.id));
}
}
for (const resource of (0,jsonapi.c3)(document, type)) {
const named = ((0,jsonapi.JW)(resource, owner) ?? []).filter(({ type }) => type === 'task-stages');
const owners = new Set(named.map(({ id }) => id).concat(naming.get(resource.id) ?? []));
const [stage = ''] = owners;
if (owners.size !== 1 || !attached.has(stage)) {
const owner = owners.size > 1 ? 'two task stages' : 'no task stage in it';
throw new jsonapi.IO(`includes ${(0,client_errors.p)(resource.id, 80)}, which belongs to ${owner}`);
}
attached.get(stage)?.push({ id: resource.id, type });
}
}
return attached;
}
async function complete(api, { stage, evaluations, results }) {
const showResult = (id) => {
const read = (0,jsonapi.xH)(taskResultSchema, id);
return api.ask(GET `/task-results/${id}`, { ...reading('read the run task result'), read });
};
const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
const policyEvaluations = evaluations.included.concat(await Promise.all(missing));
const taskResults = results.included.concat(await Promise.all(results.missing.map(showResult)));
return { stage, policyEvaluations, taskResults };
}
var team_workspace = __webpack_require__(99114);
;// CONCATENATED MODULE: ./build/src/client/resources/team-access.js
function createTeamAccess(api) {
return {
list: listAccess.bind(undefined, api),
show: (id) => api.ask(GET `/team-workspaces/${id}`, {
what: 'read the team access',
needs: 'to see the team and the workspace',
read: (0,jsonapi.xH)(team_workspace.o),
}),
add: add.bind(undefined, api),
async update(id, change) {
const problems = accessProblems(change, change.access);
if (Object.values(change).every((value) => value === undefined)) {
problems.push('There is nothing to change: give an access level or an attribute.');
}
return api.ask(PATCH `/team-workspaces/${id}`, {
what: 'change the team access',
needs: MANAGE_ACCESS,
problems,
body: documentOf('team-workspaces', await attributesOf(api, change, problems)),
read: (0,jsonapi.xH)(team_workspace.o),
});
},
remove: (id) => api.send(DELETE `/team-workspaces/${id}`, {
what: 'remove the team from the workspace',
needs: MANAGE_ACCESS,
recovery: GONE,
}),
};
}
function listAccess(api, workspaceId) {
return listResources(api, GET `/team-workspaces`, team_workspace.o, {
what: 'list the team access of the workspace',
needs: 'to see the workspace as a member of the organization',
query: { 'filter[workspace][id]': workspaceId },
problems: idProblems(workspaceId),
whole: true,
});
}
async function add(api, grant) {
const { workspaceId, teamId } = grant;
const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
return api.ask(POST `/team-workspaces`, {
what: 'add the team to the workspace',
needs: MANAGE_ACCESS,
onTooLarge: 'A team has one access per workspace: update the one it has, if there is one.',
class: 'create',
problems,
body: documentOf('team-workspaces', await attributesOf(api, grant, problems), {
workspace: { data: { type: 'workspaces', id: workspaceId } },
team: { data: { type: 'teams', id: teamId } },
}),
recovery: {
settles: [409, 422],
async look(api) {
const all = await listAccess(api, workspaceId).all();
const same = all.find((access) => (0,jsonapi.JW)(access, 'team')?.[0]?.id === teamId && matchesGrant(access, grant));
return same && { value: same };
},
},
read: (0,jsonapi.xH)(team_workspace.o),
});
}
async function attributesOf(api, change, problems) {
if (problems.length > 0)
return {};
const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(team_workspace.ky);
function accessProblems(change, access) {
const problems = [];
if (access !== undefined && !team_workspace.FF.includes(access)) {
problems.push(`Access is one of ${team_workspace.FF.join(', ')}.`);
}
for (const name of NAMES) {
const value = change[name];
if (value === undefined)
continue;
const allowed = team_workspace.ky[name];
if (!allowed.includes(value)) {
problems.push(`${label(name)} is one of ${allowed.join(', ')}.`);
}
else if (access !== undefined && access !== 'custom') {
problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
}
}
return problems;
}
function writeAccess(change, mocks) {
const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
return { access: change.access, ...Object.fromEntries(custom) };
}
function matchesGrant(access, grant) {
const { attributes } = access;
if (attributes.access !== grant.access)
return false;
return NAMES.every((name) => {
const requested = grant[name];
if (requested === undefined)
return true;
const actual = name === 'engine-mocks' ? (0,team_workspace.Fh)(access) : attributes[name];
return actual === requested;
});
}
function label(name) {
const words = name.replace('-', ' ');
return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js
const MAY_READ = 'the permission to read the workspace';
function createWorkspaces(api) {
return {
...createConditions(api),
showByName: (organization, name) => api.ask(GET `/organizations/${organization}/workspaces/${name}`, {
what: `find the workspace "${name}" of "${organization}"`,
needs: MAY_READ,
read(document) {
const workspace = (0,jsonapi.JF)(document, workspaceSchema);
const named = workspace.attributes.name;
if (named.toLowerCase() === name.toLowerCase())
return workspace;
throw new jsonapi.IO(`is about the workspace ${(0,client_errors.p)(named, 90)}`);
},
}),
show: (id) => api.ask(GET `/workspaces/${id}`, {
what: 'read the workspace',
needs: MAY_READ,
read: (0,jsonapi.xH)(workspaceSchema, id),
}),
list: (organization, query = {}) => listResources(api, GET `/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
listWithRuns: (organization, query = {}) => listPages(api, GET `/organizations/${organization}/workspaces`, {
...toRequest(organization, query),
include: { resource: 'workspaces', names: ['current_run'] },
idOf: ({ workspace }) => workspace.id,
read: (document) => (0,jsonapi.co)(document, workspaceSchema).map((workspace) => ({
workspace,
currentRun: (0,jsonapi.pV)(document, workspace, 'current-run', runSchema),
})),
}),
};
}
function createConditions(api) {
return {
variables: (id) => listResources(api, GET `/workspaces/${id}/vars`, variableSchema, {
what: 'read the variables of the workspace',
needs: 'the permission to read its variables',
whole: true,
}),
policySets: (organization) => listResources(api, GET `/organizations/${organization}/policy-sets`, policySetSchema, {
what: `list the policy sets of "${organization}"`,
needs: 'the permission to read policies',
}),
async overriders(organization) {
const teams = await api.ask(GET `/organizations/${organization}/teams`, {
what: `list the teams of "${organization}"`,
needs: 'to see the teams of the organization',
query: { 'page[size]': '100' },
read: (document) => (0,jsonapi.co)(document, teamSchema),
});
return teams.flatMap(({ attributes: { name, 'organization-access': access } }) => access?.['manage-policy-overrides'] === true ? name : []);
},
};
}
const variableSchema = (0,resource.Zc)('vars', { key: dist.YjP() });
const teamSchema = (0,resource.Zc)('teams', {
name: dist.YjP(),
'organization-access': (0,resource.iC)(dist._H3({ 'manage-policy-overrides': resource.Jt })),
});
const policySetSchema = (0,resource.Zc)('policy-sets', { name: dist.YjP() });
function toRequest(organization, { tags, project, search }) {
return {
what: `list the workspaces of "${organization}"`,
needs: MAY_READ,
query: {
'search[tags]': tags?.join(','),
'filter[project][id]': project,
'search[name]': search,
},
problems: project === undefined ? [] : idProblems(project),
};
}
const HIDDEN = ['not-found', 'forbidden'];
function createNames(api) {
const among = (type) => async (organization, name) => {
const route = GET `/organizations/${organization}/${type}`;
const all = listResources(api, route, (0,resource.Zc)(type, { name: dist.YjP() }), {
what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
needs: 'the permission to read it',
query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
});
for await (const one of all)
if (one.attributes.name === name)
return one.id;
return undefined;
};
return {
project: among('projects'),
team: among('teams'),
agentPool: among('agent-pools'),
async ofTeam(id) {
try {
const team = await api.ask(GET `/teams/${id}`, {
what: 'read the name of the team',
needs: 'to see the team',
read: (0,jsonapi.xH)((0,resource.Zc)('teams', { name: dist.YjP() }), id),
});
return team.attributes.name;
}
catch (error) {
const isHidden = error instanceof client_errors._ && HIDDEN.includes(error.code);
if (!isHidden)
throw error;
return undefined;
}
},
};
}
;// CONCATENATED MODULE: ./build/src/client/http/crowd.js
const SECOND_MS = 1_000;
const LEAST_ELAPSED_MS = 150;
const ON_THE_WAY_MS = 200;
const QUIET = 0.08;
const LEFT_TO_DECIDE = 0.6;
const LEFT_TO_NEWCOMERS = 0.5;
const ANSWER_WEIGHT = 0.8;
const ANSWER_WEIGHT_ALL_AFTER_MS = 40_000;
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;
function createCrowd() {
let others = 0;
let seenAt = Number.NEGATIVE_INFINITY;
let room;
let sentTimes = [];
return {
others: () => others,
sent(nowMs) {
sentTimes = sentTimes.filter((at) => at > nowMs - 2 * SECOND_MS);
sentTimes.push(nowMs);
},
saw(nowMs, answered, refused) {
if (answered.resetMs > SECOND_MS)
return;
room = { ...answered, seenAt: nowMs, endsAt: nowMs + answered.resetMs };
const elapsedMs = SECOND_MS - answered.resetMs;
const mine = sentTimes.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
const used = Math.max(0, answered.limit - answered.remaining - mine) / answered.limit;
const rate = refused ? 1 : Math.min(1, used / Math.max(elapsedMs / SECOND_MS, 0.1));
if (elapsedMs < LEAST_ELAPSED_MS && !refused)
return;
const isEstimated = seenAt > Number.NEGATIVE_INFINITY;
const grown = Math.min(1, (nowMs - seenAt) / ANSWER_WEIGHT_ALL_AFTER_MS);
const weight = isEstimated ? (ANSWER_WEIGHT * (1 + grown) * elapsedMs) / (2 * SECOND_MS) : 1;
others += weight * (rate - others);
seenAt = nowMs;
},
waitMs(nowMs, watching, random) {
if (room === undefined || others < QUIET || nowMs >= room.endsAt)
return 0;
const { seenAt: at, endsAt, limit, remaining } = room;
const left = remaining - sentTimes.filter((sentAt) => sentAt > at).length;
const kept = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
return left > kept ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
},
laterMs(watching, random) {
return random() * others * (watching ? 3 : 1) * SECOND_MS;
},
pauseMs(waitedMs) {
if (others < QUIET)
return 0;
const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
if (waitedMs < FIRST_MS)
return Math.min(FIRST_LONGEST_MS, 2 * pause);
const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS);
},
};
}
;// CONCATENATED MODULE: ./build/src/client/http/limits.js
const BACK_OFF = 0.6;
const EVERY_MS = 400;
const LEAST = 0.04;
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;
function createPace(perSecond) {
let limit = perSecond;
let share = 1;
let intervalMs = 0;
let toleranceMs = 0;
let dueMs = Number.NEGATIVE_INFINITY;
let pausedMs = Number.NEGATIVE_INFINITY;
let slowedMs = Number.NEGATIVE_INFINITY;
let regainedMs = Number.NEGATIVE_INFINITY;
function apply() {
const rate = limit * share;
intervalMs = 1000 / (rate * 0.9);
toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
}
apply();
return {
book(nowMs, untilMs) {
const due = Math.max(dueMs, nowMs);
const leave = Math.max(due - toleranceMs, nowMs, pausedMs);
if (leave > untilMs)
return 'too-late';
dueMs = Math.max(due, leave) + intervalMs;
return leave - nowMs;
},
pause(untilMs) {
pausedMs = Math.max(pausedMs, untilMs);
},
limitTo(perSecondNow) {
limit = perSecondNow;
apply();
},
refused(nowMs) {
regainedMs = nowMs;
if (nowMs - slowedMs < EVERY_MS)
return;
slowedMs = nowMs;
share = Math.max(LEAST, share * BACK_OFF);
dueMs = nowMs;
apply();
},
answered(nowMs, others) {
if (share === 1)
return;
const each = REGAIN_CROWDED + (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
share = Math.min(1, share + (each * (nowMs - regainedMs)) / 1000);
regainedMs = nowMs;
apply();
},
slowedSince: (bookedMs) => slowedMs > bookedMs,
};
}
const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
function createRetryBudget() {
let tokens = FULL;
return {
pay(afterTimeout) {
const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
if (tokens < cost)
return false;
tokens -= cost;
return true;
},
earn() {
tokens = Math.min(FULL, tokens + 1);
},
};
}
;// CONCATENATED MODULE: ./build/src/client/shared.js
const DEFAULT_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
class Shared {
pace = createPace(REQUESTS_PER_SECOND);
runListPace = createPace(RUN_LISTS_PER_SECOND);
crowd = createCrowd();
retries = createRetryBudget();
identity = {};
answers = 0;
typicalAnswerMs = 0;
tooManyBytes = Number.POSITIVE_INFINITY;
base = DEFAULT_BASE;
tokenKind = 'unknown';
refusedIncludes = new Set();
filters = true;
dialect;
#log;
#secrets;
#kept = new Set();
#located;
constructor(log, dialect, secrets) {
this.dialect = dialect;
this.#log = log;
this.#secrets = secrets;
}
async locate(find) {
this.#located ??= find();
try {
this.base = (await this.#located) ?? DEFAULT_BASE;
}
catch (error) {
this.#located = undefined;
throw error;
}
}
conceal(value) {
return this.#secrets.concealAll(value);
}
keepSecret(value, id) {
if (typeof value !== 'string' || this.#kept.has(value))
return;
const rest = value
.split('/')
.filter((segment) => segment !== id)
.join('/');
const secret = (0,model_secrets.mb)(rest)[0] === rest ? value : rest;
if (!this.#secrets.keep(secret))
return;
this.#kept.add(value);
this.#log.secret(secret);
}
learnFrom(headers, tookMs) {
const { identity } = this;
this.typicalAnswerMs += (tookMs - this.typicalAnswerMs) / (this.answers === 0 ? 1 : 3);
this.answers++;
identity.apiVersion = headers['tfp-api-version'] ?? identity.apiVersion;
identity.appName = headers['tfp-appname'] ?? identity.appName;
identity.version = headers['x-tfe-version'] || identity.version;
const limit = headers['x-ratelimit-limit'] ?? '';
if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
identity.rateLimit = Number(limit);
this.pace.limitTo(identity.rateLimit);
}
}
}
;// CONCATENATED MODULE: ./build/src/client/client.js
function createClient(options) {
const origin = (0,model_origin.e)(options.origin);
const problem = tokenProblem(options.token);
if (typeof origin === 'string' || problem !== undefined) {
const remedy = [origin, problem].filter((each) => typeof each === 'string').join(' ');
const message = `Cannot talk to the service: ${remedy}`;
throw new client_errors._(message, { method: 'GET', path: '/', code: 'invalid', remedy });
}
const { log, dialect = 'auto', secrets = (0,model_secrets.gE)() } = options;
const shared = new Shared(log, dialect, secrets);
shared.keepSecret(options.token);
return assemble(options, origin, shared);
}
function assemble(options, origin, shared) {
const { token, ...ports } = options;
const api = new Api(origin, token, {
...ports,
shared,
signal: options.signal,
deadline: options.deadline ?? Number.POSITIVE_INFINITY,
watching: options.watching ?? false,
discovers: options.discovers === true && !isKnownHost(origin),
});
return {
origin: origin.origin,
workspaces: createWorkspaces(api),
names: createNames(api),
configurationVersions: createConfigurationVersions(api),
runs: createRuns(api),
policyChecks: createPolicyChecks(api),
taskStages: createTaskStages(api),
policyEvaluations: createPolicyEvaluations(api),
tfPolicyEvaluations: createTfPolicyEvaluations(api),
teamAccess: createTeamAccess(api),
agentTokens: createAgentTokens(api),
account: () => readAccount(api),
ping: () => learnIdentity(api),
with: ({ signal = options.signal, deadline = options.deadline, watching = options.watching }) => assemble({ ...options, signal, deadline, watching }, origin, shared),
pauseMs: (waitedMs = 0) => shared.crowd.pauseMs(waitedMs),
answers: () => shared.answers,
typicalAnswerMs: () => shared.typicalAnswerMs,
};
}
function tokenProblem(token) {
if (token === '')
return 'The token is empty.';
return /^[\x21-\x7e]+$/.test(token)
? undefined
: 'The token holds spaces, line ends or other characters that no token has: copy it again.';
}
/***/ }),
/***/ 13056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D2: () => ( describeUnreadable),
Fm: () => ( describeTransport),
Gw: () => ( describeNotSecure),
WL: () => ( groupsInPlaceOfTeams),
X2: () => ( saysMalformedId),
a2: () => ( describeRefusal),
h7: () => ( isNotStarted),
wt: () => ( withSentence),
xl: () => ( describeInvalid)
});
var _model_command_line_js_3_ = __webpack_require__(99753);
var _errors_js_0_ = __webpack_require__(20486);
var _jsonapi_js_1_ = __webpack_require__(95827);
var _model_origin_js_4_ = __webpack_require__(13861);
var _http_retry_js_2_ = __webpack_require__(7572);
const CODES = {
400: 'bad-request',
401: 'unauthorized',
403: 'forbidden',
404: 'not-found',
409: 'conflict',
413: 'too-large',
422: 'unprocessable',
429: 'rate-limited',
};
function codeOfStatus(status) {
const code = CODES[status];
if (code !== undefined)
return code;
if (status >= 300 && status < 400)
return 'redirected';
if (status >= 500)
return 'server-error';
return status >= 200 && status < 300 ? 'unreadable' : 'bad-request';
}
function groupsInPlaceOfTeams(host, path) {
return host === 'app.eu.terraform.io' && path.includes('/team')
? ' Organizations of HCP Europe have groups of HCP in place of teams: give a group its role there.'
: '';
}
function saysMalformedId(answer) {
return (0,_jsonapi_js_1_ .MA)(answer.body).some(({ detail = '' }) => /\b(?:malformed|invalid)\b.{0,40}\bid\b/i.test(detail));
}
function describeRefusal(request, answer) {
const declared = request.purpose.codes?.[answer.status];
const unreadable = answer.status >= 500 && saysMalformedId(answer);
const code = declared ?? (unreadable ? 'bad-request' : codeOfStatus(answer.status));
const errors = (0,_jsonapi_js_1_ .MA)(answer.body);
const title = (0,_errors_js_0_ .p)(errors[0]?.title ?? '', 80);
const on = code === 'too-large' ? `on ${request.host} ` : '';
const answered = `${on}answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
const ownText = errors.length === 0 ? bodyWords(answer) : '';
const came = join(`${answered}${ownText}.`, ...errors.map(reasonOf));
const ofProxy = (0,_jsonapi_js_1_ ._6)(answer) ? remedyForProxy(request, answer) : undefined;
return errorOf(request, came, {
code,
status: answer.status,
errors,
remedy: ofProxy ?? remedyFor(code, request, answer),
retryAfterMs: (0,_http_retry_js_2_ .iY)(answer),
});
}
function describeUnreadable(request, answer, { message, isOtherForm }) {
const type = (0,_errors_js_0_ .p)(answer.headers['content-type'] ?? 'no content type', 80);
const came = `on ${request.host} answered ${answer.status}, ` +
`but the answer (${type}, ${answer.body.length} bytes) ${message}.`;
const remedy = isOtherForm
? `This service answers differently from the API: \`${(0,_model_command_line_js_3_ .Zd)('plangate doctor', request)}\` lists what else the gate needs.`
: (remedyForProxy(request, answer) ??
`Check that ${request.host} is the service itself and that no proxy answers in its place.`);
return errorOf(request, came, { code: 'unreadable', status: answer.status, remedy });
}
function remedyForProxy({ host }, { proxy }) {
if (proxy === undefined)
return undefined;
return `The proxy ${proxy} is between and may have answered in its place: allow ${host} there, or name it in NO_PROXY.`;
}
function describeNotSecure(request) {
const came = 'was not asked: the URL that the service gave for it is not https.';
return errorOf(request, came, { code: 'unreadable', remedy: SAYS_HTTP });
}
const SAYS_HTTP = 'The proxy that ends TLS in front of the service does not report it. Let it send `X-Forwarded-Proto: https`, or set the external URL of the service.';
function describeInvalid(request, problems) {
const { purpose, method, path } = request;
const remedy = problems.join(' ');
const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
return new _errors_js_0_ ._(message, { code: 'invalid', method, path, remedy });
}
function errorOf({ purpose, method, path }, came, facts, cause) {
const message = join(`Could not ${purpose.what}: ${method} ${path} ${came}`, facts.remedy ?? '');
return new _errors_js_0_ ._(message, { ...facts, method, path }, cause && { cause });
}
function withSentence(error, sentence, cause) {
return new _errors_js_0_ ._(`${error.message} ${sentence}`, error, { cause });
}
function remedyFor(code, request, answer) {
const { purpose, host, path } = request;
const europe = groupsInPlaceOfTeams(host, path);
const needs = `${purpose.needs === undefined ? '' : ` It needs ${purpose.needs}.`}${europe}`;
const tooLarge = purpose.onTooLarge ?? 'Correct what is named and try again.';
const hint = (0,_http_retry_js_2_ .iY)(answer);
const later = hint === undefined ? 'a minute' : `${Math.ceil(hint / 1000)} s`;
const lacksOperation = answer.status === 404 && (0,_jsonapi_js_1_ .MA)(answer.body).length === 0;
const { location } = answer.headers;
const base = `https://${host}`;
const isUrl = location !== undefined && URL.canParse(location, base);
const leadsTo = isUrl ? new URL(location, base).host : 'nowhere';
const remedies = {
unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
forbidden: `The token may not do this.${needs} Use a token that has it.`,
'not-found': lacksOperation
? `${host} does not have this operation, or something before it answered: check the hostname.`
: `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
conflict: purpose.onConflict ?? 'Its present state does not allow this. Check its state and try again.',
'too-large': tooLarge,
unprocessable: tooLarge,
'rate-limited': `Too many requests: try again in ${later}.`,
redirected: `It leads to ${leadsTo}, and no redirect is followed here: check the hostname.`,
'server-error': 'The service failed on its side: try again later.',
'upload-refused': 'The upload URL is used up or has expired: create a new configuration version.',
};
if (remedies[code] === undefined && saysMalformedId(answer)) {
return 'Check the id: this service cannot read it.';
}
return remedies[code] ?? 'Check the request against what this service supports.';
}
function describeTransport(request, error) {
const { purpose, host } = request;
const why = (0,_errors_js_0_ .p)(error.message, 200);
const words = {
'not-sent': ['network', `could not reach ${host} (${why})`, remedyForReach(error, request)],
broken: [
'network',
`got no complete answer from ${host} (${why})`,
purpose.onTooLarge ?? 'Check the network between here and the service.',
],
timeout: [
'timeout',
`got no answer from ${host} in time (${why})`,
purpose.onTooLarge ?? 'Check whether the service is overloaded.',
],
'too-large': [
'unreadable',
`on ${host} answered with more than is read (${why})`,
`Check that ${host} is the service itself.`,
],
tls: [
'tls',
`on ${host} was refused by TLS or protocol (${why})`,
remedyForProtocol(error, host),
],
local: [
'local',
`failed on this machine (${why})`,
'Check that the file exists, is not changed meanwhile, and that the disk has room.',
],
aborted: ['aborted', 'was canceled'],
};
const [code, came, remedy] = words[error.failure];
return errorOf(request, `${came}.`, { code, remedy: error.remedy ?? remedy }, error);
}
function isNotStarted(error, host) {
return error?.code === 'ECONNREFUSED' && (0,_model_origin_js_4_ .U)(new URL(`https://${host}`).hostname);
}
function remedyForReach(error, { host }) {
if (error.code === 'ENOTFOUND') {
return 'The host name was not found. Check its spelling. Inside a network, check its DNS and the proxy (HTTPS_PROXY).';
}
if (!isNotStarted(error, host)) {
return 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).';
}
const { port } = new URL(`http://${host}`);
return `No service runs on ${host} of this machine. Start it (\`plangate serve --port ${port || 80}\` for the local one), or name another host with \`--hostname\`.`;
}
function remedyForProtocol({ code }, host) {
if (code !== 'NO_TLS') {
return `Check that ${host} speaks TLS 1.2 or newer, and any proxy in between.`;
}
return (0,_model_origin_js_4_ .U)(new URL(`https://${host}`).hostname)
? `That port does not speak TLS: on this machine, write http://${host} as the hostname.`
: 'That port does not speak TLS: check the port in the hostname. The default is 443.';
}
function reasonOf(error) {
const pointer = error.source?.pointer ?? error.source?.parameter;
const detail = error.detail ?? '';
if (detail === '' && pointer === undefined)
return '';
const at = pointer === undefined ? '' : ` (at ${pointer})`;
const sentence = detail === '' ? (error.title ?? 'refused') : detail;
return `${sentence.replace(/\.$/, '')}${at}.`;
}
function bodyWords(answer) {
const type = (0,_errors_js_0_ .p)(answer.headers['content-type'] ?? '', 80);
if (answer.body.length === 0)
return ' without a body';
return ` with ${answer.body.length} bytes of ${type === '' ? 'no named type' : type}`;
}
function join(...sentences) {
return sentences.filter((sentence) => sentence !== '').join(' ');
}
/***/ }),
/***/ 7572:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L8: () => ( classify),
Qo: () => ( readRoom),
iY: () => ( readRetryHint),
tE: () => ( decideRetry)
});
var _model_retry_after_js_0_ = __webpack_require__(2906);
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const HINT_SPREAD_MS = 250;
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
const USEFUL_MS = 500;
function classify(outcome, retryClass) {
if (outcome.kind === 'unreadable')
return 'ambiguous';
if (outcome.kind === 'answer') {
const { status } = outcome;
if (status === 429)
return 'untouched';
if (status === 408 || status === 425)
return 'ambiguous';
return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
}
switch (outcome.failure) {
case 'not-sent':
return 'untouched';
case 'broken':
case 'timeout':
return 'ambiguous';
case 'too-large':
return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
case 'aborted':
case 'tls':
case 'local':
return 'final';
}
}
function decideRetry(state) {
const { outcome } = state;
const nature = classify(outcome, state.class);
if (nature === 'final')
return { do: 'stop', why: 'final' };
const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) {
return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
}
const afterMs = waitBefore(state, hintMs);
if (nature === 'untouched')
return { do: 'retry', afterMs };
if (state.class === 'probe' && state.ambiguous >= PROBES)
return { do: 'stop', why: 'attempts' };
if (state.class === 'safe' || state.class === 'probe') {
return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
? { do: 'stop', why: 'attempts' }
: { do: 'retry', afterMs };
}
const uploads = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
const allowed = state.class === 'upload' ? uploads : CREATE_ATTEMPTS;
return { do: 'recover', afterMs, resend: state.ambiguous < allowed };
}
function waitBefore(state, hintMs) {
const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
const jitter = state.spent
? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
: state.random() * ceiling;
const pauseMs = Math.min(jitter, state.remainingMs / 2);
if (hintMs === undefined)
return pauseMs;
return Math.min(Math.max(pauseMs, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
const COUNT = /^\d{1,6}$/;
function readRetryHint({ status, headers }) {
const hints = [
status === 429 ? (0,_model_retry_after_js_0_ .U)(headers['x-ratelimit-reset']) : undefined,
(0,_model_retry_after_js_0_ .D)(headers),
].filter((hint) => hint !== undefined);
return hints.length === 0 ? undefined : Math.max(...hints);
}
function readRoom(headers) {
const limit = headers['x-ratelimit-limit'];
const remaining = headers['x-ratelimit-remaining'];
const resetMs = (0,_model_retry_after_js_0_ .U)(headers['x-ratelimit-reset']);
if (!COUNT.test(limit ?? '') || !COUNT.test(remaining ?? '') || resetMs === undefined) {
return undefined;
}
return { limit: Number(limit), remaining: Number(remaining), resetMs };
}
/***/ }),
/***/ 95827:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
IO: () => ( Unreadable),
JF: () => ( readOne),
JW: () => ( relation),
MA: () => ( readErrors),
Qz: () => ( refuseHtml),
Tp: () => ( parseDocument),
_6: () => ( isHtml),
c3: () => ( includedOfType),
co: () => ( readMany),
lj: () => ( parseObject),
o4: () => ( findIncluded),
pV: () => ( includedOne),
xH: () => ( one)
});
var _model_or_else_js_4_ = __webpack_require__(17026);
var _model_parse_js_2_ = __webpack_require__(2340);
var _wire_resource_js_0_ = __webpack_require__(78235);
var _wire_schema_js_3_ = __webpack_require__(77934);
var _errors_js_1_ = __webpack_require__(20486);
class Unreadable extends Error {
name = 'Unreadable';
isOtherForm;
constructor(message, { isOtherForm = false } = {}) {
super(message);
this.isOtherForm = isOtherForm;
}
}
const DEEPEST = 200;
function isHtml({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
function refuseHtml(answer) {
if (isHtml(answer) && answer.body.length > 0)
throw new Unreadable(HTML);
}
const HTML = 'is HTML or XML, as from a proxy or a sign-in page';
function parseDocument(body) {
const root = parseBody(body);
if (!(0,_model_parse_js_2_ .u4)(root))
throw new Unreadable('is not a JSON:API document');
const { errors, meta, links, included } = root;
const none = errors === undefined || errors === null;
if (!none && !(Array.isArray(errors) && errors.length === 0)) {
throw new Unreadable('holds errors although its status is a success');
}
const bare = !('data' in root) && 'attributes' in root && 'type' in root;
if (!bare && !('data' in root))
throw new Unreadable('has no "data"');
const data = bare ? root : root['data'];
const conflicts = new Map();
indexByKey([data].flat(), conflicts);
const next = (0,_model_parse_js_2_ ._F)(links, 'next');
const numbers = (0,_model_parse_js_2_ ._F)(meta, 'pagination');
return {
data,
included: indexByKey((0,_model_parse_js_2_ .c3)(included), conflicts),
next: next === undefined ? 'unknown' : next === null || next === '' ? 'none' : 'some',
pagination: decode(_wire_schema_js_3_ .cl6(_wire_resource_js_0_ .gC), numbers, 'meta.pagination') ?? undefined,
};
}
function indexByKey(resources, conflicts) {
const index = new Map();
for (const resource of resources.filter(_model_parse_js_2_ .u4)) {
const { type, id } = resource;
if (typeof type !== 'string' || typeof id !== 'string')
continue;
const key = keyOf(type, id);
const text = JSON.stringify(resource);
if ((conflicts.get(key) ?? text) !== text) {
throw new Unreadable(`says two different things of ${(0,_errors_js_1_ .p)(key, 120)}`);
}
conflicts.set(key, text);
index.set(key, resource);
}
return index;
}
function readOne(document, schema, id) {
const data = Array.isArray(document.data) && document.data.length === 1 ? document.data[0] : null;
const decoded = decode(schema, data ?? document.data, 'data');
if (id !== undefined && decoded.id !== id) {
throw new Unreadable(`is about ${(0,_errors_js_1_ .p)(decoded.id, 80)}, not about ${(0,_errors_js_1_ .p)(id, 80)}`);
}
return decoded;
}
function one(schema, id) {
return (document) => readOne(document, schema, id);
}
function readMany(document, schema) {
if (!Array.isArray(document.data))
throw new Unreadable('holds no list in "data"');
return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
function relation(resource, name) {
return (0,_wire_resource_js_0_ ._2)(resource, name).named;
}
function includedOne(document, resource, name, schema) {
const [identifier] = relation(resource, name) ?? [];
return identifier && findIncluded(document, identifier, schema);
}
function findIncluded(document, identifier, schema) {
const resource = document.included.get(keyOf(identifier.type, identifier.id));
return resource && decode(schema, resource, `included ${(0,_errors_js_1_ .p)(identifier.type, 40)}`);
}
function keyOf(type, id) {
return JSON.stringify([type, id]);
}
function includedOfType(document, type) {
return [...document.included.values()]
.filter((candidate) => candidate['type'] === type)
.map((candidate) => decode(_wire_resource_js_0_ .kG, candidate, `included ${type}`));
}
function parseObject(body) {
const root = (0,_model_or_else_js_4_ .N)(() => parseBody(body), undefined);
return (0,_model_parse_js_2_ .u4)(root) ? root : undefined;
}
function readErrors(body) {
const errors = (0,_model_parse_js_2_ .c3)(parseObject(body)?.['errors']);
return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
if (typeof error === 'string')
return { detail: (0,_errors_js_1_ .p)(error, LONGEST_TEXT) };
if (!(0,_model_parse_js_2_ .u4)(error))
return undefined;
const { status, title, detail, source } = error;
const { pointer, parameter } = (0,_model_parse_js_2_ .u4)(source) ? source : {};
return {
status: plainText(status),
title: plainText(title),
detail: plainText(detail),
source: (0,_model_parse_js_2_ .u4)(source)
? { pointer: plainText(pointer), parameter: plainText(parameter) }
: undefined,
};
}
function plainText(value) {
const isPlain = typeof value === 'string' || typeof value === 'number';
return isPlain ? (0,_errors_js_1_ .p)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
const result = _wire_schema_js_3_ .xLC(schema, value, { abortEarly: true });
if (result.success)
return result.output;
const [issue] = result.issues;
const at = _wire_schema_js_3_ .BuJ(issue);
const path = at === null ? where : `${where}.${at}`;
const why = `does not fit at ${(0,_errors_js_1_ .p)(path, 120)}: ${(0,_errors_js_1_ .p)(issue.message, 160)}`;
throw new Unreadable(why, { isOtherForm: true });
}
function parseBody(body) {
if (body.length === 0)
throw new Unreadable('is empty');
if (body[0] === 0x1f && body[1] === 0x8b) {
throw new Unreadable('is compressed, which was not asked for');
}
const text = new TextDecoder().decode(body);
if (text.trimStart().startsWith('<'))
throw new Unreadable(HTML);
if (isTooDeep(text))
throw new Unreadable(`is nested deeper than ${DEEPEST} levels`);
try {
const withoutPrototype = (key, value) => key === '__proto__' ? undefined : value;
return JSON.parse(text, /__proto__|\\u/.test(text) ? withoutPrototype : undefined);
}
catch {
throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
}
}
function isTooDeep(text) {
let depth = 0;
let inString = false;
for (let index = 0; index < text.length; index++) {
const char = text.charCodeAt(index);
if (inString) {
if (char === 0x5c)
index++;
else if (char === 0x22)
inString = false;
}
else if (char === 0x22)
inString = true;
else if (char === 0x5b || char === 0x7b) {
depth++;
if (depth > DEEPEST)
return true;
}
else if (char === 0x5d || char === 0x7d)
depth--;
}
return false;
}
/***/ }),
/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
Dl: () => ( relatedId),
Ik: () => ( object),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
Zc: () => ( resource),
_2: () => ( related),
gC: () => ( paginationSchema),
iC: () => ( spare),
kG: () => ( anyResourceSchema),
vK: () => ( countSchema)
});
var _schema_js_0_ = __webpack_require__(77934);
const id = _schema_js_0_ .FsL(_schema_js_0_ .YjP(), _schema_js_0_ .BpQ(1));
const identifierSchema = _schema_js_0_ ._H3({ id, type: _schema_js_0_ .YjP() });
const relationshipSchema = _schema_js_0_ ._H3({
data: _schema_js_0_ .lqM(_schema_js_0_ .mee(_schema_js_0_ .KCZ([_schema_js_0_ .YOg(identifierSchema), identifierSchema]))),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
const anyResourceSchema = _schema_js_0_ ._H3({
...identifierSchema.entries,
attributes: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema)),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
function related({ relationships = {} }, name) {
const spellings = [...new Set([name, name.replaceAll('-', '_')])]
.filter((spelling) => Object.hasOwn(relationships, spelling))
.map((spelling) => relationships[spelling]);
const [first, second] = spellings;
const parsed = _schema_js_0_ .xLC(relationshipSchema, first);
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, hinted: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, hinted: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resource(type, attributes) {
return _schema_js_0_ ._H3({
id,
type: _schema_js_0_ .euz(type),
attributes: _schema_js_0_ ._H3(attributes),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema), {}),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J()), {}),
});
}
const text = _schema_js_0_ .cl6(_schema_js_0_ .YjP());
const flag = _schema_js_0_ .cl6(_schema_js_0_ .zMY());
const countSchema = _schema_js_0_ .cl6(_schema_js_0_ .aig());
const timestamps = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .YjP())));
const flags = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .zMY())));
function spare(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function object(entries) {
return _schema_js_0_ .cl6(_schema_js_0_ ._H3(entries));
}
const paginationSchema = _schema_js_0_ ._H3({
'current-page': _schema_js_0_ .aig(),
'page-size': _schema_js_0_ .lqM(_schema_js_0_ .aig()),
'prev-page': countSchema,
'next-page': countSchema,
'total-pages': countSchema,
'total-count': countSchema,
});
/***/ }),
/***/ 99114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( ACCESS_LEVELS),
Fh: () => ( engineMocksOf),
ky: () => ( CUSTOM_ATTRIBUTES),
o: () => ( teamWorkspaceSchema)
});
var _schema_js_1_ = __webpack_require__(77934);
var _resource_js_0_ = __webpack_require__(78235);
const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
const CUSTOM_ATTRIBUTES = {
runs: ['read', 'plan', 'apply'],
variables: ['none', 'read', 'write'],
'state-versions': ['none', 'read-outputs', 'read', 'write'],
'engine-mocks': ['none', 'read'],
'workspace-locking': [true, false],
'run-tasks': [true, false],
'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js_0_ .Zc)('team-workspaces', {
access: _schema_js_1_ .YjP(),
runs: _resource_js_0_ .Qq,
variables: _resource_js_0_ .Qq,
'state-versions': _resource_js_0_ .Qq,
'engine-mocks': _resource_js_0_ .Qq,
'sentinel-mocks': _resource_js_0_ .Qq,
'workspace-locking': _resource_js_0_ .Jt,
'run-tasks': _resource_js_0_ .Jt,
'policy-overrides': _resource_js_0_ .Jt,
});
function engineMocksOf({ attributes }) {
return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
/***/ }),
/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fH: () => ( isAffected),
uv: () => ( isMatch),
yI: () => ( touches)
});
function isAffected(changed, watched) {
const { directory, prefixes, reads = [], readPatterns = [] } = watched;
const places = [directory, ...prefixes, ...reads].map((watchedPath) => segmentsOf(watchedPath).join('/'));
const patterns = watched.patterns.map(segmentsOf);
return changed.some((path) => places.some((watchedPath) => touches(path, watchedPath)) ||
readPatterns.some((pattern) => isLike(path, pattern)) ||
patterns.some((pattern) => matchesPath(pattern, path)));
}
function isMatch(pattern, path) {
return matchesPath(segmentsOf(pattern), path);
}
function matchesPath(pattern, path) {
return matches(pattern, path.split('/'), '**', matchesSegment);
}
function segmentsOf(path) {
return path.split('/').filter((segment) => segment !== '');
}
function matchesSegment(pattern, segment) {
const isSame = (part, character) => part === '?' || part === character;
return matches(pattern.replaceAll('?', '?*').split(''), segment.split(''), '*', isSame);
}
function matches(pattern, items, any, isSame) {
let at = 0;
let star = -1;
let resume = 0;
for (let index = 0; index < items.length;) {
const part = pattern[at];
if (part === any) {
star = at++;
resume = index;
}
else if (part !== undefined && isSame(part, items[index] ?? '')) {
at++;
index++;
}
else if (star >= 0) {
at = star + 1;
index = ++resume;
}
else
return false;
}
return pattern.slice(at).every((part) => part === any);
}
function touches(path, watchedPath) {
const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
return (watchedPath === '' ||
path === watchedPath ||
isBelow(path, watchedPath) ||
isBelow(watchedPath, path));
}
function isLike(path, { prefix, suffix }) {
return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
/***/ }),
/***/ 38987:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( readBackends)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_2_ = __webpack_require__(96817);
var _module_files_js_1_ = __webpack_require__(60868);
async function readBackends(files, directory) {
const names = (0,_file_names_js_2_ .AM)((await files.names(directory)) ?? []);
const all = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const found = all.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => backendsIn(block.body).map((backend) => ({ backend, file: name }))));
const written = JSON.stringify(found.map(({ backend }) => backend), (key, value) => (key === 'range' ? undefined : value));
return {
blocks: found.map(({ backend: { type, labels }, file }) => ({
kind: type === 'cloud' ? type : (labels[0] ?? ''),
file,
})),
written,
isCertain: all.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['backend', 'state_store'];
function backendsIn({ blocks, attributes }) {
const inJson = attributes.flatMap(({ name, value, range }) => {
const toBlock = (labels, inner) => {
const attribute = { name, value: inner, range };
return { type: name, labels, body: { attributes: [attribute], blocks: [] }, range };
};
if (name === 'cloud')
return [toBlock([], value)];
if (!STATE_BLOCKS.includes(name))
return [];
return (value.kind === 'tuple' ? value.items : [value])
.flatMap((object) => (object.kind === 'object' ? object.entries : []))
.map((entry) => {
const label = entry.key.kind === 'literal' ? String(entry.key.value) : '';
return toBlock([label], entry.value);
});
});
return [
...blocks.filter(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type)),
...inJson,
];
}
/***/ }),
/***/ 22018:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( sayWhatElse)
});
const STACK = /\.(?:tfcomponent|tfdeploy|tfstack)\.(?:hcl|json)$/;
const POLICY = /\.policy(?:test)?\.hcl$/;
function sayWhatElse(names) {
const sorted = [...names].sort();
const stack = sorted.find((name) => STACK.test(name));
if (stack !== undefined) {
return `is a Terraform Stack (${stack}), and this gate does not judge Stacks yet: HCP Terraform plans their deployments in runs that belong to no workspace. Name the directory of a configuration with .tf files.`;
}
const policy = sorted.find((name) => POLICY.test(name));
if (policy === undefined)
return undefined;
return `holds Terraform policies (${policy}), and no configuration to plan: HCP Terraform reads them from a policy set of the workspace. Name the directory of the configuration.`;
}
/***/ }),
/***/ 58285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Q1: () => ( readIngress),
dC: () => ( readConnection),
versionControlOf: () => ( versionControlOf),
xN: () => ( LIFETIME_MS)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_commit_under_review_js_2_ = __webpack_require__(56077);
var _model_repository_address_js_3_ = __webpack_require__(17866);
var _failure_of_js_4_ = __webpack_require__(46281);
function readConnection(workspace, versionControl, { unaffected = false, missing }) {
const { attributes } = workspace;
const name = `Workspace "${attributes.name}"`;
if (!isConnectedTo(workspace, versionControl.change)) {
const identifier = attributes['vcs-repo']?.identifier;
const how = identifier
? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
: 'is not connected to version control';
throw new _failure_of_js_4_.GateStop('input', `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
}
if (attributes['speculative-enabled'] === false) {
throw new _failure_of_js_4_.GateStop('input', `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
}
return {
unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
whyNone: missing === undefined ? whyNone(workspace, versionControl) : notHere(missing),
};
}
function notHere(directory) {
return `The workspace runs in ${JSON.stringify(directory)}, and the checkout has no Terraform configuration there: correct the working directory in the workspace's settings, or check out the head of the pull request.`;
}
function isConnectedTo({ attributes }, { slug, repository }) {
const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
return (0,_policy_commit_under_review_js_2_ .ev)(identifier, slug) && (!address || (0,_model_repository_address_js_3_ .ve)(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
if (fork === true) {
return 'The pull request comes from a fork, and the service plans none of those unless its organization allows it.';
}
const branch = workspace.attributes['vcs-repo']?.branch || defaultBranch;
if (branch !== undefined && target !== undefined && branch !== target) {
return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
}
const { named, hinted } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'latest-run');
if (named?.length === 0 && !hinted) {
return 'The workspace never had a run, and before the first one version control starts none: start that one by hand.';
}
return undefined;
}
async function readIngress(versionId, client) {
const versions = client.configurationVersions;
try {
const shown = await versions.show(versionId, { include: ['ingress_attributes'] });
return { answer: shown.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'not-found')
throw error;
const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
return { doubt };
}
}
const SKEW_MS = 60_000;
const LIFETIME_MS = 24 * 60 * 60_000;
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = '' }, now) {
if (repository === undefined || commit === undefined || pullRequest === undefined) {
throw new _failure_of_js_4_.GateStop('input', '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.');
}
const { serverUrl, slug, defaultBranch } = repository;
const oldestMs = now.getTime() - LIFETIME_MS;
const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
return {
change: {
commit: commit.sha,
pullRequest: pullRequest.number,
repository: `${serverUrl}/${slug}`,
slug,
sinceMs,
},
fork,
target,
defaultBranch,
};
}
/***/ }),
/***/ 87170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$c: () => ( currentOf),
SS: () => ( uploadRoot),
VA: () => ( showWorkspace),
bq: () => ( readWorkingDirectory),
i_: () => ( isReady),
ng: () => ( startOfResult),
pl: () => ( findWorkspace)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _connection_js_2_ = __webpack_require__(58285);
var _failure_of_js_3_ = __webpack_require__(46281);
function isReady(looked) {
return 'workspaceId' in looked;
}
function startOfResult(looked) {
const workspace = 'workspaceId' in looked ? looked : undefined;
const run = workspace?.runSeen;
return {
workspace: looked.name,
workspaceId: workspace?.workspaceId,
workingDirectory: workspace?.workingDirectory ?? '',
root: workspace?.root,
configurationVersionId: workspace?.versionId,
runId: run?.id,
runUrl: run?.url,
runStatus: run?.status,
results: [],
runTasks: [],
notices: Array.from(workspace?.notices ?? []),
diagnostics: [],
};
}
async function findWorkspace(requested, job, listed) {
const { client, plan, versionControl } = job;
const { name, directory, repository } = requested;
const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
const { attributes } = workspace;
if (attributes['execution-mode'] === 'local') {
throw new _failure_of_js_3_.GateStop('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
}
const connection = versionControl && (0,_connection_js_2_ .dC)(workspace, versionControl, requested);
if (!connection && attributes.permissions?.['can-queue-run'] === false) {
throw new _failure_of_js_3_.GateStop('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
}
if (plan.mode === 'provisional')
refuseProvisional(name, workspace, plan);
const working = readWorkingDirectory(attributes['working-directory']);
if ('problem' in working) {
throw new _failure_of_js_3_.GateStop('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
}
const { path: workingDirectory } = working;
const root = connection ? directory : uploadRoot(directory, workingDirectory);
if (repository !== undefined && root.length < repository.length) {
throw new _failure_of_js_3_.GateStop('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
}
const notices = attributes.locked === true ? [LOCKED[plan.mode]] : [];
const terraformVersion = attributes['terraform-version'] ?? undefined;
const current = currentOf(workspace);
return {
name,
workspaceId: workspace.id,
workingDirectory,
root,
repository,
terraformVersion,
current,
connection,
notices,
mayHaveRun: false,
};
}
function currentOf(workspace) {
const { named: states } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'current-state-version');
return {
versionId: (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-configuration-version'),
runId: (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run'),
stateId: states && (states[0]?.id ?? ''),
};
}
const LOCKED = {
speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
function refuseProvisional(name, { attributes }, plan) {
if (plan.autoQueueRuns) {
throw new _failure_of_js_3_.GateStop('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.');
}
if (plan.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
throw new _failure_of_js_3_.GateStop('refused', `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
}
}
async function showWorkspace(client, organization, name) {
try {
const workspace = await client.workspaces.showByName(organization, name);
const { name: answered } = workspace.attributes;
if (answered.toLowerCase() === name.toLowerCase())
return workspace;
throw new _failure_of_js_3_.GateStop('service', `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'not-found') {
throw new _failure_of_js_3_.GateStop('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
}
throw error;
}
}
function readWorkingDirectory(text) {
const parts = (text ?? '')
.replaceAll('\\', '/')
.split('/')
.filter((part) => part !== '' && part !== '.');
return parts.includes('..')
? { problem: `its working directory "${text}" leads out of what is uploaded` }
: { path: parts.join('/') };
}
function uploadRoot(directory, workingDirectory) {
if (workingDirectory === '')
return directory;
const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
const parts = directory.split(separator);
while (parts.length > 1 && parts.at(-1) === '')
parts.pop();
const expected = workingDirectory.split('/');
const tail = parts.slice(-expected.length);
if (tail.length < expected.length || tail.some((part, index) => part !== expected[index])) {
return directory;
}
const root = parts.slice(0, -expected.length).join(separator);
return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
/***/ }),
/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( followRun)
});
var _model_status_js_0_ = __webpack_require__(62373);
var _watch_js_1_ = __webpack_require__(20094);
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
const until = isAtRest(watched, before) ? 0 : isSilent(watched) ? settling : deadline;
if (clock.now() + pauseMs > until)
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: _watch_js_1_ .tC });
}
}
function isAtRest({ run, taskStages = [] }, before) {
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,_model_status_js_0_ .Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,_model_status_js_0_ .iD)(taskStages.map(({ attributes }) => attributes)) ||
(0,_model_status_js_0_ .BS)(run));
}
function isSilent({ run }) {
const kind = (0,_model_status_js_0_ .Il)('speculative', run.attributes.status);
return kind !== 'moving' || run.attributes.status === 'policy_checked';
}
/***/ }),
/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
aG: () => ( jobsOf),
b5: () => ( readGroups),
dm: () => ( splitIntoGroups),
xL: () => ( MOST_GROUPS)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _settings_workspace_selectors_js_0_ = __webpack_require__(30589);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
function splitIntoGroups(names, durations, most, random) {
const knownMs = names
.map((name) => durations[name])
.filter((ms) => ms !== undefined)
.sort((one, other) => one - other);
const middle = knownMs[Math.floor(knownMs.length / 2)] ?? 1;
const count = Math.min(names.length, most ?? Math.ceil(names.length / DEFAULT_SIZE), MOST_GROUPS);
const groups = Array.from({ length: count }, () => {
return { load: 0, workspaces: [] };
});
const sized = names.map((name) => ({ name, ms: durations[name] ?? middle }));
for (const { name, ms } of sized.sort((one, other) => other.ms - one.ms)) {
const lightest = groups.reduce((least, group) => (group.load < least.load ? group : least));
lightest.load += ms;
lightest.workspaces.push(name);
}
const matrix = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
return groups.map(({ workspaces }, index) => ({
group: `${matrix}-${index + 1}-of-${count}`,
workspaces,
}));
}
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobsOf(group = '') {
return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js_1_ .Ikc({ group: _client_wire_schema_js_1_ .YjP(), workspaces: _client_wire_schema_js_1_ .YjP() });
const matrix = _client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .Ikc({ include: _client_wire_schema_js_1_ .YOg(entry) }), _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), entry)]);
function readGroups(text) {
const value = (0,_model_parse_js_2_ .qF)(text);
if (value === undefined)
return { problem: 'is no matrix as it was printed: it is no JSON.' };
const parsed = _client_wire_schema_js_1_ .xLC(matrix, value);
if (!parsed.success)
return { problem: 'is no matrix as it was printed.' };
const entries = Array.isArray(parsed.output['include'])
? parsed.output['include']
: Object.values(parsed.output);
let isRead = true;
const groups = entries.map(({ group, workspaces }) => {
const selectors = (0,_settings_workspace_selectors_js_0_ .Ak)(workspaces, () => void (isRead = false));
return {
group,
selectors,
workspaces: selectors.map((each) => (each.kind === 'name' ? each.name : '')),
};
});
const names = groups.flatMap(({ workspaces }) => workspaces);
const whole = isRead &&
new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length &&
new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 &&
groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes(''));
if (!whole)
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/***/ }),
/***/ 29337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
sw: () => ( overrideRun),
z3: () => ( isBlank)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _model_status_js_2_ = __webpack_require__(62373);
var _policy_systems_systems_js_3_ = __webpack_require__(82937);
var _failure_of_js_4_ = __webpack_require__(46281);
var _follow_run_js_5_ = __webpack_require__(30968);
var _watch_js_6_ = __webpack_require__(20094);
var _trust_audit_js_7_ = __webpack_require__(79239);
const FOLLOWED_MS = 2 * 60_000;
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`, whose runs wait for an override and go on.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, only }) {
if (isBlank(reason)) {
const needed = 'An override needs a reason, with a letter or a digit in it.';
throw invalid(needed, 'POST', runId, 'Say why the failures may pass.');
}
const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
if (onlyIn !== undefined)
await mustBeIn(client, run, onlyIn);
const objects = await readObjects(client, runId);
const self = await client.account().catch(() => undefined);
const by = self?.account.attributes.username ?? undefined;
const name = workspace?.attributes.name;
const { status } = run.attributes;
const lists = {
overridden: [],
refused: [],
final: [],
next: [],
unjudged: [],
audit: [],
nextSteps: [],
};
const result = { runId, workspace: name, by, reason, status, ...lists };
const signed = (0,_trust_audit_js_7_ .S)(reason, actor);
for (const { item, state, override } of objects) {
if (state === undefined)
continue;
if (state !== 'final' && only?.has(item.id) === false) {
result.next.push(item);
continue;
}
const problem = state === 'overridable' ? await problemOf(() => override(signed)) : NOT_PERMITTED;
if (state === 'final')
result.final.push(item);
else if (problem === undefined)
result.overridden.push(item);
else
result.refused.push({ ...item, problem });
}
if (result.overridden.length > 0) {
const who = { by: actor.by ?? by, job: actor.job, at: clock.date().toISOString() };
const act = { action: 'override', run: runId, workspace: name ?? '' };
result.audit.push({ ...act, ...who, reason });
await lookOn(result, client, clock);
}
result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true));
return result;
}
async function lookOn(result, client, clock) {
const deadline = clock.now() + FOLLOWED_MS;
const ports = { client, clock, deadline, before: result.status };
try {
const seen = await client.runs.show(result.runId, { include: _watch_js_6_ .tC });
const { run } = await (0,_follow_run_js_5_ .R)(seen, ports);
result.status = run.attributes.status;
const { overridden, refused, final, next } = result;
const known = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
const objects = await readObjects(client, result.runId);
if ((0,_model_status_js_2_ .Il)('provisional', result.status) !== 'moving' || result.status === 'policy_checked') {
const items = objects.map(({ item }) => item);
result.unjudged.push(...items.filter((item) => NEVER_ASKED.includes(item.status)));
}
for (const { item, state } of objects) {
if (state === undefined || known.has(item.id))
continue;
(state === 'final' ? final : next).push(item);
}
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
}
}
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly) {
const steps = [];
const names = (items) => items.map(sayOverridden).join(', ');
if (next.length > 0) {
steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
}
const isEnded = (0,_model_status_js_2_ .Ck)(status) && planOnly;
if (final.length > 0) {
const isLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
steps.push(isLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
}
if (refused.length > 0 && isEnded)
steps.push(REFUSED_FOR_GOOD);
if (unjudged.length > 0 && next.length === 0) {
const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
}
if (overridden.length === 0 || steps.length > 0)
return steps;
const kind = (0,_model_status_js_2_ .Il)('provisional', status);
const isStopped = kind === 'stopped' || status === 'errored';
return isStopped
? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
: ['Run the job of the gate again: it takes this run, if the files are the same.'];
}
function sayOverridden({ system, id }) {
const { override } = _policy_systems_systems_js_3_ .P.find((one) => one.override.object === system) ?? {};
return `${override?.title ?? system} ${id}`;
}
function isBlank(text) {
return !/[\p{L}\p{N}]/u.test(text);
}
function invalid(message, method, runId, remedy) {
const path = `/runs/${runId}`;
const said = `Nothing was overridden. ${remedy}`;
return new _client_errors_js_0_ ._(message, { code: 'invalid', method, path, remedy: said });
}
async function problemOf(override) {
try {
await override();
return undefined;
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return error.message;
throw error;
}
}
async function mustBeIn(client, run, { organization, workspaces }) {
const of = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace');
for (const name of workspaces) {
const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js_4_ .N3);
if (of !== undefined && workspace?.id === of)
return;
}
const named = `${workspaces.join(', ')} of ${organization}`;
const remedy = 'Name the workspace of the run, if it is one to override in.';
throw invalid(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function readObjects(client, runId) {
const objects = [];
for (const system of _policy_systems_systems_js_3_ .P) {
for (const item of await system.list(client, runId).all()) {
const { id, attributes } = system.objectOf(item);
if (system.isOfApply(item))
continue;
objects.push({
item: { system: system.override.object, id, status: attributes.status },
state: stateOf(system.override, attributes),
override: (comment) => system.sendOverride(client, id, comment),
});
}
}
return objects;
}
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function awaitsOverrideBy({ override }, { attributes }) {
return stateOf(override, attributes) === 'overridable';
}
function stateOf({ waits, final }, { status, actions, permissions }) {
if (status === final)
return 'final';
if (status !== waits)
return undefined;
if (actions?.['is-overridable'] === false)
return 'final';
const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
return may === false ? 'not-permitted' : 'overridable';
}
/***/ }),
/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( listWorkspaces),
Iw: () => ( createOverview),
qz: () => ( MANY)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _model_status_js_1_ = __webpack_require__(62373);
var _groups_js_2_ = __webpack_require__(76337);
const MANY = 10;
const EVERY_MS = 10_000;
const OF_EACH_MS = 2_500;
const SOON_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const REFUSED_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ changeRequest, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let lookedAt = nextAt;
let looking;
let searched = group ?? changeRequest;
const everyMs = Math.max(EVERY_MS, (0,_groups_js_2_ .aG)(group) * OF_EACH_MS);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
async function look() {
if (clock.now() >= nextAt) {
lookedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
looking = list(searched).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
if (runs?.size === 0)
searched = undefined;
return runs;
});
}
return await looking;
}
return {
before: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async unmoved(last) {
if (watched.size < MANY)
return undefined;
const listed = await look();
const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : undefined);
const status = run?.attributes.status ?? '';
const moves = (0,_model_status_js_1_ .Il)(mode, status) === 'moving';
const isStage = /^(?:pre|post)_/.test(status);
const isCertain = !isStage || isFresh(stagedAt, last.id, clock.now(), stageMs);
return moves && isCertain ? run : undefined;
},
};
}
async function listMoving(client, clock, ask) {
try {
const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return undefined;
}
}
function isFresh(stagedAt, id, nowMs, stageMs) {
const at = stagedAt.get(id) ?? nowMs;
const fresh = nowMs - at < stageMs;
stagedAt.set(id, fresh ? at : nowMs);
return fresh;
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
for (const workspace of all)
byName.set(workspace.attributes.name, workspace);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
}
return byName;
}
/***/ }),
/***/ 67820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
YW: () => ( soonThenRarely),
wt: () => ( poll)
});
var _failure_of_js_0_ = __webpack_require__(46281);
async function poll(options, ports) {
const { clock, signal, deadline } = ports;
const started = clock.now();
const watch = startWatch(options, clock);
try {
if (options.initial !== undefined)
watch.take(options.initial);
let failures = 0;
for (;;) {
if (signal.aborted)
return watch.end('aborted');
const now = clock.now();
if (now >= deadline)
return watch.end('timeout');
const interval = options.intervalMs(now - started, deadline - now);
if (interval > 0) {
if (!(await slept(clock, interval, signal)))
return watch.end('aborted');
if (deadline - clock.now() < USEFUL_MS)
return watch.end('timeout');
}
let value;
try {
value = await options.read();
}
catch (error) {
if (signal.aborted)
return watch.end('aborted');
failures += 1;
watch.fail(error);
if (clock.now() >= deadline)
return watch.end('timeout');
if (!(0,_failure_of_js_0_ .ak)(error, failures))
throw error;
continue;
}
failures = 0;
watch.take(value);
if (options.isSettled(value))
return { kind: 'settled', last: value };
}
}
finally {
await watch.close();
}
}
const USEFUL_MS = 50;
const QUIET_MS = 30_000;
function startWatch({ changeOf, onChange, onQuiet }, clock) {
const quiet = new AbortController();
let last;
let trouble;
let lastState;
let heartbeatAt = clock.now();
let changedAt = heartbeatAt;
const heartbeat = (async () => {
while (!quiet.signal.aborted) {
const due = Math.max(heartbeatAt, changedAt) + QUIET_MS;
if (clock.now() >= due) {
heartbeatAt = clock.now();
onQuiet?.(last);
}
else if (!(await slept(clock, due - clock.now(), quiet.signal)))
return;
}
})();
return {
fail(error) {
trouble = error;
},
take(value) {
trouble = undefined;
last = value;
const change = changeOf?.(value);
if (change === lastState)
return;
lastState = change;
changedAt = clock.now();
onChange?.(value);
},
end(kind) {
return { kind, last, trouble };
},
async close() {
quiet.abort();
await heartbeat;
},
};
}
async function slept(clock, ms, signal) {
try {
await clock.sleep(ms, signal);
return true;
}
catch (error) {
if (signal.aborted)
return false;
throw error;
}
}
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const EARLY_MS = [300, 600, 1_000];
const NEVER_EARLY_MS = 5_000;
const APART_MS = 150;
const SPARSE_LONGEST_MS = 30_000;
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
const SPARSE = 0.45;
function nextIntervalMs(waitedMs, remainingMs, lastDurationMs = 0) {
const early = lastDurationMs > NEVER_EARLY_MS
? undefined
: EARLY_MS.find((lookMs) => lookMs >= waitedMs + APART_MS);
const interval = waitedMs < lastDurationMs * (1 + AFTER)
? expected(waitedMs, lastDurationMs)
: growing(waitedMs);
return Math.max(0, Math.min(early === undefined ? interval : early - waitedMs, remainingMs));
}
function soonThenRarely(leastMs, mostMs) {
let looks = 0;
return (waitedMs, remainingMs) => looks++ === 0 ? 0 : Math.min(remainingMs, mostMs, Math.max(leastMs, waitedMs / 4));
}
function growing(waitedMs) {
return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}
function expected(waitedMs, lastDurationMs) {
const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
const untilDense = lastDurationMs * (1 - BEFORE) - waitedMs;
return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
/***/ }),
/***/ 15724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( chooseWorkspaces),
UNLISTED: () => ( UNLISTED),
V: () => ( queryWorkspaces),
findWorkspaces: () => ( findWorkspaces),
sayChosen: () => ( sayChosen),
toQuery: () => ( toQuery)
});
var node_path_0_ = __webpack_require__(76760);
var _archive_pack_js_1_ = __webpack_require__(70847);
var _archive_place_js_2_ = __webpack_require__(74043);
var _configuration_file_names_js_10_ = __webpack_require__(96817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _settings_workspace_selectors_js_4_ = __webpack_require__(30589);
var _machine_follow_links_js_5_ = __webpack_require__(77134);
var _configuration_affected_js_11_ = __webpack_require__(21818);
var _failure_of_js_6_ = __webpack_require__(46281);
var _find_workspace_js_7_ = __webpack_require__(87170);
var _machine_files_here_js_8_ = __webpack_require__(80467);
var _hidden_files_js_9_ = __webpack_require__(7707);
const UNLISTED = '`affected-only` has no complete list of the files that change here, so every workspace counts as affected.';
function sayChosen({ skipped, unlisted }, log) {
if (unlisted)
log.info(UNLISTED);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const asked = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(({ attributes }) => attributes),
show: async (name) => (await (0,_find_workspace_js_7_ .VA)(client, organization, name)).attributes,
};
return chooseWorkspaces(asked, options);
}
async function chooseWorkspaces({ query, show }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const connected = plan.source === 'vcs';
const written = plan.workspaces.map((selector) => (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory);
const resolved = new Map();
for (const each of connected ? [] : new Set(written)) {
resolved.set(each, (0,_archive_place_js_2_ .DR)(each, workingDirectory));
}
const all = new Map();
for (const [index, selector] of plan.workspaces.entries()) {
const directories = resolved.get(written[index] ?? '') ?? {
directory: repositoryRoot,
repository: repositoryRoot,
};
if (selector.kind === 'name') {
all.set(selector.name, { name: selector.name, ...directories });
continue;
}
const workspaces = await query(selector);
if (workspaces.length === 0)
throw new _failure_of_js_6_.GateStop('input', nothingFound(plan, selector));
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || connected ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unlisted: plan.affectedOnly };
}
const isConcerned = concernsOf(changed, repositoryRoot);
const requested = [];
const skipped = [];
for (const each of all.values()) {
const place = each.place ?? (await show(each.name));
const missing = missingPlace(each, place);
if (missing !== undefined)
requested.push({ ...each, missing });
else if (await isConcerned(each, place))
requested.push(each);
else if (connected)
requested.push({ ...each, unaffected: true });
else
skipped.push(each.name);
}
return { requested, skipped, unlisted: false };
}
function nothingFound({ organization }, query) {
return `No workspace of organization "${organization}" was found for ${(0,_settings_workspace_selectors_js_4_ .r5)(query)}. Either it is wrong, or the token may not see them.`;
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
const id = isName ? await client.names.project(organization, project) : project;
if (isName && id === undefined)
return undefined;
return { tags: tags.length > 0 ? tags : undefined, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,_find_workspace_js_7_ .bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,_find_workspace_js_7_ .SS)(directory, inside);
return { root, module: (0,node_path_0_.join)(root, inside) };
}
function missingPlace({ directory, repository }, attributes) {
const { module } = configurationOf(directory, attributes);
const real = (0,_machine_find_repository_js_3_ .eF)(module);
const isInside = repository === undefined || (0,_archive_place_js_2_ .lU)(real, repository);
const isProgram = (0,node_path_0_.relative)(directory, module)
.split(node_path_0_.sep)
.some((segment) => segment === '.git' || segment === '.terraform');
const isProper = 'path' in (0,_find_workspace_js_7_ .bq)(attributes['working-directory']);
if (isProper && isInside && !isProgram && holdsConfigurationFile(real))
return undefined;
return attributes['working-directory'] ?? '';
}
function holdsConfigurationFile(directory) {
const names = _machine_files_here_js_8_ .a.readDirectory(directory).filter(_configuration_file_names_js_10_ .ZC);
return names.some((name) => _machine_files_here_js_8_ .a.readFile((0,node_path_0_.join)(directory, name)) !== undefined);
}
function concernsOf(changed, repositoryRoot) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const real = inRepository((0,_machine_find_repository_js_3_ .eF)(module), repositoryRoot) ?? '';
const watched = {
directory: inRepository(module, repositoryRoot) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(real),
};
if ((0,_configuration_affected_js_11_ .fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,_configuration_affected_js_11_ .fH)(changed, { ...watched, ...elsewhere });
};
}
async function readElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,_archive_place_js_2_ .lU)(path, module);
const { modules, files, directories, computed } = await (0,_hidden_files_js_9_ .vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const sets = [...directories.values()];
const places = [module, ...modules.flatMap((each) => each.places), ...files.keys()];
const links = [...new Set([...places, ...sets.map(({ path }) => path)])].map((each) => (0,_machine_files_here_js_8_ .G)(each));
if (links.includes(undefined))
return undefined;
const rules = (0,_machine_follow_links_js_5_ .e)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
const linked = [
...modules.flatMap((each) => each.linked),
...links.flatMap((some) => some ?? []),
];
return {
reads: [...rules, ...linked, ...places.flatMap((path) => (0,_machine_follow_links_js_5_ .e)(path))].flatMap((path) => inRepository(path, repositoryRoot) ?? []),
readPatterns: sets.flatMap(({ path, endings }) => {
const from = inRepository(path, repositoryRoot);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
function inRepository(path, repositoryRoot) {
const inner = (0,node_path_0_.relative)(repositoryRoot, path).split(node_path_0_.sep).join('/');
return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
/***/ }),
/***/ 20094:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Rg: () => ( finishedPlanWords),
sW: () => ( runDurationMs),
tC: () => ( WATCHED),
wB: () => ( watch)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_run_differences_js_2_ = __webpack_require__(22484);
var _policy_reading_js_3_ = __webpack_require__(10988);
var _failure_of_js_4_ = __webpack_require__(46281);
var _poll_js_5_ = __webpack_require__(67820);
const WATCHED = [
'plan',
'task_stages',
'cost_estimate',
'workspace',
'tf_policy_evaluations',
];
async function watch(started, job) {
job.overview.watch(started.run.id);
const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
if (waiting.kind !== 'settled')
throw unsettled(waiting, started.run, job);
const { last: watched } = waiting;
const { status } = watched.run.attributes;
const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}
async function watchRun(started, job) {
const { run: created, name: workspace } = started;
const client = job.client.with({ watching: true });
const { timeoutMs } = job;
const { mode, runOptions } = job.plan;
const lastDurationMs = job.lastDurationMs?.(workspace);
const say = (run, words) => {
const { status } = run.attributes;
job.reach({ ...started, runSeen: { ...started.runSeen, status } });
job.emit({ kind: 'progress', workspace, status, words });
};
const seen = [created.attributes.status];
let last = created;
let saidPlan = false;
const end = createEnd(mode, job);
const alreadyWaitedMs = job.clock.now() - started.askedAt;
const looking = {
read: async () => {
const unmoved = await job.overview.unmoved(last);
const looked = unmoved
? { run: unmoved }
: await client.runs.show(last.id, { include: WATCHED });
last = looked.run;
refuseOtherRun(last, mode, runOptions);
if (last.attributes.status !== seen.at(-1))
seen.push(last.attributes.status);
return looked;
},
isSettled: (seenNow) => end.isReached(seenNow),
changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js_1_ .$W)(run), finishedPlanWords(plan)]),
intervalMs: (sinceMs, remainingMs) => {
if (end.looksAgain())
return Math.min(SECOND_LOOK_MS, remainingMs);
const waitedMs = alreadyWaitedMs + sinceMs;
const interval = (0,_poll_js_5_ .Lp)(waitedMs, remainingMs, lastDurationMs);
const shared = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
return Math.min(remainingMs, Math.max(interval, shared));
},
onChange: ({ run, plan }) => {
const words = finishedPlanWords(plan);
if (words !== undefined && !saidPlan) {
saidPlan = true;
say(run, words);
if (run.attributes.status === 'planned')
return;
}
say(run, (0,_model_status_js_1_ .$W)(run));
},
onQuiet: ({ run } = { run: created }) => {
const { status } = run.attributes;
job.emit({ kind: 'heartbeat', workspace, status, words: (0,_model_status_js_1_ .$W)(run), timeoutMs });
},
initial: { run: created },
};
return { ...(await (0,_poll_js_5_ .wt)(looking, job)), seen };
}
function createEnd(mode, { clock }) {
let unstamped;
let restsSince;
return {
looksAgain: () => unstamped !== undefined,
isReached({ run, taskStages }) {
const { status } = run.attributes;
const stages = (taskStages ?? []).map(({ attributes }) => attributes);
restsSince = (0,_model_status_js_1_ .sV)(mode, run) ? (restsSince ?? clock.now()) : undefined;
if (restsSince !== undefined && clock.now() - restsSince >= REST_MS)
return true;
const settled = (0,_model_status_js_1_ .Is)(mode, status, stages);
const twice = status === unstamped;
unstamped = settled && isUnstamped(run) ? status : undefined;
return settled && (unstamped === undefined || twice);
},
};
}
function refuseOtherRun(run, mode, options) {
const { id, attributes } = run;
if ((0,_model_status_js_1_ .Il)(mode, attributes.status) !== 'moving')
return;
const [difference] = (0,_policy_run_differences_js_2_ .w3)(run, mode, options);
if (difference !== undefined)
throw new _failure_of_js_4_.GateStop('service', `Run ${id} ${difference}, by a later look.`);
}
const REST_MS = 10_000;
const SECOND_LOOK_MS = 1_000;
function isUnstamped({ attributes }) {
const stamped = Object.entries(attributes['status-timestamps'] ?? {}).filter(([, at]) => (at ?? '') !== '');
const ownStamp = `${attributes.status.replaceAll('_', '-')}-at`;
return stamped.length > 0 && !stamped.some(([key]) => key === ownStamp);
}
function finishedPlanWords(plan) {
if (plan?.attributes.status !== 'finished')
return undefined;
if (plan.attributes['has-changes'] === false)
return 'plan: no changes';
const { additions, changes, destructions, imports } = (0,_policy_reading_js_3_ .mQ)(plan.attributes);
const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function unsettled(waiting, run, { timeoutMs, plan: { mode } }) {
if (waiting.kind === 'aborted')
return new _failure_of_js_4_.GateStop('canceled', _failure_of_js_4_ .wS);
const last = waiting.last?.run ?? run;
const words = (0,_model_status_js_1_ .$W)(last);
const { status } = last.attributes;
const remedy = (0,_model_status_js_1_ .Il)(mode, status) === 'unknown'
? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
: 'Raise `timeout`, or see in the run what it waits for.';
const isSame = words.startsWith('"') || words === status;
const lastSeen = isSame ? `"${status}"` : `"${status}" (${words})`;
const earlier = waiting.seen.at(-1) === status ? waiting.seen.slice(0, -1) : waiting.seen;
const after = earlier.length > 0 ? `, after ${earlier.join(', ')}` : '';
const current = (0,_client_wire_resource_js_0_ .Dl)(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
const behind = status === 'pending' && current !== last.id
? ` The current run of the workspace is ${current}.`
: '';
const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
return new _failure_of_js_4_.GateStop('timeout', `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}${after}. ${remedy}${behind}${trouble}`);
}
function minutes(ms) {
const seconds = Math.round(ms / 1_000);
const whole = Math.floor(seconds / 60);
const rest = seconds % 60;
if (whole === 0)
return `${rest} s`;
return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
function runDurationMs({ attributes }) {
const created = Date.parse(attributes['created-at'] ?? '');
const ends = Object.values(attributes['status-timestamps'] ?? {})
.map((text) => Date.parse(text ?? ''))
.filter((time) => Number.isFinite(time));
const duration = ends.reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 33208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AA: () => ( commentProblems),
HF: () => ( writeComment),
e2: () => ( startComment)
});
var _decide_comment_js_0_ = __webpack_require__(49369);
var _own_comments_js_1_ = __webpack_require__(19696);
var _host_error_js_2_ = __webpack_require__(93452);
const LARGEST = 60_000;
const SMALLER = [10_000, 2_000];
const ROUNDS = 12;
const LOOKS_FOR_CREATED = 3;
const MOST_DELETED = 20;
async function startComment(api, content, { snapshot, ...target }, ports) {
const { defuse = (body) => body } = api;
const writer = { api, content, target, ports };
writer.content = {
...content,
holds: (body) => content.holds((0,_own_comments_js_1_ .lB)(body)),
compose(existing, budget) {
const room = writer.other === undefined ? 0 : Math.min(_own_comments_js_1_ .Ue, budget / 2);
const before = existing === undefined ? undefined : (0,_own_comments_js_1_ .lB)(existing);
return defuse((0,_own_comments_js_1_ .I_)(writer.other, content.compose(before, budget - room)));
},
};
const began = ports.clock.now();
const result = await writeRound(writer, snapshot);
const slowness = ports.clock.now() - began;
return {
result,
settle: async () => (result.written ? settle(writer, result, slowness) : result),
};
}
async function writeComment(api, content, target, ports) {
const started = await startComment(api, content, target, ports);
const result = await started.settle();
const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
return { commentUrl, problems: commentProblems(result) };
}
function commentProblems(result) {
const { superseded, foreign = [], lost } = result ?? {};
return [
...(superseded === undefined ? [] : [SUPERSEDED[superseded]]),
...(0,_own_comments_js_1_ .eQ)(foreign),
...(lost ? [LOST] : []),
];
}
const SUPERSEDED = {
commit: 'The pull request has a newer commit: its comment is left to the run of that commit.',
run: 'A later run has reported or begun on this pull request: its comment was left as it is.',
};
const LOST = 'Other jobs kept writing to the comment: look for this report in the summary of the job.';
async function writeRound(writer, first) {
const { api, content, target } = writer;
for (let tries = 1;; tries++) {
const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
const action = (0,_decide_comment_js_0_ .O)(snapshot, content, target, writer.created);
const foreign = (0,_own_comments_js_1_ .Rg)(snapshot.comments, content.marker, writer.created);
[writer.other] = foreign;
try {
return { ...(await act(writer, action, snapshot)), foreign, lost: false };
}
catch (error) {
const again = error instanceof _host_error_js_2_ .dh && error.kind === 'not-found';
if (!again || tries === 3)
throw error;
}
}
}
async function act(writer, action, snapshot) {
const { api, content } = writer;
switch (action.kind) {
case 'unknown':
throw new _host_error_js_2_ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
case 'keep':
return { written: false, url: action.comment?.url, superseded: action.superseded };
case 'delete':
await api.deleteComment(action.comment.id);
return { written: true };
case 'create': {
const { url } = await create(writer, snapshot);
return { written: true, url };
}
case 'update': {
const { id, body: existing, url, contradicted } = action.comment;
const isSaid = content.compose(existing, LARGEST) === existing;
if (isSaid && contradicted !== true)
return { written: false, url };
await fitting(content, existing, (body) => api.updateComment(id, body));
return { written: true, url };
}
}
}
async function create(writer, { comments }) {
const { api, content, target, ports } = writer;
const before = new Set(comments.map(({ id }) => id));
const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js_1_ .xY)(body, content.marker) && content.holds(body);
for (let tries = 1;; tries++) {
try {
const send = (body) => api.createComment(target.number, body);
return (writer.created = await fitting(content, undefined, send));
}
catch (error) {
if (!(error instanceof _host_error_js_2_ .dh) || error.kind !== 'unsure' || tries === 2)
throw error;
for (let looks = 0; looks < 2; looks++) {
if (looks > 0 && !(await pause(ports, 2_000)))
throw error;
const created = (await api.snapshot(target.number)).comments.find(isNew);
if (created === undefined)
continue;
const { id, url, mine, author } = created;
return (writer.created = mine ? { id, url, author } : { id, url });
}
}
}
}
async function fitting(content, existing, write) {
let written = write(content.compose(existing, LARGEST));
for (const budget of SMALLER) {
const again = (0,_host_error_js_2_ .yg)(() => write(content.compose(existing, budget)), 'too-long');
written = written.catch(again);
}
return written;
}
async function settle(writer, written, slowness) {
const { api, content, target, ports } = writer;
let result = written;
for (let round = 1, missing = 0; round <= ROUNDS; round++) {
if (!(await pause(ports, pauseMs(round, slowness, ports.random))))
return result;
const began = ports.clock.now();
const snapshot = await api.snapshot(target.number);
const foreign = (0,_own_comments_js_1_ .Rg)(snapshot.comments, content.marker, writer.created);
const [comment, ...copies] = (0,_own_comments_js_1_ .D5)(snapshot.comments, content.marker, writer.created);
if (comment === undefined && writer.created !== undefined) {
result = { ...result, foreign };
if (++missing === LOOKS_FOR_CREATED)
return result;
continue;
}
const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
if (comment !== undefined && isWritten) {
for (const { id } of copies.slice(0, MOST_DELETED))
await api.deleteComment(id);
return { written: true, lost: false, foreign, url: comment.url };
}
result = await writeRound(writer, snapshot);
if (!result.written)
return result;
slowness = Math.max(slowness, ports.clock.now() - began);
}
return { ...result, lost: true };
}
async function pause({ clock, signal, deadline }, ms) {
if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
return false;
await clock.sleep(ms, signal);
return true;
}
function pauseMs(round, slowness, random) {
const least = Math.max(800, Math.min(3 * slowness, 10_000));
return least + random() * 850 * (1 + round);
}
/***/ }),
/***/ 49369:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( toCommentContent),
O: () => ( decideComment)
});
var _report_comment_js_0_ = __webpack_require__(92650);
var _report_marker_js_1_ = __webpack_require__(54340);
var _report_sections_js_2_ = __webpack_require__(46286);
var _own_comments_js_3_ = __webpack_require__(19696);
function toCommentContent(view, asked = []) {
const { key } = view;
const section = { ...(0,_report_comment_js_0_ .z4)(view), asked };
return {
marker: (0,_report_marker_js_1_ .Rs)(key),
compose: (existing, budget) => (0,_report_sections_js_2_ .X0)(existing, section, budget),
holds: (body) => (0,_report_sections_js_2_ .ek)(body, section),
isSuperseded(body) {
const state = (0,_report_marker_js_1_ .rH)(body, key);
return state !== undefined && (0,_report_sections_js_2_ .pe)(section.state, state);
},
isAlone: (body) => (0,_report_marker_js_1_ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
};
}
function decideComment(snapshot, content, target, created) {
const comment = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, created)[0];
if (snapshot.headSha !== target.headSha)
return { kind: 'keep', superseded: 'commit', comment };
if (comment === undefined) {
if (created !== undefined)
return { kind: 'keep', comment: created };
const { when, green } = target;
const isWanted = when === 'always' || (when !== 'off' && !green);
if (!isWanted)
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'off')
return { kind: 'keep', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
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
/***/ 95663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
if (typeof said === 'string')
return parsePath(said);
if (!Array.isArray(said) || said.length > DEEPEST)
return undefined;
const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === said.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, dotted, index, key] = found;
if (name !== undefined && whole.startsWith('.') !== end > 0)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(dotted ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 99753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N1: () => ( commandAt),
Zd: () => ( commandTo),
lG: () => ( quotedWord)
});
const DEFAULT_ORIGIN = 'https://app.terraform.io';
function commandTo(command, { serviceOrigin, directory = '.' }) {
const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
return isDefault ? command : `${command} --hostname ${hostname}`;
}
function commandAt(command, service) {
const { directory = '.', caFile, serviceOrigin } = service;
const files = [
directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
];
return `${commandTo(command, { serviceOrigin })}${files.join('')}`;
}
function pathWord(text) {
const line = text.replace(/\p{Cc}+/gu, ' ');
return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
function quotedWord(text) {
return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
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
/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ab: () => ( parseExactly),
H3: () => ( repeatedNames),
lS: () => ( membersOf),
q4: () => ( keepLongNumbers)
});
var _parse_js_0_ = __webpack_require__(2340);
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
const repeated = new Set();
const named = [];
let depth = 0;
for (let at = 0; at < text.length; at++) {
const sign = text[at];
if (sign === '{' || sign === '[') {
if (depth < levels)
named[depth] = new Set();
depth += 1;
}
else if (sign === '}' || sign === ']')
depth -= 1;
else if (sign === '"') {
const end = endOfText(text, at);
const names = depth <= levels && isName(text, end) ? named[depth - 1] : undefined;
if (names !== undefined) {
const name = String(JSON.parse(text.slice(at, end + 1)));
if (names.has(name))
repeated.add(name);
names.add(name);
}
at = end;
}
}
return [...repeated];
}
function isName(text, end) {
let at = end + 1;
while (/\s/.test(text[at] ?? ''))
at++;
return text[at] === ':';
}
function membersOf(text) {
const members = [];
let key;
let from = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const sign = text[at];
if (sign === '"') {
const end = endOfText(text, at);
if (depth === 1 && key === undefined)
key = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (sign === '{' || sign === '[')
depth += 1;
else if (sign === ':' && depth === 1)
from = at + 1;
else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
members.push([key, text.slice(from, at).trim()]);
key = undefined;
}
if (sign === '}' || sign === ']')
depth -= 1;
}
return members;
}
const NUMBER = '\u0000#';
function keepLongNumbers(text) {
if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
return text;
let kept = '';
let from = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = endOfText(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]/.test(number)) {
kept += `${text.slice(from, at)}${JSON.stringify(NUMBER + number)}`;
from = end;
}
at = end - 1;
}
}
return kept + text.slice(from);
}
function endOfText(text, from) {
for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
let marks = 0;
while (text[at - 1 - marks] === '\\')
marks += 1;
if (marks % 2 === 0)
return at;
}
return text.length;
}
function parseExactly(text) {
const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => {
const isExact = token.length < 16 || String(Number(token)) === token;
return token.startsWith('"') || isExact ? token : `"${token}"`;
});
return (0,_parse_js_0_ .qF)(exact);
}
/***/ }),
/***/ 67693:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( NEWEST_RELEASE)
});
const NEWEST_RELEASE = undefined;
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
/***/ 37694:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( ownPage)
});
var _version_js_0_ = __webpack_require__(55603);
function ownPage(page) {
return `https://github.com/plangate/plangate/blob/v${_version_js_0_ .x}/${page}`;
}
/***/ }),
/***/ 48391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BL: () => ( POLICY_DIRECTORIES),
Y2: () => ( MissingJudge),
cq: () => ( PolicyProblem)
});
const POLICY_DIRECTORIES = ['policies', 'policy'];
class PolicyProblem extends Error {
name = 'PolicyProblem';
}
class MissingJudge extends PolicyProblem {
name = 'MissingJudge';
}
/***/ }),
/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __webpack_require__(17026);
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
const url = short && !isUrl ? `ssh://${short[1]}/${short[2]}` : address.trim();
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = (0,_or_else_js_0_ .N)(() => decodeURI(pathname), pathname)
.replace(/\/+/g, '/')
.replace(/\/$/, '')
.replace(/\.git$/, '');
if (path === '' || path === '/')
return undefined;
const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
'ssh.github.com': 'github.com',
'altssh.gitlab.com': 'gitlab.com',
'altssh.bitbucket.org': 'bitbucket.org',
'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
if (host !== 'dev.azure.com')
return path;
return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
/***/ }),
/***/ 24839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( readEngineEnvironment)
});
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, isSecretOfHost, secrets = []) {
const variables = {};
for (const name of names) {
if (!/^[A-Za-z_]\w*$/.test(name)) {
return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
}
if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
return {
problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
};
}
if (OF_THE_ENGINE.test(name)) {
return { problem: `${name} is set by the engine itself. Leave it out.` };
}
const value = environment[name];
if (value === undefined)
continue;
if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
return { problem: `${name} holds a token of this job. Leave it out.` };
}
variables[name] = value;
}
for (const name of NEEDED) {
const value = environment[name];
if (value !== undefined)
variables[name] = value;
}
return { value: variables };
}
/***/ }),
/***/ 90963:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
OT: () => ( exceptedIn),
R$: () => ( fitsPolicy),
RH: () => ( fitsAddress),
TP: () => ( excepted),
W1: () => ( isNamedInText),
we: () => ( exceptionsFor)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
var _read_exceptions_js_2_ = __webpack_require__(50565);
function exceptedIn(workspace, { entries, today }) {
const acceptances = entries
.filter((entry) => (0,_read_exceptions_js_2_ .H)(entry, today) >= 0)
.map((entry) => ({ entry, acceptance: excepted(entry) }));
return (result) => {
const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
const whole = fitting.find(({ entry }) => entry.address === undefined);
if (whole !== undefined || fitting.length === 0)
return whole?.acceptance;
return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
};
}
function excepted({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function exceptionsFor(result, workspace, entries) {
if (result.status === 'passed')
return [];
return entries.filter((entry) => fitsPolicy(entry, result, workspace) &&
(entry.address === undefined ||
result.resources.some(({ address }) => fitsAddress(entry, address))));
}
function fitsAddress({ address: pattern }, address) {
return pattern !== undefined && (0,_address_patterns_js_0_ .XP)(pattern, address);
}
function isNamedInText(entry, result) {
const { status, resources, printedFor = [] } = result;
if (status !== 'failed' || entry.address === undefined)
return false;
const fits = (address) => fitsAddress(entry, address);
return resources.some(({ address }) => fits(address)) && !printedFor.flat().some(fits);
}
function fitsPolicy(entry, { policy, policySet, system }, workspace) {
const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
const isNamed = names.includes(entry.policy) && policy !== _systems_policy_checks_js_1_ .rY && system !== 'guard';
return isNamed && (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace);
}
/***/ }),
/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Yo: () => ( tooOld),
cO: () => ( differencesFromCommit),
ev: () => ( isNamed)
});
var _model_repository_address_js_0_ = __webpack_require__(17866);
function differencesFromCommit({ attributes }, change) {
const { commit, pullRequest, repository, slug } = change;
const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
const clone = attributes['clone-url'];
const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
const claims = [
[attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
[
linked === undefined || commit.startsWith(linked),
`has the address of commit ${show(linked)}`,
],
...ofPull(attributes, pullRequest),
[isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
[
!clone || (0,_model_repository_address_js_0_ .ve)(clone, repository),
`was cloned from ${show(clone)}, not from ${repository}`,
],
[
addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository)),
`has addresses outside of ${repository}`,
],
[addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
];
return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, expected) {
const isPull = attributes['is-pull-request'] === true;
if (expected === undefined)
return [[!isPull, 'is of a pull request']];
const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
return [
[isPull, 'is not of a pull request'],
[number === expected, `is of pull request ${show(number)}`],
[linked === String(expected), `has the address of pull request ${show(linked)}`],
];
}
const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isNamed(identifier, slug) {
const plain = (name) => name.toLowerCase().replace('/_git/', '/');
return plain(identifier ?? '') === plain(slug);
}
function tooOld({ attributes }, { sinceMs }) {
const since = new Date(sinceMs).toISOString();
const createdAt = Date.parse(attributes['created-at'] ?? '');
if (Number.isNaN(createdAt))
return ['does not say when it was created'];
const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs);
return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 50276:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( countResults)
});
function countResults(results) {
const counts = {
passed: 0,
advisoryFailed: 0,
mandatoryFailed: 0,
overridden: 0,
errored: 0,
undecided: 0,
};
for (const result of results) {
const as = countedAs(result);
counts[as] = (counts[as] ?? 0) + 1;
}
return counts;
}
function countedAs({ status, level }) {
if (status === 'passed' || status === 'errored' || status === 'overridden')
return status;
if (status === 'excepted' || status === 'existing')
return status;
if (status !== 'failed' || level === 'unknown')
return 'undecided';
return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
/***/ }),
/***/ 345:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( endSentence),
j: () => ( exceptionNotices)
});
var _model_quote_js_3_ = __webpack_require__(28187);
var _address_patterns_js_0_ = __webpack_require__(79486);
var _apply_exceptions_js_1_ = __webpack_require__(90963);
var _read_exceptions_js_2_ = __webpack_require__(50565);
const WARNED_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
for (const entry of entries) {
const about = judged.filter(({ workspace }) => (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace));
const fitting = about.filter(({ workspace, results }) => results.some((result) => (0,_apply_exceptions_js_1_ .we)(result, workspace, [entry]).length > 0));
const [first] = about;
if (first !== undefined && fitting.length === 0) {
const sentence = `${describeException(entry)} fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it. Its owner is ${(0,_model_quote_js_3_ .hD)(entry.owner)}.`;
say(first.workspace, sentence);
}
const sentence = endSentence(entry, today);
if (sentence !== undefined)
for (const { workspace } of fitting)
say(workspace, sentence);
if ((0,_read_exceptions_js_2_ .H)(entry, today) < 0)
continue;
for (const { workspace, results } of fitting) {
const ofService = results.filter(({ system }) => system !== 'own-policies');
const counting = ofService.some((result) => result.level !== 'advisory' && (0,_apply_exceptions_js_1_ .we)(result, workspace, [entry]).length > 0);
const unchanged = `${describeException(entry)} changes no verdict, because`;
if (counting)
say(workspace, `${unchanged} the policy is not advisory: the failure counts.`);
else if (ofService.some((result) => (0,_apply_exceptions_js_1_ .R$)(entry, result, workspace) && (0,_apply_exceptions_js_1_ .W1)(entry, result)))
say(workspace, `${unchanged} ${IN_TEXT}`);
}
}
return notices;
}
function endSentence(entry, today) {
const days = (0,_read_exceptions_js_2_ .H)(entry, today);
const { until, owner } = entry;
if (days > WARNED_DAYS)
return undefined;
if (days < 0) {
return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js_3_ .hD)(owner)}.`;
}
const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js_3_ .hD)(owner)}.`;
}
const IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
const what = address === undefined ? `in ${(0,_model_quote_js_3_ .hD)(workspace)}` : `for ${(0,_model_quote_js_3_ .hD)(address)}`;
return `The exception from policy ${(0,_model_quote_js_3_ .hD)(policy)} ${what}`;
}
/***/ }),
/***/ 56650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_s: () => ( fromOutcomes),
lH: () => ( OUTCOME_LEVELS),
y0: () => ( printedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_attribute_path_js_5_ = __webpack_require__(95663);
var _model_status_js_1_ = __webpack_require__(62373);
var _client_wire_resource_js_2_ = __webpack_require__(78235);
var _named_resources_js_3_ = __webpack_require__(68397);
var _reading_js_4_ = __webpack_require__(10988);
const OUTCOME_LEVELS = [
'advisory',
'mandatory',
'soft-mandatory',
'hard-mandatory',
];
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, kind, unfinished } = (0,_reading_js_4_ .rk)(_model_status_js_1_ .o8, {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,_client_wire_resource_js_2_ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (unfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt);
reading.doubts.push(...(0,_reading_js_4_ .l$)(what, evaluation.attributes, _model_status_js_1_ .o8));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
const contrary = kind === 'unknown' ? [] : (0,_reading_js_4_ .vM)(what, status, reading.results);
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = named ?? '';
const error = set.attributes.error ?? '';
const mayPass = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const awaiting = (0,_model_status_js_1_ .I)(_model_status_js_1_ .j$, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayPass && (awaiting || isOverridden),
overridden: mayPass && isOverridden,
at: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,_client_wire_resource_js_2_ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = compareCounts(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
const output = error.split('\n');
const of = { system: 'policy-evaluation', policySet: name };
results.unshift({ ..._reading_js_4_ .H4, ...of, message: error, output });
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word } = (0,_reading_js_4_ .ns)(_model_status_js_1_ .vg, OUTCOME_LEVELS, outcome);
const printed = printedLines(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
const at = status === 'overridden' ? set.at : undefined;
const named = isGood ? [] : (0,_named_resources_js_3_ .$P)(printed);
const described = isGood || named.length > 0 ? [] : (0,_named_resources_js_3_ .Tc)(description);
const resources = [...named, ...described];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && isLenient,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(({ address }) => (address ? [address] : [])),
address: resources[0]?.address,
resources,
override: at === undefined ? undefined : { at },
};
}
function compareCounts(counts, results, broken) {
if (counts === null || counts === undefined)
return undefined;
const shown = (0,_reading_js_4_ .N4)(results);
const figures = [
['passed', 'passed', (0,_reading_js_4_ ._0)(counts, 'passed'), shown.passed],
['failed advisory', 'advisory failed', (0,_reading_js_4_ ._0)(counts, 'advisory-failed'), shown.advisory],
[
'failed mandatory',
'mandatory failed',
(0,_reading_js_4_ ._0)(counts, 'mandatory-failed'),
shown.mandatory,
],
['errored', 'errored', broken ? shown.errored : (0,_reading_js_4_ ._0)(counts, 'errored'), shown.errored],
];
for (const [name, did, count, listed] of figures) {
if (count === undefined)
return `does not say how many policies ${did}`;
if (count !== listed)
return `counts ${count} ${name} but lists ${listed}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = compareCounts(counts, results, broken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,_model_status_js_1_ .I)(_model_status_js_1_ .o8, status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
const MOST = 1_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedLines(output) {
const lines = [];
gather(output, lines, 0);
return lines;
}
function gather(value, lines, depth, of = {}) {
if (lines.length >= MOST || value === null || value === undefined)
return;
if (typeof value === 'string') {
for (const line of value.split('\n')) {
if (lines.length < MOST && line.trim() !== '')
lines.push({ text: (0,_named_resources_js_3_ .Io)(line.trimEnd()), ...of });
}
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gather(item, lines, depth + 1, of);
return;
}
if (depth < DEEPEST && typeof value === 'object') {
const fields = new Map(Object.entries(value));
const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
const [subject] = subjects;
const [address, ...others] = new Set(subjects.filter(_model_address_js_0_ .PW));
of =
others.length > 0 ? {} : { address, attribute: (0,_model_attribute_path_js_5_ .w)(fields.get('attribute')) };
const messageKey = SAYS.find((key) => fields.has(key));
if (messageKey !== undefined) {
const message = fields.get(messageKey);
const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
gather(lacksSubject ? `${subject}: ${message}` : message, lines, depth + 1, of);
return;
}
}
lines.push({ text: (0,_named_resources_js_3_ .Io)(asJson(value)), ...of });
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
function asJson(value) {
try {
return JSON.stringify(value) ?? '';
}
catch {
return '(an output too deep to show)';
}
}
/***/ }),
/***/ 51894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( lost),
o: () => ( toSystems)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _reading_js_1_ = __webpack_require__(10988);
function toSystems(run, observed) {
return observed.map(({ system, how, objects: read }) => {
const objects = read.map(({ object }) => object);
const doubts = [
...lost(`run ${run.id}`, run, system.relation, objects),
...objects.flatMap((object) => ofAnotherRun(object, run)),
];
const readings = read.map(({ contents }) => system.read(contents));
return {
system: system.name,
how,
reading: (0,_reading_js_1_ .h1)([...readings, { ...(0,_reading_js_1_ .iz)(), doubts }]),
};
});
}
function lost(owner, resource, relation, objects) {
const { named = [], hinted } = (0,_client_wire_resource_js_0_ ._2)(resource, relation);
const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
if (hinted && objects.length === 0) {
return [
`The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
];
}
const readIds = new Set(objects.map(({ id }) => id));
return named
.filter(({ id }) => !readIds.has(id))
.slice(0, 20)
.map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
const other = (0,_client_wire_resource_js_0_ .Dl)(item, 'run');
if (other === undefined || other === run.id)
return [];
return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
/***/ }),
/***/ 50565:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( daysLeft),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_json_text_js_3_ = __webpack_require__(62177);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_4_ = __webpack_require__(28187);
var _address_patterns_js_1_ = __webpack_require__(79486);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const LONGEST = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_2_ .qF)(json);
if (!(0,_model_parse_js_2_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_json_text_js_3_ .H3)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_4_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...alike(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_2_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const texts = new Map();
const problems = unknownKeys(entry, FIELDS, where);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
else if (typeof text === 'string')
texts.set(field, text);
}
if (problems.length > 0)
return { problems };
const [policy = '', address, workspace = '', reason = '', owner = '', until = ''] = FIELDS.map((field) => texts.get(field));
return { value: { policy, address, workspace, reason, owner, until } };
}
function unknownKeys(record, known, where) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_model_quote_js_4_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
}));
}
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > LONGEST[field])
return `has more than ${LONGEST[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEMS[field](text, today);
}
const PROBLEMS = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: ownerProblem,
until: untilProblem,
};
function addressProblem(text) {
const isOne = (0,_model_address_js_0_ .PW)(text);
if (!isOne && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_4_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOne || (0,_address_patterns_js_1_ .r2)(text)
? undefined
: `${(0,_model_quote_js_4_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const NO_OWNER = [
'nobody',
'no one',
'noone',
'none',
'n/a',
'na',
'null',
'unknown',
'tbd',
'todo',
'x',
];
function ownerProblem(text) {
const isOwner = /[\p{L}\p{N}]/u.test(text) && !NO_OWNER.includes(text.toLowerCase());
return isOwner
? undefined
: `${(0,_model_quote_js_4_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`;
}
function untilProblem(text, today) {
const from = readDay(today);
const until = readDay(text);
if (until === undefined || from === undefined) {
return `${(0,_model_quote_js_4_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return until - from > MOST_DAYS * DAY_MS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
return undefined;
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
return isDay ? at : undefined;
}
function daysLeft({ until }, today) {
return ((readDay(until) ?? Number.NaN) - (readDay(today) ?? Number.NaN)) / DAY_MS;
}
function alike(readings) {
const seen = new Map();
return readings.flatMap((each, at) => {
if (!('value' in each))
return [];
const { policy, address, workspace } = each.value;
const key = JSON.stringify([policy, address, workspace]);
const first = seen.get(key);
if (first === undefined) {
seen.set(key, at);
return [];
}
return [
{
where: `exceptions[${at}]`,
message: `is about the same failure as exceptions[${first}]. Remove one.`,
},
];
});
}
/***/ }),
/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
di: () => ( differencesFromOwn),
ku: () => ( unusualOptions),
pZ: () => ( differencesFromOptions),
sV: () => ( reportedOptions),
w3: () => ( differencesFromRequest)
});
var _run_options_js_0_ = __webpack_require__(19138);
const FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions({ attributes }) {
const given = LISTS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
return [...unusual(attributes, FLAGS), ...given];
}
function reportedOptions({ attributes }) {
const names = [...unusualOptions({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
const requested = (0,_run_options_js_0_ .l3)(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
return [
...requested
.filter(([name, value]) => normal(attributes[name]) !== normal(value))
.map(([name, value]) => {
const shown = show(name, attributes[name]);
return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
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
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const silent = [
...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const version = attributes['terraform-version'];
const isDefaultVersion = options['terraform-version'] === undefined;
return [
...differencesFromRequest(run, mode, options),
...silent.map((name) => `does not say what its "${name}" is`),
...(isDefaultVersion && (version !== terraformVersion || version === undefined)
? [
`planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
]
: []),
];
}
function unusual(attributes, flags) {
return Object.entries(flags)
.filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
.map(([name]) => name);
}
function normal(value) {
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
function show(name, value) {
const shown = name === 'variables' ? (0,_run_options_js_0_ .PE)(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 19138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PE: () => ( namesOfVariables),
Rx: () => ( partsOnly),
c4: () => ( describeOptions),
l3: () => ( askedOptions)
});
function askedOptions(options) {
return Object.entries(options).filter(([, value]) => value !== undefined);
}
function describeOptions(options) {
return askedOptions(options).map(([name, value]) => {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return `${inputOf(name)}: ${[shown].flat().join(', ')}`;
});
}
function namesOfVariables(variables) {
if (!Array.isArray(variables))
return variables === undefined ? undefined : '?';
return variables.map((each) => each?.key ?? '?');
}
function partsOnly(options) {
const names = ['refresh-only', 'target-addrs'];
return names.filter((name) => options[name] !== undefined).map(inputOf);
}
function inputOf(attribute) {
return INPUTS[attribute] ?? attribute;
}
const INPUTS = {
'is-destroy': 'destroy',
'target-addrs': 'target',
'replace-addrs': 'replace',
};
/***/ }),
/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Dk: () => ( withApprovals),
HG: () => ( ownDoubt),
an: () => ( OWN_POLICIES),
eG: () => ( mayBeApproved),
eh: () => ( ownEvidence)
});
var _reading_js_0_ = __webpack_require__(10988);
const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
function actsOfOwn({ policySet, policy, output, message }) {
const texts = output.length > 0 ? output : [message];
return texts.map((text) => `override ${policySet}/${policy}: ${text}`);
}
function mayBeApproved({ status, overridable }) {
return status === 'failed' && overridable;
}
function withApprovals(results, approvals) {
return results.map((result) => {
if (!mayBeApproved(result))
return result;
const given = actsOfOwn(result).map((act) => approvals.findLast((one) => one.approves(act)));
const [first] = given;
if (first === undefined || given.includes(undefined))
return result;
const { by, at, reason } = first;
return { ...result, status: 'overridden', override: { by, at, reason } };
});
}
function ownEvidence(results) {
const how = { complete: true };
return { system: 'own-policies', how, reading: { ...(0,_reading_js_0_ .iz)(), results } };
}
function ownDoubt({ sources }, why) {
const sentence = `The plan was not judged by ${sources.map((one) => `\`${one}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
return { ...ownEvidence([]), reading: { ...(0,_reading_js_0_ .iz)(), doubts: [sentence] } };
}
/***/ }),
/***/ 82937:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W: () => ( JUDGING_SYSTEMS),
P: () => ( SERVICE_SYSTEMS)
});
var own_policies = __webpack_require__(88532);
var policy_checks = __webpack_require__(22941);
var model_status = __webpack_require__(62373);
var from_outcomes = __webpack_require__(56650);
var observed = __webpack_require__(51894);
var policy_reading = __webpack_require__(10988);
var policy_system = __webpack_require__(82901);
;// CONCATENATED MODULE: ./build/src/policy/systems/policy-evaluations.js
const POLICY_EVALUATIONS = {
name: 'policy-evaluation',
title: 'policy evaluation',
levels: from_outcomes.lH,
relation: 'task-stages',
isNamedByRun: false,
override: {
object: 'task-stage',
title: 'task stage',
waits: 'awaiting_override',
final: 'failed',
},
list: ({ taskStages }, runId) => taskStages.list(runId),
objectOf: ({ stage }) => stage,
isOfApply: ({ stage }) => (0,model_status.Nv)(stage.attributes.stage),
lags({ stage, policyEvaluations }) {
const words = policyEvaluations.map(({ attributes }) => attributes.status);
return !isOutOfReach(stage, words) && (0,policy_system.Vq)(model_status.j$, stage.attributes.status);
},
async readMore({ stage, policyEvaluations, taskResults }, reader) {
const reading = policyEvaluations.map((each) => withOutcomes(each, reader));
return { stage, taskResults, evaluations: await Promise.all(reading) };
},
read: fromObservedStage,
async readOne(reader, runId) {
const stages = await reader.client.taskStages.list(runId).all();
const evaluation = (0,policy_system.Yk)(stages.flatMap((each) => each.policyEvaluations));
const of = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
if (evaluation === undefined || of === undefined)
return (0,policy_reading.iz)();
return (0,from_outcomes._s)(of.stage, await withOutcomes(evaluation, reader));
},
sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};
function withOutcomes(evaluation, reader) {
const { policyEvaluations } = reader.client;
return (0,policy_system.CE)(evaluation, model_status.o8, policyEvaluations, reader);
}
function fromObservedStage({ stage, taskResults, evaluations }) {
const objects = evaluations.map(({ evaluation }) => evaluation);
const owner = `task stage ${stage.id}`;
const doubts = [
...(0,observed.D)(owner, stage, 'policy-evaluations', objects),
...(0,observed.D)(owner, stage, 'task-results', taskResults),
];
const doubtful = { ...(0,policy_reading.iz)(), doubts };
const words = objects.map(({ attributes }) => attributes.status);
if (isOutOfReach(stage, words))
return doubtful;
const tasks = fromTaskResults(stage, taskResults);
const whole = (0,policy_reading.h1)([tasks, ...evaluations.map((each) => (0,from_outcomes._s)(stage, each))]);
return (0,policy_reading.h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
function fromTaskResults(stage, taskResults) {
return {
...(0,policy_reading.iz)(),
runTasks: taskResults.map((result) => toRunTask(result, stage)),
doubts: taskResults.flatMap(({ id, attributes }) => (0,policy_reading.l$)(`task result ${id}`, attributes, model_status.o3)),
};
}
function toRunTask({ attributes }, stage) {
const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
const kind = (0,model_status.I)(model_status.o3, word);
const status = (0,model_status.hs)(kind) ? 'not-evaluated' : (0,policy_reading.mf)(kind, word);
const isAwaited = (0,model_status.I)(model_status.j$, stage.attributes.status) === 'person';
const foreignLevel = kind === 'good' && level === 'unknown' ? levelWord || undefined : undefined;
return {
name: attributes['task-name'] ?? '',
stage: stage.attributes.stage,
level,
status,
word: kind === 'good' || kind === 'bad' ? foreignLevel : word,
overridable: isAwaited && status === 'failed' ? true : undefined,
message: attributes.message ?? '',
url: url || undefined,
};
}
function fromStage(stage, holds, evaluations) {
const { status, permissions, actions } = stage.attributes;
const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
const object = { system: 'task-stage', what, word: status, stage: status };
const { reading, kind } = (0,policy_reading.rk)(model_status.j$, object);
if (evaluations > 0) {
reading.canOverride =
permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
}
reading.doubts.unshift(...(0,policy_reading.l$)(what, stage.attributes, model_status.j$));
const { results, runTasks, errors } = holds;
const isBlamed = errors.length > 0 ||
results.some(({ status: word, level }) => ['errored', 'unknown'].includes(word) ||
(['failed', 'not-evaluated'].includes(word) && level !== 'advisory')) ||
runTasks.some(({ status: word, level }) => ['failed', 'errored'].includes(word) && level !== 'advisory');
if (kind === 'bad' && !isBlamed) {
if (status === 'errored')
reading.errors.push(`The ${what} is "errored".`);
else
reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
}
if (kind === 'person') {
const canBe = [...results, ...runTasks].some(({ overridable }) => overridable === true);
const lack = isBlamed ? 'can be overridden' : 'says of what';
if (!isBlamed || (!canBe && actions?.['is-overridable'] !== false)) {
reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
}
}
return reading;
}
function isOutOfReach(stage, evaluationWords) {
const idle = (word) => word === 'pending' || word === 'unreachable';
return ((0,model_status.Nv)(stage.attributes.stage) &&
idle(stage.attributes.status) &&
evaluationWords.every(idle));
}
var named_resources = __webpack_require__(68397);
;// CONCATENATED MODULE: ./build/src/policy/systems/terraform-policy.js
const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'];
const TERRAFORM_POLICY = {
name: 'terraform-policy',
title: 'Terraform policy',
levels: LEVELS,
relation: 'tf-policy-evaluations',
isNamedByRun: true,
override: {
object: 'tf-policy-evaluation',
title: 'Terraform policy evaluation',
waits: 'awaiting_override',
final: 'failed',
},
list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
objectOf: (evaluation) => evaluation,
isOfApply: isApply,
lags: (evaluation) => !isApply(evaluation) && (0,policy_system.Vq)(model_status.bz, evaluation.attributes.status),
readMore,
read: fromTfPolicy,
async readOne(reader, runId) {
const all = await reader.client.tfPolicyEvaluations.list(runId).all();
const evaluation = (0,policy_system.Yk)(all.filter((each) => !isApply(each)));
return evaluation === undefined
? (0,policy_reading.iz)()
: fromTfPolicy(await readMore(evaluation, reader));
},
async readAtApply(reader, runId) {
const { items } = await reader.whole(reader.client.tfPolicyEvaluations.list(runId));
const evaluations = items.filter(isApply);
return Promise.all(evaluations.map(async (each) => fromTfPolicy(await readMore(each, reader))));
},
sendOverride: ({ tfPolicyEvaluations }, id, comment) => tfPolicyEvaluations.override(id, { comment }),
};
function readMore(evaluation, reader) {
const { tfPolicyEvaluations } = reader.client;
return (0,policy_system.CE)(evaluation, model_status.bz, tfPolicyEvaluations, reader);
}
function fromTfPolicy({ evaluation, sets }) {
const { status, permissions, error, actions } = evaluation.attributes;
const what = `Terraform policy evaluation ${evaluation.id}`;
const canOverride = permissions?.['can-override'] ?? undefined;
const object = { system: 'terraform-policy', what, word: status };
const { reading, kind, unfinished } = (0,policy_reading.rk)(model_status.bz, object);
if (unfinished)
return { ...(isApply(evaluation) ? (0,policy_reading.iz)() : reading), canOverride };
if ((error ?? undefined) !== undefined || status === 'errored') {
const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
}
if (sets !== undefined && 'doubt' in sets.how)
reading.doubts.push(sets.how.doubt);
reading.doubts.push(...(0,policy_reading.l$)(what, evaluation.attributes, model_status.bz));
if (kind === 'person' && actions?.['is-overridable'] === false) {
reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
}
const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
const doubts = [
...reading.doubts,
...countDoubts(what, evaluation, results),
...(0,policy_reading.vM)(what, status, results, true),
];
return { ...reading, canOverride, results, doubts };
}
function isApply({ attributes }) {
return attributes['stage-type']?.toLowerCase() === 'apply';
}
function readSet({ attributes }, evaluation, overriddenAt) {
const policySet = attributes['policy-set-name'] ?? '';
const error = attributes.error ?? '';
const results = (attributes.outcomes ?? []).map((each) => fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }));
if (error === '')
return results;
const message = printError(error).slice(0, 4_000);
return [
{ ...policy_reading.H4, system: 'terraform-policy', policySet, message, output: [] },
...results,
];
}
function fromTfOutcome(outcome, policySet, evaluation) {
const reading = (0,policy_reading.ns)(model_status.Zc, LEVELS, outcome);
const isLater = outcome.status === 'unknown';
const { isGood, level } = reading;
const ownStatus = isLater ? 'known-after-apply' : reading.status;
const word = isLater && level !== 'unknown' ? undefined : reading.word;
const overridable = level === 'mandatory-overridable' &&
['awaiting_override', 'overridden'].includes(evaluation.status);
const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
const status = isOverridden ? 'overridden' : ownStatus;
const printed = printedLines(outcome);
const output = printed.map(({ text }) => text);
return {
system: 'terraform-policy',
policySet,
policy: outcome.policy_name ?? outcome.file_name ?? '',
level,
status,
word,
overridable,
override: isOverridden && evaluation.overriddenAt !== undefined
? { at: evaluation.overriddenAt }
: undefined,
message: isGood ? '' : (output[0] ?? ''),
output,
printedFor: isGood ? undefined : printed.map(({ names }) => names),
...locationsOf(isGood ? [] : (outcome.diagnostics ?? [])),
};
}
function printedLines({ diagnostics }) {
return (diagnostics ?? []).flatMap(({ resources: listed, ...diagnostic }) => {
const resources = listed ?? [];
const all = resources.map(({ resource_name: name }) => name ?? '');
const whole = all.includes('') ? [] : all;
return [
...linesOf(diagnostic.error_message ?? diagnostic.summary).map((text) => ({
text,
names: whole,
})),
...resources.flatMap(({ resource_name: name, error_message: error, info_message: info }) => linesOf(error ?? info).map((line) => (name ?? '') === ''
? { text: line, names: [] }
: { text: `${name}: ${line}`, names: [`${name}`] })),
];
});
}
function locationsOf(diagnostics) {
const all = diagnostics
.flatMap(({ resources }) => resources ?? [])
.map((resource) => {
const { resource_name: name, file_name: path, start_line: start } = resource;
const line = (0,policy_reading.Wg)(start);
const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
const text = linesOf(resource.error_message ?? resource.info_message).join('; ');
return { address: name ?? '', message: text || undefined, location };
});
const resources = (0,named_resources.B)(all.filter(({ address }) => address !== ''));
const location = all.find((each) => each.location)?.location;
return { address: resources[0]?.address, location, resources };
}
function linesOf(value) {
return (value ?? '')
.split('\n')
.filter((line) => line.trim() !== '')
.slice(0, 200);
}
function printError(error) {
try {
return typeof error === 'string' ? error : JSON.stringify(error);
}
catch {
return 'The policy set could not be evaluated.';
}
}
function countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
if (counts === null || counts === undefined) {
return [`The ${what} is "${status}" but does not say how many policies it has.`];
}
const shown = (0,policy_reading.N4)(results);
const mandatory = (0,policy_reading._0)(counts, 'mandatory-failed') ?? 0;
const overridable = (0,policy_reading._0)(counts, 'mandatory-overridable-failed');
const lenient = (0,policy_reading.N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
const fits = {
passed: (0,policy_reading._0)(counts, 'passed') === shown.passed,
'failed advisory': (0,policy_reading._0)(counts, 'advisory-failed') === shown.advisory,
'failed mandatory': shown.mandatory === mandatory
? [undefined, 0, lenient].includes(overridable)
: overridable === lenient && shown.mandatory === mandatory + lenient,
errored: ((0,policy_reading._0)(counts, 'errored') ?? 0) <= shown.errored,
unknown: ((0,policy_reading._0)(counts, 'unknown') ?? 0) <= shown.later,
};
return Object.keys(fits)
.filter((name) => fits[name] === false)
.map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
;// CONCATENATED MODULE: ./build/src/policy/systems/systems.js
const SERVICE_SYSTEMS = [
policy_checks.tG,
POLICY_EVALUATIONS,
TERRAFORM_POLICY,
];
const JUDGING_SYSTEMS = [...SERVICE_SYSTEMS, own_policies.an];
/***/ }),
/***/ 92650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
d3: () => ( renderCheck),
wQ: () => ( renderComment),
Br: () => ( renderSummary),
z4: () => ( toSection)
});
var changes = __webpack_require__(30445);
var escape_markdown = __webpack_require__(67511);
var markdown = __webpack_require__(70075);
var counts = __webpack_require__(72886);
var findings = __webpack_require__(34581);
var links = __webpack_require__(67713);
var sentence = __webpack_require__(42251);
var report_budget = __webpack_require__(95439);
var report_text = __webpack_require__(74913);
var report_spots = __webpack_require__(62533);
var report_words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/finding-list.js
const WHY_LIMIT = 240;
const VISIBLE = [5, 3, 2, 1];
const FOLDED = 100;
function resourcesInSight(findings, view, budget) {
const fits = (most) => {
const items = (0,report_budget.h0)(budget.trial(), findings, (each) => itemOf(each, view, most, '**'));
return items.length === findings.length;
};
return VISIBLE.find(fits) ?? 1;
}
function mustFix(view, budget, inSight) {
const render = (finding) => itemOf(finding, view, inSight, '**');
const sections = (0,findings.RF)(view);
const blocks = sections.map(({ title, findings }, at) => {
const later = sections.slice(at + 1).flatMap((each) => each.findings).length;
const share = later / (later + findings.length);
return section(title, findings, render, budget.part(1 - share / 2));
});
return {
text: (0,report_text.oR)('\n\n', ...blocks.map(({ text }) => text)),
missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
};
}
function section(words, findings, render, budget) {
const title = (0,markdown.M) `**${words}**`;
if (!budget.take(title))
return { text: names(findings, budget), missing: findings.length };
const items = (0,report_budget.h0)(budget.part(0.7), findings, render);
const left = findings.slice(items.length);
const all = (0,report_budget.h0)(budget.trial(), left, render);
if (all.length === left.length)
items.push(...all.filter((item) => budget.take(item)));
const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
const rest = others.length > 0 ? names(others, budget) : '';
const text = (0,report_text.oR)('\n\n', title, (0,report_text.oR)('\n', ...items), rest);
return { text, missing: findings.length - items.length };
}
function names(findings, budget) {
const different = (0,counts.os)(findings).map(([{ policy }]) => policy);
const more = (number) => (0,markdown.M) `${(0,report_text.R3)(number)} more, named in the summary`;
if (!budget.take((0,markdown.M) `Also failed: and ${more(different.length)}.`))
return '';
const shown = (0,report_budget.h0)(budget, different, (name) => (0,escape_markdown.SS)(name, 80));
const missing = different.length - shown.length;
const rest = missing > 0 ? more(missing) : '';
return (0,markdown.M) `Also failed: ${(0,report_text.oR)(' and ', (0,report_text.oR)(', ', ...shown), rest)}.`;
}
function foldsBeside(view, budget) {
return (0,findings.$E)(view).map(({ id, words, findings, omitted }) => {
const title = (0,markdown.M) `${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
const block = (0,report_budget.AU)(budget, { title }, findings, (finding) => itemOf(finding, view, FOLDED));
return { ...block, omitted };
});
}
function itemOf(finding, view, most, strong = '') {
const spots = (0,report_spots.PC)(finding);
const rest = spots.length - most;
const general = (0,escape_markdown.CS)((0,report_spots.Ig)(finding), WHY_LIMIT);
const head = (0,report_text.oR)(' · ', (0,markdown.M) `- ${strong}${(0,escape_markdown.SS)(finding.policy, 120)}${strong}`, ...about(finding, view, strong !== ''));
return (0,report_text.oR)('\n', general === '' ? head : (0,markdown.M) `${head}: ${general}`, ...spots.slice(0, most).map((spot) => (0,markdown.M) `  - ${lineOf(spot, finding, view)}`), rest > 0 ? (0,markdown.M) `  - and ${(0,report_text.zD)(rest)} more` : '');
}
function about(finding, view, closing) {
const { kind, policySet, status, level, description = '', message } = finding;
const isSaid = status === 'failed' || kind === 'diagnostic';
return [
description === message ? '' : (0,escape_markdown.CS)(description, 160),
policySet === '' ? '' : (0,escape_markdown.SS)(policySet, 80),
kind === 'run-task'
? (0,markdown.M) `run task`
: kind === 'diagnostic'
? (0,markdown.M) `${(0,report_words.uB)(finding)}`
: '',
level === 'advisory' && closing ? (0,markdown.M) `advisory` : '',
level === 'unknown' && kind !== 'diagnostic' ? (0,markdown.M) `unknown level` : '',
(0,report_words.oB)(finding)
? (0,sentence.Hi)((0,report_words.Vk)(finding))
: isSaid
? ''
: (0,markdown.M) `${report_words.ly[status]}`,
view.workspaces.length > 1 ? workspaceWords(finding.workspaces, view) : '',
(0,sentence.Hi)((0,report_words.v8)(finding, view.context)),
finding.age === 'new' ? (0,markdown.M) `🆕` : '',
closing ? whoMayOverride(finding) : '',
finding.helpUrl ? (0,escape_markdown.nf)('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
];
}
function whoMayOverride({ overrideBy, overriders = [], guard }) {
if (overrideBy === undefined && overriders.length > 0) {
return (0,markdown.M) `teams that may override: ${(0,report_text.Ku)(overriders, 4, (name) => (0,escape_markdown.SS)(name, 80))}`;
}
if (overrideBy === undefined)
return '';
const who = (0,report_text.Ku)(overrideBy, 4, (name) => (0,escape_markdown.SS)(name, 80)) || 'nobody';
return (0,markdown.M) `who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}
function workspaceWords(names, view) {
const all = view.workspaces.length;
if (names.length === all && all > 2)
return (0,markdown.M) `all ${(0,report_text.dh)(all)}`;
return (0,report_text.Ku)(names, 4, (name) => (0,escape_markdown.SS)(name, 60), report_text.dh);
}
function lineOf(spot, finding, view) {
const [address, message] = (0,report_spots.$u)(spot, WHY_LIMIT);
const fileLine = (0,report_words.CP)(spot);
const isNew = spot.age === 'new' && finding.age !== 'new';
const isElsewhere = spot.workspaces.length < finding.workspaces.length;
const isNameless = spot.address === undefined && finding.kind === 'policy';
return (0,report_text.oR)(' · ', (0,report_text.oR)(' ', fileLine && (0,escape_markdown.nf)((0,escape_markdown.SS)(fileLine), spot.permalink, (0,links.TZ)(view.context)), (0,report_text.oR)(': ', address && (0,escape_markdown.SS)(address, 200), (0,escape_markdown.CS)(message, WHY_LIMIT)) ||
(fileLine ? '' : '–')), isNameless ? 'names no resource' : '', isElsewhere ? workspaceWords(spot.workspaces, view) : '', (0,sentence.Hi)((0,report_words.v8)((0,report_spots.SU)(spot, finding), view.context)), isNew ? '🆕' : '');
}
function messageDetails(findings, view, budget, shown) {
const long = findings.filter((each) => (0,report_spots.PC)(each).length > shown.inSight || unlistedText(each) !== '');
const groups = (0,report_text.$z)(long, (each) => [each.kind, each.policySet, each.policy]);
const folds = (0,report_budget.h0)(budget, groups, (group) => messageFold(group, view, shown));
return { text: (0,report_text.oR)('\n\n', ...folds), missing: groups.slice(folds.length).flat().length };
}
function unlistedText(finding) {
const { message } = finding;
const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
const printed = (0,report_spots.Om)(finding, WHY_LIMIT);
const isPrinted = printed.some((line) => line.includes(message));
return (0,report_text.oR)('\n', isCut && !isPrinted ? message : '', ...printed);
}
const WRITTEN_OUT = 10;
function messageFold(group, view, { inSight, messageLimit }) {
const [{ policy }] = group;
const shown = group.slice(0, WRITTEN_OUT);
const rest = group.length - shown.length;
const more = group.reduce((sum, each) => sum + (0,report_spots.PC)(each).slice(inSight).length, 0);
const what = (0,report_text.oR)(' and ', more > 0 ? (0,report_text.U9)(more, `more ${(0,report_spots.pw)(group[0])}`) : '', group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '');
return (0,report_text.oR)('\n\n', (0,markdown.M) `<details><summary>${(0,escape_markdown.h8)(policy, 120)}: ${what}</summary>`, ...shown.map((finding) => {
const limit = Math.floor(messageLimit / shown.length);
return moreOf(finding, view, { limit, inSight, isAlone: group.length === 1 });
}), rest > 0 ? (0,markdown.M) `… and ${(0,report_text.zD)(rest)} more of the same policy.` : '', '</details>');
}
function moreOf(finding, view, { limit, inSight, isAlone }) {
const spots = (0,report_spots.PC)(finding).slice(inSight);
const budget = (0,report_budget.yK)(limit * 2, (line) => line.length);
const lines = (0,report_budget.h0)(budget, spots, (spot) => (0,markdown.M) `- ${lineOf(spot, finding, view)}`);
const rest = spots.length - lines.length;
if (rest > 0)
lines.push((0,markdown.M) `- … and ${(0,report_text.zD)(rest)} more`);
const text = unlistedText(finding);
const cut = text.length > limit ? (0,markdown.M) `\n… ${(0,report_text.zD)(text.length - limit)} more characters` : '';
return (0,report_text.oR)('\n\n', !isAlone && view.workspaces.length > 1
? (0,markdown.M) `In ${workspaceWords(finding.workspaces, view)}:`
: '', (0,report_text.oR)('\n', ...lines), text === '' ? '' : (0,escape_markdown.EU)((0,escape_markdown.$Q)(text, limit) + cut));
}
var report_help = __webpack_require__(11805);
var next_steps = __webpack_require__(92189);
var model_verdict = __webpack_require__(83538);
var count_results = __webpack_require__(50276);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
function tableHead({ context }) {
const { ownPolicies = [], hostname, isLocal = false } = context;
const own = (0,report_text.oR)(', ', ...ownPolicies.map((source) => (0,escape_markdown.SS)(source, 60)));
if (isLocal)
return (0,markdown.M) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
if (ownPolicies.length === 0) {
return (0,markdown.M) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
}
const service = hostname === HOSTED ? (0,markdown.M) `HCP Terraform` : (0,escape_markdown.SS)(hostname, 60);
return (0,markdown.M) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HOSTED = 'app.terraform.io';
const VISIBLE_ROWS = 10;
function workspaceTables(view, budget) {
const sorted = [...view.workspaces].sort(byVerdict);
const closed = sorted.filter(({ verdict }) => !(0,model_verdict.gf)(verdict));
const shown = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
const rest = sorted.slice(shown.length);
const head = tableHead(view);
if (sorted.length === 0 || !budget.take(head))
return { visible: '', folded: '', missing: sorted.length };
const rollUp = rest.length > 0 && budget.reserve(300) ? [rollUpRow(rest, view)] : [];
const toRow = (workspace) => row(workspace, view);
const rows = (0,report_budget.h0)(budget, shown, toRow);
const isWhole = rows.length === shown.length;
const title = (0,markdown.M) `${(0,report_text.dh)(rest.length)} one by one`;
const folded = isWhole ? (0,report_budget.AU)(budget, { title, head }, rest, toRow) : undefined;
return {
visible: (0,report_text.oR)('\n', head, ...rows, ...rollUp),
folded: folded && folded.missing < rest.length ? folded.text : '',
missing: shown.length - rows.length,
};
}
function row(workspace, view) {
const { verdict } = workspace;
const none = (0,model_verdict.gf)(verdict) ? 'no policies' : report_words.y3[verdict].words;
const plan = (0,changes.DO)(workspace, (text) => (0,markdown.M) `**${text}**`);
return rowOf((0,markdown.M) `${(0,report_words.Kk)(verdict, (0,model_verdict.gf)(verdict, view.context.failOn))}`, (0,escape_markdown.SS)(workspace.name, 90), (0,report_text.oR)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells([workspace], view, (0,markdown.M) `${none}`), ...runCells(view, (0,links.ng)(workspace, view.context) || (0,markdown.M) `–`));
}
function runCells({ context }, cell) {
return context.isLocal === true ? [] : [cell];
}
function rowOf(...cells) {
return (0,markdown.M) `| ${(0,report_text.oR)(' | ', ...cells)} |`;
}
function rollUpRow(rest, view) {
const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
const signs = verdicts.map((verdict) => (0,report_words.Kk)(verdict, (0,model_verdict.gf)(verdict)));
const each = verdicts.map((verdict) => {
const number = rest.filter((workspace) => workspace.verdict === verdict).length;
return (0,markdown.M) `${(0,report_text.zD)(number)} ${report_words.y3[verdict].words}`;
});
const [only] = verdicts.length === 1 ? verdicts : [];
const words = only === undefined ? (0,markdown.M) `: ${(0,report_text.oR)(', ', ...each)}` : (0,markdown.M) ` ${report_words.y3[only].words}`;
const counts = (0,report_text.oR)(' | ', ...policyCells(rest, view, (0,markdown.M) `no policies`));
const run = view.context.isLocal === true ? '' : ' |';
return (0,markdown.M) `| ${signs[0]} | ${(0,report_text.dh)(rest.length)}${words} | | ${counts} |${run}`;
}
function policyCells(of, view, none) {
const cell = (some, results) => (0,counts.FF)(some, { results }, (words) => (0,markdown.M) `**${words}**`) || none;
const { ownPolicies = [], isLocal = false } = view.context;
if (isLocal || ownPolicies.length === 0)
return [cell(of, view.results)];
return [false, true].map((isOwn) => {
const results = view.results.filter(({ system }) => (system === 'own-policies') === isOwn);
const some = of.map((workspace) => {
const its = results.filter((each) => each.workspace === workspace.name);
return { ...workspace, counts: (0,count_results.a)(its), policies: (0,counts.kC)(its) };
});
return cell(some, results);
});
}
function costWords(delta) {
if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
return '';
const value = Number(delta);
if (value === 0)
return '';
return (0,markdown.M) `${value > 0 ? '+' : '−'}${(0,markdown.g)(Math.abs(value).toFixed(2))} USD a month`;
}
function byVerdict(one, other) {
const worse = model_verdict.bk.indexOf(other.verdict) - model_verdict.bk.indexOf(one.verdict);
return worse || (0,report_text.X)(one.name, other.name);
}
function resultsFold(view, budget) {
const rank = (results) => results.every(({ status }) => status === 'passed') ? 1 : 0;
const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
const rows = (0,counts.os)(view.results).sort((one, other) => rank(one) - rank(other) || (0,report_text.X)(name(one[0]), name(other[0])));
const head = (0,markdown.M) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
const title = (0,markdown.M) `All ${(0,report_text.R3)(rows.length)}`;
return (0,report_budget.AU)(budget, { title, head }, rows, policyRow);
}
function policyRow(results) {
const [{ policySet, policy }] = results;
const set = policySet === '' ? '' : (0,markdown.M) `<br><sub>${(0,escape_markdown.SS)(policySet, 80)}</sub>`;
const alike = (0,report_text.$z)(results, ({ level, status, word }) => [
level,
status,
status === 'unknown' && word,
]);
const passedLast = ([{ status }]) => status === 'passed' ? 1 : 0;
alike.sort((one, other) => passedLast(one) - passedLast(other));
const lines = (say) => (0,report_text.oR)('<br>', ...alike.map(say));
return rowOf((0,markdown.M) `${(0,escape_markdown.SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,markdown.M) `${(0,report_words.s2)(level)}`), lines(([{ status, word = '' }]) => status === 'unknown' ? (0,markdown.M) `unknown ${(0,escape_markdown.SS)(word, 40)}` : (0,markdown.M) `${status}`), lines(workspacesCell));
}
function workspacesCell(group) {
const all = [...new Set(group.map(({ workspace }) => workspace))];
const names = all.slice(0, 3).map((each) => (0,escape_markdown.SS)(each, 60));
const rest = all.length - names.length;
return (0,report_text.p_)(rest > 0 ? [...names, (0,markdown.M) `${(0,report_text.zD)(rest)} more`] : names);
}
;// CONCATENATED MODULE: ./build/src/report/body.js
function renderBody(view, options) {
const budget = (0,report_budget.yK)(options.budget, options.measure);
const footer = budget.keep((0,links.V$)(view.context));
const runOptions = budget.part(0.3).keep(optionsLine(view));
const canSay = budget.reserve(300 + options.measure(options.elsewhere));
const must = (0,findings.Tj)(view);
const inSight = resourcesInSight(must, view, budget.part(0.5));
const fix = mustFix(view, budget.part(0.75), inSight);
const reasons = reasonLines(view, budget.part(0.5));
const [listed, folded] = options.results ? [1_000, 5_000] : [50, 200];
const destroyed = (0,changes.Ok)(view, budget.part(0.5), listed);
const leftovers = leftoverLines(view, budget);
const tables = workspaceTables(view, budget.part(0.8));
const steps = budget.part(0.5).keep(nextLines(view));
const shown = { inSight, messageLimit: options.messageLimit };
const details = messageDetails(must, view, budget.part(0.8), shown);
const beside = foldsBeside(view, budget);
const notices = noticesFold(view, budget);
const changed = (0,changes.b$)(view, budget.part(0.7), folded);
const results = options.results ? resultsFold(view, budget) : { text: '', missing: 0 };
const unaffected = budget.keep(unaffectedLine(view));
const resolved = budget.keep(resolvedLine(view));
const left = [
[fix.missing, 'finding not listed', 'findings not listed'],
[details.missing, 'long message'],
...beside.map(({ missing, omitted }) => [missing, omitted]),
[notices.missing, 'note'],
[destroyed.missing + changed.missing, 'change'],
[tables.missing, 'workspace'],
[results.missing, 'policy', 'policies'],
];
const leftOut = (0,report_text.$z)(left, ([, one]) => one).flatMap((alike) => {
const [[, one, many]] = alike;
const number = alike.reduce((sum, [each]) => sum + each, 0);
return number > 0 ? (0,report_text.U9)(number, one, many) : [];
});
return (0,report_text.oR)('\n\n', runOptions, tables.visible, leftovers, reasons, fix.text, steps, destroyed.text, details.text, changed.text, ...beside.map(({ text }) => text), tables.folded, notices.text, results.text, unaffected, resolved, leftOut.length > 0 && canSay
? (0,markdown.M) `Omitted for length: ${(0,report_text.oR)(', ', ...leftOut)}. All of it is in ${options.elsewhere}.`
: '', footer);
}
function noticesFold(view, budget) {
const all = view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({ name, notice })));
const groups = (0,report_text.$z)(all, ({ notice }) => notice);
const title = (0,markdown.M) `ℹ️ ${(0,report_text.U9)(groups.length, 'notice')}`;
return (0,report_budget.AU)(budget, { title }, groups, (group) => {
return (0,markdown.M) `- ${firstName(group)}: ${(0,escape_markdown.CS)(group[0].notice, 400)}`;
});
}
function firstName(workspaces) {
const names = workspaces.map(({ name }) => name);
return (0,report_text.Ku)(names, 1, (name) => (0,escape_markdown.SS)(name, 60));
}
function optionsLine({ context: { runOptions = [] } }) {
if (runOptions.length === 0)
return '';
const shown = (0,report_text.Ku)(runOptions, 10, (option) => (0,escape_markdown.SS)(option, 200));
return (0,markdown.M) `⚙️ Planned with ${shown}. Without, the verdict may be another one.`;
}
function resolvedLine({ resolved }) {
return resolved > 0 ? (0,markdown.M) `✅ ${(0,report_text.zD)(resolved)} resolved since the last push.` : '';
}
function unaffectedLine({ unaffected }) {
if (unaffected.length === 0)
return '';
const names = unaffected.slice(0, 10).map((name) => (0,escape_markdown.SS)(name, 90));
const more = unaffected.length > 10 ? (0,markdown.M) ` and ${(0,report_text.zD)(unaffected.length - 10)} more` : '';
return (0,markdown.M) `Not affected by this change, and not planned: ${(0,report_text.oR)(', ', ...names)}${more}.`;
}
function reasonLines(view, budget) {
const unexplained = view.workspaces.filter((each) => (0,findings.iB)(each, view));
const groups = (0,report_text.$z)(unexplained, ({ reasons }) => reasons.slice(0, 3));
const lines = (0,report_budget.h0)(budget, groups, reasonLine);
const missing = groups.length - lines.length;
if (missing > 0 && lines.length > 0)
lines.push((0,markdown.M) `- … and ${(0,report_text.U9)(missing, 'other reason')}.`);
return (0,report_text.oR)('\n', ...lines);
}
function reasonLine(alike) {
const [{ verdict, reasons }] = alike;
const shown = reasons.slice(0, 3);
const why = shown.map((reason) => (0,escape_markdown.CS)(reason, 500));
const [url = ''] = shown.flatMap((reason) => (0,report_help.VY)(reason) ?? []);
const help = url === '' ? '' : (0,escape_markdown.nf)('What to do', url, [url]);
return (0,report_text.oR)(' ', (0,markdown.M) `- ${(0,report_words.Kk)(verdict, false)} ${firstName(alike)}:`, ...why, help);
}
function leftoverLines(view, budget) {
const all = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
return (0,report_text.oR)('\n>\n', ...(0,report_budget.h0)(budget, all, (leftover) => (0,markdown.M) `> ⚠️ ${(0,escape_markdown.CS)(leftover, 900)}`));
}
function nextLines(view) {
if (view.workspaces.length === 0)
return (0,report_text.oR)('\n', ...view.nextSteps.map((each) => (0,escape_markdown.CS)(each)));
const [first, ...others] = (0,next_steps.B)(view).map(sentence.Hi);
if (first === undefined)
return '';
if (others.length === 0)
return (0,markdown.M) `**What to do next:** ${first}`;
return (0,markdown.M) `**What to do next**\n\n${(0,report_text.oR)('\n', ...[first, ...others].map((each) => (0,markdown.M) `- ${each}`))}`;
}
var marker = __webpack_require__(54340);
var sections = __webpack_require__(46286);
;// CONCATENATED MODULE: ./build/src/report/comment.js
function renderComment(view, budget) {
return (0,sections.X0)(undefined, toSection(view), budget);
}
const LONGEST_SECTION = 15_000;
function toSection(view) {
return {
title: (0,report_text.p_)((0,marker.C_)(view), 3, (name) => (0,escape_markdown.Ow)(name, 60)),
url: view.context.job?.url,
state: stateOf(view),
job: view.context.jobId,
uploads: view.uploads,
key: view.key,
origins: (0,links.TZ)(view.context),
render: (budget) => renderSection(view, budget),
};
}
function renderSection(view, budget) {
const units = Math.min(LONGEST_SECTION, budget);
return renderText(view, units, Math.min(4_000, Math.floor(units / 8)));
}
const CHECK_BUDGET = 60_000;
function renderCheck(view, budget = CHECK_BUDGET) {
const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
return { title: (0,escape_markdown.$Q)(title, 250), summary: renderText(view, budget, 4_000, bytesOf) };
}
const bytesOf = (text) => Buffer.byteLength(text);
function renderText(view, budget, messageLimit, measure = (text) => text.length) {
const { context } = view;
const elsewhere = (0,markdown.M) `the ${(0,escape_markdown.nf)('job summary', context.job?.url, (0,links.TZ)(context))}`;
return renderBody(view, { budget, measure, elsewhere, messageLimit, results: false });
}
const SUMMARY_BUDGET_BYTES = 1_000_000;
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
const heading = (0,markdown.M) `### ${(0,report_words.rL)((0,findings.sv)(view))} Policy gate: ${view.headline}\n\n`;
const budget = budgetBytes - bytesOf(heading) - 1;
if (budget < 0)
return '';
const body = renderBody(view, {
budget,
measure: bytesOf,
elsewhere: (0,markdown.M) `the report file (output \`report-json\`)`,
messageLimit: 20_000,
results: true,
});
return (0,markdown.M) `${heading}${body}\n`;
}
function stateOf(view) {
const { job, commit, startedAt } = view.context;
const seconds = Math.floor(Date.parse(startedAt) / 1000);
const prints = view.findings.map(({ fingerprint }) => fingerprint);
const parts = view.findings.flatMap((finding) => finding.resources.map((resource) => (0,findings.KE)(finding, resource)));
const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, durationMs]]);
const runs = view.workspaces
.filter(({ verdict }) => verdict === 'needs-override' || verdict === 'overridden')
.flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
return {
id: (0,marker.F2)(view),
runId: job?.runId ?? 0,
attempt: job?.attempt ?? 0,
headSha: commit?.sha ?? '',
startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
digest: (0,marker.tW)(JSON.stringify([renderSection(view, LONGEST_SECTION), job?.url])),
tally: (0,findings.sv)(view),
fingerprints: [...new Set(prints)].slice(0, 200),
resources: parts.length > 0 ? [...new Set(parts)] : undefined,
durations: Object.fromEntries(durations),
runs: Object.fromEntries(runs),
};
}
/***/ }),
/***/ 6621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N1: () => ( renderEvent),
gM: () => ( renderVerdict),
pd: () => ( renderHead)
});
var _archive_describe_js_13_ = __webpack_require__(82591);
var _model_verdict_js_0_ = __webpack_require__(83538);
var _model_status_js_1_ = __webpack_require__(62373);
var _model_uncommitted_js_11_ = __webpack_require__(41880);
var _changes_js_2_ = __webpack_require__(30445);
var _counts_js_14_ = __webpack_require__(72886);
var _escape_markdown_js_3_ = __webpack_require__(67511);
var _findings_js_4_ = __webpack_require__(34581);
var _help_js_5_ = __webpack_require__(11805);
var _links_js_6_ = __webpack_require__(67713);
var _sentence_js_7_ = __webpack_require__(42251);
var _spots_js_8_ = __webpack_require__(62533);
var _neutralise_log_js_9_ = __webpack_require__(22195);
var _text_js_12_ = __webpack_require__(74913);
var _words_js_10_ = __webpack_require__(43629);
function renderHead(context) {
const { commit, runOptions = [], uncommittedFiles, judgedBy } = context;
const { isLocal = false, byPerson = false } = context;
const change = (0,_links_js_6_ .C2)(context);
const where = isLocal ? 'without a service' : `${context.organization} on ${context.hostname}`;
const at = commit && !(isLocal && byPerson)
? ` at ${commit.sha.slice(0, 7)}${(0,_model_uncommitted_js_11_ .D)(uncommittedFiles)}`
: '';
const about = change === undefined ? at && ` ·${at}` : ` · ${change}${at}`;
const judge = judgedBy === undefined ? '' : ` · judged by ${judgedBy}`;
return (0,_neutralise_log_js_9_ .Bv)(`Plangate ${context.version} · ${where}${judge}${about}`, ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
function renderEvent(event, options = {}) {
const name = 'workspace' in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : '';
const stamp = `  ${(0,_text_js_12_ .vk)(event.atMs)} ${name}`;
switch (event.kind) {
case 'archive':
return archiveLines(event.archive, options.repositoryRoot);
case 'version-created':
return (0,_neutralise_log_js_9_ .Bv)(`${stamp}configuration version ${event.versionId} created`);
case 'planning':
return (0,_neutralise_log_js_9_ .Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
case 'uploading':
return [];
case 'uploaded':
return (0,_neutralise_log_js_9_ .Bv)(`${stamp}uploaded`);
case 'run-created':
return (0,_neutralise_log_js_9_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
case 'run-found':
return (0,_neutralise_log_js_9_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
case 'run-overridden':
return (0,_neutralise_log_js_9_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
case 'run-reused':
return (0,_neutralise_log_js_9_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
case 'progress':
return event.words === _model_status_js_1_ .oq.errored.says ? [] : (0,_neutralise_log_js_9_ .Bv)(`${stamp}${event.words}`);
case 'heartbeat':
return (0,_neutralise_log_js_9_ .Bv)(`${stamp}still ${event.words}, of at most ${(0,_text_js_12_ .vk)(event.timeoutMs)}`);
case 'canceling':
return (0,_neutralise_log_js_9_ .Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
case 'workspace-decided': {
const { workspace, verdict, plan } = event.result;
const { sign, words } = _words_js_10_ .y3[verdict.word];
const changes = (0,_words_js_10_ .hE)(plan) ? ', no changes' : '';
return (0,_neutralise_log_js_9_ .Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js_12_ .vk)(event.atMs)}`);
}
}
}
function archiveLines(archive, repositoryRoot) {
const others = archive.withheld.filter(({ reason }) => reason !== 'ignored');
const ignored = archive.withheld.length - others.length;
const files = archive.entries.filter(({ type }) => type === 'file').length;
const withheld = others.map(({ path, reason }) => `${path} ${reason}`);
const left = (0,_text_js_12_ .oR)(', ', ignored > 0 ? `${(0,_text_js_12_ .zD)(ignored)} ignored` : '', withheld.length > 0 ? `${(0,_text_js_12_ .zD)(withheld.length)} excluded: ${(0,_text_js_12_ .p_)(withheld, 4)}` : '');
const largest = (0,_archive_describe_js_13_ .cz)(archive);
const { uncommitted = [] } = archive;
return (0,_neutralise_log_js_9_ .Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js_12_ .U9)(files, 'file')}, ${(0,_text_js_12_ .Ej)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left && `  (${left})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js_12_ .p_)(uncommitted, 4)}`] : []), ...largest.slice(0, 1).map(() => '  The largest files:'), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
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
...firstLines((0,_findings_js_4_ .Tj)(view), SHOWN.findings, 'finding', (finding) => findingLines('✗', finding, view)),
...(0,_findings_js_4_ .$E)(view).flatMap(({ id, noun, findings: some }) => firstLines(some, SHOWN.advisory, noun, (finding) => id === 'accepted'
? [findingLine('✓', finding, [finding.address, (0,_words_js_10_ .zs)(finding)], 300)]
: findingLines('!', finding, view))),
];
return (0,_neutralise_log_js_9_ .Bv)('', ...workspaceLines(view), ...(0,_changes_js_2_ .O_)(view, SHOWN.changes), ...(findings.length > 0 ? ['', ...findings] : []), '', `${_words_js_10_ .y3[view.verdict].sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
function firstLines(items, limit, noun, toLines) {
const rest = items.length - limit;
const shown = items.slice(0, limit).flatMap(toLines);
return rest > 0 ? [...shown, `  … and ${(0,_text_js_12_ .U9)(rest, `more ${noun}`)}`] : shown;
}
function workspaceLines(view) {
const shown = (0,_findings_js_4_ .VE)(view.workspaces).slice(0, SHOWN.workspaces);
const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
const printed = shown.flatMap((workspace) => {
const reasons = (0,_findings_js_4_ .iB)(workspace, view) ? workspace.reasons.slice(0, 5) : [];
return [
workspaceLine(workspace, view, width),
...reasons.map((reason) => `    ${(0,_help_js_5_ .il)((0,_escape_markdown_js_3_ .Ow)(reason, 900))}`),
];
});
const hidden = view.workspaces.length - shown.length;
const green = view.workspaces.filter(({ verdict }) => (0,_model_verdict_js_0_ .gf)(verdict)).length;
if (hidden > 0)
printed.push(`  … and ${(0,_text_js_12_ .dh)(hidden)} more, ${(0,_text_js_12_ .zD)(Math.min(hidden, green))} of them green`);
return printed;
}
function workspaceLine(workspace, view, width) {
const { verdict, name, plan, runUrl } = workspace;
const { sign, words } = _words_js_10_ .y3[verdict];
const changes = (0,_words_js_10_ .hE)(plan) ? ', no changes' : '';
const url = runUrl === undefined ? '' : `   ${runUrl}`;
return `${sign} ${(0,_escape_markdown_js_3_ .Ow)(name, 90).padEnd(width)}   ${(0,_counts_js_14_ .FF)([workspace], view) || words}${changes}${url}`;
}
function findingLines(sign, finding, view) {
const where = view.workspaces.length > 1 ? `in ${(0,_text_js_12_ .p_)(finding.workspaces, 4)}` : '';
const fresh = finding.age === 'new' ? 'new' : '';
const spots = (0,_spots_js_8_ .PC)(finding);
const toLine = (spot) => {
const [address, message] = (0,_spots_js_8_ .$u)(spot);
const ownBaselineWords = (0,_sentence_js_7_ .II)((0,_words_js_10_ .v8)((0,_spots_js_8_ .SU)(spot, finding), view.context));
return [`  ${cleaned([(0,_words_js_10_ .CP)(spot), address, message, ownBaselineWords], '   ', 400)}`];
};
const shown = firstLines(spots, SHOWN.resources, (0,_spots_js_8_ .pw)(finding), toLine).map((text) => `    ${text}`);
const baseline = (0,_sentence_js_7_ .II)((0,_words_js_10_ .v8)(finding, view.context));
const about = [where, baseline, fresh, (0,_words_js_10_ .mF)(finding), (0,_spots_js_8_ .Ig)(finding)];
return [findingLine(sign, finding, about), ...shown];
}
function findingLine(sign, finding, more, limit = 200) {
return `  ${sign} ${cleaned([finding.policy, (0,_words_js_10_ .IF)(finding), ...more], '   ', limit)}`;
}
function cleaned(parts, between, limit) {
return parts.flatMap((part) => (part ? [(0,_escape_markdown_js_3_ .Ow)(part, limit)] : [])).join(between);
}
/***/ }),
/***/ 11805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
VY: () => ( helpFor),
il: () => ( withHelp)
});
var _model_own_pages_js_0_ = __webpack_require__(37694);
var _text_js_1_ = __webpack_require__(74913);
const PAGES = (0,_model_own_pages_js_0_ .S)('docs');
const SECOND_PAGE = 'PG-133';
const EXPLAINED = {
'PG-101': '`cannot start`',
'PG-102': '`token is empty`, or `get no secrets`',
'PG-103': '`is not an input`',
'PG-104': '`names the host`',
'PG-105': '`organization is missing`, although the `cloud` block names it',
'PG-110': '`does not have this operation`',
'PG-112': '`by a later look`, or `this service may not start runs by itself`',
'PG-106': "`whose code the checkout`, or `is of a fork's pull request`, or `about the change of a fork`",
'PG-114': '`is a Terraform Stack`, or `holds Terraform policies`',
'PG-115': '`holds no configuration: not a single .tf file`, or `There is no Terraform configuration for workspace`',
'PG-116': '`is in local execution mode`',
'PG-117': '`but the token may not queue runs in it`',
'PG-118': '`cannot be gated`, or `but the repository is`, or `leads out of what is uploaded`',
'PG-136': '`can still be applied although the gate did not pass`',
'PG-137': '`could not be discarded if the gate failed`',
'PG-154': '`was asked for, and the service answered with`',
'PG-138': '`which was not requested`, or `was asked for`, or `does not only save its plan`, or `might be one that is applied`, or `although it was asked not to`, or `was not waited for`',
'PG-139': '`left no report`, or `which one is its own`, or `The report of group`, or `the matrix does not have`, or `started no run for it`, or `is not one that group`, or `is not over: `, or `is no matrix`, or `lacks a group`',
'PG-141': '`planned only a part`',
'PG-142': '`not compared`, or `is not over, so nothing`, or `planned other files than`, or `is of the commit`, or `was the latest when`, or `does not say which`, or `has no run yet`',
'PG-143': '`starts no runs for this pull request`, or `no pull request starts a run`, or `judges the run of a pull request`',
'PG-144': '`started no speculative run`, or `while it was judged`, or `both plan this commit`',
'PG-145': '`is for the event push`, or `is a run of one workspace`, or `of another workspace or version`, or `was not updated with the result of the apply`',
'PG-146': '`says two different things of`, or `counts … but lists …`',
'PG-134': '`The guard cannot determine what this plan destroys`',
'PG-135': '`the list of changes may not be whole`',
'PG-147': '`Module not found` or `Unreadable module directory` in the plan',
'PG-148': '`looks like a credential and is not tracked by git`',
'PG-149': '`and git cannot say whether it is tracked`, or `git could not list the tracked files`',
'PG-150': '`but the policies do not get to see that`',
'PG-151': '`follows it to other directories`, or `does not say that it clones submodules`',
'PG-152': '`files that are judged must not choose what is packed`, or `links bring in more than`',
'PG-153': '`no workspace is affected by this change`',
'PG-120': '`The timeout of`, or `none appeared in time`',
'PG-121': '`was over before`',
'PG-156': '`There are more comments than could be read`, or `could not be read to their end`, or `than can be read`',
'PG-157': '`was not answered before the time for publishing was over`',
'PG-125': '`is not the head of`, or `has a newer commit`',
'PG-126': "`carries this gate's marker`, or `A later run has reported`, or `Other jobs kept writing`",
'PG-113': '`Resource not accessible by integration`, or `The token needs`, or `there is no token for`',
'PG-155': '`self-signed certificate in certificate chain` or `unable to verify the first certificate`',
'PG-107': '`answered 401`, or `does not know the token`',
'PG-108': '`answered 403`, or `The token may not do this`',
'PG-109': '`answered 404`, or `was not found in organization`',
'PG-122': '`answered 429`, or `Run the job again`',
'PG-123': '`answered 5`, or `got no complete answer`, or `got no answer`',
'PG-124': '`could not reach`, or `could not be reached`, or `was refused by TLS`',
'PG-111': '`says that the API is at`, or `find out where the service has its API`',
'PG-119': '`The plan failed, so no policy could be evaluated`',
'PG-127': '`ignore the file`, or `or ignore it`, or `nothing is packed without knowing`',
'PG-128': '`The service could not use the upload`',
'PG-129': '`answered in an unrecognized form`, or `that is not JSON`, or `GitHub shows no pull request`',
'PG-130': '`holds no JSON object`, or `which GITHUB_EVENT_PATH names, cannot be read`',
'PG-131': '`Not all reports were written`, or `could not be written`',
'PG-132': '`The check was canceled`, or `The job was killed`',
'PG-133': '`Plangate could not verify this plan, so the gate fails`',
};
function helpFor(message) {
const [code] = Object.entries(EXPLAINED).find(([, words]) => Array.from(words.matchAll(/`([^`]+)`/g)).some(([, phrase = '']) => phrase !== 'cloud' && holds(message, phrase))) ?? [];
return code && explanationAt(code);
}
function withHelp(message) {
return (0,_text_js_1_ .oR)(' See ', message, helpFor(message));
}
function explanationAt(code) {
const page = code < SECOND_PAGE ? 'troubleshooting' : 'troubleshooting-runs';
return `${PAGES}/${page}.md#${code.toLowerCase()}`;
}
function holds(message, phrase) {
let at = 0;
return phrase.split('…').every((part) => {
const index = message.indexOf(part, at);
at = index + part.length;
return index >= 0;
});
}
/***/ }),
/***/ 92189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( stepsOf),
h: () => ( reviewRequestOf)
});
var _model_command_line_js_7_ = __webpack_require__(99753);
var _counts_js_6_ = __webpack_require__(72886);
var _model_own_pages_js_8_ = __webpack_require__(37694);
var _escape_markdown_js_0_ = __webpack_require__(67511);
var _findings_js_1_ = __webpack_require__(34581);
var _links_js_2_ = __webpack_require__(67713);
var _model_status_js_3_ = __webpack_require__(62373);
var _markdown_js_9_ = __webpack_require__(70075);
var _sentence_js_4_ = __webpack_require__(42251);
var _text_js_5_ = __webpack_require__(74913);
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
function reviewRequestOf({ findings, context }, asked, author, url) {
const isAuthor = (name) => name.toLowerCase() === author?.toLowerCase();
const waiting = findings.flatMap(({ severity, fingerprint, overrideBy = [] }) => {
const names = overrideBy.filter((name) => !isAuthor(name));
const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
});
if (waiting.length === 0)
return undefined;
const names = [...new Set(waiting.flatMap((each) => each.names))].slice(0, MOST_REVIEWERS);
const what = (0,_text_js_5_ .U9)(waiting.length, 'finding');
const report = (0,_escape_markdown_js_0_ .nf)('Report', url, (0,_links_js_2_ .TZ)(context));
return {
fingerprints: waiting.map(({ fingerprint }) => fingerprint),
people: names.filter((name) => !/[/:]/.test(name)),
teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
line: (0,_markdown_js_9_ .M) `${(0,_text_js_5_ .p_)(names, MOST_REVIEWERS, _escape_markdown_js_0_ .lE)} can approve ${what} of the policy gate. ${report}`,
};
}
/***/ }),
/***/ 47713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
y: () => ( renderDocument)
});
var node_crypto_0_ = __webpack_require__(77598);
var _html_js_1_ = __webpack_require__(80665);
const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:100rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--blue)}
p{margin:.5rem 0}
code,pre,.code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--soft)}
.blocks{color:var(--red)}.warns{color:var(--amber)}.passes{color:var(--green)}
.finding{border:1px solid var(--line);border-left:4px solid var(--red);border-radius:6px;padding:.5rem 1rem;margin:.75rem 0}
.finding.is-soft{border-left-color:var(--amber)}
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;white-space:pre-wrap}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
.scroll{position:relative;overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft,th code{font-weight:400}
th,td{overflow-wrap:break-word}
tbody th{overflow-wrap:anywhere;min-width:7rem}
.scroll td{white-space:nowrap}
.sign{width:1em;height:1em;vertical-align:-.12em;fill:currentColor}
.workspaces{width:100%}
.workspaces thead th{vertical-align:bottom;min-width:4.25rem;max-width:6rem}
.workspaces th:first-child{min-width:9rem;max-width:none}
.workspaces td:nth-child(3){white-space:nowrap}
.workspaces td.failed .sign{color:var(--red)}.workspaces td.warned .sign{color:var(--amber)}
.workspaces .quiet{color:var(--soft);text-align:center}
.short{display:none}
.legend{font-size:.9rem}
@media (min-width:60rem){.legend{columns:2;column-gap:3rem}}
@media screen and (max-width:48rem){.workspaces thead,.workspaces .quiet{display:none}.workspaces,.workspaces tbody,.workspaces tr,.workspaces th,.workspaces td{display:block}.workspaces tr{border:1px solid var(--line);border-radius:6px;margin:.5rem 0;padding:.25rem}.workspaces th,.workspaces td{border:0}.short{display:inline}}
.matrix{max-height:75vh;overflow:auto}
.matrix th:first-child{position:sticky;left:0;z-index:1;background:var(--back);min-width:9rem;max-width:min(45vw,20rem)}
.matrix tbody td:nth-child(2){white-space:normal;min-width:8rem}
.matrix thead th{position:sticky;top:0;z-index:2;background:var(--shade);min-width:4rem;max-width:12rem}
.matrix thead th:first-child{z-index:3}
.bar{display:block;width:100%;height:1rem;border-radius:4px}
.bar rect{stroke:var(--back);stroke-width:2;vector-effect:non-scaling-stroke}
.bar .failed{fill:#cf222e}.bar .warned{fill:#bf8700}.bar .unknown{fill:#818b98}.bar .passed{fill:#2da44e}
.shares{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0;padding:0;list-style:none}
.shares li::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.4em;border-radius:2px}
.shares .failed::before{background:#cf222e}.shares .unknown::before{background:#818b98}.shares .warned::before{background:#bf8700}.shares .passed::before{background:#2da44e}
.figures{font-weight:600}
p,li{max-width:75rem}
@media (max-width:40rem){h1{font-size:1.3rem}.scroll td{white-space:normal}th,td{padding:.3rem .3rem;font-size:.8rem}tbody th{min-width:4.5rem}}
@media (max-width:22rem){th,td{padding:.2rem;font-size:.7rem}tbody th{min-width:3.5rem}}
thead th{background:var(--shade)}
td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul,ol{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;height:auto}
@media (max-width:48rem){.timeline{display:none}}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@page{size:landscape;margin:1cm}
@media print{html{font-size:11px}body{max-width:none;padding:0;font-size:1rem;color:#000;background:#fff}table{font-size:.8rem}tr{break-inside:avoid}.scroll{overflow:visible;max-height:none}}
`;
const STYLE_SHEET = _html_js_1_ .Ed.trusted(`<style>${STYLE}</style>`);
const DIGEST = (0,node_crypto_0_.createHash)('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${DIGEST}'; base-uri 'none'; form-action 'none'`;
function renderDocument(title, content) {
const page = (0,_html_js_1_ .qy) `<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
return `<!doctype html>\n${page.toString()}\n`;
}
/***/ }),
/***/ 80665:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ed: () => ( Html),
Y3: () => ( anchor),
dj: () => ( inHtml),
mo: () => ( breakable),
q9: () => ( withLinks),
qy: () => ( html)
});
var _escape_markdown_js_0_ = __webpack_require__(67511);
class Html {
#markup;
constructor(markup) {
this.#markup = markup;
}
static trusted(markup) {
return new Html(markup);
}
toString() {
return this.#markup;
}
}
function html(strings, ...holes) {
let markup = strings[0] ?? '';
for (const [index, hole] of holes.entries()) {
if (/=\s*$/.test(strings[index] ?? ''))
throw new Error('An attribute needs quotes.');
markup += renderContent(hole) + (strings[index + 1] ?? '');
}
return Html.trusted(markup);
}
function renderContent(content) {
if (content === undefined || content === false)
return '';
if (content instanceof Html)
return content.toString();
if (typeof content === 'object')
return content.map(renderContent).join('');
return (0,_escape_markdown_js_0_ .JK)((0,_escape_markdown_js_0_ .X5)(String(content)), /[&<>"'`]/g);
}
function anchor(content, url, origins) {
const href = url === undefined ? undefined : (0,_escape_markdown_js_0_ .v7)(url, origins);
return href === undefined
? content
: html `<a href="${href}" rel="noopener noreferrer">${content}</a>`;
}
function withLinks(text, origins) {
return text.split(/(`[^`]+`|https:\/\/[^\s`]*[^\s`.,;:!?()])/).map((part, index) => {
if (index % 2 === 0)
return part;
return part.startsWith('`')
? html `<code>${part.slice(1, -1)}</code>`
: anchor(part, part, origins);
});
}
function inHtml(sentence, limit) {
if (typeof sentence === 'string')
return Html.trusted((0,_escape_markdown_js_0_ .JK)(sentence, /[&<>]/g));
if (!('kind' in sentence))
return sentence.map((each) => inHtml(each, limit));
const { kind, text, words } = sentence;
if (kind === 'link')
return anchor(inHtml(words, limit), text, [text]);
return kind === 'name' || kind === 'text' ? (0,_escape_markdown_js_0_ .$Q)(text, limit) : html `<code>${text}</code>`;
}
function breakable(name) {
return name
.split(/(?<=[-_./:@])(?=[^-_./:@])/)
.map((part, index) => (index > 0 ? [BREAK, part] : part));
}
const BREAK = Html.trusted('<wbr>');
/***/ }),
/***/ 84995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lf: () => ( documentedCourses),
Xt: () => ( COURSES),
eE: () => ( readCourse)
});
var _model_status_js_0_ = __webpack_require__(62373);
const COURSES = {
'overridden-plan-only-run': [
'stays',
'goes-on',
'rests-checked',
'goes-on-later',
'refused',
'not-offered',
],
'failed-evaluation': ['waits', 'errored', 'policy_soft_failed', 'planned_and_finished'],
'overridden-stage': ['goes-on', 'stays', 'goes-on-later'],
'overridden-saved-plan': ['planned_and_saved', 'policy_checked'],
'final-evaluation': ['errored', 'waits'],
'broken-check': ['errored', 'planned_and_finished'],
'failed-task': ['errored', 'waits'],
};
const COURSE_NAMES = (0,_model_status_js_0_ .o7)(COURSES);
function documentedCourses() {
return {
'overridden-plan-only-run': 'stays',
'failed-evaluation': 'waits',
'overridden-stage': 'goes-on',
'overridden-saved-plan': 'planned_and_saved',
'final-evaluation': 'errored',
'broken-check': 'errored',
'failed-task': 'errored',
};
}
function readCourse(text) {
const [name = '', value = '', ...rest] = text.split('=').map((part) => part.trim());
const known = COURSE_NAMES.find((one) => one === name);
if (known === undefined || rest.length > 0) {
return { problem: `"${text}" names no course. The courses: ${COURSE_NAMES.join(', ')}.` };
}
const values = COURSES[known];
return values.includes(value)
? { name: known, value }
: { problem: `${known} is one of ${values.join(', ')}, not "${value}".` };
}
/***/ }),
/***/ 20183:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
M: () => ( environmentProblems),
V: () => ( describeBeaten)
});
var node_path_0_ = __webpack_require__(76760);
var _model_proxies_js_1_ = __webpack_require__(84091);
var _model_quote_js_3_ = __webpack_require__(28187);
var _machine_read_regular_js_2_ = __webpack_require__(43962);
async function environmentProblems(caFile, environment, workingDirectory) {
const problems = [];
if (caFile !== undefined) {
const files = [['ca-file', caFile]];
const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
if (extra !== '')
files.push(['NODE_EXTRA_CA_CERTS', extra]);
for (const [input, path] of files) {
const message = await certificateProblem(path, workingDirectory);
if (message !== undefined)
problems.push({ where: input, message });
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
return (0,_machine_read_regular_js_2_ .VX)((0,node_path_0_.resolve)(workingDirectory, path)).then((text) => text.includes('-----BEGIN CERTIFICATE-----')
? undefined
: `${(0,_model_quote_js_3_ .hD)(path)} holds no certificate in PEM form.`, ({ code = 'unknown error' }) => `${(0,_model_quote_js_3_ .hD)(path)} cannot be read (${code}).`);
}
const NAMES = [
['organization', 'TF_CLOUD_ORGANIZATION', ({ organization }) => organization],
['workspace', 'TF_WORKSPACE', ({ workspaces }) => workspaces?.name],
];
async function describeBeaten(inputs, environment, findBlock) {
const isGiven = (name) => (inputs[name]?.trim() ?? '') !== '';
const answering = NAMES.filter(([input]) => !isGiven(input) && !(input === 'workspace' && isGiven('workspaces'))).filter(([, variable]) => (environment[variable]?.trim() ?? '') !== '');
const block = answering.length === 0 ? undefined : await findBlock();
return answering.flatMap(([, variable, inBlock]) => {
const value = environment[variable]?.trim() ?? '';
const named = block && inBlock(block);
if (block === undefined || named === undefined || named === value)
return [];
return [
`${variable} is ${(0,_model_quote_js_3_ .hD)(value)} and counts more than ${block.at}, which names ${(0,_model_quote_js_3_ .hD)(named)}. \`unset ${variable}\` lets the block decide.`,
];
});
}
/***/ }),
/***/ 40198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( withNames),
Sw: () => ( existsAt),
WY: () => ( described),
g$: () => ( INPUT_TABLE),
hF: () => ( input),
mc: () => ( INPUTS),
py: () => ( OUTPUTS),
tH: () => ( INPUT_HEADINGS),
tw: () => ( OF_GROUPS)
});
var _local_names_js_0_ = __webpack_require__(45233);
var _trust_trusted_block_js_5_ = __webpack_require__(41643);
var _trust_hostname_js_4_ = __webpack_require__(56667);
var _model_parse_js_3_ = __webpack_require__(2340);
var _run_options_js_1_ = __webpack_require__(1993);
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
doors: PUBLISHING,
};
const OF_PLAN = {
group: 'plan',
heading: 'What the run plans',
doors: ['cli', 'library'],
};
const SERVICE = { group: 'service', heading: 'What to gate' };
const GATED = { group: 'plan', heading: 'What to gate' };
const LOCALLY = { group: 'plan', heading: 'Without a service' };
const RUN = { group: 'plan', heading: 'The run' };
const SENT = { group: 'plan', heading: 'What is sent' };
const JUDGED = { group: 'policy', heading: 'What fails the gate' };
const TRUST = { group: 'job', heading: 'Who may choose what' };
const OF_GROUPS = [
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
}),
token: input('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], ...SERVICE }),
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
engine: input('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', { ...LOCALLY, kind: 'choice', choices: ['terraform', 'tofu'] }),
plan: input('A plan made elsewhere, as JSON (`terraform show -json`), with its digest next to it (`plangate digest`). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas.', { ...LOCALLY, kind: 'list' }),
'plan-digest': input('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...LOCALLY, kind: 'list', parse: _local_names_js_0_ .zY }),
'var-file': input('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', { ...LOCALLY, kind: 'list' }),
'engine-env': input('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`.', { ...LOCALLY, kind: 'list' }),
'affected-only': input('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', { ...RUN, kind: 'flag', default: 'false' }),
source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { ...RUN, kind: 'choice', default: 'upload', choices: ['upload', 'vcs'] }),
group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. Its runs and its report carry it, and `plangate combine` finds them. Runs of earlier jobs are never reused.', { ...RUN, kind: 'string', parse: _model_parse_js_3_ .hb }),
mode: input('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later.', { ...RUN, kind: 'choice', default: 'speculative', choices: ['speculative', 'provisional'] }),
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
exceptions: input('File of failures that do not count for a time, of advisory policies and with `local` of all, each with an owner and an end: see docs/exceptions.md. A path is read from the default branch in a job. A URL like `git::https://HOST/REPOSITORY.git//FILE?ref=COMMIT` is read at that commit.', { ...JUDGED, kind: 'string', setting: 'exceptionsFile' }),
'only-new': input('Advisory failures that the last run of the workspace has in the same way do not count. With `local` failures of all policies are compared, with a plan of the default branch. What cannot be compared counts.', { ...JUDGED, kind: 'flag', default: 'false' }),
'require-policies': input('Fail the gate when no policy was evaluated.', {
...JUDGED,
kind: 'flag',
default: 'false',
}),
'allow-unknown': input('Terraform policy that asks for values of the apply makes the verdict advisory, not undecided. Such a rule can pass without effect.', { ...JUDGED, kind: 'flag', default: 'false' }),
protect: input('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module.', { ...JUDGED, kind: 'list', parse: _read_guard_js_2_ .ce }),
'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...JUDGED, kind: 'number', parse: _read_guard_js_2_ .wi }),
'max-actions': input('Maximum actions to invoke without approval.', {
...JUDGED,
kind: 'number',
parse: _read_guard_js_2_ .wi,
}),
'full-plan': input('Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork is never read so.', { ...JUDGED, kind: 'flag', default: 'false' }),
'on-failure': input('What to do with a provisional run when the gate fails. `discard` needs a token that may apply runs. A run that needs an override is always kept, because a discarded run cannot be overridden.', { ...RUN, kind: 'choice', default: 'discard', choices: ['discard', 'keep'] }),
'cancel-superseded': input('Cancel unfinished earlier runs of this pull request in the same workspace. The token needs the permission to apply runs. Provisional runs are kept.', {
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
doors: ACTION,
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
target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'list', parse: _run_options_js_1_ .Se }),
'allow-partial': input('Accept plans of only a part of the configuration (`target`, `refresh-only`), made by a run or by another job. The rest is not judged, and the verdict is at best advisory for a plan of another job.', { kind: 'flag', default: 'false', group: 'plan', heading: OF_PLAN.heading }),
replace: input('Addresses of resources to replace, one per line.', {
...OF_PLAN,
kind: 'list',
parse: _run_options_js_1_ .Se,
}),
variables: input('Variables of this run, one `name=value` per line. A value is an HCL literal, otherwise text. Everybody who can read the run can see them, so secrets of this job are rejected.', { ...OF_PLAN, kind: 'list', parse: _run_options_js_1_ .Ch }),
'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...OF_PLAN, kind: 'string', parse: _run_options_js_1_ .nn }),
'allow-empty-apply': input('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
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
'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...OF_COMMENT, kind: 'flag', default: 'false', doors: ACTION }),
'override-by': input('The same as `override-by` of `plangate/override`. The report then says of each failure who may override it by a comment. It decides nothing: the input of that step does.', { ...OF_COMMENT, kind: 'string', parse: _read_guard_js_2_ .L6, doors: ACTION }),
notify: input('Who hears of a finding that waits for an approval. `once`: the people and teams of `override-by` are asked for a review the first time. Where GitHub refuses that, a comment names them.', { ...OF_COMMENT, kind: 'choice', default: 'off', choices: ['off', 'once'], doors: ACTION }),
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
doors: ACTION,
}),
'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
group: 'job',
kind: 'secret',
expression: '${{ github.token }}',
doors: ACTION,
}),
'checks-token': input("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", { group: 'job', kind: 'secret', expression: '${{ github.token }}', doors: ACTION }),
'check-run-id': input('Check run of this job, which gets the annotations.', {
group: 'report',
kind: 'number',
expression: '${{ job.check_run_id }}',
doors: ACTION,
}),
'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { group: 'job', kind: 'number', setting: 'pullRequestNumber', doors: ACTION }),
reports: input('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning. The outputs `report-html` and `report-sarif` are their paths.', {
group: 'report',
kind: 'list',
parse: (text) => {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list)
return list;
return (0,_model_parse_js_3_ .Fo)(list.value.map((item) => (0,_model_parse_js_3_ .HU)(item, ['page', 'sarif'])));
},
doors: ACTION,
}),
'plan-json': input('Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.', {
group: 'job',
kind: 'choice',
default: 'off',
choices: ['off', 'redacted', 'full'],
doors: ACTION,
}),
'on-missing-token': input('What to do on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which passes and skips the check.', { group: 'job', kind: 'choice', default: 'fail', choices: ['fail', 'neutral'], doors: ACTION }),
'allow-untrusted-head': input('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', { ...TRUST, kind: 'flag', default: 'false' }),
'trusted-branch': input('Branch whose `cloud` block names organization and workspace of a pull request. The default is the default branch. Inputs count more. A block that the pull request changes is ignored.', { ...TRUST, kind: 'string', parse: _trust_trusted_block_js_5_ .pG }),
};
const FIRST_INPUTS = ( null && ([
'token',
'hostname',
'organization',
'workspace',
'workspaces',
'directory',
'affected-only',
'fail-on',
'require-policies',
'protect',
'comment',
'timeout',
]));
const INPUTS = withNames(INPUT_TABLE);
function existsAt({ doors }, door) {
return doors === undefined || doors.includes(door);
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
var no_configuration = __webpack_require__(22018);
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
const { parseFile } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 93984));
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
const { at, hostname } = (0,file_names.i)(name)
? { at: name, hostname: hostInJson(file) }
: (readCloudBlock(name, file) ?? { at: name });
if (hostname !== undefined)
return { ...block, at, hostname };
}
return block;
}
function hostInJson({ body: { attributes, blocks } }) {
const all = [...attributes, ...blocks.flatMap(({ body }) => body.attributes)];
return firstOf(all, ({ name, value }) => hostIn(value, BLOCKS.includes(name)));
}
const BLOCKS = ['cloud', 'remote'];
function hostIn(value, isBlock) {
if (value.kind === 'tuple')
return firstOf(value.items, (item) => hostIn(item, isBlock));
if (value.kind !== 'object')
return undefined;
return firstOf(value.entries, ({ key, value: inner }) => {
const name = (0,hcl_syntax.bK)(key) ?? '';
return isBlock && name === 'hostname'
? (0,hcl_syntax.bK)(inner)
: hostIn(inner, BLOCKS.includes(name));
});
}
function firstOf(items, find) {
return items.map(find).find((found) => found !== undefined);
}
function readCloudBlock(path, { body: file }) {
const block = file.blocks
.flatMap(({ type, body }) => (type === 'terraform' ? body.blocks : []))
.find(({ type, labels }) => type === 'cloud' || (type === 'backend' && labels[0] === 'remote'));
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
const missing = (0,settings.bj)(sources);
const { isLocal } = missing;
const blocks = await readBlocks(inputs, missing, workingDirectory, jobTree);
const { written, directory, ownBlock, trusted } = blocks;
const isProposed = blocks.proposed !== undefined;
const names = isLocal ? (0,tree.O2)((0,local_names._G)(blocks.names, directory)) : blocks.names;
const loaded = (0,settings.sb)({ ...sources, ...blocks, names });
const planned = 'settings' in loaded ? (0,workspace_selectors.s7)(loaded.settings.plan) : [written];
const problems = [];
const sends = 'problems' in loaded || loaded.settings.plan.source === 'upload';
for (const text of sends ? planned : []) {
const input = text === written ? 'directory' : 'workspaces';
const problem = outsideProblem(input, text, directory, workingDirectory) ??
(await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree })) ??
(isProposed && !isLocal && 'settings' in loaded && text !== written
? (0,target.B)(loaded.settings.service, await findCloudBlock((0,external_node_path_.resolve)(workingDirectory, text), text, true))
: undefined);
if (problem !== undefined)
problems.push(problem);
}
if ('problems' in loaded)
problems.push(...(await causesOf(loaded.problems, blocks)));
const caFile = inputs['ca-file']?.trim() || undefined;
problems.push(...(await (0,environment_problems.M)(caFile, environment, workingDirectory)));
if (problems.length > 0 || 'problems' in loaded)
return { problems };
const notices = [
...(isProposed
? []
: await (0,environment_problems.V)(inputs, environment, () => findCloudBlock(directory, written))),
...(trusted.block ? (0,trusted_block.g7)(ownBlock, trusted.block, missing) : []),
...(isProposed
? secretAuthorityProblem(loaded.settings.service, directory, workingDirectory)
: []),
];
const { plan } = loaded.settings;
const isOne = plan.plan === undefined || !missing.workspaces || isOnePlan(plan.plan, workingDirectory);
plan.runOptions = await (0,run_options.Gm)(plan.runOptions);
if (!isOne)
plan.workspaces = [];
return { settings: loaded.settings, notices };
}
async function causesOf(problems, { findBroken: find }) {
const isMissing = ({ code }) => code === 'missing';
const broken = problems.some(isMissing) ? await find() : undefined;
return broken === undefined ? problems : [broken, ...problems.filter((each) => !isMissing(each))];
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
? await findTrusted({
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
function secretAuthorityProblem({ caFile }, directory, workingDirectory) {
const root = (0,find_repository.I8)(directory) ?? workingDirectory;
if (caFile === undefined || (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(workingDirectory, caFile)).startsWith('..')) {
return [];
}
return [
`The certificate authorities in ${(0,quote.hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
];
}
async function findTrusted(query) {
const { written, directory, workingDirectory, jobTree, ownBlock } = query;
const { trusted, workspace = workingDirectory } = jobTree;
const named = written === undefined ? undefined : (0,trusted_block.pG)(written);
if (named !== undefined && 'problem' in named)
return { why: named.problem };
const branch = named?.value;
const title = branch === undefined ? 'the default branch' : `the branch ${(0,quote.hD)(branch)}`;
try {
const root = (0,find_repository.Di)(directory, workspace).repository?.root ?? workingDirectory;
const path = (0,external_node_path_.relative)(root, (0,find_repository.eF)(directory)).split(external_node_path_.sep).join('/');
const files = await trusted(root, branch);
const likely = ownBlock?.at.replace(/:\d+$/, '').split('/').at(-1);
const block = await findBlock(files, path, likely);
const broken = async () => {
const found = await findBroken(files, path).catch(() => undefined);
return found && { ...found, where: `${found.where} of ${title}` };
};
if (block !== undefined) {
const at = `${block.at} of ${title}`;
const why = `The block at ${at} does not name it.`;
return { block: (0,tree.O2)({ ...block, at }), why, findBroken: broken };
}
const where = path === '' ? 'the repository' : (0,quote.hD)(path);
return {
findBroken: broken,
why: `There is no \`cloud\` block in ${where} on ${title} that this job may read, and one that a pull request adds does not count.`,
};
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
return { why: `The \`cloud\` block of ${title} could not be read: ${error.message}` };
}
}
function outsideProblem(input, text, directory, workingDirectory) {
const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, text));
const repository = (0,place._M)(directory);
if (repository === undefined && input === 'directory')
return undefined;
const home = repository ?? (0,find_repository.eF)(workingDirectory);
const isAbove = path !== home && (0,place.lU)(home, path);
const isOutside = repository !== undefined && !(0,place.lU)(path, home) && (0,external_node_fs_.existsSync)(path);
if (!isAbove && !(isOutside && (0,place._M)(path) === undefined))
return undefined;
const message = `names ${(0,quote.hD)(text)}, which leads out of ${home}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
return { where: input, message };
}
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
const path = (0,external_node_path_.resolve)(workingDirectory, text);
const stats = await (0,promises_.stat)(path).catch(() => undefined);
if (stats === undefined) {
const checkoutHint = ' Is the checkout step there, and the name right?';
const hint = input === 'workspaces'
? ' The path is relative to the current directory and ignores `directory`.'
: text === '.'
? ''
: checkoutHint;
const near = await nearDirectory(text, workingDirectory);
const question = near === undefined ? hint : ` Did you mean ${(0,quote.hD)(near)}?`;
return { where: input, message: `${(0,quote.hD)(text)} does not exist.${question}` };
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
const what = (0,no_configuration.t)(others) ??
'holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?';
return { where: input, message: `${(0,quote.hD)(text)} ${what}` };
}
async function nearDirectory(text, workingDirectory) {
const parent = (0,external_node_path_.dirname)(text);
const entries = await (0,promises_.readdir)((0,external_node_path_.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const near = (0,did_you_mean.a)((0,external_node_path_.basename)(text), names.filter((name) => !name.startsWith('.')));
return near === undefined ? undefined : (0,external_node_path_.join)(parent, near);
}
async function hasConfiguration(path, others) {
const deeper = [];
for await (const entry of await (0,promises_.opendir)(path)) {
if (entry.isFile() && (0,file_names.ZC)(entry.name))
return true;
if (entry.isFile())
others.push(entry.name);
if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
deeper.push((0,external_node_path_.join)(path, entry.name));
}
}
for (const directory of deeper)
if (await hasConfiguration(directory, others))
return true;
return false;
}
const MAX_BYTES = 5_000_000;
async function findCloudBlock(directory, shown, isForHost = false) {
const block = await findBlockAndHost(filesIn(directory), isForHost);
const here = shown === '' || shown === '.';
return block && !here ? { ...block, at: `${shown}/${block.at}` } : block;
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
BH: () => ( localConflicts),
EA: () => ( IMPLY_LOCAL),
JK: () => ( namedOrganization),
_G: () => ( withLocalNames),
iy: () => ( LOCAL_TARGET),
jI: () => ( LOCAL_ONLY),
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
function localConflicts(inputs, values) {
const { mode, source } = values;
const isGiven = (name, usual = '') => !['', usual].includes(inputs[name]?.trim() ?? '');
const plan = isGiven('plan');
const conflicts = [
['hostname', isGiven('hostname'), NO_OTHER_SERVICE],
['token', isGiven('token'), NO_OTHER_SERVICE],
['group', isGiven('group'), NO_LATER_JOB],
['mode', mode === 'provisional', NOTHING_KEPT],
['source', source === 'vcs', NO_VERSION_CONTROL],
['plan-json', isGiven('plan-json', 'off'), NO_PLAN_OF_SERVICE],
['plan', plan && isGiven('engine'), PLANNED_ELSEWHERE],
['plan-digest', !plan && isGiven('plan-digest'), NO_PLAN],
];
for (const [input, usual] of Object.entries(OF_SENDING)) {
conflicts.push([input, isGiven(input, usual), NOTHING_SENT]);
}
for (const input of OF_PLANNING) {
const usual = input === 'refresh' ? 'true' : 'false';
conflicts.push([input, plan && isGiven(input, usual), MADE_ALREADY]);
}
for (const input of OF_SERVICE)
conflicts.push([input, !plan && isGiven(input, 'false'), NO_RUN]);
conflicts.push(['engine-env', plan && isGiven('engine-env'), NO_PROGRAM]);
return conflicts.flatMap(([where, isWrong, message]) => (isWrong ? [{ where, message }] : []));
}
const IMPLY_LOCAL = ['plan', 'engine'];
const LOCAL_ONLY = ['plan-digest', 'var-file', 'engine-env'];
const PLANNED_ELSEWHERE = 'and `engine` are both given, and a plan that was made elsewhere is not planned again. Take one of them out.';
const NO_PLAN = 'is for `plan`. Name the plan, or take this out.';
const OF_PLANNING = [
'destroy',
'refresh-only',
'refresh',
'target',
'replace',
'variables',
'var-file',
'terraform-version',
'allow-empty-apply',
];
const OF_SENDING = {
rules: 'terraform',
'secret-scan': 'warn',
'include-untracked-secrets': 'false',
};
const NOTHING_SENT = 'is about what is sent, and with `local` nothing is: the plan is made of the files as they lie there. Take one of them out.';
const OF_SERVICE = ['terraform-version', 'allow-empty-apply'];
const NO_RUN = 'is for a run of a service, and with `local` there is none: the program on the PATH plans, and nothing is applied. Take one of them out.';
const MADE_ALREADY = 'cannot go with `plan`, which is made already. Give it to `terraform plan` where that runs, and take this out.';
const NO_PROGRAM = 'is for a program that plans, and a plan that was made elsewhere is not planned again. Take one of them out.';
const NO_OTHER_SERVICE = 'is not used with `local`, which asks no other service. Take one of them out.';
const NO_LATER_JOB = 'cannot be combined with `local`, where no service keeps a run that a later job could read. Take one of them out.';
const NOTHING_KEPT = 'cannot be "provisional" with `local`: no service keeps the plan, so nothing could be applied later. Take one of them out.';
const NO_PLAN_OF_SERVICE = 'is the plan of a service, and with `local` there is none. Take one of them out.';
const NO_VERSION_CONTROL = 'cannot be "vcs" with `local`: no service plans what version control has. Take one of them out.';
/***/ }),
/***/ 71055:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L6: () => ( checkApprovers),
ce: () => ( readPatterns),
hI: () => ( readApprovers),
wi: () => ( readMost)
});
var _policy_address_patterns_js_0_ = __webpack_require__(79486);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_1_ = __webpack_require__(28187);
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function readPatterns(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const uncommented = lines.filter((line) => !line.startsWith('#')).join('\n');
const pieces = Array.from(uncommented.matchAll(PIECE), ([piece]) => piece);
const value = pieces.filter((piece) => piece !== '-');
const invalid = value.find((pattern) => !(0,_policy_address_patterns_js_0_ .Pt)(pattern));
return invalid === undefined
? { value: [...new Set(value)] }
: {
problem: `${(0,_model_quote_js_1_ .hD)(invalid)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`,
};
}
function readMost(text) {
return /^\s*\d{1,9}\s*$/.test(text)
? { value: Number(text) }
: { problem: `${(0,_model_quote_js_1_ .hD)(text)} is not a number. Write digits only.` };
}
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
const OWNED = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
function readApprovers(text) {
const problems = [];
const lines = [];
const others = [];
for (const line of text.split(/\r\n|\n|\r/)) {
const [, written, names = ''] = OWNED.exec(line.trim()) ?? [];
if (written === undefined) {
others.push(line);
continue;
}
const parsed = written.startsWith('"') ? (0,_model_parse_js_2_ .qF)(written) : written;
const pattern = typeof parsed === 'string' ? parsed : `\n${written}`;
const problem = patternProblem(written, pattern);
if (problem !== undefined)
problems.push(problem);
if (lines.some((each) => each.pattern === pattern))
problems.push(`has the pattern ${(0,_model_quote_js_1_ .hD)(pattern)} twice.`);
const owners = readNames(names, problems);
if (owners?.names.length === 0)
problems.push(`names nobody for ${(0,_model_quote_js_1_ .hD)(pattern)}.`);
lines.push({ pattern, owners: owners ?? NO_OWNERS });
}
const reading = readNames(others.join('\n'), problems) ?? NO_OWNERS;
if (problems.length === 0 && lines.length + reading.names.length === 0) {
problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
}
return problems.length > 0
? { problem: problems.join(' It ') }
: { value: { lines, others: reading } };
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
: `has the pattern ${(0,_model_quote_js_1_ .hD)(pattern)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
function readNames(text, problems) {
const list = (0,_model_parse_js_2_ .E1)(text);
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
problems.push(`has ${(0,_model_quote_js_1_ .hD)(item)}, which names no person or team. Write people (octocat), role:maintain, role:admin or teams (acme/platform).${line}`);
}
}
return approvers;
}
/***/ }),
/***/ 1993:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( readVariables),
Fq: () => ( runOptionsOf),
Gm: () => ( toLiterals),
K: () => ( noteConflicts),
Se: () => ( readLines),
nn: () => ( readTerraformVersion),
yj: () => ( splitRunOptions)
});
var _policy_run_options_js_0_ = __webpack_require__(19138);
var _model_address_js_1_ = __webpack_require__(3543);
var _model_did_you_mean_js_2_ = __webpack_require__(90440);
var _model_quote_js_3_ = __webpack_require__(28187);
function readLines(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
return value.some((line) => /\p{Cc}/u.test(line))
? { problem: 'has control characters in it.' }
: { value };
}
const INSIDE = {
destroy: false,
'allow-destroy-apply': false,
'refresh-only': false,
refresh: false,
target: true,
replace: true,
variables: true,
'terraform-version': false,
'allow-empty-apply': false,
};
const isInside = (name) => Object.hasOwn(INSIDE, name);
const RUN_OPTIONS = 'run-options';
function splitRunOptions(inputs) {
const { [RUN_OPTIONS]: text = '', ...others } = inputs;
const lines = readLines(text);
if ('problem' in lines) {
const problems = [{ where: RUN_OPTIONS, message: lines.problem }];
return { inputs: others, problems, asWritten: asRunOption };
}
const values = new Map();
const problems = lines.value.flatMap((line, at) => {
const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
const before = values.get(name) ?? [];
const message = problemOf(name, value, before.length, at + 1);
if (message !== undefined)
return [{ where: RUN_OPTIONS, message }];
values.set(name, [...before, value]);
return [];
});
const texts = Array.from(values, ([name, all]) => [name, all.join('\n')]);
return { inputs: { ...others, ...Object.fromEntries(texts) }, problems, asWritten: asRunOption };
}
function problemOf(name, value, before, at) {
if (name === '')
return `has no \`name: value\` in its line ${at}. One a line.`;
if (!isInside(name)) {
const near = (0,_model_did_you_mean_js_2_ .a)(name, new Set(Object.keys(INSIDE)));
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return `has ${(0,_model_quote_js_3_ .hD)(name)}, which is no option of a run. ${remedy}`;
}
if (value === '')
return `has no value for \`${name}\` in its line ${at}.`;
return before > 0 && !INSIDE[name] ? `names \`${name}\` twice.` : undefined;
}
function asRunOption(problem) {
const { where, message } = problem;
if (!isInside(where))
return problem;
return { where: RUN_OPTIONS, message: `has a \`${where}\` that ${message}` };
}
const VARIABLE = new RegExp(`^(${_model_address_js_1_ .cS})\\s*=`, 'u');
function readVariables(text) {
const lines = readLines(text);
if ('problem' in lines)
return lines;
const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
const invalid = names.indexOf(undefined);
if (invalid >= 0)
return { problem: `has no \`name=value\` in its line ${invalid + 1}. One a line.` };
const twice = names.find((name, at) => names.indexOf(name) !== at);
return twice === undefined ? lines : { problem: `names ${(0,_model_quote_js_3_ .hD)(twice)} twice.` };
}
function readTerraformVersion(text) {
return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
? { value: text }
: { problem: `${(0,_model_quote_js_3_ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
function runOptionsOf(inputs) {
const { target = [], replace = [], variables = [], terraformVersion } = inputs;
const assigned = variables.map((line) => {
const at = line.indexOf('=');
return { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
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
function noteConflicts(inputs, note) {
const { mode, destroy, refreshOnly, replace = [] } = inputs;
const provisional = mode === 'provisional';
if (inputs.autoQueueRuns && (0,_policy_run_options_js_0_ .c4)(runOptionsOf(inputs)).length > 0) {
note('auto-queue-runs', 'cannot be true with options of the run: one that an upload starts has none.');
}
if (provisional && inputs.terraformVersion !== undefined) {
note('terraform-version', 'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.');
}
if (provisional && destroy && !inputs.allowDestroyApply) {
note('destroy', 'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.');
}
if (refreshOnly && (destroy || !inputs.refresh || replace.length > 0)) {
note('refresh-only', 'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.');
}
if (destroy && replace.length > 0) {
note('replace', 'cannot be combined with `destroy`: destroyed resources are not replaced.');
}
}
async function toLiterals(options) {
const { variables } = options;
if (variables === undefined)
return options;
const { parseHcl } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 88603));
const literal = (text) => {
const { body, problems } = parseHcl(`value = ${text}\n`);
const [first, ...others] = body.attributes;
const isAlone = problems.length === 0 && others.length + body.blocks.length === 0;
if (isAlone && first !== undefined && isLiteral(first.value))
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
CU: () => ( parseInput),
FD: () => ( wantsLocal),
OW: () => ( readTimeout),
U1: () => ( readAlone),
bj: () => ( unanswered),
f8: () => ( reportedSettings),
qs: () => ( unknownInputs),
sb: () => ( readSettings)
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
const READ_TOGETHER = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
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
function unanswered(sources) {
return {
isLocal: wantsLocal(sources.inputs),
hostname: settingText('hostname', sources) === undefined,
organization: settingText('organization', sources) === undefined,
workspaces: inputText('workspace', sources) === undefined &&
inputText('workspaces', sources) === undefined,
};
}
function readSettings(sources) {
const specs = _inputs_js_0_ .mc.filter((spec) => (0,_inputs_js_0_ .Sw)(spec, sources.door));
const unknown = unknownInputs(sources.inputs, specs);
if (sources.door !== 'action')
return readSplit(sources, unknown);
const { inputs: split, problems, asWritten } = (0,_run_options_js_4_ .yj)(sources.inputs);
const reading = readSplit({ ...sources, inputs: split }, [...unknown, ...problems]);
if (!('problems' in reading))
return reading;
const named = reading.problems.map((each) => (unknown.includes(each) ? each : asWritten(each)));
return { problems: named };
}
function readSplit(sources, problems) {
const note = (where, message, code) => void problems.push({ where, message, code });
const { proposed, names: cloud } = sources;
const { serviceHost, token, ...target } = readTarget(sources);
problems.push(...target.problems);
const hint = proposed === undefined ? ', or name it in the `cloud` block.' : `. ${proposed.why}`;
const organization = settingText('organization', sources) ?? cloud?.organization;
if (organization === undefined) {
note('organization', `is missing. Pass \`organization\`${hint}`, 'missing');
}
else if (!_workspace_selectors_js_5_ .o_.test(organization)) {
note('organization', `${(0,_model_quote_js_7_ .hD)(organization)} is not a name. ${_workspace_selectors_js_5_ .$h}`);
}
const one = settingText('workspace', sources);
const fromEnvironment = inputText('workspace', sources) === undefined;
const many = inputText('workspaces', sources);
const workspaces = (0,_workspace_selectors_js_5_ .Vj)({ one, fromEnvironment, many, cloud, hint }, note);
const { service, plan, policy, report, job } = readInputs(sources, note);
plan.local = wantsLocal(sources.inputs);
if (plan.mode === 'provisional' && plan.autoQueueRuns) {
note('auto-queue-runs', NOT_PROVISIONAL);
}
if (problems.length === 0)
(0,_run_options_js_4_ .K)(plan, note);
const runOptions = (0,_run_options_js_4_ .Fq)(plan);
if (plan.local)
problems.push(...(0,_local_names_js_2_ .BH)(sources.inputs, plan));
else {
for (const input of _local_names_js_2_ .jI)
if (inputText(input, sources))
note(input, NOT_LOCAL);
}
if (report.notify === 'once') {
if (report.overrideBy === undefined)
note('notify', NOBODY_NAMED);
if (report.comment === 'off')
note('notify', NOTHING_KEPT);
}
if (plan.source === 'vcs') {
if (plan.mode === 'provisional')
note('mode', NOT_FROM_VCS);
if (plan.autoQueueRuns)
note('auto-queue-runs', NOTHING_UPLOADED);
const options = (0,_policy_run_options_js_1_ .c4)(runOptions);
if (options.length > 0)
note('source', `cannot be "vcs" with options of the run: version control starts it without any. Asked for: ${options.join(', ')}.`);
}
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
function readAlone(sources) {
const problems = [];
const note = (input, message) => void problems.push({ where: input, message });
const groups = readInputs(sources, note);
if (problems.length === 0)
(0,_run_options_js_4_ .K)(groups.plan, note);
return problems.length > 0 ? { problems } : { ...groups, runOptions: (0,_run_options_js_4_ .Fq)(groups.plan) };
}
const NOBODY_NAMED = 'is for the people and teams that `override-by` names. Set `override-by`, or take this out.';
const NOTHING_KEPT = 'needs the comment, which keeps who was asked. Set `comment` to another value than `off`, or take this out.';
const NOT_LOCAL = 'is for a check without a service. Add `local`, or take this out.';
const NOT_PROVISIONAL = 'cannot be true with `mode: provisional`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave it out.';
const NOT_FROM_VCS = 'cannot be "provisional" with `source: vcs`: what version control starts for a pull request is speculative and leaves nothing to apply. Leave one of them out.';
const NOTHING_UPLOADED = 'cannot be true with `source: vcs`: nothing is uploaded that could start a run. Leave it out.';
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
function parseInput(spec, text) {
return (spec.parse ?? PARSERS[spec.kind])(text, spec);
}
function readInputs(sources, note) {
const dependent = READ_TOGETHER;
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
const parsed = parseInput(spec, text);
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
return { where: name, message: `is not an input. ${remedy}` };
});
}
const TOKEN_REMEDY = {
action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ door, tokenHint }, hostname) {
const state = door === 'cli' ? 'missing' : 'empty';
const remedy = TOKEN_REMEDY[door].replace('HOST', () => hostname);
return `is ${state}. ${remedy}${tokenHint === undefined ? '.' : `; ${tokenHint}`}`;
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
function selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note) {
if (one !== undefined && many !== undefined) {
note('workspaces', 'and `workspace` are both given. Keep one of them.');
return [];
}
if (many !== undefined)
return readWorkspaceList(many, note);
if (one !== undefined) {
const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ''}${one}` : one;
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
note('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, 'missing');
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
const plain = selectors.map(asItem);
if (plain.every((item) => item !== undefined))
return plain.join(separator);
return `[${selectors.map(asObject).join(',')}]`;
}
function asItem(selector) {
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
function asObject(selector) {
const fields = selector.kind === 'name'
? { name: selector.name, directory: selector.directory }
: { tags: selector.tags, project: selector.project };
const written = Object.entries(fields).flatMap(([name, value]) => {
if (value === undefined)
return [];
const text = Array.isArray(value) ? `[${value.map(asText).join(',')}]` : asText(value);
return `"${name}":${text}`;
});
return `{${written.join(',')}}`;
}
function asText(text) {
return `"${text.replaceAll(/[^\w ./:-]/g, _model_quote_js_0_ .FI)}"`;
}
const written = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .BpQ(1), _client_wire_schema_js_1_ .Ru6(1_000));
const objects = _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .KCZ([
_client_wire_schema_js_1_ .rej({ name: written, directory: _client_wire_schema_js_1_ .lqM(written) }),
_client_wire_schema_js_1_ .rej({
tags: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YOg(written), _client_wire_schema_js_1_ .BpQ(1)),
project: _client_wire_schema_js_1_ .lqM(written),
}),
_client_wire_schema_js_1_ .rej({ tags: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(written), []), project: written }),
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
/***/ 79239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( noteDiscard),
S: () => ( signReason)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function noteDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ }),
/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Tl: () => ( filesAt),
Tv: () => ( trustedCommit),
zp: () => ( trustedInGit)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_ask_git_js_1_ = __webpack_require__(29796);
var _machine_checked_out_commit_js_2_ = __webpack_require__(97701);
var _machine_commit_at_js_3_ = __webpack_require__(35106);
var _machine_git_objects_js_4_ = __webpack_require__(71650);
var _tree_js_5_ = __webpack_require__(80734);
var _trusted_block_js_6_ = __webpack_require__(41643);
async function trustedInGit(branch, ports) {
const { commit, repository } = await trustedCommit(branch, ports);
return (0,_tree_js_5_ .O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, server }, ports) {
if (repository === undefined) {
throw new _trusted_block_js_6_ .lI('these files are in no git repository. Run it in a clone.');
}
const inClone = () => branch === undefined
? (0,_machine_commit_at_js_3_ .Oh)(repository, ports)
: (0,_machine_commit_at_js_3_ .hZ)(branch, repository, ports);
if (server !== undefined) {
const isEnough = server.isNew && server.authorization === undefined;
const known = isEnough ? await inClone() : undefined;
const commit = known ?? (await askServer(server, branch, repository, ports));
return { commit, repository };
}
const commit = (await inClone()) ?? (await fetchFromOrigin(branch, repository, ports));
return { commit, repository };
}
async function askServer({ address, authorization, remedy }, branch, repository, ports) {
const what = describe(branch);
if (address === undefined) {
throw new _trusted_block_js_6_ .lI(`this job does not say where ${what} of its repository is. ${remedy}`);
}
const remote = { address, authorization };
const reference = referenceOf(branch);
const named = await (0,_machine_commit_at_js_3_ .k6)(remote, reference, ports);
if ('why' in named) {
throw new _trusted_block_js_6_ .lI(`the server did not say which commit is the last of ${what}${inBrackets(named.why)}. ${remedy}`);
}
const { commit } = named;
if ((await (0,_machine_git_objects_js_4_ .kN)(commit, repository, ports)) !== undefined)
return commit;
const here = await (0,_machine_checked_out_commit_js_2_ .U)(repository);
const how = { commit, reference, here: here ?? commit };
const why = await (0,_machine_ask_git_js_1_ .rt)(ports, repository, remote, how);
if ((await (0,_machine_git_objects_js_4_ .kN)(commit, repository, ports)) !== undefined)
return commit;
throw new _trusted_block_js_6_ .lI(`the last commit of ${what} could not be fetched${inBrackets(why)}. ${remedy}`);
}
function referenceOf(branch) {
return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describe(branch) {
return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}
async function fetchFromOrigin(branch, repository, ports) {
const origin = await (0,_machine_ask_git_js_1_ .yv)(repository, ports);
if ('why' in origin) {
throw new _trusted_block_js_6_ .lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
}
const address = origin.text.trim();
const named = await (0,_machine_commit_at_js_3_ .k6)({ address }, referenceOf(branch), ports);
const why = 'why' in named ? named.why : await (0,_machine_ask_git_js_1_ .iH)(ports, repository, address, named.commit);
if ('commit' in named && why === undefined)
return named.commit;
throw new _trusted_block_js_6_ .lI(`git does not have ${describe(branch)} and could not fetch it${inBrackets(why)}.`);
}
function filesAt(commit, repository, ports) {
const files = (0,_machine_git_objects_js_4_ .Cg)(commit, repository, ports);
const links = new Set();
const textOf = async (path) => (await files.bytes(path))?.toString('utf8');
return {
async isSubmodule(path) {
const names = path.split('/');
const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
const entries = await Promise.all(places.map((place) => files.entry(place)));
return entries.some((entry) => typeof entry === 'object' && entry.mode === '160000');
},
async names(directory) {
const entries = await files.list(directory);
return entries?.map(({ mode, name }) => {
if (mode === '120000')
links.add(node_path_0_.posix.join(directory, name));
return name;
});
},
async read(path) {
const text = await textOf(path);
if (text === undefined || !links.has(path))
return text;
return await textOf(node_path_0_.posix.join(node_path_0_.posix.dirname(path), text));
},
};
}
function inBrackets(printed = '') {
const why = (0,_machine_ask_git_js_1_ .TM)(printed);
return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
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
const [, host = '', fragment = ''] = /^https:\/\/([^/?#]*)[^#]*(.*)$/is.exec(link) ?? [];
if (/[{}]/.test(host + fragment))
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
dy: () => ( isSealed),
m7: () => ( RELEASE_CLAIMS),
rC: () => ( openReleaseBy)
});
var node_crypto_0_ = __webpack_require__(77598);
const MOST_RELEASED = 300;
const MARK = 12;
function sealRelease(token, about, acts) {
const key = keyFrom(token);
const marks = acts
.map((act) => markOf(key, act))
.sort()
.join('');
return { workspaceId: about.workspaceId, marks, seal: sealOf(key, sealedText(about, marks)) };
}
const RELEASE_CLAIMS = {
isOfCommit: ({ act, where }) => act.commit === where.commit,
isOfWorkspace: ({ release, where }) => release.workspaceId === where.workspaceId,
isSealed: ({ key, where, act, release: { workspaceId, marks, seal } }) => {
const { repository, number } = where;
const { by, at, commit, reason } = act;
const about = { repository, number, by, at, commit, reason, workspaceId };
return isSealed(key, sealedText(about, marks), seal);
},
coversAct: ({ key, release }, act) => new Set(release.marks.match(/.{12}/g)).has(markOf(key, act ?? '')),
};
function openReleaseBy({ coversAct, ...claims }) {
return (token, where, act, release) => {
const facts = { key: keyFrom(token), where, act, release };
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
B: () => ( otherHost),
b: () => ( chooseTarget)
});
var _model_quote_js_2_ = __webpack_require__(28187);
var _model_unfilled_js_1_ = __webpack_require__(84824);
var _hostname_js_0_ = __webpack_require__(56667);
const DEFAULT_HOST = 'app.terraform.io';
function chooseTarget(sources) {
const { environment, storedToken, block, others = [] } = sources;
const written = filled(sources.hostname) ?? filled(environment['TF_CLOUD_HOSTNAME']) ?? block?.hostname;
const reading = (0,_hostname_js_0_ .w9)(written ?? DEFAULT_HOST);
const serviceHost = 'value' in reading ? reading.value : undefined;
const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
const bound = serviceHost &&
((0,_hostname_js_0_ .fn)(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
const token = filled(sources.token) ?? filled(environment['TF_API_TOKEN']) ?? bound;
if (token === undefined) {
const message = sources.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
problems.push({ where: 'token', message });
}
else if ((0,_model_unfilled_js_1_ .h)(token)) {
const message = 'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
problems.push({ where: 'token', message });
}
else if (/[^\x21-\x7e]/.test(token)) {
const message = 'contains a space, a line break or another character that no token has.';
problems.push({ where: 'token', message });
}
if (serviceHost)
problems.push(...others.flatMap((each) => otherHost(serviceHost, each) ?? []));
return { serviceHost, token, problems };
}
function otherHost({ hostname }, block) {
if (block?.hostname === undefined)
return undefined;
const reading = (0,_hostname_js_0_ .w9)(block.hostname);
if ('value' in reading && reading.value.hostname === hostname)
return undefined;
return {
where: 'hostname',
message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js_2_ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
};
}
function filled(text) {
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
const OWN = mark({ proposed: false });
function mark(value) {
return value;
}
function asOwn(_tree, value) {
return mark(value);
}
function asTrusted(value) {
return mark(value);
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
}
function describeDifferences(ownBlock, trusted, counts) {
const difference = (what, ownName, name) => {
if (name === undefined || ownName === name)
return [];
const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js_0_ .hD)(ownName)}`;
const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
return [
`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js_0_ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`,
];
};
return [
...(counts.organization
? difference('organization', ownBlock?.organization, trusted.organization)
: []),
...(counts.workspaces
? difference('workspace', blockWorkspaces(ownBlock), blockWorkspaces(trusted))
: []),
];
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
