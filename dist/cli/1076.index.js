"use strict";
exports.id = 1076;
exports.ids = [1076,1741];
exports.modules = {

/***/ 91076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initSources: function() { return /* binding */ initSources; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __webpack_require__(74043);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/allowed-sources/find-used.js + 1 modules
var find_used = __webpack_require__(10853);
// EXTERNAL MODULE: ./build/src/allowed-sources/lock-file.js
var lock_file = __webpack_require__(98277);
// EXTERNAL MODULE: ./build/src/allowed-sources/terragrunt.js
var terragrunt = __webpack_require__(30317);
// EXTERNAL MODULE: ./build/src/allowed-sources/source-address.js
var source_address = __webpack_require__(84029);
;// CONCATENATED MODULE: ./build/src/allowed-sources/write-list.js

const SCHEMA = 'https://raw.githubusercontent.com/plangate/plangate/main/docs/allowed-sources.schema.json';
/**
 * The text of the file, and what it cannot allow: modules without a pin, and what is not read for certain.
 *
 * @param used what the configurations of a repository use
 * @param locked addresses of providers that lock files name
 * @param units paths of the files of Terragrunt units, relative to the repository
 */
function writeList({ used, locked, units, }) {
    const providers = new Set([...locked, ...used.flatMap((one) => [...one.providers.keys()])]);
    const modules = used.flatMap((one) => one.modules);
    const names = [...new Set(modules.map((module) => module.package.name))].sort();
    const byTag = new Set();
    const withoutPin = [];
    for (const { package: found, source, version, place } of modules) {
        const pin = (0,source_address/* pinOf */.nZ)(found, version);
        if (pin === undefined)
            withoutPin.push({ text: source, place });
        else if (pin.kind === 'tag')
            byTag.add(found.name);
    }
    // An unchanged backend needs no entry.
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
//# sourceMappingURL=write-list.js.map
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(73815);
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/cli/init/write-files.js
var write_files = __webpack_require__(52706);
;// CONCATENATED MODULE: ./build/src/cli/init/init-sources.js
/** Writes the list of allowed sources from what the configurations of this repository use. */
















const FILE = 'allowed-sources.json';
async function initSources(input, io) {
    const root = (0,place/* repositoryOf */._)(io.workingDirectory) ?? (0,external_node_path_.resolve)(io.workingDirectory);
    const { directories } = await (0,repository_contents/* findConfigurations */.PN)(root);
    if (directories.length === 0) {
        const message = 'holds no configuration: not a single .tf file in it or below.';
        throw (0,read_input/* usageError */.Wp)('this repository', message);
    }
    const json = (0,read_input/* flagOf */.iP)(input, 'json');
    if (!json && !(0,read_input/* flagOf */.iP)(input, 'force'))
        await (0,write_files/* refuseToReplace */.K4)([FILE], root);
    const { text, withoutPin, byTag, unread } = writeList(readUsed(root, directories));
    const at = ({ place }) => place === undefined ? '' : `${(0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, place.path))}:${place.line}`;
    const notices = [
        ...withoutPin.map((one) => `warning: without a pin: ${one.text} (${at(one)})`),
        ...unread.map((one) => `warning: not allowed by any entry: ${one.text} (${at(one)})`),
        (0,write_files/* fitNotice */.Wu)(byTag, 'pinned by a tag alone, which can be moved: NAMES.'),
    ].filter((line) => line !== '');
    const shown = (0,external_node_path_.relative)(io.workingDirectory, (0,external_node_path_.join)(root, FILE));
    if (json) {
        await io.out((0,report_json/* printableJson */.et)({ data: { path: shown, text, notices, written: false } }));
        return command/* EXIT */.dc.green;
    }
    for (const notice of notices)
        await io.err(`${notice}\n`);
    const isWritten = await (0,write_files/* writeIfAgreed */.F7)([[shown, text]], input, io);
    const from = (0,report_text/* countWords */.rj)(directories.length, 'directory', 'directories');
    const steps = [
        'Read it: take out what you do not know.',
        `Merge it. Name its owners in CODEOWNERS: \`/${FILE} @acme/platform\`.`,
        `Then add \`allowed-sources: ${FILE}\` to the step of the gate.`,
    ];
    const next = `${shown} written, from ${from}. Next:\n${(0,write_files/* numberedList */.rX)(steps)}`;
    await io.out(isWritten ? next : 'Nothing was written.\n');
    return command/* EXIT */.dc.green;
}
/** What all configurations use. One that another calls is read with it, and once more: that changes nothing. */
function readUsed(root, directories) {
    const used = [];
    const locked = new Set();
    const units = [];
    for (const place of directories) {
        const directory = (0,external_node_path_.join)(root, place);
        const files = (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd);
        const { modules } = (0,read_configuration.readConfiguration)(directory, files);
        const hasTofu = modules.some(({ paths }) => paths.some((path) => (0,file_names/* isForTofuAlone */.d3)(path.slice(path.lastIndexOf('/') + 1))));
        const programs = hasTofu ? ['terraform', 'tofu'] : ['terraform'];
        for (const program of programs) {
            const found = (0,find_used/* findUsed */.H)(directory, files, program);
            // A directory may have files of one of the programs alone.
            if (!hasTofu || found.doubts.length === 0)
                used.push(found);
        }
        const lockFile = (0,lock_file/* readLockFile */.c)(files_here/* localFiles */.Jd.readFile((0,external_node_path_.join)(directory, lock_file/* LOCK_FILE */.F)) ?? '', 'terraform');
        for (const address of 'value' in lockFile ? lockFile.value.keys() : [])
            locked.add(address);
        for (const unit of (0,terragrunt/* terragruntFilesIn */.Zj)(directory, files_here/* localFiles */.Jd)) {
            units.push((0,find_repository/* slashed */.df)(external_node_path_.posix.normalize((0,external_node_path_.relative)(root, unit))));
        }
    }
    return { used: eachOnce(used), locked: [...locked], units };
}
/** Each module, refusal and doubt once: a local module is a directory, too. */
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
//# sourceMappingURL=init-sources.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   cH: function() { return /* binding */ placesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   xV: function() { return /* binding */ readTemplate; },
/* harmony export */   yR: function() { return /* binding */ readText; }
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








const MODULE_LIMIT = 1_000;
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
 */
function readConfiguration(directory, sources) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, sources);
    const configuration = { modules: [], unclear: [], sources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MODULE_LIMIT) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = sources.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, sources), sources.parsed);
            addFile(file, module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, sources.files),
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
function readRecordedDirectories(directory, sources) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), sources);
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
            return placesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.sources.push(source);
        return [];
    });
}
/**
 * Where the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function placesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
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
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ })

};
;