export const id = 9307;
export const ids = [9307];
export const modules = {

/***/ 69307:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readExcerpts: () => (/* binding */ readExcerpts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Lines of the judged files around what failed, for the surfaces that show source. */

/** Lines before and after the one at fault. */
const AROUND = 2;
const LONGEST_LINE = 240;
/** Places of one report that are shown with their lines. */
const MOST_PLACES = 100;
/**
 * The same result, with an excerpt of the file for each place of a failure. There is none if the file
 * cannot be read or is too short.
 */
async function readExcerpts(result, repositoryRoot, readFile) {
    const files = new Map();
    let left = MOST_PLACES;
    const excerptAt = async (path, line) => {
        if (path === undefined || line === undefined || left === 0)
            return undefined;
        left -= 1;
        const text = files.get(path) ?? readFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repositoryRoot, path));
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
/** The first get their excerpts before the number of places is used up. */
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
//# sourceMappingURL=read-excerpts.js.map

/***/ })

};
