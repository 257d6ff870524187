export const id = 6603;
export const ids = [6603,3597,6307];
export const modules = {
/***/ 65608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B6: () => ( isCertainFailure),
Bu: () => ( acceptAdvisoryFailures),
F6: () => ( addressedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
function divideFailure(result, rule) {
const whole = { left: result, accepted: [] };
if (!isFailure(result))
return whole;
const lines = addressedLines(result);
const accept = rule(result, lines);
if (typeof accept === 'object')
return { left: undefined, accepted: [{ ...result, ...accept }] };
if (accept === undefined || !isCertainFailure(result))
return whole;
const isUnclear = lines.some(({ addresses: { length } }) => length === 0 || length >= _model_address_js_0_ .ps);
if (isUnclear)
return whole;
const acceptances = acceptedAddresses(result, lines, accept);
const accepted = [...new Set(acceptances.values())]
.map((acceptance) => {
const isPartOfIt = (address) => acceptances.get(address) === acceptance;
return { ...partAbout(result, lines, isPartOfIt), ...acceptance };
})
.filter(({ resources }) => resources.length > 0);
if (accepted.length === 0)
return whole;
const counts = (address) => !acceptances.has(address);
const isLeft = result.resources.some(({ address }) => counts(address)) ||
lines.some(({ addresses }) => addresses.some(counts));
return { left: isLeft ? partAbout(result, lines, counts) : undefined, accepted };
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
function acceptedAddresses({ resources }, lines, accept) {
const named = new Set(resources.map(({ address }) => address));
const accepted = new Map();
for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
const acceptance = accept(address);
if (acceptance !== undefined)
accepted.set(address, acceptance);
}
let sizeBefore;
do {
sizeBefore = accepted.size;
for (const { addresses } of lines) {
const counts = addresses.some((each) => !accepted.has(each));
const isFinding = addresses.some((each) => named.has(each));
if (counts || !isFinding)
for (const each of addresses)
accepted.delete(each);
}
} while (accepted.size < sizeBefore);
return accepted;
}
const MOST_LINES = 1_000;
function isFailure({ status, word, level }) {
return status === 'failed' && word === undefined && level !== 'unknown';
}
function isCertainFailure(result) {
const { resources } = result;
const lines = addressedLines(result);
const isWhole = lines.length < MOST_LINES && lines.every(({ text }) => text.length < _model_address_js_0_ .bX);
const isNamed = lines.length > 0 && resources.length > 0 && resources.length < MOST_LINES;
return isFailure(result) && isWhole && isNamed;
}
function addressedLines({ output, message, printedFor }) {
return (output.length > 0 ? output : [message]).flatMap((whole, at) => whole
.split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
.filter((text) => text.trim() !== '')
.map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
function partAbout(result, lines, isPartOfIt) {
const its = lines.filter(({ addresses }) => addresses.some(isPartOfIt));
const texts = its.map(({ text }) => text);
const resources = result.resources.filter(({ address }) => isPartOfIt(address));
return {
...result,
message: texts[0] ?? result.message,
output: result.output.length > 0 ? texts : [],
printedFor: its.map(({ addresses }) => addresses),
address: resources[0]?.address,
location: resources[0]?.location,
resources,
};
}
/***/ }),
/***/ 96747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GO: () => ( lineBefore),
QF: () => ( addressBefore),
U5: () => ( sayNotCompared),
_5: () => ( isUnchanged),
pj: () => ( ruleOfExisting)
});
var _model_error_message_js_3_ = __webpack_require__(34271);
var _accept_failures_js_0_ = __webpack_require__(65608);
var _compare_js_1_ = __webpack_require__(80663);
var _systems_policy_checks_js_2_ = __webpack_require__(22941);
const EXISTING = { status: 'existing' };
function sayNotCompared(error, whose = '') {
const why = (0,_model_error_message_js_3_ .g)(error).replace(/\.$/, '');
return `Every failure${whose} counts: only-new could not compare with the default branch, because ${why}.`;
}
function ruleOfExisting(planned, base) {
return (result, lines) => {
if (result.policy === '' || result.policy === _systems_policy_checks_js_2_ .rY)
return undefined;
const baseResults = base.results.filter((each) => (0,_compare_js_1_ .TN)(each) === (0,_compare_js_1_ .TN)(result));
const baseFailures = baseResults
.filter(_compare_js_1_ .x8)
.map((each) => ({ ...each, status: 'failed' }));
if (baseFailures.length === 0 || !baseFailures.every(_accept_failures_js_0_ .B6))
return undefined;
if (!baseResults.every((each) => (0,_compare_js_1_ .x8)(each) || each.status === 'passed'))
return undefined;
const countsBefore = countTexts(baseFailures.flatMap(_accept_failures_js_0_ .F6).map(({ text }) => text));
const countsNow = countTexts(lines.map((line) => lineBefore(line, planned)));
const isOld = (line) => {
const text = lineBefore(line, planned);
return (text !== undefined &&
(countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
line.addresses.every((address) => isUnchanged(address, planned, base.planned)));
};
const counting = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
return (address) => (counting.has(address) ? undefined : EXISTING);
};
}
function addressBefore(address, { movedFrom }) {
return movedFrom.get(address) ?? address;
}
function lineBefore({ text, addresses }, planned) {
const moved = addresses.filter((address) => planned.movedFrom.has(address));
const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
if (moved.some(isPartOfOther))
return undefined;
let line = text;
for (const address of moved) {
line = line.replaceAll(address, () => addressBefore(address, planned));
}
return line;
}
function isUnchanged(address, now, before) {
const values = now.values.get(address);
return values !== undefined && values === before.values.get(addressBefore(address, now));
}
function countTexts(texts) {
const counts = new Map();
for (const text of texts) {
if (text !== undefined)
counts.set(text, (counts.get(text) ?? 0) + 1);
}
return counts;
}
/***/ }),
/***/ 90453:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readPlannedValues)
});
var _model_parse_js_1_ = __webpack_require__(2340);
var _model_plan_marks_js_2_ = __webpack_require__(34263);
var _planned_changes_js_0_ = __webpack_require__(69166);
function readPlannedValues(plan, addresses) {
const changes = plan.exactChanges();
if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
return undefined;
const values = new Map();
const movedFrom = new Map();
for (const entry of changes) {
const { address: named, previous_address: previous, change } = (0,_model_parse_js_1_ .Pf)(entry);
const address = (0,_planned_changes_js_0_ .tf)(named);
if (address === undefined)
return undefined;
if (!addresses.has(address))
continue;
const from = (0,_planned_changes_js_0_ .tf)(previous);
if (from !== undefined)
movedFrom.set(address, from);
values.set(address, values.has(address) ? undefined : valuesAfter(change));
}
const known = new Map();
for (const [address, value] of values)
if (value !== undefined)
known.set(address, value);
return { values: known, movedFrom };
}
function valuesAfter(change) {
const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js_1_ .Pf)(change);
if (typeof after !== 'object' || after === null)
return undefined;
if (unknown === undefined || sensitive === undefined || (0,_model_plan_marks_js_2_ .r)(sensitive))
return undefined;
return JSON.stringify([after, unknown]);
}
/***/ })
};
