export const id = 321;
export const ids = [321,1741,3298];
export const modules = {
/***/ 82483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  PC: () => ( labelsOf),
  Pe: () => ( withoutKeys),
  UO: () => ( isWithin),
  _M: () => ( writeIndex),
  kD: () => ( resourceOfAddress),
  lS: () => ( splitAddress)
 });
function resourceOfAddress(address) {
  const parts = splitAddress(address);
  const [type = '', last = ''] = parts.slice(-2);
  const at = last.indexOf('[');
  const key = at < 0 ? undefined : last.slice(at + 1, -1);
  return {
    module: parts.slice(0, -2).join('.'),
    type,
    name: at < 0 ? last : last.slice(0, at),
    index: key?.startsWith('"') === true ? readKey(key) : key && Number(key),
  };
}
function splitAddress(address) {
  return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
  return splitAddress(address)
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('.');
}
function labelsOf(address) {
  return withoutKeys(address)
    .split('.')
    .filter((_, at) => at % 2 === 1);
}
function isWithin(address, target) {
  const next = address.charAt(target.length);
  return address.startsWith(target) && (next === '' || next === '.' || next === '[');
}
function writeIndex(key) {
  if (key === undefined)
    return '';
  return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};
function writeKey(key) {
  const text = key
    .replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? escaped(sign))
    .replaceAll(/([$%])(?=\{)/g, '$1$1');
  return `"${text}"`;
}
function escaped(sign) {
  const digits = (sign.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
function readKey(text) {
  return text
    .slice(1, -1)
    .replaceAll(/\\(?:([nrt"\\])|u([\da-f]{4})|U00([\da-f]{6}))/gi, (all, sign, short, long) => typeof sign === 'string' ? unescaped(sign) : fromHex(String(short ?? long), all))
    .replaceAll(/([$%])\1(?=\{)/g, '$1');
}
function unescaped(sign) {
  return Object.entries(ESCAPES).find(([, written]) => written === `\\${sign}`)?.[0] ?? sign;
}
function fromHex(digits, otherwise) {
  const point = Number.parseInt(digits, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
/***/ }),
/***/ 94655:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  C: () => ( convert)
 });
 var _evaluate_js_0_ = __webpack_require__(99397);
 var _functions_js_1_ = __webpack_require__(99505);
 var _value_js_2_ = __webpack_require__(65997);
function convert(value, type) {
  const converted = toType(value, type);
  return (0,_value_js_2_ .HU)(converted) ? _value_js_2_ .$V : converted;
}
function toType(value, type) {
  if (value === _value_js_2_ .HV || value === null)
    return value;
  if (value instanceof _value_js_2_ .pT)
    return (0,_value_js_2_ .Eq)(convert(value.value, type));
  const converted = toKnownType(value, type);
  return converted === _value_js_2_ .HV ? _value_js_2_ .$V : converted;
}
function toKnownType(value, type) {
  const word = wordOf(type);
  if (word !== undefined)
    return toPrimitive(value, word);
  if (type.kind !== 'call' || type.expand || type.arguments.length !== 1)
    return _value_js_2_ .HV;
  const [inner] = type.arguments;
  if (inner === undefined)
    return _value_js_2_ .HV;
  switch (type.name) {
    case 'list':
      return toList(value, inner);
    case 'set':
      return toSet(value, inner);
    case 'map':
      return toMap(value, inner);
    case 'tuple':
      return toTuple(value, inner);
    case 'object':
      return toObject(value, inner);
    default:
      return _value_js_2_ .HV;
  }
}
function wordOf(type) {
  if (type.kind === 'literal')
    return String(type.value);
  return type.kind === 'traversal' && type.steps.length === 0 ? type.root : undefined;
}
function toPrimitive(value, word) {
  switch (word) {
    case 'any':
      return value;
    case 'string':
      return (0,_value_js_2_ .Je)(value);
    case 'number':
      return (0,_functions_js_1_ .Ro)(value);
    case 'bool':
      return (0,_functions_js_1_ .AF)(value);
    case 'list':
      return Array.isArray(value) && (0,_value_js_2_ .dj)(value) ? [...value] : _value_js_2_ .HV;
    case 'map':
      return (0,_value_js_2_ .jh)(value) && (0,_value_js_2_ .dj)(Object.values(value)) ? value : _value_js_2_ .HV;
    default:
      return _value_js_2_ .HV;
  }
}
function convertAll(members, type) {
  const converted = Array.from(members, (one) => convert(one, type));
  return isConcrete(type) || (0,_value_js_2_ .dj)(converted) ? converted : undefined;
}
function isConcrete(type) {
  const word = wordOf(type);
  if (word !== undefined)
    return word === 'string' || word === 'number' || word === 'bool';
  if (type.kind === 'tuple')
    return type.items.every(isConcrete);
  if (type.kind === 'object')
    return type.entries.every(({ value }) => isConcrete(value));
  const of = type.kind === 'call' ? type.arguments[0] : undefined;
  return of !== undefined && isConcrete(of);
}
function toList(value, inner) {
  return Array.isArray(value) ? (convertAll(value, inner) ?? _value_js_2_ .HV) : _value_js_2_ .HV;
}
function toSet(value, inner) {
  const list = toList(value, inner);
  if (!Array.isArray(list) || !(0,_value_js_2_ .nH)(list))
    return _value_js_2_ .HV;
  if (list.every((one) => typeof one === 'string'))
    return (0,_value_js_2_ .s4)(list);
  return list.length < 2 ? _value_js_2_ .mb.from(list) : _value_js_2_ .HV;
}
function toMap(value, inner) {
  if (!(0,_value_js_2_ .jh)(value))
    return _value_js_2_ .HV;
  const members = convertAll(Object.values(value), inner);
  if (members === undefined)
    return _value_js_2_ .HV;
  return (0,_value_js_2_ .dg)(Object.keys(value).map((key, index) => [key, members[index] ?? null]));
}
function toTuple(value, inner) {
  if (!Array.isArray(value) || value instanceof _value_js_2_ .mb || inner.kind !== 'tuple')
    return _value_js_2_ .HV;
  if (value.length !== inner.items.length)
    return _value_js_2_ .HV;
  return value.map((one, index) => {
    const type = inner.items[index];
    return type === undefined ? _value_js_2_ .HV : convert(one, type);
  });
}
function toObject(value, inner) {
  if (!(0,_value_js_2_ .jh)(value) || inner.kind !== 'object')
    return _value_js_2_ .HV;
  const result = (0,_value_js_2_ .dg)();
  for (const { key, value: type } of inner.entries) {
    const name = wordOf(key);
    const isOptional = type.kind === 'call' && type.name === 'optional';
    const [of, otherwise] = isOptional ? type.arguments : [type];
    if (of === undefined || name === undefined || name in result)
      return _value_js_2_ .HV;
    const assigned = Object.hasOwn(value, name) ? (value[name] ?? null) : undefined;
    if (assigned === undefined && !isOptional)
      return _value_js_2_ .HV;
    const isDefault = otherwise !== undefined && (assigned ?? null) === null;
    const filled = isDefault ? (0,_evaluate_js_0_ ._3)(otherwise, (0,_evaluate_js_0_ .Fw)()) : (assigned ?? null);
    result[name] = convert(filled, of);
  }
  return result;
}
/***/ }),
/***/ 51659:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  C8: () => ( callOf),
  Vw: () => ( loadModule),
  ae: () => ( toProblemRange),
  gZ: () => ( calledModule),
  sU: () => ( parseModuleFile),
  u0: () => ( sourcesOf)
 });
 var node_path_0_ = __webpack_require__(76760);
 var _file_names_js_6_ = __webpack_require__(96817);
 var _module_files_js_1_ = __webpack_require__(60868);
 var _module_manifest_js_2_ = __webpack_require__(27126);
 var _module_source_js_5_ = __webpack_require__(58230);
 var _syntax_hcl_syntax_js_3_ = __webpack_require__(56949);
 var _address_js_4_ = __webpack_require__(82483);
const MOST_CONFIGURATION = 320 * 1024;
const MOST_PROBLEMS = 100;
function sourcesOf({ files, workingDirectory }) {
  return {
    files,
    workingDirectory,
    problems: [],
    parsed: new Map(),
    modules: new Map(),
    budget: { bytes: MOST_CONFIGURATION },
    records: recordsIn(files, workingDirectory),
  };
}
function recordsIn(files, workingDirectory) {
  const bytes = files.get(node_path_0_.posix.join(workingDirectory, _module_manifest_js_2_ .dp));
  const records = bytes === undefined ? [] : (0,_module_manifest_js_2_ .WI)(new TextDecoder().decode(bytes));
  return 'problem' in records ? [] : records;
}
function calledModule(sources, caller, call) {
  const record = (0,_module_manifest_js_2_ .zv)(sources.records, call);
  const there = record && directoryIn(sources.workingDirectory, record.directory);
  const isRead = there !== undefined && ((0,_module_source_js_5_ .I)(call.source) || hasRoomFor(there, sources));
  const recorded = isRead ? loadModule(sources, there) : undefined;
  const path = (0,_module_source_js_5_ .$)(call.source);
  if (recorded !== undefined || path === undefined)
    return recorded;
  const own = directoryIn(caller.directory, path);
  return own === undefined ? undefined : loadModule(sources, own);
}
function directoryIn(from, path) {
  const directory = node_path_0_.posix.join(from, path).replace(/\/$/, '');
  if (node_path_0_.posix.isAbsolute(path) || directory.startsWith('..'))
    return undefined;
  return directory === '.' ? '' : directory;
}
function hasRoomFor(directory, { files, modules, budget }) {
  if (modules.has(directory))
    return true;
  const sizes = files
    .list(directory)
    .map((path) => ((0,_file_names_js_6_ .ZC)(node_path_0_.posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
  return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}
function callOf({ block }, address, source) {
  const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
  return {
    key: [...(0,_address_js_4_ .PC)(address), block.labels[0] ?? ''].join('.'),
    source,
    version: version && ((0,_syntax_hcl_syntax_js_3_ .bK)(version) ?? ''),
  };
}
function loadModule(sources, directory) {
  const loaded = sources.modules.get(directory);
  if (loaded !== undefined)
    return loaded;
  const all = (0,_file_names_js_6_ .AM)(sources.files.list(directory).map((path) => node_path_0_.posix.basename(path)));
  const names = all.filter((name) => !(0,_file_names_js_6_ .d3)(name));
  if (names.length === 0)
    return undefined;
  const inDirectory = (name) => node_path_0_.posix.join(directory, name);
  const module = {
    directory,
    resources: [],
    dataSources: [],
    named: new Map(),
    calls: [],
    variables: new Map(),
    locals: new Map(),
    outputs: new Map(),
    providers: new Map(),
    moved: [],
    removed: [],
    imports: [],
    checks: [],
    others: [],
    unread: all.filter(_file_names_js_6_ .d3).map(inDirectory),
  };
  sources.modules.set(directory, module);
  for (const content of (0,_module_files_js_1_ .yW)(names, inDirectory, textsOf(sources))) {
    const { name, path, isOverride } = content;
    const file = node_path_0_.posix.relative(sources.workingDirectory, path);
    addProblems(sources, content, 'file');
    const { blocks, attributes } = (0,_file_names_js_6_ .i)(name) ? asBlocks(content.body) : content.body;
    if (attributes.some((one) => IN_JSON.includes(one.name)))
      module.unread.push(path);
    for (const block of blocks) {
      const placed = { block, file };
      if (!isOverride || !applyOverride(module, placed))
        place(module, placed, sources.problems);
    }
  }
  return module;
}
const IN_JSON = ['moved', 'removed', 'import'];
function applyOverride(module, { block }) {
  const [first = '', second = ''] = block.labels;
  const existing = {
    resource: module.named.get(`resource.${first}.${second}`),
    data: module.named.get(`data.${first}.${second}`),
    module: module.calls.find(({ block: call }) => call.labels[0] === first),
    variable: module.variables.get(first),
    output: module.outputs.get(first),
    provider: module.others.find((other) => other.block.type === 'provider' && isSameProvider(other.block, block)),
  };
  const before = Object.entries(existing).find(([type]) => type === block.type)?.[1];
  if (before === undefined)
    return false;
  const { attributes, blocks } = block.body;
  const isReplaced = ({ name }) => attributes.some((other) => other.name === name);
  const types = new Set(blocks.map(({ type }) => type));
  before.block = {
    ...before.block,
    body: {
      attributes: [
        ...before.block.body.attributes.filter((one) => !isReplaced(one)),
        ...attributes,
      ],
      blocks: [...before.block.body.blocks.filter(({ type }) => !types.has(type)), ...blocks],
    },
  };
  return true;
}
function isSameProvider(one, other) {
  const aliasOf = ({ body }) => (0,_syntax_hcl_syntax_js_3_ .bK)(body.attributes.find(({ name }) => name === 'alias')?.value);
  return one.labels[0] === other.labels[0] && aliasOf(one) === aliasOf(other);
}
function parseModuleFile(sources, path, what) {
  const file = (0,_module_files_js_1_ .LI)(node_path_0_.posix.basename(path), path, textsOf(sources));
  addProblems(sources, file, what);
  return file.body;
}
function textsOf({ files, workingDirectory, budget, problems, parsed }) {
  const text = (path) => {
    const bytes = files.get(path);
    if (bytes === undefined)
      return { why: _module_files_js_1_ .v8 };
    const before = budget.bytes;
    budget.bytes -= bytes.length;
    if (budget.bytes >= 0)
      return new TextDecoder().decode(bytes);
    if (before >= 0)
      problems.push(tooMuch(node_path_0_.posix.relative(workingDirectory, path)));
    return { why: 'the configuration is too large to be read here' };
  };
  return { text, parsed };
}
function addProblems(sources, { path, problems }, what) {
  const file = node_path_0_.posix.relative(sources.workingDirectory, path);
  for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
    sources.problems.push({
      severity: 'error',
      summary: 'Invalid HCL',
      detail: `The ${what} could not be read: ${message}.`,
      range: toProblemRange(file, range),
    });
  }
}
function asBlocks({ attributes: outer, blocks: all }) {
  const blocks = all.map((block) => ({
    ...block,
    body: {
      ...block.body,
      attributes: block.body.attributes.map((one) => block.type === 'resource' && /^(?:object|tuple)$/.test(one.value.kind) && !isMeta(one.name)
        ? {
          ...one,
          value: { kind: 'other', text: '', inside: [one.value], range: one.range },
        }
        : one),
    },
  }));
  return { attributes: outer, blocks };
}
function isMeta(name) {
  return name === 'count' || name === 'for_each';
}
function tooMuch(filename) {
  const position = { line: 1, column: 1 };
  return {
    severity: 'error',
    summary: 'Too much configuration',
    detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
    range: { filename, start: position, end: position },
  };
}
function toProblemRange(filename, range) {
  return {
    filename,
    start: { line: range.startLine, column: range.startColumn },
    end: { line: range.endLine, column: range.endColumn },
  };
}
function place(module, placed, problems) {
  const { block } = placed;
  const [first = '', second = ''] = block.labels;
  switch (block.type) {
    case 'resource':
    case 'data': {
      const key = `${block.type}.${first}.${second}`;
      const twin = module.named.get(key);
      if (twin !== undefined) {
        problems.push({
          severity: 'error',
          summary: `Duplicate ${block.type} "${first}" "${second}"`,
          detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
          range: toProblemRange(placed.file, block.range),
        });
      }
      else {
        module.named.set(key, placed);
        (block.type === 'resource' ? module.resources : module.dataSources).push(placed);
      }
      break;
    }
    case 'module':
      module.calls.push(placed);
      break;
    case 'moved':
      module.moved.push(placed);
      break;
    case 'removed':
      module.removed.push(placed);
      break;
    case 'import':
      module.imports.push(placed);
      break;
    case 'check':
      module.checks.push(placed);
      break;
    case 'variable':
      module.variables.set(first, placed);
      break;
    case 'output':
      module.outputs.set(first, placed);
      break;
    case 'terraform':
      module.others.push(placed);
      for (const inner of block.body.blocks.filter(({ type }) => type === 'required_providers')) {
        for (const attribute of inner.body.attributes) {
          module.providers.set(attribute.name, attribute);
        }
      }
      break;
    case 'locals':
      for (const attribute of block.body.attributes)
        module.locals.set(attribute.name, attribute);
      break;
    default:
      module.others.push(placed);
  }
}
/***/ }),
/***/ 57668:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  i: () => ( nameOfReference),
  m: () => ( definitionsOf)
 });
 var node_path_0_ = __webpack_require__(76760);
 var _file_names_js_2_ = __webpack_require__(96817);
 var _read_configuration_js_1_ = __webpack_require__(51741);
