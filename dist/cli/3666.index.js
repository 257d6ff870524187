"use strict";
exports.id = 3666;
exports.ids = [3666];
exports.modules = {

/***/ 69871:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: function() { return /* binding */ gateNameOf; },
/* harmony export */   ns: function() { return /* binding */ readNamedSettings; }
/* harmony export */ });
/* unused harmony export fileOfGate */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(636);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81056);
/** The name of a gate: what tells its comment, its check and its runs from those of another gate of the repository. */




/**
 * A bracket or white space would end the tag in the message of a run, and `--` or `>` a comment of HTML. Of other alphabets,
 * two names can look the same.
 */
const NAME = /^(?!.*--)[A-Za-z0-9._~@:/+%-]{1,200}$/;
/** Reads the input: one value a line, at most one of each form. @returns as a problem the end of a sentence about the input */
function readNamedSettings(text = '') {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const written = lines.filter((line) => line !== '');
    const [pinned, ...otherPins] = written.filter(_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny);
    const [path, ...otherPaths] = written.filter((line) => !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny)(line));
    if (otherPins.length === 0 && otherPaths.length === 0)
        return { value: { pinned, path } };
    const what = otherPins.length > 0 ? 'addresses' : 'paths';
    return { problem: `has two ${what}. Write at most one path, and one address of a commit.` };
}
/** Between the path and the address in the name of a gate that has both. */
const AND = '+git::';
/**
 * Names a gate by where its settings are: `default` for the usual places, so that a move between them keeps the comment, else
 * the path, the pinned address, or both. Of the address its commit is left out, which changes with each new pin.
 *
 * @returns as a problem the end of a sentence that begins with the name of the input. It does not repeat what was written, which
 *   may have a password in it
 */
function gateNameOf({ pinned, path = '' }) {
    const file = path === '' ? '' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path);
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.win32.isAbsolute(file) || file.split('/').includes('..')) {
        return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
    }
    if (file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s) {
        return { problem: `names a file \`${file}\`, as the first gate is named. Rename the file.` };
    }
    const own = _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS_PLACES */ .h.includes(file) ? '' : file;
    const parts = [own, ...(pinned === undefined ? [] : [addressOfGate(pinned)])];
    const name = parts.filter((part) => part !== '').join('+') || _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s;
    return NAME.test(name)
        ? { value: name }
        : {
            problem: 'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
        };
}
/** The file of the repository that a gate is named by; undefined for one with the usual file. */
function fileOfGate(gate) {
    const [file = ''] = gate.startsWith('git::') ? [] : gate.split(AND);
    return file === '' || file === DEFAULT_GATE ? undefined : file;
}
/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written) {
    const [address = ''] = written.replace(/^git::/, '').split('?');
    return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
//# sourceMappingURL=gate-name.js.map

/***/ }),

