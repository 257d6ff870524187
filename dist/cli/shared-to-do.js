export const id = 8087;
export const ids = [8087];
export const modules = {
/***/ 99753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ON: () => ( withPlaceOptions),
QW: () => ( withHostOption),
lG: () => ( quotedWord),
vR: () => ( overrideOfCommit)
});
const DEFAULT_ORIGIN = 'https://app.terraform.io';
function withHostOption(command, { serviceOrigin, directory = '.' }) {
const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
return isDefault ? command : `${command} --hostname ${hostname}`;
}
function withPlaceOptions(command, service) {
const { directory = '.', caFile, serviceOrigin } = service;
const files = [
directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
];
return `${withHostOption(command, { serviceOrigin })}${files.join('')}`;
}
function overrideOfCommit(named, place) {
const { commit, organization, workspaces } = named;
const list = quotedWord(workspaces.join(','));
const command = `plangate override --commit ${commit} --organization ${quotedWord(organization)} --workspaces ${list}`;
return withHostOption(command, place);
}
function pathWord(text) {
const line = text.replace(/\p{Cc}+/gu, ' ');
return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
function quotedWord(text) {
return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
/***/ }),
/***/ 80663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$_: () => ( compareWithBaseline),
Ad: () => ( findSame),
DE: () => ( commonBaseline),
Pc: () => ( keyOfPolicy)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
var _reading_js_2_ = __webpack_require__(10988);
function compareWithBaseline(results, current) {
const failuresOfSame = findSame(current);
return results.map((result) => {
const failures = (0,_reading_js_2_ .WN)(result) ? failuresOfSame(result) : undefined;
if (failures === undefined)
return result;
const baselineOf = readBaseline(failures);
if (result.resources.length === 0)
return { ...result, baseline: baselineOf(undefined) };
const resources = result.resources.map((resource) => {
return { ...resource, baseline: baselineOf(resource.address) };
});
return { ...result, resources, baseline: commonBaseline(resources) };
});
}
function findSame(others) {
const byPolicy = new Map();
for (const other of others) {
const key = keyOfPolicy(other);
const same = byPolicy.get(key);
if (same === undefined)
byPolicy.set(key, [other]);
else
same.push(other);
}
return (result) => {
if (result.policy === '' || result.policy === _systems_policy_checks_js_1_ .rY)
return undefined;
const same = byPolicy.get(keyOfPolicy(result)) ?? [];
const isClear = same.every((other) => (0,_reading_js_2_ .WN)(other) || other.status === 'passed');
return same.length > 0 && isClear ? same.filter(_reading_js_2_ .WN) : undefined;
};
}
function commonBaseline(resources) {
const [first] = resources;
const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
return areAlike ? first?.baseline : undefined;
}
function keyOfPolicy({ system, policySet, policy }) {
return JSON.stringify([system, policySet, policy]);
}
function readBaseline(failures) {
const numbers = failures.map(({ resources }) => resources.length);
const before = new Set(failures.flatMap(({ resources }) => resources.map(({ address }) => address)));
const areComplete = numbers.every((number) => number > 0 && number < _model_address_js_0_ .ps);
return (address) => {
if (failures.length === 0)
return 'new';
if (address === undefined)
return numbers.includes(0) ? 'existing' : undefined;
if (before.has(address))
return 'existing';
return areComplete ? 'new' : undefined;
};
}
/***/ }),
/***/ 29272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H_: () => ( daysLeft),
N$: () => ( acceptanceBy),
WY: () => ( ruleOfExceptions),
_v: () => ( endSentence),
j2: () => ( exceptionNotices),
ku: () => ( findEnded),
nL: () => ( indexEntries),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_json_text_js_4_ = __webpack_require__(62177);
var _model_parse_js_3_ = __webpack_require__(2340);
var _model_quote_js_5_ = __webpack_require__(28187);
var _address_patterns_js_1_ = __webpack_require__(79486);
var _systems_policy_checks_js_2_ = __webpack_require__(22941);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const MOST_CHARACTERS_OF = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_3_ .qF)(json);
if (!(0,_model_parse_js_3_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_json_text_js_4_ .H3)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_5_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...(0,_model_parse_js_3_ .vX)(file, ['$schema', 'exceptions'], 'exceptions', RESTRICTED),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...duplicateProblems(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_3_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const problems = (0,_model_parse_js_3_ .vX)(entry, FIELDS, where, RESTRICTED);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
}
if (problems.length > 0)
return { problems };
const textOf = (field) => String(entry[field]);
return {
value: {
policy: textOf('policy'),
address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
workspace: textOf('workspace'),
reason: textOf('reason'),
owner: textOf('owner'),
until: textOf('until'),
},
};
}
const RESTRICTED = 'the exception';
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > MOST_CHARACTERS_OF[field])
return `has more than ${MOST_CHARACTERS_OF[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEM_OF_FIELD[field](text, today);
}
const PROBLEM_OF_FIELD = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: (text) => /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
? undefined
: `${(0,_model_quote_js_5_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
until: untilProblem,
};
function addressProblem(text) {
const isOneAddress = (0,_model_address_js_0_ .PW)(text);
if (!isOneAddress && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_5_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOneAddress || (0,_address_patterns_js_1_ .MS)(text)
? undefined
: `${(0,_model_quote_js_5_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
const days = daysLeft({ until: text }, today);
if (Number.isNaN(days)) {
return `${(0,_model_quote_js_5_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return days > MOST_DAYS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
return isDay ? at : Number.NaN;
}
function daysLeft({ until }, today) {
return (readDay(until) - readDay(today)) / DAY_MS;
}
function duplicateProblems(readings) {
const problems = [];
const firstIndexes = new Map();
for (const [index, reading] of readings.entries()) {
if (!('value' in reading))
continue;
const { policy, address, workspace } = reading.value;
const key = JSON.stringify([policy, address, workspace]);
const first = firstIndexes.get(key);
if (first === undefined)
firstIndexes.set(key, index);
else {
const message = `is about the same failure as exceptions[${first}]. Remove one.`;
problems.push({ where: `exceptions[${index}]`, message });
}
}
return problems;
}
function indexEntries(entries) {
const read = entries.map((entry, order) => {
return { entry, order, fitsWorkspace: (0,_address_patterns_js_1_ .pV)(entry.workspace) };
});
const byPolicy = new Map();
for (const each of read) {
const ofPolicy = byPolicy.get(each.entry.policy);
if (ofPolicy === undefined)
byPolicy.set(each.entry.policy, [each]);
else
ofPolicy.push(each);
}
const patternsByPolicy = new Map();
const readPatterns = (name, ofPolicy) => {
const patterns = patternsByPolicy.get(name) ??
(0,_address_patterns_js_1_ .he)(ofPolicy.flatMap((each) => each.entry.address === undefined ? [] : [[each.entry.address, each]]));
patternsByPolicy.set(name, patterns);
return patterns;
};
return (names, workspace) => {
const found = names.flatMap((name) => {
const ofPolicy = byPolicy.get(name);
return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
});
const fitting = (some) => some
.filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
.sort((one, other) => one.order - other.order)
.map(({ entry }) => entry);
return {
entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
at: (address) => fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
};
};
}
function ruleOfExceptions(workspace, { entries, today }) {
const acceptances = new Map(entries
.filter((entry) => daysLeft(entry, today) >= 0)
.map((entry) => [entry, acceptanceBy(entry)]));
const findEntries = indexEntries([...acceptances.keys()]);
return (result) => {
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
if (ofWholePolicy !== undefined)
return acceptances.get(ofWholePolicy);
return (address) => {
const [first] = fitting.at(address);
return first && acceptances.get(first);
};
};
}
function acceptanceBy({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function namesOf({ policy, policySet, system }) {
if (policy === _systems_policy_checks_js_2_ .rY || system === 'guard')
return [];
return system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
}
const WARNING_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
const uses = findUses(judged, entries);
const judgedPolicies = policiesByPattern(judged);
for (const entry of entries) {
const fitting = uses.get(entry) ?? new Map();
const { first, named, shown } = judgedPolicies(entry.workspace);
if (first !== undefined && fitting.size === 0) {
const why = whyUnused(entry, named, shown);
say(first, `${describeException(entry)} ${why} Its owner is ${(0,_model_quote_js_5_ .hD)(entry.owner)}.`);
}
const ending = endSentence(entry, today);
for (const [workspace, ofWorkspace] of fitting) {
if (ending !== undefined)
say(workspace, ending);
const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
if (why !== undefined) {
say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
}
}
}
return notices;
}
function findUses(judged, entries) {
const uses = new Map();
const findEntries = indexEntries(entries);
for (const { workspace, results } of judged) {
for (const result of results) {
if (result.status === 'passed')
continue;
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
const ofMessages = new Set(result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources);
for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
const ofEntry = uses.get(entry) ?? new Map();
const ofWorkspace = ofEntry.get(workspace) ?? [];
ofWorkspace.push({ result, isOnlyInText });
uses.set(entry, ofEntry.set(workspace, ofWorkspace));
}
}
}
return uses;
}
function whyWithoutEffect(uses) {
const ofService = uses.filter(({ result }) => result.system !== 'own-policies');
if (ofService.some(({ result }) => result.level !== 'advisory')) {
return 'the policy is not advisory: the failure counts.';
}
return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}
function policiesByPattern(judged) {
const read = (pattern) => {
const fits = (0,_address_patterns_js_1_ .pV)(pattern);
const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
const named = new Set();
const shown = new Set();
for (const result of inWorkspaces.flatMap(({ results }) => results)) {
const names = namesOf(result);
for (const name of names)
named.add(name);
if (names.length > 0)
shown.add(result.policy);
}
return { first: inWorkspaces[0]?.workspace, named, shown };
};
const known = new Map();
return (pattern) => {
const policies = known.get(pattern) ?? read(pattern);
known.set(pattern, policies);
return policies;
};
}
function whyUnused({ policy }, named, shown) {
if (named.has(policy) || shown.size === 0) {
return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
}
const longer = [...shown].filter((name) => name.includes(policy));
const names = (0,_model_quote_js_5_ .Kf)([...new Set([...longer, ...shown])].map(_model_quote_js_5_ .hD), MOST_NAMED);
return `fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
}
const MOST_NAMED = 6;
function findEnded({ entries, today, }) {
const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) < 0));
return (result, workspace) => {
if (result.status !== 'failed')
return [];
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
return [...new Set([...ofWholePolicy, ...ofResources])].map((entry) => {
const { until, owner } = entry;
return { until, owner, said: endSentence(entry, today) ?? '' };
});
};
}
function endSentence(entry, today) {
const days = daysLeft(entry, today);
const { until, owner } = entry;
if (days > WARNING_DAYS)
return undefined;
if (days < 0) {
return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js_5_ .hD)(owner)}.`;
}
const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js_5_ .hD)(owner)}.`;
}
const ONLY_IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
const what = address === undefined ? `in ${(0,_model_quote_js_5_ .hD)(workspace)}` : `for ${(0,_model_quote_js_5_ .hD)(address)}`;
return `The exception from policy ${(0,_model_quote_js_5_ .hD)(policy)} ${what}`;
}
/***/ }),
/***/ 83008:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H1: () => ( causesByWorkspace),
cZ: () => ( causesOf),
HE: () => ( closesGate),
Yv: () => ( closingSections),
J5: () => ( isNotJudged),
jf: () => ( otherSections),
VR: () => ( resourceFingerprint),
R1: () => ( showableLocation)
});
;// CONCATENATED MODULE: ./build/src/model/ids.js
const ID = /(\s?)\b[a-z]{2,16}-(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{16,24}\b/g;
function withoutIds(text) {
return text.replaceAll(ID, (_, space) => (space === '' ? '…' : ''));
}
var errors = __webpack_require__(74132);
var model_verdict = __webpack_require__(83538);
var claim_result = __webpack_require__(34504);
var compare = __webpack_require__(80663);
var exceptions = __webpack_require__(29272);
var policy_owners = __webpack_require__(79925);
var to_do = __webpack_require__(11553);
var links = __webpack_require__(67713);
var occurrences = __webpack_require__(2314);
var report_text = __webpack_require__(74913);
var words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/causes.js
function causesOf(result, context) {
const ended = context.exceptions === undefined ? () => [] : (0,exceptions.ku)(context.exceptions);
const found = result.workspaces.flatMap((workspace) => foundIn(workspace, context, ended));
const { fingerprints, resources } = context.previous ?? {};
const previous = {
causes: fingerprints && new Set(fingerprints),
resources: resources && new Set(resources),
};
return (0,report_text.$z)(found, identityOf)
.map((alike) => (0,occurrences.tI)((0,to_do.D)(mergeAlike(alike, context, previous), context)))
.sort(compareCauses);
}
function identityOf(found) {
const { kind, policySet, policy, level, status, severity, guard, text } = found;
const { override, excepted, code } = found;
const accepted = [override?.by, override?.reason, excepted];
return [kind, policySet, policy, level, status, severity, guard, text, code, accepted];
}
function foundIn(workspace, { failOn }, findEndedOf) {
const green = (0,model_verdict.gf)(workspace.verdict.word);
const ofResults = [
...workspace.results.filter(hasNotPassed).map((each) => ofPolicy(each, workspace, findEndedOf)),
...workspace.runTasks.filter(hasNotPassed).map((each) => ofRunTask(each, workspace)),
...workspace.diagnostics.map((each) => ofDiagnostic(each, workspace)),
].map((found) => {
return green && closesGate(found) ? { ...found, severity: 'warns' } : found;
});
const reasons = unsaidReasons(workspace, ofResults, failOn);
const codes = new Map(workspace.verdict.reasons.map(({ text, code }) => [text, code]));
const told = ofResults.flatMap((found) => [
...(found.ended ?? []).map(({ said }) => said),
found.remedy,
]);
const ended = new Set(told);
const notices = workspace.notices.filter((text) => !ended.has(text)).map((text) => ({ text }));
return [
...ofResults.map((found) => ({ ...found, code: found.code ?? codes.get(found.message) })),
...reasons.map((message) => ofSentence('reason', message, workspace)),
...notices.map((message) => ofSentence('notice', message, workspace)),
];
}
function hasNotPassed(result) {
return result.status !== 'passed';
}
function ofPolicy(result, workspace, findEndedOf) {
const { level, status, message, output } = result;
const isUndecided = UNDECIDED_STATUSES.includes(status) || isOfUnknownLevel(result);
const isAlone = result.resources.length + result.generalMessages.length === 0;
const { location, excerpt } = result;
const said = message.trim() || (location && words.ly[status]) || '';
const alone = said === '' ? [] : [{ text: said, addresses: [], location, excerpt }];
const ended = findEndedOf(result, workspace.workspace);
return {
workspace,
kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
policySet: result.policySet,
policy: result.policy,
level,
status,
severity: policySeverity(result, isUndecided),
overridable: result.overridable,
guard: result.system === 'guard' ? true : undefined,
own: result.system === 'own-policies' ? true : undefined,
remedy: result.system === 'allowed-sources' ? workspace.notices[0] : undefined,
message,
output,
description: result.description,
resources: result.resources,
generalMessages: isAlone ? alone : result.generalMessages,
approval: result.approval,
override: result.override,
excepted: result.excepted,
baseline: result.baseline,
ended: ended.length > 0 ? ended : undefined,
text: result.policy === '' ? comparable(message, workspace) : '',
};
}
function isOfUnknownLevel({ level, status, policy }) {
return level === 'unknown' && !(status === 'errored' && policy === '');
}
const UNDECIDED_STATUSES = [
'unknown',
'not-evaluated',
'known-after-apply',
];
function policySeverity(result, isUndecided) {
if ((0,words.oB)(result))
return 'notes';
if (isUndecided)
return 'blocks';
if (result.level === 'advisory')
return 'warns';
return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function ofRunTask(task, workspace) {
const { name, level, status, message, overridable = false } = task;
const closing = overridable ? 'needs-override' : 'blocks';
return {
workspace,
kind: 'run-task',
policySet: '',
policy: name,
level,
status,
severity: level === 'advisory' ? 'warns' : closing,
overridable,
message,
output: (task.outcomes ?? []).map(({ title, status: found, body, url }) => {
const head = found === undefined ? title : `${title} (${found})`;
return [head, body, url].filter(Boolean).join('\n');
}),
resources: [],
generalMessages: message.trim() === '' ? [] : [{ text: message.trim(), addresses: [] }],
text: '',
};
}
function ofDiagnostic(diagnostic, workspace) {
const { severity, summary, detail, address, file, line, commit, excerpt } = diagnostic;
const location = file !== undefined && line !== undefined
? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
: undefined;
const text = detail?.trim() || summary;
return {
workspace,
kind: 'diagnostic',
policySet: '',
policy: summary,
level: 'unknown',
status: 'errored',
severity: severity === 'error' ? 'blocks' : 'notes',
overridable: false,
message: text,
output: [],
resources: address === undefined ? [] : [{ address, messages: [text], location, excerpt }],
generalMessages: address === undefined ? [{ text, addresses: [], location, excerpt }] : [],
text: '',
};
}
function unsaidReasons(workspace, found, failOn) {
const { verdict, results, runTasks } = workspace;
const { word } = verdict;
if ((0,model_verdict.gf)(word, failOn === 'never' ? 'mandatory' : failOn))
return [];
const isSaid = found.some(closesGate) || (word === 'advisory' && found.some(warns));
if (isSaid && ['blocked', 'needs-override', 'advisory'].includes(word))
return [];
const said = new Set([
...results.map(claim_result.bM),
...runTasks.map(claim_result.$K),
...found.map(({ message }) => message),
]);
const hasPlanError = found.some((each) => each.kind === 'diagnostic' && closesGate(each));
const planFailed = ({ code }) => word === 'errored' && hasPlanError && (code === undefined || code === errors.Lp.planFailed);
const reasons = verdict.reasons.filter((reason) => !said.has(reason.text) && !planFailed(reason));
if (reasons.length > 0 || isSaid)
return reasons;
return verdict.reasons.length > 0 ? verdict.reasons : [{ text: NO_REASON }];
}
const NO_REASON = 'The service gives no reason.';
function warns({ severity }) {
return severity === 'warns';
}
function ofSentence(kind, { text, code }, workspace) {
return {
workspace,
kind,
policySet: '',
policy: '',
level: 'unknown',
status: workspace.verdict.word === 'errored' && kind === 'reason' ? 'errored' : 'not-evaluated',
severity: kind === 'reason' ? 'blocks' : 'notes',
overridable: false,
message: text,
output: [],
resources: [],
generalMessages: [],
code,
failure: kind === 'reason' ? (workspace.failure?.kind ?? workspace.verdict.word) : undefined,
missedBy: kind === 'reason' ? workspace.missedBy : undefined,
text: `${workspace.verdict.word} ${comparable(text, workspace, code)}`,
};
}
const QUEUE = errors.Lp.runTooSlow;
function comparable(text, workspace, code) {
const bare = withoutIds(withoutName(text, workspace));
return code === QUEUE ? bare.replaceAll(/\d+/g, '0') : bare;
}
function withoutName(text, { workspace: name }) {
const bare = text
.replaceAll(` "${name}"`, '')
.replaceAll(`"${name}"`, '')
.replaceAll(`/${name}/`, '/…/')
.replaceAll(`/${name} `, '/… ');
return bare.startsWith(`${name}: `) ? bare.slice(name.length + 2) : bare;
}
function mergeAlike(alike, context, previous) {
const [{ workspace: first, text: _, ...found }] = alike;
const workspaces = [...new Set(alike.map(({ workspace }) => workspace.workspace))];
const fingerprint = fingerprintOf(found);
const resources = mergeResources(alike, found, context, previous.resources);
const isKnown = resources.some((resource) => resource.age === 'persisting');
const isSentence = found.kind === 'reason' || found.kind === 'notice';
const isOfOne = workspaces.length === 1;
return {
...found,
fingerprint,
blocks: isBlocking(found, context.failOn),
message: isSentence && !isOfOne ? withoutIds(withoutName(found.message, first)).trim() : found.message,
output: [...new Set(alike.flatMap(({ output }) => output))],
workspaces,
runs: runsOf(alike),
helpUrl: (0,links.xR)(found, context),
approval: leastApproved(alike),
overrideBy: overridersByComment(found, context),
overriders: found.severity === 'needs-override' && !found.guard && !found.own
? context.overriders
: undefined,
age: isKnown ? 'persisting' : ageOf(fingerprint, previous.causes),
baseline: (0,compare.DE)(alike),
withoutOverride: alike.flatMap(({ workspace }) => workspace.takesNoOverride === true ? [workspace.workspace] : []),
ended: mergeEnded(alike),
resources,
generalMessages: mergeMessages(alike, fingerprint, context),
};
}
function leastApproved(alike) {
const approvals = alike.flatMap(({ approval }) => approval ?? []);
return approvals.toSorted((one, other) => other.missing - one.missing)[0];
}
function mergeEnded(alike) {
const ended = (0,report_text.$z)(alike.flatMap((each) => each.ended ?? []), ({ until, owner }) => [until, owner]);
return ended.length > 0 ? ended.map(([one]) => one) : undefined;
}
function runsOf(alike) {
const runs = new Map();
for (const { workspace } of alike) {
const { workspace: name, runId, runUrl } = workspace;
if (runId !== undefined)
runs.set(name, { workspace: name, runId, runUrl });
}
return [...runs.values()];
}
function mergeResources(alike, name, context, previous) {
const all = alike.flatMap(({ resources, workspace }) => resources.map((resource) => ({ ...shownAt(resource), in: workspace.workspace })));
const groups = (0,report_text.$z)(all, ({ address, messages, location }) => [
address,
messages,
(0,words.CP)({ location }),
]);
return groups.map((group) => {
const [{ in: _, ...resource }] = group;
const fingerprint = resourceFingerprint(name, resource);
return {
...resource,
excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
fingerprint,
permalink: resource.location && (0,links.eL)(resource.location, context),
age: ageOf(fingerprint, previous),
baseline: (0,compare.DE)(group),
workspaces: [...new Set(group.map((each) => each.in))],
};
});
}
function mergeMessages(alike, fingerprint, context) {
const all = alike.flatMap(({ generalMessages, workspace }) => generalMessages.map((general) => ({ ...shownAt(general), in: workspace })));
const groups = (0,report_text.$z)(all, ({ text, addresses, location, in: workspace }) => [
addresses.length === 0 ? comparable(text, workspace) : text,
addresses,
(0,words.CP)({ location }),
]);
return groups.map((group) => {
const [{ in: _, ...message }] = group;
return {
...message,
excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
fingerprint: (0,report_text.tW)(`${fingerprint} ${message.text}`),
permalink: message.location && (0,links.eL)(message.location, context),
workspaces: [...new Set(group.map((each) => each.in.workspace))],
};
});
}
function shownAt(named) {
return { ...named, location: showableLocation(named.location) };
}
function ageOf(fingerprint, previous) {
if (previous === undefined)
return undefined;
return previous.has(fingerprint) ? 'persisting' : 'new';
}
function overridersByComment(found, { overrideBy: owners, isLocal, takesCommands }) {
if (found.severity !== 'needs-override')
return undefined;
if (found.approval !== undefined)
return found.approval.approvers;
if (owners === undefined)
return isLocal === true && takesCommands !== true ? [] : undefined;
if (found.guard === true)
return owners.others.names;
return owners.lines.length > 0 && !(0,policy_owners.y$)(found) ? [] : (0,policy_owners.K2)(owners, found).names;
}
function resourceFingerprint({ kind, policySet, policy }, { address, messages }) {
return (0,report_text.tW)(JSON.stringify([kind, policySet, policy, address, comparableMessage(messages)]));
}
function comparableMessage(messages) {
const text = messages.join('\n').slice(0, 400).toLowerCase();
return text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
function fingerprintOf(cause) {
const { kind, policySet, policy, message } = cause;
const text = policy === '' ? comparableMessage([withoutIds(message)]) : '';
return (0,report_text.tW)(JSON.stringify([kind, policySet, policy, text]));
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = [
'diagnostic',
'policy',
'run-task',
'undecided',
'reason',
'notice',
];
function compareCauses(one, other) {
return (rankOf(one) - rankOf(other) ||
KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
other.workspaces.length - one.workspaces.length ||
(0,report_text.UF)(one.policySet, other.policySet) ||
(0,report_text.UF)(one.policy, other.policy) ||
(0,report_text.UF)(one.message, other.message) ||
(0,report_text.UF)(one.fingerprint, other.fingerprint));
}
function rankOf(cause) {
const isLast = isNotJudged(cause) ? 0.5 : 0;
return SEVERITIES.indexOf(isNotJudged(cause) ? 'needs-override' : cause.severity) + isLast;
}
function isNotJudged({ kind, status, severity }) {
if (severity !== 'blocks')
return false;
if (kind === 'undecided' || kind === 'reason')
return true;
return (kind === 'policy' || kind === 'run-task') && status === 'errored';
}
function showableLocation(location) {
if (location === undefined)
return undefined;
const { path, startLine } = location;
const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
const parts = path.split('/');
const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
const canBeShown = path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
return severity === 'blocks' || severity === 'needs-override';
}
function isBlocking(found, failOn) {
const isFailure = (found.kind === 'policy' || found.kind === 'run-task') && found.status === 'failed';
if (failOn === 'never' && isFailure)
return false;
return closesGate(found) || (failOn === 'advisory' && found.severity === 'warns');
}
function causesByWorkspace(causes) {
const byWorkspace = new Map();
for (const cause of causes) {
for (const name of cause.workspaces) {
const known = byWorkspace.get(name);
if (known === undefined)
byWorkspace.set(name, [cause]);
else
known.push(cause);
}
}
return byWorkspace;
}
function closingSections(causes, green) {
const closing = causes.filter((cause) => cause.blocks || closesGate(cause));
const sections = [
{ id: 'must-fix', noun: 'failure', causes: [] },
{ id: 'overridable', noun: 'failure', causes: [] },
{ id: 'own-policies', noun: 'failure', causes: [] },
{ id: 'guarded', noun: 'failure', causes: [] },
{ id: 'unjudged', noun: 'cause', causes: [] },
];
for (const cause of closing) {
const id = closingSectionOf(cause, green);
sections.find((section) => section.id === id)?.causes.push(cause);
}
return sections.filter((section) => section.causes.length > 0);
}
function closingSectionOf(cause, green) {
if (isNotJudged(cause))
return 'unjudged';
if (green || cause.severity !== 'needs-override')
return 'must-fix';
if (cause.guard === true)
return 'guarded';
return cause.own === true ? 'own-policies' : 'overridable';
}
function otherSections(causes) {
const others = causes.filter((cause) => !cause.blocks && !closesGate(cause));
const accepted = others.filter(words.oB);
return [
{
id: 'advisory',
noun: 'advisory failure',
causes: others.filter(({ severity }) => severity === 'warns'),
},
{ id: 'accepted', noun: (0,words.uI)(accepted), causes: accepted },
{
id: 'warnings',
noun: 'warning',
causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
},
{ id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
];
}
/***/ }),
/***/ 11553:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( stepsOf),
D: () => ( withToDo)
});
var _model_command_line_js_7_ = __webpack_require__(99753);
var _model_own_pages_js_6_ = __webpack_require__(37694);
var _model_status_js_0_ = __webpack_require__(62373);
var _approval_words_js_1_ = __webpack_require__(70521);
var _policy_policy_owners_js_2_ = __webpack_require__(79925);
var _markdown_js_3_ = __webpack_require__(70075);
var _sentence_js_4_ = __webpack_require__(42251);
var _text_js_5_ = __webpack_require__(74913);
const namePart = (text) => (0,_sentence_js_4_ .vn)('name', text, 60);
const typedPart = (text) => (0,_sentence_js_4_ .vn)('typed', text, 10_000);
const MOST_NAMES = 5;
function distinctNames(names) {
return (0,_text_js_5_ .Z)([...new Set(names)].map(namePart), MOST_NAMES);
}
function andPush({ byPerson }) {
return byPerson === true ? (0,_sentence_js_4_ .MZ) `check again` : (0,_sentence_js_4_ .MZ) `push`;
}
function thenCheckAgain({ byPerson }) {
return byPerson === true
? (0,_sentence_js_4_ .MZ) `Then run the command again.`
: (0,_sentence_js_4_ .MZ) `Then re-run this job; no push is needed.`;
}
const BY_COMMENT = (0,_sentence_js_4_ .MZ) `The comment starts this job again.`;
function afterCommand(context) {
if (context.adoptsOverridden !== true)
return '';
return context.byPerson === true
? thenCheckAgain(context)
: (0,_sentence_js_4_ .MZ) `Then re-run this job by hand; no push is needed.`;
}
function withToDo(cause, context) {
if (!cause.blocks)
return cause;
const { kind, role, names } = whoActs(cause, context);
const todo = { kind, role, names, step: '' };
const { words, again } = stepFor(kind, [{ ...cause, todo }], context);
return { ...cause, todo: { ...todo, step: (0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` `, words, again) } };
}
function stepFor(kind, causes, context) {
if (kind === 'override')
return overrideStep(causes, context);
if (kind === 'approve')
return approveStep(causes, context);
const isSame = kind === 'fix-policies' || kind === 'repair';
return { words: STEPS[kind](causes, context), again: isSame ? thenCheckAgain(context) : '' };
}
const NOT_OF_POLICY = ['not-evaluated', 'unknown'];
function whoActs(cause, context) {
const { kind, status, severity, guard, own, overrideBy, overriders } = cause;
if (kind === 'reason')
return whoRepairs(cause);
if (severity === 'needs-override') {
const names = overrideBy ?? overriders ?? [];
return { kind: guard === true ? 'approve' : 'override', role: 'overriders', names };
}
const isOfService = guard === true || (own !== true && NOT_OF_POLICY.includes(status));
if (kind === 'undecided' && isOfService)
return { kind: 'repair', role: 'operators', names: [] };
if (kind === 'undecided' || (kind === 'policy' && status === 'errored')) {
const { overrideBy: owners } = context;
const names = owners === undefined ? [] : (0,_policy_policy_owners_js_2_ .K2)(owners, cause).names;
return { kind: 'fix-policies', role: 'policy-owners', names };
}
return { kind: 'fix', role: 'author', names: [] };
}
function whoRepairs({ failure = '', missedBy }) {
if (missedBy !== undefined)
return { kind: 'rerun-groups', role: 'author', names: [] };
const [kind, role] = REPAIRS[failure] ?? REPAIRS['undecided'] ?? ['repair', 'operators'];
return { kind, role, names: [] };
}
const REPAIRS = {
input: ['correct', 'author'],
archive: ['correct', 'author'],
'too-large': ['correct', 'author'],
unseen: ['correct', 'author'],
errored: ['correct', 'author'],
advisory: ['correct', 'author'],
canceled: ['rerun', 'author'],
timeout: ['wait', 'operators'],
refused: ['repair', 'operators'],
network: ['repair', 'operators'],
service: ['repair', 'operators'],
unplanned: ['repair', 'operators'],
undecided: ['repair', 'operators'],
};
const STEPS = {
fix: fixStep,
correct: correctStep,
'fix-policies': fixPoliciesStep,
repair: repairStep,
wait: (_, context) => context.byPerson === true
? (0,_sentence_js_4_ .MZ) `Run the command again later, or with a longer ${typedPart('--timeout')}.`
: (0,_sentence_js_4_ .MZ) `Re-run this job later, or set a longer ${typedPart('timeout')}; no push is needed.`,
'rerun-groups': ([{ workspaces }]) => {
const groups = workspaces.length === 1 ? 'job of its group' : 'jobs of their groups';
return (0,_sentence_js_4_ .MZ) `Re-run the failed ${groups}, then this one, which alone cannot judge ${distinctNames(workspaces)}.`;
},
rerun: (causes, { byPerson }) => {
const names = distinctNames(causes.flatMap(({ workspaces }) => workspaces));
const again = byPerson === true ? (0,_sentence_js_4_ .MZ) `Run the command again` : (0,_sentence_js_4_ .MZ) `Re-run this job`;
return (0,_sentence_js_4_ .MZ) `${again} for a verdict on ${names}.`;
},
};
function fixStep(causes, context) {
const remedies = [...new Set(causes.flatMap(({ remedy }) => remedy ?? []))];
const others = causes.filter(({ remedy }) => remedy === undefined);
const policies = others.filter(({ kind }) => kind !== 'diagnostic');
const errors = others.length - policies.length;
const named = errors === 1 ? (0,_sentence_js_4_ .MZ) `the plan error` : (0,_sentence_js_4_ .MZ) `the ${(0,_text_js_5_ .ZV)(errors)} plan errors`;
const what = [policies.length > 0 ? whatOf(policies) : '', errors > 0 ? named : ''];
const fix = others.length > 0
? (0,_sentence_js_4_ .MZ) `Fix ${(0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` and `, ...what)} and ${andPush(context)}.`
: '';
const texts = remedies.map((remedy) => (0,_sentence_js_4_ .vn)('text', remedy, 1_500));
return (0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` `, fix, ...texts);
}
function whatOf(causes) {
return distinctNames(causes.map(({ policy }) => policy));
}
function correctStep(causes, context) {
const runs = causes.flatMap((cause) => (cause.failure === 'errored' ? cause.runs : []));
const where = runs.length > 0 && context.isLocal !== true ? runLinks(runs, context) : '';
const [{ failure }] = causes;
if (causes.every((cause) => cause.failure === 'too-large')) {
return (0,_sentence_js_4_ .MZ) `Exclude what the plan does not need, which ${typedPart('plangate pack')} lists by its size, and ${andPush(context)}.`;
}
const what = failure === 'advisory'
? (0,_sentence_js_4_ .MZ) `Plan the whole configuration`
: (0,_sentence_js_4_ .MZ) `Correct what is said above`;
return where === ''
? (0,_sentence_js_4_ .MZ) `${what}, and ${andPush(context)}.`
: (0,_sentence_js_4_ .MZ) `Open ${where}, fix the failure, and ${andPush(context)}.`;
}
function runLinks(runs, context) {
const links = runs.map(({ workspace, runUrl = '' }) => {
const href = (0,_markdown_js_3_ .v7)(runUrl, [context.serviceOrigin]);
return href === undefined ? namePart(workspace) : (0,_sentence_js_4_ .uQ)(namePart(workspace), href);
});
return (0,_sentence_js_4_ .MZ) `the ${runs.length === 1 ? 'run' : 'runs'} of ${(0,_text_js_5_ .Z)(links, MOST_NAMES)}`;
}
function commandForComment(word, { takesCommands, commit, pullRequest }) {
const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
const anException = () => (0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `an exception`, (0,_model_own_pages_js_6_ .SO)('docs/exceptions.md'));
const MOST_RUNS = 100;
function overridersOf(causes, isFirst = true) {
const byComment = [...new Set(causes.flatMap(({ overrideBy = [] }) => overrideBy))];
const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
const isOfService = causes.some(({ own, guard }) => own !== true && guard !== true);
const names = [...byComment, ...teams];
if (names.length === 0) {
const who = isOfService ? 'who manage policy overrides' : 'whom the workflow names';
return (0,_sentence_js_4_ .MZ) `${isFirst ? 'Those' : 'those'} ${who}`;
}
const parts = (0,_text_js_5_ .J4)(names.map((name) => (0,_sentence_js_4_ .vn)('code', name, 80)), 4);
if (byComment.length > 0) {
return names.length === 1 ? parts : (0,_sentence_js_4_ .MZ) `${isFirst ? 'One' : 'one'} of ${parts}`;
}
const noun = names.length === 1 ? 'eam' : 'eams';
return (0,_sentence_js_4_ .MZ) `${isFirst ? 'T' : 't'}${noun} ${parts}`;
}
const makeKey = ({ lacksRecordKey }) => {
const approvals = (0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `approvals`, (0,_model_own_pages_js_6_ .SO)('docs/approvals.md'));
return lacksRecordKey === true
? (0,_sentence_js_4_ .MZ) `those who write the workflow set ${typedPart('record-key')}, which ${approvals} need without a service`
: (0,_sentence_js_4_ .MZ) `those who write the workflow make the key of ${approvals} (${typedPart('plangate approval-key')})`;
};
function withoutNamed(stepOf, word, causes, context) {
const approvals = causes.flatMap(({ approval = [] }) => approval);
const command = commandForComment(word, context);
const step = (0,_approval_words_js_1_ .Un)(approvals, command, context);
const again = context.hasApprovalKey === true && command !== undefined ? BY_COMMENT : '';
const [first, ...rest] = causes.filter(({ approval }) => approval === undefined);
if (first === undefined)
return { words: step, again };
const others = stepOf([first, ...rest], context);
return { words: (0,_sentence_js_4_ .MZ) `${step} ${others.words}`, again: others.again || again };
}
function overrideStep(causes, context) {
const named = causes.flatMap(({ approval = [] }) => approval);
if (named.length > 0)
return withoutNamed(overrideStep, 'approve', causes, context);
const ofService = causes.filter(({ own }) => own !== true);
const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
const all = context.isLocal === true ? [] : distinctRuns(ofService);
const runs = all.filter(({ workspace }) => !empty.has(workspace));
if (all.length > 0 && runs.length === 0) {
return { words: emptyPlanStep(ofService, context), again: '' };
}
const comment = commandForComment(context.isLocal === true ? 'approve' : 'override', context);
const fix = (0,_sentence_js_4_ .MZ) `Fix ${whatOf(causes)} and ${andPush(context)}`;
if (comment !== undefined && runs.length === 0 && context.hasApprovalKey !== true) {
const words = (0,_sentence_js_4_ .MZ) `${fix}; or ${makeKey(context)}, and ${overridersOf(causes, false)} can override it by a comment.`;
return { words, again: '' };
}
if (runs.length === 0) {
if (comment === undefined) {
const rerun = context.byPerson === true ? '' : ', and re-run this job once it is merged';
return { words: (0,_sentence_js_4_ .MZ) `${fix}; or ask for ${anException()}${rerun}.`, again: '' };
}
const words = (0,_sentence_js_4_ .MZ) `${overridersOf(causes)} can override ${whatOf(causes)} by the comment ${typedPart(comment)}, or the owner of the file of exceptions adds ${anException()}.`;
return { words, again: BY_COMMENT };
}
const areMany = runs.length > MOST_NAMES;
const which = areMany ? (0,_sentence_js_4_ .MZ) `the ${(0,_text_js_5_ .rj)(runs.length, 'run')}` : runLinks(runs, context);
const who = (0,_sentence_js_4_ .MZ) `${overridersOf(causes)} can override ${which}`;
const command = overrideCommand(runs, context);
const typed = (0,_sentence_js_4_ .MZ) `type ${typedPart(`${command} --reason "…"`)} with the ${(0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `command line`, (0,_model_own_pages_js_6_ .SO)('docs/cli.md#install'))}`;
if (comment === undefined)
return { words: (0,_sentence_js_4_ .MZ) `${who}: ${typed}.`, again: afterCommand(context) };
const words = (0,_sentence_js_4_ .MZ) `${who}: comment ${typedPart(comment)}${areMany ? '' : (0,_sentence_js_4_ .MZ) `, or ${typed}`}.`;
const again = (0,_sentence_js_4_ .MZ) `The comment starts this job again; after the command, re-run it by hand.`;
return { words, again: areMany ? BY_COMMENT : again };
}
function emptyPlanStep(causes, context) {
const empty = causes.filter(({ withoutOverride = [] }) => withoutOverride.length > 0);
const names = distinctNames(empty.flatMap(({ withoutOverride = [] }) => withoutOverride));
const option = context.byPerson === true
? (0,_sentence_js_4_ .MZ) `pass ${typedPart('--allow-empty-apply')}`
: (0,_sentence_js_4_ .MZ) `set ${typedPart('allow-empty-apply: true')} in ${typedPart('run-options')}`;
return (0,_sentence_js_4_ .MZ) `The plan of ${names} changes nothing, and the service takes no override of such a run. Fix ${whatOf(empty)} and ${andPush(context)}; or ${option}, and the next run takes one.`;
}
function overrideCommand(runs, context) {
const isNamed = context.onlyPlans === true && context.byPerson !== true;
const commit = isNamed ? context.commit?.sha : undefined;
if (runs.length > MOST_NAMES && commit !== undefined) {
const workspaces = [...new Set(runs.map(({ workspace }) => workspace))];
return (0,_model_command_line_js_7_ .vR)({ ...context, commit, workspaces }, context);
}
const ids = runs.slice(0, MOST_RUNS).map(({ runId }) => runId);
return (0,_model_command_line_js_7_ .QW)(`plangate override ${ids.join(' ')}`, context);
}
function distinctRuns(causes) {
const runs = new Map(causes.flatMap((cause) => cause.runs).map((run) => [run.runId, run]));
return [...runs.values()].filter(({ runId }) => /^[\w-]+$/.test(runId));
}
function approveStep(causes, context) {
const named = causes.flatMap(({ approval = [] }) => approval);
if (named.length > 0)
return withoutNamed(approveStep, 'allow-destroys', causes, context);
const change = (0,_sentence_js_4_ .MZ) `Take out of the change what is stopped by ${whatOf(causes)}, and ${andPush(context)}`;
const command = commandForComment('allow-destroys', context);
if (context.isLocal === true && command === undefined)
return { words: (0,_sentence_js_4_ .MZ) `${change}.`, again: '' };
if (command !== undefined && context.hasApprovalKey !== true) {
const words = (0,_sentence_js_4_ .MZ) `${change}; or ${makeKey(context)}, and ${overridersOf(causes, false)} can approve it by a comment.`;
return { words, again: '' };
}
if (command !== undefined) {
const words = (0,_sentence_js_4_ .MZ) `${change}; or ${overridersOf(causes, false)} can approve it by the comment ${typedPart(command)}.`;
return { words, again: BY_COMMENT };
}
const onRequest = context.byPerson === true ? 'on a pull request, ' : '';
const words = (0,_sentence_js_4_ .MZ) `${change}; or ${onRequest}where a workflow takes ${(0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `commands`, (0,_model_own_pages_js_6_ .SO)('docs/commands.md'))}, a comment can approve it.`;
return { words, again: '' };
}
function fixPoliciesStep(causes, context) {
const names = [...new Set(causes.flatMap(({ todo }) => todo?.names ?? []))];
const what = distinctNames(causes.map(({ policy, policySet }) => policy || policySet));
const isOwn = causes.every(({ own }) => own === true);
const unknown = causes.some(({ status }) => status === 'known-after-apply');
const address = (0,_model_own_pages_js_6_ .SO)(context.isLocal === true
? 'docs/local-policies.md#how-it-judges'
: 'docs/own-policies.md#what-a-policy-reads');
const page = isOwn ? (0,_sentence_js_4_ .MZ) ` (${(0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `what a policy reads`, address)})` : '';
const who = names.length === 0
? (0,_sentence_js_4_ .MZ) `Those who keep ${what}`
: (0,_sentence_js_4_ .MZ) `${(0,_text_js_5_ .J4)(names.map((name) => (0,_sentence_js_4_ .vn)('code', name, 80)), 4)}, who keep ${what},`;
const how = unknown
? (0,_sentence_js_4_ .MZ) `fix it, or those who write the workflow set ${typedPart('allow-unknown: true')}`
: (0,_sentence_js_4_ .MZ) `fix it`;
return (0,_sentence_js_4_ .MZ) `${who} ${how}${page}.`;
}
function doctorOptions({ organization }, name) {
const areNames = [organization, name].every((text) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text));
return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
function repairStep(causes, context) {
const [first] = causes;
const who = REPAIRERS[first.failure ?? ''] ?? (0,_sentence_js_4_ .MZ) `Those who run the service and the workflow`;
if (context.isLocal === true) {
return (0,_sentence_js_4_ .MZ) `${who} correct what is said above.`;
}
const options = doctorOptions(context, first.workspaces[0] ?? '');
const doctor = (0,_model_command_line_js_7_ .ON)(`plangate doctor${options}`, context);
return (0,_sentence_js_4_ .MZ) `${who} correct it: ${typedPart(doctor)} says how.`;
}
const REPAIRERS = {
refused: (0,_sentence_js_4_ .MZ) `Those who hold the token of this job`,
network: (0,_sentence_js_4_ .MZ) `Those who run the network of this job`,
service: (0,_sentence_js_4_ .MZ) `Those who run the service`,
unplanned: (0,_sentence_js_4_ .MZ) `Those who write the workflow`,
};
const ORDER = [
'fix',
'correct',
'override',
'approve',
'fix-policies',
'repair',
'wait',
'rerun-groups',
'rerun',
];
const MOST_STEPS = 4;
function stepAfterPush(kind, causes, context) {
if (kind !== 'override' && kind !== 'approve')
return undefined;
const hasRuns = context.isLocal !== true && causes.some(({ own, runs }) => !own && runs.length > 0);
if (!hasRuns && commandForComment(kind, context) === undefined)
return undefined;
const isNamed = causes.some(({ approval }) => approval !== undefined);
const who = isNamed ? (0,_sentence_js_4_ .MZ) `those whom the policies name` : overridersOf(causes, false);
const verb = kind === 'override' && !isNamed ? 'override' : 'approve';
const words = (0,_sentence_js_4_ .MZ) `That push is judged again. The new report has the command with which ${who} can ${verb} ${whatOf(causes)}, unless the push fixes that, too.`;
return { words, again: '' };
}
function stepsOf(view) {
const { causes, context, green } = view;
if (green)
return [];
const blocking = causes.filter(({ blocks }) => blocks);
const isPushed = context.byPerson !== true &&
blocking.some(({ todo }) => todo?.kind === 'fix' || todo?.kind === 'correct');
const byKind = ORDER.flatMap((kind) => {
const [first, ...others] = blocking.filter(({ todo }) => todo?.kind === kind);
if (first === undefined)
return [];
const those = [first, ...others];
const later = isPushed ? stepAfterPush(kind, those, context) : undefined;
return [{ kind, ...(later ?? stepFor(kind, those, context)) }];
});
const last = byKind.findLast(({ again }) => again !== '');
const steps = byKind.map((each) => each === last ? (0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` `, each.words, each.again) : each.words);
const shown = [
...steps,
...(isPushed ? [] : emptyPlanSteps(blocking, context)),
...provisionalStep(blocking, view, isPushed),
];
if (shown.length <= MOST_STEPS)
return shown;
const left = shown.length - MOST_STEPS + 1;
const rest = (0,_sentence_js_4_ .MZ) `${(0,_text_js_5_ .ZV)(left)} more: see the causes above.`;
return [...shown.slice(0, MOST_STEPS - 1), rest];
}
function emptyPlanSteps(blocking, context) {
const ofService = blocking.filter(({ todo, own }) => todo?.kind === 'override' && own !== true);
const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
const hasOthers = distinctRuns(ofService).some(({ workspace }) => !empty.has(workspace));
const isBeside = empty.size > 0 && hasOthers && context.isLocal !== true;
return isBeside ? [emptyPlanStep(ofService, context)] : [];
}
function provisionalStep(blocking, { workspaces, context }, isPushed) {
if (context.onlyPlans !== true)
return [];
const tooLate = blocking.filter(({ severity, level, own }) => severity === 'blocks' && level === 'soft-mandatory' && own !== true);
const set = context.byPerson === true
? (0,_sentence_js_4_ .MZ) `pass ${typedPart('--mode provisional')}`
: (0,_sentence_js_4_ .MZ) `those who write the workflow set ${typedPart('mode: provisional')}`;
if (tooLate.length > 0) {
return [
(0,_sentence_js_4_ .MZ) `Or ${set}: such a run waits for an override of ${whatOf(tooLate)}, and this one only planned and has ended.`,
];
}
if (isPushed)
return [];
const overridden = blocking.filter(({ todo, own }) => todo?.kind === 'override' && own !== true);
const runIds = new Set(overridden.flatMap(({ runs }) => runs.map(({ runId }) => runId)));
const hasEnded = workspaces.some(({ runId = '', runStatus = '' }) => runIds.has(runId) && (0,_model_status_js_0_ .Ck)(runStatus));
if (!hasEnded)
return [];
return [
(0,_sentence_js_4_ .MZ) `If the service refuses the override because the run has ended: ${set}, and the next run waits for one.`,
];
}
/***/ }),
/***/ 58087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BT: () => ( verdictSentence),
DK: () => ( countsTowards),
I9: () => ( toHeadlineCounts),
Mb: () => ( headlineIcon),
NF: () => ( CLOSING_VERDICTS),
Qi: () => ( sortWorstFirst),
ax: () => ( HEADLINE_COUNTS),
q2: () => ( headlineCountsOf),
t7: () => ( verdictNamedFirst)
});
var _model_verdict_js_0_ = __webpack_require__(83538);
var _markdown_js_1_ = __webpack_require__(70075);
var _text_js_2_ = __webpack_require__(74913);
var _sentence_js_3_ = __webpack_require__(42251);
var _words_js_4_ = __webpack_require__(43629);
var _causes_js_5_ = __webpack_require__(83008);
const HEADLINE_COUNTS = [
'workspaces',
'affected',
'policiesAtFault',
'runTasksAtFault',
'advisoryFailures',
'overridden',
'results',
'policies',
'blockedIn',
'overrideIn',
'erroredIn',
'undecidedIn',
'canceledIn',
'excepted',
'existing',
'guardsAtFault',
'approvedGuards',
'partIn',
'unprovenIn',
'fieldIn',
'policiesToFix',
'brokenIn',
];
const CLOSING_VERDICTS = [
{ verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
{ verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
{ verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
{ verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
{ verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
function toHeadlineCounts(verdict, green, { approvedBy = [], cause = '' }, countOf) {
const entries = HEADLINE_COUNTS.map((name) => [name, countOf(name)]);
return {
verdict,
green,
approvedBy,
cause,
...Object.fromEntries(entries),
};
}
function verdictSentence(counts, atCommit = '') {
if (counts.workspaces === 0) {
const none = (0,_markdown_js_1_ .eu) `no workspace is affected by this change${atCommit}`;
return counts.green
? (0,_markdown_js_1_ .eu) `passed · ${none}`
: (0,_markdown_js_1_ .eu) `undecided: ${none}, and policies are required`;
}
const where = (0,_markdown_js_1_ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
const approved = approvedGuardWords(counts);
const andApproved = approved && (0,_markdown_js_1_ .eu) `, ${approved}`;
if (closingVerdicts(counts).length > 1)
return (0,_sentence_js_3_ .MZ) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
const advisory = (0,_text_js_2_ .rj)(counts.advisoryFailures, 'advisory failure');
const counted = counts.policies > 0
? (0,_text_js_2_ .xZ)(counts.policies)
: (0,_text_js_2_ .rj)(counts.results, 'policy result');
switch (counts.verdict) {
case 'passed':
return counts.results === 0
? (0,_markdown_js_1_ .eu) `passed · no policy applies to ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`
: (0,_markdown_js_1_ .eu) `passed · ${counted} in ${(0,_text_js_2_ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
case 'advisory':
if (counts.advisoryFailures === 0) {
const { passed, closed } = partOf(counts) ?? PARTS.partIn;
return counts.green
? (0,_markdown_js_1_ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
}
return counts.green
? (0,_markdown_js_1_ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
case 'overridden': {
const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
const overridden = (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .xZ)(counts.overridden)} overridden`;
const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
return (0,_markdown_js_1_ .eu) `passed, ${(0,_text_js_2_ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
}
case 'needs-override':
return (0,_markdown_js_1_ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
case 'blocked':
return counts.cause === ''
? (0,_markdown_js_1_ .eu) `blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
: withCause((0,_markdown_js_1_ .eu) `blocked ${where}`, counts);
case 'errored':
if (areBroken(counts)) {
const cause = counts.cause === '' ? notEvaluated : (0,_sentence_js_3_ .vn)('text', counts.cause, 160);
const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
const inAny = counts.workspaces === 2
? (0,_markdown_js_1_ .eu) `in either workspace${atCommit}`
: (0,_markdown_js_1_ .eu) `in any of ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`;
return (0,_sentence_js_3_ .MZ) `${cause} ${areAll ? inAny : where}`;
}
return withCause((0,_markdown_js_1_ .eu) `the run failed ${where}`, counts);
case 'undecided':
return withCause((0,_markdown_js_1_ .eu) `undecided ${where}`, counts);
case 'canceled':
return (0,_markdown_js_1_ .eu) `canceled ${where}`;
}
}
const notEvaluated = (0,_markdown_js_1_ .eu) `policies could not be evaluated`;
function areBroken({ brokenIn, erroredIn }) {
return brokenIn > 0 && brokenIn >= erroredIn;
}
function withCause(words, { cause }) {
return (0,_sentence_js_3_ .DP)((0,_markdown_js_1_ .eu) `: `, words, cause === '' ? '' : (0,_sentence_js_3_ .vn)('text', cause, 160));
}
function byWhatToFix({ policiesToFix }) {
const policies = (0,_text_js_2_ .eQ)(policiesToFix, 'policy', 'policies');
return policies && (0,_markdown_js_1_ .eu) ` by ${policies}`;
}
function byWhat(counts) {
const guards = (0,_text_js_2_ .eQ)(counts.guardsAtFault, 'guard');
const what = (0,_text_js_2_ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
return what && (0,_markdown_js_1_ .eu) ` by ${what}`;
}
const PARTS = {
partIn: {
passed: (0,_markdown_js_1_ .eu) `for a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `only a part was planned`,
},
unprovenIn: {
passed: (0,_markdown_js_1_ .eu) `for what may be a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `nothing says that the plan is whole`,
},
fieldIn: {
passed: (0,_markdown_js_1_ .eu) `with a field of the saved plan that only plan-fields accepts`,
closed: (0,_markdown_js_1_ .eu) `a field of the saved plan is not known`,
},
};
function partOf(counts) {
const [name] = ['partIn', 'unprovenIn', 'fieldIn'].filter((each) => counts[each] > 0);
return name && PARTS[name];
}
function partWords(counts) {
const part = partOf(counts);
return part === undefined ? '' : (0,_markdown_js_1_ .eu) `, ${part.passed}`;
}
function acceptedCountWords(counts) {
const { excepted, existing } = counts;
const words = (0,_text_js_2_ .JO)(', ', approvedGuardWords(counts), (0,_text_js_2_ .eQ)(excepted, 'excepted failure'), (0,_text_js_2_ .eQ)(existing, 'existing failure'));
return words && (0,_markdown_js_1_ .eu) `, ${words}`;
}
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
const policies = (0,_text_js_2_ .eQ)(policiesAtFault, 'policy', 'policies');
return (0,_text_js_2_ .JO)(' and ', policies, (0,_text_js_2_ .eQ)(runTasksAtFault, 'run task'));
}
function overrideNeededWords(counts) {
const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
const failures = failedPoliciesAndTasks(counts);
const guards = (0,_text_js_2_ .eQ)(guardsAtFault, 'guard');
const needs = (number) => (number > 1 ? 'need' : 'needs');
if (failures === '' && guards !== '')
return (0,_markdown_js_1_ .eu) `${guards} ${needs(guardsAtFault)} an approval`;
const number = policiesAtFault + runTasksAtFault;
const override = (0,_markdown_js_1_ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
return guards === '' ? override : (0,_markdown_js_1_ .eu) `${override}, ${guards} an approval`;
}
function approvedGuardWords({ approvedGuards, approvedBy }) {
if (approvedGuards === 0)
return '';
const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
const by = (0,_text_js_2_ .JO)('', ...(0,_text_js_2_ .Z)(names.map(_markdown_js_1_ .g5), 3));
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js_1_ .eu) ` by ${by}`}`;
}
function closingVerdicts(counts) {
return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
function mixedVerdictWords(counts) {
const closing = closingVerdicts(counts);
const parts = closing.map(({ countName, closedWords, verdict }, index) => {
const number = counts[countName];
const by = verdict === 'blocked' ? byWhatToFix(counts) : '';
const inWords = index === 0
? (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .ZV)(number)} of ${(0,_text_js_2_ .jK)(counts.workspaces)}`
: (0,_text_js_2_ .ZV)(number);
const words = verdict === 'errored' && areBroken(counts) ? notEvaluated : closedWords;
return (0,_markdown_js_1_ .eu) `${words}${by} in ${inWords}`;
});
const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
const green = counts.workspaces - closed;
const passed = green > 0 ? (0,_markdown_js_1_ .eu) ` (${(0,_text_js_2_ .ZV)(green)} passed)` : '';
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts)}${passed}`;
}
function verdictNamedFirst(counts) {
const [first, ...others] = closingVerdicts(counts);
return first && others.length > 0 ? first.verdict : counts.verdict;
}
function headlineIcon(counts) {
return (0,_words_js_4_ .Oi)(verdictNamedFirst(counts), counts.green).icon;
}
function inWorkspaces(affected, all) {
if (all === 1)
return (0,_markdown_js_1_ .eu) `in 1 workspace`;
if (all === 2 && affected === 2)
return (0,_markdown_js_1_ .eu) `in both workspaces`;
return affected === all
? (0,_markdown_js_1_ .eu) `in all ${(0,_text_js_2_ .jK)(all)}`
: (0,_markdown_js_1_ .eu) `in ${(0,_text_js_2_ .ZV)(affected)} of ${(0,_text_js_2_ .jK)(all)}`;
}
function headlineCountsOf(view) {
const { verdict, green, workspaces, causes, results } = view;
const closing = causes.filter(_causes_js_5_ .HE);
const atFault = closing.filter(({ kind }) => kind === 'policy' || kind === 'undecided');
const overridden = causes.filter(({ status }) => status === 'overridden');
const approved = overridden.filter(({ guard }) => guard);
const causesWith = (isCounted) => causes.filter(isCounted).length;
const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js_0_ .gf)(word, view.context.failOn) ? 'blocked' : word);
const closedWith = (word) => verdicts.filter((each) => each === word).length;
const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
policiesAtFault: (0,_words_js_4_ .kC)(atFault.filter(({ guard }) => !guard)),
runTasksAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
advisoryFailures: causesWith(({ severity }) => severity === 'warns'),
overridden: (0,_words_js_4_ .kC)(overridden.filter(({ guard }) => !guard)),
excepted: causesWith(({ status }) => status === 'excepted'),
existing: causesWith(({ status }) => status === 'existing'),
guardsAtFault: (0,_words_js_4_ .kC)(closing.filter(({ guard }) => guard)),
approvedGuards: (0,_words_js_4_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
cause: firstCauseWords(view),
results: results.length,
policies: (0,_words_js_4_ .kC)(results),
blockedIn: closedWith('blocked'),
overrideIn: closedWith('needs-override'),
erroredIn: closedWith('errored'),
undecidedIn: closedWith('undecided'),
canceledIn: closedWith('canceled'),
partIn: acceptedIn('partial'),
unprovenIn: acceptedIn('unproven'),
fieldIn: acceptedIn('field'),
brokenIn: brokenIn(view),
policiesToFix: (0,_words_js_4_ .kC)(atFault.filter((cause) => cause.severity === 'blocks' && !(0,_causes_js_5_ .J5)(cause))),
};
}
function brokenIn({ causes, workspaces }) {
const broken = new Set(causes
.filter(({ kind, status, blocks }) => blocks && kind === 'policy' && status === 'errored')
.flatMap((cause) => cause.workspaces));
return workspaces.filter(({ name, verdict }) => verdict === 'errored' && broken.has(name)).length;
}
function firstCauseWords({ causes, green, workspaces }) {
const [first, ...others] = green ? [] : causes.filter(({ blocks }) => blocks);
const isStarted = workspaces.some(({ plan, runId }) => plan !== undefined || runId !== undefined);
if (first?.remedy !== undefined && !isStarted) {
const [{ messages }, ...rest] = first.occurrences;
const number = rest.length + others.length;
const more = number > 0 ? ` (and ${(0,_text_js_2_ .ZV)(number)} more)` : '';
return `nothing was planned, because ${messages[0] ?? first.message}${more}`;
}
if (first === undefined || (!(0,_causes_js_5_ .J5)(first) && first.kind !== 'diagnostic'))
return '';
const isBroken = first.status === 'errored' && first.kind === 'policy';
const more = others.length > 0 && !isBroken ? ` (and ${(0,_text_js_2_ .rj)(others.length, 'other cause')})` : '';
return `${(0,_words_js_4_ .pQ)(first)}${more}`;
}
function countsTowards(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
...CLOSING_VERDICTS.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
function sortWorstFirst(workspaces) {
return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
/***/ })
};
