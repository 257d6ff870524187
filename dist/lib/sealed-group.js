export const id = 539;
export const ids = [539];
export const modules = {
/***/ 539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  sealGroup: () => ( sealGroup),
  sealedSettings: () => ( sealedSettings),
  withRoots: () => ( withRoots)
 });
 var node_crypto_0_ = __webpack_require__(7598);
 var node_zlib_1_ = __webpack_require__(8522);
 var _policy_read_exceptions_js_2_ = __webpack_require__(565);
 var _trust_seal_js_3_ = __webpack_require__(3919);
 var _model_version_js_5_ = __webpack_require__(5603);
 var _supersede_js_4_ = __webpack_require__(8045);
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
      return JSON.parse(gunzipSync(Buffer.from(text, 'base64url')).toString());
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
/***/ })
};
