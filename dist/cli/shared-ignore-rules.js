export const id = 4001;
export const ids = [4001];
export const modules = {
/***/ 31855:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
TP: () => ( UnusableRules),
Vg: () => ( escapeCharacter),
ro: () => ( loadEngine)
});
var _machine_take_turn_js_0_ = __webpack_require__(44990);
class UnusableRules extends Error {
name = 'UnusableRules';
}
const LENGTH_LIMIT = 600_000;
const MOST_IN_SET = 200;
const REPEAT_LIMIT = 1000;
const UNCLOSED_LIMIT = 1000;
const TOO_LARGE = `holds patterns that are too large to be applied: as regular expressions, they have more than ${LENGTH_LIMIT} characters; shorten them`;
async function loadEngine(signal) {
const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await __webpack_require__.e( 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
const compileSet = (expressions) => {
const set = createSet();
for (const { text } of expressions)
set.add(text);
try {
set.compile();
}
catch (error) {
if (error instanceof RE2JSCompileException)
throw new UnusableRules(TOO_LARGE);
throw error;
}
return set;
};
let remainingLength = LENGTH_LIMIT;
return {
takeTurn: () => (0,_machine_take_turn_js_0_ .Vm)(signal),
isReadable(text) {
const unclosed = text.slice(text.lastIndexOf(':]') + 1).split('[:').length - 1;
if (unclosed > UNCLOSED_LIMIT || expandedLength(text) > LENGTH_LIMIT) {
throw new UnusableRules(TOO_LARGE);
}
try {
createSet().add(text);
return true;
}
catch (error) {
if (!(error instanceof RE2JSSyntaxException))
throw error;
const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
if (named === undefined || !/^\\p/i.test(error.input ?? ''))
return false;
throw new UnusableRules(`holds the Unicode class ${named}, whose meaning depends on Terraform's version; write it without`);
}
},
async compile(expressions) {
for (const { text } of expressions)
remainingLength -= expandedLength(text);
if (remainingLength < 0)
throw new UnusableRules(TOO_LARGE);
const sets = [];
for (let at = 0; at < expressions.length; at += MOST_IN_SET) {
await (0,_machine_take_turn_js_0_ .Vm)(signal);
const members = expressions.slice(at, at + MOST_IN_SET);
sets.unshift({ set: compileSet(members), members });
}
return (path) => {
for (const { set, members } of sets) {
const last = members[set.match(path).at(-1) ?? -1];
if (last !== undefined)
return last.rule;
}
return -1;
};
},
};
}
function expandedLength(text) {
let copies = 1;
for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
copies *= Math.max(1, Number(least), Number(most ?? 0));
}
return text.length * Math.min(copies, REPEAT_LIMIT);
}
function escapeCharacter(character) {
return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
/***/ }),
/***/ 4001:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ah: () => ( exclusionOf),
nM: () => ( readExclusion),
RQ: () => ( readRuleFile)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var archive_expressions = __webpack_require__(31855);
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js
const toBytes = (text) => Buffer.from(text).toString('latin1');
async function compileGitRules(text, signal) {
const rules = readRules(text);
const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
const last = expressions.length > 0 ? await (await (0,archive_expressions.ro)(signal)).compile(expressions) : () => -1;
const decide = (path) => {
const rule = rules[last(path)];
return rule?.negated === false ? rule : undefined;
};
const at = (path) => ({
file: (name) => decide(path + toBytes(name)),
directory(name) {
const contents = `${path}${toBytes(name)}/`;
const withheld = decide(contents);
return { withheld, inside: withheld ? undefined : at(contents) };
},
});
return () => at('');
}
function readRules(text) {
const rules = [];
for (const [at, ended] of text
.replace(/^\uFEFF/, '')
.split('\n')
.entries()) {
const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
if (written.startsWith('#'))
continue;
const trimmed = trimSpaces(written);
if (trimmed === '')
continue;
const negated = trimmed.startsWith('!');
const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
if (expression === undefined)
continue;
rules.push({ line: at + 1, text: trimmed, negated, expression });
}
return rules;
}
function trimSpaces(text) {
let end = 0;
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\')
at++;
if (character !== ' ')
end = Math.min(at + 1, text.length);
}
return text.slice(0, end);
}
function readPattern(text) {
const directoryOnly = text.endsWith('/');
const body = directoryOnly ? text.slice(0, -1) : text;
const anchored = body.includes('/');
const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
const path = glob === '' ? undefined : readGlob(glob, anchored);
if (path === undefined)
return undefined;
return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}
function readGlob(glob, anchored) {
let expression = '';
for (let at = 0; at < glob.length;) {
const beginsName = at === 0 || glob[at - 1] === '/';
const beginsRest = !/[*?[\\]/.test(glob.slice(0, at));
const stars = anchored && (beginsName || beginsRest) ? countStars(glob, at) : 0;
const after = glob.slice(at + stars, at + stars + 2);
if (stars >= 2 && after === '' && beginsName) {
return `${expression}[^/].*`;
}
if (stars >= 2 && after.startsWith('/')) {
expression += '(?:.*/)?';
at += stars + 1;
}
else if (stars >= 2 && after === '\\/') {
expression += '.*';
at += stars;
}
else {
const piece = readPiece(glob, at);
if (!piece)
return undefined;
expression += piece.expression;
at = piece.next;
}
}
return expression;
}
function countStars(glob, from) {
let at = from;
while (glob[at] === '*')
at++;
return at - from;
}
function readPiece(glob, at) {
const escaped = glob[at + 1];
switch (glob[at]) {
case '*':
return { expression: '[^/]*', next: at + countStars(glob, at) };
case '?':
return { expression: '[^/]', next: at + 1 };
case '[':
return readBracket(glob, at);
case '\\':
return escaped === undefined
? undefined
: { expression: (0,archive_expressions.Vg)(escaped), next: at + 2 };
default:
return { expression: (0,archive_expressions.Vg)(glob.charAt(at)), next: at + 1 };
}
}
const CLASSES = new Map([
...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
['graph', '!-.0-~'],
['print', ' -.0-~'],
['punct', '!-.:-@\\[-`{-~'],
]);
function readBracket(glob, from) {
let at = from + 1;
const negated = glob[at] === '!' || glob[at] === '^';
if (negated)
at++;
let members = '';
let previous;
for (let first = true; first || glob[at] !== ']'; first = false) {
const now = glob[at];
const next = glob[at + 1];
const classEnd = now === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
if (now === undefined || classEnd === -1)
return undefined;
if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
const named = CLASSES.get(glob.slice(at + 2, classEnd - 1));
if (named === undefined)
return undefined;
members += named;
previous = undefined;
at = classEnd + 1;
}
else if (now === '-' && previous !== undefined && next !== undefined && next !== ']') {
const to = next === '\\' ? glob[at + 2] : next;
if (to === undefined)
return undefined;
members += rangeOf(previous, to);
previous = undefined;
at += next === '\\' ? 3 : 2;
}
else {
previous = now === '\\' ? next : now;
if (previous === undefined)
return undefined;
members += rangeOf(previous, previous);
at += now === '\\' ? 2 : 1;
}
}
if (negated)
return { expression: `[^/${members}]`, next: at + 1 };
return { expression: members === '' ? NOTHING : `[${members}]`, next: at + 1 };
}
const NOTHING = '[^\\x00-\\x{10ffff}]';
function rangeOf(from, to) {
const below = to < '/' ? to : '.';
const above = from > '/' ? from : '0';
return ((from <= below ? `${(0,archive_expressions.Vg)(from)}-${(0,archive_expressions.Vg)(below)}` : '') +
(above <= to ? `${(0,archive_expressions.Vg)(above)}-${(0,archive_expressions.Vg)(to)}` : ''));
}
var open_checked = __webpack_require__(85966);
var pack = __webpack_require__(70847);
var find_repository = __webpack_require__(6609);
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
const LONGEST_LINE_BYTES = 65_535;
function readRuleLines(text) {
const rules = [];
let tooLong;
for (const [at, ended] of text.split('\n').entries()) {
const line = at + 1;
if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES)
tooLong ??= line;
const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
if (written === '')
continue;
const rule = readLine(written, line);
if (rule)
rules.push(rule);
}
return { rules, tooLong };
}
function readLine(text, line) {
const trimmed = trimSpace(text);
if (trimmed.startsWith('#'))
return undefined;
const negated = trimmed.startsWith('!');
const pattern = negated ? trimmed.slice(1) : trimmed;
const rule = { line, text, negated, glob: toGlob(pattern) };
if (trimmed === '')
return { ...rule, oddity: 'blank' };
if (pattern === '')
return { ...rule, oddity: 'lone-negation' };
if (pattern === '/')
return { ...rule, oddity: 'everything' };
if (line === 1 && text.startsWith('\uFEFF'))
return { ...rule, oddity: 'byte-order-mark' };
return rule;
}
function toGlob(pattern) {
const composed = pattern.normalize('NFC');
const whole = composed.endsWith('/') ? `${composed}**` : composed;
return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
const METACHARACTERS = /[()[\]{}+|^\\]/;
function toExpression(glob) {
const pieces = splitGlob(glob.replace(/^\uFEFF/, ''));
const keep = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
return `^${toRegExpSource(pieces, keep)}$`;
}
function toLiteralExpression(glob) {
const literal = toRegExpSource(splitGlob(glob), (piece) => (0,archive_expressions.Vg)(piece.replace(/^\\(?=[^])/, '')));
return `(?s)^${literal}$`;
}
const WILDCARDS = new Map([
['**/', '(.*/)?'],
['**', '.*'],
['*', '[^/]*'],
['?', '[^/]'],
]);
function toRegExpSource(pieces, other) {
return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? other(piece)).join('');
}
function* splitGlob(glob) {
const characters = Array.from(glob);
for (let at = 0; at < characters.length; at++) {
const now = characters[at] ?? '';
if (now === '\\' && at + 1 < characters.length)
yield now + (characters[++at] ?? '');
else if (now !== '*' || characters[at + 1] !== '*')
yield now;
else {
at += characters[at + 2] === '/' ? 2 : 1;
yield at + 1 < characters.length ? '**/' : '**';
}
}
}
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
let from = 0;
let to = text.length;
while (from < to && SPACE.has(text.charAt(from)))
from++;
while (to > from && SPACE.has(text.charAt(to - 1)))
to--;
return text.slice(from, to);
}
var or_else = __webpack_require__(17026);
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js
async function findTraps(text, { rules, tooLong }, set, engine) {
const warnings = [];
if (text.includes('\uFFFD')) {
const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
warnings.push({ at: '.terraformignore', message });
}
if (tooLong !== undefined) {
const outcome = set !== 'terraform' ? 'so no rule is applied' : 'the rules are applied here';
const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
warnings.push({ at: `.terraformignore:${tooLong}`, message });
}
for (const rule of rules) {
await engine?.takeTurn();
const message = describeTrap(rule, set, engine);
if (message)
warnings.push({ at: `.terraformignore:${rule.line}`, message });
}
return warnings;
}
function describeEntryOnly(rule, set) {
const upload = set !== 'terraform' ? 'its contents are uploaded' : 'Terraform would upload its contents';
return {
at: `.terraformignore:${rule.line}`,
message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
};
}
function describeTrap(rule, set, engine) {
switch (rule.oddity) {
case 'blank':
return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
case 'lone-negation':
return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
case 'everything':
if (rule.negated)
return '`!/` brings back everything. Write `!*` if you mean that';
return set !== 'terraform'
? '`/` matches everything, so nothing is uploaded; delete the line'
: '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
case 'byte-order-mark':
return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set !== 'terraform' ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
default:
return describeMetacharacters(rule, set, engine);
}
}
function describeMetacharacters(rule, set, engine) {
const trimmed = rule.text.trim();
const pattern = rule.negated ? trimmed.slice(1) : trimmed;
if (engine === undefined || !METACHARACTERS.test(pattern))
return undefined;
const shown = inBackticks(pattern);
const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (sign) => sign.length > 1 ? sign : `\\${sign}`);
const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
const here = set !== 'terraform' || rule.negated ? '' : ' A file of exactly that name is excluded here.';
if (!(0,or_else.N)(() => engine.isReadable(toExpression(rule.glob)), true)) {
return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
}
if (!/[()+|]|(?<!\[)\^|\{\d/.test(pattern.replace(/\\[^]/g, '')))
return undefined;
return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
}
const inBackticks = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js
const DEFAULTS = [
{ glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
{
glob: '**/.terraform/modules/**',
matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
negated: true,
},
{ glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
async function compileExactRules(lines, engine, onEntryOnly) {
const rules = await compileRules(lines, engine, readAsTerraform);
const at = (path) => ({
file(name) {
const rule = rules.last(path + name);
return rules.excludes(rule) ? rules.reference(rule) : undefined;
},
directory(name) {
const ownRule = rules.last(path + name);
const inside = at(`${path}${name}/`);
if (rules.excludes(ownRule)) {
const withheld = rules.reference(ownRule);
if (withheld.line !== undefined)
onEntryOnly(withheld);
return { withheld, inside };
}
const contentsRule = rules.last(`${path}${name}/`);
if (!rules.excludes(contentsRule))
return { withheld: undefined, inside };
const withheld = rules.reference(contentsRule);
return { withheld, inside: contentsRule > rules.lastNegation ? undefined : inside };
},
});
return () => at('');
}
async function compileSafeRules(lines, engine, onEntryOnly) {
const rules = await compileRules(lines, engine, readSafely);
const at = (path, inherited) => ({
file(name) {
const rule = Math.max(inherited, rules.last(path + name));
return rules.excludes(rule) ? rules.reference(rule) : undefined;
},
directory(name) {
const contents = `${path}${name}/`;
const ownRule = rules.last(path + name);
const contentsRule = rules.last(contents);
const latest = Math.max(inherited, ownRule, contentsRule);
const excluded = rules.excludes(latest) ? latest : -1;
const byName = excluded === ownRule && ownRule > inherited && !rules.excludes(contentsRule);
if (byName && ownRule >= DEFAULTS.length)
onEntryOnly(rules.reference(ownRule));
const withheld = [excluded, ownRule, contentsRule].find(rules.excludes);
return {
withheld: withheld === undefined ? undefined : rules.reference(withheld),
inside: excluded > rules.lastNegation ? undefined : at(contents, excluded),
};
},
});
return () => at('', -1);
}
async function compileRules(lines, engine, read) {
const all = [...DEFAULTS, ...lines];
const expressions = [];
for (const [at, line] of lines.entries()) {
if (engine === undefined)
break;
await engine.takeTurn();
const rule = at + DEFAULTS.length;
expressions.push(...read(line, engine).map((text) => ({ text, rule })));
}
const lastOfFile = (await engine?.compile(expressions)) ?? (() => -1);
return {
last(path) {
const rule = lastOfFile(path.normalize('NFC'));
return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
},
lastNegation: all.findLastIndex(({ negated }) => negated),
excludes: (rule) => rule >= 0 && all[rule]?.negated === false,
reference(rule) {
const line = lines[rule - DEFAULTS.length];
return line
? { line: line.line, text: line.text.trim() }
: { line: undefined, text: `${all[rule]?.negated ? '!' : ''}${all[rule]?.glob ?? ''}` };
},
};
}
function readAsTerraform({ glob, oddity }, engine) {
if (oddity === 'blank' || oddity === 'lone-negation')
return [];
const expression = toExpression(glob);
return engine.isReadable(expression) ? [expression] : [];
}
function readSafely(line, engine) {
const { glob, oddity, text, negated } = line;
if (oddity === 'everything')
return [];
if (negated || oddity === 'blank' || oddity === 'lone-negation') {
return readAsTerraform(line, engine);
}
const pattern = oddity === 'byte-order-mark' ? text.slice(1).trim() : undefined;
if (pattern !== undefined && /^(?:\/?$|[#!])/.test(pattern))
return readAsTerraform(line, engine);
const meant = pattern === undefined ? glob : toGlob(pattern);
const literal = toLiteralExpression(meant);
if (!METACHARACTERS.test(glob) && meant === glob)
return [literal];
return [...readAsTerraform(line, engine), literal];
}
var read_regular = __webpack_require__(43962);
var unreadable_file = __webpack_require__(13491);
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
const LIMIT_BYTES = 1024 * 1024;
async function readRuleFile(root, repository, set = 'terraform', signal) {
const path = (0,external_node_path_.join)(root, pack.On);
if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
return readIgnoreRules('', set);
try {
if (!(0,find_repository.Yw)(external_node_fs_.realpathSync.native(path), repository)) {
throw new archive_expressions.TP('is a link that leads out of the repository');
}
return await readIgnoreRules((await (0,read_regular.Ue)(path, LIMIT_BYTES)) ?? '', set, signal);
}
catch (error) {
const code = (0,open_checked.$N)(error);
const isKnown = error instanceof archive_expressions.TP || error instanceof unreadable_file.i;
if (!isKnown && code === undefined)
throw error;
const why = isKnown ? error.message : `cannot be read (${code})`;
const message = `${why}; nothing is packed without knowing what to leave out`;
throw new pack.ql([{ where: pack.On, message, code: 'PG-127' }]);
}
}
async function readIgnoreRules(text, set, signal) {
if (set === 'gitignore')
return { start: await compileGitRules(text, signal), warnings: [] };
const lines = readRuleLines(text);
const { rules, tooLong } = lines;
const engine = rules.length > 0 ? await (0,archive_expressions.ro)(signal) : undefined;
const warnings = await findTraps(text, lines, set, engine);
const warned = new Set();
const onEntryOnly = (rule) => {
if (warned.has(rule.line))
return;
warned.add(rule.line);
warnings.push(describeEntryOnly(rule, set));
};
const start = set === 'terraform'
? compileSafeRules(rules, engine, onEntryOnly)
: compileExactRules(tooLong === undefined ? rules : [], engine, onEntryOnly);
return { start: await start, warnings };
}
async function readExclusion(text, set) {
return exclusionOf(await readIgnoreRules((0,unreadable_file.r)(text), set));
}
function exclusionOf(rules) {
return (path, isDirectory) => {
const names = path.split('/');
const last = isDirectory ? undefined : names.pop();
let cursor = rules.start();
for (const name of names)
cursor = cursor?.directory(name).inside;
return cursor === undefined || (last !== undefined && cursor.file(last) !== undefined);
};
}
/***/ }),
/***/ 85966:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( codeOf),
Ft: () => ( isSame),
J5: () => ( ChangedError),
U4: () => ( openChecked),
Yi: () => ( readChecked)
});
var node_fs_0_ = __webpack_require__(73024);
var _model_parse_js_1_ = __webpack_require__(2340);
class ChangedError extends Error {
name = 'ChangedError';
}
const FLAGS = node_fs_0_.constants.O_RDONLY | (node_fs_0_.constants.O_NOFOLLOW ?? 0) | (node_fs_0_.constants.O_NONBLOCK ?? 0);
function openChecked(file) {
let fd;
try {
fd = (0,node_fs_0_.openSync)(file.absolute, FLAGS);
}
catch (error) {
const code = codeOf(error);
if (code === 'ELOOP' || code === 'EMLINK')
throw new ChangedError('became a link while packing');
if (code === 'ENOENT' || code === 'ENOTDIR')
throw new ChangedError('vanished while packing');
throw error;
}
const stats = (0,node_fs_0_.fstatSync)(fd);
if (isSame(stats, file) && stats.isFile() && stats.size === file.size)
return fd;
(0,node_fs_0_.closeSync)(fd);
throw new ChangedError('changed while packing');
}
function readChecked(file, target) {
const fd = openChecked(file);
try {
const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
const expected = Math.min(buffer.length, file.size);
let count = 0;
while (count < expected) {
const length = (0,node_fs_0_.readSync)(fd, buffer, count, buffer.length - count, null);
if (length === 0)
break;
count += length;
}
if (count !== expected)
throw new ChangedError('changed while packing');
return buffer.subarray(0, count);
}
finally {
(0,node_fs_0_.closeSync)(fd);
}
}
function isSame(stats, file) {
return stats.ino === file.ino && stats.dev === file.dev;
}
function codeOf(error) {
const { code } = (0,_model_parse_js_1_ .Pf)(error);
return typeof code === 'string' ? code : undefined;
}
/***/ }),
};
