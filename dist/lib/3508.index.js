export const id = 3508;
export const ids = [3508,8717,1597];
export const modules = {

/***/ 13508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFilesHere: () => (/* binding */ openFilesHere),
  openProgramHere: () => (/* binding */ openProgramHere)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/argument-files.js
var argument_files = __webpack_require__(92603);
// EXTERNAL MODULE: ./build/src/gate/requested-workspaces.js + 2 modules
var requested_workspaces = __webpack_require__(61777);
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
// EXTERNAL MODULE: ./build/src/plan/find-plans.js + 1 modules
var find_plans = __webpack_require__(78354);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(27126);
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/configuration/affected.js
var affected = __webpack_require__(21818);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(40167);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/plan/digest.js
var plan_digest = __webpack_require__(38717);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
;// CONCATENATED MODULE: ./build/src/plan/made-of.js
/**
 * Finds out of which files a plan is made, in the job that plans: the commit, and what is not in it. It refuses where
 * the files are not those of the commit.
 */

















const LOCK_FILE = '.terraform.lock.hcl';
function openCheckouts(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? compareCheckout(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    return { compare, parsed: ports.parsed };
}
async function compareCheckout(repository, ports) {
    const commit = await (0,find_repository/* headOf */.Uo)(repository);
    const compared = await (0,compare_with_commit/* compareWithCommit */.T)(repository, ports, { isNeeded: () => true });
    if (commit === undefined || compared === undefined)
        return undefined;
    const { committed, differences } = compared;
    const changed = differences.filter(({ how }) => how !== 'added');
    const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
    return { commit, committed, changed, locks };
}
/** Describes the files of a plan, with notices in whole sentences; or says why no commit has them. */
async function describeFiles(planned, checkouts) {
    const { directory, repository } = planned;
    const { modules, unclear } = modulesOf(directory, checkouts.parsed);
    /** A path as it is in the repository; one outside of it begins with `..`. */
    const inRepository = (path) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repository.root, path));
    const compared = await checkouts.compare(repository);
    if (compared === undefined)
        return { refused: [NO_COMMIT] };
    const { commit, committed, changed, locks } = compared;
    const realModules = modules.map(find_repository/* realOrSame */.eF);
    const isNeeded = (path) => realModules.some((module) => (0,find_repository/* isBelow */.Yw)((0,external_node_path_.join)(repository.root, path), module));
    const otherChanges = changed.filter(({ path, isLeftOut }) => !locks.includes(path) && (isLeftOut !== true || isNeeded(path)));
    const { named, missing } = readVarFiles(planned, inRepository);
    const untracked = [];
    const isGenerated = (path) => {
        const written = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(planned.workingDirectory, path));
        return planned.generated.some((pattern) => (0,affected/* isMatch */.uv)(pattern, written));
    };
    for (const path of filesThatAreRead(modules)) {
        const key = inRepository(path);
        if (Object.hasOwn(named, key) || isCommitted(path, committed, repository))
            continue;
        const sha256 = (0,plan_digest.sha256Of)((0,read_regular/* readBytesSync */.js)(path));
        if (path === (0,external_node_path_.join)(directory, LOCK_FILE))
            named[key] = { kind: 'lock file', sha256 };
        else if (isGenerated(path))
            named[key] = { kind: 'generated', sha256 };
        else
            untracked.push(key);
    }
    for (const path of locks) {
        named[path] = {
            kind: 'lock file',
            sha256: (0,plan_digest.sha256Of)((0,read_regular/* readBytesSync */.js)((0,external_node_path_.join)(repository.root, path))),
        };
    }
    const refused = [
        ...unclear,
        ...missing,
        ...describeChanged(otherChanges),
        ...describeUntracked(untracked),
    ];
    if (refused.length > 0)
        return { refused };
    const notices = locks.map((path) => `${path} has more hashes than the commit, of the same versions of providers.`);
    return { commit, directory: inRepository(directory) || '.', files: named, notices };
}
/** Terraform's own workspace, as a plan of this directory had it. @param directory absolute */
function selectedWorkspace(directory, environment) {
    const named = environment['TF_WORKSPACE'] ?? '';
    if (named !== '')
        return named;
    const selected = localFiles.readFile(join(dataOf(directory, environment), 'environment'));
    return trimSpace(selected ?? '') || 'default';
}
/**
 * What `init` installed of modules, by the call as in `network.subnets`: the source, and the version that a registry gave.
 *
 * @param directory absolute
 */
function installedModules(directory, environment) {
    const manifest = join(dataOf(directory, environment), 'modules', 'modules.json');
    const { Modules: records } = fieldsOf(parseJson(localFiles.readFile(manifest) ?? ''));
    const installed = listOf(records).flatMap((record) => {
        const { Key: key, Source: source, Version: version } = fieldsOf(record);
        if (typeof key !== 'string' || typeof source !== 'string' || key === '')
            return [];
        if (localPath(source) !== undefined)
            return [];
        return [[key, typeof version === 'string' && version !== '' ? `${source} ${version}` : source]];
    });
    return Object.fromEntries(installed.sort(([one], [other]) => (one < other ? -1 : 1)));
}
/** Where `init` wrote: `TF_DATA_DIR`. */
function dataOf(directory, environment) {
    return resolve(directory, environment['TF_DATA_DIR'] || '.terraform');
}
/**
 * The files with which a local check judges something else than the commit: tracked files that differ, and those that the
 * commit does not have and Terraform reads.
 *
 * @returns paths relative to the repository; undefined if git does not say it
 */
async function uncommittedFiles({ directory, repository }, checkouts) {
    const compared = await checkouts.compare(repository);
    if (compared === undefined)
        return undefined;
    const { committed, changed } = compared;
    const differing = changed.filter(({ isLeftOut }) => isLeftOut !== true).map(({ path }) => path);
    const added = filesThatAreRead(modulesOf(directory, checkouts.parsed).modules)
        .filter((path) => !isCommitted(path, committed, repository))
        .map((path) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repository.root, path)));
    return [...differing, ...added];
}
/**
 * Why the files are not those of a digest any more; none if they still are.
 *
 * @param madeOf what the digest says
 */
async function changesSince({ files }, { directory, repository }, checkouts) {
    const named = (...kinds) => Object.entries(files).flatMap(([path, { kind }]) => (kinds.includes(kind) ? path : []));
    const planned = {
        directory,
        repository,
        workingDirectory: repository.root,
        varFiles: named('variables'),
        generated: named('generated'),
    };
    const now = await describeFiles(planned, checkouts);
    if ('refused' in now)
        return now.refused.map((why) => (0,finding/* finding */.gk)('checkout-changed', (0,sentence/* phrase */.MZ) `${SINCE} ${(0,sentence/* plain */.pj)(why)}`));
    const paths = new Set([...Object.keys(files), ...Object.keys(now.files)]);
    const others = [...paths].filter((path) => now.files[path]?.sha256 !== files[path]?.sha256);
    if (others.length === 0)
        return [];
    const names = (0,sentence/* firstParts */.J4)(others.map(sentence/* filePart */.A4), MOST_NAMED);
    return [
        (0,finding/* finding */.gk)('checkout-changed', (0,sentence/* phrase */.MZ) `${SINCE} ${names} ${others.length === 1 ? 'is' : 'are'} not as the digest has it.`, { remedy: (0,sentence/* phrase */.MZ) `Plan again, and write its digest.` }),
    ];
}
const SINCE = (0,sentence/* phrase */.MZ) `The checkout is not as it was planned any more.`;
const NO_COMMIT = 'Git does not say which commit is checked out, so nothing says of which files the plan is.';
/**
 * The root module, which is the first, and the local modules that it calls: without what `terraform init` fetched,
 * unless that is a link to somewhere else.
 */
