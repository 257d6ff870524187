export const id = 8158;
export const ids = [8158];
export const modules = {
/***/ 38158:
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
var choose_engine = __webpack_require__(5325);
var open_policies = __webpack_require__(98524);
var policy_files = __webpack_require__(48391);
var find_repository = __webpack_require__(6609);
var quote = __webpack_require__(28187);
var git_files = __webpack_require__(3790);
var tree = __webpack_require__(80734);
var trusted_block = __webpack_require__(41643);
var pinned_policies = __webpack_require__(33266);
var local_policy_files = __webpack_require__(50093);
var repository_address = __webpack_require__(17866);
;// CONCATENATED MODULE: ./build/src/local/policy-sources.js
const DEFAULT_DIRECTORY = 'policies';
async function findPolicies(where, ports) {
  const { written, workingDirectory, jobTree } = where;
  if (written === undefined) {
    if (jobTree.proposed)
      throw new policy_files.c(UNNAMED);
    const ownPolicies = await (0,local_policy_files.Ak)((0,external_node_path_.resolve)(workingDirectory, DEFAULT_DIRECTORY), DEFAULT_DIRECTORY, true);
    return ownPolicies === undefined ? [] : [{ decides: (0,tree.dd)(jobTree, ownPolicies) }];
  }
  const sets = [];
  for (const text of written)
    sets.push(await findSet(text, where, ports));
  const names = sets.map(({ decides }) => decides.name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice === undefined)
    return sets;
  throw new policy_files.c(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
  if ((0,repository_address.Ny)(text))
    return { decides: await (0,pinned_policies.P)((0,pinned_policies.readPinnedAddress)(text), ports) };
  const { workingDirectory, jobTree } = where;
  const path = (0,external_node_path_.resolve)((0,find_repository.eF)(workingDirectory), text);
  if (jobTree.proposed)
    return findTrustedSet(text, path, { ...where, jobTree }, ports);
  const ownPolicies = await (0,local_policy_files.Ak)(path, text, true);
  if (ownPolicies !== undefined)
    return { decides: (0,tree.dd)(jobTree, ownPolicies) };
  throw new policy_files.c(`${(0,quote.h)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
  const { workspace = workingDirectory } = jobTree;
  const repository = (0,find_repository.Di)(directory, workspace).repository;
  if (repository !== undefined && (0,find_repository.Yw)(path, repository.root)) {
    const tree = (0,external_node_path_.relative)(repository.root, path).split(external_node_path_.sep).join('/');
    const source = await opened(text, () => jobTree.trusted(repository.root, undefined));
    return {
      decides: await setOf(source, tree, text),
      proposed: await proposedSet(path, text),
    };
  }
  const other = (0,find_repository.Di)(path, workspace).repository;
  if (other !== undefined) {
    const from = { repository: (0,find_repository._8)(other.root), branch: undefined };
    const source = await opened(text, () => (0,git_files.zp)(from, ports));
    return { decides: await setOf(source, (0,external_node_path_.relative)(other.root, (0,find_repository.eF)(path)), text) };
  }
  const ownPolicies = (0,find_repository.Yw)(path, (0,find_repository.eF)(workspace))
    ? undefined
    : await (0,local_policy_files.Ak)(path, text, true);
  if (ownPolicies !== undefined)
    return { decides: (0,tree.O2)(ownPolicies) };
  throw new policy_files.c(`${(0,quote.h)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
  const about = { name: (0,local_policy_files.hW)(text), shownAs: text };
  const policies = await opened(text, () => (0,local_policy_files.qN)(source, tree, about));
  if (policies !== undefined)
    return policies;
  throw new policy_files.c(`${(0,quote.h)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
async function proposedSet(path, text) {
  const nothing = { name: (0,local_policy_files.hW)(text), shownAs: text, files: new Map() };
  try {
    return (await (0,local_policy_files.Ak)(path, text, false)) ?? nothing;
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
    if (!(error instanceof trusted_block.lI))
      throw error;
    throw new policy_files.c(`${(0,quote.h)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
  }
}
var ask_opa = __webpack_require__(29);
var find_opa = __webpack_require__(10657);
var open_rego = __webpack_require__(11221);
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
const LIMIT_MS = 60_000;
const MOST_NAMED = 5;
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
      const sentence = `This pull request changes the policies in ${(0,quote.h)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
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
      return [`${(0,quote.h)(name)} added`];
    if (now === undefined)
      return [`${(0,quote.h)(name)} removed`];
    return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote.h)(name)} changed`];
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
      throw new policy_files.c(opa.problem);
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
    if (!(error instanceof policy_files.c))
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
    return before === after ? [] : [`${(0,quote.h)(name)}: ${before} now, ${after} then`];
  });
  return differences.length === 0
    ? 'With the changes every policy has the same result on this plan.'
    : `With the changes: ${list(differences)}.`;
}
function list(items) {
  const rest = items.length - MOST_NAMED;
  return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
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
var ask_git = __webpack_require__(29796);
;// CONCATENATED MODULE: ./build/src/local/default-branch-tree.js
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  const opened = new Map();
  const made = [];
  const open = async (repositoryRoot) => {
    const { commit, repository: from } = await commitOf(repositoryRoot, jobTree, ports);
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
  take(body, 0);
  return { status, headers, body: NOTHING };
}
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
const NO_POLICIES = 'No policy judges this plan: there is no directory `policies`. Write a first policy with `plangate init --local`, or name a directory with `policies`.';
async function openLocal(settings, directories, ports) {
  try {
    const { reviewed } = directories;
    const placed = { ...directories, reviewed, placeOf: await findPlaces(settings, directories) };
    const chosen = await (0,choose_engine.m)(settings, placed, ports);
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
    if (!(error instanceof policy_files.c) || ports.signal.aborted)
      throw error;
    if (error instanceof policy_files.Y)
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
      notices: sets.length === 0 ? [NO_POLICIES] : warnings,
      finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
      explain: (policy) => documentsFor(policy, deciding),
      ofLocal: {
        ...asFunctions(service),
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
  return findPolicies({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
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
 var _rego_open_rego_js_3_ = __webpack_require__(11221);
 var _rego_read_modules_js_4_ = __webpack_require__(44897);
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
    throw new _model_policy_files_js_5_ .Y(`"${shownAs}" holds ${rego.length} .rego, and there is no \`opa\` on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
  }
  const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
  if (terraform !== undefined) {
    throw new _model_policy_files_js_5_ .c(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
  }
  throw new _model_policy_files_js_5_ .c(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
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
    throw new _model_policy_files_js_5_ .Y(`${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
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
    throw new _model_policy_files_js_7_ .c(`has an address that git does not take. ${SHAPE}.`);
  }
  if (directory.split('/').includes('..')) {
    throw new _model_policy_files_js_7_ .c(`has an address whose directory leads out of its repository. ${SHAPE}.`);
  }
  const commit = query.startsWith('ref=') ? (0,_model_commit_id_js_8_ .f)(query.slice('ref='.length)) : undefined;
  if (commit === undefined) {
    throw new _model_policy_files_js_7_ .c(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
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
  throw new _model_policy_files_js_7_ .c(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
  const { repository: address, commit } = pinned;
  const root = await (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-policies-')));
  try {
    const repository = { root, gitDirectory: (0,node_path_2_.join)(root, '.git') };
    const made = await (0,_machine_ask_git_js_3_ .B9)(repository, commit, ports);
    const why = made ?? (await (0,_machine_ask_git_js_3_ .iH)(ports, repository, address, commit));
    if (why !== undefined) {
      throw new _model_policy_files_js_7_ .c(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
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
