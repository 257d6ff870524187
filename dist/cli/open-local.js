export const id = 20;
export const ids = [20,805];
export const modules = {

/***/ 7020:
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
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl.js + 1 modules
var hcl = __webpack_require__(3984);
// EXTERNAL MODULE: ./build/src/machine/network.js
var network = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(1680);
// EXTERNAL MODULE: ./build/src/service/plan/plan-shape.js
var plan_shape = __webpack_require__(3298);
// EXTERNAL MODULE: ./build/src/settings/local-names.js
var local_names = __webpack_require__(5233);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
// EXTERNAL MODULE: ./build/src/configuration/load-module.js
var load_module = __webpack_require__(1659);
// EXTERNAL MODULE: ./build/src/service/plan/plan-configuration.js + 3 modules
var plan_configuration = __webpack_require__(9970);
// EXTERNAL MODULE: ./build/src/service/plan/to-plan.js + 1 modules
var to_plan = __webpack_require__(4853);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(6949);
// EXTERNAL MODULE: ./build/src/configuration/convert.js
var convert = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/src/configuration/evaluate.js + 1 modules
var evaluate = __webpack_require__(6876);
// EXTERNAL MODULE: ./build/src/configuration/address.js
var configuration_address = __webpack_require__(2483);
// EXTERNAL MODULE: ./build/src/service/plan/resource-values.js
var resource_values = __webpack_require__(8920);
// EXTERNAL MODULE: ./build/src/configuration/value.js
var configuration_value = __webpack_require__(5997);
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
    return (0,configuration_value/* isWhollyKnown */.nH)(value) ? { known: (0,configuration_value/* split */.lD)(value, { left: 100_000 }).known } : undefined;
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
    const undeclared = made.find(({ address }) => !declared.has((0,configuration_address/* withoutKeys */.Pe)(address)));
    if (undeclared !== undefined) {
        differences.push(`${cut(undeclared.address)} is planned, and its configuration is not in the plan.`);
    }
    const byAddress = new Map(made.map((each) => [each.address, each]));
    const unsure = new Set((planned.unsure ?? []).map(configuration_address/* withoutKeys */.Pe));
    const knownChanges = planned.document.resource_changes.filter(({ address, change }) => change.after !== null && !unsure.has((0,configuration_address/* withoutKeys */.Pe)(address)));
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
    const names = new Set(knownChanges.map(({ address }) => (0,configuration_address/* withoutKeys */.Pe)(address)));
    const addresses = new Set(knownChanges.map(({ address }) => address));
    const extra = made.find(({ address }) => names.has((0,configuration_address/* withoutKeys */.Pe)(address)) && !addresses.has(address));
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
var places_in = __webpack_require__(6193);
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
    return { document, text, counts, ...hold(document, request) };
}
function hold(document, request) {
    const limits = [];
    const sources = (0,load_module/* sourcesOf */.u0)(request);
    const root = (0,load_module/* loadModule */.Vw)(sources, request.workingDirectory);
    const unread = sources.problems.filter(({ severity }) => severity === 'error');
    if (root === undefined || unread.length > 0) {
        const { problems } = (0,plan_configuration/* planConfiguration */.S)(request);
        return { limits, problems: unread.length > 0 ? unread : problems, places: new Map() };
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
    return { problems: [], limits, places: (0,places_in/* placesOf */.e)(document, planned) };
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
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./build/src/service/engines/program-log.js
var program_log = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/src/service/engines/run-programs.js + 1 modules
var run_programs = __webpack_require__(3472);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/src/configuration/syntax/parse-hcl.js + 3 modules
var parse_hcl = __webpack_require__(9845);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edits.js
/** Why a text cannot be changed with certainty; the message is the end of a sentence about the file. */
class UncertainEdit extends Error {
    name = 'UncertainEdit';
}
/** A text, and what is going to be changed in it. */
class EditedText {
    text;
    lines = [0];
    edits = [];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    start({ startLine, startColumn }) {
        return (this.lines[startLine - 1] ?? 0) + startColumn - 1;
    }
    end({ endLine, endColumn }) {
        return (this.lines[endLine - 1] ?? 0) + endColumn - 1;
    }
    written(range) {
        return this.text.slice(this.start(range), this.end(range));
    }
    /** Takes a range out. Its line breaks stay, so that the lines below keep their numbers. */
    remove(range) {
        const breaks = this.written(range).replaceAll(/[^\n]/g, '');
        this.replace(range, breaks);
    }
    replace(range, text) {
        this.edits.push({ start: this.start(range), end: this.end(range), text });
    }
    insert(at, text) {
        this.edits.push({ start: at, end: at, text });
    }
    /** The changed text. Edits inside of a range that another one replaces are dropped. */
    result() {
        const kept = this.edits.filter((inner) => !this.edits.some((outer) => outer !== inner &&
            outer.start <= inner.start &&
            inner.end <= outer.end &&
            outer.end - outer.start > inner.end - inner.start));
        const ordered = kept.toSorted((one, other) => one.start - other.start || one.end - other.end);
        let result = '';
        let at = 0;
        for (const { start, end, text } of ordered) {
            if (start < at)
                throw new UncertainEdit('has two things to change at one place');
            result += this.text.slice(at, start) + text;
            at = end;
        }
        return result + this.text.slice(at);
    }
}
//# sourceMappingURL=edits.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-hcl.js


/** Blocks that stay as they are. */
const KEPT = new Set(['variable', 'output', 'locals', 'moved', 'removed']);
const KEPT_SETTINGS = new Set(['required_providers', 'provider_meta']);
/** Blocks of which nothing is left: no provider is configured, and a check decides nothing of a plan. */
const TAKEN_OUT = new Set(['provider', 'check']);
/**
 * The text with its `provider`, `check`, `backend` and `cloud` blocks taken out, without aliases of providers,
 * and with `data` blocks that wait for the pending resource.
 *
 * @param isOverride whether Terraform merges the file over the others: `data` blocks of it cannot wait
 * @throws UncertainEdit if it is not certain how to change it
 */
function editHcl(text, names, isOverride) {
    const edited = new EditedText(text);
    const body = parsed(text);
    for (const block of body.blocks)
        editBlock(block, { edited, names, isOverride });
    for (const range of workspacesIn(body)) {
        if (!/^terraform\s*\.\s*workspace$/.test(edited.written(range.range))) {
            throw new UncertainEdit('has `terraform.workspace` in a form that Plangate does not recognize');
        }
        edited.replace(range.range, names.workspace);
    }
    const result = edited.result();
    verify(parsed(result), names, isOverride);
    return result;
}
function parsed(text) {
    const { body, problems } = (0,parse_hcl/* parseHcl */.z)(text);
    const [problem] = problems;
    if (problem === undefined)
        return body;
    throw new UncertainEdit(`has a mistake in line ${problem.range.startLine}: ${problem.message}`);
}
function editBlock(block, editing) {
    const { edited, isOverride } = editing;
    if (TAKEN_OUT.has(block.type))
        edited.remove(block.range);
    else if (block.type === 'terraform')
        editSettings(block, edited);
    else if (block.type === 'resource')
        withoutAlias(block, edited);
    else if (block.type === 'data') {
        withoutAlias(block, edited);
        if (!isOverride)
            wait(block, editing);
    }
    else if (block.type === 'module') {
        for (const attribute of attributesOf(block, 'providers'))
            edited.remove(attribute.range);
    }
    else if (!KEPT.has(block.type)) {
        throw new UncertainEdit(`has a block \`${block.type}\`, which only a real plan can plan`);
    }
}
function editSettings({ body }, edited) {
    for (const block of body.blocks) {
        if (block.type === 'backend' || block.type === 'cloud')
            edited.remove(block.range);
        else if (!KEPT_SETTINGS.has(block.type)) {
            throw new UncertainEdit(`has a block \`${block.type}\` in \`terraform\``);
        }
        if (block.type !== 'required_providers')
            continue;
        for (const { value } of block.body.attributes) {
            if (value.kind !== 'object')
                continue;
            for (const { key, value: aliases } of value.entries) {
                if (key.kind === 'literal' && key.value === 'configuration_aliases') {
                    edited.replace(aliases.range, '[]');
                }
            }
        }
    }
}
function attributesOf({ body }, name) {
    return body.attributes.filter((attribute) => attribute.name === name);
}
/** `provider = aws.west` becomes `provider = aws`: every provider is mocked in the same way. */
function withoutAlias(block, edited) {
    for (const { value } of attributesOf(block, 'provider')) {
        const name = providerName(value);
        if (name === undefined)
            throw new UncertainEdit('names a provider in a form that is not known');
        edited.replace(value.range, name);
    }
}
/** The local name of the provider that a resource names. */
function providerName(value) {
    const written = value.kind === 'traversal' && value.steps.length <= 1
        ? value.root
        : value.kind === 'literal' && typeof value.value === 'string'
            ? value.value.split('.', 1)[0]
            : undefined;
    return written !== undefined && /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? written : undefined;
}
const HEADER = /data(?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|[\p{L}_][\p{L}\p{N}_-]*)){2}[ \t]*\{/uy;
/** Lets a `data` block depend on the pending resource, so that Terraform leaves its answer unknown. */
function wait(block, { edited, names }) {
    const [depends, second] = attributesOf(block, 'depends_on');
    if (second !== undefined)
        throw new UncertainEdit('has `depends_on` twice in one block');
    if (depends !== undefined) {
        const at = edited.start(depends.value.range);
        const isList = depends.value.kind === 'tuple' && edited.text[at] === '[';
        if (!isList)
            throw new UncertainEdit('has a `depends_on` that is no list');
        edited.insert(at + 1, `${names.pending}, `);
        return;
    }
    const start = edited.start(block.range);
    HEADER.lastIndex = start;
    const [header] = HEADER.exec(edited.text) ?? [];
    const end = edited.end(block.range) - 1;
    if (header === undefined || edited.text[end] !== '}') {
        throw new UncertainEdit('has a `data` block in a form that Plangate does not recognize');
    }
    edited.insert(start + header.length, '\n');
    edited.insert(end, `\n  depends_on = [${names.pending}]\n`);
}
/** All references to the workspace's name. */
function workspacesIn(body) {
    return [...expressionsIn(body)].filter((one) => one.kind === 'traversal' && one.root === 'terraform' && isWorkspace(one));
}
function isWorkspace({ steps: [step] }) {
    // Other names, as `terraform.applying`, are the same in every plan.
    return step?.kind !== 'literal' || step.value === 'workspace';
}
/** Every expression in a body, also those inside of others. */
function* expressionsIn(value) {
    if (typeof value !== 'object' || value === null)
        return;
    if (isExpression(value))
        yield value;
    for (const part of Object.values(value))
        yield* expressionsIn(part);
}
function isExpression(value) {
    return 'kind' in value && 'range' in value;
}
/** Reads the changed file once more: nothing of what had to go is left. */
function verify(body, names, isOverride) {
    const waits = (block) => attributesOf(block, 'depends_on').some(({ value }) => value.kind === 'tuple' &&
        value.items.some((item) => item.kind === 'traversal' &&
            `${item.root}.${item.steps.map((step) => (step.kind === 'literal' ? String(step.value) : '')).join('.')}` ===
                names.pending));
    const isWrong = body.blocks.some((block) => TAKEN_OUT.has(block.type) ||
        (block.type === 'data' && !isOverride && !waits(block)) ||
        (block.type === 'module' && attributesOf(block, 'providers').length > 0) ||
        (block.type === 'terraform' &&
            block.body.blocks.some(({ type }) => type === 'backend' || type === 'cloud')) ||
        attributesOf(block, 'provider').some(({ value }) => value.kind === 'traversal' && value.steps.length > 0));
    if (isWrong || workspacesIn(body).length > 0) {
        throw new UncertainEdit('could not be changed as a whole');
    }
}
//# sourceMappingURL=edit-hcl.js.map
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-json.js
/** The same changes in a configuration file in JSON, in which names may repeat. */




const edit_json_KEPT = new Set(['//', 'variable', 'output', 'locals', 'moved', 'removed']);
const edit_json_KEPT_SETTINGS = new Set([
    '//',
    'required_version',
    'required_providers',
    'provider_meta',
    'experiments',
]);
/** Does what `editHcl` does. */
function editJson(text, names, isOverride) {
    if (/terraform\s*[.[]\s*\\?"?workspace/.test(text)) {
        throw new UncertainEdit('has `terraform.workspace` in JSON. Write that file as .tf');
    }
    if (/\d{16}/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, ''))) {
        throw new UncertainEdit('has a number of more digits than are read here');
    }
    let json;
    try {
        json = (0,read_json/* readRepeatedJson */.X)(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        throw new UncertainEdit(`is no JSON: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    const changed = inObjects(json, (name, value) => {
        if (TAKEN_OUT.has(name))
            return [];
        if (edit_json_KEPT.has(name))
            return [[name, value]];
        if (name === 'terraform')
            return [[name, inObjects(value, settings)]];
        if (name === 'module')
            return [[name, belowLabels(value, 1, withoutProviders)]];
        if (name === 'resource')
            return [[name, belowLabels(value, 2, edit_json_withoutAlias)]];
        if (name !== 'data') {
            throw new UncertainEdit(`has a block \`${name}\`, which only a real plan can plan`);
        }
        const wait = (body) => waiting(inObjects(body, alias), names);
        return [[name, belowLabels(value, 2, isOverride ? edit_json_withoutAlias : wait)]];
    });
    return write(changed);
}
/** Changes the entries of an object, or of each object in a list. */
function inObjects(json, change) {
    if (Array.isArray(json))
        return json.map((item) => inObjects(item, change));
    if (typeof json !== 'object' || json === null) {
        throw new UncertainEdit('has something else in the place of a block');
    }
    return { entries: json.entries.flatMap(([name, value]) => change(name, value)) };
}
function belowLabels(json, labels, change) {
    if (labels === 0)
        return change(json);
    return inObjects(json, (name, value) => [[name, belowLabels(value, labels - 1, change)]]);
}
const settings = (name, value) => {
    if (name === 'backend' || name === 'cloud')
        return [];
    if (!edit_json_KEPT_SETTINGS.has(name))
        throw new UncertainEdit(`has \`${name}\` in \`terraform\``);
    if (name !== 'required_providers')
        return [[name, value]];
    const withoutAliases = (provider, requirement) => typeof requirement === 'object' && requirement !== null && !Array.isArray(requirement)
        ? [
            [
                provider,
                inObjects(requirement, (key, one) => [
                    [key, key === 'configuration_aliases' ? [] : one],
                ]),
            ],
        ]
        : [[provider, requirement]];
    return [[name, inObjects(value, withoutAliases)]];
};
const withoutProviders = (body) => inObjects(body, (name, value) => (name === 'providers' ? [] : [[name, value]]));
const edit_json_withoutAlias = (body) => inObjects(body, alias);
const alias = (name, value) => {
    if (name !== 'provider')
        return [[name, value]];
    const provider = typeof value === 'string' ? /^[\w-]+(?=\.[\w-]+$|$)/.exec(value)?.[0] : undefined;
    if (provider === undefined) {
        throw new UncertainEdit('names a provider in a form that is not known');
    }
    return [[name, provider]];
};
function waiting(body, { pending }) {
    if (Array.isArray(body))
        return body.map((item) => waiting(item, { pending, workspace: '' }));
    if (typeof body !== 'object' || body === null)
        return body;
    const others = body.entries.filter(([name]) => name !== 'depends_on');
    const lists = body.entries.filter(([name]) => name === 'depends_on');
    const [, list = []] = lists[0] ?? [];
    if (lists.length > 1 || !Array.isArray(list)) {
        throw new UncertainEdit('has a `depends_on` that is no list');
    }
    return { entries: [...others, ['depends_on', [pending, ...list]]] };
}
function write(json) {
    if (Array.isArray(json))
        return `[${json.map(write).join(',')}]`;
    if (typeof json !== 'object' || json === null)
        return JSON.stringify(json);
    return `{${json.entries.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(',')}}`;
}
//# sourceMappingURL=edit-json.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/own-files.js

