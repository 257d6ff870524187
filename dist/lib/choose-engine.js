export const id = 293;
export const ids = [293];
export const modules = {
/***/ 4864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  PC: () => ( labelsOf),
  Pe: () => ( withoutKeys),
  UO: () => ( isWithin),
  _M: () => ( writeIndex),
  kD: () => ( resourceOfAddress),
  lS: () => ( splitAddress)
 });
function resourceOfAddress(address) {
  const parts = splitAddress(address);
  const [type = '', last = ''] = parts.slice(-2);
  const at = last.indexOf('[');
  const key = at < 0 ? undefined : last.slice(at + 1, -1);
  return {
    module: parts.slice(0, -2).join('.'),
    type,
    name: at < 0 ? last : last.slice(0, at),
    index: key?.startsWith('"') === true ? readKey(key) : key && Number(key),
  };
}
function splitAddress(address) {
  return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
  return splitAddress(address)
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('.');
}
function labelsOf(address) {
  return withoutKeys(address)
    .split('.')
    .filter((_, at) => at % 2 === 1);
}
function isWithin(address, target) {
  const next = address.charAt(target.length);
  return address.startsWith(target) && (next === '' || next === '.' || next === '[');
}
function writeIndex(key) {
  if (key === undefined)
    return '';
  return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};
