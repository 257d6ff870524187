export const id = 2399;
export const ids = [2399,7928,9611,1251,9983,8763];
export const modules = {
/***/ 84018:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openLocal: () => ( openLocal)
});
var external_node_path_ = __webpack_require__(76760);
var detect = __webpack_require__(30585);
var registry = __webpack_require__(77006);
var workspace = __webpack_require__(31956);
var policy_files = __webpack_require__(48391);
var quote = __webpack_require__(28187);
var find_plans = __webpack_require__(19983);
var own_pages = __webpack_require__(37694);
var file_names = __webpack_require__(96817);
var literal = __webpack_require__(2443);
var isolate_program = __webpack_require__(38763);
var ask_git = __webpack_require__(29796);
var find_repository = __webpack_require__(6609);
var program_path = __webpack_require__(60439);
var workspace_selectors = __webpack_require__(30589);
var tree = __webpack_require__(80734);
var default_branch = __webpack_require__(33721);
var run_programs = __webpack_require__(1864);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var git_objects = __webpack_require__(71650);
var read_regular = __webpack_require__(43962);
var commit_id = __webpack_require__(66238);
var ended_by = __webpack_require__(17953);
var error_message = __webpack_require__(34271);
var parse = __webpack_require__(2340);
var plan_digest = __webpack_require__(38717);
var read_plan = __webpack_require__(33597);
var plan_document = __webpack_require__(91870);
;// CONCATENATED MODULE: ./build/src/plan/open-plan-file.js
const LONGEST_DIGEST = 4 * 1024 * 1024;
async function openPlanFile(written, settings, context, ports) {
const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
const { workingDirectory, jobTree, inJob } = context;
const path = (0,external_node_path_.resolve)(workingDirectory, written);
const stats = await (0,promises_.stat)(path).catch(() => undefined);
if (stats === undefined && inJob) {
const missing = `There is no plan: ${(0,quote.hD)(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`;
return { undecided: `${missing} The recipe: ${own_pages.D}` };
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
return refuse(`is ${(0,quote.hD)(name)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`);
}
}
const plan = (0,read_regular.js)(path, read_plan.LONGEST_PLAN);
const digest = await (0,read_regular.VX)((0,find_repository.eF)((0,plan_digest.digestPath)(path)), LONGEST_DIGEST).catch(() => undefined);
const whenNotAllowed = inJob ? 'undecided' : 'note';
const whenPartial = settings.allowPartial ? 'advisory' : whenNotAllowed;
const text = plan.toString('utf8');
const reading = (0,read_plan.readPlan)(text, ports.signal);
reading.catch(() => undefined);
const read = async (name, { root, workingDirectory: inside }, signal) => {
const directory = (0,external_node_path_.join)(root, inside);
const repository = (0,find_repository.Di)(directory, workspace).repository?.root ?? directory;
const demands = {
...(await reviewedCommits(directory, workspace, context, ports)),
directory: (0,find_repository.df)((0,external_node_path_.relative)(repository, (0,find_repository.eF)(directory))) || '.',
workspace: name,
run: context.hostRun ?? null,
plan,
planDigest: settings.planDigest,
inJob,
};
const { objections, notes, words } = (0,plan_digest.W)(digest, demands);
const options = { whenPartial, now: ports.clock.date() };
const planned = await (0,ended_by.m)(signal, planFromFile({ reading, objections, notes }, options));
return { ...planned, madeBy: `${describePlan(planned)}: ${written}   ${words}` };
};
return { plan: read };
}
function openPlanFiles(plans, settings, context, ports) {
return async (name, place, signal) => {
const plansOfWorkspace = plans.filter(({ workspace }) => workspace === name);
const [plan, second] = plansOfWorkspace;
if (plan === undefined) {
throw new read_plan.UnreadablePlan(`There is no plan of ${(0,quote.hD)(name)}. The job that makes it did not run, failed, or left it out. To name those that are planned, write \`workspaces\`. The recipe: ${own_pages.D}`);
}
if (second !== undefined) {
const files = plansOfWorkspace.map(({ file }) => (0,quote.hD)(file)).join(', ');
throw new read_plan.UnreadablePlan(`There is more than one plan of ${(0,quote.hD)(name)}: ${files}. Keep one.`);
}
if (plan.refused !== undefined)
throw new read_plan.UnreadablePlan(plan.refused);
const opened = await openPlanFile(plan.file, settings, context, ports);
if ('plan' in opened)
return opened.plan(name, place, signal);
throw new read_plan.UnreadablePlan('undecided' in opened
? opened.undecided
: opened.problems.map(({ message }) => `The plan ${message}`).join('\n'));
};
}
function describePlan({ document, counts }) {
const isOfTofu = document.resource_changes.some(({ provider_name: provider }) => provider.startsWith('registry.opentofu.org/'));
const numbers = [
['+', counts.additions],
['~', counts.changes],
['−', counts.destructions],
];
const changes = numbers
.filter(([, number]) => number > 0)
.map(([sign, number]) => `${sign}${number}`)
.join(' ');
const program = isOfTofu ? 'OpenTofu' : 'Terraform';
const words = [program, document.terraform_version, changes || 'no changes'];
return words.filter((word) => word !== undefined).join(' ');
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
const withRealDirectory = (0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(file)), (0,external_node_path_.basename)(file));
for (const path of new Set([file, withRealDirectory, (0,find_repository.eF)(file)])) {
const root = (0,find_repository.W1)((0,external_node_path_.dirname)(path));
if (root === undefined)
continue;
const tracked = await (0,ask_git.sp)((0,find_repository.eF)(root), workspace, ports);
if (!(tracked instanceof Set))
return true;
for (let onTheWay = path; onTheWay !== root && (0,find_repository.Yw)(onTheWay, root);) {
if (tracked.has((0,find_repository.df)((0,external_node_path_.relative)(root, onTheWay))))
return true;
onTheWay = (0,external_node_path_.dirname)(onTheWay);
}
}
return false;
}
async function planFromFile(file, options) {
const { reading, objections, notes } = file;
const { whenPartial, now } = options;
try {
const { json, document, counts } = await reading;
const limits = [];
for (const message of objections)
limits.push({ kind: 'not-certain', message });
for (const message of [...notes, ...describeAge(document, now)]) {
limits.push({ kind: 'noted', message });
}
const partial = describePartial(document);
if (partial !== undefined)
limits.push({ kind: PARTIAL_KINDS[whenPartial], message: partial });
return { document, json, counts, problems: failedChecks(document), limits };
}
catch (error) {
if (!(error instanceof read_plan.X))
throw error;
const summary = 'The plan cannot be used';
return (0,plan_document.nC)([{ severity: 'error', summary, detail: (0,error_message.g)(error) }]);
}
}
function failedChecks(document) {
return (0,parse.c3)(Reflect.get(document, 'checks')).flatMap((check) => {
const { kind, to_display: address } = (0,parse.Pf)((0,parse.Pf)(check)['address']);
if (kind !== 'check' || (0,parse.Pf)(check)['status'] !== 'fail')
return [];
const messages = (0,parse.c3)((0,parse.Pf)(check)['instances'])
.flatMap((instance) => (0,parse.c3)((0,parse.Pf)(instance)['problems']))
.map((problem) => (0,parse.Pf)(problem)['message'])
.filter((message) => typeof message === 'string');
const name = typeof address === 'string' ? address : 'check';
const details = messages.length > 0 ? messages : [''];
return details.map((message) => ({
severity: 'warning',
summary: 'Check block assertion failed',
detail: [name, message].filter(Boolean).join(': '),
}));
});
}
const PARTIAL_KINDS = { undecided: 'not-certain', advisory: 'partial', note: 'noted' };
function describePartial(document) {
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
function describeAge(document, now) {
const timestamp = Reflect.get(document, 'timestamp');
const madeAtMs = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
const ageMs = now.getTime() - madeAtMs;
if (Number.isNaN(ageMs) || ageMs <= HOUR_MS)
return [];
const hours = Math.floor(ageMs / HOUR_MS);
const age = hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
return [`The plan was made ${age} ago. What exists may have changed since.`];
}
var program_plan = __webpack_require__(98645);
;// CONCATENATED MODULE: ./build/src/plan/open-planner.js
async function openPlanner(settings, context, ports) {
const { placeOf, plans } = context;
if (settings.plan !== undefined) {
const [first = ''] = settings.plan;
if (plans === undefined && settings.workspaces.length > 1) {
return { problems: [{ where: 'plan', message: ONE_PLAN }] };
}
const opened = plans === undefined
? await openPlanFile(first, settings, context, ports)
: { plan: openPlanFiles(plans, settings, context, ports) };
if (!('plan' in opened))
return opened;
return {
program: undefined,
plan: (workspace, signal) => opened.plan(workspace, placeOf(workspace), signal),
planBefore: async () => {
throw new Error('a plan that was made elsewhere has no other side');
},
close: async () => undefined,
};
}
const usable = settings.engine === undefined ? PROGRAMS : [settings.engine];
const present = usable.filter((name) => (0,program_path.aY)(name, ports.environment) !== undefined);
const [program, otherProgram] = present;
if (program === undefined)
return { undecided: describeMissing(settings.engine) };
const fileForTofu = otherProgram && (await findTrackedForTofu(settings, context, ports));
if (fileForTofu !== undefined)
return { undecided: describeUnchosen(fileForTofu) };
return openProgram(program, settings, context, ports);
}
async function openProgram(program, settings, context, ports) {
const { workingDirectory, jobTree, placeOf } = context;
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const directories = (0,workspace_selectors.s7)(settings).map((shownAs) => ({
path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
shownAs,
}));
const problems = await refuseTrackedPlugins(directories, workspace, ports);
if (problems.length > 0)
return { problems };
const variables = (0,run_programs.Ad)(settings.engineEnv ?? [], ports.environment, context.isSecretOfHost, context.hostTokens);
if ('problem' in variables) {
return { problems: [{ where: 'engine-env', message: variables.problem }] };
}
const { execute, notIsolated } = await (0,isolate_program.isolateProgram)(program, ports.executeBounded, variables.value);
const options = { program, execute, clock: ports.clock, variables: variables.value };
const trustedOf = await trustedFiles(settings, context);
const defaultBranch = (0,default_branch.ub)(context, ports);
const copies = (0,program_plan.l8)(options, {
trustedOf,
mayHaveModules: async ({ root }) => !jobTree.proposed || (await (0,ask_git.sp)(root, workspace, ports)) instanceof Set,
});
const request = requestOf(settings);
return {
program,
notIsolated,
plan: (name, signal) => copies.plan(placeOf(name), { ...request, workspaceName: name, signal }),
async planBefore(name, signal) {
const place = placeOf(name);
const placeBefore = { ...place, root: await defaultBranch.rootOf(place.root) };
const before = await copies.plan(placeBefore, { ...request, workspaceName: name, signal });
signal.throwIfAborted();
const problem = before.problems.find(({ severity }) => severity === 'error');
if (problem !== undefined)
throw new Error(`its plan failed: ${problem.summary}`);
return { json: (0,plan_document.o_)(before), movedFrom: (0,default_branch.Ry)(place, before) };
},
async close() {
defaultBranch.close();
await copies.close();
},
};
}
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
const inside = (0,find_repository.df)((0,external_node_path_.relative)(root, directory));
const prefix = inside === '' ? '' : `${inside}/`;
const plugins = [...tracked].filter((file) => file.startsWith(prefix) && PLUGINS.test(file.slice(prefix.length)));
if (plugins.length === 0)
continue;
problems.push({
where: 'directory',
message: `is ${(0,quote.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${(0,quote.Kf)(plugins, MOST_NAMED)}. Take them out of git, with \`git rm -r --cached\`.`,
});
}
return problems;
}
function requestOf({ runOptions, varFile = [], }) {
const { variables = [], refresh = true } = runOptions;
return {
variables: Object.fromEntries(variables.map(({ key, value }) => [key, (0,literal.U1)(value)])),
arguments: varFile.map((path) => `-var-file=${path}`),
isDestroy: runOptions['is-destroy'] ?? false,
refresh,
options: {
refreshOnly: runOptions['refresh-only'] ?? false,
targets: runOptions['target-addrs'] ?? [],
replace: runOptions['replace-addrs'] ?? [],
},
};
}
const ONE_PLAN = 'is the plan of one configuration. Name one workspace, or a plan for each: `workspace=FILE`.';
const PROGRAMS = ['terraform', 'tofu'];
function describeMissing(engine) {
const missing = engine === undefined ? 'no terraform and no tofu' : `no ${engine}, which \`engine\` names,`;
return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${own_pages.D}`;
}
async function findTrackedForTofu({ directory }, { workingDirectory, jobTree }, ports) {
const root = (0,find_repository.W1)((0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, directory)));
if (root === undefined)
return undefined;
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const tracked = await (0,ask_git.sp)((0,find_repository.eF)(root), workspace, ports);
return tracked instanceof Set ? [...tracked].find(file_names.d3) : undefined;
}
function describeUnchosen(file) {
return `Nothing was planned: terraform and tofu are both on the PATH, and only tofu reads files such as ${(0,quote.hD)(file)}. Name the one that applies: \`engine\`.`;
}
async function trustedFiles(settings, { workingDirectory, jobTree }) {
if (!jobTree.proposed)
return () => undefined;
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
const root = (0,find_repository.Di)(directory, jobTree.workspace).repository?.root;
const files = root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
return (place) => {
const path = (0,external_node_path_.join)(place.root, place.workingDirectory);
return { files, directory: (0,find_repository.df)((0,external_node_path_.relative)(root ?? place.root, path)) };
};
}
const NO_FILES = (0,tree.O2)({
names: async () => undefined,
read: async () => undefined,
});
var open_policies = __webpack_require__(33276);
var open_own_policies = __webpack_require__(1767);
;// CONCATENATED MODULE: ./build/src/check/open-local.js
const NO_POLICIES = `No policy judges this plan: none is in ${policy_files.BL.map(quote.hD).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;
function withPlannedWorkspaces(settings, plans) {
const named = new Set(settings.flatMap((selector) => (selector.kind === 'name' ? selector.name : [])));
const added = new Map();
for (const { workspace: name, directory } of plans) {
if (!named.has(name))
added.set(name, { kind: 'name', name, directory });
}
return [...settings, ...added.values()];
}
async function openLocal({ plan, policy, job }, context, ports) {
const { workingDirectory, reviewed } = context;
const inJob = context.jobTree.proposed || (0,workspace.o5)(ports.environment);
const plans = (0,find_plans.findPlans)(plan, workingDirectory);
if (plans !== undefined && 'unmatched' in plans) {
const why = `There is no plan: nothing fits ${(0,quote.hD)(plans.unmatched)}. The job that makes the plans did not run, failed, or handed them to another place.`;
return { undecided: `${why} The recipe: ${own_pages.D}` };
}
const workspaces = withPlannedWorkspaces(plan.workspaces, plans ?? []);
const namedByPlans = plans !== undefined && inJob && plan.workspaces.length === 0;
const roots = namedByPlans ? await (0,find_plans.D0)(plan.directory, workingDirectory) : [];
const placeOf = (0,find_plans.Ch)({ ...plan, workspaces: [...roots, ...workspaces] }, workingDirectory);
const hostRun = (0,detect.RW)(ports.environment);
const hostTokens = [job.githubToken ?? '', job.checksToken ?? ''];
const place = {
...context,
plans,
inJob,
hostRun,
hostTokens,
isSecretOfHost: registry.sG,
reviewed,
placeOf,
};
const ownSettings = {
policies: policy.policies,
directory: plan.directory,
timeoutMs: job.timeoutMs,
};
const sets = (0,open_own_policies.tH)(ownSettings, context, ports);
const hasLookedForSets = sets.catch(() => undefined);
const opening = [
(0,open_own_policies.openOwnPolicies)(ownSettings, { ...context, sets }, ports, true),
hasLookedForSets.then(() => openPlanner(plan, place, ports)),
];
const stop = async () => {
for (const opened of await Promise.allSettled(opening)) {
if (opened.status === 'fulfilled' && 'close' in opened.value)
await opened.value.close();
}
};
const [own, planner] = await Promise.all(opening).catch(async (error) => {
await stop();
throw error;
});
if (!('plan' in planner) || !('judge' in own) || own.missing !== undefined) {
await stop();
if ('problems' in planner)
return planner;
if ('plan' in planner)
return 'problems' in own ? own : { undecided: own.missing ?? '' };
const missing = [planner.undecided, await (0,open_policies.cA)(ports)];
return { undecided: missing.filter((sentence) => sentence !== undefined).join('\n') };
}
const [directory = '.'] = (0,workspace_selectors.s7)(plan);
return {
planner,
workspaces,
roots,
placeOf,
own,
noPolicies: own.policies.length === 0 ? NO_POLICIES : undefined,
directoryName: (0,workspace_selectors.yJ)((0,external_node_path_.resolve)(workingDirectory, directory)),
judged: new Map(),
stop,
};
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
const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
const patterns = watched.patterns.map(segmentsOf);
return changed.some((path) => watchedPaths.some((watchedPath) => touches(path.replace(OF_ATTRIBUTES, ''), watchedPath)) ||
readPatterns.some((pattern) => isLike(path, pattern)) ||
patterns.some((pattern) => matchesPath(pattern, path)));
}
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
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
let partIndex = 0;
let itemIndex = 0;
let anyIndex = -1;
let afterAny = 0;
for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
const part = pattern[partIndex];
if (part === any) {
anyIndex = partIndex++;
afterAny = itemIndex;
}
else if (part !== undefined && isSame(part, item)) {
partIndex++;
itemIndex++;
}
else if (anyIndex >= 0) {
partIndex = anyIndex + 1;
itemIndex = ++afterAny;
}
else
return false;
}
return pattern.slice(partIndex).every((part) => part === any);
}
function touches(path, watchedPath) {
const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
return ([path, watchedPath].includes('') ||
path === watchedPath ||
isBelow(path, watchedPath) ||
isBelow(watchedPath, path));
}
function isLike(path, { prefix, suffix }) {
return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
/***/ }),
/***/ 38763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
isolateProgram: () => ( isolateProgram)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var _program_path_js_2_ = __webpack_require__(60439);
const SAME_USER = ['--user', '--map-current-user'];
const ISOLATIONS = [
[
[...SAME_USER, '--pid', '--fork', '--kill-child', '--mount-proc'],
[...SAME_USER, '--mount'],
],
[SAME_USER],
];
const CHECK_SCRIPT = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo isolated';
const CHECK_MS = 10_000;
const MOST_BYTES = 10_000;
async function isolateProgram(program, execute, environment) {
const found = await findIsolation(execute, environment);
if ('execute' in found)
return found;
const notIsolated = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
return { execute, notIsolated };
}
async function findIsolation(execute, environment) {
if ((0,node_os_1_.platform)() !== 'linux')
return { why: `on ${(0,node_os_1_.platform)()}, nothing separates the processes of one user.` };
const unshare = (0,_program_path_js_2_ .aY)('unshare', environment);
if (unshare === undefined)
return { why: 'the PATH has no `unshare` (package util-linux).' };
for (const way of ISOLATIONS) {
const wrapper = way.flatMap((options) => [unshare, ...options, '--']);
if (await isIsolated(wrapper, execute))
return { execute: wrapPrograms(wrapper, execute) };
}
const isRestricted = await (0,node_fs_promises_0_.readFile)(RESTRICTED, 'utf8').catch(() => '');
return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isIsolated(wrapper, execute) {
const [program = '', ...args] = wrapper;
const check = [...args, '/bin/sh', '-c', CHECK_SCRIPT];
const { signal } = new AbortController();
const limits = { cwd: '/', signal, timeoutMs: CHECK_MS, maxBytes: MOST_BYTES };
const end = await execute(program, check, { ...limits, variables: {} }).catch(() => undefined);
return end?.stdout === 'isolated\n';
}
function wrapPrograms(wrapper, execute) {
const [unshare = '', ...options] = wrapper;
return (program, args, limits) => {
const path = (0,_program_path_js_2_ .aY)(program, (0,_program_path_js_2_ .DD)(limits.variables, limits.cwd));
if (path === undefined)
return execute(program, args, limits);
return execute(unshare, [...options, path, ...args], limits);
};
}
/***/ }),
/***/ 98645:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Jq: () => ( writeState),
l8: () => ( plansInCopies),
n_: () => ( initialize)
});
var node_fs_0_ = __webpack_require__(73024);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_take_turn_js_4_ = __webpack_require__(44990);
var _model_error_message_js_9_ = __webpack_require__(34271);
var _configuration_backends_js_5_ = __webpack_require__(38987);
var _configuration_file_names_js_11_ = __webpack_require__(96817);
var _plan_document_js_6_ = __webpack_require__(91870);
var _run_programs_js_7_ = __webpack_require__(1864);
var _program_log_js_10_ = __webpack_require__(506);
var _read_plan_js_8_ = __webpack_require__(33597);
function plansInCopies(options, { trustedOf, mayHaveModules }) {
const copies = new Map();
const initialized = new Map();
const temporaryDirectories = [];
const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
let lastInit = Promise.resolve();
const copy = async (root, signal) => {
const directory = await (0,_run_programs_js_7_ .Oh)(options.temporaryDirectory);
temporaryDirectories.push(directory);
await copyFiles(root, directory, signal);
return directory;
};
const initializeCopy = async (place, signal) => {
const { root, workingDirectory } = place;
const copying = copies.get(root) ?? copy(root, signal);
copies.set(root, copying);
const files = { files: await copying, workingDirectory };
if (await mayHaveModules(place))
await copyModules(place, files.files, signal);
const init = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
if (!sharesCache)
return init();
const initializing = lastInit.then(init);
lastInit = initializing.catch(() => undefined);
return initializing;
};
return {
async plan(place, request) {
const directory = (0,node_path_2_.join)(place.root, place.workingDirectory);
const initializing = initialized.get(directory) ?? initializeCopy(place, request.signal);
initialized.set(directory, initializing);
try {
return await (await initializing).plan(request);
}
catch (error) {
request.signal.throwIfAborted();
const summary = 'The files could not be copied to plan them';
const problem = { severity: 'error', summary, detail: (0,_model_error_message_js_9_ .g)(error) };
return (0,_plan_document_js_6_ .nC)([problem]);
}
},
async close() {
for (const initializing of initialized.values()) {
await initializing.then((configuration) => configuration.close()).catch(() => undefined);
}
for (const directory of temporaryDirectories)
await (0,_run_programs_js_7_ .q)(directory);
},
};
}
const NOT_COPIED = new Set(['.git', '.terraform']);
const MODULES = ['.terraform', 'modules'];
async function copyFiles(from, to, signal) {
const copyLink = async (path, copied) => {
const directory = (0,node_path_2_.dirname)(path);
const target = (0,node_path_2_.resolve)(directory, await (0,node_fs_promises_1_.readlink)(path));
await (0,node_fs_promises_1_.symlink)((0,_machine_find_repository_js_3_ .Yw)(target, from) ? (0,node_path_2_.relative)(directory, target) || '.' : target, copied);
};
const copy = async (directory, target) => {
await (0,node_fs_promises_1_.mkdir)(target, { recursive: true });
for (const entry of await (0,node_fs_promises_1_.readdir)(directory, { withFileTypes: true })) {
await (0,_machine_take_turn_js_4_ .Vm)(signal);
if (NOT_COPIED.has(entry.name))
continue;
const path = (0,node_path_2_.join)(directory, entry.name);
if (path === to)
continue;
const copied = (0,node_path_2_.join)(target, entry.name);
if (entry.isDirectory())
await copy(path, copied);
else if (entry.isSymbolicLink())
await copyLink(path, copied);
else if (entry.isFile())
await (0,node_fs_promises_1_.copyFile)(path, copied, node_fs_0_.constants.COPYFILE_FICLONE);
}
};
await copy(from, to);
}
async function copyModules({ root, workingDirectory }, copyOfRoot, signal) {
const installed = (0,node_path_2_.join)(root, workingDirectory, ...MODULES);
const stats = await (0,node_fs_promises_1_.stat)(installed).catch(() => undefined);
if (stats?.isDirectory() !== true)
return;
await copyFiles(installed, (0,node_path_2_.join)(copyOfRoot, workingDirectory, ...MODULES), signal);
}
async function initialize(options, files, signal) {
let programs;
const toFailedPlan = (error) => {
if (!(error instanceof _run_programs_js_7_ .F7 || error instanceof _read_plan_js_8_.UnreadablePlan))
throw error;
const summary = `${options.program} made no plan`;
const detail = (0,_model_error_message_js_9_ .g)(error);
return (0,_plan_document_js_6_ .nC)([{ severity: 'error', summary, detail }]);
};
const close = async () => {
if (programs !== undefined)
await (0,_run_programs_js_7_ .q)(programs.places.root);
};
try {
programs = await _run_programs_js_7_ .k9.open(options, files);
const initialized = await runInit(programs, files, signal);
return {
plan: (request) => planWith(initialized, request).catch(toFailedPlan),
latest() {
const { plan: file, programs: usedPrograms } = initialized;
return file === undefined ? undefined : { file, programs: usedPrograms };
},
close,
};
}
catch (error) {
return { plan: async () => toFailedPlan(error), latest: () => undefined, close };
}
}
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
async function runInit(programs, { workingDirectory, state: givenState }, signal) {
const { places } = programs;
const place = await findStatePlace({ files: readableFilesIn(places.files), directory: workingDirectory }, programs.options.trusted);
const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
if (state.problems.length > 0)
return { programs, state, init: undefined, givenState };
if (state.replaced) {
for (const name of STATES)
await (0,node_fs_promises_1_.rm)((0,node_path_2_.join)(places.work, name), { recursive: true, force: true });
await (0,node_fs_promises_1_.writeFile)((0,node_path_2_.join)(places.work, OVERRIDE_FILE), overrideText(places));
}
const filter = (0,_program_log_js_10_ .R)(() => undefined, 'diagnostic');
const end = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.take,
signal,
deadline: programs.deadline(),
});
return { programs, state, init: { end, log: filter.log() }, givenState };
}
async function planWith(initialized, request) {
const { programs, state, init, givenState } = initialized;
if (init === undefined)
return (0,_plan_document_js_6_ .nC)(state.problems);
const pass = (text) => request.log?.(programs.withoutPaths(text));
pass(init.log);
if (init.end.exitCode !== 0) {
return withoutPlan(programs, 'init', init.end, init.log);
}
const filter = (0,_program_log_js_10_ .R)(pass);
const log = () => init.log + filter.log();
const { signal } = request;
const limits = { signal, deadline: programs.deadline() };
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
await writeState(programs, request.workspaceName, givenState);
const files = await programs.filesOf(request.variables);
initialized.plan = files.plan;
const plan = await programs.run(planArguments(request, files), {
...limits,
take: filter.take,
variables,
});
if (plan.exitCode !== 0)
return withoutPlan(programs, 'plan', plan, log());
const show = await programs.run(['show', '-json', files.plan], {
...limits,
variables,
maxBytes: _read_plan_js_8_.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, log());
const { json, document, counts } = await (0,_read_plan_js_8_.readPlan)(show.stdout);
return {
document,
json,
counts,
problems: (0,_program_log_js_10_ ._)(log()),
limits: state.limits,
log: programs.withoutPaths(log()),
};
}
async function writeState(programs, workspaceName, text) {
if (text === undefined || text === null)
return;
const path = programs.stateOf(workspaceName);
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(path), { recursive: true });
await (0,node_fs_promises_1_.writeFile)(path, text);
}
function planArguments({ options, isDestroy, refresh, arguments: variableArguments = [] }, files) {
return [
'plan',
'-input=false',
'-lock=false',
'-no-color',
'-json',
`-out=${files.plan}`,
...variableArguments,
`-var-file=${files.variables}`,
...(refresh ? [] : ['-refresh=false']),
...(isDestroy ? ['-destroy'] : []),
...(options.refreshOnly ? ['-refresh-only'] : []),
...options.targets.map((address) => `-target=${address}`),
...options.replace.map((address) => `-replace=${address}`),
];
}
function withoutPlan(programs, command, end, log) {
const problems = (0,_program_log_js_10_ ._)(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,_plan_document_js_6_ .nC)(problems);
}
return { ...(0,_plan_document_js_6_ .nC)(problems), log: programs.withoutPaths(log) };
}
function readableFilesIn(root) {
return {
names: (directory) => (0,node_fs_promises_1_.readdir)((0,node_path_2_.join)(root, directory)).catch(() => undefined),
read: (path) => (0,node_fs_promises_1_.readFile)((0,node_path_2_.join)(root, path), 'utf8').catch(() => undefined),
};
}
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOfNames(uploaded);
const uploadedBackends = await (0,_configuration_backends_js_5_ .k)(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await (0,_configuration_backends_js_5_ .k)(trusted.files, trusted.directory);
const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
if (readKind === undefined) {
return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
}
const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
return { replaced: false, problems, limits: [] };
}
const message = `The backend "${readKind}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
return {
replaced: true,
problems,
limits: [emptyState(readKind), { kind: 'not-certain', message }],
};
}
function emptyState(kind) {
let where = 'a file, which is not read';
if (kind === 'cloud')
where = 'the `cloud` block’s workspace, which was not read';
else if (kind !== undefined && kind !== 'local')
where = `the backend "${kind}", which was not read`;
return {
kind: 'empty-state',
message: `The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`,
};
}
function overrideText({ stateFile, states }) {
const asLiteral = (path) => JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
const lines = [`path = ${asLiteral(stateFile)}`, `workspace_dir = ${asLiteral(states)}`];
return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}
async function problemsOfNames(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,_configuration_file_names_js_11_ .Vc)(OVERRIDE_FILE);
const isLater = (name) => Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
const wins = (name) => (0,_configuration_file_names_js_11_ .ZC)(name) && ((0,_configuration_file_names_js_11_ .Vc)(name) === stem || ((0,_configuration_file_names_js_11_ .jn)(name) && isLater(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
file: name,
line: 1,
}));
}
/***/ }),
/***/ 1864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ad: () => ( readEngineEnvironment),
F7: () => ( EngineFailure),
Oh: () => ( makeDirectory),
k9: () => ( Programs),
q: () => ( removeDirectory)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _configuration_file_names_js_5_ = __webpack_require__(96817);
var _configuration_module_manifest_js_3_ = __webpack_require__(27126);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _model_error_message_js_6_ = __webpack_require__(34271);
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;
class EngineFailure extends Error {
name = 'EngineFailure';
}
async function makeDirectory(inside = (0,node_os_1_.tmpdir)()) {
return (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(inside, node_path_2_.sep)));
}
async function removeDirectory(path) {
await (0,node_fs_promises_0_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
async function makePlaces({ files, workingDirectory }, root) {
const places = {
files,
root,
work: (0,node_path_2_.join)(files, workingDirectory),
stateFile: (0,node_path_2_.join)(root, 'state', 'terraform.tfstate'),
states: (0,node_path_2_.join)(root, 'states'),
data: (0,node_path_2_.join)(root, 'data'),
};
for (const name of ['home', 'temporary', 'data', 'state'])
await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.join)(root, name));
await copyManifest(places);
await (0,node_fs_promises_0_.writeFile)((0,node_path_2_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
const names = await (0,node_fs_promises_0_.readdir)(places.work).catch(() => []);
if (!names.some(_configuration_file_names_js_5_ .ZC)) {
const where = workingDirectory === '' ? 'directly in this directory' : `in ${workingDirectory}`;
throw new EngineFailure(`There is no Terraform configuration to plan: no .tf or .tofu file is ${where}.`);
}
return places;
}
async function copyManifest({ files, root, work }) {
const path = (0,node_path_2_.join)(work, ..._configuration_module_manifest_js_3_ .dp.split('/'));
const text = await (0,node_fs_promises_0_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,_configuration_module_manifest_js_3_ .WI)(text);
if ('problem' in records)
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !(0,_machine_find_repository_js_4_ .Yw)((0,node_path_2_.resolve)(work, directory), files));
if (outside !== undefined) {
const { key, directory } = outside;
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} leads module ${JSON.stringify(key)} to ${JSON.stringify(directory)}, out of the upload.`);
}
await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.join)(root, 'data', 'modules'));
await (0,node_fs_promises_0_.writeFile)((0,node_path_2_.join)(root, 'data', 'modules', (0,node_path_2_.basename)(path)), text);
}
class Programs {
places;
options;
constructor(options, places) {
this.options = options;
this.places = places;
}
static async open(options, files) {
const root = await makeDirectory(options.temporaryDirectory);
try {
return new Programs(options, await makePlaces(files, root));
}
catch (error) {
await removeDirectory(root);
throw error;
}
}
deadline() {
const { clock, timeoutMs = TIMEOUT_MS } = this.options;
return clock.now() + timeoutMs;
}
async run(args, options) {
const { program, execute, clock, maxLogBytes = MOST_LOG_BYTES } = this.options;
const { root, work } = this.places;
const { signal, deadline, take, variables, maxBytes = maxLogBytes } = options;
const end = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...variables },
signal,
timeoutMs: Math.max(1, deadline - clock.now()),
maxBytes,
take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js_6_ .g)(error)}. Install it, or choose another engine.`);
});
if (end.ended === undefined)
return end;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY_ENDED[end.ended](maxBytes)}`);
}
#variables(root) {
return {
...this.options.variables,
HOME: (0,node_path_2_.join)(root, 'home'),
USERPROFILE: (0,node_path_2_.join)(root, 'home'),
TMPDIR: (0,node_path_2_.join)(root, 'temporary'),
TEMP: (0,node_path_2_.join)(root, 'temporary'),
TMP: (0,node_path_2_.join)(root, 'temporary'),
TF_CLI_CONFIG_FILE: (0,node_path_2_.join)(root, 'cli.tfrc'),
TF_DATA_DIR: this.places.data,
TF_IN_AUTOMATION: '1',
TF_INPUT: '0',
CHECKPOINT_DISABLE: '1',
};
}
stateOf(workspaceName) {
return (0,node_path_2_.join)(this.places.states, workspaceName, 'terraform.tfstate');
}
async filesOf(values) {
const directory = await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(this.places.root, 'plan-'));
const variables = (0,node_path_2_.join)(directory, 'variables.tfvars.json');
await (0,node_fs_promises_0_.writeFile)(variables, JSON.stringify(values));
return { plan: (0,node_path_2_.join)(directory, 'plan'), variables };
}
withoutPaths(text) {
const { work, files, root } = this.places;
return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
}
}
const WHY_ENDED = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
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
/***/ })
};
