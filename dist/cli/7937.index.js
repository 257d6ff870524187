"use strict";
exports.id = 7937;
exports.ids = [7937];
exports.modules = {

/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NZ: function() { return /* binding */ NO_REPOSITORY; },
  rD: function() { return /* binding */ addressesOfRemotes; },
  gG: function() { return /* binding */ askGit; },
  kO: function() { return /* binding */ askObjects; },
  Oh: function() { return /* binding */ commitOfDefaultBranch; },
  hZ: function() { return /* binding */ commitOfRemoteBranch; },
  ly: function() { return /* binding */ commitOfUsualBranch; },
  k6: function() { return /* binding */ commitOnServer; },
  Ny: function() { return /* binding */ fetchHistory; },
  rt: function() { return /* binding */ fetchObjects; },
  TM: function() { return /* binding */ firstLine; },
  VX: function() { return /* binding */ listRemote; },
  sp: function() { return /* binding */ listTrackedFiles; },
  yv: function() { return /* binding */ originOf; },
  Mr: function() { return /* binding */ pathsIn; }
});

// UNUSED EXPORTS: remakeMerge

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./build/src/model/proxies.js
var proxies = __webpack_require__(84091);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var execute = __webpack_require__(4643);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
/**
 * What git gets to reach a server: the proxy and the authorities that this program's own requests have, so that
 * one setting holds for both. Releases of git and curl read `NO_PROXY` in several ways, so it is decided here.
 */








/** Passed on as they are: where this machine keeps its authorities, and the keys of an SSH agent. */
const PASSED_VARIABLES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
/** The files in which systems keep their authorities; one that the environment names comes first. */
const SYSTEM_AUTHORITIES = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * Calls `run` with the variables with which git reaches the server. A file with authorities is
 * there until `run` has ended.
 */
