export const id = 8396;
export const ids = [8396];
export const modules = {
/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Cw: () => ( unreadableAnswer),
dh: () => ( HostError),
wh: () => ( readId),
yg: () => ( onHostError)
});
var _model_errors_js_0_ = __webpack_require__(74132);
var _shapes_js_1_ = __webpack_require__(65639);
class HostError extends Error {
name = 'HostError';
kind;
facts;
helpCode;
constructor(kind, message, { helpCode, ...facts } = {}, cause) {
super(message, { cause });
this.kind = kind;
this.facts = facts;
this.helpCode = helpCode;
}
}
function onHostError(handle, ...kinds) {
return (error) => {
if (!(error instanceof HostError))
throw error;
if (kinds.length > 0 && !kinds.includes(error.kind))
throw error;
return handle(error);
};
}
function unreadableAnswer(service) {
return new HostError('invalid', `${service} answered in an unrecognized form.`, {
helpCode: _model_errors_js_0_ .Lp.unreadableAnswer,
});
}
function readId(json, service) {
const id = (0,_shapes_js_1_ .fK)(json, 'id');
if (typeof id !== 'number')
throw unreadableAnswer(service);
return id;
}
/***/ }),
/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( TransportError)
});
class TransportError extends Error {
name = 'TransportError';
failure;
remedy;
code;
helpCode;
constructor(failure, message, options = {}) {
super(message, options);
this.failure = failure;
this.remedy = options.remedy;
this.code = options.code;
this.helpCode = options.helpCode;
}
}
/***/ })
};