function modulesOf(directory, parsed) {
    const fetched = (0,external_node_path_.join)(directory, '.terraform', 'modules');
    const problems = [];
    const text = files_here/* localFiles */.Jd.readFile((0,external_node_path_.join)(directory, ...module_manifest/* MODULE_MANIFEST */.dp.split('/')));
    const records = text === undefined ? [] : (0,module_manifest/* readManifest */.WI)(text);
    if ('problem' in records) {
        problems.push(`${module_manifest/* MODULE_MANIFEST */.dp} ${records.problem}. Delete it, and run \`terraform init\`.`);
    }
    const recorded = 'problem' in records ? [] : records;
    const found = new Set();
    // More are added while the loop runs: what a source leads to that only `terraform init` knows.
    const roots = [directory];
    for (const root of roots) {
        const { modules, unclear, unknownSources } = (0,read_configuration.readConfiguration)(root, (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, parsed));
        problems.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
        for (const module of modules) {
            const isFetched = (0,find_repository/* isBelow */.Yw)((0,find_repository/* realOrSame */.eF)(module.directory), (0,find_repository/* realOrSame */.eF)(fetched));
            if (!isFetched || isCalledByPath(module, fetched))
                found.add(module.directory);
        }
        for (const { path, block } of unknownSources) {
            const label = block?.labels[0] ?? '';
            const places = recorded
                .filter(({ key }) => key === label || key.endsWith(`.${label}`))
                .map((record) => (0,external_node_path_.resolve)(directory, record.directory));
            roots.push(...places.filter((place) => !roots.includes(place)));
            if (places.length > 0)
                continue;
            problems.push(`${nameIn(directory, path)}: nothing says where the source of module ${(0,quote/* quote */.hD)(label)} leads. Run \`terraform init\` first.`);
        }
    }
    return { modules: [...found], unclear: problems };
}
function nameIn(directory, path) {
    return (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(directory, path));
}
/** Whether a module of the configuration itself names this directory as a source. */
function isCalledByPath({ directory, callers }, fetched) {
    const namesDirectory = (call) => (0,read_configuration.valuesOfArgument)(call, 'source').some(({ value }) => {
        const path = value.kind === 'literal' ? (0,module_manifest/* localPath */.$S)(String(value.value)) : undefined;
        return path !== undefined && (0,external_node_path_.resolve)(call.module.directory, path) === directory;
    });
    return callers.some((call) => !(0,find_repository/* isBelow */.Yw)(call.module.directory, fetched) && namesDirectory(call));
}
/** Absolute paths of the files that Terraform reads by their names; the first directory is the root module. */
function filesThatAreRead(modules) {
    return modules.flatMap((module, index) => files_here/* localFiles */.Jd
        .readDirectory(module)
        .filter(index === 0 ? file_names/* isRead */.H9 : file_names/* isConfiguration */.ZC)
        .map((name) => (0,external_node_path_.join)(module, name))
        .filter((path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true));
}
/** Whether the commit has the entry itself, and the file to which its links lead. */
function isCommitted(path, committed, { root }) {
    const entry = (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    return [entry, (0,find_repository/* realOrSame */.eF)(path)].every((real) => (0,find_repository/* isBelow */.Yw)(real, root) && committed.has((0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, real))));
}
function readVarFiles({ varFiles, workingDirectory }, inRepository) {
    const named = {};
    const missing = [];
    for (const written of varFiles) {
        const path = (0,external_node_path_.resolve)(workingDirectory, written);
        try {
            named[inRepository(path)] = { kind: 'variables', sha256: (0,plan_digest.sha256Of)((0,read_regular/* readBytesSync */.js)(path)) };
        }
        catch {
            missing.push(`${(0,quote/* quote */.hD)(written)} cannot be read. Write the path from where you are.`);
        }
    }
    return { named, missing };
}
/** The lock files that differ from the commit by more hashes alone. `committed`: path → object id. */
async function locksWithMoreHashes(changed, { committed, repository }, ports) {
    const locks = [];
    for (const { path, how } of changed) {
        if (how !== 'changed' || external_node_path_.posix.basename(path) !== LOCK_FILE)
            continue;
        const id = committed.get(path);
        if (id === undefined)
            continue;
        const before = (await (0,git_objects/* readObjects */.$I)([id], repository, ports)).get(id);
        const now = files_here/* localFiles */.Jd.readFile((0,external_node_path_.join)(repository.root, path));
        if (before === undefined || now === undefined)
            continue;
        if (hasMoreHashes(before.bytes.toString('utf8'), now))
            locks.push(path);
    }
    return locks;
}
/** Lines of a list of hashes, as Terraform writes them. */
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;
/** Whether a lock file has nothing more than the committed one but hashes, of packages for other machines. */
function hasMoreHashes(committed, text) {
    const committedLines = committed.split(/\r?\n/);
    let matchedLines = 0;
    let isInList = false;
    for (const line of text.split(/\r?\n/)) {
        const isHash = isInList && HASH.test(line);
        if (line === committedLines[matchedLines])
            matchedLines += 1;
        else if (!isHash)
            return false;
        isInList = isHash || HASHES_BEGIN.test(line);
    }
    return matchedLines === committedLines.length;
}
function describeChanged(differences) {
    if (differences.length === 0)
        return [];
    const described = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
    return [
        `Files are not as the commit has them: ${(0,quote/* nameSome */.Kf)([...new Set(described)], MOST_NAMED)}. Plan what is committed, before anything changes the files.`,
    ];
}
function describeUntracked(paths) {
    if (paths.length === 0)
        return [];
    return [
        `Terraform reads files that the commit does not have: ${(0,quote/* nameSome */.Kf)(paths, MOST_NAMED)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
    ];
}
const MOST_NAMED = 10;
//# sourceMappingURL=made-of.js.map
// EXTERNAL MODULE: ./build/src/configuration/variables.js
var configuration_variables = __webpack_require__(41597);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
;// CONCATENATED MODULE: ./build/src/machine/isolate-program.js
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
    if ((0,external_node_os_.platform)() !== 'linux')
        return { why: `on ${(0,external_node_os_.platform)()}, nothing separates the processes of one user.` };
    const unshare = (0,program_path/* findOnPath */.aY)('unshare', environment);
    if (unshare === undefined)
        return { why: 'the PATH has no `unshare` (package util-linux).' };
    for (const way of ISOLATIONS) {
        const wrapper = way.flatMap((options) => [unshare, ...options, '--']);
        if (await isIsolated(wrapper, execute))
            return { execute: wrapPrograms(wrapper, execute) };
    }
    const isRestricted = await (0,promises_.readFile)(RESTRICTED, 'utf8').catch(() => '');
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
        const path = (0,program_path/* findOnPath */.aY)(program, (0,program_path/* environmentFor */.DD)(limits.variables, limits.cwd));
        // If the program is missing, its own start says so.
        if (path === undefined)
            return execute(program, args, limits);
        return execute(unshare, [...options, path, ...args], limits);
    };
}
//# sourceMappingURL=isolate-program.js.map
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/trust/leading-variables.js
var leading_variables = __webpack_require__(70);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/machine/temporary.js + 1 modules
var temporary = __webpack_require__(39622);
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
const explain_failure_MOST_NAMED = 10;
function listed(names) {
    return (0,sentence/* firstParts */.J4)(names.map(sentence/* setting */.Pe), explain_failure_MOST_NAMED);
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
;// CONCATENATED MODULE: ./build/src/plan/program-variables.js
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
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/plan/run-programs.js
/** Runs `terraform` or `tofu`: its directories, deadline and limits. */







/** What plans, in the order in which they are looked for. */
const PROGRAMS = ['terraform', 'tofu'];
/** A CLI configuration without mirrors and without checks for updates. */
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;
/** Why there is no plan; the message is a sentence for people. */
class EngineFailure extends Error {
    name = 'EngineFailure';
}
/**
 * Makes a new directory. Its name is random: a configuration can read where it is planned, and could be another one where
 * it knows the place.
 */
function makeDirectory(inside) {
    return (0,temporary/* makeTemporary */.ww)('', inside);
}
/** Lets others act meanwhile, because providers may be large. */
async function removeDirectory(path) {
    await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    (0,temporary/* keep */.aC)(path);
}
/**
 * Writes what the programs need into the directory `root`.
 *
 * @throws EngineFailure if there is no configuration
 */
async function makePlaces({ files, workingDirectory, plannedWith }, root) {
    const places = {
        files,
        root,
        work: (0,external_node_path_.join)(files, workingDirectory),
        stateFile: (0,external_node_path_.join)(root, 'state', 'terraform.tfstate'),
        states: (0,external_node_path_.join)(root, 'states'),
        data: (0,external_node_path_.join)(root, 'data'),
        variables: selecting(plannedWith),
    };
    for (const name of ['home', 'temporary', 'data', 'state'])
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, name));
    await copyManifest(places);
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
    const names = await (0,promises_.readdir)(places.work).catch(() => []);
    if (!names.some(file_names/* isConfiguration */.ZC)) {
        const where = workingDirectory === '' ? 'directly in this directory' : `in ${workingDirectory}`;
        throw new EngineFailure(`There is no Terraform configuration to plan: no .tf or .tofu file is ${where}.`);
    }
    return places;
}
/** Selects the workspace of the command line, where one is named. */
function selecting({ terraformWorkspace } = {}) {
    return terraformWorkspace === undefined ? {} : { TF_WORKSPACE: terraformWorkspace };
}
/**
 * In a checkout, only the plan and the values of variables are elsewhere. One of several environments of a directory has its own data
 * directory, because Terraform keeps there which backend it has.
 */
function placesInCheckout({ files, workingDirectory, plannedWith }, root, { TF_DATA_DIR: data = '.terraform' }) {
    const work = (0,external_node_path_.join)(files, workingDirectory);
    const unused = (0,external_node_path_.join)(root, 'states');
    const selected = selecting(plannedWith);
    const isAlone = plannedWith === undefined || keyOfInit(plannedWith) === '';
    const own = isAlone ? undefined : (0,external_node_path_.join)(root, 'data');
    return {
        files,
        root,
        work,
        stateFile: unused,
        states: unused,
        data: own ?? (0,external_node_path_.resolve)(work, data),
        variables: own === undefined ? selected : { ...selected, TF_DATA_DIR: own },
    };
}
/** What of it `init` depends on, as a key; '' if nothing: then environments of a directory share one. */
function keyOfInit({ backendFiles, terraformWorkspace }) {
    if (backendFiles.length === 0 && terraformWorkspace === undefined)
        return '';
    return JSON.stringify([backendFiles, terraformWorkspace]);
}
/** Lets the programs follow the module manifest of the upload: the directory of their own data has none. */
async function copyManifest({ files, root, work }) {
    const path = (0,external_node_path_.join)(work, ...module_manifest/* MODULE_MANIFEST */.dp.split('/'));
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
    if (text === undefined)
        return;
    const records = (0,module_manifest/* readManifest */.WI)(text);
    if ('problem' in records)
        throw new EngineFailure(`${module_manifest/* MODULE_MANIFEST */.dp} ${records.problem}.`);
    const outside = records.find(({ directory }) => !(0,find_repository/* isBelow */.Yw)((0,external_node_path_.resolve)(work, directory), files));
    if (outside !== undefined) {
        const { key, directory } = outside;
        throw new EngineFailure(`${module_manifest/* MODULE_MANIFEST */.dp} leads module ${JSON.stringify(key)} to ${JSON.stringify(directory)}, out of the upload.`);
    }
    await (0,promises_.mkdir)((0,external_node_path_.join)(root, 'data', 'modules'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'data', 'modules', (0,external_node_path_.basename)(path)), text);
}
/** Runs the programs of one configuration, with one directory for all. */
class Programs {
    places;
    options;
    constructor(options, places) {
        this.options = options;
        this.places = places;
    }
    /**
     * Makes the directories. The caller removes the directory `places.root`.
     *
     * @throws EngineFailure if there is no configuration
     */
    static async open(options, files) {
        const root = makeDirectory(options.temporaryDirectory);
        if (options.inCheckout === true) {
            return new Programs(options, placesInCheckout(files, root, options.variables));
        }
        try {
            return new Programs(options, await makePlaces(files, root));
        }
        catch (error) {
            await removeDirectory(root);
            throw error;
        }
    }
    /** When programs that begin now have to end, by the monotonic clock. */
    deadline() {
        const { clock, timeoutMs = TIMEOUT_MS } = this.options;
        return clock.now() + timeoutMs;
    }
    /**
     * Runs the program with these arguments in the directory of the configuration.
     *
     * @param options.deadline as `deadline()` returns it
     * @param options.take as in `ExecuteBounded`
     * @param options.variables environment variables of this call
     * @throws EngineFailure if it had to be ended
     */
    async run(args, options) {
        const { program, execute, clock, maxLogBytes = MOST_LOG_BYTES } = this.options;
        const { root, work } = this.places;
        const { signal, deadline, take, variables, maxBytes = maxLogBytes, goesToItsEnd } = options;
        const end = await execute(program, args, {
            cwd: work,
            variables: { ...this.#variables(root), ...variables },
            signal,
            timeoutMs: Math.max(1, deadline - clock.now()),
            maxBytes,
            take,
            goesToItsEnd,
        }).catch((error) => {
            throw new EngineFailure(`${program} could not be started: ${(0,error_message/* errorMessage */.g)(error)}. Install it, or choose another engine.`);
        });
        if (end.ended === undefined)
            return end;
        throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY_ENDED[end.ended](maxBytes)}`);
    }
    #variables(root) {
        if (this.options.inCheckout === true) {
            const { variables } = this.options;
            return { ...variables, ...this.places.variables, TF_IN_AUTOMATION: '1', TF_INPUT: '0' };
        }
        return {
            ...this.options.variables,
            ...this.places.variables,
            HOME: (0,external_node_path_.join)(root, 'home'),
            USERPROFILE: (0,external_node_path_.join)(root, 'home'),
            TMPDIR: (0,external_node_path_.join)(root, 'temporary'),
            TEMP: (0,external_node_path_.join)(root, 'temporary'),
            TMP: (0,external_node_path_.join)(root, 'temporary'),
            TF_CLI_CONFIG_FILE: (0,external_node_path_.join)(root, 'cli.tfrc'),
            TF_DATA_DIR: this.places.data,
            TF_IN_AUTOMATION: '1',
            TF_INPUT: '0',
            CHECKPOINT_DISABLE: '1',
        };
    }
    /** Where the state of a workspace is that the configuration does not keep elsewhere. */
    stateOf(workspaceName) {
        return (0,external_node_path_.join)(this.places.states, workspaceName, 'terraform.tfstate');
    }
    /** Writes the values of variables for one plan. @returns where they are, and where its plan goes */
    async filesOf(assigned) {
        const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.places.root, 'plan-'));
        const variables = (0,external_node_path_.join)(directory, 'variables.tfvars');
        // A name may come twice, and a file of variables may not have it twice.
        const last = new Map(assigned.map(({ key, value }) => [key, value]));
        await (0,promises_.writeFile)(variables, Array.from(last, ([key, value]) => `${key} = ${value}\n`).join(''));
        return { plan: (0,external_node_path_.join)(directory, 'plan'), variables };
    }
    /** The text without paths of this machine. */
    withoutPaths(text) {
        const { work, files, root } = this.places;
        return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
    }
}
/**
 * Runs a program of the job that planned, where `init` ran and with its environment.
 *
 * @throws EngineFailure if it could not be started, or had to be ended; the reason of the signal if that is aborted
 */
