"use strict";
exports.id = 2309;
exports.ids = [2309];
exports.modules = {

/***/ 62309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openTrial: function() { return /* binding */ openTrial; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48391);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_run_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15555);
/* harmony import */ var _plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41092);
/* harmony import */ var _describe_condition_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93280);
/* harmony import */ var _plan_redacted_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53929);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82717);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80734);
/* harmony import */ var _judge_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6261);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58199);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95673);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(77934);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(239);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2340);
/* harmony import */ var _conftest_file_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(61922);
/* harmony import */ var _open_own_policies_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1767);
/* harmony import */ var _opa_errors_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(69339);
/* harmony import */ var _opa_folder_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(36568);
/**
 * The policies of a directory as the working tree has them, and as the default branch has them. Both judge the same
 * plans, so that their answers can be compared. Neither decides about a plan. `opa test` runs the tests of the first, with
 * the same bounds as its policies.
 */





















/**
 * Opens both sides and runs the tests of the working tree. The caller closes it.
 *
 * @returns the `rules` of a default branch without policies that can judge are none
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function openTrial(where, ports) {
    const { directory } = where;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(where.workingDirectory), directory);
    const belongs = (name) => (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isPolicyFile */ .VE)(name) || isForTests(name);
    const found = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_13__/* .readDirectoryPolicies */ .Ak)(path, directory, where.workingDirectory, belongs);
    if (found === undefined) {
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name the directory of your policies, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate policies check policies')}.`;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .policiesMissing */ .xC)(directory, remedy));
    }
    const conftest = await (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .readConftestHere */ .jL)(where.workingDirectory, ports);
    const [changed = found] = (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .joinNamed */ .CN)([found], conftest);
    const other = await readDefaultBranch(path, where, ports);
    const after = await openJudged(changed, ports);
    let before;
    const close = async () => {
        await Promise.all([before?.close(), after.close()]);
    };
    try {
        const notices = [];
        if (other === undefined || other.files.size === 0) {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The default branch has no policies in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(directory)}: all of them count as new.`;
            notices.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('nothing-to-compare', says));
        }
        else {
            before = await openJudged(other, ports).catch((error) => {
                if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyProblem */ .cq))
                    throw error;
                notices.push(...error.findings.slice(0, 1).map((found) => ({
                    ...found,
                    says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The policies of the default branch cannot be used, so all of them count as new: ${found.says}`,
                })));
                return undefined;
            });
        }
        const { engine } = after;
        if (engine === undefined)
            throw new Error(`${directory} was opened without opa.`);
        const tests = await testPolicies(changed, engine, other, ports);
        notices.push(...after.warnings);
        return {
            rules: { before: before?.facts ?? [], after: after.facts },
            tests,
            notices,
            async judge(plan, signal) {
                const sensitive = (0,_plan_redacted_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .sensitiveValues */ .DJ)(plan.document);
                const known = { json: plan.json, sensitive, run: undefined, pullRequest: undefined };
                const [answersBefore, answersAfter] = await Promise.all([
                    before === undefined ? [] : answersOf(before, plan, known, signal),
                    answersOf(after, plan, known, signal),
                ]);
                const addresses = (0,_plan_redacted_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .addressesIn */ .Mh)(plan.document);
                return { addresses, before: answersBefore, after: answersAfter };
            },
            close,
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** Opens a set, and rejects with a PolicyProblem if nothing here can judge it. */
async function openJudged(files, ports) {
    (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseUnjudged */ .lf)(files);
    return await (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_12__/* .openPolicies */ .fg)(files, ports);
}
/** The policies of the default branch; undefined if it has no such directory. */
async function readDefaultBranch(path, { directory, workingDirectory, workspace, jobTree }, ports) {
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(path, workspace);
    if (repository === undefined) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('nothing-to-compare', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(directory)} is in no git repository, so there is no default branch to compare with.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Run it in a clone.` }));
    }
    const { root } = repository;
    try {
        const source = await (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_9__/* .filesOfDefaultBranch */ .ep)(root, jobTree, ports);
        const inTree = (place) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(place)));
        const names = { name: (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_13__/* .nameOfSet */ .hW)(path), shownAs: directory };
        const found = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_13__/* .readPolicySet */ .Lp)(source, inTree(path), names);
        if (found === undefined)
            return undefined;
        const conftest = await (0,_conftest_file_js__WEBPACK_IMPORTED_MODULE_15__/* .readConftestFile */ .Rc)(source, inTree(workingDirectory), ports);
        const [other = found] = (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .joinNamed */ .CN)([found], conftest);
        return { ...other, shownAs: `${directory} on the default branch` };
    }
    catch (error) {
        if (!(error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UntrustedError */ .lI))
            throw error;
        const { finding: found } = error;
        const inJob = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `In a job, check out with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('fetch-depth: 0')}.`;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyProblem */ .cq({
            ...found,
            says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The default branch cannot be read, so nothing can be compared: ${found.says}`,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) ` `, found.remedy ?? '', inJob),
        });
    }
}
/** What each policy of one side says of a redacted plan. */
async function answersOf({ set, facts }, { document, text }, known, signal) {
    const input = { plan: document, planText: text, run: _model_run_input_js__WEBPACK_IMPORTED_MODULE_5__/* .UNKNOWN_RUN */ .R };
    const unknown = (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownValues */ .LS)(document);
    const answers = await set.judge.evaluate(input, signal);
    return facts.flatMap((rule, index) => {
        const judged = answers[index];
        if (judged === undefined)
            return [];
        const { policy } = rule;
        const { status, output, withoutValues } = judged;
        const builtinErrors = withoutValues?.flatMap((sentence) => sentence ?? []);
        const why = (0,_judge_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .whyPassIsUncertain */ .vQ)(rule, known);
        const [condition] = status === 'passed' ? (0,_describe_condition_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCondition */ .p)(rule.mayRead(unknown)) : [];
        if (why === undefined && condition !== undefined && !rule.meansUnknown) {
            return { policy, status: 'unknown', output: [], because: condition.text, builtinErrors };
        }
        if (why === undefined && status !== 'not_evaluated') {
            return { policy, status, output, builtinErrors };
        }
        const because = why === undefined ? output.map(String).join(' ') : `It ${why}.`;
        return { policy, status: 'unknown', output: [], because, builtinErrors };
    });
}
const testsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .looseObject */ ._H3({
    location: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .looseObject */ ._H3({ file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), row: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .number */ .aig() }),
    package: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    fail: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .boolean */ .zMY(), false),
    skip: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .boolean */ .zMY(), false),
    error: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .unknown */ .L5J()),
}));
/** The limits of all tests together. One may take 30 seconds. */
const BOUNDS = { timeoutMs: 120_000, maxBytes: 32 * 1024 * 1024 };
/**
 * Runs all tests. Data is read from every JSON and YAML file of the set, as `opa test` does.
 *
 * @param ofDefaultBranch the policies of the default branch: which tests are missing is compared with them
 */
