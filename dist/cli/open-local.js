export const id = 854;
export const ids = [854];
export const modules = {

/***/ 3854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileDirectory: () => (/* binding */ compileDirectory),
  openLocal: () => (/* binding */ openLocal)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/locate/hcl.js
var hcl = __webpack_require__(3923);
// EXTERNAL MODULE: ./build/src/machine/network.js
var network = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/service/plan/plan-configuration.js + 3 modules
var plan_configuration = __webpack_require__(9002);
// EXTERNAL MODULE: ./build/src/service/service.js + 66 modules
var service_service = __webpack_require__(4202);
// EXTERNAL MODULE: ./build/src/settings/local-names.js
var local_names = __webpack_require__(5233);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var workspace = __webpack_require__(1956);
// EXTERNAL MODULE: ./build/src/machine/execute.js
var execute = __webpack_require__(5048);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js
var ask_git = __webpack_require__(2415);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/service/plan/load-module.js
var load_module = __webpack_require__(3374);
// EXTERNAL MODULE: ./build/src/service/plan/to-plan.js + 1 modules
var to_plan = __webpack_require__(4853);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __webpack_require__(9479);
// EXTERNAL MODULE: ./build/src/service/plan/convert.js
var convert = __webpack_require__(5746);
// EXTERNAL MODULE: ./build/src/service/plan/evaluate.js + 1 modules
var evaluate = __webpack_require__(5917);
// EXTERNAL MODULE: ./build/src/service/plan/address.js
var plan_address = __webpack_require__(2645);
// EXTERNAL MODULE: ./build/src/service/plan/resource-values.js
var resource_values = __webpack_require__(8920);
// EXTERNAL MODULE: ./build/src/service/plan/value.js
var plan_value = __webpack_require__(4288);
;// CONCATENATED MODULE: ./build/src/service/engines/bind-plan.js
/**
 * Compares a plan that was made elsewhere with the configuration that is judged: does one belong to
 * the other?
 */









/** The most differences that are named. */
const MOST = 5;
const DEEPEST = 20;
const expressionSchema = dist/* looseObject */._H3({
    constant_value: dist/* optional */.lqM(dist/* unknown */.L5J()),
    references: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
});
const expressionsSchema = dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {});
const configuredSchema = dist/* looseObject */._H3({
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        address: dist/* string */.YjP(),
        mode: dist/* string */.YjP(),
        expressions: expressionsSchema,
        count_expression: dist/* optional */.lqM(expressionSchema),
        for_each_expression: dist/* optional */.lqM(expressionSchema),
    })), []),
    module_calls: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({
        source: dist/* optional */.lqM(dist/* string */.YjP()),
        version_constraint: dist/* optional */.lqM(dist/* string */.YjP()),
        expressions: expressionsSchema,
        count_expression: dist/* optional */.lqM(expressionSchema),
        for_each_expression: dist/* optional */.lqM(expressionSchema),
        module: dist/* optional */.lqM(dist/* unknown */.L5J()),
    })), {}),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({ default: dist/* optional */.lqM(dist/* unknown */.L5J()) })), {}),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
});
/** A sentence for each difference; an empty list means that the plan is of this configuration. */
function differencesFrom(document, judged) {
    const differences = [];
    compareModules(document.configuration.root_module, judged.root, {
        differences,
        sources: judged.sources,
        address: '',
        depth: 0,
    });
    compareVariables(document, judged, differences);
    compareChanges(document, judged.planned, differences);
    return differences.slice(0, MOST);
}
function compareModules(plannedModule, module, at) {
    const { differences, address, depth } = at;
    const read = dist/* safeParse */.xLC(configuredSchema, plannedModule ?? {});
    if (!read.success || depth > DEEPEST) {
        differences.push(`The plan does not say what ${address || 'the root module'} is made of.`);
        return;
    }
    const planned = read.output;
    const blocks = new Map([
        ...module.resources.map((each) => [each.block.labels.join('.'), each]),
        ...module.dataSources.map((each) => [`data.${each.block.labels.join('.')}`, each]),
    ]);
    const resources = new Map(planned.resources.map((each) => [each.address, each]));
    compareNames([...resources.keys()], [...blocks.keys()], '', at);
    const calls = new Map(module.calls.map((each) => [each.block.labels[0] ?? '', each]));
    compareNames(Object.keys(planned.module_calls), [...calls.keys()], 'module.', at);
    compareNames(Object.keys(planned.variables), [...module.variables.keys()], 'var.', at);
    compareNames(Object.keys(planned.outputs), [...module.outputs.keys()], 'output.', at);
    for (const [name, { block }] of blocks) {
        const one = resources.get(name);
        if (one !== undefined)
            compareBlock(block, one, `${address}${name}`, differences);
    }
    for (const [name, call] of calls)
        compareCall(name, call, { planned, module, at });
    for (const [name, { block }] of module.variables) {
        const written = block.body.attributes.find((one) => one.name === 'default');
        const type = block.body.attributes.find((one) => one.name === 'type')?.value;
        const value = written && constantOf(written.value, type);
        const other = planned.variables[name]?.default;
        if (value !== undefined && !isSameJson(value.known, other)) {
            differences.push(`${address}var.${name} has another default in the plan.`);
        }
    }
}
function compareNames(planned, judged, kind, { differences, address }) {
    for (const name of planned) {
        if (!judged.includes(name)) {
            differences.push(`${cut(address + kind + name)} is in the plan, and not in the configuration.`);
        }
    }
    for (const name of judged) {
        if (!planned.includes(name)) {
            differences.push(`${cut(address + kind + name)} is in the configuration, and not in the plan.`);
        }
    }
}
/** Compares the arguments of a block: their names, their constant values, and the names in all other values. */
function compareBlock({ body }, planned, address, differences) {
    const differs = (name) => {
        differences.push(`${cut(address)} has another "${name}" in the plan than in the configuration.`);
    };
    const writtenNames = new Set([...body.attributes, ...body.blocks.map(nameOfBlock)].map(({ name }) => name));
    for (const name of Object.keys(planned.expressions))
        if (!writtenNames.has(name))
            differs(name);
    const repeated = { count: planned.count_expression, for_each: planned.for_each_expression };
    for (const name of ['count', 'for_each']) {
        if (repeated[name] !== undefined && !writtenNames.has(name))
            differs(name);
    }
    for (const { name, value } of body.attributes) {
        const isRepetition = name === 'count' || name === 'for_each';
        if ((0,resource_values/* isMetaArgument */.X)(name) && !isRepetition)
            continue;
        const other = isRepetition ? repeated[name] : planned.expressions[name];
        if (other === undefined && isRepetition && isWithoutNames(value))
            continue;
        if (!isSameExpression(value, other))
            differs(name);
    }
}
function nameOfBlock({ type, labels }) {
    return { name: type === 'dynamic' ? (labels[0] ?? '') : type };
}
function isSameExpression(written, planned) {
    const read = dist/* safeParse */.xLC(expressionSchema, planned);
    // An attribute of a schema with nested attributes has one expression for each of them in the
    // plan.
    if (!read.success)
        return typeof planned === 'object' && planned !== null;
    const constant = constantOf(written);
    const { constant_value: other, references } = read.output;
    if (constant !== undefined)
        return isSameJson(constant.known, other ?? null);
    const names = new Set();
    if (!addNames(written, names, new Set()))
        return true;
    const plannedNames = new Set((references ?? []).map(firstTwo));
    return (0,external_node_util_.isDeepStrictEqual)([...names].sort(), [...plannedNames].sort());
}
/** Whether an expression has neither a constant value nor a name, as a function call; a plan leaves it out. */
function isWithoutNames(written) {
    const names = new Set();
    return (constantOf(written) === undefined && addNames(written, names, new Set()) && names.size === 0);
}
/** The value of an expression that has no names and calls no functions; undefined for any other. */
function constantOf(expression, type) {
    const parts = JSON.stringify(expression);
    if (/"kind":"(?:call|other|for|traversal|access)"/.test(parts))
        return undefined;
    const plain = (0,evaluate/* evaluate */._3)(expression, (0,evaluate/* withoutNames */.Fw)());
    const value = type === undefined ? plain : (0,convert/* convert */.C)(plain, type);
    return (0,plan_value/* isWhollyKnown */.nH)(value) ? { known: (0,plan_value/* split */.lD)(value, { left: 100_000 }).known } : undefined;
}
/** Compares both values as JSON, the form of the plan, so that the prototypes of maps do not count. */
function isSameJson(one, other) {
    return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null)));
}
/**
 * Adds the `first.second` of every name. Returns false if the parser did not understand a part of
 * the expression.
 */
