"use strict";
exports.id = 4623;
exports.ids = [4623,5999];
exports.modules = {

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

/***/ 44623:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWrittenApprovals: function() { return /* binding */ readWrittenApprovals; }
/* harmony export */ });
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44990);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _trust_clean_merges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45999);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93452);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19696);
/* harmony import */ var _request_people_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80533);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51554);









/** @param requests the one that is judged, all of an entry of a merge queue, or all that were merged */
async function readWrittenApprovals(requests, asked) {
    const { api, github, ports } = asked;
    const { checks = api, members = api } = github;
    const { host } = new URL((0,_server_js__WEBPACK_IMPORTED_MODULE_7__/* .serverUrlOf */ .Gh)(ports.environment));
    const job = { ...asked, host, members, apis: [api, checks, members] };
    const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .onHostError */ .yg)(({ message, helpCode }) => nothingCounts((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(message), { code: helpCode }));
    const looks = await Promise.all(requests.map((each) => lookAt(each, job).catch(explain)));
    const found = looks.flatMap((look) => ('problem' in look ? [] : look));
    const failed = looks.flatMap((look) => ('problem' in look ? look : []));
    const [first] = failed;
    if (first !== undefined && (found.length === 0 || job.areMerged === true))
        return first;
    const writers = found.flatMap((look) => look.writers);
    const problems = failed.map(({ problem }) => problem);
    const doubts = [...problems, ...found.flatMap((look) => look.doubts)];
    return {
        requests: job.areMerged === true ? withAllHands(found) : found.map(({ request }) => request),
        named: (0,_request_people_js__WEBPACK_IMPORTED_MODULE_6__/* .createNaming */ .Vs)(writers, job.members),
        doubts: [...new Map(doubts.map((each) => [JSON.stringify(each), each])).values()],
    };
}
function nothingCounts(why, { code = 'nothing-approvable', remedy } = {}) {
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Nothing can be approved here: ${why}`;
    return { problem: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, says, { remedy }) };
}
/** The same requests, with the people of all of them as those of each. */
function withAllHands(found) {
    const facts = found.flatMap(({ request: { look } }) => look?.facts ?? []);
    const openers = facts.map(({ openedBy }) => openedBy === undefined ? { problem: NO_OPENER } : { ids: new Set([openedBy]) });
    const hands = facts.flatMap(({ pushedBy, committedBy }) => [pushedBy, committedBy]);
    const pushedBy = (0,_request_people_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPeople */ .so)([...hands, ...openers]);
    const hasUnnamedPush = facts.some((each) => each.hasUnnamedPush);
    return found.map(({ request }) => {
        const { look } = request;
        return {
            ...request,
            look: look && { ...look, facts: { ...look.facts, pushedBy, hasUnnamedPush } },
        };
    });
}
const NO_OPENER = 'Who opened one of the requests is unknown.';
async function lookAt(request, job) {
    const seen = await request.seen?.();
    const first = seen && answerAbout(request, seen, job);
    if (first !== undefined && 'problem' in first)
        return first;
    if (first !== undefined && !mayHaveMore(first, job))
        return withoutLook(first, { request, snapshot: seen, job });
    const snapshot = await job.api.lookAtPull?.(request.number);
    const commands = job.api.commands;
    if (snapshot === undefined || commands === undefined)
        return nothingCounts(NO_HOST);
    const answer = answerAbout(request, snapshot, job);
    if ('problem' in answer)
        return answer;
    const found = withoutLook(answer, { request, snapshot, job });
    const isAsked = job.areMerged === true || mayHaveMore(answer, job);
    if (!isAsked)
        return found;
    const { workingDirectory, ports } = job;
    const pushes = await (0,_request_people_js__WEBPACK_IMPORTED_MODULE_6__/* .readPushes */ .d)(snapshot, commands, {
        merged: job.areMerged === true ? { before: request.before } : undefined,
        findClean: (pushed, isOfBase) => (0,_trust_clean_merges_js__WEBPACK_IMPORTED_MODULE_3__.findCleanMerges)(pushed, isOfBase, { workingDirectory, ports }),
    });
    const { head, pushedAt, doubts } = pushes;
    const place = { ...found.request.place, head };
    if (answer.written.length === 0 && job.areMerged !== true)
        return { ...found, request: { ...found.request, place }, doubts };
    const { isFork } = answer.place;
    const [facts, read] = await Promise.all([
        (0,_request_people_js__WEBPACK_IMPORTED_MODULE_6__/* .readFacts */ .MH)(snapshot, pushes, { isFork, apis: job.apis }),
        readComments(answer.written, pushedAt, commands),
    ]);
    const { comments, writers, unknown } = read;
    const mayWrite = new Map(writers.map((writer) => [writer.id, writer.mayWrite]));
    return {
        request: { ...found.request, place, look: { facts, comments, mayWrite } },
        writers,
        doubts: [...doubts, ...unknown],
    };
}
const NO_HOST = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `this server does not say who edited a comment.`;
/** What an answer says of the request, if it is still the one that is judged. */
function answerAbout({ number, headSha }, snapshot, { base }) {
    const { request } = snapshot;
    if ('problem' in request)
        return nothingCounts(request.problem);
    const { place } = request;
    const name = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', `#${number}`, 40);
    if (place.isFork)
        return nothingCounts((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} comes from a fork.`);
    if (snapshot.headSha !== headSha)
        return nothingCounts((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} has another head by now than the commit that is judged.`);
    if (place.base !== base)
        return nothingCounts((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} goes to another branch by now.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Start the gate again.`,
        });
    return request;
}
/** Whether anything is left to ask: somebody wrote about approvals, or the head may be a clean merge of the base. */
function mayHaveMore({ place, written }, job) {
    const mayBeMerge = place.parents === undefined || place.parents.length > 1;
    return written.length > 0 || (mayBeMerge && (0,_trust_clean_merges_js__WEBPACK_IMPORTED_MODULE_3__/* .isHistoryKnown */ .o)(job.workingDirectory));
}
/** The request where nothing more is asked: no comment on it counts. */
function withoutLook({ place: { repository, base } }, about) {
    const { request, snapshot, job } = about;
    const { number, headSha } = request;
    const place = { host: job.host, repository, request: number, base, head: headSha };
    const gateComment = snapshot && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .findOwnComment */ .rA)(snapshot, job.gate).comment?.body;
    return { request: { place, gateComment, look: undefined }, writers: [], doubts: [] };
}
/** About more people, and more comments, GitHub is not asked: whoever may comment could use up the requests of the job. */
const MOST_ASKED = 30;
const MOST_AT_ONCE = 8;
const TOO_MANY = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('approvals-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `More than ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(MOST_ASKED)} people or comments are about approvals: only the newest ones were looked at.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Hide or delete some.` });
/** What only requests of their own say of comments: who may write now, and whether an app wrote in a person's name. */
async function readComments(written, pushedAt, commands) {
    const unknown = [];
    // What is older than the head does not count, whoever wrote it.
    const newestFirst = written
        .filter(({ facts }) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .timeOf */ .nR)(facts.createdAt) > (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .timeOf */ .nR)(pushedAt))
        .sort((one, other) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .timeOf */ .nR)(other.facts.createdAt) - (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .timeOf */ .nR)(one.facts.createdAt));
    const mayCount = ({ facts: { lastEditedAt, isMinimized } }) => lastEditedAt === null && isMinimized === false;
    const candidates = newestFirst.filter(mayCount);
    const others = newestFirst.filter((comment) => !mayCount(comment));
    const authors = [...candidates, ...others].flatMap(({ facts: { author } }) => author?.type === 'User' ? author : []);
    const people = [...new Map(authors.map((author) => [author.id, author])).values()];
    if (people.length > MOST_ASKED)
        unknown.push(TOO_MANY);
    const rights = people.slice(0, MOST_ASKED).map((person) => async () => {
        const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .onHostError */ .yg)(({ message, helpCode }) => {
            const name = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', `@${person.login}`, 60);
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `What ${name} may do here is unknown: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(message)}`;
            unknown.push((0,_request_people_js__WEBPACK_IMPORTED_MODULE_6__/* .unread */ .gy)(says, helpCode));
            return undefined;
        });
        const has = await commands.rightsOf(person).catch(explain);
        return has === undefined ? [] : [{ ...person, ...has }];
    });
    const writers = (await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .runConcurrently */ .G)(rights, MOST_AT_ONCE)).flat();
    const able = new Set(writers.filter(({ mayWrite }) => mayWrite).map(({ id }) => id));
    const toAsk = candidates.filter(({ facts: { author } }) => able.has(author?.id ?? ''));
    if (toAsk.length > MOST_ASKED)
        unknown.push(TOO_MANY);
    const asking = toAsk.slice(0, MOST_ASKED).map(({ number, facts }) => async () => {
        const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .onHostError */ .yg)(({ message, helpCode }) => {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Whether an app wrote a comment is unknown: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(message)}`;
            unknown.push((0,_request_people_js__WEBPACK_IMPORTED_MODULE_6__/* .unread */ .gy)(says, helpCode));
            return 'unknown';
        });
        return [number, await commands.writerOf(number, facts).catch(explain)];
    });
    const writerByComment = new Map(await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .runConcurrently */ .G)(asking, MOST_AT_ONCE));
    const comments = written.flatMap(({ number, facts }) => {
        const writer = writerByComment.get(number) ?? 'unknown';
        if (writer === 'gone')
            return [];
        return { ...facts, byApp: writer === 'unknown' ? undefined : writer === 'app' };
    });
    return { comments, writers, unknown };
}
//# sourceMappingURL=written-approvals.js.map