function writeKey(key) {
  const text = key
    .replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? escaped(sign))
    .replaceAll(/([$%])(?=\{)/g, '$1$1');
  return `"${text}"`;
}
function escaped(sign) {
  const digits = (sign.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
function readKey(text) {
  return text
    .slice(1, -1)
    .replaceAll(/\\(?:([nrt"\\])|u([\da-f]{4})|U00([\da-f]{6}))/gi, (all, sign, short, long) => typeof sign === 'string' ? unescaped(sign) : fromHex(String(short ?? long), all))
    .replaceAll(/([$%])\1(?=\{)/g, '$1');
}
function unescaped(sign) {
  return Object.entries(ESCAPES).find(([, written]) => written === `\\${sign}`)?.[0] ?? sign;
}
function fromHex(digits, otherwise) {
  const point = Number.parseInt(digits, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
/***/ }),
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  LI: () => ( readModuleFile),
  _n: () => ( fetchModuleFiles),
  ch: () => ( TOO_LONG),
  v8: () => ( CANNOT_BE_READ),
  yW: () => ( readModuleFiles)
 });
 var _file_names_js_2_ = __webpack_require__(6817);
 var _syntax_hcl_syntax_js_0_ = __webpack_require__(6949);
 var _syntax_hcl_js_1_ = __webpack_require__(3984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_0_ .h1} characters`;
function readModuleFiles(names, inDirectory, source) {
  return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
function readModuleFile(name, path, source) {
  return toFile(name, path, source.text(path), source.parsed);
}
async function fetchModuleFiles(names, inDirectory, read, isWorth = () => true) {
  const files = await Promise.all(names.map(async (name) => {
    const path = inDirectory(name);
    const text = await read(path);
    if (text !== undefined && !isWorth(text))
      return [];
    return [toFile(name, path, text ?? { why: CANNOT_BE_READ }, new Map())];
  }));
  return files.flat();
}
function toFile(name, path, text, parsed) {
  const about = { name, path, isOverride: (0,_file_names_js_2_ .jn)(name) };
  const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_0_ .h1 ? TOO_LONG : undefined;
  if (typeof text !== 'string' || why !== undefined) {
    return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
  }
  const key = `${(0,_file_names_js_2_ .i)(name) ? 'json' : 'hcl'} ${text}`;
  const file = parsed.get(key) ?? (0,_syntax_hcl_js_1_.parseFile)(name, text);
  parsed.set(key, file);
  return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 1293:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 PLAN_RECIPE: () => ( PLAN_RECIPE),
 m: () => ( chooseEngine)
});
var external_node_path_ = __webpack_require__(6760);
var workspace = __webpack_require__(1956);
var promises_ = __webpack_require__(1455);
var external_node_os_ = __webpack_require__(8161);
var program_path = __webpack_require__(439);
;// CONCATENATED MODULE: ./build/src/machine/apart.js
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
  if ((0,external_node_os_.platform)() !== 'linux')
    return { why: `on ${(0,external_node_os_.platform)()}, nothing separates the processes of one user.` };
  const unshare = (0,program_path.aY)('unshare', environment);
  if (unshare === undefined)
    return { why: 'the PATH has no `unshare` (package util-linux).' };
  for (const way of WAYS) {
    const before = way.flatMap((options) => [unshare, ...options, '--']);
    if (await isApart(before, execute))
      return { execute: startedBy(before, execute) };
  }
  const isRestricted = await (0,promises_.readFile)(RESTRICTED, 'utf8').catch(() => '');
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
    const path = (0,program_path.aY)(program, (0,program_path.DD)(options.variables, options.cwd));
    if (path === undefined)
      return execute(program, args, options);
    return execute(first, [...rest, path, ...args], options);
  };
}
var machine_execute = __webpack_require__(3836);
var find_repository = __webpack_require__(6609);
var ci_hosts = __webpack_require__(5185);
;// CONCATENATED MODULE: ./build/src/service/engines/engine-environment.js
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, secrets = []) {
  const variables = {};
  for (const name of names) {
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
    }
    if (OF_THE_GATE.test(name) || (0,ci_hosts.sG)(name)) {
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
var failed_plan = __webpack_require__(3506);
var dist = __webpack_require__(7934);
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
var read_plan = __webpack_require__(4165);
var file_names = __webpack_require__(6817);
var module_manifest = __webpack_require__(7126);
var error_message = __webpack_require__(4271);
var tar = __webpack_require__(4802);
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
    const isForPeople = error instanceof tar.YF || error instanceof read_plan.np;
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
var module_files = __webpack_require__(868);
;// CONCATENATED MODULE: ./build/src/configuration/backends.js
async function readBackends(files, directory) {
  const names = (0,file_names.AM)((await files.names(directory)) ?? []);
  const all = await (0,module_files._n)(names, (name) => external_node_path_.posix.join(directory, name), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
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
    if (name === 'cloud')
      return [toBlock(name, [], { name, value, range })];
    if (!STATE_BLOCKS.includes(name))
      return [];
    const objects = value.kind === 'tuple' ? value.items : [value];
    return objects.flatMap((object) => object.kind !== 'object'
      ? []
      : object.entries.map(({ key, value: inner }) => {
        const label = key.kind === 'literal' ? String(key.value) : '';
        return toBlock(name, [label], { name, value: inner, range });
      }));
  });
  return [
    ...blocks.filter(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type)),
    ...inJson,
  ];
}
function toBlock(type, labels, attribute) {
  return { type, labels, body: { attributes: [attribute], blocks: [] }, range: attribute.range };
}
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
  const problems = await problemsOf(uploaded);
  const uploadedBackends = await readBackends(uploaded.files, uploaded.directory);
  const trustedBackends = trusted === undefined ? uploadedBackends : await readBackends(trusted.files, trusted.directory);
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
    maxBytes: read_plan.vN,
  });
  if (show.exitCode !== 0)
    return withoutPlan(programs, 'show', show, filter.log());
  const { document, counts } = (0,read_plan.m3)(show.stdout);
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
var tree = __webpack_require__(734);
var external_node_fs_ = __webpack_require__(3024);
var recognise = __webpack_require__(124);
var ask_git = __webpack_require__(9796);
var git_objects = __webpack_require__(1650);
var read_regular = __webpack_require__(3962);
var commit_id = __webpack_require__(6238);
var quote = __webpack_require__(8187);
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/plan/digest.js
const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = dist.FsL(dist.YjP(), dist.yGV(HEX));
const KINDS = ['variables', 'generated', 'lock file'];
const digestSchema = dist.rej({
  format: dist.euz(1),
  plan: sha256,
  commit: dist.FsL(dist.YjP(), dist.yGV(COMMIT)),
  directory: dist.YjP(),
  workspace: dist.YjP(),
  run: dist.mee(dist.YjP()),
  files: dist.g1P(dist.YjP(), dist.rej({ kind: dist.KIO(KINDS), sha256 })),
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
  const checked = dist.xLC(digestSchema, (0,parse.qF)(text));
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
    found.push(`The plan is of commit ${digest_short(digest.commit)}, and ${digest_short(head)} is judged. Make the plan of the commit that is judged.`);
  }
  if (digest.directory !== directory) {
    found.push(`The plan is of the directory ${(0,quote.h)(digest.directory)}, and ${(0,quote.h)(directory)} is judged. Name with \`--directory\` what was planned.`);
  }
  if (digest.workspace !== workspace) {
    found.push(`The plan is of the workspace ${(0,quote.h)(digest.workspace)}, and ${(0,quote.h)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
  }
  if (!inJob)
    return found;
  if (run === null) {
    if (planDigest === undefined)
      found.push(NO_RUN);
  }
  else if (digest.run !== run) {
    const other = digest.run === null ? 'of no run' : `of ${(0,quote.h)(digest.run)}`;
    found.push(`The plan is ${other} of the CI host, and this is ${(0,quote.h)(run)}. Take the plan of the same run, never from a cache.`);
  }
  return found;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function sayCommit(commit, { head, merge }) {
  return commit === merge && commit !== head
    ? `The plan is of ${digest_short(commit)}, the merge that the CI host made of ${digest_short(head ?? '')}.`
    : `The plan is of commit ${digest_short(commit)}.`;
}
const MOST = 5;
function sayFiles(files) {
  const named = files
    .slice(0, MOST)
    .map(([path, { kind, sha256: of }]) => `${(0,quote.h)(path)} (${kind}, SHA-256 ${digest_short(of)})`);
  const rest = files.length - MOST;
  return `The plan was also made of ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}, as they were in the job that planned.`;
}
function digest_short(id) {
  return id.slice(0, 12);
}
function sha256Of(content) {
  return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}
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
        if (!(error instanceof read_plan.np))
          throw error;
        return unusable((0,error_message.g)(error));
      }
    },
  };
}
function toPlanned({ text, objections, notes }, { whenPartial, now }) {
  const { document, counts } = (0,read_plan.m3)(text);
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
  if (stats.size > read_plan.vN) {
    return refuse(`is ${(0,quote.h)(written)}, which has more than ${read_plan.vN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  if (inJob) {
    for (const name of [written, digestPath(written)]) {
      const file = (0,external_node_path_.resolve)(workingDirectory, name);
      if (await isInRepository(file, workspace, ports))
        return refuse(committed(name));
    }
  }
  const plan = (0,read_regular.js)(path, read_plan.vN);
  const digest = await (0,read_regular.VX)((0,find_repository.eF)(digestPath(path)), LONGEST_DIGEST).catch(() => undefined);
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
      return { text: plan.toString('utf8'), ...compareDigest(digest, demands) };
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
  const variables = readEngineEnvironment(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
  const options = { execute, clock: ports.clock, variables: variables.value };
  const trusted = await trustedFiles(settings, directories);
  const engine = {
    name,
    plan: (request) => programEngine({
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
/***/ 4165:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  m3: () => ( readPlan),
  np: () => ( UnreadablePlan),
  vN: () => ( LONGEST_PLAN)
 });
 var node_util_0_ = __webpack_require__(7975);
 var _client_wire_schema_js_3_ = __webpack_require__(7934);
 var _model_error_message_js_4_ = __webpack_require__(4271);
 var _configuration_address_js_1_ = __webpack_require__(4864);
 var _plan_state_file_js_2_ = __webpack_require__(583);
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = _client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .L5J());
const marks = _client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_3_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = _client_wire_schema_js_3_ ._H3({
  address: _client_wire_schema_js_3_ .YjP(),
  module_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
  mode: _client_wire_schema_js_3_ .KIO(['managed', 'data']),
  type: _client_wire_schema_js_3_ .YjP(),
  name: _client_wire_schema_js_3_ .YjP(),
  index: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .aig()])),
  provider_name: _client_wire_schema_js_3_ .YjP(),
  deposed: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
  previous_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(2_000))),
  change: _client_wire_schema_js_3_ ._H3({
    actions: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(actionSchema), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(2)),
    before: _client_wire_schema_js_3_ .mee(map),
    after: _client_wire_schema_js_3_ .mee(map),
    after_unknown: _client_wire_schema_js_3_ .lqM(marks, {}),
    before_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
    after_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
    importing: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .mee(map)),
  }),
});
const invocationSchema = _client_wire_schema_js_3_ ._H3({
  address: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(2_000)),
  type: _client_wire_schema_js_3_ .YjP(),
  name: _client_wire_schema_js_3_ .YjP(),
  provider_name: _client_wire_schema_js_3_ .YjP(),
  lifecycle_action_trigger: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ ._H3({
    triggering_resource_address: _client_wire_schema_js_3_ .YjP(),
    action_trigger_event: _client_wire_schema_js_3_ .YjP(),
    action_trigger_block_index: _client_wire_schema_js_3_ .aig(),
    actions_list_index: _client_wire_schema_js_3_ .aig(),
    on_failure: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP(), 'ActionOnFailureHalt'),
  })),
  invoke_action_trigger: _client_wire_schema_js_3_ .lqM(map),
});
const invocations = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(invocationSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_3_ ._H3({
  format_version: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .w1_('1.')),
  terraform_version: _client_wire_schema_js_3_ .YjP(),
  variables: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ ._H3({ value: _client_wire_schema_js_3_ .L5J() }))),
  planned_values: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
  resource_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(changeSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES))),
  output_changes: _client_wire_schema_js_3_ .lqM(map),
  action_invocations: _client_wire_schema_js_3_ .lqM(invocations),
  deferred_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(map)),
  deferred_action_invocations: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ ._H3({ action_invocation: invocationSchema }))),
  configuration: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
  errored: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
  complete: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
});
class UnreadablePlan extends Error {
  name = 'UnreadablePlan';
}
function readPlan(text) {
  if (text.length > LONGEST_PLAN) {
    throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
  }
  const document = readDocument(text);
  if (Reflect.get(document, 'errored') === true) {
    throw new UnreadablePlan('The plan says that it errored, so it may lack changes.');
  }
  const changes = document.resource_changes;
  const keys = new Set();
  for (const change of changes) {
    const problem = forgedIn(change);
    if (problem !== undefined)
      throw new UnreadablePlan(problem);
    const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
    if (keys.has(key))
      throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
    keys.add(key);
  }
  const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
  for (const one of [...invoked, ...deferred.map((each) => each.action_invocation)]) {
    if (isAddressOf(one))
      continue;
    throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
  }
  const different = differenceOf(document);
  if (different !== undefined) {
    throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
  }
  return { document, counts: countsOf(changes) };
}
function readDocument(text) {
  let parsed;
  try {
    parsed = JSON.parse(text);
  }
  catch (error) {
    throw new UnreadablePlan(`The plan is not JSON: ${(0,_model_error_message_js_4_ .g)(error).slice(0, 200)}`);
  }
  if ((0,_plan_state_file_js_2_ .tF)(parsed, _plan_state_file_js_2_ .Ez))
    throw new UnreadablePlan('The plan is nested too deeply.');
  const checked = _client_wire_schema_js_3_ .xLC(documentSchema, parsed);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
  }
  return _client_wire_schema_js_3_ .qgA(asPlan, withChanges(parsed));
}
const asPlan = _client_wire_schema_js_3_ .IeY((value) => _client_wire_schema_js_3_.is(documentSchema, value));
function withChanges(plan) {
  if (typeof plan !== 'object' || plan === null)
    return plan;
  return { resource_changes: [], variables: {}, ...plan };
}
function forgedIn({ address, module_address: module, mode, type, name, index, change, }) {
  const prefix = module === undefined || module === '' ? '' : `${module}.`;
  const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,_configuration_address_js_1_ ._M)(index)}`;
  if (address !== prefix + local) {
    return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
  }
  const isName = (text) => /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text);
  if (!isName(type) || !isName(name))
    return `The plan has no possible name: ${quoted(address)}.`;
  const [first, second] = change.actions;
  const creates = first === 'create' || second === 'create';
  const removes = ['delete', 'forget'];
  const deletes = removes.includes(first ?? '') || removes.includes(second ?? '');
  const isPair = second === undefined || (creates && deletes);
  const isEmpty = { before: change.before === null, after: change.after === null };
  const fits = second !== undefined
    ? !isEmpty.before && !isEmpty.after
    : isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
      isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
  const isRead = first === 'read' && mode !== 'data';
  const isSame = first !== 'no-op' || (0,node_util_0_.isDeepStrictEqual)(change.before, change.after);
  return isPair && fits && isSame && !isRead
    ? undefined
    : `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
