export const id = 2308;
export const ids = [2308];
export const modules = {

/***/ 22308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ findReport),
/* harmony export */   readReports: () => (/* binding */ readReports),
/* harmony export */   sharedSettings: () => (/* binding */ sharedSettings)
/* harmony export */ });
/* unused harmony export REPORT_CLAIMS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43962);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/**
 * The reports that the jobs of a matrix left. They only say which runs to read: each run is judged again. The claims about a
 * report must hold before a run that it names is read. Each has a name, so that a test can leave it out and see what is
 * accepted without it.
 */






const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    tool: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('plangate') }),
    group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ sha: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    failOn: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    organization: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    ownPolicies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    runOptions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        runId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        configurationVersionId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        seals: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    })),
});
/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
async function readReports(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name))
        .sort();
    const reports = [];
    for (const file of files) {
        const reading = (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(file, MOST_BYTES);
        const value = await reading.then(_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF, () => undefined);
        const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(reportSchema, value, { abortEarly: true });
        if (!parsed.success)
            continue;
        const { group, commit, workspaces, failOn, organization, ownPolicies, runOptions } = parsed.output;
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, file);
        const settings = sharedSettings({ failOn, organization, ownPolicies, runOptions });
        reports.push({ name, group, commit: commit?.sha, workspaces, settings });
    }
    return reports;
}
/** The shared settings of a job, by what its report has of them. */
function sharedSettings(of) {
    return {
        'fail-on': of.failOn ?? '',
        organization: of.organization ?? '',
        policies: [...(of.ownPolicies ?? [])].sort().join(', '),
        'run-options': (of.runOptions ?? []).join(', '),
    };
}
const namePart = (name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('name', name, 80);
/** Each returns why no report can be used, or undefined. They are checked in this order. */
const REPORT_CLAIMS = {
    isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Group ${namePart(group)} has ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(ofGroup.length)} reports (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .listParts */ .Z)(ofGroup.map(({ name }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .filePart */ .A4)(name)))}): Plangate cannot determine which one is its own.`
        : undefined,
    isOfCommit: ({ group: { group }, commit }, report) => {
        if (commit !== undefined && report.commit === commit)
            return undefined;
        const reported = report.commit === undefined
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no commit`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the commit ${namePart(report.commit.slice(0, 40))}`;
        const own = commit === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `none that it knows` : namePart(commit);
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The report of group ${namePart(group)} is of ${reported}, and this job is of ${own}.`;
    },
    isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
        const named = report.workspaces.map(({ name }) => name).sort();
        return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
            ? undefined
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The report of group ${namePart(group)} is not about the workspaces of that group.`;
    },
    isOfSettings: ({ group: { group }, settings }, report) => {
        const keys = Object.keys(settings);
        const key = keys.find((name) => settings[name] !== report.settings[name]);
        if (key === undefined)
            return undefined;
        const words = (value) => (value === '' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `none` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}`);
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The job of group ${namePart(group)} has ${words(report.settings[key])} as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .Pe)(key)}, and this job has ${words(settings[key])}. Write it in the settings file, and in no job.`;
    },
};
/** Finds the only report of a group. @param claims all of them; a test leaves one out */
function findReport(search, claims = REPORT_CLAIMS) {
    const { group } = search.group;
    const ofGroup = search.reports.filter((report) => report.group === group);
    const [report] = ofGroup;
    if (report === undefined) {
        const why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Group ${namePart(group)} left no report: its job may have been cancelled, or its runner may have vanished.`;
        // Mostly they are in another directory.
        const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` No other group did, either: see that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .Pe)('from')} names the directory of the reports.`;
        return { why: search.reports.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${why}${none}` : why };
    }
    for (const claim of Object.values(claims)) {
        const why = claim(search, report, ofGroup);
        if (why !== undefined)
            return { why };
    }
    return { report };
}
//# sourceMappingURL=group-reports.js.map

/***/ })

};
