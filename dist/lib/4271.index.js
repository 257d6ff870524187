export const id = 4271;
export const ids = [4271];
export const modules = {

/***/ 29725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lt: () => (/* binding */ countLines),
  IY: () => (/* binding */ findApprovedRun),
  r3: () => (/* binding */ groupQuestions),
  qu: () => (/* binding */ sayRefused)
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
    if (compared.endedRuns?.has(plan.run) === true)
        return {
            why: `\`/plangate again\` ended the use of ${plan.run}, or whether it did is not known. ${AGAIN}`,
        };
    const hidden = approved.filter(({ hasHidden }) => hasHidden);
    if (hidden.length > 0) {
        return {
            why: `the run of ${now.name} is another, and sensitive values of ${nameAll(hidden)} cannot be compared (the log says why the approved run was not taken). ${AGAIN}`,
        };
    }
    const others = whyOtherVariables(plan.variables, now);
    if (others !== undefined)
        return others;
    const texts = approved.map(({ text }) => text);
    return fitOfEntries(texts, files, now, compared);
}
/** A plan does not show the variables by which the service configures its providers. */
function whyOtherVariables(approved, { name, variables }) {
    const another = `the run of ${name} is another, and`;
    if (approved === undefined || variables === undefined) {
        return {
            why: `${another} whether its variables are as approved is not known: this takes a run that the gate started, with a token that has the permission to read variables. ${AGAIN}`,
        };
    }
    return approved === variables
        ? undefined
        : {
            why: `${another} a variable of the workspace or of its variable sets is not as approved. ${AGAIN}`,
        };
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
    const { ids, unknown } = rule.named;
    if (ids.has(by.id))
        return undefined;
    if (unknown !== undefined)
        return (0,without_trailing/* withoutTrailing */.h)(unknown, '.');
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
/** Why it is not known which people the rules name besides. */
function unlistedPeople(asked, findRule) {
    const questions = asked.flatMap((workspace) => workspace.questions);
    return questions.flatMap((question) => {
        const named = findRule(question)?.named;
        const unknown = named === 'writers' ? undefined : named?.unknown;
        return unknown === undefined ? [] : (0,finding/* finding */.gk)('people-unknown', (0,sentence/* plain */.pj)(unknown));
    });
}
//# sourceMappingURL=count-approvals.js.map

/***/ }),

/***/ 54908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ baseRunFinder),
/* harmony export */   c3: () => (/* binding */ openBaseOfService),
/* harmony export */   rV: () => (/* binding */ compareWithCurrent)
/* harmony export */ });
/* unused harmony export findCurrentRun */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34271);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60065);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10988);
/* harmony import */ var _policy_tell_failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19525);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _policy_service_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56893);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22484);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19441);
/* harmony import */ var _read_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76617);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11056);
/* harmony import */ var _plan_planned_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13050);













/** The whole comparison takes no longer than this: the verdict is decided and waits to be reported. */
const BUDGET_MS = 10_000;
/**
 * The result with the baselines of its failures: which of them the current configuration has as well. It is for the report,
 * never throws, and changes nothing else.
 */
