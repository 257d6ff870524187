"use strict";
exports.id = 6805;
exports.ids = [6805,7183,3446,5724,1597,8763,167];
exports.modules = {

/***/ 38431:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFilesHere: function() { return /* binding */ openFilesHere; },
  openProgramHere: function() { return /* binding */ openProgramHere; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/gate/requested-workspaces.js
var requested_workspaces = __webpack_require__(15724);
// EXTERNAL MODULE: ./build/src/hosts/detect.js
var detect = __webpack_require__(2914);
// EXTERNAL MODULE: ./build/src/hosts/registry.js
var registry = __webpack_require__(77006);
// EXTERNAL MODULE: ./build/src/hosts/job-workspace.js
var job_workspace = __webpack_require__(68754);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/find-plans.js
var find_plans = __webpack_require__(19983);
// EXTERNAL MODULE: ./build/src/plan/made-of.js
var made_of = __webpack_require__(53076);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/variables.js
var configuration_variables = __webpack_require__(41597);
// EXTERNAL MODULE: ./build/src/machine/isolate-program.js
var isolate_program = __webpack_require__(38763);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/trust/leading-variables.js
var leading_variables = __webpack_require__(70);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/plan/default-branch-tree.js
/**
 * The other side of a comparison: the files of the default branch, written into a directory that is deleted afterwards, to
 * plan them by the same engine as the files that are judged. A pull request chooses none of them.
 */







/** Opens the tree. Nothing is fetched or written before the first `rootOf`; `close` deletes what was written. */
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    /** By root of the repository: the directory with the files of its default branch. */
    const directories = new Map();
    const temporaryDirectories = [];
    const writeFiles = async (repositoryRoot) => {
        const { commit, repository } = await (0,files_of_default_branch/* defaultBranchCommit */.Lc)(repositoryRoot, jobTree, ports);
        const root = (0,temporary/* makeTemporary */.ww)('plangate-default-branch-');
        temporaryDirectories.push(root);
        // What it plans decides which failures are old. Git itself does not compare what it reads with its id.
        if (!(await (0,git_objects/* writeCommit */.rV)(commit, repository, root, ports))) {
            throw new Error('git has not all of its files, or has other ones in their place');
        }
        return root;
    };
    return {
        /** Where the default branch has what is in this absolute directory of the checkout. Rejects with a sentence. */
        async rootOf(root) {
            const repository = (0,find_repository/* findAround */.Di)(root, workspace).repository?.root;
            if (repository === undefined)
                throw new Error('its files are in no git repository');
            const writing = directories.get(repository) ?? writeFiles(repository);
            directories.set(repository, writing);
            const rootOnBranch = (0,external_node_path_.join)(await writing, (0,external_node_path_.relative)(repository, root));
            // Git knows no empty directories. One without files has nothing to plan.
            (0,external_node_fs_.mkdirSync)(rootOnBranch, { recursive: true });
            return rootOnBranch;
        },
        close: () => {
            for (const root of temporaryDirectories)
                (0,temporary/* removeTemporary */.cF)(root);
        },
    };
}
//# sourceMappingURL=default-branch-tree.js.map
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
;// CONCATENATED MODULE: ./build/src/plan/moved-resources.js
/** Which resources a change moves, by its `moved` blocks, where no state says it. */





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
    const files = (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, parsed);
    const { modules, unclear } = (0,read_configuration.readConfiguration)((0,external_node_path_.join)(root, workingDirectory), files);
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
            const from = addressIn((0,hcl_syntax/* attributeIn */.yo)(block.body, 'from'));
            const to = addressIn((0,hcl_syntax/* attributeIn */.yo)(block.body, 'to'));
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
        address += isName ? `.${value}` : (0,model_address/* writeIndex */._M)(value);
    }
    return (0,model_address/* splitAddress */.lS)(address);
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
    // A move of a module is about all that is in it, so the beginnings of an address are looked up: those as long as a key.
    const lengths = new Set();
    for (const [at, { module, from }] of moves.entries()) {
        const parts = [...module, ...from].map(model_address/* withoutKeys */.Pe);
        lengths.add(parts.length);
        const key = parts.join('.');
        const known = byObject.get(key);
        if (known === undefined)
            byObject.set(key, [at]);
        else
            known.push(at);
    }
    return (address) => {
        const parts = (0,model_address/* splitAddress */.lS)((0,model_address/* withoutKeys */.Pe)(address));
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
    const parts = (0,model_address/* splitAddress */.lS)(address);
    const prefix = parts.slice(0, module.length);
    if (prefix.map(model_address/* withoutKeys */.Pe).join('.') !== module.join('.'))
        return undefined;
    const partsOfObject = parts.slice(module.length, module.length + from.length);
    const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
    if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
        return undefined;
    if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.'))
        return undefined;
    if (lastPart !== lastOfFrom && (0,model_address/* withoutKeys */.Pe)(lastPart) !== lastOfFrom)
        return undefined;
    // The key at the end, such as `[0]`, if the block names the object without its key.
    const key = lastPart.slice(lastOfFrom.length);
    if (key !== '' && lastOfTo.includes('['))
        return undefined;
    const rest = parts.slice(module.length + from.length);
    return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
//# sourceMappingURL=moved-resources.js.map
// EXTERNAL MODULE: ./build/src/plan/program-variables.js
var program_variables = __webpack_require__(51253);
// EXTERNAL MODULE: ./build/src/plan/run-programs.js
var run_programs = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/plan-document.js
var plan_document = __webpack_require__(91870);
// EXTERNAL MODULE: ./build/src/plan/program-log.js
var program_log = __webpack_require__(506);
// EXTERNAL MODULE: ./build/src/plan/program-plan.js + 1 modules
var program_plan = __webpack_require__(49778);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
;// CONCATENATED MODULE: ./build/src/plan/program-in-checkout.js
/**
 * Plans in the checkout itself, and applies exactly what it planned: `init`, `plan -out`, `apply FILE` and `show`, with the
 * configuration's own backend, as people's jobs run them. Nothing is copied.
 */







function plansInCheckout(options) {
    const initialized = new Map();
    const directoryOf = ({ root, workingDirectory }) => (0,external_node_path_.join)(root, workingDirectory);
    /** By workspace: several may be planned in one directory. */
    const saved = new Map();
    const savedOf = (workspace) => {
        const plan = saved.get(workspace);
        if (plan === undefined)
            throw new Error('nothing was planned here');
        return plan;
    };
    return {
        async plan(place, request) {
            const directory = directoryOf(place);
            const { root: files, workingDirectory } = place;
            const opening = initialized.get(directory) ??
                (0,program_plan/* initialize */.n_)({ ...options, inCheckout: true }, { files, workingDirectory }, request.signal);
            initialized.set(directory, opening);
            const planned = await (await opening).plan(request);
            if (planned.problems.some(({ severity }) => severity === 'error'))
                return planned;
            const latest = (await opening).latest();
            if (latest !== undefined) {
                saved.set(request.workspaceName, latest);
                return planned;
            }
            return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary: `${options.program} saved no plan` }]);
        },
        async apply(workspace, onLine, signal) {
            const { file, programs } = savedOf(workspace);
            const filter = (0,program_log/* createLineFilter */.RO)((line) => {
                const message = (0,program_log/* messageIn */.v6)(line);
                if (message !== undefined)
                    onLine(message);
            });
            const end = await programs.run(['apply', '-input=false', '-no-color', '-json', file], {
                signal,
                deadline: programs.deadline(),
                take: filter.take,
                goesToItsEnd: true,
            });
            return {
                exitCode: end.exitCode,
                firstError: firstErrorIn(filter.log(), end.stdout, programs),
            };
        },
        async state(workspace, signal) {
            const { programs } = savedOf(workspace);
            const limits = { signal, deadline: programs.deadline(), maxBytes: read_plan.LONGEST_PLAN };
            const end = await programs.run(['show', '-json'], limits);
            const state = (0,parse/* parseJson */.qF)(end.stdout);
            if (end.exitCode === 0 && (0,parse/* isRecord */.u4)(state))
                return { state };
            const said = programs.withoutPaths((0,go_text/* trimSpace */.Pd)(end.stderr || end.stdout)).slice(-600);
            return { why: said || `\`${options.program} show -json\` printed nothing` };
        },
        async close() {
            for (const opening of initialized.values()) {
                await opening.then((each) => each.close()).catch(() => undefined);
            }
        },
    };
}
function firstErrorIn(log, printed, programs) {
    const problem = (0,program_log/* problemsIn */._n)(log).find(({ severity }) => severity === 'error');
    if (problem !== undefined) {
        return programs.withoutPaths([problem.summary, problem.detail].filter(Boolean).join(': '));
    }
    const lines = printed.split('\n').filter((line) => !line.startsWith('{'));
    const rest = (0,go_text/* trimSpace */.Pd)(lines.join('\n')).slice(-2_000);
    return rest === '' ? undefined : programs.withoutPaths(rest);
}
//# sourceMappingURL=program-in-checkout.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/plan/planned-as.js
var planned_as = __webpack_require__(50564);
;// CONCATENATED MODULE: ./build/src/plan/whole-plan.js




/** What the settings ask of a plan. */
function askedOf({ runOptions, allowPartial }, inJob) {
    let mode = 'normal';
    if (runOptions['is-destroy'] === true)
        mode = 'destroy';
    else if (runOptions['refresh-only'] === true)
        mode = 'refresh-only';
    const targets = runOptions['target-addrs'] !== undefined;
    return { mode, targets, allowPartial, inJob };
}
/**
 * What limits a plan because of how it was made.
 *
 * @param digested null where the digest does not say it, and undefined without a digest, which is said already
 */
function limitsOf(digested, document, asked) {
    const planned = digested ?? undefined;
    const otherModes = planned === undefined ? [] : describeMode(planned, asked);
    const unknown = planned === undefined ? [] : describeUnknown(planned, asked);
    const parts = planned === undefined ? [] : describeParts(planned, asked);
    const isPartExpected = asked.targets || asked.mode === 'refresh-only';
    const saidByJson = isPartExpected ? undefined : describePartial(document, planned);
    const isSaid = parts.length > 0 || otherModes.length > 0;
    if (saidByJson !== undefined && !isSaid)
        parts.push(saidByJson);
    const limits = [...otherModes, ...unknown, ...parts.map((part) => partLimit(part, asked))];
    if (digested === null && parts.length === 0)
        limits.push(unproven(asked));
    if (planned?.refreshed === false)
        limits.push({ kind: 'noted', finding: NOT_REFRESHED });
    return limits;
}
const NOT_REFRESHED = (0,finding/* finding */.gk)('plan-not-refreshed', (0,sentence/* phrase */.MZ) `It was planned with ${(0,sentence/* setting */.Pe)('-refresh=false')}, so it trusts the state: what was changed outside of it is not seen.`);
const MAY_PASS = (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('allow-partial')} to true where that may pass.`;
function partLimit(says, { allowPartial, inJob }) {
    const part = (0,finding/* finding */.gk)(errors/* CODES */.Lp.onlyAPart, says);
    if (allowPartial)
        return { kind: 'partial', finding: part };
    return { kind: inJob ? 'not-certain' : 'noted', finding: { ...part, remedy: MAY_PASS } };
}
function unproven({ allowPartial, inJob }) {
    const remedy = (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* typed */.nE)(planned_as/* DIGEST_COMMAND */.Bh)} in the job that planned, which reads it in the saved plan.`;
    const found = (0,finding/* finding */.gk)('plan-unproven', (0,sentence/* phrase */.MZ) `Nothing says that this is a plan of everything: its JSON cannot.`, { remedy });
    if (allowPartial)
        return { kind: 'unproven', finding: found };
    return {
        kind: inJob ? 'not-certain' : 'noted',
        finding: { ...found, remedy: (0,sentence/* phrase */.MZ) `${remedy} ${MAY_PASS}` },
    };
}
function describeMode({ mode }, asked) {
    // A plan that only refreshes is one of a part.
    if (mode === asked.mode || (mode === 'refresh-only' && asked.mode === 'normal'))
        return [];
    if (mode === 'destroy' && asked.mode === 'normal') {
        const found = (0,finding/* finding */.gk)('plan-of-other-mode', (0,sentence/* phrase */.MZ) `It is a plan to destroy everything (${(0,sentence/* setting */.Pe)('-destroy')}), and the workflow asks for no such plan.`, { remedy: (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('destroy')} to true if you mean that.` });
        return [{ kind: asked.inJob ? 'not-certain' : 'noted', finding: found }];
    }
    const found = (0,finding/* finding */.gk)('plan-of-other-mode', (0,sentence/* phrase */.MZ) `The workflow asks for a plan ${MODE_WORDS[asked.mode]}, and this is one ${MODE_WORDS[mode]}.`, { remedy: (0,sentence/* phrase */.MZ) `Change one of them.` });
    return [{ kind: 'not-certain', finding: found }];
}
const MODE_WORDS = {
    normal: (0,sentence/* phrase */.MZ) `of changes`,
    destroy: (0,sentence/* phrase */.MZ) `to destroy everything (${(0,sentence/* setting */.Pe)('destroy')})`,
    'refresh-only': (0,sentence/* phrase */.MZ) `that only refreshes (${(0,sentence/* setting */.Pe)('refresh-only')})`,
};
/** These close the gate at a terminal, too: nothing says what they mean. `allow-partial` accepts fields, and no argument. */
function describeUnknown(planned, { allowPartial }) {
    const { program, version, unknown } = planned;
    const madeBy = (0,sentence/* phrase */.MZ) `${program === 'tofu' ? 'OpenTofu' : 'Terraform'} ${(0,sentence/* sentencePart */.vn)('name', version, 60)}`;
    const newest = (0,sentence/* phrase */.MZ) `Use the newest release of Plangate`;
    return unknown.map((one) => {
        if (typeof one === 'string') {
            const found = (0,finding/* finding */.gk)('plan-argument-unknown', (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)('tofu plan')} was given ${(0,sentence/* quoted */.TL)(one)}, of which Plangate does not know what it does.`, { remedy: (0,sentence/* phrase */.MZ) `${newest}, or plan without it.` });
            return { kind: 'not-certain', finding: found };
        }
        const found = (0,finding/* finding */.gk)('plan-field-unknown', (0,sentence/* phrase */.MZ) `The saved plan of ${madeBy} has the field ${(0,sentence/* sentencePart */.vn)('name', String(one), 20)}, of which Plangate does not know what it means: it may be a plan of a part.`);
        if (allowPartial)
            return { kind: 'field', field: one, finding: found };
        return {
            kind: 'not-certain',
            finding: { ...found, remedy: (0,sentence/* phrase */.MZ) `${newest}. ${MAY_PASS}` },
        };
    });
}
const MOST_NAMED = 3;
/** Whole sentences about what a plan leaves out. */
function describeParts(planned, asked) {
    const { targets, excludes, actions, mode, deferred } = planned;
    const named = (list) => (0,sentence/* firstParts */.J4)(list.map(sentence/* quoted */.TL), MOST_NAMED);
    const sentences = [];
    if (targets.length > 0 && !asked.targets) {
        sentences.push((0,sentence/* phrase */.MZ) `Only a part was planned (${(0,sentence/* setting */.Pe)('-target')}: ${named(targets)}), so the rest of the configuration was not judged.`);
    }
    if (excludes.length > 0) {
        sentences.push((0,sentence/* phrase */.MZ) `A part was not planned and not judged (${(0,sentence/* setting */.Pe)('-exclude')}: ${named(excludes)}).`);
    }
    if (actions.length > 0) {
        sentences.push((0,sentence/* phrase */.MZ) `Only actions were planned (${(0,sentence/* setting */.Pe)('-invoke')}: ${named(actions)}), so the configuration was not judged.`);
    }
    if (mode === 'refresh-only' && asked.mode === 'normal') {
        sentences.push((0,sentence/* phrase */.MZ) `It is a plan of ${(0,sentence/* setting */.Pe)('-refresh-only')}: it has no changes of the configuration, so there was nothing to judge.`);
    }
    if (deferred) {
        sentences.push((0,sentence/* phrase */.MZ) `Some changes were left to a later plan (deferred), and were not judged.`);
    }
    return sentences;
}
/** Why the JSON shows that a plan is not whole: some programs say it, and `-refresh-only` has no changes at all. */
function describePartial(document, planned) {
    if (Object.hasOwn(document, 'complete') && document.complete !== true) {
        return (0,sentence/* phrase */.MZ) `The plan says that it is not complete, so the rest of the configuration was not judged.`;
    }
    // Where it is known that it is no such plan, no instance of the resources is wanted (`count = 0`).
    if (planned !== undefined)
        return undefined;
    if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
        return undefined;
    }
    return (0,sentence/* phrase */.MZ) `The plan has no changes of resources, not even none, although its configuration has resources, as with ${(0,sentence/* setting */.Pe)('-refresh-only')}: there was nothing to judge.`;
}
/** Whether a module or one that it calls has a resource. True without the module, because nothing says that it has none. */
function hasResources(module) {
    if (module === undefined)
        return true;
    const { resources = [], module_calls: calls = {} } = module;
    return (resources.some(({ mode }) => mode === 'managed') ||
        Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module)));
}
/** Who asked that resources are replaced, as the plan's JSON says it; none where nobody did. */
function describeReplaced({ resource_changes: changes }) {
    const replaced = changes
        .filter((change) => Reflect.get(change, 'action_reason') === 'replace_by_request')
        .map(({ address }) => (0,sentence/* resourcePart */._8)(address));
    if (replaced.length === 0)
        return [];
    const names = (0,sentence/* firstParts */.J4)(replaced, MOST_NAMED);
    return [
        (0,finding/* finding */.gk)('plan-replaces', (0,sentence/* phrase */.MZ) `It was asked to replace ${names} (${(0,sentence/* setting */.Pe)('-replace')}).`),
    ];
}
//# sourceMappingURL=whole-plan.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/plan/digest.js
var plan_digest = __webpack_require__(38717);
;// CONCATENATED MODULE: ./build/src/plan/open-plan-file.js
/** Opens a plan that another job made: its file, and what its digest says of it. */






















