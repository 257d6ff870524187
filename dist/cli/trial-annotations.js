export const id = 5868;
export const ids = [5868];
export const modules = {
/***/ 5868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  renderTrialAnnotations: () => ( renderTrialAnnotations)
 });
 var node_path_0_ = __webpack_require__(76760);
 var _text_js_1_ = __webpack_require__(74913);
const MOST_NAMED = 5;
function renderTrialAnnotations(view, root) {
  const at = ({ file, line }) => {
    return { path: node_path_0_.posix.join(root, file), start_line: line, end_line: line };
  };
  const tests = view.tests.failed.map((test) => {
    return { ...at(test), annotation_level: 'failure', title: 'Test failed', message: test.name };
  });
  const rules = view.policies.flatMap((policy) => {
    const { location, level } = policy;
    const message = annotationText(policy);
    if (location === undefined || level.after === null || message === '')
      return [];
    const title = policy.policy;
    return { ...at(location), annotation_level: 'warning', title, message };
  });
  return [...tests, ...rules];
}
function annotationText({ newlyBlocks, blocksMore, notJudged }) {
  const named = (words, list) => {
    const workspaces = list.map(({ workspace }) => workspace);
    return list.length === 0
      ? ''
      : `${words} ${(0,_text_js_1_ .U9)(list.length, 'workspace')}: ${(0,_text_js_1_ .Ku)(workspaces, MOST_NAMED)}`;
  };
  return [
    named('Newly blocks', newlyBlocks),
    named('Blocks more in', blocksMore),
    named('Cannot be judged in', notJudged),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
/***/ })
};
