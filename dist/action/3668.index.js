"use strict";
exports.id = 3668;
exports.ids = [3668];
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

/***/ 28493:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: function() { return /* binding */ gate; }
});

// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/policy/vouch.js
var vouch = __webpack_require__(6325);
// EXTERNAL MODULE: ./build/src/policy/decide.js
var decide = __webpack_require__(38966);
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/src/policy/exception-notices.js
var exception_notices = __webpack_require__(345);
// EXTERNAL MODULE: ./build/src/policy/may-be-approved.js
var may_be_approved = __webpack_require__(65567);
;// CONCATENATED MODULE: ./build/src/policy/run-events.js



const MENTIONED_ACTIONS = [
    'changed_policy_enforcements',
    'changed_task_enforcements',
    'ignored_policy_sets',
];
/** Notices that policies were left out, or enforced at a lower level than their own. */
function noticesOfEvents(events) {
    return events
        .filter(({ event }) => MENTIONED_ACTIONS.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || [])
        .map((description) => (0,finding/* finding */.gk)('policies-of-run', (0,sentence/* foreign */.V$)(description)));
}
/** Adds to overridden results who overrode them and why, where only one event can be meant. */
function attributeOverrides(results, events) {
    // Any action with this stem counts, so that an override under another name is never attributed to the wrong person.
    const [overriding, ...others] = events.filter(({ event }) => /overrid/i.test(event.attributes.action));
    if (overriding === undefined || others.length > 0)
        return [...results];
    const override = {
        by: overriding.actor,
        at: overriding.event.attributes['created-at'] ?? undefined,
        reason: overriding.comment,
    };
    return results.map((result) => {
        // What is approved by a comment on the change is in no event of the run.
        if (result.status !== 'overridden' || (0,may_be_approved/* isApprovedHere */.ik)(result))
            return result;
        return { ...result, override: { ...override, ...result.override } };
    });
}
//# sourceMappingURL=run-events.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 2 modules
var judge = __webpack_require__(39025);
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(29725);
// EXTERNAL MODULE: ./build/src/approvals/examine-lines.js
var examine_lines = __webpack_require__(33335);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(79925);
// EXTERNAL MODULE: ./build/src/approvals/plan-entries.js
var plan_entries = __webpack_require__(80050);
;// CONCATENATED MODULE: ./build/src/approvals/put-questions.js

/** The questions of a failure that people may approve: one for each of its messages, whole. */
function questionsOf(result) {
    const { policySet, output, message, answers = [] } = result;
    const about = { policySet, policy: askedPolicy(result) };
    if (answers.length === 0) {
        // A rule that is true or false gives no message of its own.
        return (output.length > 0 ? output : [message]).map((text) => ({ ...about, message: text }));
    }
    return answers.map((answer) => {
        const whole = answer.digested((json) => json);
        const { lines } = answer;
        if (answer.mayBeShown)
            return { ...about, message: whole };
        return { ...about, message: (0,canonical/* canonicalJson */.dj)({ lines }), hidden: whole };
    });
}
/** Two lines of `protect` may have one pattern, and ask other people. */
function askedPolicy({ judge, policy, approval }) {
    const isOfNamed = judge.counted === 'rule' && approval !== undefined;
    return isOfNamed ? `${policy} by ${approval.approvers.join(', ')}` : policy;
}
/**
 * A failure, with what people answered to its questions.
 *
 * @param answers one for each question of `questionsOf`
 */
function withAnswers(result, answers) {
    const [first, ...others] = answers;
    // What nobody was asked, nobody approved.
    if (first === undefined)
        return result;
    const ofAll = first.given.filter(({ by }) => others.every(({ given }) => given.some((other) => other.by.id === by.id)));
    const missing = Math.max(...answers.map((answer) => answer.missing));
    const notCounted = [...new Set(answers.flatMap(({ why = [] }) => why))];
    const given = ofAll.map(({ by, at, reason }) => ({ by: by.login, at, reason }));
    const approval = result.approval && {
        approvers: result.approval.approvers,
        needed: Math.max(...answers.map(({ needed }) => needed)),
        missing,
        given,
        ...(missing > 0 && notCounted.length > 0 && { notCounted }),
    };
    const named = approval === undefined ? {} : { approval };
    if (missing > 0)
        return { ...result, ...named };
    const override = { ...overrideOf(answers), ...conditionOf(result) };
    return { ...result, ...named, status: 'overridden', override };
}
const conditionOf = ({ status }) => status === 'known-after-apply' ? { condition: true } : {};
/** Everybody who approved one of the questions: a report names them. */
function overrideOf(answers) {
    const byPerson = new Map();
    for (const line of answers.flatMap(({ given }) => given))
        byPerson.set(line.by.id, line);
    const people = [...byPerson.values()];
    return {
        by: people.map(({ by }) => by.login).join(' and '),
        at: people.at(-1)?.at,
        reason: [...new Set(people.map(({ reason }) => reason))].join('; '),
    };
}
//# sourceMappingURL=put-questions.js.map
// EXTERNAL MODULE: ./build/src/gate/installed-modules.js
var installed_modules = __webpack_require__(82227);
;// CONCATENATED MODULE: ./build/src/gate/asked-workspace.js









