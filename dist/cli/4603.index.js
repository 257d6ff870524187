"use strict";
exports.id = 4603;
exports.ids = [4603,1741];
exports.modules = {

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   PP: function() { return /* binding */ directoriesOfModule; },
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








const MOST_MODULES = 1_000;
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
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
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
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
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
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
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
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 78378:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ addContents; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94264);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43962);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _plan_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38717);
/** Digests of what files hold, wherever their links lead. */








/** Of more files below one path, none is read. */
const MOST_FILES = 100_000;
/**
 * Adds a file, or all files of a directory without those of git.
 *
 * @param name what it is called in the contents
 * @param path absolute
 * @param isSkipped whether this path, and what is below it, is left out
 */
async function addContents(contents, name, path, { isSkipped, signal }) {
    const nameByPlace = new Map();
    const queue = [{ name, path }];
    // What a directory has is added to the queue while it is walked.
    for (const next of queue) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .takeTurn */ .Vm)(signal);
        if (queue.length > MOST_FILES) {
            contents.unread.push(name);
            return;
        }
        if (isSkipped(next.path))
            continue;
        for (const inside of addOne(contents, next, nameByPlace))
            queue.push(inside);
    }
}
/** Adds a file. @param nameByPlace of each directory that was read @returns what is in a directory that was not read before */
function addOne({ digests, unread }, { name, path }, nameByPlace) {
    const stats = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? 'missing', undefined);
    if (stats === 'missing') {
        digests.set(name, stats);
        return [];
    }
    if (stats?.isFile() === true) {
        const digest = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => (0,_plan_digest_js__WEBPACK_IMPORTED_MODULE_6__.sha256Of)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytesSync */ .js)(path, Number.POSITIVE_INFINITY)), undefined);
        if (digest === undefined)
            unread.push(name);
        else
            digests.set(name, (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .digest160 */ .SN)('file', digest));
        return [];
    }
    if (stats?.isDirectory() !== true) {
        unread.push(name);
        return [];
    }
    const place = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path);
    const before = nameByPlace.get(place);
    // Links may lead in a circle.
    if (before !== undefined) {
        digests.set(name, `as ${before}`);
        return [];
    }
    nameByPlace.set(place, name);
    const entries = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).sort(), undefined);
    if (entries === undefined)
        unread.push(name);
    return (entries ?? []).flatMap((entry) => entry === '.git' ? [] : { name: `${name}/${entry}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, entry) });
}
//# sourceMappingURL=file-contents.js.map

/***/ }),

/***/ 4603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: function() { return /* binding */ gate; }
});

// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/policy/vouch.js
var vouch = __webpack_require__(6325);
// EXTERNAL MODULE: ./build/src/policy/decide.js
var decide = __webpack_require__(38966);
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/src/policy/exception-notices.js
var exception_notices = __webpack_require__(345);
// EXTERNAL MODULE: ./build/src/policy/systems/judged-here.js
var judged_here = __webpack_require__(85643);
;// CONCATENATED MODULE: ./build/src/policy/run-events.js



const MENTIONED_ACTIONS = [
    'changed_policy_enforcements',
    'changed_task_enforcements',
    'ignored_policy_sets',
];
/** Notices that policies were left out, or enforced at a lower level than their own. */
function noticesOfEvents(events) {
    return events
        .filter(({ event }) => MENTIONED_ACTIONS.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || [])
        .map((description) => (0,finding/* finding */.gk)('policies-of-run', (0,sentence/* foreign */.V$)(description)));
}
/** Adds to overridden results who overrode them and why, where only one event can be meant. */
function attributeOverrides(results, events) {
    // Any action with this stem counts, so that an override under another name is never attributed to the wrong person.
    const [overriding, ...others] = events.filter(({ event }) => /overrid/i.test(event.attributes.action));
    if (overriding === undefined || others.length > 0)
        return [...results];
    const override = {
        by: overriding.actor,
        at: overriding.event.attributes['created-at'] ?? undefined,
        reason: overriding.comment,
    };
    return results.map((result) => {
        // What is approved by a comment on the change is in no event of the run.
        if (result.status !== 'overridden' || (0,judged_here/* isApprovedHere */.ik)(result))
            return result;
        return { ...result, override: { ...override, ...result.override } };
    });
}
//# sourceMappingURL=run-events.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/judge.js
var judge = __webpack_require__(77786);
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(29725);
// EXTERNAL MODULE: ./build/src/approvals/examine-lines.js
var examine_lines = __webpack_require__(33335);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(79925);
// EXTERNAL MODULE: ./build/src/approvals/plan-entries.js + 1 modules
var plan_entries = __webpack_require__(54059);
;// CONCATENATED MODULE: ./build/src/approvals/put-questions.js

/** The questions of a failure that people may approve: one for each of its messages, whole. */
function questionsOf(result) {
    const { policySet, output, message, answers = [] } = result;
    const about = { policySet, policy: askedPolicy(result) };
    if (answers.length === 0) {
        // A rule that is true or false gives no message of its own.
        return (output.length > 0 ? output : [message]).map((text) => ({ ...about, message: text }));
    }
    return answers.map((answer) => {
        const whole = answer.digested((json) => json);
        const { lines } = answer;
        if (answer.mayBeShown)
            return { ...about, message: whole };
        return { ...about, message: (0,canonical/* canonicalJson */.dj)({ lines }), hidden: whole };
    });
}
/** Two lines of `protect` may have one pattern, and ask other people. */
function askedPolicy({ system, policy, approval }) {
    const isOfNamed = system === 'guard' && approval !== undefined;
    return isOfNamed ? `${policy} by ${approval.approvers.join(', ')}` : policy;
}
/**
 * A failure, with what people answered to its questions.
 *
 * @param answers one for each question of `questionsOf`
 */
function withAnswers(result, answers) {
    const [first, ...others] = answers;
    // What nobody was asked, nobody approved.
    if (first === undefined)
        return result;
    const ofAll = first.given.filter(({ by }) => others.every(({ given }) => given.some((other) => other.by.id === by.id)));
    const missing = Math.max(...answers.map((answer) => answer.missing));
    const notCounted = [...new Set(answers.flatMap(({ why = [] }) => why))];
    const given = ofAll.map(({ by, at, reason }) => ({ by: by.login, at, reason }));
    const approval = result.approval && {
        approvers: result.approval.approvers,
        needed: Math.max(...answers.map(({ needed }) => needed)),
        missing,
        given,
        ...(missing > 0 && notCounted.length > 0 && { notCounted }),
    };
    const named = approval === undefined ? {} : { approval };
    if (missing > 0)
        return { ...result, ...named };
    const override = { ...overrideOf(answers), ...conditionOf(result) };
    return { ...result, ...named, status: 'overridden', override };
}
const conditionOf = ({ status }) => status === 'known-after-apply' ? { condition: true } : {};
/** Everybody who approved one of the questions: a report names them. */
function overrideOf(answers) {
    const byPerson = new Map();
    for (const line of answers.flatMap(({ given }) => given))
        byPerson.set(line.by.id, line);
    const people = [...byPerson.values()];
    return {
        by: people.map(({ by }) => by.login).join(' and '),
        at: people.at(-1)?.at,
        reason: [...new Set(people.map(({ reason }) => reason))].join('; '),
    };
}
//# sourceMappingURL=put-questions.js.map
// EXTERNAL MODULE: ./build/src/policy/guard.js
var guard = __webpack_require__(53749);
// EXTERNAL MODULE: ./build/src/gate/installed-modules.js
var installed_modules = __webpack_require__(82227);
;// CONCATENATED MODULE: ./build/src/gate/asked-workspace.js









async function askedIn(judged, approvals) {
    const { plan, facts, parts, judging, signal } = judged;
    const failures = resultsToApprove(parts).map((result) => ({
        result,
        questions: questionsOf(result),
    }));
    const overridesAtService = parts.systems.some(({ system, reading }) => !(0,judged_here/* isJudgedHere */.sC)({ system }) && reading.results.some((result) => (0,judged_here/* mayBeApproved */.eG)(result)));
    const { name } = plan.workspace;
    const nothing = {
        workspace: {
            name,
            scope: scopeOf(judged, approvals),
            questions: [],
            entries: [],
            run: facts.runId,
            files: NO_FILES,
        },
        failures: [],
        overridesAtService,
        askAgain: async () => 'unknown',
        entriesOf: async () => undefined,
    };
    if (failures.length === 0)
        return nothing;
    const json = parts.json ?? (await readPlanJsonOf(plan, judging));
    if (json === undefined) {
        const note = (0,finding/* finding */.gk)('approvals-unread', (0,sentence/* phrase */.MZ) `Nothing can be approved in ${(0,sentence/* workspacePart */.TG)(name)}: the JSON of the plan could not be read.`, { about: { workspace: name } });
        return { ...nothing, note };
    }
    const entriesIn = (of) => (0,take_turn/* runInTurns */.hp)((0,plan_entries/* readPlanEntries */.GL)(of, { key: approvals.key, files: undefined }), signal);
    const { root, workingDirectory } = facts;
    const directory = root === undefined ? undefined : `${root}/${workingDirectory}`;
    const [entries, files] = await Promise.all([
        entriesIn(json),
        approvals.digestFiles({
            directory,
            data: plan.dataDirectory,
            calls: (0,installed_modules/* readRemoteCalls */.K)(json.document['configuration']),
            signal,
        }),
    ]);
    const questions = failures.flatMap((failure) => failure.questions);
    return {
        ...nothing,
        workspace: { ...nothing.workspace, questions, entries, files: withPlanned(files, json) },
        failures,
        note: noteOf(nothing.workspace, entries, files),
        askAgain: (asked) => asked.policySet === '' ? askGuardAgain(asked, judged) : askPolicyAgain(asked, parts),
        async entriesOf(runId) {
            const other = await plan.run?.jsonOf(runId, json.isWhole);
            return other && entriesIn(other);
        },
    };
}
const NO_FILES = {
    digests: { configuration: '', named: '', uncommitted: '' },
    uncommittedPaths: [],
};
/** Says it before somebody writes a line that will not count. A run that was approved is taken, and its files are not compared. */
function noteOf({ name, run }, entries, { notCompared }) {
    const isDecided = entries.some(({ needsSameFiles }) => needsSameFiles);
    if (notCompared === undefined || !isDecided || run !== undefined)
        return undefined;
    const { why, remedy } = notCompared;
    return (0,finding/* finding */.gk)('approval-not-compared', (0,sentence/* phrase */.MZ) `An approval of ${(0,sentence/* workspacePart */.TG)(name)} will not count: its files cannot be compared (${(0,sentence/* plain */.pj)(why)}).`, { about: { workspace: name }, remedy: (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)(remedy)}.` });
}
/** The failures that people may approve here: what the service judges is overridden there. */
function resultsToApprove({ systems, guard: guarded }) {
    const own = systems.filter(judged_here/* isJudgedHere */.sC);
    const readings = [...own.map(({ reading }) => reading), ...(guarded ? [guarded] : [])];
    return readings.flatMap(({ results }) => results.filter((result) => (0,judged_here/* mayBeApproved */.eG)(result)));
}
function scopeOf({ plan: { workspace }, facts: { root = '', workingDirectory } }, { organization = '', directoryOf }) {
    return workspace.id === undefined
        ? { directory: directoryOf(root, workingDirectory) }
        : { organization, workspace: workspace.id };
}
async function readPlanJsonOf(plan, { guard: rules }) {
    const content = await plan.json(rules?.fullPlan === true);
    return 'json' in content ? content.json : undefined;
}
/** A plan shows what it was made of as well, where its files are not on this machine. */
function withPlanned({ digests, ...files }, json) {
    const planned = json.texts().findLast(([member]) => member === 'configuration')?.[1];
    const text = (0,canonical/* canonicalJson */.dj)([digests.configuration, planned]);
    return { ...files, digests: { ...digests, configuration: (0,canonical/* digest160 */.SN)('configuration', text) } };
}
async function askPolicyAgain({ policySet, policy, without }, { askAgain }) {
    // What is later in a list goes first, so that the others keep their places.
    const indexOf = ({ place: [, at] }) => (typeof at === 'number' ? at : -1);
    const lastFirst = without.toSorted((one, other) => indexOf(other) - indexOf(one));
    const paths = lastFirst.map(({ place }) => place.map(String));
    const answer = await askAgain?.({ policySet, policy, without: paths });
    if (answer?.status === 'passed')
        return { messages: [] };
    const isAsked = answer?.status === 'failed' || answer?.status === 'known-after-apply';
    return isAsked ? { messages: questionsOf(answer) } : 'unknown';
}
/** The guard is asked about one rule of `protect`. How many resources a part of a plan destroys is not known. */
async function askGuardAgain({ policy, without, workspace: { entries } }, { plan, parts: { changes }, judging: { guard: rules } }) {
    const { attributes } = await plan.known();
    if (attributes === undefined || changes === undefined || rules === undefined)
        return 'unknown';
    const approved = new Set(without);
    const kept = new Set(entries.flatMap((entry) => (approved.has(entry) ? [] : entry.name)));
    const gone = new Set(without.flatMap(({ name }) => (kept.has(name) ? [] : name)));
    const left = { ...changes, changes: changes.changes.filter(({ address }) => !gone.has(address)) };
    const again = { ...rules, partial: plan.isPartial, maxDestroys: undefined };
    const { results, doubts } = (0,guard/* judgeByGuard */.OP)(again, attributes, left, plan.unseen);
    const isCounted = !(0,guard/* isProtection */.md)(policy);
    if (isCounted || doubts.length > 0)
        return 'unknown';
    const failing = results.filter((result) => (0,judged_here/* mayBeApproved */.eG)(result)).flatMap(questionsOf);
    return { messages: failing.filter((each) => each.policy === policy) };
}
/** What was judged, with what people answered. */
function withAnswered(parts, { failures }, answers) {
    const answered = new Map(failures.map(({ result, questions }) => {
        const ofResult = questions.flatMap((question) => answers.get(question) ?? []);
        const isKnown = ofResult.length === questions.length;
        return [result, isKnown ? withAnswers(result, ofResult) : result];
    }));
    const inReading = (reading) => ({
        ...reading,
        results: reading.results.map((result) => answered.get(result) ?? result),
    });
    return {
        ...parts,
        systems: parts.systems.map((each) => ({ ...each, reading: inReading(each.reading) })),
        guard: parts.guard && inReading(parts.guard),
    };
}
//# sourceMappingURL=asked-workspace.js.map
;// CONCATENATED MODULE: ./build/src/gate/barrier.js
/**
 * @param members all who take part
 * @param answer called when nobody works any more but those who ask
 */
