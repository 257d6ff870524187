export const id = 988;
export const ids = [988];
export const modules = {

/***/ 5988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ appendSummary),
  pb: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  n0: () => (/* binding */ setOutputs),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var outputs = __webpack_require__(5483);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/help.js
var help = __webpack_require__(1805);
;// CONCATENATED MODULE: ./build/src/report/json.js
/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    const { context, audit, unaffected } = view;
    const { runOptions = [] } = context;
    return printableJson({
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        runOptions: runOptions.length > 0 ? runOptions : undefined,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        counts: view.counts,
        workspaces: view.workspaces.map((workspace) => ({ ...workspace, timestamps: undefined })),
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings.map(withoutExcerpts),
        resolved: view.resolved,
        results: view.results.map(withoutExcerpts),
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        group: context.group,
        commit: context.commit,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
        sealed: view.sealed,
    });
}
/** Source lines are for people; programs can read the file itself. */
function withoutExcerpts(one) {
    const resources = one.resources.map((resource) => ({ ...resource, excerpt: undefined }));
    return { ...one, resources, excerpt: undefined };
}
/** Escapes the characters that a runner could take for the start of a command. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, so two for characters beyond the first plane.
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(5636);
;// CONCATENATED MODULE: ./build/src/report/page/html.js
/**
 * HTML with every hole escaped: text and quoted attributes. What came from outside is cleaned of
 * everything that shows nothing, reorders text or talks to a terminal.
 */

