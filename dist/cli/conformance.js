export const id = 1919;
export const ids = [1919];
export const modules = {

/***/ 91919:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  runConformance: () => ( runConformance)
});

var report_json = __webpack_require__(47912);
var command = __webpack_require__(24953);
var connection = __webpack_require__(32184);
var neutralise_log = __webpack_require__(22195);
var problems = __webpack_require__(16194);
var read_input = __webpack_require__(73815);
var cli_table = __webpack_require__(52848);
var examine_needs = __webpack_require__(61701);
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var pack_directory = __webpack_require__(49156);
var errors = __webpack_require__(20486);
var resource = __webpack_require__(78235);
var gate = __webpack_require__(31516);
var model_status = __webpack_require__(62373);
var adopt_overridden = __webpack_require__(92916);
var tried = __webpack_require__(8698);
;// CONCATENATED MODULE: ./build/src/cli/workbench/examine-beliefs.js



const BELIEFS = [
    [
        'list-newest-first',
        'Lists of runs come newest first.',
        ({ runs }) => {
            const dates = runs.map(({ attributes }) => attributes['created-at'] ?? '');
            return unless(dates.join() === dates.toSorted().toReversed().join(), dates.join(', '));
        },
    ],
    [
        'run-created-at-order',
        'created-at says which of two runs is newer, and two runs of one commit in one workspace differ in it.',
        ({ runs }) => {
            const dates = runs.map(({ attributes }) => attributes['created-at'] ?? '');
            return unless(new Set(dates).size === runs.length, dates.join(', '));
        },
    ],
    [
        'cv-run-one',
        'Only one run exists for a version that this gate created, and the run can be found by the version in the list of runs.',
        ({ runs, versionId }) => {
            const ofVersion = runs.filter((run) => (0,resource.Dl)(run, 'configuration-version') === versionId);
            return unless(ofVersion.length === 1, `${ofVersion.length} runs`);
        },
    ],
    [
        'http-echo',
        'A created run repeats every attribute it was asked with (plan-only, targets, variables, refresh, …).',
        ({ found, message }) => {
            const { attributes } = found.run;
            const isRepeated = attributes['plan-only'] === true && attributes.message?.startsWith(message);
            return unless(isRepeated === true, `plan-only ${String(attributes['plan-only'])}, message ${String(attributes.message)}`);
        },
    ],
    [
        'http-include-silent',
        'An include that is accepted brings the objects.',
        ({ found }) => unless(found.plan !== undefined, 'no plan beside the run'),
    ],
    [
        'plan-finished-before-run',
        'A plan can be finished while its run goes on, never the other way round.',
        ({ found: { run, plan } }) => unless(plan === undefined || plan.attributes.status === 'finished', `a run that is "${run.attributes.status}", with a plan that is "${String(plan?.attributes.status)}"`),
    ],
    [
        'http-ids',
        'Ids are prefix-16 letters and digits.',
        ({ found: { run }, versionId, workspaceId }) => {
            const other = [run.id, versionId, workspaceId].filter((id) => !SAMPLE_ID.test(id));
            return unless(other.length === 0, other.join(', '));
        },
    ],
    [
        'cv-upload-url-once',
        'The upload-url works once, is present only in the answer to the creation, and PUT answers 403/404/410 when it is used up.',
        ({ version }) => 
        unless((version.attributes['upload-url'] ?? '') === '', 'it is there when the version is read'),
    ],
    [
        'cv-download-byte-equal',
        'The downloaded archive is byte for byte the one that was uploaded.',
        async ({ client, found, sha256 }) => unless(await (0,adopt_overridden.U)(sha256, found.run.id, client), 'other bytes'),
    ],
    [
        'cons-relationship-complete',
        'The relationships of the run name every check, stage and evaluation; an empty list there means none.',
        async ({ client, found: { run } }) => {
            const checks = (await client.policyChecks.list(run.id).whole()).items.map(({ id }) => id);
            const named = ((0,resource._2)(run, 'policy-checks').named ?? []).map(({ id }) => id);
            const missing = checks.filter((id) => !named.includes(id));
            return unless(missing.length === 0, `${missing.join(', ')} only in the list`);
        },
    ],
];
const SAMPLE_ID = /^[a-z]+-[A-Za-z0-9]{16}$/;
function unless(isTrue, seen) {
    return isTrue ? undefined : seen;
}
async function examineBeliefs(walked) {
    const { client, workspaceId, versionId } = walked;
    const looked = await (0,tried.J)(async () => {
        const { items } = await client.runs.list(workspaceId).page({ number: 1, size: 20 });
        const ofVersion = items.find((run) => (0,resource.Dl)(run, 'configuration-version') === versionId);
        const { version } = await client.configurationVersions.show(versionId);
        const found = await client.runs.show(ofVersion?.id ?? '', { include: ['plan'] });
        return { ...walked, found, runs: items, version };
    });
    const examined = [];
    for (const [belief, says, look] of BELIEFS) {
        if (typeof looked === 'string') {
            examined.push({ belief, says, met: 'unknown', seen: looked });
            continue;
        }
        const outcome = await (0,tried.J)(async () => ({ seen: await look(looked) }));
        const [met, seen] = typeof outcome === 'string'
            ? ['unknown', outcome]
            : [outcome.seen === undefined ? 'yes' : 'no', outcome.seen];
        examined.push({ belief, says, met, seen });
    }
    return examined;
}
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/cli/workbench/walk-workspace.js










