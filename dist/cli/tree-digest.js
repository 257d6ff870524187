export const id = 8749;
export const ids = [8749];
export const modules = {
/***/ 9558:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Jj: () => ( cut),
  MZ: () => ( PlanFindings),
  ZD: () => ( hexOf),
  nV: () => ( ownMember),
  vp: () => ( showValue)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var _configuration_syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
const LONGEST = 120;
class PlanFindings {
  differences = new Map();
  notInPlan = new Set();
  foundInPlan = new Set();
  differ(place, written, planned) {
    this.add(place, `${place} is ${written} in the files, and ${planned} in the plan.`);
  }
  add(place, sentence) {
    if (!this.differences.has(place))
      this.differences.set(place, sentence);
  }
  markMissing(place) {
    this.notInPlan.add(place);
  }
  markFound(expression) {
    this.foundInPlan.add(expression);
    if (expression.kind === 'for') {
      const { collection, key, value, condition } = expression;
      for (const part of [collection, key, value, condition])
        if (part)
          this.markFound(part);
    }
    for (const part of (0,_configuration_syntax_hcl_syntax_js_1_ .CI)(expression))
      this.markFound(part);
  }
  attempt(find) {
    const found = new PlanFindings();
    find(found);
    return found;
  }
  take(other) {
    for (const [place, sentence] of other.differences)
      this.add(place, sentence);
    for (const place of other.notInPlan)
      this.notInPlan.add(place);
    for (const part of other.foundInPlan)
      this.foundInPlan.add(part);
  }
}
function showValue(value, isSensitive = false) {
  if (value === undefined)
    return 'absent';
  const text = JSON.stringify(value);
  if (isSensitive) {
    return `a sensitive ${typeName(value)} (SHA-256 ${hexOf('sha256', text).slice(0, 16)})`;
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
function typeName(value) {
  if (value === null)
    return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
function hexOf(algorithm, content) {
  return (0,node_crypto_0_.createHash)(algorithm).update(content).digest('hex');
}
function ownMember(value, name) {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
    return undefined;
  return Reflect.get(value, name);
}
function cut(text) {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
/***/ }),
/***/ 48749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  W: () => ( compareDigest),
  digestPath: () => ( digestPath),
  writeDigest: () => ( writeDigest)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _findings_js_0_ = __webpack_require__(9558);
const MOST_FILES = 100_000;
const LOCK_FILE = /(?:^|\/)\.terraform\.lock\.hcl$/;
const digestSchema = _client_wire_schema_js_1_ ._H3({
  format: _client_wire_schema_js_1_ .euz(1),
  plan: _client_wire_schema_js_1_ .YjP(),
  files: _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .YjP()),
});
function digestPath(plan) {
  return `${plan}.digest`;
}
function writeDigest(plan, files) {
  const sorted = Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  const digest = { format: 1, plan: (0,_findings_js_0_ .ZD)('sha256', plan), files: sorted };
  return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function compareDigest(text, plan, files) {
  const checked = _client_wire_schema_js_1_ .xLC(digestSchema, parsed(text));
  if (!checked.success)
    return { kind: 'unusable', why: 'is not what `plangate digest` writes' };
  const { plan: ofPlan, files: before } = checked.output;
  if (ofPlan !== (0,_findings_js_0_ .ZD)('sha256', plan))
    return { kind: 'unusable', why: 'is that of another plan' };
  const paths = new Set([...Object.keys(before), ...files.keys()]);
  if (paths.size > MOST_FILES)
    return { kind: 'unusable', why: `has more than ${MOST_FILES} files` };
  const changed = [...paths].filter((path) => {
    const then = Object.hasOwn(before, path) ? before[path] : undefined;
    const now = files.get(path);
    const isMade = LOCK_FILE.test(path) && (then === undefined || now === undefined);
    return then !== now && !isMade;
  });
  return changed.length === 0 ? { kind: 'same' } : { kind: 'changed', paths: changed.sort() };
}
function parsed(text) {
  try {
    return JSON.parse(text);
  }
  catch {
    return undefined;
  }
}
/***/ })
};
