"use strict";
exports.id = 3975;
exports.ids = [3975,1597,8763,1741];
exports.modules = {

/***/ 49665:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFilesHere: function() { return /* binding */ openFilesHere; },
  openProgramHere: function() { return /* binding */ openProgramHere; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/argument-files.js
var argument_files = __webpack_require__(92603);
// EXTERNAL MODULE: ./build/src/gate/requested-workspaces.js
var requested_workspaces = __webpack_require__(15724);
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 5 modules
var judges = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/hosts/detect.js
var detect = __webpack_require__(2914);
// EXTERNAL MODULE: ./build/src/hosts/registry.js
var registry = __webpack_require__(77006);
// EXTERNAL MODULE: ./build/src/hosts/job-workspace.js
var job_workspace = __webpack_require__(68754);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/find-plans.js
var find_plans = __webpack_require__(19983);
// EXTERNAL MODULE: ./build/src/plan/made-of.js
var made_of = __webpack_require__(53076);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/variables.js
var configuration_variables = __webpack_require__(41597);
// EXTERNAL MODULE: ./build/src/machine/isolate-program.js
var isolate_program = __webpack_require__(38763);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/trust/leading-variables.js
var leading_variables = __webpack_require__(70);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/plan/default-branch-tree.js
/**
 * The other side of a comparison: the files of the default branch, written into a directory that is deleted afterwards, to
 * plan them by the same engine as the files that are judged. A pull request chooses none of them.
 */







/** Opens the tree. Nothing is fetched or written before the first `rootOf`; `close` deletes what was written. */
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    /** By root of the repository: the directory with the files of its default branch. */
    const directories = new Map();
    const temporaryDirectories = [];
    const writeFiles = async (repositoryRoot) => {
        const { commit, repository } = await (0,files_of_default_branch/* defaultBranchCommit */.Lc)(repositoryRoot, jobTree, ports);
        const root = (0,temporary/* makeTemporary */.ww)('plangate-default-branch-');
        temporaryDirectories.push(root);
        // What it plans decides which failures are old. Git itself does not compare what it reads with its id.
        if (!(await (0,git_objects/* writeCommit */.rV)(commit, repository, root, ports))) {
            throw new Error('git has not all of its files, or has other ones in their place');
        }
        return root;
    };
    return {
        /** Where the default branch has what is in this absolute directory of the checkout. Rejects with a sentence. */
        async rootOf(root) {
            const repository = (0,find_repository/* findAround */.Di)(root, workspace).repository?.root;
            if (repository === undefined)
                throw new Error('its files are in no git repository');
            const writing = directories.get(repository) ?? writeFiles(repository);
            directories.set(repository, writing);
            const rootOnBranch = (0,external_node_path_.join)(await writing, (0,external_node_path_.relative)(repository, root));
            // Git knows no empty directories. One without files has nothing to plan.
            (0,external_node_fs_.mkdirSync)(rootOnBranch, { recursive: true });
            return rootOnBranch;
        },
        close: () => {
            for (const root of temporaryDirectories)
                (0,temporary/* removeTemporary */.cF)(root);
        },
    };
}
//# sourceMappingURL=default-branch-tree.js.map
;// CONCATENATED MODULE: ./build/src/plan/explain-failure.js



const CLOUDS = [
    {
        name: /azure|authorizer|resource manager|arm_/,
        variables: [
            'ARM_CLIENT_ID',
            'ARM_TENANT_ID',
            'ARM_SUBSCRIPTION_ID',
            'ARM_CLIENT_SECRET',
            'ARM_USE_OIDC',
            'ARM_OIDC_TOKEN',
            'ARM_OIDC_TOKEN_FILE_PATH',
            'ARM_ACCESS_KEY',
            'ARM_SAS_TOKEN',
        ],
        signIn: (0,sentence/* phrase */.MZ) `a step with ${(0,sentence/* typed */.nE)('azure/login')} before the gate, and ${(0,sentence/* typed */.nE)('ARM_USE_OIDC')}`,
    },
    {
        name: /google|gcs|storage\.newclient/,
        variables: [
            'GOOGLE_APPLICATION_CREDENTIALS',
            'GOOGLE_CREDENTIALS',
            'GOOGLE_OAUTH_ACCESS_TOKEN',
            'GOOGLE_IMPERSONATE_SERVICE_ACCOUNT',
            'GOOGLE_PROJECT',
        ],
        signIn: (0,sentence/* phrase */.MZ) `a step with ${(0,sentence/* typed */.nE)('google-github-actions/auth')} before the gate, at a terminal ${(0,sentence/* typed */.nE)('gcloud auth application-default login')}`,
    },
    {
        name: /aws|s3|imds|credential source|sts/,
        variables: [
            'AWS_ACCESS_KEY_ID',
            'AWS_SECRET_ACCESS_KEY',
            'AWS_SESSION_TOKEN',
            'AWS_REGION',
            'AWS_PROFILE',
            'AWS_CONFIG_FILE',
            'AWS_SHARED_CREDENTIALS_FILE',
            'AWS_ROLE_ARN',
            'AWS_WEB_IDENTITY_TOKEN_FILE',
        ],
        signIn: (0,sentence/* phrase */.MZ) `a step with ${(0,sentence/* typed */.nE)('aws-actions/configure-aws-credentials')} before the gate, at a terminal ${(0,sentence/* typed */.nE)('aws configure export-credentials --format env')}`,
    },
];
const KINDS = [
    {
        code: 'no-credentials',
        fits: /no valid credential sources|nocredentialproviders|failed to refresh cached credentials|could not find default credentials|unable to build authorizer|could not configure azurecli|could not acquire access token|unable to list provider registration status/,
        actor: 'operators',
        remedy: remedyOfCredentials,
    },
    {
        code: 'credentials-refused',
        fits: /expiredtoken|invalidclienttokenid|invalidaccesskeyid|signaturedoesnotmatch|accessdenied|access denied|authorizationfailed|status code: 403|does not have storage\.[^ ]+ access/,
        actor: 'operators',
        remedy: remedyOfRefused,
    },
    {
        code: 'backend-not-whole',
        fits: /required field is not set|is required by the backend|missing region value/,
        actor: 'operators',
        remedy: remedyOfBackend,
    },
    {
        code: 'state-locked',
        fits: /acquiring the state lock/,
        actor: 'operators',
        remedy: (_, { program }) => (0,sentence/* phrase */.MZ) `Another plan or apply holds the state. Wait until it has ended; if none is running, ${(0,sentence/* typed */.nE)(`${program} force-unlock ID`)} frees it, with the ID above.`,
    },
    {
        code: 'version-unfit',
        fits: /unsupported (?:terraform|opentofu) core version|newer than current|no available releases match|does not match configured version constraint|inconsistent dependency lock file/,
        actor: 'operators',
        remedy: remedyOfVersion,
    },
    {
        code: 'not-downloaded',
        fits: /failed to query available provider packages|failed to install provider|could not retrieve the list of available versions|could not download module|failed to download module|module registry/,
        actor: 'operators',
        remedy: () => (0,sentence/* phrase */.MZ) `Let this machine reach the address above: behind a proxy, name ${(0,sentence/* setting */.Pe)('HTTPS_PROXY')} in ${(0,sentence/* setting */.Pe)('engine-env')}. Or judge a plan of a job that can: ${(0,sentence/* setting */.Pe)('--plan')}.`,
    },
    {
        code: 'variable-missing',
        fits: /no value for required variable/,
        actor: 'author',
        remedy: remedyOfVariable,
    },
];
/** The same problems, each error with what is to be done about it, where the program's words say what it is. */
function explainFailure(problems, call) {
    return problems.map((problem) => {
        const found = problem.severity === 'error' ? explain(problem, call) : undefined;
        return found === undefined ? problem : { ...problem, found };
    });
}
function explain({ summary, detail = '' }, call) {
    const text = `${summary}\n${detail}`;
    const kind = KINDS.find(({ fits }) => fits.test((0,go_text/* lowerAscii */.dq)(text)));
    return (kind &&
        (0,finding/* finding */.gk)(kind.code, (0,sentence/* phrase */.MZ) `${call.program} made no plan.`, {
            remedy: kind.remedy(text, call),
            actor: kind.actor,
        }));
}
/** The variables of a list that are there, and those of them that the program gets. */
function variablesHere(names, { environment, engineEnv }) {
    const present = names.filter((name) => (environment[name] ?? '') !== '');
    const passed = present.filter((name) => engineEnv === undefined || engineEnv.includes(name));
    return { present, passed };
}
const MOST_NAMED = 10;
function listed(names) {
    return (0,sentence/* firstParts */.J4)(names.map(sentence/* setting */.Pe), MOST_NAMED);
}
function inEngineEnv(names) {
    return (0,sentence/* typed */.nE)(`engine-env: [${names.join(', ')}]`);
}
function remedyOfCredentials(text, call) {
    const cloud = CLOUDS.find(({ name }) => name.test((0,go_text/* lowerAscii */.dq)(text)));
    if (cloud === undefined)
        return NO_CLOUD;
    const { present, passed } = variablesHere(cloud.variables, call);
    const missed = present.filter((name) => !passed.includes(name));
    if (missed.length > 0) {
        return (0,sentence/* phrase */.MZ) `Set here, and not passed on: ${listed(missed)}. Write ${inEngineEnv([...passed, ...missed])} in ${(0,sentence/* setting */.Pe)('plangate.yml')}.`;
    }
    const [first = '', second = ''] = cloud.variables;
    const had = passed.length > 0
        ? (0,sentence/* phrase */.MZ) `It got ${listed(passed)}, which is not enough.`
        : (0,sentence/* phrase */.MZ) `None of the variables is set here by which it signs in (${(0,sentence/* setting */.Pe)(first)}, ${(0,sentence/* setting */.Pe)(second)} and others), and it reads no home directory.`;
    return (0,sentence/* phrase */.MZ) `${had} Sign in first: in a job ${cloud.signIn}. Then name the variables in ${(0,sentence/* setting */.Pe)('engine-env')}.`;
}
const NO_CLOUD = (0,sentence/* phrase */.MZ) `Let the job sign in first, and name the variables by which the program signs in with ${(0,sentence/* setting */.Pe)('engine-env')}.`;
function remedyOfRefused(text, call) {
    const variables = CLOUDS.flatMap((cloud) => cloud.name.test((0,go_text/* lowerAscii */.dq)(text)) ? cloud.variables : []);
    const { passed } = variablesHere(variables, call);
    const by = passed.length === 0 ? '' : (0,sentence/* phrase */.MZ) ` It signed in by ${listed(passed)}.`;
    return (0,sentence/* phrase */.MZ) `Sign in again if the credentials are out of date; else let who they belong to read the state and what is planned.${by}`;
}
function remedyOfBackend(text, call) {
    const { present, passed } = variablesHere(['AWS_REGION', 'AWS_DEFAULT_REGION'], call);
    const isRegion = /missing region value/.test((0,go_text/* lowerAscii */.dq)(text));
    if (isRegion && present.length > passed.length) {
        return (0,sentence/* phrase */.MZ) `Set here, and not passed on: ${listed(present)}. Write ${inEngineEnv(present)} in ${(0,sentence/* setting */.Pe)('plangate.yml')}.`;
    }
    const files = call.plannedWith?.backendFiles ?? [];
    if (files.length > 0)
        return (0,sentence/* phrase */.MZ) `Add it to the file that ${(0,sentence/* setting */.Pe)('backend-config')} names: ${listed(files)}.`;
    return (0,sentence/* phrase */.MZ) `The block of the backend leaves it open. Name the file that has it in the entry of the workspace: ${(0,sentence/* typed */.nE)('{ name: app-prod, directory: live/app, backend-config: env/prod.tfbackend }')}.`;
}
function remedyOfVersion(text, { program }) {
    if (/core version|newer than current/.test((0,go_text/* lowerAscii */.dq)(text)))
        return (0,sentence/* phrase */.MZ) `Put a version of ${(0,sentence/* setting */.Pe)(program)} on the PATH that the configuration accepts, or correct ${(0,sentence/* setting */.Pe)('required_version')}.`;
    return (0,sentence/* phrase */.MZ) `Correct the versions that the configuration asks for, or bring the lock file up to date: ${(0,sentence/* typed */.nE)(`${program} init -upgrade`)}.`;
}
function remedyOfVariable(text, call) {
    const [, name = 'NAME'] = /input variable "([A-Za-z0-9_-]+)"/.exec(text) ?? [];
    const variable = `TF_VAR_${name}`;
    const { present, passed } = variablesHere([variable], call);
    if (present.length > passed.length)
        return (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(variable)} is set here, and not passed on. Write ${inEngineEnv([variable])} in ${(0,sentence/* setting */.Pe)('plangate.yml')}.`;
    const files = call.plannedWith?.varFiles ?? [];
    if (files.length > 0)
        return (0,sentence/* phrase */.MZ) `Give ${(0,sentence/* setting */.Pe)(name)} a value, in a file that ${(0,sentence/* setting */.Pe)('var-file')} names: ${listed(files)}.`;
    return (0,sentence/* phrase */.MZ) `Give ${(0,sentence/* setting */.Pe)(name)} a value: name a file that has it with ${(0,sentence/* setting */.Pe)('var-file')}, or pass ${(0,sentence/* setting */.Pe)(variable)} on with ${(0,sentence/* setting */.Pe)('engine-env')}. A directory that others call as a module is no workspace: exclude it.`;
}
//# sourceMappingURL=explain-failure.js.map
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var plan_entries = __webpack_require__(41293);
;// CONCATENATED MODULE: ./build/src/plan/moved-resources.js
/** Which resources a change moves, by its `moved` blocks, where no state says it. */






const MOST_MOVES = 1_000;
const MOST_CALLS = 1_000;
/** The most parts of the address of a module: each module has two, `module` and its name. */
const DEEPEST = 40;
/**
 * Finds the resources that the change moves, if both plans were made without a state: its `moved` blocks are applied to the
 * addresses in the plan of the default branch, as if these were a state.
 *
 * @param before the plan of the default branch
 * @param parsed what this check has parsed before
 * @returns address in the change → address on the default branch
 */
function findMoved({ root, workingDirectory }, before, parsed) {
    const files = (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, parsed);
    const { modules, unclear } = (0,read_configuration.readConfiguration)((0,external_node_path_.join)(root, workingDirectory), files);
    // A file that is not read for certain may have other blocks: then nothing has moved, and each failure is a new one.
    if (unclear.length > 0)
        return new Map();
    const addresses = (0,plan_entries/* addressesOf */.sO)(before.document, ['resource_changes']);
    return relocate(addresses, movesIn(modules));
}
/**
 * The `moved` blocks of all modules, once for each call of the module that has them.
 *
 * @param modules the root module first
 */
function movesIn(modules) {
    const moves = [];
    let calls = 0;
    const callees = new Map();
    for (const module of modules) {
        for (const call of new Set(module.callers)) {
            callees.set(call, [...(callees.get(call) ?? []), module]);
        }
    }
    const addMovesOf = (module, address) => {
        for (const { block } of module.blocks) {
            if (block.type !== 'moved' || moves.length >= MOST_MOVES)
                continue;
            const from = addressIn((0,hcl_syntax/* attributeIn */.yo)(block.body, 'from'));
            const to = addressIn((0,hcl_syntax/* attributeIn */.yo)(block.body, 'to'));
            if (from !== undefined && to !== undefined)
                moves.push({ module: address, from, to });
        }
        if (address.length >= DEEPEST)
            return;
        for (const call of module.calls.values()) {
            calls += 1;
            if (calls > MOST_CALLS)
                return;
            for (const callee of callees.get(call) ?? []) {
                addMovesOf(callee, [...address, 'module', call.label]);
            }
        }
    };
    const [root] = modules;
    if (root !== undefined)
        addMovesOf(root, []);
    return moves;
}
/** The parts of the address that an expression names; undefined if it names none. */
function addressIn(expression) {
    if (expression?.kind !== 'traversal')
        return undefined;
    let address = expression.root;
    for (const step of expression.steps) {
        const value = step.kind === 'literal' ? step.value : undefined;
        if (typeof value !== 'string' && typeof value !== 'number')
            return undefined;
        const { startColumn, endColumn } = step.range;
        // A name is as long in the file as its text; a key has quotes too.
        const isName = typeof value === 'string' && endColumn - startColumn === value.length;
        address += isName ? `.${value}` : (0,model_address/* writeIndex */._M)(value);
    }
    return (0,model_address/* splitAddress */.lS)(address);
}
/** Applies the moves to the addresses: new address → earlier address, for each object that moves. */
function relocate(addresses, moves) {
    const taken = new Set(addresses);
    const findMoves = indexMoves(moves);
    const previous = new Map();
    for (const before of addresses) {
        const address = followMoves(before, findMoves, taken);
        if (address === before)
            continue;
        taken.delete(before);
        taken.add(address);
        previous.set(address, before);
    }
    return previous;
}
/** Makes the function that finds the moves that may be about an address, in their order: by what they move, without keys. */
function indexMoves(moves) {
    const byObject = new Map();
    // A move of a module is about all that is in it, so the beginnings of an address are looked up: those as long as a key.
    const lengths = new Set();
    for (const [at, { module, from }] of moves.entries()) {
        const parts = [...module, ...from].map(model_address/* withoutKeys */.Pe);
        lengths.add(parts.length);
        const key = parts.join('.');
        const known = byObject.get(key);
        if (known === undefined)
            byObject.set(key, [at]);
        else
            known.push(at);
    }
    return (address) => {
        const parts = (0,model_address/* splitAddress */.lS)((0,model_address/* withoutKeys */.Pe)(address));
        return [...lengths]
            .flatMap((length) => byObject.get(parts.slice(0, length).join('.')) ?? [])
            .sort((one, other) => one - other)
            .flatMap((at) => moves[at] ?? []);
    };
}
/** How many moves of one object are followed. What was moved more often counts as new. */
const LONGEST_CHAIN = 100;
/** The address at the end of a chain of moves, in whatever order the blocks are. Each is followed once, so a circle ends. */
function followMoves(start, findMoves, taken) {
    const followed = new Set();
    let address = start;
    while (followed.size < LONGEST_CHAIN) {
        let next;
        for (const move of findMoves(address)) {
            next = followed.has(move) ? undefined : movedBy(move, address);
            if (next === undefined || taken.has(next))
                continue;
            followed.add(move);
            break;
        }
        if (next === undefined || taken.has(next))
            return address;
        address = next;
    }
    return start;
}
/** The address after one move; undefined if the move is about another object. */
function movedBy({ module, from, to }, address) {
    const parts = (0,model_address/* splitAddress */.lS)(address);
    const prefix = parts.slice(0, module.length);
    if (prefix.map(model_address/* withoutKeys */.Pe).join('.') !== module.join('.'))
        return undefined;
    const partsOfObject = parts.slice(module.length, module.length + from.length);
    const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
    if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
        return undefined;
    if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.'))
        return undefined;
    if (lastPart !== lastOfFrom && (0,model_address/* withoutKeys */.Pe)(lastPart) !== lastOfFrom)
        return undefined;
    // The key at the end, such as `[0]`, if the block names the object without its key.
    const key = lastPart.slice(lastOfFrom.length);
    if (key !== '' && lastOfTo.includes('['))
        return undefined;
    const rest = parts.slice(module.length + from.length);
    return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
//# sourceMappingURL=moved-resources.js.map
// EXTERNAL MODULE: ./build/src/plan/program-variables.js
var program_variables = __webpack_require__(51253);
// EXTERNAL MODULE: ./build/src/plan/run-programs.js
var run_programs = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/plan-document.js
var plan_document = __webpack_require__(91870);
// EXTERNAL MODULE: ./build/src/plan/program-log.js
var program_log = __webpack_require__(506);
// EXTERNAL MODULE: ./build/src/plan/program-plan.js + 1 modules
var program_plan = __webpack_require__(49778);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
;// CONCATENATED MODULE: ./build/src/plan/program-in-checkout.js
/**
 * Plans in the checkout itself, and applies exactly what it planned: `init`, `plan -out`, `apply FILE` and `show`, with the
 * configuration's own backend, as people's jobs run them. Nothing is copied.
 */






function plansInCheckout(options) {
    const initialized = new Map();
    /** By workspace: several may be planned in one directory. */
    const saved = new Map();
    const savedOf = (workspace) => {
        const plan = saved.get(workspace);
        if (plan === undefined)
            throw new Error('nothing was planned here');
        return plan;
    };
    return {
        async plan(place, request) {
            const key = (0,program_plan/* keyOfPlace */.gH)(place);
            const { root: files, ...of } = place;
            const opening = initialized.get(key) ??
                (0,program_plan/* initialize */.n_)({ ...options, inCheckout: true }, { files, ...of }, request.signal);
            initialized.set(key, opening);
            const planned = await (await opening).plan(request);
            if (planned.problems.some(({ severity }) => severity === 'error'))
                return planned;
            const latest = (await opening).latest();
            if (latest !== undefined) {
                saved.set(request.workspaceName, latest);
                return planned;
            }
            return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary: `${options.program} saved no plan` }]);
        },
        async apply(workspace, onLine, signal) {
            const { file, programs } = savedOf(workspace);
            const filter = (0,program_log/* createLineFilter */.RO)((line) => {
                const message = (0,program_log/* messageIn */.v6)(line);
                if (message !== undefined)
                    onLine(message);
            });
            const end = await programs.run(['apply', '-input=false', '-no-color', '-json', file], {
                signal,
                deadline: programs.deadline(),
                take: filter.take,
                goesToItsEnd: true,
            });
            return {
                exitCode: end.exitCode,
                firstError: firstErrorIn(filter.log(), end.stdout, programs),
            };
        },
        async state(workspace, signal) {
            const { programs } = savedOf(workspace);
            const limits = { signal, deadline: programs.deadline(), maxBytes: read_plan.LONGEST_PLAN };
            const end = await programs.run(['show', '-json'], limits);
            const state = (0,parse/* parseJson */.qF)(end.stdout);
            if (end.exitCode === 0 && (0,parse/* isRecord */.u4)(state))
                return { state };
            const said = programs.withoutPaths((0,go_text/* trimSpace */.Pd)(end.stderr || end.stdout)).slice(-600);
            return { why: said || `\`${options.program} show -json\` printed nothing` };
        },
        async close() {
            for (const opening of initialized.values()) {
                await opening.then((each) => each.close()).catch(() => undefined);
            }
        },
    };
}
function firstErrorIn(log, printed, programs) {
    const problem = (0,program_log/* problemsIn */._n)(log).find(({ severity }) => severity === 'error');
    if (problem !== undefined) {
        return programs.withoutPaths([problem.summary, problem.detail].filter(Boolean).join(': '));
    }
    const lines = printed.split('\n').filter((line) => !line.startsWith('{'));
    const rest = (0,go_text/* trimSpace */.Pd)(lines.join('\n')).slice(-2_000);
    return rest === '' ? undefined : programs.withoutPaths(rest);
}
//# sourceMappingURL=program-in-checkout.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/plan/plan-options.js
var plan_options = __webpack_require__(44965);
// EXTERNAL MODULE: ./build/src/plan/planned-as.js
var planned_as = __webpack_require__(50564);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/plan/configured-modules.js
var configured_modules = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/plan/count-words.js
var count_words = __webpack_require__(74742);
;// CONCATENATED MODULE: ./build/src/plan/told-by-json.js
/** Whether the JSON of a plan shows that it is one of everything: all that the state and the files have is in it. */