/***/ 3666:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examineWorkflows: function() { return /* binding */ examineWorkflows; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __webpack_require__(81908);
// EXTERNAL MODULE: ./build/src/tools/init/render-workflow.js
var render_workflow = __webpack_require__(42362);
// EXTERNAL MODULE: ./build/src/tools/doctor/diagnosis.js
var diagnosis = __webpack_require__(55092);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var settings_inputs = __webpack_require__(40198);
// EXTERNAL MODULE: ./build/src/settings/plans.js
var plans = __webpack_require__(8415);
;// CONCATENATED MODULE: ./build/src/settings/sub-actions.js


const HOSTNAME = (0,settings_inputs/* input */.hF)('Host of the service.', {
    kind: 'string',
    default: 'app.terraform.io',
    environment: ['TF_CLOUD_HOSTNAME'],
});
const TOKEN = (0,settings_inputs/* input */.hF)('API token, for the job that acts alone. It is sent to `hostname` and nowhere else.', {
    kind: 'secret',
    environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
});
const SETTINGS = (0,settings_inputs/* input */.hF)('The `settings` of the gate, if it has one. The file is read from the default branch, without a checkout.', { kind: 'string' });
const COMMAND = {
    name: 'command',
    title: 'Plangate command',
    description: 'Follows a command in a comment. Without a token of the service it asks whether its author may give it, and starts the gate again; where people override at a service, a second job has the token, and acts. With `run` it overrides one run.',
    inputs: (0,settings_inputs/* withNames */.B1)({
        command: (0,settings_inputs/* input */.hF)('The output `command` of the job before. With it, this job acts at the service: it needs `token`.', { kind: 'string' }),
        run: (0,settings_inputs/* input */.hF)('Id of a run, as in `run-CZcmD7eagjhyX0vN`: its failed policies are overridden, if the person who started the job may write in the repository. No comment is read then.', { kind: 'string' }),
        reason: (0,settings_inputs/* input */.hF)('Reason of the override of `run`. Everybody who can read the run sees it, with the person who started the job and a link.', { kind: 'string' }),
        'members-token': (0,settings_inputs/* input */.hF)('Token that reads the members of teams in `override-by`, for the job that acts. It needs to read the members of the organization; the token of a workflow cannot.', { kind: 'secret' }),
        'record-key': (0,settings_inputs/* input */.hF)('The `record-key` of the gate, for the job that acts. It is needed where that job has another `token` than the gate: without a key, runs are sealed with the token.', { kind: 'secret', environment: ['PLANGATE_RECORD_KEY'] }),
        'github-token': (0,settings_inputs/* input */.hF)('Reads the comment, and asks GitHub what its author, or who started the job, may do. It reacts to the comment, answers in the comment of the gate, and starts the jobs of the gate again.', { kind: 'secret', expression: '${{ github.token }}' }),
        hostname: HOSTNAME,
        token: TOKEN,
        settings: SETTINGS,
    }),
    outputs: (0,settings_inputs/* described */.WY)({
        command: 'The command that a job with a token has to act on: override or again. Empty when there is none. That job asks everything again, and who is in the teams of `override-by`.',
        overridden: 'Number of policies that were overridden.',
        refused: 'Number of policies that this token may not override.',
        final: 'Number of failed policies that cannot be overridden.',
        next: 'Number of policies that failed after the override and wait for a further one.',
        audit: 'Who overrode what, when, why and in which job, as a JSON list of one record or none.',
    }),
};
function gateInputs(...names) {
    const wanted = names;
    return settings_inputs/* INPUTS */.mc.filter(({ name }) => wanted.includes(name));
}
const APPLY = {
    name: 'apply',
    title: 'Plangate apply',
    description: 'On `push`: plans and judges what was merged, and applies what the merged pull requests have shown.',
    post: 'post/index.js',
    inputs: [
        ...gateInputs('token', 'hostname', 'record-key', 'local', 'settings'),
        ...gateInputs('github-token', 'members-token'),
    ],
    outputs: [
        ...(0,settings_inputs/* described */.WY)({
            applied: 'What became of the first workspace that was not applied, else of the last one: applied, nothing, against-policy, failed, unknown, not-green, unseen, refused or not-reached.',
            green: 'Whether all that there is to apply was applied and passes: true or false.',
            'report-json': 'Path of the report on the apply as JSON.',
        }),
        ...settings_inputs/* OUTPUTS */.py.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
    ],
};
const COMBINE = {
    name: 'combine',
    title: 'Plangate combine',
    description: 'Judges the runs of all groups of a matrix again: one verdict, one comment, one required check. For large organizations.',
    inputs: [
        ...(0,settings_inputs/* withNames */.B1)({
            groups: (0,settings_inputs/* input */.hF)('The output of `plangate matrix`, taken from its job and never from an artifact.', { kind: 'string', required: true }),
            from: (0,settings_inputs/* input */.hF)('Directory with the reports of the groups: every *.json below it.', {
                kind: 'path',
                default: settings_inputs/* DEFAULT_REPORTS_DIRECTORY */.mP,
            }),
        }),
        ...gateInputs('token', 'hostname', 'record-key', 'settings'),
        ...gateInputs('github-token', 'members-token', 'checks-token', 'check-run-id'),
    ],
    outputs: settings_inputs/* OUTPUTS */.py,
};
/**
 * All sub-actions. `ofGate` has the names of the inputs of the gate that mean the same here: a page names them and explains
 * only the others.
 */
const SUB_ACTIONS = [COMMAND, APPLY, COMBINE].map((action) => {
    const gateSpecs = new Set(settings_inputs/* INPUTS */.mc);
    const ofGate = action.inputs.filter((spec) => gateSpecs.has(spec)).map(({ name }) => name);
    return { ...action, ofGate };
});
/**
 * Reads the inputs of a sub-action: each text is that of the input, else of its environment variables, else its default.
 *
 * @param inputs input name → text; names that are no input become problems
 * @returns the texts of the inputs that have one
 */
function readSubInputs(action, inputs, environment) {
    const problems = unknownInputs(inputs, action.inputs);
    const values = {};
    for (const spec of action.inputs) {
        const { name } = spec;
        const texts = [
            inputs[name],
            ...(spec.environment ?? []).map((variable) => environment[variable]),
            spec.default,
        ];
        const text = texts.map((candidate) => candidate?.trim()).find(Boolean);
        if (text !== undefined)
            values[name] = text;
    }
    return { values, problems };
}
//# sourceMappingURL=sub-actions.js.map
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/settings/settings-file/gate-name.js
var gate_name = __webpack_require__(69871);
// EXTERNAL MODULE: ./build/src/settings/settings-file/read-settings-file.js
var read_settings_file = __webpack_require__(70955);
;// CONCATENATED MODULE: ./build/src/tools/doctor/read-keys.js
/** What the `plangate.yml` of this checkout says, for an examination of the workflows beside it. */





/**
 * Reads it. What is wrong with the file is said where the settings of the gate are examined.
 *
 * @param root absolute path of the repository
 * @param written the input `settings` of the step; undefined for the file with the usual name
 * @returns by key; empty where nothing can be read
 */
async function readKeysHere(root, written) {
    const named = (0,gate_name/* readNamedSettings */.ns)(written);
    if ('problem' in named || named.value.pinned !== undefined)
        return new Map();
    const { path: own } = named.value;
    const usual = own === undefined ? await (0,repository_contents/* findSettingsHere */.ZK)(root) : { path: own };
    if (usual === undefined || 'problems' in usual)
        return new Map();
    const { path } = usual;
    try {
        const reading = (0,read_settings_file.readSettingsFile)(await (0,read_regular/* readRegular */.VX)((0,external_node_path_.join)(root, path)), path);
        return 'file' in reading ? reading.file.values : new Map();
    }
    catch {
        return new Map();
    }
}
//# sourceMappingURL=read-keys.js.map
// EXTERNAL MODULE: ./build/src/tools/doctor/read-workflow.js
var read_workflow = __webpack_require__(15431);
;// CONCATENATED MODULE: ./build/src/tools/doctor/gate-steps.js
/** The steps of a workflow that use the gate or a sub-action, with their inputs and what `plangate.yml` says beside them. */






/** This action, or one of its sub-actions, and its version. */
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;
/** Those of a workflow, in their order. @param root absolute path of the repository */
function gateStepsOf(workflow, root) {
    const steps = workflow.jobs.flatMap((job) => job.steps.map((step) => ({ job, step })));
    const ofGate = steps.flatMap(({ job, step }) => {
        const match = THIS_ACTION.exec((0,read_workflow/* scalarText */.ws)(step.body['uses']).trim());
        if (match === null)
            return [];
        const [, folder = '', ref] = match;
        const inputs = readStepInputs({ workflow, job }, step, folder);
        return [{ workflow, job, step, inputs, folder, ref }];
    });
    return Promise.all(ofGate.map(async (step) => {
        const keys = await readKeysHere(root, step.inputs.written['settings']);
        return { ...step, keys };
    }));
}
/** The inputs of a step: those of its `with`, and those that an expression in a variable of the environment sets. */
function readStepInputs({ workflow, job }, step, folder) {
    const inputs = { written: {}, setByExpression: new Set() };
    const names = specsOf(folder)?.map(({ name }) => name);
    for (const [name, value] of Object.entries((0,parse/* recordOf */.zv)(step.body['with']))) {
        if (value === null || value === undefined || names?.includes(name) === false)
            continue;
        const text = (0,read_workflow/* scalarText */.ws)(value);
        // GitHub refuses a list or a mapping: its parser reports it.
        if (typeof value === 'object' || text.includes('${{'))
            inputs.setByExpression.add(name);
        else
            inputs.written[name] = text;
    }
    for (const { env } of [workflow.body, job.body, step.body]) {
        for (const [name, value] of Object.entries((0,parse/* recordOf */.zv)(env))) {
            if (!(0,read_workflow/* scalarText */.ws)(value).includes('${{'))
                continue;
            for (const spec of settings_inputs/* INPUTS */.mc) {
                if (spec.environment?.includes(name))
                    inputs.setByExpression.add(spec.name);
            }
        }
    }
    // Some inputs say where plans come from whatever their value is, so also if an expression sets them.
    const set = Array.from(inputs.setByExpression, (name) => [name, 'set']);
    const way = (0,plans/* wayOf */.VO)({ ...Object.fromEntries(set), ...inputs.written });
    if (folder === '' && !(0,plans/* asksService */.mz)(way))
        inputs.written['local'] = 'true';
    return inputs;
}
/** The inputs of the action, or of the sub-action in this folder; undefined if there is none. */
function specsOf(folder) {
    if (folder === '')
        return settings_inputs/* INPUTS */.mc.filter((spec) => (0,settings_inputs/* existsAt */.Sw)(spec, 'action'));
    return SUB_ACTIONS.find(({ name }) => name === folder)?.inputs;
}
/** Other servers take addresses in `uses:`, and less or more than GitHub elsewhere. */
const isForGitHub = ({ path }) => path.startsWith('.github/');
//# sourceMappingURL=gate-steps.js.map
;// CONCATENATED MODULE: ./build/src/tools/doctor/examine-job.js
/** The job of a gate: does it start for every change, may it do what the gate does, and does its result count? */









/** @param callers jobs of this repository that call the gate's workflow */
function examineJob(gate, callers) {
    const { workflow, job, step, inputs, folder } = gate;
    // Only the gate itself has to run for every pull request. Other events may start a sub-action.
    const startedBy = folder === '' ? [gate, ...callers] : [];
    const ignoringFailures = [
        { body: job.body, what: (0,sentence/* literal */.eu) `job`, place: workflow.lineOf('jobs', job.name) },
        { body: step.body, what: (0,sentence/* literal */.eu) `step`, place: step.place },
    ].filter(({ body }) => body['continue-on-error'] === true);
    return [
        ...startedBy.flatMap((starter) => examineTriggers(starter, inputs)),
        ...(folder === '' ? examinePermissions(gate) : []),
        ...(folder === '' ? examineRunner(gate) : []),
        ...(folder === '' ? examineMembersToken(gate) : []),
        ...(folder === '' ? examineScanners(gate) : []),
        ...ignoringFailures.map(({ what, place }) => {
            const says = (0,sentence/* phrase */.MZ) `has ${(0,sentence/* typed */.nE)('continue-on-error')} on the ${what}: the job passes although the gate fails`;
            const remedy = (0,sentence/* phrase */.MZ) `Take it out, or use ${(0,sentence/* typed */.nE)('fail-on: never')}.`;
            return (0,diagnosis/* note */.N4)(place, (0,finding/* finding */.gk)('failure-ignored', says, { remedy }));
        }),
    ];
}
/**
 * What the gate does with the token of the job: the permission, what is missing without it, and what makes it needless. A group of
 * a matrix, which an expression names, leaves comment and annotations to the job that combines all of them.
 */
const PERMISSIONS = [
    {
        name: 'pull-requests',
        lost: (0,sentence/* literal */.eu) `it writes no comment, and lists no changed files`,
        unless: ({ inputs: { written, setByExpression }, keys }) => (written['comment'] ?? keys.get('comment')?.value) === 'off' ||
            setByExpression.has('group') ||
            written['github-token'] !== undefined ||
            setByExpression.has('github-token'),
    },
    {
        name: 'checks',
        lost: (0,sentence/* literal */.eu) `it puts no annotations at the lines at fault`,
        unless: ({ inputs: { written, setByExpression }, keys }) => keys.get('annotate')?.value === 'off' ||
            setByExpression.has('group') ||
            written['checks-token'] !== undefined ||
            setByExpression.has('checks-token'),
    },
];
/** What the job may not do with its own token, where the workflow says what it may. */
function examinePermissions(gate) {
    const { workflow, job } = gate;
    const written = job.body['permissions'] ?? workflow.body['permissions'];
    if (written === undefined || written === 'write-all' || !isForGitHub(workflow))
        return [];
    const place = job.body['permissions'] === undefined
        ? workflow.lineOf('permissions')
        : workflow.lineOf('jobs', job.name, 'permissions');
    const given = (0,parse/* recordOf */.zv)(written);
    const findings = PERMISSIONS.filter(({ name, unless }) => given[name] !== 'write' && !unless(gate)).map(({ name, lost }) => {
        return lacksPermission(place, `${name}: write`, lost);
    });
    const checksOut = job.steps.some(({ body }) => (0,read_workflow/* scalarText */.ws)(body['uses']).startsWith('actions/checkout@'));
    const mayRead = written === 'read-all' || ['read', 'write'].includes((0,read_workflow/* scalarText */.ws)(given['contents']));
    if (!checksOut || mayRead)
        return findings;
    const lost = (0,sentence/* literal */.eu) `a private repository is not checked out`;
    return [lacksPermission(place, 'contents: read', lost), ...findings];
}
/** @param lost what the gate does not do without the permission */
function lacksPermission(place, permission, lost) {
    const says = (0,sentence/* phrase */.MZ) `gives the job of the gate no ${(0,sentence/* typed */.nE)(permission)}: ${lost}`;
    const remedy = (0,sentence/* phrase */.MZ) `Add ${(0,sentence/* typed */.nE)(permission)} to the ${(0,sentence/* typed */.nE)('permissions')} of the job.`;
    return (0,diagnosis/* note */.N4)(place, (0,finding/* finding */.gk)(errors/* CODES */.Lp.lacksHostRight, says, { remedy, actor: 'operators' }));
}
const FROM_STEP = /^\$\{\{\s*steps\.([\w-]+)\.outputs\.token\s*\}\}$/;
const OF_WORKFLOW = /^\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}$/;
const MAKE_TOKEN = (0,sentence/* phrase */.MZ) `Make it with ${(0,sentence/* typed */.nE)('actions/create-github-app-token')} and ${(0,sentence/* typed */.nE)('permission-members: read')}, and nothing else.`;
/** Everybody who may push a branch can read the secrets of the gate: a token that reads teams has to be good for nothing else. */
function examineMembersToken({ job, step }) {
    const inputs = (0,parse/* recordOf */.zv)(step.body['with']);
    const written = (0,read_workflow/* scalarText */.ws)(inputs['members-token']).trim();
    if (written === '')
        return [];
    const why = excessOf(written, inputs, job);
    if (why === undefined)
        return [];
    const says = (0,sentence/* phrase */.MZ) `has a ${(0,sentence/* typed */.nE)('members-token')} ${why}`;
    return [(0,diagnosis/* note */.N4)(step.place, (0,finding/* finding */.gk)('members-token-wide', says, { remedy: MAKE_TOKEN }))];
}
function excessOf(written, inputs, { steps }) {
    if (OF_WORKFLOW.test(written)) {
        return (0,sentence/* phrase */.MZ) `that is the one of the workflow, and cannot read teams`;
    }
    const others = Object.entries(inputs).filter(([name]) => name !== 'members-token');
    const same = others.find(([, value]) => (0,read_workflow/* scalarText */.ws)(value).trim() === written);
    if (same !== undefined) {
        return (0,sentence/* phrase */.MZ) `that is ${(0,sentence/* typed */.nE)(same[0])} as well, and may do more than read teams`;
    }
    const [, id] = FROM_STEP.exec(written) ?? [];
    const maker = steps.find(({ body }) => id !== undefined && body['id'] === id);
    if (!(0,read_workflow/* scalarText */.ws)(maker?.body['uses']).startsWith('actions/create-github-app-token@'))
        return undefined;
    const given = Object.entries((0,parse/* recordOf */.zv)(maker?.body['with']))
        .filter(([name]) => name.startsWith('permission-'))
        .map(([name, value]) => `${name}: ${(0,read_workflow/* scalarText */.ws)(value)}`);
    if (given.length === 0)
        return (0,sentence/* phrase */.MZ) `with all permissions of its app`;
    const wide = given.filter((each) => each !== 'permission-members: read');
    const names = (0,sentence/* firstParts */.J4)(wide.map(sentence/* setting */.Pe), 5);
    return wide.length === 0 ? undefined : (0,sentence/* phrase */.MZ) `with more than it needs (${names})`;
}
/** The files of scanners that no step before the gate seems to write. A script that a step starts is not read. */
function examineScanners({ job, step, keys }) {
    const entries = (keys.get('scanners')?.value ?? []);
    const before = job.steps.slice(0, job.steps.indexOf(step));
    const text = JSON.stringify(before.map(({ body }) => body)).toLowerCase();
    const isNamed = (...words) => words.some((word) => text.includes(word.toLowerCase()));
    return entries.flatMap(({ file, tool, base }) => {
        const [program = tool] = tool.split(' ');
        const missing = [
            ...(isNamed(program, ...pathWords(file)) ? [] : [file]),
            ...(base === undefined || isNamed(...pathWords(base)) ? [] : [base]),
        ];
        return missing.map((path) => {
            const says = (0,sentence/* phrase */.MZ) `no step before it is seen to write ${(0,sentence/* filePart */.A4)(path)}, and without that file what ${(0,sentence/* setting */.Pe)(tool)} found is ${path === file ? 'not known' : 'all new'}`;
            const remedy = (0,sentence/* phrase */.MZ) `Let an earlier step of this job write it: ${(0,sentence/* foreign */.V$)((0,own_pages/* ownPage */.SO)('docs/scanners.md#the-calls'))}.`;
            return (0,diagnosis/* note */.N4)(step.place, (0,finding/* finding */.gk)('scan-step-unseen', says, { remedy, actor: 'operators' }));
        });
    });
}
/** A step names a file, or the directory that the scanner makes for it. */
function pathWords(path) {
    const directory = external_node_path_.posix.dirname(path);
    return directory === '.' ? [path] : [path, directory];
}
/** A runner of GitHub has the Node.js of the action. One of one's own may be older. */
function examineRunner({ workflow, job }) {
    const labels = [job.body['runs-on'] ?? []].flat().map(read_workflow/* scalarText */.ws);
    if (isForGitHub(workflow) && !labels.includes('self-hosted'))
        return [];
    const says = (0,sentence/* phrase */.MZ) `runs on a machine of your own, and whether its runner knows ${(0,sentence/* typed */.nE)('node24')} is not seen from here`;
    const remedy = (0,sentence/* phrase */.MZ) `Update the runner if the job ends with ${(0,sentence/* quoted */.TL)('unknown runs.using node24')}.`;
    const place = workflow.lineOf('jobs', job.name, 'runs-on');
    return [(0,diagnosis/* unknown */.L5)(place, (0,finding/* finding */.gk)('runner-unseen', says, { remedy }))];
}
/** Conditions that are met even if an earlier job failed: `always()` and `!cancelled()`, bare or in `${{ }}`. */
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;
/** Whether the job starts for every change: the events of its workflow, their filters, and its own condition. */
function examineTriggers({ workflow, job }, { written, setByExpression }) {
    const { triggers, lineOf } = workflow;
    const findings = [];
    for (const event of ['pull_request', 'pull_request_target']) {
        const filters = triggers.get(event);
        if (filters === undefined)
            continue;
        const types = [filters['types'] ?? []].flat().map(String);
        if (types.length > 0 && !types.includes('synchronize')) {
            const says = (0,sentence/* phrase */.MZ) `does not run when a pull request gets new commits (${(0,sentence/* typed */.nE)('types')} of ${(0,sentence/* setting */.Pe)(event)})`;
            const remedy = (0,sentence/* phrase */.MZ) `Add ${(0,sentence/* typed */.nE)('synchronize')}, or leave ${(0,sentence/* typed */.nE)('types')} out.`;
            findings.push((0,diagnosis/* note */.N4)(lineOf('on', event), (0,finding/* finding */.gk)('gate-not-started', says, { remedy })));
        }
        if (filters['paths'] !== undefined || filters['paths-ignore'] !== undefined) {
            const says = (0,sentence/* phrase */.MZ) `runs for some paths only: where the check is required, other pull requests wait for it without end`;
            const remedy = (0,sentence/* phrase */.MZ) `Where it is required, let it run on all of them; ${(0,sentence/* typed */.nE)('affected-only')} leaves out what no file touches.`;
            findings.push((0,diagnosis/* unknown */.L5)(lineOf('on', event), (0,finding/* finding */.gk)('gate-not-started', says, { remedy })));
        }
    }
    // A job that judges the plan of another one does not run code of the pull request.
    const judgesPlan = written['plan'] !== undefined || setByExpression.has('plan');
    // An environment can have reviewers, who see the files before the job starts.
    const hasEnvironment = job.body['environment'] !== undefined;
    if (triggers.has('pull_request_target') && !judgesPlan && !hasEnvironment) {
        const says = (0,sentence/* phrase */.MZ) `runs on ${(0,sentence/* setting */.Pe)('pull_request_target')}`;
        const remedy = (0,sentence/* phrase */.MZ) `Use ${(0,sentence/* typed */.nE)('on: pull_request')}: a plan runs code, and here it would run with your secrets.`;
        findings.push((0,diagnosis/* note */.N4)(lineOf('on'), (0,finding/* finding */.gk)('secrets-handed-out', says, { remedy })));
    }
    findings.push(...examineMergeQueue({ workflow, job }));
    const condition = job.body['if'];
    if (condition !== undefined && !ALWAYS.test((0,read_workflow/* scalarText */.ws)(condition).trim())) {
        const says = (0,sentence/* phrase */.MZ) `skips the job ${(0,sentence/* quoted */.TL)(job.name)} unless its ${(0,sentence/* typed */.nE)('if')} is met, and a required check that is skipped counts as passed`;
        findings.push((0,diagnosis/* unknown */.L5)(lineOf('jobs', job.name), (0,finding/* finding */.gk)('gate-not-started', says)));
    }
    return findings;
}
/**
 * Whether entries of a merge queue cancel each other. Its event has no number of a pull request, so a concurrency group
 * that is named after that number alone is the same group for all entries.
 */
