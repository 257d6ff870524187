export const id = 2789;
export const ids = [2789,3076,1864,1597,8763,167,1741];
export const modules = {
/***/ 1711:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openHere: () => ( openHere),
openLocal: () => ( openLocal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var requested_workspaces = __webpack_require__(15724);
var detect = __webpack_require__(2914);
var registry = __webpack_require__(77006);
var workspace = __webpack_require__(31956);
var files_here = __webpack_require__(80467);
var find_repository = __webpack_require__(6609);
var ended_by = __webpack_require__(17953);
var own_pages = __webpack_require__(37694);
var policy_files = __webpack_require__(48391);
var quote = __webpack_require__(28187);
var find_plans = __webpack_require__(19983);
var made_of = __webpack_require__(53076);
var file_names = __webpack_require__(96817);
var configuration_variables = __webpack_require__(41597);
var isolate_program = __webpack_require__(38763);
var ask_git = __webpack_require__(29796);
var program_path = __webpack_require__(60439);
var workspace_selectors = __webpack_require__(30589);
var tree = __webpack_require__(80734);
var default_branch = __webpack_require__(33721);
var run_programs = __webpack_require__(1864);
var planned_as = __webpack_require__(50564);
;// CONCATENATED MODULE: ./build/src/plan/whole-plan.js
function askedOf(settings, inJob) {
const { runOptions, allowPartial, planFields = [] } = settings;
let mode = 'normal';
if (runOptions['is-destroy'] === true)
mode = 'destroy';
else if (runOptions['refresh-only'] === true)
mode = 'refresh-only';
const targets = runOptions['target-addrs'] !== undefined;
return { mode, targets, allowPartial, planFields: planFields.map(Number), inJob };
}
function limitsOf(digested, document, asked) {
const planned = digested ?? undefined;
const otherModes = planned === undefined ? [] : describeMode(planned, asked);
const unknown = planned === undefined ? [] : describeUnknown(planned, asked);
const parts = planned === undefined ? [] : describeParts(planned, asked);
const isPartExpected = asked.targets || asked.mode === 'refresh-only';
const saidByJson = isPartExpected ? undefined : describePartial(document, planned);
const isSaid = parts.length > 0 || otherModes.length > 0;
if (saidByJson !== undefined && !isSaid)
parts.push(saidByJson);
const limits = [...otherModes, ...unknown, ...parts.map((part) => partLimit(part, asked))];
if (digested === null && parts.length === 0)
limits.push(unproven(asked));
if (planned?.refreshed === false)
limits.push({ kind: 'noted', message: NOT_REFRESHED });
return limits;
}
const NOT_REFRESHED = 'It was planned with `-refresh=false`, so it trusts the state: what was changed outside of it is not seen.';
const MAY_PASS = 'Set allow-partial to true where that may pass.';
function partLimit(sentence, { allowPartial, inJob }) {
if (allowPartial)
return { kind: 'partial', message: sentence };
return { kind: inJob ? 'not-certain' : 'noted', message: `${sentence} ${MAY_PASS}` };
}
function unproven({ allowPartial, inJob }) {
const message = `Nothing says that this is a plan of everything: its JSON cannot. Run ${planned_as.Bh} in the job that planned, which reads it in the saved plan.`;
if (allowPartial)
return { kind: 'unproven', message };
return { kind: inJob ? 'not-certain' : 'noted', message: `${message} ${MAY_PASS}` };
}
function describeMode({ mode }, asked) {
if (mode === asked.mode || (mode === 'refresh-only' && asked.mode === 'normal'))
return [];
if (mode === 'destroy' && asked.mode === 'normal') {
const message = 'It is a plan to destroy everything (`-destroy`), and the workflow asks for no such plan. Set destroy to true if you mean that.';
return [{ kind: asked.inJob ? 'not-certain' : 'noted', message }];
}
const message = `The workflow asks for a plan ${MODE_WORDS[asked.mode]}, and this is one ${MODE_WORDS[mode]}. Change one of them.`;
return [{ kind: 'not-certain', message }];
}
const MODE_WORDS = {
normal: 'of changes',
destroy: 'to destroy everything (`destroy`)',
'refresh-only': 'that only refreshes (`refresh-only`)',
};
function describeUnknown(planned, { planFields }) {
const { program, version, unknown } = planned;
const madeBy = `${program === 'tofu' ? 'OpenTofu' : 'Terraform'} ${version}`;
return unknown.map((one) => {
if (typeof one === 'string') {
const message = `\`tofu plan\` was given ${(0,quote.hD)(one)}, of which Plangate does not know what it does. Use the newest release of Plangate, or plan without it.`;
return { kind: 'not-certain', message };
}
const found = `The saved plan of ${madeBy} has the field ${one}, of which Plangate does not know what it means`;
if (planFields.includes(one)) {
return { kind: 'field', message: `${found}; plan-fields accepts it.` };
}
const message = `${found}: it may be a plan of a part. Use the newest release of Plangate, or set plan-fields to ${one} where you know that the plan is whole.`;
return { kind: 'not-certain', message };
});
}
const MOST_NAMED = 3;
function describeParts(planned, asked) {
const { targets, excludes, actions, mode, deferred } = planned;
const named = (list) => (0,quote.Kf)(list.map((one) => (0,quote.hD)(one)), MOST_NAMED);
const sentences = [];
if (targets.length > 0 && !asked.targets) {
sentences.push(`Only a part was planned (\`-target\`: ${named(targets)}), so the rest of the configuration was not judged.`);
}
if (excludes.length > 0) {
sentences.push(`A part was not planned and not judged (\`-exclude\`: ${named(excludes)}).`);
}
if (actions.length > 0) {
sentences.push(`Only actions were planned (\`-invoke\`: ${named(actions)}), so the configuration was not judged.`);
}
if (mode === 'refresh-only' && asked.mode === 'normal') {
sentences.push('It is a plan of `-refresh-only`: it has no changes of the configuration, so there was nothing to judge.');
}
if (deferred) {
sentences.push('Some changes were left to a later plan (deferred), and were not judged.');
}
return sentences;
}
function describePartial(document, planned) {
if (Object.hasOwn(document, 'complete') && document.complete !== true) {
return 'The plan says that it is not complete, so the rest of the configuration was not judged.';
}
if (planned !== undefined)
return undefined;
if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
return undefined;
}
return 'The plan has no changes of resources, not even none, although its configuration has resources, as with `-refresh-only`: there was nothing to judge.';
}
function hasResources(module) {
if (module === undefined)
return true;
const { resources = [], module_calls: calls = {} } = module;
return (resources.some(({ mode }) => mode === 'managed') ||
Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module)));
}
function describeReplaced({ resource_changes: changes }) {
const replaced = changes
.filter((change) => Reflect.get(change, 'action_reason') === 'replace_by_request')
.map(({ address }) => (0,quote.hD)(address));
if (replaced.length === 0)
return [];
return [`It was asked to replace ${(0,quote.Kf)(replaced, MOST_NAMED)} (\`-replace\`).`];
}
var promises_ = __webpack_require__(51455);
var git_objects = __webpack_require__(71650);
var read_regular = __webpack_require__(43962);
var commit_id = __webpack_require__(66238);
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
return { undecided: `${missing} The recipe: ${(0,own_pages.kX)()}` };
}
if (stats?.isFile() !== true) {
return refuse(`is ${(0,quote.hD)(written)}, and there is no such file. Write it with ${planned_as.Bh}.`);
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
const asked = { ...askedOf(settings, inJob), targets: false };
const text = plan.toString('utf8');
const reading = (0,read_plan.readPlan)(text, ports.signal);
reading.catch(() => undefined);
const changedSince = async (madeOf, directory) => {
const { repository } = (0,find_repository.Di)(directory, workspace);
if (repository === undefined)
return [];
const place = { directory: (0,find_repository.eF)(directory), repository };
return (0,made_of.s)(madeOf, place, context.checkouts);
};
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
const answer = (0,plan_digest.W)(digest, demands);
if (!inJob && answer.digest !== undefined && answer.objections.length === 0) {
answer.objections = await (0,ended_by.m)(signal, changedSince(answer.digest, directory));
}
const options = { asked, now: ports.clock.date() };
const planned = await (0,ended_by.m)(signal, planFromFile({ reading, ...answer }, options));
return { ...planned, madeBy: `${describePlan(planned, answer)}: ${written}   ${answer.words}` };
};
return { plan: read };
}
function openPlanFiles(plans, settings, context, ports) {
return async (name, place, signal) => {
const plansOfWorkspace = plans.filter(({ workspace }) => workspace === name);
const [plan, second] = plansOfWorkspace;
if (plan === undefined) {
throw new read_plan.UnreadablePlan(`There is no plan of ${(0,quote.hD)(name)}. The job that makes it did not run, failed, or left it out. To name those that are planned, write \`workspaces\`. The recipe: ${(0,own_pages.kX)()}`);
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
function describePlan({ document, counts }, { digest }) {
const isOfTofu = digest?.planned
? digest.planned.program === 'tofu'
: document.resource_changes.some(({ provider_name: provider }) => provider.startsWith('registry.opentofu.org/'));
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
async function reviewedCommits(directory, jobDirectory, { reviewed }, ports) {
const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
const { repository } = (0,find_repository.Di)(directory, jobDirectory);
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
const { reading, objections, notes, digest } = file;
const { asked, now } = options;
try {
const { json, document, counts } = await reading;
const limits = [];
for (const message of objections)
limits.push({ kind: 'not-certain', message });
for (const message of [
...notes,
...describeReplaced(document),
...describeAge(document, now),
]) {
limits.push({ kind: 'noted', message });
}
limits.push(...limitsOf(digest?.planned, document, asked));
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
copies: () => [],
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
const { clock, parsed } = ports;
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const directories = (0,workspace_selectors.s7)(settings).map((shownAs) => ({
path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
shownAs,
}));
const problems = await refuseTrackedPlugins(directories, workspace, ports);
const { variables: given = [] } = settings.runOptions;
for (const { path, shownAs } of given.length > 0 ? directories : []) {
const read = await (0,configuration_variables.readAssigned)(given, files_here.zK, path, { program, parsed });
if ('value' in read)
continue;
const message = `cannot be read for ${(0,quote.hD)(shownAs)}: ${read.problems.join('; ')}. They are read as \`${program} plan -var\` reads them.`;
problems.push({ where: 'variables', message });
}
if (problems.length > 0)
return { problems };
const variables = (0,run_programs.Ad)(settings.engineEnv ?? [], ports.environment, context.isSecretOfHost, context.hostTokens);
if ('problem' in variables) {
return { problems: [{ where: 'engine-env', message: variables.problem }] };
}
const { execute, notIsolated } = await (0,isolate_program.isolateProgram)(program, ports.executeBounded, variables.value);
const options = { program, execute, clock, parsed, variables: variables.value };
const trustedOf = await trustedFiles(settings, context);
const defaultBranch = (0,default_branch.ub)(context, ports);
const planning = (0,program_plan.l8)(options, {
trustedOf,
mayHaveModules: async ({ root }) => !jobTree.proposed || (await (0,ask_git.sp)(root, workspace, ports)) instanceof Set,
});
const request = requestOf(settings);
const asked = askedOf(settings, context.inJob);
const assignedAt = async ({ root, workingDirectory: inside }) => {
const read = await (0,configuration_variables.readAssigned)(given, files_here.zK, (0,external_node_path_.join)(root, inside), { program, parsed });
if ('value' in read)
return read.value;
throw new Error(`its variables cannot be read: ${read.problems.join('; ')}`);
};
return {
program,
notIsolated,
async plan(name, signal, installed) {
const place = placeOf(name);
const assigned = await assignedAt(place);
const options = { ...request, assigned, workspaceName: name, signal, installed };
const planned = await planning.plan(place, options);
return { ...planned, limits: [...planned.limits, ...limitsOfProgram(planned, asked)] };
},
async planBefore(name, signal) {
const place = placeOf(name);
const placeBefore = { ...place, root: await defaultBranch.rootOf(place.root) };
const assigned = await assignedAt(placeBefore);
const requestBefore = { ...request, assigned, workspaceName: name, signal };
const before = await planning.plan(placeBefore, requestBefore);
signal.throwIfAborted();
const problem = before.problems.find(({ severity }) => severity === 'error');
if (problem !== undefined)
throw new Error(`its plan failed: ${problem.summary}`);
return { json: (0,plan_document.o_)(before), movedFrom: (0,default_branch.Ry)(place, before, parsed) };
},
copies: () => planning.copies(),
async close() {
defaultBranch.close();
await planning.close();
},
};
}
function limitsOfProgram({ plannedAs, document }, asked) {
if (plannedAs === undefined)
return [];
if (typeof plannedAs === 'string')
return [{ kind: 'not-certain', message: plannedAs }];
return limitsOf(plannedAs, document, asked);
}
const PLUGINS = /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/i;
const open_planner_MOST_NAMED = 5;
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
message: `is ${(0,quote.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${(0,quote.Kf)(plugins, open_planner_MOST_NAMED)}. Take them out of git, with \`git rm -r --cached\`.`,
});
}
return problems;
}
function requestOf({ runOptions, varFile = [], }) {
const { refresh = true } = runOptions;
return {
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
return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${(0,own_pages.kX)()}`;
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
var open_own_policies = __webpack_require__(1767);
var open_policies = __webpack_require__(59714);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/check/without-service.js
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
async function uncommittedIn(directories, workingDirectory, checkouts) {
const paths = new Set();
for (const directory of directories) {
const { repository } = (0,find_repository.Di)(directory, workingDirectory);
const place = repository && { directory: (0,find_repository.eF)(directory), repository };
const uncommitted = place && (await (0,made_of.b)(place, checkouts));
if (uncommitted === undefined)
return undefined;
for (const path of uncommitted)
paths.add(path);
}
return [...paths].sort();
}
async function openLocal({ plan, policy, job }, context, ports) {
const { workingDirectory, reviewed } = context;
const inJob = context.jobTree.proposed || (0,workspace.o5)(ports.environment);
const plans = (0,find_plans.QC)(plan, workingDirectory);
if (plans !== undefined && 'unmatched' in plans) {
const why = `There is no plan: nothing fits ${(0,quote.hD)(plans.unmatched)}. The job that makes the plans did not run, failed, or handed them to another place.`;
return { undecided: `${why} The recipe: ${(0,own_pages.kX)()}` };
}
const workspaces = withPlannedWorkspaces(plan.workspaces, plans ?? []);
const namedByPlans = plans !== undefined && inJob && plan.workspaces.length === 0;
const roots = namedByPlans ? await (0,find_plans.D0)(plan.directory, workingDirectory, ports.parsed) : [];
const placeOf = (0,find_plans.Ch)({ ...plan, workspaces: [...roots, ...workspaces] }, workingDirectory);
const checkouts = (0,made_of.openCheckouts)(ports);
const hostRun = (0,detect.RW)(ports.environment);
const hostTokens = [job.githubToken ?? '', job.checksToken ?? ''];
const place = {
...context,
plans,
inJob,
checkouts,
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
const judged = new Map();
return {
planner,
workspaces,
roots,
placeOf,
own: rememberJudged(own, judged),
noPolicies: own.policies.length === 0 ? NO_POLICIES : undefined,
directoryName: (0,workspace_selectors.yJ)((0,external_node_path_.resolve)(workingDirectory, directory)),
judged,
uncommitted: async (directories) => inJob && planner.program === undefined
? undefined
: uncommittedIn(directories, workingDirectory, checkouts),
stop,
};
}
function rememberJudged(own, judged) {
return {
...own,
judge(plan, signal) {
judged.set(plan.workspace, plan);
return own.judge(plan, signal);
},
};
}
async function openHere(asked, local) {
const { gateRequest, request, ports } = asked;
let changed;
const changedFiles = () => (changed ??= request.subject.changedFiles());
const plannerPorts = {
planner: local.planner,
placeOf: local.placeOf,
choose: ({ overdue }) => chooseHere(asked, local, changedFiles, overdue),
};
const { program } = local.planner;
if (program === undefined) {
const { openFilesOfPlans } = await Promise.all([__webpack_require__.e(2940), __webpack_require__.e(600)]).then(__webpack_require__.bind(__webpack_require__, 10600));
return openFilesOfPlans(gateRequest, plannerPorts);
}
const { openProgram } = await Promise.all([__webpack_require__.e(2940), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(8854), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 18000));
const ofProposal = request.subject.proposed ? changedFiles : undefined;
const programPorts = { program, changedFiles: ofProposal, git: ports };
return openProgram(gateRequest, { ...plannerPorts, ...programPorts });
}
async function chooseHere({ request, ports, gateRequest }, local, changedFiles, signal) {
const { workingDirectory, repositoryRoot } = request;
const { log } = ports;
const show = async (name) => ({
'working-directory': local.placeOf(name).workingDirectory,
});
const { directoryName: name } = local;
const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
const plan = { ...gateRequest.plan, workspaces: local.workspaces };
const { parsed } = ports;
const options = { plan, workingDirectory, repositoryRoot, changedFiles, parsed };
const chosen = await (0,requested_workspaces.St)(lookUp, options);
const unplanned = await findConcernedRoots(lookUp, options, local);
(0,requested_workspaces.fc)(chosen, log);
const names = [...chosen.requested, ...unplanned].map((workspace) => workspace.name);
const uncommitted = await findUncommitted(names, local, signal);
if (uncommitted !== undefined && uncommitted.length > 0) {
log.info(`not committed: ${(0,report_text.so)(uncommitted, 4)}`);
}
return { names, skipped: chosen.skipped, uncommitted };
}
async function findUncommitted(workspaces, { placeOf, uncommitted }, signal) {
const directories = workspaces.map((name) => {
const { root, workingDirectory } = placeOf(name);
return (0,external_node_path_.join)(root, workingDirectory);
});
const there = [...new Set(directories)].filter((directory) => (0,external_node_fs_.existsSync)(directory));
return (0,ended_by.m)(signal, uncommitted(there)).catch(() => {
signal.throwIfAborted();
return undefined;
});
}
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
if (roots.every(isPlanned))
return [];
const modules = roots.filter(({ isUnit }) => !isUnit);
const { workingDirectory, repositoryRoot, changedFiles } = options;
const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
const { requested } = await (0,requested_workspaces.St)(lookUp, { ...options, plan });
const inRepository = (directory) => (0,find_repository.df)((0,external_node_path_.relative)(repositoryRoot, (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, directory))));
const textOf = ({ directory }) => files_here.Jd.readFile((0,external_node_path_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
const units = (0,find_plans.zH)(roots, await changedFiles(), inRepository, textOf);
const names = new Set([...requested, ...units].map(({ name }) => name));
return roots.filter((root) => names.has(root.name) && !isPlanned(root));
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
/***/ 53076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( uncommittedFiles),
describeFiles: () => ( describeFiles),
openCheckouts: () => ( openCheckouts),
s: () => ( changesSince)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_file_names_js_12_ = __webpack_require__(96817);
var _configuration_module_manifest_js_2_ = __webpack_require__(27126);
var _configuration_read_configuration_js_3_ = __webpack_require__(51741);
var _configuration_affected_js_10_ = __webpack_require__(21818);
var _machine_files_here_js_4_ = __webpack_require__(80467);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _machine_read_regular_js_6_ = __webpack_require__(43962);
var _machine_compare_with_commit_js_7_ = __webpack_require__(40167);
var _machine_git_objects_js_8_ = __webpack_require__(71650);
var _model_quote_js_11_ = __webpack_require__(28187);
var _digest_js_9_ = __webpack_require__(38717);
const LOCK_FILE = '.terraform.lock.hcl';
function openCheckouts(ports) {
const compared = new Map();
const compare = (repository) => {
const comparing = compared.get(repository.root) ?? compareCheckout(repository, ports);
compared.set(repository.root, comparing);
return comparing;
};
return { compare, parsed: ports.parsed };
}
async function compareCheckout(repository, ports) {
const commit = await (0,_machine_find_repository_js_5_ .Uo)(repository);
const compared = await (0,_machine_compare_with_commit_js_7_ .TD)(repository, ports, { isNeeded: () => true });
if (commit === undefined || compared === undefined)
return undefined;
const { committed, differences } = compared;
const changed = differences.filter(({ how }) => how !== 'added');
const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
return { commit, committed, changed, locks };
}
async function describeFiles(planned, checkouts) {
const { directory, repository } = planned;
const { modules, unclear } = modulesOf(directory, checkouts.parsed);
const inRepository = (path) => (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(repository.root, path));
const compared = await checkouts.compare(repository);
if (compared === undefined)
return { refused: [NO_COMMIT] };
const { commit, committed, changed, locks } = compared;
const realModules = modules.map(_machine_find_repository_js_5_ .eF);
const isNeeded = (path) => realModules.some((module) => (0,_machine_find_repository_js_5_ .Yw)((0,node_path_1_.join)(repository.root, path), module));
const otherChanges = changed.filter(({ path, isLeftOut }) => !locks.includes(path) && (isLeftOut !== true || isNeeded(path)));
const { named, missing } = readVarFiles(planned, inRepository);
const untracked = [];
const isGenerated = (path) => {
const written = (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(planned.workingDirectory, path));
return planned.generated.some((pattern) => (0,_configuration_affected_js_10_ .uv)(pattern, written));
};
for (const path of filesThatAreRead(modules)) {
const key = inRepository(path);
if (Object.hasOwn(named, key) || isCommitted(path, committed, repository))
continue;
const sha256 = (0,_digest_js_9_ .B)((0,_machine_read_regular_js_6_ .js)(path));
if (path === (0,node_path_1_.join)(directory, LOCK_FILE))
named[key] = { kind: 'lock file', sha256 };
else if (isGenerated(path))
named[key] = { kind: 'generated', sha256 };
else
untracked.push(key);
}
for (const path of locks) {
named[path] = {
kind: 'lock file',
sha256: (0,_digest_js_9_ .B)((0,_machine_read_regular_js_6_ .js)((0,node_path_1_.join)(repository.root, path))),
};
}
const refused = [
...unclear,
...missing,
...describeChanged(otherChanges),
...describeUntracked(untracked),
];
if (refused.length > 0)
return { refused };
const notices = locks.map((path) => `${path} has more hashes than the commit, of the same versions of providers.`);
return { commit, directory: inRepository(directory) || '.', files: named, notices };
}
async function uncommittedFiles({ directory, repository }, checkouts) {
const compared = await checkouts.compare(repository);
if (compared === undefined)
return undefined;
const { committed, changed } = compared;
const differing = changed.filter(({ isLeftOut }) => isLeftOut !== true).map(({ path }) => path);
const added = filesThatAreRead(modulesOf(directory, checkouts.parsed).modules)
.filter((path) => !isCommitted(path, committed, repository))
.map((path) => (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(repository.root, path)));
return [...differing, ...added];
}
async function changesSince({ files }, { directory, repository }, checkouts) {
const named = (...kinds) => Object.entries(files).flatMap(([path, { kind }]) => (kinds.includes(kind) ? path : []));
const planned = {
directory,
repository,
workingDirectory: repository.root,
varFiles: named('variables'),
generated: named('generated'),
};
const now = await describeFiles(planned, checkouts);
if ('refused' in now)
return now.refused.map((why) => `${SINCE} ${why}`);
const paths = new Set([...Object.keys(files), ...Object.keys(now.files)]);
const others = [...paths].filter((path) => now.files[path]?.sha256 !== files[path]?.sha256);
if (others.length === 0)
return [];
return [
`${SINCE} ${(0,_model_quote_js_11_ .Kf)(others, MOST_NAMED)} ${others.length === 1 ? 'is' : 'are'} not as the digest has it. Plan again, and write its digest.`,
];
}
const SINCE = 'The files are not those of the plan any more.';
const NO_COMMIT = 'Git does not say which commit is checked out, so nothing says of which files the plan is.';
function modulesOf(directory, parsed) {
const fetched = (0,node_path_1_.join)(directory, '.terraform', 'modules');
const problems = [];
const found = new Set();
const roots = [directory];
for (const root of roots) {
const { modules, unclear, sources } = (0,_configuration_read_configuration_js_3_.readConfiguration)(root, (0,_configuration_read_configuration_js_3_.searchedFiles)(_machine_files_here_js_4_ .Jd, parsed));
problems.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
for (const module of modules) {
const isFetched = (0,_machine_find_repository_js_5_ .Yw)((0,_machine_find_repository_js_5_ .eF)(module.directory), (0,_machine_find_repository_js_5_ .eF)(fetched));
if (!isFetched || isCalledByPath(module, fetched))
found.add(module.directory);
}
for (const { path, block } of sources) {
const label = block?.labels[0] ?? '';
const places = recordedPlaces(directory, label);
roots.push(...places.filter((place) => !roots.includes(place)));
if (places.length > 0)
continue;
problems.push(`${nameIn(directory, path)}: nothing says where the source of module ${(0,_model_quote_js_11_ .hD)(label)} leads. Run \`terraform init\` first.`);
}
}
return { modules: [...found], unclear: problems };
}
function recordedPlaces(directory, label) {
const text = _machine_files_here_js_4_ .Jd.readFile((0,node_path_1_.join)(directory, ..._configuration_module_manifest_js_2_ .dp.split('/')));
const records = text === undefined ? [] : (0,_configuration_module_manifest_js_2_ .WI)(text);
if ('problem' in records)
return [];
return records
.filter(({ key }) => key === label || key.endsWith(`.${label}`))
.map((record) => (0,node_path_1_.resolve)(directory, record.directory));
}
function nameIn(directory, path) {
return (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(directory, path));
}
function isCalledByPath({ directory, callers }, fetched) {
const namesDirectory = (call) => (0,_configuration_read_configuration_js_3_ .DT)(call, 'source').some(({ value }) => {
const path = value.kind === 'literal' ? (0,_configuration_module_manifest_js_2_ .$S)(String(value.value)) : undefined;
return path !== undefined && (0,node_path_1_.resolve)(call.module.directory, path) === directory;
});
return callers.some((call) => !(0,_machine_find_repository_js_5_ .Yw)(call.module.directory, fetched) && namesDirectory(call));
}
function filesThatAreRead(modules) {
return modules.flatMap((module, index) => _machine_files_here_js_4_ .Jd
.readDirectory(module)
.filter(index === 0 ? _configuration_file_names_js_12_ .H9 : _configuration_file_names_js_12_ .ZC)
.map((name) => (0,node_path_1_.join)(module, name))
.filter((path) => (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true));
}
function isCommitted(path, committed, { root }) {
const entry = (0,node_path_1_.join)((0,_machine_find_repository_js_5_ .eF)((0,node_path_1_.dirname)(path)), (0,node_path_1_.basename)(path));
return [entry, (0,_machine_find_repository_js_5_ .eF)(path)].every((real) => (0,_machine_find_repository_js_5_ .Yw)(real, root) && committed.has((0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(root, real))));
}
function readVarFiles({ varFiles, workingDirectory }, inRepository) {
const named = {};
const missing = [];
for (const written of varFiles) {
const path = (0,node_path_1_.resolve)(workingDirectory, written);
try {
named[inRepository(path)] = { kind: 'variables', sha256: (0,_digest_js_9_ .B)((0,_machine_read_regular_js_6_ .js)(path)) };
}
catch {
missing.push(`${(0,_model_quote_js_11_ .hD)(written)} cannot be read. Write the path from where you are.`);
}
}
return { named, missing };
}
async function locksWithMoreHashes(changed, { committed, repository }, ports) {
const locks = [];
for (const { path, how } of changed) {
if (how !== 'changed' || node_path_1_.posix.basename(path) !== LOCK_FILE)
continue;
const id = committed.get(path);
if (id === undefined)
continue;
const before = (await (0,_machine_git_objects_js_8_ .$I)([id], repository, ports)).get(id);
const now = _machine_files_here_js_4_ .Jd.readFile((0,node_path_1_.join)(repository.root, path));
if (before === undefined || now === undefined)
continue;
if (hasMoreHashes(before.bytes.toString('utf8'), now))
locks.push(path);
}
return locks;
}
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;
function hasMoreHashes(committed, text) {
const committedLines = committed.split(/\r?\n/);
let matchedLines = 0;
let isInList = false;
for (const line of text.split(/\r?\n/)) {
const isHash = isInList && HASH.test(line);
if (line === committedLines[matchedLines])
matchedLines += 1;
else if (!isHash)
return false;
isInList = isHash || HASHES_BEGIN.test(line);
}
return matchedLines === committedLines.length;
}
function describeChanged(differences) {
if (differences.length === 0)
return [];
const described = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
return [
`Files are not as the commit has them: ${(0,_model_quote_js_11_ .Kf)([...new Set(described)], MOST_NAMED)}. Plan what is committed, before anything changes the files.`,
];
}
function describeUntracked(paths) {
if (paths.length === 0)
return [];
return [
`Terraform reads files that the commit does not have: ${(0,_model_quote_js_11_ .Kf)(paths, MOST_NAMED)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
];
}
const MOST_NAMED = 10;
/***/ }),
};