async function withNetwork({ address, authorization }, { environment }, run) {
    const variables = {
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        ...proxyVariables(address, environment),
        ...settingsFor(address, authorization),
        ...(0,execute/* pickVariables */.hY)(environment, PASSED_VARIABLES),
    };
    const added = environment['NODE_EXTRA_CA_CERTS'];
    const fileOfGit = environment['GIT_SSL_CAINFO'];
    if (!isNamed(added)) {
        return run(isNamed(fileOfGit) ? { ...variables, GIT_SSL_CAINFO: fileOfGit } : variables);
    }
    const folder = (0,temporary/* makeTemporary */.ww)('plangate-authorities-');
    try {
        const file = (0,external_node_path_.join)(folder, 'authorities.pem');
        await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
        return await run({ ...variables, GIT_SSL_CAINFO: file });
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(folder);
    }
}
/** Settings of git, as variables (https://git-scm.com/docs/git-config): every process can read those of a command line. */
function settingsFor(address, authorization) {
    const variables = {
        GIT_CONFIG_COUNT: '1',
        // A server that was named has no reason to send git elsewhere.
        GIT_CONFIG_KEY_0: 'http.followRedirects',
        GIT_CONFIG_VALUE_0: 'false',
    };
    if (authorization === undefined)
        return variables;
    return {
        ...variables,
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
        GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
    };
}
function isNamed(path) {
    return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
    const proxy = URL.canParse(address) ? (0,proxies/* proxyFor */.iJ)(new URL(address), environment) : undefined;
    if (proxy === undefined)
        return { NO_PROXY: '*', no_proxy: '*' };
    const value = (0,proxies/* isSocks */.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
    return { https_proxy: value, http_proxy: value, NO_PROXY: '', no_proxy: '' };
}
/** Git replaces its own list by the file that it gets, so everything that is trusted without it is in there. */
async function readAuthorities(environment, added) {
    const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
    const ofSystem = [...named.filter(isNamed), ...SYSTEM_AUTHORITIES].find((path) => (0,external_node_fs_.existsSync)(path));
    const files = ofSystem === undefined ? [added] : [ofSystem, added];
    const texts = await Promise.all(files.map(async (path) => (0,read_regular/* readRegular */.VX)(path).catch(() => '')));
    return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
//# sourceMappingURL=network-of-git.js.map
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
/**
 * Questions to git about a repository. Only this file starts git. Each command names the repository
 * and the work tree, so git never searches for one, and git runs no program that a repository names.
 * A name such as `origin/main` can mean a branch or a tag, and a pull request can add both. So names of
 * references are compared whole, here alone, and every other question to git is about ids.
 */









/** Keeps git from running what a configuration can name: hooks, monitors, helpers, background jobs. */
const SAFE_SETTINGS = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.alternateRefsCommand=:',
    'core.gitProxy=none',
    'core.askPass=',
    'core.quotePath=false',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    'maintenance.auto=false',
    'gc.auto=0',
    'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
/** Turns off the configuration of machine and user, replacement objects, and prompts. */
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // The output of git is parsed here, so it must not be translated.
    LC_ALL: 'C',
};
/** Old releases of git ignore GIT_NO_LAZY_FETCH: without any protocol they cannot fetch either. */
const OFFLINE_VARIABLES = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
/**
 * Runs a git command about a repository.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
async function askGit(ports, repository, args, input = {}) {
    const { root, gitDirectory } = repository;
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return refusal;
    const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
    const environment = (0,program_path/* environmentFor */.DD)(ports.environment, root);
    const words = [...location, ...SAFE_SETTINGS, ...args];
    return runGit({ ...ports, environment }, words, { variables: OFFLINE_VARIABLES, ...input });
}
/**
 * Runs a git command about the objects of a repository, from a directory that has nothing else of it: no configuration,
 * no references, and no files in which git keeps what it found out earlier.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 */
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, makes = false, ...input }) {
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return refusal;
    const shared = (0,find_repository/* commonDirectory */.hH)(repository.gitDirectory);
    let directory;
    try {
        directory = makeBareDirectory(shared, sample);
    }
    catch (error) {
        // The disk of the temporary files may be full: the check goes on without an answer of git.
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
    try {
        const words = [
            `--git-dir=${directory}`,
            ...SAFE_SETTINGS,
            '-c',
            'core.commitGraph=false',
            ...args,
        ];
        const objects = (0,external_node_path_.join)(shared, 'objects');
        const places = makes
            ? {
                GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(directory, 'objects'),
                GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
            }
            : { GIT_OBJECT_DIRECTORY: objects };
        return await runGit(ports, words, { ...input, variables: { ...variables, ...places } });
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(directory);
    }
}
/**
 * Merges two commits as git does by itself: without attributes, drivers or settings of the repository, and without its files.
 *
 * @returns the id of the tree; undefined where they do not merge cleanly, the clone lacks a commit, or git is older than 2.38
 */
async function remakeMerge([first, second], repository, ports) {
    const args = ['merge-tree', '--write-tree', '--no-messages', first, second];
    const answer = await askObjects(ports, repository, first, { args, makes: true });
    return 'text' in answer ? answer.text.trim() : undefined;
}
/** Makes a repository without objects, with the hash and the end of the history of another one. */
function makeBareDirectory(shared, sample) {
    const directory = (0,temporary/* makeTemporary */.ww)('plangate-objects-');
    try {
        const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
        const version = extension === '' ? 0 : 1;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        for (const name of ['objects', 'refs'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
        const shallow = (0,external_node_path_.join)(shared, 'shallow');
        if ((0,external_node_fs_.existsSync)(shallow))
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'shallow'), (0,read_regular/* readRegularSync */.Wy)(shallow));
        return directory;
    }
    catch (error) {
        (0,temporary/* removeTemporary */.cF)(directory);
        throw error;
    }
}
/** Stops waiting for a server that sends nothing. */
const STOP_WHEN_SILENT = [
    '-c',
    'http.lowSpeedLimit=1',
    '-c',
    'http.lowSpeedTime=30',
];
/** The server's program is git's own, even if the configuration of the remote names another. */
const FETCH_OPTIONS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--upload-pack=git-upload-pack',
];
/**
 * Fetches one commit from a server, so that `askObjects` finds it. No setting and no branch of the clone counts.
 *
 * @param wanted.reference leads to the commit, for servers that send branches only; every reference is asked for if it is
 *   left out
 * @param wanted.here a commit that the clone has
 * @returns what git printed if it failed
 */
