"use strict";
exports.id = 1293;
exports.ids = [1293,2364];
exports.modules = {

/***/ 31293:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initLocal: function() { return /* binding */ initLocal; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/resolve-directory.js
var resolve_directory = __webpack_require__(51434);
// EXTERNAL MODULE: ./build/src/model/command-line.js
var command_line = __webpack_require__(99753);
// EXTERNAL MODULE: ./build/src/model/newest-release.js
var newest_release = __webpack_require__(67693);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/rego/conftest-file.js
var conftest_file = __webpack_require__(61922);
// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(73815);
;// CONCATENATED MODULE: ./build/src/cli/init/first-policy.js
const POLICY = `# Volumes are encrypted; what is known only after the apply is not. A message begins with the address of the resource: a report then shows its line.
package policies.encrypted_volumes

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_ebs_volume"
	change.change.after != null
	not is_encrypted(change.change)
	message := sprintf("%s: attribute \\"encrypted\\" is not true", [change.address])
}

is_encrypted(change) if change.after.encrypted == true
`;
const TEST = `package policies.encrypted_volumes_test

import data.policies.encrypted_volumes

planned(values) := {"plan": {"resource_changes": [{
	"address": "aws_ebs_volume.data",
	"type": "aws_ebs_volume",
	"change": {"after": values, "after_unknown": {}},
}]}}

test_a_volume_without_encryption_is_denied if {
	denied := encrypted_volumes.deny with input as planned({"encrypted": false})
	denied == {"aws_ebs_volume.data: attribute \\"encrypted\\" is not true"}
}

test_an_encrypted_volume_passes if {
	denied := encrypted_volumes.deny with input as planned({"encrypted": true})
	denied == set()
}
`;
const LEVELS = `policy "encrypted-volumes" {
  description       = "Volumes are encrypted at rest."
  query             = "data.policies.encrypted_volumes.deny"
  enforcement_level = "mandatory"
}
`;
/** Paths are from where `init` was started. */
const FIRST_POLICY = [
    ['policies/policies.hcl', LEVELS],
    ['policies/encrypted_volumes.rego', POLICY],
    ['policies/encrypted_volumes_test.rego', TEST],
];
//# sourceMappingURL=first-policy.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/hosts/registry.js
var registry = __webpack_require__(77006);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/plan/find-plans.js
var find_plans = __webpack_require__(19983);
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js
var open_own_policies = __webpack_require__(1767);
// EXTERNAL MODULE: ./build/src/cli/init/scan-steps.js
var scan_steps = __webpack_require__(33572);
;// CONCATENATED MODULE: ./build/src/cli/init/look-around.js
/** What a repository has for a gate without a service: policies, calls of conftest, plans of pipelines, root modules. */











const WORKFLOW_DIRECTORY = '.github/workflows';
/** `conftest test`, or a step that uses an action with that name. */
const CONFTEST_CALL = /\bconftest(?:\.exe)?["']?\s+test\b|\buses:\s*\S*conftest/i;
/** `-p` or `--policy` of conftest, with its directory. */
const POLICY_OPTION = /(?:^|\s)(?:-p|--policy)(?:\s+|=)["']?([\w./-]+)/g;
/** The name of a program and the word `plan` in one command of a shell. */
const PLAN_COMMAND = /\b(?:terraform|tofu|terragrunt)\b[^#|&;]*\bplan\b/;
/**
 * Looks for policies, for calls of conftest and for plans in the pipelines of all CI hosts, and for root modules.
 *
 * @param root absolute path of the repository
 * @param directory where `init` was started, relative to it; '' is the repository itself
 */
async function lookAround(root, directory, io) {
    const namesIn = (path) => (0,promises_.readdir)((0,external_node_path_.join)(root, path)).catch(() => undefined);
    const textOf = (path) => (0,read_regular/* readRegular */.VX)((0,external_node_path_.join)(root, path)).catch(() => '');
    const workflows = (await namesIn(WORKFLOW_DIRECTORY)) ?? [];
    const workflowFiles = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
    const pipelines = workflowFiles.map((name) => `${WORKFLOW_DIRECTORY}/${name}`);
    const otherHosts = [];
    for (const { title, page } of registry/* HOSTS_WITH_PAGES */.qX) {
        if ((await textOf(page.file)) === '')
            continue;
        pipelines.push(page.file);
        otherHosts.push({ file: page.file, title });
    }
    const conftest = [];
    const plans = [];
    /** The directories that calls of conftest name. */
    const conftestDirectories = [];
    let isTofu = false;
    for (const path of pipelines) {
        for (const { text, line } of commandsIn(await textOf(path))) {
            if (PLAN_COMMAND.test(text))
                plans.push(`${path}:${line}`);
            isTofu ||= /\btofu\b/.test(text);
            if (!CONFTEST_CALL.test(text))
                continue;
            conftest.push(`${path}:${line}`);
            for (const [, name = ''] of text.matchAll(POLICY_OPTION))
                conftestDirectories.push(name);
        }
    }
    const conftestFile = await (0,open_own_policies/* readConftestHere */.jL)(root, io).catch(() => undefined);
    const candidates = [
        ...policy_files/* POLICY_DIRECTORIES */.BL.map((name) => external_node_path_.posix.join(directory, name)),
        ...(conftestFile?.policy ?? []),
        ...conftestDirectories,
        ...policy_files/* POLICY_DIRECTORIES */.BL,
    ];
    const policies = await policyDirectoriesOf(candidates, root);
    const areOfPlans = await Promise.all(policies.map((path) => (0,repository_contents/* namesPlans */.lK)((0,external_node_path_.join)(root, path))));
    return {
        policies,
        withoutPlans: policies.filter((_, at) => areOfPlans[at] === false),
        scans: (0,scan_steps/* scanSteps */.V)((await namesIn('.')) ?? []),
        conftest,
        hasConftestFile: (await namesIn('.'))?.includes(conftest_file/* CONFTEST_FILE */.ab) === true,
        plans,
        program: isTofu ? 'tofu' : 'terraform',
        ...(await lookForRoots(directory, root)),
        otherHost: workflows.length === 0 ? otherHosts[0] : undefined,
    };
}
/** Those of the paths that have policies, in their order. A check refuses two directories of one name: the first counts. */
async function policyDirectoriesOf(paths, root) {
    const directories = [];
    for (const written of paths) {
        const path = external_node_path_.posix.join(written, '.');
        const isNameTaken = directories.some((directory) => external_node_path_.posix.basename(directory) === external_node_path_.posix.basename(path));
        const isOutside = path.startsWith('..');
        if (isOutside || isNameTaken || !(await (0,repository_contents/* hasPolicies */.nT)((0,external_node_path_.join)(root, path))))
            continue;
        directories.push(path);
    }
    return directories;
}
/** The root modules: those that look like one; where none does, all that no other one calls. */
async function lookForRoots(directory, root) {
    const { directories } = await (0,repository_contents/* findConfigurations */.PN)((0,external_node_path_.join)(root, directory));
    const called = await findCalled(directories.map((place) => (0,external_node_path_.join)(root, directory, place)));
    const isRoot = (one) => !called.has((0,external_node_path_.join)(root, one.directory));
    const roots = (await (0,find_plans.findRoots)(directory || '.', root)).filter(isRoot);
    const all = directories.map((place) => ({
        directory: external_node_path_.posix.join(directory, place),
        isUnit: false,
    }));
    const isModule = directories.includes('.');
    const isKnown = roots.length > 0 || isModule;
    return { isModule, roots: isKnown ? roots : (0,find_plans.nameRoots)(all.filter(isRoot), directory || '.') };
}
/** The local modules that the configurations in these directories call. All paths are absolute. */
async function findCalled(directories) {
    const { readConfiguration, searchedFiles } = await __webpack_require__.e(/* import() */ 1741).then(__webpack_require__.bind(__webpack_require__, 51741));
    const called = directories.flatMap((path) => {
        const [, ...modules] = readConfiguration(path, searchedFiles(files_here/* localFiles */.Jd)).modules;
        return modules.map(({ directory }) => directory);
    });
    return new Set(called);
}
/** The lines of a pipeline without comments. A line that ends with `\` is joined with the next, and has its own number. */
function commandsIn(pipeline) {
    const commands = [];
    let isContinued = false;
    for (const [index, written] of pipeline.split('\n').entries()) {
        const text = written.trimEnd().replace(/\\$/, '');
        const last = commands.at(-1);
        if (isContinued && last !== undefined)
            last.text += text;
        else if (!/^\s*(?:#|\/\/)/.test(text))
            commands.push({ text, line: index + 1 });
        isContinued = text !== written.trimEnd();
    }
    return commands;
}
//# sourceMappingURL=look-around.js.map
// EXTERNAL MODULE: ./build/src/cli/init/propose-settings.js
var propose_settings = __webpack_require__(36975);
// EXTERNAL MODULE: ./build/src/cli/init/render-commands.js
var render_commands = __webpack_require__(63070);
// EXTERNAL MODULE: ./build/src/cli/init/render-workflow.js
var render_workflow = __webpack_require__(95641);
// EXTERNAL MODULE: ./build/src/cli/init/write-files.js
var write_files = __webpack_require__(52706);
;// CONCATENATED MODULE: ./build/src/cli/init/init-local.js
/** `init --local`: the workflow that fits what is there, and a first policy with its test and its level where none is. */


















/**
 * Looks at what is there, prints the files that fit, and writes them if the person agrees. Policies and a workflow that
 * are there already stay.
 *
 * @param workflow path of the workflow, relative to the repository
 * @returns the exit code
 */
async function initLocal(input, io, workflow) {
    const { workingDirectory } = io;
    const json = (0,read_input/* flagOf */.iP)(input, 'json');
    const isForced = (0,read_input/* flagOf */.iP)(input, 'force');
    const root = (0,resolve_directory/* repositoryOf */._)(workingDirectory) ?? (0,external_node_path_.resolve)(workingDirectory);
    const directory = (0,external_node_path_.relative)(root, workingDirectory).replaceAll('\\', '/');
    const seen = await lookAround(root, directory, io);
    const writesPolicy = isForced || seen.policies.length === 0;
    if (!json && !isForced && writesPolicy) {
        await (0,write_files/* refuseToReplace */.K4)(FIRST_POLICY.map(([path]) => path), workingDirectory);
    }
    const shownWorkflow = (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, workflow));
    const writesWorkflow = seen.otherHost === undefined && !(await (0,write_files/* isThere */.$B)(workflow, root));
    const policies = writesPolicy ? [external_node_path_.posix.join(directory, 'policies')] : seen.policies;
    const proposal = { seen, policies, directory };
    const files = writesPolicy ? [...FIRST_POLICY] : [];
    const isAsked = await Promise.all(policies.map((path) => (0,repository_contents/* namesApprovers */.XS)((0,external_node_path_.join)(root, path))));
    const takesCommands = isAsked.includes(true);
    const keys = chooseKeys(proposal, root, takesCommands);
    const [file = ''] = find_settings_file/* SETTINGS_PLACES */.h;
    const settings = await (0,propose_settings/* proposeSettings */.U$)(writesWorkflow ? [{ file, keys }] : [], root);
    if (writesWorkflow) {
        (0,write_files/* refuseUnsafeNames */.jH)((0,propose_settings/* namesIn */.wX)(keys));
        for (const [path, text] of settings.proposed) {
            files.push([(0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, path)), text]);
        }
        files.push([shownWorkflow, await renderLocalWorkflow(proposal, root, io.version)]);
    }
    const isGitHub = seen.otherHost === undefined;
    if (takesCommands && isGitHub && !(await (0,write_files/* isThere */.$B)(render_commands/* COMMANDS_WORKFLOW */.B, root))) {
        const release = newest_release/* NEWEST_RELEASE */.P ?? { version: io.version };
        const text = (0,render_commands/* renderCommands */.v)(release);
        files.push([(0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, render_commands/* COMMANDS_WORKFLOW */.B)), text]);
    }
    const found = linesOfWhatIsHere(seen);
    if (json) {
        const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
        await io.out((0,report_json/* printableJson */.et)({ data }));
        return command/* EXIT */.dc.green;
    }
    if (found.length > 0)
        await io.out(`Found:\n${found.map((line) => `  ${line}\n`).join('')}\n`);
    const more = [
        ...settings.kept.map((path) => `${path} is there already, and was left as it is: see that it has \`policies\`, and \`workspaces\` for several roots${seen.scans === undefined ? '' : ', and `scanners` for what they find (docs/scanners.md)'}.`),
        ...(takesCommands && isGitHub ? WHO_APPROVES : []),
    ];
    const named = settings.proposed.length > 0 ? (keys.workspaces ?? []) : undefined;
    const steps = nextSteps({ ...proposal, named }, shownWorkflow, writesWorkflow, more);
    if (files.length === 0) {
        await io.out(`Nothing was written. ${steps}`);
    }
    else if (await (0,write_files/* writeIfAgreed */.F7)(files, input, io)) {
        await io.out(`Written: ${files.map(([path]) => path).join(', ')}. ${steps}`);
    }
    else {
        await io.out('Nothing was written.\n');
    }
    return command/* EXIT */.dc.green;
}
/**
 * Whether one job is to plan, with credentials, and another to judge its plan: so it is where a pipeline plans or calls
 * conftest already, and where Terragrunt plans many units at once.
 */
function fitsPlanFiles({ conftest, plans, roots }) {
    return conftest.length > 0 || plans.length > 0 || roots.some(({ isUnit }) => isUnit);
}
/** What is planned: where no root is known, the place where `init` was started. */
function plannedRoots({ seen, directory }, root) {
    const name = (0,workspace_selectors/* nameOfDirectory */.yJ)((0,external_node_path_.resolve)(root, directory));
    const roots = seen.isModule && !fitsPlanFiles(seen) ? [] : seen.roots;
    return roots.length > 0 ? roots : [{ name, directory: directory || '.', isUnit: false }];
}
/** What plangate.yml says: each directory that is planned, with a name, because no service has one for it. */
function chooseKeys(proposal, root, takesCommands) {
    const { seen, policies } = proposal;
    const roots = plannedRoots(proposal, root);
    // A step plans the repository itself where nothing else is named.
    const isNamed = fitsPlanFiles(seen) || roots.some(({ directory }) => directory !== '.');
    const workspaces = roots.map(({ name, directory }) => ({ name, directory }));
    return {
        ...(isNamed && { workspaces }),
        policies,
        ...(takesCommands && { commentCommands: true }),
        ...(seen.scans && { scanners: seen.scans.entries }),
    };
}
/** The workflow that judges without a service. @param version of this program, if no release is known */
async function renderLocalWorkflow(proposal, root, version) {
    const { seen } = proposal;
    const scans = seen.scans?.text;
    const { COMPILE_OPA: compileOpa } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809));
    const release = newest_release/* NEWEST_RELEASE */.P ?? { version };
    if (!fitsPlanFiles(seen)) {
        const inputs = [{ name: 'local', value: 'true' }];
        return (0,render_workflow/* renderWorkflow */.cn)([{ inputs }], release, { compileOpa, planner: {}, scans });
    }
    const inputs = [
        { name: 'plan', value: '${{ runner.temp }}/plan' },
        { name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
    ];
    const job = (0,render_workflow/* renderPlanJob */.PL)({ ...seen, roots: plannedRoots(proposal, root) });
    return (0,render_workflow/* renderWorkflow */.cn)([{ inputs }], release, { compileOpa, planner: { job }, scans });
}
/** What the person should know of approvals. */
const WHO_APPROVES = [
    'Policies say who must approve: they write the line of the report as a comment. Teams need the input members-token (docs/approvals.md).',
];
/**
 * What the person does next, as a numbered list.
 *
 * @param isWorkflowNew whether `workflow` was written now
 * @param more steps
 */
function nextSteps(proposal, workflow, isWorkflowNew, more) {
    const { seen, policies, directory } = proposal;
    const { conftest, hasConftestFile } = seen;
    const paths = policies.map((path) => external_node_path_.posix.relative(directory, path));
    const judgesPlanFiles = fitsPlanFiles(seen);
    const judge = judgesPlanFiles
        ? `Judge a plan that is there: plangate check --plan plan.json${optionsHere(proposal)}`
        : `${whatIsJudged(proposal)}: plangate check --local${optionsHere(proposal)}`;
    const usesConftest = hasConftestFile || conftest.length > 0;
    const testCommand = usesConftest ? 'conftest verify --policy' : 'opa test';
    const tests = paths.map((path) => `${testCommand} ${(0,command_line/* quotedWord */.lG)(path)}`).join(', ');
    const steps = [judge, `Test ${paths.length > 1 ? 'each of them' : 'it'}: ${tests}`];
    if (!judgesPlanFiles)
        steps.push('Write your own rule, and run 1 again.');
    steps.push(stepToGate(seen, workflow, isWorkflowNew), ...more);
    if (conftest.length > 0) {
        steps.push((0,write_files/* fitNotice */.Wu)(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'));
    }
    return `Next:\n${(0,write_files/* numberedList */.rX)(steps)}${(0,write_files/* pagesLine */.fR)()}`;
}
function whatIsJudged({ seen, named = [] }) {
    if (named.length > 0)
        return 'Judge what plangate.yml names';
    return seen.isModule ? 'Judge this directory' : 'Judge a directory with .tf files';
}
/** The options that say what plangate.yml does not. */
function optionsHere({ seen, policies, directory, named }) {
    const paths = policies.map((path) => external_node_path_.posix.relative(directory, path));
    // A check finds these without the option.
    const areUsual = paths.every((path) => policy_files/* POLICY_DIRECTORIES */.BL.includes(path));
    const isSaid = named !== undefined || areUsual;
    const ofPolicies = isSaid ? '' : ` --policies ${(0,command_line/* quotedWord */.lG)(paths.join(','))}`;
    const [first, ...others] = named ?? [];
    if (fitsPlanFiles(seen)) {
        // A plan file is of one of them.
        const isOneOfMany = others.length > 0 && first !== undefined && 'name' in first;
        const pair = isOneOfMany ? `${first.name}=${first.directory ?? '.'}` : '';
        return isOneOfMany ? ` --workspaces ${(0,command_line/* quotedWord */.lG)(pair)}` : ofPolicies;
    }
    if (seen.isModule || first !== undefined)
        return ofPolicies;
    const [root] = seen.roots;
    const place = root === undefined ? 'DIRECTORY' : external_node_path_.posix.relative(directory, root.directory);
    return ` --directory ${(0,command_line/* quotedWord */.lG)(place)}${ofPolicies}`;
}
function stepToGate(seen, workflow, isWorkflowNew) {
    if (seen.otherHost !== undefined) {
        return `Gate pull requests in ${seen.otherHost.file}: docs/plan-files.md has the commands, docs/local.md what plans by itself.`;
    }
    if (!isWorkflowNew) {
        return `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`;
    }
    if (fitsPlanFiles(seen)) {
        return `Gate pull requests: sign in and install where ${workflow} says so, put a commit in place of any <sha>, and merge it all: plangate.yml and policies count from the default branch.`;
    }
    return `Gate pull requests: put a commit in place of any <sha> in ${workflow}, and merge it all: plangate.yml and policies count from the default branch.`;
}
/** A line for each kind of thing that is there. `fitNotice` puts the names in place of `NAMES`, and gives '' for none. */
function linesOfWhatIsHere({ policies, withoutPlans, conftest, hasConftestFile, plans, roots, scans, otherHost, }) {
    const units = roots.filter(({ isUnit }) => isUnit).map(({ directory }) => directory);
    const others = roots.filter(({ isUnit }) => !isUnit).map(({ directory }) => directory);
    return [
        (0,write_files/* fitNotice */.Wu)(policies, 'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)'),
        (0,write_files/* fitNotice */.Wu)(withoutPlans, 'nothing of a plan is named in NAMES, so these pass every plan: take them out of `policies` if they judge something else'),
        (0,write_files/* fitNotice */.Wu)(hasConftestFile ? conftest_file/* CONFTEST_FILE */.ab : undefined, 'NAMES: policy, namespace and data are read (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(scans?.found, 'scanners: NAMES (docs/scanners.md)'),
        (0,write_files/* fitNotice */.Wu)(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(others, 'roots: NAMES (docs/local.md)'),
        (0,write_files/* fitNotice */.Wu)(roots.length > MANY_ROOTS ? String(roots.length) : undefined, 'NAMES roots, each with a line of its own: else a pull request could change which are planned (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(otherHost?.file, `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`),
    ].filter((line) => line !== '');
}
/** With more roots than this, a list of them is explained. */
const MANY_ROOTS = 20;
//# sourceMappingURL=init-local.js.map

/***/ }),

/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   concernedUnits: function() { return /* binding */ concernedUnits; },
/* harmony export */   findPlaces: function() { return /* binding */ findPlaces; },
/* harmony export */   findPlans: function() { return /* binding */ findPlans; },
/* harmony export */   findPlansToDigest: function() { return /* binding */ findPlansToDigest; },
/* harmony export */   findRoots: function() { return /* binding */ findRoots; },
/* harmony export */   nameByDirectories: function() { return /* binding */ nameByDirectories; },
/* harmony export */   nameRoots: function() { return /* binding */ nameRoots; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21818);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43962);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17026);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _settings_load_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52311);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72588);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30589);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42363);
/** Finds the plans of several configurations, and says of which directory and of which workspace each one is. */















