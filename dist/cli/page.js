export const id = 729;
export const ids = [729];
export const modules = {
/***/ 40729:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
PAGE_BUDGET_BYTES: () => ( PAGE_BUDGET_BYTES),
renderPage: () => ( renderPage)
});
;// CONCATENATED MODULE: ./build/src/report/page/detail.js
const WHOLE = {
attributes: true,
whole: true,
changes: 20_000,
findings: 2_000,
text: 20_000,
spots: 200,
cells: 20_000,
rows: 1_000,
};
const BARE = { ...WHOLE, attributes: false };
const DETAILS = [
WHOLE,
{ ...WHOLE, whole: false },
BARE,
{ ...BARE, changes: 5_000, text: 4_000 },
{ ...BARE, changes: 500, findings: 500, text: 1_000, cells: 4_000 },
{ ...BARE, changes: 100, findings: 100, text: 300, spots: 20, cells: 500, rows: 300 },
{ ...BARE, changes: 20, findings: 20, text: 100, spots: 3, cells: 100, rows: 20 },
];
var escape_markdown = __webpack_require__(67511);
var findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/page/html.js
class Html {
#markup;
constructor(markup) {
this.#markup = markup;
}
static trusted(markup) {
return new Html(markup);
}
toString() {
return this.#markup;
}
}
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
return (0,escape_markdown.JK)((0,escape_markdown.X5)(String(content)), /[&<>"'`]/g);
}
function html_anchor(content, url, origins) {
const href = url === undefined ? undefined : (0,escape_markdown.v7)(url, origins);
return href === undefined
? content
: html `<a href="${href}" rel="noopener noreferrer">${content}</a>`;
}
function withLinks(text, origins) {
return text.split(/(`[^`]+`|https:\/\/[^\s`]*[^\s`.,;:!?()])/).map((part, index) => {
if (index % 2 === 0)
return part;
return part.startsWith('`')
? html `<code>${part.slice(1, -1)}</code>`
: html_anchor(part, part, origins);
});
}
const LONGEST_NAME = 200;
function inHtml(sentence, limit, origins) {
if (typeof sentence === 'string')
return Html.trusted((0,escape_markdown.JK)(sentence, /[&<>]/g));
if (!('kind' in sentence))
return sentence.map((each) => inHtml(each, limit, origins));
const { kind, text, words } = sentence;
if (kind === 'link')
return html_anchor(inHtml(words, limit, origins), text, [text]);
if (kind === 'sign')
return inHtml(words, limit, origins);
if (kind === 'text')
return withLinks((0,escape_markdown.$Q)(text, limit), origins);
return kind === 'name' ? (0,escape_markdown.$Q)(text, Math.min(LONGEST_NAME, limit)) : html `<code>${text}</code>`;
}
function breakable(name) {
return name
.split(/(?<=[-_./:@])(?=[^-_./:@])/)
.map((part, index) => (index > 0 ? [BREAK, part] : part));
}
const BREAK = Html.trusted('<wbr>');
var links = __webpack_require__(67713);
var report_remarks = __webpack_require__(42137);
var sentence = __webpack_require__(42251);
var report_text = __webpack_require__(74913);
var uncommitted = __webpack_require__(41880);
var planned_changes = __webpack_require__(69166);
var changes = __webpack_require__(30445);
var report_words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/page/changes.js
const ORDER = [
'delete',
'replace',
'forget',
'invoke',
'update',
'create',
'none',
];
function renderChanges(view, detail) {
const all = (0,changes.fs)(view);
const unlisted = view.workspaces.reduce((sum, { changes }) => sum + (changes?.leftOut ?? 0), 0);
if (all.length + unlisted === 0)
return undefined;
const sorted = ORDER.flatMap((action) => all.filter((change) => change.action === action));
const shown = sorted.slice(0, detail.changes);
const hidden = sorted.length - shown.length + unlisted;
const groups = (0,report_text.$z)(shown, ({ action }) => action);
return html `<h2 id="changes">${(0,report_text.U9)(all.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(({ name, changes }) => changes?.doubt !== undefined &&
html `<p>
          <strong>${(0,escape_markdown.$Q)(name, detail.text)}: this list of changes may be incomplete.</strong>
          ${(0,escape_markdown.$Q)(changes.doubt, detail.text)}
        </p>`)}
    ${groups.map((group) => renderGroup(group, view, detail))}
    ${hidden > 0 && html `<p class="soft">${(0,report_text.ZV)(hidden)} more are not on this page; the runs have them.</p>`}
    ${leftOutWords(shown, detail)}
    ${view.workspaces.map(({ name, changes }) => changes?.unread !== undefined &&
html `<p class="soft">${(0,escape_markdown.$Q)(name, detail.text)}: ${(0,escape_markdown.$Q)(changes.unread, detail.text)}</p>`)}`;
}
function leftOutWords(shown, detail) {
const without = shown.filter((change) => (change.differs ?? []).length > 0 && !hasAttributes(change, detail));
if (without.length === 0)
return undefined;
return html `<p class="soft">
    This page would be too large with the attributes of ${(0,report_text.U9)(without.length, 'change')}.
  </p>`;
}
function hasAttributes({ action }, { attributes, whole }) {
return attributes && (whole || (action !== 'create' && action !== 'delete'));
}
function renderGroup(group, view, detail) {
const [{ action }] = group;
const title = `${changes.B2[action]} ${(0,changes.ST)(action, group.length)}`;
const lines = group.map((change) => renderChange(change, view, detail));
return html `<details ${(0,planned_changes.jR)(action) && UNFOLDED}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}
const UNFOLDED = html `open`;
function renderChange(change, view, detail) {
const fileLine = (0,report_words.CP)(change);
const url = change.location && (0,links.eL)(change.location, view.context);
const named = fileLine !== '' && html `<code>${(0,escape_markdown.$Q)(fileLine, detail.text)}</code>`;
const linked = named && html_anchor(named, url, (0,links.TZ)(view.context));
const inWorkspace = view.workspaces.length > 1 &&
html ` <span class="soft">in ${(0,escape_markdown.$Q)(change.workspace, detail.text)}</span>`;
const why = (0,sentence.II)((0,changes.ff)({ ...change, attributes: [] }));
const reason = why !== '' && html `: ${(0,escape_markdown.$Q)(why, detail.text)}`;
const head = (where) => html `<code>${(0,escape_markdown.$Q)(change.address, detail.text)}</code
      >${where && [' · ', where]}${inWorkspace}${reason}`;
const names = (0,changes.qO)(change, Infinity) || (0,changes.ii)(change.attributes);
if (names === '' || !hasAttributes(change, detail))
return html `<li>${head(linked)}</li>`;
const link = linked !== named && html `<p>${linked}</p>`;
return html `<li>
    <details>
      <summary>${head(named)}</summary>
      ${link}${html `<p>${inHtml(names, Infinity, [])}</p>`}
    </details>
  </li>`;
}
var report_spots = __webpack_require__(62533);
;// CONCATENATED MODULE: ./build/src/report/page/findings.js
function idsOfFindings(findings) {
const used = new Map();
return new Map(findings.map((finding) => {
const { fingerprint } = finding;
const number = (used.get(fingerprint) ?? 0) + 1;
used.set(fingerprint, number);
return [finding, `finding-${fingerprint}${number > 1 ? `-${number}` : ''}`];
}));
}
function renderFindings(view, ids, detail) {
const hidden = view.findings.length - ids.size;
const renderShown = (finding) => {
const id = ids.get(finding);
return id !== undefined && renderFinding(finding, view, { ...detail, id });
};
const section = (id, title, findings) => {
if (findings.length === 0)
return undefined;
if (id === 'warnings')
return html `<details id="${id}">
        <summary>${title}</summary>
        ${findings.map(renderShown)}
      </details>`;
return html `<h2 id="${id}">${title}</h2>
      ${findings.map(renderShown)}`;
};
return [
...(0,findings.RF)(view).map(({ id, title, findings }) => section(id, title, findings)),
...(0,findings.jf)(view).map(({ id, words, findings }) => section(id, id === 'advisory' ? 'Advisory failures' : words, findings)),
hidden > 0 &&
html `<p class="soft">${(0,report_text.ZV)(hidden)} more findings are not on this page.</p>`,
];
}
function renderFinding(finding, view, { id, text, spots: most }) {
const spots = (0,report_spots.PC)(finding);
const origins = (0,links.TZ)(view.context);
const hidden = spots.length - most;
const general = (0,report_spots.Ig)(finding);
const output = (0,report_spots.c0)(finding, 400);
const classes = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
return html `<article class="${classes}" id="${id}">
    <h3>
      ${html_anchor((0,escape_markdown.$Q)(finding.policy, text), finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${factsLine(finding, view, text)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && html `<p>${(0,escape_markdown.$Q)(finding.description, text)}</p>`}
    ${general !== '' && html `<p>${(0,escape_markdown.$Q)(general, text)}</p>`}
    ${spots.slice(0, most).map((spot) => renderSpot(spot, origins, text))}
    ${hidden > 0 && html `<p>… and ${(0,report_text.U9)(hidden, `more ${(0,report_spots.pw)(finding)}`)}.</p>`}
    ${output.length > 0 &&
html `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,escape_markdown.$Q)(output.join('\n'), text)}</pre>
      </details>`}
  </article>`;
}
function factsLine(finding, view, text) {
const { policySet, status, age } = finding;
const parts = [
(0,escape_markdown.$Q)(policySet, text),
(0,report_words.IF)(finding),
(0,report_words.oB)(finding) ? (0,escape_markdown.$Q)((0,report_words.zs)(finding), text) : report_words.ly[status],
(0,report_text.so)(finding.workspaces, 6, (name) => (0,escape_markdown.$Q)(name, text)),
(0,sentence.II)((0,report_words.v8)(finding.baseline, view.context)),
age === 'new' ? 'new since the last report' : '',
(0,report_words.mF)(finding),
];
return parts.filter((each) => each !== '').join(' · ');
}
function renderSpot(spot, origins, text) {
const address = (0,report_spots.PW)(spot);
const fileLine = (0,report_words.CP)(spot);
return html `<p>
      ${fileLine !== '' && html `${html_anchor(html `<code>${(0,escape_markdown.$Q)(fileLine, text)}</code>`, spot.permalink, origins)} `}${address !== '' && html `<code>${(0,escape_markdown.$Q)(address, text)}</code>: `}${(0,escape_markdown.$Q)(spot.message, text)}
    </p>
    ${spot.excerpt && renderExcerpt(spot.excerpt, spot.location?.startLine, text)}`;
}
function renderExcerpt({ lines, at }, startLine = 1, limit = Infinity) {
const first = startLine - at;
const width = String(first + lines.length - 1).length;
const rows = lines.map((line, index) => {
const isAtFault = index === at;
const number = String(first + index).padStart(width);
const text = `${isAtFault ? '▶' : ' '} ${number}  ${(0,escape_markdown.$Q)(line, limit)}\n`;
return html `<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
});
return html `<pre class="source" tabindex="0">${rows}</pre>`;
}
var model_verdict = __webpack_require__(83538);
var counts = __webpack_require__(72886);
;// CONCATENATED MODULE: ./build/src/report/page/overview.js
const AT_A_GLANCE = ['delete', 'replace', 'forget', 'invoke'];
function renderOverview(view) {
return html `${verdictBar(view)} ${figures(view)}`;
}
const KINDS = {
blocked: 'failed',
'needs-override': 'warned',
errored: 'failed',
undecided: 'unknown',
canceled: 'unknown',
advisory: 'warned',
overridden: 'passed',
passed: 'passed',
};
function sharesOf({ workspaces }) {
const closing = report_words.qc.map(({ verdict }) => verdict);
const green = model_verdict.bk.toReversed().filter((verdict) => !closing.includes(verdict));
return [...closing, ...green].flatMap((verdict) => {
const number = workspaces.filter((each) => each.verdict === verdict).length;
return number === 0 ? [] : [{ verdict, number, kind: KINDS[verdict] }];
});
}
function verdictBar(view) {
const shares = sharesOf(view);
const all = view.workspaces.length;
if (all < 2)
return undefined;
let before = 0;
const parts = shares.map(({ number, kind }) => {
const x = before;
before += number;
return html `<rect class="${kind}" x="${x}" y="0" width="${number}" height="1" />`;
});
return html `<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>
    <ul class="shares" aria-label="${(0,report_text.NJ)(all)} by verdict">
      ${shares.map(({ verdict, number, kind }) => html `<li class="${kind}">
            <strong>${(0,report_text.ZV)(number)}</strong> ${report_words.y3[verdict].words}
          </li>`)}
    </ul>`;
}
function figures(view) {
const failed = view.findings.filter(({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes');
const isNew = failed.filter(({ age }) => age === 'new');
const { workspaces } = view;
const sum = (action) => workspaces.reduce((all, each) => all + ((0,changes.JJ)(each, action) ?? 0), 0);
const unknown = workspaces.filter((each) => AT_A_GLANCE.some((one) => (0,changes.JJ)(each, one) === undefined));
const which = unknown.length === workspaces.length ? 'all workspaces' : (0,report_text.U9)(unknown.length, 'workspace');
const said = [
failed.length > 0 &&
`${(0,report_text.gw)((0,counts.kC)(failed))} failed${isNew.length > 0 ? ` (${(0,report_text.ZV)((0,counts.kC)(isNew))} new since the last report)` : ''}`,
...AT_A_GLANCE.map((action) => sum(action) > 0 && (0,changes.ST)(action, sum(action))),
unknown.length > 0 &&
`${workspaces.length === 1 ? 'what the plan does' : `what the plans of ${which} do`} is not wholly known`,
].filter((each) => each !== false);
return said.length > 0 && html `<p class="figures">${said.join(' · ')}</p>`;
}
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/report/page/document.js
const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:100rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
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
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;white-space:pre-wrap}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft,th code{font-weight:400}
th,td{overflow-wrap:break-word}
tbody th{overflow-wrap:anywhere;min-width:7rem}
.sign{width:1em;height:1em;vertical-align:-.12em;fill:currentColor}
.workspaces{width:100%}
.workspaces thead th{vertical-align:bottom;min-width:4.25rem;max-width:6rem}
.workspaces th:first-child{min-width:9rem;max-width:none}
.workspaces td:nth-child(3){white-space:nowrap}
.workspaces td.failed .sign{color:var(--red)}.workspaces td.warned .sign{color:var(--amber)}
.workspaces .quiet{color:var(--soft);text-align:center}
.short{display:none}
.legend{font-size:.9rem}
@media (min-width:60rem){.legend{columns:2;column-gap:3rem}}
@media screen and (max-width:48rem){.workspaces thead,.workspaces .quiet{display:none}.workspaces,.workspaces tbody,.workspaces tr,.workspaces th,.workspaces td{display:block}.workspaces tr{border:1px solid var(--line);border-radius:6px;margin:.5rem 0;padding:.25rem}.workspaces th,.workspaces td{border:0}.short{display:inline}}
.bar{display:block;width:100%;height:1rem;border-radius:4px}
.bar rect{stroke:var(--back);stroke-width:2;vector-effect:non-scaling-stroke}
.bar .failed{fill:#cf222e}.bar .warned{fill:#bf8700}.bar .unknown{fill:#818b98}.bar .passed{fill:#2da44e}
.shares{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0;padding:0;list-style:none}
.shares li::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.4em;border-radius:2px}
.shares .failed::before{background:#cf222e}.shares .unknown::before{background:#818b98}.shares .warned::before{background:#bf8700}.shares .passed::before{background:#2da44e}
.figures{font-weight:600}
p,li{max-width:75rem}
@media (max-width:40rem){h1{font-size:1.3rem}th,td{padding:.3rem .3rem;font-size:.8rem}tbody th{min-width:4.5rem}}
@media (max-width:22rem){th,td{padding:.2rem;font-size:.7rem}tbody th{min-width:3.5rem}}
thead th{background:var(--shade)}
td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul,ol{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;height:auto}
@media (max-width:48rem){.timeline{display:none}}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@page{size:landscape;margin:1cm}
@media print{html{font-size:11px}body{max-width:none;padding:0;font-size:1rem;color:#000;background:#fff}table{font-size:.8rem}tr{break-inside:avoid}}
`;
const STYLE_SHEET = Html.trusted(`<style>${STYLE}</style>`);
const DIGEST = (0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${DIGEST}'; base-uri 'none'; form-action 'none'`;
function renderDocument(title, content) {
const page = html `<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
return `<!doctype html>\n${page.toString()}\n`;
}
;// CONCATENATED MODULE: ./build/src/report/page/signs.js
const SHAPES = {
'✓': 'M6.2 13 1.6 8.4 3 7l3.2 3.2 6.8-6.8 1.4 1.4z',
'✗': 'm8 6.6 4-4L13.4 4l-4 4 4 4-1.4 1.4-4-4-4 4L2.6 12l4-4-4-4L4 2.6z',
'!': 'M6.8 1.8h2.4l-.4 8.2H7.2zM6.9 11.8h2.2V14H6.9z',
'?': 'M4.4 5.6a3.6 3.6 0 1 1 5.5 3c-.8.5-1 .8-1 1.5v.4H7.1v-.6c0-1.4.6-2.1 1.6-2.7a1.9 1.9 0 1 0-2.6-1.6zM7 12h2v2H7z',
'✋': 'M4 7.6V4a.9.9 0 0 1 1.8 0v3.2h.5V2.3a.9.9 0 0 1 1.8 0v4.9h.5V3a.9.9 0 0 1 1.8 0v4.2h.5V4.7a.9.9 0 0 1 1.8 0V11a4 4 0 0 1-4 4h-.6a4.4 4.4 0 0 1-3.6-1.9L1.9 9.6a1 1 0 0 1 1.5-1.3l.6.6z',
};
function drawSign(sign) {
return Html.trusted(`<svg class="sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${SHAPES[sign]}"></path></svg>`);
}
function verdictSign(verdict) {
return verdict === 'needs-override' ? '✋' : report_words.y3[verdict].sign;
}
var model_status = __webpack_require__(62373);
;// CONCATENATED MODULE: ./build/src/report/page/timeline.js
const PHASES = {
queued: 'queued',
planning: 'planning',
policies: 'policies',
waiting: 'waiting for a person',
other: 'other',
};
const PHASE_NAMES = (0,model_status.o7)(PHASES);
const SPECIAL = {
policy_soft_failed: 'waiting',
planned_and_saved: 'end',
planning: 'planning',
};
function phaseBegunAt(timestamp) {
const word = timestamp.replace(/-at$/, '').replaceAll('-', '_');
const words = (0,model_status.o7)(model_status.oq);
const status = words.find((each) => each === (word === 'fetched' ? 'fetching_completed' : word));
if (status === undefined)
return 'other';
const { kind } = model_status.oq[status];
if (SPECIAL[status] !== undefined)
return SPECIAL[status];
if ((0,model_status.Ck)(status))
return 'end';
if (kind !== 'moving')
return kind === 'person' ? 'waiting' : 'other';
return words.indexOf(status) < words.indexOf('planning') ? 'queued' : 'policies';
}
function phasesOf(timestamps = {}) {
const stamps = Object.entries(timestamps)
.map(([name, at]) => ({ name, at: Date.parse(at ?? '') }))
.filter(({ at }) => Number.isFinite(at))
.sort((one, other) => one.at - other.at || Number(isEnd(one)) - Number(isEnd(other)));
const start = stamps[0]?.at ?? 0;
const phases = [];
for (const [index, { name, at }] of stamps.entries()) {
const next = stamps[index + 1];
const phase = phaseBegunAt(name);
if (next === undefined || phase === 'end' || next.at === at)
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
return phaseBegunAt(name) === 'end';
}
const LABELS = 190;
const WIDTH = 760;
const ROW = 24;
const MOST_ROWS = 60;
function renderTimeline(workspaces) {
const rows = workspaces.flatMap(({ name, timestamps }) => {
const phases = phasesOf(timestamps);
return phases.length > 0 ? [{ name, phases }] : [];
});
const lengths = rows.map(({ phases }) => phases.at(-1)?.toMs ?? 0);
const longest = Math.max(...lengths, 1);
if (rows.length < 2 || longest < 1.5 * Math.min(...lengths))
return undefined;
return html `<h2 id="timeline">Timeline</h2>
    ${drawing(rows.slice(0, MOST_ROWS), longest)}
    <details>
      <summary>The same in words</summary>
      <ul>
        ${rows.map(({ name, phases }) => html `<li><strong>${breakable(name)}</strong>: ${durationWords(phases).join(', ')}</li>`)}
      </ul>
    </details>`;
}
function durationWords(phases) {
return PHASE_NAMES.flatMap((name) => {
const ms = phases
.filter((phase) => phase.name === name)
.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
return ms === 0 ? [] : [`${PHASES[name]} ${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`];
});
}
function drawing(rows, longest) {
const scale = WIDTH / longest;
const bars = rows.map(({ name, phases }, index) => {
const y = index * ROW;
return html `<text x="0" y="${y + 15}">${(0,escape_markdown.$Q)(name, 26)}</text>${phases.map((phase) => html `<rect
            class="${phase.name}"
            x="${LABELS + Math.round(phase.fromMs * scale)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * scale))}"
            height="14"
            rx="2"
            ><title>${durationWords([phase])}</title></rect
          >`)}`;
});
const used = PHASE_NAMES.filter((name) => rows.some(({ phases }) => phases.some((phase) => phase.name === name)));
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
    aria-label="Timeline of the runs, ${(0,report_text.vk)(longest)} from left to right; the words below say the same"
  >
    ${bars}${keys}
  </svg>`;
}
;// CONCATENATED MODULE: ./build/src/report/page/workspaces.js
const MOST_COLUMNS = 8;
const VISIBLE_ROWS = 10;
function renderWorkspaces(view, ids, detail) {
const { rows: most, text, cells } = detail;
const { workspaces, unaffected } = view;
const none = unaffected.length > 0 &&
html `<p>
      Not affected by this change, and not planned:
      ${(0,report_text.so)(unaffected, most, (name) => (0,escape_markdown.$Q)(name, text))}.
    </p>`;
if (workspaces.length === 0)
return none;
const sorted = (0,findings.md)(workspaces).slice(0, most);
const all = (0,counts.os)(view.results);
const failing = all.filter((of) => of.some(({ status }) => status !== 'passed'));
const passing = all.filter((of) => !failing.includes(of));
const columns = columnsOf(failing, view, text);
const shown = columns.slice(0, Math.max(1, Math.floor(cells / sorted.length)));
const hidden = columns.length - shown.length;
const isOpen = ({ name, verdict }) => verdict !== 'passed' || shown.some(({ seen }) => isFailure(seen.get(name)));
const folded = sorted.length > VISIBLE_ROWS ? sorted.filter((each) => !isOpen(each)) : [];
const visible = sorted.filter((each) => !folded.includes(each));
const drawn = { context: view.context, all: columns, ids, text };
const first = visible.length > 0 && workspaceTable(visible, shown.slice(0, MOST_COLUMNS), drawn);
const further = (0,report_text.$z)(shown.slice(MOST_COLUMNS), (column) => Math.floor(shown.indexOf(column) / MOST_COLUMNS)).map((some) => {
const concerned = sorted.filter(({ name }) => some.some(({ seen }) => isFailure(seen.get(name))));
return workspaceTable(concerned, some, drawn);
});
return html `<h2 id="workspaces">Workspaces</h2>
    ${first} ${further}
    ${hidden > 0 && html `<p class="soft">${(0,report_text.U9)(hidden, 'more policy', 'more policies')} not shown.</p>`}
    ${workspaces.length > sorted.length && html `<p class="soft">${(0,report_text.U9)(workspaces.length - sorted.length, 'more workspace')} not shown.</p>`}
    ${folded.length > 0 && fold(`${(0,report_text.NJ)(folded.length)} passed`, workspaceTable(folded, [], drawn))}
    ${legend(shown, text)} ${passedEverywhere(passing, detail)} ${none}`;
}
function fold(title, content) {
return html `<details>
    <summary>${title}</summary>
    ${content}
  </details>`;
}
function workspaceTable(rows, columns, drawn) {
return html `<table class="workspaces">
    <thead>
      <tr>
        <th scope="col">Workspace</th>
        <th scope="col">Verdict</th>
        <th scope="col">Plan</th>
        ${columns.map(({ id, name }) => html `<th scope="col"><a href="#${id}">${breakable(name)}</a></th>`)}
        <th scope="col">Passed</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((workspace) => workspaceRow(workspace, columns, drawn))}
    </tbody>
  </table>`;
}
function workspaceRow(workspace, columns, drawn) {
const { name, verdict, runId, runUrl, policies } = workspace;
const { context, all, ids, text } = drawn;
const kind = (0,model_verdict.gf)(verdict, context.failOn)
? 'passed'
: verdict === 'needs-override'
? 'warned'
: 'failed';
const words = html_anchor(report_words.y3[verdict].words, runUrl, (0,links.TZ)(context));
const isLinked = typeof words !== 'string';
const failed = all.filter(({ seen }) => isFailure(seen.get(name))).length;
return html `<tr>
    <th scope="row">${drawSign(verdictSign(verdict))} ${breakable((0,escape_markdown.$Q)(name, text))}</th>
    <td class="${kind}">
      ${words}${!isLinked && runId !== undefined && html `<br /><code>${(0,escape_markdown.$Q)(runId, text)}</code>`}
    </td>
    <td>${(0,changes.DO)(workspace)}</td>
    ${columns.map((column) => resultCell(column, name, ids))}
    <td>
      <span class="short">policies passed: </span
      >${policies === 0 ? '–' : (0,report_text.ZV)(policies - failed)}
    </td>
  </tr>`;
}
function resultCell({ name, seen }, workspace, ids) {
const look = seen.get(workspace);
if (look === undefined || !isFailure(look)) {
const [sign, words] = look === undefined ? ['', 'no result'] : ['·', 'passed'];
return html `<td class="quiet">${sign}<span class="hidden">${words}</span></td>`;
}
const { sign, words, kind, finding } = look;
const resources = finding?.resources.filter((each) => each.workspaces.includes(workspace)) ?? [];
const number = resources.length > 0 &&
html ` ${(0,report_text.ZV)(resources.length)}<span class="hidden"
        >${resources.length === 1 ? ' resource' : ' resources'}</span
      >`;
const content = html `<span class="short">${name}: </span>${drawSign(sign)}<span class="hidden"
      >${words}</span
    >${number}`;
const id = finding && ids.get(finding);
return html `<td class="${kind}">
    ${id === undefined ? content : html `<a href="#${id}">${content}</a>`}
  </td>`;
}
function legend(columns, text) {
if (columns.length === 0)
return undefined;
const lines = columns.map(({ id, name, policy, seen }) => {
const about = [(0,escape_markdown.$Q)(policy.policySet, text), (0,report_words.s2)(policy.level)].filter(Boolean);
return html `<li id="${id}">
      <strong>${breakable(name)}</strong>: <code>${breakable((0,escape_markdown.$Q)(policy.policy, text))}</code>
      <span class="soft">${about.map((each) => [breakable(each), ' · '])}</span>${occurrences([
...seen.values(),
])}
    </li>`;
});
const entries = html `<ul class="legend">
    ${lines}
  </ul>`;
return columns.length > MOST_COLUMNS
? fold(`The ${(0,report_text.gw)(columns.length)} of the columns`, entries)
: entries;
}
function occurrences(seen) {
const alike = (0,report_text.$z)(seen.filter(isFailure), ({ words }) => words);
return alike.map((of) => `${of[0].words} in ${(0,report_text.ZV)(of.length)}`).join(', ');
}
function passedEverywhere(passing, { rows: most, text }) {
if (passing.length === 0)
return undefined;
const lines = passing.slice(0, most).map(([{ policy, policySet, level }, ...others]) => {
const about = [(0,escape_markdown.$Q)(policySet, text), (0,report_words.s2)(level)].filter(Boolean).join(' · ');
return html `<li>
      <code>${breakable((0,escape_markdown.$Q)(policy, text))}</code>
      <span class="soft">${breakable(about)} · ${(0,report_text.NJ)(others.length + 1)}</span>
    </li>`;
});
const hidden = passing.length - lines.length;
return fold(`${(0,report_text.gw)(passing.length)} passed everywhere`, html `<ul>
      ${lines} ${hidden > 0 && html `<li class="soft">… and ${(0,report_text.ZV)(hidden)} more.</li>`}
    </ul>`);
}
function columnsOf(failing, view, text) {
const look = resultOnPage(view.findings, text);
const looks = failing
.map((results) => {
const seen = results.map(look).sort((one, other) => one.rank - other.rank);
return { policy: results[0], seen, failures: seen.filter(isFailure).length };
})
.sort((one, other) => (one.seen[0]?.rank ?? 0) - (other.seen[0]?.rank ?? 0) ||
other.failures - one.failures ||
(0,report_text.X)(one.policy.policy, other.policy.policy));
const used = new Map();
return looks.map(({ policy, seen }, index) => {
const short = shortName(policy.policy);
const number = (used.get(short) ?? 0) + 1;
used.set(short, number);
return {
id: `policy-${index + 1}`,
name: number > 1 ? `${short} (${number})` : short,
policy,
seen: new Map(seen.toReversed().map((each) => [each.workspace, each])),
};
});
}
function shortName(policy) {
const most = 16;
const words = policy.split(/(?<=[-_./:@ ])(?=[^-_./:@ ])/);
let short = words.pop() ?? '';
for (const word of words.toReversed()) {
if (word.length + short.length > most)
break;
short = word + short;
}
return (0,escape_markdown.$Q)(short, most);
}
function isFailure(seen) {
return seen !== undefined && seen.kind !== 'passed';
}
function resultOnPage(findings, text) {
const keyOf = (of) => JSON.stringify((0,counts.s4)(of));
const policyClaim = new Map((0,counts.os)(findings).map((alike) => [keyOf(alike[0]), alike]));
return (result) => {
const { workspace, status } = result;
const alike = status === 'passed' ? [] : (policyClaim.get(keyOf(result)) ?? []);
const finding = alike.find((each) => each.workspaces.includes(workspace));
return { workspace, finding, ...appearanceOf(result, finding, text) };
};
}
function appearanceOf({ status, level, word }, finding, text) {
switch (status) {
case 'passed':
return { sign: '✓', words: 'passed', kind: 'passed', rank: 4 };
case 'overridden':
case 'excepted':
case 'existing':
return { sign: '✓', words: status, kind: 'warned', rank: 3 };
case 'failed':
if (level === 'advisory')
return { sign: '!', words: 'advisory failure', kind: 'warned', rank: 2 };
return finding?.severity === 'needs-override'
? { sign: '✋', words: 'override needed', kind: 'warned', rank: 1 }
: { sign: '✗', words: 'failed', kind: 'failed', rank: 0 };
case 'errored':
return { sign: '✗', words: 'errored', kind: 'failed', rank: 0 };
case 'not-evaluated':
return { sign: '?', words: 'not evaluated', kind: 'failed', rank: 0 };
case 'known-after-apply':
return { sign: '?', words: 'known after the apply', kind: 'failed', rank: 0 };
case 'unknown': {
const words = `unrecognized status ${(0,escape_markdown.$Q)(word ?? '', text)}`.trim();
return { sign: '?', words, kind: 'failed', rank: 0 };
}
}
}
;// CONCATENATED MODULE: ./build/src/report/page/page.js
const PAGE_BUDGET_BYTES = 3_000_000;
function renderPage(view, budget = PAGE_BUDGET_BYTES) {
let page = '';
for (const detail of DETAILS) {
page = renderWith(view, detail);
if (Buffer.byteLength(page) <= budget)
break;
}
return page;
}
function renderParts(view, detail) {
const ids = idsOfFindings(view.findings.slice(0, detail.findings));
return html `${renderOverview(view)} ${remarkParts(true, view, detail)} ${nextSteps(view, detail)}
  ${renderWorkspaces(view, ids, detail)} ${remarkParts(false, view, detail)}
  ${renderFindings(view, ids, detail)} ${renderChanges(view, detail)}
  ${renderTimeline(view.workspaces.slice(0, detail.rows))}`;
}
function renderWith(view, detail) {
const title = `Policy gate: ${view.headline}`;
const className = view.green ? 'passes' : 'blocks';
return renderDocument(title, html `<h1><span class="${className}">${drawSign(verdictSign(view.verdict))}</span> ${title}</h1>
      <p class="soft">${jobLine(view)}</p>
      ${renderParts(view, detail)}`);
}
function jobLine({ context, durationMs }) {
const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
const { isLocal = false } = context;
const origins = (0,links.TZ)(context);
const parts = [
isLocal ? 'without a service' : `${organization} on ${hostname}`,
pullRequest && html_anchor(`pull request #${pullRequest.number}`, pullRequest.url, origins),
commit && [
'commit ',
html_anchor(html `<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
(0,uncommitted.D)(context.uncommittedFiles),
],
job && html_anchor('job', job.url, origins),
(0,report_text.iA)(startedAt),
`took ${(0,report_text.vk)(durationMs)}`,
`Plangate ${version}`,
];
return parts
.filter((part) => part !== undefined && part !== '')
.map((part, index) => (index > 0 ? [' · ', part] : part));
}
function nextSteps(view, { text, rows }) {
if (view.nextSteps.length === 0)
return undefined;
const left = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
const said = [...left.map((each) => (0,sentence.V4)('text', each, text)), ...view.steps];
const shown = said.slice(0, rows);
const items = shown.map((step) => html `<li>${inHtml(step, text, (0,links.TZ)(view.context))}</li>`);
return html `<h2 id="next">What to do next</h2>
    <ol>
      ${items} ${restItem(said.length - shown.length)}
    </ol>`;
}
function restItem(hidden) {
return hidden > 0 && html `<li class="soft">… and ${(0,report_text.ZV)(hidden)} more.</li>`;
}
function remarkParts(closes, view, detail) {
const lists = (0,report_remarks.E4)({ ...view, workspaces: (0,findings.md)(view.workspaces) });
const some = lists.filter((each) => each.closes === closes && each.remarks.length > 0);
return some.map(({ id, title, remarks }) => {
const said = remarkList((0,report_remarks.e0)(remarks), view, detail);
return html `<h2 id="${id}">${title}</h2>
      ${said}`;
});
}
function remarkList(sentences, { context }, { text, rows }) {
const shown = sentences.slice(0, rows);
const lines = shown.map(({ names, text: sentence }) => {
const workspaces = (0,report_text.so)(names, 10, (name) => (0,escape_markdown.$Q)(name, text));
return html `<li>
      <strong>${breakable(workspaces)}:</strong>
      ${withLinks((0,escape_markdown.$Q)(sentence, text), (0,links.TZ)(context))}
    </li>`;
});
return html `<ul>
    ${lines} ${restItem(sentences.length - shown.length)}
  </ul>`;
}
/***/ })
};
