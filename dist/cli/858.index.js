"use strict";
exports.id = 858;
exports.ids = [858];
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

/***/ 66:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: function() { return /* binding */ mayAskPeople; },
/* harmony export */   Ol: function() { return /* binding */ approvedRunOf; },
/* harmony export */   _A: function() { return /* binding */ approvalsOfRuns; }
/* harmony export */ });
/* harmony import */ var _approvals_count_approvals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29725);
/* harmony import */ var _approvals_examine_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37069);
/* harmony import */ var _judges_judges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10990);
/** The run that people approved for a workspace: it is offered before any other one, and whether the approval counts is decided later. */



/** Whether people may be asked about a plan, or were asked about an earlier one. */
function mayAskPeople({ judging, approvals }) {
    const isAsked = _judges_judges_js__WEBPACK_IMPORTED_MODULE_2__/* .JUDGES */ .R.some((judge) => judge.systems.some(({ acceptedBy }) => acceptedBy === 'people') &&
        judge.isAsked(judging, GIVEN_BY_RUN));
    return approvals !== undefined && isAsked;
}
/** By what a run may have been approved. A queue's run is of another commit. */
function approvalsOfRuns(request) {
    const { approvals } = request;
    return mayAskPeople(request) && approvals?.isQueue === false ? approvals : undefined;
}
const GIVEN_BY_RUN = { run: true, plannedCommit: false, serviceSystems: true };
/** @returns the id of the run of the newest line of somebody who may approve here */
async function approvedRunOf(workspaceId, { read, organization = '' }) {
    const written = await read();
    if ('problem' in written)
        return undefined;
    const lines = written.requests.flatMap(({ place, texts, againAt, look }) => look === undefined
        ? []
        : (0,_approvals_examine_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .examineLines */ .D6)({ place, texts, againAt, ...look, overridesAtService: true }).lines);
    return (0,_approvals_count_approvals_js__WEBPACK_IMPORTED_MODULE_0__/* .findApprovedRun */ .IY)(lines, { organization, workspace: workspaceId });
}
//# sourceMappingURL=approved-run.js.map

/***/ }),

/***/ 37823:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ conditionsReader; },
/* harmony export */   t: function() { return /* binding */ wasAppliedSince; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46281);


/** Makes the function that reads the settings of a workspace. What several workspaces share is read once. */
function conditionsReader(client, organization) {
    const { workspaces } = client;
    const shared = new Map();
    const readOnce = (key, list) => {
        const reading = shared.get(key) ?? readAsText(list);
        shared.set(key, reading);
        return reading;
    };
    /** @returns undefined if the service does not say which state the workspace has */
    return async ({ workspaceId, current, settings, projectId, }) => {
        const { state } = current;
        if (state === undefined)
            return undefined;
        const [variables, ofSets, ...others] = await Promise.all([
            readAsText(() => workspaces.variables(workspaceId).all()),
            readAsText(async () => {
                const sets = await workspaces.variableSets(workspaceId).all();
                const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
                return [...sets, ...(await Promise.all(inSets)).flat()];
            }),
            readOnce('policy sets', () => workspaces.policySets(organization).all()),
            readOnce('run tasks', () => workspaces.runTasksOfOrganization(organization).all()),
            projectId === undefined
                ? ''
                : readOnce(projectId, () => workspaces.runTasksOfProject(projectId).all()),
            // By tags a policy set chooses its workspaces. A project has some for all of its own.
            readAsText(() => workspaces.effectiveTags(workspaceId).all()),
            readAsText(() => workspaces.runTasks(workspaceId).all()),
        ]);
        const lists = [variables, ofSets, ...others];
        const text = JSON.stringify([settings, state === 'none' ? '' : state.id, ...lists]);
        return {
            text,
            areWhole: !lists.includes(undefined),
            variables: variables && ofSets && comparable([variables, ofSets]),
        };
    };
}
/** Undefined where a sensitive variable has nothing that would be another one with another value. */
function comparable(lists) {
    const items = lists.flatMap((list) => JSON.parse(list).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF));
    const isUntold = (item) => {
        const attributes = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(item)[1];
        const version = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(attributes, 'version-id') ?? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(attributes, 'updated-at');
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(attributes, 'sensitive') === true && (version ?? undefined) === undefined;
    };
    return items.some(isUntold) ? undefined : JSON.stringify(lists);
}
/** A list as a text that is the same for the same list; undefined where this token may not read it. */
async function readAsText(list) {
    try {
        const items = (await list()).map((item) => {
            if (typeof item === 'string')
                return item;
            const { id, attributes, relationships } = item;
            return JSON.stringify([id, withoutCounts(attributes), relationships]);
        });
        return JSON.stringify(items.sort());
    }
    catch (error) {
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefusal */ .vu)(error))
            throw error;
        return undefined;
    }
}
/** How many workspaces share a set changes without the workspace. */
function withoutCounts(attributes = {}) {
    return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)));
}
/** The states of a run in which it changes something, or has. */
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];
/** Whether this run, the current one of a workspace, has begun to apply something since this time. */
async function wasAppliedSince(sinceMs, currentRunId, client) {
    if (currentRunId === undefined)
        return false;
    const { run } = await client.runs.show(currentRunId);
    const times = run.attributes['status-timestamps'] ?? {};
    return APPLYING.some((name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .nR)(times[name]) >= sinceMs);
}
//# sourceMappingURL=conditions.js.map

/***/ })

};
;