async function runInJob(program, args, options, { executeBounded, signal }) {
    const end = await executeBounded(program, args, options).catch((error) => {
        throw new EngineFailure(`${program} could not be started: ${errorMessage(error)}.`);
    });
    signal.throwIfAborted();
    if (end.ended === undefined)
        return end;
    const why = WHY_ENDED[end.ended](options.maxBytes);
    throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${why}`);
}
const WHY_ENDED = {
    timeout: () => 'took too long and was ended with everything that it had started.',
    flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
    memory: () => 'took too much memory and was ended.',
    aborted: () => 'was ended, because the run was canceled.',
};
//# sourceMappingURL=run-programs.js.map
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/plan-document.js
var plan_document = __webpack_require__(91870);
// EXTERNAL MODULE: ./build/src/plan/program-log.js
var program_log = __webpack_require__(506);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
;// CONCATENATED MODULE: ./build/src/plan/copy-files.js
/** Copies a directory to plan it: programs write where they plan. */





const NOT_COPIED = new Set(['.git', '.terraform']);
const MODULES = ['.terraform', 'modules'];
/**
 * Copies a directory with everything in it, also what git ignores. A link stays one: inside of the directory it leads
 * to the copy, else to where it led.
 *
 * @param from absolute real path
 * @param to absolute path of an empty directory
 */
async function copyFiles(from, to, signal) {
    const copyLink = async (path, copied) => {
        const directory = (0,external_node_path_.dirname)(path);
        const target = (0,external_node_path_.resolve)(directory, await (0,promises_.readlink)(path));
        await (0,promises_.symlink)((0,find_repository/* isBelow */.Yw)(target, from) ? (0,external_node_path_.relative)(directory, target) || '.' : target, copied);
    };
    const copy = async (directory, target) => {
        await (0,promises_.mkdir)(target, { recursive: true });
        for (const entry of await (0,promises_.readdir)(directory, { withFileTypes: true })) {
            await (0,take_turn/* takeTurn */.Vm)(signal);
            if (NOT_COPIED.has(entry.name))
                continue;
            const path = (0,external_node_path_.join)(directory, entry.name);
            // The directory for temporary files may lie in the repository.
            if (path === to)
                continue;
            const copied = (0,external_node_path_.join)(target, entry.name);
            if (entry.isDirectory())
                await copy(path, copied);
            else if (entry.isSymbolicLink())
                await copyLink(path, copied);
            // Where the file system can, no byte is copied before one of the two changes.
            else if (entry.isFile())
                await (0,promises_.copyFile)(path, copied, external_node_fs_.constants.COPYFILE_FICLONE);
        }
    };
    await copy(from, to);
}
/** Copies the modules that `terraform init` installed in a place, if there are any. */
async function copyModules({ root, workingDirectory }, copyOfRoot, signal) {
    const installed = (0,external_node_path_.join)(root, workingDirectory, ...MODULES);
    const stats = await (0,promises_.stat)(installed).catch(() => undefined);
    if (stats?.isDirectory() !== true)
        return;
    await copyFiles(installed, (0,external_node_path_.join)(copyOfRoot, workingDirectory, ...MODULES), signal);
}
//# sourceMappingURL=copy-files.js.map
;// CONCATENATED MODULE: ./build/src/plan/inherited-words.js
/** The arguments that variables of the environment give to `plan`. */

/** In the order in which the program reads them: each list is put right behind `plan`. The problem is a whole sentence. */
function inheritedWords(environment) {
    const words = [];
    for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
        const split = (0,argument_files/* splitWords */.yM)(environment[name] ?? '');
        if ('problem' in split)
            return { problem: `\`${name}\` ${split.problem}` };
        words.push(...split.value);
    }
    return { value: words };
}
//# sourceMappingURL=inherited-words.js.map
// EXTERNAL MODULE: ./build/src/plan/plan-options.js
var plan_options = __webpack_require__(44965);
// EXTERNAL MODULE: ./build/src/plan/planned-as.js
var planned_as = __webpack_require__(50564);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
;// CONCATENATED MODULE: ./build/src/plan/program-plan.js
/**
 * Makes real plans by `init`, `plan` and `show` of Terraform or OpenTofu. Repositories are planned in copies: one copy of
 * each, and one `init` for each directory of a configuration.
 */

















