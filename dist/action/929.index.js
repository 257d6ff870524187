"use strict";
exports.id = 929;
exports.ids = [929,8450,15,9726];
exports.modules = {

/***/ 20929:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandInAction: function() { return /* binding */ commandInAction; }
});

// EXTERNAL MODULE: ./build/src/client/client.js + 29 modules
var client_client = __webpack_require__(63749);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var inputs = __webpack_require__(40198);
// EXTERNAL MODULE: ./build/src/settings/sub-actions.js
var sub_actions = __webpack_require__(88587);
// EXTERNAL MODULE: ./build/src/settings/settings-file/gate-name.js
var gate_name = __webpack_require__(69871);
// EXTERNAL MODULE: ./build/src/model/job-secrets.js
var job_secrets = __webpack_require__(62056);
// EXTERNAL MODULE: ./build/src/model/secrets.js
var model_secrets = __webpack_require__(72166);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
// EXTERNAL MODULE: ./build/src/action/open-job.js + 9 modules
var open_job = __webpack_require__(51290);
// EXTERNAL MODULE: ./build/src/approvals/read-command.js
var read_command = __webpack_require__(74252);
// EXTERNAL MODULE: ./build/src/approvals/who-counts.js
var who_counts = __webpack_require__(47383);
// EXTERNAL MODULE: ./build/src/gate/query-workspaces.js
var query_workspaces = __webpack_require__(27628);
// EXTERNAL MODULE: ./build/src/hosts/detect.js
var detect = __webpack_require__(2914);
// EXTERNAL MODULE: ./build/src/hosts/github/explain-problem.js
var explain_problem = __webpack_require__(10580);
// EXTERNAL MODULE: ./build/src/hosts/github/request-people.js
var request_people = __webpack_require__(80533);
;// CONCATENATED MODULE: ./build/src/hosts/github/look-at-command.js

/** This job has no clone, and starts no program: who pushed a merge of the base pushed. */
const NONE_IS_CLEAN = async () => ({ clean: new Set() });
const GONE = 'GitHub does not show this comment as it was when the job began: it was edited or deleted, or it is on another pull request.';
const UNNAMED = 'GitHub does not say who made one of the pushes to the branch.';
/**
 * @returns as `problem` a whole sentence
 * @throws HostError if GitHub does not answer
 */
async function lookAtCommand({ number, commentId, author, body }, { api, commands, github }) {
    const snapshot = await api.lookAtPull?.(number);
    if (snapshot === undefined || 'problem' in snapshot.request)
        return { problem: GONE };
    const { place, written } = snapshot.request;
    const found = written.find((each) => each.number === commentId)?.facts;
    if (found === undefined || found.body !== body || found.author?.id !== author.id)
        return { problem: GONE };
    const { checks = api, members = api } = github;
    const apis = [api, checks, members];
    const pushes = await (0,request_people/* readPushes */.d)(snapshot, commands, { findClean: NONE_IS_CLEAN });
    const [facts, rights, wroteIt] = await Promise.all([
        (0,request_people/* readFacts */.MH)(snapshot, pushes, { isFork: place.isFork, apis }),
        rightsOfPerson(author, commands),
        commands.writerOf(commentId, found),
    ]);
    if (wroteIt === 'gone')
        return { problem: GONE };
    const byApp = wroteIt === 'unknown' ? undefined : wroteIt === 'app';
    return {
        comment: { ...found, byApp },
        look: {
            facts: pushes.isUnnamed ? { ...facts, pushedBy: { problem: UNNAMED } } : facts,
            mayWrite: mayWriteOf(author, rights?.mayWrite),
        },
        base: place.base,
        named: (0,request_people/* createNaming */.Vs)(rights === undefined ? [] : [{ ...author, ...rights }], members),
    };
}
/** What is asked of a comment that opens nothing: who wrote it, as the event says, and whether they may write now. */
async function lookAtWriter(author, commands) {
    const rights = await rightsOfPerson(author, commands);
    return { comment: { author }, look: { mayWrite: mayWriteOf(author, rights?.mayWrite) } };
}
/** What a person may do now; nobody asks it of an app. */
async function rightsOfPerson(author, commands) {
    return author.type === 'User' ? commands.rightsOf(author) : undefined;
}
function mayWriteOf({ id }, may) {
    return new Map(may === undefined ? [] : [[id, may]]);
}
//# sourceMappingURL=look-at-command.js.map
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(21804);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(79925);
// EXTERNAL MODULE: ./build/src/settings/parse-inputs.js
var parse_inputs = __webpack_require__(28608);
// EXTERNAL MODULE: ./build/src/hosts/write-comment.js
var write_comment = __webpack_require__(8450);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(54340);
// EXTERNAL MODULE: ./build/src/report/gate-comment.js
var gate_comment = __webpack_require__(48129);
// EXTERNAL MODULE: ./build/src/trust/seals.js
var seals = __webpack_require__(88138);
;// CONCATENATED MODULE: ./build/src/overrides/command-work.js

/** The command is refused; the message is a sentence that says why. */
class CommandRefused extends Error {
    /** Whether the comment of the gate says so already. */
    isAnswered;
    constructor(message, { isAnswered = false } = {}) {
        super(message);
        this.isAnswered = isAnswered;
    }
}
/** How many runs or failures a message names. */
const MOST_IN_MESSAGE = 20;
/** The secret of the seals, as the inputs of a sub-action have it. */
function secretOf(values) {
    const { 'record-key': recordKey, token } = values;
    return (0,seals/* secretOfSeals */.Aw)({ recordKey, token });
}
//# sourceMappingURL=command-work.js.map
;// CONCATENATED MODULE: ./build/src/overrides/answer-command.js
/** The comment of the gate, as a command uses it: it names the job of the gate, and keeps what the command did. */








/** The workflow run that reported on this commit, and whether the gate is open in it; undefined if none is known. */
function jobOfCommit({ snapshot, commit }, { gate }) {
    const { report } = (0,own_comments/* findOwnComment */.rA)(snapshot, gate).kept ?? {};
    return report?.headSha === commit && report.runId > 0 ? report : undefined;
}
/** Writes the answer into the comment of the gate. */
async function answerInComment({ api, number, commit }, answer, { io, gate: key, log }) {
    const snapshot = await api.snapshot(number);
    const place = { api, number, snapshot, key, headSha: commit };
    const isInComment = await writeCommand(answer, place, io);
    const mustBeKept = (answer.ended ?? []).length > 0;
    if (!isInComment && mustBeKept) {
        throw new CommandRefused('There is no comment of the gate at this commit that could keep it.');
    }
    if (!isInComment)
        log.warning('The comment of the gate does not mention it.');
}
/** Adds a command to the comment of the gate. @returns whether it is in it */
async function writeCommand(command, place, io) {
    const { api, number, snapshot, key, headSha } = place;
    const content = {
        marker: (0,marker/* markerStart */.Rs)(key),
        compose: (existing = '') => (0,gate_comment/* addCommand */.np)(existing, command, key),
        holds: (body) => (0,gate_comment/* holdsCommand */.e5)(body, command, key),
        toKeep: () => undefined,
    };
    // A comment for the answer alone would be noise.
    const target = { number, headSha, green: true, when: 'auto', snapshot };
    const until = io.clock.now() + 60_000;
    const started = await (0,write_comment/* startComment */.e2)(api, content, target, { ...io, deadline: () => until });
    const { written, lost } = await started.settle();
    return written && !lost;
}
/**
 * Says in the comment of the gate that a command was refused, to people who may write in the repository: strangers cannot write
 * into the comment. It says neither what was written nor who may.
 *
 * @returns whether the person may write
 */
async function answerRefusal({ verb, reason }, { author, commands, api, number }, { io, gate: key, log }) {
    let isWriter = false;
    try {
        const why = (0,who_counts/* whyNotCounted */.Gc)(await lookAtWriter(author, commands), who_counts/* ASKED */.fg.help);
        isWriter = why === undefined;
        if (!isWriter)
            return false;
        const snapshot = await api.snapshot(number);
        const { comment } = (0,own_comments/* findOwnComment */.rA)(snapshot, key);
        if (comment === undefined)
            return true;
        const { headSha } = snapshot;
        const at = io.clock.date().toISOString();
        const answer = { verb, by: author.login, at, commit: headSha, reason };
        await writeCommand(answer, { api, number, snapshot, key, headSha }, io);
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        log.warning(`The comment of the gate does not say that the command was refused. ${error.message}`);
    }
    return isWriter;
}
//# sourceMappingURL=answer-command.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/listed-runs.js
var listed_runs = __webpack_require__(78039);
// EXTERNAL MODULE: ./build/src/gate/own-run.js
var own_run = __webpack_require__(70025);
// EXTERNAL MODULE: ./build/src/gate/run-message.js
var run_message = __webpack_require__(56326);
// EXTERNAL MODULE: ./build/src/gate/runs-of-change.js
var runs_of_change = __webpack_require__(67306);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(87189);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/trust/run-seals.js
var run_seals = __webpack_require__(4226);
;// CONCATENATED MODULE: ./build/src/overrides/find-runs.js
/**
 * The runs that a command is about: those of the head of the pull request, and for `again` all of it. Messages and the comment
 * of the gate say where to look, seals which runs are those of the gate, and the service whether they still count.
 */










/** The runs of the commit that belong to the gate and may still be used. */
async function findRuns(request, work) {
    const { commit } = request;
    const { gate } = work;
    const { organization, names: workspaces } = await work.workspaces();
    const { ports, named } = openRuns(request, work);
    const query = { organization, workspaces, gate, commit, named };
    const { runs, refused } = await runsOfCommit(ports, query).catch(refuseUnread);
    if (runs.length > 0)
        return { organization, runs };
    const why = refused.slice(0, MOST_IN_MESSAGE).join(' ');
    throw new CommandRefused(`No run of ${commit} was found in ${(0,quote/* nameSome */.Kf)(workspaces, MOST_IN_MESSAGE)} of ${organization}. ${why}`.trim());
}
/**
 * Ends the use of all runs of the pull request that a later job could take over, whatever commit they are of.
 *
 * @returns `ended`: ids of those on which the service takes no comment: the comment of the gate has to name them. `left`: what a
 *   later job may still take over, in whole sentences
 */
async function endRuns(request, work) {
    const { gate, log } = work;
    const { organization, names: workspaces } = await work.workspaces();
    const { ports, named } = openRuns(request, work);
    const { commit } = request;
    const query = { organization, workspaces, gate, commit, named };
    const comment = (0,own_run/* commentOfAgain */.tM)(request.by, request.event.job?.url);
    const { ended, unsaid } = await endRunsOfChange(ports, query, comment).catch(refuseUnread);
    log.info(`No later job takes over the ${ended.length} runs of this pull request that are known.`);
    if (unsaid.length > 0) {
        log.info(`The service lets this token write no comment on ${unsaid.length} of them, so the comment of the gate names them: who may push a branch can take that away.`);
    }
    const left = named.filter(({ runId }) => !ended.includes(runId));
    const sentences = left.map(({ runId, workspace }) => workspaces.includes(workspace)
        ? `The use of run ${runId} of ${workspace} was not ended: the service does not show it as one of this pull request.`
        : `The use of run ${runId} of ${workspace} was not ended: \`workspaces\` does not name ${workspace}.`);
    return { ended: unsaid, left: sentences };
}
/** What could end the use of a run has to be known before a command acts. */
function refuseUnread(error) {
    if (error instanceof listed_runs/* UnreadError */.o1)
        throw new CommandRefused(error.message);
    throw error;
}
/** By what the runs of the pull request are found and known, and which of them the comment of the gate names. */
function openRuns({ event, number, base, snapshot }, { client, io, values, gate, job }) {
    const pullRequest = `${event.owner}/${event.repository}#${number}`;
    const changeRequest = (0,run_message/* changeOfGate */.lp)(pullRequest, gate);
    const change = { ...(0,github_event/* repositoryIdOf */.Bu)(event, job.payload, io.environment), number, base };
    const { runs, ended } = (0,earlier_reports/* earlierReportsIn */.$R)(snapshot, gate);
    const { clock } = io;
    const ports = {
        client,
        clock,
        seals: (0,run_seals/* createRunSeals */.wz)(secretOf(values), change),
        listed: (0,listed_runs/* createListedRuns */.oS)(client, clock, changeRequest),
        changeRequest,
        endedByComment: async () => ended,
    };
    return { ports, named: runs };
}
/**
 * The newest run of each gate on this commit in each of these workspaces that exists, if it belongs to the gate and may still
 * be used. Everything is asked that a job asks before it takes a run over.
 *
 * @returns `refused`: whole sentences about runs that are named and do not count
 * @throws ServiceError or UnreadError what happened while looking
 */
