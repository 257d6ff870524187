export const id = 336;
export const ids = [336,966];
export const modules = {

/***/ 6336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/src/policy/decide.js
var decide = __webpack_require__(8966);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/wait/settle.js
var settle = __webpack_require__(1700);
;// CONCATENATED MODULE: ./build/src/wait/end-run.js


/** Never throws. */
async function endRun(target, ports) {
    let runId = target.runId;
    try {
        runId ??= (await findRun(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            const { status } = (await ports.client.runs.show(runId)).run.attributes;
            if ((0,settle/* runKind */.Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, target.mode, ports);
        return { runId, ...(await awaitEnd(runId, target.mode, ports)) };
    }
    catch (error) {
        return {
            ...(runId !== undefined && { runId }),
            outcome: 'unknown',
            trouble: error instanceof Error ? error.message : String(error),
        };
    }
}
/** A request that was given up may still be on its way: one look is not enough. */
async function findRun({ workspaceId, versionId }, { client, clock, deadline }) {
    for (const pauseMs of [500, 1_500, undefined]) {
        const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
        if (run !== undefined || pauseMs === undefined)
            return run;
        if (clock.now() + pauseMs >= deadline)
            return undefined;
        await clock.sleep(pauseMs);
    }
    return undefined;
}
async function cancelOrDiscard(runId, mode, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if (isOver(mode, run.attributes.status))
            return;
        if (run.attributes.actions?.['is-discardable'] !== false) {
            await client.runs.discard(runId, comment);
        }
    }
}
async function awaitEnd(runId, mode, { client, clock, deadline }) {
    let discarded = false;
    for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
        const { run } = await client.runs.show(runId);
        const { status, actions } = run.attributes;
        if (isCanceled(status))
            return { outcome: 'ended', status };
        if (isOver(mode, status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The cancel came too late for the plan, and the run has come to rest.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
function isCanceled(status) {
    return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}
/** A saved plan is over only once it is discarded: until then somebody could apply it. */
function isOver(mode, status) {
    if (status === 'planned_and_saved')
        return false;
    const kind = (0,settle/* runKind */.Il)(mode, status);
    return kind === 'good' || kind === 'bad' || status === 'applied';
}
//# sourceMappingURL=end-run.js.map
// EXTERNAL MODULE: ./build/src/wait/failure-of.js
var failure_of = __webpack_require__(6279);
;// CONCATENATED MODULE: ./build/src/gate/end-workspace.js



async function endWorkspace({ known, mayHaveRun }, error, job) {
    const failure = (0,failure_of/* failureOf */.g5)(error, job.ended());
    const errored = error instanceof failure_of/* GateStop */.K$ && error.errored;
    if (mayHaveRun) {
        const ended = await endTheRun(known, failure, job);
        if (ended.runId !== undefined)
            known.runId = ended.runId;
        if (ended.status !== undefined)
            known.runStatus = ended.status;
        const told = tell(ended, known.runUrl);
        if (told !== undefined)
            known.notices = [...known.notices, told];
    }
    return { ...known, verdict: (0,decide.decideWithout)({ ...failure, errored }), failure };
}
async function endTheRun(known, failure, job) {
    const { workspace, workspaceId, configurationVersionId: versionId, runId } = known;
    if (workspaceId === undefined || versionId === undefined)
        return { outcome: 'none' };
    const why = failure.kind === 'canceled' ? 'the job was cancelled' : 'the gate gave up';
    if (runId !== undefined)
        job.emit({ kind: 'canceling', workspace, runId, why });
    return await endRun({ workspaceId, versionId, runId, mode: job.options.mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
}
function tell(ended, runUrl) {
    const run = `Run ${ended.runId ?? ''}`;
    const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
    switch (ended.outcome) {
        case 'none':
        case 'over':
            return undefined;
        case 'left':
            return `${run} is "${ended.status ?? ''}": somebody applies it, so it was left alone.${see}`;
        case 'ended':
            return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because nobody waits for it any more.`;
        case 'unknown':
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}"`}.${see}`;
    }
}
//# sourceMappingURL=end-workspace.js.map
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
;// CONCATENATED MODULE: ./build/src/policy/from-plan-log.js
/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 */
const MOST = 100;
const LONGEST = 4_000;
function fromPlanLog(log) {
    const lines = log.split('\n').map((line) => stripControls(line.slice(0, LONGEST * 4)));
    const structured = lines.flatMap(fromJsonLine);
    return distinct(structured.length > 0 ? structured : fromBoxes(lines)).slice(0, MOST);
}
function fromJsonLine(line) {
    let parsed;
    try {
        parsed = JSON.parse(line);
    }
    catch {
        return [];
    }
    const diagnostic = property(parsed, 'diagnostic');
    const severity = property(diagnostic, 'severity');
    const summary = property(diagnostic, 'summary');
    if ((severity !== 'error' && severity !== 'warning') || !isText(summary))
        return [];
    const detail = property(diagnostic, 'detail');
    const address = property(diagnostic, 'address');
    const file = property(property(diagnostic, 'range'), 'filename');
    const start = property(property(property(diagnostic, 'range'), 'start'), 'line');
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST),
            ...(isText(detail) && { detail: detail.slice(0, LONGEST) }),
            ...(isText(address) && { address }),
            ...(isText(file) && { file }),
            ...(typeof start === 'number' && Number.isSafeInteger(start) && start > 0 && { line: start }),
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
            found.push({ ...current, ...(text !== '' && { detail: text.slice(0, LONGEST) }) });
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
            const place = placeOf(line);
            if (place !== undefined && current.file === undefined)
                Object.assign(current, place);
            else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
                current.address = line.trim().slice('with '.length, -1);
            }
            else if (!isSource(line))
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
    for (const [word, severity] of [
        ['Error: ', 'error'],
        ['Warning: ', 'warning'],
    ]) {
        if (line.startsWith(word))
            return { severity, summary: line.slice(word.length).trim() };
    }
    return undefined;
}
/** `on main.tf line 3, in resource "a" "b":` */
function placeOf(line) {
    const text = line.trim();
    if (!text.startsWith('on '))
        return undefined;
    const at = text.indexOf(' line ');
    if (at === -1)
        return undefined;
    const number = Number.parseInt(text.slice(at + ' line '.length), 10);
    return Number.isSafeInteger(number) && number > 0
        ? { file: text.slice('on '.length, at), line: number }
        : undefined;
}
/** `3: bucket = 1`: the source again. */
function isSource(line) {
    const text = line.trim();
    const colon = text.indexOf(':');
    return colon > 0 && colon < 7 && /^\d+$/.test(text.slice(0, colon));
}
/** Colours and the marks at the log's two ends. */
function stripControls(line) {
    let text = '';
    for (let at = 0; at < line.length; at += 1) {
        const code = line.charCodeAt(at);
        if (code === 27 && line[at + 1] === '[') {
            at += 2;
            while (at < line.length && !isFinalByte(line.charCodeAt(at)))
                at += 1;
        }
        else if (code >= 32 || code === 9)
            text += line[at];
    }
    return text;
}
function isFinalByte(code) {
    return code >= 64 && code <= 126;
}
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function property(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
//# sourceMappingURL=from-plan-log.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const TOLD = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
/** That policies were left out, or enforced less than they were written to be. */
function noticesOf(events) {
    return events
        .filter(({ action }) => TOLD.includes(action))
        .flatMap(({ description = '' }) => (description === '' ? [] : [description]));
}
/** The same results; those that were overridden say by whom and why, where the events tell for certain. */
function attributeOverrides(results, events) {
    const overrides = events.filter(({ action }) => /overrid/i.test(action)).map(toOverride);
    return results.map((result) => {
        if (result.status !== 'overridden')
            return result;
        const found = pick(overrides, result.override?.at);
        return found === undefined ? result : { ...result, override: { ...found, ...result.override } };
    });
}
function toOverride({ actor, at, comment }) {
    return {
        ...(actor !== undefined && { by: actor }),
        ...(at !== undefined && { at }),
        ...(comment !== undefined && { reason: comment }),
    };
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
// EXTERNAL MODULE: ./build/src/policy/find-addresses.js
var find_addresses = __webpack_require__(1796);
;// CONCATENATED MODULE: ./build/src/policy/level.js
const LEVELS = {
    advisory: 'advisory',
    mandatory: 'mandatory',
    'soft-mandatory': 'soft-mandatory',
    'hard-mandatory': 'hard-mandatory',
    'mandatory-overridable': 'mandatory-overridable',
};
/** The level of a service's word; underscores and hyphens are one. Anything else is `unknown`. */
function toLevel(word) {
    const key = (word ?? '').replaceAll('_', '-');
    return Object.hasOwn(LEVELS, key) ? (LEVELS[key] ?? 'unknown') : 'unknown';
}
//# sourceMappingURL=level.js.map
;// CONCATENATED MODULE: ./build/src/policy/print-output.js
/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA whatever its rule
 * returned: strings, objects with a message, sets, anything that is JSON.
 */
/** As many entries, and as long each, as a reader could want. */
const print_output_MOST = 1_000;
const print_output_LONGEST = 4_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printOutput(output) {
    const lines = [];
    gather(output, lines, 0);
    return lines;
}
function gather(value, lines, depth) {
    if (lines.length >= print_output_MOST || value === null || value === undefined)
        return;
    if (typeof value === 'string') {
        for (const line of value.split('\n')) {
            if (lines.length < print_output_MOST && line.trim() !== '')
                lines.push(clip(line.trimEnd()));
        }
        return;
    }
    if (depth < DEEPEST && Array.isArray(value)) {
        for (const item of value)
            gather(item, lines, depth + 1);
        return;
    }
    if (depth < DEEPEST && typeof value === 'object') {
        const said = SAYS.find((key) => Object.hasOwn(value, key));
        if (said !== undefined) {
            const { [said]: message, ...rest } = value;
            const address = ['address', 'resource'].map((key) => rest[key]).find(print_output_isText);
            const text = print_output_isText(message) ? message : undefined;
            if (text !== undefined && address !== undefined && !text.includes(address)) {
                gather(`${address}: ${text}`, lines, depth + 1);
            }
            else
                gather(message, lines, depth + 1);
            return;
        }
    }
    lines.push(clip(asJson(value)));
}
function print_output_isText(value) {
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
    return line.length <= print_output_LONGEST ? line : `${line.slice(0, print_output_LONGEST)}…`;
}
//# sourceMappingURL=print-output.js.map
;// CONCATENATED MODULE: ./build/src/policy/reading.js
function merge(readings) {
    const told = readings.filter(({ canOverride }) => canOverride !== undefined);
    return {
        results: readings.flatMap(({ results }) => results),
        runTasks: readings.flatMap(({ runTasks }) => runTasks),
        unfinished: readings.flatMap(({ unfinished }) => unfinished),
        doubts: readings.flatMap(({ doubts }) => doubts),
        errors: readings.flatMap(({ errors }) => errors),
        ...(told.length > 0 && { canOverride: told.some(({ canOverride }) => canOverride === true) }),
    };
}
function emptyReading() {
    return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
/** One name under both spellings: some services write these keys with an underscore. */
function countOf(counts, name) {
    return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
//# sourceMappingURL=reading.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-outcomes.js
/** Policy evaluations and their policy set outcomes (design 4, second row). */





function fromOutcomes(stage, { evaluation, sets }) {
    const reading = emptyReading();
    const { status } = evaluation.attributes;
    const what = `policy evaluation ${evaluation.id}`;
    const kind = (0,settle/* kindOf */.I)(settle/* POLICY_EVALUATION */.o8, status);
    if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') {
        const { status: stageWord } = stage.attributes;
        reading.unfinished.push({ system: 'policy-evaluation', what, word: status, stage: stageWord });
        return reading;
    }
    if (kind === 'unknown') {
        reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
    }
    const awaiting = (0,settle/* kindOf */.I)(settle/* TASK_STAGE */.j$, stage.attributes.status) === 'person';
    const overriddenAt = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
    for (const set of sets) {
        const name = set.attributes['policy-set-name'] ?? '';
        const error = set.attributes.error ?? '';
        if (error !== '')
            reading.results.push(brokenSet(name, error));
        const results = (set.attributes.outcomes ?? []).map((outcome) => toResult(outcome, {
            policySet: name,
            overridable: set.attributes.overridable === true || awaiting,
            overridden: status === 'overridden',
            overriddenAt,
        }));
        reading.results.push(...results);
        const mismatch = compare(set.attributes['result-count'], results, error !== '');
        if (mismatch !== undefined) {
            reading.doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
        }
    }
    reading.doubts.push(...doubtsAbout(what, evaluation, sets, reading.results));
    if (status === 'errored')
        reading.errors.push(`The ${what} could not be evaluated.`);
    return reading;
}
function toResult(outcome, set) {
    const { status: word, enforcement_level: levelWord } = outcome;
    const kind = (0,settle/* kindOf */.I)(settle/* OUTCOME */.vg, word);
    const level = toLevel(levelWord);
    const output = printOutput(outcome.output);
    const description = outcome.description ?? '';
    const failed = kind === 'bad' && word === 'failed';
    const isMandatory = level !== 'advisory' && level !== 'unknown';
    const status = failed
        ? set.overridden && isMandatory
            ? 'overridden'
            : 'failed'
        : kind === 'unknown'
            ? 'unknown'
            : word === 'errored'
                ? 'errored'
                : 'passed';
    const foreignLevel = level === 'unknown' && (levelWord ?? '') !== '' ? levelWord : undefined;
    const unknownWord = kind === 'unknown' ? word : (foreignLevel ?? undefined);
    const addresses = kind === 'good' ? [] : (0,find_addresses/* findAddresses */.W)([...output, description].join('\n'));
    return {
        system: 'policy-evaluation',
        policySet: set.policySet,
        policy: outcome.policy_name ?? outcome.query ?? '',
        level,
        status,
        ...(unknownWord !== undefined && { word: unknownWord }),
        overridable: set.overridable && isMandatory && level !== 'hard-mandatory',
        message: kind === 'good' ? '' : (output[0] ?? description),
        ...(description !== '' && { description }),
        output,
        ...(addresses[0] !== undefined && { address: addresses[0], addresses }),
        ...(status === 'overridden' &&
            set.overriddenAt !== undefined && { override: { at: set.overriddenAt } }),
    };
}
/** A policy set that could not be evaluated at all: none of its policies vouches for anything. */
function brokenSet(policySet, error) {
    return {
        system: 'policy-evaluation',
        policySet,
        policy: '',
        level: 'unknown',
        status: 'errored',
        overridable: false,
        message: error,
        output: error.split('\n'),
    };
}
function tallyOf(results) {
    const bad = results.filter(({ status }) => status === 'failed' || status === 'overridden');
    return {
        passed: results.filter(({ status }) => status === 'passed').length,
        advisory: bad.filter(({ level }) => level === 'advisory').length,
        mandatory: bad.filter(({ level }) => level !== 'advisory').length,
        errored: results.filter(({ status }) => status === 'errored').length,
    };
}
/** What is wrong between counts and what they count, as the rest of a sentence. */
function compare(counts, results, broken) {
    if (counts === null || counts === undefined)
        return undefined;
    const shown = tallyOf(results);
    const said = [
        ['passed', countOf(counts, 'passed'), shown.passed],
        ['failed advisory', countOf(counts, 'advisory-failed'), shown.advisory],
        ['failed mandatory', countOf(counts, 'mandatory-failed'), shown.mandatory],
        // A set that broke as a whole may or may not be counted as an error of its own.
        ['errored', broken ? shown.errored : countOf(counts, 'errored'), shown.errored],
    ];
    for (const [what, count, listed] of said) {
        if (count === undefined)
            return `does not say how many policies ${word(what)}`;
        if (count !== listed)
            return `counts ${count} ${what} but lists ${listed}`;
    }
    return undefined;
}
function word(what) {
    return what.startsWith('failed') ? `${what.slice('failed '.length)} failed` : what;
}
function doubtsAbout(what, evaluation, sets, results) {
    const doubts = [];
    const { status, 'result-count': counts } = evaluation.attributes;
    const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
    const mismatch = compare(counts, results, broken);
    if (mismatch !== undefined)
        doubts.push(`The ${what} ${mismatch} in its policy sets.`);
    const counted = (counts ?? undefined) !== undefined;
    const allCounted = sets.every((set) => (set.attributes['result-count'] ?? undefined) !== undefined);
    if (!counted && (!allCounted || sets.length === 0)) {
        doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
    }
    const { mandatory, errored } = tallyOf(results);
    const overridden = results.some((result) => result.status === 'overridden');
    if (status === 'passed' && mandatory > 0) {
        doubts.push(`The ${what} is "passed" but lists ${mandatory} failed mandatory policies.`);
    }
    if (status === 'failed' && mandatory + errored === 0) {
        doubts.push(`The ${what} is "failed" but none of its outcomes says why.`);
    }
    if (status === 'overridden' && !overridden) {
        doubts.push(`The ${what} is "overridden" but none of its outcomes failed.`);
    }
    return doubts;
}
//# sourceMappingURL=from-outcomes.js.map
;// CONCATENATED MODULE: ./build/src/policy/parse-policy-log.js
/**
 * The text log of a policy check names the policies; its counts do not. The log is written for
 * people and may hold lines of a plan, so it explains results and never makes one pass.
 */

const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const MOST_LINES = 500;
const parse_policy_log_LONGEST = 2_000;
function parsePolicyLog(log) {
    const policies = [];
    let current;
    let description = false;
    for (const raw of log.split('\n')) {
        const line = raw.trimEnd().slice(0, parse_policy_log_LONGEST);
        const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
        if (header !== undefined) {
            current = header;
            policies.push(header);
            description = false;
            continue;
        }
        if (current === undefined || line === '') {
            description &&= current !== undefined && current.description === '';
            continue;
        }
        if (line.startsWith('Result: ')) {
            const word = line.slice('Result: '.length).trim().toLowerCase();
            if (current.passed === undefined && (word === 'true' || word === 'false')) {
                current.passed = word === 'true';
            }
        }
        else if (line.startsWith('Description:')) {
            description = true;
            current.description = line.slice('Description:'.length).trim();
        }
        else if (description) {
            current.description = `${current.description} ${line.trim()}`.trim().slice(0, parse_policy_log_LONGEST);
        }
        else if (current.output.length < MOST_LINES)
            current.output.push(line);
    }
    return policies;
}
/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
function parseHeader(line) {
    if (!line.startsWith(HEADER) || !line.endsWith(')'))
        return undefined;
    const colon = line.indexOf(': ');
    const open = line.lastIndexOf(' (');
    if (colon === -1 || open <= colon + 1)
        return undefined;
    const path = line.slice(colon + 2, open).trim();
    const slash = path.lastIndexOf('/');
    const file = path.slice(slash + 1);
    return {
        policySet: slash === -1 ? '' : path.slice(0, slash),
        policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
        level: toLevel(line.slice(open + 2, -1).trim()),
        description: '',
        output: [],
    };
}
//# sourceMappingURL=parse-policy-log.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-policy-check.js
/** Policy checks (design 4, first row): counts decide, the log names. */




const UNNAMED = 'unnamed policy';
/** @param log what the check printed; undefined when it could not be read. */
function fromPolicyCheck(check, log) {
    const reading = emptyReading();
    const { status, result, permissions } = check.attributes;
    const what = `policy check ${check.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    if (canOverride !== undefined)
        reading.canOverride = canOverride;
    const kind = (0,settle/* kindOf */.I)(settle/* POLICY_CHECK */.M7, status);
    if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') {
        reading.unfinished.push({ system: 'policy-check', what, word: status });
        return reading;
    }
    if (kind === 'unknown') {
        reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
    }
    if (status === 'errored') {
        reading.errors.push(`The ${what} could not be evaluated${firstLineOf(log)}.`);
    }
    const counts = result === null || result === undefined ? undefined : tally(result);
    if (counts === undefined) {
        if (status !== 'errored') {
            reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
        }
        return reading;
    }
    reading.doubts.push(...contradictions(what, status, counts, result?.result ?? undefined));
    const overridden = status === 'overridden';
    const at = check.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
    const logged = parsePolicyLog(log ?? '');
    const groups = [
        ['hard-mandatory', counts.hard],
        ['soft-mandatory', counts.soft],
        ['advisory', counts.advisory],
    ];
    for (const [level, count] of groups) {
        const named = logged.filter((policy) => policy.level === level && policy.passed !== true);
        const failed = overridden && level === 'soft-mandatory' ? 'overridden' : 'failed';
        for (const policy of from_policy_check_pick(named, count, level)) {
            reading.results.push({
                ...from_policy_check_toResult(policy, failed),
                overridable: level === 'soft-mandatory',
                ...(failed === 'overridden' && at !== undefined && { override: { at } }),
            });
        }
    }
    const passed = logged.filter((policy) => policy.passed === true);
    for (const policy of from_policy_check_pick(passed, counts.passed, undefined)) {
        reading.results.push(from_policy_check_toResult(policy, 'passed'));
    }
    return reading;
}
function tally(result) {
    const passed = countOf(result, 'passed');
    const hard = countOf(result, 'hard-failed');
    const soft = countOf(result, 'soft-failed');
    const advisory = countOf(result, 'advisory-failed');
    const total = countOf(result, 'total-failed');
    if (passed === undefined || hard === undefined || soft === undefined)
        return undefined;
    if (advisory === undefined || total === undefined)
        return undefined;
    return { passed, hard, soft, advisory, total };
}
function contradictions(what, status, { passed, total, hard, soft, advisory }, result) {
    const doubts = [];
    if (total !== hard + soft + advisory) {
        doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
    }
    const failed = `${hard} hard-mandatory and ${soft} soft-mandatory failures`;
    const fits = status === 'passed'
        ? hard === 0 && soft === 0
        : status === 'soft_failed' || status === 'overridden'
            ? hard === 0 && soft > 0
            : status === 'hard_failed'
                ? hard > 0
                : true;
    if (!fits)
        doubts.push(`The ${what} is "${status}" but counts ${failed}.`);
    if (status === 'passed' && result === false && advisory === 0) {
        doubts.push(`The ${what} is "passed" but its result is false.`);
    }
    if (status === 'passed' && passed + total === 0 && result !== true) {
        doubts.push(`The ${what} is "passed" but names no policy and no result.`);
    }
    return doubts;
}
/** As many policies as the service counted: named by the log when it explains exactly as many. */
function from_policy_check_pick(named, count, level) {
    if (named.length === count)
        return named;
    const kept = named.length < count ? named : [];
    // A count is the service's own; the cap only keeps an absurd one from filling the memory.
    const missing = Math.min(count - kept.length, 10_000);
    return [
        ...kept,
        ...Array.from({ length: missing }, () => ({
            policySet: '',
            policy: UNNAMED,
            level: level ?? 'unknown',
            description: '',
            output: [],
        })),
    ];
}
function from_policy_check_toResult(policy, status) {
    const addresses = status === 'passed' ? [] : (0,find_addresses/* findAddresses */.W)(policy.output.join('\n'));
    const unnamed = policy.policy === UNNAMED && policy.output.length === 0;
    return {
        system: 'policy-check',
        policySet: policy.policySet,
        policy: policy.policy,
        level: policy.level,
        status,
        overridable: false,
        message: status === 'passed'
            ? ''
            : unnamed
                ? 'The log of the policy check does not name this policy.'
                : (policy.output.find((line) => !isVerdictLine(line)) ?? policy.description),
        ...(policy.description !== '' && { description: policy.description }),
        output: policy.output,
        ...(addresses[0] !== undefined && { address: addresses[0], addresses }),
    };
}
/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not the message. */
function isVerdictLine(line) {
    const word = line.trimStart();
    return word.startsWith('FALSE - ') || word.startsWith('TRUE - ') || word === 'Print messages:';
}
function firstLineOf(log) {
    const line = log?.split('\n').find((candidate) => candidate.trim() !== '');
    return line === undefined ? '' : `: ${line.trim().slice(0, 300)}`;
}
//# sourceMappingURL=from-policy-check.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-task-results.js
/** Run tasks and the stages that hold them: not policies, but a failed mandatory one blocks. */


function fromTaskResults(stage, taskResults) {
    const reading = emptyReading();
    const awaiting = (0,settle/* kindOf */.I)(settle/* TASK_STAGE */.j$, stage.attributes.status) === 'person';
    reading.runTasks = taskResults.map((result) => toRunTask(result, stage, awaiting));
    return reading;
}
function toRunTask({ attributes }, stage, awaiting) {
    const { status: word, 'workspace-task-enforcement-level': levelWord } = attributes;
    const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
    const kind = (0,settle/* kindOf */.I)(settle/* TASK_RESULT */.o3, word);
    const status = kind === 'good'
        ? 'passed'
        : kind === 'bad'
            ? word === 'failed'
                ? 'failed'
                : 'errored'
            : kind === 'unknown'
                ? 'unknown'
                : 'not-evaluated';
    return {
        name: attributes['task-name'] ?? '',
        stage: stage.attributes.stage,
        level,
        status,
        ...(kind !== 'good' && kind !== 'bad' && { word }),
        ...(kind === 'good' && level === 'unknown' && (levelWord ?? '') !== ''
            ? { word: levelWord ?? '' }
            : {}),
        ...(awaiting && status === 'failed' && { overridable: true }),
        message: attributes.message ?? '',
        ...((attributes.url ?? '') !== '' && { url: attributes.url ?? '' }),
    };
}
/** What a stage says beyond what is in it. */
function fromStage(stage, holds) {
    const reading = emptyReading();
    const { status, permissions } = stage.attributes;
    const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
    const canOverride = permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
    if (canOverride !== undefined && holds.evaluations > 0)
        reading.canOverride = canOverride;
    switch ((0,settle/* kindOf */.I)(settle/* TASK_STAGE */.j$, status)) {
        case 'good':
            break;
        case 'moving':
        case 'skipped':
        case 'stopped':
            reading.unfinished.push({ system: 'task-stage', what, word: status, stage: status });
            break;
        case 'bad':
            if (holds.blames > 0)
                break;
            if (status === 'errored')
                reading.errors.push(`The ${what} is "errored".`);
            else
                reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
            break;
        case 'person':
            if (holds.blames === 0) {
                reading.doubts.push(`The ${what} awaits an override but nothing in it says of what.`);
            }
            break;
        case 'unknown':
            reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
            break;
    }
    return reading;
}
/** A stage of the apply phase that holds nothing evaluated: neither mode ever gets there. */
function isOutOfReach(stage, evaluationWords) {
    const idle = (word) => word === 'pending' || word === 'unreachable';
    return ((0,settle/* isApplyStage */.Nv)(stage.attributes.stage) &&
        idle(stage.attributes.status) &&
        evaluationWords.every(idle));
}
//# sourceMappingURL=from-task-results.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-tf-policy.js
/** Terraform policy (design 4, third row): its outcomes know the file and the line. */



function fromTfPolicy({ evaluation, sets }) {
    const reading = emptyReading();
    const { status, permissions, error } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    if (canOverride !== undefined)
        reading.canOverride = canOverride;
    const kind = (0,settle/* kindOf */.I)(settle/* TF_POLICY_EVALUATION */.bz, status);
    if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') {
        if (!isApply(evaluation)) {
            reading.unfinished.push({ system: 'terraform-policy', what, word: status });
        }
        return reading;
    }
    if (kind === 'unknown') {
        reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
    }
    if ((error ?? undefined) !== undefined || status === 'errored') {
        const said = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
        reading.errors.push(`The ${what} could not be evaluated${said === '' ? '' : `: ${said.slice(0, 2_000)}`}.`);
    }
    for (const set of sets) {
        const policySet = set.attributes['policy-set-name'] ?? '';
        const broken = set.attributes.error ?? undefined;
        if (broken !== undefined && broken !== '') {
            reading.results.push(from_tf_policy_brokenSet(policySet, broken));
        }
        for (const outcome of set.attributes.outcomes ?? []) {
            reading.results.push(from_tf_policy_toResult(outcome, policySet, status));
        }
    }
    reading.doubts.push(...from_tf_policy_doubtsAbout(what, evaluation, reading.results));
    return reading;
}
function isApply({ attributes }) {
    return attributes['stage-type']?.toLowerCase() === 'apply';
}
function from_tf_policy_toResult(outcome, policySet, evaluation) {
    const word = outcome.status;
    const kind = (0,settle/* kindOf */.I)(settle/* TF_POLICY_OUTCOME */.Zc, word);
    const level = toLevel(outcome.enforcement_level);
    const overridable = level === 'mandatory-overridable';
    const levelWord = outcome.enforcement_level ?? '';
    const unknownWord = kind === 'unknown' || word === 'unknown'
        ? word
        : level === 'unknown' && levelWord !== ''
            ? levelWord
            : undefined;
    const places = (outcome.diagnostics ?? []).flatMap((diagnostic) => (diagnostic.resources ?? []).map((resource) => ({ diagnostic, resource })));
    const output = (outcome.diagnostics ?? []).flatMap((diagnostic) => [
        ...textOf(diagnostic.error_message ?? diagnostic.summary),
        ...(diagnostic.resources ?? []).flatMap((resource) => textOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? '') === '' ? line : `${resource.resource_name}: ${line}`)),
    ]);
    const addresses = [
        ...new Set(places.map(({ resource }) => resource.resource_name ?? '').filter((it) => it !== '')),
    ];
    const place = places.find(({ resource }) => (resource.file_name ?? '') !== '' && isLine(resource.start_line))?.resource;
    return {
        system: 'terraform-policy',
        policySet,
        policy: outcome.policy_name ?? outcome.file_name ?? '',
        level,
        status: statusOf(word, kind === 'good', overridable && evaluation === 'overridden'),
        ...(unknownWord !== undefined && { word: unknownWord }),
        overridable,
        message: kind === 'good' ? '' : (output[0] ?? ''),
        output,
        ...(kind !== 'good' && addresses[0] !== undefined && { address: addresses[0], addresses }),
        ...(kind !== 'good' &&
            place !== undefined && {
            location: {
                path: place.file_name ?? '',
                startLine: place.start_line ?? 1,
                endLine: place.start_line ?? 1,
                source: 'service',
            },
        }),
    };
}
function statusOf(word, passed, overridden) {
    if (passed)
        return 'passed';
    if (word === 'failed')
        return overridden ? 'overridden' : 'failed';
    return word === 'errored' ? 'errored' : 'unknown';
}
function from_tf_policy_brokenSet(policySet, error) {
    let message;
    try {
        message = typeof error === 'string' ? error : JSON.stringify(error);
    }
    catch {
        message = 'The policy set could not be evaluated.';
    }
    return {
        system: 'terraform-policy',
        policySet,
        policy: '',
        level: 'unknown',
        status: 'errored',
        overridable: false,
        message: message.slice(0, 4_000),
        output: [],
    };
}
function from_tf_policy_doubtsAbout(what, { attributes }, results) {
    const doubts = [];
    const { status, 'result-count': counts } = attributes;
    const bad = results.filter(({ status: word }) => word === 'failed' || word === 'overridden');
    const mandatory = bad.filter(({ level }) => level !== 'advisory');
    if (counts === null || counts === undefined) {
        doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
    }
    else {
        // Whether overridable failures are counted among the mandatory ones as well differs.
        const mandatoryCount = countOf(counts, 'mandatory-failed') ?? 0;
        const overridableCount = countOf(counts, 'mandatory-overridable-failed') ?? 0;
        const said = [
            ['passed', countOf(counts, 'passed') === count(results, 'passed')],
            ['failed advisory', countOf(counts, 'advisory-failed') === bad.length - mandatory.length],
            [
                'failed mandatory',
                mandatory.length === mandatoryCount ||
                    mandatory.length === mandatoryCount + overridableCount,
            ],
            ['errored', (countOf(counts, 'errored') ?? 0) <= count(results, 'errored')],
            ['unknown', (countOf(counts, 'unknown') ?? 0) <= count(results, 'unknown')],
        ];
        for (const [name, fits] of said) {
            if (!fits)
                doubts.push(`The ${what} counts other ${name} policies than it lists.`);
        }
    }
    if (status === 'passed' && mandatory.length > 0) {
        doubts.push(`The ${what} is "passed" but lists ${mandatory.length} failed mandatory policies.`);
    }
    const blames = mandatory.length + count(results, 'errored') + count(results, 'unknown');
    if ((status === 'failed' || status === 'awaiting_override') && blames === 0) {
        doubts.push(`The ${what} is "${status}" but none of its outcomes says why.`);
    }
    if (status === 'overridden' && count(results, 'overridden') === 0) {
        doubts.push(`The ${what} is "overridden" but none of its outcomes failed.`);
    }
    return doubts;
}
function count(results, status) {
    return results.filter((result) => result.status === status).length;
}
function isLine(line) {
    return typeof line === 'number' && Number.isSafeInteger(line) && line >= 1;
}
function textOf(value) {
    return (value ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, 200);
}
//# sourceMappingURL=from-tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/policy/observed.js





/** @param run names, in its relationships, what must be among the observed. */
function toReading(run, observed) {
    return merge([
        ...observed.checks.map(({ check, log }) => fromPolicyCheck(check, log)),
        ...observed.stages.map(fromObservedStage),
        ...observed.tfEvaluations.map(fromTfPolicy),
        { ...emptyReading(), doubts: [...observed.doubts, ...missing(run, observed)] },
    ]);
}
function fromObservedStage({ stage, taskResults, evaluations }) {
    const words = evaluations.map(({ evaluation }) => evaluation.attributes.status);
    if (isOutOfReach(stage, words))
        return emptyReading();
    const tasks = fromTaskResults(stage, taskResults);
    const policies = merge(evaluations.map((evaluation) => fromOutcomes(stage, evaluation)));
    const blames = policies.results.filter(isBlame).length +
        tasks.runTasks.filter(isTaskBlame).length +
        policies.errors.length;
    return merge([
        tasks,
        policies,
        fromStage(stage, { taskResults: taskResults.length, evaluations: words.length, blames }),
    ]);
}
function isBlame({ status, level }) {
    return (status === 'errored' || status === 'unknown' || (status === 'failed' && level !== 'advisory'));
}
function isTaskBlame({ status, level }) {
    return (status === 'failed' || status === 'errored') && level !== 'advisory';
}
/** What one object names as its own must have been read: a list that lost an entry passes nothing. */
function missing(run, observed) {
    const doubts = [];
    const expect = (owner, relation, what, ids, read) => {
        const lost = ids.filter((id) => !read.includes(id));
        for (const id of lost.slice(0, 20)) {
            doubts.push(`The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
        }
    };
    const own = `run ${run.id}`;
    const checks = observed.checks.map(({ check }) => check.id);
    const stages = observed.stages.map(({ stage }) => stage.id);
    const tf = observed.tfEvaluations.map(({ evaluation }) => evaluation.id);
    const { relationships } = run;
    expect(own, 'policy-checks', 'policy check', relatedIds(relationships['policy-checks']), checks);
    expect(own, 'task-stages', 'task stage', relatedIds(relationships['task-stages']), stages);
    expect(own, 'tf-policy-evaluations', 'Terraform policy evaluation', relatedIds(relationships['tf-policy-evaluations']), tf);
    for (const { stage, taskResults, evaluations } of observed.stages) {
        const owner = `task stage ${stage.id}`;
        expect(owner, 'policy-evaluations', 'policy evaluation', relatedIds(stage.relationships['policy-evaluations']), evaluations.map(({ evaluation }) => evaluation.id));
        expect(owner, 'task-results', 'task result', relatedIds(stage.relationships['task-results']), taskResults.map(({ id }) => id));
    }
    return doubts;
}
function relatedIds(relationship) {
    const data = relationship?.data ?? [];
    return (Array.isArray(data) ? data : [data]).map(({ id }) => id);
}
//# sourceMappingURL=observed.js.map
;// CONCATENATED MODULE: ./build/src/wait/poll.js
/** @throws what `read` threw, unless it was forgiven, time is up or the job was cancelled. */
async function poll(options) {
    const { clock, signal, deadline } = options;
    const started = clock.now();
    const seen = [];
    let last = {};
    let known;
    let lastChange = started;
    let failures = 0;
    let trouble = {};
    const quiet = new AbortController();
    const heartbeat = (async () => {
        const quietMs = options.quietMs ?? 30_000;
        let told = started;
        while (!quiet.signal.aborted) {
            const due = Math.max(told, lastChange) + quietMs;
            if (clock.now() < due) {
                if (!(await slept(clock, due - clock.now(), quiet.signal)))
                    return;
                continue;
            }
            told = clock.now();
            options.onQuiet?.(last.last);
        }
    })();
    const take = (value) => {
        last = { last: value };
        const word = options.wordOf(value);
        if (word !== seen.at(-1))
            seen.push(word);
        const change = options.changeOf?.(value) ?? word;
        if (change === known)
            return;
        known = change;
        lastChange = clock.now();
        options.onChange?.(value);
    };
    try {
        if (options.initial !== undefined)
            take(options.initial);
        for (;;) {
            if (signal.aborted)
                return { kind: 'aborted', seen, ...last };
            const now = clock.now();
            if (now >= deadline)
                return { kind: 'timeout', seen, ...last, ...trouble };
            const interval = options.intervalMs(now - started, deadline - now);
            if (interval > 0) {
                if (!(await slept(clock, interval, signal)))
                    return { kind: 'aborted', seen, ...last };
                if (clock.now() >= deadline)
                    return { kind: 'timeout', seen, ...last, ...trouble };
            }
            let value;
            try {
                value = await options.read();
            }
            catch (error) {
                if (signal.aborted)
                    return { kind: 'aborted', seen, ...last };
                failures += 1;
                trouble = { trouble: error };
                if (clock.now() >= deadline)
                    return { kind: 'timeout', seen, ...last, ...trouble };
                if (options.forgives?.(error, failures) !== true)
                    throw error;
                continue;
            }
            failures = 0;
            trouble = {};
            take(value);
            if (options.isSettled(value))
                return { kind: 'settled', seen, last: value };
        }
    }
    finally {
        quiet.abort();
        await heartbeat;
    }
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
//# sourceMappingURL=poll.js.map
;// CONCATENATED MODULE: ./build/src/wait/obtain-run.js


/** @throws GateStop or what the client threw; there may be a run all the same (see `endRun`). */
async function obtainRun(options, ports) {
    return options.autoQueueRuns
        ? { run: await findQueuedRun(options, ports), adopted: true }
        : { run: await createRun(options, ports), adopted: false };
}
/** The version a run was made from, when it says so. */
function versionIdOf(run) {
    const data = run.relationships['configuration-version']?.data ?? undefined;
    return Array.isArray(data) ? undefined : data?.id;
}
async function createRun({ workspaceId, versionId, message, mode }, { client }) {
    return await client.runs.create(workspaceId, versionId, {
        message,
        ...(mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true }),
    });
}
/** `include=run` names it; a service without that include is asked for the version's run instead. */
async function findQueuedRun(options, ports) {
    const { client, clock, signal } = ports;
    const { versionId, workspaceId, deadline } = options;
    let looks = 0;
    const waiting = await poll({
        read: async () => {
            looks += 1;
            const { run } = await client.configurationVersions.show(versionId, { include: ['run'] });
            if (run !== undefined || looks % 4 !== 0)
                return run;
            return await client.runs.findByConfigurationVersion(workspaceId, versionId);
        },
        isSettled: (run) => run !== undefined,
        wordOf: (run) => run?.attributes.status ?? 'none',
        intervalMs: (waitedMs, remainingMs) => looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(500, waitedMs / 4)),
        forgives: failure_of/* forgivesFailedLook */.ak,
        deadline,
        clock,
        signal,
    });
    if (waiting.kind === 'settled' && waiting.last !== undefined)
        return waiting.last;
    throw new failure_of/* GateStop */.K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', `The upload of configuration version ${versionId} was to start a run, but none appeared in time. Set auto-queue-runs to false, so that the run is created here.`);
}
//# sourceMappingURL=obtain-run.js.map
;// CONCATENATED MODULE: ./build/src/wait/read-list.js

/** All pages of a list, or what keeps it from being whole: the rest is still worth reading. */
async function readList(listing) {
    try {
        return { items: await listing.all() };
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'unreadable') {
            return { items: [], doubt: error.message };
        }
        throw error;
    }
}
//# sourceMappingURL=read-list.js.map
;// CONCATENATED MODULE: ./build/src/wait/read-policies.js




/** A service that writes the run before its parts is given this long, in steps that double. */
const CATCH_UP_MS = 10_000;
/** A log only names what the counts already say: it is not worth the whole deadline. */
const LOG_BUDGET_MS = 20_000;
/**
 * @param rests the run waits for somebody: what has not begun will not begin by waiting.
 */
async function readPolicies(run, rests, ports) {
    const { client, clock, signal, deadline } = ports;
    const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
    let lists = await readLists(client, run);
    for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
        await clock.sleep(pauseMs, signal);
        lists = await readLists(client, run);
    }
    return await readContents(ports, lists, Math.min(deadline, clock.now() + LOG_BUDGET_MS));
}
async function readLists(client, run) {
    const [checks, stages, tfEvaluations] = await Promise.all([
        readList(client.policyChecks.list(run.id)),
        readList(client.taskStages.list(run.id)),
        hasNoTerraformPolicy(run) ? { items: [] } : readList(client.tfPolicyEvaluations.list(run.id)),
    ]);
    return {
        checks: checks.items,
        stages: stages.items,
        tfEvaluations: tfEvaluations.items,
        doubts: [checks, stages, tfEvaluations].flatMap((list) => list.doubt ?? []),
    };
}
/** Only an empty list says so; a run that says nothing is asked. */
function hasNoTerraformPolicy({ relationships }) {
    const named = relationships['tf-policy-evaluations']?.data;
    return Array.isArray(named) && named.length === 0;
}
/** Whether something still moves that could still come to an end. */
function lags({ checks, stages, tfEvaluations }) {
    const moves = (table, status) => {
        const kind = (0,settle/* kindOf */.I)(table, status);
        return kind === 'moving' || kind === 'unknown';
    };
    return (checks.some(({ attributes }) => moves(settle/* POLICY_CHECK */.M7, attributes.status)) ||
        tfEvaluations.some(({ attributes }) => attributes['stage-type']?.toLowerCase() !== 'apply' &&
            moves(settle/* TF_POLICY_EVALUATION */.bz, attributes.status)) ||
        stages.some(({ stage, policyEvaluations }) => {
            const words = policyEvaluations.map(({ attributes }) => attributes.status);
            if (isOutOfReach(stage, words))
                return false;
            // In a stage that is over, what has not ended is stuck: no waiting helps.
            return moves(settle/* TASK_STAGE */.j$, stage.attributes.status);
        }));
}
async function readContents(ports, lists, logDeadline) {
    const { client } = ports;
    const doubts = [...lists.doubts];
    const [checks, stages, tfEvaluations] = await Promise.all([
        Promise.all(lists.checks.map(async (check) => ({ check, log: await readLog(ports, check, logDeadline) }))),
        Promise.all(lists.stages.map(async ({ stage, policyEvaluations, taskResults }) => ({
            stage,
            taskResults,
            evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => {
                if (!hasOutcomes(settle/* POLICY_EVALUATION */.o8, evaluation.attributes.status)) {
                    return { evaluation, sets: [] };
                }
                const { items, doubt } = await readList(client.policyEvaluations.outcomes(evaluation.id));
                if (doubt !== undefined)
                    doubts.push(doubt);
                return { evaluation, sets: items };
            })),
        }))),
        Promise.all(lists.tfEvaluations.map(async (evaluation) => {
            if (!hasOutcomes(settle/* TF_POLICY_EVALUATION */.bz, evaluation.attributes.status)) {
                return { evaluation, sets: [] };
            }
            const { items, doubt } = await readList(client.tfPolicyEvaluations.outcomes(evaluation.id));
            if (doubt !== undefined)
                doubts.push(doubt);
            return { evaluation, sets: items };
        })),
    ]);
    return { checks, stages, tfEvaluations, doubts };
}
function hasOutcomes(table, status) {
    return ['good', 'bad', 'person', 'unknown'].includes((0,settle/* kindOf */.I)(table, status));
}
async function readLog({ client, signal }, check, deadline) {
    const kind = (0,settle/* kindOf */.I)(settle/* POLICY_CHECK */.M7, check.attributes.status);
    if (kind === 'moving' || kind === 'skipped' || kind === 'stopped')
        return undefined;
    try {
        return await client.with({ deadline, signal }).policyChecks.output(check.id);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code !== 'aborted')
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map
;// CONCATENATED MODULE: ./build/src/wait/judge-run.js








/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;
const EXTRA_BUDGET_MS = 20_000;
async function judgeRun(watched, options, ports) {
    const { run, plan, costEstimate } = watched;
    const { mode } = options;
    const { status } = run.attributes;
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const confirmable = run.attributes.actions?.['is-confirmable'] === true;
    const rests = (0,settle/* runKind */.Il)(mode, status) === 'person' ||
        (0,settle/* awaitsOverride */.iD)(stages) ||
        (0,settle/* restsConfirmable */.gf)({ mode, status, confirmable });
    const planFailed = plan !== undefined && (0,settle/* kindOf */.I)(settle/* PLAN */.Ac, plan.attributes.status) === 'bad';
    const [observed, events, diagnostics] = await Promise.all([
        readPolicies(run, rests, ports),
        extra(ports, [], async (client) => (await client.runs.events(run.id)).map(toEvent)),
        planFailed
            ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(plan, LOG_BYTES)))
            : [],
    ]);
    const read = toReading(run, observed);
    const reading = { ...read, results: attributeOverrides(read.results, events) };
    const verdict = (0,decide/* decide */.L)({
        mode,
        configurationVersionId: options.versionId,
        run: {
            id: run.id,
            status,
            configurationVersionId: versionIdOf(run),
            planOnly: run.attributes['plan-only'] ?? undefined,
            confirmable,
        },
        planStatus: plan?.attributes.status,
        reading,
        requirePolicies: options.requirePolicies,
    });
    return {
        reading,
        verdict,
        ...(plan !== undefined && { plan: summarizePlan(plan.attributes) }),
        ...(costEstimate !== undefined && { cost: summarizeCost(costEstimate.attributes) }),
        diagnostics,
        notices: noticesOf(events),
    };
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
function toEvent({ event: { attributes }, actor, comment }) {
    return {
        action: attributes.action,
        description: attributes.description ?? undefined,
        at: attributes['created-at'] ?? undefined,
        actor,
        comment,
    };
}
function summarizePlan(attributes) {
    const counts = {
        additions: attributes['resource-additions'] ?? 0,
        changes: attributes['resource-changes'] ?? 0,
        destructions: attributes['resource-destructions'] ?? 0,
        imports: attributes['resource-imports'] ?? 0,
    };
    const some = Object.values(counts).some((count) => count > 0);
    return { status: attributes.status, hasChanges: attributes['has-changes'] ?? some, ...counts };
}
function summarizeCost(attributes) {
    const prior = attributes['prior-monthly-cost'] ?? undefined;
    const proposed = attributes['proposed-monthly-cost'] ?? undefined;
    const delta = attributes['delta-monthly-cost'] ?? undefined;
    return {
        status: attributes.status,
        ...(prior !== undefined && { priorMonthly: prior }),
        ...(proposed !== undefined && { proposedMonthly: proposed }),
        ...(delta !== undefined && { deltaMonthly: delta }),
    };
}
//# sourceMappingURL=judge-run.js.map
// EXTERNAL MODULE: ./build/src/wait/upload-root.js
var upload_root = __webpack_require__(8035);
;// CONCATENATED MODULE: ./build/src/wait/find-workspace.js



/** @throws GateStop with what to change, or what the client threw. */
async function findWorkspace(client, organization, { name, directory }, mode) {
    const workspace = await showWorkspace(client, organization, name);
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new failure_of/* GateStop */.K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    if (attributes.permissions?.['can-queue-run'] === false) {
        throw new failure_of/* GateStop */.K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace, or use another token.`);
    }
    const working = (0,upload_root/* readWorkingDirectory */.bq)(attributes['working-directory']);
    if ('problem' in working) {
        throw new failure_of/* GateStop */.K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true
        ? [
            mode === 'speculative'
                ? 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.'
                : 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
        ]
        : [];
    return {
        workspace,
        workingDirectory: working.path,
        root: (0,upload_root/* uploadRoot */.SS)(directory, working.path),
        notices,
    };
}
async function showWorkspace(client, organization, name) {
    try {
        return await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            throw new failure_of/* GateStop */.K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
        }
        throw error;
    }
}
//# sourceMappingURL=find-workspace.js.map
;// CONCATENATED MODULE: ./build/src/wait/policy-words.js
const NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'Terraform policy',
};
/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
function policyWords(results) {
    return Object.entries(NAMES).flatMap(([system, name]) => {
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
//# sourceMappingURL=policy-words.js.map
;// CONCATENATED MODULE: ./build/src/wait/run-duration.js
/** From creation to the last status, by the service's own clock; undefined when it does not tell. */
function runDurationMs({ attributes }) {
    const created = Date.parse(attributes['created-at'] ?? '');
    const ends = Object.values(attributes['status-timestamps'] ?? {})
        .map((text) => Date.parse(text ?? ''))
        .filter((time) => Number.isFinite(time));
    if (!Number.isFinite(created) || ends.length === 0)
        return undefined;
    const duration = ends.reduce((latest, time) => Math.max(latest, time)) - created;
    return duration > 0 ? duration : undefined;
}
//# sourceMappingURL=run-duration.js.map
;// CONCATENATED MODULE: ./build/src/wait/run-message.js
const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const run_message_LONGEST = 1_000;
/** `Plan for #42 [plangate acme/infra#42 k3x9…]` */
function runMessage(message, changeRequest, random) {
    const tag = `${OPEN}${changeRequest === undefined ? '' : `${clean(changeRequest)} `}${nonce(random)}]`;
    const said = clean(message).slice(0, run_message_LONGEST - tag.length - 1);
    return said === '' ? tag : `${said} ${tag}`;
}
/** Whether this message is that of a run of ours for this pull request. */
function isRunOf(message, changeRequest) {
    const tag = tagOf(message ?? '');
    if (tag === undefined)
        return false;
    const space = tag.lastIndexOf(' ');
    return space !== -1 && tag.slice(0, space) === clean(changeRequest);
}
/** What stands between `[plangate ` and the `]` that ends the message; a message cannot fake its end. */
function tagOf(message) {
    const at = message.lastIndexOf(OPEN);
    if (at === -1 || !message.endsWith(']'))
        return undefined;
    return message.slice(at + OPEN.length, -1);
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
//# sourceMappingURL=run-message.js.map
;// CONCATENATED MODULE: ./build/src/wait/run-words.js
const WORDS = {
    pending: 'pending',
    fetching: 'fetching the configuration',
    fetching_completed: 'configuration fetched',
    pre_plan_running: 'pre-plan stage running',
    pre_plan_completed: 'pre-plan stage completed',
    pre_plan_awaiting_decision: 'pre-plan stage awaits a decision',
    queuing: 'queuing',
    plan_queued: 'plan queued',
    planning: 'planning',
    planned: 'planned',
    tf_policy_checked: 'Terraform policy checked',
    tf_policy_override: 'Terraform policy awaits an override',
    post_plan_running: 'post-plan stage running',
    post_plan_completed: 'post-plan stage completed',
    post_plan_awaiting_decision: 'post-plan stage awaits a decision',
    cost_estimating: 'estimating cost',
    cost_estimated: 'cost estimated',
    policy_checking: 'checking policies',
    policy_override: 'policy check awaits an override',
    policy_soft_failed: 'policy check soft-failed',
    policy_checked: 'policies checked',
    confirmed: 'confirmed',
    queuing_apply: 'queuing to apply',
    pre_apply_running: 'pre-apply stage running',
    pre_apply_completed: 'pre-apply stage completed',
    pre_apply_awaiting_decision: 'pre-apply stage awaits a decision',
    apply_queued: 'apply queued',
    applying: 'applying',
    post_apply_running: 'post-apply stage running',
    post_apply_completed: 'post-apply stage completed',
    applied: 'applied',
    planned_and_finished: 'planned and finished',
    planned_and_saved: 'planned and saved',
    discarded: 'discarded',
    errored: 'errored',
    canceled: 'canceled',
    force_canceled: 'force-canceled',
    assessing: 'assessing',
    assessed: 'assessed',
};
function runWords(run) {
    const { status, 'position-in-queue': position } = run.attributes;
    if (!Object.hasOwn(WORDS, status))
        return `"${status}", a status not known here: waiting on`;
    const words = WORDS[status];
    const queued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
    return queued && typeof position === 'number' && position > 0
        ? `${words} · ${ordinal(position)} in the queue`
        : words;
}
/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
function planWords(plan) {
    if (plan?.attributes.status !== 'finished')
        return undefined;
    const { 'resource-additions': additions, 'resource-changes': changes, 'resource-destructions': destructions, 'resource-imports': imports, } = plan.attributes;
    if (plan.attributes['has-changes'] === false)
        return 'plan: no changes';
    const parts = [
        `${additions ?? 0} to add`,
        `${changes ?? 0} to change`,
        `${destructions ?? 0} to destroy`,
    ];
    if ((imports ?? 0) > 0)
        parts.unshift(`${imports} to import`);
    return `plan: ${parts.join(', ')}`;
}
function ordinal(n) {
    const teen = n % 100 >= 11 && n % 100 <= 13;
    const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
    return `${n}${ending}`;
}
//# sourceMappingURL=run-words.js.map
;// CONCATENATED MODULE: ./build/src/wait/upload-configuration.js




/**
 * @returns the id of the version that the archive is now in.
 * @throws GateStop when the service refuses the archive, with the service's own message.
 */
async function uploadConfiguration(archive, options, ports) {
    const file = { path: archive.path, bytes: archive.bytes };
    const create = async () => {
        const version = await ports.client.configurationVersions.create(options.workspaceId, {
            autoQueueRuns: options.autoQueueRuns,
            speculative: options.mode === 'speculative',
            provisional: options.mode === 'provisional',
        });
        ports.onVersion(version.id);
        return version;
    };
    let version = await create();
    try {
        await ports.client.configurationVersions.upload(version, file);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code !== 'upload-refused')
            throw error;
        // A version without an upload is inert: a new one has a new place to upload to.
        version = await create();
        await ports.client.configurationVersions.upload(version, file);
    }
    await awaitUploaded(version.id, options, ports);
    return version.id;
}
/** Looks at once, then after a quarter of a second, growing to 5 s: most services need no time at all. */
async function awaitUploaded(id, { deadline }, { client, clock, signal }) {
    let looks = 0;
    const waiting = await poll({
        read: async () => {
            looks += 1;
            return (await client.configurationVersions.show(id)).version;
        },
        isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,settle/* kindOf */.I)(settle/* CONFIGURATION_VERSION */.gw, attributes.status)),
        wordOf: ({ attributes }) => attributes.status,
        intervalMs: (waitedMs, remainingMs) => looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(250, waitedMs / 4)),
        forgives: failure_of/* forgivesFailedLook */.ak,
        deadline,
        clock,
        signal,
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
//# sourceMappingURL=upload-configuration.js.map
;// CONCATENATED MODULE: ./build/src/wait/backoff.js
/**
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
//# sourceMappingURL=backoff.js.map
;// CONCATENATED MODULE: ./build/src/wait/watch-run.js





async function watchRun(options, ports) {
    const { client, clock, signal } = ports;
    let saidPlan = false;
    const alreadyWaitedMs = clock.now() - options.createdAt;
    return await poll({
        read: () => client.runs.show(options.run.id, { include: ['plan', 'task_stages', 'cost_estimate'] }),
        isSettled: ({ run, taskStages }) => (0,settle/* isSettled */.Is)({
            mode: options.mode,
            status: run.attributes.status,
            confirmable: run.attributes.actions?.['is-confirmable'] === true,
            stages: (taskStages ?? []).map(({ attributes }) => attributes),
        }),
        wordOf: ({ run }) => run.attributes.status,
        changeOf: ({ run, plan }) => JSON.stringify([runWords(run), planWords(plan)]),
        intervalMs: (waitedMs, remainingMs) => nextIntervalMs({
            waitedMs: alreadyWaitedMs + waitedMs,
            remainingMs,
            lastDurationMs: options.lastDurationMs,
        }),
        forgives: failure_of/* forgivesFailedLook */.ak,
        onChange: ({ run, plan }) => {
            const words = planWords(plan);
            if (words !== undefined && !saidPlan) {
                saidPlan = true;
                ports.onProgress(run.attributes.status, words);
                if (run.attributes.status === 'planned')
                    return;
            }
            ports.onProgress(run.attributes.status, runWords(run));
        },
        onQuiet: ({ run } = options) => {
            ports.onHeartbeat(run.attributes.status, runWords(run));
        },
        initial: { run: options.run },
        deadline: options.deadline,
        clock,
        signal,
    });
}
//# sourceMappingURL=watch-run.js.map
;// CONCATENATED MODULE: ./build/src/gate/steps.js













async function find({ name, directory }, job) {
    const draft = {
        known: {
            workspace: name,
            workingDirectory: '',
            results: [],
            runTasks: [],
            notices: [],
            diagnostics: [],
        },
        mayHaveRun: false,
        runAskedAt: 0,
    };
    try {
        const { organization, mode } = job.options;
        const found = await findWorkspace(job.client, organization, { name, directory }, mode);
        const { workingDirectory, root, notices, workspace } = found;
        Object.assign(draft.known, { workspaceId: workspace.id, workingDirectory, root, notices });
    }
    catch (error) {
        draft.problem = { error };
    }
    return draft;
}
/** One workspace that cannot be gated stops all: better than half an answer and runs to clean up. */
async function notStarted(draft, job) {
    const reason = 'Nothing was started for this workspace, because another one cannot be gated.';
    const result = draft.problem === undefined
        ? { ...draft.known, verdict: (0,decide.decideWithout)({ kind: 'skipped', message: reason }) }
        : await endWorkspace(draft, draft.problem.error, job);
    job.emit({ kind: 'workspace-decided', result });
    return result;
}
/** @throws GateStop when Terraform would find nothing to plan in the working directory. */
async function pack({ known }, job) {
    const archive = await job.pack(known.root ?? '');
    const { workspace, workingDirectory: working } = known;
    if ((0,upload_root/* holdsConfiguration */.Ld)(archive.entries, working))
        return archive;
    throw new failure_of/* GateStop */.K$('input', working === ''
        ? `There is no Terraform configuration for workspace "${workspace}": no .tf or .tofu file that is sent lies directly in ${archive.root}. Point \`directory\` at the one that has them.`
        : `There is no Terraform configuration for workspace "${workspace}": it runs in "${working}", but ${archive.root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`);
}
async function upload(archive, draft, job) {
    const { known } = draft;
    const { workspace, workspaceId = '' } = known;
    const { mode, autoQueueRuns } = job.options;
    const versionId = await uploadConfiguration(archive, { workspaceId, mode, autoQueueRuns, deadline: job.deadline }, {
        client: job.client,
        clock: job.clock,
        signal: job.signal,
        onVersion(id) {
            known.configurationVersionId = id;
            draft.mayHaveRun = autoQueueRuns;
            job.emit({ kind: 'version-created', workspace, workspaceId, versionId: id });
        },
    });
    job.emit({ kind: 'uploaded', workspace, versionId });
}
async function startRun(draft, job) {
    const { known } = draft;
    const { workspace, workspaceId = '', configurationVersionId: versionId = '' } = known;
    const { mode, autoQueueRuns, message, changeRequest } = job.options;
    draft.mayHaveRun = true;
    draft.runAskedAt = job.clock.now();
    const { run, adopted } = await obtainRun({
        workspaceId,
        versionId,
        mode,
        message: runMessage(message, changeRequest, job.random),
        autoQueueRuns,
        deadline: job.deadline,
    }, { client: job.client, clock: job.clock, signal: job.signal });
    const runUrl = runUrlOf(workspace, run.id, job);
    Object.assign(known, { runId: run.id, runUrl, runStatus: run.attributes.status });
    job.emit({ kind: 'run-created', workspace, runId: run.id, runUrl, adopted });
    job.supersede(workspace, { workspaceId, run });
    return run;
}
/** For people. */
function runUrlOf(workspace, runId, job) {
    const { organization } = job.options;
    const at = [organization, 'workspaces', workspace, 'runs', runId].map(encodeURIComponent);
    return `${job.client.origin}/app/${at.join('/')}`;
}
/** @throws GateStop when the run did not settle in time. */
async function watch(run, draft, job) {
    const { known } = draft;
    const { workspace } = known;
    const { mode, timeoutMs, lastDurationMs } = job.options;
    const waiting = await watchRun({
        run,
        mode,
        createdAt: draft.runAskedAt,
        lastDurationMs: lastDurationMs?.[workspace],
        deadline: job.deadline,
    }, {
        client: job.client,
        clock: job.clock,
        signal: job.signal,
        onProgress(status, words) {
            known.runStatus = status;
            job.emit({ kind: 'progress', workspace, status, words });
        },
        onHeartbeat(status, words) {
            job.emit({ kind: 'heartbeat', workspace, status, words, timeoutMs });
        },
    });
    if (waiting.kind === 'settled')
        return waiting.last;
    throw unsettled(waiting, run, timeoutMs);
}
function unsettled(waiting, run, timeoutMs) {
    if (waiting.kind === 'aborted')
        return new failure_of/* GateStop */.K$('canceled', 'The job was cancelled.');
    const last = waiting.last?.run ?? run;
    const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
    return new failure_of/* GateStop */.K$('timeout', `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${seen(last)}, after ${waiting.seen.join(', ')}. Raise \`timeout\`, or see in the run what it waits for.${trouble}`);
}
function seen(run) {
    const words = runWords(run);
    return words.startsWith('"') ? words : `"${run.attributes.status}" (${words})`;
}
function minutes(ms) {
    const seconds = Math.round(ms / 1_000);
    const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
    if (whole === 0)
        return `${rest} s`;
    return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
async function judge(watched, draft, job) {
    const { mode, requirePolicies } = job.options;
    const { known, runAskedAt } = draft;
    const { configurationVersionId: versionId = '' } = known;
    const { clock, client, signal, deadline } = job;
    const settledAt = clock.now();
    const { status } = watched.run.attributes;
    known.runStatus = status;
    const judged = await judgeRun(watched, { mode, versionId, requirePolicies }, { client, clock, signal, deadline });
    const durationMs = runDurationMs(watched.run) ?? settledAt - runAskedAt;
    return { ...steps_toResult(judged, draft, job), durationMs };
}
/** Tells the job what the policies said, too. */
function steps_toResult(judged, { known }, job) {
    const { workspace, runStatus: status = '' } = known;
    const { results, runTasks, canOverride } = judged.reading;
    for (const words of policyWords(results)) {
        job.emit({ kind: 'progress', workspace, status, words });
    }
    return {
        ...known,
        ...(judged.plan !== undefined && { plan: judged.plan }),
        ...(judged.cost !== undefined && { cost: judged.cost }),
        ...(canOverride !== undefined && { canOverride }),
        results,
        runTasks,
        notices: [...known.notices, ...judged.notices],
        diagnostics: judged.diagnostics.map(inRoot(known.workingDirectory)),
        verdict: judged.verdict,
    };
}
/** Terraform names files from where it ran; readers of the result look from the packed root. */
function inRoot(workingDirectory) {
    return (diagnostic) => diagnostic.file === undefined || workingDirectory === ''
        ? diagnostic
        : { ...diagnostic, file: `${workingDirectory}/${diagnostic.file}` };
}
//# sourceMappingURL=steps.js.map
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
const BUDGET_MS = 60_000;
/** Undefined when there is no such run, or when it cannot be told for certain. */
async function adoptOverridden(archive, draft, job) {
    const { known } = draft;
    const { workspace } = known;
    if (job.options.mode !== 'speculative')
        return undefined;
    try {
        const runId = await job.earlierRun(workspace);
        if (runId === undefined)
            return undefined;
        const found = await examine(runId, archive, draft, job);
        if (typeof found === 'string') {
            job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
            return undefined;
        }
        const { run, versionId, judged } = found;
        const runUrl = runUrlOf(workspace, run.id, job);
        Object.assign(known, {
            configurationVersionId: versionId,
            runId: run.id,
            runUrl,
            runStatus: run.attributes.status,
            notices: [
                ...known.notices,
                `Run ${run.id} planned these very files and was overridden, so no new run was started.`,
            ],
        });
        job.emit({ kind: 'run-overridden', workspace, runId: run.id, runUrl });
        return steps_toResult(judged, draft, job);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        job.debug(`An earlier run of ${workspace} is not taken over: ${message}`);
        return undefined;
    }
}
/** Why not, or all that has to be known of it. */
async function examine(runId, archive, { known }, job) {
    const { clock, signal } = job;
    const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
    const client = job.client.with({ signal, deadline });
    const watched = await client.runs.show(runId, {
        include: ['plan', 'task_stages', 'cost_estimate'],
    });
    const { run } = watched;
    const versionId = versionIdOf(run);
    if (run.id !== runId)
        return 'the service answered with another run';
    if (workspaceIdOf(run) !== known.workspaceId)
        return 'it belongs to another workspace';
    if (run.attributes['plan-only'] !== true)
        return 'it is not speculative';
    if (isPartial(run))
        return 'it did not plan the whole configuration as it is';
    if (versionId === undefined)
        return 'it does not say which configuration version it planned';
    if (!isRecent(run, clock.date()))
        return 'it is older than a day';
    // Only a run that went on to its end after the override can be judged to be overridden.
    const { status } = run.attributes;
    if ((0,settle/* runKind */.Il)('speculative', status) !== 'good')
        return `it is "${status}"`;
    const judged = await judgeRun(watched, { mode: 'speculative', versionId, requirePolicies: job.options.requirePolicies }, { client, clock, signal, deadline });
    const { word } = judged.verdict;
    if (word !== 'overridden')
        return `its verdict is "${word}"`;
    if (!(await plannedThese(archive, runId, client)))
        return 'it planned other files';
    return { run, versionId, judged };
}
function workspaceIdOf(run) {
    const data = run.relationships['workspace']?.data ?? undefined;
    return Array.isArray(data) ? undefined : data?.id;
}
/** Whether it planned something else than a run of this gate does, from whatever files. */
function isPartial({ attributes }) {
    return (attributes['is-destroy'] === true ||
        attributes['refresh-only'] === true ||
        NARROWING.some((name) => {
            const value = attributes[name];
            return Array.isArray(value) && value.length > 0;
        }));
}
const NARROWING = ['target-addrs', 'replace-addrs', 'variables', 'invoke-action-addrs'];
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
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/src/wait/cancel-superseded.js



/**
 * Cancels (or discards, where they rest) earlier runs that carry the tag of this pull request, are
 * speculative and not over. Best effort: what cannot be cancelled is left alone.
 * @returns the ids of the runs that were asked to end.
 * @throws what the client threw while listing.
 */
async function cancelSuperseded({ workspaceId, changeRequest, run }, client) {
    const { items } = await client.runs
        .list(workspaceId, { search: changeRequest })
        .page({ size: 50 });
    const earlier = items.filter((other) => isSuperseded(other, run, changeRequest));
    const ended = [];
    for (const { id } of earlier) {
        if (await end(id, client))
            ended.push(id);
    }
    return ended;
}
function isSuperseded(other, run, changeRequest) {
    const { attributes } = other;
    const kind = (0,settle/* runKind */.Il)('speculative', attributes.status);
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
            return true;
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
                throw error;
            if (error.code !== 'conflict')
                return false;
        }
    }
    return false;
}
//# sourceMappingURL=cancel-superseded.js.map
;// CONCATENATED MODULE: ./build/src/gate/job.js
/** What all workspaces of one job share: its deadlines, its events, one archive per upload root. */


/** Ending a run that is given up takes this long at most, out of the job's own time. */
const END_BUDGET_MS = 5_000;
/** A cancelled job has this long: the runner kills 7.5 s after it asks. */
const ABORT_BUDGET_MS = 4_000;
function startJob(options, ports) {
    const { clock, signal } = ports;
    const started = clock.now();
    const reserve = Math.min(END_BUDGET_MS, options.timeoutMs / 10);
    const deadline = options.deadline - reserve;
    const packed = new Map();
    const done = [];
    const background = new AbortController();
    // A hundred workspaces wait on one signal: that is no leak.
    (0,external_node_events_.setMaxListeners)(0, signal, background.signal);
    const stop = () => {
        background.abort(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    let superseding = Promise.resolve();
    let earlierRuns;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: clock.now() - started });
    };
    const pack = async (root) => {
        const archive = await ports.pack(root);
        done.push(archive);
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    /** One workspace after the other: lists of runs are limited to 30 a minute. */
    async function endEarlier(before, { workspace, ...target }, client) {
        await before;
        if (background.signal.aborted)
            return;
        try {
            for (const runId of await cancelSuperseded(target, client)) {
                const why = 'superseded by a newer push to the same pull request';
                emit({ kind: 'canceling', workspace, runId, why });
            }
        }
        catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            ports.log.debug(`Earlier runs of ${workspace} were not looked for: ${message}`);
        }
    }
    return {
        options,
        clock,
        random: ports.random,
        signal,
        client: ports.client.with({ signal, deadline }),
        deadline,
        emit,
        pack(root) {
            const archive = packed.get(root) ?? pack(root);
            packed.set(root, archive);
            return archive;
        },
        archives: () => done.map(summarize),
        ending() {
            const until = signal.aborted
                ? clock.now() + ABORT_BUDGET_MS
                : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
            const own = new AbortController();
            return {
                client: ports.client.with({ signal: own.signal, deadline: until }),
                deadline: until,
            };
        },
        async earlierRun(workspace) {
            earlierRuns ??= options.earlierRuns?.();
            const runs = (await earlierRuns) ?? {};
            return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
        },
        debug(line) {
            ports.log.debug(line);
        },
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede(workspace, { workspaceId, run }) {
            const { changeRequest, cancelSuperseded: wanted, mode } = options;
            if (wanted !== true || changeRequest === undefined || mode !== 'speculative')
                return;
            const client = ports.client.with({ signal: background.signal, deadline });
            superseding = endEarlier(superseding, { workspace, workspaceId, run, changeRequest }, client);
        },
        elapsedMs: () => clock.now() - started,
        async close() {
            background.abort();
            signal.removeEventListener('abort', stop);
            await superseding;
            await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
        },
    };
}
function summarize(archive) {
    const { root, bytes, contentBytes, sha256 } = archive;
    return {
        root,
        files: archive.entries.filter(({ type }) => type !== 'directory').length,
        bytes,
        contentBytes,
        sha256,
        withheld: archive.withheld.length,
    };
}
//# sourceMappingURL=job.js.map
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var verdict = __webpack_require__(8637);
;// CONCATENATED MODULE: ./build/src/gate/keep-or-discard.js


/** What needs an override is kept as well: a discarded run could not be overridden any more. */
async function keepOrDiscard(result, run, job) {
    const { mode, onFailure, failOn } = job.options;
    if (mode !== 'provisional')
        return result;
    const { word } = result.verdict;
    if ((0,verdict/* isGreen */.gf)(word, failOn)) {
        const saved = run.attributes.status === 'planned_and_saved';
        return { ...result, confirmable: saved || run.attributes.actions?.['is-confirmable'] === true };
    }
    if (onFailure === 'keep' || word === 'needs-override')
        return result;
    const { workspace, workspaceId = '', configurationVersionId: versionId = '' } = result;
    job.emit({ kind: 'canceling', workspace, runId: run.id, why: 'the gate did not pass' });
    const ended = await endRun({ workspaceId, versionId, runId: run.id, mode }, { ...job.ending(), clock: job.clock, comment: 'Plangate: the gate did not pass.' });
    const told = ended.outcome === 'unknown'
        ? [`Run ${run.id} was not discarded: ${ended.trouble ?? `it is "${ended.status ?? ''}"`}.`]
        : [];
    return {
        ...result,
        ...(ended.status !== undefined && { runStatus: ended.status }),
        notices: [...result.notices, ...told],
    };
}
//# sourceMappingURL=keep-or-discard.js.map
;// CONCATENATED MODULE: ./build/src/gate.js






/** Never throws for anything the service, the network or the files do: every problem is in the result. */
async function gate(options, ports) {
    const job = startJob(options, ports);
    try {
        const drafts = await Promise.all(options.workspaces.map((workspace) => find(workspace, job)));
        const ready = drafts.every((draft) => draft.problem === undefined);
        const workspaces = await Promise.all(drafts.map((draft) => (ready ? judgeWorkspace(draft, job) : notStarted(draft, job))));
        return {
            verdict: (0,decide.combine)(workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }))),
            workspaces,
            archives: job.archives(),
            durationMs: job.elapsedMs(),
        };
    }
    finally {
        await job.close();
    }
}
async function judgeWorkspace(draft, job) {
    let result;
    try {
        const archive = await pack(draft, job);
        result = (await adoptOverridden(archive, draft, job)) ?? (await plan(archive, draft, job));
    }
    catch (error) {
        result = await endWorkspace(draft, error, job);
    }
    job.emit({ kind: 'workspace-decided', result });
    return result;
}
async function plan(archive, draft, job) {
    await upload(archive, draft, job);
    const run = await startRun(draft, job);
    const watched = await watch(run, draft, job);
    return await keepOrDiscard(await judge(watched, draft, job), watched.run, job);
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 8966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   combine: () => (/* binding */ combine),
/* harmony export */   decideWithout: () => (/* binding */ decideWithout)
/* harmony export */ });
/* harmony import */ var _wait_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1700);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8637);
/**
 * Evidence in, verdict out (design 5): the only maker of verdicts. Only a known good state passes;
 * each reason is a whole sentence that names the word which was met.
 */