/** Functions of Terraform that read files. */
const READER = /^(?:core::)?(?:file\w*|templatefile)$/;
/** Ends of names of the files that differ in the copy, and of patterns that may find them. */
const DIFFERS = /(?:^|[^\p{L}\p{N}])(?:tf|hcl)$/u;
const PATTERN = /[*?\]}]$/;
/** Sentences about such expressions. */
function readsOfOwnFiles(files, touched) {
    const hasJson = touched.some((name) => name.endsWith('.json'));
    const differs = (end) => DIFFERS.test(end) || (hasJson && end.endsWith('json'));
    const planned = files.map(({ shown, body }) => ({
        shown,
        parts: [
            ...body.attributes,
            ...body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform'),
        ],
    }));
    // A path that is computed is made of texts that are written somewhere.
    const isSuspect = planned.some(({ parts }) => [...expressionsIn(parts)].some((one) => one.kind === 'literal' &&
        typeof one.value === 'string' &&
        (differs(one.value) || PATTERN.test(one.value))));
    const isDifferent = (end) => {
        if (end === undefined || end === '')
            return isSuspect;
        return differs(end) || (/[*?\]}]/.test(end) && isOpen(end, differs));
    };
    return planned.flatMap(({ shown, parts }) => [...expressionsIn(parts)].flatMap((one) => {
        if (one.kind !== 'call' || !READER.test(one.name))
            return [];
        const isSet = one.name.endsWith('fileset');
        const path = one.arguments[isSet ? 1 : 0];
        if (path === undefined || !isDifferent(endOf(path)))
            return [];
        return [
            `${shown}:${one.range.startLine} may read a configuration file as a text, by ${one.name}(). Plan with \`engine: terraform\`.`,
        ];
    }));
}
/** Whether a pattern may match names with such an end: what follows its last wildcard decides. */
function isOpen(pattern, differs) {
    const [rest = ''] = /[^*?\]}]*$/.exec(pattern) ?? [];
    return rest === '' || differs(rest) || !rest.includes('.');
}
/** The text with which the value of an expression ends; undefined if that is computed. */
function endOf(expression) {
    if (expression.kind === 'literal')
        return String(expression.value);
    if (expression.kind !== 'template')
        return undefined;
    const last = expression.parts.at(-1);
    return last === undefined ? undefined : endOf(last);
}
//# sourceMappingURL=own-files.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/required-providers.js


