export const id = 7183;
export const ids = [7183];
export const modules = {
/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cO: () => ( differencesFromCommit),
d0: () => ( differencesInTime),
wb: () => ( isSameSlug)
});
var _model_repository_address_js_0_ = __webpack_require__(7866);
var _model_parse_js_1_ = __webpack_require__(2340);
function differencesFromCommit({ attributes }, change) {
const { commit, pullRequest, repository, slug } = change;
const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
const clone = attributes['clone-url'];
const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
const differences = [];
if (attributes['commit-sha'] !== commit) {
differences.push(`is of commit ${quoteValue(attributes['commit-sha'])}`);
}
if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
differences.push(`has the address of commit ${quoteValue(linkedCommit)}`);
}
differences.push(...differencesFromPullRequest(attributes, pullRequest));
if (!isSameSlug(attributes.identifier, slug)) {
differences.push(`is of repository ${quoteValue(attributes.identifier)}`);
}
if (clone && !(0,_model_repository_address_js_0_ .ve)(clone, repository)) {
differences.push(`was cloned from ${quoteValue(clone)}, not from ${repository}`);
}
if (!addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository))) {
differences.push(`has addresses outside of ${repository}`);
}
if (addresses.length === 0 && !clone) {
differences.push('does not say on which server its repository is');
}
return differences;
}
function differencesFromPullRequest(attributes, expected) {
const isOfPullRequest = attributes['is-pull-request'] === true;
if (expected === undefined)
return isOfPullRequest ? ['is of a pull request'] : [];
const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
const differences = [];
if (!isOfPullRequest)
differences.push('is not of a pull request');
if (number !== expected)
differences.push(`is of pull request ${quoteValue(number)}`);
if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
differences.push(`has the address of pull request ${quoteValue(linkedNumber)}`);
}
return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isSameSlug(identifier, slug) {
const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
return plain(identifier) === plain(slug);
}
function differencesInTime({ attributes }, { sinceMs }) {
const since = new Date(sinceMs).toISOString();
const createdAt = (0,_model_parse_js_1_ .nR)(attributes['created-at']);
if (Number.isNaN(createdAt))
return ['does not say when it was created'];
const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js_1_ .nR);
const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
const isTooEarly = latestTimes.some((time) => time < sinceMs);
return isTooEarly ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function quoteValue(value) {
return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ })
};
