export const id = 9307;
export const ids = [9307];
export const modules = {
/***/ 9307:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
readExcerpts: () => ( readExcerpts)
});
var node_path_0_ = __webpack_require__(6760);
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
const workspaces = [];
for (const workspace of result.workspaces) {
const results = [];
for (const each of workspace.results) {
if (each.status === 'passed')
results.push(each);
else if (each.resources.length === 0)
results.push(await withExcerpt(each));
else
results.push({ ...each, resources: await inTurn(each.resources, withExcerpt) });
}
const diagnostics = await inTurn(workspace.diagnostics, async (each) => ({
...each,
excerpt: await excerptAt(each.file, each.line),
}));
workspaces.push({ ...workspace, results, diagnostics });
}
return { ...result, workspaces };
}
async function inTurn(items, work) {
const done = [];
for (const item of items)
done.push(await work(item));
return done;
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
/***/ })
};
