export const id = 3610;
export const ids = [3610];
export const modules = {

/***/ 53610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMPILE_OPA: () => (/* binding */ COMPILE_OPA),
/* harmony export */   howToGetOpa: () => (/* binding */ howToGetOpa)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/** How to get `opa`, for messages. */

/** The release with which the examples are compiled. */
const RELEASE = 'v1.22.0';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
/** Compiles that release. Go compares its sources with the digest in Go's checksum database. */
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
/** System and processor → the name of the file to download. */
const PROGRAMS = {
    'linux x64': 'opa_linux_amd64_static',
    'linux arm64': 'opa_linux_arm64_static',
    'darwin x64': 'opa_darwin_amd64',
    'darwin arm64': 'opa_darwin_arm64_static',
    'win32 x64': 'opa_windows_amd64.exe',
};
/** Sentences with the command that downloads `opa` for this system. */
function howToGetOpa(here = `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()}`) {
    const program = PROGRAMS[here];
    if (program === undefined)
        return 'For `opa` on this system see https://openpolicyagent.org.';
    const download = here.startsWith('win32')
        ? `curl.exe -Lo opa.exe ${OPA}/${program}`
        : `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
    return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
//# sourceMappingURL=get-opa.js.map

/***/ })

};
