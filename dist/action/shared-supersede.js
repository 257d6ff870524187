export const id = 529;
export const ids = [529,565,337];
export const modules = {
/***/ 6337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  aG: () => ( jobsOf),
  readGroups: () => ( readGroups)
 });
 var _client_wire_schema_js_0_ = __webpack_require__(7934);
 var _model_parse_js_1_ = __webpack_require__(2340);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
function splitIntoGroups(names, durations, most, random) {
  const knownMs = names
    .map((name) => durations[name])
    .filter((ms) => ms !== undefined)
    .sort((one, other) => one - other);
  const middle = knownMs[Math.floor(knownMs.length / 2)] ?? 1;
  const count = Math.min(names.length, most ?? Math.ceil(names.length / DEFAULT_SIZE), MOST_GROUPS);
  const groups = Array.from({ length: count }, () => {
    return { load: 0, workspaces: [] };
  });
  const sized = names.map((name) => ({ name, ms: durations[name] ?? middle }));
  for (const { name, ms } of sized.sort((one, other) => other.ms - one.ms)) {
    const lightest = groups.reduce((least, group) => (group.load < least.load ? group : least));
    lightest.load += ms;
    lightest.workspaces.push(name);
  }
  const matrix = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
  return groups.map(({ workspaces }, index) => ({
    group: `${matrix}-${index + 1}-of-${count}`,
    workspaces,
  }));
}
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobsOf(group = '') {
  return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js_0_ .Ikc({ group: _client_wire_schema_js_0_ .YjP(), workspaces: _client_wire_schema_js_0_ .YjP() });
const matrix = _client_wire_schema_js_0_ .KCZ([_client_wire_schema_js_0_ .Ikc({ include: _client_wire_schema_js_0_ .YOg(entry) }), _client_wire_schema_js_0_ .g1P(_client_wire_schema_js_0_ .YjP(), entry)]);
function readGroups(text) {
  const value = (0,_model_parse_js_1_ .qF)(text);
  if (value === undefined)
    return { problem: 'is no matrix as it was printed: it is no JSON.' };
  const parsed = _client_wire_schema_js_0_ .xLC(matrix, value);
  if (!parsed.success)
    return { problem: 'is no matrix as it was printed.' };
  const entries = Array.isArray(parsed.output['include'])
    ? parsed.output['include']
    : Object.values(parsed.output);
  const groups = entries.map(({ group, workspaces }) => {
    const named = workspaces.split(',');
    return { group, named, workspaces: named.map((item) => item.split('=')[0] ?? '') };
  });
  const names = groups.flatMap(({ workspaces }) => workspaces);
  const whole = new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length &&
    new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 &&
    groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes(''));
  if (!whole)
    return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
  return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/***/ }),
/***/ 5030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  FF: () => ( listWorkspaces),
  Iw: () => ( createOverview),
  qz: () => ( MANY)
 });
 var _client_errors_js_0_ = __webpack_require__(486);
 var _model_status_js_1_ = __webpack_require__(2373);
 var _groups_js_2_ = __webpack_require__(6337);