/**
 * Finds the plans that files have.
 *
 * @returns undefined for one plan, which is that of the workspace, whatever its name; `unmatched` is an item of `plan`
 *   that stands for no file
 */
function findPlans({ files: items, isOne }, { directory, workspaces }, workingDirectory) {
    if (isOne)
        return undefined;
    const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
    const plans = [];
    for (const item of items) {
        const [, workspace, written = item] = /^([A-Za-z0-9_-]+)=(.+)$/s.exec(item) ?? [];
        const files = filesOf(written, workingDirectory);
        if (files.length === 0 && workspace === undefined)
            return { unmatched: item };
        // The plan of a workspace that is named may be missing, which is said when it is read.
        const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
        for (const { file, inside } of planFiles) {
            const planned = findPlannedDirectory(inside, directory, workingDirectory);
            plans.push(workspace === undefined
                ? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
                : planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
        }
    }
    return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
    const selector = namedWorkspaces.find(({ name }) => name === workspace);
    if (selector !== undefined)
        return { file, workspace, directory: selector.directory };
    const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
    return { file, workspace, directory: planned, refused };
}
/**
 * The plan of a file that no workspace is written before: it is of the workspace of its directory.
 *
 * @param planned the directory after which the file is called, if it is there
 */
function planOfDirectory(file, planned, context) {
    const { directory, namedWorkspaces, workingDirectory } = context;
    if (planned === undefined) {
        const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is called after no directory that is there.`, {
            about: { file },
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Call it like the directory that was planned, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('live/app/plan.json')}, or write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('workspace=FILE')}.`,
        });
        return { file, workspace, directory: undefined, refused };
    }
    const realPath = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path));
    const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
    const [selector, second] = ofDirectory;
    if (selector === undefined) {
        const workspace = nameOfPlace(planned, directory);
        const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
        return { file, workspace, directory: planned, refused };
    }
    const refused = second === undefined
        ? undefined
        : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is of one of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(ofDirectory.map(({ name }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePart */ .TG)(name)))}, which have the same directory.`, { about: { file }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(`workspace=${file}`)}.` });
    return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is the plan of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePart */ .TG)(workspace)}, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('workspaces')} does not name.`, {
        about: { file, workspace },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Name it there, or take the plan out.`,
    });
}
/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place, directory) {
    const inside = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), place);
    return (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__/* .nameOfDirectory */ .yJ)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