async function runsOfCommit(ports, { organization, workspaces, gate, commit, named }) {
    const { client, changeRequest } = ports;
    const runs = [];
    const refused = [];
    for (const name of new Set(workspaces)) {
        const recent = await recentRuns(organization, name, ports);
        if (recent === undefined)
            continue;
        const { workspaceId, listed } = recent;
        const ofComment = named.filter((each) => each.workspace === name && each.head === commit);
        const ofCommit = listed.filter(({ id, attributes }) => (0,run_message/* namesCommit */.yF)(attributes.message, changeRequest, commit) ||
            ofComment.some(({ runId }) => runId === id));
        const found = await (0,runs_of_change/* withNamedRuns */.ay)(ofCommit, ofComment, client);
        /** By what it was asked for, the newest run of the gate. A workspace is in one group of a matrix. */
        const newest = new Map();
        for (const run of found) {
            const otherSeals = (0,runs_of_change/* sealsNamed */.aj)(run.id, ofComment);
            const ownRun = (0,own_run/* openSealsOf */.YH)({ run, workspaceId, otherSeals }, ports);
            if ('why' in ownRun) {
                refused.push(`Run ${run.id} of ${name} ${ownRun.text}.`);
                continue;
            }
            const { facts } = ownRun;
            const asked = JSON.stringify([facts.mode, facts.form, facts.options, facts.group !== '']);
            if (newest.has(asked))
                continue;
            const why = whyOther(ownRun, { gate, commit }) ?? (await (0,own_run/* whyNotUsable */.gK)(run, ownRun, commit, ports));
            if (why === undefined)
                newest.set(asked, { workspace: name, workspaceId, run, facts });
            else
                refused.push(`Run ${run.id} of ${name} ${why}.`);
        }
        runs.push(...newest.values());
    }
    return { runs, refused };
}
/**
 * Ends the use of all runs of the change that a later job could take over, with whatever key they are sealed: a comment on each run says so at the service,
 * where nobody can take it away. Those of the head are ended at any age: people may have approved them.
 *
 * @param comment of `commentOfAgain`
 * @returns `ended`: their ids. `unsaid`: ids of those on which the service lets this token write no comment
 * @throws ServiceError or UnreadError what happened meanwhile
 */
async function endRunsOfChange(ports, { organization, workspaces, gate, commit, named }, comment) {
    const { client, clock, changeRequest } = ports;
    const unsaid = [];
    const ended = [];
    const namingHead = (0,listed_runs/* createListedRuns */.oS)(client, clock, commit);
    for (const name of new Set(workspaces)) {
        const recent = await recentRuns(organization, name, ports);
        if (recent === undefined)
            continue;
        const { workspaceId } = recent;
        const known = new Set(recent.listed.map(({ id }) => id));
        const ofHead = await namingHead.since(workspaceId, -Infinity);
        const listed = [...recent.listed, ...ofHead.filter(({ id }) => !known.has(id))];
        const ofComment = named.filter((each) => each.workspace === name);
        for (const run of await (0,runs_of_change/* withNamedRuns */.ay)(listed, ofComment, client)) {
            const otherSeals = (0,runs_of_change/* sealsNamed */.aj)(run.id, ofComment);
            const ownRun = (0,own_run/* openSealsOf */.YH)({ run, workspaceId, otherSeals }, ports);
            const isOfGate = 'why' in ownRun
                ? ownRun.why === 'other-key' && (0,run_message/* namesChange */.r4)(run.attributes.message, changeRequest)
                : ownRun.facts.gate === gate;
            const isOfHead = 'why' in ownRun
                ? (0,run_message/* namesCommit */.yF)(run.attributes.message, changeRequest, commit)
                : (0,own_run/* factsFor */.xh)(ownRun, commit) !== undefined;
            const isYoung = (0,own_run/* ageMsOf */.ff)(run, ports) <= listed_runs/* MOST_PLAN_AGE_MS */.FG;
            if (!isOfGate || !(isYoung || isOfHead))
                continue;
            ended.push(run.id);
            try {
                if (!(await (0,own_run/* saysAgain */.RP)(run.id, client)))
                    await client.runs.comment(run.id, comment);
            }
            catch (error) {
                if (!(0,failure_of/* isRefusal */.vu)(error))
                    throw error;
                unsaid.push(run.id);
            }
        }
    }
    return { ended, unsaid };
}
/** The runs of a workspace that may still count by their age; undefined if there is no such workspace. */
async function recentRuns(organization, name, { client, clock, listed }) {
    const workspace = await client.workspaces.showByName(organization, name).catch(failure_of/* noneIfNotFound */.N3);
    if (workspace === undefined)
        return undefined;
    const { id: workspaceId } = workspace;
    const oldestMs = clock.date().getTime() - listed_runs/* MOST_PLAN_AGE_MS */.FG;
    return { workspaceId, listed: await listed.since(workspaceId, oldestMs) };
}
/** Why a seal that opened does not count for this commit. */
function whyOther(ownRun, { gate, commit }) {
    if (ownRun.facts.gate !== gate)
        return 'is of a gate with another settings file';
    return (0,own_run/* factsFor */.xh)(ownRun, commit) ? undefined : 'was started for another commit';
}
//# sourceMappingURL=find-runs.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/src/policy/systems/systems.js + 3 modules
var systems = __webpack_require__(19441);
// EXTERNAL MODULE: ./build/src/gate/follow-run.js
var follow_run = __webpack_require__(30968);
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/read-changes.js
var read_changes = __webpack_require__(76617);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
// EXTERNAL MODULE: ./build/src/gate/run.js
var gate_run = __webpack_require__(69268);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/acts-on-runs.js
var acts_on_runs = __webpack_require__(60537);
;// CONCATENATED MODULE: ./build/src/overrides/override-run.js

















/** How long a run is followed after an override. */
const FOLLOWED_MS = 2 * 60_000;
/** What a person can do if an override of a run that only planned opens nothing. */
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
    if (!(0,acts_on_runs/* saysSomething */.XE)(reason)) {
        const needed = 'An override needs a reason, with a letter or a digit in it.';
        throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
    }
    const { run, workspace, plan } = await client.runs.show(runId, {
        include: ['workspace', 'plan'],
    });
    if (onlyIn !== undefined)
        await refuseOtherWorkspaces({ run, workspace }, onlyIn, client);
    const objects = await readObjects(client, runId);
    const answer = await client.account().catch(() => undefined);
    const by = answer?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const { status } = run.attributes;
    const lists = {
        overridden: [],
        refused: [],
        final: [],
        next: [],
        unjudged: [],
        audit: [],
        nextSteps: [],
    };
    const result = { runId, workspace: name, by, reason, status, ...lists };
    const comment = (0,acts_on_runs/* signReason */.Ss)(reason, actor);
    for (const { item, state, override } of objects) {
        if (state === undefined)
            continue;
        if (state === 'final')
            result.final.push(item);
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            result.next.push(item);
        else if (state === 'not-permitted')
            result.refused.push({ ...item, problem: NOT_PERMITTED });
        else {
            const problem = await tryOverride(() => override(comment));
            if (problem === undefined)
                result.overridden.push(item);
            else
                result.refused.push({ ...item, problem });
        }
    }
    if (result.overridden.length > 0) {
        result.audit.push({
            action: 'override',
            run: runId,
            workspace: name ?? '',
            by: actor.by ?? by,
            job: actor.job,
            at: clock.date().toISOString(),
            reason,
        });
        await followAfterOverride(result, client, clock);
    }
    const isEmpty = (0,plan_of_run/* takesNoOverride */.oj)(run, plan && (0,read_changes/* summarizePlan */.PN)(plan)) === true;
    result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true, isEmpty));
    return result;
}
/**
 * Overrides runs one after the other. An error ends it: what was overridden before stays so. The results have the runs before that
 * error, and not the one at which it ended, even if some of its failures were overridden by then.
 *
 * @returns how many items each list of the results has together, the records of all, and the error that ended it
 */
