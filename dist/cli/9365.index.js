"use strict";
exports.id = 9365;
exports.ids = [9365];
exports.modules = {

/***/ 10853:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: function() { return /* binding */ findUsed; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/module-files.js
var module_files = __webpack_require__(60868);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(27126);
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
;// CONCATENATED MODULE: ./build/src/allowed-sources/nested-blocks.js
/** Blocks inside of blocks, written as HCL or as JSON, where the parser reads them as arguments. */

/** Names of JSON that are comments. */
const COMMENT = '//';
/**
 * The blocks of a type in a body. Where something else takes the place of a block, it is a block without content.
 *
 * @param labelCount how many labels such a block has
 */
function nestedIn(body, type, labelCount) {
    const ofBlocks = body.blocks
        .filter((block) => block.type === type)
        .map(({ labels, body: inner, range }) => ({ labels, body: inner, range }));
    const ofAttributes = body.attributes
        .filter(({ name }) => name === type)
        .flatMap(({ value, range }) => asBlocks(value, labelCount, [], range));
    return [...ofBlocks, ...ofAttributes];
}
function asBlocks(value, labelCount, labels, range) {
    if (value.kind === 'literal' && value.value === null)
        return [];
    if (value.kind === 'tuple') {
        return value.items.flatMap((item) => asBlocks(item, labelCount, labels, item.range));
    }
    if (value.kind !== 'object') {
        const unknown = Array.from({ length: Math.max(0, labelCount) }, () => '?');
        return [{ labels: [...labels, ...unknown], body: { attributes: [], blocks: [] }, range }];
    }
    if (labelCount === 0)
        return [{ labels, body: bodyOf(value), range }];
    return value.entries
        .filter(({ key }) => nameOf(key) !== COMMENT)
        .flatMap((entry) => asBlocks(entry.value, labelCount - 1, [...labels, nameOf(entry.key)], entry.key.range));
}
/** The entries of an object as the arguments of a block. */
function bodyOf(value) {
    const entries = value.kind === 'object' ? value.entries : [];
    const attributes = entries
        .map(({ key, value: inner }) => ({ name: nameOf(key), value: inner, range: key.range }))
        .filter(({ name }) => name !== COMMENT);
    return { attributes, blocks: [] };
}
function nameOf(key) {
    return key.kind === 'literal' && key.template === undefined ? String(key.value) : '?';
}
//# sourceMappingURL=nested-blocks.js.map
// EXTERNAL MODULE: ./build/src/allowed-sources/source-address.js
var source_address = __webpack_require__(84029);
;// CONCATENATED MODULE: ./build/src/allowed-sources/find-used.js
/**
 * Finds what a configuration would install and run: providers, remote modules, and what else is started by a file alone. It
 * reads what one program reads, and never evaluates: what is not written out is said.
 */













/** Where a program looks for tests, besides the directory of the configuration. */
const TEST_DIRECTORY = 'tests';
/**
 * Finds what the configuration of a directory would install and run.
 *
 * @param directory absolute
 */
function findUsed(directory, searched, program, options = {}) {
    return new UsedFinder(directory, searched, program, options).find(options.testDirectory);
}
/** How many labels the blocks at the top of a file have that JSON writes as arguments. */
const LABELS = {
    import: 0,
    moved: 0,
    removed: 0,
    list: 2,
    run: 1,
    variables: 0,
    mock_provider: 1,
    override_resource: 0,
    override_data: 0,
    override_module: 0,
    test: 0,
    language: 0,
};
const WITH_PROVIDER = ['resource', 'data', 'ephemeral', 'action', 'list'];
const IN_MODULE = new Set(['terraform', 'provider', 'variable', 'locals', 'output', 'module', 'check', 'import'].concat([
    'moved',
    'removed',
    ...WITH_PROVIDER,
]));
const IN_TERRAFORM = new Set([
    'required_providers',
    'backend',
    'cloud',
    'provider_meta',
    'state_store',
    'encryption',
]);
const IN_TEST = new Set(['run', 'provider', 'variables', 'mock_provider', 'override_resource', 'override_data'].concat([
    'override_module',
    'test',
]));
const IN_RUN = new Set(['module', 'variables', 'plan_options', 'assert', 'override_resource', 'override_data'].concat([
    'override_module',
]));
/** Backends that no list has to name: nothing that the configuration could choose to run reads their state. */
const UNLISTED_BACKENDS = ['local', 'remote', 'cloud'];
/** Parts of OpenTofu's encryption that no list has to name: they are in the program and read no file. */
const UNLISTED_ENCRYPTION = ['key_provider pbkdf2', 'method aes_gcm', 'method unencrypted'];
class UsedFinder {
    used = {
        providers: new Map(),
        modules: [],
        things: [],
        refused: [],
        doubts: [],
    };
    root;
    searched;
    program;
    uploadRoot;
    /** Whether what is read now is for certain a part of what is planned, so that its constraints hold. */
    isCertain = true;
    modules = new Map();
    walked = new Set();
    unclearFiles = new Map();
    constructor(root, searched, program, { configuration, uploadRoot }) {
        this.root = root;
        this.searched = searched;
        this.program = program;
        this.uploadRoot = uploadRoot;
        if (configuration !== undefined)
            this.keep(configuration);
    }
    find(testDirectory = TEST_DIRECTORY) {
        this.walk(this.root);
        this.readAs(false, () => this.readTests(testDirectory));
        return this.used;
    }
    /** Reads a part. Its constraints hold only if this part and all around it are certain. */
    readAs(isCertain, read) {
        const wasCertain = this.isCertain;
        this.isCertain &&= isCertain;
        read();
        this.isCertain = wasCertain;
    }
    /** Reads a module and the local modules that it calls. @param from what calls it */
    walk(directory, from) {
        if (this.walked.has(directory))
            return;
        this.walked.add(directory);
        const read = this.namesRead(directory);
        if (read.size === 0) {
            this.doubt(from, (0,sentence/* phrase */.MZ) `There is no configuration in ${(0,sentence/* directoryPart */.Pv)(directory)}, so it is not known what would run.`);
        }
        const written = this.writtenAt(directory, read);
        this.doubtUnclear(directory, read);
        this.readModule(directory, written);
    }
    /** The names of the files in a directory that the program reads as a module. */
    namesRead(directory) {
        const names = this.searched.files.readDirectory(directory).filter(file_names/* isConfiguration */.ZC);
        return new Set((0,file_names/* readBy */.as)(this.program, names));
    }
    /** What a module has that the program reads. */
    writtenAt(directory, read) {
        if (!this.modules.has(directory))
            this.keep((0,read_configuration.readConfiguration)(directory, this.searched));
        const module = this.modules.get(directory);
        return module === undefined
            ? []
            : blocksInModule(module).filter(({ path }) => read.has((0,external_node_path_.basename)(path)));
    }
    keep({ modules, unclear }) {
        for (const module of modules) {
            if (!this.modules.has(module.directory))
                this.modules.set(module.directory, module);
        }
        for (const { path, why, range } of unclear) {
            this.unclearFiles.set(path, { why, line: range?.startLine ?? 1 });
        }
    }
    doubtUnclear(directory, read) {
        for (const [path, { why, line }] of this.unclearFiles) {
            const isHere = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path)) === path && read.has((0,external_node_path_.basename)(path));
            if (!isHere && path !== directory)
                continue;
            this.doubt({ path, line }, notCertain(path, why));
        }
    }
    readModule(directory, written) {
        const names = new LocalNames();
        const required = this.requiredIn(written);
        for (const { place, problem } of [...required.values()].flat()) {
            if (problem !== undefined)
                this.used.refused.push({ text: problem, place });
        }
        this.readTerraformBlocks(directory, written);
        for (const { type, path, range } of written) {
            if (IN_MODULE.has(type))
                continue;
            const says = (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(type)} is not one that Plangate knows, so it is not known what it would run.`;
            this.doubt({ path, line: range.startLine }, says);
        }
        for (const type of WITH_PROVIDER) {
            this.readResources(written.filter((block) => block.type === type), names);
        }
        const declared = new Set(written.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join(' ')));
        for (const block of written)
            this.readOther(block, declared, names);
        this.addProviders(names, required);
        this.readCalls(directory, written, required);
    }
    /**
     * The entries of `required_providers`, by local name. One that an override replaces counts as well: whether the override
     * is a part of what is planned, the rules of the upload decide.
     */
    requiredIn(written) {
        const required = new Map();
        for (const { type, path, body } of written) {
            if (type !== 'terraform')
                continue;
            for (const { body: entries } of nestedIn(body, 'required_providers', 0)) {
                for (const { name, value, range } of entries.attributes) {
                    const key = (0,go_text/* lowerAscii */.dq)(name);
                    const entry = this.readRequiredProvider(name, value, { path, line: range.startLine });
                    (0,add_to/* addTo */.D)(required, key, entry);
                }
            }
        }
        return required;
    }
    readRequiredProvider(name, value, place) {
        if (value.kind !== 'object') {
            const constraint = plainText(value);
            if (constraint === undefined)
                return this.asRequired(name, { problem: NOT_PLAIN }, [], place);
            const implied = (0,source_address/* impliedProvider */.qL)((0,go_text/* lowerAscii */.dq)(name), this.program);
            return this.asRequired(name, implied, [constraint], place);
        }
        const { attributes } = bodyOf(value);
        const written = attributes.findLast((each) => each.name === 'version');
        const constraint = plainText(written?.value);
        const constraints = constraint === undefined ? [] : [constraint];
        return this.asRequired(name, this.addressIn(name, attributes), constraints, place);
    }
    /** The address that an entry says of a local name. */
    addressIn(name, attributes) {
        const [source, ...others] = attributes.filter((each) => each.name === 'source');
        const hasUnknownKey = attributes.some((each) => each.name === '?');
        if (hasUnknownKey || others.length > 0)
            return { problem: NOT_PLAIN };
        if (source === undefined)
            return (0,source_address/* impliedProvider */.qL)((0,go_text/* lowerAscii */.dq)(name), this.program);
        const text = plainText(source.value);
        return text === undefined ? { problem: NOT_PLAIN } : (0,source_address/* readProviderAddress */.Ww)(text, this.program);
    }
    asRequired(name, address, constraints, place) {
        if ('value' in address)
            return { address: address.value, constraints, place };
        const problem = `The source of provider ${(0,quote/* quote */.hD)(name)} ${address.problem}.`;
        return { address: undefined, constraints, place, problem };
    }
    /** Resources of one type of block. An override without the argument leaves it as it is. */
    readResources(blocks, names) {
        const chosen = new Set();
        for (const { labels, body, path, range } of blocks) {
            for (const { name, value } of body.attributes) {
                if (name !== 'provider')
                    continue;
                this.useProvider(value, { path, line: range.startLine }, names);
                if (!(0,file_names/* isOverride */.jn)((0,external_node_path_.basename)(path)))
                    chosen.add(labels.join(' '));
            }
        }
        for (const { labels, path, range } of blocks) {
            if (chosen.has(labels.join(' ')))
                continue;
            names.add(localNameOf(labels[0] ?? ''), { path, line: range.startLine });
        }
        for (const block of blocks) {
            this.readProvisioners(block);
            if (block.type === 'data')
                this.readRemoteState(block);
        }
    }
    useProvider(value, place, names) {
        // `aws.west`, `aws["a"]`, or the text of either.
        const text = value.kind === 'traversal' ? value.root : plainText(value);
        const [, name] = PROVIDER_NAME.exec(text ?? '') ?? [];
        if (name !== undefined)
            names.add((0,go_text/* lowerAscii */.dq)(name), place);
        else
            this.used.refused.push({ text: `The provider ${NOT_PLAIN}.`, place });
    }
    readProvisioners({ body, path }) {
        for (const { labels, range } of nestedIn(body, 'provisioner', 1)) {
            this.add(`provisioner ${labels[0] ?? '?'}`, { path, line: range.startLine });
        }
    }
    readRemoteState({ labels: [type], body, path, range }) {
        if (type !== 'terraform_remote_state')
            return;
        const backend = plainText((0,hcl_syntax/* attributeIn */.yo)(body, 'backend')) ?? '?';
        if (backend !== 'local')
            this.add(`${type} ${backend}`, { path, line: range.startLine });
    }
    /** @param declared types and names of resources */
    readOther(block, declared, names) {
        const { type, labels, body, path, range } = block;
        const place = { path, line: range.startLine };
        switch (type) {
            case 'provider':
                names.add((0,go_text/* lowerAscii */.dq)(labels[0] ?? '?'), place);
                return;
            case 'removed':
                this.readProvisioners(block);
                return;
            case 'check': {
                const inner = nestedIn(body, 'data', 2).map((each) => ({ ...each, type: 'data', path }));
                this.readResources(inner, names);
                return;
            }
            case 'import': {
                const provider = (0,hcl_syntax/* attributeIn */.yo)(body, 'provider');
                if (provider !== undefined)
                    this.useProvider(provider, place, names);
                else
                    this.useOfImport((0,hcl_syntax/* attributeIn */.yo)(body, 'to'), place, declared, names);
                return;
            }
            default:
        }
    }
    /** The provider of what is imported, where no block declares it. What is in a module is declared there. */
    useOfImport(to, place, declared, names) {
        const steps = addressSteps(to);
        if (steps === undefined) {
            this.doubt(place, (0,sentence/* phrase */.MZ) `It is not certain which resource is imported here, and by which provider.`);
            return;
        }
        const [type = '', name = ''] = steps;
        const isDeclared = declared.has(`${type} ${name}`);
        if (type !== 'module' && !isDeclared)
            names.add(localNameOf(type), place);
    }
    readTerraformBlocks(directory, written) {
        for (const { type, body, path, range } of written) {
            if (type !== 'terraform')
                continue;
            for (const block of body.blocks) {
                if (IN_TERRAFORM.has(block.type))
                    continue;
                const says = (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(block.type)} in ${(0,sentence/* quoted */.TL)('terraform')} is not one that Plangate knows.`;
                this.doubt({ path, line: block.range.startLine }, says);
            }
            if (directory === this.root)
                this.readState(body, path, range);
            for (const { body: encryption } of nestedIn(body, 'encryption', 0)) {
                for (const part of ['key_provider', 'method']) {
                    for (const { labels, range: at } of nestedIn(encryption, part, 2)) {
                        const name = `${part} ${labels[0] ?? '?'}`;
                        if (UNLISTED_ENCRYPTION.includes(name))
                            continue;
                        this.add(name, { path, line: at.startLine });
                    }
                }
            }
        }
    }
    /** What reads the state of the configuration. Only that of the root module counts. */
    readState(body, path, around) {
        for (const part of ['backend', 'state_store']) {
            for (const { labels, range } of nestedIn(body, part, 1)) {
                const [kind = '?'] = labels;
                if (part === 'backend' && UNLISTED_BACKENDS.includes(kind))
                    continue;
                const line = range.startLine || around.startLine;
                this.add(`${part} ${kind}`, { path, line });
            }
        }
    }
    addProviders(names, required) {
        for (const entries of required.values()) {
            const counting = this.isCertain ? countingEntry(entries) : undefined;
            for (const entry of entries) {
                const { address, constraints, place } = entry;
                const holding = entry === counting ? constraints : [];
                if (address !== undefined)
                    this.addProvider(address, holding, [place]);
            }
        }
        for (const [name, places] of names.all) {
            const entries = required.get(name);
            if (entries !== undefined) {
                for (const { address } of entries) {
                    if (address !== undefined)
                        this.addProvider(address, [], places);
                }
                continue;
            }
            const implied = (0,source_address/* impliedProvider */.qL)(name, this.program);
            if ('value' in implied)
                this.addProvider(implied.value, [], places);
            else {
                const text = `The provider ${(0,quote/* quote */.hD)(name)} ${implied.problem}.`;
                this.used.refused.push({ text, place: places[0] });
            }
        }
    }
    addProvider(address, constraints, places) {
        if ((0,source_address/* isBuiltIn */.qi)(address))
            return;
        const provider = this.used.providers.get(address) ?? { address, constraints: [], places: [] };
        this.used.providers.set(address, provider);
        for (const constraint of constraints)
            provider.constraints.push(constraint);
        for (const place of places)
            provider.places.push(place);
    }
    readCalls(directory, written, required) {
        const calls = new Map();
        for (const block of written) {
            if (block.type !== 'module')
                continue;
            const [label = '?'] = block.labels;
            (0,add_to/* addTo */.D)(calls, label, block);
        }
        for (const blocks of calls.values())
            this.readCall(directory, blocks, required);
    }
    /** @param blocks all blocks of a call: each source is judged, also one that an override replaces, and none of several is certain */
    readCall(directory, blocks, required) {
        const attributes = blocks.flatMap(({ body, path }) => body.attributes.map((attribute) => ({ ...attribute, path })));
        const versions = attributes.filter(({ name }) => name === 'version');
        const version = versions.map(({ value }) => plainText(value) ?? '?').join(',');
        const sources = attributes.filter(({ name }) => name === 'source');
        this.readAs(sources.length === 1, () => {
            for (const { value, path, range } of sources) {
                this.readSource(directory, value, version, { path, line: range.startLine });
            }
        });
        const [first] = blocks;
        if (sources.length === 0 && first !== undefined) {
            const { path, range } = first;
            this.readSource(directory, undefined, version, { path, line: range.startLine });
        }
        const names = new LocalNames();
        for (const { name, value, path } of attributes) {
            if (name !== 'providers')
                continue;
            for (const { value: provider } of bodyOf(value).attributes) {
                this.useProvider(provider, { path, line: provider.range.startLine }, names);
            }
        }
        this.addProviders(names, onlyNamed(required, names));
    }
    readSource(directory, source, version, place) {
        const text = plainText(source);
        if (text === undefined) {
            const what = source === undefined ? 'is missing' : NOT_PLAIN;
            this.used.refused.push({ text: `The source of this module ${what}.`, place });
            return;
        }
        const read = (0,source_address/* readModuleSource */.OC)(text, this.program);
        if ('problem' in read) {
            this.used.refused.push({ text: `The source ${(0,quote/* quote */.hD)(text)} ${read.problem}.`, place });
            return;
        }
        if (read.value.kind !== 'local') {
            this.used.modules.push({ package: read.value, source: text, version, place });
            return;
        }
        const path = (0,module_manifest/* localPath */.$S)((0,go_text/* normalized */.A9)(read.value.path));
        if (path !== undefined)
            this.walkLocal(directory, path, place);
    }
    /** Walks a local module. Both programs start from where links lead; what is sent in the place of a link stays there. */
    walkLocal(directory, path, from) {
        const { files } = this.searched;
        const directories = (0,read_configuration.directoriesOfModule)(directory, path, files);
        const leavesUpload = (each) => this.uploadRoot !== undefined && (0,relative_path/* relativePathInside */._)(this.uploadRoot, each) === undefined;
        if (!files.follow(directory).some(leavesUpload)) {
            for (const each of directories.slice(-1))
                this.walk(each, from);
            return;
        }
        const isThere = (each) => files.readDirectory(each).some(file_names/* isConfiguration */.ZC);
        const found = directories.filter(isThere);
        this.readAs(false, () => {
            for (const each of found.length > 0 ? found : directories.slice(-1))
                this.walk(each, from);
        });
    }
    /** Reads the files of tests, whose providers and modules `init` installs as well, and those of queries. */
    readTests(testDirectory) {
        const directories = new Set([this.root, (0,external_node_path_.resolve)(this.root, testDirectory)]);
        for (const directory of directories) {
            const names = this.searched.files.readDirectory(directory);
            for (const name of names) {
                if ((0,file_names/* isTest */.Nu)(this.program, name))
                    this.readTest((0,external_node_path_.join)(directory, name));
            }
            if (directory !== this.root)
                continue;
            for (const name of names.filter(file_names/* isQuery */.P4))
                this.readQuery((0,external_node_path_.join)(directory, name));
        }
    }
    readTest(path) {
        const written = this.readFile(path);
        const required = this.requiredOfRoot();
        const names = new LocalNames();
        for (const block of written) {
            const { type, labels, range } = block;
            const place = { path, line: range.startLine };
            if (!IN_TEST.has(type)) {
                this.doubt(place, (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(type)} is not one that Plangate knows in a test.`);
            }
            else if (type === 'provider')
                names.add((0,go_text/* lowerAscii */.dq)(labels[0] ?? '?'), place);
            else if (type === 'run')
                this.readRun(block);
        }
        this.addProviders(names, onlyNamed(required, names));
    }
    readRun({ body, path, range }) {
        for (const { type, range: at } of body.blocks) {
            if (IN_RUN.has(type))
                continue;
            const says = (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(type)} is not one that Plangate knows in a run of a test.`;
            this.doubt({ path, line: at.startLine }, says);
        }
        for (const { body: module, range: at } of nestedIn(body, 'module', 0)) {
            const place = { path, line: at.startLine || range.startLine };
            const version = (0,hcl_syntax/* attributeIn */.yo)(module, 'version');
            const text = version === undefined ? '' : (plainText(version) ?? '?');
            this.readSource(this.root, (0,hcl_syntax/* attributeIn */.yo)(module, 'source'), text, place);
        }
    }
    readQuery(path) {
        const written = this.readFile(path);
        const names = new LocalNames();
        this.readResources(written.filter(({ type }) => type === 'list'), names);
        for (const { type, labels, range } of written) {
            if (type === 'provider')
                names.add((0,go_text/* lowerAscii */.dq)(labels[0] ?? '?'), { path, line: range.startLine });
        }
        this.addProviders(names, onlyNamed(this.requiredOfRoot(), names));
    }
    /** The entries of the root module. What is wrong there was said when that was read. */
    requiredOfRoot() {
        return this.requiredIn(this.writtenAt(this.root, this.namesRead(this.root)));
    }
    readFile(path) {
        const file = (0,module_files/* parseModuleFile */.sU)(path, (0,read_configuration.readText)(path, this.searched), this.searched.parsed);
        const [problem] = file.problems;
        const why = file.unread ?? problem?.message;
        if (why !== undefined) {
            const place = { path, line: problem?.range.startLine ?? 1 };
            this.doubt(place, notCertain(path, why));
        }
        const ofBlocks = file.body.blocks.map((block) => ({ ...block, path }));
        return [...ofBlocks, ...blocksInJson({ ...file.body, blocks: [] }, path)];
    }
    add(name, place) {
        this.used.things.push({ name, place });
    }
    doubt(place, says) {
        this.used.doubts.push({ says, place });
    }
}
/** @param why the end of a sentence */
function notCertain(path, why) {
    return (0,sentence/* phrase */.MZ) `It is not certain what ${(0,sentence/* filePart */.A4)((0,external_node_path_.basename)(path))} installs: ${(0,sentence/* plain */.pj)(`${why}.`)}`;
}
/**
 * The entry that programs use, of those with one local name: the last one of the override files replaces all others. Two
 * that replace nothing are refused by both programs; none of them counts.
 */
function countingEntry(entries) {
    const nameOf = ({ place }) => (0,external_node_path_.basename)(place.path);
    const overrides = entries.filter((entry) => (0,file_names/* isOverride */.jn)(nameOf(entry)));
    const [only, ...others] = entries;
    if (overrides.length === 0)
        return others.length === 0 ? only : undefined;
    return overrides.toSorted((one, other) => (0,file_names/* compareBytes */.Xo)(nameOf(one), nameOf(other))).at(-1);
}
/** Local names of providers, with the places that use them. */
class LocalNames {
    all = new Map();
    add(name, place) {
        (0,add_to/* addTo */.D)(this.all, name, place);
    }
}
function onlyNamed(required, names) {
    return new Map([...required].filter(([name]) => names.all.has(name)));
}
const NOT_PLAIN = 'is not written as one plain text';
const PROVIDER_NAME = new RegExp(`^[${go_text/* BLANKS */.a7}]*([A-Za-z0-9_-]+)[${go_text/* BLANKS */.a7}]*(?:[.[].*)?$`, 's');
/** The blocks of a module. In JSON, the arguments at the top of a file are its blocks. */
function blocksInModule({ blocks, topAttributes }) {
    const inHcl = blocks.map(({ block, path }) => ({ ...block, path }));
    // A file of variables has arguments at its top as well, and these are no blocks.
    const inJson = topAttributes
        .filter(({ path }) => (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(path)))
        .flatMap(({ value, path }) => blocksInJson(bodyOf(value), path));
    return [...inHcl, ...inJson];
}
function blocksInJson(body, path) {
    return [...new Set(body.attributes.map(({ name }) => name))].flatMap((type) => nestedIn(body, type, LABELS[type] ?? 0).map((block) => ({ ...block, type, path })));
}
/** A text that is written out, as the program gets it; undefined if any part of it has to be evaluated. */
function plainText(value) {
    const isPlain = value?.kind === 'literal' && value.template === undefined;
    return isPlain && typeof value.value === 'string' ? value.value : undefined;
}
/** The local name of the provider of a type of resources. */
function localNameOf(type) {
    return (0,go_text/* lowerAscii */.dq)(type.split('_')[0] ?? '');
}
/** The names in an address, written as such or, in JSON, as a text. */
function addressSteps(to) {
    if (to?.kind === 'traversal') {
        const steps = to.steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
        return [to.root, ...steps];
    }
    const text = plainText(to);
    return text === undefined ? undefined : text.split(/[.[]/);
}
//# sourceMappingURL=find-used.js.map

/***/ }),