/** Markup that was made here. Only this class is put into a page as it is. */
class Html {
    #markup;
    constructor(markup) {
        this.#markup = markup;
    }
    /** @param markup a constant of this program, never text from outside */
    static trusted(markup) {
        return new Html(markup);
    }
    toString() {
        return this.#markup;
    }
}
/** @throws Error where a hole is an attribute without quotes: text could leave it by a space */
function html(strings, ...holes) {
    let markup = strings[0] ?? '';
    for (const [index, hole] of holes.entries()) {
        if (/=\s*$/.test(strings[index] ?? ''))
            throw new Error('An attribute needs quotes.');
        markup += renderContent(hole) + (strings[index + 1] ?? '');
    }
    return Html.trusted(markup);
}
function renderContent(content) {
    if (content === undefined || content === false)
        return '';
    if (content instanceof Html)
        return content.toString();
    if (typeof content === 'object')
        return content.map(renderContent).join('');
    return escapeHtml(String(content));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escapeHtml(text) {
    return (0,escape_markdown/* cleanText */.X5)(text).replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}
/** A link where the address leads to one of `origins`; the content alone elsewhere. */
function html_anchor(content, url, origins) {
    const href = url === undefined ? undefined : (0,escape_markdown/* safeHref */.v7)(url, origins);
    return href === undefined
        ? content
        : html `<a href="${href}" rel="noopener noreferrer">${content}</a>`;
}
//# sourceMappingURL=html.js.map
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(445);
;// CONCATENATED MODULE: ./build/src/report/page/changes.js





const ORDER = ['delete', 'replace', 'forget', 'update', 'create', 'none'];
function renderChanges(view, detail) {
    const all = view.workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
    const unlisted = view.workspaces.reduce((sum, { changes }) => sum + (changes?.leftOut ?? 0), 0);
    if (all.length + unlisted === 0)
        return undefined;
    const sorted = ORDER.flatMap((action) => all.filter((change) => change.action === action));
    const shown = sorted.slice(0, detail.most);
    const hidden = sorted.length - shown.length + unlisted;
    const groups = (0,report_text/* groupBy */.$z)(shown, ({ action }) => action);
    return html `<h2 id="changes">${(0,report_text/* count */.U9)(all.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(({ name, changes }) => changes?.doubt !== undefined &&
        html `<p>
          <strong>${name}: this list of changes may be incomplete.</strong> ${changes.doubt}
        </p>`)}
    ${groups.map((group) => renderGroup(group, view, detail))}
    ${hidden > 0 && html `<p class="soft">${(0,report_text/* grouped */.zD)(hidden)} more are not on this page; the runs have them.</p>`}
    ${!detail.attributes &&
        html `<p class="soft">
        Names of attributes are left out: this page would be too large with them.
      </p>`}`;
}
function renderGroup(group, view, detail) {
    const [{ action }] = group;
    const title = `${changes/* SIGNS */.B2[action]} ${(0,report_text/* count */.U9)(group.length, 'resource')} ${changes/* ACTION_WORDS */.dC[action]}`;
    const lines = group.map((change) => renderChange(change, view, detail));
    const destroys = action === 'delete' || action === 'replace';
    return html `<details ${destroys && OPEN}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}
const OPEN = html `open`;
function renderChange(change, view, detail) {
    const place = (0,words/* fileAndLine */.CP)(change);
    const url = change.location && (0,links/* permalink */.eL)(change.location, view.context);
    const where = place !== '' && html ` · ${html_anchor(html `<code>${place}</code>`, url, (0,links/* originsOf */.TZ)(view.context))}`;
    const inWorkspace = view.workspaces.length > 1 && html ` <span class="soft">in ${change.workspace}</span>`;
    const why = (0,changes/* changeReason */.ff)({ ...change, attributes: [] }, report_text/* asIs */.$B);
    const names = detail.attributes && change.attributes.length > 0;
    return html `<li>
    <code>${change.address}</code>${where}${inWorkspace}${why !== '' && html `: ${why}`}
    ${names &&
        html `<ul>
        ${change.attributes.map((name) => html `<li><code>${name}</code> ${(0,report_text/* joined */.oR)(' ', 'forces replacement')}</li>`)}
      </ul>`}
  </li>`;
}
//# sourceMappingURL=changes.js.map
// EXTERNAL MODULE: ./build/src/report/spots.js
var report_spots = __webpack_require__(2533);
;// CONCATENATED MODULE: ./build/src/report/page/findings.js
/** What must be fixed or overridden, each with the lines of the file around it. */







function idsOfFindings(findings) {
    const used = new Map();
    return new Map(findings.map((finding) => {
        const { fingerprint } = finding;
        const number = (used.get(fingerprint) ?? 0) + 1;
        used.set(fingerprint, number);
        return [finding, `finding-${fingerprint}${number > 1 ? `-${number}` : ''}`];
    }));
}
/** Resources of one finding that are written out. */
const MOST_SPOTS = 200;
function renderFindings(view, ids, detail) {
    const hidden = view.findings.length - ids.size;
    const part = (id, title, findings) => findings.length > 0 &&
        html `<h2 id="${id}">${title}</h2>
      ${findings.map((finding) => {
            const id = ids.get(finding);
            return id !== undefined && renderFinding(finding, view, { ...detail, id });
        })}`;
    const must = (0,findings/* mustFixFindings */.Tj)(view);
    const mayPass = (each) => !view.green && each.severity === 'needs-override';
    const rest = view.findings.filter((each) => !must.includes(each));
    return [
        part('must-fix', view.green ? 'Failed, but not enforced' : 'Must be fixed', must.filter((each) => !mayPass(each))),
        part('overridable', 'Must be fixed, or overridden by those who manage policy overrides', must.filter((each) => mayPass(each) && each.guard !== true)),
        part('guarded', 'Needs approval before it may be destroyed', must.filter((each) => mayPass(each) && each.guard === true)),
        overrides(view),
        part('advisory', 'Advisory failures', rest.filter(isAdvisory)),
        part('notes', 'Overridden failures and notes', rest.filter((each) => !isAdvisory(each))),
        hidden > 0 && html `<p class="soft">${(0,report_text/* grouped */.zD)(hidden)} more findings are not on this page.</p>`,
    ];
}
function isAdvisory({ severity }) {
    return severity !== 'notes';
}
function renderFinding(finding, view, { id, text }) {
    const spots = (0,report_spots/* spotsOf */.PC)(finding);
    const origins = (0,links/* originsOf */.TZ)(view.context);
    const hidden = spots.length - MOST_SPOTS;
    const general = (0,report_spots/* generalMessage */.Ig)(finding);
    const printed = (0,report_spots/* unsaid */.DY)(finding, 400);
    const soft = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
    return html `<article class="${soft}" id="${id}">
    <h3>
      ${html_anchor(finding.policy, finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${aboutFinding(finding, view)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && html `<p>${(0,escape_markdown/* clip */.$Q)(finding.description, text)}</p>`}
    ${general !== '' && html `<p>${(0,escape_markdown/* clip */.$Q)(general, text)}</p>`}
    ${spots.slice(0, MOST_SPOTS).map((spot) => renderSpot(spot, origins, text))}
    ${hidden > 0 && html `<p>… and ${(0,report_text/* grouped */.zD)(hidden)} more resources.</p>`}
    ${printed.length > 0 &&
        html `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,escape_markdown/* clip */.$Q)(printed.join('\n'), text)}</pre>
      </details>`}
  </article>`;
}
function aboutFinding(finding, view) {
    const { kind, policySet, level, status, age } = finding;
    const heldTo = kind === 'diagnostic' ? 'plan error' : (0,words/* levelWords */.s2)(level);
    const parts = [
        policySet,
        heldTo,
        status === 'overridden' ? (0,words/* overriddenWords */.Sn)(finding) : words/* STATUS_WORDS */.ly[status],
        (0,report_text/* list */.p_)(finding.workspaces, 6),
        (0,words/* baselineWords */.v8)(finding, view.context),
        age === 'new' ? 'new since the last report' : '',
        (0,words/* overrideWords */.mF)(finding),
    ];
    return parts.filter((each) => each !== '').join(' · ');
}
function renderSpot(spot, origins, text) {
    const [address, message] = (0,report_spots/* subjectAndMessage */.$u)(spot);
    const place = (0,words/* fileAndLine */.CP)(spot);
    return html `<p>
      ${place !== '' && html `${html_anchor(html `<code>${place}</code>`, spot.permalink, origins)} `}${address !== '' && html `<code>${address}</code>: `}${(0,escape_markdown/* clip */.$Q)(message, text)}
    </p>
    ${spot.excerpt && renderExcerpt(spot.excerpt, spot.location?.startLine)}`;
}
function renderExcerpt({ lines, at }, startLine = 1) {
    const first = startLine - at;
    const width = String(first + lines.length - 1).length;
    const rows = lines.map((line, index) => {
        const isAtFault = index === at;
        const number = String(first + index).padStart(width);
        const text = `${isAtFault ? '▶' : ' '} ${number}  ${line}\n`;
        return html `<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
    });
    return html `<pre class="source" tabindex="0">${rows}</pre>`;
}
function overrides({ overrides: steps }) {
    if (steps.length === 0)
        return undefined;
    return html `<p>
    To override, run
    ${steps.slice(0, 20).map(({ command }, index) => html `${index > 0 && ', '}<code>${command}</code>`)}.
  </p>`;
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/report/page/matrix.js



function renderMatrix(view, ids, mostCells) {
    if (view.results.length === 0)
        return undefined;
    const names = view.workspaces.map(({ name }) => name);
    const rows = (0,report_text/* groupBy */.$z)(view.results, policyKey)
        .map((results) => ({ results, rank: Math.min(...results.map(rankOf)) }))
        .sort((one, other) => one.rank - other.rank || (0,report_text/* byCodeUnit */.X)(one.results[0].policy, other.results[0].policy));
    const shown = rows.slice(0, Math.max(1, Math.floor(mostCells / Math.max(1, names.length))));
    const hidden = rows.length - shown.length;
    const findings = new Map((0,report_text/* groupBy */.$z)(view.findings, policyKey).map((alike) => [JSON.stringify(policyKey(alike[0])), alike]));
    return html `<h2 id="policies">Policies</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Policies and workspaces">
      <table>
        <caption class="hidden">
          What each policy says of each workspace
        </caption>
        <thead>
          <tr>
            <th scope="col">Policy</th>
            ${names.map((name) => html `<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(({ results }) => {
        const own = findings.get(JSON.stringify(policyKey(results[0]))) ?? [];
        return row(results, names, own, ids);
    })}
        </tbody>
      </table>
    </div>
    ${hidden > 0 && html `<p class="soft">${(0,report_text/* count */.U9)(hidden, 'more policy', 'more policies')} not shown.</p>`}`;
}
function policyKey({ policySet, policy }) {
    return [policySet, policy];
}
function row(results, names, findings, ids) {
    const [{ policy, policySet, level }] = results;
    const about = [policySet, (0,words/* levelWords */.s2)(level)].filter(Boolean).join(' · ');
    const byName = new Map(names.map((name) => [name, []]));
    for (const result of results)
        byName.get(result.workspace)?.push(result);
    const cells = names.map((name) => {
        const [result] = (byName.get(name) ?? []).sort((one, other) => rankOf(one) - rankOf(other));
        if (result === undefined)
            return html `<td><span class="soft">–</span></td>`;
        const { sign, words, kind } = cellOf(result);
        const finding = findings.find(({ workspaces }) => workspaces.includes(name));
        const id = finding && ids.get(finding);
        const said = html `<span aria-hidden="true">${sign}</span> ${words}`;
        return html `<td class="${kind}">
      ${id === undefined ? said : html `<a href="#${id}">${said}</a>`}
    </td>`;
    });
    return html `<tr>
    <th scope="row"><span class="code">${policy}</span><br /><span class="soft">${about}</span></th>
    ${cells}
  </tr>`;
}
/** Failures first. */
function rankOf({ status, level }) {
    if (status === 'passed')
        return 3;
    if (status === 'overridden')
        return 2;
    return level === 'advisory' ? 1 : 0;
}
function cellOf({ status, level, word }) {
    switch (status) {
        case 'passed':
            return { sign: '✓', words: 'passed', kind: 'passed' };
        case 'overridden':
            return { sign: '✓', words: 'overridden', kind: 'warned' };
        case 'failed':
            return level === 'advisory'
                ? { sign: '!', words: 'advisory failure', kind: 'warned' }
                : { sign: '✗', words: 'failed', kind: 'failed' };
        case 'errored':
            return { sign: '✗', words: 'errored', kind: 'failed' };
        case 'not-evaluated':
            return { sign: '?', words: 'not evaluated', kind: 'failed' };
        case 'unknown':
            return { sign: '?', words: `unrecognized status ${word ?? ''}`.trim(), kind: 'failed' };
    }
}
//# sourceMappingURL=matrix.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/report/page/style.js
/** The page's style sheet. One text, so that the page's policy can allow exactly this digest. */

const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--blue)}
p{margin:.5rem 0}
code,pre,.code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--soft)}
.blocks{color:var(--red)}.warns{color:var(--amber)}.passes{color:var(--green)}
.finding{border:1px solid var(--line);border-left:4px solid var(--red);border-radius:6px;padding:.5rem 1rem;margin:.75rem 0}
.finding.is-soft{border-left-color:var(--amber)}
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;overflow-x:auto;white-space:pre}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
.scroll{overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft{font-weight:400}
.scroll th,.scroll td{white-space:nowrap}
thead th{background:var(--shade)}
td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;height:auto}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{body{max-width:none;color:#000;background:#fff}.source,.scroll{overflow:visible;white-space:pre-wrap}}
`;
/** The digest for the page's content security policy. */
const STYLE_HASH = `sha256-${(0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64')}`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/report/page/timeline.js
/**
 * When each run was in which state, by its own timestamps: a drawing, and a table with the same
 * content.
 */


const PHASES = {
    queued: 'queued',
    planning: 'planning',
    policies: 'policies',
    waiting: 'waiting for a person',
    other: 'other',
};
/** The state of a run from each timestamp on; `end`: the run is over. */
const BEGINS = {
    'plan-queueable-at': 'queued',
    'plan-queued-at': 'queued',
    'queuing-at': 'queued',
    'fetching-at': 'queued',
    'fetched-at': 'queued',
    'pre-plan-running-at': 'queued',
    'pre-plan-completed-at': 'queued',
    'planning-at': 'planning',
    'planned-at': 'policies',
    'cost-estimating-at': 'policies',
    'cost-estimated-at': 'policies',
    'policy-checking-at': 'policies',
    'policy-checked-at': 'policies',
    'post-plan-running-at': 'policies',
    'post-plan-completed-at': 'policies',
    'policy-soft-failed-at': 'waiting',
    'post-plan-awaiting-decision-at': 'waiting',
    'policy-override-at': 'waiting',
    'planned-and-finished-at': 'end',
    'planned-and-saved-at': 'end',
    'errored-at': 'end',
    'canceled-at': 'end',
    'force-canceled-at': 'end',
    'discarded-at': 'end',
    'applied-at': 'end',
};
/**
 * Neighbouring states of one kind become one phase. Empty if fewer than two timestamps are
 * readable.
 */
function phasesOf(timestamps = {}) {
    const stamps = Object.entries(timestamps)
        .map(([name, at]) => ({ name, at: Date.parse(at ?? '') }))
        .filter(({ at }) => Number.isFinite(at))
        .sort((one, other) => one.at - other.at || Number(isEnd(one)) - Number(isEnd(other)));
    const start = stamps[0]?.at ?? 0;
    const phases = [];
    for (const [index, { name, at }] of stamps.entries()) {
        const next = stamps[index + 1];
        const phase = Object.hasOwn(BEGINS, name) ? BEGINS[name] : 'other';
        if (next === undefined || phase === undefined || phase === 'end' || next.at === at)
            continue;
        const last = phases.at(-1);
        if (last?.name === phase && last.toMs === at - start)
            last.toMs = next.at - start;
        else
            phases.push({ name: phase, fromMs: at - start, toMs: next.at - start });
    }
    return phases;
}
function isEnd({ name }) {
    return Object.hasOwn(BEGINS, name) && BEGINS[name] === 'end';
}
const LABELS = 190;
const WIDTH = 760;
const ROW = 24;
/** The drawing is left out for more rows than this; the table has all. */
const MOST_ROWS = 60;
function renderTimeline(workspaces) {
    const rows = workspaces.flatMap(({ name, timestamps }) => {
        const phases = phasesOf(timestamps);
        return phases.length > 0 ? [{ name, phases }] : [];
    });
    if (rows.length === 0)
        return undefined;
    const longest = Math.max(...rows.flatMap(({ phases }) => phases.map(({ toMs }) => toMs)), 1);
    return html `<h2 id="timeline">Timeline</h2>
    ${drawing(rows.slice(0, MOST_ROWS), longest)}
    <details>
      <summary>The same as a table</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Timeline as a table">
        <table>
          <thead>
            <tr>
              <th scope="col">Workspace</th>
              ${Object.values(PHASES).map((words) => html `<th scope="col">${words}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(({ name, phases }) => html `<tr>
                  <th scope="row">${name}</th>
                  ${namesOfPhases().map((phase) => html `<td>${secondsIn(phases, phase)}</td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
    </details>`;
}
function namesOfPhases() {
    return ['queued', 'planning', 'policies', 'waiting', 'other'];
}
function secondsIn(phases, name) {
    const ms = phases
        .filter((phase) => phase.name === name)
        .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    return ms === 0 ? '–' : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
function drawing(rows, longest) {
    const scale = WIDTH / longest;
    const bars = rows.map(({ name, phases }, index) => {
        const y = index * ROW;
        return html `<text x="0" y="${y + 15}">${shortened(name)}</text>${phases.map((phase) => html `<rect
            class="${phase.name}"
            x="${LABELS + Math.round(phase.fromMs * scale)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * scale))}"
            height="14"
            rx="2"
            ><title>${PHASES[phase.name]}: ${secondsIn([phase], phase.name)}</title></rect
          >`)}`;
    });
    const used = namesOfPhases().filter((name) => rows.some(({ phases }) => phases.some((phase) => phase.name === name)));
    const legend = rows.length * ROW + 8;
    const keys = used.map((name, index) => html `<rect
          class="${name}"
          x="${LABELS + index * 140}"
          y="${legend}"
          width="12"
          height="12"
        /><text x="${LABELS + index * 140 + 18}" y="${legend + 11}">${PHASES[name]}</text>`);
    return html `<svg
    class="timeline"
    viewBox="0 0 ${LABELS + WIDTH} ${legend + 20}"
    role="img"
    aria-label="Timeline of the runs, ${(0,report_text/* elapsed */.vk)(longest)} from left to right; the table below says the same"
  >
    ${bars}${keys}
  </svg>`;
}
function shortened(name) {
    return name.length > 26 ? `${name.slice(0, 25)}…` : name;
}
//# sourceMappingURL=timeline.js.map
;// CONCATENATED MODULE: ./build/src/report/page/page.js
/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its policy allows its own style sheet and nothing else.
 */












/** Without a space around it: the digest in the policy is of every byte between the tags. */
const STYLE_SHEET = Html.trusted(`<style>${STYLE}</style>`);
/** Browsers are slow with a larger page. */
const PAGE_BUDGET_BYTES = 3_000_000;
const WHOLE = {
    attributes: true,
    most: 20_000,
    findings: 2_000,
    text: 20_000,
    cells: 20_000,
};
/** The order in which content is left out: attributes, then changes, then long texts and rows. */
const DETAILS = [
    WHOLE,
    { ...WHOLE, attributes: false },
    { ...WHOLE, attributes: false, most: 5_000, text: 4_000 },
    { attributes: false, most: 500, findings: 500, text: 1_000, cells: 4_000 },
    { attributes: false, most: 100, findings: 100, text: 300, cells: 500 },
];
function renderPage(view, budget = PAGE_BUDGET_BYTES) {
    let page = '';
    for (const detail of DETAILS) {
        page = draw(view, detail);
        if (Buffer.byteLength(page) <= budget)
            break;
    }
    return page;
}
function draw(view, detail) {
    const title = `Policy gate: ${view.headline}`;
    const policy = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
    const ids = idsOfFindings(view.findings.slice(0, detail.findings));
    const closing = view.green ? 'passes' : 'blocks';
    const page = html `<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${policy}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>
        <h1>
          <span class="${closing}" aria-hidden="true">${words/* VERDICT */.y3[view.verdict].sign}</span> ${title}
        </h1>
        <p class="soft">${aboutJob(view)}</p>
        ${steps(view)} ${renderWorkspaces(view)} ${reasons(view)}
        ${renderFindings(view, ids, detail)} ${renderMatrix(view, ids, detail.cells)}
        ${renderChanges(view, detail)} ${renderTimeline(view.workspaces)} ${approvals(view)}
        ${sent(view)}
      </main>
    </body>
  </html>`;
    return `<!doctype html>\n${page.toString()}\n`;
}
function aboutJob({ context, durationMs }) {
    const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
    const origins = (0,links/* originsOf */.TZ)(context);
    const parts = [
        `${organization} on ${hostname}`,
        pullRequest && html_anchor(`pull request #${pullRequest.number}`, pullRequest.url, origins),
        commit &&
            html `commit ${html_anchor(html `<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins)}`,
        job && html_anchor('job', job.url, origins),
        (0,report_text/* minuteOf */.iA)(startedAt),
        `took ${(0,report_text/* elapsed */.vk)(durationMs)}`,
        `Plangate ${version}`,
    ];
    return parts
        .filter((part) => part !== undefined && part !== '')
        .map((part, index) => (index > 0 ? [' · ', part] : part));
}
function steps({ nextSteps }) {
    if (nextSteps.length === 0)
        return undefined;
    return html `<ul>
    ${nextSteps.map((step) => html `<li>${withCode(step)}</li>`)}
  </ul>`;
}
/** What is between backticks is shown as code. */
function withCode(sentence) {
    return sentence
        .split('`')
        .map((part, index) => (index % 2 === 1 ? html `<code>${part}</code>` : part));
}
function renderWorkspaces(view) {
    const { workspaces, unaffected, context } = view;
    const none = unaffected.length > 0 &&
        html `<p>Not affected by this change, and not planned: ${unaffected.join(', ')}.</p>`;
    if (workspaces.length === 0)
        return none;
    const rows = workspaces.map((workspace) => {
        const { name, verdict, runId, runUrl } = workspace;
        const run = runId !== undefined && html_anchor(html `<code>${runId}</code>`, runUrl, (0,links/* originsOf */.TZ)(context));
        const kind = (0,model_verdict/* isGreen */.gf)(verdict, context.failOn) ? 'passed' : 'failed';
        return html `<tr>
      <th scope="row">${name}</th>
      <td class="${kind}">${words/* VERDICT */.y3[verdict].words}</td>
      <td>${(0,changes/* planWords */.DO)(workspace)}</td>
      <td>${(0,words/* countWords */.rj)([workspace]) || 'no policies'}</td>
      <td>${run}</td>
    </tr>`;
    });
    return html `<h2 id="workspaces">Workspaces</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Workspaces">
      <table>
        <thead>
          <tr>
            ${['Workspace', 'Verdict', 'Plan', 'Policies', 'Run'].map((head) => html `<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${none}`;
}
/** Reasons that no finding contains, and notices. */
function reasons(view) {
    const lines = view.workspaces.flatMap((workspace) => [
        ...((0,findings/* needsReason */.iB)(workspace, view) ? workspace.reasons : []).map((reason) => html `<li><strong>${workspace.name}:</strong> ${reason}</li>`),
        ...workspace.notices.map((notice) => html `<li>${workspace.name}: ${notice}</li>`),
    ]);
    return (lines.length > 0 &&
        html `<ul>
      ${lines}
    </ul>`);
}
/** Who approved what, and when. */
function approvals(view) {
    const overridden = view.findings.filter(({ override }) => override !== undefined);
    const lines = [
        ...overridden.map((finding) => html `<li><code>${finding.policy}</code>: ${(0,words/* overriddenWords */.Sn)(finding)}</li>`),
        ...view.audit.map(({ action, run, by }) => html `<li>${action} of <code>${run}</code> by ${by ?? 'this job'}</li>`),
    ];
    if (lines.length === 0)
        return undefined;
    return html `<h2 id="approvals">Approvals</h2>
    <ul>
      ${lines}
    </ul>`;
}
function sent({ archives }) {
    if (archives.length === 0)
        return undefined;
    return html `<h2 id="sent">What was sent</h2>
    <ul>
      ${archives.map(({ directory, files, bytes, sha256, withheld }) => html `<li>
            <code>${directory}</code>: ${(0,report_text/* grouped */.zD)(files)} files, ${(0,report_text/* size */.Ej)(bytes)}, ${(0,report_text/* grouped */.zD)(withheld)}
            left out, SHA-256 <code>${sha256}</code>
          </li>`)}
    </ul>`;
}
//# sourceMappingURL=page.js.map
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/report/comment.js + 4 modules
var comment = __webpack_require__(7677);
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/** What a step hands to the runner: log, summary, outputs and report files. A failure of one does not stop the others. */











/**
 * Writes the report files and the job summary, before anything is sent to GitHub.
 *
 * @returns the paths of the files; empty for a file that could not be written
 */
async function writeReport(view, log, io) {
    const { environment, signal } = io;
    const written = {
        reportPath: await writeFor('json', renderJson(view), log, io),
        pagePath: await writeFor('html', renderPage(view), log, io),
    };
    // A canceled job may be killed during its requests to GitHub, so its outputs are set first.
    if (signal.aborted)
        setOutputs((0,outputs/* toOutputs */.I)(view, written), io);
    // The runner discards a summary that is too large, together with the parts of other programs.
    const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
    const room = Math.max(0, comment/* SUMMARY_BUDGET_BYTES */.Xb - size);
    await appendSummary((0,comment/* renderSummary */.Br)(view, room), environment, log);
    return written;
}
/** Prints what publishing on GitHub could not do, and sets the outputs. */
function publishReport({ view, published }, written, log, io) {
    const { host } = io;
    const { problems, left = [], commentUrl } = published;
    for (const problem of problems)
        log.warning((0,help/* withHelp */.il)(problem));
    for (const command of (0,annotations/* annotationCommands */.s)(left))
        host.print(command);
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs((0,outputs/* toOutputs */.I)(view, { ...written, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/**
 * Reports that the gate did not start.
 *
 * @param forgiven whether the step passes nevertheless, because `on-missing-token` is `neutral`
 */
async function publishNothing(problems, forgiven, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        const { input, message } = first;
        const what = 'The gate is open without having looked';
        host.warning((0,neutralise_log/* safeLine */.om)(`${what}: ${input} ${message}`));
        const why = `because \`on-missing-token\` is \`neutral\`: ${inSummary(first)}`;
        const summary = `### ⚪ Policy gate: not evaluated\n\n${what}, ${why}\n`;
        await appendSummary(summary, environment);
    }
    else {
        const lines = problemLines(problems);
        for (const line of lines)
            host.print(line);
        host.error(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
        const items = problems.map((problem) => `- ${inSummary(problem)}\n`);
        const summary = `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n`;
        await appendSummary(summary + items.join(''), environment);
    }
    setOutputs((0,outputs/* emptyOutputs */.q)(forgiven), io);
}
function setOutputs(outputs, { host }) {
    for (const [name, value] of Object.entries(outputs))
        host.output(name, value);
}
/** Writes into the runner's folder for temporary files, named after this step. Returns '' if that fails. */
async function writeFor(ending, text, log, { environment }) {
    const folder = environment['RUNNER_TEMP'];
    if (folder === undefined || folder === '')
        return '';
    const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
    const path = (0,external_node_path_.join)(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'plangate'), { recursive: true });
        await (0,promises_.writeFile)(path, text);
        return path;
    }
    catch (error) {
        log.warning(`The report could not be written to ${path}: ${String(error)}`);
        return '';
    }
}
/** Does nothing on an old runner, which has no job summary. */
async function appendSummary(text, environment, log) {
    const path = environment['GITHUB_STEP_SUMMARY'];
    if (path === undefined || path === '' || text === '')
        return;
    try {
        await (0,promises_.appendFile)(path, text);
    }
    catch (error) {
        log?.warning(`The job summary could not be written: ${String(error)}`);
    }
}
/** Every problem with its remedy, as lines of the log. */
function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
    return [
        (0,help/* withHelp */.il)(`Plangate cannot start: ${(0,report_text/* count */.U9)(problems.length, 'problem')}.`),
        ...problems.map(({ input, message }) => (0,neutralise_log/* safeLine */.om)(`  ${input.padEnd(width)} ${(0,report_text/* joined */.oR)(' See ', message, (0,help/* helpFor */.VY)(`${input} ${message}`))}`)),
    ];
}
function inSummary({ input, message }) {
    const url = (0,help/* helpFor */.VY)(`${input} ${message}`) ?? '';
    return (0,report_text/* joined */.oR)(' ', `**${(0,escape_markdown/* prose */.CS)(input)}** ${(0,escape_markdown/* prose */.CS)(message)}`, url && (0,escape_markdown/* link */.nf)('What to do', url, [url]));
}
//# sourceMappingURL=publish-report.js.map

/***/ })

};