async function overrideRuns(client, clock, requests) {
    const results = [];
    let failure;
    for (const request of requests) {
        try {
            results.push(await overrideRun(client, clock, request));
        }
        catch (error) {
            failure = { error };
            break;
        }
    }
    const count = (list) => results.flatMap((result) => result[list]).length;
    return {
        results,
        overridden: count('overridden'),
        refused: count('refused'),
        final: count('final'),
        next: count('next'),
        audit: results.flatMap(({ audit }) => audit),
        failure,
    };
}
/** What an override of a run would do, asked before it acts. */
async function previewOverride(client, runId, onlyIds) {
    const counts = { overridable: 0, refused: 0, final: 0 };
    for (const { item, state } of await readObjects(client, runId)) {
        if (state === undefined)
            continue;
        if (state === 'final')
            counts.final += 1;
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            continue;
        else if (state === 'not-permitted')
            counts.refused += 1;
        else
            counts.overridable += 1;
    }
    return counts;
}
/** Follows the overridden run, and adds to `result` what waits for a further override. */
async function followAfterOverride(result, client, clock) {
    const deadline = clock.now() + FOLLOWED_MS;
    const ports = { client, clock, deadline, before: result.status };
    try {
        const seen = await client.runs.show(result.runId, { include: gate_run/* WATCHED */.tC });
        const { run } = await (0,follow_run/* followRun */.R)(seen, ports);
        result.status = run.attributes.status;
        const { overridden, refused, final, next, unjudged } = result;
        const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
        const objects = await readObjects(client, result.runId);
        const goesOn = (0,model_status/* runKind */.Il)('provisional', result.status) === 'moving';
        // A run that only planned stays "policy_checked".
        const isOver = !goesOn || result.status === 'policy_checked';
        for (const { item, state } of objects) {
            if (isOver && NEVER_ASKED.includes(item.status))
                unjudged.push(item);
            if (state === undefined || knownIds.has(item.id))
                continue;
            if (state === 'final')
                final.push(item);
            else
                next.push(item);
        }
    }
    catch (error) {
        // The override is done. That the run could not be read afterwards does not undo it.
        if (!(error instanceof service_error/* ServiceError */._7))
            throw error;
        result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
    }
}
/**
 * What to do after an override, as whole sentences.
 *
 * @param planOnly whether the run is speculative
 * @param isEmpty whether its plan changes nothing, and was not asked to be applied then
 */
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly, isEmpty) {
    const steps = [];
    const names = (items) => items.map(describeOverrideItem).join(', ');
    if (next.length > 0) {
        steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
    }
    const isEnded = (0,model_status/* isRunOver */.Ck)(status) && planOnly;
    if (final.length > 0) {
        // A soft failure could have been overridden before the run ended.
        const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
        steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
    }
    if (refused.length > 0 && isEmpty) {
        steps.push(`The plan of run ${runId} changes nothing, and the service takes no override of such a run. Fix what failed: ${names(refused)}. Or set \`allow-empty-apply: true\`, and the next run takes one.`);
    }
    else if (refused.length > 0 && (0,model_status/* isRunOver */.Ck)(status)) {
        const fix = `The run has ended as "${status}", so the service takes no override. Fix what failed: ${names(refused)}.`;
        steps.push(planOnly ? REFUSED_FOR_GOOD : fix);
    }
    if (unjudged.length > 0 && next.length === 0) {
        const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
        steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
    }
    if (overridden.length === 0 || steps.length > 0)
        return steps;
    const kind = (0,model_status/* runKind */.Il)('provisional', status);
    const isStopped = kind === 'stopped' || status === 'errored';
    return isStopped
        ? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
        : [
            `Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
        ];
}
/** As in `task stage ts-1`. */
function describeOverrideItem({ system, id }) {
    const itsSystem = systems/* SERVICE_SYSTEMS */.P.find(({ override }) => override.object === system);
    return `${itsSystem?.override.title ?? system} ${id}`;
}
/** The error that a request for an override is not valid. @param remedy what to do, as a sentence */
function cannotOverride(message, method, runId, remedy) {
    return new service_error/* ServiceError */._7(message, {
        code: 'invalid',
        method,
        path: `/runs/${runId}`,
        remedy: `Nothing was overridden. ${remedy}`,
    });
}
/** @returns why the service refused it; undefined if it did not */
async function tryOverride(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._7 && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
/** How many workspaces a message names. */
const MOST_NAMED = 10;
/** @throws ServiceError if the run is of none of these workspaces */
async function refuseOtherWorkspaces(seen, onlyIn, client) {
    if ((await (0,query_workspaces/* selectedWorkspaceOf */.ED)(seen, onlyIn, client)) !== undefined)
        return;
    const { run } = seen;
    const named = `${(0,quote/* nameSome */.Kf)(onlyIn.selectors.map(workspace_selectors/* describeSelector */.r5), MOST_NAMED)} of ${onlyIn.organization}`;
    const remedy = 'Name the workspace of the run, if it is one to override in.';
    throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the permission to override policies, in the organization, the project or the workspace';
/** The objects of all policy systems of a run, without those of its apply. */
async function readObjects(client, runId) {
    const objects = [];
    for (const system of systems/* SERVICE_SYSTEMS */.P) {
        for (const item of await system.list(client, runId).all()) {
            const { id, attributes } = system.objectOf(item);
            if (system.isOfApply(item))
                continue;
            objects.push({
                item: { system: system.override.object, id, status: attributes.status },
                state: overrideStateOf(system.override, attributes),
                override: (comment) => system.sendOverride(client, id, comment),
            });
        }
    }
    return objects;
}
/** The status words of an object of which its policy system was never asked. */
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
    if (status === finalStatus)
        return 'final';
    if (status !== waitingStatus)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return isPermitted === false ? 'not-permitted' : 'overridable';
}
/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 *
 * @returns the ids of what waits for an override now, the failures in it, and as doubts why it is not known what would be
 *   accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
async function readOverridable(run, ports) {
    const observed = await (0,read_policies/* readPolicies */.h9)(run, ports, { waitsForPerson: true });
    const waiting = observed.flatMap(({ system, objects }) => objects
        .filter(({ object }) => overrideStateOf(system.override, object.attributes) === 'overridable')
        .map(({ object, contents }) => ({ object, system, contents })));
    const { results, runTasks, unfinished, doubts, errors } = (0,reading/* mergeReadings */.gK)(waiting.map(({ system, contents }) => 
    // An override is for failures that are known: without names that may be wrong, where a system has such.
    system.readCertain === undefined ? system.read(contents) : system.readCertain(contents)));
    const policies = results.filter(isAcceptedByOverride);
    const failures = [
        ...policies,
        ...runTasks
            .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
            .map(({ name }) => ({ runTask: name })),
    ];
    return {
        ids: waiting.map(({ object }) => object.id),
        failures,
        doubts: [
            ...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
            ...doubts,
            ...errors,
            ...unfinished.map(({ what, word }) => (0,finding/* finding */.gk)(model_errors/* CODES */.Lp.noResult, (0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is ${(0,sentence/* quoted */.TL)(word)}.`)),
            ...(policies.every(policy_owners/* hasPolicyName */.y$)
                ? []
                : [(0,finding/* finding */.gk)('policies-broken', (0,sentence/* phrase */.MZ) `A policy that failed has no name.`)]),
        ],
    };
}
/** Whether an override accepts this result. The failure of an advisory policy closes nothing, so it needs none. */
function isAcceptedByOverride({ status, level }) {
    if (status === 'passed' || status === 'overridden')
        return false;
    return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
//# sourceMappingURL=override-run.js.map
;// CONCATENATED MODULE: ./build/src/overrides/prepare-override.js
/**
 * `/plangate override`: overrides the failures that wait at the service. Everything is asked before anything is overridden. What
 * the service does not know is approved by a line of its own (`approvals/`).
 */








/** The time for reading what waits. */
const MOST_READING_MS = 90_000;
/** @returns what overrides, once everything else of the command was asked */
async function prepareOverride(request, work) {
    const found = await findRuns(request, work);
    const { runs } = found;
    /** Ids of what may be overridden at the service; undefined if all policies have the same owners. */
    let onlyIds;
    if (request.owners.lines.length > 0) {
        const waiting = await readWaiting(runs, work);
        const ofOthers = await namesOfOthers(waiting.failures, request);
        if (ofOthers.length > 0)
            await refuseOfOthers(ofOthers, request, work);
        onlyIds = waiting.ids;
    }
    await mustBeWhole(runs, onlyIds, work);
    return () => overrideAll(found, onlyIds, request, work);
}
/** Reads from the service which failures an override of these runs would accept. Failures without a certain name refuse it. */
async function readWaiting(runs, { client, io }) {
    const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
    const waiting = await Promise.all(runs.map(({ run }) => readOverridable(run, ports)));
    const doubts = waiting.flatMap((ofRun) => ofRun.doubts);
    if (doubts.length > 0) {
        throw new CommandRefused(`The owners of the failed policies are unknown. ${doubts.slice(0, 5).map(finding/* textOf */.b6).join(' ')}`);
    }
    return {
        ids: new Set(waiting.flatMap(({ ids }) => ids)),
        failures: waiting.flatMap(({ failures }) => failures),
    };
}
/** Names of the failures that the author of the comment does not own, each with the names of those who do. */
async function namesOfOthers(failures, { author, owners, named }) {
    /** The host is asked once for each list of owners. */
    const isOwnerOf = new Map();
    const ofOthers = new Set();
    for (const failure of failures) {
        const approvers = 'runTask' in failure ? owners.others : (0,policy_owners/* ownersOf */.K2)(owners, failure);
        const isOwner = isOwnerOf.get(approvers) ?? (await named(approvers)).ids.has(author.id);
        isOwnerOf.set(approvers, isOwner);
        if (isOwner)
            continue;
        const names = approvers.names.length > 0 ? approvers.names.join(', ') : 'nobody';
        ofOthers.add(`${failureName(failure)} (${names})`);
    }
    return [...ofOthers];
}
function failureName(failure) {
    if ('runTask' in failure)
        return `run task ${(0,quote/* quote */.hD)(failure.runTask)}`;
    const { policySet, policy } = failure;
    return (0,quote/* quote */.hD)(policySet === '' ? policy : `${policySet}/${policy}`);
}
/** Refuses the command, and says in the comment of the gate who may. Nothing is overridden, even if the comment cannot say so. */
async function refuseOfOthers(ofOthers, request, work) {
    const { by, at, commit } = request;
    const reason = ofOthers.slice(0, MOST_IN_MESSAGE).join('; ');
    const answer = { verb: 'not-owner', by, at, commit, reason: '' };
    const warn = (0,host_error/* onHostError */.yg)(({ message }) => work.log.warning(message));
    await answerInComment(request, work.secrets.concealAll(answer), work).catch(warn);
    const left = ofOthers.length - MOST_IN_MESSAGE;
    throw new CommandRefused(`${by} is no owner of what this would override. In brackets is who may: ${reason}${left > 0 ? ` and ${left} more` : ''}.`, { isAnswered: true });
}
/** Refuses an override that would leave a failure that nobody can override, or that would override nothing. */
async function mustBeWhole(runs, onlyIds, { client }) {
    const previews = await Promise.all(runs.map(({ run }) => previewOverride(client, run.id, onlyIds)));
    const sum = (name) => previews.reduce((total, preview) => total + preview[name], 0);
    const [overridable, refused, final] = [sum('overridable'), sum('refused'), sum('final')];
    if (refused + final === 0 && overridable > 0)
        return;
    throw new CommandRefused(`0 overridden, ${refused} that this token may not override, ${final} that cannot be overridden. What own policies and the guard stop is approved by the line that the report shows.`);
}
async function overrideAll({ organization, runs }, onlyIds, { reason, by, event }, { client, io, log }) {
    const actor = { by, job: event.job?.url };
    const requests = runs.map(({ run, workspace: name }) => {
        const onlyIn = { organization, selectors: [{ kind: 'name', name }] };
        return { runId: run.id, reason, actor, onlyIn, onlyIds };
    });
    const { results, failure, overridden, refused, final, next, audit } = await overrideRuns(client, io.clock, requests);
    for (const step of results.flatMap(({ nextSteps }) => nextSteps))
        log.info(step);
    if (failure !== undefined) {
        io.runner.output('audit', JSON.stringify(audit));
        throw failure.error;
    }
    for (const [name, items] of Object.entries({ overridden, refused, final, next })) {
        io.runner.output(name, String(items));
    }
    if (refused + final === 0 && overridden > 0)
        return [...audit];
    io.runner.output('audit', JSON.stringify(audit));
    throw new CommandRefused(`${overridden} overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`);
}
//# sourceMappingURL=prepare-override.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/files-elsewhere.js
var files_elsewhere = __webpack_require__(10015);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/settings/said-settings.js + 1 modules
var said_settings = __webpack_require__(75632);
// EXTERNAL MODULE: ./build/src/settings/select-by-directories.js + 1 modules
var select_by_directories = __webpack_require__(11257);
// EXTERNAL MODULE: ./build/src/settings/settings-file/open-settings-files.js
var open_settings_files = __webpack_require__(9726);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/overrides/settings-of-command.js










/** @throws CommandRefused where the file cannot be read, with its line */
async function readCommandSettings({ values: inputs, io }, api) {
    const { workingDirectory, environment } = io;
    const files = (0,files_of_default_branch.readTrusted)((0,tree/* asTrusted */.O2)((0,files_elsewhere.treeOnGitHub)(api)));
    // Whatever may be checked out, by whichever event, the default branch alone counts.
    const jobTree = {
        proposed: true,
        workspace: workingDirectory,
        trusted: async () => files,
    };
    const place = { directory: workingDirectory, workingDirectory, jobTree };
    const opened = await (0,open_settings_files.openSettingsFiles)(inputs['settings'], place, io);
    if ('problems' in opened)
        throw new CommandRefused((0,parse/* sentencesOf */.cj)(opened.problems));
    // No input of these jobs is a key.
    const written = { inputs: {}, entryPoint: 'action', inJob: true };
    const said = (0,said_settings/* readSaid */.ys)({ ...written, environment, files: opened });
    if (said.problems.length > 0)
        throw new CommandRefused((0,parse/* sentencesOf */.cj)(said.problems));
    const values = {};
    const approvers = said.allOf('override-by').flatMap((each) => (0,said_settings/* textOfSaid */._l)(each) ?? []);
    if (approvers.length > 0)
        values['override-by'] = approvers.join('\n');
    values['allow-self-override'] = String(isOn(said, 'allow-self-override'));
    return { values, selection: () => readSelection(said, files, inputs['hostname']) };
}
function isOn(said, key) {
    const { value } = said.of(key) ?? {};
    return value !== undefined && 'value' in value && value.value === true;
}
async function readSelection(said, files, hostname) {
    const organization = (0,said_settings/* textOfSaid */._l)(said.of('organization'));
    const counting = said.entries();
    const found = counting === undefined
        ? { selectors: namedByVariable(said) }
        : await selectByEntries(counting, files, { organization, host: hostOf(hostname) });
    const named = organization ?? found.organization;
    if (named === undefined)
        throw notNamed('organization', 'TF_CLOUD_ORGANIZATION');
    return { organization: named, selectors: found.selectors };
}
function namedByVariable(said) {
    const name = (0,said_settings/* textOfSaid */._l)(said.of('workspace'));
    if (name === undefined)
        throw notNamed('workspaces', 'TF_WORKSPACE');
    return [{ kind: 'name', name }];
}
function notNamed(key, variable) {
    return new CommandRefused(`${key} is missing. Name it in \`plangate.yml\` on the default branch, or set ${variable}.`);
}
function hostOf(hostname = '') {
    const host = (0,service_host/* readHostname */.w9)(hostname);
    return 'value' in host ? host.value : undefined;
}
/** What the entries select; the blocks of the default branch say which workspaces those with `directories` are. */
async function selectByEntries({ selectors, directories, file }, files, job) {
    if (directories.length === 0)
        return { selectors };
    const found = await (0,select_by_directories.selectByDirectories)({
        entries: directories,
        settingsFile: file,
        branch: files,
        checkout: files,
        job,
    });
    const problems = [...found.nothingFound.map(({ problem }) => problem), ...found.problems];
    if (problems.length > 0)
        throw new CommandRefused((0,parse/* sentencesOf */.cj)(problems));
    if (found.undecided !== undefined)
        throw new CommandRefused((0,finding/* textOf */.b6)(found.undecided));
    return { ...found, selectors: [...selectors, ...found.selectors] };
}
//# sourceMappingURL=settings-of-command.js.map
;// CONCATENATED MODULE: ./build/src/overrides/follow-comment.js
/**
 * Commands in comments on a pull request: who may give them, for which commit, and what they do. README.md has the way of an
 * override from the comment to the green job.
 */




















/** Does what the comment commands. A comment without a command is ignored. */
async function followComment(service) {
    return withCommand(service, async (request, { owners, settings, work: known }, react) => {
        const work = { ...known, workspaces: () => workspacesOf(settings, known) };
        const allowed = await mustBeAllowed(request, owners, work);
        const snapshot = await request.api.snapshot(request.number);
        const exitCode = await runCommand({ ...request, ...allowed, owners, snapshot }, work);
        await react('rocket');
        return exitCode;
    });
}
/**
 * Examines the comment, and sets the output `command` for the job that acts at the service. Only that job checks who is in a
 * team. What needs no secret is done here: questions are answered, and the gate is started again where somebody may have approved.
 */
async function examineComment(question) {
    const { io, log } = question;
    io.runner.output('command', '');
    return withCommand(question, async (request, { owners, work }, react) => {
        const allowed = await mustBeAllowed(request, owners, work);
        const { commit } = allowed;
        const { verb, by } = request;
        if (needsSecrets(request, owners)) {
            io.runner.output('command', verb);
            log.info(`${by} asks for ${verb} at ${commit}.`);
            return 0;
        }
        await followWithoutSecrets(request, allowed, work);
        await react('rocket');
        return 0;
    });
}
/** Answers a question, or starts the gate again. */
async function followWithoutSecrets(request, allowed, work) {
    if (request.verb === 'help')
        await answerHelp(request, allowed.commit, work);
    else
        await startGate(request, allowed, work);
}
async function workspacesOf(settings, { client }) {
    const selection = await settings.selection();
    const { organization } = selection;
    const names = await (0,query_workspaces/* selectedNames */.IV)(selection, client);
    if (names.length > 0)
        return { organization, names };
    throw new CommandRefused(`\`workspaces\` finds none in ${organization} that this token may see.`);
}
/** Whether another job has to act, which has the token of the service. Without owners of overrides there is none. */
function needsSecrets({ verb }, { lines, others }) {
    const hasOwners = lines.length > 0 || others.names.length > 0;
    return verb === 'override' || (verb === 'again' && hasOwners);
}
async function answerHelp(request, commit, work) {
    const { by, at } = request;
    const answer = { verb: 'help', by, at, commit, reason: '' };
    await answerInComment({ ...request, commit }, work.secrets.concealAll(answer), work);
}
/** Starts the jobs of the gate again: it reads lines that approve where they stand, and nothing is decided here. */
async function startGate(request, allowed, work) {
    const { verb, by, at, api, number } = request;
    const found = { ...request, ...allowed, snapshot: await api.snapshot(number) };
    await mustBeStartable(found);
    const runToStart = await findRunToStart(found, work);
    work.log.info(`${by} asked for ${verb} at ${found.commit}.`);
    if (verb !== 'approve') {
        const given = { verb, by, at, commit: found.commit, reason: '' };
        await answerInComment(found, work.secrets.concealAll(given), work);
    }
    await startRun(runToStart, found, work);
}
async function startRun(runToStart, { verb, commit, commands }, { log }) {
    const why = await commands.startAgain(runToStart, commit, verb === 'again');
    if (why !== undefined)
        throw new CommandRefused(why);
    log.info(`The workflow run ${runToStart} was started again.`);
}
/**
 * Calls `follow` if the comment is a command that was not edited since the job began. A refusal is logged and answered with a
 * reaction. Resolves to the exit code.
 */
async function withCommand(work, follow) {
    const given = commandOfEvent(work);
    if ('exitCode' in given)
        return given.exitCode;
    const { command, author, commentId, body, number, event, api, commands } = given;
    const by = author.login;
    const react = (content) => reactTo(given, content, work);
    const sayRefused = (answer) => answerRefusal(answer, { author, api, commands, number }, work);
    try {
        mustBeStartedBy(by, work);
        if ('misread' in command) {
            const why = read_command/* MISREAD */.Y[command.misread];
            work.log.error(`Plangate cannot follow this command: ${why}.`);
            // What strangers write is not answered at all.
            if (await sayRefused({ verb: 'unclear', reason: why }))
                await react('confused');
            return 1;
        }
        const at = work.io.clock.date().toISOString();
        const told = { commit: '', reason: '', ...command, author, commentId, body };
        const request = { ...told, api, commands, event, number, by, at };
        return await follow(request, await readSettingsOf(api, work), react);
    }
    catch (error) {
        const { isAnswered } = sayNotDone(error, work);
        await react('-1');
        if (!isAnswered)
            await sayRefused({ verb: 'refused', reason: '' });
        return 1;
    }
}
/** @returns the exit code of a job that has no command to follow */
function commandOfEvent(work) {
    const { log, job } = work;
    const { event } = job;
    const api = job.github.comments;
    const { action, comment, issue } = (0,parse/* fieldsOf */.Pf)(job.payload);
    const body = (0,shapes/* textAt */.$6)(comment, 'body') ?? '';
    const command = (0,read_command/* readCommand */.U)(body);
    if (event?.name === 'issue_comment' && (typeof comment !== 'object' || comment === null)) {
        log.error('The event of this job has no comment in it. Comment again to start another job.');
        return { exitCode: 1 };
    }
    const commentId = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(comment, 'id'));
    const number = event?.pullRequestQuery?.by === 'number' ? event.pullRequestQuery.number : undefined;
    const isPull = number !== undefined && (0,shapes/* valueAt */.fK)(issue, 'number') === number;
    const author = readAuthor((0,shapes/* valueAt */.fK)(comment, 'user'));
    const isCommand = command !== undefined && commentId !== undefined && action === 'created';
    const isHere = isPull && event?.name === 'issue_comment';
    if (!isCommand || author === undefined || !isHere || !api) {
        log.info('This comment commands nothing here.');
        // The job that acts is started for a command.
        return { exitCode: isActing(work) ? 1 : 0 };
    }
    const { commands } = api;
    if (!commands) {
        log.error(`Nothing was done for this comment: ${api.server.service} ${NO_COMMANDS}`);
        return { exitCode: 1 };
    }
    return { command, commentId, author, body, number, event, api, commands };
}
function readAuthor(user) {
    const id = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(user, 'id'));
    const login = (0,shapes/* textAt */.$6)(user, 'login');
    const type = (0,shapes/* textAt */.$6)(user, 'type') ?? '';
    return id === undefined || login === undefined ? undefined : { id: String(id), login, type };
}
async function reactTo({ commands, commentId }, content, { log }) {
    const warn = (0,host_error/* onHostError */.yg)((problem) => {
        const what = (0,sentence/* literal */.eu) `The comment got no reaction`;
        log.warning((0,finding/* textOf */.b6)((0,explain_problem/* explainProblem */.F)(what, 'pull-requests: write', problem)));
    });
    await commands.react(commentId, content).catch(warn);
}
/** Logs why nothing, or not all of it, was done. @throws what is no refusal, and no failure of the host or the service */
function sayNotDone(error, { log }) {
    const isExpected = error instanceof CommandRefused || error instanceof host_error/* HostError */.dh;
    if (!isExpected && !(error instanceof service_error/* ServiceError */._7))
        throw error;
    log.error(`Nothing was done for this comment, or not all of it. ${error.message}`);
    return error instanceof CommandRefused ? error : new CommandRefused(error.message);
}
/** @throws CommandRefused where the file cannot be read, or names nobody who could be asked */
async function readSettingsOf(api, inputs) {
    const settings = await readCommandSettings(inputs, api);
    const work = { ...inputs, values: { ...inputs.values, ...settings.values } };
    const approvers = approversIn(work);
    if ('problem' in approvers)
        throw new CommandRefused(`override-by ${approvers.problem}`);
    const owners = approvers.value;
    return { owners, settings, work };
}
/** Where no job acts, nobody overrides anything. */
function approversIn(work) {
    const text = work.values['override-by'] ?? '';
    const isNobody = text.trim() === '' && !isActing(work);
    return isNobody ? { value: { lines: [], others: policy_owners/* NOBODY */.oQ } } : (0,parse_inputs/* readApprovers */.hI)(text);
}
function isActing(work) {
    return 'client' in work;
}
const NO_COMMANDS = 'has no commands in comments. Override the run on its page, or by a job with `plangate/command` and its `run`; then start the job of the gate again.';
/** The approvers of each line of `override-by`, and those of all other policies. */
function approversOfAll({ lines, others }) {
    return [others, ...lines.map(({ owners }) => owners)];
}
/** Refuses a comment whose author did not start this job. */
function mustBeStartedBy(login, { io }) {
    const starters = (0,detect/* startersOf */.wl)(io.environment);
    if (starters.length > 0 && starters.every((starter) => starter === login))
        return;
    // Each job that is started again would write one more line.
    throw new CommandRefused('Another person than its author started this job.', {
        isAnswered: true,
    });
}
/**
 * Refuses a comment that does not count, or whose writer may not give this command.
 *
 * @returns the hash of the head of the pull request and its target branch, read after all other checks
 */