/** What a file is called that says nothing but that it is a plan; Terragrunt writes the second. */
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
/**
 * The directory that a plan is called after, as in `live/app.json` or `live/app/plan.json`; undefined if there is none.
 *
 * @param inside the path of the plan below the part of the pattern that has no `*`
 */
function findPlannedDirectory(inside, directory, workingDirectory) {
    const candidates = [inside.replace(/\.json$/, '')];
    const parent = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(inside);
    if (parent !== '.' || PLAIN_NAMES.includes(inside))
        candidates.push(parent);
    return candidates
        .map((candidate) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), candidate))
        .find((path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path)));
}
/**
 * Finds the plans that `digest` is asked for: one file, or those of a pattern or a directory. In a directory a saved plan
 * is known by its content, and a plan in JSON by its ending.
 *
 * @returns `unmatched` is a pattern or a directory that stands for no file
 */
function findPlansToDigest(written, directory, workingDirectory) {
    const known = new Map();
    const isSaved = (file) => {
        const answer = known.get(file) ?? looksSaved((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, file));
        known.set(file, answer);
        return answer;
    };
    const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
    if ((0,_settings_load_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .isOnePlan */ .EN)([written], workingDirectory)) {
        return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
    }
    const files = filesOf(written, workingDirectory, '**/*');
    const isNamedDirectory = !/[*?]/.test(written);
    const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
    const isPlan = (file) => isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
    const plans = files.filter(({ file }) => isPlan(file));
    if (plans.length === 0)
        return { unmatched: written };
    const context = { directory, namedWorkspaces: [], workingDirectory };
    const fileOf = new Map();
    return plans.map(({ file, inside }) => {
        const json = jsonOf(file);
        const named = file === json ? inside : jsonOfSaved(inside);
        const planned = findPlannedDirectory(named, directory, workingDirectory);
        const plan = { ...planOfDirectory(json, planned, context), file, json };
        const other = fileOf.get(json);
        fileOf.set(json, file);
        if (other === undefined)
            return plan;
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('planned-twice', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(other)} and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} would both be shown in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(json)}.`, { about: { file }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Rename one.` });
        return { ...plan, refused };
    });
}
/** The JSON beside a saved plan: `app.json` of `app`, `app.tfplan` and `app.plan`. */
function jsonOfSaved(file) {
    return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
/** Whether a file begins as a saved plan does, or as the texts that are in the place of one where it is not readable. */
function looksSaved(path) {
    const beginning = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_12__/* .orElse */ .N)(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBeginning */ .i4)(path, 2), '');
    if (!beginning.startsWith('{'))
        return beginning === 'PK';
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_12__/* .orElse */ .N)(() => (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .kindOfPlanFile */ .$Y)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytesSync */ .js)(path, _saved_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .LONGEST_SAVED_PLAN */ .pm)) !== 'other', false);
}
/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(written);
    const segments = path.split('/');
    const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
    let base = path;
    let pattern = ofDirectory;
    if (firstPattern >= 0) {
        base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
        pattern = segments.slice(firstPattern).join('/');
    }
    else if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path))) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path), { throwIfNoEntry: false });
        return stats?.isFile() ? [{ file: written, inside: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.normalize(path) }] : [];
    }
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, base);
    if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)(top))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
        .map((entry) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name))))
        .filter((inside) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .isMatch */ .uv)(pattern, inside))
        .sort()
        .map((inside) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(base, inside), inside }));
}
/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 8;
/** The root modules in a directory: they say where their state is, have a lock file, or are a unit of Terragrunt. */
async function findRoots(directory, workingDirectory, parsed) {
    const places = [];
    /** Adds the roots in a directory and below. Returns whether a file of Terragrunt is there. */
    const visit = async (place, depth) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, place);
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(path, { withFileTypes: true });
        const names = entries.map(({ name }) => name);
        let isAboveUnits = false;
        for (const entry of depth < MAX_DEPTH ? entries : []) {
            const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
            if (isSearched && (await visit(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(place, entry.name), depth + 1)))
                isAboveUnits = true;
        }
        // The file above other units is what they include.
        const isUnit = names.includes('terragrunt.hcl');
        const isModule = names.includes('.terraform.lock.hcl') ||
            (names.some(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC) && (await mayHaveState(path, parsed)));
        if (isModule || (isUnit && !isAboveUnits))
            places.push({ directory: place, isUnit });
        return isUnit || isAboveUnits;
    };
    await visit((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), 0);
    return nameRoots(places, directory);
}
/** Whether a directory says where its state is, or that is not certain. */
async function mayHaveState(path, parsed) {
    const { blocks, isCertain } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_4__/* .readBackends */ .kd)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .filesBelow */ .DR)(path), '', parsed);
    return blocks.length > 0 || !isCertain;
}
/** Gives a name to each root module: that of its place in `directory`. */
function nameRoots(places, directory) {
    // Two directories can come to one name, and the plan of one is not that of the other.
    const taken = new Set();
    return places.map((place) => {
        const usualName = nameOfPlace(place.directory, directory);
        let name = usualName;
        for (let count = 2; taken.has(name); count++)
            name = `${usualName}-${count}`;
        taken.add(name);
        return { kind: 'name', name, ...place };
    });
}
/**
 * The same with one workspace for each directory that a selector has, because no service says which ones a query finds: it has the
 * name that the block of the default branch says, else one by its place. A block of the request names none beside it.
 */