async function compareWithCurrent(result, { name, workspaceId, current }, service) {
    const { clock, signal } = service;
    const failures = result.results.filter(_policy_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .WN);
    const countFailures = ({ judge: { name } }) => failures.filter(({ judge }) => judge.name === name).length;
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
        return { ...result, results: (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .compareWithBaseline */ .$_)(result.results, results) };
    }
    catch (error) {
        service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_12__/* .errorMessage */ .g)(error)}`);
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
 * Makes the function that reads what a policy says of the default branch, for `only-new`. The default branch is read once for all,
 * when the first of them asks.
 *
 * @param failures all that may ask
 * @param say gets why everything counts
 */
function openBaseOfService(failures, { plan, findBaseRun }, ports, say) {
    const read = async () => {
        const addresses = failures.flatMap(_policy_tell_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failuresIn */ .xM).flatMap((told) => told.addresses);
        const now = await readValues(plan.id, new Set(addresses), ports);
        const base = await findBaseRun();
        const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .addressBefore */ .QF)(address, now)));
        const [results, before] = await Promise.all([
            readResults(base.run, ports),
            readValues(base.planId, baseAddresses, ports),
        ]);
        return { now, before, failuresOf: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failuresOfBase */ .AM)(results) };
    };
    let reading;
    return async (failure) => {
        reading ??= read().catch((error) => {
            if (ports.signal.aborted)
                throw error;
            say((0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparedNotice */ .PY)(error));
            return undefined;
        });
        const base = await reading;
        return base && { ...base, failsWithout: async () => base.failuresOf(failure) };
    };
}
/** What the plan makes of these resources, by its redacted JSON. It rejects with the end of a sentence. */
async function readValues(planId, addresses, ports) {
    const json = await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchPlanJson */ .y7)(planId, false, ports);
    const planned = json && (0,_plan_planned_values_js__WEBPACK_IMPORTED_MODULE_11__/* .readPlannedValues */ .D)(json, addresses);
    if (planned === undefined)
        throw new Error(`the JSON of plan ${planId} could not be read`);
    return planned;
}
//# sourceMappingURL=current-run.js.map

/***/ }),

/***/ 70025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rq: () => (/* binding */ mayBeEnded),
/* harmony export */   YH: () => (/* binding */ openSealsOf),
/* harmony export */   ff: () => (/* binding */ ageMsOf),
/* harmony export */   gK: () => (/* binding */ whyNotUsable),
/* harmony export */   xh: () => (/* binding */ factsFor)
/* harmony export */ });
/* unused harmony exports commentOfAgain, saysAgain */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4226);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56326);






/** How the comment on a run begins whose use was ended. */
const AGAIN = '/plangate again';
/** The comment on a run by which its use ends. @param by who commanded it, in which job */
function commentOfAgain(by, jobUrl) {
    const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
    return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}
/** Opens the seals of a run. Nothing is asked. */
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') !== workspaceId) {
        return { why: 'other-workspace', text: 'belongs to another workspace' };
    }
    const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (versionId === undefined) {
        return { why: 'unknown-version', text: 'does not say which configuration version it planned' };
    }
    const version = { service: client.origin, workspaceId, versionId };
    const message = (0,_trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .sealIn */ .ny)(run.attributes.message ?? '');
    const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
    const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
    let own;
    const later = [];
    for (const { text, facts } of opened) {
        if ('why' in facts)
            continue;
        if (facts.kind === 'taken-over')
            later.push(facts);
        else
            own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
    }
    if (own !== undefined)
        return own;
    const [notOwn = _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_SEAL */ .m1] = opened.flatMap(({ facts }) => ('why' in facts ? [facts] : []));
    return notOwn;
}
/** What is sealed of the run for this commit: a job of the gate started it for that, or took it over. */
function factsFor({ facts, later }, head) {
    return [facts, ...later].find((each) => each.head === head);
}
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** By the service's own clock, if it says what time it is: the clock of this machine may be wrong. */
function ageMsOf(run, { client, clock }) {
    return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
}
/**
 * Asks the service everything by which a run with a seal counts.
 *
 * @param head the commit for which it is to count
 * @param ports.version its configuration version, if it came with the run
 * @returns as `why` the end of a sentence about the run; undefined if it counts
 * @throws UnreadError if something that could end its use was not read, or what the client threw
 */
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
    const { client, changeRequest, seals } = ports;
    const { attributes } = run;
    if (facts.base !== (seals.change.base ?? ''))
        return 'was started for another target branch';
    const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
    if (attributes[planned] !== true)
        return `is not ${facts.mode}`;
    if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
        return 'does not say that nothing applies it by itself';
    }
    const ageMs = ageMsOf(run, ports);
    const mostMs = ports.atAnyAge === true ? Infinity : _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    if (!(ageMs >= -SKEW_MS && ageMs <= mostMs))
        return 'is older than a day';
    const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
    const ingress = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(version, 'ingress-attributes');
    if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
        return 'was started by version control';
    }
    // The service starts the run of such a version, and writes its message.
    if (isInMessage && version.attributes['auto-queue-runs'] === true) {
        return 'is not the run that its upload started';
    }
    // Nobody commands anything where there is no request, and its runs have no other reader.
    if (changeRequest === undefined)
        return undefined;
    const workspaceId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') ?? '';
    const created = (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
    // Where the service writes the messages itself, a search for our text finds nothing, so all runs are listed.
    // Of two runs of one version, the older one may be the one that a job started.
    const sinceMs = created - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
    const others = listed.filter(({ id }) => id !== run.id);
    const twin = others.find((other) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(other, 'configuration-version') === versionId);
    if (twin !== undefined)
        return `is not the only run of its configuration version: ${twin.id}`;
    const newer = others.find((other) => !((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(other) < created) &&
        [facts.head, head].some((commit) => (0,_run_message_js__WEBPACK_IMPORTED_MODULE_5__/* .namesGate */ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
    if (newer !== undefined)
        return `is older than run ${newer.id}, which names the same commit`;
    if (await wasEnded(run.id, ports))
        return 'was ended by `/plangate again`';
    return undefined;
}
/** Whether a comment on the run ends its use. @throws UnreadError if one has no text, or what the client threw */
async function saysAgain(runId, client) {
    const comments = await client.runs.comments(runId);
    if (comments.includes(undefined))
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`A comment on run ${runId} has no text.`);
    return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
/** Whether somebody ended the use of the run. @throws UnreadError if that is not known */
async function wasEnded(runId, { client, endedByComment }) {
    try {
        return await saysAgain(runId, client);
    }
    catch (error) {
        if (error instanceof _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1)
            throw error;
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
            throw error;
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error)) {
            throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
        }
    }
    if (endedByComment === undefined)
        return false;
    const ended = await endedByComment();
    if (ended === undefined) {
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1('The comment of the gate, which could name it as ended, was not read.');
    }
    return ended.has(runId);
}
/** Whether somebody ended the use of the run, or that is not known. */
async function mayBeEnded(runId, ports) {
    return wasEnded(runId, ports).catch((error) => {
        if (error instanceof _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1)
            return true;
        throw error;
    });
}
//# sourceMappingURL=own-run.js.map

/***/ }),

/***/ 40370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VG: () => (/* binding */ offerOfRun),
/* harmony export */   oj: () => (/* binding */ takesNoOverride)
/* harmony export */ });
/* unused harmony export planOfRun */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44990);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(2340);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _plan_program_log_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(506);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33597);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88572);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41293);
/* harmony import */ var _policy_guard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53749);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10000);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10988);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22484);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(46281);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69268);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(67820);
/* harmony import */ var _read_changes_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(76617);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(11056);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(95272);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(70025);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(32940);
/**
 * The plan of a run that is settled, as judges read it. The service knows nothing of the team's own policies: the JSON of its
 * plan is read once, when a judge asks for it.
 */
























/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;
/** The plan of a run, to be judged. Nothing is asked before a judge needs it. @param watched the last answer about the run */
function planOfRun(watched, about, ports) {
    const { findBaseRun, plannedCommit, mustBe, organization, waitsForPerson } = about;
    const { run, workspace } = watched;
    let reading;
    const known = () => (reading ??= readPlan(watched, ports).then(toKnown));
    const answer = async () => {
        const { evidence } = await known();
        return 'answer' in evidence ? evidence.answer : undefined;
    };
    const { allowPartial, options = {} } = mustBe ?? {};
    return {
        workspace: about.workspace,
        known,
        run: {
            watched,
            mustBe,
            waitsForPerson,
            findBaseRun,
            jsonOf: (runId, isWhole) => readJsonOf(runId, about.workspace.id, isWhole, ports),
            wasEnded: (runId) => (0,_own_run_js__WEBPACK_IMPORTED_MODULE_19__/* .mayBeEnded */ .Rq)(runId, { ...ports, endedByComment: about.endedByComment }),
            ports,
        },
        plannedCommit,
        input: workspace && runInput(run, workspace, organization),
        json: async (isWhole) => readContent(run, await answer(), isWhole, ports),
        async changes(asked) {
            const plan = await answer();
            return plan && (await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .readChanges */ .St)(plan, asked, ports));
        },
        base: findBaseRun && ((isWhole) => readBase(findBaseRun, isWhole, ports)),
        isPartial: allowPartial === true && (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_13__/* .partialInputs */ .lp)(options).length > 0,
        unseen: [],
        async problems() {
            const plan = await answer();
            return plan === undefined ? [] : readDiagnostics(plan, ports);
        },
    };
}
/**
 * The plan of a settled run that the request of the check is about, to be judged for its workspace.
 *
 * @param ports with other limits than those of the check, if it has some
 */
function offerOfRun(settled, service, { mayBeApplied, ...known } = {}, ports = service) {
    const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
    const { runOptions: options, allowPartial, organization } = service.plan;
    const mode = (0,_request_js__WEBPACK_IMPORTED_MODULE_21__/* .runModeOf */ .k)(service.plan);
    const workspace = { id, name };
    const runId = runSeen.id;
    const ofRun = { mode, options, allowPartial, runId, versionId, workspace, uncompared };
    const mustBe = { ...ofRun, mayBeApplied };
    const { status } = watched.run.attributes;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, status);
    const waitsForPerson = kind === 'person' || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_15__/* .partsThatMayWait */ .QD)(watched));
    const { endedByComment } = service.change.sealing ?? {};
    const about = { ...known, workspace, organization, mustBe, waitsForPerson, endedByComment };
    return {
        facts: { ...(0,_result_js__WEBPACK_IMPORTED_MODULE_20__/* .workspaceFacts */ .FK)(settled), durationMs: settled.durationMs },
        plan: planOfRun(watched, about, ports),
        status,
    };
}
/**
 * Whether a run is known to be one that nobody can override, by its own answer and by its plan:
 * https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/view-results.
 */
function takesNoOverride({ attributes }, plan) {
    const isEmpty = attributes['has-changes'] === false && plan?.status === 'finished' && !plan.hasChanges;
    return isEmpty && attributes['allow-empty-apply'] !== true ? true : undefined;
}
function toKnown(evidence) {
    const plan = 'answer' in evidence ? evidence.answer : undefined;
    return { evidence, attributes: plan?.attributes, summary: plan && (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .summarizePlan */ .PN)(plan) };
}
/** The JSON of the plan, or why policies cannot judge it, as the end of a sentence. It rejects where the check is canceled. */
async function readContent(run, plan, isWhole, ports) {
    if (plan === undefined || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan.attributes.status) !== 'good') {
        return {
            doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('no-plan-of-run', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} has no finished plan.`),
        };
    }
    try {
        const json = await readJson(plan.id, isWhole, ports);
        if (json === undefined) {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `the service shows no JSON of the plan.`;
            return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('no-json-of-plan', says) };
        }
        return { json, doubts: () => doubtsAbout(run, plan, json, ports) };
    }
    catch (error) {
        const isOfPlan = error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadablePlan */ .np;
        const isOfService = error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted';
        if (isOfPlan || isOfService)
            return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .hD)(error) };
        throw error;
    }
}
/** Reads the plan once more at the end, if the service did not include it in its answers about the run. */
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { answer: plan };
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'plan');
    if (id === undefined) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} does not name its plan.`;
        return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('no-plan-of-run', says) };
    }
    try {
        return { answer: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
            throw error;
        return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .hD)(error) };
    }
}
/**
 * What the log of a plan that is over says of it. Of one that finished it warns: programs of the plan can write what they
 * like into it, and nothing in it decides.
 */
async function readDiagnostics(plan, ports) {
    const { status, 'log-read-url': url } = plan.attributes;
    const hasFailed = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, status) === 'bad';
    if (!hasFailed && (status !== 'finished' || url === undefined))
        return [];
    const log = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_18__/* .readIfPossible */ .dA)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
    return (0,_plan_program_log_js__WEBPACK_IMPORTED_MODULE_22__/* .problemsIn */ ._n)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
/** Why the JSON may not be that of this plan, or lack some of it: it has to have the changes that the plan counts. */
async function doubtsAbout(run, { attributes }, json, { signal }) {
    const reading = (0,_plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_12__/* .countsOf */ .mQ)(attributes), judgesLater: true });
    const changes = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .runInTurns */ .hp)(reading, signal);
    if (changes.doubt !== undefined)
        return [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('plan-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .plain */ .pj)(changes.doubt))];
    // Where only a part was asked for, `allow-partial` decides.
    const targets = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_23__/* .listOf */ .c3)(run.attributes['target-addrs']);
    if (changes.partial === true && targets.length === 0)
        return [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.onlyAPart, _policy_guard_js__WEBPACK_IMPORTED_MODULE_8__/* .NOT_COMPLETE */ .YB)];
    if (changes.unlisted !== true || attributes['has-changes'] !== true)
        return [];
    // A plan of no resource has no list of them, and outputs that change are changes of it.
    const outputs = Array.from((0,_plan_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesOfDocument */ .je)(json.document, ['output_changes']));
    const isOfOutputs = outputs.some(({ actions = [] }) => actions.some((action) => action !== 'no-op'));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `The plan's JSON has no list of changes, and the plan has some.`;
    return isOfOutputs ? [] : [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('changes-not-listed', says)];
}
/** The JSON of the default branch's plan; or why every failure counts. It rejects only where the job is canceled. */
async function readBase(findBaseRun, isWhole, ports) {
    try {
        const { planId } = await findBaseRun();
        const json = await readJson(planId, isWhole, ports);
        if (json?.isWhole !== isWhole) {
            throw new Error(`the JSON of plan ${planId} could not be read`);
        }
        return { json };
    }
    catch (error) {
        ports.signal.throwIfAborted();
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparedNotice */ .PY)(error, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .eu) ` of an own policy`) };
    }
}
/** The JSON of the plan of a run, in this form alone, if it is a run of the workspace. */
async function readJsonOf(runId, workspaceId, isWhole, ports) {
    return (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_18__/* .readIfPossible */ .dA)(ports, undefined, async (client) => {
        const { run, plan } = await client.runs.show(runId, { include: ['plan'] });
        const isOfWorkspace = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId && run.id === runId;
        if (!isOfWorkspace || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan?.attributes.status ?? '') !== 'good')
            return undefined;
        const json = await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .fetchPlanJson */ .y7)(plan?.id ?? '', isWhole, { ...ports, client }).catch((error) => {
            if (!(error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadablePlan */ .np))
                throw error;
        });
        return json?.isWhole === isWhole ? json : undefined;
    });
}
/**
 * Reads the JSON of a plan: the whole one only where it is asked for, and the redacted form if the service does not show
 * that. Undefined if the service has none, even after a while.
 */