const theRecipe = () => (0,sentence/* phrase */.MZ) `The recipe: ${(0,sentence/* foreign */.V$)((0,own_pages/* planRecipe */.kX)())}`;
const LONGEST_DIGEST = 4 * 1024 * 1024;
/**
 * Reads the plan and its digest once, so that they cannot change between two readings.
 *
 * @returns the function that reads the plan, the problems, or why there is no plan: in a job, the job that makes it may
 *   not have run
 */
async function openPlanFile(written, settings, context, ports) {
    const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
    const { workingDirectory, jobTree, inJob } = context;
    const path = (0,external_node_path_.resolve)(workingDirectory, written);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats === undefined && inJob) {
        return {
            undecided: (0,finding/* finding */.gk)('no-plan', (0,sentence/* phrase */.MZ) `There is no plan: ${(0,sentence/* filePart */.A4)(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`, { about: { file: written }, remedy: theRecipe() }),
        };
    }
    if (stats?.isFile() !== true) {
        return refuse(`is ${(0,quote/* quote */.hD)(written)}, and there is no such file. Write it with \`${planned_as/* DIGEST_COMMAND */.Bh}\`.`);
    }
    if (stats.size > read_plan.LONGEST_PLAN) {
        return refuse(`is ${(0,quote/* quote */.hD)(written)}, which has more than ${read_plan.LONGEST_PLAN} bytes.`);
    }
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    if (inJob) {
        for (const name of [written, (0,plan_digest.digestPath)(written)]) {
            const file = (0,external_node_path_.resolve)(workingDirectory, name);
            if (await isInRepository(file, workspace, ports))
                return refuse(`is ${(0,quote/* quote */.hD)(name)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`);
        }
    }
    const plan = (0,read_regular/* readBytesSync */.js)(path, read_plan.LONGEST_PLAN);
    const digest = await (0,read_regular/* readRegular */.VX)((0,find_repository/* realOrSame */.eF)((0,plan_digest.digestPath)(path)), LONGEST_DIGEST).catch(() => undefined);
    const asked = { ...askedOf(settings, inJob), targets: false };
    const text = plan.toString('utf8');
    // The plan is read once for all its workspaces, while programs read the policies.
    const reading = (0,read_plan.readPlan)(text, ports.signal);
    // Otherwise a plan that cannot be read would end the process before it is awaited.
    reading.catch(() => undefined);
    const changedSince = async (madeOf, directory) => {
        const { repository } = (0,find_repository/* findAround */.Di)(directory, workspace);
        if (repository === undefined)
            return [];
        const place = { directory: (0,find_repository/* realOrSame */.eF)(directory), repository };
        return (0,made_of/* changesSince */.s)(madeOf, place, context.checkouts);
    };
    const read = async (name, { root, workingDirectory: inside }, signal) => {
        const directory = (0,external_node_path_.join)(root, inside);
        const repository = (0,find_repository/* findAround */.Di)(directory, workspace).repository?.root ?? directory;
        const demands = {
            ...(await reviewedCommits(directory, workspace, context, ports)),
            directory: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repository, (0,find_repository/* realOrSame */.eF)(directory))) || '.',
            workspace: name,
            run: context.hostRun ?? null,
            plan,
            planDigest: settings.planDigest,
            inJob,
        };
        const answer = (0,plan_digest.compareDigest)(digest, demands);
        // In a job, the files of the commit were compared where it was planned. A person may have changed them since.
        if (!inJob && answer.digest !== undefined && answer.objections.length === 0) {
            answer.objections = await (0,ended_by/* endedBy */.m)(signal, changedSince(answer.digest, directory));
        }
        const options = { asked, now: ports.clock.date() };
        const planned = await (0,ended_by/* endedBy */.m)(signal, planFromFile({ reading, ...answer }, options));
        return { ...planned, madeBy: `${describePlan(planned, answer)}: ${written}   ${answer.words}` };
    };
    return { plan: read };
}
/** Makes the function that reads the plan of a workspace, when the workspace is judged. */
function openPlanFiles(plans, settings, context, ports) {
    return async (name, place, signal) => {
        const plansOfWorkspace = plans.filter(({ workspace }) => workspace === name);
        const [plan, second] = plansOfWorkspace;
        if (plan === undefined) {
            throw new read_plan.UnreadablePlan((0,finding/* finding */.gk)('no-plan', (0,sentence/* phrase */.MZ) `There is no plan of ${(0,sentence/* workspacePart */.TG)(name)}. The job that makes it did not run, failed, or left it out.`, {
                about: { workspace: name },
                remedy: (0,sentence/* phrase */.MZ) `To name those that are planned, write ${(0,sentence/* setting */.Pe)('workspaces')}. ${theRecipe()}`,
            }));
        }
        if (second !== undefined) {
            const files = (0,sentence/* listParts */.Z)(plansOfWorkspace.map(({ file }) => (0,sentence/* filePart */.A4)(file)));
            throw new read_plan.UnreadablePlan((0,finding/* finding */.gk)('planned-twice', (0,sentence/* phrase */.MZ) `There is more than one plan of ${(0,sentence/* workspacePart */.TG)(name)}: ${files}.`, { about: { workspace: name }, remedy: (0,sentence/* phrase */.MZ) `Keep one.` }));
        }
        if (plan.refused !== undefined)
            throw new read_plan.UnreadablePlan(plan.refused);
        const opened = await openPlanFile(plan.file, settings, context, ports);
        if ('plan' in opened)
            return opened.plan(name, place, signal);
        throw new read_plan.UnreadablePlan('undecided' in opened
            ? opened.undecided
            : opened.problems.map(({ message }) => `The plan ${message}`).join('\n'));
    };
}
/** Who made a plan, as its digest or it says itself, and what it changes, as in `Terraform 1.17.2 +3 ~1`. */
function describePlan({ document, counts }, { digest }) {
    const isOfTofu = digest?.planned
        ? digest.planned.program === 'tofu'
        : document.resource_changes.some(({ provider_name: provider }) => provider.startsWith('registry.opentofu.org/'));
    const numbers = [
        ['+', counts.additions],
        ['~', counts.changes],
        ['−', counts.destructions],
    ];
    const changes = numbers
        .filter(([, number]) => number > 0)
        .map(([sign, number]) => `${sign}${number}`)
        .join(' ');
    const program = isOfTofu ? 'OpenTofu' : 'Terraform';
    const words = [program, document.terraform_version, changes || 'no changes'];
    return words.filter((word) => word !== undefined).join(' ');
}
/** The head under review and, where the host checked out a merge of it, that merge: a plan may be of either. */
async function reviewedCommits(directory, jobDirectory, { reviewed }, ports) {
    const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
    const { repository } = (0,find_repository/* findAround */.Di)(directory, jobDirectory);
    if (head === undefined || built === undefined || repository === undefined) {
        return { head, merge: undefined };
    }
    const id = (0,commit_id/* readCommitId */.f)(built);
    const commit = id && (await (0,git_objects/* readCommit */.kN)(id, repository, ports));
    const parents = commit?.parents ?? [];
    return { head, merge: parents.length > 1 && parents.includes(head) ? built : undefined };
}
/** Whether a repository tracks a file that is there, or a link on the way to it, or git cannot say that none does. */
async function isInRepository(file, workspace, ports) {
    if (!(0,external_node_fs_.existsSync)(file))
        return false;
    const withRealDirectory = (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.dirname)(file)), (0,external_node_path_.basename)(file));
    for (const path of new Set([file, withRealDirectory, (0,find_repository/* realOrSame */.eF)(file)])) {
        const root = (0,find_repository/* findRepository */.W1)((0,external_node_path_.dirname)(path));
        if (root === undefined)
            continue;
        const tracked = await (0,ask_git/* listTrackedFiles */.sp)((0,find_repository/* realOrSame */.eF)(root), workspace, ports);
        if (!(tracked instanceof Set))
            return true;
        for (let onTheWay = path; onTheWay !== root && (0,find_repository/* isBelow */.Yw)(onTheWay, root);) {
            if (tracked.has((0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, onTheWay))))
                return true;
            onTheWay = (0,external_node_path_.dirname)(onTheWay);
        }
    }
    return false;
}
/**
 * The plan, with everything that limits it; a failed plan if the file says that planning failed.
 *
 * @param file.reading rejects with what makes it no plan
 * @param file.objections why the plan does not count
 * @param file.notes what does not change the verdict
 * @param file.digest left out where there is none, which is among the objections or the notes already
 * @param options.asked what the workflow asked for
 */
async function planFromFile(file, options) {
    const { reading, objections, notes, digest } = file;
    const { asked, now } = options;
    try {
        const { json, document, counts } = await reading;
        const limits = [];
        for (const found of objections)
            limits.push({ kind: 'not-certain', finding: found });
        for (const found of [...notes, ...describeReplaced(document), ...describeAge(document, now)]) {
            limits.push({ kind: 'noted', finding: found });
        }
        limits.push(...limitsOf(digest?.planned, document, asked));
        return { document, json, counts, problems: failedChecks(document), limits };
    }
    catch (error) {
        if (!(error instanceof read_plan/* ErroredPlan */.X))
            throw error;
        const summary = 'The plan cannot be used';
        return (0,plan_document/* failedPlan */.nC)([{ severity: 'error', summary, detail: (0,error_message/* errorMessage */.g)(error) }]);
    }
}
/** Its `check` blocks that failed: Terraform warns of them, and a plan's JSON has no other warnings. */
function failedChecks(document) {
    return (0,parse/* listOf */.c3)(Reflect.get(document, 'checks')).flatMap((check) => {
        const { kind, to_display: address } = (0,parse/* fieldsOf */.Pf)((0,parse/* fieldsOf */.Pf)(check)['address']);
        if (kind !== 'check' || (0,parse/* fieldsOf */.Pf)(check)['status'] !== 'fail')
            return [];
        const messages = (0,parse/* listOf */.c3)((0,parse/* fieldsOf */.Pf)(check)['instances'])
            .flatMap((instance) => (0,parse/* listOf */.c3)((0,parse/* fieldsOf */.Pf)(instance)['problems']))
            .map((problem) => (0,parse/* fieldsOf */.Pf)(problem)['message'])
            .filter((message) => typeof message === 'string');
        const name = typeof address === 'string' ? address : 'check';
        // A check can have failed without a message.
        const details = messages.length > 0 ? messages : [''];
        return details.map((message) => ({
            severity: 'warning',
            summary: 'Check block assertion failed',
            detail: [name, message].filter(Boolean).join(': '),
        }));
    });
}
const HOUR_MS = 3_600_000;
/** That a plan is older than an hour; none if it is younger, or does not say when it was made. */
function describeAge(document, now) {
    const timestamp = Reflect.get(document, 'timestamp');
    const madeAtMs = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
    const ageMs = now.getTime() - madeAtMs;
    if (Number.isNaN(ageMs) || ageMs <= HOUR_MS)
        return [];
    const hours = Math.floor(ageMs / HOUR_MS);
    const age = hours < 48
        ? (0,sentence/* phrase */.MZ) `${(0,sentence/* numberPart */.V4)(hours)} ${hours === 1 ? 'hour' : 'hours'}`
        : (0,sentence/* phrase */.MZ) `${(0,sentence/* numberPart */.V4)(Math.floor(hours / 24))} days`;
    const says = (0,sentence/* phrase */.MZ) `The plan was made ${age} ago. What exists may have changed since.`;
    return [(0,finding/* finding */.gk)('plan-age', says)];
}
//# sourceMappingURL=open-plan-file.js.map
;// CONCATENATED MODULE: ./build/src/plan/open-planner.js


























/**
 * Opens the files of plans that were made elsewhere.
 *
 * @param found the plans that the files have; undefined if it is one plan, of the workspace whatever its name
 * @returns what is wrong with the settings, or why there is no plan
 */
async function openFilePlanner({ files: [first = ''], planDigest, found, }, settings, context, ports) {
    const { placeOf } = context;
    const asked = { ...settings, planDigest };
    const opened = found === undefined
        ? await openPlanFile(first, asked, context, ports)
        : { plan: openPlanFiles(found, asked, context, ports) };
    if (!('plan' in opened))
        return opened;
    return {
        plan: (workspace, signal) => opened.plan(workspace, placeOf(workspace), signal),
        planBefore: async () => {
            throw new Error('a plan that was made elsewhere has no other side');
        },
        close: async () => undefined,
    };
}
/**
 * Opens a program that plans: the one that the settings name, else the one that is on the PATH.
 *
 * @returns what is wrong with the settings, or why nothing here can plan
 */