/** Makes what plans. Nothing is copied before the first plan; `close` deletes the copies. */
function plansInCopies(options, { trustedOf, mayHaveModules }) {
    const copies = new Map();
    /** How many environments of a directory have a copy of their own. */
    const environments = new Map();
    const initialized = new Map();
    const temporaryDirectories = [];
    const written = new Set();
    /** Terraform writes into a shared cache of plugins without a lock, so with one each `init` waits for the one before. */
    const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
    let lastInit = Promise.resolve();
    const copy = async (root, signal) => {
        const directory = makeDirectory(options.temporaryDirectory);
        temporaryDirectories.push({ path: directory, writtenAs: root });
        await copyFiles(root, directory, signal);
        return directory;
    };
    const initializeCopy = async (place, signal) => {
        const { root, workingDirectory, plannedWith } = place;
        // `init` writes into the directory, so no two of it share a copy. Other directories share each of these copies.
        const directory = (0,external_node_path_.join)(root, workingDirectory);
        const others = environments.get(directory) ?? 0;
        environments.set(directory, others + 1);
        const key = `${root}\0${others}`;
        const copying = copies.get(key) ?? copy(root, signal);
        copies.set(key, copying);
        const files = { files: await copying, workingDirectory, plannedWith };
        if (await mayHaveModules(place))
            await copyModules(place, files.files, signal);
        const init = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
        if (!sharesCache)
            return init();
        const initializing = lastInit.then(init);
        lastInit = initializing.catch(() => undefined);
        return initializing;
    };
    return {
        async plan(place, request) {
            const key = keyOfPlace(place);
            const initializing = initialized.get(key) ?? initializeCopy(place, request.signal);
            initialized.set(key, initializing);
            let isRefused = false;
            const installed = async (lockFile) => {
                isRefused = true;
                await request.installed?.(lockFile);
                isRefused = false;
            };
            try {
                const configuration = await initializing;
                if (configuration.directory !== undefined)
                    written.add(configuration.directory);
                return await configuration.plan({ ...request, installed });
            }
            catch (error) {
                request.signal.throwIfAborted();
                if (isRefused)
                    throw error;
                const summary = 'The files could not be copied to plan them';
                const problem = { severity: 'error', summary, detail: (0,error_message/* errorMessage */.g)(error) };
                return (0,plan_document/* failedPlan */.nC)([problem]);
            }
        },
        copies: () => [
            ...temporaryDirectories,
            ...[...written].map((path) => ({ path, writtenAs: '' })),
        ],
        async close() {
            for (const initializing of initialized.values()) {
                await initializing.then((configuration) => configuration.close()).catch(() => undefined);
            }
            for (const { path } of temporaryDirectories)
                await removeDirectory(path);
        },
    };
}
/** The same for all that share one `init`. */
function keyOfPlace({ root, workingDirectory, plannedWith }) {
    const directory = (0,external_node_path_.join)(root, workingDirectory);
    return plannedWith === undefined ? directory : `${directory}\0${keyOfInit(plannedWith)}`;
}
/** Runs `init` once, for all plans of these files. What fails is in each plan. */
async function initialize(options, files, signal) {
    let programs;
    const toFailedPlan = (error) => {
        if (!(error instanceof EngineFailure || error instanceof read_plan/* UnreadablePlan */.np))
            throw error;
        const summary = `${options.program} made no plan`;
        const detail = (0,error_message/* errorMessage */.g)(error);
        return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary, detail }]);
    };
    const close = async () => {
        if (programs !== undefined)
            await removeDirectory(programs.places.root);
    };
    try {
        programs = await Programs.open(options, files);
        const directory = programs.places.root;
        const initialized = await runInit(programs, files, signal);
        return {
            plan: (request) => planWith(initialized, request).catch(toFailedPlan),
            latest() {
                const { plan: file, programs: usedPrograms } = initialized;
                return file === undefined ? undefined : { file, programs: usedPrograms };
            },
            directory,
            close,
        };
    }
    catch (error) {
        const directory = programs?.places.root;
        return { plan: async () => toFailedPlan(error), latest: () => undefined, directory, close };
    }
}
/** The states that Terraform looks for in the directory of a configuration. */
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
/**
 * Finds where the state is, and runs `init` unless there is a problem with that. A state that is not to be read is replaced
 * by an empty local one, and so is that of a configuration whose state was given: `writeState` fills it.
 */