async function readJson(planId, readsWhole, ports) {
    const awaitJson = (isWhole) => (0,_poll_js__WEBPACK_IMPORTED_MODULE_16__/* .readUntilReady */ .Q)(() => (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .fetchPlanJson */ .y7)(planId, isWhole, ports), (json) => json !== undefined, ports);
    const whole = readsWhole
        ? await awaitJson(true).catch((error) => {
            if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_14__/* .isRefusal */ .vu)(error))
                throw error;
        })
        : undefined;
    return whole ?? awaitJson(false);
}
/** What policies read of the run as `input.run`; undefined if the service says too little of it. */
function runInput({ id, attributes, relationships }, workspace, organization) {
    const { 'created-at': createdAt, source } = attributes;
    const facts = attributes;
    const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
    const { 'tag-names': tags } = workspace.attributes;
    const isKnown = [createdAt, source, autoApply, tags, organization].every((value) => value !== undefined && value !== null);
    if (!isKnown || (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)({ relationships }, 'workspace') !== workspace.id)
        return undefined;
    return {
        id,
        created_at: createdAt ?? '',
        message: attributes.message ?? '',
        is_destroy: attributes['is-destroy'] === true,
        refresh: facts['refresh'] !== false,
        refresh_only: facts['refresh-only'] === true,
        replace_addrs: stringsOf(facts['replace-addrs']),
        target_addrs: stringsOf(facts['target-addrs']),
        source: source ?? '',
        speculative: attributes['plan-only'] === true,
        organization: { name: organization ?? '' },
        workspace: {
            id: workspace.id,
            name,
            auto_apply: autoApply === true,
            working_directory: directory ?? null,
            tags: tags ?? [],
        },
    };
}
function stringsOf(value) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_23__/* .listOf */ .c3)(value).map(String);
}
//# sourceMappingURL=plan-of-run.js.map