function nameByDirectories({ workspaces, directory: ofOthers, }) {
    const ofDirectories = new Map();
    for (const selector of workspaces) {
        if (selector.directory !== undefined)
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_14__/* .addTo */ .D)(ofDirectories, selector.directory, selector);
    }
    const namesIn = (all) => {
        const chosen = all.filter(({ proposed }) => proposed === undefined);
        return (chosen.length > 0 ? chosen : all).flatMap((each) => each.kind === 'name' ? each.name : []);
    };
    const unnamed = [...ofDirectories].flatMap(([directory, all]) => namesIn(all).length === 0 ? { directory, isUnit: false } : []);
    const byPlace = new Map(nameRoots(unnamed, ofOthers).map((root) => [root.directory, root.name]));
    return workspaces.flatMap((selector) => {
        const { directory } = selector;
        const all = directory === undefined ? undefined : ofDirectories.get(directory);
        if (directory === undefined || all === undefined)
            return selector;
        if (all[0] !== selector)
            return [];
        const name = byPlace.get(directory);
        const names = name === undefined ? new Set(namesIn(all)) : [name];
        return Array.from(names, (each) => ({ kind: 'name', name: each, directory }));
    });
}
/**
 * The units of Terragrunt that a change may concern. A file that changes is of the innermost root around it, and of each
 * unit that names this root or is in it. One outside of all roots may be of any unit.
 *
 * @param changed the files that change, relative to the repository; undefined if they are not known
 * @param nameInRepository returns the path of a root relative to the repository
 * @param textOf what the `terragrunt.hcl` of a unit says
 */
