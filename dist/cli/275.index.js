"use strict";
exports.id = 275;
exports.ids = [275];
exports.modules = {

/***/ 60275:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EN: function() { return /* binding */ isOnePlan; },
  M5: function() { return /* binding */ loadSettings; },
  Dg: function() { return /* binding */ proxyProblems; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/proxies.js
var proxies = __webpack_require__(84091);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/archive/resolve-directory.js
var resolve_directory = __webpack_require__(51434);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
;// CONCATENATED MODULE: ./build/src/settings/check-directories.js
/** What is wrong with the directories that are planned, before anything walks through one: it may be as large as the disk. */
















/**
 * Finds what is wrong with them.
 *
 * @param settings undefined where they have problems: then the directory that the call names is examined alone
 * @returns `refused` has the directories, as written, that an entry of a file names: what is wrong with one closes its workspaces alone
 */
async function checkDirectories(settings, place) {
    const problems = [];
    const refused = new Map();
    // Version control has the files of its runs, and this machine need not have them.
    if (settings?.plans.from === 'version-control')
        return { problems, refused };
    const planned = settings === undefined ? [place.shownAs] : (0,workspace_selectors/* plannedDirectories */.s7)(settings.plan);
    for (const text of planned) {
        const at = settings && entryOf(text, settings.plan.workspaces);
        const input = text === place.shownAs ? 'directory' : 'workspaces';
        const problem = outsideProblem(input, text, place) ??
            (await emptyProblem({ input, text, isOfFile: at !== undefined }, place));
        if (problem !== undefined && at !== undefined)
            refused.set(text, refusalOf(problem, at, text));
        else {
            const found = problem ?? (input === 'workspaces' ? await hostProblem(text, settings, place) : undefined);
            if (found !== undefined)
                problems.push(found);
        }
    }
    return { problems, refused };
}
/** The entry of a file that names a directory, as people know it; undefined if anything else names it. */
function entryOf(text, workspaces) {
    const naming = workspaces.filter(({ directory }) => directory === text);
    return naming.every(({ at }) => at !== undefined) ? naming[0]?.at : undefined;
}
function refusalOf({ message }, at, directory) {
    return (0,finding/* finding */.gk)('directory-unclear', (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)((0,parse/* sentencesOf */.cj)([{ where: at, message }]))}`, {
        about: { directory, file: at },
        remedy: (0,sentence/* phrase */.MZ) `Correct the entry, or take it out.`,
        actor: 'operators',
    });
}
/** No block that a request may have written names another host. The block in `directory` is compared where the settings are read. */
async function hostProblem(text, settings, { workingDirectory, jobTree, parsed }) {
    const service = settings?.plans.service;
    if (service === undefined || !jobTree.proposed)
        return undefined;
    const { possible } = await (0,cloud_block/* readCloudBlock */.h$)((0,files_here/* filesBelow */.DR)(workingDirectory), text, undefined, parsed);
    return possible
        .map((block) => (0,service_host/* otherHostProblem */.k0)(service, block))
        .find((problem) => problem !== undefined);
}
/**
 * The problem of a directory that contains the whole checkout, or is outside of it and in no repository.
 *
 * @param input the name of the input that names it
 * @param text the directory as it was written
 */
function outsideProblem(input, text, { directory, workingDirectory }) {
    const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, text));
    const repository = (0,resolve_directory/* repositoryOf */._)(directory);
    // Without a repository, `directory` sets the bound for the others.
    if (repository === undefined && input === 'directory')
        return undefined;
    const bound = repository ?? (0,find_repository/* realOrSame */.eF)(workingDirectory);
    const isAbove = path !== bound && (0,find_repository/* isBelow */.Yw)(bound, path);
    const isInNoRepository = repository !== undefined &&
        !(0,find_repository/* isBelow */.Yw)(path, bound) &&
        (0,external_node_fs_.existsSync)(path) &&
        (0,resolve_directory/* repositoryOf */._)(path) === undefined;
    if (!isAbove && !isInNoRepository)
        return undefined;
    const message = `names ${(0,quote/* quote */.hD)(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
    return { where: input, message };
}
/** The problem of a directory that does not exist or holds no configuration; undefined if there is none. */
async function emptyProblem({ input, text, isOfFile }, { workingDirectory, jobTree, plan = '' }) {
    const path = (0,external_node_path_.resolve)(workingDirectory, text);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats === undefined) {
        const near = await nearDirectory(text, workingDirectory);
        let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
        if (isOfFile)
            hint = '';
        else if (input === 'workspaces') {
            hint = ' The path is relative to the current directory and ignores `directory`.';
        }
        if (near !== undefined)
            hint = ` Did you mean ${(0,quote/* quote */.hD)(near)}?`;
        return { where: input, message: `${(0,quote/* quote */.hD)(text)} does not exist.${hint}` };
    }
    if (!stats.isDirectory()) {
        const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
        return { where: input, message: `${(0,quote/* quote */.hD)(text)} is not a directory.${hint}` };
    }
    const otherNames = new Set();
    const found = await hasConfiguration(path, otherNames).catch((error) => error);
    if (found === true)
        return undefined;
    // A person's plan can lie anywhere, and Terragrunt plans a unit, which has no configuration of its own.
    const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
    if (plan.trim() !== '' && needsNone)
        return undefined;
    if (found !== false) {
        const { code, path: errorPath = path } = found;
        const inner = errorPath === path ? '' : `: ${errorPath}`;
        const message = `${(0,quote/* quote */.hD)(text)} cannot be read (${code}${inner}). Is it the right directory?`;
        return { where: input, message };
    }
    if (otherNames.has('terragrunt.hcl')) {
        const message = `${(0,quote/* quote */.hD)(text)} is a unit of Terragrunt, and no program here plans it. Judge the plan that Terragrunt made, with \`plan\` (docs/plan-files.md#many-plans).`;
        return { where: input, message, code: errors/* CODES */.Lp.noConfiguration };
    }
    const hint = isOfFile ? '' : ' Is the checkout step there, and the name right?';
    const message = `${(0,quote/* quote */.hD)(text)} holds no configuration: not a single .tf file in it or below.${hint}`;
    return { where: input, message, code: errors/* CODES */.Lp.noConfiguration };
}
/** A sibling directory with nearly the same name, as a person would write it. */
async function nearDirectory(text, workingDirectory) {
    const parent = (0,external_node_path_.dirname)(text);
    const entries = await (0,promises_.readdir)((0,external_node_path_.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const visible = names.filter((name) => !name.startsWith('.'));
    const near = (0,did_you_mean/* didYouMean */.a)((0,external_node_path_.basename)(text), visible);
    return near === undefined ? undefined : (0,external_node_path_.join)(parent, near);
}
/**
 * Whether a directory or one below holds a file of a configuration; hidden directories and `node_modules` do not count.
 *
 * @param otherNames gets the names of all other files that are met
 */
async function hasConfiguration(path, otherNames) {
    const subdirectories = [];
    for await (const entry of await (0,promises_.opendir)(path)) {
        if (entry.isFile() && (0,file_names/* isConfiguration */.ZC)(entry.name))
            return true;
        if (entry.isFile())
            otherNames.add(entry.name);
        if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
            subdirectories.push((0,external_node_path_.join)(path, entry.name));
        }
    }
    for (const directory of subdirectories) {
        if (await hasConfiguration(directory, otherNames))
            return true;
    }
    return false;
}
//# sourceMappingURL=check-directories.js.map
// EXTERNAL MODULE: ./build/src/settings/read-blocks.js
var read_blocks = __webpack_require__(238);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings_settings = __webpack_require__(81908);
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var inputs = __webpack_require__(40198);
// EXTERNAL MODULE: ./build/src/settings/said-settings.js + 1 modules
var said_settings = __webpack_require__(75632);
// EXTERNAL MODULE: ./build/src/settings/settings-file/paths-from-root.js
var paths_from_root = __webpack_require__(62072);
// EXTERNAL MODULE: ./build/src/settings/plans.js
var plans = __webpack_require__(8415);
;// CONCATENATED MODULE: ./build/src/settings/workspaces-of-file.js
/** Which workspaces the entries of `plangate.yml` name: by names, by tags and projects, and by the `cloud` blocks of directories. */












async function workspacesOfFile(written, opened, { workingDirectory, jobTree, parsed }, ports) {
    const { root, checkout } = opened;
    const said = (0,said_settings/* readSaid */.ys)(written);
    const counting = said.entries();
    // The groups of a matrix say of which workspaces they are.
    if (counting === undefined || written.groups !== undefined) {
        return { selectors: [], notices: [], unlessAlone: [] };
    }
    const { directories: entries, file: settingsFile } = counting;
    const isService = (0,plans/* asksService */.mz)((0,settings_settings/* wayOfSaid */.Ky)(written, said));
    const ofEnvironments = isService ? environmentProblems(counting) : [];
    if (ofEnvironments.length > 0)
        return { problems: ofEnvironments };
    const toPath = (0,paths_from_root/* pathsFrom */.lL)({ root, workingDirectory });
    let { selectors } = counting;
    if (opened.entriesOfGates !== undefined) {
        const { withUngated } = await __webpack_require__.e(/* import() */ 4833).then(__webpack_require__.bind(__webpack_require__, 24833));
        const { program } = said;
        const gates = { entries: opened.entriesOfGates, checkout, program, parsed };
        selectors = await withUngated(counting, gates);
    }
    const named = withPaths(selectors, toPath);
    const inDirectory = (all) => onlyIn(said, all, workingDirectory);
    if (entries.length === 0) {
        const chosen = inDirectory(named);
        return 'problems' in chosen ? chosen : { ...chosen, notices: [], unlessAlone: [] };
    }
    const { selectByDirectories } = await __webpack_require__.e(/* import() */ 1257).then(__webpack_require__.bind(__webpack_require__, 11257));
    // No block of a job chooses the host, so there the usual one is said.
    const isHostSaid = jobTree.proposed || said.of('hostname') !== undefined;
    const hostname = (0,said_settings/* textOfSaid */._l)(said.of('hostname')) ?? inputs/* INPUT_TABLE */.g$.hostname.default;
    const host = (0,service_host/* readHostname */.w9)(hostname);
    const isAsked = isHostSaid && isService;
    try {
        const asked = {
            entries,
            settingsFile,
            branch: opened.deciding && (await decidingByGit(root, jobTree, ports)),
            checkout,
            job: {
                host: isAsked && 'value' in host ? host.value : undefined,
                organization: (0,said_settings/* textOfSaid */._l)(said.of('organization')),
            },
            asksService: isService,
            program: said.program,
            parsed,
        };
        const found = await selectByDirectories(asked);
        const unlessAlone = found.nothingFound.map(({ problem }) => problem);
        const problems = [...unlessAlone, ...found.problems];
        const mayBeAlone = opened.proposed !== undefined && found.problems.length === 0;
        if (problems.length > 0 && !mayBeAlone)
            return { problems };
        const chosen = inDirectory([...named, ...withPaths(found.selectors, toPath)]);
        if ('problems' in chosen)
            return chosen;
        const { undecided, organization, hostname: ofBlocks } = found;
        return {
            ...chosen,
            ofBlocks: { organization, hostname: ofBlocks },
            notices: [...found.nothingFound.map(({ notice }) => notice), ...found.notices],
            undecided,
            unlessAlone,
        };
    }
    catch (error) {
        if (!(error instanceof tree/* UntrustedError */.lI))
            throw error;
        const message = `finds no directories on the default branch: ${(0,finding/* problemTextOf */.gU)(error.finding)}`;
        return { problems: [{ where: 'workspaces', message }] };
    }
}
/** Entries that say with what a program here plans, where a service plans: nothing of that would count. */
function environmentProblems({ selectors, directories, file }) {
    const places = [
        ...selectors.flatMap(({ at = file, plannedWith }) => (plannedWith === undefined ? [] : at)),
        ...directories.flatMap(({ line, varFiles }) => varFiles === undefined ? [] : `${file}:${line}`),
    ];
    return places.map((where) => ({
        where,
        message: 'says with what a program here plans (`var-file`, `backend-config`, `terraform-workspace`), and this check asks a service. Add `local`, or take it out: a service has variables and the state of each workspace itself.',
    }));
}
/** The same with directories that `toPath` writes: those of the file are from the repository. */
function withPaths(selectors, toPath) {
    return selectors.map((selector) => {
        const { directory } = selector;
        return directory === undefined ? selector : { ...selector, directory: toPath(directory) };
    });
}
/** The files of the default branch from git, where each of many directories costs no request. */
async function decidingByGit(root, jobTree, ports) {
    if (!jobTree.proposed)
        return undefined;
    const { commit, repository } = await jobTree.trustedCommit(root);
    return (0,files_of_default_branch/* readTree */.Zc)((0,git_files.treeOfCommit)(commit, repository, ports));
}
/** Those of the directory that the call names, where it names one: whoever does plans there, and nowhere else. */
function onlyIn(said, selectors, workingDirectory) {
    const written = said.textOf('directory') ?? '.';
    const placed = selectors.filter(({ directory }) => directory !== undefined);
    if (written === '.' || placed.length === 0)
        return { selectors: [...selectors] };
    const { file = '' } = said.entries() ?? {};
    const asked = (0,external_node_path_.resolve)(workingDirectory, written);
    const here = selectors.filter(({ directory }) => directory === undefined || (0,external_node_path_.resolve)(workingDirectory, directory) === asked);
    if (here.length > 0)
        return { selectors: here };
    const message = `names ${(0,quote/* quote */.hD)(written)}, where no entry of ${file} finds anything. Take it out, or name the workspace, too.`;
    return { problems: [{ where: 'directory', message }] };
}
//# sourceMappingURL=workspaces-of-file.js.map
;// CONCATENATED MODULE: ./build/src/settings/load-settings.js
/**
 * Loads the settings, before any request to the service: opens `plangate.yml`, finds the workspaces that it names, reads the `cloud`
 * block of the configuration, and looks whether each directory is there and holds a configuration.
 */












/**
 * Reads the settings, and checks what they name on the disk.
 *
 * @param at.jobTree says whether the files of the checkout may choose settings
 */
async function loadSettings(written, at, ports) {
    const { workingDirectory } = at;
    // A program that calls the library has its settings as values.
    if (written.entryPoint === 'library')
        return loadFrom(written, at);
    const directory = (0,external_node_path_.resolve)(workingDirectory, written.inputs['directory']?.trim() || '.');
    const file = written.inputs['settings']?.trim() || undefined;
    const { openSettingsFiles } = await __webpack_require__.e(/* import() */ 9726).then(__webpack_require__.bind(__webpack_require__, 9726));
    const opened = await openSettingsFiles(file, { directory, ...at }, ports);
    if ('problems' in opened)
        return withOthers(opened.problems, written, at);
    const files = (0,paths_from_root/* withPathsFromRoot */.RL)(opened, { root: opened.root, workingDirectory });
    const withFiles = { ...written, files, gate: opened.gate };
    const named = await workspacesOfFile(withFiles, opened, at, ports);
    if ('problems' in named)
        return withOthers(named.problems, withFiles, at);
    const loaded = await loadFrom({ ...withFiles, ...named }, at);
    const proposedFile = opened.proposed;
    if ('settings' in loaded) {
        const { undecided, unlessAlone } = named;
        const notices = [...loaded.notices, ...named.notices];
        return { ...loaded, notices, undecided, unlessAlone, proposedFile };
    }
    const first = firstFileOf(opened, loaded.problems);
    if (first === undefined)
        return loaded;
    if ('problems' in first)
        return first;
    return loadFirst({ first: first.file, opened, written: withFiles }, at, ports);
}
/** What a repository says in vain, because a pinned file decides. */
function besidePinned(left, { pinned }) {
    if (left.length === 0)
        return [];
    const listed = left.map(({ setting: key, at }) => (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(key)} of ${(0,sentence/* filePart */.A4)(at)}`);
    return [
        (0,finding/* finding */.gk)('not-beside-pinned', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(pinned?.path ?? '')} decides, so this does not count: ${(0,sentence/* firstParts */.J4)(listed, 10)}.`, {
            remedy: (0,sentence/* phrase */.MZ) `Take it out, or have the pinned file open it by ${(0,sentence/* setting */.Pe)('repository-may')}.`,
            actor: 'operators',
        }),
    ];
}
/** Adds what else is wrong. What nothing names may be in the file that has these problems. */
async function withOthers(problems, written, at) {
    const loaded = await loadFrom(written, at);
    const others = 'problems' in loaded ? loaded.problems : [];
    return { problems: [...problems, ...others.filter(({ isMissing }) => isMissing !== true)] };
}
/** The file that a request brings along where the default branch has none, and nothing else names what is gated. */
function firstFileOf({ proposed, own }, problems) {
    const isMissing = problems.every((problem) => problem.isMissing === true);
    return own === undefined && isMissing ? proposed?.is : undefined;
}
/** A file that is not merged chooses nothing: what it would gate is named, and nothing of it is planned. */
async function loadFirst({ first: file, opened, written, }, at, ports) {
    const named = ['organization', 'workspaces'];
    const values = new Map([...file.values].filter(([key]) => named.includes(key)));
    const files = { own: { ...file, values } };
    const ofCheckout = { ...opened, deciding: undefined };
    const workspaces = await workspacesOfFile({ ...written, files }, ofCheckout, at, ports);
    if ('problems' in workspaces)
        return workspaces;
    const loaded = await loadFrom({ ...written, files, ...workspaces }, at);
    if ('problems' in loaded)
        return loaded;
    const { asked } = loaded.settings.plan;
    return {
        ...loaded,
        undecided: (0,finding/* finding */.gk)('settings-not-merged', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file.path)} is not on the default branch yet, and nothing else says what is gated. It would gate ${(0,sentence/* firstParts */.J4)(asked.map(sentence/* setting */.Pe), 10)}.`, {
            remedy: (0,sentence/* phrase */.MZ) `Merge this request: from then on the file counts. Where this check is required, a person who may merge without it does it this once.`,
            actor: 'operators',
        }),
    };
}
/** @param written with what `plangate.yml` says */
async function loadFrom(written, at) {
    const { inputs, environment } = written;
    const { workingDirectory, jobTree } = at;
    const unanswered = (0,settings_settings/* unansweredSettings */.uI)(written);
    const blocks = await (0,read_blocks/* readBlocks */.v)(written, unanswered, at);
    const { shownAs, directory, blockOfCheckout, trusted, names, forHost, proposed, backend } = blocks;
    const reading = (0,settings_settings/* readSettings */.sb)({
        ...written,
        names,
        backend,
        forHost,
        proposed,
        directory,
        isOnePlan: (files) => isOnePlan(files, workingDirectory),
    });
    const { settings, said = [], left = [] } = 'settings' in reading ? reading : {};
    const plan = inputs['plan'] ?? (written.isPlannedElsewhere === true ? 'elsewhere' : undefined);
    const place = { ...at, directory, shownAs, plan };
    const checked = await checkDirectories(settings, place);
    const { problems } = checked;
    if (blocks.problem !== undefined)
        problems.push(blocks.problem);
    if (jobTree.proposed && written.entryPoint === 'cli')
        problems.push(...otherPlanProblems(said));
    // These come last: what is missing may only be missing because the directory is, or because its block cannot be read.
    if ('problems' in reading) {
        const isExplained = blocks.problem !== undefined;
        problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
    }
    problems.push(...proxyProblems(environment));
    const missing = problems.findIndex(({ isMissing }) => isMissing);
    const firstMissing = problems[missing];
    if (firstMissing !== undefined && written.entryPoint === 'action') {
        const { blocksSentence } = await __webpack_require__.e(/* import() */ 7094).then(__webpack_require__.bind(__webpack_require__, 17094));
        const hint = await blocksSentence({ directory, shownAs }, jobTree.proposed, '');
        problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
    }
    if (problems.length > 0 || settings === undefined)
        return { problems };
    const notices = [
        ...(trusted.block ? (0,tree/* describeDifferences */.g7)(blockOfCheckout, trusted.block, unanswered) : []),
        ...(proposed ? authorityNotices(environment, directory, workingDirectory) : []),
        ...besidePinned(left, written.files ?? {}),
    ];
    return { settings: withRefused(settings, checked.refused), said, notices };
}
/**
 * Why no option of a job says that a request is destroyed or planned in part: whoever opens the request may write the call, and such a
 * plan may pass where that of its files does not.
 *
 * @param said what counts of each setting, with the place that says it
 */
function otherPlanProblems(said) {
    return said.flatMap(({ setting, place }) => place === 'call' && ['destroy', 'refresh-only', 'target'].includes(setting)
        ? [
            {
                where: setting,
                message: 'makes another plan than that of the files of a request. Write it as a key into `plangate.yml`.',
            },
        ]
        : []);
}
/** The same, without the workspaces whose directory cannot be planned: why is said of them alone. */
function withRefused(settings, refused) {
    if (refused.size === 0)
        return settings;
    const { plan } = settings;
    const workspaces = plan.workspaces.map((selector) => {
        const why = refused.get(selector.directory ?? plan.directory);
        return why === undefined ? selector : { ...selector, refused: why };
    });
    return { ...settings, plan: { ...plan, workspaces } };
}
/**
 * Whether the input `plan` names one file that is one plan. A directory, a pattern, a pair `workspace=FILE` and a list may
 * stand for several plans.
 */
function isOnePlan([first, ...others], workingDirectory) {
    if (first === undefined)
        return true;
    const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
    if (others.length > 0 || isPatternOrPair)
        return false;
    const stats = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(workingDirectory, first), { throwIfNoEntry: false });
    return stats === undefined || !stats.isDirectory();
}
/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function authorityNotices({ NODE_EXTRA_CA_CERTS: file = '' }, directory, workingDirectory) {
    const root = (0,find_repository/* findCheckout */.I8)(directory) ?? workingDirectory;
    const path = (0,external_node_path_.resolve)(workingDirectory, file);
    const isInside = (0,find_repository/* isBelow */.Yw)(path, root) || (0,find_repository/* isBelow */.Yw)((0,find_repository/* realOrSame */.eF)(path), (0,find_repository/* realOrSame */.eF)(root));
    if (file === '' || !isInside)
        return [];
    return [
        (0,finding/* finding */.gk)('proposed-authority', (0,sentence/* phrase */.MZ) `The certificate authorities in ${(0,sentence/* quoted */.TL)(file)} are trusted, and a pull request can change that file.`, { remedy: (0,sentence/* phrase */.MZ) `Keep it outside of the checkout.`, actor: 'operators' }),
    ];
}
/** What is wrong with the proxies that the environment names. */
function proxyProblems(environment) {
    const problems = [];
    for (const proxy of (0,proxies/* proxiesIn */.Iz)(environment)) {
        // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
        if (proxy.url !== undefined || (0,proxies/* isSocks */.oS)(proxy))
            continue;
        // The message leaves the value out, because it may hold a password.
        const message = 'is not the address of a proxy. Write http://HOST:PORT.';
        problems.push({ where: proxy.variable, message });
    }
    return problems;
}
//# sourceMappingURL=load-settings.js.map

/***/ }),

/***/ 238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ readBlocks; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80177);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28187);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13491);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80734);
/* harmony import */ var _said_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75632);
/**
 * Reads the `cloud` block of the directory that is planned. In a job, that of the default branch names what nothing else names, and
 * the one that a request has chooses nothing.
 */








/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param unanswered settings that neither an input nor the environment answers
 * @returns `names` is the block that may name what is missing, and `forHost` the one that may choose the host, which no block of
 *   a request does; `proposed` has the blocks of a request, which choose nothing
 */
async function readBlocks(written, unanswered, { workingDirectory, jobTree, parsed }) {
    const shownAs = written.inputs['directory']?.trim() || '.';
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, shownAs);
    const { program } = (0,_said_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readSaid */ .ys)(written);
    const needsNames = unanswered.organization || unanswered.workspaces;
    const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
    const checkedOut = isNeeded
        ? await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__/* .readCloudBlock */ .h$)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .filesBelow */ .DR)(workingDirectory), shownAs, program, parsed)
        : { possible: [] };
    const trusted = jobTree.proposed && needsNames
        ? await findTrustedBlock({
            program,
            directory,
            workingDirectory,
            jobTree,
            parsed,
        })
        : { why: '' };
    const own = !jobTree.proposed && checkedOut.block ? (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asOwn */ .dd)(jobTree, checkedOut.block) : undefined;
    return {
        shownAs,
        directory,
        blockOfCheckout: checkedOut.block,
        backend: checkedOut.backend,
        trusted,
        names: jobTree.proposed ? trusted.block : own,
        forHost: own?.hostname === undefined ? (hostOfBlocks(written, jobTree) ?? own) : own,
        // They are read because none may name another host.
        proposed: jobTree.proposed
            ? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
            : undefined,
        /** Why a block cannot be read: what it would say is not missing. */
        problem: trusted.problem ??
            checkedOut.problem ??
            (jobTree.proposed ? undefined : checkedOut.difference),
    };
}
/** The host that the blocks of directories name, where no request wrote them. */
function hostOfBlocks({ ofBlocks }, jobTree) {
    const { hostname } = ofBlocks ?? {};
    if (jobTree.proposed || hostname === undefined)
        return undefined;
    return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asOwn */ .dd)(jobTree, { at: 'the `cloud` blocks of the directories', hostname });
}
async function findTrustedBlock(query) {
    const { directory, workingDirectory, jobTree, program, parsed } = query;
    const { trusted, workspace } = jobTree;
    const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findAround */ .Di)(directory, workspace).repository?.root ?? workingDirectory;
    // As it is written: a link of the judged files leads to no other block.
    const written = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(directory, workingDirectory)
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(workingDirectory), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, directory))
        : directory;
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, written));
    try {
        const files = await trusted(root);
        const { block, ...reading } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__/* .readCloudBlock */ .h$)(files, path, program, parsed);
        const problem = reading.problem ?? reading.difference;
        if (problem !== undefined) {
            return { why: '', problem: { ...problem, where: `${problem.where} of the default branch` } };
        }
        if (block !== undefined) {
            const at = `${block.at} of the default branch`;
            return {
                block: (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asTrusted */ .O2)({ ...block, at }),
                why: `The block at ${at} does not name it.`,
            };
        }
        const where = path === '' ? 'the repository' : (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(path);
        return {
            why: `There is no \`cloud\` block in ${where} on the default branch, and one that a pull request adds does not count.`,
        };
    }
    catch (error) {
        const why = whyUnreadable(error, path);
        return { why: `The \`cloud\` block of the default branch could not be read: ${why}` };
    }
}
/** A sentence. @param path of the directory that was read */
function whyUnreadable(error, path) {
    if (error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_7__/* .UnreadableFile */ .ie)
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(path)} ${error.message}.`;
    if (error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UntrustedError */ .lI)
        return error.message;
    throw error;
}
//# sourceMappingURL=read-blocks.js.map

/***/ }),

/***/ 62072:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: function() { return /* binding */ withPathsAs; },
/* harmony export */   RL: function() { return /* binding */ withPathsFromRoot; },
/* harmony export */   lL: function() { return /* binding */ pathsFrom; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17866);
/** Paths in a file of settings are those of the repository, wherever a command is started. */



/** The keys whose values are paths, or addresses of other repositories. */
const OF_PATHS = new Set(['policies', 'exceptions', 'allowed-sources']);
/** Makes the function that writes a path of the repository as one from the working directory. */
function pathsFrom(place) {
    const [root, workingDirectory] = [(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(place.root), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(place.workingDirectory)];
    return (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))) || '.';
}
/** The same files with paths that are relative to the working directory: those of a pinned file lead into its own repository. */
function withPathsFromRoot({ own, pinned }, place) {
    return { own: own && withPathsAs(own, pathsFrom(place)), pinned };
}
/** The same file, whose paths `write` writes. Addresses of other repositories stay. */
function withPathsAs(file, write) {
    const written = (path) => typeof path !== 'string' || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinnedAddress */ .Ny)(path) ? path : write(path);
    const values = Array.from(file.values, ([key, of]) => {
        if (!OF_PATHS.has(key))
            return [key, of];
        const value = Array.isArray(of.value) ? of.value.map(written) : written(of.value);
        return [key, { ...of, value: value }];
    });
    return { ...file, values: new Map(values) };
}
//# sourceMappingURL=paths-from-root.js.map

/***/ })

};
;