function nameOfReference({ root, steps, }) {
  return {
    root,
    steps: steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : [])),
  };
}
function definitionsOf({ root, steps }, module) {
  const [first, second] = steps;
  if (first === undefined)
    return [];
  switch (root) {
    case 'local':
      return withName(`local ${first}`, module.locals.get(first));
    case 'var':
      return ofVariable(first, module);
    case 'module':
      return ofCalled(first, module);
    case 'data':
    case 'ephemeral':
    case 'action':
      return second === undefined ? [] : ofBlocks([root, first, second], module);
    default:
      return ofBlocks(['resource', root, first], module);
  }
}
function withName(what, attributes = []) {
  return attributes.map((attribute) => ({ ...attribute, what }));
}
function ofVariable(name, module) {
  const given = module.loose.filter(({ path }) => (0,_file_names_js_2_ .OT)((0,node_path_0_.basename)(path)));
  return [
    ...withName(`default ${name}`, module.variables.get(name)),
    ...withName('given', given),
    ...module.callers.flatMap((call) => withName(`${call.label} ${name}`, (0,_read_configuration_js_1_ .DT)(call, name))),
  ];
}
function ofCalled(label, module) {
  const call = module.calls.get(label);
  if (call === undefined)
    return [];
  const outputs = call.targets.flatMap((target) => target.blocks.flatMap((each) => each.block.type === 'output' ? ofBody(each.block, each.path, target) : []));
  return [...outputs, ...call.blocks.flatMap(({ block, path }) => ofBody(block, path, module))];
}
function ofBlocks([type, kind, name], module) {
  return module.blocks.flatMap(({ block, path }) => block.type === type && block.labels[0] === kind && block.labels[1] === name
    ? ofBody(block, path, module)
    : []);
}
function ofBody(block, path, module) {
  const what = `${block.type} ${block.labels.join('.')}`;
  return [
    ...block.body.attributes.map(({ name, value }) => ({
      what: `${what} ${name}`,
      module,
      block,
      path,
      value,
    })),
    ...block.body.blocks.flatMap((inner) => ofBody(inner, path, module)),
  ];
}
/***/ }),
/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  DT: () => ( valuesOfArgument),
  readConfiguration: () => ( readConfiguration),
  searchedFiles: () => ( searchedFiles),
  xV: () => ( readTemplate),
  yR: () => ( readText)
 });
 var node_path_0_ = __webpack_require__(76760);
 var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
 var _file_names_js_5_ = __webpack_require__(96817);
 var _module_files_js_2_ = __webpack_require__(60868);
 var _module_manifest_js_3_ = __webpack_require__(27126);
 var _module_source_js_6_ = __webpack_require__(58230);
 var _syntax_parse_hcl_js_4_ = __webpack_require__(89845);