function concernedUnits(roots, changed, nameInRepository, textOf) {
    const units = roots.filter(({ isUnit }) => isUnit);
    if (changed === undefined)
        return units;
    const byDirectory = new Map();
    for (const root of roots) {
        const name = nameInRepository(root.directory);
        if (!byDirectory.has(name))
            byDirectory.set(name, root);
    }
    const changedRoots = changed.flatMap((path) => {
        const innermost = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .directoriesAbove */ .jH)(path).findLast((directory) => byDirectory.has(directory));
        return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
    });
    if (changedRoots.length < changed.length)
        return units;
    const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
    const changedNames = new Set(Array.from(changedDirectories, (path) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.basename(path)));
    // A name that ends in the middle of a text is not looked for.
    if ([...changedNames].some((name) => name.includes('"')))
        return units;
    return units.filter((unit) => [unit.directory, ...(0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .directoriesAbove */ .jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
/** What a text has between a slash and the next slash, or the next quotation mark. */
function namesIn(text) {
    const [, ...parts] = text.split('/');
    return parts.flatMap((part, at) => {
        const end = part.indexOf('"');
        return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
    });
}
/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
function findPlaces(planned, workingDirectory) {
    const placeAt = (written) => {
        const directory = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, written));
        const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findCheckout */ .I8)(directory) ?? directory;
        return { root, workingDirectory: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, directory)) };
    };
    const placesByName = new Map();
    for (const selector of planned.workspaces) {
        if (selector.kind === 'name' && selector.directory !== undefined)
            placesByName.set(selector.name, placeAt(selector.directory));
    }
    const placeOfOthers = placeAt(planned.directory);
    return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
