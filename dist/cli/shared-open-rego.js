export const id = 1100;
export const ids = [1100,657,3610];
export const modules = {
/***/ 29119:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  N: () => ( isTest),
  S: () => ( openCompiled)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var _model_error_message_js_4_ = __webpack_require__(34271);
 var _model_quote_js_6_ = __webpack_require__(28187);
 var _service_load_policies_js_1_ = __webpack_require__(73356);
 var _service_wasm_judge_by_wasm_js_2_ = __webpack_require__(19806);
 var _model_policy_files_js_5_ = __webpack_require__(48391);
 var _rego_judging_rules_js_3_ = __webpack_require__(90967);
async function openCompiled(policies, { hcl, limits }) {
  const { files, shownAs, name } = policies;
  const path = [...files.keys()].sort().find((one) => /(?:\.tar\.gz|\.wasm)$/.test(one));
  if (path === undefined)
    return undefined;
  const shown = `${shownAs}/${path}`;
  const { bundle, isCurrent } = readFile(policies, path);
  const named = readDeclared(policies, hcl);
  const opened = await (0,_service_wasm_judge_by_wasm_js_2_ .h)(bundle).catch((error) => {
    const problems = [...(named?.problems ?? []), `"${shown}" ${(0,_model_error_message_js_4_ .g)(error)}`];
    throw new _model_policy_files_js_5_ .c(problems.join('\n'));
  });
  try {
    refuseOtherInput(shown, bundle);
    const declared = declaredIn(policies, path, opened, named);
    const stale = `${shown} is not certain to be compiled from the .rego files beside it, and there is no \`opa\` on the PATH. Install opa, or compile it again as docs/local.md says.`;
    return {
      set: {
        name,
        description: null,
        system: 'policy-evaluation',
        overridable: false,
        policies: declared,
        judge: isCurrent ? opened.judgeFor(declared, limits.policyMs) : undecided(declared, stale),
      },
      judgedBy: `the compiled bundle ${path}`,
      warnings: [],
      printed: new Map(),
      close: opened.close,
    };
  }
  catch (error) {
    await opened.close();
    throw error;
  }
}
function refuseOtherInput(shown, { wasm }) {
  if (['plan', 'run'].some((key) => Buffer.from(wasm).includes(`${key}\0`)))
    return;
  throw new _model_policy_files_js_5_ .c(`"${shown}" reads neither input.plan nor input.run, so it would look at nothing: a compiled bundle gets the input of HCP Terraform. Install opa, which gives policies the input that they read.`);
}
function undecided(policies, why) {
  const results = policies.map(({ name }) => ({
    name,
    status: 'not_evaluated',
    output: [why],
  }));
  return {
    kind: 'opa',
    version: 'compiled bundle',
    takesTime: false,
    judge: async () => results,
  };
}
function readFile(policies, path) {
  const { files, shownAs } = policies;
  const bytes = files.get(path) ?? new Uint8Array();
  const isModule = path.endsWith('.wasm');
  const madeOf = isModule ? /\.rego$/ : /\.rego$|(?:^|\/)data\.(?:json|yaml)$/;
  const sources = [...files.keys()].filter((name) => madeOf.test(name) && !isTest(name));
  const isCurrent = fits(files, sources, path);
  if (isModule) {
    const data = files.get('data.json');
    const text = data && new TextDecoder().decode(data);
    return { bundle: { wasm: bytes, data: text }, isCurrent };
  }
  try {
    return { bundle: (0,_service_load_policies_js_1_ .Bo)(bytes), isCurrent };
  }
  catch (error) {
    throw new _model_policy_files_js_5_ .c(`"${shownAs}/${path}" is no compiled bundle: ${(0,_model_error_message_js_4_ .g)(error)}. \`opa build -t wasm\` makes one.`);
  }
}
function isTest(name) {
  return name.endsWith('_test.rego');
}
function fits(files, sources, compiled) {
  if (!sources.some((name) => name.endsWith('.rego')))
    return true;
  const digests = new TextDecoder().decode(files.get(`${compiled}.sha256`) ?? new Uint8Array());
  const listed = new Map(Array.from(digests.matchAll(/^([0-9a-f]{64}) [ *](?:\.\/)?(.+)$/gm), ([, digest = '', name = '']) => [name, digest]));
  const named = [...listed].every(([name, digest]) => {
    if (isTest(name))
      return true;
    const content = files.get(name);
    return content !== undefined && (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex') === digest;
  });
  return named && [...sources, compiled].every((name) => listed.has(name));
}
function readDeclared({ files, shownAs }, hcl) {
  if (!files.has('policies.hcl'))
    return undefined;
  const problems = [];
  const declared = (0,_service_load_policies_js_1_ .DD)(files.get('policies.hcl'), hcl, problems).map((policy) => ({
    ...policy,
    query: plainQuery(policy.query),
  }));
  if (declared.length + problems.length === 0)
    problems.push('policies.hcl: it names no policy.');
  return { declared, problems: problems.map((problem) => `${shownAs}/${problem}`) };
}
function declaredIn({ shownAs }, path, { queries }, named) {
  if (named === undefined) {
    const found = queries.flatMap(policyOf);
    if (found.length > 0)
      return found;
    throw new _model_policy_files_js_5_ .c(`"${shownAs}/${path}" has no entry point that ends in \`deny\`, \`violation\` or \`warn\`. Add policies.hcl, which names the queries.`);
  }
  const { declared } = named;
  const problems = [...named.problems];
  for (const { name, query } of declared) {
    if (queries.includes(query))
      continue;
    problems.push(`${shownAs}/policies.hcl: policy ${(0,_model_quote_js_6_ .h)(name)}: ${query} is no entry point of ${path}. Compile it with \`-e ${query.replace(/^data\./, '').replaceAll('.', '/')}\`.`);
  }
  if (problems.length === 0)
    return declared;
  throw new _model_policy_files_js_5_ .c(problems.join('\n'));
}
function plainQuery(query) {
  return query.trim().replaceAll(/\["([^"\]]+)"\]/g, '.$1');
}
function policyOf(query) {
  const [rule = '', name = rule] = query.split('.').toReversed();
  const verdict = (0,_rego_judging_rules_js_3_ .Vj)(rule);
  if (verdict === undefined)
    return [];
  const { level } = verdict;
  return [
    { name: verdict.suffix === '' ? name : `${name}.${rule}`, query, level, description: '' },
  ];
}
/***/ }),
/***/ 50093:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Ak: () => ( readDirectoryPolicies),
  VE: () => ( isPolicyFile),
  hW: () => ( nameOfSet),
  qN: () => ( readCommitPolicies)
 });
 var node_fs_promises_0_ = __webpack_require__(51455);
 var node_path_1_ = __webpack_require__(76760);
 var _machine_find_repository_js_2_ = __webpack_require__(6609);
 var _model_quote_js_5_ = __webpack_require__(28187);
 var _model_policy_files_js_4_ = __webpack_require__(48391);
 var _trust_tree_js_3_ = __webpack_require__(80734);
function isPolicyFile(name) {
  return (/\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
    /^(?:policies|sentinel)\.hcl$/.test(name) ||
    /^data\.(?:json|yaml)$/.test(name) ||
    /\.(?:wasm|tar\.gz)\.sha256$/.test(name));
}
const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
function isPassedOver(name) {
  return name.startsWith('.') || name === 'node_modules';
}
function add(gathered, path, content, shownAs) {
  gathered.files.set(path, content);
  gathered.bytes += content.length;
  if (gathered.files.size <= MOST_FILES && gathered.bytes <= MOST_BYTES)
    return;
  throw new _model_policy_files_js_4_ .c(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
async function readDirectoryPolicies(directory, shownAs, followsLinks, belongs = isPolicyFile) {
  const gathered = { files: new Map(), bytes: 0 };
  const walk = async (path, level) => {
    const entries = await (0,node_fs_promises_0_.readdir)((0,node_path_1_.join)(directory, path), { withFileTypes: true });
    if (entries.length === 0 && (0,_machine_find_repository_js_2_ .Mn)(await (0,node_fs_promises_0_.realpath)((0,node_path_1_.join)(directory, path)))) {
      throw new _model_policy_files_js_4_ .c(`"${node_path_1_.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
    }
    for (const entry of entries) {
      const inner = node_path_1_.posix.join(path, entry.name);
      const at = (0,node_path_1_.join)(directory, inner);
      const isLink = entry.isSymbolicLink();
      if (isLink && !followsLinks)
        continue;
      const target = isLink ? await (0,node_fs_promises_0_.stat)(at).catch(() => undefined) : entry;
      if (target?.isDirectory() && level < MOST_LEVELS && !isPassedOver(entry.name)) {
        await walk(inner, level + 1);
      }
      else if (target?.isFile() && belongs(entry.name)) {
        add(gathered, inner, await (0,node_fs_promises_0_.readFile)(at), shownAs);
      }
    }
  };
  const stats = await (0,node_fs_promises_0_.stat)(directory).catch(() => undefined);
  if (stats === undefined)
    return undefined;
  if (!stats.isDirectory())
    throw new _model_policy_files_js_4_ .c(`"${shownAs}" is no directory. Name the directory of the policies: ${(0,_model_quote_js_5_ .h)((0,node_path_1_.dirname)(shownAs))}.`);
  if (!followsLinks && (await (0,node_fs_promises_0_.realpath)(directory)) !== directory)
    return undefined;
  await walk('', 0);
  return { name: nameOfSet(directory), shownAs, files: gathered.files };
}
async function readCommitPolicies(source, directory, about) {
  const gathered = { files: new Map(), bytes: 0 };
  const walk = async (path, level) => {
    const at = node_path_1_.posix.join(directory, path).replace(/^\.$/, '');
    const names = await source.names(at);
    if (names === undefined && (await source.isSubmodule?.(at)) === true) {
      throw new _model_policy_files_js_4_ .c(inSubmodule(at, about));
    }
    for (const name of names ?? []) {
      const inner = node_path_1_.posix.join(path, name);
      if (isPolicyFile(name)) {
        const content = await contentOf(source, node_path_1_.posix.join(directory, inner));
        if (content !== undefined)
          add(gathered, inner, content, about.shownAs);
        else if (!(await walk(inner, level + 1)))
          throw new _model_policy_files_js_4_ .c(unreadable(about, inner));
      }
      else if (mayBeDirectory(name) && level < MOST_LEVELS)
        await walk(inner, level + 1);
    }
    return names !== undefined;
  };
  if (!(await walk('', 0)))
    return undefined;
  return (0,_trust_tree_js_3_ .O2)({ ...about, files: gathered.files });
}
function inSubmodule(path, { shownAs }) {
  return `"${shownAs}" cannot be read as a whole: ${path} is a submodule, and its files are not in this commit. Name its repository by a pinned address, as in \`git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT\`.`;
}
function unreadable({ shownAs }, path) {
  return `"${shownAs}" has the file ${path}, and it could not be read from the commit.`;
}
function mayBeDirectory(name) {
  return !isPassedOver(name) && !/\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg)$/.test(name);
}
async function contentOf(source, path) {
  if (!/\.(?:wasm|tar\.gz)$/.test(path)) {
    const text = await source.read(path);
    return text === undefined ? undefined : Buffer.from(text);
  }
  return source.bytes?.(path);
}
function nameOfSet(path) {
  const [last] = path
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
    .slice(-1);
  return last ?? 'policies';
}
/***/ }),
/***/ 10657:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  findOpa: () => ( findOpa),
  l: () => ( TAKEN_AWAY)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _machine_ask_program_js_0_ = __webpack_require__(1595);
 var _model_parse_js_2_ = __webpack_require__(2340);
const TAKEN_AWAY = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
async function findOpa(ports) {
  const ask = (args) => (0,_machine_ask_program_js_0_ .a)('opa', ports, { args, cwd: '/' });
  const [versions, functions] = await Promise.all([
    ask(['version']),
    ask(['capabilities', '--current']),
  ]);
  if (versions === undefined || functions === undefined)
    return undefined;
  const [, version] = /^Version: (\d+\.\d+\.\S+)/m.exec(versions.stdout) ?? [];
  if (version === undefined) {
    return { problem: `The \`opa\` on the PATH does not say its version: ${messageOf(versions)}` };
  }
  if (Number(version.split('.')[0]) < 1) {
    return { problem: `The \`opa\` on the PATH is ${version}. Install 1.0 or newer.` };
  }
  const parsed = _client_wire_schema_js_1_ .xLC(capabilitiesSchema, (0,_model_parse_js_2_ .qF)(functions.stdout));
  if (!parsed.success) {
    const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(functions)}`;
    return { problem };
  }
  const builtins = parsed.output.builtins.filter(({ name }) => !TAKEN_AWAY.includes(name));
  return { version, capabilities: JSON.stringify({ ...parsed.output, builtins, allow_net: [] }) };
}
const capabilitiesSchema = _client_wire_schema_js_1_ ._H3({
  builtins: _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({ name: _client_wire_schema_js_1_ .YjP() })),
});
function messageOf({ stdout, stderr }) {
  return (stderr || stdout).trim().slice(0, 200);
}
/***/ }),
/***/ 53610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  COMPILE_OPA: () => ( COMPILE_OPA),
  howToGetOpa: () => ( howToGetOpa)
 });
 var node_os_0_ = __webpack_require__(48161);
const RELEASE = 'v1.22.0';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
const PROGRAMS = {
  'linux x64': 'opa_linux_amd64_static',
  'linux arm64': 'opa_linux_arm64_static',
  'darwin x64': 'opa_darwin_amd64',
  'darwin arm64': 'opa_darwin_arm64_static',
  'win32 x64': 'opa_windows_amd64.exe',
};
function howToGetOpa(here = `${(0,node_os_0_.platform)()} ${(0,node_os_0_.arch)()}`) {
  const program = PROGRAMS[here];
  if (program === undefined)
    return 'For `opa` on this system see https://openpolicyagent.org.';
  const download = here.startsWith('win32')
    ? `curl.exe -Lo opa.exe ${OPA}/${program}`
    : `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
  return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
/***/ }),
/***/ 95017:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $B: () => ( findGroup),
  Kp: () => ( groupsBelow),
  dr: () => ( groupRules)
 });
