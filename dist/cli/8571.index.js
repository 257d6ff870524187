"use strict";
exports.id = 8571;
exports.ids = [8571,1741];
exports.modules = {

/***/ 78571:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineExceptions: function() { return /* binding */ examineExceptions; },
/* harmony export */   examineLocal: function() { return /* binding */ examineLocal; },
/* harmony export */   examineOpa: function() { return /* binding */ examineOpa; },
/* harmony export */   examineSources: function() { return /* binding */ examineSources; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60439);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34271);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28187);
/* harmony import */ var _plan_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38717);
/* harmony import */ var _plan_planned_as_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50564);
/* harmony import */ var _rego_open_own_policies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1767);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74913);
/* harmony import */ var _plan_default_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33721);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24953);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74423);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37694);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(29272);
/* harmony import */ var _settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17094);
/**
 * Examines what this machine has: the file of exceptions, the `opa` on the PATH, and what a gate without a service needs.
 * That is what plans, what judges, and the branch whose policies count.
 */
















async function examineLocal(local, io) {
    return [
        ...(await examinePlan(local, io)),
        ...(await examineOwnPolicies(local, io)),
        await examineBranch(local, io),
    ];
}
/** What plans: a program of this machine, or another job, whose plan needs a digest. */
async function examinePlan({ plans, gate }, io) {
    const isSetByExpression = gate?.setByExpression.includes('plan') === true;
    const here = plans.from === 'file' ? { files: plans.files } : { files: [], engine: plans.engine };
    const { files, engine } = gate === undefined
        ? here
        : { files: [gate.inputs['plan'] ?? ''].filter(Boolean), engine: gate.inputs['engine'] };
    if (!isSetByExpression && files.length === 0)
        return [examineEngine(engine, io)];
    const planner = (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('plan', `another job plans${files.length > 0 ? `: ${files.join(', ')}` : ''}`);
    return [planner, await examineDigest(files, gate, io)];
}
/** @param engine the program that the settings name; undefined if any will do */
function examineEngine(engine, { environment }) {
    const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
    const program = wanted.find((name) => (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(name, environment) !== undefined);
    if (program !== undefined)
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('plan', `${program} on the PATH plans`);
    const seen = `no ${wanted.join(' and no ')} on the PATH here, so nothing plans`;
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('plan', seen, `Install one, or judge the plan of another job: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .planRecipe */ .kX)()}.`);
}
/** Whether a digest says what the plan of another job was made of. @param plans paths, as far as they are known */
async function examineDigest(plans, gate, { workingDirectory }) {
    const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
    if (setInputs.includes('plan-digest'))
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('digest', '`plan-digest` says which plan it is');
    if (gate?.writesDigest === true)
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('digest', 'a step of the workflow writes it');
    for (const plan of plans) {
        const path = (0,_plan_digest_js__WEBPACK_IMPORTED_MODULE_4__.digestPath)(plan);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path)).catch(() => undefined);
        if (found?.isFile() === true)
            return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('digest', `${path} is there`);
    }
    const fix = `Run ${_plan_planned_as_js__WEBPACK_IMPORTED_MODULE_5__/* .DIGEST_COMMAND */ .Bh} after the plan, and hand on what it prints as \`plan-digest\`: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .planRecipe */ .kX)()}.`;
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('digest', 'none is seen, and in a job a plan without one is undecided', fix);
}
/** The team's own policies: whether they can be opened, where they are and what judges by them. */
async function examineOwnPolicies({ settings, root, gate, jobTree }, io) {
    const { directory } = settings.plan;
    const { policies } = settings.policy;
    const { timeoutMs } = settings.job;
    // Paths in a workflow are relative to the repository.
    const workingDirectory = gate === undefined ? io.workingDirectory : root;
    const own = await (0,_rego_open_own_policies_js__WEBPACK_IMPORTED_MODULE_6__.openOwnPolicies)({ directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.workingDirectory, directory), policies, timeoutMs }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + timeoutMs }, true);
    if ('problems' in own) {
        return own.problems.map(({ message }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problem */ .CC)('policies', message, `See ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .ownPage */ .SO)('docs/own-policies.md')}.`));
    }
    await own.close();
    if (own.missing !== undefined)
        return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .unknown */ .L5)('policies', own.missing)];
    const sources = own.sources.map((source) => (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .hD)(source)).join(' and ');
    if (own.policies.length === 0) {
        const places = sources || _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_DIRECTORIES */ .BL.map(_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .hD).join(' or ');
        const seen = `none is in ${places}, so nothing judges`;
        return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('policies', seen, '`plangate init --local` writes a first one with its test.')];
    }
    const rules = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countWords */ .rj)(own.policies.length, 'rule');
    const seen = `${rules} in ${sources}, judged by ${own.judgedBy ?? 'nothing'}: ${own.policies.join(', ')}`;
    return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('policies', seen), ...own.notices.map((notice) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('policies', notice))];
}
/** Examines the default branch, from which a job takes its policies. */
async function examineBranch({ root, jobTree }, io) {
    const subject = 'default branch';
    try {
        // In a job for a proposed change, the CI host may name the default branch; elsewhere git is asked.
        const { commit } = await (0,_plan_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .defaultBranchCommit */ .Lc)(root, jobTree, io);
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)(subject, `is known, at ${commit.slice(0, 12)}: in a job its policies judge`);
    }
    catch (error) {
        const fix = 'In a job policies come from there. Push it, or name policies at a pinned URL.';
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)(subject, `cannot be asked: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_15__/* .errorMessage */ .g)(error)}`, fix);
    }
}
/** Reads the file of exceptions as a check does. The findings say what is wrong in it, and what has ended or ends soon. */
async function examineExceptions({ plan: { directory }, policy: { exceptionsFile: written } }, jobTree, io) {
    if (written === undefined)
        return [];
    const { findExceptions } = await __webpack_require__.e(/* import() */ 8745).then(__webpack_require__.bind(__webpack_require__, 71126));
    const { workingDirectory } = io;
    const place = { directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, directory), workingDirectory, jobTree };
    const found = await findExceptions({ written, ...place }, io);
    if ('notice' in found)
        return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('exceptions', found.notice)];
    const today = io.clock.date().toISOString().slice(0, 10);
    const parsed = 'text' in found ? (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_11__.parseExceptions)(found.text, today) : found;
    if ('problems' in parsed) {
        const fix = `See ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .ownPage */ .SO)('docs/exceptions.md')}.`;
        return parsed.problems.map(({ where, message }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problem */ .CC)('exceptions', withoutFullStop(`${where} ${message}`), fix));
    }
    const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
    const endSentences = parsed.exceptions.flatMap((exception) => (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_11__/* .endSentence */ ._v)(exception, today) ?? []);
    return [
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('exceptions', `${written} has ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countWords */ .rj)(parsed.exceptions.length, 'exception')}`),
        ...endSentences.map((sentence) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('exceptions', withoutFullStop(sentence), fix)),
    ];
}
/** Reads the list of allowed sources as a check does. */
async function examineSources({ plan: { directory }, policy: { allowedSourcesFile: written } }, jobTree, io) {
    if (written === undefined)
        return [];
    const { readAllowedSources } = await Promise.all(/* import() */[__webpack_require__.e(9365), __webpack_require__.e(5013)]).then(__webpack_require__.bind(__webpack_require__, 25013));
    const { workingDirectory } = io;
    const place = { directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, directory), workingDirectory, jobTree };
    const read = await readAllowedSources({ written, ...place }, io);
    const fix = `See ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .ownPage */ .SO)('docs/allowed-sources.md')}.`;
    if ('missing' in read)
        return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problem */ .CC)('allowed-sources', withoutFullStop(read.missing), fix)];
    if ('problems' in read) {
        return read.problems.map(({ where, message }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problem */ .CC)('allowed-sources', withoutFullStop(`${where} ${message}`), fix));
    }
    const { providers, modules, also, level } = read.allowed;
    const today = io.clock.date().toISOString().slice(0, 10);
    const counts = `${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countWords */ .rj)(providers.length, 'provider')}, ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countWords */ .rj)(modules.length, 'module')} and ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countWords */ .rj)(also.length, 'other')}`;
    const endings = [...providers, ...modules, ...also].flatMap(({ source, until }) => {
        if (until === undefined)
            return [];
        const days = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_11__/* .daysLeft */ .H_)({ until }, today);
        if (days > 30)
            return [];
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .hD)(source)} ${days < 0 ? 'was allowed' : 'is allowed'} until ${until}`;
    });
    return [
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('allowed-sources', `${written} allows ${counts}, ${level}`),
        ...endings.map((seen) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('allowed-sources', seen, 'Remove it, or give it a new end.')),
    ];
}
/** As findings are written. */
function withoutFullStop(sentence) {
    return sentence.replace(/\.$/, '');
}
/**
 * Examines the `opa` on the PATH, where policies in Rego are judged on this machine.
 *
 * @param judgesAlone whether an option or a workflow asks for a check without a service
 * @param judgesBeside whether a check of this call judges by them beside a service, on this machine
 * @returns nothing for a repository that neither asks for that nor has policies in Rego
 */
async function examineOpa(root, { judgesAlone, judgesBeside }, { executeBounded, environment, signal }) {
    if (!judgesAlone && !judgesBeside && (await (0,_settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_12__/* .findOwnPolicies */ .KI)(root)) === undefined)
        return [];
    const { findOpa } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809));
    const { howToGetOpa } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809));
    const opa = await findOpa({ executeBounded, environment, signal });
    if (opa === undefined) {
        const whose = judgesBeside ? 'own policies have' : 'a check without a service has';
        const seen = `none on the PATH: ${whose} nothing that judges`;
        return judgesBeside
            ? [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problem */ .CC)('opa', seen, howToGetOpa(), _command_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.undecided)]
            : [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .note */ .N4)('opa', seen, howToGetOpa())];
    }
    if ('problem' in opa)
        return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problem */ .CC)('opa', opa.problem, howToGetOpa())];
    return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__.ok)('opa', `${opa.version} judges policies in Rego without a service`)];
}
//# sourceMappingURL=examine-local.js.map

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

/***/ }),

/***/ 33721:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: function() { return /* binding */ defaultBranchCommit; },
/* harmony export */   Ry: function() { return /* binding */ findMoved; },
/* harmony export */   ub: function() { return /* binding */ openDefaultBranchTree; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71650);
/* harmony import */ var _trust_git_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3790);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80734);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51741);
/* harmony import */ var _configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56949);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3543);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53776);
/**
 * The other side of a comparison: the files of the default branch, written into a directory that is deleted afterwards, to
 * plan them by the same engine as the files that are judged. A pull request chooses none of them.
 */











/** Opens the tree. Nothing is fetched or written before the first `rootOf`; `close` deletes what was written. */
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
    const workspace = (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .jobDirectoryOf */ .Yc)(jobTree, workingDirectory);
    /** By root of the repository: the directory with the files of its default branch. */
    const directories = new Map();
    const temporaryDirectories = [];
    const writeFiles = async (repositoryRoot) => {
        const { commit, repository } = await defaultBranchCommit(repositoryRoot, jobTree, ports);
        const root = (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__/* .makeTemporary */ .ww)('plangate-default-branch-');
        temporaryDirectories.push(root);
        // What it plans decides which failures are old. Git itself does not compare what it reads with its id.
        if (!(await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .writeCommit */ .rV)(commit, repository, root, ports))) {
            throw new Error('git has not all of its files, or has other ones in their place');
        }
        return root;
    };
    return {
        /** Where the default branch has what is in this absolute directory of the checkout. Rejects with a sentence. */
        async rootOf(root) {
            const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findAround */ .Di)(root, workspace).repository?.root;
            if (repository === undefined)
                throw new Error('its files are in no git repository');
            const writing = directories.get(repository) ?? writeFiles(repository);
            directories.set(repository, writing);
            const rootOnBranch = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await writing, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, root));
            // Git knows no empty directories. One without files has nothing to plan.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(rootOnBranch, { recursive: true });
            return rootOnBranch;
        },
        close: () => {
            for (const root of temporaryDirectories)
                (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__/* .removeTemporary */ .cF)(root);
        },
    };
}
/** The last commit of the default branch. Rejects with the end of a sentence. */
async function defaultBranchCommit(root, jobTree, ports) {
    return jobTree.proposed
        ? jobTree.trustedCommit(root)
        : (0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_4__.trustedCommit)({ repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openAt */ ._8)(root), branch: undefined }, ports);
}
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
    const files = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__.searchedFiles)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, parsed);
    const { modules, unclear } = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__.readConfiguration)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, workingDirectory), files);
    // A file that is not read for certain may have other blocks: then nothing has moved, and each failure is a new one.
    if (unclear.length > 0)
        return new Map();
    const addresses = before.document.resource_changes.map(({ address }) => address);
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
            const from = addressIn((0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .attributeIn */ .yo)(block.body, 'from'));
            const to = addressIn((0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .attributeIn */ .yo)(block.body, 'to'));
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
        address += isName ? `.${value}` : (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .writeIndex */ ._M)(value);
    }
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .splitAddress */ .lS)(address);
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
    const lengths = new Set();
    for (const [at, { module, from }] of moves.entries()) {
        const parts = [...module, ...from].map(_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe);
        lengths.add(parts.length);
        const key = parts.join('.');
        const known = byObject.get(key);
        if (known === undefined)
            byObject.set(key, [at]);
        else
            known.push(at);
    }
    return (address) => {
        const parts = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .splitAddress */ .lS)((0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe)(address));
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
    const parts = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .splitAddress */ .lS)(address);
    const prefix = parts.slice(0, module.length);
    if (prefix.map(_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe).join('.') !== module.join('.'))
        return undefined;
    const partsOfObject = parts.slice(module.length, module.length + from.length);
    const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
    if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
        return undefined;
    if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.'))
        return undefined;
    if (lastPart !== lastOfFrom && (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe)(lastPart) !== lastOfFrom)
        return undefined;
    // The key at the end, such as `[0]`, if the block names the object without its key.
    const key = lastPart.slice(lastOfFrom.length);
    if (key !== '' && lastOfTo.includes('['))
        return undefined;
    const rest = parts.slice(module.length + from.length);
    return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
//# sourceMappingURL=default-branch.js.map

/***/ })

};
;