/** The provider that is a part of Terraform. */
const BUILTIN = 'terraform.io/builtin/terraform';
/**
 * The providers of one module: those that it requires, and those that its resources imply.
 *
 * @param bodies the files of the module
 * @throws UncertainEdit if it is not certain which one is meant
 */
function providersOf(bodies) {
    const blocks = bodies.flatMap((body) => body.blocks);
    const names = new Map();
    for (const [name, value] of requirementsIn(blocks)) {
        const source = sourceOf(name, value);
        if ((names.get(name) ?? source) !== source) {
            throw new UncertainEdit(`requires two providers by the name ${JSON.stringify(name)}`);
        }
        names.set(name, source);
    }
    for (const { type, labels, body } of blocks) {
        if (type !== 'resource' && type !== 'data')
            continue;
        const written = body.attributes.find(({ name }) => name === 'provider')?.value;
        const name = written === undefined ? labels[0]?.split('_', 1)[0] : providerName(written);
        if (name === undefined)
            throw new UncertainEdit('names a provider in a form that is not known');
        if (!names.has(name))
            names.set(name, implied(name));
    }
    if ((names.get('terraform') ?? BUILTIN) !== BUILTIN) {
        throw new UncertainEdit('gives the name `terraform` to another provider');
    }
    return names;
}
function requirementsIn(blocks) {
    return blocks
        .filter(({ type }) => type === 'terraform')
        .flatMap(({ body }) => [
        ...body.blocks
            .filter(({ type }) => type === 'required_providers')
            .flatMap((block) => block.body.attributes),
        // In JSON it is an attribute.
        ...body.attributes
            .filter(({ name }) => name === 'required_providers')
            .flatMap(({ value, range }) => (value.kind === 'tuple' ? value.items : [value]).flatMap((item) => entriesOf(item).map(([name, one]) => ({ name, value: one, range })))),
    ])
        .map(({ name, value }) => [name, value]);
}
function entriesOf(value) {
    if (value.kind !== 'object')
        throw new UncertainEdit('has another form of `required_providers`');
    return value.entries.map(({ key, value: inner }) => {
        if (key.kind !== 'literal')
            throw new UncertainEdit('computes a name in `required_providers`');
        return [String(key.value), inner];
    });
}
function sourceOf(name, value) {
    // The old form: a text is the version.
    if (value.kind === 'literal')
        return implied(name);
    const sources = entriesOf(value).filter(([key]) => key === 'source');
    const [first] = sources;
    if (first === undefined)
        return implied(name);
    const [, source] = first;
    if (sources.length > 1 || source.kind !== 'literal' || typeof source.value !== 'string') {
        throw new UncertainEdit('has a source of a provider that is no text');
    }
    return fullSource(source.value);
}
function implied(name) {
    return name === 'terraform' ? BUILTIN : fullSource(`hashicorp/${name}`);
}
function fullSource(text) {
    const parts = text.toLowerCase().split('/');
    const all = [...['registry.terraform.io', 'hashicorp'].slice(0, 3 - parts.length), ...parts];
    if (all.length !== 3 || !all.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}.:-]*$/u.test(part))) {
        throw new UncertainEdit(`has a source of a provider that Plangate does not recognize: ${JSON.stringify(text)}`);
    }
    return all.join('/');
}
//# sourceMappingURL=required-providers.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/unplannable.js

