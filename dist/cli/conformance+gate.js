export const id = 52;
export const ids = [52];
export const modules = {

/***/ 2052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/src/policy/decide.js + 2 modules
var decide = __webpack_require__(4579);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var wire_resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/as-asked.js
var as_asked = __webpack_require__(5043);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(5960);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/read-loads.js + 1 modules
var read_loads = __webpack_require__(7664);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
;// CONCATENATED MODULE: ./build/src/gate/supersede.js
/**
 * A newer push supersedes: earlier speculative runs of the same pull request need no answer any more.
 * The message of a run of ours ends in a tag, which tells them from all other runs.
 */




/** Cancels what the runs of this job supersede, in the background. */
function startSuperseder({ cancelSuperseded: wanted, changeRequest, mode }, { client: unscoped, signal, log }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    // A hundred workspaces wait on one signal: that is no leak.
    (0,external_node_events_.setMaxListeners)(0, signal, either);
    const client = unscoped.with({ signal: either, deadline });
    let before = Promise.resolve();
    async function endEarlier(workspace, superseding) {
        if (either.aborted)
            return;
        try {
            const { ended, refused } = await cancelSuperseded(superseding, client);
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined) {
                log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
            }
        }
        catch (error) {
            log.debug(`Earlier runs of ${workspace} were not looked for: ${(0,failure_of/* messageOf */.bD)(error)}`);
        }
    }
    return {
        /** One workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, superseding) => {
            if (wanted !== true || changeRequest === undefined || mode !== 'speculative')
                return;
            before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest }));
        },
        async close() {
            background.abort();
            await before;
        },
    };
}
/**
 * Cancels (or discards, where they rest) earlier runs that carry the tag of this pull request, are
 * speculative and not over. Best effort: what cannot be cancelled is left alone.
 * @returns the ids of the runs that were asked to end, and of one that this token may not end.
 * @throws what the client threw while listing.
 */
async function cancelSuperseded({ workspaceId, changeRequest, run }, client) {
    const { items } = await client.runs
        .list(workspaceId, { search: changeRequest })
        .page({ size: 50 });
    const earlier = items.filter((other) => isSuperseded(other, run, changeRequest));
    const ended = [];
    for (const { id, attributes } of earlier) {
        // What may not be done to one may not be done to any of them.
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
function isSuperseded(other, run, changeRequest) {
    const { attributes } = other;
    const kind = (0,status_status/* runKind */.Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (kind === 'moving' || kind === 'person') &&
        // An older job that comes late must not cancel the newer one's run.
        Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function end(id, client) {
    const comment = 'Superseded by a newer push to the same pull request.';
    for (const act of ['cancel', 'discard']) {
        try {
            await client.runs[act](id, comment);
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
                throw error;
            if ((0,failure_of/* isRefusal */.vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;
/** `Plan for #42 [plangate acme/infra#42 k3x9…]` */
function runMessage(message, changeRequest, random) {
    const tag = `${OPEN}${changeRequest === undefined ? '' : `${clean(changeRequest)} `}${nonce(random)}]`;
    const said = clean(message).slice(0, LONGEST - tag.length - 1);
    return said === '' ? tag : `${said} ${tag}`;
}
/** Whether this message is that of a run of ours for this pull request. */
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    // What ends the message counts: it cannot fake its end.
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function nonce(random) {
    return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
}
/** One line, without the bracket that opens a tag. */
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}
//# sourceMappingURL=supersede.js.map
;// CONCATENATED MODULE: ./build/src/gate/job.js


/** Ending a run that is given up takes this long at most, out of the job's own time. */
const END_BUDGET_MS = 5_000;
/** A cancelled job has this long: the runner kills 7.5 s after it asks. */
const ABORT_BUDGET_MS = 4_000;
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - Math.min(END_BUDGET_MS, options.timeoutMs / 10);
    const warned = new Set();
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const superseder = startSuperseder(options, ports, deadline, emit);
    let earlierRuns;
    return {
        options,
        clock,
        random,
        signal,
        /** For the work itself: given up early enough to end what is left. */
        client: ports.client.with({ signal, deadline }),
        deadline,
        emit,
        elapsedMs,
        /** One archive per root, packed on first need. */
        pack: archives.pack,
        archives: archives.summaries,
        /** A client for ending runs, with time of its own. */
        ending() {
            const until = signal.aborted
                ? clock.now() + ABORT_BUDGET_MS
                : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
            const own = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(own), deadline: until };
        },
        /** The run of this workspace that may have been overridden. */
        async earlierRun(workspace) {
            earlierRuns ??= options.earlierRuns?.();
            const runs = (await earlierRuns) ?? {};
            return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
        },
        debug: (line) => log.debug(line),
        /** Says it once for all workspaces. */
        warn(line) {
            if (!warned.has(line))
                log.warning(line);
            warned.add(line);
        },
        /** Why nothing is tried any more, when that is so. */
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        /** Removes the archives and waits for nothing else. */
        async close() {
            await superseder.close();
            await archives.remove();
        },
    };
}
/** Where people see a run: as Terraform prints it, because not every service has another address. */
function runUrlOf(workspace, runId, { client, options }) {
    const at = [options.organization, workspace, 'runs', runId];
    return `${client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
}
function keepArchives(ports, emit) {
    const packed = new Map();
    const done = [];
    const packNow = async (root) => {
        const archive = await ports.pack(root);
        done.push(archive);
        // Before any workspace goes on, so that they go on in their order.
        if (archive.withheld.some(read_loads/* mayBeMissed */.aV))
            await (0,read_loads/* loadParser */.qd)();
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    return {
        pack: (root) => {
            const archive = packed.get(root) ?? packNow(root);
            packed.set(root, archive);
            return archive;
        },
        summaries: () => done.map(summarize),
        remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => undefined))),
    };
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
    const files = archive.entries.filter(({ type }) => type !== 'directory').length;
    return { root, files, bytes, contentBytes, sha256, withheld: archive.withheld.length };
}
//# sourceMappingURL=job.js.map
// EXTERNAL MODULE: ./build/src/policy/reading.js
var policy_reading = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/src/policy/from-plan-log.js
/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 */

const MOST = 100;
const from_plan_log_LONGEST = 4_000;
function fromPlanLog(log) {
    const lines = log.split('\n').map((line) => stripControls(line.slice(0, from_plan_log_LONGEST * 4)));
    const structured = lines.flatMap(fromJsonLine);
    return distinct(structured.length > 0 ? structured : fromBoxes(lines)).slice(0, MOST);
}
/** What a plan's log counts: to add, change, destroy and import; undefined where it does not say. */
function countsInLog(log) {
    const told = log.split('\n').flatMap((line) => {
        const text = stripControls(line.slice(0, from_plan_log_LONGEST)).trim();
        const counts = text.startsWith('{') ? countsInJson(text) : countsInText(text);
        return counts === undefined ? [] : [counts];
    });
    return told.at(-1);
}
function countsInJson(line) {
    const message = parse(line);
    const changes = (0,policy_reading/* fieldsOf */.Pf)(message)['changes'];
    if ((0,policy_reading/* fieldsOf */.Pf)(message)['type'] !== 'change_summary')
        return undefined;
    if ((0,policy_reading/* fieldsOf */.Pf)(changes)['operation'] !== 'plan')
        return undefined;
    return ['add', 'change', 'remove', 'import'].map((name) => (0,policy_reading/* asCount */.Wg)((0,policy_reading/* fieldsOf */.Pf)(changes)[name]) ?? 0);
}
/** `Plan: 1 to import, 2 to add, 0 to change, 1 to destroy.` */
function countsInText(line) {
    if (line.startsWith('No changes.'))
        return [0, 0, 0, 0];
    if (!line.startsWith('Plan: ') || !line.endsWith(' to destroy.'))
        return undefined;
    const words = line.slice('Plan: '.length, -1).split(', ');
    return ['add', 'change', 'destroy', 'import'].map((name) => {
        const word = words.find((each) => each.endsWith(` to ${name}`)) ?? '';
        return (0,policy_reading/* asCount */.Wg)(Number.parseInt(word, 10)) ?? 0;
    });
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
function fromJsonLine(line) {
    const diagnostic = (0,policy_reading/* fieldsOf */.Pf)(parse(line))['diagnostic'];
    const severity = (0,policy_reading/* fieldsOf */.Pf)(diagnostic)['severity'];
    const summary = textOf(diagnostic, 'summary');
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const range = (0,policy_reading/* fieldsOf */.Pf)(diagnostic)['range'];
    const start = (0,policy_reading/* asCount */.Wg)((0,policy_reading/* fieldsOf */.Pf)((0,policy_reading/* fieldsOf */.Pf)(range)['start'])['line']);
    return [
        {
            severity,
            summary: summary.slice(0, from_plan_log_LONGEST),
            detail: textOf(diagnostic, 'detail')?.slice(0, from_plan_log_LONGEST),
            address: textOf(diagnostic, 'address'),
            file: textOf(range, 'filename'),
            line: start || undefined,
        },
    ];
}
/** `│ Error: …`, then `│   on main.tf line 3, in resource "a" "b":`, then the text up to `╵`. */
function fromBoxes(lines) {
    const found = [];
    let current;
    let detail = [];
    const close = () => {
        if (current !== undefined) {
            const text = detail.join('\n').trim();
            found.push({ ...current, detail: text === '' ? undefined : text.slice(0, from_plan_log_LONGEST) });
        }
        current = undefined;
        detail = [];
    };
    for (const raw of lines) {
        const line = unbox(raw);
        const opening = opens(line);
        if (opening !== undefined) {
            close();
            current = opening;
        }
        else if (raw.trimStart().startsWith('╵'))
            close();
        else if (current !== undefined) {
            // `3: bucket = 1` is the source again.
            const isSource = /^\d{1,6}:/.test(line.trim());
            const place = placeOf(line);
            if (place !== undefined && current.file === undefined)
                Object.assign(current, place);
            else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
                current.address = line.trim().slice('with '.length, -1);
            }
            else if (!isSource)
                detail.push(line.trim());
        }
        if (found.length >= MOST)
            break;
    }
    close();
    return found;
}
function unbox(line) {
    const trimmed = line.trimStart();
    return trimmed.startsWith('│') ? trimmed.slice(1).trimStart() : line;
}
function opens(line) {
    const [, word, summary = ''] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
    if (word === undefined)
        return undefined;
    return { severity: word === 'Error' ? 'error' : 'warning', summary: summary.trim() };
}
/** `on main.tf line 3, in resource "a" "b":` */
function placeOf(line) {
    const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
    const number = (0,policy_reading/* asCount */.Wg)(Number(digits));
    return file !== undefined && number ? { file, line: number } : undefined;
}
/** Colours and the marks at the log's two ends. */
function stripControls(line) {
    const [first = '', ...coloured] = line.split('\u001b[');
    const text = coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ''));
    return [first, ...text].join('').replaceAll(/(?!\t)\p{Cc}/gu, '');
}
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function textOf(value, key) {
    const text = (0,policy_reading/* fieldsOf */.Pf)(value)[key];
    return typeof text === 'string' && text !== '' ? text : undefined;
}
//# sourceMappingURL=from-plan-log.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const TOLD = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
/** That policies were left out, or enforced less than they were written to be. */
function noticesOf(events) {
    return events
        .filter(({ event }) => TOLD.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || []);
}
/** The same results; those that were overridden say by whom and why, where the events tell for certain. */
function attributeOverrides(results, events) {
    const overrides = events
        .filter(({ event }) => /overrid/i.test(event.attributes.action))
        .map(({ event, actor: by, comment: reason }) => {
        return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
    return results.map((result) => {
        if (result.status !== 'overridden')
            return result;
        const found = pick(overrides, result.override?.at);
        return found === undefined ? result : { ...result, override: { ...found, ...result.override } };
    });
}
/** A service writes down the event and the state that follows from it in one go. */
const TOGETHER_MS = 10_000;
/** The only one there is, or the only one at that time. */
function pick(overrides, at) {
    if (overrides.length === 1)
        return overrides[0];
    const then = Date.parse(at ?? '');
    const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
    return near.length === 1 ? near[0] : undefined;
}
//# sourceMappingURL=from-run-events.js.map
// EXTERNAL MODULE: ./build/src/policy/named-resources.js
var named_resources = __webpack_require__(8397);
;// CONCATENATED MODULE: ./build/src/policy/from-outcomes.js
/** Policy evaluations and their policy set outcomes. */




function fromOutcomes(stage, { evaluation, sets: read }) {
    const { status, 'status-timestamps': stamps } = evaluation.attributes;
    const what = `policy evaluation ${evaluation.id}`;
    const { reading, kind, unfinished } = (0,policy_reading/* readStatus */.rk)(status_status/* POLICY_EVALUATION */.o8, {
        system: 'policy-evaluation',
        what,
        word: status,
        stage: stage.attributes.status,
    });
    const owner = (0,wire_resource/* relatedId */.Dl)(evaluation, 'policy-attachable') ?? stage.id;
    if (owner !== stage.id) {
        reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
    }
    if (unfinished)
        return reading;
    if (read !== undefined && 'doubt' in read.how)
        reading.doubts.push(read.how.doubt);
    reading.doubts.push(...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* POLICY_EVALUATION */.o8));
    const sets = read?.items ?? [];
    for (const set of sets) {
        const { results, doubts } = readSet(set, stage, evaluation);
        reading.results.push(...results);
        reading.doubts.push(...doubts);
    }
    const contrary = kind === 'unknown' ? [] : (0,policy_reading/* contradictions */.vM)(what, status, reading.results);
    reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
    if (status === 'errored')
        reading.errors.push(`The ${what} could not be evaluated.`);
    return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
    const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
    const what = `policy evaluation ${id}`;
    const name = named ?? '';
    const error = set.attributes.error ?? '';
    const mayPass = set.attributes.overridable !== false;
    const isOverridden = status === 'overridden';
    const awaiting = (0,status_status/* kindOf */.I)(status_status/* TASK_STAGE */.j$, stage.attributes.status) === 'person';
    const results = (outcomes ?? []).map((outcome) => toResult(outcome, {
        policySet: name,
        // A set that could be overridden cannot any more once its stage is over.
        overridable: mayPass && (awaiting || isOverridden),
        overridden: mayPass && isOverridden,
        at: stamps?.['overridden-at'] ?? undefined,
    }));
    const doubts = [];
    if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
        doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
    }
    if (((0,wire_resource/* relatedId */.Dl)(set, 'policy-evaluation') ?? id) !== id) {
        doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
    }
    const mismatch = compare(counts, results, error !== '');
    if (mismatch !== undefined)
        doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
    if (error !== '') {
        const output = error.split('\n');
        const of = { system: 'policy-evaluation', policySet: name };
        results.unshift({ ...policy_reading/* BROKEN_SET */.H4, ...of, message: error, output });
    }
    return { results, doubts };
}
function toResult(outcome, set) {
    const { status: word, enforcement_level: levelWord } = outcome;
    const kind = (0,status_status/* kindOf */.I)(status_status/* OUTCOME */.vg, word);
    const level = (0,policy_reading/* toLevel */.e3)(levelWord, 'policy-evaluation');
    const printed = printedLines(outcome.output);
    const output = printed.map(({ text }) => text);
    const description = outcome.description ?? '';
    const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
    const own = (0,policy_reading/* toStatus */.mf)(kind, word);
    const status = own === 'failed' && set.overridden && isLenient ? 'overridden' : own;
    const at = status === 'overridden' ? set.at : undefined;
    const named = kind === 'good' ? [] : (0,named_resources/* namedIn */.$P)(printed);
    const described = kind === 'good' || named.length > 0 ? [] : (0,named_resources/* mentionedIn */.Tc)(description);
    const resources = [...named, ...described];
    return {
        system: 'policy-evaluation',
        policySet: set.policySet,
        policy: outcome.policy_name ?? outcome.query ?? '',
        level,
        status,
        word: (0,policy_reading/* foreignWord */.n)(status, word, level, levelWord),
        overridable: set.overridable && isLenient,
        message: kind === 'good' ? '' : (output[0] ?? description),
        description: description === '' ? undefined : description,
        output,
        address: resources[0]?.address,
        resources,
        override: at === undefined ? undefined : { at },
    };
}
/** What is wrong between counts and what they count, as the rest of a sentence. */
function compare(counts, results, broken) {
    if (counts === null || counts === undefined)
        return undefined;
    const shown = (0,policy_reading/* tally */.N4)(results);
    const said = [
        ['passed', 'passed', (0,policy_reading/* countOf */.pq)(counts, 'passed'), shown.passed],
        ['failed advisory', 'advisory failed', (0,policy_reading/* countOf */.pq)(counts, 'advisory-failed'), shown.advisory],
        ['failed mandatory', 'mandatory failed', (0,policy_reading/* countOf */.pq)(counts, 'mandatory-failed'), shown.mandatory],
        // A set that broke as a whole may or may not be counted as an error of its own.
        ['errored', 'errored', broken ? shown.errored : (0,policy_reading/* countOf */.pq)(counts, 'errored'), shown.errored],
    ];
    for (const [name, did, count, listed] of said) {
        if (count === undefined)
            return `does not say how many policies ${did}`;
        if (count !== listed)
            return `counts ${count} ${name} but lists ${listed}`;
    }
    return undefined;
}
function countDoubts(what, evaluation, sets, results) {
    const doubts = [];
    const { status, 'result-count': counts } = evaluation.attributes;
    const isCounted = (each) => each !== undefined && each !== null;
    const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
    const mismatch = compare(counts, results, broken);
    if (mismatch !== undefined)
        doubts.push(`The ${what} ${mismatch} in its policy sets.`);
    if (sets.length === 0 && (0,status_status/* kindOf */.I)(status_status/* POLICY_EVALUATION */.o8, status) === 'good') {
        doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
    }
    const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
    if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
        doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
    }
    return doubts;
}
/** As many entries, and as long each, as a reader could want. */
const from_outcomes_MOST = 1_000;
const from_outcomes_LONGEST = 4_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
function printedLines(output) {
    const lines = [];
    gather(output, lines, 0);
    return lines;
}
function gather(value, lines, depth, address) {
    if (lines.length >= from_outcomes_MOST || value === null || value === undefined)
        return;
    if (typeof value === 'string') {
        for (const line of value.split('\n')) {
            if (lines.length < from_outcomes_MOST && line.trim() !== '')
                lines.push({ text: clip(line.trimEnd()), address });
        }
        return;
    }
    if (depth < DEEPEST && Array.isArray(value)) {
        for (const item of value)
            gather(item, lines, depth + 1, address);
        return;
    }
    if (depth < DEEPEST && typeof value === 'object') {
        const fields = new Map(Object.entries(value));
        const said = SAYS.find((key) => fields.has(key));
        if (said !== undefined) {
            const message = fields.get(said);
            const subject = [fields.get('address'), fields.get('resource')].find(isText);
            const isBeside = isText(message) && subject !== undefined && !message.includes(subject);
            const owner = subject !== undefined && (0,named_resources/* isAddress */.PW)(subject) ? subject : undefined;
            gather(isBeside ? `${subject}: ${message}` : message, lines, depth + 1, owner);
            return;
        }
    }
    lines.push({ text: clip(asJson(value)), address: undefined });
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** A structure too deep to be written is named instead. */
function asJson(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch {
        return '(an output too deep to show)';
    }
}
function clip(line) {
    return line.length <= from_outcomes_LONGEST ? line : `${line.slice(0, from_outcomes_LONGEST)}…`;
}
//# sourceMappingURL=from-outcomes.js.map
// EXTERNAL MODULE: ./build/src/policy/from-policy-check.js
var from_policy_check = __webpack_require__(392);
;// CONCATENATED MODULE: ./build/src/policy/from-tf-policy.js
/** Terraform policy: its outcomes know the file and the line. */



function fromTfPolicy({ evaluation, sets }) {
    const { status, permissions, error, actions } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    const object = { system: 'terraform-policy', what, word: status };
    const { reading, kind, unfinished } = (0,policy_reading/* readStatus */.rk)(status_status/* TF_POLICY_EVALUATION */.bz, object);
    if (unfinished)
        return { ...(isApply(evaluation) ? (0,policy_reading/* emptyReading */.iz)() : reading), canOverride };
    if ((error ?? undefined) !== undefined || status === 'errored') {
        const said = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
        reading.errors.push(`The ${what} could not be evaluated${said === '' ? '' : `: ${said.slice(0, 2_000)}`}.`);
    }
    if (sets !== undefined && 'doubt' in sets.how)
        reading.doubts.push(sets.how.doubt);
    const stamps = evaluation.attributes['status-timestamps'];
    reading.doubts.push(...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* TF_POLICY_EVALUATION */.bz));
    if (kind === 'person' && actions?.['is-overridable'] === false) {
        reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
    }
    const results = (sets?.items ?? []).flatMap((set) => from_tf_policy_readSet(set, status));
    const doubts = [
        ...reading.doubts,
        ...from_tf_policy_countDoubts(what, evaluation, results),
        ...(0,policy_reading/* contradictions */.vM)(what, status, results, true),
    ];
    return { ...reading, canOverride, results, doubts };
}
/** Neither mode ever gets there. */
function isApply({ attributes }) {
    return attributes['stage-type']?.toLowerCase() === 'apply';
}
function from_tf_policy_readSet({ attributes }, evaluation) {
    const policySet = attributes['policy-set-name'] ?? '';
    const error = attributes.error ?? '';
    const results = (attributes.outcomes ?? []).map((each) => from_tf_policy_toResult(each, policySet, evaluation));
    if (error === '')
        return results;
    const message = printError(error).slice(0, 4_000);
    return [
        { ...policy_reading/* BROKEN_SET */.H4, system: 'terraform-policy', policySet, message, output: [] },
        ...results,
    ];
}
function from_tf_policy_toResult(outcome, policySet, evaluation) {
    const { status: word, enforcement_level: levelWord } = outcome;
    const kind = (0,status_status/* kindOf */.I)(status_status/* TF_POLICY_OUTCOME */.Zc, word);
    const level = (0,policy_reading/* toLevel */.e3)(levelWord, 'terraform-policy');
    const overridable = level === 'mandatory-overridable' && ['awaiting_override', 'overridden'].includes(evaluation);
    const own = (0,policy_reading/* toStatus */.mf)(kind, word);
    const isOverridden = own === 'failed' && overridable && evaluation === 'overridden';
    const status = isOverridden ? 'overridden' : own;
    const output = printDiagnostics(outcome);
    return {
        system: 'terraform-policy',
        policySet,
        policy: outcome.policy_name ?? outcome.file_name ?? '',
        level,
        status,
        word: (0,policy_reading/* foreignWord */.n)(status, word, level, levelWord),
        overridable,
        message: kind === 'good' ? '' : (output[0] ?? ''),
        output,
        ...from_tf_policy_placeOf(kind === 'good' ? [] : (outcome.diagnostics ?? [])),
    };
}
function printDiagnostics({ diagnostics }) {
    return (diagnostics ?? []).flatMap((diagnostic) => [
        ...linesOf(diagnostic.error_message ?? diagnostic.summary),
        ...(diagnostic.resources ?? []).flatMap((resource) => linesOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? '') === '' ? line : `${resource.resource_name}: ${line}`)),
    ]);
}
function from_tf_policy_placeOf(diagnostics) {
    const all = diagnostics
        .flatMap(({ resources }) => resources ?? [])
        .map((resource) => {
        const { resource_name: name, file_name: path, start_line: start } = resource;
        const line = (0,policy_reading/* asCount */.Wg)(start);
        const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
        const said = linesOf(resource.error_message ?? resource.info_message).join('; ');
        return { address: name ?? '', message: said || undefined, location };
    });
    const resources = (0,named_resources/* eachOnce */.B)(all.filter(({ address }) => address !== ''));
    const location = all.find((each) => each.location)?.location;
    return { address: resources[0]?.address, location, resources };
}
function linesOf(value) {
    return (value ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, 200);
}
function printError(error) {
    try {
        return typeof error === 'string' ? error : JSON.stringify(error);
    }
    catch {
        return 'The policy set could not be evaluated.';
    }
}
function from_tf_policy_countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
    if (counts === null || counts === undefined) {
        return [`The ${what} is "${status}" but does not say how many policies it has.`];
    }
    const shown = (0,policy_reading/* tally */.N4)(results);
    // Whether overridable failures are counted among the mandatory ones as well differs.
    const mandatory = (0,policy_reading/* countOf */.pq)(counts, 'mandatory-failed') ?? 0;
    const overridable = (0,policy_reading/* countOf */.pq)(counts, 'mandatory-overridable-failed');
    const lenient = (0,policy_reading/* tally */.N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
    const fits = {
        passed: (0,policy_reading/* countOf */.pq)(counts, 'passed') === shown.passed,
        'failed advisory': (0,policy_reading/* countOf */.pq)(counts, 'advisory-failed') === shown.advisory,
        'failed mandatory': shown.mandatory === mandatory
            ? [undefined, 0, lenient].includes(overridable)
            : overridable === lenient && shown.mandatory === mandatory + lenient,
        errored: ((0,policy_reading/* countOf */.pq)(counts, 'errored') ?? 0) <= shown.errored,
        unknown: ((0,policy_reading/* countOf */.pq)(counts, 'unknown') ?? 0) <= shown.unknown,
    };
    return Object.keys(fits)
        .filter((name) => fits[name] === false)
        .map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
//# sourceMappingURL=from-tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/policy/observed.js
/** Everything that the policy systems said about one run, as read; and what it turns into. */






/** @param run names, in its relationships, what must be among the observed. */
function toSystems(run, { checks, stages, tfEvaluations }) {
    const held = ({ items, how }, relation, objectOf, read) => {
        const objects = items.map(objectOf);
        const doubts = [
            ...lost(`run ${run.id}`, run, relation, objects),
            ...objects.flatMap((object) => ofAnotherRun(object, run)),
        ];
        return { how, reading: (0,policy_reading/* merge */.h1)([...items.map(read), { ...(0,policy_reading/* emptyReading */.iz)(), doubts }]) };
    };
    const evaluationOf = ({ evaluation }) => evaluation;
    return {
        policyChecks: held(checks, 'policy-checks', ({ check }) => check, ({ check, log }) => (0,from_policy_check/* fromPolicyCheck */.hA)(check, log)),
        taskStages: held(stages, 'task-stages', ({ stage }) => stage, fromObservedStage),
        terraformPolicy: held(tfEvaluations, 'tf-policy-evaluations', evaluationOf, fromTfPolicy),
    };
}
function fromObservedStage({ stage, taskResults, evaluations }) {
    const objects = evaluations.map(({ evaluation }) => evaluation);
    const owner = `task stage ${stage.id}`;
    const doubts = [
        ...lost(owner, stage, 'policy-evaluations', objects),
        ...lost(owner, stage, 'task-results', taskResults),
    ];
    const doubtful = { ...(0,policy_reading/* emptyReading */.iz)(), doubts };
    const words = objects.map(({ attributes }) => attributes.status);
    if (isOutOfReach(stage, words))
        return doubtful;
    const tasks = fromTaskResults(stage, taskResults);
    const whole = (0,policy_reading/* merge */.h1)([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
    return (0,policy_reading/* merge */.h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
/**
 * What one object names as its own must have been read: a list that lost an entry passes nothing,
 * and an empty one only where its owner does not hint at more.
 */
function lost(owner, resource, relation, read) {
    const { named = [], hinted } = (0,wire_resource/* related */._2)(resource, relation);
    const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
    if (hinted && read.length === 0) {
        return [
            `The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
        ];
    }
    const known = new Set(read.map(({ id }) => id));
    return named
        .filter(({ id }) => !known.has(id))
        .slice(0, 20)
        .map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
    const other = (0,wire_resource/* relatedId */.Dl)(item, 'run');
    if (other === undefined || other === run.id)
        return [];
    return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
/** Run tasks are no policies, but a failed mandatory one blocks. */
function fromTaskResults(stage, taskResults) {
    return {
        ...(0,policy_reading/* emptyReading */.iz)(),
        runTasks: taskResults.map((result) => toRunTask(result, stage)),
        doubts: taskResults.flatMap(({ id, attributes }) => {
            const { status, 'status-timestamps': stamps } = attributes;
            return (0,policy_reading/* stampDoubts */.l$)(`task result ${id}`, status, stamps, status_status/* TASK_RESULT */.o3);
        }),
    };
}
function toRunTask({ attributes }, stage) {
    const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
    const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
    const kind = (0,status_status/* kindOf */.I)(status_status/* TASK_RESULT */.o3, word);
    const status = (0,status_status/* hasNoResult */.hs)(kind) ? 'not-evaluated' : (0,policy_reading/* toStatus */.mf)(kind, word);
    const isAwaited = (0,status_status/* kindOf */.I)(status_status/* TASK_STAGE */.j$, stage.attributes.status) === 'person';
    const foreignLevel = kind === 'good' && level === 'unknown' ? levelWord || undefined : undefined;
    return {
        name: attributes['task-name'] ?? '',
        stage: stage.attributes.stage,
        level,
        status,
        word: kind === 'good' || kind === 'bad' ? foreignLevel : word,
        overridable: isAwaited && status === 'failed' ? true : undefined,
        message: attributes.message ?? '',
        url: url || undefined,
    };
}
/** What a stage says beyond what is in it. */
function fromStage(stage, holds, evaluations) {
    const { status, permissions, actions, 'status-timestamps': stamps } = stage.attributes;
    const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
    const object = { system: 'task-stage', what, word: status, stage: status };
    const { reading, kind } = (0,policy_reading/* readStatus */.rk)(status_status/* TASK_STAGE */.j$, object);
    if (evaluations > 0) {
        reading.canOverride =
            permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
    }
    reading.doubts.unshift(...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* TASK_STAGE */.j$));
    const { results, runTasks, errors } = holds;
    const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
    if (kind === 'bad' && !isBlamed) {
        if (status === 'errored')
            reading.errors.push(`The ${what} is "errored".`);
        else
            reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
    }
    if (kind === 'person') {
        const canBe = actions?.['is-overridable'] !== false &&
            [...results, ...runTasks].some(({ overridable }) => overridable === true);
        const lack = isBlamed ? 'can be overridden' : 'says of what';
        if (!isBlamed || !canBe) {
            reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
        }
    }
    return reading;
}
function isBlame({ status, level }) {
    return (status === 'errored' || status === 'unknown' || (status === 'failed' && level !== 'advisory'));
}
function isTaskBlame({ status, level }) {
    return (status === 'failed' || status === 'errored') && level !== 'advisory';
}
/** A stage of the apply phase that holds nothing evaluated: neither mode ever gets there. */
function isOutOfReach(stage, evaluationWords) {
    const idle = (word) => word === 'pending' || word === 'unreachable';
    return ((0,status_status/* isApplyStage */.Nv)(stage.attributes.stage) &&
        idle(stage.attributes.status) &&
        evaluationWords.every(idle));
}
//# sourceMappingURL=observed.js.map
;// CONCATENATED MODULE: ./build/src/policy/planned-changes.js
/** The worst first: where a source names one address twice, the worse action stays. */
const ACTIONS = ['delete', 'replace', 'forget', 'update', 'create', 'none'];
const COUNTS = ['additions', 'changes', 'destructions', 'imports'];
/** Kept at most; as many that destroy or replace may come on top. */
const planned_changes_MOST = 20_000;
const SOURCES = { log: 'log of the plan', json: "plan's JSON" };
function createChangeList(source) {
    const kept = new Map();
    const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
    const doubts = new Set();
    let leftOut = 0;
    return {
        doubt: (sentence) => doubts.add(sentence),
        add({ actions, ...told }) {
            const action = toAction(actions);
            if (action === 'not a change')
                return;
            if (action === undefined) {
                doubts.add(`The ${SOURCES[source]} names an action that is not known here.`);
                return;
            }
            if (actions.includes('create'))
                counted.additions += 1;
            if (actions.includes('update'))
                counted.changes += 1;
            if (actions.includes('delete'))
                counted.destructions += 1;
            if (told.imported)
                counted.imports += 1;
            const moved = told.previousAddress !== undefined && told.previousAddress !== told.address;
            if (action === 'none' && !moved && !told.imported)
                return;
            const key = JSON.stringify([told.address, told.deposed]);
            const known = kept.get(key);
            const room = action === 'delete' || action === 'replace' ? 2 * planned_changes_MOST : planned_changes_MOST;
            if (known === undefined && kept.size >= room)
                leftOut += 1;
            else if (known === undefined || rank(action) < rank(known.action))
                kept.set(key, { ...told, action, location: undefined });
        },
        /** @param expected by whom, and what they count */
        end(...expected) {
            for (const [who, counts] of expected) {
                const wrong = COUNTS.filter((each) => (counts[each] ?? counted[each]) !== counted[each]);
                const parts = wrong.map((each) => `${each} ${counted[each]} (${who} says ${counts[each]})`);
                if (parts.length > 0)
                    doubts.add(`The ${SOURCES[source]} does not add up: ${parts.join(', ')}.`);
            }
            return {
                changes: [...kept.values()].sort(byRank),
                leftOut,
                source,
                doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(' ') : undefined,
            };
        },
    };
}
/** Undefined for words that are not known here: they could be anything. */
function toAction(actions) {
    const has = (word) => actions.includes(word);
    if (actions.length === 0 || !actions.every((word) => KNOWN.has(word)))
        return undefined;
    if (has('delete'))
        return has('create') ? 'replace' : 'delete';
    const plain = ['forget', 'update', 'create'].find(has);
    return plain ?? (has('no-op') ? 'none' : 'not a change');
}
const PASSING = ['read', 'open', 'renew', 'close'];
const KNOWN = new Set(['no-op', 'create', 'update', 'delete', 'forget', ...PASSING]);
function rank(action) {
    return ACTIONS.indexOf(action);
}
function byRank(one, other) {
    return rank(one.action) - rank(other.action) || (one.address < other.address ? -1 : 1);
}
/** Longer ones do not exist. */
const LONGEST_ADDRESS = 2_000;
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= LONGEST_ADDRESS;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js
/**
 * The changes of Terraform's JSON plan. Of a document that holds every value and the schemas of all
 * providers, only the entries of `resource_changes` are ever parsed, one at a time.
 */


/** Holds every value of one resource before and after. */
const LONGEST_ENTRY = 8 * 1024 * 1024;
function createChangeJsonReader() {
    const list = createChangeList('json');
    const unread = "The plan's JSON has an entry that cannot be read.";
    const entries = createEntries('resource_changes', (text) => {
        const told = text === undefined ? undefined : toTold(text);
        if (told === undefined)
            list.doubt(unread);
        else if (told !== 'read only')
            list.add(told);
    });
    return {
        take: (bytes) => entries.take(bytes),
        end(counts, cut) {
            if (!entries.begun())
                return undefined;
            if (cut !== undefined)
                list.doubt(cut);
            else if (!entries.whole())
                list.doubt("The plan's JSON ends before its end.");
            return list.end(['the plan', counts]);
        },
    };
}
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, from_change_json_OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];
const LONGEST_NAME = 64;
/**
 * Finds the objects in the list `name` of the outermost object by counting brackets: in memory is
 * one entry. An entry that is too long is told as undefined.
 */
function createEntries(name, read) {
    let [depth, begun, whole] = [0, false, false];
    let [inText, escaped, inList] = [false, false, false];
    let lastText = '';
    /** Of the entry that is open: what earlier pieces had of it. */
    let held;
    let heldBytes = 0;
    const hold = (bytes) => {
        heldBytes += bytes.length;
        if (heldBytes <= LONGEST_ENTRY)
            held?.push(Buffer.from(bytes));
        else if (held !== undefined)
            held.length = 0;
    };
    return {
        begun: () => begun,
        whole: () => whole,
        take(bytes) {
            let entryFrom = 0;
            for (let at = 0; at < bytes.length; at++) {
                const byte = bytes[at];
                if (inText) {
                    if (escaped)
                        escaped = false;
                    else if (byte === BACKSLASH)
                        escaped = true;
                    else if (byte === QUOTE)
                        inText = false;
                    else if (depth === 1 && lastText.length < LONGEST_NAME)
                        lastText += String.fromCharCode(byte ?? 0);
                }
                else if (byte === QUOTE) {
                    inText = true;
                    if (depth === 1)
                        lastText = '';
                }
                else if (byte === from_change_json_OPEN || byte === OPEN_LIST) {
                    begun ||= depth === 0 && byte === from_change_json_OPEN;
                    if (depth === 1 && byte === OPEN_LIST)
                        inList = lastText === name;
                    if (depth === 2 && inList)
                        [entryFrom, held, heldBytes] = [at, [], 0];
                    depth += 1;
                }
                else if (byte === CLOSE || byte === CLOSE_LIST) {
                    depth -= 1;
                    if (depth === 2 && held !== undefined) {
                        hold(bytes.subarray(entryFrom, at + 1));
                        read(heldBytes <= LONGEST_ENTRY ? Buffer.concat(held).toString('utf8') : undefined);
                        held = undefined;
                    }
                    if (depth === 1)
                        inList = false;
                    whole ||= depth === 0 && begun;
                }
            }
            if (held !== undefined)
                hold(bytes.subarray(entryFrom));
        },
    };
}
/** The words of the JSON plan in those of the log. */
const REASONS = {
    replace_because_tainted: 'tainted',
    replace_because_cannot_update: 'cannot_update',
    replace_by_request: 'requested',
    replace_by_triggers: 'replace_triggered_by',
};
function toTold(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    const { mode, change, deposed, ...entry } = (0,policy_reading/* fieldsOf */.Pf)(parsed);
    if (mode === 'data' || mode === 'ephemeral')
        return 'read only';
    const { actions, importing, replace_paths: paths } = (0,policy_reading/* fieldsOf */.Pf)(change);
    const address = asAddress(entry['address']);
    if (address === undefined || !Array.isArray(actions))
        return undefined;
    const reason = asWord(entry['action_reason']) ?? '';
    return {
        address,
        actions: actions.map(String),
        previousAddress: asAddress(entry['previous_address']),
        imported: typeof importing === 'object' && importing !== null,
        deposed: typeof deposed === 'string' && deposed !== '',
        reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
        attributes: Array.isArray(paths) ? attributesOf(paths) : [],
    };
}
/** Of a path only its first step is the name of an attribute for certain: later ones may be keys of a map. */
function attributesOf(paths) {
    const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? asWord(path[0]) : ''));
    return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
//# sourceMappingURL=from-change-json.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-change-log.js
/**
 * The changes that a plan's structured log names: one JSON object per line. Whatever a plan runs can
 * write there, too, so a line counts only in the log's own form, and what all lines make is held
 * against the log's summary and the plan's counts.
 */


/** A change or a summary has less than a kilobyte; one that generates configuration may have more. */
const LONGEST_LINE = 256 * 1024;
/** Changes that are looked at. No plan has so many, and looking at more costs time. */
const MOST_LINES = 100_000;
function createChangeLogReader() {
    const list = createChangeList('log');
    const summaries = [];
    let changes = 0;
    const lines = createLines((line) => {
        const { type, change, changes: summed } = ownFields(line);
        if (type === 'change_summary') {
            const counts = toCounts(summed);
            if (counts)
                summaries.push(counts);
        }
        else if (type === 'planned_change') {
            const told = from_change_log_toTold(change);
            if (told === undefined)
                return;
            changes += 1;
            if (changes <= MOST_LINES)
                list.add(told);
        }
    });
    return {
        take: (bytes) => lines.take(bytes),
        end(counts, cut) {
            lines.end();
            const [summary, ...others] = summaries;
            if (summary === undefined && changes === 0)
                return undefined;
            if (changes > MOST_LINES)
                list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
            if (cut !== undefined)
                list.doubt(cut);
            else if (summary === undefined)
                list.doubt('The log of the plan ends before its summary.');
            if (others.length > 0)
                list.doubt('The log of the plan has more than one summary: something else wrote into it.');
            const said = summaries.map((each) => ['its summary', each]);
            return list.end(...said.slice(0, 2), ['the plan', counts]);
        },
    };
}
const NEWLINE = 0x0a;
const NAMES = ['planned_change', 'change_summary'];
/** The lines that may be one of those, in memory for one line; longer ones are passed over. */
function createLines(read) {
    let room = Buffer.alloc(0);
    let length = 0;
    const keep = (piece) => {
        if (room.length === 0)
            room = Buffer.alloc(LONGEST_LINE);
        if (length + piece.length <= LONGEST_LINE)
            room.set(piece, length);
        length += piece.length;
    };
    const end = () => {
        const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
        if (NAMES.some((name) => line.includes(name)))
            read(line.toString('utf8'));
        length = 0;
    };
    return {
        end,
        take(bytes) {
            let from = 0;
            for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
                keep(bytes.subarray(from, to));
                end();
                from = to + 1;
            }
            keep(bytes.subarray(from));
        },
    };
}
/** What the program that plans writes itself has these fields; anything else is foreign. */
function ownFields(line) {
    let parsed;
    try {
        // The first and the last line carry the marks of the log's two ends.
        parsed = JSON.parse(line.replace('\u0002', '').replace('\u0003', ''));
    }
    catch {
        return {};
    }
    const fields = (0,policy_reading/* fieldsOf */.Pf)(parsed);
    const { '@level': level, '@message': message, '@module': module, '@timestamp': at } = fields;
    const isOwn = level === 'info' &&
        (module === 'terraform.ui' || module === 'tofu.ui') &&
        typeof message === 'string' &&
        typeof at === 'string';
    return isOwn ? fields : {};
}
/** The log's words in those of the JSON plan; a word that stands here for itself is the same in both. */
const from_change_log_ACTIONS = {
    noop: ['no-op'],
    move: ['no-op'],
    import: ['no-op'],
    replace: ['delete', 'create'],
    remove: ['forget'],
};
function from_change_log_toTold(change) {
    const { resource, previous_resource: previous, action, reason, importing } = (0,policy_reading/* fieldsOf */.Pf)(change);
    const address = toAddress(resource);
    if (address === undefined || typeof action !== 'string')
        return undefined;
    const before = toAddress(previous);
    if (previous !== undefined && before === undefined)
        return undefined;
    return {
        address,
        actions: Object.hasOwn(from_change_log_ACTIONS, action) ? (from_change_log_ACTIONS[action] ?? []) : [action],
        previousAddress: before,
        imported: typeof importing === 'object' && importing !== null,
        deposed: false,
        reason: asWord(reason),
        attributes: [],
    };
}
/** An address is told whole and in parts, which have to agree. */
function toAddress(resource) {
    const { addr, module, resource: inner, ...parts } = (0,policy_reading/* fieldsOf */.Pf)(resource);
    const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
    const texts = [addr, module, inner, type, name, provider];
    if (!texts.every((text) => typeof text === 'string'))
        return undefined;
    return addr === (module === '' ? inner : `${String(module)}.${String(inner)}`)
        ? asAddress(addr)
        : undefined;
}
/** Of a plan: an apply that logs into the same place has a summary of its own. */
function toCounts(changes) {
    const { add, change, remove, import: imports, operation } = (0,policy_reading/* fieldsOf */.Pf)(changes);
    const [additions, updates, destructions] = [(0,policy_reading/* asCount */.Wg)(add), (0,policy_reading/* asCount */.Wg)(change), (0,policy_reading/* asCount */.Wg)(remove)];
    if (operation !== 'plan' || additions === undefined)
        return undefined;
    return { additions, changes: updates, destructions, imports: (0,policy_reading/* asCount */.Wg)(imports) };
}
//# sourceMappingURL=from-change-log.js.map
;// CONCATENATED MODULE: ./build/src/gate/read-changes.js
/** What a plan changes: from its log, and where that is not to be trusted, from its redacted JSON. */



/** For each of the two sources. It only informs: it is not worth the whole deadline. */
const BUDGET_MS = 20_000;
/** Three requests at most. Undefined when nothing changes, and when no source can be read. */
async function readChanges(plan, ports) {
    const { status, 'has-changes': has, ...counted } = plan.attributes;
    const counts = {
        additions: counted['resource-additions'],
        changes: counted['resource-changes'],
        destructions: counted['resource-destructions'],
        imports: counted['resource-imports'],
    };
    const anything = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
    if (status !== 'finished' || !anything)
        return undefined;
    const askLog = (client, open) => client.runs.streamPlanLog(plan, open);
    const log = await readFrom(createChangeLogReader, askLog, counts, ports);
    if (log !== undefined && log.doubt === undefined)
        return log;
    const askJson = (client, open) => client.runs.streamPlanJson(plan.id, open);
    const json = await readFrom(createChangeJsonReader, askJson, counts, ports);
    return json === undefined || (json.doubt !== undefined && log !== undefined) ? log : json;
}
async function readFrom(create, ask, counts, { client, clock, signal, deadline }) {
    let reader = create();
    const open = () => {
        reader = create();
        return (bytes) => reader.take(bytes);
    };
    try {
        const within = Math.min(deadline, clock.now() + BUDGET_MS);
        await ask(client.with({ signal, deadline: within }), open);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
            throw error;
        return reader.end(counts, `What the plan changes was not read to its end (${error.code}).`);
    }
    return reader.end(counts);
}
//# sourceMappingURL=read-changes.js.map
;// CONCATENATED MODULE: ./build/src/gate/read-policies.js





/** A service that writes the run before its parts is given this long, in steps that double. */
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
/** @param rests the run waits for a decision: what has not begun will not begin by waiting. */
async function readPolicies(run, rests, ports) {
    const { client, clock, signal, deadline } = ports;
    const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
    let lists = await readLists(client, run);
    for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
        await clock.sleep(pauseMs, signal);
        lists = await readLists(client, run);
    }
    return await readContents(ports, lists);
}
async function readLists(client, run) {
    const [checks, stages, tfEvaluations] = await Promise.all([
        readList(client.policyChecks.list(run.id)),
        readList(client.taskStages.list(run.id)),
        // Only an empty list says that there is nothing to read; a run that says nothing is asked.
        (0,wire_resource/* related */._2)(run, 'tf-policy-evaluations').named?.length === 0
            ? NOTHING
            : readList(client.tfPolicyEvaluations.list(run.id)),
    ]);
    return { checks, stages, tfEvaluations };
}
const NOTHING = { items: [], how: { read: 'to its last page' } };
/** Whether something still moves that could still come to an end. */
function lags({ checks, stages, tfEvaluations }) {
    const moves = (table, status) => ['moving', 'unknown'].includes((0,status_status/* kindOf */.I)(table, status));
    return (checks.items.some(({ attributes }) => moves(status_status/* POLICY_CHECK */.M7, attributes.status)) ||
        tfEvaluations.items.some((evaluation) => !isApply(evaluation) && moves(status_status/* TF_POLICY_EVALUATION */.bz, evaluation.attributes.status)) ||
        stages.items.some(({ stage, policyEvaluations }) => {
            const words = policyEvaluations.map(({ attributes }) => attributes.status);
            // In a stage that is over, what has not ended is stuck: no waiting helps.
            return !isOutOfReach(stage, words) && moves(status_status/* TASK_STAGE */.j$, stage.attributes.status);
        }));
}
async function readContents(ports, lists) {
    const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
    const [checks, stages, tfEvaluations] = await Promise.all([
        readEach(lists.checks, async (check) => {
            const { id, attributes } = check;
            // It only names what the counts already say.
            const log = (0,status_status/* hasNoResult */.hs)((0,status_status/* kindOf */.I)(status_status/* POLICY_CHECK */.M7, attributes.status))
                ? undefined
                : await extra(ports, undefined, (client) => client.policyChecks.output(id));
            return { check, log };
        }),
        readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
            stage,
            taskResults,
            evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
                evaluation,
                sets: await readSets(status_status/* POLICY_EVALUATION */.o8, evaluation, evaluations),
            }))),
        })),
        readEach(lists.tfEvaluations, async (evaluation) => ({
            evaluation,
            sets: await readSets(status_status/* TF_POLICY_EVALUATION */.bz, evaluation, tfPolicyEvaluations),
        })),
    ]);
    return { checks, stages, tfEvaluations };
}
async function readEach({ items, how }, read) {
    return { items: await Promise.all(items.map(read)), how };
}
/** Undefined where there is nothing to ask for. */
async function readSets(table, { id, attributes }, resource) {
    return (0,status_status/* hasNoResult */.hs)((0,status_status/* kindOf */.I)(table, attributes.status))
        ? undefined
        : await readList(resource.outcomes(id));
}
/** All pages of a list, or what keeps it from being whole: the rest is still worth reading. */
async function readList(listing) {
    try {
        const { items, absent } = await listing.whole();
        return { items, how: absent === undefined ? { read: 'to its last page' } : { absent } };
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'unreadable') {
            return { items: [], how: { doubt: error.message } };
        }
        throw error;
    }
}
/** What only informs is tried for a while and then left out: it never costs the verdict. */
async function extra({ client, clock, signal, deadline }, otherwise, read) {
    try {
        const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
        return await read(client.with({ signal, deadline: within }));
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map
;// CONCATENATED MODULE: ./build/src/gate/summarize-plan.js


/** The end of a log says how much the plan changes. */
const LOG_BYTES = 64 * 1024;
/** Undefined where neither tells: silence is not "no changes". */
async function summarizePlan(plan, ports) {
    const { status, 'has-changes': changes, ...counted } = plan.attributes;
    const told = [
        counted['resource-additions'],
        counted['resource-changes'],
        counted['resource-destructions'],
        counted['resource-imports'],
    ];
    const silent = told.every((count) => count === undefined || count === null);
    const counts = silent && status === 'finished' && changes !== false
        ? await extra(ports, undefined, async (client) => countsInLog(await client.runs.planLog(plan, LOG_BYTES)))
        : told.map((count) => count ?? 0);
    if (counts === undefined)
        return undefined;
    const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
    const hasChanges = changes ?? counts.some((count) => count > 0);
    return { status, hasChanges, additions, changes: updates, destructions, imports };
}
//# sourceMappingURL=summarize-plan.js.map
;// CONCATENATED MODULE: ./build/src/gate/judge.js












/** The end of a plan's log holds its errors. */
const judge_LOG_BYTES = 256 * 1024;
async function judge(settled, job) {
    const { mode, requirePolicies } = job.options;
    const { name, workspaceId: id, versionId, run, watched, durationMs } = settled;
    const asked = { mode, runId: run.id, versionId, workspace: { id, name }, requirePolicies };
    const judged = await judgeRun(watched, asked, job);
    const { status } = watched.run.attributes;
    return { ...judge_toResult(judged, (0,find_workspace/* describe */.q0)(settled), status, job), durationMs };
}
/** Tells the job what the policies said, too. */
function judge_toResult(judged, known, status, job) {
    for (const words of policyWords(judged.results)) {
        job.emit({ kind: 'progress', workspace: known.workspace, status, words });
    }
    // Terraform names files from where it ran; readers of the result look from the packed root.
    const from = known.workingDirectory === '' ? '' : `${known.workingDirectory}/`;
    const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
    return { ...known, ...judged, notices: [...known.notices, ...judged.notices], diagnostics };
}
async function judgeRun(watched, asked, ports) {
    const { run, costEstimate, workspace } = watched;
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const rests = (0,status_status/* runKind */.Il)(asked.mode, run.attributes.status) === 'person' || (0,status_status/* awaitsOverride */.iD)(stages);
    const plan = await readPlan(watched, ports);
    const read = 'read' in plan ? plan.read : undefined;
    const planFailed = read !== undefined && (0,status_status/* kindOf */.I)(status_status/* PLAN */.Ac, read.attributes.status) === 'bad';
    const [observed, events, summary, diagnostics, changes] = await Promise.all([
        readPolicies(run, rests, ports),
        extra(ports, [], (client) => client.runs.events(run.id)),
        read && summarizePlan(read, ports),
        planFailed
            ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(read, judge_LOG_BYTES)))
            : [],
        read && readChanges(read, ports),
    ]);
    const systems = toSystems(run, observed);
    const name = workspace?.attributes.name;
    const verdict = (0,decide/* decide */.LD)({ asked, run: { read: run, workspaceName: name }, plan, ...systems });
    const { results, runTasks, canOverride } = (0,policy_reading/* merge */.h1)(Object.values(systems).map(({ reading }) => reading));
    return {
        verdict,
        results: attributeOverrides(results, events),
        runTasks,
        canOverride,
        plan: summary,
        changes,
        cost: costEstimate && summarizeCost(costEstimate.attributes),
        diagnostics,
        notices: noticesOf(events),
    };
}
/** Where a service does not include the plan, it is read once, in the end. */
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { read: plan };
    const id = (0,wire_resource/* relatedId */.Dl)(run, 'plan');
    if (id === undefined)
        return { doubt: `Run ${run.id} does not name its plan.` };
    try {
        return { read: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
            throw error;
        return { doubt: error.message };
    }
}
function summarizeCost(attributes) {
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
const judge_NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'Terraform policy',
};
/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
function policyWords(results) {
    return Object.entries(judge_NAMES).flatMap(([system, name]) => {
        const own = results.filter((result) => result.system === system);
        if (own.length === 0)
            return [];
        const count = (test) => own.filter(test).length;
        const parts = [
            [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
            [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
            [count((it) => it.status === 'overridden'), 'overridden'],
            [count((it) => it.status === 'errored'), 'errored'],
            [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
        ];
        const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
        const total = `${own.length} ${own.length === 1 ? 'policy' : 'policies'}`;
        return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
    });
}
//# sourceMappingURL=judge.js.map
;// CONCATENATED MODULE: ./build/src/gate/poll.js
/** @throws what `read` threw, unless it was forgiven, time is up or the job was cancelled. */
async function poll(options) {
    const { clock, signal, deadline } = options;
    const started = clock.now();
    const watch = startWatch(options);
    try {
        if (options.initial !== undefined)
            watch.take(options.initial);
        let failures = 0;
        for (;;) {
            if (signal.aborted)
                return watch.end('aborted');
            const now = clock.now();
            if (now >= deadline)
                return watch.end('timeout');
            const interval = options.intervalMs(now - started, deadline - now);
            if (interval > 0) {
                if (!(await slept(clock, interval, signal)))
                    return watch.end('aborted');
                if (deadline - clock.now() < USEFUL_MS)
                    return watch.end('timeout');
            }
            let value;
            try {
                value = await options.read();
            }
            catch (error) {
                if (signal.aborted)
                    return watch.end('aborted');
                failures += 1;
                watch.fail(error);
                if (clock.now() >= deadline)
                    return watch.end('timeout');
                if (options.forgives?.(error, failures) !== true)
                    throw error;
                continue;
            }
            failures = 0;
            watch.take(value);
            if (options.isSettled(value))
                return { kind: 'settled', seen: watch.seen, last: value };
        }
    }
    finally {
        await watch.close();
    }
}
/** A look that begins later could not be answered. */
const USEFUL_MS = 50;
/** What was seen so far, and the heartbeat that tells when it does not change. */
function startWatch({ clock, wordOf, changeOf = wordOf, onChange, onQuiet, quietMs = 30_000, }) {
    const quiet = new AbortController();
    let last;
    let trouble;
    let known;
    let told = clock.now();
    let lastChange = told;
    const heartbeat = (async () => {
        while (!quiet.signal.aborted) {
            const due = Math.max(told, lastChange) + quietMs;
            if (clock.now() >= due) {
                told = clock.now();
                onQuiet?.(last);
            }
            else if (!(await slept(clock, due - clock.now(), quiet.signal)))
                return;
        }
    })();
    const seen = [];
    return {
        seen,
        /** The look that was made last failed. */
        fail(error) {
            trouble = error;
        },
        take(value) {
            trouble = undefined;
            last = value;
            const word = wordOf(value);
            if (word !== seen.at(-1))
                seen.push(word);
            const change = changeOf(value);
            if (change === known)
                return;
            known = change;
            lastChange = clock.now();
            onChange?.(value);
        },
        end(kind) {
            return { kind, seen, last, trouble };
        },
        async close() {
            quiet.abort();
            await heartbeat;
        },
    };
}
/** False when the signal ended the sleep. */
async function slept(clock, ms, signal) {
    try {
        await clock.sleep(ms, signal);
        return true;
    }
    catch (error) {
        if (signal.aborted)
            return false;
        throw error;
    }
}
/*
 * When to look next. The law was chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end, from a little before to a little after it, every twentieth of it. */
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
/** Until then two or three looks: a run that fails early is not waited for to the expected end. */
const SPARSE = 0.4;
/** Milliseconds until the next look; never past the deadline, never negative. */
function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }) {
    const interval = lastDurationMs !== undefined && waitedMs < lastDurationMs * (1 + AFTER)
        ? expected(waitedMs, lastDurationMs)
        : growing(waitedMs);
    return Math.max(0, Math.min(interval, remainingMs));
}
function growing(waitedMs) {
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}
function expected(waitedMs, lastDurationMs) {
    const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
    const untilDense = lastDurationMs * (1 - BEFORE) - waitedMs;
    return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
//# sourceMappingURL=poll.js.map
;// CONCATENATED MODULE: ./build/src/gate/watch.js





/** What a look at a run brings along: all that decides when it is over, and whose it is. */
const WATCHED = [
    'plan',
    'task_stages',
    'cost_estimate',
    'workspace',
    'tf_policy_evaluations',
];
/** @throws GateStop when the run did not settle in time. */
async function watch(started, job) {
    const waiting = await watchRun(started, job);
    if (waiting.kind !== 'settled')
        throw unsettled(waiting, started.run, job);
    const { last: watched } = waiting;
    started.seen.status = watched.run.attributes.status;
    const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
    return { ...started, watched, durationMs };
}
async function watchRun(started, job) {
    const { run: created, seen, name: workspace } = started;
    const { client, clock, signal, deadline, options } = job;
    const { mode, timeoutMs } = options;
    const lastDurationMs = options.lastDurationMs?.[workspace];
    const say = (run, words) => {
        seen.status = run.attributes.status;
        job.emit({ kind: 'progress', workspace, status: seen.status, words });
    };
    let saidPlan = false;
    let unstamped;
    const alreadyWaitedMs = clock.now() - started.askedAt;
    return await poll({
        read: async () => {
            const looked = await client.runs.show(created.id, { include: WATCHED });
            refuseUnlike(looked.run, mode);
            return looked;
        },
        isSettled: ({ run, taskStages }) => {
            const { status } = run.attributes;
            const stages = (taskStages ?? []).map(({ attributes }) => attributes);
            const settled = (0,status_status/* isSettled */.Is)(mode, status, stages);
            const twice = status === unstamped;
            unstamped = settled && isUnstamped(run) ? status : undefined;
            return settled && (unstamped === undefined || twice);
        },
        wordOf: ({ run }) => run.attributes.status,
        changeOf: ({ run, plan }) => JSON.stringify([(0,status_status/* runWords */.$W)(run), planWords(plan)]),
        intervalMs: (waitedMs, remainingMs) => unstamped === undefined
            ? nextIntervalMs({ waitedMs: alreadyWaitedMs + waitedMs, remainingMs, lastDurationMs })
            : Math.min(SECOND_LOOK_MS, remainingMs),
        forgives: failure_of/* forgivesFailedLook */.ak,
        onChange: ({ run, plan }) => {
            const words = planWords(plan);
            if (words !== undefined && !saidPlan) {
                saidPlan = true;
                say(run, words);
                if (run.attributes.status === 'planned')
                    return;
            }
            say(run, (0,status_status/* runWords */.$W)(run));
        },
        onQuiet: ({ run } = { run: created }) => {
            const { status } = run.attributes;
            job.emit({ kind: 'heartbeat', workspace, status, words: (0,status_status/* runWords */.$W)(run), timeoutMs });
        },
        initial: { run: created },
        deadline,
        clock,
        signal,
    });
}
/** A run that goes on as another than was asked for: nothing that it comes to could pass. */
function refuseUnlike(run, mode) {
    const { id, attributes } = run;
    const [unlike] = (0,status_status/* runKind */.Il)(mode, attributes.status) === 'moving' ? (0,as_asked/* unlikeAsked */.$O)(run, mode) : [];
    if (unlike !== undefined)
        throw new failure_of/* GateStop */.K$('service', `Run ${id} ${unlike}, by a later look.`);
}
/** How long after a state that its own timestamps do not know, where they know others. */
const SECOND_LOOK_MS = 1_000;
function isUnstamped({ attributes }) {
    const stamped = Object.entries(attributes['status-timestamps'] ?? {}).filter(([, at]) => (at ?? '') !== '');
    const own = `${attributes.status.replaceAll('_', '-')}-at`;
    return stamped.length > 0 && !stamped.some(([key]) => key === own);
}
/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
function planWords(plan) {
    if (plan?.attributes.status !== 'finished')
        return undefined;
    const { attributes } = plan;
    if (attributes['has-changes'] === false)
        return 'plan: no changes';
    const count = (what) => attributes[`resource-${what}`] ?? 0;
    const imports = count('imports') > 0 ? `${count('imports')} to import, ` : '';
    return `plan: ${imports}${count('additions')} to add, ${count('changes')} to change, ${count('destructions')} to destroy`;
}
function unsettled(waiting, run, { options: { timeoutMs } }) {
    if (waiting.kind === 'aborted')
        return new failure_of/* GateStop */.K$('canceled', 'The job was cancelled.');
    const last = waiting.last?.run ?? run;
    const words = (0,status_status/* runWords */.$W)(last);
    const lastSeen = words.startsWith('"') ? words : `"${last.attributes.status}" (${words})`;
    const current = (0,wire_resource/* relatedId */.Dl)(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
    const behind = last.attributes.status === 'pending' && current !== last.id
        ? ` The current run of the workspace is ${current}.`
        : '';
    const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
    return new failure_of/* GateStop */.K$('timeout', `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}, after ${waiting.seen.join(', ')}. Raise \`timeout\`, or see in the run what it waits for.${behind}${trouble}`);
}
function minutes(ms) {
    const seconds = Math.round(ms / 1_000);
    const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
    if (whole === 0)
        return `${rest} s`;
    return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
/** From creation to the last status, by the service's own clock; undefined when it does not tell. */
function runDurationMs({ attributes }) {
    const created = Date.parse(attributes['created-at'] ?? '');
    const ends = Object.values(attributes['status-timestamps'] ?? {})
        .map((text) => Date.parse(text ?? ''))
        .filter((time) => Number.isFinite(time));
    const duration = ends.reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
    return duration > 0 ? duration : undefined;
}
//# sourceMappingURL=watch.js.map
;// CONCATENATED MODULE: ./build/src/gate/adopt-overridden.js
/**
 * A run that was judged before and overridden since, taken instead of a new one. Where it was found
 * vouches for nothing: the service says whose it is and what became of it, and its files are
 * compared. Anything else, any doubt and any error is left to a new run.
 */














/** What was true of an older plan need not be any more. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** For all of it: a new run is never far away. */
const adopt_overridden_BUDGET_MS = 60_000;
/** Undefined when there is no such run, or when it cannot be told for certain. */
async function adoptOverridden(packed, job) {
    const { name: workspace } = packed;
    if (job.options.mode !== 'speculative')
        return undefined;
    try {
        const runId = await job.earlierRun(workspace);
        if (runId === undefined)
            return undefined;
        const found = await examine(runId, packed, job);
        if (typeof found === 'string') {
            job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
            return undefined;
        }
        const { status, versionId, judged } = found;
        const runUrl = runUrlOf(workspace, runId, job);
        const notice = `Run ${runId} planned these very files and was overridden, so no new run was started.`;
        job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
        const soFar = {
            ...packed.soFar,
            versionId,
            run: { id: runId, url: runUrl, status },
            notices: [...packed.soFar.notices, notice],
        };
        return judge_toResult(judged, (0,find_workspace/* describe */.q0)({ ...packed, soFar }), status, job);
    }
    catch (error) {
        job.debug(`An earlier run of ${workspace} is not taken over: ${(0,failure_of/* messageOf */.bD)(error)}`);
        return undefined;
    }
}
/** Why not, or all that has to be known of it. */
async function examine(runId, { name, workspaceId: id, terraformVersion, archive }, { client: asking, clock, signal, deadline: end, options: { requirePolicies } }) {
    const mode = 'speculative';
    const deadline = Math.min(end, clock.now() + adopt_overridden_BUDGET_MS);
    const client = asking.with({ signal, deadline });
    const watched = await client.runs.show(runId, { include: WATCHED });
    const { run } = watched;
    const versionId = (0,wire_resource/* relatedId */.Dl)(run, 'configuration-version');
    if ((0,wire_resource/* relatedId */.Dl)(run, 'workspace') !== id)
        return 'it belongs to another workspace';
    const [unlike] = (0,as_asked/* unlikeOwn */.fI)(run, terraformVersion);
    if (unlike !== undefined)
        return `it ${unlike}`;
    if (versionId === undefined)
        return 'it does not say which configuration version it planned';
    if (!isRecent(run, clock.date()))
        return 'it is older than a day';
    // Only a run that went on to its end after the override can be judged to be overridden.
    const { status } = run.attributes;
    if ((0,status_status/* runKind */.Il)(mode, status) !== 'good')
        return `it is "${status}"`;
    const asked = { mode, runId, versionId, workspace: { id, name }, requirePolicies };
    const judged = await judgeRun(watched, asked, { client, clock, signal, deadline });
    const { word } = judged.verdict;
    if (word !== 'overridden')
        return `its verdict is "${word}"`;
    if (!(await plannedThese(archive, runId, client)))
        return 'it planned other files';
    return { status, versionId, judged };
}
function isRecent({ attributes }, now) {
    const ageMs = now.getTime() - Date.parse(attributes['created-at'] ?? '');
    return ageMs >= -SKEW_MS && ageMs <= LIFETIME_MS;
}
/** Byte for byte: the same files always make the same archive. */
async function plannedThese(archive, runId, client) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-'));
    try {
        const file = (0,external_node_path_.join)(directory, 'planned.tar.gz');
        await client.configurationVersions.downloadForRun(runId, file);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash);
        return hash.digest('hex') === archive.sha256;
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
    }
}
//# sourceMappingURL=adopt-overridden.js.map
// EXTERNAL MODULE: ./build/src/policy/compare.js
var policy_compare = __webpack_require__(663);
;// CONCATENATED MODULE: ./build/src/gate/compare-with-current.js










/** For all of it: the verdict stands and waits to be told. */
const compare_with_current_BUDGET_MS = 10_000;
/** Never throws, and changes nothing but the baselines of results. */
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
    const { clock, signal, deadline: end } = job;
    const system = mostFailed(result.results);
    if (system === undefined || current.versionId === undefined)
        return result;
    const deadline = Math.min(end, clock.now() + compare_with_current_BUDGET_MS);
    const client = job.client.with({ signal, deadline });
    try {
        const run = await findRun(workspaceId, current, client);
        if (run === undefined)
            return result;
        const { doubts, results } = await READ[system](run.id, client);
        if (doubts.length > 0)
            throw new Error(doubts[0]);
        return { ...result, results: (0,policy_compare/* compare */.UD)(result.results, results) };
    }
    catch (error) {
        job.debug(`What failed in ${name} is not compared with what is current: ${(0,failure_of/* messageOf */.bD)(error)}`);
        return result;
    }
}
/** One system costs two requests: the one with the most failures. */
function mostFailed(results) {
    const counts = new Map();
    for (const { system } of results.filter(policy_compare/* failed */.gz))
        counts.set(system, (counts.get(system) ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    return most?.[0];
}
/** The newest run of the current configuration that planned all of it and is over. */
async function findRun(workspaceId, { versionId, runId }, client) {
    // The workspace names it as a rule; the service allows run lists only now and then.
    const runs = runId === undefined
        ? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
        : [(await client.runs.show(runId)).run];
    return runs.find((run) => (0,wire_resource/* relatedId */.Dl)(run, 'workspace') === workspaceId &&
        (0,wire_resource/* relatedId */.Dl)(run, 'configuration-version') === versionId &&
        run.attributes['plan-only'] === false &&
        (0,as_asked/* optionsOf */.cz)(run).length === 0 &&
        (0,status_status/* isRunOver */.Ck)(run.attributes.status));
}
/** What one system said of a run, as far as two requests tell: of several objects, of one. */
const READ = {
    async 'policy-check'(runId, { policyChecks }) {
        const check = failedFirst(await policyChecks.list(runId).all());
        if (check === undefined)
            return (0,policy_reading/* emptyReading */.iz)();
        return (0,from_policy_check/* fromPolicyCheck */.hA)(check, await policyChecks.output(check.id));
    },
    async 'policy-evaluation'(runId, { taskStages, policyEvaluations }) {
        const stages = await taskStages.list(runId).all();
        const evaluation = failedFirst(stages.flatMap((each) => each.policyEvaluations));
        const stage = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
        if (evaluation === undefined || stage === undefined)
            return (0,policy_reading/* emptyReading */.iz)();
        const sets = await readSets(status_status/* POLICY_EVALUATION */.o8, evaluation, policyEvaluations);
        return fromOutcomes(stage.stage, { evaluation, sets });
    },
    async 'terraform-policy'(runId, { tfPolicyEvaluations: evaluations }) {
        const all = await evaluations.list(runId).all();
        const evaluation = failedFirst(all.filter((each) => !isApply(each)));
        if (evaluation === undefined)
            return (0,policy_reading/* emptyReading */.iz)();
        const sets = await readSets(status_status/* TF_POLICY_EVALUATION */.bz, evaluation, evaluations);
        return fromTfPolicy({ evaluation, sets });
    },
};
function failedFirst(all) {
    return all.find(({ attributes }) => attributes.status !== 'passed') ?? all[0];
}
//# sourceMappingURL=compare-with-current.js.map
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(7832);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __webpack_require__(4043);
// EXTERNAL MODULE: ./build/src/gate/affected.js
var affected = __webpack_require__(7625);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
/** What is sent for a workspace. The policies see all that Terraform would load, or the gate says what they do not. */






/** How many files a sentence names. */
const NAMED = 3;
/** @throws GateStop when Terraform would find nothing to plan, or the policies would not see all of it. */
async function packWorkspace(found, job) {
    const { name, workingDirectory: working, root } = found;
    const archive = await job.pack(root);
    if (!holdsConfiguration(archive.entries, working)) {
        const where = working === ''
            ? `no .tf or .tofu file that is sent lies directly in ${archive.root}. Point \`directory\` at the one that has them.`
            : `it runs in "${working}", but ${archive.root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`;
        const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
        throw new failure_of/* GateStop */.K$('input', message);
    }
    await see(archive, found, job);
    return { ...found, archive };
}
/** Whether the packed entries hold a configuration in the working directory. */
function holdsConfiguration(entries, workingDirectory) {
    const working = workingDirectory === '' ? '.' : workingDirectory;
    return entries.some(({ path, type }) => type !== 'directory' &&
        external_node_path_.posix.dirname(path) === working &&
        /\.(?:tf|tofu)(?:\.json)?$/.test(path));
}
/**
 * @throws GateStop when git cannot say whether a file is tracked that Terraform would load; when a
 *   pull request hides such a file, or changes one that is hidden
 */
async function see(archive, { workingDirectory, soFar }, job) {
    if (!archive.withheld.some(read_loads/* mayBeMissed */.aV))
        return;
    const unseen = unseenOf(archive, workingDirectory, await (0,read_loads/* loadParser */.qd)());
    const certain = unseen.filter((each) => each.certain);
    const doubtful = certain.filter(({ entry }) => entry.reason === pack/* TRACKING_UNKNOWN */.vp);
    if (doubtful.length > 0)
        throw new failure_of/* GateStop */.K$('input', sayUnknown(doubtful, archive));
    // What git does not track is no part of what is proposed.
    const hidden = unseen.filter(({ entry }) => entry.reason !== pack/* UNTRACKED */.iC);
    const closing = await findClosing(hidden, archive, job.options.proposal);
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
    const notices = certain.slice(0, NAMED).map(sayUnseen);
    if (certain.length > NAMED) {
        notices.push(`${certain.length - NAMED} more files that Terraform would load stay here.`);
    }
    soFar.notices.push(...notices);
    notices.forEach((notice) => job.warn(notice));
}
/** Read once for all workspaces that run in one directory. */
const pack_workspace_READ = new WeakMap();
function unseenOf(archive, workingDirectory, hcl) {
    const { root, withheld } = archive;
    const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
    const read = pack_workspace_READ.get(archive) ?? new Map();
    const unseen = read.get(module) ?? (0,read_loads/* findUnseen */.s)(withheld, (0,read_loads/* readLoads */.QO)(module, hcl), root, module);
    pack_workspace_READ.set(archive, read.set(module, unseen));
    return unseen;
}
/** Why the gate stays closed, when it does. */
async function findClosing(hidden, archive, proposal) {
    if (proposal === undefined || hidden.length === 0)
        return undefined;
    const { repository } = proposal;
    const changed = (0,place/* isWithin */.UO)(archive.root, repository) ? await proposal.changedFiles() : undefined;
    const certain = hidden.filter((each) => each.certain);
    const isChanged = (path) => {
        const places = (0,read_loads/* follow */.e6)(path).map((each) => (0,external_node_path_.relative)(repository, each).split(external_node_path_.sep).join('/'));
        return places.some((place) => changed?.some((one) => (0,affected/* touches */.yI)(one, place)));
    };
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return sayHidden(certain, 'which files this pull request changes is not known', KNOW);
    }
    if (isChanged((0,external_node_path_.join)(archive.root, pack/* RULE_FILE */.On))) {
        return sayHidden(hidden, `this pull request adds or changes ${pack/* RULE_FILE */.On}`);
    }
    const touched = certain.filter(({ path }) => isChanged(path));
    return sayHidden(touched, 'this pull request adds or changes it');
}
const KNOW = ' Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.';
function sayHidden(hidden, why, otherwise = '') {
    if (hidden.length === 0)
        return undefined;
    const would = hidden.some(({ certain }) => certain) ? 'would' : 'may';
    const names = list(hidden, ({ rule, reason }) => rule ?? reason);
    const remedy = hidden.some(({ entry }) => entry.rule !== undefined)
        ? `Remove the rules from ${pack/* RULE_FILE */.On}, so that it is sent and judged.`
        : 'Keep it in a file that is sent and judged.';
    return `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}. ${remedy}${otherwise}`;
}
function list(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
function sayUnseen({ entry }) {
    const { path, reason, rule } = entry;
    const why = rule ?? reason;
    return reason === pack/* UNTRACKED */.iC
        ? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.`
        : `Terraform would load ${path}, but the policies do not get to see it: ${why}.`;
}
function sayUnknown(doubtful, { root }) {
    const why = doubtful[0]?.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${list(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). What Terraform loads is not left out on a guess. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=pack-workspace.js.map
;// CONCATENATED MODULE: ./build/src/gate/start-run.js
/** Configuration version → upload → run: created, or, when the upload starts it, found. */







/** @throws GateStop when the service refuses the archive, with the service's own message. */
async function upload(packed, job) {
    const { configurationVersions } = job.client;
    const { path, bytes } = packed.archive;
    let version = await createVersion(packed, job);
    try {
        await configurationVersions.upload(version, { path, bytes });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code !== 'upload-refused')
            throw error;
        // A version without an upload is inert: a new one has a new place to upload to.
        version = await createVersion(packed, job);
        await configurationVersions.upload(version, { path, bytes });
    }
    await awaitUploaded(version.id, job);
    job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
    return { ...packed, versionId: version.id };
}
async function createVersion({ name: workspace, workspaceId, soFar }, { client, options, emit }) {
    const { autoQueueRuns, mode } = options;
    const version = await client.configurationVersions.create(workspaceId, {
        autoQueueRuns,
        speculative: mode === 'speculative',
        provisional: mode === 'provisional',
    });
    soFar.versionId = version.id;
    soFar.mayHaveRun = autoQueueRuns;
    emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
    start_run_refuseUnlike(version, options);
    return version;
}
/**
 * A service that does not know what was asked for leaves it out of its answer. An upload into such a
 * version could start, or leave, a run that applies what was never judged.
 */
function start_run_refuseUnlike({ id, attributes }, { mode, autoQueueRuns }) {
    const word = mode === 'provisional' || autoQueueRuns ? mode : undefined;
    if (word !== undefined && attributes[word] !== true) {
        throw new failure_of/* GateStop */.K$('service', `The service made configuration version ${id} but does not say that it is ${word}, so a run of it might be one that is applied. Nothing was uploaded. ${word === 'provisional'
            ? 'This service may not know provisional versions: use `mode: speculative`.'
            : 'Set `auto-queue-runs` to false.'}`);
    }
    if (!autoQueueRuns && mode === 'provisional' && attributes['auto-queue-runs'] === true) {
        throw new failure_of/* GateStop */.K$('service', `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`);
    }
}
async function awaitUploaded(id, job) {
    const waiting = await pollVersion(job, 250, {
        read: async () => (await job.client.configurationVersions.show(id)).version,
        isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,status_status/* kindOf */.I)(status_status/* CONFIGURATION_VERSION */.gw, attributes.status)),
        wordOf: ({ attributes }) => attributes.status,
    });
    if (waiting.kind !== 'settled') {
        const word = waiting.last?.attributes.status ?? 'not to be seen';
        throw new failure_of/* GateStop */.K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`);
    }
    const { attributes } = waiting.last;
    if (attributes.status !== 'uploaded') {
        const said = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
        throw new failure_of/* GateStop */.K$('service', `The service could not use the upload: configuration version ${id} is "${attributes.status}"${said === undefined ? '' : `: ${said}`}.`, { errored: attributes.status === 'errored' });
    }
}
/** Looks at once, then after `leastMs`, growing to 5 s: most services need no time at all. */
async function pollVersion({ clock, signal, deadline }, leastMs, { read, ...options }) {
    let looks = 0;
    return await poll({
        ...options,
        read: () => read(++looks),
        intervalMs: (waitedMs, remainingMs) => looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(leastMs, waitedMs / 4)),
        forgives: failure_of/* forgivesFailedLook */.ak,
        deadline,
        clock,
        signal,
    });
}
/** @throws GateStop or what the client threw; there may be a run all the same (see `endRun`). */
async function startRun(uploaded, job) {
    const { name: workspace, workspaceId, soFar } = uploaded;
    const { mode, autoQueueRuns: adopted } = job.options;
    soFar.mayHaveRun = true;
    const askedAt = job.clock.now();
    const run = adopted ? await findQueuedRun(uploaded, job) : await createRun(uploaded, job);
    const url = runUrlOf(workspace, run.id, job);
    const seen = { id: run.id, url, status: run.attributes.status };
    soFar.run = seen;
    job.emit({ kind: 'run-created', workspace, runId: run.id, runUrl: url, adopted });
    const [unlike] = (0,as_asked/* unlikeAsked */.$O)(run, mode);
    if (unlike !== undefined) {
        throw new failure_of/* GateStop */.K$('service', `Run ${run.id} ${unlike}, so it was not waited for.`);
    }
    job.supersede(workspace, { workspaceId, run });
    return { ...uploaded, run, askedAt, seen };
}
async function createRun({ workspaceId, versionId }, { client, options, random }) {
    const message = runMessage(options.message, options.changeRequest, random);
    const kind = options.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
    return await client.runs.create(workspaceId, versionId, { message, ...kind });
}
/** A service that starts a run by itself does it within seconds. */
const QUEUED_WITHIN_MS = 3 * 60_000;
/** `include=run` names it; a service without that include is asked for the version's run instead. */
async function findQueuedRun({ versionId, workspaceId }, job) {
    const { client, clock } = job;
    const begun = clock.now();
    const deadline = Math.min(job.deadline, begun + QUEUED_WITHIN_MS);
    const waiting = await pollVersion({ ...job, deadline }, 500, {
        read: async (looks) => {
            const { run } = await client.configurationVersions.show(versionId, { include: ['run'] });
            if (run !== undefined || looks % 4 !== 0)
                return run;
            return await client.runs.findByConfigurationVersion(workspaceId, versionId);
        },
        isSettled: (run) => run !== undefined,
        wordOf: (run) => run?.attributes.status ?? 'none',
    });
    if (waiting.kind === 'settled' && waiting.last !== undefined)
        return waiting.last;
    throw new failure_of/* GateStop */.K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1_000)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`);
}
//# sourceMappingURL=start-run.js.map
;// CONCATENATED MODULE: ./build/src/gate/gate.js
/**
 * The gate: pack once → per workspace: configuration version → upload → run → watch → policy
 * results → verdict. Rendering and publishing happen elsewhere and cannot change what is decided.
 */










/** Never throws for anything the service, the network or the files do: every problem is in the result. */
async function gate(options, ports) {
    const job = startJob(options, ports);
    if (options.autoQueueRuns) {
        ports.log.info('auto-queue-runs: the service starts the run. It carries neither `message` nor the name of the pull request, so a later push does not cancel it (`cancel-superseded`).');
    }
    try {
        const looked = await Promise.all(options.workspaces.map((wanted) => (0,find_workspace/* findWorkspace */.pl)(wanted, job).catch((error) => ({ name: wanted.name, error }))));
        const found = looked.filter(find_workspace/* isFound */.ZN);
        const deciding = found.length === looked.length
            ? found.map((each) => judgeWorkspace(each, job))
            : looked.map((each) => (0,end_run/* notStarted */.DY)(each, job));
        const workspaces = await Promise.all(deciding.map(async (decided) => {
            const result = await decided;
            job.emit({ kind: 'workspace-decided', result });
            return result;
        }));
        return {
            verdict: (0,decide/* combine */.kg)(workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }))),
            workspaces,
            archives: job.archives(),
            durationMs: job.elapsedMs(),
        };
    }
    finally {
        await job.close();
    }
}
async function judgeWorkspace(found, job) {
    try {
        const packed = await packWorkspace(found, job);
        const judged = (await adoptOverridden(packed, job)) ?? (await plan(packed, job));
        return await compareWithCurrent(judged, packed, job);
    }
    catch (error) {
        return await (0,end_run/* giveUp */.Ht)(found, error, job);
    }
}
async function plan(packed, job) {
    const uploaded = await upload(packed, job);
    const started = await startRun(uploaded, job);
    const settled = await watch(started, job);
    return await (0,end_run/* keepOrDiscard */.nP)(await judge(settled, job), settled, job);
}
//# sourceMappingURL=gate.js.map

/***/ })

};