async function mustBeAllowed(request, owners, work) {
    const { api, commands, verb, commit, number, author } = request;
    if (verb !== 'override') {
        // A line that approves starts the gate again, which says whether it counts.
        const asked = who_counts/* ASKED */.fg[verb === 'approve' ? 'rerun' : verb];
        refuseUncounted((0,who_counts/* whyNotCounted */.Gc)(await lookAtWriter(author, commands), asked), request);
    }
    const seen = verb === 'override' ? await mustOpen(request, owners, work) : undefined;
    const { headSha, input } = mustBeHead(await api.pullRequest(number), commit);
    if (seen !== undefined && input?.base !== seen.base) {
        throw new CommandRefused('The pull request goes to another branch by now: comment again.');
    }
    return { commit: headSha, base: input?.base, named: seen?.named ?? NOBODY_NAMED };
}
const NOBODY_NAMED = async () => ({ ids: new Set() });
function refuseUncounted(why, { by }) {
    if (why !== undefined)
        throw new CommandRefused(`The command of ${by} does not count: ${(0,without_trailing/* withoutTrailing */.h)(why, '.')}.`);
}
/** Refuses a comment that may not override. The job that acts checks the owners of each failed policy as well. */
async function mustOpen(request, owners, work) {
    const looked = await lookAtCommand(request, { ...request, github: work.job.github });
    if ('problem' in looked)
        throw new CommandRefused(looked.problem);
    const isSelfAllowed = work.values['allow-self-override'] === 'true';
    refuseUncounted((0,who_counts/* whyNotCounted */.Gc)(looked, who_counts/* ASKED */.fg[isSelfAllowed ? 'override-own' : 'override']), request);
    const { id } = request.author;
    // The first job cannot read teams, and takes everybody who may write for a member.
    const named = async (approvers) => isActing(work) || approvers.teams.length === 0
        ? looked.named(approvers)
        : { ids: new Set([id]) };
    refuseUncounted(await whyNotNamed(id, approversOfAll(owners), named), request);
    return { base: looked.base, named };
}
async function whyNotNamed(id, lists, named) {
    const unknown = [];
    for (const approvers of lists) {
        const found = await named(approvers);
        if (found.ids.has(id))
            return undefined;
        if (found.unknown !== undefined)
            unknown.push(found.unknown);
    }
    return unknown.length > 0
        ? unknown.join(' ')
        : 'its author is none of those whom `override-by` names';
}
/** @param commit empty: any head is accepted */
function mustBeHead(facts, commit) {
    const { isOpen, fork, headSha } = facts;
    if (!isOpen)
        throw new CommandRefused('The pull request is not open.');
    if (fork)
        throw new CommandRefused('The pull request is of a fork.');
    if (commit !== '' && commit !== headSha) {
        throw new CommandRefused(`The head of the pull request is ${headSha}, not ${commit}: review it again.`);
    }
    return facts;
}
/** Asks everything first, and then acts: a command that is refused changes nothing and is stored nowhere. */
async function runCommand(request, work) {
    const { verb, commit, by, at, reason } = request;
    const { io, log } = work;
    if (verb !== 'override' && verb !== 'again') {
        await followWithoutSecrets(request, request, work);
        return 0;
    }
    await mustBeStartable(request);
    const act = verb === 'override' ? await prepareOverride(request, work) : undefined;
    const runToStart = await findRunToStart(request, work);
    const audit = (await act?.()) ?? [];
    const { ended, left } = verb === 'again' ? await endRuns(request, work) : NOTHING_ENDED;
    io.runner.output('audit', JSON.stringify(audit));
    log.info(`${by} asked for ${verb} at ${commit}${reason === '' ? '' : `: ${reason}`}`);
    const given = { verb, by, at, commit, reason, ended };
    await answerInComment(request, work.secrets.concealAll(given), work);
    await startRun(runToStart, request, work);
    for (const sentence of left)
        log.error(sentence);
    return left.length > 0 ? 1 : 0;
}
const NOTHING_ENDED = { ended: [], left: [] };
/** Refuses a command after which this token could not start the jobs of the gate again. */
async function mustBeStartable({ event, commands }) {
    const refusal = await commands.refusedToStart(event.job?.runId ?? 0);
    if (refusal === undefined)
        return;
    const what = (0,sentence/* literal */.eu) `No job of the gate could be started again`;
    throw new CommandRefused((0,finding/* textOf */.b6)((0,explain_problem/* explainProblem */.F)(what, 'actions: write', refusal)));
}
/** The id of the workflow run that has to start again. Without one, nothing would read what a command does. */
async function findRunToStart(request, work) {
    const startsGreenToo = request.verb === 'again';
    const job = jobOfCommit(request, work);
    if (job === undefined || (job.green && !startsGreenToo)) {
        const which = startsGreenToo ? 'No job' : 'No failed job';
        throw new CommandRefused(`${which} of the gate is known for this commit, so nothing would read what the command does. Where the gate writes no comment, override the run by its id, and run the job again by hand.`);
    }
    const why = await request.commands.restartProblem(job.runId, request.commit);
    if (why !== undefined)
        throw new CommandRefused(why);
    return job.runId;
}
//# sourceMappingURL=follow-comment.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 7 modules
var calls = __webpack_require__(51117);
// EXTERNAL MODULE: ./build/src/hosts/github/github.js
var github = __webpack_require__(27758);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var github_server = __webpack_require__(51554);
;// CONCATENATED MODULE: ./build/src/overrides/who-may.js
/**
 * Who may override by a job that they start: of the command line, or with the run that it names. The host says who a person is, and
 * the right to write is enough. Who may by a comment is in `approvals/who-counts.ts`.
 */






const ALLOWED = { allowed: true };
function notAllowed(why, text) {
    return { allowed: false, why, text };
}
/**
 * The person behind a command of the command line. The job of a fork is refused; on GitHub, only people with write permission
 * may act.
 *
 * @returns as `refused` a sentence for people
 */
async function personBehind(io) {
    const { environment } = io;
    const job = await detectJob(environment, io.hosts);
    if (SERVERS.some(({ name }) => name === job.name)) {
        const { payload } = await readPayload(environment);
        const event = readEvent({ environment, payload });
        const githubToken = apiTokenOf(environment);
        const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
        const server = serverOf(environment);
        const { owner = '', repository: name = '' } = event ?? {};
        const send = createSend(io);
        const github = { apiUrl, server, owner, name, githubToken };
        const { comments } = connectGitHub(github, { ...io, send });
        try {
            return await actorOnGitHub(event, comments, environment);
        }
        finally {
            await send.close();
        }
    }
    const { changeOrigin } = await job.host.jobOrigin(environment, io.isPersonThere);
    if (changeOrigin !== 'own') {
        return { refused: 'This job is about the change of a fork, or of an unknown author.' };
    }
    return { by: startersOf(environment)[0], job: job.jobUrl };
}
/**
 * The person behind a job of GitHub Actions.
 *
 * @param api undefined without a token; then the override is refused, too
 */