function isAddressOf({ address, type, name }) {
  const whole = `.${(0,_configuration_address_js_1_ .Pe)(address)}`;
  return whole.endsWith(`.action.${type}.${name}`);
}
function differenceOf({ planned_values: planned, resource_changes: changes }) {
  const values = new Map();
  const walk = ({ resources = [], child_modules: inner = [] }, depth) => {
    if (depth > 100)
      throw new UnreadablePlan('The plan has modules nested too deeply.');
    for (const { address, mode, values: attributes } of resources) {
      if (mode === 'managed')
        values.set(address, attributes);
    }
    for (const module of inner)
      walk(module, depth + 1);
  };
  try {
    walk(planned.root_module ?? {}, 0);
  }
  catch (error) {
    if (error instanceof TypeError) {
      throw new UnreadablePlan('The plan has planned_values of another form.');
    }
    throw error;
  }
  const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' && change.after !== null && Reflect.get(each, 'deposed') === undefined);
  const differs = managed.find(({ address, change }) => !(0,node_util_0_.isDeepStrictEqual)(values.get(address), change.after));
  if (differs !== undefined)
    return differs.address;
  const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
  const addresses = new Set([...managed, ...forgotten].map(({ address }) => address));
  return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
  const managed = changes.filter(({ mode }) => mode === 'managed');
  const count = (action) => managed.filter(({ change }) => change.actions.some((one) => one === action)).length;
  const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
  return {
    additions: count('create'),
    changes: count('update'),
    destructions: count('delete'),
    imports: imports.length,
  };
}
function quoted(text) {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
/***/ }),
/***/ 3506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  n: () => ( failedPlan)
 });
