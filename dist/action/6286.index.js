"use strict";
exports.id = 6286;
exports.ids = [6286];
exports.modules = {

/***/ 6286:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: function() { return /* binding */ notInFuture; },
/* harmony export */   W3: function() { return /* binding */ readComment; },
/* harmony export */   X0: function() { return /* binding */ mergeSections; },
/* harmony export */   d8: function() { return /* binding */ isLater; },
/* harmony export */   e5: function() { return /* binding */ holdsCommand; },
/* harmony export */   ek: function() { return /* binding */ holdsSection; },
/* harmony export */   np: function() { return /* binding */ addCommand; },
/* harmony export */   pe: function() { return /* binding */ isSuperseded; },
/* harmony export */   sQ: function() { return /* binding */ saysGateIsOpen; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3538);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4340);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8187);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4913);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8087);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2251);
/**
 * One comment that any number of jobs write, and how none of them loses what another wrote.
 *
 * Each job owns a section: the text between two lines that name its id. The last line of the comment, the marker, holds what
 * later jobs need of each section: which job wrote it, for which commit, when it began, the numbers of its heading and the hash
 * of its text. The marker is matched exactly and by the author of the comment. It is a hint, and no verdict reads it.
 *
 * A job reads the comment, puts its section in place of its earlier one, and composes the whole anew: the heading from the
 * numbers of all sections of the newest commit, then the sections, the worst first, then what people did by commands, then the
 * marker. It writes nothing where the comment has a later report of the same job, or a report on a newer commit. After it has
 * written, it reads the comment again: where its section is not there, another job wrote at the same time, and it writes once
 * more. So in the end all sections are in the comment, whatever the order of writing.
 *
 * Sections of the commit before stay until their jobs report, and say that they wait; those of older commits go. Where all do
 * not fit, the largest texts of other jobs become links, and then their names go, those that passed first.
 *
 * A command adds one line and changes nothing else. What was done at the newest commit stays; answers, also those to refused
 * commands, stay until the next report.
 */








/** In UTF-16 units; GitHub's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/** A comment with a smaller budget has no seals of runs. */
const LEAST_WITH_SEALS = 30_000;
/**
 * The comment with `section` in place of this job's earlier one, and the sections of other jobs.
 *
 * @param existing the body of the gate's comment; any other text counts as no comment
 * @param budget in UTF-16 units
 * @returns `existing` itself if it holds this report already, or a newer one
 */
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
    const { key } = section;
    const body = existing ?? '';
    const comment = readComment(body, section);
    if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body);
    const newestSha = newestAttempt([...(comment?.sections ?? []), section.state]).headSha;
    const previousSha = previousCommit(comment, newestSha);
    const existingParts = comment ? readParts(body, comment) : [];
    const otherParts = existingParts.filter(({ state: { id, headSha } }) => id !== section.state.id && (headSha === newestSha || headSha === previousSha));
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    const commands = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .currentCommands */ .m6)(comment?.commands ?? [], newestSha);
    const askedFindings = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
    return fitParts(otherParts, section, budget, (parts) => {
        const keepsSeals = budget >= LEAST_WITH_SEALS;
        const sections = parts.map(({ state }) => (keepsSeals ? state : { ...state, seals: {} }));
        const state = {
            key,
            sections,
            previousSha,
            commands,
            ended: comment?.ended,
            asked: askedFindings.slice(-_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ASKED */ .V6),
        };
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', commentHeading(sections), ...renderSections(parts, newestSha, section.origins), renderCommands(commands), (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeMarker */ .$N)(state, stateLimit));
    });
}
/**
 * Adds one command to a comment of ours and changes nothing else: the workflow for commands does not know the texts that the
 * gate's workflow writes around its sections. A comment with another key is returned as it was.
 */