/** Every list in which a plan has what it was made of. */
const PLANNED_LISTS = ['resource_changes', 'deferred_changes'];
/** @param mayLackBlocks whether it was to destroy everything: then the files have more than the plan */
function tellByJson(document, mayLackBlocks) {
    const entries = [...(0,plan_entries/* entriesOfDocument */.je)(document, PLANNED_LISTS)];
    const managed = entries.filter(({ mode }) => mode === 'managed');
    const isDestroy = destroysAll(document, managed);
    const parts = [];
    const saysComplete = Object.hasOwn(document, 'complete');
    if (saysComplete && document.complete !== true) {
        parts.push((0,sentence/* phrase */.MZ) `The plan says that it is not complete, so the rest of the configuration was not judged.`);
    }
    const planned = new Set(managed.flatMap(({ address, previousAddress }) => [address, previousAddress]));
    const state = (0,parse/* fieldOf */._F)(Reflect.get(document, 'prior_state'), 'values');
    const ofState = [...(0,plan_json/* resourcesOf */.F3)(state)].filter(({ mode }) => mode === 'managed');
    const leftOut = ofState.map(({ address }) => address).filter((one) => !planned.has(one));
    const missing = isDestroy || mayLackBlocks ? { certain: [], open: [] } : missingBlocks(document, managed);
    const names = [...new Set([...leftOut.map(String), ...missing.certain])];
    if (parts.length === 0 && names.length > 0) {
        parts.push((0,sentence/* phrase */.MZ) `The plan leaves out what the state or the configuration has (${(0,sentence/* firstParts */.J4)(names.map(sentence/* resourcePart */._8), told_by_json_MOST_NAMED)}), as with ${(0,sentence/* setting */.Pe)('-target')} or ${(0,sentence/* setting */.Pe)('-refresh-only')}, so the rest was not judged.`);
    }
    return {
        parts,
        unproven: saysComplete ? [] : missing.open,
        isDestroy,
        changesSomething: (0,count_words/* changesSomething */.Qc)(document),
    };
}
const told_by_json_MOST_NAMED = 3;
/**
 * Each deletion of a normal plan has a reason, but of an object that another one has replaced. Before Terraform 1.2 none has:
 * there a plan of deletions alone counts.
 */
function destroysAll(document, managed) {
    const counted = managed.filter((entry) => !(0,plan_entries/* isDeposed */.DT)(entry) && (0,count_words/* wordsOfEntry */.tQ)(entry).length > 0);
    const deletions = counted.filter((entry) => (0,count_words/* wordsOfEntry */.tQ)(entry).includes('destroy'));
    if (deletions.length === 0)
        return false;
    if (hasReasons(document.terraform_version)) {
        return deletions.some(({ reason }) => (reason ?? '') === '');
    }
    return deletions.length === counted.length;
}
/** Since 1.2, also of OpenTofu, which began with 1.6. A version that is not said is none of the earlier ones. */
const hasReasons = (version = '1.2.0') => isSince(version, 2);
/**
 * OpenTofu has `enabled` in `lifecycle` since 1.11, also of a module call, and its JSON does not show it. It has no
 * `complete` either, which Terraform of these versions always says.
 */
