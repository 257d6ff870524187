export const id = 56;
export const ids = [56];
export const modules = {
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  AP: () => ( readSets),
  Ej: () => ( readWholeList),
  P7: () => ( extra),
  h9: () => ( readPolicies)
 });
 var _client_errors_js_0_ = __webpack_require__(486);
 var _policy_from_tf_policy_js_1_ = __webpack_require__(2764);
 var _policy_observed_js_2_ = __webpack_require__(1894);
 var _client_wire_resource_js_3_ = __webpack_require__(8235);
 var _model_status_js_4_ = __webpack_require__(2373);
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports) {
  const { clock, signal, deadline } = ports;
  const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
  let lists = await readLists(ports, run);
  for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
    await clock.sleep(pauseMs, signal);
    lists = await readLists(ports, run);
  }
  return await readContents(ports, lists);
}
async function readLists({ client, believesRun }, run) {
  const isNone = (relation) => (0,_client_wire_resource_js_3_ ._2)(run, relation).named?.length === 0;
  const [checks, stages, tfEvaluations] = await Promise.all([
    believesRun && isNone('policy-checks')
      ? NOTHING
      : readWholeList(client.policyChecks.list(run.id)),
    believesRun && isNone('task-stages') ? NOTHING : readWholeList(client.taskStages.list(run.id)),
    isNone('tf-policy-evaluations')
      ? NOTHING
      : readWholeList(client.tfPolicyEvaluations.list(run.id)),
  ]);
  return { checks, stages, tfEvaluations };
}
const NOTHING = { items: [], how: { complete: true } };
function lags({ checks, stages, tfEvaluations }) {
  const moves = (table, status) => ['moving', 'unknown'].includes((0,_model_status_js_4_ .I)(table, status));
  return (checks.items.some(({ attributes }) => moves(_model_status_js_4_ .M7, attributes.status)) ||
    tfEvaluations.items.some((evaluation) => !(0,_policy_from_tf_policy_js_1_ .f)(evaluation) && moves(_model_status_js_4_ .bz, evaluation.attributes.status)) ||
    stages.items.some(({ stage, policyEvaluations }) => {
      const words = policyEvaluations.map(({ attributes }) => attributes.status);
      return !(0,_policy_observed_js_2_ .Hh)(stage, words) && moves(_model_status_js_4_ .j$, stage.attributes.status);
    }));
}
async function readContents(ports, lists) {
  const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
  const [checks, stages, tfEvaluations] = await Promise.all([
    readEach(lists.checks, async (check) => {
      const { id, attributes } = check;
      const unneeded = ports.isFrugal?.() === true && allPassed(check);
      const log = unneeded || (0,_model_status_js_4_ .hs)((0,_model_status_js_4_ .I)(_model_status_js_4_ .M7, attributes.status))
        ? undefined
        : await extra(ports, undefined, (client) => client.policyChecks.output(id));
      return { check, log };
    }),
    readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
      stage,
      taskResults,
      evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
        evaluation,
        sets: await readSets(_model_status_js_4_ .o8, evaluation, evaluations),
      }))),
    })),
    readEach(lists.tfEvaluations, async (evaluation) => ({
      evaluation,
      sets: await readSets(_model_status_js_4_ .bz, evaluation, tfPolicyEvaluations),
    })),
  ]);
  return { checks, stages, tfEvaluations };
}
function allPassed({ attributes: { status, result } }) {
  return status === 'passed' && result?.['advisory-failed'] === 0;
}
async function readEach({ items, how }, read) {
  return { items: await Promise.all(items.map(read)), how };
}
async function readSets(table, { id, attributes }, resource) {
  return (0,_model_status_js_4_ .hs)((0,_model_status_js_4_ .I)(table, attributes.status))
    ? undefined
    : await readWholeList(resource.outcomes(id));
}
async function readWholeList(listing) {
  try {
    const { items, absent } = await listing.whole();
    return { items, how: absent === undefined ? { complete: true } : { absent } };
  }
  catch (error) {
    if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
      return { items: [], how: { doubt: error.message } };
    }
    throw error;
  }
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
  try {
    const until = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
    return await read(client.with({ signal, deadline: until }));
  }
  catch (error) {
    if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
      return otherwise;
    throw error;
  }
}
/***/ }),
/***/ 5663:
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
/***/ 6650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  _: () => ( fromOutcomes)
 });
 var _model_attribute_path_js_4_ = __webpack_require__(5663);
 var _model_status_js_0_ = __webpack_require__(2373);
 var _client_wire_resource_js_1_ = __webpack_require__(8235);
 var _named_resources_js_2_ = __webpack_require__(8397);
 var _reading_js_3_ = __webpack_require__(988);
