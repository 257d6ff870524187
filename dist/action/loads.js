export const id = 0;
export const ids = [0];
export const modules = {
/***/ 2000:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
 findLoads: () => ( findLoads)
});
var external_node_path_ = __webpack_require__(6760);
var read_configuration = __webpack_require__(1741);
var hcl_syntax = __webpack_require__(6949);
var file_names = __webpack_require__(6817);
var module_files = __webpack_require__(868);
var module_source = __webpack_require__(8230);
var names = __webpack_require__(7668);
;// CONCATENATED MODULE: ./build/src/configuration/possible-texts.js
const UNKNOWN = [[{ unknown: true }]];
const BELOW = [[{ below: true }]];
const NOTHING = { key: UNKNOWN, value: UNKNOWN };
const MOST_TEXTS = 100;
const DEEPEST = 30;
function isKnown(text) {
  return text.every((part) => typeof part === 'string' || 'path' in part);
}
function isKnownOrBelow(text) {
  return text.every((part) => typeof part === 'string' || !('unknown' in part));
}
function knownText(text) {
  return (text
    .map((part) => (typeof part === 'string' ? part : 'path' in part ? part.path : ''))
    .join('')
    .normalize('NFC'));
}
function functionOf(name) {
  return name.slice(name.lastIndexOf(':') + 1);
}
function textsOf(expression, scope, values, depth = 0) {
  if (depth > DEEPEST || values.steps-- <= 0)
    return UNKNOWN;
  const read = (inner) => textsOf(inner, scope, values, depth + 1);
  switch (expression.kind) {
    case 'literal':
      return literalText(expression.value);
    case 'template':
      return joined(expression.parts.map(read));
    case 'conditional':
      return limited([...read(expression.yes), ...read(expression.no)]);
    case 'traversal':
      return ofName(expression, scope, values, depth);
    case 'call':
      return ofCall(expression, read, values);
    default:
      return UNKNOWN;
  }
}
function literalText(value) {
  if (value === null)
    return [];
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    return UNKNOWN;
  return [[String(value).normalize('NFC')]];
}
function limited(texts) {
  return texts.length > MOST_TEXTS ? UNKNOWN : texts;
}
function joined(parts) {
  let texts = [[]];
  for (const choices of parts) {
    texts = texts.flatMap((text) => choices.map((choice) => [...text, ...choice]));
    if (texts.length > MOST_TEXTS)
      return UNKNOWN;
  }
  const isPlain = (text) => text.slice(1).every((part) => typeof part === 'string' || !('path' in part));
  return texts.map((text) => (isPlain(text) ? text : [{ unknown: true }]));
}
function ofName({ root, steps }, scope, values, depth) {
  const named = scope.names.get(root);
  if (named !== undefined)
    return steps.length === 0 ? named : UNKNOWN;
  if (scope.isTemplate)
    return UNKNOWN;
  const [step, ...more] = steps;
  const name = step?.kind === 'literal' ? String(step.value) : undefined;
  if (name === undefined || more.length > 0)
    return UNKNOWN;
  if (root === 'path')
    return valueOfPath(name, scope.module, values.root);
  const isFree = root === 'var' && scope.module.directory === values.root;
  if (!isFree && (root === 'local' || root === 'var')) {
    return ofAll((0,names.m)({ root, steps: [name] }, scope.module), values, depth);
  }
  if (root === 'each') {
    const { key, value } = eachOf(scope, values, depth);
    return name === 'key' ? key : name === 'value' ? value : UNKNOWN;
  }
  return UNKNOWN;
}
function valueOfPath(name, module, root) {
  if (name === 'module')
    return [[{ path: (0,external_node_path_.relative)(root, module.directory) || '.' }]];
  return name === 'root' || name === 'cwd' ? [[{ path: '.' }]] : UNKNOWN;
}
function ofAll(definitions, values, depth) {
  if (definitions.length === 0)
    return UNKNOWN;
  return limited(definitions.flatMap(({ module, block, value }) => {
    const scope = { module, names: new Map(), block };
    return textsOf(value, scope, values, depth + 1);
  }));
}
const SAME = new Set(['tostring', 'sensitive', 'nonsensitive']);
const FIRST_GOOD = new Set(['try', 'coalesce']);
function ofCall({ name, arguments: words, expand }, read, values) {
  const called = functionOf(name);
  const [first, second] = words;
  if (first === undefined || expand || name.startsWith('provider::'))
    return UNKNOWN;
  if (SAME.has(called))
    return read(first);
  if (called === 'abspath')
    return read(first).map(asPath);
  if (FIRST_GOOD.has(called))
    return limited(words.flatMap(read));
  if (called === 'join' && second?.kind === 'tuple') {
    const parts = second.items.flatMap((item, at) => (at === 0 ? [item] : [first, item]));
    return joined(parts.map(read));
  }
  if (called !== 'file')
    return UNKNOWN;
  return read(first).map((path) => {
    const text = values.contentOf(path);
    return text === undefined ? [{ unknown: true }] : [text.normalize('NFC')];
  });
}
function asPath(text) {
  return [isKnown(text) ? { path: knownText(text) } : { unknown: true }];
}
function eachOf({ module, block }, values, depth) {
  if (block === undefined)
    return NOTHING;
  const sources = sameBlocks(block, module).flatMap(({ body }) => body.attributes.filter(({ name }) => name === 'for_each'));
  if (sources.length === 0)
    return NOTHING;
  const scope = { module, names: new Map(), block: undefined };
  return merged(sources.map(({ value }) => elementsOf(value, scope, values, depth + 1)));
}
function sameBlocks(block, { blocks }) {
  return blocks.flatMap(({ block: other }) => other.type === block.type && other.labels.join('.') === block.labels.join('.') ? [other] : []);
}
function merged(elements) {
  return {
    key: limited(elements.flatMap(({ key }) => key)),
    value: limited(elements.flatMap(({ value }) => value)),
  };
}
const SAME_ELEMENTS = new Set(['toset', 'tolist', 'sort', 'distinct', 'reverse', 'tomap']);
const ALL_ELEMENTS = new Set(['setunion', 'merge', 'concat']);
function elementsOf(expression, scope, values, depth = 0) {
  if (depth > DEEPEST || values.steps-- <= 0)
    return NOTHING;
  const read = (inner) => textsOf(inner, scope, values, depth + 1);
  const inside = (inner) => elementsOf(inner, scope, values, depth + 1);
  switch (expression.kind) {
    case 'tuple':
      return asSet(limited(expression.items.flatMap(read)));
    case 'object':
      return merged(expression.entries.map(({ key, value }) => ({ key: read(key), value: read(value) })));
    case 'conditional':
      return merged([inside(expression.yes), inside(expression.no)]);
    case 'for': {
      const innerScope = scopeOfFor(expression, scope, values, depth);
      const value = textsOf(expression.value, innerScope, values, depth + 1);
      if (expression.key === undefined)
        return asSet(value);
      if (expression.grouped)
        return NOTHING;
      return { key: textsOf(expression.key, innerScope, values, depth + 1), value };
    }
    case 'traversal': {
      const [step, ...more] = expression.steps;
      const isLocal = expression.root === 'local' && !scope.names.has('local') && !scope.isTemplate;
      if (!isLocal || step?.kind !== 'literal' || more.length > 0)
        return NOTHING;
      const steps = [String(step.value)];
      const definitions = (0,names.m)({ root: 'local', steps }, scope.module);
      if (definitions.length === 0)
        return NOTHING;
      const plain = { module: scope.module, names: new Map(), block: undefined };
      return merged(definitions.map(({ value }) => elementsOf(value, plain, values, depth + 1)));
    }
    case 'call': {
      const { name, arguments: words, expand } = expression;
      const called = functionOf(name);
      const [first] = words;
      if (first === undefined || expand || name.startsWith('provider::'))
        return NOTHING;
      if (SAME_ELEMENTS.has(called))
        return inside(first);
      if (ALL_ELEMENTS.has(called))
        return merged(words.map(inside));
      if (called !== 'fileset')
        return NOTHING;
      return words[1] && read(words[1]).every(staysBelow) ? { key: BELOW, value: BELOW } : NOTHING;
    }
    default:
      return NOTHING;
  }
}
function asSet(value) {
  return { key: value, value };
}
function staysBelow(pattern) {
  const [text, ...more] = pattern;
  return typeof text === 'string' && more.length === 0 && STAYS.test(text);
}
const STAYS = /^(?:[\w/*?}-]|\[[\w-]+\]|[{,](?=[\w*])|\.(?=[\w*{]))*$/;
function scopeOfFor(loop, scope, values, depth = 0) {
  const { key, value } = elementsOf(loop.collection, scope, values, depth + 1);
  const names = new Map(scope.names);
  const isMap = loop.collection.kind === 'object';
  if (loop.keyName !== undefined)
    names.set(loop.keyName, isMap ? key : UNKNOWN);
  names.set(loop.valueName, value);
  return { ...scope, names };
}
;// CONCATENATED MODULE: ./build/src/configuration/how-read.js
const READER = /^(?:file(?!set)\w*|templatefile)$/;
const OF_FILES = /^(?:local_|external$|archive_file$|template_file$|terraform_remote_state$)/;
function sayHow(named, values) {
  const signature = new ReadSignature(values);
  signature.add(named);
  return { text: [...signature.lines].sort().join('\n'), onAnyFile: signature.onAnyFile };
}
class ReadSignature {
  lines = new Set();
  onAnyFile = false;
  decides = false;
  values;
  constructor(values) {
    this.values = values;
  }
  add({ module, block, value, name = '' }) {
    const scope = { module, names: new Map(), block };
    const what = `${block?.type ?? ''} ${block?.labels.join('.') ?? ''} ${name}`;
    this.expression(what, value, scope);
    this.decisions(block, module);
    for (const call of module.callers)
      this.call(call);
  }
  decisions(block, module) {
    this.deciding(() => this.counts(block, module));
  }
  counts(block, module) {
    if (block === undefined)
      return;
    for (const same of sameBlocks(block, module)) {
      for (const { name, value } of same.body.attributes) {
        if (name !== 'for_each' && name !== 'count')
          continue;
        this.expression(name, value, { module, names: new Map(), block: undefined });
      }
    }
  }
  call(call) {
    this.deciding(() => this.callNow(call));
  }
  callNow(call) {
    if (!this.isNew(`call ${call.module.directory} ${call.label}`))
      return;
    for (const name of ['source', 'count', 'for_each']) {
      for (const { value, block, module } of (0,read_configuration.DT)(call, name)) {
        this.expression(`${call.label} ${name}`, value, { module, names: new Map(), block });
      }
    }
    for (const outer of call.module.callers)
      this.call(outer);
  }
  isNew(text) {
    if (this.lines.has(text))
      return false;
    this.lines.add(text);
    return true;
  }
  deciding(decide) {
    const before = this.decides;
    this.decides = true;
    decide();
    this.decides = before;
  }
  expression(what, expression, scope) {
    const text = JSON.stringify(expression, withoutRange);
    const key = `${scope.module.directory} ${what} = ${text}${this.decides ? ' decides' : ''}`;
    if (this.isNew(key))
      this.inside(expression, scope);
  }
  inside(value, scope) {
    if (typeof value !== 'object' || value === null)
      return;
    const expression = 'kind' in value ? value : undefined;
    if (expression)
      this.one(expression, scope);
    const decisive = expression ? decisiveParts(expression) : [];
    for (const part of Object.values(value)) {
      if (!decisive.includes(part))
        this.inside(part, scope);
    }
    this.deciding(() => decisive.forEach((part) => this.inside(part, scope)));
  }
  one(expression, scope) {
    if (expression.kind === 'call')
      this.contents(expression, scope);
    if (expression.kind !== 'traversal' || scope.isTemplate)
      return;
    const name = (0,names.i)(expression);
    if (name.root === 'data' && OF_FILES.test(name.steps[0] ?? '') && this.decides) {
      this.onAnyFile = true;
    }
    for (const { what, module, block, value } of (0,names.m)(name, scope.module)) {
      this.expression(what, value, { module, names: new Map(), block });
    }
  }
  contents(call, scope) {
    const [first] = call.arguments;
    const called = functionOf(call.name);
    const isText = called === 'templatestring';
    const isTemplate = isText || called === 'templatefile';
    if (first === undefined || !(isText || READER.test(called)))
      return;
    if (!isTemplate && !this.decides)
      return;
    for (const text of textsOf(first, scope, this.values)) {
      const known = isKnown(text) ? knownText(text) : undefined;
      const content = isText ? known : this.values.contentOf(text);
      if (content === undefined)
        this.onAnyFile = true;
      else if (this.isNew(`content ${this.decides} ${content}`) && isTemplate) {
        const parsed = this.values.templateOf(content);
        if (parsed === undefined)
          this.onAnyFile = true;
        else
          this.inside(parsed, { ...scope, names: new Map(), isTemplate: true });
      }
    }
  }
}
function withoutRange(key, value) {
  return key === 'range' ? undefined : value;
}
function decisiveParts(expression) {
  switch (expression.kind) {
    case 'call': {
      const called = functionOf(expression.name);
      const names = READER.test(called) || called === 'fileset';
      return names ? [expression.arguments] : [];
    }
    case 'conditional':
      return [expression.condition];
    case 'for':
      return [expression.collection, expression.condition];
    default:
      return expression.kind === 'other' ? [expression.inside] : [];
  }
}
;// CONCATENATED MODULE: ./build/src/configuration/loads.js
function findLoads(root, files, check) {
  return new Search(root, (0,read_configuration.searchedFiles)(files, check)).loads();
}
const OF_PROVIDERS = new Set(['resource', 'data', 'ephemeral', 'action', 'provider', 'terraform']);
const NAMES_FILES = {
  local_file: ['filename'],
  local_sensitive_file: ['filename'],
  archive_file: ['source_file', 'source_dir'],
  template_file: ['filename'],
};
class Search {
  result = { modules: [], linked: [], reads: [], calls: [] };
  values;
  root;
  sources;
  entered = [];
  constructor(root, sources) {
    this.root = root;
    this.sources = sources;
    this.values = {
      root,
      steps: MOST_STEPS,
      contentOf: (text) => this.contentOf(text),
      templateOf: (text) => (0,read_configuration.xV)(text, sources),
    };
  }
  loads() {
    const { result, root } = this;
    const { files } = this.sources;
    const { modules, unclear, sources } = (0,read_configuration.readConfiguration)(root, this.sources);
    for (const module of modules) {
      result.modules.push(...files.follow(module.directory));
      for (const path of module.paths) {
        const places = files.follow(path);
        if (places.length > 1)
          result.linked.push(...places);
      }
      for (const call of module.callers) {
        const how = `${call.module.directory} ${call.label}`;
        result.calls.push({ path: module.directory, how });
      }
    }
    for (const { path, why } of unclear)
      this.any(path, why, () => ({ text: `${path} ${why}`, onAnyFile: true }));
    for (const source of sources)
      this.anyOf(source, source.value);
    for (const module of modules)
      this.module(module);
    return result;
  }
  module(module) {
    for (const loose of module.loose) {
      this.walk(loose.value, this.visit(loose));
    }
    for (const { block, path } of module.blocks) {
      this.sources.budget.check();
      this.block(block, block, { module, path });
    }
  }
  block(block, top, at) {
    const [kind = ''] = top.labels;
    const isData = top.type === 'data';
    if (isData && kind === 'external') {
      const items = block.body.attributes.map(({ value }) => value);
      const value = { kind: 'tuple', items, range: block.range };
      this.anyOf({ ...at, block: top, value }, value);
    }
    for (const { name, value } of block.body.attributes) {
      const named = { ...at, block: top, name, value };
      const visit = this.visit(named);
      const isPassed = (top.type === 'locals' || top.type === 'module' || top.type === 'variable') &&
        isPathValue(value);
      if (!isPassed && !(top.type === 'module' && name === 'source'))
        this.walk(value, visit);
      if ((NAMES_FILES[kind] ?? []).includes(name))
        this.path(value, visit);
      if (isData && kind === 'terraform_remote_state' && name === 'backend' && mayBeLocal(value)) {
        this.anyOf(named, value);
      }
      if (isData && kind === 'template_file' && name === 'template')
        this.template(value, visit);
    }
    for (const inner of block.body.blocks)
      this.block(inner, top, at);
  }
  visit(named) {
    const { module, block } = named;
    const scope = { module, names: new Map(), block };
    const isProvider = block !== undefined && OF_PROVIDERS.has(block.type);
    return { named, scope, isProvider };
  }
  walk(expression, visit) {
    const { scope } = visit;
    switch (expression.kind) {
      case 'literal':
      case 'template':
      case 'traversal':
        this.mention(expression, visit);
        break;
      case 'call':
        if (visit.isProvider)
          this.mention(expression, visit);
        this.call(expression, visit);
        return;
      case 'for': {
        this.walk(expression.collection, visit);
        const inner = { ...visit, scope: scopeOfFor(expression, scope, this.values) };
        for (const part of [expression.key, expression.value, expression.condition]) {
          if (part)
            this.walk(part, inner);
        }
        return;
      }
      default:
    }
    for (const part of innerExpressions(expression))
      this.walk(part, visit);
  }
  mention(expression, visit) {
    if (expression.kind === 'literal' && typeof expression.value !== 'string')
      return;
    if (expression.kind === 'traversal' && !isPathValue(expression) && !visit.isProvider)
      return;
    for (const text of textsOf(expression, visit.scope, this.values)) {
      const [first] = text;
      const isPath = typeof first === 'object' ? 'path' in first : (0,module_source.I)(first ?? '');
      const whole = isKnown(text) ? this.resolved(text) : undefined;
      if (isKnown(text) && mayLeadBack(knownText(text))) {
        this.anyOf(visit.named, expression);
      }
      if (whole === undefined) {
        if (isPath && text.length > 1)
          this.partOfPath(text, expression, visit);
        continue;
      }
      const { root } = this;
      const isAbove = root === whole || root.startsWith(whole === external_node_path_.sep ? external_node_path_.sep : whole + external_node_path_.sep);
      const isWrittenAsPath = isPath || (visit.isProvider && leadsUp(knownText(text)));
      if (!isAbove)
        this.add({ kind: 'named', path: whole }, expression, visit);
      else if (isWrittenAsPath)
        this.anyOf(visit.named, expression);
    }
  }
  call(expression, visit) {
    const { name, arguments: words } = expression;
    const called = functionOf(name);
    const [first, second, ...rest] = words;
    if (READER.test(called) && first !== undefined) {
      this.path(first, visit);
      this.parts(first, visit);
      if (called === 'templatefile')
        this.templateFile(first, second, visit);
      if (second)
        this.passed(second, visit);
    }
    else if (called === 'fileset' && first && second) {
      this.set([first, second], expression, visit);
      this.parts(first, visit);
      this.parts(second, visit);
    }
    else if (called === 'templatestring' && first) {
      this.template(first, visit, second);
      if (second)
        this.passed(second, visit);
    }
    else {
      for (const word of words)
        this.walk(word, visit);
    }
    for (const word of rest)
      this.walk(word, visit);
  }
  parts(expression, visit) {
    if (expression.kind === 'call')
      this.call(expression, visit);
    else if (expression.kind === 'for')
      this.walk(expression, visit);
    else
      for (const part of innerExpressions(expression))
        this.parts(part, visit);
  }
  passed(variables, visit) {
    if (variables.kind !== 'object')
      return this.walk(variables, visit);
    for (const { key, value } of variables.entries) {
      this.walk(key, visit);
      if (!isPathValue(value))
        this.walk(value, visit);
    }
  }
  path(expression, visit) {
    for (const text of textsOf(expression, visit.scope, this.values)) {
      const whole = isKnown(text) ? this.resolved(text) : undefined;
      if (whole === undefined)
        this.partOfPath(text, expression, visit);
      else
        this.add({ kind: 'file', path: whole }, expression, visit);
      this.anyIfAbsolute(text, expression, visit);
    }
  }
  partOfPath(text, expression, visit) {
    const around = isKnown(text) || !isKnownOrBelow(text) ? undefined : this.around(text);
    if (around === undefined)
      this.anyOf(visit.named, expression);
    else
      this.add({ kind: 'inside', path: around }, expression, visit);
  }
  anyIfAbsolute(text, expression, { named }) {
    if (isAbsolute(knownText(text)))
      this.anyOf(named, expression);
  }
  around(text) {
    const at = text.findIndex((part) => typeof part === 'object' && 'below' in part);
    const before = knownText(text.slice(0, at));
    const after = text.slice(at).filter((part) => typeof part === 'string');
    if (after.some((part) => part.includes('..')))
      return undefined;
    return (0,external_node_path_.resolve)(this.root, before.endsWith('/') ? before : (0,external_node_path_.dirname)(before));
  }
  resolved(text) {
    const whole = knownText(text);
    if (whole === '' || whole.length > 4096 || /[\n\0]/.test(whole) || whole.startsWith('~')) {
      return undefined;
    }
    return (0,external_node_path_.resolve)(this.root, whole);
  }
  contentOf(text) {
    const isHere = isKnown(text) && !isAbsolute(knownText(text));
    const path = isHere ? this.resolved(text) : undefined;
    const content = path === undefined ? undefined : (0,read_configuration.yR)(path, this.sources);
    return typeof content === 'string' ? content : undefined;
  }
  set([directory, pattern], expression, visit) {
    for (const text of textsOf(directory, visit.scope, this.values)) {
      this.anyIfAbsolute(text, expression, visit);
      for (const patternText of textsOf(pattern, visit.scope, this.values)) {
        const from = isKnown(text) ? (0,external_node_path_.resolve)(this.root, knownText(text)) : undefined;
        const around = isKnown(patternText) ? aroundWildcards(knownText(patternText)) : undefined;
        if (from === undefined || around === undefined)
          this.anyOf(visit.named, expression);
        else {
          const path = (0,external_node_path_.resolve)(from, around.before);
          this.add({ kind: 'inside', path, ending: around.ending }, expression, visit);
        }
      }
    }
  }
  templateFile(path, variables, visit) {
    for (const text of textsOf(path, visit.scope, this.values)) {
      const whole = isKnown(text) ? this.resolved(text) : undefined;
      if (whole !== undefined)
        this.templateAt(whole, variables, visit);
      else if (!isKnown(text) && isKnownOrBelow(text)) {
        const around = this.around(text);
        const inside = around === undefined ? undefined : this.filesIn(around);
        if (inside === undefined)
          this.anyOf(visit.named, path);
        for (const file of inside ?? [])
          this.templateAt(file, variables, visit);
      }
    }
  }
  filesIn(directory) {
    const queue = [directory];
    for (const path of queue) {
      if (queue.length > MOST_TEMPLATES)
        return undefined;
      for (const name of this.sources.files.readDirectory(path))
        queue.push((0,external_node_path_.join)(path, name));
    }
    return queue.slice(1);
  }
  templateAt(path, variables, visit) {
    const text = (0,read_configuration.yR)(path, this.sources);
    if (typeof text === 'string')
      this.templateText(text, variables, visit);
    else if (text.why !== module_files.v8)
      this.any(path, text.why, () => this.howOf(visit));
  }
  templateText(text, variables, visit) {
    if (this.entered.length >= DEEPEST_TEMPLATE || this.entered.includes(text)) {
      this.anyOf(visit.named, visit.named.value);
      return;
    }
    const parsed = (0,read_configuration.xV)(text, this.sources);
    if (parsed === undefined) {
      this.anyOf(visit.named, visit.named.value);
      return;
    }
    this.entered.push(text);
    const names = new Map();
    if (variables?.kind === 'object') {
      for (const { key, value } of variables.entries) {
        if (key.kind !== 'literal')
          continue;
        names.set(String(key.value), textsOf(value, visit.scope, this.values));
      }
    }
    const { module, block } = visit.scope;
    const scope = { module, names, block, isTemplate: true };
    this.parts(parsed, { ...visit, scope, isProvider: false });
    this.entered.pop();
  }
  template(expression, visit, variables) {
    for (const text of textsOf(expression, visit.scope, this.values)) {
      if (isKnown(text))
        this.templateText(knownText(text), variables, visit);
      else
        this.anyOf(visit.named, expression);
    }
    this.parts(expression, visit);
  }
  anyOf(named, expression) {
    const { path } = named;
    const line = expression.range.startLine;
    const written = this.writtenAt(path, expression);
    this.result.reads.push({
      kind: 'any',
      path: '',
      ending: '',
      where: `${path}:${line}`,
      written,
      how: () => sayHow(named, this.values),
    });
  }
  any(path, why, how) {
    this.result.reads.push({ kind: 'any', path: '', ending: '', where: path, written: why, how });
  }
  howOf({ named }) {
    return sayHow(named, this.values);
  }
  add({ kind, path, ending = '' }, expression, { named }) {
    const where = `${named.path}:${expression.range.startLine}`;
    const how = () => sayHow(named, this.values);
    for (const target of this.sources.files.follow(path)) {
      const written = kind === 'named' ? '' : this.writtenAt(named.path, expression);
      this.result.reads.push({ kind, path: target, ending, where, written, how });
    }
  }
  writtenAt(path, { range }) {
    const text = this.sources.files.readFile(path) ?? '';
    const line = (0,file_names.i)(path) ? '' : (text.split('\n', range.startLine).at(-1) ?? '');
    const end = range.endLine === range.startLine ? range.endColumn - 1 : line.length;
    return line.slice(range.startColumn - 1, end).trim();
  }
}
const MOST_TEMPLATES = 500;
const MOST_STEPS = 200_000;
const DEEPEST_TEMPLATE = 10;
function isAbsolute(path) {
  return /^(?:[/\\]|[a-z]:)/i.test(path);
}
function mayLeadBack(path) {
  const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
  return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(external_node_path_.posix.normalize(path));
}
function leadsUp(path) {
  return !isAbsolute(path) && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(path);
}
function mayBeLocal(backend) {
  return backend.kind !== 'literal' || backend.value === 'local';
}
function isPathValue(expression) {
  return expression.kind === 'traversal' && expression.root === 'path';
}
function innerExpressions(expression) {
  const parts = (0,hcl_syntax.CI)(expression);
  if (expression.kind === 'template') {
    return parts.filter((part) => part.kind !== 'literal' && !isPathValue(part));
  }
  return expression.kind === 'traversal' ? parts.filter(({ kind }) => kind !== 'literal') : parts;
}
function aroundWildcards(pattern) {
  if (pattern.includes('\\'))
    return undefined;
  const first = pattern.search(/[*?[{]/);
  if (first < 0)
    return { before: pattern, ending: '' };
  const rest = pattern.slice(first);
  if (!staysBelow([rest]))
    return undefined;
  const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
  return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}
/***/ })
};
