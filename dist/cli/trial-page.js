export const id = 2907;
export const ids = [2907];
export const modules = {
/***/ 12907:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  renderTrialPage: () => ( renderTrialPage)
 });
 var _page_document_js_0_ = __webpack_require__(47713);
 var _page_html_js_1_ = __webpack_require__(80665);
 var _text_js_3_ = __webpack_require__(74913);
 var _trial_words_js_2_ = __webpack_require__(71375);
const MOST_ROWS = 5_000;
function renderTrialPage(view) {
  const { because, policies, tests, notices } = view;
  const title = (0,_trial_words_js_2_ .ro)(view);
  const unread = (0,_trial_words_js_2_ .UN)((0,_trial_words_js_2_ .lA)(view));
  return (0,_page_document_js_0_ .y)(title, (0,_page_html_js_1_ .qy) `<h1>${title}</h1>
      ${because !== undefined && (0,_page_html_js_1_ .qy) `<p>${because}</p>`}
      <p>Tests: ${(0,_trial_words_js_2_ .Vh)(tests)}</p>
      ${tests.failed.length > 0 &&
    (0,_page_html_js_1_ .qy) `<ul>
          ${tests.failed.map(({ name, file, line }) => (0,_page_html_js_1_ .qy) `<li>${name} ${lineIn({ file, line })}</li>`)}
        </ul>`}
      ${notices.map((notice) => (0,_page_html_js_1_ .qy) `<p class="soft">${notice}</p>`)} ${policies.map(policySection)}
      ${unread.length > 0 && (0,_page_html_js_1_ .qy) `<h2>Without a plan</h2>`} ${unread.map(unjudgedIn)}`);
}
function policySection(view) {
  const { location } = view;
  return (0,_page_html_js_1_ .qy) `<h2>${(0,_page_html_js_1_ .mo)(view.policy)}</h2>
    <p class="soft">${(0,_trial_words_js_2_ .om)(view)} ${location && lineIn(location)}</p>
    ${(0,_trial_words_js_2_ .w7)(view).map(effectTable)} ${(0,_trial_words_js_2_ .UN)(view.notJudged).map(unjudgedIn)}`;
}
function effectTable({ what, touched }) {
  const left = touched.length - MOST_ROWS;
  return (0,_page_html_js_1_ .qy) `<h3>${what}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Workspace</th>
          <th scope="col">Resources</th>
        </tr>
      </thead>
      <tbody>
        ${touched.slice(0, MOST_ROWS).map((one) => (0,_page_html_js_1_ .qy) `<tr>
              ${touchedCells(one)}
            </tr>`)}
      </tbody>
    </table>
    ${left > 0 && (0,_page_html_js_1_ .qy) `<p>And ${(0,_text_js_3_ .U9)(left, 'more workspace')}: see the JSON.</p>`}`;
}
function touchedCells({ workspace, breaks, resources, messages = [] }) {
  const named = [...resources.map(_trial_words_js_2_ .KU), ...messages];
  return (0,_page_html_js_1_ .qy) `<td>${(0,_page_html_js_1_ .mo)(workspace)}</td>
    <td>
      ${breaks === true ? 'the policy breaks' : named.map((name) => (0,_page_html_js_1_ .qy) `${(0,_page_html_js_1_ .mo)(name)}<br />`)}
    </td>`;
}
function unjudgedIn({ because, workspaces }) {
  return (0,_page_html_js_1_ .qy) `<p>Cannot be judged in ${(0,_text_js_3_ .p_)(workspaces, workspaces.length)}: ${because}</p>`;
}
function lineIn({ file, line }) {
  return (0,_page_html_js_1_ .qy) `<code>${file}:${line}</code>`;
}
/***/ })
};