function fromOutcomes(stage, { evaluation, sets: list }) {
  const { status } = evaluation.attributes;
  const what = `policy evaluation ${evaluation.id}`;
  const { reading, kind, unfinished } = (0,_reading_js_3_ .rk)(_model_status_js_0_ .o8, {
    system: 'policy-evaluation',
    what,
    word: status,
    stage: stage.attributes.status,
  });
  const owner = (0,_client_wire_resource_js_1_ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
  if (owner !== stage.id) {
    reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
  }
  if (unfinished)
    return reading;
  if (list !== undefined && 'doubt' in list.how)
    reading.doubts.push(list.how.doubt);
  reading.doubts.push(...(0,_reading_js_3_ .l$)(what, evaluation.attributes, _model_status_js_0_ .o8));
  const sets = list?.items ?? [];
  for (const set of sets) {
    const { results, doubts } = readSet(set, stage, evaluation);
    reading.results.push(...results);
    reading.doubts.push(...doubts);
  }
  const contrary = kind === 'unknown' ? [] : (0,_reading_js_3_ .vM)(what, status, reading.results);
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
  const awaiting = (0,_model_status_js_0_ .I)(_model_status_js_0_ .j$, stage.attributes.status) === 'person' &&
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
  if (((0,_client_wire_resource_js_1_ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
    doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
  }
  const mismatch = compareCounts(counts, results, error !== '');
  if (mismatch !== undefined)
    doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
  if (error !== '') {
    const output = error.split('\n');
    const of = { system: 'policy-evaluation', policySet: name };
    results.unshift({ ..._reading_js_3_ .H4, ...of, message: error, output });
  }
  return { results, doubts };
}
function fromOutcome(outcome, set) {
  const { isGood, level, status: ownStatus, word, } = (0,_reading_js_3_ .ns)(_model_status_js_0_ .vg, 'policy-evaluation', outcome);
  const printed = printedLines(outcome.output);
  const output = printed.map(({ text }) => text);
  const description = outcome.description ?? '';
  const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
  const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
  const at = status === 'overridden' ? set.at : undefined;
  const named = isGood ? [] : (0,_named_resources_js_2_ .$P)(printed);
  const described = isGood || named.length > 0 ? [] : (0,_named_resources_js_2_ .Tc)(description);
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
    address: resources[0]?.address,
    resources,
    override: at === undefined ? undefined : { at },
  };
}
function compareCounts(counts, results, broken) {
  if (counts === null || counts === undefined)
    return undefined;
  const shown = (0,_reading_js_3_ .N4)(results);
  const figures = [
    ['passed', 'passed', (0,_reading_js_3_ ._0)(counts, 'passed'), shown.passed],
    ['failed advisory', 'advisory failed', (0,_reading_js_3_ ._0)(counts, 'advisory-failed'), shown.advisory],
    [
      'failed mandatory',
      'mandatory failed',
      (0,_reading_js_3_ ._0)(counts, 'mandatory-failed'),
      shown.mandatory,
    ],
    ['errored', 'errored', broken ? shown.errored : (0,_reading_js_3_ ._0)(counts, 'errored'), shown.errored],
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
  if (sets.length === 0 && (0,_model_status_js_0_ .I)(_model_status_js_0_ .o8, status) === 'good') {
    doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
  }
  const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
  if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
    doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
  }
  return doubts;
}
const MOST = 1_000;
const LONGEST = 4_000;
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
        lines.push({ text: clip(line.trimEnd()), ...of });
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
    const messageKey = SAYS.find((key) => fields.has(key));
    if (messageKey !== undefined) {
      const message = fields.get(messageKey);
      const subject = [fields.get('address'), fields.get('resource')].find(isText);
      const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
      const owner = subject !== undefined && (0,_named_resources_js_2_ .PW)(subject) ? subject : undefined;
      const attribute = (0,_model_attribute_path_js_4_ .w)(fields.get('attribute'));
      const shown = lacksSubject ? `${subject}: ${message}` : message;
      gather(shown, lines, depth + 1, { address: owner, attribute });
      return;
    }
  }
  lines.push({ text: clip(asJson(value)) });
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
function clip(line) {
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
/***/ }),
/***/ 2764:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  P: () => ( fromTfPolicy),
  f: () => ( isApply)
 });
 var _model_status_js_0_ = __webpack_require__(2373);
 var _named_resources_js_1_ = __webpack_require__(8397);
 var _reading_js_2_ = __webpack_require__(988);