function examineMergeQueue({ workflow, job }) {
    if (!workflow.triggers.has('merge_group'))
        return [];
    const blocks = [
        { body: workflow.body['concurrency'], place: workflow.lineOf('concurrency') },
        { body: job.body['concurrency'], place: workflow.lineOf('jobs', job.name, 'concurrency') },
    ];
    return blocks.flatMap(({ body, place }) => {
        const concurrency = (0,parse/* recordOf */.zv)(body);
        const group = (0,read_workflow/* scalarText */.ws)(concurrency['group']);
        const isOfOneEntry = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
        if (concurrency['cancel-in-progress'] !== true || isOfOneEntry)
            return [];
        const says = (0,sentence/* phrase */.MZ) `cancels every entry of the merge queue but the newest: all of them have the group ${(0,sentence/* quoted */.TL)(group)}`;
        const remedy = (0,sentence/* phrase */.MZ) `Write ${(0,sentence/* typed */.nE)('${{ github.event.pull_request.number || github.ref }}')} in the group.`;
        return [(0,diagnosis/* note */.N4)(place, (0,finding/* finding */.gk)('queue-canceled', says, { remedy }))];
    });
}
//# sourceMappingURL=examine-job.js.map
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/features.js
var features = __webpack_require__(15478);
// EXTERNAL MODULE: ./build/node_modules/@actions/workflow-parser/dist/index.js
var dist = __webpack_require__(45808);
// EXTERNAL MODULE: ./build/node_modules/@actions/workflow-parser/dist/model/convert.js + 22 modules
var convert = __webpack_require__(55323);
// EXTERNAL MODULE: ./build/node_modules/@actions/workflow-parser/dist/templates/template-context.js + 1 modules
var template_context = __webpack_require__(60377);
// EXTERNAL MODULE: ./build/node_modules/@actions/workflow-parser/dist/templates/tokens/types.js
var types = __webpack_require__(63070);
// EXTERNAL MODULE: ./build/node_modules/@actions/workflow-parser/dist/workflows/workflow-schema.js + 14 modules
var workflow_schema = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/tools/doctor/parse-as-github.js
/** What GitHub's own parser of workflows, that of its editor extension, says of a file. */






