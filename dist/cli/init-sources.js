export const id = 1076;
export const ids = [1076,1741];
export const modules = {
/***/ 91076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
initSources: () => ( initSources)
});
var external_node_path_ = __webpack_require__(76760);
var place = __webpack_require__(74043);
var file_names = __webpack_require__(96817);
var read_configuration = __webpack_require__(51741);
var files_here = __webpack_require__(80467);
var find_repository = __webpack_require__(6609);
var report_json = __webpack_require__(47912);
var report_text = __webpack_require__(74913);
var find_used = __webpack_require__(10853);
var lock_file = __webpack_require__(98277);
var terragrunt = __webpack_require__(30317);
var source_address = __webpack_require__(84029);
;// CONCATENATED MODULE: ./build/src/allowed-sources/write-list.js
const SCHEMA = 'https://raw.githubusercontent.com/plangate/plangate/main/docs/allowed-sources.schema.json';
function writeList({ used, locked, units, }) {
const providers = new Set([...locked, ...used.flatMap((one) => [...one.providers.keys()])]);
const modules = used.flatMap((one) => one.modules);
const names = [...new Set(modules.map((module) => module.package.name))].sort();
const byTag = new Set();
const withoutPin = [];
for (const { package: found, source, version, place } of modules) {
const pin = (0,source_address.nZ)(found, version);
if (pin === undefined)
withoutPin.push({ text: source, place });
else if (pin.kind === 'tag')
byTag.add(found.name);
}
const things = used
.flatMap((one) => one.things.map(({ name }) => name))
.filter((name) => !/^(?:backend|state_store) |\?/.test(name));
const also = [...things, ...units.map((path) => `terragrunt ${path}`)];
const list = {
$schema: SCHEMA,
enforcement_level: 'mandatory',
providers: [...providers].sort(),
modules: names.map((source) => (byTag.has(source) ? { source, tags: true } : source)),
also: [...new Set(also)].sort(),
};
return {
text: `${JSON.stringify(list, undefined, 2)}\n`,
withoutPin,
byTag: [...byTag].sort(),
unread: used.flatMap(({ refused, doubts }) => [...refused, ...doubts]),
};
}
var command = __webpack_require__(24953);
var read_input = __webpack_require__(73815);
var repository_contents = __webpack_require__(17094);
var write_files = __webpack_require__(52706);
;// CONCATENATED MODULE: ./build/src/cli/init/init-sources.js
const FILE = 'allowed-sources.json';
async function initSources(input, io) {
const root = (0,place._)(io.workingDirectory) ?? (0,external_node_path_.resolve)(io.workingDirectory);
const { directories } = await (0,repository_contents.PN)(root);
if (directories.length === 0) {
const message = 'holds no configuration: not a single .tf file in it or below.';
throw (0,read_input.Wp)('this repository', message);
}
const json = (0,read_input.iP)(input, 'json');
if (!json && !(0,read_input.iP)(input, 'force'))
await (0,write_files.K4)([FILE], root);
const { text, withoutPin, byTag, unread } = writeList(readUsed(root, directories));
const at = ({ place }) => place === undefined ? '' : `${(0,find_repository.df)((0,external_node_path_.relative)(root, place.path))}:${place.line}`;
const notices = [
...withoutPin.map((one) => `warning: without a pin: ${one.text} (${at(one)})`),
...unread.map((one) => `warning: not allowed by any entry: ${one.text} (${at(one)})`),
(0,write_files.Wu)(byTag, 'pinned by a tag alone, which can be moved: NAMES.'),
].filter((line) => line !== '');
const shown = (0,external_node_path_.relative)(io.workingDirectory, (0,external_node_path_.join)(root, FILE));
if (json) {
await io.out((0,report_json.et)({ data: { path: shown, text, notices, written: false } }));
return command.dc.green;
}
for (const notice of notices)
await io.err(`${notice}\n`);
const isWritten = await (0,write_files.F7)([[shown, text]], input, io);
const from = (0,report_text.rj)(directories.length, 'directory', 'directories');
const steps = [
'Read it: take out what you do not know.',
`Merge it. Name its owners in CODEOWNERS: \`/${FILE} @acme/platform\`.`,
`Then add \`allowed-sources: ${FILE}\` to the step of the gate.`,
];
const next = `${shown} written, from ${from}. Next:\n${(0,write_files.rX)(steps)}`;
await io.out(isWritten ? next : 'Nothing was written.\n');
return command.dc.green;
}
function readUsed(root, directories) {
const used = [];
const locked = new Set();
const units = [];
for (const place of directories) {
const directory = (0,external_node_path_.join)(root, place);
const files = (0,read_configuration.searchedFiles)(files_here.Jd);
const { modules } = (0,read_configuration.readConfiguration)(directory, files);
const hasTofu = modules.some(({ paths }) => paths.some((path) => (0,file_names.d3)(path.slice(path.lastIndexOf('/') + 1))));
const programs = hasTofu ? ['terraform', 'tofu'] : ['terraform'];
for (const program of programs) {
const found = (0,find_used.H)(directory, files, program);
if (!hasTofu || found.doubts.length === 0)
used.push(found);
}
const lockFile = (0,lock_file.c)(files_here.Jd.readFile((0,external_node_path_.join)(directory, lock_file.F)) ?? '', 'terraform');
for (const address of 'value' in lockFile ? lockFile.value.keys() : [])
locked.add(address);
for (const unit of (0,terragrunt.Zj)(directory, files_here.Jd)) {
units.push((0,find_repository.df)(external_node_path_.posix.normalize((0,external_node_path_.relative)(root, unit))));
}
}
return { used: eachOnce(used), locked: [...locked], units };
}
function eachOnce(used) {
const seen = new Set();
const isNew = (what, place) => {
const key = `${what} ${place?.path}:${place?.line}`;
if (seen.has(key))
return false;
seen.add(key);
return true;
};
return used.map((one) => ({
...one,
modules: one.modules.filter(({ source, place }) => isNew(source, place)),
refused: one.refused.filter(({ text, place }) => isNew(text, place)),
doubts: one.doubts.filter(({ text, place }) => isNew(text, place)),
}));
}
/***/ }),
};