function failedPlan(terraformVersion, problems) {
  return {
    document: {
      format_version: '1.2',
      terraform_version: terraformVersion,
      variables: {},
      planned_values: { root_module: {} },
      resource_changes: [],
      configuration: { root_module: {} },
    },
    problems,
    counts: { additions: 0, changes: 0, destructions: 0 },
    limits: [],
  };
}
/***/ }),
/***/ 583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $E: () => ( contentOf),
  Ez: () => ( MOST_LEVELS),
  QP: () => ( typeOf),
  VP: () => ( writeStateFile),
  qy: () => ( readStateFile),
  tF: () => ( isDeep)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(7934);
 var _configuration_address_js_0_ = __webpack_require__(4864);
const stepSchema = _client_wire_schema_js_1_ ._H3({ type: _client_wire_schema_js_1_ .KIO(['get_attr', 'index']), value: _client_wire_schema_js_1_ .L5J() });
const instanceSchema = _client_wire_schema_js_1_ ._H3({
  index_key: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .aig()])),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
  attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .L5J()))),
  sensitive_attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .YOg(stepSchema))),
});
const outputSchema = _client_wire_schema_js_1_ ._H3({
  value: _client_wire_schema_js_1_ .L5J(),
  sensitive: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
});
const stateSchema = _client_wire_schema_js_1_ ._H3({
  version: _client_wire_schema_js_1_ .euz(4),
  terraform_version: _client_wire_schema_js_1_ .YjP(),
  serial: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf()),
  lineage: _client_wire_schema_js_1_ .YjP(),
  outputs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), outputSchema), {}),
  resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({
    module: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
    mode: _client_wire_schema_js_1_ .YjP(),
    type: _client_wire_schema_js_1_ .YjP(),
    name: _client_wire_schema_js_1_ .YjP(),
    provider: _client_wire_schema_js_1_ .YjP(),
    instances: _client_wire_schema_js_1_ .YOg(instanceSchema),
  })), []),
});
function writeStateFile({ state, marks }, outputs, head, providerOf) {
  const resources = new Map();
  for (const [address, attributes] of Object.entries(state)) {
    const { module, type, name, index } = (0,_configuration_address_js_0_ .kD)(address);
    const key = `${module} ${type} ${name}`;
    const resource = resources.get(key) ?? {
      module: module === '' ? undefined : module,
      mode: 'managed',
      type,
      name,
      provider: `provider["${providerOf(type)}"]`,
      instances: [],
    };
    resource.instances.push({
      index_key: index,
      status: marks[address]?.tainted === true ? 'tainted' : undefined,
      schema_version: 0,
      attributes: type === 'terraform_data' ? withTypes(attributes) : attributes,
      sensitive_attributes: pathsOf(marks[address]?.sensitive ?? {}, []),
    });
    resources.set(key, resource);
  }
  return {
    version: 4,
    ...head,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [
      name,
      { ...output, type: typeOf(output.value) },
    ])),
    resources: [...resources.values()],
    check_results: null,
  };
}
function pathsOf(tree, way) {
  if (tree === true)
    return [way];
  if (typeof tree !== 'object' || tree === null)
    return [];
  return Object.entries(tree).flatMap(([key, part]) => pathsOf(part, [...way, toStep(key, Array.isArray(tree), way.length === 0)]));
}
function toStep(key, inList, isAttribute) {
  if (isAttribute)
    return { type: 'get_attr', value: key };
  const value = inList ? { value: Number(key), type: 'number' } : { value: key, type: 'string' };
  return { type: 'index', value };
}
function readStateFile(bytes) {
  try {
    const document = JSON.parse(new TextDecoder().decode(bytes));
    const parsed = isDeep(document, MOST_LEVELS) ? undefined : _client_wire_schema_js_1_ .xLC(stateSchema, document);
    return parsed?.success === true ? parsed.output : undefined;
  }
  catch (error) {
    if (error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}
const MOST_LEVELS = 200;
function isDeep(value, left) {
  if (typeof value !== 'object' || value === null)
    return false;
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
function contentOf({ resources, outputs }) {
  const instances = resources.flatMap((resource) => resource.mode === 'managed' ? resource.instances.map((one) => instanceOf(resource, one)) : []);
  return {
    state: Object.fromEntries(instances.map(({ address, values }) => [address, values])),
    marks: Object.fromEntries(instances.map(({ address, marks }) => [address, marks])),
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value, sensitive }]) => [name, { value, sensitive }])),
  };
}
function instanceOf({ module, type, name }, { index_key: index, status, attributes, sensitive_attributes: paths = [], }) {
  const values = attributes ?? {};
  return {
    address: `${module === undefined ? '' : `${module}.`}${type}.${name}${(0,_configuration_address_js_0_ ._M)(index)}`,
    values: type === 'terraform_data' ? withoutTypes(values) : values,
    marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
  };
}
function treeOf(paths) {
  return Object.fromEntries(paths.map(([first]) => [String(first?.value), true]));
}
function withoutTypes(attributes) {
  const plain = Object.entries(attributes).map(([name, value]) => [
    name,
    name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
      ? value.value
      : value,
  ]);
  return Object.fromEntries(plain);
}
function withTypes(attributes) {
  const written = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'id' || value === null ? value : { value, type: typeOf(value) },
  ]);
  return Object.fromEntries(written);
}
function typeOf(value) {
  if (value === null || value === undefined)
    return 'dynamic';
  if (Array.isArray(value))
    return ['tuple', value.map(typeOf)];
  if (typeof value !== 'object')
    return typeof value === 'boolean' ? 'bool' : typeof value;
  const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
  return ['object', Object.fromEntries(members)];
}
/***/ }),
/***/ 4802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $2: () => ( readEntries),
  FJ: () => ( writeTar),
  JL: () => ( EMPTY_ARCHIVE),
  YF: () => ( UnreadableArchive),
  sB: () => ( readTar)
 });
 var node_zlib_0_ = __webpack_require__(8522);
 var tar_1_ = __webpack_require__(8697);
 var _tree_js_2_ = __webpack_require__(6073);