function groupRules(modules) {
  const groups = new Map();
  for (const module of modules) {
    for (const rule of module.rules) {
      const path = [...module.package, ...rule.name];
      const key = path.join('\0');
      const group = groups.get(key) ?? { path, rules: [] };
      group.rules.push({ rule, module });
      groups.set(key, group);
    }
  }
  return groups;
}
function findGroup(groups, words) {
  for (let length = words.length; length > 0; length -= 1) {
    const group = groups.get(words.slice(0, length).join('\0'));
    if (group !== undefined)
      return group;
  }
  return undefined;
}
function groupsBelow(groups, words) {
  return [...groups.values()].filter(({ path }) => words.every((word, at) => path[at] === word));
}
/***/ }),
/***/ 59864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 _x: () => ( ANY_INPUT),
 GJ: () => ( chooseForm),
 so: () => ( isInInput),
 NG: () => ( isOfRun),
 lS: () => ( membersOf),
 pw: () => ( planPath),
 Oe: () => ( writeInput)
});
var exact_json = __webpack_require__(95971);
var plan_shape = __webpack_require__(83298);
;// CONCATENATED MODULE: ./build/src/service/policy-input.js
const RUN_SHAPE = {
  keys: {
    id: 'scalar',
    created_at: 'scalar',
    message: 'scalar',
    is_destroy: 'scalar',
    refresh: 'scalar',
    refresh_only: 'scalar',
    replace_addrs: { items: 'scalar' },
    target_addrs: { items: 'scalar' },
    source: 'scalar',
    speculative: 'scalar',
    organization: { keys: { name: 'scalar' } },
    workspace: {
      keys: {
        id: 'scalar',
        name: 'scalar',
        auto_apply: 'scalar',
        working_directory: 'scalar',
        tags: { items: 'anything' },
      },
    },
  },
};
;// CONCATENATED MODULE: ./build/src/local/rego/input-form.js
const TOOLS = [
  { tool: 'HCP Terraform', plan: 'plan', run: 'run' },
  { tool: 'Scalr', plan: 'tfplan', run: 'tfrun' },
  { tool: 'Spacelift', plan: 'terraform', run: undefined },
];
const PLAN_ITSELF = 'conftest';
const PLAN_KEYS = Object.keys(plan_shape.TERRAFORM_PLAN.keys);
const FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
function documentForms() {
  const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
  return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS], plan_shape.TERRAFORM_PLAN);