async function openProgramPlanner(plans, settings, context, ports) {
    const { engine } = plans;
    const usable = engine === undefined ? run_programs/* PROGRAMS */.i : [engine];
    const present = usable.filter((name) => (0,program_path/* findOnPath */.aY)(name, ports.environment) !== undefined);
    const [program, otherProgram] = present;
    if (program === undefined)
        return { undecided: describeMissing(engine) };
    const fileForTofu = otherProgram && (await findTrackedForTofu(settings, context, ports));
    if (fileForTofu !== undefined)
        return { undecided: describeUnchosen(fileForTofu) };
    return startProgram({ ...plans, engine: program }, settings, context, ports);
}
async function startProgram({ engine: program, engineEnv = [], varFile = [], applies, }, settings, context, ports) {
    const { workingDirectory, jobTree, placeOf } = context;
    const { clock, parsed } = ports;
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings).map((shownAs) => ({
        path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
        shownAs,
    }));
    const { variables: given = [] } = settings.runOptions;
    const readVariables = (path) => (0,configuration_variables.readAssigned)(given, files_here/* readableHere */.zK, path, { program, parsed });
    const problems = await refuseTrackedPlugins(directories, workspace, ports);
    for (const { path, shownAs } of given.length > 0 ? directories : []) {
        const read = await readVariables(path);
        if ('value' in read)
            continue;
        const message = `cannot be read for ${(0,quote/* quote */.hD)(shownAs)}: ${read.problems.join('; ')}. They are read as \`${program} plan -var\` reads them.`;
        problems.push({ where: 'variables', message });
    }
    if (problems.length > 0)
        return { problems };
    const variables = (0,program_variables/* readEngineEnvironment */.A)(engineEnv, ports.environment, context.isSecretOfHost, context.hostTokens);
    if ('problem' in variables) {
        return { problems: [{ where: 'engine-env', message: variables.problem }] };
    }
    const trusted = await openTrusted(settings, context);
    const leading = await findLeading(variables.value, trusted, { directories, context, ports });
    if (leading.length > 0)
        return { problems: leading };
    const { notIsolated, ...started } = applies === true
        ? startedAsInJob(context, ports)
        : await startedIsolated(program, variables.value, ports);
    const options = { program, ...started, clock, parsed };
    const defaultBranch = openDefaultBranchTree(context, ports);
    const inCheckout = applies === true ? plansInCheckout(options) : undefined;
    const planning = (0,program_plan/* plansInCopies */.l8)(options, {
        trustedOf: (place) => trustedAt(place, trusted),
        // Where git cannot say what it tracks, a pull request may have written what `init` seems to have installed.
        mayHaveModules: async ({ root }) => !jobTree.proposed || (await (0,ask_git/* listTrackedFiles */.sp)(root, workspace, ports)) instanceof Set,
    });
    const request = requestOf(settings, varFile);
    const asked = askedOf(settings, context.inJob);
    const readAt = (place) => readVariables((0,external_node_path_.join)(place.root, place.workingDirectory));
    return {
        program,
        notIsolated,
        async plan(name, signal, installed) {
            const place = placeOf(name);
            const read = await readAt(place);
            if ('problems' in read)
                throw new run_programs.EngineFailure(`Its variables cannot be read: ${read.problems.join('; ')}.`);
            const assigned = read.value;
            const options = { ...request, assigned, workspaceName: name, signal, installed };
            const planned = await (inCheckout ?? planning).plan(place, options);
            return { ...planned, limits: [...planned.limits, ...limitsOfProgram(planned, asked)] };
        },
        async planBefore(name, signal) {
            const place = placeOf(name);
            const placeBefore = { ...place, root: await defaultBranch.rootOf(place.root) };
            const read = await readAt(placeBefore);
            if ('problems' in read)
                throw new Error(`its variables cannot be read: ${read.problems.join('; ')}`);
            const assigned = read.value;
            const requestBefore = { ...request, assigned, workspaceName: name, signal };
            const before = await planning.plan(placeBefore, requestBefore);
            signal.throwIfAborted();
            const problem = before.problems.find(({ severity }) => severity === 'error');
            if (problem !== undefined)
                throw new Error(`its plan failed: ${problem.summary}`);
            return { json: (0,plan_document/* jsonOf */.o_)(before), movedFrom: findMoved(place, before, parsed) };
        },
        copies: () => planning.copies(),
        inCheckout,
        async close() {
            defaultBranch.close();
            await inCheckout?.close();
            await planning.close();
        },
    };
}
/** What is applied was merged, and runs with the credentials of the job, as people's jobs run it. */
function startedAsInJob({ isSecretOfHost }, { executeBounded: execute, environment }) {
    return {
        execute,
        notIsolated: undefined,
        variables: (0,program_variables/* variablesOfJob */.W)(environment, isSecretOfHost),
    };
}
async function startedIsolated(program, variables, { executeBounded }) {
    const { execute, notIsolated } = await (0,isolate_program.isolateProgram)(program, executeBounded, variables);
    return { execute, notIsolated, variables };
}
/** What limits a plan that a program here made: it has to be as it was asked for, whatever other options the program got. */
function limitsOfProgram({ plannedAs, document }, asked) {
    if (plannedAs === undefined)
        return [];
    if ('says' in plannedAs)
        return [{ kind: 'not-certain', finding: plannedAs }];
    return limitsOf(plannedAs, document, asked);
}
/**
 * Where Terraform looks for programs, below a planned directory. A link or a submodule may stand for a directory with all
 * that is in it.
 */
const PLUGINS = /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/;
const open_planner_MOST_NAMED = 5;
/**
 * Files of a repository where Terraform looks for programs to run: whoever writes them would choose what runs.
 *
 * @param directories absolute, each with its name for people
 */
async function refuseTrackedPlugins(directories, workspace, ports) {
    const problems = [];
    const trackedIn = new Map();
    for (const { path, shownAs } of directories) {
        const directory = (0,find_repository/* realOrSame */.eF)(path);
        const repository = (0,find_repository/* findRepository */.W1)(directory);
        if (repository === undefined)
            continue;
        const root = (0,find_repository/* realOrSame */.eF)(repository);
        const listing = trackedIn.get(root) ?? (0,ask_git/* listTrackedFiles */.sp)(root, workspace, ports);
        trackedIn.set(root, listing);
        const tracked = await listing;
        // Where git cannot say it, none is loaded either: the data directory and the list of sources that Terraform gets
        // are not those of the checkout.
        if (!(tracked instanceof Set))
            continue;
        const inside = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, directory));
        const prefix = inside === '' ? '' : `${inside}/`;
        const plugins = [...tracked].filter((file) => file.startsWith(prefix) && PLUGINS.test((0,go_text/* foldCase */.SP)(file.slice(prefix.length))));
        if (plugins.length === 0)
            continue;
        problems.push({
            where: 'directory',
            message: `is ${(0,quote/* quote */.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${(0,quote/* nameSome */.Kf)(plugins, open_planner_MOST_NAMED)}. Take them out of git, with \`git rm -r --cached\`.`,
        });
    }
    return problems;
}
function requestOf({ runOptions }, varFile) {
    const { refresh = true } = runOptions;
    return {
        arguments: varFile.map((path) => `-var-file=${path}`),
        isDestroy: runOptions['is-destroy'] ?? false,
        refresh,
        options: {
            refreshOnly: runOptions['refresh-only'] ?? false,
            targets: runOptions['target-addrs'] ?? [],
            replace: runOptions['replace-addrs'] ?? [],
        },
    };
}
function describeMissing(engine) {
    const missing = engine === undefined
        ? (0,sentence/* phrase */.MZ) `no terraform and no tofu`
        : (0,sentence/* phrase */.MZ) `no ${engine}, which ${(0,sentence/* setting */.Pe)('engine')} names,`;
    return (0,finding/* finding */.gk)('no-planner', (0,sentence/* phrase */.MZ) `Nothing was planned: there is ${missing} on the PATH, and no plan file is given.`, {
        remedy: (0,sentence/* phrase */.MZ) `Install one, or name a plan that another job made, with ${(0,sentence/* setting */.Pe)('--plan')} or the input ${(0,sentence/* setting */.Pe)('plan')}. The recipe: ${(0,sentence/* foreign */.V$)((0,own_pages/* planRecipe */.kX)())}`,
    });
}
/** A file that only OpenTofu reads: where both programs are, a plan by Terraform may not be of what is applied. */
async function findTrackedForTofu({ directory }, { workingDirectory, jobTree }, ports) {
    const root = (0,find_repository/* findRepository */.W1)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, directory)));
    if (root === undefined)
        return undefined;
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(jobTree, workingDirectory);
    const tracked = await (0,ask_git/* listTrackedFiles */.sp)((0,find_repository/* realOrSame */.eF)(root), workspace, ports);
    return tracked instanceof Set ? [...tracked].find(file_names/* isForTofuAlone */.d3) : undefined;
}
function describeUnchosen(file) {
    return (0,finding/* finding */.gk)('no-planner', (0,sentence/* phrase */.MZ) `Nothing was planned: terraform and tofu are both on the PATH, and only tofu reads files such as ${(0,sentence/* filePart */.A4)(file)}.`, {
        about: { file, setting: 'engine' },
        remedy: (0,sentence/* phrase */.MZ) `Name the one that applies: ${(0,sentence/* setting */.Pe)('engine')}.`,
    });
}
/** Opens the default branch; undefined where no pull request is judged. */
async function openTrusted(settings, { workingDirectory, jobTree }) {
    if (!jobTree.proposed)
        return undefined;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository/* findAround */.Di)(directory, jobTree.workspace).repository?.root;
    const read = root === undefined ? NO_FILES : await jobTree.trusted(root).catch(() => NO_FILES);
    return { root, files: withMissing(read) };
}
/** What cannot be read of the default branch is missing: then nothing counts as the same there. */
function withMissing(files) {
    return (0,unreadable_file/* handleErrors */.ug)(files, (error) => {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie || error instanceof tree/* UntrustedError */.lI))
            throw error;
    });
}
/** A place on the default branch, with the files there. */
function trustedAt(place, trusted) {
    if (trusted === undefined)
        return undefined;
    const { root = place.root, files } = trusted;
    const path = (0,external_node_path_.join)(place.root, place.workingDirectory);
    return { files, directory: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, path)) };
}
/** Variables that lead the program into files that a pull request may have written. */
async function findLeading(variables, trusted, where) {
    if (trusted === undefined)
        return [];
    const { directories, context, ports } = where;
    const workspace = (0,tree/* jobDirectoryOf */.Yc)(context.jobTree, context.workingDirectory);
    const found = await (0,leading_variables/* findLeadingVariables */.J)(variables, {
        directories: [workspace, context.workingDirectory],
        root: trusted.root ?? workspace,
        base: trusted.files,
        startedIn: directories.map(({ path }) => path),
        environment: ports.environment,
    });
    return found.map((sentence) => ({
        where: 'engine-env',
        message: `${sentence}. ${leading_variables/* KEEP_OUTSIDE */.w}.`,
    }));
}
/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES = {
    names: async () => undefined,
    read: async () => undefined,
};
//# sourceMappingURL=open-planner.js.map
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js
var open_own_policies = __webpack_require__(1767);
// EXTERNAL MODULE: ./build/src/rego/open-policies.js + 15 modules
var open_policies = __webpack_require__(41896);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/check/without-service.js
/** Opens what plans without a service and the policies that judge, and then what the gate takes the plans from. */




















const USUAL = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` or `, ...policy_files/* POLICY_DIRECTORIES */.BL.map(sentence/* quoted */.TL));
const NO_POLICIES = (0,finding/* finding */.gk)('no-policy', (0,sentence/* phrase */.MZ) `No policy judges this plan: none is in ${USUAL}.`, {
    remedy: (0,sentence/* phrase */.MZ) `Name its directory with ${(0,sentence/* setting */.Pe)('policies')}, or write a first policy with its test: ${(0,sentence/* typed */.nE)('plangate init --local')}.`,
    actor: 'policy-owners',
});
/** The workspaces that the settings name, and those of further plans, so that the report has each plan. */
function withPlannedWorkspaces(settings, plans) {
    const named = new Set(settings.flatMap((selector) => (selector.kind === 'name' ? selector.name : [])));
    const added = new Map();
    for (const { workspace: name, directory } of plans) {
        if (!named.has(name))
            added.set(name, { kind: 'name', name, directory });
    }
    return [...settings, ...added.values()];
}
async function uncommittedIn(directories, workingDirectory, checkouts) {
    const paths = new Set();
    for (const directory of directories) {
        const { repository } = (0,find_repository/* findAround */.Di)(directory, workingDirectory);
        const place = repository && { directory: (0,find_repository/* realOrSame */.eF)(directory), repository };
        const uncommitted = place && (await (0,made_of/* uncommittedFiles */.b)(place, checkouts));
        if (uncommitted === undefined)
            return undefined;
        for (const path of uncommitted)
            paths.add(path);
    }
    return [...paths].sort();
}
/** Opens a program that plans, and the policies that judge. */
async function openProgramHere(plans, settings, place, ports) {
    const { job } = settings;
    const plan = { ...settings.plan, workspaces: (0,find_plans.nameByDirectories)(settings.plan) };
    const { githubToken = '', checksToken = '', membersToken = '' } = job;
    const secrets = {
        hostTokens: [githubToken, checksToken, membersToken],
        isSecretOfHost: registry/* isSecretOfCiHost */.sG,
    };
    const named = { workspaces: plan.workspaces, roots: [], comparesFiles: true };
    const open = (context) => openProgramPlanner(plans, plan, { ...context, ...secrets }, ports);
    const here = await openHere({ ...settings, plan }, { ...named, open }, place, ports);
    if (!('planner' in here))
        return here;
    const plansFrom = async (asked) => {
        const { request, gateRequest, ports: git } = asked;
        const { changedFiles, ...ofPlanner } = plannerPorts(plans, here, asked, plans.varFile);
        const { openProgram } = await Promise.all(/* import() */[__webpack_require__.e(8688), __webpack_require__.e(2940), __webpack_require__.e(5940), __webpack_require__.e(9544), __webpack_require__.e(8854), __webpack_require__.e(1136)]).then(__webpack_require__.bind(__webpack_require__, 71136));
        const ofProposal = request.subject.proposed ? changedFiles : undefined;
        const { program, inCheckout } = here.planner;
        const opened = { ...ofPlanner, program, inCheckout, changedFiles: ofProposal, git };
        return openProgram(gateRequest, opened);
    };
    return { ...here, plansFrom };
}
/** Opens plans that were made elsewhere, and the policies that judge. */
async function openFilesHere(plans, settings, place, ports) {
    const plan = { ...settings.plan, workspaces: (0,find_plans.nameByDirectories)(settings.plan) };
    const { workingDirectory } = place;
    const found = (0,find_plans.findPlans)(plans, plan, workingDirectory);
    if (found !== undefined && 'unmatched' in found) {
        const says = (0,sentence/* phrase */.MZ) `There is no plan: nothing fits ${(0,sentence/* quoted */.TL)(found.unmatched)}. The job that makes the plans did not run, failed, or handed them to another place.`;
        const remedy = (0,sentence/* phrase */.MZ) `See the ${(0,sentence/* linkPart */.uQ)((0,sentence/* phrase */.MZ) `recipe`, (0,own_pages/* planRecipe */.kX)())}.`;
        return { undecided: (0,finding/* finding */.gk)('no-plan', says, { remedy, actor: 'operators' }) };
    }
    const inJob = isInJob(place, ports);
    const namedByPlans = found !== undefined && inJob && plan.workspaces.length === 0;
    const roots = namedByPlans ? await (0,find_plans.findRoots)(plan.directory, workingDirectory, ports.parsed) : [];
    const workspaces = withPlannedWorkspaces(plan.workspaces, found ?? []);
    // In a job, the plan of another one is of the files that its digest names.
    const named = { workspaces, roots, comparesFiles: !inJob };
    const open = (context) => openFilePlanner({ ...plans, found }, plan, context, ports);
    const here = await openHere({ ...settings, plan }, { ...named, open }, place, ports);
    if (!('planner' in here))
        return here;
    const plansFrom = async (asked) => {
        const { openFilesOfPlans } = await Promise.all(/* import() */[__webpack_require__.e(8688), __webpack_require__.e(2940), __webpack_require__.e(8161)]).then(__webpack_require__.bind(__webpack_require__, 58161));
        return openFilesOfPlans(asked.gateRequest, plannerPorts(plans, here, asked));
    };
    return { ...here, plansFrom };
}
function isInJob({ jobTree }, { environment }) {
    return jobTree.proposed || (0,job_workspace/* isJob */.o5)(environment);
}
/**
 * Opens what plans while programs read the policies.
 *
 * @param asked.open opens it
 * @param asked.comparesFiles whether it matters which files here are not as the commit has them
 */