async function runInit(programs, { workingDirectory, state: givenState, plannedWith }, signal) {
    const { places, options } = programs;
    const { backendFiles = [] } = plannedWith ?? {};
    const uploaded = { files: (0,files_here/* filesBelow */.DR)(places.files), directory: workingDirectory, backendFiles };
    const place = options.inCheckout === true
        ? await ownState(uploaded, options)
        : await findStatePlace(uploaded, options);
    // A state that is given counts, wherever the configuration keeps one, and lacks nothing.
    const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
    const initialized = { programs, state, givenState, plannedWith };
    if (state.problems.length > 0)
        return { ...initialized, init: undefined };
    if (state.replaced) {
        // `init` would take a state that lies there over into the new one.
        for (const name of STATES)
            await (0,promises_.rm)((0,external_node_path_.join)(places.work, name), { recursive: true, force: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places));
    }
    const filter = (0,program_log/* createLineFilter */.RO)(() => undefined, 'diagnostic');
    // The state that takes the place of another has no settings of that backend.
    const ofBackend = state.replaced ? [] : backendFiles.map((file) => `-backend-config=${file}`);
    const end = await programs.run(['init', '-input=false', '-no-color', '-json', ...ofBackend], {
        take: filter.take,
        signal,
        deadline: programs.deadline(),
    });
    return { ...initialized, init: { end, log: filter.log() } };
}
async function planWith(initialized, request) {
    const { programs, state, init, givenState, plannedWith } = initialized;
    if (init === undefined)
        return (0,plan_document/* failedPlan */.nC)(state.problems);
    const pass = (text) => request.log?.(programs.withoutPaths(text));
    pass(init.log);
    if (init.end.exitCode !== 0) {
        return withoutPlan(programs, 'init', init.end, init.log);
    }
    const lockFile = (0,external_node_path_.join)(programs.places.work, '.terraform.lock.hcl');
    await request.installed?.(await (0,promises_.readFile)(lockFile, 'utf8').catch(() => undefined));
    const filter = (0,program_log/* createLineFilter */.RO)(pass);
    const log = () => init.log + filter.log();
    const { signal } = request;
    const limits = { signal, deadline: programs.deadline() };
    const { terraformWorkspace = request.workspaceName } = plannedWith ?? {};
    const variables = state.replaced ? { TF_WORKSPACE: terraformWorkspace } : undefined;
    await writeState(programs, request.workspaceName, givenState);
    const files = await programs.filesOf(request.assigned);
    initialized.plan = files.plan;
    const words = planArguments(request, files, programs.options);
    const inherited = inheritedWords(programs.options.variables);
    if ('problem' in inherited)
        return (0,plan_document/* failedPlan */.nC)([inheritedProblem(inherited.problem)]);
    const plan = await programs.run(words, {
        ...limits,
        take: filter.take,
        variables,
    });
    if (plan.exitCode !== 0)
        return withoutPlan(programs, 'plan', plan, log());
    const show = await programs.run(['show', '-json', files.plan], {
        ...limits,
        variables,
        maxBytes: read_plan/* LONGEST_PLAN */.vN,
    });
    if (show.exitCode !== 0)
        return withoutPlan(programs, 'show', show, log());
    const { json, document, counts } = await (0,read_plan/* readPlan */.m3)(show.stdout);
    return {
        document,
        plannedAs: (0,planned_as/* plannedBy */.QZ)((0,program_log/* programIn */.Wm)(log()) ?? programs.options.program, document.terraform_version ?? '', (0,plan_options/* readPlanOptions */.m)([...inherited.value, ...words.slice(1)]).shown),
        json,
        counts,
        problems: (0,program_log/* problemsIn */._n)(log()),
        limits: state.limits,
        dataDirectory: programs.places.data,
        log: programs.withoutPaths(log()),
    };
}
/** Writes the state that a workspace has, before its plan or its apply. */
async function writeState(programs, workspaceName, text) {
    if (text === undefined || text === null)
        return;
    const path = programs.stateOf(workspaceName);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(path, text);
}
function planArguments({ options, isDestroy, refresh, arguments: variableArguments = [] }, files, { inCheckout }) {
    return [
        'plan',
        '-input=false',
        ...(inCheckout === true ? [] : ['-lock=false']),
        '-no-color',
        '-json',
        `-out=${files.plan}`,
        ...variableArguments,
        `-var-file=${files.variables}`,
        ...(refresh ? [] : ['-refresh=false']),
        ...(isDestroy ? ['-destroy'] : []),
        ...(options.refreshOnly ? ['-refresh-only'] : []),
        ...options.targets.map((address) => `-target=${address}`),
        ...options.replace.map((address) => `-replace=${address}`),
    ];
}
function inheritedProblem(problem) {
    return {
        severity: 'error',
        summary: 'The arguments of the plan cannot be read',
        detail: problem,
    };
}
function withoutPlan(programs, command, end, log) {
    const problems = (0,program_log/* problemsIn */._n)(log);
    if (!problems.some(({ severity }) => severity === 'error')) {
        const output = programs.withoutPaths((0,go_text/* trimSpace */.Pd)(end.stderr || end.stdout)).slice(-4_000);
        const summary = `${programs.options.program} ${command} failed`;
        const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
        problems.push({ severity: 'error', summary, detail });
        return (0,plan_document/* failedPlan */.nC)(problems);
    }
    return { ...(0,plan_document/* failedPlan */.nC)(problems), log: programs.withoutPaths(log) };
}
/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
/** In a checkout the state is the one of the configuration. With a service behind it, `plan -out` leaves no plan to be judged. */
async function ownState({ files, directory }, { parsed }) {
    const { blocks } = await (0,cloud_block/* readBackends */.kd)(files, directory, parsed);
    const kind = blocks.map((block) => block.kind).find((each) => ['cloud', 'remote'].includes(each));
    if (kind === undefined)
        return { replaced: false, limits: [], problems: [] };
    const problem = {
        severity: 'error',
        summary: 'The state is at a service, which plans and applies by itself',
        detail: `The configuration has ${kind === 'cloud' ? 'a `cloud` block' : 'the backend "remote"'}. Take \`local\` out, so that the plan is saved there.`,
    };
    return { replaced: false, limits: [], problems: [problem] };
}
/**
 * Finds the backend of a configuration. With `trusted`, the engine reads its state only if the default
 * branch has the same backend, written in literals. `trusted` is the same directory on the default
 * branch, and undefined if the files themselves are trusted.
 */
async function findStatePlace(uploaded, { trusted, parsed }) {
    const problems = await problemsOfNames(uploaded);
    const uploadedBackends = await (0,cloud_block/* readBackends */.kd)(uploaded.files, uploaded.directory, parsed);
    const trustedBackends = trusted === undefined
        ? uploadedBackends
        : await (0,cloud_block/* readBackends */.kd)(trusted.files, trusted.directory, parsed);
    // A backend of any other type has a state that a plan has to read.
    const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
    const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
    const isCertain = uploadedBackends.isCertain && trustedBackends.isCertain;
    if (readKind === undefined) {
        const limits = [emptyState(uploadedBackends.blocks[0]?.kind)];
        return { replaced: true, problems, limits: isCertain ? limits : [...limits, UNKNOWN_STATE] };
    }
    const changed = trusted && (await changedBackendFile(uploaded, trusted));
    const isAsBefore = uploadedBackends.written === trustedBackends.written && isCertain && changed === undefined;
    if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
        return { replaced: false, problems, limits: [] };
    }
    const because = changed === undefined ? '' : (0,sentence/* phrase */.MZ) `: ${(0,sentence/* filePart */.A4)(changed)} is not as there`;
    const found = (0,finding/* finding */.gk)('state-not-certain', (0,sentence/* phrase */.MZ) `The backend ${(0,sentence/* quoted */.TL)(readKind)} is not for certain the one of the default branch${because}, so it was not used.`, {
        remedy: (0,sentence/* phrase */.MZ) `Merge a change of the backend by itself, and write its values as literals.`,
    });
    return {
        replaced: true,
        problems,
        limits: [emptyState(readKind), { kind: 'not-certain', finding: found }],
    };
}
/** The first file of the backend's settings that is not as the default branch has it, from the root; undefined if there is none. */
async function changedBackendFile({ files, directory, backendFiles }, trusted) {
    for (const file of backendFiles) {
        const text = await files.read(external_node_path_.posix.join(directory, file));
        const before = await trusted.files.read(external_node_path_.posix.join(trusted.directory, file));
        if (text === undefined || text !== before)
            return external_node_path_.posix.join(trusted.directory, file);
    }
    return undefined;
}
const UNKNOWN_STATE = {
    kind: 'not-certain',
    finding: (0,finding/* finding */.gk)('state-not-certain', (0,sentence/* phrase */.MZ) `It is not certain where the state of this configuration is: a file that may say so cannot be read as a whole.`, { remedy: (0,sentence/* phrase */.MZ) `Correct that file.` }),
};
function emptyState(kind) {
    let where = (0,sentence/* phrase */.MZ) `a file, which is not read`;
    if (kind === 'cloud') {
        where = (0,sentence/* phrase */.MZ) `the ${(0,sentence/* setting */.Pe)('cloud')} block’s workspace, which was not read`;
    }
    else if (kind !== undefined && kind !== 'local') {
        where = (0,sentence/* phrase */.MZ) `the backend ${(0,sentence/* quoted */.TL)(kind)}, which was not read`;
    }
    const says = (0,sentence/* phrase */.MZ) `The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`;
    return { kind: 'empty-state', finding: (0,finding/* finding */.gk)('state-not-read', says) };
}
/**
 * The text of the added file: a backend with a state file that does not exist yet.
 *
 * @param states the directory for the states of Terraform's own workspaces; the one of that name in the files does not count
 */