const mayHideEnabled = ({ terraform_version: version = '1.2.0', ...document }) => !Object.hasOwn(document, 'complete') && isSince(version, 11);
/** Whether a version is 1.MINOR or a later one. */
function isSince(version, minor) {
    const [, ofMajor, ofMinor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
    return Number(ofMajor) > 1 || (Number(ofMajor) === 1 && Number(ofMinor) >= minor);
}
/** The managed blocks without an entry: those that always have an instance, and those that may have none. */
function missingBlocks(document, managed) {
    const hidesEnabled = mayHideEnabled(document);
    const blocksWithEntry = new Set(managed.flatMap(({ address, previousAddress }) => [address, previousAddress].flatMap((one) => typeof one === 'string' ? (0,model_address/* withoutKeys */.Pe)(one) : [])));
    const certain = [];
    const open = [];
    for (const module of (0,configured_modules/* configuredModules */.C3)(document.configuration)) {
        for (const found of (0,configured_modules/* blocksOf */.SH)(module)) {
            const { address, block, list } = found;
            if (list !== 'resources' || block['mode'] !== 'managed')
                continue;
            if (blocksWithEntry.has(address))
                continue;
            const instances = instancesOf(found);
            if (instances === 'some' && !hidesEnabled)
                certain.push(address);
            else if (instances !== 'none')
                open.push(address);
        }
    }
    return { certain, open };
}
/** Whether a block has an instance, by its own words and by those of the calls above it. */
function instancesOf({ block, calls }) {
    const conditions = [block, ...calls.map(({ call }) => call)].flatMap(conditionsOf);
    if (conditions.some(isNone))
        return 'none';
    return conditions.length === 0 ? 'some' : 'open';
}
function conditionsOf({ count_expression: count, for_each_expression: each, }) {
    return [count, each].filter((one) => one !== undefined);
}
/** A constant that makes no instance. */
function isNone(expression) {
    if (!(0,parse/* isRecord */.u4)(expression) || !Object.hasOwn(expression, 'constant_value'))
        return false;
    const { constant_value: value } = expression;
    if (value === 0 || value === '0' || value === false || value === 'false')
        return true;
    if (Array.isArray(value))
        return (0,parse/* listOf */.c3)(value).length === 0;
    return (0,parse/* isRecord */.u4)(value) && Object.keys(value).length === 0;
}
//# sourceMappingURL=told-by-json.js.map
;// CONCATENATED MODULE: ./build/src/plan/whole-plan.js







/** What the settings ask of a plan. */
function askedOf({ runOptions, allowPartial, allowUnproven, }, inJob) {
    let mode = 'normal';
    if (runOptions['is-destroy'] === true)
        mode = 'destroy';
    else if (runOptions['refresh-only'] === true)
        mode = 'refresh-only';
    const targets = runOptions['target-addrs'] !== undefined;
    return { mode, targets, allowPartial, allowUnproven, inJob };
}
/**
 * What limits a plan because of how it was made.
 *
 * @param planned null where only its JSON says it, and undefined without a digest, which is said already
 */
function limitsOf(planned, document, asked) {
    const options = planned ? (0,plan_options.readPlanOptions)(planned.arguments) : undefined;
    const told = tellByJson(document, asked.mode === 'destroy');
    const parts = describeParts(options, told, asked);
    const limits = [...describeMode(options, told, asked)];
    const isSaid = limits.length > 0;
    if (!isSaid)
        limits.push(...parts.map((part) => partLimit(part, asked)));
    const doubts = planned === undefined ? [] : describeDoubts(planned, options, told);
    if (!isSaid && parts.length === 0)
        limits.push(...doubts.map((doubt) => unproven(doubt, asked)));
    if (options?.isRefreshed === false)
        limits.push({ kind: 'noted', finding: NOT_REFRESHED });
    return limits;
}
const NOT_REFRESHED = (0,finding/* finding */.gk)('plan-not-refreshed', (0,sentence/* phrase */.MZ) `It was planned with ${(0,sentence/* setting */.Pe)('-refresh=false')}, so it trusts the state: what was changed outside of it is not seen.`);
function partLimit(says, { allowPartial, inJob }) {
    const part = (0,finding/* finding */.gk)(errors/* CODES */.Lp.onlyAPart, says);
    if (allowPartial)
        return { kind: 'partial', finding: part };
    const remedy = (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('allow-partial')} to true where that may pass.`;
    return { kind: inJob ? 'not-certain' : 'noted', finding: { ...part, remedy } };
}
function unproven({ says, remedy }, asked) {
    const { allowUnproven, inJob } = asked;
    const found = (0,finding/* finding */.gk)('plan-unproven', says, { remedy });
    if (allowUnproven)
        return { kind: 'unproven', finding: found };
    const mayPass = (0,sentence/* phrase */.MZ) `${remedy} Or set ${(0,sentence/* setting */.Pe)('allow-unproven')} to true where that may pass.`;
    return { kind: inJob ? 'not-certain' : 'noted', finding: { ...found, remedy: mayPass } };
}
/** What is not known of the whole, of a plan that shows no part. */
function describeDoubts(planned, options, { unproven: open }) {
    const others = options?.others ?? [];
    if (others.length > 0) {
        return [
            {
                says: (0,sentence/* phrase */.MZ) `The program that planned was given ${(0,sentence/* firstParts */.J4)(others.map(sentence/* quoted */.TL), whole_plan_MOST_NAMED)}: nothing says whether this is a plan of everything.`,
                remedy: (0,sentence/* phrase */.MZ) `Plan without it.`,
            },
        ];
    }
    // Terragrunt adds arguments that its files name.
    const areArgumentsKnown = planned !== null && planned.program !== 'terragrunt';
    if (areArgumentsKnown || open.length === 0)
        return [];
    return [
        {
            says: (0,sentence/* phrase */.MZ) `Nothing says that this is a plan of everything: it has no entry of ${(0,sentence/* firstParts */.J4)(open.map(sentence/* resourcePart */._8), whole_plan_MOST_NAMED)}, and its JSON cannot say whether there is to be one.`,
            remedy: (0,sentence/* phrase */.MZ) `Let ${(0,sentence/* typed */.nE)(planned_as/* DIGEST_COMMAND */.Bh)} make the plan, with your arguments.`,
        },
    ];
}
function describeMode(options, told, asked) {
    const shown = told.isDestroy ? 'destroy' : 'normal';
    const mode = options === undefined || options.mode === 'normal' ? shown : options.mode;
    // A plan that only refreshes is one of a part.
    if (mode === asked.mode || (mode === 'refresh-only' && asked.mode === 'normal'))
        return [];
    if (mode === 'destroy' && asked.mode === 'normal') {
        const found = (0,finding/* finding */.gk)('plan-of-other-mode', (0,sentence/* phrase */.MZ) `It is a plan to destroy everything (${(0,sentence/* setting */.Pe)('-destroy')}), and the workflow asks for no such plan.`, { remedy: (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('destroy')} to true if you mean that.` });
        return [{ kind: asked.inJob ? 'not-certain' : 'noted', finding: found }];
    }
    // The JSON of a plan that changes nothing tells no mode.
    if (options === undefined && mode === 'normal' && !told.changesSomething)
        return [];
    const found = (0,finding/* finding */.gk)('plan-of-other-mode', (0,sentence/* phrase */.MZ) `The workflow asks for a plan ${MODE_WORDS[asked.mode]}, and this is one ${MODE_WORDS[mode]}.`, { remedy: (0,sentence/* phrase */.MZ) `Change one of them.` });
    return [{ kind: 'not-certain', finding: found }];
}
const MODE_WORDS = {
    normal: (0,sentence/* phrase */.MZ) `of changes`,
    destroy: (0,sentence/* phrase */.MZ) `to destroy everything (${(0,sentence/* setting */.Pe)('destroy')})`,
    'refresh-only': (0,sentence/* phrase */.MZ) `that only refreshes (${(0,sentence/* setting */.Pe)('refresh-only')})`,
};
const whole_plan_MOST_NAMED = 3;
/** Whole sentences about what a plan leaves out; what the workflow asked to leave out is none. */
function describeParts(options, told, asked) {
    const isExpected = asked.targets || asked.mode === 'refresh-only';
    const parts = (options?.parts ?? []).filter((part) => !asked.targets || !part.startsWith('-target='));
    if (parts.length > 0) {
        return [
            (0,sentence/* phrase */.MZ) `Only a part was planned (${(0,sentence/* firstParts */.J4)(parts.map(sentence/* quoted */.TL), whole_plan_MOST_NAMED)}), so the rest of the configuration was not judged.`,
        ];
    }
    if (options?.mode === 'refresh-only' && asked.mode === 'normal') {
        return [
            (0,sentence/* phrase */.MZ) `It is a plan of ${(0,sentence/* setting */.Pe)('-refresh-only')}: it has no changes of the configuration, so there was nothing to judge.`,
        ];
    }
    return isExpected ? [] : told.parts;
}
/** Who asked that resources are replaced, as the plan's JSON says it; none where nobody did. */
function describeReplaced(document) {
    const replaced = Array.from((0,plan_entries/* entriesOfDocument */.je)(document, ['resource_changes']))
        .filter(({ reason }) => reason === 'replace_by_request')
        .map(({ name }) => (0,sentence/* resourcePart */._8)(name));
    if (replaced.length === 0)
        return [];
    const names = (0,sentence/* firstParts */.J4)(replaced, whole_plan_MOST_NAMED);
    return [
        (0,finding/* finding */.gk)('plan-replaces', (0,sentence/* phrase */.MZ) `It was asked to replace ${names} (${(0,sentence/* setting */.Pe)('-replace')}).`),
    ];
}
//# sourceMappingURL=whole-plan.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/plan/digest.js
var plan_digest = __webpack_require__(38717);
;// CONCATENATED MODULE: ./build/src/plan/open-plan-file.js
/** Opens a plan that another job made: its file, and what its digest says of it. */























const theRecipe = () => (0,sentence/* phrase */.MZ) `The recipe: ${(0,sentence/* foreign */.V$)((0,own_pages/* planRecipe */.kX)())}`;
const LONGEST_DIGEST = 4 * 1024 * 1024;
/**
 * Reads the plan and its digest once, so that they cannot change between two readings.
 *
 * @returns the function that reads the plan, the problems, or why there is no plan: in a job, the job that makes it may
 *   not have run
 */
async function openPlanFile(written, settings, context, ports) {
    const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
    const { workingDirectory, jobTree, inJob } = context;
    const path = (0,external_node_path_.resolve)(workingDirectory, written);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats === undefined && inJob) {
        return {
            undecided: (0,finding/* finding */.gk)('no-plan', (0,sentence/* phrase */.MZ) `There is no plan: ${(0,sentence/* filePart */.A4)(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`, { about: { file: written }, remedy: theRecipe() }),
        };
    }
    if (stats?.isFile() !== true) {
        return refuse(`is ${(0,quote/* quote */.hD)(written)}, and there is no such file. Write it with \`${planned_as/* DIGEST_COMMAND */.Bh}\`.`);
    }
    if (stats.size > read_plan.LONGEST_PLAN) {
        return refuse(`is ${(0,quote/* quote */.hD)(written)}, which has more than ${read_plan.LONGEST_PLAN} bytes.`);
    }
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    if (inJob) {
        for (const name of [written, (0,plan_digest.digestPath)(written)]) {
            const file = (0,external_node_path_.resolve)(workingDirectory, name);
            if (await isInRepository(file, workspace, ports))
                return refuse(`is ${(0,quote/* quote */.hD)(name)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`);
        }
    }
    const plan = (0,read_regular/* readBytesSync */.js)(path, read_plan.LONGEST_PLAN);
    const digest = await (0,read_regular/* readRegular */.VX)((0,find_repository/* realOrSame */.eF)((0,plan_digest.digestPath)(path)), LONGEST_DIGEST).catch(() => undefined);
    const asked = { ...askedOf(settings, inJob), targets: false };
    const text = plan.toString('utf8');
    // The plan is read once for all its workspaces, while programs read the policies.
    const reading = (0,read_plan.readPlan)(text, ports.signal);
    // Otherwise a plan that cannot be read would end the process before it is awaited.
    reading.catch(() => undefined);
    const changedSince = async (madeOf, directory) => {
        const { repository } = (0,find_repository/* findAround */.Di)(directory, workspace);
        if (repository === undefined)
            return [];
        const place = { directory: (0,find_repository/* realOrSame */.eF)(directory), repository };
        return (0,made_of/* changesSince */.s)(madeOf, place, context.checkouts);
    };
    const read = async (name, place, signal) => {
        const { root, workingDirectory: inside, plannedWith } = place;
        const directory = (0,external_node_path_.join)(root, inside);
        const repository = (0,find_repository/* findAround */.Di)(directory, workspace).repository?.root ?? directory;
        const demands = {
            ...(await reviewedCommits(directory, workspace, context, ports)),
            directory: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repository, (0,find_repository/* realOrSame */.eF)(directory))) || '.',
            workspace: name,
            varFiles: plannedWith?.varFiles,
            run: context.hostRun ?? null,
            plan,
            planDigest: settings.planDigest,
            inJob,
        };
        const answer = (0,plan_digest.compareDigest)(digest, demands);
        // In a job, the files of the commit were compared where it was planned. A person may have changed them since.
        if (!inJob && answer.digest !== undefined && answer.objections.length === 0) {
            answer.objections = await (0,ended_by/* endedBy */.m)(signal, changedSince(answer.digest, directory));
        }
        const options = { asked, now: ports.clock.date() };
        const planned = await (0,ended_by/* endedBy */.m)(signal, planFromFile({ reading, ...answer }, options));
        return { ...planned, madeBy: `${describePlan(planned, answer)}: ${written}   ${answer.words}` };
    };
    return { plan: read };
}
/** Makes the function that reads the plan of a workspace, when the workspace is judged. */
function openPlanFiles(plans, settings, context, ports) {
    return async (name, place, signal) => {
        const plansOfWorkspace = plans.filter(({ workspace }) => workspace === name);
        const [plan, second] = plansOfWorkspace;
        if (plan === undefined) {
            throw new read_plan.UnreadablePlan((0,finding/* finding */.gk)('no-plan', (0,sentence/* phrase */.MZ) `There is no plan of ${(0,sentence/* workspacePart */.TG)(name)}. The job that makes it did not run, failed, or left it out.`, {
                about: { workspace: name },
                remedy: (0,sentence/* phrase */.MZ) `To name those that are planned, write ${(0,sentence/* setting */.Pe)('workspaces')}. ${theRecipe()}`,
            }));
        }
        if (second !== undefined) {
            const files = (0,sentence/* listParts */.Z)(plansOfWorkspace.map(({ file }) => (0,sentence/* filePart */.A4)(file)));
            throw new read_plan.UnreadablePlan((0,finding/* finding */.gk)('planned-twice', (0,sentence/* phrase */.MZ) `There is more than one plan of ${(0,sentence/* workspacePart */.TG)(name)}: ${files}.`, { about: { workspace: name }, remedy: (0,sentence/* phrase */.MZ) `Keep one.` }));
        }
        if (plan.refused !== undefined)
            throw new read_plan.UnreadablePlan(plan.refused);
        const opened = await openPlanFile(plan.file, settings, context, ports);
        if ('plan' in opened)
            return opened.plan(name, place, signal);
        throw new read_plan.UnreadablePlan('undecided' in opened
            ? opened.undecided
            : opened.problems.map(({ message }) => `The plan ${message}`).join('\n'));
    };
}
/** Who made a plan, as its digest or it says itself, and what it changes, as in `Terraform 1.17.2 +3 ~1`. */
function describePlan({ document, counts }, { digest }) {
    const isOfTofu = digest?.planned?.program === 'tofu' ||
        Array.from((0,plan_entries/* entriesOfDocument */.je)(document, ['resource_changes'])).some(({ provider }) => String(provider).startsWith('registry.opentofu.org/'));
    const numbers = [
        ['+', counts.additions],
        ['~', counts.changes],
        ['−', counts.destructions],
    ];
    const changes = numbers
        .filter(([, number]) => number > 0)
        .map(([sign, number]) => `${sign}${number}`)
        .join(' ');
    const program = isOfTofu ? 'OpenTofu' : 'Terraform';
    const words = [program, document.terraform_version, changes || 'no changes'];
    return words.filter((word) => word !== undefined).join(' ');
}
/** The head under review and, where the host checked out a merge of it, that merge: a plan may be of either. */
async function reviewedCommits(directory, jobDirectory, { reviewed }, ports) {
    const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
    const { repository } = (0,find_repository/* findAround */.Di)(directory, jobDirectory);
    if (head === undefined || built === undefined || repository === undefined) {
        return { head, merge: undefined };
    }
    const id = (0,commit_id/* readCommitId */.f)(built);
    const commit = id && (await (0,git_objects/* readCommit */.kN)(id, repository, ports));
    const parents = commit?.parents ?? [];
    return { head, merge: parents.length > 1 && parents.includes(head) ? built : undefined };
}
/** Whether a repository tracks a file that is there, or a link on the way to it, or git cannot say that none does. */
async function isInRepository(file, workspace, ports) {
    if (!(0,external_node_fs_.existsSync)(file))
        return false;
    const withRealDirectory = (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.dirname)(file)), (0,external_node_path_.basename)(file));
    for (const path of new Set([file, withRealDirectory, (0,find_repository/* realOrSame */.eF)(file)])) {
        const root = (0,find_repository/* findRepository */.W1)((0,external_node_path_.dirname)(path));
        if (root === undefined)
            continue;
        const tracked = await (0,ask_git/* listTrackedFiles */.sp)((0,find_repository/* realOrSame */.eF)(root), workspace, ports);
        if (!(tracked instanceof Set))
            return true;
        for (let onTheWay = path; onTheWay !== root && (0,find_repository/* isBelow */.Yw)(onTheWay, root);) {
            if (tracked.has((0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, onTheWay))))
                return true;
            onTheWay = (0,external_node_path_.dirname)(onTheWay);
        }
    }
    return false;
}
/**
 * The plan, with everything that limits it; a failed plan if the file says that planning failed.
 *
 * @param file.reading rejects with what makes it no plan
 * @param file.objections why the plan does not count
 * @param file.notes what does not change the verdict
 * @param file.digest left out where there is none, which is among the objections or the notes already
 * @param options.asked what the workflow asked for
 */