function chooseForm({ topKeys, readsWhole }, isDeclared, plan) {
  const possible = isDeclared ? ['plan', 'run'] : [...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS];
  const met = possible.filter((key) => topKeys.has(key));
  const tools = toolsOf(met, isDeclared);
  const keys = readsWhole ? possible.filter((key) => tools.includes(toolOf(key))) : met;
  return { keys, shape: shapeOf(keys, plan), tools, possible };
}
function toolsOf(keys, isDeclared) {
  const tools = [...new Set(keys.map(toolOf))];
  if (tools.length > 0)
    return tools;
  return [isDeclared ? TOOLS[0].tool : PLAN_ITSELF];
}
function toolOf(key) {
  return TOOLS.find(({ plan, run }) => plan === key || run === key)?.tool ?? PLAN_ITSELF;
}
function shapeOf(keys, plan) {
  const shapes = keys.flatMap((key) => {
    if (FOR_A_PLAN.includes(key))
      return [[key, plan]];
    if (FOR_A_RUN.includes(key))
      return [[key, RUN_SHAPE]];
    const shape = plan.keys[key];
    return shape === undefined ? [] : [[key, shape]];
  });
  return { keys: Object.fromEntries(shapes) };
}
function writeInput({ keys }, input) {
  const plan = input.planText ?? JSON.stringify(input.plan);
  const parts = keys.some((key) => PLAN_KEYS.includes(key)) ? membersOf(plan) : new Map();
  const members = keys.flatMap((key) => {
    const text = FOR_A_PLAN.includes(key)
      ? plan
      : FOR_A_RUN.includes(key)
        ? JSON.stringify(input.run)
        : parts.get(key);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${members.join(',')}}`;
}
function planPath(path) {
  return FOR_A_PLAN.includes(path[0] ?? '') ? path.slice(1) : path;
}
function isOfRun([key]) {
  return FOR_A_RUN.includes(key ?? '');
}
function isInInput({ plan, run }, path) {
  return isOfRun(path) ? has(run, path.slice(1)) : has(plan, planPath(path));
}
function has(value, [step, ...rest]) {
  if (step === undefined)
    return true;
  if (typeof value !== 'object' || value === null)
    return false;
  if (step === '*')
    return Object.values(value).some((one) => has(one, rest));
  return Object.hasOwn(value, step) && has(Reflect.get(value, step), rest);
}
function membersOf(text) {
  const members = new Map();
  let key;
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = (0,exact_json.Y)(text, at);
      if (depth === 1 && key === undefined)
        key = String(JSON.parse(text.slice(at, end + 1)));
      at = end;
    }
    else if (sign === '{' || sign === '[')
      depth += 1;
    else if (sign === ':' && depth === 1)
      from = at + 1;
    else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
      members.set(key, text.slice(from, at).trim());
      key = undefined;
    }
    if (sign === '}' || sign === ']')
      depth -= 1;
  }
  return members;
}
/***/ }),
/***/ 13825:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Xy: () => ( objectOf),
  c3: () => ( listOf),
  tB: () => ( stringIn)
 });
 var _model_parse_js_0_ = __webpack_require__(2340);
function objectOf(value) {
  return (0,_model_parse_js_0_ .u4)(value) ? value : {};
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function stringIn(value) {
  return typeof value === 'string' ? value : undefined;
}
/***/ }),
/***/ 90967:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  P6: () => ( JUDGING),
  Vj: () => ( verdictOf),
  _M: () => ( findDeclared),
  _z: () => ( findJudging),
  rL: () => ( unreadRules)
 });
 var _model_did_you_mean_js_1_ = __webpack_require__(90440);
 var _model_quote_js_0_ = __webpack_require__(28187);
const JUDGING_NAMES = [
  { name: 'deny', level: 'mandatory', takesSuffix: true },
  { name: 'violation', level: 'mandatory', takesSuffix: true },
  { name: 'warn', level: 'advisory', takesSuffix: true },
  { name: 'rule', level: 'mandatory', takesSuffix: false },
];
function verdictOf(name) {
  const [kind = '', ...words] = name.split('_');
  const verdict = JUDGING_NAMES.find((one) => one.name === kind);
  const suffix = words.join('_');
  if (verdict === undefined || (name !== kind && (suffix === '' || !verdict.takesSuffix)))
    return undefined;
  return { level: verdict.level, suffix };
}
const LOOKS_LIKE = /^(?:allow|allowed|denied|denies|deny\w*|block\w*|reject\w*|forbid\w*|fail|failed|failures?|errors?|violations|violate\w*|warning|warnings|main|result|results|pass|passed)$/;
function findJudging(groups) {
  const found = [...groups.values()].flatMap((group) => {
    const { path } = group;
    const name = path.at(-1) ?? '';
    const verdict = isInPackage(group) ? verdictOf(name) : undefined;
    if (verdict === undefined || group.rules.some(({ rule }) => rule.args !== undefined))
      return [];
    const { level } = verdict;
    const exceptions = groups.get([...path.slice(0, -1), 'exception'].join('\0'));
    const exception = exceptions && {
      group: exceptions,
      query: queryOf(exceptions.path),
      word: verdict.suffix,
    };
    const query = queryOf(path);
    return [{ name, query, level, description: '', path, group, exception }];
  });
  return withNames(found.toSorted((one, other) => (one.query < other.query ? -1 : 1)));
}
function isInPackage({ rules }) {
  return rules.every(({ rule }) => rule.name.length === 1);
}
function withNames(found) {
  const packageOf = ({ path }) => path.slice(0, -1).join('.');
  const perPackage = countBy(found, packageOf);
  const short = found.map((one) => {
    const last = one.path.at(-2) ?? 'data';
    const isAlone = perPackage.get(packageOf(one)) === 1 && verdictOf(one.name)?.suffix === '';
    return { ...one, name: isAlone ? last : `${last}.${one.name}` };
  });
  const perName = countBy(short, ({ name }) => name);
  return short.map((one) => (perName.get(one.name) ?? 0) > 1 ? { ...one, name: one.path.join('.') } : one);
}
function countBy(items, keyOf) {
  const counts = new Map();
  for (const item of items)
    counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
function queryOf(path) {
  const parts = path.map((word) => /^[A-Za-z_]\w*$/.test(word) ? `.${word}` : `[${JSON.stringify(word)}]`);
  return `data${parts.join('')}`;
}
function pathOf(query) {
  const text = query.trim();
  if (!/^data(?:\.[A-Za-z_]\w*|\["(?:[^"\\]|\\.)+"\])+$/.test(text))
    return undefined;
  return Array.from(text.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)+")\]/g), ([, word, quoted]) => word === undefined ? String(JSON.parse(quoted ?? '""')) : word);
}
function findDeclared(declared, groups, { shownAs }) {
  const problems = [];
  const judging = declared.flatMap((policy) => {
    const where = `${shownAs}/policies.hcl:${policy.line ?? 1}: policy ${(0,_model_quote_js_0_ .h)(policy.name)}`;
    const path = pathOf(policy.query);
    if (path === undefined) {
      problems.push(`${where}: the query ${(0,_model_quote_js_0_ .h)(policy.query)} is no reference to a rule. Write one as in data.terraform.policies.tags.deny.`);
      return [];
    }
    const group = groups.get(path.join('\0'));
    if (group !== undefined)
      return [{ ...policy, path, group }];
    problems.push(`${where}: no rule is called ${policy.query}. ${existing(path, groups)}`);
    return [];
  });
  return { judging, problems };
}
const MOST_NAMED = 8;
function existing(path, groups) {
  const all = [...groups.values()].filter(isInPackage);
  const below = all.filter((group) => path.every((word, at) => group.path[at] === word));
  const judging = all.filter(({ path: words }) => verdictOf(words.at(-1) ?? '') !== undefined);
  const [first] = [below, judging, all].filter((some) => some.length > 0);
  const queries = (first ?? []).map((group) => queryOf(group.path)).sort();
  const near = (0,_model_did_you_mean_js_1_ .a)(queryOf(path), queries);
  const more = queries.length > MOST_NAMED ? ` and ${queries.length - MOST_NAMED} more` : '';
  const list = `${queries.slice(0, MOST_NAMED).join(', ')}${more}`;
  return near === undefined ? `There are: ${list || 'none'}.` : `Did you mean ${near}?`;
}
function unreadRules(judging, used, groups, { shownAs, files }) {
  const isDeclared = files.has('policies.hcl');
  const judgingGroups = new Set(judging.map(({ group }) => group));
  const packages = new Set(judging.map(({ path }) => path.slice(0, -1).join('.')));
  const isForTests = forTests(groups);
  const sentences = [];
  for (const group of groups.values()) {
    const name = group.path.at(-1) ?? '';
    const [{ rule, module } = { rule: undefined, module: undefined }] = group.rules;
    if (judgingGroups.has(group) || used.has(group) || module === undefined || rule?.args)
      continue;
    const where = `${shownAs}/${module.file}`;
    if (isDeclared && verdictOf(name) !== undefined && isInPackage(group)) {
      sentences.push(`${where}: no policy of policies.hcl names ${queryOf(group.path)}, so it judges nothing.`);
    }
    else if (!isDeclared && LOOKS_LIKE.test(name) && !isForTests(group)) {
      sentences.push(`${where}: the rule ${(0,_model_quote_js_0_ .h)(name)} judges nothing: ${JUDGING}. Rename it, or name its query in policies.hcl.`);
    }
  }
  if (isDeclared)
    return sentences;
  const idle = [...groups.values()].filter((group) => !used.has(group) && !packages.has(packageName(group)) && !isForTests(group));
  const named = new Map(idle.map((group) => [packageName(group), group.rules[0]?.module.file]));
  for (const [name, file] of named) {
    const isUsed = [...used].some((group) => packageName(group) === name);
    const isNamed = sentences.some((sentence) => sentence.startsWith(`${shownAs}/${file}: the`));
    if (isUsed || isNamed)
      continue;
    sentences.push(`${shownAs}/${file}: package ${name} has no rule that judges, and no policy uses it: ${JUDGING}.`);
  }
  return sentences;
}
const JUDGING = '`deny`, `violation` and `warn` are read, each also with a suffix as in `deny_public`';
function forTests(groups) {
  const tests = [...groups.values()].filter(({ path }) => /^(?:todo_)?test_/.test(path.at(-1) ?? ''));
  const tested = new Set(tests.map(packageName));
  return (group) => tested.has(packageName(group)) &&
    group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
function packageName({ rules }) {
  return rules[0]?.module.package.join('.') ?? '';
}
/***/ }),
/***/ 12923:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $t: () => ( placeOf),
  R4: () => ( errorsIn),
  UW: () => ( explainError),
  yL: () => ( typeWords)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _model_did_you_mean_js_4_ = __webpack_require__(90440);
 var _model_parse_js_2_ = __webpack_require__(2340);
 var _find_opa_js_0_ = __webpack_require__(10657);
 var _json_fields_js_3_ = __webpack_require__(13825);
const errorsSchema = _client_wire_schema_js_1_ ._H3({
  errors: _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({
    message: _client_wire_schema_js_1_ .YjP(),
    code: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP(), ''),
    location: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ ._H3({
      file: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP(), ''),
      row: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .aig(), 0),
      col: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .aig(), 0),
    })),
    details: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .L5J()),
  })),
});
function errorsIn({ exitCode, stdout, stderr }) {
  if (exitCode === 0)
    return [];
  for (const text of [stdout, stderr]) {
    const parsed = _client_wire_schema_js_1_ .xLC(errorsSchema, (0,_model_parse_js_2_ .qF)(text));
    if (!parsed.success || parsed.output.errors.length === 0)
      continue;
    return parsed.output.errors.map(({ message, code, location, details }) => ({
      message,
      code,
      file: location?.file.replace(/^\.?\//, '') || undefined,
      row: location?.row ?? 0,
      column: location?.col ?? 0,
      details,
    }));
  }
  const message = (stderr || stdout).trim().slice(0, 2_000);
  return [{ message, code: '', file: undefined, row: 0, column: 0, details: undefined }];
}
function placeOf(shownAs, { file, row }) {
  if (file === undefined)
    return shownAs;
  return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}
function explainError(error, shownAs, opa) {
  const { code, message } = error;
  const [, file, why] = /load failed on (\S+): (.+)/s.exec(message) ?? [];
  if (why !== undefined) {
    return `${placeOf(shownAs, { file, row: 0 })}: cannot be read as data: ${why.trim()}. Correct it, or remove the file.`;
  }
  const said = message.replaceAll(/\s*\n\s*/g, ' ').trim();
  const sentence = undefinedFunction(said, opa) ?? wrongArguments(said, error.details) ?? withRemedy(code, said);
  return `${placeOf(shownAs, error)}: ${sentence}`;
}
function wrongArguments(message, details) {
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  const { have, want } = (0,_json_fields_js_3_ .Xy)(details);
  const takes = (0,_json_fields_js_3_ .c3)((0,_json_fields_js_3_ .Xy)(want)['args']);
  if (name === undefined || takes.length === 0)
    return undefined;
  const inWords = (types) => types
    .slice(0, takes.length - 1)
    .map(typeWords)
    .join(', ');
  const gets = inWords((0,_json_fields_js_3_ .c3)(have));
  const wants = inWords(takes);
  return `${name} gets (${gets}), and takes (${wants}). Call it with values of these types.`;
}
function undefinedFunction(message, { capabilities, version }) {
  const [, name] = /^undefined function (\S+)/.exec(message) ?? [];
  if (name === undefined)
    return undefined;
  if (_find_opa_js_0_ .l.includes(name)) {
    return `undefined function ${name}: policies cannot use it here, because it reads more than their input. Put what it returns into data.json beside the policies.`;
  }
  const near = (0,_model_did_you_mean_js_4_ .a)(name, namesIn(capabilities));
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  return `undefined function ${name}: opa ${version} has none of this name, and neither have the policies.${meant}`;
}
const namesSchema = _client_wire_schema_js_1_ ._H3({ builtins: _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({ name: _client_wire_schema_js_1_ .YjP() })) });
function namesIn(capabilities) {
  const parsed = _client_wire_schema_js_1_ .xLC(namesSchema, (0,_model_parse_js_2_ .qF)(capabilities));
  return parsed.success ? parsed.output.builtins.map(({ name }) => name) : [];
}
const REMEDIES = [
  [/^(rego_unsafe_var_error) /, 'Give it a value in this rule, or declare it with `some`.'],
  [/ conflicting rules /, 'Give one of them another name: a rule is a set or a single value.'],
  [/^rego_recursion_error /, 'A rule cannot use itself, not even through another one.'],
  [/ must not shadow |already declared/, 'Rename it.'],
  [/ referenced above/, 'Write the assignment before the first use.'],
  [/ declared but not used/, 'Remove it, or use it.'],
  [
    /keyword is required before/,
    'Write it in this line. `opa fmt --write --v0-v1` writes it in a file that is Rego v0 as a whole.',
  ],
  [/ has arity /, 'Call it with as many arguments as it takes.'],
  [/ undefined ref/, 'What it refers to cannot have this part: correct the name.'],
  [/ empty module/, 'Write a package into it, or remove the file.'],
  [/^rego_parse_error /, 'Correct the syntax: `opa fmt FILE` shows the same error.'],
  [/^rego_type_error /, 'Compare and call with values of the same type.'],
];
function withRemedy(code, message) {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return remedy === undefined ? sentence : `${sentence} ${remedy}`;
}
const TYPES = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  set: 'a set',
};
function typeWords(type) {
  const { type: name, of } = (0,_json_fields_js_3_ .Xy)(type);
  if (name === 'any')
    return [...new Set((0,_json_fields_js_3_ .c3)(of).map(typeWords))].join(' or ') || 'anything';
  return TYPES[(0,_json_fields_js_3_ .tB)(name) ?? ''] ?? 'a value of another type';
}
/***/ }),
/***/ 80152:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  N: () => ( openFolder)
 });
 var node_fs_promises_0_ = __webpack_require__(51455);
 var node_os_1_ = __webpack_require__(48161);
 var node_path_2_ = __webpack_require__(76760);
 var _machine_ask_program_js_3_ = __webpack_require__(1595);
const MOST_PROCESSES = 4;
function createTurns(most) {
  let running = 0;
  const waiting = [];
  return async (work) => {
    if (running >= most)
      await new Promise((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    }
    finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
function isSource(name) {
  return /\.rego$|(?:^|\/)data\.(?:json|yaml)$/.test(name);
}
async function openFolder(files, { capabilities }, ports, belongs = isSource) {
  const path = await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-rego-'));
  const remove = () => (0,node_fs_promises_0_.rm)(path, { recursive: true, force: true });
  const cwd = (0,node_path_2_.join)(path, 'sources');
  const put = async (at, content) => {
    await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.dirname)(at), { recursive: true });
    await (0,node_fs_promises_0_.writeFile)(at, content, { mode: 0o600 });
    return at;
  };
  try {
    for (const [name, content] of files) {
      if (belongs(name))
        await put((0,node_path_2_.join)(cwd, name), content);
    }
    const allowed = await put((0,node_path_2_.join)(path, 'capabilities.json'), capabilities);
    const inTurn = createTurns(MOST_PROCESSES);
    return {
      ask: (args, question) => inTurn(async () => {
        const answer = await (0,_machine_ask_program_js_3_ .a)('opa', ports, { args, cwd, ...question });
        return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
      }),
      sources: ['--bundle', '.', '--capabilities', allowed],
      markOld: async (old) => {
        const versions = Object.fromEntries(old.map((name) => [`/${name}`, 0]));
        const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
        await put((0,node_path_2_.join)(cwd, '.manifest'), JSON.stringify(manifest));
      },
      write: (name, content) => put((0,node_path_2_.join)(path, name), content),
      remove,
    };
  }
  catch (error) {
    await remove();
    throw error;
  }
}
/***/ }),
/***/ 85334:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 I: () => ( openRego)
});
var quote = __webpack_require__(28187);
var load_policies = __webpack_require__(73356);
var policy_files = __webpack_require__(48391);
var plan_shape = __webpack_require__(83298);
var rego_groups = __webpack_require__(95017);
var input_form = __webpack_require__(59864);
var opa_errors = __webpack_require__(12923);
var read_data = __webpack_require__(55530);
var reached = __webpack_require__(99107);
var read_modules = __webpack_require__(44897);
var json_fields = __webpack_require__(13825);
;// CONCATENATED MODULE: ./build/src/local/rego/opa-schema.js
function toSchema(shape) {
  const definitions = Object.entries(plan_shape.lo).map(([name, one]) => [name, schemaOf(one)]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schemaOf(shape),
    definitions: Object.fromEntries(definitions),
  };
}
function schemaOf(shape) {
  if (shape === 'anything' || shape === 'scalar')
    return {};
  if ('named' in shape)
    return { $ref: `#/definitions/${shape.named}` };
  if ('items' in shape)
    return { type: 'array', items: schemaOf(shape.items) };
  if ('values' in shape)
    return { type: 'object', additionalProperties: schemaOf(shape.values) };
  const properties = Object.entries(shape.keys).map(([key, one]) => [key, schemaOf(one)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}
function* locateErrors(errors, modules, reached) {
  const known = reached.flatMap(({ of }) => of.absent);
  for (const error of errors) {
    const ref = wordsOf(error);
    const key = ref.path.at(-1);
    const isKnown = known.some(({ module, place, path }) => path.at(-1) === key &&
      (ref.head === 'data' || (module.file === error.file && place?.row === error.row)));
    if (isKnown)
      continue;
    const module = modules.find(({ file }) => file === error.file);
    const rule = module && ruleAt(module, error.row);
    if (module === undefined || rule === undefined)
      continue;
    const groups = reached.flatMap(({ of }) => (of.hasOwnInput ? [of.group] : []));
    const group = groups.find((one) => one.rules.some((each) => isWithin(rule, each.rule)));
    const at = expressionAt(rule, error);
    if (group === undefined || at?.isPrinted)
      continue;
    yield {
      group,
      rule,
      module,
      place: { row: error.row, column: error.column },
      path: ref.head === 'input' ? ref.path : [],
      instead: ref.instead,
      isNegated: at?.isNegated ?? false,
      hasDefault: false,
      said: sentenceOf(error, ref),
    };
  }
}
function wordsOf({ details }) {
  const { ref, pos, oneOf } = (0,json_fields.Xy)(details);
  const last = typeof pos === 'number' ? pos : (0,json_fields.c3)(ref).length;
  const parts = (0,json_fields.c3)(ref).map((part) => {
    const { type, value } = (0,json_fields.Xy)(part);
    return type === 'string' ? String(value) : '*';
  });
  return {
    head: (0,json_fields.tB)((0,json_fields.Xy)((0,json_fields.c3)(ref)[0])['value']),
    path: parts.slice(1, last + 1),
    instead: (0,json_fields.c3)(oneOf).flatMap((one) => (0,json_fields.tB)(one) ?? []),
  };
}
function ruleAt({ rules }, row) {
  const before = rules
    .flatMap(allOf)
    .filter(({ place }) => place !== undefined && place.row <= row);
  return before.toSorted((one, other) => (other.place?.row ?? 0) - (one.place?.row ?? 0))[0];
}
function allOf(rule) {
  return rule.otherwise === undefined ? [rule] : [rule, ...allOf(rule.otherwise)];
}
function isWithin(rule, whole) {
  return allOf(whole).includes(rule);
}
function expressionAt({ body, value, key }, { row, column }) {
  const all = [];
  collect(body, false, all);
  for (const term of [key, value])
    if (term !== undefined)
      gatherIn(term, false, all);
  const before = all.filter(({ place }) => place.row < row || (place.row === row && place.column <= column));
  return before.toSorted((one, other) => other.place.row - one.place.row || other.place.column - one.place.column)[0];
}
function collect(body, isNegated, into) {
  for (const { is, isNegated: own, place } of body) {
    const negated = isNegated || own;
    const isPrinted = is.kind === 'call' && is.name === 'print';
    if (place !== undefined)
      into.push({ place, isNegated: negated, isPrinted });
    if (is.kind === 'term')
      gatherIn(is.term, negated, into);
    if (is.kind === 'call')
      for (const arg of is.args)
        gatherIn(arg, negated, into);
    if (is.kind === 'some')
      for (const term of is.terms)
        gatherIn(term, negated, into);
    if (is.kind === 'every')
      collect(is.body, negated, into);
  }
}
function gatherIn(term, isNegated, into) {
  switch (term.kind) {
    case 'comprehension':
      collect(term.body, isNegated, into);
      return;
    case 'list':
    case 'set':
      for (const item of term.items)
        gatherIn(item, isNegated, into);
      return;
    case 'object':
      for (const { value } of term.entries)
        gatherIn(value, isNegated, into);
      return;
    case 'call':
      for (const arg of term.args)
        gatherIn(arg, isNegated, into);
      return;
    case 'reference':
      for (const part of [term.head, ...term.parts])
        gatherIn(part, isNegated, into);
      return;
    default:
  }
}
function sentenceOf({ message, details }, { head, path }) {
  if (head === 'input')
    return undefined;
  if (head !== undefined) {
    const text = [head, ...path].join('.').replaceAll('.*', '[_]');
    return `reads ${text}, and nothing there is called "${path.at(-1) ?? ''}"`;
  }
  const { a, b } = (0,json_fields.Xy)(details);
  if (message === 'match error') {
    return `compares ${(0,opa_errors.yL)(a)} with ${(0,opa_errors.yL)(b)}, and these are never equal`;
  }
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  return name === undefined
    ? `can never be true: ${message}`
    : `calls ${name} with a value of a type that it does not take`;
}
var rego_trace = __webpack_require__(81744);
var value = __webpack_require__(50372);
;// CONCATENATED MODULE: ./build/src/local/rego/absent-input.js
async function followPolicies(source) {
  const { policies, folder, modules, groups, judging, plan, inputKeys } = source;
  const any = new rego_trace.s(groups, (0,value.y_)(input_form._x, []));
  const first = judging.map(({ group }) => any.trace(group));
  const form = (0,input_form.GJ)(any, policies.files.has('policies.hcl'), plan);
  if (form.keys.length === 0)
    refuseReviews(first, policies);
  const schema = await folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
  const words = ['check', '--format', 'json', '--max-errors', '200', '--schema', schema];
  const errors = (0,opa_errors.R4)(await folder.ask([...words, ...folder.sources])).filter(({ code }) => code === 'rego_type_error');
  const data = (0,read_data.v)(policies);
  const trace = (all) => {
    const tracer = new rego_trace.s(all, (0,value.y_)(form.shape, []), data);
    return new Map(judging.flatMap(({ query, group: { path } }) => {
      const group = all.get(path.join('\0'));
      return group === undefined ? [] : [[query, tracer.trace(group)]];
    }));
  };
  const traced = trace(groups);
  const used = usedBy(traced.values());
  const files = [...traced.values()].flatMap((one) => (0,reached.V)(one).flatMap(({ of }) => of.absent.map(({ module }) => module.file)));
  const unclear = new Set([...files, ...errors.flatMap(({ file }) => file ?? [])]);
  if (unclear.size === 0)
    return { form, findings: new Map(), used };
  for (const [file, content] of policies.files) {
    if (Buffer.from(content).includes('input-keys'))
      unclear.add(file);
  }
  const located = await locate(modules, unclear, folder);
  const again = trace((0,rego_groups.dr)(located));
  const findings = [...again].map(([query, one]) => [
    query,
    findingsOf(one, [...locateErrors(errors, located, (0,reached.V)(one))]).filter(({ reference }) => !isMeant(reference, one.group, inputKeys)),
  ]);
  return { form, findings: new Map(findings), used };
}
function refuseReviews(traced, { shownAs, files }) {
  const absent = traced.flatMap((one) => (0,reached.V)(one)).flatMap(({ of }) => of.absent);
  const review = absent.find(({ path }) => path[0] === 'review');
  if (review === undefined)
    return;
  const { file } = review.module;
  const lines = Buffer.from(files.get(file) ?? '')
    .toString()
    .split('\n');
  const row = lines.findIndex((line) => /\breview\b/.test(line)) + 1;
  throw new policy_files.c(`${(0,opa_errors.$t)(shownAs, { file, row })}: reads input.review, as policies of Gatekeeper do. They judge requests to Kubernetes, and no plan is one. Move them out of this directory.`);
}
async function locate({ modules, old }, files, folder) {
  return Promise.all(modules.map(async (module) => {
    const { file } = module;
    if (!files.has(file))
      return module;
    return (await (0,read_modules.RI)(file, old.includes(file), folder)) ?? module;
  }));
}
function usedBy(policies) {
  const used = new Set();
  for (const policy of policies) {
    for (const { of } of (0,reached.V)(policy))
      if (of !== policy)
        used.add(of.group);
  }
  return used;
}
function findingsOf(policy, bySchema) {
  const ways = (0,reached.V)(policy);
  const inSyntax = ways.flatMap(({ of, isNegated }) => of.absent
    .filter((reference) => !isForOthers(reference, of, ways))
    .map((reference) => ({
    reference,
    isProvidedFor: isNegated || isProvidedFor(reference, policy, of),
  })));
  const found = bySchema.map((reference) => {
    const way = ways.find(({ of }) => of.group === reference.group);
    const isNegated = way?.isNegated === true;
    return { reference, isProvidedFor: isNegated || isProvidedFor(reference, policy, way?.of) };
  });
  return distinct([...inSyntax, ...found]);
}
function isMeant({ path, rule, module }, policy, inputKeys) {
  const annotated = [
    rule,
    module,
    ...policy.rules.flatMap((one) => [one.rule, one.module]),
  ].flatMap(({ annotations }) => annotations.inputKeys);
  const steps = (0,input_form.pw)(path).filter((step) => step !== '*');
  return [...inputKeys, ...annotated].some((key) => {
    const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
    const meant = (0,input_form.pw)(words.filter((word) => word !== '_'));
    return meant.length > 0 && meant.every((word, at) => steps[at] === word);
  });
}
function isForOthers({ rule, group }, traced, ways) {
  const fits = (one, definition) => !one.absent.some((each) => each.rule === definition);
  const calls = ways.flatMap(({ of }) => (of.group === group && of !== traced ? [of] : []));
  return (calls.some((call) => fits(call, rule)) && group.rules.some((one) => fits(traced, one.rule)));
}
function distinct(findings) {
  const byPlace = new Map();
  for (const finding of findings) {
    const { module, place, path } = finding.reference;
    const key = JSON.stringify([module.file, place, path]);
    const before = byPlace.get(key);
    if (before === undefined || before.isProvidedFor)
      byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}
function isProvidedFor({ group, rule, path, isNegated, hasDefault }, policy, traced) {
  if (isNegated || hasDefault)
    return true;
  const isJudging = group.path.join('\0') === policy.group.path.join('\0');
  const isElse = rule.otherwise !== undefined || !group.rules.some((one) => one.rule === rule);
  const isDefaulted = group.rules.some((one) => one.rule.isDefault) || isElse;
  if (!isJudging && isDefaulted)
    return true;
  const broken = new Set(traced?.absent.map((one) => one.rule));
  const hasAlternative = group.rules.some((one) => !broken.has(one.rule));
  const isOtherForm = path.length === 1 ? isTopKey(path[0]) : rule.args !== undefined;
  return hasAlternative && isOtherForm && isKnownKey(path.at(-1));
}
function isTopKey(key) {
  return key !== undefined && Object.hasOwn(input_form._x.keys, key);
}
function isKnownKey(key) {
  return key !== undefined && KNOWN_KEYS.has(key);
}
const KNOWN_KEYS = new Set([input_form._x, ...Object.values(plan_shape.lo)].flatMap(keysIn));
function keysIn(shape) {
  if (typeof shape === 'string' || 'named' in shape)
    return [];
  if ('items' in shape)
    return keysIn(shape.items);
  if ('values' in shape)
    return keysIn(shape.values);
  return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
var did_you_mean = __webpack_require__(90440);
;// CONCATENATED MODULE: ./build/src/local/rego/describe-finding.js
function describeFinding({ reference, isProvidedFor }, about) {
  const { module, place, said } = reference;
  const row = place === undefined ? '' : `:${place.row}`;
  const where = `${about.shownAs}/${module.file}${row}`;
  const what = said === undefined ? readsWhat(reference, about) : `${said}${said.endsWith('?') ? '' : '.'}`;
  const meant = insteadOf(reference, about);
  const provided = isProvidedFor ? ' The policy provides for that, so it was judged.' : '';
  return `${where} ${what}${meant === '' ? '' : ` ${meant}`}${provided}`;
}
function readsWhat({ path }, { isDeclared }) {
  const sentence = `reads ${written(path)}`;
  if (path.length === 1) {
    const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
    return `${sentence}, which the input does not have${givenBy}.`;
  }
  if ((0,input_form.NG)(path))
    return `${sentence}, which a run of a local check does not have.`;
  if (isInFormat((0,input_form.pw)(path))) {
    return `${sentence}, which the static planner does not give. Set \`engine: terraform\` or \`plan\`, or name it in \`input-keys\` if it can be absent.`;
  }
  return `${sentence}, which no plan has.`;
}
const MOST_NAMED = 12;
function insteadOf({ path, instead }, { form, isDeclared }) {
  const key = path.at(-1) ?? '';
  if (path.length > 1) {
    if (isInFormat((0,input_form.pw)(path)) && !(0,input_form.NG)(path))
      return '';
    const near = (0,did_you_mean.a)(key, instead);
    if (near !== undefined)
      return `Did you mean ${written([...path.slice(0, -1), near])}?`;
    return instead.length > 0 && instead.length <= MOST_NAMED
      ? `There are: ${instead.join(', ')}.`
      : '';
  }
  if (path.length === 0) {
    const near = (0,did_you_mean.a)(key, instead);
    return near === undefined ? '' : `Did you mean "${near}"?`;
  }
  const inPlan = (0,input_form.pw)(path);
  const isPart = isDeclared && inPlan.length === 1 && isInFormat(inPlan);
  if (isPart)
    return `Write ${written(['plan', ...inPlan])}.`;
  if (isDeclared && (0,input_form.NG)(path))
    return 'Write input.run.';
  if (isDeclared && inPlan.length === 0)
    return 'Write input.plan.';
  if (key === 'review') {
    return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
  }
  const near = (0,did_you_mean.a)(key, form.possible);
  if (near !== undefined)
    return `Did you mean ${written([near])}?`;
  return isDeclared
    ? 'It has: plan, run.'
    : 'It is a plan, with resource_changes, planned_values, variables and others: see docs/local.md.';
}
function written(path) {
  const steps = path.map((step) => {
    if (step === '*')
      return '[_]';
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return `input${steps.join('')}`;
}
function isInFormat(path) {
  let shape = plan_shape.TERRAFORM_PLAN;
  for (const step of path) {
    const here = (0,value.L$)(shape);
    if (here === 'anything')
      return true;
    if (here === 'scalar')
      return false;
    const inner = 'items' in here
      ? step === '*'
        ? here.items
        : undefined
      : 'values' in here
        ? here.values
        : here.keys[step];
    if (inner === undefined)
      return false;
    shape = inner;
  }
  return true;
}
;// CONCATENATED MODULE: ./build/src/local/rego/explain-outcome.js
function explainOutcome({ answer, limitMs, limitedBy }, { name, shownAs, file, row }) {
  const where = `${(0,opa_errors.$t)(shownAs, { file, row })}: policy ${(0,quote.h)(name)}`;
  const ended = (why) => ({
    status: 'not_evaluated',
    output: [`${where} ${why}`],
  });
  const errors = (0,opa_errors.R4)(answer);
  const isTooMuch = /^(?:runtime|fatal error): .*out of memory|cannot allocate/m.test(answer.stderr);
  const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
  switch (isLate ? 'timeout' : isTooMuch ? 'memory' : answer.ended) {
    case 'timeout':
      return ended(`took longer than ${seconds(limitMs)} and was ended. Look for a rule that multiplies, such as several \`some\` over long lists, or set a longer \`${limitedBy}\`.`);
    case 'memory':
      return ended('took too much memory and was ended. Look for a rule that builds a long list or text.');
    case 'flood':
      return ended('returned or printed more than 32 MB and was ended. Return one message each.');
    case 'aborted':
      return ended('was not judged, because the check was canceled.');
    case undefined:
      break;
  }
  const [first] = errors;
  const sentence = first === undefined
    ? `${where} has no result that can be read.`
    : `${(0,opa_errors.$t)(shownAs, first.file === undefined ? { file, row } : first)}: policy ${(0,quote.h)(name)} broke: ${saidOf(first)}`;
  return { status: 'errored', output: [sentence] };
}
function saidOf({ message, code }) {
  const [first = '', ...others] = message.trim().split(/\s*\n\s*/);
  const said = [first, others.join(', ')].filter((part) => part !== '').join(' ');
  const remedy = code === 'eval_conflict_error'
    ? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
    : '';
  return `${said}.${remedy}`;
}
function seconds(ms) {
  return `${Math.max(0.1, Math.round(ms / 100) / 10)} s`;
}
var external_node_crypto_ = __webpack_require__(77598);
var exact_json = __webpack_require__(95971);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/local/rego/evaluation.js
function writeQuery(policies, mark) {
  const parts = policies.flatMap(({ path, exception }, at) => {
    const before = mark === undefined ? '' : `print(${JSON.stringify(mark)}, index, ${at}); `;
    const own = `"${at}": [value | ${before}value := ${toReference(path)}]`;
    if (exception === undefined)
      return [own];
    return [own, `"except ${at}": [word | word := ${toReference(exception.group.path)}[_][_]]`];
  });
  return `results := [result | some index, document in input; result := {${parts.join(', ')}} with input as document]`;
}
function toReference(path) {
  return `data${path.map((word) => `[${JSON.stringify(word)}]`).join('')}`;
}
function readResults({ stdout, stderr }, asked) {
  const answer = (0,exact_json.A)(stdout);
  const [result] = (0,json_fields.c3)((0,json_fields.Xy)(answer)['result']);
  const { results } = (0,json_fields.Xy)((0,json_fields.Xy)(result)['bindings']);
  const objects = (0,json_fields.c3)(results);
  if (objects.length !== asked.documents || !objects.every(parse.u4))
    return undefined;
  const printed = linesByMark(stderr, asked.mark);
  const evaluations = objects.map((object, index) => Array.from({ length: asked.policies }, (_, at) => {
    const values = object[String(at)];
    if (!Array.isArray(values))
      return undefined;
    const exceptions = [...(0,json_fields.c3)(object[`except ${at}`])];
    return { value: values[0], exceptions, printed: printed.get(`${index} ${at}`) ?? [] };
  }));
  const complete = evaluations.map((ones) => ones.filter((one) => one !== undefined));
  return complete.every(({ length }) => length === asked.policies) ? complete : undefined;
}
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;
function linesByMark(stderr, mark) {
  const lines = new Map();
  let current = [];
  for (const line of mark === undefined ? [] : stderr.split('\n')) {
    if (line.startsWith(`${mark} `)) {
      current = [];
      lines.set(line.slice(`${mark} `.length), current);
    }
    else if (line.trim() !== '' && current.length < MOST_LINES) {
      current.push(line.slice(0, MOST_CHARACTERS));
    }
  }
  return lines;
}
;// CONCATENATED MODULE: ./build/src/local/rego/judge-by-opa.js
const MOST_POLICIES = 400;
const MOST_TOGETHER = 8 * 1024 * 1024;
const MOST_MEMORY = 1024 * 1024 * 1024;
const MEMORY_FOR_CHARACTER = 32;
const MOST_OUTPUT = 32 * 1024 * 1024;
const GRACE_MS = 250;
class OpaJudge {
  #policies;
  #folder;
  #limits;
  #mark;
  #waiting = [];
  #alone = new Map();
  #running = 0;
  #unfinished = 0;
  constructor(policies, folder, { limits, prints }) {
    this.#policies = policies;
    this.#folder = folder;
    this.#limits = limits;
    this.#mark = prints ? (0,external_node_crypto_.randomBytes)(12).toString('hex') : undefined;
  }
  judge(document, signal) {
    this.#unfinished += 1;
    return new Promise((resolve) => {
      this.#waiting.push({ document, signal, resolve });
      queueMicrotask(() => this.#startNext());
    });
  }
  #startNext() {
    while (this.#running < this.#limits.processes && this.#waiting.length > 0) {
      this.#running += 1;
      const together = this.#takeWaiting();
      void this.#judgeTogether(together).finally(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }
  #takeWaiting() {
    let characters = 0;
    const fitting = this.#waiting.findIndex(({ document }, at) => {
      characters += document.length;
      return at > 0 && characters > MOST_TOGETHER;
    });
    return this.#waiting.splice(0, fitting < 0 ? this.#waiting.length : fitting);
  }
  async #judgeTogether(requests) {
    const first = this.#notAlone();
    const all = requests.length > 1 ? await this.#ask(first, requests) : undefined;
    for (const [at, request] of requests.entries()) {
      const policies = all === undefined ? this.#notAlone() : first;
      const together = all?.[at] ?? (await this.#ask(policies, [request]))?.[0];
      request.resolve(await this.#complete(request, policies, together));
      this.#unfinished -= 1;
    }
  }
  #notAlone() {
    return this.#policies.filter((policy) => !this.#alone.has(policy));
  }
  async #complete(request, policies, together) {
    const judged = new Map(policies.map((policy, at) => [policy, together?.[at]]));
    const left = this.#policies.filter((policy) => judged.get(policy) === undefined);
    for (const [at, policy] of left.entries()) {
      judged.set(policy, await this.#askAlone(policy, request, left.length - at));
    }
    return this.#policies.flatMap((policy) => judged.get(policy) ?? []);
  }
  async #ask(policies, requests) {
    const results = requests.map(() => []);
    for (let from = 0; from < policies.length; from += MOST_POLICIES) {
      const some = policies.slice(from, from + MOST_POLICIES);
      const answer = await this.#evaluate(some, requests, 2 / requests.length);
      const reading = this.#read(answer, some.length, requests.length);
      if (reading === undefined)
        return undefined;
      for (const [at, evaluated] of reading.entries())
        results[at]?.push(...evaluated);
    }
    return results;
  }
  async #askAlone(policy, request, left) {
    const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
    const { mostEnded = Infinity, policyMs } = this.#limits;
    if (last !== undefined && times >= mostEnded)
      return last;
    const answer = await this.#evaluate([policy], [request], left);
    const [outcomes] = this.#read(answer, 1, 1) ?? [];
    if (outcomes?.[0] !== undefined)
      return outcomes[0];
    const { limitMs, ended } = answer;
    const limitedBy = limitMs < policyMs ? 'timeout' : 'policy-timeout';
    const failure = { failed: answer, limitMs, limitedBy };
    const isEnded = ended !== undefined || /eval_cancel_error/.test(answer.stdout + answer.stderr);
    this.#alone.set(policy, { times: times + (isEnded ? 1 : 0), failure });
    return failure;
  }
  #read(answer, policies, documents) {
    if (answer.exitCode !== 0)
      return undefined;
    return readResults(answer, { policies, documents, mark: this.#mark });
  }
  async #evaluate(policies, requests, parts) {
    const { clock, policyMs, deadlineMs, processes } = this.#limits;
    const signal = whenAll(requests.map((one) => one.signal));
    const leftMs = deadlineMs - clock.now();
    if (signal.aborted || leftMs <= 0)
      return notStarted(signal.aborted ? 'aborted' : 'timeout');
    const unfinished = Math.max(1, this.#unfinished);
    const shareMs = (leftMs * Math.min(processes, unfinished)) / (unfinished * parts);
    const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, leftMs, shareMs)));
    const stdin = `[${requests.map(({ document }) => document).join(',')}]`;
    const query = writeQuery(policies, this.#mark);
    const args = ['eval', '--stdin-input', '--format', 'json', '--timeout', `${timeoutMs}ms`];
    const answer = await this.#folder.ask([...args, ...this.#folder.sources, query], {
      stdin,
      signal,
      bounds: {
        timeoutMs: timeoutMs + GRACE_MS,
        maxBytes: MOST_OUTPUT,
        maxResidentBytes: MOST_MEMORY + MEMORY_FOR_CHARACTER * stdin.length,
      },
    });
    return { ...answer, limitMs: timeoutMs };
  }
}
function notStarted(ended) {
  return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0 };
}
function whenAll(all) {
  const signals = [...new Set(all)];
  const [first] = signals;
  if (signals.length === 1 && first !== undefined)
    return first;
  const ended = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted))
      ended.abort();
  };
  for (const signal of signals)
    signal.addEventListener('abort', look, { once: true });
  look();
  return ended.signal;
}
var judging_rules = __webpack_require__(90967);
var opa_folder = __webpack_require__(80152);
var reasons = __webpack_require__(16164);
;// CONCATENATED MODULE: ./build/src/local/rego/open-rego.js
async function openRego(policies, opa, ports, parsed) {
  const trees = parsed ?? (await (0,read_modules.bg)(policies, ports));
  const folder = await (0,opa_folder.N)(policies.files, opa, ports);
  try {
    const modules = { policies, folder, opa, trees };
    const parsedModules = await (0,read_modules.Uq)(modules);
    const [checked, followed] = await Promise.allSettled([
      (0,read_modules.sv)(modules, parsedModules),
      readSet(policies, folder, parsedModules, ports),
    ]);
    if (checked.status === 'rejected')
      throw checked.reason;
    const { value: old } = checked;
    if (old === undefined && followed.status === 'rejected')
      throw followed.reason;
    const source = old === undefined && followed.status === 'fulfilled'
      ? followed.value
      : await readSet(policies, folder, { ...parsedModules, old: old ?? parsedModules.old }, ports);
    const { reading } = source;
    const printed = new Map();
    const notes = noteReader(source);
    return {
      set: toSet(source, opa, { limits: ports.limits, printed, notes }),
      warnings: warningsOf(source),
      printed,
      tools: reading.form.tools,
      write: (input) => (0,input_form.Oe)(reading.form, input),
      source,
      lineOf: async (policy) => (await notes(policy)).row,
      close: folder.remove,
    };
  }
  catch (error) {
    await folder.remove();
    throw error;
  }
}
async function readSet(policies, folder, modules, ports) {
  const groups = (0,rego_groups.dr)(modules.modules);
  const judging = judgingIn(policies, groups, ports);
  const set = { policies, folder, modules, groups, judging };
  const { plan, inputKeys } = ports;
  return { ...set, reading: await followPolicies({ ...set, plan, inputKeys }) };
}
function judgingIn(policies, groups, { hcl, declared: given }) {
  const { files, shownAs } = policies;
  if (given !== undefined) {
    const { judging, problems } = (0,judging_rules._M)(given, groups, policies);
    if (problems.length > 0)
      throw new policy_files.c(problems.join('\n'));
    return judging;
  }
  if (!files.has('policies.hcl')) {
    const judging = (0,judging_rules._z)(groups);
    if (judging.length > 0)
      return judging;
    throw new policy_files.c(`"${shownAs}" has no rule that judges: ${judging_rules.P6}.${rulesIn(groups)} Name the rule \`deny\`, or name its query in policies.hcl.`);
  }
  const problems = [];
  const declared = (0,load_policies.DD)(files.get('policies.hcl'), hcl, problems);
  if (declared.length + problems.length === 0)
    problems.push('policies.hcl: it names no policy.');
  const found = (0,judging_rules._M)(declared, groups, policies);
  const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
  if (all.length > 0)
    throw new policy_files.c(all.join('\n'));
  return found.judging;
}
function rulesIn(groups) {
  const named = [...groups.values()].map(({ path, rules: [first] }) => `${path.at(-1)} (${first?.module.file})`);
  if (named.length === 0)
    return '';
  const more = named.length > MOST_RULES ? ` and ${named.length - MOST_RULES} more` : '';
  return ` There are: ${named.slice(0, MOST_RULES).join(', ')}${more}.`;
}
const MOST_RULES = 5;
function warningsOf({ policies, modules, groups, judging, reading }) {
  const { shownAs } = policies;
  const warnings = (0,judging_rules.rL)(judging, reading.used, groups, policies);
  const [first] = modules.old;
  if (first !== undefined) {
    const others = modules.old.length > 1 ? ` and ${modules.old.length - 1} more` : '';
    warnings.push(`${shownAs}/${first}${others}: Rego v0, judged as such. \`opa fmt --write --v0-v1 ${shownAs}\` rewrites it in v1.`);
  }
  const about = aboutFindings(policies, reading);
  const provided = [...reading.findings.values()].flat().filter((one) => one.isProvidedFor);
  warnings.push(...new Set(provided.map((finding) => describeFinding(finding, about))));
  return warnings;
}
function aboutFindings({ shownAs, files }, { form }) {
  return { shownAs, form, isDeclared: files.has('policies.hcl') };
}
function toSet(source, { version }, { limits, printed, notes }) {
  const { policies, folder, judging, reading } = source;
  const prints = [...policies.files].some(([name, content]) => name.endsWith('.rego') && /\bprint\s*\(/.test(Buffer.from(content).toString()));
  const opaJudge = new OpaJudge(judging, folder, { limits, prints });
  const judge = async (input, signal) => {
    const outcomes = await opaJudge.judge((0,input_form.Oe)(reading.form, input), signal);
    const lines = [];
    const judged = judging.map(async (policy, at) => {
      const outcome = outcomes[at];
      if (outcome === undefined)
        throw new Error(`opa did not judge ${policy.name}.`);
      const absent = (reading.findings.get(policy.query) ?? []).filter(({ isProvidedFor, reference: { path } }) => !isProvidedFor && !(path.length > 0 && (0,input_form.so)(input, path)));
      const result = await resultOf({ policy, outcome, absent }, source, notes);
      lines.push(...result.said.map((line) => `The policy ${(0,quote.h)(policy.name)} ${line}`));
      return { name: policy.name, status: result.status, output: result.output };
    });
    const results = await Promise.all(judged);
    printed.set(input.run.id, lines);
    return results;
  };
  return {
    name: policies.name,
    description: null,
    system: 'policy-evaluation',
    overridable: false,
    policies: judging.map(({ name, query, level, description }) => ({
      name,
      query,
      level,
      description,
    })),
    judge: { kind: 'opa', version, takesTime: true, judge },
  };
}
async function resultOf({ policy, outcome, absent }, { policies, reading }, notesOf) {
  const { shownAs } = policies;
  if ('failed' in outcome) {
    const { row } = await notesOf(policy);
    const file = policy.group.rules[0]?.module.file;
    const about = { name: policy.name, shownAs, file, row };
    const { failed: answer, limitMs, limitedBy } = outcome;
    return { ...explainOutcome({ answer, limitMs, limitedBy }, about), said: [] };
  }
  const { value, exceptions, printed } = outcome;
  const said = printed.map((line) => `printed: ${line}`);
  const { exception } = policy;
  const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
  const output = (0,reasons.z)(value, isUntitled ? (await notesOf(policy)).title : policy.name);
  if (output.length > 0 && exception !== undefined && exceptions.includes(exception.word)) {
    said.push(`failed, and is excepted by ${exception.query}.`);
    return { status: 'passed', output: [], said };
  }
  const mute = (0,reasons.G)(output);
  if (mute !== undefined) {
    const { row } = await notesOf(policy);
    const where = (0,opa_errors.$t)(shownAs, { file: policy.group.rules[0]?.module.file, row });
    said.push(`gives ${JSON.stringify(mute).slice(0, 80)} as a reason (${where}). Give a text, or an object with \`msg\`.`);
  }
  if (output.length > 0)
    return { status: 'failed', output, said };
  if (absent.length === 0)
    return { status: 'passed', output, said };
  const about = aboutFindings(policies, reading);
  const sentences = [...new Set(absent.map((finding) => describeFinding(finding, about)))];
  return { status: 'not_evaluated', output: sentences, said };
}
function noteReader({ folder, modules }) {
  const files = new Map();
  return async ({ group, path }) => {
    const name = path.at(-1) ?? '';
    const file = group.rules[0]?.module.file ?? '';
    const parsing = files.get(file) ?? (0,read_modules.RI)(file, modules.old.includes(file), folder);
    files.set(file, parsing);
    const rules = (await parsing)?.rules.filter((rule) => rule.name.join('.') === name) ?? [];
    const titles = rules.flatMap(({ annotations }) => annotations.title ?? []);
    return { title: titles[0] ?? name, row: rules[0]?.place?.row ?? 0 };
  };
}
/***/ }),
/***/ 99107:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  V: () => ( reached)
 });