const MODULE_LIMIT = 1_000;
function searchedFiles(files, check = () => undefined) {
  return { files, budget: { characters: 10_000_000, check }, parsed: new Map() };
}
function readConfiguration(directory, sources) {
  const root = emptyModule(directory);
  const recorded = recordedIn(directory, sources);
  const configuration = { root, modules: [], unclear: [], sources: [] };
  const modules = new Map([[directory, root]]);
  for (const module of modules.values()) {
    if (configuration.modules.length >= MODULE_LIMIT) {
      configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
      break;
    }
    configuration.modules.push(module);
    const { directory: here } = module;
    const names = sources.files.readDirectory(here);
    const texts = [...(0,_file_names_js_5_ .AM)(names), ...(module === root ? (0,_file_names_js_5_ .DF)(names) : [])];
    const paths = module === root ? names.filter(_file_names_js_5_ .H9) : texts;
    module.paths = paths.map((name) => (0,node_path_0_.join)(here, name));
    const { parsed } = sources;
    const source = { text: (path) => readText(path, sources), parsed };
    for (const file of (0,_module_files_js_2_ .yW)(texts, (name) => (0,node_path_0_.join)(here, name), source)) {
      addFile(file, module, configuration);
    }
    for (const call of module.calls.values()) {
      const targets = [...sourcesOf(call, configuration), ...recorded(call.label)];
      for (const target of new Set(targets)) {
        const callee = modules.get(target) ?? emptyModule(target);
        modules.set(target, callee);
        callee.callers.push(call);
        call.targets.push(callee);
      }
    }
  }
  return configuration;
}
function recordedIn(directory, sources) {
  const text = readText((0,node_path_0_.join)(directory, ..._module_manifest_js_3_ .dp.split('/')), sources);
  const records = typeof text === 'string' ? (0,_module_manifest_js_3_ .WI)(text) : [];
  if ('problem' in records)
    return () => [];
  return (label) => (0,_module_manifest_js_3_ .Ts)(records, label).map((inner) => (0,node_path_0_.resolve)(directory, inner));
}
function emptyModule(directory) {
  return {
    directory,
    paths: [],
    blocks: [],
    loose: [],
    locals: new Map(),
    variables: new Map(),
    calls: new Map(),
    callers: [],
  };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
  const [first] = problems;
  const problem = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
  if (problem !== undefined)
    unclear.push({ path, why: problem });
  for (const { name, value, range } of body.attributes) {
    const key = { kind: 'literal', value: name, range };
    const entry = { kind: 'object', entries: [{ key, value }], range };
    module.loose.push({ module, block: undefined, path, value: entry });
  }
  for (const block of body.blocks) {
    module.blocks.push({ block, path });
    register(block, path, module);
  }
}
function register(block, path, module) {
  const [label = ''] = block.labels;
  const { attributes } = block.body;
  if (block.type === 'locals') {
    for (const { name, value } of attributes) {
      addTo(module.locals, name, { module, block: undefined, path, value });
    }
  }
  else if (block.type === 'variable') {
    const value = attributes.find(({ name }) => name === 'default')?.value;
    if (value)
      addTo(module.variables, label, { module, block, path, value });
  }
  else if (block.type === 'module') {
    const call = module.calls.get(label) ?? { module, label, blocks: [], targets: [] };
    module.calls.set(label, call);
    call.blocks.push({ module, block, path });
  }
}
function addTo(map, key, item) {
  const items = map.get(key);
  if (items)
    items.push(item);
  else
    map.set(key, [item]);
}
function valuesOfArgument({ blocks }, argument) {
  return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
function sourcesOf(call, configuration) {
  return valuesOfArgument(call, 'source').flatMap((source) => {
    const { value } = source;
    const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
    const path = (0,_module_source_js_6_ .$)(text);
    if (path !== undefined)
      return [(0,node_path_0_.resolve)(call.module.directory, path)];
    const isElsewhere = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
    if (!isElsewhere)
      configuration.sources.push(source);
    return [];
  });
}
function readText(path, { files, budget }) {
  budget.check();
  const text = files.readFile(path);
  if (text === undefined)
    return { why: _module_files_js_2_ .v8 };
  if (text.length > _syntax_hcl_syntax_js_1_ .h1)
    return { why: _module_files_js_2_ .ch };
  budget.characters -= text.length;
  if (budget.characters < 0)
    return { why: 'the configuration is too large to be read here' };
  return text;
}
function readTemplate(text, { budget }) {
  budget.check();
  budget.characters -= text.length;
  if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js_1_ .h1)
    return undefined;
  const { value, problems } = (0,_syntax_parse_hcl_js_4_ .Q)(text);
  return problems.length === 0 ? value : undefined;
}
/***/ }),
/***/ 87316:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  B5: () => ( isRepeated),
  Jj: () => ( ModuleScope),
  LI: () => ( mayBeDisabled),
  Rn: () => ( saysSensitive),
  fT: () => ( expand),
  he: () => ( isCounted)
 });
 var node_path_0_ = __webpack_require__(76760);
 var _configuration_syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
 var _configuration_convert_js_2_ = __webpack_require__(94655);
 var _configuration_evaluate_js_3_ = __webpack_require__(99397);
 var _configuration_address_js_4_ = __webpack_require__(82483);
 var _resource_values_js_5_ = __webpack_require__(38920);
 var _terraform_data_js_6_ = __webpack_require__(37086);
 var _configuration_value_js_7_ = __webpack_require__(65997);
class ModuleScope {
  budget;
  moduleOutputs = new Map();
  #known = new Map();
  #visiting = new Set();
  #module;
  #values;
  #around;
  constructor(module, values, around) {
    this.#module = module;
    this.#values = values;
    this.#around = around;
    this.budget = around.budget;
  }
  resolve(root, steps) {
    const [first] = steps;
    if (typeof first !== 'string')
      return { value: _configuration_value_js_7_ .$V, taken: steps.length };
    switch (root) {
      case 'path':
        return { value: this.#path(first), taken: 1 };
      case 'terraform':
        return { value: _configuration_value_js_7_ .HV, taken: 1 };
      case 'var':
        return { value: this.#variable(first), taken: 1 };
      case 'local':
        return { value: this.#local(first), taken: 1 };
      case 'module':
        return { value: this.#call(first), taken: 1 };
      default:
        return this.#resource(root, first, steps);
    }
  }
  #path(name) {
    if (name === 'root')
      return '.';
    const { rootDirectory } = this.#around;
    if (name === 'module')
      return node_path_0_.posix.relative(rootDirectory, this.#module.directory) || '.';
    return _configuration_value_js_7_ .HV;
  }
  #once(key, compute) {
    const before = this.#known.get(key);
    if (before !== undefined)
      return before;
    if (this.#visiting.has(key))
      return _configuration_value_js_7_ .$V;
    this.#visiting.add(key);
    const value = compute();
    this.#visiting.delete(key);
    this.#known.set(key, value);
    return value;
  }
  #variable(name) {
    const declared = this.#module.variables.get(name)?.block;
    if (declared === undefined)
      return _configuration_value_js_7_ .$V;
    const value = this.#once(`var.${name}`, () => {
      const written = new Map(declared.body.attributes.map((one) => [one.name, one.value]));
      if (!isFalse(written.get('ephemeral')))
        return _configuration_value_js_7_ .HV;
      const given = this.#values.get(name);
      const mayBeNull = isTrue(written.get('nullable') ?? TRUE);
      const fallback = written.get('default');
      const isDefault = given === undefined || (given === null && !mayBeNull);
      const chosen = isDefault
        ? fallback === undefined
          ? _configuration_value_js_7_ .HV
          : (0,_configuration_evaluate_js_3_ ._3)(fallback, (0,_configuration_evaluate_js_3_ .Fw)())
        : given;
      const type = written.get('type');
      return type === undefined ? (0,_configuration_value_js_7_ .pY)(chosen) : (0,_configuration_convert_js_2_ .C)((0,_configuration_value_js_7_ .pY)(chosen), type);
    });
    return saysSensitive(declared) ? (0,_configuration_value_js_7_ .Eq)(value) : value;
  }
  #local(name) {
    const declared = this.#module.locals.get(name);
    if (declared === undefined)
      return _configuration_value_js_7_ .$V;
    return this.#once(`local.${name}`, () => (0,_configuration_evaluate_js_3_ ._3)(declared.value, this));
  }
  #call(name) {
    const planned = this.moduleOutputs.get(name);
    return planned ?? this.#once(`module.${name}`, () => this.#around.planCall(name));
  }
  #resource(type, name, [, second, third]) {
    const block = this.#module.named.get(`resource.${type}.${name}`)?.block;
    if (block === undefined)
      return { value: type === 'data' ? _configuration_value_js_7_ .HV : _configuration_value_js_7_ .$V, taken: 2 };
    const isOwn = type === _terraform_data_js_6_ .ER;
    if (isRepeated(block)) {
      const all = this.#once(`${type}.${name}`, () => this.#instances(block));
      if (isOwn || second === undefined)
        return { value: isOwn ? all : hidden(all), taken: 1 };
      return { value: textAt((0,_configuration_value_js_7_ .PM)(all, second), third), taken: 3 };
    }
    const value = this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this }));
    return isOwn ? { value, taken: 1 } : { value: textAt(value, second), taken: 2 };
  }
  valuesOf(block, { key, scope }) {
    const values = (0,_resource_values_js_5_ .j)(block, scope);
    const [type = '', name = ''] = block.labels;
    if (type !== _terraform_data_js_6_ .ER)
      return values;
    const { address, appliedAt } = this.#around;
    const local = `${type}.${name}${(0,_configuration_address_js_4_ ._M)(key)}`;
    return (0,_terraform_data_js_6_ .ar)(values, appliedAt(address === '' ? local : `${address}.${local}`));
  }
  #instances(block) {
    const instances = expand(block, this);
    if (instances.some(({ key }) => key === undefined))
      return _configuration_value_js_7_ .HV;
    if (isCounted(block)) {
      return instances.map((instance) => this.valuesOf(block, instance));
    }
    return (0,_configuration_value_js_7_ .dg)(instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]));
  }
}
function hidden(instances) {
  if (Array.isArray(instances))
    return instances.map(() => _configuration_value_js_7_ .HV);
  return (0,_configuration_value_js_7_ .jh)(instances) ? (0,_configuration_value_js_7_ .dg)(Object.keys(instances).map((key) => [key, _configuration_value_js_7_ .HV])) : instances;
}
function textAt(values, attribute) {
  if (!(0,_configuration_value_js_7_ .jh)(values) || typeof attribute !== 'string')
    return (0,_configuration_value_js_7_ .HU)(values) ? _configuration_value_js_7_ .$V : _configuration_value_js_7_ .HV;
  const value = Object.hasOwn(values, attribute) ? (values[attribute] ?? null) : _configuration_value_js_7_ .HV;
  const plain = (0,_configuration_value_js_7_ ._c)(value);
  const parts = (0,_configuration_value_js_7_ .jh)(plain) ? Object.values(plain) : [plain];
  return parts.every(isPlainText) ? value : _configuration_value_js_7_ .HV;
}
function isPlainText(value) {
  return typeof value === 'string' && !/^[\s\d.+-]|^(?:true|false)$/i.test(value) && value !== '';
}
const TRUE = { kind: 'literal', value: true, range: _configuration_syntax_hcl_syntax_js_1_ .wv };
function isTrue(expression) {
  return expression.kind === 'literal' && expression.value === true;
}
function isFalse(expression) {
  return expression === undefined || (expression.kind === 'literal' && expression.value === false);
}
function saysSensitive({ body }) {
  const written = body.attributes.find(({ name }) => name === 'sensitive')?.value;
  return written?.kind === 'literal' && written.value === true;
}
function isRepeated(block) {
  return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}
function mayBeDisabled({ body }) {
  return body.blocks
    .filter(({ type }) => type === 'lifecycle')
    .flatMap(({ body: { attributes } }) => attributes.filter(({ name }) => name === 'enabled'))
    .some(({ value }) => value.kind !== 'literal' || value.value !== true);
}
function isCounted(block) {
  return block.body.attributes.some(({ name }) => name === 'count');
}
function asNumber(value) {
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,5})$/.test(value) ? Number(value) : value;
}
function expand(block, scope) {
  const count = block.body.attributes.find(({ name }) => name === 'count');
  if (count !== undefined) {
    const number = asNumber((0,_configuration_evaluate_js_3_ ._3)(count.value, scope));
    const isNumber = typeof number === 'number' && Number.isSafeInteger(number);
    if (!isNumber || number < 0 || number > _configuration_value_js_7_ ._5) {
      return [{ scope: bindOwn(scope, 'count', (0,_configuration_value_js_7_ .dg)([['index', _configuration_value_js_7_ .HV]])), unsure: true }];
    }
    return Array.from({ length: number }, (_, index) => ({
      key: index,
      scope: bindOwn(scope, 'count', (0,_configuration_value_js_7_ .dg)([['index', index]])),
    }));
  }
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  if (each === undefined)
    return [mayBeDisabled(block) ? { scope, unsure: true } : { scope }];
  const collection = (0,_configuration_evaluate_js_3_ ._3)(each.value, scope);
  const isList = Array.isArray(collection) && !(collection instanceof _configuration_value_js_7_ .mb);
  const items = isList ? undefined : (0,_configuration_evaluate_js_3_ .S3)(collection, scope);
  const named = (items ?? []).flatMap(([key, value]) => typeof key === 'string' ? [{ key, value }] : []);
  if (named.length !== items?.length) {
    const unknown = (0,_configuration_value_js_7_ .dg)([
      ['key', _configuration_value_js_7_ .HV],
      ['value', _configuration_value_js_7_ .HV],
    ]);
    return [{ scope: bindOwn(scope, 'each', unknown), unsure: true }];
  }
  return named.map(({ key, value }) => {
    const each = (0,_configuration_value_js_7_ .dg)([
      ['key', key],
      ['value', value],
    ]);
    return { key, scope: bindOwn(scope, 'each', each) };
  });
}
function bindOwn(scope, name, parts) {
  const inner = (0,_configuration_evaluate_js_3_ .oI)(scope, { [name]: parts });
  return {
    ...inner,
    resolve: (root, steps) => root === name && steps.length === 0 ? { value: _configuration_value_js_7_ .$V, taken: 0 } : inner.resolve(root, steps),
  };
}
/***/ }),
/***/ 9912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $C: () => ( addRelocations),
  T9: () => ( noRelocations),
  ci: () => ( addressOf),
  rP: () => ( isForgotten),
  sU: () => ( relocate)
 });
 var _configuration_evaluate_js_0_ = __webpack_require__(99397);
 var _configuration_address_js_1_ = __webpack_require__(82483);