async function planFromFile(file, options) {
    const { reading, objections, notes, digest } = file;
    const { asked, now } = options;
    try {
        const { json, document, counts } = await reading;
        const limits = [];
        for (const found of objections)
            limits.push({ kind: 'not-certain', finding: found });
        for (const found of [...notes, ...describeReplaced(document), ...describeAge(document, now)]) {
            limits.push({ kind: 'noted', finding: found });
        }
        limits.push(...limitsOf(digest?.planned, document, asked));
        return { document, json, counts, problems: failedChecks(document), limits };
    }
    catch (error) {
        if (!(error instanceof read_plan/* ErroredPlan */.X))
            throw error;
        const summary = 'The plan cannot be used';
        return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary, detail: (0,error_message/* errorMessage */.g)(error) }]);
    }
}
/** Its `check` blocks that failed: Terraform warns of them, and a plan's JSON has no other warnings. */
function failedChecks(document) {
    return (0,parse/* listOf */.c3)(Reflect.get(document, 'checks')).flatMap((check) => {
        const { kind, to_display: address } = (0,parse/* fieldsOf */.Pf)((0,parse/* fieldsOf */.Pf)(check)['address']);
        if (kind !== 'check' || (0,parse/* fieldsOf */.Pf)(check)['status'] !== 'fail')
            return [];
        const messages = (0,parse/* listOf */.c3)((0,parse/* fieldsOf */.Pf)(check)['instances'])
            .flatMap((instance) => (0,parse/* listOf */.c3)((0,parse/* fieldsOf */.Pf)(instance)['problems']))
            .map((problem) => (0,parse/* fieldsOf */.Pf)(problem)['message'])
            .filter((message) => typeof message === 'string');
        const name = typeof address === 'string' ? address : 'check';
        // A check can have failed without a message.
        const details = messages.length > 0 ? messages : [''];
        return details.map((message) => ({
            severity: 'warning',
            summary: 'Check block assertion failed',
            detail: [name, message].filter(Boolean).join(': '),
        }));
    });
}
const HOUR_MS = 3_600_000;
/** That a plan is older than an hour; none if it is younger, or does not say when it was made. */
function describeAge(document, now) {
    const timestamp = Reflect.get(document, 'timestamp');
    const madeAtMs = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
    const ageMs = now.getTime() - madeAtMs;
    if (Number.isNaN(ageMs) || ageMs <= HOUR_MS)
        return [];
    const hours = Math.floor(ageMs / HOUR_MS);
    const age = hours < 48
        ? (0,sentence/* phrase */.MZ) `${(0,sentence/* numberPart */.V4)(hours)} ${hours === 1 ? 'hour' : 'hours'}`
        : (0,sentence/* phrase */.MZ) `${(0,sentence/* numberPart */.V4)(Math.floor(hours / 24))} days`;
    const says = (0,sentence/* phrase */.MZ) `The plan was made ${age} ago. What exists may have changed since.`;
    return [(0,finding/* finding */.gk)('plan-age', says)];
}
//# sourceMappingURL=open-plan-file.js.map
;// CONCATENATED MODULE: ./build/src/plan/open-planner.js



























/**
 * Opens the files of plans that were made elsewhere.
 *
 * @param found the plans that the files have; undefined if it is one plan, of the workspace whatever its name
 * @returns what is wrong with the settings, or why there is no plan
 */
async function openFilePlanner({ files: [first = ''], planDigest, found, }, settings, context, ports) {
    const { placeOf } = context;
    const asked = { ...settings, planDigest };
    const opened = found === undefined
        ? await openPlanFile(first, asked, context, ports)
        : { plan: openPlanFiles(found, asked, context, ports) };
    if (!('plan' in opened))
        return opened;
    return {
        plan: (workspace, signal) => opened.plan(workspace, placeOf(workspace), signal),
        planBefore: async () => {
            throw new Error('a plan that was made elsewhere has no other side');
        },
        close: async () => undefined,
    };
}
/**
 * Opens a program that plans: the one that the settings name, else the one that is on the PATH.
 *
 * @returns what is wrong with the settings, or why nothing here can plan
 */
async function openProgramPlanner(plans, settings, context, ports) {
    const { engine } = plans;
    const usable = engine === undefined ? run_programs/* PROGRAMS */.i : [engine];
    const present = usable.filter((name) => (0,program_path/* findOnPath */.aY)(name, ports.environment) !== undefined);
    const [program, otherProgram] = present;
    if (program === undefined)
        return { undecided: describeMissing(engine) };
    const fileForTofu = otherProgram && (await findTrackedForTofu(settings, context, ports));
    if (fileForTofu !== undefined)
        return { undecided: describeUnchosen(fileForTofu) };
    return startProgram({ ...plans, engine: program }, settings, context, ports);
}
async function startProgram({ engine: program, engineEnv = [], varFile = [], applies, }, settings, context, ports) {
    const { workingDirectory, jobTree, placeOf } = context;
    const { clock, parsed } = ports;
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings).map((shownAs) => ({
        path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
        shownAs,
    }));
    const { variables: given = [] } = settings.runOptions;
    const readVariables = (path) => (0,configuration_variables.readAssigned)(given, files_here/* readableHere */.zK, path, { program, parsed });
    const problems = await refuseTrackedPlugins(directories, workspace, ports);
    for (const { path, shownAs } of given.length > 0 ? directories : []) {
        const read = await readVariables(path);
        if ('value' in read)
            continue;
        const message = `cannot be read for ${(0,quote/* quote */.hD)(shownAs)}: ${read.problems.join('; ')}. They are read as \`${program} plan -var\` reads them.`;
        problems.push({ where: 'variables', message });
    }
    if (problems.length > 0)
        return { problems };
    const variables = (0,program_variables/* readEngineEnvironment */.A)(engineEnv, ports.environment, context.isSecretOfHost, context.hostTokens);
    if ('problem' in variables) {
        return { problems: [{ where: 'engine-env', message: variables.problem }] };
    }
    const trusted = await openTrusted(settings, context);
    const leading = await findLeading(variables.value, trusted, { directories, context, ports });
    if (leading.length > 0)
        return { problems: leading };
    const { notIsolated, ...started } = applies === true
        ? startedAsInJob(context, ports)
        : await startedIsolated(program, variables.value, ports);
    const options = { program, ...started, clock, parsed };
    const defaultBranch = openDefaultBranchTree(context, ports);
    const inCheckout = applies === true ? plansInCheckout(options) : undefined;
    const planning = (0,program_plan/* plansInCopies */.l8)(options, {
        trustedOf: (place) => trustedAt(place, trusted),
        // Where git cannot say what it tracks, a pull request may have written what `init` seems to have installed.
        mayHaveModules: async ({ root }) => !jobTree.proposed || (await (0,ask_git/* listTrackedFiles */.sp)(root, workspace, ports)) instanceof Set,
    });
    const request = requestOf(settings);
    const asked = askedOf(settings, context.inJob);
    /** Files that an entry names come after those of all workspaces, and win. */
    const requestAt = ({ plannedWith }) => ({
        ...request,
        arguments: argumentsOf([...varFile, ...(plannedWith?.varFiles ?? [])]),
    });
    const readAt = (place) => readVariables((0,external_node_path_.join)(place.root, place.workingDirectory));
    return {
        program,
        notIsolated,
        async plan(name, signal, installed) {
            const place = placeOf(name);
            const read = await readAt(place);
            if ('problems' in read)
                throw new run_programs.EngineFailure(`Its variables cannot be read: ${read.problems.join('; ')}.`);
            const assigned = read.value;
            const options = { ...requestAt(place), assigned, workspaceName: name, signal, installed };
            const planned = await (inCheckout ?? planning).plan(place, options);
            const problems = explainFailure(planned.problems, {
                program,
                environment: ports.environment,
                engineEnv: applies === true ? undefined : engineEnv,
                plannedWith: place.plannedWith,
            });
            const limits = [...planned.limits, ...limitsOfProgram(planned, asked)];
            return { ...planned, problems, limits };
        },
        async planBefore(name, signal) {
            const place = placeOf(name);
            const placeBefore = { ...place, root: await defaultBranch.rootOf(place.root) };
            const read = await readAt(placeBefore);
            if ('problems' in read)
                throw new Error(`its variables cannot be read: ${read.problems.join('; ')}`);
            const assigned = read.value;
            const requestBefore = { ...requestAt(place), assigned, workspaceName: name, signal };
            const before = await planning.plan(placeBefore, requestBefore);
            signal.throwIfAborted();
            const problem = before.problems.find(({ severity }) => severity === 'error');
            if (problem !== undefined)
                throw new Error(`its plan failed: ${problem.summary}`);
            return { json: (0,plan_document/* jsonOf */.o_)(before), movedFrom: findMoved(place, before, parsed) };
        },
        copies: () => planning.copies(),
        inCheckout,
        async close() {
            defaultBranch.close();
            await inCheckout?.close();
            await planning.close();
        },
    };
}
/** What is applied was merged, and runs with the credentials of the job, as people's jobs run it. */
function startedAsInJob({ isSecretOfHost }, { executeBounded: execute, environment }) {
    return {
        execute,
        notIsolated: undefined,
        variables: (0,program_variables/* variablesOfJob */.W)(environment, isSecretOfHost),
    };
}
async function startedIsolated(program, variables, { executeBounded }) {
    const { execute, notIsolated } = await (0,isolate_program.isolateProgram)(program, executeBounded, variables);
    return { execute, notIsolated, variables };
}
/** What limits a plan that a program here made: it has to be as it was asked for, whatever other options the program got. */
function limitsOfProgram({ plannedAs, document }, asked) {
    return plannedAs === undefined ? [] : limitsOf(plannedAs, document, asked);
}
/**
 * Where Terraform looks for programs, below a planned directory. A link or a submodule may stand for a directory with all
 * that is in it.
 */
const PLUGINS = /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/;
const open_planner_MOST_NAMED = 5;
/**
 * Files of a repository where Terraform looks for programs to run: whoever writes them would choose what runs.
 *
 * @param directories absolute, each with its name for people
 */
