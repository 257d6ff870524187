"use strict";
exports.id = 3936;
exports.ids = [3936];
exports.modules = {

/***/ 29725:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lt: function() { return /* binding */ countLines; },
  IY: function() { return /* binding */ findApprovedRun; },
  r3: function() { return /* binding */ groupQuestions; },
  qu: function() { return /* binding */ sayRefused; }
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(21804);
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/code.js
var approvals_code = __webpack_require__(38389);
;// CONCATENATED MODULE: ./build/src/approvals/covers.js
/**
 * Which plans an approval counts for. A plan that does less is not covered: what is missing may have made the rest harmless. A
 * plan that does more is covered only where changes of other requests may be in it, and only as far as the policy is silent
 * without what was approved.
 *
 * An approval counts as a whole: all that its words say has to be so of the plans of now.
 */



/**
 * Compares all that a text says with the plans of now.
 *
 * @param asked every workspace that is judged, also where nothing is asked
 */
function coverageOf(text, asked, compared) {
    const byPlace = new Map(asked.map((workspace) => [(0,approvals_code/* placeInText */.sh)(workspace), workspace]));
    const covered = new Map();
    for (const approved of text.workspaces) {
        const now = byPlace.get((0,approvals_code/* placeInText */.sh)(approved));
        if (now === undefined)
            return { why: `${approved.name} is not judged here` };
        const questions = now.questions.map((each) => (0,canonical/* canonicalJson */.dj)((0,approvals_code/* toApproved */.Bv)(each, compared.key)));
        const isAsked = new Set(questions);
        const unasked = approved.questions.find((each) => !isAsked.has((0,canonical/* canonicalJson */.dj)(each)));
        if (unasked !== undefined) {
            return { why: `a message of ${unasked.policy} is not as approved in ${now.name}. ${AGAIN}` };
        }
        const fit = fitOf(approved, now, compared);
        if ('why' in fit)
            return fit;
        covered.set(now, { fit, approves: new Set(approved.questions.map(canonical/* canonicalJson */.dj)) });
    }
    return { covered };
}
function fitOf({ plan, files }, now, compared) {
    if ('entries' in plan)
        return fitOfEntries(plan.entries, files, now, compared);
    const forged = { why: `its words count other changes than the plan of ${now.name} has` };
    const isTrueOf = (entries) => (0,canonical/* canonicalJson */.dj)(plan.counts) === (0,canonical/* canonicalJson */.dj)((0,approvals_code/* countEntries */.EX)(entries));
    if ('digest' in plan) {
        if ((0,approvals_code/* digestOfEntries */.ol)(now.entries) !== plan.digest)
            return { why: `${another(now)}. ${AGAIN}` };
        return isTrueOf(now.entries) ? fitOfFiles({ kind: 'same' }, now.entries, files, now) : forged;
    }
    // A run has the files that it was started with.
    if (plan.run === now.run)
        return isTrueOf(now.entries) ? { kind: 'same' } : forged;
    const approved = compared.entriesOfRuns.get(plan.run);
    if (approved === undefined) {
        return { why: `the run of ${now.name} is another, and ${plan.run} cannot be read. ${AGAIN}` };
    }
    if (!isTrueOf(approved))
        return forged;
    const hidden = approved.filter(({ hasHidden }) => hasHidden);
    if (hidden.length > 0) {
        return {
            why: `the run of ${now.name} is another, and sensitive values of ${nameAll(hidden)} cannot be compared (the log says why the approved run was not taken). ${AGAIN}`,
        };
    }
    const texts = approved.map(({ text }) => text);
    return fitOfEntries(texts, files, now, compared);
}
function fitOfEntries(approved, files, now, { besideOthers }) {
    const left = new Map();
    for (const text of approved)
        left.set(text, (left.get(text) ?? 0) + 1);
    const found = [];
    const added = [];
    for (const entry of now.entries) {
        const number = left.get(entry.text) ?? 0;
        if (number > 0)
            left.set(entry.text, number - 1);
        (number > 0 ? found : added).push(entry);
    }
    const gone = approved.length - found.length;
    if (gone === 0 && added.length === 0)
        return fitOfFiles({ kind: 'same' }, found, files, now);
    if (gone === 0 && besideOthers) {
        return fitOfFiles({ kind: 'contains', entries: found }, found, files, now);
    }
    const missing = `${gone} approved ${gone === 1 ? 'change is' : 'changes are'} gone`;
    const changed = `${nameAll(added)} ${added.length === 1 ? 'is' : 'are'} ${gone === 0 ? 'new' : 'not as approved'}`;
    return { why: `${another(now)}: ${added.length === 0 ? missing : changed}. ${AGAIN}` };
}
/** @param found the entries of the plan that were approved */
function fitOfFiles(fit, found, files, { name, files: { digests, uncommittedPaths, notCompared } }) {
    if (files.named !== digests.named)
        return { why: `a file that the configuration of ${name} names is not as approved. ${AGAIN}` };
    const decided = found.filter(({ needsSameFiles }) => needsSameFiles);
    if (decided.length === 0)
        return fit;
    const decide = `and they decide about ${nameAll(decided)}`;
    if (notCompared !== undefined) {
        const { why, remedy } = notCompared;
        return { why: `the files of ${name} cannot be compared (${why}), ${decide}. ${remedy}` };
    }
    if (files.configuration !== digests.configuration)
        return { why: `the files of ${name} are not as approved, ${decide}. ${AGAIN}` };
    if (files.uncommitted === digests.uncommitted)
        return fit;
    const paths = uncommittedPaths.map((path) => `\`${path}\``);
    const some = paths.length === 0 ? 'none' : (0,quote/* nameSome */.Kf)(paths, MOST_NAMED);
    return {
        why: `the files of ${name} that no commit has (now ${some}) are not as approved, ${decide}. Keep what differs each time out of the directory. ${AGAIN}`,
    };
}
const AGAIN = 'Approve again';
const MOST_NAMED = 3;
function another({ name }) {
    return `the plan of ${name} is another`;
}
function nameAll(entries) {
    const names = entries.map(({ name }) => `\`${name}\``);
    return (0,quote/* nameSome */.Kf)(names, MOST_NAMED);
}
//# sourceMappingURL=covers.js.map
// EXTERNAL MODULE: ./build/src/approvals/line.js
var line = __webpack_require__(91802);
;// CONCATENATED MODULE: ./build/src/approvals/count-approvals.js
/**
 * Approvals, from the comment to the open gate. The job that has the plan reads them in the comments of the request:
 *
 * 1. `plan-entries.ts` reads what a plan changes, and `code.ts` makes a text of it, with the questions that people are asked, and
 *    a code of that text. The report shows the line that has it, in words (`line.ts`), for each set of people who may
 *    agree; the comment of the gate keeps the text.
 * 2. A person writes the line as a comment. The gate is started again, and plans again.
 * 3. `examine-lines.ts` says which comments are lines of people who may approve this request, each with its text.
 * 4. `covers.ts` says whether the plan of now is the one that a text is of.
 * 5. Here is counted who approved which question, and said why other lines do not count.
 *
 * All of it is pure: what hosts and services say, and what a policy answers when it is asked again, come in as values.
 */









/** The lines to write: one for each set of people, over all workspaces in which they are asked something. */
function groupQuestions(place, workspaces, { rules, key }) {
    const findRule = indexRules(rules);
    const setOf = (question) => findRule(question)?.approvers ?? [];
    const idOf = (approvers) => [...new Set(approvers.map((name) => name.replace(/^@/, '').toLowerCase()))].sort().join('\n');
    const sets = new Map(workspaces.flatMap(({ questions }) => questions.map(setOf)).map((set) => [idOf(set), set]));
    return [...sets].flatMap(([id, approvers]) => {
        const asked = workspaces.map((workspace) => ({
            ...workspace,
            questions: workspace.questions.filter((question) => idOf(setOf(question)) === id),
        }));
        const concerned = asked.filter(({ questions }) => questions.length > 0);
        const text = (0,approvals_code/* writeApprovalText */.So)(place, concerned, key);
        const read = (0,approvals_code/* readApprovalText */.N0)(text);
        const code = (0,approvals_code/* codeOf */.$N)(text);
        return {
            approvers,
            questions: concerned.flatMap(({ questions }) => questions),
            written: read && { text, code, line: (0,line/* lineToWrite */.Ni)(read, code) },
        };
    });
}
/**
 * Counts who approved what.
 *
 * @param asked every workspace that is judged, with its plan of now and all its questions
 * @param requests the one that is judged, or all of an entry of a merge queue
 */
function countLines(asked, requests, counting) {
    const findRule = indexRules(counting.rules);
    const lines = requests.flatMap((request) => request.lines);
    // Most lines have one text.
    const texts = new Set(lines.map(({ text }) => text));
    const coverages = new Map([...texts].map((text) => [text, coverageOf(text, asked, counting)]));
    const notNamed = new Map();
    const counted = new Set();
    const questions = asked.flatMap((workspace) => workspace.questions.map((question) => {
        const rule = findRule(question);
        const text = (0,canonical/* canonicalJson */.dj)((0,approvals_code/* toApproved */.Bv)(question, counting.key));
        const agreeing = requests.map((request) => request.lines.flatMap((line) => {
            const coverage = coverages.get(line.text);
            const covered = coverage && 'covered' in coverage ? coverage.covered.get(workspace) : undefined;
            if (covered === undefined || !covered.approves.has(text))
                return [];
            const why = whyNotNamed(line, rule);
            if (why !== undefined)
                notNamed.set(line, why);
            else
                counted.add(line);
            return why === undefined ? [{ line, fit: covered.fit }] : [];
        }));
        const put = { workspace, question, needed: Math.max(1, rule?.needed ?? 1) };
        return countQuestion(put, { requests, agreeing }, counting);
    }));
    const isOpen = questions.some(({ missing }) => missing > 0);
    const uncounted = lines.flatMap((line) => {
        const coverage = coverages.get(line.text);
        const other = coverage && 'why' in coverage ? coverage.why : undefined;
        const why = counted.has(line) || !isOpen ? undefined : (other ?? notNamed.get(line));
        const { comment, by, at } = line;
        return why === undefined ? [] : [{ comment, by, at, why }];
    });
    const isSuperseded = supersededBy(counted);
    return {
        questions,
        refused: [...requests.flatMap((request) => request.refused), ...uncounted]
            .filter((line) => !isSuperseded(line))
            .sort((one, other) => (0,parse/* timeOf */.nR)(other.at) - (0,parse/* timeOf */.nR)(one.at)),
        notes: (0,finding/* withoutRepeated */.R2)([...requests.flatMap(notesOf), ...unlistedPeople(asked, findRule)]),
    };
}
/** A line that does not count. */
function sayRefused({ by, why }) {
    const name = (0,sentence/* sentencePart */.vn)('name', `@${by.login}`, 60);
    return (0,finding/* finding */.gk)('approval-refused', (0,sentence/* phrase */.MZ) `${name}'s line does not count: ${(0,sentence/* plain */.pj)(`${why}.`)}`);
}
/**
 * The run that the newest line approves for a workspace: it is offered before a new one is started. Who may approve which policy
 * is known when the policies have judged it.
 *
 * @param lines the newest first
 */
function findApprovedRun(lines, scope) {
    for (const line of lines) {
        const approved = workspaceOf(line, scope);
        if (approved === undefined || approved.questions.length === 0)
            continue;
        if ('run' in approved.plan)
            return approved.plan.run;
    }
    return undefined;
}
/** What a line approves for a workspace. */
function workspaceOf({ text }, scope) {
    const wanted = (0,canonical/* canonicalJson */.dj)(scope);
    return text.workspaces.find((each) => (0,canonical/* canonicalJson */.dj)(each.scope) === wanted);
}
function indexRules(rules) {
    const textOf = ({ policySet, policy }) => (0,canonical/* canonicalJson */.dj)([policySet, policy]);
    const byPolicy = new Map(rules.map((rule) => [textOf(rule), rule]));
    return (question) => byPolicy.get(textOf(question));
}
/** As the end of a sentence. */
function whyNotNamed({ by }, rule) {
    if (rule === undefined)
        return 'nothing says who may approve this';
    if (rule.named === 'writers')
        return undefined;
    if ('problem' in rule.named)
        return (0,without_trailing/* withoutTrailing */.h)(rule.named.problem, '.');
    if (rule.named.ids.has(by.id))
        return undefined;
    return `its author is none of those who must agree (${(0,quote/* nameSome */.Kf)(rule.approvers, count_approvals_MOST_NAMED)})`;
}
const count_approvals_MOST_NAMED = 3;
/** Makes the test whether the author of a line wrote one afterwards that counts. */
function supersededBy(counted) {
    const newest = new Map();
    for (const { by, at } of counted)
        newest.set(by.id, Math.max((0,parse/* timeOf */.nR)(at), newest.get(by.id) ?? 0));
    return ({ by, at }) => (0,parse/* timeOf */.nR)(at) < (newest.get(by.id) ?? 0);
}
/** @param lines.agreeing for each of the requests, the lines that approve the question for this plan or a part of it */
function countQuestion(put, lines, counting) {
    const { workspace, question } = put;
    const counts = lines.requests.map(({ needsOneMore }, at) => {
        const agreeing = lines.agreeing[at] ?? [];
        const needed = put.needed + (needsOneMore ? 1 : 0);
        const people = new Set(agreeing.flatMap(({ line, fit }) => (fit.kind === 'same' ? line.by.id : [])));
        return {
            needed,
            missing: Math.max(0, needed - people.size),
            approved: entriesOfEnough(agreeing, needed, workspace),
        };
    });
    const given = onePerPerson(lines.agreeing.flat().map(({ line }) => line));
    const [nearest = { needed: put.needed, missing: put.needed }] = [...counts].sort((one, other) => one.missing - other.missing);
    const { needed, missing } = nearest;
    const counted = { workspace, question, given, needed, missing };
    const approved = new Set(counts.flatMap((each) => each.approved));
    if (missing === 0 || approved.size === 0)
        return counted;
    const toAsk = askWithout(put, workspace.entries.filter((entry) => approved.has(entry)), counting);
    const answer = counting.answers.get(toAsk.id);
    if (answer === undefined)
        return { ...counted, toAsk };
    const why = whyNotSilent(answer, put);
    return why === undefined ? { ...counted, missing: 0 } : { ...counted, why };
}
/** The entries that enough people of one request approved, where the plan has others as well. */
function entriesOfEnough(agreeing, needed, { entries }) {
    if (agreeing.every(({ fit }) => fit.kind !== 'contains'))
        return [];
    const people = new Map();
    for (const { line, fit } of agreeing) {
        for (const entry of fit.kind === 'contains' ? fit.entries : entries) {
            const agreed = people.get(entry) ?? new Set();
            people.set(entry, agreed.add(line.by.id));
        }
    }
    return [...people].flatMap(([entry, agreed]) => (agreed.size >= needed ? entry : []));
}
function askWithout({ workspace, question: { policySet, policy } }, without, { key }) {
    const texts = without.map(({ text }) => text).sort();
    const all = workspace.entries.map(({ text }) => text).sort();
    const questions = workspace.questions.map((each) => (0,approvals_code/* toApproved */.Bv)(each, key));
    const about = [workspace.scope, policySet, policy, texts, all, questions];
    return {
        id: (0,canonical/* digest160 */.SN)('asked again', (0,canonical/* canonicalJson */.dj)(about)),
        workspace,
        policySet,
        policy,
        without,
    };
}
/** Why the answer of a policy without what was approved leaves the question open, as a sentence; undefined if it does not. */
function whyNotSilent(answer, { workspace, question }) {
    const { policySet, policy } = question;
    const without = `Without what was approved, \`${policy}\``;
    if (answer === 'unknown')
        return `${without} could not be judged.`;
    const textOf = ({ message, hidden }) => (0,canonical/* canonicalJson */.dj)([message, hidden]);
    const said = new Set(answer.messages.map(textOf));
    if (said.has(textOf(question)))
        return `${without} fails with the same message: of another change.`;
    for (const each of workspace.questions) {
        if (each.policySet === policySet && each.policy === policy)
            said.delete(textOf(each));
    }
    // What it says then alone was hidden behind what was approved, and nobody was asked about it.
    return said.size === 0 ? undefined : `${without} fails with another message.`;
}
/** The newest line of each person. */
function onePerPerson(lines) {
    const byPerson = new Map();
    const oldestFirst = [...lines].sort((one, other) => (0,parse/* timeOf */.nR)(one.at) - (0,parse/* timeOf */.nR)(other.at));
    for (const line of oldestFirst)
        byPerson.set(line.by.id, line);
    return [...byPerson.values()];
}
function notesOf({ number, notes, needsOneMore }) {
    const oneMore = (0,finding/* finding */.gk)('approval-by-one-more', (0,sentence/* phrase */.MZ) `One person more has to approve: an app, a deploy key or an unnamed account pushed to the branch of ${(0,sentence/* requestPart */.ns)(number)}.`);
    return needsOneMore ? [...notes, oneMore] : [...notes];
}
/** Why it is not known which people the rules name. */
function unlistedPeople(asked, findRule) {
    const questions = asked.flatMap((workspace) => workspace.questions);
    return questions.flatMap((question) => {
        const named = findRule(question)?.named;
        return named !== undefined && named !== 'writers' && 'problem' in named
            ? (0,finding/* finding */.gk)('people-unknown', (0,sentence/* plain */.pj)(named.problem))
            : [];
    });
}
//# sourceMappingURL=count-approvals.js.map

/***/ }),