/***/ }),

/***/ 76617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ summarizePlan),
/* harmony export */   St: () => (/* binding */ readChanges),
/* harmony export */   y7: () => (/* binding */ fetchPlanJson)
/* harmony export */ });
/* unused harmony export fetchPlanText */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44990);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33597);
/* harmony import */ var _plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88572);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10988);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11056);







/** The time for changes that only inform: they do not get all the time until the deadline. */
const BUDGET_MS = 20_000;
/** Reads what a plan changes. Undefined when nothing changes, and where this token gets no JSON. */
async function readChanges(plan, { isGuarded, mayReadWhole, json: known }, ports) {
    const { status } = plan.attributes;
    const counts = Object.values((0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(plan.attributes));
    const hasChanges = plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
    // No count has the forgotten resources.
    if (status !== 'finished' || !(hasChanges || isGuarded))
        return undefined;
    const { clock, signal } = ports;
    const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
    const job = { ...ports, client: ports.client.with({ signal, deadline }) };
    // A whole plan has sensitive values as well, so no attributes that differ are shown from it. And what is approved of a
    // destroyed resource is the redacted form of its change, for which a command needs no more rights than this job.
    const redacted = {
        isWhole: false,
        read: async () => (known?.isWhole === false ? known : fetchPlanJson(plan.id, false, job)),
    };
    const whole = { isWhole: true, read: () => fetchPlanJson(plan.id, true, job) };
    const answer = await readChangesFrom(redacted, plan, signal);
    if (!isGuarded)
        return answer.changes;
    const needsWhole = mayReadWhole && answer.isAbsent === true;
    const { changes, failed } = needsWhole ? await readChangesFrom(whole, plan, signal) : answer;
    if (changes?.unlisted === true && changes.doubt === undefined) {
        const log = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .readIfPossible */ .dA)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
        return confirmByLog(changes, log);
    }
    if (changes !== undefined || failed === undefined || NO_JSON.includes(failed))
        return changes;
    const doubt = `The plan's JSON could not be read (${failed}).`;
    return { changes: [], leftOut: 0, source: 'json', doubt };
}
/** The service has no such document, or this token may not read it. */
const NO_JSON = ['not-found', 'forbidden'];
/** Reads the changes from one form of the JSON. Of the whole one, it is not read which attributes differ, so that none is shown. */
async function readChangesFrom({ isWhole, read }, { attributes }, signal) {
    try {
        const json = await read();
        // An answer without an error, and without a document, is not one of a service that has none.
        if (json === undefined)
            return { changes: undefined, failed: 'the answer is no JSON' };
        const reading = (0,_plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(attributes), diff: !isWhole });
        return { changes: await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__/* .runInTurns */ .hp)(reading, signal) };
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadablePlan */ .np) {
            return {
                changes: undefined,
                failed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .clauseOf */ .pQ)(error.message),
            };
        }
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
            throw error;
        const isAbsent = [404, 405].includes(error.status ?? 0);
        return { changes: undefined, failed: error.code, isAbsent };
    }
}
/** No structured log of a plan that changes nothing is longer. */
const LOG_BYTES = 1024 * 1024;
/**
 * A plan of no resource has no list, and a list that got lost looks the same. Forgotten resources are in no count, so
 * the log has to agree that there is nothing. Undefined where it does not say so.
 */