async function refuseTrackedPlugins(directories, workspace, ports) {
    const problems = [];
    const trackedIn = new Map();
    for (const { path, shownAs } of directories) {
        const directory = (0,find_repository/* realOrSame */.eF)(path);
        const repository = (0,find_repository/* findRepository */.W1)(directory);
        if (repository === undefined)
            continue;
        const root = (0,find_repository/* realOrSame */.eF)(repository);
        const listing = trackedIn.get(root) ?? (0,ask_git/* listTrackedFiles */.sp)(root, workspace, ports);
        trackedIn.set(root, listing);
        const tracked = await listing;
        // Where git cannot say it, none is loaded either: the data directory and the list of sources that Terraform gets
        // are not those of the checkout.
        if (!(tracked instanceof Set))
            continue;
        const inside = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, directory));
        const prefix = inside === '' ? '' : `${inside}/`;
        const plugins = [...tracked].filter((file) => file.startsWith(prefix) && PLUGINS.test((0,go_text/* foldCase */.SP)(file.slice(prefix.length))));
        if (plugins.length === 0)
            continue;
        problems.push({
            where: 'directory',
            message: `is ${(0,quote/* quote */.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${(0,quote/* nameSome */.Kf)(plugins, open_planner_MOST_NAMED)}. Take them out of git, with \`git rm -r --cached\`.`,
        });
    }
    return problems;
}
function argumentsOf(varFiles) {
    return varFiles.map((path) => `-var-file=${path}`);
}
function requestOf({ runOptions, }) {
    const { refresh = true } = runOptions;
    return {
        isDestroy: runOptions['is-destroy'] ?? false,
        refresh,
        options: {
            refreshOnly: runOptions['refresh-only'] ?? false,
            targets: runOptions['target-addrs'] ?? [],
            replace: runOptions['replace-addrs'] ?? [],
        },
    };
}
function describeMissing(engine) {
    const missing = engine === undefined
        ? (0,sentence/* phrase */.MZ) `no terraform and no tofu`
        : (0,sentence/* phrase */.MZ) `no ${engine}, which ${(0,sentence/* setting */.Pe)('engine')} names,`;
    return (0,finding/* finding */.gk)('no-planner', (0,sentence/* phrase */.MZ) `Nothing was planned: there is ${missing} on the PATH, and no plan file is given.`, {
        remedy: (0,sentence/* phrase */.MZ) `Install one, or name a plan that another job made, with ${(0,sentence/* setting */.Pe)('--plan')} or the input ${(0,sentence/* setting */.Pe)('plan')}. The recipe: ${(0,sentence/* foreign */.V$)((0,own_pages/* planRecipe */.kX)())}`,
    });
}
/** A file that only OpenTofu reads: where both programs are, a plan by Terraform may not be of what is applied. */
async function findTrackedForTofu({ directory }, { workingDirectory, jobTree }, ports) {
    const root = (0,find_repository/* findRepository */.W1)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, directory)));
    if (root === undefined)
        return undefined;
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    const tracked = await (0,ask_git/* listTrackedFiles */.sp)((0,find_repository/* realOrSame */.eF)(root), workspace, ports);
    return tracked instanceof Set ? [...tracked].find(file_names/* isForTofuAlone */.d3) : undefined;
}
function describeUnchosen(file) {
    return (0,finding/* finding */.gk)('no-planner', (0,sentence/* phrase */.MZ) `Nothing was planned: terraform and tofu are both on the PATH, and only tofu reads files such as ${(0,sentence/* filePart */.A4)(file)}.`, {
        about: { file, setting: 'engine' },
        remedy: (0,sentence/* phrase */.MZ) `Name the one that applies: ${(0,sentence/* setting */.Pe)('engine')}.`,
    });
}
/** Opens the default branch; undefined where no pull request is judged. */
async function openTrusted(settings, { workingDirectory, jobTree }) {
    if (!jobTree.proposed)
        return undefined;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository/* findAround */.Di)(directory, jobTree.workspace).repository?.root;
    const read = root === undefined ? NO_FILES : await jobTree.trusted(root).catch(() => NO_FILES);
    return { root, files: withMissing(read) };
}
/** What cannot be read of the default branch is missing: then nothing counts as the same there. */
function withMissing(files) {
    return (0,unreadable_file/* handleErrors */.ug)(files, (error) => {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie || error instanceof tree/* UntrustedError */.lI))
            throw error;
    });
}
/** A place on the default branch, with the files there. */
function trustedAt(place, trusted) {
    if (trusted === undefined)
        return undefined;
    const { root = place.root, files } = trusted;
    const path = (0,external_node_path_.join)(place.root, place.workingDirectory);
    return { files, directory: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, path)) };
}
/** Variables that lead the program into files that a pull request may have written. */
async function findLeading(variables, trusted, where) {
    if (trusted === undefined)
        return [];
    const { directories, context, ports } = where;
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(context.jobTree, context.workingDirectory);
    const found = await (0,leading_variables/* findLeadingVariables */.J)(variables, {
        directories: [workspace, context.workingDirectory],
        root: trusted.root ?? workspace,
        base: trusted.files,
        startedIn: directories.map(({ path }) => path),
        environment: ports.environment,
    });
    return found.map((sentence) => ({
        where: 'engine-env',
        message: `${sentence}. ${leading_variables/* KEEP_OUTSIDE */.w}.`,
    }));
}
/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES = {
    names: async () => undefined,
    read: async () => undefined,
};
//# sourceMappingURL=open-planner.js.map
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js
var open_own_policies = __webpack_require__(1767);
// EXTERNAL MODULE: ./build/src/rego/open-policies.js + 16 modules
var open_policies = __webpack_require__(76751);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/check/without-service.js
/** Opens what plans without a service and the policies that judge, and then what the gate takes the plans from. */






















const USUAL = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` or `, ...policy_files/* POLICY_DIRECTORIES */.BL.map(sentence/* quoted */.TL));
const NO_POLICIES = (0,finding/* finding */.gk)('no-policy', (0,sentence/* phrase */.MZ) `No policy judges this plan: none is in ${USUAL}.`, {
    remedy: (0,sentence/* phrase */.MZ) `Name its directory with ${(0,sentence/* setting */.Pe)('policies')}, or write a first policy with its test: ${(0,sentence/* typed */.nE)('plangate init --local')}.`,
    actor: 'policy-owners',
});
/** The workspaces that the settings name, and those of further plans, so that the report has each plan. */
function withPlannedWorkspaces(settings, plans) {
    const named = new Set(settings.flatMap((selector) => (selector.kind === 'name' ? selector.name : [])));
    const added = new Map();
    for (const { workspace: name, directory } of plans) {
        if (!named.has(name))
            added.set(name, { kind: 'name', name, directory });
    }
    return [...settings, ...added.values()];
}
async function uncommittedIn(directories, workingDirectory, checkouts) {
    const paths = new Set();
    for (const directory of directories) {
        const { repository } = (0,find_repository/* findAround */.Di)(directory, workingDirectory);
        const place = repository && { directory: (0,find_repository/* realOrSame */.eF)(directory), repository };
        const uncommitted = place && (await (0,made_of/* uncommittedFiles */.b)(place, checkouts));
        if (uncommitted === undefined)
            return undefined;
        for (const path of uncommitted)
            paths.add(path);
    }
    return [...paths].sort();
}
/** Opens a program that plans, and the policies that judge. */
async function openProgramHere(plans, settings, place, ports) {
    const { job } = settings;
    const plan = { ...settings.plan, workspaces: (0,find_plans.nameByDirectories)(settings.plan) };
    const { githubToken = '', checksToken = '', membersToken = '' } = job;
    const secrets = {
        hostTokens: [githubToken, checksToken, membersToken],
        isSecretOfHost: registry/* isSecretOfCiHost */.s,
    };
    const named = { workspaces: plan.workspaces, roots: [], comparesFiles: true };
    const open = (context) => openProgramPlanner(plans, plan, { ...context, ...secrets }, ports);
    const here = await openHere({ ...settings, plan }, { ...named, open }, place, ports);
    if (!('planner' in here))
        return here;
    const plansFrom = async (asked) => {
        const { request, gateRequest, ports: git } = asked;
        const given = settings.plan.runOptions.variables ?? [];
        const ofVariables = {
            varFile: plans.varFile,
            isVariableOfFiles: (0,argument_files/* variablesOfFiles */._h)(ports.environment, given.map(({ key }) => key)),
        };
        const { changedFiles, ...ofPlanner } = plannerPorts(plans, here, asked, ofVariables);
        const { openProgram } = await Promise.all(/* import() */[__webpack_require__.e(2940), __webpack_require__.e(8005), __webpack_require__.e(8533)]).then(__webpack_require__.bind(__webpack_require__, 68533));
        const ofProposal = request.subject.proposed ? changedFiles : undefined;
        const { program, inCheckout } = here.planner;
        const opened = { ...ofPlanner, program, inCheckout, changedFiles: ofProposal, git };
        return openProgram(gateRequest, opened);
    };
    return { ...here, plansFrom };
}
/** Opens plans that were made elsewhere, and the policies that judge. */
async function openFilesHere(plans, settings, place, ports) {
    const plan = { ...settings.plan, workspaces: (0,find_plans.nameByDirectories)(settings.plan) };
    const { workingDirectory } = place;
    const found = (0,find_plans.findPlans)(plans, plan, workingDirectory);
    if (found !== undefined && 'unmatched' in found) {
        const says = (0,sentence/* phrase */.MZ) `There is no plan: nothing fits ${(0,sentence/* quoted */.TL)(found.unmatched)}. The job that makes the plans did not run, failed, or handed them to another place.`;
        const remedy = (0,sentence/* phrase */.MZ) `See the ${(0,sentence/* linkPart */.uQ)((0,sentence/* phrase */.MZ) `recipe`, (0,own_pages/* planRecipe */.kX)())}.`;
        return { undecided: (0,finding/* finding */.gk)('no-plan', says, { remedy, actor: 'operators' }) };
    }
    const inJob = isInJob(place, ports);
    const namedByPlans = found !== undefined && inJob && plan.workspaces.length === 0;
    const roots = namedByPlans ? await (0,find_plans.findRoots)(plan.directory, workingDirectory, ports.parsed) : [];
    const workspaces = withPlannedWorkspaces(plan.workspaces, found ?? []);
    // In a job, the plan of another one is of the files that its digest names.
    const named = { workspaces, roots, comparesFiles: !inJob };
    const open = (context) => openFilePlanner({ ...plans, found }, plan, context, ports);
    const here = await openHere({ ...settings, plan }, { ...named, open }, place, ports);
    if (!('planner' in here))
        return here;
    const plansFrom = async (asked) => {
        const { openFilesOfPlans } = await Promise.all(/* import() */[__webpack_require__.e(2940), __webpack_require__.e(8161)]).then(__webpack_require__.bind(__webpack_require__, 58161));
        return openFilesOfPlans(asked.gateRequest, plannerPorts(plans, here, asked));
    };
    return { ...here, plansFrom };
}
function isInJob({ jobTree }, { environment }) {
    return jobTree.proposed || (0,job_workspace/* isJob */.o5)(environment);
}
/**
 * Opens what plans while programs read the policies.
 *
 * @param asked.open opens it
 * @param asked.comparesFiles whether it matters which files here are not as the commit has them
 */