async function openHere({ plan, policy, job }, { open, comparesFiles, ...named }, place, ports) {
    const { workingDirectory, explained } = place;
    const allNamed = [...named.roots, ...named.workspaces];
    const placeOf = (0,find_plans.findPlaces)({ ...plan, workspaces: allNamed }, workingDirectory);
    const checkouts = (0,made_of.openCheckouts)(ports);
    const context = {
        ...place,
        inJob: isInJob(place, ports),
        checkouts,
        hostRun: (0,detect/* hostRunOf */.RW)(ports.environment),
        placeOf,
    };
    const { scanners = [], protect = [], maxDestroys } = policy;
    const judgesOtherwise = scanners.length > 0 || protect.length > 0 || maxDestroys !== undefined;
    const ownSettings = {
        // A job names what judges it. Where that is no policy, it has none.
        policies: policy.policies ?? (place.jobTree.proposed && judgesOtherwise ? [] : undefined),
        directory: plan.directory,
        timeoutMs: job.timeoutMs,
    };
    const sets = (0,open_own_policies/* findOwnSets */.tH)(ownSettings, place, ports);
    // That policies were not found is reported where they are opened.
    const hasLookedForSets = sets.catch(() => undefined);
    const opening = [
        (0,open_own_policies.openOwnPolicies)(ownSettings, { ...place, sets }, ports, true),
        hasLookedForSets.then(() => open(context)),
    ];
    const close = async () => {
        for (const opened of await Promise.allSettled(opening)) {
            if (opened.status === 'fulfilled' && 'close' in opened.value)
                await opened.value.close();
        }
    };
    const [own, planner] = await Promise.all(opening).catch(async (error) => {
        await close();
        throw error;
    });
    // What is wrong comes first, then why nothing here can plan, and then why nothing can judge.
    if (!('plan' in planner)) {
        await close();
        if ('problems' in planner)
            return planner;
        return { undecided: withFurther(planner.undecided, await (0,open_policies/* findMissingOpa */.g7)(ports)) };
    }
    if ('problems' in own) {
        await close();
        return own;
    }
    if (own.missing !== undefined) {
        await close();
        return { undecided: own.missing };
    }
    const { policies } = own;
    if (explained !== undefined && !policies.includes(explained)) {
        await close();
        const message = `"${explained}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
        return { problems: [{ where: '--explain', message }] };
    }
    const judged = new Map();
    const [directory = '.'] = (0,workspace_selectors/* plannedDirectories */.s7)(plan);
    return {
        ...named,
        planner,
        own: rememberJudged(own, judged),
        noPolicies: policies.length === 0 ? NO_POLICIES : undefined,
        placeOf,
        directoryName: (0,workspace_selectors/* nameOfDirectory */.yJ)((0,external_node_path_.resolve)(workingDirectory, directory)),
        uncommitted: async (directories) => comparesFiles ? uncommittedIn(directories, workingDirectory, checkouts) : undefined,
        async explain({ policy: name, show, print }) {
            for (const [workspace, judgedPlan] of judged) {
                for (const text of await own.explain(name, judgedPlan, show))
                    await print(workspace, text);
            }
        },
        close,
    };
}
/** What is found, and what else is found beside it and has to be done too. */
function withFurther(found, further) {
    if (further === undefined)
        return found;
    const space = (0,sentence/* literal */.eu) ` `;
    return {
        ...found,
        says: (0,sentence/* joinSentences */.DP)(space, found.says, further.says),
        remedy: (0,sentence/* joinSentences */.DP)(space, found.remedy ?? '', further.remedy ?? ''),
    };
}
/** Own policies that remember what they judged, to explain it. */
function rememberJudged(own, judged) {
    return {
        ...own,
        judge(plan, signal) {
            judged.set(plan.workspace, plan);
            return own.judge(plan, signal);
        },
    };
}
/** What both ways are opened with, and the files that the change changes. */
function plannerPorts({ organization }, here, asked, varFile) {
    const { subject } = asked.request;
    let changed;
    /** Asked once for all workspaces. */
    const changedFiles = () => (changed ??= subject.changedFiles());
    return {
        planner: here.planner,
        organization,
        placeOf: here.placeOf,
        choose: ({ overdue }) => chooseHere(asked, here, { changedFiles, varFile }, overdue),
        changedFiles,
    };
}
/** Chooses the workspaces by the settings and the directories. @throws what keeps every workspace from being judged */
async function chooseHere({ request, ports, gateRequest }, here, files, signal) {
    const { workingDirectory, repositoryRoot } = request;
    const { log } = ports;
    // What a check with a service asks of it: here the settings and the directories say it.
    const show = async (name) => ({
        'working-directory': here.placeOf(name).workingDirectory,
    });
    const { directoryName: name } = here;
    const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
    const plan = { ...gateRequest.plan, workspaces: here.workspaces };
    const { parsed } = ports;
    const options = { plan, workingDirectory, repositoryRoot, ...files, parsed };
    const chosen = await (0,requested_workspaces/* chooseWorkspaces */.S)(lookUp, options);
    (0,requested_workspaces.throwRefused)(chosen.requested);
    const unplanned = await findConcernedRoots(lookUp, options, here);
    (0,requested_workspaces/* logSkipped */.f)(chosen, log);
    const names = [...chosen.requested, ...unplanned].map((workspace) => workspace.name);
    const uncommitted = await findUncommitted(names, here, signal);
    if (uncommitted !== undefined && uncommitted.length > 0) {
        log.info(`not committed: ${(0,report_text/* listText */.so)(uncommitted, 4)}`);
    }
    return { names, skipped: chosen.skipped, uncommitted };
}
/** It rejects only with the reason of the signal: no verdict depends on it. */
async function findUncommitted(workspaces, { placeOf, uncommitted }, signal) {
    const directories = workspaces.map((name) => {
        const { root, workingDirectory } = placeOf(name);
        return (0,external_node_path_.join)(root, workingDirectory);
    });
    const there = [...new Set(directories)].filter((directory) => (0,external_node_fs_.existsSync)(directory));
    return (0,ended_by/* endedBy */.m)(signal, uncommitted(there)).catch(() => {
        signal.throwIfAborted();
        return undefined;
    });
}
/** The roots that the change concerns and that no plan file is of: they must not be left out. */
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
    const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
    if (roots.every(isPlanned))
        return [];
    const modules = roots.filter(({ isUnit }) => !isUnit);
    const { workingDirectory, repositoryRoot, changedFiles } = options;
    const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
    const { requested } = await (0,requested_workspaces/* chooseWorkspaces */.S)(lookUp, { ...options, plan });
    const inRepository = (directory) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repositoryRoot, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, directory))));
    const textOf = ({ directory }) => files_here/* localFiles */.Jd.readFile((0,external_node_path_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
    const units = (0,find_plans.concernedUnits)(roots, await changedFiles(), inRepository, textOf);
    const names = new Set([...requested, ...units].map(({ name }) => name));
    return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
//# sourceMappingURL=without-service.js.map

/***/ }),

/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: function() { return /* binding */ isAffected; },
/* harmony export */   jH: function() { return /* binding */ directoriesAbove; },
/* harmony export */   lX: function() { return /* binding */ concernedBy; },
/* harmony export */   uv: function() { return /* binding */ isMatch; },
/* harmony export */   yI: function() { return /* binding */ touches; }
/* harmony export */ });
/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    return changed.some(concernedBy(watched));
}
/** Makes the test whether a file of the repository concerns the workspace. */
function concernedBy(watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
    const touchesWatched = touchesAny(watchedPaths);
    const isRead = isLikeAny(readPatterns);
    const patterns = watched.patterns.map(segmentsOf);
    return (path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
        isRead(path) ||
        patterns.some((pattern) => matchesPath(pattern, path));
}
/** A file that says how git writes all files in its directory, which counts in its place. */
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
function isMatch(pattern, path) {
    return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
    return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** Whether a pattern of a trigger matches one name: `*` stands for any characters, `?` for one or more of them. */
function fitsTrigger(pattern, name) {
    // As one character, and then any characters.
    return fitsName(pattern.replaceAll('?', '?*'), name);
}
/** Whether a pattern matches one name: `*` stands for any characters, `?` for one. */
function fitsName(pattern, name) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
/**
 * Whether a pattern matches all items, in at most as many steps as pattern and items have when multiplied.
 *
 * @param any the part of a pattern that stands for any number of items
 * @param isSame whether any other part matches an item
 */
function matches(pattern, items, any, isSame) {
    let partIndex = 0;
    let itemIndex = 0;
    // The last `any` that was met, and the first item after those that it stands for so far.
    let anyIndex = -1;
    let afterAny = 0;
    for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
        const part = pattern[partIndex];
        if (part === any) {
            anyIndex = partIndex++;
            afterAny = itemIndex;
        }
        else if (part !== undefined && isSame(part, item)) {
            partIndex++;
            itemIndex++;
        }
        else if (anyIndex >= 0) {
            // It stands for one item more, and the rest of the pattern is tried again.
            partIndex = anyIndex + 1;
            itemIndex = ++afterAny;
        }
        else
            return false;
    }
    return pattern.slice(partIndex).every((part) => part === any);
}
/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return ([path, watchedPath].includes('') ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** As `touches`, for many watched paths. */
function touchesAny(watchedPaths) {
    const watched = new Set(watchedPaths);
    const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
    return (path) => path === '' ||
        watched.has('') ||
        watched.has(path) ||
        aboveWatched.has(path) ||
        directoriesAbove(path).some((directory) => watched.has(directory));
}
/** The directories around a path, the outermost first, but for the repository itself. */
function directoriesAbove(path) {
    const directories = [];
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        directories.push(path.slice(0, end));
    }
    return directories;
}
/** Whether a path begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
function isLikeAny(patterns) {
    const suffixesByPrefix = new Map();
    for (const { prefix, suffix } of patterns) {
        const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
        suffixesByPrefix.set(prefix, suffixes.add(suffix));
    }
    const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
        const lengths = new Set(Array.from(suffixes, ({ length }) => length));
        return [prefix, { suffixes, lengths }];
    });
    const byPrefix = new Map(known);
    const prefixLengths = new Set(known.map(([{ length }]) => length));
    const aboveKnown = new Set(known.flatMap(([prefix]) => directoriesAbove(prefix)));
    return (path) => {
        // A submodule or a link.
        if (aboveKnown.has(path))
            return true;
        for (const prefixLength of prefixLengths) {
            const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
            for (const length of lengths) {
                const isLongEnough = path.length >= prefixLength + length;
                if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
                    return true;
            }
        }
        return false;
    };
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ filesInArguments; },
/* harmony export */   y: function() { return /* binding */ splitWords; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
/** The names of the files, as written; undefined if one of the variables cannot be read. */
function filesInArguments(variables) {
    const names = [];
    for (const { key, value, category } of variables) {
        if (!ARGUMENTS.includes(key) || category === 'terraform')
            continue;
        const words = typeof value === 'string' ? splitWords(value) : undefined;
        if (words === undefined || 'problem' in words)
            return undefined;
        for (const [at, word] of words.value.entries()) {
            const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
            if (equals !== undefined)
                names.push(name ?? '');
            else if (/^--?var-file$/.test(word))
                names.push(words.value[at + 1] ?? '');
        }
    }
    return names;
}
/**
 * Splits the text of a variable of the environment into words, as Terraform and OpenTofu do. Releases differ in some texts;
 * those are a problem, as the end of a sentence.
 */
function splitWords(text) {
    const words = [];
    const problem = (what) => ({
        problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
    });
    let word = '';
    // Whether the word has anything but spaces in quotes. How a word of these alone is read differs.
    let isBegun = false;
    // The quote that is open; '' outside of quotes.
    let quoteMark = '';
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\' && quoteMark !== "'") {
            at += 1;
            const escaped = text.charAt(at);
            if (!isBegun || !/^["'\\ $]$/.test(escaped))
                return problem('a `\\`');
            word += escaped;
        }
        else if (quoteMark !== '' && character === quoteMark)
            quoteMark = '';
        else if (quoteMark !== '') {
            word += character;
            isBegun ||= !isSpace(character);
        }
        else if (character === '"' || character === "'") {
            // Whether an empty text in quotes is a word differs.
            if (text.charAt(at + 1) === character && !isBegun)
                return problem('an empty word in quotes');
            quoteMark = character;
        }
        else if (isSpace(character)) {
            if (!isBegun && word !== '')
                return problem('a word of spaces');
            if (isBegun)
                words.push(word);
            word = '';
            isBegun = false;
        }
        else if (/^[`()$;&|<>]$/.test(character))
            return problem(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)} outside of quotes`);
        else {
            word += character;
            isBegun = true;
        }
    }
    if (quoteMark !== '')
        return { problem: `has no end of its quotes (${quoteMark}).` };
    if (!isBegun && word !== '')
        return problem('a word of spaces');
    if (isBegun)
        words.push(word);
    return { value: words };
}
function isSpace(character) {
    return /^[ \t\r\n]$/.test(character);
}
//# sourceMappingURL=argument-files.js.map

/***/ }),

/***/ 41597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ asExpression; },
/* harmony export */   Y: function() { return /* binding */ jsonAsHcl; },
/* harmony export */   readAssigned: function() { return /* binding */ readAssigned; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60868);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50351);
/**
 * Reads values of variables that a person gives as texts, as `terraform plan -var` does: what a variable is declared as
 * decides whether its text is the value, or an expression. Held against it in `__tests__/data/values-of-variables.json`.
 */






/**
 * Turns texts of variables into HCL.
 *
 * @param directory of the root module, as `files` takes it
 * @param options.program the one that plans, if that is known
 * @param options.parsed what this check has parsed before
 * @returns the values; or what is wrong, each as the end of a sentence about the variables, without their texts, which may
 *   be secret
 */
async function readAssigned(assigned, files, directory, { program, parsed } = {}) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchModuleFiles */ ._n)(names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), (path) => files.read(path), parsed);
    const programs = program === undefined ? (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .programsFor */ .Tu)(names) : [program];
    const readings = programs.map((reader) => {
        const read = new Set((0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readBy */ .as)(reader, names));
        return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
    });
    const problems = [];
    const [unclear] = moduleFiles.filter((file) => file.isOverride && isUnclear(file));
    const value = assigned.map(({ key, value: text }) => {
        const [reading, ...others] = readings.map((found) => found.get(key));
        if (others.some((other) => other !== reading)) {
            problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
        }
        else if (reading === undefined)
            problems.push(notDeclared(key, moduleFiles));
        else if (unclear !== undefined) {
            problems.push(`"${key}" may be declared otherwise in ${unclear.path}, which cannot be read`);
        }
        else if (reading === 'text')
            return { key, value: asLiteral(text) };
        else if (isConstant(text))
            return { key, value: text };
        else
            problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
        return { key, value: '' };
    });
    return problems.length > 0 ? { problems } : { value };
}
function notDeclared(key, moduleFiles) {
    const unclear = moduleFiles.filter(isUnclear);
    if (unclear.length === 0)
        return `"${key}" is not declared`;
    const paths = unclear.map(({ path }) => path);
    return `"${key}" is not declared, or in a file that cannot be read: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSome */ .Kf)(paths, 3)}`;
}
function isUnclear({ problems, unread }) {
    return problems.length > 0 || unread !== undefined;
}
/** How each variable of a module is read. Overrides change the type of those that other files declare. */
function readingsIn(moduleFiles) {
    const readings = new Map();
    for (const { body, isOverride } of moduleFiles) {
        for (const block of body.blocks) {
            const [name = ''] = block.labels;
            if (block.type !== 'variable' || (isOverride && !readings.has(name)))
                continue;
            const reading = readingOf(block);
            if (reading !== undefined)
                readings.set(name, reading);
            else if (!isOverride)
                readings.set(name, 'text');
        }
    }
    return readings;
}
/** How a declared type is read; undefined if none is declared. */
function readingOf({ body }) {
    const type = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .attributeIn */ .yo)(body, 'type');
    if (type === undefined)
        return undefined;
    // JSON has a type as a text of HCL.
    const text = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .literalText */ .bK)(type);
    const named = text === undefined ? type : expressionIn(`(${text}\n)`);
    const isName = named?.kind === 'traversal' && named.steps.length === 0;
    return isName && PRIMITIVE.includes(named.root) ? 'text' : 'expression';
}
const PRIMITIVE = ['string', 'number', 'bool'];
/** A text that should be an expression of HCL: itself if it needs nothing else to be one, else a literal of it. */
function asExpression(text) {
    return isConstant(text) ? text : asLiteral(text);
}
function asLiteral(text) {
    return jsonAsHcl(JSON.stringify(text));
}
/** A value in JSON as HCL, which writes `${` and `%{` as `$${` and `%%{` where they begin no template. */
function jsonAsHcl(json) {
    // Not every reader takes `$$${`.
    return json.replaceAll(/(([$%])\2*)\{/g, (_, signs, sign) => signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`);
}
/** Whether a text is one expression without names and functions: both programs know its value without anything else. */
function isConstant(text) {
    const expression = expressionIn(text);
    return expression !== undefined && needsNothing(expression);
}
/** The expression that a text is; undefined if it is none, or more than one. */
function expressionIn(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [first, ...others] = body.attributes;
    const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
    return isOne ? first?.value : undefined;
}
function needsNothing(expression) {
    switch (expression.kind) {
        case 'literal':
            return true;
        case 'template':
            return expression.parts.every(needsNothing);
        case 'access':
            // Of a number, such as 1.2.3, there is none.
            return (['tuple', 'object'].includes(expression.of.kind) && (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing));
        case 'tuple':
        case 'object':
        case 'conditional':
        case 'operation':
            return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing);
        default:
            return false;
    }
}
//# sourceMappingURL=variables.js.map

/***/ }),

