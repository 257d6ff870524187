export const id = 5530;
export const ids = [5530];
export const modules = {
/***/ 6620:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openHere: () => ( openHere)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _gate_requested_workspaces_js_2_ = __webpack_require__(5724);
var _machine_files_here_js_3_ = __webpack_require__(467);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _model_ended_by_js_5_ = __webpack_require__(7953);
var _plan_find_plans_js_6_ = __webpack_require__(9983);
var _report_text_js_7_ = __webpack_require__(4913);
async function openHere(asked, local) {
const { gateRequest, request, ports } = asked;
let changed;
const changedFiles = () => (changed ??= request.subject.changedFiles());
const plannerPorts = {
planner: local.planner,
placeOf: local.placeOf,
choose: ({ overdue }) => chooseHere(asked, local, changedFiles, overdue),
};
const { program } = local.planner;
if (program === undefined) {
const { openFilesOfPlans } = await Promise.all([__webpack_require__.e(9441), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(600)]).then(__webpack_require__.bind(__webpack_require__, 600));
return openFilesOfPlans(gateRequest, plannerPorts);
}
const { openProgram } = await Promise.all([__webpack_require__.e(9441), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(7749), __webpack_require__.e(8182), __webpack_require__.e(8314), __webpack_require__.e(8854), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 8000));
const ofProposal = request.subject.proposed ? changedFiles : undefined;
const programPorts = { program, changedFiles: ofProposal, git: ports };
return openProgram(gateRequest, { ...plannerPorts, ...programPorts });
}
async function chooseHere({ request, ports, gateRequest }, local, changedFiles, signal) {
const { workingDirectory, repositoryRoot } = request;
const { log } = ports;
const show = async (name) => ({
'working-directory': local.placeOf(name).workingDirectory,
});
const { directoryName: name } = local;
const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
const plan = { ...gateRequest.plan, workspaces: local.workspaces };
const options = { plan, workingDirectory, repositoryRoot, changedFiles };
const chosen = await (0,_gate_requested_workspaces_js_2_ .St)(lookUp, options);
const unplanned = await findConcernedRoots(lookUp, options, local);
(0,_gate_requested_workspaces_js_2_ .fc)(chosen, log);
const names = [...chosen.requested, ...unplanned].map((workspace) => workspace.name);
const uncommitted = await findUncommitted(names, local, signal);
if (uncommitted !== undefined && uncommitted.length > 0) {
log.info(`not committed: ${(0,_report_text_js_7_ .so)(uncommitted, 4)}`);
}
return { names, skipped: chosen.skipped, uncommitted };
}
async function findUncommitted(workspaces, { placeOf, uncommitted }, signal) {
const directories = workspaces.map((name) => {
const { root, workingDirectory } = placeOf(name);
return (0,node_path_1_.join)(root, workingDirectory);
});
const there = [...new Set(directories)].filter((directory) => (0,node_fs_0_.existsSync)(directory));
return (0,_model_ended_by_js_5_ .m)(signal, uncommitted(there)).catch(() => {
signal.throwIfAborted();
return undefined;
});
}
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
if (roots.every(isPlanned))
return [];
const modules = roots.filter(({ isUnit }) => !isUnit);
const { workingDirectory, repositoryRoot, changedFiles } = options;
const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
const { requested } = await (0,_gate_requested_workspaces_js_2_ .St)(lookUp, { ...options, plan });
const inRepository = (directory) => (0,_machine_find_repository_js_4_ .df)((0,node_path_1_.relative)(repositoryRoot, (0,_machine_find_repository_js_4_ .eF)((0,node_path_1_.resolve)(workingDirectory, directory))));
const textOf = ({ directory }) => _machine_files_here_js_3_ .Jd.readFile((0,node_path_1_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
const units = (0,_plan_find_plans_js_6_ .zH)(roots, await changedFiles?.(), inRepository, textOf);
const names = new Set([...requested, ...units].map(({ name }) => name));
return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
/***/ }),
};
