export const id = 2052;
export const ids = [2052];
export const modules = {
/***/ 6193:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  e: () => ( placesOf),
  y: () => ( placesIn)
 });
 var _configuration_address_js_0_ = __webpack_require__(82483);
 var _plan_plan_configuration_js_1_ = __webpack_require__(57778);
function placesIn(input, document) {
  return placesOf(document, (0,_plan_plan_configuration_js_1_ .S)({ ...input, state: {}, outputs: {} }));
}
function placesOf({ resource_changes: changes }, { places }) {
  const blocks = new Map([...places].map(([address, place]) => [(0,_configuration_address_js_0_ .Pe)(address), place]));
  return new Map(changes.flatMap(({ address }) => {
    const place = blocks.get((0,_configuration_address_js_0_ .Pe)(address));
    return place === undefined ? [] : [[address, place]];
  }));
}
/***/ }),
/***/ 52052:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 programEngine: () => ( programEngine)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var to_plan = __webpack_require__(24853);
var program_log = __webpack_require__(69058);
var places_in = __webpack_require__(6193);
var read_plan = __webpack_require__(24165);
var run_programs = __webpack_require__(93472);
var backends = __webpack_require__(38987);
var file_names = __webpack_require__(96817);
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
var plan_shape = __webpack_require__(83298);
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
function programEngine(options) {
  return {
    name: options.program,
    shape: plan_shape.TERRAFORM_PLAN,
    plan: (request) => (0,run_programs.R)(options, request, planWith),
  };
}
async function planWith(programs) {
  const { request, places } = programs;
  const state = await findStatePlace(uploaded(programs), trustedOf(programs));
  const [problem] = state.problems;
  if (problem !== undefined)
    return (0,to_plan.nC)(request.terraformVersion, state.problems);
  if (state.replaced)
    await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places.stateFile));
  const filter = (0,program_log.R)((text) => {
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
    problems: (0,program_log._)(filter.log()),
    places: (0,places_in.y)(request, document),
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
  const problems = (0,program_log._)(log);
  if (!problems.some(({ severity }) => severity === 'error')) {
    const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
    const summary = `${programs.options.program} ${command} failed`;
    const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
    problems.push({ severity: 'error', summary, detail });
    return (0,to_plan.nC)(programs.request.terraformVersion, problems);
  }
  const failed = (0,to_plan.nC)(programs.request.terraformVersion, problems);
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
/***/ 69058:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  R: () => ( createLineFilter),
  _: () => ( problemsIn)
 });
 var _client_wire_schema_js_0_ = __webpack_require__(77934);
 var _model_parse_js_1_ = __webpack_require__(2340);
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
const lineSchema = _client_wire_schema_js_0_ ._H3({
  '@level': _client_wire_schema_js_0_ .YjP(),
  '@message': _client_wire_schema_js_0_ .YjP(),
  type: _client_wire_schema_js_0_ .YjP(),
});
function typeOf(line) {
  const parsed = _client_wire_schema_js_0_ .xLC(lineSchema, (0,_model_parse_js_1_ .qF)(line));
  return parsed.success ? parsed.output.type : undefined;
}
const position = _client_wire_schema_js_0_ ._H3({ line: _client_wire_schema_js_0_ .aig(), column: _client_wire_schema_js_0_ .aig() });
const diagnosticSchema = _client_wire_schema_js_0_ ._H3({
  diagnostic: _client_wire_schema_js_0_ ._H3({
    severity: _client_wire_schema_js_0_ .KIO(['error', 'warning']),
    summary: _client_wire_schema_js_0_ .YjP(),
    detail: _client_wire_schema_js_0_ .lqM(_client_wire_schema_js_0_ .YjP(), ''),
    address: _client_wire_schema_js_0_ .lqM(_client_wire_schema_js_0_ .YjP()),
    range: _client_wire_schema_js_0_ .lqM(_client_wire_schema_js_0_ ._H3({ filename: _client_wire_schema_js_0_ .YjP(), start: position, end: position })),
  }),
});
function problemsIn(log) {
  return log.split('\n').flatMap((line) => {
    const parsed = _client_wire_schema_js_0_ .xLC(diagnosticSchema, (0,_model_parse_js_1_ .qF)(line));
    return parsed.success ? [parsed.output.diagnostic] : [];
  });
}
/***/ }),
/***/ 24165:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  LONGEST_PLAN: () => ( LONGEST_PLAN),
  UnreadablePlan: () => ( UnreadablePlan),
  readPlan: () => ( readPlan)
 });
 var node_util_0_ = __webpack_require__(57975);
 var _client_wire_schema_js_3_ = __webpack_require__(77934);
 var _model_error_message_js_4_ = __webpack_require__(34271);
 var _configuration_address_js_1_ = __webpack_require__(82483);
 var _plan_state_file_js_2_ = __webpack_require__(50583);
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
/***/ 93472:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 k: () => ( Programs),
 R: () => ( planUnpacked)
});
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var file_names = __webpack_require__(96817);
var module_manifest = __webpack_require__(27126);
var error_message = __webpack_require__(34271);
var to_plan = __webpack_require__(24853);
var tar = __webpack_require__(74802);
var read_plan = __webpack_require__(24165);
;// CONCATENATED MODULE: ./build/src/service/engines/write-files.js
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
async function cliConfiguration(pluginCache) {
  const hosts = pluginCache === undefined ? [] : await providersBelow(pluginCache);
  const list = JSON.stringify(hosts);
  const mirror = hosts.length === 0
    ? ''
    : `  filesystem_mirror {\n    path    = ${JSON.stringify(pluginCache)}\n    include = ${list}\n  }\n`;
  return `disable_checkpoint = true\nprovider_installation {\n${mirror}  direct {\n    exclude = ${list}\n  }\n}\n`;
}
async function providersBelow(directory) {
  const below = async (path) => {
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(directory, path), { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  };
  const providers = [];
  for (const host of await below('')) {
    for (const namespace of await below(host)) {
      for (const type of await below((0,external_node_path_.join)(host, namespace))) {
        providers.push([host, namespace, type].join('/'));
      }
    }
  }
  return providers.filter((name) => /^[\w.:-]+\/[\w.-]+\/[\w.-]+$/.test(name)).sort();
}
;// CONCATENATED MODULE: ./build/src/service/engines/run-programs.js
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
async function planUnpacked(options, request, plan) {
  const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
  const files = await make();
  const root = await make();
  try {
    const places = await makePlaces({ files, root }, options, request);
    return await plan(new Programs(options, request, places));
  }
  catch (error) {
    const isForPeople = error instanceof tar.YF || error instanceof read_plan.UnreadablePlan;
    if (!isForPeople && !(error instanceof EngineFailure))
      throw error;
    const summary = `${options.program} made no plan`;
    const failed = { severity: 'error', summary, detail: (0,error_message.g)(error) };
    return (0,to_plan.nC)(request.terraformVersion, [failed]);
  }
  finally {
    for (const path of [files, root])
      await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
  }
}
class EngineFailure extends Error {
  name = 'EngineFailure';
}
async function makePlaces({ files, root }, options, request) {
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
  await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), await cliConfiguration(options.pluginCache));
  await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(variables));
  const names = await (0,promises_.readdir)(places.work).catch(() => []);
  if (!names.some(file_names.ZC)) {
    const where = workingDirectory || 'its root directory';
    throw new EngineFailure(`The upload has no .tf file in ${where}. Set the workspace's working directory.`);
  }
  return places;
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
/***/ })
};