const MANY = 10;
const EVERY_MS = 10_000;
const OF_EACH_MS = 2_500;
const SOON_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const REFUSED_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview(options, client, clock) {
  const { organization, mode, changeRequest, group } = options;
  const watched = new Map();
  const stagedAt = new Map();
  let nextAt = Number.NEGATIVE_INFINITY;
  let lookedAt = nextAt;
  let looking;
  let searched = group ?? changeRequest;
  const everyMs = Math.max(EVERY_MS, (0,_groups_js_2_ .aG)(group) * OF_EACH_MS);
  const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
  const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
  async function look() {
    if (clock.now() >= nextAt) {
      lookedAt = clock.now();
      nextAt = Number.POSITIVE_INFINITY;
      looking = list(searched).then((runs) => {
        nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
        if (runs?.size === 0)
          searched = undefined;
        return runs;
      });
    }
    return await looking;
  }
  return {
    before: () => list(changeRequest),
    watch: (runId) => watched.set(runId, clock.now()),
    forget: (runId) => watched.delete(runId),
    async unmoved(last) {
      if (watched.size < MANY)
        return undefined;
      const listed = await look();
      const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
      const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : undefined);
      const status = run?.attributes.status ?? '';
      const moves = (0,_model_status_js_1_ .Il)(mode, status) === 'moving';
      const isStage = /^(?:pre|post)_/.test(status);
      const isCertain = !isStage || isFresh(stagedAt, last.id, clock.now(), stageMs);
      return moves && isCertain ? run : undefined;
    },
  };
}
async function listMoving(client, clock, ask) {
  try {
    const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
    return new Map(runs.map((run) => [run.id, run]));
  }
  catch (error) {
    if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
      throw error;
    return undefined;
  }
}
function isFresh(stagedAt, id, nowMs, stageMs) {
  const at = stagedAt.get(id) ?? nowMs;
  const fresh = nowMs - at < stageMs;
  stagedAt.set(id, fresh ? at : nowMs);
  return fresh;
}
async function listWorkspaces(client, organization, names) {
  const byName = new Map();
  if (names.length < MANY)
    return byName;
  const listing = client.workspaces.list(organization);
  try {
    const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
    const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
    const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
    for (const workspace of all)
      byName.set(workspace.attributes.name, workspace);
  }
  catch (error) {
    if (!(error instanceof _client_errors_js_0_ ._))
      throw error;
  }
  return byName;
}
/***/ }),
/***/ 8045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  WP: () => ( isRunOfGroup),
  _d: () => ( areOtherChanges),
  hS: () => ( changeOfRun),
  tI: () => ( startSuperseder),
  vu: () => ( isRunAt),
  xA: () => ( runMessage)
 });
 var node_events_0_ = __webpack_require__(8474);
 var _client_errors_js_1_ = __webpack_require__(486);
 var _client_wire_resource_js_2_ = __webpack_require__(8235);
 var _policy_run_differences_js_3_ = __webpack_require__(2484);
 var _model_status_js_4_ = __webpack_require__(2373);
 var _failure_of_js_5_ = __webpack_require__(6281);
 var _overview_js_6_ = __webpack_require__(5030);
 var _model_error_message_js_7_ = __webpack_require__(4271);