//# sourceMappingURL=find-plans.js.map

/***/ }),

/***/ 42363:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pm: function() { return /* binding */ LONGEST_SAVED_PLAN; },
  a3: function() { return /* binding */ MOST_FIELDS; },
  $Y: function() { return /* binding */ kindOfPlanFile; },
  LW: function() { return /* binding */ readSavedPlan; },
  tl: function() { return /* binding */ runOfBookmark; },
  _6: function() { return /* binding */ unknownFields; }
});

// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/plan/zip-entry.js
/** Reads one entry of a saved plan, which is a zip. */



/** The longest entry that is unpacked, in bytes. */
const LONGEST_ENTRY = 256 * 1024 * 1024;
const LOCAL_HEADER = Buffer.from('504b0304', 'hex');
const CENTRAL_HEADER = Buffer.from('504b0102', 'hex');
const END_RECORD = Buffer.from('504b0506', 'hex');
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** @param bytes a file, or its beginning */
function isZip(bytes) {
    return bytes.subarray(0, 4).equals(LOCAL_HEADER);
}
/** @param what about the entry */
function damaged(what) {
    return new unreadable_file/* UnreadableFile */.ie(`is damaged, or is no saved plan of Terraform or OpenTofu: ${what}`);
}
/**
 * Unpacks the one entry of this name. The archive has to be as Terraform and OpenTofu write it: one part, no comment, and
 * no gap before its directory, so that no other reader finds another entry.
 *
 * @throws UnreadableFile
 */
