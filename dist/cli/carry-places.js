export const id = 6185;
export const ids = [6185];
export const modules = {
/***/ 66185:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
carryPlaces: () => ( carryPlaces)
});
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/locate/carry-lines.js
const MOST_EDITS = 1_000;
function carryLines(from, to) {
const old = linesOf(from);
const fresh = linesOf(to);
const shorter = Math.min(old.length, fresh.length);
let head = 0;
while (head < shorter && old[head] === fresh[head])
head++;
let tail = 0;
while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail))
tail++;
const between = commonLines(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail));
return (line) => {
const index = line - 1;
if (!Number.isSafeInteger(index) || index < 0 || index >= old.length)
return undefined;
if (index < head)
return line;
if (index >= old.length - tail)
return line + fresh.length - old.length;
const freshIndex = between.get(index - head);
return freshIndex === undefined ? undefined : head + freshIndex + 1;
};
}
function linesOf(text) {
const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
if (lines.at(-1) === '')
lines.pop();
return lines;
}
function commonLines(old, fresh) {
const mostEdits = Math.min(old.length + fresh.length, MOST_EDITS);
const furthest = new Int32Array(2 * mostEdits + 3);
const steps = [];
for (let edits = 0; edits <= mostEdits; edits++) {
steps.push(furthest.slice());
for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
let { x } = reach(furthest, diagonal, edits, mostEdits);
while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal])
x++;
furthest[mostEdits + 1 + diagonal] = x;
if (x >= old.length && x - diagonal >= fresh.length) {
return readBack(steps, { old: old.length, fresh: fresh.length }, mostEdits);
}
}
}
return new Map();
}
function reach(furthest, diagonal, edits, most) {
const at = most + 1 + diagonal;
const below = furthest[at - 1] ?? 0;
const above = furthest[at + 1] ?? 0;
const isInsertion = diagonal === -edits || (diagonal !== edits && below < above);
return { isInsertion, x: isInsertion ? above : below + 1 };
}
function readBack(steps, end, most) {
const pairs = new Map();
let x = end.old;
let y = end.fresh;
for (let edits = steps.length - 1; edits >= 0; edits--) {
const diagonal = x - y;
const step = reach(steps[edits] ?? new Int32Array(), diagonal, edits, most);
const start = edits === 0 ? 0 : step.x;
while (x > start && y > start - diagonal)
pairs.set(--x, --y);
if (step.isInsertion)
y--;
else
x--;
}
return pairs;
}
;// CONCATENATED MODULE: ./build/src/check/carry-places.js
async function carryPlaces(result, options) {
const paths = new Set();
movePlaces(result, (location) => {
paths.add(location.path);
return location;
});
if (paths.size === 0)
return result;
return movePlaces(result, await openMover(paths, options));
}
async function openMover(paths, options) {
const { repositoryRoot, checkedOut, files, textsAtHead } = options;
const texts = new Map();
for (const path of paths) {
const text = await files.readFile((0,external_node_path_.join)(repositoryRoot, path));
if (text !== undefined)
texts.set(path, text);
}
const headTexts = await textsAtHead(texts);
const lineMovers = new Map();
for (const [path, text] of texts) {
const headText = headTexts.get(path);
if (headText === text)
lineMovers.set(path, (line) => line);
else if (headText !== undefined)
lineMovers.set(path, carryLines(text, headText));
}
return (location) => {
const moveLine = lineMovers.get(location.path);
const startLine = moveLine?.(location.startLine);
if (startLine === undefined) {
return checkedOut === undefined ? undefined : { ...location, commit: checkedOut };
}
const endLine = moveLine?.(location.endLine) ?? startLine;
return { ...location, startLine, endLine: Math.max(startLine, endLine) };
};
}
function movePlaces(result, move) {
const moved = (placed) => placed.location === undefined ? placed : { ...placed, location: move(placed.location) };
const movedResult = (policyResult) => ({
...moved(policyResult),
resources: policyResult.resources.map(moved),
});
const movedChanges = (planned) => ({
...planned,
changes: planned.changes.map(moved),
});
return {
...result,
workspaces: result.workspaces.map((workspace) => ({
...workspace,
results: workspace.results.map(movedResult),
diagnostics: workspace.diagnostics.map(({ file, line, ...rest }) => {
if (file === undefined || line === undefined)
return { ...rest, file, line };
const location = move({ path: file, startLine: line, endLine: line, source: 'diagnostic' });
return {
...rest,
file: location?.path,
line: location?.startLine,
commit: location?.commit,
};
}),
changes: workspace.changes && movedChanges(workspace.changes),
})),
};
}
/***/ })
};
