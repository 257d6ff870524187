"use strict";
exports.id = 390;
exports.ids = [390];
exports.modules = {

/***/ 50390:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initLocal: function() { return /* binding */ initLocal; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/resolve-directory.js
var resolve_directory = __webpack_require__(51434);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/hosts/job-workspace.js
var job_workspace = __webpack_require__(68754);
// EXTERNAL MODULE: ./build/src/tools/init/hosts-with-pages.js
var hosts_with_pages = __webpack_require__(88141);
// EXTERNAL MODULE: ./build/src/model/command-line.js
var command_line = __webpack_require__(99753);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/rego/conftest-file.js
var conftest_file = __webpack_require__(61922);
// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
;// CONCATENATED MODULE: ./build/src/tools/init/credentials.js
const FORK = 'github.event.pull_request.head.repo.full_name == github.repository';
/** Before somebody has set the variable, the gate says what is missing; a pull request of a fork gets no credentials. */
const condition = (variable) => `        if: vars.${variable} != '' && ${FORK}\n`;
const CLOUDS = [
    {
        title: 'AWS',
        backends: ['s3'],
        providers: ['aws', 'awscc'],
        engineEnv: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_REGION'],
        signedInBy: ['AWS_ACCESS_KEY_ID', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
        step: (region) => `      - uses: aws-actions/configure-aws-credentials@e6de054238d6b7531b4efff3b6587d9aade6a06c # v6.2.3
${condition('AWS_PLAN_ROLE')}        with:
          role-to-assume: \${{ vars.AWS_PLAN_ROLE }} # it may only read
          aws-region: ${region ?? '${{ vars.AWS_REGION }}'}
`,
        env: {},
        variables: ['AWS_PLAN_ROLE', 'AWS_REGION'],
        secrets: [],
    },
    {
        title: 'Azure',
        backends: ['azurerm'],
        providers: ['azurerm', 'azuread', 'azapi'],
        engineEnv: ['AZURE_CONFIG_DIR', 'ARM_SUBSCRIPTION_ID', 'ARM_TENANT_ID'],
        signedInBy: ['ARM_CLIENT_ID', 'ARM_USE_OIDC', 'AZURE_CONFIG_DIR'],
        step: () => `      - uses: azure/login@a457da9ea143d694b1b9c7c869ebb04ebe844ef5 # v2.3.0
${condition('AZURE_CLIENT_ID')}        env: { AZURE_CONFIG_DIR: "\${{ runner.temp }}/azure" }
        with:
          client-id: \${{ vars.AZURE_CLIENT_ID }} # it may only read
          tenant-id: \${{ vars.AZURE_TENANT_ID }}
          subscription-id: \${{ vars.AZURE_SUBSCRIPTION_ID }}
`,
        env: {
            AZURE_CONFIG_DIR: '${{ runner.temp }}/azure',
            ARM_SUBSCRIPTION_ID: '${{ vars.AZURE_SUBSCRIPTION_ID }}',
            ARM_TENANT_ID: '${{ vars.AZURE_TENANT_ID }}',
        },
        variables: ['AZURE_CLIENT_ID', 'AZURE_TENANT_ID', 'AZURE_SUBSCRIPTION_ID'],
        secrets: [],
    },
    {
        title: 'Google Cloud',
        backends: ['gcs'],
        providers: ['google', 'google-beta'],
        engineEnv: ['GOOGLE_OAUTH_ACCESS_TOKEN'],
        signedInBy: [
            'GOOGLE_OAUTH_ACCESS_TOKEN',
            'GOOGLE_CREDENTIALS',
            'GOOGLE_APPLICATION_CREDENTIALS',
        ],
        step: () => `      - uses: google-github-actions/auth@c200f3691d83b41bf9bbd8638997a462592937ed # v2.1.13
        id: google
${condition('GOOGLE_PLAN_SERVICE_ACCOUNT')}        with:
          workload_identity_provider: \${{ vars.GOOGLE_WORKLOAD_IDENTITY_PROVIDER }}
          service_account: \${{ vars.GOOGLE_PLAN_SERVICE_ACCOUNT }} # it may only read
          token_format: access_token
          create_credentials_file: false # it would be in the checkout
`,
        env: { GOOGLE_OAUTH_ACCESS_TOKEN: '${{ steps.google.outputs.access_token }}' },
        variables: ['GOOGLE_PLAN_SERVICE_ACCOUNT', 'GOOGLE_WORKLOAD_IDENTITY_PROVIDER'],
        secrets: [],
    },
    {
        title: 'the HTTP backend',
        backends: ['http'],
        providers: [],
        engineEnv: ['TF_HTTP_ADDRESS', 'TF_HTTP_USERNAME', 'TF_HTTP_PASSWORD'],
        signedInBy: ['TF_HTTP_PASSWORD'],
        env: {
            TF_HTTP_ADDRESS: '${{ vars.TF_HTTP_ADDRESS }}',
            TF_HTTP_USERNAME: '${{ vars.TF_HTTP_USERNAME }}',
            TF_HTTP_PASSWORD: '${{ secrets.TF_HTTP_PASSWORD }}',
        },
        variables: ['TF_HTTP_USERNAME'],
        secrets: ['TF_HTTP_PASSWORD'],
    },
];
/** Providers that sign in nowhere. */
const WITHOUT_SIGN_IN = 'archive cloudinit external http local null random template time tls'.split(' ');
function findCredentials(modules, environment) {
    const backends = new Set(modules.flatMap(({ backend }) => backend ?? []));
    const providers = new Set(modules.flatMap((module) => module.providers));
    const [region, ...otherRegions] = new Set(modules.flatMap((module) => module.region ?? []));
    const clouds = CLOUDS.filter((cloud) => cloud.backends.some((name) => backends.has(name)) ||
        cloud.providers.some((name) => providers.has(name)));
    const known = new Set([
        'cloud',
        'remote',
        'local',
        ...WITHOUT_SIGN_IN,
        ...CLOUDS.flatMap((cloud) => [...cloud.backends, ...cloud.providers]),
    ]);
    const unknown = [...backends, ...providers].filter((name) => !known.has(name)).sort();
    const oneRegion = otherRegions.length === 0 ? region : undefined;
    const variables = clouds.flatMap((cloud) => cloud.variables);
    return {
        titles: clouds.map(({ title }) => title),
        steps: clouds.map(({ step }) => step?.(oneRegion) ?? '').join(''),
        env: Object.fromEntries(clouds.flatMap(({ env }) => Object.entries(env))),
        engineEnv: clouds.flatMap(({ engineEnv }) => engineEnv),
        variables: variables.filter((name) => name !== 'AWS_REGION' || oneRegion === undefined),
        secrets: clouds.flatMap(({ secrets }) => secrets),
        unknown: [...new Set(unknown)],
        areHere: unknown.length === 0 &&
            clouds.every(({ signedInBy }) => signedInBy.some((name) => Boolean(environment[name]))),
    };
}
//# sourceMappingURL=credentials.js.map
;// CONCATENATED MODULE: ./build/src/tools/init/first-policy.js
/** A first policy with its test and its level, for a repository that has none: of a resource that the repository can have. */

/** For one attribute that has to be true. */
function booleanPolicy(about) {
    const { name, says, type, attribute, resource } = about;
    return {
        name,
        policy: `# ${says}; what is known only after the apply is not. A message begins with the address of the resource: a report then shows its line.
package policies.${name}

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "${type}"
	change.change.after != null
	not is_right(change.change)
	message := sprintf("%s: attribute \\"${attribute}\\" is not true", [change.address])
}

is_right(change) if change.after.${attribute} == true
`,
        test: `package policies.${name}_test

import data.policies.${name}

planned(values) := {"plan": {"resource_changes": [{
	"address": "${type}.${resource}",
	"type": "${type}",
	"change": {"after": values, "after_unknown": {}},
}]}}

test_what_is_not_true_is_denied if {
	denied := ${name}.deny with input as planned({"${attribute}": false})
	denied == {"${type}.${resource}: attribute \\"${attribute}\\" is not true"}
}

test_what_is_true_passes if {
	denied := ${name}.deny with input as planned({"${attribute}": true})
	denied == set()
}
`,
    };
}
const EXAMPLES = [
    {
        providers: ['aws'],
        description: 'Volumes are encrypted at rest.',
        level: 'mandatory',
        ...booleanPolicy({
            name: 'encrypted_volumes',
            says: 'Volumes are encrypted',
            type: 'aws_ebs_volume',
            attribute: 'encrypted',
            resource: 'data',
        }),
    },
    {
        providers: ['azurerm'],
        description: 'Storage accounts are reached by HTTPS alone.',
        level: 'mandatory',
        ...booleanPolicy({
            name: 'storage_by_https',
            says: 'Storage accounts are reached by HTTPS alone',
            type: 'azurerm_storage_account',
            attribute: 'https_traffic_only_enabled',
            resource: 'logs',
        }),
    },
    {
        providers: ['google', 'google-beta'],
        description: 'Access to buckets is decided by their bucket alone.',
        level: 'mandatory',
        ...booleanPolicy({
            name: 'uniform_buckets',
            says: 'Access to an object is decided by its bucket alone',
            type: 'google_storage_bucket',
            attribute: 'uniform_bucket_level_access',
            resource: 'logs',
        }),
    },
    {
        providers: [],
        name: 'deletions',
        description: 'What a pull request deletes is said.',
        level: 'advisory',
        policy: `# What a pull request deletes is said. A message begins with the address of the resource: a report then shows its line.
package policies.deletions

deny contains message if {
	some change in input.plan.resource_changes
	"delete" in change.change.actions
	message := sprintf("%s would be deleted", [change.address])
}
`,
        test: `package policies.deletions_test

import data.policies.deletions

planned(actions) := {"plan": {"resource_changes": [{
	"address": "terraform_data.logs",
	"type": "terraform_data",
	"change": {"actions": actions},
}]}}

test_what_is_deleted_is_denied if {
	denied := deletions.deny with input as planned(["delete"])
	denied == {"terraform_data.logs would be deleted"}
}

test_what_is_created_passes if {
	denied := deletions.deny with input as planned(["create"])
	denied == set()
}
`,
    },
];
/**
 * The example of the provider that most configurations use.
 *
 * @param used local names of the providers of each configuration; undefined where the repository has none at all
 * @param directory in which the files are, relative to where `init` was started
 */
function firstPolicy(used, directory) {
    const [usual] = EXAMPLES;
    const uses = ({ providers }) => used?.filter((names) => providers.some((name) => names.includes(name))).length ?? 0;
    const general = EXAMPLES.find(({ providers }) => providers.length === 0) ?? usual;
    const [most = usual] = EXAMPLES.toSorted((one, other) => uses(other) - uses(one));
    const chosen = uses(most) > 0 ? most : general;
    const { name, description, level, policy, test } = used === undefined ? usual : chosen;
    const word = name.replaceAll('_', '-');
    const levels = `policy "${word}" {
  description       = "${description}"
  query             = "data.policies.${name}.deny"
  enforcement_level = "${level}"
}
`;
    return [
        [external_node_path_.posix.join(directory, 'policies.hcl'), levels],
        [external_node_path_.posix.join(directory, `${name}.rego`), policy],
        [external_node_path_.posix.join(directory, `${name}_test.rego`), test],
    ];
}
//# sourceMappingURL=first-policy.js.map
// EXTERNAL MODULE: ./build/src/tools/init/look-around.js + 3 modules
var look_around = __webpack_require__(68834);
// EXTERNAL MODULE: ./build/src/tools/init/propose-settings.js
var propose_settings = __webpack_require__(58162);
// EXTERNAL MODULE: ./build/src/tools/init/render-commands.js
var render_commands = __webpack_require__(87125);
// EXTERNAL MODULE: ./build/src/tools/init/render-workflow.js
var render_workflow = __webpack_require__(42362);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/tools/init/try-plan.js
/** Tries what `init` wrote: a check of one root on this machine, as its person would run it. */


/** How long a plan may take: `init` waits for it. */
const TIME_LIMIT = '5m';
/** @returns a sentence: what came of it, and the first thing to do */
async function tryPlan({ name, directory, environment }, io) {
    const tried = directory === '.' ? 'Tried here' : `Tried on ${directory}`;
    let printed = '';
    const quiet = {
        ...io,
        out: async (text) => void (printed += text),
        err: async () => undefined,
        isPersonThere: true,
        canAnswer: false,
    };
    delete quiet.screen;
    delete quiet.status;
    const options = {
        local: true,
        json: true,
        // The file alone says the files of an environment: then all of the directory are tried.
        ...(environment === undefined ? { workspaces: `${name}=${directory}` } : { directory }),
        timeout: TIME_LIMIT,
    };
    const { checkCommand } = await io.partsForTools();
    try {
        await checkCommand.run?.({ arguments: {}, options }, quiet);
    }
    catch (error) {
        return `${tried}: ${(0,error_message/* errorMessage */.g)(error).replaceAll(/\s*\n\s*/g, ' ')}`;
    }
    const report = (0,parse/* parseJson */.qF)(printed);
    const headline = (0,parse/* isRecord */.u4)(report) ? ((0,parse/* textIn */.r7)(report['headline']) ?? '') : '';
    const [step] = (0,parse/* isRecord */.u4)(report) ? (0,parse/* listOf */.c3)(report['nextSteps']) : [];
    const doing = (0,parse/* textIn */.r7)(step);
    return `${tried}: ${headline}.${doing === undefined ? '' : ` ${doing}`}`;
}
//# sourceMappingURL=try-plan.js.map
// EXTERNAL MODULE: ./build/src/tools/init/write-files.js
var write_files = __webpack_require__(3497);
;// CONCATENATED MODULE: ./build/src/tools/init/init-local.js
/** The way without a service: the workflow that fits what is there, and a first policy with its test and its level where none is. */
























/**
 * Looks at what is there, prints the files that fit, and writes them if the person agrees. Policies and a workflow that
 * are there already stay.
 *
 * @returns the exit code
 */
async function initLocal(input, io, { workflow, release }) {
    const { workingDirectory } = io;
    const json = (0,command_input/* flagOf */.iP)(input, 'json');
    const root = (0,resolve_directory/* repositoryOf */._)(workingDirectory) ?? (0,external_node_path_.resolve)(workingDirectory);
    const directory = (0,external_node_path_.relative)(root, workingDirectory).replaceAll('\\', '/');
    const seen = withHost(await (0,look_around/* lookAround */.h)(root, directory, io), input);
    const found = linesOfWhatIsHere(seen);
    const why = whyNothing(seen);
    if (why !== undefined) {
        await io.out(json
            ? (0,report_json/* printableJson */.et)({ data: { found, files: [], written: false, notices: [why] } })
            : `${foundText(found)}Nothing was written: ${why}\n${(0,write_files/* pagesLine */.fR)()}`);
        return command/* EXIT */.dc.green;
    }
    const proposal = await propose(input, io, { root, directory, seen });
    const { policies, written } = proposal;
    const shownWorkflow = (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, workflow));
    const isOnGitHub = seen.otherHost === undefined;
    const writesWorkflow = isOnGitHub && !(await (0,write_files/* isThere */.$B)(workflow, root));
    const writesSettings = writesWorkflow || !isOnGitHub;
    const isAsked = await Promise.all(policies.map((path) => (0,repository_contents/* namesApprovers */.XS)((0,external_node_path_.join)(root, path))));
    const takesCommands = isAsked.includes(true);
    const keys = chooseKeys(proposal, takesCommands && isOnGitHub);
    const [file = ''] = find_settings_file/* SETTINGS_PLACES */.h;
    (0,write_files/* refuseUnsafeNames */.jH)((0,propose_settings/* namesIn */.wX)(keys));
    const settings = await (0,propose_settings/* proposeSettings */.U$)(writesSettings ? [{ file, keys }] : [], root);
    const toFile = ([path, text]) => [
        (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, path)),
        text,
    ];
    const files = [...written, ...settings.proposed.map(toFile)];
    if (writesWorkflow)
        files.push([shownWorkflow, await renderLocalWorkflow(proposal, release)]);
    if (takesCommands && isOnGitHub && !(await (0,write_files/* isThere */.$B)(render_commands/* COMMANDS_WORKFLOW */.B, root))) {
        files.push(toFile([render_commands/* COMMANDS_WORKFLOW */.B, (0,render_commands/* renderCommands */.v)(release)]));
    }
    if (json) {
        const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
        await io.out((0,report_json/* printableJson */.et)({ data }));
        return command/* EXIT */.dc.green;
    }
    await io.out(foundText(found));
    const more = [
        ...settings.kept.map((path) => `${path} is there already, and was left as it is: see that it has \`policies\`, and \`workspaces\` for several roots${seen.scans === undefined ? '' : ', and `scanners` for what they find (docs/scanners.md)'}.`),
        ...(takesCommands && isOnGitHub ? WHO_APPROVES : []),
    ];
    const named = settings.proposed.length > 0 ? (keys.workspaces ?? []) : undefined;
    const asWritten = { ...proposal, named };
    const steps = nextSteps(asWritten, { workflow: shownWorkflow, writesWorkflow, release }, more);
    if (files.length === 0) {
        await io.out(`Nothing was written. ${steps}`);
    }
    else if (await (0,write_files/* writeIfAgreed */.F7)(files, input, io)) {
        const said = await sayTried(asWritten, input, io);
        await io.out(`Written: ${files.map(([path]) => path).join(', ')}.\n${said}${steps}`);
    }
    else {
        await io.out('Nothing was written.\n');
    }
    return command/* EXIT */.dc.green;
}
/** With the host that an option names in place of the one whose pipeline is there. */
function withHost(seen, input) {
    const asked = hosts_with_pages/* HOSTS_WITH_PAGES */.q.find(({ name }) => name === (0,command_input/* optionOf */.XD)(input, 'host'));
    return asked === undefined ? seen : { ...seen, otherHost: { ...asked, file: asked.page.file } };
}
const foundText = (found) => found.length > 0 ? `Found:\n${found.map((line) => `  ${line}\n`).join('')}\n` : '';
/** Why there is nothing to gate yet, and what to do; undefined if there is something. */
function whyNothing(seen) {
    const { roots, modules, files, isLibrary } = seen;
    if (planned(seen).length > 0)
        return undefined;
    const [first] = roots;
    if (first !== undefined) {
        const which = roots.length === 1 ? 'the root' : `each of the ${roots.length} roots`;
        return `nothing can be planned as it is: ${which} lacks what is named above. Write it into \`terraform.tfvars\` or the block of the backend, and run \`plangate init\` again; or plan in a job of your own (docs/plan-files.md).`;
    }
    if (isLibrary || modules.length > 0) {
        return 'the configurations here are modules, which other configurations call, and none can be planned. An example below examples/ that needs no values is gated.';
    }
    if (files.stacks !== undefined) {
        return `${files.stacks} is of Stacks, and Stacks are not gated: HCP Terraform plans them by itself, and no API shows policies of such a plan.`;
    }
    const [policies] = files.rego;
    if (policies !== undefined) {
        return `this is a repository of policies. \`plangate policies check ${(0,command_line/* quotedWord */.lG)(policies)} --organization NAME --workspaces SELECTORS\` says what a change of them would block (docs/policies-repository.md); examples/workflows/policies.yml is the workflow.`;
    }
    if (files.sentinel !== undefined) {
        return 'this is a repository of policies in Sentinel. HCP Terraform judges by them, and the gate of each repository with a configuration shows what they say (docs/policies.md).';
    }
    return undefined;
}
async function propose(input, io, { root, directory, seen }) {
    const isForced = (0,command_input/* flagOf */.iP)(input, 'force');
    const writesPolicy = isForced || seen.policies.length === 0;
    const own = await freeDirectory(io.workingDirectory, isForced);
    const roots = planned(seen);
    const ofRoots = roots.flatMap(({ module }) => module ?? []);
    const isEmpty = seen.modules.length + seen.roots.length === 0;
    const used = isEmpty ? undefined : ofRoots.map(({ providers }) => providers);
    const written = writesPolicy ? firstPolicy(used, own) : [];
    if (!(0,command_input/* flagOf */.iP)(input, 'json') && !isForced) {
        await (0,write_files/* refuseToReplace */.K4)(written.map(([path]) => path), io.workingDirectory);
    }
    const place = {
        name: (0,workspace_selectors/* nameOfDirectory */.yJ)((0,external_node_path_.resolve)(root, directory)),
        directory: directory || '.',
        isUnit: false,
    };
    return {
        seen,
        roots: roots.length > 0 ? roots : [place],
        leftOut: seen.roots.filter((root) => !roots.includes(root)),
        credentials: findCredentials(ofRoots, io.environment),
        policies: writesPolicy ? [external_node_path_.posix.join(directory, own)] : seen.policies,
        written,
        directory,
    };
}
/** The directory of a first policy: the usual one, unless it has policies that judge something else. */
async function freeDirectory(workingDirectory, isForced) {
    const [usual = ''] = policy_files/* POLICY_DIRECTORIES */.BL;
    const isTaken = !isForced && (await (0,repository_contents/* hasPolicies */.nT)((0,external_node_path_.join)(workingDirectory, usual)));
    return isTaken ? 'plan-policies' : usual;
}
/** With more roots than this, a job plans those that the change concerns, and not one after the other. */
const MANY_ROOTS = 20;
/**
 * Whether one job is to plan, with credentials, and another to judge its plan: so it is where Terragrunt plans many units at once,
 * where a workflow calls conftest, and where a workflow gives the roots what their files do not say.
 */
function fitsPlanFiles({ conftest, plans, roots, otherHost }) {
    if (roots.some(({ isUnit }) => isUnit))
        return true;
    if (otherHost !== undefined || roots.some(({ environment }) => environment))
        return false;
    const isGiven = plans.length > 0 && roots.length > 0 && roots.every(isLacking);
    return isGiven || (conftest.length > 0 && roots.length <= MANY_ROOTS);
}
const isLacking = ({ lacks }) => lacks.length > 0;
/** The roots that are planned: a job of one's own can give them what their files do not say, but for their name. */
function planned(seen) {
    const isPlanned = fitsPlanFiles(seen)
        ? ({ lacks }) => lacks.every(({ kind }) => kind !== 'name')
        : (root) => !isLacking(root);
    return seen.roots.filter(isPlanned);
}
/** What plangate.yml says: each directory that is planned, with a name, because no service has one for it. */
function chooseKeys(proposal, takesCommands) {
    const { seen, roots, leftOut, policies, credentials } = proposal;
    // A step plans the repository itself where nothing else is named.
    const isNamed = fitsPlanFiles(seen) ||
        roots.some(({ directory, environment }) => directory !== '.' || environment !== undefined);
    const toEntry = ({ name, directory, environment }) => ({
        name,
        directory,
        varFile: environment?.varFile,
        backendConfig: environment?.backendConfig,
        terraformWorkspace: seen.selectsWorkspaces ? environment?.name : undefined,
    });
    const workspaces = roots.map(toEntry);
    const plansItself = !fitsPlanFiles(seen);
    return {
        ...(isNamed && { workspaces }),
        leftOut: leftOut.map((root) => ({
            ...toEntry(root),
            why: root.lacks.map(lackWords).join('; '),
        })),
        ...(roots.length > 1 && plansItself && { affectedOnly: true }),
        policies,
        ...(plansItself &&
            seen.roots.some(({ module }) => module?.forTofu === true) && { engine: 'tofu' }),
        ...(plansItself && { engineEnv: credentials.engineEnv }),
        ...(takesCommands && { commentCommands: true }),
        ...(seen.scans && seen.otherHost === undefined && { scanners: seen.scans.entries }),
    };
}
/** The workflow that judges without a service. */
async function renderLocalWorkflow({ seen, roots, credentials }, release) {
    const scans = seen.scans?.text;
    const { COMPILE_OPA: compileOpa } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809));
    if (!fitsPlanFiles(seen)) {
        const { program, programVersion } = seen;
        const gate = { inputs: [{ name: 'local', value: 'true' }], env: credentials.env };
        const signIn = seen.signIn?.steps ?? credentials.steps;
        const planner = { program, programVersion, signIn };
        return (0,render_workflow/* renderWorkflow */.cn)([gate], release, { compileOpa, planner, scans });
    }
    const inputs = [
        { name: 'plan', value: '${{ runner.temp }}/plan' },
        { name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
    ];
    const { program, signIn } = seen;
    const given = seen.roots.some(isLacking) ? seen.plans : [];
    const job = (0,render_workflow/* renderPlanJob */.PL)({ roots, program, signIn: signIn?.steps, given, release });
    return (0,render_workflow/* renderWorkflow */.cn)([{ inputs }], release, { compileOpa, planner: { job }, scans });
}
/** What the person should know of approvals. */
const WHO_APPROVES = [
    'Policies say who must approve: they write the line of the report as a comment. Teams need the input members-token (docs/approvals.md).',
];
/** A line: what came of a check of one root, or why none was tried. Empty where nothing here plans. */
async function sayTried({ seen, roots, credentials, named }, input, io) {
    const [first] = roots;
    if (fitsPlanFiles(seen) || first === undefined)
        return '';
    const why = whyNotTried({ seen, credentials, named }, input, io);
    if (why !== undefined)
        return `Nothing was planned to try it: ${why}\n`;
    if (!(0,command_input/* flagOf */.iP)(input, 'yes')) {
        const question = `Try it now: plan ${first.directory} here by ${seen.program}? [Y/n] `;
        const answer = (await io.ask(question))?.trim().toLowerCase() ?? 'no';
        if (!['', 'y', 'yes'].includes(answer))
            return 'Nothing was planned to try it.\n';
    }
    return `${await tryPlan(first, io)}\n`;
}
function whyNotTried({ seen, credentials, named }, input, io) {
    const { program } = seen;
    if (named === undefined)
        return 'plangate.yml is another one.';
    if ((0,job_workspace/* isJob */.o5)(io.environment))
        return 'this is a job.';
    if (!io.canAnswer && !(0,command_input/* flagOf */.iP)(input, 'yes'))
        return 'that takes a terminal, or --yes.';
    if (!credentials.areHere) {
        const needed = [...credentials.titles, ...credentials.unknown];
        return `no credentials for ${(0,report_text/* listText */.so)(needed, MOST_NAMED)} are in the environment.`;
    }
    const isHere = (0,program_path/* findOnPath */.aY)(program, io.environment) !== undefined;
    return isHere ? undefined : `no ${program} is on the PATH.`;
}
const MOST_NAMED = 5;
/**
 * What the person does next, as a numbered list.
 *
 * @param more steps
 */
