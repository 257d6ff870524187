"use strict";
exports.id = 8161;
exports.ids = [8161];
exports.modules = {

/***/ 72402:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: function() { return /* binding */ GIVES_PLANS; },
/* harmony export */   LL: function() { return /* binding */ offerInMemory; },
/* harmony export */   QU: function() { return /* binding */ inputWithoutRun; },
/* harmony export */   Td: function() { return /* binding */ attributesOf; },
/* harmony export */   cG: function() { return /* binding */ baseHere; },
/* harmony export */   sh: function() { return /* binding */ planHere; },
/* harmony export */   xJ: function() { return /* binding */ workspaceAt; }
/* harmony export */ });
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44990);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35379);
/* harmony import */ var _plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91870);
/* harmony import */ var _plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26325);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33597);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96747);
/* harmony import */ var _plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88572);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10988);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46281);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32940);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74742);












function workspaceAt(name, { placeOf }) {
    const { root, workingDirectory } = placeOf(name);
    return { name, workingDirectory, root, notices: [] };
}
/** Makes the plan, or reads it. @throws GateStop if nothing is known of it, or the reason of the signal */
async function planHere(name, { planner }, { signal, installed }) {
    try {
        const planned = await planner.plan(name, signal, installed);
        signal.throwIfAborted();
        return planned;
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_5__.UnreadablePlan)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('unplanned', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingOf */ .hD)(error));
        throw error;
    }
}
/** The plan of the default branch, for `only-new`; where there is none, a notice says why every failure counts. */
function baseHere(name, { planner }, { signal }) {
    return async () => planner.planBefore(name, signal).catch((error) => {
        signal.throwIfAborted();
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .notComparedNotice */ .PY)(error) };
    });
}
/** No service has a run of such a plan. */
const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };
/**
 * The offer of a plan that is there. Where it has errors, it failed.
 *
 * @param startedMs when the workspace was begun, by the scope
 */
function offerInMemory(workspace, plan, startedMs, scope) {
    const notices = findingsOf(plan.planned.limits, 'empty-state', 'noted');
    return {
        facts: (0,_result_js__WEBPACK_IMPORTED_MODULE_10__/* .workspaceFacts */ .FK)({ ...workspace, notices: [...workspace.notices, ...notices] }),
        plan: planInMemory(workspace.name, plan, scope),
        status: 'planned',
        conclude: async () => ({ durationMs: scope.elapsedMs() - startedMs }),
    };
}
function planInMemory(name, { planned, input, base }, { signal }) {
    const { limits, problems, counts, document } = planned;
    const failed = problems
        .filter(({ severity }) => severity === 'error')
        .map(({ summary }) => summary);
    const accepted = _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ACCEPTED_LIMITS */ .$B.filter((kind) => findingsOf(limits, kind).length > 0);
    const attributes = attributesOf(planned);
    const { status, 'has-changes': hasChanges } = attributes;
    const isFailed = failed.length > 0;
    const summary = {
        ...counts,
        imports: counts.imports ?? 0,
        status,
        hasChanges,
        accepted: accepted.length > 0 ? accepted : undefined,
    };
    const withoutTexts = (0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTextsOf */ .K)(document);
    return {
        workspace: { name },
        failed: isFailed ? failed : undefined,
        known: async () => isFailed
            ? { evidence: { failed }, attributes: undefined, summary: undefined }
            : { evidence: { limits }, attributes, summary },
        input,
        dataDirectory: planned.dataDirectory,
        json: async () => ({ json: (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(planned), document, doubts: async () => [] }),
        async changes({ isGuarded }) {
            if (!hasChanges && !isGuarded)
                return undefined;
            // The changes are read while `opa` judges.
            await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .nextTurn */ .tJ)();
            const json = (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(planned);
            return (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .runInTurns */ .hp)((0,_plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .countsOf */ .mQ)(attributes), diff: true }), signal);
        },
        base,
        isPartial: accepted.length > 0,
        // With an empty state a plan destroys nothing, so the guard does not know what an apply would destroy.
        unseen: findingsOf(limits, 'empty-state'),
        // Terraform hides a message where the value in it is marked, and prints a copy that is not.
        problems: async () => problems.map((problem) => {
            const { summary, detail } = problem;
            return { ...problem, ...(0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTextsIn */ .c)({ summary, detail }, withoutTexts) };
        }),
    };
}
function findingsOf(limits, ...kinds) {
    return limits.flatMap(({ kind, finding }) => (kinds.includes(kind) ? finding : []));
}
/** What a service would say of the plan. */
function attributesOf({ counts, document }) {
    return {
        status: 'finished',
        'has-changes': (0,_plan_count_words_js__WEBPACK_IMPORTED_MODULE_11__/* .changesSomething */ .Qc)(document),
        'resource-additions': counts.additions,
        'resource-changes': counts.changes,
        'resource-destructions': counts.destructions,
        'resource-imports': counts.imports,
    };
}
/** What is known where no service has a run: nothing is made up. */
function inputWithoutRun({ name, workingDirectory }, { runOptions }, { organization }) {
    return {
        is_destroy: runOptions['is-destroy'] ?? false,
        refresh: runOptions.refresh ?? true,
        refresh_only: runOptions['refresh-only'] ?? false,
        replace_addrs: runOptions['replace-addrs'] ?? [],
        target_addrs: runOptions['target-addrs'] ?? [],
        organization: { name: organization },
        workspace: { name, working_directory: workingDirectory || null },
    };
}
//# sourceMappingURL=plan-in-memory.js.map

