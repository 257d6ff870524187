export const id = 7094;
export const ids = [7094];
export const modules = {

/***/ 17094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blocksSentence: () => (/* binding */ blocksSentence)
/* harmony export */ });
/* unused harmony exports findConfigurations, namedInWorkflows, hasPolicies, namesApprovers, namesPlans, ownPolicyDirectories, findOwnPolicies, findSettingsHere */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96817);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28187);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48391);
/* harmony import */ var _settings_file_find_settings_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81056);
/** Finds what a repository has: configurations, the workspaces or the backend that each one names, and policies in Rego. */








/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 5;
/** Searches a repository. A directory that cannot be read counts as empty. @param root absolute path of the repository */
async function findConfigurations(root) {
    const found = { configurations: [], backends: [], directories: [] };
    /** @param directory relative to the root; '.' for the root itself */
    const visit = async (directory, depth) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { withFileTypes: true }).catch(() => []);
        if (entries.some(({ name }) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC)(name))) {
            found.directories.push(directory);
            const files = entries.map(({ name }) => name).filter(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC);
            const forTofu = files.every(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isForTofuAlone */ .d3);
            const program = forTofu ? 'tofu' : undefined;
            const reading = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_3__/* .readCloudBlock */ .h$)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .filesBelow */ .DR)(root), directory, program);
            const { block: cloud, problem } = reading;
            found.broken ??= problem;
            if (cloud !== undefined) {
                found.configurations.push({ directory, cloud, ...(forTofu && { forTofu }) });
            }
            else
                found.backends.push(...(await otherBackends(path, directory)));
        }
        if (depth >= MAX_DEPTH)
            return;
        const subdirectories = entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map(({ name }) => name)
            .filter((name) => name !== 'node_modules')
            .sort();
        for (const name of subdirectories) {
            await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
        }
    };
    await visit('.', 0);
    return found;
}
/** How many directories a sentence names. */
const MOST_NAMED = 5;
/**
 * A sentence, after a space, about the `cloud` blocks of a directory and of those below it: what to do where none of them
 * counts by itself; empty if there are none.
 *
 * @param shownAs the directory as it was written
 * @param proposed whether the files are those of a job, so that no block counts that is not on the default branch
 * @param dashes `--` where the inputs are options
 */
async function blocksSentence({ directory, shownAs }, proposed, dashes) {
    const { configurations, backends } = await findConfigurations(directory);
    const [backend] = backends;
    if (configurations.length === 0 && backend !== undefined && dashes !== '') {
        return ` The state is in backend "${backend.type}" (${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownAs, backend.file)}), which no service here has: \`--local\` plans on this machine, without a token.`;
    }
    const places = configurations.map((configuration) => configuration.directory);
    if (places.includes('.') && proposed && dashes !== '') {
        return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
    }
    const below = places.filter((place) => place !== '.').map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownAs, place));
    const [first, second] = below;
    if (first === undefined)
        return '';
    if (second === undefined) {
        return ` Found a cloud block in ${first}. Pass \`${dashes}directory\` ${first}.`;
    }
    return ` Found cloud blocks in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .nameSome */ .Kf)(below, MOST_NAMED)}. \`plangate init\` writes a \`plangate.yml\` that finds them all.${dashes === '' ? '' : ` For one of them, pass \`--directory\`.`}`;
}
/** What workflows of HashiCorp's own actions name, by the variables of their environment. */
const OF_WORKFLOWS = {
    hostname: 'TF_HOSTNAME',
    organization: 'TF_CLOUD_ORGANIZATION',
    workspace: 'TF_WORKSPACE',
    directory: 'CONFIG_DIRECTORY',
};
const WORKFLOWS = '.github/workflows';
/**
 * What the environment of workflows names, where all that name it agree: expressions and the words of examples are left
 * out.
 *
 * @param root absolute path of the repository
 */
async function namedInWorkflows(root) {
    const names = await readdir(join(root, WORKFLOWS)).catch(() => []);
    const texts = await Promise.all(names
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => readFile(join(root, WORKFLOWS, name), 'utf8').catch(() => '')));
    const lines = texts.join('\n').split('\n');
    const found = Object.entries(OF_WORKFLOWS).flatMap(([key, variable]) => {
        const values = lines.flatMap((line) => {
            const [, name, ...written] = VARIABLE.exec(line) ?? [];
            const value = written.find((each) => each !== undefined) ?? '';
            return name === variable && !/^$|^YOUR-|\$\{\{/i.test(value) ? [value] : [];
        });
        const [value, ...others] = new Set(values);
        return value === undefined || others.length > 0 ? [] : [[key, value]];
    });
    return Object.fromEntries(found);
}
/** A line of `env`: a name, and a text with quotation marks or without. */
const VARIABLE = /^\s*([A-Z_]+):\s*(?:"([^"]*)"|'([^']*)'|([^\s#'"]+))\s*(?:#.*)?$/;
/** The backends of a directory that are no workspaces of a service. @param path absolute path of the directory */
async function otherBackends(path, directory) {
    const { blocks } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_3__/* .readBackends */ .kd)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .filesBelow */ .DR)(path), '');
    const others = blocks.filter(({ kind }) => kind !== 'cloud' && kind !== 'remote');
    return others.map(({ kind, file }) => ({
        type: kind,
        file: directory === '.' ? file : `${directory}/${file}`,
    }));
}
/** Whether a directory has a policy in Rego; tests of policies are none. */
async function hasPolicies(path) {
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.some((entry) => entry.isFile() && entry.name.endsWith('.rego') && !entry.name.endsWith('_test.rego'));
}
/** Whether policies of a directory say who must approve: the word alone decides, because nothing depends on it. */
async function namesApprovers(path) {
    return hasWord(path, /\.rego$|(?:^|[\\/])policies\.hcl$/, /\bapprovers\b/);
}
/** What only policies about plans name: parts of a plan, or of what a service adds to one. */
const OF_PLANS = /\b(?:resource_changes|resource_drift|output_changes|planned_values|root_module|prior_state|tfplan|tfrun)\b|\binput\.(?:plan|run|configuration)\b|\bdata\.terraform\b/;
/** Whether policies of a directory name anything of a plan: those that do not pass every plan. */
async function namesPlans(path) {
    return hasWord(path, /(?<!_test)\.rego$/, OF_PLANS);
}
async function hasWord(path, file, word) {
    const names = await readdir(path, { recursive: true }).catch(() => []);
    const texts = await Promise.all(names
        .filter((name) => file.test(name))
        .map((name) => readFile(join(path, name), 'utf8').catch(() => '')));
    return texts.some((text) => word.test(text));
}
/** The usual directories of a repository that have policies, relative to its root. */
async function ownPolicyDirectories(root) {
    const found = [];
    for (const name of POLICY_DIRECTORIES) {
        if (await hasPolicies(join(root, name)))
            found.push(name);
    }
    return found;
}
/** The first of them; undefined if none has policies. */
async function findOwnPolicies(root) {
    const [first] = await ownPolicyDirectories(root);
    return first;
}
/** The file of settings with the usual name, or what is wrong with names like it. @param root absolute path of the repository */
async function findSettingsHere(root) {
    const namesIn = (path) => readdir(join(root, path)).catch(() => []);
    return findSettingsFile({ root: await namesIn('.'), github: await namesIn('.github') });
}
//# sourceMappingURL=repository-contents.js.map

/***/ })

};