function fromTfPolicy({ evaluation, sets }) {
  const { status, permissions, error, actions } = evaluation.attributes;
  const what = `Terraform policy evaluation ${evaluation.id}`;
  const canOverride = permissions?.['can-override'] ?? undefined;
  const object = { system: 'terraform-policy', what, word: status };
  const { reading, kind, unfinished } = (0,_reading_js_2_ .rk)(_model_status_js_0_ .bz, object);
  if (unfinished)
    return { ...(isApply(evaluation) ? (0,_reading_js_2_ .iz)() : reading), canOverride };
  if ((error ?? undefined) !== undefined || status === 'errored') {
    const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
    reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
  }
  if (sets !== undefined && 'doubt' in sets.how)
    reading.doubts.push(sets.how.doubt);
  reading.doubts.push(...(0,_reading_js_2_ .l$)(what, evaluation.attributes, _model_status_js_0_ .bz));
  if (kind === 'person' && actions?.['is-overridable'] === false) {
    reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
  }
  const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
  const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
  const doubts = [
    ...reading.doubts,
    ...countDoubts(what, evaluation, results),
    ...(0,_reading_js_2_ .vM)(what, status, results, true),
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
    { ..._reading_js_2_ .H4, system: 'terraform-policy', policySet, message, output: [] },
    ...results,
  ];
}
function fromTfOutcome(outcome, policySet, evaluation) {
  const reading = (0,_reading_js_2_ .ns)(_model_status_js_0_ .Zc, 'terraform-policy', outcome);
  const isLater = outcome.status === 'unknown';
  const { isGood, level } = reading;
  const ownStatus = isLater ? 'known-after-apply' : reading.status;
  const word = isLater && level !== 'unknown' ? undefined : reading.word;
  const overridable = level === 'mandatory-overridable' &&
    ['awaiting_override', 'overridden'].includes(evaluation.status);
  const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
  const status = isOverridden ? 'overridden' : ownStatus;
  const output = printDiagnostics(outcome);
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
    ...locationsOf(isGood ? [] : (outcome.diagnostics ?? [])),
  };
}
function printDiagnostics({ diagnostics }) {
  return (diagnostics ?? []).flatMap((diagnostic) => [
    ...linesOf(diagnostic.error_message ?? diagnostic.summary),
    ...(diagnostic.resources ?? []).flatMap((resource) => linesOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? '') === '' ? line : `${resource.resource_name}: ${line}`)),
  ]);
}
function locationsOf(diagnostics) {
  const all = diagnostics
    .flatMap(({ resources }) => resources ?? [])
    .map((resource) => {
    const { resource_name: name, file_name: path, start_line: start } = resource;
    const line = (0,_reading_js_2_ .Wg)(start);
    const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
    const text = linesOf(resource.error_message ?? resource.info_message).join('; ');
    return { address: name ?? '', message: text || undefined, location };
  });
  const resources = (0,_named_resources_js_1_ .B)(all.filter(({ address }) => address !== ''));
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
  const shown = (0,_reading_js_2_ .N4)(results);
  const mandatory = (0,_reading_js_2_ ._0)(counts, 'mandatory-failed') ?? 0;
  const overridable = (0,_reading_js_2_ ._0)(counts, 'mandatory-overridable-failed');
  const lenient = (0,_reading_js_2_ .N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
  const fits = {
    passed: (0,_reading_js_2_ ._0)(counts, 'passed') === shown.passed,
    'failed advisory': (0,_reading_js_2_ ._0)(counts, 'advisory-failed') === shown.advisory,
    'failed mandatory': shown.mandatory === mandatory
      ? [undefined, 0, lenient].includes(overridable)
      : overridable === lenient && shown.mandatory === mandatory + lenient,
    errored: ((0,_reading_js_2_ ._0)(counts, 'errored') ?? 0) <= shown.errored,
    unknown: ((0,_reading_js_2_ ._0)(counts, 'unknown') ?? 0) <= shown.later,
  };
  return Object.keys(fits)
    .filter((name) => fits[name] === false)
    .map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
/***/ }),
/***/ 1894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  F6: () => ( fromObservedStage),
  Hh: () => ( isOutOfReach),
  oq: () => ( toSystems)
 });
 var _model_status_js_0_ = __webpack_require__(2373);
 var _client_wire_resource_js_1_ = __webpack_require__(8235);
 var _from_outcomes_js_2_ = __webpack_require__(6650);
 var _from_policy_check_js_3_ = __webpack_require__(392);
 var _from_tf_policy_js_4_ = __webpack_require__(2764);
 var _reading_js_5_ = __webpack_require__(988);