async function actorOnGitHub(event, api, environment) {
    if (event === undefined)
        return { refused: 'This is not a job of GitHub Actions.' };
    const change = {
        event: event.name,
        changeOrigin: event.jobOrigin.changeOrigin,
        permissionOf: async (login) => {
            if (api === undefined)
                throw new Error('There is no token to ask GitHub with.');
            return api.permissionOf(login);
        },
    };
    const job = event.job?.url;
    const starters = (0,detect/* startersOf */.wl)(environment);
    const permission = await permitByJob({ ...change, starters });
    return permission.allowed ? { by: starters[0], job } : { refused: permission.text };
}
/**
 * Who started a job overrides only a change of this repository, and may write in it.
 *
 * @param question.changeOrigin that of the event's pull request, if the payload says it
 * @param question.permissionOf what the host says a person may do in the repository; rejects when it does not say
 */
async function permitByJob(question) {
    const { event, changeOrigin, starters, permissionOf } = question;
    if (changeOrigin === 'foreign') {
        return notAllowed('fork', `The event ${event} is about a fork's pull request.`);
    }
    // The payload of these events names the repository. A payload without it cannot be read.
    if (changeOrigin === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
        const text = `The author of the pull request of the event ${event} is unknown.`;
        return notAllowed('unknown-change', text);
    }
    if (starters.length === 0) {
        return notAllowed('unknown-person', 'Who started this job is unknown.');
    }
    for (const login of starters) {
        try {
            const permission = await permissionOf(login);
            if (!(0,github_server/* mayWrite */.J)(permission)) {
                const text = `${login}, who started this job, may not write in the repository ("${permission}").`;
                return notAllowed('no-writer', text);
            }
        }
        catch (error) {
            const why = error instanceof Error ? ` ${error.message}` : '';
            const text = `What ${login}, who started this job, may do is unknown.${why}`;
            return notAllowed('unknown-person', text);
        }
    }
    return ALLOWED;
}
//# sourceMappingURL=who-may.js.map
;// CONCATENATED MODULE: ./build/src/overrides/override-step.js
/** The job of `plangate/command` that has a token: follows a comment, or overrides the run that its input names, if the person who started the job may. */







/** @returns the exit code */
async function runOverrideStep(work) {
    const { client, values, log, io, job } = work;
    const { run = '', reason = '' } = values;
    if (run === '' && reason === '')
        return followComment(work);
    const [missing] = Object.entries({ run, reason }).find(([, value]) => !(0,acts_on_runs/* saysSomething */.XE)(value)) ?? [];
    if (missing !== undefined) {
        log.error(`${missing} is missing. Pass \`${missing}\`.`);
        return 1;
    }
    const actor = await actorOnGitHub(job.event, job.github.comments, io.environment);
    if ('refused' in actor) {
        log.error(`Nothing was overridden. ${actor.refused}`);
        return 1;
    }
    const server = (0,github_server/* serverOf */.FN)(io.environment);
    if (server.ignoresEnvironments === true)
        log.info((0,github_server/* withoutReviewer */.Ko)(server));
    const onlyIn = await selectionOf(work);
    if ('refused' in onlyIn) {
        log.error(`Nothing was overridden. ${onlyIn.refused}`);
        return 1;
    }
    const result = await overrideRun(client, io.clock, { runId: run, reason, actor, onlyIn });
    sayOverridden(result, actor.by, work);
    const { overridden, refused, final, next, audit } = result;
    if (overridden.length + refused.length + final.length + next.length === 0) {
        log.info(`Nothing in ${run} waits for an override.`);
    }
    for (const [output, items] of Object.entries({ overridden, refused, final, next })) {
        io.runner.output(output, String(items.length));
    }
    io.runner.output('audit', JSON.stringify(audit));
    return refused.length + final.length + next.length > 0 ? 1 : 0;
}
/** In which workspaces runs may be overridden, or why that is not known. */
async function selectionOf(work) {
    const api = work.job.github.comments;
    if (api === undefined)
        return { refused: NO_API };
    try {
        return await (await readCommandSettings(work, api)).selection();
    }
    catch (error) {
        if (!(error instanceof CommandRefused))
            throw error;
        return { refused: error.message };
    }
}
const NO_API = '`github-token` is empty, so the settings of the default branch cannot be read.';
/** A line for each policy check, task stage and policy evaluation of the run. @param person who started the job */
function sayOverridden({ overridden, refused, final, next, nextSteps, by: account, reason }, person, { log }) {
    const by = person ?? account ?? 'the owner of this token';
    for (const item of overridden)
        log.info(`${nameOf(item)} was overridden by ${by}: ${reason}`);
    for (const item of refused) {
        log.error(`${nameOf(item)} was not overridden: ${item.problem ?? ''}`);
    }
    for (const item of final) {
        log.error(`${nameOf(item)} is "${item.status}" and cannot be overridden by anybody.`);
    }
    for (const item of next) {
        log.error(`${nameOf(item)} waits for a further override: ${item.status}.`);
    }
    for (const step of nextSteps)
        log.info(step);
}
function nameOf(item) {
    const words = describeOverrideItem(item);
    return words.charAt(0).toUpperCase() + words.slice(1);
}
//# sourceMappingURL=override-step.js.map
// EXTERNAL MODULE: ./build/src/action/actions-runner.js
var actions_runner = __webpack_require__(58786);
// EXTERNAL MODULE: ./build/src/action/publish-report.js + 1 modules
var publish_report = __webpack_require__(7341);
;// CONCATENATED MODULE: ./build/src/action/run-sub-action.js
/** Runs `command`, and reports what is wrong with its inputs. */















/**
 * `plangate/command`: without a token of the service, whether a comment is a command that its author may give, and what of it
 * needs no token; with one, what it commands at the service. Resolves to the exit code.
 */
async function commandInAction(io) {
    const log = (0,actions_runner/* createActionLog */.r)(io.runner, io.makeToken);
    const read = readCommandInputs(io.environment);
    if ('problems' in read)
        return printProblems(read.problems, log, io);
    const { service, values, gate } = read;
    const secretValues = inputs/* SECRET_INPUTS */.pH.map((name) => values[name] ?? '');
    const inJob = [service?.token ?? '', ...secretValues, ...(0,job_secrets/* concealedIn */.w)(io.environment)];
    const secrets = (0,model_secrets/* secretsOfLog */.BF)(log, inJob);
    const { job, ports } = await (0,open_job/* openJob */.I)(io);
    const question = { values, gate, log, io, job, secrets };
    const send = (0,http_send/* createSend */.R)(io);
    try {
        if (service === undefined)
            return await examineComment(question);
        const deadline = io.clock.now() + 120_000;
        const target = { ...service, discovers: true };
        const client = (0,client_client/* createClient */.U)({ ...io, ...target, send, log, deadline, secrets });
        return await runOverrideStep({ ...question, client });
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._7))
            throw error;
        log.error(error.message);
        return 1;
    }
    finally {
        await Promise.all([send.close(), ports.send.close()]);
    }
}
function printProblems(problems, log, io) {
    for (const line of (0,publish_report/* problemLines */.pb)(problems))
        io.runner.print(line);
    for (const { where, message } of problems)
        log.error(`${where} ${message}`);
    return 1;
}
/** What says that this job acts. A missing secret is an empty `token`, and must not make it one that asks. */
const OF_ACTING_JOB = ['command', 'run', 'reason'];
function readCommandInputs(environment) {
    const inputs = (0,open_job/* readActionInputs */.U)(environment);
    const { values, problems } = (0,sub_actions/* readSubInputs */.A1)(sub_actions/* COMMAND */.Wr, inputs, environment);
    const named = (0,gate_name/* readNamedSettings */.ns)(values['settings']);
    const gate = 'problem' in named ? named : (0,gate_name/* gateNameOf */.Ki)(named.value);
    if ('problem' in gate)
        problems.push({ where: 'settings', message: gate.problem });
    const acts = OF_ACTING_JOB.some((name) => values[name] !== undefined);
    if (!acts && (inputs['token'] ?? '').trim() !== '') {
        const message = 'is for the job that acts. Pass `command` there, the output of the job before, and no token in that job.';
        problems.push({ where: 'token', message });
    }
    const chosen = acts ? readService(values, environment) : undefined;
    problems.push(...(chosen?.problems ?? []));
    if (problems.length > 0 || 'problem' in gate)
        return { problems };
    return { service: chosen?.service, values, gate: gate.value };
}
function readService(values, environment) {
    const { serviceHost, token, problems } = (0,service_host/* chooseService */.xJ)({
        hostname: values['hostname'],
        token: values['token'],
        environment,
        missingToken: () => ({
            message: 'is empty. Pass `token: ${{ secrets.TF_OVERRIDE_TOKEN }}`.',
            code: model_errors/* CODES */.Lp.noToken,
        }),
    });
    const isKnown = serviceHost !== undefined && token !== undefined;
    return { problems, service: isKnown ? { origin: serviceHost.origin, token } : undefined };
}
//# sourceMappingURL=run-sub-action.js.map

/***/ }),

/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ followRun; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19441);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69268);



/** The pauses between two looks. */
const PAUSE_MS = { first: 250, longest: 2_000 };
/** How long a run may have a status that says that it waits, although no part of it waits, until that is believed. */
const SETTLING_MS = 10_000;
/**
 * Follows a run that was overridden until nothing more happens to it by itself: it has ended, or it waits
 * for people. A service may need a while until a run goes on after an override.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
async function followRun(first, { client, clock, deadline, before }) {
    let watched = first;
    const settling = Math.min(deadline, clock.now() + SETTLING_MS);
    for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
        if (isAtRest(watched, before))
            return watched;
        const { status } = watched.run.attributes;
        // By its status it goes no further by itself, although no part of it says so.
        const seemsAtRest = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
        if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
            return watched;
        await clock.sleep(pauseMs);
        watched = await client.runs.show(first.run.id, { include: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .WATCHED */ .tC });
    }
}
/**
 * Whether a run has ended, or certainly waits for a person.
 *
 * @param before its status when it was overridden, if that was just now
 */
function isAtRest(watched, before) {
    const { run } = watched;
    const { status } = run.attributes;
    const isOfAnotherSystem = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_SYSTEMS */ .P.some(({ override }) => override.runStatus === status);
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(status) ||
        (isOfAnotherSystem && status !== before) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .partsThatMayWait */ .QD)(watched)) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForConfirmation */ .BS)(run));
}
//# sourceMappingURL=follow-run.js.map

/***/ }),

/***/ 27628:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: function() { return /* binding */ selectedWorkspaceOf; },
/* harmony export */   IV: function() { return /* binding */ selectedNames; },
/* harmony export */   VU: function() { return /* binding */ queryWorkspaces; }
/* harmony export */ });
/* unused harmony export toQuery */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46281);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36166);



/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    if (query === undefined)
        return [];
    const found = await client.workspaces.list(organization, query).all();
    // The service looks for a part of the name, anywhere in it.
    const { prefix = '' } = selector;
    return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
async function selectedWorkspaceOf({ run, workspace }, { organization, selectors }, client) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace');
    const ownName = workspace?.attributes.name.toLowerCase();
    const find = async (selector) => {
        if (selector.refused !== undefined)
            return [];
        if (selector.kind === 'query')
            return queryWorkspaces(client, organization, selector);
        if (ownName !== undefined && selector.name.toLowerCase() !== ownName)
            return [];
        const named = client.workspaces.showByName(organization, selector.name);
        return [await named.catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .noneIfNotFound */ .N3)].filter((each) => each !== undefined);
    };
    const isName = ({ kind }) => kind === 'name';
    const namesFirst = [...selectors].sort((one, other) => Number(isName(other)) - Number(isName(one)));
    for (const selector of id === undefined ? [] : namesFirst) {
        const found = (await find(selector)).find((each) => each.id === id);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
async function selectedNames({ organization, selectors }, client) {
    const names = new Set();
    for (const selector of selectors) {
        if (selector.refused !== undefined)
            continue;
        const found = selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
        if (selector.kind === 'name')
            names.add(selector.name);
        for (const { attributes } of found)
            names.add(attributes.name);
    }
    return [...names];
}
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project, prefix }) {
    const search = prefix === undefined ? {} : { search: prefix };
    if (project === undefined)
        return { tags, ...search };
    const id = await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .projectId */ .L)(client, organization, project);
    return id === undefined ? undefined : { tags, project: id, ...search };
}
//# sourceMappingURL=query-workspaces.js.map

/***/ }),

/***/ 67306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aj: function() { return /* binding */ sealsNamed; },
/* harmony export */   ay: function() { return /* binding */ withNamedRuns; },
/* harmony export */   tI: function() { return /* binding */ startSuperseder; },
/* harmony export */   vp: function() { return /* binding */ cancelEarlier; }
/* harmony export */ });
/* unused harmony export isSupersededRun */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70025);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56326);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);