function reached(from) {
  const seen = new Map();
  const follow = (of, isNegated) => {
    const ways = seen.get(of) ?? new Set();
    if (ways.has(isNegated))
      return;
    seen.set(of, ways.add(isNegated));
    for (const use of of.uses)
      follow(use.traced, isNegated !== use.isNegated);
  };
  follow(from, false);
  return [...seen].map(([of, ways]) => ({ of, isNegated: !ways.has(false) }));
}
/***/ }),
/***/ 55530:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  v: () => ( readData)
 });
 var _model_parse_js_0_ = __webpack_require__(2340);
function readData({ files }) {
  const data = {};
  for (const [name, content] of files) {
    if (/(?:^|\/)data\.ya?ml$/.test(name))
      return undefined;
    if (!/(?:^|\/)data\.json$/.test(name))
      continue;
    let here = data;
    for (const word of name.split('/').slice(0, -1)) {
      const there = here[word];
      const inner = (0,_model_parse_js_0_ .u4)(there) ? { ...there } : {};
      here[word] = inner;
      here = inner;
    }
    const parsed = (0,_model_parse_js_0_ .qF)(Buffer.from(content).toString());
    if ((0,_model_parse_js_0_ .u4)(parsed))
      Object.assign(here, parsed);
  }
  return data;
}
/***/ }),
/***/ 44897:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 sv: () => ( checkModules),
 bg: () => ( parseAll),
 RI: () => ( parseRegoFile),
 Uq: () => ( readModules)
});
var ask_program = __webpack_require__(1595);
var parse = __webpack_require__(2340);
var policy_files = __webpack_require__(48391);
var json_fields = __webpack_require__(13825);
var opa_errors = __webpack_require__(12923);
;// CONCATENATED MODULE: ./build/src/local/rego/syntax.js
function readModule(file, json) {
  const tree = (0,json_fields.Xy)(json);
  const path = (0,json_fields.c3)((0,json_fields.Xy)(tree['package'])['path']);
  if (path.length === 0)
    return undefined;
  const imports = (0,json_fields.c3)(tree['imports']).map((one) => {
    const { path: ref, alias } = (0,json_fields.Xy)(one);
    const words = constantsOf((0,json_fields.Xy)(ref)['value']);
    return [(0,json_fields.tB)(alias) ?? words.at(-1) ?? '', words];
  });
  const shared = (0,json_fields.c3)(tree['annotations'])
    .map(json_fields.Xy)
    .filter(({ scope }) => scope === 'package' || scope === 'subpackages');
  return {
    file,
    package: constantsOf(path).slice(1),
    imports: new Map(imports),
    rules: (0,json_fields.c3)(tree['rules']).map(toRule),
    annotations: toAnnotations(shared),
  };
}
function constantsOf(ref) {
  const words = [];
  for (const [at, part] of (0,json_fields.c3)(ref).entries()) {
    const { type, value } = (0,json_fields.Xy)(part);
    if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var')))
      break;
    words.push(value);
  }
  return words;
}
function toRule(json) {
  const { head: headJson, body, default: isDefault, else: otherwise, annotations } = (0,json_fields.Xy)(json);
  const head = (0,json_fields.Xy)(headJson);
  const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
  const name = constantsOf(ref);
  return {
    name,
    variableParts: (0,json_fields.c3)(ref).length - name.length,
    args: head['args'] === undefined ? undefined : (0,json_fields.c3)(head['args']).map(toTerm),
    key: optionalTerm(head['key']),
    value: optionalTerm(head['value']),
    body: (0,json_fields.c3)(body).map(toExpression),
    isDefault: isDefault === true,
    otherwise: otherwise === undefined ? undefined : toRule(otherwise),
    annotations: toAnnotations((0,json_fields.c3)(annotations).map(json_fields.Xy)),
    place: placeOf(json) ?? placeOf(headJson),
  };
}
function toAnnotations(all) {
  const title = all.map((one) => (0,json_fields.tB)(one['title'])).find((text) => text !== undefined);
  const inputKeys = all.flatMap(({ custom }) => (0,json_fields.c3)((0,json_fields.Xy)(custom)['input-keys']).flatMap((key) => (0,json_fields.tB)(key) ?? []));
  return title === undefined ? { inputKeys } : { title, inputKeys };
}
function toExpression(json) {
  const { terms, negated, with: modifiers } = (0,json_fields.Xy)(json);
  return {
    is: readTerms(terms),
    isNegated: negated === true,
    replaced: (0,json_fields.c3)(modifiers).map((one) => {
      const { target, value } = (0,json_fields.Xy)(one);
      return { target: toTerm(target), value: toTerm(value) };
    }),
    place: placeOf(json),
  };
}
function readTerms(terms) {
  if (Array.isArray(terms)) {
    const [name, ...args] = terms;
    return { kind: 'call', name: callName(name), args: args.map(toTerm) };
  }
  const { symbols, domain, body, key, value, type } = (0,json_fields.Xy)(terms);
  if (symbols !== undefined)
    return { kind: 'some', terms: (0,json_fields.c3)(symbols).map(toTerm) };
  if (domain !== undefined) {
    return {
      kind: 'every',
      key: optionalTerm(key),
      value: optionalTerm(value),
      domain: toTerm(domain),
      body: (0,json_fields.c3)(body).map(toExpression),
    };
  }
  if (type === 'call') {
    const call = toTerm(terms);
    if (call.kind === 'call')
      return call;
  }
  return { kind: 'term', term: toTerm(terms) };
}
function callName(json) {
  return constantsOf((0,json_fields.Xy)(json)['value']).join('.');
}
function optionalTerm(json) {
  return json === undefined ? undefined : toTerm(json);
}
function toTerm(json) {
  const { type, value } = (0,json_fields.Xy)(json);
  const place = placeOf(json);
  switch (type) {
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
      return { kind: 'scalar', value: value ?? null, place };
    case 'var':
      return { kind: 'variable', name: String(value), place };
    case 'ref': {
      const [head, ...parts] = (0,json_fields.c3)(value).map(toTerm);
      return { kind: 'reference', head: head ?? { kind: 'other', place }, parts, place };
    }
    case 'array':
      return { kind: 'list', items: (0,json_fields.c3)(value).map(toTerm), place };
    case 'set':
      return { kind: 'set', items: (0,json_fields.c3)(value).map(toTerm), place };
    case 'object': {
      const entries = (0,json_fields.c3)(value).map((pair) => {
        const [key, inner] = (0,json_fields.c3)(pair);
        return { key: toTerm(key), value: toTerm(inner) };
      });
      return { kind: 'object', entries, place };
    }
    case 'arraycomprehension':
      return toComprehension('list', value, place);
    case 'setcomprehension':
      return toComprehension('set', value, place);
    case 'objectcomprehension':
      return toComprehension('object', value, place);
    case 'call': {
      const [name, ...args] = (0,json_fields.c3)(value);
      return { kind: 'call', name: callName(name), args: args.map(toTerm), place };
    }
    default:
      return { kind: 'other', place };
  }
}
function toComprehension(of, json, place) {
  const { term, key, value, body } = (0,json_fields.Xy)(json);
  return {
    kind: 'comprehension',
    of,
    key: optionalTerm(key),
    value: toTerm(of === 'object' ? value : term),
    body: (0,json_fields.c3)(body).map(toExpression),
    place,
  };
}
function placeOf(json) {
  const { row, col } = (0,json_fields.Xy)((0,json_fields.Xy)(json)['location']);
  return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}