function addCommand(body, command, key) {
    const comment = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key);
    if (comment === undefined || holdsCommand(body, command, key))
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body);
    const { commands: earlier = [] } = comment;
    // The command may be for a commit before the newest one, whose commands are kept all the same.
    const newestShas = comment.sections.length > 0 ? [newestAttempt(comment.sections).headSha] : [];
    const kept = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .currentCommands */ .m6)([...earlier, command], command.commit, ...newestShas);
    const refused = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedCommands */ .x_)([...earlier, command]);
    const isAmong = kept.includes(command) || refused.includes(command);
    const commands = [...kept, ...refused, ...(isAmong ? [] : [command])];
    // The marker is the last line.
    const text = removeCommands(body).trimEnd();
    const above = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(text.slice(0, text.lastIndexOf('\n')).trimEnd());
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', above, renderCommands(commands), (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeMarker */ .$N)({ ...comment, commands, ended: addEnded(comment, command) }));
}
function addEnded({ ended = [] }, command) {
    return [...new Set([...ended, ...(command.ended ?? [])])].slice(-_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ENDED */ .TR);
}
/** Whether `body` is a comment with this key that stores this very command. */
function holdsCommand(body, command, key) {
    const { commands: stored = [], ended = [] } = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key) ?? {};
    const encode = (given) => JSON.stringify((0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeCommands */ .XT)([given]));
    const holdsEnded = (command.ended ?? []).every((id) => ended.includes(id));
    return holdsEnded && stored.some((given) => encode(given) === encode(command));
}
/** Whether `body` holds exactly this report of this section. After writing, it shows that no other job wrote over it. */
function holdsSection(body, { state, key }) {
    const section = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === state.id);
    const { digest, runId, attempt } = state;
    return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
/**
 * Whether a comment of ours says that the gate is open: every job of its newest commit is green, and none of the
 * commit before has still to report. A comment that cannot be read does not say so.
 */
function saysGateIsOpen(body) {
    const sections = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body)?.sections ?? [];
    if (sections.length === 0)
        return false;
    const { headSha } = newestAttempt(sections);
    return sections.every((section) => section.headSha === headSha && section.counts.green);
}
/**
 * The comment as its marker has it. Everybody who may write in the comment can write any number and time there: a report
 * that says that it began in the future is older than all others, so that no such text keeps later reports away.
 */
function readComment(body, { key, now = Number.POSITIVE_INFINITY }) {
    const comment = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key);
    if (comment === undefined)
        return undefined;
    return { ...comment, sections: comment.sections.map((section) => notInFuture(section, now)) };
}
/** A report that says that it began in the future is older than all others. @param now seconds since 1970 */
function notInFuture(report, now) {
    return report.startedAt > now + SKEW_S ? { ...report, startedAt: 0 } : report;
}
/** How far the clocks of two machines may differ. */
const SKEW_S = 60;
/** Whether the comment has a later report of the same job, or a report on a newer commit: then nothing is written. */
function isSuperseded(report, comment) {
    return comment.sections.some((section) => {
        if (section.id === report.id && isLater(section, report))
            return true;
        return section.headSha !== report.headSha && isNewer(section, report);
    });
}
/** The commit before the newest one. Its sections stay, marked as waiting; those of older commits are left out. */
function previousCommit(comment, newestSha) {
    const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== newestSha) ?? [];
    return ofOtherCommits.length === 0 ? comment?.previousSha : newestAttempt(ofOtherCommits).headSha;
}
/**
 * Composes the comment of as many parts as fit. Sections keep their text while all fit. Else the largest texts of other jobs
 * are replaced by a link to the job, one after the other, until this job has its share: only its own section can be rendered
 * smaller. With hundreds of jobs even their names are left out, those that passed first: the headline still counts them.
 *
 * @param compose makes the comment of these parts
 */