/**
 * Each workspace waits for a random time before its list, up to this many of the client's pauses: the service allows 30
 * lists of runs a minute for all clients. With many gates, most end before their turn.
 */
const MOST_PAUSES = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const SUPERSEDED_BUDGET_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. @param workspaces how many there are */
function startSuperseder(service, workspaces) {
    const { change, plan, overview, signal, deadline, clock, random, emit, info, debug } = service;
    const { changeRequest, sealing } = change;
    const closing = new AbortController();
    const stopped = AbortSignal.any([signal, closing.signal]);
    const watchingClient = service.client.with({ signal: stopped, deadline, watching: true });
    /** Resolves when the workspaces before have had their turn. */
    let queue = Promise.resolve();
    /** What one refusal says holds for all workspaces of the token, so that it is said once. */
    let wasRefused = false;
    const isWanted = changeRequest !== undefined && sealing !== undefined && plan.mode === 'speculative';
    // Requested before this job has runs, which would fill the list.
    const listing = isWanted && workspaces >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY_RUNS */ .Zm
        ? overview.listOfChange().catch(() => undefined)
        : undefined;
    async function endEarlier(workspace, superseding) {
        if (stopped.aborted)
            return;
        try {
            const moving = await listing;
            if (moving === undefined) {
                await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
            }
            const client = watchingClient.with({
                deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
            });
            const { ended, refused } = await cancelEarlier(superseding, client, moving?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined && !wasRefused) {
                wasRefused = true;
                info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing.`);
            }
        }
        catch (error) {
            debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** Cancels what this run supersedes, one workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, started) => {
            if (!isWanted)
                return;
            const { head: commit, seals, gate } = sealing;
            const superseding = { ...started, changeRequest, commit, seals, gate, mode: plan.mode };
            queue = queue.then(() => endEarlier(workspace, superseding));
        },
        async close() {
            closing.abort();
            await queue;
        },
    };
}
/**
 * Cancels earlier runs with the tag of this pull request that are of the same mode and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
async function cancelEarlier(superseding, client, moving) {
    const { workspaceId, changeRequest, commit, gate, seals, mode } = superseding;
    const runs = moving
        ? [...moving].filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
    const ended = [];
    for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
        const { id, attributes } = run;
        const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .openSealsOf */ .YH)({ run, workspaceId }, { client, seals });
        if ('why' in own || own.facts.gate !== gate || own.facts.mode !== mode)
            continue;
        if (mode === 'speculative' && own.facts.head === commit)
            continue;
        if (attributes.permissions?.['can-cancel'] === false)
            return { ended, refused: id };
        if (await isOfVersionControl(own, client))
            continue;
        const outcome = await endSuperseded(id, COMMENTS[mode], client);
        // If the token may not cancel one of them, it may not cancel the others.
        if (outcome === 'refused')
            return { ended, refused: id };
        if (outcome === 'ended')
            ended.push(id);
    }
    return { ended };
}
async function isOfVersionControl({ versionId }, client) {
    const { version } = await client.configurationVersions.show(versionId);
    return (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(version, 'ingress-attributes') !== undefined;
}
/** Whether the run seems to make the other one superfluous: the same change at an earlier commit, the same options, and not over yet. */
function isSupersededRun(other, superseding) {
    const { run, changeRequest, commit, mode, options = {} } = superseding;
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, attributes.status);
    const isSpeculative = mode === 'speculative';
    const ownNumber = (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(run.attributes.message);
    return (other.id !== run.id &&
        attributes[isSpeculative ? 'plan-only' : 'save-plan'] === true &&
        (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesChange */ .r4)(attributes.message, changeRequest) &&
        !(isSpeculative && (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesCommit */ .yF)(attributes.message, changeRequest, commit)) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' ||
            kind === 'person' ||
            (kind === 'good' && !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(attributes.status))) &&
        // An older job that comes late must not cancel the newer one's run: its number is lower, or its run older.
        (ownNumber === 0 || (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(attributes.message) <= ownNumber) &&
        (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) < (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(run));
}
const COMMENTS = {
    speculative: 'Superseded by a newer push to the same pull request.',
    provisional: 'Superseded by a newer plan to apply.',
};
/** Cancels a run, or discards it where it waits. `goes-on`: it cannot be ended now, whoever asks. */
async function endSuperseded(id, comment, client) {
    const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
    for (const end of ways) {
        try {
            await end();
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error))
                return 'refused';
            // A conflict says that the run cannot be ended in this way at present.
            if (error.code !== 'conflict')
                return 'goes-on';
        }
    }
    return 'goes-on';
}
/** The listed runs, and those that are only named: by the comment of a gate whose service writes the messages of runs itself. */
async function withNamedRuns(listed, named, client) {
    const runs = [...listed];
    for (const { runId } of named) {
        if (runs.some(({ id }) => id === runId))
            continue;
        const shown = await client.runs.show(runId).catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .noneIfNotFound */ .N3);
        if (shown !== undefined)
            runs.push(shown.run);
    }
    return newestFirst(runs);
}
/** The seals of a run in all reports that name it: one report may have the first, and another a later one, or none. */
function sealsNamed(runId, named) {
    return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
    return runs.toSorted((one, other) => ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) || 0) - ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(one) || 0));
}
//# sourceMappingURL=runs-of-change.js.map

/***/ }),

/***/ 36166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ projectId; },
/* harmony export */   y: function() { return /* binding */ openWithin; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80177);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);




/** The id of a project that is named, or written as an id; undefined if the token sees none. */
async function projectId(client, organization, project) {
    // A project may be called like the id of another one.
    const named = await client.names.project(organization, project);
    return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}
/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
function openWithin(client, organization) {
    const projects = new Map();
    const idOf = (project) => {
        const asking = projects.get(project) ?? projectId(client, organization, project);
        projects.set(project, asking);
        return asking;
    };
    return async (workspace, { tags, project }) => {
        const id = project && (await idOf(project));
        if (project !== undefined && id === undefined) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)} is visible to this token`;
        }
        if (project !== undefined && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'project') !== id) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it in the project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)}`;
        }
        return whyWithoutTags(client, workspace, tags);
    };
}
async function whyWithoutTags(client, workspace, tags) {
    const wanted = Array.isArray(tags)
        ? tags.map((name) => [name, undefined])
        : Object.entries(tags);
    if (wanted.length === 0)
        return undefined;
    const names = workspace.attributes['tag-names'] ?? [];
    // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
    if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
        return undefined;
    const effective = await client.workspaces
        .effectiveTags(workspace.id)
        .all()
        .catch((error) => {
        if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnseen */ .NM)(error))
            return undefined;
        throw error;
    });
    // The token may not read tags, or the service has none of this kind.
    if (effective === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `its tags are not visible to this token`;
    const pairs = new Map(effective.map((pair) => JSON.parse(pair)));
    const lacking = wanted.findIndex(([name, value]) => value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value);
    const tag = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__/* .tagWords */ .u0)(tags)[lacking];
    return tag === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it with the tag ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(tag)}`;
}
//# sourceMappingURL=within.js.map

/***/ }),

/***/ 10015:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readByApi: function() { return /* binding */ readByApi; },
/* harmony export */   readByGit: function() { return /* binding */ readByGit; },
/* harmony export */   treeOnGitHub: function() { return /* binding */ treeOnGitHub; }
/* harmony export */ });
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80734);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93452);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/* harmony import */ var _explain_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10580);
/**
 * Reads files from GitHub that are not checked out: those of the default branch, where they are needed to choose settings, and
 * those at the head of a pull request. Git has that commit in a deep checkout. Otherwise the snapshot of the pull request says
 * which files are the same, and one more request reads the others.
 */








/**
 * The files of the default branch, or of a commit of it. As soon as a listing by GraphQL says which commit has them, all that
 * follows is read of it.
 */
function treeOnGitHub(api, { number, commit: given } = {}) {
    const texts = new Map();
    let commit = given;
    let snapshot;
    const at = (path) => `${commit ?? 'HEAD'}:${path}`;
    const look = async (path) => {
        const listed = texts.get(path);
        if (listed !== undefined)
            return { kind: 'file', bytes: async () => Buffer.from(listed) };
        const found = await api.look(at(path)).catch(explain);
        if (path === '' && found.kind === 'absent')
            throw hidden(api);
        return found;
    };
    return {
        of: 'commit',
        commit: () => commit,
        snapshot: () => snapshot,
        async list(directory) {
            const entries = await list(directory).catch(explain);
            if (directory === '' && entries === undefined)
                throw hidden(api);
            for (const { name, text } of entries ?? []) {
                const path = directory === '' ? name : `${directory}/${name}`;
                if (text !== undefined)
                    texts.set(path, text);
            }
            return entries;
        },
        look,
    };
    async function list(directory) {
        const ofRest = async () => {
            const found = await api.look(at(directory));
            return found.kind === 'directory' ? found.entries : undefined;
        };
        if (number === undefined)
            return ofRest();
        try {
            snapshot = await api.snapshot(number, { files: true, tree: at(directory) });
            commit ??= snapshot.treeCommit;
            return snapshot.tree;
        }
        catch (error) {
            // A pull request that the token may not read does not keep the files from being read.
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.kind === 'aborted')
                throw error;
            return ofRest();
        }
    }
}
/** Every commit has a top: where it is not shown, the token may not see the files. */
function hidden({ server }) {
    return new _trust_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UntrustedError */ .lI((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', server.service, 60)} shows no file of the default branch to this token.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Give the job ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('permissions: contents: read')}.`, actor: 'operators' }));
}
const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)((problem) => {
    const what = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `The files of the branch were not read`;
    throw new _trust_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UntrustedError */ .lI((0,_explain_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .explainProblem */ .F)(what, 'contents: read', problem));
});
const MOST_FILES = 50;
const MOST_REQUESTS = 10;
/** @returns undefined if git does not have the commit */
async function readByGit(texts, commit, { repository, ports }) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__/* .readCommitId */ .f)(commit);
    const files = id && (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommit */ .Cg)(id, repository, ports);
    if (files === undefined || (await files.entry('')) === undefined)
        return undefined;
    const textsAtHead = new Map();
    for (const path of [...texts.keys()].slice(0, MOST_FILES)) {
        const bytes = await files.bytes(path);
        if (bytes !== undefined)
            textsAtHead.set(path, bytes.toString('utf8'));
    }
    return textsAtHead;
}
/**
 * @param texts those of the checkout, by path
 * @param readSnapshot reads a snapshot of the pull request, with the ids of these files
 */
async function readByApi(texts, commit, api, readSnapshot) {
    const paths = [...texts.keys()].slice(0, MOST_FILES);
    const snapshot = await readSnapshot(paths.map((path) => `${commit}:${path}`));
    const textsAtHead = new Map();
    const others = [];
    for (const [index, path] of paths.entries()) {
        const text = texts.get(path) ?? '';
        const id = snapshot?.blobs?.[index];
        if (id !== undefined && id === (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .TH)('blob', Buffer.from(text), id))
            textsAtHead.set(path, text);
        else if (id !== undefined || snapshot?.blobs === undefined)
            others.push(path);
    }
    if (others.length === 0)
        return textsAtHead;
    const readOne = async (expression) => {
        const found = await api.look(expression);
        return found.kind === 'file' ? Buffer.from(await found.bytes()).toString('utf8') : undefined;
    };
    const readOneByOne = () => Promise.all(others
        .slice(0, MOST_REQUESTS)
        .map((path) => readOne(`${commit}:${path}`).catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(() => undefined))));
    // A server that refused GraphQL once is not asked by it again.
    const answers = await (snapshot?.blobs === undefined
        ? readOneByOne()
        : api.textsAt(commit, others).catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(readOneByOne)));
    for (const [index, path] of others.entries()) {
        const text = answers[index];
        if (text !== undefined)
            textsAtHead.set(path, text);
    }
    return textsAtHead;
}
//# sourceMappingURL=files-elsewhere.js.map

/***/ }),

/***/ 80533:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: function() { return /* binding */ readFacts; },
/* harmony export */   Vs: function() { return /* binding */ createNaming; },
/* harmony export */   d: function() { return /* binding */ readPushes; },
/* harmony export */   gy: function() { return /* binding */ unread; },
/* harmony export */   so: function() { return /* binding */ joinPeople; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93452);
/* harmony import */ var _lazy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24163);
/* harmony import */ var _pushes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14193);





/** What was not found out about approvals. */
function unread(says, helpCode) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(helpCode ?? 'approvals-unread', says);
}
/**
 * The head of the request, and who pushed to its branch.
 *
 * @param how.merged of a request that was merged: the commit that its base had before
 */