;// CONCATENATED MODULE: ./build/src/local/rego/read-modules.js
const MOST_ERRORS = 20;
async function readModules(source) {
  const { policies, trees, folder } = source;
  const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
  const modules = files.flatMap((file) => readModule(file, trees[file]) ?? []);
  const unread = files.filter((file) => trees[file] === undefined);
  const reading = await Promise.all(unread.map((file) => readOld(file, source)));
  throwErrors(source, reading.flatMap((one) => ('errors' in one ? one.errors : [])));
  modules.push(...reading.flatMap((one) => ('module' in one ? [one.module] : [])));
  await folder.markOld(unread);
  return { modules, old: unread };
}
async function parseAll({ files }, ports) {
  const texts = [...files]
    .filter(([name]) => name.endsWith('.rego'))
    .map(([name, content]) => [name, new TextDecoder().decode(content)]);
  const query = '{file: tree | some file, text in input; tree := rego.parse_module(file, text)}';
  const args = ['eval', '--stdin-input', '--format', 'json', query];
  const stdin = JSON.stringify(Object.fromEntries(texts));
  const answer = await (0,ask_program.a)('opa', ports, { args, cwd: '/', stdin });
  const [result] = (0,json_fields.c3)((0,json_fields.Xy)((0,parse.qF)(answer?.stdout ?? ''))['result']);
  const [expression] = (0,json_fields.c3)((0,json_fields.Xy)(result)['expressions']);
  return (0,json_fields.Xy)((0,json_fields.Xy)(expression)['value']);
}
async function readOld(file, { folder }) {
  const module = await parseRegoFile(file, true, folder);
  if (module !== undefined)
    return { module };
  const errorsAs = async (...version) => {
    const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
    return (0,opa_errors.R4)(answer).filter(({ code }) => code === 'rego_parse_error');
  };
  const [asNew, asOld] = await Promise.all([errorsAs(), errorsAs('--v0-compatible')]);
  const isOld = asNew.some(({ message }) => message.includes('keyword is required'));
  const errors = isOld && asOld.length > 0 ? asOld : asNew;
  const unnamed = { message: 'opa cannot read it', code: '', row: 0, column: 0, details: null };
  return { errors: errors.length > 0 ? errors : [{ ...unnamed, file }] };
}
async function parseRegoFile(file, isOld, folder) {
  const version = isOld ? ['--v0-compatible'] : [];
  const include = ['--json-include', 'locations,-comments'];
  const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
  const { exitCode, stdout } = await folder.ask(args);
  return exitCode === 0 ? readModule(file, (0,parse.qF)(stdout)) : undefined;
}
async function checkModules(source, { old: known }) {
  const { folder } = source;
  const check = async () => (0,opa_errors.R4)(await folder.ask(['check', '--format', 'json', ...MOST, ...folder.sources]));
  const errors = await check();
  if (errors.length === 0)
    return undefined;
  const perhaps = errors.flatMap(({ file, message }) => file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : []);
  const old = [...new Set([...known, ...perhaps])];
  if (old.length > known.length) {
    await folder.markOld(old);
    if ((await check()).length === 0)
      return old;
  }
  throwErrors(source, errors);
  return undefined;
}
const MOST = ['--max-errors', '100'];
function throwErrors({ policies, opa }, errors) {
  if (errors.length === 0)
    return;
  const lines = errors.map((error) => (0,opa_errors.UW)(error, policies.shownAs, opa));
  throw new policy_files.c([...new Set(lines)].slice(0, MOST_ERRORS).join('\n'));
}
/***/ }),
/***/ 81744:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  s: () => ( Tracer)
 });
 var _value_js_0_ = __webpack_require__(50372);
 var _model_did_you_mean_js_3_ = __webpack_require__(90440);
 var _json_fields_js_2_ = __webpack_require__(13825);
 var _groups_js_1_ = __webpack_require__(95017);