/***/ 98277:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ readLockFile; }
/* harmony export */ });
/* harmony import */ var _configuration_parsed_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67025);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _source_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84029);
/** The lock file of providers: which versions `init` installs, and by which hashes it knows them. */




/** As both programs take it in a lock file: whole, and without an operator. */
const VERSION = /^\d+\.\d+\.\d+(?:[-+].*)?$/s;
/** Reads the text of a lock file, by address; or why it is not certain what it says, as the end of a sentence. */
function readLockFile(text, program, parsed = new _configuration_parsed_files_js__WEBPACK_IMPORTED_MODULE_0__/* .ParsedFiles */ .p()) {
    const { body, problems } = parsed.parse(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCK_FILE */ .FI, text);
    const [problem] = problems;
    if (problem !== undefined) {
        return { problem: `line ${problem.range.startLine}: ${problem.message}` };
    }
    const locked = new Map();
    for (const { type, labels, body: entry, range } of body.blocks) {
        const [label = ''] = labels;
        const isWhole = type === 'provider' && label.split('/').length === 3;
        const address = (0,_source_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readProviderAddress */ .Ww)(label, program);
        const version = (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .literalText */ .bK)((0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .attributeIn */ .yo)(entry, 'version')) ?? '';
        const hashes = (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .attributeIn */ .yo)(entry, 'hashes');
        const texts = hashes?.kind === 'tuple' ? hashes.items.map(_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .literalText */ .bK) : [];
        const isRepeated = new Set(entry.attributes.map(({ name }) => name)).size < entry.attributes.length;
        const isRead = isWhole && 'value' in address && VERSION.test(version) && !isRepeated;
        if (!isRead || texts.includes(undefined) || locked.has(address.value)) {
            return { problem: `line ${range.startLine}: this entry is not as \`init\` writes it` };
        }
        locked.set(address.value, {
            address: address.value,
            version,
            hashes: new Set(texts.flatMap((hash) => hash ?? [])),
            line: range.startLine,
        });
    }
    if (body.attributes.length > 0)
        return { problem: 'it has arguments outside of its entries' };
    return { value: locked };
}
//# sourceMappingURL=lock-file.js.map

