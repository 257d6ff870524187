export const id = 73;
export const ids = [73];
export const modules = {
/***/ 6889:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  D: () => ( earlierRunBy),
  T: () => ( newestRunOf)
 });
 var _client_errors_js_0_ = __webpack_require__(486);
 var _client_wire_resource_js_1_ = __webpack_require__(8235);
 var _supersede_js_2_ = __webpack_require__(8045);
const LIST_MS = 15_000;
const LARGEST_PAGE = 100;
function earlierRunBy(options, client, clock) {
  const { group, earlierRuns, mayBeRepeated, organization, mode, changeRequest, commit } = options;
  const isListed = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
  let hinted;
  let listed;
  async function list() {
    const soon = client.with({ deadline: clock.now() + LIST_MS });
    try {
      const search = group ?? changeRequest;
      const page = soon.runs.listPlanned(organization, mode, search).page({ size: LARGEST_PAGE });
      const { items } = await page;
      return items.filter(({ attributes: { message } }) => (0,_supersede_js_2_ .vu)(message, changeRequest ?? '', commit ?? '') &&
        (group === undefined || (0,_supersede_js_2_ .WP)(message, group)));
    }
    catch (error) {
      if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
        throw error;
      return [];
    }
  }
  return async ({ name, workspaceId }) => {
    if (group === undefined) {
      hinted ??= earlierRuns?.();
      const runs = (await hinted) ?? {};
      if (Object.hasOwn(runs, name))
        return runs[name];
    }
    if (!isListed)
      return undefined;
    listed ??= list();
    const ofWorkspace = (await listed).filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId);
    return newestRunOf(ofWorkspace)?.id;
  };
}
function newestRunOf(runs) {
  const [newest] = [...runs].sort((one, other) => createdAt(other) - createdAt(one));
  return newest;
}
function createdAt({ attributes }) {
  return Date.parse(attributes['created-at'] ?? '') || 0;
}
/***/ }),
/***/ 7820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Lp: () => ( nextIntervalMs),
  YW: () => ( soonThenRarely),
  wt: () => ( poll)
 });
 var _failure_of_js_0_ = __webpack_require__(6281);
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
        if (!(await slept(clock, interval, signal, options.whenNew?.())))
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
async function slept(clock, ms, signal, sooner) {
  const awake = new AbortController();
  void sooner?.then(() => awake.abort());
  try {
    await clock.sleep(ms, sooner === undefined ? signal : AbortSignal.any([signal, awake.signal]));
    return true;
  }
  catch (error) {
    if (signal.aborted)
      return false;
    if (awake.signal.aborted)
      return true;
    throw error;
  }
}
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const SPARSE_LONGEST_MS = 30_000;
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
const SPARSE = 0.4;
function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }) {
  const interval = lastDurationMs !== undefined && waitedMs < lastDurationMs * (1 + AFTER)
    ? expected(waitedMs, lastDurationMs)
    : growing(waitedMs);
  return Math.max(0, Math.min(interval, remainingMs));
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
/***/ 8434:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 S: () => ( readChanges)
});
var errors = __webpack_require__(486);
var from_change_json = __webpack_require__(3249);
var action_invocations = __webpack_require__(7253);
var planned_changes = __webpack_require__(9166);
var json_text = __webpack_require__(5078);
var reading = __webpack_require__(988);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/policy/from-change-log.js
const LONGEST_LINE = 256 * 1024;
const MOST_LINES = 100_000;
const ODD_LINE = 'The log of the plan has a line about a change that is not in its own form: something else wrote into it.';
function createChangeLogReader(strict = false) {
  const list = (0,planned_changes.tq)('log');
  const summaries = [];
  let changes = 0;
  const replaced = [];
  let deleted = 0;
  const odd = () => void (strict && list.doubt(ODD_LINE));
  const lines = createLines((line) => {
    const { type, change, invocation, changes: summed } = ownFields(line);
    if (type === undefined)
      odd();
    if (type === 'change_summary') {
      const counts = toCounts(summed);
      if (counts)
        summaries.push(counts);
      else
        odd();
    }
    else if (type === 'planned_change') {
      const parsed = parseChange(change);
      if (parsed === undefined)
        return odd();
      changes += 1;
      if (changes > MOST_LINES)
        return;
      if (parsed.actions === REPLACE)
        replaced.push(parsed);
      else
        list.add(parsed);
      if (parsed.actions.includes('delete'))
        deleted += 1;
    }
    else if (type === 'planned_action_invocation') {
      const parsed = (0,action_invocations.e2)(invocation, toAddress);
      if (parsed === undefined)
        return odd();
      changes += 1;
      if (changes <= MOST_LINES)
        list.invoke(parsed);
    }
  }, odd);
  return {
    take: (bytes) => lines.take(bytes),
    end(counts, cut) {
      lines.end();
      const [summary, ...others] = summaries;
      if (summary === undefined && changes === 0)
        return undefined;
      const nothingDestroyed = summary?.destructions === deleted - replaced.length;
      const actions = nothingDestroyed ? ['forget', 'create'] : REPLACE;
      if (changes > MOST_LINES)
        list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
      if (cut !== undefined)
        list.doubt(cut);
      else if (summary === undefined)
        list.doubt('The log of the plan ends before its summary.');
      if (others.length > 0)
        list.doubt('The log of the plan has more than one summary: something else wrote into it.');
      for (const each of replaced)
        list.add({ ...each, actions });
      const stated = summaries.map((each) => ['its summary', each]);
      return list.end(...stated.slice(0, 2), ['the plan', counts]);
    },
  };
}
const NEWLINE = 0x0a;
const NAMES = ['planned_change', 'planned_action_invocation', 'change_summary'];
function createLines(read, passedOver) {
  let room = Buffer.alloc(0);
  let length = 0;
  const keep = (piece) => {
    if (room.length === 0)
      room = Buffer.alloc(LONGEST_LINE);
    if (length + piece.length <= LONGEST_LINE)
      room.set(piece, length);
    length += piece.length;
  };
  const end = () => {
    if (length > LONGEST_LINE)
      passedOver();
    const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
    if (NAMES.some((name) => line.includes(name)))
      read(line.toString('utf8'));
    length = 0;
  };
  return {
    end,
    take(bytes) {
      let from = 0;
      for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
        keep(bytes.subarray(from, to));
        end();
        from = to + 1;
      }
      keep(bytes.subarray(from));
    },
  };
}
const OBJECTS = 3;
function ownFields(line) {
  const text = line.replace('\u0002', '').replace('\u0003', '');
  const fields = (0,parse.Pf)((0,parse.qF)(text));
  const { '@level': level, '@message': message, '@module': module, '@timestamp': at } = fields;
  const isOwn = level === 'info' &&
    (module === 'terraform.ui' || module === 'tofu.ui') &&
    typeof message === 'string' &&
    typeof at === 'string' &&
    !(0,json_text.e)(text, OBJECTS);
  return isOwn ? fields : {};
}
const REPLACE = ['delete', 'create'];
const ACTIONS = {
  noop: ['no-op'],
  move: ['no-op'],
  import: ['no-op'],
  replace: REPLACE,
  remove: ['forget'],
};
function parseChange(change) {
  const { resource, previous_resource: previous, action, reason, importing } = (0,parse.Pf)(change);
  const address = toAddress(resource);
  if (address === undefined || typeof action !== 'string')
    return undefined;
  const before = toAddress(previous);
  if (previous !== undefined && before === undefined)
    return undefined;
  return {
    address,
    actions: Object.hasOwn(ACTIONS, action) ? (ACTIONS[action] ?? []) : [action],
    previousAddress: before,
    imported: typeof importing === 'object' && importing !== null,
    deposed: false,
    reason: (0,planned_changes.xS)(reason),
    attributes: [],
  };
}
function toAddress(resource) {
  const { addr, module, resource: inner, ...parts } = (0,parse.Pf)(resource);
  const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
  const texts = [addr, module, inner, type, name, provider];
  if (!texts.every((text) => typeof text === 'string'))
    return undefined;
  return addr === (module === '' ? inner : `${String(module)}.${String(inner)}`)
    ? (0,planned_changes.tf)(addr)
    : undefined;
}
function toCounts(changes) {
  const { add, change, remove, import: imports, operation, ...others } = (0,parse.Pf)(changes);
  const additions = (0,reading.Wg)(add);
  if (operation !== 'plan' || additions === undefined)
    return undefined;
  return {
    additions,
    changes: (0,reading.Wg)(change),
    destructions: (0,reading.Wg)(remove),
    imports: (0,reading.Wg)(imports),
    invocations: (0,reading.Wg)(others['action_invocation']),
    forgotten: (0,reading.Wg)(others['forget']),
  };
}
;// CONCATENATED MODULE: ./build/src/gate/read-changes.js
const BUDGET_MS = 20_000;
async function readChanges(plan, ports, guarded = false) {
  const { status, 'has-changes': has } = plan.attributes;
  if (status !== 'finished')
    return undefined;
  const counts = (0,reading.mQ)(plan.attributes);
  const read = (source) => readFrom(source, { plan, counts, guarded }, ports);
  const isAsked = ports.diff !== undefined;
  if (guarded)
    return readForGuard(read, isAsked);
  const some = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
  if (!some)
    return undefined;
  const first = isAsked ? 'json' : 'log';
  const one = await read(first);
  if (isCertain(one))
    return one.changes;
  const other = await read(first === 'log' ? 'json' : 'log');
  const log = isAsked ? other : one;
  const json = isAsked ? one : other;
  if (isCertain(json) || log.changes === undefined)
    return json.changes;
  return isAsked ? withInsides(log.changes, json) : log.changes;
}
function isCertain({ changes }) {
  return changes !== undefined && changes.doubt === undefined;
}
function withInsides(log, json) {
  const keyOf = ({ action, address }) => `${action} ${address}`;
  const withoutDeposed = json.changes?.changes.filter(({ deposed }) => !deposed) ?? [];
  const differences = new Map(withoutDeposed.map((each) => [keyOf(each), each.differs]));
  const changes = log.changes.map((each) => ({ ...each, differs: differences.get(keyOf(each)) }));
  const isWhole = changes.every(({ differs }) => differs !== undefined);
  return { ...log, changes, unread: isWhole ? undefined : unreadOf(json) };
}
function unreadOf({ changes, failed }) {
  if (changes !== undefined) {
    return `Not every change says which attributes differ: the plan's JSON was not read to its end${failed === undefined ? '' : ` (${failed})`}.`;
  }
  const why = failed === undefined ? '' : ` (${failed})`;
  return failed === undefined || NO_JSON.includes(failed)
    ? `Which attributes differ is not known: the service shows this token no JSON of the plan${why}.`
    : `Which attributes differ is not known: the plan's JSON could not be read${why}.`;
}
async function readForGuard(read, isAsked) {
  const json = await read('json');
  const { unlisted = false, doubt: doubted } = json.changes ?? {};
  if (json.changes !== undefined && (!unlisted || doubted !== undefined))
    return json.changes;
  const log = await read('log');
  if (json.changes !== undefined)
    return withoutList(log.changes, json.changes);
  const changes = log.changes && isAsked ? withInsides(log.changes, json) : log.changes;
  const { failed = 'the answer is no JSON' } = json;
  if (changes === undefined || NO_JSON.includes(failed))
    return changes;
  const doubt = `The plan's JSON could not be read (${failed}), and its log alone is not enough.`;
  return { ...changes, doubt: [doubt, changes.doubt].filter(Boolean).join(' ') };
}
function withoutList(log, json) {
  if (log === undefined || log.changes.length === 0)
    return log && json;
  const number = log.changes.length === 1 ? '1 change' : `${log.changes.length} changes`;
  const doubt = `The plan's JSON has no list of changes, and its log names ${number}.`;
  return { ...json, doubt };
}
const NO_JSON = ['not-found', 'forbidden'];
async function readFrom(source, { plan, counts, guarded }, { client, clock, signal, deadline, diff }) {
  const create = () => source === 'log' ? createChangeLogReader(guarded) : (0,from_change_json.i)(diff);
  let reader = create();
  const open = () => {
    reader = create();
    return (bytes) => reader.take(bytes);
  };
  try {
    const until = Math.min(deadline, clock.now() + BUDGET_MS);
    const { runs } = client.with({ signal, deadline: until });
    await (source === 'log' ? runs.streamPlanLog(plan, open) : runs.streamPlanJson(plan.id, open));
  }
  catch (error) {
    if (!(error instanceof errors._) || error.code === 'aborted')
      throw error;
    const cut = `What the plan changes was not read to its end (${error.code}).`;
    return { changes: reader.end(counts, cut), failed: error.code };
  }
  return { changes: reader.end(counts) };
}
/***/ }),
/***/ 94:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  sW: () => ( runDurationMs),
  tC: () => ( WATCHED),
  wB: () => ( watch)
 });
 var _client_wire_resource_js_0_ = __webpack_require__(8235);
 var _model_status_js_1_ = __webpack_require__(2373);
 var _policy_run_differences_js_2_ = __webpack_require__(2484);
 var _policy_reading_js_3_ = __webpack_require__(988);
 var _failure_of_js_4_ = __webpack_require__(6281);
 var _poll_js_5_ = __webpack_require__(7820);
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
  const { options } = job;
  const client = job.client.with({ watching: true });
  const { mode, runOptions, timeoutMs } = options;
  const lastDurationMs = options.lastDurationMs?.(workspace);
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
      const looked = await lookAt(last, client, job);
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
      const interval = (0,_poll_js_5_ .Lp)({ waitedMs, remainingMs, lastDurationMs });
      const shared = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
      return Math.min(remainingMs, Math.max(interval, shared));
    },
    whenNew: () => options.whenRunMoves?.(last.id, last.attributes.status),
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
async function lookAt(last, client, job) {
  const isHere = job.options.whenRunMoves !== undefined;
  const unmoved = isHere ? undefined : await job.overview.unmoved(last);
  return unmoved ? { run: unmoved } : await client.runs.show(last.id, { include: WATCHED });
}
function refuseOtherRun(run, mode, options) {
  const { id, attributes } = run;
  if ((0,_model_status_js_1_ .Il)(mode, attributes.status) !== 'moving')
    return;
  const [difference] = (0,_policy_run_differences_js_2_ .w3)(run, mode, options);
  if (difference !== undefined)
    throw new _failure_of_js_4_ .K$('service', `Run ${id} ${difference}, by a later look.`);
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
function unsettled(waiting, run, { options: { timeoutMs, mode } }) {
  if (waiting.kind === 'aborted')
    return new _failure_of_js_4_ .K$('canceled', _failure_of_js_4_ .wS);
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
  return new _failure_of_js_4_ .K$('timeout', `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}${after}. ${remedy}${behind}${trouble}`);
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
/***/ 4263:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  r: () => ( isMarked)
 });
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
  if (typeof mark !== 'object' || mark === null)
    return mark === true;
  return depth > DEEPEST || Object.values(mark).some((each) => isMarked(each, depth + 1));
}
/***/ }),
/***/ 8208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  C5: () => ( memberOf),
  Hq: () => ( isChanged),
  Ji: () => ( changedValues),
  YD: () => ( keysOf),
  b2: () => ( isMissing),
  q4: () => ( keepLongNumbers)
 });
 var _model_plan_marks_js_1_ = __webpack_require__(4263);
 var _model_parse_js_0_ = __webpack_require__(2340);
 var _model_exact_json_js_2_ = __webpack_require__(5971);