class UnreadableArchive extends Error {
  name = 'UnreadableArchive';
}
const SMALL = 32 * 1024 * 1024;
async function readTar(archive, limits) {
  const { files, links } = await readEntries(archive, limits);
  const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js_2_ .n)(path, links));
  const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
  if (missing.size === 0)
    return (0,_tree_js_2_ .b)(files, links);
  const wanted = (path) => limits.wanted(path) || missing.has(path);
  return (0,_tree_js_2_ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
async function readEntries(archive, limits) {
  const reader = createReader(limits);
  const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
  if (small !== undefined) {
    reader.take(small);
    return reader.end();
  }
  const gunzip = (0,node_zlib_0_.createGunzip)();
  gunzip.end(archive);
  try {
    for await (const piece of gunzip)
      reader.take(piece);
  }
  catch (error) {
    throw error instanceof UnreadableArchive ? error : damaged();
  }
  return reader.end();
}
function unzip(archive, most) {
  if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
    throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
  }
  try {
    return (0,node_zlib_0_.gunzipSync)(archive, { maxOutputLength: most });
  }
  catch (error) {
    if (error.code === 'ERR_BUFFER_TOO_LARGE')
      return undefined;
    throw damaged();
  }
}
function damaged() {
  return new UnreadableArchive('the gzip file is damaged or cut short');
}
function tooLarge({ maxBytes }) {
  return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
  const all = { files: new Map(), links: new Map(), programs: new Set() };
  let problem;
  let bytes = 0;
  let entries = 0;
  let kept = 0;
  let over = false;
  function onReadEntry(entry) {
    entries += 1;
    const member = lookAt(entry, limits);
    if ('target' in member)
      all.links.set(member.path, member.target);
    kept += 'wanted' in member ? entry.size : 0;
    if (entries > limits.maxEntries) {
      problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
    }
    else if (kept > limits.maxKept) {
      problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
    }
    else if ('problem' in member) {
      problem ??= `the archive has ${member.problem}: ${shown(entry.path)}`;
    }
    else if ('wanted' in member) {
      const parts = [];
      if (((entry.mode ?? 0) & 0o100) !== 0)
        all.programs.add(member.path);
      entry.on('data', (part) => parts.push(part));
      entry.on('end', () => all.files.set(member.path, Buffer.concat(parts)));
      return;
    }
    entry.resume();
  }
  const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
  parser.on('error', (error) => {
    problem ??= `the tar archive is damaged: ${error.message}`;
  });
  parser.on('eof', () => {
    over = true;
  });
  const refuse = () => {
    if (problem !== undefined)
      throw new UnreadableArchive(problem);
  };
  return {
    take(piece) {
      bytes += piece.length;
      if (bytes > limits.maxBytes)
        throw tooLarge(limits);
      for (let at = 0; at < piece.length; at += STEP) {
        if (over)
          return;
        parser.write(Buffer.from(piece.subarray(at, at + STEP)));
        refuse();
      }
    },
    end() {
      const tar = bytes >= BLOCK && bytes % BLOCK === 0;
      if (!tar)
        throw new UnreadableArchive('the upload holds no tar archive');
      if (!over)
        parser.end();
      refuse();
      if (entries === 0)
        throw new UnreadableArchive('the archive is empty');
      return all;
    },
  };
}
function lookAt({ path: name, type, linkpath = '' }, limits) {
  const path = toSafePath(name);
  if (path === undefined)
    return { problem: 'an entry outside of itself' };
  switch (type) {
    case 'SymbolicLink': {
      const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
      return target === undefined ? { problem: 'a link that leaves it' } : { path, target };
    }
    case 'File':
    case 'OldFile':
      return limits.wanted(path) ? { path, wanted: true } : { path };
    case 'Directory':
    case 'GNUDumpDir':
      return { path };
    default:
      return { problem: 'an entry that is neither file, directory nor link' };
  }
}
const BLOCK = 512;
const STEP = 64 * 1024;
function shown(path) {
  return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
function toSafePath(path) {
  if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
    return undefined;
  const parts = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined)
        return undefined;
    }
    else if (part !== '' && part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}