/***/ }),

/***/ 84029:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: function() { return /* binding */ readModuleSource; },
/* harmony export */   Ww: function() { return /* binding */ readProviderAddress; },
/* harmony export */   nZ: function() { return /* binding */ pinOf; },
/* harmony export */   qL: function() { return /* binding */ impliedProvider; },
/* harmony export */   qi: function() { return /* binding */ isBuiltIn; },
/* harmony export */   rk: function() { return /* binding */ readHost; },
/* harmony export */   sx: function() { return /* binding */ DEFAULT_REGISTRY; },
/* harmony export */   y: function() { return /* binding */ exactVersion; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74709);


/** The registry of addresses that name none. */
const DEFAULT_REGISTRY = {
    terraform: 'registry.terraform.io',
    tofu: 'registry.opentofu.org',
};
/** Providers below this are a part of the program: nothing is installed. */
const BUILT_IN = 'terraform.io/builtin/';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
const PROVIDER_PART = /^(?:-|[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)$/;
/** A host in lower case without the port that its scheme has anyway; undefined if it is none. */
function readHost(text, usualPort = 443) {
    const host = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerAscii */ .dq)(text);
    if (!HOST.test(host))
        return undefined;
    return host.replace(new RegExp(`:0*${usualPort}$`), '');
}
/**
 * Reads the address of a provider: `aws`, `hashicorp/aws` or `registry.example.com/acme/aws`.
 *
 * @returns host, namespace and type; or what is wrong, as the end of a sentence about the address
 */