async function testPolicies({ files, shownAs }, { opa, version0Files }, ofDefaultBranch, ports) {
    const names = namesOfTests(files);
    const before = namesOfTests(ofDefaultBranch?.files ?? new Map());
    const removed = before.filter((name) => !names.includes(name));
    const folder = (0,_opa_folder_js__WEBPACK_IMPORTED_MODULE_18__/* .openFolder */ .N)(files, opa, ports, isForTests);
    try {
        const version = version0Files.length > 0 ? ['--v0-compatible'] : [];
        const answer = await folder.ask(['test', '.', '--format', 'json', '--timeout', '30s', ...version, ...folder.functionOptions], { bounds: BOUNDS });
        const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_19__/* .safeParse */ .xLC(testsSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_20__/* .parseJson */ .qF)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_14__/* .trimSpace */ .Pd)(answer.stdout) || '[]'));
        if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
            const [first] = (0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_17__/* .errorsIn */ .R4)({ ...answer, exitCode: 1 });
            const place = (0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_17__/* .placeOf */ .$t)(shownAs, first ?? { file: undefined, row: 0 });
            const problem = `${place}: the tests cannot run: ${first?.message ?? ''}`;
            return { passed: 0, skipped: [], removed, failed: [], problem };
        }
        const tests = parsed.output.map((test) => ({ ...test, name: `${test.package}.${test.name}` }));
        const failed = tests
            .filter(({ fail, error }) => fail || error !== undefined)
            .map(({ name, location: { file, row } }) => {
            return { name, file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(shownAs, file), line: row };
        });
        const skipped = tests.filter(({ skip }) => skip).map(({ name }) => name);
        const passed = tests.length - failed.length - skipped.length;
        return { passed, skipped, removed, failed };
    }
    finally {
        folder.remove();
    }
}
const PACKAGE = new RegExp(`(?:^|\\n)[${_model_go_text_js__WEBPACK_IMPORTED_MODULE_14__/* .BLANKS */ .a7}]*package[${_model_go_text_js__WEBPACK_IMPORTED_MODULE_14__/* .BLANKS */ .a7}]+([^${_model_go_text_js__WEBPACK_IMPORTED_MODULE_14__/* .BLANKS */ .a7}]+)`);
const TEST = new RegExp(`(?<=^|\\n)(?=test_)${_model_go_text_js__WEBPACK_IMPORTED_MODULE_14__/* .REGO_NAME */ .Uh}`, 'gu');
/** As `opa test` names them: `data.acme.tags_test.test_owner`. A rule that is a test begins a line. */
function namesOfTests(files) {
    const names = [...files]
        .filter(([name]) => name.endsWith('.rego'))
        .flatMap(([, content]) => {
        const text = Buffer.from(content).toString();
        const [, path = ''] = PACKAGE.exec(text) ?? [];
        return Array.from(text.matchAll(TEST), ([name]) => `data.${path}.${name}`);
    });
    return [...new Set(names)];
}
/** Tests read what they need from any file of data. */
function isForTests(name) {
    return /\.(?:rego|json|ya?ml)$/.test(name);
}
//# sourceMappingURL=trial.js.map

/***/ })

};
;