function nextSteps(proposal, written, more) {
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
    steps.push(...stepsToGate(proposal, written), ...more);
    if (conftest.length > 0) {
        steps.push((0,write_files/* fitNotice */.Wu)(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'));
    }
    const snippet = seen.otherHost === undefined || judgesPlanFiles
        ? ''
        : `\nFor ${seen.otherHost.file}:\n\n${indented((0,render_workflow/* renderLocalSnippet */.nB)(seen.otherHost, written.release.version))}\n`;
    return `Next:\n${(0,write_files/* numberedList */.rX)(steps)}${snippet}${(0,write_files/* pagesLine */.fR)()}`;
}
const indented = (text) => text.replaceAll(/^(?=.)/gm, '  ');
function whatIsJudged({ seen, named = [] }) {
    if (named.length > 0)
        return 'Judge what plangate.yml names';
    return seen.isModule ? 'Judge this directory' : 'Judge a directory with .tf files';
}
/** The options that say what plangate.yml does not. */
function optionsHere({ seen, roots, policies, directory, named }) {
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
    const [root] = seen.roots.length > 0 ? roots : [];
    const place = root === undefined ? 'DIRECTORY' : external_node_path_.posix.relative(directory, root.directory);
    return ` --directory ${(0,command_line/* quotedWord */.lG)(place)}${ofPolicies}`;
}
/** What is done by hand, each thing once, and then the merge. */
function stepsToGate({ seen, credentials }, { workflow, writesWorkflow, release }) {
    const { otherHost } = seen;
    const merge = 'merge it all: plangate.yml and policies count from the default branch.';
    if (otherHost !== undefined) {
        if (fitsPlanFiles(seen)) {
            return [`Gate pull requests in ${otherHost.file}: docs/plan-files.md has the commands.`];
        }
        const [needed] = credentials.engineEnv;
        return [
            `Gate pull requests: copy the job below into ${otherHost.file}, name an image with ${seen.program}, opa and plangate in place of ${render_workflow/* IMAGE_TO_NAME */.MT}, and ${merge}`,
            ...(needed === undefined
                ? []
                : [
                    `Give the job credentials that may only read, as ${(0,report_text/* listText */.so)(credentials.engineEnv, MOST_NAMED)}.`,
                ]),
        ];
    }
    if (!writesWorkflow) {
        return [
            `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`,
        ];
    }
    const pin = release.commit === undefined
        ? [`Put a commit in place of <sha> in ${workflow}: its first lines say how.`]
        : [];
    if (fitsPlanFiles(seen)) {
        const install = seen.roots.some(({ isUnit }) => isUnit) ? 'Terragrunt' : seen.program;
        const what = seen.signIn === undefined ? `Sign in and install ${install}` : `Install ${install}`;
        return [...pin, `${what} where ${workflow} says so.`, `Gate pull requests: ${merge}`];
    }
    const { secrets, unknown } = credentials;
    // What the steps name that are there, is set.
    const variables = seen.signIn === undefined ? credentials.variables : [];
    return [
        ...pin,
        variables.length > 0
            ? `Let a role that may only read trust this repository, and set the variables of the repository: ${(0,report_text/* listText */.so)(variables, 9)}${secrets.length > 0 ? `, and the secret ${(0,report_text/* listText */.so)(secrets, 9)}` : ''}.`
            : '',
        unknown.length > 0
            ? `Give credentials that may only read to ${(0,report_text/* listText */.so)(unknown, MOST_NAMED)}, if it needs some: as \`env\` of the step, and their names in \`engine-env\` of plangate.yml.`
            : '',
        `Gate pull requests: ${merge}`,
    ].filter((step) => step !== '');
}
/** A line for each kind of thing that is there. `fitNotice` puts the names in place of `NAMES`, and gives '' for none. */
function linesOfWhatIsHere(seen) {
    const { policies, unfit, conftest, hasConftestFile, plans, roots, scans, otherHost } = seen;
    const units = roots.filter(({ isUnit }) => isUnit).map(({ directory }) => directory);
    const environments = planned(seen).flatMap(({ environment }) => environment?.name ?? []);
    const others = planned(seen).filter(({ isUnit }) => !isUnit);
    const isGiven = fitsPlanFiles(seen);
    const { stacks, terramate, sentinel } = seen.files;
    const forTofu = roots.flatMap(({ module }) => (module?.forTofu ? module.directory : []));
    return [
        (0,write_files/* fitNotice */.Wu)(policies, 'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)'),
        ...unfit.map(({ directory, why }) => (0,neutralise_log/* safeLine */.om)(`policies in ${directory} judge no plan, so \`policies\` does not name it: ${why}`)),
        (0,write_files/* fitNotice */.Wu)(hasConftestFile ? conftest_file/* CONFTEST_FILE */.ab : undefined, 'NAMES: policy, namespace and data are read (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(scans?.found, 'scanners: NAMES (docs/scanners.md)'),
        (0,write_files/* fitNotice */.Wu)(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(seen.signIn?.places, 'it signs in at NAMES, and the job that is written by the same'),
        (0,write_files/* fitNotice */.Wu)(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)([...new Set(others.map(({ directory }) => directory))], seen.isLibrary
            ? 'a library of modules, whose examples are planned: NAMES'
            : 'roots: NAMES (docs/local.md)'),
        (0,write_files/* fitNotice */.Wu)([...new Set(environments)], `environments by their files: NAMES. Each is a workspace of its own${seen.selectsWorkspaces ? ', and of the program' : ''}`),
        ...statesOf(roots),
        ...whatRootsLack(roots, isGiven ? 'planned with what your job gives' : 'not planned yet'),
        (0,write_files/* fitNotice */.Wu)(seen.templates.map(({ directory, placeholder }) => `${directory} (${placeholder})`), 'not planned, because it is filled in first: NAMES'),
        (0,write_files/* fitNotice */.Wu)(forTofu, 'files that OpenTofu reads and Terraform does not: NAMES. So `tofu` plans here'),
        (0,write_files/* fitNotice */.Wu)(terramate, 'Terramate: NAMES. What it generates is planned as it is committed (docs/plan-files.md)'),
        (0,write_files/* fitNotice */.Wu)(stacks, 'Stacks: NAMES. They are not gated'),
        (0,write_files/* fitNotice */.Wu)(sentinel, 'policies in Sentinel: NAMES. A service judges by them, and nothing here'),
        (0,write_files/* fitNotice */.Wu)(otherHost?.file, `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`),
    ].filter((line) => line !== '');
}
/** Where the roots keep their state: a line for each backend. */
function statesOf(roots) {
    const withBackend = roots.filter(({ module }) => module?.backend !== undefined);
    return (0,report_text/* groupBy */.$z)(withBackend, ({ module }) => [module?.backend]).map((group) => {
        const [{ directory, module }] = group;
        const count = new Set(group.map((root) => root.directory)).size;
        const backend = module?.backend === 'cloud' ? 'a service' : `backend "${module?.backend}"`;
        const where = count > 1 ? (0,report_text/* countWords */.rj)(count, 'directory', 'directories') : directory;
        return (0,neutralise_log/* safeLine */.om)(`state in ${backend}: ${where}`);
    });
}
/** What keeps roots from being planned as they are: a line for each kind of reason. */
function whatRootsLack(roots, what) {
    const lacking = roots.flatMap(({ directory, environment, lacks }) => {
        const place = environment === undefined ? directory : `${directory} for ${environment.name}`;
        return lacks.map((lack) => ({ place, lack }));
    });
    return (0,report_text/* groupBy */.$z)(lacking, ({ lack }) => [lack.kind]).map((group) => (0,write_files/* fitNotice */.Wu)(group.map(({ place, lack }) => `${place} (${(0,report_text/* listText */.so)(lack.names, MOST_LACKED)})`), `${what}, because ${WHAT_IS_LACKED[group[0].lack.kind]}: NAMES`));
}
const MOST_LACKED = 2;
const WHAT_IS_LACKED = {
    backend: 'the block of its backend does not say all',
    variables: 'no file gives variables a value',
    name: 'plangate.yml cannot have its name',
};
/** As the beginning of a comment. */
function lackWords({ kind, names }) {
    const list = (0,report_text/* listText */.so)(names, MOST_NAMED);
    if (kind === 'backend')
        return `the block of the backend says no ${list}`;
    return kind === 'variables' ? `no file gives a value for ${list}` : `its name ${list}`;
}
//# sourceMappingURL=init-local.js.map

/***/ })

};
;