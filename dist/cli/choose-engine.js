export const id = 5325;
export const ids = [5325,8717,8920,8805];
export const modules = {
/***/ 5325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 PLAN_RECIPE: () => ( PLAN_RECIPE),
 m: () => ( chooseEngine)
});
var external_node_path_ = __webpack_require__(76760);
var workspace = __webpack_require__(31956);
var apart = __webpack_require__(88805);
var machine_execute = __webpack_require__(4643);
var find_repository = __webpack_require__(6609);
var engine_environment = __webpack_require__(26447);
var program_engine = __webpack_require__(28920);
var tree = __webpack_require__(80734);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var recognise = __webpack_require__(40124);
var ask_git = __webpack_require__(29796);
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
    plan: async ({ workspaceName, terraformVersion }) => {
      const unusable = (detail) => (0,failed_plan.n)(terraformVersion, [
        { severity: 'error', summary: 'The plan cannot be used', detail },
      ]);
      try {
        const plan = await options.planOf(workspaceName);
        if (plan !== undefined)
          return toPlanned(plan, options);
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
function toPlanned({ text, objections, notes }, { whenPartial, now }) {
  const { document, counts } = (0,read_plan.readPlan)(text);
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
;// CONCATENATED MODULE: ./build/src/local/open-plan-file.js
const LONGEST_DIGEST = 4 * 1024 * 1024;
async function openPlanFile(written, settings, context, ports) {
  const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
  const { workingDirectory, jobTree, inJob } = context;
  const path = (0,external_node_path_.resolve)(workingDirectory, written);
  const stats = await (0,promises_.stat)(path).catch(() => undefined);
  if (stats?.isFile() !== true) {
    return refuse(`is ${(0,quote.h)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
  }
  if (stats.size > read_plan.LONGEST_PLAN) {
    return refuse(`is ${(0,quote.h)(written)}, which has more than ${read_plan.LONGEST_PLAN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
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
  return `is ${(0,quote.h)(written)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
async function chooseEngine(settings, directories, ports) {
  if (settings.plan !== undefined) {
    const inJob = isInJob(directories, ports);
    const opened = await openPlanFile(settings.plan, settings, { ...directories, inJob }, ports);
    return 'problems' in opened ? opened : { name: undefined, ...opened };
  }
  const wanted = settings.engine === undefined ? PROGRAMS : [settings.engine];
  const name = wanted.find((program) => (0,machine_execute.jY)(program, ports.environment));
  if (name === undefined)
    return { undecided: sayMissing(settings.engine) };
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
const PLAN_RECIPE = 'https://github.com/plangate/plangate/blob/main/docs/real-plans.md#a-plan-of-another-job';
function sayMissing(wanted) {
  const missing = wanted === undefined ? 'no terraform and no tofu' : `no ${wanted}, which \`engine\` names,`;
  return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${PLAN_RECIPE}`;
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
    found.push(`The plan is of the directory ${(0,_model_quote_js_3_ .h)(digest.directory)}, and ${(0,_model_quote_js_3_ .h)(directory)} is judged. Name with \`--directory\` what was planned.`);
  }
  if (digest.workspace !== workspace) {
    found.push(`The plan is of the workspace ${(0,_model_quote_js_3_ .h)(digest.workspace)}, and ${(0,_model_quote_js_3_ .h)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
  }
  if (!inJob)
    return found;
  if (run === null) {
    if (planDigest === undefined)
      found.push(NO_RUN);
  }
  else if (digest.run !== run) {
    const other = digest.run === null ? 'of no run' : `of ${(0,_model_quote_js_3_ .h)(digest.run)}`;
    found.push(`The plan is ${other} of the CI host, and this is ${(0,_model_quote_js_3_ .h)(run)}. Take the plan of the same run, never from a cache.`);
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
    .map(([path, { kind, sha256: of }]) => `${(0,_model_quote_js_3_ .h)(path)} (${kind}, SHA-256 ${short(of)})`);
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
  const { document, counts } = (0,read_plan.readPlan)(show.stdout);
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
/***/ })
};
