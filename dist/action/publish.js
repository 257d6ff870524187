export const id = 931;
export const ids = [931];
export const modules = {

/***/ 4931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/body.js + 3 modules
var body = __webpack_require__(0);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var policy_verdict = __webpack_require__(8637);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/sections.js
/**
 * One comment, written by any number of jobs. Each job owns a section; whoever writes last composes
 * the whole comment anew from the sections that are there and its own, so that writers converge
 * when each looks again after writing.
 */






/** Room for a comment; the service's own limit is 65,536. */
const sections_COMMENT_BUDGET = 60_000;
/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 */
function sections_mergeSections(existing, section, options) {
    const { key, budget = sections_COMMENT_BUDGET } = options;
    const body = existing ?? '';
    const known = (0,marker/* decodeMarker */.rH)(body, key);
    if (known && (isSuperseded(section.state, known) || holdsSection(body, section, key)))
        return body;
    const sections = known?.sections ?? [];
    const head = newestOf([...sections, section.state]).headSha;
    const previousSha = previousOf(known, head);
    const others = (known ? readParts(body, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    return fitParts(others, section, budget, (parts) => {
        const sections = parts.map(({ state }) => state);
        return compose(parts, head, (0,marker/* encodeMarker */.$N)({ key, sections, previousSha }, stateLimit), options);
    });
}
/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
function holdsSection(body, section, key) {
    const found = (0,marker/* decodeMarker */.rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    const { digest, runId, attempt } = section.state;
    return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}
/** Whether the comment already holds a newer report of this section: then nothing is written. */
function isSuperseded(ours, comment) {
    const theirs = comment.sections.find(({ id }) => id === ours.id);
    if (theirs && isNewer(theirs, ours))
        return true;
    // Another section has moved on to a newer commit: what we know is about the past.
    return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
function isNewer(one, other) {
    if (one.runId === other.runId && one.runId !== 0)
        return one.attempt > other.attempt;
    if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
        return one.runId > other.runId;
    return one.startedAt > other.startedAt;
}
function newestOf(states) {
    return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousOf(known, head) {
    const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
    if (last.length === 0)
        return known?.previousSha;
    return newestOf(last).headSha;
}
/**
 * Sections keep their text while all fit. The largest give way first, until ours has its share; only
 * our own can be rendered smaller, another one's text is replaced by a pointer. With hundreds of
 * jobs even names give way, those that passed first: the headline still counts them.
 */
function fitParts(others, section, budget, composeAll) {
    const { state, title, url } = section;
    const own = (text) => ({ state, title, text, url });
    const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
    let kept = [...others];
    const all = (text) => [...kept, own(text)].sort(bySeverity);
    for (;;) {
        const room = budget - composeAll(all('')).length;
        const smaller = room < wanted ? giveWay(kept, wanted - room) : undefined;
        if (smaller === undefined)
            return composeAll(all(room > 0 ? section.render(room) : ''));
        kept = smaller;
    }
}
/** Frees about `wanted` units; undefined when nothing is left to give. */
function giveWay(parts, wanted) {
    const withText = parts.filter(({ text }) => text !== '');
    const withTitle = parts.filter(({ title }) => title !== '');
    const isGreen = ({ state }) => Number(state.tally.green);
    const victims = withText.length > 0
        ? withText.sort((one, other) => other.text.length - one.text.length)
        : withTitle.sort((one, other) => isGreen(other) - isGreen(one));
    if (victims.length === 0)
        return undefined;
    const chosen = new Set();
    let freed = 0;
    for (const victim of victims) {
        if (freed >= wanted)
            break;
        chosen.add(victim);
        freed += victim.text.length || 150;
    }
    return parts.map((part) => {
        if (!chosen.has(part))
            return part;
        return part.text === '' ? { ...part, title: '' } : { ...part, text: '' };
    });
}
/** The worst first, then by name: the same whoever writes. */
function bySeverity(one, other) {
    const badness = ({ state }) => policy_verdict/* VERDICTS */.bk.indexOf(state.tally.verdict);
    return (badness(other) - badness(one) ||
        (0,report_text/* compare */.UD)(one.title, other.title) ||
        (0,report_text/* compare */.UD)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, known) {
    const lines = body.split('\n');
    const begins = new Map();
    for (const [at, line] of lines.entries()) {
        const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
        if (id !== undefined)
            begins.set(id, { at, heading: heading ?? '' });
    }
    return known.sections.map((state) => {
        const begin = begins.get(state.id);
        const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
        if (begin === undefined || end < 0)
            return { state, title: '', text: '' };
        const text = lines.slice(begin.at + 1, end).join('\n');
        return { state, text: text.trim(), ...readHeading(begin.heading) };
    });
}
function readHeading(encoded) {
    const parsed = (0,marker/* parseJson */.qF)((0,marker/* fromBase64Url */.tP)(encoded));
    const [title, url] = Array.isArray(parsed) ? parsed : [];
    if (typeof title !== 'string')
        return { title: '' };
    return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, head, marker, { origins = [] }) {
    const isCurrent = ({ state }) => state.headSha === head;
    const [only] = parts;
    const blocks = only && parts.length === 1
        ? [framed(only, only.text)]
        : parts
            .filter(({ title }) => title !== '')
            .map((part) => besides(part, isCurrent(part), origins));
    return [`### ${heading(parts.filter(isCurrent), parts.length)}`, ...blocks, marker].join('\n\n');
}
function heading(current, all) {
    const tally = addUp(current.map(({ state }) => state.tally));
    const waiting = all - current.length;
    const sign = tally.green && waiting > 0 ? '⏳' : (0,words/* icon */.Kk)(tally.verdict, tally.green);
    const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : '';
    return `${sign} Policy gate: ${(0,words/* headline */.Pl)(tally)}${rest}`;
}
function addUp(tallies) {
    const verdict = (0,policy_verdict/* worst */.QZ)(tallies.map((tally) => tally.verdict));
    const green = tallies.every((tally) => tally.green);
    const atFault = tallies.filter((tally) => (0,findings/* shares */.Be)(tally.verdict, verdict));
    const sum = (figure, of = tallies) => of.reduce((total, tally) => total + tally[figure], 0);
    // Two jobs may count the same policy.
    const countable = atFault.length === 1 ? atFault : [];
    return {
        verdict,
        green,
        workspaces: sum('workspaces'),
        affected: sum('affected', atFault),
        policiesAtFault: sum('policiesAtFault', countable),
        runTasksAtFault: sum('runTasksAtFault', countable),
        advisoryFailures: sum('advisoryFailures'),
        overridden: sum('overridden'),
        results: sum('results'),
    };
}
function framed(part, text) {
    const { state, title, url } = part;
    const encoded = (0,marker/* toBase64Url */._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
    return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', END].join('\n');
}
function besides(part, current, origins) {
    const { tally, headSha } = part.state;
    const sign = current ? (0,words/* icon */.Kk)(tally.verdict, tally.green) : '⏳';
    const said = current
        ? (0,words/* headline */.Pl)(tally)
        : `waiting for a result (${(0,words/* headline */.Pl)(tally)} at ${headSha.slice(0, 7)})`;
    const text = !current ? '' : part.text || `Details: ${(0,escape_markdown/* link */.nf)('the job', part.url, origins)}.`;
    if (current && tally.green && part.text !== '')
        return `<details><summary>${sign} ${(0,escape_markdown/* htmlCode */.h8)(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
    return `#### ${sign} ${(0,escape_markdown/* prose */.CS)(part.title)}: ${said}\n\n${framed(part, text)}`;
}
//# sourceMappingURL=sections.js.map
;// CONCATENATED MODULE: ./build/src/report/comment.js
/** The comment on the pull request, verdict first, marker last; and what a check run says. */







/** The whole comment of a job that has it to itself; `budget` in UTF-16 units. */
function renderComment(view, budget = COMMENT_BUDGET) {
    const origins = originsOf(view.context);
    return mergeSections(undefined, toSection(view), { key: view.key, budget, origins });
}
/** What this job has to say in a comment that it may share with others. */
function toSection(view) {
    return {
        title: (0,report_text/* list */.p_)((0,marker/* namesOf */.eZ)(view), 3, (name) => (0,escape_markdown/* cleanLine */.Ow)(name, 60)),
        url: view.context.job?.url,
        state: stateOf(view),
        render: (budget) => renderText(view, budget, Math.min(4_000, Math.floor(budget / 8))),
    };
}
/** The service takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** What a check run shows above its annotations; `summary` is markdown. */
function renderCheck(view, budget = CHECK_BUDGET) {
    const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
    return { title: (0,escape_markdown/* clip */.$Q)(title, 250), summary: renderText(view, budget, 4_000) };
}
function renderText(view, budget, messageLimit) {
    const elsewhere = (0,links/* summaryOf */.YG)(view.context);
    const measure = (text) => text.length;
    return (0,body/* renderBody */.l)(view, { budget, measure, elsewhere, messageLimit, results: false });
}
function stateOf(view) {
    const { job, commit, startedAt } = view.context;
    const seconds = Math.floor(Date.parse(startedAt) / 1000);
    const closing = view.findings.filter(findings/* closesGate */.HE);
    const others = view.findings.filter((finding) => !closing.includes(finding));
    const prints = [...closing, ...others].map(({ fingerprint }) => fingerprint);
    const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, Math.round(durationMs)]]);
    // With an override that was given, the next attempt of the job finds it again.
    const runs = view.workspaces.flatMap(({ name, verdict, runId }) => runId !== undefined && (verdict === 'needs-override' || verdict === 'overridden')
        ? [[name, runId]]
        : []);
    return {
        id: (0,marker/* sectionId */.F2)(view),
        runId: job?.runId ?? 0,
        attempt: job?.attempt ?? 0,
        headSha: commit?.sha ?? '',
        startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
        digest: digestOf(view),
        tally: (0,findings/* tallyOf */.sv)(view),
        fingerprints: [...new Set(prints)].slice(0, 200),
        durations: Object.fromEntries(durations),
        runs: Object.fromEntries(runs),
    };
}
/** Over what is said, not over when or by which run it was found. */
function digestOf(view) {
    const said = [view.headline];
    for (const { name, verdict, reasons, plan } of view.workspaces)
        said.push(JSON.stringify([name, verdict, reasons, plan]));
    for (const { fingerprint, status, severity, message, workspaces, age } of view.findings)
        said.push(JSON.stringify([fingerprint, status, severity, message, workspaces, age]));
    return (0,marker/* hash */.tW)(said);
}
//# sourceMappingURL=comment.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 4 modules
var calls = __webpack_require__(7300);
// EXTERNAL MODULE: ./build/src/hosts/host-problem.js
var host_problem = __webpack_require__(8241);
;// CONCATENATED MODULE: ./build/src/hosts/github/checks.js


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
        if (!(error instanceof host_problem/* HostProblem */.MY))
            throw error;
        const left = report.annotations.slice(sent * BATCH);
        return { left, problems: [(0,calls/* explainProblem */.F)(WHAT, NEEDS, error, report.fork)] };
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
function append(api, id, output, before) {
    return sure(() => api.updateCheckRun(id, output), async () => {
        const there = (await api.countAnnotations(id)) >= before + output.annotations.length;
        return there ? { done: undefined } : undefined;
    });
}
function create(api, report, output) {
    const { name, headSha, externalId, conclusion } = report;
    const run = { name, headSha, externalId, conclusion, output };
    return sure(() => api.createCheckRun(run), async () => {
        const found = await api.findCheckRun(run);
        return found === undefined ? undefined : { done: found };
    });
}
/** Sends again what was not answered, unless a look says that it has happened. */
async function sure(send, look) {
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            const unsure = error instanceof host_problem/* HostProblem */.MY && error.kind === 'unsure';
            if (!unsure || tries === 3)
                throw error;
            const found = await look();
            if (found !== undefined)
                return found.done;
        }
    }
}
/** The check run is not there or belongs to another app: one of our own may still be possible. */
function isElsewhere(error) {
    return (error instanceof host_problem/* HostProblem */.MY &&
        (error.kind === 'not-found' || (error.kind === 'permission' && /app_id/.test(error.message))));
}
//# sourceMappingURL=checks.js.map
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/src/hosts/decide-comment.js
/** What has to happen with the one comment of a gate, given what stands on the pull request. Pure. */





/** A report view as the content of a comment that several jobs may share. */
function toCommentContent(view) {
    const { key } = view;
    const section = toSection(view);
    const origins = (0,links/* originsOf */.TZ)(view.context);
    const ours = (body) => (0,marker/* decodeMarker */.rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,marker/* markerStart */.Rs)(key),
        compose: (existing, budget) => sections_mergeSections(existing, section, { key, budget, origins }),
        holds: (body) => holdsSection(body, section, key),
        isSuperseded(body) {
            const state = (0,marker/* decodeMarker */.rH)(body, key);
            return state !== undefined && isSuperseded(section.state, state);
        },
        isOtherVerdict(body) {
            const before = ours(body)?.tally.verdict;
            return before !== undefined && before !== view.verdict;
        },
        isAlone: (body) => (0,marker/* decodeMarker */.rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
/** @param created what this job created before: there is never a second one. */
function decideComment(snapshot, content, wish, created) {
    const comment = (0,own_comments/* ownComments */.D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'superseded', by: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        if (!wanted)
            return { kind: 'keep' };
        return { kind: snapshot.whole ? 'create' : 'unknown' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'superseded', by: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment };
    if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
        return { kind: 'delete', comment };
    }
    const anew = wish.mode === 'recreate-on-change' && created === undefined;
    if (anew && content.isOtherVerdict(comment.body))
        return { kind: 'replace', comment };
    return { kind: 'update', comment };
}
//# sourceMappingURL=decide-comment.js.map
;// CONCATENATED MODULE: ./build/src/hosts/comment.js



/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/** How often a list is asked for a comment that was created and is not in it. */
const LOOKS_FOR_CREATED = 3;
/** Of copies that earlier jobs left, as many go in one job. */
const MOST_DELETED = 20;
/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
async function startComment(api, content, wish, ports, first) {
    const writer = { api, content, wish, ports };
    const began = ports.clock.now();
    const result = await look(writer, first);
    const slowness = ports.clock.now() - began;
    return {
        result,
        settle: async () => (result.written ? settle(writer, result, slowness) : result),
    };
}
/** What people should know of how it went. */
function tellComment(result) {
    const told = [
        [
            result?.superseded === 'commit',
            'The pull request has a newer commit: its comment is left to the run of that commit.',
        ],
        [
            result?.superseded === 'run',
            'A later run has reported on this pull request: its comment was left as it is.',
        ],
        [
            result?.foreign,
            "A comment of somebody else carries this gate's marker. It was left alone and means nothing.",
        ],
        [
            result?.lost,
            'Other jobs kept writing to the comment: look for this report in the summary of the job.',
        ],
    ];
    return told.flatMap(([is, sentence]) => (is ? [sentence] : []));
}
/** One round: look, decide, write. */
async function look(writer, first) {
    const { api, content, wish } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(wish.number));
        const action = decideComment(snapshot, content, wish, writer.created);
        try {
            const done = await act(writer, action, snapshot);
            return { ...done, foreign: hasForeign(writer, snapshot) };
        }
        catch (error) {
            // Somebody deleted it in between.
            const again = error instanceof host_problem/* HostProblem */.MY && error.kind === 'not-found';
            if (!again || tries === 3)
                throw error;
        }
    }
}
function hasForeign({ content, created }, { comments }) {
    return comments.some((comment) => !(0,own_comments/* isOurs */.MU)(comment, created) && (0,own_comments/* hasMarker */.xY)(comment.body, content.marker));
}
async function act(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new host_problem/* HostProblem */.MY('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
        case 'keep':
        case 'superseded': {
            const superseded = action.kind === 'superseded' ? action.by : undefined;
            return { written: false, lost: false, url: action.comment?.url, superseded };
        }
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true, lost: false };
        case 'create':
        case 'replace': {
            const before = action.kind === 'replace' ? action.comment : undefined;
            const { url } = await comment_create(writer, before?.body, snapshot);
            if (before !== undefined)
                await api.deleteComment(before.id);
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
/**
 * Creates the one comment. When the answer is lost, the comment is looked for, twice and not at once,
 * before it is taken for not created and sent a last time.
 */
async function comment_create(writer, existing, { comments }) {
    const { api, content, wish, ports } = writer;
    const before = new Set(comments.map(({ id }) => id));
    const isNew = ({ id, body }) => !before.has(id) && (0,own_comments/* hasMarker */.xY)(body, content.marker) && content.holds(body);
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(wish.number, body);
            return (writer.created = await fitting(content, existing, send));
        }
        catch (error) {
            if (!(error instanceof host_problem/* HostProblem */.MY) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await pause(ports, 2_000)))
                    throw error;
                const found = (await api.snapshot(wish.number)).comments.find(isNew);
                if (found === undefined)
                    continue;
                // Whoever wrote the same words is not thereby the author of everything of ours.
                const { id, url, mine, author } = found;
                return (writer.created = mine ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the largest body that the host takes. */
async function fitting(content, existing, write) {
    for (const [index, budget] of BUDGETS.entries()) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            const tooLong = error instanceof host_problem/* HostProblem */.MY && error.kind === 'too-long';
            if (!tooLong || index === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('no budget');
}
/** What was written is looked at again until it stands, or until there is no time left for it. */
async function settle(writer, written, slowness) {
    const { api, content, wish, ports } = writer;
    let result = written;
    for (let round = 1, missing = 0; round <= ROUNDS; round++) {
        if (!(await pause(ports, pauseMs(round, slowness, ports.random))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number);
        const foreign = hasForeign(writer, snapshot);
        const own = (0,own_comments/* ownComments */.D5)(snapshot.comments, content.marker, writer.created);
        const [comment, ...copies] = own;
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // It stands, as far as the host said; or a person has deleted it since, and meant it.
            if (++missing === LOOKS_FOR_CREATED)
                return result;
            continue;
        }
        if (comment !== undefined && content.holds(comment.body)) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await look(writer, snapshot);
        if (!result.written)
            return result;
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Whether there was time for it. */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=comment.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js







const publish_WHAT = 'The comment on the pull request was not written';
const publish_NEEDS = 'pull-requests: write';
function createGitHubPublisher(target, github, ports) {
    return {
        publish: (view, changedFiles) => publish({ view, target, github, ports, problems: [] }, changedFiles),
    };
}
async function publish(one, changedFiles) {
    const { view, target, ports, problems } = one;
    let snapshot;
    let started;
    const filesWanted = changedFiles === undefined && needsFiles(view, target);
    await telling(one, async (api, number) => {
        if (target.comment === 'off' && !filesWanted)
            return;
        snapshot = await api.snapshot(number, { files: filesWanted });
        if (target.comment === 'off')
            return;
        const { headSha, comment: when, commentMode: mode } = target;
        const wish = { number, headSha, green: view.green, when, mode };
        started = await startComment(api, toCommentContent(view), wish, ports, snapshot);
    });
    const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
    const left = await annotate(one, changedFiles ?? asOfHead);
    let result = started?.result;
    await telling(one, async () => {
        if (started !== undefined && ports.hurry?.() !== true)
            result = await started.settle();
    });
    problems.push(...tellComment(result));
    return { left, problems, commentUrl: result?.url };
}
async function telling({ target, github: { comments }, problems }, work) {
    const { pullRequest } = target;
    if (pullRequest === undefined)
        return;
    if (comments === undefined) {
        if (target.comment !== 'off' && problems.length === 0) {
            problems.push(`${publish_WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
        }
        return;
    }
    try {
        await work(comments, pullRequest.number);
    }
    catch (error) {
        if (!(error instanceof host_problem/* HostProblem */.MY))
            throw error;
        problems.push((0,calls/* explainProblem */.F)(publish_WHAT, publish_NEEDS, error, pullRequest.fork));
    }
}
/** Resolves to the annotations that no check run took. */
async function annotate({ view, target, github: { checks }, problems }, changedFiles) {
    if (target.annotate === 'off')
        return [];
    const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
    const all = (0,report_annotations/* renderAnnotations */.H)(view, {
        annotate: target.annotate === 'all' ? 'all' : 'changed',
        changedFiles: changed,
    });
    const annotations = target.annotate === 'changed' && changed !== undefined
        ? all.filter(({ path }) => changed.has(path))
        : all;
    if (checks === undefined)
        return annotations;
    const { job } = view.context;
    const result = await publishCheck(checks, {
        checkRunId: target.checkRunId,
        name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
        headSha: target.headSha,
        externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
        conclusion: view.green ? 'success' : 'failure',
        ...renderCheck(view),
        annotations,
        fork: target.pullRequest?.fork === true,
    });
    problems.push(...result.problems);
    return result.left;
}
/** Only findings that do not keep the gate closed depend on which files changed. */
function needsFiles(view, { annotate }) {
    if (annotate === 'off' || annotate === 'all')
        return false;
    return view.findings.some(({ location, severity }) => location !== undefined &&
        (annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
//# sourceMappingURL=publish.js.map

/***/ })

};