async function askedIn(judged, approvals) {
    const { plan, facts, parts, judging, signal } = judged;
    const failures = resultsToApprove(parts).map((result) => ({
        result,
        questions: questionsOf(result),
    }));
    const overridesAtService = parts.systems.some(({ judge, reading }) => judge.acceptedBy === 'service' && reading.results.some((result) => (0,may_be_approved/* mayBeApproved */.eG)(result)));
    const { name } = plan.workspace;
    const nothing = {
        workspace: {
            name,
            scope: scopeOf(judged, approvals),
            questions: [],
            entries: [],
            run: facts.runId,
            variables: facts.variables && (0,canonical/* digest160 */.SN)('variables at the service', facts.variables),
            files: NO_FILES,
        },
        failures: [],
        overridesAtService,
        askAgain: async () => 'unknown',
        entriesOf: async () => undefined,
        wasEnded: async () => true,
    };
    if (failures.length === 0)
        return nothing;
    const json = parts.json ?? (await readPlanJsonOf(plan, judging));
    if (json === undefined) {
        const note = (0,finding/* finding */.gk)('approvals-unread', (0,sentence/* phrase */.MZ) `Nothing can be approved in ${(0,sentence/* workspacePart */.TG)(name)}: the JSON of the plan could not be read.`, { about: { workspace: name } });
        return { ...nothing, note };
    }
    const { own } = judging;
    const readsDrift = own !== undefined && own.readsDrift !== false;
    const reading = { key: approvals.key, readsDrift };
    const entriesIn = (of) => (0,take_turn/* runInTurns */.hp)((0,plan_entries/* readPlanEntries */.G)(of, reading), signal);
    const { root, workingDirectory } = facts;
    const directory = root === undefined ? undefined : `${root}/${workingDirectory}`;
    const [entries, files] = await Promise.all([
        entriesIn(json),
        approvals.digestFiles({
            workspace: name,
            directory,
            data: plan.dataDirectory,
            calls: (0,installed_modules/* readRemoteCalls */.K)(json.document['configuration']),
            signal,
        }),
    ]);
    const questions = failures.flatMap((failure) => failure.questions);
    return {
        ...nothing,
        workspace: { ...nothing.workspace, questions, entries, files: withPlanned(files, json) },
        failures,
        note: noteOf(nothing.workspace, entries, files),
        askAgain: (asked) => askAgain(asked, failures, parts),
        async entriesOf(runId) {
            const other = await plan.run?.jsonOf(runId, json.isWhole);
            return other && entriesIn(other);
        },
        wasEnded: async (runId) => plan.run?.wasEnded(runId) ?? true,
    };
}
const NO_FILES = {
    digests: { configuration: '', named: '', uncommitted: '' },
    uncommittedPaths: [],
};
/** Says it before somebody writes a line that will not count. A run that was approved is taken, and its files are not compared. */
function noteOf({ name, run }, entries, { notCompared }) {
    const isDecided = entries.some(({ needsSameFiles }) => needsSameFiles);
    if (notCompared === undefined || !isDecided || run !== undefined)
        return undefined;
    const { why, remedy } = notCompared;
    return (0,finding/* finding */.gk)('approval-not-compared', (0,sentence/* phrase */.MZ) `An approval of ${(0,sentence/* workspacePart */.TG)(name)} will not count: its files cannot be compared (${(0,sentence/* plain */.pj)(why)}).`, { about: { workspace: name }, remedy: (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)(remedy)}.` });
}
/** The failures that people may approve here: what the service judges is overridden there. */
function resultsToApprove({ systems }) {
    const readings = systems.filter(may_be_approved/* isApprovedHere */.ik).map(({ reading }) => reading);
    return readings.flatMap(({ results }) => results.filter((result) => (0,may_be_approved/* mayBeApproved */.eG)(result)));
}
function scopeOf({ plan: { workspace }, facts: { root = '', workingDirectory } }, { organization = '', directoryOf }) {
    return workspace.id === undefined
        ? { directory: directoryOf(root, workingDirectory) }
        : { organization, workspace: workspace.id };
}
async function readPlanJsonOf(plan, judging) {
    const content = await plan.json((0,judge/* changesToRead */.VF)(judging).mayReadWhole);
    return 'json' in content ? content.json : undefined;
}
/** A plan shows what it was made of as well, where its files are not on this machine. */
function withPlanned({ digests, ...files }, json) {
    const planned = json.texts().findLast(([member]) => member === 'configuration')?.[1];
    const text = (0,canonical/* canonicalJson */.dj)([digests.configuration, planned]);
    return { ...files, digests: { ...digests, configuration: (0,canonical/* digest160 */.SN)('configuration', text) } };
}
/** What the judge of a failure says of the plan without what was approved. */
async function askAgain({ policySet, policy, without, workspace: { entries } }, failures, { askAgain: ask }) {
    const isMeant = (each) => each.policySet === policySet && each.policy === policy;
    const failure = failures.find(({ questions }) => questions.some(isMeant));
    const judge = failure && ask?.get(failure.result.judge.name);
    const results = await judge?.({ policySet, policy, without, all: entries });
    if (results === undefined)
        return 'unknown';
    const failing = results.filter(({ status }) => status !== 'passed');
    return { messages: failing.flatMap(questionsOf).filter(isMeant) };
}
/** What was judged, with what people answered. */
function withAnswered(parts, { failures }, answers) {
    const answered = new Map(failures.map(({ result, questions }) => {
        const ofResult = questions.flatMap((question) => answers.get(question) ?? []);
        const isKnown = ofResult.length === questions.length;
        return [result, isKnown ? withAnswers(result, ofResult) : result];
    }));
    const inReading = (reading) => ({
        ...reading,
        results: reading.results.map((result) => answered.get(result) ?? result),
    });
    return {
        ...parts,
        systems: parts.systems.map((each) => ({ ...each, reading: inReading(each.reading) })),
    };
}
//# sourceMappingURL=asked-workspace.js.map
;// CONCATENATED MODULE: ./build/src/gate/barrier.js
/**
 * @param members all who take part
 * @param answer called when nobody works any more but those who ask
 */
function openBarrier(members, answer) {
    const working = new Set(members);
    const gone = new Set();
    const saidBy = new Map();
    let asking = [];
    let last;
    const said = () => members.flatMap((who) => {
        const what = saidBy.get(who);
        return what === undefined ? [] : [what];
    });
    const answerAll = async () => (last = await answer(said()));
    const answerIfComplete = () => {
        if (working.size > 0 || asking.length === 0)
            return;
        const those = asking;
        asking = [];
        answerAll().then((answered) => those.forEach(({ resolve }) => resolve(answered)), (error) => those.forEach(({ reject }) => reject(error)));
    };
    return {
        said,
        answered: () => last,
        say: (who, what) => void saidBy.set(who, what),
        ask(who, what) {
            saidBy.set(who, what);
            return new Promise((resolve, reject) => {
                const goOn = () => {
                    if (!gone.has(who))
                        working.add(who);
                };
                asking.push({
                    resolve(answered) {
                        goOn();
                        resolve(answered);
                    },
                    reject(error) {
                        goOn();
                        reject(error);
                    },
                });
                working.delete(who);
                answerIfComplete();
            });
        },
        leave(who) {
            gone.add(who);
            working.delete(who);
            answerIfComplete();
        },
    };
}
//# sourceMappingURL=barrier.js.map
;// CONCATENATED MODULE: ./build/src/gate/approve-together.js
/**
 * Counts what people approved, over all workspaces at once: an approval counts as a whole. A workspace in which people are asked
 * something waits until every other one is judged; the others wait for nobody, and where nobody is asked anything, the host
 * is asked nothing.
 */








/** @param members all workspaces that are judged */
function openTogether(members, approvals) {
    const barrier = openBarrier(members, async (said) => {
        const written = await approvals.read();
        return 'problem' in written ? written : countAll(said, written, approvals);
    });
    return {
        async approve(who, asked, parts) {
            if (asked.failures.length > 0)
                return withAnswered(parts, asked, answersOf(await barrier.ask(who, asked)));
            barrier.say(who, asked);
            return parts;
        },
        leave: (who) => barrier.leave(who),
        counted: () => describeCounted(barrier.answered(), barrier.said(), approvals),
    };
}
function answersOf(round) {
    const questions = 'problem' in round ? [] : round.counted.questions;
    return new Map(questions.map((each) => [each.question, each]));
}
async function countAll(said, written, approvals) {
    const { key } = approvals;
    const asked = said.map(({ workspace }) => workspace);
    const isAnybodyThere = written.requests.some(({ look }) => look !== undefined);
    const rules = await readRules(said, approvals.owners, async (approvers) => isAnybodyThere ? written.named(approvers) : { ids: new Set() });
    const own = written.requests.flatMap(({ place }) => (0,count_approvals/* groupQuestions */.r3)(place, asked, { rules, key }).flatMap((group) => group.written?.text ?? []));
    const overridesAtService = said.some((each) => each.overridesAtService);
    const examined = written.requests.map(({ place, texts, againAt, look }) => look === undefined
        ? { number: place.request, lines: [], refused: [], notes: [], needsOneMore: false }
        : (0,examine_lines/* examineLines */.D6)({ place, texts: [...texts, ...own], againAt, ...look, overridesAtService }));
    const isHead = written.requests.every(({ place }) => place.head === approvals.commit);
    const compared = {
        rules,
        key,
        besideOthers: written.requests.length > 1 || !isHead,
        ...(await readOtherRuns(examined, said)),
    };
    const answers = new Map();
    const first = (0,count_approvals/* countLines */.lt)(asked, examined, { ...compared, answers });
    for (const { toAsk } of first.questions) {
        if (toAsk === undefined || answers.has(toAsk.id))
            continue;
        const of = said.find(({ workspace }) => workspace === toAsk.workspace);
        answers.set(toAsk.id, (await of?.askAgain(toAsk)) ?? 'unknown');
    }
    const counted = answers.size > 0 ? (0,count_approvals/* countLines */.lt)(asked, examined, { ...compared, answers }) : first;
    return { written, rules, examined, counted };
}
/** Who may approve each policy that asks something. */
async function readRules(said, owners, named) {
    const byPolicy = new Map();
    for (const failure of said.flatMap(({ failures }) => failures)) {
        for (const { policySet, policy } of failure.questions)
            byPolicy.set((0,canonical/* canonicalJson */.dj)([policySet, policy]), failure);
    }
    return Promise.all(Array.from(byPolicy.values(), async ({ result, questions }) => {
        const [{ policySet, policy } = result] = questions;
        const approvers = approversOf(result, owners);
        const needed = result.approval?.needed ?? 1;
        if (approvers === 'writers')
            return { policySet, policy, approvers: [], needed, named: approvers };
        return {
            policySet,
            policy,
            approvers: approvers.names,
            needed,
            named: await named(approvers),
        };
    }));
}
function approversOf({ judge, policySet, policy, approval }, owners) {
    const isOfGuard = judge.counted === 'rule';
    if (approval !== undefined) {
        const { approvers } = (0,policy_owners/* toApprovers */.Cx)(approval.approvers);
        const byLine = isOfGuard || owners === undefined ? undefined : (0,policy_owners/* ownersByLine */.kK)(owners, { policySet, policy });
        return byLine === undefined ? approvers : joined(approvers, byLine);
    }
    if (owners === undefined)
        return 'writers';
    return isOfGuard ? owners.others : (0,policy_owners/* ownersOf */.K2)(owners, { policySet, policy });
}
function joined(one, other) {
    return {
        people: [...one.people, ...other.people],
        roles: [...one.roles, ...other.roles],
        teams: [...one.teams, ...other.teams],
        names: [...new Set([...one.names, ...other.names])],
    };
}
/** The plans of approved runs that are not those of now. */
async function readOtherRuns(examined, said) {
    const entriesOfRuns = new Map();
    const endedRuns = new Set();
    const approved = examined.flatMap(({ lines }) => lines.flatMap(({ text }) => text.workspaces));
    for (const { scope, plan } of approved) {
        if (!('run' in plan) || entriesOfRuns.has(plan.run))
            continue;
        const of = said.find(({ workspace }) => (0,canonical/* canonicalJson */.dj)(workspace.scope) === (0,canonical/* canonicalJson */.dj)(scope));
        if (of === undefined || of.failures.length === 0 || of.workspace.run === plan.run)
            continue;
        const entries = await of.entriesOf(plan.run);
        if (entries === undefined)
            continue;
        entriesOfRuns.set(plan.run, entries);
        if (await of.wasEnded(plan.run))
            endedRuns.add(plan.run);
    }
    return { entriesOfRuns, endedRuns };
}
function describeCounted(last, said, approvals) {
    const notesHere = said.flatMap(({ note = [] }) => note);
    if (last === undefined)
        return notesHere.length === 0 ? undefined : { toWrite: [], texts: [], notes: notesHere };
    if ('problem' in last)
        return { toWrite: [], texts: [], notes: [last.problem, ...notesHere] };
    const { written, rules, examined, counted } = last;
    const { key, isQueue, areMerged = false } = approvals;
    const asked = said.map(({ workspace }) => workspace);
    const groups = written.requests.flatMap(({ place }) => (0,count_approvals/* groupQuestions */.r3)(place, asked, { rules, key }));
    const missing = counted.questions.filter((each) => each.missing > 0);
    const open = new Set(missing.map(({ question }) => question));
    const toWrite = groups.filter(({ questions }) => questions.some((each) => open.has(each)));
    const names = (0,sentence/* firstParts */.J4)(written.requests.map(({ place }) => (0,sentence/* requestPart */.ns)(place.request)), MOST_NAMED);
    const texts = [
        ...groups.flatMap((group) => group.written?.text ?? []),
        ...examined.flatMap(({ lines }) => lines.map(({ text }) => (0,canonical/* canonicalJson */.dj)(text))),
    ];
    return {
        toWrite: isQueue
            ? []
            : toWrite.map(({ approvers, written: of, questions }) => ({
                approvers,
                line: of?.line,
                changes: changesOf(asked.filter((each) => each.questions.some((one) => questions.includes(one)))),
            })),
        texts: [...new Set(texts)],
        againAt: examined.length === 1 ? examined[0]?.againAt : undefined,
        notes: [
            ...(missing.length > 0 && areMerged ? [sayMerged(names)] : []),
            ...(missing.length > 0 && isQueue && !areMerged ? [sayQueue(names)] : []),
            ...notesHere,
            ...counted.notes,
            ...written.doubts,
            ...counted.refused.map(count_approvals/* sayRefused */.qu),
        ],
    };
}
/** What is in the plans, as people read it. */
function changesOf(asked) {
    return asked.flatMap(({ name: workspace, entries }) => entries.map(({ name, text }) => {
        const [words = ''] = text.split(' ', 1);
        return { workspace, words: words.replaceAll('+', ', '), name };
    }));
}
/** @param names of the requests */
function sayQueue(names) {
    return (0,finding/* finding */.gk)('approved-in-queue', (0,sentence/* phrase */.MZ) `Nothing is approved on an entry of a merge queue.`, {
        remedy: (0,sentence/* phrase */.MZ) `Update the branch of the request that changes this (${names}), write the line that its report shows, and queue it again.`,
        actor: 'author',
    });
}
/** @param names of the requests */
function sayMerged(names) {
    return (0,finding/* finding */.gk)('approved-on-merged', (0,sentence/* phrase */.MZ) `What is applied was not approved on ${names}.`, {
        remedy: (0,sentence/* phrase */.MZ) `Write the line there that its report shows, and start this job again.`,
        actor: 'overriders',
    });
}
const MOST_NAMED = 5;
//# sourceMappingURL=approve-together.js.map
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 5 modules
var judges_judges = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
// EXTERNAL MODULE: ./build/src/gate/result.js
var gate_result = __webpack_require__(32940);
// EXTERNAL MODULE: ./build/src/seen/planned-entries.js + 1 modules
var planned_entries = __webpack_require__(88869);
// EXTERNAL MODULE: ./build/src/seen/shown-record.js
var shown_record = __webpack_require__(63828);
;// CONCATENATED MODULE: ./build/src/gate/keep-shown.js
/** Keeps what the plans of a check show, for the apply after the merge. No verdict depends on it. */



function openShowing({ place, key, directoryOf }) {
    const workspaces = [];
    return {
        async keep(plan, { root, workingDirectory }, known, signal) {
            const content = known === undefined ? await plan.json(false) : { json: known };
            if (!('json' in content))
                return;
            const reading = (0,take_turn/* runInTurns */.hp)((0,planned_entries/* readPlannedEntries */.nY)(content.json, { key }), signal);
            const read = await reading.catch(() => signal.throwIfAborted());
            if (read === undefined)
                return;
            const directory = directoryOf(root ?? '', workingDirectory);
            workspaces.push({ name: plan.workspace.name, directory, plan: read });
        },
        record: () => (0,shown_record/* writeShownRecord */.K)(place, workspaces, key),
    };
}
//# sourceMappingURL=keep-shown.js.map
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(71680);
;// CONCATENATED MODULE: ./build/src/gate/scope.js
/** What every step of a check has, wherever its plans come from: one clock, one deadline, one signal, and where events go. */



/** How long after its time, or after the signal, a step that asks a service may take to see that it is over. */
const GRACE_MS = 300;
/** @param asksService whether a service may have runs of this check, which take time to end */
function openScope({ deadline: jobDeadline, timeoutMs }, ports, asksService) {
    const { clock, random, log, alarms, signal: canceled } = ports;
    const started = clock.now();
    const deadline = asksService ? jobDeadline - (0,job_time/* keptForEndingRuns */.t4)(timeoutMs) : jobDeadline;
    const elapsedMs = () => clock.now() - started;
    const graceMs = asksService ? GRACE_MS : 0;
    const overdue = alarms === undefined
        ? new AbortController().signal
        : alarms.any(alarms.in(deadline - started + graceMs), asksService ? alarms.after(canceled, graceMs) : canceled);
    // A hundred workspaces can wait for one signal, which is no leak.
    (0,external_node_events_.setMaxListeners)(0, canceled, overdue);
    const warned = new Set();
    return {
        clock,
        random,
        signal: asksService ? canceled : overdue,
        deadline,
        overdue,
        parsed: ports.parsed,
        emit: (event) => ports.onEvent({ ...event, atMs: elapsedMs() }),
        debug: (line) => log.debug(line),
        info: (line) => log.info(line),
        warn(line) {
            if (!warned.has(line))
                log.warning(line);
            warned.add(line);
        },
        elapsedMs,
        endReason: () => (0,failure_of/* endReasonAt */.dL)(deadline, { clock, signal: canceled }),
    };
}
//# sourceMappingURL=scope.js.map
// EXTERNAL MODULE: ./build/src/gate/plans-from.js
var plans_from = __webpack_require__(15718);
;// CONCATENATED MODULE: ./build/src/gate/gate.js
/**
 * The gate: find, once for all workspaces; then begin → prepare → offers → judge → approve → decide → conclude, for each of them,
 * wherever its plan comes from. From offers to decide is repeated until a plan counts. It never renders and never publishes, so neither can change the verdict.
 *
 * The other files of this directory are parts of these steps. Most are about a service: its runs are started and waited for
 * (`run.ts`), found again (`own-run.ts`, `take-over.ts`) and ended (`end-run.ts`), and the files that are sent must not lack one that
 * decides (`hidden-files.ts`, `refuse-excluded.ts`).
 */



















/**
 * Judges all workspaces that are found where the plans come from.
 *
 * @param request what is asked of the plans
 * @param ports the clock, the log and the listener for events
 * @param judges all of them; a test adds one
 * @returns the verdict and the result of each workspace, with what failed in finding and judging it. Rejects with what fails while
 *   something is ended, closed or described: the caller makes a result of that
 */
async function gate(plansFrom, request, ports, judges = judges_judges/* JUDGES */.R) {
    const scope = openScope(request, ports, plansFrom.gives.run);
    const unjudged = (error) => {
        const failure = (0,failure_of/* failureOf */.g5)(error, scope.endReason());
        const failures = request.plan.asked.map((workspace) => ({ workspace, failure }));
        return (0,gate_result.unjudgedResult)(failures, scope.elapsedMs());
    };
    let workspaces;
    try {
        workspaces = await (0,ended_by/* endedBy */.m)(scope.overdue, plansFrom.find(scope));
    }
    catch (error) {
        return unjudged(error);
    }
    const claims = (0,vouch/* claimsWith */.UP)(judges.flatMap(({ systems }) => systems));
    let judged;
    try {
        judged = await judgeAll({ plansFrom, workspaces, request, scope, judges, claims });
    }
    finally {
        await workspaces.close?.();
    }
    const { results, unaffected, approvals, shown } = judged;
    let ofCheck = [];
    try {
        if (results.length === 0) {
            ofCheck = await (0,ended_by/* endedBy */.m)(scope.overdue, (0,judge/* askAboutCheck */.$Z)(request.judging, judges));
        }
    }
    catch (error) {
        return unjudged(error);
    }
    const durationMs = scope.elapsedMs();
    return {
        verdict: (0,gate_result/* verdictOf */.Vj)(results, request, ofCheck),
        workspaces: results,
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        approvals,
        shown,
        archives: [],
        ...(await workspaces.describe?.(results)),
        durationMs,
    };
}
/** How many workspaces have their files judged at the same time. */
const MOST_BEGUN_AT_ONCE = 4;
async function judgeAll(check) {
    const { plansFrom, workspaces, request, scope } = check;
    const { found, skipped = [] } = workspaces;
    const all = found.flatMap((one) => ((0,plans_from/* isUnjudged */.t)(one) ? [] : one));
    const ofCheck = { all, skipped };
    const beginning = found.map((workspace) => () => begin(workspace, ofCheck, check));
    const begun = await (0,take_turn/* runConcurrently */.G)(beginning, MOST_BEGUN_AT_ONCE);
    // One that is refused by itself says nothing against the others.
    const isAlone = (at) => {
        const workspace = found[at];
        return workspace !== undefined && (0,plans_from/* isUnjudged */.t)(workspace) && workspace.isAlone === true;
    };
    const holding = begun.filter((one, at) => !('said' in one) && !isAlone(at));
    const mayBegin = !plansFrom.startsTogether || holding.length === 0;
    const members = begun.filter((one) => 'said' in one);
    const together = request.approvals && openTogether(members, request.approvals);
    const showing = request.showing && openShowing(request.showing);
    const resultOf = async (one, waits) => {
        let result;
        if (!('said' in one))
            result = one;
        else if (mayBegin) {
            const approving = together && {
                waits,
                approve: (asked, parts) => together.approve(one, asked, parts),
            };
            result = await judgeWorkspace(one, { ...check, showing }, approving).finally(() => together?.leave(one));
        }
        else
            result = { ...(0,gate_result/* workspaceFacts */.FK)(one.workspace), verdict: (0,decide/* decideUnjudged */.Rh)(notStarted(holding)) };
        if (result !== undefined)
            scope.emit({ kind: 'workspace-decided', result });
        return result;
    };
    // Each ends early where its workspace waits for the others, so that the next one can begin.
    const starts = begun.map((one) => async () => {
        let waits = () => undefined;
        const waiting = new Promise((resolve) => (waits = resolve));
        const ending = resultOf(one, waits);
        await Promise.race([ending, waiting]);
        return { ending };
    });
    const started = await (0,take_turn/* runConcurrently */.G)(starts, plansFrom.mostAtOnce);
    const ended = await Promise.all(started.map(({ ending }) => ending));
    const results = ended.flatMap((result) => result ?? []);
    const unconcerned = found.filter((_, at) => ended[at] === undefined);
    return {
        results: addExceptionNotices(results, request.judging.exceptions),
        approvals: together?.counted(),
        shown: showing?.record(),
        unaffected: [...skipped, ...unconcerned].map(({ name }) => name),
    };
}
/** Why a workspace is not started that may begin: others may not, and the first of these says why. */
function notStarted(begun) {
    const refused = begun.filter((one) => 'verdict' in one);
    const codeOf = ({ verdict }) => verdict.reasons[0]?.code ?? 'failed';
    const [code = 'failed'] = refused.map(codeOf);
    const workspaces = refused
        .filter((one) => codeOf(one) === code)
        .map(({ workspace }) => workspace);
    return (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing was started, because another workspace of this check cannot be gated.`, { because: { code, workspaces } });
}
/** Has judges read the files, before anything is started. @returns the result of a workspace that cannot begin */
async function begin(workspace, ofCheck, check) {
    const { request, scope, judges } = check;
    if ((0,plans_from/* isUnjudged */.t)(workspace)) {
        const { name, error, missedBy } = workspace;
        return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
    }
    try {
        const judging = (0,judge/* askAboutFiles */.Wj)(workspace, request.judging, judges, ofCheck);
        const said = await (0,ended_by/* endedBy */.m)(scope.overdue, judging);
        return refuse(workspace, said, check) ?? { workspace, said };
    }
    catch (error) {
        return failedResult(workspace, error, scope);
    }
}
/**
 * The result of a workspace of which nothing may be started, because a claim about its files does not hold.
 *
 * @returns undefined if it goes on: then what was said is evidence of the verdict on its plan
 */