function overrideText({ stateFile, states }) {
    const asLiteral = (path) => JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
    const lines = [`path = ${asLiteral(stateFile)}`, `workspace_dir = ${asLiteral(states)}`];
    return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}
/**
 * A problem for each uploaded file that would override the added one: a later name, or its name
 * with another ending.
 */
async function problemsOfNames(uploaded) {
    const names = (await uploaded.files.names(uploaded.directory)) ?? [];
    const stem = (0,file_names/* stemOf */.Vc)(OVERRIDE_FILE);
    const isLater = (name) => (0,file_names/* compareBytes */.Xo)(name, OVERRIDE_FILE) > 0;
    const wins = (name) => (0,file_names/* isConfiguration */.ZC)(name) && ((0,file_names/* stemOf */.Vc)(name) === stem || ((0,file_names/* isOverride */.jn)(name) && isLater(name)));
    return names.filter(wins).map((name) => ({
        severity: 'error',
        summary: 'A file would replace the state of this plan',
        detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
        file: name,
        line: 1,
    }));
}
//# sourceMappingURL=program-plan.js.map
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
            const key = keyOfPlace(place);
            const { root: files, ...of } = place;
            const opening = initialized.get(key) ??
                initialize({ ...options, inCheckout: true }, { files, ...of }, request.signal);
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
            const limits = { signal, deadline: programs.deadline(), maxBytes: read_plan/* LONGEST_PLAN */.vN };
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
    const options = planned ? (0,plan_options/* readPlanOptions */.m)(planned.arguments) : undefined;
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
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
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
    if (stats.size > read_plan/* LONGEST_PLAN */.vN) {
        return refuse(`is ${(0,quote/* quote */.hD)(written)}, which has more than ${read_plan/* LONGEST_PLAN */.vN} bytes.`);
    }
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    if (inJob) {
        for (const name of [written, (0,plan_digest.digestPath)(written)]) {
            const file = (0,external_node_path_.resolve)(workingDirectory, name);
            if (await isInRepository(file, workspace, ports))
                return refuse(`is ${(0,quote/* quote */.hD)(name)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`);
        }
    }
    const plan = (0,read_regular/* readBytesSync */.js)(path, read_plan/* LONGEST_PLAN */.vN);
    const digest = await (0,read_regular/* readRegular */.VX)((0,find_repository/* realOrSame */.eF)((0,plan_digest.digestPath)(path)), LONGEST_DIGEST).catch(() => undefined);
    const asked = { ...askedOf(settings, inJob), targets: false };
    const text = plan.toString('utf8');
    // The plan is read once for all its workspaces, while programs read the policies.
    const reading = (0,read_plan/* readPlan */.m3)(text, ports.signal);
    // Otherwise a plan that cannot be read would end the process before it is awaited.
    reading.catch(() => undefined);
    const changedSince = async (madeOf, directory) => {
        const { repository } = (0,find_repository/* findAround */.Di)(directory, workspace);
        if (repository === undefined)
            return [];
        const place = { directory: (0,find_repository/* realOrSame */.eF)(directory), repository };
        return changesSince(madeOf, place, context.checkouts);
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
            throw new read_plan/* UnreadablePlan */.np((0,finding/* finding */.gk)('no-plan', (0,sentence/* phrase */.MZ) `There is no plan of ${(0,sentence/* workspacePart */.TG)(name)}. The job that makes it did not run, failed, or left it out.`, {
                about: { workspace: name },
                remedy: (0,sentence/* phrase */.MZ) `To name those that are planned, write ${(0,sentence/* setting */.Pe)('workspaces')}. ${theRecipe()}`,
            }));
        }
        if (second !== undefined) {
            const files = (0,sentence/* listParts */.Z)(plansOfWorkspace.map(({ file }) => (0,sentence/* filePart */.A4)(file)));
            throw new read_plan/* UnreadablePlan */.np((0,finding/* finding */.gk)('planned-twice', (0,sentence/* phrase */.MZ) `There is more than one plan of ${(0,sentence/* workspacePart */.TG)(name)}: ${files}.`, { about: { workspace: name }, remedy: (0,sentence/* phrase */.MZ) `Keep one.` }));
        }
        if (plan.refused !== undefined)
            throw new read_plan/* UnreadablePlan */.np(plan.refused);
        const opened = await openPlanFile(plan.file, settings, context, ports);
        if ('plan' in opened)
            return opened.plan(name, place, signal);
        throw new read_plan/* UnreadablePlan */.np('undecided' in opened
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
    const usable = engine === undefined ? PROGRAMS : [engine];
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
    const variables = readEngineEnvironment(engineEnv, ports.environment, context.isSecretOfHost, context.hostTokens);
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
    const planning = plansInCopies(options, {
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
                throw new EngineFailure(`Its variables cannot be read: ${read.problems.join('; ')}.`);
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
        variables: variablesOfJob(environment, isSecretOfHost),
    };
}
async function startedIsolated(program, variables, { executeBounded }) {
    const { execute, notIsolated } = await isolateProgram(program, executeBounded, variables);
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
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js + 2 modules
var open_own_policies = __webpack_require__(88738);
// EXTERNAL MODULE: ./build/src/rego/open-policies.js + 18 modules
var open_policies = __webpack_require__(95624);
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
        const uncommitted = place && (await uncommittedFiles(place, checkouts));
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
    const checkouts = openCheckouts(ports);
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
    const chosen = await (0,requested_workspaces/* chooseWorkspaces */.St)(lookUp, options);
    const refused = chosen.requested.flatMap(({ name: of, refused: error }) => error === undefined ? [] : { name: of, error, isAlone: true });
    const planned = chosen.requested.filter((workspace) => workspace.refused === undefined);
    const unplanned = await findConcernedRoots(lookUp, options, here);
    (0,requested_workspaces/* logSkipped */.fc)(chosen, log, request.context.actors.byPerson);
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
    const { requested } = await (0,requested_workspaces/* chooseWorkspaces */.St)(lookUp, { ...options, plan });
    const inRepository = (directory) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repositoryRoot, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, directory))));
    const textOf = ({ directory }) => files_here/* localFiles */.Jd.readFile((0,external_node_path_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
    const units = (0,find_plans.concernedUnits)(roots, await changedFiles(), inRepository, textOf);
    const names = new Set([...requested, ...units].map(({ name }) => name));
    return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
//# sourceMappingURL=without-service.js.map

/***/ }),