function openBarrier(members, answer) {
    const working = new Set(members);
    const gone = new Set();
    const saidBy = new Map();
    let asking = [];
    let last;
    const said = () => members.flatMap((who) => {
        const what = saidBy.get(who);
        return what === undefined ? [] : [what];
    });
    const answerAll = async () => (last = await answer(said()));
    const answerIfComplete = () => {
        if (working.size > 0 || asking.length === 0)
            return;
        const those = asking;
        asking = [];
        answerAll().then((answered) => those.forEach(({ resolve }) => resolve(answered)), (error) => those.forEach(({ reject }) => reject(error)));
    };
    return {
        said,
        answered: () => last,
        say: (who, what) => void saidBy.set(who, what),
        ask(who, what) {
            saidBy.set(who, what);
            return new Promise((resolve, reject) => {
                const goOn = () => {
                    if (!gone.has(who))
                        working.add(who);
                };
                asking.push({
                    resolve(answered) {
                        goOn();
                        resolve(answered);
                    },
                    reject(error) {
                        goOn();
                        reject(error);
                    },
                });
                working.delete(who);
                answerIfComplete();
            });
        },
        leave(who) {
            gone.add(who);
            working.delete(who);
            answerIfComplete();
        },
    };
}
//# sourceMappingURL=barrier.js.map
;// CONCATENATED MODULE: ./build/src/gate/approve-together.js
/**
 * Counts what people approved, over all workspaces at once: an approval counts as a whole. A workspace in which people are asked
 * something waits until every other one is judged; the others wait for nobody, and where nobody is asked anything, the host
 * is asked nothing.
 */