function readProviderAddress(text, program) {
    const problem = 'is no address of a provider, as in `hashicorp/aws`';
    const parts = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerAscii */ .dq)(text).split('/');
    const [type = '', namespace = 'hashicorp', host = DEFAULT_REGISTRY[program]] = parts.toReversed();
    const readableHost = readHost(host);
    const isWhole = PROVIDER_PART.test(type) && PROVIDER_PART.test(namespace) && parts.length <= 3;
    if (!isWhole || readableHost === undefined)
        return { problem };
    return { value: `${readableHost}/${namespace}/${type}` };
}
/** The address of a provider that only a local name stands for. */
function impliedProvider(localName, program) {
    if (localName === 'terraform')
        return { value: `${BUILT_IN}terraform` };
    return readProviderAddress(localName, program);
}
/** Whether a provider is a part of the program. */
function isBuiltIn(address) {
    return address.startsWith(BUILT_IN);
}
/** The endings of archives that the programs unpack, and whose checksum they compare. */
const ARCHIVE = /\.(?:zip|tar\.gz|tgz|tar\.bz2|tbz2|tar\.xz|txz)$/;
/** A step of a path, as it is written: no escapes but that of a blank. */
const STEP = /^(?:[A-Za-z0-9_.~+@=,()-]|%20)+$/;
/** One parameter without an escape. */
const QUERY = /^([a-z]+)=([A-Za-z0-9_.~+@=,:/][A-Za-z0-9_.~+@=,:/-]*)$/;
const USER = /^[A-Za-z0-9_.-]+$/;
/**
 * Reads the source of a module.
 *
 * @param text as the program gets it, after escapes of texts were resolved
 * @returns the source; or what is wrong, as the end of a sentence about it
 */