function fitParts(others, section, budget, compose) {
    const { state, title, url } = section;
    const share = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
    const largestFirst = others
        .filter(({ text }) => text !== '')
        .sort((one, other) => other.text.length - one.text.length);
    const isGreen = (part) => Number(part.state.counts.green);
    const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
    /** Without the first `omissions` of: the texts, the largest first; then the names, green ones first. */
    const partsWithout = (omissions, text) => {
        const withoutText = new Set(largestFirst.slice(0, omissions));
        const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
        const kept = others.map((part) => {
            if (withoutName.has(part))
                return { ...part, title: '', text: '' };
            return withoutText.has(part) ? { ...part, text: '' } : part;
        });
        return [...kept, { state, title, text, url }].sort(compareParts);
    };
    const leftFor = (omissions) => budget - compose(partsWithout(omissions, '')).length;
    // A binary search for the least number of omissions with which this job has its share.
    let least = 0;
    let most = largestFirst.length + greenFirst.length;
    while (least < most) {
        const middle = Math.floor((least + most) / 2);
        if (leftFor(middle) >= share)
            most = middle;
        else
            least = middle + 1;
    }
    const left = leftFor(least);
    return compose(partsWithout(least, left > 0 ? section.render(left) : ''));
}
/** The worst first, then by name, so that every job writes the same order. */
function compareParts(one, other) {
    const badness = ({ state }) => _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.indexOf(state.counts.verdict);
    return (badness(other) - badness(one) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodeUnits */ .UF)(one.title, other.title) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodeUnits */ .UF)(one.state.id, other.state.id));
}
// The lines around the text of a section: the first has its id, and its title and address in base64url.
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
/** The sections that the marker names, with their texts. The text is empty if its lines are not there. */
function readParts(body, comment) {
    const lines = body.split('\n');
    const begins = new Map();
    for (const [index, line] of lines.entries()) {
        const [, id, heading = ''] = BEGIN.exec(line) ?? [];
        if (id !== undefined)
            begins.set(id, { index, heading });
    }
    return comment.sections.map((state) => {
        const begin = begins.get(state.id);
        const end = begin === undefined ? -1 : lines.indexOf(END, begin.index);
        if (begin === undefined || end < 0)
            return { state, title: '', text: '' };
        const text = lines.slice(begin.index + 1, end).join('\n');
        return { state, text: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(text.trim()), ...readHeading(begin.heading) };
    });
}
/** @param encoded JSON in base64url, as `withSectionMarkers` writes it */
function readHeading(encoded) {
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .fromBase64Url */ .tP)(encoded));
    const [title, url] = Array.isArray(parsed) ? parsed : [];
    if (typeof title !== 'string')
        return { title: '' };
    return { title, url: typeof url === 'string' ? url : undefined };
}
/** A single section has no heading of its own. */
function renderSections(parts, newestSha, origins) {
    const [only] = parts.length === 1 ? parts : [];
    if (only)
        return [withSectionMarkers(only, only.text)];
    const named = parts.filter(({ title }) => title !== '');
    return named.map((part) => part.state.headSha === newestSha ? renderCurrent(part, origins) : renderWaiting(part));
}
function withSectionMarkers(part, text) {
    const { state, title, url } = part;
    const encoded = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .toBase64Url */ ._e)(JSON.stringify(url === undefined ? [title] : [title, url]));
    const begin = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(`<!-- plangate:section ${state.id} ${encoded} -->`);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${begin}\n\n${text}\n\n${END}`;
}
/** A section about the commit before: its job has still to report. */
function renderWaiting(part) {
    const { counts, headSha } = part.state;
    const earlier = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)((0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictSentence */ .BT)(counts, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(` at ${headSha.slice(0, 7)}`)));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `#### ⏳ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(part.title)}: waiting for a result (${earlier})\n\n${withSectionMarkers(part, '')}`;
}
/** A section about the newest commit. */
function renderCurrent(part, origins) {
    const { counts } = part.state;
    const icon = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineIcon */ .Mb)(counts);
    const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)((0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictSentence */ .BT)(counts));
    if (counts.green && part.text !== '')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `<details><summary>${icon} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
    const text = part.text || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Details: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('the job', part.url, origins)}.`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `#### ${icon} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(part.title)}: ${words}\n\n${withSectionMarkers(part, text)}`;
}
/** @param sections one at least */
function commentHeading(sections) {
    const { headSha } = newestAttempt(sections);
    const current = sections.filter((section) => section.headSha === headSha);
    const counts = addUp(current.map((section) => section.counts));
    const waiting = sections.length - current.length;
    const icon = counts.green && waiting > 0 ? '⏳' : (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineIcon */ .Mb)(counts);
    const sha = headSha.slice(0, 7);
    const atCommit = sha === '' ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(sha, 7)}`;
    const waitingWords = waiting > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` · waiting for ${waiting} of ${sections.length} jobs` : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `### ${icon} Policy gate: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)((0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictSentence */ .BT)(counts, atCommit))}${waitingWords}`;
}
/** The counts of the whole comment, from those of its jobs. */
function addUp(ofJobs) {
    const verdict = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .worstVerdict */ .zP)(ofJobs.map((counts) => counts.verdict));
    const green = ofJobs.every((counts) => counts.green);
    const atFault = ofJobs.filter((counts) => (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .countsTowards */ .DK)(counts.verdict, verdict));
    // Two jobs may count the same policy, so that numbers of different policies cannot be added up.
    const onlyAtFault = atFault.length === 1 ? atFault : [];
    const haveOneJobWithResults = ofJobs.filter(({ results }) => results > 0).length === 1;
    /** The jobs whose numbers are added up, for counts that are not the sum over all jobs. */
    const addends = {
        affected: atFault,
        policiesAtFault: onlyAtFault,
        policiesToFix: onlyAtFault,
        runTasksAtFault: onlyAtFault,
        guardsAtFault: onlyAtFault,
        policies: haveOneJobWithResults ? ofJobs : [],
    };
    const approvedBy = [...new Set(ofJobs.flatMap((counts) => counts.approvedBy))];
    // Of several jobs, the first that has the verdict of all says why.
    const cause = atFault.find((counts) => counts.cause !== '')?.cause ?? '';
    return (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toHeadlineCounts */ .I9)(verdict, green, { approvedBy, cause }, (name) => (addends[name] ?? ofJobs).reduce((sum, counts) => sum + counts[name], 0));
}
/** Where the commands of people begin and end in the comment. */
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
/** The commands as a list, between the lines by which `removeCommands` finds them. Empty if no command was given. */
function renderCommands(commands) {
    if (commands.length === 0)
        return '';
    const lines = commands.map(({ verb, by, at, reason, proposal, approved = [] }) => {
        const why = reason === '' ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason, 500)}`;
        const what = approved.length === 0 ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, approved in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .nameSome */ .Kf)(approved, 10), 2_000)}`;
        const line = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMinute */ .Yi)(at)})${what}`;
        if (proposal === undefined)
            return line;
        const { text, file } = proposal;
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(text)}`;
    });
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${BEGIN_COMMANDS}\n\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
/** What to do with the text of a proposed exception, which follows. */
function exceptionInstruction(file) {
    if (file === undefined) {
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Add it to the list in the file that the workflow pins, and pin the new commit`;
    }
    const { path, isNew, link: url } = file;
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(path, 300), url, url === undefined ? [] : [url]);
    return isNew
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Create ${name} on a new branch, with`
        : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Edit ${name} on a new branch, and add to its list`;
}
const COMMAND_WORDS = {
    help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate approve COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
    rerun: 'started the gate again',
    again: 'asked for new plans',
    override: 'overrode the failed policies',
    approve: 'approved failures of own policies',
    'allow-destroys': 'let the plan destroy what it destroys',
    except: 'asked for an exception',
    'not-owner': 'may not override what belongs to others: the log of the job says of whom',
    refused: 'gave a command that was refused: the log of its job says why',
    unclear: 'wrote a command that cannot be followed: `/plangate help` lists them',
};
/** A comment without the lines that `renderCommands` wrote into it. */
function removeCommands(body) {
    const from = body.lastIndexOf(BEGIN_COMMANDS);
    const to = body.lastIndexOf(END_COMMANDS);
    return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_COMMANDS.length);
}
/**
 * Whether the first report is the newer one. Attempts of one run are compared by their number, runs for two commits by
 * theirs, and all others by their start. A job that began earlier is never the newer one, whatever its numbers say: anybody
 * who may write in the comment can make them up, and then keeps no report away but those of jobs that are running.
 */
function isNewer(one, other) {
    if (one.startedAt < other.startedAt)
        return false;
    // A run id of 0 is not known.
    if (one.runId === other.runId && one.runId !== 0)
        return one.attempt > other.attempt;
    if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
        return one.runId > other.runId;
    return one.startedAt > other.startedAt;
}
/**
 * Of two reports of the same job, whether the first is the later one. Some hosts count no attempts: a job that is started
 * again there differs by its start alone.
 */
function isLater(one, other) {
    const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
    return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}
/** @param attempts one at least */
function newestAttempt(attempts) {
    return attempts.reduce((newest, attempt) => (isNewer(attempt, newest) ? attempt : newest));
}
//# sourceMappingURL=sections.js.map

/***/ })

};
;