const MOST = 1_000;
function noRelocations() {
  return { moves: [], removals: [], repeated: new Map() };
}
function addRelocations(relocations, module, address) {
  const parts = (0,_configuration_address_js_1_ .lS)(address);
  for (const { block } of module.moved) {
    const from = addressIn(block, 'from');
    const to = addressIn(block, 'to');
    if (from !== undefined && to !== undefined && relocations.moves.length < MOST) {
      relocations.moves.push({ module: parts, from, to });
    }
  }
  for (const { block } of module.removed) {
    const from = addressIn(block, 'from');
    const lifecycle = block.body.blocks.find(({ type }) => type === 'lifecycle');
    const destroy = lifecycle?.body.attributes.find(({ name }) => name === 'destroy')?.value;
    const stays = destroy?.kind === 'literal' && destroy.value === false;
    if (from !== undefined)
      relocations.removals.push({ module: parts, from, destroy: !stays });
  }
  const prefix = address === '' ? '' : `${address}.`;
  const note = (name, { block }) => {
    const names = new Set(block.body.attributes.map((one) => one.name));
    if (names.has('for_each'))
      return;
    relocations.repeated.set(prefix + name, names.has('count') ? 'count' : 'alone');
  };
  for (const one of module.resources)
    note(one.block.labels.join('.'), one);
}
function addressIn({ body }, name) {
  const written = body.attributes.find((one) => one.name === name)?.value;
  const text = written && addressOf(written);
  return text === undefined ? undefined : (0,_configuration_address_js_1_ .lS)(text);
}
function addressOf(expression, scope) {
  if (expression.kind !== 'traversal')
    return undefined;
  let address = expression.root;
  for (const step of expression.steps) {
    const { range } = step;
    const value = step.kind === 'literal'
      ? step.value
      : scope === undefined
        ? undefined
        : (0,_configuration_evaluate_js_0_ ._3)(step, scope);
    if (typeof value !== 'string' && typeof value !== 'number')
      return undefined;
    const isName = typeof value === 'string' &&
      step.kind === 'literal' &&
      range.endColumn - range.startColumn === value.length;
    address += isName ? `.${value}` : (0,_configuration_address_js_1_ ._M)(value);
  }
  return address;
}
function relocate(state, { moves, repeated }) {
  const taken = new Set(Object.keys(state));
  const previous = new Map();
  const entries = Object.entries(state).map(([before, kept]) => {
    let address = before;
    const goTo = (next) => {
      if (next === undefined || next === address || taken.has(next))
        return;
      taken.delete(address);
      taken.add(next);
      address = next;
    };
    for (const move of moves)
      goTo(movedBy(move, address));
    goTo(asRepeated(address, repeated));
    if (address !== before)
      previous.set(address, before);
    return [address, kept];
  });
  return { state: Object.fromEntries(entries), previous };
}
function isForgotten(address, { removals }) {
  return removals.some(({ destroy, ...one }) => !destroy && restOf(one, address) !== undefined);
}
function movedBy({ to, ...move }, address) {
  const rest = restOf(move, address);
  if (rest === undefined)
    return undefined;
  const last = to.at(-1) ?? '';
  if (rest.key !== '' && last.includes('['))
    return undefined;
  return [...rest.prefix, ...to.slice(0, -1), last + rest.key, ...rest.rest].join('.');
}
function restOf({ module, from }, address) {
  const parts = (0,_configuration_address_js_1_ .lS)(address);
  const prefix = parts.slice(0, module.length);
  if (prefix.map(_configuration_address_js_1_ .Pe).join('.') !== module.join('.'))
    return undefined;
  const named = parts.slice(module.length, module.length + from.length);
  if (named.length < from.length)
    return undefined;
  const ends = named.pop() ?? '';
  const lastFrom = from.at(-1) ?? '';
  if (named.join('.') !== from.slice(0, -1).join('.'))
    return undefined;
  if (ends !== lastFrom && (0,_configuration_address_js_1_ .Pe)(ends) !== lastFrom)
    return undefined;
  return {
    prefix,
    key: ends === lastFrom ? '' : ends.slice(lastFrom.length),
    rest: parts.slice(module.length + from.length),
  };
}
function asRepeated(address, repeated) {
  const parts = (0,_configuration_address_js_1_ .lS)(address);
  const plain = parts.map(_configuration_address_js_1_ .Pe);
  return parts
    .map((part, index) => {
    const kind = repeated.get(plain.slice(0, index + 1).join('.'));
    if (kind === 'count' && !part.includes('['))
      return `${part}[0]`;
    return kind === 'alone' && part.endsWith('[0]') ? part.slice(0, -3) : part;
  })
    .join('.');
}
/***/ }),
/***/ 6036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  F: () => ( hasOutputChanges),
  g: () => ( toOutputChanges)
 });
 var node_util_0_ = __webpack_require__(57975);
 var _configuration_value_js_1_ = __webpack_require__(65997);
function toOutputChanges(outputs, { outputs: before }, counts, isKept) {
  const planned = {};
  const changes = {};
  const settled = counts.additions + counts.changes + counts.destructions === 0;
  for (const [name, { value, sensitive }] of outputs) {
    const prior = before[name];
    const { known, unknown } = (0,_configuration_value_js_1_ .lD)(value, { left: 10_000 });
    if (unknown !== undefined && settled)
      continue;
    const same = unknown === undefined && (0,node_util_0_.isDeepStrictEqual)(prior?.value, known);
    planned[name] = { sensitive, value: known };
    changes[name] = {
      actions: [prior === undefined ? 'create' : same ? 'no-op' : 'update'],
      before: prior?.value ?? null,
      after: known,
      after_unknown: unknown ?? false,
      before_sensitive: prior?.sensitive ?? false,
      after_sensitive: sensitive,
    };
  }
  for (const [name, { value, sensitive }] of Object.entries(before)) {
    if (outputs.has(name) || !isKept(name))
      continue;
    changes[name] = {
      actions: ['delete'],
      before: value,
      after: null,
      after_unknown: false,
      before_sensitive: sensitive,
      after_sensitive: false,
    };
  }
  const none = Object.keys(changes).length === 0;
  return { planned: none ? undefined : planned, changes: none ? undefined : changes };
}
function hasOutputChanges({ output_changes: changes = {} }) {
  return Object.values(changes).some(({ actions }) => !actions.includes('no-op'));
}
/***/ }),
/***/ 85036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  J3: () => ( invocationsIn),
  PJ: () => ( actionDifferences),
  XJ: () => ( triggersOf)
 });
 var _configuration_address_js_0_ = __webpack_require__(82483);
 var _move_state_js_1_ = __webpack_require__(9912);
