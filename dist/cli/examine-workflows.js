export const id = 248;
export const ids = [248];
export const modules = {

/***/ 8248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examineWorkflows: () => (/* binding */ examineWorkflows)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/settings/inputs.js + 2 modules
var inputs = __webpack_require__(9395);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js
var load_settings = __webpack_require__(2097);
// EXTERNAL MODULE: ./build/src/settings/settings.js
var settings = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/src/cli/init/render-workflow.js
var render_workflow = __webpack_require__(5641);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(440);
// EXTERNAL MODULE: ./build/src/cli/doctor/finding.js
var finding = __webpack_require__(4423);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/src/cli/doctor/read-workflow.js
/** Reads the text of a GitHub workflow: its triggers, its jobs and their steps, each with its line. */

/** Larger files are no workflow that GitHub takes. */
const MAX_LENGTH = 500_000;
/**
 * @param path shown in messages
 * @param text hostile: it is data, and nothing of it is run
 * @returns the workflow, or file and line with the reason why it is none
 */
function readWorkflow(path, text) {
    if (text.length > MAX_LENGTH)
        return { at: path, problem: 'is too large for a workflow' };
    const lineCounter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter, prettyErrors: false, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined) {
        const { line } = lineCounter.linePos(error.pos[0]);
        return { at: `${path}:${line}`, problem: `is not valid YAML: ${firstLine(error.message)}` };
    }
    const place = (...keys) => {
        const node = document.getIn(keys, true);
        const start = (0,dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
        return start === undefined ? path : `${path}:${lineCounter.linePos(start).line}`;
    };
    let content;
    try {
        content = document.toJS();
    }
    catch (thrown) {
        // Too many aliases, or one that leads into itself.
        return { at: path, problem: `is not valid YAML: ${firstLine(String(thrown))}` };
    }
    if (!isMapping(content))
        return { at: path, problem: 'is not a workflow: it has no keys' };
    return {
        workflow: {
            path,
            body: content,
            triggers: readTriggers(content['on']),
            jobs: readJobs(content['jobs'], place),
            place,
        },
    };
}
/** A text, a number or a flag as text; anything else is empty. */
function textOf(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
/** Whether a step checks files out. */
function isCheckout({ body }) {
    return textOf(body['uses']).startsWith('actions/checkout@');
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** `on: push`, `on: [push, pull_request]`, or a mapping with filters. */
function readTriggers(on) {
    if (typeof on === 'string')
        return new Map([[on, {}]]);
    if (Array.isArray(on))
        return new Map(on.map((event) => [String(event), {}]));
    if (!isMapping(on))
        return new Map();
    return new Map(Object.entries(on).map(([event, filters]) => [event, isMapping(filters) ? filters : {}]));
}
function readJobs(jobs, place) {
    if (!isMapping(jobs))
        return [];
    return Object.entries(jobs).map(([name, value]) => {
        const body = isMapping(value) ? value : {};
        const steps = Array.isArray(body['steps']) ? body['steps'] : [];
        return {
            name,
            body,
            steps: steps.map((step, index) => ({
                body: isMapping(step) ? step : {},
                at: place('jobs', name, 'steps', index),
            })),
        };
    });
}
function firstLine(message) {
    return message.split('\n', 1)[0] ?? message;
}
//# sourceMappingURL=read-workflow.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-structure.js
/** What GitHub itself refuses of a workflow, and what it gives to the token of a job. */





const EVENTS = [
    'branch_protection_rule',
    'check_run',
    'check_suite',
    'create',
    'delete',
    'deployment',
    'deployment_status',
    'discussion',
    'discussion_comment',
    'fork',
    'gollum',
    'image_version',
    'issue_comment',
    'issues',
    'label',
    'merge_group',
    'milestone',
    'page_build',
    'public',
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'pull_request_target',
    'push',
    'registry_package',
    'release',
    'repository_dispatch',
    'schedule',
    'status',
    'watch',
    'workflow_call',
    'workflow_dispatch',
    'workflow_run',
];
const JOB_KEYS = [
    'concurrency',
    'container',
    'continue-on-error',
    'defaults',
    'env',
    'environment',
    'if',
    'name',
    'needs',
    'outputs',
    'permissions',
    'runs-on',
    'secrets',
    'services',
    'snapshot',
    'steps',
    'strategy',
    'timeout-minutes',
    'uses',
    'with',
];
const STEP_KEYS = [
    'continue-on-error',
    'env',
    'id',
    'if',
    'name',
    'run',
    'shell',
    'timeout-minutes',
    'uses',
    'with',
    'working-directory',
];
const SCOPES = [
    'actions',
    'artifact-metadata',
    'attestations',
    'checks',
    'contents',
    'deployments',
    'discussions',
    'id-token',
    'issues',
    'models',
    'packages',
    'pages',
    'pull-requests',
    'repository-projects',
    'security-events',
    'statuses',
];
/** What may be wrong with the whole file, and with the jobs in `gates` and their steps. */
function examineStructure(workflow, gates) {
    const { path, triggers, place, jobs } = workflow;
    const findings = [];
    const refuse = (at, seen, fix) => void findings.push((0,finding/* problem */.CC)(at, seen, fix, command/* EXIT */.dc.badInput));
    if (triggers.size === 0) {
        refuse(path, 'starts on nothing: it has no `on`', 'Add `on: pull_request`.');
    }
    for (const event of triggers.keys()) {
        if (EVENTS.includes(event))
            continue;
        const fix = meant(event, EVENTS, 'Use `pull_request`.');
        refuse(place('on'), `starts on ${(0,quote/* quote */.h)(event)}, which is no event of GitHub`, fix);
    }
    findings.push(...examinePermissionWords(workflow.body, place('permissions')));
    for (const job of gates) {
        const at = place('jobs', job.name);
        findings.push(...examinePermissionWords(job.body, place('jobs', job.name, 'permissions')));
        findings.push(...examineKeys(job.body, JOB_KEYS, at, `the job ${(0,quote/* quote */.h)(job.name)}`));
        if (job.body['runs-on'] === undefined) {
            refuse(at, `has no \`runs-on\` in the job ${(0,quote/* quote */.h)(job.name)}`, 'Add `runs-on: ubuntu-latest`.');
        }
        const names = jobs.map(({ name }) => name);
        for (const needed of [job.body['needs'] ?? []].flat().map(String)) {
            if (names.includes(needed))
                continue;
            const seen = `needs the job ${(0,quote/* quote */.h)(needed)}, which is not in this file`;
            refuse(at, seen, meant(needed, names, 'Name a job of this file.'));
        }
        for (const step of job.steps) {
            findings.push(...examineKeys(step.body, STEP_KEYS, step.at, 'a step'));
        }
    }
    return findings;
}
function examineKeys(body, allowed, at, where) {
    return Object.keys(body)
        .filter((key) => !allowed.includes(key))
        .map((key) => {
        const fix = meant(key, allowed, 'Take it out, or put it where it belongs.');
        return (0,finding/* problem */.CC)(at, `has ${(0,quote/* quote */.h)(key)} in ${where}, which GitHub refuses`, fix, command/* EXIT */.dc.badInput);
    });
}
function examinePermissionWords({ permissions }, at) {
    const refuse = (seen, fix) => (0,finding/* problem */.CC)(at, seen, fix, command/* EXIT */.dc.badInput);
    if (permissions === undefined || permissions === null)
        return [];
    if (!isMapping(permissions)) {
        if (['read-all', 'write-all'].includes(textOf(permissions)))
            return [];
        const fix = 'Write one line for each permission, as in `pull-requests: write`.';
        return [refuse('has `permissions` that GitHub does not know', fix)];
    }
    return Object.entries(permissions).flatMap(([scope, level]) => {
        if (!SCOPES.includes(scope)) {
            const fix = meant(scope, SCOPES, 'Take it out.');
            return [refuse(`has the permission ${(0,quote/* quote */.h)(scope)}, which GitHub does not know`, fix)];
        }
        if (['read', 'write', 'none'].includes(textOf(level)))
            return [];
        const fix = 'It is `read`, `write` or `none`.';
        return [refuse(`has the permission \`${scope}: ${textOf(level)}\``, fix)];
    });
}
/**
 * What GitHub gives the token of a job: what the job says replaces what the workflow says, and a
 * permission that neither names is not given.
 *
 * @returns undefined where nothing is said: the settings of the repository decide
 */
function permissionLevel(workflow, job, scope) {
    const written = job.body['permissions'] ?? workflow.body['permissions'];
    if (written === undefined || written === null)
        return undefined;
    if (written === 'write-all')
        return 'write';
    if (written === 'read-all')
        return 'read';
    const level = isMapping(written) ? written[scope] : undefined;
    return typeof level === 'string' ? level : 'none';
}
/** The correction of a word, or else another remedy. */
function meant(word, names, otherwise) {
    const near = (0,did_you_mean/* didYouMean */.a)(word, names);
    return near === undefined ? otherwise : `Did you mean \`${near}\`?`;
}
//# sourceMappingURL=examine-structure.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-step.js
/** One step of a workflow that is the gate: what it names, what it is given, and what its job may do. */











const FOLDERS = ['', 'override', 'command', 'agent-token', 'team-access', 'combine'];
/** What an input holds when an expression gives it: no value of it is known here. */
const SECRET_PLACEHOLDER = 'known-to-github-only';
function gateStepsOf(workflow) {
    return workflow.jobs.flatMap((job) => job.steps.flatMap((step) => {
        const uses = typeof step.body['uses'] === 'string' ? step.body['uses'].trim() : '';
        const read = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i.exec(uses);
        return read === null ? [] : [{ workflow, job, step, folder: read[1] ?? '', ref: read[2] }];
    }));
}
/** The version that `uses` names: a commit is the only one that cannot be changed afterwards. */
function examineVersion({ step, folder, ref }, version) {
    const refuse = (seen, fix) => [(0,finding/* problem */.CC)(step.at, seen, fix, command/* EXIT */.dc.badInput)];
    const pin = `Name the commit of the release; this prints it: ${(0,render_workflow/* commitCommand */.VO)(version)}`;
    if (!FOLDERS.includes(folder)) {
        const fix = `There are ${FOLDERS.slice(1).join(', ')}, and the gate itself: \`plangate/plangate@…\`.`;
        return refuse(`uses ${(0,quote/* quote */.h)(`plangate/plangate/${folder}`)}, which is not there`, fix);
    }
    if (ref === undefined || ref === '')
        return refuse('uses plangate/plangate without a version', pin);
    if (ref.includes('<'))
        return refuse(`still has ${(0,quote/* quote */.h)(ref)} in place of the version`, pin);
    if (ref.includes('${{'))
        return refuse('has an expression in `uses`, which GitHub refuses', pin);
    if (/^[0-9a-f]{40}$/.test(ref))
        return [];
    if (/^[0-9a-f]{7,39}$/.test(ref)) {
        return refuse(`names the commit by ${(0,quote/* quote */.h)(ref)}, and GitHub takes it whole only`, pin);
    }
    return [(0,finding/* note */.N4)(step.at, `uses ${(0,quote/* quote */.h)(ref)}, a tag or a branch that can be moved`, pin)];
}
function readInputs({ workflow, job, step }) {
    const read = { literal: {}, open: new Set(), environment: {}, findings: [] };
    const refuse = (seen, fix) => void read.findings.push((0,finding/* problem */.CC)(step.at, seen, fix, command/* EXIT */.dc.badInput));
    const given = step.body['with'] ?? {};
    if (!isMapping(given)) {
        refuse('has a `with` that is not a list of names and values', 'Write `name: value` lines.');
    }
    for (const [name, value] of Object.entries(isMapping(given) ? given : {})) {
        if (value === null || value === undefined)
            continue;
        if (typeof value === 'object') {
            const fix = 'Write one text; several lines after `|`.';
            refuse(`gives ${(0,quote/* quote */.h)(name)} a list or a mapping, and GitHub passes texts only`, fix);
            read.open.add(name);
            continue;
        }
        const text = textOf(value);
        if (!text.includes('${{'))
            read.literal[name] = text;
        else
            read.open.add(name);
        if (text.split('${{').length > text.split('}}').length) {
            refuse(`has an expression in ${(0,quote/* quote */.h)(name)} that does not end`, 'Add the missing `}}`.');
        }
    }
    for (const { env } of [workflow.body, job.body, step.body]) {
        for (const [name, value] of Object.entries(isMapping(env) ? env : {})) {
            if (!name.startsWith('TF_'))
                continue;
            const text = textOf(value);
            if (!text.includes('${{'))
                read.environment[name] = text;
            else if (/TOKEN/.test(name))
                read.environment[name] = SECRET_PLACEHOLDER;
            else
                inputs/* INPUTS */.mc.filter((spec) => spec.environment?.includes(name)).forEach((spec) => read.open.add(spec.name));
        }
    }
    return read;
}
/** What the action would say of its inputs before its first request. */
async function examineInputs(gate, root) {
    const { step } = gate;
    const { literal, open, environment, findings } = readInputs(gate);
    const specs = inputs/* INPUTS */.mc.filter((spec) => (0,inputs/* existsAt */.Sw)(spec, 'action'));
    const names = (0,settings/* unknownInputs */.qs)(Object.fromEntries([...Object.keys(literal), ...open].map((name) => [name, ''])), specs);
    findings.push(...names.map((wrong) => ofInput(wrong, step.at)));
    findings.push(...examineToken(gate, literal));
    const before = stepsBefore(gate);
    const checkout = before.find(isCheckout);
    const where = isMapping(checkout?.body['with']) ? checkout.body['with'] : {};
    const runs = before.filter(({ body }) => typeof body['run'] === 'string');
    if (where['path'] !== undefined || where['repository'] !== undefined)
        open.add('directory');
    if (runs.length > 0)
        open.add('ca-file');
    if (runs.some(({ body }) => textOf(body['run']).includes('GITHUB_ENV'))) {
        ['token', 'hostname', 'organization', 'workspace', 'workspaces'].forEach((name) => open.add(name));
    }
    // Without the directory nobody knows which `cloud` block counts.
    if (open.has('directory')) {
        ['hostname', 'organization', 'workspace', 'workspaces'].forEach((name) => open.add(name));
    }
    if (open.has('workspace') || open.has('workspaces'))
        open.add('workspace').add('workspaces');
    const read = await (0,load_settings/* loadSettings */.M5)({
        given: { ...literal, token: SECRET_PLACEHOLDER },
        environment,
        door: 'action',
    }, root, { judged: true, workspace: root, trusted: () => Promise.resolve(filesOf(root)) });
    const unknownNames = new Set(names.map(({ input }) => input));
    for (const wrong of 'problems' in read ? read.problems : []) {
        if (open.has(wrong.input) || unknownNames.has(wrong.input))
            continue;
        const mayAppear = wrong.input === 'directory' && runs.length > 0;
        findings.push(mayAppear ? { ...ofInput(wrong, step.at), state: 'unknown' } : ofInput(wrong, step.at));
    }
    if (checkout === undefined && !open.has('source'))
        findings.push(...examineFiles(gate, literal));
    return findings;
}
/** Files that are planned have to be checked out first, or made by another action. */
function examineFiles(gate, literal) {
    const needsNone = literal['source'] === 'vcs' || literal['report-apply'] === 'true';
    if (needsNone || stepsBefore(gate).some(({ body }) => body['uses'] !== undefined))
        return [];
    const seen = 'has no checkout before it, so there are no files to plan';
    const fix = 'Add a step with `uses: actions/checkout@…` before it.';
    return [(0,finding/* problem */.CC)(gate.step.at, seen, fix, command/* EXIT */.dc.badInput)];
}
function stepsBefore({ job, step }) {
    return job.steps.slice(0, job.steps.indexOf(step));
}
/** The checkout, as if it were the branch that a pull request is merged into. */
function filesOf(root) {
    return {
        names: (directory) => (0,promises_.readdir)((0,external_node_path_.join)(root, directory)).catch(() => undefined),
        read: (path) => (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => undefined),
    };
}
function examineToken({ step, workflow, job }, literal) {
    const refuse = (seen, fix) => [(0,finding/* problem */.CC)(step.at, seen, fix, command/* EXIT */.dc.badInput)];
    const fix = 'Pass `token: ${{ secrets.TF_API_TOKEN }}`.';
    if (literal['token'] !== undefined && literal['token'].trim() !== '') {
        const revoke = `Revoke that token, keep a new one as a secret, and p${fix.slice(1)}`;
        return refuse('has the token written into it, for everybody who reads the repository', revoke);
    }
    const given = step.body['with'];
    const token = isMapping(given) && typeof given['token'] === 'string' ? given['token'].trim() : '';
    if (/^\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}$/i.test(token)) {
        return refuse('passes the token of GitHub as `token`, which is for the service that plans', fix);
    }
    const inEnvironment = [workflow.body, job.body, step.body].some(({ env }) => isMapping(env) && Object.keys(env).some((name) => /^TF_(?:API_TOKEN|TOKEN_.+)$/.test(name)));
    const fromFile = stepsBefore({ step, job }).some(({ body }) => textOf(body['run']).includes('GITHUB_ENV'));
    if (token !== '' || inEnvironment || fromFile)
        return [];
    return refuse('has no `token`', fix);
}
function ofInput({ input, message }, at) {
    const [seen = message, ...rest] = `\`${input}\` ${message}`.split(/(?<=\.) /);
    const fix = rest.length > 0 ? rest.join(' ') : 'See docs/inputs.md for what it takes.';
    return (0,finding/* problem */.CC)(at, seen.replace(/\.$/, ''), fix, command/* EXIT */.dc.badInput);
}
/** Literal inputs of a step, as defaults for those who look at the same gate from a terminal. */
function literalInputs(gate) {
    return readInputs(gate).literal;
}
/** What the token of the job may do, and what keeps the gate from running or from closing. */
function examineJob(gate) {
    const { workflow, job, step, folder } = gate;
    const { literal, open } = readInputs(gate);
    const findings = [];
    const at = workflow.place('jobs', job.name);
    if (folder === '')
        findings.push(...examineTriggers(gate, literal, at));
    const needs = [
        [
            'pull-requests',
            'write',
            literal['comment'] !== 'off' && !open.has('github-token'),
            'comment',
        ],
        [
            'checks',
            'write',
            literal['annotate'] !== 'off' &&
                !open.has('checks-token') &&
                literal['report-apply'] !== 'true' &&
                literal['group'] === undefined &&
                !open.has('group'),
            'annotate',
        ],
        ['contents', 'read', stepsBefore(gate).some(isCheckout), 'check out a private repository'],
    ];
    for (const [scope, level, needed, lack] of needs) {
        const has = permissionLevel(workflow, job, scope);
        if (!needed || has === undefined || has === 'write' || has === level)
            continue;
        const seen = `has no permission to ${lack} in the job ${(0,quote/* quote */.h)(job.name)}`;
        findings.push((0,finding/* note */.N4)(at, seen, `Add \`${scope}: ${level}\` under \`permissions:\` of that job.`));
    }
    if (permissionLevel(workflow, job, 'checks') === undefined) {
        const seen = `says no \`permissions\` for the job ${(0,quote/* quote */.h)(job.name)}: what it may do depends on the settings of the repository`;
        findings.push((0,finding/* unknown */.L5)(at, seen));
    }
    for (const [body, what] of [
        [job.body, 'job'],
        [step.body, 'step'],
    ]) {
        if (body['continue-on-error'] !== true)
            continue;
        const seen = `has \`continue-on-error\` on the ${what}: a closed gate fails nothing`;
        findings.push((0,finding/* note */.N4)(what === 'job' ? at : step.at, seen, 'Take it out, or use `fail-on: never`.'));
    }
    return findings;
}
/** Conditions that are met whatever happened. */
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;
function examineTriggers({ workflow, job }, literal, at) {
    const { triggers, place } = workflow;
    const findings = [];
    for (const event of ['pull_request', 'pull_request_target']) {
        const filters = triggers.get(event);
        if (filters === undefined)
            continue;
        const types = [filters['types'] ?? []].flat().map(String);
        if (types.length > 0 && !types.includes('synchronize')) {
            const seen = `does not run when a pull request gets new commits (\`types\` of ${event})`;
            findings.push((0,finding/* note */.N4)(place('on', event), seen, 'Add `synchronize`, or leave `types` out.'));
        }
        if (filters['paths'] !== undefined || filters['paths-ignore'] !== undefined) {
            const seen = `runs for some paths only: where the check is required, other pull requests wait for it without end`;
            const fix = 'Where it is required, let it run on all of them; `affected-only` leaves out what no file touches.';
            findings.push((0,finding/* unknown */.L5)(place('on', event), seen, fix));
        }
    }
    if (triggers.has('pull_request_target') && job.body['environment'] === undefined) {
        const fix = 'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
        findings.push((0,finding/* note */.N4)(place('on'), 'runs on pull_request_target', fix));
    }
    const condition = job.body['if'];
    if (condition !== undefined && !ALWAYS.test(textOf(condition).trim())) {
        const seen = `skips the job ${(0,quote/* quote */.h)(job.name)} unless its \`if\` is met, and a required check that is skipped counts as passed`;
        findings.push((0,finding/* unknown */.L5)(at, seen));
    }
    const onPullRequests = [
        'pull_request',
        'pull_request_target',
        'merge_group',
        'workflow_call',
        'workflow_run',
        'issue_comment',
    ];
    const elsewhere = literal['report-apply'] === 'true' || literal['mode'] === 'provisional';
    if (triggers.size > 0 && !elsewhere && !onPullRequests.some((event) => triggers.has(event))) {
        const seen = `is started by no pull request: ${[...triggers.keys()].join(', ')}`;
        findings.push((0,finding/* unknown */.L5)(place('on'), seen));
    }
    return findings;
}
//# sourceMappingURL=examine-step.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workflows.js
/** The GitHub workflows that use the gate: will they start, and who can rewrite them? */







const FOLDER = '.github/workflows';
/**
 * @param root of the repository
 * @param version of this program, for the remedy of a step without one
 */
async function examineWorkflows(root, environment, version) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, FOLDER)).catch(() => []);
    const findings = [];
    const steps = [];
    for (const name of names.filter((each) => /\.ya?ml$/.test(each)).sort()) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(root, FOLDER, name), 'utf8').catch(() => '');
        if (!/plangate\/plangate/i.test(text))
            continue;
        const examined = await examineFile({ path: `${FOLDER}/${name}`, text, root, version });
        findings.push(...examined.findings);
        steps.push(...examined.steps);
    }
    const gates = steps.filter(({ folder }) => folder === '');
    const [gate, ...others] = gates;
    const isSound = findings.every(({ state }) => state !== 'problem');
    const inputs = gate && others.length === 0 && isSound ? literalInputs(gate) : {};
    return { findings: [...findings, ...(await examineOrigin(root, environment, gates))], inputs };
}
async function examineFile({ path, text, root, version }) {
    const read = readWorkflow(path, text);
    if ('problem' in read) {
        const fix = 'Correct it: GitHub starts nothing of this file before that.';
        return { findings: [(0,finding/* problem */.CC)(read.at, read.problem, fix, command/* EXIT */.dc.badInput)], steps: [] };
    }
    const { workflow } = read;
    const steps = gateStepsOf(workflow);
    if (steps.length === 0)
        return { findings: [], steps };
    const jobs = [...new Set(steps.map(({ job }) => job))];
    const findings = examineStructure(workflow, jobs);
    for (const step of steps) {
        findings.push(...examineVersion(step, version));
        if (step.folder === '')
            findings.push(...(await examineInputs(step, root)));
        if (step.folder === '' || step.folder === 'combine')
            findings.push(...examineJob(step));
    }
    const isWell = findings.every(({ state }) => state === 'ok' || state === 'unknown');
    const started = [...workflow.triggers.keys()].join(', ');
    return { findings: isWell ? [(0,finding.ok)(path, `starts on ${started}`), ...findings] : findings, steps };
}
/** Who can rewrite what judges a pull request: as much of it as this checkout and job show. */
async function examineOrigin(root, environment, gates) {
    const elsewhere = fromElsewhere(environment);
    const seen = [
        elsewhere,
        await codeOwners(root),
        gates.some(({ job }) => job.body['environment'] !== undefined) &&
            'its job names an environment, which may keep the token from unreviewed branches',
        gates.some(({ workflow }) => workflow.triggers.has('workflow_call')) &&
            'it can be called from other repositories (workflow_call)',
    ].filter((text) => typeof text === 'string');
    const findings = seen.map((text) => (0,finding.ok)('workflow', text));
    if ((gates.length === 0 && findings.length === 0) || elsewhere !== undefined)
        return findings;
    const fix = 'Require the workflow by a ruleset of the organization, or let code owners review .github/ (examples/workflows/organization-gate.yml). Rulesets cannot be seen from here.';
    return [
        ...findings,
        (0,finding/* unknown */.L5)('workflow', "under pull_request its text is the pull request's own", fix),
    ];
}
const CODE_OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** In a job: the workflow's own repository, when it is not the one that is gated. */
function fromElsewhere(environment) {
    const { GITHUB_WORKFLOW_REF: at = '', GITHUB_REPOSITORY: here } = environment;
    const repository = at.split('/').slice(0, 2).join('/');
    if (at === '' || here === undefined || repository === here)
        return undefined;
    return `it comes from ${repository}: no pull request here rewrites it`;
}
async function codeOwners(root) {
    for (const path of CODE_OWNERS) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => undefined);
        if (text === undefined)
            continue;
        const covers = /^(?:\*{1,2}|\/?\.github(?:\/|\/\*{1,2}|\/workflows(?:\/.*)?)?)\s+\S/;
        const line = text.split('\n').findIndex((each) => covers.test(each.trim())) + 1;
        return line === 0
            ? undefined
            : `.github/ has code owners (${path}:${line}); a ruleset must ask for their review`;
    }
    return undefined;
}
//# sourceMappingURL=examine-workflows.js.map

/***/ })

};
