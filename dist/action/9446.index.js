"use strict";
exports.id = 9446;
exports.ids = [9446];
exports.modules = {

/***/ 19446:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGroups: function() { return /* binding */ openGroups; },
/* harmony export */   openUploads: function() { return /* binding */ openUploads; },
/* harmony export */   openVersionControlRuns: function() { return /* binding */ openVersionControlRuns; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63749);
/* harmony import */ var _gate_connected_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30995);
/* harmony import */ var _gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15724);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _time_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96890);
/** Opens what takes plans from a service, with what each needs: a client, the workspaces, a packer. */






/** Files that are packed and uploaded. */
async function openUploads(plans, { request, gateRequest: { change, ...asked }, ports }) {
    const gateRequest = { ...asked, change: { ...change, message: plans.message ?? change.message } };
    const { clock, signal, alarms } = ports;
    // A little later than the steps of the gate give up.
    const end = alarms.in(gateRequest.deadline - clock.now() + _time_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .LAST_MS */ .M0);
    const endSignal = alarms.any(end, alarms.after(signal, _time_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .LAST_MS */ .M0));
    const pack = (root) => packRoot(root, plans, request, { ...ports, signal: endSignal });
    const { openUpload } = await Promise.all(/* import() */[__webpack_require__.e(2940), __webpack_require__.e(3597), __webpack_require__.e(1056), __webpack_require__.e(8005), __webpack_require__.e(9392), __webpack_require__.e(370), __webpack_require__.e(2265), __webpack_require__.e(858), __webpack_require__.e(4265)]).then(__webpack_require__.bind(__webpack_require__, 94265));
    const { organization, mode, group, reuse, autoQueueRuns, applies } = plans;
    const runs = { organization, mode, group, reuse, autoQueueRuns, applies };
    const opened = servicePorts(plans, runs, { request, gateRequest, ports });
    return openUpload(gateRequest, { ...opened, pack });
}
/** The runs that version control starts. */
async function openVersionControlRuns(plans, asked) {
    const { openVersionControl } = await Promise.all(/* import() */[__webpack_require__.e(2940), __webpack_require__.e(3597), __webpack_require__.e(1056), __webpack_require__.e(8005), __webpack_require__.e(9392), __webpack_require__.e(370), __webpack_require__.e(2265), __webpack_require__.e(858), __webpack_require__.e(4265), __webpack_require__.e(4585)]).then(__webpack_require__.bind(__webpack_require__, 34585));
    const { organization, group, applies } = plans;
    const runs = { organization, mode: 'speculative', group, applies };
    const opened = servicePorts(plans, runs, asked, true);
    return openVersionControl(asked.gateRequest, opened, versionControlFor(asked, applies));
}
/** The runs that the groups of a matrix started. */
async function openGroups(plans, asked) {
    const { request, gateRequest } = asked;
    const { groups, reportsIn, organization, mode } = plans;
    const { openMatrixGroup } = await Promise.all(/* import() */[__webpack_require__.e(2940), __webpack_require__.e(3597), __webpack_require__.e(1056), __webpack_require__.e(8005), __webpack_require__.e(9392), __webpack_require__.e(370), __webpack_require__.e(2265), __webpack_require__.e(858), __webpack_require__.e(8331)]).then(__webpack_require__.bind(__webpack_require__, 48331));
    const { readReports, sharedSettings } = await __webpack_require__.e(/* import() */ 2308).then(__webpack_require__.bind(__webpack_require__, 22308));
    const { gate, plans: reported, judges, ci } = request.context;
    const directories = new Map(groups.flatMap(({ selectors }) => selectors.map(({ name, directory = gateRequest.plan.directory }) => [name, directory])));
    return openMatrixGroup(gateRequest, {
        client: clientOf(plans, asked),
        runs: { organization, mode },
        groups,
        readReports: () => readReports(reportsIn),
        commit: ci.commit?.sha,
        settings: sharedSettings({
            failOn: gate.failOn,
            organization: reported.organization,
            ownPolicies: judges.ownPolicies,
            runOptions: reported.options,
        }),
        directoryOf(name) {
            const directory = directories.get(name);
            return directory === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.workingDirectory, directory);
        },
    });
}
function clientOf({ service }, { request, gateRequest, ports }) {
    const { deadline } = gateRequest;
    const secrets = request.conceals;
    return (0,_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createClient */ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
}
/** @param ofCommit whether a commit is planned, and no directory of this checkout */
function servicePorts(plans, runs, asked, ofCommit = false) {
    const { request, gateRequest, ports } = asked;
    const { workingDirectory, repositoryRoot, subject, settings } = request;
    const { plan } = gateRequest;
    const { changedFiles } = subject;
    const client = clientOf(plans, asked);
    return {
        client,
        runs,
        async choose({ signal, deadline }) {
            const { parsed } = ports;
            const { changesSettingsAlone } = request;
            const choice = {
                plan,
                ofCommit,
                workingDirectory,
                repositoryRoot,
                changedFiles,
                parsed,
                changesSettingsAlone,
            };
            // What the service does not answer in time is said of it, before the time of the whole check is over.
            const limited = client.with({ signal, deadline });
            const found = await (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkspaces */ .gt)(limited, runs.organization, choice);
            (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__/* .logSkipped */ .fc)(found, ports.log, request.context.actors.byPerson);
            if (!ofCommit)
                reportMissingRepository(found.requested, subject.proposed, ports.log);
            return found;
        },
        namesOverriders: settings.report.overrideBy === undefined,
    };
}
/** The change that version control planned. @throws GateStop where the job does not say which one */
function versionControlFor({ request, ports }, applies) {
    const { context, subject, repositoryRoot, workspace = repositoryRoot } = request;
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(repositoryRoot, workspace);
    const { sha = '' } = context.ci.commit ?? {};
    return {
        ...(0,_gate_connected_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .versionControlOf */ .bh)(context.ci, { ...subject.change, applies }, ports.clock.date()),
        committed: async () => {
            const { listCommitted } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 40167));
            return repository && listCommitted(sha, repository, ports);
        },
    };
}
/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root, { service, secretScan }, request, ports) {
    const { workingDirectory, repositoryRoot, secrets, never = [] } = request;
    const { packDirectory } = await Promise.all(/* import() */[__webpack_require__.e(5940), __webpack_require__.e(464)]).then(__webpack_require__.bind(__webpack_require__, 20464));
    const { findUncommitted } = await Promise.all(/* import() */[__webpack_require__.e(5940), __webpack_require__.e(1047)]).then(__webpack_require__.bind(__webpack_require__, 81047));
    const workspace = request.workspace ?? repositoryRoot;
    const { rules, changed } = await (await request.sent()).at(root);
    const packed = await packDirectory({
        root,
        workspace,
        secretScan,
        secrets: [service.token, ...secrets],
        never: never.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path)),
    }, ports, rules);
    const archive = { ...packed, changedRules: changed };
    if (request.context.ci.commit === undefined)
        return archive;
    return { ...archive, uncommitted: await findUncommitted(archive, rules, workspace, ports) };
}
/** Reports directories without a repository: usual on a laptop, so only a job that judges a pull request warns. */
function reportMissingRepository(requested, isProposed, log) {
    const outside = requested.filter(({ repository }) => repository === undefined);
    for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
        const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
        if (isProposed)
            log.warning(sentence);
        else
            log.debug(sentence);
    }
}
//# sourceMappingURL=with-service.js.map

/***/ })

};
;