function addNames(expression, names, bound) {
    if (expression.kind === 'other')
        return false;
    if (expression.kind === 'for') {
        const { keyName, valueName, key, condition } = expression;
        const inner = new Set([...bound, valueName, ...(keyName === undefined ? [] : [keyName])]);
        const inside = [key, condition, expression.value].filter((each) => each !== undefined);
        return (addNames(expression.collection, names, bound) &&
            inside.every((each) => addNames(each, names, inner)));
    }
    if (expression.kind === 'traversal') {
        const { root, steps } = expression;
        const [first] = steps;
        if (!bound.has(root) && first?.kind === 'literal') {
            names.add(firstTwo(`${root}.${String(first.value)}`));
        }
        return steps.every((each) => addNames(each, names, bound));
    }
    return (0,hcl_syntax/* partsOf */.CI)(expression).every((each) => addNames(each, names, bound));
}
function firstTwo(reference) {
    return reference.split(/[.[]/, 2).join('.');
}
function compareCall(name, call, { planned, module, at }) {
    const one = planned.module_calls[name];
    if (one === undefined)
        return;
    const address = `${at.address}module.${name}`;
    const textOf = (name) => {
        const written = call.block.body.attributes.find((each) => each.name === name);
        const text = written && constantOf(written.value)?.known;
        return typeof text === 'string' ? text : undefined;
    };
    const { body } = call.block;
    const inputs = body.attributes.filter((each) => each.name !== 'source' && each.name !== 'version');
    compareBlock({ ...call.block, body: { ...body, attributes: inputs } }, one, address, at.differences);
    const source = textOf('source');
    const isOther = source !== undefined && one.source !== source && !`${one.source}`.endsWith(source);
    if (isOther || textOf('version') !== one.version_constraint) {
        at.differences.push(`${cut(address)} is another module in the plan.`);
    }
    const callee = (0,load_module/* calledModule */.gZ)(at.sources, module, (0,load_module/* callOf */.C8)(call, at.address, source ?? ''));
    if (callee === undefined)
        return;
    compareModules(one.module, callee, { ...at, address: `${address}.`, depth: at.depth + 1 });
}
/** Adds a difference for each value that the run sets and that the plan has otherwise. */
function compareVariables({ variables }, { root, variables: runVariables }, differences) {
    for (const [name, value] of Object.entries(runVariables)) {
        if (!root.variables.has(name))
            continue;
        const planned = Object.hasOwn(variables, name) ? variables[name]?.value : undefined;
        if (!isSameJson(value, planned))
            differences.push(`var.${name} has another value in the plan.`);
    }
}
/**
 * Adds differences between the changes of the plan and of the static plan. Each planned resource
 * has to be declared, and each value that the static plan knows has to be the same. This also
 * compares the values of locals, which the configuration inside a plan does not have.
 */
function compareChanges(document, planned, differences) {
    const { resource_changes: changes, configuration } = document;
    const declared = new Set();
    declaredIn(configuration.root_module, '', declared, 0);
    const made = changes.filter(({ mode, change }) => mode === 'managed' && change.after !== null);
    const undeclared = made.find(({ address }) => !declared.has((0,plan_address/* withoutKeys */.Pe)(address)));
    if (undeclared !== undefined) {
        differences.push(`${cut(undeclared.address)} is planned, and its configuration is not in the plan.`);
    }
    const byAddress = new Map(made.map((each) => [each.address, each]));
    const unsure = new Set((planned.unsure ?? []).map(plan_address/* withoutKeys */.Pe));
    const knownChanges = planned.document.resource_changes.filter(({ address, change }) => change.after !== null && !unsure.has((0,plan_address/* withoutKeys */.Pe)(address)));
    for (const { address, change } of knownChanges) {
        const other = byAddress.get(address);
        if (other === undefined)
            differences.push(`${cut(address)} is not planned.`);
        else {
            const after = other.change.after ?? {};
            const wrong = Object.entries(change.after ?? {}).find(([name, value]) => Object.hasOwn(after, name) && !mayBe(value, after[name]));
            if (wrong !== undefined)
                differences.push(`${cut(address)} is planned with another "${wrong[0]}".`);
        }
    }
    const names = new Set(knownChanges.map(({ address }) => (0,plan_address/* withoutKeys */.Pe)(address)));
    const addresses = new Set(knownChanges.map(({ address }) => address));
    const extra = made.find(({ address }) => names.has((0,plan_address/* withoutKeys */.Pe)(address)) && !addresses.has(address));
    if (extra !== undefined)
        differences.push(`${cut(extra.address)} is planned, and not declared.`);
}
/** Whether a plan may have made this value from the known one. */
function mayBe(written, planned) {
    if (Array.isArray(written)) {
        // The plan has the members of a set in its own order.
        const plain = written.every(isPrimitive) && Array.isArray(planned) && planned.every(isPrimitive);
        return !plain || (0,external_node_util_.isDeepStrictEqual)(written.map(String).sort(), planned.map(String).sort());
    }
    if (typeof written === 'object' && written !== null) {
        if (typeof planned !== 'object' || planned === null)
            return false;
        return Object.entries(written).every(([name, value]) => !Object.hasOwn(planned, name) || mayBe(value, Reflect.get(planned, name)));
    }
    return !isPrimitive(written) || isAsPlain(written, planned);
}
function isPrimitive(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}
/** Whether a plan has this value, or a text that may be its digest: some providers keep digests of texts. */
function isAsPlain(written, planned) {
    if (String(written) === String(planned))
        return true;
    return typeof planned === 'string' && /^(?:[\da-f]{40}|[\da-f]{64})$/.test(planned);
}
function declaredIn(plannedModule, prefix, declared, depth) {
    const read = dist/* safeParse */.xLC(configuredSchema, plannedModule ?? {});
    if (!read.success || depth > DEEPEST)
        return;
    for (const { address } of read.output.resources)
        declared.add(prefix + address);
    for (const [name, call] of Object.entries(read.output.module_calls)) {
        declaredIn(call.module, `${prefix}module.${name}.`, declared, depth + 1);
    }
}
function cut(text) {
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
//# sourceMappingURL=bind-plan.js.map
// EXTERNAL MODULE: ./build/src/service/engines/places-in.js
var places_in = __webpack_require__(8574);
// EXTERNAL MODULE: ./build/src/service/engines/read-plan.js
var read_plan = __webpack_require__(4165);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file-engine.js
/** Uses a plan that was made elsewhere, as JSON (`terraform show -json`). */







/** An engine that returns given plans, after comparing each with the uploaded configuration. */
function planFileEngine({ planOf }) {
    return {
        name: 'plan',
        plan: async (request) => {
            try {
                const text = await planOf(request.workspaceName);
                if (text !== undefined)
                    return held(text, request);
                return unusable(request, `There is no plan of the workspace "${request.workspaceName}".`);
            }
            catch (error) {
                if (!(error instanceof read_plan/* UnreadablePlan */.np))
                    throw error;
                return unusable(request, (0,error_message/* errorMessage */.g)(error));
            }
        },
    };
}
/** The plan in `text` with its differences from the upload as limits. Throws `UnreadablePlan`. */
function held(text, request) {
    const { document, counts } = (0,read_plan/* readPlan */.m3)(text);
    const { problems, limits } = hold(document, request);
    return { document, counts, problems, limits, places: (0,places_in/* placesIn */.y)(request, document) };
}
function hold(document, request) {
    const limits = [];
    const sources = (0,load_module/* sourcesOf */.u0)(request);
    const root = (0,load_module/* loadModule */.Vw)(sources, request.workingDirectory);
    const unread = sources.problems.filter(({ severity }) => severity === 'error');
    if (root === undefined || unread.length > 0) {
        const { problems } = (0,plan_configuration/* planConfiguration */.S)(request);
        return { limits, problems: unread.length > 0 ? unread : problems };
    }
    const values = Object.entries(document.variables ?? {}).map(([name, { value }]) => [name, value]);
    const planned = (0,plan_configuration/* planConfiguration */.S)({
        ...request,
        variables: Object.fromEntries(values),
        state: stateOf(document),
        outputs: {},
    });
    const judged = { sources, root, variables: request.variables, planned };
    const differences = differencesFrom(document, judged);
    if (differences.length > 0) {
        const message = `The plan is not of these files: ${differences.join(' ')} Make the plan of the commit that is judged.`;
        limits.push({ kind: 'not-certain', message, count: differences.length });
    }
    const { isDestroy, options } = request;
    const isPart = Reflect.get(document, 'complete') === false;
    if (isPart && options.targets.length === 0) {
        limits.push({ kind: 'not-certain', message: 'The plan says that it is not complete.' });
    }
    if (isDestroy || options.refreshOnly || options.targets.length + options.replace.length > 0) {
        const message = 'The run asks for a plan of another kind (destroy, refresh-only, targets or replace), and Plangate cannot determine whether this plan is one. Remove these options.';
        limits.push({ kind: 'not-certain', message });
    }
    return { problems: [], limits };
}
/** The resources that exist before the plan: the static plan needs them for arguments with ignored changes. */
function stateOf({ resource_changes: changes }) {
    const existing = changes.flatMap(({ address, mode, previous_address: previous, change }) => mode === 'managed' && change.before !== null && change.importing === undefined
        ? [[previous ?? address, change.before]]
        : []);
    return Object.fromEntries(existing);
}
function unusable({ terraformVersion }, detail) {
    return (0,to_plan/* failedPlan */.nC)(terraformVersion, [
        { severity: 'error', summary: 'The plan cannot be used', detail },
    ]);
}
//# sourceMappingURL=plan-file-engine.js.map
// EXTERNAL MODULE: ./build/src/service/engines/engine-environment.js
var engine_environment = __webpack_require__(6447);
// EXTERNAL MODULE: ./build/src/service/engines/program-engine.js + 3 modules
var program_engine = __webpack_require__(8090);
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
/** Chooses what plans a local check: the static planner, a program on the PATH, or a plan made elsewhere. */











/** The engine of the settings, or what is wrong with it. */
async function chooseEngine(settings, directories, ports) {
    if (settings.plan !== undefined)
        return planEngine(settings.plan, settings, directories, ports);
    const name = settings.engine ?? defaultEngine(isInJob(directories, ports), ports.environment);
    if (name === undefined) {
        return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
    }
    if (name === 'static')
        return { name, engine: undefined };
    if (!(0,execute/* isOnPath */.jY)(name, ports.environment)) {
        const message = `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
        return { problems: [{ where: 'engine', message }] };
    }
    const named = settings.engineEnv ?? [];
    const { githubToken = '', checksToken = '' } = settings;
    const tokens = [githubToken, checksToken];
    const variables = (0,engine_environment/* readEngineEnvironment */.A)(named, ports.environment, tokens);
    if ('problem' in variables) {
        return { problems: [{ where: 'engine-env', message: variables.problem }] };
    }
    const { pluginCache } = settings;
    const options = {
        program: name,
        execute: ports.executeBounded,
        clock: ports.clock,
        variables: variables.value,
        pluginCache: pluginCache && (0,external_node_path_.resolve)(directories.workingDirectory, pluginCache),
    };
    const trusted = await trustedFiles(settings, directories);
    return {
        name,
        engine: {
            name,
            plan: (request) => (0,program_engine.programEngine)({ ...options, trusted: trusted?.(request.workspaceName) }).plan(request),
        },
    };
}
/** Reads the plan once, so that it cannot change between two readings. */
async function planEngine(written, settings, { workingDirectory, judgement }, ports) {
    const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
    const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written));
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isFile() !== true) {
        return refuse(`is ${(0,quote/* quote */.h)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
    }
    if (stats.size > read_plan/* LONGEST_PLAN */.vN) {
        return refuse(`is ${(0,quote/* quote */.h)(written)}, which has more than ${read_plan/* LONGEST_PLAN */.vN} bytes.`);
    }
    if (judgement.judged) {
        const { workspace = workingDirectory } = judgement;
        const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
        const root = (0,find_repository/* findAround */.Di)(directory, workspace).repository?.root;
        const inner = root === undefined ? '..' : (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
        const tracked = root === undefined || inner.startsWith('../') || (0,external_node_path_.isAbsolute)(inner)
            ? new Set()
            : await (0,ask_git/* listTrackedFiles */.sp)(root, workspace, ports);
        if (!(tracked instanceof Set) || tracked.has(inner))
            return refuse(committed(written));
    }
    const text = await (0,promises_.readFile)(path, 'utf8');
    return { name: undefined, engine: planFileEngine({ planOf: async () => text }) };
}
function committed(written) {
    return `is ${(0,quote/* quote */.h)(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
const NO_PROGRAM = 'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';
/** Also true if the files of a job are not judged, as after a push. */
function isInJob({ judgement }, { environment }) {
    return judgement.judged || (0,workspace/* isJob */.o5)(environment);
}
/** At a person's terminal no program is started unless they ask for it. */
function defaultEngine(inJob, environment) {
    if (!inJob)
        return 'static';
    return ['terraform', 'tofu'].find((name) => (0,execute/* isOnPath */.jY)(name, environment));
}
/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(settings, { workingDirectory, judgement }) {
    if (!judgement.judged)
        return undefined;
    const { workspace: top = workingDirectory } = judgement;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository/* findAround */.Di)(directory, top).repository?.root;
    const files = root === undefined
        ? NO_FILES
        : await judgement.trusted(root, undefined).catch(() => NO_FILES);
    return (workspace) => {
        const selector = settings.workspaces.find((one) => one.kind === 'name' && one.name === workspace);
        const written = selector?.kind === 'name' ? selector.directory : undefined;
        const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written ?? settings.directory));
        return {
            files,
            root: (0,external_node_path_.relative)(root ?? path, path)
                .split(external_node_path_.sep)
                .join('/'),
        };
    };
}
/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES = { names: async () => undefined, read: async () => undefined };
//# sourceMappingURL=choose-engine.js.map
// EXTERNAL MODULE: ./build/src/model/checkout-time.js
var checkout_time = __webpack_require__(29);
// EXTERNAL MODULE: ./build/src/service/load-policies.js
var load_policies = __webpack_require__(975);
// EXTERNAL MODULE: ./build/src/service/opa.js
var opa = __webpack_require__(1115);
// EXTERNAL MODULE: ./build/src/model/parse.js
var model_parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/local/policy-files.js
/** The files of a policy set: from a directory of this machine, a commit, or a pinned address. */



/** A policy set cannot be used. The message has one sentence per line. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
}
/** Whether a file belongs to a policy set. Data files have the same names as in a bundle of `opa`. */
function isPolicyFile(name) {
    if (name.endsWith('_test.rego'))
        return false;
    return (/\.(?:rego|sentinel|wasm|tar\.gz)$/.test(name) ||
        /^(?:policies|sentinel)\.hcl$/.test(name) ||
        /^data\.(?:json|ya?ml)$/.test(name));
}
const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
/** Directories that hold no policies of this set. */
function isPassedOver(name) {
    return name.startsWith('.') || name === 'node_modules';
}
function add(gathered, path, content, shownAs) {
    gathered.files.set(path, content);
    gathered.bytes += content.length;
    if (gathered.files.size <= MOST_FILES && gathered.bytes <= MOST_BYTES)
        return;
    throw new PolicyProblem(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
/**
 * Reads the policies of a directory of this machine.
 *
 * @param directory absolute
 * @param followsLinks whether symbolic links are followed; those of judged files must not be
 * @returns undefined if there is no such directory
 */
async function readDirectoryPolicies(directory, shownAs, followsLinks) {
    const gathered = { files: new Map(), bytes: 0 };
    const changedAt = new Map();
    const walk = async (path, level) => {
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(directory, path), { withFileTypes: true });
        if (entries.length === 0 && (0,find_repository/* isNamedSubmodule */.Mn)(await (0,promises_.realpath)((0,external_node_path_.join)(directory, path)))) {
            throw new PolicyProblem(`"${external_node_path_.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
        }
        for (const entry of entries) {
            const inner = external_node_path_.posix.join(path, entry.name);
            const at = (0,external_node_path_.join)(directory, inner);
            const isLink = entry.isSymbolicLink();
            if (isLink && !followsLinks)
                continue;
            const target = isLink ? await (0,promises_.stat)(at).catch(() => undefined) : entry;
            if (target?.isDirectory() && level < MOST_LEVELS && !isPassedOver(entry.name)) {
                await walk(inner, level + 1);
            }
            else if (target?.isFile() && isPolicyFile(entry.name)) {
                add(gathered, inner, await (0,promises_.readFile)(at), shownAs);
                changedAt.set(inner, (await (0,promises_.stat)(at)).mtimeMs);
            }
        }
    };
    const stats = await (0,promises_.stat)(directory).catch(() => undefined);
    if (stats === undefined)
        return undefined;
    if (!stats.isDirectory())
        throw new PolicyProblem(`"${shownAs}" is not a directory.`);
    if (!followsLinks && (await (0,promises_.realpath)(directory)) !== directory)
        return undefined;
    await walk('', 0);
    return { name: nameOfSet(directory), shownAs, files: gathered.files, changedAt };
}
/**
 * Reads the policies of a directory in a commit.
 *
 * @param directory relative to the repository, '' for the repository itself
 * @returns undefined if the commit has no such directory
 */
async function readCommitPolicies(source, directory, about) {
    const gathered = { files: new Map(), bytes: 0 };
    const walk = async (path, level) => {
        const at = external_node_path_.posix.join(directory, path).replace(/^\.$/, '');
        const names = await source.names(at);
        if (names === undefined && (await source.isSubmodule?.(at)) === true) {
            throw new PolicyProblem(inSubmodule(at, about));
        }
        for (const name of names ?? []) {
            const inner = external_node_path_.posix.join(path, name);
            if (isPolicyFile(name)) {
                const content = await contentOf(source, external_node_path_.posix.join(directory, inner));
                if (content !== undefined)
                    add(gathered, inner, content, about.shownAs);
                // A directory may have such a name. A file must not be left out: it may be a policy that fails.
                else if (!(await walk(inner, level + 1)))
                    throw new PolicyProblem(unreadable(about, inner));
            }
            else if (mayBeDirectory(name) && level < MOST_LEVELS)
                await walk(inner, level + 1);
        }
        return names !== undefined;
    };
    if (!(await walk('', 0)))
        return undefined;
    return { ...about, files: gathered.files, changedAt: new Map() };
}
/** Without its files, policies would be missing and everything would pass. */
function inSubmodule(path, { shownAs }) {
    return `"${shownAs}" cannot be read as a whole: ${path} is a submodule, and its files are not in this commit. Name its repository by a pinned address, as in \`git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT\`.`;
}
function unreadable({ shownAs }, path) {
    return `"${shownAs}" has the file ${path}, and it could not be read from the commit.`;
}
/** A listing does not show which entries are directories, and each attempt to list one may be a request. */
function mayBeDirectory(name) {
    return !isPassedOver(name) && !/\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg)$/.test(name);
}
async function contentOf(source, path) {
    if (!/\.(?:wasm|tar\.gz)$/.test(path)) {
        const text = await source.read(path);
        return text === undefined ? undefined : Buffer.from(text);
    }
    return source.bytes?.(path);
}
/** `rules/network` → `network`. */
function nameOfSet(path) {
    const [last] = path
        .split(/[/\\]+/)
        .filter((part) => part !== '' && part !== '.')
        .slice(-1);
    return last ?? 'policies';
}
//# sourceMappingURL=policy-files.js.map
;// CONCATENATED MODULE: ./build/src/local/find-rules.js
/** Finds the rules that judge if there is no `policies.hcl`: `deny` and `rule` of every package. */



const moduleSchema = dist/* looseObject */._H3({
    package: dist/* looseObject */._H3({ path: dist/* array */.YOg(dist/* looseObject */._H3({ value: dist/* string */.YjP() })) }),
    rules: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        head: dist/* looseObject */._H3({
            name: dist/* optional */.lqM(dist/* string */.YjP()),
            ref: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ value: dist/* unknown */.L5J() }))),
        }),
    })), []),
});
const JUDGING = ['deny', 'rule'];
/**
 * @param parse asks `opa` for the syntax of one file: a search for words could miss a rule
 * @returns one mandatory policy for each rule
 */