/***/ }),

/***/ 61199:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: function() { return /* binding */ isShallow; },
/* harmony export */   hT: function() { return /* binding */ reachIn; },
/* harmony export */   om: function() { return /* binding */ historyOf; },
/* harmony export */   p0: function() { return /* binding */ historyOnServer; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29880);
/** Which commits the default branch of a repository has: only those were merged by people who may. */







const MOST_COMMITS = 50_000;
/**
 * The commits of a branch that a repository has here. Each of them is hashed.
 *
 * @param tip the last commit of the branch
 * @returns undefined if git does not list them
 */
async function historyOf(tip, repository, ports) {
    const args = ['rev-list', `--max-count=${MOST_COMMITS}`, tip];
    const listed = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .askObjects */ .kO)(ports, repository, tip, { args });
    if ('why' in listed)
        return undefined;
    const ids = listed.text.split('\n').flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.trim()) ?? []);
    const parsed = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommits */ .Fe)(ids, repository, ports);
    const commits = new Set([tip]);
    for (const id of commits) {
        for (const parent of parsed.get(id)?.parents ?? [])
            commits.add(parent);
    }
    return { commits, isWhole: ids.length < MOST_COMMITS && !isShallow(repository) };
}
/** Whether the history of a repository is cut. */
function isShallow({ gitDirectory }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .commonDirectory */ .hH)(gitDirectory), 'shallow'));
}
/**
 * The commits of the default branch of a repository on a server. It is asked without a credential: the name of the
 * repository comes from files that are judged.
 *
 * @returns undefined if it does not answer
 */