async function openHere({ plan, policy, job }, { open, comparesFiles, ...named }, place, ports) {
    const { workingDirectory, explained } = place;
    const allNamed = [...named.roots, ...named.workspaces];
    const placeOf = (0,find_plans.findPlaces)({ ...plan, workspaces: allNamed }, workingDirectory);
    const checkouts = (0,made_of.openCheckouts)(ports);
    const context = {
        ...place,
        inJob: isInJob(place, ports),
        checkouts,
        hostRun: (0,detect/* hostRunOf */.RW)(ports.environment),
        placeOf,
    };
    const judgesOtherwise = judges/* JUDGES */.R.some((judge) => judge.judgesAlone?.(policy));
    const ownSettings = {
        // A job names what judges it. Where that is no policy, it has none.
        policies: policy.policies ?? (place.jobTree.proposed && judgesOtherwise ? [] : undefined),
        directory: plan.directory,
        timeoutMs: job.timeoutMs,
    };
    const sets = (0,open_own_policies/* findOwnSets */.tH)(ownSettings, place, ports);
    // That policies were not found is reported where they are opened.
    const hasLookedForSets = sets.catch(() => undefined);
    const opening = [
        (0,open_own_policies.openOwnPolicies)(ownSettings, { ...place, sets }, ports, true),
        hasLookedForSets.then(() => open(context)),
    ];
    const close = async () => {
        for (const opened of await Promise.allSettled(opening)) {
            if (opened.status === 'fulfilled' && 'close' in opened.value)
                await opened.value.close();
        }
    };
    const [own, planner] = await Promise.all(opening).catch(async (error) => {
        await close();
        throw error;
    });
    // What is wrong comes first, then why nothing here can plan, and then why nothing can judge.
    if (!('plan' in planner)) {
        await close();
        if ('problems' in planner)
            return planner;
        return { undecided: withFurther(planner.undecided, await (0,open_policies/* findMissingOpa */.g7)(ports)) };
    }
    if ('problems' in own) {
        await close();
        return own;
    }
    if (own.missing !== undefined) {
        await close();
        return { undecided: own.missing };
    }
    const { policies } = own;
    if (explained !== undefined && !policies.includes(explained)) {
        await close();
        const message = `"${explained}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
        return { problems: [{ where: '--explain', message }] };
    }
    const judged = new Map();
    const [directory = '.'] = (0,workspace_selectors/* plannedDirectories */.s7)(plan);
    return {
        ...named,
        planner,
        own: rememberJudged(own, judged),
        noPolicies: policies.length === 0 ? NO_POLICIES : undefined,
        placeOf,
        directoryName: (0,workspace_selectors/* nameOfDirectory */.yJ)((0,external_node_path_.resolve)(workingDirectory, directory)),
        uncommitted: async (directories) => comparesFiles ? uncommittedIn(directories, workingDirectory, checkouts) : undefined,
        async explain({ policy: name, show, print }) {
            for (const [workspace, judgedPlan] of judged) {
                for (const text of await own.explain(name, judgedPlan, show))
                    await print(workspace, text);
            }
        },
        close,
    };
}
/** What is found, and what else is found beside it and has to be done too. */
function withFurther(found, further) {
    if (further === undefined)
        return found;
    const space = (0,sentence/* literal */.eu) ` `;
    return {
        ...found,
        says: (0,sentence/* joinSentences */.DP)(space, found.says, further.says),
        remedy: (0,sentence/* joinSentences */.DP)(space, found.remedy ?? '', further.remedy ?? ''),
    };
}
/** Own policies that remember what they judged, to explain it. */
function rememberJudged(own, judged) {
    return {
        ...own,
        judge(plan, signal) {
            judged.set(plan.workspace, plan);
            return own.judge(plan, signal);
        },
    };
}
/** What both ways are opened with, and the files that the change changes. */
function plannerPorts({ organization }, here, asked, ofVariables = {}) {
    const { subject } = asked.request;
    let changed;
    /** Asked once for all workspaces. */
    const changedFiles = () => (changed ??= subject.changedFiles());
    return {
        planner: here.planner,
        organization,
        placeOf: here.placeOf,
        choose: ({ overdue }) => chooseHere(asked, here, { changedFiles, ...ofVariables }, overdue),
        changedFiles,
    };
}
/** Chooses the workspaces by the settings and the directories. @throws what keeps every workspace from being judged */
async function chooseHere({ request, ports, gateRequest }, here, files, signal) {
    const { workingDirectory, repositoryRoot } = request;
    const { log } = ports;
    // What a check with a service asks of it: here the settings and the directories say it.
    const show = async (name) => ({
        'working-directory': here.placeOf(name).workingDirectory,
    });
    const { directoryName: name } = here;
    const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
    const plan = { ...gateRequest.plan, workspaces: here.workspaces };
    const { parsed } = ports;
    const options = { plan, workingDirectory, repositoryRoot, ...files, parsed };
    const chosen = await (0,requested_workspaces/* chooseWorkspaces */.S)(lookUp, options);
    const refused = chosen.requested.flatMap(({ name: of, refused: error }) => error === undefined ? [] : { name: of, error, isAlone: true });
    const planned = chosen.requested.filter((workspace) => workspace.refused === undefined);
    const unplanned = await findConcernedRoots(lookUp, options, here);
    (0,requested_workspaces/* logSkipped */.f)(chosen, log, request.context.actors.byPerson);
    const names = [...planned, ...unplanned].map((workspace) => workspace.name);
    const uncommitted = await findUncommitted(names, here, signal);
    if (uncommitted !== undefined && uncommitted.length > 0) {
        log.info(`not committed: ${(0,report_text/* listText */.so)(uncommitted, 4)}`);
    }
    return { names, refused, skipped: chosen.skipped, uncommitted };
}
/** It rejects only with the reason of the signal: no verdict depends on it. */
async function findUncommitted(workspaces, { placeOf, uncommitted }, signal) {
    const directories = workspaces.map((name) => {
        const { root, workingDirectory } = placeOf(name);
        return (0,external_node_path_.join)(root, workingDirectory);
    });
    const there = [...new Set(directories)].filter((directory) => (0,external_node_fs_.existsSync)(directory));
    return (0,ended_by/* endedBy */.m)(signal, uncommitted(there)).catch(() => {
        signal.throwIfAborted();
        return undefined;
    });
}
/** The roots that the change concerns and that no plan file is of: they must not be left out. */
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
    const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
    if (roots.every(isPlanned))
        return [];
    const modules = roots.filter(({ isUnit }) => !isUnit);
    const { workingDirectory, repositoryRoot, changedFiles } = options;
    const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
    const { requested } = await (0,requested_workspaces/* chooseWorkspaces */.S)(lookUp, { ...options, plan });
    const inRepository = (directory) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repositoryRoot, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, directory))));
    const textOf = ({ directory }) => files_here/* localFiles */.Jd.readFile((0,external_node_path_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
    const units = (0,find_plans.concernedUnits)(roots, await changedFiles(), inRepository, textOf);
    const names = new Set([...requested, ...units].map(({ name }) => name));
    return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
//# sourceMappingURL=without-service.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   readTemplate: function() { return /* binding */ readTemplate; },
/* harmony export */   readText: function() { return /* binding */ readText; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   valuesOfArgument: function() { return /* binding */ valuesOfArgument; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50351);
/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */








const MOST_MODULES = 1_000;
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
function searchedFiles(files, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__/* .ParsedFiles */ .p(), check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
                ...recordedDirectories(call.label),
            ];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
            }
        }
    }
    return configuration;
}
/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (why !== undefined)
        unclear.push({ path, why, range: first?.range });
    for (const { name, value, range } of body.attributes) {
        // As an object of one entry, because the name is that of a variable.
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.topAttributes.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        if (block.type !== 'module')
            continue;
        const [label = ''] = block.labels;
        const call = module.calls.get(label) ?? { module, label, blocks: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function valuesOfArgument({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;
/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(call, configuration, files) {
    return valuesOfArgument(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalized */ .A9)(String(value.value)) : undefined;
        const path = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .localPath */ .$S)(text);
        if (path !== undefined)
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 41597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ asExpression; },
/* harmony export */   Y: function() { return /* binding */ jsonAsHcl; },
/* harmony export */   readAssigned: function() { return /* binding */ readAssigned; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60868);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50351);
/**
 * Reads values of variables that a person gives as texts, as `terraform plan -var` does: what a variable is declared as
 * decides whether its text is the value, or an expression. Held against it in `__tests__/data/values-of-variables.json`.
 */






/**
 * Turns texts of variables into HCL.
 *
 * @param directory of the root module, as `files` takes it
 * @param options.program the one that plans, if that is known
 * @param options.parsed what this check has parsed before
 * @returns the values; or what is wrong, each as the end of a sentence about the variables, without their texts, which may
 *   be secret
 */
async function readAssigned(assigned, files, directory, { program, parsed } = {}) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchModuleFiles */ ._n)(names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), (path) => files.read(path), parsed);
    const programs = program === undefined ? (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .programsFor */ .Tu)(names) : [program];
    const readings = programs.map((reader) => {
        const read = new Set((0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readBy */ .as)(reader, names));
        return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
    });
    const problems = [];
    const [unclear] = moduleFiles.filter((file) => file.isOverride && isUnclear(file));
    const value = assigned.map(({ key, value: text }) => {
        const [reading, ...others] = readings.map((found) => found.get(key));
        if (others.some((other) => other !== reading)) {
            problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
        }
        else if (reading === undefined)
            problems.push(notDeclared(key, moduleFiles));
        else if (unclear !== undefined) {
            problems.push(`"${key}" may be declared otherwise in ${unclear.path}, which cannot be read`);
        }
        else if (reading === 'text')
            return { key, value: asLiteral(text) };
        else if (isConstant(text))
            return { key, value: text };
        else
            problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
        return { key, value: '' };
    });
    return problems.length > 0 ? { problems } : { value };
}
function notDeclared(key, moduleFiles) {
    const unclear = moduleFiles.filter(isUnclear);
    if (unclear.length === 0)
        return `"${key}" is not declared`;
    const paths = unclear.map(({ path }) => path);
    return `"${key}" is not declared, or in a file that cannot be read: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSome */ .Kf)(paths, 3)}`;
}
function isUnclear({ problems, unread }) {
    return problems.length > 0 || unread !== undefined;
}
/** How each variable of a module is read. Overrides change the type of those that other files declare. */
function readingsIn(moduleFiles) {
    const readings = new Map();
    for (const { body, isOverride } of moduleFiles) {
        for (const block of body.blocks) {
            const [name = ''] = block.labels;
            if (block.type !== 'variable' || (isOverride && !readings.has(name)))
                continue;
            const reading = readingOf(block);
            if (reading !== undefined)
                readings.set(name, reading);
            else if (!isOverride)
                readings.set(name, 'text');
        }
    }
    return readings;
}
/** How a declared type is read; undefined if none is declared. */
function readingOf({ body }) {
    const type = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .attributeIn */ .yo)(body, 'type');
    if (type === undefined)
        return undefined;
    // JSON has a type as a text of HCL.
    const text = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .literalText */ .bK)(type);
    const named = text === undefined ? type : expressionIn(`(${text}\n)`);
    const isName = named?.kind === 'traversal' && named.steps.length === 0;
    return isName && PRIMITIVE.includes(named.root) ? 'text' : 'expression';
}
const PRIMITIVE = ['string', 'number', 'bool'];
/** A text that should be an expression of HCL: itself if it needs nothing else to be one, else a literal of it. */
function asExpression(text) {
    return isConstant(text) ? text : asLiteral(text);
}
function asLiteral(text) {
    return jsonAsHcl(JSON.stringify(text));
}
/** A value in JSON as HCL, which writes `${` and `%{` as `$${` and `%%{` where they begin no template. */
function jsonAsHcl(json) {
    // Not every reader takes `$$${`.
    return json.replaceAll(/(([$%])\2*)\{/g, (_, signs, sign) => signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`);
}
/** Whether a text is one expression without names and functions: both programs know its value without anything else. */
function isConstant(text) {
    const expression = expressionIn(text);
    return expression !== undefined && needsNothing(expression);
}
/** The expression that a text is; undefined if it is none, or more than one. */
function expressionIn(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [first, ...others] = body.attributes;
    const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
    return isOne ? first?.value : undefined;
}
function needsNothing(expression) {
    switch (expression.kind) {
        case 'literal':
            return true;
        case 'template':
            return expression.parts.every(needsNothing);
        case 'access':
            // Of a number, such as 1.2.3, there is none.
            return (['tuple', 'object'].includes(expression.of.kind) && (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing));
        case 'tuple':
        case 'object':
        case 'conditional':
        case 'operation':
            return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing);
        default:
            return false;
    }
}
//# sourceMappingURL=variables.js.map

/***/ }),

/***/ 10990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: function() { return /* binding */ JUDGES; }
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/policy/systems/allowed-sources.js
var allowed_sources = __webpack_require__(58262);
;// CONCATENATED MODULE: ./build/src/gate/judges/allowed-sources.js
/** The list of allowed sources: the files are held to it before anything of them starts. */



const HAS_RUN = (0,finding/* finding */.gk)('ran-before-judged', (0,sentence/* phrase */.MZ) `This plan was made before its sources were judged: what is not allowed has run already.`);
/** Files that the list cannot judge keep the gate closed, with the reason. */
const SOURCES = {
    reads: 'files',
    systems: [allowed_sources/* ALLOWED_SOURCES */.I],
    isAsked: ({ sources }) => sources !== undefined,
    async judge({ root, workingDirectory }, { sources }) {
        if (sources === undefined)
            return undefined;
        const { file } = sources;
        return root === undefined
            ? doubtful(file, NOT_HERE)
            : said(file, sources.judge({ root, workingDirectory }));
    },
};
/** @param isOfPlan whether a plan was made before, and is judged too */
async function said(file, judging, isOfPlan = false) {
    try {
        const { evidence, notices, again } = await judging;
        const isAllowed = evidence.reading.results.every(({ status }) => status === 'passed');
        return {
            systems: [evidence],
            notices: isOfPlan && !isAllowed ? [HAS_RUN, ...notices] : notices,
            again: again && ((later) => said(file, again(later), 'plan' in later)),
        };
    }
    catch (error) {
        return doubtful(file, (0,finding/* findingOf */.hD)(error));
    }
}
const NOT_HERE = (0,finding/* finding */.gk)('files-not-judged', (0,sentence/* phrase */.MZ) `they are not on this machine.`);
function doubtful(file, why) {
    const says = (0,sentence/* phrase */.MZ) `The files were not judged by ${(0,sentence/* filePart */.A4)(file)}: ${why.says}`;
    return { systems: [(0,allowed_sources/* sourcesNotJudged */.DS)(file, { ...why, says, about: { ...why.about, file } })] };
}
//# sourceMappingURL=allowed-sources.js.map
// EXTERNAL MODULE: ./build/src/policy/guard.js
var policy_guard = __webpack_require__(53749);
;// CONCATENATED MODULE: ./build/src/gate/judges/guard.js
/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */

const GUARD = {
    reads: 'plan',
    systems: [policy_guard/* GUARD_TRAITS */.mb],
    isAsked: ({ guard: rules }) => rules !== undefined,
    asksForChanges: ({ guard }) => guard && { mayReadWhole: guard.fullPlan === true },
    judgesAlone: ({ protect = [], maxDestroys }) => protect.length > 0 || maxDestroys !== undefined,
    async judge(plan, { judging, changes }) {
        const { guard } = judging;
        if (guard === undefined)
            return undefined;
        const { isPartial, unseen } = plan;
        const { attributes } = await plan.known();
        if (attributes === undefined)
            return undefined;
        const rules = { ...guard, partial: isPartial };
        const planned = await changes();
        const reading = (0,policy_guard/* judgeByGuard */.OP)(rules, attributes, planned, unseen);
        // It is asked about one rule of `protect`: how many resources a part of a plan destroys is not known.
        const askAgain = async ({ policy, without, all }) => {
            if (planned === undefined || !(0,policy_guard/* isProtection */.md)(policy))
                return undefined;
            const left = new Set(all.flatMap((entry) => (without.includes(entry) ? [] : entry.name)));
            const gone = new Set(without.flatMap(({ name }) => (left.has(name) ? [] : name)));
            const kept = planned.changes.filter(({ address }) => !gone.has(address));
            const again = { ...rules, maxDestroys: undefined };
            const { results, doubts } = (0,policy_guard/* judgeByGuard */.OP)(again, attributes, { ...planned, changes: kept }, unseen);
            return doubts.length > 0 ? undefined : results;
        };
        return { systems: [{ judge: policy_guard/* GUARD_TRAITS */.mb, how: { complete: true }, reading }], askAgain };
    },
};
//# sourceMappingURL=guard.js.map
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/src/gate/judges/own-policies.js


