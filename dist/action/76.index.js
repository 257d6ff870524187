export const id = 76;
export const ids = [76];
export const modules = {

/***/ 76:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./build/src/report/annotations.js + 1 modules
var report_annotations = __webpack_require__(6519);
// EXTERNAL MODULE: ./build/src/report/body.js + 4 modules
var body = __webpack_require__(4985);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
;// CONCATENATED MODULE: ./build/src/report/check.js
/** What a check run shows above its annotations. */



/** The service takes 65,535 characters. */
const SUMMARY_BUDGET = 60_000;
function renderCheck(view, budget = SUMMARY_BUDGET) {
    const { job } = view.context;
    const elsewhere = job
        ? `the ${(0,escape_markdown/* link */.nf)('job summary', job.url, (0,links/* originsOf */.TZ)(view.context))}`
        : 'the job summary';
    return {
        title: (0,escape_markdown/* clip */.$Q)(sentence(view.headline), 250),
        summary: (0,body/* renderBody */.l)(view, {
            budget,
            measure: (text) => text.length,
            elsewhere,
            messageLimit: 4_000,
            results: false,
        }),
    };
}
function sentence(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
//# sourceMappingURL=check.js.map
// EXTERNAL MODULE: ./build/src/publish/github-problem.js
var github_problem = __webpack_require__(5360);
;// CONCATENATED MODULE: ./build/src/publish/github-checks.js

const BATCH = 50;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';
async function publishCheck(api, report) {
    const batches = batchesOf(report.annotations);
    let sent = 0;
    try {
        let id = report.checkRunId;
        if (id !== undefined) {
            try {
                await append(api, id, outputOf(report, batches[0] ?? []), 0);
                sent = 1;
            }
            catch (error) {
                if (!isElsewhere(error))
                    throw error;
                id = undefined;
            }
        }
        if (id === undefined) {
            id = await create(api, report, outputOf(report, batches[0] ?? []));
            sent = 1;
        }
        for (; sent < batches.length; sent++) {
            await append(api, id, outputOf(report, batches[sent] ?? []), sent * BATCH);
        }
        return { left: [], problems: [] };
    }
    catch (error) {
        if (!(error instanceof github_problem/* GitHubProblem */.Jy))
            throw error;
        const left = report.annotations.slice(sent * BATCH);
        return { left, problems: [(0,github_problem/* explainProblem */.FR)(WHAT, NEEDS, error, report.fork)] };
    }
}
/** At least one batch: the title and the summary are worth a request of their own. */
function batchesOf(annotations) {
    const batches = [];
    for (let from = 0; from < annotations.length; from += BATCH) {
        batches.push(annotations.slice(from, from + BATCH));
    }
    return batches.length > 0 ? batches : [[]];
}
function outputOf({ title, summary }, annotations) {
    return { title, summary, annotations };
}
/** `before`: how many annotations of ours are there already. */
async function append(api, id, output, before) {
    for (let tries = 1;; tries++) {
        try {
            return await api.updateCheckRun(id, output);
        }
        catch (error) {
            if (!isUnsure(error) || tries === 3)
                throw error;
            if ((await api.countAnnotations(id)) >= before + output.annotations.length)
                return;
        }
    }
}
async function create(api, report, output) {
    const { name, headSha, externalId, conclusion } = report;
    const run = { name, headSha, externalId, conclusion, output };
    for (let tries = 1;; tries++) {
        try {
            return await api.createCheckRun(run);
        }
        catch (error) {
            if (!isUnsure(error) || tries === 3)
                throw error;
            const found = await api.findCheckRun(run);
            if (found !== undefined)
                return found;
        }
    }
}
function isUnsure(error) {
    return error instanceof github_problem/* GitHubProblem */.Jy && error.kind === 'unsure';
}
/** The check run is not there or belongs to another app: one of our own may still be possible. */
function isElsewhere(error) {
    return (error instanceof github_problem/* GitHubProblem */.Jy &&
        (error.kind === 'not-found' || (error.kind === 'permission' && /app_id/.test(error.message))));
}
//# sourceMappingURL=github-checks.js.map
// EXTERNAL MODULE: ./build/src/publish/github-own-comments.js
var github_own_comments = __webpack_require__(2014);
// EXTERNAL MODULE: ./build/src/publish/host-problem.js
var host_problem = __webpack_require__(9645);
;// CONCATENATED MODULE: ./build/src/publish/github-comment.js


/** Pure: what has to happen, given what is there. */
function decideComment(snapshot, content, wish) {
    const comment = (0,github_own_comments/* ownComments */.D)(snapshot.comments, content.marker)[0];
    const there = comment === undefined ? {} : { comment };
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'superseded', by: 'commit', ...there };
    if (comment === undefined) {
        const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        return wanted ? { kind: 'create' } : { kind: 'keep', why: 'not-wanted' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'superseded', by: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment, why: 'not-wanted' };
    if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
        return { kind: 'delete', comment };
    }
    if (wish.mode === 'recreate-on-change' && content.isOtherVerdict(comment.body)) {
        return { kind: 'replace', comment };
    }
    return { kind: 'update', comment };
}
/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
async function startComment(api, content, wish, ports, first) {
    const began = ports.clock.now();
    const result = await look(api, content, wish, first);
    const slowness = ports.clock.now() - began;
    return {
        result,
        async settle() {
            if (!result.written)
                return result;
            const settled = await settle(api, content, wish, ports, slowness);
            return { ...settled, foreign: settled.foreign || result.foreign };
        },
    };
}
/** What people should know of how it went. */
function tellComment(result) {
    if (result === undefined)
        return [];
    return [
        ...(result.superseded === 'commit'
            ? ['The pull request has a newer commit: its comment is left to the run of that commit.']
            : []),
        ...(result.superseded === 'run'
            ? ['A later run has reported on this pull request: its comment was left as it is.']
            : []),
        ...(result.foreign
            ? [
                "A comment of somebody else carries this gate's marker. It was left alone and means nothing.",
            ]
            : []),
        ...(result.lost
            ? ['Other jobs kept writing to the comment: look for this report in the summary of the job.']
            : []),
    ];
}
/** One round: look, decide, write. */
async function look(api, content, wish, first) {
    for (let tries = 1;; tries++) {
        const snapshot = tries === 1 && first !== undefined
            ? first
            : await api.snapshot(wish.number, { files: false });
        const action = decideComment(snapshot, content, wish);
        const foreign = snapshot.comments.some((comment) => !comment.mine && (0,github_own_comments/* hasMarker */.x)(comment.body, content.marker));
        try {
            return { ...(await act(api, content, wish, action)), foreign };
        }
        catch (error) {
            // It may have been created, or deleted by somebody in between: look before trying again.
            const again = error instanceof host_problem/* HostProblem */.M && (error.kind === 'unsure' || error.kind === 'not-found');
            if (!again || tries === 3)
                throw error;
        }
    }
}
async function act(api, content, wish, action) {
    switch (action.kind) {
        case 'keep':
        case 'superseded': {
            const { comment } = action;
            return {
                written: false,
                lost: false,
                ...(comment !== undefined && { url: comment.url }),
                ...(action.kind === 'superseded' && { superseded: action.by }),
            };
        }
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true, lost: false };
        case 'create': {
            const { url } = await fitting(content, undefined, (body) => api.createComment(wish.number, body));
            return { written: true, lost: false, url };
        }
        case 'replace': {
            const { url } = await fitting(content, action.comment.body, (body) => api.createComment(wish.number, body));
            await api.deleteComment(action.comment.id);
            return { written: true, lost: false, url };
        }
        case 'update': {
            const { id, body: existing, url } = action.comment;
            if (content.compose(existing, BUDGETS[0]) === existing) {
                return { written: false, lost: false, url };
            }
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, lost: false, url };
        }
    }
}
/** Writes the largest body that GitHub takes. */
async function fitting(content, existing, write) {
    for (const [index, budget] of BUDGETS.entries()) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            const tooLong = error instanceof host_problem/* HostProblem */.M && error.kind === 'too-long';
            if (!tooLong || index === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('no budget');
}
async function settle(api, content, wish, ports, slowness) {
    for (let round = 1;; round++) {
        await ports.clock.sleep(pauseMs(round, slowness, ports.random), ports.signal);
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number, { files: false });
        const own = (0,github_own_comments/* ownComments */.D)(snapshot.comments, content.marker);
        const [comment, ...duplicates] = own;
        if (comment !== undefined && content.holds(comment.body)) {
            for (const { id } of duplicates)
                await api.deleteComment(id);
            return { written: true, lost: false, foreign: false, url: comment.url };
        }
        const result = await look(api, content, wish, snapshot);
        if (!result.written)
            return result;
        if (round === ROUNDS)
            return { ...result, lost: true };
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
}
/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=github-comment.js.map
// EXTERNAL MODULE: ./build/src/report/comment.js
var comment = __webpack_require__(2081);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/report/sections.js
var sections = __webpack_require__(6286);
;// CONCATENATED MODULE: ./build/src/publish/github-content.js
/** A report view as the content of a comment that several jobs may share. */




function toCommentContent(view) {
    const { key } = view;
    const section = (0,comment/* toSection */.z4)(view);
    const origins = (0,links/* originsOf */.TZ)(view.context);
    const ours = (body) => (0,marker/* decodeMarker */.rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,marker/* markerStart */.Rs)(key),
        compose: (existing, budget) => (0,sections/* mergeSections */.X0)(existing, section, { key, budget, origins }),
        holds: (body) => (0,sections/* holdsSection */.ek)(body, section, key),
        isSuperseded(body) {
            const state = (0,marker/* decodeMarker */.rH)(body, key);
            return state !== undefined && (0,sections/* isSuperseded */.pe)(section.state, state);
        },
        isOtherVerdict(body) {
            const before = ours(body)?.tally.verdict;
            return before !== undefined && before !== view.verdict;
        },
        isAlone: (body) => (0,marker/* decodeMarker */.rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
//# sourceMappingURL=github-content.js.map
;// CONCATENATED MODULE: ./build/src/publish/github.js






const github_WHAT = 'The comment on the pull request was not written';
const github_NEEDS = 'pull-requests: write';
function createGitHubPublisher(target, { comments, checks }, ports) {
    const { pullRequest } = target;
    return { publish };
    async function publish(view, changedFiles) {
        const problems = [];
        let snapshot;
        let started;
        const filesWanted = changedFiles === undefined && needsFiles(view, target);
        await telling(problems, async (api, number) => {
            if (target.comment === 'off' && !filesWanted)
                return;
            snapshot = await api.snapshot(number, { files: filesWanted });
            if (target.comment === 'off')
                return;
            started = await startComment(api, toCommentContent(view), {
                number,
                headSha: target.headSha,
                green: view.green,
                when: target.comment,
                mode: target.commentMode,
            }, ports, snapshot);
        });
        const left = await annotate(view, changedFiles ?? snapshot?.files, problems);
        let result = started?.result;
        await telling(problems, async () => {
            if (started !== undefined && ports.hurry?.() !== true)
                result = await started.settle();
        });
        problems.push(...tellComment(result));
        return { left, problems, ...(result?.url !== undefined && { commentUrl: result.url }) };
    }
    async function telling(problems, work) {
        if (pullRequest === undefined)
            return;
        if (comments === undefined) {
            if (target.comment !== 'off' && problems.length === 0) {
                problems.push(`${github_WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
            }
            return;
        }
        try {
            await work(comments, pullRequest.number);
        }
        catch (error) {
            if (!(error instanceof github_problem/* GitHubProblem */.Jy))
                throw error;
            problems.push((0,github_problem/* explainProblem */.FR)(github_WHAT, github_NEEDS, error, pullRequest.fork));
        }
    }
    async function annotate(view, changedFiles, problems) {
        if (target.annotate === 'off')
            return [];
        const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
        const all = (0,report_annotations/* renderAnnotations */.Hp)(view, {
            annotate: target.annotate === 'all' ? 'all' : 'changed',
            ...(changed !== undefined && { changedFiles: changed }),
        });
        const annotations = target.annotate === 'changed' && changed !== undefined
            ? all.filter(({ path }) => changed.has(path))
            : all;
        if (checks === undefined)
            return annotations;
        const { job } = view.context;
        const result = await publishCheck(checks, {
            ...(target.checkRunId !== undefined && { checkRunId: target.checkRunId }),
            name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
            headSha: target.headSha,
            externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
            conclusion: view.green ? 'success' : 'failure',
            ...renderCheck(view),
            annotations,
            fork: pullRequest?.fork === true,
        });
        problems.push(...result.problems);
        return result.left;
    }
}
/** Only findings that do not keep the gate closed depend on which files changed. */
function needsFiles(view, { annotate }) {
    if (annotate === 'off' || annotate === 'all')
        return false;
    return view.findings.some(({ location, severity }) => location !== undefined &&
        (annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
//# sourceMappingURL=github.js.map

/***/ }),

/***/ 6519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sq: () => (/* binding */ annotationCommands),
  Hp: () => (/* binding */ renderAnnotations)
});

// UNUSED EXPORTS: COMMAND_LIMITS

// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
;// CONCATENATED MODULE: ./build/src/report/escape-command.js
/** Commands that a runner reads from the log, with foreign text as their properties and message. */

/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
function renderCommand(name, properties, message) {
    const list = Object.entries(properties).flatMap(([key, value]) => value === undefined || value === '' ? [] : [`${key}=${escapeProperty(String(value))}`]);
    return `::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeMessage(message)}`;
}
function escapeMessage(text) {
    return (0,escape_markdown/* clip */.$Q)((0,escape_markdown/* cleanText */.X5)(text), MESSAGE_LIMIT)
        .replaceAll('%', '%25')
        .replaceAll('\r', '%0D')
        .replaceAll('\n', '%0A')
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
function escapeProperty(text) {
    return escapeMessage((0,escape_markdown/* clip */.$Q)(text, PROPERTY_LIMIT)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
function renderLoggingCommand(name, properties, message) {
    const list = Object.entries(properties).flatMap(([key, value]) => value === undefined || value === ''
        ? []
        : [`${key}=${escapeLogging(clip(String(value), PROPERTY_LIMIT))}`]);
    return `##vso[${name}${list.length > 0 ? ` ${list.join(';')}` : ''}]${escapeLogging(clip(message, MESSAGE_LIMIT))}`;
}
function escapeLogging(text) {
    return cleanText(text)
        .replaceAll('%', '%AZP25')
        .replaceAll('\r', '%0D')
        .replaceAll('\n', '%0A')
        .replaceAll(';', '%3B')
        .replaceAll(']', '%5D');
}
//# sourceMappingURL=escape-command.js.map
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/annotations.js
/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */



/** Four requests of fifty; more are not read. */
const ANNOTATION_LIMIT = 200;
/** The service takes 64 KB; a unit is at most three bytes. */
const annotations_MESSAGE_LIMIT = 16_000;
/** Ranked, the most severe first; one per line and policy, whatever the number of workspaces. */
function renderAnnotations(view, options) {
    if (options.annotate === 'off')
        return [];
    const groups = new Map();
    for (const finding of view.findings.filter((each) => isWanted(each, options))) {
        const { location, policySet, policy, severity } = finding;
        const key = JSON.stringify([location?.path, location?.startLine, policySet, policy, severity]);
        groups.set(key, [...(groups.get(key) ?? []), finding]);
    }
    return [...groups.values()].slice(0, options.limit ?? ANNOTATION_LIMIT).map(annotate);
}
function isWanted(finding, { annotate, changedFiles }) {
    const { location, severity } = finding;
    if (!location)
        return false;
    if (severity === 'blocks' || severity === 'needs-override' || annotate === 'all')
        return true;
    return changedFiles?.has(location.path) ?? false;
}
function annotate(group) {
    const [first] = group;
    const { path, startLine } = first.location;
    const level = first.kind === 'diagnostic' ? 'plan' : words/* LEVEL_WORDS */.P4[first.level];
    const messages = [...new Set(group.slice(0, 20).map(messageOf))].join('\n');
    const standing = standingOf(first, [...new Set(group.flatMap(({ workspaces }) => workspaces))]);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(first),
        title: (0,escape_markdown/* clip */.$Q)(`${(0,escape_markdown/* cleanLine */.Ow)(first.policy, 200)} (${level})`, 250),
        message: `${(0,escape_markdown/* clip */.$Q)(messages, annotations_MESSAGE_LIMIT)}\n${standing}`,
    };
}
function messageOf({ address, message, status }) {
    const text = (0,escape_markdown/* cleanText */.X5)(message.slice(0, annotations_MESSAGE_LIMIT)).trim() || (0,words/* statusWord */.Hm)(status);
    const subject = address === undefined ? '' : (0,escape_markdown/* cleanLine */.Ow)(address, 300);
    return subject === '' || text.includes(subject) ? text : `${subject}: ${text}`;
}
function standingOf(finding, workspaces) {
    const names = (0,words/* list */.p_)(workspaces.slice(0, 10).map((name) => (0,escape_markdown/* cleanLine */.Ow)(name, 100)), 10);
    const more = workspaces.length > 10 ? ` and ${(0,words/* grouped */.zD)(workspaces.length - 10)} more` : '';
    const parts = [
        finding.policySet === '' ? '' : `Policy set ${(0,escape_markdown/* cleanLine */.Ow)(finding.policySet, 100)}`,
        `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}${more}`,
        finding.status === 'overridden'
            ? (0,escape_markdown/* cleanLine */.Ow)((0,words/* overriddenWords */.Sn)(finding), 400)
            : (0,words/* overrideWords */.mF)(finding),
    ].filter(Boolean);
    return parts.join(' · ');
}
function levelOf({ severity, kind }) {
    if (severity === 'blocks' || severity === 'needs-override')
        return 'failure';
    return severity === 'warns' || kind === 'diagnostic' ? 'warning' : 'notice';
}
const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' };
/** What the runner shows of one step; further commands of that kind are dropped without a word. */
const COMMAND_LIMITS = { failure: 10, warning: 10, notice: 10 };
/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
function annotationCommands(annotations, limits = COMMAND_LIMITS) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const all = annotations.filter(({ annotation_level }) => annotation_level === level);
        const limit = limits[level];
        if (limit <= 0)
            return [];
        const shown = all.length > limit ? all.slice(0, limit - 1) : all;
        const rest = all.length - shown.length;
        const more = `${(0,words/* count */.U9)(rest, 'more finding')} of this kind: see the job summary.`;
        return [
            ...shown.map((each) => commandOf(each)),
            ...(rest > 0 ? [renderCommand(COMMANDS[level], { title: 'Policy gate' }, more)] : []),
        ];
    });
}
function commandOf({ annotation_level, path, start_line, title, message }) {
    const properties = { file: path, line: start_line, endLine: start_line, title };
    return renderCommand(COMMANDS[annotation_level], properties, message);
}
//# sourceMappingURL=annotations.js.map

/***/ })

};