function readModuleSource(text, program) {
    // A heredoc ends with a line break, which both programs take away.
    const source = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd)(text);
    if (/^\.\.?[/\\]/.test(source)) {
        if (source === text)
            return { value: { kind: 'local', path: source } };
        return { problem: 'has white space around a path. Write the path alone, between quotes' };
    }
    const refusal = REFUSED.find(({ pattern }) => pattern.test(source));
    if (refusal !== undefined)
        return { problem: refusal.why };
    const [, forced, address = ''] = /^(?:([a-z0-9]+)::)?(.*)$/s.exec(source) ?? [];
    const [beforeQuery, query] = splitAt(address, '?');
    const [, name = '', value = ''] = QUERY.exec(query ?? '') ?? [];
    if (query !== undefined && (name === '' || /\/\/|\.\./.test(value))) {
        return { problem: SEVERAL_PARAMETERS };
    }
    const parameter = query === undefined ? undefined : { name, value };
    // The two slashes after a scheme are none before a directory.
    const scheme = /^[a-z][a-z0-9+.-]*:\/\//.exec(beforeQuery)?.[0] ?? '';
    const [beginning, subdirectory] = splitAt(beforeQuery.slice(scheme.length), '//');
    const packageText = scheme + beginning;
    const isWhole = subdirectory === undefined || subdirectory === '' || isPath(subdirectory.replace(/\/$/, ''));
    if (!isWhole || packageText === '')
        return { problem: NOT_WHOLE };
    const found = readPackage(forced, packageText, program);
    if ('problem' in found)
        return found;
    const expected = PARAMETERS[found.value.kind];
    if (parameter !== undefined && !expected.includes(parameter.name)) {
        return { problem: SEVERAL_PARAMETERS };
    }
    return { value: { ...found.value, query: parameter } };
}
const NOT_WHOLE = 'has a step that is empty, `.`, `..` or escaped. Write host and path out, with at most one `//` before the directory in the package';
const SEVERAL_PARAMETERS = 'has a query that changes what is fetched. One parameter can stand there: `ref` of a git repository, `checksum` of an archive, `digest` or `tag` of an OCI package';
/** The parameters that a source of each kind may have. */
const PARAMETERS = {
    registry: [],
    git: ['ref'],
    archive: ['checksum'],
    oci: ['digest', 'tag'],
};
const REFUSED = [
    { pattern: /[^\x21-\x7e]/, why: 'has a space or a character that is not ASCII' },
    { pattern: /[#\\]/, why: 'has a fragment or a backslash' },
    {
        pattern: /^(?:\/|~|\.|[A-Za-z]:)|^(?:[A-Za-z0-9_]+::)*(?:[Ff][Ii][Ll][Ee]:|\.|\/|~)/,
        why: 'names a directory of the machine that plans',
    },
    { pattern: /::.*::/s, why: 'has two prefixes as in `git::`' },
    {
        pattern: /^(?:git::)?(?:[Hh][Tt][Tt][Pp]|[Gg][Ii][Tt]):\/\//,
        why: 'is fetched without encryption. Write https',
    },
];
/** Splits a text at the first of these marks; the mark is left out. */
function splitAt(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
function isPath(path) {
    return path.split('/').every((step) => STEP.test(step) && step !== '.' && step !== '..');
}
function readPackage(forced, text, program) {
    if (text.includes('://'))
        return readUrl(forced, text);
    if (forced !== undefined && forced !== 'git')
        return { problem: UNKNOWN };
    const scp = /^git@([^/:@]+):([^:]+)$/.exec(text);
    if (scp !== null)
        return namedPackage('git', scp[1], scp[2], 22);
    const isOnGit = forced === undefined || /^(?:github\.com|bitbucket\.org)\//.test(text);
    return isOnGit ? readShortForm(text, program) : { problem: UNKNOWN };
}
const UNKNOWN = 'is in a form that is not read here. Write it as in `git::https://github.com/acme/vpc.git`, `acme/vpc/aws` or `https://example.com/vpc.zip`';
function readUrl(forced, text) {
    const [, scheme = '', user = '', host, path] = /^([a-z]+):\/\/(?:([^/@]*)@)?([^/@]+)\/(.+)$/s.exec(text) ?? [];
    if (user !== '' && !USER.test(user))
        return { problem: 'has a password in it' };
    const kind = PACKAGE_KINDS[`${forced ?? ''}::${scheme}`];
    if (kind === undefined)
        return { problem: UNKNOWN };
    if (scheme === 'ssh') {
        if (user !== 'git')
            return { problem: 'has another user than `git`' };
        return namedPackage(kind, host, path, 22);
    }
    const found = namedPackage(kind, host, path);
    if (user === '' || 'problem' in found)
        return found;
    return { value: { kind, name: `${user}@${found.value.name}` } };
}
const PACKAGE_KINDS = {
    'git::https': 'git',
    'git::ssh': 'git',
    '::https': 'archive',
    's3::https': 'archive',
    'gcs::https': 'archive',
    '::oci': 'oci',
};
/** @param usualPort of the scheme, which is left out of the name */
function namedPackage(kind, host, path, usualPort = 443) {
    const readableHost = readHost(host ?? '', usualPort);
    if (readableHost === undefined || !isPath(path ?? ''))
        return { problem: NOT_WHOLE };
    return { value: { kind, name: `${readableHost}/${path}` } };
}
const REGISTRY_NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/;
const TARGET_SYSTEM = /^[0-9a-z]{1,64}$/;
/** Reads a source without a scheme: a repository on GitHub or Bitbucket, or a module of a registry. */
function readShortForm(text, program) {
    const steps = text.split('/');
    const [first = '', owner, repository] = steps;
    if (first === 'github.com' || first === 'bitbucket.org') {
        // Further steps are a directory in the repository.
        if (owner === undefined || repository === undefined || !isPath(text)) {
            return { problem: NOT_WHOLE };
        }
        return namedPackage('git', first, `${owner}/${repository.replace(/\.git$/, '')}.git`);
    }
    if (steps.length < 3 || steps.length > 4)
        return { problem: UNKNOWN };
    const host = steps.length === 4 ? readHost(first) : DEFAULT_REGISTRY[program];
    const [namespace = '', name = '', system = ''] = steps.slice(-3);
    const isNamed = REGISTRY_NAME.test(namespace) && REGISTRY_NAME.test(name);
    const isHost = host !== undefined && (/[.:]/.test(host) || host === 'localhost');
    if (!isNamed || !TARGET_SYSTEM.test(system) || !isHost)
        return { problem: UNKNOWN };
    if (/^(?:github\.com|bitbucket\.org)$/.test(host))
        return { problem: UNKNOWN };
    return { value: { kind: 'registry', name: `${host}/${namespace}/${name}/${system}` } };
}
/** What a version tag looks like: `v1.2.0`, `vpc-1.2`, `modules/vpc/v3`. A branch may have such a name, too. */
const TAG = /^(?![0-9a-f]{4,64}$)(?!refs\/)[A-Za-z0-9](?:[A-Za-z0-9_./+-]*[A-Za-z0-9_+-])?$/;
/**
 * How a source is pinned; undefined if it is not: whoever may push there, or publish a version, then chooses the code.
 *
 * @param version what the call of the module says of its version
 */
function pinOf({ kind, name, query }, version) {
    if (kind === 'registry') {
        const exact = exactVersion(version);
        return exact === undefined ? undefined : { kind: 'version', version: exact };
    }
    if (query === undefined)
        return undefined;
    const { name: parameter, value } = query;
    switch (parameter) {
        case 'ref':
            if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
                return { kind: 'commit', commit: value };
            return isTag(value) ? { kind: 'tag', tag: value } : undefined;
        case 'tag':
            return isTag(value) ? { kind: 'tag', tag: value } : undefined;
        case 'digest':
            return /^sha256:[0-9a-f]{64}$/.test(value) ? { kind: 'content' } : undefined;
        default: {
            const isChecksum = /^sha(?:256:[0-9a-f]{64}|512:[0-9a-f]{128})$/.test(value);
            // Of what is no archive the programs compare no checksum.
            return isChecksum && ARCHIVE.test(name) ? { kind: 'content' } : undefined;
        }
    }
}
function isTag(value) {
    return TAG.test(value) && /\d/.test(value);
}
const EXACT = new RegExp(String.raw `^${_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .SPACES */ .mp}=?${_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .SPACES */ .mp}v?(\d+(?:\.\d+){0,2}(?:-[0-9A-Za-z.-]+)?)${_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .SPACES */ .mp}$`);
/** The version if a constraint allows one alone; undefined if it allows several, or none. */
function exactVersion(constraint) {
    return EXACT.exec(constraint)?.[1];
}
//# sourceMappingURL=source-address.js.map

/***/ }),

/***/ 30317:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: function() { return /* binding */ wordsIn; },
/* harmony export */   Zj: function() { return /* binding */ terragruntFilesIn; },
/* harmony export */   Zv: function() { return /* binding */ filesOfUnit; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56949);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(239);
/* harmony import */ var _model_path_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18048);
/**
 * The files that Terragrunt reads for a unit. It runs hooks, commands and programs that they name, so they count as code.
 * Which ones are read is not evaluated: every file that may be meant is one of them.
 */