async function findRules(paths, parse) {
    const policies = new Map();
    for (const path of paths) {
        const { stdout, stderr } = await parse(path);
        const read = dist/* safeParse */.xLC(moduleSchema, (0,model_parse/* parseJson */.qF)(stdout));
        if (!read.success) {
            throw new PolicyProblem(`${path}: opa could not say which rules it has. ${stderr.trim()}`);
        }
        const { package: module, rules } = read.output;
        const parts = module.path.slice(1).map(({ value }) => value);
        for (const { head } of rules) {
            const named = head.ref?.[0]?.value ?? head.name;
            const rule = JUDGING.find((one) => one === named);
            if (rule === undefined)
                continue;
            const query = ['data', ...parts, rule].join('.');
            const name = parts.at(-1) ?? path;
            policies.set(query, { name, query, level: 'mandatory', description: '' });
        }
    }
    return distinct([...policies.values()]);
}
/** A policy of which the name is in several packages is named by its whole query. */
function distinct(policies) {
    const counts = new Map();
    for (const { name } of policies)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return policies.map((policy) => (counts.get(policy.name) ?? 0) > 1
        ? { ...policy, name: policy.query.replace(/^data\./, '') }
        : policy);
}
//# sourceMappingURL=find-rules.js.map
// EXTERNAL MODULE: ./build/src/local/get-opa.js
var get_opa = __webpack_require__(9198);
;// CONCATENATED MODULE: ./build/src/machine/ask-program.js


/** For one command. A set of policies compiles in seconds. */
const TIMEOUT_MS = 5 * 60_000;
const ask_program_MOST_BYTES = 256 * 1024 * 1024;
/**
 * Runs a program, and ends it with everything that it started if it takes too long.
 *
 * @returns what it printed; undefined if there is no such program on the PATH
 */
