export const id = 7832;
export const ids = [7832,9265];
export const modules = {
/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  DY: () => ( notStarted),
  nP: () => ( keepOrDiscard),
  sH: () => ( unjudgedWorkspace),
  unjudged: () => ( unjudged),
  xe: () => ( judgeOrGiveUp)
 });
 var _client_errors_js_0_ = __webpack_require__(20486);
 var _policy_decide_js_1_ = __webpack_require__(49265);
 var _model_verdict_js_2_ = __webpack_require__(83538);
 var _model_status_js_3_ = __webpack_require__(62373);
 var _trust_audit_js_7_ = __webpack_require__(79239);
 var _failure_of_js_4_ = __webpack_require__(46281);
 var _find_workspace_js_5_ = __webpack_require__(87170);
 var _model_ended_by_js_6_ = __webpack_require__(17953);
 var _model_error_message_js_8_ = __webpack_require__(34271);
async function notStarted(looked, job) {
  if (!(0,_find_workspace_js_5_ .i_)(looked))
    return await giveUp(looked, looked.error, job);
  const message = 'Nothing was started for this workspace, because another one cannot be gated.';
  return { ...(0,_find_workspace_js_5_ .ng)(looked), verdict: (0,_policy_decide_js_1_ .Zh)({ kind: 'skipped', message }) };
}
async function judgeOrGiveUp(workspace, job, steps) {
  let reached = workspace;
  const reach = (now) => {
    reached = now;
  };
  try {
    return await (0,_model_ended_by_js_6_ .m)(job.stuck, steps({ ...job, reach }));
  }
  catch (error) {
    return await giveUp(reached, error, job);
  }
}
async function giveUp(looked, error, job) {
  const result = (0,_find_workspace_js_5_ .ng)(looked);
  const failure = (0,_failure_of_js_4_ .g5)(error, job.ended());
  const errored = error instanceof _failure_of_js_4_.GateStop && error.errored;
  const undecided = { ...result, verdict: (0,_policy_decide_js_1_ .Zh)({ ...failure, errored }), failure };
  if (!(0,_find_workspace_js_5_ .i_)(looked) || !looked.mayHaveRun)
    return undecided;
  const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
  const { ended, left } = await endTheRun(looked, why, job);
  const words = left.leftover === undefined ? endingWords(ended, result.runUrl) : undefined;
  const { runId = result.runId, status: runStatus = result.runStatus } = ended;
  const notices = words === undefined ? result.notices : [...result.notices, words];
  return { ...undecided, ...left, runId, runStatus, notices };
}
async function keepOrDiscard(result, settled, job) {
  const { mode, onFailure, failOn } = job.options;
  if (mode !== 'provisional')
    return result;
  const { word } = result.verdict;
  if ((0,_model_verdict_js_2_ .gf)(word, failOn)) {
    const { status, actions } = settled.watched.run.attributes;
    const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
    return { ...result, confirmable };
  }
  if (onFailure === 'keep' || word === 'needs-override')
    return result;
  const why = 'the gate did not pass';
  const { ended, left } = await endTheRun(settled, why, job);
  return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endTheRun({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
  if (versionId === undefined)
    return { ended: { outcome: 'none' }, left: {} };
  if (run !== undefined)
    job.emit({ kind: 'canceling', workspace, runId: run.id, why });
  const { mode } = job.options;
  const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
  const leftover = leftoverOf(ended, mode, run?.url);
  if (leftover !== undefined)
    job.warn(leftover);
  return { ended, left: { leftover, ...(0,_trust_audit_js_7_ .D)(ended, why, job.clock.date()) } };
}
function endingWords(ended, runUrl) {
  const run = `Run ${ended.runId ?? ''}`;
  const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
  switch (ended.outcome) {
    case 'none':
    case 'over':
      return undefined;
    case 'left':
      return `${run} is "${ended.status ?? ''}": it is being applied, so it was kept.${see}`;
    case 'ended':
      return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because no job waits for it any more.`;
    case 'unknown':
      return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}".`}${see}`;
  }
}
function unjudged(results, durationMs = 0) {
  const workspaces = results.map(unjudgedWorkspace);
  const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
  return { verdict: (0,_policy_decide_js_1_ .kg)(named), workspaces, archives: [], durationMs };
}
function unjudgedWorkspace(one) {
  return {
    ...(0,_find_workspace_js_5_ .ng)({ name: one.workspace, error: undefined }),
    verdict: (0,_policy_decide_js_1_ .Zh)(one.failure),
    ...one,
  };
}
async function endRun(target, ports) {
  let runId = target.runId;
  let status;
  try {
    runId ??= (await findRunToEnd(target, ports))?.id;
    if (runId === undefined)
      return { outcome: 'none' };
    if (target.mode === 'provisional') {
      ({ status } = (await ports.client.runs.show(runId)).run.attributes);
      if ((0,_model_status_js_3_ .Il)(target.mode, status) === 'foreign')
        return { runId, outcome: 'left', status };
    }
    await cancelOrDiscard(runId, ports);
    return { runId, ...(await awaitEnd(runId, ports)) };
  }
  catch (error) {
    const refused = (0,_failure_of_js_4_ .vu)(error) || undefined;
    return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js_8_ .g)(error), refused };
  }
}
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
  const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
  if (mode === 'speculative') {
    return outcome === 'unknown' && refused === true && runId !== undefined
      ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
      : undefined;
  }
  if (outcome === 'left' || status === 'applied') {
    return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Check the run.`;
  }
  if (outcome !== 'unknown')
    return undefined;
  const why = trouble ?? `it was last seen as "${status}".`;
  if (runId === undefined) {
    return `There may be a run of this check that can be applied although the gate did not pass: ${why} Check the runs of the workspace.`;
  }
  return refused === true
    ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
    : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
  for (const pauseMs of [500, 1_500, undefined]) {
    const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
    if (run !== undefined || pauseMs === undefined)
      return run;
    if (clock.now() + pauseMs >= deadline)
      return undefined;
    await clock.sleep(pauseMs);
  }
  return undefined;
}
async function cancelOrDiscard(runId, ports) {
  const { client, comment } = ports;
  try {
    await client.runs.cancel(runId, comment);
  }
  catch (error) {
    if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'conflict')
      throw error;
    const { run } = await client.runs.show(runId);
    if ((0,_model_status_js_3_ .Ck)(run.attributes.status))
      return;
    if (run.attributes.actions?.['is-discardable'] !== false) {
      await client.runs.discard(runId, comment);
    }
  }
}
async function awaitEnd(runId, { client, clock, deadline }) {
  let discarded = false;
  for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
    const { run } = await client.runs.show(runId);
    const { status, actions } = run.attributes;
    if ((0,_model_status_js_3_ .Il)('speculative', status) === 'stopped')
      return { outcome: 'ended', status };
    if ((0,_model_status_js_3_ .Ck)(status))
      return { outcome: 'over', status };
    if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
      discarded = true;
      await client.runs.discard(runId);
      continue;
    }
    if (clock.now() + pauseMs >= deadline)
      return { outcome: 'unknown', status };
    await clock.sleep(pauseMs);
  }
}
const BUDGET_MS = 60_000;
async function finishAfterKill(job, { client, clock, signal }) {
  const deadline = clock.now() + BUDGET_MS;
  const scoped = client.with({ signal, deadline });
  return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
    const comment = 'The job that waited for this run was killed.';
    const ports = { client: scoped, clock, deadline, comment };
    const ended = await endRun({ ...run, mode: job.mode }, ports);
    return { workspace, ...ended, leftover: leftoverOf(ended, job.mode, undefined) };
  }));
}
/***/ }),
/***/ 49265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 kg: () => ( combine),
 LD: () => ( decide),
 decideUnaffected: () => ( decideUnaffected),
 Zh: () => ( decideWithout)
});
var verdict = __webpack_require__(83538);
var model_status = __webpack_require__(62373);
var resource = __webpack_require__(78235);
var run_differences = __webpack_require__(22484);
var commit_under_review = __webpack_require__(56077);
var plan_limits = __webpack_require__(1322);
var run_options = __webpack_require__(19138);
var reading = __webpack_require__(10988);
var local_levels = __webpack_require__(84935);
var claim_result = __webpack_require__(34504);
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
const CLAIMS = {
  policyChecks: claimsOf('policyChecks'),
  taskStages: claimsOf('taskStages'),
  terraformPolicy: claimsOf('terraformPolicy'),
  plannedCommit: {
    isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress
      ? [(0,claim_result.oo)(plannedCommit.ingress.doubt)]
      : [],
    isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,commit_under_review.cO)(ingress, change)),
    isRecent: ofPlannedCommit(({ run, change }) => (0,commit_under_review.Yo)(run, change)),
    isAsOurs: ofPlannedCommit(({ run, terraformVersion }) => (0,run_differences.di)(run, terraformVersion)),
  },
  plan: {
    isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,claim_result.oo)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
    isGood: isGoodPlan,
    isAsStamped: planIsAsStamped,
    saysAll: ({ plan, requirements }) => isPlanned(plan) ? (0,plan_limits.Vy)(plan.answer, requirements.unknownValues) : [],
  },
  guard: {
    wasAsked: guardWasAsked,
    knowsAll: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => (0,claim_result.oo)(sentence, omitUnlessPlanned(plan))),
    holds: ({ guard }) => (guard?.results ?? []).map((result) => (0,claim_result.m3)(result)),
  },
  run: {
    endsWell: (evidence) => [endsWell(evidence)],
    isAsStamped: ({ run: { answer }, requirements: { mode }, ...systems }) => (0,model_status.Il)(mode, answer.attributes.status) === 'good' || overriddenResults(systems).length > 0
      ? [undoubted((0,reading.l$)(`run ${answer.id}`, answer.attributes, ENDED_OTHERWISE))]
      : [],
    isThisOne: ({ run: { answer }, requirements }) => [
      claim(answer.id === requirements.runId, `Run ${answer.id} is not the one of this check, ${requirements.runId}.`),
    ],
    isOfVersion: ({ run: { answer }, requirements }) => [
      isOfVersion(answer, requirements.versionId),
    ],
    isOfWorkspace: ({ run: { answer }, requirements }) => [
      isOfWorkspace(answer, requirements.workspace.id),
    ],
    isOfName: isOfWorkspaceNamed,
    isAsRequested: ({ run: { answer }, requirements: { mode, options } }) => (0,run_differences.w3)(answer, mode, options).map((how) => (0,claim_result.oo)(`Run ${answer.id} ${how}.`)),
    isWhole,
    isCompared: ({ requirements }) => (requirements.uncompared ?? []).map((sentence) => (0,claim_result.oo)(sentence)),
  },
  requirements: { isJudged: (evidence) => [somethingWasJudged(evidence)] },
};
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
    const withoutGuard = parts.flatMap(({ part, results }) => (part === 'guard' ? [] : results));
    const isOverridden = withoutGuard.some((each) => 'green' in each && each.green === 'overridden');
    const isAdvisory = !isOverridden && weaker.some(({ green }) => green === 'advisory');
    return {
      green: weaker.length === 0 ? 'passed' : isAdvisory ? 'advisory' : 'overridden',
      sentences: weaker.map(({ sentence }) => sentence),
    };
  };
}
const ORDER = (0,model_status.o7)({
  policyChecks: true,
  taskStages: true,
  terraformPolicy: true,
  plannedCommit: true,
  plan: true,
  guard: true,
  run: true,
  requirements: true,
});
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
function worthShowing(reasons) {
  const closed = reasons.some(({ word, omitIf }) => omitIf === undefined && CLOSING.includes(word));
  const [first, ...others] = reasons.filter(({ omitIf }) => omitIf !== 'anyOtherReason' && !(closed && omitIf === 'runAlreadyBlocked'));
  return first === undefined ? reasons : [first, ...others];
}
function isOfVersion(run, versionId) {
  const version = (0,resource.Dl)(run, 'configuration-version');
  return claim(version === versionId, version === undefined
    ? `Run ${run.id} does not say which configuration version it planned.`
    : `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`);
}
function isOfWorkspace(run, workspaceId) {
  const workspace = (0,resource.Dl)(run, 'workspace');
  return claim(workspace === workspaceId, workspace === undefined
    ? `Run ${run.id} does not say which workspace it belongs to.`
    : `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`);
}
function isOfWorkspaceNamed({ run: { answer, workspaceName }, requirements, }) {
  const { name } = requirements.workspace;
  const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
  return [
    claim(isNamed, `Run ${answer.id} belongs to workspace "${workspaceName}", not to "${name}".`),
  ];
}
function ofPlannedCommit(differencesIn) {
  return ({ plannedCommit, run: { answer: run } }) => {
    if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
      return [];
    const facts = { ...plannedCommit, run, ingress: plannedCommit.ingress.answer };
    return differencesIn(facts).map((how) => (0,claim_result.oo)(`Run ${run.id} ${how}.`));
  };
}
function claim(isTrue, otherwise) {
  return isTrue ? claim_result.t : (0,claim_result.oo)(otherwise);
}
function isWhole({ requirements: { options = {}, allowPartial = false }, }) {
  const parts = allowPartial ? [] : (0,run_options.Rx)(options);
  return parts.map((input) => (0,claim_result.oo)(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`));
}
const ENDED_OTHERWISE = Object.fromEntries((0,model_status.o7)(model_status.oq)
  .filter((word) => word === 'errored' || model_status.oq[word].kind === 'stopped')
  .map((word) => [word, 'bad']));
function endsWell(evidence) {
  const { run, requirements } = evidence;
  const { mode } = requirements;
  const { status } = run.answer.attributes;
  const kind = (0,model_status.Il)(mode, status);
  if (isOverriddenEnd(evidence, kind))
    return claim_result.t;
  switch (kind) {
    case 'good':
      return claim_result.t;
    case 'bad':
      return endedBadly(status, wasEvaluated(evidence) ? 'runAlreadyBlocked' : 'anyOtherReason');
    case 'stopped': {
      const how = status === 'discarded' ? 'discarded' : 'canceled';
      const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
      return (0,claim_result.wv)('canceled', sentence);
    }
    case 'person': {
      const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
      return (0,claim_result.oo)(sentence, 'runAlreadyBlocked');
    }
    case 'moving':
      return (0,claim_result.oo)(`The run is still "${status}".`, 'runAlreadyBlocked');
    case 'foreign':
      return (0,claim_result.oo)(`The run is "${status}": a ${mode} run of this gate never gets there.`);
    case 'unknown':
      return (0,claim_result.oo)(`The run is "${status}", an unrecognized status.`);
  }
}
function overriddenResults({ policyChecks, taskStages, terraformPolicy }) {
  return [policyChecks, taskStages, terraformPolicy].flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
function isOverriddenEnd(evidence, kind) {
  const overridden = overriddenResults(evidence);
  if (overridden.length === 0 || !isPlanned(evidence.plan))
    return false;
  const { status, 'status-timestamps': stamps } = evidence.run.answer.attributes;
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
  return doubt === undefined ? claim_result.t : (0,claim_result.oo)(doubt, omitIf);
}
function wasEvaluated({ policyChecks, taskStages, terraformPolicy }) {
  return [policyChecks, taskStages, terraformPolicy].every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
}
function endedBadly(status, omitIf) {
  if (status === 'errored') {
    const sentence = 'The run is "errored", and no policy or run task is the reason.';
    return (0,claim_result.wv)('errored', sentence, omitIf);
  }
  if (status === 'policy_soft_failed') {
    const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
    return (0,claim_result.oo)(sentence, 'runAlreadyBlocked');
  }
  return (0,claim_result.oo)(`The run ended as "${status}", which Plangate does not recognize.`);
}
function omitUnlessRunIsGood({ run, requirements }) {
  return (0,model_status.Il)(requirements.mode, run.answer.attributes.status) === 'good'
    ? undefined
    : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
  if ('doubt' in plan)
    return [];
  const { status } = plan.answer.attributes;
  switch ((0,model_status.I)(model_status.Ac, status)) {
    case 'good':
      return [];
    case 'bad':
      return [(0,claim_result.wv)('errored', 'The plan failed, so no policy could be evaluated.')];
    case 'unknown':
      return [(0,claim_result.oo)(`The plan is "${status}", an unrecognized status.`)];
    case 'moving':
    case 'person':
    case 'stopped':
    case 'skipped': {
      const ended = evidence.run.answer.attributes.status;
      const sentence = `The run is "${ended}" but its plan is still "${status}".`;
      return [(0,claim_result.oo)(sentence, omitUnlessRunIsGood(evidence))];
    }
  }
}
function planIsAsStamped({ plan, ...evidence }) {
  if (!isPlanned(plan))
    return [];
  const doubts = (0,reading.l$)(`plan ${plan.answer.id}`, plan.answer.attributes, model_status.Ac);
  return [undoubted(doubts, omitUnlessRunIsGood(evidence) && 'runAlreadyBlocked')];
}
function isPlanned(plan) {
  return 'answer' in plan && (0,model_status.I)(model_status.Ac, plan.answer.attributes.status) === 'good';
}
function omitUnlessPlanned(plan) {
  return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
  return guard === undefined && requirements.guarded === true
    ? [(0,claim_result.oo)('What the plan destroys was not checked.', omitUnlessPlanned(plan))]
    : [];
}
function claimsOf(part) {
  return {
    isKnown: ({ [part]: { how } }) => ('doubt' in how ? [(0,claim_result.oo)(how.doubt)] : []),
    hangsTogether: ({ [part]: { reading }, ...evidence }) => reading.doubts.map((sentence) => (0,claim_result.oo)(sentence, endedByPlan(evidence) ? 'runAlreadyBlocked' : undefined)),
    isWhole: ({ [part]: { reading } }) => reading.errors.map((sentence) => (0,claim_result.wv)('errored', sentence)),
    passes: ({ [part]: { reading }, requirements }) => reading.results.map((result) => (0,claim_result.m3)(result, requirements.unknownValues, (0,local_levels.E)(requirements))),
    tasksPass: (evidence) => evidence[part].reading.runTasks.map((task) => (0,claim_result.Gs)(task, unanswered(task, evidence))),
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
function withoutResult(was, neverBegan, evidence, cause = '') {
  const { run, requirements } = evidence;
  const { status } = run.answer.attributes;
  const kind = (0,model_status.Il)(requirements.mode, status);
  const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
  return (0,claim_result.oo)(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, isExplained ? 'runAlreadyBlocked' : undefined);
}
function endedByPlan({ run, plan, requirements, }) {
  const failed = 'answer' in plan && (0,model_status.I)(model_status.Ac, plan.answer.attributes.status) === 'bad';
  return failed && (0,model_status.Il)(requirements.mode, run.answer.attributes.status) !== 'good';
}
function somethingWasJudged(evidence) {
  const { requirements, run, policyChecks, taskStages, terraformPolicy } = evidence;
  const systems = [policyChecks, taskStages, terraformPolicy];
  if (!requirements.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
    return claim_result.t;
  }
  return (0,claim_result.oo)('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,model_status.Il)(requirements.mode, run.answer.attributes.status) === 'stopped'
    ? 'runAlreadyBlocked'
    : undefined);
}
;// CONCATENATED MODULE: ./build/src/policy/decide.js
function decide(evidence) {
  const vouched = vouchBy(CLAIMS)(evidence);
  if ('reasons' in vouched)
    return toVerdict(vouched.reasons);
  return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
function combine(verdicts) {
  const word = (0,verdict.QZ)(verdicts.map(({ verdict }) => verdict.word));
  const alike = verdicts.filter(({ verdict }) => verdict.word === word);
  const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
  return { word, reasons };
}
function decideUnaffected(requirePolicies) {
  if (!requirePolicies)
    return { word: 'passed', reasons: [] };
  const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
  return { word: 'undecided', reasons: [reason] };
}
function decideWithout(failure) {
  const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
  return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
  const word = (0,verdict.QZ)(reasons.map((reason) => reason.word));
  const order = [...reasons].sort((a, b) => verdict.bk.indexOf(b.word) - verdict.bk.indexOf(a.word));
  return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
/***/ })
};