/***/ 54908:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: function() { return /* binding */ baseRunFinder; },
/* harmony export */   G2: function() { return /* binding */ findCurrentRun; },
/* harmony export */   P_: function() { return /* binding */ readExistingFailures; },
/* harmony export */   rV: function() { return /* binding */ compareWithCurrent; }
/* harmony export */ });
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34271);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10988);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _policy_service_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56893);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22484);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19441);
/* harmony import */ var _read_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76617);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11056);












/** The whole comparison takes no longer than this: the verdict is decided and waits to be reported. */
const BUDGET_MS = 10_000;
/**
 * The result with the baselines of its failures: which of them the current configuration has as well. It is for the report,
 * never throws, and changes nothing else.
 */
async function compareWithCurrent(result, { name, workspaceId, current }, service) {
    const { clock, signal } = service;
    const failures = result.results.filter(_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .WN);
    const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
    // One system, because to compare one costs two requests: that with the most failures.
    const [system] = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE_SYSTEMS */ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
    if (system === undefined || countFailures(system) === 0)
        return result;
    // A run with options did not plan the whole configuration, so it cannot be compared.
    const hasOptions = (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__/* .describeOptions */ .c4)(service.plan.runOptions).length > 0;
    if (current.versionId === undefined || hasOptions)
        return result;
    const deadline = Math.min(service.deadline, clock.now() + BUDGET_MS);
    const client = service.client.with({ signal, deadline });
    try {
        const run = await findCurrentRun(workspaceId, current, client);
        if (run === undefined)
            return result;
        const results = await readResults(run, { ...service, client, deadline }, [system]);
        return { ...result, results: (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithBaseline */ .$_)(result.results, results) };
    }
    catch (error) {
        service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .g)(error)}`);
        return result;
    }
}
/**
 * What policy systems said of a run that is over, so that nothing in it goes on. Where that is not certain, it rejects with the
 * end of a sentence that says why the default branch is not compared.
 */
async function readResults(run, ports, systems = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE_SYSTEMS */ .P) {
    const evidence = (0,_policy_service_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .toEvidence */ .z)(run, await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_10__/* .readPolicies */ .h9)(run, ports, { waitsForPerson: true, systems }));
    if (evidence.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
        throw new Error(`not all results of its run ${run.id} could be read`);
    }
    return evidence.flatMap(({ reading }) => reading.results);
}
/**
 * The newest run of the current configuration that planned all of it and is over.
 * @param knownRun the run that the workspace names, if it was read already
 */
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
    // Most workspaces name the run. Lists of runs are limited to a few a minute.
    const runs = runId === undefined
        ? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
        : [knownRun ?? (await client.runs.show(runId)).run];
    return runs.find((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId &&
        (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version') === versionId &&
        run.attributes['plan-only'] === false &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__/* .unusualOptions */ .ku)(run.attributes).length === 0 &&
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunOver */ .Ck)(run.attributes.status));
}
/** The function that finds the default branch's run of a workspace, for `only-new`. */
function baseRunFinder(workspace, { policy, client }) {
    if (!policy.onlyNew)
        return undefined;
    return async () => {
        const { workspaceId, current } = workspace;
        const run = current?.versionId === undefined
            ? undefined
            : await findCurrentRun(workspaceId, current, client);
        const planId = run && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'plan');
        if (run === undefined || planId === undefined) {
            throw new Error('no finished run planned all of the present configuration of the workspace');
        }
        return { run, planId };
    };
}
/**
 * Reads which failures the default branch has as well, for `only-new`.
 *
 * @returns the rule that accepts them, or why everything counts; undefined if no failure of the run could
 *   be accepted anyway
 */
async function readExistingFailures(readings, { plan, findBaseRun }, ports) {
    const addresses = readings
        .flatMap(({ results }) => results)
        .filter((result) => result.level === 'advisory' && (0,_policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isCertainFailure */ .B6)(result))
        .flatMap((result) => (0,_policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .addressedLines */ .F6)(result).flatMap((line) => line.addresses));
    if (addresses.length === 0)
        return undefined;
    try {
        const planned = await readValues(plan.id, new Set(addresses), ports);
        const base = await findBaseRun();
        const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .addressBefore */ .QF)(address, planned)));
        const [baseResults, basePlanned] = await Promise.all([
            readResults(base.run, ports),
            readValues(base.planId, baseAddresses, ports),
        ]);
        return { existing: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleOfExisting */ .pj)(planned, { results: baseResults, planned: basePlanned }) };
    }
    catch (error) {
        if (ports.signal.aborted)
            throw error;
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparedNotice */ .PY)(error) };
    }
}
/** What the plan makes of these resources, by its redacted JSON. It rejects with the end of a sentence. */
async function readValues(planId, addresses, ports) {
    const json = await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_9__.fetchPlanJson)(planId, false, ports);
    const planned = json && (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlannedValues */ .DE)(json, addresses);
    if (planned === undefined)
        throw new Error(`the JSON of plan ${planId} could not be read`);
    return planned;
}
//# sourceMappingURL=current-run.js.map

/***/ })

};
;