function triggersOf({ body }) {
  const inner = body.blocks.filter(({ type }) => type === 'lifecycle');
  const blocks = inner.flatMap((lifecycle) => lifecycle.body.blocks);
  return blocks
    .filter(({ type }) => type === 'action_trigger')
    .map(({ body: { attributes } }) => {
    const valueOf = (name) => attributes.find((one) => one.name === name)?.value;
    return {
      events: listed(valueOf('events')).map(wordOf),
      actions: listed(valueOf('actions')),
      onFailure: wordOf(valueOf('on_failure')) || 'halt',
      condition: conditionOf(valueOf('condition')),
    };
  });
}
function conditionOf(written) {
  if (written === undefined)
    return 'fulfilled';
  if (written.kind !== 'literal')
    return 'unknown';
  return written.value === false ? 'false' : written.value === true ? 'fulfilled' : 'unknown';
}
function listed(written) {
  if (written === undefined)
    return [];
  return written.kind === 'tuple' ? written.items : [written];
}
function wordOf(written) {
  if (written?.kind === 'traversal')
    return written.root;
  return written?.kind === 'literal' && typeof written.value === 'string' ? written.value : '';
}
function invocationsIn(changes, resources, providers) {
  const byBlock = new Map(resources.map((one) => [one.address, one]));
  return changes.flatMap(({ address, module_address: module = '', change }) => {
    const resource = byBlock.get((0,_configuration_address_js_0_ .Pe)(address));
    if (resource === undefined)
      return [];
    const words = change.actions.map((action) => (action === 'delete' ? 'destroy' : action));
    const events = words.flatMap((word) => [`before_${word}`, `after_${word}`]);
    return resource.triggers.flatMap((trigger, block) => trigger.condition === 'false'
      ? []
      : events
        .filter((event) => trigger.events.includes(event))
        .flatMap((event) => trigger.actions.map((action, at) => toInvocation({ module, action, providers }, {
        triggering_resource_address: address,
        action_trigger_event: camelCase(event),
        action_trigger_block_index: block,
        actions_list_index: at,
        on_failure: `ActionOnFailure${camelCase(trigger.onFailure)}`,
      }))));
  });
}
function actionDifferences({ resource_changes: changes, action_invocations: planned = [] }, resources) {
  const inBlocks = (actions) => new Set(actions.map(invocationName));
  const certain = resources.map(({ address, triggers }) => ({
    address,
    triggers: triggers.filter(({ condition }) => condition === 'fulfilled'),
  }));
  const has = inBlocks(planned);
  const mayHave = inBlocks(invocationsIn(changes, resources, NO_PROVIDER));
  const mustHave = inBlocks(invocationsIn(changes, certain, NO_PROVIDER));
  const more = [...has].filter((name) => !mayHave.has(name));
  const less = [...mustHave].filter((name) => !has.has(name));
  return [
    ...more.slice(0, MOST).map((name) => `It invokes ${name}, which the files do not.`),
    ...less.slice(0, MOST).map((name) => `It does not invoke ${name}, which the files do.`),
  ];
}
const MOST = 3;
const NO_PROVIDER = () => '';
function invocationName({ address, lifecycle_action_trigger: trigger }) {
  if (trigger === undefined)
    return `${(0,_configuration_address_js_0_ .Pe)(address)} by itself`;
  const { action_trigger_event: event, triggering_resource_address: resource } = trigger;
  return `${(0,_configuration_address_js_0_ .Pe)(address)} (${event} of ${resource}, ${trigger.on_failure})`;
}
function toInvocation({ module, action, providers }, trigger) {
  const steps = action.kind === 'traversal' ? action.steps : [];
  const names = steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
  const text = wordOf(action).split('.');
  const [type = text[1] ?? 'unknown', name = text[2] ?? 'unknown'] = names;
  const local = (0,_move_state_js_1_ .ci)(action) ?? `action.${type}.${name}`;
  const address = module === '' ? local : `${module}.${local}`;
  return {
    address,
    type,
    name,
    provider_name: providers(type),
    lifecycle_action_trigger: trigger,
  };
}
function camelCase(words) {
  return words
    .split('_')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('');
}
/***/ }),
/***/ 57778:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 S: () => ( planConfiguration),
 $: () => ( relocationsOf)
});
var external_node_path_ = __webpack_require__(76760);
var hcl_syntax = __webpack_require__(56949);
var evaluate = __webpack_require__(99397);
var load_module = __webpack_require__(51659);
var plan_actions = __webpack_require__(85036);
var configuration_value = __webpack_require__(65997);
;// CONCATENATED MODULE: ./build/src/service/plan/lifecycle.js
function lifecycleOf(block) {
  const { body } = block;
  const attributes = new Map(body.blocks
    .filter(({ type }) => type === 'lifecycle')
    .flatMap((inner) => inner.body.attributes.map(({ name, value }) => [name, value])));
  const says = (name) => {
    const value = attributes.get(name);
    return value?.kind === 'literal' && value.value === true;
  };
  return {
    ignores: ignored(attributes.get('ignore_changes')),
    createBeforeDestroy: says('create_before_destroy'),
    preventDestroy: says('prevent_destroy'),
    triggers: listOf(attributes.get('replace_triggered_by')),
    actions: (0,plan_actions.XJ)(block),
    forgets: isFalse(attributes.get('destroy')),
  };
}
function isFalse(written) {
  return written?.kind === 'literal' && written.value === false;
}
function listOf(written) {
  if (written === undefined)
    return [];
  return written.kind === 'tuple' ? written.items : [written];
}
function ignored(written) {
  if (written?.kind === 'traversal')
    return written.root === 'all' ? 'all' : [];
  if (written?.kind !== 'tuple')
    return [];
  return written.items.flatMap((item) => (item.kind === 'traversal' ? [item.root] : []));
}
function failedConditions({ block, file, type, summary, severity, address }, scope) {
  return block.body.blocks
    .filter((one) => one.type === type)
    .filter((one) => lifecycle_valueOf(one, 'condition', scope) === false)
    .map((one) => {
    const message = lifecycle_valueOf(one, 'error_message', scope);
    return {
      severity,
      summary,
      detail: typeof message === 'string' ? message : 'The condition is false.',
      address,
      range: (0,load_module.ae)(file, one.range),
    };
  });
}
function lifecycle_valueOf({ body }, name, scope) {
  const written = body.attributes.find((one) => one.name === name);
  return written === undefined ? undefined : (0,configuration_value._c)((0,evaluate._3)(written.value, scope));
}
var file_names = __webpack_require__(96817);
var module_source = __webpack_require__(58230);
var module_scope = __webpack_require__(87316);
var move_state = __webpack_require__(9912);
var to_plan = __webpack_require__(24853);
var configuration_address = __webpack_require__(82483);
var plan_providers = __webpack_require__(38283);
var configuration_names = __webpack_require__(57668);
;// CONCATENATED MODULE: ./build/src/configuration/references.js
function addReferences(references, module, address) {
  const prefix = address === '' ? '' : `${(0,configuration_address.Pe)(address)}.`;
  if (references.has(`${prefix}(seen)`))
    return;
  references.set(`${prefix}(seen)`, new Set());
  const add = (name, written) => {
    const names = new Set();
    collect(written, names);
    if (prefix !== '')
      names.add(CALL);
    references.set(prefix + name, new Set([...names].map((one) => prefix + one)));
  };
  for (const { block } of module.resources)
    add(block.labels.join('.'), block.body);
  for (const [name, { value }] of module.locals)
    add(`local.${name}`, value);
  for (const [name, { block }] of module.outputs)
    add(`output.${name}`, block.body);
  for (const { block } of module.calls) {
    const called = `module.${block.labels[0] ?? ''}`;
    const { attributes } = block.body;
    for (const { name, value } of attributes)
      add(`${called}.var.${name}`, value);
    add(`${called}.${CALL}`, attributes.filter(({ name }) => OF_THE_CALL.includes(name)));
  }
}
const CALL = '(call)';
const OF_THE_CALL = ['count', 'for_each', 'depends_on'];
function collect(node, names) {
  if (typeof node !== 'object' || node === null)
    return;
  if (isExpression(node)) {
    const { root, steps } = node.kind === 'traversal' ? (0,configuration_names.i)(node) : { root: '', steps: [] };
    if (steps[0] !== undefined)
      names.add(`${root}.${steps[0]}`);
    const text = node.kind === 'other' ? node.text : '';
    for (const [name] of text.matchAll(/[\w-]+(?:\.[\w-]+)?/g)) {
      if (name.includes('.'))
        names.add(name);
    }
  }
  for (const part of Object.values(node))
    collect(part, names);
}
function isExpression(node) {
  return 'kind' in node;
}
function needsOf(references, names) {
  const reached = new Set();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    for (const [other, needed] of references) {
      if (!(0,configuration_address.UO)(other, name))
        continue;
      for (const one of needed) {
        if (reached.has(one))
          continue;
        reached.add(one);
        left.push(one);
      }
    }
  }
  return reached;
}
function inScopeOf(references, targets, isDestroy) {
  if (targets.length === 0)
    return () => true;
  const names = targets.map(configuration_address.Pe);
  const needed = isDestroy ? new Set() : needsOf(references, names);
  return (address) => {
    if (targets.some((target) => (0,configuration_address.UO)(address, target)))
      return true;
    const name = (0,configuration_address.Pe)(address);
    if (!isDestroy)
      return [...needed].some((one) => (0,configuration_address.UO)(name, one));
    const needs = needsOf(references, [name]);
    return names.some((target) => [...needs].some((one) => (0,configuration_address.UO)(target, one)));
  };
}
function outputsInScope(references, targets) {
  if (targets.length === 0)
    return () => true;
  const inScope = inScopeOf(references, targets, false);
  const resources = [...references.keys()].filter(isResource);
  return (name) => {
    const needed = [...needsOf(references, [`output.${name}`])];
    const reached = resources.filter((one) => needed.some((need) => (0,configuration_address.UO)(one, need)));
    return reached.length > 0 && reached.every(inScope);
  };
}
function isResource(name) {
  return !/(^|\.)(local|var|output)\.[^.]+$|\((?:seen|call)\)$/.test(name);
}
;// CONCATENATED MODULE: ./build/src/service/plan/plan-configuration.js
const MAX_DEPTH = 20;
const MAX_RESOURCES = 10_000;
const MAX_MODULES = 1_000;
const MAX_BLOCKS = 100_000;
const MAX_WORK = 500_000;
function planConfiguration(input) {
  const problems = [];
  const references = new Map();
  let planned;
  try {
    planned = planRoot(input, references, problems);
  }
  catch (error) {
    if (!(error instanceof RangeError))
      throw error;
    fail(problems, 'Nested too deeply', 'Names or blocks need each other in too long a chain.');
  }
  const { targets } = input.options;
  if (targets.length > 0)
    problems.push(TARGETED);
  const hasFailed = () => problems.some(({ severity }) => severity === 'error');
  const keeps = outputsInScope(references, targets);
  const outputs = planned === undefined || hasFailed()
    ? new Map()
    : rootOutputs(planned.root, planned.outputs, keeps, problems);
  return (0,to_plan.Cs)(planned?.input ?? input, {
    resources: hasFailed() ? undefined : planned?.resources,
    outputs,
    keepsOutput: keeps,
    providers: (0,plan_providers.O)(planned?.root),
    inScope: inScopeOf(references, targets, input.isDestroy),
    configuration: planned?.configuration ?? {},
    variables: planned?.variables ?? new Map(),
    problems,
    relocations: planned?.relocations ?? (0,move_state.T9)(),
    previous: planned?.previous ?? new Map(),
    importing: planned?.importing ?? new Map(),
    lifecycles: planned?.lifecycles ?? new Map(),
    unread: planned?.unread ?? [],
  });
}
const TARGETED = {
  severity: 'warning',
  summary: 'Resource targeting is in effect',
  detail: 'Only the targets and what they need are planned. Other changes that the configuration asks for are left out.',
};
function planRoot(request, references, problems) {
  const sources = { ...(0,load_module.u0)(request), problems };
  const root = (0,load_module.Vw)(sources, request.workingDirectory);
  if (root === undefined) {
    const where = request.workingDirectory || 'its root directory';
    const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
    fail(problems, 'No Terraform configuration files', detail);
    return undefined;
  }
  const values = rootVariables(sources, root, request.variables);
  const relocations = relocationsOf(sources, root);
  const { state, previous } = (0,move_state.sU)(request.state, relocations);
  const marks = (0,move_state.sU)(request.marks ?? {}, relocations).state;
  const input = { ...request, state, marks };
  const budget = { left: MAX_WORK };
  const walk = {
    sources,
    resources: [],
    input,
    references,
    budget,
    modules: 0,
    blocks: 0,
    unread: new Set(),
    importing: new Map(),
    lifecycles: new Map(),
  };
  const planned = planModule(walk, root, values, { address: '', depth: 0 });
  const { resources, modules, blocks, importing, lifecycles } = walk;
  if (resources.length > MAX_RESOURCES) {
    const detail = `More than ${String(MAX_RESOURCES)} resource instances are declared.`;
    fail(problems, 'Too many resources', detail);
  }
  if (modules > MAX_MODULES || blocks > MAX_BLOCKS) {
    const detail = `Modules are called more than ${String(MAX_MODULES)} times, or with more than ${String(MAX_BLOCKS)} blocks.`;
    fail(problems, 'Too many modules', detail);
  }
  const unread = [
    ...walk.unread,
    ...[...planned.variables]
      .filter(([, value]) => !(0,configuration_value.nH)(value))
      .map(([name]) => `var.${name}`),
  ];
  const found = { resources, importing, lifecycles, unread };
  return { root, input, relocations, previous, ...found, ...planned };
}
function relocationsOf(sources, root) {
  const relocations = (0,move_state.T9)();
  const position = { address: '', depth: 0, budget: { left: MAX_MODULES } };
  gatherRelocations(sources, root, relocations, position);
  return relocations;
}
function gatherRelocations(sources, module, relocations, { address, depth, budget }) {
  (0,move_state.$C)(relocations, module, address);
  if (depth >= MAX_DEPTH || relocations.repeated.size > MAX_RESOURCES)
    return;
  for (const call of module.calls) {
    const { block } = call;
    budget.left -= 1;
    if (budget.left < 0)
      return;
    const source = (0,hcl_syntax.bK)(block.body.attributes.find(({ name }) => name === 'source')?.value);
    const callee = (0,load_module.gZ)(sources, module, (0,load_module.C8)(call, address, source ?? ''));
    const inner = `${address === '' ? '' : `${address}.`}module.${block.labels[0] ?? ''}`;
    if (callee === undefined)
      continue;
    gatherRelocations(sources, callee, relocations, { address: inner, depth: depth + 1, budget });
  }
}
function fail(problems, summary, detail) {
  problems.push({ severity: 'error', summary, detail });
}
function rootOutputs(root, values, isKept, problems) {
  const outputs = new Map();
  for (const [name, { block, file }] of root.outputs) {
    if (!isKept(name))
      continue;
    const value = values[name] ?? null;
    const sensitive = (0,module_scope.Rn)(block);
    if ((0,configuration_value.tV)(value) && !sensitive) {
      problems.push({
        severity: 'error',
        summary: 'Output refers to sensitive values',
        detail: `The value of output "${name}" holds something sensitive. Add sensitive = true to the output, or take the mark off with nonsensitive().`,
        range: (0,load_module.ae)(file, block.range),
      });
    }
    outputs.set(name, { value, sensitive });
  }
  return outputs;
}
function planModule(walk, module, values, position) {
  const { input, references } = walk;
  const { address } = position;
  if (input.options.targets.length > 0)
    addReferences(references, module, address);
  const calls = {};
  const planCall = (name) => {
    const call = module.calls.find(({ block }) => block.labels[0] === name);
    if (call === undefined)
      return configuration_value.$V;
    const planned = planModuleCall(walk, call, scope, { ...position, parent: module });
    calls[name] = planned.configuration;
    scope.moduleOutputs.set(name, planned.outputs);
    return planned.outputs;
  };
  const scope = new module_scope.Jj(module, values, {
    rootDirectory: input.workingDirectory,
    address,
    appliedAt: (at) => appliedAt(input, at),
    budget: walk.budget,
    planCall,
  });
  for (const { block } of module.calls) {
    const name = block.labels[0] ?? '';
    if (!scope.moduleOutputs.has(name))
      planCall(name);
  }
  planResources(walk, module, scope, position);
  checkModule(walk, module, scope, address);
  if (address === '')
    importsOf(walk, module, scope);
  for (const path of module.unread)
    walk.unread.add(path);
  return {
    outputs: outputsOf(module, scope),
    variables: new Map([...module.variables.keys()].map((name) => [name, scope.resolve('var', [name]).value])),
    configuration: {
      resources: [
        ...module.resources.map(({ block }) => configured(block.labels, 'managed')),
        ...module.dataSources.map(({ block }) => configured(block.labels, 'data')),
      ],
      module_calls: Object.keys(calls).length > 0 ? calls : undefined,
    },
  };
}
function planResources(walk, module, scope, { address, unsure }) {
  const providers = (0,plan_providers.O)(module);
  for (const { block, file } of module.resources) {
    const [type = '', name = ''] = block.labels;
    if (walk.resources.length > MAX_RESOURCES)
      break;
    const lifecycle = lifecycleOf(block);
    const prefix = address === '' ? '' : `${address}.`;
    walk.lifecycles.set((0,configuration_address.Pe)(`${prefix}${type}.${name}`), lifecycle);
    for (const instance of (0,module_scope.fT)(block, scope)) {
      walk.resources.push({
        moduleAddress: address,
        type,
        name,
        index: instance.key,
        values: scope.valuesOf(block, instance),
        provider: providers(type, block),
        place: { file, line: block.range.startLine },
        lifecycle,
        unsure: instance.unsure === true || unsure === true,
      });
      checkResource(walk, { block, file }, instance, address);
    }
  }
}
function checkResource({ sources }, { block, file }, { key, scope }, moduleAddress) {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const address = `${prefix}${block.labels.join('.')}${(0,configuration_address._M)(key)}`;
  for (const lifecycle of block.body.blocks.filter(({ type }) => type === 'lifecycle')) {
    const summary = 'Resource precondition failed';
    const condition = { summary, severity: 'error', type: 'precondition', address };
    sources.problems.push(...failedConditions({ block: lifecycle, file, ...condition }, scope));
  }
}
function checkModule({ sources }, module, scope, address) {
  const prefix = address === '' ? '' : `${address}.`;
  for (const placed of module.variables.values()) {
    const condition = { severity: 'error', type: 'validation' };
    const summary = 'Invalid value for variable';
    sources.problems.push(...failedConditions({ ...placed, ...condition, summary }, scope));
  }
  for (const placed of module.checks) {
    const condition = { severity: 'warning', type: 'assert' };
    const summary = 'Check block assertion failed';
    const check = `${prefix}check.${placed.block.labels[0] ?? ''}`;
    sources.problems.push(...failedConditions({ ...placed, ...condition, summary, address: check }, scope));
  }
}
function importsOf({ importing, sources }, module, scope) {
  for (const { block, file } of module.imports) {
    const written = (name) => block.body.attributes.find((one) => one.name === name)?.value;
    const to = written('to');
    const id = written('id');
    if (to === undefined)
      continue;
    for (const instance of (0,module_scope.fT)(block, scope)) {
      const address = (0,move_state.ci)(to, instance.scope);
      const importId = id && (0,evaluate._3)(id, instance.scope);
      if (address === undefined || instance.unsure === true) {
        sources.problems.push({
          severity: 'warning',
          summary: 'Import not known',
          detail: 'What this block imports is known only to Terraform.',
          range: (0,load_module.ae)(file, block.range),
        });
      }
      else
        importing.set(address, typeof importId === 'string' ? importId : undefined);
    }
  }
}
function appliedAt(input, address) {
  const values = input.state[address];
  return values === undefined || (0,to_plan.tc)(input, address) ? undefined : (0,configuration_value.Ic)(values);
}
function outputsOf(module, scope) {
  const outputs = (0,configuration_value.dg)();
  for (const [name, { block }] of module.outputs) {
    const written = block.body.attributes.find((attribute) => attribute.name === 'value');
    const value = written === undefined ? configuration_value.HV : (0,evaluate._3)(written.value, scope);
    outputs[name] = (0,module_scope.Rn)(block) ? (0,configuration_value.Eq)(value) : value;
  }
  return outputs;
}
function planModuleCall(walk, call, scope, { parent, address, depth, unsure }) {
  const name = call.block.labels[0] ?? '';
  const written = call.block.body.attributes.find((attribute) => attribute.name === 'source');
  const source = written === undefined ? configuration_value.HV : (0,evaluate._3)(written.value, scope);
  const shown = typeof source === 'string' ? source : '';
  const called = (0,load_module.C8)(call, address, shown);
  const module = depth < MAX_DEPTH ? (0,load_module.gZ)(walk.sources, parent, called) : undefined;
  if (module === undefined && !(0,module_source.I)(shown)) {
    walk.unread.add(`${address === '' ? '' : `${address}.`}module.${name}`);
    return { outputs: configuration_value.HV, configuration: { source: shown } };
  }
  if (module === undefined) {
    walk.sources.problems.push({
      severity: 'error',
      summary: 'Unreadable module directory',
      detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
      range: (0,load_module.ae)(call.file, call.block.range),
    });
    return { outputs: configuration_value.HV, configuration: { source: shown } };
  }
  const results = (0,module_scope.fT)(call.block, scope).flatMap((instance) => {
    walk.modules += 1;
    walk.blocks += module.named.size + module.outputs.size + module.variables.size;
    if (walk.modules > MAX_MODULES || walk.blocks > MAX_BLOCKS)
      return [];
    const values = new Map();
    for (const attribute of call.block.body.attributes) {
      if (module.variables.has(attribute.name)) {
        values.set(attribute.name, (0,evaluate._3)(attribute.value, instance.scope));
      }
    }
    requireVariables(walk.sources, module, values, call);
    const at = `${address === '' ? '' : `${address}.`}module.${name}${(0,configuration_address._M)(instance.key)}`;
    return {
      key: instance.key,
      ...planModule(walk, module, values, {
        address: at,
        depth: depth + 1,
        unsure: unsure === true || instance.unsure,
      }),
    };
  });
  const configuration = results[0]?.configuration;
  return {
    outputs: gathered(call.block, results),
    configuration: { source: shown, module: configuration },
  };
}
function gathered(block, results) {
  if (!(0,module_scope.B5)(block))
    return results[0]?.outputs ?? configuration_value.HV;
  if (results.some(({ key }) => key === undefined))
    return configuration_value.HV;
  if ((0,module_scope.he)(block))
    return results.map(({ outputs }) => outputs);
  return (0,configuration_value.dg)(results.map(({ key, outputs }) => [String(key), outputs]));
}
function rootVariables(sources, root, variables) {
  const values = new Map();
  const here = sources.files.list(root.directory).map((path) => external_node_path_.posix.basename(path));
  const ordered = (0,file_names.DF)(here).map((name) => external_node_path_.posix.join(root.directory, name));
  const nothing = (0,evaluate.Fw)();
  for (const path of ordered) {
    for (const attribute of (0,load_module.sU)(sources, path, 'variables file').attributes) {
      if (root.variables.has(attribute.name)) {
        values.set(attribute.name, (0,evaluate._3)(attribute.value, nothing));
      }
    }
  }
  for (const [name, value] of Object.entries((0,configuration_value.Ic)(variables))) {
    if (root.variables.has(name))
      values.set(name, value);
  }
  requireVariables(sources, root, values);
  return values;
}
function requireVariables(sources, module, values, call) {
  for (const [name, declared] of module.variables) {
    const optional = declared.block.body.attributes.some((one) => one.name === 'default');
    if (optional || values.has(name))
      continue;
    const where = call ?? declared;
    sources.problems.push({
      severity: 'error',
      summary: call === undefined ? 'No value for required variable' : 'Missing required argument',
      detail: call === undefined
        ? `The variable "${name}" has no default, and neither the workspace nor a .tfvars file sets it.`
        : `The argument "${name}" is required by the module, but no value is given.`,
      range: (0,load_module.ae)(where.file, where.block.range),
    });
  }
}
function configured(labels, mode) {
  const [type = '', name = ''] = labels;
  return { address: `${mode === 'data' ? 'data.' : ''}${type}.${name}`, mode, type, name };
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
/***/ }),
/***/ 38283:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  O: () => ( providersOf)
 });
 var _terraform_data_js_0_ = __webpack_require__(37086);