async function historyOnServer(address, ports) {
    const remote = { address };
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOnServer */ .k6)(remote, 'HEAD', ports);
    if ('why' in answer)
        return undefined;
    return (0,_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .withEmptyRepository */ ._J)('plangate-history-', async (repository) => {
        const why = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchHistory */ .Ny)(ports, repository, remote, answer.commit);
        return why === undefined ? historyOf(answer.commit, repository, ports) : undefined;
    });
}
/** Whether a history has a commit; `unknown` where it is not known as a whole. */
function reachIn(history, commit) {
    if (history?.commits.has(commit) === true)
        return 'reached';
    return history?.isWhole === true ? 'not-reached' : 'unknown';
}
//# sourceMappingURL=branch-history.js.map

/***/ }),

/***/ 45999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCleanMerges: function() { return /* binding */ findCleanMerges; },
/* harmony export */   o: function() { return /* binding */ isHistoryKnown; }
/* harmony export */ });
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66238);
/* harmony import */ var _branch_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61199);
/**
 * Merges of the base branch that git makes by itself: whoever pushes one, by a button or by git, had no hand in the change.
 * Nothing that a commit says of itself proves that, so its tree is made again.
 */





/** More of them are not looked at: who pushed the others counts. */
const MOST_MERGES = 20;
/**
 * @param isOfBase whether the base branch has a commit
 * @returns ids of those that are clean; `why`, as a sentence, where this job cannot know it of all
 */
async function findCleanMerges(pushed, isOfBase, { workingDirectory, ports }) {
    const clean = new Set();
    if (pushed.length === 0)
        return { clean };
    const repository = wholeClone(workingDirectory);
    if (repository === undefined)
        return { clean, why: NO_CLONE };
    const ids = pushed.flatMap(({ id }) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommitId */ .f)(id) ?? []);
    const commits = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommits */ .Fe)(ids, repository, ports);
    for (const { id, before } of pushed.slice(0, MOST_MERGES)) {
        const { tree, parents = [] } = commits.get(id) ?? {};
        const [first, second, third] = parents;
        if (first === undefined || second === undefined || third !== undefined)
            continue;
        if (first !== before || !(await isOfBase(second)))
            continue;
        const remade = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .remakeMerge */ .qz)([first, second], repository, ports);
        if (remade !== undefined && remade === tree)
            clean.add(id);
    }
    return commits.size < pushed.length ? { clean, why: NO_CLONE } : { clean };
}
/** Whether merges can be made again here. */
function isHistoryKnown(workingDirectory) {
    return wholeClone(workingDirectory) !== undefined;
}
/** Undefined also for a history that is cut: it has other merge bases. */
function wholeClone(workingDirectory) {
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findKnownRepository */ .bp)(workingDirectory, workingDirectory);
    if (repository === undefined)
        return undefined;
    return (0,_branch_history_js__WEBPACK_IMPORTED_MODULE_3__/* .isShallow */ .fE)(repository) ? undefined : repository;
}
const NO_CLONE = 'A push that only merges the base branch excludes nobody, and this job cannot see whether one does no more: check out the default branch with `fetch-depth: 0`.';
//# sourceMappingURL=clean-merges.js.map

/***/ })

};
;