async function fetchObjects(ports, repository, remote, wanted) {
    const { commit, reference = 'refs/*', here } = wanted;
    const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository/* commonDirectory */.hH)(repository.gitDirectory), 'shallow'));
    const depth = isShallow || here === undefined ? '--depth=1' : `--negotiation-tip=${here}`;
    const fetch = (...words) => withNetwork(remote, ports, (network) => askObjects(ports, repository, commit, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
    }));
    const byCommit = await fetch(depth, remote.address, commit);
    if (!('why' in byCommit))
        return undefined;
    const ownReference = reference.endsWith('*') ? 'refs/plangate/*' : 'refs/plangate/asked';
    const byReference = await fetch(remote.address, `+${reference}:${ownReference}`);
    return 'why' in byReference ? byReference.why : undefined;
}
/**
 * Fetches the commits of the default branch of a repository, without their files, so that `askObjects` finds them.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 * @returns what git printed if it failed
 */
async function fetchHistory(ports, repository, remote, sample) {
    const words = ['--filter=tree:0', remote.address, '+HEAD:refs/plangate/asked'];
    const fetched = await withNetwork(remote, ports, (network) => askObjects(ports, repository, sample, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
    }));
    return 'why' in fetched ? fetched.why : undefined;
}
/** Asks a server for one reference of a repository, without a local clone. */
async function listRemote(ports, remote, reference) {
    // Git must not read the repository in which the job works.
    const noRepository = ['--git-dir=/dev/null', '-c', 'credential.helper='];
    const args = [...noRepository, ...SAFE_SETTINGS, 'ls-remote', remote.address, reference];
    return withNetwork(remote, ports, (network) => runGit(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function runGit({ execute, environment }, args, input) {
    try {
        const { exitCode, stdout, stderr } = await (0,temporary/* inEmptyDirectory */.AY)((cwd) => execute('git', args, { ...input, cwd, environment }));
        return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
    }
    catch (error) {
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
}
/**
 * Git skips its check of the owner when a command names the repository, so the check is done here:
 * a repository of another user is refused unless the user's own `safe.directory` lists it.
 *
 * @returns the error that git would give; undefined if the repository may be used
 */
async function refuseForeignOwner(ports, { root, gitDirectory }) {
    const user = process.geteuid?.();
    if (user === undefined)
        return undefined;
    // As in git, whoever became root with sudo may use their own repositories.
    const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
    const isMine = (path) => {
        const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid ?? user;
        return owner === user || owner === sudoer;
    };
    if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
        return undefined;
    const safeDirectories = await runGit(ports, ['config', '--null', '--get-all', 'safe.directory'], 
    // Only the configuration of the user and of the machine is read, not that of the repository.
    { variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
    const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
    // As in git, an empty value clears the values before it.
    const trusted = values.slice(values.lastIndexOf('') + 1);
    const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
    const why = `fatal: detected dubious ownership in repository at '${root}'`;
    return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}
const firstLine = (text) => text.replace(/\n[^]*/, '');
/** The value of `unknown` outside of any repository, which is no failure. */
const NO_REPOSITORY = 'there is no git repository';
/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
async function listTrackedFiles(path, workspace, ports) {
    const repository = (0,find_repository/* findKnownRepository */.bp)(path, workspace);
    if (repository === undefined) {
        if ((0,find_repository/* findRepository */.W1)(path) === undefined)
            return { unknown: NO_REPOSITORY };
        return {
            unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
        };
    }
    const listed = await askGit(ports, repository, ['ls-files', '-z']);
    if ('why' in listed) {
        const { why, exitCode, isOfAnotherUser } = listed;
        return { unknown: firstLine(why) || `exit code ${exitCode}`, isOfAnotherUser };
    }
    const tracked = new Set(pathsIn(listed.text));
    const head = tracked.size === 0 ? await (0,find_repository/* headOf */.Uo)(repository) : undefined;
    if (head === undefined)
        return tracked;
    // A missing index lists no files either, so an empty list proves nothing if the commit has files.
    const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
    return 'text' in inCommit && inCommit.text !== ''
        ? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
        : tracked;
}
/** The address of the remote `origin`; `why` if there is none. */
async function originOf(repository, ports) {
    return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}
/** The addresses of all remotes, to fetch from and to push to; none if git does not say them. */
async function addressesOfRemotes(repository, ports) {
    const args = ['config', '--null', '--get-regexp', String.raw `^remote\..*\.(push)?url$`];
    const listed = await askGit(ports, repository, args);
    // Each name ends with a line break, and each value with a zero.
    return 'text' in listed ? pathsIn(listed.text).map((line) => line.replace(/^.*\n/, '')) : [];
}
/** Splits the output of a command with `-z`. */
function pathsIn(output) {
    return output.split('\0').filter((path) => path !== '');
}
const REMOTE = 'refs/remotes/origin/';
/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
async function commitOfDefaultBranch(repository, ports) {
    const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
    const reference = 'text' in named ? named.text.trim() : '';
    if (!reference.startsWith(REMOTE))
        return undefined;
    return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
/** The last commit of a branch of the remote, as far as the clone knows a reference of exactly this name. */
async function commitOfRemoteBranch(branch, repository, ports) {
    const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
    const answer = await askGit(ports, repository, args);
    return 'text' in answer ? (0,commit_id/* readCommitId */.f)(answer.text.trim()) : undefined;
}
/**
 * The last commit of the branch that is the default one by its name alone, in a clone that says nothing else: that of the remote, else
 * the one here. Only what a person compares with goes by it.
 */
async function commitOfUsualBranch(repository, ports) {
    const references = [`${REMOTE}main`, `${REMOTE}master`, 'refs/heads/main', 'refs/heads/master'];
    for (const reference of references) {
        const answer = await askGit(ports, repository, ['show-ref', '--verify', '--hash', reference]);
        const commit = 'text' in answer ? (0,commit_id/* readCommitId */.f)(answer.text.trim()) : undefined;
        if (commit !== undefined)
            return commit;
    }
    return undefined;
}
/**
 * What a server says that a reference leads to.
 *
 * @param reference `HEAD` is the default branch
 * @returns the id; or why there is none, which may be empty
 */
async function commitOnServer(remote, reference, ports) {
    const listed = await listRemote(ports, remote, reference);
    if ('why' in listed)
        return { why: listed.why };
    // The server lists every name that ends like this one.
    const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
    const [id, name] = line?.split('\t') ?? [];
    const commit = name === reference ? (0,commit_id/* readCommitId */.f)(id) : undefined;
    return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
//# sourceMappingURL=ask-git.js.map

/***/ }),

/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ runConcurrently; },
/* harmony export */   Vm: function() { return /* binding */ takeTurn; },
/* harmony export */   hp: function() { return /* binding */ runInTurns; },
/* harmony export */   tJ: function() { return /* reexport safe */ node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */


/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;
let turnBeganAt = 0;
/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
async function takeTurn(signal) {
    signal?.throwIfAborted();
    if (performance.now() - turnBeganAt < TURN_MS)
        return;
    // After what was read or a program that ended, the first turn comes before signals are looked at.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    turnBeganAt = performance.now();
    signal?.throwIfAborted();
}
/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
async function runInTurns(steps, signal) {
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await takeTurn(signal);
    }
}
/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
async function runConcurrently(tasks, most) {
    const results = [];
    const waiting = tasks.entries();
    // All workers take from one iterator, so that each task is run once.
    const work = async () => {
        for (const [index, task] of waiting)
            results[index] = await task();
    };
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
    return results;
}
//# sourceMappingURL=take-turn.js.map

/***/ }),

/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: function() { return /* binding */ proxiesIn; },
/* harmony export */   iJ: function() { return /* binding */ proxyFor; },
/* harmony export */   oS: function() { return /* binding */ isSocks; }
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, also by values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names, environment) {
    const name = names.find((candidate) => valueOf(candidate, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry, host, port) {
    if (entry === '*')
        return true;
    const isInEntry = isInRange(entry, host);
    if (isInEntry !== undefined)
        return isInEntry;
    const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
    if (onlyPort !== '' && onlyPort !== port)
        return false;
    // A range has no port.
    const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
    if (isAddressOfEntry !== undefined)
        return isAddressOfEntry;
    if (name === '' || (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
    const isBelowOnly = /^\*?\./.test(name);
    const domain = toAscii(name.replace(/^\*?\./, ''));
    return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
    const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text, host) {
    const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
    const addressBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 32 : 128;
    const prefixBits = Number(writtenLength ?? addressBits);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || prefixBits > addressBits)
        return undefined;
    // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
    const isIpv4 = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 || host.startsWith('::ffff:');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
        return false;
    const range = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    range.addSubnet(address, prefixBits, familyOf(address));
    return range.check(host, familyOf(host));
}
function familyOf(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
//# sourceMappingURL=proxies.js.map

/***/ })

};
;