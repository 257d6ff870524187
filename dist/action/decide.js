export const id = 265;
export const ids = [265];
export const modules = {

/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/** Addresses of repositories, in every form in which git and the hosts write them. */
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address is that of the repository `owner/name` on any host. */
function isRepository(address, slug) {
    const at = repositoryAt(address) ?? '';
    return at.endsWith(`/${slug.toLowerCase()}`);
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
    const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    const path = decoded(pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
/** Names of projects may hold blanks: some forms of an address encode them, others do not. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yo: () => (/* binding */ tooOld),
/* harmony export */   cO: () => (/* binding */ differencesFromCommit),
/* harmony export */   ev: () => (/* binding */ isNamed)
/* harmony export */ });
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7866);

/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    return differencesOf([
        [attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
        [
            linked === undefined || commit.startsWith(linked),
            `has the address of commit ${show(linked)}`,
        ],
        ...ofPull(attributes, pullRequest),
        [isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
        [
            !clone || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(clone, repository),
            `was cloned from ${show(clone)}, not from ${repository}`,
        ],
        [
            addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isPageOf */ .vO)(address, repository)),
            `has addresses outside of ${repository}`,
        ],
        [addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
    ]);
}
function differencesOf(claims) {
    return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, expected) {
    const isPull = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return [[!isPull, 'is of a pull request']];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
    return [
        [isPull, 'is not of a pull request'],
        [number === expected, `is of pull request ${show(number)}`],
        [linked === String(expected), `has the address of pull request ${show(linked)}`],
    ];
}
const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isNamed(identifier, slug) {
    const plain = (name) => name.toLowerCase().replace('/_git/', '/');
    return plain(identifier ?? '') === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function tooOld({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = Date.parse(attributes['created-at'] ?? '');
    if (Number.isNaN(createdAt))
        return ['does not say when it was created'];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
    // The timestamps of a status have whole seconds.
    const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs);
    return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ }),

/***/ 9265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ combine),
  LD: () => (/* binding */ decide),
  decideUnaffected: () => (/* binding */ decideUnaffected),
  Zh: () => (/* binding */ decideWithout)
});

// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(2484);
// EXTERNAL MODULE: ./build/src/policy/commit-under-review.js
var commit_under_review = __webpack_require__(6077);
// EXTERNAL MODULE: ./build/src/policy/plan-limits.js
var plan_limits = __webpack_require__(1322);
// EXTERNAL MODULE: ./build/src/policy/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(988);
// EXTERNAL MODULE: ./build/src/policy/claim-result.js
var claim_result = __webpack_require__(4504);
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
/**
 * The only place that decides that a run passes. It passes because every claim here holds, and never
 * because nothing was found against it: what no claim covers is undecided. Each claim has a name, and
 * `__tests__/lies/witnesses.ts` has a case for each in which only that claim keeps the gate closed.
 *
 * Beliefs: canceled-by-another, cons-empty-list-means-none, hard-failed-run-errored,
 * pe-no-plan-no-evaluation, plan-finished-before-run, plan-finished-though-run-errored,
 * planned-and-finished-final, policy-override-waits, stage-awaits-but-run-moves, tfp-zero-policies
 */