function providersOf(module) {
  return (type, block) => {
    if (type === _terraform_data_js_0_ .ER)
      return 'terraform.io/builtin/terraform';
    const chosen = block?.body.attributes.find(({ name }) => name === 'provider')?.value;
    const local = chosen?.kind === 'traversal' ? chosen.root : (type.split('_', 1)[0] ?? type);
    const source = sourceOf(module, local) ?? `hashicorp/${local}`;
    return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
  };
}
function sourceOf(module, local) {
  const written = module?.providers.get(local)?.value;
  if (written?.kind !== 'object')
    return undefined;
  const source = written.entries.find(({ key }) => key.kind === 'literal' && key.value === 'source')?.value;
  return source?.kind === 'literal' && typeof source.value === 'string'
    ? source.value.toLowerCase()
    : undefined;
}
/***/ }),
/***/ 38920:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  X: () => ( isMetaArgument),
  j: () => ( resourceValues)
 });
 var _configuration_evaluate_js_0_ = __webpack_require__(99397);
 var _configuration_value_js_1_ = __webpack_require__(65997);
const META = new Set([
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
]);
function isMetaArgument(name) {
  return META.has(name) || name === 'providers';
}
function resourceValues(block, scope) {
  const values = bodyValues({
    attributes: block.body.attributes.filter(({ name }) => !META.has(name)),
    blocks: block.body.blocks.filter(({ type }) => !META.has(type)),
  }, scope);
  return (0,_configuration_value_js_1_ .vi)(values) > _configuration_value_js_1_ .K3 ? (0,_configuration_value_js_1_ .dg)() : values;
}
function bodyValues(body, scope) {
  const values = (0,_configuration_value_js_1_ .dg)(body.attributes.map(({ name, value }) => [name, (0,_configuration_evaluate_js_0_ ._3)(value, scope)]));
  for (const block of body.blocks) {
    const name = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
    const written = block.type === 'dynamic' ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
    const before = values[name];
    values[name] =
      written === _configuration_value_js_1_ .HV || typeof before === 'symbol'
        ? _configuration_value_js_1_ .HV
        : [...(Array.isArray(before) ? before : []), ...written];
  }
  return values;
}
function dynamicBlocks(block, scope) {
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const iterator = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
  const collection = each === undefined ? _configuration_value_js_1_ .HV : (0,_configuration_evaluate_js_0_ ._3)(each.value, scope);
  const items = (0,_configuration_evaluate_js_0_ .S3)((0,_configuration_value_js_1_ ._c)(collection), scope);
  if (items === undefined || content === undefined)
    return _configuration_value_js_1_ .HV;
  const name = iterator?.kind === 'traversal' ? iterator.root : (block.labels[0] ?? '');
  return items.map(([key, value]) => {
    const current = (0,_configuration_value_js_1_ .dg)([
      ['key', key],
      ['value', value],
    ]);
    const values = bodyValues(content.body, (0,_configuration_evaluate_js_0_ .oI)(scope, { [name]: current }));
    return (0,_configuration_value_js_1_ .tV)(collection) ? (0,_configuration_value_js_1_ .Eq)(values) : values;
  });
}
/***/ }),
/***/ 50583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $E: () => ( contentOf),
  Ez: () => ( MOST_LEVELS),
  QP: () => ( typeOf),
  VP: () => ( writeStateFile),
  qy: () => ( readStateFile),
  tF: () => ( isDeep)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _configuration_address_js_0_ = __webpack_require__(82483);
