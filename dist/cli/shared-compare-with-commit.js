export const id = 3493;
export const ids = [3493,3790,167,1741];
export const modules = {
/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V: () => ( filesInArguments),
y: () => ( splitWords)
});
var _model_quote_js_0_ = __webpack_require__(28187);
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
/***/ 58262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DS: () => ( sourcesNotJudged),
I: () => ( ALLOWED_SOURCES),
bE: () => ( stopsBeforeStart),
jC: () => ( bothJudged),
qW: () => ( RefusedBySources),
us: () => ( sourcesEvidence)
});
var _reading_js_0_ = __webpack_require__(10988);
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