/** Every claim that must hold for a green verdict. Nothing else is examined. */
const CLAIMS = {
    policyChecks: claimsOf('policyChecks'),
    taskStages: claimsOf('taskStages'),
    terraformPolicy: claimsOf('terraformPolicy'),
    origin: {
        isKnown: ({ origin }) => origin && 'doubt' in origin.ingress ? [(0,claim_result/* undecided */.oo)(origin.ingress.doubt)] : [],
        isOfTheChange: ofOrigin(({ ingress, change }) => (0,commit_under_review/* differencesFromCommit */.cO)(ingress, change)),
        isRecent: ofOrigin(({ run, change }) => (0,commit_under_review/* tooOld */.Yo)(run, change)),
        isAsOurs: ofOrigin(({ run, terraformVersion }) => (0,run_differences/* differencesFromOwn */.di)(run, terraformVersion)),
    },
    plan: {
        isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,claim_result/* undecided */.oo)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
        isGood: isGoodPlan,
        isAsStamped: planIsAsStamped,
        saysAll: ({ plan, requirements }) => isPlanned(plan) ? (0,plan_limits/* fromLimits */.Vy)(plan.read, requirements.unknownValues) : [],
    },
    guard: {
        wasAsked: guardWasAsked,
        knowsAll: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => (0,claim_result/* undecided */.oo)(sentence, omitUnlessPlanned(plan))),
        holds: ({ guard }) => (guard?.results ?? []).map((result) => (0,claim_result/* ofPolicy */.m3)(result)),
    },
    run: {
        endsWell: (evidence) => [endsWell(evidence)],
        isAsStamped: ({ run: { read }, requirements: { mode }, ...systems }) => (0,model_status/* runKind */.Il)(mode, read.attributes.status) === 'good' || overriddenResults(systems).length > 0
            ? [undoubted((0,reading/* stampDoubts */.l$)(`run ${read.id}`, read.attributes, ENDED_OTHERWISE))]
            : [],
        isThisOne: ({ run: { read }, requirements }) => [
            claim(read.id === requirements.runId, `Run ${read.id} is not the one of this check, ${requirements.runId}.`),
        ],
        isOfVersion: ({ run: { read }, requirements }) => [isOfVersion(read, requirements.versionId)],
        isOfWorkspace: ({ run: { read }, requirements }) => [
            isOfWorkspace(read, requirements.workspace.id),
        ],
        isOfName: isOfWorkspaceNamed,
        isAsRequested: ({ run: { read }, requirements: { mode, options } }) => (0,run_differences/* differencesFromRequest */.w3)(read, mode, options).map((how) => (0,claim_result/* undecided */.oo)(`Run ${read.id} ${how}.`)),
        isWhole,
        isCompared: ({ requirements }) => (requirements.unsaid ?? []).map((sentence) => (0,claim_result/* undecided */.oo)(sentence)),
    },
    requirements: { isJudged: (evidence) => [somethingWasJudged(evidence)] },
};
/** Makes a function that decides by these claims. The gate uses `CLAIMS`; tests leave a claim out. */
function vouchBy(claims) {
    return (evidence) => {
        const resultsOf = (part) => Object.values(claims[part]).flatMap((each) => each(evidence));
        const parts = ORDER.map((part) => ({ part, results: resultsOf(part) }));
        const all = parts.flatMap(({ results }) => results);
        const [reason, ...others] = all.flatMap((each) => ('red' in each ? each.red : []));
        const weaker = all.flatMap((result) => ('sentence' in result ? result : []));
        if (reason !== undefined) {
            const also = weaker.map(({ green: word, sentence }) => ({ word, sentence }));
            return { reasons: [...worthShowing([reason, ...others]), ...also] };
        }
        // An approved destroy must not hide an advisory failure, which closes the gate with `fail-on: advisory`.
        const withoutGuard = parts.flatMap(({ part, results }) => (part === 'guard' ? [] : results));
        const isOverridden = withoutGuard.some((each) => 'green' in each && each.green === 'overridden');
        const isAdvisory = !isOverridden && weaker.some(({ green }) => green === 'advisory');
        return {
            green: weaker.length === 0 ? 'passed' : isAdvisory ? 'advisory' : 'overridden',
            sentences: weaker.map(({ sentence }) => sentence),
        };
    };
}
/** The order of the reasons in a verdict. */
const ORDER = [
    'policyChecks',
    'taskStages',
    'terraformPolicy',
    'origin',
    'plan',
    'guard',
    'run',
    'requirements',
];
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Leaves out reasons that are only a consequence of others. */
function worthShowing(reasons) {
    const closed = reasons.some(({ word, omitIf }) => omitIf === undefined && CLOSING.includes(word));
    const [first, ...others] = reasons.filter(({ omitIf }) => omitIf !== 'anyOtherReason' && !(closed && omitIf === 'runAlreadyBlocked'));
    return first === undefined ? reasons : [first, ...others];
}
function isOfVersion(run, versionId) {
    const version = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    return claim(version === versionId, version === undefined
        ? `Run ${run.id} does not say which configuration version it planned.`
        : `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`);
}
function isOfWorkspace(run, workspaceId) {
    const workspace = (0,resource/* relatedId */.Dl)(run, 'workspace');
    return claim(workspace === workspaceId, workspace === undefined
        ? `Run ${run.id} does not say which workspace it belongs to.`
        : `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`);
}
function isOfWorkspaceNamed({ run: { read, workspaceName }, requirements, }) {
    const { name } = requirements.workspace;
    const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
    return [
        claim(isNamed, `Run ${read.id} belongs to workspace "${workspaceName}", not to "${name}".`),
    ];
}
/** A run that this gate did not start must say all of this itself. */
function ofOrigin(differencesIn) {
    return ({ origin, run: { read: run } }) => {
        if (origin === undefined || 'doubt' in origin.ingress)
            return [];
        const facts = { ...origin, run, ingress: origin.ingress.read };
        return differencesIn(facts).map((how) => (0,claim_result/* undecided */.oo)(`Run ${run.id} ${how}.`));
    };
}
function claim(isTrue, otherwise) {
    return isTrue ? claim_result/* HOLDS */.t : (0,claim_result/* undecided */.oo)(otherwise);
}
function isWhole({ requirements: { options = {}, allowPartial = false }, }) {
    const parts = allowPartial ? [] : (0,run_options/* partsOnly */.Rx)(options);
    return parts.map((input) => (0,claim_result/* undecided */.oo)(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`));
}
/** Statuses that a run which passes never had, not even for a moment. */
const ENDED_OTHERWISE = Object.fromEntries((0,model_status/* statusWords */.o7)(model_status/* RUN */.oq)
    .filter((word) => word === 'errored' || model_status/* RUN */.oq[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell(evidence) {
    const { run, requirements } = evidence;
    const { mode } = requirements;
    const { status } = run.read.attributes;
    const kind = (0,model_status/* runKind */.Il)(mode, status);
    if (isOverriddenEnd(evidence, kind))
        return claim_result/* HOLDS */.t;
    switch (kind) {
        case 'good':
            return claim_result/* HOLDS */.t;
        case 'bad':
            return endedBadly(status, wasEvaluated(evidence) ? 'runAlreadyBlocked' : 'anyOtherReason');
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
            return (0,claim_result/* red */.wv)('canceled', sentence);
        }
        case 'person': {
            const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
            return (0,claim_result/* undecided */.oo)(sentence, 'runAlreadyBlocked');
        }
        case 'moving':
            // This status ends the wait only if a stage of the run awaits an override.
            return (0,claim_result/* undecided */.oo)(`The run is still "${status}".`, 'runAlreadyBlocked');
        case 'foreign':
            return (0,claim_result/* undecided */.oo)(`The run is "${status}": a ${mode} run of this gate never gets there.`);
        case 'unknown':
            return (0,claim_result/* undecided */.oo)(`The run is "${status}", an unrecognized status.`);
    }
}
function overriddenResults({ policyChecks, taskStages, terraformPolicy }) {
    return [policyChecks, taskStages, terraformPolicy].flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
/**
 * Whether the run has its present status because of failures that were overridden since. What it says of
 * itself is older than the overrides then, and only its policies count. A status that it entered after the
 * last override has another cause, and an override without its time counts for nothing here. Everything that has no result yet keeps the gate closed by other claims.
 *
 * Beliefs: policy-soft-failed-final, policy-soft-failed-after-override, opa-plan-only-end,
 * saved-plan-after-override
 */
function isOverriddenEnd(evidence, kind) {
    const overridden = overriddenResults(evidence);
    if (overridden.length === 0 || !isPlanned(evidence.plan))
        return false;
    const { status, 'status-timestamps': stamps } = evidence.run.read.attributes;
    if (kind === 'moving')
        return status === 'policy_checked';
    if (kind !== 'bad' && kind !== 'person')
        return false;
    const enteredAt = Date.parse(stamps?.[`${status.replaceAll('_', '-')}-at`] ?? '');
    const times = overridden.map(({ override }) => Date.parse(override?.at ?? ''));
    const lastAt = Math.max(...times.filter((time) => !Number.isNaN(time)));
    if (!Number.isFinite(lastAt))
        return false;
    return Number.isFinite(enteredAt) ? enteredAt <= lastAt : status === 'policy_soft_failed';
}
function undoubted([doubt], omitIf) {
    return doubt === undefined ? claim_result/* HOLDS */.t : (0,claim_result/* undecided */.oo)(doubt, omitIf);
}
/** False if a policy could not be judged: then that is why the run ended. */
function wasEvaluated({ policyChecks, taskStages, terraformPolicy }) {
    return [policyChecks, taskStages, terraformPolicy].every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
}
function endedBadly(status, omitIf) {
    if (status === 'errored') {
        const sentence = 'The run is "errored", and no policy or run task is the reason.';
        return (0,claim_result/* red */.wv)('errored', sentence, omitIf);
    }
    if (status === 'policy_soft_failed') {
        const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
        return (0,claim_result/* undecided */.oo)(sentence, 'runAlreadyBlocked');
    }
    return (0,claim_result/* undecided */.oo)(`The run ended as "${status}", which Plangate does not recognize.`);
}
/** Leaves the reason out if the run did not end well: then the run itself has the reason. */
function omitUnlessRunIsGood({ run, requirements }) {
    return (0,model_status/* runKind */.Il)(requirements.mode, run.read.attributes.status) === 'good'
        ? undefined
        : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
    if ('doubt' in plan)
        return [];
    const { status } = plan.read.attributes;
    switch ((0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, status)) {
        case 'good':
            return [];
        case 'bad':
            return [(0,claim_result/* red */.wv)('errored', 'The plan failed, so no policy could be evaluated.')];
        case 'unknown':
            return [(0,claim_result/* undecided */.oo)(`The plan is "${status}", an unrecognized status.`)];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped': {
            const ended = evidence.run.read.attributes.status;
            const sentence = `The run is "${ended}" but its plan is still "${status}".`;
            return [(0,claim_result/* undecided */.oo)(sentence, omitUnlessRunIsGood(evidence))];
        }
    }
}
function planIsAsStamped({ plan, ...evidence }) {
    if (!isPlanned(plan))
        return [];
    const doubts = (0,reading/* stampDoubts */.l$)(`plan ${plan.read.id}`, plan.read.attributes, model_status/* PLAN */.Ac);
    // The reason why the run stopped is worse than any doubt about the end of its plan.
    return [undoubted(doubts, omitUnlessRunIsGood(evidence) && 'runAlreadyBlocked')];
}
function isPlanned(plan) {
    return 'read' in plan && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, plan.read.attributes.status) === 'good';
}
/** If there is no plan, the missing plan is the reason. */
function omitUnlessPlanned(plan) {
    return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
    return guard === undefined && requirements.guarded === true
        ? [(0,claim_result/* undecided */.oo)('What the plan destroys was not checked.', omitUnlessPlanned(plan))]
        : [];
}
/** The same claims of each policy system. The type keeps `part` out of the library's declarations. */
function claimsOf(part) {
    return {
        isKnown: ({ [part]: { how } }) => ('doubt' in how ? [(0,claim_result/* undecided */.oo)(how.doubt)] : []),
        // Without a plan no policy has a result; the missing plan is the reason then.
        hangsTogether: ({ [part]: { reading }, ...evidence }) => reading.doubts.map((sentence) => (0,claim_result/* undecided */.oo)(sentence, endedByPlan(evidence) ? 'runAlreadyBlocked' : undefined)),
        isWhole: ({ [part]: { reading } }) => reading.errors.map((sentence) => (0,claim_result/* red */.wv)('errored', sentence)),
        passes: ({ [part]: { reading }, requirements }) => reading.results.map((result) => (0,claim_result/* ofPolicy */.m3)(result, requirements.unknownValues)),
        tasksPass: (evidence) => evidence[part].reading.runTasks.map((task) => (0,claim_result/* ofRunTask */.Gs)(task, unanswered(task, evidence))),
        isFinished: (evidence) => {
            const { unfinished: items, runTasks } = evidence[part].reading;
            return items.map((item) => unfinished(item, runTasks, evidence));
        },
    };
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
    const task = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause = task === undefined
        ? ''
        : ` The likely cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
    return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = '' }, evidence) {
    const was = `run task "${name}" was still "${word}"`;
    return withoutResult(was, word === 'unreachable', evidence);
}
/** Leaves the reason out if an earlier part stopped the run: then that is the reason. */
function withoutResult(was, neverBegan, evidence, cause = '') {
    const { run, requirements } = evidence;
    const { status } = run.read.attributes;
    const kind = (0,model_status/* runKind */.Il)(requirements.mode, status);
    const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
    return (0,claim_result/* undecided */.oo)(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, isExplained ? 'runAlreadyBlocked' : undefined);
}
function endedByPlan({ run, plan, requirements, }) {
    const failed = 'read' in plan && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, plan.read.attributes.status) === 'bad';
    return failed && (0,model_status/* runKind */.Il)(requirements.mode, run.read.attributes.status) !== 'good';
}
function somethingWasJudged(evidence) {
    const { requirements, run, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    if (!requirements.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
        return claim_result/* HOLDS */.t;
    }
    return (0,claim_result/* undecided */.oo)('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,model_status/* runKind */.Il)(requirements.mode, run.read.attributes.status) === 'stopped'
        ? 'runAlreadyBlocked'
        : undefined);
}
//# sourceMappingURL=vouch.js.map
;// CONCATENATED MODULE: ./build/src/policy/decide.js


/**
 * Decides about one run.
 *
 * @param evidence everything that was read of it
 * @returns a green verdict only if every claim of `CLAIMS` holds, else the worst of the reasons
 */
function decide(evidence) {
    const vouched = vouchBy(CLAIMS)(evidence);
    if ('reasons' in vouched)
        return toVerdict(vouched.reasons);
    return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
/** The verdict on several workspaces: the worst of theirs, with the reasons of all that are as bad. */
function combine(verdicts) {
    const word = (0,verdict/* worst */.QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** The verdict if the change affects no workspace, so that no policy ran. */
function decideUnaffected(requirePolicies) {
    if (!requirePolicies)
        return { word: 'passed', reasons: [] };
    const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
    return { word: 'undecided', reasons: [reason] };
}
/** The verdict if no run could be judged. It is `errored` only if the service itself ended the run. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => verdict/* VERDICTS */.bk.indexOf(b.word) - verdict/* VERDICTS */.bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   di: () => (/* binding */ differencesFromOwn),
/* harmony export */   pZ: () => (/* binding */ differencesFromOptions),
/* harmony export */   w3: () => (/* binding */ differencesFromRequest)
/* harmony export */ });
/* unused harmony export reportedOptions */
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);

/** The attributes of every run of this gate, unless the options ask for others. A service may leave them out. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** Flags that do not change the plan, and that no run of this gate has by itself. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** A run whose answer lacks one of these, or a flag, may have more options than it shows. */
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of the options with which a run does not plan the whole configuration as it is. */
function optionsOf({ attributes }) {
    return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
/** The options that a run says it has, for a caller that accepts the run with any options. */
function reportedOptions({ attributes }) {
    const names = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function differencesFromOptions({ attributes }, options) {
    const requested = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .askedOptions */ .l3)(options);
    const named = new Set(requested.map(([name]) => name));
    const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return [
        ...requested
            .filter(([name, value]) => normal(attributes[name]) !== normal(value))
            .map(([name, value]) => {
            const shown = show(name, attributes[name]);
            return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function differencesFromRequest(run, mode, options = {}) {
    const { attributes } = run;
    const differences = differencesFromOptions(run, options);
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            differences.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            differences.push('can be confirmed and applied');
        return differences;
    }
    if (attributes['save-plan'] !== true)
        differences.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        differences.push('does not say that nothing applies it by itself');
    return differences;
}
/** For a run of another job: a missing attribute is a difference, and so is another version of Terraform. */
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    const isDefaultVersion = options['terraform-version'] === undefined;
    return [
        ...differencesFromRequest(run, mode, options),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(isDefaultVersion && (version !== terraformVersion || version === undefined)
            ? [
                `planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
            ]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
        .map(([name]) => name);
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
/** A value as text, without the order of a list or of the parts of a variable, which does not count. */
function normal(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => typeof each === 'string' ? each : partialOptions(each).sort().join());
    return JSON.stringify(entries.sort());
}
function partialOptions(value) {
    return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
    const shown = name === 'variables' ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=run-differences.js.map

/***/ })

};
