export const id = 624;
export const ids = [624];
export const modules = {

/***/ 5624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runConformance: () => (/* binding */ runConformance)
});

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/src/cli/connection.js + 1 modules
var connection = __webpack_require__(4986);
// EXTERNAL MODULE: ./build/src/cli/log.js
var cli_log = __webpack_require__(1438);
// EXTERNAL MODULE: ./build/src/cli/neutralise.js
var neutralise = __webpack_require__(2560);
// EXTERNAL MODULE: ./build/src/cli/problems.js
var problems = __webpack_require__(6194);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(3815);
// EXTERNAL MODULE: ./build/src/cli/doctor/examine-needs.js
var examine_needs = __webpack_require__(6465);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/archive/pack-directory.js + 21 modules
var pack_directory = __webpack_require__(9758);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/gate.js + 20 modules
var gate = __webpack_require__(2052);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(5960);
;// CONCATENATED MODULE: ./build/src/cli/doctor/walk-workspace.js
/** A walk through everything that the gate needs, in a workspace that is made for being walked through. */









/** Why a workspace is not walked through, as the ends of sentences about it: it could be in use. */
async function whyNotWalked(client, workspace) {
    const { id, attributes } = workspace;
    const { items } = await client.runs.list(id).page({ number: 1, size: 100 });
    const going = items.find(({ attributes: { status } }) => !(0,status_status/* isRunOver */.Ck)(status));
    const hasState = (0,resource/* relatedId */.Dl)(workspace, 'current-state-version') !== undefined;
    const reasons = [
        [attributes['auto-apply'] !== false, 'does not say that it never applies by itself'],
        [attributes.locked === true, 'is locked'],
        [attributes['execution-mode'] === 'local', 'plans on the machines of its users'],
        [going !== undefined, `has a run that is not over, ${going?.id}`],
        [hasState || (await client.workspaces.hasState(id)), 'has state'],
    ];
    return reasons.flatMap(([holds, why]) => (holds ? [why] : []));
}
/** Plans `terraform_data` and never applies. What was uploaded is archived, however it ends. */
async function walkWorkspace(walk) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-'));
    const versions = [];
    const left = [];
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'main.tf'), CONFIGURATION);
        const steps = await planOnce(walk, directory, versions);
        if (steps.every(({ held }) => held)) {
            steps.push(await askProvisional(walk, left), await cancelOnce(walk, directory, versions));
        }
        return { steps, left };
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
        left.push(...(await archiveAll(walk, versions)));
    }
}
const CONFIGURATION = 'resource "terraform_data" "plangate" {\n  input = "conformance"\n}\n';
const RUN_MS = 5 * 60_000;
const CLEANING_MS = 30_000;
const STEPS = [
    ['version-created', 'makes a speculative configuration version'],
    ['uploaded', 'takes an archive'],
    ['run-created', 'starts a run that can only plan'],
];
async function planOnce(walk, directory, versions) {
    const told = new Set();
    const result = await runGate(walk, directory, (event) => {
        told.add(event.kind);
        if (event.kind === 'version-created')
            versions.push(event.versionId);
    });
    const { word, reasons } = result?.verdict ?? { word: 'undecided', reasons: [] };
    const why = reasons.join(' ');
    const reached = STEPS.filter(([kind]) => told.has(kind));
    const steps = reached.map(([, step]) => ({ step, held: true, seen: undefined, optional: false }));
    const [, next = 'plans, and all that judges the plan can be read'] = STEPS[steps.length] ?? [];
    const held = steps.length === STEPS.length && word !== 'undecided' && word !== 'canceled';
    return [...steps, { step: next, held, seen: held ? undefined : why, optional: false }];
}
/** The gate itself, as a check would start it. */
async function runGate({ client, organization, workspace, io, log }, directory, onEvent, signal = io.signal) {
    const { workspaces } = await (0,gate.gate)({
        organization,
        workspaces: [{ name: workspace.attributes.name, directory, repository: directory }],
        mode: 'speculative',
        message: 'plangate doctor --conformance',
        requirePolicies: false,
        rules: 'terraform',
        autoQueueRuns: false,
        onFailure: 'discard',
        deadline: io.clock.now() + RUN_MS,
        timeoutMs: RUN_MS,
    }, {
        ...io,
        client,
        log,
        signal,
        onEvent,
        pack: (root) => (0,pack_directory.packDirectory)({ root }, { ...io, log }),
    });
    return workspaces[0];
}
async function askProvisional({ client, workspace }, left) {
    const step = 'knows provisional versions (mode: provisional)';
    try {
        const asked = { provisional: true, autoQueueRuns: false };
        const { id, attributes } = await client.configurationVersions.create(workspace.id, asked);
        left.push(`configuration version ${id}: nothing was uploaded to it, and nothing can be`);
        const held = attributes.provisional === true;
        return { step, held, seen: held ? undefined : 'it does not say so', optional: true };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
            throw error;
        return { step, held: false, seen: error.message, optional: true };
    }
}
async function cancelOnce(walk, directory, versions) {
    const cancelled = new AbortController();
    const onEvent = (event) => {
        if (event.kind === 'version-created')
            versions.push(event.versionId);
        if (event.kind === 'run-created')
            cancelled.abort();
    };
    const signal = AbortSignal.any([walk.io.signal, cancelled.signal]);
    const result = await runGate(walk, directory, onEvent, signal);
    const status = result?.runStatus ?? 'not there';
    const held = (0,status_status/* isRunOver */.Ck)(status);
    const seen = held ? undefined : (result?.leftover ?? `the run is "${status}"`);
    return { step: 'ends a run when the job is cancelled', held, seen, optional: true };
}
/** What could not be archived, and why. */
async function archiveAll({ client, io }, versions) {
    const signal = new AbortController().signal;
    const scoped = client.with({ signal, deadline: io.clock.now() + CLEANING_MS });
    const left = [];
    for (const id of versions) {
        await scoped.configurationVersions.archive(id).catch((error) => {
            left.push(`configuration version ${id}: ${(0,failure_of/* messageOf */.bD)(error)}`);
        });
    }
    return left;
}
//# sourceMappingURL=walk-workspace.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/conformance.js









