export const id = 4620;
export const ids = [4620,458,1864,1597,8763,167];
export const modules = {
/***/ 75068:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openLocal: () => ( openLocal)
});
var external_node_path_ = __webpack_require__(76760);
var detect = __webpack_require__(2914);
var registry = __webpack_require__(77006);
var workspace = __webpack_require__(31956);
var policy_files = __webpack_require__(48391);
var quote = __webpack_require__(28187);
var find_plans = __webpack_require__(19983);
var find_repository = __webpack_require__(6609);
var made_of = __webpack_require__(53076);
var own_pages = __webpack_require__(37694);
var file_names = __webpack_require__(96817);
var configuration_variables = __webpack_require__(41597);
var files_here = __webpack_require__(80467);
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
const { variables: given = [] } = settings.runOptions;
for (const { path, shownAs } of given.length > 0 ? directories : []) {
const read = await (0,configuration_variables.readAssigned)(given, files_here.zK, path, program);
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
const options = { program, execute, clock: ports.clock, variables: variables.value };
const trustedOf = await trustedFiles(settings, context);
const defaultBranch = (0,default_branch.ub)(context, ports);
const copies = (0,program_plan.l8)(options, {
trustedOf,
mayHaveModules: async ({ root }) => !jobTree.proposed || (await (0,ask_git.sp)(root, workspace, ports)) instanceof Set,
});
const request = requestOf(settings);
const asked = askedOf(settings, context.inJob);
const assignedAt = async ({ root, workingDirectory: inside }) => {
const read = await (0,configuration_variables.readAssigned)(given, files_here.zK, (0,external_node_path_.join)(root, inside), program);
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
const planned = await copies.plan(place, options);
return { ...planned, limits: [...planned.limits, ...limitsOfProgram(planned, asked)] };
},
async planBefore(name, signal) {
const place = placeOf(name);
const placeBefore = { ...place, root: await defaultBranch.rootOf(place.root) };
const assigned = await assignedAt(placeBefore);
const requestBefore = { ...request, assigned, workspaceName: name, signal };
const before = await copies.plan(placeBefore, requestBefore);
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
var open_policies = __webpack_require__(59714);
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
const roots = namedByPlans ? await (0,find_plans.D0)(plan.directory, workingDirectory) : [];
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
/***/ }),
/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fH: () => ( isAffected),
jH: () => ( directoriesAbove),
uv: () => ( isMatch),
yI: () => ( touches)
});
function isAffected(changed, watched) {
const { directory, prefixes, reads = [], readPatterns = [] } = watched;
const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
const touchesWatched = touchesAny(watchedPaths);
const isRead = isLikeAny(readPatterns);
const patterns = watched.patterns.map(segmentsOf);
return changed.some((path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
isRead(path) ||
patterns.some((pattern) => matchesPath(pattern, path)));
}
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
function isMatch(pattern, path) {
return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
return path.split('/').filter((segment) => segment !== '');
}
function fitsTrigger(pattern, name) {
return fitsName(pattern.replaceAll('?', '?*'), name);
}
function fitsName(pattern, name) {
const isSame = (part, character) => part === '?' || part === character;
return matches(Array.from(pattern), Array.from(name), '*', isSame);
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
function touchesAny(watchedPaths) {
const watched = new Set(watchedPaths);
const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
return (path) => path === '' ||
watched.has('') ||
watched.has(path) ||
aboveWatched.has(path) ||
directoriesAbove(path).some((directory) => watched.has(directory));
}
function directoriesAbove(path) {
const directories = [];
for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
directories.push(path.slice(0, end));
}
return directories;
}
function isLikeAny(patterns) {
const suffixesByPrefix = new Map();
for (const { prefix, suffix } of patterns) {
const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
suffixesByPrefix.set(prefix, suffixes.add(suffix));
}
const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
const lengths = new Set(Array.from(suffixes, ({ length }) => length));
return [prefix, { suffixes, lengths }];
});
const byPrefix = new Map(known);
const prefixLengths = new Set(known.map(([{ length }]) => length));
return (path) => {
for (const prefixLength of prefixLengths) {
const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
for (const length of lengths) {
const isLongEnough = path.length >= prefixLength + length;
if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
return true;
}
}
return false;
};
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
};