const UNIT_FILES = ['terragrunt.hcl', 'terragrunt.hcl.json', 'terragrunt.stack.hcl'];
/** The files in a directory of which one is the unit's, as absolute paths: which one, the version of Terragrunt decides. */
function terragruntFilesIn(directory, files) {
    const names = files.readDirectory(directory);
    return UNIT_FILES.filter((name) => names.includes(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, name));
}
const MOST_FILES = 200;
/**
 * The files that a unit is made of, absolute; undefined if it is not certain which they are.
 *
 * @param path of the unit's file
 * @param root absolute path of the repository
 * @param tracked what git tracks in it, relative to it
 */
function filesOfUnit(path, root, { files, parsed }, tracked) {
    const inRepository = [...tracked];
    const found = new Set([path]);
    const addIfThere = (candidate) => {
        if (!files.readDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(candidate)).includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(candidate)))
            return;
        if (files.readFile(candidate) !== undefined)
            found.add(candidate);
    };
    // More are found while the loop runs: those that a file names.
    for (const each of found) {
        if (found.size > MOST_FILES)
            return undefined;
        const text = files.readFile(each);
        const isJson = each.endsWith('.hcl.json');
        if (text === undefined || !(isJson || each.endsWith('.hcl')))
            continue;
        const { body, problems } = parsed.parse((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each), text);
        if (problems.length > 0)
            return undefined;
        // What is included is looked for in every directory above.
        const above = directoriesUpTo(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each));
        for (const directory of above) {
            for (const name of ['terragrunt.hcl', 'root.hcl'])
                addIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, name));
        }
        for (const ending of endingsIn(body, isJson)) {
            if (ending === undefined)
                return undefined;
            for (const directory of above) {
                addIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, ending));
                for (const name of UNIT_FILES)
                    addIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, ending, name));
            }
            const tail = ending.replace(/^(?:\.{0,2}\/)+/, '');
            // A word without a step or an ending is looked for only beside what names it.
            if (tail === '' || !/[/.]/.test(ending))
                continue;
            for (const candidate of inRepository) {
                if (candidate === tail || candidate.endsWith(`/${tail}`))
                    found.add((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, candidate));
            }
        }
    }
    return [...found];
}
/** A directory and those around it, up to `root`, or to that of the disk. */
function directoriesUpTo(root, directory) {
    const directories = [directory];
    for (const inner of directories) {
        const outer = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(inner);
        if (inner !== root && inner !== outer)
            directories.push(outer);
    }
    return directories;
}
/**
 * The ends of all texts that may name a file: undefined for one whose end has to be computed.
 *
 * @param isJson whether objects stand for blocks
 */
