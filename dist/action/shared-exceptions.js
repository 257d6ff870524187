export const id = 3914;
export const ids = [3914];
export const modules = {
/***/ 5608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B6: () => ( isCertainFailure),
Bu: () => ( acceptAdvisoryFailures),
F6: () => ( addressedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
function divideFailure(result, rule) {
const undivided = { left: result, accepted: [] };
if (!isFailure(result))
return undivided;
const lines = addressedLines(result);
const answer = rule(result, lines);
if (typeof answer === 'object')
return { left: undefined, accepted: [{ ...result, ...answer }] };
if (answer === undefined || !isCertainFailure(result))
return undivided;
const isUnclear = lines.some(({ addresses: { length } }) => length === 0 || length >= _model_address_js_0_ .ps);
if (isUnclear)
return undivided;
const acceptances = acceptedAddresses(result, lines, answer);
const accepted = [...new Set(acceptances.values())]
.map((acceptance) => {
const isAccepted = (address) => acceptances.get(address) === acceptance;
return { ...partAbout(result, lines, isAccepted), ...acceptance };
})
.filter(({ resources }) => resources.length > 0);
if (accepted.length === 0)
return undivided;
const stillFails = (address) => !acceptances.has(address);
const isLeft = result.resources.some(({ address }) => stillFails(address)) ||
lines.some(({ addresses }) => addresses.some(stillFails));
return { left: isLeft ? partAbout(result, lines, stillFails) : undefined, accepted };
}
function acceptAdvisoryFailures(reading, rule) {
const results = reading.results.flatMap((result) => {
if (result.level !== 'advisory')
return [result];
const { left, accepted } = divideFailure(result, rule);
return left === undefined ? accepted : [left, ...accepted];
});
return { ...reading, results };
}
function acceptedAddresses({ resources }, lines, acceptanceOf) {
const resourceAddresses = new Set(resources.map(({ address }) => address));
const accepted = new Map();
for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
const acceptance = acceptanceOf(address);
if (acceptance !== undefined)
accepted.set(address, acceptance);
}
let sizeBefore;
do {
sizeBefore = accepted.size;
for (const { addresses } of lines) {
const isAccepted = addresses.every((address) => accepted.has(address));
const namesResource = addresses.some((address) => resourceAddresses.has(address));
if (isAccepted && namesResource)
continue;
for (const address of addresses)
accepted.delete(address);
}
} while (accepted.size < sizeBefore);
return accepted;
}
const MOST_ENTRIES = 1_000;
function isFailure({ status, word, level }) {
return status === 'failed' && word === undefined && level !== 'unknown';
}
function isCertainFailure(result) {
const { resources } = result;
const lines = addressedLines(result);
return (isFailure(result) &&
lines.length < MOST_ENTRIES &&
lines.every(({ text }) => text.length < _model_address_js_0_ .bX) &&
resources.length < MOST_ENTRIES);
}
function addressedLines({ output, message, printedFor }) {
return (output.length > 0 ? output : [message]).flatMap((entry, at) => entry
.split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
.filter((text) => text.trim() !== '')
.map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
function partAbout(result, lines, isPart) {
const linesOfPart = lines.filter(({ addresses }) => addresses.some(isPart));
const texts = linesOfPart.map(({ text }) => text);
const resources = result.resources.filter(({ address }) => isPart(address));
const generalMessages = result.generalMessages.filter(({ addresses }) => addresses.some(isPart));
return {
...result,
message: texts[0] ?? result.message,
output: result.output.length > 0 ? texts : [],
printedFor: linesOfPart.map(({ addresses }) => addresses),
address: resources[0]?.address,
location: resources[0]?.location,
resources,
generalMessages,
};
}
/***/ }),
/***/ 9272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H_: () => ( daysLeft),
N$: () => ( acceptanceBy),
WY: () => ( ruleOfExceptions),
j2: () => ( exceptionNotices),
nL: () => ( indexEntries),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_json_text_js_4_ = __webpack_require__(2177);
var _model_parse_js_3_ = __webpack_require__(2340);
var _model_quote_js_5_ = __webpack_require__(8187);
var _address_patterns_js_1_ = __webpack_require__(9486);
var _systems_policy_checks_js_2_ = __webpack_require__(2941);
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
...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
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
const problems = unknownKeys(entry, FIELDS, where);
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
function unknownKeys(record, known, where) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_model_quote_js_5_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
}));
}
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
/***/ 6747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$H: () => ( textBefore),
DE: () => ( readPlannedValues),
PY: () => ( notComparedNotice),
QF: () => ( addressBefore),
_5: () => ( isUnchanged),
pj: () => ( ruleOfExisting)
});
var _model_error_message_js_4_ = __webpack_require__(4271);
var _accept_failures_js_0_ = __webpack_require__(5608);
var _compare_js_1_ = __webpack_require__(663);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_plan_json_js_2_ = __webpack_require__(5379);
var _planned_changes_js_3_ = __webpack_require__(9166);
const EXISTING = { status: 'existing' };
function notComparedNotice(error, ofWhat = '') {
const why = (0,_model_error_message_js_4_ .g)(error).replace(/\.$/, '');
return `Every failure${ofWhat} counts: only-new could not compare with the default branch, because ${why}.`;
}
function ruleOfExisting(planned, base) {
const failuresOfSame = (0,_compare_js_1_ .Ad)(base.results);
return (result, lines) => {
const baseFailures = (failuresOfSame(result) ?? []).map((failure) => {
return { ...failure, status: 'failed' };
});
if (baseFailures.length === 0 || !baseFailures.every(_accept_failures_js_0_ .B6))
return undefined;
const countsBefore = countTexts(baseFailures.flatMap(_accept_failures_js_0_ .F6).map(({ text }) => text));
const countsNow = countTexts(lines.map((line) => textBefore(line, planned)));
const isOld = (line) => {
const text = textBefore(line, planned);
return ((countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
line.addresses.every((address) => isUnchanged(address, planned, base.planned)));
};
const newAddresses = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
return (address) => (newAddresses.has(address) ? undefined : EXISTING);
};
}
function addressBefore(address, { movedFrom }) {
return movedFrom.get(address) ?? address;
}
function textBefore({ text, addresses }, planned) {
const moved = addresses.filter((address) => planned.movedFrom.has(address));
const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
if (moved.some(isPartOfOther))
return undefined;
return moved.reduce((before, address) => before.replaceAll(address, () => addressBefore(address, planned)), text);
}
function isUnchanged(address, now, before) {
const values = now.values.get(address);
return values !== undefined && values === before.values.get(addressBefore(address, now));
}
function countTexts(texts) {
const counts = new Map();
for (const text of texts)
counts.set(text, (counts.get(text) ?? 0) + 1);
return counts;
}
function readPlannedValues(plan, addresses) {
const changes = plan.exactChanges();
if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
return undefined;
const seen = new Set();
const values = new Map();
const movedFrom = new Map();
for (const entry of changes) {
const fields = (0,_model_parse_js_5_ .Pf)(entry);
const address = (0,_planned_changes_js_3_ .tf)(fields['address']);
if (address === undefined)
return undefined;
if (!addresses.has(address))
continue;
const previous = (0,_planned_changes_js_3_ .tf)(fields['previous_address']);
if (previous !== undefined)
movedFrom.set(address, previous);
const value = valuesAfter(fields['change']);
if (seen.has(address) || value === undefined)
values.delete(address);
else
values.set(address, value);
seen.add(address);
}
return { values, movedFrom };
}
function valuesAfter(change) {
const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js_5_ .Pf)(change);
if (typeof after !== 'object' || after === null)
return undefined;
if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js_2_ .rZ)(sensitive))
return undefined;
return JSON.stringify([after, unknown]);
}
/***/ })
};