async function askProgram(program, { executeBounded, environment }, { args, cwd, variables, signal = new AbortController().signal }) {
    const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
    try {
        const { exitCode = -1, ended, ...said } = await executeBounded(program, args, {
            cwd,
            variables: { ...(0,execute/* passedOn */.I3)(environment), ...variables },
            signal,
            timeoutMs: TIMEOUT_MS,
            maxBytes: ask_program_MOST_BYTES,
        });
        if (ended === undefined)
            return { exitCode, ...said };
        return failed(`${program} ${execute/* WHY_ENDED */.QG[ended]} and was ended.`);
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        return failed(`${program} could not be started: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
}
/** The same ports, with what is left of the limit for each program. */
function within(deadline, ports) {
    return {
        environment: ports.environment,
        executeBounded: (program, args, options) => {
            const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
            const timeoutMs = Math.min(options.timeoutMs, leftMs);
            return ports.executeBounded(program, args, { ...options, timeoutMs });
        },
    };
}
/** Whether a program was not started because PATH does not lead to it. */
function isMissing(error) {
    return /was not found in PATH|ENOENT/.test((0,error_message/* errorMessage */.g)(error));
}
//# sourceMappingURL=ask-program.js.map
;// CONCATENATED MODULE: ./build/src/local/examine-opa.js
/** Asks `opa` for its version, limits what policies may call, and reads its errors. */






/** The version of the `opa` on the PATH, or why it cannot be used; undefined if there is none. */
async function examineOpa(ports) {
    const answer = await askProgram('opa', ports, { args: ['version'], cwd: '/' });
    if (answer === undefined)
        return undefined;
    const [, version] = /^Version: (\d+\.\d+\.\S+)/m.exec(answer.stdout) ?? [];
    if (version === undefined) {
        const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
        return { problem: `The \`opa\` on the PATH does not say its version: ${message}` };
    }
    if (Number(version.split('.')[0]) >= 1)
        return { version };
    return { problem: `The \`opa\` on the PATH is ${version}. Install 1.0 or newer.` };
}
/** Functions that a policy must not call, because they use more than its input. */
const LOOKING_OUTSIDE = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
const capabilitiesSchema = dist/* looseObject */._H3({
    builtins: dist/* array */.YOg(dist/* looseObject */._H3({ name: dist/* string */.YjP() })),
});
/**
 * Writes the list of functions that policies may call: those of this `opa`, without `LOOKING_OUTSIDE`.
 *
 * @returns the options of `opa` that name the file
 */
async function writeCapabilities(folder, ports) {
    const answer = await askProgram('opa', ports, {
        args: ['capabilities', '--current'],
        cwd: folder,
    });
    const read = dist/* safeParse */.xLC(capabilitiesSchema, (0,model_parse/* parseJson */.qF)(answer?.stdout ?? ''));
    if (!read.success) {
        const message = (answer?.stderr ?? '').trim().slice(0, 200);
        throw new PolicyProblem(`opa does not say what it can do (\`opa capabilities\`): ${message}`);
    }
    const builtins = read.output.builtins.filter(({ name }) => !LOOKING_OUTSIDE.includes(name));
    const file = (0,external_node_path_.join)(folder, 'capabilities.json');
    await (0,promises_.writeFile)(file, JSON.stringify({ ...read.output, builtins, allow_net: [] }));
    return ['--capabilities', file];
}
const errorsSchema = dist/* looseObject */._H3({
    errors: dist/* array */.YOg(dist/* looseObject */._H3({
        message: dist/* string */.YjP(),
        location: dist/* optional */.lqM(dist/* looseObject */._H3({ file: dist/* string */.YjP(), row: dist/* number */.aig() })),
    })),
});
const MOST_ERRORS = 20;
/** What `opa check` objects to: `policies/tags.rego:3: var x is unsafe`. Empty if it objects to nothing. */
function locatedErrors({ exitCode, stdout, stderr }, shownAs) {
    if (exitCode === 0)
        return [];
    const read = [stdout, stderr]
        .map((text) => dist/* safeParse */.xLC(errorsSchema, (0,model_parse/* parseJson */.qF)(text)))
        .find(({ success }) => success);
    const errors = read?.success ? read.output.errors : [];
    const lines = errors.map(({ message, location }) => location === undefined
        ? `${shownAs}: ${message}`
        : `${shownAs}/${location.file.replace(/^\.?\//, '')}:${location.row}: ${message}`);
    const output = (stderr || stdout).trim().slice(0, 2_000);
    return lines.length > 0 ? lines.slice(0, MOST_ERRORS) : [`${shownAs}: opa check: ${output}`];
}
//# sourceMappingURL=examine-opa.js.map
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/src/local/opa-folder.js
/** A temporary directory with the sources of a policy set, in which `opa` is asked about them. */





/** Writes the sources, calls `use`, and deletes the directory when `use` has ended. */
async function inOpaFolder(files, ports, use) {
    const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-rego-'));
    try {
        const sources = (0,external_node_path_.join)(path, 'sources');
        await (0,promises_.mkdir)(sources);
        for (const [name, content] of files) {
            if (!/\.rego$|(?:^|\/)data\.(?:json|ya?ml)$/.test(name))
                continue;
            await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(sources, name)), { recursive: true });
            await (0,promises_.writeFile)((0,external_node_path_.join)(sources, name), content);
        }
        const allowed = await writeCapabilities(path, ports);
        const ask = async (args) => {
            const answer = await askProgram('opa', ports, { args, cwd: sources });
            return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
        };
        const evaluate = (query, inputFile) => ask(['eval', '--bundle', '.', '--input', inputFile, ...allowed, refOf(query)]);
        return await use({ path, allowed, ask, evaluate });
    }
    finally {
        await (0,promises_.rm)(path, { recursive: true, force: true });
    }
}
/** `data.terraform.x-y.deny` → `data["terraform"]["x-y"]["deny"]`. */
function refOf(query) {
    const [root = 'data', ...parts] = query.split('.');
    return root + parts.map((part) => `[${JSON.stringify(part)}]`).join('');
}
//# sourceMappingURL=opa-folder.js.map
;// CONCATENATED MODULE: ./build/src/local/sentinel-mocks.js
/**
 * The data of a plan for policies in Sentinel, in the shape of Terraform's imports `tfplan/v2`, `tfconfig/v2`,
 * `tfstate/v2` and `tfrun`, as modules in the language itself.
 */