/** @param members all workspaces that are judged */
function openTogether(members, approvals) {
    const barrier = openBarrier(members, async (said) => {
        const written = await approvals.read();
        return 'problem' in written ? written : countAll(said, written, approvals);
    });
    return {
        async approve(who, asked, parts) {
            if (asked.failures.length > 0)
                return withAnswered(parts, asked, answersOf(await barrier.ask(who, asked)));
            barrier.say(who, asked);
            return parts;
        },
        leave: (who) => barrier.leave(who),
        counted: () => describeCounted(barrier.answered(), barrier.said(), approvals),
    };
}
function answersOf(round) {
    const questions = 'problem' in round ? [] : round.counted.questions;
    return new Map(questions.map((each) => [each.question, each]));
}
async function countAll(said, written, approvals) {
    const { key } = approvals;
    const asked = said.map(({ workspace }) => workspace);
    const isAnybodyThere = written.requests.some(({ look }) => look !== undefined);
    const rules = await readRules(said, approvals.owners, async (approvers) => isAnybodyThere ? written.named(approvers) : { ids: new Set() });
    const own = written.requests.flatMap(({ place }) => (0,count_approvals/* groupQuestions */.r3)(place, asked, { rules, key }).flatMap((group) => group.written?.text ?? []));
    const overridesAtService = said.some((each) => each.overridesAtService);
    const examined = written.requests.map(({ place, texts, look }) => look === undefined
        ? { number: place.request, lines: [], refused: [], notes: [], needsOneMore: false }
        : (0,examine_lines/* examineLines */.D6)({ place, texts: [...texts, ...own], ...look, overridesAtService }));
    const isHead = written.requests.every(({ place }) => place.head === approvals.commit);
    const compared = {
        rules,
        key,
        besideOthers: written.requests.length > 1 || !isHead,
        entriesOfRuns: await readOtherRuns(examined, said),
    };
    const answers = new Map();
    const first = (0,count_approvals/* countLines */.lt)(asked, examined, { ...compared, answers });
    for (const { toAsk } of first.questions) {
        if (toAsk === undefined || answers.has(toAsk.id))
            continue;
        const of = said.find(({ workspace }) => workspace === toAsk.workspace);
        answers.set(toAsk.id, (await of?.askAgain(toAsk)) ?? 'unknown');
    }
    const counted = answers.size > 0 ? (0,count_approvals/* countLines */.lt)(asked, examined, { ...compared, answers }) : first;
    return { written, rules, examined, counted };
}
/** Who may approve each policy that asks something. */
async function readRules(said, owners, named) {
    const byPolicy = new Map();
    for (const failure of said.flatMap(({ failures }) => failures)) {
        for (const { policySet, policy } of failure.questions)
            byPolicy.set((0,canonical/* canonicalJson */.dj)([policySet, policy]), failure);
    }
    return Promise.all(Array.from(byPolicy.values(), async ({ result, questions }) => {
        const [{ policySet, policy } = result] = questions;
        const approvers = approversOf(result, owners);
        const needed = result.approval?.needed ?? 1;
        if (approvers === 'writers')
            return { policySet, policy, approvers: [], needed, named: approvers };
        return {
            policySet,
            policy,
            approvers: approvers.names,
            needed,
            named: await named(approvers),
        };
    }));
}
function approversOf({ system, policySet, policy, approval }, owners) {
    const isOfGuard = system === 'guard';
    if (approval !== undefined) {
        const { approvers } = (0,policy_owners/* toApprovers */.Cx)(approval.approvers);
        const byLine = isOfGuard || owners === undefined ? undefined : (0,policy_owners/* ownersByLine */.kK)(owners, { policySet, policy });
        return byLine === undefined ? approvers : joined(approvers, byLine);
    }
    if (owners === undefined)
        return 'writers';
    return isOfGuard ? owners.others : (0,policy_owners/* ownersOf */.K2)(owners, { policySet, policy });
}
function joined(one, other) {
    return {
        people: [...one.people, ...other.people],
        roles: [...one.roles, ...other.roles],
        teams: [...one.teams, ...other.teams],
        names: [...new Set([...one.names, ...other.names])],
    };
}
/** The plans of approved runs that are not those of now. */
async function readOtherRuns(examined, said) {
    const entriesOfRuns = new Map();
    const approved = examined.flatMap(({ lines }) => lines.flatMap(({ text }) => text.workspaces));
    for (const { scope, plan } of approved) {
        if (!('run' in plan) || entriesOfRuns.has(plan.run))
            continue;
        const of = said.find(({ workspace }) => (0,canonical/* canonicalJson */.dj)(workspace.scope) === (0,canonical/* canonicalJson */.dj)(scope));
        if (of === undefined || of.failures.length === 0 || of.workspace.run === plan.run)
            continue;
        const entries = await of.entriesOf(plan.run);
        if (entries !== undefined)
            entriesOfRuns.set(plan.run, entries);
    }
    return entriesOfRuns;
}
function describeCounted(last, said, approvals) {
    const notesHere = said.flatMap(({ note = [] }) => note);
    if (last === undefined)
        return notesHere.length === 0 ? undefined : { toWrite: [], texts: [], notes: notesHere };
    if ('problem' in last)
        return { toWrite: [], texts: [], notes: [last.problem, ...notesHere] };
    const { written, rules, examined, counted } = last;
    const { key, isQueue, areMerged = false } = approvals;
    const asked = said.map(({ workspace }) => workspace);
    const groups = written.requests.flatMap(({ place }) => (0,count_approvals/* groupQuestions */.r3)(place, asked, { rules, key }));
    const missing = counted.questions.filter((each) => each.missing > 0);
    const open = new Set(missing.map(({ question }) => question));
    const toWrite = groups.filter(({ questions }) => questions.some((each) => open.has(each)));
    const names = (0,sentence/* firstParts */.J4)(written.requests.map(({ place }) => (0,sentence/* requestPart */.ns)(place.request)), MOST_NAMED);
    const texts = [
        ...groups.flatMap((group) => group.written?.text ?? []),
        ...examined.flatMap(({ lines }) => lines.map(({ text }) => (0,canonical/* canonicalJson */.dj)(text))),
    ];
    return {
        toWrite: isQueue
            ? []
            : toWrite.map(({ approvers, written: of, questions }) => ({
                approvers,
                line: of?.line,
                changes: changesOf(asked.filter((each) => each.questions.some((one) => questions.includes(one)))),
            })),
        texts: [...new Set(texts)],
        notes: [
            ...(missing.length > 0 && areMerged ? [sayMerged(names)] : []),
            ...(missing.length > 0 && isQueue && !areMerged ? [sayQueue(names)] : []),
            ...notesHere,
            ...counted.notes,
            ...written.doubts,
            ...counted.refused.map(count_approvals/* sayRefused */.qu),
        ],
    };
}
/** What is in the plans, as people read it. */
function changesOf(asked) {
    return asked.flatMap(({ name: workspace, entries }) => entries.map(({ name, text }) => {
        const [words = ''] = text.split(' ', 1);
        return { workspace, words: words.replaceAll('+', ', '), name };
    }));
}
/** @param names of the requests */
function sayQueue(names) {
    return (0,finding/* finding */.gk)('approved-in-queue', (0,sentence/* phrase */.MZ) `Nothing is approved on an entry of a merge queue.`, {
        remedy: (0,sentence/* phrase */.MZ) `Update the branch of the request that changes this (${names}), write the line that its report shows, and queue it again.`,
        actor: 'author',
    });
}
/** @param names of the requests */
function sayMerged(names) {
    return (0,finding/* finding */.gk)('approved-on-merged', (0,sentence/* phrase */.MZ) `What is applied was not approved on ${names}.`, {
        remedy: (0,sentence/* phrase */.MZ) `Write the line there that its report shows, and start this job again.`,
        actor: 'overriders',
    });
}
const MOST_NAMED = 5;
//# sourceMappingURL=approve-together.js.map
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 4 modules
var judges_judges = __webpack_require__(9576);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
// EXTERNAL MODULE: ./build/src/gate/result.js
var gate_result = __webpack_require__(32940);
// EXTERNAL MODULE: ./build/src/seen/planned-entries.js + 1 modules
var planned_entries = __webpack_require__(88869);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./build/src/trust/seals.js
var seals = __webpack_require__(88138);
;// CONCATENATED MODULE: ./build/src/seen/shown-record.js
/**
 * The record of what a request showed, where no service keeps its plans: a text in the gate's comment, sealed by `record-key`. No
 * verdict depends on it: a record that somebody with the key forges can only hide that a change was not shown.
 */






/** Of more entries in all, a record has only their number: a comment holds no more. */
const MOST_SHOWN = 500;
/** The longest text that is read, in UTF-16 units. No comment holds as many. */
const LONGEST_TEXT = 1_000_000;
const DEEPEST_TEXT = 6;
const shown_record_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(4_096));
const digest = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(planned_entries/* KEYED_PATTERN */.WQ));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const entrySchema = dist/* strictTuple */.CxQ([
    dist/* picklist */.KIO(planned_entries/* ENTRY_LISTS */.pK.map((_, at) => at)),
    shown_record_text,
    shown_record_text,
    // Of the lists of providers and of unknown paths: most entries have what others have, too.
    dist/* nullable */.mee(count),
    count,
    dist/* nullable */.mee(digest),
    dist/* strictObject */.rej({
        isDeposed: dist/* optional */.lqM(dist/* literal */.euz(true)),
        block: dist/* optional */.lqM(digest),
        trigger: dist/* optional */.lqM(digest),
        importing: dist/* optional */.lqM(digest),
        previous: dist/* optional */.lqM(digest),
        before: dist/* optional */.lqM(digest),
        changed: dist/* optional */.lqM(digest),
        notCompared: dist/* optional */.lqM(dist/* picklist */.KIO(planned_entries/* NOT_COMPARED */.SD)),
    }),
]);
const recordSchema = dist/* strictObject */.rej({
    host: shown_record_text,
    repository: shown_record_text,
    request: count,
    base: shown_record_text,
    head: shown_record_text,
    shown: dist/* union */.KCZ([
        count,
        dist/* array */.YOg(dist/* strictObject */.rej({
            name: shown_record_text,
            directory: shown_record_text,
            variables: dist/* record */.g1P(shown_record_text, digest),
            providers: dist/* array */.YOg(digest),
            unknown: dist/* array */.YOg(dist/* array */.YOg(dist/* array */.YOg(shown_record_text))),
            entries: dist/* pipe */.FsL(dist/* array */.YOg(entrySchema), dist/* maxLength */.Ru6(MOST_SHOWN)),
        })),
    ]),
});
/** @param workspaces in which the request shows a plan, with the entries as `key` made their digests */
function writeShownRecord({ host, repository, request, base, head }, workspaces, key) {
    const all = workspaces.reduce((sum, { plan }) => sum + plan.entries.length, 0);
    const shown = all > MOST_SHOWN ? all : workspaces.map(toWritten);
    const json = (0,canonical/* canonicalJson */.dj)({ host, repository, request, base, head, shown });
    return `${(0,seals/* sealOf */.Ru)((0,seals/* keyFrom */.S)(key), sealed(json))} ${json}`;
}
/**
 * Reads a text that anybody may have written.
 *
 * @param place of which it has to be
 * @returns undefined if it is no record that this key sealed for this place
 */
function readShownRecord(record, place, key) {
    if (record.length > LONGEST_TEXT)
        return undefined;
    const space = record.indexOf(' ');
    const json = record.slice(space + 1);
    if (!isSealed(keyFrom(key), sealed(json), record.slice(0, Math.max(space, 0))))
        return undefined;
    if (isJsonDeeperThan(json, DEEPEST_TEXT))
        return undefined;
    const read = v.safeParse(recordSchema, parseJson(json), { abortEarly: true });
    if (!read.success)
        return undefined;
    const { shown, ...of } = read.output;
    const { host, repository, request, base, head } = place;
    if (canonicalJson(of) !== canonicalJson({ host, repository, request, base, head }))
        return undefined;
    // Of so many entries, none was seen.
    if (typeof shown === 'number')
        return { shownIn: () => undefined };
    const plans = new Map();
    for (const written of shown) {
        const entries = readWritten(written);
        if (entries === undefined || plans.has(keyOfWorkspace(written)))
            return undefined;
        plans.set(keyOfWorkspace(written), { request, entries, variables: written.variables });
    }
    return { shownIn: (workspace) => plans.get(keyOfWorkspace(workspace)) };
}
function sealed(json) {
    return `shown ${json}`;
}
function keyOfWorkspace({ name, directory }) {
    return canonicalJson([name, directory]);
}
function toWritten({ name, directory, plan }) {
    const providers = new Map();
    const unknown = new Map();
    const indexIn = (table, item) => {
        const at = table.get(item) ?? table.size;
        table.set(item, at);
        return at;
    };
    const entries = plan.entries.map((entry) => {
        const { isDeposed, block, trigger, importing, previous, before, changed, notCompared } = entry;
        return [
            planned_entries/* ENTRY_LISTS */.pK.indexOf(entry.list),
            entry.name,
            entry.actions,
            entry.provider === undefined ? null : indexIn(providers, entry.provider),
            indexIn(unknown, (0,canonical/* canonicalJson */.dj)(entry.unknown)),
            entry.end ?? null,
            { isDeposed, block, trigger, importing, previous, before, changed, notCompared },
        ];
    });
    return {
        name,
        directory,
        variables: plan.variables,
        providers: [...providers.keys()],
        unknown: [...unknown.keys()].map((paths) => JSON.parse(paths)),
        entries,
    };
}
/** @returns undefined if it refers to what it does not have, or has something to compare twice */
function readWritten({ providers, unknown, entries }) {
    const read = entries.flatMap(([list, name, actions, provider, paths, end, others]) => {
        const of = ENTRY_LISTS[list];
        const unknownPaths = unknown[paths];
        const isProviderThere = provider === null || provider < providers.length;
        if (of === undefined || unknownPaths === undefined || !isProviderThere)
            return [];
        return [
            {
                list: of,
                name,
                actions,
                provider: provider === null ? undefined : providers[provider],
                end: end ?? undefined,
                unknown: unknownPaths,
                ...others,
            },
        ];
    });
    const compared = read.filter(({ notCompared }) => notCompared === undefined);
    const isOnce = new Set(compared.map(placeInLists)).size === compared.length;
    return read.length === entries.length && isOnce ? read : undefined;
}
//# sourceMappingURL=shown-record.js.map
;// CONCATENATED MODULE: ./build/src/gate/keep-shown.js
/** Keeps what the plans of a check show, for the apply after the merge. No verdict depends on it. */