function confirmByLog(changes, log) {
    if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
        return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
    }
    return log.includes('"type":"change_summary"') ? changes : undefined;
}
/** How much a plan changes, as the service counts it. Undefined if it has no counts, which does not mean "no changes". */
function summarizePlan({ attributes }) {
    const { status } = attributes;
    const counts = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(attributes);
    const { additions, changes, destructions, imports } = counts;
    const numbers = Object.values(counts);
    const hasNoCounts = numbers.every((count) => count === undefined || count === null);
    // A plan that failed counts nothing, and neither does one without changes.
    if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false)
        return undefined;
    return {
        status,
        hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
        additions: additions ?? 0,
        changes: changes ?? 0,
        destructions: destructions ?? 0,
        imports: imports ?? 0,
    };
}
/**
 * Reads the JSON of the plan of a run from the service.
 *
 * @param isWhole whether every value is read, or the form without sensitive values
 * @returns undefined if the service shows none
 * @throws ServiceError, UnreadablePlan, or the reason of the signal
 */
async function fetchPlanJson(planId, isWhole, { client, signal }) {
    const text = await fetchPlanText(planId, isWhole, client);
    return text === '' ? undefined : (0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__.readPlanJson)(text, isWhole, signal);
}
/** The JSON of a plan as text; empty if the service shows none. */
function fetchPlanText(planId, isWhole, { runs }) {
    return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
//# sourceMappingURL=read-changes.js.map

/***/ })

};