const stepSchema = _client_wire_schema_js_1_ ._H3({ type: _client_wire_schema_js_1_ .KIO(['get_attr', 'index']), value: _client_wire_schema_js_1_ .L5J() });
const instanceSchema = _client_wire_schema_js_1_ ._H3({
  index_key: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .aig()])),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
  attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .L5J()))),
  sensitive_attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .YOg(stepSchema))),
});
const outputSchema = _client_wire_schema_js_1_ ._H3({
  value: _client_wire_schema_js_1_ .L5J(),
  sensitive: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
});
const stateSchema = _client_wire_schema_js_1_ ._H3({
  version: _client_wire_schema_js_1_ .euz(4),
  terraform_version: _client_wire_schema_js_1_ .YjP(),
  serial: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf()),
  lineage: _client_wire_schema_js_1_ .YjP(),
  outputs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), outputSchema), {}),
  resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({
    module: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
    mode: _client_wire_schema_js_1_ .YjP(),
    type: _client_wire_schema_js_1_ .YjP(),
    name: _client_wire_schema_js_1_ .YjP(),
    provider: _client_wire_schema_js_1_ .YjP(),
    instances: _client_wire_schema_js_1_ .YOg(instanceSchema),
  })), []),
});
function writeStateFile({ state, marks }, outputs, head, providerOf) {
  const resources = new Map();
  for (const [address, attributes] of Object.entries(state)) {
    const { module, type, name, index } = (0,_configuration_address_js_0_ .kD)(address);
    const key = `${module} ${type} ${name}`;
    const resource = resources.get(key) ?? {
      module: module === '' ? undefined : module,
      mode: 'managed',
      type,
      name,
      provider: `provider["${providerOf(type)}"]`,
      instances: [],
    };
    resource.instances.push({
      index_key: index,
      status: marks[address]?.tainted === true ? 'tainted' : undefined,
      schema_version: 0,
      attributes: type === 'terraform_data' ? withTypes(attributes) : attributes,
      sensitive_attributes: pathsOf(marks[address]?.sensitive ?? {}, []),
    });
    resources.set(key, resource);
  }
  return {
    version: 4,
    ...head,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [
      name,
      { ...output, type: typeOf(output.value) },
    ])),
    resources: [...resources.values()],
    check_results: null,
  };
}
function pathsOf(tree, way) {
  if (tree === true)
    return [way];
  if (typeof tree !== 'object' || tree === null)
    return [];
  return Object.entries(tree).flatMap(([key, part]) => pathsOf(part, [...way, toStep(key, Array.isArray(tree), way.length === 0)]));
}
function toStep(key, inList, isAttribute) {
  if (isAttribute)
    return { type: 'get_attr', value: key };
  const value = inList ? { value: Number(key), type: 'number' } : { value: key, type: 'string' };
  return { type: 'index', value };
}
function readStateFile(bytes) {
  try {
    const document = JSON.parse(new TextDecoder().decode(bytes));
    const parsed = isDeep(document, MOST_LEVELS) ? undefined : _client_wire_schema_js_1_ .xLC(stateSchema, document);
    return parsed?.success === true ? parsed.output : undefined;
  }
  catch (error) {
    if (error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}
const MOST_LEVELS = 200;
function isDeep(value, left) {
  if (typeof value !== 'object' || value === null)
    return false;
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
function contentOf({ resources, outputs }) {
  const instances = resources.flatMap((resource) => resource.mode === 'managed' ? resource.instances.map((one) => instanceOf(resource, one)) : []);
  return {
    state: Object.fromEntries(instances.map(({ address, values }) => [address, values])),
    marks: Object.fromEntries(instances.map(({ address, marks }) => [address, marks])),
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value, sensitive }]) => [name, { value, sensitive }])),
  };
}
function instanceOf({ module, type, name }, { index_key: index, status, attributes, sensitive_attributes: paths = [], }) {
  const values = attributes ?? {};
  return {
    address: `${module === undefined ? '' : `${module}.`}${type}.${name}${(0,_configuration_address_js_0_ ._M)(index)}`,
    values: type === 'terraform_data' ? withoutTypes(values) : values,
    marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
  };
}
function treeOf(paths) {
  return Object.fromEntries(paths.map(([first]) => [String(first?.value), true]));
}
function withoutTypes(attributes) {
  const plain = Object.entries(attributes).map(([name, value]) => [
    name,
    name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
      ? value.value
      : value,
  ]);
  return Object.fromEntries(plain);
}
function withTypes(attributes) {
  const written = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'id' || value === null ? value : { value, type: typeOf(value) },
  ]);
  return Object.fromEntries(written);
}
function typeOf(value) {
  if (value === null || value === undefined)
    return 'dynamic';
  if (Array.isArray(value))
    return ['tuple', value.map(typeOf)];
  if (typeof value !== 'object')
    return typeof value === 'boolean' ? 'bool' : typeof value;
  const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
  return ['object', Object.fromEntries(members)];
}
/***/ }),
/***/ 37086:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  ER: () => ( TERRAFORM_DATA),
  H8: () => ( applyData),
  ag: () => ( hasStore),
  ar: () => ( planData)
 });
 var node_util_0_ = __webpack_require__(57975);
 var _configuration_value_js_1_ = __webpack_require__(65997);