function openShowing({ place, key, directoryOf }) {
    const workspaces = [];
    return {
        async keep(plan, { root, workingDirectory }, known, signal) {
            const content = known === undefined ? await plan.json(false) : { json: known };
            if (!('json' in content))
                return;
            const reading = (0,take_turn/* runInTurns */.hp)((0,planned_entries/* readPlannedEntries */.nY)(content.json, { key }), signal);
            const read = await reading.catch(() => signal.throwIfAborted());
            if (read === undefined)
                return;
            const directory = directoryOf(root ?? '', workingDirectory);
            workspaces.push({ name: plan.workspace.name, directory, plan: read });
        },
        record: () => writeShownRecord(place, workspaces, key),
    };
}
//# sourceMappingURL=keep-shown.js.map
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(71680);
;// CONCATENATED MODULE: ./build/src/gate/scope.js
/** What every step of a check has, wherever its plans come from: one clock, one deadline, one signal, and where events go. */



/** How long after its time, or after the signal, a step that asks a service may take to see that it is over. */
const GRACE_MS = 300;
/** @param asksService whether a service may have runs of this check, which take time to end */
function openScope({ deadline: jobDeadline, timeoutMs }, ports, asksService) {
    const { clock, random, log, alarms, signal: canceled } = ports;
    const started = clock.now();
    const deadline = asksService ? jobDeadline - (0,job_time/* keptForEndingRuns */.t4)(timeoutMs) : jobDeadline;
    const elapsedMs = () => clock.now() - started;
    const graceMs = asksService ? GRACE_MS : 0;
    const overdue = alarms === undefined
        ? new AbortController().signal
        : alarms.any(alarms.in(deadline - started + graceMs), asksService ? alarms.after(canceled, graceMs) : canceled);
    // A hundred workspaces can wait for one signal, which is no leak.
    (0,external_node_events_.setMaxListeners)(0, canceled, overdue);
    const warned = new Set();
    return {
        clock,
        random,
        signal: asksService ? canceled : overdue,
        deadline,
        overdue,
        parsed: ports.parsed,
        emit: (event) => ports.onEvent({ ...event, atMs: elapsedMs() }),
        debug: (line) => log.debug(line),
        info: (line) => log.info(line),
        warn(line) {
            if (!warned.has(line))
                log.warning(line);
            warned.add(line);
        },
        elapsedMs,
        endReason: () => (0,failure_of/* endReasonAt */.dL)(deadline, { clock, signal: canceled }),
    };
}
//# sourceMappingURL=scope.js.map
// EXTERNAL MODULE: ./build/src/gate/plans-from.js
var plans_from = __webpack_require__(15718);
;// CONCATENATED MODULE: ./build/src/gate/gate.js
/**
 * The gate: find, once for all workspaces; then begin → prepare → offers → judge → approve → decide → conclude, for each of them,
 * wherever its plan comes from. From offers to decide is repeated until a plan counts. It never renders and never publishes, so neither can change the verdict.
 *
 * The other files of this directory are parts of these steps. Most are about a service: its runs are started and waited for
 * (`run.ts`), found again (`own-run.ts`, `take-over.ts`) and ended (`end-run.ts`), and the files that are sent must not lack one that
 * decides (`hidden-files.ts`, `refuse-hidden.ts`).
 */



















/**
 * Judges all workspaces that are found where the plans come from.
 *
 * @param request what is asked of the plans
 * @param ports the clock, the log and the listener for events
 * @param judges all of them; a test adds one
 * @returns the verdict and the result of each workspace, with what failed in finding and judging it. Rejects with what fails while
 *   something is ended, closed or described: the caller makes a result of that
 */