const MOST_TRACED = 20_000;
const LONGEST_KEY = 2_000;
class Tracer {
  #groups;
  #root;
  #data;
  #traced = new Map();
  topKeys = new Set();
  readsWhole = false;
  constructor(groups, root, data) {
    this.#groups = groups;
    this.#root = root;
    this.#data = data;
  }
  trace(group) {
    return this.#traceGroup(group, this.#root, []);
  }
  #traceGroup(group, root, args) {
    const key = `${group.path.join('.')} ${(0,_value_js_0_ .cu)(root)} ${args.map(_value_js_0_ .cu).join()}`;
    const before = this.#traced.get(key);
    if (before !== undefined)
      return before;
    const hasOwnInput = root === this.#root;
    const traced = { group, hasOwnInput, value: _value_js_0_ .PC, absent: [], uses: [] };
    if (this.#traced.size > MOST_TRACED || key.length > LONGEST_KEY)
      return traced;
    this.#traced.set(key, traced);
    const values = group.rules.flatMap(({ rule, module }) => {
      const results = [];
      for (let one = rule; one !== undefined; one = one.otherwise) {
        results.push(this.#traceRule(one, { module, group, traced, root, args }));
      }
      return results;
    });
    traced.value = (0,_value_js_0_ .KC)(values);
    return traced;
  }
  #traceRule(rule, about) {
    const context = {
      ...about,
      rule,
      variables: new Map(),
      isNegated: false,
      isSilent: false,
    };
    for (const [at, pattern] of (rule.args ?? []).entries()) {
      this.#bind(pattern, about.args[at] ?? _value_js_0_ .PC, context);
    }
    this.#body(rule.body, context);
    const { key, value } = rule;
    const keyValue = key === undefined ? undefined : this.#term(key, context);
    const itself = value === undefined ? _value_js_0_ .PC : this.#term(value, context);
    if (rule.variableParts > 0) {
      const isMap = rule.variableParts === 1 && key !== undefined && value !== undefined;
      return isMap ? { kind: 'map', member: itself } : _value_js_0_ .PC;
    }
    if (keyValue === undefined || rule.args !== undefined)
      return itself;
    return value === undefined
      ? { kind: 'set', member: keyValue }
      : { kind: 'map', member: itself };
  }
  #body(body, context) {
    if (!context.isSilent) {
      const silent = { ...context, isSilent: true };
      for (const expression of body)
        this.#expression(expression, silent);
    }
    for (const expression of body)
      this.#expression(expression, context);
  }
  #expression(expression, outer) {
    const { is, replaced, isNegated } = expression;
    if (is.kind === 'call' && PRINTS.includes(is.name))
      return;
    const context = this.#replacing(replaced, {
      ...outer,
      isNegated: outer.isNegated || isNegated,
    });
    switch (is.kind) {
      case 'term':
        this.#term(is.term, context);
        return;
      case 'call':
        this.#callAsExpression(is, context);
        return;
      case 'some':
        for (const term of is.terms)
          this.#some(term, context);
        return;
      case 'every': {
        const inner = { ...context, variables: new Map(context.variables) };
        const member = this.#eachOf(is.domain, context);
        if (is.key !== undefined)
          this.#bind(is.key, _value_js_0_ .PC, inner);
        if (is.value !== undefined)
          this.#bind(is.value, member, inner);
        this.#body(is.body, inner);
      }
    }
  }
  #replacing(replaced, context) {
    let { root } = context;
    for (const { target, value } of replaced) {
      const known = this.#term(value, context);
      const words = wordsOf(target);
      if (words[0] !== 'input')
        root = _value_js_0_ .PC;
      else
        root = words.length === 1 ? known : _value_js_0_ .PC;
    }
    return root === context.root ? context : { ...context, root };
  }
  #some(term, context) {
    if (term.kind === 'variable')
      context.variables.set(term.name, _value_js_0_ .PC);
    if (term.kind !== 'call')
      return;
    const member = this.#eachOf(term.args.at(-1) ?? NOTHING, context);
    const [key, value] = term.args.length === 3 ? term.args : [undefined, ...term.args];
    if (key !== undefined)
      this.#bind(key, _value_js_0_ .PC, context);
    if (value !== undefined)
      this.#bind(value, member, context);
  }
  #callAsExpression({ name, args }, context) {
    const [left, right] = args;
    if ((name === 'assign' || name === 'eq') && left !== undefined && right !== undefined) {
      if (name === 'assign' || isPattern(left, context)) {
        this.#bind(left, this.#term(right, context), context);
      }
      else if (isPattern(right, context))
        this.#bind(right, this.#term(left, context), context);
      else
        this.#compare(left, right, context);
      return;
    }
    if (name === 'equal' && left !== undefined && right !== undefined) {
      this.#compare(left, right, context);
      return;
    }
    const group = this.#groupOf(name.split('.'), context);
    const takes = group?.rules[0]?.rule.args?.length;
    const hasResult = takes !== undefined && args.length === takes + 1;
    const result = this.#call(name, hasResult ? args.slice(0, -1) : args, context);
    const last = args.at(-1);
    if (hasResult && last !== undefined)
      this.#bind(last, result, context);
  }
  #compare(left, right, context) {
    const one = this.#term(left, context);
    const other = this.#term(right, context);
    const what = (other.kind === 'text' ? (0,_value_js_0_ .t8)(one) : undefined) ??
      (one.kind === 'text' ? (0,_value_js_0_ .t8)(other) : undefined);
    if (what === undefined || context.isSilent)
      return;
    const said = `compares ${what} with a text, and these are never equal: compare what is in it`;
    this.#note({ said, place: left.place }, context);
  }
  #bind(pattern, value, context) {
    switch (pattern.kind) {
      case 'variable':
        context.variables.set(pattern.name, value);
        return;
      case 'list':
        for (const item of pattern.items)
          this.#bind(item, someMember(value), context);
        return;
      case 'object':
        for (const entry of pattern.entries) {
          const key = entry.key.kind === 'scalar' ? String(entry.key.value) : undefined;
          const inner = key === undefined ? someMember(value) : this.#named(value, key);
          this.#bind(entry.value, this.#present(inner, entry.key, context), context);
        }
        return;
      default:
        this.#term(pattern, context);
    }
  }
  #term(term, context) {
    switch (term.kind) {
      case 'scalar':
        return typeof term.value === 'string' ? { kind: 'text', text: term.value } : _value_js_0_ .PC;
      case 'variable':
        return this.#reference(term, [], context);
      case 'reference':
        return this.#reference(term.head, term.parts, context);
      case 'list':
      case 'set':
        return {
          kind: term.kind,
          member: (0,_value_js_0_ .KC)(term.items.map((one) => this.#term(one, context))),
        };
      case 'object': {
        const fields = term.entries.map(({ key, value }) => {
          const known = this.#term(key, context);
          return [known.kind === 'text' ? known.text : '*', this.#term(value, context)];
        });
        return { kind: 'object', fields: new Map(fields) };
      }
      case 'comprehension': {
        const inner = { ...context, variables: new Map(context.variables) };
        this.#body(term.body, inner);
        if (term.key !== undefined)
          this.#term(term.key, inner);
        const member = this.#term(term.value, inner);
        return { kind: term.of === 'object' ? 'map' : term.of, member };
      }
      case 'call':
        return this.#call(term.name, term.args, context);
      case 'other':
        return _value_js_0_ .PC;
    }
  }
  #reference(head, parts, context) {
    if (head.kind !== 'variable')
      return this.#below(this.#term(head, context), parts, context);
    const { name } = head;
    const local = context.variables.get(name);
    if (local !== undefined)
      return this.#below(local, parts, context);
    if (name === 'input')
      return this.#below(context.root, parts, context);
    const imported = context.module.imports.get(name);
    if (imported?.[0] === 'input') {
      const steps = [...imported.slice(1).map((word) => toText(word, head.place)), ...parts];
      return this.#below(context.root, steps, context);
    }
    const written = imported ?? (name === 'data' ? [name] : undefined);
    const words = written ?? ['data', ...context.module.package, name];
    if (words[0] !== 'data')
      return _value_js_0_ .PC;
    const steps = [...words.slice(1).map((word) => toText(word, head.place)), ...parts];
    if (written !== undefined)
      this.#noteMissingData(steps, context);
    return this.#rule(steps, context);
  }
  #rule(parts, context) {
    const words = constantWords(parts);
    const group = (0,_groups_js_1_ .$B)(this.#groups, words);
    if (group !== undefined) {
      const value = this.#use(group, [], context);
      return this.#below(value, parts.slice(group.path.length), context);
    }
    if (words.length < parts.length) {
      for (const below of (0,_groups_js_1_ .Kp)(this.#groups, words))
        this.#use(below, [], context);
    }
    for (const part of parts.slice(words.length))
      this.#term(part, context);
    return _value_js_0_ .PC;
  }
  #noteMissingData(parts, context) {
    const words = constantWords(parts);
    const isRule = (0,_groups_js_1_ .$B)(this.#groups, words) !== undefined || (0,_groups_js_1_ .Kp)(this.#groups, words).length > 0;
    if (isRule || this.#data === undefined || context.isSilent || context.root !== this.#root)
      return;
    let here = this.#data;
    for (const [at, word] of words.entries()) {
      const known = (0,_json_fields_js_2_ .Xy)(here);
      if (!Object.hasOwn(known, word)) {
        const keys = Object.keys(known);
        const above = words.slice(0, at);
        const rules = (0,_groups_js_1_ .Kp)(this.#groups, above).flatMap(({ path }) => path[at] ?? []);
        const near = (0,_model_did_you_mean_js_3_ .a)(word, [...new Set([...rules, ...keys])]);
        const path = ['data', ...words.slice(0, at + 1)].join('.');
        const meant = near === undefined
          ? ': correct the name, or add it to data.json'
          : `: did you mean ${['data', ...above, near].join('.')}?`;
        const said = `reads ${path}, and neither a rule nor a data file has it${meant}`;
        this.#note({ said, place: parts[at]?.place }, context);
        return;
      }
      here = known[word];
    }
  }
  #note({ said, place }, context) {
    const { traced, group, rule, module, isNegated } = context;
    const about = { group, rule, module, place, isNegated, hasDefault: false };
    traced.absent.push({ path: [], instead: [], said, ...about });
  }
  #use(group, args, context) {
    const traced = this.#traceGroup(group, context.root, args);
    if (!context.isSilent)
      context.traced.uses.push({ traced, isNegated: context.isNegated });
    return traced.value;
  }
  #below(from, parts, context) {
    let value = from;
    for (const part of parts) {
      const isFree = part.kind === 'variable' &&
        !context.variables.has(part.name) &&
        !this.#isRule(part, context);
      if (isFree) {
        const member = this.#present(this.#anyMember(value), part, context);
        context.variables.set(part.name, value.kind === 'set' ? member : _value_js_0_ .PC);
        value = member;
        continue;
      }
      const key = this.#term(part, context);
      value = this.#present(this.#step(value, key), part, context);
    }
    return value;
  }
  #step(value, key) {
    if (key.kind === 'text')
      return this.#named(value, key.text);
    if (key.kind !== 'union' || !key.of.every(({ kind }) => kind === 'text')) {
      return this.#anyMember(value);
    }
    return (0,_value_js_0_ .Z6)(key.of.map((one) => this.#step(value, one)));
  }
  #named(value, key) {
    if (isInput(value))
      this.topKeys.add(key);
    return (0,_value_js_0_ .y8)(value, key);
  }
  #anyMember(value) {
    if (isInput(value))
      this.readsWhole = true;
    return (0,_value_js_0_ .VR)(value);
  }
  #eachOf(list, context) {
    return this.#present(this.#anyMember(this.#term(list, context)), list, context);
  }
  #present(found, at, context, hasDefault = false) {
    if (found.kind !== 'absent')
      return found;
    const { traced, group, rule, module, isNegated, isSilent } = context;
    const { path, instead } = found;
    const place = at.place;
    if (!isSilent) {
      traced.absent.push({ path, instead, group, rule, module, place, isNegated, hasDefault });
    }
    return _value_js_0_ .PC;
  }
  #isRule({ name }, { module }) {
    const known = ['input', 'data'].includes(name) || module.imports.has(name);
    return known || (0,_groups_js_1_ .$B)(this.#groups, [...module.package, name]) !== undefined;
  }
  #groupOf(words, { module }) {
    const [first = '', ...rest] = words;
    const imported = module.imports.get(first);
    if (imported !== undefined)
      return this.#function([...imported.slice(1), ...rest]);
    if (first === 'data')
      return this.#function(rest);
    return this.#function([...module.package, ...words]);
  }
  #function(words) {
    const group = (0,_groups_js_1_ .$B)(this.#groups, words);
    return group?.path.length === words.length ? group : undefined;
  }
  #call(name, args, context) {
    if (name === 'object.get')
      return this.#get(args, context);
    const values = args.map((arg) => this.#term(arg, context));
    const group = this.#groupOf(name.split('.'), context);
    if (group !== undefined)
      return this.#use(group, values, context);
    if (values.some(isInput))
      this.readsWhole = true;
    const [first = _value_js_0_ .PC] = values;
    if (SAME_MEMBERS.includes(name))
      return { kind: 'list', member: someMember(first) };
    return name === 'array.concat'
      ? { kind: 'list', member: (0,_value_js_0_ .KC)(values.map(someMember)) }
      : _value_js_0_ .PC;
  }
  #get([object, key, otherwise], context) {
    let value = object === undefined ? _value_js_0_ .PC : this.#term(object, context);
    const steps = key?.kind === 'list' ? key.items : [key ?? NOTHING];
    for (const step of steps) {
      const found = this.#step(value, this.#term(step, context));
      value = this.#present(found, step, context, true);
    }
    return (0,_value_js_0_ .KC)([value, otherwise === undefined ? _value_js_0_ .PC : this.#term(otherwise, context)]);
  }
}
function someMember(value) {
  const member = (0,_value_js_0_ .VR)(value);
  return member.kind === 'absent' ? _value_js_0_ .PC : member;
}
const NOTHING = { kind: 'other', place: undefined };
const PRINTS = ['print', 'internal.print', 'trace'];
const SAME_MEMBERS = ['sort', 'array.slice', 'array.reverse'];
function isInput(value) {
  return value.kind === 'part' && value.path.length === 0;
}
function toText(value, place) {
  return { kind: 'scalar', value, place };
}
function isPattern(term, { variables }) {
  if (term.kind === 'variable')
    return !variables.has(term.name);
  if (term.kind === 'list')
    return term.items.some(({ kind }) => kind === 'variable');
  return term.kind === 'object' && term.entries.some(({ value }) => value.kind === 'variable');
}
function wordsOf(term) {
  if (term.kind === 'variable')
    return [term.name];
  if (term.kind !== 'reference' || term.head.kind !== 'variable')
    return [];
  return [term.head.name, ...constantWords(term.parts)];
}
function constantWords(parts) {
  const words = [];
  for (const part of parts) {
    if (part.kind !== 'scalar' || typeof part.value !== 'string')
      break;
    words.push(part.value);
  }
  return words;
}
/***/ }),
/***/ 50372:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  KC: () => ( union),
  L$: () => ( resolved),
  PC: () => ( UNKNOWN_VALUE),
  VR: () => ( anyMember),
  Z6: () => ( unionOf),
  cu: () => ( identityOf),
  t8: () => ( containerOf),
  y8: () => ( namedMember),
  y_: () => ( part)
 });
 var _service_plan_plan_shape_js_0_ = __webpack_require__(83298);
