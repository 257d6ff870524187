export const id = 3356;
export const ids = [3356];
export const modules = {
/***/ 81074:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {
module.exports = __webpack_require__.p + "judge-worker.js";
/***/ }),
/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Bo: () => ( readBundle),
  DD: () => ( readDeclaredPolicies),
  Ug: () => ( POLICY_SYSTEMS),
  ti: () => ( loadPolicySet)
 });
 var node_fs_0_ = __webpack_require__(73024);
 var node_path_1_ = __webpack_require__(76760);
 var _configuration_evaluate_js_2_ = __webpack_require__(99397);
 var _tar_js_3_ = __webpack_require__(74802);
 var _wasm_judge_by_wasm_js_4_ = __webpack_require__(19806);
 var _script_js_5_ = __webpack_require__(71922);
 var _model_error_message_js_6_ = __webpack_require__(34271);
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
async function loadPolicySet(options, hcl) {
  const { directory } = options;
  const problems = [];
  const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
  const policies = readDeclaredPolicies(text, hcl, problems)
    .filter(({ name }) => options.only?.includes(name) ?? true)
    .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
  let bundle;
  try {
    bundle =
      directory === undefined ? await openExamples() : await (0,_wasm_judge_by_wasm_js_4_ .h)(findBundle(directory));
    for (const { name, query } of policies) {
      if (!bundle.queries.includes(query)) {
        problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${bundle.queries.join(', ')}`);
      }
    }
  }
  catch (error) {
    problems.push(`The bundle ${(0,_model_error_message_js_6_ .g)(error)}`);
  }
  if (problems.length > 0 || bundle === undefined) {
    throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return {
    name: options.name,
    description: options.description ?? null,
    system: options.system,
    overridable: options.overridable,
    policies,
    judge: bundle.judgeFor(policies, POLICY_MS),
  };
}
const POLICY_MS = 10_000;
let examples;
function openExamples() {
  return (examples ??= (0,_wasm_judge_by_wasm_js_4_ .h)({ wasm: readBundled('policy.wasm'), data: undefined }));
}
function readDeclarations(directory) {
  const file = (0,node_path_1_.join)(directory, 'policies.hcl');
  return (0,node_fs_0_.existsSync)(file) ? (0,node_fs_0_.readFileSync)(file) : undefined;
}
function readDeclaredPolicies(text, hcl, problems) {
  if (text === undefined) {
    problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
    return [];
  }
  const parsed = hcl.parse(new TextDecoder().decode(text));
  const names = new Set();
  for (const { message, range } of parsed.problems) {
    problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
  }
  return parsed.body.blocks.flatMap((block) => {
    const name = block.labels[0] ?? '';
    const text = (attribute) => {
      const written = block.body.attributes.find((one) => one.name === attribute);
      const value = written === undefined ? null : (0,_configuration_evaluate_js_2_ ._3)(written.value, (0,_configuration_evaluate_js_2_ .Fw)());
      return typeof value === 'string' ? value : undefined;
    };
    const query = text('query');
    const level = _script_js_5_ .hj.find((one) => one === text('enforcement_level'));
    const at = `policies.hcl line ${String(block.range.startLine)}`;
    if (block.type !== 'policy' || name === '') {
      problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
    }
    if (query === undefined)
      problems.push(`${at}: policy "${name}" has no query`);
    if (level === undefined) {
      problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${_script_js_5_ .hj.join(', ')}`);
    }
    if (names.has(name))
      problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
    names.add(name);
    if (query === undefined || level === undefined)
      return [];
    const line = block.range.startLine;
    return [{ name, query, level, description: text('description') ?? '', line }];
  });
}
function readBundled(name) {
  return (0,node_fs_0_.readFileSync)(new URL(name, import.meta.url));
}
function findBundle(directory) {
  const plain = (0,node_path_1_.join)(directory, 'policy.wasm');
  if ((0,node_fs_0_.existsSync)(plain))
    return { wasm: (0,node_fs_0_.readFileSync)(plain), data: undefined };
  const packed = (0,node_path_1_.join)(directory, 'bundle.tar.gz');
  if (!(0,node_fs_0_.existsSync)(packed)) {
    throw new Error('(policy.wasm or bundle.tar.gz) is missing; `opa build -t wasm -e <query> …` makes one');
  }
  return readBundle((0,node_fs_0_.readFileSync)(packed));
}
function readBundle(packed) {
  const files = (0,_tar_js_3_ .FD)(packed, {
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 10_000,
    wanted: (path) => path === 'policy.wasm' || path === 'data.json',
    maxKept: 64 * 1024 * 1024,
    rooted: true,
  });
  const wasm = files.get('policy.wasm');
  if (wasm === undefined)
    throw new Error('holds no policy.wasm');
  const data = files.get('data.json');
  return { wasm, data: data && new TextDecoder().decode(data) };
}
/***/ }),
/***/ 16164:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  G: () => ( wordless),
  z: () => ( reasonsOf)
 });
 var _model_parse_js_0_ = __webpack_require__(2340);