/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b5: function() { return /* binding */ readGroups; },
/* harmony export */   dm: function() { return /* binding */ splitIntoGroups; },
/* harmony export */   mX: function() { return /* binding */ jobCountOf; },
/* harmony export */   xL: function() { return /* binding */ MOST_GROUPS; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30589);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */



/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/** The length of the name that all groups of a matrix begin with. */
const MATRIX_LETTERS = 12;
/**
 * Makes groups of about the same size.
 *
 * @param names of the workspaces
 * @param mostGroups as many as a group of the usual size needs when left out
 */
function splitIntoGroups(names, mostGroups, random) {
    const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
    const count = Math.min(names.length, wanted, MOST_GROUPS);
    const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
    const groups = Array.from({ length: count }, (_, index) => {
        return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
    });
    // In turns, so that neighbours, which often plan alike, are in different groups.
    for (const [index, name] of names.entries())
        groups[index % count]?.workspaces.push(name);
    return groups;
}
/** The matrix, the number of the group in it, and how many groups there are. */
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobCountOf(group = '') {
    return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    if (text.trim() === '')
        return {
            problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
        };
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(matrix, value, { abortEarly: true });
    if (!parsed.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(parsed.output['include'])
        ? parsed.output['include']
        : Object.values(parsed.output);
    let isReadable = true;
    const groups = entries.map(({ group, workspaces }) => {
        const selectors = (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkspaceList */ .Ak)(workspaces, () => {
            isReadable = false;
        });
        const named = selectors.filter((selector) => selector.kind === 'name');
        if (named.length < selectors.length)
            isReadable = false;
        return { group, selectors: named, workspaces: named.map(({ name }) => name) };
    });
    if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    }
    const names = groups.flatMap(({ workspaces }) => workspaces);
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/** Whether these are the names of all groups of one matrix, each once. */
function isWholeMatrix(groups) {
    const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
    const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
    return (numbers.size === groups.length &&
        matrices.size <= 1 &&
        groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: function() { return /* binding */ createdAt; },
/* harmony export */   FG: function() { return /* binding */ MOST_PLAN_AGE_MS; },
/* harmony export */   o1: function() { return /* binding */ UnreadError; },
/* harmony export */   oS: function() { return /* binding */ createListedRuns; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** What could end the use of an earlier run was not read. */
class UnreadError extends Error {
    name = 'UnreadError';
}
/** A plan that is older may not be true any more. */
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** A list that needs more time than this is given up. */
const LIST_BUDGET_MS = 15_000;
/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
function createListedRuns(client, clock, search, query) {
    const open = (listing) => createBackwardReader(() => {
        const deadline = clock.now() + LIST_BUDGET_MS;
        return listing(client.with({ deadline }));
    });
    const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
    const readers = new Map();
    async function ofWorkspace(workspaceId, sinceMs, text) {
        const name = `${workspaceId} ${text}`;
        const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
        const reader = readers.get(name) ?? open(listing);
        readers.set(name, reader);
        try {
            return ofOnly(workspaceId, await reader(sinceMs));
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
        }
    }
    return {
        async since(workspaceId, sinceMs) {
            try {
                const runs = await ofOrganization?.(sinceMs);
                if (runs)
                    return ofOnly(workspaceId, runs);
            }
            catch (error) {
                // A service may have no list of an organization, and one that is too long may be shorter for a workspace.
                if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
                    throw error;
            }
            return ofWorkspace(workspaceId, sinceMs, search);
        },
        allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
    };
}
function ofOnly(workspaceId, runs) {
    return runs.filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId);
}
/** Reads a list that begins with the newest, page by page, until a page reaches back to the time that is asked for. */
function createBackwardReader(open) {
    const read = [];
    let pages = 0;
    let isAtEnd = false;
    let reading = Promise.resolve();
    async function readUntil(sinceMs) {
        while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
            if (pages === MOST_PAGES)
                throw new UnreadError('The list of runs is too long to be read.');
            const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
            pages += 1;
            read.push(...items);
            isAtEnd = items.length < PAGE_SIZE;
        }
        return read;
    }
    return (sinceMs) => {
        const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
        reading = next;
        return next;
    };
}
/** Milliseconds since 1970; NaN if the service does not say it. */
function createdAt(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(run?.attributes['created-at']);
}
//# sourceMappingURL=listed-runs.js.map

/***/ }),

/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ listWorkspaces; },
/* harmony export */   Iw: function() { return /* binding */ createOverview; },
/* harmony export */   Zm: function() { return /* binding */ MANY_RUNS; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76337);



/** With this many runs or more, lists need fewer requests than reading each run. */
const MANY_RUNS = 10;
/** The shortest time between two lists. */
const LIST_EVERY_MS = 10_000;
/** In a matrix, the time between two lists is at least this for each job: they share the 30 requests, and leave some to others. */
const LIST_EVERY_MS_PER_JOB = 2_500;
/** A list that needs more time than this, because the service asks for a wait, is given up. */
const LIST_BUDGET_MS = 15_000;
/** A run in a stage of tasks is read itself after this time, or after so many lists if they take longer. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview({ change: { changeRequest }, plan: { organization, mode, group }, }, client, clock) {
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each run was first listed in a stage of tasks, or was last read itself in one. */
    const stagedAt = new Map();
    /** When the next list may be requested; never while one is under way. */
    let nextAt = Number.NEGATIVE_INFINITY;
    let requestedAt = nextAt;
    let listing;
    /** A text in the messages of all runs of this job, by which the service finds them; undefined if it finds none by it. */
    let searchText = group ?? changeRequest;
    const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobCountOf */ .mX)(group) * LIST_EVERY_MS_PER_JOB);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    /** Runs that go on, by their ids; undefined if the service refuses the list. */
    async function list(search) {
        try {
            const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
            const runs = await soon.runs.listMoving(organization, mode, search).all();
            return new Map(runs.map((run) => [run.id, run]));
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            return undefined;
        }
    }
    /** The runs of this job that have not ended, by a list that is not older than `everyMs`; undefined if there is none. */
    async function latestList() {
        if (clock.now() >= nextAt) {
            requestedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            listing = list(searchText).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
                if (runs?.size === 0)
                    searchText = undefined;
                return runs;
            });
        }
        return await listing;
    }
    /** Whether a run in a stage of tasks was seen in it first, or was last read itself, not long ago. */
    function isStageRecent(runId) {
        const nowMs = clock.now();
        const sinceMs = stagedAt.get(runId) ?? nowMs;
        const isRecent = nowMs - sinceMs < stageMs;
        stagedAt.set(runId, isRecent ? sinceMs : nowMs);
        return isRecent;
    }
    return {
        /** All runs of the change request that have not ended. */
        listOfChange: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it is still moving by that; undefined if the run itself has to be read. */
        async movingRun(last) {
            if (watched.size < MANY_RUNS)
                return undefined;
            const listed = await latestList();
            if (listed === undefined)
                return undefined;
            const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            // A run that is younger than the list cannot be in it, and counts as it was read last.
            const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) !== 'moving')
                return undefined;
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isInStage = /^(?:pre|post)_/.test(status);
            return isInStage && !isStageRecent(last.id) ? undefined : run;
        },
    };
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY_RUNS)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        // All pages are read only where that takes far fewer requests than one for each workspace.
        const isWorthAll = pages > 1 && pages <= names.length / 2;
        const workspaces = isWorthAll ? await listing.all() : items;
        for (const workspace of workspaces)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 27628:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: function() { return /* binding */ selectedWorkspaceOf; },
/* harmony export */   VU: function() { return /* binding */ queryWorkspaces; },
/* harmony export */   toQuery: function() { return /* binding */ toQuery; }
/* harmony export */ });
/* unused harmony export selectedNames */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46281);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36166);



/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    if (query === undefined)
        return [];
    const found = await client.workspaces.list(organization, query).all();
    // The service looks for a part of the name, anywhere in it.
    const { prefix = '' } = selector;
    return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
async function selectedWorkspaceOf({ run, workspace }, { organization, selectors }, client) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace');
    const ownName = workspace?.attributes.name.toLowerCase();
    const find = async (selector) => {
        if (selector.kind === 'query')
            return queryWorkspaces(client, organization, selector);
        if (ownName !== undefined && selector.name.toLowerCase() !== ownName)
            return [];
        const named = client.workspaces.showByName(organization, selector.name);
        return [await named.catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .noneIfNotFound */ .N3)].filter((each) => each !== undefined);
    };
    const isName = ({ kind }) => kind === 'name';
    const namesFirst = [...selectors].sort((one, other) => Number(isName(other)) - Number(isName(one)));
    for (const selector of id === undefined ? [] : namesFirst) {
        const found = (await find(selector)).find((each) => each.id === id);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
async function selectedNames({ organization, selectors }, client) {
    const names = new Set();
    for (const selector of selectors) {
        const found = selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
        if (selector.kind === 'name')
            names.add(selector.name);
        for (const { attributes } of found)
            names.add(attributes.name);
    }
    return [...names];
}
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project, prefix }) {
    const search = prefix === undefined ? {} : { search: prefix };
    if (project === undefined)
        return { tags, ...search };
    const id = await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .projectId */ .L)(client, organization, project);
    return id === undefined ? undefined : { tags, project: id, ...search };
}
//# sourceMappingURL=query-workspaces.js.map

/***/ }),

/***/ 15724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ chooseWorkspaces; },
/* harmony export */   f: function() { return /* binding */ logSkipped; },
/* harmony export */   findWorkspaces: function() { return /* binding */ findWorkspaces; },
/* harmony export */   logDoubts: function() { return /* binding */ logDoubts; },
/* harmony export */   throwRefused: function() { return /* binding */ throwRefused; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51434);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55205);
/* harmony import */ var _configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92603);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30589);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28187);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72588);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87170);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10000);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36166);
/* harmony import */ var _affected_workspaces_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14632);
/* harmony import */ var _query_workspaces_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(27628);
/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */

















/** How many workspaces are asked for their variables at the same time. */
const MOST_AT_ONCE = 20;
/** How many workspaces a warning names. */
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected. Where git has to make the list, as in a merge queue or on another host than GitHub, let the checkout have the history: `fetch-depth: 0` (on GitLab `GIT_DEPTH: 0`, in Azure Pipelines `fetchDepth: 0`).';
/** Tells the log which workspaces are left out, or why none is. */
function logSkipped(found, log) {
    const { skipped } = found;
    logDoubts(found, log);
    if (skipped.length > 0) {
        log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
}
/** Tells the log why workspaces are planned that the change may not concern. */
function logDoubts({ unread, unlisted, always, foundNothing }, log) {
    if (unlisted)
        log.warning(CHANGES_NOT_KNOWN);
    if (foundNothing.length > 0) {
        log.warning(`Nothing is found for ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(foundNothing, MOST_NAMED)}, which is an error in a request that changes anything else.`);
    }
    const namesByReason = new Map();
    for (const { name, where, why } of always)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_15__/* .addTo */ .D)(namesByReason, `${where} ${why}`, name);
    for (const [reason, names] of namesByReason) {
        log.info(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(names, MOST_NAMED)}: planned for every change, because ${reason}.`);
    }
    if (unread.length > 0) {
        log.warning(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
    }
}
/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, organization, options) {
    const found = new Map();
    const remember = (workspace) => {
        found.set(workspace.attributes.name, workspace);
        return placed(workspace);
    };
    const whyOutside = (0,_within_js__WEBPACK_IMPORTED_MODULE_11__/* .openWithin */ .y)(client, organization);
    const lookup = {
        async query(selector) {
            const workspaces = await (0,_query_workspaces_js__WEBPACK_IMPORTED_MODULE_13__/* .queryWorkspaces */ .VU)(client, organization, selector);
            if (workspaces.length > 0)
                return workspaces.map(remember);
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notFound, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Not found in organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(organization)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)((0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelector */ .r5)(selector))}.`, {
                about: { setting: 'workspaces' },
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Either no workspace has it, or the token may not see those that do.`,
            }));
        },
        show: async (name) => remember(await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .showWorkspace */ .VA)(client, organization, name)),
        whyOutside: async (name, within) => whyOutside(found.get(name) ?? (await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .showWorkspace */ .VA)(client, organization, name)), within),
        argumentFiles: argumentFilesOf(client),
    };
    return chooseWorkspaces(lookup, options);
}
/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
async function chooseWorkspaces(lookup, options) {
    const { plan, ofCommit = false } = options;
    const { show, argumentFiles } = lookup;
    const { all, foundNothing } = await resolveSelectors(lookup, options);
    const changed = plan.affectedOnly || ofCommit ? await options.changedFiles() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        const requested = [...all.values()];
        const unlisted = plan.affectedOnly;
        return { requested, skipped: [], unread: [], always: [], unlisted, foundNothing };
    }
    const whyAffected = (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .affectedTest */ .Bu)(changed, options);
    const requested = [];
    const skipped = [];
    const unread = [];
    const always = [];
    /** Those that the files show as not affected. */
    const doubtful = new Map();
    for (const workspace of all.values()) {
        if (workspace.refused !== undefined)
            continue;
        const place = workspace.place ?? (await show(workspace.name));
        if (!(0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .isConfigured */ .jD)(workspace, place))
            continue;
        const why = await whyAffected(workspace, place, []);
        if (why === undefined)
            doubtful.set(workspace.name, place);
        else if (why !== 'changed')
            always.push({ name: workspace.name, ...why });
    }
    const named = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .runConcurrently */ .G)(Array.from(doubtful, ([name, place]) => async () => {
        const files = argumentFiles === undefined ? [] : await argumentFiles(place);
        return [name, { place, files }];
    }), MOST_AT_ONCE);
    const asked = new Map(named);
    for (const workspace of all.values()) {
        const { place, files } = asked.get(workspace.name) ?? {};
        if (place !== undefined && files === undefined)
            unread.push(workspace.name);
        if (place === undefined ||
            files === undefined ||
            (await whyAffected(workspace, place, files)) !== undefined) {
            requested.push(workspace);
        }
        else if (ofCommit)
            requested.push({ ...workspace, unaffected: true });
        else
            skipped.push(workspace.name);
    }
    return { requested, skipped, unread, always, unlisted: false, foundNothing };
}
/** Looks up all selectors, and chooses one directory for each workspace that they find. */
async function resolveSelectors(lookup, options) {
    const { plan, workingDirectory, repositoryRoot, ofCommit = false } = options;
    const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
    // All are resolved before the first request, so that a wrong directory costs none.
    const selected = plan.workspaces.map((selector) => {
        const written = selector.directory ?? plan.directory;
        const directories = ofCommit
            ? wholeRepository
            : (0,_archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePackDirectory */ .D)(written, workingDirectory);
        return { selector, directories, planned: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, written)) };
    });
    const looked = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .runConcurrently */ .G)(selected.map((one) => async () => {
        const found = await lookUp(one.selector, lookup, options.changesSettingsAlone === true);
        return found.map((each) => ({ ...each, ...one }));
    }), MOST_AT_ONCE);
    const foundNothing = selected.flatMap(({ selector }, at) => looked[at]?.length === 0 ? (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelector */ .r5)(selector) : []);
    const byName = new Map();
    for (const found of looked.flat()) {
        // The service takes names in other letters for the same.
        const key = found.name.toLowerCase();
        const finders = byName.get(key);
        if (finders === undefined)
            byName.set(key, [found]);
        else
            finders.push(found);
    }
    const resolved = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .runConcurrently */ .G)(Array.from(byName.values(), (finders) => () => resolveWorkspace(finders, lookup)), MOST_AT_ONCE);
    return { all: new Map(resolved.map((workspace) => [workspace.name, workspace])), foundNothing };
}
async function lookUp(selector, { query, show }, mayFindNothing) {
    if (selector.kind === 'name' && !mayFindNothing)
        return [{ name: selector.name }];
    const looking = selector.kind === 'query'
        ? query(selector)
        : show(selector.name).then((place) => [{ ...place, name: selector.name }]);
    const found = await looking.catch((error) => {
        if (mayFindNothing && error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$ && error.finding.code === _model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notFound)
            return [];
        throw error;
    });
    return found.map(({ name, ...place }) => ({ name, place }));
}
async function resolveWorkspace(finders, lookup) {
    const { name } = finders[0];
    const { directories } = finders.find(({ selector }) => selector.directory) ?? finders[0];
    const place = finders.find((each) => each.place !== undefined)?.place;
    const refused = await whyRefused(name, finders, lookup);
    return { name, ...directories, place, ...(refused !== undefined && { refused }) };
}
/** Why a workspace is not planned by what found it: in two directories, or only by a block that does not count. */
async function whyRefused(name, finders, { whyOutside = async () => NOT_KNOWN }) {
    const proposed = finders.filter(({ selector }) => selector.proposed !== undefined);
    const others = finders.filter(({ selector }) => selector.proposed === undefined);
    // Where the default branch says a directory, that of the settings does not count.
    const stated = others.filter(({ selector }) => selector.directory !== undefined);
    const counting = [...(stated.length > 0 ? stated : others), ...proposed];
    const [first] = counting;
    const other = counting.find(({ planned }) => planned !== first?.planned);
    if (first !== undefined && other !== undefined)
        return inTwoDirectories(name, first, other);
    if (others.length > 0)
        return undefined;
    for (const { selector } of proposed) {
        const { at = '', within } = selector.proposed ?? {};
        try {
            const why = within === undefined ? NO_WITHIN : await whyOutside(name, within);
            if (why !== undefined)
                return outside(name, at, why);
        }
        catch (error) {
            return error;
        }
    }
    return undefined;
}
const NOT_KNOWN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `no service says what the workspace is within`;
const NO_WITHIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `its entry in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('workspaces')} has no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('within')}`;
function outside(name, at, why) {
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$('unplanned', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('block-outside', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Only the block at ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .filePart */ .A4)(at)} in this request selects the workspace, and ${why}. Nothing was started in it.`, {
        about: { workspace: name, file: at },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Merge the directory first, add ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('within')} to its entry, or name the workspace by an entry of its own.`,
        actor: 'operators',
    }));
}
function inTwoDirectories(name, one, other) {
    const directoryOf = ({ selector, planned }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .directoryPart */ .Pv)(selector.directory ?? planned);
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('two-directories', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `The workspace is selected in two directories: ${directoryOf(one)} and ${directoryOf(other)}.`, {
        about: { workspace: name },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Let one directory select it.`,
    }));
}
/** @throws why one of them may not be planned, where nothing is planned of the others either */
function throwRefused(requested) {
    const first = requested.find(({ refused }) => refused !== undefined);
    if (first !== undefined)
        throw first.refused;
}
function placed({ id, attributes }) {
    return { ...attributes, id };
}
/** Makes the function that asks for the variables of a workspace and of its variable sets; each set is read once. */
function argumentFilesOf(client) {
    const ofSets = new Map();
    const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
    const readOnce = (id) => {
        const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
        ofSets.set(id, reading);
        return reading;
    };
    return async ({ id = '' }) => {
        try {
            const sets = await client.workspaces.variableSets(id).all();
            const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
            const own = await read(client.workspaces.variables(id));
            return (0,_configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_16__/* .filesInArguments */ .V)([...own, ...inherited.flat()]);
        }
        catch (error) {
            // The token may not read variables, or the service has no variable sets.
            if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnseen */ .NM)(error))
                return undefined;
            throw error;
        }
    };
}
//# sourceMappingURL=requested-workspaces.js.map