/** Name of the import → text of its module. An import without data is left out. */
function sentinelModules({ plan, run }) {
    const configuration = configurationOf(plan);
    const data = [
        ['tfplan/v2', planOf(plan)],
        ['tfstate/v2', priorState(plan)],
        ['tfconfig/v2', configuration],
        ['tfrun', runOf(run)],
    ];
    const present = data.filter((each) => each[1] !== undefined);
    return new Map(present.map(([name, values]) => [name, toModule(values)]));
}
function runOf(run) {
    const working_directory = run.workspace.working_directory ?? '';
    return { ...run, workspace: { ...run.workspace, working_directory } };
}
/** One assignment for each name. Values are literals: text of a plan stays in quotes. */
function toModule(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name} = ${toLiteral(value)}\n`)
        .join('');
}
/** JSON is a literal of the language, except for lone halves of a character, which only JavaScript allows. */
function toLiteral(value) {
    return JSON.stringify(value ?? null).replaceAll(/\\ud[89a-f][\da-f]{2}/gi, '\\ufffd');
}
function planOf(plan) {
    const { resource_changes: changes, output_changes: outputs = {}, planned_values: planned } = plan;
    const drift = dist/* safeParse */.xLC(changesSchema, Reflect.get(plan, 'resource_drift'));
    return {
        terraform_version: plan.terraform_version,
        variables: named(plan.variables),
        planned_values: {
            outputs: named(planned.outputs ?? {}),
            resources: resourcesIn(planned.root_module),
        },
        resource_changes: byAddress(changes),
        resource_drift: byAddress(drift.success ? drift.output : []),
        output_changes: byName(outputs, (name, change) => ({ name, change })),
        raw: plan,
    };
}
const changesSchema = dist/* array */.YOg(dist/* looseObject */._H3({ address: dist/* string */.YjP() }));
/** The key of a deposed object is its address and its own key. */
function byAddress(changes) {
    const entries = changes.map((change) => {
        const address = textIn(change, 'address');
        const deposed = textIn(change, 'deposed');
        const filled = { module_address: '', index: null, ...change, deposed };
        return [deposed === '' ? address : `${address}:${deposed}`, filled];
    });
    return Object.fromEntries(entries);
}
function textIn(change, name) {
    const value = Reflect.get(change, name);
    return typeof value === 'string' ? value : '';
}
function byName(values, make) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(name, value)]));
}
function named(values) {
    return byName(values, (name, value) => ({ name, ...value }));
}
function resourcesIn(module) {
    const all = (one) => [
        ...(one.resources ?? []).map((resource) => {
            const address = String(Reflect.get(resource, 'address'));
            const missing = {
                module_address: one.address ?? '',
                index: null,
                depends_on: [],
                tainted: false,
                deposed_key: '',
            };
            return [address, { ...missing, ...resource }];
        }),
        ...(one.child_modules ?? []).flatMap(all),
    ];
    return Object.fromEntries(all(module));
}
const stateSchema = dist/* looseObject */._H3({
    terraform_version: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    values: dist/* optional */.lqM(dist/* looseObject */._H3({
        outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
        root_module: dist/* optional */.lqM(dist/* looseObject */._H3({}), {}),
    })),
});
/** The state from which the plan was made; empty if there was none. */
function priorState(plan) {
    const read = dist/* safeParse */.xLC(stateSchema, Reflect.get(plan, 'prior_state') ?? {});
    const { values, terraform_version: version } = read.success
        ? read.output
        : { values: undefined, terraform_version: '' };
    return {
        terraform_version: version || plan.terraform_version,
        outputs: named(values?.outputs ?? {}),
        resources: resourcesIn(values?.root_module ?? {}),
    };
}
const sentinel_mocks_expressionSchema = dist/* optional */.lqM(dist/* unknown */.L5J(), {});
const blockSchema = {
    expressions: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {}),
    count_expression: sentinel_mocks_expressionSchema,
    for_each_expression: sentinel_mocks_expressionSchema,
    depends_on: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
};
const sentinel_mocks_moduleSchema = dist/* looseObject */._H3({
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        ...blockSchema,
        address: dist/* string */.YjP(),
        mode: dist/* string */.YjP(),
        type: dist/* string */.YjP(),
        name: dist/* string */.YjP(),
        // Only a program that read all of the configuration writes it.
        provider_config_key: dist/* string */.YjP(),
        provisioners: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({})), []),
    })), []),
    module_calls: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({
        ...blockSchema,
        source: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        version_constraint: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        module: dist/* optional */.lqM(dist/* unknown */.L5J(), {}),
    })), {}),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
});
const sentinel_mocks_DEEPEST = 20;
/** Undefined if the plan does not contain the configuration, like a plan of the static planner. */
function configurationOf({ configuration }) {
    const providers = Reflect.get(configuration, 'provider_config') ?? {};
    const data = { resources: {}, provisioners: {}, variables: {}, outputs: {}, module_calls: {} };
    const isWhole = addModule(configuration.root_module ?? {}, '', data, 0);
    if (!isWhole || Object.keys(data.resources).length === 0)
        return undefined;
    return { providers, ...data };
}
/** Adds a module and the modules that it calls. @returns whether all of them could be read */
function addModule(content, address, data, depth) {
    const read = dist/* safeParse */.xLC(sentinel_mocks_moduleSchema, content);
    if (!read.success || depth > sentinel_mocks_DEEPEST)
        return false;
    const inside = { module_address: address };
    const key = (name) => (address === '' ? name : `${address}:${name}`);
    for (const { expressions, provisioners, count_expression: count, for_each_expression: each, ...resource } of read.output.resources) {
        const absolute = address === '' ? resource.address : `${address}.${resource.address}`;
        const keys = provisioners.map((_, at) => `${absolute}:${at}`);
        for (const [at, provisioner] of provisioners.entries()) {
            data.provisioners[keys[at] ?? ''] = { resource_address: absolute, index: at, ...provisioner };
        }
        data.resources[absolute] = {
            ...inside,
            ...resource,
            address: absolute,
            config: expressions,
            count,
            for_each: each,
            provisioners: keys,
        };
    }
    for (const [name, variable] of Object.entries(read.output.variables)) {
        data.variables[key(name)] = { ...inside, name, default: null, description: '', ...variable };
    }
    for (const [name, output] of Object.entries(read.output.outputs)) {
        const missing = { sensitive: false, description: '', depends_on: [] };
        data.outputs[key(name)] = {
            ...inside,
            name,
            ...missing,
            ...output,
            value: Reflect.get(output, 'expression'),
        };
    }
    return Object.entries(read.output.module_calls).every(([name, call]) => {
        const { expressions, count_expression: count, for_each_expression: each, module, ...rest } = call;
        data.module_calls[key(name)] = {
            ...inside,
            name,
            ...rest,
            config: expressions,
            count,
            for_each: each,
        };
        const below = address === '' ? `module.${name}` : `${address}.module.${name}`;
        return addModule(module, below, data, depth + 1);
    });
}
//# sourceMappingURL=sentinel-mocks.js.map
;// CONCATENATED MODULE: ./build/src/local/sentinel.js
/** Policies in Sentinel, in the layout of HCP Terraform: `sentinel.hcl` and files that it names. */










const CONFIGURATION = 'sentinel.hcl';
/** Whether a set has policies in Sentinel. */
function isSentinel({ files }) {
    return [...files.keys()].some((name) => name === CONFIGURATION || name.endsWith('.sentinel'));
}
/** Opens a set that `sentinel` judges. @throws PolicyProblem with everything that is wrong */
async function openSentinel(policies, ports) {
    const { name, shownAs, files } = policies;
    const other = [...files.keys()].find((path) => /\.(?:rego|wasm|tar\.gz)$|^policies\.hcl$/.test(path));
    if (other !== undefined) {
        throw new PolicyProblem(`"${shownAs}" holds Sentinel policies and ${(0,quote/* quote */.h)(other)}. Put the two languages into two directories, and name both.`);
    }
    const declared = readSentinel(policies, ports.hcl);
    const version = await versionOf(shownAs, ports);
    const printed = new Map();
    const judge = (input, signal) => judgeIn({ policies, declared, ports, printed }, input, signal);
    const set = {
        name,
        description: null,
        system: 'policy-evaluation',
        overridable: false,
        policies: declared,
        rego: { queries: [], instantiate: neverInProcess },
        program: { kind: 'sentinel', version, judge },
    };
    return { set, printed };
}
function neverInProcess() {
    throw new Error('Sentinel policies are judged by the program.');
}
async function versionOf(shownAs, ports) {
    const answer = await askProgram('sentinel', ports, { args: ['version'], cwd: '/' });
    if (answer === undefined) {
        throw new PolicyProblem(`"${shownAs}" holds Sentinel policies, and there is no \`sentinel\` on the PATH. Install it from https://developer.hashicorp.com/sentinel/install. Without it, \`plangate check\` without \`--local\` has them judged by your service.`);
    }
    const [, version] = /\bv(\d+\.\d+\.\d+)/.exec(answer.stdout) ?? [];
    if (answer.exitCode === 0 && version !== undefined)
        return version;
    const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
    throw new PolicyProblem(`The \`sentinel\` on the PATH does not say its version: ${message}`);
}
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
/** The kinds of blocks that may be used. `import "module" "name"` is an `import module`. */
const BLOCK_KINDS = ['policy', 'module', 'import module', 'import static', 'param'];
/** @throws PolicyProblem */
function readSentinel(policies, hcl) {
    const { files, shownAs } = policies;
    const text = files.get(CONFIGURATION);
    if (text === undefined) {
        throw new PolicyProblem(`"${shownAs}" holds .sentinel files and no sentinel.hcl. Add one that names each policy, its source and its level.`);
    }
    const { body, problems } = hcl.parse(new TextDecoder().decode(text));
    const wrong = problems.map(({ message, range }) => `line ${range.startLine}: ${message}`);
    const declared = body.blocks.flatMap((block) => {
        const problem = problemOf(block, policies);
        if (problem !== undefined)
            wrong.push(`line ${block.range.startLine}: ${problem}`);
        const level = LEVELS.find((one) => one === literalOf(block, 'enforcement_level'));
        if (block.type !== 'policy' || level === undefined)
            return [];
        const [name = ''] = block.labels;
        return [{ name, level, query: '', description: '' }];
    });
    for (const { name, range } of body.attributes) {
        wrong.push(`line ${range.startLine}: "${name}" is not known outside of a block.`);
    }
    const names = declared.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
        wrong.push(`policy "${twice}" is there twice.`);
    if (wrong.length === 0 && declared.length === 0)
        wrong.push('it names no policy.');
    if (wrong.length === 0)
        return declared;
    throw new PolicyProblem(wrong.map((one) => `${shownAs}/${CONFIGURATION} ${one}`).join('\n'));
}
/** Why a block cannot be used: whatever would fetch, start or replace something is refused. */
function problemOf(block, { files }) {
    const { type, labels } = block;
    const kind = type === 'import' ? `import ${labels[0] ?? ''}` : type;
    if (type === 'mock')
        return 'a mock would replace the plan. Keep mocks in the files of your tests.';
    if (kind === 'import plugin')
        return 'a plugin is another program, which is not started here.';
    if (!BLOCK_KINDS.includes(kind))
        return `a block "${kind}" is not known. There are: ${BLOCK_KINDS.join(', ')}.`;
    const name = labels.at(-1) ?? '';
    if (!/^\w[\w./-]*$/.test(name))
        return `${kind} has no name that can be used.`;
    if (kind === 'param')
        return undefined;
    if (/^tf(?:plan|config|state|run)\b/.test(name))
        return `${kind} "${name}" would replace the plan.`;
    const source = literalOf(block, 'source') ?? '';
    const path = external_node_path_.posix.normalize(source);
    if (/^[\w+]+:|^git@/.test(source)) {
        return `the source of "${name}" is remote, so it could be another one tomorrow. Copy the file beside sentinel.hcl.`;
    }
    if (!files.has(path))
        return `the source of "${name}" is ${(0,quote/* quote */.h)(source)}, which is no file of this set.`;
    const level = literalOf(block, 'enforcement_level') ?? '';
    if (type !== 'policy' || LEVELS.some((one) => one === level))
        return undefined;
    return `policy "${name}" has no enforcement_level, or none of ${LEVELS.join(', ')}.`;
}
function literalOf({ body }, attribute) {
    const written = body.attributes.find(({ name }) => name === attribute);
    const value = written === undefined ? undefined : (0,evaluate/* evaluate */._3)(written.value, (0,evaluate/* withoutNames */.Fw)());
    return typeof value === 'string' ? value : undefined;
}
/** Judges one plan by each policy separately, in a directory that is deleted afterwards. */
async function judgeIn({ policies, declared, ports, printed }, input, signal) {
    const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-sentinel-'));
    try {
        const cwd = (0,external_node_path_.join)(root, 'set');
        await writeSet(cwd, policies, input);
        const variables = { HOME: root, TMPDIR: root, TEMP: root, TMP: root };
        const judged = [];
        const lines = [];
        for (const policy of declared) {
            const args = ['apply', '-json', `-config=${GENERATED}`, policy.name];
            const answer = await askProgram('sentinel', ports, { args, cwd, variables, signal });
            const { status, output, notes } = readAnswer(answer, policy);
            judged.push({ ...policy, query: null, status, output, resources: [] });
            lines.push(...notes.map((line) => `The policy ${(0,quote/* quote */.h)(policy.name)} ${line}`));
        }
        printed.set(input.run.workspace.name, lines);
        return judged;
    }
    finally {
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
const GENERATED = 'plangate.generated.hcl';
const MOCKS = 'plangate.mocks';
/** Writes the set, and a configuration in which the plan replaces Terraform's imports. */
async function writeSet(cwd, { files }, input) {
    const write = async (path, content) => {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(cwd, path)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(cwd, path), content, { mode: 0o600 });
    };
    for (const [path, content] of files)
        await write(path, content);
    let configuration = new TextDecoder().decode(files.get(CONFIGURATION));
    for (const [name, text] of sentinelModules(input)) {
        const path = `${MOCKS}/${name.replace('/', '-')}.sentinel`;
        await write(path, text);
        configuration += `\nmock ${JSON.stringify(name)} {\n  module {\n    source = "./${path}"\n  }\n}\n`;
    }
    await write(GENERATED, configuration);
}
const answerSchema = dist/* looseObject */._H3({
    result: dist/* boolean */.zMY(),
    policies: dist/* pipe */.FsL(dist/* array */.YOg(dist/* looseObject */._H3({
        allowed_failure: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
        error: dist/* optional */.lqM(dist/* unknown */.L5J()),
        result: dist/* boolean */.zMY(),
        trace: dist/* optional */.lqM(dist/* looseObject */._H3({
            print: dist/* optional */.lqM(dist/* string */.YjP(), ''),
            error: dist/* optional */.lqM(dist/* unknown */.L5J()),
            rules: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({
                desc: dist/* optional */.lqM(dist/* string */.YjP(), ''),
                position: dist/* optional */.lqM(dist/* looseObject */._H3({ filename: dist/* string */.YjP(), line: dist/* number */.aig() })),
                value: dist/* unknown */.L5J(),
            })), {}),
        })),
    })), dist/* length */.Bw9(1)),
});
/** The exit codes of a failed policy: its main rule is false, or undefined. */
const FAILED = [1, 2];
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;
/** The exit code and the JSON have to agree. Everything else is an error of the policy. */
function readAnswer(answer, { level }) {
    const { exitCode = -1, stdout = '', stderr = 'sentinel is no longer on the PATH.', } = answer ?? {};
    const read = dist/* safeParse */.xLC(answerSchema, (0,model_parse/* parseJson */.qF)(stdout));
    const one = read.success ? read.output.policies[0] : undefined;
    const printed = (one?.trace?.print ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, MOST_LINES)
        .map((line) => line.slice(0, MOST_CHARACTERS));
    const isFine = one !== undefined && !one.error && !one.trace?.error;
    if (isFine && read.success && one.result && read.output.result && exitCode === 0) {
        return { status: 'passed', output: [], notes: printed.map((line) => `printed: ${line}`) };
    }
    const isAllowed = level === 'advisory' && exitCode === 0;
    if (isFine && !one.result && (FAILED.includes(exitCode) || isAllowed)) {
        return { status: 'failed', output: printed, notes: falseRules(one.trace) };
    }
    const why = one?.error ?? one?.trace?.error ?? (stderr || stdout).trim();
    const text = typeof why === 'string' ? why : JSON.stringify(why);
    const message = `sentinel ended with exit code ${exitCode}: ${text.slice(0, 2_000)}`;
    return { status: 'errored', output: [message], notes: [] };
}
function falseRules(trace) {
    return Object.entries(trace?.rules ?? {})
        .filter(([, { value }]) => value !== true)
        .slice(0, MOST_LINES)
        .map(([name, { desc, position }]) => {
        const where = position === undefined ? '' : ` (${position.filename}:${position.line})`;
        return `has a rule ${(0,quote/* quote */.h)(name)}${where} that is not true${desc === '' ? '.' : `: ${desc}`}`;
    });
}
//# sourceMappingURL=sentinel.js.map
;// CONCATENATED MODULE: ./build/src/local/compile-policies.js
/** Makes a policy set from its files: compiles them with `opa`, or takes a bundle that is compiled already. */













