export const id = 971;
export const ids = [971];
export const modules = {

/***/ 5971:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseExactly),
/* harmony export */   Y: () => (/* binding */ endOfText)
/* harmony export */ });
/** Reads JSON with numbers that may be longer than those of JavaScript. */
/**
 * The value, with the text of a number in place of one that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => token.startsWith('"') || isExact(token) ? token : `"${token}"`);
    try {
        return JSON.parse(exact);
    }
    catch {
        return undefined;
    }
}
/** Numbers of few digits are the same in both. */
function isExact(number) {
    return number.length < 16 || String(Number(number)) === number;
}
/** The closing quotation mark of the text that begins at `from`. */
function endOfText(text, from) {
    let at = from + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at;
}
//# sourceMappingURL=exact-json.js.map

/***/ })

};