/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
const OWN = {
    reads: 'plan',
    systems: [own_policies/* OWN_POLICIES */.an],
    isAsked: ({ own }) => own !== undefined,
    readsWhole: ({ own }) => own?.readsWhole,
    async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
        if (own === undefined)
            return undefined;
        const doubtful = (why) => ({ systems: [(0,own_policies/* notJudgedByOwn */.W7)(own.sources, why)] });
        const content = await plan.json(own.readsWhole);
        if ('doubt' in content)
            return doubtful(content.doubt);
        const { json, document, doubts } = content;
        const { base } = plan;
        const servicePolicies = ofRun.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
        const toJudge = {
            json,
            document,
            run: plan.input,
            ...(pullRequest !== undefined && { pullRequest }),
            workspace: plan.workspace.name,
            exceptions,
            readBase: base && (() => base(json.isWhole)),
            servicePolicies: new Set(servicePolicies),
        };
        try {
            const { results, notices } = await own.judge(toJudge, signal);
            const evidence = (0,own_policies/* ownEvidence */.eh)(results);
            const reading = { ...evidence.reading, doubts: await doubts() };
            const askAgain = async ({ policySet, policy, without }) => {
                // What is later in a list goes first, so that the others keep their places.
                const lastFirst = without.toSorted((one, other) => indexOf(other) - indexOf(one));
                const paths = lastFirst.map(({ place }) => place.map(String));
                const asked = { policySet, policy, without: paths };
                const answer = await own.askAgain?.(toJudge, asked, signal);
                return answer !== undefined && ANSWERED.includes(answer.status) ? [answer] : undefined;
            };
            return { systems: [{ ...evidence, reading }], notices, json, askAgain };
        }
        catch (error) {
            signal.throwIfAborted();
            return { ...doubtful((0,finding/* findingOf */.hD)(error)), json };
        }
    },
};
const ANSWERED = ['passed', 'failed', 'known-after-apply'];
function indexOf({ place: [, at] }) {
    return typeof at === 'number' ? at : -1;
}
//# sourceMappingURL=own-policies.js.map
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
;// CONCATENATED MODULE: ./build/src/gate/judges/scanners.js
/** The files of scanners: what they found in the configuration of a workspace, and in none. */

const SCANS = {
    reads: 'files',
    systems: [scanners/* SCANNERS */.K],
    letsPlan: true,
    isAsked: ({ scans }) => scans !== undefined,
    judgesAlone: ({ scanners = [] }) => scanners.length > 0,
    async judge(workspace, { scans }, ofCheck) {
        if (scans === undefined)
            return undefined;
        const { name, root, workingDirectory } = workspace;
        const place = root === undefined ? undefined : { root, workingDirectory };
        const { evidence, notices } = await scans.judge(name, place, ofCheck);
        return { systems: [evidence], notices };
    },
    async judgeCheck({ scans }) {
        if (scans === undefined)
            return undefined;
        // Nothing is left aside: no report of a workspace would tell it.
        const { evidence, notices } = await scans.judge(undefined, undefined, { all: [], skipped: [] });
        return { systems: [evidence], notices };
    },
};
//# sourceMappingURL=scanners.js.map
// EXTERNAL MODULE: ./build/src/policy/service-evidence.js
var service_evidence = __webpack_require__(56893);
// EXTERNAL MODULE: ./build/src/policy/systems/systems.js + 3 modules
var systems = __webpack_require__(19441);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
;// CONCATENATED MODULE: ./build/src/gate/judges/service.js
/** The policy systems of the service: what they said of the run is read to the last page. */



const SERVICE = {
    reads: 'run',
    systems: systems/* SERVICE_SYSTEMS */.P.map(({ judge }) => judge),
    isAsked: (_judging, { serviceSystems }) => serviceSystems,
    async judge({ run: ofPlan }) {
        if (ofPlan === undefined)
            return undefined;
        const { watched, waitsForPerson, ports } = ofPlan;
        const { run } = watched;
        const observed = await (0,read_policies/* readPolicies */.h9)(run, ports, { waitsForPerson });
        return { systems: (0,service_evidence/* toEvidence */.z)(run, observed) };
    },
};
//# sourceMappingURL=service.js.map
;// CONCATENATED MODULE: ./build/src/gate/judges/judges.js
/** The registry of judges, in the order of the report. A new one is a file beside this, and a line here. */





const JUDGES = [SERVICE, OWN, SOURCES, SCANS, GUARD];
//# sourceMappingURL=judges.js.map

/***/ }),

/***/ 15718:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

/***/ }),

/***/ 27628:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: function() { return /* binding */ selectedWorkspaceOf; },
/* harmony export */   VU: function() { return /* binding */ queryWorkspaces; },
/* harmony export */   toQuery: function() { return /* binding */ toQuery; }
/* harmony export */ });
/* unused harmony export selectedNames */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46281);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36166);



/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    if (query === undefined)
        return [];
    const found = await client.workspaces.list(organization, query).all();
    // The service looks for a part of the name, anywhere in it.
    const { prefix = '' } = selector;
    return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
async function selectedWorkspaceOf({ run, workspace }, { organization, selectors }, client) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace');
    const ownName = workspace?.attributes.name.toLowerCase();
    const find = async (selector) => {
        if (selector.refused !== undefined)
            return [];
        if (selector.kind === 'query')
            return queryWorkspaces(client, organization, selector);
        if (ownName !== undefined && selector.name.toLowerCase() !== ownName)
            return [];
        const named = client.workspaces.showByName(organization, selector.name);
        return [await named.catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .noneIfNotFound */ .N3)].filter((each) => each !== undefined);
    };
    const isName = ({ kind }) => kind === 'name';
    const namesFirst = [...selectors].sort((one, other) => Number(isName(other)) - Number(isName(one)));
    for (const selector of id === undefined ? [] : namesFirst) {
        const found = (await find(selector)).find((each) => each.id === id);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
async function selectedNames({ organization, selectors }, client) {
    const names = new Set();
    for (const selector of selectors) {
        if (selector.refused !== undefined)
            continue;
        const found = selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
        if (selector.kind === 'name')
            names.add(selector.name);
        for (const { attributes } of found)
            names.add(attributes.name);
    }
    return [...names];
}
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project, prefix }) {
    const search = prefix === undefined ? {} : { search: prefix };
    if (project === undefined)
        return { tags, ...search };
    const id = await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .projectId */ .L)(client, organization, project);
    return id === undefined ? undefined : { tags, project: id, ...search };
}
//# sourceMappingURL=query-workspaces.js.map

/***/ }),

/***/ 36166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ projectId; },
/* harmony export */   y: function() { return /* binding */ openWithin; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80177);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);




/** The id of a project that is named, or written as an id; undefined if the token sees none. */
async function projectId(client, organization, project) {
    // A project may be called like the id of another one.
    const named = await client.names.project(organization, project);
    return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}
/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
function openWithin(client, organization) {
    const projects = new Map();
    const idOf = (project) => {
        const asking = projects.get(project) ?? projectId(client, organization, project);
        projects.set(project, asking);
        return asking;
    };
    return async (workspace, { tags, project }) => {
        const id = project && (await idOf(project));
        if (project !== undefined && id === undefined) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)} is visible to this token`;
        }
        if (project !== undefined && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'project') !== id) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it in the project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)}`;
        }
        return whyWithoutTags(client, workspace, tags);
    };
}
async function whyWithoutTags(client, workspace, tags) {
    const wanted = Array.isArray(tags)
        ? tags.map((name) => [name, undefined])
        : Object.entries(tags);
    if (wanted.length === 0)
        return undefined;
    const names = workspace.attributes['tag-names'] ?? [];
    // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
    if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
        return undefined;
    const effective = await client.workspaces
        .effectiveTags(workspace.id)
        .all()
        .catch((error) => {
        if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnseen */ .NM)(error))
            return undefined;
        throw error;
    });
    // The token may not read tags, or the service has none of this kind.
    if (effective === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `its tags are not visible to this token`;
    const pairs = new Map(effective.map((pair) => JSON.parse(pair)));
    const lacking = wanted.findIndex(([name, value]) => value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value);
    const tag = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__/* .tagWords */ .u0)(tags)[lacking];
    return tag === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it with the tag ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(tag)}`;
}
//# sourceMappingURL=within.js.map

/***/ }),

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   m: function() { return /* binding */ uncommittedPaths; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 38763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isolateProgram: function() { return /* binding */ isolateProgram; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60439);
/**
 * Isolates programs that run other people's code from the other processes of the job. Those hold tokens in
 * their environments and on their command lines, and Linux shows both below /proc to each process of the same
 * user. A new user namespace keeps a program from reading their environments and memory; a process
 * namespace hides that they exist, and ends everything in it together with the program.
 */



/** The same user, so that programs find that user's files, such as SSH keys; without any further right. */
const SAME_USER = ['--user', '--map-current-user'];
/**
 * What a machine may allow, the best first. The second `unshare` takes the right to uncover the old /proc
 * away from those who run as root. A container that covers parts of /proc allows no new one.
 */
const ISOLATIONS = [
    [
        [...SAME_USER, '--pid', '--fork', '--kill-child', '--mount-proc'],
        [...SAME_USER, '--mount'],
    ],
    [SAME_USER],
];
/** Prints if it cannot read the environment of the process that started it. Number 1 is in another namespace. */
const CHECK_SCRIPT = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo isolated';
const CHECK_MS = 10_000;
const MOST_BYTES = 10_000;
/**
 * Finds out, by a try, how this machine isolates programs.
 *
 * @param program its name for people
 * @param environment its PATH leads to `unshare`
 * @returns with `notIsolated`, a sentence for people, if the program can read what other processes hold
 */
async function isolateProgram(program, execute, environment) {
    const found = await findIsolation(execute, environment);
    if ('execute' in found)
        return found;
    const notIsolated = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
    return { execute, notIsolated };
}
/** How programs are isolated; or why they cannot be, as the end of a sentence. */
async function findIsolation(execute, environment) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() !== 'linux')
        return { why: `on ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)()}, nothing separates the processes of one user.` };
    const unshare = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)('unshare', environment);
    if (unshare === undefined)
        return { why: 'the PATH has no `unshare` (package util-linux).' };
    for (const way of ISOLATIONS) {
        const wrapper = way.flatMap((options) => [unshare, ...options, '--']);
        if (await isIsolated(wrapper, execute))
            return { execute: wrapPrograms(wrapper, execute) };
    }
    const isRestricted = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(RESTRICTED, 'utf8').catch(() => '');
    return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
/** Ubuntu 24.04 has it, GitHub's runners included. */
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
/** Whether a program that is started by these words cannot read what others hold. */
async function isIsolated(wrapper, execute) {
    const [program = '', ...args] = wrapper;
    const check = [...args, '/bin/sh', '-c', CHECK_SCRIPT];
    const { signal } = new AbortController();
    const limits = { cwd: '/', signal, timeoutMs: CHECK_MS, maxBytes: MOST_BYTES };
    const end = await execute(program, check, { ...limits, variables: {} }).catch(() => undefined);
    return end?.stdout === 'isolated\n';
}
/** @param wrapper the words before the path of a program that isolate it */
function wrapPrograms(wrapper, execute) {
    const [unshare = '', ...options] = wrapper;
    return (program, args, limits) => {
        const path = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(program, (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentFor */ .DD)(limits.variables, limits.cwd));
        // If the program is missing, its own start says so.
        if (path === undefined)
            return execute(program, args, limits);
        return execute(unshare, [...options, path, ...args], limits);
    };
}
//# sourceMappingURL=isolate-program.js.map

/***/ }),

/***/ 18048:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ DIVIDING; },
/* harmony export */   x: function() { return /* binding */ pathWords; }
/* harmony export */ });
/** What of a text may be a path: it may be a list, a command or a file of settings. */
/** Signs that divide words, inside of `[…]` of a RegExp. */
const DIVIDING = String.raw ` \t\n\v\f\r"'\x60;|&()<>{}[\]=,`;
const DIVIDED = new RegExp(`[${DIVIDING}]+`);
const NOT_ESCAPED = new RegExp(String.raw `(?<!\\)[${DIVIDING}]+`);
/** Its words, and what is between quotes or behind a backslash, where such a sign belongs to a path. */
function pathWords(text) {
    return [
        ...text.split(DIVIDED),
        ...text.split(/["'`\n]+/),
        ...text.split(NOT_ESCAPED).map((word) => word.replaceAll(/\\(.)/g, '$1')),
    ];
}
//# sourceMappingURL=path-words.js.map

/***/ }),

/***/ 51253:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ readEngineEnvironment; },
/* harmony export */   W: function() { return /* binding */ variablesOfJob; }
/* harmony export */ });
/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
/** Variables with tokens of the gate, or with its settings. */
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
/** What a runner gives a step, and no program that people start in theirs. */
const OF_THE_STEP = /^(?:INPUT_.*|STATE_.*|PLANGATE_.*)$/i;
/**
 * The variables of the job, as a program in a step of its own has them: without the inputs of this step, and without what a host
 * hands to its own steps alone.
 */
function variablesOfJob(environment, isSecretOfHost) {
    return Object.fromEntries(Object.entries(environment).filter((variable) => variable[1] !== undefined && !OF_THE_STEP.test(variable[0]) && !isSecretOfHost(variable[0])));
}
/** Variables that the engine sets itself, or that would change the plan. */
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not pass on.
 *
 * @param names what the input `engine-env` names
 * @param isSecretOfHost whether a variable is one of the CI host that no program gets
 * @param secrets tokens: a variable that contains one is refused, because programs of the configuration could read it
 */
function readEngineEnvironment(names, environment, isSecretOfHost, secrets = []) {
    const variables = {};
    for (const name of names) {
        if (!/^[A-Za-z_]\w*$/.test(name)) {
            return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
        }
        if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
            return {
                problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
            };
        }
        if (OF_THE_ENGINE.test(name)) {
            return { problem: `${name} is set by the engine itself. Leave it out.` };
        }
        const value = environment[name];
        if (value === undefined)
            continue;
        if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
            return { problem: `${name} holds a token of this job. Leave it out.` };
        }
        variables[name] = value;
    }
    for (const name of NEEDED) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    return { value: variables };
}
//# sourceMappingURL=program-variables.js.map

