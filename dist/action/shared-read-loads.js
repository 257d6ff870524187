export const id = 526;
export const ids = [526];
export const modules = {
/***/ 2437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Gf: () => ( followLinksIn),
  PT: () => ( listUnseen),
  QO: () => ( readLoads),
  Yh: () => ( isManifest),
  ZA: () => ( sayDoubtful),
  aQ: () => ( readsHere),
  aV: () => ( mayBeMissed),
  e6: () => ( follow),
  qB: () => ( NAMED),
  s: () => ( findUnseen),
  yD: () => ( loadReader)
 });
 var node_fs_0_ = __webpack_require__(3024);
 var node_path_1_ = __webpack_require__(6760);
 var _archive_pack_js_2_ = __webpack_require__(847);
 var _machine_read_regular_js_3_ = __webpack_require__(3962);
 var _configuration_file_names_js_5_ = __webpack_require__(6817);
 var _failure_of_js_4_ = __webpack_require__(6281);
async function readLoads(directory, files = readsHere, patience) {
  const { findLoads } = await loadReader();
  const check = () => {
    const ended = patience?.ended();
    if (ended === 'aborted')
      throw new _failure_of_js_4_ .K$('canceled', _failure_of_js_4_ .wS);
    if (ended === undefined)
      return;
    const why = 'Time ran out while the configuration was read. Raise the timeout.';
    throw new _failure_of_js_4_ .K$('timeout', why);
  };
  return findLoads(directory, files, check);
}
function loadReader() {
  return Promise.all([__webpack_require__.e(984), __webpack_require__.e(668), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 2000));
}
const readsHere = {
  readDirectory: (path) => orElse(() => (0,node_fs_0_.readdirSync)(path), []),
  readFile: (path) => orElse(() => (0,_machine_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
  follow,
};
function follow(path) {
  const real = orElse(() => node_fs_0_.realpathSync.native(path), path);
  const places = [path];
  for (const at of places) {
    const next = at === real ? undefined : followFirst(at);
    if (next !== undefined)
      places.push(next);
  }
  return places;
}
function followFirst(path) {
  const parts = path.split(node_path_1_.sep);
  for (let count = 2; count <= parts.length; count++) {
    const link = parts.slice(0, count).join(node_path_1_.sep);
    const target = orElse(() => (0,node_fs_0_.readlinkSync)(link), undefined);
    if (target !== undefined)
      return (0,node_path_1_.join)((0,node_path_1_.resolve)((0,node_path_1_.dirname)(link), target), ...parts.slice(count));
  }
  return undefined;
}
function followLinksIn(directory, limit = 100_000) {
  const places = [];
  const queue = [directory];
  let entryCount = 0;
  for (const folder of queue) {
    const entries = orElse(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
    entryCount += entries.length;
    if (entryCount > limit)
      return undefined;
    for (const entry of entries) {
      const path = (0,node_path_1_.join)(folder, entry.name);
      if (entry.isSymbolicLink())
        places.push(...follow(path));
      else if (entry.isDirectory() && entry.name !== '.git')
        queue.push(path);
    }
  }
  return places;
}
function orElse(read, otherwise) {
  try {
    return read();
  }
  catch {
    return otherwise;
  }
}
function mayBeMissed({ path }) {
  return (0,node_path_1_.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js_2_ .NM, _archive_pack_js_2_ .AX, _archive_pack_js_2_ .kK];
function isManifest({ reason }) {
  return MANIFESTS.includes(reason);
}
function findUnseen(withheld, loads, root, module) {
  const linked = linkedFrom();
  const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
  return others.flatMap((entry) => {
    const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
    const byName = waysByName(path, loads, module);
    const isDirectory = orElse(() => (0,node_fs_0_.lstatSync)(path).isDirectory(), false);
    const reads = loads.reads.filter((load) => mayRead({ path, isDirectory }, load, linked));
    if (byName.length === 0 && reads.length === 0)
      return [];
    const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
    const ways = () => reads.map((load) => ({ kind: load.kind, ...load.how() }));
    return {
      entry,
      path,
      certain,
      reads,
      hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
      onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
    };
  });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path_1_.sep ? outer : outer + node_path_1_.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
function waysByName(path, { modules, linked, calls }, module) {
  const directory = (0,node_path_1_.dirname)(path);
  const name = (0,node_path_1_.basename)(path);
  const isByName = (directory === module && (0,_configuration_file_names_js_5_ .H9)(name)) ||
    (modules.includes(directory) && (0,_configuration_file_names_js_5_ .ZC)(name)) ||
    isAtOrIn(path, (0,node_path_1_.join)(module, 'terraform.d'));
  const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
  if (!isByName && holds.length === 0)
    return [];
  const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
  return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
function linkedFrom() {
  const targets = new Map();
  return (directory) => {
    if (!targets.has(directory))
      targets.set(directory, followLinksIn(directory));
    return targets.get(directory);
  };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
  if (kind === 'any' || isAtOrIn(at, path))
    return true;
  if (kind === 'file')
    return false;
  if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
    return true;
  const places = linked(at);
  return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
const NAMED = 3;
function listUnseen(unseen, detail) {
  const names = unseen.slice(0, NAMED).map(({ entry }) => {
    const more = detail(entry);
    return more === undefined ? entry.path : `${entry.path} (${more})`;
  });
  return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
function sayDoubtful(unseen, root) {
  const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js_2_ .vp);
  const [first] = doubtful;
  if (first === undefined)
    return undefined;
  const why = first.entry.detail ?? '';
  const remedy = /dubious ownership/i.test(why)
    ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
    : `Check the files out with git`;
  return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Ny: () => ( isPinnedAddress),
  Z6: () => ( isRepository),
  vO: () => ( isPageOf),
  ve: () => ( isSameRepository)
 });
function isPinnedAddress(text) {
  return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
  const repository = repositoryAt(one);
  return repository !== undefined && repository === repositoryAt(other);
}
function isRepository(address, slug) {
  const at = repositoryAt(address) ?? '';
  return at.endsWith(`/${slug.toLowerCase()}`);
}
function isPageOf(address, repository) {
  const page = repositoryAt(address);
  const whole = repositoryAt(repository);
  return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
  const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
  const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
  if (!URL.canParse(url))
    return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  if (hostname === '' && protocol !== 'file:')
    return undefined;
  const path = decoded(pathname)
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  if (path === '' || path === '/')
    return undefined;
  const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
  return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
  'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
  if (host !== 'dev.azure.com')
    return path;
  return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
function decoded(path) {
  try {
    return decodeURI(path);
  }
  catch {
    return path;
  }
}
/***/ }),
/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Yo: () => ( tooOld),
  cO: () => ( differencesFromCommit),
  ev: () => ( isNamed)
 });
 var _model_repository_address_js_0_ = __webpack_require__(7866);
function differencesFromCommit({ attributes }, change) {
  const { commit, pullRequest, repository, slug } = change;
  const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
  const clone = attributes['clone-url'];
  const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
  return differencesOf([
    [attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
    [
      linked === undefined || commit.startsWith(linked),
      `has the address of commit ${show(linked)}`,
    ],
    ...ofPull(attributes, pullRequest),
    [isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
    [
      !clone || (0,_model_repository_address_js_0_ .ve)(clone, repository),
      `was cloned from ${show(clone)}, not from ${repository}`,
    ],
    [
      addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository)),
      `has addresses outside of ${repository}`,
    ],
    [addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
  ]);
}
function differencesOf(claims) {
  return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, expected) {
  const isPull = attributes['is-pull-request'] === true;
  if (expected === undefined)
    return [[!isPull, 'is of a pull request']];
  const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
  const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
  return [
    [isPull, 'is not of a pull request'],
    [number === expected, `is of pull request ${show(number)}`],
    [linked === String(expected), `has the address of pull request ${show(linked)}`],
  ];
}
const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isNamed(identifier, slug) {
  const plain = (name) => name.toLowerCase().replace('/_git/', '/');
  return plain(identifier ?? '') === plain(slug);
}
function tooOld({ attributes }, { sinceMs }) {
  const since = new Date(sinceMs).toISOString();
  const createdAt = Date.parse(attributes['created-at'] ?? '');
  if (Number.isNaN(createdAt))
    return ['does not say when it was created'];
  const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
  const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs);
  return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
  return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ })
};
