export const id = 8592;
export const ids = [8592];
export const modules = {

/***/ 15145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ carryLines)
/* harmony export */ });
/** Which line of one version of a file is which line of another. */
/** The most removed and added lines; if there are more, only the common beginning and end are mapped. */
const MOST_EDITS = 1_000;
/**
 * Maps the lines that both versions have in common, in the same order: a line of `from` to that line of `to`, both 1-based.
 * Undefined for a line that `to` does not have.
 */
function carryLines(from, to) {
    const old = linesOf(from);
    const fresh = linesOf(to);
    const shorter = Math.min(old.length, fresh.length);
    // How many lines both begin with, and end with.
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
/**
 * Index in `old` → index of the same line in `fresh`. Myers' algorithm (https://doi.org/10.1007/BF01840446) finds the shortest
 * list of edits; read backwards, it gives the common lines. Empty if there are more than `MOST_EDITS`.
 */
function commonLines(old, fresh) {
    const mostEdits = Math.min(old.length + fresh.length, MOST_EDITS);
    // For each diagonal, which is `x - y` of the lines `x` of `old` and `y` of `fresh`: the largest `x` that the edits up to now reach.
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
/** How far one more edit reaches on this diagonal, and whether that edit inserts a line. */
function reach(furthest, diagonal, edits, most) {
    const at = most + 1 + diagonal;
    const below = furthest[at - 1] ?? 0;
    const above = furthest[at + 1] ?? 0;
    const isInsertion = diagonal === -edits || (diagonal !== edits && below < above);
    return { isInsertion, x: isInsertion ? above : below + 1 };
}
/** @param steps for each number of edits, how far it reached on each diagonal before it */
function readBack(steps, end, most) {
    const pairs = new Map();
    let x = end.old;
    let y = end.fresh;
    for (const [edits, furthest] of [...steps.entries()].toReversed()) {
        const diagonal = x - y;
        const step = reach(furthest, diagonal, edits, most);
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
//# sourceMappingURL=carry-lines.js.map

/***/ }),

/***/ 58592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   carryPlaces: () => (/* binding */ carryPlaces)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _carry_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15145);
/** Moves the places of a result from the files that were read to the commit that the report names. */


/**
 * Moves every place of a result from the files that were read to the commit that the report names. They differ if the job
 * checked out the merge of a pull request into a branch that has changed since. Reads each file once.
 */
async function carryPlaces(result, options) {
    const paths = new Set();
    // This first walk moves nothing, and only collects the paths.
    movePlaces(result, (location) => {
        paths.add(location.path);
        return location;
    });
    if (paths.size === 0)
        return result;
    return movePlaces(result, await openMover(paths, options));
}
async function openMover(paths, options) {
    const { repositoryRoot, checkedOut, textsAtHead } = options;
    const texts = new Map();
    for (const path of paths) {
        const text = await options.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repositoryRoot, path));
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
            lineMovers.set(path, (0,_carry_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .carryLines */ .p)(text, headText));
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
        generalMessages: policyResult.generalMessages.map(moved),
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
//# sourceMappingURL=carry-places.js.map

/***/ })

};