const PATIENCE_MS = 15 * 60_000;
async function runConformance(input, io) {
    const name = (0,read_input/* optionOf */.XD)(input, 'workspace') ?? '';
    const organization = (0,read_input/* optionOf */.XD)(input, 'organization') ?? (io.environment['TF_CLOUD_ORGANIZATION'] || undefined);
    const found = await (0,connection/* findTarget */.FB)(input, io);
    const wrong = 'problems' in found ? found.problems : [];
    if (name === '')
        wrong.push({ subject: '--workspace', message: 'is needed: its name.' });
    if (organization === undefined)
        wrong.push({ subject: '--organization', message: 'is needed.' });
    if ((0,read_input/* optionOf */.XD)(input, 'i-own-it') !== name) {
        const message = 'is needed with the same name: the workspace is planned in, and nothing else may be using it.';
        wrong.push({ subject: '--i-own-it', message });
    }
    if (wrong.length > 0 || 'problems' in found || organization === undefined) {
        throw new problems/* UsageError */.e(wrong);
    }
    const log = (0,cli_log/* createLog */.h)(io, { verbose: (0,read_input/* flagOf */.iP)(input, 'verbose') });
    const options = { log, patienceMs: PATIENCE_MS };
    const { client, close } = (0,connection/* connect */.Ng)(found.target, input, io, options);
    try {
        return await walk(client, { organization, name }, input, io, log);
    }
    finally {
        await close();
    }
}
async function walk(client, { organization, name }, input, io, log) {
    const workspace = await client.workspaces.showByName(organization, name);
    const reasons = await whyNotWalked(client, workspace);
    if (reasons.length > 0) {
        throw new problems/* UsageError */.e(reasons.map((why) => ({
            subject: `workspace ${name}`,
            message: `${why}. Name a workspace that is made for this and empty. Nothing was sent.`,
        })));
    }
    const { steps, left } = await walkWorkspace({ client, organization, workspace, io, log });
    const needs = await (0,examine_needs/* examineNeeds */.z)(client, workspace.id);
    const json = (0,read_input/* flagOf */.iP)(input, 'json');
    const text = [...steps.map(render), (0,examine_needs/* renderNeeds */.s)(needs), ...left.map(renderLeft)].join('');
    await io.out(log.conceal(json ? (0,report_json/* printableJson */.e)({ steps, needs, left }) : text));
    return steps.every(({ held, optional }) => held || optional) ? command/* EXIT */.d.green : command/* EXIT */.d.undecided;
}
function render({ step, held, seen = '', optional }) {
    const sign = held ? '✓' : optional ? '!' : '✗';
    return `${(0,neutralise/* neutraliseLine */.f)(`${sign} ${step}${held ? '' : `: ${seen}`}`)}\n`;
}
function renderLeft(what) {
    return `${(0,neutralise/* neutraliseLine */.f)(`! left behind: ${what}`)}\n`;
}
//# sourceMappingURL=conformance.js.map

/***/ })

};
