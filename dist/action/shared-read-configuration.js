export const id = 668;
export const ids = [668,611,741];
export const modules = {
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  LI: () => ( readModuleFile),
  _n: () => ( fetchModuleFiles),
  ch: () => ( TOO_LONG),
  v8: () => ( CANNOT_BE_READ),
  yW: () => ( readModuleFiles)
 });
 var _file_names_js_2_ = __webpack_require__(6817);
 var _syntax_hcl_syntax_js_0_ = __webpack_require__(6949);
 var _syntax_hcl_js_1_ = __webpack_require__(3984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_0_ .h1} characters`;
function readModuleFiles(names, inDirectory, source) {
  return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
function readModuleFile(name, path, source) {
  return toFile(name, path, source.text(path), source.parsed);
}
async function fetchModuleFiles(names, inDirectory, read, isWorth = () => true) {
  const files = await Promise.all(names.map(async (name) => {
    const path = inDirectory(name);
    const text = await read(path);
    if (text !== undefined && !isWorth(text))
      return [];
    return [toFile(name, path, text ?? { why: CANNOT_BE_READ }, new Map())];
  }));
  return files.flat();
}
function toFile(name, path, text, parsed) {
  const about = { name, path, isOverride: (0,_file_names_js_2_ .jn)(name) };
  const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_0_ .h1 ? TOO_LONG : undefined;
  if (typeof text !== 'string' || why !== undefined) {
    return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
  }
  const key = `${(0,_file_names_js_2_ .i)(name) ? 'json' : 'hcl'} ${text}`;
  const file = parsed.get(key) ?? (0,_syntax_hcl_js_1_.parseFile)(name, text);
  parsed.set(key, file);
  return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Ts: () => ( directoriesFor),
  WI: () => ( readManifest),
  dp: () => ( MODULE_MANIFEST),
  wK: () => ( findMisled),
  zv: () => ( recordOf)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _module_source_js_2_ = __webpack_require__(8230);
 var _syntax_read_json_js_1_ = __webpack_require__(9611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
  if (text === '')
    return [];
  let json;
  try {
    json = (0,_syntax_read_json_js_1_ .X)(text);
  }
  catch (error) {
    return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
  }
  const [modules, ...others] = membersOf(json);
  if (modules?.[0] !== 'Modules' || others.length > 0)
    return { problem: OTHER_FORM };
  const [, list] = modules;
  if (list !== null && !Array.isArray(list))
    return { problem: OTHER_FORM };
  const records = [];
  const keys = new Set();
  for (const item of list ?? []) {
    const record = toRecord(item);
    if (record === undefined)
      return { problem: OTHER_FORM };
    if (keys.has(record.key))
      return { problem: `has ${named(record)} twice` };
    keys.add(record.key);
    records.push(record);
  }
  return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json.entries : [];
}
function toRecord(json) {
  const fields = new Map();
  for (const [name, value] of membersOf(json)) {
    const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
    if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
      return undefined;
    fields.set(name, value);
  }
  const key = fields.get('Key');
  const directory = fields.get('Dir');
  if (key === undefined || directory === undefined)
    return undefined;
  const source = fields.get('Source') ?? '';
  const version = fields.get('Version') ?? '';
  return { key, source, version, directory };
}
function findMisled(records, directories) {
  const places = placesOf(records);
  for (const record of records) {
    const wrong = whereElse(record, places, directories);
    if (wrong !== undefined)
      return wrong;
  }
  return undefined;
}
function placesOf(records) {
  return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
  const { key, source, directory } = record;
  const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
  if (key === '') {
    if (directory === '.')
      return undefined;
    return `says that the root module is in ${JSON.stringify(directory)}`;
  }
  if (directory !== cleaned(directory))
    return sayLed('Terraform writes such a path differently');
  if (!(0,_module_source_js_2_ .I)(source)) {
    const own = `${FETCHED}/${key}`;
    const isThere = directory === own || directory.startsWith(`${own}/`);
    if (isThere && !directories.isBehindLink(directory))
      return undefined;
    const links = isThere ? ', with no link on the way' : '';
    return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
  }
  const own = ownPlace(record, places);
  if (own === undefined)
    return sayLed('has no record of the module that calls it');
  if (directory === own || directories.isSame(directory, own))
    return undefined;
  return sayLed(`its source is ${JSON.stringify(source)}`);
}
function ownPlace({ key, source }, places) {
  const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
  return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js_2_ .$)(source) ?? source}`);
}
function named({ key }) {
  return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
  return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
  const places = placesOf(records);
  const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
    (!(0,_module_source_js_2_ .I)(record.source) || record.directory !== ownPlace(record, places)));
  return [...new Set(found.map(({ directory }) => directory))];
}
function recordOf(records, { key, source, version }) {
  const record = records.find((each) => each.key === key);
  if (record === undefined || normal(record.source) !== normal(source))
    return undefined;
  const wanted = version?.replace(/^\s*=?\s*/, '').trim();
  return wanted === undefined || wanted === record.version ? record : undefined;
}
function normal(source) {
  const written = (0,_module_source_js_2_ .$)(source);
  if (written !== undefined) {
    const path = cleaned(written);
    return path.startsWith('../') ? path : `./${path}`;
  }
  return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
    ? `registry.terraform.io/${source}`
    : source;
}
/***/ }),
/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $: () => ( localPath),
  I: () => ( isLocal)
 });