/***/ }),

/***/ 58262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ sourcesNotJudged; },
/* harmony export */   I: function() { return /* binding */ ALLOWED_SOURCES; },
/* harmony export */   us: function() { return /* binding */ sourcesEvidence; }
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10988);

const ALLOWED_SOURCES = {
    name: 'allowed-sources',
    title: 'allowed sources',
    reads: 'files',
    counted: 'policy',
    countsAsPolicy: false,
    acceptedBy: 'nobody',
    excepted: 'never',
    toldApartBy: 'nothing',
    mayHoldLater: false,
};
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.remedy what to use, or to add to the list
 * @param judged.doubts why it is not known what would run
 */
function sourcesEvidence(judged) {
    const { file, level, refused, description, remedy, doubts } = judged;
    const how = { complete: true };
    const [first] = refused;
    const result = {
        judge: ALLOWED_SOURCES,
        policySet: file,
        policy: 'allowed-sources',
        level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
        status: first === undefined ? 'passed' : 'failed',
        overridable: false,
        message: first?.text ?? '',
        description,
        remedy,
        output: refused.map(({ text }) => text),
        location: first?.location,
        resources: [],
        generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
    };
    // Where something is not known, that nothing was found is no result.
    const results = first === undefined && doubts.length > 0 ? [] : [result];
    const reading = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), results, doubts: [...doubts] };
    return { judge: ALLOWED_SOURCES, how, reading };
}
/** The doubt that the list could not be read. */
function sourcesNotJudged(file, why) {
    const judged = { file, level: 'mandatory', refused: [], description: '' };
    return sourcesEvidence({ ...judged, doubts: [why] });
}
//# sourceMappingURL=allowed-sources.js.map

/***/ }),

/***/ 7642:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ SCANNERS; },
/* harmony export */   n: function() { return /* binding */ scannersEvidence; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72588);
/* harmony import */ var _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67107);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10988);
/** Scanners: what is made of the findings that their files have. */




const SCANNERS = {
    name: 'scanners',
    title: 'scanners',
    reads: 'files',
    counted: 'finding',
    countsAsPolicy: false,
    acceptedBy: 'people',
    excepted: 'by-finding',
    toldApartBy: 'place',
    mayHoldLater: false,
};
/**
 * The findings as evidence: one result for each rule, and what becomes of its findings.
 *
 * @param clean the tools that found nothing here, and whose files say so
 * @param doubts why it is not known what a scanner found
 */
function scannersEvidence(findings, clean, doubts) {
    const alike = new Map();
    for (const found of findings) {
        const { tool, rule, isMandatory, excepted } = found;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .D)(alike, JSON.stringify([tool, rule, isMandatory, statusOf(found), excepted]), found);
    }
    const results = [...alike.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : resultOf(first, group);
    });
    const how = { complete: true };
    const passed = clean.map((tool) => ({ ...NOTHING_FOUND, policySet: tool, policy: tool }));
    return {
        judge: SCANNERS,
        how,
        reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz)(), results: [...results, ...passed], doubts: [...doubts] },
    };
}
const NOTHING_FOUND = {
    judge: SCANNERS,
    level: 'mandatory',
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    resources: [],
    generalMessages: [],
};
function statusOf({ isOld, excepted }) {
    if (excepted !== undefined)
        return 'excepted';
    return isOld ? 'existing' : 'failed';
}
function resultOf(first, alike) {
    const { tool, rule, severity, isMandatory, title, help, excepted, approvers } = first;
    const status = statusOf(first);
    const mayBeApproved = isMandatory && status === 'failed' && approvers !== undefined;
    const resources = [];
    const generalMessages = [];
    for (const { message, addresses, path, ...place } of alike) {
        const location = locationOf(path, place);
        const [address, ...others] = addresses;
        if (address !== undefined && others.length === 0) {
            resources.push({ address, messages: [message], location });
            continue;
        }
        for (const each of addresses)
            resources.push({ address: each, messages: [] });
        // Each report shows the location beside the message.
        generalMessages.push({ text: message, addresses: [...addresses], location });
    }
    // An approval is of what is at this line.
    const whole = new Map(alike.map(({ message, path, line, addresses }) => {
        const text = path === undefined ? message : `${path}:${line ?? ''}: ${message}`;
        return [JSON.stringify({ addresses, line, message, path }), text];
    }));
    const answers = Array.from(whole, ([json, text]) => new _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__/* .WholeAnswer */ .g([text], json, true));
    const said = [
        ...resources.flatMap(({ address, messages }) => messages.map((text) => `${address}: ${text}`)),
        ...generalMessages.map(({ text, location }) => location === undefined ? text : `${location.path}: ${text}`),
    ];
    return {
        judge: SCANNERS,
        policySet: tool,
        policy: rule,
        level: enforcementOf(isMandatory, approvers),
        status,
        overridable: mayBeApproved,
        message: said[0] ?? '',
        description: [title, `Severity: ${severity}.`, help].filter(Boolean).join(' '),
        output: [...new Set(said)],
        answers: mayBeApproved ? answers : undefined,
        address: resources[0]?.address,
        location: resources[0]?.location ?? generalMessages[0]?.location,
        resources,
        generalMessages,
        ...(excepted && (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(excepted)),
        ...(mayBeApproved && {
            approval: { approvers: approvers.names, needed: 1, missing: 1, given: [] },
        }),
    };
}
function enforcementOf(isMandatory, approvers) {
    if (!isMandatory)
        return 'advisory';
    return approvers === undefined ? 'mandatory' : 'mandatory-overridable';
}
function locationOf(path, { line = 1, endLine = line }) {
    return path === undefined ? undefined : { path, startLine: line, endLine, source: 'scanner' };
}
//# sourceMappingURL=scanners.js.map

/***/ }),

/***/ 70:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ findLeadingVariables; },
/* harmony export */   w: function() { return /* binding */ KEEP_OUTSIDE; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17026);
/* harmony import */ var _model_path_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18048);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/**
 * Variables that lead a program into files that are judged, whose author would choose what it starts and how it logs in. Files
 * there count as the default branch has them, and no program counts.
 */







/** Programs start from these places, or from places that files there name, whatever the default branch has. */
const OF_PROGRAMS = /^(?:TF_PLUGIN_CACHE_DIR|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|GIT_EXEC_PATH)$/i;
/** Of others, a word that is the name of a directory is no path: `AWS_PROFILE` may be `prod`. */
const OF_DIRECTORIES = /^XDG_|(?:CACHE|CONFIG|DIR|DIRS|DIRECTORY|DIRECTORIES|FOLDER|HOME|PATH|PATHS|ROOT)$/i;
/** A directory of plugins that a command line names. */
const PLUGIN_DIRECTORY = /(?:^|[\s"'])--?plugin-dir[= ]/;
/** Values of variables: no program starts from these. */
const VARIABLE_FILES = /(?<!\S)--?var-file[= ] *[^\s"']+/g;
/** What to do about it. */
const KEEP_OUTSIDE = 'Keep it outside of the checkout, as in `$RUNNER_TEMP`';
/** More files than these are not compared. */
const MOST_FILES = 1_000;
/**
 * Finds the variables that lead into judged files.
 *
 * @returns for each of them a sentence without its end, which begins with the name. It rejects never: what cannot be compared
 *   is not as on the default branch
 */
async function findLeadingVariables(variables, places) {
    const found = [];
    for (const [name, value = ''] of Object.entries(variables)) {
        // What of it leads into judged files is left out. An empty value counts as none for every program.
        if (/^PATH$/i.test(name) || value === '')
            continue;
        const judged = new Judged(places);
        const { paths, unsearched } = judged.pathsIn(name, value);
        if (unsearched !== undefined) {
            const why = 'it has too many files to look for links into the files that are judged';
            found.push(`${name} is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(unsearched)}, and ${why}`);
            continue;
        }
        for (const path of paths) {
            const why = OF_PROGRAMS.test(name)
                ? 'programs would start from there'
                : await judged.problemAt(path);
            if (why === undefined)
                continue;
            const shown = judged.nameOf(path);
            found.push(`${name} leads to ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(shown)} in the files that are judged, and ${why}`);
            break;
        }
    }
    return found;
}
class Judged {
    places;
    directories;
    startedIn;
    /** Paths whose comparison has begun: a file may name itself. */
    compared = new Set();
    constructor(places) {
        this.places = places;
        const { directories, root, startedIn } = places;
        const withReal = (paths) => [
            ...new Set(paths.flatMap((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path)])),
        ];
        this.directories = withReal([...directories, root, ...startedIn]).filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root !== path);
        this.startedIn = withReal([...startedIn, root]);
    }
    nameOf(path) {
        return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(this.places.root), path)) || '.';
    }
    /**
     * The paths in judged files to which a value leads, by links as well.
     *
     * @returns as `unsearched` a directory from which programs would start, and whose links are not known
     */
    pathsIn(name, value) {
        const led = [];
        for (const path of this.wordsIn(name, value)) {
            // A directory outside may have links into judged files.
            const links = OF_PROGRAMS.test(name) ? (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .followLinksIn */ .Gf)(path, this.places.mostEntries) : [];
            if (links === undefined)
                return { paths: [], unsearched: path };
            led.push(..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path)), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), ...links);
        }
        return { paths: [...new Set(led)].filter((path) => this.isJudged(path)) };
    }
    /** The absolute paths that a value may name. */
    wordsIn(name, value) {
        const isOfPrograms = OF_PROGRAMS.test(name);
        const mayBeDirectory = OF_DIRECTORIES.test(name) || PLUGIN_DIRECTORY.test(value);
        const counts = (word, path) => {
            if (isOfPrograms)
                return true;
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return false;
            return /^\.\.?(?:[/\\]|$)/.test(word) || mayBeDirectory || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path);
        };
        const text = /^TF_CLI_ARGS/i.test(name) ? value.replaceAll(VARIABLE_FILES, '') : value;
        const words = isOfPrograms ? this.atHome(value) : this.candidates(text);
        return words.flatMap((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(word)
            ? [word]
            : // Not joined: behind a link, `..` is another directory.
                this.startedIn.map((start) => start + node_path__WEBPACK_IMPORTED_MODULE_1__.sep + word).filter((path) => counts(word, path)));
    }
    isJudged(path) {
        // Each process finds its own directory there.
        const isOfProcess = /^\/proc\/[^/]+\/(?:cwd|root)(?:\/|$)/.test(path);
        return isOfProcess || this.directories.some((directory) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, directory));
    }
    /** What of a text may be a path: it may be a list, a command or JSON. */
    candidates(text) {
        const { environment } = this.places;
        const filled = text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (written, inBraces, bare) => environment[inBraces ?? bare ?? ''] ?? written);
        const all = [text, filled.replaceAll('\\/', '/')].flatMap((each) => [
            each,
            ...each.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
            // The path of the checkout may have signs that divide words.
            ...this.directories.flatMap((directory) => {
                const pieces = each.split(directory);
                return pieces.slice(1).flatMap((rest, at) => {
                    if (IN_PATH.test(pieces[at] ?? ''))
                        return [];
                    return directory + (rest.split(WITH_COLON)[0] ?? '');
                });
            }),
            ...[...(0,_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pathWords */ .x)(each), ...each.split(WITH_COLON)]
                // `-F./config` is an option with a path, and `file://` encodes it.
                .flatMap((word) => [word, word.replace(/^--?[A-Za-z]/, '')])
                .flatMap((word) => [word, (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_6__/* .orElse */ .N)(() => decodeURIComponent(word), word)])
                .filter((word) => /[^./\\]/.test(word)),
        ]);
        return [...new Set(all)].filter((word) => word !== '').flatMap((word) => this.atHome(word));
    }
    /** A path, and what it is if a program reads `~` in it. */
    atHome(word) {
        if (!/^~(?:[/\\]|$)/.test(word))
            return [word];
        const { HOME = '', USERPROFILE = '' } = this.places.environment;
        const homes = [HOME, USERPROFILE].filter((home) => home !== '');
        return [word, ...homes.map((home) => home + word.slice(1))];
    }
    /** Why a place does not count, as the end of a sentence; undefined if the default branch has the same, without a program. */
    async problemAt(path) {
        if (this.compared.has(path))
            return undefined;
        if (this.compared.size >= MOST_FILES)
            return `more than ${MOST_FILES} files are there`;
        this.compared.add(path);
        return this.compare(path).catch(() => `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} cannot be compared with the default branch`);
    }
    async compare(path) {
        const { root, base } = this.places;
        const other = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} is not as the default branch has it`;
        const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(root);
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, real) || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), real))
            return other;
        const inside = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, path));
        if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path)) {
            const names = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readDirectory(path);
            const before = (await base.names(inside)) ?? [];
            if (names.length === 0 || before.some((name) => !names.includes(name)))
                return other;
            return this.firstProblem(names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
        }
        const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readFile(path);
        // Bytes that are no text are all read as one character.
        const isText = text !== undefined && !text.includes('\uFFFD');
        if (!isText || (await base.read(inside)) !== text)
            return other;
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o111) !== 0)
            return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inside)} is a program`;
        // It may name programs, as `credential_process` does.
        const named = this.candidates(text).flatMap((word) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), ...this.startedIn]
            .map((start) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, word))
            .filter((each) => isFile(each) || (/[/\\]|^\./.test(word) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(each))));
        const led = named.flatMap((each) => [..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow(each), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(each)]);
        return this.firstProblem([...new Set(led)].filter((each) => this.isJudged(each)));
    }
    async firstProblem(paths) {
        for (const path of paths) {
            const why = await this.problemAt(path);
            if (why !== undefined)
                return why;
        }
        return undefined;
    }
}
const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
const WITH_COLON = new RegExp(`[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]+`);
/** The beginning of an absolute path at the end of a text: what follows belongs to that path. */
const IN_PATH = new RegExp(`(?:^|[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:])/[^/${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:][^${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]*$`);
//# sourceMappingURL=leading-variables.js.map

/***/ })

};
;