function endingsIn(body, isJson) {
    return [
        ...body.attributes.flatMap(({ name, value }) => PATHS.includes(name) && !isWrittenPath(value) ? [undefined] : endingsOf(value, isJson)),
        ...body.blocks.flatMap((block) => endingsIn(block.body, isJson)),
    ];
}
/** A text, and the words of it: what a shell gets names programs among others. */
function wordsIn(text) {
    const all = [text, ...(0,_model_path_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pathWords */ .x)(text)].flatMap((word) => [
        word,
        (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimSpace */ .Pd)(word),
        (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_2__/* .normalized */ .A9)(word),
    ]);
    return [...new Set(all)].filter((word) => /^[^\n\0]*[^\n\0./][^\n\0]*$/.test(word));
}
function endingsOf(value, isJson) {
    switch (value.kind) {
        case 'literal':
            return typeof value.value === 'string' ? wordsIn(value.value) : [];
        case 'template':
            return value.parts.flatMap((part) => endingsOf(part, isJson).map((ending) => ending?.replace(/^\/+/, '')));
        case 'object':
            return value.entries.flatMap(({ key, value: inner }) => {
                const isPath = isJson && key.kind === 'literal' && PATHS.includes(String(key.value));
                return isPath && !isWrittenPath(inner)
                    ? [undefined]
                    : [...endingsOf(key, isJson), ...endingsOf(inner, isJson)];
            });
        case 'traversal':
            return [];
        case 'call': {
            const inner = value.arguments.flatMap((part) => endingsOf(part, isJson));
            const [first] = value.arguments;
            const isRead = READING.includes(value.name);
            return isRead && first !== undefined && !isWrittenPath(first) ? [...inner, undefined] : inner;
        }
        case 'for':
            return [value.collection, value.key, value.value, value.condition].flatMap((part) => part === undefined ? [] : endingsOf(part, isJson));
        default:
            return (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(value).flatMap((part) => endingsOf(part, isJson));
    }
}
/** Arguments that name what Terragrunt reads. */
const PATHS = ['path', 'config_path'];
/** Whether the end of a path is written out, or it is that of a file that is looked for by its name. */
function isWrittenPath(value) {
    if (value.kind === 'literal')
        return true;
    if (value.kind === 'template') {
        const last = value.parts.at(-1);
        return last !== undefined && isWrittenPath(last);
    }
    return (value.kind === 'call' &&
        value.name === 'find_in_parent_folders' &&
        value.arguments.every((argument) => argument.kind === 'literal'));
}
/** Functions that read or run what they are given. */
const READING = ['read_terragrunt_config', 'run_cmd', 'file', 'templatefile', 'sops_decrypt_file'];
//# sourceMappingURL=terragrunt.js.map

/***/ }),