async function readPushes({ headSha: tip, details, commits = [] }, commands, { merged, findClean, }) {
    const { branch } = details;
    // After the merge, the base has the commits of the request, too.
    const baseHead = merged === undefined ? details.baseHead : merged.before;
    const unknown = (why) => ({
        head: tip,
        pushedAt: undefined,
        clean: new Set(),
        pushedBy: { problem: `Who pushed to the branch is unknown: ${why}` },
        hasUnnamedPush: false,
        isUnnamed: false,
        doubts: [],
    });
    if (branch === undefined)
        return unknown('GitHub does not name the branch.');
    const listed = await commands
        .activityOf(branch)
        .catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onHostError */ .yg)(({ message }) => ({ problem: message })));
    if ('problem' in listed)
        return unknown(listed.problem);
    // What became of the branch after the merge is not of the request.
    const last = merged === undefined ? 0 : listed.items.findIndex(({ after }) => after === tip);
    const activity = { ...listed, items: listed.items.slice(Math.max(0, last)) };
    const isOfBase = async (commit) => baseHead !== undefined && commands.isAncestor(commit, baseHead).catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onHostError */ .yg)(() => false));
    const pushed = (0,_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .pushedMerges */ .r7)(activity.items, commits);
    const { clean, why } = await findClean(pushed, isOfBase);
    const merges = pushed.filter(({ id }) => clean.has(id));
    const ids = new Set(commits.map(({ id }) => id));
    const found = await (0,_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .findPushers */ .o)(activity, { tip, commits: ids, clean: merges, isOfBase });
    const { head, pushedAt } = (0,_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .findHead */ .mW)(activity.items, merges, tip);
    const doubts = why === undefined ? [] : [unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(why))];
    if ('problem' in found)
        return { ...unknown(found.problem), pushedBy: found, doubts };
    const { pushers, isUnnamed } = found;
    const pushedBy = { ids: new Set(pushers.map(({ id }) => id)) };
    const hasUnnamedPush = isUnnamed || pushers.some(({ isPerson }) => !isPerson);
    return { head, pushedAt, clean, pushedBy, hasUnnamedPush, isUnnamed, doubts };
}
/** What a look says of the request, with who pushed to it and whose tokens the job has. */
async function readFacts(look, { pushedAt, clean, pushedBy, hasUnnamedPush }, { isFork, apis }) {
    const { reopenedAt, wasTransferred, wasIssue, openedBy } = look.details;
    return {
        isFork,
        wasTransferred,
        wasIssue,
        headPushedAt: pushedAt,
        reopenedAt,
        openedBy,
        pushedBy,
        hasUnnamedPush,
        committedBy: committersIn(look, clean),
        tokenAccounts: await readTokenAccounts(apis),
    };
}
function committersIn({ commits }, clean) {
    const counted = commits?.filter(({ id }) => !clean.has(id));
    return counted === undefined
        ? { problem: NO_COMMITS }
        : { ids: new Set(counted.flatMap(({ by }) => by)) };
}
const NO_COMMITS = 'Who wrote the commits is unknown: GitHub does not list all of them, or does not say who wrote one.';
async function readTokenAccounts(apis) {
    const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onHostError */ .yg)(({ message }) => ({
        problem: `Whose token this job has is unknown: ${message}`,
    }));
    const asking = [...new Set(apis)].map(async ({ commands }) => {
        const id = await commands?.tokenAccount();
        return { ids: new Set(id === undefined ? [] : [id]) };
    });
    const accounts = await Promise.all(asking.map((each) => each.catch(explain)));
    return joinPeople(accounts);
}
function joinPeople(all) {
    const unknown = all.find((each) => 'problem' in each);
    return unknown ?? { ids: new Set(all.flatMap((each) => ('ids' in each ? [...each.ids] : []))) };
}
/** Which of those who wrote, and of the members of teams, lists of names name. */
function createNaming(writers, { commands }) {
    const membersOf = (0,_lazy_js__WEBPACK_IMPORTED_MODULE_4__/* .createLazyByKey */ .D)((name) => {
        const [organization = '', team = ''] = name.split('/');
        const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onHostError */ .yg)(({ message }) => ({
            problem: `Who is in ${name} is unknown: ${message} ${NEEDS_MEMBERS}`,
        }));
        const list = async () => {
            const members = await commands?.membersOf(organization, team);
            return members === undefined
                ? { problem: `Who is in ${name} is unknown.` }
                : { ids: new Set(members.map(({ id }) => id)) };
        };
        return list().catch(explain);
    });
    return async ({ people, roles, teams }) => {
        const isNamed = ({ login, role }) => people.includes(login.toLowerCase()) || (role !== undefined && roles.includes(role));
        const ids = writers.filter(isNamed).map(({ id }) => id);
        // Who is in a team decides about those alone who are not named otherwise.
        if (ids.length === writers.length)
            return { ids: new Set(ids) };
        const members = await Promise.all(teams.map(({ organization, team }) => membersOf(`${organization}/${team}`)));
        const unknown = members.flatMap((list) => ('problem' in list ? list.problem : []));
        const ofTeams = members.flatMap((list) => ('ids' in list ? [...list.ids] : []));
        return {
            ids: new Set([...ids, ...ofTeams]),
            unknown: unknown.length === 0 ? undefined : unknown.join(' '),
        };
    };
}
const NEEDS_MEMBERS = 'It takes the token of an app that may list members.';
//# sourceMappingURL=request-people.js.map

/***/ }),

/***/ 8450:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: function() { return /* binding */ contentOfReport; },
/* harmony export */   Tx: function() { return /* binding */ commentDoubts; },
/* harmony export */   _9: function() { return /* binding */ supersededIn; },
/* harmony export */   e2: function() { return /* binding */ startComment; },
/* harmony export */   eP: function() { return /* binding */ toDatedReport; },
/* harmony export */   toCommentContent: function() { return /* binding */ toCommentContent; },
/* harmony export */   writeComment: function() { return /* binding */ writeComment; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _report_markdown_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69543);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54340);
/* harmony import */ var _report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48129);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93452);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74132);
/**
 * One comment on the pull request, even if several jobs write it at the same time. No host has a
 * conditional write, so every job reads, writes, waits a moment and reads again. If a late write
 * removed its report, it writes again, up to `MOST_ROUNDS` times. The newest run wins; of two jobs of
 * one commit, the first one that is seen there. A job never creates a second comment, even if the
 * host's list lacks the first: the list may lag, or not name the author.
 */








/** The most UTF-16 units of a comment. GitHub's limit is near 65,536 of a unit that is not documented. */
const LARGEST_BUDGET = 60_000;
/** For a host that finds that too long. */
const SMALLER_BUDGETS = [10_000, 2_000];
/** How often the comment is read again, and written again if it is lost. */
const MOST_ROUNDS = 12;
/** How often the list is read again while it lacks the comment that was created. */
const MOST_LOOKS = 3;
/** How often a round begins again because the comment was deleted after it was read. */
const MOST_ROUND_TRIES = 3;
/** How often the comment is created, where the answer to the first creation is lost. */
const MOST_CREATIONS = 2;
/** How often the comment is looked for after such a creation, and the pause before each later look. */
const MOST_SEARCHES = 2;
const SEARCH_PAUSE_MS = 2_000;
/** One job deletes no more copies than this that earlier jobs left. */
const MOST_DELETED = 20;
/**
 * Reads the pull request and writes the comment once. With a `snapshot` that was read just now, it is not read again.
 * Resolves to the result so far: `settle` makes sure that the comment stays.
 *
 * @throws HostError if the host refuses or does not answer
 */
async function startComment(api, content, { snapshot, ...target }, ports) {
    const { neutralise = (body) => body } = api;
    const compose = (...asked) => neutralise(content.compose(...asked));
    const writer = { api, content: { ...content, compose }, target, ports };
    const began = ports.clock.now();
    const result = await writeRound(writer, snapshot);
    const roundMs = ports.clock.now() - began;
    return {
        result,
        /** Waits, reads again, and writes again if another job removed the report. Resolves to the final result. */
        settle: async () => (result.written ? makeSureItStays(writer, result, roundMs) : result),
    };
}
/** Writes the comment and makes sure that it stays. Takes and rejects what `startComment` does. */
async function writeComment(...asked) {
    const started = await startComment(...asked);
    const result = await started.settle();
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, doubts: commentDoubts(result) };
}
/** What the log says about a comment that is not as the job wanted it. */
function commentDoubts(result) {
    if (result === undefined)
        return [];
    const doubts = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .describeForeign */ .eQ)(result.foreign);
    if (result.superseded !== undefined)
        doubts.unshift(SUPERSEDED[result.superseded]);
    if (result.lost)
        doubts.push(LOST);
    return doubts;
}
const SUPERSEDED = {
    commit: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The pull request has a newer commit: its comment is left to the run of that commit.`),
    run: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `A later run has reported or begun on this pull request: its comment was left as it is.`),
    job: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Another job of this commit has reported in the comment of this gate, and a gate has one comment: this report is in the summary of its job alone.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Give each gate a settings file of its own, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('settings')} names, or make one verdict of the jobs of one gate with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('combine')}.`,
        actor: 'operators',
    }),
};
const LOST = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Other jobs kept writing to the comment: look for this report in the summary of the job.`);
/** Reads the pull request, decides, and does it; again if the comment was deleted in between. @param first in place of the first reading */
async function writeRound(writer, first) {
    const { api, content, target } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
        const action = chooseAction(snapshot, content, target, writer.created);
        const foreign = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignComments */ .Rg)(snapshot.comments, content.marker, writer.created);
        try {
            return { ...(await perform(writer, action, snapshot)), foreign, lost: false };
        }
        catch (error) {
            // The comment was deleted after it was read.
            const isGone = error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh && error.kind === 'not-found';
            if (!isGone || tries === MOST_ROUND_TRIES)
                throw error;
        }
    }
}
/** Does what was decided. */
async function perform(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.tooManyComments });
        case 'keep':
            return { written: false, url: action.comment?.url, superseded: action.superseded };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create': {
            const { url } = await createOwnComment(writer, snapshot, action.hidden);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url, contradicted } = action.comment;
            const isUnchanged = content.compose(existing, LARGEST_BUDGET) === existing;
            if (isUnchanged && contradicted !== true)
                return { written: false, url };
            await writeFitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/** Creates the comment. If the answer is lost, it looks for the comment before it creates it a second and last time. */
async function createOwnComment(writer, { comments }, hidden) {
    const { api, content, target } = writer;
    const before = new Set(comments.map(({ id }) => id));
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(target.number, body);
            return (writer.created = await writeFitting(content, hidden?.body, send));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'unsure')
                throw error;
            if (tries === MOST_CREATIONS)
                throw error;
            const created = await findCreated(writer, before, error);
            if (created !== undefined)
                return (writer.created = created);
        }
    }
}
/**
 * The comment that a creation without an answer made; undefined if the list does not have it.
 *
 * @throws HostError the one of the creation, if no time is left to look for the comment
 */
async function findCreated({ api, content, target, ports }, before, creation) {
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let searches = 0; searches < MOST_SEARCHES; searches++) {
        if (searches > 0 && !(await pause(ports, SEARCH_PAUSE_MS)))
            throw creation;
        const found = (await api.snapshot(target.number)).comments.find(isNew);
        if (found === undefined)
            continue;
        // Another user may have copied the text: only the token's own comment proves who the author is.
        const { id, url, isOwn, author } = found;
        return isOwn ? { id, url, author } : { id, url };
    }
    return undefined;
}
/** Writes the comment, and writes it shorter each time the host answers that it is too long. */
async function writeFitting(content, existing, write) {
    let budget = LARGEST_BUDGET;
    for (const smaller of SMALLER_BUDGETS) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'too-long')
                throw error;
            budget = smaller;
        }
    }
    return write(content.compose(existing, budget));
}
/**
 * Makes sure that the comment stays, although other jobs may write it at the same time.
 *
 * @param first the result of the first round
 * @param firstRoundMs how long that round took
 */
async function makeSureItStays(writer, first, firstRoundMs) {
    const { api, content, target, ports } = writer;
    let result = first;
    let longestRoundMs = firstRoundMs;
    for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
        // Longer than a job takes from reading to writing, so that every write based on an older state has arrived before we
        // read again. The random part grows each round, so that jobs that write at the same time drift apart.
        const leastMs = Math.max(800, Math.min(3 * longestRoundMs, 10_000));
        if (!(await pause(ports, leastMs + ports.random() * 850 * (1 + round))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(target.number);
        const foreign = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignComments */ .Rg)(snapshot.comments, content.marker, writer.created);
        const [comment, ...copies] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // The host confirmed that the comment was created. A person may have deleted it since, on purpose.
            if (++missing === MOST_LOOKS)
                return result;
            continue;
        }
        const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
        if (comment !== undefined && isWritten) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await writeRound(writer, snapshot);
        if (!result.written) {
            // The first of two comments stays, also where the job that wrote it is over.
            const copy = copies.find(({ id }) => id === writer.created?.id);
            if (copy !== undefined)
                await api.deleteComment(copy.id);
            return result;
        }
        longestRoundMs = Math.max(longestRoundMs, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Sleeps. @returns false, without sleeping, if the deadline would pass in between */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/** A report view as the content of the gate's comment. @param date when it is published */
function toCommentContent(view, date) {
    return contentOfReport(toDatedReport(view, date));
}
/** A report view as it is published on this date. */
function toDatedReport(view, date) {
    return { ...(0,_report_markdown_report_js__WEBPACK_IMPORTED_MODULE_2__.toOwnReport)(view), now: date && Math.floor(date.getTime() / 1_000) };
}
function contentOfReport(report) {
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(report.key),
        compose: (existing, budget) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .composeComment */ .Sq)(existing, report, budget),
        holds: (body) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsReport */ .$8)(body, report),
        toKeep: (body) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .reportToKeep */ .fI)(body, report),
    };
}
/** @param created what this job created before: there is never a second one. */
function chooseAction(snapshot, content, target, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== target.headSha)
        return { kind: 'keep', superseded: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const { when, green } = target;
        if (green && when !== 'always')
            return { kind: 'keep' };
        const hidden = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .lastHiddenComment */ .AC)(snapshot.comments, content.marker);
        const superseded = hidden && supersededIn(hidden, content);
        if (superseded !== undefined)
            return { kind: 'keep', superseded, comment: hidden };
        return snapshot.whole ? { kind: 'create', hidden } : { kind: 'unknown' };
    }
    const superseded = supersededIn(comment, content);
    if (superseded !== undefined)
        return { kind: 'keep', superseded, comment };
    const isUnwanted = target.when === 'on-failure' && target.green;
    return { kind: isUnwanted ? 'delete' : 'update', comment };
}
/** Whose report a comment of ours keeps, if this one is not written into it. */
function supersededIn({ body, isOwnText }, { toKeep }) {
    const superseded = toKeep(body);
    // Whose report an edited comment says to have is the word of whoever edited it.
    return superseded === 'job' && isOwnText === false ? undefined : superseded;
}
//# sourceMappingURL=write-comment.js.map

/***/ }),

/***/ 69871:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: function() { return /* binding */ gateNameOf; },
/* harmony export */   PJ: function() { return /* binding */ fileOfGate; },
/* harmony export */   ns: function() { return /* binding */ readNamedSettings; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(636);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81056);
/** The name of a gate: what tells its comment, its check and its runs from those of another gate of the repository. */




/**
 * A bracket or white space would end the tag in the message of a run, and `--` or `>` a comment of HTML. Of other alphabets,
 * two names can look the same.
 */
const NAME = /^(?!.*--)[A-Za-z0-9._~@:/+%-]{1,200}$/;
/** Reads the input: one value a line, at most one of each form. @returns as a problem the end of a sentence about the input */
function readNamedSettings(text = '') {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const written = lines.filter((line) => line !== '');
    const [pinned, ...otherPins] = written.filter(_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny);
    const [path, ...otherPaths] = written.filter((line) => !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny)(line));
    if (otherPins.length === 0 && otherPaths.length === 0)
        return { value: { pinned, path } };
    const what = otherPins.length > 0 ? 'addresses' : 'paths';
    return { problem: `has two ${what}. Write at most one path, and one address of a commit.` };
}
/** Between the path and the address in the name of a gate that has both. */
const AND = '+git::';
/**
 * Names a gate by where its settings are: `default` for the usual places, so that a move between them keeps the comment, else
 * the path, the pinned address, or both. Of the address its commit is left out, which changes with each new pin.
 *
 * @returns as a problem the end of a sentence that begins with the name of the input. It does not repeat what was written, which
 *   may have a password in it
 */
function gateNameOf({ pinned, path = '' }) {
    const file = path === '' ? '' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path);
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.win32.isAbsolute(file) || file.split('/').includes('..')) {
        return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
    }
    if (file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s) {
        return { problem: `names a file \`${file}\`, as the first gate is named. Rename the file.` };
    }
    const own = _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS_PLACES */ .h.includes(file) ? '' : file;
    const parts = [own, ...(pinned === undefined ? [] : [addressOfGate(pinned)])];
    const name = parts.filter((part) => part !== '').join('+') || _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s;
    return NAME.test(name)
        ? { value: name }
        : {
            problem: 'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
        };
}
/** The file of the repository that a gate is named by; undefined for one with the usual file. */
function fileOfGate(gate) {
    const [file = ''] = gate.startsWith('git::') ? [] : gate.split(AND);
    return file === '' || file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s ? undefined : file;
}
/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written) {
    const [address = ''] = written.replace(/^git::/, '').split('?');
    return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
//# sourceMappingURL=gate-name.js.map

/***/ }),