const UNKNOWN = '(known after apply)';
const SENSITIVE = '(sensitive value)';
const NOT_SHOWN = '(not shown)';
const MOST = 20;
const LONGEST_TEXT = 200;
const LONGEST_PATH = 300;
const TOO_LONG = 100_000;
const DEEPEST = 100;
function changedValues(name, difference, conceal) {
  const changes = [];
  let more = 0;
  const add = (path, each) => {
    if (changes.length >= MOST) {
      more += 1;
      return;
    }
    const { before, after, unknown, was, becomes } = each;
    const hidden = each.hidden === true || namesCredential(name) || namesCredential(path);
    const text = (value, mark, unknown) => {
      if (isMissing(value) && unknown !== true)
        return '';
      return hidden ? NOT_SHOWN : clip(textOfValue(value, { mark, unknown, conceal, depth: 0 }));
    };
    changes.push({
      path: clip(conceal(path), LONGEST_PATH),
      before: text(before, was, undefined),
      after: text(after, becomes, unknown),
    });
  };
  walk('', difference, add, 0);
  return { shown: changes, more };
}
function walk(path, difference, add, depth) {
  if (!isChanged(difference))
    return;
  const { before, after, unknown, was, becomes } = difference;
  const areAllKnown = [unknown, was, becomes].every((mark) => mark !== true);
  const steps = areAllKnown && depth < DEEPEST ? stepsInto(before, after) : undefined;
  if (steps === undefined)
    return add(path, difference);
  const hidden = difference.hidden === true || [before, after].some(isNamedSecret);
  for (const step of steps) {
    const inner = {
      before: memberOf(before, step),
      after: memberOf(after, step),
      unknown: memberOf(unknown, step),
      was: memberOf(was, step),
      becomes: memberOf(becomes, step),
      hidden,
    };
    walk(path + stepText(step, Array.isArray(after)), inner, add, depth + 1);
  }
}
function stepsInto(before, after) {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return undefined;
  if (Array.isArray(before) || Array.isArray(after)) {
    const areAlike = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
    const objects = areAlike && [...before, ...after].every(_model_parse_js_0_ .u4);
    return objects ? Object.keys(after) : undefined;
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
function isMissing(value) {
  return value === null || value === undefined;
}
function stepText(step, isIndex) {
  if (isIndex)
    return `[${step}]`;
  return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
function memberOf(value, step) {
  if (value === true)
    return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
    return undefined;
  return Reflect.get(value, step);
}
function isChanged({ before, after, unknown, was, becomes }) {
  return (0,_model_plan_marks_js_1_ .r)(unknown) || !isSame(before, after) || !areMarkedAlike(was, becomes);
}
function areMarkedAlike(one, other, depth = 0) {
  if (one === true || other === true || depth > DEEPEST)
    return one === other;
  const steps = [one, other].flatMap(keysOf);
  return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step), depth + 1));
}
function keysOf(value) {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
function isSame(one, other, depth = 0) {
  if (one === other || (isMissing(one) && isMissing(other)))
    return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return false;
  if (Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST)
    return false;
  const keys = keysOf(one);
  if (keys.length !== keysOf(other).length)
    return false;
  return keys.every((key) => Object.hasOwn(other, key) &&
    isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1));
}
function textOfValue(value, options) {
  const { mark, unknown, conceal, depth } = options;
  if (mark === true)
    return SENSITIVE;
  if (unknown === true)
    return UNKNOWN;
  if (isLongNumber(value))
    return conceal(value.slice(NUMBER.length));
  if (typeof value === 'string')
    return quoted(value, conceal);
  if (typeof value !== 'object' || value === null)
    return conceal(JSON.stringify(value ?? null));
  if (depth > DEEPEST || isNamedSecret(value))
    return NOT_SHOWN;
  const isList = Array.isArray(value);
  const steps = new Set([...keysOf(value), ...keysOf(unknown)]);
  const parts = [];
  let length = 0;
  for (const step of steps) {
    if (length > LONGEST_TEXT)
      break;
    const inner = { mark: memberOf(mark, step), unknown: memberOf(unknown, step), conceal };
    const text = namesCredential(step)
      ? NOT_SHOWN
      : textOfValue(memberOf(value, step), { ...inner, depth: depth + 1 });
    const part = isList ? text : `${quoted(step, conceal)}: ${text}`;
    parts.push(part);
    length += part.length;
  }
  return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}
