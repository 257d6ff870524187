export const id = 1242;
export const ids = [1242];
export const modules = {
/***/ 91242:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
COMPILE_OPA: () => ( COMPILE_OPA),
RELEASE: () => ( RELEASE),
howToGetOpa: () => ( howToGetOpa)
});
var node_os_0_ = __webpack_require__(48161);
const RELEASE = 'v1.22.3';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
const PROGRAMS = {
'linux x64': 'opa_linux_amd64_static',
'linux arm64': 'opa_linux_arm64_static',
'darwin x64': 'opa_darwin_amd64',
'darwin arm64': 'opa_darwin_arm64_static',
'win32 x64': 'opa_windows_amd64.exe',
};
function howToGetOpa(here = `${(0,node_os_0_.platform)()} ${(0,node_os_0_.arch)()}`) {
const program = PROGRAMS[here];
if (program === undefined)
return 'For `opa` on this system see https://openpolicyagent.org.';
const download = here.startsWith('win32')
? `curl.exe -Lo opa.exe ${OPA}/${program}`
: `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
/***/ })
};