/***/ 9726:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSettingsFiles: function() { return /* binding */ openSettingsFiles; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12478);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13491);
/* harmony import */ var _trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29880);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80734);
/* harmony import */ var _files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82717);
/* harmony import */ var _find_settings_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81056);
/* harmony import */ var _gate_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69871);
/* harmony import */ var _paths_from_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62072);
/**
 * Reads the files that say how the repository is gated: in a job that of the default branch, at a terminal that of the working
 * tree; and one of another repository, where its address with a commit is given.
 */













/**
 * Opens them. Nothing of what a request has counts.
 *
 * @param written the input `settings`: a path, the address of a commit, or both; undefined for the file with the usual name
 * @returns the problems of the files, and why one of them cannot be read
 */
async function openSettingsFiles(written, place, ports) {
    const read = (0,_gate_name_js__WEBPACK_IMPORTED_MODULE_9__/* .readNamedSettings */ .ns)(written);
    if ('problem' in read)
        return { problems: [{ where: 'settings', message: read.problem }] };
    const { pinned: address, path } = read.value;
    const root = rootOf(place);
    const named = path === undefined ? undefined : pathIn(root, path, place);
    const gate = (0,_gate_name_js__WEBPACK_IMPORTED_MODULE_9__/* .gateNameOf */ .Ki)({ pinned: address, path: named });
    if ('problem' in gate)
        return { problems: [{ where: 'settings', message: gate.problem }] };
    const pinned = address === undefined ? undefined : await readPinned(address, place, ports);
    const opened = await openOwn({ root, path: named, written: path }, place);
    const problems = [pinned, opened].flatMap((each) => each && 'problems' in each ? each.problems : []);
    if ('problems' in opened || (pinned !== undefined && 'problems' in pinned))
        return { problems };
    if (pinned === undefined)
        return { ...opened, gate: gate.value };
    const entriesOfGates = await readEntriesOfGates(opened.deciding ?? opened.checkout);
    return { ...opened, gate: gate.value, pinned, entriesOfGates };
}
/** A pinned file, whose relative paths are of its repository and commit. */
async function readPinned(written, place, ports) {
    const read = await (0,_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .readDecidingText */ .Jm)('settings', written, place, ports);
    if ('problems' in read)
        return read;
    // An address names a commit, which has the file or is a problem.
    if ('absent' in read)
        return { problems: [{ where: 'settings', message: 'names no file.' }] };
    const reading = await readWithYaml(read.text, read.from.path, true);
    if ('problems' in reading)
        return reading;
    const { repository, commit } = (0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readPinnedAddress */ .zv)(written);
    return (0,_paths_from_root_js__WEBPACK_IMPORTED_MODULE_10__/* .withPathsAs */ .L0)(reading.file, (path) => `git::${repository}//${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path)}?ref=${commit}`);
}
/** The reader of YAML is loaded only where there is a file. */
async function readWithYaml(text, path, isPinned = false) {
    const { readSettingsFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(955)]).then(__webpack_require__.bind(__webpack_require__, 70955));
    return readSettingsFile(text, path, isPinned);
}
/** The repository that holds the configuration, else the directory of the job or of the person. */
function rootOf({ directory, workingDirectory, jobTree }) {
    const place = jobTree.proposed ? jobTree.workspace : workingDirectory;
    return ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(directory, place).repository?.root ??
        (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(directory)) ??
        (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(place));
}
/** The path of a file as it is written: a link of the judged files leads to no other one. */
function pathIn(root, written, { workingDirectory }) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(workingDirectory), written)));
}
/** @param named.path in the repository; undefined, as what was written, for the file with the usual name */
async function openOwn({ root, path, written }, { jobTree }) {
    const checkout = (0,_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .readTree */ .Zc)((0,_machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__/* .treeHere */ .X)(root));
    try {
        const deciding = jobTree.proposed ? await jobTree.trusted(root) : undefined;
        // One file for all branches of a repository: what two of them show has one name.
        const ofBranch = jobTree.proposed ? deciding : await branchOfJob(jobTree, root);
        const counts = await findIn(ofBranch ?? checkout, path);
        if (counts !== undefined && 'problems' in counts)
            return counts;
        const opened = { root, deciding, checkout, own: counts?.file };
        if (ofBranch === undefined && counts === undefined && written !== undefined) {
            const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(written)}, which does not exist.`;
            return { problems: [{ where: 'settings', message }] };
        }
        if (deciding === undefined && (counts !== undefined || written === undefined))
            return opened;
        if (deciding === undefined)
            return { problems: [notOnBranch(written ?? '')] };
        const is = await findIn(checkout, path);
        const isSame = is === counts ||
            (is && !('problems' in is) && is.path === counts?.path && is.text === counts.text);
        if (isSame !== true) {
            const [places, placesOfRequest] = await Promise.all([
                placesOf(counts, deciding),
                placesOf(is && 'path' in is ? is : undefined, checkout),
            ]);
            const proposed = { is: ofRequest(is), inPlaceOf: counts, places, placesOfRequest };
            return { ...opened, proposed };
        }
        if (counts !== undefined || written === undefined)
            return opened;
        return { problems: [notOnBranch(written)] };
    }
    catch (error) {
        if (!(error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .UntrustedError */ .lI))
            throw error;
        const says = `could not be looked for on the default branch: ${(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .problemTextOf */ .gU)(error.finding)}`;
        return {
            problems: [
                written === undefined
                    ? { where: 'plangate.yml', message: says }
                    : { where: 'settings', message: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(written)}, which ${says}` },
            ],
        };
    }
}
/** The default branch, for a job that is about no request. Files that are in no repository have none. */
async function branchOfJob({ inJob }, root) {
    try {
        return await inJob?.trusted(root);
    }
    catch (error) {
        if (error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .UntrustedError */ .lI && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openAt */ ._8)(root) === undefined)
            return undefined;
        throw error;
    }
}
function notOnBranch(written) {
    const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(written)}, which is not on the default branch. ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .MERGE_FIRST */ .eL)}`;
    return { where: 'settings', message };
}
/** The paths of the file and of the one that it is like, and those to which their links lead. */
async function placesOf(found, files) {
    if (found === undefined)
        return [];
    return [...(await files.placesOf(found.path)), ...(await placesOf(found.like, files))];
}
/** A problem of the request's own file says so: the one that counts has none. */
function ofRequest(is) {
    if (is === undefined || !('problems' in is))
        return is;
    return {
        problems: is.problems.map(({ where, ...problem }) => ({
            ...problem,
            where: `${where} of this request`,
        })),
    };
}
/** @param named its path in the tree, where a name is given */
async function findIn(files, named) {
    let path = named;
    try {
        if (path === undefined) {
            const root = (await files.names('')) ?? [];
            const github = root.includes('.github') ? ((await files.names('.github')) ?? []) : [];
            const found = (0,_find_settings_file_js__WEBPACK_IMPORTED_MODULE_8__/* .findSettingsFile */ .Db)({ root, github });
            if (found === undefined || 'problems' in found)
                return found;
            ({ path } = found);
        }
        return await readIn(files, path);
    }
    catch (error) {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_12__/* .UnreadableFile */ .ie))
            throw error;
        return {
            problems: [
                { where: path ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('.github', 'plangate.yml'), message: `${error.message}.` },
            ],
        };
    }
}
async function readIn(files, path, isLike = false) {
    const text = await files.read(path);
    if (text === undefined)
        return undefined;
    const reading = await readWithYaml(text, path);
    if ('problems' in reading)
        return reading;
    const { file } = reading;
    const said = file.values.get('like');
    if (said === undefined)
        return { path, text, file };
    const named = said.words[0] ?? '';
    const refused = (says) => ({
        problems: [
            { where: `${path}:${said.line}: \`like\``, message: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(named)}, ${says}` },
        ],
    });
    if (isLike)
        return refused('and another file is like this one. Take it out here.');
    const like = await readIn(files, named, true);
    if (like === undefined)
        return refused('which is not there. Name it from the root of the repository.');
    if ('problems' in like)
        return like;
    const values = new Map(like.file.values);
    for (const [key, value] of values)
        values.set(key, { ...value, path: like.path });
    for (const [key, value] of file.values)
        if (key !== 'like')
            values.set(key, value);
    return { path, text: `${text}\n${like.text}`, file: { ...file, values }, like };
}
/** A file that may be one of a gate of the repository, in the root or in `.github`. */
const OF_A_GATE = /^plangate(?:-[\w.-]+)?\.yml$/;
/** The entries of `workspaces` of all gates of a repository. What is wrong with another gate's file, that gate says. */
async function readEntriesOfGates(files) {
    const namesIn = async (directory) => (await files.names(directory).catch((error) => {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_12__/* .UnreadableFile */ .ie))
            throw error;
    })) ?? [];
    const inRoot = await namesIn('');
    const inGitHub = inRoot.includes('.github') ? await namesIn('.github') : [];
    const paths = inRoot
        .filter((name) => OF_A_GATE.test(name))
        .concat(inGitHub.filter((name) => OF_A_GATE.test(name)).map((name) => `.github/${name}`));
    const read = await Promise.all(paths.map((path) => findIn(files, path)));
    return read.flatMap((found) => {
        const value = found && 'file' in found ? found.file.values.get('workspaces')?.value : [];
        return (value ?? []);
    });
}
//# sourceMappingURL=open-settings-files.js.map

/***/ })

};
;