function refuse(workspace, said, { plansFrom, request, judges, claims }) {
    if (!plansFrom.startsCode || request.policy.failOn === 'never')
        return undefined;
    const { evidence, facts } = (0,judge/* withoutPlan */.Cm)(said, { gives: plansFrom.gives, judges }, request);
    const letPlan = judges.flatMap((judge) => judge.reads === 'files' && judge.letsPlan === true ? judge.systems : []);
    const claimsOfFiles = {
        ...claims,
        ...Object.fromEntries(letPlan.map(({ name }) => [name, {}])),
        plan: {},
        requirements: {},
    };
    if ('green' in (0,vouch/* vouch */.ah)(evidence, claimsOfFiles))
        return undefined;
    const judged = { ...facts, verdict: (0,decide/* decide */.LD)(evidence, claims) };
    return (0,gate_result/* judgedResult */.pk)((0,gate_result/* workspaceFacts */.FK)(workspace), judged);
}
const NOTHING_PLANNED = (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing is planned.`);
function failedResult(known, error, { endReason, debug }) {
    const failure = (0,failure_of/* failureOf */.g5)(error, endReason());
    if (failure.kind === 'internal' && error instanceof Error)
        debug(error.stack ?? '');
    const errored = error instanceof failure_of/* GateStop */.K$ && error.errored;
    return {
        ...(0,gate_result/* workspaceFacts */.FK)(known),
        verdict: (0,decide/* decideUnjudged */.Rh)({ ...failure, errored }),
        failure,
    };
}
/**
 * Takes one workspace to its result. If a step fails, what it may have left is ended, and the result says why. A verdict that is
 * there stays, if the time is over before what comes after it has ended.
 *
 * @returns undefined when no change concerns it
 */
async function judgeWorkspace({ workspace, said }, check, approving) {
    const { workspaces, scope } = check;
    const progress = { reached: workspace, said };
    try {
        return await (0,ended_by/* endedBy */.m)(scope.overdue, judgeOffers(workspace, check, approving, progress));
    }
    catch (error) {
        const { reached, refused, standing } = progress;
        if (refused !== undefined)
            return refused;
        const isLate = scope.endReason() === 'timeout';
        const kept = isLate ? await standing?.().catch(() => undefined) : undefined;
        if (kept !== undefined)
            return kept;
        const cause = isLate ? (workspaces.whyLate?.(workspace.name) ?? error) : error;
        const failed = failedResult(reached, cause, scope);
        const why = failed.failure?.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
        return { ...failed, ...(await workspaces.giveUp?.(reached, why)) };
    }
}
/** Judges the plans of a workspace until one stands. */
async function judgeOffers(workspace, check, approving, progress) {
    const { workspaces, scope } = check;
    const step = stepOf(check, progress);
    scope.signal.throwIfAborted();
    const ready = await workspaces.prepare(workspace, step);
    for await (const offer of workspaces.offers(ready, step)) {
        try {
            const result = await standOrNext(offer, check, approving, progress);
            if (result !== undefined)
                return (await workspaces.compare?.(result, ready)) ?? result;
        }
        catch (error) {
            if (offer.orNext === undefined)
                throw error;
            offer.orNext(error);
        }
    }
    return undefined;
}
/** What the steps of a workspace have: they say how far it has come, and ask about what `init` installed. */
function stepOf(check, progress) {
    return {
        ...check.scope,
        reach: (now) => void (progress.reached = now),
        async installed(lockFile) {
            progress.said = await (0,judge/* askAboutFilesAgain */.Ee)(progress.said, async () => ({ lockFile }));
            progress.refused = refuse(progress.reached, progress.said, check);
            // `refused` says why.
            if (progress.refused !== undefined)
                throw new failure_of/* GateStop */.K$('unplanned', NOTHING_PLANNED);
        },
    };
}
/** Judges one plan. @returns undefined if another one has to stand for the workspace */
async function standOrNext(offer, check, approving, progress) {
    const { scope } = check;
    // An earlier run stands only once all is known of it.
    const isEarlier = offer.orNext !== undefined;
    const approvingOffer = approving && {
        ...approving,
        waits(soFar) {
            // Where the time is over before the others are judged, nothing is approved.
            if (!isEarlier)
                progress.standing = async () => concludeOffer(offer, await soFar(), scope);
            approving.waits(soFar);
        },
    };
    const judged = await judgeOffer(offer, progress.said, check, approvingOffer);
    const concluding = concludeOffer(offer, judged, scope);
    if (!isEarlier) {
        // It may have failed because the time is over: then it is tried once more.
        progress.standing = () => concluding.catch(() => concludeOffer(offer, judged, scope));
        return concluding;
    }
    const result = await concluding;
    if (result !== undefined)
        progress.standing = async () => result;
    return result;
}
/** Has the plan judged, and decides. */
async function judgeOffer({ plan, facts: found, skipsEvents = false }, said, { plansFrom, request, scope, judges, claims, showing }, approving) {
    const { run } = plan;
    const readEvents = async () => run === undefined
        ? []
        : (0,read_policies/* readIfPossible */.dA)(run.ports, [], ({ runs }) => runs.events(run.watched.run.id));
    const { judging, change, approvals } = request;
    const { pullRequest } = change;
    const { signal } = scope;
    const files = { said, hasRun: !plansFrom.startsCode };
    const [earlyEvents, known, judged, problems] = await Promise.all([
        skipsEvents ? undefined : readEvents(),
        plan.known(),
        (0,judge/* judgePlan */.t7)(plan, { judging, pullRequest, signal, files }, judges),
        plan.problems(),
    ]);
    const first = {
        ...judged,
        systems: judged.systems.map((each) => {
            if (!each.judge.mayHoldLater)
                return each;
            const { allowUnknown } = request.policy;
            const results = (0,own_policies/* withConditions */.Zn)(each.reading.results, approvals?.owners, allowUnknown);
            return { ...each, reading: { ...each.reading, results } };
        }),
    };
    const decideBy = async (parts) => {
        const facts = (0,judge/* factsOf */.xS)(plan, known, parts, problems);
        const expected = { gives: plansFrom.gives, judges };
        const verdict = (0,decide/* decide */.LD)((0,judge/* evidenceOf */.X1)(plan, { known, parts }, expected, request), claims);
        const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
        return {
            ...facts,
            verdict,
            results: attributeOverrides(facts.results, events),
            notices: [...noticesOfEvents(events), ...facts.notices],
        };
    };
    await showing?.keep(plan, found, judged.json, signal);
    if (approving === undefined || approvals === undefined)
        return decideBy(first);
    const asked = await askedIn({ plan, facts: found, parts: first, judging, signal }, approvals);
    if (asked.failures.length > 0)
        approving.waits(() => decideBy(first));
    return decideBy(await approving.approve(asked, first));
}
/** @returns undefined if another plan has to stand for the workspace */
async function concludeOffer(offer, judged, scope) {
    const { facts, status } = offer;
    const sayPolicies = () => {
        for (const words of (0,judge/* describePolicyResults */.IP)(judged.results)) {
            scope.emit({ kind: 'progress', workspace: facts.workspace, status, words });
        }
    };
    // Of an earlier run nothing is said before it stands.
    const isEarlier = offer.orNext !== undefined;
    if (!isEarlier)
        sayPolicies();
    const concluded = (await offer.conclude?.(judged)) ?? {};
    if (concluded === 'next')
        return undefined;
    if (isEarlier)
        sayPolicies();
    return (0,gate_result/* judgedResult */.pk)(facts, judged, concluded);
}
/** Adds what a reader should know of exceptions: which end soon or have ended, and which fit nothing. */
function addExceptionNotices(workspaces, exceptions) {
    if (exceptions === undefined)
        return [...workspaces];
    const judged = workspaces.filter(({ failure }) => failure === undefined);
    const notices = (0,exception_notices/* exceptionNotices */.j2)(judged, exceptions);
    return workspaces.map((result) => {
        const added = notices.get(result.workspace) ?? [];
        return { ...result, notices: [...result.notices, ...added] };
    });
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 15718:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

/***/ }),

/***/ 43701:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: function() { return /* binding */ configuredModules; },
/* harmony export */   SH: function() { return /* binding */ blocksOf; },
/* harmony export */   yM: function() { return /* binding */ findBlocks; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * The configuration in a plan, module by module, read in one way. It has no instances: all addresses are without keys.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#configuration-representation.
 */


/** The lists of a module that have blocks. */
const BLOCK_LISTS = ['resources', 'actions'];
/** The root module first, each module before those that it calls; none where the plan does not show its configuration. */
function* configuredModules(configuration) {
    const module = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(configuration, 'root_module');
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(module))
        return;
    yield* modulesFrom({
        prefix: '',
        module,
        path: ['configuration', 'root_module'],
        calls: [],
    });
}
function* modulesFrom(here) {
    yield here;
    for (const [name, written] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(here.module['module_calls']))) {
        const call = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(written);
        yield* modulesFrom({
            prefix: `${here.prefix}module.${name}.`,
            module: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(call['module']),
            path: [...here.path, 'module_calls', name, 'module'],
            calls: [...here.calls, { name, call }],
        });
    }
}
/** The blocks of a module, without those of the modules that it calls. */
function* blocksOf({ prefix, module, path, calls, }) {
    for (const list of BLOCK_LISTS) {
        for (const [index, block] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(module[list]).entries()) {
            if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(block))
                continue;
            const address = `${prefix}${(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(block['address']) ?? ''}`;
            yield { address, block, list, path: [...path, list, String(index)], calls };
        }
    }
}
/** Makes the function that finds the block of an entry, or of what else has an address. */
function findBlocks(configuration) {
    const blocks = new Map();
    for (const module of configuredModules(configuration)) {
        for (const block of blocksOf(module))
            blocks.set(block.address, block);
    }
    return (address) => blocks.get((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(address ?? ''));
}
//# sourceMappingURL=configured-modules.js.map

/***/ }),

/***/ 41092:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ mayFit; },
/* harmony export */   $K: function() { return /* binding */ lackingName; },
/* harmony export */   FI: function() { return /* binding */ DEEPEST; },
/* harmony export */   YD: function() { return /* binding */ ANY_MEMBER; },
/* harmony export */   mv: function() { return /* binding */ lackedIn; },
/* harmony export */   pW: function() { return /* binding */ isWriteOnlyName; },
/* harmony export */   w4: function() { return /* binding */ attributeOf; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * What a plan lacks, as the places of the values: those that are known only after the apply (`unknown-values.ts`), those that are
 * sensitive (`sensitive-values.ts`), and texts of the configuration (`expressions-without-text.ts`).
 */


/** In a path: a member of a list of the plan, whichever it is. */
const ANY_MEMBER = '*';
/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
function attributeOf({ path, depth, shown, hasNoText }) {
    const end = hasNoText === true && path.at(-1) === 'constant_value' ? -1 : shown;
    return path
        .slice(depth, end)
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;
/** The place of each mark. */
function lackedIn({ path, values, marks, sensitive, entry }) {
    const lacked = [];
    const shownOf = (at) => {
        let mark = sensitive;
        for (let shown = path.length; shown < at.length; shown += 1) {
            if (mark === true)
                return shown;
            mark = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .markAt */ .Hf)(mark, at[shown] ?? '');
        }
        return undefined;
    };
    const add = (at, lists) => lacked.push({ path: at, depth: path.length, shown: shownOf(at), lists, entry });
    const look = (value, mark, at, lists) => {
        if (mark === true || at.length > DEEPEST) {
            add(at, lists);
            return;
        }
        if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark))
            return;
        const isLong = Array.isArray(mark) && (mark.length > 1 || (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).length > 1);
        const around = isLong ? [...lists, at.length] : lists;
        for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(mark))) {
            look((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value)[key], inner, [...at, key], around);
        }
    };
    look(values, marks, path, []);
    return lacked;
}
/**
 * Whether an argument is write-only, by the convention for its name: what is given is in no plan and in no state.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/write-only
 */
function isWriteOnlyName(argument) {
    return argument.endsWith('_wo');
}
/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
function lackingName({ path, entry, name: given }) {
    if (given !== undefined)
        return given;
    const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(entry?.['address']);
    if (address !== undefined)
        return address;
    const [part = '', name = '', ofPlanned = ''] = path;
    if (part === 'output_changes')
        return `output.${name}`;
    return name === 'outputs' ? `output.${ofPlanned}` : part;
}
/** Whether the resource may be one of those; what is not certain of it may be. */
function mayFit(entry, { field, how, texts }) {
    if (entry === undefined)
        return true;
    if (entry['index_unknown'] === true && (field === 'address' || field === 'module_address')) {
        return true;
    }
    if (how === 'has') {
        const actions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(entry['change'], 'actions'));
        return actions.length === 0 || texts.some((text) => actions.includes(text));
    }
    const value = entry[field];
    if (typeof value !== 'string')
        return false;
    return texts.some((text) => (how === 'is' ? value === text : value.startsWith(text)));
}
//# sourceMappingURL=lacked-values.js.map

/***/ })

};
;