function unpackEntry(bytes, name) {
    const end = bytes.length - END_LENGTH;
    if (end < 0 || !bytes.subarray(end, end + 4).equals(END_RECORD)) {
        throw damaged('it does not end as an archive does');
    }
    const count = bytes.readUInt16LE(end + 10);
    const size = bytes.readUInt32LE(end + 12);
    const start = bytes.readUInt32LE(end + 16);
    const isOnePart = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
    if (!isOnePart || start + size !== end || bytes.readUInt16LE(end + 20) !== 0) {
        throw damaged('the directory of the archive is not where it says');
    }
    const entries = [];
    let at = start;
    for (let index = 0; index < count; index++) {
        const entry = readCentralHeader(bytes, at, end);
        if (entry.name === name)
            entries.push(entry);
        at = entry.next;
    }
    if (at !== end)
        throw damaged('the directory of the archive has more than its entries');
    const [entry, second] = entries;
    if (entry === undefined)
        throw damaged(`it has no entry \`${name}\``);
    if (second !== undefined)
        throw damaged(`it has more than one entry \`${name}\``);
    return unpack(bytes.subarray(0, start), entry);
}
function readCentralHeader(bytes, at, end) {
    const isHeader = at + CENTRAL_LENGTH <= end && bytes.subarray(at, at + 4).equals(CENTRAL_HEADER);
    if (!isHeader)
        throw damaged('the directory of the archive is cut');
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end)
        throw damaged('the directory of the archive is cut');
    return {
        name: bytes.toString('latin1', at + CENTRAL_LENGTH, nameEnd),
        flags: bytes.readUInt16LE(at + 8),
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packedSize: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
        next,
    };
}
function unpack(bytes, { name, flags, method, crc, ...entry }) {
    const { offset, packedSize, size } = entry;
    const nameEnd = offset + LOCAL_LENGTH + name.length;
    const isThere = nameEnd <= bytes.length &&
        bytes.subarray(offset, offset + 4).equals(LOCAL_HEADER) &&
        bytes.readUInt16LE(offset + 26) === name.length &&
        bytes.toString('latin1', offset + LOCAL_LENGTH, nameEnd) === name &&
        bytes.readUInt16LE(offset + 8) === method;
    const start = isThere ? nameEnd + bytes.readUInt16LE(offset + 28) : 0;
    if (!isThere || start + packedSize > bytes.length) {
        throw damaged(`\`${name}\` is not where the archive says`);
    }
    if ((flags & 1) !== 0)
        throw damaged(`\`${name}\` is encrypted as no program does`);
    if (size > LONGEST_ENTRY) {
        throw new unreadable_file/* UnreadableFile */.ie(`has more than ${LONGEST_ENTRY} bytes in \`${name}\``);
    }
    const packed = bytes.subarray(start, start + packedSize);
    const content = contentOf(method, packed, size);
    if (content?.length !== size || (0,external_node_zlib_.crc32)(content) !== crc) {
        throw damaged(`\`${name}\` cannot be unpacked`);
    }
    return content;
}
/** The unpacked bytes; null if they are none, or more than the archive says. */
function contentOf(method, packed, size) {
    if (method === STORED)
        return packed;
    if (method !== DEFLATED)
        return null;
    return (0,or_else/* orElse */.N)(() => (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) }), null);
}
//# sourceMappingURL=zip-entry.js.map
;// CONCATENATED MODULE: ./build/src/plan/saved-plan.js
/**
 * Reads of a saved plan how it was made: which mode, and of which part. It is a zip whose entry `tfplan` is a message of
 * protobuf. Nothing else in it is read, because it has the state and every secret.
 *
 * The forms: https://github.com/hashicorp/terraform/blob/v1.14.0/internal/plans/planproto/planfile.proto and
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/plans/internal/planproto/planfile.proto
 */