/***/ }),

/***/ 58161:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFilesOfPlans: function() { return /* binding */ openFilesOfPlans; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72402);
/** Plans that another job, or a person, made and wrote to files. A digest says of which files each one is. */


function openFilesOfPlans({ plan, policy }, ports) {
    return {
        gives: _plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .GIVES_PLANS */ .Aw,
        startsCode: false,
        startsTogether: false,
        mostAtOnce: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(),
        async find(scope) {
            const { names, refused, skipped, uncommitted } = await ports.choose(scope);
            return {
                found: [...names.map((name) => (0,_plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceAt */ .xJ)(name, ports)), ...refused],
                skipped,
                prepare: async (workspace) => workspace,
                async *offers(workspace, step) {
                    const startedMs = step.elapsedMs();
                    const { name } = workspace;
                    const planned = await (0,_plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .planHere */ .sh)(name, ports, step);
                    const { madeBy } = planned;
                    if (madeBy !== undefined)
                        step.emit({ kind: 'planning', workspace: name, by: madeBy });
                    const input = (0,_plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .inputWithoutRun */ .QU)(workspace, plan, ports);
                    const base = policy.onlyNew ? (0,_plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .baseHere */ .cG)(name, ports, step) : undefined;
                    yield (0,_plan_in_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .offerInMemory */ .LL)(workspace, { planned, input, base }, startedMs, step);
                },
                describe: async () => ({ uncommitted }),
            };
        },
    };
}
//# sourceMappingURL=plan-file.js.map

/***/ }),

/***/ 88572:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ changesIn; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(239);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _count_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74742);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41293);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69166);
/**
 * What a plan changes, from its JSON: the changes of resources, the actions that it invokes, and what describes the whole
 * plan (it is a plan, it failed, it leaves something to a later plan).
 *
 * Source: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonplan/plan.go.
 */








const UNREADABLE_ENTRY = "The plan's JSON has an entry that cannot be read.";
/** Every plan, redacted or not, has one of these members; no other document of the service has any. */
const VERSION_MEMBERS = ['plan_format_version', 'format_version'];
/**
 * Reads the changes of a plan. Yields before each change that it reads, so that the caller can let other work go on.
 *
 * @param options.counts the plan's own, with which the changes must agree
 * @param options.diff whether all attributes of each change are read, and not only those that force a replacement
 * @param options.judgesLater whether what is left to a later plan is judged with this one
 */
