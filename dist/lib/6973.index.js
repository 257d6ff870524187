export const id = 6973;
export const ids = [6973,6077];
export const modules = {

/***/ 62960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
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
// EXTERNAL MODULE: ./build/src/policy/may-be-approved.js
var may_be_approved = __webpack_require__(65567);
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
        if (result.status !== 'overridden' || (0,may_be_approved/* isApprovedHere */.ik)(result))
            return result;
        return { ...result, override: { ...override, ...result.override } };
    });
}
//# sourceMappingURL=run-events.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/policy/baseline.js
var baseline = __webpack_require__(60065);
// EXTERNAL MODULE: ./build/src/policy/count-results.js
var count_results = __webpack_require__(50276);
// EXTERNAL MODULE: ./build/src/policy/divide-failures.js
var divide_failures = __webpack_require__(63911);
// EXTERNAL MODULE: ./build/src/policy/fitting-exceptions.js
var fitting_exceptions = __webpack_require__(92046);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/src/policy/tell-failures.js
var tell_failures = __webpack_require__(19525);
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 5 modules
var judges_judges = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var plan_entries = __webpack_require__(41293);
;// CONCATENATED MODULE: ./build/src/plan/changes-nothing.js
/** Whether an apply of a plan would do nothing: not an entry of any list changes something, and the program that made it says the same. */


/**
 * @returns false where something changes, be it outside of Terraform or in a later plan; undefined where nothing does and it is not
 *   certain either: planning failed, is not complete or not of one document, or a check did not pass
 */
function changesNothing(json) {
    for (const entry of (0,plan_entries/* entriesOf */.Mc)(json)) {
        const isIdle = (entry.list === 'resource_changes' || entry.list === 'output_changes') &&
            (0,plan_entries/* actionWords */.Iv)(entry) === 'no-op' &&
            entry.importing === undefined &&
            entry.deposed === undefined &&
            !(0,plan_entries/* isMoved */.yu)(entry);
        if (!isIdle)
            return false;
    }
    const { applyable, complete, errored, checks } = json.document;
    // A plan of a service has none of these.
    if (applyable === true)
        return false;
    const saysOther = [
        [applyable, false],
        [complete, true],
        [errored, false],
    ].some(([said, expected]) => said !== undefined && said !== expected);
    const hasPassed = (0,parse/* listOf */.c3)(checks).every((check) => (0,parse/* fieldOf */._F)(check, 'status') === 'pass');
    return saysOther || !hasPassed || json.repeated().length > 0 ? undefined : true;
}
//# sourceMappingURL=changes-nothing.js.map
// EXTERNAL MODULE: ./build/src/gate/read-changes.js
var read_changes = __webpack_require__(76617);
;// CONCATENATED MODULE: ./build/src/gate/no-changes.js
/** Whether a plan changes nothing at all. No verdict depends on it: a job may ask whether anybody has to look. */





/**
 * @param isRead the form in which judges read the JSON; undefined if none does
 * @returns false where something changes; undefined where that is not known, as of a plan of a part, of other files, or without its state
 */
async function readNoChanges(plan, isRead) {
    const known = await plan.known();
    if (plan.failed !== undefined || known.summary?.status !== 'finished')
        return undefined;
    if (known.summary.hasChanges)
        return false;
    if (!isWholePlan(plan, known))
        return undefined;
    const json = await readDocument(plan, known, isRead);
    const isNothing = json && changesNothing(json);
    if (isNothing !== true || json?.isWhole)
        return isNothing;
    // A redacted plan has no checks: the log names those that fail.
    const problems = await plan.problems();
    return problems.some(({ summary }) => /assertion failed|condition failed/i.test(summary))
        ? undefined
        : true;
}
/** Whether it was planned as an apply of all of the configuration would be, from the state as it is. */
function isWholePlan({ run, input, isPartial, unseen }, { evidence }) {
    const limits = 'limits' in evidence ? evidence.limits : [];
    const isLimited = limits.some(({ kind, finding }) => kind !== 'noted' || finding.code === 'plan-not-refreshed');
    const asked = run?.watched.run.attributes ?? {};
    const isOther = input?.is_destroy === true ||
        input?.refresh_only === true ||
        input?.refresh === false ||
        (input?.target_addrs ?? []).length > 0 ||
        (input?.replace_addrs ?? []).length > 0 ||
        asked['is-destroy'] === true ||
        asked['refresh-only'] === true ||
        asked['refresh'] === false ||
        (0,parse/* listOf */.c3)(asked['target-addrs']).length > 0 ||
        (0,parse/* listOf */.c3)(asked['replace-addrs']).length > 0;
    return !isPartial && unseen.length === 0 && !isLimited && !isOther;
}
async function readDocument(plan, { evidence }, isRead) {
    if (plan.run === undefined || isRead !== undefined) {
        const content = await plan.json(isRead === true);
        if (!('json' in content) || (await content.doubts()).length > 0)
            return undefined;
        return content.json;
    }
    const id = 'answer' in evidence ? evidence.answer?.id : undefined;
    if (id === undefined)
        return undefined;
    // It is not waited for: nobody's verdict needs it.
    return (0,read_changes/* fetchPlanJson */.y7)(id, false, plan.run.ports).catch((error) => {
        const isUnread = error instanceof read_plan/* UnreadablePlan */.np || error instanceof service_error/* ServiceError */._7;
        if (!isUnread || (error instanceof service_error/* ServiceError */._7 && error.code === 'aborted'))
            throw error;
        return undefined;
    });
}
//# sourceMappingURL=no-changes.js.map
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/current-run.js
var current_run = __webpack_require__(54908);
;// CONCATENATED MODULE: ./build/src/gate/judge.js