/** GitHub runs steps in the background (`parallel`). Its parser refuses them unless this is set. */
const featureFlags = new features/* FeatureFlags */.g({ allowBackgroundSteps: true });
/**
 * What GitHub would refuse in a workflow.
 *
 * @param textOf gives the text of a workflow of this repository, which a job can call; undefined if there is none
 * @returns in the order of the file, one refusal for each place
 */
async function parseAsGitHub(path, text, textOf) {
    const context = new template_context/* TemplateContext */.m(new template_context/* TemplateValidationErrors */.R(), (0,workflow_schema/* getWorkflowSchema */.L)(), new dist/* NoOperationTraceWriter */.P0());
    context.state['featureFlags'] = featureFlags;
    const { value: root } = (0,dist/* parseWorkflow */.hM)({ name: path, content: text }, context);
    const parseErrors = context.errors.getErrors().map(toWorkflowError);
    const otherErrors = root === undefined ? [] : await conversionErrors(context, root, path, textOf);
    const accepted = root === undefined ? [] : acceptedPositions(root);
    const errors = new Map();
    for (const error of [...parseErrors, ...otherErrors]) {
        const position = positionOf(error);
        if (errors.has(position) || accepted.includes(position))
            continue;
        // Errors of YAML repeat the position, and have an excerpt of the file below their first line.
        const [firstLine = ''] = error.message.split('\n', 1);
        const sentence = firstLine.replace(/ at line \d+, column \d+:$/, '');
        errors.set(position, { ...error, message: sentence });
    }
    return [...errors.values()].sort((one, other) => one.line - other.line || one.column - other.column);
}
function toWorkflowError({ rawMessage, range }) {
    return { ...(range?.start ?? { line: 1, column: 1 }), message: rawMessage };
}
/** What the parser finds when it converts a file of the right shape: times, names, jobs that need each other. */
async function conversionErrors(context, root, path, textOf) {
    const parseErrorCount = context.errors.count;
    const files = {
        async getFileContent(file) {
            // What is in another repository is unknown: the parser passes over what is no YAML.
            if ('repository' in file)
                return { name: file.path, content: '[' };
            const content = textOf(file.path);
            if (content === undefined)
                throw new Error(`${file.path} is not there`);
            return { name: file.path, content };
        },
    };
    // A file without the key has no jobs, whatever the type says.
    const converted = await (0,dist/* convertWorkflowTemplate */.DE)(context, root, files, {
        errorPolicy: convert/* ErrorPolicy */.t.TryConversion,
        fetchReusableWorkflowDepth: 1,
        featureFlags,
    });
    const jobs = childOf(root, 'jobs');
    const jobIds = jobs !== undefined && (0,dist/* isMapping */.pi)(jobs) ? [...jobs].map(({ key }) => String(key)) : [];
    const hasLostJobs = (converted.jobs?.length ?? 0) < jobIds.length;
    return (context.errors
        .getErrors()
        .slice(parseErrorCount)
        // What is wrong in a called file is said of that file.
        .filter(({ prefix }) => prefix?.startsWith(`${path} `))
        .map(toWorkflowError)
        .filter(({ message }) => !isOfConversion(message, jobIds, hasLostJobs)));
}
/**
 * Whether an error is of the conversion, and not of the file. The conversion stops at an expression where the schema
 * takes one (`env: ${{ fromJSON(…) }}`). It loses the job then, and what it says of `needs` counts for nothing.
 *
 * @param jobIds of the file
 * @param hasLostJobs whether the conversion lost some of them
 */