/***/ }),

/***/ 36166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ projectId; },
/* harmony export */   y: function() { return /* binding */ openWithin; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80177);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);




/** The id of a project that is named, or written as an id; undefined if the token sees none. */
async function projectId(client, organization, project) {
    // A project may be called like the id of another one.
    const named = await client.names.project(organization, project);
    return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}
/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
function openWithin(client, organization) {
    const projects = new Map();
    const idOf = (project) => {
        const asking = projects.get(project) ?? projectId(client, organization, project);
        projects.set(project, asking);
        return asking;
    };
    return async (workspace, { tags, project }) => {
        const id = project && (await idOf(project));
        if (project !== undefined && id === undefined) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)} is visible to this token`;
        }
        if (project !== undefined && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'project') !== id) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it in the project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)}`;
        }
        return whyWithoutTags(client, workspace, tags);
    };
}
async function whyWithoutTags(client, workspace, tags) {
    const wanted = Array.isArray(tags)
        ? tags.map((name) => [name, undefined])
        : Object.entries(tags);
    if (wanted.length === 0)
        return undefined;
    const names = workspace.attributes['tag-names'] ?? [];
    // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
    if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
        return undefined;
    const effective = await client.workspaces
        .effectiveTags(workspace.id)
        .all()
        .catch((error) => {
        if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnseen */ .NM)(error))
            return undefined;
        throw error;
    });
    // The token may not read tags, or the service has none of this kind.
    if (effective === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `its tags are not visible to this token`;
    const pairs = new Map(effective.map((pair) => JSON.parse(pair)));
    const lacking = wanted.findIndex(([name, value]) => value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value);
    const tag = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__/* .tagWords */ .u0)(tags)[lacking];
    return tag === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it with the tag ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(tag)}`;
}
//# sourceMappingURL=within.js.map

/***/ }),

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   m: function() { return /* binding */ uncommittedPaths; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 38763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isolateProgram: function() { return /* binding */ isolateProgram; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60439);
/**
 * Isolates programs that run other people's code from the other processes of the job. Those hold tokens in
 * their environments and on their command lines, and Linux shows both below /proc to each process of the same
 * user. A new user namespace keeps a program from reading their environments and memory; a process
 * namespace hides that they exist, and ends everything in it together with the program.
 */



/** The same user, so that programs find that user's files, such as SSH keys; without any further right. */
const SAME_USER = ['--user', '--map-current-user'];
/**
 * What a machine may allow, the best first. The second `unshare` takes the right to uncover the old /proc
 * away from those who run as root. A container that covers parts of /proc allows no new one.
 */
const ISOLATIONS = [
    [
        [...SAME_USER, '--pid', '--fork', '--kill-child', '--mount-proc'],
        [...SAME_USER, '--mount'],
    ],
    [SAME_USER],
];
/** Prints if it cannot read the environment of the process that started it. Number 1 is in another namespace. */
const CHECK_SCRIPT = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo isolated';
const CHECK_MS = 10_000;
const MOST_BYTES = 10_000;
/**
 * Finds out, by a try, how this machine isolates programs.
 *
 * @param program its name for people
 * @param environment its PATH leads to `unshare`
 * @returns with `notIsolated`, a sentence for people, if the program can read what other processes hold
 */
async function isolateProgram(program, execute, environment) {
    const found = await findIsolation(execute, environment);
    if ('execute' in found)
        return found;
    const notIsolated = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
    return { execute, notIsolated };
}
/** How programs are isolated; or why they cannot be, as the end of a sentence. */
async function findIsolation(execute, environment) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() !== 'linux')
        return { why: `on ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)()}, nothing separates the processes of one user.` };
    const unshare = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)('unshare', environment);
    if (unshare === undefined)
        return { why: 'the PATH has no `unshare` (package util-linux).' };
    for (const way of ISOLATIONS) {
        const wrapper = way.flatMap((options) => [unshare, ...options, '--']);
        if (await isIsolated(wrapper, execute))
            return { execute: wrapPrograms(wrapper, execute) };
    }
    const isRestricted = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(RESTRICTED, 'utf8').catch(() => '');
    return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
/** Ubuntu 24.04 has it, GitHub's runners included. */
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
/** Whether a program that is started by these words cannot read what others hold. */
async function isIsolated(wrapper, execute) {
    const [program = '', ...args] = wrapper;
    const check = [...args, '/bin/sh', '-c', CHECK_SCRIPT];
    const { signal } = new AbortController();
    const limits = { cwd: '/', signal, timeoutMs: CHECK_MS, maxBytes: MOST_BYTES };
    const end = await execute(program, check, { ...limits, variables: {} }).catch(() => undefined);
    return end?.stdout === 'isolated\n';
}
/** @param wrapper the words before the path of a program that isolate it */
function wrapPrograms(wrapper, execute) {
    const [unshare = '', ...options] = wrapper;
    return (program, args, limits) => {
        const path = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(program, (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentFor */ .DD)(limits.variables, limits.cwd));
        // If the program is missing, its own start says so.
        if (path === undefined)
            return execute(program, args, limits);
        return execute(unshare, [...options, path, ...args], limits);
    };
}
//# sourceMappingURL=isolate-program.js.map

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

/***/ }),

/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   concernedUnits: function() { return /* binding */ concernedUnits; },
/* harmony export */   findPlaces: function() { return /* binding */ findPlaces; },
/* harmony export */   findPlans: function() { return /* binding */ findPlans; },
/* harmony export */   findPlansToDigest: function() { return /* binding */ findPlansToDigest; },
/* harmony export */   findRoots: function() { return /* binding */ findRoots; },
/* harmony export */   nameByDirectories: function() { return /* binding */ nameByDirectories; },
/* harmony export */   nameRoots: function() { return /* binding */ nameRoots; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21818);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43962);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17026);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _settings_load_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52311);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72588);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30589);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42363);
/** Finds the plans of several configurations, and says of which directory and of which workspace each one is. */















/**
 * Finds the plans that files have.
 *
 * @returns undefined for one plan, which is that of the workspace, whatever its name; `unmatched` is an item of `plan`
 *   that stands for no file
 */
function findPlans({ files: items, isOne }, { directory, workspaces }, workingDirectory) {
    if (isOne)
        return undefined;
    const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
    const plans = [];
    for (const item of items) {
        const [, workspace, written = item] = /^([A-Za-z0-9_-]+)=(.+)$/s.exec(item) ?? [];
        const files = filesOf(written, workingDirectory);
        if (files.length === 0 && workspace === undefined)
            return { unmatched: item };
        // The plan of a workspace that is named may be missing, which is said when it is read.
        const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
        for (const { file, inside } of planFiles) {
            const planned = findPlannedDirectory(inside, directory, workingDirectory);
            plans.push(workspace === undefined
                ? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
                : planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
        }
    }
    return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
    const selector = namedWorkspaces.find(({ name }) => name === workspace);
    if (selector !== undefined)
        return { file, workspace, directory: selector.directory };
    const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
    return { file, workspace, directory: planned, refused };
}
/**
 * The plan of a file that no workspace is written before: it is of the workspace of its directory.
 *
 * @param planned the directory after which the file is called, if it is there
 */
function planOfDirectory(file, planned, context) {
    const { directory, namedWorkspaces, workingDirectory } = context;
    if (planned === undefined) {
        const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is called after no directory that is there.`, {
            about: { file },
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Call it like the directory that was planned, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('live/app/plan.json')}, or write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('workspace=FILE')}.`,
        });
        return { file, workspace, directory: undefined, refused };
    }
    const realPath = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path));
    const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
    const [selector, second] = ofDirectory;
    if (selector === undefined) {
        const workspace = nameOfPlace(planned, directory);
        const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
        return { file, workspace, directory: planned, refused };
    }
    const refused = second === undefined
        ? undefined
        : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is of one of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(ofDirectory.map(({ name }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePart */ .TG)(name)))}, which have the same directory.`, { about: { file }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(`workspace=${file}`)}.` });
    return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is the plan of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePart */ .TG)(workspace)}, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('workspaces')} does not name.`, {
        about: { file, workspace },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Name it there, or take the plan out.`,
    });
}
/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place, directory) {
    const inside = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), place);
    return (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__/* .nameOfDirectory */ .yJ)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
/** What a file is called that says nothing but that it is a plan; Terragrunt writes the second. */
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
/**
 * The directory that a plan is called after, as in `live/app.json` or `live/app/plan.json`; undefined if there is none.
 *
 * @param inside the path of the plan below the part of the pattern that has no `*`
 */
function findPlannedDirectory(inside, directory, workingDirectory) {
    const candidates = [inside.replace(/\.json$/, '')];
    const parent = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(inside);
    if (parent !== '.' || PLAIN_NAMES.includes(inside))
        candidates.push(parent);
    return candidates
        .map((candidate) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), candidate))
        .find((path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path)));
}
/**
 * Finds the plans that `digest` is asked for: one file, or those of a pattern or a directory. In a directory a saved plan
 * is known by its content, and a plan in JSON by its ending.
 *
 * @returns `unmatched` is a pattern or a directory that stands for no file
 */
function findPlansToDigest(written, directory, workingDirectory) {
    const known = new Map();
    const isSaved = (file) => {
        const answer = known.get(file) ?? looksSaved((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, file));
        known.set(file, answer);
        return answer;
    };
    const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
    if ((0,_settings_load_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .isOnePlan */ .EN)([written], workingDirectory)) {
        return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
    }
    const files = filesOf(written, workingDirectory, '**/*');
    const isNamedDirectory = !/[*?]/.test(written);
    const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
    const isPlan = (file) => isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
    const plans = files.filter(({ file }) => isPlan(file));
    if (plans.length === 0)
        return { unmatched: written };
    const context = { directory, namedWorkspaces: [], workingDirectory };
    const fileOf = new Map();
    return plans.map(({ file, inside }) => {
        const json = jsonOf(file);
        const named = file === json ? inside : jsonOfSaved(inside);
        const planned = findPlannedDirectory(named, directory, workingDirectory);
        const plan = { ...planOfDirectory(json, planned, context), file, json };
        const other = fileOf.get(json);
        fileOf.set(json, file);
        if (other === undefined)
            return plan;
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('planned-twice', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(other)} and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} would both be shown in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(json)}.`, { about: { file }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Rename one.` });
        return { ...plan, refused };
    });
}
/** The JSON beside a saved plan: `app.json` of `app`, `app.tfplan` and `app.plan`. */
function jsonOfSaved(file) {
    return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
/** Whether a file begins as a saved plan does, or as the texts that are in the place of one where it is not readable. */
function looksSaved(path) {
    const beginning = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_12__/* .orElse */ .N)(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBeginning */ .i4)(path, 2), '');
    if (!beginning.startsWith('{'))
        return beginning === 'PK';
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_12__/* .orElse */ .N)(() => (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .kindOfPlanFile */ .$Y)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytesSync */ .js)(path, _saved_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .LONGEST_SAVED_PLAN */ .pm)) !== 'other', false);
}
/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(written);
    const segments = path.split('/');
    const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
    let base = path;
    let pattern = ofDirectory;
    if (firstPattern >= 0) {
        base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
        pattern = segments.slice(firstPattern).join('/');
    }
    else if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path))) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path), { throwIfNoEntry: false });
        return stats?.isFile() ? [{ file: written, inside: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.normalize(path) }] : [];
    }
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, base);
    if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)(top))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
        .map((entry) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name))))
        .filter((inside) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .isMatch */ .uv)(pattern, inside))
        .sort()
        .map((inside) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(base, inside), inside }));
}
/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 8;
/** The root modules in a directory: they say where their state is, have a lock file, or are a unit of Terragrunt. */
async function findRoots(directory, workingDirectory, parsed) {
    const places = [];
    /** Adds the roots in a directory and below. Returns whether a file of Terragrunt is there. */
    const visit = async (place, depth) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, place);
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(path, { withFileTypes: true });
        const names = entries.map(({ name }) => name);
        let isAboveUnits = false;
        for (const entry of depth < MAX_DEPTH ? entries : []) {
            const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
            if (isSearched && (await visit(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(place, entry.name), depth + 1)))
                isAboveUnits = true;
        }
        // The file above other units is what they include.
        const isUnit = names.includes('terragrunt.hcl');
        const isModule = names.includes('.terraform.lock.hcl') ||
            (names.some(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC) && (await mayHaveState(path, parsed)));
        if (isModule || (isUnit && !isAboveUnits))
            places.push({ directory: place, isUnit });
        return isUnit || isAboveUnits;
    };
    await visit((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), 0);
    return nameRoots(places, directory);
}
/** Whether a directory says where its state is, or that is not certain. */
async function mayHaveState(path, parsed) {
    const { blocks, isCertain } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_4__/* .readBackends */ .kd)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .filesBelow */ .DR)(path), '', parsed);
    return blocks.length > 0 || !isCertain;
}
/** Gives a name to each root module: that of its place in `directory`. */
function nameRoots(places, directory) {
    // Two directories can come to one name, and the plan of one is not that of the other.
    const taken = new Set();
    return places.map((place) => {
        const usualName = nameOfPlace(place.directory, directory);
        let name = usualName;
        for (let count = 2; taken.has(name); count++)
            name = `${usualName}-${count}`;
        taken.add(name);
        return { kind: 'name', name, ...place };
    });
}
/**
 * The same with one workspace for each directory that a selector has, because no service says which ones a query finds: it has the
 * name that the block of the default branch says, else one by its place. A block of the request names none beside it.
 */
function nameByDirectories({ workspaces, directory: ofOthers, }) {
    const ofDirectories = new Map();
    for (const selector of workspaces) {
        if (selector.directory !== undefined)
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_14__/* .addTo */ .D)(ofDirectories, selector.directory, selector);
    }
    const namesIn = (all) => {
        const chosen = all.filter(({ proposed }) => proposed === undefined);
        return (chosen.length > 0 ? chosen : all).flatMap((each) => each.kind === 'name' ? each.name : []);
    };
    const unnamed = [...ofDirectories].flatMap(([directory, all]) => namesIn(all).length === 0 ? { directory, isUnit: false } : []);
    const byPlace = new Map(nameRoots(unnamed, ofOthers).map((root) => [root.directory, root.name]));
    return workspaces.flatMap((selector) => {
        const { directory } = selector;
        const all = directory === undefined ? undefined : ofDirectories.get(directory);
        if (directory === undefined || all === undefined)
            return selector;
        if (all[0] !== selector)
            return [];
        const name = byPlace.get(directory);
        const names = name === undefined ? new Set(namesIn(all)) : [name];
        return Array.from(names, (each) => ({ kind: 'name', name: each, directory }));
    });
}
/**
 * The units of Terragrunt that a change may concern. A file that changes is of the innermost root around it, and of each
 * unit that names this root or is in it. One outside of all roots may be of any unit.
 *
 * @param changed the files that change, relative to the repository; undefined if they are not known
 * @param nameInRepository returns the path of a root relative to the repository
 * @param textOf what the `terragrunt.hcl` of a unit says
 */
function concernedUnits(roots, changed, nameInRepository, textOf) {
    const units = roots.filter(({ isUnit }) => isUnit);
    if (changed === undefined)
        return units;
    const byDirectory = new Map();
    for (const root of roots) {
        const name = nameInRepository(root.directory);
        if (!byDirectory.has(name))
            byDirectory.set(name, root);
    }
    const changedRoots = changed.flatMap((path) => {
        const innermost = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .directoriesAbove */ .jH)(path).findLast((directory) => byDirectory.has(directory));
        return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
    });
    if (changedRoots.length < changed.length)
        return units;
    const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
    const changedNames = new Set(Array.from(changedDirectories, (path) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.basename(path)));
    // A name that ends in the middle of a text is not looked for.
    if ([...changedNames].some((name) => name.includes('"')))
        return units;
    return units.filter((unit) => [unit.directory, ...(0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .directoriesAbove */ .jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
/** What a text has between a slash and the next slash, or the next quotation mark. */
function namesIn(text) {
    const [, ...parts] = text.split('/');
    return parts.flatMap((part, at) => {
        const end = part.indexOf('"');
        return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
    });
}
/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
function findPlaces(planned, workingDirectory) {
    const placeAt = (written) => {
        const directory = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, written));
        const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findCheckout */ .I8)(directory) ?? directory;
        return { root, workingDirectory: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, directory)) };
    };
    const placesByName = new Map();
    for (const selector of planned.workspaces) {
        if (selector.kind === 'name' && selector.directory !== undefined)
            placesByName.set(selector.name, placeAt(selector.directory));
    }
    const placeOfOthers = placeAt(planned.directory);
    return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
//# sourceMappingURL=find-plans.js.map

/***/ }),

/***/ 41092:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ mayFit; },
/* harmony export */   $K: function() { return /* binding */ lackingName; },
/* harmony export */   LS: function() { return /* binding */ unknownValues; },
/* harmony export */   YD: function() { return /* binding */ ANY_MEMBER; },
/* harmony export */   mv: function() { return /* binding */ lackedIn; },
/* harmony export */   pW: function() { return /* binding */ isWriteOnlyName; },
/* harmony export */   w4: function() { return /* binding */ attributeOf; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * What a plan lacks, as the places of the values: those that are known only after the apply. Values that are sensitive have the
 * same form (`sensitive-values.ts`).
 */


/** In a path: a member of a list of the plan, whichever it is. */
const ANY_MEMBER = '*';
/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
function attributeOf({ path, depth }) {
    return path
        .slice(depth)
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;
/** The place of each mark. */
function lackedIn({ path, values, marks, entry }) {
    const lacked = [];
    const add = (at, lists) => lacked.push({ path: at, depth: path.length, lists, entry });
    const look = (value, mark, at, lists) => {
        if (mark === true || at.length > DEEPEST) {
            add(at, lists);
            return;
        }
        if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark))
            return;
        const isLong = Array.isArray(mark) && (mark.length > 1 || (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).length > 1);
        const around = isLong ? [...lists, at.length] : lists;
        for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(mark))) {
            look((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value)[key], inner, [...at, key], around);
        }
    };
    look(values, marks, path, []);
    return lacked;
}
/**
 * Whether an argument is write-only, by the convention for its name: what is given is in no plan and in no state.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/write-only
 */
function isWriteOnlyName(argument) {
    return argument.endsWith('_wo');
}
/** Marks at write-only arguments: a plan has null there, whatever is given. */
function marksOfWriteOnly(values, depth = 0) {
    if (typeof values !== 'object' || values === null || depth > DEEPEST)
        return false;
    const marks = Object.entries(values).flatMap(([key, value]) => {
        const mark = value === null && isWriteOnlyName(key) ? true : marksOfWriteOnly(value, depth + 1);
        return mark === false ? [] : [[key, mark]];
    });
    return marks.length > 0 ? Object.fromEntries(marks) : false;
}
/**
 * Everything that a plan does not know before the apply: values and all that is below them, the numbers of members and the keys
 * of what is not known as a whole, outputs, arguments of actions, what is deferred, write-only arguments, the results of checks.
 * Where a change asks for its marks, they are not known either: after the apply there are none.
 *
 * @param plan a plan in JSON, whole or redacted
 */
function unknownValues(plan) {
    const member = (name) => Reflect.get(plan, name);
    // What will be done to a resource is not known before it is planned.
    const deferred = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(member('deferred_changes')).map((each) => {
        return { ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(each, 'resource_change')), change: {} };
    });
    const deferredActions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(member('deferred_action_invocations')).map((each) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(each, 'action_invocation')));
    return [
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(member('resource_changes')).filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4).flatMap(unknownOfResource),
        ...Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(member('output_changes'))).flatMap(unknownOfOutput),
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(member('action_invocations')).filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4).flatMap(unknownOfAction),
        ...deferred.flatMap((entry) => [
            whole(['resource_changes', ANY_MEMBER], entry),
            whole(['planned_values', 'resources', ANY_MEMBER], entry),
            whole(['planned_values', 'modules'], entry),
            whole(['deferred_changes', ANY_MEMBER], entry),
        ]),
        ...deferredActions.flatMap((entry) => [
            whole(['action_invocations', ANY_MEMBER], entry),
            whole(['deferred_action_invocations', ANY_MEMBER], entry),
        ]),
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(member('checks')).flatMap((check) => JSON.stringify(check).includes('"unknown"') ? whole(['checks', ANY_MEMBER], undefined) : []),
    ];
}
function whole(path, entry) {
    return { path, depth: path.length, lists: [], entry };
}
function rare(path, entry) {
    return { path, depth: path.length - 1, lists: [], entry, isRare: true };
}
function unknownOfResource(entry) {
    const change = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(entry['change']);
    const { after, after_unknown: marks, importing, actions } = change;
    const place = ['resource_changes', ANY_MEMBER, 'change'];
    const planned = ['planned_values', 'resources', ANY_MEMBER];
    const of = (path, given) => lackedIn({ path, values: after, marks: given, entry });
    const isNew = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(actions).includes('create');
    const writeOnly = marksOfWriteOnly(after);
    return [
        ...of([...place, 'after'], marks),
        ...of([...place, 'after_unknown'], marksOfMarks(marks)),
        ...of([...planned, 'values'], marks),
        ...of([...place, 'after'], writeOnly),
        ...of([...planned, 'values'], writeOnly),
        ...((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(importing, 'unknown') === true ? [whole([...place, 'importing'], entry)] : []),
        ...(isNew && change['after_identity'] === undefined
            ? [rare([...place, 'after_identity'], entry), rare([...planned, 'identity'], entry)]
            : []),
    ];
}
/** Marks themselves go with the last of them: then an attribute has none, not even around another. */
function marksOfMarks(marks) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(marks))
        return marks;
    const marked = Object.entries(marks).filter(([, mark]) => (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark));
    return Object.fromEntries(marked.map(([name]) => [name, true]));
}
function unknownOfOutput([name, change]) {
    const { after: values, after_unknown: marks } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(change);
    if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(marks))
        return [];
    const planned = ['planned_values', 'outputs', name];
    return [
        ...lackedIn({ path: ['output_changes', name, 'after'], values, marks }),
        whole(['output_changes', name, 'after_unknown'], undefined),
        // Of an output that is not known as a whole, planned values have neither the value nor the type.
        whole([...planned, 'value'], undefined),
        ...lackedIn({ path: planned, values: {}, marks: { type: true } }),
    ];
}
function unknownOfAction(entry) {
    const { config_values: values, config_unknown: marks } = entry;
    const place = ['action_invocations', ANY_MEMBER];
    const of = (key, given) => lackedIn({ path: [...place, key], values, marks: given, entry });
    return [
        ...of('config_values', marks),
        ...of('config_unknown', marksOfMarks(marks)),
        ...of('config_values', marksOfWriteOnly(values)),
    ];
}
/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
function lackingName({ path, entry }) {
    const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(entry?.['address']);
    if (address !== undefined)
        return address;
    const [part = '', name = '', ofPlanned = ''] = path;
    if (part === 'output_changes')
        return `output.${name}`;
    return name === 'outputs' ? `output.${ofPlanned}` : part;
}
/** Whether the resource may be one of those; what is not certain of it may be. */
function mayFit(entry, { field, how, texts }) {
    if (entry === undefined)
        return true;
    if (entry['index_unknown'] === true && (field === 'address' || field === 'module_address')) {
        return true;
    }
    if (how === 'has') {
        const actions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(entry['change'], 'actions'));
        return actions.length === 0 || texts.some((text) => actions.includes(text));
    }
    const value = entry[field];
    if (typeof value !== 'string')
        return false;
    return texts.some((text) => (how === 'is' ? value === text : value.startsWith(text)));
}
//# sourceMappingURL=lacked-values.js.map

/***/ }),

/***/ 51253:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ readEngineEnvironment; },
/* harmony export */   W: function() { return /* binding */ variablesOfJob; }
/* harmony export */ });
/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
/** Variables with tokens of the gate, or with its settings. */
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
/** What a runner gives a step, and no program that people start in theirs. */
const OF_THE_STEP = /^(?:INPUT_.*|STATE_.*|PLANGATE_.*)$/i;
/**
 * The variables of the job, as a program in a step of its own has them: without the inputs of this step, and without what a host
 * hands to its own steps alone.
 */
function variablesOfJob(environment, isSecretOfHost) {
    return Object.fromEntries(Object.entries(environment).filter((variable) => variable[1] !== undefined && !OF_THE_STEP.test(variable[0]) && !isSecretOfHost(variable[0])));
}
/** Variables that the engine sets itself, or that would change the plan. */
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not pass on.
 *
 * @param names what the input `engine-env` names
 * @param isSecretOfHost whether a variable is one of the CI host that no program gets
 * @param secrets tokens: a variable that contains one is refused, because programs of the configuration could read it
 */
function readEngineEnvironment(names, environment, isSecretOfHost, secrets = []) {
    const variables = {};
    for (const name of names) {
        if (!/^[A-Za-z_]\w*$/.test(name)) {
            return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
        }
        if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
            return {
                problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
            };
        }
        if (OF_THE_ENGINE.test(name)) {
            return { problem: `${name} is set by the engine itself. Leave it out.` };
        }
        const value = environment[name];
        if (value === undefined)
            continue;
        if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
            return { problem: `${name} holds a token of this job. Leave it out.` };
        }
        variables[name] = value;
    }
    for (const name of NEEDED) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    return { value: variables };
}
//# sourceMappingURL=program-variables.js.map

/***/ }),

/***/ 65608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: function() { return /* binding */ isCertainFailure; },
/* harmony export */   Bu: function() { return /* binding */ acceptAdvisoryFailures; },
/* harmony export */   F6: function() { return /* binding */ addressedLines; }
/* harmony export */ });
/* unused harmony export divideFailure */
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/**
 * Divides a failure into what closes the gate and what is accepted. What is not certain to be about an
 * accepted resource alone stays a failure: a line without an address, or one that names another resource as well.
 */

/** Divides a result into what still fails and what is accepted. Only a certain failure of a named policy has accepted parts. */
function divideFailure(result, rule) {
    const undivided = { left: result, accepted: [] };
    if (!isFailure(result))
        return undivided;
    const lines = addressedLines(result);
    const answer = rule(result, lines);
    if (answer === undefined)
        return undivided;
    if ('whole' in answer) {
        return { left: undefined, accepted: [{ ...result, ...answer.whole }] };
    }
    if (!isCertainFailure(result))
        return undivided;
    const isUnclear = lines.some(({ addresses: { length } }) => length === 0 || length >= _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .ps);
    if (isUnclear)
        return undivided;
    const acceptances = acceptedAddresses(result, lines, answer.at);
    const accepted = [...new Set(acceptances.values())]
        .map((acceptance) => {
        const isAccepted = (address) => acceptances.get(address) === acceptance;
        return { ...partAbout(result, lines, isAccepted), ...acceptance };
    })
        .filter(({ resources }) => resources.length > 0);
    if (accepted.length === 0)
        return undivided;
    const stillFails = (address) => !acceptances.has(address);
    const isLeft = result.resources.some(({ address }) => stillFails(address)) ||
        lines.some(({ addresses }) => addresses.some(stillFails));
    return { left: isLeft ? partAbout(result, lines, stillFails) : undefined, accepted };
}
/** Divides each failure of an advisory policy by the rule. Failures of other levels stay as they are. */
function acceptAdvisoryFailures(reading, rule) {
    const results = reading.results.flatMap((result) => {
        if (result.level !== 'advisory')
            return [result];
        const { left, accepted } = divideFailure(result, rule);
        return left === undefined ? accepted : [left, ...accepted];
    });
    return { ...reading, results };
}
/**
 * The addresses that are accepted in every line that names them, each with the reason.
 *
 * @param acceptanceOf what the rule says of an address
 */
function acceptedAddresses({ resources }, lines, acceptanceOf) {
    const resourceAddresses = new Set(resources.map(({ address }) => address));
    const accepted = new Map();
    for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
        const acceptance = acceptanceOf(address);
        if (acceptance !== undefined)
            accepted.set(address, acceptance);
    }
    // The addresses of a line are accepted together or not at all. What one line takes back may be in a line before it,
    // so this is repeated until nothing changes.
    let sizeBefore;
    do {
        sizeBefore = accepted.size;
        for (const { addresses } of lines) {
            const isAccepted = addresses.every((address) => accepted.has(address));
            const namesResource = addresses.some((address) => resourceAddresses.has(address));
            if (isAccepted && namesResource)
                continue;
            for (const address of addresses)
                accepted.delete(address);
        }
    } while (accepted.size < sizeBefore);
    return accepted;
}
/** A list of lines or of resources that is as long as this may have been cut. */
const MOST_ENTRIES = 1_000;
function isFailure({ status, word, level }) {
    return status === 'failed' && word === undefined && level !== 'unknown';
}
/** Whether nothing of a failure may have been cut. */
function isCertainFailure(result) {
    const { resources } = result;
    const lines = addressedLines(result);
    return (isFailure(result) &&
        lines.length < MOST_ENTRIES &&
        lines.every(({ text }) => text.length < _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX) &&
        resources.length < MOST_ENTRIES);
}
/** The lines that a policy printed, with what they are about. */
function addressedLines({ output, message, printedFor }) {
    return (output.length > 0 ? output : [message]).flatMap((entry, at) => entry
        .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
        .filter((text) => text.trim() !== '')
        .map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
/** The part of a failure that is about these addresses. */
function partAbout(result, lines, isPart) {
    const linesOfPart = lines.filter(({ addresses }) => addresses.some(isPart));
    const texts = linesOfPart.map(({ text }) => text);
    const resources = result.resources.filter(({ address }) => isPart(address));
    const generalMessages = result.generalMessages.filter(({ addresses }) => addresses.some(isPart));
    return {
        ...result,
        message: texts[0] ?? result.message,
        output: result.output.length > 0 ? texts : [],
        printedFor: linesOfPart.map(({ addresses }) => addresses),
        address: resources[0]?.address,
        location: resources[0]?.location,
        resources,
        generalMessages,
    };
}
//# sourceMappingURL=accept-failures.js.map

/***/ }),

/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: function() { return /* binding */ differencesFromCommit; },
/* harmony export */   d0: function() { return /* binding */ differencesInTime; },
/* harmony export */   wb: function() { return /* binding */ isSameSlug; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    const differences = [];
    if (attributes['commit-sha'] !== commit) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of commit ${valuePart(attributes['commit-sha'])}`);
    }
    if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of commit ${valuePart(linkedCommit)}`);
    }
    differences.push(...differencesFromPullRequest(attributes, pullRequest));
    if (!isSameSlug(attributes.identifier, slug)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of repository ${valuePart(attributes.identifier)}`);
    }
    if (clone && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(clone, repository)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was cloned from ${valuePart(clone)}, not from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (!addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageOf */ .vO)(address, repository))) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has addresses outside of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (addresses.length === 0 && !clone) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say on which server its repository is`);
    }
    return differences;
}
/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(attributes, expected) {
    const isOfPullRequest = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return isOfPullRequest ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of a pull request`] : [];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
    const differences = [];
    if (!isOfPullRequest)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not of a pull request`);
    if (number !== expected)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of pull request ${valuePart(number)}`);
    if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of pull request ${valuePart(linkedNumber)}`);
    }
    return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isSameSlug(identifier, slug) {
    const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
    return plain(identifier) === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function differencesInTime({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(attributes['created-at']);
    if (Number.isNaN(createdAt))
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say when it was created`];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR);
    // The timestamps of a status have whole seconds, so each may be of any time in its second.
    const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
    const isTooEarly = latestTimes.some((time) => time < sinceMs);
    return isTooEarly
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was there before ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(since)}: it is of an earlier push, or too old`]
        : [];
}
function valuePart(value) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ }),

/***/ 96747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: function() { return /* binding */ textBefore; },
/* harmony export */   DE: function() { return /* binding */ readPlannedValues; },
/* harmony export */   PY: function() { return /* binding */ notComparedNotice; },
/* harmony export */   QF: function() { return /* binding */ addressBefore; },
/* harmony export */   _5: function() { return /* binding */ isUnchanged; },
/* harmony export */   pj: function() { return /* binding */ ruleOfExisting; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34271);
/* harmony import */ var _accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35379);
/* harmony import */ var _planned_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69166);
/**
 * Which failures the default branch has in the same way: the same policy prints the same line about the
 * same resources, and both plans make the same of each of them, by their JSON. An old failure that gets worse is a new one.
 * What is not certain counts as different.
 */








const EXISTING = { status: 'existing' };
/**
 * That `only-new` has no effect.
 *
 * @param error why the default branch could not be compared
 * @param ofWhat whose failures count, as words after "Every failure", with a space before them
 */
function notComparedNotice(error, ofWhat = '') {
    const why = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .g)(error).replace(/\.$/, '');
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('nothing-to-compare', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Every failure${ofWhat} counts: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('only-new')} could not compare with the default branch, because ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)(why)}.`);
}
/**
 * Accepts the addresses about which the policy prints nothing that it does not print of the default branch.
 *
 * @param planned what the plan that is judged makes of the resources that failures name
 * @param base the default branch's results, and what its plan makes of the same resources
 */