/**
 * Makes a policy set that can judge.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function compilePolicies(policies, ports) {
    const { files, shownAs } = policies;
    if (isSentinel(policies)) {
        return { ...(await openSentinel(policies, ports)), files: policies, warnings: [] };
    }
    const names = [...files.keys()].sort();
    const rego = regoIn(policies);
    const bundle = names.find((name) => /(?:^|\/)(?:[\w.-]+\.tar\.gz|[\w.-]+\.wasm)$/.test(name));
    const opa = rego.length > 0 ? await examineOpa(ports) : undefined;
    if (opa !== undefined && 'problem' in opa)
        throw new PolicyProblem(opa.problem);
    if (opa !== undefined)
        return compileWith(opa.version, policies, ports);
    if (bundle !== undefined)
        return takeBundle(policies, bundle, rego, ports.hcl);
    if (rego.length > 0) {
        throw new PolicyProblem(`"${shownAs}" holds ${rego.length} .rego and no compiled bundle, and there is no \`opa\` on the PATH. ${(0,get_opa/* howToGetOpa */.e)()} Or add a bundle: \`opa build -t wasm -e NAME -o bundle.tar.gz .\`, NAME being a query as in terraform/policies/tags/deny.`);
    }
    throw new PolicyProblem(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
/** Checks, then builds. A kept bundle of the same sources is used again. */
function compileWith(version, policies, ports) {
    return inOpaFolder(policies.files, ports, async (folder) => {
        const declared = await checkSources(policies, ports.hcl, folder);
        const kept = keptName(version, policies, declared, ports);
        const cached = kept === undefined ? undefined : await (0,promises_.readFile)(kept).catch(() => undefined);
        const bundle = cached ?? (await build(policies, declared, folder));
        const module = (0,load_policies/* readBundle */.Bo)(bundle);
        if (cached === undefined && kept !== undefined)
            await keep(kept, bundle);
        return { set: toSet(policies, declared, module), files: policies, warnings: [] };
    });
}
/**
 * Asks `opa` what is wrong with the sources, and which of their rules judge.
 *
 * @throws PolicyProblem
 */
async function checkSources(policies, hcl, { ask, allowed }) {
    // A name may begin with a dash.
    const named = regoIn(policies).map((name) => `./${name}`);
    const checked = await ask(['check', '--format', 'json', ...allowed, ...named]);
    const errors = locatedErrors(checked, policies.shownAs);
    if (errors.length > 0)
        throw new PolicyProblem(errors.join('\n'));
    const declared = policies.files.has('policies.hcl')
        ? compile_policies_declaredIn(policies, hcl)
        : await findRules(named, (path) => ask(['parse', '--format', 'json', path]));
    if (declared.length === 0)
        throw new PolicyProblem(noRule(policies));
    return declared.map((policy) => ({ ...policy, query: plainQuery(policy.query) }));
}
function regoIn({ files }) {
    return [...files.keys()].filter((name) => name.endsWith('.rego')).sort();
}
async function build({ shownAs }, declared, { ask, allowed, path }) {
    const entries = declared.flatMap(({ query }) => ['-e', entryPointOf(query)]);
    const output = (0,external_node_path_.join)(path, 'bundle.tar.gz');
    const words = ['build', '--bundle', '-t', 'wasm', ...entries, '-o', output, ...allowed, '.'];
    const built = await ask(words);
    if (built.exitCode === 0)
        return (0,promises_.readFile)(output);
    const message = (built.stderr || built.stdout).trim().slice(0, 2_000);
    throw new PolicyProblem(`"${shownAs}" could not be compiled by opa: ${message}`);
}
/** `data.terraform.policies["x-y"].deny` → `terraform/policies/x-y/deny`. */
function entryPointOf(query) {
    return plainQuery(query)
        .replace(/^data\./, '')
        .replaceAll('.', '/');
}
/** A query with dots only, as a bundle names its entry points. */
function plainQuery(query) {
    return query.trim().replaceAll(/\["([^"\]]+)"\]/g, '.$1');
}
function compile_policies_declaredIn({ files, shownAs }, hcl) {
    const problems = [];
    const declared = (0,load_policies/* readPolicies */.h9)(files.get('policies.hcl'), hcl, problems);
    if (problems.length === 0)
        return declared;
    throw new PolicyProblem(problems.map((problem) => `${shownAs}/${problem}`).join('\n'));
}
function noRule({ shownAs, files }) {
    return files.has('policies.hcl')
        ? `"${shownAs}/policies.hcl" names no policy.`
        : `"${shownAs}" has no package with a rule \`deny\` or \`rule\`, so nothing in it judges. Name the rule \`deny\`, or name the query in policies.hcl.`;
}
/** The same set without overrides: every level but advisory is mandatory. */
function withoutOverrides(set) {
    const policies = set.policies.map((policy) => ({
        ...policy,
        level: policy.level === 'advisory' ? policy.level : 'mandatory',
    }));
    return { ...set, policies };
}
function toSet({ name }, declared, rego) {
    const policies = declared.map((policy) => ({
        ...policy,
        query: plainQuery(policy.query),
    }));
    return {
        name,
        description: null,
        system: 'policy-evaluation',
        overridable: false,
        policies,
        rego,
    };
}
/** Uses a bundle that was compiled before, because there is no `opa` on the PATH. */
function takeBundle(policies, bundle, rego, hcl) {
    const { files, shownAs, changedAt } = policies;
    const bytes = files.get(bundle) ?? new Uint8Array();
    const module = readOrExplain(`${shownAs}/${bundle}`, () => bundle.endsWith('.wasm') ? (0,opa/* loadRego */.Y)(bytes, dataOf(files)) : (0,load_policies/* readBundle */.Bo)(bytes));
    const declared = files.has('policies.hcl')
        ? compile_policies_declaredIn(policies, hcl)
        : module.queries.filter(isJudging).map(policyOf);
    const lacking = declared.filter(({ query }) => !module.queries.includes(plainQuery(query)));
    if (lacking.length > 0) {
        const problems = lacking.map(({ name, query }) => `${shownAs}/policies.hcl: policy "${name}": ${query} is no entry point of ${bundle}. Compile it with \`-e ${entryPointOf(query)}\`.`);
        throw new PolicyProblem(problems.join('\n'));
    }
    if (declared.length === 0) {
        throw new PolicyProblem(`"${shownAs}/${bundle}" has no entry point that ends in \`deny\` or \`rule\`. Add policies.hcl, which names the queries.`);
    }
    const compiledAt = changedAt.get(bundle) ?? Number.POSITIVE_INFINITY;
    const newer = [...rego, 'policies.hcl'].filter((name) => (changedAt.get(name) ?? 0) > compiledAt + checkout_time/* CHECKOUT_MS */.y);
    const [first] = newer.filter((name) => name.endsWith('.rego'));
    const warnings = first === undefined
        ? []
        : [
            `${shownAs}/${first} was changed after ${shownAs}/${bundle} was compiled, and the compiled file is evaluated: there is no \`opa\` on the PATH. Compile it again.`,
        ];
    return { set: toSet(policies, declared, module), files: policies, warnings };
}
function isJudging(query) {
    return /\.(?:deny|rule)$/.test(query);
}
function policyOf(query) {
    const name = query.split('.').slice(-2, -1).join('');
    return { name, query, level: 'mandatory', description: '' };
}
function dataOf(files) {
    const text = files.get('data.json');
    if (text === undefined)
        return undefined;
    const data = JSON.parse(new TextDecoder().decode(text));
    return data;
}
function readOrExplain(shown, read) {
    try {
        return read();
    }
    catch (error) {
        throw new PolicyProblem(`"${shown}" is no compiled bundle: ${(0,error_message/* errorMessage */.g)(error)}. \`opa build -t wasm\` makes one.`);
    }
}
/** The path of a kept bundle. Its name is a digest of everything from which it is built. */
function keptName(version, { files }, declared, { cacheDirectory }) {
    if (cacheDirectory === undefined)
        return undefined;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(`${version}\n${JSON.stringify(declared)}\n`);
    for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
        digest.update(`${JSON.stringify(path)} ${content.length}\n`).update(content);
    }
    return (0,external_node_path_.join)(cacheDirectory, `${digest.digest('hex')}.tar.gz`);
}
/** If the bundle cannot be kept, the next check compiles it again. */
async function keep(path, bundle) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
        const partial = `${path}.${bundle.length}.part`;
        await (0,promises_.writeFile)(partial, bundle, { mode: 0o600 });
        await (0,promises_.rename)(partial, path);
    }
    catch {
        // The directory may be read-only.
    }
}
//# sourceMappingURL=compile-policies.js.map
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/src/trust/trusted-block.js
var trusted_block = __webpack_require__(1643);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(1804);
;// CONCATENATED MODULE: ./build/src/local/pinned-policies.js
/** A policy set at a git address, pinned to one commit: `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`. */







