export const id = 3849;
export const ids = [3849];
export const modules = {
/***/ 93849:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
renderAuditPage: () => ( renderAuditPage)
});
var _text_js_2_ = __webpack_require__(74913);
var _html_js_0_ = __webpack_require__(80665);
var _document_js_1_ = __webpack_require__(47713);
const MOST_CELLS = 20_000;
function renderAuditPage(view) {
const names = [...new Set(view.cells.map(({ workspace }) => workspace))].sort();
const policies = (0,_text_js_2_ .$z)(view.cells, ({ system, policySet, policy }) => [
system,
policySet,
policy,
]);
const shown = policies.slice(0, Math.max(1, Math.floor(MOST_CELLS / Math.max(1, names.length))));
const hidden = policies.length - shown.length;
const blocking = policies.filter(([{ wouldBlock }]) => wouldBlock > 0);
const title = `Policy audit: ${(0,_text_js_2_ .U9)(blocking.length, 'policy', 'policies')} would block`;
const { organization, hostname, at, doubts } = view;
return (0,_document_js_1_ .y)(title, (0,_html_js_0_ .qy) `<h1>${title}</h1>
      <p class="soft">
        ${organization} on ${hostname} · ${(0,_text_js_2_ .dh)(names.length)} · ${(0,_text_js_2_ .iA)(at)} · from
        the newest finished run of each workspace
      </p>
      ${doubts.length > 0 &&
(0,_html_js_0_ .qy) `<h2 id="unknown">Not known</h2>
          <ul>
            ${doubts.map((doubt) => (0,_html_js_0_ .qy) `<li>${doubt}</li>`)}
          </ul>`}
      <h2 id="policies">Policies</h2>
      <div class="scroll matrix" tabindex="0" role="region" aria-label="Policies and workspaces">
        <table>
          <thead>
            <tr>
              <th scope="col">Policy</th>
              <th scope="col">Would block</th>
              ${names.map((name) => (0,_html_js_0_ .qy) `<th scope="col">${(0,_html_js_0_ .mo)(name)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${shown.map((cells) => renderRow(cells, names))}
          </tbody>
        </table>
      </div>
      ${hidden > 0 && (0,_html_js_0_ .qy) `<p class="soft">${(0,_text_js_2_ .U9)(hidden, 'more policy', 'more policies')} not shown.</p>`}`);
}
function renderRow(cells, names) {
const [{ policy, policySet, wouldBlock }] = cells;
const levels = [...new Set(cells.map(({ level }) => level).filter((level) => level !== ''))];
const about = [policySet, (0,_text_js_2_ .p_)(levels)].filter((part) => part !== '').join(' · ');
const results = new Map(cells.map(({ workspace, result }) => [workspace, result]));
return (0,_html_js_0_ .qy) `<tr>
    <th scope="row">
      <span class="code">${(0,_html_js_0_ .mo)(policy || 'no policy')}</span><br /><span class="soft"
        >${about}</span
      >
    </th>
    <td>${wouldBlock}</td>
    ${names.map((name) => renderCell(results.get(name)))}
  </tr>`;
}
const KINDS = {
passed: 'passed',
'advisory failure': 'warned',
overridden: 'warned',
'known after the apply': 'other',
'not evaluated in that run': 'other',
'no finished run': 'other',
};
function renderCell(result) {
if (result === undefined)
return (0,_html_js_0_ .qy) `<td><span class="soft">–</span></td>`;
const kind = Object.hasOwn(KINDS, result) ? KINDS[result] : 'failed';
return (0,_html_js_0_ .qy) `<td class="${kind}">${result}</td>`;
}
/***/ })
};