function ruleOfExisting(planned, base) {
    const failuresOfSame = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .findSame */ .Ad)(base.results);
    return (result, lines) => {
        const baseFailures = (failuresOfSame(result) ?? []).map((failure) => {
            return { ...failure, status: 'failed' };
        });
        if (baseFailures.length === 0 || !baseFailures.every(_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isCertainFailure */ .B6))
            return undefined;
        const countsBefore = countTexts(baseFailures.flatMap(_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .addressedLines */ .F6).map(({ text }) => text));
        const countsNow = countTexts(lines.map((line) => textBefore(line, planned)));
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        const isOld = (line) => {
            const text = textBefore(line, planned);
            return ((countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
                line.addresses.every((address) => isUnchanged(address, planned, base.planned)));
        };
        const newAddresses = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
        return { at: (address) => (newAddresses.has(address) ? undefined : EXISTING) };
    };
}
/** The address that a resource has on the default branch. */
function addressBefore(address, { movedFrom }) {
    return movedFrom.get(address) ?? address;
}
/** The text of a line with the addresses that its resources had before; undefined if that is not certain. */
function textBefore({ text, addresses }, planned) {
    const moved = addresses.filter((address) => planned.movedFrom.has(address));
    // Where a moved address is replaced, one that contains it would change as well.
    const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
    if (moved.some(isPartOfOther))
        return undefined;
    return moved.reduce((before, address) => before.replaceAll(address, () => addressBefore(address, planned)), text);
}
/** Whether both plans make the same of a resource, as far as it is certain. */
function isUnchanged(address, now, before) {
    const values = now.values.get(address);
    return values !== undefined && values === before.values.get(addressBefore(address, now));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const changes = plan.exactChanges();
    if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of changes) {
        const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(entry);
        const address = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .asAddress */ .tf)(fields['address']);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .asAddress */ .tf)(fields['previous_address']);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(fields['change']);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter(change) {
    const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(change);
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=existing-failures.js.map

/***/ }),