/** Whether a text is an address, and not the path of a directory. */
function isAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
/** Parses an address. @throws PolicyProblem that says how to write it */
function readAddress(text) {
    const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
    const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
    // No message repeats a wrong address, because it may contain a password.
    if (repository === undefined) {
        throw new PolicyProblem(`has an address that git does not take. ${SHAPE}.`);
    }
    if (directory.split('/').includes('..')) {
        throw new PolicyProblem(`has an address whose directory leads out of its repository. ${SHAPE}.`);
    }
    const [, commit] = /^ref=([0-9a-f]{40}|[0-9a-f]{64})$/.exec(query) ?? [];
    if (commit === undefined) {
        throw new PolicyProblem(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
    }
    return { repository, directory: (0,without_trailing/* withoutTrailing */.h)(directory, '/'), commit };
}
/** Reads the policies of the commit. Nothing is checked out, and nothing of it is run. */
async function fetchPinned({ repository: address, directory, commit }, ports) {
    const root = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-policies-')));
    try {
        const repository = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
        const shown = `${withoutPassword(address)} at ${commit.slice(0, 12)}`;
        const made = await (0,ask_git/* makeRepository */.B9)(repository, commit, ports);
        const why = made ?? (await (0,ask_git/* fetchCommit */.iH)(ports, repository, address, commit));
        if (why !== undefined) {
            throw new PolicyProblem(`${shown} could not be fetched: ${withoutPassword(why)}`);
        }
        const name = nameOfSet(directory === '' ? address.replace(/\.git$/, '') : directory);
        const source = (0,git_files/* filesAt */.T)(commit, repository, ports);
        const policies = await readCommitPolicies(source, directory, { name, shownAs: shown });
        if (policies !== undefined)
            return policies;
        throw new PolicyProblem(`${shown} has no directory "${directory}".`);
    }
    finally {
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
function withoutPassword(text) {
    return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
//# sourceMappingURL=pinned-policies.js.map
;// CONCATENATED MODULE: ./build/src/local/policy-sources.js
/**
 * Where the policies of a local check come from. A person's own files count as they are. In a job the
 * files are judged, and policies come from the default branch or from a pinned address.
 */







/** The directory of the policies if a person leaves the input out. */
const DEFAULT_DIRECTORY = 'policies';
/**
 * Reads all policy sets.
 *
 * @throws PolicyProblem if a set cannot be read
 */
async function findPolicies(where, ports) {
    const { written, workingDirectory, judgement } = where;
    if (written === undefined && judgement.judged)
        throw new PolicyProblem(UNNAMED);
    if (written === undefined) {
        const ownPolicies = await readDirectoryPolicies((0,external_node_path_.resolve)(workingDirectory, DEFAULT_DIRECTORY), DEFAULT_DIRECTORY, true);
        return ownPolicies === undefined ? [] : [{ decides: ownPolicies }];
    }
    const sets = [];
    for (const text of written)
        sets.push(await findSet(text, where, ports));
    const names = sets.map(({ decides }) => decides.name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice === undefined)
        return sets;
    throw new PolicyProblem(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
    if (isAddress(text))
        return { decides: await fetchPinned(readAddress(text), ports) };
    const { workingDirectory, judgement } = where;
    const path = (0,external_node_path_.resolve)((0,find_repository/* realOrSame */.eF)(workingDirectory), text);
    if (judgement.judged)
        return findTrustedSet(text, path, { ...where, judgement }, ports);
    const ownPolicies = await readDirectoryPolicies(path, text, true);
    if (ownPolicies !== undefined)
        return { decides: ownPolicies };
    throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
/**
 * The policies of a job. The path is taken as it is written: a link in the judged files must not lead
 * to another directory of the default branch.
 */
async function findTrustedSet(text, path, { directory, workingDirectory, judgement }, ports) {
    const { workspace = workingDirectory } = judgement;
    const judged = (0,find_repository/* findAround */.Di)(directory, workspace).repository;
    if (judged !== undefined && (0,find_repository/* isBelow */.Yw)(path, judged.root)) {
        const tree = (0,external_node_path_.relative)(judged.root, path).split(external_node_path_.sep).join('/');
        const source = await opened(text, () => judgement.trusted(judged.root, undefined));
        return {
            decides: await setOf(source, tree, text),
            proposed: await proposedSet(path, text),
        };
    }
    const other = (0,find_repository/* findAround */.Di)(path, workspace).repository;
    if (other !== undefined) {
        // A second checkout: it may be of the pull request as well, so its default branch counts.
        const from = { repository: (0,find_repository/* openAt */._8)(other.root), branch: undefined, slug: undefined };
        const source = await opened(text, () => (0,git_files/* trustedInGit */.z)(from, ports));
        return { decides: await setOf(source, (0,external_node_path_.relative)(other.root, (0,find_repository/* realOrSame */.eF)(path)), text) };
    }
    const ownPolicies = (0,find_repository/* isBelow */.Yw)(path, (0,find_repository/* realOrSame */.eF)(workspace))
        ? undefined
        : await readDirectoryPolicies(path, text, true);
    if (ownPolicies !== undefined)
        return { decides: ownPolicies };
    throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
    const about = { name: nameOfSet(text), shownAs: text };
    const policies = await opened(text, () => readCommitPolicies(source, tree, about));
    if (policies !== undefined)
        return policies;
    throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
/** The policies of the checkout, which decide nothing; an empty set if it has none. */
async function proposedSet(path, text) {
    const nothing = { name: nameOfSet(text), shownAs: text, files: new Map(), changedAt: new Map() };
    try {
        return (await readDirectoryPolicies(path, text, false)) ?? nothing;
    }
    catch {
        return nothing;
    }
}
async function opened(text, open) {
    try {
        return await open();
    }
    catch (error) {
        if (!(error instanceof trusted_block/* UntrustedError */.lI))
            throw error;
        throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
    }
}
//# sourceMappingURL=policy-sources.js.map
;// CONCATENATED MODULE: ./build/src/local/printed.js
/** What policies print while they judge. A compiled policy prints nothing, so `opa` evaluates it again. */





const printed_MOST_LINES = 20;
const printed_MOST_CHARACTERS = 300;
/** Lines by workspace; empty where no policy has a `print`, or there is no `opa` to evaluate it. */
async function printedBy(deciding, documents, ports) {
    const printed = new Map();
    const add = (workspace, lines) => {
        printed.set(workspace, (printed.get(workspace) ?? []).concat(lines));
    };
    for (const { set, files, printed: printedBefore = new Map() } of deciding) {
        for (const [workspace, lines] of printedBefore)
            add(workspace, lines);
        const rego = [...files.files].filter(([name]) => name.endsWith('.rego'));
        const prints = rego.some(([, content]) => /\bprint\s*\(/.test(Buffer.from(content).toString()));
        if (!prints || (await examineOpa(ports)) === undefined)
            continue;
        await inOpaFolder(files.files, ports, async (folder) => {
            for (const { workspace, input } of documents) {
                const inputFile = (0,external_node_path_.join)(folder.path, 'input.json');
                await (0,promises_.writeFile)(inputFile, JSON.stringify(input));
                const lines = await printedLines(set.policies, inputFile, folder);
                add(workspace, lines);
            }
        });
    }
    return printed;
}
async function printedLines(policies, inputFile, folder) {
    const notices = [];
    for (const { name, query } of policies) {
        const { stderr } = await folder.evaluate(query, inputFile);
        const lines = stderr.split('\n').filter((line) => line.trim() !== '');
        for (const line of lines.slice(0, printed_MOST_LINES)) {
            notices.push(`The policy ${(0,quote/* quote */.h)(name)} printed: ${line.slice(0, printed_MOST_CHARACTERS)}`);
        }
    }
    return notices;
}
//# sourceMappingURL=printed.js.map
// EXTERNAL MODULE: ./build/src/service/evaluate-policies.js
var evaluate_policies = __webpack_require__(7537);
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */












const LIMIT_MS = 60_000;
const MOST_NAMED = 5;
/** Workspace → sentences about the policies that the pull request changes. */
async function describeProposed({ sets, deciding, documents, limitMs = LIMIT_MS }, ports) {
    const sentences = new Map();
    const limit = { limitMs, deadline: ports.clock.now() + limitMs };
    for (const [at, { decides, proposed }] of sets.entries()) {
        const decided = deciding[at];
        if (proposed === undefined || decided === undefined)
            continue;
        const changes = changedFiles(decides, proposed);
        if (changes.length === 0)
            continue;
        const outcomes = await tryOut(proposed, { decided, documents, limit }, ports);
        for (const [index, { workspace }] of documents.entries()) {
            const outcome = outcomes[index] ?? '';
            const sentence = `This pull request changes the policies in ${(0,quote/* quote */.h)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
            const before = sentences.get(workspace) ?? [];
            sentences.set(workspace, [...before, sentence]);
        }
    }
    return sentences;
}
/** Names of files that differ, each with what happened to it. */
function changedFiles({ files: before }, { files: after }) {
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    return names.flatMap((name) => {
        const old = before.get(name);
        const now = after.get(name);
        if (old === undefined)
            return [`${(0,quote/* quote */.h)(name)} added`];
        if (now === undefined)
            return [`${(0,quote/* quote */.h)(name)} removed`];
        return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote/* quote */.h)(name)} changed`];
    });
}
/**
 * A sentence for each document. The sources of the pull request are evaluated by `opa`, in a process
 * that can be ended: inside this process, a rule that never ends would block the job.
 */
async function tryOut(proposed, { decided, documents, limit }, ports) {
    const ofAll = (why) => documents.map(() => why);
    if (isSentinel(proposed))
        return ofAll(`The changes were not tried: ${UNTRIED}`);
    const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
    if (!isSource)
        return ofAll('With the changes no policy is left.');
    const isOver = () => ports.clock.now() >= limit.deadline;
    const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
    const bounded = within(limit.deadline, ports);
    try {
        const opa = await examineOpa(bounded);
        if (opa === undefined)
            return ofAll(`The changes were not tried: ${NO_OPA}`);
        if ('problem' in opa)
            throw new PolicyProblem(opa.problem);
        return await inOpaFolder(proposed.files, bounded, async (folder) => {
            const declared = await checkSources(proposed, ports.hcl, folder);
            const outcomes = [];
            for (const document of documents) {
                const tried = await evaluateIn(folder, declared, document);
                const outcome = isOver()
                    ? `The changes were not tried to the end: ${tooLong}`
                    : compare(decided, tried, document);
                outcomes.push(outcome);
            }
            return outcomes;
        });
    }
    catch (error) {
        if (!(error instanceof PolicyProblem))
            throw error;
        const [first = ''] = error.message.split('\n');
        return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
    }
}
const UNTRIED = 'Sentinel policies can ask the network, so those of a pull request are not run.';
const NO_OPA = 'there is no `opa` on the PATH.';
const evaluatedSchema = dist/* looseObject */._H3({
    result: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ expressions: dist/* array */.YOg(dist/* looseObject */._H3({ value: dist/* unknown */.L5J() })) }))),
});
async function evaluateIn(folder, policies, { input }) {
    const inputFile = (0,external_node_path_.join)(folder.path, 'input.json');
    await (0,promises_.writeFile)(inputFile, JSON.stringify(input));
    const tried = [];
    for (const { name, level, query } of policies) {
        const { exitCode, stdout } = await folder.evaluate(query, inputFile);
        const read = dist/* safeParse */.xLC(evaluatedSchema, (0,model_parse/* parseJson */.qF)(stdout));
        const isRead = exitCode === 0 && read.success;
        const value = isRead ? read.output.result?.[0]?.expressions[0]?.value : undefined;
        const status = (0,evaluate_policies/* toOutput */.FQ)(value).length > 0 ? 'failed' : 'passed';
        tried.push({ name, level, status: isRead ? status : 'errored' });
    }
    return tried;
}
/** A sentence about how the results of one plan would differ. */
function compare(decided, tried, { input }) {
    const planned = { document: input.plan, places: new Map() };
    const { policies } = (0,evaluate_policies/* evaluatePolicySet */.OE)(decided.set, planned, input.run);
    const byName = (results) => new Map(results.map((each) => [each.name, each]));
    const now = byName(policies);
    const then = byName(tried);
    const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
        const before = statusOf(now.get(name));
        const after = statusOf(then.get(name));
        return before === after ? [] : [`${(0,quote/* quote */.h)(name)}: ${before} now, ${after} then`];
    });
    return differences.length === 0
        ? 'With the changes every policy has the same result on this plan.'
        : `With the changes: ${list(differences)}.`;
}
function statusOf(policy) {
    if (policy === undefined)
        return 'absent';
    return policy.level === 'advisory' ? `${policy.status} (advisory)` : policy.status;
}
function list(items) {
    const rest = items.length - MOST_NAMED;
    return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
//# sourceMappingURL=proposed-policies.js.map
;// CONCATENATED MODULE: ./build/src/local/open-local.js
/**
 * Opens a check that needs no other service. It starts one inside this process, with the organization and
 * the workspaces of the settings and with the policies that may judge. The gate uses it like any service.
 */















const NO_POLICIES = 'No policy judges this plan: there is no directory `policies`. Write a first policy with `plangate init --local`, or name a directory with `policies`.';
/**
 * Starts the service of one check.
 *
 * @returns the service, or what is wrong with the policies
 */
async function openLocal(settings, directories, ports) {
    try {
        const chosen = await chooseEngine(settings, directories, ports);
        if ('problems' in chosen)
            return chosen;
        return await open_local_open({ ...settings, engine: chosen.name }, chosen.engine, directories, ports);
    }
    catch (error) {
        if (!(error instanceof PolicyProblem))
            throw error;
        return {
            problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
        };
    }
}
async function open_local_open(settings, engine, directories, ports) {
    const { workingDirectory, judgement } = directories;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const where = { written: settings.policies, directory, workingDirectory, judgement };
    const sets = await findPolicies(where, ports);
    const compile = {
        ...ports,
        hcl: await (0,hcl.loadHcl)(),
        // Other people's jobs may have written into the cache, so a job does not read it.
        cacheDirectory: judgement.judged ? undefined : cacheOf(ports),
    };
    const deciding = [];
    for (const { decides } of sets)
        deciding.push(await compilePolicies(decides, compile));
    const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
    const service = await (0,service_service.startService)({
        clock: ports.clock,
        random: ports.random,
        seed: seedOf(settings, workingDirectory, token),
        policySets: deciding.map(({ set }) => withoutOverrides(set)),
        engine: engine ?? (deciding.some(({ set }) => set.program) ? STATIC_ENGINE : undefined),
        runDurationMs: 0,
    });
    const { origin } = service;
    const send = (0,network/* openNetwork */.X)(undefined, { environment: {}, workingDirectory });
    return {
        settings: { ...settings, origin, token },
        send,
        unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
        policies: deciding.flatMap(({ set }) => set.policies.map(({ name }) => name)),
        notices: sets.length === 0 ? [NO_POLICIES] : deciding.flatMap(({ warnings }) => warnings),
        finish: (result, log) => finish(result, { service, deciding, sets, compile }, log),
        documents: () => service.documents(),
        stop: async () => {
            await send.close();
            await service.stop();
        },
    };
}
/** A person at a terminal sees which values are unknown. No person watches a job, so there they count. */
function unknownValuesOf({ allowUnknown }, inJob) {
    if (!inJob)
        return 'note';
    return allowUnknown ? 'advisory' : 'undecided';
}
/** The static planner as an engine: a run waits for an engine, and so for a slow program that judges. */
const STATIC_ENGINE = {
    name: 'static',
    plan: async (request) => (0,plan_configuration/* planConfiguration */.S)(request),
};
async function finish(result, judging, log) {
    const { service, deciding, sets, compile } = judging;
    const documents = service.documents();
    const proposed = await describeProposed({ sets, deciding, documents }, compile);
    const printed = await printedBy(deciding, documents, compile);
    const workspaces = result.workspaces.map((workspace) => {
        const ownNotices = [printed, proposed].flatMap((notices) => notices.get(workspace.workspace) ?? []);
        const notices = [...workspace.notices, ...ownNotices];
        for (const notice of notices)
            log.info(`${workspace.workspace}: ${notice}`);
        // The pages of the runs end with the process.
        const { runUrl: _, ...rest } = workspace;
        return { ...rest, notices };
    });
    return { ...result, workspaces };
}
/** One workspace for each name, and one for each query. */
function seedOf(settings, workingDirectory, token) {
    const { organization } = settings;
    const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings);
    const directoryName = (0,local_names/* nameOf */.Vb)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
    const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
        ? { name: selector.name }
        : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
    const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
    return {
        users: [{ username: 'owner' }],
        organizations: [{ name: organization, workspaces: [...byName.values()] }],
        tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
    };
}
/** Where a person's compiled policies are kept; undefined without a home directory. */
function cacheOf({ environment }) {
    const { XDG_CACHE_HOME: cache, HOME: home, LOCALAPPDATA: local } = environment;
    const parent = cache || local || (home && (0,external_node_path_.join)(home, '.cache'));
    return parent && (0,external_node_path_.join)(parent, 'plangate', 'policies');
}
/**
 * Compiles the policies of a directory for `serve`.
 *
 * @param directory absolute
 * @returns undefined if nothing can be compiled here: no `.rego`, or no `opa`
 */
async function compileDirectory(directory, shownAs, ports) {
    try {
        const files = await readDirectoryPolicies(directory, shownAs, true);
        const isSource = Array.from(files?.files.keys() ?? []).some((name) => name.endsWith('.rego'));
        if (files === undefined || !isSource)
            return undefined;
        if ((await examineOpa(ports)) === undefined)
            return undefined;
        const compile = { ...ports, hcl: await (0,hcl.loadHcl)(), cacheDirectory: cacheOf(ports) };
        const { set } = await compilePolicies(files, compile);
        return { set: { ...set, name: 'guardrails' } };
    }
    catch (error) {
        if (error instanceof PolicyProblem)
            return { problem: error.message };
        throw error;
    }
}
//# sourceMappingURL=open-local.js.map

/***/ })

};