const SAYS = ['msg', 'message', 'reason'];
function reasonsOf(value, title) {
  if (value === undefined || value === null || value === false)
    return [];
  if (value === true)
    return [title];
  if (Array.isArray(value))
    return value.map((one) => (one === true ? title : one));
  if (!(0,_model_parse_js_0_ .u4)(value))
    return [value];
  if (SAYS.some((key) => typeof value[key] === 'string'))
    return [value];
  return Object.entries(value).map(([key, reason]) => {
    if (reason === true)
      return key;
    return typeof reason === 'string' ? `${key}: ${reason}` : reason;
  });
}
function wordless(reasons) {
  return reasons.find((one) => typeof one !== 'string' &&
    !((0,_model_parse_js_0_ .u4)(one) && SAYS.some((key) => typeof one[key] === 'string')));
}
/***/ }),
/***/ 71922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  bQ: () => ( toScript),
  dk: () => ( scriptSchema),
  hj: () => ( POLICY_LEVELS)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _model_status_js_0_ = __webpack_require__(62373);
const duration = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .Wwf(0));
const text = _client_wire_schema_js_1_ .YjP();
const amount = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf(), _client_wire_schema_js_1_ .Wwf(0));
const POLICY_LEVELS = [
  'advisory',
  'soft-mandatory',
  'hard-mandatory',
  'mandatory',
  'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js_1_ .rej({
  name: text,
  level: _client_wire_schema_js_1_ .KIO(POLICY_LEVELS),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
  messages: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(text), []),
  description: _client_wire_schema_js_1_ .lqM(text),
  resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ address: text, file: _client_wire_schema_js_1_ .lqM(text), line: _client_wire_schema_js_1_ .lqM(amount) })), []),
});
const terraformPolicySchema = _client_wire_schema_js_1_ .rej({
  ...scriptedPolicySchema.entries,
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
  atApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => _client_wire_schema_js_1_ .rej({
  name: text,
  description: _client_wire_schema_js_1_ .lqM(text),
  overridable: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
  error: _client_wire_schema_js_1_ .lqM(text),
  policies: _client_wire_schema_js_1_ .YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js_1_ .rej({
  name: text,
  level: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['advisory', 'mandatory']), 'mandatory'),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
  message: _client_wire_schema_js_1_ .lqM(text, ''),
  url: _client_wire_schema_js_1_ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js_1_ .rej({
  severity: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['error', 'warning']), 'error'),
  summary: text,
  detail: _client_wire_schema_js_1_ .lqM(text, ''),
  address: _client_wire_schema_js_1_ .lqM(text),
  file: _client_wire_schema_js_1_ .lqM(text),
  line: _client_wire_schema_js_1_ .lqM(amount),
});
const runStatus = _client_wire_schema_js_1_ .KIO((0,_model_status_js_0_ .o7)(_model_status_js_0_ .oq));
const scriptSchema = _client_wire_schema_js_1_ .rej({
  durationMs: _client_wire_schema_js_1_ .lqM(duration),
  timings: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(runStatus, duration)),
  processingMs: _client_wire_schema_js_1_ .lqM(duration),
  cancelMs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(duration)),
  skip: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runStatus)),
  queuePosition: _client_wire_schema_js_1_ .lqM(amount),
  stuckIn: _client_wire_schema_js_1_ .lqM(runStatus),
  interruption: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    at: runStatus,
    action: _client_wire_schema_js_1_ .KIO(['cancel', 'discard', 'force-cancel']),
  })),
  versionError: _client_wire_schema_js_1_ .lqM(text),
  plan: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    additions: _client_wire_schema_js_1_ .lqM(amount, 0),
    changes: _client_wire_schema_js_1_ .lqM(amount, 0),
    destructions: _client_wire_schema_js_1_ .lqM(amount, 0),
    diagnostics: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(diagnosticSchema), []),
  })),
  prePlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  postPlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  preApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  postApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  costEstimate: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
    prior: _client_wire_schema_js_1_ .lqM(text, '0.0'),
    proposed: _client_wire_schema_js_1_ .lqM(text, '0.0'),
    delta: _client_wire_schema_js_1_ .lqM(text, '0.0'),
    resources: _client_wire_schema_js_1_ .lqM(amount, 0),
  })),
  policyChecks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({
    scope: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['organization', 'workspace']), 'organization'),
    policies: _client_wire_schema_js_1_ .YOg(scriptedPolicySchema),
    errored: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
  }))),
  policySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(scriptedSetSchema)),
  policyKind: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['opa', 'sentinel'])),
  evaluationStuck: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
  planOnlyFailure: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO([
    'errored',
    'policy_soft_failed',
    'post_plan_awaiting_decision',
    'planned_and_finished',
  ])),
  terraformPolicySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(terraformPolicySetSchema)),
  runEvents: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ action: text, description: text }))),
  disguise: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(text, text)),
  workspace: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    locked: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
    executionMode: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['remote', 'local', 'agent'])),
    autoApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
  })),
});
function toScript(input) {
  return _client_wire_schema_js_1_ .qgA(scriptSchema, input);
}
/***/ }),
/***/ 19806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 h: () => ( openBundle)
});
var exact_json = __webpack_require__(95971);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(28187);
var reasons = __webpack_require__(16164);
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/service/wasm/functions-used.js
class Reader {
  #bytes;
  end;
  at;
  constructor(bytes, at = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.at = at;
    this.end = end;
  }
  byte() {
    const value = this.#bytes[this.at];
    if (value === undefined || this.at >= this.end)
      throw new Error('The module ends too early.');
    this.at += 1;
    return value;
  }
  number() {
    let value = 0;
    for (let shift = 0;; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80)
        return value;
    }
  }
  text() {
    const length = this.number();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.at, this.at + length));
    this.skip(length);
    return text;
  }
  part(length) {
    const from = this.at;
    this.skip(length);
    return new Reader(this.#bytes, from, from + length);
  }
  skip(length) {
    this.at += length;
    if (this.at > this.end)
      throw new Error('The module ends too early.');
  }
  get isOver() {
    return this.at >= this.end;
  }
}
const SECTION = { custom: 0, import: 2, code: 10 };
function functionsUsed(wasm) {
  const reader = new Reader(wasm, 8);
  let names = new Map();
  let imported = 0;
  let code;
  while (!reader.isOver) {
    const id = reader.byte();
    const section = reader.part(reader.number());
    if (id === SECTION.import)
      imported = countFunctions(section);
    if (id === SECTION.code)
      code = section;
    if (id === SECTION.custom && section.text() === 'name')
      names = readNames(section);
  }
  if (names.size === 0 || code === undefined) {
    throw new Error('It does not name its functions: what it uses is not known.');
  }
  return { names: [...names.values()], collectsLists: collectsLists(code, imported, names) };
}
function countFunctions(section) {
  let count = 0;
  for (let left = section.number(); left > 0; left -= 1) {
    section.text();
    section.text();
    const kind = section.byte();
    if (kind === 0) {
      count += 1;
      section.number();
    }
    else if (kind === 2) {
      const hasMost = section.byte() % 2 === 1;
      section.number();
      if (hasMost)
        section.number();
    }
    else
      throw new Error('It imports what a compiled policy does not.');
  }
  return count;
}
function readNames(section) {
  const names = new Map();
  while (!section.isOver) {
    const kind = section.byte();
    const part = section.part(section.number());
    if (kind !== 1)
      continue;
    for (let left = part.number(); left > 0; left -= 1)
      names.set(part.number(), part.text());
  }
  return names;
}
const OPCODE = { call: 0x10, localGet: 0x20, localSet: 0x21, localTee: 0x22, constant: 0x41 };
function collectsLists(code, imported, names) {
  let index = imported;
  for (let left = code.number(); left > 0; left -= 1, index += 1) {
    const body = code.part(code.number());
    if (/^g\d+\.data\./.test(names.get(index) ?? '') && fillsList(body, names))
      return true;
  }
  return false;
}
function fillsList(body, names) {
  for (let left = body.number(); left > 0; left -= 1) {
    body.number();
    body.byte();
  }
  const empty = new Set();
  let before = [];
  while (!body.isOver) {
    const opcode = body.byte();
    const value = readOperand(opcode, body);
    const [last, beforeLast] = before;
    const isStored = opcode === OPCODE.localSet || opcode === OPCODE.localTee;
    const isNew = last?.opcode === OPCODE.call && names.get(last.value) === 'opa_array_with_cap';
    const isEmpty = isNew && beforeLast?.opcode === OPCODE.constant && beforeLast.value === 0;
    if (isStored && isEmpty)
      empty.add(value);
    else if (isStored)
      empty.delete(value);
    if (opcode === OPCODE.call && names.get(value) === 'opa_array_append') {
      const given = before.filter((one) => one.opcode === OPCODE.localGet);
      if (given.some((one) => empty.has(one.value)))
        return true;
    }
    before = [{ opcode, value }, ...before].slice(0, 4);
  }
  return false;
}
function readOperand(opcode, body) {
  if (opcode === 0x02 || opcode === 0x03 || opcode === 0x04)
    return body.number();
  if (opcode === 0x0c || opcode === 0x0d || opcode === OPCODE.call)
    return body.number();
  if (opcode >= 0x20 && opcode <= 0x24)
    return body.number();
  if (opcode === OPCODE.constant || opcode === 0x42)
    return body.number();
  if (opcode === 0x11) {
    body.number();
    return body.number();
  }
  if (opcode === 0x0e) {
    for (let left = body.number(); left >= 0; left -= 1)
      body.number();
    return 0;
  }
  if (opcode >= 0x28 && opcode <= 0x3e) {
    body.number();
    return body.number();
  }
  const hasNone = opcode <= 0x01 || [0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(opcode);
  if (hasNone || (opcode >= 0x45 && opcode <= 0xc4))
    return 0;
  throw new Error(`It has an instruction (${opcode}) that compiled policies do not have.`);
}
;// CONCATENATED MODULE: ./build/src/service/wasm/equal-functions.js
const EQUAL = {
  builtin_graph_reachable: 'graph.reachable',
  builtin_member: 'internal.member_2',
  builtin_member3: 'internal.member_3',
  builtin_object_filter: 'object.filter',
  builtin_object_get: 'object.get',
  builtin_object_keys: 'object.keys',
  builtin_object_remove: 'object.remove',
  builtin_object_union: 'object.union',
  opa_agg_count: 'count',
  opa_agg_max: 'max',
  opa_agg_min: 'min',
  opa_agg_sort: 'sort',
  opa_arith_abs: 'abs',
  opa_arith_rem: 'rem',
  opa_arith_round: 'round',
  opa_array_concat: 'array.concat',
  opa_array_flatten: 'array.flatten',
  opa_array_reverse: 'array.reverse',
  opa_array_slice: 'array.slice',
  opa_base64_encode: 'base64.encode',
  opa_base64_url_encode: 'base64url.encode',
  opa_bits_and: 'bits.and',
  opa_bits_negate: 'bits.negate',
  opa_bits_or: 'bits.or',
  opa_bits_shiftleft: 'bits.lsh',
  opa_bits_shiftright: 'bits.rsh',
  opa_bits_xor: 'bits.xor',
  opa_cmp_eq: 'equal',
  opa_cmp_gt: 'gt',
  opa_cmp_gte: 'gte',
  opa_cmp_lt: 'lt',
  opa_cmp_lte: 'lte',
  opa_cmp_neq: 'neq',
  opa_numbers_range: 'numbers.range',
  opa_set_intersection: 'and',
  opa_set_union: 'or',
  opa_sets_intersection: 'intersection',
  opa_sets_union: 'union',
  opa_strings_contains: 'contains',
  opa_strings_endswith: 'endswith',
  opa_strings_lower: 'lower',
  opa_strings_reverse: 'strings.reverse',
  opa_strings_split: 'split',
  opa_strings_startswith: 'startswith',
  opa_strings_substring: 'substring',
  opa_strings_trim: 'trim',
  opa_strings_trim_left: 'trim_left',
  opa_strings_trim_prefix: 'trim_prefix',
  opa_strings_trim_right: 'trim_right',
  opa_strings_trim_space: 'trim_space',
  opa_strings_trim_suffix: 'trim_suffix',
  opa_strings_upper: 'upper',
  opa_to_number: 'to_number',
  opa_types_is_array: 'is_array',
  opa_types_is_boolean: 'is_boolean',
  opa_types_is_null: 'is_null',
  opa_types_is_number: 'is_number',
  opa_types_is_object: 'is_object',
  opa_types_is_set: 'is_set',
  opa_types_is_string: 'is_string',
  opa_types_name: 'type_name',
  opa_value_transitive_closure: 'walk',
};
const UNEQUAL = {
  builtin_json_filter: 'json.filter',
  builtin_json_remove: 'json.remove',
  builtin_object_union_n: 'object.union_n',
  opa_agg_product: 'product',
  opa_agg_sum: 'sum',
  opa_arith_ceil: 'ceil',
  opa_arith_divide: '/',
  opa_arith_floor: 'floor',
  opa_arith_minus: '-',
  opa_arith_multiply: '*',
  opa_arith_plus: '+',
  opa_base64_decode: 'base64.decode',
  opa_base64_is_valid: 'base64.is_valid',
  opa_base64_url_decode: 'base64url.decode',
  opa_cidr_contains: 'net.cidr_contains',
  opa_cidr_intersects: 'net.cidr_intersects',
  opa_glob_match: 'glob.match',
  opa_json_is_valid: 'json.is_valid',
  opa_json_marshal: 'json.marshal',
  opa_json_unmarshal: 'json.unmarshal',
  opa_regex_find_all_string_submatch: 'regex.find_all_string_submatch_n',
  opa_regex_is_valid: 'regex.is_valid',
  opa_regex_match: 'regex.match',
  opa_strings_concat: 'concat',
  opa_strings_format_int: 'format_int',
  opa_strings_indexof: 'indexof',
  opa_strings_replace: 'replace',
  opa_strings_replace_n: 'strings.replace_n',
  opa_template_string: '$"…"',
};
const RUNTIME = new RegExp(`^opa_(?:${[
  'abort_?',
  'array(?:_append|_free|_sort|_with_cap)?',
  'ato[if].*',
  'bf_.*|number_(?:hash|init_int|int|ref.*|size|to_bf|try_int)',
  'boolean|null|itoa|realloc|malloc.*|free.*|isdigit|ishex|isspace|runtime_error',
  'builtin.*|eval.*|heap_.*|mapping_.*|memoize_.*|mpd_.*|unicode_.*|value_.*',
  'json_(?:dump|lex_.*|parse.*|writer_.*|lex_read)',
  'object(?:_get|_insert|_keys|_remove)?',
  'set(?:_add|_diff|_get|_with_cap)?',
  'string(?:_allocated|_terminated)?|strlen|strncmp',
].join('|')})$`);
const EXAMPLES_DIGEST = '032dbb00c38e590af865f4455649e689ad7ff2ca9863019757c8c4f19ec2f2e7';
function unequalFunctions(wasm, hostFunctions) {
  if ((0,external_node_crypto_.createHash)('sha256').update(wasm).digest('hex') === EXAMPLES_DIGEST)
    return [];
  const { names, collectsLists } = functionsUsed(wasm);
  const inside = names.flatMap((name) => {
    if (Object.hasOwn(EQUAL, name) || !/^(?:opa|builtin)_/.test(name))
      return [];
    if (Object.hasOwn(UNEQUAL, name))
      return UNEQUAL[name] ?? [];
    return RUNTIME.test(name) ? [] : [name];
  });
  const outside = hostFunctions.filter((name) => name !== 'sprintf');
  const lists = collectsLists ? ['[… | …]'] : [];
  return [...new Set([...inside, ...outside, ...lists])].sort();
}
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/src/service/wasm/wasm-thread.js
const MAX_PAGES = 16_384;
const MAX_HEAP_MB = 512;
const START_MS = 10_000;
class WasmThread {
  #data;
  #worker;
  #before = Promise.resolve();
  constructor(wasm, data) {
    this.#data = { wasm, data, maxPages: MAX_PAGES };
  }
  async start() {
    this.#worker = new external_node_worker_threads_.Worker(new URL( __webpack_require__(81074), __webpack_require__.b), {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      env: {},
    });
    this.#worker.on('error', () => undefined).unref();
    return this.#next(this.#worker, START_MS, new AbortController().signal);
  }
  ask(question, timeoutMs, signal) {
    const asking = this.#before.then(() => this.#askNow(question, timeoutMs, signal));
    this.#before = asking.catch(() => undefined);
    return asking;
  }
  async #askNow(question, timeoutMs, signal) {
    if (signal.aborted)
      return { ended: 'aborted' };
    if (this.#worker === undefined) {
      const started = await this.start();
      if (!('entryPoints' in started))
        return started;
    }
    const worker = this.#worker;
    if (worker === undefined)
      return { ended: 'aborted' };
    worker.postMessage(question);
    return this.#next(worker, timeoutMs, signal);
  }
  async #next(worker, timeoutMs, signal) {
    worker.ref();
    const answer = await new Promise((resolve) => {
      const broke = ({ message }) => end(/memory/i.test(message) ? { ended: 'memory' } : { broke: message });
      const abort = () => end({ ended: 'aborted' });
      const timer = setTimeout(() => end({ ended: 'timeout' }), timeoutMs);
      const end = (given) => {
        clearTimeout(timer);
        worker.off('message', end).off('error', broke);
        signal.removeEventListener('abort', abort);
        resolve(given);
      };
      worker.on('message', end).on('error', broke);
      signal.addEventListener('abort', abort);
    });
    worker.unref();
    if ('ended' in answer)
      await this.stop();
    return answer;
  }
  async stop() {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
;// CONCATENATED MODULE: ./build/src/service/wasm/judge-by-wasm.js
async function openBundle({ wasm, data }) {
  const thread = new WasmThread(wasm, data);
  const started = await thread.start();
  if (!('entryPoints' in started)) {
    await thread.stop();
    throw new Error(`is no compiled Rego: ${whyNot(started)}. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.`);
  }
  const unequal = unequalFunctions(wasm, started.functions);
  if (unequal.length > 0) {
    await thread.stop();
    throw new Error(`uses ${unequal.join(', ')}. Compiled, that is not certain to give what opa gives. Install opa, which then judges by the .rego files.`);
  }
  return {
    queries: started.entryPoints.map((name) => `data.${name.replaceAll('/', '.')}`),
    judgeFor: (policies, policyMs) => judgeIn(thread, policies, policyMs),
    close: () => thread.stop(),
  };
}
function judgeIn(thread, policies, policyMs) {
  return {
    kind: 'opa',
    version: 'compiled bundle',
    takesTime: false,
    judge: async ({ plan, planText = JSON.stringify(plan), run }, signal) => {
      const input = withoutHalves(`{"plan":${planText},"run":${JSON.stringify(run)}}`);
      const judged = [];
      for (const { name, query } of policies) {
        const entryPoint = query.replace(/^data\./, '').replaceAll('.', '/');
        const answer = await thread.ask({ entryPoint, input }, policyMs, signal);
        judged.push({ name, ...readAnswer(answer, name) });
      }
      return judged;
    },
  };
}
function withoutHalves(json) {
  return json.replaceAll(/\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\ud[89a-f][\da-f]{2}/gi, (escape) => (escape.length === 6 ? '\\ufffd' : escape));
}
function readAnswer(answer, name) {
  if (!('json' in answer)) {
    const status = 'ended' in answer ? 'not_evaluated' : 'errored';
    return { status, output: [`Policy ${(0,quote.h)(name)}: ${whyNot(answer)}`] };
  }
  const results = (0,exact_json.A)(answer.json);
  const first = Array.isArray(results) ? results[0] : undefined;
  const output = (0,reasons.z)((0,parse.u4)(first) ? first['result'] : undefined, name);
  const sorted = output.toSorted((one, other) => JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  return { status: output.length > 0 ? 'failed' : 'passed', output: sorted };
}
const ENDED = {
  timeout: 'it took too long and was ended.',
  memory: 'it took too much memory and was ended.',
  aborted: 'it was not judged, because the run was canceled.',
};
function whyNot(answer) {
  if ('ended' in answer)
    return ENDED[answer.ended];
  return 'broke' in answer ? answer.broke : 'the compiled bundle gave another answer than asked.';
}
/***/ })
};