const TERRAFORM_DATA = 'terraform_data';
function planData(values, before) {
  const input = values['input'] ?? null;
  const triggers = values['triggers_replace'] ?? null;
  const kept = before !== undefined && isSame(triggers, before['triggers_replace']);
  const output = input === null ? null : _configuration_value_js_1_ .HV;
  return (0,_configuration_value_js_1_ .dg)([
    ['id', kept ? (before['id'] ?? null) : _configuration_value_js_1_ .HV],
    ['input', input],
    ['output', kept && isSame(input, before['input']) ? (before['output'] ?? null) : output],
    ['triggers_replace', triggers],
    ...storeOf(values, before),
  ]);
}
function hasStore(values) {
  return (values['store'] ?? null) !== null;
}
function storeOf(values, before) {
  if (hasStore(values))
    return [['store', _configuration_value_js_1_ .HV]];
  return before !== undefined && Object.hasOwn(before, 'store') ? [['store', null]] : [];
}
function isSame(value, before) {
  const { known, unknown } = (0,_configuration_value_js_1_ .lD)(value, { left: 10_000 });
  return unknown === undefined && (0,node_util_0_.isDeepStrictEqual)(known, before ?? null);
}
function applyData(after, newId) {
  const { id = newId(), input = null, triggers_replace: triggers = null } = after;
  return { id, input, output: input, triggers_replace: triggers };
}
/***/ }),
/***/ 24853:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 nC: () => ( failedPlan),
 tc: () => ( isReplaced),
 Cs: () => ( makePlan)
});
var external_node_util_ = __webpack_require__(57975);
var configuration_address = __webpack_require__(82483);
var output_changes = __webpack_require__(6036);
var move_state = __webpack_require__(9912);
var plan_actions = __webpack_require__(85036);
var terraform_data = __webpack_require__(37086);
;// CONCATENATED MODULE: ./build/src/service/plan/static-limits.js
const MOST = 5;
function staticLimits(changes, { unsure, unread, unclear }) {
  const limits = [];
  const planned = changes.filter(({ change }) => change.after !== null);
  const notKnown = planned.filter((one) => unsure.includes(one.address) ||
    one.change.importing !== undefined ||
    unclear.includes(one.address) ||
    hasUnknown(one));
  if (notKnown.length > 0) {
    const addresses = notKnown.map(({ address }) => unsure.includes(address) ? `${address} (number unknown)` : address);
    const number = `${notKnown.length} of ${planned.length} ${planned.length === 1 ? 'resource has' : 'resources have'}`;
    limits.push({
      kind: 'not-known',
      message: `${number} something that the static planner does not know: ${listed(addresses)}.`,
      count: notKnown.length,
      addresses: addresses.slice(0, MOST),
    });
  }
  if (unread.length > 0) {
    limits.push({
      kind: 'not-known',
      message: `The static planner did not read ${listed(unread)}.`,
      count: unread.length,
      addresses: unread.slice(0, MOST),
    });
  }
  const foreign = planned.filter(({ type }) => type !== terraform_data.ER);
  if (foreign.length > 0) {
    limits.push({
      kind: 'no-defaults',
      message: 'No provider was asked: values that providers set by default are not in this plan.',
      count: foreign.length,
    });
  }
  return limits;
}
function hasUnknown({ type, change }) {
  const names = Object.keys(change.after_unknown);
  return names.some((name) => type !== terraform_data.ER || (name !== 'id' && name !== 'output'));
}
function listed(names) {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var configuration_value = __webpack_require__(65997);
;// CONCATENATED MODULE: ./build/src/service/plan/to-plan.js
const MAX_NODES = 60_000;
function makePlan(input, configuration) {
  const budget = { left: MAX_NODES };
  const { resources, problems, inScope } = configuration;
  const declared = input.isDestroy ? [] : (resources ?? []);
  const targeted = declared.filter((resource) => inScope(addressOf(resource)));
  const planned = new Map();
  const add = (resource, isTriggered) => {
    const change = toChange({ resource, isTriggered }, input, configuration, budget);
    planned.set(change.address, change);
  };
  for (const resource of targeted)
    add(resource, false);
  const triggered = replaceTriggered(targeted, planned, (resource) => add(resource, true));
  const unclear = [...triggered, ...storing(targeted, planned)];
  const changes = [...planned.values()];
  if (resources !== undefined)
    changes.push(...deletions(declared, input, configuration));
  changes.sort((a, b) => (a.address < b.address ? -1 : 1));
  if (resources !== undefined)
    notePrevented(resources, changes, problems);
  const shown = input.options.refreshOnly ? [] : changes;
  const counts = countsOf(shown);
  const outputs = (0,output_changes.g)(input.isDestroy ? new Map() : configuration.outputs, input, counts, configuration.keepsOutput);
  const triggering = triggeringIn(configuration.lifecycles);
  const actions = (0,plan_actions.J3)(shown, triggering, configuration.providers);
  const document = {
    format_version: '1.2',
    terraform_version: input.terraformVersion,
    variables: Object.fromEntries([...configuration.variables].map(([name, value]) => [
      name,
      { value: (0,configuration_value.lD)(value, budget).known },
    ])),
    planned_values: { outputs: outputs.planned, root_module: plannedModules(shown) },
    resource_changes: shown,
    output_changes: outputs.changes,
    action_invocations: actions.length > 0 ? actions : undefined,
    configuration: { root_module: configuration.configuration },
  };
  const places = new Map(targeted.map((resource) => [addressOf(resource), resource.place]));
  const unsure = targeted.filter((one) => one.unsure).map(addressOf);
  const limits = staticLimits(shown, { unsure, unclear, unread: configuration.unread });
  return { document, problems, counts, places, limits, unsure, triggering };
}
function triggeringIn(lifecycles) {
  return [...lifecycles]
    .filter(([, { actions }]) => actions.length > 0)
    .map(([address, { actions }]) => ({ address, triggers: actions }));
}
function anew({ type, values }) {
  return type === terraform_data.ER ? (0,terraform_data.ar)(values, undefined) : values;
}
function storing(resources, changes) {
  return resources
    .filter(({ type, values }) => type === terraform_data.ER && (0,terraform_data.ag)(values))
    .map(addressOf)
    .filter((address) => (changes.get(address)?.change.before ?? null) !== null);
}
function replaceTriggered(resources, changes, replace) {
  const left = new Set(resources.filter((one) => one.lifecycle.triggers.length > 0));
  const unclear = [];
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const resource of left) {
      const address = addressOf(resource);
      const { change } = changes.get(address) ?? {};
      if (change === undefined || change.before === null || change.actions.length > 1)
        continue;
      const named = resource.lifecycle.triggers.map((one) => (0,move_state.ci)(one));
      if (named.includes(undefined))
        unclear.push(address);
      else if (named.some((one) => triggers(one ?? '', resource.moduleAddress, changes))) {
        replace(resource);
      }
      else
        continue;
      left.delete(resource);
    }
  }
  return unclear;
}
function triggers(name, moduleAddress, changes) {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const [type = '', ownName = '', attribute] = (0,configuration_address.lS)(name);
  for (const [address, { change }] of changes) {
    if (!(0,configuration_address.UO)(address, `${prefix}${type}.${ownName}`) || change.before === null)
      continue;
    const changed = change.actions.some((action) => action === 'update' || action === 'create');
    if (attribute === undefined ? changed : changed && isOther(change, (0,configuration_address.Pe)(attribute))) {
      return true;
    }
  }
  return false;
}
function isOther({ before, after }, attribute) {
  return !(0,external_node_util_.isDeepStrictEqual)(before?.[attribute] ?? null, after?.[attribute] ?? null);
}
function countsOf(changes) {
  const count = (action) => changes.filter(({ change }) => change.actions.includes(action)).length;
  return {
    additions: count('create'),
    changes: count('update'),
    destructions: count('delete'),
    imports: changes.filter(({ change }) => change.importing !== undefined).length || undefined,
  };
}
function deletions(declared, input, { inScope, providers, relocations, previous, lifecycles }) {
  const kept = new Set(declared.map(addressOf));
  const unsure = declared.filter((one) => one.unsure).map((one) => (0,configuration_address.Pe)(addressOf(one)));
  const stays = (address) => (0,move_state.rP)(address, relocations) || lifecycles.get((0,configuration_address.Pe)(address))?.forgets === true;
  return Object.entries(input.state)
    .filter(([address]) => !kept.has(address) && inScope(address))
    .filter(([address]) => !unsure.includes((0,configuration_address.Pe)(address)))
    .map(([address, before]) => ({
    ...toDeletion(address, before, input, providers),
    previous_address: previous.get(address),
  }))
    .map((one) => stays(one.address) ? { ...one, change: { ...one.change, actions: ['forget'] } } : one);
}
function notePrevented(resources, changes, problems) {
  const destroyed = new Set(changes.filter(({ change }) => change.actions.includes('delete')).map(({ address }) => address));
  for (const resource of resources) {
    const address = addressOf(resource);
    const { file, line } = resource.place;
    const start = { line, column: 1 };
    if (!resource.lifecycle.preventDestroy || !destroyed.has(address))
      continue;
    problems.push({
      severity: 'error',
      summary: 'Instance cannot be destroyed',
      detail: `Resource ${address} has lifecycle.prevent_destroy set, but the plan calls for it to be destroyed.`,
      address,
      range: { filename: file, start, end: start },
    });
  }
}
function failedPlan(terraformVersion, problems) {
  const document = {
    format_version: '1.2',
    terraform_version: terraformVersion,
    variables: {},
    planned_values: { root_module: {} },
    resource_changes: [],
    configuration: { root_module: {} },
  };
  const counts = { additions: 0, changes: 0, destructions: 0 };
  return { document, problems, counts, places: new Map(), limits: [] };
}
function toChange({ resource, isTriggered }, input, configuration, budget) {
  const { state, marks = {} } = input;
  const address = addressOf(resource);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const isReplacing = isReplaced(input, address);
  const values = isTriggered
    ? anew(resource)
    : isReplacing
      ? resource.values
      : withIgnored(resource, before);
  const { known: after, unknown, sensitive } = (0,configuration_value.rC)(values, budget);
  const replaced = isReplacing || isTriggered || (resource.type === terraform_data.ER && after['id'] === undefined);
  const imported = before === null && configuration.importing.has(address);
  const previous = configuration.previous.get(address);
  return {
    address,
    previous_address: previous,
    module_address: resource.moduleAddress === '' ? undefined : resource.moduleAddress,
    mode: 'managed',
    type: resource.type,
    name: resource.name,
    index: resource.index,
    provider_name: resource.provider,
    action_reason: before === null || !replaced
      ? undefined
      : isTriggered
        ? 'replace_by_triggers'
        : reasonOf(address, input, isReplacing),
    change: {
      actions: actionsOf({ resource, before, after, replaced, imported }, input),
      before,
      after,
      after_unknown: unknown,
      before_sensitive: before === null ? false : (marks[address]?.sensitive ?? {}),
      after_sensitive: sensitive,
      replace_paths: before !== null && replaced && !isReplacing && !isTriggered
        ? [['triggers_replace']]
        : undefined,
      importing: imported ? { id: configuration.importing.get(address) } : undefined,
    },
  };
}
function reasonOf(address, { options }, isReplacing) {
  if (options.replace.includes(address))
    return 'replace_by_request';
  return isReplacing ? 'replace_because_tainted' : 'replace_because_cannot_update';
}
function actionsOf({ resource, before, after, replaced, imported }, { state }) {
  if (before === null) {
    const name = (0,configuration_address.Pe)(addressOf(resource));
    const exists = resource.unsure && Object.keys(state).some((one) => (0,configuration_address.Pe)(one) === name);
    return [imported || exists ? 'update' : 'create'];
  }
  if (replaced) {
    const leaves = resource.lifecycle.forgets ? 'forget' : 'delete';
    return resource.lifecycle.createBeforeDestroy ? ['create', leaves] : [leaves, 'create'];
  }
  return [(0,external_node_util_.isDeepStrictEqual)(before, after) ? 'no-op' : 'update'];
}
function withIgnored({ values, lifecycle, type }, before) {
  const { ignores } = lifecycle;
  if (before === null || ignores.length === 0)
    return values;
  const isKept = (name) => ignores === 'all' || ignores.includes(name);
  const appliedValues = (0,configuration_value.Ic)(before);
  const kept = Object.entries(appliedValues).filter(([name]) => isKept(name));
  const rest = Object.entries(values).filter(([name]) => !isKept(name));
  const merged = (0,configuration_value.dg)([...rest, ...kept]);
  return type === terraform_data.ER ? (0,terraform_data.ar)(merged, appliedValues) : merged;
}
function isReplaced({ options, marks }, address) {
  return options.replace.includes(address) || marks?.[address]?.tainted === true;
}
function toDeletion(address, before, { marks = {} }, providers) {
  const { module, type, name, index } = (0,configuration_address.kD)(address);
  return {
    address,
    module_address: module === '' ? undefined : module,
    mode: 'managed',
    type,
    name,
    index,
    provider_name: providers(type),
    change: {
      actions: ['delete'],
      before,
      after: null,
      after_unknown: {},
      before_sensitive: marks[address]?.sensitive ?? {},
      after_sensitive: false,
    },
  };
}
function plannedModules(changes) {
  const root = { resources: [] };
  const modules = new Map([['', root]]);
  const moduleAt = (address) => {
    const before = modules.get(address);
    if (before !== undefined)
      return before;
    const module = { address };
    modules.set(address, module);
    const parent = moduleAt((0,configuration_address.lS)(address).slice(0, -2).join('.'));
    parent.child_modules ??= [];
    parent.child_modules.push(module);
    return module;
  };
  for (const change of changes) {
    if (change.change.after === null)
      continue;
    const module = moduleAt(change.module_address ?? '');
    module.resources ??= [];
    module.resources.push({
      address: change.address,
      mode: change.mode,
      type: change.type,
      name: change.name,
      index: change.index,
      provider_name: change.provider_name,
      values: change.change.after,
      sensitive_values: change.change.after_sensitive || {},
    });
  }
  return root;
}
function addressOf({ moduleAddress, type, name, index }) {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  return `${prefix}${type}.${name}${(0,configuration_address._M)(index)}`;
}
/***/ })
};