function decide(evidence) {
    const { reading } = evidence;
    const found = [
        ...reading.results.flatMap(aboutPolicy),
        ...reading.runTasks.flatMap(aboutRunTask),
        ...reading.errors.map((sentence) => ({ word: 'errored', sentence })),
        ...aboutPlan(evidence),
    ];
    const reasons = [
        ...found,
        ...reading.doubts.map(undecided),
        ...aboutUnfinished(evidence, found),
        ...aboutRun(evidence, found),
        ...aboutNothingFound(evidence),
    ];
    return toVerdict(reasons);
}
/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
function combine(verdicts) {
    const word = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** Without a run that could be judged. `errored` only where the service itself ended it. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(b.word) - _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
function undecided(sentence) {
    return { word: 'undecided', sentence };
}
function aboutPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = nameOf(result);
    if (status === 'unknown') {
        return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
    }
    if (word !== undefined) {
        return [undecided(`${name} has the enforcement level "${word}", which is not known here.`)];
    }
    switch (status) {
        case 'passed':
            return [];
        case 'overridden':
            return [{ word: 'overridden', sentence: `${name} failed and was overridden.` }];
        case 'not-evaluated':
            return [undecided(`${name} was not evaluated.`)];
        case 'errored':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} could not be evaluated.` }]
                : [{ word: 'errored', sentence: `${name} could not be evaluated.` }];
        case 'failed':
            if (level === 'advisory')
                return [{ word: 'advisory', sentence: `${name} failed.` }];
            if (level === 'unknown') {
                return [undecided(`${name} failed, and the service does not say at which level.`)];
            }
            return overridable
                ? [{ word: 'needs-override', sentence: `${name} failed and needs an override.` }]
                : [{ word: 'blocked', sentence: `${name} failed and cannot be overridden.` }];
    }
}
function nameOf({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
function aboutRunTask(task) {
    const name = `Run task "${task.name}"`;
    const { level, status, word } = task;
    if (status === 'unknown') {
        return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
    }
    if (level === 'unknown' && (status !== 'passed' || word !== undefined)) {
        return [undecided(`${name} is ${status} at an enforcement level that is not known here.`)];
    }
    switch (status) {
        case 'passed':
            return [];
        case 'not-evaluated':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} (advisory) never answered: "${word ?? ''}".` }]
                : [];
        case 'failed':
            if (level === 'advisory') {
                return [{ word: 'advisory', sentence: `${name} (advisory) failed.` }];
            }
            return task.overridable === true
                ? [
                    {
                        word: 'needs-override',
                        sentence: `${name} (mandatory) failed; it needs an override.`,
                    },
                ]
                : [{ word: 'blocked', sentence: `${name} (mandatory) failed.` }];
        case 'errored':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} (advisory) errored.` }]
                : [{ word: 'errored', sentence: `${name} (mandatory) errored.` }];
    }
}
function aboutPlan({ planStatus, run, mode }) {
    if (planStatus === undefined)
        return [];
    const ended = (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status);
    switch ((0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN */ .Ac, planStatus)) {
        case 'good':
            return [];
        case 'bad':
            return [{ word: 'errored', sentence: 'The plan failed, so no policy could be evaluated.' }];
        case 'unknown':
            return [undecided(`The plan is "${planStatus}", a status not known here.`)];
        case 'moving':
        case 'stopped':
        case 'skipped':
            return ended === 'good'
                ? [undecided(`The run is "${run.status}" but its plan is still "${planStatus}".`)]
                : [];
    }
}
/**
 * What never got a result keeps the gate closed, unless something before it closed the run: then
 * that is the reason, and this only its consequence.
 */
function aboutUnfinished({ reading, run, mode, planStatus }, found) {
    if (isCanceled(run.status))
        return [];
    const planFailed = planStatus !== undefined && (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN */ .Ac, planStatus) === 'bad';
    const ended = (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status);
    const closed = found.some(({ word }) => CLOSED.includes(word)) && ended !== 'good';
    const isExplained = ({ word, system, stage }) => ended !== 'good' &&
        (planFailed ||
            (closed && (word === 'unreachable' || system === 'policy-check' || stage === 'pending')));
    const task = reading.runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const unexplained = [
        ...reading.unfinished.filter((item) => !isExplained(item)),
        ...(planFailed ? [] : unansweredTasks(reading.runTasks, closed)),
    ];
    return unexplained.map(({ what, word, stage }) => {
        const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
        const cause = task === undefined
            ? ''
            : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
        return undecided(`The run ended as "${run.status}", but ${what} was still "${word}"${of}. Nothing vouches for this plan, so the gate stays closed.${cause}`);
    });
}
const CLOSED = ['needs-override', 'blocked', 'errored'];
function unansweredTasks(tasks, closed) {
    return tasks
        .filter(({ level, status }) => level === 'mandatory' && status === 'not-evaluated')
        .filter(({ word }) => !(closed && word === 'unreachable'))
        .map(({ name, word }) => ({
        system: 'task-stage',
        what: `run task "${name}"`,
        word: word ?? '',
    }));
}
function aboutRun(evidence, found) {
    const { run, mode, configurationVersionId } = evidence;
    const reasons = [];
    if (run.configurationVersionId === undefined) {
        reasons.push(undecided(`Run ${run.id} does not say which configuration version it planned.`));
    }
    else if (run.configurationVersionId !== configurationVersionId) {
        reasons.push(undecided(`Run ${run.id} planned configuration version ${run.configurationVersionId}, not ${configurationVersionId} which was uploaded here.`));
    }
    if (mode === 'speculative' && run.planOnly === false) {
        reasons.push(undecided(`Run ${run.id} is not speculative: it could be applied.`));
    }
    const closed = found.some(({ word }) => CLOSED.includes(word));
    switch ((0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status)) {
        case 'good':
            break;
        case 'bad':
            if (isCanceled(run.status)) {
                reasons.push({ word: 'canceled', sentence: canceledSentence(run.status) });
            }
            else if (run.status === 'errored' && !closed) {
                reasons.push({
                    word: 'errored',
                    sentence: 'The run is "errored", and no policy or run task is the reason.',
                });
            }
            else if (run.status === 'policy_soft_failed' && !closed) {
                reasons.push(undecided('The run is "policy_soft_failed", but no policy result says which one failed.'));
            }
            break;
        case 'person':
            if (!closed) {
                reasons.push(undecided(`The run awaits a decision ("${run.status}"), but nothing in it says of what.`));
            }
            break;
        case 'foreign':
            reasons.push(undecided(`The run is "${run.status}": a ${mode} run of this gate never gets there.`));
            break;
        case 'moving':
            // Ends the wait only by resting: for somebody to confirm it, or for an override.
            if (!closed && !(0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .restsConfirmable */ .gf)({ mode, ...run })) {
                reasons.push(undecided(`The run is still "${run.status}".`));
            }
            break;
        case 'unknown':
            reasons.push(undecided(`The run is "${run.status}", a status not known here.`));
            break;
    }
    return reasons;
}
function isCanceled(status) {
    return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}
function canceledSentence(status) {
    const how = status === 'discarded' ? 'discarded' : 'canceled';
    return `The run was ${how} by somebody else ("${status}") before it could be judged.`;
}
function aboutNothingFound({ reading, requirePolicies, run }) {
    if (!requirePolicies || reading.results.length > 0 || isCanceled(run.status))
        return [];
    return [
        undecided('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.'),
    ];
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 1796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findAddresses)
/* harmony export */ });
/**
 * Resource addresses in text that a policy wrote: `module.vpc.aws_subnet.a[0]`,
 * `data.aws_ami.base`, `aws_s3_bucket.logs["eu"]`. One pass over the text; nothing is backtracked.
 */
/** More than these in one text are an inventory, not a finding. */
const MOST = 100;
const LONGEST = 512;
/** Every distinct address, in the order of appearance. */
function findAddresses(text) {
    const found = new Set();
    let at = 0;
    while (at < text.length && found.size < MOST) {
        if (!isNameStart(text.charCodeAt(at)) || (at > 0 && continues(text.charCodeAt(at - 1)))) {
            at += 1;
            continue;
        }
        const end = endOfReference(text, at);
        const address = end - at <= LONGEST ? asAddress(text.slice(at, end)) : undefined;
        if (address !== undefined)
            found.add(address);
        at = end;
    }
    return [...found];
}
/** `name`, `.name` and `[index]` for as long as they follow each other. */
function endOfReference(text, start) {
    let at = endOfName(text, start);
    for (;;) {
        const code = text.charCodeAt(at);
        if (code === DOT && isNameStart(text.charCodeAt(at + 1)))
            at = endOfName(text, at + 1);
        else if (code === OPEN) {
            const end = endOfIndex(text, at);
            if (end === undefined)
                return at;
            at = end;
        }
        else
            return at;
    }
}
function endOfName(text, start) {
    let at = start;
    while (at < text.length && isNamePart(text.charCodeAt(at)))
        at += 1;
    return at;
}
/** The position after `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, `\` escapes. */
function endOfIndex(text, open) {
    let at = open + 1;
    if (text.charCodeAt(at) === QUOTE) {
        at += 1;
        const limit = Math.min(text.length, open + LONGEST);
        while (at < limit && text.charCodeAt(at) !== QUOTE) {
            const code = text.charCodeAt(at);
            if (code === LINE_FEED || code === CARRIAGE_RETURN)
                return undefined;
            at += code === BACKSLASH ? 2 : 1;
        }
        if (text.charCodeAt(at) !== QUOTE)
            return undefined;
        at += 1;
    }
    else {
        const first = at;
        if (text.charCodeAt(at) === STAR)
            at += 1;
        else
            while (isDigit(text.charCodeAt(at)))
                at += 1;
        if (at === first)
            return undefined;
    }
    return text.charCodeAt(at) === CLOSE ? at + 1 : undefined;
}
/**
 * The part of a reference that is an address: module path, then `type.name` with an index, or the
 * module path alone. A type without an underscore is taken only after `module.`, `data.` or
 * `ephemeral.`, so that `example.com` and `e.g` are none.
 */
function asAddress(reference) {
    const parts = splitParts(reference);
    let next = 0;
    while (parts[next]?.name === 'module' && parts[next]?.index === '' && parts[next + 1])
        next += 2;
    const moduleEnd = next;
    const afterModule = next > 0;
    const { name: kind, index } = parts[next] ?? { name: '', index: '' };
    const isRead = (kind === 'data' || kind === 'ephemeral') && index === '';
    if (isRead)
        next += 1;
    const type = parts[next];
    const name = parts[next + 1];
    if (type !== undefined && name !== undefined && type.index === '') {
        const looksLikeType = type.name.includes('_') && !type.name.startsWith('_');
        if (looksLikeType || isRead || afterModule)
            return join(parts.slice(0, next + 2));
    }
    return afterModule ? join(parts.slice(0, moduleEnd)) : undefined;
}
function splitParts(reference) {
    const parts = [];
    let at = 0;
    while (at < reference.length) {
        const end = endOfName(reference, at);
        let indexEnd = end;
        while (reference.charCodeAt(indexEnd) === OPEN) {
            const after = endOfIndex(reference, indexEnd);
            if (after === undefined)
                break;
            indexEnd = after;
        }
        parts.push({ name: reference.slice(at, end), index: reference.slice(end, indexEnd) });
        at = indexEnd + 1;
    }
    return parts;
}
function join(parts) {
    return parts.map(({ name, index }) => name + index).join('.');
}
const DOT = 46;
const OPEN = 91;
const CLOSE = 93;
const QUOTE = 34;
const BACKSLASH = 92;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const DOLLAR = 36;
const STAR = 42;
const SLASH = 47;
const AT = 64;
const LETTER = /\p{L}/u;
const LETTER_PART = /[\p{N}\p{M}]/u;
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isNameStart(code) {
    return ((code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        code === 95 ||
        (code > 127 && LETTER.test(String.fromCharCode(code))));
}
function isNamePart(code) {
    return (isNameStart(code) ||
        isDigit(code) ||
        code === 45 ||
        (code > 127 && LETTER_PART.test(String.fromCharCode(code))));
}
/** Characters before which a name is the rest of something else: a path, a host, another name. */
function continues(code) {
    return isNamePart(code) || [DOT, SLASH, BACKSLASH, DOLLAR, AT].includes(code);
}
//# sourceMappingURL=find-addresses.js.map

/***/ }),

/***/ 1700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Il: () => (/* binding */ runKind),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   M7: () => (/* binding */ POLICY_CHECK),
/* harmony export */   Nv: () => (/* binding */ isApplyStage),
/* harmony export */   Zc: () => (/* binding */ TF_POLICY_OUTCOME),
/* harmony export */   bz: () => (/* binding */ TF_POLICY_EVALUATION),
/* harmony export */   gf: () => (/* binding */ restsConfirmable),
/* harmony export */   gw: () => (/* binding */ CONFIGURATION_VERSION),
/* harmony export */   iD: () => (/* binding */ awaitsOverride),
/* harmony export */   j$: () => (/* binding */ TASK_STAGE),
/* harmony export */   o3: () => (/* binding */ TASK_RESULT),
/* harmony export */   o8: () => (/* binding */ POLICY_EVALUATION),
/* harmony export */   vg: () => (/* binding */ OUTCOME)
/* harmony export */ });
/* unused harmony exports SPECULATIVE_RUN, SAVE_PLAN_RUN, COST_ESTIMATE */
const ANY_RUN = {
    pending: 'moving',
    fetching: 'moving',
    fetching_completed: 'moving',
    pre_plan_running: 'moving',
    pre_plan_completed: 'moving',
    pre_plan_awaiting_decision: 'person',
    queuing: 'moving',
    plan_queued: 'moving',
    planning: 'moving',
    planned: 'moving',
    tf_policy_checked: 'moving',
    tf_policy_override: 'person',
    post_plan_running: 'moving',
    post_plan_completed: 'moving',
    post_plan_awaiting_decision: 'person',
    cost_estimating: 'moving',
    cost_estimated: 'moving',
    policy_checking: 'moving',
    policy_override: 'person',
    policy_soft_failed: 'bad',
    policy_checked: 'moving',
    confirmed: 'foreign',
    queuing_apply: 'foreign',
    pre_apply_running: 'foreign',
    pre_apply_completed: 'foreign',
    pre_apply_awaiting_decision: 'foreign',
    apply_queued: 'foreign',
    applying: 'foreign',
    post_apply_running: 'foreign',
    post_apply_completed: 'foreign',
    applied: 'foreign',
    planned_and_finished: 'good',
    planned_and_saved: 'foreign',
    discarded: 'bad',
    errored: 'bad',
    canceled: 'bad',
    force_canceled: 'bad',
    assessing: 'foreign',
    assessed: 'foreign',
};
const SPECULATIVE_RUN = ANY_RUN;
/** A saved plan ends as `planned_and_saved`, or as `planned_and_finished` when there is nothing to apply. */
const SAVE_PLAN_RUN = { ...ANY_RUN, planned_and_saved: 'good' };
/** Where a run rests on a service that plans but does not know `save-plan`: it waits to be confirmed. */
const RESTING = [
    'planned',
    'tf_policy_checked',
    'post_plan_completed',
    'cost_estimated',
    'policy_checked',
];
const PLAN = {
    created: 'moving',
    pending: 'moving',
    managed_queued: 'moving',
    queued: 'moving',
    mfa_waiting: 'moving',
    running: 'moving',
    errored: 'bad',
    canceled: 'stopped',
    finished: 'good',
    unreachable: 'skipped',
};
const POLICY_CHECK = {
    pending: 'moving',
    queued: 'moving',
    passed: 'good',
    soft_failed: 'bad',
    hard_failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const POLICY_EVALUATION = {
    pending: 'moving',
    queued: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TF_POLICY_EVALUATION = {
    ...POLICY_EVALUATION,
    awaiting_override: 'person',
};
const TASK_STAGE = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    awaiting_override: 'person',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_RESULT = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const OUTCOME = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
};
/** An outcome that Terraform policy itself calls `unknown` has not passed. */
const TF_POLICY_OUTCOME = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    unknown: 'skipped',
};
const COST_ESTIMATE = {
    pending: 'moving',
    queued: 'moving',
    finished: 'good',
    canceled: 'stopped',
    errored: 'bad',
    unreachable: 'skipped',
    skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION = {
    pending: 'moving',
    fetching: 'moving',
    uploaded: 'good',
    archived: 'bad',
    errored: 'bad',
    backing_data_soft_deleted: 'bad',
    backing_data_permanently_deleted: 'bad',
};
/** Looks a word up among a table's own words; a word like `constructor` is as unknown as any other. */
function kindOf(table, word) {
    return Object.hasOwn(table, word) ? (table[word] ?? 'unknown') : 'unknown';
}
function runKind(mode, status) {
    return kindOf(mode === 'speculative' ? SPECULATIVE_RUN : SAVE_PLAN_RUN, status);
}
/** Stages of the apply phase: neither mode ever gets there. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** A run that is still moving but rests where somebody could confirm it. */
function restsConfirmable({ mode, status, confirmable }) {
    return mode === 'provisional' && confirmable && RESTING.includes(status);
}
/** Whether waiting any longer cannot tell more. */
function isSettled(facts) {
    const kind = runKind(facts.mode, facts.status);
    if (kind === 'unknown')
        return false;
    if (kind !== 'moving')
        return true;
    return restsConfirmable(facts) || awaitsOverride(facts.stages);
}
/** A stage that waits for an override ends the wait: perhaps nobody will ever decide. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person');
}
//# sourceMappingURL=settle.js.map

/***/ })

};
