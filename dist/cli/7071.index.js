"use strict";
exports.id = 7071;
exports.ids = [7071];
exports.modules = {

/***/ 77071:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initSources: function() { return /* binding */ initSources; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/resolve-directory.js
var resolve_directory = __webpack_require__(51434);
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
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/allowed-sources/find-used.js + 1 modules
var find_used = __webpack_require__(10853);
// EXTERNAL MODULE: ./build/src/allowed-sources/lock-file.js
var lock_file = __webpack_require__(98277);
// EXTERNAL MODULE: ./build/src/allowed-sources/terragrunt.js
var terragrunt = __webpack_require__(30317);
// EXTERNAL MODULE: ./build/src/allowed-sources/source-address.js
var source_address = __webpack_require__(84029);
;// CONCATENATED MODULE: ./build/src/allowed-sources/write-list.js
/** Writes a list of allowed sources from what configurations use. */


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
    const unread = used.flatMap(({ refused, doubts }) => [
        ...refused,
        ...doubts.map(({ says, place }) => ({ text: (0,sentence/* toPlainText */.bo)(says), place })),
    ]);
    const isAdvisory = withoutPin.length + unread.length > 0;
    const list = {
        $schema: SCHEMA,
        enforcement_level: isAdvisory ? 'advisory' : 'mandatory',
        providers: [...providers].sort(),
        modules: names.map((source) => (byTag.has(source) ? { source, tags: true } : source)),
        also: [...new Set(also)].sort(),
    };
    return {
        text: `${JSON.stringify(list, undefined, 2)}\n`,
        isAdvisory,
        withoutPin,
        byTag: [...byTag].sort(),
        unread,
    };
}
//# sourceMappingURL=write-list.js.map
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/tools/init/write-files.js
var write_files = __webpack_require__(3497);
;// CONCATENATED MODULE: ./build/src/tools/init/init-sources.js
/** Writes the list of allowed sources from what the configurations of this repository use. */

















const FILE = 'allowed-sources.json';
async function initSources(input, io) {
    const root = (0,resolve_directory/* repositoryOf */._)(io.workingDirectory) ?? (0,external_node_path_.resolve)(io.workingDirectory);
    const { directories } = await (0,repository_contents/* findConfigurations */.PN)(root);
    if (directories.length === 0) {
        const message = 'holds no configuration: not a single .tf file in it or below.';
        throw (0,command_input/* usageError */.Wp)('this repository', message);
    }
    const json = (0,command_input/* flagOf */.iP)(input, 'json');
    if (!json && !(0,command_input/* flagOf */.iP)(input, 'force'))
        await (0,write_files/* refuseToReplace */.K4)([FILE], root);
    const { text, isAdvisory, withoutPin, byTag, unread } = writeList(readUsed(root, directories));
    const notices = [
        ...warnOfEach('without a pin', withoutPin, root),
        ...warnOfEach('not allowed by any entry', unread, root),
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
        ...(isAdvisory ? [WHY_ADVISORY] : []),
        `Merge it. Name its owners in CODEOWNERS: \`/${FILE} @acme/platform\`.`,
        `Then add \`allowed-sources: ${FILE}\` to plangate.yml.`,
    ];
    const next = `${shown} written, from ${from}. Next:\n${(0,write_files/* numberedList */.rX)(steps)}`;
    await io.out(isWritten ? next : 'Nothing was written.\n');
    return command/* EXIT */.dc.green;
}
const WHY_ADVISORY = 'It is advisory, because what the warnings name would fail in every pull request. Pin or remove that, and then set enforcement_level to mandatory.';
/** A warning for each text, with its first place and how many more there are. */
function warnOfEach(what, remarks, root) {
    return (0,report_text/* groupBy */.$z)(remarks, ({ text }) => [text]).map(([first, ...others]) => {
        const { path, line } = first.place ?? { path: root, line: 1 };
        const more = others.length === 0 ? '' : ` and ${(0,sentence/* formatNumber */.ZV)(others.length)} more`;
        return `warning: ${what}: ${first.text} (${(0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, path))}:${line}${more})`;
    });
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
        const lockFile = (0,lock_file/* readLockFile */.c)(files_here/* localFiles */.Jd.readFile((0,external_node_path_.join)(directory, file_names/* LOCK_FILE */.FI)) ?? '', 'terraform');
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
        doubts: one.doubts.filter(({ says, place }) => isNew((0,sentence/* toPlainText */.bo)(says), place)),
    }));
}
//# sourceMappingURL=init-sources.js.map

/***/ })

};
;