export const id = 250;
export const ids = [250];
export const modules = {
/***/ 539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  W: () => ( SEAL_CLAIMS),
  d: () => ( openGroupBy),
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
/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  di: () => ( differencesFromOwn),
  ku: () => ( unusualOptions),
  pZ: () => ( differencesFromOptions),
  w3: () => ( differencesFromRequest)
 });
 var _run_options_js_0_ = __webpack_require__(9138);
const FLAGS = {
  refresh: true,
  'refresh-only': false,
  'is-destroy': false,
};
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
  'target-addrs',
  'replace-addrs',
  'variables',
  'invoke-action-addrs',
  'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions({ attributes }) {
  return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
function reportedOptions({ attributes }) {
  const names = [...unusualOptions({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
  return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
  const requested = (0,_run_options_js_0_ .l3)(options);
  const named = new Set(requested.map(([name]) => name));
  const others = [...unusualOptions({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
  return [
    ...requested
      .filter(([name, value]) => normal(attributes[name]) !== normal(value))
      .map(([name, value]) => {
      const shown = show(name, attributes[name]);
      return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
    }),
    ...others
      .filter((name) => !named.has(name))
      .map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
  ];
}
function differencesFromRequest(run, mode, options = {}) {
  const { attributes } = run;
  const differences = differencesFromOptions(run, options);
  if (mode === 'speculative') {
    if (attributes['plan-only'] !== true)
      differences.push('is not speculative: it could be applied');
    if (attributes.actions?.['is-confirmable'] === true)
      differences.push('can be confirmed and applied');
    return differences;
  }
  if (attributes['save-plan'] !== true)
    differences.push('does not only save its plan: it is an ordinary run');
  if (attributes['auto-apply'] !== false)
    differences.push('does not say that nothing applies it by itself');
  return differences;
}
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
  const { attributes } = run;
  const silent = [
    ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
    ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
  ];
  const version = attributes['terraform-version'];
  const isDefaultVersion = options['terraform-version'] === undefined;
  return [
    ...differencesFromRequest(run, mode, options),
    ...silent.map((name) => `does not say what its "${name}" is`),
    ...(isDefaultVersion && (version !== terraformVersion || version === undefined)
      ? [
        `planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
      ]
      : []),
  ];
}
function unusual(attributes, flags) {
  return Object.entries(flags)
    .filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
    .map(([name]) => name);
}
function isNone(value) {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
function normal(value) {
  if (!Array.isArray(value))
    return JSON.stringify(value);
  const entries = value.map((each) => typeof each === 'string' ? each : partialOptions(each).sort().join());
  return JSON.stringify(entries.sort());
}
function partialOptions(value) {
  return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
  const shown = name === 'variables' ? (0,_run_options_js_0_ .PE)(value) : value;
  return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ })
};