/** Asks the judges of files about a workspace of which nothing was started. @throws where nobody can know what one says */
async function askAboutFiles(workspace, judging, judges, ofCheck) {
    const those = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(those.map((judge) => judge.judge(workspace, judging, ofCheck)));
    return judged.filter((one) => one !== undefined);
}
/** What is said of the check as a whole, where it concerns no workspace. @throws where nobody can know what one says */
async function askAboutCheck(judging, judges) {
    const ofFiles = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(ofFiles.map(async (judge) => judge.judgeCheck?.(judging)));
    return systemsOf(judged.filter((one) => one !== undefined));
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
async function judgePlan(plan, asked, judges = judges_judges/* JUDGES */.R) {
    const { judging, files: { said, hasRun } = { said: [], hasRun: false } } = asked;
    const { showsChanges } = judging;
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
    const readsWhole = formOfJson(judging, judges);
    const ask = (reads, more) => {
        const those = isFailed ? [] : ofPlans.filter((judge) => judge.reads === reads);
        const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
        return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
    };
    const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
    let reading;
    const readChanges = async () => {
        const read = readsWhole === undefined ? undefined : await judgingRun.then(() => shared.json(readsWhole));
        return plan.changes({
            ...changesToRead(judging, judges),
            json: read && 'json' in read ? read.json : undefined,
        });
    };
    const changes = () => (reading ??= readChanges());
    const judgingPlan = judgingRun.then((judged) => ask('plan', { ofRun: systemsOf(judged), changes }));
    // In the form that other judges need, so that it is read once. A plan that cannot be read names nothing besides the files.
    const readPlan = async () => {
        const content = await shared.json(readsWhole === true);
        return { plan: 'json' in content ? content.json.document : undefined };
    };
    const first = isFailed ? [] : said;
    const [ofRun, ofPlan, ofFiles, changed, noChanges] = await Promise.all([
        judgingRun,
        judgingPlan,
        hasRun ? askAboutFilesAgain(first, readPlan) : first,
        isFailed || !showsChanges ? undefined : changes(),
        isFailed || !showsChanges
            ? undefined
            : judgingRun.then(() => readNoChanges(shared, readsWhole)),
    ]);
    const files = joinJudged(ofFiles);
    const ofService = await divideAtService(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
    const { systems, notices } = joinJudged(ofPlan);
    const inOrder = judges.flatMap((judge) => judge.systems.map(({ name }) => name));
    const placeOf = ({ judge }) => inOrder.indexOf(judge.name);
    return {
        systems: [...ofService.systems, ...systems, ...files.systems].sort((one, other) => placeOf(one) - placeOf(other)),
        json: ofPlan.find((judged) => judged.json !== undefined)?.json,
        askAgain: new Map(ofPlan.flatMap(({ systems: said = [], askAgain }) => askAgain === undefined ? [] : said.map(({ judge }) => [judge.name, askAgain]))),
        changes: changed,
        noChanges,
        notices: [...ofService.notices, ...notices, ...files.notices],
    };
}
/** Whether a judge asks for what the plan changes, and whether its JSON may be read whole for that. */
function changesToRead(judging, judges = judges_judges/* JUDGES */.R) {
    const asked = judges.flatMap((judge) => judge.reads === 'files' ? [] : (judge.asksForChanges?.(judging) ?? []));
    return {
        isGuarded: asked.length > 0,
        mayReadWhole: asked.some(({ mayReadWhole }) => mayReadWhole),
    };
}
/** Whether the judges read the JSON of a plan whole, or redacted; undefined if none reads it. */
function formOfJson(judging, judges = judges_judges/* JUDGES */.R) {
    const forms = judges.flatMap((judge) => judge.reads === 'files' ? [] : (judge.readsWhole?.(judging) ?? []));
    return forms.length === 0 ? undefined : forms.includes(true);
}
/** What a report tells of what was judged. */
function factsOf({ run }, { summary }, { systems, changes, noChanges, notices }, diagnostics) {
    const readings = systems.map(({ reading }) => reading);
    const { results, runTasks, canOverride, stoppedBeforePlan } = (0,reading/* mergeReadings */.gK)(readings);
    const { watched } = run ?? {};
    return {
        results,
        runTasks,
        canOverride,
        takesNoOverride: watched && (0,plan_of_run/* takesNoOverride */.oj)(watched.run, summary),
        // A plan that a policy kept from being made did not fail.
        plan: stoppedBeforePlan && summary?.status !== 'finished'
            ? undefined
            : summary && { ...summary, ...(noChanges !== undefined && { noChanges }) },
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
    const { systems } = parts;
    const isStarted = !('notStarted' in known.evidence);
    const asked = [...new Set([...judges_judges/* JUDGES */.R, ...judges])].filter((judge) => judge.isAsked(judging, gives) && (isStarted || judge.reads === 'files'));
    return {
        requirements: {
            requirePolicies: policy.requirePolicies,
            failOn: policy.failOn,
            base: change.base,
            noPolicies: judging.noPolicies,
            judgedBy: asked.flatMap((judge) => judge.systems),
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
        notStarted: (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing was planned, because of what the files would start.`),
    },
    attributes: undefined,
    summary: undefined,
};
function systemsOf(judged) {
    return judged.flatMap(({ systems = [] }) => systems);
}
/**
 * Divides the advisory failures at the service, by what the service said of each resource. Own policies are asked again, which is
 * done where they judge.
 */
async function divideAtService(ofRun, ofPlan, plan, judging) {
    const notices = [];
    const failures = ofRun
        .flatMap(({ reading }) => reading.results)
        .filter(({ level, status }) => level === 'advisory' && status === 'failed');
    const { findBaseRun, ports } = plan.run ?? {};
    const known = findBaseRun && (await plan.known()).evidence;
    const readBase = known && ports && 'answer' in known
        ? (0,current_run/* openBaseOfService */.c3)(failures, { plan: known.answer, findBaseRun }, ports, (notice) => {
            notices.push(notice);
        })
        : undefined;
    const exceptedFor = (0,fitting_exceptions/* exceptionsFor */.we)({
        workspace: plan.workspace.name,
        exceptions: withoutOwnExceptions(ofPlan, judging.exceptions),
    });
    const divided = new Map(await Promise.all(failures.map(async (failure) => {
        const { results } = await (0,divide_failures/* divideFailure */.u)(failure, {
            without: async (isLeftOut) => (0,tell_failures/* withoutAddresses */.tg)(failure, isLeftOut),
            excepted: exceptedFor(failure),
            readBase: readBase && (() => readBase(failure)),
        });
        return [failure, results];
    })));
    const systems = ofRun.map((system) => {
        const results = system.reading.results.flatMap((result) => divided.get(result) ?? [result]);
        return { ...system, reading: { ...system.reading, results } };
    });
    return { systems, notices };
}
/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(ofPlan, exceptions) {
    const own = ofPlan.filter(({ judge }) => judge.excepted === 'by-directory-and-policy');
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
/** A line for each judge: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
function describePolicyResults(results) {
    const byTitle = new Map();
    for (const result of results)
        (0,add_to/* addTo */.D)(byTitle, result.judge.title, result);
    return Array.from(byTitle, ([title, ofSystem]) => {
        const policies = new Set(ofSystem.map(baseline/* keyOfPolicy */.Pc)).size;
        const counts = (0,count_results/* countResults */.a)(ofSystem);
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
        return `${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`;
    });
}
//# sourceMappingURL=judge.js.map
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(29725);
// EXTERNAL MODULE: ./build/src/approvals/examine-lines.js + 2 modules
var examine_lines = __webpack_require__(37069);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(79925);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/src/plan/count-words.js
var count_words = __webpack_require__(74742);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/plan/configured-modules.js
var configured_modules = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
;// CONCATENATED MODULE: ./build/src/approvals/hidden-values.js
/** What is put in the place of sensitive values, so that nobody can find them by trying, and a changed one still counts. */




/**
 * @param key `record-key`; undefined without one: then a hidden value leaves only its place
 * @param place keeps equal values of two places from having one digest
 */
function createHiding(key, place) {
    const hiding = {
        hasHidden: false,
        hide(value) {
            hiding.hasHidden = true;
            if (key === undefined)
                return { hidden: true };
            return { hidden: (0,canonical/* keyedDigest160 */.KF)(key, 'hidden value', (0,canonical/* canonicalJson */.dj)([place, value])) };
        },
    };
    return hiding;
}
/** What an entry says, without its sensitive values. */
function withoutHidden(entry, hiding) {
    const { said, change, values } = entry;
    if (!(0,parse/* isRecord */.u4)(said))
        return said;
    if ((0,plan_entries/* isOfAction */.kY)(entry)) {
        const hasValues = 'config_values' in said || 'config_sensitive' in said;
        return hasValues ? hideIn(said, ['config_values'], [values.sensitiveAfter], hiding) : said;
    }
    // What is sensitive on one side is hidden on both.
    const marks = [values.sensitiveBefore, values.sensitiveAfter];
    const shown = () => hideIn(change, ['before', 'after'], marks, hiding);
    if (change === said)
        return shown();
    return change === said['change'] ? { ...said, change: shown() } : said;
}
function hideIn(part, names, marks, hiding) {
    // Old formats have no marks: there, each value counts as sensitive.
    const areKnown = marks.some((mark) => (0,parse/* isRecord */.u4)(mark) || typeof mark === 'boolean');
    // A service leaves out the values, and not the marks.
    if (marks.some((mark) => (0,plan_json/* isMarked */.rZ)(mark)))
        hiding.hasHidden = true;
    const hidden = names.map((name) => {
        const value = part[name] ?? undefined;
        return [name, hideMarked(value, areKnown ? marks : [true], hiding)];
    });
    return { ...part, ...Object.fromEntries(hidden) };
}
/** The value with what is marked in it hidden. @param marks trees of its shape, with `true` where it is sensitive */
function hideMarked(value, marks, hiding) {
    if (value === undefined || value === null)
        return value;
    if (marks.includes(true))
        return hiding.hide(value);
    const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
    if (trees.length === 0 || typeof value !== 'object')
        return value;
    const inner = (name, member) => hideMarked(member, trees.map((mark) => (Object.hasOwn(mark, name) ? (0,parse/* fieldsOf */.Pf)(mark)[name] : false)), hiding);
    if (Array.isArray(value))
        return value.map((item, index) => inner(String(index), item));
    const members = Object.entries(value).map(([name, member]) => [
        name,
        inner(name, member),
    ]);
    return Object.fromEntries(members);
}
/** The variables of the root module, by name; those that the configuration marks as sensitive are hidden. */
function hiddenVariables(variables, declared, key) {
    const hidden = new Set();
    const values = Object.entries((0,parse/* fieldsOf */.Pf)(variables)).map(([name, variable]) => {
        const value = (0,parse/* fieldOf */._F)(variable, 'value');
        const declaration = Object.hasOwn((0,parse/* fieldsOf */.Pf)(declared), name)
            ? (0,parse/* fieldsOf */.Pf)(declared)[name]
            : undefined;
        const isPlain = (0,parse/* isRecord */.u4)(declaration) && (declaration['sensitive'] ?? false) === false;
        if (isPlain)
            return [name, value];
        hidden.add(name);
        return [name, createHiding(key, ['variable', name]).hide(value)];
    });
    return { values: Object.fromEntries(values), hidden };
}
//# sourceMappingURL=hidden-values.js.map
;// CONCATENATED MODULE: ./build/src/approvals/configured.js
/**
 * What the configuration of a plan says of its entries: how the provider of a resource is configured, and whether something of
 * an entry is decided by the files alone. A plan shows of an expression only what it refers to, and its value only where
 * it is a constant.
 */








/** Makes the function that says what the configuration adds to an entry. */
function readConfigured({ configuration, variables: written, states }, key) {
    const root = (0,parse/* fieldOf */._F)(configuration, 'root_module');
    const blockAt = (0,configured_modules/* findBlocks */.yM)(configuration);
    const hasProvisioner = mayProvision(configuration);
    const variables = hiddenVariables(written, (0,parse/* fieldOf */._F)(root, 'variables'), key);
    const allVariables = (0,canonical/* digest160 */.SN)('variables', (0,canonical/* canonicalJson */.dj)(variables.values));
    const around = {
        configs: (0,parse/* fieldsOf */.Pf)((0,parse/* fieldOf */._F)(configuration, 'provider_config')),
        areShown: configuration !== undefined,
        variables,
        valuesOf: valuesByAddress(states),
    };
    const providers = new Map();
    const digests = new Map();
    return (entry) => {
        if (entry.list === 'output_changes')
            return contextOfOutput(entry);
        const { address: at = '', block } = blockAt(entry.address) ?? {};
        const name = (0,parse/* textIn */.r7)(entry.provider);
        const named = { configKey: (0,parse/* textIn */.r7)(block?.['provider_config_key']), name };
        const about = JSON.stringify([named.configKey, name]);
        const provider = providers.get(about) ?? readProvider(named, around);
        providers.set(about, provider);
        if (block !== undefined && !digests.has(block)) {
            digests.set(block, digestOfBlock(block, at, variables));
        }
        const isDecidedWith = (mayHideBlocks) => isDecidedByFiles(entry, block, mayHideBlocks);
        const isAlways = hasProvisioner || !provider.isVisible || isDecidedWith(false);
        const decidedByFiles = isAlways ? 'always' : isDecidedWith(true) ? 'hidden-blocks' : 'never';
        const needsSameFiles = decidedByFiles !== 'never';
        return {
            provider: provider.digest,
            variables: needsSameFiles ? allVariables : undefined,
            block: block && digests.get(block),
            needsSameFiles,
            decidedByFiles,
            hasHidden: provider.hasHidden || (needsSameFiles && variables.hidden.size > 0),
        };
    };
}
/** No provider has a part in an output. */
function contextOfOutput({ values }) {
    const needsSameFiles = (0,plan_json/* isMarked */.rZ)(values.unknownAfter);
    const decidedByFiles = needsSameFiles ? 'always' : 'never';
    return { needsSameFiles, decidedByFiles, hasHidden: false };
}
/** The configuration of a provider, as far as the plan has it, with the variables and the objects that it refers to. */
function readProvider({ configKey, name }, { configs: all, areShown, variables, valuesOf }) {
    const isKnown = configKey !== undefined && Object.hasOwn(all, configKey);
    const configs = isKnown ? [all[configKey]] : configsOf(all, name);
    const references = [...new Set(configs.flatMap(referencesIn))].sort();
    const isInModule = configs.some((config) => (0,parse/* fieldOf */._F)(config, 'module_address') !== undefined);
    const names = variablesIn(references, isInModule, variables);
    const isVisible = areShown && configs.every((config) => isConstant((0,parse/* fieldOf */._F)(config, 'expressions')));
    const shown = {
        configKey,
        name,
        configs,
        variables: valuesOfVariables(names, variables),
        values: configs.flatMap((config) => references.map((each) => valuesOf((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(config, 'module_address')), each))),
    };
    return {
        digest: (0,canonical/* digest160 */.SN)('provider', (0,canonical/* canonicalJson */.dj)(shown)),
        isVisible,
        hasHidden: names.some((each) => variables.hidden.has(each)),
    };
}
/** Undefined for a block without a provisioner or a write-only argument. @param at its address, without keys */
function digestOfBlock(block, at, variables) {
    if (!hasProvisioners(block) && !writesOnly(block['expressions']))
        return undefined;
    const references = [...new Set(referencesIn(block))].sort();
    const names = variablesIn(references, at.startsWith('module.'), variables);
    const shown = { block, variables: valuesOfVariables(names, variables) };
    return (0,canonical/* digest160 */.SN)('block', (0,canonical/* canonicalJson */.dj)(shown));
}
const ROOT_VARIABLE = /^var\.([^.[]+)/;
/** The variables of the root module that may have a part in something that has these references. */
function variablesIn(references, isInModule, { values }) {
    const direct = references.flatMap((reference) => ROOT_VARIABLE.exec(reference)?.[1] ?? []);
    const areAllDirect = direct.length === references.length && !isInModule;
    return areAllDirect ? direct : Object.keys(values);
}
function valuesOfVariables(names, { values }) {
    return names.map((name) => [name, values[name]]);
}
/** What may be the configuration of a provider, where the plan does not say which one a resource has. */
function configsOf(providers, name) {
    return Object.values(providers).filter((config) => ((0,parse/* fieldOf */._F)(config, 'full_name') ?? name) === name);
}
/** Whether all expressions are constants. An expression without a constant is an object without members; so is no empty block. */
function isConstant(expressions) {
    return Object.values((0,parse/* fieldsOf */.Pf)(expressions)).every((expression) => {
        if (Array.isArray(expression))
            return expression.every(isConstant);
        if (!(0,parse/* isRecord */.u4)(expression))
            return false;
        if (Object.hasOwn(expression, 'constant_value'))
            return true;
        const hasMembers = Object.keys(expression).length > 0;
        return hasMembers && !Object.hasOwn(expression, 'references') && isConstant(expression);
    });
}
function referencesIn(value) {
    return Object.entries((0,parse/* fieldsOf */.Pf)(value)).flatMap(([name, member]) => name === 'references'
        ? (0,parse/* listOf */.c3)(member).filter((reference) => typeof reference === 'string')
        : referencesIn(member));
}
/**
 * Whether a value of the entry is written in the files and not in the plan: it is unknown, or write-only, which no plan marks.
 *
 * @param mayHideBlocks whether the block may have parts that no plan shows
 */
function isDecidedByFiles({ values: sides, actions = [] }, block, mayHideBlocks) {
    const { after, unknownAfter: unknown } = sides;
    const isRemoved = actions.length > 0 && actions.every((action) => action === 'delete' || action === 'forget');
    // A block `removed` may have a provisioner, and is in no plan.
    if (block === undefined)
        return !isRemoved || mayHideBlocks;
    const expressions = (0,parse/* fieldsOf */.Pf)(block['expressions']);
    const marks = (0,parse/* fieldsOf */.Pf)(unknown);
    const isUnknown = unknown === true ||
        Object.entries(marks).some(([name, mark]) => (0,plan_json/* isMarked */.rZ)(mark) && (mayHideBlocks || mark !== true || Object.hasOwn(expressions, name)));
    if (isUnknown || isRemoved)
        return isUnknown;
    const values = (0,parse/* fieldsOf */.Pf)(after);
    const isWriteOnly = Object.keys(expressions).some((name) => (values[name] ?? undefined) === undefined && !isNull(expressions[name]));
    return isWriteOnly || Object.values(values).some(hasWriteOnlyName);
}
/** Whether a block of a configuration has a provisioner, or the plan does not show its configuration. */
function mayProvision(configuration) {
    const modules = [...(0,configured_modules/* configuredModules */.C3)(configuration)];
    const blocks = modules.flatMap((module) => [...(0,configured_modules/* blocksOf */.SH)(module)]);
    return modules.length === 0 || blocks.some(({ block }) => hasProvisioners(block));
}
function hasProvisioners({ provisioners }) {
    return (0,parse/* listOf */.c3)(provisioners).length > 0;
}
/** Whether an argument of a block, or of a block in it, is write-only by its name. */
function writesOnly(expressions) {
    return Object.entries((0,parse/* fieldsOf */.Pf)(expressions)).some(([name, inner]) => (0,lacked_values/* isWriteOnlyName */.pW)(name) || writesOnly(inner));
}
function isNull(expression) {
    return (0,parse/* isRecord */.u4)(expression) && expression['constant_value'] === null;
}
function hasWriteOnlyName(value) {
    return Object.entries((0,parse/* fieldsOf */.Pf)(value)).some(([name, member]) => ((0,lacked_values/* isWriteOnlyName */.pW)(name) && member === null) || hasWriteOnlyName(member));
}
/** Finds what is not sensitive of the objects that a reference names: a provider may be configured by them. */
function valuesByAddress(states) {
    let known;
    const read = () => {
        const found = new Map();
        const resources = states().flatMap((state) => [...(0,plan_json/* resourcesOf */.F3)(state)]);
        for (const { address, values, sensitive_values: marks } of resources) {
            const name = (0,model_address/* withoutKeys */.Pe)((0,parse/* textIn */.r7)(address) ?? '');
            const shown = hideMarked(values, [marks], createHiding(undefined, ''));
            (0,add_to/* addTo */.D)(found, name, [address, shown]);
        }
        return found;
    };
    return (moduleAddress, reference) => {
        known ??= read();
        const prefix = moduleAddress === undefined ? '' : `${moduleAddress}.`;
        return known.get((0,model_address/* withoutKeys */.Pe)(prefix + reference)) ?? [];
    };
}
//# sourceMappingURL=configured.js.map
;// CONCATENATED MODULE: ./build/src/approvals/plan-entries.js
/**
 * Everything in a plan that changes something, as entries that can be compared with those of another plan. An entry is the
 * digest of all that the plan says of it, with every digit of its numbers, and of how its provider is configured.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */







/** Reads the entries of a plan. Yields before each, so that the caller can let other work go on. */
function* readPlanEntries(json, how) {
    const contextOf = readContexts(json, how.key);
    const isRelevant = how.readsDrift === true ? () => true : readRelevant(json.exact('relevant_attributes'));
    const entries = [];
    for (const entry of (0,plan_entries/* entriesOf */.Mc)(json)) {
        yield;
        const isLeftOut = entry.list === 'resource_drift' && (0,parse/* isRecord */.u4)(entry.whole) && !isRelevant(entry);
        const words = isLeftOut ? [] : (0,count_words/* wordsOfEntry */.tQ)(entry);
        if (words.length > 0)
            entries.push(toPlanEntry(entry, words, { how, contextOf }));
    }
    return entries;
}
/** Makes the function that says what the configuration of a plan adds to one of its entries. */
function readContexts(json, key) {
    const member = (name) => json.exact(name);
    return readConfigured({
        configuration: member('configuration'),
        variables: member('variables'),
        states: () => [(0,parse/* fieldOf */._F)(member('prior_state'), 'values'), member('planned_values')],
    }, key);
}
/** Drift that a change refers to, where no policy reads drift; all of it where the plan does not say to what changes refer. */
function readRelevant(attributes) {
    if (!Array.isArray(attributes))
        return () => true;
    const resourceOf = (attribute) => (0,model_address/* withoutKeys */.Pe)((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(attribute, 'resource')) ?? '');
    const referred = new Set(attributes.map(resourceOf));
    return ({ address = '' }) => referred.has((0,model_address/* withoutKeys */.Pe)(address));
}
function toPlanEntry(entry, words, { how: { key }, contextOf }) {
    const { list, at, name, around } = entry;
    const hiding = createHiding(key, [list, name]);
    const shown = withoutHidden(entry, hiding);
    const context = contextOf(entry);
    const { provider, variables, needsSameFiles } = context;
    const text = (0,canonical/* canonicalJson */.dj)({
        member: list,
        name,
        outer: around,
        said: shown,
        provider,
        variables,
    });
    const { hasHidden } = hiding;
    const isUncompared = key === undefined && (hasHidden || context.hasHidden);
    const counted = isUncompared ? [...words, 'uncompared'] : words;
    return {
        name,
        place: list === 'unknown' ? [String(at)] : [list, at],
        text: `${counted.join('+')} ${(0,canonical/* digest160 */.SN)('entry', text)}`,
        hasHidden,
        needsSameFiles,
    };
}
//# sourceMappingURL=plan-entries.js.map
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
function askedPolicy({ judge, policy, approval }) {
    const isOfNamed = judge.counted === 'rule' && approval !== undefined;
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
// EXTERNAL MODULE: ./build/src/gate/installed-modules.js
var installed_modules = __webpack_require__(82227);
;// CONCATENATED MODULE: ./build/src/gate/asked-workspace.js









async function askedIn(judged, approvals) {
    const { plan, facts, parts, judging, signal } = judged;
    const failures = resultsToApprove(parts).map((result) => ({
        result,
        questions: questionsOf(result),
    }));
    const overridesAtService = parts.systems.some(({ judge, reading }) => judge.acceptedBy === 'service' && reading.results.some((result) => (0,may_be_approved/* mayBeApproved */.eG)(result)));
    const { name } = plan.workspace;
    const nothing = {
        workspace: {
            name,
            scope: scopeOf(judged, approvals),
            questions: [],
            entries: [],
            run: facts.runId,
            variables: facts.variables && (0,canonical/* digest160 */.SN)('variables at the service', facts.variables),
            files: NO_FILES,
        },
        failures: [],
        overridesAtService,
        askAgain: async () => 'unknown',
        entriesOf: async () => undefined,
        wasEnded: async () => true,
    };
    if (failures.length === 0)
        return nothing;
    const json = parts.json ?? (await readPlanJsonOf(plan, judging));
    if (json === undefined) {
        const note = (0,finding/* finding */.gk)('approvals-unread', (0,sentence/* phrase */.MZ) `Nothing can be approved in ${(0,sentence/* workspacePart */.TG)(name)}: the JSON of the plan could not be read.`, { about: { workspace: name } });
        return { ...nothing, note };
    }
    const { own } = judging;
    const readsDrift = own !== undefined && own.readsDrift !== false;
    const reading = { key: approvals.key, readsDrift };
    const entriesIn = (of) => (0,take_turn/* runInTurns */.hp)(readPlanEntries(of, reading), signal);
    const { root, workingDirectory } = facts;
    const directory = root === undefined ? undefined : `${root}/${workingDirectory}`;
    const [entries, files] = await Promise.all([
        entriesIn(json),
        approvals.digestFiles({
            workspace: name,
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
        askAgain: (asked) => askAgain(asked, failures, parts),
        async entriesOf(runId) {
            const other = await plan.run?.jsonOf(runId, json.isWhole);
            return other && entriesIn(other);
        },
        wasEnded: async (runId) => plan.run?.wasEnded(runId) ?? true,
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
function resultsToApprove({ systems }) {
    const readings = systems.filter(may_be_approved/* isApprovedHere */.ik).map(({ reading }) => reading);
    return readings.flatMap(({ results }) => results.filter((result) => (0,may_be_approved/* mayBeApproved */.eG)(result)));
}
function scopeOf({ plan: { workspace }, facts: { root = '', workingDirectory } }, { organization = '', directoryOf }) {
    return workspace.id === undefined
        ? { directory: directoryOf(root, workingDirectory) }
        : { organization, workspace: workspace.id };
}
async function readPlanJsonOf(plan, judging) {
    const content = await plan.json(changesToRead(judging).mayReadWhole);
    return 'json' in content ? content.json : undefined;
}
/** A plan shows what it was made of as well, where its files are not on this machine. */
function withPlanned({ digests, ...files }, json) {
    const planned = json.texts().findLast(([member]) => member === 'configuration')?.[1];
    const text = (0,canonical/* canonicalJson */.dj)([digests.configuration, planned]);
    return { ...files, digests: { ...digests, configuration: (0,canonical/* digest160 */.SN)('configuration', text) } };
}
/** What the judge of a failure says of the plan without what was approved. */
async function askAgain({ policySet, policy, without, workspace: { entries } }, failures, { askAgain: ask }) {
    const isMeant = (each) => each.policySet === policySet && each.policy === policy;
    const failure = failures.find(({ questions }) => questions.some(isMeant));
    const judge = failure && ask?.get(failure.result.judge.name);
    const results = await judge?.({ policySet, policy, without, all: entries });
    if (results === undefined)
        return 'unknown';
    const failing = results.filter(({ status }) => status !== 'passed');
    return { messages: failing.flatMap(questionsOf).filter(isMeant) };
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
    const examined = written.requests.map(({ place, texts, againAt, look }) => look === undefined
        ? { number: place.request, lines: [], refused: [], notes: [], needsOneMore: false }
        : (0,examine_lines/* examineLines */.D6)({ place, texts: [...texts, ...own], againAt, ...look, overridesAtService }));
    const isHead = written.requests.every(({ place }) => place.head === approvals.commit);
    const compared = {
        rules,
        key,
        besideOthers: written.requests.length > 1 || !isHead,
        ...(await readOtherRuns(examined, said)),
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
function approversOf({ judge, policySet, policy, approval }, owners) {
    const isOfGuard = judge.counted === 'rule';
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
    const endedRuns = new Set();
    const approved = examined.flatMap(({ lines }) => lines.flatMap(({ text }) => text.workspaces));
    for (const { scope, plan } of approved) {
        if (!('run' in plan) || entriesOfRuns.has(plan.run))
            continue;
        const of = said.find(({ workspace }) => (0,canonical/* canonicalJson */.dj)(workspace.scope) === (0,canonical/* canonicalJson */.dj)(scope));
        if (of === undefined || of.failures.length === 0 || of.workspace.run === plan.run)
            continue;
        const entries = await of.entriesOf(plan.run);
        if (entries === undefined)
            continue;
        entriesOfRuns.set(plan.run, entries);
        if (await of.wasEnded(plan.run))
            endedRuns.add(plan.run);
    }
    return { entriesOfRuns, endedRuns };
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
        againAt: examined.length === 1 ? examined[0]?.againAt : undefined,
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
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
// EXTERNAL MODULE: ./build/src/gate/result.js
var gate_result = __webpack_require__(32940);
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
const planned_entries_APPLIED_LISTS = ['resource_changes', 'output_changes', 'action_invocations'];
/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `variable`: it has none, but may depend on a variable with such a value.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that this version does not know, or its name is there twice.
 */
const NOT_COMPARED = ['sensitive', 'variable', 'configuration', 'form'];
/** 80 bits, because records hold many of them: who does not have the key cannot search for two values with one digest. */
const KEYED_LETTERS = 16;
/** A digest that has a key. */
const KEYED_PATTERN = /^[a-z2-7]{16}$/;
/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
function* readPlannedEntries(json, 
/** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
{ key }) {
    const digest = (subject, value) => key === undefined
        ? (0,canonical/* digest160 */.SN)(`seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value))
        : (0,canonical/* keyedDigest160 */.KF)(key, `seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value)).slice(0, KEYED_LETTERS);
    const contextOf = readContexts(json, key);
    const reader = {
        digest,
        contextOf,
        hidesSensitive: key === undefined || !json.isWhole,
        lacksConfiguration: !(0,parse/* isRecord */.u4)(json.document['configuration']),
    };
    const entries = [];
    const unchanged = new Map();
    for (const list of planned_entries_APPLIED_LISTS) {
        for (const entry of (0,plan_entries/* entriesOf */.Mc)(json, [list])) {
            yield;
            const words = countWordsOf(entry);
            if (words.length > 0)
                entries.push(readEntry({ list, words }, entry, reader));
            else
                unchanged.set((0,canonical/* canonicalJson */.dj)([list, entry.name]), entry);
        }
    }
    const variables = hiddenVariables(json.exact('variables'), (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(json.document['configuration'], 'root_module'), 'variables'), key);
    const compared = Object.entries(variables.values).filter(([name]) => key !== undefined || !variables.hidden.has(name));
    return {
        entries: withoutRepeated(entries),
        variables: Object.fromEntries(compared.map(([name, value]) => [name, digest('variable', [name, value])])),
        drifted: new Set((0,plan_entries/* addressesOf */.sO)(json.document, ['resource_drift'])),
        unchanged(list, name) {
            const entry = unchanged.get((0,canonical/* canonicalJson */.dj)([list, name]));
            return entry === undefined ? undefined : readEntry({ list, words: [] }, entry, reader);
        },
        hasProvisioner: mayProvision(json.exact('configuration')),
        notWhole: notWholeOf(json),
    };
}
function countWordsOf(entry) {
    const words = (0,count_words/* wordsOfEntry */.tQ)(entry);
    const isKnown = entry.list !== 'output_changes' || ['create', 'update', 'delete'].includes((0,plan_entries/* actionWords */.Iv)(entry));
    return isKnown || words.length === 0 || words.includes('other') ? words : [...words, 'other'];
}
const REMOVES = new Set(['destroy', 'replace', 'forget']);
/** Whether it destroys, replaces or forgets something, or may do so. */
function isRemoval({ words }) {
    return words.some((word) => REMOVES.has(word) || word === 'other');
}
function readEntry({ list, words }, entry, reader) {
    const { name, said, values, importing } = entry;
    const { digest } = reader;
    const isAction = list === 'action_invocations';
    const written = (0,plan_entries/* actionWords */.Iv)(entry);
    // A value of an output is set, whether it had one or not.
    const actions = list === 'output_changes' && written === 'create' ? 'update' : written;
    const previous = entry.previousAddress ?? name;
    const removes = list === 'resource_changes' && words.some((word) => REMOVES.has(word));
    // What is deleted or forgotten has no values after. An entry without an action sets some if it is imported, and where no word says
    // what it does, it may.
    const setsValues = isAction ||
        (actions === 'no-op'
            ? importing !== undefined || words.length === 0
            : actions.split(',').some((action) => action !== 'delete' && action !== 'forget'));
    const { unknown, hasHiddenKeys, endWithout, attributes } = readEnd(entry, digest);
    const { end, changed } = (setsValues ? endWithout(unknown) : undefined) ?? {};
    const context = reader.contextOf(entry);
    const marks = [
        ...(removes ? [values.sensitiveBefore] : []),
        ...(setsValues ? [values.sensitiveAfter] : []),
    ];
    const isUnread = words.includes('other') || (setsValues && end === undefined);
    const notCompared = hasHiddenKeys ? 'sensitive' : notComparedOf(context, marks, reader);
    return {
        list,
        name,
        words,
        decidedByFiles: context.decidedByFiles,
        actions,
        isDeposed: (0,plan_entries/* isDeposed */.DT)(entry) ? true : undefined,
        provider: context.provider && digest('provider', context.provider),
        block: context.block && digest('block', context.block),
        trigger: isAction ? digest('trigger', withoutConfig(said)) : undefined,
        importing: importing === undefined ? undefined : digest('importing', importing),
        previous: previous === name ? undefined : digest('previous', previous),
        before: removes ? digest('before', values.before) : undefined,
        end,
        changed,
        unknown: end === undefined || hasHiddenKeys ? [] : unknown,
        notCompared: isUnread ? 'form' : notCompared,
        endWithout,
        attributes,
    };
}
function readEnd(entry, digest) {
    const { before, after: values, unknownAfter: marks, sensitiveAfter: sensitive } = entry.values;
    const isUpdate = (0,plan_entries/* actionWords */.Iv)(entry) === 'update' && (0,parse/* isRecord */.u4)(values);
    const lacked = (0,lacked_values/* lackedIn */.mv)({ path: [], values, marks, sensitive });
    const unknown = lacked
        .map(({ path }) => path)
        .sort((one, other) => ((0,canonical/* canonicalJson */.dj)(one) < (0,canonical/* canonicalJson */.dj)(other) ? -1 : 1));
    return {
        unknown,
        // The paths are written into a comment, and the keys of a sensitive map are sensitive.
        hasHiddenKeys: lacked.some(({ shown }) => shown !== undefined),
        attributes: () => ((0,parse/* isRecord */.u4)(values) ? values : { value: values }),
        endWithout(paths) {
            const left = withoutPaths(values ?? null, unknown, paths);
            return (left && {
                end: digest('end', [left.value, paths]),
                changed: isUpdate
                    ? digest('changed', [idOf(before), changedIn(before, left.value, paths), paths])
                    : undefined,
            });
        },
    };
}
/** Nearly all resources have an attribute of this name, which tells one object from another. */
const idOf = (before) => (0,parse/* fieldOf */._F)(before, 'id') ?? null;
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
    const isSensitive = marks.some((mark) => (mark ?? undefined) === undefined || (0,plan_json/* isMarked */.rZ)(mark));
    if (isSensitive && hidesSensitive)
        return 'sensitive';
    if (context.hasHidden && hidesSensitive)
        return 'variable';
    return context.provider !== undefined && lacksConfiguration ? 'configuration' : undefined;
}
/** What an invocation says beside the values of its block. */
function withoutConfig(entry) {
    return Object.fromEntries(Object.entries((0,parse/* recordOf */.zv)(entry)).filter(([name]) => !name.startsWith('config_')));
}
/** By what an entry is found in another plan: one plan has it once. */
function planned_entries_placeInLists({ list, name, trigger, isDeposed, before, }) {
    return (0,canonical/* canonicalJson */.dj)([list, name, trigger, isDeposed && before]);
}
/** Of those that one plan has twice, nothing says which one a request showed. */
function withoutRepeated(entries) {
    const numbers = new Map();
    for (const entry of entries)
        numbers.set(planned_entries_placeInLists(entry), (numbers.get(planned_entries_placeInLists(entry)) ?? 0) + 1);
    return entries.map((entry) => (numbers.get(planned_entries_placeInLists(entry)) ?? 0) > 1 ? { ...entry, notCompared: 'form' } : entry);
}
function notWholeOf(json) {
    const { complete } = json.document;
    const deferred = (0,plan_entries/* entriesOfDocument */.je)(json.document, [
        'deferred_changes',
        'deferred_action_invocations',
    ]);
    const isDeferred = deferred.next().done !== true;
    if (json.isErrored) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `Planning failed, so the plan may lack changes.`);
    }
    if (isDeferred || (complete !== undefined && complete !== true)) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan is not all that there is to do: something is deferred, or left out by a target.`);
    }
    const [unknown] = (0,plan_entries/* unknownEntries */.Nj)(json);
    if (unknown !== undefined) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan has ${(0,sentence/* setting */.Pe)(String(unknown.at))}, which this version does not know: it may be something to apply.`);
    }
    if (json.repeated().length === 0)
        return undefined;
    return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The JSON of the plan names something twice, so that one of the two is hidden.`);
}
//# sourceMappingURL=planned-entries.js.map
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
const digest = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(KEYED_PATTERN));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const entrySchema = dist/* strictTuple */.CxQ([
    dist/* picklist */.KIO(planned_entries_APPLIED_LISTS.map((_, at) => at)),
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
        notCompared: dist/* optional */.lqM(dist/* picklist */.KIO(NOT_COMPARED)),
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
            planned_entries_APPLIED_LISTS.indexOf(entry.list),
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
        const of = APPLIED_LISTS[list];
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
            const reading = (0,take_turn/* runInTurns */.hp)(readPlannedEntries(content.json, { key }), signal);
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
 * decides (`hidden-files.ts`, `refuse-excluded.ts`).
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
    let ofCheck = [];
    try {
        if (results.length === 0) {
            ofCheck = await (0,ended_by/* endedBy */.m)(scope.overdue, askAboutCheck(request.judging, judges));
        }
    }
    catch (error) {
        return unjudged(error);
    }
    const durationMs = scope.elapsedMs();
    return {
        verdict: (0,gate_result/* verdictOf */.Vj)(results, request, ofCheck),
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
    const ofCheck = { all, skipped };
    const beginning = found.map((workspace) => () => begin(workspace, ofCheck, check));
    const begun = await (0,take_turn/* runConcurrently */.G)(beginning, MOST_BEGUN_AT_ONCE);
    // One that is refused by itself says nothing against the others.
    const isAlone = (at) => {
        const workspace = found[at];
        return workspace !== undefined && (0,plans_from/* isUnjudged */.t)(workspace) && workspace.isAlone === true;
    };
    const holding = begun.filter((one, at) => !('said' in one) && !isAlone(at));
    const mayBegin = !plansFrom.startsTogether || holding.length === 0;
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
            result = { ...(0,gate_result/* workspaceFacts */.FK)(one.workspace), verdict: (0,decide/* decideUnjudged */.Rh)(notStarted(holding)) };
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
        unaffected: [...skipped, ...unconcerned].map(({ name }) => name),
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
async function begin(workspace, ofCheck, check) {
    const { request, scope, judges } = check;
    if ((0,plans_from/* isUnjudged */.t)(workspace)) {
        const { name, error, missedBy } = workspace;
        return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
    }
    try {
        const judging = askAboutFiles(workspace, request.judging, judges, ofCheck);
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
    const { evidence, facts } = withoutPlan(said, { gives: plansFrom.gives, judges }, request);
    const letPlan = judges.flatMap((judge) => judge.reads === 'files' && judge.letsPlan === true ? judge.systems : []);
    const claimsOfFiles = {
        ...claims,
        ...Object.fromEntries(letPlan.map(({ name }) => [name, {}])),
        plan: {},
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
            progress.said = await askAboutFilesAgain(progress.said, async () => ({ lockFile }));
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
        judgePlan(plan, { judging, pullRequest, signal, files }, judges),
        plan.problems(),
    ]);
    const first = {
        ...judged,
        systems: judged.systems.map((each) => {
            if (!each.judge.mayHoldLater)
                return each;
            const { allowUnknown } = request.policy;
            const results = (0,own_policies/* withConditions */.Zn)(each.reading.results, approvals?.owners, allowUnknown);
            return { ...each, reading: { ...each.reading, results } };
        }),
    };
    const decideBy = async (parts) => {
        const facts = factsOf(plan, known, parts, problems);
        const expected = { gives: plansFrom.gives, judges };
        const verdict = (0,decide/* decide */.LD)(evidenceOf(plan, { known, parts }, expected, request), claims);
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
        for (const words of describePolicyResults(judged.results)) {
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

/***/ 78039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ createdAt),
/* harmony export */   FG: () => (/* binding */ MOST_PLAN_AGE_MS),
/* harmony export */   o1: () => (/* binding */ UnreadError),
/* harmony export */   oS: () => (/* binding */ createListedRuns)
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

/***/ 69354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zm: () => (/* binding */ MANY_RUNS),
  Iw: () => (/* binding */ createOverview),
  FF: () => (/* binding */ listWorkspaces)
});

// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
;// CONCATENATED MODULE: ./build/src/gate/groups.js
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
const entry = dist/* object */.Ikc({ group: dist/* string */.YjP(), workspaces: dist/* string */.YjP() });
const matrix = dist/* union */.KCZ([dist/* object */.Ikc({ include: dist/* array */.YOg(entry) }), dist/* record */.g1P(dist/* string */.YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    if (text.trim() === '')
        return {
            problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
        };
    const value = parseJson(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const parsed = v.safeParse(matrix, value, { abortEarly: true });
    if (!parsed.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(parsed.output['include'])
        ? parsed.output['include']
        : Object.values(parsed.output);
    let isReadable = true;
    const groups = entries.map(({ group, workspaces }) => {
        const selectors = readWorkspaceList(workspaces, () => {
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
;// CONCATENATED MODULE: ./build/src/gate/overview.js



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
    const everyMs = Math.max(LIST_EVERY_MS, jobCountOf(group) * LIST_EVERY_MS_PER_JOB);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    /** Runs that go on, by their ids; undefined if the service refuses the list. */
    async function list(search) {
        try {
            const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
            const runs = await soon.runs.listMoving(organization, mode, search).all();
            return new Map(runs.map((run) => [run.id, run]));
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._7) || error.code === 'aborted')
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
            if ((0,model_status/* runKind */.Il)(mode, status) !== 'moving')
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
        if (!(error instanceof service_error/* ServiceError */._7))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 15718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ isUnjudged)
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

/***/ }),

/***/ 43701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ configuredModules),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   yM: () => (/* binding */ findBlocks)
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * The configuration in a plan, module by module, read in one way. It has no instances: all addresses are without keys.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#configuration-representation.
 */


/** The lists of a module that have blocks. */
const BLOCK_LISTS = ['resources', 'actions'];
/** The root module first, each module before those that it calls; none where the plan does not show its configuration. */
function* configuredModules(configuration) {
    const module = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(configuration, 'root_module');
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(module))
        return;
    yield* modulesFrom({
        prefix: '',
        module,
        path: ['configuration', 'root_module'],
        calls: [],
    });
}
function* modulesFrom(here) {
    yield here;
    for (const [name, written] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(here.module['module_calls']))) {
        const call = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(written);
        yield* modulesFrom({
            prefix: `${here.prefix}module.${name}.`,
            module: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(call['module']),
            path: [...here.path, 'module_calls', name, 'module'],
            calls: [...here.calls, { name, call }],
        });
    }
}
/** The blocks of a module, without those of the modules that it calls. */
function* blocksOf({ prefix, module, path, calls, }) {
    for (const list of BLOCK_LISTS) {
        for (const [index, block] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(module[list]).entries()) {
            if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(block))
                continue;
            const address = `${prefix}${(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(block['address']) ?? ''}`;
            yield { address, block, list, path: [...path, list, String(index)], calls };
        }
    }
}
/** Makes the function that finds the block of an entry, or of what else has an address. */
function findBlocks(configuration) {
    const blocks = new Map();
    for (const module of configuredModules(configuration)) {
        for (const block of blocksOf(module))
            blocks.set(block.address, block);
    }
    return (address) => blocks.get((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(address ?? ''));
}
//# sourceMappingURL=configured-modules.js.map

/***/ }),

/***/ 41092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ mayFit),
/* harmony export */   $K: () => (/* binding */ lackingName),
/* harmony export */   FI: () => (/* binding */ DEEPEST),
/* harmony export */   YD: () => (/* binding */ ANY_MEMBER),
/* harmony export */   mv: () => (/* binding */ lackedIn),
/* harmony export */   pW: () => (/* binding */ isWriteOnlyName),
/* harmony export */   w4: () => (/* binding */ attributeOf)
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * What a plan lacks, as the places of the values: those that are known only after the apply (`unknown-values.ts`), those that are
 * sensitive (`sensitive-values.ts`), and texts of the configuration (`expressions-without-text.ts`).
 */


/** In a path: a member of a list of the plan, whichever it is. */
const ANY_MEMBER = '*';
/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
function attributeOf({ path, depth, shown, hasNoText }) {
    const end = hasNoText === true && path.at(-1) === 'constant_value' ? -1 : shown;
    return path
        .slice(depth, end)
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;
/** The place of each mark. */
function lackedIn({ path, values, marks, sensitive, entry }) {
    const lacked = [];
    const shownOf = (at) => {
        let mark = sensitive;
        for (let shown = path.length; shown < at.length; shown += 1) {
            if (mark === true)
                return shown;
            mark = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .markAt */ .Hf)(mark, at[shown] ?? '');
        }
        return undefined;
    };
    const add = (at, lists) => lacked.push({ path: at, depth: path.length, shown: shownOf(at), lists, entry });
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
/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
function lackingName({ path, entry, name: given }) {
    if (given !== undefined)
        return given;
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

/***/ 56077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ differencesFromCommit),
/* harmony export */   d0: () => (/* binding */ differencesInTime),
/* harmony export */   wb: () => (/* binding */ isSameSlug)
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

/***/ 63911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ divideFailure)
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _existing_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19525);




/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;
async function divideFailure(failure, { without, excepted, readBase }) {
    const undivided = { results: [failure], mayBeOld: 0 };
    if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
        return undivided;
    }
    const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) {
        return { results: [{ ...failure, ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(ofWholePolicy) }], mayBeOld: 0 };
    }
    const asked = { without, left: MOST_QUESTIONS };
    const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
    if (counting === undefined)
        return { results: [...others, ...accepted], mayBeOld: 0 };
    const base = (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(counting).length === 0 ? undefined : await readBase?.();
    const isExcepted = isExceptedBy(excepted);
    const held = base === undefined
        ? { results: [counting], mayBeOld: 0 }
        : await divideExisting(counting, isExcepted, { base, asked });
    return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}
async function ask(asked, isLeftOut) {
    asked.left -= 1;
    return asked.without(isLeftOut);
}
const isExceptedBy = ({ at }) => (address) => at(address).length > 0;
async function divideExcepted(failure, excepted, asked) {
    const undivided = { counting: failure, accepted: [], others: [] };
    const [firstEntry] = excepted.entries;
    if (firstEntry === undefined)
        return undivided;
    const isExcepted = isExceptedBy(excepted);
    const again = await ask(asked, isExcepted);
    // A policy that breaks without a resource has said nothing about the others.
    if (again === undefined || again.status === 'errored')
        return undivided;
    const counting = new Map();
    const add = (told) => void counting.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told), told);
    if (again.status === 'failed')
        (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again).forEach(add);
    const gone = [];
    for (const told of (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure)) {
        if (counting.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told)))
            continue;
        // It can be about what is left out only if it names some of that, or nothing at all.
        const { addresses } = told;
        if (addresses.length > 0 && !addresses.some(isExcepted))
            add(told);
        else
            gone.push(told);
    }
    if (gone.length === 0)
        return undivided;
    const byEntry = new Map();
    for (const told of gone) {
        const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byEntry, entry, told);
    }
    const accepted = Array.from(byEntry, ([entry, of]) => ({
        ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, of),
        ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(entry),
    }));
    // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
    const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
    return {
        counting: counting.size === 0 ? undefined : (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...counting.values()]),
        accepted,
        others: isCovered ? [] : [again],
    };
}
/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(failure, isExcepted, { base, asked }) {
    const old = new Map();
    const fresh = new Map((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure).map((one) => [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one]));
    /** What is known already to be old, or to stay without its resources. */
    const told = new Set();
    let mayBeOld = 0;
    /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
    const leftWithout = async (candidates) => {
        const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
        const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
        if (again?.status === 'passed')
            return [];
        return again?.status === 'failed' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again) : undefined;
    };
    let compared = [...fresh.values()];
    while (true) {
        const existing = await existingAmong(compared, old, isExcepted, base);
        const candidates = existing.filter((one) => !told.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (candidates.length === 0)
            break;
        mayBeOld = candidates.length;
        if (asked.left === 0)
            break;
        const still = await leftWithout(candidates);
        mayBeOld = 0;
        if (still === undefined)
            break;
        const stillThere = new Set(still.map(_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw));
        for (const one of candidates)
            told.add((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        const gone = candidates.filter((one) => !stillThere.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (gone.length === 0)
            break;
        let remaining = still;
        if (gone.length < candidates.length) {
            // The resources of those that stayed have to be judged again.
            mayBeOld = gone.length;
            if (asked.left === 0)
                break;
            const again = await leftWithout(gone);
            mayBeOld = 0;
            if (again === undefined)
                break;
            remaining = again;
        }
        for (const one of gone) {
            old.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
            fresh.delete((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        }
        for (const one of remaining)
            fresh.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
        compared = [...remaining];
    }
    if (old.size === 0)
        return { results: [failure], mayBeOld };
    const ofBase = { ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...old.values()]), status: 'existing' };
    const counting = fresh.size === 0 ? [] : [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...fresh.values()])];
    return { results: [...counting, ofBase], mayBeOld };
}
/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(failures, old, isExcepted, { now, before, failsWithout }) {
    const oldThere = new Set([...old.values()]
        .flatMap(({ addresses }) => addresses)
        .map((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .addressBefore */ .QF)(address, now)));
    const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
    if (there === undefined || there.length === 0)
        return [];
    const beforeMove = ({ lines, addresses }) => lines.map((text) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .textBefore */ .$H)({ text, addresses }, now));
    const countsThere = countTexts(there.flatMap(({ lines }) => lines));
    const countsHere = countTexts(failures.flatMap(beforeMove));
    return failures.filter((told) => told.isAboutOthers !== true &&
        told.addresses.length > 0 &&
        told.addresses.every((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnchanged */ ._5)(address, now, before)) &&
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        beforeMove(told).every((text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0)));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=divide-failures.js.map

/***/ })

};
