export const id = 3155;
export const ids = [3155];
export const modules = {
/***/ 78235:
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
var _schema_js_0_ = __webpack_require__(77934);
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
/***/ 95663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
if (typeof said === 'string')
return parsePath(said);
if (!Array.isArray(said) || said.length > DEEPEST)
return undefined;
const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === said.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, dotted, index, key] = found;
if (name !== undefined && whole.startsWith('.') !== end > 0)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(dotted ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __webpack_require__(17026);
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
/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Yo: () => ( tooOld),
cO: () => ( differencesFromCommit),
ev: () => ( isNamed)
});
var _model_repository_address_js_0_ = __webpack_require__(17866);
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
/***/ }),
/***/ 56650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_s: () => ( fromOutcomes),
lH: () => ( OUTCOME_LEVELS),
y0: () => ( printedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_attribute_path_js_5_ = __webpack_require__(95663);
var _model_or_else_js_6_ = __webpack_require__(17026);
var _model_status_js_1_ = __webpack_require__(62373);
var _client_wire_resource_js_2_ = __webpack_require__(78235);
var _named_resources_js_3_ = __webpack_require__(68397);
var _reading_js_4_ = __webpack_require__(10988);
const OUTCOME_LEVELS = [
'advisory',
'mandatory',
'soft-mandatory',
'hard-mandatory',
];
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, kind, unfinished } = (0,_reading_js_4_ .rk)(_model_status_js_1_ .o8, {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,_client_wire_resource_js_2_ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (unfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt);
reading.doubts.push(...(0,_reading_js_4_ .l$)(what, evaluation.attributes, _model_status_js_1_ .o8));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
const contrary = kind === 'unknown' ? [] : (0,_reading_js_4_ .vM)(what, status, reading.results);
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = named ?? '';
const error = set.attributes.error ?? '';
const mayPass = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const awaiting = (0,_model_status_js_1_ .I)(_model_status_js_1_ .j$, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayPass && (awaiting || isOverridden),
overridden: mayPass && isOverridden,
at: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,_client_wire_resource_js_2_ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = compareCounts(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
const output = error.split('\n');
const of = { system: 'policy-evaluation', policySet: name };
results.unshift({ ..._reading_js_4_ .H4, ...of, message: error, output });
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word } = (0,_reading_js_4_ .ns)(_model_status_js_1_ .vg, OUTCOME_LEVELS, outcome);
const printed = printedLines(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
const at = status === 'overridden' ? set.at : undefined;
const named = isGood ? [] : (0,_named_resources_js_3_ .$P)(printed);
const described = isGood || named.length > 0 ? [] : (0,_named_resources_js_3_ .Tc)(description);
const resources = [...named, ...described];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && isLenient,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(({ address }) => (address ? [address] : [])),
address: resources[0]?.address,
resources,
override: at === undefined ? undefined : { at },
};
}
function compareCounts(counts, results, broken) {
if (counts === null || counts === undefined)
return undefined;
const shown = (0,_reading_js_4_ .N4)(results);
const figures = [
['passed', 'passed', (0,_reading_js_4_ ._0)(counts, 'passed'), shown.passed],
['failed advisory', 'advisory failed', (0,_reading_js_4_ ._0)(counts, 'advisory-failed'), shown.advisory],
[
'failed mandatory',
'mandatory failed',
(0,_reading_js_4_ ._0)(counts, 'mandatory-failed'),
shown.mandatory,
],
['errored', 'errored', broken ? shown.errored : (0,_reading_js_4_ ._0)(counts, 'errored'), shown.errored],
];
for (const [name, did, count, listed] of figures) {
if (count === undefined)
return `does not say how many policies ${did}`;
if (count !== listed)
return `counts ${count} ${name} but lists ${listed}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = compareCounts(counts, results, broken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,_model_status_js_1_ .I)(_model_status_js_1_ .o8, status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
const MOST = 1_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedLines(output) {
const lines = [];
gather(output, lines, 0);
return lines;
}
function gather(value, lines, depth, of = {}) {
if (lines.length >= MOST || value === null || value === undefined)
return;
if (typeof value === 'string') {
for (const line of value.split('\n')) {
if (lines.length < MOST && line.trim() !== '')
lines.push({ text: (0,_named_resources_js_3_ .Io)(line.trimEnd()), ...of });
}
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gather(item, lines, depth + 1, of);
return;
}
if (depth < DEEPEST && typeof value === 'object') {
const fields = new Map(Object.entries(value));
const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
const [subject] = subjects;
const [address, ...others] = new Set(subjects.filter(_model_address_js_0_ .PW));
of =
others.length > 0 ? {} : { address, attribute: (0,_model_attribute_path_js_5_ .w)(fields.get('attribute')) };
const messageKey = SAYS.find((key) => fields.has(key));
if (messageKey !== undefined) {
const message = fields.get(messageKey);
const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
gather(lacksSubject ? `${subject}: ${message}` : message, lines, depth + 1, of);
return;
}
}
const text = (0,_model_or_else_js_6_ .N)(() => JSON.stringify(value), '(an output too deep to show)');
lines.push({ text: (0,_named_resources_js_3_ .Io)(text), ...of });
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
/***/ }),
/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
di: () => ( differencesFromOwn),
ku: () => ( unusualOptions),
pZ: () => ( differencesFromOptions),
sV: () => ( reportedOptions),
w3: () => ( differencesFromRequest)
});
var _run_options_js_0_ = __webpack_require__(19138);
const FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const given = LISTS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
return [...unusual(attributes, FLAGS), ...given];
}
function reportedOptions({ attributes }) {
const names = [...unusualOptions(attributes), ...unusual(attributes, OTHER_FLAGS)];
return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
const requested = (0,_run_options_js_0_ .l3)(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusual(attributes, OTHER_FLAGS)];
return [
...requested
.filter(([name, value]) => normal(attributes[name]) !== normal(value))
.map(([name, value]) => {
const shown = show(name, attributes[name]);
return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
];
}
function differencesFromRequest(run, mode, options = {}) {
const { attributes } = run;
const differences = differencesFromOptions(run, options);
if (mode === 'speculative') {
if (attributes['plan-only'] !== true)
differences.push('is not speculative: it could be applied');
if (attributes.actions?.['is-confirmable'] === true)
differences.push('can be confirmed and applied');
return differences;
}
if (attributes['save-plan'] !== true)
differences.push('does not only save its plan: it is an ordinary run');
if (attributes['auto-apply'] !== false)
differences.push('does not say that nothing applies it by itself');
return differences;
}
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const silent = [
...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const version = attributes['terraform-version'];
const isDefaultVersion = options['terraform-version'] === undefined;
return [
...differencesFromRequest(run, mode, options),
...silent.map((name) => `does not say what its "${name}" is`),
...(isDefaultVersion && (version !== terraformVersion || version === undefined)
? [
`planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
]
: []),
];
}
function unusual(attributes, flags) {
return Object.entries(flags)
.filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
.map(([name]) => name);
}
function normal(value) {
if (!Array.isArray(value))
return JSON.stringify(value);
const entries = value.map((each) => {
if (typeof each === 'string')
return each;
const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
return parts.sort().join();
});
return JSON.stringify(entries.sort());
}
function show(name, value) {
const shown = name === 'variables' ? (0,_run_options_js_0_ .PE)(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ })
};