async function whyNotWalked(client, workspace) {
    const { id, attributes } = workspace;
    const { items } = await client.runs.list(id).page({ number: 1, size: 100 });
    const going = items.find(({ attributes: { status } }) => !(0,model_status.Ck)(status));
    const hasState = (0,resource.Dl)(workspace, 'current-state-version') !== undefined;
    const isHidden = attributes.permissions?.['can-read-state-versions'] === false;
    const reasons = [
        [attributes['auto-apply'] !== false, 'does not say that it never applies by itself'],
        [attributes.locked === true, 'is locked'],
        [attributes['execution-mode'] === 'local', 'plans on the machines of its users'],
        [going !== undefined, `has a run that is not over, ${going?.id}`],
        [isHidden && !hasState, 'does not show this token whether it has state'],
        [hasState || (!isHidden && (await client.workspaces.hasState(id))), 'has state'],
    ];
    return reasons.flatMap(([holds, why]) => (holds ? [why] : []));
}
async function walkWorkspace(walk) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-'));
    const versions = [];
    const left = [];
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'main.tf'), CONFIGURATION);
        const steps = await planOnce(walk, directory, versions);
        if (steps.every(({ holds }) => holds)) {
            steps.push(await askProvisional(walk, left), await cancelOnce(walk, directory, versions));
        }
        return { steps, beliefs: await examineWalked(walk, directory, versions), left };
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
        left.push(...(await archiveAll(walk, versions)));
    }
}
async function examineWalked({ client, workspace, io, log }, directory, [versionId]) {
    if (versionId === undefined)
        return [];
    const archive = await (0,pack_directory.packDirectory)({ root: directory }, { ...io, log });
    try {
        const walked = { client, workspaceId: workspace.id, versionId, message: MESSAGE };
        return await examineBeliefs({ ...walked, sha256: archive.sha256 });
    }
    finally {
        await archive.remove();
    }
}
const MESSAGE = 'plangate doctor --conformance';
const CONFIGURATION = 'resource "terraform_data" "plangate" {\n  input = "conformance"\n}\n';
const RUN_MS = 5 * 60_000;
const CLEANING_MS = { over: 30_000, canceled: 4_000 };
const STEPS = [
    ['version-created', 'makes a speculative configuration version'],
    ['uploaded', 'takes an archive'],
    ['run-created', 'starts a run that can only plan'],
];
async function planOnce(walk, directory, versions) {
    const eventKinds = new Set();
    const result = await runGate(walk, directory, (event) => {
        eventKinds.add(event.kind);
        if (event.kind === 'version-created')
            versions.push(event.versionId);
    });
    const { word, reasons } = result?.verdict ?? { word: 'undecided', reasons: [] };
    const why = reasons.join(' ');
    const reached = STEPS.filter(([kind]) => eventKinds.has(kind));
    const steps = reached.map(([, step]) => ({
        step,
        holds: true,
        seen: undefined,
        optional: false,
    }));
    const [, next = 'plans, and all that judges the plan can be read'] = STEPS[steps.length] ?? [];
    const holds = steps.length === STEPS.length && word !== 'undecided' && word !== 'canceled';
    return [...steps, { step: next, holds, seen: holds ? undefined : why, optional: false }];
}
async function runGate({ client, organization, workspace, io, log }, directory, onEvent, signal = io.signal) {
    const { workspaces } = await (0,gate.gate)({
        organization,
        workspaces: [{ name: workspace.attributes.name, directory, repository: directory }],
        mode: 'speculative',
        message: MESSAGE,
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
        const versionAttributes = { provisional: true, autoQueueRuns: false };
        const { id, attributes } = await client.configurationVersions.create(workspace.id, versionAttributes);
        left.push(`configuration version ${id}: nothing was uploaded to it, and nothing can be`);
        const holds = attributes.provisional === true;
        return { step, holds, seen: holds ? undefined : 'it does not say so', optional: true };
    }
    catch (error) {
        if (!(error instanceof errors._) || error.code === 'aborted')
            throw error;
        return { step, holds: false, seen: error.message, optional: true };
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
    const holds = (0,model_status.Ck)(status);
    const seen = holds ? undefined : (result?.leftover ?? `the run is "${status}"`);
    return { step: 'ends a run when the job is canceled', holds, seen, optional: true };
}
async function archiveAll({ client, io }, versions) {
    const signal = new AbortController().signal;
    const leftMs = CLEANING_MS[io.signal.aborted ? 'canceled' : 'over'];
    const scoped = client.with({ signal, deadline: io.clock.now() + leftMs });
    const left = [];
    for (const id of versions) {
        await scoped.configurationVersions.archive(id).catch((error) => {
            left.push(`configuration version ${id}: ${(0,error_message.g)(error)}`);
        });
    }
    return left;
}
;// CONCATENATED MODULE: ./build/src/cli/workbench/conformance.js









const PATIENCE_MS = 15 * 60_000;
async function runConformance(input, io) {
    const name = (0,read_input.XD)(input, 'workspace') ?? '';
    const named = await (0,connection.kB)(input, io, true);
    const wrong = 'problems' in named ? named.problems : [];
    const { organization } = named;
    if (name === '')
        wrong.push({ where: '--workspace', message: 'is needed: its name.' });
    if (organization === undefined)
        wrong.push({ where: '--organization', message: 'is needed.' });
    if ((0,read_input.XD)(input, 'i-own-it') !== name) {
        const message = 'is needed with the same name: the workspace is planned in, and nothing else may be using it.';
        wrong.push({ where: '--i-own-it', message });
    }
    if (wrong.length > 0 || 'problems' in named || organization === undefined) {
        throw new problems.eb(wrong);
    }
    const json = (0,read_input.iP)(input, 'json');
    const { client, log, close } = (0,connection.m6)(named.target, input, io, { patienceMs: PATIENCE_MS });
    try {
        const workspace = await client.workspaces.showByName(organization, name);
        const reasons = await whyNotWalked(client, workspace);
        if (reasons.length > 0)
            throw new problems.eb(reasons.map((why) => refusal(name, why)));
        if (!json)
            await io.out(COSTS);
        const { steps, beliefs, left } = await walkWorkspace({
            client,
            organization,
            workspace,
            io,
            log,
        });
        const { needs } = await (0,examine_needs.z)(client, workspace.id);
        const text = [
            ...steps.map(renderStep),
            (0,examine_needs.s)(needs),
            renderBeliefs(beliefs),
            ...left.map(renderLeft),
        ].join('');
        await io.out(log.conceal(json ? (0,report_json.et)({ steps, needs, beliefs, left }) : text));
        return steps.every(({ holds, optional }) => holds || optional) ? command.dc.green : command.dc.undecided;
    }
    finally {
        await close();
    }
}
const COSTS = `This starts two runs that can only plan, one of which is canceled, and makes three configuration versions. Nothing is
applied. The versions that got files are archived afterwards; the one without files stays.

`;
function refusal(name, why) {
    const message = `${why}. Name a workspace that is made for this and empty. Nothing was sent.`;
    return { where: `workspace ${name}`, message };
}
function renderStep({ step, holds, seen = '', optional }) {
    const sign = holds ? '✓' : optional ? '!' : '✗';
    return `${(0,neutralise_log.om)(`${sign} ${step}${holds ? '' : `: ${seen}`}`)}\n`;
}
function renderBeliefs(beliefs) {
    if (beliefs.length === 0)
        return '';
    const rows = beliefs.map(({ belief, met, says }) => [belief, met, says]);
    const table = (0,cli_table.b)(['guess (docs/beliefs.md)', 'true here', 'in words'], rows);
    const otherwise = beliefs.filter(({ met }) => met !== 'yes');
    const lines = otherwise.map(({ belief, seen = '' }) => `${(0,neutralise_log.om)(`! ${belief}: ${seen}`)}\n`);
    return `\n${table}${lines.join('')}`;
}
function renderLeft(what) {
    return `${(0,neutralise_log.om)(`! left behind: ${what}`)}\n`;
}

/***/ })

};
