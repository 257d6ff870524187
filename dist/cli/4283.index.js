"use strict";
exports.id = 4283;
exports.ids = [4283];
exports.modules = {

/***/ 94283:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openTrial: function() { return /* binding */ openTrial; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/run-input.js
var run_input = __webpack_require__(15555);
// EXTERNAL MODULE: ./build/src/plan/unknown-values.js + 1 modules
var unknown_values = __webpack_require__(57444);
// EXTERNAL MODULE: ./build/src/rego/describe-condition.js
var describe_condition = __webpack_require__(93280);
// EXTERNAL MODULE: ./build/src/plan/sensitive-values.js
var sensitive_values = __webpack_require__(30508);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/rego/judge-plan.js + 1 modules
var judge_plan = __webpack_require__(77078);
// EXTERNAL MODULE: ./build/src/rego/read-places.js
var read_places = __webpack_require__(97106);
// EXTERNAL MODULE: ./build/src/rego/open-policies.js + 16 modules
var open_policies = __webpack_require__(76751);
// EXTERNAL MODULE: ./build/src/rego/policy-files.js
var rego_policy_files = __webpack_require__(95673);
// EXTERNAL MODULE: ./build/src/rego/conftest-file.js
var conftest_file = __webpack_require__(61922);
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js
var open_own_policies = __webpack_require__(1767);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/rego/opa-errors.js
var opa_errors = __webpack_require__(69339);
// EXTERNAL MODULE: ./build/src/rego/find-opa.js
var find_opa = __webpack_require__(95809);
// EXTERNAL MODULE: ./build/src/rego/opa-folder.js
var opa_folder = __webpack_require__(36568);
;// CONCATENATED MODULE: ./build/src/rego/run-policy-tests.js
/** Runs the tests of a policy set by `opa test`, with the functions that its policies may use. */







const testsSchema = dist/* array */.YOg(dist/* looseObject */._H3({
    location: dist/* looseObject */._H3({ file: dist/* string */.YjP(), row: dist/* number */.aig() }),
    package: dist/* string */.YjP(),
    name: dist/* string */.YjP(),
    fail: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    skip: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
}));
/** The limits of all tests together. One may take 30 seconds. */
const BOUNDS = { timeoutMs: 120_000, maxBytes: 32 * 1024 * 1024 };
/**
 * Runs all tests. Data is read from every JSON and YAML file of the set, as `opa test` does.
 *
 * @param ofDefaultBranch the policies of the default branch: which tests are missing is compared with them
 */
async function runPolicyTests({ files, shownAs }, { opa, version0Files }, ofDefaultBranch, ports) {
    const names = namesOfTests(files);
    const before = namesOfTests(ofDefaultBranch?.files ?? new Map());
    const removed = before.filter((name) => !names.includes(name));
    const nothingRan = { passed: 0, skipped: [], removed, failed: [] };
    if ((0,find_opa.hasWrongIndex)(opa.version)) {
        const problem = `No test was run: opa ${opa.version} overlooks rules in tests. Install ${find_opa.RELEASE.slice(1)}.`;
        return { ...nothingRan, problem };
    }
    const folder = (0,opa_folder/* openFolder */.N)(files, opa, ports, isForTests);
    try {
        const version = version0Files.length > 0 ? ['--v0-compatible'] : [];
        const answer = await folder.ask(['test', '.', '--format', 'json', '--timeout', '30s', ...version, ...folder.functionOptions], { bounds: BOUNDS });
        const parsed = dist/* safeParse */.xLC(testsSchema, (0,parse/* parseJson */.qF)((0,go_text/* trimSpace */.Pd)(answer.stdout) || '[]'));
        if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
            const [first] = (0,opa_errors/* errorsIn */.R4)({ ...answer, exitCode: 1 });
            const place = (0,opa_errors/* placeOf */.$t)(shownAs, first ?? { file: undefined, row: 0 });
            const problem = `${place}: the tests cannot run: ${first?.message ?? ''}`;
            return { ...nothingRan, problem };
        }
        const tests = parsed.output.map((test) => ({ ...test, name: `${test.package}.${test.name}` }));
        const failed = tests
            .filter(({ fail, error }) => fail || error !== undefined)
            .map(({ name, location: { file, row } }) => {
            return { name, file: external_node_path_.posix.join(shownAs, file), line: row };
        });
        const skipped = tests.filter(({ skip }) => skip).map(({ name }) => name);
        const passed = tests.length - failed.length - skipped.length;
        return { passed, skipped, removed, failed };
    }
    finally {
        folder.remove();
    }
}
const PACKAGE = new RegExp(`(?:^|\\n)[${go_text/* BLANKS */.a7}]*package[${go_text/* BLANKS */.a7}]+([^${go_text/* BLANKS */.a7}]+)`);
const TEST = new RegExp(`(?<=^|\\n)(?=test_)${go_text/* REGO_NAME */.Uh}`, 'gu');
/** As `opa test` names them: `data.acme.tags_test.test_owner`. A rule that is a test begins a line. */
function namesOfTests(files) {
    const names = [...files]
        .filter(([name]) => name.endsWith('.rego'))
        .flatMap(([, content]) => {
        const text = Buffer.from(content).toString();
        const [, path = ''] = PACKAGE.exec(text) ?? [];
        return (0,go_text/* matchesOf */.th)(TEST, text).map(([name]) => `data.${path}.${name}`);
    });
    return [...new Set(names)];
}
/** Tests read what they need from any file of data. */
function isForTests(name) {
    return /\.(?:rego|json|ya?ml)$/.test(name);
}
//# sourceMappingURL=run-policy-tests.js.map
;// CONCATENATED MODULE: ./build/src/rego/trial.js
/**
 * The policies of a directory as the working tree has them, and as the default branch has them. Both judge the same
 * plans, so that their answers can be compared. Neither decides about a plan.
 */


















/**
 * Opens both sides and runs the tests of the working tree. The caller closes it.
 *
 * @returns the `rules` of a default branch without policies that can judge are none
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function openTrial(where, ports) {
    const { directory } = where;
    const path = (0,external_node_path_.resolve)((0,find_repository/* realOrSame */.eF)(where.workingDirectory), directory);
    const belongs = (name) => (0,rego_policy_files/* isPolicyFile */.VE)(name) || isForTests(name);
    const found = await (0,rego_policy_files/* readDirectoryPolicies */.Ak)(path, directory, where.workingDirectory, belongs);
    if (found === undefined) {
        const remedy = (0,sentence/* phrase */.MZ) `Name the directory of your policies, as in ${(0,sentence/* typed */.nE)('plangate policies check policies')}.`;
        throw new policy_files/* PolicyProblem */.cq((0,policy_files/* policiesMissing */.xC)(directory, remedy));
    }
    const conftest = await (0,open_own_policies/* readConftestHere */.jL)(where.workingDirectory, ports);
    const [changed = found] = (0,open_own_policies/* joinNamed */.CN)([found], conftest);
    const other = await readDefaultBranch(path, where, ports);
    const after = await openJudged(changed, ports);
    let before;
    const close = async () => {
        await Promise.all([before?.close(), after.close()]);
    };
    try {
        const notices = [];
        if (other === undefined || other.files.size === 0) {
            const says = (0,sentence/* phrase */.MZ) `The default branch has no policies in ${(0,sentence/* quoted */.TL)(directory)}: all of them count as new.`;
            notices.push((0,finding/* finding */.gk)('nothing-to-compare', says));
        }
        else {
            before = await openJudged(other, ports).catch((error) => {
                if (!(error instanceof policy_files/* PolicyProblem */.cq))
                    throw error;
                notices.push(...error.findings.slice(0, 1).map((found) => ({
                    ...found,
                    says: (0,sentence/* phrase */.MZ) `The policies of the default branch cannot be used, so all of them count as new: ${found.says}`,
                })));
                return undefined;
            });
        }
        const { engine } = after;
        if (engine === undefined)
            throw new Error(`${directory} was opened without opa.`);
        const tests = await runPolicyTests(changed, engine, other, ports);
        notices.push(...after.warnings);
        return {
            rules: { before: before?.facts ?? [], after: after.facts },
            tests,
            notices,
            async judge(plan, signal) {
                const sensitive = (0,read_places/* groupByPlace */.O4)((0,sensitive_values/* sensitiveValues */.DJ)(plan.document));
                const known = { json: plan.json, sensitive, run: undefined, pullRequest: undefined };
                const [answersBefore, answersAfter] = await Promise.all([
                    before === undefined ? [] : answersOf(before, plan, known, signal),
                    answersOf(after, plan, known, signal),
                ]);
                const addresses = (0,sensitive_values/* addressesIn */.Mh)(plan.document);
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
    (0,open_policies/* refuseUnjudged */.lf)(files);
    return await (0,open_policies/* openPolicies */.fg)(files, ports);
}
/** The policies of the default branch; undefined if it has no such directory. */
async function readDefaultBranch(path, { directory, workingDirectory, workspace, jobTree }, ports) {
    const { repository } = (0,find_repository/* findAround */.Di)(path, workspace);
    if (repository === undefined) {
        throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('nothing-to-compare', (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(directory)} is in no git repository, so there is no default branch to compare with.`, { remedy: (0,sentence/* phrase */.MZ) `Run it in a clone.` }));
    }
    const { root } = repository;
    try {
        const source = await (0,files_of_default_branch/* filesOfDefaultBranch */.ep)(root, jobTree, ports);
        const inTree = (place) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, (0,find_repository/* realOrSame */.eF)(place)));
        const names = { name: (0,rego_policy_files/* nameOfSet */.hW)(path), shownAs: directory };
        const found = await (0,rego_policy_files/* readPolicySet */.Lp)(source, inTree(path), names);
        if (found === undefined)
            return undefined;
        const conftest = await (0,conftest_file/* readConftestFile */.Rc)(source, inTree(workingDirectory), ports);
        const [other = found] = (0,open_own_policies/* joinNamed */.CN)([found], conftest);
        return { ...other, shownAs: `${directory} on the default branch` };
    }
    catch (error) {
        if (!(error instanceof tree/* UntrustedError */.lI))
            throw error;
        const { finding: found } = error;
        const inJob = (0,sentence/* phrase */.MZ) `In a job, check out with ${(0,sentence/* typed */.nE)('fetch-depth: 0')}.`;
        throw new policy_files/* PolicyProblem */.cq({
            ...found,
            says: (0,sentence/* phrase */.MZ) `The default branch cannot be read, so nothing can be compared: ${found.says}`,
            remedy: (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` `, found.remedy ?? '', inJob),
        });
    }
}
/** What each policy of one side says of a redacted plan. */
async function answersOf({ set, facts }, { document, text }, known, signal) {
    const input = { plan: document, planText: text, run: run_input/* UNKNOWN_RUN */.R };
    const unknown = (0,read_places/* groupByPlace */.O4)((0,unknown_values/* unknownValues */.L)(document));
    const answers = await set.judge.evaluate(input, signal);
    return facts.flatMap((rule, index) => {
        const judged = answers[index];
        if (judged === undefined)
            return [];
        const { policy } = rule;
        const { status, output, withoutValues } = judged;
        const builtinErrors = withoutValues?.flatMap((sentence) => sentence ?? []);
        const why = (0,judge_plan/* explainUncertainPass */.gI)(rule, known);
        const [condition] = status === 'passed' ? (0,describe_condition/* describeCondition */.p)(rule.mayRead(unknown)) : [];
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
//# sourceMappingURL=trial.js.map

/***/ })

};
;