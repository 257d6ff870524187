export const id = 8717;
export const ids = [8717];
export const modules = {
/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( sha256Of),
W: () => ( compareDigest),
digestPath: () => ( digestPath),
nameOfDigest: () => ( nameOfDigest),
writeDigest: () => ( writeDigest)
});
var node_crypto_0_ = __webpack_require__(77598);
var _client_wire_schema_js_2_ = __webpack_require__(77934);
var _model_parse_js_3_ = __webpack_require__(2340);
var _model_quote_js_4_ = __webpack_require__(28187);
var _planned_as_js_1_ = __webpack_require__(50564);
const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js_2_ .FsL(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .yGV(HEX));
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
plan: sha256,
commit: _client_wire_schema_js_2_ .FsL(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .yGV(COMMIT)),
directory: _client_wire_schema_js_2_ .YjP(),
workspace: _client_wire_schema_js_2_ .YjP(),
run: _client_wire_schema_js_2_ .mee(_client_wire_schema_js_2_ .YjP()),
files: _client_wire_schema_js_2_ .g1P(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .rej({ kind: _client_wire_schema_js_2_ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js_2_ .Oxt('format', [
_client_wire_schema_js_2_ .rej({ format: _client_wire_schema_js_2_ .euz(1), ...members }),
_client_wire_schema_js_2_ .rej({ format: _client_wire_schema_js_2_ .euz(2), ...members, planned: _client_wire_schema_js_2_ .mee(_planned_as_js_1_ .Es) }),
]);
function digestPath(plan) {
return `${plan}.digest`;
}
function writeDigest(plan, { files, planned, ...madeOf }) {
const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
const digest = { format: 2, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function nameOfDigest(text) {
return `sha256:${sha256Of(text)}`;
}
function compareDigest(text, demands) {
const { planDigest, inJob } = demands;
if (text === undefined) {
const words = 'no digest: nothing says which files it is of';
const isNeeded = inJob || planDigest !== undefined;
if (isNeeded)
return { objections: [MISSING], notes: [], words };
return { objections: [], notes: [MISSING], words };
}
const checked = _client_wire_schema_js_2_ .xLC(digestSchema, (0,_model_parse_js_3_ .qF)(text));
if (!checked.success) {
const objection = `The digest beside the plan is not what \`plangate digest\` writes. ${AGAIN}`;
return { objections: [objection], notes: [], words: 'its digest cannot be read' };
}
const digest = { planned: null, ...checked.output };
const objections = [];
if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
objections.push('The digest beside the plan is not the one that `plan-digest` names. Take both from the same run of the job that plans.');
}
if (digest.plan !== sha256Of(demands.plan)) {
objections.push(`The digest beside the plan is that of another plan. ${AGAIN}`);
}
objections.push(...differencesOf(digest, demands));
const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
const otherFiles = Object.entries(digest.files);
if (otherFiles.length > 0)
notes.push(describeOtherFiles(otherFiles));
const fits = objections.length === 0;
const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
return { objections, notes, words, digest };
}
const AGAIN = 'Write it again with `plangate digest`.';
const MISSING = `There is no digest beside the plan, so it may be the plan of other files, or of a part. Run ${_planned_as_js_1_ .Bh} in the job that plans, and keep the digest beside the plan.`;
function differencesOf(digest, demands) {
const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
const differences = [];
if (head === undefined) {
differences.push('It is not known which commit is judged, so the plan may be of another one.');
}
else if (digest.commit !== head && digest.commit !== merge) {
differences.push(`The plan is of commit ${short(digest.commit)}, and ${short(head)} is judged. Make the plan of the commit that is judged.`);
}
if (digest.directory !== directory) {
differences.push(`The plan is of the directory ${(0,_model_quote_js_4_ .hD)(digest.directory)}, and ${(0,_model_quote_js_4_ .hD)(directory)} is judged. Name with \`--directory\` what was planned.`);
}
if (digest.workspace !== workspace) {
differences.push(`The plan is of the workspace ${(0,_model_quote_js_4_ .hD)(digest.workspace)}, and ${(0,_model_quote_js_4_ .hD)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
}
if (!inJob)
return differences;
if (run === null) {
if (planDigest === undefined)
differences.push(NO_RUN);
}
else if (digest.run !== run) {
const otherRun = digest.run === null ? 'of no run' : `of ${(0,_model_quote_js_4_ .hD)(digest.run)}`;
differences.push(`The plan is ${otherRun} of the CI host, and this is ${(0,_model_quote_js_4_ .hD)(run)}. Take the plan of the same run, never from a cache.`);
}
return differences;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function describeCommit(commit, { head, merge }) {
return commit === merge && commit !== head
? `The plan is of ${short(commit)}, the merge that the CI host made of ${short(head ?? '')}.`
: `The plan is of commit ${short(commit)}.`;
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
const described = files.map(([path, { kind, sha256: digest }]) => `${(0,_model_quote_js_4_ .hD)(path)} (${kind}, SHA-256 ${short(digest)})`);
return `The plan was also made of ${(0,_model_quote_js_4_ .Kf)(described, MOST_NAMED)}, as they were in the job that planned.`;
}
function short(id) {
return id.slice(0, 12);
}
function sha256Of(content) {
return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
}
/***/ }),
};