/***/ 74709:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WD: function() { return /* binding */ isConstraint; },
/* harmony export */   Wb: function() { return /* binding */ leaveOnly; },
/* harmony export */   ib: function() { return /* binding */ satisfies; },
/* harmony export */   mp: function() { return /* binding */ SPACES; }
/* harmony export */ });
/** Constraints on versions of providers, as in `>= 1.2, < 2.0`. Source: hashicorp/go-version 1.7. */
/** White space in regular expressions of Go. */
const SPACES = String.raw `[\t\n\f\r ]*`;
const TERM = new RegExp(String.raw `^${SPACES}(=|!=|>=|<=|~>|>|<)?${SPACES}v?(\d{1,9}(?:\.\d{1,9}){0,2})(?:-([0-9A-Za-z.-]+))?${SPACES}$`);
/** Whether a text is a list of constraints that this file can apply. */
function isConstraint(text) {
    return termsOf(text) !== undefined;
}
/** Whether a version fits all constraints of a text. What cannot be read fits none. */
function satisfies(version, constraint) {
    const [term] = termsOf(version) ?? [];
    return term !== undefined && fitsAll(term.version, constraint);
}
/**
 * Whether constraints that have to hold together leave only versions that one of the allowed constraints fits, of all that
 * there may ever be. A version before a release is installed only where `=` names it.
 *
 * @param used what cannot be read restricts nothing
 */
function leaveOnly(used, allowed) {
    const terms = used.flatMap((text) => termsOf(text) ?? []);
    const allowedTerms = allowed.flatMap((text) => termsOf(text) ?? []);
    const isLeft = (version) => terms.every((term) => mayFit(version, term));
    const named = terms.flatMap(({ operator, version }) => (operator === '=' ? version : []));
    // What holds for a version holds for all up to the next of these.
    const steps = [...terms, ...allowedTerms].flatMap(({ version: { numbers } }) => {
        const [major = 0, minor = 0, patch = 0] = numbers;
        return [numbers, [major, minor, patch + 1], [major, minor + 1, 0], [major + 1, 0, 0]];
    });
    const releases = [[0, 0, 0], ...steps].map((numbers) => ({ ...RELEASE, numbers }));
    return [...releases, ...named]
        .filter(isLeft)
        .every((version) => allowed.some((text) => fitsAll(version, text)));
}
const RELEASE = { written: 3, prerelease: '' };
/** Whether a program may install a version under a term: of what is before a release, this file knows equality alone. */
function mayFit(version, term) {
    const isNearRelease = version.prerelease !== '' || term.version.prerelease !== '';
    return (isNearRelease && !/^!?=$/.test(term.operator)) || fits(version, term);
}
function fitsAll(version, constraint) {
    return termsOf(constraint)?.every((term) => fits(version, term)) ?? false;
}
function termsOf(text) {
    const terms = [];
    for (const part of text.split(',')) {
        const found = TERM.exec(part);
        if (found === null)
            return undefined;
        const [, operator = '=', numbers = '', prerelease = ''] = found;
        const written = numbers.split('.').map(Number);
        const padded = [...written, 0, 0].slice(0, Math.max(3, written.length));
        terms.push({
            operator,
            version: { numbers: padded, written: written.length, prerelease },
        });
    }
    return terms;
}
function fits(version, { operator, version: bound }) {
    const differences = version.numbers.map((number, at) => number - (bound.numbers[at] ?? 0));
    const order = differences.find((difference) => difference !== 0) ?? 0;
    const isSame = order === 0 && version.prerelease === bound.prerelease;
    if (operator === '=')
        return isSame;
    if (operator === '!=')
        return !isSame;
    // A version before a release is installed only where it is named as the one that is meant.
    if (version.prerelease !== '' || bound.prerelease !== '')
        return false;
    switch (operator) {
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default: {
            // All numbers but the last one that is written stay.
            const staying = bound.numbers.slice(0, Math.max(1, bound.written - 1));
            return order >= 0 && staying.every((number, at) => version.numbers[at] === number);
        }
    }
}
//# sourceMappingURL=version-constraint.js.map

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

/***/ })

};
;