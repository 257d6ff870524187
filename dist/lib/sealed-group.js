export const id = 539;
export const ids = [539];
export const modules = {

/***/ 539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedOf: () => (/* binding */ askedOf),
/* harmony export */   sealGroup: () => (/* binding */ sealGroup),
/* harmony export */   withRoots: () => (/* binding */ withRoots)
/* harmony export */ });
/* unused harmony exports SEAL_CLAIMS, openGroupBy */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3919);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5603);
/**
 * What a group of a matrix found, sealed for the job that combines: opaque where others may write, and whole or
 * nothing.
 */



/** @param commit that is judged */
function askedOf(settings, commit) {
    const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
    const { protect, maxDestroys, guardExcept } = settings;
    return {
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
        commit,
        hostname: origin,
        organization,
        mode,
        'options of the run': runOptions,
        'require-policies': requirePolicies,
        'allow-partial': allowPartial,
        protect,
        'max-destroys': maxDestroys,
        'guard-except': guardExcept,
    };
}
/** Where a checkout lies is another place on every runner. */
function withRoots(workspaces, change) {
    return workspaces.map((one) => one.root === undefined ? one : { ...one, root: change(one.root) });
}
/** @param key as `reportKey` makes it of the service's token */
function sealGroup(key, judged) {
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(JSON.stringify(judged)).toString('base64url');
    return `${text}.${(0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealOf */ .Ru)(key, text)}`;
}
/** All that has to be so of a seal that counts, each a sentence about why it does not. In this order. */
const SEAL_CLAIMS = {
    isThere: ({ name, sealed }) => sealed === undefined ? `The report ${name} is not sealed.` : undefined,
    isOfKey: ({ key, name, sealed = '' }) => {
        const [text = '', seal = '', ...more] = sealed.split('.');
        if (more.length === 0 && (0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .isSealed */ .dy)(key, text, seal))
            return undefined;
        return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
    },
    isOfGroup: ({ name, wanted, read }) => read().group === wanted.group ? undefined : `The report ${name} is sealed for another group.`,
    isAsAsked: ({ name, wanted: { asked }, read }) => {
        const opened = read().asked;
        const unlike = Object.keys(asked).filter((each) => JSON.stringify(opened[each]) !== JSON.stringify(asked[each]));
        if (unlike.length === 0)
            return undefined;
        return `The report ${name} was made with other settings than are asked for here: ${unlike.join(', ')}.`;
    },
};
/** The results of the group, or a sentence about why they do not count. */
function openGroupBy(claims) {
    return (key, { name, sealed }, wanted) => {
        const read = () => {
            const [text = ''] = (sealed ?? '').split('.');
            return JSON.parse(gunzipSync(Buffer.from(text, 'base64url')).toString());
        };
        const opening = { key, name, sealed, wanted, read };
        for (const isSo of Object.values(claims)) {
            const why = isSo(opening);
            if (why !== undefined)
                return why;
        }
        return read().workspaces;
    };
}
//# sourceMappingURL=sealed-group.js.map

/***/ })

};