const UNKNOWN_VALUE = { kind: 'unknown' };
function union(values) {
  const flat = values.flatMap((value) => (value.kind === 'union' ? value.of : [value]));
  const [first, ...others] = [...new Map(flat.map((value) => [identityOf(value), value])).values()];
  if (first === undefined || flat.some(({ kind }) => kind === 'unknown'))
    return UNKNOWN_VALUE;
  return others.length === 0 ? first : { kind: 'union', of: [first, ...others] };
}
function identityOf(value) {
  switch (value.kind) {
    case 'unknown':
      return '?';
    case 'text':
      return JSON.stringify(value.text);
    case 'part':
      return `input${value.path.map((step) => `/${step}`).join('')}`;
    case 'list':
    case 'set':
    case 'map':
      return `${value.kind}(${identityOf(value.member)})`;
    case 'object':
      return `{${[...value.fields].map(([key, field]) => `${key}:${identityOf(field)}`).join()}}`;
    case 'union':
      return `(${value.of.map(identityOf).sort().join('|')})`;
  }
}
function anyMember(value) {
  switch (value.kind) {
    case 'list':
    case 'set':
    case 'map':
      return value.member;
    case 'object':
      return union([...value.fields.values()]);
    case 'union':
      return unionOf(value.of.map(anyMember));
    case 'part':
      return anyPart(value);
    default:
      return UNKNOWN_VALUE;
  }
}
function anyPart({ shape: written, path }) {
  const shape = resolved(written);
  if (shape === 'anything')
    return UNKNOWN_VALUE;
  if (shape === 'scalar')
    return { kind: 'absent', path: [...path, '*'], instead: [] };
  const below = (inner, step) => part(inner, [...path, step]);
  if ('items' in shape)
    return below(shape.items, '*');
  if ('values' in shape)
    return below(shape.values, '*');
  return union(Object.entries(shape.keys).map(([key, inner]) => below(inner, key)));
}
function unionOf(values) {
  const there = values.filter((one) => one.kind !== 'absent');
  return there.length > 0 ? union(there) : (values[0] ?? UNKNOWN_VALUE);
}
function containerOf(value) {
  if (value.kind === 'union') {
    const all = value.of.map(containerOf);
    return all.includes(undefined) ? undefined : all[0];
  }
  if (value.kind !== 'part')
    return undefined;
  const shape = resolved(value.shape);
  if (typeof shape === 'string')
    return undefined;
  return 'items' in shape ? 'a list' : 'an object';
}
function namedMember(value, key) {
  switch (value.kind) {
    case 'part':
      return partOf(value, key);
    case 'map':
      return value.member;
    case 'object':
      return value.fields.get(key) ?? UNKNOWN_VALUE;
    case 'union':
      return unionOf(value.of.map((one) => namedMember(one, key)));
    default:
      return UNKNOWN_VALUE;
  }
}
function partOf({ shape: written, path }, key) {
  const shape = resolved(written);
  if (shape === 'anything')
    return UNKNOWN_VALUE;
  const below = [...path, key];
  if (shape === 'scalar')
    return { kind: 'absent', path: below, instead: [] };
  if ('values' in shape)
    return part(shape.values, below);
  if ('items' in shape)
    return { kind: 'absent', path: below, instead: [] };
  const inner = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
  if (inner !== undefined)
    return part(inner, below);
  return { kind: 'absent', path: below, instead: Object.keys(shape.keys) };
}
function part(shape, path) {
  return shape === 'anything' ? UNKNOWN_VALUE : { kind: 'part', shape, path };
}
function resolved(shape) {
  return typeof shape === 'object' && 'named' in shape
    ? resolved(_service_plan_plan_shape_js_0_ .lo[shape.named])
    : shape;
}
/***/ }),
/***/ 93704:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 b: () => ( isSentinel),
 L: () => ( openSentinel)
});
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var dist = __webpack_require__(77934);
var ask_program = __webpack_require__(1595);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(28187);
var evaluate = __webpack_require__(99397);
var policy_files = __webpack_require__(48391);
;// CONCATENATED MODULE: ./build/src/local/sentinel-mocks.js
function sentinelModules({ plan, run }) {
  const configuration = configurationOf(plan);
  const data = [
    ['tfplan/v2', planOf(plan)],
    ['tfstate/v2', priorState(plan)],
    ['tfconfig/v2', configuration],
    ['tfrun', runOf(run)],
  ];
  const present = data.filter((each) => each[1] !== undefined);
  return new Map(present.map(([name, values]) => [name, toModule(values)]));
}
function runOf(run) {
  const working_directory = run.workspace.working_directory ?? '';
  return { ...run, workspace: { ...run.workspace, working_directory } };
}
function toModule(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${toLiteral(value)}\n`)
    .join('');
}
function toLiteral(value) {
  return JSON.stringify(value ?? null).replaceAll(/\\ud[89a-f][\da-f]{2}/gi, '\\ufffd');
}
function planOf(plan) {
  const { resource_changes: changes, output_changes: outputs = {}, planned_values: planned } = plan;
  const drift = dist.xLC(changesSchema, Reflect.get(plan, 'resource_drift'));
  return {
    terraform_version: plan.terraform_version,
    variables: named(plan.variables),
    planned_values: {
      outputs: named(planned.outputs ?? {}),
      resources: resourcesIn(planned.root_module),
    },
    resource_changes: byAddress(changes),
    resource_drift: byAddress(drift.success ? drift.output : []),
    output_changes: byName(outputs, (name, change) => ({ name, change })),
    raw: plan,
  };
}
const changesSchema = dist.YOg(dist._H3({ address: dist.YjP() }));
function byAddress(changes) {
  const entries = changes.map((change) => {
    const address = textIn(change, 'address');
    const deposed = textIn(change, 'deposed');
    const filled = { module_address: '', index: null, ...change, deposed };
    return [deposed === '' ? address : `${address}:${deposed}`, filled];
  });
  return Object.fromEntries(entries);
}
function textIn(change, name) {
  const value = Reflect.get(change, name);
  return typeof value === 'string' ? value : '';
}
function byName(values, make) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(name, value)]));
}
function named(values) {
  return byName(values, (name, value) => ({ name, ...value }));
}
function resourcesIn(module) {
  const all = (one) => [
    ...(one.resources ?? []).map((resource) => {
      const address = String(Reflect.get(resource, 'address'));
      const missing = {
        module_address: one.address ?? '',
        index: null,
        depends_on: [],
        tainted: false,
        deposed_key: '',
      };
      return [address, { ...missing, ...resource }];
    }),
    ...(one.child_modules ?? []).flatMap(all),
  ];
  return Object.fromEntries(all(module));
}
const stateSchema = dist._H3({
  terraform_version: dist.lqM(dist.YjP(), ''),
  values: dist.lqM(dist._H3({
    outputs: dist.lqM(dist.g1P(dist.YjP(), dist._H3({})), {}),
    root_module: dist.lqM(dist._H3({}), {}),
  })),
});
function priorState(plan) {
  const parsed = dist.xLC(stateSchema, Reflect.get(plan, 'prior_state') ?? {});
  const { values, terraform_version: version } = parsed.success
    ? parsed.output
    : { values: undefined, terraform_version: '' };
  return {
    terraform_version: version || plan.terraform_version,
    outputs: named(values?.outputs ?? {}),
    resources: resourcesIn(values?.root_module ?? {}),
  };
}
const expressionSchema = dist.lqM(dist.L5J(), {});
const blockSchema = {
  expressions: dist.lqM(dist.g1P(dist.YjP(), dist.L5J()), {}),
  count_expression: expressionSchema,
  for_each_expression: expressionSchema,
  depends_on: dist.lqM(dist.YOg(dist.YjP()), []),
};
const moduleSchema = dist._H3({
  resources: dist.lqM(dist.YOg(dist._H3({
    ...blockSchema,
    address: dist.YjP(),
    mode: dist.YjP(),
    type: dist.YjP(),
    name: dist.YjP(),
    provider_config_key: dist.YjP(),
    provisioners: dist.lqM(dist.YOg(dist._H3({})), []),
  })), []),
  module_calls: dist.lqM(dist.g1P(dist.YjP(), dist._H3({
    ...blockSchema,
    source: dist.lqM(dist.YjP(), ''),
    version_constraint: dist.lqM(dist.YjP(), ''),
    module: dist.lqM(dist.L5J(), {}),
  })), {}),
  variables: dist.lqM(dist.g1P(dist.YjP(), dist._H3({})), {}),
  outputs: dist.lqM(dist.g1P(dist.YjP(), dist._H3({})), {}),
});
const DEEPEST = 20;
function configurationOf({ configuration }) {
  const providers = Reflect.get(configuration, 'provider_config') ?? {};
  const data = { resources: {}, provisioners: {}, variables: {}, outputs: {}, module_calls: {} };
  const isWhole = addModule(configuration.root_module ?? {}, '', data, 0);
  if (!isWhole || Object.keys(data.resources).length === 0)
    return undefined;
  return { providers, ...data };
}
function addModule(content, address, data, depth) {
  const parsed = dist.xLC(moduleSchema, content);
  if (!parsed.success || depth > DEEPEST)
    return false;
  const inside = { module_address: address };
  const key = (name) => (address === '' ? name : `${address}:${name}`);
  for (const { expressions, provisioners, count_expression: count, for_each_expression: each, ...resource } of parsed.output.resources) {
    const absolute = address === '' ? resource.address : `${address}.${resource.address}`;
    const keys = provisioners.map((_, at) => `${absolute}:${at}`);
    for (const [at, provisioner] of provisioners.entries()) {
      data.provisioners[keys[at] ?? ''] = { resource_address: absolute, index: at, ...provisioner };
    }
    data.resources[absolute] = {
      ...inside,
      ...resource,
      address: absolute,
      config: expressions,
      count,
      for_each: each,
      provisioners: keys,
    };
  }
  for (const [name, variable] of Object.entries(parsed.output.variables)) {
    data.variables[key(name)] = { ...inside, name, default: null, description: '', ...variable };
  }
  for (const [name, output] of Object.entries(parsed.output.outputs)) {
    const missing = { sensitive: false, description: '', depends_on: [] };
    data.outputs[key(name)] = {
      ...inside,
      name,
      ...missing,
      ...output,
      value: Reflect.get(output, 'expression'),
    };
  }
  return Object.entries(parsed.output.module_calls).every(([name, call]) => {
    const { expressions, count_expression: count, for_each_expression: each, module, ...rest } = call;
    data.module_calls[key(name)] = {
      ...inside,
      name,
      ...rest,
      config: expressions,
      count,
      for_each: each,
    };
    const below = address === '' ? `module.${name}` : `${address}.module.${name}`;
    return addModule(module, below, data, depth + 1);
  });
}
;// CONCATENATED MODULE: ./build/src/local/sentinel.js
const CONFIGURATION = 'sentinel.hcl';
function isSentinel({ files }) {
  return [...files.keys()].some((name) => name === CONFIGURATION || name.endsWith('.sentinel'));
}
async function openSentinel(policies, ports) {
  const { name, shownAs, files } = policies;
  const other = [...files.keys()].find((path) => /\.(?:rego|wasm|tar\.gz)$|^policies\.hcl$/.test(path));
  if (other !== undefined) {
    throw new policy_files.c(`"${shownAs}" holds Sentinel policies and ${(0,quote.h)(other)}. Put the two languages into two directories, and name both.`);
  }
  const declared = readSentinel(policies, ports.hcl);
  const version = await versionOf(shownAs, ports);
  const printed = new Map();
  const judge = (input, signal) => judgeIn({ policies, declared, ports, printed }, input, signal);
  const set = {
    name,
    description: null,
    system: 'policy-evaluation',
    overridable: false,
    policies: declared,
    judge: { kind: 'sentinel', version, takesTime: true, judge },
  };
  return { set, printed };
}
async function versionOf(shownAs, ports) {
  const answer = await (0,ask_program.a)('sentinel', ports, { args: ['version'], cwd: '/' });
  if (answer === undefined) {
    throw new policy_files.c(`"${shownAs}" holds Sentinel policies, and there is no \`sentinel\` on the PATH. Install it from https://developer.hashicorp.com/sentinel/install. Without it, \`plangate check\` without \`--local\` has them judged by your service.`);
  }
  const [, version] = /\bv(\d+\.\d+\.\d+)/.exec(answer.stdout) ?? [];
  if (answer.exitCode === 0 && version !== undefined)
    return version;
  const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
  throw new policy_files.c(`The \`sentinel\` on the PATH does not say its version: ${message}`);
}
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const BLOCK_KINDS = ['policy', 'module', 'import module', 'import static', 'param'];
function readSentinel(policies, hcl) {
  const { files, shownAs } = policies;
  const text = files.get(CONFIGURATION);
  if (text === undefined) {
    throw new policy_files.c(`"${shownAs}" holds .sentinel files and no sentinel.hcl. Add one that names each policy, its source and its level.`);
  }
  const { body, problems } = hcl.parse(new TextDecoder().decode(text));
  const wrong = problems.map(({ message, range }) => `line ${range.startLine}: ${message}`);
  const declared = body.blocks.flatMap((block) => {
    const problem = problemOf(block, policies);
    if (problem !== undefined)
      wrong.push(`line ${block.range.startLine}: ${problem}`);
    const level = LEVELS.find((one) => one === literalOf(block, 'enforcement_level'));
    if (block.type !== 'policy' || level === undefined)
      return [];
    const [name = ''] = block.labels;
    return [{ name, level, query: '', description: '' }];
  });
  for (const { name, range } of body.attributes) {
    wrong.push(`line ${range.startLine}: "${name}" is not known outside of a block.`);
  }
  const names = declared.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    wrong.push(`policy "${twice}" is there twice.`);
  if (wrong.length === 0 && declared.length === 0)
    wrong.push('it names no policy.');
  if (wrong.length === 0)
    return declared;
  throw new policy_files.c(wrong.map((one) => `${shownAs}/${CONFIGURATION} ${one}`).join('\n'));
}
function problemOf(block, { files }) {
  const { type, labels } = block;
  const kind = type === 'import' ? `import ${labels[0] ?? ''}` : type;
  if (type === 'mock')
    return 'a mock would replace the plan. Keep mocks in the files of your tests.';
  if (kind === 'import plugin')
    return 'a plugin is another program, which is not started here.';
  if (!BLOCK_KINDS.includes(kind))
    return `a block "${kind}" is not known. There are: ${BLOCK_KINDS.join(', ')}.`;
  const name = labels.at(-1) ?? '';
  if (!/^\w[\w./-]*$/.test(name))
    return `${kind} has no name that can be used.`;
  if (kind === 'param')
    return undefined;
  if (/^tf(?:plan|config|state|run)\b/.test(name))
    return `${kind} "${name}" would replace the plan.`;
  const source = literalOf(block, 'source') ?? '';
  const path = external_node_path_.posix.normalize(source);
  if (/^[\w+]+:|^git@/.test(source)) {
    return `the source of "${name}" is remote, so it could be another one tomorrow. Copy the file beside sentinel.hcl.`;
  }
  if (!files.has(path))
    return `the source of "${name}" is ${(0,quote.h)(source)}, which is no file of this set.`;
  const level = literalOf(block, 'enforcement_level') ?? '';
  if (type !== 'policy' || LEVELS.some((one) => one === level))
    return undefined;
  return `policy "${name}" has no enforcement_level, or none of ${LEVELS.join(', ')}.`;
}
function literalOf({ body }, attribute) {
  const written = body.attributes.find(({ name }) => name === attribute);
  const value = written === undefined ? undefined : (0,evaluate._3)(written.value, (0,evaluate.Fw)());
  return typeof value === 'string' ? value : undefined;
}
async function judgeIn({ policies, declared, ports, printed }, input, signal) {
  const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-sentinel-'));
  try {
    const cwd = (0,external_node_path_.join)(root, 'set');
    await writeSet(cwd, policies, input);
    const variables = { HOME: root, TMPDIR: root, TEMP: root, TMP: root };
    const judged = [];
    const lines = [];
    for (const policy of declared) {
      const args = ['apply', '-json', `-config=${GENERATED}`, policy.name];
      const answer = await (0,ask_program.a)('sentinel', ports, { args, cwd, variables, signal });
      const { status, output, notes } = readAnswer(answer, policy);
      judged.push({ name: policy.name, status, output });
      lines.push(...notes.map((line) => `The policy ${(0,quote.h)(policy.name)} ${line}`));
    }
    printed.set(input.run.id, lines);
    return judged;
  }
  finally {
    await (0,promises_.rm)(root, { recursive: true, force: true });
  }
}
const GENERATED = 'plangate.generated.hcl';
const MOCKS = 'plangate.mocks';
async function writeSet(cwd, { files }, input) {
  const write = async (path, content) => {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(cwd, path)), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(cwd, path), content, { mode: 0o600 });
  };
  for (const [path, content] of files)
    await write(path, content);
  let configuration = new TextDecoder().decode(files.get(CONFIGURATION));
  for (const [name, text] of sentinelModules(input)) {
    const path = `${MOCKS}/${name.replace('/', '-')}.sentinel`;
    await write(path, text);
    configuration += `\nmock ${JSON.stringify(name)} {\n  module {\n    source = "./${path}"\n  }\n}\n`;
  }
  await write(GENERATED, configuration);
}
const answerSchema = dist._H3({
  result: dist.zMY(),
  policies: dist.FsL(dist.YOg(dist._H3({
    allowed_failure: dist.lqM(dist.zMY(), false),
    error: dist.lqM(dist.L5J()),
    result: dist.zMY(),
    trace: dist.lqM(dist._H3({
      print: dist.lqM(dist.YjP(), ''),
      error: dist.lqM(dist.L5J()),
      rules: dist.lqM(dist.g1P(dist.YjP(), dist._H3({
        desc: dist.lqM(dist.YjP(), ''),
        position: dist.lqM(dist._H3({ filename: dist.YjP(), line: dist.aig() })),
        value: dist.L5J(),
      })), {}),
    })),
  })), dist.Bw9(1)),
});
const FAILED = [1, 2];
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;
function readAnswer(answer, { level }) {
  const { exitCode = -1, stdout = '', stderr = 'sentinel is no longer on the PATH.', } = answer ?? {};
  const parsed = dist.xLC(answerSchema, (0,parse.qF)(stdout));
  const one = parsed.success ? parsed.output.policies[0] : undefined;
  const printed = (one?.trace?.print ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, MOST_CHARACTERS));
  const isFine = one !== undefined && !one.error && !one.trace?.error;
  if (isFine && parsed.success && one.result && parsed.output.result && exitCode === 0) {
    return { status: 'passed', output: [], notes: printed.map((line) => `printed: ${line}`) };
  }
  const isAllowed = level === 'advisory' && exitCode === 0;
  if (isFine && !one.result && (FAILED.includes(exitCode) || isAllowed)) {
    return { status: 'failed', output: printed, notes: falseRules(one.trace) };
  }
  const why = one?.error ?? one?.trace?.error ?? (stderr || stdout).trim();
  const text = typeof why === 'string' ? why : JSON.stringify(why);
  const message = `sentinel ended with exit code ${exitCode}: ${text.slice(0, 2_000)}`;
  return { status: 'errored', output: [message], notes: [] };
}
function falseRules(trace) {
  return Object.entries(trace?.rules ?? {})
    .filter(([, { value }]) => value !== true)
    .slice(0, MOST_LINES)
    .map(([name, { desc, position }]) => {
    const where = position === undefined ? '' : ` (${position.filename}:${position.line})`;
    return `has a rule ${(0,quote.h)(name)}${where} that is not true${desc === '' ? '.' : `: ${desc}`}`;
  });
}
/***/ }),
/***/ 1595:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  H: () => ( untilDeadline),
  a: () => ( askProgram)
 });
 var _model_error_message_js_1_ = __webpack_require__(34271);
 var _execute_js_0_ = __webpack_require__(4643);