async function gate(plansFrom, request, ports, judges = judges_judges/* JUDGES */.R) {
    const scope = openScope(request, ports, plansFrom.gives.run);
    const unjudged = (error) => {
        const failure = (0,failure_of/* failureOf */.g5)(error, scope.endReason());
        const failures = request.plan.asked.map((workspace) => ({ workspace, failure }));
        return (0,gate_result.unjudgedResult)(failures, scope.elapsedMs());
    };
    let workspaces;
    try {
        workspaces = await (0,ended_by/* endedBy */.m)(scope.overdue, plansFrom.find(scope));
    }
    catch (error) {
        return unjudged(error);
    }
    const claims = (0,vouch/* claimsWith */.UP)(judges.flatMap(({ systems }) => systems));
    let judged;
    try {
        judged = await judgeAll({ plansFrom, workspaces, request, scope, judges, claims });
    }
    finally {
        await workspaces.close?.();
    }
    const { results, unaffected, approvals, shown } = judged;
    const { scans } = request.judging;
    // Where no workspace is concerned, what scanners found is of the check as a whole.
    const judging = results.length === 0 ? scans?.judge(undefined, undefined, []) : undefined;
    let ofCheck;
    try {
        ofCheck = judging && (await (0,ended_by/* endedBy */.m)(scope.overdue, judging));
    }
    catch (error) {
        return unjudged(error);
    }
    const durationMs = scope.elapsedMs();
    return {
        verdict: (0,gate_result/* verdictOf */.Vj)(results, request, ofCheck && [ofCheck.evidence]),
        workspaces: results,
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        approvals,
        shown,
        archives: [],
        ...(await workspaces.describe?.(results)),
        durationMs,
    };
}
/** How many workspaces have their files judged at the same time. */
const MOST_BEGUN_AT_ONCE = 4;
async function judgeAll(check) {
    const { plansFrom, workspaces, request, scope } = check;
    const { found, skipped = [] } = workspaces;
    const all = found.flatMap((one) => ((0,plans_from/* isUnjudged */.t)(one) ? [] : one));
    const beginning = found.map((workspace) => () => begin(workspace, all, check));
    const begun = await (0,take_turn/* runConcurrently */.G)(beginning, MOST_BEGUN_AT_ONCE);
    const mayBegin = !plansFrom.startsTogether || begun.every((one) => 'said' in one);
    const members = begun.filter((one) => 'said' in one);
    const together = request.approvals && openTogether(members, request.approvals);
    const showing = request.showing && openShowing(request.showing);
    const resultOf = async (one, waits) => {
        let result;
        if (!('said' in one))
            result = one;
        else if (mayBegin) {
            const approving = together && {
                waits,
                approve: (asked, parts) => together.approve(one, asked, parts),
            };
            result = await judgeWorkspace(one, { ...check, showing }, approving).finally(() => together?.leave(one));
        }
        else
            result = { ...(0,gate_result/* workspaceFacts */.FK)(one.workspace), verdict: (0,decide/* decideUnjudged */.Rh)(notStarted(begun)) };
        if (result !== undefined)
            scope.emit({ kind: 'workspace-decided', result });
        return result;
    };
    // Each ends early where its workspace waits for the others, so that the next one can begin.
    const starts = begun.map((one) => async () => {
        let waits = () => undefined;
        const waiting = new Promise((resolve) => (waits = resolve));
        const ending = resultOf(one, waits);
        await Promise.race([ending, waiting]);
        return { ending };
    });
    const started = await (0,take_turn/* runConcurrently */.G)(starts, plansFrom.mostAtOnce);
    const ended = await Promise.all(started.map(({ ending }) => ending));
    const results = ended.flatMap((result) => result ?? []);
    const unconcerned = found.filter((_, at) => ended[at] === undefined);
    return {
        results: addExceptionNotices(results, request.judging.exceptions),
        approvals: together?.counted(),
        shown: showing?.record(),
        unaffected: [...skipped, ...unconcerned.map(({ name }) => name)],
    };
}
/** Why a workspace is not started that may begin: others may not, and the first of these says why. */
function notStarted(begun) {
    const refused = begun.filter((one) => 'verdict' in one);
    const codeOf = ({ verdict }) => verdict.reasons[0]?.code ?? 'failed';
    const [code = 'failed'] = refused.map(codeOf);
    const workspaces = refused
        .filter((one) => codeOf(one) === code)
        .map(({ workspace }) => workspace);
    return (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing was started, because another workspace of this check cannot be gated.`, { because: { code, workspaces } });
}
/** Has judges read the files, before anything is started. @returns the result of a workspace that cannot begin */
async function begin(workspace, all, check) {
    const { request, scope, judges } = check;
    if ((0,plans_from/* isUnjudged */.t)(workspace)) {
        const { name, error, missedBy } = workspace;
        return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
    }
    try {
        const judging = (0,judge/* askAboutFiles */.Wj)(workspace, request.judging, judges, all);
        const said = await (0,ended_by/* endedBy */.m)(scope.overdue, judging);
        return refuse(workspace, said, check) ?? { workspace, said };
    }
    catch (error) {
        return failedResult(workspace, error, scope);
    }
}
/**
 * The result of a workspace of which nothing may be started, because a claim about its files does not hold.
 *
 * @returns undefined if it goes on: then what was said is evidence of the verdict on its plan
 */
function refuse(workspace, said, { plansFrom, request, judges, claims }) {
    if (!plansFrom.startsCode || request.policy.failOn === 'never')
        return undefined;
    const { evidence, facts } = (0,judge/* withoutPlan */.Cm)(said, { gives: plansFrom.gives, judges }, request);
    const letPlan = judges.flatMap((judge) => judge.reads === 'files' && judge.letsPlan === true ? judge.systems : []);
    const claimsOfFiles = {
        ...claims,
        ...Object.fromEntries(letPlan.map(({ name }) => [name, {}])),
        plan: {},
        guard: {},
        requirements: {},
    };
    if ('green' in (0,vouch/* vouch */.ah)(evidence, claimsOfFiles))
        return undefined;
    const judged = { ...facts, verdict: (0,decide/* decide */.LD)(evidence, claims) };
    return (0,gate_result/* judgedResult */.pk)((0,gate_result/* workspaceFacts */.FK)(workspace), judged);
}
const NOTHING_PLANNED = (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing is planned.`);
function failedResult(known, error, { endReason, debug }) {
    const failure = (0,failure_of/* failureOf */.g5)(error, endReason());
    if (failure.kind === 'internal' && error instanceof Error)
        debug(error.stack ?? '');
    const errored = error instanceof failure_of/* GateStop */.K$ && error.errored;
    return {
        ...(0,gate_result/* workspaceFacts */.FK)(known),
        verdict: (0,decide/* decideUnjudged */.Rh)({ ...failure, errored }),
        failure,
    };
}
/**
 * Takes one workspace to its result. If a step fails, what it may have left is ended, and the result says why. A verdict that is
 * there stays, if the time is over before what comes after it has ended.
 *
 * @returns undefined when no change concerns it
 */
async function judgeWorkspace({ workspace, said }, check, approving) {
    const { workspaces, scope } = check;
    const progress = { reached: workspace, said };
    try {
        return await (0,ended_by/* endedBy */.m)(scope.overdue, judgeOffers(workspace, check, approving, progress));
    }
    catch (error) {
        const { reached, refused, standing } = progress;
        if (refused !== undefined)
            return refused;
        const isLate = scope.endReason() === 'timeout';
        const kept = isLate ? await standing?.().catch(() => undefined) : undefined;
        if (kept !== undefined)
            return kept;
        const cause = isLate ? (workspaces.whyLate?.(workspace.name) ?? error) : error;
        const failed = failedResult(reached, cause, scope);
        const why = failed.failure?.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
        return { ...failed, ...(await workspaces.giveUp?.(reached, why)) };
    }
}
/** Judges the plans of a workspace until one stands. */
async function judgeOffers(workspace, check, approving, progress) {
    const { workspaces, scope } = check;
    const step = stepOf(check, progress);
    scope.signal.throwIfAborted();
    const ready = await workspaces.prepare(workspace, step);
    for await (const offer of workspaces.offers(ready, step)) {
        try {
            const result = await standOrNext(offer, check, approving, progress);
            if (result !== undefined)
                return (await workspaces.compare?.(result, ready)) ?? result;
        }
        catch (error) {
            if (offer.orNext === undefined)
                throw error;
            offer.orNext(error);
        }
    }
    return undefined;
}
/** What the steps of a workspace have: they say how far it has come, and ask about what `init` installed. */
function stepOf(check, progress) {
    return {
        ...check.scope,
        reach: (now) => void (progress.reached = now),
        async installed(lockFile) {
            progress.said = await (0,judge/* askAboutFilesAgain */.Ee)(progress.said, async () => ({ lockFile }));
            progress.refused = refuse(progress.reached, progress.said, check);
            // `refused` says why.
            if (progress.refused !== undefined)
                throw new failure_of/* GateStop */.K$('unplanned', NOTHING_PLANNED);
        },
    };
}
/** Judges one plan. @returns undefined if another one has to stand for the workspace */
async function standOrNext(offer, check, approving, progress) {
    const { scope } = check;
    // An earlier run stands only once all is known of it.
    const isEarlier = offer.orNext !== undefined;
    const approvingOffer = approving && {
        ...approving,
        waits(soFar) {
            // Where the time is over before the others are judged, nothing is approved.
            if (!isEarlier)
                progress.standing = async () => concludeOffer(offer, await soFar(), scope);
            approving.waits(soFar);
        },
    };
    const judged = await judgeOffer(offer, progress.said, check, approvingOffer);
    const concluding = concludeOffer(offer, judged, scope);
    if (!isEarlier) {
        // It may have failed because the time is over: then it is tried once more.
        progress.standing = () => concluding.catch(() => concludeOffer(offer, judged, scope));
        return concluding;
    }
    const result = await concluding;
    if (result !== undefined)
        progress.standing = async () => result;
    return result;
}
/** Has the plan judged, and decides. */
async function judgeOffer({ plan, facts: found, skipsEvents = false }, said, { plansFrom, request, scope, judges, claims, showing }, approving) {
    const { run } = plan;
    const readEvents = async () => run === undefined
        ? []
        : (0,read_policies/* readIfPossible */.dA)(run.ports, [], ({ runs }) => runs.events(run.watched.run.id));
    const { judging, change, approvals } = request;
    const { pullRequest } = change;
    const { signal } = scope;
    const files = { said, hasRun: !plansFrom.startsCode };
    const [earlyEvents, known, judged, problems] = await Promise.all([
        skipsEvents ? undefined : readEvents(),
        plan.known(),
        (0,judge/* judgePlan */.t7)(plan, { judging, pullRequest, signal, files }, judges),
        plan.problems(),
    ]);
    const first = {
        ...judged,
        systems: judged.systems.map((each) => {
            if (each.system !== own_policies/* OWN_POLICIES */.an.name)
                return each;
            const { allowUnknown } = request.policy;
            const results = (0,own_policies/* withConditions */.Zn)(each.reading.results, approvals?.owners, allowUnknown);
            return { ...each, reading: { ...each.reading, results } };
        }),
    };
    const decideBy = async (parts) => {
        const facts = (0,judge/* factsOf */.xS)(plan, known, parts, problems);
        const expected = { gives: plansFrom.gives, judges };
        const verdict = (0,decide/* decide */.LD)((0,judge/* evidenceOf */.X1)(plan, { known, parts }, expected, request), claims);
        const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
        return {
            ...facts,
            verdict,
            results: attributeOverrides(facts.results, events),
            notices: [...noticesOfEvents(events), ...facts.notices],
        };
    };
    await showing?.keep(plan, found, judged.json, signal);
    if (approving === undefined || approvals === undefined)
        return decideBy(first);
    const asked = await askedIn({ plan, facts: found, parts: first, judging, signal }, approvals);
    if (asked.failures.length > 0)
        approving.waits(() => decideBy(first));
    return decideBy(await approving.approve(asked, first));
}
/** @returns undefined if another plan has to stand for the workspace */
async function concludeOffer(offer, judged, scope) {
    const { facts, status } = offer;
    const sayPolicies = () => {
        for (const words of (0,judge/* describePolicyResults */.IP)(judged.results)) {
            scope.emit({ kind: 'progress', workspace: facts.workspace, status, words });
        }
    };
    // Of an earlier run nothing is said before it stands.
    const isEarlier = offer.orNext !== undefined;
    if (!isEarlier)
        sayPolicies();
    const concluded = (await offer.conclude?.(judged)) ?? {};
    if (concluded === 'next')
        return undefined;
    if (isEarlier)
        sayPolicies();
    return (0,gate_result/* judgedResult */.pk)(facts, judged, concluded);
}
/** Adds what a reader should know of exceptions: which end soon or have ended, and which fit nothing. */
function addExceptionNotices(workspaces, exceptions) {
    if (exceptions === undefined)
        return [...workspaces];
    const judged = workspaces.filter(({ failure }) => failure === undefined);
    const notices = (0,exception_notices/* exceptionNotices */.j2)(judged, exceptions);
    return workspaces.map((result) => {
        const added = notices.get(result.workspace) ?? [];
        return { ...result, notices: [...result.notices, ...added] };
    });
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 82227:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ readRemoteCalls; },
/* harmony export */   O: function() { return /* binding */ addInstalled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94264);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27126);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51741);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6609);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _file_contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78378);
/**
 * The modules that `terraform init` or `terraform get` installed. A plan shows of their expressions only what they refer to,
 * and the same call may get other files at another moment.
 */








/**
 * The calls of modules that are installed, as in `network.subnets`.
 *
 * @param configuration of a plan
 * @returns undefined if the plan does not show its configuration
 */
function readRemoteCalls(configuration) {
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(configuration, 'root_module');
    return root === undefined ? undefined : callsBelow(root, '');
}
function callsBelow(module, prefix) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(module, 'module_calls'))).flatMap(([label, call]) => {
        const key = `${prefix}${label}`;
        const isLocal = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$S)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(call, 'source'))) !== undefined;
        return [...(isLocal ? [] : [key]), ...callsBelow((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(call, 'module'), `${key}.`)];
    });
}
/**
 * Adds what is installed to the contents.
 *
 * @param module absolute: the directory of the configuration
 * @param calls as `readRemoteCalls` returns them; undefined: the files say it
 * @returns those whose module is not installed
 */
