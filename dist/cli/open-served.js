export const id = 8095;
export const ids = [8095,3298];
export const modules = {
/***/ 98524:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Av: () => ( withoutOverrides),
  c7: () => ( POLICY_MS),
  fg: () => ( openPolicies)
 });
 var _compiled_bundle_js_0_ = __webpack_require__(29119);
 var _model_policy_files_js_6_ = __webpack_require__(48391);
 var _rego_find_opa_js_1_ = __webpack_require__(10657);
 var _rego_get_opa_js_2_ = __webpack_require__(53610);
 var _rego_open_rego_js_3_ = __webpack_require__(85334);
 var _rego_read_modules_js_4_ = __webpack_require__(44897);
 var _sentinel_js_5_ = __webpack_require__(93704);
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
  if ((0,_sentinel_js_5_ .b)(files)) {
    const { set, printed } = await (0,_sentinel_js_5_ .L)(files, ports);
    const judgedBy = `sentinel ${set.judge.version}`;
    return { set, files, judgedBy, warnings: [], printed, write: writeWhole, close: nothing };
  }
  const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !(0,_compiled_bundle_js_0_ .N)(name));
  if (rego.length > 0) {
    const [opa, trees] = await Promise.all([usableOpa(ports), (0,_rego_read_modules_js_4_ .bg)(files, ports)]);
    if (opa !== undefined) {
      const opened = await (0,_rego_open_rego_js_3_ .I)(files, opa, ports, trees);
      return { ...opened, files, judgedBy: `opa ${opa.version}` };
    }
  }
  const compiled = await (0,_compiled_bundle_js_0_ .S)(files, ports);
  if (compiled !== undefined)
    return { ...compiled, files, write: writeWhole };
  const { shownAs } = files;
  if (rego.length > 0) {
    throw new _model_policy_files_js_6_ .c(`"${shownAs}" holds ${rego.length} .rego and no compiled bundle, and there is no \`opa\` on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
  }
  const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
  if (terraform !== undefined) {
    throw new _model_policy_files_js_6_ .c(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
  }
  throw new _model_policy_files_js_6_ .c(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
async function usableOpa(ports) {
  const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
  if (opa !== undefined && 'problem' in opa)
    throw new _model_policy_files_js_6_ .c(opa.problem);
  return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
  return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
async function nothing() {
}
function withoutOverrides(set) {
  const policies = set.policies.map((policy) => ({
    ...policy,
    level: policy.level === 'advisory' ? policy.level : 'mandatory',
  }));
  return { ...set, policies };
}
/***/ }),
/***/ 98095:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  openServed: () => ( openServed)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var node_os_1_ = __webpack_require__(48161);
 var _configuration_syntax_hcl_js_2_ = __webpack_require__(93984);
 var _service_plan_plan_shape_js_3_ = __webpack_require__(83298);
 var _open_policies_js_4_ = __webpack_require__(98524);
 var _model_policy_files_js_8_ = __webpack_require__(48391);
 var _policy_files_js_5_ = __webpack_require__(50093);
 var _rego_find_opa_js_6_ = __webpack_require__(10657);
 var _rego_open_rego_js_7_ = __webpack_require__(85334);
async function openServed(directory, engine, policyMs, ports) {
  const { clock, executeBounded, environment, signal } = ports;
  const limits = {
    clock,
    policyMs,
    deadlineMs: Number.POSITIVE_INFINITY,
    processes: (0,node_os_1_.availableParallelism)(),
  };
  const plan = engine?.shape ?? _service_plan_plan_shape_js_3_ .DW;
  const hcl = await (0,_configuration_syntax_hcl_js_2_.loadHcl)();
  const policyPorts = { executeBounded, environment, signal, hcl, limits, plan, inputKeys: [] };
  try {
    const rego = await judgeTexts(policyPorts);
    if (directory === undefined)
      return { set: undefined, rego, warnings: [], close: rego?.close ?? nothing };
    const files = await (0,_policy_files_js_5_ .Ak)(directory.path, directory.shownAs, true);
    if (files === undefined)
      return { problem: `"${directory.shownAs}" does not exist.` };
    const opened = await (0,_open_policies_js_4_ .fg)(files, policyPorts);
    const close = async () => {
      await opened.close();
      await rego?.close();
    };
    return { set: { ...opened.set, name: 'guardrails' }, rego, warnings: opened.warnings, close };
  }
  catch (error) {
    if (error instanceof _model_policy_files_js_8_ .c)
      return { problem: error.message };
    throw error;
  }
}
async function nothing() {
}
async function judgeTexts(ports) {
  const opa = await (0,_rego_find_opa_js_6_.findOpa)(ports);
  if (opa === undefined || 'problem' in opa)
    return undefined;
  const opened = new Map();
  return {
    version: opa.version,
    judge: async ({ name, query, text }, input, signal) => {
      const key = (0,node_crypto_0_.createHash)('sha256')
        .update(JSON.stringify([name, query, text]))
        .digest('hex');
      const files = new Map([['policy.rego', Buffer.from(text)]]);
      const policies = { name, shownAs: name, files };
      const declared = [{ name, query, level: 'mandatory', description: '' }];
      const rego = opened.get(key) ?? (0,_rego_open_rego_js_7_ .I)(policies, opa, { ...ports, declared });
      opened.set(key, rego);
      rego.catch(() => opened.delete(key));
      const [judged] = await (await rego).set.judge.judge(input, signal);
      if (judged === undefined)
        throw new Error('The policy was not judged.');
      return judged;
    },
    close: async () => {
      const all = await Promise.allSettled(opened.values());
      for (const one of all)
        if (one.status === 'fulfilled')
          await one.value.close();
    },
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
