export const id = 94;
export const ids = [94];
export const modules = {
/***/ 7094:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
blocksSentence: () => ( blocksSentence)
});
var node_fs_promises_0_ = __webpack_require__(1455);
var node_path_1_ = __webpack_require__(6760);
var _load_settings_js_2_ = __webpack_require__(2097);
var _configuration_cloud_block_js_3_ = __webpack_require__(177);
var _configuration_file_names_js_5_ = __webpack_require__(6817);
var _model_quote_js_6_ = __webpack_require__(8187);
var _model_policy_files_js_4_ = __webpack_require__(8391);
const MAX_DEPTH = 5;
async function findConfigurations(root) {
const found = { configurations: [], backends: [], directories: [] };
const visit = async (directory, depth) => {
const path = (0,node_path_1_.join)(root, directory);
const entries = await (0,node_fs_promises_0_.readdir)(path, { withFileTypes: true }).catch(() => []);
if (entries.some(({ name }) => (0,_configuration_file_names_js_5_ .ZC)(name))) {
found.directories.push(directory);
const { block: cloud, problem } = await (0,_configuration_cloud_block_js_3_ .h$)((0,_load_settings_js_2_ .nG)(root), directory);
found.broken ??= problem;
if (cloud !== undefined)
found.configurations.push({ directory, cloud });
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
const MOST_NAMED = 5;
async function blocksSentence({ directory, shownAs }, proposed, dashes) {
const { configurations } = await findConfigurations(directory);
const places = configurations.map((configuration) => configuration.directory);
if (places.includes('.') && proposed && dashes !== '') {
return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
}
const below = places.filter((place) => place !== '.').map((place) => (0,node_path_1_.join)(shownAs, place));
const [first, second] = below;
if (first === undefined)
return '';
if (second === undefined) {
return ` Found a cloud block in ${first}. Pass \`${dashes}directory\` ${first}.`;
}
return ` Found cloud blocks in ${(0,_model_quote_js_6_ .Kf)(below, MOST_NAMED)}. \`plangate init\` writes a workflow that names them all as \`workspaces\`.${dashes === '' ? '' : ` For one of them, pass \`--directory\`.`}`;
}
async function otherBackends(path, directory) {
const { blocks } = await (0,_configuration_cloud_block_js_3_ .kd)((0,_load_settings_js_2_ .nG)(path), '');
const others = blocks.filter(({ kind }) => kind !== 'cloud' && kind !== 'remote');
return others.map(({ kind, file }) => ({
type: kind,
file: directory === '.' ? file : `${directory}/${file}`,
}));
}
/***/ })
};