function quoted(text, conceal) {
  if (text.length > TOO_LONG)
    return `(${text.length} characters)`;
  return holdsCredential(text) ? NOT_SHOWN : JSON.stringify(clip(conceal(text)));
}
const NUMBER = '\u0000#';
function isLongNumber(value) {
  return typeof value === 'string' && value.startsWith(NUMBER);
}
function keepLongNumbers(text) {
  if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
    return text;
  let kept = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"')
      at = (0,_model_exact_json_js_2_ .Y)(text, at);
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
function clip(text, most = LONGEST_TEXT) {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
const CREDENTIALS = /passw|passphrase|passcode|secret|token|credential|bearer|authorization|cookie|webhook|signature|privatekey|apikey|accesskey|accountkey|sharedkey|signingkey|sessionkey|encryptionkey|masterkey|primarykey|secondarykey|sshkey|clientkey|serverkey|authkey|hostkey|storagekey|servicekey|keydata|keymaterial|keypem|connectionstring|connstr|sastoken|sasurl|userdata|customdata/;
const CREDENTIAL_WORDS = /(?:^|[^a-z])(?:pwd|pw|psk|pin|otp|dsn|pem|pfx|jwt|sas|auth|cert|certificate)(?:[^a-z]|$)/;
function namesCredential(name) {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  return CREDENTIALS.test(spaced.replace(/[^a-z0-9]/g, '')) || CREDENTIAL_WORDS.test(spaced);
}
const CREDENTIAL_TEXTS = /passw|passphrase|secret|token|credential|bearer |authorization|private.?key|api.?key|access.?key|account.?key|-----BEGIN|AKIA[0-9A-Z]|ASIA[0-9A-Z]|gh[pousr]_\w|glpat-|eyJ[\w-]{8}|xox[a-z]-|:\/\/[^/\s:@]*:[^/\s@]*@/i;
function holdsCredential(text) {
  return CREDENTIAL_TEXTS.test(text);
}
function isNamedSecret(value) {
  if (!(0,_model_parse_js_0_ .u4)(value))
    return false;
  return ['name', 'key', 'Name', 'Key', 'id', 'variable'].some((each) => {
    const name = memberOf(value, each);
    return typeof name === 'string' && namesCredential(name);
  });
}
/***/ }),
/***/ 3249:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 Y: () => ( CHANGES),
 i: () => ( createChangeJsonReader)
});
var action_invocations = __webpack_require__(7253);
var planned_changes = __webpack_require__(9166);
var changed_values = __webpack_require__(8208);
var plan_marks = __webpack_require__(4263);
;// CONCATENATED MODULE: ./build/src/policy/changed-attributes.js
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
const MEMBERS = ['before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'];
function changedAttributes(change, type, diff) {
  const [before, after, unknown, was, becomes] = MEMBERS.map((name) => (0,changed_values.C5)(change, name));
  const forcing = forcingNames((0,changed_values.C5)(change, 'replace_paths'));
  const names = new Set([before, after, unknown].flatMap(namesIn));
  for (const name of forcing)
    names.add(name);
  const attributes = [];
  for (const name of names) {
    const difference = {
      before: withValue((0,changed_values.C5)(before, name), type),
      after: withValue((0,changed_values.C5)(after, name), type),
      unknown: (0,changed_values.C5)(unknown, name),
      was: (0,changed_values.C5)(was, name),
      becomes: (0,changed_values.C5)(becomes, name),
    };
    const isWhole = (0,changed_values.b2)(before) || (0,changed_values.b2)(after);
    const forces = forcing.has(name);
    if (!forces && !(isWhole ? isSet(difference) : (0,changed_values.Hq)(difference)))
      continue;
    const attribute = { name: name.slice(0, LONGEST_NAME) };
    if (forces)
      attribute.forces = true;
    if (diff.values) {
      const { shown, more } = (0,changed_values.Ji)(name, difference, diff.conceal);
      attribute.values = shown;
      if (more > 0)
        attribute.moreValues = more;
    }
    attributes.push(attribute);
  }
  return attributes.sort(byForce).slice(0, MOST_NAMES);
}
function namesIn(value) {
  return Array.isArray(value) ? [] : (0,changed_values.YD)(value);
}
function forcingNames(paths) {
  const steps = Array.isArray(paths) ? paths.map((path) => (0,changed_values.C5)(path, '0')) : [];
  return new Set(steps.filter((step) => typeof step === 'string'));
}
function withValue(value, type) {
  return value === '' && type !== 'terraform_data' ? null : value;
}
function isSet({ before, after, unknown }) {
  return (0,plan_marks.r)(unknown) || hasContent(before) || hasContent(after);
}
function hasContent(value) {
  if (typeof value !== 'object' || value === null)
    return !(0,changed_values.b2)(value);
  return (0,changed_values.YD)(value).length > 0;
}
function byForce(one, other) {
  const rank = ({ forces }) => (forces ? 0 : 1);
  return rank(one) - rank(other) || (one.name < other.name ? -1 : 1);
}
var json_text = __webpack_require__(5078);
var plan_scanner = __webpack_require__(1130);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js
const UNREAD = "The plan's JSON has an entry that cannot be read.";
const CHANGES = 'resource_changes';
const DEFERRED = 'deferred_changes';
const INVOCATIONS = 'action_invocations';
const DEFERRED_INVOCATIONS = 'deferred_action_invocations';
const LISTS = [CHANGES, DEFERRED, INVOCATIONS, DEFERRED_INVOCATIONS];
const VERSIONS = ['plan_format_version', 'format_version'];
const DECIDING = [...LISTS, 'errored', 'complete', ...VERSIONS];
const NO_PLAN = "The plan's JSON has no format version, so it is no plan as Terraform writes it.";
function createChangeJsonReader(diff) {
  const list = (0,planned_changes.tq)('json');
  const room = createAttributeRoom();
  let deferred = 0;
  const deferredActions = [];
  let partial = false;
  let versioned = false;
  const named = new Set();
  const plan = new plan_scanner.o(LISTS, {
    entry(name, text) {
      if (name === DEFERRED)
        deferred += 1;
      else if (name === DEFERRED_INVOCATIONS) {
        deferredActions.push((0,action_invocations.XP)(text)?.address ?? 'one that cannot be read');
      }
      else if (name === INVOCATIONS) {
        const invocation = (0,action_invocations.wG)(text);
        if (invocation === undefined)
          list.doubt(UNREAD);
        else
          list.invoke(invocation);
      }
      else {
        const parsed = parseChange(text, diff);
        if (parsed === undefined)
          list.doubt(UNREAD);
        else if (parsed !== 'read only')
          list.add({ ...parsed, differs: room.keep(parsed) });
      }
    },
    plain(name, value) {
      if (name === 'errored' && value !== 'false') {
        list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
      }
      if (name === 'complete' && value !== 'true')
        partial = true;
    },
    text(name) {
      versioned ||= VERSIONS.includes(name);
    },
    name(name) {
      if (named.has(name))
        list.doubt(`The plan's JSON names ${name} twice.`);
      if (DECIDING.includes(name))
        named.add(name);
    },
    odd: () => void list.doubt(UNREAD),
  });
  return {
    take: (bytes) => plan.take(bytes),
    end(counts, cut) {
      if (!plan.begun)
        return undefined;
      if (cut !== undefined)
        list.doubt(cut);
      else if (!plan.whole)
        list.doubt("The plan's JSON ends before its end.");
      else if (!versioned)
        list.doubt(NO_PLAN);
      for (const sentence of leftToLater(deferred, deferredActions))
        list.doubt(sentence);
      const unread = room.leftOut();
      return {
        ...list.end(['the plan', counts]),
        partial: partial || undefined,
        unlisted: (!named.has(CHANGES) && !named.has(INVOCATIONS)) || undefined,
        unread,
      };
    },
  };
}
function leftToLater(changes, actions) {
  const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
  const named = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
  const sentences = [
    changes > 0 && sentence(changes, 'change'),
    actions.length > 0 && sentence(actions.length, 'action', `: ${named}`),
  ];
  return sentences.filter((each) => each !== false);
}
const MOST_TEXT = 4_000_000;
function createAttributeRoom() {
  const taken = { names: 0, values: 0 };
  let withoutNames = 0;
  let withoutValues = 0;
  return {
    keep({ actions, differs }) {
      if (differs === undefined)
        return undefined;
      const limit = actions.includes('delete') ? 2 * MOST_TEXT : MOST_TEXT;
      const fits = (what, attributes) => {
        const cost = JSON.stringify(attributes).length;
        if (taken[what] + cost > limit)
          return false;
        taken[what] += cost;
        return true;
      };
      const names = differs.map(({ name, forces }) => (forces ? { name, forces } : { name }));
      if (!fits('names', names)) {
        withoutNames += 1;
        return undefined;
      }
      if (differs.every(({ values }) => values === undefined) || fits('values', differs))
        return differs;
      withoutValues += 1;
      return names;
    },
    leftOut() {
      const parts = [
        [withoutNames, 'attributes'],
        [withoutValues, 'values'],
      ];
      const missing = parts.flatMap(([number, what]) => number > 0 ? `the ${what} of ${number === 1 ? '1 change' : `${number} changes`}` : []);
      return missing.length > 0
        ? `The plan is too large to keep ${missing.join(' and ')}.`
        : undefined;
    },
  };
}
const REASONS = {
  replace_because_tainted: 'tainted',
  replace_because_cannot_update: 'cannot_update',
  replace_by_request: 'requested',
  replace_by_triggers: 'replace_triggered_by',
};
const OBJECTS = 2;
function parseChange(text, diff) {
  const json = diff === undefined ? text : (0,changed_values.q4)(text);
  const { mode, change, deposed, ...entry } = (0,parse.Pf)((0,parse.qF)(json));
  const { actions, importing, replace_paths: paths } = (0,parse.Pf)(change);
  const address = (0,planned_changes.tf)(entry['address']);
  if (address === undefined || (0,json_text.e)(text, OBJECTS))
    return undefined;
  if (mode === 'data' || mode === 'ephemeral') {
    return (0,action_invocations.k7)(address) === mode ? 'read only' : undefined;
  }
  if (!Array.isArray(actions))
    return undefined;
  const previous = entry['previous_address'] ?? undefined;
  if (previous !== undefined && (0,planned_changes.tf)(previous) === undefined)
    return undefined;
  const reason = (0,planned_changes.xS)(entry['action_reason']) ?? '';
  return {
    address,
    actions: actions.map(String),
    previousAddress: (0,planned_changes.tf)(previous),
    imported: typeof importing === 'object' && importing !== null,
    deposed: typeof deposed === 'string' && deposed !== '',
    reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
    attributes: Array.isArray(paths) ? attributesOf(paths) : [],
    differs: diff && (isOnlyForgotten(actions) ? [] : changedAttributes(change, entry['type'], diff)),
  };
}
function isOnlyForgotten(actions) {
  return actions.length === 1 && actions[0] === 'forget';
}
function attributesOf(paths) {
  const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? (0,planned_changes.xS)(path[0]) : ''));
  return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
