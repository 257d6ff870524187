export const id = 539;
export const ids = [539];
export const modules = {
/***/ 10539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  W: () => ( SEAL_CLAIMS),
  d: () => ( openGroupBy),
  sealGroup: () => ( sealGroup),
  sealedSettings: () => ( sealedSettings),
  withRoots: () => ( withRoots)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var node_zlib_1_ = __webpack_require__(38522);
 var _policy_read_exceptions_js_2_ = __webpack_require__(50565);
 var _trust_seal_js_3_ = __webpack_require__(43919);
 var _model_version_js_5_ = __webpack_require__(55603);
 var _supersede_js_4_ = __webpack_require__(58045);
function sealedSettings(settings, { commit, repository, exceptions }) {
  const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
  const { allowUnknown, onlyNew } = settings;
  const { protect, maxDestroys, maxActions, guardExcept } = settings;
  return {
    version: _model_version_js_5_ .x,
    commit,
    repository,
    hostname: origin,
    organization,
    mode,
    'options of the run': runOptions,
    'require-policies': requirePolicies,
    'allow-partial': allowPartial,
    'allow-unknown': allowUnknown,
    'only-new': onlyNew,
    protect,
    'max-destroys': maxDestroys,
    'max-actions': maxActions,
    'guard-except': guardExcept,
    exceptions: exceptions && digestOfExceptions(exceptions),
  };
}
function digestOfExceptions({ entries, today }) {
  const counting = entries.filter((entry) => (0,_policy_read_exceptions_js_2_ .H)(entry, today) >= 0);
  return (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify(counting)).digest('hex');
}
function withRoots(workspaces, change) {
  return workspaces.map((result) => result.root === undefined ? result : { ...result, root: change(result.root) });
}
function sealGroup(key, judged) {
  const text = (0,node_zlib_1_.gzipSync)(JSON.stringify(judged)).toString('base64url');
  return `${text}.${(0,_trust_seal_js_3_ .Ru)(key, text)}`;
}
const SEAL_CLAIMS = {
  isThere: ({ name, sealed }) => sealed === undefined ? `The report ${name} is not sealed.` : undefined,
  isOfKey: ({ key, name, sealed = '' }) => {
    const [text = '', seal = '', ...more] = sealed.split('.');
    if (more.length === 0 && (0,_trust_seal_js_3_ .dy)(key, text, seal))
      return undefined;
    return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
  },
  isOfGroup: ({ name, expected, read }) => read().group === expected.group ? undefined : `The report ${name} is sealed for another group.`,
  isOfChange: ({ name, expected: { change }, read }) => {
    const sealed = read().change;
    if (!(0,_supersede_js_4_ ._d)(sealed, change))
      return undefined;
    return `The report ${name} is sealed for ${sealed}, and this job is about ${change}.`;
  },
  isOfSettings: ({ name, expected: { settings }, read }) => {
    const own = read().settings;
    const differing = Object.keys(settings).filter((each) => JSON.stringify(own[each]) !== JSON.stringify(settings[each]));
    if (differing.length === 0)
      return undefined;
    return `The report ${name} was made with other settings than are asked for here: ${differing.join(', ')}.`;
  },
};
function openGroupBy(claims) {
  return (key, { name, sealed }, expected) => {
    const read = () => {
      const [text = ''] = (sealed ?? '').split('.');
      return JSON.parse((0,node_zlib_1_.gunzipSync)(Buffer.from(text, 'base64url')).toString());
    };
    const facts = { key, name, sealed, expected, read };
    for (const isSo of Object.values(claims)) {
      const why = isSo(facts);
      if (why !== undefined)
        return { why };
    }
    return { workspaces: read().workspaces };
  };
}
/***/ }),
/***/ 58045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  WP: () => ( isRunOfGroup),
  _d: () => ( areOtherChanges),
  hS: () => ( changeOfRun),
  tI: () => ( startSuperseder),
  vu: () => ( isRunAt),
  xA: () => ( runMessage)
 });
 var node_events_0_ = __webpack_require__(78474);
 var _client_errors_js_1_ = __webpack_require__(20486);
 var _client_wire_resource_js_2_ = __webpack_require__(78235);
 var _policy_run_differences_js_3_ = __webpack_require__(22484);
 var _model_status_js_4_ = __webpack_require__(62373);
 var _failure_of_js_5_ = __webpack_require__(46281);
 var _overview_js_6_ = __webpack_require__(75030);
 var _model_error_message_js_7_ = __webpack_require__(34271);
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
/***/ })
};