function isOfConversion(message, jobIds, hasLostJobs) {
    if (/^Unexpected type '\w+' encountered while reading /.test(message))
        return true;
    if (!hasLostJobs)
        return false;
    const [, neededId] = /^Job '.*' depends on unknown job '(.*)'\.$/.exec(message) ?? [];
    if (neededId !== undefined)
        return jobIds.includes(neededId);
    return (message === 'The workflow must contain at least one job with no dependencies.' ||
        message.endsWith('creates a cycle in the dependency graph.'));
}
/**
 * What GitHub accepts and its parser does not: inputs of `workflow_dispatch` without anything below them, and
 * `repository_dispatch` without types.
 *
 * @returns positions as `line:column`
 */
function acceptedPositions(root) {
    const on = childOf(root, 'on');
    const events = on !== undefined && (0,dist/* isSequence */.wZ)(on) ? [...on] : [on];
    const inputs = childOf(childOf(on, 'workflow_dispatch'), 'inputs');
    const inputPairs = inputs !== undefined && (0,dist/* isMapping */.pi)(inputs) ? [...inputs] : [];
    const mayBeEmpty = [inputs, ...inputPairs.map(({ value }) => value)];
    const accepted = [
        ...events.filter((event) => event && (0,dist/* isString */.Kg)(event) && event.value === 'repository_dispatch'),
        ...mayBeEmpty.filter((token) => token?.templateTokenType === types/* TokenType */.k.Null),
    ];
    return accepted.flatMap((token) => token?.range === undefined ? [] : [positionOf(token.range.start)]);
}
function childOf(token, key) {
    return token !== undefined && (0,dist/* isMapping */.pi)(token) ? token.find(key) : undefined;
}
function positionOf({ line, column }) {
    return `${line}:${column}`;
}
//# sourceMappingURL=parse-as-github.js.map
;// CONCATENATED MODULE: ./build/src/tools/doctor/examine-workflows.js
/** The GitHub workflows that use the gate: will they start, and does the gate get what it needs? */