/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
/** The most different fields that a saved plan may have: more than twice what a program writes. */
const MOST_FIELDS = 64;
const BRACE = 0x7b;
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
/** @param bytes the file, or its beginning where it is a zip */
function kindOfPlanFile(bytes) {
    if (isZip(bytes))
        return 'saved';
    // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
    if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
        return 'other';
    const members = (0,parse/* fieldsOf */.Pf)((0,or_else/* orElse */.N)(() => (0,parse/* parseJson */.qF)(bytes.toString('utf8')), undefined));
    if (typeof members['encrypted_data'] === 'string')
        return 'encrypted';
    return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
/** The run that a bookmark names; undefined if it names none. */
function runOfBookmark(bytes) {
    const { run_id: id } = (0,parse/* fieldsOf */.Pf)((0,or_else/* orElse */.N)(() => (0,parse/* parseJson */.qF)(bytes.toString('utf8')), undefined));
    return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
/** Reads a saved plan. @throws UnreadableFile */
function readSavedPlan(bytes) {
    const message = readMessage(unpackEntry(bytes, 'tfplan'));
    const { fields } = message;
    const format = message.number(FIELD.format);
    if (format !== FORMAT) {
        throw new unreadable_file/* UnreadableFile */.ie(`has the format ${format ?? 'none'} of saved plans, and Plangate reads ${FORMAT}. Use the newest release of Plangate`);
    }
    const modeNumber = message.number(FIELD.mode) ?? 0;
    const mode = MODES[modeNumber];
    if (mode === undefined) {
        throw new unreadable_file/* UnreadableFile */.ie(`has the mode ${modeNumber}, which Plangate does not know. Use the newest release of Plangate`);
    }
    const deferred = [FIELD.deferredChanges, FIELD.deferredActions].some((one) => fields.has(one));
    return {
        version: message.texts(FIELD.version)[0] ?? '',
        mode,
        targets: message.texts(FIELD.targets),
        excludes: message.texts(FIELD.excludes),
        actions: message.texts(FIELD.actionTargets),
        deferred,
        fields: [...fields.keys()].sort((one, other) => one - other),
    };
}
const FORMAT = 3;
const MODES = ['normal', 'destroy', 'refresh-only'];
const FIELD = {
    format: 1,
    targets: 5,
    excludes: 6,
    version: 14,
    mode: 17,
    deferredChanges: 27,
    deferredActions: 31,
    actionTargets: 32,
};
/** The fields that both programs write, in the same sense as far as it is read here. */
const SHARED_FIELDS = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
/** The numbers of the fields that each program writes. Another number can mean anything. */
const KNOWN_FIELDS = {
    terraform: new Set([...SHARED_FIELDS, 25, 26, 27, 28, 29, 30, 31, 32]),
    tofu: new Set([...SHARED_FIELDS, 6, 500_000_000]),
};
/** The numbers of fields that the program is not known to write. */
function unknownFields(program, fields) {
    return fields.filter((field) => !KNOWN_FIELDS[program].has(field));
}
/** Fields of one of the programs that hold a number, and those that a message has once. */
const NUMBERS = new Set([1, 17, 20, 25, 26]);
const SINGLE = new Set([...NUMBERS, 13, 14, 21, 29]);
const KNOWN_BY_SOME = new Set([...KNOWN_FIELDS.terraform, ...KNOWN_FIELDS.tofu]);
const WIRE = { varint: 0, eightBytes: 1, lengthPrefixed: 2, fourBytes: 5 };
const LARGEST_FIELD = 2 ** 29 - 1;
/** Splits a message of protobuf into its fields. Nested messages stay bytes. @throws UnreadableFile */
function readMessage(bytes) {
    const fields = new Map();
    let at = 0;
    const take = (length) => {
        if (length > bytes.length - at)
            throw damaged('a field ends after the end of the entry');
        at += length;
        return bytes.subarray(at - length, at);
    };
    /** Above 2^53 the number is not exact, and no number here is as large. */
    const takeVarint = () => {
        let value = 0;
        for (let index = 0; index < 10; index++) {
            const [byte = 0] = take(1);
            if (index === 9 && byte > 1)
                break;
            value += (byte & 0x7f) * 2 ** (7 * index);
            if (byte < 0x80)
                return value;
        }
        throw damaged('a number in it is too long');
    };
    while (at < bytes.length) {
        const tag = takeVarint();
        const field = Math.floor(tag / 8);
        const wire = tag % 8;
        if (field < 1 || field > LARGEST_FIELD)
            throw damaged(`it has a field of the number ${field}`);
        const value = takeValue(wire, field, { take, takeVarint });
        if (KNOWN_BY_SOME.has(field) && NUMBERS.has(field) !== (typeof value === 'number')) {
            throw damaged(`its field ${field} has another form than the programs write`);
        }
        const values = fields.get(field) ?? [];
        if (fields.size >= MOST_FIELDS && values.length === 0)
            throw damaged(`it has more than ${MOST_FIELDS} different fields`);
        if (SINGLE.has(field) && values.length > 0)
            throw damaged(`its field ${field} is there twice`);
        // The addresses are read; of all others it counts that they are there.
        if (values.length === 0 || ADDRESSES.has(field))
            values.push(value);
        fields.set(field, values);
    }
    return {
        fields,
        number: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
        texts: (field) => (fields.get(field) ?? []).flatMap((value) => typeof value === 'number' ? [] : readText(value, field)),
    };
}
const ADDRESSES = new Set([
    FIELD.targets,
    FIELD.excludes,
    FIELD.actionTargets,
]);
function takeValue(wire, field, { take, takeVarint }) {
    switch (wire) {
        case WIRE.varint:
            return takeVarint();
        case WIRE.eightBytes:
            return take(8);
        case WIRE.lengthPrefixed:
            return take(takeVarint());
        case WIRE.fourBytes:
            return take(4);
        default:
            throw damaged(`its field ${field} has a form that no program writes`);
    }
}
function readText(bytes, field) {
    return ((0,or_else/* orElse */.N)(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), undefined) ?? damagedText(field));
}
function damagedText(field) {
    throw damaged(`its field ${field} is no text`);
}
//# sourceMappingURL=saved-plan.js.map

/***/ })

};
;