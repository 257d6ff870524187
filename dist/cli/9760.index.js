"use strict";
exports.id = 9760;
exports.ids = [9760];
exports.modules = {

/***/ 39760:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderValuesAsJson: function() { return /* binding */ renderValuesAsJson; },
/* harmony export */   valuesOf: function() { return /* binding */ valuesOf; }
/* harmony export */ });
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44254);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88832);
/** What the plans change, with their values, for reports that show them. Every text is hostile until escaped. */




/** The worst entries of each workspace first; nothing where no report shows values. */
function valuesOf(view) {
    const entries = view.workspaces.flatMap(({ name, values }) => values !== undefined && 'entries' in values
        ? values.entries.map((entry) => ({ entry, name }))
        : []);
    const items = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(entries, ({ entry }) => entry).map((alike) => {
        const names = alike.map(({ name }) => name);
        const workspaces = view.workspaces.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceNames */ .c2)(names, view)}` : '';
        return { ...alike[0].entry, workspaces };
    });
    const unread = view.workspaces.flatMap(({ name, values }) => {
        if (values === undefined || !('unread' in values))
            return [];
        const who = (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceNames */ .c2)([name], view);
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The values of ${who} are not known: ${(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sayWhole */ .BX)(values.unread)}`];
    });
    return { items, unread };
}
/** The same as JSON; undefined where no report shows values. */
function renderValuesAsJson({ workspaces }) {
    const told = workspaces.flatMap(({ name, values }) => values === undefined ? [] : { workspace: name, values });
    if (told.length === 0)
        return undefined;
    const changes = told.map(({ workspace, values }) => 'entries' in values ? { workspace, changes: values.entries } : { workspace });
    return `${JSON.stringify({ schemaVersion: 1, workspaces: changes }, undefined, 2)}\n`;
}
//# sourceMappingURL=values.js.map

/***/ })

};
;