const BOUNDS = {
  timeoutMs: 5 * 60_000,
  maxBytes: 256 * 1024 * 1024,
  maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askProgram(program, { executeBounded, environment, signal: all = new AbortController().signal }, { args, cwd, stdin, variables, signal = all, bounds }) {
  const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
  try {
    const { exitCode = -1, ended, ...said } = await executeBounded(program, args, {
      cwd,
      stdin,
      variables: { ...(0,_execute_js_0_ .I3)(environment), ...variables },
      signal,
      ...BOUNDS,
      ...bounds,
    });
    if (ended === undefined)
      return { exitCode, ...said };
    return { ...failed(`${program} ${_execute_js_0_ .QG[ended]} and was ended.`), ended };
  }
  catch (error) {
    if (isMissing(error))
      return undefined;
    return failed(`${program} could not be started: ${(0,_model_error_message_js_1_ .g)(error)}`);
  }
}
function untilDeadline(deadline, ports) {
  return {
    ...ports,
    executeBounded: (program, args, options) => {
      const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
      const timeoutMs = Math.min(options.timeoutMs, leftMs);
      return ports.executeBounded(program, args, { ...options, timeoutMs });
    },
  };
}
function isMissing(error) {
  return /was not found in PATH|ENOENT/.test((0,_model_error_message_js_1_ .g)(error));
}
/***/ })
};