function writeTar(files) {
  const parts = [];
  for (const [path, content] of files) {
    const header = new tar_1_ .Y9({
      path,
      size: content.length,
      mode: 0o644,
      mtime: new Date(0),
      type: 'File',
    });
    header.encode();
    if (header.block === undefined)
      throw new Error('a tar header without its block');
    parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
  }
  parts.push(new Uint8Array(2 * BLOCK));
  return (0,node_zlib_0_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ }),
/***/ 6073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  b: () => ( createTree),
  n: () => ( followLinks)
 });
 var node_path_0_ = __webpack_require__(6760);
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
  const names = new Map();
  for (const path of [...files.keys(), ...links.keys()]) {
    const directory = directoryOf(path);
    const others = names.get(directory);
    if (others === undefined)
      names.set(directory, [node_path_0_.posix.basename(path)]);
    else
      others.push(node_path_0_.posix.basename(path));
  }
  const listings = new Map();
  const get = (path) => {
    const real = followLinks(path, links);
    return real === undefined ? undefined : files.get(real);
  };
  return {
    get,
    list(directory) {
      const real = followLinks(directory, links);
      if (real === undefined)
        return [];
      let listed = listings.get(real);
      if (listed === undefined) {
        listed = (names.get(real) ?? [])
          .filter((name) => get(join(real, name)) !== undefined)
          .sort();
        listings.set(real, listed);
      }
      return listed.map((name) => join(directory, name));
    },
  };
}
function join(directory, name) {
  return directory === '' ? name : `${directory}/${name}`;
}
function directoryOf(path) {
  const directory = node_path_0_.posix.dirname(path);
  return directory === '.' ? '' : directory;
}
function followLinks(path, links) {
  if (links.size === 0 || path === '')
    return path;
  let rest = path.split('/');
  let reached = '';
  let hops = 0;
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    reached = reached === '' ? part : `${reached}/${part}`;
    const target = links.get(reached);
    if (target === undefined)
      continue;
    hops += 1;
    if (hops > MOST_HOPS)
      return undefined;
    rest = [...(target === '' ? [] : target.split('/')), ...rest];
    reached = '';
  }
  return reached;
}
/***/ })
};
