import { __exportAll } from "./rolldown-runtime.js";
import { BROKEN_SET, CONFIGURATION_VERSION, GateStop, OUTCOME, PLAN, POLICY_CHECK, POLICY_EVALUATION, RULE_FILE, RUN, ServiceError, TASK_RESULT, TASK_STAGE, TF_POLICY_EVALUATION, TF_POLICY_OUTCOME, TRACKING_UNKNOWN, UNTRACKED, VERDICTS, VERSION, asCount, askedOptions, awaitsOverride, compare as compare$1, contradictions, countOf, countsOf, createOverview, describe, describeOptions, eachOnce, emptyReading, failed, failureOf, fieldsOf, findOutside, findUnseen, findWorkspace, follow, forgivesFailedLook, fromPolicyCheck, guard, hasNoResult, isAddress, isApplyStage, isFound, isGreen, isRefusal, isRunOver, isSealed, isSettled, isWithin, kindOf, listWorkspaces, loadParser, mayBeMissed, mentionedIn, merge, messageOf, namedIn, namesOf, noteDiscard, parseJson, partsOnly, readIngress, readLoads, readOutcome, readStatus, related, relatedId, runKind, runWords, sealOf, stampDoubts, tally, toStatus, tooOld, touches, unlikeChange, wordsOf, worst } from "./index.js";
import { join, posix, relative, sep } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { createHash } from "node:crypto";
import { setMaxListeners } from "node:events";
import { tmpdir } from "node:os";
import { gunzipSync, gzipSync } from "node:zlib";
import { pipeline } from "node:stream/promises";
// build/src/policy/as-asked.js
const FLAGS = {
	refresh: true,
	"refresh-only": false,
	"is-destroy": false
};
const OTHER_FLAGS = {
	"allow-empty-apply": false,
	"allow-config-generation": false
};
const LISTS = [
	"target-addrs",
	"replace-addrs",
	"variables",
	"invoke-action-addrs",
	"policy-paths"
];
const TOLD_LISTS = [
	"target-addrs",
	"replace-addrs",
	"variables"
];
function optionsOf({ attributes }) {
	return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
function toldOptions({ attributes }) {
	const names = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
	return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function unlikeOptions({ attributes }, options) {
	const asked = askedOptions(options);
	const named = new Set(asked.map(([name]) => name));
	const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
	return [...asked.filter(([name, value]) => normal(attributes[name]) !== normal(value)).map(([name, value]) => {
		return `has "${name}": ${show(name, attributes[name])}, and ${show(name, value)} was asked for`;
	}), ...others.filter((name) => !named.has(name)).map((name) => `has "${name}": ${show(name, attributes[name])}, which nobody asked for`)];
}
function unlikeAsked(run, mode, options = {}) {
	const { attributes } = run;
	const unlike = unlikeOptions(run, options);
	if (mode === "speculative") {
		if (attributes["plan-only"] !== true) unlike.push("is not speculative: it could be applied");
		if (attributes.actions?.["is-confirmable"] === true) unlike.push("can be confirmed and applied");
		return unlike;
	}
	if (attributes["save-plan"] !== true) unlike.push("does not only save its plan: it is an ordinary run");
	if (attributes["auto-apply"] !== false) unlike.push("does not say that nothing applies it by itself");
	return unlike;
}
function unlikeOwn(run, terraformVersion, options = {}) {
	const { attributes } = run;
	const silent = [...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== "boolean"), ...TOLD_LISTS.filter((name) => attributes[name] === void 0)];
	const version = attributes["terraform-version"];
	const usual = options["terraform-version"] === void 0;
	return [
		...unlikeAsked(run, "speculative", options),
		...silent.map((name) => `does not say what its "${name}" is`),
		...usual && (version !== terraformVersion || version === void 0) ? [`planned with Terraform ${show("", version)}, the workspace has ${show("", terraformVersion)}`] : []
	];
}
function unusual(attributes, flags) {
	return Object.entries(flags).filter(([name, usual]) => (attributes[name] ?? usual) !== usual).map(([name]) => name);
}
function isNone(value) {
	return value === void 0 || value === null || Array.isArray(value) && value.length === 0;
}
function normal(value) {
	if (!Array.isArray(value)) return JSON.stringify(value);
	const entries = value.map((each) => typeof each === "string" ? each : partsOf(each).sort().join());
	return JSON.stringify(entries.sort());
}
function partsOf(value) {
	return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
	const shown = name === "variables" ? namesOf(value) : value;
	return (JSON.stringify(shown) ?? "unknown").slice(0, 100);
}
// build/src/policy/standing.js
const HOLDS = { green: "passed" };
function undecided(sentence, unless) {
	return red("undecided", sentence, unless);
}
function red(word, sentence, unless) {
	return { red: {
		word,
		sentence,
		unless
	} };
}
function ofPolicy(result) {
	const { level, status, word, overridable } = result;
	const name = nameOf(result);
	if (status === "unknown") return undecided(`${name} is "${word ?? ""}", a status not known here.`);
	if (word !== void 0) return undecided(`${name} has the enforcement level "${word}", which is not known here.`);
	switch (status) {
		case "passed": return HOLDS;
		case "overridden": return {
			green: "overridden",
			sentence: `${name} failed and was overridden.`
		};
		case "not-evaluated": return undecided(`${name} was not evaluated.`);
		case "errored": {
			const sentence = `${name} could not be evaluated.`;
			return level === "advisory" ? {
				green: "advisory",
				sentence
			} : red("errored", sentence);
		}
		case "failed":
			if (level === "advisory") return {
				green: "advisory",
				sentence: `${name} failed.`
			};
			if (level === "unknown") return undecided(`${name} failed, and the service does not say at which level.`);
			return overridable ? red("needs-override", `${name} failed and needs an override.`) : red("blocked", `${name} failed and cannot be overridden.`);
	}
}
function nameOf({ policy, policySet, level, system }) {
	if (policy === "") return `Policy set "${policySet}"`;
	const of = policySet === "" ? "" : ` of policy set "${policySet}"`;
	const unnamed = system === "policy-check" && policy === "unnamed policy";
	const at = level === "unknown" ? "" : ` (${level})`;
	return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
function ofRunTask(task, unanswered) {
	const name = `Run task "${task.name}"`;
	const { level, status, word = "" } = task;
	if (status === "unknown") return undecided(`${name} is "${word}", a status not known here.`);
	if (level === "unknown" && (status !== "passed" || task.word !== void 0)) return undecided(`${name} is ${status} at an enforcement level that is not known here.`);
	const advisory = (said) => ({
		green: "advisory",
		sentence: `${name} (advisory) ${said}.`
	});
	switch (status) {
		case "passed": return HOLDS;
		case "not-evaluated": return level === "advisory" ? advisory(`never answered: "${word}"`) : unanswered;
		case "failed":
			if (level === "advisory") return advisory("failed");
			return task.overridable === true ? red("needs-override", `${name} (mandatory) failed; it needs an override.`) : red("blocked", `${name} (mandatory) failed.`);
		case "errored": return level === "advisory" ? advisory("errored") : red("errored", `${name} (mandatory) errored.`);
	}
}
// build/src/policy/vouch.js
function vouch(evidence) {
	const claims = {
		policyChecks: systemStands(evidence.policyChecks, evidence),
		taskStages: systemStands(evidence.taskStages, evidence),
		terraformPolicy: systemStands(evidence.terraformPolicy, evidence),
		origin: isOfTheChange(evidence),
		plan: isGoodPlan(evidence.plan, evidence),
		guard: guardHolds(evidence),
		run: [
			endsWell(evidence),
			...isOurs(evidence),
			...plannedAsAsked(evidence)
		]
	};
	const standings = [...Object.values(claims).flat(), somethingWasJudged(evidence)];
	const [reason, ...others] = standings.flatMap((each) => "red" in each ? each.red : []);
	const weaker = standings.flatMap((standing) => "sentence" in standing ? standing : []);
	if (reason !== void 0) {
		const also = weaker.map(({ green: word, sentence }) => ({
			word,
			sentence
		}));
		return { reasons: [...worthTelling([reason, ...others]), ...also] };
	}
	const isOverridden = weaker.some((each) => each.green === "overridden" && !claims.guard.includes(each));
	const onlyGuard = weaker.some(({ green }) => green === "overridden") && !weaker.some(({ green }) => green === "advisory");
	return {
		green: isOverridden || onlyGuard ? "overridden" : weaker.length > 0 ? "advisory" : "passed",
		sentences: weaker.map(({ sentence }) => sentence)
	};
}
const CLOSING = [
	"needs-override",
	"blocked",
	"errored",
	"canceled"
];
function worthTelling(reasons) {
	const closed = reasons.some(({ word, unless }) => unless === void 0 && CLOSING.includes(word));
	const [first, ...others] = reasons.filter(({ unless }) => unless !== "told" && !(closed && unless === "closed"));
	return first === void 0 ? reasons : [first, ...others];
}
function isOurs({ run: { read, workspaceName }, asked }) {
	const run = `Run ${read.id}`;
	const version = relatedId(read, "configuration-version");
	const workspace = relatedId(read, "workspace");
	const { name, id } = asked.workspace;
	const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
	return [
		claim(read.id === asked.runId, `${run} is not the one of this job, ${asked.runId}.`),
		claim(version === asked.versionId, version === void 0 ? `${run} does not say which configuration version it planned.` : `${run} planned configuration version ${version}, not ${asked.versionId}, which it was to be.`),
		claim(workspace === id, workspace === void 0 ? `${run} does not say which workspace it belongs to.` : `${run} belongs to workspace ${workspace}, not to ${id}.`),
		claim(isNamed, `${run} belongs to workspace "${workspaceName}", not to "${name}".`)
	];
}
function isOfTheChange({ origin, run: { read } }) {
	if (origin === void 0) return [HOLDS];
	const { change, ingress, terraformVersion } = origin;
	if ("doubt" in ingress) return [undecided(ingress.doubt)];
	const unlike = [
		...unlikeChange(ingress.read, change),
		...tooOld(read, change),
		...unlikeOwn(read, terraformVersion)
	];
	return [HOLDS, ...unlike.map((how) => undecided(`Run ${read.id} ${how}.`))];
}
function claim(isTrue, otherwise) {
	return isTrue ? HOLDS : undecided(otherwise);
}
function plannedAsAsked({ run: { read }, asked }) {
	const { mode, options = {}, allowPartial = false, unsaid = [] } = asked;
	const parts = allowPartial ? [] : partsOnly(options);
	return [
		...unlikeAsked(read, mode, options).map((how) => undecided(`Run ${read.id} ${how}.`)),
		...parts.map((input) => undecided(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`)),
		...unsaid.map((sentence) => undecided(sentence))
	];
}
const ENDED_OTHERWISE = Object.fromEntries(wordsOf(RUN).filter((word) => word === "errored" || RUN[word].kind === "stopped").map((word) => [word, "bad"]));
function endsWell({ run: { read }, asked: { mode } }) {
	const { status } = read.attributes;
	switch (runKind(mode, status)) {
		case "good": return undoubted(stampDoubts(`run ${read.id}`, read.attributes, ENDED_OTHERWISE));
		case "bad": return endedBadly(status);
		case "stopped": return red("canceled", `The run was ${status === "discarded" ? "discarded" : "canceled"} by somebody else ("${status}") before it could be judged.`);
		case "person": return undecided(`The run awaits a decision ("${status}"), but nothing in it says of what.`, "closed");
		case "moving": return undecided(`The run is still "${status}".`, "closed");
		case "foreign": return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
		case "unknown": return undecided(`The run is "${status}", a status not known here.`);
	}
}
function undoubted([doubt], unless) {
	return doubt === void 0 ? HOLDS : undecided(doubt, unless);
}
function endedBadly(status) {
	if (status === "errored") return red("errored", "The run is \"errored\", and no policy or run task is the reason.", "closed");
	if (status === "policy_soft_failed") return undecided("The run is \"policy_soft_failed\", but no policy result says which one failed.", "closed");
	return undecided(`The run ended as "${status}", which says nothing that is known here.`);
}
function isGoodPlan(plan, { run, asked }) {
	const { status: ended } = run.read.attributes;
	const isGood = runKind(asked.mode, ended) === "good";
	const unless = isGood ? void 0 : "told";
	if ("doubt" in plan) return [undecided(plan.doubt, unless)];
	const { status } = plan.read.attributes;
	switch (kindOf(PLAN, status)) {
		case "good": return [undoubted(stampDoubts(`plan ${plan.read.id}`, plan.read.attributes, PLAN), isGood ? void 0 : "closed")];
		case "bad": return [red("errored", "The plan failed, so no policy could be evaluated.")];
		case "unknown": return [undecided(`The plan is "${status}", a status not known here.`)];
		case "moving":
		case "person":
		case "stopped":
		case "skipped": return [undecided(`The run is "${ended}" but its plan is still "${status}".`, unless)];
	}
}
function guardHolds({ guard, plan, asked }) {
	const unless = "read" in plan && kindOf(PLAN, plan.read.attributes.status) === "good" ? void 0 : "told";
	if (guard === void 0) return [asked.guarded === true ? undecided("What the plan destroys was not looked at.", unless) : HOLDS];
	return [
		HOLDS,
		...guard.doubts.map((sentence) => undecided(sentence, unless)),
		...guard.results.map(ofPolicy)
	];
}
function systemStands({ how, reading }, evidence) {
	const unless = endedByPlan(evidence) ? "closed" : void 0;
	return [
		"doubt" in how ? undecided(how.doubt) : HOLDS,
		...reading.doubts.map((sentence) => undecided(sentence, unless)),
		...reading.errors.map((sentence) => red("errored", sentence)),
		...reading.results.map(ofPolicy),
		...reading.runTasks.map((task) => ofRunTask(task, unanswered(task, evidence))),
		...reading.unfinished.map((item) => unfinished(item, reading.runTasks, evidence))
	];
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
	const task = runTasks.find(({ level, status }) => level === "mandatory" && (status === "failed" || status === "errored"));
	const of = stage === void 0 ? "" : ` (its stage ${stage === "running" ? "is" : "was"} "${stage}")`;
	const cause = task === void 0 ? "" : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
	const neverBegan = word === "unreachable" || system === "policy-check" || stage === "pending";
	return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = "" }, evidence) {
	return withoutResult(`run task "${name}" was still "${word}"`, word === "unreachable", evidence);
}
function withoutResult(was, neverBegan, evidence, cause = "") {
	const { run, asked } = evidence;
	const { status } = run.read.attributes;
	const kind = runKind(asked.mode, status);
	const isExplained = kind === "stopped" || kind !== "good" && neverBegan || endedByPlan(evidence);
	return undecided(`The run ended as "${status}", but ${was}. Nothing vouches for this plan, so the gate stays closed.${cause}`, isExplained ? "closed" : void 0);
}
function endedByPlan({ run, plan, asked }) {
	return "read" in plan && kindOf(PLAN, plan.read.attributes.status) === "bad" && runKind(asked.mode, run.read.attributes.status) !== "good";
}
function somethingWasJudged(evidence) {
	const { asked, run, policyChecks, taskStages, terraformPolicy } = evidence;
	const systems = [
		policyChecks,
		taskStages,
		terraformPolicy
	];
	if (!asked.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) return HOLDS;
	return undecided("No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.", runKind(asked.mode, run.read.attributes.status) === "stopped" ? "closed" : void 0);
}
// build/src/policy/decide.js
var decide_exports = __exportAll({ decideUnaffected: () => decideUnaffected });
function decide(evidence) {
	const vouched = vouch(evidence);
	if ("reasons" in vouched) return toVerdict(vouched.reasons);
	return {
		word: vouched.green,
		reasons: [...new Set(vouched.sentences)]
	};
}
function combine(verdicts) {
	const word = worst(verdicts.map(({ verdict }) => verdict.word));
	return {
		word,
		reasons: verdicts.filter(({ verdict }) => verdict.word === word).flatMap(({ name, verdict }) => verdict.reasons.map((reason) => verdicts.length > 1 ? `${name}: ${reason}` : reason))
	};
}
function decideUnaffected(requirePolicies) {
	if (!requirePolicies) return {
		word: "passed",
		reasons: []
	};
	return {
		word: "undecided",
		reasons: ["No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false."]
	};
}
function decideWithout(failure) {
	return {
		word: failure.kind === "canceled" ? "canceled" : failure.errored === true ? "errored" : "undecided",
		reasons: [failure.message]
	};
}
function toVerdict(reasons) {
	const word = worst(reasons.map((reason) => reason.word));
	const order = [...reasons].sort((a, b) => VERDICTS.indexOf(b.word) - VERDICTS.indexOf(a.word));
	return {
		word,
		reasons: [...new Set(order.map(({ sentence }) => sentence))]
	};
}
// build/src/gate/supersede.js
const SHARED_LIST = 150;
const LIST_MS = 3e4;
function startSuperseder({ cancelSuperseded: wanted, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
	const background = new AbortController();
	const either = AbortSignal.any([signal, background.signal]);
	setMaxListeners(0, signal, either);
	const patient = unscoped.with({
		signal: either,
		deadline,
		patient: true
	});
	let before = Promise.resolve();
	const isWanted = wanted === true && changeRequest !== void 0 && mode === "speculative";
	const listed = isWanted && workspaces.length >= 10 ? overview.before().catch(() => void 0) : void 0;
	async function endEarlier(workspace, superseding) {
		if (either.aborted) return;
		try {
			const many = listed && await listed;
			if (many === void 0) await clock.sleep(SHARED_LIST * random() * patient.pauseMs(), either);
			const { ended, refused } = await cancelSuperseded(superseding, patient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) }), many?.values());
			const why = "superseded by a newer push to the same pull request";
			for (const runId of ended) emit({
				kind: "canceling",
				workspace,
				runId,
				why
			});
			if (refused !== void 0) log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
		} catch (error) {
			log.debug(`Earlier runs of ${workspace} were not looked for: ${messageOf(error)}`);
		}
	}
	return {
		supersede: (workspace, superseding) => {
			if (!isWanted) return;
			before = before.then(() => endEarlier(workspace, {
				...superseding,
				changeRequest,
				options
			}));
		},
		async close() {
			background.abort();
			await before;
		}
	};
}
async function cancelSuperseded(superseding, client, moving) {
	const { workspaceId, changeRequest } = superseding;
	const search = { search: changeRequest };
	const earlier = (moving ? [...moving].filter((each) => relatedId(each, "workspace") === workspaceId) : (await client.runs.list(workspaceId, search).page({ size: 50 })).items).filter((other) => isSuperseded(other, superseding));
	const ended = [];
	for (const { id, attributes } of earlier) {
		const how = attributes.permissions?.["can-cancel"] === false ? "refused" : await end(id, client);
		if (how === "refused") return {
			ended,
			refused: id
		};
		if (how === "ended") ended.push(id);
	}
	return { ended };
}
function isSuperseded(other, { run, changeRequest, options = {} }) {
	const { attributes } = other;
	const kind = runKind("speculative", attributes.status);
	return other.id !== run.id && attributes["plan-only"] === true && isRunOf(attributes.message, changeRequest) && unlikeOptions(other, options).length === 0 && (kind === "moving" || kind === "person") && Date.parse(attributes["created-at"] ?? "") < Date.parse(run.attributes["created-at"] ?? "");
}
async function end(id, client) {
	const comment = "Superseded by a newer push to the same pull request.";
	for (const act of ["cancel", "discard"]) try {
		await client.runs[act](id, comment);
		return "ended";
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		if (isRefusal(error)) return "refused";
		if (error.code !== "conflict") return "left";
	}
	return "left";
}
const OPEN$1 = "[plangate ";
const LONGEST$2 = 1e3;
function runMessage(message, random, { changeRequest, commit, group }) {
	const of = changeRequest === void 0 ? "" : `${clean(changeRequest)} `;
	const part = group === void 0 ? "" : `${group}.`;
	const at = commit === void 0 || commit === "" ? "" : `@${clean(commit)}`;
	const tag = `${OPEN$1}${of}${part}${nonce(random)}${at}]`;
	const said = clean(message).slice(0, LONGEST$2 - tag.length - 1);
	return said === "" ? tag : `${said} ${tag}`;
}
function isRunOf(message, changeRequest) {
	const text = message ?? "";
	const at = text.lastIndexOf(OPEN$1);
	const start = `${OPEN$1}${clean(changeRequest)} `;
	return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function isRunOfGroup(message, group) {
	const text = message ?? "";
	const tag = text.slice(text.lastIndexOf(OPEN$1) + 10);
	const last = tag.slice(tag.lastIndexOf(" ") + 1);
	return text.includes(OPEN$1) && last.startsWith(`${group}.`) && last.endsWith("]");
}
function nonce(random) {
	return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4).toString(36).padStart(4, "0")).join("");
}
function clean(text) {
	return text.replaceAll(/\p{Cc}/gu, " ").replaceAll("[plangate", "(plangate").trim();
}
// build/src/gate/job.js
const END_BUDGET_MS = 5e3;
const ABORT_BUDGET_MS = 4e3;
function startJob(options, ports) {
	const { clock, random, signal, log } = ports;
	const started = clock.now();
	const deadline = options.deadline - Math.min(END_BUDGET_MS, options.timeoutMs / 10);
	const warned = new Set();
	const elapsedMs = () => clock.now() - started;
	const emit = (event) => {
		ports.onEvent({
			...event,
			atMs: elapsedMs()
		});
	};
	const archives = keepArchives(ports, emit);
	const client = ports.client.with({
		signal,
		deadline
	});
	const overview = createOverview(options, client.with({ patient: true }), clock);
	const superseder = startSuperseder(options, {
		...ports,
		overview
	}, deadline, emit);
	return {
		options,
		clock,
		random,
		signal,
		client,
		overview,
		deadline,
		emit,
		elapsedMs,
		pack: archives.pack,
		archives: archives.summaries,
		ending() {
			const until = signal.aborted ? clock.now() + ABORT_BUDGET_MS : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
			const own = {
				signal: new AbortController().signal,
				deadline: until
			};
			return {
				client: ports.client.with(own),
				deadline: until
			};
		},
		earlierRun: earlierRunOf(options),
		isFrugal: () => options.workspaces.length >= 10 || ports.client.pauseMs() > 0,
		debug: (line) => log.debug(line),
		warn(line) {
			if (!warned.has(line)) log.warning(line);
			warned.add(line);
		},
		ended() {
			if (signal.aborted) return "aborted";
			return clock.now() >= deadline ? "timeout" : void 0;
		},
		supersede: superseder.supersede,
		async close() {
			await superseder.close();
			await archives.remove();
		}
	};
}
function earlierRunOf({ group, earlierRuns }) {
	let asked;
	return async (workspace) => {
		if (group !== void 0) return void 0;
		asked ??= earlierRuns?.();
		const runs = await asked ?? {};
		return Object.hasOwn(runs, workspace) ? runs[workspace] : void 0;
	};
}
function runUrlOf(workspace, runId, { client, options }) {
	const at = [
		options.organization,
		workspace,
		"runs",
		runId
	];
	return `${client.origin}/app/${at.map(encodeURIComponent).join("/")}`;
}
function keepArchives(ports, emit) {
	const packed = new Map();
	const done = [];
	const packNow = async (root) => {
		const archive = await ports.pack(root);
		done.push(archive);
		if (archive.withheld.some(mayBeMissed)) await loadParser();
		emit({
			kind: "archive",
			root,
			archive
		});
		return archive;
	};
	return {
		pack: (root) => {
			const archive = packed.get(root) ?? packNow(root);
			packed.set(root, archive);
			return archive;
		},
		summaries: () => done.map(summarize),
		remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => void 0)))
	};
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
	return {
		root,
		files: archive.entries.filter(({ type }) => type !== "directory").length,
		bytes,
		contentBytes,
		sha256,
		withheld: archive.withheld.length
	};
}
// build/src/policy/from-plan-log.js
const MOST$2 = 100;
const LONGEST$1 = 4e3;
function fromPlanLog(log) {
	const lines = log.split("\n").map((line) => stripControls(line.slice(0, LONGEST$1 * 4)));
	const structured = lines.flatMap(fromJsonLine);
	const found = distinct(structured.length > 0 ? structured : fromBoxes(lines));
	return found.filter((it) => !repeatsAnother(it, found)).slice(0, MOST$2);
}
function repeatsAnother({ summary }, all) {
	return all.some((other) => summary.includes(`Error: ${other.summary}`));
}
function countsInLog(log) {
	return log.split("\n").flatMap((line) => {
		const text = stripControls(line.slice(0, LONGEST$1)).trim();
		const counts = text.startsWith("{") ? countsInJson(text) : countsInText(text);
		return counts === void 0 ? [] : [counts];
	}).at(-1);
}
function countsInJson(line) {
	const message = parseJson(line);
	const changes = fieldsOf(message)["changes"];
	if (fieldsOf(message)["type"] !== "change_summary") return void 0;
	if (fieldsOf(changes)["operation"] !== "plan") return void 0;
	return [
		"add",
		"change",
		"remove",
		"import"
	].map((name) => asCount(fieldsOf(changes)[name]) ?? 0);
}
function countsInText(line) {
	if (line.startsWith("No changes.")) return [
		0,
		0,
		0,
		0
	];
	if (!line.startsWith("Plan: ") || !line.endsWith(" to destroy.")) return void 0;
	const words = line.slice(6, -1).split(", ");
	return [
		"add",
		"change",
		"destroy",
		"import"
	].map((name) => {
		const word = words.find((each) => each.endsWith(` to ${name}`)) ?? "";
		return asCount(Number.parseInt(word, 10)) ?? 0;
	});
}
function fromJsonLine(line) {
	const diagnostic = fieldsOf(parseJson(line))["diagnostic"];
	const severity = fieldsOf(diagnostic)["severity"];
	const summary = textOf(diagnostic, "summary");
	if (severity !== "error" && severity !== "warning" || summary === void 0) return [];
	const range = fieldsOf(diagnostic)["range"];
	const start = asCount(fieldsOf(fieldsOf(range)["start"])["line"]);
	return [{
		severity,
		summary: summary.slice(0, LONGEST$1),
		detail: textOf(diagnostic, "detail")?.slice(0, LONGEST$1),
		address: textOf(diagnostic, "address"),
		file: textOf(range, "filename"),
		line: start || void 0
	}];
}
function fromBoxes(lines) {
	const found = [];
	let current;
	let detail = [];
	const close = () => {
		if (current !== void 0) {
			const text = detail.join("\n").trim();
			found.push({
				...current,
				detail: text === "" ? void 0 : text.slice(0, LONGEST$1)
			});
		}
		current = void 0;
		detail = [];
	};
	for (const raw of lines) {
		const line = unbox(raw);
		const opening = opens(line);
		if (opening !== void 0) {
			close();
			current = opening;
		} else if (raw.trimStart().startsWith("╵")) close();
		else if (current !== void 0) {
			const isSource = /^\d{1,6}:/.test(line.trim());
			const place = placeOf$1(line);
			if (place !== void 0 && current.file === void 0) Object.assign(current, place);
			else if (line.trimStart().startsWith("with ") && line.trimEnd().endsWith(",")) current.address = line.trim().slice(5, -1);
			else if (!isSource) detail.push(line.trim());
		}
		if (found.length >= MOST$2) break;
	}
	close();
	return found;
}
function unbox(line) {
	const trimmed = line.trimStart();
	return trimmed.startsWith("│") ? trimmed.slice(1).trimStart() : line;
}
function opens(line) {
	const [, word, summary = ""] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
	if (word === void 0) return void 0;
	return {
		severity: word === "Error" ? "error" : "warning",
		summary: summary.trim()
	};
}
function placeOf$1(line) {
	const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
	const number = asCount(Number(digits));
	return file !== void 0 && number ? {
		file,
		line: number
	} : void 0;
}
function stripControls(line) {
	const [first = "", ...coloured] = line.split("\x1B[");
	return [first, ...coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ""))].join("").replaceAll(/(?!\t)\p{Cc}/gu, "");
}
function distinct(diagnostics) {
	return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function textOf(value, key) {
	const text = fieldsOf(value)[key];
	return typeof text === "string" && text !== "" ? text : void 0;
}
// build/src/policy/from-run-events.js
const TOLD = [
	"changed_policy_enforcements",
	"changed_task_enforcements",
	"ignored_policy_sets"
];
function noticesOf(events) {
	return events.filter(({ event }) => TOLD.includes(event.attributes.action)).flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
	const overrides = events.filter(({ event }) => /overrid/i.test(event.attributes.action)).map(({ event, actor: by, comment: reason }) => {
		return {
			by,
			at: event.attributes["created-at"] ?? void 0,
			reason
		};
	});
	return results.map((result) => {
		if (result.status !== "overridden" || result.system === "guard") return result;
		const found = pick(overrides, result.override?.at);
		return found === void 0 ? result : {
			...result,
			override: {
				...found,
				...result.override
			}
		};
	});
}
const TOGETHER_MS = 1e4;
function pick(overrides, at) {
	if (overrides.length === 1) return overrides[0];
	const then = Date.parse(at ?? "");
	const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? "") - then) <= TOGETHER_MS);
	return near.length === 1 ? near[0] : void 0;
}
// build/src/policy/from-outcomes.js
function fromOutcomes(stage, { evaluation, sets: read }) {
	const { status } = evaluation.attributes;
	const what = `policy evaluation ${evaluation.id}`;
	const { reading, kind, unfinished } = readStatus(POLICY_EVALUATION, {
		system: "policy-evaluation",
		what,
		word: status,
		stage: stage.attributes.status
	});
	const owner = relatedId(evaluation, "policy-attachable") ?? stage.id;
	if (owner !== stage.id) reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
	if (unfinished) return reading;
	if (read !== void 0 && "doubt" in read.how) reading.doubts.push(read.how.doubt);
	reading.doubts.push(...stampDoubts(what, evaluation.attributes, POLICY_EVALUATION));
	const sets = read?.items ?? [];
	for (const set of sets) {
		const { results, doubts } = readSet$1(set, stage, evaluation);
		reading.results.push(...results);
		reading.doubts.push(...doubts);
	}
	const contrary = kind === "unknown" ? [] : contradictions(what, status, reading.results);
	reading.doubts.push(...countDoubts$1(what, evaluation, sets, reading.results), ...contrary);
	if (status === "errored") reading.errors.push(`The ${what} could not be evaluated.`);
	return reading;
}
function readSet$1(set, stage, { id, attributes: { status, "status-timestamps": stamps } }) {
	const { "policy-set-name": named, "result-count": counts, outcomes } = set.attributes;
	const what = `policy evaluation ${id}`;
	const name = named ?? "";
	const error = set.attributes.error ?? "";
	const mayPass = set.attributes.overridable !== false;
	const isOverridden = status === "overridden";
	const awaiting = kindOf(TASK_STAGE, stage.attributes.status) === "person";
	const results = (outcomes ?? []).map((outcome) => toResult$2(outcome, {
		policySet: name,
		overridable: mayPass && (awaiting || isOverridden),
		overridden: mayPass && isOverridden,
		at: stamps?.["overridden-at"] ?? void 0
	}));
	const doubts = [];
	if (isOverridden && results.some((one) => one.status === "failed" && one.level !== "advisory")) doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
	if ((relatedId(set, "policy-evaluation") ?? id) !== id) doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
	const mismatch = compare(counts, results, error !== "");
	if (mismatch !== void 0) doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
	if (error !== "") {
		const output = error.split("\n");
		const of = {
			system: "policy-evaluation",
			policySet: name
		};
		results.unshift({
			...BROKEN_SET,
			...of,
			message: error,
			output
		});
	}
	return {
		results,
		doubts
	};
}
function toResult$2(outcome, set) {
	const { isGood, level, status: own, word } = readOutcome(OUTCOME, "policy-evaluation", outcome);
	const printed = printedLines(outcome.output);
	const output = printed.map(({ text }) => text);
	const description = outcome.description ?? "";
	const isLenient = level !== "advisory" && level !== "unknown" && level !== "hard-mandatory";
	const status = own === "failed" && set.overridden && isLenient ? "overridden" : own;
	const at = status === "overridden" ? set.at : void 0;
	const named = isGood ? [] : namedIn(printed);
	const described = isGood || named.length > 0 ? [] : mentionedIn(description);
	const resources = [...named, ...described];
	return {
		system: "policy-evaluation",
		policySet: set.policySet,
		policy: outcome.policy_name ?? outcome.query ?? "",
		level,
		status,
		word,
		overridable: set.overridable && isLenient,
		message: isGood ? "" : output[0] ?? description,
		description: description === "" ? void 0 : description,
		output,
		address: resources[0]?.address,
		resources,
		override: at === void 0 ? void 0 : { at }
	};
}
function compare(counts, results, broken) {
	if (counts === null || counts === void 0) return void 0;
	const shown = tally(results);
	const said = [
		[
			"passed",
			"passed",
			countOf(counts, "passed"),
			shown.passed
		],
		[
			"failed advisory",
			"advisory failed",
			countOf(counts, "advisory-failed"),
			shown.advisory
		],
		[
			"failed mandatory",
			"mandatory failed",
			countOf(counts, "mandatory-failed"),
			shown.mandatory
		],
		[
			"errored",
			"errored",
			broken ? shown.errored : countOf(counts, "errored"),
			shown.errored
		]
	];
	for (const [name, did, count, listed] of said) {
		if (count === void 0) return `does not say how many policies ${did}`;
		if (count !== listed) return `counts ${count} ${name} but lists ${listed}`;
	}
}
function countDoubts$1(what, evaluation, sets, results) {
	const doubts = [];
	const { status, "result-count": counts } = evaluation.attributes;
	const isCounted = (each) => each !== void 0 && each !== null;
	const mismatch = compare(counts, results, sets.some((set) => (set.attributes.error ?? "") !== ""));
	if (mismatch !== void 0) doubts.push(`The ${what} ${mismatch} in its policy sets.`);
	if (sets.length === 0 && kindOf(POLICY_EVALUATION, status) === "good") doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
	const allCounted = sets.every((set) => isCounted(set.attributes["result-count"]));
	if (!isCounted(counts) && (!allCounted || sets.length === 0)) doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
	return doubts;
}
const MOST$1 = 1e3;
const LONGEST = 4e3;
const DEEPEST = 6;
const SAYS = [
	"print",
	"msg",
	"message",
	"error",
	"reason",
	"deny"
];
function printedLines(output) {
	const lines = [];
	gather(output, lines, 0);
	return lines;
}
function gather(value, lines, depth, address) {
	if (lines.length >= MOST$1 || value === null || value === void 0) return;
	if (typeof value === "string") {
		for (const line of value.split("\n")) if (lines.length < MOST$1 && line.trim() !== "") lines.push({
			text: clip(line.trimEnd()),
			address
		});
		return;
	}
	if (depth < DEEPEST && Array.isArray(value)) {
		for (const item of value) gather(item, lines, depth + 1, address);
		return;
	}
	if (depth < DEEPEST && typeof value === "object") {
		const fields = new Map(Object.entries(value));
		const said = SAYS.find((key) => fields.has(key));
		if (said !== void 0) {
			const message = fields.get(said);
			const subject = [fields.get("address"), fields.get("resource")].find(isText);
			const isBeside = isText(message) && subject !== void 0 && !message.includes(subject);
			const owner = subject !== void 0 && isAddress(subject) ? subject : void 0;
			gather(isBeside ? `${subject}: ${message}` : message, lines, depth + 1, owner);
			return;
		}
	}
	lines.push({
		text: clip(asJson(value)),
		address: void 0
	});
}
function isText(value) {
	return typeof value === "string" && value !== "";
}
function asJson(value) {
	try {
		return JSON.stringify(value) ?? "";
	} catch {
		return "(an output too deep to show)";
	}
}
function clip(line) {
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
// build/src/policy/from-tf-policy.js
function fromTfPolicy({ evaluation, sets }) {
	const { status, permissions, error, actions } = evaluation.attributes;
	const what = `Terraform policy evaluation ${evaluation.id}`;
	const canOverride = permissions?.["can-override"] ?? void 0;
	const { reading, kind, unfinished } = readStatus(TF_POLICY_EVALUATION, {
		system: "terraform-policy",
		what,
		word: status
	});
	if (unfinished) return {
		...isApply(evaluation) ? emptyReading() : reading,
		canOverride
	};
	if ((error ?? void 0) !== void 0 || status === "errored") {
		const said = [error?.summary, error?.detail].filter((part) => (part ?? "") !== "").join(": ");
		reading.errors.push(`The ${what} could not be evaluated${said === "" ? "" : `: ${said.slice(0, 2e3)}`}.`);
	}
	if (sets !== void 0 && "doubt" in sets.how) reading.doubts.push(sets.how.doubt);
	reading.doubts.push(...stampDoubts(what, evaluation.attributes, TF_POLICY_EVALUATION));
	if (kind === "person" && actions?.["is-overridable"] === false) reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
	const results = (sets?.items ?? []).flatMap((set) => readSet(set, status));
	const doubts = [
		...reading.doubts,
		...countDoubts(what, evaluation, results),
		...contradictions(what, status, results, true)
	];
	return {
		...reading,
		canOverride,
		results,
		doubts
	};
}
function isApply({ attributes }) {
	return attributes["stage-type"]?.toLowerCase() === "apply";
}
function readSet({ attributes }, evaluation) {
	const policySet = attributes["policy-set-name"] ?? "";
	const error = attributes.error ?? "";
	const results = (attributes.outcomes ?? []).map((each) => toResult$1(each, policySet, evaluation));
	if (error === "") return results;
	const message = printError(error).slice(0, 4e3);
	return [{
		...BROKEN_SET,
		system: "terraform-policy",
		policySet,
		message,
		output: []
	}, ...results];
}
function toResult$1(outcome, policySet, evaluation) {
	const { isGood, level, status: own, word } = readOutcome(TF_POLICY_OUTCOME, "terraform-policy", outcome);
	const overridable = level === "mandatory-overridable" && ["awaiting_override", "overridden"].includes(evaluation);
	const status = own === "failed" && overridable && evaluation === "overridden" ? "overridden" : own;
	const output = printDiagnostics(outcome);
	return {
		system: "terraform-policy",
		policySet,
		policy: outcome.policy_name ?? outcome.file_name ?? "",
		level,
		status,
		word,
		overridable,
		message: isGood ? "" : output[0] ?? "",
		output,
		...placeOf(isGood ? [] : outcome.diagnostics ?? [])
	};
}
function printDiagnostics({ diagnostics }) {
	return (diagnostics ?? []).flatMap((diagnostic) => [...linesOf(diagnostic.error_message ?? diagnostic.summary), ...(diagnostic.resources ?? []).flatMap((resource) => linesOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? "") === "" ? line : `${resource.resource_name}: ${line}`))]);
}
function placeOf(diagnostics) {
	const all = diagnostics.flatMap(({ resources }) => resources ?? []).map((resource) => {
		const { resource_name: name, file_name: path, start_line: start } = resource;
		const line = asCount(start);
		const location = path && line ? {
			path,
			startLine: line,
			endLine: line,
			source: "service"
		} : void 0;
		const said = linesOf(resource.error_message ?? resource.info_message).join("; ");
		return {
			address: name ?? "",
			message: said || void 0,
			location
		};
	});
	const resources = eachOnce(all.filter(({ address }) => address !== ""));
	const location = all.find((each) => each.location)?.location;
	return {
		address: resources[0]?.address,
		location,
		resources
	};
}
function linesOf(value) {
	return (value ?? "").split("\n").filter((line) => line.trim() !== "").slice(0, 200);
}
function printError(error) {
	try {
		return typeof error === "string" ? error : JSON.stringify(error);
	} catch {
		return "The policy set could not be evaluated.";
	}
}
function countDoubts(what, { attributes: { status, "result-count": counts } }, results) {
	if (counts === null || counts === void 0) return [`The ${what} is "${status}" but does not say how many policies it has.`];
	const shown = tally(results);
	const mandatory = countOf(counts, "mandatory-failed") ?? 0;
	const overridable = countOf(counts, "mandatory-overridable-failed");
	const lenient = tally(results.filter(({ level }) => level === "mandatory-overridable")).mandatory;
	const fits = {
		passed: countOf(counts, "passed") === shown.passed,
		"failed advisory": countOf(counts, "advisory-failed") === shown.advisory,
		"failed mandatory": shown.mandatory === mandatory ? [
			void 0,
			0,
			lenient
		].includes(overridable) : overridable === lenient && shown.mandatory === mandatory + lenient,
		errored: (countOf(counts, "errored") ?? 0) <= shown.errored,
		unknown: (countOf(counts, "unknown") ?? 0) <= shown.unknown
	};
	return Object.keys(fits).filter((name) => fits[name] === false).map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
// build/src/policy/observed.js
function toSystems(run, { checks, stages, tfEvaluations }) {
	const held = ({ items, how }, relation, objectOf, read) => {
		const objects = items.map(objectOf);
		const doubts = [...lost(`run ${run.id}`, run, relation, objects), ...objects.flatMap((object) => ofAnotherRun(object, run))];
		return {
			how,
			reading: merge([...items.map(read), {
				...emptyReading(),
				doubts
			}])
		};
	};
	const evaluationOf = ({ evaluation }) => evaluation;
	return {
		policyChecks: held(checks, "policy-checks", ({ check }) => check, ({ check, log }) => fromPolicyCheck(check, log)),
		taskStages: held(stages, "task-stages", ({ stage }) => stage, fromObservedStage),
		terraformPolicy: held(tfEvaluations, "tf-policy-evaluations", evaluationOf, fromTfPolicy)
	};
}
function fromObservedStage({ stage, taskResults, evaluations }) {
	const objects = evaluations.map(({ evaluation }) => evaluation);
	const owner = `task stage ${stage.id}`;
	const doubts = [...lost(owner, stage, "policy-evaluations", objects), ...lost(owner, stage, "task-results", taskResults)];
	const doubtful = {
		...emptyReading(),
		doubts
	};
	const words = objects.map(({ attributes }) => attributes.status);
	if (isOutOfReach(stage, words)) return doubtful;
	const tasks = fromTaskResults(stage, taskResults);
	const whole = merge([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
	return merge([
		whole,
		doubtful,
		fromStage(stage, whole, words.length)
	]);
}
function lost(owner, resource, relation, read) {
	const { named = [], hinted } = related(resource, relation);
	const what = relation.slice(0, -1).replaceAll("-", " ").replace(/^tf /, "Terraform ");
	if (hinted && read.length === 0) return [`The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`];
	const known = new Set(read.map(({ id }) => id));
	return named.filter(({ id }) => !known.has(id)).slice(0, 20).map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
	const other = relatedId(item, "run");
	if (other === void 0 || other === run.id) return [];
	return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
function fromTaskResults(stage, taskResults) {
	return {
		...emptyReading(),
		runTasks: taskResults.map((result) => toRunTask(result, stage)),
		doubts: taskResults.flatMap(({ id, attributes }) => stampDoubts(`task result ${id}`, attributes, TASK_RESULT))
	};
}
function toRunTask({ attributes }, stage) {
	const { status: word, "workspace-task-enforcement-level": levelWord, url } = attributes;
	const level = levelWord === "advisory" || levelWord === "mandatory" ? levelWord : "unknown";
	const kind = kindOf(TASK_RESULT, word);
	const status = hasNoResult(kind) ? "not-evaluated" : toStatus(kind, word);
	const isAwaited = kindOf(TASK_STAGE, stage.attributes.status) === "person";
	const foreignLevel = kind === "good" && level === "unknown" ? levelWord || void 0 : void 0;
	return {
		name: attributes["task-name"] ?? "",
		stage: stage.attributes.stage,
		level,
		status,
		word: kind === "good" || kind === "bad" ? foreignLevel : word,
		overridable: isAwaited && status === "failed" ? true : void 0,
		message: attributes.message ?? "",
		url: url || void 0
	};
}
function fromStage(stage, holds, evaluations) {
	const { status, permissions, actions } = stage.attributes;
	const what = `${stage.attributes.stage.replaceAll("_", "-")} stage ${stage.id}`;
	const { reading, kind } = readStatus(TASK_STAGE, {
		system: "task-stage",
		what,
		word: status,
		stage: status
	});
	if (evaluations > 0) reading.canOverride = permissions?.["can-override-policy"] ?? permissions?.["can-override"] ?? void 0;
	reading.doubts.unshift(...stampDoubts(what, stage.attributes, TASK_STAGE));
	const { results, runTasks, errors } = holds;
	const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
	if (kind === "bad" && !isBlamed) {
		if (status === "errored") reading.errors.push(`The ${what} is "errored".`);
		else reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
	}
	if (kind === "person") {
		const canBe = actions?.["is-overridable"] !== false && [...results, ...runTasks].some(({ overridable }) => overridable === true);
		const lack = isBlamed ? "can be overridden" : "says of what";
		if (!isBlamed || !canBe) reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
	}
	return reading;
}
function isBlame({ status, level }) {
	return status === "errored" || status === "unknown" || status === "failed" && level !== "advisory";
}
function isTaskBlame({ status, level }) {
	return (status === "failed" || status === "errored") && level !== "advisory";
}
function isOutOfReach(stage, evaluationWords) {
	const idle = (word) => word === "pending" || word === "unreachable";
	return isApplyStage(stage.attributes.stage) && idle(stage.attributes.status) && evaluationWords.every(idle);
}
// build/src/policy/planned-changes.js
const ACTIONS$1 = [
	"delete",
	"replace",
	"forget",
	"update",
	"create",
	"none"
];
const COUNTS = [
	"additions",
	"changes",
	"destructions",
	"imports"
];
const MOST = 2e4;
const SOURCES = {
	log: "log of the plan",
	json: "plan's JSON"
};
function createChangeList(source) {
	const kept = new Map();
	const counted = {
		additions: 0,
		changes: 0,
		destructions: 0,
		imports: 0
	};
	const doubts = new Set();
	let leftOut = 0;
	return {
		doubt: (sentence) => doubts.add(sentence),
		add({ actions, ...told }) {
			const action = toAction(actions);
			if (action === "not a change") return;
			if (action === void 0) {
				doubts.add(`The ${SOURCES[source]} names an action that is not known here.`);
				return;
			}
			if (actions.includes("create")) counted.additions += 1;
			if (actions.includes("update")) counted.changes += 1;
			if (actions.includes("delete")) counted.destructions += 1;
			if (told.imported) counted.imports += 1;
			const moved = told.previousAddress !== void 0 && told.previousAddress !== told.address;
			if (action === "none" && !moved && !told.imported) return;
			const key = JSON.stringify([told.address, told.deposed]);
			const known = kept.get(key);
			const room = action === "delete" || action === "replace" ? 2 * MOST : MOST;
			if (known === void 0 && kept.size >= room) leftOut += 1;
			else if (known === void 0 || rank(action) < rank(known.action)) kept.set(key, {
				...told,
				action,
				location: void 0
			});
		},
		end(...expected) {
			for (const [who, counts] of expected) {
				const parts = COUNTS.filter((each) => (counts[each] ?? counted[each]) !== counted[each]).map((each) => `${each} ${counted[each]} (${who} says ${counts[each]})`);
				if (parts.length > 0) doubts.add(`The ${SOURCES[source]} does not add up: ${parts.join(", ")}.`);
			}
			return {
				changes: [...kept.values()].sort(byRank),
				leftOut,
				source,
				doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(" ") : void 0
			};
		}
	};
}
function toAction(actions) {
	const has = (word) => actions.includes(word);
	if (actions.length === 0 || !actions.every((word) => KNOWN.has(word))) return void 0;
	if (has("delete")) return has("create") ? "replace" : "delete";
	return [
		"forget",
		"update",
		"create"
	].find(has) ?? (has("no-op") ? "none" : "not a change");
}
const KNOWN = new Set([
	"no-op",
	"create",
	"update",
	"delete",
	"forget",
	...[
		"read",
		"open",
		"renew",
		"close"
	]
]);
function rank(action) {
	return ACTIONS$1.indexOf(action);
}
function byRank(one, other) {
	return rank(one.action) - rank(other.action) || (one.address < other.address ? -1 : 1);
}
const LONGEST_ADDRESS = 2e3;
function asAddress(value) {
	return typeof value === "string" && value !== "" && value.length <= LONGEST_ADDRESS ? value : void 0;
}
function asWord(value) {
	return typeof value === "string" && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : void 0;
}
// build/src/policy/from-change-json.js
const LONGEST_ENTRY = 8388608;
function createChangeJsonReader() {
	const list = createChangeList("json");
	const unread = "The plan's JSON has an entry that cannot be read.";
	const entries = createEntries("resource_changes", (text) => {
		const told = text === void 0 ? void 0 : toTold$1(text);
		if (told === void 0) list.doubt(unread);
		else if (told !== "read only") list.add(told);
	});
	return {
		take: (bytes) => entries.take(bytes),
		end(counts, cut) {
			if (!entries.begun()) return void 0;
			if (cut !== void 0) list.doubt(cut);
			else if (!entries.whole()) list.doubt("The plan's JSON ends before its end.");
			return list.end(["the plan", counts]);
		}
	};
}
const [QUOTE, BACKSLASH] = [34, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [
	91,
	93,
	123,
	125
];
const LONGEST_NAME = 64;
function createEntries(name, read) {
	let [depth, begun, whole] = [
		0,
		false,
		false
	];
	let [inText, escaped, inList] = [
		false,
		false,
		false
	];
	let lastText = "";
	let held;
	let heldBytes = 0;
	const hold = (bytes) => {
		heldBytes += bytes.length;
		if (heldBytes <= LONGEST_ENTRY) held?.push(Buffer.from(bytes));
		else if (held !== void 0) held.length = 0;
	};
	return {
		begun: () => begun,
		whole: () => whole,
		take(bytes) {
			let entryFrom = 0;
			for (let at = 0; at < bytes.length; at++) {
				const byte = bytes[at];
				if (inText) {
					if (escaped) escaped = false;
					else if (byte === BACKSLASH) escaped = true;
					else if (byte === QUOTE) inText = false;
					else if (depth === 1 && lastText.length < LONGEST_NAME) lastText += String.fromCharCode(byte ?? 0);
				} else if (byte === QUOTE) {
					inText = true;
					if (depth === 1) lastText = "";
				} else if (byte === OPEN || byte === OPEN_LIST) {
					begun ||= depth === 0 && byte === OPEN;
					if (depth === 1 && byte === OPEN_LIST) inList = lastText === name;
					if (depth === 2 && inList) [entryFrom, held, heldBytes] = [
						at,
						[],
						0
					];
					depth += 1;
				} else if (byte === CLOSE || byte === CLOSE_LIST) {
					depth -= 1;
					if (depth === 2 && held !== void 0) {
						hold(bytes.subarray(entryFrom, at + 1));
						read(heldBytes <= LONGEST_ENTRY ? Buffer.concat(held).toString("utf8") : void 0);
						held = void 0;
					}
					if (depth === 1) inList = false;
					whole ||= depth === 0 && begun;
				}
			}
			if (held !== void 0) hold(bytes.subarray(entryFrom));
		}
	};
}
const REASONS = {
	replace_because_tainted: "tainted",
	replace_because_cannot_update: "cannot_update",
	replace_by_request: "requested",
	replace_by_triggers: "replace_triggered_by"
};
function toTold$1(text) {
	const { mode, change, deposed, ...entry } = fieldsOf(parseJson(text));
	if (mode === "data" || mode === "ephemeral") return "read only";
	const { actions, importing, replace_paths: paths } = fieldsOf(change);
	const address = asAddress(entry["address"]);
	if (address === void 0 || !Array.isArray(actions)) return void 0;
	const previous = entry["previous_address"] ?? void 0;
	if (previous !== void 0 && asAddress(previous) === void 0) return void 0;
	const reason = asWord(entry["action_reason"]) ?? "";
	return {
		address,
		actions: actions.map(String),
		previousAddress: asAddress(previous),
		imported: typeof importing === "object" && importing !== null,
		deposed: typeof deposed === "string" && deposed !== "",
		reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || void 0,
		attributes: Array.isArray(paths) ? attributesOf(paths) : []
	};
}
function attributesOf(paths) {
	const names = paths.slice(0, 1e3).map((path) => Array.isArray(path) ? asWord(path[0]) : "");
	return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
// build/src/policy/from-change-log.js
const LONGEST_LINE = 262144;
const MOST_LINES = 1e5;
const ODD_LINE = "The log of the plan has a line about a change that is not in its own form: something else wrote into it.";
function createChangeLogReader(strict = false) {
	const list = createChangeList("log");
	const summaries = [];
	let changes = 0;
	const odd = () => void (strict && list.doubt(ODD_LINE));
	const lines = createLines((line) => {
		const { type, change, changes: summed } = ownFields(line);
		if (type === void 0) odd();
		if (type === "change_summary") {
			const counts = toCounts(summed);
			if (counts) summaries.push(counts);
			else odd();
		} else if (type === "planned_change") {
			const told = toTold(change);
			if (told === void 0) return odd();
			changes += 1;
			if (changes <= MOST_LINES) list.add(told);
		}
	}, odd);
	return {
		take: (bytes) => lines.take(bytes),
		end(counts, cut) {
			lines.end();
			const [summary, ...others] = summaries;
			if (summary === void 0 && changes === 0) return void 0;
			if (changes > MOST_LINES) list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
			if (cut !== void 0) list.doubt(cut);
			else if (summary === void 0) list.doubt("The log of the plan ends before its summary.");
			if (others.length > 0) list.doubt("The log of the plan has more than one summary: something else wrote into it.");
			const said = summaries.map((each) => ["its summary", each]);
			return list.end(...said.slice(0, 2), ["the plan", counts]);
		}
	};
}
const NEWLINE = 10;
const NAMES$1 = ["planned_change", "change_summary"];
function createLines(read, passedOver) {
	let room = Buffer.alloc(0);
	let length = 0;
	const keep = (piece) => {
		if (room.length === 0) room = Buffer.alloc(LONGEST_LINE);
		if (length + piece.length <= LONGEST_LINE) room.set(piece, length);
		length += piece.length;
	};
	const end = () => {
		if (length > LONGEST_LINE) passedOver();
		const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
		if (NAMES$1.some((name) => line.includes(name))) read(line.toString("utf8"));
		length = 0;
	};
	return {
		end,
		take(bytes) {
			let from = 0;
			for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
				keep(bytes.subarray(from, to));
				end();
				from = to + 1;
			}
			keep(bytes.subarray(from));
		}
	};
}
function ownFields(line) {
	const fields = fieldsOf(parseJson(line.replace("", "").replace("", "")));
	const { "@level": level, "@message": message, "@module": module, "@timestamp": at } = fields;
	return level === "info" && (module === "terraform.ui" || module === "tofu.ui") && typeof message === "string" && typeof at === "string" ? fields : {};
}
const ACTIONS = {
	noop: ["no-op"],
	move: ["no-op"],
	import: ["no-op"],
	replace: ["delete", "create"],
	remove: ["forget"]
};
function toTold(change) {
	const { resource, previous_resource: previous, action, reason, importing } = fieldsOf(change);
	const address = toAddress(resource);
	if (address === void 0 || typeof action !== "string") return void 0;
	const before = toAddress(previous);
	if (previous !== void 0 && before === void 0) return void 0;
	return {
		address,
		actions: Object.hasOwn(ACTIONS, action) ? ACTIONS[action] ?? [] : [action],
		previousAddress: before,
		imported: typeof importing === "object" && importing !== null,
		deposed: false,
		reason: asWord(reason),
		attributes: []
	};
}
function toAddress(resource) {
	const { addr, module, resource: inner, ...parts } = fieldsOf(resource);
	const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
	if (![
		addr,
		module,
		inner,
		type,
		name,
		provider
	].every((text) => typeof text === "string")) return void 0;
	return addr === (module === "" ? inner : `${String(module)}.${String(inner)}`) ? asAddress(addr) : void 0;
}
function toCounts(changes) {
	const { add, change, remove, import: imports, operation } = fieldsOf(changes);
	const [additions, updates, destructions] = [
		asCount(add),
		asCount(change),
		asCount(remove)
	];
	if (operation !== "plan" || additions === void 0) return void 0;
	return {
		additions,
		changes: updates,
		destructions,
		imports: asCount(imports)
	};
}
// build/src/gate/read-changes.js
const BUDGET_MS$2 = 2e4;
async function readChanges(plan, ports, guarded = false) {
	const { status, "has-changes": has } = plan.attributes;
	const counts = countsOf(plan.attributes);
	const anything = has === true || guarded && has !== false || Object.values(counts).some((count) => (count ?? 0) > 0);
	if (status !== "finished" || !anything) return void 0;
	const read = (source) => readFrom(source, plan, guarded, counts, ports);
	const first = await read(guarded ? "json" : "log");
	if (first !== void 0 && first.doubt === void 0) return first;
	const second = await read(guarded ? "log" : "json");
	return second === void 0 || second.doubt !== void 0 && first !== void 0 ? first : second;
}
async function readFrom(source, plan, guarded, counts, { client, clock, signal, deadline }) {
	const create = source === "log" ? () => createChangeLogReader(guarded) : createChangeJsonReader;
	let reader = create();
	const open = () => {
		reader = create();
		return (bytes) => reader.take(bytes);
	};
	try {
		const within = Math.min(deadline, clock.now() + BUDGET_MS$2);
		const { runs } = client.with({
			signal,
			deadline: within
		});
		await (source === "log" ? runs.streamPlanLog(plan, open) : runs.streamPlanJson(plan.id, open));
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return reader.end(counts, `What the plan changes was not read to its end (${error.code}).`);
	}
	return reader.end(counts);
}
// build/src/gate/read-policies.js
const CATCH_UP_MS = 1e4;
const EXTRA_BUDGET_MS = 2e4;
async function readPolicies(run, rests, ports) {
	const { clock, signal, deadline } = ports;
	const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
	let lists = await readLists(ports, run);
	for (let pauseMs = 1e3; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
		await clock.sleep(pauseMs, signal);
		lists = await readLists(ports, run);
	}
	return await readContents(ports, lists);
}
async function readLists({ client, believesRun }, run) {
	const isNone = (relation) => related(run, relation).named?.length === 0;
	const [checks, stages, tfEvaluations] = await Promise.all([
		believesRun && isNone("policy-checks") ? NOTHING : readList(client.policyChecks.list(run.id)),
		believesRun && isNone("task-stages") ? NOTHING : readList(client.taskStages.list(run.id)),
		isNone("tf-policy-evaluations") ? NOTHING : readList(client.tfPolicyEvaluations.list(run.id))
	]);
	return {
		checks,
		stages,
		tfEvaluations
	};
}
const NOTHING = {
	items: [],
	how: { read: "to its last page" }
};
function lags({ checks, stages, tfEvaluations }) {
	const moves = (table, status) => ["moving", "unknown"].includes(kindOf(table, status));
	return checks.items.some(({ attributes }) => moves(POLICY_CHECK, attributes.status)) || tfEvaluations.items.some((evaluation) => !isApply(evaluation) && moves(TF_POLICY_EVALUATION, evaluation.attributes.status)) || stages.items.some(({ stage, policyEvaluations }) => {
		return !isOutOfReach(stage, policyEvaluations.map(({ attributes }) => attributes.status)) && moves(TASK_STAGE, stage.attributes.status);
	});
}
async function readContents(ports, lists) {
	const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
	const [checks, stages, tfEvaluations] = await Promise.all([
		readEach(lists.checks, async (check) => {
			const { id, attributes } = check;
			return {
				check,
				log: ports.isFrugal?.() === true && allPassed(check) || hasNoResult(kindOf(POLICY_CHECK, attributes.status)) ? void 0 : await extra(ports, void 0, (client) => client.policyChecks.output(id))
			};
		}),
		readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
			stage,
			taskResults,
			evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
				evaluation,
				sets: await readSets(POLICY_EVALUATION, evaluation, evaluations)
			})))
		})),
		readEach(lists.tfEvaluations, async (evaluation) => ({
			evaluation,
			sets: await readSets(TF_POLICY_EVALUATION, evaluation, tfPolicyEvaluations)
		}))
	]);
	return {
		checks,
		stages,
		tfEvaluations
	};
}
function allPassed({ attributes: { status, result } }) {
	return status === "passed" && result?.["advisory-failed"] === 0;
}
async function readEach({ items, how }, read) {
	return {
		items: await Promise.all(items.map(read)),
		how
	};
}
async function readSets(table, { id, attributes }, resource) {
	return hasNoResult(kindOf(table, attributes.status)) ? void 0 : await readList(resource.outcomes(id));
}
async function readList(listing) {
	try {
		const { items, absent } = await listing.whole();
		return {
			items,
			how: absent === void 0 ? { read: "to its last page" } : { absent }
		};
	} catch (error) {
		if (error instanceof ServiceError && error.code === "unreadable") return {
			items: [],
			how: { doubt: error.message }
		};
		throw error;
	}
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
	try {
		const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
		return await read(client.with({
			signal,
			deadline: within
		}));
	} catch (error) {
		if (error instanceof ServiceError && error.code !== "aborted") return otherwise;
		throw error;
	}
}
// build/src/gate/summarize-plan.js
const LOG_BYTES$2 = 65536;
async function summarizePlan(plan, ports) {
	const { status, "has-changes": changes } = plan.attributes;
	const told = Object.values(countsOf(plan.attributes));
	const counts = told.every((count) => count === void 0 || count === null) && status === "finished" && changes !== false ? await extra(ports, void 0, async (client) => countsInLog(await client.runs.planLog(plan, LOG_BYTES$2))) : told.map((count) => count ?? 0);
	if (counts === void 0) return void 0;
	const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
	return {
		status,
		hasChanges: changes ?? counts.some((count) => count > 0),
		additions,
		changes: updates,
		destructions,
		imports
	};
}
// build/src/gate/judge.js
const LOG_BYTES$1 = 262144;
async function judge(settled, job) {
	const { mode, requirePolicies, runOptions: options, allowPartial } = job.options;
	const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
	const asked = {
		mode,
		requirePolicies,
		options,
		allowPartial,
		unsaid,
		runId: run.id,
		versionId,
		workspace: {
			id,
			name
		}
	};
	const [origin, rules] = [await readOrigin(settled, job), await guardOf(id, job)];
	const judged = await judgeRun(watched, asked, job, {
		origin,
		rules
	});
	const { status } = watched.run.attributes;
	return {
		...toResult(judged, describe(settled), status, job),
		durationMs
	};
}
async function guardOf(id, { options }) {
	const { guard: rules } = options;
	return rules && {
		...rules,
		released: await rules.released?.(id)
	};
}
function toResult(judged, known, status, job) {
	for (const words of policyWords(judged.results)) job.emit({
		kind: "progress",
		workspace: known.workspace,
		status,
		words
	});
	const from = known.workingDirectory === "" ? "" : `${known.workingDirectory}/`;
	const diagnostics = judged.diagnostics.map((each) => each.file === void 0 ? each : {
		...each,
		file: `${from}${each.file}`
	});
	return {
		...known,
		...judged,
		notices: [...known.notices, ...judged.notices],
		diagnostics
	};
}
async function judgeRun(watched, asked, ports, { origin, rules, told } = {}) {
	const { run, costEstimate, workspace } = watched;
	const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
	const rests = runKind(asked.mode, run.attributes.status) === "person" || awaitsOverride(stages);
	const plan = await readPlan(watched, ports);
	const read = "read" in plan ? plan.read : void 0;
	const planFailed = read !== void 0 && kindOf(PLAN, read.attributes.status) === "bad";
	const readEvents = () => extra(ports, [], (client) => client.runs.events(run.id));
	const [observed, earlyEvents, summary, diagnostics, changes] = await Promise.all([
		readPolicies(run, rests, ports),
		told ? void 0 : readEvents(),
		told ? told.plan : read && summarizePlan(read, ports),
		planFailed ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(read, LOG_BYTES$1))) : [],
		told && !rules ? told.changes : read && readChanges(read, ports, rules !== void 0)
	]);
	const systems = toSystems(run, observed);
	const name = workspace?.attributes.name;
	const guarded = rules && read && guard(rules, read, changes);
	const verdict = decide({
		asked: {
			...asked,
			guarded: rules !== void 0
		},
		origin,
		run: {
			read: run,
			workspaceName: name
		},
		plan,
		...systems,
		guard: guarded
	});
	const { results, runTasks, canOverride } = merge([...Object.values(systems).map(({ reading }) => reading), ...guarded ? [guarded] : []]);
	const isOverridden = results.some(({ status }) => status === "overridden");
	const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
	return {
		verdict,
		results: attributeOverrides(results, events),
		runTasks,
		canOverride,
		plan: summary,
		changes,
		cost: costEstimate && summarizeCost(costEstimate.attributes),
		diagnostics,
		notices: told?.notices ?? noticesOf(events)
	};
}
async function readOrigin({ versionId, terraformVersion }, { client, options: { versionControl } }) {
	if (versionControl === void 0) return void 0;
	const { change } = versionControl;
	return {
		change,
		terraformVersion,
		ingress: await readIngress(versionId, client)
	};
}
async function readPlan({ run, plan }, { client }) {
	if (plan !== void 0) return { read: plan };
	const id = relatedId(run, "plan");
	if (id === void 0) return { doubt: `Run ${run.id} does not name its plan.` };
	try {
		return { read: await client.runs.plan(id) };
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return { doubt: error.message };
	}
}
function summarizeCost(attributes) {
	return {
		status: attributes.status,
		priorMonthly: attributes["prior-monthly-cost"] ?? void 0,
		proposedMonthly: attributes["proposed-monthly-cost"] ?? void 0,
		deltaMonthly: attributes["delta-monthly-cost"] ?? void 0
	};
}
const NAMES = {
	"policy-check": "policy check",
	"policy-evaluation": "policy evaluation",
	"terraform-policy": "Terraform policy",
	guard: "guard"
};
function policyWords(results) {
	return Object.entries(NAMES).flatMap(([system, name]) => {
		const own = results.filter((result) => result.system === system);
		if (own.length === 0) return [];
		const count = (test) => own.filter(test).length;
		const some = [
			[count((it) => it.status === "failed" && it.level !== "advisory"), "mandatory failed"],
			[count((it) => it.status === "failed" && it.level === "advisory"), "advisory failed"],
			[count((it) => it.status === "overridden"), "overridden"],
			[count((it) => it.status === "errored"), "errored"],
			[count((it) => it.status === "unknown" || it.status === "not-evaluated"), "undecided"]
		].filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
		return [`${name}: ${[`${own.length} ${own.length === 1 ? "policy" : "policies"}`, ...some.length > 0 ? some : ["all passed"]].join(", ")}`];
	});
}
// build/src/gate/poll.js
async function poll(options, ports) {
	const { clock, signal, deadline } = ports;
	const started = clock.now();
	const watch = startWatch(options, clock);
	try {
		if (options.initial !== void 0) watch.take(options.initial);
		let failures = 0;
		for (;;) {
			if (signal.aborted) return watch.end("aborted");
			const now = clock.now();
			if (now >= deadline) return watch.end("timeout");
			const interval = options.intervalMs(now - started, deadline - now);
			if (interval > 0) {
				if (!await slept(clock, interval, signal)) return watch.end("aborted");
				if (deadline - clock.now() < USEFUL_MS) return watch.end("timeout");
			}
			let value;
			try {
				value = await options.read();
			} catch (error) {
				if (signal.aborted) return watch.end("aborted");
				failures += 1;
				watch.fail(error);
				if (clock.now() >= deadline) return watch.end("timeout");
				if (!forgivesFailedLook(error, failures)) throw error;
				continue;
			}
			failures = 0;
			watch.take(value);
			if (options.isSettled(value)) return {
				kind: "settled",
				last: value
			};
		}
	} finally {
		await watch.close();
	}
}
const USEFUL_MS = 50;
const QUIET_MS = 3e4;
function startWatch({ changeOf, onChange, onQuiet }, clock) {
	const quiet = new AbortController();
	let last;
	let trouble;
	let known;
	let told = clock.now();
	let lastChange = told;
	const heartbeat = (async () => {
		while (!quiet.signal.aborted) {
			const due = Math.max(told, lastChange) + QUIET_MS;
			if (clock.now() >= due) {
				told = clock.now();
				onQuiet?.(last);
			} else if (!await slept(clock, due - clock.now(), quiet.signal)) return;
		}
	})();
	return {
		fail(error) {
			trouble = error;
		},
		take(value) {
			trouble = void 0;
			last = value;
			const change = changeOf?.(value);
			if (change === known) return;
			known = change;
			lastChange = clock.now();
			onChange?.(value);
		},
		end(kind) {
			return {
				kind,
				last,
				trouble
			};
		},
		async close() {
			quiet.abort();
			await heartbeat;
		}
	};
}
async function slept(clock, ms, signal) {
	try {
		await clock.sleep(ms, signal);
		return true;
	} catch (error) {
		if (signal.aborted) return false;
		throw error;
	}
}
const SHORTEST_MS = 1600;
const LONGEST_MS = 5200;
const SHORT_RUN_MS = 1e4;
const GROWTH = 1 / 2;
const SPARSE_LONGEST_MS = 3e4;
const DENSE = 1 / 20;
const DENSEST_MS = 1e3;
const SPARSE = .4;
function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }) {
	const interval = lastDurationMs !== void 0 && waitedMs < lastDurationMs * 1.15 ? expected(waitedMs, lastDurationMs) : growing(waitedMs);
	return Math.max(0, Math.min(interval, remainingMs));
}
function soonThenRarely(leastMs, mostMs) {
	let looks = 0;
	return (waitedMs, remainingMs) => looks++ === 0 ? 0 : Math.min(remainingMs, mostMs, Math.max(leastMs, waitedMs / 4));
}
function growing(waitedMs) {
	return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}
function expected(waitedMs, lastDurationMs) {
	const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
	const untilDense = lastDurationMs * .9 - waitedMs;
	return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
// build/src/gate/watch.js
const WATCHED = [
	"plan",
	"task_stages",
	"cost_estimate",
	"workspace",
	"tf_policy_evaluations"
];
async function watch(started, job) {
	job.overview.watch(started.run.id);
	const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
	if (waiting.kind !== "settled") throw unsettled(waiting, started.run, job);
	const { last: watched } = waiting;
	started.seen.status = watched.run.attributes.status;
	const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
	return {
		...started,
		watched,
		durationMs
	};
}
async function watchRun(started, job) {
	const { run: created, name: workspace } = started;
	const { options } = job;
	const client = job.client.with({ patient: true });
	const { mode, runOptions, timeoutMs } = options;
	const lastDurationMs = options.lastDurationMs?.[workspace];
	const say = (run, words) => {
		const { status } = run.attributes;
		started.seen.status = status;
		job.emit({
			kind: "progress",
			workspace,
			status,
			words
		});
	};
	const seen = [created.attributes.status];
	let last = created;
	let saidPlan = false;
	let unstamped;
	const alreadyWaitedMs = job.clock.now() - started.askedAt;
	return {
		...await poll({
			read: async () => {
				const looked = await lookAt(last, client, job);
				last = looked.run;
				refuseUnlike$1(last, mode, runOptions);
				if (last.attributes.status !== seen.at(-1)) seen.push(last.attributes.status);
				return looked;
			},
			isSettled: ({ run, taskStages }) => {
				const { status } = run.attributes;
				const stages = (taskStages ?? []).map(({ attributes }) => attributes);
				const settled = isSettled(mode, status, stages);
				const twice = status === unstamped;
				unstamped = settled && isUnstamped(run) ? status : void 0;
				return settled && (unstamped === void 0 || twice);
			},
			changeOf: ({ run, plan }) => JSON.stringify([runWords(run), planWords(plan)]),
			intervalMs: (sinceMs, remainingMs) => {
				if (unstamped !== void 0) return Math.min(SECOND_LOOK_MS, remainingMs);
				const waitedMs = alreadyWaitedMs + sinceMs;
				const usual = nextIntervalMs({
					waitedMs,
					remainingMs,
					lastDurationMs
				});
				const shared = client.pauseMs(waitedMs) * (.9 + .2 * job.random());
				return Math.min(remainingMs, Math.max(usual, shared));
			},
			onChange: ({ run, plan }) => {
				const words = planWords(plan);
				if (words !== void 0 && !saidPlan) {
					saidPlan = true;
					say(run, words);
					if (run.attributes.status === "planned") return;
				}
				say(run, runWords(run));
			},
			onQuiet: ({ run } = { run: created }) => {
				const { status } = run.attributes;
				job.emit({
					kind: "heartbeat",
					workspace,
					status,
					words: runWords(run),
					timeoutMs
				});
			},
			initial: { run: created }
		}, job),
		seen
	};
}
async function lookAt(last, client, job) {
	const unmoved = await job.overview.unmoved(last);
	return unmoved ? { run: unmoved } : await client.runs.show(last.id, { include: WATCHED });
}
function refuseUnlike$1(run, mode, options) {
	const { id, attributes } = run;
	if (runKind(mode, attributes.status) !== "moving") return;
	const [unlike] = unlikeAsked(run, mode, options);
	if (unlike !== void 0) throw new GateStop("service", `Run ${id} ${unlike}, by a later look.`);
}
const SECOND_LOOK_MS = 1e3;
function isUnstamped({ attributes }) {
	const stamped = Object.entries(attributes["status-timestamps"] ?? {}).filter(([, at]) => (at ?? "") !== "");
	const own = `${attributes.status.replaceAll("_", "-")}-at`;
	return stamped.length > 0 && !stamped.some(([key]) => key === own);
}
function planWords(plan) {
	if (plan?.attributes.status !== "finished") return void 0;
	if (plan.attributes["has-changes"] === false) return "plan: no changes";
	const { additions, changes, destructions, imports } = countsOf(plan.attributes);
	return `plan: ${(imports ?? 0) > 0 ? `${imports} to import, ` : ""}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function unsettled(waiting, run, { options: { timeoutMs } }) {
	if (waiting.kind === "aborted") return new GateStop("canceled", "The job was canceled.");
	const last = waiting.last?.run ?? run;
	const words = runWords(last);
	const lastSeen = words.startsWith("\"") ? words : `"${last.attributes.status}" (${words})`;
	const current = relatedId(waiting.last?.workspace ?? {}, "current-run") ?? last.id;
	const behind = last.attributes.status === "pending" && current !== last.id ? ` The current run of the workspace is ${current}.` : "";
	const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : "";
	return new GateStop("timeout", `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}, after ${waiting.seen.join(", ")}. Raise \`timeout\`, or see in the run what it waits for.${behind}${trouble}`);
}
function minutes(ms) {
	const seconds = Math.round(ms / 1e3);
	const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
	if (whole === 0) return `${rest} s`;
	return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
function runDurationMs({ attributes }) {
	const created = Date.parse(attributes["created-at"] ?? "");
	const duration = Object.values(attributes["status-timestamps"] ?? {}).map((text) => Date.parse(text ?? "")).filter((time) => Number.isFinite(time)).reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
	return duration > 0 ? duration : void 0;
}
// build/src/gate/adopt-overridden.js
const BUDGET_MS$1 = 6e4;
async function adoptOverridden(packed, job) {
	const { name: workspace } = packed;
	if (job.options.mode !== "speculative") return void 0;
	try {
		const runId = await job.earlierRun(workspace);
		if (runId === void 0) return void 0;
		const found = await examine(runId, packed, job);
		if (typeof found === "string") {
			job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
			return;
		}
		const { status, versionId, judged } = found;
		const runUrl = runUrlOf(workspace, runId, job);
		const notice = `Run ${runId} planned these very files and was overridden, so no new run was started.`;
		job.emit({
			kind: "run-overridden",
			workspace,
			runId,
			runUrl
		});
		const soFar = {
			...packed.soFar,
			versionId,
			run: {
				id: runId,
				url: runUrl,
				status
			},
			notices: [...packed.soFar.notices, notice]
		};
		return toResult(judged, describe({
			...packed,
			soFar
		}), status, job);
	} catch (error) {
		job.debug(`An earlier run of ${workspace} is not taken over: ${messageOf(error)}`);
		return;
	}
}
async function examine(runId, { name, workspaceId: id, terraformVersion, archive }, job) {
	const { client: asking, clock, signal, deadline: end } = job;
	const { mode, requirePolicies, runOptions: options, allowPartial } = job.options;
	const deadline = Math.min(end, clock.now() + BUDGET_MS$1);
	const client = asking.with({
		signal,
		deadline
	});
	const watched = await client.runs.show(runId, { include: WATCHED });
	const { run } = watched;
	const versionId = relatedId(run, "configuration-version");
	if (relatedId(run, "workspace") !== id) return "it belongs to another workspace";
	const [unlike] = unlikeOwn(run, terraformVersion, options);
	if (unlike !== void 0) return `it ${unlike}`;
	if (versionId === void 0) return "it does not say which configuration version it planned";
	if (!isRecent(run, clock.date())) return "it is older than a day";
	const { status } = run.attributes;
	if (runKind(mode, status) !== "good") return `it is "${status}"`;
	const judged = await judgeRun(watched, {
		mode,
		requirePolicies,
		options,
		allowPartial,
		runId,
		versionId,
		workspace: {
			id,
			name
		}
	}, {
		client,
		clock,
		signal,
		deadline
	}, { rules: await guardOf(id, job) });
	const { word } = judged.verdict;
	if (word !== "overridden" && !(word === "needs-override" && waitsForGuardOnly(judged))) return `its verdict is "${word}"`;
	if (!await plannedThese(archive.sha256, runId, client)) return "it planned other files";
	return {
		status,
		versionId,
		judged
	};
}
function waitsForGuardOnly({ results }) {
	const others = results.filter(({ system }) => system !== "guard");
	return others.every(({ status, level }) => status !== "failed" || level === "advisory") && others.some(({ status }) => status === "overridden");
}
function isRecent({ attributes }, now) {
	const ageMs = now.getTime() - Date.parse(attributes["created-at"] ?? "");
	return ageMs >= -3e5 && ageMs <= 864e5;
}
async function plannedThese(sha256, runId, client) {
	const directory = await mkdtemp(join(tmpdir(), "plangate-"));
	try {
		const file = join(directory, "planned.tar.gz");
		await client.configurationVersions.downloadForRun(runId, file);
		const hash = createHash("sha256");
		await pipeline(createReadStream(file), hash);
		return hash.digest("hex") === sha256;
	} finally {
		await rm(directory, {
			recursive: true,
			force: true
		});
	}
}
// build/src/gate/compare-with-current.js
const BUDGET_MS = 1e4;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
	const { clock, signal, deadline: end, options } = job;
	const system = mostFailed(result.results);
	const asIs = describeOptions(options.runOptions ?? {}).length === 0;
	if (system === void 0 || current.versionId === void 0 || !asIs) return result;
	const deadline = Math.min(end, clock.now() + BUDGET_MS);
	const client = job.client.with({
		signal,
		deadline
	});
	try {
		const run = await findRun$1(workspaceId, current, client);
		if (run === void 0) return result;
		const { doubts, results } = await READ$1[system](run.id, client);
		if (doubts.length > 0) throw new Error(doubts[0]);
		return {
			...result,
			results: compare$1(result.results, results)
		};
	} catch (error) {
		job.debug(`What failed in ${name} is not compared with what is current: ${messageOf(error)}`);
		return result;
	}
}
function mostFailed(results) {
	const counts = new Map();
	for (const { system } of results.filter(failed)) if (system !== "guard") counts.set(system, (counts.get(system) ?? 0) + 1);
	const [most] = [...counts].sort(([, one], [, other]) => other - one);
	return most?.[0];
}
async function findRun$1(workspaceId, { versionId, runId }, client, known) {
	return (runId === void 0 ? (await client.runs.list(workspaceId).page({
		number: 1,
		size: 100
	})).items : [known ?? (await client.runs.show(runId)).run]).find((run) => relatedId(run, "workspace") === workspaceId && relatedId(run, "configuration-version") === versionId && run.attributes["plan-only"] === false && optionsOf(run).length === 0 && isRunOver(run.attributes.status));
}
const READ$1 = {
	async "policy-check"(runId, { policyChecks }) {
		const check = failedFirst(await policyChecks.list(runId).all());
		if (check === void 0) return emptyReading();
		return fromPolicyCheck(check, await policyChecks.output(check.id));
	},
	async "policy-evaluation"(runId, { taskStages, policyEvaluations }) {
		const stages = await taskStages.list(runId).all();
		const evaluation = failedFirst(stages.flatMap((each) => each.policyEvaluations));
		const stage = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
		if (evaluation === void 0 || stage === void 0) return emptyReading();
		const sets = await readSets(POLICY_EVALUATION, evaluation, policyEvaluations);
		return fromOutcomes(stage.stage, {
			evaluation,
			sets
		});
	},
	async "terraform-policy"(runId, { tfPolicyEvaluations: evaluations }) {
		const evaluation = failedFirst((await evaluations.list(runId).all()).filter((each) => !isApply(each)));
		if (evaluation === void 0) return emptyReading();
		return fromTfPolicy({
			evaluation,
			sets: await readSets(TF_POLICY_EVALUATION, evaluation, evaluations)
		});
	}
};
function failedFirst(all) {
	return all.find(({ attributes }) => attributes.status !== "passed") ?? all[0];
}
// build/src/gate/end-run.js
var end_run_exports = __exportAll({ unjudged: () => unjudged });
async function notStarted(looked, job) {
	if (!isFound(looked)) return await giveUp(looked, looked.error, job);
	const message = "Nothing was started for this workspace, because another one cannot be gated.";
	return {
		...describe(looked),
		verdict: decideWithout({
			kind: "skipped",
			message
		})
	};
}
async function giveUp(looked, error, job) {
	const known = describe(looked);
	const failure = failureOf(error, job.ended());
	const errored = error instanceof GateStop && error.errored;
	const undecided = {
		...known,
		verdict: decideWithout({
			...failure,
			errored
		}),
		failure
	};
	if (!isFound(looked) || !looked.soFar.mayHaveRun) return undecided;
	const { ended, left } = await endTheRun(looked, failure.kind === "canceled" ? "the job was canceled" : "the gate gave up", job);
	const told = left.leftover === void 0 ? tell$1(ended, known.runUrl) : void 0;
	const { runId = known.runId, status: runStatus = known.runStatus } = ended;
	const notices = told === void 0 ? known.notices : [...known.notices, told];
	return {
		...undecided,
		...left,
		runId,
		runStatus,
		notices
	};
}
async function keepOrDiscard(result, settled, job) {
	const { mode, onFailure, failOn } = job.options;
	if (mode !== "provisional") return result;
	const { word } = result.verdict;
	if (isGreen(word, failOn)) {
		const { status, actions } = settled.watched.run.attributes;
		const confirmable = status === "planned_and_saved" || actions?.["is-confirmable"] === true;
		return {
			...result,
			confirmable
		};
	}
	if (onFailure === "keep" || word === "needs-override") return result;
	const { ended, left } = await endTheRun(settled, "the gate did not pass", job);
	return {
		...result,
		runStatus: ended.status ?? result.runStatus,
		...left
	};
}
async function endTheRun({ name: workspace, workspaceId, soFar: { versionId, run } }, why, job) {
	if (versionId === void 0) return {
		ended: { outcome: "none" },
		left: {}
	};
	if (run !== void 0) job.emit({
		kind: "canceling",
		workspace,
		runId: run.id,
		why
	});
	const { mode } = job.options;
	const ended = await endRun({
		workspaceId,
		versionId,
		runId: run?.id,
		mode
	}, {
		...job.ending(),
		clock: job.clock,
		comment: `Plangate: ${why}.`
	});
	const leftover = leftoverOf(ended, mode, run?.url);
	if (leftover !== void 0) job.warn(leftover);
	return {
		ended,
		left: {
			leftover,
			...noteDiscard(ended, why, job.clock.date())
		}
	};
}
function tell$1(ended, runUrl) {
	const run = `Run ${ended.runId ?? ""}`;
	const see = runUrl === void 0 ? "" : ` See ${runUrl}.`;
	switch (ended.outcome) {
		case "none":
		case "over": return;
		case "left": return `${run} is "${ended.status ?? ""}": somebody applies it, so it was left alone.${see}`;
		case "ended": return `${run} was ${ended.status === "discarded" ? "discarded" : "canceled"}, because nobody waits for it any more.`;
		case "unknown": return `${ended.runId === void 0 ? "A run" : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ""}"`}.${see}`;
	}
}
function unjudged(known, durationMs = 0) {
	const workspaces = known.map((one) => ({
		...describe({
			name: one.workspace,
			error: void 0
		}),
		verdict: decideWithout(one.failure),
		...one
	}));
	return {
		verdict: combine(workspaces.map(({ workspace, verdict }) => ({
			name: workspace,
			verdict
		}))),
		workspaces,
		archives: [],
		durationMs
	};
}
async function endRun(target, ports) {
	let runId = target.runId;
	let status;
	try {
		runId ??= (await findRun(target, ports))?.id;
		if (runId === void 0) return { outcome: "none" };
		if (target.mode === "provisional") {
			({status} = (await ports.client.runs.show(runId)).run.attributes);
			if (runKind(target.mode, status) === "foreign") return {
				runId,
				outcome: "left",
				status
			};
		}
		await cancelOrDiscard(runId, ports);
		return {
			runId,
			...await awaitEnd(runId, ports)
		};
	} catch (error) {
		const refused = isRefusal(error) || void 0;
		return {
			runId,
			outcome: "unknown",
			status,
			trouble: messageOf(error),
			refused
		};
	}
}
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
	const run = `Run ${runId ?? ""}${runUrl === void 0 ? "" : ` (${runUrl})`}`;
	if (mode === "speculative") return outcome === "unknown" && refused === true && runId !== void 0 ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.` : void 0;
	if (outcome === "left" || status === "applied") return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Look at it.`;
	if (outcome !== "unknown") return void 0;
	const why = trouble ?? `it was last seen as "${status}".`;
	if (runId === void 0) return `There may be a run of this job that can be applied although the gate did not pass: ${why} Look at the runs of the workspace.`;
	return refused === true ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.` : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = "Canceling and discarding need the permission to apply runs (access level write, or runs: apply).";
async function findRun({ workspaceId, versionId }, { client, clock, deadline }) {
	for (const pauseMs of [
		500,
		1500,
		void 0
	]) {
		const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
		if (run !== void 0 || pauseMs === void 0) return run;
		if (clock.now() + pauseMs >= deadline) return void 0;
		await clock.sleep(pauseMs);
	}
}
async function cancelOrDiscard(runId, ports) {
	const { client, comment } = ports;
	try {
		await client.runs.cancel(runId, comment);
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "conflict") throw error;
		const { run } = await client.runs.show(runId);
		if (isRunOver(run.attributes.status)) return;
		if (run.attributes.actions?.["is-discardable"] !== false) await client.runs.discard(runId, comment);
	}
}
async function awaitEnd(runId, { client, clock, deadline }) {
	let discarded = false;
	for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4e3)) {
		const { run } = await client.runs.show(runId);
		const { status, actions } = run.attributes;
		if (runKind("speculative", status) === "stopped") return {
			outcome: "ended",
			status
		};
		if (isRunOver(status)) return {
			outcome: "over",
			status
		};
		if (!discarded && actions?.["is-cancelable"] !== true && actions?.["is-discardable"] === true) {
			discarded = true;
			await client.runs.discard(runId);
			continue;
		}
		if (clock.now() + pauseMs >= deadline) return {
			outcome: "unknown",
			status
		};
		await clock.sleep(pauseMs);
	}
}
// build/src/gate/existing-run.js
async function judgeExisting(workspace, { run, versionId, unsaid }, job) {
	const { name, soFar } = workspace;
	const runUrl = runUrlOf(name, run.id, job);
	const seen = {
		id: run.id,
		url: runUrl,
		status: run.attributes.status
	};
	soFar.versionId = versionId;
	soFar.run = seen;
	job.emit({
		kind: "run-found",
		workspace: name,
		runId: run.id,
		runUrl
	});
	const askedAt = job.clock.now();
	return await judge(await watch({
		...workspace,
		versionId,
		run,
		askedAt,
		seen,
		unsaid
	}, job), job);
}
// build/src/gate/find-vcs-run.js
const GRACE_MS = 18e4;
const LOOKED_AT = 20;
const REPLACED = 3;
async function judgeVersionControl(found, { change }, job) {
	const first = await awaitRun(found, change, job);
	const [...notices] = found.soFar.notices;
	for (let { run } = first, replaced = 0; run !== void 0; replaced++) {
		const versionId = relatedId(run, "configuration-version") ?? "";
		found.soFar.notices = [...notices, sayPlanned(run, change)];
		const result = await judgeExisting(found, {
			run,
			versionId
		}, job);
		const newest = await findNewest(found.workspaceId, change, job.client);
		if (newest.run?.id === run.id) return result;
		if (newest.run === void 0 || replaced === REPLACED) throw replacedBy(run, newest);
		({run} = newest);
	}
}
function sayPlanned({ id }, { commit }) {
	return `Version control started run ${id}. It planned the head of the pull request, ${commit.slice(0, 7)}, and not its merge with the target branch.`;
}
function replacedBy({ id }, { run, others }) {
	const by = run === void 0 ? `is not among the runs of this commit any more` : `was replaced by ${run.id}`;
	return new GateStop("service", `Run ${id} ${by} while it was judged.${tell(others)} Run the job again.`);
}
async function awaitRun(found, change, job) {
	const { connection } = found;
	const once = connection?.unaffected === true;
	const [waiting, seconds] = await awaitNewest(found.workspaceId, change, once, job);
	if (waiting.kind === "settled") return waiting.last;
	if (waiting.kind === "aborted") throw new GateStop("canceled", "The job was cancelled.");
	throw new GateStop("timeout", `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${seconds} s. ${connection?.whyNone ?? NOT_COVERED}${tell(waiting.last?.others)}`);
}
async function awaitNewest(workspaceId, change, once, { client, clock, signal, deadline: end }) {
	const begun = clock.now();
	const deadline = Math.min(end, begun + GRACE_MS);
	return [await poll({
		read: () => findNewest(workspaceId, change, client),
		isSettled: ({ run }) => run !== void 0 || once,
		intervalMs: soonThenRarely(2e3, 15e3)
	}, {
		clock,
		signal,
		deadline
	}), Math.round((deadline - begun) / 1e3)];
}
const NOT_COVERED = "Either what changes is outside of the workspace's working directory and triggers although the configuration reads it, or the service did not hear of the push: look at the workspace's version control settings, or start the run there.";
function tell(others = []) {
	return others.slice(0, 3).map((other) => ` ${other}`).join("");
}
async function findNewest(workspaceId, change, client) {
	const planOnly = change.pullRequest !== void 0;
	const query = {
		commit: change.commit,
		planOnly
	};
	const { items } = await client.runs.list(workspaceId, query).page({
		number: 1,
		size: LOOKED_AT
	});
	const runs = [];
	const others = [];
	for (const run of items) {
		const unlike = await unlikeWanted(run, workspaceId, change, client);
		if (unlike === void 0) runs.push(run);
		else others.push(`Run ${run.id} ${unlike}.`);
	}
	const createdAt = ({ attributes }) => Date.parse(attributes["created-at"] ?? "");
	const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
	if (newest !== void 0 && second !== void 0 && createdAt(newest) === createdAt(second)) throw new GateStop("service", `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`);
	return {
		run: newest,
		others
	};
}
async function unlikeWanted(run, workspaceId, change, client) {
	if (relatedId(run, "workspace") !== workspaceId) return "belongs to another workspace";
	const planOnly = run.attributes["plan-only"] === true;
	if (!(planOnly === (change.pullRequest !== void 0))) return planOnly ? "is speculative" : "is not speculative";
	const [early] = tooOld(run, change);
	if (early !== void 0) return early;
	const versionId = relatedId(run, "configuration-version");
	if (versionId === void 0) return "does not say which configuration version it planned";
	const ingress = await readIngress(versionId, client);
	if ("doubt" in ingress) return "has a commit that is not known";
	return unlikeChange(ingress.read, change)[0];
}
// build/src/gate/pack-workspace.js
const NAMED = 3;
async function packWorkspace(found, job) {
	const { name, workingDirectory: working, root } = found;
	const archive = await job.pack(root);
	if (!holdsConfiguration(archive.entries, working)) {
		const message = `There is no Terraform configuration for workspace "${name}": ${working === "" ? `no .tf or .tofu file that is sent lies directly in ${archive.root}. Point \`directory\` at the one that has them.` : `it runs in "${working}", but ${archive.root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`}`;
		throw new GateStop("input", message);
	}
	const outside = await findOutside(archive, working);
	if (outside !== void 0) {
		const notice = `${outside.seen} ${outside.fix}`;
		found.soFar.notices.push(notice);
		job.warn(notice);
	}
	await see(archive, found, job);
	return {
		...found,
		archive
	};
}
function holdsConfiguration(entries, workingDirectory) {
	const working = workingDirectory === "" ? "." : workingDirectory;
	return entries.some(({ path, type }) => type !== "directory" && posix.dirname(path) === working && /\.(?:tf|tofu)(?:\.json)?$/.test(path));
}
async function see(archive, { workingDirectory, soFar }, job) {
	if (!archive.withheld.some(mayBeMissed)) return;
	const unseen = await unseenOf(archive, workingDirectory);
	const certain = unseen.filter((each) => each.certain);
	const doubtful = certain.filter(({ entry }) => entry.reason === TRACKING_UNKNOWN);
	if (doubtful.length > 0) throw new GateStop("input", sayUnknown(doubtful, archive));
	const closing = await findClosing(unseen.filter(({ entry }) => entry.reason !== UNTRACKED), archive, job.options.proposal);
	if (closing !== void 0) throw new GateStop("unseen", closing);
	const notices = certain.slice(0, NAMED).map(sayUnseen);
	if (certain.length > NAMED) notices.push(`${certain.length - NAMED} more files that Terraform would load stay here.`);
	soFar.notices.push(...notices);
	notices.forEach((notice) => job.warn(notice));
}
const READ = new WeakMap();
function unseenOf(archive, workingDirectory) {
	const { root, withheld } = archive;
	const module = join(root, ...workingDirectory.split("/"));
	const read = READ.get(archive) ?? new Map();
	const find = async () => findUnseen(withheld, await readLoads(module), root, module);
	const unseen = read.get(module) ?? find();
	READ.set(archive, read.set(module, unseen));
	return unseen;
}
async function findClosing(hidden, archive, proposal) {
	if (proposal === void 0 || hidden.length === 0) return void 0;
	const { repository } = proposal;
	const changed = isWithin(archive.root, repository) ? await proposal.changedFiles() : void 0;
	const certain = hidden.filter((each) => each.certain);
	const isChanged = (path) => {
		return follow(path).map((each) => relative(repository, each).split(sep).join("/")).some((place) => changed?.some((one) => touches(one, place)));
	};
	if (changed === void 0 || changed.length === 0) return sayHidden(certain, "which files this pull request changes is not known", KNOW);
	if (isChanged(join(archive.root, ".terraformignore"))) return sayHidden(hidden, `this pull request adds or changes ${RULE_FILE}`);
	return sayHidden(certain.filter(({ path }) => isChanged(path)), "this pull request adds or changes it");
}
const KNOW = " Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.";
function sayHidden(hidden, why, otherwise = "") {
	if (hidden.length === 0) return void 0;
	return `Terraform ${hidden.some(({ certain }) => certain) ? "would" : "may"} load ${list(hidden, ({ rule, reason }) => rule ?? reason)}, but the policies do not get to see that, and ${why}. ${hidden.some(({ entry }) => entry.rule !== void 0) ? `Remove the rules from ${RULE_FILE}, so that it is sent and judged.` : "Keep it in a file that is sent and judged."}${otherwise}`;
}
function list(unseen, detail) {
	return `${unseen.slice(0, NAMED).map(({ entry }) => {
		const more = detail(entry);
		return more === void 0 ? entry.path : `${entry.path} (${more})`;
	}).join(", ")}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ""}`;
}
function sayUnseen({ entry }) {
	const { path, reason, rule } = entry;
	const why = rule ?? reason;
	return reason === "looks like a credential and is not tracked by git" ? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.` : `Terraform would load ${path}, but the policies do not get to see it: ${why}.`;
}
function sayUnknown(doubtful, { root }) {
	const why = doubtful[0]?.entry.detail ?? "";
	const remedy = /dubious ownership/i.test(why) ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)` : `Check the files out with git`;
	return `Terraform would load ${list(doubtful, () => void 0)}: it looks like a credential, and git cannot say whether it is tracked (${why}). What Terraform loads is not left out on a guess. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
// build/src/gate/start-run.js
async function upload(packed, job) {
	const { configurationVersions } = job.client;
	const { path, bytes } = packed.archive;
	let version = await createVersion(packed, job);
	const body = {
		path,
		bytes,
		sent: tellUpload(packed, job)
	};
	try {
		await configurationVersions.upload(version, body);
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "upload-refused") throw error;
		version = await createVersion(packed, job);
		await configurationVersions.upload(version, body);
	}
	await awaitUploaded(version.id, job);
	job.emit({
		kind: "uploaded",
		workspace: packed.name,
		versionId: version.id
	});
	return {
		...packed,
		versionId: version.id
	};
}
function tellUpload({ name: workspace, archive: { bytes } }, job) {
	let [begun, told, last] = [
		0,
		0,
		Infinity
	];
	return (sent) => {
		const now = job.clock.now();
		if (sent < last) [begun, told] = [now, now];
		last = sent;
		if (now - told < 1e3) return;
		told = now;
		job.emit({
			kind: "uploading",
			workspace,
			sent,
			bytes,
			sinceMs: now - begun
		});
	};
}
async function createVersion({ name: workspace, workspaceId, soFar }, { client, options, emit }) {
	const { autoQueueRuns, mode } = options;
	const version = await client.configurationVersions.create(workspaceId, {
		autoQueueRuns,
		speculative: mode === "speculative",
		provisional: mode === "provisional"
	});
	soFar.versionId = version.id;
	soFar.mayHaveRun = autoQueueRuns;
	emit({
		kind: "version-created",
		workspace,
		workspaceId,
		versionId: version.id
	});
	refuseUnlike(version, options);
	return version;
}
function refuseUnlike({ id, attributes }, { mode, autoQueueRuns }) {
	const word = mode === "provisional" || autoQueueRuns ? mode : void 0;
	if (word !== void 0 && attributes[word] !== true) throw new GateStop("service", `The service made configuration version ${id} but does not say that it is ${word}, so a run of it might be one that is applied. Nothing was uploaded. ${word === "provisional" ? "This service may not know provisional versions: use `mode: speculative`." : "Set `auto-queue-runs` to false."}`);
	if (!autoQueueRuns && mode === "provisional" && attributes["auto-queue-runs"] === true) throw new GateStop("service", `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`);
}
async function awaitUploaded(id, job) {
	const waiting = await poll({
		read: async () => (await job.client.configurationVersions.show(id)).version,
		isSettled: ({ attributes }) => !["moving", "unknown"].includes(kindOf(CONFIGURATION_VERSION, attributes.status)),
		intervalMs: soonThenRarely(250, 5e3)
	}, job);
	if (waiting.kind !== "settled") {
		const word = waiting.last?.attributes.status ?? "not to be seen";
		throw new GateStop(waiting.kind === "aborted" ? "canceled" : "timeout", `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`);
	}
	const { attributes } = waiting.last;
	if (attributes.status !== "uploaded") {
		const said = [attributes["error-message"], attributes.error].find((text) => (text ?? "") !== "");
		throw new GateStop("service", `The service could not use the upload: configuration version ${id} is "${attributes.status}"${said === void 0 ? "" : `: ${said}`}.`, { errored: attributes.status === "errored" });
	}
}
async function startRun(uploaded, job) {
	const { name: workspace, workspaceId, soFar } = uploaded;
	const { mode, runOptions, autoQueueRuns: adopted } = job.options;
	soFar.mayHaveRun = true;
	const askedAt = job.clock.now();
	const run = adopted ? await findQueuedRun(uploaded, job) : await createRun(uploaded, job);
	const url = runUrlOf(workspace, run.id, job);
	const seen = {
		id: run.id,
		url,
		status: run.attributes.status
	};
	soFar.run = seen;
	const lastDurationMs = job.options.lastDurationMs?.[workspace];
	const about = {
		runId: run.id,
		runUrl: url,
		adopted,
		lastDurationMs
	};
	job.emit({
		kind: "run-created",
		workspace,
		...about
	});
	const [unlike] = unlikeAsked(run, mode, runOptions);
	if (unlike !== void 0) throw new GateStop("service", `Run ${run.id} ${unlike}, so it was not waited for.`);
	job.supersede(workspace, {
		workspaceId,
		run
	});
	return {
		...uploaded,
		run,
		askedAt,
		seen
	};
}
async function createRun({ workspaceId, versionId }, { client, options, random }) {
	const { message: said, changeRequest, commit, group } = options;
	const message = runMessage(said, random, {
		changeRequest,
		commit,
		group
	});
	const kind = options.mode === "provisional" ? {
		savePlan: true,
		autoApply: false
	} : { planOnly: true };
	return await client.runs.create(workspaceId, versionId, {
		message,
		...kind,
		options: options.runOptions
	});
}
const QUEUED_WITHIN_MS = 18e4;
async function findQueuedRun({ versionId, workspaceId }, job) {
	const { client, clock } = job;
	const begun = clock.now();
	const deadline = Math.min(job.deadline, begun + QUEUED_WITHIN_MS);
	let looks = 0;
	const waiting = await poll({
		read: async () => {
			looks += 1;
			const { run } = await client.configurationVersions.show(versionId, { include: ["run"] });
			if (run !== void 0 || looks % 4 !== 0) return run;
			return await client.runs.findByConfigurationVersion(workspaceId, versionId);
		},
		isSettled: (run) => run !== void 0,
		intervalMs: soonThenRarely(500, 5e3)
	}, {
		...job,
		deadline
	});
	if (waiting.kind === "settled" && waiting.last !== void 0) return waiting.last;
	throw new GateStop(waiting.kind === "aborted" ? "canceled" : "timeout", `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1e3)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`);
}
// build/src/gate/gate.js
var gate_exports = __exportAll({ gate: () => gate });
async function gate(options, ports) {
	const job = startJob(options, ports);
	if (options.autoQueueRuns) ports.log.info("auto-queue-runs: the service starts the run. It carries neither `message` nor the name of the pull request, so a later push does not cancel it (`cancel-superseded`).");
	try {
		const names = options.workspaces.map(({ name }) => name);
		const listed = await listWorkspaces(job.client, options.organization, names);
		const looked = await Promise.all(options.workspaces.map((wanted) => findWorkspace(wanted, job, listed.get(wanted.name)).catch((error) => ({
			name: wanted.name,
			error
		}))));
		const found = looked.filter(isFound);
		const deciding = found.length === looked.length ? found.map((each) => judgeWorkspace(each, job)) : looked.map((each) => notStarted(each, job));
		const all = await Promise.all(deciding.map(async (decided) => {
			const result = await decided;
			if (result !== void 0) job.emit({
				kind: "workspace-decided",
				result
			});
			return result;
		}));
		const workspaces = all.filter((each) => each !== void 0);
		const unaffected = looked.flatMap(({ name }, at) => all[at] === void 0 ? [name] : []);
		const named = workspaces.map(({ workspace, verdict }) => ({
			name: workspace,
			verdict
		}));
		return {
			verdict: named.length > 0 ? combine(named) : decideUnaffected(options.requirePolicies),
			workspaces,
			unaffected: unaffected.length > 0 ? unaffected : void 0,
			archives: job.archives(),
			durationMs: job.elapsedMs()
		};
	} finally {
		await job.close();
	}
}
async function judgeWorkspace(found, job) {
	const { versionControl } = job.options;
	try {
		if (versionControl !== void 0) {
			const judged = await judgeVersionControl(found, versionControl, job);
			return judged && await compareWithCurrent(judged, found, job);
		}
		const packed = await packWorkspace(found, job);
		return await compareWithCurrent(await adoptOverridden(packed, job) ?? await plan(packed, job), packed, job);
	} catch (error) {
		return await giveUp(found, error, job);
	}
}
async function plan(packed, job) {
	const settled = await watch(await startRun(await upload(packed, job), job), job);
	return await keepOrDiscard(await judge(settled, job), settled, job);
}
// build/src/gate/sealed-group.js
var sealed_group_exports = __exportAll({
	askedOf: () => askedOf,
	sealGroup: () => sealGroup,
	withRoots: () => withRoots
});
function askedOf(settings, commit) {
	const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
	const { protect, maxDestroys, guardExcept } = settings;
	return {
		version: VERSION,
		commit,
		hostname: origin,
		organization,
		mode,
		"options of the run": runOptions,
		"require-policies": requirePolicies,
		"allow-partial": allowPartial,
		protect,
		"max-destroys": maxDestroys,
		"guard-except": guardExcept
	};
}
function withRoots(workspaces, change) {
	return workspaces.map((one) => one.root === void 0 ? one : {
		...one,
		root: change(one.root)
	});
}
function sealGroup(key, judged) {
	const text = gzipSync(JSON.stringify(judged)).toString("base64url");
	return `${text}.${sealOf(key, text)}`;
}
function openGroup(key, { name, sealed }, { group, asked }) {
	if (sealed === void 0) return `The report ${name} is not sealed.`;
	const [text = "", seal = "", ...more] = sealed.split(".");
	if (more.length > 0 || !isSealed(key, text, seal)) return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
	const opened = JSON.parse(gunzipSync(Buffer.from(text, "base64url")).toString());
	if (opened.group !== group) return `The report ${name} is sealed for another group.`;
	const unlike = Object.keys(asked).filter((each) => JSON.stringify(opened.asked[each]) !== JSON.stringify(asked[each]));
	return unlike.length > 0 ? `The report ${name} was made with other settings than are asked for here: ${unlike.join(", ")}.` : opened.workspaces;
}
// build/src/gate/watch-apply.js
const LOG_BYTES = 262144;
async function watchApply(run, confirmed, { onChange, ...ports }) {
	const waiting = await poll({
		read: async () => (await ports.client.runs.show(run.id)).run,
		isSettled: (seen) => isRunOver(seen.attributes.status) || waits(seen, confirmed),
		changeOf: ({ attributes }) => attributes.status,
		intervalMs: (waitedMs, remainingMs) => nextIntervalMs({
			waitedMs,
			remainingMs
		}),
		onChange: (seen) => onChange(runWords(seen))
	}, ports);
	const last = waiting.last ?? run;
	const { status } = last.attributes;
	const ended = isRunOver(status) ? ENDS[status] ?? "failed" : void 0;
	const rests = waiting.kind === "settled" ? "waits" : "unfinished";
	const outcome = ended ?? rests;
	const told = outcome === "applied" || outcome === "failed" ? await readApply(last, ports) : {};
	return {
		runId: run.id,
		outcome,
		status,
		words: runWords(last),
		durationMs: ended && applyDurationMs(last),
		counts: told.counts,
		firstError: outcome === "failed" ? told.firstError : void 0
	};
}
const ENDS = {
	applied: "applied",
	planned_and_finished: "nothing"
};
function waits({ attributes: { status, actions } }, confirmed) {
	return status.endsWith("_awaiting_decision") || !confirmed && actions?.["is-confirmable"] === true;
}
function applyDurationMs({ attributes }) {
	const stamps = attributes["status-timestamps"] ?? {};
	const began = [
		"confirmed-at",
		"apply-queued-at",
		"applying-at"
	].map((name) => Date.parse(stamps[name] ?? "")).find((time) => Number.isFinite(time));
	const ended = Date.parse(stamps[`${attributes.status.replaceAll("_", "-")}-at`] ?? "");
	return began !== void 0 && ended >= began ? ended - began : void 0;
}
async function readApply(run, ports) {
	const id = relatedId(run, "apply");
	if (id === void 0) return {};
	return await extra(ports, {}, async (client) => {
		const apply = await client.runs.showApply(id);
		const { attributes } = apply;
		const problem = fromPlanLog(attributes.status === "errored" ? await client.runs.planLog(apply, LOG_BYTES) : "").find(({ severity }) => severity === "error");
		return {
			counts: {
				additions: attributes["resource-additions"] ?? 0,
				changes: attributes["resource-changes"] ?? 0,
				destructions: attributes["resource-destructions"] ?? 0,
				imports: attributes["resource-imports"] ?? 0
			},
			firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(": ")
		};
	});
}
export { WATCHED, askedOf, combine, decideUnaffected, decide_exports, end_run_exports, findRun$1 as findRun, gate, gate_exports, giveUp, guardOf, isRunOfGroup, judgeExisting, judgeRun, openGroup, plannedThese, readPolicies, runDurationMs, runUrlOf, sealed_group_exports, startJob, toResult, toSystems, toldOptions, unjudged, watchApply, withRoots };