/***/ }),
/***/ 1130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  o: () => ( PlanScanner)
 });
const LONGEST_ENTRY = 8 * 1024 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const CLOSE_LIST = 0x5d;
const BRACE = 0x7b;
const CLOSE = 0x7d;
const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const LONGEST_NAME = 64;
class PlanScanner {
  begun = false;
  whole = false;
  depth = 0;
  inText = false;
  escaped = false;
  name = '';
  inValue = false;
  value = '';
  list;
  entryPieces;
  entryBytes = 0;
  entryFrom = 0;
  lists;
  handler;
  constructor(lists, handler) {
    this.lists = lists;
    this.handler = handler;
  }
  take(bytes) {
    this.entryFrom = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (this.inText)
        this.readText(byte);
      else if (byte === QUOTE)
        this.openText();
      else if (byte === BRACE || byte === BRACKET)
        this.open(byte, at);
      else if (byte === CLOSE || byte === CLOSE_LIST)
        this.close(bytes, at);
      else if (this.depth === 1)
        this.readBetween(byte);
      else if (this.depth === 2 && this.list !== undefined)
        this.readInList(byte);
    }
    if (this.entryPieces !== undefined)
      this.keep(bytes.subarray(this.entryFrom));
  }
  readText(byte) {
    if (this.escaped)
      this.escaped = false;
    else if (byte === BACKSLASH)
      this.escaped = true;
    else if (byte === QUOTE)
      this.inText = false;
    if (this.depth !== 1 || this.inValue || !this.inText)
      return;
    if (byte === BACKSLASH)
      this.handler.odd();
    if (this.name.length < LONGEST_NAME)
      this.name += String.fromCharCode(byte);
  }
  openText() {
    this.inText = true;
    if (this.depth === 1 && !this.inValue)
      this.name = '';
    else if (this.depth === 1 && this.isList())
      this.handler.odd();
    else if (this.depth === 1)
      this.handler.text(this.name);
    else if (this.depth === 2 && this.list !== undefined)
      this.handler.odd();
  }
  open(byte, at) {
    if (this.depth === 0)
      this.begun ||= byte === BRACE;
    else if (this.depth === 1 && this.isList()) {
      if (byte === BRACKET)
        this.list = this.name;
      else
        this.handler.odd();
    }
    else if (this.depth === 2 && this.list !== undefined) {
      if (byte === BRACKET)
        this.handler.odd();
      else {
        this.entryFrom = at;
        this.entryPieces = [];
        this.entryBytes = 0;
      }
    }
    this.depth += 1;
  }
  close(bytes, at) {
    this.depth -= 1;
    if (this.depth === 2 && this.entryPieces !== undefined) {
      this.keep(bytes.subarray(this.entryFrom, at + 1));
      const text = Buffer.concat(this.entryPieces).toString('utf8');
      this.entryPieces = undefined;
      this.handler.entry(this.list ?? '', text);
    }
    if (this.depth === 1)
      this.list = undefined;
    if (this.depth === 0)
      this.endMember();
    this.whole ||= this.depth === 0 && this.begun;
  }
  readBetween(byte) {
    if (byte === COLON) {
      this.inValue = true;
      this.handler.name(this.name);
    }
    else if (byte === COMMA)
      this.endMember();
    else if (!SPACES.includes(byte) && this.value.length < LONGEST_NAME) {
      this.value += String.fromCharCode(byte);
    }
  }
  endMember() {
    if (this.value !== '')
      this.handler.plain(this.name, this.value);
    if (this.isList() && this.value !== '' && this.value !== 'null')
      this.handler.odd();
    this.inValue = false;
    this.value = '';
  }
  readInList(byte) {
    if (byte !== COMMA && !SPACES.includes(byte))
      this.handler.odd();
  }
  isList() {
    return this.lists.includes(this.name);
  }
  keep(bytes) {
    this.entryBytes += bytes.length;
    if (this.entryBytes <= LONGEST_ENTRY)
      this.entryPieces?.push(Buffer.from(bytes));
    else if (this.entryPieces !== undefined)
      this.entryPieces.length = 0;
  }
}
/***/ })
};