const SHARED_LIST = 150;
const LIST_MS = 30_000;
function startSuperseder({ cancelSuperseded: isOn, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
  const background = new AbortController();
  const either = AbortSignal.any([signal, background.signal]);
  (0,node_events_0_.setMaxListeners)(0, signal, either);
  const watchingClient = unscoped.with({ signal: either, deadline, watching: true });
  let before = Promise.resolve();
  const isWanted = isOn === true && changeRequest !== undefined && mode === 'speculative';
  const listed = isWanted && workspaces.length >= _overview_js_6_ .qz ? overview.before().catch(() => undefined) : undefined;
  async function endEarlier(workspace, superseding) {
    if (either.aborted)
      return;
    try {
      const many = listed && (await listed);
      if (many === undefined) {
        await clock.sleep(SHARED_LIST * random() * watchingClient.pauseMs(), either);
      }
      const client = watchingClient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) });
      const { ended, refused } = await cancelSuperseded(superseding, client, many?.values());
      const why = 'superseded by a newer push to the same pull request';
      for (const runId of ended)
        emit({ kind: 'canceling', workspace, runId, why });
      if (refused !== undefined) {
        log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
      }
    }
    catch (error) {
      log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js_7_ .g)(error)}`);
    }
  }
  return {
    supersede: (workspace, superseding) => {
      if (!isWanted)
        return;
      before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest, options }));
    },
    async close() {
      background.abort();
      await before;
    },
  };
}
async function cancelSuperseded(superseding, client, moving) {
  const { workspaceId, changeRequest } = superseding;
  const search = { search: changeRequest };
  const listed = moving
    ? [...moving].filter((each) => (0,_client_wire_resource_js_2_ .Dl)(each, 'workspace') === workspaceId)
    : (await client.runs.list(workspaceId, search).page({ size: 50 })).items;
  const earlier = listed.filter((other) => isSupersededRun(other, superseding));
  const ended = [];
  for (const { id, attributes } of earlier) {
    const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
    if (how === 'refused')
      return { ended, refused: id };
    if (how === 'ended')
      ended.push(id);
  }
  return { ended };
}
function isSupersededRun(other, { run, changeRequest, options = {} }) {
  const { attributes } = other;
  const kind = (0,_model_status_js_4_ .Il)('speculative', attributes.status);
  return (other.id !== run.id &&
    attributes['plan-only'] === true &&
    isRunOf(attributes.message, changeRequest) &&
    (0,_policy_run_differences_js_3_ .pZ)(other, options).length === 0 &&
    (kind === 'moving' || kind === 'person') &&
    Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function end(id, client) {
  const comment = 'Superseded by a newer push to the same pull request.';
  for (const act of ['cancel', 'discard']) {
    try {
      await client.runs[act](id, comment);
      return 'ended';
    }
    catch (error) {
      if (!(error instanceof _client_errors_js_1_ ._) || error.code === 'aborted')
        throw error;
      if ((0,_failure_of_js_5_ .vu)(error))
        return 'refused';
      if (error.code !== 'conflict')
        return 'left';
    }
  }
  return 'left';
}
const TAG_START = '[plangate ';
const LONGEST = 1_000;
function runMessage(message, random, { changeRequest, commit, group }) {
  const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
  const part = group === undefined ? '' : `${group}.`;
  const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
  const tag = `${TAG_START}${of}${part}${nonce(random)}${at}]`;
  const title = clean(message).slice(0, LONGEST - tag.length - 1);
  return title === '' ? tag : `${title} ${tag}`;
}
function isRunOf(message, changeRequest) {
  const text = message ?? '';
  const at = text.lastIndexOf(TAG_START);
  const start = `${TAG_START}${clean(changeRequest)} `;
  return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function isRunAt(message, changeRequest, commit) {
  return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
function isRunOfGroup(message, group) {
  const text = message ?? '';
  const tag = text.slice(text.lastIndexOf(TAG_START) + TAG_START.length);
  const last = tag.slice(tag.lastIndexOf(' ') + 1);
  return text.includes(TAG_START) && last.startsWith(`${group}.`) && last.endsWith(']');
}
function changeOfRun(message) {
  const text = message ?? '';
  const at = text.lastIndexOf(TAG_START);
  const tag = at < 0 ? '' : text.slice(at + TAG_START.length);
  return tag.slice(0, Math.max(0, tag.lastIndexOf(' '))) || undefined;
}
function areOtherChanges(one, other) {
  if (one === undefined || other === undefined)
    return false;
  const first = `${clean(one)}/`;
  const second = `${clean(other)}/`;
  return !first.startsWith(second) && !second.startsWith(first);
}
function nonce(random) {
  return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')).join('');
}
function clean(text) {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('[plangate', '(plangate')
    .trim();
}
/***/ }),
/***/ 565:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  H: () => ( daysLeft),
  parseExceptions: () => ( parseExceptions)
 });
 var _model_parse_js_1_ = __webpack_require__(2340);
 var _model_quote_js_2_ = __webpack_require__(8187);
 var _named_resources_js_0_ = __webpack_require__(8397);
 var _address_patterns_js_3_ = __webpack_require__(9486);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const LONGEST = {
  policy: 300,
  address: 1_000,
  workspace: 100,
  reason: 500,
  owner: 100,
  until: 10,
};
function parseExceptions(text, today) {
  const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
  if (text.length > MOST_CHARACTERS) {
    return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
  }
  const json = text.replace(/^\uFEFF/, '');
  const file = (0,_model_parse_js_1_ .qF)(json);
  if (!(0,_model_parse_js_1_ .u4)(file))
    return refused(`is not a JSON object. ${SHAPE}`);
  const list = file['exceptions'];
  if (!Array.isArray(list))
    return refused(`has no list "exceptions". ${SHAPE}`);
  if (list.length > MOST_EXCEPTIONS) {
    return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
  }
  const entries = list;
  const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
  const problems = [
    ...(0,_model_parse_js_1_ .fg)(json).map((key) => ({
      where: 'exceptions',
      message: `has the key ${(0,_model_quote_js_2_ .h)(key)} twice in one object, and only one of them could count. Remove one.`,
    })),
    ...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
    ...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
    ...alike(readings),
  ];
  if (problems.length > 0)
    return { problems };
  return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
  if (!(0,_model_parse_js_1_ .u4)(entry))
    return { problems: [{ where, message: 'is not an object.' }] };
  const texts = new Map();
  const problems = unknownKeys(entry, FIELDS, where);
  for (const field of FIELDS) {
    const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
    const problem = fieldProblem(field, text, today);
    if (problem !== undefined)
      problems.push({ where: `${where}.${field}`, message: problem });
    else if (typeof text === 'string')
      texts.set(field, text);
  }
  if (problems.length > 0)
    return { problems };
  const [policy = '', address = '', workspace = '', reason = '', owner = '', until = ''] = FIELDS.map((field) => texts.get(field));
  return { value: { policy, address, workspace, reason, owner, until } };
}
function unknownKeys(record, known, where) {
  return Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => ({
    where,
    message: `has the key ${(0,_model_quote_js_2_ .h)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
  }));
}
function fieldProblem(field, text, today) {
  if (text === undefined)
    return 'is missing.';
  if (typeof text !== 'string')
    return 'is not a text.';
  if (text.length > LONGEST[field])
    return `has more than ${LONGEST[field]} characters.`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
    return 'has control or invisible characters in it.';
  if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
    return 'is empty.';
  if (text !== text.trim())
    return 'begins or ends with a space.';
  return PROBLEMS[field](text, today);
}
const PROBLEMS = {
  policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
  address: addressProblem,
  workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
    ? undefined
    : 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
  reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
  owner: ownerProblem,
  until: untilProblem,
};
function addressProblem(text) {
  const isOne = !text.includes('*') && (0,_named_resources_js_0_ .PW)(text);
  if (!isOne && (text.includes('?') || !(0,_address_patterns_js_3_ .Pt)(text))) {
    return `${(0,_model_quote_js_2_ .h)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
  }
  return isOne || (0,_address_patterns_js_3_ .r2)(text)
    ? undefined
    : `${(0,_model_quote_js_2_ .h)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const NO_OWNER = [
  'nobody',
  'no one',
  'noone',
  'none',
  'n/a',
  'na',
  'null',
  'unknown',
  'tbd',
  'todo',
  'x',
];
function ownerProblem(text) {
  const isOwner = /[\p{L}\p{N}]/u.test(text) && !NO_OWNER.includes(text.toLowerCase());
  return isOwner
    ? undefined
    : `${(0,_model_quote_js_2_ .h)(text)} is not an owner. Name a person or a team that answers for it.`;
}
function untilProblem(text, today) {
  const from = readDay(today);
  const until = readDay(text);
  if (until === undefined || from === undefined) {
    return `${(0,_model_quote_js_2_ .h)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
  }
  return until - from > MOST_DAYS * DAY_MS
    ? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
    : undefined;
}
function readDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  return isDay ? at : undefined;
}
function daysLeft({ until }, today) {
  return ((readDay(until) ?? Number.NaN) - (readDay(today) ?? Number.NaN)) / DAY_MS;
}
function alike(readings) {
  const seen = new Map();
  return readings.flatMap((each, at) => {
    if (!('value' in each))
      return [];
    const { policy, address, workspace } = each.value;
    const key = JSON.stringify([policy, address, workspace]);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, at);
      return [];
    }
    return [
      {
        where: `exceptions[${at}]`,
        message: `is about the same failure as exceptions[${first}]. Remove one.`,
      },
    ];
  });
}
/***/ })
};