async function addInstalled(contents, module, { places, calls, parsed, signal, }) {
    const keys = [];
    for (const [at, { place, data }] of places.entries()) {
        const modules = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, 'modules');
        const manifest = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(modules, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_MANIFEST */ .dp));
        const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_4__/* .localFiles */ .Jd.readFile(manifest);
        if (text === undefined)
            continue;
        const read = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .WI)(text);
        const records = 'problem' in read ? [] : read;
        const written = records.map((record) => {
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, record.directory);
            if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .isDirectory */ .wd)(directory))
                keys.push(record.key);
            // The data directory may have another name each time.
            return { ...record, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)(directory, data) ? data : place, directory) };
        });
        const lines = 'problem' in read ? text : written.map((record) => (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(record)).sort();
        const name = `installed ${at}`;
        contents.digests.set(name, (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(lines));
        const isSkipped = (path) => path === manifest;
        await (0,_file_contents_js__WEBPACK_IMPORTED_MODULE_6__/* .addContents */ .o)(contents, name, modules, { isSkipped, signal });
    }
    const isInstalled = (call) => keys.includes(call);
    if (calls !== undefined)
        return calls.filter((call) => !isInstalled(call));
    const named = (label) => keys.some((key) => key === label || key.endsWith(`.${label}`));
    return labelsIn(module, parsed).filter((label) => !named(label));
}
/** The labels of the calls that name no local directory, as they are written in the files. */
function labelsIn(directory, parsed) {
    const { modules } = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.readConfiguration)(directory, (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.searchedFiles)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_4__/* .localFiles */ .Jd, parsed));
    const calls = modules.flatMap((module) => [...module.calls.values()]);
    return calls.flatMap((call) => {
        const sources = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesOfArgument */ .DT)(call, 'source');
        const isLocal = sources.every(({ value }) => value.kind === 'literal' && (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$S)(String(value.value)) !== undefined);
        return isLocal && sources.length > 0 ? [] : call.label;
    });
}
//# sourceMappingURL=installed-modules.js.map

/***/ }),

/***/ 77786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: function() { return /* binding */ withoutPlan; },
/* harmony export */   Ee: function() { return /* binding */ askAboutFilesAgain; },
/* harmony export */   IP: function() { return /* binding */ describePolicyResults; },
/* harmony export */   Wj: function() { return /* binding */ askAboutFiles; },
/* harmony export */   X1: function() { return /* binding */ evidenceOf; },
/* harmony export */   t7: function() { return /* binding */ judgePlan; },
/* harmony export */   xS: function() { return /* binding */ factsOf; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50276);
/* harmony import */ var _policy_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92046);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10988);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88532);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19441);
/* harmony import */ var _judges_judges_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9576);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40370);
/* harmony import */ var _current_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54908);












/** Asks the judges of files about a workspace of which nothing was started. @throws where nobody can know what one says */
async function askAboutFiles(workspace, judging, judges, all) {
    const those = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(those.map((judge) => judge.judge(workspace, judging, all)));
    return judged.filter((one) => one !== undefined);
}
/** Asks those again that have more to say. @param read what is known by now; it is called for them alone */
function askAboutFilesAgain(said, read) {
    return Promise.all(said.map(async (one) => one.again?.(await read()) ?? one));
}
function joinJudged(said) {
    return { systems: systemsOf(said), notices: said.flatMap(({ notices = [] }) => notices) };
}
/**
 * Asks the judges about a plan: those of the run first, because own policies may have the names of theirs. Each form of the
 * JSON, and what the plan changes, is read once for all.
 *
 * @throws what keeps everybody from knowing what was judged, such as a service that does not answer
 */
async function judgePlan(plan, asked, judges = _judges_judges_js__WEBPACK_IMPORTED_MODULE_8__/* .JUDGES */ .R) {
    const { judging, files: { said, hasRun } = { said: [], hasRun: false } } = asked;
    const { own, guard: rules, showsChanges } = judging;
    const contents = new Map();
    const json = (isWhole) => {
        const content = contents.get(isWhole) ?? plan.json(isWhole);
        contents.set(isWhole, content);
        return content;
    };
    const shared = { ...plan, json };
    const ofPlans = judges.filter((judge) => judge.reads !== 'files');
    // About a plan that failed no judge is asked, and what was said of its files is left out.
    const isFailed = plan.failed !== undefined;
    const ask = (reads, more) => {
        const those = isFailed ? [] : ofPlans.filter((judge) => judge.reads === reads);
        const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
        return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
    };
    const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
    let reading;
    const readChanges = async () => {
        const read = own && (await judgingRun.then(() => shared.json(own.readsWhole)));
        return plan.changes({
            isGuarded: rules !== undefined,
            mayReadWhole: rules?.fullPlan === true,
            json: read && 'json' in read ? read.json : undefined,
        });
    };
    const changes = () => (reading ??= readChanges());
    const judgingPlan = judgingRun.then((judged) => ask('plan', { ofRun: systemsOf(judged), changes }));
    // In the form that own policies need, so that it is read once. A plan that cannot be read names nothing besides the files.
    const readPlan = async () => {
        const content = await shared.json(own?.readsWhole === true);
        return { plan: 'json' in content ? content.json.document : undefined };
    };
    const first = isFailed ? [] : said;
    const [ofRun, ofPlan, ofFiles, changed] = await Promise.all([
        judgingRun,
        judgingPlan,
        hasRun ? askAboutFilesAgain(first, readPlan) : first,
        isFailed || !showsChanges ? undefined : changes(),
    ]);
    const files = joinJudged(ofFiles);
    const ofService = await acceptFailures(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
    const [guard] = ofPlan.flatMap((judged) => judged.guard ?? []);
    const { systems, notices } = joinJudged(ofPlan);
    return {
        systems: [...ofService.systems, ...systems, ...files.systems],
        guard,
        json: ofPlan.find((judged) => judged.json !== undefined)?.json,
        askAgain: ofPlan.find((judged) => judged.askAgain !== undefined)?.askAgain,
        changes: changed,
        notices: [...ofService.notices, ...notices, ...files.notices],
    };
}
/** What a report tells of what was judged. */
function factsOf({ run }, { summary }, { systems, guard, changes, notices }, diagnostics) {
    const readings = [...systems.map(({ reading }) => reading), ...(guard ? [guard] : [])];
    const { results, runTasks, canOverride, stoppedBeforePlan } = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeReadings */ .gK)(readings);
    const { watched } = run ?? {};
    return {
        results,
        runTasks,
        canOverride,
        takesNoOverride: watched && (0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__/* .takesNoOverride */ .oj)(watched.run, summary),
        // A plan that a policy kept from being made did not fail.
        plan: stoppedBeforePlan && summary?.status !== 'finished' ? undefined : summary,
        changes,
        cost: summarizeCost(watched?.costEstimate),
        diagnostics,
        timestamps: watched?.run.attributes['status-timestamps'] ?? undefined,
        notices,
    };
}
/**
 * The evidence of a verdict.
 *
 * @param expected.gives which parts must be there, by what the plan comes from
 * @param expected.judges that this check asks; those that ship are added, so that none of them can be left out
 */