/** Functions whose values depend on the machine, or on the moment, at which the real plan is made. */
const ELSEWHERE = new Map([
    ['plantimestamp', 'the time of the real plan'],
    ['pathexpand', 'the home directory where the real plan is made'],
    ['abspath', 'the directory in which the real plan is made'],
]);
const REMEDY = 'Plan with `engine: terraform`, or pass the value as a variable.';
/** Sentences about a file of the configuration; empty if a plan without credentials can know it. */
function unplannableIn(body, file) {
    const planned = body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform');
    const found = [...expressionsIn(planned)].flatMap((one) => {
        const what = unknowable(one);
        return what === undefined ? [] : [`${file}:${one.range.startLine} ${what}. ${REMEDY}`];
    });
    return [...new Set(found)];
}
function unknowable(one) {
    if (one.kind === 'call') {
        const name = one.name.replace(/^core::/, '');
        const elsewhere = ELSEWHERE.get(name);
        if (elsewhere !== undefined)
            return `calls ${name}(), whose value is ${elsewhere}`;
        return name.includes('::') ? `calls ${name}(), which only the provider can answer` : undefined;
    }
    if (one.kind !== 'traversal' || one.root !== 'path')
        return undefined;
    const [step] = one.steps;
    const isKnown = step?.kind === 'literal' && step.value !== 'cwd';
    return isKnown ? undefined : 'reads path.cwd, the directory in which the real plan is made';
}
/** Whether a configuration evaluates texts as templates. Their functions are not in its own text. */
function hasTemplates(body) {
    return [...expressionsIn(body)].some((one) => one.kind === 'call' && /^(?:core::)?template(?:file|string)$/.test(one.name));
}
/** Whether a text may call one of these functions when it is evaluated as a template. */
function mayCallElsewhere(text) {
    return /plantimestamp|pathexpand|abspath|provider::/.test(text);
}
//# sourceMappingURL=unplannable.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/prepare-copy.js
/**
 * Changes the copy of a configuration so that a plan of it asks no provider and reads no state. What cannot be
 * changed with certainty is a reason not to plan it.
 */













/** Files that only tests and queries read. They may configure providers. */
const OF_TESTS = /\.(?:tftest|tfmock|tfquery)\.(?:hcl|json)$/;
/** Changes the files of the copy, and adds the test that plans it. Nothing is started. */
async function prepareCopy(copy) {
    const { files, work, token } = copy;
    const names = namesFor(copy);
    const modules = moduleDirectories(copy);
    if ('reasons' in modules)
        return modules;
    const reasons = [];
    const changed = new Map();
    const required = [];
    let all = [];
    for (const directory of modules.directories) {
        const found = attempt(reasons, () => readModule(directory, files));
        if (found === undefined)
            continue;
        all = [...all, ...found];
        const providers = attempt(reasons, () => providersOf(found.map(({ body }) => body)));
        if (providers !== undefined)
            required.push(providers);
        for (const file of found) {
            const { path, shown, text, body, isOverride } = file;
            reasons.push(...unplannableIn(body, shown));
            const edit = path.endsWith('.json') ? editJson : editHcl;
            const result = attempt(reasons, () => edit(text, names, isOverride), shown);
            if (result !== undefined && result !== text)
                changed.set(path, result);
        }
    }
    if (all.some(({ body }) => hasTemplates(body)))
        reasons.push(...templateReasons(files));
    if (reasons.length > 0)
        return { reasons };
    const [root = new Map()] = required;
    const { declared, mocks, mocked } = declare(root, required, token);
    const added = new Map([
        [(0,external_node_path_.join)(work, `plangate-${token}_override.tf`), declared],
        ...modules.directories.map((directory) => [
            (0,external_node_path_.join)(directory, `plangate-${token}.tf`),
            addition(copy),
        ]),
    ]);
    const removed = (0,external_node_fs_.readdirSync)(work)
        .filter((name) => OF_TESTS.test(name))
        .map((name) => (0,external_node_path_.join)(work, name));
    const touched = [...changed.keys(), ...added.keys(), ...removed];
    const own = readsOfOwnFiles(all, touched.map((path) => (0,external_node_path_.basename)(path)));
    if (own.length > 0)
        return { reasons: own.slice(0, 5) };
    for (const [path, text] of [...changed, ...added])
        await (0,promises_.writeFile)(path, text);
    for (const path of removed)
        await (0,promises_.rm)(path);
    const testDirectory = `plangate-${token}`;
    await (0,promises_.mkdir)((0,external_node_path_.join)(work, testDirectory));
    const run = 'run "plan" {\n  command = plan\n}\n';
    await (0,promises_.writeFile)((0,external_node_path_.join)(work, testDirectory, 'plan.tftest.hcl'), `${mocks}${run}`);
    return {
        testDirectory,
        mocked,
        variables: variablesOf(all, work),
        pendingName: pendingOf(token),
    };
}
function pendingOf(token) {
    return `plangate_${token}`;
}
function namesFor({ token }) {
    return { pending: `terraform_data.${pendingOf(token)}`, workspace: `local.${pendingOf(token)}` };
}
function addition({ token, workspaceName }) {
    const name = pendingOf(token);
    const value = JSON.stringify(workspaceName).replaceAll('${', '$${').replaceAll('%{', '%%{');
    return `resource "terraform_data" "${name}" {}\nlocals {\n  ${name} = ${value}\n}\n`;
}
/** Adds to the reasons why something is not certain. */
function attempt(reasons, make, file) {
    try {
        return make();
    }
    catch (error) {
        if (!(error instanceof UncertainEdit))
            throw error;
        const what = file === undefined ? 'The configuration' : file;
        reasons.push(`${what} ${(0,error_message/* errorMessage */.g)(error)}. Plan with \`engine: terraform\`.`);
        return undefined;
    }
}
/** The directories of all modules, as `terraform get` has noted them, the root module's first. */
function moduleDirectories({ files, work }) {
    const real = (0,external_node_fs_.realpathSync)(work);
    const directories = [real];
    let text = '';
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(work, ...module_manifest/* MODULE_MANIFEST */.dp.split('/')), 'utf8');
    }
    catch {
        return { directories };
    }
    const records = (0,module_manifest/* readManifest */.WI)(text);
    if ('problem' in records)
        return { reasons: [`${module_manifest/* MODULE_MANIFEST */.dp} ${records.problem}.`] };
    for (const { key, directory } of records) {
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(work, directory));
            if (path !== files && !path.startsWith(files + external_node_path_.sep)) {
                return {
                    reasons: [`${module_manifest/* MODULE_MANIFEST */.dp} leads module ${JSON.stringify(key)} out of the upload.`],
                };
            }
            if (!directories.includes(path))
                directories.push(path);
        }
        catch {
            return { reasons: [`The directory of module ${JSON.stringify(key)} cannot be read.`] };
        }
    }
    return { directories };
}
function readModule(directory, files) {
    // Terraform reads no file of OpenTofu.
    const names = (0,external_node_fs_.readdirSync)(directory).filter((name) => (0,file_names/* isConfiguration */.ZC)(name) && !(0,file_names/* isForTofuAlone */.d3)(name));
    return names.sort().map((name) => {
        const path = (0,external_node_path_.join)(directory, name);
        const shown = (0,external_node_path_.relative)(files, path).split(external_node_path_.sep).join('/');
        if (!(0,external_node_fs_.lstatSync)(path).isFile())
            throw new UncertainEdit(`has ${shown}, which is a link`);
        const bytes = (0,external_node_fs_.readFileSync)(path);
        const text = bytes.toString('utf8');
        if (!Buffer.from(text, 'utf8').equals(bytes)) {
            throw new UncertainEdit(`has ${shown}, which is not in UTF-8`);
        }
        const { body } = (0,hcl/* parseFile */.C)(name, text);
        return { path, shown, text, body, isOverride: (0,file_names/* isOverride */.jn)(name) };
    });
}
/** The requirements that the root module gets in addition, and the mock of each provider. */
function declare(root, required, token) {
    const mocked = new Set([BUILTIN, ...required.flatMap((names) => [...names.values()])]);
    const byName = new Map();
    const lines = [];
    const bySource = new Map([...root].map(([name, source]) => [source, name]));
    for (const source of mocked) {
        const own = source === BUILTIN ? 'terraform' : bySource.get(source);
        const name = own ?? `plangate-${token}-${lines.length}`;
        if (own === undefined)
            lines.push(`    ${name} = { source = ${JSON.stringify(source)} }\n`);
        byName.set(name, source);
    }
    const mocks = [...byName.keys()].map((name) => `mock_provider ${JSON.stringify(name)} {}\n`);
    const declared = lines.length === 0 ? '' : `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
    return { declared, mocks: mocks.join(''), mocked };
}
function variablesOf(all, work) {
    const real = (0,external_node_fs_.realpathSync)(work);
    const own = all.filter(({ path }) => path === (0,external_node_path_.join)(real, (0,external_node_path_.basename)(path)));
    const blocks = own.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'variable'));
    return new Set(blocks.flatMap(({ labels }) => labels.slice(0, 1)));
}
/** Templates can call functions as well; which file is one, only a plan knows. */
function templateReasons(files) {
    const reasons = [];
    const visit = (directory) => {
        for (const entry of (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(directory, entry.name);
            if (entry.isDirectory())
                visit(path);
            else if (entry.isFile() && mayCallElsewhere((0,external_node_fs_.readFileSync)(path, 'latin1'))) {
                reasons.push(`${(0,external_node_path_.relative)(files, path)} may be a template that calls plantimestamp, pathexpand or abspath. Plan with \`engine: terraform\`.`);
            }
        }
    };
    visit(files);
    return reasons.slice(0, 5);
}
//# sourceMappingURL=prepare-copy.js.map
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/read-test-plan.js
/** Reads the plan that `terraform test -json -verbose` prints, as a document like that of `terraform show -json`. */



