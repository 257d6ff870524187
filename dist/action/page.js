export const id = 951;
export const ids = [951];
export const modules = {
/***/ 6951:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
renderPage: () => ( renderPage)
});
;// CONCATENATED MODULE: ./build/src/report/page/detail.js
const WHOLE = {
attributes: 'values',
whole: true,
changes: 20_000,
findings: 2_000,
text: 20_000,
spots: 200,
cells: 20_000,
rows: 1_000,
};
const NAMES = { ...WHOLE, attributes: 'names' };
const BARE = { ...WHOLE, attributes: 'none' };
const DETAILS = [
WHOLE,
NAMES,
{ ...NAMES, whole: false },
BARE,
{ ...BARE, changes: 5_000, text: 4_000 },
{ ...BARE, changes: 500, findings: 500, text: 1_000, cells: 4_000 },
{ ...BARE, changes: 100, findings: 100, text: 300, spots: 20, cells: 500, rows: 300 },
{ ...BARE, changes: 20, findings: 20, text: 100, spots: 3, cells: 100, rows: 20 },
];
var counts = __webpack_require__(2886);
var escape_markdown = __webpack_require__(7511);
var findings = __webpack_require__(5636);
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
function breakable(name) {
return name
.split(/(?<=[-_./:@])(?=[^-_./:@])/)
.map((part, index) => (index > 0 ? [BREAK, part] : part));
}
const BREAK = Html.trusted('<wbr>');
var links = __webpack_require__(7713);
var next_steps = __webpack_require__(2189);
var report_text = __webpack_require__(4913);
var words = __webpack_require__(3629);
var uncommitted = __webpack_require__(1880);
var model_verdict = __webpack_require__(3538);
var changes = __webpack_require__(445);
var planned_changes = __webpack_require__(9166);
var insides = __webpack_require__(5629);
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
    ${hidden > 0 && html `<p class="soft">${(0,report_text.zD)(hidden)} more are not on this page; the runs have them.</p>`}
    ${leftOutWords(shown, detail, view)}
    ${view.workspaces.map(({ name, changes }) => changes?.unread !== undefined &&
html `<p class="soft">${(0,escape_markdown.$Q)(name, detail.text)}: ${(0,escape_markdown.$Q)(changes.unread, detail.text)}</p>`)}`;
}
function leftOutWords(shown, detail, view) {
const withNames = shown.filter(({ differs = [] }) => differs.length > 0);
const withoutNames = withNames.filter((change) => depthAt(change, detail) === 'none').length;
const withoutValues = (0,insides.d1)(view) === 'values'
? withNames.filter((change) => depthAt(change, detail) === 'names').length
: 0;
const parts = [
withoutValues > 0 && `the values of ${(0,report_text.U9)(withoutValues, 'change')}`,
withoutNames > 0 && `the attributes of ${(0,report_text.U9)(withoutNames, 'change')}`,
].filter((part) => part !== false);
if (parts.length === 0)
return undefined;
return html `<p class="soft">This page would be too large with ${parts.join(' and ')}.</p>`;
}
function depthAt({ action }, { attributes, whole }) {
return whole || (action !== 'create' && action !== 'delete') ? attributes : 'none';
}
function renderGroup(group, view, detail) {
const [{ action }] = group;
const title = `${changes.B2[action]} ${(0,changes.pq)(action, group.length)}`;
const lines = group.map((change) => renderChange(change, view, detail));
return html `<details ${(0,planned_changes.jR)({ action }) && UNFOLDED}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}
const UNFOLDED = html `open`;
function renderChange(change, view, detail) {
const fileLine = (0,words.CP)(change);
const url = change.location && (0,links.eL)(change.location, view.context);
const named = fileLine !== '' && html `<code>${(0,escape_markdown.$Q)(fileLine, detail.text)}</code>`;
const linked = named && html_anchor(named, url, (0,links.TZ)(view.context));
const inWorkspace = view.workspaces.length > 1 &&
html ` <span class="soft">in ${(0,escape_markdown.$Q)(change.workspace, detail.text)}</span>`;
const depth = depthAt(change, detail);
const why = (0,changes.ff)({ ...change, attributes: [] }, report_text.$B);
const reason = why !== '' && html `: ${(0,escape_markdown.$Q)(why, detail.text)}`;
const head = (where) => html `<code>${(0,escape_markdown.$Q)(change.address, detail.text)}</code
      >${where && [' · ', where]}${inWorkspace}${reason}`;
const inside = depth === 'none' ? undefined : renderInside(change, depth);
if (inside === undefined)
return html `<li>${head(linked)}</li>`;
const link = linked !== named && html `<p>${linked}</p>`;
return html `<li>
    <details>
      <summary>${head(named)}</summary>
      ${link}${inside}
    </details>
  </li>`;
}
function renderInside(change, depth) {
const { differs, attributes } = change;
if (differs === undefined || differs.length === 0) {
const [one, ...more] = attributes;
if (one === undefined)
return undefined;
const verb = more.length === 0 ? 'forces' : 'force';
return html `<p>${codes(attributes)} ${verb} replacement</p>`;
}
if (depth === 'names' || differs.every(({ values }) => values === undefined)) {
const forcing = differs.filter(({ forces }) => forces).map(({ name }) => name);
const others = differs.filter(({ forces }) => !forces).map(({ name }) => name);
const verb = forcing.length === 1 ? 'forces' : 'force';
const force = forcing.length > 0 && html `${codes(forcing)} ${verb} replacement`;
return html `<p>${[force, force && others.length > 0 && '; ', codes(others)]}</p>`;
}
const rows = differs.flatMap(({ name, forces, values = [], moreValues = 0 }) => [
...values.map((value) => html `<li>
          <code>${name}${value.path}</code>
          ${(0,insides.pz)(value, report_text.$B)}${forces && html ` <strong>forces replacement</strong>`}
        </li>`),
moreValues > 0 && html `<li><code>${name}</code>: ${(0,report_text.zD)(moreValues)} more</li>`,
]);
return html `<ul>
    ${rows}
  </ul>`;
}
function codes(names) {
return names.map((name, index) => [index > 0 && ', ', html `<code>${name}</code>`]);
}
var report_spots = __webpack_require__(2533);
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
const part = (id, title, findings) => findings.length > 0 &&
html `<h2 id="${id}">${title}</h2>
      ${findings.map((finding) => {
const id = ids.get(finding);
return id !== undefined && renderFinding(finding, view, { ...detail, id });
})}`;
const { fixed, passable, ofService, own, guarded } = (0,findings.TS)(view);
const must = new Set([...fixed, ...passable]);
const rest = view.findings.filter((each) => !must.has(each));
const notes = rest.filter(({ severity }) => severity === 'notes');
const advisory = rest.filter((each) => !notes.includes(each));
const either = 'Must be fixed, or overridden by those who manage policy overrides';
return [
part('must-fix', view.green ? 'Failed, but not enforced' : 'Must be fixed', fixed),
part('overridable', either, ofService),
part('excepted-only', (0,words.AV)(view.context), own),
part('guarded', 'Needs approval before it may be destroyed', guarded),
overrides(view),
part('advisory', 'Advisory failures', advisory),
part('notes', 'Overridden failures and notes', notes),
hidden > 0 && html `<p class="soft">${(0,report_text.zD)(hidden)} more findings are not on this page.</p>`,
];
}
function renderFinding(finding, view, { id, text, spots: most }) {
const spots = (0,report_spots.PC)(finding);
const origins = (0,links.TZ)(view.context);
const hidden = spots.length - most;
const general = (0,report_spots.Ig)(finding);
const printed = (0,report_spots.Om)(finding, 400);
const soft = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
return html `<article class="${soft}" id="${id}">
    <h3>
      ${html_anchor((0,escape_markdown.$Q)(finding.policy, text), finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${aboutFinding(finding, view, text)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && html `<p>${(0,escape_markdown.$Q)(finding.description, text)}</p>`}
    ${general !== '' && html `<p>${(0,escape_markdown.$Q)(general, text)}</p>`}
    ${spots.slice(0, most).map((spot) => renderSpot(spot, origins, text))}
    ${hidden > 0 && html `<p>… and ${(0,report_text.zD)(hidden)} more resources.</p>`}
    ${printed.length > 0 &&
html `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,escape_markdown.$Q)(printed.join('\n'), text)}</pre>
      </details>`}
  </article>`;
}
function aboutFinding(finding, view, text) {
const { policySet, status, age } = finding;
const parts = [
(0,escape_markdown.$Q)(policySet, text),
(0,words.IF)(finding),
(0,words.oB)(finding) ? (0,escape_markdown.$Q)((0,words.zs)(finding), text) : words.ly[status],
(0,report_text.p_)(finding.workspaces, 6, (name) => (0,escape_markdown.$Q)(name, text)),
(0,words.v8)(finding, view.context, report_text.$B),
age === 'new' ? 'new since the last report' : '',
(0,words.mF)(finding),
];
return parts.filter((each) => each !== '').join(' · ');
}
function renderSpot(spot, origins, text) {
const [address, message] = (0,report_spots.$u)(spot);
const fileLine = (0,words.CP)(spot);
return html `<p>
      ${fileLine !== '' && html `${html_anchor(html `<code>${(0,escape_markdown.$Q)(fileLine, text)}</code>`, spot.permalink, origins)} `}${address !== '' && html `<code>${(0,escape_markdown.$Q)(address, text)}</code>: `}${(0,escape_markdown.$Q)(message, text)}
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
function overrides({ overrides: steps }) {
if (steps.length === 0)
return undefined;
return html `<p>
    To override, run
    ${steps.slice(0, 20).map(({ command }, index) => html `${index > 0 && ', '}<code>${command}</code>`)}.
  </p>`;
}
;// CONCATENATED MODULE: ./build/src/report/page/matrix.js
function renderMatrixPage(view, ids, detail) {
if (view.results.length === 0)
return undefined;
const look = lookIn(view.findings, detail.text);
const all = (0,counts.os)(view.results);
const failing = all
.filter((results) => results.some(({ status }) => status !== 'passed'))
.sort(worstFirstBy(look));
const passing = all.filter((results) => !failing.includes(results));
const concerned = new Set(failing.flat().flatMap(({ status, workspace }) => (status === 'passed' ? [] : [workspace])));
const sorted = (0,findings.md)(view.workspaces).map(({ name }) => name);
const columns = sorted.filter((name) => concerned.has(name));
const without = sorted.filter((name) => !concerned.has(name));
return html `<h2 id="policies">
      ${failing.length > 0 ? 'Policies × workspaces, worst first' : 'Policies'}
    </h2>
    ${failing.length > 0 && table(failing, columns, { ...detail, ids, look })}
    ${others(passing, without, detail)}`;
}
function table(rows, columns, drawn) {
const { cells, rows: mostColumns, text } = drawn;
const names = columns.slice(0, mostColumns);
const shown = rows.slice(0, Math.max(1, Math.floor(cells / Math.max(1, names.length))));
const hiddenRows = rows.length - shown.length;
const hiddenNames = columns.length - names.length;
return html `<div
      class="scroll matrix"
      tabindex="0"
      role="region"
      aria-label="Policies and workspaces"
    >
      <table>
        <caption class="hidden">
          Policies that did not pass in each workspace
        </caption>
        <thead>
          <tr>
            ${['Policy', 'Result', ...names].map((name) => html `<th scope="col">${breakable((0,escape_markdown.$Q)(name, text))}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map((results) => row(results, names, drawn))}
        </tbody>
      </table>
    </div>
    ${hiddenRows > 0 && html `<p class="soft">${(0,report_text.U9)(hiddenRows, 'more policy', 'more policies')} not shown.</p>`}
    ${hiddenNames > 0 && html `<p class="soft">${(0,report_text.U9)(hiddenNames, 'more workspace')} not shown.</p>`}`;
}
function row(results, names, drawn) {
const seen = results.map(drawn.look).sort((one, other) => one.rank - other.rank);
const worst = new Map(seen.toReversed().map((each) => [each.workspace, each]));
return html `<tr>
    <th scope="row">${policyName(results[0], drawn)}</th>
    <td>${sumOf(seen)}</td>
    ${names.map((name) => cell(worst.get(name), drawn.ids))}
  </tr>`;
}
function policyName({ policy, policySet, level }, { text }) {
const about = [(0,escape_markdown.$Q)(policySet, text), (0,words.s2)(level)].filter(Boolean).join(' · ');
return html `<span class="code">${breakable((0,escape_markdown.$Q)(policy, text))}</span><br /><span class="soft"
      >${breakable(about)}</span
    >`;
}
function cell(seen, ids) {
if (seen === undefined)
return html `<td><span class="soft">–</span></td>`;
const { sign, words, kind, finding, workspace } = seen;
const resources = finding?.resources.filter((each) => each.workspaces.includes(workspace)) ?? [];
const number = resources.length > 0 && (0,report_text.U9)(resources.length, 'resource');
const content = html `<span aria-hidden="true"
      >${sign} ${resources.length > 0 && (0,report_text.zD)(resources.length)}</span
    ><span class="hidden">${words}${number !== false && `: ${number}`}</span>`;
const id = finding && ids.get(finding);
return html `<td class="${kind}">
    ${id === undefined ? content : html `<a href="#${id}">${content}</a>`}
  </td>`;
}
function sumOf(seen) {
const notPassed = seen.filter(({ kind }) => kind !== 'passed');
return (0,report_text.$z)(notPassed, ({ words }) => words)
.map((alike) => {
const where = new Set(alike.map(({ workspace }) => workspace)).size;
return `${alike[0].words} in ${(0,report_text.zD)(where)}`;
})
.join(', ');
}
function worstFirstBy(look) {
const rank = (of) => Math.min(...of.map((result) => look(result).rank));
const failures = (of) => of.filter(({ status }) => status !== 'passed').length;
return (one, other) => rank(one) - rank(other) ||
failures(other) - failures(one) ||
(0,report_text.X)(one[0].policy, other[0].policy);
}
function lookIn(findings, text) {
const keyOf = (of) => JSON.stringify((0,counts.s4)(of));
const ofPolicy = new Map((0,counts.os)(findings).map((alike) => [keyOf(alike[0]), alike]));
return (result) => {
const { workspace, status } = result;
const alike = status === 'passed' ? [] : (ofPolicy.get(keyOf(result)) ?? []);
const finding = alike.find((each) => each.workspaces.includes(workspace));
return { workspace, finding, ...lookOf(result, finding, text) };
};
}
function lookOf({ status, level, word }, finding, text) {
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
function others(passing, names, detail) {
const { rows: most, text } = detail;
const shown = passing.slice(0, most);
const hidden = passing.length - shown.length;
const lines = shown.map((results) => {
const where = new Set(results.map(({ workspace }) => workspace));
const named = where.size > 5
? (0,report_text.U9)(where.size, 'workspace')
: (0,report_text.p_)([...where], 5, (name) => (0,escape_markdown.$Q)(name, text));
return html `<li>${policyName(results[0], detail)}: ${breakable(named)}</li>`;
});
const without = (0,report_text.p_)(names, most, (name) => (0,escape_markdown.$Q)(name, text));
return [
passing.length > 0 &&
html `<details>
        <summary>${(0,report_text.R3)(passing.length)} passed everywhere</summary>
        <ul>
          ${lines} ${hidden > 0 && html `<li class="soft">… and ${(0,report_text.zD)(hidden)} more.</li>`}
        </ul>
      </details>`,
names.length > 0 &&
html `<details>
        <summary>${(0,report_text.U9)(names.length, 'workspace')} without a failed policy</summary>
        <p>${breakable(without)}</p>
      </details>`,
];
}
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
const closing = words.qc.map(({ verdict }) => verdict);
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
    <ul class="shares" aria-label="${(0,report_text.dh)(all)} by verdict">
      ${shares.map(({ verdict, number, kind }) => html `<li class="${kind}">
            <strong>${(0,report_text.zD)(number)}</strong> ${words.y3[verdict].words}
          </li>`)}
    </ul>`;
}
function figures(view) {
const failed = view.findings.filter(({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes');
const isNew = failed.filter(({ age }) => age === 'new');
const { workspaces } = view;
const sum = (action) => workspaces.reduce((all, each) => all + ((0,changes.jN)(each, action) ?? 0), 0);
const unknown = workspaces.filter((each) => AT_A_GLANCE.some((one) => (0,changes.jN)(each, one) === undefined));
const which = unknown.length === workspaces.length ? 'all workspaces' : (0,report_text.U9)(unknown.length, 'workspace');
const said = [
failed.length > 0 &&
`${(0,report_text.R3)((0,counts.kC)(failed))} failed${isNew.length > 0 ? ` (${(0,report_text.zD)((0,counts.kC)(isNew))} new since the last report)` : ''}`,
...AT_A_GLANCE.map((action) => sum(action) > 0 && (0,changes.pq)(action, sum(action))),
unknown.length > 0 &&
`${workspaces.length === 1 ? 'what the plan does' : `what the plans of ${which} do`} is not wholly known`,
].filter((each) => each !== false);
return said.length > 0 && html `<p class="figures">${said.join(' · ')}</p>`;
}
var external_node_crypto_ = __webpack_require__(7598);
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
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;overflow-x:auto;white-space:pre}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
.scroll{position:relative;overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft,th code{font-weight:400}
th,td{overflow-wrap:break-word}
tbody th{overflow-wrap:anywhere;min-width:7rem}
.scroll td{white-space:nowrap}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 3rem}
.columns>div{min-width:0}
@media (min-width:60rem){.columns{grid-template-columns:minmax(20rem,2fr) minmax(0,3fr)}}
.matrix{max-height:75vh;overflow:auto}
.matrix th:first-child{position:sticky;left:0;z-index:1;background:var(--back);min-width:9rem;max-width:min(45vw,20rem)}
.matrix tbody td:nth-child(2){white-space:normal;min-width:8rem}
.matrix thead th{position:sticky;top:0;z-index:2;background:var(--shade);min-width:4rem;max-width:12rem}
.matrix thead th:first-child{z-index:3}
.bar{display:block;width:100%;height:1rem;border-radius:4px}
.bar rect{stroke:var(--back);stroke-width:2;vector-effect:non-scaling-stroke}
.bar .failed{fill:#cf222e}.bar .warned{fill:#bf8700}.bar .unknown{fill:#818b98}.bar .passed{fill:#2da44e}
.shares{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0;padding:0;list-style:none}
.shares li::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.4em;border-radius:2px}
.shares .failed::before{background:#cf222e}.shares .unknown::before{background:#818b98}.shares .warned::before{background:#bf8700}.shares .passed::before{background:#2da44e}
.figures{font-weight:600}
p,li{max-width:75rem}
@media (max-width:40rem){h1{font-size:1.3rem}.scroll td{white-space:normal}th,td{padding:.3rem .3rem;font-size:.8rem}tbody th{min-width:4.5rem}}
@media (max-width:22rem){th,td{padding:.2rem;font-size:.7rem}tbody th{min-width:3.5rem}}
thead th{background:var(--shade)}
td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul,ol{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;min-width:36rem;height:auto}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{body{max-width:none;color:#000;background:#fff}.source,.scroll{overflow:visible;max-height:none;white-space:pre-wrap}.columns{display:block}}
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
var model_status = __webpack_require__(2373);
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
function begins(timestamp) {
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
const phase = begins(name);
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
return begins(name) === 'end';
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
if (rows.length === 0)
return undefined;
const longest = Math.max(...rows.flatMap(({ phases }) => phases.map(({ toMs }) => toMs)), 1);
return html `<h2 id="timeline">Timeline</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Timeline as a drawing">
      ${drawing(rows.slice(0, MOST_ROWS), longest)}
    </div>
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
                  ${PHASE_NAMES.map((phase) => html `<td>${secondsIn(phases, phase)}</td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
    </details>`;
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
return html `<text x="0" y="${y + 15}">${(0,escape_markdown.$Q)(name, 26)}</text>${phases.map((phase) => html `<rect
            class="${phase.name}"
            x="${LABELS + Math.round(phase.fromMs * scale)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * scale))}"
            height="14"
            rx="2"
            ><title>${PHASES[phase.name]}: ${secondsIn([phase], phase.name)}</title></rect
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
    aria-label="Timeline of the runs, ${(0,report_text.vk)(longest)} from left to right; the table below says the same"
  >
    ${bars}${keys}
  </svg>`;
}
;// CONCATENATED MODULE: ./build/src/report/page/page.js
const PAGE_BUDGET_BYTES = 3_000_000;
function renderPage(view, budget = PAGE_BUDGET_BYTES) {
let page = '';
for (const detail of DETAILS) {
page = draw(view, detail);
if (Buffer.byteLength(page) <= budget)
break;
}
return page;
}
function drawParts(view, detail) {
const ids = idsOfFindings(view.findings.slice(0, detail.findings));
return html `${renderOverview(view)}
    <div class="columns">
      <div>${reasons(view, detail)} ${steps(view, detail)} ${notices(view, detail)}</div>
      <div>${renderMatrixPage(view, ids, detail)}</div>
    </div>
    ${renderWorkspaces(view, detail)} ${renderFindings(view, ids, detail)}
    ${renderChanges(view, detail)} ${renderTimeline(view.workspaces.slice(0, detail.rows))}
    ${approvals(view, detail)} ${sent(view, detail)}`;
}
function draw(view, detail) {
const title = `Policy gate: ${view.headline}`;
const closing = view.green ? 'passes' : 'blocks';
return renderDocument(title, html `<h1>
        <span class="${closing}" aria-hidden="true">${words.y3[view.verdict].sign}</span> ${title}
      </h1>
      <p class="soft">${aboutJob(view)}</p>
      ${drawParts(view, detail)}`);
}
function aboutJob({ context, durationMs }) {
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
function steps(view, { text, rows }) {
if (view.nextSteps.length === 0)
return undefined;
const mark = {
name: (name) => html `${(0,escape_markdown.$Q)(name, Math.min(200, text))}`.toString(),
code: (typed) => html `<code>${typed}</code>`.toString(),
link: (words, href) => html `${html_anchor(Html.trusted(words), href, [href])}`.toString(),
};
const leftovers = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
const said = view.workspaces.length === 0
? view.nextSteps.map((each) => (0,escape_markdown.$Q)(each, text))
: [
...leftovers.map((each) => (0,escape_markdown.$Q)(each, text)),
...(0,next_steps.B)(view, mark).map((each) => Html.trusted(each)),
];
const shown = said.slice(0, rows);
return html `<h2 id="next">What to do next</h2>
    <ol>
      ${shown.map((step) => html `<li>${step}</li>`)} ${restItem(said.length - shown.length)}
    </ol>`;
}
function restItem(hidden) {
return hidden > 0 && html `<li class="soft">… and ${(0,report_text.zD)(hidden)} more.</li>`;
}
function renderWorkspaces(view, { text, rows: most }) {
const { workspaces, unaffected, context } = view;
const none = unaffected.length > 0 &&
html `<p>
      Not affected by this change, and not planned:
      ${(0,report_text.p_)(unaffected, most, (name) => (0,escape_markdown.$Q)(name, text))}.
    </p>`;
if (workspaces.length === 0)
return none;
const shown = (0,findings.md)(workspaces).slice(0, most);
const rows = shown.map((workspace) => {
const { name, verdict, runId, runUrl } = workspace;
const run = runId !== undefined &&
html_anchor(html `<code>${(0,escape_markdown.$Q)(runId, text)}</code>`, runUrl, (0,links.TZ)(context));
const kind = (0,model_verdict.gf)(verdict, context.failOn) ? 'passed' : 'failed';
const none = (0,model_verdict.gf)(verdict) ? 'no policies' : '–';
return html `<tr>
      <th scope="row">${breakable((0,escape_markdown.$Q)(name, text))}${run && html `<br />${run}`}</th>
      <td class="${kind}">${words.y3[verdict].words}</td>
      <td>${(0,changes.DO)(workspace)}</td>
      <td>${(0,counts.FF)([workspace], view) || none}</td>
    </tr>`;
});
const hidden = workspaces.length - shown.length;
return html `<h2 id="workspaces">Workspaces</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Workspaces">
      <table>
        <thead>
          <tr>
            ${['Workspace and run', 'Verdict', 'Plan', 'Policies'].map((head) => html `<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${hidden > 0 && html `<p class="soft">${(0,report_text.U9)(hidden, 'more workspace')} not shown.</p>`} ${none}`;
}
function reasons(view, detail) {
const said = (0,findings.md)(view.workspaces).flatMap((workspace) => (0,findings.iB)(workspace, view)
? workspace.reasons.map((words) => ({ name: workspace.name, words }))
: []);
return (said.length > 0 &&
html `<h2 id="why">Why</h2>
      ${eachOnce(said, detail)}`);
}
function notices({ workspaces }, detail) {
const said = (0,findings.md)(workspaces).flatMap(({ name, notices: all }) => all.map((words) => ({ name, words })));
return (said.length > 0 &&
html `<h2 id="notices">Notices</h2>
      ${eachOnce(said, detail)}`);
}
function eachOnce(said, { text, rows }) {
const groups = (0,report_text.$z)(said, ({ words }) => [words]);
const shown = groups.slice(0, rows);
const lines = shown.map((alike) => {
const names = (0,report_text.p_)([...new Set(alike.map(({ name }) => name))], 10, (name) => (0,escape_markdown.$Q)(name, text));
return html `<li><strong>${breakable(names)}:</strong> ${(0,escape_markdown.$Q)(alike[0].words, text)}</li>`;
});
return html `<ul>
    ${lines} ${restItem(groups.length - shown.length)}
  </ul>`;
}
function approvals(view, { text, rows }) {
const overridden = view.findings.filter(({ override }) => override !== undefined);
const lines = [
...overridden.map((finding) => html `<li>
          <code>${(0,escape_markdown.$Q)(finding.policy, text)}</code>: ${(0,escape_markdown.$Q)((0,words.zs)(finding), text)}
        </li>`),
...view.audit.map(({ action, run, by }) => html `<li>${action} of <code>${run}</code> by ${by ?? 'this check'}</li>`),
];
if (lines.length === 0)
return undefined;
return html `<h2 id="approvals">Approvals</h2>
    <ul>
      ${lines.slice(0, rows)} ${restItem(lines.length - rows)}
    </ul>`;
}
function sent({ archives }, { rows }) {
if (archives.length === 0)
return undefined;
return html `<h2 id="sent">What was sent</h2>
    <ul>
      ${archives
.slice(0, rows)
.map(({ directory, files, bytes, sha256, withheld }) => html `<li>
              <code>${directory}</code>: ${(0,report_text.zD)(files)} files, ${(0,report_text.Ej)(bytes)},
              ${(0,report_text.zD)(withheld)} excluded, SHA-256 <code>${sha256}</code>
            </li>`)}
      ${restItem(archives.length - rows)}
    </ul>`;
}
/***/ })
};
