export const id = 325;
export const ids = [325,805];
export const modules = {

/***/ 5325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLocal: () => (/* binding */ openLocal)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/locate/hcl.js
var hcl = __webpack_require__(3923);
// EXTERNAL MODULE: ./build/src/machine/network.js
var network = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(1680);
// EXTERNAL MODULE: ./build/src/service/plan/plan-shape.js
var plan_shape = __webpack_require__(3298);
// EXTERNAL MODULE: ./build/src/service/service.js + 66 modules
var service_service = __webpack_require__(8657);
// EXTERNAL MODULE: ./build/src/settings/local-names.js
var local_names = __webpack_require__(5233);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var workspace = __webpack_require__(1956);
// EXTERNAL MODULE: ./build/src/machine/apart.js
var apart = __webpack_require__(8805);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var machine_execute = __webpack_require__(4643);
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
// EXTERNAL MODULE: ./build/src/service/plan/plan-configuration.js + 3 modules
var plan_configuration = __webpack_require__(9002);
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
        shape: plan_shape/* TERRAFORM_PLAN */.lX,
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
    return { document, text, counts, problems, limits, places: (0,places_in/* placesIn */.y)(request, document) };
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
    if (!(0,machine_execute/* isOnPath */.jY)(name, ports.environment)) {
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
    const { execute, notApart } = await (0,apart.startsApart)(name, ports.executeBounded, variables.value);
    const options = {
        program: name,
        execute,
        clock: ports.clock,
        variables: variables.value,
        pluginCache: pluginCache && (0,external_node_path_.resolve)(directories.workingDirectory, pluginCache),
    };
    const trusted = await trustedFiles(settings, directories);
    return {
        name,
        notApart,
        engine: {
            name,
            shape: plan_shape/* TERRAFORM_PLAN */.lX,
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
    return ['terraform', 'tofu'].find((name) => (0,machine_execute/* isOnPath */.jY)(name, environment));
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
// EXTERNAL MODULE: ./build/src/local/open-policies.js + 1 modules
var open_policies = __webpack_require__(2595);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(8391);
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/src/trust/trusted-block.js
var trusted_block = __webpack_require__(1643);
// EXTERNAL MODULE: ./build/src/local/policy-files.js
var local_policy_files = __webpack_require__(93);
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
        throw new policy_files/* PolicyProblem */.c(`has an address that git does not take. ${SHAPE}.`);
    }
    if (directory.split('/').includes('..')) {
        throw new policy_files/* PolicyProblem */.c(`has an address whose directory leads out of its repository. ${SHAPE}.`);
    }
    const [, commit] = /^ref=([0-9a-f]{40}|[0-9a-f]{64})$/.exec(query) ?? [];
    if (commit === undefined) {
        throw new policy_files/* PolicyProblem */.c(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
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
            throw new policy_files/* PolicyProblem */.c(`${shown} could not be fetched: ${withoutPassword(why)}`);
        }
        const name = (0,local_policy_files/* nameOfSet */.hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
        const source = (0,git_files/* filesAt */.T)(commit, repository, ports);
        const policies = await (0,local_policy_files/* readCommitPolicies */.qN)(source, directory, { name, shownAs: shown });
        if (policies !== undefined)
            return policies;
        throw new policy_files/* PolicyProblem */.c(`${shown} has no directory "${directory}".`);
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
        throw new policy_files/* PolicyProblem */.c(UNNAMED);
    if (written === undefined) {
        const ownPolicies = await (0,local_policy_files/* readDirectoryPolicies */.Ak)((0,external_node_path_.resolve)(workingDirectory, DEFAULT_DIRECTORY), DEFAULT_DIRECTORY, true);
        return ownPolicies === undefined ? [] : [{ decides: ownPolicies }];
    }
    const sets = [];
    for (const text of written)
        sets.push(await findSet(text, where, ports));
    const names = sets.map(({ decides }) => decides.name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice === undefined)
        return sets;
    throw new policy_files/* PolicyProblem */.c(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
    if (isAddress(text))
        return { decides: await fetchPinned(readAddress(text), ports) };
    const { workingDirectory, judgement } = where;
    const path = (0,external_node_path_.resolve)((0,find_repository/* realOrSame */.eF)(workingDirectory), text);
    if (judgement.judged)
        return findTrustedSet(text, path, { ...where, judgement }, ports);
    const ownPolicies = await (0,local_policy_files/* readDirectoryPolicies */.Ak)(path, text, true);
    if (ownPolicies !== undefined)
        return { decides: ownPolicies };
    throw new policy_files/* PolicyProblem */.c(`${(0,quote/* quote */.h)(text)} does not exist. ${FIRST_ONE}`);
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
        : await (0,local_policy_files/* readDirectoryPolicies */.Ak)(path, text, true);
    if (ownPolicies !== undefined)
        return { decides: ownPolicies };
    throw new policy_files/* PolicyProblem */.c(`${(0,quote/* quote */.h)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
    const about = { name: (0,local_policy_files/* nameOfSet */.hW)(text), shownAs: text };
    const policies = await opened(text, () => (0,local_policy_files/* readCommitPolicies */.qN)(source, tree, about));
    if (policies !== undefined)
        return policies;
    throw new policy_files/* PolicyProblem */.c(`${(0,quote/* quote */.h)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
/** The policies of the checkout, which decide nothing; an empty set if it has none. */
async function proposedSet(path, text) {
    const nothing = { name: (0,local_policy_files/* nameOfSet */.hW)(text), shownAs: text, files: new Map() };
    try {
        return (await (0,local_policy_files/* readDirectoryPolicies */.Ak)(path, text, false)) ?? nothing;
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
        throw new policy_files/* PolicyProblem */.c(`${(0,quote/* quote */.h)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
    }
}
//# sourceMappingURL=policy-sources.js.map
// EXTERNAL MODULE: ./build/src/machine/ask-program.js
var ask_program = __webpack_require__(1595);
// EXTERNAL MODULE: ./build/src/local/rego/find-opa.js
var find_opa = __webpack_require__(657);
// EXTERNAL MODULE: ./build/src/local/rego/open-rego.js + 18 modules
var open_rego = __webpack_require__(3526);
// EXTERNAL MODULE: ./build/src/local/sentinel.js + 1 modules
var sentinel = __webpack_require__(3704);
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */






const LIMIT_MS = 60_000;
const MOST_NAMED = 5;
/** Workspace → sentences about the policies that the pull request changes. */
async function describeProposed({ sets, deciding, limitMs = LIMIT_MS }, ports) {
    const sentences = new Map();
    const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
    for (const [at, { decides, proposed }] of sets.entries()) {
        const decided = deciding[at];
        if (proposed === undefined || decided === undefined)
            continue;
        const changes = changedFiles(decides, proposed);
        if (changes.length === 0)
            continue;
        const { judged } = decided;
        const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
        for (const [index, { input }] of judged.entries()) {
            const workspace = input.run.workspace.name;
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
/** A sentence for each plan. */
async function tryOut(proposed, { set, judged, limit }, ports) {
    const ofAll = (why) => judged.map(() => why);
    if ((0,sentinel/* isSentinel */.b)(proposed))
        return ofAll(`The changes were not tried: ${UNTRIED}`);
    const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
    if (!isSource)
        return ofAll('With the changes no policy is left.');
    const { clock } = ports.limits;
    const isOver = () => clock.now() >= limit.deadline;
    const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
    const bounded = {
        ...ports,
        ...(0,ask_program/* within */.u)(limit.deadline, { ...ports, clock }),
        limits: { ...ports.limits, deadlineMs: limit.deadline },
    };
    let opened;
    try {
        const opa = await (0,find_opa.findOpa)(bounded);
        if (opa === undefined)
            return ofAll(`The changes were not tried: ${NO_OPA}`);
        if ('problem' in opa)
            throw new policy_files/* PolicyProblem */.c(opa.problem);
        opened = await (0,open_rego/* openRego */.I)(proposed, opa, bounded);
        const outcomes = [];
        const { signal } = new AbortController();
        for (const { input, results } of judged) {
            const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
            const outcome = isOver()
                ? `The changes were not tried to the end: ${tooLong}`
                : compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
            outcomes.push(outcome);
        }
        return outcomes;
    }
    catch (error) {
        if (!(error instanceof policy_files/* PolicyProblem */.c))
            throw error;
        const [first = ''] = error.message.split('\n');
        return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
    }
    finally {
        await opened?.close();
    }
}
const UNTRIED = 'Sentinel policies can ask the network, so those of a pull request are not run.';
const NO_OPA = 'there is no `opa` on the PATH.';
/** Policy → its result in words. */
function withLevels(policies, results) {
    const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
    return new Map(policies.map(({ name, level }) => {
        const status = statuses.get(name) ?? 'not evaluated';
        return [name, level === 'advisory' ? `${status} (advisory)` : status];
    }));
}
/** A sentence about how the results of one plan would differ. */
function compare(now, then) {
    const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
        const before = now.get(name) ?? 'absent';
        const after = then.get(name) ?? 'absent';
        return before === after ? [] : [`${(0,quote/* quote */.h)(name)}: ${before} now, ${after} then`];
    });
    return differences.length === 0
        ? 'With the changes every policy has the same result on this plan.'
        : `With the changes: ${list(differences)}.`;
}
function list(items) {
    const rest = items.length - MOST_NAMED;
    return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
//# sourceMappingURL=proposed-policies.js.map
;// CONCATENATED MODULE: ./build/src/local/recorded.js
/** The same set, which adds everything that it judges to the list. */
function recording(set, judged) {
    return {
        ...set,
        judge: {
            ...set.judge,
            judge: async (input, signal) => {
                const results = await set.judge.judge(input, signal);
                judged.push({ input, results });
                return results;
            },
        },
    };
}
//# sourceMappingURL=recorded.js.map
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
        const { name, engine, notApart } = chosen;
        const opened = await open_local_open({ ...settings, engine: name }, engine, directories, ports);
        return { ...opened, notApart };
    }
    catch (error) {
        // A program that was ended is no problem of the policies.
        if (!(error instanceof policy_files/* PolicyProblem */.c) || ports.signal.aborted)
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
    const policyPorts = await portsFor(settings, engine, ports);
    const deciding = [];
    const close = async () => {
        for (const { opened } of deciding)
            await opened.close();
    };
    try {
        for (const { decides } of sets) {
            const opened = await (0,open_policies/* openPolicies */.fg)(decides, policyPorts);
            deciding.push({ opened, judged: [] });
        }
        const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        const service = await (0,service_service.startService)({
            clock: ports.clock,
            random: ports.random,
            seed: seedOf(settings, workingDirectory, token),
            policySets: deciding.map(({ opened, judged }) => recording((0,open_policies/* withoutOverrides */.Av)(opened.set), judged)),
            engine,
            runDurationMs: 0,
        });
        const send = (0,network/* openNetwork */.X)(undefined, { environment: {}, workingDirectory });
        const warnings = deciding.flatMap(({ opened }) => opened.warnings);
        return {
            settings: { ...settings, origin: service.origin, token },
            send,
            unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
            policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
            judgedBy: judgedBy(deciding),
            notices: sets.length === 0 ? [NO_POLICIES] : warnings,
            finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
            explain: (policy) => documentsFor(policy, deciding),
            whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
            stop: async () => {
                await send.close();
                await service.stop();
                await close();
            },
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** What opens and judges the policies of one check. */
async function portsFor({ timeoutMs, policyTimeoutMs, inputKeys = [] }, engine, ports) {
    const { clock, executeBounded, environment, signal } = ports;
    const limits = {
        clock,
        policyMs: policyTimeoutMs ?? open_policies/* POLICY_MS */.c7,
        deadlineMs: clock.now() + (0,job_time/* leftForJudging */.Vm)(timeoutMs),
        processes: (0,external_node_os_.availableParallelism)(),
    };
    const plan = engine?.shape ?? plan_shape/* STATIC_PLAN */.DW;
    return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan, inputKeys };
}
function judgedBy(deciding) {
    const all = new Set(deciding.map(({ opened }) => opened.judgedBy));
    return all.size === 0 ? undefined : [...all].join(' and ');
}
function documentsFor(policy, deciding) {
    return deciding
        .filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
        .flatMap(({ opened, judged }) => judged.map(({ input }) => {
        const document = JSON.parse(opened.write(input));
        return { workspace: input.run.workspace.name, document };
    }));
}
/** A person at a terminal sees which values are unknown. No person watches a job, so there they count. */
function unknownValuesOf({ allowUnknown }, inJob) {
    if (!inJob)
        return 'note';
    return allowUnknown ? 'advisory' : 'undecided';
}
async function finish(result, { deciding, sets, ports }, log) {
    const proposed = await describeProposed({ sets, deciding }, ports);
    const printed = deciding.map(({ opened }) => opened.printed);
    const workspaces = result.workspaces.map((workspace) => {
        const ownNotices = [...printed, proposed].flatMap((notices) => notices.get(workspace.workspace) ?? []);
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
//# sourceMappingURL=open-local.js.map

/***/ }),

/***/ 8805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startsApart: () => (/* binding */ startsApart)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(439);
/**
 * Starts programs that run other people's code apart from the other processes of the job. Those hold tokens in
 * their environments and on their command lines, and Linux shows both below /proc to each process of the same
 * user. A new user namespace keeps a program from reading their environments and memory; a process
 * namespace hides that they exist, and ends everything in it together with the program.
 */



/** The same user, so that programs find what is his, as the keys of SSH; but without any rights beyond it. */
const AS_ONESELF = ['--user', '--map-current-user'];
/**
 * What a machine may allow, the best first. The second `unshare` takes the right to uncover the old /proc
 * away from those who run as root. A container that covers parts of /proc allows no new one.
 */
const WAYS = [
    [
        [...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
        [...AS_ONESELF, '--mount'],
    ],
    [AS_ONESELF],
];
/** Prints if it cannot read the environment of the process that started it. Number 1 is in another namespace. */
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
/**
 * Finds out, by a try, how this machine starts programs apart.
 *
 * @param program its name for people
 * @param environment its PATH leads to `unshare`
 */
async function startsApart(program, execute, environment) {
    const found = await findApart(execute, environment);
    if ('execute' in found)
        return found;
    const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
    return { execute, notApart };
}
/** How programs are started apart; or why they cannot be, as the end of a sentence. */
async function findApart(execute, environment) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() !== 'linux')
        return { why: `on ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)()}, nothing separates the processes of one user.` };
    const unshare = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)('unshare', environment);
    if (unshare === undefined)
        return { why: 'the PATH has no `unshare` (package util-linux).' };
    for (const way of WAYS) {
        const before = way.flatMap((options) => [unshare, ...options, '--']);
        if (await isApart(before, execute))
            return { execute: startedBy(before, execute) };
    }
    const isRestricted = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(RESTRICTED, 'utf8').catch(() => '');
    return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
/** Ubuntu 24.04 has it, GitHub's runners included. */
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
    const [program = '', ...args] = before;
    const look = [...args, '/bin/sh', '-c', LOOK];
    const { signal } = new AbortController();
    const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
    const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
    return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
    const [first = '', ...rest] = before;
    return (program, args, options) => {
        const path = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(program, (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentFor */ .DD)(options.variables, options.cwd));
        // Without the program, its own start says so.
        if (path === undefined)
            return execute(program, args, options);
        return execute(first, [...rest, path, ...args], options);
    };
}
//# sourceMappingURL=apart.js.map

/***/ })

};
