export const id = 7183;
export const ids = [7183];
export const modules = {
/***/ 8235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
Dl: () => ( relatedId),
Ik: () => ( object),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
Zc: () => ( resource),
_2: () => ( related),
gC: () => ( paginationSchema),
iC: () => ( spare),
kG: () => ( anyResourceSchema),
vK: () => ( countSchema)
});
var _schema_js_0_ = __webpack_require__(7934);
const id = _schema_js_0_ .FsL(_schema_js_0_ .YjP(), _schema_js_0_ .BpQ(1));
const identifierSchema = _schema_js_0_ ._H3({ id, type: _schema_js_0_ .YjP() });
const relationshipSchema = _schema_js_0_ ._H3({
data: _schema_js_0_ .lqM(_schema_js_0_ .mee(_schema_js_0_ .KCZ([_schema_js_0_ .YOg(identifierSchema), identifierSchema]))),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
const anyResourceSchema = _schema_js_0_ ._H3({
...identifierSchema.entries,
attributes: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema)),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
function related({ relationships = {} }, name) {
const spellings = [...new Set([name, name.replaceAll('-', '_')])]
.filter((spelling) => Object.hasOwn(relationships, spelling))
.map((spelling) => relationships[spelling]);
const [first, second] = spellings;
const parsed = _schema_js_0_ .xLC(relationshipSchema, first);
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, hinted: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, hinted: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resource(type, attributes) {
return _schema_js_0_ ._H3({
id,
type: _schema_js_0_ .euz(type),
attributes: _schema_js_0_ ._H3(attributes),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema), {}),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J()), {}),
});
}
const text = _schema_js_0_ .cl6(_schema_js_0_ .YjP());
const flag = _schema_js_0_ .cl6(_schema_js_0_ .zMY());
const countSchema = _schema_js_0_ .cl6(_schema_js_0_ .aig());
const timestamps = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .YjP())));
const flags = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .zMY())));
function spare(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function object(entries) {
return _schema_js_0_ .cl6(_schema_js_0_ ._H3(entries));
}
const paginationSchema = _schema_js_0_ ._H3({
'current-page': _schema_js_0_ .aig(),
'page-size': _schema_js_0_ .lqM(_schema_js_0_ .aig()),
'prev-page': countSchema,
'next-page': countSchema,
'total-pages': countSchema,
'total-count': countSchema,
});
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __webpack_require__(7026);
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
const url = short && !isUrl ? `ssh://${short[1]}/${short[2]}` : address.trim();
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = (0,_or_else_js_0_ .N)(() => decodeURI(pathname), pathname)
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
const claims = [
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
];
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
