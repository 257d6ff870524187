export const id = 4493;
export const ids = [4493,9259,8749,3536,8805];
export const modules = {
/***/ 54493:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 openLocal: () => ( openLocal)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var hcl = __webpack_require__(93984);
var job_time = __webpack_require__(71680);
var plan_shape = __webpack_require__(83298);
var exchange = __webpack_require__(13536);
var local_names = __webpack_require__(45233);
var workspace_selectors = __webpack_require__(30589);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var workspace = __webpack_require__(31956);
var apart = __webpack_require__(88805);
var machine_execute = __webpack_require__(4643);
var find_repository = __webpack_require__(6609);
var ask_git = __webpack_require__(29796);
var read_regular = __webpack_require__(43962);
var quote = __webpack_require__(28187);
var error_message = __webpack_require__(34271);
var load_module = __webpack_require__(51659);
var plan_configuration = __webpack_require__(57778);
var plan_actions = __webpack_require__(85036);
var to_plan = __webpack_require__(24853);
var configuration_address = __webpack_require__(82483);
var file_names = __webpack_require__(96817);
var hcl_syntax = __webpack_require__(56949);
var resource_values = __webpack_require__(38920);
var parse = __webpack_require__(2340);
var plan_file_findings = __webpack_require__(9558);
var evaluate = __webpack_require__(99397);
var configuration_value = __webpack_require__(65997);
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/plan-values.js
function partOf(planned, key) {
  const member = (tree) => (tree === true ? true : (0,plan_file_findings.nV)(tree, key));
  const { value, unknown, sensitive } = planned;
  return { value: (0,plan_file_findings.nV)(value, key), unknown: member(unknown), sensitive: member(sensitive) };
}
class PlanValues {
  variables;
  outputs;
  changes;
  #instances = new Map();
  #changes = new Map();
  #keys = new Map();
  constructor(document) {
    this.variables = document.variables;
    this.outputs = document.planned_values.outputs ?? {};
    this.changes = document.resource_changes;
    this.#addRead((0,plan_file_findings.nV)((0,plan_file_findings.nV)(Reflect.get(document, 'prior_state'), 'values'), 'root_module'));
    for (const change of this.changes) {
      const { after, after_unknown: unknown, after_sensitive: sensitive } = change.change;
      const block = (0,configuration_address.Pe)(change.address);
      const before = this.#changes.get(block) ?? [];
      this.#changes.set(block, before);
      before.push(change);
      if (after === null || Reflect.get(change, 'deposed') !== undefined)
        continue;
      const values = { value: after, unknown, sensitive };
      this.#add(change, { key: change.index, values, change });
    }
  }
  instancesOf(module, name) {
    return this.#instances.get(JSON.stringify([module, name])) ?? [];
  }
  changesOf(module, name) {
    return this.#changes.get(addressIn(module, name)) ?? [];
  }
  keysOf(module, call) {
    const keys = this.#keys.get(JSON.stringify([module, call])) ?? new Set();
    return [...keys];
  }
  #addRead(module, depth = 0) {
    if (depth > 100)
      return;
    const resources = (0,plan_file_findings.nV)(module, 'resources');
    for (const one of Array.isArray(resources) ? resources : []) {
      const address = (0,plan_file_findings.nV)(one, 'address');
      if ((0,plan_file_findings.nV)(one, 'mode') !== 'data' || typeof address !== 'string')
        continue;
      const parts = (0,configuration_address.lS)(address);
      const key = (0,plan_file_findings.nV)(one, 'index');
      const index = typeof key === 'string' || typeof key === 'number' ? key : undefined;
      const sensitive = (0,plan_file_findings.nV)(one, 'sensitive_values');
      const values = { value: (0,plan_file_findings.nV)(one, 'values'), unknown: undefined, sensitive };
      const name = (0,configuration_address.Pe)(parts.slice(-3).join('.'));
      this.#put(parts.slice(0, -3).join('.'), name, { key: index, values, change: undefined });
    }
    const inner = (0,plan_file_findings.nV)(module, 'child_modules');
    for (const one of Array.isArray(inner) ? inner : [])
      this.#addRead(one, depth + 1);
  }
  #add(change, instance) {
    const { module_address: module = '', mode, type, name } = change;
    this.#put(module, `${mode === 'data' ? 'data.' : ''}${type}.${name}`, instance);
  }
  #put(module, name, instance) {
    const at = JSON.stringify([module, name]);
    const before = this.#instances.get(at);
    const same = before?.findIndex(({ key }) => key === instance.key) ?? -1;
    if (before === undefined)
      this.#instances.set(at, [instance]);
    else if (same >= 0)
      before[same] = instance;
    else
      before.push(instance);
    this.#addKeys(module);
  }
  #addKeys(module) {
    const parts = (0,configuration_address.lS)(module);
    for (let length = parts.length; length >= 2; length -= 2) {
      const last = parts[length - 1] ?? '';
      const call = (0,configuration_address.Pe)(last);
      const at = JSON.stringify([parts.slice(0, length - 2).join('.'), call]);
      const keys = this.#keys.get(at) ?? new Set();
      this.#keys.set(at, keys.add(keyIn(last.slice(call.length))));
    }
  }
}
function keyIn(brackets) {
  if (brackets === '')
    return undefined;
  const key = brackets.slice(1, -1);
  if (!key.startsWith('"'))
    return Number(key);
  try {
    return String(JSON.parse(key.replaceAll(/([$%])\1(?=\{)/g, '$1')));
  }
  catch {
    return key;
  }
}
function addressIn(module, name, key) {
  return `${module === '' ? '' : `${module}.`}${name}${(0,configuration_address._M)(key)}`;
}
var convert = __webpack_require__(94655);
var plan_marks = __webpack_require__(34263);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/text-scope.js
var _a;
class TextScope {
  around;
  #bound;
  constructor(around, bound = new Map()) {
    this.around = around;
    this.#bound = bound;
  }
  with(name, members) {
    return new _a(this.around, new Map([...this.#bound, [name, members]]));
  }
  resolve(root, steps) {
    const [first = ''] = steps.map(stepKey);
    const bound = this.#bound.get(root);
    if (bound !== undefined) {
      const isThere = Object.hasOwn(bound, first);
      return { meaning: isThere ? bound[first] : undefined, taken: 1 };
    }
    switch (root) {
      case 'var':
        return { meaning: this.#variable(String(first)), taken: 1 };
      case 'local':
        return {
          meaning: this.#text(this.around.module.locals.get(String(first))?.value),
          taken: 1,
        };
      case 'path':
        return { meaning: first === 'module' ? this.#path() : undefined, taken: 1 };
      case 'module':
        return this.#output(String(first), steps);
      case 'data':
      case 'resource':
        return this.#planned(root === 'data' ? 'data.' : '', steps.slice(0, 2), steps.slice(2), 2);
      default:
        return this.#planned('', [asLiteral(root), ...steps.slice(0, 1)], steps.slice(1), 1);
    }
  }
  #text(text) {
    return text && { text, scope: new _a(this.around) };
  }
  #path() {
    const { module, sources } = this.around;
    return { value: external_node_path_.posix.relative(sources.workingDirectory, module.directory) || '.' };
  }
  #variable(name) {
    const { caller, module, plan } = this.around;
    const declared = module.variables.get(name)?.block;
    if (caller === undefined) {
      if (!Object.hasOwn(plan.variables, name))
        return undefined;
      const value = plan.variables[name]?.value ?? null;
      return ofType(valueOfJson(value), declared && attributeOf(declared, 'type'));
    }
    const given = attributeOf(caller.block, name);
    const text = given ?? (declared && attributeOf(declared, 'default'));
    const scope = given === undefined ? new _a(this.around) : caller.scope;
    const type = declared && attributeOf(declared, 'type');
    return text && converted(text, scope, type);
  }
  #output(call, steps) {
    const block = this.around.module.calls.find((one) => one.block.labels[0] === call)?.block;
    if (block === undefined)
      return { meaning: undefined, taken: 1 };
    const isRepeated = ['count', 'for_each'].some((name) => attributeOf(block, name) !== undefined);
    const taken = isRepeated ? 3 : 2;
    const key = isRepeated ? stepKey(steps[1]) : undefined;
    const output = stepKey(steps[taken - 1]);
    if ((isRepeated && key === undefined) || output === undefined)
      return { meaning: undefined, taken };
    const callee = this.calleeOf(block, key);
    if (callee === undefined)
      return { meaning: undefined, taken };
    const declared = callee.around.module.outputs.get(String(output))?.block;
    const value = declared && attributeOf(declared, 'value');
    return { meaning: value && { text: value, scope: new _a(callee.around) }, taken };
  }
  calleeOf(block, key) {
    const { around } = this;
    const [call = ''] = block.labels;
    const source = (0,hcl_syntax.bK)(attributeOf(block, 'source')) ?? '';
    const called = (0,load_module.C8)({ block, file: '' }, around.address, source);
    const module = (0,load_module.gZ)(around.sources, around.module, called);
    if (module === undefined)
      return undefined;
    const address = addressIn(around.address, `module.${call}`, key);
    const scope = this.instance(block, key);
    return new _a({ ...around, module, address, caller: { scope, block } });
  }
  instance(block, key) {
    const outer = new _a(this.around);
    if (key === undefined)
      return outer;
    const each = attributeOf(block, 'for_each');
    if (each === undefined)
      return outer.with('count', { index: { value: key } });
    const value = writtenItems(each, outer, new Passed())?.items.find(([name]) => name === key)?.[1];
    return outer.with('each', { key: { value: key }, value });
  }
  #planned(prefix, labels, steps, before) {
    const none = { meaning: undefined, taken: before };
    const name = `${prefix}${labels.map((label) => String(stepKey(label))).join('.')}`;
    const instances = this.around.plan.instancesOf(this.around.address, name);
    const isRepeated = instances.some(({ key }) => key !== undefined);
    const key = isRepeated ? stepKey(steps[0]) : undefined;
    const instance = instances.find((one) => one.key === key);
    const attribute = stepKey(steps[isRepeated ? 1 : 0]);
    if (instance === undefined || attribute === undefined)
      return none;
    const { value, unknown } = instance.values;
    const found = (0,plan_file_findings.nV)(value, attribute);
    if (found === undefined || unknown === true || (0,plan_marks.r)((0,plan_file_findings.nV)(unknown, attribute)))
      return none;
    return { meaning: { value: found, isUnsure: true }, taken: before + (isRepeated ? 2 : 1) };
  }
}
_a = TextScope;
class Passed {
  whole = [];
  outer = [];
}
function meaningOf(text, scope, passed) {
  scope.around.budget.left -= 1;
  if (scope.around.budget.left < 0)
    return { text, scope };
  switch (text.kind) {
    case 'traversal': {
      const { meaning, taken } = scope.resolve(text.root, text.steps);
      const start = meaning && settle(meaning, passed);
      const found = stepsInto(start, text.steps.slice(taken), scope, passed);
      if (found !== undefined)
        passed.outer.push(text);
      return found;
    }
    case 'access': {
      const found = stepsInto(meaningOf(text.of, scope, passed), text.steps, scope, passed);
      if (found !== undefined)
        passed.outer.push(text);
      return found ?? { text, scope };
    }
    case 'conditional': {
      const condition = knownValue(text.condition, scope)?.value;
      if (typeof condition !== 'boolean')
        return { text, scope };
      const unused = condition ? text.no : text.yes;
      passed.whole.push({ text: text.condition, scope }, { text: unused, scope });
      passed.outer.push(text);
      return meaningOf(condition ? text.yes : text.no, scope, passed);
    }
    case 'call': {
      const [first] = text.arguments;
      if (!/^(?:non)?sensitive$/.test(text.name) || first === undefined)
        return { text, scope };
      passed.outer.push(text);
      return meaningOf(first, scope, passed);
    }
    default:
      return { text, scope };
  }
}
function settle(meaning, passed) {
  if ('text' in meaning)
    return meaningOf(meaning.text, meaning.scope, passed);
  if (meaning.of !== undefined)
    passed.whole.push(meaning.of);
  return meaning;
}
function stepsInto(from, steps, scope, passed) {
  let at = from;
  for (const step of steps) {
    const key = stepKey(step) ?? knownValue(step, scope)?.value;
    if (at === undefined || (typeof key !== 'string' && typeof key !== 'number'))
      return undefined;
    at = stepInto(at, key, passed);
  }
  return at;
}
function stepInto(from, key, passed) {
  if ('text' in from) {
    const { text, scope } = from;
    const entry = entryOf(text, key, scope);
    const item = text.kind === 'tuple' ? text.items[Number(key)] : entry?.value;
    if (item !== undefined) {
      passed.outer.push(text);
      if (entry !== undefined)
        passed.whole.push({ text: entry.key, scope });
      return meaningOf(item, scope, passed);
    }
    const known = knownValue(text, scope);
    if (known !== undefined)
      passed.whole.push({ text, scope });
    return known && stepInto(known, key, passed);
  }
  const value = (0,plan_file_findings.nV)(from.value, key);
  return value === undefined ? undefined : { ...from, value };
}
function entryOf(text, key, scope) {
  if (text.kind !== 'object')
    return undefined;
  return text.entries.findLast((entry) => keyText(entry.key, scope) === String(key));
}
function keyText(key, scope) {
  const value = key.kind === 'literal' ? key.value : knownValue(key, scope)?.value;
  if (typeof value === 'string')
    return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
function writtenItems(each, scope, passed, members = 'keys') {
  const found = meaningOf(each, scope, passed);
  if (found === undefined)
    return undefined;
  if (!('text' in found)) {
    const items = itemsOfValue(found.value, members);
    return items && { items, isSure: found.isUnsure !== true };
  }
  const { text, scope: inner } = found;
  if (text.kind === 'object')
    return itemsOfObject(text, inner, passed);
  if (text.kind === 'tuple')
    return itemsOfTuple(text, inner, passed, members);
  const [argument] = text.kind === 'call' && text.name === 'toset' ? text.arguments : [];
  const list = argument && meaningOf(argument, inner, passed);
  if (list !== undefined && 'text' in list && list.text.kind === 'tuple') {
    passed.outer.push(text);
    return itemsOfTuple(list.text, list.scope, passed, 'keys');
  }
  const known = knownValue(text, inner);
  if (known !== undefined)
    passed.whole.push(found);
  const items = known && itemsOfValue(known.value, argument === undefined ? members : 'keys');
  return items && { items, isSure: false };
}
function itemsOfTuple(tuple, scope, passed, members) {
  passed.outer.push(tuple);
  if (members === 'places') {
    const items = tuple.items.map((text, at) => [at, { text, scope }]);
    return { items, isSure: true };
  }
  const keys = tuple.items.map((item) => keyText(item, scope));
  if (keys.includes(undefined))
    return undefined;
  passed.whole.push(...tuple.items.map((text) => ({ text, scope })));
  const isSure = tuple.items.every(({ kind }) => kind === 'literal');
  return { items: itemsOfValue([...new Set(keys)], 'keys') ?? [], isSure };
}
function itemsOfObject(object, scope, passed) {
  const items = new Map();
  const isSure = object.entries.every(({ key }) => key.kind === 'literal');
  for (const { key, value } of object.entries) {
    const name = keyText(key, scope);
    if (name === undefined)
      return undefined;
    items.set(name, { text: value, scope });
  }
  passed.whole.push(...object.entries.map(({ key }) => ({ text: key, scope })));
  passed.outer.push(object);
  return { items: [...items].sort(byKey), isSure };
}
function itemsOfValue(value, members) {
  if (Array.isArray(value)) {
    return members === 'places'
      ? value.map((item, at) => [at, { value: item }])
      : value.map((item) => [String(item), { value: item }]).sort(byKey);
  }
  if (typeof value !== 'object' || value === null)
    return undefined;
  const entries = Object.entries(value);
  return entries.map(([key, item]) => [key, { value: item }]).sort(byKey);
}
function byKey([one], [other]) {
  return one < other ? -1 : 1;
}
function converted(text, scope, type) {
  if (text.kind === 'literal' && isOfType(text.value, type))
    return { text, scope };
  const value = (0,evaluate._3)(text, valuesIn(scope));
  if ((0,configuration_value.nH)(value) && type !== undefined) {
    const found = ofType(value, type);
    return found && { ...found, of: { text, scope } };
  }
  const isPrimitive = type?.kind === 'traversal' && TYPES.has(type.root);
  return type === undefined || isPrimitive ? { text, scope } : undefined;
}
function ofType(value, type) {
  const { known } = (0,configuration_value.lD)(value, { left: 100_000 });
  if (isOfType(value, type))
    return { value: known };
  const made = type === undefined ? configuration_value.HV : (0,convert.C)(value, type);
  return (0,configuration_value.nH)(made)
    ? { value: (0,configuration_value.lD)(made, { left: 100_000 }).known, isUnsure: true }
    : undefined;
}
function isOfType(value, type) {
  if (type === undefined || value === null)
    return true;
  if (type.kind !== 'traversal')
    return false;
  return type.root === 'any' || TYPES.get(type.root) === typeof value;
}
const TYPES = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['bool', 'boolean'],
]);
function knownValue(text, scope) {
  const value = (0,evaluate._3)(text, valuesIn(scope));
  return (0,configuration_value.nH)(value) ? { value: (0,configuration_value.lD)(value, { left: 100_000 }).known } : undefined;
}
function valuesIn(scope) {
  return {
    budget: scope.around.budget,
    resolve(root, steps) {
      const isKnown = (step) => typeof step === 'string' || typeof step === 'number';
      const keys = steps.filter(isKnown).map(asLiteral);
      const { meaning, taken } = scope.resolve(root, keys);
      if (meaning === undefined || keys.length < Math.min(taken, steps.length)) {
        return { value: configuration_value.HV, taken };
      }
      if (!('text' in meaning))
        return { value: valueOfJson(meaning.value), taken };
      return { value: (0,evaluate._3)(meaning.text, valuesIn(meaning.scope)), taken };
    },
  };
}
function valueOfJson(json) {
  if (Array.isArray(json))
    return json.map(valueOfJson);
  if ((0,parse.u4)(json)) {
    return (0,configuration_value.dg)(Object.entries(json).map(([key, value]) => [key, valueOfJson(value)]));
  }
  const isPlain = typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
  return isPlain || json === null ? json : configuration_value.HV;
}
function attributeOf(block, name) {
  return block.body.attributes.find((attribute) => attribute.name === name)?.value;
}
function asLiteral(value) {
  return { kind: 'literal', value, range: hcl_syntax.wv };
}
function stepKey(step) {
  if (step?.kind !== 'literal')
    return undefined;
  return typeof step.value === 'string' || typeof step.value === 'number' ? step.value : undefined;
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/match-value.js
const MOST_TRIED = 200;
function matchValue(text, scope, planned, at) {
  matchMeaning({ text, scope }, planned, at);
}
function matchMeaning(meaning, planned, at) {
  const passed = new Passed();
  const settled = meaning !== undefined && 'text' in meaning
    ? meaningOf(meaning.text, meaning.scope, passed)
    : meaning;
  markPassed(passed, at.findings);
  if (settled === undefined)
    return;
  if ('text' in settled)
    matchText(settled.text, settled.scope, planned, at);
  else if (settled.isUnsure === true) {
    if (planned.unknown === true || !isSameValue(settled.value, planned.value)) {
      at.findings.markMissing(at.place);
    }
  }
  else
    matchKnown(settled.value, planned, at);
}
function markPassed({ whole, outer }, findings) {
  for (const { text, scope } of whole)
    markWhole(text, scope, findings);
  for (const text of outer)
    findings.foundInPlan.add(text);
}
function markWhole(text, scope, findings) {
  if (findings.foundInPlan.has(text) && text.kind !== 'traversal')
    return;
  findings.markFound(text);
  for (const { root, steps } of traversalsIn(text)) {
    const { meaning } = scope.resolve(root, steps);
    if (meaning === undefined || !('text' in meaning) || findings.foundInPlan.has(meaning.text))
      continue;
    markWhole(meaning.text, meaning.scope, findings);
  }
}
function traversalsIn(node) {
  if (typeof node !== 'object' || node === null)
    return [];
  const inside = Object.values(node).flatMap(traversalsIn);
  return isTraversal(node) ? [node, ...inside] : inside;
}
function isTraversal(node) {
  return Reflect.get(node, 'kind') === 'traversal';
}
function matchText(text, scope, planned, at) {
  const { place, findings } = at;
  const literal = literalOf(text);
  if (planned.unknown === true) {
    if (isConstant(text))
      findings.differ(place, sayText(text), 'known after the apply only');
    else
      findings.markMissing(place);
  }
  else if (literal !== undefined) {
    findings.markFound(text);
    matchPrimitive(literal.value, planned, at);
    if (literal.digits !== undefined)
      findings.markMissing(place);
  }
  else {
    switch (text.kind) {
      case 'template':
        matchTemplate(text.parts, scope, planned, at);
        findings.foundInPlan.add(text);
        break;
      case 'tuple':
        findings.foundInPlan.add(text);
        matchList(text.items.map((item) => ({ text: item, scope })), planned, at);
        break;
      case 'object':
        matchObject(text, scope, planned, at);
        break;
      case 'call':
        matchCall(text, scope, planned, at);
        break;
      case 'conditional':
        matchEither(text, scope, planned, at);
        break;
      default:
        matchComputed(text, scope, planned, at);
    }
  }
}
function literalOf(text) {
  if (text.kind === 'literal')
    return text;
  const [operand, second] = text.kind === 'operation' ? text.operands : [];
  if (text.kind !== 'operation' || text.operator !== '-' || second !== undefined)
    return undefined;
  if (operand?.kind !== 'literal' || typeof operand.value !== 'number')
    return undefined;
  return { ...operand, value: -operand.value };
}
function isConstant(text) {
  if (text.kind === 'tuple')
    return text.items.every(isConstant);
  if (text.kind === 'object') {
    return text.entries.every(({ key, value }) => isConstant(key) && isConstant(value));
  }
  return literalOf(text)?.value !== undefined && literalOf(text)?.value !== null;
}
function sayText(text) {
  const literal = literalOf(text);
  if (literal !== undefined)
    return literal.digits ?? (0,plan_file_findings.vp)(literal.value);
  return text.kind === 'object' ? 'an object' : 'a list';
}
function differ(written, { value, unknown, sensitive }, at) {
  const isSensitive = sensitive === true;
  const there = unknown === true ? 'known after the apply only' : (0,plan_file_findings.vp)(value, isSensitive);
  at.findings.differ(at.place, (0,plan_file_findings.vp)(written, isSensitive), there);
}
function matchPrimitive(written, planned, at) {
  const { value } = planned;
  if (written === null) {
    if (at.isExact === true && value !== null && value !== undefined)
      differ(written, planned, at);
    return;
  }
  if (planned.unknown !== true && isSamePrimitive(written, value))
    return;
  if (value === null && /_wo"?$/.test(at.place))
    at.findings.markMissing(at.place);
  else if (at.isExact !== true && isConverted(written, value))
    at.findings.markMissing(at.place);
  else
    differ(written, planned, at);
}
function isSamePrimitive(written, planned) {
  if (typeof written !== 'string' || typeof planned !== 'string')
    return written === planned;
  const text = written.normalize('NFC');
  return text === planned || isSameJsonText(text, planned) || isDigestOf(text, planned);
}
function isSameJsonText(one, other) {
  if (!/^\s*[[{]/.test(one) || !/^\s*[[{]/.test(other))
    return false;
  const json = readJson(one);
  const planned = readJson(other);
  return json !== undefined && planned !== undefined && (0,external_node_util_.isDeepStrictEqual)(json, planned);
}
function readJson(text) {
  try {
    return { value: JSON.parse(text) };
  }
  catch {
    return undefined;
  }
}
function isDigestOf(text, planned) {
  if (planned.length !== 40 && planned.length !== 64)
    return false;
  return (0,plan_file_findings.ZD)(planned.length === 40 ? 'sha1' : 'sha256', text) === planned;
}
function isConverted(written, planned) {
  const types = new Set([typeof written, typeof planned]);
  if (types.size !== 2 || !types.has('string'))
    return false;
  return String(written) === String(planned) || Number(written) === Number(planned);
}
function matchKnown(written, planned, at) {
  if (Array.isArray(written)) {
    const items = written.map((value) => ({ value }));
    matchList(items, planned, at);
  }
  else if ((0,parse.u4)(written)) {
    const entries = Object.entries(written).map(([key, value]) => [key, { value }]);
    matchEntries(new Map(entries), planned, at);
  }
  else if (isPrimitive(written))
    matchPrimitive(written, planned, at);
  else
    at.findings.markMissing(at.place);
}
function isPrimitive(value) {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
function matchList(items, planned, at) {
  const { value } = planned;
  if (!Array.isArray(value)) {
    at.findings.differ(at.place, 'a list', (0,plan_file_findings.vp)(value, planned.sensitive === true));
    return;
  }
  const inOrder = new plan_file_findings.MZ();
  items.forEach((item, index) => {
    const place = `${at.place}[${index}]`;
    matchMeaning(item, partOf(planned, index), { ...at, place, findings: inOrder, isSet: false });
  });
  if (items.length !== value.length) {
    const [written, there] = [items.length, value.length].map((count) => `${count} long`);
    if (at.isExact === true && at.isSet !== true)
      at.findings.differ(at.place, `${written}`, `${there}`);
    else
      matchAnyOrder(items, planned, at, () => at.findings.differ(at.place, `${written}`, `${there}`));
  }
  else if (inOrder.differences.size === 0)
    at.findings.take(inOrder);
  else if (at.isExact === true && at.isSet !== true)
    at.findings.take(inOrder);
  else
    matchAnyOrder(items, planned, at, () => at.findings.take(inOrder));
}
function matchAnyOrder(items, planned, at, otherwise) {
  const length = Array.isArray(planned.value) ? planned.value.length : 0;
  if (items.length > MOST_TRIED || length > items.length)
    return otherwise();
  const left = new Set(Array.from({ length }, (_, index) => index));
  for (const item of items) {
    const found = new plan_file_findings.MZ();
    const fits = (index) => {
      const tried = new plan_file_findings.MZ();
      matchMeaning(item, partOf(planned, index), { ...at, findings: tried, isSet: false });
      if (tried.differences.size > 0)
        return false;
      found.take(tried);
      return true;
    };
    const match = [...left].find(fits) ??
      Array.from({ length }, (_, index) => index).find((index) => fits(index));
    if (match === undefined)
      return otherwise();
    left.delete(match);
    at.findings.take(found);
  }
  if (left.size > 0)
    return otherwise();
  if (at.isSet !== true)
    at.findings.markMissing(`${at.place} (its order)`);
}
function matchObject(object, scope, planned, at) {
  const entries = new Map();
  for (const { key, value } of object.entries) {
    const name = keyText(key, scope);
    if (name === undefined) {
      at.findings.markMissing(at.place);
      return;
    }
    at.findings.markFound(key);
    const before = entries.get(name);
    if (before !== undefined && 'text' in before)
      at.findings.markFound(before.text);
    entries.set(name, { text: value, scope });
  }
  at.findings.foundInPlan.add(object);
  matchEntries(entries, planned, at);
}
function matchEntries(entries, planned, at) {
  const { value, sensitive } = planned;
  if (!(0,parse.u4)(value)) {
    at.findings.differ(at.place, 'an object', (0,plan_file_findings.vp)(value, sensitive === true));
    return;
  }
  for (const [key, meaning] of entries) {
    matchMeaning(meaning, partOf(planned, key), { ...at, place: `${at.place}.${key}` });
  }
  for (const key of Object.keys(value)) {
    if (entries.has(key) || isNothing((0,plan_file_findings.nV)(value, key), at))
      continue;
    const place = `${at.place}.${key}`;
    if (at.isExact === true)
      differ(undefined, partOf(planned, key), { ...at, place });
    else
      at.findings.markMissing(place);
  }
}
function isNothing(value, { isExact }) {
  return value === null || (isExact !== true && Array.isArray(value) && value.length === 0);
}
function matchCall(call, scope, planned, at) {
  const [first] = call.arguments;
  if (call.expand || first === undefined)
    return matchComputed(call, scope, planned, at);
  switch (call.name) {
    case 'jsonencode': {
      const json = typeof planned.value === 'string' ? readJson(planned.value) : undefined;
      if (json === undefined) {
        at.findings.differ(at.place, 'JSON', (0,plan_file_findings.vp)(planned.value, planned.sensitive === true));
        return;
      }
      at.findings.foundInPlan.add(call);
      const value = { ...planned, value: json.value };
      matchValue(first, scope, value, { ...at, isExact: true });
      break;
    }
    case 'toset':
      at.findings.foundInPlan.add(call);
      matchValue(first, scope, planned, { ...at, isSet: true });
      break;
    case 'tolist':
    case 'tomap':
      at.findings.foundInPlan.add(call);
      matchValue(first, scope, planned, { ...at, isExact: false });
      break;
    case 'merge':
      matchMerge(call, scope, planned, at);
      break;
    case 'concat':
      matchConcat(call, scope, planned, at);
      break;
    default:
      matchComputed(call, scope, planned, at);
  }
}
function matchMerge(call, scope, planned, at) {
  const entries = new Map();
  const passed = new Passed();
  for (const argument of call.arguments) {
    const found = meaningOf(argument, scope, passed);
    const added = found && mergedMembers(found, passed);
    if (added === undefined)
      return matchComputed(call, scope, planned, at);
    for (const [key, meaning] of added) {
      const before = entries.get(key);
      if (before !== undefined && 'text' in before)
        passed.whole.push(before);
      entries.set(key, meaning);
    }
  }
  markPassed(passed, at.findings);
  at.findings.foundInPlan.add(call);
  matchEntries(entries, planned, at);
}
function mergedMembers(found, passed) {
  if (!('text' in found)) {
    return (0,parse.u4)(found.value)
      ? Object.entries(found.value).map(([key, value]) => [key, { value }])
      : undefined;
  }
  const { text, scope } = found;
  if (text.kind === 'call' && text.name === 'merge' && !text.expand) {
    const lists = text.arguments.map((argument) => {
      const inner = meaningOf(argument, scope, passed);
      return inner && mergedMembers(inner, passed);
    });
    passed.outer.push(text);
    return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
  }
  if (text.kind !== 'object')
    return undefined;
  const members = [];
  for (const { key, value } of text.entries) {
    const name = keyText(key, scope);
    if (name === undefined)
      return undefined;
    passed.whole.push({ text: key, scope });
    members.push([name, { text: value, scope }]);
  }
  passed.outer.push(text);
  return members;
}
function matchConcat(call, scope, planned, at) {
  const items = [];
  const passed = new Passed();
  for (const argument of call.arguments) {
    const found = meaningOf(argument, scope, passed);
    if (found !== undefined && 'text' in found && found.text.kind === 'tuple') {
      passed.outer.push(found.text);
      items.push(...found.text.items.map((text) => ({ text, scope: found.scope })));
    }
    else if (found !== undefined && !('text' in found) && Array.isArray(found.value)) {
      items.push(...found.value.map((value) => ({ value })));
    }
    else
      return matchComputed(call, scope, planned, at);
  }
  markPassed(passed, at.findings);
  at.findings.foundInPlan.add(call);
  matchList(items, planned, at);
}
function matchTemplate(parts, scope, planned, at) {
  const pieces = [];
  for (const part of parts) {
    const passed = new Passed();
    const found = meaningOf(part, scope, passed);
    const literal = found && 'text' in found ? literalOf(found.text)?.value : found?.value;
    const known = found && 'text' in found && literal === undefined
      ? knownValue(part, scope)
      : { value: literal };
    const text = templateText(known?.value);
    if (text !== undefined)
      markWhole(part, scope, at.findings);
    markPassed(passed, at.findings);
    pieces.push(text);
  }
  const { value } = planned;
  if (typeof value === 'string' && fits(pieces, value))
    return;
  const written = pieces.map((piece) => piece ?? '${…}').join('');
  if (!pieces.includes(undefined))
    matchPrimitive(written, planned, at);
  else if (typeof value === 'string' && /^\s*[[{]/.test(written))
    at.findings.markMissing(at.place);
  else
    differ(written, planned, at);
}
function templateText(value) {
  if (typeof value === 'string')
    return value.normalize('NFC');
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value))) {
    return String(value);
  }
  return undefined;
}
function fits(pieces, text) {
  let from = 0;
  let isFree = false;
  for (const piece of pieces) {
    if (piece === undefined) {
      isFree = true;
      continue;
    }
    const found = isFree ? text.indexOf(piece, from) : from;
    if (found < 0 || !text.startsWith(piece, found))
      return false;
    from = found + piece.length;
    isFree = false;
  }
  const last = pieces.at(-1);
  return (isFree ||
    from === text.length ||
    (pieces.includes(undefined) && last !== undefined && text.endsWith(last)));
}
function matchEither(text, scope, planned, at) {
  const branches = [text.yes, text.no].map((branch) => {
    const findings = new plan_file_findings.MZ();
    matchValue(branch, scope, planned, { ...at, findings });
    return findings;
  });
  const [first] = branches;
  if (first !== undefined && branches.every(({ differences }) => differences.size > 0)) {
    at.findings.take(first);
  }
  else
    at.findings.markMissing(at.place);
}
function matchComputed(text, scope, planned, at) {
  const known = knownValue(text, scope);
  if (known !== undefined && isSameValue(known.value, planned.value))
    markWhole(text, scope, at.findings);
  else
    at.findings.markMissing(at.place);
}
function isSameValue(one, other) {
  return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null)));
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/fits-type.js
function fitsType(text, type, planned) {
  const known = constantValue(text);
  return known && fits_type_fits(known.value, type, planned);
}
function constantValue(text) {
  if (JSON.stringify(text).includes('"digits":'))
    return undefined;
  const value = (0,evaluate._3)(text, (0,evaluate.Fw)());
  return (0,configuration_value.nH)(value) ? { value: (0,configuration_value.lD)(value, { left: 100_000 }).known } : undefined;
}
function fits_type_fits(value, type, planned) {
  if (value === null)
    return planned === null || planned === undefined;
  const word = type?.kind === 'traversal' ? type.root : literalWord(type);
  if (type === undefined || word === 'any')
    return isSameValue(normal(value), planned);
  if (word !== undefined)
    return fitsWord(value, word, planned);
  if (type.kind !== 'call')
    return undefined;
  const [inner] = type.arguments;
  switch (type.name) {
    case 'optional':
      return fits_type_fits(value, inner, planned);
    case 'list':
      return fitsMembers(value, inner, planned);
    case 'tuple': {
      const types = inner?.kind === 'tuple' ? inner.items : [];
      if (!Array.isArray(value) || !Array.isArray(planned))
        return false;
      return fits_type_all(value.map((item, at) => fits_type_fits(item, types[at], planned[at])));
    }
    case 'set':
      return fitsSet(value, inner, planned);
    case 'map':
      if (!(0,parse.u4)(value) || !(0,parse.u4)(planned))
        return false;
      if (Object.keys(value).length !== Object.keys(planned).length)
        return false;
      return fits_type_all(Object.entries(value).map(([key, item]) => fits_type_fits(item, inner, planned[key])));
    case 'object':
      return fitsObject(value, inner, planned);
    default:
      return undefined;
  }
}
function literalWord(type) {
  return type?.kind === 'literal' && typeof type.value === 'string' ? type.value : undefined;
}
function fitsWord(value, word, planned) {
  if (word === 'list')
    return fitsMembers(value, undefined, planned);
  if (word === 'set')
    return fitsSet(value, undefined, planned);
  if (word === 'map')
    return isSameValue(normal(value), planned) ? true : undefined;
  const isPrimitive = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isPrimitive)
    return false;
  if (word === 'string') {
    if (typeof planned !== 'string')
      return false;
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      return String(value) === planned ? true : undefined;
    }
    return String(value).normalize('NFC') === planned;
  }
  if (word === 'number')
    return typeof planned === 'number' && Number(value) === planned;
  if (word === 'bool')
    return typeof planned === 'boolean' && String(value) === `${planned}`;
  return undefined;
}
function fitsMembers(value, type, planned) {
  if (!Array.isArray(value) || !Array.isArray(planned) || value.length !== planned.length)
    return false;
  const same = fits_type_all(value.map((item, at) => fits_type_fits(item, type, planned[at])));
  return same === false && type === undefined && isSameValue(value.map(String), planned)
    ? true
    : same;
}
function fitsSet(value, type, planned) {
  if (!Array.isArray(value) || !Array.isArray(planned))
    return false;
  const matches = (item) => planned.some((one) => fits_type_fits(item, type, one) === true);
  if (!value.every(matches) || planned.length > value.length)
    return false;
  return planned.every((one) => value.some((item) => fits_type_fits(item, type, one) === true));
}
function fitsObject(value, type, planned) {
  if (!(0,parse.u4)(value) || !(0,parse.u4)(planned) || type?.kind !== 'object')
    return false;
  const types = new Map(type.entries.map(({ key, value: inner }) => [String(Reflect.get(key, 'value')), inner]));
  const names = [...types.keys()];
  if (Object.keys(planned).some((name) => !types.has(name)))
    return false;
  return fits_type_all(names.map((name) => {
    const inner = types.get(name);
    const there = planned[name];
    if (Object.hasOwn(value, name) && value[name] !== null)
      return fits_type_fits(value[name], inner, there);
    const [, fallback] = inner?.kind === 'call' && inner.name === 'optional' ? inner.arguments : [];
    if (fallback === undefined)
      return there === null;
    const type2 = inner?.kind === 'call' ? inner.arguments[0] : undefined;
    return fitsType(fallback, type2, there);
  }));
}
function fits_type_all(parts) {
  if (parts.includes(false))
    return false;
  return parts.includes(undefined) ? undefined : true;
}
function normal(value) {
  if (typeof value === 'string')
    return value.normalize('NFC');
  if (Array.isArray(value))
    return value.map(normal);
  if (!(0,parse.u4)(value))
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]));
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/listed-references.js
const SHORTEST = new Map([
  ['self', 1],
  ['data', 3],
  ['ephemeral', 3],
  ['action', 3],
  ['module', 3],
]);
function compareReferences(written, planned) {
  const names = [];
  for (const each of written)
    addNames(each, new Set(), names);
  const expected = names.flatMap(withPrefixes);
  const given = planned.map(readName);
  const isCall = (name) => name[0] === 'module' && name.length === 2;
  const calls = new Set(names.map(([root, call]) => JSON.stringify([root, call])));
  if (given.some((name) => isCall(name) && !calls.has(JSON.stringify(name))))
    return 'other';
  const left = expected.filter((name) => !isCall(name)).map((name) => JSON.stringify(name));
  const right = given.filter((name) => !isCall(name)).map((name) => JSON.stringify(name));
  if ((0,external_node_util_.isDeepStrictEqual)(left, right))
    return 'same';
  return (0,external_node_util_.isDeepStrictEqual)(left.toSorted(), right.toSorted()) ? 'moved' : 'other';
}
function referenceName({ root, steps }) {
  const parts = [root];
  for (const step of steps) {
    if (step.kind !== 'literal')
      break;
    parts.push(String(step.value));
  }
  return root === 'resource' ? parts.slice(1) : parts;
}
function addNames(expression, bound, names) {
  if (expression.kind === 'for') {
    const { keyName, valueName, key, condition, value } = expression;
    const inner = new Set([...bound, valueName, ...(keyName === undefined ? [] : [keyName])]);
    addNames(expression.collection, bound, names);
    for (const part of [key, value, condition])
      if (part)
        addNames(part, inner, names);
    return;
  }
  if (expression.kind === 'traversal' && !bound.has(expression.root)) {
    names.push(referenceName(expression));
  }
  for (const part of (0,hcl_syntax.CI)(expression))
    addNames(part, bound, names);
}
function withPrefixes(name) {
  const shortest = SHORTEST.get(name[0] ?? '') ?? 2;
  const lengths = Array.from({ length: name.length - shortest + 1 }, (_, at) => name.length - at);
  return lengths.filter((length) => length > 0).map((length) => name.slice(0, length));
}
function readName(text) {
  const parts = text.match(/[^.["\]]+|\["(?:[^"\\]|\\.)*"\]|\[[^\]]*\]/g) ?? [];
  return parts.map((part) => {
    if (!part.startsWith('['))
      return part;
    const key = part.slice(1, -1);
    return key.startsWith('"') ? unquoted(key) : key;
  });
}
function unquoted(key) {
  try {
    return String(JSON.parse(key));
  }
  catch {
    return key.slice(1, -1);
  }
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/said.js
class Comparison {
  findings;
  #demands = [];
  constructor(findings) {
    this.findings = findings;
  }
  demand(demand) {
    this.#demands.push(demand);
  }
  settle() {
    const seen = new Set();
    for (const { place, text, module, prefix, listed } of this.#demands) {
      if (listed !== 'all' && !this.#isFound(text, listed === 'names'))
        this.findings.markMissing(place);
      this.#settleLocals(text, { module, prefix, seen });
    }
  }
  #settleLocals(text, around) {
    const { module, prefix, seen } = around;
    for (const traversal of traversalsIn(text)) {
      const [root, name = ''] = referenceName(traversal);
      const local = root === 'local' ? module.locals.get(name)?.value : undefined;
      if (root === 'local' && local === undefined && !isBound(text, 'local')) {
        const place = `${prefix}local.${name}`;
        this.findings.add(place, `${place} is needed, and the files do not declare it.`);
      }
      if (local === undefined || seen.has(local))
        continue;
      seen.add(local);
      if (!this.#isFound(local, false))
        this.findings.markMissing(`${prefix}local.${name}`);
      this.#settleLocals(local, around);
    }
  }
  #isFound(text, isListed) {
    if (text.kind === 'traversal') {
      const isKnown = isListed || this.findings.foundInPlan.has(text);
      return (isKnown &&
        text.steps.every((step) => step.kind === 'literal' || this.#isFound(step, isListed)));
    }
    if (!this.findings.foundInPlan.has(text))
      return false;
    return (0,hcl_syntax.CI)(text).every((part) => this.#isFound(part, isListed));
  }
  compare(written, planned, { isSensitive = false, ...demand }) {
    const { findings } = this;
    const { place } = demand;
    const { value: text, json } = written;
    if (!isExpression(planned)) {
      findings.differ(place, 'an argument', 'another form');
      return;
    }
    const { references } = planned;
    const names = Array.isArray(references) ? references.map(String) : [];
    const order = compareReferences([text], names);
    if (order === 'other') {
      findings.differ(place, sayNames(writtenNames(text)), sayNames(names));
      return;
    }
    if (order === 'moved')
      findings.markMissing(place);
    const hasConstant = Object.hasOwn(planned, 'constant_value');
    const constant = planned['constant_value'];
    if (json !== undefined) {
      if (!isSameValue(json, constant)) {
        findings.differ(place, (0,plan_file_findings.vp)(json, isSensitive), (0,plan_file_findings.vp)(constant, isSensitive));
      }
      this.demand({ ...demand, text, listed: 'all' });
    }
    else if (!said_isConstant(text)) {
      if (hasConstant)
        findings.differ(place, 'an expression', (0,plan_file_findings.vp)(constant, isSensitive));
      else
        this.demand({ ...demand, text, listed: 'names' });
    }
    else {
      const same = hasConstant ? isConstantOf(text, constant) : isLiteral(text) ? false : undefined;
      if (same === undefined)
        findings.markMissing(place);
      else if (!same) {
        findings.differ(place, sayConstant(text, isSensitive), (0,plan_file_findings.vp)(constant, isSensitive));
      }
    }
  }
}
function isBound(text, name) {
  if (typeof text !== 'object' || text === null)
    return false;
  const isFor = Reflect.get(text, 'kind') === 'for';
  const names = isFor ? [Reflect.get(text, 'keyName'), Reflect.get(text, 'valueName')] : [];
  return names.includes(name) || Object.values(text).some((part) => isBound(part, name));
}
function isExpression(planned) {
  return ((0,parse.u4)(planned) &&
    Object.keys(planned).every((key) => key === 'constant_value' || key === 'references'));
}
function said_isConstant(text) {
  return (compareReferences([text], []) === 'same' && !JSON.stringify(text).includes('"kind":"call"'));
}
function isLiteral(text) {
  if (text.kind === 'tuple')
    return text.items.every(isLiteral);
  if (text.kind === 'object') {
    return text.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
  }
  return literalOf(text) !== undefined;
}
function isConstantOf(text, value) {
  const literal = literalOf(text);
  if (literal !== undefined) {
    if (typeof literal.value === 'string' && typeof value === 'string') {
      return literal.value.normalize('NFC') === value;
    }
    if (literal.value !== value)
      return false;
    return literal.digits === undefined ? true : undefined;
  }
  if (text.kind === 'tuple') {
    if (!Array.isArray(value) || value.length !== text.items.length)
      return false;
    return said_all(text.items.map((item, at) => isConstantOf(item, value[at])));
  }
  if (text.kind === 'object' && text.entries.every(({ key }) => key.kind === 'literal')) {
    const entries = new Map(text.entries.map(({ key, value: inner }) => [String(Reflect.get(key, 'value')), inner]));
    if (!(0,parse.u4)(value) || Object.keys(value).length !== entries.size)
      return false;
    return said_all([...entries].map(([key, inner]) => Object.hasOwn(value, key) && isConstantOf(inner, value[key])));
  }
  const known = (0,evaluate._3)(text, (0,evaluate.Fw)());
  const isSame = (0,configuration_value.nH)(known) && (0,external_node_util_.isDeepStrictEqual)((0,configuration_value.lD)(known, { left: 100_000 }).known, value);
  return isSame ? true : undefined;
}
function said_all(parts) {
  if (parts.includes(false))
    return false;
  return parts.includes(undefined) ? undefined : true;
}
function sayConstant(text, isSensitive) {
  const value = (0,configuration_value.lD)((0,evaluate._3)(text, (0,evaluate.Fw)()), { left: 10_000 }).known;
  return value === undefined ? 'another value' : (0,plan_file_findings.vp)(value, isSensitive);
}
function writtenNames(text) {
  return traversalsIn(text).map((each) => referenceName(each).join('.'));
}
function sayNames(names) {
  return names.length === 0
    ? 'a value without names'
    : `made of ${[...new Set(names)].join(', ')}`.slice(0, 200);
}
function textMember(value, name) {
  const member = (0,plan_file_findings.nV)(value, name);
  return typeof member === 'string' ? member : undefined;
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-body.js
function prefixOf({ path }) {
  return path === '' ? '' : `${path}.`;
}
function compareBody(body, planned, inside) {
  const { findings } = inside.at.all.comparison;
  const named = (name) => inside.isNested === true ? `${inside.place}.${name}` : `${inside.place}: "${name}"`;
  const written = new Set();
  for (const attribute of body.attributes) {
    if (attribute.name === '//')
      continue;
    written.add(attribute.name);
    const one = (0,plan_file_findings.nV)(planned, attribute.name);
    if (one === undefined)
      findings.differ(named(attribute.name), 'there', 'absent');
    else
      compareAttribute(attribute, one, { ...inside, place: named(attribute.name) });
  }
  const types = new Set(body.blocks.filter(({ type }) => type !== 'dynamic').map(({ type }) => type));
  for (const type of types) {
    written.add(type);
    const blocks = body.blocks.filter((one) => one.type === type);
    compareBlocks(blocks, (0,plan_file_findings.nV)(planned, type), { ...inside, place: named(type) });
  }
  for (const block of body.blocks)
    if (block.type === 'dynamic')
      demandDynamic(block, inside);
  for (const name of (0,parse.u4)(planned) ? Object.keys(planned) : []) {
    if (!written.has(name))
      findings.differ(named(name), 'absent', 'there');
  }
}
function compareAttribute(attribute, planned, inside) {
  const { place, at, isSensitive } = inside;
  const { value, json } = attribute;
  const demand = {
    place,
    module: at.module,
    prefix: prefixOf(at),
    isSensitive: isSensitive(attribute.name),
  };
  if (json === undefined || isExpression(planned)) {
    at.all.comparison.compare(attribute, planned, demand);
    return;
  }
  const text = value.kind === 'other' ? value.inside?.[0] : value;
  const texts = text?.kind === 'tuple' ? text.items : [text];
  const bodies = texts.map((one, index) => bodyOfJson(one, Array.isArray(json) ? json[index] : json));
  compareBodies(bodies, planned, inside);
}
function bodyOfJson(text, json) {
  const attributes = text?.kind === 'object'
    ? text.entries.flatMap(({ key, value }) => {
      const name = (0,hcl_syntax.bK)(key);
      return name === undefined
        ? []
        : [{ name, value, range: value.range, json: (0,plan_file_findings.nV)(json, name) }];
    })
    : [];
  return { attributes, blocks: [] };
}
function compareBlocks(blocks, planned, inside) {
  const { place, at } = inside;
  const { comparison } = at.all;
  const isEmpty = blocks.every((block) => !isFilled(block));
  if (isExpression(planned) && !(isEmpty && Object.keys(planned).length === 0)) {
    for (const block of blocks) {
      for (const { value } of block.body.attributes) {
        const demand = { place, module: at.module, prefix: prefixOf(at) };
        comparison.demand({ ...demand, text: value, listed: 'nothing' });
      }
    }
    return;
  }
  const labelled = blocks.filter(({ labels }) => labels.length > 0);
  if (labelled.length > 0 && (0,parse.u4)(planned)) {
    for (const block of labelled) {
      const [label = ''] = block.labels;
      const inner = { ...inside, place: `${place}.${label}`, isNested: true };
      compareBody(block.body, (0,plan_file_findings.nV)(planned, label), inner);
    }
    if (Object.keys(planned).length !== labelled.length) {
      comparison.findings.differ(place, `${labelled.length} blocks`, `${Object.keys(planned).length}`);
    }
    return;
  }
  compareBodies(blocks.map(({ body }) => body), planned, inside);
}
function compareBodies(bodies, planned, inside) {
  const { findings } = inside.at.all.comparison;
  const list = Array.isArray(planned) ? planned : planned === undefined ? [] : [planned];
  if (list.length !== bodies.length) {
    findings.differ(inside.place, `${bodies.length} blocks`, `${list.length}`);
    return;
  }
  bodies.forEach((body, index) => {
    const place = bodies.length === 1 ? inside.place : `${inside.place}[${index}]`;
    compareBody(body, list[index], { ...inside, place, isNested: true });
  });
}
function demandDynamic(block, inside) {
  const { at } = inside;
  const place = `${inside.place}: dynamic "${block.labels[0] ?? ''}"`;
  const demand = { place, module: at.module, prefix: prefixOf(at), listed: 'nothing' };
  const visit = (body) => {
    for (const { name, value } of body.attributes) {
      if (name !== 'iterator' && name !== 'labels')
        at.all.comparison.demand({ ...demand, text: value });
    }
    for (const inner of body.blocks)
      visit(inner.body);
  };
  visit(block.body);
}
function isFilled({ body }) {
  return body.attributes.length + body.blocks.length > 0;
}
var terraform_data = __webpack_require__(37086);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/version-constraints.js
const BOUND = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d+(?:\.\d+)*)(?:-([0-9A-Za-z.-]+))?(?:\+\S+)?\s*$/;
function readBounds(text) {
  const bounds = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const bound = BOUND.exec(part);
    if (bound === null)
      return undefined;
    const [, operator = '=', version = '', suffix = ''] = bound;
    bounds.push({ operator, numbers: version.split('.').map(Number), suffix });
  }
  return bounds;
}
function isSameConstraint(one, other) {
  const [left, right] = [one, other].map((text) => {
    const bounds = readBounds(text)?.map(({ operator, numbers, suffix }) => {
      const full = operator === '~>' ? numbers : [...numbers, 0, 0].slice(0, Math.max(3, numbers.length));
      return `${operator}${full.join('.')}-${suffix}`;
    });
    return bounds === undefined ? text.trim() : [...new Set(bounds)].sort().join(',');
  });
  return left === right;
}
function isAllowed(version, constraint) {
  const bounds = readBounds(constraint);
  const [at] = readBounds(version) ?? [];
  if (bounds === undefined || at === undefined || at.suffix !== '')
    return undefined;
  if (bounds.some(({ suffix }) => suffix !== ''))
    return undefined;
  return bounds.every((bound) => isAllowedBy(at.numbers, bound));
}
function isAllowedBy(version, { operator, numbers }) {
  const order = compare(version, numbers);
  switch (operator) {
    case '!=':
      return order !== 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '~>': {
      const same = numbers.length - 1;
      return order >= 0 && compare(version.slice(0, same), numbers.slice(0, same)) === 0;
    }
    default:
      return order === 0;
  }
}
function compare(one, other) {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0)
      return difference;
  }
  return 0;
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-providers.js
function requirementsOf(module) {
  const entries = module.others
    .filter(({ block }) => block.type === 'terraform')
    .flatMap(({ block: { body } }) => [
    ...body.blocks
      .filter(({ type }) => type === 'required_providers')
      .flatMap(({ body: inner }) => inner.attributes.map(({ name, value }) => [name, value])),
    ...body.attributes
      .filter(({ name }) => name === 'required_providers')
      .flatMap(({ value }) => textEntries(value)),
  ]);
  return new Map(entries.map(([name, value]) => [name, requirement(value)]));
}
function textEntries(value) {
  if (value.kind === 'tuple')
    return value.items.flatMap(textEntries);
  if (value.kind !== 'object')
    return [];
  return value.entries.flatMap(({ key, value: inner }) => {
    const name = (0,hcl_syntax.bK)(key);
    return name === undefined ? [] : [[name, inner]];
  });
}
function requirement(value) {
  const version = (0,hcl_syntax.bK)(value);
  if (version !== undefined)
    return { source: undefined, version };
  const entries = new Map(textEntries(value));
  return {
    source: (0,hcl_syntax.bK)(entries.get('source')),
    version: (0,hcl_syntax.bK)(entries.get('version')),
  };
}
function fullName(local, requirements, { registry }) {
  const source = requirements.get(local)?.source?.toLowerCase();
  if (source === undefined && local === 'terraform')
    return 'terraform.io/builtin/terraform';
  const parts = (source ?? local).split('/');
  if (parts.length === 1)
    return `${registry}/hashicorp/${parts[0] ?? ''}`;
  return parts.length === 2 ? `${registry}/${parts.join('/')}` : parts.join('/');
}
function registryOf(document, providers) {
  const names = Object.values((0,parse.u4)(providers) ? providers : {}).map((one) => textMember(one, 'full_name'));
  const isTofu = !Object.hasOwn(document, 'applyable') &&
    names.some((name) => name?.startsWith('registry.opentofu.org/'));
  return isTofu ? 'registry.opentofu.org' : 'registry.terraform.io';
}
function providerKeys(block, at) {
  const [type = ''] = block.labels;
  const written = attributeOf(block, 'provider');
  const own = type === terraform_data.ER ? 'terraform' : (type.split('_', 1)[0] ?? type);
  let local = (written && localName(written)) ?? own;
  const expected = fullName(local.split('.', 1)[0] ?? '', requirementsOf(at.module), at.all);
  const keys = [configurationKey(at.path, local)];
  const passed = [];
  for (let { caller } = at; caller !== undefined; { caller } = caller.from) {
    const handed = handedDown(caller.call, local);
    if (handed === undefined && local.includes('.'))
      break;
    local = (handed && localName(handed)) ?? local;
    passed.push(handed);
    keys.push(configurationKey(caller.from.path, local));
  }
  return { keys, passed, expected };
}
function configurationKey(path, local) {
  return path === '' ? local : `${path}:${local}`;
}
function localName(text) {
  return text.kind === 'traversal' ? referenceName(text).join('.') : (0,hcl_syntax.bK)(text);
}
function handedDown(call, local) {
  const providers = attributeOf(call, 'providers');
  if (providers?.kind !== 'object')
    return undefined;
  return providers.entries.find(({ key }) => localName(key) === local)?.value;
}
function compareProviders(at) {
  const { module, path, all } = at;
  const { findings } = all.comparison;
  const prefix = path === '' ? '' : `${path}.`;
  const requirements = requirementsOf(module);
  const seen = new Set();
  for (const { block } of module.others.filter((one) => one.block.type === 'provider')) {
    const [name = ''] = block.labels;
    const alias = (0,hcl_syntax.bK)(attributeOf(block, 'alias'));
    const local = alias === undefined ? name : `${name}.${alias}`;
    const place = `${prefix}provider.${local}`;
    const key = configurationKey(path, local);
    const planned = (0,plan_file_findings.nV)(all.providers, key);
    seen.add(key);
    if (planned === undefined) {
      findings.add(place, `${place} is in the files, and not in the plan.`);
      continue;
    }
    const saidAlias = textMember(planned, 'alias');
    if (alias !== saidAlias)
      findings.differ(`${place}: "alias"`, (0,plan_file_findings.vp)(alias), (0,plan_file_findings.vp)(saidAlias));
    const attributes = block.body.attributes.filter((one) => !/^(?:alias|version|for_each)$/.test(one.name));
    if (attributeOf(block, 'for_each') !== undefined)
      findings.markMissing(`${place}: "for_each"`);
    const body = { ...block.body, attributes };
    const inside = { place, at, isSensitive: isSecretName };
    compareBody(body, (0,plan_file_findings.nV)(planned, 'expressions'), inside);
    const version = (0,hcl_syntax.bK)(attributeOf(block, 'version'));
    compareRequirement(name, planned, { place, version, requirements }, all);
  }
  for (const name of requirements.keys()) {
    const key = configurationKey(path, name);
    if (seen.has(key))
      continue;
    const place = `${prefix}required_providers.${name}`;
    const planned = (0,plan_file_findings.nV)(all.providers, key);
    if (planned !== undefined)
      compareRequirement(name, planned, { place, requirements }, all);
    else if (path === '' || requirements.get(name)?.version !== undefined)
      findings.markMissing(place);
  }
  compareUnwritten(path, seen, all);
}
function compareRequirement(name, planned, written, all) {
  const { findings } = all.comparison;
  const { place, requirements } = written;
  const expected = fullName(name, requirements, all);
  const saidName = textMember(planned, 'full_name');
  if (saidName !== expected)
    findings.differ(`${place}: "source"`, expected, (0,plan_file_findings.vp)(saidName));
  const versions = [written.version, requirements.get(name)?.version].filter((one) => one !== undefined);
  const said = textMember(planned, 'version_constraint') ?? '';
  if (!isSameConstraint(versions.join(','), said)) {
    findings.differ(`${place}: "version"`, (0,plan_file_findings.vp)(versions.join(', ')), (0,plan_file_findings.vp)(said));
  }
}
function compareUnwritten(path, seen, { providers, comparison: { findings } }) {
  for (const [key, planned] of Object.entries((0,parse.u4)(providers) ? providers : {})) {
    const module = key.includes(':') ? key.slice(0, key.lastIndexOf(':')) : '';
    const expressions = (0,plan_file_findings.nV)(planned, 'expressions');
    const isWritten = (0,parse.u4)(expressions) && Object.keys(expressions).length > 0;
    if (module !== path || seen.has(key))
      continue;
    if (isWritten || textMember(planned, 'alias') !== undefined) {
      const place = `provider ${key}`;
      findings.add(place, `${place} is in the plan, and not in the files.`);
    }
  }
}
function isSecretName(name) {
  return /token|secret|password|key|credential|auth|cert/i.test(name);
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-configuration.js
const DEEPEST = 20;
function compareModule(at) {
  const { module, planned, path, all } = at;
  if (at.depth > DEEPEST) {
    all.comparison.findings.markMissing(path);
    return;
  }
  all.visit(at);
  const resources = listOf((0,plan_file_findings.nV)(planned, 'resources')).map((one) => [textMember(one, 'address') ?? '', one]);
  const blocks = [...module.resources, ...module.dataSources].map((placed) => [compare_configuration_localName(placed.block), placed]);
  const calls = module.calls.map((placed) => [placed.block.labels[0] ?? '', placed]);
  compareDeclared('', Object.fromEntries(resources), new Map(blocks), at, compareResource);
  compareDeclared('var.', (0,plan_file_findings.nV)(planned, 'variables'), module.variables, at, compareVariable);
  compareDeclared('output.', (0,plan_file_findings.nV)(planned, 'outputs'), module.outputs, at, compareOutput);
  compareDeclared('module.', (0,plan_file_findings.nV)(planned, 'module_calls'), new Map(calls), at, compareCall);
  compareProviders(at);
}
function compare_configuration_localName({ type, labels }) {
  return `${type === 'data' ? 'data.' : ''}${labels.join('.')}`;
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function compareDeclared(...[kind, planned, written, at, compare]) {
  const { findings } = at.all.comparison;
  const names = (0,parse.u4)(planned) ? Object.keys(planned) : [];
  for (const name of names.filter((one) => !written.has(one))) {
    const place = prefixOf(at) + kind + name;
    findings.add(place, `${(0,plan_file_findings.Jj)(place)} is in the plan, and not in the files.`);
  }
  for (const [name, placed] of written) {
    const one = (0,plan_file_findings.nV)(planned, name);
    const place = prefixOf(at) + kind + name;
    if (one !== undefined)
      compare({ name: kind + name, placed, planned: one, at });
    else
      findings.add(place, `${(0,plan_file_findings.Jj)(place)} is in the files, and not in the plan.`);
  }
}
function compareResource({ name, placed: { block }, planned, at }) {
  const { comparison, values } = at.all;
  const { findings } = comparison;
  const place = `${prefixOf(at)}${name}`;
  const changes = values.changesOf(at.path, name);
  const sensitive = new Set(changes.flatMap(({ change }) => markedNames(change.after_sensitive)));
  compareBlock(block, planned, { place, at, isSensitive: (one) => sensitive.has(one) });
  const provisioners = provisionersOf(block);
  const ran = listOf((0,plan_file_findings.nV)(planned, 'provisioners'));
  if (provisioners.length !== ran.length) {
    const [left, right] = [provisioners, ran].map(({ length }) => `${length} of them`);
    findings.differ(`${place}: provisioner`, `${left}`, `${right}`);
  }
  else
    provisioners.forEach((one, index) => compareProvisioner(one, ran[index], place, at));
  for (const type of ['lifecycle', 'connection']) {
    const isThere = block.body.blocks.some((one) => one.type === type && isFilled(one));
    const isJson = block.body.attributes.some((one) => one.name === type);
    if (isThere || isJson)
      findings.markMissing(`${place}: ${type}`);
  }
  compareProviderOf(block, planned, place, at);
  const { expected } = providerKeys(block, at);
  const other = changes.find(({ provider_name: provider }) => provider !== expected);
  if (other !== undefined) {
    findings.differ(`${place}: provider`, expected, (0,plan_file_findings.vp)(other.provider_name));
  }
}
function markedNames(marks) {
  return (0,parse.u4)(marks) ? Object.keys(marks).filter((name) => marks[name] === true) : [];
}
function provisionersOf(block) {
  const written = block.body.attributes.find(({ name }) => name === 'provisioner');
  const text = written?.value.kind === 'other' ? written.value.inside?.[0] : written?.value;
  const items = text?.kind === 'tuple' ? text.items : text === undefined ? [] : [text];
  const list = Array.isArray(written?.json) ? written.json : [written?.json];
  const inJson = items.flatMap((item, at) => item.kind === 'object'
    ? item.entries.flatMap(({ key, value }) => {
      const type = (0,hcl_syntax.bK)(key) ?? '';
      const body = bodyOfJson(value, (0,plan_file_findings.nV)(list[at], type));
      return [{ type: 'provisioner', labels: [type], body, range: value.range }];
    })
    : []);
  return [...block.body.blocks.filter(({ type }) => type === 'provisioner'), ...inJson];
}
function compareProviderOf(block, planned, place, at) {
  const { findings } = at.all.comparison;
  const { keys, passed } = providerKeys(block, at);
  const key = textMember(planned, 'provider_config_key');
  const level = key === undefined ? -1 : keys.indexOf(key);
  if (level < 0)
    findings.differ(`${place}: provider`, (0,plan_file_findings.vp)(keys.at(-1)), (0,plan_file_findings.vp)(key));
  else
    for (const text of passed.slice(0, level))
      if (text !== undefined)
        findings.markFound(text);
}
const NOT_SHOWN = ['when', 'on_failure', 'connection'];
function compareProvisioner(block, planned, owner, at) {
  const { findings } = at.all.comparison;
  const [type = ''] = block.labels;
  const place = `${owner}: provisioner "${type}"`;
  const plannedType = textMember(planned, 'type');
  if (plannedType !== type) {
    findings.differ(place, (0,plan_file_findings.vp)(type), (0,plan_file_findings.vp)(plannedType));
    return;
  }
  const attributes = block.body.attributes.filter(({ name }) => !NOT_SHOWN.includes(name));
  const blocks = block.body.blocks.filter((one) => !NOT_SHOWN.includes(one.type));
  const isWhole = attributes.length === block.body.attributes.length &&
    blocks.length === block.body.blocks.length;
  if (!isWhole)
    findings.markMissing(place);
  const inside = { place, at, isSensitive: () => false };
  compareBody({ attributes, blocks }, (0,plan_file_findings.nV)(planned, 'expressions'), inside);
}
function compareBlock(block, planned, inside) {
  const { place, at } = inside;
  const { comparison } = at.all;
  const body = {
    attributes: block.body.attributes.filter(({ name }) => !(0,resource_values.X)(name)),
    blocks: block.body.blocks.filter(({ type }) => !(0,resource_values.X)(type)),
  };
  compareBody(body, (0,plan_file_findings.nV)(planned, 'expressions'), inside);
  for (const name of ['count', 'for_each']) {
    const written = block.body.attributes.find((one) => one.name === name);
    const one = (0,plan_file_findings.nV)(planned, `${name}_expression`);
    const inner = `${place}: "${name}"`;
    const demand = { place: inner, module: at.module, prefix: prefixOf(at) };
    if (written === undefined) {
      if (one !== undefined)
        comparison.findings.differ(inner, 'absent', 'there');
    }
    else if (one === undefined) {
      comparison.compare(written, {}, demand);
    }
    else
      comparison.compare(written, one, demand);
  }
  compareDependencies(block, planned, inside);
}
function compareDependencies(block, planned, { place, at }) {
  const { findings } = at.all.comparison;
  const written = attributeOf(block, 'depends_on');
  const items = written?.kind === 'tuple' ? written.items : written?.kind === 'other' ? tupleIn(written) : [];
  const names = items.map((item) => item.kind === 'traversal' ? referenceName(item) : readName((0,hcl_syntax.bK)(item) ?? ''));
  const [left, right] = [
    names,
    listOf((0,plan_file_findings.nV)(planned, 'depends_on')).map((one) => readName(String(one))),
  ].map((list) => [...new Set(list.map((name) => name.join('.')))].sort().join(', '));
  if (left !== right)
    findings.differ(`${place}: "depends_on"`, `[${left}]`, `[${right}]`);
}
function tupleIn({ inside = [] }) {
  const [only] = inside;
  return only?.kind === 'tuple' ? only.items : [];
}
function compareVariable({ name, placed: { block }, planned, at }) {
  const { findings } = at.all.comparison;
  const owner = `${prefixOf(at)}${name}`;
  const place = `${owner}: "default"`;
  compareSaid(block, planned, owner, findings);
  leaveOthers(block, ['type', 'default', 'description', 'sensitive', 'nullable'], owner, at);
  const written = attributeOf(block, 'default');
  const value = (0,plan_file_findings.nV)(planned, 'default');
  const isSensitive = saysTrue(block, 'sensitive');
  if (written === undefined) {
    if (value !== undefined)
      findings.differ(place, 'absent', (0,plan_file_findings.vp)(value, isSensitive));
    return;
  }
  const fits = fitsType(written, attributeOf(block, 'type'), value);
  const known = constantValue(written);
  if (fits === undefined)
    findings.markMissing(place);
  else if (!fits) {
    const shown = known === undefined ? 'another value' : (0,plan_file_findings.vp)(known.value, isSensitive);
    findings.differ(place, shown, (0,plan_file_findings.vp)(value, isSensitive));
  }
}
function compareOutput({ name, placed: { block }, planned, at }) {
  const { comparison } = at.all;
  const place = `${prefixOf(at)}${name}`;
  compareSaid(block, planned, place, comparison.findings);
  leaveOthers(block, ['value', 'description', 'sensitive', 'depends_on'], place, at);
  const value = block.body.attributes.find((one) => one.name === 'value');
  const isSensitive = saysTrue(block, 'sensitive');
  const demand = { place, module: at.module, prefix: prefixOf(at), isSensitive };
  if (value === undefined)
    comparison.findings.differ(place, 'without a value', 'with one');
  else
    comparison.compare(value, (0,plan_file_findings.nV)(planned, 'expression') ?? {}, demand);
  compareDependencies(block, planned, { place, at, isSensitive: () => isSensitive });
}
function leaveOthers({ body }, shown, place, { all }) {
  const isMore = body.attributes.some(({ name }) => !shown.includes(name) && name !== '//');
  if (isMore || body.blocks.length > 0)
    all.comparison.findings.markMissing(place);
}
function compareSaid(block, planned, place, findings) {
  const sensitive = (0,plan_file_findings.nV)(planned, 'sensitive') === true;
  if (saysTrue(block, 'sensitive') !== sensitive) {
    findings.differ(`${place}: "sensitive"`, String(!sensitive), String(sensitive));
  }
  const written = attributeOf(block, 'description');
  const description = written === undefined ? '' : (0,hcl_syntax.bK)(written)?.normalize('NFC');
  const said = textMember(planned, 'description') ?? '';
  if (description === undefined)
    findings.markMissing(`${place}: "description"`);
  else if (description !== said) {
    findings.differ(`${place}: "description"`, (0,plan_file_findings.vp)(description), (0,plan_file_findings.vp)(said));
  }
}
function saysTrue(block, name) {
  const written = attributeOf(block, name);
  return written?.kind === 'literal' && String(written.value) === 'true';
}
function compareCall({ name, placed, planned, at }) {
  const { block } = placed;
  const { comparison, sources } = at.all;
  const { findings } = comparison;
  const path = `${prefixOf(at)}${name}`;
  const source = compareSource(block, planned, path, at);
  const callee = (0,load_module.gZ)(sources, at.module, (0,load_module.C8)(placed, at.path, source));
  const attributes = block.body.attributes.filter((one) => !/^(?:source|version|ignore_nested_deprecations)$/.test(one.name));
  const isSensitive = (variable) => {
    const declared = callee?.variables.get(variable)?.block;
    return declared !== undefined && saysTrue(declared, 'sensitive');
  };
  const inputs = { ...block, body: { ...block.body, attributes } };
  compareBlock(inputs, planned, { place: path, at, isSensitive });
  const providers = attributeOf(block, 'providers');
  if (providers !== undefined) {
    const place = `${path}: "providers"`;
    const demand = { place, module: at.module, prefix: prefixOf(at), listed: 'nothing' };
    if (providers.kind !== 'object')
      findings.markMissing(place);
    else
      for (const { value } of providers.entries)
        comparison.demand({ ...demand, text: value });
  }
  if (callee === undefined) {
    findings.markMissing(`${path} (its files are not here)`);
    return;
  }
  compareModule({
    module: callee,
    planned: (0,plan_file_findings.nV)(planned, 'module'),
    path,
    caller: { from: at, call: block },
    depth: at.depth + 1,
    all: at.all,
  });
}
function compareSource(block, planned, path, { all }) {
  const { findings } = all.comparison;
  const source = (0,hcl_syntax.bK)(attributeOf(block, 'source'));
  const plannedSource = textMember(planned, 'source');
  if (source === undefined || source !== plannedSource) {
    findings.differ(`${path}: "source"`, (0,plan_file_findings.vp)(source ?? null), (0,plan_file_findings.vp)(plannedSource));
  }
  const version = (0,hcl_syntax.bK)(attributeOf(block, 'version')) ?? '';
  const plannedVersion = textMember(planned, 'version_constraint') ?? '';
  if (!isSameConstraint(version, plannedVersion)) {
    findings.differ(`${path}: "version"`, (0,plan_file_findings.vp)(version), (0,plan_file_findings.vp)(plannedVersion));
  }
  return source ?? '';
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-rest.js
const COMPARED = new Set(['provider', 'terraform']);
function compareRest({ module, path, all }, version) {
  const { findings } = all.comparison;
  const prefix = path === '' ? '' : `${path}.`;
  for (const { block } of module.others) {
    if (block.type === 'terraform')
      compareSettings(block, prefix, all, version);
    else if (!COMPARED.has(block.type))
      findings.markMissing(prefix + [block.type, ...block.labels].join('.'));
  }
  for (const { block } of module.checks)
    findings.markMissing(`${prefix}check.${block.labels[0] ?? ''}`);
  for (const file of module.unread)
    findings.markMissing(file);
  for (const { block } of module.moved)
    if (!isMoved(block, prefix, all))
      leave('moved', block, prefix, all);
  for (const { block } of module.removed) {
    if (!isRemoved(block, prefix, all))
      leave('removed', block, prefix, all);
  }
  for (const placed of module.imports)
    compareImport(placed, prefix, all);
}
function leave(type, block, prefix, { comparison }) {
  const named = addressText(attributeOf(block, type === 'import' ? 'to' : 'from'));
  comparison.findings.markMissing(`${prefix}${type} ${named ?? `in line ${block.range.startLine}`}`);
}
function compareSettings(block, prefix, { comparison: { findings } }, version) {
  for (const { name, value } of block.body.attributes) {
    if (name === 'required_providers' || name === '//')
      continue;
    const place = `${prefix}terraform: "${name}"`;
    const constraint = name === 'required_version' ? (0,hcl_syntax.bK)(value) : undefined;
    const isMet = constraint === undefined ? undefined : isAllowed(version, constraint);
    if (isMet === undefined)
      findings.markMissing(place);
    else if (!isMet)
      findings.differ(place, (0,plan_file_findings.vp)(constraint), `made by ${version}`);
  }
  for (const { type, labels } of block.body.blocks) {
    if (type !== 'required_providers')
      findings.markMissing(`${prefix}terraform: ${[type, ...labels].join(' ')}`);
  }
}
function addressText(text) {
  if (text?.kind === 'traversal')
    return referenceName(text).join('.');
  const written = (0,hcl_syntax.bK)(text);
  return written === undefined ? undefined : (0,configuration_address.Pe)(written);
}
function hasKeys(text) {
  return text?.kind !== 'traversal' || text.steps.some((step) => step.kind !== 'literal');
}
function isMoved(block, prefix, { values }) {
  const from = attributeOf(block, 'from');
  const to = attributeOf(block, 'to');
  const before = addressText(from);
  const after = addressText(to);
  if (before === undefined || after === undefined || hasKeys(from) || hasKeys(to))
    return false;
  return values.changes.some(({ address, previous_address: previous }) => previous === prefix + before && address === prefix + after);
}
function isRemoved(block, prefix, { values }) {
  const from = addressText(attributeOf(block, 'from'));
  const lifecycle = block.body.blocks.find(({ type }) => type === 'lifecycle');
  const destroy = lifecycle && attributeOf(lifecycle, 'destroy');
  const isPlain = block.body.blocks.every(({ type }) => type === 'lifecycle');
  const action = destroy?.kind === 'literal' && destroy.value === false ? 'forget' : 'delete';
  return (isPlain &&
    values.changes.some(({ address, change }) => (0,configuration_address.Pe)(address) === prefix + from && change.actions.some((one) => one === action)));
}
function compareImport({ block }, prefix, all) {
  const { findings } = all.comparison;
  const to = addressText(attributeOf(block, 'to'));
  const id = (0,hcl_syntax.bK)(attributeOf(block, 'id'));
  const changes = all.values.changes.filter(({ address }) => (0,configuration_address.Pe)(address) === prefix + to);
  const [importing] = changes.flatMap(({ change }) => (change.importing ? [change.importing] : []));
  if (importing === undefined || id === undefined || changes.length !== 1) {
    leave('import', block, prefix, all);
    return;
  }
  const said = (0,plan_file_findings.nV)(importing, 'id');
  if (said !== id)
    findings.differ(`${prefix}import ${to ?? ''}: "id"`, (0,plan_file_findings.vp)(id), (0,plan_file_findings.vp)(said));
  const isPlain = block.body.attributes.length === 2 && !block.body.blocks.some(isFilled);
  if (!isPlain || hasKeys(attributeOf(block, 'to')))
    leave('import', block, prefix, all);
}
function compareAsked(modules, all) {
  const { findings } = all.comparison;
  const hasMoves = modules.some(({ moved }) => moved.length > 0);
  const hasRemovals = modules.some(({ removed }) => removed.length > 0);
  const hasImports = modules.some(({ imports }) => imports.length > 0);
  const hasUnread = modules.some(({ unread }) => unread.length > 0);
  if (hasUnread)
    return;
  for (const { address, previous_address: previous, change } of all.values.changes) {
    const isMove = previous !== undefined && (0,configuration_address.Pe)(previous) !== (0,configuration_address.Pe)(address);
    const asks = (what) => findings.add(address, `${address} is ${what} in the plan, and no block in the files says so.`);
    if (isMove && !hasMoves)
      asks('moved');
    if (change.actions.includes('forget') && !hasRemovals)
      asks('forgotten');
    if ((change.importing ?? null) !== null && !hasImports)
      asks('imported');
  }
}
var module_scope = __webpack_require__(87316);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-values.js
const compare_values_DEEPEST = 20;
function compareInstances(scope, findings, depth = 0) {
  const { module, address, plan } = scope.around;
  for (const placed of [...module.resources, ...module.dataSources]) {
    compare_values_compareResource(placed, scope, findings);
  }
  for (const { block } of module.calls) {
    const [call = ''] = block.labels;
    const name = `module.${call}`;
    const observed = plan.keysOf(address, name);
    const keys = compareKeys(block, scope, { name, observed, isCertain: false }, findings);
    for (const key of keys) {
      const callee = depth < compare_values_DEEPEST ? scope.calleeOf(block, key) : undefined;
      if (callee !== undefined)
        compareInstances(callee, findings, depth + 1);
    }
  }
}
function compare_values_compareResource({ block }, scope, findings) {
  const { address, plan } = scope.around;
  const isData = block.type === 'data';
  const name = `${isData ? 'data.' : ''}${block.labels.join('.')}`;
  const instances = plan.instancesOf(address, name);
  const observed = instances.map(({ key }) => key);
  compareKeys(block, scope, { name, observed, isCertain: !isData }, findings);
  for (const { key, values, change } of instances) {
    const place = addressIn(address, name, key);
    const body = (change?.change.before ?? null) === null ? block.body : withoutIgnored(block);
    compare_values_compareBody(body, scope.instance(block, key), values, {
      place,
      findings,
      isExact: block.labels[0] === terraform_data.ER,
      isTop: true,
    });
  }
}
function withoutIgnored({ body }) {
  const lifecycle = body.blocks.find(({ type }) => type === 'lifecycle');
  const ignored = lifecycle && attributeOf(lifecycle, 'ignore_changes');
  if (ignored === undefined)
    return body;
  if (ignored.kind !== 'tuple')
    return { attributes: [], blocks: [] };
  const names = new Set(ignored.items.map((item) => (item.kind === 'traversal' ? item.root : (0,hcl_syntax.bK)(item))));
  return {
    attributes: body.attributes.filter(({ name }) => !names.has(name)),
    blocks: body.blocks.filter((block) => !names.has(blockName(block))),
  };
}
function compareKeys(block, scope, { name, observed, isCertain }, findings) {
  const place = addressIn(scope.around.address, name);
  const [each, isSure, passed] = expectedKeys(block, scope);
  const repetition = attributeOf(block, 'for_each') ?? attributeOf(block, 'count');
  if (each === undefined) {
    if (repetition !== undefined || (0,module_scope.LI)(block))
      findings.markMissing(`${place} (its number)`);
    return observed;
  }
  const missing = each.filter((key) => !observed.includes(key));
  const extra = observed.filter((key) => !each.includes(key));
  if ((isCertain && missing.length > 0) || extra.length > 0) {
    if (!isSure)
      findings.markMissing(`${place} (its number)`);
    else if (extra.length > 0) {
      const address = addressIn(scope.around.address, name, extra[0]);
      findings.add(place, `${address} is planned, and the files do not declare it.`);
    }
    else {
      const address = addressIn(scope.around.address, name, missing[0]);
      findings.add(place, `${address} is declared, and not planned.`);
    }
  }
  else if (missing.length === 0 || isCertain)
    markPassed(passed, findings);
  return isSure ? each : observed;
}
function expectedKeys(block, scope) {
  const passed = new Passed();
  const count = attributeOf(block, 'count');
  const each = attributeOf(block, 'for_each');
  const numbers = (value) => /^\d{1,6}$/.test(String(value))
    ? Array.from({ length: Number(value) }, (_, at) => at)
    : undefined;
  if (count !== undefined) {
    const found = meaningOf(count, scope, passed);
    const literal = found && ('text' in found ? literalOf(found.text)?.value : found.value);
    if (literal !== undefined) {
      if (found !== undefined && 'text' in found)
        passed.whole.push(found);
      return [numbers(literal), true, passed];
    }
    passed.whole.push({ text: count, scope });
    return [numbers(knownValue(count, scope)?.value), false, passed];
  }
  if (each === undefined)
    return [(0,module_scope.LI)(block) ? undefined : [undefined], true, passed];
  const found = writtenItems(each, scope, passed);
  return [found?.items.map(([key]) => key), found?.isSure === true, passed];
}
function compare_values_compareBody(body, scope, planned, { place, findings, isExact, isTop = false, isDynamic = false }) {
  for (const { name, value, json } of body.attributes) {
    if ((isTop && (0,resource_values.X)(name)) || name === '//')
      continue;
    const at = { place: isTop ? `${place}: "${name}"` : `${place}.${name}`, findings, isExact };
    const part = partOf(planned, name);
    if (isWriteOnly(name, place) && part.unknown !== true && (part.value ?? null) === null) {
      findings.foundInPlan.add(value);
      findings.markMissing(at.place);
    }
    else if (json === undefined)
      matchValue(value, scope, part, at);
    else
      compareJson(value, scope, part, at);
  }
  const names = new Set(body.blocks.map(blockName));
  for (const name of names) {
    if (isTop && (0,resource_values.X)(name))
      continue;
    const blocks = body.blocks.filter((block) => blockName(block) === name);
    const at = { place: isTop ? `${place}: "${name}"` : `${place}.${name}`, findings, isExact };
    compare_values_compareBlocks(blocks, scope, partOf(planned, name), { ...at, isDynamic });
  }
  if (!isDynamic)
    return;
  const written = new Set([...names, ...body.attributes.map(({ name }) => name)]);
  for (const [name, value] of Object.entries((0,parse.u4)(planned.value) ? planned.value : {})) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !written.has(name))
      findings.markMissing(`${place}.${name}`);
  }
}
function isWriteOnly(name, place) {
  return name.endsWith('_wo') || (name === 'input' && STORE.test(place));
}
const STORE = /(?:^|\.)terraform_data\..*: "store"$/s;
function compareJson(value, scope, planned, at) {
  const text = value.kind === 'other' ? (value.inside?.[0] ?? value) : value;
  const isList = Array.isArray(planned.value) && planned.value.length === 1;
  const single = text.kind === 'object' && isList ? partOf(planned, 0) : planned;
  matchValue(text, scope, single, at);
  at.findings.foundInPlan.add(value);
}
function blockName({ type, labels }) {
  return type === 'dynamic' ? (labels[0] ?? '') : type;
}
function compare_values_compareBlocks(blocks, scope, planned, at) {
  const { value, unknown } = planned;
  const passed = new Passed();
  const written = blocks.map((block) => writtenBy(block, scope, passed));
  if (unknown === true || written.includes(undefined)) {
    at.findings.markMissing(at.place);
    return;
  }
  const bodies = written.flatMap((list) => list ?? []);
  markPassed(passed, at.findings);
  if (Array.isArray(value))
    return compareList(bodies, planned, at);
  const isMap = bodies.length > 0 && bodies.every(({ label }) => label !== undefined);
  if ((0,parse.u4)(value) && isMap) {
    for (const { body, scope: inner, label = '', isDynamic } of bodies) {
      const place = `${at.place}.${label}`;
      compare_values_compareBody(body, inner, partOf(planned, label), { ...at, place, isDynamic });
    }
    const extra = Object.keys(value).find((key) => !bodies.some(({ label }) => label === key));
    if (extra !== undefined)
      at.findings.markMissing(`${at.place}.${extra}`);
    return;
  }
  const [only] = bodies;
  if (bodies.length === 1 && only !== undefined && (0,parse.u4)(value)) {
    const isDynamic = at.isDynamic === true || only.isDynamic;
    compare_values_compareBody(only.body, only.scope, planned, { ...at, isDynamic });
  }
  else if (bodies.length > 0 || (value !== undefined && value !== null)) {
    at.findings.differ(at.place, `${bodies.length} blocks`, value === undefined ? 'absent' : 'another form');
  }
}
function compareList(bodies, planned, at) {
  const length = Array.isArray(planned.value) ? planned.value.length : 0;
  if (length !== bodies.length) {
    at.findings.differ(at.place, `${bodies.length} blocks`, `${length}`);
    return;
  }
  const items = bodies.map((one) => ({ ...one, used: false }));
  const compareAt = (item, index, findings) => compare_values_compareBody(item.body, item.scope, partOf(planned, index), {
    ...at,
    place: `${at.place}[${index}]`,
    findings,
    isDynamic: at.isDynamic === true || item.isDynamic,
  });
  const inOrder = at.findings.attempt((findings) => items.forEach((item, index) => compareAt(item, index, findings)));
  if (inOrder.differences.size === 0 || length > compare_values_MOST_TRIED)
    return at.findings.take(inOrder);
  const found = at.findings.attempt((findings) => {
    for (let index = 0; index < length; index++) {
      const match = items.find((item) => {
        if (item.used)
          return false;
        const tried = findings.attempt((inner) => compareAt(item, index, inner));
        if (tried.differences.size === 0)
          findings.take(tried);
        return tried.differences.size === 0;
      });
      if (match === undefined)
        findings.differ(at.place, 'another block', 'not it');
      else
        match.used = true;
    }
  });
  if (found.differences.size > 0)
    return at.findings.take(inOrder);
  at.findings.take(found);
  at.findings.markMissing(`${at.place} (its order)`);
}
const compare_values_MOST_TRIED = 200;
function writtenBy(block, scope, passed) {
  if (block.type !== 'dynamic')
    return [{ body: block.body, scope, label: block.labels[0], isDynamic: false }];
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const each = attributeOf(block, 'for_each');
  const items = each && writtenItems(each, scope, passed, 'places');
  if (content === undefined || items === undefined)
    return undefined;
  const iterator = attributeOf(block, 'iterator');
  const name = iterator?.kind === 'traversal' ? iterator.root : ((0,hcl_syntax.bK)(iterator) ?? blockName(block));
  const labels = attributeOf(block, 'labels');
  return items.items.map(([key, value]) => {
    const inner = scope.with(name, { key: { value: key }, value });
    const label = labels?.kind === 'tuple' ? labels.items[0] : undefined;
    const named = label && keyText(label, inner);
    return { body: content.body, scope: inner, label: named, isDynamic: true };
  });
}
function compareOutputs(scope, findings, changes) {
  for (const [name, { block }] of scope.around.module.outputs) {
    const text = attributeOf(block, 'value');
    const planned = scope.around.plan.outputs[name];
    if (text === undefined || planned === undefined)
      continue;
    const change = (0,plan_file_findings.nV)(changes, name);
    const unknown = (0,plan_file_findings.nV)(change, 'after_unknown');
    const sensitive = (0,plan_file_findings.nV)(planned, 'sensitive') === true;
    const place = `output.${name}`;
    const after = (0,plan_file_findings.nV)(change, 'after');
    const value = (0,plan_file_findings.nV)(planned, 'value');
    const known = value === undefined && unknown !== true ? after : value;
    matchMeaning({ text, scope }, { value: known, unknown, sensitive }, { place, findings, isExact: true });
  }
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/hold-plan.js
const hold_plan_DEEPEST = 20;
const MOST_WORK = 5_000_000;
function holdPlan(document, files) {
  const findings = new plan_file_findings.MZ();
  const comparison = new Comparison(findings);
  const values = new PlanValues(document);
  const { sources, root } = files;
  const providers = (0,plan_file_findings.nV)(document.configuration, 'provider_config');
  const registry = registryOf(document, providers);
  const modules = [];
  const visit = (module) => void modules.push(module);
  const all = { comparison, sources, values, providers, registry, visit };
  const planned = document.configuration.root_module;
  compareModule({ module: root, planned, path: '', depth: 0, all });
  for (const module of modules)
    compareRest(module, document.terraform_version);
  compareAsked(modules.map(({ module }) => module), all);
  compareVariables(document, files, findings);
  const budget = { left: MOST_WORK };
  const scope = new TextScope({
    module: root,
    address: '',
    caller: undefined,
    plan: values,
    sources,
    budget,
  });
  compareInstances(scope, findings);
  comparePriorState(document, findings);
  compareOutputs(scope, findings, document.output_changes);
  findUndeclared(document, values, findings);
  comparison.settle();
  if (budget.left < 0)
    findings.markMissing('values that cost too much to compare');
  return { differences: [...findings.differences.values()], notInPlan: [...findings.notInPlan] };
}
function compareVariables({ variables }, files, findings) {
  const written = writtenValues(files);
  for (const [name, { block }] of files.root.variables) {
    const place = `var.${name}`;
    const value = (0,plan_file_findings.nV)((0,plan_file_findings.nV)(variables, name), 'value');
    const given = givenValue(block, files.variables, name, written.get(name));
    if (given === undefined || attributeOf(block, 'ephemeral') !== undefined) {
      findings.markMissing(place);
      continue;
    }
    const isSame = given.known !== undefined && isSameValue(given.known.value, value) ? true : given.fits(value);
    const sensitive = attributeOf(block, 'sensitive');
    const isSensitive = sensitive !== undefined && Reflect.get(sensitive, 'value') !== false;
    if (isSame === undefined)
      findings.markMissing(place);
    else if (!isSame) {
      const shown = given.known && `, ${(0,plan_file_findings.vp)(given.known.value, isSensitive)}`;
      const sentence = `${place} is not ${given.from}${shown ?? ''}, but ${(0,plan_file_findings.vp)(value, isSensitive)} in the plan.`;
      findings.add(place, sentence);
    }
  }
  for (const name of Object.keys(variables)) {
    if (!files.root.variables.has(name)) {
      findings.add(`var.${name}`, `${(0,plan_file_findings.Jj)(`var.${name}`)} is in the plan, and not in the files.`);
    }
  }
}
function writtenValues({ sources, root }) {
  const here = sources.files.list(root.directory).map((path) => external_node_path_.posix.basename(path));
  return new Map((0,file_names.DF)(here)
    .map((name) => external_node_path_.posix.join(root.directory, name))
    .flatMap((path) => (0,load_module.sU)(sources, path, 'variables file').attributes)
    .map((attribute) => [attribute.name, attribute]));
}
function givenValue(block, ofRun, name, written) {
  const type = attributeOf(block, 'type');
  const known = (value, from) => ({
    from,
    known: { value },
    fits: (planned) => fits_type_fits(value, type, planned),
  });
  if (Object.hasOwn(ofRun, name))
    return known(ofRun[name], 'the value of this run');
  if (written?.json !== undefined)
    return known(written.json, 'the value of its file of variables');
  const text = written?.value ?? attributeOf(block, 'default');
  if (text === undefined)
    return undefined;
  return {
    from: written === undefined ? 'its default' : 'the value of its file of variables',
    known: constantValue(text),
    fits: (planned) => fitsType(text, type, planned),
  };
}
function comparePriorState(document, findings) {
  const before = new Set();
  const prior = (0,plan_file_findings.nV)(Reflect.get(document, 'prior_state'), 'values');
  addAddresses((0,plan_file_findings.nV)(prior, 'root_module'), before, 0);
  for (const { address, previous_address: previous, change, mode } of document.resource_changes) {
    const exists = mode === 'managed' && change.before !== null && (change.importing ?? null) === null;
    if (exists && !before.has(address) && !before.has(previous ?? address)) {
      findings.add(address, `${(0,plan_file_findings.Jj)(address)} exists in the plan, and not in the state before it.`);
    }
  }
}
function addAddresses(module, addresses, depth) {
  if (depth > 100)
    return;
  const resources = (0,plan_file_findings.nV)(module, 'resources');
  const inner = (0,plan_file_findings.nV)(module, 'child_modules');
  for (const one of Array.isArray(resources) ? resources : []) {
    addresses.add(String((0,plan_file_findings.nV)(one, 'address')));
  }
  for (const one of Array.isArray(inner) ? inner : [])
    addAddresses(one, addresses, depth + 1);
}
function findUndeclared(document, values, findings) {
  const declared = new Set();
  declaredIn(document.configuration.root_module, '', declared, 0);
  const undeclared = values.changes.find(({ mode, address, change }) => mode === 'managed' && change.after !== null && !declared.has((0,configuration_address.Pe)(address)));
  if (undeclared === undefined)
    return;
  const { address } = undeclared;
  findings.add(address, `${(0,plan_file_findings.Jj)(address)} is planned, and its configuration is not in the plan.`);
}
function declaredIn(module, prefix, declared, depth) {
  if (depth > hold_plan_DEEPEST)
    return;
  const resources = (0,plan_file_findings.nV)(module, 'resources');
  for (const one of Array.isArray(resources) ? resources : []) {
    declared.add(`${prefix}${String((0,plan_file_findings.nV)(one, 'address'))}`);
  }
  const calls = (0,plan_file_findings.nV)(module, 'module_calls');
  for (const [name, call] of Object.entries(calls ?? {})) {
    declaredIn((0,plan_file_findings.nV)(call, 'module'), `${prefix}module.${name}.`, declared, depth + 1);
  }
}
var places_in = __webpack_require__(6193);
var read_plan = __webpack_require__(24165);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file-engine.js
function planFileEngine({ planOf }) {
  return {
    name: 'plan',
    shape: plan_shape.TERRAFORM_PLAN,
    plan: async (request) => {
      try {
        const plan = await planOf(request.workspaceName);
        if (plan !== undefined)
          return compareWithFiles(plan, request);
        return unusable(request, `There is no plan of the workspace "${request.workspaceName}".`);
      }
      catch (error) {
        if (!(error instanceof read_plan.UnreadablePlan))
          throw error;
        return unusable(request, (0,error_message.g)(error));
      }
    },
  };
}
function compareWithFiles({ text, digest }, request) {
  const { document, counts } = (0,read_plan.readPlan)(text);
  return { document, text, counts, ...hold(document, digest, request) };
}
function hold(document, digest, request) {
  const limits = [];
  const sources = (0,load_module.u0)(request);
  const root = (0,load_module.Vw)(sources, request.workingDirectory);
  const unread = sources.problems.filter(({ severity }) => severity === 'error');
  if (root === undefined || unread.length > 0) {
    const { problems } = (0,plan_configuration.S)(request);
    return { limits, problems: unread.length > 0 ? unread : problems, places: new Map() };
  }
  const { differences, notInPlan } = holdPlan(document, {
    sources,
    root,
    variables: request.variables,
  });
  const planned = (0,plan_configuration.S)({ ...request, state: {}, outputs: {} });
  const actions = (0,plan_actions.PJ)(document, planned.triggering ?? []);
  const all = [...actions, ...differences];
  for (const message of objections({ differences: all, notInPlan }, digest)) {
    limits.push({ kind: 'not-certain', message });
  }
  const { isDestroy, options } = request;
  const isPart = Reflect.get(document, 'complete') === false;
  if (isPart && options.targets.length === 0) {
    limits.push({ kind: 'not-certain', message: 'The plan says that it is not complete.' });
  }
  if (isDestroy || options.refreshOnly || options.targets.length + options.replace.length > 0) {
    const message = 'The run asks for a plan of another kind (destroy, refresh-only, targets or replace), and Plangate cannot determine whether this plan is one. Remove these options.';
    limits.push({ kind: 'not-certain', message });
  }
  return { problems: [], limits, places: (0,places_in.e)(document, planned) };
}
const MOST = 5;
function objections({ differences, notInPlan }, digest) {
  const said = [];
  if (digest?.kind === 'changed') {
    said.push(`The files have changed since the plan was made: ${listSome(digest.paths)}. Make the plan of the commit that is judged.`);
  }
  if (digest?.kind === 'unusable') {
    said.push(`The digest beside the plan ${digest.why}. Write it again with \`plangate digest\`.`);
  }
  if (differences.length > 0) {
    const named = differences.slice(0, MOST).join(' ');
    said.push(`The plan is not of these files: ${named} Make the plan of the commit that is judged.`);
  }
  else if (digest === undefined && notInPlan.length > 0) {
    said.push(`The plan in JSON does not have everything that the files say: ${listSome(notInPlan)}. Run \`plangate digest plan.json\` in the job that plans, and keep the digest beside the plan.`);
  }
  return said;
}
function listSome(names) {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function unusable({ terraformVersion }, detail) {
  return (0,to_plan.nC)(terraformVersion, [
    { severity: 'error', summary: 'The plan cannot be used', detail },
  ]);
}
var tree_digest = __webpack_require__(48749);
var engine_environment = __webpack_require__(26447);
var external_node_readline_ = __webpack_require__(80481);
var program_log = __webpack_require__(69058);
var run_programs = __webpack_require__(93472);
var module_files = __webpack_require__(60868);
var module_manifest = __webpack_require__(27126);
var backends = __webpack_require__(38987);
var parse_hcl = __webpack_require__(89845);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edits.js
class UncertainEdit extends Error {
  name = 'UncertainEdit';
}
class EditedText {
  text;
  lines = [0];
  edits = [];
  constructor(text) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.lines.push(at + 1);
    }
  }
  start({ startLine, startColumn }) {
    return (this.lines[startLine - 1] ?? 0) + startColumn - 1;
  }
  end({ endLine, endColumn }) {
    return (this.lines[endLine - 1] ?? 0) + endColumn - 1;
  }
  written(range) {
    return this.text.slice(this.start(range), this.end(range));
  }
  remove(range) {
    const breaks = this.written(range).replaceAll(/[^\n]/g, '');
    this.replace(range, breaks);
  }
  replace(range, text) {
    this.edits.push({ start: this.start(range), end: this.end(range), text });
  }
  insert(at, text) {
    this.edits.push({ start: at, end: at, text });
  }
  result() {
    const kept = this.edits.filter((inner) => !this.edits.some((outer) => outer !== inner &&
      outer.start <= inner.start &&
      inner.end <= outer.end &&
      outer.end - outer.start > inner.end - inner.start));
    const ordered = kept.toSorted((one, other) => one.start - other.start || one.end - other.end);
    let result = '';
    let at = 0;
    for (const { start, end, text } of ordered) {
      if (start < at)
        throw new UncertainEdit('has two things to change at one place');
      result += this.text.slice(at, start) + text;
      at = end;
    }
    return result + this.text.slice(at);
  }
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-hcl.js
const KEPT = new Set(['variable', 'output', 'locals', 'moved', 'removed']);
const KEPT_SETTINGS = new Set(['required_providers', 'provider_meta']);
const TAKEN_OUT = new Set(['provider', 'check']);
function editHcl(text, names, isOverride) {
  const edited = new EditedText(text);
  const body = parsed(text);
  for (const block of body.blocks)
    editBlock(block, { edited, names, isOverride });
  for (const range of workspacesIn(body)) {
    if (!/^terraform\s*\.\s*workspace$/.test(edited.written(range.range))) {
      throw new UncertainEdit('has `terraform.workspace` in a form that Plangate does not recognize');
    }
    edited.replace(range.range, names.workspace);
  }
  const result = edited.result();
  verify(parsed(result), names, isOverride);
  return result;
}
function parsed(text) {
  const { body, problems } = (0,parse_hcl.z)(text);
  const [problem] = problems;
  if (problem === undefined)
    return body;
  throw new UncertainEdit(`has a mistake in line ${problem.range.startLine}: ${problem.message}`);
}
function editBlock(block, editing) {
  const { edited, isOverride } = editing;
  if (TAKEN_OUT.has(block.type))
    edited.remove(block.range);
  else if (block.type === 'terraform')
    editSettings(block, edited);
  else if (block.type === 'resource')
    withoutAlias(block, edited);
  else if (block.type === 'data') {
    withoutAlias(block, edited);
    if (!isOverride)
      wait(block, editing);
  }
  else if (block.type === 'module') {
    for (const attribute of attributesOf(block, 'providers'))
      edited.remove(attribute.range);
  }
  else if (!KEPT.has(block.type)) {
    throw new UncertainEdit(`has a block \`${block.type}\`, which only a real plan can plan`);
  }
}
function editSettings({ body }, edited) {
  for (const block of body.blocks) {
    if (block.type === 'cloud' || backends.d.includes(block.type))
      edited.remove(block.range);
    else if (!KEPT_SETTINGS.has(block.type)) {
      throw new UncertainEdit(`has a block \`${block.type}\` in \`terraform\``);
    }
    if (block.type !== 'required_providers')
      continue;
    for (const { value } of block.body.attributes) {
      if (value.kind !== 'object')
        continue;
      for (const { key, value: aliases } of value.entries) {
        if (key.kind === 'literal' && key.value === 'configuration_aliases') {
          edited.replace(aliases.range, '[]');
        }
      }
    }
  }
}
function attributesOf({ body }, name) {
  return body.attributes.filter((attribute) => attribute.name === name);
}
function withoutAlias(block, edited) {
  for (const { value } of attributesOf(block, 'provider')) {
    const name = providerName(value);
    if (name === undefined)
      throw new UncertainEdit('names a provider in a form that is not known');
    edited.replace(value.range, name);
  }
}
function providerName(value) {
  const written = value.kind === 'traversal' && value.steps.length <= 1
    ? value.root
    : value.kind === 'literal' && typeof value.value === 'string'
      ? value.value.split('.', 1)[0]
      : undefined;
  return written !== undefined && /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? written : undefined;
}
const HEADER = /data(?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|[\p{L}_][\p{L}\p{N}_-]*)){2}[ \t]*\{/uy;
function wait(block, { edited, names }) {
  const [depends, second] = attributesOf(block, 'depends_on');
  if (second !== undefined)
    throw new UncertainEdit('has `depends_on` twice in one block');
  if (depends !== undefined) {
    const at = edited.start(depends.value.range);
    const isList = depends.value.kind === 'tuple' && edited.text[at] === '[';
    if (!isList)
      throw new UncertainEdit('has a `depends_on` that is no list');
    edited.insert(at + 1, `${names.pending}, `);
    return;
  }
  const start = edited.start(block.range);
  HEADER.lastIndex = start;
  const [header] = HEADER.exec(edited.text) ?? [];
  const end = edited.end(block.range) - 1;
  if (header === undefined || edited.text[end] !== '}') {
    throw new UncertainEdit('has a `data` block in a form that Plangate does not recognize');
  }
  edited.insert(start + header.length, '\n');
  edited.insert(end, `\n  depends_on = [${names.pending}]\n`);
}
function workspacesIn(body) {
  return [...expressionsIn(body)].filter((one) => one.kind === 'traversal' && one.root === 'terraform' && isWorkspace(one));
}
function isWorkspace({ steps: [step] }) {
  return step?.kind !== 'literal' || step.value === 'workspace';
}
function* expressionsIn(value) {
  if (typeof value !== 'object' || value === null)
    return;
  if (edit_hcl_isExpression(value))
    yield value;
  for (const part of Object.values(value))
    yield* expressionsIn(part);
}
function edit_hcl_isExpression(value) {
  return 'kind' in value && 'range' in value;
}
function verify(body, names, isOverride) {
  const waits = (block) => attributesOf(block, 'depends_on').some(({ value }) => value.kind === 'tuple' &&
    value.items.some((item) => item.kind === 'traversal' &&
      `${item.root}.${item.steps.map((step) => (step.kind === 'literal' ? String(step.value) : '')).join('.')}` ===
        names.pending));
  const isWrong = body.blocks.some((block) => TAKEN_OUT.has(block.type) ||
    (block.type === 'data' && !isOverride && !waits(block)) ||
    (block.type === 'module' && attributesOf(block, 'providers').length > 0) ||
    (block.type === 'terraform' &&
      block.body.blocks.some(({ type }) => type === 'cloud' || backends.d.includes(type))) ||
    attributesOf(block, 'provider').some(({ value }) => value.kind === 'traversal' && value.steps.length > 0));
  if (isWrong || workspacesIn(body).length > 0) {
    throw new UncertainEdit('could not be changed as a whole');
  }
}
var read_json = __webpack_require__(59611);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-json.js
const edit_json_KEPT = new Set(['//', 'variable', 'output', 'locals', 'moved', 'removed']);
const edit_json_KEPT_SETTINGS = new Set([
  '//',
  'required_version',
  'required_providers',
  'provider_meta',
  'experiments',
]);
function editJson(text, names, isOverride) {
  if (/terraform\s*[.[]\s*\\?"?workspace/.test(text)) {
    throw new UncertainEdit('has `terraform.workspace` in JSON. Write that file as .tf');
  }
  if (/\d{16}/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, ''))) {
    throw new UncertainEdit('has a number of more digits than are read here');
  }
  let json;
  try {
    json = (0,read_json.X)(text.replace(/^\uFEFF/, ''));
  }
  catch (error) {
    throw new UncertainEdit(`is no JSON: ${(0,error_message.g)(error)}`);
  }
  const changed = inObjects(json, (name, value) => {
    if (TAKEN_OUT.has(name))
      return [];
    if (edit_json_KEPT.has(name))
      return [[name, value]];
    if (name === 'terraform')
      return [[name, inObjects(value, settings)]];
    if (name === 'module')
      return [[name, belowLabels(value, 1, withoutProviders)]];
    if (name === 'resource')
      return [[name, belowLabels(value, 2, edit_json_withoutAlias)]];
    if (name !== 'data') {
      throw new UncertainEdit(`has a block \`${name}\`, which only a real plan can plan`);
    }
    const wait = (body) => waiting(inObjects(body, alias), names);
    return [[name, belowLabels(value, 2, isOverride ? edit_json_withoutAlias : wait)]];
  });
  return write(changed);
}
function inObjects(json, change) {
  if (Array.isArray(json))
    return json.map((item) => inObjects(item, change));
  if (typeof json !== 'object' || json === null) {
    throw new UncertainEdit('has something else in the place of a block');
  }
  return { entries: json.entries.flatMap(([name, value]) => change(name, value)) };
}
function belowLabels(json, labels, change) {
  if (labels === 0)
    return change(json);
  return inObjects(json, (name, value) => [[name, belowLabels(value, labels - 1, change)]]);
}
const settings = (name, value) => {
  if (name === 'cloud' || backends.d.includes(name))
    return [];
  if (!edit_json_KEPT_SETTINGS.has(name))
    throw new UncertainEdit(`has \`${name}\` in \`terraform\``);
  if (name !== 'required_providers')
    return [[name, value]];
  const withoutAliases = (provider, requirement) => typeof requirement === 'object' && requirement !== null && !Array.isArray(requirement)
    ? [
      [
        provider,
        inObjects(requirement, (key, one) => [
          [key, key === 'configuration_aliases' ? [] : one],
        ]),
      ],
    ]
    : [[provider, requirement]];
  return [[name, inObjects(value, withoutAliases)]];
};
const withoutProviders = (body) => inObjects(body, (name, value) => (name === 'providers' ? [] : [[name, value]]));
const edit_json_withoutAlias = (body) => inObjects(body, alias);
const alias = (name, value) => {
  if (name !== 'provider')
    return [[name, value]];
  const provider = typeof value === 'string' ? /^[\w-]+(?=\.[\w-]+$|$)/.exec(value)?.[0] : undefined;
  if (provider === undefined) {
    throw new UncertainEdit('names a provider in a form that is not known');
  }
  return [[name, provider]];
};
function waiting(body, { pending }) {
  if (Array.isArray(body))
    return body.map((item) => waiting(item, { pending, workspace: '' }));
  if (typeof body !== 'object' || body === null)
    return body;
  const others = body.entries.filter(([name]) => name !== 'depends_on');
  const lists = body.entries.filter(([name]) => name === 'depends_on');
  const [, list = []] = lists[0] ?? [];
  if (lists.length > 1 || !Array.isArray(list)) {
    throw new UncertainEdit('has a `depends_on` that is no list');
  }
  return { entries: [...others, ['depends_on', [pending, ...list]]] };
}
function write(json) {
  if (Array.isArray(json))
    return `[${json.map(write).join(',')}]`;
  if (typeof json !== 'object' || json === null)
    return JSON.stringify(json);
  return `{${json.entries.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(',')}}`;
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/own-files.js
const READER = /^(?:core::)?(?:file\w*|templatefile)$/;
const DIFFERS = /(?:^|[^\p{L}\p{N}])(?:tf|hcl)$/u;
const PATTERN = /[*?\]}]$/;
function readsOfOwnFiles(files, touched) {
  const hasJson = touched.some((name) => name.endsWith('.json'));
  const differs = (end) => DIFFERS.test(end) || (hasJson && end.endsWith('json'));
  const planned = files.map(({ shown, body }) => ({
    shown,
    parts: [
      ...body.attributes,
      ...body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform'),
    ],
  }));
  const isSuspect = planned.some(({ parts }) => [...expressionsIn(parts)].some((one) => one.kind === 'literal' &&
    typeof one.value === 'string' &&
    (differs(one.value) || PATTERN.test(one.value))));
  const isDifferent = (end) => {
    if (end === undefined || end === '')
      return isSuspect;
    return differs(end) || (/[*?\]}]/.test(end) && mayEndOtherwise(end, differs));
  };
  return planned.flatMap(({ shown, parts }) => [...expressionsIn(parts)].flatMap((one) => {
    if (one.kind !== 'call' || !READER.test(one.name))
      return [];
    const isSet = one.name.endsWith('fileset');
    const path = one.arguments[isSet ? 1 : 0];
    if (path === undefined || !isDifferent(endOf(path)))
      return [];
    return [
      `${shown}:${one.range.startLine} may read a configuration file as a text, by ${one.name}(). Plan with \`engine: terraform\`.`,
    ];
  }));
}
function mayEndOtherwise(pattern, differs) {
  const [rest = ''] = /[^*?\]}]*$/.exec(pattern) ?? [];
  return rest === '' || differs(rest) || !rest.includes('.');
}
function endOf(expression) {
  if (expression.kind === 'literal')
    return String(expression.value);
  if (expression.kind !== 'template')
    return undefined;
  const last = expression.parts.at(-1);
  return last === undefined ? undefined : endOf(last);
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/required-providers.js
const BUILTIN = 'terraform.io/builtin/terraform';
function requiredProviders(bodies) {
  const blocks = bodies.flatMap((body) => body.blocks);
  const names = new Map();
  for (const [name, value] of requirementsIn(blocks)) {
    const source = sourceOf(name, value);
    if ((names.get(name) ?? source) !== source) {
      throw new UncertainEdit(`requires two providers by the name ${JSON.stringify(name)}`);
    }
    names.set(name, source);
  }
  for (const { type, labels, body } of blocks) {
    if (type !== 'resource' && type !== 'data')
      continue;
    const written = body.attributes.find(({ name }) => name === 'provider')?.value;
    const name = written === undefined ? labels[0]?.split('_', 1)[0] : providerName(written);
    if (name === undefined)
      throw new UncertainEdit('names a provider in a form that is not known');
    if (!names.has(name))
      names.set(name, implied(name));
  }
  if ((names.get('terraform') ?? BUILTIN) !== BUILTIN) {
    throw new UncertainEdit('gives the name `terraform` to another provider');
  }
  return names;
}
function requirementsIn(blocks) {
  return blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap(({ body }) => [
    ...body.blocks
      .filter(({ type }) => type === 'required_providers')
      .flatMap((block) => block.body.attributes),
    ...body.attributes
      .filter(({ name }) => name === 'required_providers')
      .flatMap(({ value, range }) => (value.kind === 'tuple' ? value.items : [value]).flatMap((item) => entriesOf(item).map(([name, one]) => ({ name, value: one, range })))),
  ])
    .map(({ name, value }) => [name, value]);
}
function entriesOf(value) {
  if (value.kind !== 'object')
    throw new UncertainEdit('has another form of `required_providers`');
  return value.entries.map(({ key, value: inner }) => {
    if (key.kind !== 'literal')
      throw new UncertainEdit('computes a name in `required_providers`');
    return [String(key.value), inner];
  });
}
function sourceOf(name, value) {
  if (value.kind === 'literal')
    return implied(name);
  const sources = entriesOf(value).filter(([key]) => key === 'source');
  const [first] = sources;
  if (first === undefined)
    return implied(name);
  const [, source] = first;
  if (sources.length > 1 || source.kind !== 'literal' || typeof source.value !== 'string') {
    throw new UncertainEdit('has a source of a provider that is no text');
  }
  return fullSource(source.value);
}
function implied(name) {
  return name === 'terraform' ? BUILTIN : fullSource(`hashicorp/${name}`);
}
function fullSource(text) {
  const parts = text.toLowerCase().split('/');
  const all = [...['registry.terraform.io', 'hashicorp'].slice(0, 3 - parts.length), ...parts];
  if (all.length !== 3 || !all.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}.:-]*$/u.test(part))) {
    throw new UncertainEdit(`has a source of a provider that Plangate does not recognize: ${JSON.stringify(text)}`);
  }
  return all.join('/');
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/unplannable.js
const ELSEWHERE = new Map([
  ['plantimestamp', 'the time of the real plan'],
  ['pathexpand', 'the home directory where the real plan is made'],
  ['abspath', 'the directory in which the real plan is made'],
]);
const REMEDY = 'Plan with `engine: terraform`, or pass the value as a variable.';
function unplannableIn(body, file) {
  const planned = body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform');
  const found = [...expressionsIn(planned)].flatMap((one) => {
    const what = unknowable(one);
    return what === undefined ? [] : [`${file}:${one.range.startLine} ${what}. ${REMEDY}`];
  });
  return [...new Set(found)];
}
function unknowable(one) {
  if (one.kind === 'call') {
    const name = one.name.replace(/^core::/, '');
    const elsewhere = ELSEWHERE.get(name);
    if (elsewhere !== undefined)
      return `calls ${name}(), whose value is ${elsewhere}`;
    return name.includes('::') ? `calls ${name}(), which only the provider can answer` : undefined;
  }
  if (one.kind !== 'traversal' || one.root !== 'path')
    return undefined;
  const [step] = one.steps;
  const isKnown = step?.kind === 'literal' && step.value !== 'cwd';
  return isKnown ? undefined : 'reads path.cwd, the directory in which the real plan is made';
}
function hasTemplates(body) {
  return [...expressionsIn(body)].some((one) => one.kind === 'call' && /^(?:core::)?template(?:file|string)$/.test(one.name));
}
function mayCallElsewhere(text) {
  return /plantimestamp|pathexpand|abspath|provider::/.test(text);
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/prepare-copy.js
const OF_TESTS = /\.(?:tftest|tfmock|tfquery)\.(?:hcl|json)$/;
async function prepareCopy(copy) {
  const { files, work, token } = copy;
  const names = namesFor(copy);
  const modules = moduleDirectories(copy);
  if ('reasons' in modules)
    return modules;
  const reasons = [];
  const changed = new Map();
  const required = [];
  let all = [];
  for (const directory of modules.directories) {
    const found = attempt(reasons, () => readModule(directory, files));
    if (found === undefined)
      continue;
    all = [...all, ...found];
    const providers = attempt(reasons, () => requiredProviders(found.map(({ body }) => body)));
    if (providers !== undefined)
      required.push(providers);
    for (const file of found) {
      const { path, shown, text, body, isOverride } = file;
      reasons.push(...unplannableIn(body, shown));
      const edit = path.endsWith('.json') ? editJson : editHcl;
      const result = attempt(reasons, () => edit(text, names, isOverride), shown);
      if (result !== undefined && result !== text)
        changed.set(path, result);
    }
  }
  if (all.some(({ body }) => hasTemplates(body)))
    reasons.push(...templateReasons(files));
  if (reasons.length > 0)
    return { reasons };
  const [root = new Map()] = required;
  const { declared, mocks, mocked } = declare(root, required, token);
  const added = new Map([
    [(0,external_node_path_.join)(work, `plangate-${token}_override.tf`), declared],
    ...modules.directories.map((directory) => [
      (0,external_node_path_.join)(directory, `plangate-${token}.tf`),
      addition(copy),
    ]),
  ]);
  const removed = (0,external_node_fs_.readdirSync)(work)
    .filter((name) => OF_TESTS.test(name))
    .map((name) => (0,external_node_path_.join)(work, name));
  const touched = [...changed.keys(), ...added.keys(), ...removed];
  const own = readsOfOwnFiles(all, touched.map((path) => (0,external_node_path_.basename)(path)));
  if (own.length > 0)
    return { reasons: own.slice(0, 5) };
  for (const [path, text] of [...changed, ...added])
    await (0,promises_.writeFile)(path, text);
  for (const path of removed)
    await (0,promises_.rm)(path);
  const testDirectory = `plangate-${token}`;
  await (0,promises_.mkdir)((0,external_node_path_.join)(work, testDirectory));
  const run = 'run "plan" {\n  command = plan\n}\n';
  await (0,promises_.writeFile)((0,external_node_path_.join)(work, testDirectory, 'plan.tftest.hcl'), `${mocks}${run}`);
  return {
    testDirectory,
    mocked,
    variables: variablesOf(all, work),
    pendingName: pendingOf(token),
  };
}
function pendingOf(token) {
  return `plangate_${token}`;
}
function namesFor({ token }) {
  return { pending: `terraform_data.${pendingOf(token)}`, workspace: `local.${pendingOf(token)}` };
}
function addition({ token, workspaceName }) {
  const name = pendingOf(token);
  const value = JSON.stringify(workspaceName).replaceAll('${', '$${').replaceAll('%{', '%%{');
  return `resource "terraform_data" "${name}" {}\nlocals {\n  ${name} = ${value}\n}\n`;
}
function attempt(reasons, make, file) {
  try {
    return make();
  }
  catch (error) {
    if (!(error instanceof UncertainEdit))
      throw error;
    const what = file === undefined ? 'The configuration' : file;
    reasons.push(`${what} ${(0,error_message.g)(error)}. Plan with \`engine: terraform\`.`);
    return undefined;
  }
}
function moduleDirectories({ files, work }) {
  const real = (0,external_node_fs_.realpathSync)(work);
  const directories = [real];
  let text = '';
  try {
    text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(work, ...module_manifest.dp.split('/')), 'utf8');
  }
  catch {
    return { directories };
  }
  const records = (0,module_manifest.WI)(text);
  if ('problem' in records)
    return { reasons: [`${module_manifest.dp} ${records.problem}.`] };
  for (const { key, directory } of records) {
    try {
      const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(work, directory));
      if (path !== files && !path.startsWith(files + external_node_path_.sep)) {
        return {
          reasons: [`${module_manifest.dp} leads module ${JSON.stringify(key)} out of the upload.`],
        };
      }
      if (!directories.includes(path))
        directories.push(path);
    }
    catch {
      return { reasons: [`The directory of module ${JSON.stringify(key)} cannot be read.`] };
    }
  }
  return { directories };
}
function readModule(directory, files) {
  const shownAs = (path) => (0,external_node_path_.relative)(files, path).split(external_node_path_.sep).join('/');
  const text = (path) => {
    if (!(0,external_node_fs_.lstatSync)(path).isFile())
      throw new UncertainEdit(`has ${shownAs(path)}, which is a link`);
    const bytes = (0,external_node_fs_.readFileSync)(path);
    const text = bytes.toString('utf8');
    if (Buffer.from(text, 'utf8').equals(bytes))
      return text;
    throw new UncertainEdit(`has ${shownAs(path)}, which is not in UTF-8`);
  };
  const names = (0,file_names.AM)((0,external_node_fs_.readdirSync)(directory)).filter((name) => !(0,file_names.d3)(name));
  const source = { text, parsed: new Map() };
  const all = (0,module_files.yW)(names, (name) => (0,external_node_path_.join)(directory, name), source);
  return all.map((file) => ({ ...file, shown: shownAs(file.path) }));
}
function declare(root, required, token) {
  const mocked = new Set([BUILTIN, ...required.flatMap((names) => [...names.values()])]);
  const byName = new Map();
  const lines = [];
  const bySource = new Map([...root].map(([name, source]) => [source, name]));
  for (const source of mocked) {
    const own = source === BUILTIN ? 'terraform' : bySource.get(source);
    const name = own ?? `plangate-${token}-${lines.length}`;
    if (own === undefined)
      lines.push(`    ${name} = { source = ${JSON.stringify(source)} }\n`);
    byName.set(name, source);
  }
  const mocks = [...byName.keys()].map((name) => `mock_provider ${JSON.stringify(name)} {}\n`);
  const declared = lines.length === 0 ? '' : `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
  return { declared, mocks: mocks.join(''), mocked };
}
function variablesOf(all, work) {
  const real = (0,external_node_fs_.realpathSync)(work);
  const own = all.filter(({ path }) => path === (0,external_node_path_.join)(real, (0,external_node_path_.basename)(path)));
  const blocks = own.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'variable'));
  return new Set(blocks.flatMap(({ labels }) => labels.slice(0, 1)));
}
function templateReasons(files) {
  const reasons = [];
  const visit = (directory) => {
    for (const entry of (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true })) {
      const path = (0,external_node_path_.join)(directory, entry.name);
      if (entry.isDirectory())
        visit(path);
      else if (entry.isFile() && mayCallElsewhere((0,external_node_fs_.readFileSync)(path, 'latin1'))) {
        reasons.push(`${(0,external_node_path_.relative)(files, path)} may be a template that calls plantimestamp, pathexpand or abspath. Plan with \`engine: terraform\`.`);
      }
    }
  };
  visit(files);
  return reasons.slice(0, 5);
}
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/read-test-plan.js
const fields = dist.g1P(dist.YjP(), dist.L5J());
const changeSchema = dist._H3({
  address: dist.YjP(),
  module_address: dist.lqM(dist.YjP()),
  mode: dist.KIO(['managed', 'data']),
  type: dist.YjP(),
  name: dist.YjP(),
  provider_name: dist.YjP(),
  action_reason: dist.lqM(dist.YjP()),
  change: dist._H3({
    actions: dist.YOg(dist.YjP()),
    after: dist.mee(fields),
    after_unknown: dist.lqM(dist.L5J()),
    after_sensitive: dist.lqM(dist.L5J()),
  }),
});
const outputSchema = dist._H3({
  after: dist.lqM(dist.L5J()),
  after_sensitive: dist.lqM(dist.L5J()),
});
const planSchema = dist._H3({
  plan_format_version: dist.YjP(),
  output_changes: dist.lqM(dist.g1P(dist.YjP(), outputSchema), {}),
  resource_changes: dist.lqM(dist.YOg(changeSchema), []),
  provider_schemas: dist.lqM(fields, {}),
});
const lineSchema = dist._H3({ type: dist.YjP() });
function readTestPlan(output, pendingName) {
  const lines = output.split('\n').filter((line) => line !== '');
  const found = lines.flatMap((line) => {
    const parsed = dist.xLC(lineSchema, (0,parse.qF)(line));
    return parsed.success ? [{ type: parsed.output.type, entry: parsed.output, line }] : [];
  });
  const plans = found.filter(({ type }) => type === 'test_plan');
  const version = found.find(({ type }) => type === 'version')?.entry['terraform'];
  const passed = found.some(({ type, entry }) => type === 'test_summary' &&
    dist.is(dist._H3({ status: dist.euz('pass'), passed: dist.euz(1) }), entry['test_summary']));
  if (typeof version !== 'string') {
    return {
      problem: 'The program on the PATH is no Terraform, and only Terraform leaves unknown what it does not know.',
    };
  }
  const [only] = plans;
  if (only === undefined || plans.length > 1 || !passed) {
    return { problem: 'Terraform printed no plan with mocked providers.' };
  }
  if (/\d{16}/.test(only.line.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) {
    return { problem: 'The plan has a number of more digits than are read here.' };
  }
  const parsed = dist.xLC(planSchema, only.entry['test_plan']);
  if (!parsed.success)
    return { problem: 'The plan with mocked providers has another form.' };
  const { resource_changes: all, output_changes: outputs } = parsed.output;
  const strange = all.find(isStrange);
  if (strange !== undefined) {
    const actions = strange.change.actions.join(', ');
    return { problem: `The plan with mocked providers has ${actions} of ${strange.address}.` };
  }
  const changes = all.filter(({ type, name }) => type !== 'terraform_data' || name !== pendingName);
  const document = {
    format_version: parsed.output.plan_format_version,
    terraform_version: version,
    planned_values: {
      outputs: Object.fromEntries(Object.entries(outputs).map(([name, { after, after_sensitive: marked }]) => [
        name,
        { sensitive: marked === true, value: after },
      ])),
      root_module: plannedModule(changes, ''),
    },
    resource_changes: changes,
    output_changes: outputs,
    configuration: { root_module: {} },
  };
  return {
    text: JSON.stringify(document),
    limits: limitsOf(changes, parsed.output.provider_schemas),
  };
}
function isStrange({ mode, change, action_reason: reason }) {
  const expected = mode === 'data' ? 'read' : 'create';
  const isExpected = change.actions.length === 1 && change.actions[0] === expected;
  return !isExpected || (mode === 'data' && reason?.startsWith('read_because_') !== true);
}
function plannedModule(changes, address) {
  const own = changes.filter(({ module_address: module = '' }) => module === address);
  const depth = address === '' ? 0 : (0,configuration_address.lS)(address).length;
  const inner = changes.flatMap(({ module_address: module = '' }) => {
    const parts = (0,configuration_address.lS)(module);
    const isInner = parts.length > depth && parts.slice(0, depth).join('.') === address;
    return isInner ? [parts.slice(0, depth + 2).join('.')] : [];
  });
  const modules = [...new Set(inner)].map((one) => plannedModule(changes, one));
  return {
    address: address === '' ? undefined : address,
    resources: own.length === 0 ? undefined : own.map(toResource),
    child_modules: modules.length === 0 ? undefined : modules,
  };
}
function toResource({ address, mode, type, name, provider_name: provider, change, ...more }) {
  const index = more['index'];
  return {
    address,
    mode,
    type,
    name,
    index,
    provider_name: provider,
    values: change.after ?? {},
    sensitive_values: change.after_sensitive ?? {},
  };
}
const read_test_plan_MOST = 5;
function limitsOf(changes, schemas) {
  const managed = changes.filter(({ mode }) => mode === 'managed');
  const unknown = managed.filter((change) => isUnknown(change, schemas));
  if (unknown.length === 0)
    return [];
  const addresses = unknown.slice(0, read_test_plan_MOST).map(({ address }) => address);
  const more = unknown.length > read_test_plan_MOST ? ` and ${unknown.length - read_test_plan_MOST} more` : '';
  const number = `${unknown.length} of ${managed.length} ${managed.length === 1 ? 'resource has' : 'resources have'}`;
  const message = `${number} something that a plan with mocked providers does not know: ${addresses.join(', ')}${more}.`;
  return [{ kind: 'not-known', message, count: unknown.length, addresses }];
}
function isUnknown({ type, provider_name: provider, change }, schemas) {
  if (!dist.is(fields, change.after_unknown))
    return change.after_unknown === true;
  const attributes = at(schemas, [provider, 'resource_schemas', type, 'block', 'attributes']);
  return Object.entries(change.after_unknown).some(([name, marks]) => {
    if (!holdsTrue(marks))
      return false;
    const isComputed = at(attributes, [name, 'computed']) === true;
    return !isComputed || at(attributes, [name, 'optional']) === true;
  });
}
function holdsTrue(marks) {
  if (typeof marks !== 'object' || marks === null)
    return marks === true;
  return Object.values(marks).some(holdsTrue);
}
function at(value, path) {
  return path.reduce((inner, key) => (dist.is(fields, inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/mocked-engine.js
function mockedEngine(options) {
  return {
    name: 'mocked',
    shape: plan_shape.CI,
    judgedOn: 'a plan without state and credentials, with mocked providers',
    plan: (request) => (0,run_programs.R)({ ...options, program: 'terraform' }, request, planMocked),
  };
}
const NO_STATE = {
  kind: 'empty-state',
  message: 'Planned without state and credentials, with mocked providers: every resource is planned as a new one, and nothing is seen to be changed or destroyed.',
};
const REAL = 'Plan with `engine: terraform`.';
function withoutPlan({ terraformVersion }, reasons) {
  const limits = reasons
    .slice(0, 20)
    .map((message) => ({ kind: 'not-certain', message: message.slice(0, 900) }));
  return { ...(0,to_plan.nC)(terraformVersion, []), limits: [NO_STATE, ...limits] };
}
async function planMocked(unpacked) {
  const { request, options, places } = unpacked;
  const other = otherPlan(request);
  if (other !== undefined)
    return withoutPlan(request, [other]);
  const data = (0,external_node_path_.join)(places.work, '.terraform');
  await keepModules(data);
  const programs = new run_programs.k(options, request, { ...places, data });
  const fetched = await programs.run(['get', '-no-color']);
  if (fetched.exitCode !== 0) {
    return withoutPlan(request, [said(programs, 'The modules could not be read', fetched.stderr)]);
  }
  const token = (0,external_node_crypto_.createHash)('sha256')
    .update(request.archive ?? '')
    .digest('hex')
    .slice(0, 12);
  const { workspaceName } = request;
  const copy = { files: places.files, work: places.work, token, workspaceName };
  const prepared = await prepareCopy(copy);
  if ('reasons' in prepared)
    return withoutPlan(request, prepared.reasons);
  const filter = (0,program_log.R)(() => undefined);
  const init = ['init', '-backend=false', '-input=false', '-no-color', '-json'];
  const ready = await programs.run(init, { take: filter.diagnostics });
  if (ready.exitCode !== 0) {
    return withoutPlan(request, errorsOf(programs, filter.log(), ready.stderr, 'init'));
  }
  const locked = await lockedProviders(places.work);
  const unmocked = locked.filter((source) => !prepared.mocked.has(source));
  if (unmocked.length > 0) {
    const reason = `The configuration requires ${unmocked.join(', ')} in a way that Plangate does not recognize, so it is not mocked. ${REAL}`;
    return withoutPlan(request, [reason]);
  }
  return test(programs, prepared);
}
async function test(programs, prepared) {
  const { request, places } = programs;
  const given = Object.entries(request.variables).filter(([name]) => prepared.variables.has(name));
  await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(Object.fromEntries(given)));
  const calls = (0,external_node_path_.join)(places.root, 'calls.log');
  const words = ['test', '-json', '-verbose', '-no-color'];
  const where = [`-test-directory=${prepared.testDirectory}`, `-var-file=${places.variablesFile}`];
  const ended = await programs.run([...words, ...where], {
    maxBytes: read_plan.LONGEST_PLAN,
    variables: { TF_LOG_CORE: 'trace', TF_LOG_PATH: calls },
  });
  const asked = await unmockedCalls(calls);
  if (asked !== undefined)
    return withoutPlan(request, [`${asked} ${REAL}`]);
  const reading = readTestPlan(ended.stdout, prepared.pendingName);
  if ('problem' in reading || ended.exitCode !== 0) {
    const errors = errorsOf(programs, ended.stdout, ended.stderr, 'test');
    return withoutPlan(request, 'problem' in reading && errors.length === 0 ? [reading.problem] : errors);
  }
  const { document, counts } = (0,read_plan.readPlan)(reading.text);
  takeOutState(document);
  const problems = (0,program_log._)(ended.stdout).filter(({ severity }) => severity === 'warning');
  const limits = [NO_STATE, ...reading.limits];
  return {
    document,
    text: JSON.stringify(document),
    counts,
    problems: problems.map(({ severity, summary, detail }) => ({ severity, summary, detail })),
    places: (0,places_in.y)(request, document),
    limits,
  };
}
function takeOutState(document) {
  const outputs = Object.values(document.output_changes ?? {});
  for (const change of [...document.resource_changes.map((one) => one.change), ...outputs]) {
    for (const key of ['before', 'before_sensitive'])
      Reflect.deleteProperty(change, key);
  }
}
function otherPlan({ isDestroy, options }) {
  const { refreshOnly, targets, replace } = options;
  if (!isDestroy && !refreshOnly && targets.length + replace.length === 0)
    return undefined;
  return `A plan with destroy, refresh-only, targets or replace needs the state. Remove these options, or plan with \`engine: terraform\`.`;
}
async function keepModules(data) {
  for (const name of await (0,promises_.readdir)(data).catch(() => [])) {
    if (name !== 'modules')
      await (0,promises_.rm)((0,external_node_path_.join)(data, name), { recursive: true, force: true });
  }
}
function errorsOf(programs, log, stderr, command) {
  const errors = (0,program_log._)(log).filter(({ severity }) => severity === 'error');
  if (errors.length === 0)
    return [said(programs, `terraform ${command} failed`, stderr)];
  return errors.map(({ summary, detail, range }) => {
    const where = range === undefined ? '' : ` in ${programs.withoutPaths(range.filename)}`;
    const what = `The plan with mocked providers ended with an error${where}: ${summary}.`;
    const more = programs.withoutPaths(detail).split('\n\n', 1)[0]?.replaceAll(/\s+/g, ' ') ?? '';
    return `${what} ${more} ${remedyFor(summary)}`;
  });
}
function remedyFor(summary) {
  if (summary === 'No value for required variable') {
    return 'Write a value into terraform.tfvars, or pass it with `variables`.';
  }
  return 'If the real plan has no such error, plan with `engine: terraform`.';
}
function said(programs, what, stderr) {
  const words = programs.withoutPaths(stderr).replaceAll(/\s+/g, ' ').trim().slice(0, 600);
  return `${what}${words === '' ? '' : `: ${words}`}. ${REAL}`;
}
async function lockedProviders(work) {
  const text = await (0,promises_.readFile)((0,external_node_path_.join)(work, '.terraform.lock.hcl'), 'utf8').catch(() => '');
  return Array.from(text.matchAll(/^provider "([^"]+)"/gm), ([, source = '']) => source);
}
const WITHOUT_EFFECT = /^(?:Get(?:Provider|ResourceIdentity)Schemas?|Get(?:Metadata|Functions)|Validate(?:Provider|Resource|DataResource|EphemeralResource|ListResource)Config|Close|Stop|SetProviderSchema|returning)$/;
async function unmockedCalls(path) {
  let lines = 0;
  try {
    const reader = (0,external_node_readline_.createInterface)({ input: (0,external_node_fs_.createReadStream)(path), crlfDelay: Infinity });
    for await (const line of reader) {
      lines++;
      const [, call] = /GRPCProvider(?:\.v\d+)?: (\w+)/.exec(line) ?? [];
      if (call !== undefined && !WITHOUT_EFFECT.test(call)) {
        reader.close();
        return `A provider was not mocked: Terraform asked it for ${call}. Its answer may have come from a real account.`;
      }
    }
  }
  catch {
    lines = 0;
  }
  return lines > 0 ? undefined : 'Terraform wrote no log of what it asked of providers.';
}
var program_engine = __webpack_require__(52052);
var tree = __webpack_require__(80734);
var tree_files = __webpack_require__(79259);
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
async function chooseEngine(settings, directories, ports) {
  if (settings.plan !== undefined)
    return planEngine(settings.plan, settings, directories, ports);
  const name = settings.engine ?? defaultEngine(settings, directories, ports);
  if (name === undefined) {
    return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
  }
  if (name === 'static')
    return { name, engine: undefined };
  const program = name === 'mocked' ? 'terraform' : name;
  if (!(0,machine_execute.jY)(program, ports.environment)) {
    return { problems: [{ where: 'engine', message: sayMissing(name, ports.environment) }] };
  }
  const named = settings.engineEnv ?? [];
  const { githubToken = '', checksToken = '' } = settings;
  const tokens = [githubToken, checksToken];
  const variables = (0,engine_environment.A)(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const { execute, notApart } = await (0,apart.startsApart)(program, ports.executeBounded, variables.value);
  const options = { execute, clock: ports.clock, variables: variables.value };
  const chosen = { name, notApart };
  if (name === 'mocked') {
    const providersOf = (workspace) => providersFor(workspace, settings, directories);
    return { ...chosen, engine: mockedBy(options, providersOf) };
  }
  const pluginCache = cacheOf(settings, directories);
  const trusted = await trustedFiles(settings, directories);
  const engine = {
    name,
    shape: plan_shape.TERRAFORM_PLAN,
    plan: (request) => (0,program_engine.programEngine)({
      ...options,
      program: name,
      pluginCache,
      trusted: trusted?.(request.workspaceName),
    }).plan(request),
  };
  return { ...chosen, engine };
}
function cacheOf({ pluginCache }, { workingDirectory }) {
  return pluginCache && (0,external_node_path_.resolve)(workingDirectory, pluginCache);
}
function sayMissing(name, environment) {
  if (name !== 'mocked') {
    return `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
  }
  const isTofu = (0,machine_execute.jY)('tofu', environment);
  const why = isTofu
    ? 'OpenTofu cannot be used for it, because it makes up values that are known after the apply only'
    : 'it runs `terraform test`';
  return `is mocked, and there is no terraform on the PATH: ${why}. Install Terraform 1.7 or newer, or write \`engine: ${isTofu ? 'tofu' : 'static'}\`.`;
}
function mockedBy(options, providersOf) {
  return {
    ...mockedEngine(options),
    plan: (request) => mockedEngine({ ...options, pluginCache: providersOf(request.workspaceName) }).plan(request),
  };
}
function providersFor(workspace, settings, directories) {
  const named = cacheOf(settings, directories);
  if (named !== undefined)
    return named;
  if (directories.jobTree.proposed)
    return undefined;
  const { root, workingDirectory } = directories.placeOf(workspace);
  const installed = (0,external_node_path_.join)(root, workingDirectory, '.terraform', 'providers');
  return (0,external_node_fs_.existsSync)(installed) ? installed : undefined;
}
async function planEngine(written, settings, { workingDirectory, jobTree, placeOf }, ports) {
  const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
  const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
  const stats = await (0,promises_.stat)(path).catch(() => undefined);
  if (stats?.isFile() !== true) {
    return refuse(`is ${(0,quote.h)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
  }
  if (stats.size > read_plan.LONGEST_PLAN) {
    return refuse(`is ${(0,quote.h)(written)}, which has more than ${read_plan.LONGEST_PLAN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  if (jobTree.proposed) {
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository.Di)(directory, workspace).repository?.root;
    for (const [name, file] of [
      [written, path],
      [(0,tree_digest.digestPath)(written), (0,tree_digest.digestPath)(path)],
    ]) {
      if (await isCommitted(file, root, workspace, ports))
        return refuse(committed(name));
    }
  }
  const text = await (0,promises_.readFile)(path, 'utf8');
  const digest = await (0,read_regular.VX)((0,tree_digest.digestPath)(path), LONGEST_DIGEST).catch(() => undefined);
  const except = [path, (0,tree_digest.digestPath)(path)];
  const engine = planFileEngine({
    planOf: async (name) => {
      if (digest === undefined)
        return { text, digest };
      const files = await (0,tree_files.digestFiles)({ root: placeOf(name).root, workspace, except }, ports);
      return { text, digest: (0,tree_digest.W)(digest, text, files) };
    },
  });
  return { name: undefined, engine };
}
const LONGEST_DIGEST = 32 * 1024 * 1024;
async function isCommitted(path, root, workspace, ports) {
  if (root === undefined || !(0,external_node_fs_.existsSync)(path))
    return false;
  const inner = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
  if (inner.startsWith('../') || (0,external_node_path_.isAbsolute)(inner))
    return false;
  const tracked = await (0,ask_git.sp)(root, workspace, ports);
  return !(tracked instanceof Set) || tracked.has(inner);
}
function committed(written) {
  return `is ${(0,quote.h)(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
const NO_PROGRAM = 'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';
function isInJob({ jobTree }, { environment }) {
  return jobTree.proposed || (0,workspace.o5)(environment);
}
function defaultEngine(settings, directories, ports) {
  const { environment } = ports;
  if (isInJob(directories, ports)) {
    return ['terraform', 'tofu'].find((name) => (0,machine_execute.jY)(name, environment));
  }
  const isReady = (0,machine_execute.jY)('terraform', environment) &&
    settings.workspaces.every((selector) => providersFor(selector.kind === 'name' ? selector.name : '', settings, directories) !==
      undefined);
  return isReady ? 'mocked' : 'static';
}
async function trustedFiles(settings, { workingDirectory, jobTree, placeOf }) {
  if (!jobTree.proposed)
    return undefined;
  const { workspace: top = workingDirectory } = jobTree;
  const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
  const root = (0,find_repository.Di)(directory, top).repository?.root;
  const files = root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
  return (workspace) => {
    const { root: path } = placeOf(workspace);
    return {
      files,
      root: (0,external_node_path_.relative)(root ?? path, path)
        .split(external_node_path_.sep)
        .join('/'),
    };
  };
}
const NO_FILES = (0,tree.O2)({
  names: async () => undefined,
  read: async () => undefined,
});
const OF_EXISTING = /"(delete|update|forget)"/;
const MOST_NOTICES = 5;
function sayStateActions(sets) {
  return sets
    .flatMap(({ files, shownAs }) => [...files].flatMap(([path, content]) => {
    if (!/\.(?:rego|sentinel)$/.test(path) || path.endsWith('_test.rego'))
      return [];
    const text = Buffer.from(content).toString('utf8');
    if (!/\bactions\b/.test(text))
      return [];
    const lines = text.split('\n').map((line) => line.replace(/#.*$/, ''));
    const at = lines.findIndex((line) => OF_EXISTING.test(line));
    const [, word] = OF_EXISTING.exec(lines[at] ?? '') ?? [];
    if (word === undefined)
      return [];
    return [
      `${shownAs}/${path}:${at + 1} looks for the action "${word}". A plan with mocked providers knows no state and never has it: this rule finds nothing here.`,
    ];
  }))
    .slice(0, MOST_NOTICES);
}
var open_policies = __webpack_require__(98524);
var policy_files = __webpack_require__(48391);
var git_files = __webpack_require__(3790);
var trusted_block = __webpack_require__(41643);
var pinned_policies = __webpack_require__(33266);
var local_policy_files = __webpack_require__(50093);
var repository_address = __webpack_require__(17866);
;// CONCATENATED MODULE: ./build/src/local/policy-sources.js
const DEFAULT_DIRECTORY = 'policies';
async function findPolicies(where, ports) {
  const { written, workingDirectory, jobTree } = where;
  if (written === undefined) {
    if (jobTree.proposed)
      throw new policy_files.c(UNNAMED);
    const ownPolicies = await (0,local_policy_files.Ak)((0,external_node_path_.resolve)(workingDirectory, DEFAULT_DIRECTORY), DEFAULT_DIRECTORY, true);
    return ownPolicies === undefined ? [] : [{ decides: (0,tree.dd)(jobTree, ownPolicies) }];
  }
  const sets = [];
  for (const text of written)
    sets.push(await findSet(text, where, ports));
  const names = sets.map(({ decides }) => decides.name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice === undefined)
    return sets;
  throw new policy_files.c(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
  if ((0,repository_address.Ny)(text))
    return { decides: await (0,pinned_policies.P)((0,pinned_policies.readPinnedAddress)(text), ports) };
  const { workingDirectory, jobTree } = where;
  const path = (0,external_node_path_.resolve)((0,find_repository.eF)(workingDirectory), text);
  if (jobTree.proposed)
    return findTrustedSet(text, path, { ...where, jobTree }, ports);
  const ownPolicies = await (0,local_policy_files.Ak)(path, text, true);
  if (ownPolicies !== undefined)
    return { decides: (0,tree.dd)(jobTree, ownPolicies) };
  throw new policy_files.c(`${(0,quote.h)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
  const { workspace = workingDirectory } = jobTree;
  const repository = (0,find_repository.Di)(directory, workspace).repository;
  if (repository !== undefined && (0,find_repository.Yw)(path, repository.root)) {
    const tree = (0,external_node_path_.relative)(repository.root, path).split(external_node_path_.sep).join('/');
    const source = await opened(text, () => jobTree.trusted(repository.root, undefined));
    return {
      decides: await setOf(source, tree, text),
      proposed: await proposedSet(path, text),
    };
  }
  const other = (0,find_repository.Di)(path, workspace).repository;
  if (other !== undefined) {
    const from = { repository: (0,find_repository._8)(other.root), branch: undefined, slug: undefined };
    const source = await opened(text, () => (0,git_files.zp)(from, ports));
    return { decides: await setOf(source, (0,external_node_path_.relative)(other.root, (0,find_repository.eF)(path)), text) };
  }
  const ownPolicies = (0,find_repository.Yw)(path, (0,find_repository.eF)(workspace))
    ? undefined
    : await (0,local_policy_files.Ak)(path, text, true);
  if (ownPolicies !== undefined)
    return { decides: (0,tree.O2)(ownPolicies) };
  throw new policy_files.c(`${(0,quote.h)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
  const about = { name: (0,local_policy_files.hW)(text), shownAs: text };
  const policies = await opened(text, () => (0,local_policy_files.qN)(source, tree, about));
  if (policies !== undefined)
    return policies;
  throw new policy_files.c(`${(0,quote.h)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
async function proposedSet(path, text) {
  const nothing = { name: (0,local_policy_files.hW)(text), shownAs: text, files: new Map() };
  try {
    return (await (0,local_policy_files.Ak)(path, text, false)) ?? nothing;
  }
  catch {
    return nothing;
  }
}
async function opened(text, open) {
  try {
    return await open();
  }
  catch (error) {
    if (!(error instanceof trusted_block.lI))
      throw error;
    throw new policy_files.c(`${(0,quote.h)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
  }
}
var ask_program = __webpack_require__(1595);
var find_opa = __webpack_require__(10657);
var open_rego = __webpack_require__(85334);
var sentinel = __webpack_require__(93704);
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
const LIMIT_MS = 60_000;
const MOST_NAMED = 5;
async function describeProposed({ sets, deciding, limitMs = LIMIT_MS }, ports) {
  const sentences = new Map();
  const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
  for (const [at, { decides, proposed }] of sets.entries()) {
    const decided = deciding[at];
    if (proposed === undefined || decided === undefined)
      continue;
    const changes = changedFiles(decides, proposed);
    if (changes.length === 0)
      continue;
    const { judged } = decided;
    const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
    for (const [index, { input }] of judged.entries()) {
      const workspace = input.run.workspace.name;
      const outcome = outcomes[index] ?? '';
      const sentence = `This pull request changes the policies in ${(0,quote.h)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
      const before = sentences.get(workspace) ?? [];
      sentences.set(workspace, [...before, sentence]);
    }
  }
  return sentences;
}
function changedFiles({ files: before }, { files: after }) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const old = before.get(name);
    const now = after.get(name);
    if (old === undefined)
      return [`${(0,quote.h)(name)} added`];
    if (now === undefined)
      return [`${(0,quote.h)(name)} removed`];
    return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote.h)(name)} changed`];
  });
}
async function tryOut(proposed, { set, judged, limit }, ports) {
  const ofAll = (why) => judged.map(() => why);
  if ((0,sentinel.b)(proposed))
    return ofAll(`The changes were not tried: ${UNTRIED}`);
  const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
  if (!isSource)
    return ofAll('With the changes no policy is left.');
  const { clock } = ports.limits;
  const isOver = () => clock.now() >= limit.deadline;
  const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
  const bounded = {
    ...ports,
    ...(0,ask_program.H)(limit.deadline, { ...ports, clock }),
    limits: { ...ports.limits, deadlineMs: limit.deadline },
  };
  let opened;
  try {
    const opa = await (0,find_opa.findOpa)(bounded);
    if (opa === undefined)
      return ofAll(`The changes were not tried: ${NO_OPA}`);
    if ('problem' in opa)
      throw new policy_files.c(opa.problem);
    opened = await (0,open_rego.I)(proposed, opa, bounded);
    const outcomes = [];
    const { signal } = new AbortController();
    for (const { input, results } of judged) {
      const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
      const outcome = isOver()
        ? `The changes were not tried to the end: ${tooLong}`
        : proposed_policies_compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
      outcomes.push(outcome);
    }
    return outcomes;
  }
  catch (error) {
    if (!(error instanceof policy_files.c))
      throw error;
    const [first = ''] = error.message.split('\n');
    return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
  }
  finally {
    await opened?.close();
  }
}
const UNTRIED = 'Sentinel policies can ask the network, so those of a pull request are not run.';
const NO_OPA = 'there is no `opa` on the PATH.';
function withLevels(policies, results) {
  const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
  return new Map(policies.map(({ name, level }) => {
    const status = statuses.get(name) ?? 'not evaluated';
    return [name, level === 'advisory' ? `${status} (advisory)` : status];
  }));
}
function proposed_policies_compare(now, then) {
  const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const before = now.get(name) ?? 'absent';
    const after = then.get(name) ?? 'absent';
    return before === after ? [] : [`${(0,quote.h)(name)}: ${before} now, ${after} then`];
  });
  return differences.length === 0
    ? 'With the changes every policy has the same result on this plan.'
    : `With the changes: ${list(differences)}.`;
}
function list(items) {
  const rest = items.length - MOST_NAMED;
  return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var place = __webpack_require__(74043);
var outside_modules = __webpack_require__(91934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
async function findPlaces(planned, here) {
  const byName = new Map();
  for (const selector of planned.workspaces) {
    if (selector.kind !== 'name' || selector.directory === undefined)
      continue;
    byName.set(selector.name, await placeOf(selector.directory, here));
  }
  const other = await placeOf(planned.directory, here);
  return (workspace) => byName.get(workspace) ?? other;
}
async function placeOf(written, { workingDirectory, jobTree }) {
  const directory = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
  const repository = (0,place._M)(directory);
  if (repository !== undefined || !jobTree.proposed) {
    return (0,outside_modules.J)(directory, repository);
  }
  const job = (0,find_repository.eF)(jobTree.workspace ?? workingDirectory);
  return (0,outside_modules.J)(directory, (0,place.lU)(directory, job) ? job : directory);
}
;// CONCATENATED MODULE: ./build/src/local/default-branch-tree.js
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  const opened = new Map();
  const made = [];
  const open = async (repositoryRoot) => {
    const { commit, repository: from } = await commitOf(repositoryRoot, jobTree, ports);
    const root = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-default-branch-')));
    made.push(root);
    const checkout = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
    const why = (await (0,ask_git.B9)(checkout, commit, ports)) ??
      (await (0,ask_git.b$)(ports, { from, commit, checkout }));
    if (why !== undefined)
      throw new Error(`git has not all of its files (${why})`);
    return root;
  };
  return {
    async rootOf(root) {
      const repository = (0,find_repository.Di)(root, workspace).repository?.root;
      if (repository === undefined || !(0,find_repository.Yw)(root, repository)) {
        throw new Error('its files are in no git repository');
      }
      const directory = opened.get(repository) ?? open(repository);
      opened.set(repository, directory);
      const there = (0,external_node_path_.join)(await directory, (0,external_node_path_.relative)(repository, root));
      (0,external_node_fs_.mkdirSync)(there, { recursive: true });
      return there;
    },
    close: () => {
      for (const root of made)
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    },
  };
}
async function commitOf(root, jobTree, ports) {
  if (!jobTree.proposed) {
    return (0,git_files.Tv)({ repository: (0,find_repository._8)(root), branch: undefined, slug: undefined }, ports);
  }
  if (jobTree.trustedCommit === undefined)
    throw new Error('this host names no commit of it');
  return jobTree.trustedCommit(root);
}
;// CONCATENATED MODULE: ./build/src/local/recorded.js
function recording(set, judged) {
  return {
    ...set,
    judge: {
      ...set.judge,
      judge: async (input, signal) => {
        const results = await set.judge.judge(input, signal);
        judged.push({ input, results });
        return results;
      },
    },
  };
}
var ended_by = __webpack_require__(17953);
var ports = __webpack_require__(18471);
;// CONCATENATED MODULE: ./build/src/local/send-in-process.js
function sendInProcess({ handle }, alarms) {
  return async (request) => {
    const { timeoutMs, signal } = request;
    const late = alarms.in(timeoutMs);
    const ends = signal === undefined ? late : alarms.any(late, signal);
    try {
      return await (0,ended_by.m)(ends, answer(handle, request));
    }
    catch (error) {
      if (!ends.aborted)
        throw error;
      if (signal?.aborted === true)
        throw new ports.w('aborted', 'canceled');
      throw new ports.w('timeout', `nothing complete within ${Math.round(timeoutMs)} ms`);
    }
  };
}
async function answer(handle, request) {
  const { method, url, maxBytes, take } = request;
  if (request.file !== undefined)
    throw new ports.w('local', 'nothing is written to a file');
  const path = url.pathname;
  const sent = await bodyOf(request);
  const most = (0,exchange.u)(path);
  if (sent.length > most) {
    throw new ports.w('local', `${sent.length} bytes are more than the ${most} that the service takes`);
  }
  const { status, headers, body } = await handle({
    method,
    path,
    query: url.search.slice(1),
    headers: { ...inLowerCase(request.headers), host: url.host },
    body: sent,
  });
  if (body.length > maxBytes)
    throw new ports.w('too-large', `more than ${maxBytes} bytes`);
  if (take === undefined || (status !== 200 && status !== 206))
    return { status, headers, body };
  take(body, 0);
  return { status, headers, body: NOTHING };
}
const NOTHING = new Uint8Array();
async function bodyOf({ body }) {
  if (body === undefined)
    return NOTHING;
  if (typeof body === 'string')
    return new TextEncoder().encode(body);
  if (body instanceof Uint8Array)
    return body;
  const content = await (0,promises_.readFile)(body.path);
  if (content.length !== body.bytes) {
    const why = `${body.path} has ${content.length} bytes where ${body.bytes} were announced`;
    throw new ports.w('local', why);
  }
  body.sent?.(content.length);
  return content;
}
function inLowerCase(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
;// CONCATENATED MODULE: ./build/src/local/open-local.js
const NO_POLICIES = 'No policy judges this plan: there is no directory `policies`. Write a first policy with `plangate init --local`, or name a directory with `policies`.';
async function openLocal(settings, directories, ports) {
  try {
    const placed = { ...directories, placeOf: await findPlaces(settings, directories) };
    const chosen = await chooseEngine(settings, placed, ports);
    if ('problems' in chosen)
      return chosen;
    const { name, engine, notApart } = chosen;
    const opened = await open_local_open({ ...settings, engine: name }, engine, placed, ports);
    return { ...opened, notApart };
  }
  catch (error) {
    if (!(error instanceof policy_files.c) || ports.signal.aborted)
      throw error;
    return {
      problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
    };
  }
}
async function open_local_open(settings, engine, directories, ports) {
  const sets = await findSets(settings, directories, ports);
  const policyPorts = await portsFor(settings, engine, ports);
  const deciding = [];
  const tree = openDefaultBranchTree(directories, ports);
  const close = async () => {
    tree.close();
    for (const { opened } of deciding)
      await opened.close();
  };
  try {
    const loading = Promise.all([__webpack_require__.e(4120), __webpack_require__.e(7396)]).then(__webpack_require__.bind(__webpack_require__, 47396));
    for (const { decides } of sets) {
      const opened = await (0,open_policies.fg)(decides, policyPorts);
      deciding.push({ opened, set: (0,open_policies.Av)(opened.set), judged: [] });
    }
    const accepts = settings.onlyNew || settings.exceptionsFile !== undefined;
    const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
    const { createService } = await loading;
    const service = createService({
      clock: ports.clock,
      random: ports.random,
      seed: seedOf(settings, directories, token),
      policySets: recordingSets(deciding, accepts),
      engine,
      runDurationMs: 0,
    });
    await service.ready();
    const warnings = deciding.flatMap(({ opened }) => opened.warnings);
    const decide = sets.map(({ decides }) => decides);
    const actions = engine?.name === 'mocked' ? sayStateActions(decide) : [];
    return {
      settings: { ...settings, origin: exchange.J, token },
      send: sendInProcess(service, ports.alarms),
      unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
      policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
      judgedBy: judgedBy(deciding, engine),
      notices: sets.length === 0 ? [NO_POLICIES] : [...warnings, ...actions],
      finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
      explain: (policy) => documentsFor(policy, deciding),
      ofLocal: {
        ...asFunctions(service),
        localLevels: accepts ? levelsOf(deciding.map(({ set }) => set)) : undefined,
        rootOnDefaultBranch: settings.plan === undefined ? tree.rootOf : undefined,
      },
      stop: async () => {
        await service.endPlanning();
        await close();
      },
    };
  }
  catch (error) {
    await close();
    throw error;
  }
}
function asFunctions(service) {
  return {
    whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
    movedResources: (runId, beforeId) => service.movedResources(runId, beforeId),
  };
}
function findSets(settings, { workingDirectory, jobTree }, ports) {
  const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
  return findPolicies({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
}
async function portsFor({ timeoutMs, policyTimeoutMs, inputKeys = [] }, engine, ports) {
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const limits = {
    clock,
    policyMs: policyTimeoutMs ?? open_policies.c7,
    deadlineMs: endsAt - (0,job_time.BJ)(timeoutMs),
    processes: (0,external_node_os_.availableParallelism)(),
  };
  const plan = engine?.shape ?? plan_shape.DW;
  return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan, inputKeys };
}
function recordingSets(deciding, accepts) {
  return deciding.map(({ set, judged }) => {
    const advisory = set.policies.map((policy) => ({ ...policy, level: 'advisory' }));
    return recording(accepts ? { ...set, policies: advisory } : set, judged);
  });
}
function levelsOf(sets) {
  return (policySet, policy) => {
    const declared = sets
      .filter((set) => set.name === policySet)
      .flatMap(({ policies }) => policies.filter(({ name }) => name === policy));
    const [level, ...others] = new Set(declared.map((each) => each.level));
    return others.length > 0 ? undefined : level;
  };
}
function judgedBy(deciding, engine) {
  const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
  if (engine?.judgedOn === undefined)
    return all === '' ? undefined : all;
  return `${all || 'no policy'}, on ${engine.judgedOn}`;
}
function documentsFor(policy, deciding) {
  return deciding
    .filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
    .flatMap(({ opened, judged }) => judged.map(({ input }) => {
    const document = JSON.parse(opened.write(input));
    return { workspace: input.run.workspace.name, document };
  }));
}
function unknownValuesOf({ allowUnknown }, inJob) {
  if (!inJob)
    return 'note';
  return allowUnknown ? 'advisory' : 'undecided';
}
async function finish(result, { deciding, sets, ports }, log) {
  const runs = new Set(result.workspaces.map(({ runId }) => runId));
  for (const each of deciding) {
    const ofResult = each.judged.filter(({ input }) => runs.has(input.run.id));
    each.judged.splice(0, Infinity, ...ofResult);
  }
  const proposed = await describeProposed({ sets, deciding }, ports);
  const workspaces = result.workspaces.map((workspace) => {
    const { runId = '' } = workspace;
    const printed = deciding.flatMap(({ opened }) => opened.printed.get(runId) ?? []);
    const ofChange = proposed.get(workspace.workspace) ?? [];
    const notices = [...workspace.notices, ...printed, ...ofChange];
    for (const notice of notices)
      log.info(`${workspace.workspace}: ${notice}`);
    const { runUrl: _, ...rest } = workspace;
    return { ...rest, notices };
  });
  return { ...result, workspaces };
}
function seedOf(settings, { workingDirectory, placeOf }, token) {
  const { organization } = settings;
  const directories = (0,workspace_selectors.s7)(settings);
  const directoryName = (0,local_names.yJ)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
  const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
    ? { name: selector.name }
    : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
  const byName = new Map(workspaces.map((workspace) => {
    const inside = placeOf(workspace.name).workingDirectory || undefined;
    return [workspace.name, { ...workspace, workingDirectory: inside }];
  }));
  return {
    users: [{ username: 'owner' }],
    organizations: [{ name: organization, workspaces: [...byName.values()] }],
    tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
  };
}
/***/ }),
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
/***/ 33266:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  P: () => ( fetchPinned),
  readPinned: () => ( readPinned),
  readPinnedAddress: () => ( readPinnedAddress)
 });
 var node_fs_promises_0_ = __webpack_require__(51455);
 var node_os_1_ = __webpack_require__(48161);
 var node_path_2_ = __webpack_require__(76760);
 var _machine_ask_git_js_3_ = __webpack_require__(29796);
 var _trust_git_files_js_4_ = __webpack_require__(3790);
 var _trust_tree_js_5_ = __webpack_require__(80734);
 var _model_policy_files_js_7_ = __webpack_require__(48391);
 var _policy_files_js_6_ = __webpack_require__(50093);
 var _model_without_trailing_js_8_ = __webpack_require__(21804);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
  const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
  const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
  if (repository === undefined) {
    throw new _model_policy_files_js_7_ .c(`has an address that git does not take. ${SHAPE}.`);
  }
  if (directory.split('/').includes('..')) {
    throw new _model_policy_files_js_7_ .c(`has an address whose directory leads out of its repository. ${SHAPE}.`);
  }
  const [, commit] = /^ref=([0-9a-f]{40}|[0-9a-f]{64})$/.exec(query) ?? [];
  if (commit === undefined) {
    throw new _model_policy_files_js_7_ .c(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
  }
  return { repository, directory: (0,_model_without_trailing_js_8_ .h)(directory, '/'), commit };
}
async function fetchPinned(pinned, ports) {
  const { repository: address, directory } = pinned;
  const name = (0,_policy_files_js_6_ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
  const shownAs = describePinned(pinned);
  const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js_6_ .qN)(files, directory, { name, shownAs }));
  if (policies !== undefined)
    return policies;
  throw new _model_policy_files_js_7_ .c(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
  const { repository: address, commit } = pinned;
  const root = await (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-policies-')));
  try {
    const repository = { root, gitDirectory: (0,node_path_2_.join)(root, '.git') };
    const made = await (0,_machine_ask_git_js_3_ .B9)(repository, commit, ports);
    const why = made ?? (await (0,_machine_ask_git_js_3_ .iH)(ports, repository, address, commit));
    if (why !== undefined) {
      throw new _model_policy_files_js_7_ .c(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
    }
    return await read((0,_trust_tree_js_5_ .O2)((0,_trust_git_files_js_4_ .Tl)(commit, repository, ports)));
  }
  finally {
    await (0,node_fs_promises_0_.rm)(root, { recursive: true, force: true });
  }
}
function describePinned({ repository, commit }) {
  return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
  return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
/***/ }),
/***/ 79259:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  digestFiles: () => ( digestFiles)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var node_fs_promises_1_ = __webpack_require__(51455);
 var node_path_2_ = __webpack_require__(76760);
 var _configuration_file_names_js_5_ = __webpack_require__(96817);
 var _machine_ask_git_js_3_ = __webpack_require__(29796);
 var _machine_find_repository_js_4_ = __webpack_require__(6609);
const SKIPPED = new Set(['.git', '.terraform']);
async function digestFiles({ root, workspace, except }, ports) {
  const repository = (0,_machine_find_repository_js_4_ .Di)(root, workspace).repository?.root;
  const listed = repository === undefined ? undefined : await (0,_machine_ask_git_js_3_ .sp)(repository, workspace, ports);
  const tracked = listed instanceof Set ? listed : undefined;
  const counts = (path, name) => tracked === undefined ||
    (0,_configuration_file_names_js_5_ .H9)(name) ||
    tracked.has(slashed((0,node_path_2_.relative)(repository ?? root, path)));
  const digests = new Map();
  const visit = async (directory) => {
    for (const entry of await (0,node_fs_promises_1_.readdir)(directory, { withFileTypes: true })) {
      const path = (0,node_path_2_.join)(directory, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name))
          await visit(path);
      }
      else if (isContent(entry) && !except.includes(path) && counts(path, entry.name)) {
        const digest = await hashFile(path, entry.isSymbolicLink());
        if (digest !== undefined)
          digests.set(slashed((0,node_path_2_.relative)(root, path)), digest);
      }
    }
  };
  await visit(root);
  return digests;
}
function isContent(entry) {
  return entry.isFile() || entry.isSymbolicLink();
}
async function hashFile(path, isLink) {
  try {
    const content = isLink ? `link ${await (0,node_fs_promises_1_.readlink)(path)}` : await (0,node_fs_promises_1_.readFile)(path);
    return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
  }
  catch {
    return undefined;
  }
}
function slashed(path) {
  return path.split(node_path_2_.sep).join('/');
}
/***/ }),
/***/ 88805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  startsApart: () => ( startsApart)
 });
 var node_fs_promises_0_ = __webpack_require__(51455);
 var node_os_1_ = __webpack_require__(48161);
 var _program_path_js_2_ = __webpack_require__(60439);
const AS_ONESELF = ['--user', '--map-current-user'];
const WAYS = [
  [
    [...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
    [...AS_ONESELF, '--mount'],
  ],
  [AS_ONESELF],
];
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
async function startsApart(program, execute, environment) {
  const found = await findApart(execute, environment);
  if ('execute' in found)
    return found;
  const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
  return { execute, notApart };
}
async function findApart(execute, environment) {
  if ((0,node_os_1_.platform)() !== 'linux')
    return { why: `on ${(0,node_os_1_.platform)()}, nothing separates the processes of one user.` };
  const unshare = (0,_program_path_js_2_ .aY)('unshare', environment);
  if (unshare === undefined)
    return { why: 'the PATH has no `unshare` (package util-linux).' };
  for (const way of WAYS) {
    const before = way.flatMap((options) => [unshare, ...options, '--']);
    if (await isApart(before, execute))
      return { execute: startedBy(before, execute) };
  }
  const isRestricted = await (0,node_fs_promises_0_.readFile)(RESTRICTED, 'utf8').catch(() => '');
  return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
  const [program = '', ...args] = before;
  const look = [...args, '/bin/sh', '-c', LOOK];
  const { signal } = new AbortController();
  const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
  const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
  return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
  const [first = '', ...rest] = before;
  return (program, args, options) => {
    const path = (0,_program_path_js_2_ .aY)(program, (0,_program_path_js_2_ .DD)(options.variables, options.cwd));
    if (path === undefined)
      return execute(program, args, options);
    return execute(first, [...rest, path, ...args], options);
  };
}
/***/ }),
/***/ 34263:
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
/***/ 9558:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Jj: () => ( cut),
  MZ: () => ( PlanFindings),
  ZD: () => ( hexOf),
  nV: () => ( ownMember),
  vp: () => ( showValue)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var _configuration_syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
const LONGEST = 120;
class PlanFindings {
  differences = new Map();
  notInPlan = new Set();
  foundInPlan = new Set();
  differ(place, written, planned) {
    this.add(place, `${place} is ${written} in the files, and ${planned} in the plan.`);
  }
  add(place, sentence) {
    if (!this.differences.has(place))
      this.differences.set(place, sentence);
  }
  markMissing(place) {
    this.notInPlan.add(place);
  }
  markFound(expression) {
    this.foundInPlan.add(expression);
    if (expression.kind === 'for') {
      const { collection, key, value, condition } = expression;
      for (const part of [collection, key, value, condition])
        if (part)
          this.markFound(part);
    }
    for (const part of (0,_configuration_syntax_hcl_syntax_js_1_ .CI)(expression))
      this.markFound(part);
  }
  attempt(find) {
    const found = new PlanFindings();
    find(found);
    return found;
  }
  take(other) {
    for (const [place, sentence] of other.differences)
      this.add(place, sentence);
    for (const place of other.notInPlan)
      this.notInPlan.add(place);
    for (const part of other.foundInPlan)
      this.foundInPlan.add(part);
  }
}
function showValue(value, isSensitive = false) {
  if (value === undefined)
    return 'absent';
  const text = JSON.stringify(value);
  if (isSensitive) {
    return `a sensitive ${typeName(value)} (SHA-256 ${hexOf('sha256', text).slice(0, 16)})`;
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
function typeName(value) {
  if (value === null)
    return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
function hexOf(algorithm, content) {
  return (0,node_crypto_0_.createHash)(algorithm).update(content).digest('hex');
}
function ownMember(value, name) {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
    return undefined;
  return Reflect.get(value, name);
}
function cut(text) {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
/***/ }),
/***/ 48749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  W: () => ( compareDigest),
  digestPath: () => ( digestPath),
  writeDigest: () => ( writeDigest)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _findings_js_0_ = __webpack_require__(9558);
const MOST_FILES = 100_000;
const LOCK_FILE = /(?:^|\/)\.terraform\.lock\.hcl$/;
const digestSchema = _client_wire_schema_js_1_ ._H3({
  format: _client_wire_schema_js_1_ .euz(1),
  plan: _client_wire_schema_js_1_ .YjP(),
  files: _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .YjP()),
});
function digestPath(plan) {
  return `${plan}.digest`;
}
function writeDigest(plan, files) {
  const sorted = Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  const digest = { format: 1, plan: (0,_findings_js_0_ .ZD)('sha256', plan), files: sorted };
  return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function compareDigest(text, plan, files) {
  const checked = _client_wire_schema_js_1_ .xLC(digestSchema, parsed(text));
  if (!checked.success)
    return { kind: 'unusable', why: 'is not what `plangate digest` writes' };
  const { plan: ofPlan, files: before } = checked.output;
  if (ofPlan !== (0,_findings_js_0_ .ZD)('sha256', plan))
    return { kind: 'unusable', why: 'is that of another plan' };
  const paths = new Set([...Object.keys(before), ...files.keys()]);
  if (paths.size > MOST_FILES)
    return { kind: 'unusable', why: `has more than ${MOST_FILES} files` };
  const changed = [...paths].filter((path) => {
    const then = Object.hasOwn(before, path) ? before[path] : undefined;
    const now = files.get(path);
    const isMade = LOCK_FILE.test(path) && (then === undefined || now === undefined);
    return then !== now && !isMade;
  });
  return changed.length === 0 ? { kind: 'same' } : { kind: 'changed', paths: changed.sort() };
}
function parsed(text) {
  try {
    return JSON.parse(text);
  }
  catch {
    return undefined;
  }
}
/***/ }),
/***/ 13536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  J: () => ( NOWHERE),
  u: () => ( mostBytesTo)
 });
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
  return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ })
};