const fields = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const changeSchema = dist/* looseObject */._H3({
    address: dist/* string */.YjP(),
    module_address: dist/* optional */.lqM(dist/* string */.YjP()),
    mode: dist/* picklist */.KIO(['managed', 'data']),
    type: dist/* string */.YjP(),
    name: dist/* string */.YjP(),
    provider_name: dist/* string */.YjP(),
    action_reason: dist/* optional */.lqM(dist/* string */.YjP()),
    change: dist/* looseObject */._H3({
        actions: dist/* array */.YOg(dist/* string */.YjP()),
        after: dist/* nullable */.mee(fields),
        after_unknown: dist/* optional */.lqM(dist/* unknown */.L5J()),
        after_sensitive: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
});
const outputSchema = dist/* looseObject */._H3({
    after: dist/* optional */.lqM(dist/* unknown */.L5J()),
    after_sensitive: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const planSchema = dist/* looseObject */._H3({
    plan_format_version: dist/* string */.YjP(),
    output_changes: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), outputSchema), {}),
    resource_changes: dist/* optional */.lqM(dist/* array */.YOg(changeSchema), []),
    provider_schemas: dist/* optional */.lqM(fields, {}),
});
const lineSchema = dist/* looseObject */._H3({ type: dist/* string */.YjP() });
/**
 * Reads the output of the test.
 *
 * @param pendingName the name of the resources that were added to the copy
 * @returns the plan, or why there is none, as a sentence
 */
function readTestPlan(output, pendingName) {
    const lines = output.split('\n').filter((line) => line !== '');
    const found = lines.flatMap((line) => {
        const read = dist/* safeParse */.xLC(lineSchema, (0,parse/* parseJson */.qF)(line));
        return read.success ? [{ type: read.output.type, entry: read.output, line }] : [];
    });
    const plans = found.filter(({ type }) => type === 'test_plan');
    const version = found.find(({ type }) => type === 'version')?.entry['terraform'];
    const passed = found.some(({ type, entry }) => type === 'test_summary' &&
        dist.is(dist/* looseObject */._H3({ status: dist/* literal */.euz('pass'), passed: dist/* literal */.euz(1) }), entry['test_summary']));
    if (typeof version !== 'string') {
        return {
            problem: 'The program on the PATH is no Terraform, and only Terraform leaves unknown what it does not know.',
        };
    }
    const [only] = plans;
    if (only === undefined || plans.length > 1 || !passed) {
        return { problem: 'Terraform printed no plan with mocked providers.' };
    }
    if (/\d{16}/.test(only.line.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) {
        return { problem: 'The plan has a number of more digits than are read here.' };
    }
    const read = dist/* safeParse */.xLC(planSchema, only.entry['test_plan']);
    if (!read.success)
        return { problem: 'The plan with mocked providers has another form.' };
    const { resource_changes: all, output_changes: outputs } = read.output;
    const strange = all.find(isStrange);
    if (strange !== undefined) {
        const actions = strange.change.actions.join(', ');
        return { problem: `The plan with mocked providers has ${actions} of ${strange.address}.` };
    }
    const changes = all.filter(({ type, name }) => type !== 'terraform_data' || name !== pendingName);
    const document = {
        format_version: read.output.plan_format_version,
        terraform_version: version,
        planned_values: {
            outputs: Object.fromEntries(Object.entries(outputs).map(([name, { after, after_sensitive: marked }]) => [
                name,
                { sensitive: marked === true, value: after },
            ])),
            root_module: plannedModule(changes, ''),
        },
        resource_changes: changes,
        output_changes: outputs,
        configuration: { root_module: {} },
    };
    return {
        text: JSON.stringify(document),
        limits: limitsOf(changes, read.output.provider_schemas),
    };
}
/** Without a state every resource is created, and every data source waits for the pending resource. */
function isStrange({ mode, change, action_reason: reason }) {
    const expected = mode === 'data' ? 'read' : 'create';
    const isExpected = change.actions.length === 1 && change.actions[0] === expected;
    return !isExpected || (mode === 'data' && reason?.startsWith('read_because_') !== true);
}
/** The values that are known, by module, as in `planned_values`. */
function plannedModule(changes, address) {
    const own = changes.filter(({ module_address: module = '' }) => module === address);
    const depth = address === '' ? 0 : (0,configuration_address/* splitAddress */.lS)(address).length;
    const inner = changes.flatMap(({ module_address: module = '' }) => {
        const parts = (0,configuration_address/* splitAddress */.lS)(module);
        const isInner = parts.length > depth && parts.slice(0, depth).join('.') === address;
        return isInner ? [parts.slice(0, depth + 2).join('.')] : [];
    });
    const modules = [...new Set(inner)].map((one) => plannedModule(changes, one));
    // What is undefined is left out of the document.
    return {
        address: address === '' ? undefined : address,
        resources: own.length === 0 ? undefined : own.map(toResource),
        child_modules: modules.length === 0 ? undefined : modules,
    };
}
function toResource({ address, mode, type, name, provider_name: provider, change, ...more }) {
    const index = more['index'];
    return {
        address,
        mode,
        type,
        name,
        index,
        provider_name: provider,
        values: change.after ?? {},
        sensitive_values: change.after_sensitive ?? {},
    };
}
/** The most addresses that a limit names. */
const read_test_plan_MOST = 5;
/** Names resources with something unknown that a real plan can know: what data answer, and defaults of the provider. */
function limitsOf(changes, schemas) {
    const managed = changes.filter(({ mode }) => mode === 'managed');
    const unknown = managed.filter((change) => isUnknown(change, schemas));
    if (unknown.length === 0)
        return [];
    const addresses = unknown.slice(0, read_test_plan_MOST).map(({ address }) => address);
    const more = unknown.length > read_test_plan_MOST ? ` and ${unknown.length - read_test_plan_MOST} more` : '';
    const number = `${unknown.length} of ${managed.length} ${managed.length === 1 ? 'resource has' : 'resources have'}`;
    const message = `${number} something that a plan with mocked providers does not know: ${addresses.join(', ')}${more}.`;
    return [{ kind: 'not-known', message, count: unknown.length, addresses }];
}
function isUnknown({ type, provider_name: provider, change }, schemas) {
    if (!dist.is(fields, change.after_unknown))
        return change.after_unknown === true;
    const attributes = at(schemas, [provider, 'resource_schemas', type, 'block', 'attributes']);
    return Object.entries(change.after_unknown).some(([name, marks]) => {
        if (!holdsTrue(marks))
            return false;
        // What the provider alone computes is known to no plan.
        const isComputed = at(attributes, [name, 'computed']) === true;
        return !isComputed || at(attributes, [name, 'optional']) === true;
    });
}
function holdsTrue(marks) {
    if (typeof marks !== 'object' || marks === null)
        return marks === true;
    return Object.values(marks).some(holdsTrue);
}
function at(value, path) {
    return path.reduce((inner, key) => (dist.is(fields, inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
}
//# sourceMappingURL=read-test-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/mocked-engine.js
/**
 * Plans without credentials: `terraform test` with mocked providers, on a changed copy of the configuration. It asks
 * no provider and reads no state. What it cannot plan with certainty is undecided, with a reason.
 *
 * Source: https://developer.hashicorp.com/terraform/language/tests/mocking, tried with Terraform 1.11.4 and 1.16.
 */













/** An engine that plans with `terraform test` and mocked providers. */
function mockedEngine(options) {
    return {
        name: 'mocked',
        shape: plan_shape/* MOCKED_PLAN */.CI,
        judgedOn: 'a plan without state and credentials, with mocked providers',
        plan: (request) => (0,run_programs/* planUnpacked */.R)({ ...options, program: 'terraform' }, request, planMocked),
    };
}
const NO_STATE = {
    kind: 'empty-state',
    message: 'Planned without state and credentials, with mocked providers: every resource is planned as a new one, and nothing is seen to be changed or destroyed.',
};
const REAL = 'Plan with `engine: terraform`.';
/** No plan: the verdict is undecided, with these reasons. */
function withoutPlan({ terraformVersion }, reasons) {
    const limits = reasons
        .slice(0, 20)
        .map((message) => ({ kind: 'not-certain', message: message.slice(0, 900) }));
    return { ...(0,to_plan/* failedPlan */.nC)(terraformVersion, []), limits: [NO_STATE, ...limits] };
}
async function planMocked(unpacked) {
    const { request, options, places } = unpacked;
    const other = otherPlan(request);
    if (other !== undefined)
        return withoutPlan(request, [other]);
    const data = (0,external_node_path_.join)(places.work, '.terraform');
    await keepModules(data);
    const programs = new run_programs/* Programs */.k(options, request, { ...places, data });
    const fetched = await programs.run(['get', '-no-color']);
    if (fetched.exitCode !== 0) {
        return withoutPlan(request, [said(programs, 'The modules could not be read', fetched.stderr)]);
    }
    const token = (0,external_node_crypto_.createHash)('sha256')
        .update(request.archive ?? '')
        .digest('hex')
        .slice(0, 12);
    const { workspaceName } = request;
    const copy = { files: places.files, work: places.work, token, workspaceName };
    const prepared = await prepareCopy(copy);
    if ('reasons' in prepared)
        return withoutPlan(request, prepared.reasons);
    const filter = (0,program_log/* createLineFilter */.R)(() => undefined);
    const init = ['init', '-backend=false', '-input=false', '-no-color', '-json'];
    const ready = await programs.run(init, { take: filter.diagnostics });
    if (ready.exitCode !== 0) {
        return withoutPlan(request, errorsOf(programs, filter.log(), ready.stderr, 'init'));
    }
    const locked = await lockedProviders(places.work);
    const unmocked = locked.filter((source) => !prepared.mocked.has(source));
    if (unmocked.length > 0) {
        const reason = `The configuration requires ${unmocked.join(', ')} in a way that Plangate does not recognize, so it is not mocked. ${REAL}`;
        return withoutPlan(request, [reason]);
    }
    return test(programs, prepared);
}
async function test(programs, prepared) {
    const { request, places } = programs;
    const given = Object.entries(request.variables).filter(([name]) => prepared.variables.has(name));
    await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(Object.fromEntries(given)));
    const calls = (0,external_node_path_.join)(places.root, 'calls.log');
    const words = ['test', '-json', '-verbose', '-no-color'];
    const where = [`-test-directory=${prepared.testDirectory}`, `-var-file=${places.variablesFile}`];
    const ended = await programs.run([...words, ...where], {
        maxBytes: read_plan/* LONGEST_PLAN */.vN,
        variables: { TF_LOG_CORE: 'trace', TF_LOG_PATH: calls },
    });
    const asked = await unmockedCalls(calls);
    if (asked !== undefined)
        return withoutPlan(request, [`${asked} ${REAL}`]);
    const read = readTestPlan(ended.stdout, prepared.pendingName);
    if ('problem' in read || ended.exitCode !== 0) {
        const errors = errorsOf(programs, ended.stdout, ended.stderr, 'test');
        return withoutPlan(request, 'problem' in read && errors.length === 0 ? [read.problem] : errors);
    }
    const { document, counts } = (0,read_plan/* readPlan */.m3)(read.text);
    takeOutState(document);
    const problems = (0,program_log/* problemsIn */._)(ended.stdout).filter(({ severity }) => severity === 'warning');
    const limits = [NO_STATE, ...read.limits];
    return {
        document,
        text: JSON.stringify(document),
        counts,
        problems: problems.map(({ severity, summary, detail }) => ({ severity, summary, detail })),
        places: (0,places_in/* placesIn */.y)(request, document),
        limits,
    };
}
/** A policy that reads the state before the plan finds nothing there, not the `null` of a new resource. */
function takeOutState(document) {
    const outputs = Object.values(document.output_changes ?? {});
    for (const change of [...document.resource_changes.map((one) => one.change), ...outputs]) {
        for (const key of ['before', 'before_sensitive'])
            Reflect.deleteProperty(change, key);
    }
}
/** Why a plan of another kind cannot be made. */
function otherPlan({ isDestroy, options }) {
    const { refreshOnly, targets, replace } = options;
    if (!isDestroy && !refreshOnly && targets.length + replace.length === 0)
        return undefined;
    return `A plan with destroy, refresh-only, targets or replace needs the state. Remove these options, or plan with \`engine: terraform\`.`;
}
/** The upload has modules that were fetched. Nothing else in that directory is of the configuration. */
async function keepModules(data) {
    for (const name of await (0,promises_.readdir)(data).catch(() => [])) {
        if (name !== 'modules')
            await (0,promises_.rm)((0,external_node_path_.join)(data, name), { recursive: true, force: true });
    }
}
/** What ended a program, as sentences. File names are those of the copy, in which lines may have moved. */
function errorsOf(programs, log, stderr, command) {
    const errors = (0,program_log/* problemsIn */._)(log).filter(({ severity }) => severity === 'error');
    if (errors.length === 0)
        return [said(programs, `terraform ${command} failed`, stderr)];
    return errors.map(({ summary, detail, range }) => {
        const where = range === undefined ? '' : ` in ${programs.withoutPaths(range.filename)}`;
        const what = `The plan with mocked providers ended with an error${where}: ${summary}.`;
        const more = programs.withoutPaths(detail).split('\n\n', 1)[0]?.replaceAll(/\s+/g, ' ') ?? '';
        return `${what} ${more} ${remedyFor(summary)}`;
    });
}
function remedyFor(summary) {
    if (summary === 'No value for required variable') {
        return 'Write a value into terraform.tfvars, or pass it with `variables`.';
    }
    return 'If the real plan has no such error, plan with `engine: terraform`.';
}
function said(programs, what, stderr) {
    const words = programs.withoutPaths(stderr).replaceAll(/\s+/g, ' ').trim().slice(0, 600);
    return `${what}${words === '' ? '' : `: ${words}`}. ${REAL}`;
}
/** The providers in the lock file that `terraform init` has written, as in `registry.terraform.io/hashicorp/aws`. */
async function lockedProviders(work) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(work, '.terraform.lock.hcl'), 'utf8').catch(() => '');
    return Array.from(text.matchAll(/^provider "([^"]+)"/gm), ([, source = '']) => source);
}
/** What is asked of a provider that is mocked: its schemas, and whether the arguments are valid. */
const WITHOUT_EFFECT = /^(?:Get(?:Provider|ResourceIdentity)Schemas?|Get(?:Metadata|Functions)|Validate(?:Provider|Resource|DataResource|EphemeralResource|ListResource)Config|Close|Stop|SetProviderSchema|returning)$/;
/**
 * Reads Terraform's own log of its calls to providers (`GRPCProvider: NAME`, `internal/plugin/grpc_provider.go`).
 *
 * @returns a sentence if a provider was asked for more than its schema, or if that is not known
 */
async function unmockedCalls(path) {
    let lines = 0;
    try {
        const reader = (0,external_node_readline_.createInterface)({ input: (0,external_node_fs_.createReadStream)(path), crlfDelay: Infinity });
        for await (const line of reader) {
            lines++;
            const [, call] = /GRPCProvider(?:\.v\d+)?: (\w+)/.exec(line) ?? [];
            if (call !== undefined && !WITHOUT_EFFECT.test(call)) {
                reader.close();
                return `A provider was not mocked: Terraform asked it for ${call}. Its answer may have come from a real account.`;
            }
        }
    }
    catch {
        lines = 0;
    }
    return lines > 0 ? undefined : 'Terraform wrote no log of what it asked of providers.';
}
//# sourceMappingURL=mocked-engine.js.map
// EXTERNAL MODULE: ./build/src/service/engines/program-engine.js + 1 modules
var program_engine = __webpack_require__(2052);
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
/** Chooses what plans a local check: the static planner, a program on the PATH, mocked providers, or a plan made elsewhere. */















/** The engine of the settings, or what is wrong with it. */
async function chooseEngine(settings, directories, ports) {
    if (settings.plan !== undefined)
        return planEngine(settings.plan, settings, directories, ports);
    const name = settings.engine ?? defaultEngine(settings, directories, ports);
    if (name === undefined) {
        return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
    }
    if (name === 'static')
        return { name, engine: undefined };
    const program = name === 'mocked' ? 'terraform' : name;
    if (!(0,machine_execute/* isOnPath */.jY)(program, ports.environment)) {
        return { problems: [{ where: 'engine', message: sayMissing(name, ports.environment) }] };
    }
    const named = settings.engineEnv ?? [];
    const { githubToken = '', checksToken = '' } = settings;
    const tokens = [githubToken, checksToken];
    const variables = (0,engine_environment/* readEngineEnvironment */.A)(named, ports.environment, tokens);
    if ('problem' in variables) {
        return { problems: [{ where: 'engine-env', message: variables.problem }] };
    }
    const { execute, notApart } = await (0,apart.startsApart)(program, ports.executeBounded, variables.value);
    const options = { execute, clock: ports.clock, variables: variables.value };
    const chosen = { name, notApart };
    if (name === 'mocked') {
        const providersOf = (workspace) => providersFor(workspace, settings, directories);
        return { ...chosen, engine: mockedBy(options, providersOf) };
    }
    const pluginCache = cacheOf(settings, directories);
    const trusted = await trustedFiles(settings, directories);
    const engine = {
        name,
        shape: plan_shape/* TERRAFORM_PLAN */.lX,
        plan: (request) => (0,program_engine.programEngine)({
            ...options,
            program: name,
            pluginCache,
            trusted: trusted?.(request.workspaceName),
        }).plan(request),
    };
    return { ...chosen, engine };
}
function cacheOf({ pluginCache }, { workingDirectory }) {
    return pluginCache && (0,external_node_path_.resolve)(workingDirectory, pluginCache);
}
function sayMissing(name, environment) {
    if (name !== 'mocked') {
        return `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
    }
    const isTofu = (0,machine_execute/* isOnPath */.jY)('tofu', environment);
    const why = isTofu
        ? 'OpenTofu cannot be used for it, because it makes up values that are known after the apply only'
        : 'it runs `terraform test`';
    return `is mocked, and there is no terraform on the PATH: ${why}. Install Terraform 1.7 or newer, or write \`engine: ${isTofu ? 'tofu' : 'static'}\`.`;
}
/** Mocked providers come from where `terraform init` has put them for the workspace. */
function mockedBy(options, providersOf) {
    return {
        ...mockedEngine(options),
        plan: (request) => mockedEngine({ ...options, pluginCache: providersOf(request.workspaceName) }).plan(request),
    };
}
/** The directory of providers to use; undefined if they have to come from their registries. */
function providersFor(workspace, settings, directories) {
    const named = cacheOf(settings, directories);
    if (named !== undefined)
        return named;
    // No program is taken from a tree under judgement.
    if (directories.judgement.judged)
        return undefined;
    const { root, workingDirectory } = directories.placeOf(workspace);
    const installed = (0,external_node_path_.join)(root, workingDirectory, '.terraform', 'providers');
    return (0,external_node_fs_.existsSync)(installed) ? installed : undefined;
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
/** A job plans with the program and the state; a person without credentials, where the providers are there. */
function defaultEngine(settings, directories, ports) {
    const { environment } = ports;
    if (isInJob(directories, ports)) {
        return ['terraform', 'tofu'].find((name) => (0,machine_execute/* isOnPath */.jY)(name, environment));
    }
    const isReady = (0,machine_execute/* isOnPath */.jY)('terraform', environment) &&
        settings.workspaces.every((selector) => providersFor(selector.kind === 'name' ? selector.name : '', settings, directories) !==
            undefined);
    return isReady ? 'mocked' : 'static';
}
/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(settings, { workingDirectory, judgement, placeOf }) {
    if (!judgement.judged)
        return undefined;
    const { workspace: top = workingDirectory } = judgement;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository/* findAround */.Di)(directory, top).repository?.root;
    const files = root === undefined
        ? NO_FILES
        : await judgement.trusted(root, undefined).catch(() => NO_FILES);
    return (workspace) => {
        const { root: path } = placeOf(workspace);
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
/** What happens to a resource that exists. */
const OF_EXISTING = /"(delete|update|forget)"/;
const MOST_NOTICES = 5;
/**
 * Notices about the policies that compare `actions` with words of resources that exist already.
 *
 * @param sets the policies that judge
 */
function sayStateActions(sets) {
    return sets
        .flatMap(({ files, shownAs }) => [...files].flatMap(([path, content]) => {
        if (!/\.(?:rego|sentinel)$/.test(path) || path.endsWith('_test.rego'))
            return [];
        const text = Buffer.from(content).toString('utf8');
        if (!/\bactions\b/.test(text))
            return [];
        const lines = text.split('\n').map((line) => line.replace(/#.*$/, ''));
        const at = lines.findIndex((line) => OF_EXISTING.test(line));
        const [, word] = OF_EXISTING.exec(lines[at] ?? '') ?? [];
        if (word === undefined)
            return [];
        return [
            `${shownAs}/${path}:${at + 1} looks for the action "${word}". A plan with mocked providers knows no state and never has it: this rule finds nothing here.`,
        ];
    }))
        .slice(0, MOST_NOTICES);
}
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
// EXTERNAL MODULE: ./build/src/local/rego/open-rego.js + 14 modules
var open_rego = __webpack_require__(202);
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
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __webpack_require__(4043);
// EXTERNAL MODULE: ./build/src/gate/outside-modules.js
var outside_modules = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
/** Where each workspace of a local check is planned: no service has a setting that says it. */




/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
async function findPlaces(planned, here) {
    const byName = new Map();
    for (const selector of planned.workspaces) {
        if (selector.kind !== 'name' || selector.directory === undefined)
            continue;
        byName.set(selector.name, await placeOf(selector.directory, here));
    }
    const other = await placeOf(planned.directory, here);
    return (workspace) => byName.get(workspace) ?? other;
}
async function placeOf(written, { workingDirectory, judgement }) {
    const directory = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written));
    const repository = (0,place/* repositoryOf */._M)(directory);
    if (repository !== undefined || !judgement.judged) {
        return (0,outside_modules/* findPlannedPlace */.J)(directory, repository);
    }
    // Files that are judged choose nothing outside of the directory in which the job works.
    const job = (0,find_repository/* realOrSame */.eF)(judgement.workspace ?? workingDirectory);
    return (0,outside_modules/* findPlannedPlace */.J)(directory, (0,place/* isWithin */.UO)(directory, job) ? job : directory);
}
//# sourceMappingURL=planned-places.js.map
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
        const placed = { ...directories, placeOf: await findPlaces(settings, directories) };
        const chosen = await chooseEngine(settings, placed, ports);
        if ('problems' in chosen)
            return chosen;
        const { name, engine, notApart } = chosen;
        const opened = await open_local_open({ ...settings, engine: name }, engine, placed, ports);
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
        // It is loaded while `opa` reads the policies.
        const loading = Promise.all(/* import() */[__webpack_require__.e(105), __webpack_require__.e(120), __webpack_require__.e(342)]).then(__webpack_require__.bind(__webpack_require__, 9342));
        for (const { decides } of sets) {
            const opened = await (0,open_policies/* openPolicies */.fg)(decides, policyPorts);
            deciding.push({ opened, judged: [] });
        }
        const { startService } = await loading;
        const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        const service = await startService({
            clock: ports.clock,
            random: ports.random,
            seed: seedOf(settings, directories, token),
            policySets: deciding.map(({ opened, judged }) => recording((0,open_policies/* withoutOverrides */.Av)(opened.set), judged)),
            engine,
            runDurationMs: 0,
        });
        const send = (0,network/* openNetwork */.X)(undefined, { environment: {}, workingDirectory });
        const warnings = deciding.flatMap(({ opened }) => opened.warnings);
        const decide = sets.map(({ decides }) => decides);
        const actions = engine?.name === 'mocked' ? sayStateActions(decide) : [];
        return {
            settings: { ...settings, origin: service.origin, token },
            send,
            unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
            policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
            judgedBy: judgedBy(deciding, engine),
            notices: sets.length === 0 ? [NO_POLICIES] : [...warnings, ...actions],
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
    const { clock, endsAt, executeBounded, environment, signal } = ports;
    const limits = {
        clock,
        policyMs: policyTimeoutMs ?? open_policies/* POLICY_MS */.c7,
        deadlineMs: endsAt - (0,job_time/* keptAfterJudging */.BJ)(timeoutMs),
        processes: (0,external_node_os_.availableParallelism)(),
    };
    const plan = engine?.shape ?? plan_shape/* STATIC_PLAN */.DW;
    return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan, inputKeys };
}
function judgedBy(deciding, engine) {
    const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
    if (engine?.judgedOn === undefined)
        return all === '' ? undefined : all;
    return `${all || 'no policy'}, on ${engine.judgedOn}`;
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
function seedOf(settings, { workingDirectory, placeOf }, token) {
    const { organization } = settings;
    const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings);
    const directoryName = (0,local_names/* nameOf */.Vb)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
    const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
        ? { name: selector.name }
        : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
    const byName = new Map(workspaces.map((workspace) => {
        const inside = placeOf(workspace.name).workingDirectory || undefined;
        return [workspace.name, { ...workspace, workingDirectory: inside }];
    }));
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