/***/ 70:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ findLeadingVariables; },
/* harmony export */   w: function() { return /* binding */ KEEP_OUTSIDE; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17026);
/* harmony import */ var _model_path_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18048);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/**
 * Variables that lead a program into files that are judged, whose author would choose what it starts and how it logs in. Files
 * there count as the default branch has them, and no program counts.
 */







/** Programs start from these places, or from places that files there name, whatever the default branch has. */
const OF_PROGRAMS = /^(?:TF_PLUGIN_CACHE_DIR|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|GIT_EXEC_PATH)$/i;
/** Of others, a word that is the name of a directory is no path: `AWS_PROFILE` may be `prod`. */
const OF_DIRECTORIES = /^XDG_|(?:CACHE|CONFIG|DIR|DIRS|DIRECTORY|DIRECTORIES|FOLDER|HOME|PATH|PATHS|ROOT)$/i;
/** A directory of plugins that a command line names. */
const PLUGIN_DIRECTORY = /(?:^|[\s"'])--?plugin-dir[= ]/;
/** Values of variables: no program starts from these. */
const VARIABLE_FILES = /(?<!\S)--?var-file[= ] *[^\s"']+/g;
/** What to do about it. */
const KEEP_OUTSIDE = 'Keep it outside of the checkout, as in `$RUNNER_TEMP`';
/** More files than these are not compared. */
const MOST_FILES = 1_000;
/**
 * Finds the variables that lead into judged files.
 *
 * @returns for each of them a sentence without its end, which begins with the name. It rejects never: what cannot be compared
 *   is not as on the default branch
 */
async function findLeadingVariables(variables, places) {
    const found = [];
    for (const [name, value = ''] of Object.entries(variables)) {
        // What of it leads into judged files is left out. An empty value counts as none for every program.
        if (/^PATH$/i.test(name) || value === '')
            continue;
        const judged = new Judged(places);
        const { paths, unsearched } = judged.pathsIn(name, value);
        if (unsearched !== undefined) {
            const why = 'it has too many files to look for links into the files that are judged';
            found.push(`${name} is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(unsearched)}, and ${why}`);
            continue;
        }
        for (const path of paths) {
            const why = OF_PROGRAMS.test(name)
                ? 'programs would start from there'
                : await judged.problemAt(path);
            if (why === undefined)
                continue;
            const shown = judged.nameOf(path);
            found.push(`${name} leads to ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(shown)} in the files that are judged, and ${why}`);
            break;
        }
    }
    return found;
}
class Judged {
    places;
    directories;
    startedIn;
    /** Paths whose comparison has begun: a file may name itself. */
    compared = new Set();
    constructor(places) {
        this.places = places;
        const { directories, root, startedIn } = places;
        const withReal = (paths) => [
            ...new Set(paths.flatMap((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path)])),
        ];
        this.directories = withReal([...directories, root, ...startedIn]).filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root !== path);
        this.startedIn = withReal([...startedIn, root]);
    }
    nameOf(path) {
        return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(this.places.root), path)) || '.';
    }
    /**
     * The paths in judged files to which a value leads, by links as well.
     *
     * @returns as `unsearched` a directory from which programs would start, and whose links are not known
     */
    pathsIn(name, value) {
        const led = [];
        for (const path of this.wordsIn(name, value)) {
            // A directory outside may have links into judged files.
            const links = OF_PROGRAMS.test(name) ? (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .followLinksIn */ .Gf)(path, this.places.mostEntries) : [];
            if (links === undefined)
                return { paths: [], unsearched: path };
            led.push(..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path)), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), ...links);
        }
        return { paths: [...new Set(led)].filter((path) => this.isJudged(path)) };
    }
    /** The absolute paths that a value may name. */
    wordsIn(name, value) {
        const isOfPrograms = OF_PROGRAMS.test(name);
        const mayBeDirectory = OF_DIRECTORIES.test(name) || PLUGIN_DIRECTORY.test(value);
        const counts = (word, path) => {
            if (isOfPrograms)
                return true;
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return false;
            return /^\.\.?(?:[/\\]|$)/.test(word) || mayBeDirectory || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path);
        };
        const text = /^TF_CLI_ARGS/i.test(name) ? value.replaceAll(VARIABLE_FILES, '') : value;
        const words = isOfPrograms ? this.atHome(value) : this.candidates(text);
        return words.flatMap((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(word)
            ? [word]
            : // Not joined: behind a link, `..` is another directory.
                this.startedIn.map((start) => start + node_path__WEBPACK_IMPORTED_MODULE_1__.sep + word).filter((path) => counts(word, path)));
    }
    isJudged(path) {
        // Each process finds its own directory there.
        const isOfProcess = /^\/proc\/[^/]+\/(?:cwd|root)(?:\/|$)/.test(path);
        return isOfProcess || this.directories.some((directory) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, directory));
    }
    /** What of a text may be a path: it may be a list, a command or JSON. */
    candidates(text) {
        const { environment } = this.places;
        const filled = text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (written, inBraces, bare) => environment[inBraces ?? bare ?? ''] ?? written);
        const all = [text, filled.replaceAll('\\/', '/')].flatMap((each) => [
            each,
            ...each.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
            // The path of the checkout may have signs that divide words.
            ...this.directories.flatMap((directory) => {
                const pieces = each.split(directory);
                return pieces.slice(1).flatMap((rest, at) => {
                    if (IN_PATH.test(pieces[at] ?? ''))
                        return [];
                    return directory + (rest.split(WITH_COLON)[0] ?? '');
                });
            }),
            ...[...(0,_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pathWords */ .x)(each), ...each.split(WITH_COLON)]
                // `-F./config` is an option with a path, and `file://` encodes it.
                .flatMap((word) => [word, word.replace(/^--?[A-Za-z]/, '')])
                .flatMap((word) => [word, (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_6__/* .orElse */ .N)(() => decodeURIComponent(word), word)])
                .filter((word) => /[^./\\]/.test(word)),
        ]);
        return [...new Set(all)].filter((word) => word !== '').flatMap((word) => this.atHome(word));
    }
    /** A path, and what it is if a program reads `~` in it. */
    atHome(word) {
        if (!/^~(?:[/\\]|$)/.test(word))
            return [word];
        const { HOME = '', USERPROFILE = '' } = this.places.environment;
        const homes = [HOME, USERPROFILE].filter((home) => home !== '');
        return [word, ...homes.map((home) => home + word.slice(1))];
    }
    /** Why a place does not count, as the end of a sentence; undefined if the default branch has the same, without a program. */
    async problemAt(path) {
        if (this.compared.has(path))
            return undefined;
        if (this.compared.size >= MOST_FILES)
            return `more than ${MOST_FILES} files are there`;
        this.compared.add(path);
        return this.compare(path).catch(() => `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} cannot be compared with the default branch`);
    }
    async compare(path) {
        const { root, base } = this.places;
        const other = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} is not as the default branch has it`;
        const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(root);
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, real) || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), real))
            return other;
        const inside = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, path));
        if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path)) {
            const names = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readDirectory(path);
            const before = (await base.names(inside)) ?? [];
            if (names.length === 0 || before.some((name) => !names.includes(name)))
                return other;
            return this.firstProblem(names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
        }
        const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readFile(path);
        // Bytes that are no text are all read as one character.
        const isText = text !== undefined && !text.includes('\uFFFD');
        if (!isText || (await base.read(inside)) !== text)
            return other;
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o111) !== 0)
            return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inside)} is a program`;
        // It may name programs, as `credential_process` does.
        const named = this.candidates(text).flatMap((word) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), ...this.startedIn]
            .map((start) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, word))
            .filter((each) => isFile(each) || (/[/\\]|^\./.test(word) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(each))));
        const led = named.flatMap((each) => [..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow(each), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(each)]);
        return this.firstProblem([...new Set(led)].filter((each) => this.isJudged(each)));
    }
    async firstProblem(paths) {
        for (const path of paths) {
            const why = await this.problemAt(path);
            if (why !== undefined)
                return why;
        }
        return undefined;
    }
}
const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
const WITH_COLON = new RegExp(`[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]+`);
/** The beginning of an absolute path at the end of a text: what follows belongs to that path. */
const IN_PATH = new RegExp(`(?:^|[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:])/[^/${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:][^${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]*$`);
//# sourceMappingURL=leading-variables.js.map

/***/ })

};
;