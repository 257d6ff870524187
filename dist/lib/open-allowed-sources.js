export const id = 209;
export const ids = [209,126,790];
export const modules = {
/***/ 1126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => ( readDecidingFile),
findExceptions: () => ( findExceptions)
});
var node_path_0_ = __webpack_require__(6760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _machine_read_regular_js_2_ = __webpack_require__(3962);
var _model_policy_files_js_3_ = __webpack_require__(8391);
var _model_quote_js_7_ = __webpack_require__(8187);
var _model_relative_path_js_4_ = __webpack_require__(319);
var _model_unreadable_file_js_8_ = __webpack_require__(3491);
var _trust_tree_js_5_ = __webpack_require__(734);
var _model_repository_address_js_6_ = __webpack_require__(7866);
const MOST_BYTES = 4 * 1024 * 1024;
async function findExceptions(request, ports) {
const read = await readDecidingFile('exceptions', request, ports);
if ('problems' in read)
return read;
const { text } = read;
if (text !== undefined)
return { text };
const notice = `Nothing is excepted: ${(0,_model_quote_js_7_ .hD)(request.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
return { notice };
}
async function readDecidingFile(setting, request, ports) {
try {
return { text: await readWhereBelieved(request, ports) };
}
catch (error) {
if (!(error instanceof _model_policy_files_js_3_ .cq || error instanceof _trust_tree_js_5_ .lI))
throw error;
return { problems: [{ where: setting, message: error.message }] };
}
}
async function readWhereBelieved(request, ports) {
const { written, directory, workingDirectory, jobTree } = request;
if ((0,_model_repository_address_js_6_ .Ny)(written))
return readPinnedFile(written, ports);
const path = (0,node_path_0_.resolve)((0,_machine_find_repository_js_1_ .eF)(workingDirectory), written);
if (!jobTree.proposed) {
const text = await refuseUnreadable(written, () => (0,_machine_read_regular_js_2_ .Ue)(path, MOST_BYTES));
if (text !== undefined)
return text;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(written)}, which does not exist.`);
}
const { repository } = (0,_machine_find_repository_js_1_ .Di)(directory, jobTree.workspace);
const inRepository = repository && (0,_model_relative_path_js_4_ ._)(repository.root, path);
if (repository === undefined || inRepository === undefined) {
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(written)}, which is not in the repository of this job. Name a file of its default branch, or a pinned URL.`);
}
return await readTrusted(inRepository, await jobTree.trusted(repository.root, undefined));
}
async function readTrusted(path, files) {
const text = await files.read(path);
if (text !== undefined)
return refuseUnreadable(path, async () => (0,_model_unreadable_file_js_8_ .r)(text));
const directory = node_path_0_.posix.dirname(path);
const names = await files.names(directory === '.' ? '' : directory);
if (names?.includes(node_path_0_.posix.basename(path)) !== true)
return undefined;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(path)}, and no file could be read there from the commit.`);
}
async function refuseUnreadable(shownAs, read) {
return read().catch((error) => {
if (!(error instanceof _model_unreadable_file_js_8_ .i))
throw error;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(shownAs)}, which ${error.message}.`);
});
}
async function readPinnedFile(written, ports) {
const { readPinned, readPinnedAddress } = await __webpack_require__.e( 806).then(__webpack_require__.bind(__webpack_require__, 6806));
const address = readPinnedAddress(written);
const text = await readPinned(address, ports, (files) => readTrusted(address.directory, files));
if (text !== undefined)
return text;
throw new _model_policy_files_js_3_ .cq('has an address with a commit that has no such file.');
}
/***/ }),
/***/ 3209:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openAllowedSources: () => ( openAllowedSources)
});
var external_node_path_ = __webpack_require__(6760);
var argument_files = __webpack_require__(2603);
var read_configuration = __webpack_require__(1741);
var ask_git = __webpack_require__(9796);
var compare_with_commit = __webpack_require__(167);
var files_here = __webpack_require__(467);
var find_repository = __webpack_require__(6609);
var ended_by = __webpack_require__(7953);
var quote = __webpack_require__(8187);
var repository_address = __webpack_require__(7866);
var default_branch = __webpack_require__(3721);
var allowed_sources = __webpack_require__(8262);
var json_text = __webpack_require__(2177);
var parse = __webpack_require__(2340);
var exceptions = __webpack_require__(9272);
;// CONCATENATED MODULE: ./build/src/allowed-sources/source-address.js
const DEFAULT_REGISTRY = {
terraform: 'registry.terraform.io',
tofu: 'registry.opentofu.org',
};
const BUILT_IN = 'terraform.io/builtin/';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
const PROVIDER_PART = /^(?:-|[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)$/;
function readHost(text, usualPort = 443) {
const host = text.toLowerCase();
if (!HOST.test(host))
return undefined;
return host.replace(new RegExp(`:0*${usualPort}$`), '');
}
function readProviderAddress(text, program) {
const problem = 'is no address of a provider, as in `hashicorp/aws`';
const parts = text.toLowerCase().split('/');
const [type = '', namespace = 'hashicorp', host = DEFAULT_REGISTRY[program]] = parts.toReversed();
const readableHost = readHost(host);
const isWhole = PROVIDER_PART.test(type) && PROVIDER_PART.test(namespace) && parts.length <= 3;
if (!isWhole || readableHost === undefined)
return { problem };
return { value: `${readableHost}/${namespace}/${type}` };
}
function impliedProvider(localName, program) {
if (localName === 'terraform')
return { value: `${BUILT_IN}terraform` };
return readProviderAddress(localName, program);
}
function isBuiltIn(address) {
return address.startsWith(BUILT_IN);
}
const ARCHIVE = /\.(?:zip|tar\.gz|tgz|tar\.bz2|tbz2|tar\.xz|txz)$/;
const STEP = /^(?:[\w.~+@=,()-]|%20)+$/;
const QUERY = /^([a-z]+)=([\w.~+@=,:/][\w.~+@=,:/-]*)$/;
const USER = /^[\w.-]+$/;
function readModuleSource(text, program) {
const source = text.trim();
if (/^\.\.?[/\\]/.test(source)) {
if (source === text)
return { value: { kind: 'local', path: source } };
return { problem: 'has white space around a path. Write the path alone, between quotes' };
}
const refusal = REFUSED.find(({ pattern }) => pattern.test(source));
if (refusal !== undefined)
return { problem: refusal.why };
const [, forced, address = ''] = /^(?:([a-z0-9]+)::)?(.*)$/s.exec(source) ?? [];
const [beforeQuery, query] = splitAt(address, '?');
const [, name = '', value = ''] = QUERY.exec(query ?? '') ?? [];
if (query !== undefined && (name === '' || /\/\/|\.\./.test(value))) {
return { problem: SEVERAL_PARAMETERS };
}
const parameter = query === undefined ? undefined : { name, value };
const scheme = /^[a-z][a-z0-9+.-]*:\/\//.exec(beforeQuery)?.[0] ?? '';
const [beginning, subdirectory] = splitAt(beforeQuery.slice(scheme.length), '//');
const packageText = scheme + beginning;
const isWhole = subdirectory === undefined || subdirectory === '' || isPath(subdirectory.replace(/\/$/, ''));
if (!isWhole || packageText === '')
return { problem: NOT_WHOLE };
const found = readPackage(forced, packageText, program);
if ('problem' in found)
return found;
const expected = PARAMETERS[found.value.kind];
if (parameter !== undefined && !expected.includes(parameter.name)) {
return { problem: SEVERAL_PARAMETERS };
}
return { value: { ...found.value, query: parameter } };
}
const NOT_WHOLE = 'has a step that is empty, `.`, `..` or escaped. Write host and path out, with at most one `//` before the directory in the package';
const SEVERAL_PARAMETERS = 'has a query that changes what is fetched. One parameter can stand there: `ref` of a git repository, `checksum` of an archive, `digest` or `tag` of an OCI package';
const PARAMETERS = {
registry: [],
git: ['ref'],
archive: ['checksum'],
oci: ['digest', 'tag'],
};
const REFUSED = [
{ pattern: /[^\x21-\x7e]/, why: 'has a space or a character that is not ASCII' },
{ pattern: /[#\\]/, why: 'has a fragment or a backslash' },
{
pattern: /^(?:\/|~|\.|[a-z]:)|^(?:\w+::)*(?:file:|\.|\/|~)/i,
why: 'names a directory of the machine that plans',
},
{ pattern: /::.*::/, why: 'has two prefixes as in `git::`' },
{ pattern: /^(?:git::)?(?:http|git):\/\//i, why: 'is fetched without encryption. Write https' },
];
function splitAt(text, mark) {
const at = text.indexOf(mark);
return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
function isPath(path) {
return path.split('/').every((step) => STEP.test(step) && step !== '.' && step !== '..');
}
function readPackage(forced, text, program) {
if (text.includes('://'))
return readUrl(forced, text);
if (forced !== undefined && forced !== 'git')
return { problem: UNKNOWN };
const scp = /^git@([^/:@]+):([^:]+)$/.exec(text);
if (scp !== null)
return namedPackage('git', scp[1], scp[2], 22);
const isOnGit = forced === undefined || /^(?:github\.com|bitbucket\.org)\//.test(text);
return isOnGit ? readShortForm(text, program) : { problem: UNKNOWN };
}
const UNKNOWN = 'is in a form that is not read here. Write it as in `git::https://github.com/acme/vpc.git`, `acme/vpc/aws` or `https://example.com/vpc.zip`';
function readUrl(forced, text) {
const [, scheme = '', user = '', host, path] = /^([a-z]+):\/\/(?:([^/@]*)@)?([^/@]+)\/(.+)$/.exec(text) ?? [];
if (user !== '' && !USER.test(user))
return { problem: 'has a password in it' };
const kind = PACKAGE_KINDS[`${forced ?? ''}::${scheme}`];
if (kind === undefined)
return { problem: UNKNOWN };
if (scheme === 'ssh') {
if (user !== 'git')
return { problem: 'has another user than `git`' };
return namedPackage(kind, host, path, 22);
}
const found = namedPackage(kind, host, path);
if (user === '' || 'problem' in found)
return found;
return { value: { kind, name: `${user}@${found.value.name}` } };
}
const PACKAGE_KINDS = {
'git::https': 'git',
'git::ssh': 'git',
'::https': 'archive',
's3::https': 'archive',
'gcs::https': 'archive',
'::oci': 'oci',
};
function namedPackage(kind, host, path, usualPort = 443) {
const readableHost = readHost(host ?? '', usualPort);
if (readableHost === undefined || !isPath(path ?? ''))
return { problem: NOT_WHOLE };
return { value: { kind, name: `${readableHost}/${path}` } };
}
const REGISTRY_NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/;
const TARGET_SYSTEM = /^[0-9a-z]{1,64}$/;
function readShortForm(text, program) {
const steps = text.split('/');
const [first = '', owner, repository] = steps;
if (first === 'github.com' || first === 'bitbucket.org') {
if (owner === undefined || repository === undefined || !isPath(text)) {
return { problem: NOT_WHOLE };
}
return namedPackage('git', first, `${owner}/${repository.replace(/\.git$/, '')}.git`);
}
if (steps.length < 3 || steps.length > 4)
return { problem: UNKNOWN };
const host = steps.length === 4 ? readHost(first) : DEFAULT_REGISTRY[program];
const [namespace = '', name = '', system = ''] = steps.slice(-3);
const isNamed = REGISTRY_NAME.test(namespace) && REGISTRY_NAME.test(name);
const isHost = host !== undefined && (/[.:]/.test(host) || host === 'localhost');
if (!isNamed || !TARGET_SYSTEM.test(system) || !isHost)
return { problem: UNKNOWN };
if (/^(?:github\.com|bitbucket\.org)$/.test(host))
return { problem: UNKNOWN };
return { value: { kind: 'registry', name: `${host}/${namespace}/${name}/${system}` } };
}
const TAG = /^(?![0-9a-f]{4,64}$)(?!refs\/)[A-Za-z0-9](?:[\w./+-]*[\w+-])?$/;
function pinOf({ kind, name, query }, version) {
if (kind === 'registry') {
const exact = exactVersion(version);
return exact === undefined ? undefined : { kind: 'version', version: exact };
}
if (query === undefined)
return undefined;
const { name: parameter, value } = query;
switch (parameter) {
case 'ref':
if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
return { kind: 'commit', commit: value };
return isTag(value) ? { kind: 'tag', tag: value } : undefined;
case 'tag':
return isTag(value) ? { kind: 'tag', tag: value } : undefined;
case 'digest':
return /^sha256:[0-9a-f]{64}$/.test(value) ? { kind: 'content' } : undefined;
default: {
const isChecksum = /^sha(?:256:[0-9a-f]{64}|512:[0-9a-f]{128})$/.test(value);
return isChecksum && ARCHIVE.test(name) ? { kind: 'content' } : undefined;
}
}
}
function isTag(value) {
return TAG.test(value) && /\d/.test(value);
}
function exactVersion(constraint) {
return /^\s*=?\s*v?(\d+(?:\.\d+){0,2}(?:-[0-9A-Za-z.-]+)?)\s*$/.exec(constraint)?.[1];
}
;// CONCATENATED MODULE: ./build/src/allowed-sources/version-constraint.js
const TERM = /^(=|!=|>=|<=|~>|>|<)?\s*v?(\d+(?:\.\d+){0,2})(?:-([0-9A-Za-z.-]+))?$/;
function isConstraint(text) {
return termsOf(text) !== undefined;
}
function satisfies(version, constraint) {
const [term] = termsOf(version) ?? [];
const terms = termsOf(constraint);
if (term === undefined || terms === undefined)
return false;
return terms.every((each) => fits(term.version, each));
}
function termsOf(text) {
const terms = [];
for (const part of text.split(',')) {
const found = TERM.exec(part.trim());
if (found === null)
return undefined;
const [, operator = '=', numbers = '', prerelease = ''] = found;
const written = numbers.split('.').map(Number);
const padded = [...written, 0, 0].slice(0, Math.max(3, written.length));
terms.push({
operator,
version: { numbers: padded, written: written.length, prerelease },
});
}
return terms;
}
function fits(version, { operator, version: bound }) {
const differences = version.numbers.map((number, at) => number - (bound.numbers[at] ?? 0));
const order = differences.find((difference) => difference !== 0) ?? 0;
const isSame = order === 0 && version.prerelease === bound.prerelease;
if (operator === '=')
return isSame;
if (operator === '!=')
return !isSame;
if (version.prerelease !== '' || bound.prerelease !== '')
return false;
switch (operator) {
case '>':
return order > 0;
case '>=':
return order >= 0;
case '<':
return order < 0;
case '<=':
return order <= 0;
default: {
const staying = bound.numbers.slice(0, Math.max(1, bound.written - 1));
return order >= 0 && staying.every((number, at) => version.numbers[at] === number);
}
}
}
;// CONCATENATED MODULE: ./build/src/allowed-sources/read-list.js
const LISTS = ['providers', 'modules', 'also'];
const MOST_CHARACTERS = 1_000_000;
const MOST_ENTRIES = 1_000;
const LONGEST_SOURCE = 500;
const LONGEST_REASON = 500;
const FIELDS = {
providers: ['source', 'version', 'reason', 'until'],
modules: ['source', 'tags', 'reason', 'until'],
also: ['source', 'reason', 'until'],
};
const KINDS = ['backend', 'state_store', 'terraform_remote_state', 'provisioner'].concat([
'key_provider',
'method',
'terragrunt',
]);
function parseAllowedSources(text) {
const refused = (message) => ({ problems: [{ where: WHERE, message }] });
if (text.length > MOST_CHARACTERS)
return refused(`has more than ${MOST_CHARACTERS} characters.`);
const json = text.replace(/^\uFEFF/, '');
const file = (0,parse.qF)(json);
if (!(0,parse.u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const problems = (0,json_text.H3)(json).map((key) => ({
where: WHERE,
message: `has the key ${(0,quote.hD)(key)} twice in one object, and only one of them could count. Remove one.`,
}));
problems.push(...(0,parse.vX)(file, ['$schema', 'enforcement_level', ...LISTS], WHERE, RESTRICTED));
const level = Object.hasOwn(file, 'enforcement_level') ? file['enforcement_level'] : 'mandatory';
if (level !== 'mandatory' && level !== 'advisory') {
const message = 'is neither "mandatory" nor "advisory".';
problems.push({ where: `${WHERE}.enforcement_level`, message });
}
const read = (list) => {
const entries = Object.hasOwn(file, list) ? file[list] : [];
if (!Array.isArray(entries)) {
problems.push({ where: `${WHERE}.${list}`, message: `is not a list. ${SHAPE}` });
return [];
}
if (entries.length > MOST_ENTRIES) {
const message = `has more than ${MOST_ENTRIES} entries. Use \`*\` for a step of an address.`;
problems.push({ where: `${WHERE}.${list}`, message });
return [];
}
const values = entries;
return values.flatMap((value, at) => readEntry(value, list, `${list}[${at}]`, problems));
};
const allowed = {
level: level === 'advisory' ? 'advisory' : 'mandatory',
providers: read('providers'),
modules: read('modules'),
also: read('also'),
};
return problems.length > 0 ? { problems } : { allowed };
}
const WHERE = 'allowed-sources';
const RESTRICTED = 'what is allowed';
const SHAPE = 'Write {"providers": ["registry.terraform.io/hashicorp/aws"], "modules": ["github.com/acme/*"], "also": ["provisioner local-exec"]}.';
function readEntry(value, list, where, problems) {
const record = typeof value === 'string' ? { source: value } : value;
if (!(0,parse.u4)(record)) {
problems.push({ where, message: 'is neither a text nor an object.' });
return [];
}
const found = (0,parse.vX)(record, FIELDS[list], where, RESTRICTED);
const add = (field, message) => {
if (message !== undefined)
found.push({ where: `${where}.${field}`, message });
};
const { source, version, tags, reason, until } = record;
add('source', textProblem(source, LONGEST_SOURCE) ?? PROBLEM_OF_SOURCE[list](String(source)));
if (version !== undefined && !(typeof version === 'string' && isConstraint(version))) {
add('version', 'is no constraint, as in `>= 5.0, < 6.0` or `~> 5.1`.');
}
if (tags !== undefined && typeof tags !== 'boolean')
add('tags', 'is neither true nor false.');
if (reason !== undefined)
add('reason', textProblem(reason, LONGEST_REASON));
if (until !== undefined) {
const isDay = typeof until === 'string' && !Number.isNaN((0,exceptions.H_)({ until }, until));
add('until', isDay ? undefined : 'is not a day. Write it as in 2027-01-31.');
}
problems.push(...found);
if (found.length > 0)
return [];
return [
{
source: String(source),
version: (0,parse.r7)(version),
tags: tags === true,
reason: (0,parse.r7)(reason),
until: (0,parse.r7)(until),
},
];
}
function textProblem(text, longest) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > longest)
return `has more than ${longest} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (text !== text.trim() || text === '')
return 'is empty, or begins or ends with a space.';
return undefined;
}
const PROBLEM_OF_SOURCE = {
providers(text) {
const steps = text.split('/');
if (steps.length < 2 || steps.length > 3) {
return `${(0,quote.hD)(text)} is no address of a provider. Write \`registry.terraform.io/hashicorp/aws\`.`;
}
return stepsProblem(text, steps, /^[a-z0-9_-]+$/);
},
modules(text) {
const steps = text.split('/');
const [first = ''] = steps;
if (!/[.:]/.test(first) && steps.length !== 3) {
return `${(0,quote.hD)(text)} has no host. Write \`github.com/acme/vpc.git\`, or a module of a registry: \`acme/vpc/aws\`.`;
}
return stepsProblem(text, steps, /^(?:[\w.~+@=,()-]|%20)+$/);
},
also(text) {
const [, kind = '', name = ''] = /^(\S+) (\S.*)$/.exec(text) ?? [];
if (!KINDS.includes(kind)) {
return `${(0,quote.hD)(text)} names nothing that runs. Write one of ${KINDS.join(', ')}, and which: \`provisioner local-exec\`.`;
}
if (kind === 'terragrunt')
return stepsProblem(text, name.split('/'), /^[^*]+$/, 'path');
return /^[a-z0-9_-]+$/.test(name) ? undefined : `${(0,quote.hD)(name)} is no name of a ${kind}.`;
},
};
function stepsProblem(text, steps, form, kind = 'address') {
const wrong = steps.find((step) => step === '' || step === '.' || step === '..');
if (wrong !== undefined)
return `${(0,quote.hD)(text)} has a step that is empty, \`.\` or \`..\`.`;
const partial = steps.find((step) => step.includes('*') && step !== '*');
if (partial !== undefined) {
return `${(0,quote.hD)(text)} has \`*\` in a part of a step. It is one whole step between two slashes.`;
}
const [first = ''] = steps;
const isHost = /[.:]/.test(first);
if (kind === 'address' && first === '*' && steps.length > 2)
return `${(0,quote.hD)(text)} fits every host. Name one.`;
if (isHost && kind === 'address' && readHost(first.replace(/^[\w.-]+@/, '')) === undefined) {
return `${(0,quote.hD)(text)} begins with no host.`;
}
const named = isHost && kind === 'address' ? steps.slice(1) : steps;
const strange = named.find((step) => step !== '*' && !form.test(step));
return strange === undefined
? undefined
: `${(0,quote.hD)(text)} has the step ${(0,quote.hD)(strange)}, which no address has.`;
}
function entriesFor(allowed, list, name, program) {
return allowed[list].filter(({ source }) => read_list_fits(wholeSource(source, list, program), name));
}
function wholeSource(source, list, program) {
const steps = source.split('/');
const [first = ''] = steps;
const count = { providers: 2, modules: 3, also: 0 }[list];
if (list === 'providers' && steps.length === count) {
return `${DEFAULT_REGISTRY[program]}/${source}`;
}
if (list === 'modules' && steps.length === count && !/[.:]/.test(first)) {
return `${DEFAULT_REGISTRY[program]}/${source}`;
}
if (list === 'also')
return source;
const [, user = '', host = ''] = /^([\w.-]+@)?(.*)$/.exec(first) ?? [];
return [`${user}${readHost(host) ?? host}`, ...steps.slice(1)].join('/');
}
function read_list_fits(pattern, name) {
const [wanted, steps] = [pattern, name].map((text) => text.replace(' ', '/').split('/'));
if (wanted === undefined || steps === undefined)
return false;
return (wanted.length === steps.length &&
wanted.every((step, at) => step === steps[at] || (step === '*' && steps[at] !== '')));
}
function isInForce({ until }, today) {
return until === undefined || (0,exceptions.H_)({ until }, today) >= 0;
}
var cloud_block = __webpack_require__(177);
var file_names = __webpack_require__(6817);
var module_files = __webpack_require__(868);
var module_manifest = __webpack_require__(7126);
var hcl_syntax = __webpack_require__(6949);
var add_to = __webpack_require__(2588);
;// CONCATENATED MODULE: ./build/src/allowed-sources/nested-blocks.js
const COMMENT = '//';
function nestedIn(body, type, labelCount) {
const ofBlocks = body.blocks
.filter((block) => block.type === type)
.map(({ labels, body: inner, range }) => ({ labels, body: inner, range }));
const ofAttributes = body.attributes
.filter(({ name }) => name === type)
.flatMap(({ value, range }) => asBlocks(value, labelCount, [], range));
return [...ofBlocks, ...ofAttributes];
}
function asBlocks(value, labelCount, labels, range) {
if (value.kind === 'literal' && value.value === null)
return [];
if (value.kind === 'tuple') {
return value.items.flatMap((item) => asBlocks(item, labelCount, labels, item.range));
}
if (value.kind !== 'object') {
const unknown = Array.from({ length: Math.max(0, labelCount) }, () => '?');
return [{ labels: [...labels, ...unknown], body: { attributes: [], blocks: [] }, range }];
}
if (labelCount === 0)
return [{ labels, body: bodyOf(value), range }];
return value.entries
.filter(({ key }) => nameOf(key) !== COMMENT)
.flatMap((entry) => asBlocks(entry.value, labelCount - 1, [...labels, nameOf(entry.key)], entry.key.range));
}
function bodyOf(value) {
const entries = value.kind === 'object' ? value.entries : [];
const attributes = entries
.map(({ key, value: inner }) => ({ name: nameOf(key), value: inner, range: key.range }))
.filter(({ name }) => name !== COMMENT);
return { attributes, blocks: [] };
}
function nameOf(key) {
return key.kind === 'literal' && key.template === undefined ? String(key.value) : '?';
}
;// CONCATENATED MODULE: ./build/src/allowed-sources/find-used.js
const TEST_DIRECTORY = 'tests';
function findUsed(directory, sources, program, { configuration, testDirectory = TEST_DIRECTORY } = {}) {
const finder = new Finder(directory, sources, program, configuration);
finder.walk(directory);
finder.readTests(directory, testDirectory);
return finder.used;
}
const LABELS = {
import: 0,
moved: 0,
removed: 0,
list: 2,
run: 1,
variables: 0,
mock_provider: 1,
override_resource: 0,
override_data: 0,
override_module: 0,
test: 0,
language: 0,
};
const WITH_PROVIDER = ['resource', 'data', 'ephemeral', 'action', 'list'];
const IN_MODULE = new Set(['terraform', 'provider', 'variable', 'locals', 'output', 'module', 'check', 'import'].concat([
'moved',
'removed',
...WITH_PROVIDER,
]));
const IN_TERRAFORM = new Set([
'required_providers',
'backend',
'cloud',
'provider_meta',
'state_store',
'encryption',
]);
const IN_TEST = new Set(['run', 'provider', 'variables', 'mock_provider', 'override_resource', 'override_data'].concat([
'override_module',
'test',
]));
const IN_RUN = new Set(['module', 'variables', 'plan_options', 'assert', 'override_resource', 'override_data'].concat([
'override_module',
]));
const QUIET_BACKENDS = ['local', 'remote', 'cloud'];
const QUIET_ENCRYPTION = ['key_provider pbkdf2', 'method aes_gcm', 'method unencrypted'];
class Finder {
used = {
providers: new Map(),
modules: [],
things: [],
refused: [],
doubts: [],
};
root;
sources;
program;
modules = new Map();
walked = new Set();
unclearFiles = new Map();
constructor(root, sources, program, configuration) {
this.root = root;
this.sources = sources;
this.program = program;
if (configuration !== undefined)
this.keep(configuration);
}
walk(directory, from) {
if (this.walked.has(directory))
return;
this.walked.add(directory);
const names = this.sources.files.readDirectory(directory).filter(file_names.ZC);
const read = new Set((0,file_names.as)(this.program, names));
if (read.size === 0) {
this.doubt(from, `There is no configuration in ${(0,quote.hD)(directory)}, so it is not known what would run.`);
}
const written = this.writtenAt(directory, read);
this.doubtUnclear(directory, read);
this.readModule(directory, written);
}
writtenAt(directory, read) {
if (!this.modules.has(directory))
this.keep((0,read_configuration.readConfiguration)(directory, this.sources));
const module = this.modules.get(directory);
return module === undefined
? []
: blocksOf(module).filter(({ path }) => read.has((0,external_node_path_.basename)(path)));
}
keep({ modules, unclear }) {
for (const module of modules) {
if (!this.modules.has(module.directory))
this.modules.set(module.directory, module);
}
for (const { path, why, range } of unclear) {
this.unclearFiles.set(path, { why, line: range?.startLine ?? 1 });
}
}
doubtUnclear(directory, read) {
for (const [path, { why, line }] of this.unclearFiles) {
const isHere = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path)) === path && read.has((0,external_node_path_.basename)(path));
if (!isHere && path !== directory)
continue;
this.doubt({ path, line }, `It is not certain what ${(0,quote.hD)((0,external_node_path_.basename)(path))} installs: ${why}.`);
}
}
readModule(directory, written) {
const places = new LocalNames();
const required = this.readRequired(written);
this.readTerraformBlocks(directory, written);
for (const { type, path, range } of written) {
if (IN_MODULE.has(type))
continue;
const text = `The block \`${type}\` is not one that Plangate knows, so it is not known what it would run.`;
this.doubt({ path, line: range.startLine }, text);
}
for (const type of WITH_PROVIDER) {
this.readResources(written.filter((block) => block.type === type), places);
}
const declared = new Set(written.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join(' ')));
for (const block of written)
this.readOther(block, declared, places);
this.addProviders(places, required);
this.readCalls(directory, written, required);
}
readRequired(written) {
const required = new Map();
for (const { type, path, body } of written) {
if (type !== 'terraform')
continue;
for (const { body: entries } of nestedIn(body, 'required_providers', 0)) {
for (const { name, value, range } of entries.attributes) {
const key = name.toLowerCase();
const entry = this.readRequiredProvider(name, value, { path, line: range.startLine });
(0,add_to.D)(required, key, entry);
}
}
}
for (const entries of required.values()) {
for (const { place, problem } of entries) {
if (problem !== undefined)
this.used.refused.push({ text: problem, place });
}
}
return required;
}
readRequiredProvider(name, value, place) {
if (value.kind !== 'object') {
const constraint = plainText(value);
if (constraint === undefined)
return this.asRequired(name, { problem: NOT_PLAIN }, [], place);
const implied = impliedProvider(name.toLowerCase(), this.program);
return this.asRequired(name, implied, [constraint], place);
}
const body = bodyOf(value);
const source = (0,hcl_syntax.yo)(body, 'source');
const constraint = plainText((0,hcl_syntax.yo)(body, 'version'));
const text = plainText(source);
const isRepeated = body.attributes.filter((each) => each.name === 'source').length > 1;
const hasUnknownKey = body.attributes.some((each) => each.name === '?');
let address = impliedProvider(name.toLowerCase(), this.program);
if (hasUnknownKey || isRepeated || (source !== undefined && text === undefined)) {
address = { problem: NOT_PLAIN };
}
else if (text !== undefined)
address = readProviderAddress(text, this.program);
return this.asRequired(name, address, constraint === undefined ? [] : [constraint], place);
}
asRequired(name, address, constraints, place) {
if ('value' in address)
return { address: address.value, constraints, place };
const problem = `The source of provider ${(0,quote.hD)(name)} ${address.problem}.`;
return { address: undefined, constraints, place, problem };
}
readResources(blocks, names) {
const chosen = new Set();
for (const { labels, body, path, range } of blocks) {
for (const { name, value } of body.attributes) {
if (name !== 'provider')
continue;
this.useProvider(value, { path, line: range.startLine }, names);
if (!(0,file_names.jn)((0,external_node_path_.basename)(path)))
chosen.add(labels.join(' '));
}
}
for (const { labels, path, range } of blocks) {
if (chosen.has(labels.join(' ')))
continue;
names.add(localNameOf(labels[0] ?? ''), { path, line: range.startLine });
}
for (const block of blocks) {
this.readProvisioners(block);
if (block.type === 'data')
this.readRemoteState(block);
}
}
useProvider(value, place, names) {
const text = value.kind === 'traversal' ? value.root : plainText(value)?.trim();
const [, name] = /^([\w-]+)(?:[.[].*)?$/s.exec(text ?? '') ?? [];
if (name !== undefined)
names.add(name.toLowerCase(), place);
else
this.used.refused.push({ text: `The provider ${NOT_PLAIN}.`, place });
}
readProvisioners({ body, path }) {
for (const { labels, range } of nestedIn(body, 'provisioner', 1)) {
this.add(`provisioner ${labels[0] ?? '?'}`, { path, line: range.startLine });
}
}
readRemoteState({ labels: [type], body, path, range }) {
if (type !== 'terraform_remote_state')
return;
const backend = plainText((0,hcl_syntax.yo)(body, 'backend')) ?? '?';
if (backend !== 'local')
this.add(`${type} ${backend}`, { path, line: range.startLine });
}
readOther(block, declared, names) {
const { type, labels, body, path, range } = block;
const place = { path, line: range.startLine };
switch (type) {
case 'provider':
names.add(labels[0]?.toLowerCase() ?? '?', place);
return;
case 'removed':
this.readProvisioners(block);
return;
case 'check': {
const inner = nestedIn(body, 'data', 2).map((each) => ({ ...each, type: 'data', path }));
this.readResources(inner, names);
return;
}
case 'import': {
const provider = (0,hcl_syntax.yo)(body, 'provider');
if (provider !== undefined)
this.useProvider(provider, place, names);
else
this.useOfImport((0,hcl_syntax.yo)(body, 'to'), place, declared, names);
return;
}
default:
}
}
useOfImport(to, place, declared, names) {
const steps = addressSteps(to);
if (steps === undefined) {
this.doubt(place, 'It is not certain which resource is imported here, and by which provider.');
return;
}
const [type = '', name = ''] = steps;
const isDeclared = declared.has(`${type} ${name}`);
if (type !== 'module' && !isDeclared)
names.add(localNameOf(type), place);
}
readTerraformBlocks(directory, written) {
for (const { type, body, path, range } of written) {
if (type !== 'terraform')
continue;
for (const block of body.blocks) {
if (IN_TERRAFORM.has(block.type))
continue;
const text = `The block \`${block.type}\` in \`terraform\` is not one that Plangate knows.`;
this.doubt({ path, line: block.range.startLine }, text);
}
if (directory === this.root)
this.readState(body, path, range);
for (const { body: encryption } of nestedIn(body, 'encryption', 0)) {
for (const part of ['key_provider', 'method']) {
for (const { labels, range: at } of nestedIn(encryption, part, 2)) {
const name = `${part} ${labels[0] ?? '?'}`;
if (QUIET_ENCRYPTION.includes(name))
continue;
this.add(name, { path, line: at.startLine });
}
}
}
}
}
readState(body, path, around) {
for (const part of ['backend', 'state_store']) {
for (const { labels, range } of nestedIn(body, part, 1)) {
const [kind = '?'] = labels;
if (part === 'backend' && QUIET_BACKENDS.includes(kind))
continue;
const line = range.startLine || around.startLine;
this.add(`${part} ${kind}`, { path, line });
}
}
}
addProviders(names, required) {
for (const entries of required.values()) {
for (const { address, constraints, place } of entries) {
if (address !== undefined)
this.addProvider(address, constraints, [place]);
}
}
for (const [name, places] of names.all) {
const entries = required.get(name);
if (entries !== undefined) {
for (const { address } of entries) {
if (address !== undefined)
this.addProvider(address, [], places);
}
continue;
}
const implied = impliedProvider(name, this.program);
if ('value' in implied)
this.addProvider(implied.value, [], places);
else {
const text = `The provider ${(0,quote.hD)(name)} ${implied.problem}.`;
this.used.refused.push({ text, place: places[0] });
}
}
}
addProvider(address, constraints, places) {
if (isBuiltIn(address))
return;
const provider = this.used.providers.get(address) ?? { address, constraints: [], places: [] };
this.used.providers.set(address, provider);
for (const constraint of constraints)
provider.constraints.push(constraint);
for (const place of places)
provider.places.push(place);
}
readCalls(directory, written, required) {
const calls = new Map();
for (const block of written) {
if (block.type !== 'module')
continue;
const [label = '?'] = block.labels;
(0,add_to.D)(calls, label, block);
}
for (const blocks of calls.values())
this.readCall(directory, blocks, required);
}
readCall(directory, blocks, required) {
const attributes = blocks.flatMap(({ body, path }) => body.attributes.map((attribute) => ({ ...attribute, path })));
const versions = attributes.filter(({ name }) => name === 'version');
const version = versions.map(({ value }) => plainText(value) ?? '?').join(',');
const sources = attributes.filter(({ name }) => name === 'source');
for (const { value, path, range } of sources) {
this.readSource(directory, value, version, { path, line: range.startLine });
}
const [first] = blocks;
if (sources.length === 0 && first !== undefined) {
const { path, range } = first;
this.readSource(directory, undefined, version, { path, line: range.startLine });
}
const names = new LocalNames();
for (const { name, value, path } of attributes) {
if (name !== 'providers')
continue;
for (const { value: provider } of bodyOf(value).attributes) {
this.useProvider(provider, { path, line: provider.range.startLine }, names);
}
}
this.addProviders(names, onlyNamed(required, names));
}
readSource(directory, source, version, place) {
const text = plainText(source);
if (text === undefined) {
const what = source === undefined ? 'is missing' : NOT_PLAIN;
this.used.refused.push({ text: `The source of this module ${what}.`, place });
return;
}
const read = readModuleSource(text, this.program);
if ('problem' in read) {
this.used.refused.push({ text: `The source ${(0,quote.hD)(text)} ${read.problem}.`, place });
return;
}
if (read.value.kind !== 'local') {
this.used.modules.push({ package: read.value, source: text, version, place });
return;
}
const path = (0,module_manifest.$S)(read.value.path.normalize('NFC'));
if (path === undefined)
return;
const places = (0,read_configuration.cH)(directory, path, this.sources.files);
const isThere = (each) => this.sources.files.readDirectory(each).some(file_names.ZC);
const found = places.filter(isThere);
for (const each of found.length > 0 ? found : places.slice(-1))
this.walk(each, place);
}
readTests(directory, testDirectory) {
const places = [...new Set([directory, (0,external_node_path_.resolve)(directory, testDirectory)])];
for (const place of places) {
const names = this.sources.files.readDirectory(place);
const tests = names.filter((name) => TESTS[this.program].test(name) && !name.startsWith('.'));
for (const name of tests)
this.readTest(directory, (0,external_node_path_.join)(place, name));
if (place !== directory)
continue;
for (const name of names.filter((each) => find_used_QUERY.test(each) && !each.startsWith('.'))) {
this.readQuery(directory, (0,external_node_path_.join)(place, name));
}
}
}
readTest(directory, path) {
const written = this.readFile(path);
const required = this.requiredAt(directory);
const names = new LocalNames();
for (const block of written) {
const { type, labels, range } = block;
const place = { path, line: range.startLine };
if (!IN_TEST.has(type)) {
this.doubt(place, `The block \`${type}\` is not one that Plangate knows in a test.`);
}
else if (type === 'provider')
names.add(labels[0]?.toLowerCase() ?? '?', place);
else if (type === 'run')
this.readRun(directory, block);
}
this.addProviders(names, onlyNamed(required, names));
}
readRun(directory, { body, path, range }) {
for (const { type, range: at } of body.blocks) {
if (IN_RUN.has(type))
continue;
const text = `The block \`${type}\` is not one that Plangate knows in a run of a test.`;
this.doubt({ path, line: at.startLine }, text);
}
for (const { body: module, range: at } of nestedIn(body, 'module', 0)) {
const place = { path, line: at.startLine || range.startLine };
const version = (0,hcl_syntax.yo)(module, 'version');
const text = version === undefined ? '' : (plainText(version) ?? '?');
this.readSource(directory, (0,hcl_syntax.yo)(module, 'source'), text, place);
}
}
readQuery(directory, path) {
const written = this.readFile(path);
const names = new LocalNames();
this.readResources(written.filter(({ type }) => type === 'list'), names);
for (const { type, labels, range } of written) {
if (type === 'provider')
names.add(labels[0]?.toLowerCase() ?? '?', { path, line: range.startLine });
}
this.addProviders(names, onlyNamed(this.requiredAt(directory), names));
}
requiredAt(directory) {
const names = this.sources.files.readDirectory(directory).filter(file_names.ZC);
const read = new Set((0,file_names.as)(this.program, names));
const written = this.writtenAt(directory, read);
const refused = this.used.refused.length;
const required = this.readRequired(written);
this.used.refused.length = refused;
return required;
}
readFile(path) {
const file = (0,module_files.sU)(path, (0,read_configuration.yR)(path, this.sources), this.sources.parsed);
const [problem] = file.problems;
const why = file.unread ?? problem?.message;
if (why !== undefined) {
const place = { path, line: problem?.range.startLine ?? 1 };
this.doubt(place, `It is not certain what ${(0,quote.hD)((0,external_node_path_.basename)(path))} installs: ${why}.`);
}
const ofBlocks = file.body.blocks.map((block) => ({ ...block, path }));
return [...ofBlocks, ...asWritten({ ...file.body, blocks: [] }, path)];
}
add(name, place) {
this.used.things.push({ name, place });
}
doubt(place, text) {
this.used.doubts.push({ text, place });
}
}
class LocalNames {
all = new Map();
add(name, place) {
(0,add_to.D)(this.all, name, place);
}
}
function onlyNamed(required, names) {
return new Map([...required].filter(([name]) => names.all.has(name)));
}
const NOT_PLAIN = 'is not written as one plain text';
function blocksOf({ blocks, topAttributes }) {
const ofBlocks = blocks.map(({ block, path }) => ({ ...block, path }));
const ofAttributes = topAttributes
.filter(({ path }) => (0,file_names.ZC)((0,external_node_path_.basename)(path)))
.flatMap(({ value, path }) => asWritten(bodyOf(value), path));
return [...ofBlocks, ...ofAttributes];
}
function asWritten(body, path) {
return [...new Set(body.attributes.map(({ name }) => name))].flatMap((type) => nestedIn(body, type, LABELS[type] ?? 0).map((block) => ({ ...block, type, path })));
}
function plainText(value) {
const isPlain = value?.kind === 'literal' && value.template === undefined;
return isPlain && typeof value.value === 'string' ? value.value : undefined;
}
function localNameOf(type) {
return (type.split('_')[0] ?? '').toLowerCase();
}
function addressSteps(to) {
if (to?.kind === 'traversal') {
const steps = to.steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
return [to.root, ...steps];
}
const text = plainText(to);
return text === undefined ? undefined : text.split(/[.[]/);
}
const TESTS = {
terraform: /\.tftest\.(?:hcl|json)$/,
tofu: /\.(?:tf|tofu)test\.(?:hcl|json)$/,
};
const find_used_QUERY = /\.tfquery\.(?:hcl|json)$/;
var parsed_files = __webpack_require__(7025);
;// CONCATENATED MODULE: ./build/src/allowed-sources/lock-file.js
const LOCK_FILE = '.terraform.lock.hcl';
function readLockFile(text, program, parsed = new parsed_files.p()) {
const { body, problems } = parsed.parse(LOCK_FILE, text);
const [problem] = problems;
if (problem !== undefined) {
return { problem: `line ${problem.range.startLine}: ${problem.message}` };
}
const locked = new Map();
for (const { type, labels, body: entry, range } of body.blocks) {
const [label = ''] = labels;
const isWhole = type === 'provider' && label.split('/').length === 3;
const address = readProviderAddress(label, program);
const version = (0,hcl_syntax.bK)((0,hcl_syntax.yo)(entry, 'version'));
const hashes = (0,hcl_syntax.yo)(entry, 'hashes');
const texts = hashes?.kind === 'tuple' ? hashes.items.map(hcl_syntax.bK) : [];
const isRepeated = new Set(entry.attributes.map(({ name }) => name)).size < entry.attributes.length;
const isRead = isWhole && 'value' in address && version !== undefined && !isRepeated;
if (!isRead || texts.includes(undefined) || locked.has(address.value)) {
return { problem: `line ${range.startLine}: this entry is not as \`init\` writes it` };
}
locked.set(address.value, {
address: address.value,
version,
hashes: new Set(texts.flatMap((hash) => hash ?? [])),
line: range.startLine,
});
}
if (body.attributes.length > 0)
return { problem: 'it has arguments outside of its entries' };
return { value: locked };
}
;// CONCATENATED MODULE: ./build/src/allowed-sources/terragrunt.js
const UNIT_FILES = ['terragrunt.hcl', 'terragrunt.hcl.json', 'terragrunt.stack.hcl'];
function terragruntFilesIn(directory, files) {
const names = files.readDirectory(directory);
return UNIT_FILES.filter((name) => names.includes(name)).map((name) => (0,external_node_path_.join)(directory, name));
}
const MOST_FILES = 200;
function filesOfUnit(path, root, { files, parsed }, tracked) {
const all = [...tracked];
const found = new Set([path]);
for (const each of found) {
if (found.size > MOST_FILES)
return undefined;
const text = files.readFile(each);
const isJson = each.endsWith('.hcl.json');
if (text === undefined || !(isJson || each.endsWith('.hcl')))
continue;
const { body, problems } = parsed.parse((0,external_node_path_.basename)(each), text);
if (problems.length > 0)
return undefined;
const above = [(0,external_node_path_.dirname)(each)];
for (const at of above)
if (at !== root && at !== (0,external_node_path_.dirname)(at))
above.push((0,external_node_path_.dirname)(at));
for (const directory of above) {
for (const name of ['terragrunt.hcl', 'root.hcl'])
addIfThere((0,external_node_path_.join)(directory, name));
}
for (const ending of endingsIn(body, isJson)) {
if (ending === undefined)
return undefined;
for (const directory of above) {
addIfThere((0,external_node_path_.resolve)(directory, ending));
for (const name of UNIT_FILES)
addIfThere((0,external_node_path_.resolve)(directory, ending, name));
}
const tail = ending.replace(/^(?:\.{0,2}\/)+/, '');
if (tail === '' || !/[/.]/.test(ending))
continue;
for (const candidate of all) {
if (candidate === tail || candidate.endsWith(`/${tail}`))
found.add((0,external_node_path_.join)(root, candidate));
}
}
}
return [...found];
function addIfThere(candidate) {
if (files.readDirectory((0,external_node_path_.dirname)(candidate)).includes((0,external_node_path_.basename)(candidate))) {
if (files.readFile(candidate) !== undefined)
found.add(candidate);
}
}
}
function endingsIn(body, isJson) {
return [
...body.attributes.flatMap(({ name, value }) => PATHS.includes(name) && !isWrittenPath(value) ? [undefined] : endingsOf(value, isJson)),
...body.blocks.flatMap((block) => endingsIn(block.body, isJson)),
];
}
function wordsIn(text) {
const words = text.split(/[\s"'`;|&()<>{}[\]=,]+/);
return [...new Set([text.trim(), ...words])].filter((word) => /^[^\n\0]*\w[^\n\0]*$/.test(word));
}
function endingsOf(value, isJson) {
switch (value.kind) {
case 'literal':
return typeof value.value === 'string' ? wordsIn(value.value) : [];
case 'template':
return value.parts.flatMap((part) => endingsOf(part, isJson).map((ending) => ending?.replace(/^\/+/, '')));
case 'object':
return value.entries.flatMap(({ key, value: inner }) => {
const isPath = isJson && key.kind === 'literal' && PATHS.includes(String(key.value));
return isPath && !isWrittenPath(inner)
? [undefined]
: [...endingsOf(key, isJson), ...endingsOf(inner, isJson)];
});
case 'traversal':
return [];
case 'call': {
const inner = value.arguments.flatMap((part) => endingsOf(part, isJson));
const [first] = value.arguments;
const isRead = READING.includes(value.name);
return isRead && first !== undefined && !isWrittenPath(first) ? [...inner, undefined] : inner;
}
case 'for':
return [value.collection, value.key, value.value, value.condition].flatMap((part) => part === undefined ? [] : endingsOf(part, isJson));
default:
return (0,hcl_syntax.CI)(value).flatMap((part) => endingsOf(part, isJson));
}
}
const PATHS = ['path', 'config_path'];
function isWrittenPath(value) {
if (value.kind === 'literal')
return true;
if (value.kind === 'template') {
const last = value.parts.at(-1);
return last !== undefined && isWrittenPath(last);
}
return (value.kind === 'call' &&
value.name === 'find_in_parent_folders' &&
value.arguments.every((argument) => argument.kind === 'literal'));
}
const READING = ['read_terragrunt_config', 'run_cmd', 'file', 'templatefile', 'sops_decrypt_file'];
;// CONCATENATED MODULE: ./build/src/allowed-sources/judge-sources.js
async function judgeSources(request) {
const { directory, files } = request;
const configuration = (0,read_configuration.readConfiguration)(directory, files);
const { modules } = configuration;
const hasFileOfTofu = modules.some(({ paths }) => paths.some((path) => (0,file_names.d3)((0,external_node_path_.basename)(path))));
const either = hasFileOfTofu ? ['terraform', 'tofu'] : ['terraform'];
const names = files.files.readDirectory(directory).filter(file_names.ZC);
const planning = either.filter((program) => (0,file_names.as)(program, names).length > 0);
const unknown = planning.length > 0 ? planning : either;
const programs = request.program === undefined ? unknown : [request.program];
const judgements = [];
for (const program of programs) {
judgements.push(await new Judge(request, program).judge(configuration));
}
return {
refusals: firstOfEach(judgements.flatMap(({ refusals }) => refusals)),
doubts: firstOfEach(judgements.flatMap(({ doubts }) => doubts)),
notices: [...new Set(judgements.flatMap(({ notices }) => notices))],
};
}
function judgeInstalled(request, lockFile) {
return new Judge(request, request.program ?? 'terraform').judgeInstalled(lockFile);
}
function judgePlannedSources(request, plan) {
return new Judge(request, request.program ?? 'terraform').judgePlanned(plan);
}
function firstOfEach(remarks) {
const firsts = new Map();
for (const remark of remarks) {
const key = `${remark.place?.path}:${remark.place?.line} ${remark.text}`;
if (!firsts.has(key))
firsts.set(key, remark);
}
return [...firsts.values()];
}
const PROGRAM_FILES = /^(?:\.terraform(?:\/|$)|\.terragrunt-cache(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$)))/i;
const STATE_FILES = /^(?:terraform\.tfstate(?:\.backup)?$|terraform\.tfstate\.d(?:\/|$))/i;
const CLI_FILES = /(?:^|\/)(?:\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/i;
const PROVISIONER_FILE = /^terraform-provisioner-([^/]+?)(?:_v.*|\.exe)?$/i;
class Judge {
request;
program;
refusals = [];
doubts = [];
notices = [];
inside;
constructor(request, program) {
this.request = request;
this.program = program;
this.inside = slashed((0,external_node_path_.relative)(request.root, request.directory));
}
async judge(configuration) {
const { directory, files, testDirectory } = this.request;
const used = findUsed(directory, files, this.program, { configuration, testDirectory });
this.doubts.push(...used.doubts);
for (const refused of used.refused)
this.refuse(refused.text, refused.place);
const locked = await this.judgeLockFile(used);
for (const provider of used.providers.values())
this.judgeProvider(provider, locked);
await Promise.all(used.modules.map((module) => this.askForCommit(module)));
for (const module of used.modules)
await this.judgeModule(module);
await this.judgeThings(used.things);
this.judgeFiles();
this.judgeLocalState(configuration);
for (const unit of terragruntFilesIn(directory, files.files))
await this.judgeTerragrunt(unit);
this.sayWhatModulesBring(used);
return this.said();
}
judgeInstalled(lockFile) {
const { files, directory } = this.request;
const path = (0,external_node_path_.join)(directory, LOCK_FILE);
const place = { path, line: 1 };
const committed = files.files.readFile(path);
const before = committed === undefined ? undefined : this.readLock(committed);
const after = this.readLock(lockFile ?? '');
if ('problem' in after) {
const text = `It is not certain what \`init\` has installed: ${after.problem}.`;
this.doubts.push({ text, place });
return this.said();
}
const locked = before !== undefined && 'value' in before ? before.value : undefined;
for (const { address, version } of after.value.values()) {
const what = `provider \`${address}\` ${version}`;
if (before !== undefined && locked?.get(address)?.version !== version) {
const why = 'was installed by `init`, and the lock file of the commit does not have it';
this.refuse(`${what} ${why}. Run \`init\`, and commit the lock file`, place);
}
else
this.judgeProvider({ address, constraints: [version], places: [place] }, after.value);
}
return this.said();
}
judgePlanned(plan) {
for (const name of providersOf(plan)) {
const address = readProviderAddress(name, this.program);
if ('problem' in address)
this.refuse(`provider \`${name}\` ${address.problem}`, undefined);
else if (!isBuiltIn(address.value)) {
this.findEntries('providers', address.value, `provider \`${address.value}\``, undefined);
}
}
return this.said();
}
readLock(text) {
return readLockFile(text, this.program, this.request.files.parsed);
}
said() {
return { refusals: this.refusals, doubts: this.doubts, notices: this.notices };
}
refuse(text, place, entry) {
this.refusals.push({ text, place, entry });
}
lookUp(list, name) {
const { allowed, today } = this.request;
const fitting = entriesFor(allowed, list, name, this.program);
const counting = fitting.filter((entry) => isInForce(entry, today));
if (counting.length > 0)
return { counting, why: undefined, entry: undefined };
const [ended] = fitting;
const why = ended?.until === undefined ? 'is not on the list' : `was allowed until ${ended.until}`;
return { counting, why, entry: { list, source: name } };
}
findEntries(list, name, what, place) {
const { counting, why, entry } = this.lookUp(list, name);
if (why !== undefined)
this.refuse(`${what} ${why}`, place, entry);
return counting;
}
judgeProvider({ address, constraints, places }, locked) {
const [place] = places;
const what = `provider \`${address}\``;
const entries = this.findEntries('providers', address, what, place);
if (entries.length === 0 || entries.some(({ version }) => version === undefined))
return;
const allowedVersions = entries.flatMap(({ version }) => version ?? []);
const lockedVersion = this.request.ignoresLock ? undefined : locked?.get(address)?.version;
const exact = constraints.map(exactVersion).find((version) => version !== undefined);
const version = lockedVersion ?? exact;
const words = allowedVersions.map((text) => `\`${text}\``).join(' or ');
if (version === undefined) {
this.refuse(`${what} is allowed in version ${words}, and its version is not known before it is installed: neither the lock file nor one exact version names it`, place);
}
else if (!allowedVersions.some((constraint) => satisfies(version, constraint))) {
this.refuse(`${what} is allowed in version ${words}, and this is ${version}`, place);
}
}
async judgeModule({ package: found, source, version, place }) {
const { name } = found;
const what = `module \`${(0,quote.hD)(source).slice(1, -1)}\``;
const { counting, why, entry } = this.lookUp('modules', name);
const pin = pinOf(found, version);
const isTag = pin?.kind === 'tag';
const isPinned = pin !== undefined && (!isTag || counting.some(({ tags }) => tags === true));
const unpinned = `without a pin: ${howToPin(found, isTag)}`;
if (why !== undefined) {
this.refuse(`${what} ${why}${isPinned ? '' : `, and ${unpinned}`}`, place, entry);
return;
}
if (!isPinned)
this.refuse(`${what} is ${unpinned}`, place);
else if (pin.kind === 'commit')
await this.judgeCommit(name, pin.commit, what, place);
}
async askForCommit({ package: found, version }) {
const pin = pinOf(found, version);
if (pin?.kind !== 'commit' || this.lookUp('modules', found.name).why !== undefined)
return;
await this.request.reach(found.name, pin.commit);
}
async judgeCommit(name, commit, what, place) {
const reach = await this.request.reach(name, commit);
const short = commit.slice(0, 12);
if (reach === 'reached')
return;
if (reach === 'not-reached') {
const why = 'the default branch of its repository does not have the commit';
this.refuse(`${what}: ${why} ${short}, so it was not merged there`, place);
}
else if (this.request.isOwnRepository(name)) {
const why = 'it is not known whether the default branch of this repository has the commit';
const remedy = 'Check out the whole history: `fetch-depth: 0`';
this.refuse(`${what}: ${why} ${short}. ${remedy}`, place);
}
else {
this.notices.push(`Whether the default branch of \`${name}\` has the commit ${short} is not known: anybody who may push there can have chosen it.`);
}
}
async judgeThings(things) {
const isState = ({ name }) => /^(?:backend|state_store) /.test(name);
const ofState = things.filter(isState);
const isUnchanged = ofState.length > 0 && (await this.isStateUnchanged(ofState));
for (const thing of things) {
if (isState(thing) && isUnchanged)
continue;
const what = `\`${thing.name}\`${isState(thing) ? ', which is not as the default branch has it,' : ''}`;
this.findEntries('also', thing.name, what, thing.place);
}
}
async isStateUnchanged(things) {
const { base, files, directory } = this.request;
if (base === undefined)
return false;
const at = (path) => (0,external_node_path_.resolve)(this.request.root, path);
const here = {
names: async (path) => files.files.readDirectory(at(path)),
read: async (path) => files.files.readFile(at(path)),
};
const [now, before] = await Promise.all([
(0,cloud_block.kd)(here, this.inside, files.parsed),
(0,cloud_block.kd)(base, this.inside, files.parsed),
]);
const isSame = now.written === before.written && now.isCertain && before.isCertain;
if (!isSame || !now.isLiteral)
return false;
const paths = things.flatMap(({ place }) => place.path);
for (const text of textsIn(now.written)) {
if (text === '' || text.startsWith('~') || paths.includes(text))
continue;
const path = (0,external_node_path_.resolve)(directory, text);
const content = files.files.readFile(path);
if (content === undefined)
continue;
if (!(await this.isUnchanged(path)))
return false;
for (const named of this.filesNamedIn(content, [directory, (0,external_node_path_.dirname)(path)])) {
if (!(await this.isUnchanged(named)))
return false;
}
}
return true;
}
filesNamedIn(text, from) {
const { root, files } = this.request;
const paths = wordsIn(text).flatMap((word) => from.map((place) => (0,external_node_path_.resolve)(place, word)));
return [...new Set(paths)].filter((path) => path.startsWith(root + external_node_path_.sep) && files.files.readFile(path) !== undefined);
}
async isUnchanged(path) {
const { base, files, root } = this.request;
const inRepository = slashed((0,external_node_path_.relative)(root, path));
if (base === undefined || inRepository.startsWith('../'))
return false;
const text = files.files.readFile(path);
const isText = text !== undefined && !text.includes('\ufffd');
return isText && (await base.read(inRepository)) === text;
}
async judgeLockFile(used) {
const { base, files, directory } = this.request;
const path = (0,external_node_path_.join)(directory, LOCK_FILE);
const isThere = files.files.readDirectory(directory).includes(LOCK_FILE);
const text = isThere ? files.files.readFile(path) : undefined;
const atBase = await base?.read(external_node_path_.posix.join(this.inside, LOCK_FILE));
if (text === undefined) {
if (isThere)
this.doubts.push({ text: `${LOCK_FILE} cannot be read.`, place: { path, line: 1 } });
else if (atBase !== undefined) {
const why = 'is on the default branch and is missing here, so that any version may be installed';
this.refuse(`\`${LOCK_FILE}\` ${why}. Bring it back`, { path, line: 1 });
}
return undefined;
}
const now = this.readLock(text);
if ('problem' in now) {
const sentence = `It is not certain what ${LOCK_FILE} says: ${now.problem}.`;
this.doubts.push({ text: sentence, place: { path, line: 1 } });
return undefined;
}
const before = atBase === undefined ? undefined : this.readLock(atBase);
const locked = before !== undefined && 'value' in before ? before.value : new Map();
for (const entry of now.value.values())
this.judgeLocked(entry, locked.get(entry.address), used, path);
const lost = [...locked.keys()].filter((address) => !now.value.has(address));
for (const address of lost)
this.judgeLost(address, used, { path, line: 1 });
return now.value;
}
judgeLocked(entry, before, used, path) {
const { address, version, hashes, line } = entry;
const place = { path, line };
if (before?.version === version) {
const missing = [...before.hashes].filter((hash) => !hashes.has(hash));
if (missing.length === 0)
return;
this.refuse(`provider \`${address}\` ${version} lacks hashes in the lock file that the default branch has (${(0,quote.Kf)(missing, 2)}), so that another archive would be installed. Bring them back`, place);
return;
}
if (used.providers.has(address))
return;
this.judgeProvider({ address, constraints: [version], places: [place] }, new Map([[address, entry]]));
}
judgeLost(address, used, place) {
const what = `provider \`${address}\` is in the lock file of the default branch, and is missing in this one`;
if (used.providers.has(address)) {
this.refuse(`${what}, so that any version may be installed. Bring it back`, place);
}
else if (used.modules.length > 0) {
this.notices.push(`${what}: where an allowed module still needs it, any version is installed.`);
}
}
judgeFiles() {
const { directory, files, tracked, root, cliConfiguration } = this.request;
const below = tracked === undefined ? this.namesHere() : this.trackedHere(tracked);
for (const name of below) {
const place = { path: (0,external_node_path_.join)(directory, name), line: 1 };
const [, provisioner] = PROVISIONER_FILE.exec(name) ?? [];
if (PROGRAM_FILES.test(name)) {
this.refuse(`\`${name}\` is where a program looks for programs to run. Take it out of git`, place);
}
else if (STATE_FILES.test(name)) {
this.refuse(`\`${name}\` is a state, and \`init\` installs the providers that it names. Take it out of git`, place);
}
else if (CLI_FILES.test(name)) {
this.refuse(`\`${name}\` says where providers come from. Take it out of git`, place);
}
else if (provisioner !== undefined) {
this.findEntries('also', `provisioner ${provisioner.toLowerCase()}`, `the program \`${name}\``, place);
}
}
for (const written of cliConfiguration) {
for (const path of new Set([(0,external_node_path_.resolve)(root, written), (0,external_node_path_.resolve)(directory, written)])) {
const inRepository = slashed((0,external_node_path_.relative)(root, path));
const isOfRepository = !inRepository.startsWith('../') && files.files.readFile(path) !== undefined;
if (!isOfRepository || (tracked !== undefined && !tracked.has(inRepository)))
continue;
const why = 'is the CLI configuration that the environment names, and it says where providers come from';
this.refuse(`\`${inRepository}\` ${why}. Keep it outside of the repository`, {
path,
line: 1,
});
}
}
}
trackedHere(tracked) {
const prefix = this.inside === '' ? '' : `${this.inside}/`;
return [...tracked].flatMap((path) => path.startsWith(prefix) ? [path.slice(prefix.length)] : []);
}
namesHere() {
const { directory, files } = this.request;
const inside = (name) => files.files.readDirectory((0,external_node_path_.join)(directory, name)).map((each) => `${name}/${each}`);
const names = files.files.readDirectory(directory).filter((name) => name !== '.terraform');
return [
...names,
...inside('.terraform').filter((name) => !/modules$|tfstate$|environment$/.test(name)),
...inside('terraform.d'),
];
}
judgeLocalState({ modules: [root] }) {
const { directory } = this.request;
for (const { block, path } of root?.blocks ?? []) {
if (block.type !== 'terraform')
continue;
for (const backend of block.body.blocks.filter(({ type }) => type === 'backend')) {
if (backend.labels[0] !== 'local')
continue;
const place = { path, line: backend.range.startLine };
for (const { name, value } of backend.body.attributes) {
const isText = value.kind === 'literal' && typeof value.value === 'string';
if (!isText)
this.refuse(`\`${name}\` of the backend \`local\` is not written as one plain text`, place);
else if (this.hasFileAt((0,external_node_path_.resolve)(directory, String(value.value)))) {
const why = 'is the state of the backend `local`, and `init` installs the providers that it names';
this.refuse(`\`${String(value.value)}\` ${why}. Take it out of git`, place);
}
}
}
}
}
hasFileAt(path) {
const { files, tracked, root } = this.request;
const inRepository = slashed((0,external_node_path_.relative)(root, path));
const isBelow = (file) => file === inRepository || file.startsWith(`${inRepository}/`);
if (tracked !== undefined && !inRepository.startsWith('../'))
return [...tracked].some(isBelow);
return files.files.readFile(path) !== undefined || files.files.readDirectory(path).length > 0;
}
async judgeTerragrunt(path) {
const { files, root, tracked } = this.request;
const place = { path, line: 1 };
const name = `terragrunt ${slashed((0,external_node_path_.relative)(root, path))}`;
if (this.findEntries('also', name, `\`${name}\``, place).length === 0)
return;
const read = filesOfUnit(path, root, files, tracked ?? []);
if (read === undefined) {
this.refuse(`\`${name}\` is allowed as the default branch has it, and it is not certain which files it reads: one is not written as one plain text`, place);
return;
}
for (const file of read) {
if (await this.isUnchanged(file))
continue;
const changed = slashed((0,external_node_path_.relative)(root, file));
this.refuse(`\`${name}\` is allowed as the default branch has it, and \`${changed}\` is not. Merge its change by itself`, {
path: file,
line: 1,
});
}
}
sayWhatModulesBring({ modules }) {
const names = [...new Set(modules.map(({ package: { name } }) => name))];
if (names.length === 0)
return;
this.notices.push(`What allowed modules bring is allowed with them, and is not judged here: ${(0,quote.Kf)(names.map((name) => `\`${name}\``), 5)}. Their providers are judged where the lock file names them.`);
}
}
function providersOf(plan) {
const names = new Set();
const read = (value) => {
if (Array.isArray(value))
value.forEach(read);
else if ((0,parse.u4)(value)) {
for (const [key, inner] of Object.entries(value)) {
const isName = key === 'provider_name' || key === 'full_name';
if (isName && typeof inner === 'string' && inner !== '')
names.add(inner);
else if (BY_NAME.includes(key) && (0,parse.u4)(inner))
Object.values(inner).forEach(read);
else if (!VALUES.includes(key) || (key === 'values' && isState(value)))
read(inner);
}
}
};
read(plan);
return [...names];
}
const BY_NAME = ['provider_config', 'module_calls'];
function isState(value) {
return 'format_version' in value && !('address' in value);
}
const VALUES = ['values', 'before', 'after', 'after_unknown', 'expressions', 'variables'].concat([
'sensitive_values',
'before_sensitive',
'after_sensitive',
'outputs',
'output_changes',
]);
function howToPin({ kind }, isTag) {
if (isTag)
return 'a tag can be moved. Write the commit in the source, or let the entry say `"tags": true`';
switch (kind) {
case 'registry':
return 'write one exact `version`, as in `"5.1.2"`';
case 'git':
return 'write the whole commit in the source, `?ref=` and 40 digits';
case 'archive':
return 'write its checksum in the source, `?checksum=sha256:` and 64 digits, of an archive such as `.zip`';
case 'oci':
return 'write its digest in the source, `?digest=sha256:` and 64 digits';
}
}
function slashed(path) {
return external_node_path_.sep === '/' ? path : path.split(external_node_path_.sep).join('/');
}
function textsIn(written) {
const texts = [];
JSON.parse(written, (_, value) => {
if (typeof value === 'string')
texts.push(value);
return value;
});
return texts;
}
var address_patterns = __webpack_require__(9486);
;// CONCATENATED MODULE: ./build/src/allowed-sources/remedy.js
const remedy_MOST_ENTRIES = 12;
function sayWhatToAdd(refusals, file, keepers) {
if (refusals.length === 0)
return undefined;
const byList = new Map();
for (const { entry } of refusals) {
if (entry === undefined)
continue;
byList.set(entry.list, (byList.get(entry.list) ?? new Set()).add(entry.source));
}
const where = `${(0,quote.hD)(file)} on the default branch${keptBy(keepers)}`;
if (byList.size === 0)
return `Change what is named above. What may be installed is in ${where}.`;
const parts = Array.from(byList, ([list, sources]) => {
const named = [...sources].slice(0, remedy_MOST_ENTRIES).map((source) => JSON.stringify(source));
const more = sources.size > remedy_MOST_ENTRIES ? ` and ${sources.size - remedy_MOST_ENTRIES} more` : '';
return `${named.join(', ')}${more} under \`${list}\``;
});
return `Use listed sources; or add, in a pull request of its own, to ${where}: ${parts.join('; ')}. It counts once that is merged.`;
}
function keptBy(keepers) {
return keepers.length > 0 ? `, kept by ${keepers.join(' and ')}` : '';
}
const OWNER_FILES = [
'.github/CODEOWNERS',
'CODEOWNERS',
'docs/CODEOWNERS',
'.gitlab/CODEOWNERS',
];
function ownersOfFile(text, path) {
let owners = [];
for (const line of text.split('\n')) {
const [pattern = '', ...named] = line
.replace(/(?:^|\s)#.*$/, '')
.trim()
.split(/\s+/);
if (pattern !== '' && fitsPath(pattern, path))
owners = named;
}
return owners.filter((owner) => /^@?[\w.@/+-]+$/.test(owner));
}
function fitsPath(pattern, path) {
const glob = pattern.replace(/^\//, '').replace(/\/$/, '').replace(/\*+/g, '*');
const steps = path.split('/');
const isFromRoot = /^\/|.\/./.test(pattern);
const beginnings = isFromRoot ? [0] : [...steps.keys()];
return beginnings.some((from) => [...steps.keys()].some((to) => (0,address_patterns.kt)(glob, steps.slice(from, to + 1).join('/'))));
}
;// CONCATENATED MODULE: ./build/src/allowed-sources/loaded-files.js
const MOST_READINGS = 200;
async function readLoaded(files, root, read) {
const names = new Map();
const texts = new Map();
for (let reading = 0; reading < MOST_READINGS; reading += 1) {
const missedNames = new Set();
const missedTexts = new Set();
const result = await read({
readDirectory(path) {
if (!names.has(path))
missedNames.add(path);
return names.get(path) ?? [];
},
readFile(path) {
if (!texts.has(path))
missedTexts.add(path);
return texts.get(path);
},
follow: (path) => [path],
});
if (missedNames.size + missedTexts.size === 0)
return result;
const inFiles = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
for (const path of missedNames)
names.set(path, (await files.names(inFiles(path))) ?? []);
for (const path of missedTexts)
texts.set(path, await files.read(inFiles(path)));
}
throw new Error('the configuration has too many levels of modules');
}
var commit_id = __webpack_require__(6238);
var git_files = __webpack_require__(3790);
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(1455);
var git_objects = __webpack_require__(1650);
var temporary = __webpack_require__(9622);
;// CONCATENATED MODULE: ./build/src/trust/reach.js
const MOST_COMMITS = 50_000;
async function historyOf(tip, repository, ports) {
const args = ['rev-list', `--max-count=${MOST_COMMITS}`, tip];
const listed = await (0,ask_git.kO)(ports, repository, tip, { args });
if ('why' in listed)
return undefined;
const ids = listed.text.split('\n').flatMap((line) => (0,commit_id.f)(line.trim()) ?? []);
const parsed = await (0,git_objects.Fe)(ids, repository, ports);
const commits = new Set([tip]);
for (const id of commits) {
for (const parent of parsed.get(id)?.parents ?? [])
commits.add(parent);
}
const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository.hH)(repository.gitDirectory), 'shallow'));
return { commits, isWhole: ids.length < MOST_COMMITS && !isShallow };
}
async function historyOnServer(address, ports) {
const remote = { address };
const answer = await (0,ask_git.k6)(remote, 'HEAD', ports);
if ('why' in answer)
return undefined;
const root = (0,temporary.ww)('plangate-history-');
try {
const repository = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
await (0,promises_.mkdir)((0,external_node_path_.join)(repository.gitDirectory, 'objects'), { recursive: true });
const why = await (0,ask_git.Ny)(ports, repository, remote, answer.commit);
return why === undefined ? await historyOf(answer.commit, repository, ports) : undefined;
}
finally {
(0,temporary.cF)(root);
}
}
function reachIn(history, commit) {
if (history?.commits.has(commit) === true)
return 'reached';
return history?.isWhole === true ? 'not-reached' : 'unknown';
}
var tree = __webpack_require__(734);
var find_exceptions = __webpack_require__(1126);
;// CONCATENATED MODULE: ./build/src/check/open-allowed-sources.js
async function readAllowedSources(where, ports) {
const read = await (0,find_exceptions._)('allowed-sources', where, ports);
if ('problems' in read)
return read;
if (read.text !== undefined)
return parseAllowedSources(read.text);
const missing = `Nothing is known of what may be installed: ${(0,quote.hD)(where.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
return { missing };
}
async function openAllowedSources(settings, ports) {
const read = await readAllowedSources(settings, ports);
if ('problems' in read)
return read;
if ('allowed' in read)
return new OpenedSources(read.allowed, settings, ports);
const judged = { evidence: (0,allowed_sources.DS)(settings.written, read.missing), notices: [] };
const judge = async () => judged;
return { file: settings.written, judge, judgeInstalled: judge, judgePlanned: judge };
}
const PATIENCE_MS = 20_000;
const LANES = 6;
class OpenedSources {
file;
allowed;
settings;
ports;
histories = new Map();
lanes = [];
askedUntil;
trackedIn = new Map();
keepers;
constructor(allowed, settings, ports) {
this.file = settings.written;
this.allowed = allowed;
this.settings = settings;
this.ports = ports;
}
judge(place) {
return this.judgeBy(place, judgeSources);
}
judgeInstalled(place, lockFile) {
return this.judgeBy(place, async (request) => judgeInstalled(request, lockFile));
}
judgePlanned(place, plan) {
return this.judgeBy(place, async (request) => judgePlannedSources(request, plan));
}
async judgeBy(place, judge) {
const request = await this.requestFor(place);
const { refusals, doubts, notices } = await this.judgeFiles(request, judge);
const where = (0,find_repository.eF)(place.root);
const pathOf = (at) => (0,find_repository.df)((0,external_node_path_.relative)(where, at?.path ?? where));
const keepers = refusals.length > 0 ? await this.readKeepers() : [];
const remedy = sayWhatToAdd(refusals, this.file, keepers);
const evidence = (0,allowed_sources.us)({
file: this.file,
level: this.allowed.level,
refused: refusals.map(({ text, place: at }) => {
const path = pathOf(at);
if (at === undefined || path.startsWith('../'))
return { text };
const { line } = at;
const location = { path, startLine: line, endLine: line, source: 'service' };
return { text, location };
}),
description: `what may be installed and run${keptBy(keepers)}`,
doubts: doubts.map(({ text, place: at }) => at === undefined ? text : `${text.replace(/\.$/, '')} (${pathOf(at)}:${at.line}).`),
});
return { evidence, notices: remedy === undefined ? notices : [remedy, ...notices] };
}
async judgeFiles(request, judge) {
const { commit: named } = this.settings;
if (named === undefined)
return judge(request);
const { root } = request;
const repository = (0,find_repository._8)(root);
const commit = (0,commit_id.f)(named);
const committed = repository && commit && (await (0,compare_with_commit.listCommitted)(commit, repository, this.ports));
if (repository === undefined || commit === undefined || committed === undefined) {
throw new Error(`git does not have the files of commit ${named.slice(0, 12)} here. Check out the head of the pull request`);
}
const tracked = new Set(committed.keys());
return readLoaded((0,git_files.T)(commit, repository, this.ports), root, (files) => judge({ ...request, tracked, files: (0,read_configuration.searchedFiles)(files, this.ports.parsed) }));
}
async requestFor(place) {
const { jobTree, workingDirectory, program } = this.settings;
const { environment } = this.ports;
const directory = (0,find_repository.eF)((0,external_node_path_.join)(place.root, place.workingDirectory));
const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
const { repository } = (0,find_repository.Di)(directory, workspace);
if (repository === undefined && jobTree.proposed) {
throw new Error('they are in no git repository, so they cannot be compared with the default branch');
}
const root = (0,find_repository.eF)(repository?.root ?? place.root);
const tracked = repository && (await this.listTracked(root, workspace));
const words = ['TF_CLI_ARGS', 'TF_CLI_ARGS_init'].flatMap((name) => {
const split = (0,argument_files.y)(environment[name] ?? '');
return 'value' in split ? split.value : ['-upgrade'];
});
const isOwnRepository = await this.ownRepository(root, workspace);
const testDirectory = words.flatMap((word, at) => {
const [flag, ...named] = word.split('=');
if (!/^--?test-directory$/.test(flag ?? ''))
return [];
return named.length > 0 ? named.join('=') : (words[at + 1] ?? []);
});
return {
allowed: this.allowed,
today: this.settings.today,
directory,
root,
files: (0,read_configuration.searchedFiles)(files_here.Jd, this.ports.parsed),
base: await this.baseOf(root),
tracked: tracked instanceof Set ? tracked : undefined,
program,
testDirectory: testDirectory[0],
cliConfiguration: ['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG'].flatMap((name) => {
const path = environment[name] ?? '';
return path === '' ? [] : (0,external_node_path_.isAbsolute)(path) ? (0,find_repository.eF)(path) : path;
}),
ignoresLock: words.some((word) => /^--?upgrade(?:=(?!0$|f$|false$).*)?$/i.test(word)),
isOwnRepository,
reach: (name, commit) => this.reach(name, commit, isOwnRepository(name) ? root : undefined),
};
}
listTracked(root, workspace) {
const listing = this.trackedIn.get(root) ?? (0,ask_git.sp)(root, workspace, this.ports);
this.trackedIn.set(root, listing);
return listing;
}
async baseOf(root) {
const { jobTree } = this.settings;
if (jobTree.proposed)
return jobTree.trusted(root, undefined);
return {
names: (path) => files_here.zK.names((0,external_node_path_.join)(root, path)),
read: (path) => files_here.zK.read((0,external_node_path_.join)(root, path)),
};
}
async ownRepository(root, workspace) {
const { repositoryAddress } = this.settings;
const { repository } = (0,find_repository.Di)(root, workspace);
const origin = repository && (await (0,ask_git.yv)(repository, this.ports));
const addresses = [
repositoryAddress,
origin && 'text' in origin ? origin.text.trim() : undefined,
].filter((address) => address !== undefined);
return (name) => addresses.some((address) => (0,repository_address.ve)(`https://${name}`, address));
}
async reach(name, commit, root) {
const key = root ?? name;
const asking = this.histories.get(key) ?? (root === undefined ? this.ask(name) : this.ownHistory(root));
this.histories.set(key, asking);
return reachIn(await asking, commit);
}
async ownHistory(root) {
const { jobTree } = this.settings;
const found = await (0,default_branch.Lc)(root, jobTree, this.ports).catch((error) => {
if (!(error instanceof tree.lI))
throw error;
return undefined;
});
return found && historyOf(found.commit, found.repository, this.ports);
}
ask(name) {
this.askedUntil ??= this.ports.alarms.in(PATIENCE_MS);
const until = this.askedUntil;
const lane = this.histories.size % LANES;
const before = this.lanes[lane] ?? Promise.resolve(undefined);
const asking = before.then(async () => {
if (until.aborted)
return undefined;
const answer = historyOnServer(`https://${name}`, this.ports);
return (0,ended_by.m)(until, answer).catch(() => undefined);
});
this.lanes[lane] = asking;
return asking;
}
readKeepers() {
this.keepers ??= this.findKeepers();
return this.keepers;
}
async findKeepers() {
const { written, directory, workingDirectory, jobTree } = this.settings;
if ((0,repository_address.Ny)(written))
return [];
const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
const root = (0,find_repository.Di)(directory, workspace).repository?.root;
if (root === undefined)
return [];
const base = await this.baseOf(root).catch(() => undefined);
const path = (0,find_repository.df)((0,external_node_path_.relative)(root, (0,external_node_path_.join)((0,find_repository.eF)(workingDirectory), written)));
for (const file of OWNER_FILES) {
const text = await base?.read(file).catch(() => undefined);
if (text !== undefined)
return ownersOfFile(text, path);
}
return [];
}
}
/***/ }),
/***/ 2603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V: () => ( filesInArguments),
y: () => ( splitWords)
});
var _model_quote_js_0_ = __webpack_require__(8187);
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
function filesInArguments(variables) {
const names = [];
for (const { key, value, category } of variables) {
if (!ARGUMENTS.includes(key) || category === 'terraform')
continue;
const words = typeof value === 'string' ? splitWords(value) : undefined;
if (words === undefined || 'problem' in words)
return undefined;
for (const [at, word] of words.value.entries()) {
const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
if (equals !== undefined)
names.push(name ?? '');
else if (/^--?var-file$/.test(word))
names.push(words.value[at + 1] ?? '');
}
}
return names;
}
function splitWords(text) {
const words = [];
const problem = (what) => ({
problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
});
let word = '';
let isBegun = false;
let quoteMark = '';
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\' && quoteMark !== "'") {
at += 1;
const escaped = text.charAt(at);
if (!isBegun || !/^["'\\ $]$/.test(escaped))
return problem('a `\\`');
word += escaped;
}
else if (quoteMark !== '' && character === quoteMark)
quoteMark = '';
else if (quoteMark !== '') {
word += character;
isBegun ||= !isSpace(character);
}
else if (character === '"' || character === "'") {
if (text.charAt(at + 1) === character && !isBegun)
return problem('an empty word in quotes');
quoteMark = character;
}
else if (isSpace(character)) {
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
word = '';
isBegun = false;
}
else if (/^[`()$;&|<>]$/.test(character))
return problem(`${(0,_model_quote_js_0_ .hD)(character)} outside of quotes`);
else {
word += character;
isBegun = true;
}
}
if (quoteMark !== '')
return { problem: `has no end of its quotes (${quoteMark}).` };
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
return { value: words };
}
function isSpace(character) {
return /^[ \t\r\n]$/.test(character);
}
/***/ }),
/***/ 8262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DS: () => ( sourcesNotJudged),
I: () => ( ALLOWED_SOURCES),
bE: () => ( stopsBeforeStart),
jC: () => ( bothJudged),
qW: () => ( RefusedBySources),
us: () => ( sourcesEvidence)
});
var _reading_js_0_ = __webpack_require__(988);
const ALLOWED_SOURCES = { name: 'allowed-sources', title: 'allowed sources' };
function sourcesEvidence(judged) {
const { file, level, refused, description, doubts } = judged;
const how = { complete: true };
const [first] = refused;
const result = {
system: ALLOWED_SOURCES.name,
policySet: file,
policy: 'allowed-sources',
level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
status: first === undefined ? 'passed' : 'failed',
overridable: false,
message: first?.text ?? '',
description,
output: refused.map(({ text }) => text),
location: first?.location,
resources: [],
generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
};
const results = first === undefined && doubts.length > 0 ? [] : [result];
const reading = { ...(0,_reading_js_0_ .iz)(), results, doubts: [...doubts] };
return { system: ALLOWED_SOURCES.name, how, reading };
}
function sourcesNotJudged(file, why) {
const judged = { file, level: 'mandatory', refused: [], description: '' };
return sourcesEvidence({ ...judged, doubts: [why] });
}
function stopsBeforeStart({ reading }) {
const { results, doubts } = reading;
return (doubts.length > 0 ||
results.some(({ status, level }) => status !== 'passed' && level !== 'advisory'));
}
class RefusedBySources extends Error {
name = 'RefusedBySources';
}
function bothJudged(one, other) {
const [first] = one.evidence.reading.results;
const [second] = other.evidence.reading.results;
const results = [first, second].filter((result) => result !== undefined);
const failed = results.filter(({ status }) => status !== 'passed');
const [base] = failed.length > 0 ? failed : results;
const doubts = [...one.evidence.reading.doubts, ...other.evidence.reading.doubts];
const messages = new Map(failed.flatMap(({ generalMessages }) => generalMessages.map((each) => [each.text, each])));
const generalMessages = [...messages.values()];
const result = base && {
...base,
output: generalMessages.map(({ text }) => text),
generalMessages,
};
const isKnown = result !== undefined && (failed.length > 0 || doubts.length === 0);
const reading = { ...(0,_reading_js_0_ .iz)(), results: isKnown ? [result] : [], doubts };
const notices = [...new Set([...one.notices, ...other.notices])];
return { evidence: { ...one.evidence, reading }, notices };
}
/***/ }),
};
