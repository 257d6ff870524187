export const id = 8571;
export const ids = [8571,1741];
export const modules = {
/***/ 78571:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
examineExceptions: () => ( examineExceptions),
examineLocal: () => ( examineLocal),
examineOpa: () => ( examineOpa),
examineSources: () => ( examineSources)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _machine_program_path_js_2_ = __webpack_require__(60439);
var _model_error_message_js_15_ = __webpack_require__(34271);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _model_quote_js_14_ = __webpack_require__(28187);
var _plan_digest_js_4_ = __webpack_require__(38717);
var _plan_planned_as_js_5_ = __webpack_require__(50564);
var _rego_open_own_policies_js_6_ = __webpack_require__(1767);
var _report_text_js_7_ = __webpack_require__(74913);
var _plan_default_branch_js_8_ = __webpack_require__(33721);
var _command_js_9_ = __webpack_require__(24953);
var _finding_js_10_ = __webpack_require__(74423);
var _model_own_pages_js_13_ = __webpack_require__(37694);
var _policy_exceptions_js_11_ = __webpack_require__(29272);
var _settings_repository_contents_js_12_ = __webpack_require__(17094);
async function examineLocal(local, io) {
return [
...(await examinePlan(local, io)),
...(await examineOwnPolicies(local, io)),
await examineBranch(local, io),
];
}
async function examinePlan({ settings, gate }, io) {
const isSetByExpression = gate?.setByExpression.includes('plan') === true;
const plans = gate === undefined ? (settings.plan.plan ?? []) : [gate.inputs['plan'] ?? ''].filter(Boolean);
if (!isSetByExpression && plans.length === 0) {
const engine = gate === undefined ? settings.plan.engine : gate.inputs['engine'];
return [examineEngine(engine, io)];
}
const planner = (0,_finding_js_10_.ok)('plan', `another job plans${plans.length > 0 ? `: ${plans.join(', ')}` : ''}`);
return [planner, await examineDigest(plans, gate, io)];
}
function examineEngine(engine, { environment }) {
const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
const program = wanted.find((name) => (0,_machine_program_path_js_2_ .aY)(name, environment) !== undefined);
if (program !== undefined)
return (0,_finding_js_10_.ok)('plan', `${program} on the PATH plans`);
const seen = `no ${wanted.join(' and no ')} on the PATH here, so nothing plans`;
return (0,_finding_js_10_ .N4)('plan', seen, `Install one, or judge the plan of another job: ${(0,_model_own_pages_js_13_ .kX)()}.`);
}
async function examineDigest(plans, gate, { workingDirectory }) {
const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
if (setInputs.includes('plan-digest'))
return (0,_finding_js_10_.ok)('digest', '`plan-digest` says which plan it is');
if (gate?.writesDigest === true)
return (0,_finding_js_10_.ok)('digest', 'a step of the workflow writes it');
for (const plan of plans) {
const path = (0,_plan_digest_js_4_.digestPath)(plan);
const found = await (0,node_fs_promises_0_.stat)((0,node_path_1_.resolve)(workingDirectory, path)).catch(() => undefined);
if (found?.isFile() === true)
return (0,_finding_js_10_.ok)('digest', `${path} is there`);
}
const fix = `Run ${_plan_planned_as_js_5_ .Bh} after the plan, and hand on what it prints as \`plan-digest\`: ${(0,_model_own_pages_js_13_ .kX)()}.`;
return (0,_finding_js_10_ .N4)('digest', 'none is seen, and in a job a plan without one is undecided', fix);
}
async function examineOwnPolicies({ settings, root, gate, jobTree }, io) {
const { directory } = settings.plan;
const { policies } = settings.policy;
const { timeoutMs } = settings.job;
const workingDirectory = gate === undefined ? io.workingDirectory : root;
const own = await (0,_rego_open_own_policies_js_6_.openOwnPolicies)({ directory: (0,node_path_1_.resolve)(io.workingDirectory, directory), policies, timeoutMs }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + timeoutMs }, true);
if ('problems' in own) {
return own.problems.map(({ message }) => (0,_finding_js_10_ .CC)('policies', message, `See ${(0,_model_own_pages_js_13_ .SO)('docs/own-policies.md')}.`));
}
await own.close();
if (own.missing !== undefined)
return [(0,_finding_js_10_ .L5)('policies', own.missing)];
const sources = own.sources.map((source) => (0,_model_quote_js_14_ .hD)(source)).join(' and ');
if (own.policies.length === 0) {
const places = sources || _model_policy_files_js_3_ .BL.map(_model_quote_js_14_ .hD).join(' or ');
const seen = `none is in ${places}, so nothing judges`;
return [(0,_finding_js_10_ .N4)('policies', seen, '`plangate init --local` writes a first one with its test.')];
}
const rules = (0,_report_text_js_7_ .rj)(own.policies.length, 'rule');
const seen = `${rules} in ${sources}, judged by ${own.judgedBy ?? 'nothing'}: ${own.policies.join(', ')}`;
return [(0,_finding_js_10_.ok)('policies', seen), ...own.notices.map((notice) => (0,_finding_js_10_ .N4)('policies', notice))];
}
async function examineBranch({ root, jobTree }, io) {
const subject = 'default branch';
try {
const { commit } = await (0,_plan_default_branch_js_8_ .Lc)(root, jobTree, io);
return (0,_finding_js_10_.ok)(subject, `is known, at ${commit.slice(0, 12)}: in a job its policies judge`);
}
catch (error) {
const fix = 'In a job policies come from there. Push it, or name policies at a pinned URL.';
return (0,_finding_js_10_ .N4)(subject, `cannot be asked: ${(0,_model_error_message_js_15_ .g)(error)}`, fix);
}
}
async function examineExceptions({ plan: { directory }, policy: { exceptionsFile: written } }, jobTree, io) {
if (written === undefined)
return [];
const { findExceptions } = await __webpack_require__.e( 8745).then(__webpack_require__.bind(__webpack_require__, 71126));
const { workingDirectory } = io;
const place = { directory: (0,node_path_1_.resolve)(workingDirectory, directory), workingDirectory, jobTree };
const found = await findExceptions({ written, ...place }, io);
if ('notice' in found)
return [(0,_finding_js_10_ .N4)('exceptions', found.notice)];
const today = io.clock.date().toISOString().slice(0, 10);
const parsed = 'text' in found ? (0,_policy_exceptions_js_11_.parseExceptions)(found.text, today) : found;
if ('problems' in parsed) {
const fix = `See ${(0,_model_own_pages_js_13_ .SO)('docs/exceptions.md')}.`;
return parsed.problems.map(({ where, message }) => (0,_finding_js_10_ .CC)('exceptions', withoutFullStop(`${where} ${message}`), fix));
}
const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
const endSentences = parsed.exceptions.flatMap((exception) => (0,_policy_exceptions_js_11_ ._v)(exception, today) ?? []);
return [
(0,_finding_js_10_.ok)('exceptions', `${written} has ${(0,_report_text_js_7_ .rj)(parsed.exceptions.length, 'exception')}`),
...endSentences.map((sentence) => (0,_finding_js_10_ .N4)('exceptions', withoutFullStop(sentence), fix)),
];
}
async function examineSources({ plan: { directory }, policy: { allowedSourcesFile: written } }, jobTree, io) {
if (written === undefined)
return [];
const { readAllowedSources } = await Promise.all([__webpack_require__.e(9365), __webpack_require__.e(7580)]).then(__webpack_require__.bind(__webpack_require__, 87580));
const { workingDirectory } = io;
const place = { directory: (0,node_path_1_.resolve)(workingDirectory, directory), workingDirectory, jobTree };
const read = await readAllowedSources({ written, ...place }, io);
const fix = `See ${(0,_model_own_pages_js_13_ .SO)('docs/allowed-sources.md')}.`;
if ('missing' in read)
return [(0,_finding_js_10_ .CC)('allowed-sources', withoutFullStop(read.missing), fix)];
if ('problems' in read) {
return read.problems.map(({ where, message }) => (0,_finding_js_10_ .CC)('allowed-sources', withoutFullStop(`${where} ${message}`), fix));
}
const { providers, modules, also, level } = read.allowed;
const today = io.clock.date().toISOString().slice(0, 10);
const counts = `${(0,_report_text_js_7_ .rj)(providers.length, 'provider')}, ${(0,_report_text_js_7_ .rj)(modules.length, 'module')} and ${(0,_report_text_js_7_ .rj)(also.length, 'other')}`;
const endings = [...providers, ...modules, ...also].flatMap(({ source, until }) => {
if (until === undefined)
return [];
const days = (0,_policy_exceptions_js_11_ .H_)({ until }, today);
if (days > 30)
return [];
return `${(0,_model_quote_js_14_ .hD)(source)} ${days < 0 ? 'was allowed' : 'is allowed'} until ${until}`;
});
return [
(0,_finding_js_10_.ok)('allowed-sources', `${written} allows ${counts}, ${level}`),
...endings.map((seen) => (0,_finding_js_10_ .N4)('allowed-sources', seen, 'Remove it, or give it a new end.')),
];
}
function withoutFullStop(sentence) {
return sentence.replace(/\.$/, '');
}
async function examineOpa(root, { isLocal, isNeeded }, { executeBounded, environment, signal }) {
if (!isLocal && !isNeeded && (await (0,_settings_repository_contents_js_12_ .KI)(root)) === undefined)
return [];
const { findOpa } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 95809));
const { howToGetOpa } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 95809));
const opa = await findOpa({ executeBounded, environment, signal });
if (opa === undefined) {
const whose = isNeeded ? 'own policies have' : 'a check without a service has';
const seen = `none on the PATH: ${whose} nothing that judges`;
return isNeeded
? [(0,_finding_js_10_ .CC)('opa', seen, howToGetOpa(), _command_js_9_ .dc.undecided)]
: [(0,_finding_js_10_ .N4)('opa', seen, howToGetOpa())];
}
if ('problem' in opa)
return [(0,_finding_js_10_ .CC)('opa', opa.problem, howToGetOpa())];
return [(0,_finding_js_10_.ok)('opa', `${opa.version} judges policies in Rego without a service`)];
}
/***/ }),
};
