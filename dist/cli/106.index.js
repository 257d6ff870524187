"use strict";
exports.id = 106;
exports.ids = [106];
exports.modules = {

/***/ 90106:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineEntries: function() { return /* binding */ examineEntries; },
/* harmony export */   examineSaid: function() { return /* binding */ examineSaid; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55205);
/* harmony import */ var _gate_query_workspaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27628);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44990);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74913);
/* harmony import */ var _settings_settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42489);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30589);
/* harmony import */ var _diagnosis_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55092);
/** Says what counts of each setting and which place says it, and what each entry of `plangate.yml` finds. */










/**
 * Each value that is not left to its default, with its place.
 *
 * @param placeOf says the place of a setting where that is not the one that the settings say
 */
function examineSaid(said, { plans }, placeOf) {
    const diagnoses = said
        .filter((each) => entriesOf(each) === undefined)
        .map((each) => (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_8__.ok)(placeOf(each), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)(each.setting)}: ${shownValue(each)}`));
    const isSaid = said.some((each) => each.setting === 'organization');
    if (isSaid || plans.organization === undefined)
        return diagnoses;
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('organization')}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)(plans.organization)}`;
    return [...diagnoses, (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_8__.ok)('the cloud block', says)];
}
/** How many values, directories or workspaces a line names. */
const MOST_NAMED = 5;
/** The value without what may be secret in it: the password of an address, and the value of a variable. */
function shownValue({ setting: name, value }) {
    const words = 'text' in value ? value.text.trim().split(/\r\n|\n|\r/) : value.words;
    const shown = words.map((word) => name === 'variables' ? word.replace(/=.*/s, '=…') : word.replace(/:\/\/[^/@]*@/, '://'));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(shown.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe), MOST_NAMED)}`;
}
function entriesOf({ setting: name, value }) {
    if (name !== 'workspaces' || !('value' in value))
        return undefined;
    return value.value;
}
/** What each entry of the file finds: the directories, and the workspaces of each. What is wrong with one, the check says. */
async function examineEntries(said, { plan, plans }, { root, workingDirectory, client }) {
    const found = said.flatMap((each) => ({ at: each.at, entries: entriesOf(each) ?? [] }));
    const namesOf = async (selector) => {
        if (selector.kind === 'name')
            return [selector.name];
        if (client === undefined || plans.organization === undefined)
            return undefined;
        try {
            const workspaces = await (0,_gate_query_workspaces_js__WEBPACK_IMPORTED_MODULE_2__/* .queryWorkspaces */ .VU)(client, plans.organization, selector);
            return workspaces.map(({ attributes }) => attributes.name);
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            return undefined;
        }
    };
    const resolved = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .runConcurrently */ .G)(plan.workspaces.map((selector) => async () => {
        const written = 'directory' in selector ? selector.directory : undefined;
        const path = written && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, written)));
        const names = await namesOf(selector);
        return { selector, directory: path === '' ? '.' : path, names };
    }), MOST_AT_ONCE);
    return found.flatMap(({ at, entries }) => entries.map((entry) => {
        const ofEntry = resolved.filter((one) => isOfEntry(one, entry));
        const file = at.replace(/:\d+$/, '');
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_8__.ok)(`${file}:${entry.line}`, describeFound(entry, ofEntry));
    }));
}
/** How many queries the service answers at the same time. */
const MOST_AT_ONCE = 10;
/** Whether the entry made this selector. */
function isOfEntry({ selector, directory }, entry) {
    if (entry.kind !== 'directories')
        return (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSelector */ .r5)(selector) === (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSelector */ .r5)(entry);
    return (directory !== undefined && (0,_settings_settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .findDirectories */ .f3)(entry.patterns, [directory]).directories.length > 0);
}
function describeFound(entry, found) {
    if (entry.kind === 'name') {
        const where = entry.directory === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `, in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryPart */ .Pv)(entry.directory)}`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .workspacePart */ .TG)(entry.name)}${where}`;
    }
    const names = [...new Set(found.flatMap((one) => one.names ?? []))];
    const count = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(names.length, 'workspace');
    const list = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(names.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .workspacePart */ .TG), MOST_NAMED);
    const isKnown = found.every((one) => one.names !== undefined);
    const workspaces = isKnown ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${count}: ${list}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `workspaces that are not known`;
    const ofNone = names.length === 0 && isKnown ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `no workspace` : workspaces;
    if (entry.kind !== 'directories') {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)((0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSelector */ .r5)(entry))} finds ${ofNone}`;
    }
    const directories = [...new Set(found.flatMap(({ directory }) => directory ?? []))];
    const patterns = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `, `, ...entry.patterns.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe));
    const places = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(directories.length, 'directory', 'directories');
    const placeList = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(directories.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryPart */ .Pv), MOST_NAMED);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${patterns} finds ${places}: ${placeList}; with ${ofNone}`;
}
//# sourceMappingURL=examine-settings.js.map

/***/ })

};
;