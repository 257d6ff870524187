export const id = 4341;
export const ids = [4341,3298];
export const modules = {
/***/ 23668:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 openTrial: () => ( openTrial)
});
var external_node_path_ = __webpack_require__(76760);
var find_repository = __webpack_require__(6609);
var policy_files = __webpack_require__(48391);
var quote = __webpack_require__(28187);
var git_files = __webpack_require__(3790);
var trusted_block = __webpack_require__(41643);
var compiled_bundle = __webpack_require__(29119);
var local_policy_files = __webpack_require__(50093);
var find_opa = __webpack_require__(10657);
var get_opa = __webpack_require__(53610);
var sentinel = __webpack_require__(93704);
var open_rego = __webpack_require__(85334);
var external_node_crypto_ = __webpack_require__(77598);
var input_form = __webpack_require__(59864);
var reached = __webpack_require__(99107);
var read_data = __webpack_require__(55530);
var trace = __webpack_require__(81744);
var value = __webpack_require__(50372);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/local/trial/hidden-values.js
const SIDES = ['before', 'after'];
function changesOf(plan) {
  const lists = [Reflect.get(plan, 'resource_drift'), plan.resource_changes];
  const deferred = Reflect.get(plan, 'deferred_changes');
  const entries = [
    ...lists.flatMap((list) => (Array.isArray(list) ? list : [])),
    ...(Array.isArray(deferred) ? deferred : []).flatMap((one) => (0,parse.u4)(one) ? [one['resource_change']] : []),
  ];
  const changes = entries.map((one) => ((0,parse.u4)(one) ? one['change'] : undefined));
  const { output_changes: outputs } = plan;
  return [...changes, ...Object.values(outputs ?? {})].filter(parse.u4);
}
const ANY_NAME = '*';
function hiddenNames(plan) {
  const names = new Set();
  for (const change of changesOf(plan)) {
    for (const side of SIDES) {
      const marks = change[`${side}_sensitive`];
      if (change[side] === null || change[side] === undefined)
        continue;
      if (marks === true)
        names.add(ANY_NAME);
      else if ((0,parse.u4)(marks)) {
        for (const [name, mark] of Object.entries(marks))
          if (isMarked(mark))
            names.add(name);
      }
    }
  }
  return names;
}
function isMarked(mark) {
  if (typeof mark !== 'object' || mark === null)
    return mark === true;
  return Object.values(mark).some(isMarked);
}
const REPLACEMENTS = [undefined, null, 'another-value', 7, [], {}];
function withReplacements(plan) {
  return REPLACEMENTS.map((other) => {
    const copy = structuredClone(plan);
    for (const change of changesOf(copy)) {
      for (const side of SIDES) {
        change[side] = replaced(change[side], change[`${side}_sensitive`], other);
      }
    }
    return copy;
  });
}
function replaced(value, mark, other) {
  if (value === null || value === undefined)
    return value;
  if (mark === true)
    return other;
  if (typeof mark !== 'object' || mark === null)
    return value;
  if (Array.isArray(value)) {
    return value.map((one, at) => replaced(one, Reflect.get(mark, at), other) ?? null);
  }
  if (!(0,parse.u4)(value))
    return value;
  const names = new Set([...Object.keys(value), ...namesMarked(mark)]);
  const entries = [...names].map((name) => {
    const own = Object.hasOwn(value, name) ? value[name] : other;
    const part = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
    return [name, replaced(own, part, other)];
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}
function namesMarked(mark) {
  if (Array.isArray(mark))
    return [];
  return Object.entries(mark).flatMap(([name, one]) => (one === true ? name : []));
}
function readNamesIn(texts) {
  const code = texts.map(withoutComments).join('\n');
  const words = new Set(Array.from(code.matchAll(/[."`]([\p{L}_][\p{L}\p{N}_-]*)/gu), ([, word = '']) => word));
  const reads = words.has('before') || words.has('after');
  return {
    names: (attribute) => (attribute === ANY_NAME ? reads : words.has(attribute)),
    readsUnnamed: UNNAMED.some((pattern) => pattern.test(code)) || readsUnnamedBy(code),
  };
}
const UNNAMED = [
  /\bwalk\s*\(/,
  /\b(?:before|after)"?\]?\[\s*[^"`\s]/,
  /\bin\s+(?:object\.keys\s*\(\s*)?[\w.[\]"]*\b(?:before|after)"?\]?\s*(?:[;}\])\n]|$)/,
];
function readsUnnamedBy(code) {
  const names = Array.from(code.matchAll(ALIAS), ([, name = '']) => name);
  const isAlias = (word) => names.includes(word ?? '');
  const indexed = code.matchAll(/\b(\w+)\[\s*[^"`\s]/g);
  const listed = code.matchAll(/\bin\s+(\w+)\b/g);
  return [...indexed, ...listed].some(([, word]) => isAlias(word));
}
const ALIAS = /\b(\w+)\s*:?=\s*[\w.[\]"]*\b(?:before|after)"?\]?\s*(?:[;}\n]|$)/g;
function withoutComments(text) {
  return text.replaceAll(/^\s*#.*$/gm, '');
}
;// CONCATENATED MODULE: ./build/src/local/trial/describe-rules.js
function describeRules({ policies, groups, judging, reading }, { plan, hasRun }) {
  const { files } = policies;
  const textOf = (name) => Buffer.from(files.get(name) ?? '').toString();
  const data = [...files.keys()].filter((name) => /(?:^|\/)data\.(?:json|yaml)$/.test(name)).sort();
  const keys = Object.entries(reading.form.shape.keys).filter(([key]) => hasRun || !(0,input_form.NG)([key]));
  const tracer = new trace.s(groups, (0,value.y_)({ keys: Object.fromEntries(keys) }, []), (0,read_data.v)(policies));
  const isLacking = (path) => {
    if ((0,input_form.NG)(path))
      return !hasRun;
    const [member = ''] = (0,input_form.pw)(path);
    return !Object.hasOwn(plan.keys, member) && Object.hasOwn(input_form._x.keys, member);
  };
  const isPart = !Object.hasOwn(plan.keys, 'configuration');
  return judging.map((rule) => {
    const ways = (0,reached.V)(tracer.trace(rule.group));
    const sources = ways.flatMap(({ of }) => of.group.rules.map(({ module }) => module.file));
    const excepting = rule.exception?.group.rules.map(({ module }) => module.file) ?? [];
    const names = [...new Set([...sources, ...excepting])].sort();
    const texts = [...names, ...data].map((name) => [name, textOf(name)]);
    const absent = ways.flatMap(({ of }) => of.absent.map(({ path }) => path)).filter(isLacking);
    const { name, query, level } = rule;
    const identity = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([name, query, level, texts]));
    return {
      ...readNamesIn(texts.map(([, text = '']) => text)),
      rule,
      file: rule.group.rules[0]?.module.file,
      absent: [...new Set([...absent.map(planMember), ...(isPart ? wholeIn(texts) : [])])],
      identity: identity.digest('hex'),
    };
  });
}
function planMember(path) {
  return (0,input_form.NG)(path) ? 'run' : ((0,input_form.pw)(path)[0] ?? '');
}
function wholeIn(texts) {
  return texts.some(([, text = '']) => /\bwalk\s*\(\s*input\b/.test(text)) ? ['configuration'] : [];
}
;// CONCATENATED MODULE: ./build/src/local/trial/open-side.js
const NO_POLICIES = {
  rules: [],
  isOld: false,
  warnings: [],
  judge: async () => [],
  lineOf: async () => 0,
  close: async () => {
  },
};
async function openSide(files, opa, ports) {
  const opened = await (0,open_rego.I)(files, opa, ports);
  const rules = describeRules(opened.source, ports);
  return {
    rules,
    isOld: opened.source.modules.old.length > 0,
    warnings: opened.warnings,
    async judge(plan, signal) {
      const { plan: document, planText, run } = plan;
      const judge = (input) => opened.set.judge.judge({ ...input, run }, signal);
      const hidden = plan.isRedacted ? hiddenNames(document) : NOTHING;
      const others = hidden.size === 0 ? [] : withReplacements(document);
      const [answers, ...withOthers] = await Promise.all([
        judge({ plan: document, planText }),
        ...others.map((other) => judge({ plan: other, planText: JSON.stringify(other) })),
      ]);
      return rules.map((rule, at) => toAnswer(rule, answers?.[at], { hidden, others: withOthers.map((one) => one[at]) }));
    },
    async lineOf(policy) {
      const rule = rules.find((one) => one.rule.name === policy)?.rule;
      return rule === undefined ? 0 : opened.lineOf(rule);
    },
    close: opened.close,
  };
}
const NOTHING = new Set();
function toAnswer({ rule: { name: policy }, absent, names, readsUnnamed }, judged, { hidden, others }) {
  const unknown = (unjudged) => {
    return { policy, status: 'unknown', output: [], unjudged };
  };
  if (judged === undefined)
    return unknown({ kind: 'no-result', sentence: 'It gave no result.' });
  const { status, output } = judged;
  if (absent.length > 0)
    return unknown({ kind: 'absent', names: absent });
  const named = [...hidden].filter(names).sort();
  const said = JSON.stringify([status, output]);
  const depends = others.some((other) => JSON.stringify([other?.status, other?.output]) !== said);
  if (named.length > 0 || depends || (readsUnnamed && hidden.size > 0)) {
    return unknown({ kind: 'sensitive', names: named });
  }
  if (status === 'not_evaluated') {
    return unknown({ kind: 'no-result', sentence: output.map(String).join(' ') });
  }
  return { policy, status, output };
}
var dist = __webpack_require__(77934);
var opa_errors = __webpack_require__(12923);
var opa_folder = __webpack_require__(80152);
;// CONCATENATED MODULE: ./build/src/local/trial/test-policies.js
const testSchema = dist._H3({
  location: dist._H3({ file: dist.YjP(), row: dist.aig() }),
  package: dist.YjP(),
  name: dist.YjP(),
  fail: dist.lqM(dist.zMY(), false),
  skip: dist.lqM(dist.zMY(), false),
  error: dist.lqM(dist.L5J()),
});
const testsSchema = dist.YOg(testSchema);
const coverageSchema = dist._H3({ coverage: dist.aig() });
const LIMITS = { allMs: 120_000, oneMs: 30_000 };
const MOST_OUTPUT = 32 * 1024 * 1024;
async function testPolicies({ files, shownAs }, opa, ports, { hadTests, isOld }) {
  const folder = await (0,opa_folder.N)(files, opa, ports, isForTests);
  const [, , ...capabilities] = folder.sources;
  const version = isOld ? ['--v0-compatible'] : [];
  const limit = ['--timeout', `${LIMITS.oneMs}ms`];
  const ask = (...words) => folder.ask(['test', '.', '--format', 'json', ...limit, ...version, ...capabilities, ...words], {
    bounds: { timeoutMs: LIMITS.allMs, maxBytes: MOST_OUTPUT },
  });
  const nothing = { passed: 0, skipped: 0, failed: [], coverage: undefined, isRemoved: false };
  try {
    const answer = await ask();
    if (answer.ended !== undefined) {
      const problem = `The tests in "${shownAs}" were ended: ${ENDED[answer.ended]}.`;
      return { ...nothing, problem };
    }
    const parsed = dist.xLC(testsSchema, (0,parse.qF)(answer.stdout.trim() || '[]'));
    if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
      const [first] = (0,opa_errors.R4)({ ...answer, exitCode: 1 });
      const place = (0,opa_errors.$t)(shownAs, first ?? { file: undefined, row: 0 });
      return { ...nothing, problem: `${place}: the tests cannot run: ${first?.message ?? ''}` };
    }
    const tests = parsed.output;
    const failed = tests
      .filter(({ fail, error }) => fail || error !== undefined)
      .map(({ package: path, name, location: { file, row } }) => {
      return { name: `${path}.${name}`, file: file.replace(/^\.\//, ''), line: row };
    });
    const skipped = tests.filter(({ skip }) => skip).length;
    const passed = tests.length - failed.length - skipped;
    const isRemoved = tests.length === 0 && hadTests;
    const measured = passed > 0 && failed.length === 0 ? await ask('--coverage') : undefined;
    const coverage = dist.xLC(coverageSchema, (0,parse.qF)(measured?.stdout ?? ''));
    return {
      passed,
      skipped,
      failed,
      coverage: coverage.success ? coverage.output.coverage : undefined,
      isRemoved,
    };
  }
  finally {
    await folder.remove();
  }
}
const ENDED = {
  timeout: `they took longer than ${LIMITS.allMs / 1_000} s`,
  memory: 'they took too much memory',
  flood: 'they printed more than 32 MB',
  aborted: 'the command was canceled',
};
function isForTests(name) {
  return /\.(?:rego|json|ya?ml)$/.test(name);
}
;// CONCATENATED MODULE: ./build/src/local/trial/open-trial.js
async function openTrial(where, ports) {
  const { directory } = where;
  const path = (0,external_node_path_.resolve)((0,find_repository.eF)(where.workingDirectory), directory);
  const own = await (0,local_policy_files.Ak)(path, directory, !where.jobTree.proposed, belongs);
  if (own === undefined) {
    throw new policy_files.c(`${(0,quote.h)(directory)} does not exist, or is a link. ${NAME_IT}`);
  }
  refuseOthers(own);
  if (!hasRego(own))
    throw new policy_files.c(`${(0,quote.h)(directory)} holds no Rego policy. ${NAME_IT}`);
  const other = await readDefaultBranch(path, where, ports);
  const opa = await usableOpa(ports);
  const after = await openSide(own, opa, ports);
  try {
    const isSame = other !== undefined && hasSamePolicies(own, other);
    const { before, notice } = isSame
      ? {
        before: after,
        notice: `The policies in ${(0,quote.h)(directory)} are those of the default branch.`,
      }
      : await openBefore(other, after, { opa, directory }, ports);
    const hadTests = other !== undefined && [...other.files.keys()].some(compiled_bundle.N);
    const tests = await testPolicies(own, opa, ports, { hadTests, isOld: after.isOld });
    return {
      before,
      after,
      isSame,
      tests,
      notices: [...(notice === undefined ? [] : [notice]), ...after.warnings],
      close: async () => {
        await Promise.all([before.close(), after.close()]);
      },
    };
  }
  catch (error) {
    await after.close();
    throw error;
  }
}
const NAME_IT = 'Name the directory of your policies, as in `plangate policies check policies`.';
function belongs(name) {
  return (0,local_policy_files.VE)(name) || isForTests(name);
}
function hasRego({ files }) {
  return [...files.keys()].some((name) => name.endsWith('.rego') && !(0,compiled_bundle.N)(name));
}
function refuseOthers(policies) {
  if (!(0,sentinel.b)(policies))
    return;
  const { shownAs } = policies;
  throw new policy_files.c(`${(0,quote.h)(shownAs)} holds Sentinel policies. They can ask the network, so those of a pull request are not tried. Only Rego is.`);
}
async function usableOpa(ports) {
  const opa = await (0,find_opa.findOpa)(ports);
  if (opa === undefined)
    throw new policy_files.c(`There is no \`opa\` on the PATH. ${(0,get_opa.howToGetOpa)()}`);
  if ('problem' in opa)
    throw new policy_files.c(opa.problem);
  return opa;
}
async function readDefaultBranch(path, { directory, workspace, jobTree, defaultBranch }, ports) {
  const { repository } = (0,find_repository.Di)(path, workspace);
  if (repository === undefined) {
    throw new policy_files.c(`${(0,quote.h)(directory)} is in no git repository, so there is no default branch to compare with. Run it in a clone.`);
  }
  const { root } = repository;
  const inGit = { repository: (0,find_repository._8)(root), branch: defaultBranch, slug: undefined };
  try {
    const source = await (jobTree.proposed
      ? jobTree.trusted(root, undefined)
      : (0,git_files.zp)(inGit, ports));
    const tree = (0,external_node_path_.relative)(root, (0,find_repository.eF)(path)).split(external_node_path_.sep).join('/');
    const about = { name: (0,local_policy_files.hW)(path), shownAs: `${directory} on the default branch` };
    return await (0,local_policy_files.qN)(source, tree, about);
  }
  catch (error) {
    if (!(error instanceof trusted_block.lI))
      throw error;
    throw new policy_files.c(`The default branch cannot be read, so nothing can be compared: ${error.message} In a job, check out with \`fetch-depth: 0\`.`);
  }
}
function hasSamePolicies(one, other) {
  const names = ({ files }) => [...files.keys()].filter((name) => (0,local_policy_files.VE)(name) && !(0,compiled_bundle.N)(name)).sort();
  const all = names(one);
  return (all.join('\0') === names(other).join('\0') &&
    all.every((name) => {
      const left = one.files.get(name);
      const right = other.files.get(name);
      return left !== undefined && right !== undefined && Buffer.compare(left, right) === 0;
    }));
}
async function openBefore(policies, after, { opa, directory }, ports) {
  if (policies === undefined || policies.files.size === 0) {
    const notice = `The default branch has no policies in ${(0,quote.h)(directory)}: all of them count as new.`;
    return { before: NO_POLICIES, notice };
  }
  try {
    refuseOthers(policies);
    if (hasRego(policies))
      return { before: await openSide(policies, opa, ports) };
    throw new policy_files.c(`${(0,quote.h)(policies.shownAs)} holds no Rego policy.`);
  }
  catch (error) {
    if (!(error instanceof policy_files.c))
      throw error;
    const [first = ''] = error.message.split('\n');
    const notice = `The policies of the default branch cannot be used, so nothing can be compared: ${first}`;
    return { before: unknownLike(after), notice };
  }
}
function unknownLike({ rules }) {
  const unjudged = { kind: 'no-result', sentence: 'The default branch gave no result.' };
  return {
    ...NO_POLICIES,
    rules: rules.map((rule) => ({ ...rule, identity: '' })),
    judge: async () => rules.map(({ rule: { name } }) => ({
      policy: name,
      status: 'unknown',
      output: [],
      unjudged,
    })),
  };
}
/***/ }),
/***/ 83298:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  CI: () => ( MOCKED_PLAN),
  DW: () => ( STATIC_PLAN),
  TERRAFORM_PLAN: () => ( TERRAFORM_PLAN),
  lo: () => ( NAMED_SHAPES)
 });
const anything = 'anything';
const keys = (shapes) => ({ keys: shapes });
const values = (shape) => ({ values: shape });
const items = (shape) => ({ items: shape });
const scalar = 'scalar';
function scalars(...names) {
  return Object.fromEntries(names.map((name) => [name, scalar]));
}
function opens(...names) {
  return Object.fromEntries(names.map((name) => [name, anything]));
}
const change = keys({
  ...opens('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
  ...opens('before_identity', 'after_identity'),
  generated_config: scalar,
  actions: items(scalar),
  replace_paths: items(items(scalar)),
  importing: keys({ ...scalars('id', 'unknown'), identity: anything }),
});
const resourceChange = keys({
  ...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name', 'index'),
  ...scalars('provider_name', 'deposed', 'action_reason'),
  change,
});
const outputs = values(keys({ ...scalars('sensitive', 'deprecated'), ...opens('value', 'type') }));
const stateValues = keys({ outputs, root_module: { named: 'module' } });
const check = keys({
  ...scalars('status'),
  address: keys(scalars('kind', 'mode', 'to_display', 'type', 'name', 'module')),
  instances: items(keys({
    ...scalars('status'),
    address: keys(scalars('to_display', 'instance_key', 'module')),
    problems: items(keys(scalars('message'))),
  })),
});
const configuredResource = keys({
  ...scalars('address', 'mode', 'type', 'name', 'provider_config_key', 'schema_version'),
  ...opens('expressions', 'count_expression', 'for_each_expression'),
  provisioners: items(keys({ type: scalar, expressions: anything })),
  depends_on: items(scalar),
});
const NAMED_SHAPES = {
  module: keys({
    address: scalar,
    resources: items(keys({
      ...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name', 'schema_version'),
      ...scalars('tainted', 'deposed_key', 'identity_schema_version'),
      ...opens('values', 'sensitive_values', 'identity'),
      depends_on: items(scalar),
    })),
    child_modules: items({ named: 'module' }),
  }),
  configured: keys({
    outputs: values(anything),
    resources: items(configuredResource),
    module_calls: values(keys({
      ...scalars('source', 'version_constraint'),
      ...opens('expressions', 'count_expression', 'for_each_expression'),
      depends_on: items(scalar),
      module: { named: 'configured' },
    })),
    variables: values(anything),
    actions: items(anything),
  }),
  moduleStatically: keys({
    address: scalar,
    resources: items(keys({
      ...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name'),
      ...opens('values', 'sensitive_values'),
    })),
    child_modules: items({ named: 'moduleStatically' }),
  }),
  configuredStatically: keys({
    resources: items(keys(scalars('address', 'mode', 'type', 'name'))),
    module_calls: values(keys({ source: scalar, module: { named: 'configuredStatically' } })),
  }),
};
const TERRAFORM_PLAN = {
  keys: {
    ...scalars('format_version', 'terraform_version'),
    ...scalars('timestamp', 'applyable', 'complete', 'errored'),
    variables: values(keys({ value: anything, deprecated: scalar })),
    planned_values: stateValues,
    resource_changes: items(resourceChange),
    output_changes: values(change),
    proposed_unknown: stateValues,
    resource_drift: items(resourceChange),
    deferred_changes: items(keys({ reason: scalar, resource_change: resourceChange })),
    action_invocations: items(anything),
    deferred_action_invocations: items(anything),
    prior_state: keys({
      ...scalars('format_version', 'terraform_version'),
      values: stateValues,
      checks: items(check),
    }),
    configuration: keys({
      provider_config: values(keys({
        ...scalars('name', 'full_name', 'alias', 'version_constraint', 'module_address'),
        expressions: anything,
      })),
      root_module: { named: 'configured' },
    }),
    relevant_attributes: items(keys({ resource: scalar, attribute: items(scalar) })),
    checks: items(check),
  },
};
const plannedChange = {
  ...opens('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
  actions: items(scalar),
};
const STATIC_PLAN = {
  keys: {
    ...scalars('format_version', 'terraform_version'),
    variables: values(keys({ value: anything })),
    planned_values: keys({
      outputs: values(keys({ sensitive: scalar, value: anything })),
      root_module: { named: 'moduleStatically' },
    }),
    resource_changes: items(keys({
      ...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name'),
      ...scalars('index', 'provider_name', 'action_reason'),
      change: keys({
        ...plannedChange,
        replace_paths: items(items(scalar)),
        importing: keys(scalars('id')),
      }),
    })),
    output_changes: values(keys(plannedChange)),
    configuration: keys({ root_module: { named: 'configuredStatically' } }),
  },
};
const withoutBefore = keys({
  ...opens('after', 'after_unknown', 'after_sensitive'),
  actions: items(scalar),
});
const MOCKED_PLAN = {
  keys: {
    ...scalars('format_version', 'terraform_version'),
    planned_values: keys({
      outputs: values(keys({ sensitive: scalar, value: anything })),
      root_module: { named: 'module' },
    }),
    resource_changes: items(keys({
      ...scalars('address', 'module_address', 'mode', 'type', 'name', 'index'),
      ...scalars('provider_name', 'action_reason'),
      change: withoutBefore,
    })),
    output_changes: values(withoutBefore),
  },
};
/***/ })
};