function evidenceOf({ run, plannedCommit }, { known, parts }, { gives, judges }, { judging, policy, change }) {
    const { systems, guard } = parts;
    const isStarted = !('notStarted' in known.evidence);
    const asked = [...new Set([..._judges_judges_js__WEBPACK_IMPORTED_MODULE_8__/* .JUDGES */ .R, ...judges])].filter((judge) => judge.isAsked(judging, gives) && (isStarted || judge.reads === 'files'));
    return {
        requirements: {
            requirePolicies: policy.requirePolicies,
            base: change.base,
            noPolicies: judging.noPolicies,
            judgedBy: asked.flatMap((judge) => judge.systems.map(({ name }) => name)),
            guarded: judging.guard !== undefined,
            unknownValues: policy.allowUnknown ? 'advisory' : undefined,
        },
        gives: isStarted ? gives : NOTHING,
        plannedCommit,
        run: run?.mustBe && {
            answer: run.watched.run,
            workspaceName: run.watched.workspace?.attributes.name,
            mustBe: run.mustBe,
        },
        plan: known.evidence,
        systems,
        guard,
    };
}
/** The facts and the evidence where nothing is planned: what was said of the files, and nothing else. */
function withoutPlan(said, expected, request) {
    const parts = joinJudged(said);
    return {
        facts: factsOf({}, NOT_STARTED, parts, []),
        evidence: evidenceOf({}, { known: NOT_STARTED, parts }, expected, request),
    };
}
const NOTHING = { run: false, plannedCommit: false, serviceSystems: false };
const NOT_STARTED = {
    evidence: {
        notStarted: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('not-started', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing was planned, because of what the files would start.`),
    },
    attributes: undefined,
    summary: undefined,
};
function systemsOf(judged) {
    return judged.flatMap(({ systems = [] }) => systems);
}
/**
 * Accepts the failures at the service that do not count: those of the file of exceptions, and those of the default branch.
 * Own policies are asked again without what is accepted, which is done where they judge.
 */
async function acceptFailures(ofRun, ofPlan, plan, judging) {
    const exceptions = withoutOwnExceptions(ofPlan, judging.exceptions);
    const acceptIn = (systems, rule) => systems.map((system) => ({
        ...system,
        reading: (0,_policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptAdvisoryFailures */ .Bu)(system.reading, rule),
    }));
    const excepted = exceptions
        ? acceptIn(ofRun, (0,_policy_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleOfExceptions */ .WY)(plan.workspace.name, exceptions))
        : ofRun;
    const readings = excepted.map(({ reading }) => reading);
    const { findBaseRun, ports } = plan.run ?? {};
    const known = findBaseRun && (await plan.known()).evidence;
    const found = known && ports && 'answer' in known
        ? await (0,_current_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readExistingFailures */ .P_)(readings, { plan: known.answer, findBaseRun }, ports)
        : undefined;
    if (found === undefined)
        return { systems: excepted, notices: [] };
    if ('notice' in found)
        return { systems: excepted, notices: [found.notice] };
    return { systems: acceptIn(excepted, found.existing), notices: [] };
}
/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(ofPlan, exceptions) {
    const own = ofPlan.filter(({ system }) => system === _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .OWN_POLICIES */ .an.name);
    const names = new Set(own.flatMap(({ reading }) => reading.results.map(({ policy }) => policy)));
    if (exceptions === undefined || names.size === 0)
        return exceptions;
    const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
    return { ...exceptions, entries };
}
function summarizeCost(estimate) {
    if (estimate === undefined)
        return undefined;
    const { attributes } = estimate;
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
/** A line for each policy system: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
function describePolicyResults(results) {
    const systems = [..._policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .JUDGING_SYSTEMS */ .W, { name: 'guard', title: 'guard' }];
    return systems.flatMap(({ name, title }) => {
        const ofSystem = results.filter((result) => result.system === name);
        if (ofSystem.length === 0)
            return [];
        const policies = new Set(ofSystem.map(_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOfPolicy */ .Pc)).size;
        const counts = (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__/* .countResults */ .a)(ofSystem);
        const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
        const conditions = ofSystem.filter(({ override }) => override?.condition).length;
        const parts = [
            [counts.mandatoryFailed, 'mandatory failed'],
            [counts.advisoryFailed, 'advisory failed'],
            [counts.overridden - conditions, 'overridden'],
            [conditions, conditions === 1 ? 'condition approved' : 'conditions approved'],
            [counts.excepted ?? 0, 'excepted'],
            [counts.existing ?? 0, 'existing'],
            [counts.errored, 'errored'],
            [later, 'known after the apply'],
            [counts.undecided - later, 'undecided'],
        ];
        const notPassed = parts
            .filter(([count]) => count > 0)
            .map(([count, words]) => `${count} ${words}`);
        const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
        return [`${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`];
    });
}
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 9576:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: function() { return /* binding */ JUDGES; }
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/policy/systems/allowed-sources.js
var allowed_sources = __webpack_require__(58262);
;// CONCATENATED MODULE: ./build/src/gate/judges/allowed-sources.js
/** The list of allowed sources: the files are held to it before anything of them starts. */



const HAS_RUN = (0,finding/* finding */.gk)('ran-before-judged', (0,sentence/* phrase */.MZ) `This plan was made before its sources were judged: what is not allowed has run already.`);
/** Files that the list cannot judge keep the gate closed, with the reason. */
const SOURCES = {
    reads: 'files',
    systems: [allowed_sources/* ALLOWED_SOURCES */.I],
    isAsked: ({ sources }) => sources !== undefined,
    async judge({ root, workingDirectory }, { sources }) {
        if (sources === undefined)
            return undefined;
        const { file } = sources;
        return root === undefined
            ? doubtful(file, NOT_HERE)
            : said(file, sources.judge({ root, workingDirectory }));
    },
};
/** @param isOfPlan whether a plan was made before, and is judged too */
async function said(file, judging, isOfPlan = false) {
    try {
        const { evidence, notices, again } = await judging;
        const isAllowed = evidence.reading.results.every(({ status }) => status === 'passed');
        return {
            systems: [evidence],
            notices: isOfPlan && !isAllowed ? [HAS_RUN, ...notices] : notices,
            again: again && ((later) => said(file, again(later), 'plan' in later)),
        };
    }
    catch (error) {
        return doubtful(file, (0,finding/* findingOf */.hD)(error));
    }
}
const NOT_HERE = (0,finding/* finding */.gk)('files-not-judged', (0,sentence/* phrase */.MZ) `they are not on this machine.`);
function doubtful(file, why) {
    const says = (0,sentence/* phrase */.MZ) `The files were not judged by ${(0,sentence/* filePart */.A4)(file)}: ${why.says}`;
    return { systems: [(0,allowed_sources/* sourcesNotJudged */.DS)(file, { ...why, says, about: { ...why.about, file } })] };
}
//# sourceMappingURL=allowed-sources.js.map
// EXTERNAL MODULE: ./build/src/policy/guard.js
var guard = __webpack_require__(53749);
;// CONCATENATED MODULE: ./build/src/gate/judges/guard.js
/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */

const GUARD = {
    reads: 'plan',
    systems: [],
    isAsked: ({ guard: rules }) => rules !== undefined,
    async judge(plan, { judging, changes }) {
        const { guard: rules } = judging;
        if (rules === undefined)
            return undefined;
        const { isPartial, unseen } = plan;
        const { attributes } = await plan.known();
        if (attributes === undefined)
            return undefined;
        return {
            guard: (0,guard/* judgeByGuard */.OP)({ ...rules, partial: isPartial }, attributes, await changes(), unseen),
        };
    },
};
//# sourceMappingURL=guard.js.map
// EXTERNAL MODULE: ./build/src/gate/judges/own-policies.js
var own_policies = __webpack_require__(60861);
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
;// CONCATENATED MODULE: ./build/src/gate/judges/scanners.js
/** The files of scanners: what they found in the configuration of a workspace, and in none. */

const SCANS = {
    reads: 'files',
    systems: [scanners/* SCANNERS */.K],
    letsPlan: true,
    isAsked: ({ scans }) => scans !== undefined,
    async judge(workspace, { scans }, all) {
        if (scans === undefined)
            return undefined;
        const { name, root, workingDirectory } = workspace;
        const place = root === undefined ? undefined : { root, workingDirectory };
        const { evidence, notices } = await scans.judge(name, place, all);
        return { systems: [evidence], notices };
    },
};
//# sourceMappingURL=scanners.js.map
// EXTERNAL MODULE: ./build/src/policy/service-evidence.js
var service_evidence = __webpack_require__(56893);
// EXTERNAL MODULE: ./build/src/policy/systems/systems.js + 3 modules
var systems = __webpack_require__(19441);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
;// CONCATENATED MODULE: ./build/src/gate/judges/service.js
/** The policy systems of the service: what they said of the run is read to the last page. */



const SERVICE = {
    reads: 'run',
    systems: systems/* SERVICE_SYSTEMS */.P,
    isAsked: (_judging, { serviceSystems }) => serviceSystems,
    async judge({ run: ofPlan }) {
        if (ofPlan === undefined)
            return undefined;
        const { watched, waitsForPerson, ports } = ofPlan;
        const { run } = watched;
        const observed = await (0,read_policies/* readPolicies */.h9)(run, ports, { waitsForPerson });
        return { systems: (0,service_evidence/* toEvidence */.z)(run, observed) };
    },
};
//# sourceMappingURL=service.js.map
;// CONCATENATED MODULE: ./build/src/gate/judges/judges.js
/** The registry of judges. A new one is a file beside this, and a line here. */





const JUDGES = [SERVICE, own_policies/* OWN */.Z, GUARD, SOURCES, SCANS];
//# sourceMappingURL=judges.js.map

/***/ }),

/***/ 60861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ OWN; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/** The team's own policies: the JSON of a plan is read once, and judged on this machine. */


/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
const OWN = {
    reads: 'plan',
    systems: [_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_POLICIES */ .an],
    isAsked: ({ own }) => own !== undefined,
    async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
        if (own === undefined)
            return undefined;
        const doubtful = (why) => ({ systems: [(0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .notJudgedByOwn */ .W7)(own.sources, why)] });
        const content = await plan.json(own.readsWhole);
        if ('doubt' in content)
            return doubtful(content.doubt);
        const { json, document, doubts } = content;
        const { base } = plan;
        const servicePolicies = ofRun.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
        const toJudge = {
            json,
            document,
            run: plan.input,
            ...(pullRequest !== undefined && { pullRequest }),
            workspace: plan.workspace.name,
            exceptions,
            readBase: base && (() => base(json.isWhole)),
            servicePolicies: new Set(servicePolicies),
        };
        try {
            const { results, notices } = await own.judge(toJudge, signal);
            const evidence = (0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .ownEvidence */ .eh)(results);
            const reading = { ...evidence.reading, doubts: await doubts() };
            const askAgain = (asked) => own.askAgain?.(toJudge, asked, signal);
            return { systems: [{ ...evidence, reading }], notices, json, askAgain };
        }
        catch (error) {
            signal.throwIfAborted();
            return { ...doubtful((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingOf */ .hD)(error)), json };
        }
    },
};
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 15718:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

/***/ }),

/***/ 88869:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pK: function() { return /* binding */ ENTRY_LISTS; },
  WQ: function() { return /* binding */ KEYED_PATTERN; },
  SD: function() { return /* binding */ NOT_COMPARED; },
  f: function() { return /* binding */ isRemoval; },
  op: function() { return /* binding */ placeInLists; },
  nY: function() { return /* binding */ readPlannedEntries; }
});

// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/hidden-values.js
var hidden_values = __webpack_require__(8959);
// EXTERNAL MODULE: ./build/src/approvals/plan-entries.js + 1 modules
var plan_entries = __webpack_require__(54059);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
;// CONCATENATED MODULE: ./build/src/seen/unknown-paths.js
/** What is left of the values of an entry without the places that another plan did not know. */
/**
 * The value with null at these paths, where a plan may have something, null or nothing.
 *
 * @param unknown what is unknown in the value itself
 * @returns undefined if something else of it is unknown, or it has no such places
 */
function withoutPaths(value, unknown, paths) {
    const cuts = paths.reduce(addPath, new Map());
    if (!unknown.every((path) => isCut(path, cuts)))
        return undefined;
    return cut(value, cuts);
}
/** Where all of a value is left out, a longer path adds nothing. */
function addPath(cuts, [step, ...rest]) {
    if (step === undefined)
        return undefined;
    return cuts?.set(step, addPath(cuts.has(step) ? cuts.get(step) : new Map(), rest));
}
function isCut([step, ...rest], cuts) {
    if (cuts === undefined)
        return true;
    return step !== undefined && cuts.has(step) && isCut(rest, cuts.get(step));
}
function cut(value, cuts) {
    if (cuts === undefined)
        return { value: null };
    if (cuts.size === 0)
        return { value };
    if (typeof value !== 'object' || value === null)
        return undefined;
    // In a list, a place is there or not. In an object, what is unknown may be left out.
    const isList = Array.isArray(value);
    const members = new Map(Object.entries(value));
    for (const [step, inner] of cuts) {
        if (!members.has(step) && (isList || inner !== undefined))
            return undefined;
        const left = cut(members.get(step), inner);
        if (left === undefined)
            return undefined;
        members.set(step, left.value);
    }
    return { value: isList ? [...members.values()] : Object.fromEntries(members) };
}
//# sourceMappingURL=unknown-paths.js.map
;// CONCATENATED MODULE: ./build/src/seen/planned-entries.js
/**
 * What a plan changes, in a form in which two plans can be compared although the first one knew less: what was unknown may be
 * known now, and what was applied meanwhile may have changed the values that an entry begins with.
 */









/** The lists of a plan whose members an apply carries out. */
const ENTRY_LISTS = ['resource_changes', 'output_changes', 'action_invocations'];
/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that this version does not know, or its name is there twice.
 */
const NOT_COMPARED = ['sensitive', 'configuration', 'form'];
/** 80 bits, because records hold many of them: who does not have the key cannot search for two values with one digest. */
const KEYED_LETTERS = 16;
/** A digest that has a key. */
const KEYED_PATTERN = /^[a-z2-7]{16}$/;
/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
function* readPlannedEntries(json, 
/** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
{ key }) {
    const member = (name) => (0,plan_entries/* exactMember */.yx)(json, name);
    const digest = (subject, value) => key === undefined
        ? (0,canonical/* digest160 */.SN)(`seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value))
        : (0,canonical/* keyedDigest160 */.KF)(key, `seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value)).slice(0, KEYED_LETTERS);
    const contextOf = (0,plan_entries/* readContexts */.JE)(json, { key, files: undefined });
    const reader = {
        digest,
        contextOf,
        hidesSensitive: key === undefined || !json.isWhole,
        lacksConfiguration: !(0,parse/* isRecord */.u4)(json.document['configuration']),
    };
    const entries = [];
    const unchanged = new Map();
    for (const list of ENTRY_LISTS) {
        for (const [at, entry] of (0,plan_entries/* everyMember */.WJ)(member(list))) {
            yield;
            const words = countWordsOf(list, entry);
            const name = nameInPlan(list, at, entry);
            if (words.length > 0)
                entries.push(readEntry({ list, name, words }, entry, reader));
            else
                unchanged.set((0,canonical/* canonicalJson */.dj)([list, name]), entry);
        }
    }
    const variables = (0,hidden_values/* hiddenVariables */.c4)(member('variables'), (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(json.document['configuration'], 'root_module'), 'variables'), key);
    const compared = Object.entries(variables.values).filter(([name]) => key !== undefined || !variables.hidden.has(name));
    return {
        entries: withoutRepeated(entries),
        variables: Object.fromEntries(compared.map(([name, value]) => [name, digest('variable', [name, value])])),
        drifted: new Set((0,parse/* listOf */.c3)(json.document['resource_drift']).flatMap((drifted) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(drifted, 'address')) ?? [])),
        unchanged(list, name) {
            const entry = unchanged.get((0,canonical/* canonicalJson */.dj)([list, name]));
            return entry === undefined ? undefined : readEntry({ list, name, words: [] }, entry, reader);
        },
        notWhole: notWholeOf(json),
    };
}
function countWordsOf(list, entry) {
    if (!(0,parse/* isRecord */.u4)(entry))
        return ['other'];
    if (list === 'action_invocations')
        return ['action'];
    if (list === 'resource_changes')
        return (0,plan_entries/* wordsOfChange */.rY)(entry);
    const actions = actionsOf(entry);
    if (actions === 'no-op')
        return [];
    return ['create', 'update', 'delete'].includes(actions) ? ['output'] : ['output', 'other'];
}
function nameInPlan(list, at, entry) {
    if (list === 'output_changes')
        return `output.${at}`;
    return (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(entry, 'address')) ?? `${list}.${at}`;
}
function actionsOf(change) {
    return (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(change, 'actions')).map(String).join();
}
const REMOVES = new Set(['destroy', 'replace', 'forget']);
/** Whether it destroys, replaces or forgets something, or may do so. */
function isRemoval({ words }) {
    return words.some((word) => REMOVES.has(word) || word === 'other');
}
function readEntry(named, entry, reader) {
    const { list, name, words } = named;
    const { digest } = reader;
    const change = (0,parse/* recordOf */.zv)(list === 'resource_changes' ? (0,parse/* fieldOf */._F)(entry, 'change') : entry);
    const isAction = list === 'action_invocations';
    const written = actionsOf(change);
    // A value of an output is set, whether it had one or not.
    const actions = list === 'output_changes' && written === 'create' ? 'update' : written;
    const importing = change['importing'] ?? undefined;
    const previous = (0,parse/* fieldOf */._F)(entry, 'previous_address') ?? name;
    const removes = list === 'resource_changes' && words.some((word) => REMOVES.has(word));
    // What is deleted or forgotten has no values after. An entry without an action sets some if it is imported, and where no word says
    // what it does, it may.
    const setsValues = isAction ||
        (actions === 'no-op'
            ? importing !== undefined || words.length === 0
            : actions.split(',').some((action) => action !== 'delete' && action !== 'forget'));
    const { unknown, endWithout } = readEnd(change, isAction, digest);
    const { end, changed } = (setsValues ? endWithout(unknown) : undefined) ?? {};
    const context = list === 'output_changes' ? undefined : reader.contextOf(entry);
    const marks = [
        ...(removes ? [change['before_sensitive']] : []),
        ...(setsValues ? [change[isAction ? 'config_sensitive' : 'after_sensitive']] : []),
    ];
    const isUnread = words.includes('other') || (setsValues && end === undefined);
    return {
        list,
        name,
        words,
        actions,
        isDeposed: ((0,parse/* fieldOf */._F)(entry, 'deposed') ?? undefined) === undefined ? undefined : true,
        provider: context && digest('provider', context.provider),
        block: context?.block && digest('block', context.block),
        trigger: isAction ? digest('trigger', withoutConfig(entry)) : undefined,
        importing: importing === undefined ? undefined : digest('importing', importing),
        previous: previous === name ? undefined : digest('previous', previous),
        before: removes ? digest('before', change['before']) : undefined,
        end,
        changed,
        unknown: end === undefined ? [] : unknown,
        notCompared: isUnread ? 'form' : notComparedOf(context, marks, reader),
        endWithout,
    };
}
function readEnd(change, isAction, digest) {
    const [values, marks] = isAction
        ? [change['config_values'], change['config_unknown']]
        : [change['after'], change['after_unknown']];
    const isUpdate = !isAction && actionsOf(change) === 'update' && (0,parse/* isRecord */.u4)(values);
    const unknown = (0,lacked_values/* lackedIn */.mv)({ path: [], values, marks })
        .map(({ path }) => path)
        .sort((one, other) => ((0,canonical/* canonicalJson */.dj)(one) < (0,canonical/* canonicalJson */.dj)(other) ? -1 : 1));
    return {
        unknown,
        endWithout(paths) {
            const left = withoutPaths(values ?? null, unknown, paths);
            return (left && {
                end: digest('end', [left.value, paths]),
                changed: isUpdate
                    ? digest('changed', [
                        idOf(change),
                        changedIn(change['before'], left.value, paths),
                        paths,
                    ])
                    : undefined,
            });
        },
    };
}
/** Nearly all resources have an attribute of this name, which tells one object from another. */
const idOf = ({ before }) => (0,parse/* fieldOf */._F)(before, 'id') ?? null;
/** The attributes that are not as they were before, with those that have something unknown. */
function changedIn(before, after, paths) {
    const lacking = new Set(paths.map(([name]) => name));
    const changed = Object.entries((0,parse/* recordOf */.zv)(after)).filter(([name, value]) => lacking.has(name) ||
        !Object.hasOwn((0,parse/* recordOf */.zv)(before), name) ||
        (0,canonical/* canonicalJson */.dj)((0,parse/* fieldOf */._F)(before, name)) !== (0,canonical/* canonicalJson */.dj)(value));
    return Object.fromEntries(changed);
}
/** @param marks of the values that are compared */
function notComparedOf(context, marks, { hidesSensitive, lacksConfiguration }) {
    // Old formats have no marks: there, each value counts as sensitive.
    const isSensitive = context?.hasHidden === true ||
        marks.some((mark) => (mark ?? undefined) === undefined || (0,plan_json/* isMarked */.rZ)(mark));
    if (isSensitive && hidesSensitive)
        return 'sensitive';
    return context !== undefined && lacksConfiguration ? 'configuration' : undefined;
}
/** What an invocation says beside the values of its block. */
function withoutConfig(entry) {
    return Object.fromEntries(Object.entries((0,parse/* recordOf */.zv)(entry)).filter(([name]) => !name.startsWith('config_')));
}
/** By what an entry is found in another plan: one plan has it once. */
function placeInLists({ list, name, trigger, isDeposed, before, }) {
    return (0,canonical/* canonicalJson */.dj)([list, name, trigger, isDeposed && before]);
}
/** Of those that one plan has twice, nothing says which one a request showed. */
function withoutRepeated(entries) {
    const numbers = new Map();
    for (const entry of entries)
        numbers.set(placeInLists(entry), (numbers.get(placeInLists(entry)) ?? 0) + 1);
    return entries.map((entry) => (numbers.get(placeInLists(entry)) ?? 0) > 1 ? { ...entry, notCompared: 'form' } : entry);
}
function notWholeOf(json) {
    const { complete } = json.document;
    const isDeferred = ['deferred_changes', 'deferred_action_invocations'].some((name) => (0,parse/* listOf */.c3)(json.document[name]).length > 0);
    if (json.isErrored) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `Planning failed, so the plan may lack changes.`);
    }
    if (isDeferred || (complete !== undefined && complete !== true)) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan is not all that there is to do: something is deferred, or left out by a target.`);
    }
    if (json.repeated().length === 0)
        return undefined;
    return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The JSON of the plan names something twice, so that one of the two is hidden.`);
}
//# sourceMappingURL=planned-entries.js.map

/***/ })

};
;