/** Gitea and Forgejo read the first of theirs that is there. */
const WORKFLOW_DIRECTORIES = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];
const ACTION_NAME = /plangate\/plangate/i;
/** Examines the workflows that use the gate or a sub-action, and those that call them. @param version of this program */
async function examineWorkflows(root, version) {
    const texts = await readWorkflowTexts(root);
    const files = Array.from(texts, ([path, text]) => ({ path, text, ...(0,read_workflow/* readWorkflow */.S6)(path, text) }));
    const calls = files.flatMap((file) => ('workflow' in file ? (0,read_workflow/* callsOf */.p9)(file.workflow) : []));
    const findings = [];
    const gates = [];
    for (const file of files) {
        if (!('workflow' in file)) {
            if (!ACTION_NAME.test(file.text))
                continue;
            const faults = file.problem === undefined
                ? await examineStructure(file, texts)
                : [refused(file.path, (0,sentence/* foreign */.V$)(file.problem))];
            // The others follow from the first.
            findings.push(...faults.slice(0, 1));
            continue;
        }
        const { workflow } = file;
        // A misspelt key above the steps hides them, so a file that names the action is examined.
        const namesAction = ACTION_NAME.test(JSON.stringify(workflow.body));
        const steps = await gateStepsOf(workflow, root);
        const callers = calls.filter(({ called }) => called === file.path);
        const ofFile = [];
        if (steps.length > 0 || namesAction) {
            for (const read of [workflow, ...callers.map((call) => call.workflow)].filter(isForGitHub)) {
                ofFile.push(...(await examineStructure(read, texts)));
            }
        }
        for (const step of steps)
            ofFile.push(...examineStep(step, callers, version));
        if (steps.length > 0 && ofFile.every(({ state }) => state === 'ok' || state === 'unknown')) {
            const events = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, ...[...workflow.triggers.keys()].map(sentence/* setting */.Pe));
            findings.push((0,diagnosis.ok)(file.path, (0,sentence/* phrase */.MZ) `starts on ${events}`));
        }
        findings.push(...ofFile);
        gates.push(...steps.filter(({ folder }) => folder === ''));
    }
    // A file may be examined once for itself and once as a caller: its findings are reported once.
    const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    const checks = gates.flatMap((gate) => checkNames(gate, calls));
    return {
        findings: [...distinct.values()],
        gates: gates.map(examinedGate),
        checks: [...new Set(checks)],
    };
}
/** Path of each workflow, relative to the repository → its text; empty for one that cannot be read. */
async function readWorkflowTexts(root) {
    const texts = new Map();
    for (const directory of WORKFLOW_DIRECTORIES) {
        const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, directory)).catch(() => []);
        for (const name of names.filter((file) => /\.ya?ml$/.test(file)).sort()) {
            const path = `${directory}/${name}`;
            texts.set(path, await (0,read_regular/* readRegular */.VX)((0,external_node_path_.join)(root, path)).catch(() => ''));
        }
    }
    return texts;
}
/** A file of which GitHub starts nothing. */
function refused(place, says) {
    const remedy = (0,sentence/* phrase */.MZ) `Correct it: GitHub starts nothing of this file before that.`;
    return (0,diagnosis/* problem */.CC)(place, (0,finding/* finding */.gk)('workflow-refused', says, { remedy, actor: 'operators' }));
}
/** What GitHub's own parser refuses. @param texts of the workflows of this repository, by their paths */
async function examineStructure({ path, text }, texts) {
    const refusals = await parseAsGitHub(path, text, (called) => texts.get(called));
    const seen = isForGitHub({ path }) ? (0,sentence/* literal */.eu) `GitHub refuses it` : (0,sentence/* literal */.eu) `cannot be read`;
    return refusals.map(({ line, message }) => refused(`${path}:${line}`, (0,sentence/* phrase */.MZ) `${seen}: ${(0,sentence/* foreign */.V$)(message)}`));
}
/** Of a sub-action that neither judges nor reports, only its version and its token matter. */
function examineStep(step, callers, version) {
    const judgesOrReports = ['', 'combine', 'apply'].includes(step.folder);
    return [
        ...examineVersion(step, version),
        ...examineToken(step),
        ...examineInputs(step),
        ...(judgesOrReports ? examineJob(step, callers) : []),
    ];
}
function examinedGate({ workflow, step, inputs }) {
    const writesDigest = workflow.jobs.some(({ steps }) => steps.some(({ body }) => /\bplangate digest\b/.test((0,read_workflow/* scalarText */.ws)(body['run']))));
    const { written, setByExpression } = inputs;
    return {
        place: step.place,
        inputs: written,
        setByExpression: [...setByExpression],
        writesDigest,
    };
}
/** The version that `uses` names: a commit is the only one that cannot be changed. @param version of this program */
function examineVersion({ step, ref = '' }, version) {
    // GitHub allows no expression here: its own parser, which `doctor` runs too, reports it.
    if (ref.includes('${{') || /^[0-9a-f]{40}$/.test(ref))
        return [];
    const remedy = (0,sentence/* phrase */.MZ) `Name the commit of the release; this prints it: ${(0,sentence/* typed */.nE)((0,render_workflow/* commitCommand */.VO)(version))}`;
    const found = (says) => (0,finding/* finding */.gk)('version-not-pinned', says, { remedy });
    // `init` writes `<sha>` where it does not know the commit.
    if (ref.includes('<')) {
        return [(0,diagnosis/* problem */.CC)(step.place, found((0,sentence/* phrase */.MZ) `still has ${(0,sentence/* quoted */.TL)(ref)} in place of the version`))];
    }
    const says = (0,sentence/* phrase */.MZ) `uses ${(0,sentence/* quoted */.TL)(ref)}, which is no whole commit and can be moved`;
    return [(0,diagnosis/* note */.N4)(step.place, found(says))];
}
/** Names under `with:` that are no inputs. GitHub starts the action all the same, and the step refuses them. */
function examineInputs({ step, folder }) {
    const specs = specsOf(folder);
    if (specs === undefined)
        return [];
    const names = Object.keys((0,parse/* recordOf */.zv)(step.body['with']));
    const wrong = (0,settings/* unknownInputs */.qs)(Object.fromEntries(names.map((name) => [name, ''])), specs);
    return wrong.map((one) => {
        const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(one.where)} is not an input`;
        return (0,diagnosis/* problem */.CC)(step.place, { ...(0,diagnosis/* findingOfProblem */.SD)(one), says });
    });
}
/** A token that is written into the file. */
function examineToken({ step, inputs }) {
    if ((inputs.written['token'] ?? '').trim() === '')
        return [];
    const says = (0,sentence/* phrase */.MZ) `has the token written into it, for everybody who reads the repository`;
    const remedy = (0,sentence/* phrase */.MZ) `Revoke that token, keep a new one as a secret, and pass ${(0,sentence/* typed */.nE)('token: ${{ secrets.TF_API_TOKEN }}')}.`;
    return [(0,diagnosis/* problem */.CC)(step.place, (0,finding/* finding */.gk)('token-written', says, { remedy }))];
}
/**
 * The names of the checks that the job of a gate makes, as its host gives them: by these a branch requires them. A job with a
 * matrix, or a name that an expression makes, has none that is known here.
 */
function checkNames({ workflow, job }, calls) {
    const name = jobName(job);
    if (name === undefined || job.body['strategy'] !== undefined)
        return [];
    if (!isForGitHub(workflow)) {
        const title = (0,read_workflow/* scalarText */.ws)(workflow.body['name']) || workflow.path.replace(/^.*\//, '');
        const events = [...workflow.triggers.keys()].filter((event) => event.startsWith('pull_request'));
        return events.map((event) => `${title} / ${name} (${event})`);
    }
    const callers = calls.filter(({ called }) => called === workflow.path);
    if (callers.length === 0)
        return workflow.triggers.has('workflow_call') ? [] : [name];
    return callers.flatMap((call) => {
        const caller = jobName(call.job);
        return caller === undefined ? [] : [`${caller} / ${name}`];
    });
}
function jobName({ name, body }) {
    const written = (0,read_workflow/* scalarText */.ws)(body['name']);
    if (written.includes('${{'))
        return undefined;
    return written === '' ? name : written;
}
//# sourceMappingURL=examine-workflows.js.map

/***/ })

};
;