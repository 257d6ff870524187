export const id = 2468;
export const ids = [2468,8717,8920,8805];
export const modules = {
/***/ 92468:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openLocal: () => ( openLocal)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var hcl = __webpack_require__(93984);
var job_time = __webpack_require__(71680);
var plan_shape = __webpack_require__(83298);
var exchange = __webpack_require__(13536);
var local_names = __webpack_require__(45233);
var workspace_selectors = __webpack_require__(30589);
var workspace = __webpack_require__(31956);
var apart = __webpack_require__(88805);
var machine_execute = __webpack_require__(4643);
var find_repository = __webpack_require__(6609);
var engine_environment = __webpack_require__(26447);
var program_engine = __webpack_require__(28920);
var tree = __webpack_require__(80734);
var open_plan_file = __webpack_require__(56180);
var ask_git = __webpack_require__(29796);
var quote = __webpack_require__(28187);
;// CONCATENATED MODULE: ./build/src/local/tracked-plugins.js
const PLUGINS = /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/i;
const MOST_NAMED = 5;
async function refuseTrackedPlugins(directories, workspace, ports) {
const problems = [];
const trackedIn = new Map();
for (const { path, shownAs } of directories) {
const directory = (0,find_repository.eF)(path);
const repository = (0,find_repository.W1)(directory);
if (repository === undefined)
continue;
const root = (0,find_repository.eF)(repository);
const listing = trackedIn.get(root) ?? (0,ask_git.sp)(root, workspace, ports);
trackedIn.set(root, listing);
const tracked = await listing;
if (!(tracked instanceof Set))
continue;
const inside = (0,external_node_path_.relative)(root, directory).split(external_node_path_.sep).join('/');
const prefix = inside === '' ? '' : `${inside}/`;
const plugins = [...tracked].filter((file) => file.startsWith(prefix) && PLUGINS.test(file.slice(prefix.length)));
if (plugins.length === 0)
continue;
const more = plugins.length - MOST_NAMED;
const names = `${plugins.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
problems.push({
where: 'directory',
message: `is ${(0,quote.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${names}. Take them out of git, with \`git rm -r --cached\`.`,
});
}
return problems;
}
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
async function chooseEngine(settings, directories, ports) {
if (settings.plan !== undefined) {
const inJob = isInJob(directories, ports);
const opened = await (0,open_plan_file.A)(settings.plan, settings, { ...directories, inJob }, ports);
return 'engine' in opened ? { name: undefined, ...opened } : opened;
}
const wanted = settings.engine === undefined ? PROGRAMS : [settings.engine];
const name = wanted.find((program) => (0,machine_execute.jY)(program, ports.environment));
if (name === undefined)
return { undecided: sayMissing(settings.engine) };
const { workingDirectory, jobTree } = directories;
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const planned = (0,workspace_selectors.s7)(settings).map((shownAs) => ({
path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
shownAs,
}));
const problems = await refuseTrackedPlugins(planned, workspace, ports);
if (problems.length > 0)
return { problems };
const named = settings.engineEnv ?? [];
const { githubToken = '', checksToken = '' } = settings;
const tokens = [githubToken, checksToken];
const variables = (0,engine_environment.A)(named, ports.environment, tokens);
if ('problem' in variables) {
return { problems: [{ where: 'engine-env', message: variables.problem }] };
}
const { execute, notApart } = await (0,apart.startsApart)(name, ports.executeBounded, variables.value);
const options = { execute, clock: ports.clock, variables: variables.value };
const trusted = await trustedFiles(settings, directories);
const engine = {
name,
plan: (request) => (0,program_engine.programEngine)({
...options,
program: name,
trusted: trusted?.(request.workspaceName),
}).plan(request),
};
return { name, notApart, engine };
}
const PROGRAMS = ['terraform', 'tofu'];
function sayMissing(wanted) {
const missing = wanted === undefined ? 'no terraform and no tofu' : `no ${wanted}, which \`engine\` names,`;
return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${open_plan_file.PLAN_RECIPE}`;
}
function isInJob({ jobTree }, { environment }) {
return jobTree.proposed || (0,workspace.o5)(environment);
}
async function trustedFiles(settings, { workingDirectory, jobTree, placeOf }) {
if (!jobTree.proposed)
return undefined;
const { workspace: top = workingDirectory } = jobTree;
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
const root = (0,find_repository.Di)(directory, top).repository?.root;
const files = root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
return (workspace) => {
const { root: path } = placeOf(workspace);
return {
files,
root: (0,external_node_path_.relative)(root ?? path, path)
.split(external_node_path_.sep)
.join('/'),
};
};
}
const NO_FILES = (0,tree.O2)({
names: async () => undefined,
read: async () => undefined,
});
var open_policies = __webpack_require__(98524);
var policy_files = __webpack_require__(48391);
var policy_sources = __webpack_require__(19100);
var ask_opa = __webpack_require__(29);
var local_policy_files = __webpack_require__(50093);
var find_opa = __webpack_require__(10657);
var open_rego = __webpack_require__(53272);
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
const LIMIT_MS = 60_000;
const proposed_policies_MOST_NAMED = 5;
async function describeProposed({ sets, deciding, limitMs = LIMIT_MS }, ports) {
const sentences = new Map();
const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
for (const [at, { decides, proposed }] of sets.entries()) {
const decided = deciding[at];
if (proposed === undefined || decided === undefined)
continue;
const changes = changedFiles(decides, proposed);
if (changes.length === 0)
continue;
const { judged } = decided;
const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
for (const [index, { input }] of judged.entries()) {
const workspace = input.run.workspace.name;
const outcome = outcomes[index] ?? '';
const sentence = `This pull request changes the policies in ${(0,quote.hD)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
const before = sentences.get(workspace) ?? [];
sentences.set(workspace, [...before, sentence]);
}
}
return sentences;
}
function changedFiles({ files: before }, { files: after }) {
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
return names.flatMap((name) => {
const old = before.get(name);
const now = after.get(name);
if (old === undefined)
return [`${(0,quote.hD)(name)} added`];
if (now === undefined)
return [`${(0,quote.hD)(name)} removed`];
return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote.hD)(name)} changed`];
});
}
async function tryOut(proposed, { set, judged, limit }, ports) {
const ofAll = (why) => judged.map(() => why);
if ((0,local_policy_files.y4)(proposed).length > 0)
return ofAll(`The changes were not tried: ${UNTRIED}`);
const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
if (!isSource)
return ofAll('With the changes no policy is left.');
const { clock } = ports.limits;
const isOver = () => clock.now() >= limit.deadline;
const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
const bounded = {
...ports,
...(0,ask_opa.H)(limit.deadline, { ...ports, clock }),
limits: { ...ports.limits, deadlineMs: limit.deadline },
};
let opened;
try {
const opa = await (0,find_opa.findOpa)(bounded);
if (opa === undefined)
return ofAll(`The changes were not tried: ${NO_OPA}`);
if ('problem' in opa)
throw new policy_files.cq(opa.problem);
opened = await (0,open_rego.I)(proposed, opa, bounded);
const outcomes = [];
const { signal } = new AbortController();
for (const { input, results } of judged) {
const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
const outcome = isOver()
? `The changes were not tried to the end: ${tooLong}`
: compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
outcomes.push(outcome);
}
return outcomes;
}
catch (error) {
if (!(error instanceof policy_files.cq))
throw error;
const [first = ''] = error.message.split('\n');
return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
}
finally {
await opened?.close();
}
}
const UNTRIED = 'they hold Sentinel policies, which HCP Terraform alone judges.';
const NO_OPA = 'there is no `opa` on the PATH.';
function withLevels(policies, results) {
const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
return new Map(policies.map(({ name, level }) => {
const status = statuses.get(name) ?? 'not evaluated';
return [name, level === 'advisory' ? `${status} (advisory)` : status];
}));
}
function compare(now, then) {
const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
const before = now.get(name) ?? 'absent';
const after = then.get(name) ?? 'absent';
return before === after ? [] : [`${(0,quote.hD)(name)}: ${before} now, ${after} then`];
});
return differences.length === 0
? 'With the changes every policy has the same result on this plan.'
: `With the changes: ${list(differences)}.`;
}
function list(items) {
const rest = items.length - proposed_policies_MOST_NAMED;
return `${items.slice(0, proposed_policies_MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var place = __webpack_require__(74043);
var outside_modules = __webpack_require__(91934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
async function findPlaces(planned, here) {
const byName = new Map();
for (const selector of planned.workspaces) {
if (selector.kind !== 'name' || selector.directory === undefined)
continue;
byName.set(selector.name, await placeOf(selector.directory, here));
}
const other = await placeOf(planned.directory, here);
return (workspace) => byName.get(workspace) ?? other;
}
async function placeOf(written, { workingDirectory, jobTree }) {
const directory = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
const repository = (0,place._M)(directory);
if (repository !== undefined || !jobTree.proposed) {
return (0,outside_modules.J)(directory, repository);
}
const job = (0,find_repository.eF)(jobTree.workspace ?? workingDirectory);
return (0,outside_modules.J)(directory, (0,place.lU)(directory, job) ? job : directory);
}
var external_node_fs_ = __webpack_require__(73024);
var git_objects = __webpack_require__(71650);
var git_files = __webpack_require__(3790);
;// CONCATENATED MODULE: ./build/src/local/default-branch-tree.js
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const opened = new Map();
const made = [];
const open = async (repositoryRoot) => {
const { commit, repository: from } = await commitOf(repositoryRoot, jobTree, ports);
if (!(await (0,git_objects.jm)(commit, from, ports))) {
throw new Error('git has not all of its files, or has other ones in their place');
}
const root = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-default-branch-')));
made.push(root);
const checkout = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
const why = (await (0,ask_git.B9)(checkout, commit, ports)) ??
(await (0,ask_git.b$)(ports, { from, commit, checkout }));
if (why !== undefined)
throw new Error(`git has not all of its files (${why})`);
return root;
};
return {
async rootOf(root) {
const repository = (0,find_repository.Di)(root, workspace).repository?.root;
if (repository === undefined || !(0,find_repository.Yw)(root, repository)) {
throw new Error('its files are in no git repository');
}
const directory = opened.get(repository) ?? open(repository);
opened.set(repository, directory);
const there = (0,external_node_path_.join)(await directory, (0,external_node_path_.relative)(repository, root));
(0,external_node_fs_.mkdirSync)(there, { recursive: true });
return there;
},
close: () => {
for (const root of made)
(0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
},
};
}
async function commitOf(root, jobTree, ports) {
if (!jobTree.proposed) {
return (0,git_files.Tv)({ repository: (0,find_repository._8)(root), branch: undefined }, ports);
}
if (jobTree.trustedCommit === undefined)
throw new Error('this host names no commit of it');
return jobTree.trustedCommit(root);
}
;// CONCATENATED MODULE: ./build/src/local/recorded.js
function recording(set, judged) {
return {
...set,
judge: {
...set.judge,
judge: async (input, signal) => {
const results = await set.judge.judge(input, signal);
judged.push({ input, results });
return results;
},
},
};
}
var promises_ = __webpack_require__(51455);
var take_turn = __webpack_require__(44990);
var ended_by = __webpack_require__(17953);
var ports = __webpack_require__(18471);
;// CONCATENATED MODULE: ./build/src/local/send-in-process.js
function sendInProcess({ handle }, alarms) {
return async (request) => {
const { timeoutMs, signal } = request;
const late = alarms.in(timeoutMs);
const ends = signal === undefined ? late : alarms.any(late, signal);
try {
return await (0,ended_by.m)(ends, answer(handle, request));
}
catch (error) {
if (!ends.aborted)
throw error;
if (signal?.aborted === true)
throw new ports.w('aborted', 'canceled');
throw new ports.w('timeout', `nothing complete within ${Math.round(timeoutMs)} ms`);
}
};
}
async function answer(handle, request) {
const { method, url, maxBytes, take } = request;
if (request.file !== undefined)
throw new ports.w('local', 'nothing is written to a file');
const path = url.pathname;
const sent = await bodyOf(request);
const most = (0,exchange.u)(path);
if (sent.length > most) {
throw new ports.w('local', `${sent.length} bytes are more than the ${most} that the service takes`);
}
const { status, headers, body } = await handle({
method,
path,
query: url.search.slice(1),
headers: { ...inLowerCase(request.headers), host: url.host },
body: sent,
});
if (body.length > maxBytes)
throw new ports.w('too-large', `more than ${maxBytes} bytes`);
if (take === undefined || (status !== 200 && status !== 206))
return { status, headers, body };
for (let at = 0; at < body.length; at += PIECE_BYTES) {
take(body.subarray(at, at + PIECE_BYTES), at);
await (0,take_turn.V)(request.signal);
}
return { status, headers, body: NOTHING };
}
const PIECE_BYTES = 1024 * 1024;
const NOTHING = new Uint8Array();
async function bodyOf({ body }) {
if (body === undefined)
return NOTHING;
if (typeof body === 'string')
return new TextEncoder().encode(body);
if (body instanceof Uint8Array)
return body;
const content = await (0,promises_.readFile)(body.path);
if (content.length !== body.bytes) {
const why = `${body.path} has ${content.length} bytes where ${body.bytes} were announced`;
throw new ports.w('local', why);
}
body.sent?.(content.length);
return content;
}
function inLowerCase(headers) {
return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
;// CONCATENATED MODULE: ./build/src/local/open-local.js
const NO_POLICIES = `No policy judges this plan: none is in ${policy_files.BL.map(quote.hD).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;
async function openLocal(settings, directories, ports) {
try {
const { reviewed } = directories;
const placed = { ...directories, reviewed, placeOf: await findPlaces(settings, directories) };
const chosen = await chooseEngine(settings, placed, ports);
if ('problems' in chosen)
return chosen;
if ('undecided' in chosen) {
const opa = await (0,open_policies.yT)(ports);
return { undecided: [chosen.undecided, ...(opa === undefined ? [] : [opa])].join('\n') };
}
const { name, engine, notApart } = chosen;
const opened = await open_local_open({ ...settings, engine: name }, engine, placed, ports);
return { ...opened, notApart };
}
catch (error) {
if (!(error instanceof policy_files.cq) || ports.signal.aborted)
throw error;
if (error instanceof policy_files.Y2)
return { undecided: error.message };
return {
problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
};
}
}
async function open_local_open(settings, engine, directories, ports) {
const sets = await findSets(settings, directories, ports);
const policyPorts = await portsFor(settings, ports);
const deciding = [];
const tree = openDefaultBranchTree(directories, ports);
const close = async () => {
tree.close();
for (const { opened } of deciding)
await opened.close();
};
try {
const loading = Promise.all([__webpack_require__.e(4120), __webpack_require__.e(7984)]).then(__webpack_require__.bind(__webpack_require__, 57984));
for (const { decides } of sets) {
const opened = await (0,open_policies.fg)(decides, policyPorts);
deciding.push({ opened, set: (0,open_policies.Av)(opened.set), judged: [] });
}
const accepts = settings.onlyNew || settings.exceptionsFile !== undefined;
const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
const { createService } = await loading;
const service = createService({
clock: ports.clock,
random: ports.random,
seed: seedOf(settings, directories, token),
policySets: recordingSets(deciding, accepts),
engine,
runDurationMs: 0,
});
await service.ready();
const warnings = deciding.flatMap(({ opened }) => opened.warnings);
return {
settings: { ...settings, origin: exchange.J, token },
send: sendInProcess(service, ports.alarms),
policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
judgedBy: judgedBy(deciding),
notices: warnings,
finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
explain: (policy) => documentsFor(policy, deciding),
ofLocal: {
...asFunctions(service),
noPolicies: sets.length === 0 ? NO_POLICIES : undefined,
localLevels: accepts ? levelsOf(deciding.map(({ set }) => set)) : undefined,
rootOnDefaultBranch: settings.plan === undefined ? tree.rootOf : undefined,
},
stop: async () => {
await service.endPlanning();
await close();
},
};
}
catch (error) {
await close();
throw error;
}
}
function asFunctions(service) {
return {
whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
movedResources: (runId, beforeId) => service.movedResources(runId, beforeId),
};
}
function findSets(settings, { workingDirectory, jobTree }, ports) {
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
return (0,policy_sources.O)({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
}
async function portsFor({ timeoutMs, policyTimeoutMs }, ports) {
const { clock, endsAt, executeBounded, environment, signal } = ports;
const limits = {
clock,
policyMs: policyTimeoutMs ?? open_policies.c7,
deadlineMs: endsAt - (0,job_time.BJ)(timeoutMs),
processes: (0,external_node_os_.availableParallelism)(),
};
const plan = plan_shape.E;
return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan };
}
function recordingSets(deciding, accepts) {
return deciding.map(({ set, judged }) => {
const advisory = set.policies.map((policy) => ({ ...policy, level: 'advisory' }));
return recording(accepts ? { ...set, policies: advisory } : set, judged);
});
}
function levelsOf(sets) {
return (policySet, policy) => {
const declared = sets
.filter((set) => set.name === policySet)
.flatMap(({ policies }) => policies.filter(({ name }) => name === policy));
const [level, ...others] = new Set(declared.map((each) => each.level));
return others.length > 0 ? undefined : level;
};
}
function judgedBy(deciding) {
const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
return all === '' ? undefined : all;
}
function documentsFor(policy, deciding) {
return deciding
.filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
.flatMap(({ opened, judged }) => judged.map(({ input }) => {
const document = JSON.parse(opened.write(input));
return { workspace: input.run.workspace.name, document };
}));
}
async function finish(result, { deciding, sets, ports }, log) {
const runs = new Set(result.workspaces.map(({ runId }) => runId));
for (const each of deciding) {
const ofResult = each.judged.filter(({ input }) => runs.has(input.run.id));
each.judged.splice(0, Infinity, ...ofResult);
}
const proposed = await describeProposed({ sets, deciding }, ports);
const workspaces = result.workspaces.map((workspace) => {
const { runId = '' } = workspace;
const printed = deciding.flatMap(({ opened }) => opened.printed.get(runId) ?? []);
const ofChange = proposed.get(workspace.workspace) ?? [];
const notices = [...workspace.notices, ...printed, ...ofChange];
for (const notice of notices)
log.info(`${workspace.workspace}: ${notice}`);
const { runUrl: _, ...rest } = workspace;
return { ...rest, notices };
});
return { ...result, workspaces };
}
function seedOf(settings, { workingDirectory, placeOf }, token) {
const { organization } = settings;
const directories = (0,workspace_selectors.s7)(settings);
const directoryName = (0,local_names.yJ)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
? { name: selector.name }
: { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
const byName = new Map(workspaces.map((workspace) => {
const inside = placeOf(workspace.name).workingDirectory || undefined;
return [workspace.name, { ...workspace, workingDirectory: inside }];
}));
return {
users: [{ username: 'owner' }],
organizations: [{ name: organization, workspaces: [...byName.values()] }],
tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
};
}
/***/ }),
/***/ 56180:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PLAN_RECIPE: () => ( PLAN_RECIPE),
A: () => ( openPlanFile)
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var recognise = __webpack_require__(77410);
var ask_git = __webpack_require__(29796);
var find_repository = __webpack_require__(6609);
var git_objects = __webpack_require__(71650);
var read_regular = __webpack_require__(43962);
var commit_id = __webpack_require__(66238);
var quote = __webpack_require__(28187);
var plan_digest = __webpack_require__(38717);
var error_message = __webpack_require__(34271);
var failed_plan = __webpack_require__(3506);
var read_plan = __webpack_require__(24165);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file-engine.js
function planFileEngine(options) {
return {
name: 'plan',
plan: async ({ workspaceName, terraformVersion, signal }) => {
const unusable = (detail) => (0,failed_plan.n)(terraformVersion, [
{ severity: 'error', summary: 'The plan cannot be used', detail },
]);
try {
const plan = await options.planOf(workspaceName);
if (plan !== undefined)
return await toPlanned(plan, { ...options, signal });
return unusable(`There is no plan of the workspace "${workspaceName}".`);
}
catch (error) {
if (!(error instanceof read_plan.UnreadablePlan))
throw error;
return unusable((0,error_message.g)(error));
}
},
};
}
async function toPlanned({ text, objections, notes }, { whenPartial, now, signal, }) {
const { document, counts } = await (0,read_plan.readPlan)(text, signal);
const noted = [...notes, ...sayAge(document, now())];
const limits = [
...objections.map((message) => ({ kind: 'not-certain', message })),
...noted.map((message) => ({ kind: 'noted', message })),
];
const partial = sayPartial(document);
if (partial !== undefined)
limits.push({ kind: PARTIAL[whenPartial], message: partial });
return { document, text, counts, problems: [], limits };
}
const PARTIAL = { undecided: 'not-certain', advisory: 'partial', note: 'noted' };
function sayPartial(document) {
if (Object.hasOwn(document, 'complete') && document.complete !== true) {
return 'The plan says that it is not complete, so the rest of the configuration was not judged. Set allow-partial to true where that may pass.';
}
if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
return undefined;
}
return 'The plan has no changes of resources, not even none, although its configuration has resources, as with `-refresh-only`: there was nothing to judge. Set allow-partial to true where that may pass.';
}
function hasResources(module) {
if (module === undefined)
return true;
const { resources = [], module_calls: calls = {} } = module;
return (resources.some(({ mode }) => mode === 'managed') ||
Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module)));
}
const HOUR_MS = 3_600_000;
function sayAge(document, now) {
const timestamp = Reflect.get(document, 'timestamp');
const made = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
const hours = Math.floor((now.getTime() - made) / HOUR_MS);
if (!(now.getTime() - made > HOUR_MS))
return [];
const age = hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
return [`The plan was made ${age} ago. What exists may have changed since.`];
}
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/local/open-plan-file.js
const PLAN_RECIPE = 'https://github.com/plangate/plangate/blob/main/docs/real-plans.md#a-plan-of-another-job';
const LONGEST_DIGEST = 4 * 1024 * 1024;
async function openPlanFile(written, settings, context, ports) {
const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
const { workingDirectory, jobTree, inJob } = context;
const path = (0,external_node_path_.resolve)(workingDirectory, written);
const stats = await (0,promises_.stat)(path).catch(() => undefined);
if (stats === undefined && inJob) {
const missing = `There is no plan: ${(0,quote.hD)(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`;
return { undecided: `${missing} The recipe: ${PLAN_RECIPE}` };
}
if (stats?.isFile() !== true) {
return refuse(`is ${(0,quote.hD)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
}
if (stats.size > read_plan.LONGEST_PLAN) {
return refuse(`is ${(0,quote.hD)(written)}, which has more than ${read_plan.LONGEST_PLAN} bytes.`);
}
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
if (inJob) {
for (const name of [written, (0,plan_digest.digestPath)(written)]) {
const file = (0,external_node_path_.resolve)(workingDirectory, name);
if (await isInRepository(file, workspace, ports))
return refuse(committed(name));
}
}
const plan = (0,read_regular.js)(path, read_plan.LONGEST_PLAN);
const digest = await (0,read_regular.VX)((0,find_repository.eF)((0,plan_digest.digestPath)(path)), LONGEST_DIGEST).catch(() => undefined);
const engine = planFileEngine({
now: () => ports.clock.date(),
whenPartial: settings.allowPartial ? 'advisory' : inJob ? 'undecided' : 'note',
planOf: async (name) => {
const { root, workingDirectory: inside } = context.placeOf(name);
const demands = {
...(await reviewedCommits((0,external_node_path_.join)(root, inside), workspace, context, ports)),
directory: directoryIn((0,external_node_path_.join)(root, inside), workspace),
workspace: name,
run: (0,recognise.RW)(ports.environment) ?? null,
plan,
planDigest: settings.planDigest,
inJob,
};
return { text: plan.toString('utf8'), ...(0,plan_digest.W)(digest, demands) };
},
});
return { engine };
}
function directoryIn(directory, workspace) {
const root = (0,find_repository.Di)(directory, workspace).repository?.root ?? directory;
return (0,external_node_path_.relative)(root, (0,find_repository.eF)(directory)).split(external_node_path_.sep).join('/') || '.';
}
async function reviewedCommits(directory, workspace, { reviewed }, ports) {
const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
const { repository } = (0,find_repository.Di)(directory, workspace);
if (head === undefined || built === undefined || repository === undefined) {
return { head, merge: undefined };
}
const id = (0,commit_id.f)(built);
const commit = id && (await (0,git_objects.kN)(id, repository, ports));
const parents = commit?.parents ?? [];
return { head, merge: parents.length > 1 && parents.includes(head) ? built : undefined };
}
async function isInRepository(file, workspace, ports) {
if (!(0,external_node_fs_.existsSync)(file))
return false;
const places = [
(0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(file)), file.slice((0,external_node_path_.dirname)(file).length)),
(0,find_repository.eF)(file),
];
for (const place of new Set([file, ...places])) {
const root = (0,find_repository.W1)((0,external_node_path_.dirname)(place));
if (root === undefined)
continue;
const tracked = await (0,ask_git.sp)((0,find_repository.eF)(root), workspace, ports);
if (!(tracked instanceof Set))
return true;
for (let at = place; at !== root && (0,find_repository.Yw)(at, root); at = (0,external_node_path_.dirname)(at)) {
if (tracked.has((0,external_node_path_.relative)(root, at).split(external_node_path_.sep).join('/')))
return true;
}
}
return false;
}
function committed(written) {
return `is ${(0,quote.hD)(written)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
/***/ }),
/***/ 98524:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Av: () => ( withoutOverrides),
c7: () => ( POLICY_MS),
fg: () => ( openPolicies),
yT: () => ( sayMissingOpa)
});
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _policy_files_js_0_ = __webpack_require__(50093);
var _rego_find_opa_js_1_ = __webpack_require__(10657);
var _rego_get_opa_js_2_ = __webpack_require__(53610);
var _rego_open_rego_js_3_ = __webpack_require__(53272);
var _rego_read_modules_js_4_ = __webpack_require__(37873);
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
const sentinel = (0,_policy_files_js_0_ .Pw)(files);
if (sentinel !== undefined)
return openUndecided(files, (0,_policy_files_js_0_ .y4)(files), sentinel);
const compiled = (0,_policy_files_js_0_ .Zg)(files);
if (compiled !== undefined)
return openUndecided(files, (0,_policy_files_js_0_ .HZ)(files), compiled);
const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !(0,_policy_files_js_0_ .Nu)(name));
if (rego.length > 0) {
const [opa, trees] = await Promise.all([usableOpa(ports), (0,_rego_read_modules_js_4_ .bg)(files, ports)]);
if (opa !== undefined) {
const opened = await (0,_rego_open_rego_js_3_ .I)(files, opa, ports, trees);
return { ...opened, files, judgedBy: `opa ${opa.version}` };
}
}
const { shownAs } = files;
if (rego.length > 0) {
throw new _model_policy_files_js_5_ .Y2(`"${shownAs}" holds ${rego.length} .rego, and there is no \`opa\` on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
}
const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
if (terraform !== undefined) {
throw new _model_policy_files_js_5_ .cq(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
}
throw new _model_policy_files_js_5_ .Y2(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
async function sayMissingOpa(ports) {
const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
if (opa === undefined)
return `There is no opa on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`;
return 'problem' in opa ? `${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}` : undefined;
}
async function usableOpa(ports) {
const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
if (opa !== undefined && 'problem' in opa) {
throw new _model_policy_files_js_5_ .Y2(`${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
}
return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
function openUndecided(files, policies, why) {
const results = policies.map((name) => ({
name,
status: 'not_evaluated',
output: [why],
}));
const set = {
name: files.name,
description: null,
system: 'policy-evaluation',
overridable: false,
policies: policies.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
judge: { version: 'none', takesTime: false, judge: async () => results },
};
const close = async () => {
};
return {
set,
files,
judgedBy: 'nothing here',
warnings: [],
printed: new Map(),
write: writeWhole,
close,
};
}
function withoutOverrides(set) {
const policies = set.policies.map((policy) => ({
...policy,
level: policy.level === 'advisory' ? policy.level : 'mandatory',
}));
return { ...set, policies };
}
/***/ }),
/***/ 33266:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fetchPinned),
readPinned: () => ( readPinned),
readPinnedAddress: () => ( readPinnedAddress)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _machine_ask_git_js_3_ = __webpack_require__(29796);
var _model_commit_id_js_8_ = __webpack_require__(66238);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _model_policy_files_js_7_ = __webpack_require__(48391);
var _policy_files_js_6_ = __webpack_require__(50093);
var _model_without_trailing_js_9_ = __webpack_require__(21804);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
if (repository === undefined) {
throw new _model_policy_files_js_7_ .cq(`has an address that git does not take. ${SHAPE}.`);
}
if (directory.split('/').includes('..')) {
throw new _model_policy_files_js_7_ .cq(`has an address whose directory leads out of its repository. ${SHAPE}.`);
}
const commit = query.startsWith('ref=') ? (0,_model_commit_id_js_8_ .f)(query.slice('ref='.length)) : undefined;
if (commit === undefined) {
throw new _model_policy_files_js_7_ .cq(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
}
return { repository, directory: (0,_model_without_trailing_js_9_ .h)(directory, '/'), commit };
}
async function fetchPinned(pinned, ports) {
const { repository: address, directory } = pinned;
const name = (0,_policy_files_js_6_ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
const shownAs = describePinned(pinned);
const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js_6_ .qN)(files, directory, { name, shownAs }));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_7_ .cq(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
const { repository: address, commit } = pinned;
const root = await (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-policies-')));
try {
const repository = { root, gitDirectory: (0,node_path_2_.join)(root, '.git') };
const made = await (0,_machine_ask_git_js_3_ .B9)(repository, commit, ports);
const why = made ?? (await (0,_machine_ask_git_js_3_ .iH)(ports, repository, address, commit));
if (why !== undefined) {
throw new _model_policy_files_js_7_ .cq(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
}
return await read((0,_trust_tree_js_5_ .O2)((0,_trust_git_files_js_4_ .Tl)(commit, repository, ports)));
}
finally {
await (0,node_fs_promises_0_.rm)(root, { recursive: true, force: true });
}
}
function describePinned({ repository, commit }) {
return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
/***/ }),
/***/ 19100:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
O: () => ( findPolicies)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _model_quote_js_8_ = __webpack_require__(28187);
var _trust_git_files_js_2_ = __webpack_require__(3790);
var _trust_tree_js_3_ = __webpack_require__(80734);
var _trust_trusted_block_js_9_ = __webpack_require__(41643);
var _pinned_policies_js_4_ = __webpack_require__(33266);
var _model_policy_files_js_7_ = __webpack_require__(48391);
var _policy_files_js_5_ = __webpack_require__(50093);
var _model_repository_address_js_6_ = __webpack_require__(17866);
async function findPolicies(where, ports) {
const { written, workingDirectory, jobTree } = where;
if (written === undefined) {
if (jobTree.proposed)
throw new _model_policy_files_js_7_ .cq(UNNAMED);
for (const name of _model_policy_files_js_7_ .BL) {
const own = await (0,_policy_files_js_5_ .Ak)((0,node_path_0_.resolve)(workingDirectory, name), name, true);
if (own !== undefined && own.files.size > 0)
return [{ decides: (0,_trust_tree_js_3_ .dd)(jobTree, own) }];
}
return [];
}
const sets = [];
for (const text of written)
sets.push(await findSet(text, where, ports));
const names = sets.map(({ decides }) => decides.name);
const twice = names.find((name, at) => names.indexOf(name) !== at);
if (twice === undefined)
return sets;
throw new _model_policy_files_js_7_ .cq(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
if ((0,_model_repository_address_js_6_ .Ny)(text))
return { decides: await (0,_pinned_policies_js_4_ .P)((0,_pinned_policies_js_4_.readPinnedAddress)(text), ports) };
const { workingDirectory, jobTree } = where;
const path = (0,node_path_0_.resolve)((0,_machine_find_repository_js_1_ .eF)(workingDirectory), text);
if (jobTree.proposed)
return findTrustedSet(text, path, { ...where, jobTree }, ports);
const ownPolicies = await (0,_policy_files_js_5_ .Ak)(path, text, true);
if (ownPolicies !== undefined)
return { decides: (0,_trust_tree_js_3_ .dd)(jobTree, ownPolicies) };
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
const { workspace = workingDirectory } = jobTree;
const repository = (0,_machine_find_repository_js_1_ .Di)(directory, workspace).repository;
if (repository !== undefined && (0,_machine_find_repository_js_1_ .Yw)(path, repository.root)) {
const tree = (0,node_path_0_.relative)(repository.root, path).split(node_path_0_.sep).join('/');
const source = await opened(text, () => jobTree.trusted(repository.root, undefined));
return {
decides: await setOf(source, tree, text),
proposed: await proposedSet(path, text),
};
}
const other = (0,_machine_find_repository_js_1_ .Di)(path, workspace).repository;
if (other !== undefined) {
const from = { repository: (0,_machine_find_repository_js_1_ ._8)(other.root), branch: undefined };
const source = await opened(text, () => (0,_trust_git_files_js_2_ .zp)(from, ports));
return { decides: await setOf(source, (0,node_path_0_.relative)(other.root, (0,_machine_find_repository_js_1_ .eF)(path)), text) };
}
const ownPolicies = (0,_machine_find_repository_js_1_ .Yw)(path, (0,_machine_find_repository_js_1_ .eF)(workspace))
? undefined
: await (0,_policy_files_js_5_ .Ak)(path, text, true);
if (ownPolicies !== undefined)
return { decides: (0,_trust_tree_js_3_ .O2)(ownPolicies) };
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
const about = { name: (0,_policy_files_js_5_ .hW)(text), shownAs: text };
const policies = await opened(text, () => (0,_policy_files_js_5_ .qN)(source, tree, about));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
async function proposedSet(path, text) {
const nothing = { name: (0,_policy_files_js_5_ .hW)(text), shownAs: text, files: new Map() };
try {
return (await (0,_policy_files_js_5_ .Ak)(path, text, false)) ?? nothing;
}
catch {
return nothing;
}
}
async function opened(text, open) {
try {
return await open();
}
catch (error) {
if (!(error instanceof _trust_trusted_block_js_9_ .lI))
throw error;
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
}
}
/***/ }),
/***/ 88805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
startsApart: () => ( startsApart)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var _program_path_js_2_ = __webpack_require__(60439);
const AS_ONESELF = ['--user', '--map-current-user'];
const WAYS = [
[
[...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
[...AS_ONESELF, '--mount'],
],
[AS_ONESELF],
];
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
async function startsApart(program, execute, environment) {
const found = await findApart(execute, environment);
if ('execute' in found)
return found;
const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
return { execute, notApart };
}
async function findApart(execute, environment) {
if ((0,node_os_1_.platform)() !== 'linux')
return { why: `on ${(0,node_os_1_.platform)()}, nothing separates the processes of one user.` };
const unshare = (0,_program_path_js_2_ .aY)('unshare', environment);
if (unshare === undefined)
return { why: 'the PATH has no `unshare` (package util-linux).' };
for (const way of WAYS) {
const before = way.flatMap((options) => [unshare, ...options, '--']);
if (await isApart(before, execute))
return { execute: startedBy(before, execute) };
}
const isRestricted = await (0,node_fs_promises_0_.readFile)(RESTRICTED, 'utf8').catch(() => '');
return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
const [program = '', ...args] = before;
const look = [...args, '/bin/sh', '-c', LOOK];
const { signal } = new AbortController();
const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
const [first = '', ...rest] = before;
return (program, args, options) => {
const path = (0,_program_path_js_2_ .aY)(program, (0,_program_path_js_2_ .DD)(options.variables, options.cwd));
if (path === undefined)
return execute(program, args, options);
return execute(first, [...rest, path, ...args], options);
};
}
/***/ }),
/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( sha256Of),
W: () => ( compareDigest),
digestPath: () => ( digestPath),
nameOfDigest: () => ( nameOfDigest),
writeDigest: () => ( writeDigest)
});
var node_crypto_0_ = __webpack_require__(77598);
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_3_ = __webpack_require__(28187);
const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .yGV(HEX));
const KINDS = ['variables', 'generated', 'lock file'];
const digestSchema = _client_wire_schema_js_1_ .rej({
format: _client_wire_schema_js_1_ .euz(1),
plan: sha256,
commit: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .yGV(COMMIT)),
directory: _client_wire_schema_js_1_ .YjP(),
workspace: _client_wire_schema_js_1_ .YjP(),
run: _client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .YjP()),
files: _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .rej({ kind: _client_wire_schema_js_1_ .KIO(KINDS), sha256 })),
});
function digestPath(plan) {
return `${plan}.digest`;
}
function writeDigest(plan, { files, ...madeOf }) {
const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
const digest = { format: 1, plan: sha256Of(plan), ...madeOf, files: sorted };
return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function nameOfDigest(text) {
return `sha256:${sha256Of(text)}`;
}
function compareDigest(text, demands) {
const { planDigest, inJob } = demands;
if (text === undefined) {
const needed = inJob || planDigest !== undefined;
return needed ? { objections: [MISSING], notes: [] } : { objections: [], notes: [MISSING] };
}
const checked = _client_wire_schema_js_1_ .xLC(digestSchema, (0,_model_parse_js_2_ .qF)(text));
if (!checked.success) {
const objection = `The digest beside the plan is not what \`plangate digest\` writes. ${AGAIN}`;
return { objections: [objection], notes: [] };
}
const digest = checked.output;
const objections = [];
if (planDigest !== undefined && planDigest !== nameOfDigest(text)) {
objections.push('The digest beside the plan is not the one that `plan-digest` names. Take both from the same run of the job that plans.');
}
if (digest.plan !== sha256Of(demands.plan)) {
objections.push(`The digest beside the plan is that of another plan. ${AGAIN}`);
}
objections.push(...differencesOf(digest, demands));
const notes = inJob ? [sayCommit(digest.commit, demands)] : [];
const others = Object.entries(digest.files);
if (others.length > 0)
notes.push(sayFiles(others));
return { objections, notes };
}
const AGAIN = 'Write it again with `plangate digest`.';
const MISSING = 'There is no digest beside the plan, so it may be the plan of other files. Run `plangate digest plan.json` in the job that plans, and keep the digest beside the plan.';
function differencesOf(digest, demands) {
const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
const found = [];
if (head === undefined) {
found.push('It is not known which commit is judged, so the plan may be of another one.');
}
else if (digest.commit !== head && digest.commit !== merge) {
found.push(`The plan is of commit ${short(digest.commit)}, and ${short(head)} is judged. Make the plan of the commit that is judged.`);
}
if (digest.directory !== directory) {
found.push(`The plan is of the directory ${(0,_model_quote_js_3_ .hD)(digest.directory)}, and ${(0,_model_quote_js_3_ .hD)(directory)} is judged. Name with \`--directory\` what was planned.`);
}
if (digest.workspace !== workspace) {
found.push(`The plan is of the workspace ${(0,_model_quote_js_3_ .hD)(digest.workspace)}, and ${(0,_model_quote_js_3_ .hD)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
}
if (!inJob)
return found;
if (run === null) {
if (planDigest === undefined)
found.push(NO_RUN);
}
else if (digest.run !== run) {
const other = digest.run === null ? 'of no run' : `of ${(0,_model_quote_js_3_ .hD)(digest.run)}`;
found.push(`The plan is ${other} of the CI host, and this is ${(0,_model_quote_js_3_ .hD)(run)}. Take the plan of the same run, never from a cache.`);
}
return found;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function sayCommit(commit, { head, merge }) {
return commit === merge && commit !== head
? `The plan is of ${short(commit)}, the merge that the CI host made of ${short(head ?? '')}.`
: `The plan is of commit ${short(commit)}.`;
}
const MOST = 5;
function sayFiles(files) {
const named = files
.slice(0, MOST)
.map(([path, { kind, sha256: of }]) => `${(0,_model_quote_js_3_ .hD)(path)} (${kind}, SHA-256 ${short(of)})`);
const rest = files.length - MOST;
return `The plan was also made of ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}, as they were in the job that planned.`;
}
function short(id) {
return id.slice(0, 12);
}
function sha256Of(content) {
return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
}
/***/ }),
/***/ 28920:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
programEngine: () => ( programEngine)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var failed_plan = __webpack_require__(3506);
var dist = __webpack_require__(77934);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/service/engines/program-log.js
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass) {
const lines = [];
let rest = '';
const take = (keeps) => (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || !keeps(type))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return {
diagnostics: take((type) => type === 'diagnostic'),
everything: take(() => true),
log: () => lines.map((line) => `${line}\n`).join(''),
};
}
const lineSchema = dist._H3({
'@level': dist.YjP(),
'@message': dist.YjP(),
type: dist.YjP(),
});
function typeOf(line) {
const parsed = dist.xLC(lineSchema, (0,parse.qF)(line));
return parsed.success ? parsed.output.type : undefined;
}
const position = dist._H3({ line: dist.aig(), column: dist.aig() });
const diagnosticSchema = dist._H3({
diagnostic: dist._H3({
severity: dist.KIO(['error', 'warning']),
summary: dist.YjP(),
detail: dist.lqM(dist.YjP(), ''),
address: dist.lqM(dist.YjP()),
range: dist.lqM(dist._H3({ filename: dist.YjP(), start: position, end: position })),
}),
});
function problemsIn(log) {
return log.split('\n').flatMap((line) => {
const parsed = dist.xLC(diagnosticSchema, (0,parse.qF)(line));
return parsed.success ? [parsed.output.diagnostic] : [];
});
}
var read_plan = __webpack_require__(24165);
var external_node_os_ = __webpack_require__(48161);
var file_names = __webpack_require__(96817);
var module_manifest = __webpack_require__(27126);
var error_message = __webpack_require__(34271);
var tar = __webpack_require__(74802);
;// CONCATENATED MODULE: ./build/src/service/engines/run-programs.js
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
async function planUnpacked(options, request, plan) {
const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
const files = await make();
const root = await make();
try {
const places = await makePlaces({ files, root }, request);
return await plan(new Programs(options, request, places));
}
catch (error) {
const isForPeople = error instanceof tar.YF || error instanceof read_plan.UnreadablePlan;
if (!isForPeople && !(error instanceof EngineFailure))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,error_message.g)(error) };
return (0,failed_plan.n)(request.terraformVersion, [failed]);
}
finally {
for (const path of [files, root])
await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
}
class EngineFailure extends Error {
name = 'EngineFailure';
}
async function makePlaces({ files, root }, request) {
const { archive, workingDirectory, variables } = request;
if (archive === null)
throw new EngineFailure('The service has no files of this version.');
const places = {
files,
root,
work: (0,external_node_path_.join)(files, workingDirectory),
planFile: (0,external_node_path_.join)(root, 'plan'),
stateFile: (0,external_node_path_.join)(root, 'state', 'terraform.tfstate'),
variablesFile: (0,external_node_path_.join)(root, 'variables.tfvars.json'),
data: (0,external_node_path_.join)(root, 'data'),
};
for (const name of ['home', 'temporary', 'data', 'state'])
await (0,promises_.mkdir)((0,external_node_path_.join)(root, name));
await writeFiles(archive, files);
await takeManifest(places);
await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(variables));
const names = await (0,promises_.readdir)(places.work).catch(() => []);
if (!names.some(file_names.ZC)) {
const where = workingDirectory || 'its root directory';
throw new EngineFailure(`The upload has no .tf file in ${where}. Set the workspace's working directory.`);
}
return places;
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,tar.$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new tar.YF(`the archive has a file and a link: ${path}`);
const target = (0,external_node_path_.join)(directory, path);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
await (0,promises_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,external_node_path_.join)(directory, path);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
await (0,promises_.symlink)(external_node_path_.posix.relative(external_node_path_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let at = external_node_path_.posix.dirname(path); at !== '.'; at = external_node_path_.posix.dirname(at)) {
if (links.has(at))
throw new tar.YF(`the archive has a file below a link: ${path}`);
}
}
async function takeManifest({ files, root, work }) {
const path = (0,external_node_path_.join)(work, ...module_manifest.dp.split('/'));
const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,module_manifest.WI)(text);
if ('problem' in records)
throw new EngineFailure(`${module_manifest.dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !isBelow((0,external_node_path_.resolve)(work, directory), files));
if (outside !== undefined) {
const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
throw new EngineFailure(`${module_manifest.dp} leads ${led}, out of the upload.`);
}
await (0,promises_.mkdir)((0,external_node_path_.join)(root, 'data', 'modules'));
await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'data', 'modules', (0,external_node_path_.basename)(path)), text);
}
function isBelow(path, directory) {
return path === directory || path.startsWith(directory + external_node_path_.sep);
}
class Programs {
request;
places;
options;
#deadline;
constructor(options, request, places) {
this.options = options;
this.request = request;
this.places = places;
this.#deadline = options.clock.now() + (options.timeoutMs ?? TIMEOUT_MS);
}
async run(args, more = {}) {
const { program, execute, clock, maxLogBytes = MOST_LOG } = this.options;
const { root, work } = this.places;
const maxBytes = more.maxBytes ?? maxLogBytes;
const ended = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...more.variables },
signal: this.request.signal,
timeoutMs: Math.max(1, this.#deadline - clock.now()),
maxBytes,
take: more.take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,error_message.g)(error)}. Install it, or choose another engine.`);
});
if (ended.ended === undefined)
return ended;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
}
#variables(root) {
return {
...this.request.environment,
...this.options.variables,
HOME: (0,external_node_path_.join)(root, 'home'),
USERPROFILE: (0,external_node_path_.join)(root, 'home'),
TMPDIR: (0,external_node_path_.join)(root, 'temporary'),
TEMP: (0,external_node_path_.join)(root, 'temporary'),
TMP: (0,external_node_path_.join)(root, 'temporary'),
TF_CLI_CONFIG_FILE: (0,external_node_path_.join)(root, 'cli.tfrc'),
TF_DATA_DIR: this.places.data,
TF_IN_AUTOMATION: '1',
TF_INPUT: '0',
CHECKPOINT_DISABLE: '1',
};
}
withoutPaths(text) {
const { work, files, root } = this.places;
return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
}
}
const WHY = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
var backends = __webpack_require__(38987);
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOf(uploaded);
const uploadedBackends = await (0,backends.k)(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await (0,backends.k)(trusted.files, trusted.directory);
const kept = [...uploadedBackends.blocks, ...trustedBackends.blocks].find(isKept)?.kind;
if (kept === undefined) {
return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
}
const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
return { replaced: false, problems, limits: [] };
}
const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}
function isKept({ kind }) {
return kind !== 'cloud' && kind !== 'remote' && kind !== 'local';
}
function emptyState(kind) {
const where = kind === undefined || kind === 'local'
? 'The state of this configuration is in a file, which is not uploaded.'
: `The state of this configuration is in the ${kind === 'cloud' ? '`cloud` block’s workspace' : `backend "${kind}"`}, which was not read.`;
return {
kind: 'empty-state',
message: `${where} Every resource is planned as a new one, and nothing is seen to be destroyed.`,
};
}
function overrideText(stateFile) {
const path = JSON.stringify(stateFile).replaceAll('${', '$${').replaceAll('%{', '%%{');
return `terraform {\n  backend "local" {\n    path = ${path}\n  }\n}\n`;
}
async function problemsOf(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,file_names.Vc)(OVERRIDE_FILE);
const wins = (name) => (0,file_names.ZC)(name) && ((0,file_names.Vc)(name) === stem || ((0,file_names.jn)(name) && sortsBehind(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
}));
}
function sortsBehind(name) {
return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
}
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
function programEngine(options) {
return {
name: options.program,
plan: (request) => planUnpacked(options, request, planWith),
};
}
async function planWith(programs) {
const { request, places } = programs;
const state = await findStatePlace(uploaded(programs), trustedOf(programs));
const [problem] = state.problems;
if (problem !== undefined)
return (0,failed_plan.n)(request.terraformVersion, state.problems);
if (state.replaced)
await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places.stateFile));
const filter = createLineFilter((text) => {
request.log(programs.withoutPaths(text));
});
const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.diagnostics,
});
if (init.exitCode !== 0) {
const failed = withoutPlan(programs, 'init', init, filter.log());
return state.replaced ? failed : withRemedy(failed);
}
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
const plan = await programs.run(planArguments(request, places), {
take: filter.everything,
variables,
});
if (plan.exitCode !== 0)
return withoutPlan(programs, 'plan', plan, filter.log());
const show = await programs.run(['show', '-json', places.planFile], {
variables,
maxBytes: read_plan.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, filter.log());
const { document, counts } = await (0,read_plan.readPlan)(show.stdout);
return {
document,
text: show.stdout,
counts,
problems: problemsIn(filter.log()),
limits: state.limits,
log: programs.withoutPaths(filter.log()),
};
}
function withRemedy({ log, ...failed }) {
const isIncomplete = failed.problems.some(({ summary }) => /\b(?:missing|required)\b/i.test(summary));
if (!isIncomplete)
return log === undefined ? failed : { ...failed, log };
const detail = 'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
const remedy = { severity: 'error', summary: 'The backend is not complete', detail };
return { ...failed, problems: [...failed.problems, remedy] };
}
function planArguments({ options, isDestroy, refresh }, places) {
return [
'plan',
'-input=false',
'-lock=false',
'-no-color',
'-json',
`-out=${places.planFile}`,
`-var-file=${places.variablesFile}`,
...(refresh ? [] : ['-refresh=false']),
...(isDestroy ? ['-destroy'] : []),
...(options.refreshOnly ? ['-refresh-only'] : []),
...options.targets.map((address) => `-target=${address}`),
...options.replace.map((address) => `-replace=${address}`),
];
}
function withoutPlan(programs, command, end, log) {
const problems = problemsIn(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,failed_plan.n)(programs.request.terraformVersion, problems);
}
const failed = (0,failed_plan.n)(programs.request.terraformVersion, problems);
return { ...failed, log: programs.withoutPaths(log) };
}
function uploaded({ places, request }) {
const at = (path) => (0,external_node_path_.join)(places.files, path);
return {
directory: request.workingDirectory,
files: {
names: (directory) => (0,promises_.readdir)(at(directory)).catch(() => undefined),
read: (path) => (0,promises_.readFile)(at(path), 'utf8').catch(() => undefined),
},
};
}
function trustedOf({ options, request }) {
const { trusted } = options;
return (trusted && {
files: trusted.files,
directory: [trusted.root, request.workingDirectory].filter((part) => part !== '').join('/'),
});
}
/***/ }),
/***/ 13536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
J: () => ( NOWHERE),
u: () => ( mostBytesTo)
});
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ })
};