function localPath(source) {
  if (source === undefined || !isLocal(source))
    return undefined;
  return source.replaceAll('\\', '/');
}
function isLocal(source) {
  return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 7668:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  i: () => ( nameOfReference),
  m: () => ( definitionsOf)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _file_names_js_2_ = __webpack_require__(6817);
 var _read_configuration_js_1_ = __webpack_require__(1741);
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
/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  DT: () => ( valuesOfArgument),
  readConfiguration: () => ( readConfiguration),
  searchedFiles: () => ( searchedFiles),
  xV: () => ( readTemplate),
  yR: () => ( readText)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
 var _file_names_js_5_ = __webpack_require__(6817);
 var _module_files_js_2_ = __webpack_require__(868);
 var _module_manifest_js_3_ = __webpack_require__(7126);
 var _module_source_js_6_ = __webpack_require__(8230);
 var _syntax_parse_hcl_js_4_ = __webpack_require__(9845);
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
/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  X: () => ( readRepeatedJson),
  k: () => ( readPlacedJson)
 });
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
function readRepeatedJson(text) {
  return withoutPlaces(readPlacedJson(text));
}
function withoutPlaces(json) {
  if (json.kind === 'list')
    return json.items.map(withoutPlaces);
  if (json.kind === 'literal')
    return json.value;
  return { entries: json.entries.map(({ name, value }) => [name, withoutPlaces(value)]) };
}
function readPlacedJson(text) {
  return new JsonReader(text).whole();
}
class JsonReader {
  text;
  at = 0;
  depth = 0;
  constructor(text) {
    this.text = text;
  }
  whole() {
    const value = this.value();
    this.skip();
    if (this.at < this.text.length)
      throw this.unexpected();
    return value;
  }
  value() {
    if (++this.depth > DEEPEST)
      throw new RangeError();
    this.skip();
    const from = this.at;
    const value = this.read();
    this.depth--;
    return { ...value, from, to: this.at };
  }
  read() {
    if (this.take('{'))
      return { kind: 'object', entries: this.items('}', () => this.entry()) };
    if (this.take('['))
      return { kind: 'list', items: this.items(']', () => this.value()) };
    return { kind: 'literal', value: this.literal() };
  }
  literal() {
    if (this.text[this.at] === '"')
      return this.string();
    const number = this.match(NUMBER);
    if (number !== undefined)
      return exactNumber(number) ?? Number.NaN;
    for (const [word, value] of WORDS)
      if (this.take(word))
        return value;
    throw this.unexpected();
  }
  items(end, read) {
    const items = [];
    this.skip();
    if (this.take(end))
      return items;
    for (;;) {
      items.push(read());
      this.skip();
      if (this.take(end))
        return items;
      if (!this.take(','))
        throw this.unexpected();
    }
  }
  entry() {
    this.skip();
    const from = this.at;
    const name = this.string();
    const to = this.at;
    this.skip();
    if (!this.take(':'))
      throw this.unexpected();
    return { name, from, to, value: this.value() };
  }
  string() {
    const written = this.match(TEXT);
    if (written === undefined)
      throw this.unexpected();
    return String(JSON.parse(written));
  }
  match(pattern) {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.text)?.[0];
    if (text !== undefined)
      this.at = pattern.lastIndex;
    return text;
  }
  skip() {
    while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
      this.at++;
  }
  take(sign) {
    if (!this.text.startsWith(sign, this.at))
      return false;
    this.at += sign.length;
    return true;
  }
  unexpected() {
    return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
  }
}
function exactNumber(text) {
  const digits = text
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  const value = Number(text);
  const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
  return isWhole || (digits.length <= 15 && Number.isFinite(value)) ? value : undefined;
}
/***/ })
};