function* changesIn(plan, options) {
    const { counts, diff = false, judgesLater = false } = options;
    const { document } = plan;
    const list = createChangeList();
    const attributeBudget = createAttributeBudget();
    const doubts = new Set();
    /** The objects of a list. Anything else in it, or instead of it, is a doubt. */
    function* objectsIn(list) {
        for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .entriesOf */ .Mc)(plan, [list])) {
            if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(entry.whole) && typeof entry.at === 'number')
                yield entry;
            else
                doubts.add(UNREADABLE_ENTRY);
        }
    }
    for (const name of plan.repeated())
        doubts.add(`The plan's JSON names ${name} twice.`);
    if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
        doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
    }
    if (plan.isErrored) {
        doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
    }
    const wordsOfChanges = [];
    for (const entry of objectsIn('resource_changes')) {
        yield;
        const read = toChange(entry, diff);
        if (read === undefined)
            continue;
        if ('doubt' in read) {
            doubts.add(read.doubt);
            continue;
        }
        const { words, change } = read;
        wordsOfChanges.push(words);
        if (!(0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdle */ .xB)({ words })) {
            list.add(entry, { ...change, differs: attributeBudget.attributesOf(change) });
        }
    }
    for (const entry of objectsIn('action_invocations')) {
        const invocation = toInvocation(entry.said);
        if (invocation === undefined)
            doubts.add(UNREADABLE_ENTRY);
        else
            list.add(entry, { ...OF_INVOCATION, ...invocation });
    }
    const deferred = [...objectsIn('deferred_changes')].length;
    const deferredActions = Array.from(objectsIn('deferred_action_invocations'), ({ said, around }) => (around && toInvocation(said))?.address ?? 'one that cannot be read');
    if (!judgesLater) {
        for (const sentence of sayLeftToLater(deferred, deferredActions))
            doubts.add(sentence);
    }
    const counted = (0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countChanges */ .xS)(wordsOfChanges);
    const wrongCounts = _count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .COUNT_NAMES */ .bO.filter((name) => (counts[name] ?? counted[name]) !== counted[name]).map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
    if (wrongCounts.length > 0) {
        doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
    }
    const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
    const { complete } = document;
    return {
        ...list.sorted(),
        source: 'json',
        doubt: doubts.size > 0 ? [...doubts].slice(0, MOST_DOUBTS).join(' ') : undefined,
        partial: complete === undefined || complete === true ? undefined : true,
        unlisted: isListed ? undefined : true,
        unread: attributeBudget.sayLeftOut(),
    };
}
/** How many doubts are reported. */
const MOST_DOUBTS = 4;
/** How many changes are kept. Prominent ones are kept up to twice this number. */
const MOST_CHANGES = 20_000;
/** Collects the changes of a plan, the worst of each object. */
function createChangeList() {
    const kept = new Map();
    let leftOut = 0;
    return {
        add(entry, change) {
            const { action } = change;
            const key = (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .identityOf */ .cu)(entry);
            const earlier = kept.get(key);
            const most = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .isProminent */ .jR)(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
            if (earlier === undefined && kept.size >= most)
                leftOut += 1;
            else if (earlier === undefined || (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(action) < (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(earlier.action)) {
                kept.set(key, change);
            }
        },
        sorted() {
            const order = (one, other) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(one.action) - (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(other.action) ||
                (one.address < other.address ? -1 : 1);
            return { changes: [...kept.values()].sort(order), leftOut };
        },
    };
}
/** What is the same for each invocation of an action. */
const OF_INVOCATION = {
    action: 'invoke',
    previousAddress: undefined,
    imported: false,
    deposed: false,
    reason: undefined,
    attributes: [],
    location: undefined,
};
function sayLeftToLater(changes, actions) {
    const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
    const sentences = [];
    if (changes > 0)
        sentences.push(sentence(changes, 'change'));
    if (actions.length > 0) {
        const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
        sentences.push(sentence(actions.length, 'action', `: ${names}`));
    }
    return sentences;
}
/** The most characters of all names together. Those of destroyed resources are kept up to twice this number. */
const MOST_CHARACTERS = 4_000_000;
/** Gives the names of the attributes that change, until all together are too long. */
function createAttributeBudget() {
    let characters = 0;
    let leftOut = 0;
    return {
        /** The attributes that differ; undefined if they are not known, or if there is no room for them. */
        attributesOf({ action, differs }) {
            if (differs === undefined)
                return undefined;
            const { length } = JSON.stringify(differs);
            const isDestroyed = action === 'delete' || action === 'replace';
            if (characters + length > (isDestroyed ? 2 * MOST_CHARACTERS : MOST_CHARACTERS)) {
                leftOut += 1;
                return undefined;
            }
            characters += length;
            return differs;
        },
        sayLeftOut() {
            if (leftOut === 0)
                return undefined;
            const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
            return `The plan is too large to keep the attributes of ${number}.`;
        },
    };
}
/** Reason in the JSON plan → shorter word in reports. */
const REASONS = {
    replace_because_tainted: 'tainted',
    replace_because_cannot_update: 'cannot_update',
    replace_by_request: 'requested',
    replace_by_triggers: 'replace_triggered_by',
};
/**
 * Reads an entry of `resource_changes`.
 *
 * @param diff whether all attributes are read
 * @returns as `doubt`, what cannot be read of it; undefined for what changes nothing
 */
function toChange(entry, diff) {
    const { mode, type, previousAddress: previous } = entry;
    const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(entry.address);
    const unreadable = { doubt: UNREADABLE_ENTRY };
    if (address === undefined)
        return unreadable;
    if (mode === 'data' || mode === 'ephemeral') {
        return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type === mode ? undefined : unreadable;
    }
    if (entry.actions === undefined)
        return unreadable;
    if (previous !== undefined && (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(previous) === undefined)
        return unreadable;
    const words = (0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wordsOfEntry */ .tQ)(entry);
    // It could mean any change.
    if (words.includes('other'))
        return { doubt: "The plan's JSON names an unrecognized action." };
    const [, action = 'none'] = ACTIONS_OF_WORDS.find(([word]) => words.includes(word)) ?? [];
    const recreated = action === 'forget' && words.includes('add') ? true : undefined;
    const reason = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)(entry.reason) ?? '';
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const forcing = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(entry.replacePaths)
        .slice(0, 1_000)
        .flatMap((path) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(path)[0]) ?? []);
    // A resource that is forgotten, and not created anew, stays as it is.
    const staysAsItIs = action === 'forget' && recreated === undefined;
    let differs;
    if (diff)
        differs = staysAsItIs ? [] : changedAttributes(entry, type);
    return {
        words,
        change: {
            address,
            action,
            recreated,
            previousAddress: (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(previous),
            imported: words.includes('import'),
            deposed: (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeposed */ .DT)(entry),
            reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
            attributes: [...new Set(forcing)].slice(0, 10),
            differs,
            location: undefined,
        },
    };
}
/** The action of a change for the word that it counts for, the worst first. */
const ACTIONS_OF_WORDS = [
    ['replace', 'replace'],
    ['destroy', 'delete'],
    ['forget', 'forget'],
    ['change', 'update'],
    ['add', 'create'],
];
/**
 * Reads an action that the apply invokes, with what triggers it; undefined if that cannot be read. Terraform 1.14 and
 * later lists them.
 */
function toInvocation(entry) {
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(entry);
    const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(fields['address']);
    if (address === undefined || (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type !== 'action')
        return undefined;
    if (fields['lifecycle_action_trigger'] === undefined) {
        const byPerson = fields['invoke_action_trigger'];
        const isInvoked = typeof byPerson === 'object' && byPerson !== null;
        return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
    }
    const lifecycle = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(fields['lifecycle_action_trigger']);
    const resource = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(lifecycle['triggering_resource_address']);
    const event = snakeCase(lifecycle['action_trigger_event']);
    if (resource === undefined || event === undefined)
        return undefined;
    const onFailure = String(lifecycle['on_failure']).replace(/^ActionOnFailure/, '');
    return { address, trigger: { event, resource, onFailure: snakeCase(onFailure) } };
}
/** `AfterCreate` is `after_create` in a configuration. */
function snakeCase(word) {
    if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word))
        return undefined;
    return (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lowerAscii */ .dq)(word.replace(/(?!^)[A-Z]/g, '_$&')));
}
/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param entry of a resource of this type
 */
function changedAttributes({ values, replacePaths }, type) {
    const { before, after, unknownAfter: unknown, sensitiveBefore, sensitiveAfter } = values;
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const firstSteps = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(replacePaths).map((path) => memberOf(path, '0'));
    const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
    const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
    const names = new Set([...objects.flatMap(keysOf), ...forcing]);
    const attributes = [];
    for (const name of names) {
        const valueBefore = emptyAsNull(memberOf(before, name), type);
        const valueAfter = emptyAsNull(memberOf(after, name), type);
        const forces = forcing.has(name);
        let differs;
        if (isMissing(before) || isMissing(after)) {
            // An empty list of a resource that is created or destroyed may mean a block that is not written in the files.
            differs = hasContent(valueBefore) || hasContent(valueAfter);
        }
        else {
            // A value that becomes sensitive, or stops being so, is a change, too.
            differs =
                !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(valueBefore ?? null, valueAfter ?? null) ||
                    !areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
        }
        if (!forces && !differs && !(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(memberOf(unknown, name)))
            continue;
        const shownName = name.slice(0, LONGEST_NAME);
        attributes.push(forces ? { name: shownName, forces } : { name: shownName });
    }
    const rank = ({ forces }) => (forces ? 0 : 1);
    attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
    return attributes.slice(0, MOST_NAMES);
}
/**
 * Providers of the older kind write an empty text for no value, and Terraform shows it as none. It does
 * not where an attribute takes a value of any type, as those of `terraform_data` do.
 */
function emptyAsNull(value, type) {
    return value === '' && type !== 'terraform_data' ? null : value;
}
function hasContent(value) {
    if (typeof value !== 'object' || value === null)
        return !isMissing(value);
    return keysOf(value).length > 0;
}
function isMissing(value) {
    return value === null || value === undefined;
}
/**
 * A member of an object or a list. Where the JSON plan marks values as unknown or sensitive, `true` instead of an object
 * stands for each of its members.
 */
function memberOf(value, step) {
    if (value === true)
        return true;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
        return undefined;
    return Reflect.get(value, step);
}
/** Whether two values have the same parts marked as sensitive. */
function areMarkedAlike(one, other) {
    if (one === true || other === true)
        return one === other;
    const steps = [one, other].flatMap(keysOf);
    return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step)));
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
//# sourceMappingURL=changes-in-plan.js.map

/***/ })

};
;