/***/ 41597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAssigned: () => (/* binding */ readAssigned)
/* harmony export */ });
/* unused harmony exports asExpression, jsonAsHcl */
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

/***/ 38717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareDigest: () => (/* binding */ compareDigest),
/* harmony export */   digestPath: () => (/* binding */ digestPath),
/* harmony export */   nameOfDigest: () => (/* binding */ nameOfDigest),
/* harmony export */   sha256Of: () => (/* binding */ sha256Of),
/* harmony export */   writeDigest: () => (/* binding */ writeDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44965);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */









const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(3),
    ...members,
    selected: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    modules: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedAsSchema */ .Es),
});
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 3, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
    return `${JSON.stringify(digest, undefined, 1)}\n`;
}
/** What one job hands to the next one as `plan-digest`: it names one digest, and so one plan. */
function nameOfDigest(text) {
    return `sha256:${sha256Of(text)}`;
}
/** Compares the digest of a plan with what is checked. `text` is undefined where there is no digest. */
function compareDigest(text, demands) {
    const { planDigest, inJob } = demands;
    if (text === undefined) {
        const words = 'no digest: nothing says which files it is of';
        const isNeeded = inJob || planDigest !== undefined;
        if (isNeeded)
            return { objections: [MISSING], notes: [], words };
        return { objections: [], notes: [MISSING], words };
    }
    const written = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(digestSchema, written);
    if (!checked.success) {
        const isOlder = [1, 2].includes(Number((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(written, 'format')));
        const says = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `An earlier release wrote the digest beside the plan: it does not say by which command it was planned.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} writes.`;
        const remedy = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make a new one, with your arguments: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)}.`
            : AGAIN;
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-not-readable', says, { remedy });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = checked.output;
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    if (digest.selected !== 'default')
        notes.push(describeSelected(digest.selected));
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)} and your arguments, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest, varFiles } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`);
    }
    const given = digest.planned && (0,_plan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlanOptions */ .m)(digest.planned.arguments).varFiles;
    if (varFiles !== undefined &&
        given &&
        !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(given.map(asPath), varFiles.map(asPath))) {
        differs('plan-of-other-variables', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was made with ${given.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('-var-file')}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(given.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('var-file')} of the workspace names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(varFiles.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with the files that the workspace names.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', says);
}
function describeSelected(selected) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(selected)}, as Terraform names its workspace.`);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const asPath = (written) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(written);
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 78354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  concernedUnits: () => (/* binding */ concernedUnits),
  findPlaces: () => (/* binding */ findPlaces),
  findPlans: () => (/* binding */ findPlans),
  findPlansToDigest: () => (/* binding */ findPlansToDigest),
  findRoots: () => (/* binding */ findRoots),
  nameByDirectories: () => (/* binding */ nameByDirectories),
  nameRoots: () => (/* binding */ nameRoots)
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/affected.js
var affected = __webpack_require__(21818);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js + 3 modules
var load_settings = __webpack_require__(63073);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/plan/plan-file-kind.js
/** What a file is that is called a saved plan. Nothing of it is read here: the program that wrote it shows it. */

/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
const BRACE = 0x7b;
/** How a zip begins. */
const ZIP = Buffer.from('504b0304', 'hex');
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
/** @param bytes the file, or its beginning where it is a zip */
function kindOfPlanFile(bytes) {
    if (bytes.subarray(0, ZIP.length).equals(ZIP))
        return 'saved';
    // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
    if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
        return 'other';
    const members = (0,parse/* fieldsOf */.Pf)((0,parse/* parseJson */.qF)(bytes.toString('utf8')));
    if (typeof members['encrypted_data'] === 'string')
        return 'saved';
    return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
/** The run that a bookmark names; undefined if it names none. */
function runOfBookmark(bytes) {
    const { run_id: id } = fieldsOf(parseJson(bytes.toString('utf8')));
    return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
//# sourceMappingURL=plan-file-kind.js.map
;// CONCATENATED MODULE: ./build/src/plan/find-plans.js
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
        const refused = (0,finding/* finding */.gk)('plan-of-no-place', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file)} is called after no directory that is there.`, {
            about: { file },
            remedy: (0,sentence/* phrase */.MZ) `Call it like the directory that was planned, as in ${(0,sentence/* setting */.Pe)('live/app/plan.json')}, or write ${(0,sentence/* setting */.Pe)('workspace=FILE')}.`,
        });
        return { file, workspace, directory: undefined, refused };
    }
    const realPath = (path) => (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, path));
    const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
    const [selector, second] = ofDirectory;
    if (selector === undefined) {
        const workspace = nameOfPlace(planned, directory);
        const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
        return { file, workspace, directory: planned, refused };
    }
    const refused = second === undefined
        ? undefined
        : (0,finding/* finding */.gk)('plan-of-no-place', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file)} is of one of ${(0,sentence/* listParts */.Z)(ofDirectory.map(({ name }) => (0,sentence/* workspacePart */.TG)(name)))}, which have the same directory.`, { about: { file }, remedy: (0,sentence/* phrase */.MZ) `Write ${(0,sentence/* setting */.Pe)(`workspace=${file}`)}.` });
    return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
    return (0,finding/* finding */.gk)('plan-of-no-place', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file)} is the plan of ${(0,sentence/* workspacePart */.TG)(workspace)}, which ${(0,sentence/* setting */.Pe)('workspaces')} does not name.`, {
        about: { file, workspace },
        remedy: (0,sentence/* phrase */.MZ) `Name it there, or take the plan out.`,
    });
}
/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place, directory) {
    const inside = external_node_path_.posix.relative((0,find_repository/* slashed */.df)(directory), place);
    return (0,workspace_selectors/* nameOfDirectory */.yJ)((0,external_node_path_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
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
    const parent = external_node_path_.posix.dirname(inside);
    if (parent !== '.' || PLAIN_NAMES.includes(inside))
        candidates.push(parent);
    return candidates
        .map((candidate) => external_node_path_.posix.join((0,find_repository/* slashed */.df)(directory), candidate))
        .find((path) => (0,find_repository/* isDirectory */.wd)((0,external_node_path_.resolve)(workingDirectory, path)));
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
        const answer = known.get(file) ?? looksSaved((0,external_node_path_.resolve)(workingDirectory, file));
        known.set(file, answer);
        return answer;
    };
    const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
    if ((0,load_settings/* isOnePlan */.EN)([written], workingDirectory)) {
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
        const refused = (0,finding/* finding */.gk)('planned-twice', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(other)} and ${(0,sentence/* filePart */.A4)(file)} would both be shown in ${(0,sentence/* filePart */.A4)(json)}.`, { about: { file }, remedy: (0,sentence/* phrase */.MZ) `Rename one.` });
        return { ...plan, refused };
    });
}
/** The JSON beside a saved plan: `app.json` of `app`, `app.tfplan` and `app.plan`. */
function jsonOfSaved(file) {
    return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
/** Whether a file begins as a saved plan does, or as the texts that are in the place of one where it is not readable. */
function looksSaved(path) {
    const beginning = (0,or_else/* orElse */.N)(() => (0,read_regular/* readBeginning */.i4)(path, 2), '');
    if (!beginning.startsWith('{'))
        return beginning === 'PK';
    return (0,or_else/* orElse */.N)(() => kindOfPlanFile((0,read_regular/* readBytesSync */.js)(path, LONGEST_SAVED_PLAN)) !== 'other', false);
}
/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
    const path = (0,find_repository/* slashed */.df)(written);
    const segments = path.split('/');
    const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
    let base = path;
    let pattern = ofDirectory;
    if (firstPattern >= 0) {
        base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
        pattern = segments.slice(firstPattern).join('/');
    }
    else if (!(0,find_repository/* isDirectory */.wd)((0,external_node_path_.resolve)(workingDirectory, path))) {
        const stats = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
        return stats?.isFile() ? [{ file: written, inside: external_node_path_.posix.normalize(path) }] : [];
    }
    const top = (0,external_node_path_.resolve)(workingDirectory, base);
    if (!(0,find_repository/* isDirectory */.wd)(top))
        return [];
    return (0,external_node_fs_.readdirSync)(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
        .map((entry) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(top, (0,external_node_path_.join)(entry.parentPath, entry.name))))
        .filter((inside) => (0,affected/* isMatch */.uv)(pattern, inside))
        .sort()
        .map((inside) => ({ file: external_node_path_.posix.join(base, inside), inside }));
}
/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 8;
/** The root modules in a directory: they say where their state is, have a lock file, or are a unit of Terragrunt. */
async function findRoots(directory, workingDirectory, parsed) {
    const places = [];
    /** Adds the roots in a directory and below. Returns whether a file of Terragrunt is there. */
    const visit = async (place, depth) => {
        const path = (0,external_node_path_.resolve)(workingDirectory, place);
        const entries = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const names = entries.map(({ name }) => name);
        let isAboveUnits = false;
        for (const entry of depth < MAX_DEPTH ? entries : []) {
            const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
            if (isSearched && (await visit(external_node_path_.posix.join(place, entry.name), depth + 1)))
                isAboveUnits = true;
        }
        // The file above other units is what they include.
        const isUnit = names.includes('terragrunt.hcl');
        const isModule = names.includes('.terraform.lock.hcl') ||
            (names.some(file_names/* isConfiguration */.ZC) && (await mayHaveState(path, parsed)));
        if (isModule || (isUnit && !isAboveUnits))
            places.push({ directory: place, isUnit });
        return isUnit || isAboveUnits;
    };
    await visit((0,find_repository/* slashed */.df)(directory), 0);
    return nameRoots(places, directory);
}
/** Whether a directory says where its state is, or that is not certain. */
async function mayHaveState(path, parsed) {
    const { blocks, isCertain } = await (0,cloud_block/* readBackends */.kd)((0,files_here/* filesBelow */.DR)(path), '', parsed);
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
    const isOfDirectory = ({ plannedWith, refused }) => plannedWith === undefined && refused === undefined;
    for (const selector of workspaces.filter(isOfDirectory)) {
        if (selector.directory !== undefined)
            (0,add_to/* addTo */.D)(ofDirectories, selector.directory, selector);
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
        if (directory === undefined || all === undefined || !isOfDirectory(selector))
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
        const innermost = (0,affected/* directoriesAbove */.jH)(path).findLast((directory) => byDirectory.has(directory));
        return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
    });
    if (changedRoots.length < changed.length)
        return units;
    const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
    const changedNames = new Set(Array.from(changedDirectories, (path) => external_node_path_.posix.basename(path)));
    // A name that ends in the middle of a text is not looked for.
    if ([...changedNames].some((name) => name.includes('"')))
        return units;
    return units.filter((unit) => [unit.directory, ...(0,affected/* directoriesAbove */.jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
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
        const directory = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written));
        const root = (0,find_repository/* findCheckout */.I8)(directory) ?? directory;
        return { root, workingDirectory: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, directory)) };
    };
    const placesByName = new Map();
    for (const selector of planned.workspaces) {
        const { kind, directory = planned.directory, plannedWith } = selector;
        const isPlaced = selector.directory !== undefined || plannedWith !== undefined;
        if (kind === 'name' && isPlaced)
            placesByName.set(selector.name, { ...placeAt(directory), plannedWith });
    }
    const placeOfOthers = placeAt(planned.directory);
    return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
//# sourceMappingURL=find-plans.js.map

/***/ }),

/***/ 44965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readPlanOptions)
/* harmony export */ });
/**
 * What the arguments of `plan` say of whether it is a plan of everything. Few options change nothing of that. Of each other one
 * only its name is said, and nothing about what it does.
 *
 * How they are read: https://github.com/hashicorp/terraform/blob/v1.11.4/internal/command/arguments/plan.go,
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/command/arguments/plan.go and https://pkg.go.dev/flag.
 */
/** Both programs take these words out before they read options, wherever they are: also where they would be the value of one. */
const VIEW_WORDS = new Set(['-no-color', '-compact-warnings']);
/** Options that need no value. */
const SWITCHES = new Set([
    'input',
    'lock',
    'refresh',
    'destroy',
    'refresh-only',
    'detailed-exitcode',
    'json',
]);
/** Options with a value that change nothing of the whole. */
const HARMLESS = new Set([
    'out',
    'lock-timeout',
    'parallelism',
    'replace',
    'var',
    'var-file',
]);
/** Options with a value that narrow a plan. */
const PARTS = new Set([
    'target',
    'target-file',
    'exclude',
    'exclude-file',
    'invoke',
]);
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['0', 'f', 'F', 'FALSE', 'false', 'False'];
/** Reads the words after `plan`. */
function readPlanOptions(words) {
    const read = readWords(words.filter((word) => !VIEW_WORDS.has(word)));
    const valuesOf = (name) => read.flatMap((each) => (each.name === name && each.value !== '' ? each.value : []));
    const isSet = (name, otherwise) => read.findLast((each) => each.name === name)?.isOn ?? otherwise;
    const isKnown = ({ name = '' }) => SWITCHES.has(name) || HARMLESS.has(name) || PARTS.has(name);
    const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
    return {
        mode: isSet('destroy', false) ? 'destroy' : otherMode,
        parts: read.flatMap(({ name, shown }) => (PARTS.has(name ?? '') ? shown : [])),
        isRefreshed: isSet('refresh', true),
        others: read.filter((each) => !isKnown(each)).map(({ shown }) => shown),
        varFiles: valuesOf('var-file'),
        out: valuesOf('out').at(-1),
        hasDetailedExitCode: isSet('detailed-exitcode', false),
        shown: read.map(({ shown }) => shown),
    };
}
/** After an option that is not known nothing is certain: it may take the next word. So each later word is another one. */
function readWords(words) {
    const read = [];
    let isCertain = true;
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const [, name, inWord] = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word) ?? [];
        const isSwitch = name !== undefined && SWITCHES.has(name);
        const hasValue = name !== undefined && (HARMLESS.has(name) || PARTS.has(name));
        const isOn = inWord === undefined || ON.includes(inWord);
        const isReadable = hasValue || (isSwitch && (isOn || OFF.includes(inWord ?? '')));
        if (!isReadable || !isCertain) {
            isCertain = false;
            read.push({
                name: undefined,
                value: '',
                isOn: false,
                shown: (word.split('=')[0] ?? '').slice(0, 100),
            });
            continue;
        }
        let value = inWord ?? '';
        if (hasValue && inWord === undefined) {
            at += 1;
            value = words[at] ?? '';
        }
        const isSecret = name === 'var';
        const shown = isSwitch || isSecret ? `-${name}` : `-${name}=${value}`;
        read.push({ name, value, isOn, shown: isSwitch && !isOn ? `-${name}=false` : shown });
    }
    return read;
}
//# sourceMappingURL=plan-options.js.map

/***/ }),

/***/ 50564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ DIGEST_COMMAND),
/* harmony export */   Es: () => (/* binding */ plannedAsSchema),
/* harmony export */   QZ: () => (/* binding */ plannedBy)
/* harmony export */ });
/* unused harmony export PLANNING_PROGRAMS */
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/** By which command a plan was made. A digest holds it in this form. */

/** The command that makes a plan together with its digest. */
const DIGEST_COMMAND = 'plangate digest -o plan.json -- terraform plan';
/** The programs that `plangate digest` starts. */
const PLANNING_PROGRAMS = ['terraform', 'tofu', 'terragrunt'];
/** What a digest keeps of texts that others chose: people read the first. */
const LONGEST_ARGUMENT = 4_096;
const MOST_ARGUMENTS = 1_000;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_ARGUMENT));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(PLANNING_PROGRAMS),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    /** After `plan`, with those of `TF_CLI_ARGS` before them, and without the values of `-var`. */
    arguments: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(MOST_ARGUMENTS)),
});
/** In the form of a digest. */
function plannedBy(program, version, words) {
    return { program, version: version.slice(0, LONGEST_VERSION), arguments: [...words] };
}
//# sourceMappingURL=planned-as.js.map

/***/ })

};
