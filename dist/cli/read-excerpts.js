export const id = 9307;
export const ids = [9307];
export const modules = {
/***/ 69307:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
oneByOne: () => ( oneByOne),
readExcerpts: () => ( readExcerpts)
});
var node_path_0_ = __webpack_require__(76760);
var _gate_in_lanes_js_1_ = __webpack_require__(61476);
const AROUND = 2;
const LONGEST_LINE = 240;
const MOST_PLACES = 100;
async function readExcerpts(result, repositoryRoot, readFile) {
const files = new Map();
let left = MOST_PLACES;
const excerptAt = async (path, line) => {
if (path === undefined || line === undefined || left === 0)
return undefined;
left -= 1;
const text = files.get(path) ?? readFile((0,node_path_0_.join)(repositoryRoot, path));
files.set(path, text);
return excerptOf((await text) ?? '', line);
};
const withExcerpt = async (one) => ({
...one,
excerpt: await excerptAt(one.location?.path, one.location?.startLine),
});
const workspaces = await oneByOne(result.workspaces, async (workspace) => ({
...workspace,
results: await oneByOne(workspace.results, async (each) => {
if (each.status === 'passed')
return each;
if (each.resources.length === 0)
return withExcerpt(each);
return { ...each, resources: await oneByOne(each.resources, withExcerpt) };
}),
diagnostics: await oneByOne(workspace.diagnostics, async (each) => ({
...each,
excerpt: await excerptAt(each.file, each.line),
})),
}));
return { ...result, workspaces };
}
function oneByOne(items, work) {
return (0,_gate_in_lanes_js_1_ .L)(items.map((item) => () => work(item)), 1);
}
function excerptOf(text, line) {
const all = text.split(/\r?\n/);
if (line > all.length || text === '')
return undefined;
const first = Math.max(1, line - AROUND);
const lines = all
.slice(first - 1, line + AROUND)
.map((each) => (each.length > LONGEST_LINE ? `${each.slice(0, LONGEST_LINE)}…` : each));
return { lines, at: line - first };
}
/***/ }),
/***/ 61476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( inLanes)
});
async function inLanes(tasks, lanes) {
const done = [];
const left = tasks.entries();
const lane = async () => {
for (const [index, task] of left)
done[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
return done;
}
/***/ })
};