function toSystems(run, { checks, stages, tfEvaluations }) {
  const evidenceOf = ({ items, how }, relation, objectOf, read) => {
    const objects = items.map(objectOf);
    const doubts = [
      ...lost(`run ${run.id}`, run, relation, objects),
      ...objects.flatMap((object) => ofAnotherRun(object, run)),
    ];
    return { how, reading: (0,_reading_js_5_ .h1)([...items.map(read), { ...(0,_reading_js_5_ .iz)(), doubts }]) };
  };
  const evaluationOf = ({ evaluation }) => evaluation;
  return {
    policyChecks: evidenceOf(checks, 'policy-checks', ({ check }) => check, ({ check, log }) => (0,_from_policy_check_js_3_ .hA)(check, log)),
    taskStages: evidenceOf(stages, 'task-stages', ({ stage }) => stage, fromObservedStage),
    terraformPolicy: evidenceOf(tfEvaluations, 'tf-policy-evaluations', evaluationOf, _from_tf_policy_js_4_ .P),
  };
}
function fromObservedStage({ stage, taskResults, evaluations }) {
  const objects = evaluations.map(({ evaluation }) => evaluation);
  const owner = `task stage ${stage.id}`;
  const doubts = [
    ...lost(owner, stage, 'policy-evaluations', objects),
    ...lost(owner, stage, 'task-results', taskResults),
  ];
  const doubtful = { ...(0,_reading_js_5_ .iz)(), doubts };
  const words = objects.map(({ attributes }) => attributes.status);
  if (isOutOfReach(stage, words))
    return doubtful;
  const tasks = fromTaskResults(stage, taskResults);
  const whole = (0,_reading_js_5_ .h1)([tasks, ...evaluations.map((each) => (0,_from_outcomes_js_2_ ._)(stage, each))]);
  return (0,_reading_js_5_ .h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
function lost(owner, resource, relation, objects) {
  const { named = [], hinted } = (0,_client_wire_resource_js_1_ ._2)(resource, relation);
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
  const other = (0,_client_wire_resource_js_1_ .Dl)(item, 'run');
  if (other === undefined || other === run.id)
    return [];
  return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
function fromTaskResults(stage, taskResults) {
  return {
    ...(0,_reading_js_5_ .iz)(),
    runTasks: taskResults.map((result) => toRunTask(result, stage)),
    doubts: taskResults.flatMap(({ id, attributes }) => (0,_reading_js_5_ .l$)(`task result ${id}`, attributes, _model_status_js_0_ .o3)),
  };
}
function toRunTask({ attributes }, stage) {
  const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
  const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
  const kind = (0,_model_status_js_0_ .I)(_model_status_js_0_ .o3, word);
  const status = (0,_model_status_js_0_ .hs)(kind) ? 'not-evaluated' : (0,_reading_js_5_ .mf)(kind, word);
  const isAwaited = (0,_model_status_js_0_ .I)(_model_status_js_0_ .j$, stage.attributes.status) === 'person';
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
  const { reading, kind } = (0,_reading_js_5_ .rk)(_model_status_js_0_ .j$, object);
  if (evaluations > 0) {
    reading.canOverride =
      permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
  }
  reading.doubts.unshift(...(0,_reading_js_5_ .l$)(what, stage.attributes, _model_status_js_0_ .j$));
  const { results, runTasks, errors } = holds;
  const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
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
function isBlame({ status, level }) {
  const isBad = status === 'failed' || status === 'not-evaluated';
  return status === 'errored' || status === 'unknown' || (isBad && level !== 'advisory');
}
function isTaskBlame({ status, level }) {
  return (status === 'failed' || status === 'errored') && level !== 'advisory';
}
function isOutOfReach(stage, evaluationWords) {
  const idle = (word) => word === 'pending' || word === 'unreachable';
  return ((0,_model_status_js_0_ .Nv)(stage.attributes.stage) &&
    idle(stage.attributes.status) &&
    evaluationWords.every(idle));
}
/***/ })
};
