import { __exportAll } from "./rolldown-runtime.js";
import { TOP } from "./hcl.js";
import { ACCESS_LEVELS, BROKEN_SET, CUSTOM_ATTRIBUTES, GateStop, HostProblem, INPUTS, OF_GROUPS, OUTCOME, PLAN, POLICY_CHECK, POLICY_EVALUATION, RULE_FILE, RUN, STATUS_WORDS, ServiceError, TASK_RESULT, TASK_STAGE, TF_POLICY_EVALUATION, TF_POLICY_OUTCOME, VERDICT, VERDICTS, VERSION, array, asCount, asIs, askedOptions, awaitsOverride, baselineWords, changesFold, cleanLine, cleanText, clip as clip$1, closesGate, codeSpan, collectFindings, compare$1, contradictions, count, countOf as countOf$1, countWords, countsOf, createRoom, currentActs, decodeMarker, destructionBlock, eachOnce, emptyReading, encodeActs, encodeMarker, existsAt, failureOf, fence, fieldsOf, figuresOf, firstOf, fold, footerOf, forgivesFailedLook, fromBase64Url, fromPolicyCheck, generalMessage, groupBy, grouped, guard, hasMarker, hasNoChanges, hasNoResult, hash, headline, helpFor, htmlCode, icon, isAddress, isApplyStage, isGreen, isOurs as isOurs$1, isRefusal, isRunOver, isSameRepository, isSealed, isSettled, joined, kindOf, levelWords, link, linksIn, list, markerStart, mentionedIn, merge, messageOf as messageOf$1, mustFixFindings, namedIn, namesOf, namesOf$1, needsReason, object, onProblem, originsOf, overriddenWords, overrideWords, ownBaseline, ownComments, parseJson as parseJson$1, parseJson$1 as parseJson, partsOnly, placeOf as placeOf$4, placeOf$1 as placeOf$5, policies, prose, readOutcome, readStatus, record, related, relatedId, renderActs, renderCommand, resourcePrint, runKind, runOf, runWords, safeHref, safeLine, safeParse, sealOf, sectionId, shares, shownPlace, spotsOf, stampDoubts, string, subjectAndMessage, summaryOf, takeAll, tally, tallyOf, toBase64Url, toStatus, totalsOf, union, unsaid, withHelp, withoutActs, wordsOf, workspaces, worst } from "./index.js";
import { setMaxListeners } from "node:events";
import { gunzipSync, gzipSync } from "node:zlib";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { readFileSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { appendFile, mkdir, stat, writeFile } from "node:fs/promises";
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
function unlikeOptions({ attributes }, options) {
	const asked = askedOptions(options);
	const named = new Set(asked.map(([name]) => name));
	const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
	return [...asked.filter(([name, value]) => normal(attributes[name]) !== normal(value)).map(([name, value]) => {
		return `has "${name}": ${show$1(name, attributes[name])}, and ${show$1(name, value)} was asked for`;
	}), ...others.filter((name) => !named.has(name)).map((name) => `has "${name}": ${show$1(name, attributes[name])}, which nobody asked for`)];
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
		...usual && (version !== terraformVersion || version === void 0) ? [`planned with Terraform ${show$1("", version)}, the workspace has ${show$1("", terraformVersion)}`] : []
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
function show$1(name, value) {
	const shown = name === "variables" ? namesOf(value) : value;
	return (JSON.stringify(shown) ?? "unknown").slice(0, 100);
}
// build/src/policy/of-the-change.js
function unlikeChange({ attributes }, change) {
	const { commit, pullRequest, repository, slug } = change;
	const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
	const clone = attributes["clone-url"];
	const told = attributes["commit-url"]?.split(/[/?#]/).findLast((part) => HEX.test(part));
	return unlike([
		[attributes["commit-sha"] === commit, `is of commit ${show(attributes["commit-sha"])}`],
		[told === void 0 || commit.startsWith(told), `has the address of commit ${show(told)}`],
		...ofPull(attributes, pullRequest),
		[isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
		[!clone || placeOf$3(clone) === placeOf$3(repository), `was cloned from ${show(clone)}, not from ${repository}`],
		[addresses.every((address) => isBelow(address, repository)), `has addresses outside of ${repository}`],
		[addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`]
	]);
}
function unlike(claims) {
	return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, wanted) {
	const isPull = attributes["is-pull-request"] === true;
	if (wanted === void 0) return [[!isPull, "is of a pull request"]];
	const { "pull-request-number": number, "pull-request-url": address } = attributes;
	const told = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(wanted);
	return [
		[isPull, "is not of a pull request"],
		[number === wanted, `is of pull request ${show(number)}`],
		[told === String(wanted), `has the address of pull request ${show(told)}`]
	];
}
const ADDRESSES = [
	"commit-url",
	"compare-url",
	"pull-request-url"
];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isNamed(identifier, slug) {
	const plain = (name) => name.toLowerCase().replace("/_git/", "/");
	return plain(identifier ?? "") === plain(slug);
}
function isBelow(address, repository) {
	return placeOf$3(address)?.startsWith(`${placeOf$3(repository)}/`) === true;
}
function placeOf$3(address) {
	if (!URL.canParse(address)) return void 0;
	const { hostname, pathname } = new URL(address);
	return `${hostname}${pathname.replace(/\/+$/, "").replace(/\.git$/, "")}`.toLowerCase();
}
function tooOld({ attributes }, { sinceMs }) {
	const since = new Date(sinceMs).toISOString();
	const createdAt = Date.parse(attributes["created-at"] ?? "");
	if (Number.isNaN(createdAt)) return ["does not say when it was created"];
	return [createdAt, ...Object.values(attributes["status-timestamps"] ?? {}).map((at) => at ?? "").map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs) ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
	return (JSON.stringify(value) ?? "unknown").slice(0, 100);
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
// build/src/trust/audit.js
function signReason(reason, { by, job }) {
	const signed = [by, job].filter((part) => part !== void 0).join(", ");
	return signed === "" ? reason : `${reason} (${signed})`;
}
function noteDiscard(ended, reason, at) {
	if (ended.outcome !== "ended" || ended.status !== "discarded") return {};
	return { discarded: {
		at: at.toISOString(),
		reason
	} };
}
// build/src/gate/connection.js
var connection_exports = __exportAll({ versionControlOf: () => versionControlOf });
function readConnection(workspace, versionControl, unaffected = false) {
	const { attributes } = workspace;
	const name = `Workspace "${attributes.name}"`;
	if (!isConnectedTo(workspace, versionControl.change)) {
		const identifier = attributes["vcs-repo"]?.identifier;
		const how = identifier ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}` : "is not connected to version control";
		throw new GateStop("input", `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
	}
	if (attributes["speculative-enabled"] === false) throw new GateStop("input", `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
	return {
		unaffected: unaffected && attributes["file-triggers-enabled"] !== false,
		whyNone: whyNone(workspace, versionControl)
	};
}
function isConnectedTo({ attributes }, { slug, repository }) {
	const { identifier, "repository-http-url": address } = attributes["vcs-repo"] ?? {};
	return isNamed(identifier, slug) && (!address || isSameRepository(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
	if (fork === true) return "The pull request comes from a fork, and the service plans none of those unless its organization allows it.";
	const branch = workspace.attributes["vcs-repo"]?.branch || defaultBranch;
	if (branch !== void 0 && target !== void 0 && branch !== target) return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
	const { named, hinted } = related(workspace, "latest-run");
	if (named?.length === 0 && !hinted) return "The workspace never had a run, and before the first one version control starts none: start that one by hand.";
}
async function readIngress(versionId, client) {
	const versions = client.configurationVersions;
	try {
		return { read: (await versions.show(versionId, { include: ["ingress_attributes"] })).ingressAttributes ?? await versions.ingressAttributes(versionId) };
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "not-found") throw error;
		return { doubt: `The commit of configuration version ${versionId} is not known: ${error.message}` };
	}
}
const SKEW_MS = 6e4;
const LIFETIME_MS = 864e5;
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = "" }, now) {
	if (repository === void 0 || commit === void 0 || pullRequest === void 0) throw new GateStop("input", "`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.");
	const { serverUrl, slug, defaultBranch } = repository;
	const oldestMs = now.getTime() - LIFETIME_MS;
	const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
	return {
		change: {
			commit: commit.sha,
			pullRequest: pullRequest.number,
			repository: `${serverUrl}/${slug}`,
			slug,
			sinceMs
		},
		fork,
		target,
		defaultBranch
	};
}
// build/src/gate/find-workspace.js
function isFound(looked) {
	return "workspaceId" in looked;
}
function describe(looked) {
	const found = isFound(looked) ? looked : void 0;
	const { versionId, run, notices = [] } = found?.soFar ?? {};
	return {
		workspace: looked.name,
		workspaceId: found?.workspaceId,
		workingDirectory: found?.workingDirectory ?? "",
		root: found?.root,
		configurationVersionId: versionId,
		runId: run?.id,
		runUrl: run?.url,
		runStatus: run?.status,
		results: [],
		runTasks: [],
		notices,
		diagnostics: []
	};
}
async function findWorkspace({ name, directory, repository, unaffected }, { client, options }, listed) {
	const workspace = listed ?? await showWorkspace(client, options.organization, name);
	const { attributes } = workspace;
	if (attributes["execution-mode"] === "local") throw new GateStop("input", `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
	const { versionControl } = options;
	const connection = versionControl && readConnection(workspace, versionControl, unaffected);
	if (!connection && attributes.permissions?.["can-queue-run"] === false) throw new GateStop("refused", `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
	if (options.mode === "provisional") refuseProvisional(name, workspace, options);
	const working = readWorkingDirectory(attributes["working-directory"]);
	if ("problem" in working) throw new GateStop("input", `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
	const { path: workingDirectory } = working;
	const root = connection ? directory : uploadRoot(directory, workingDirectory);
	if (repository !== void 0 && root.length < repository.length) throw new GateStop("input", `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
	const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
	const terraformVersion = attributes["terraform-version"] ?? void 0;
	const current = {
		versionId: relatedId(workspace, "current-configuration-version"),
		runId: relatedId(workspace, "current-run")
	};
	return {
		name,
		workspaceId: workspace.id,
		workingDirectory,
		root,
		terraformVersion,
		current,
		connection,
		soFar: {
			notices,
			mayHaveRun: false
		}
	};
}
const LOCKED = {
	speculative: "The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.",
	provisional: "The workspace is locked: the saved plan cannot be applied until it is unlocked."
};
function refuseProvisional(name, { attributes }, wanted) {
	if (wanted.autoQueueRuns) throw new GateStop("input", "`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave `auto-queue-runs` out.");
	if (wanted.onFailure === "discard" && attributes.permissions?.["can-queue-apply"] === false) throw new GateStop("refused", `A provisional run of workspace "${name}" could not be discarded if the gate closed: this token may not apply runs there, and only who may apply a run may discard it. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
}
async function showWorkspace(client, organization, name) {
	try {
		return await client.workspaces.showByName(organization, name);
	} catch (error) {
		if (error instanceof ServiceError && error.code === "not-found") throw new GateStop("refused", `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
		throw error;
	}
}
function readWorkingDirectory(text) {
	const parts = (text ?? "").replaceAll("\\", "/").split("/").filter((part) => part !== "" && part !== ".");
	return parts.includes("..") ? { problem: `its working directory "${text}" leads out of what is uploaded` } : { path: parts.join("/") };
}
function uploadRoot(directory, workingDirectory) {
	if (workingDirectory === "") return directory;
	const separator = directory.includes("\\") && !directory.includes("/") ? "\\" : "/";
	const parts = directory.split(separator);
	while (parts.length > 1 && parts.at(-1) === "") parts.pop();
	const wanted = workingDirectory.split("/");
	const tail = parts.slice(-wanted.length);
	if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) return directory;
	const root = parts.slice(0, -wanted.length).join(separator);
	return root === "" ? separator : root.endsWith(":") ? `${root}${separator}` : root;
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
			trouble: messageOf$1(error),
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
const BUDGET_MS$1 = 6e4;
async function finishAfterKill(job, { client, clock, signal }) {
	const deadline = clock.now() + BUDGET_MS$1;
	const scoped = client.with({
		signal,
		deadline
	});
	return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
		const ports = {
			client: scoped,
			clock,
			deadline,
			comment: "The job that waited for this run was killed."
		};
		const ended = await endRun({
			...run,
			mode: job.mode
		}, ports);
		return {
			workspace,
			...ended,
			leftover: leftoverOf(ended, job.mode, void 0)
		};
	}));
}
// build/src/report/next-steps.js
const MOST_RUNS = 20;
const MOST_NAMES = 5;
function stepsOf(view, mark = {
	name: asIs,
	code: (text) => `\`${text}\``
}) {
	if (view.green) return [];
	const steps = [
		...fixSteps(view),
		...overrideSteps$1(view, mark),
		...guardSteps(view, mark),
		...recoverSteps(view, mark)
	];
	return steps.length > 0 ? steps : ["Mend the reason given and run this job again."];
}
function fixSteps({ findings, verdict }) {
	const closing = findings.filter(({ severity, kind }) => severity === "blocks" && kind !== "undecided");
	const advisory = findings.filter(({ severity }) => severity === "warns").length;
	if (closing.length > 0) return [`Fix ${closing.length === 1 ? "the finding" : `the ${count(closing.length, "finding")}`}${closing.every(({ kind, status }) => kind === "policy" && status === "failed") ? " that nobody can override," : ""} and push again.`];
	if (verdict !== "advisory") return [];
	return [`Fix the ${count(advisory, "advisory failure")} and push again; or those who write the workflow set fail-on to mandatory.`];
}
function overrideSteps$1({ overrides, context }, { name, code }) {
	if (overrides.length === 0) return [];
	const policies = [...new Set(overrides.flatMap((each) => each.policies))];
	const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
	const rest = overrides.length - runs.length;
	const others = rest > 0 ? `, and the same for ${count(rest, "other run")}` : "";
	const again = context.adoptsOverridden === true ? ", then run this job again" : "";
	const command = code(`plangate override ${runs.join(" ")} --reason "…"`);
	const comment = commandOf("override", context);
	const or = comment === void 0 ? "" : `; or those whom the workflow names comment ${code(comment)}`;
	return [`Fix ${list(policies, MOST_NAMES, name)}, or let ${policies.length === 1 ? "it" : "them"} pass: those who manage policy overrides run ${command}${others}${again}${or}.`];
}
function commandOf(word, { takesCommands, commit, pullRequest }) {
	return takesCommands === true && commit !== void 0 && pullRequest !== void 0 ? `/plangate ${word} ${commit.sha} REASON` : void 0;
}
function guardSteps({ findings, context }, { name, code }) {
	const guards = findings.filter(({ guard, severity }) => guard && severity === "needs-override");
	if (guards.length === 0) return [];
	const rules = list([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
	const command = commandOf("allow-destroys", context);
	return [`Keep to ${rules} and push again; or ${command === void 0 ? "where a workflow takes commands (docs/commands.md), people let it through by a comment" : `those whom the workflow names let it through by the comment ${code(command)}`}.`];
}
function recoverSteps(view, mark) {
	const { findings, workspaces, context } = view;
	const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
	const named = (all) => list(all.map(({ name }) => name), MOST_NAMES, mark.name);
	const explained = (each) => findings.some((one) => closesGate(one) && one.workspaces.includes(each.name));
	const errored = those("errored").filter((each) => !explained(each));
	const [judged, unjudged] = [true, false].map((has) => those("undecided").filter(({ runId }) => runId !== void 0 === has));
	const one = unjudged?.[0]?.name ?? "";
	const doctor = `plangate doctor${[context.organization, one].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each)) ? ` --organization ${context.organization} --workspace ${one}` : ""}`;
	return [
		[errored, (names) => `Open the run of ${names}, mend what failed there, and run this job again.`],
		[judged, (names) => `Nothing vouches for the plan of ${names}, and nobody can override that: mend the reason given and run this job again.`],
		[unjudged, (names) => `${names} ${(unjudged?.length ?? 0) > 1 ? "were" : "was"} not judged, and nobody can override that: mend the reason given (${mark.code(doctor)} says what is in the way) and run this job again.`],
		[those("canceled"), (names) => `Run this job again for a verdict on ${names}; whoever may start it can.`]
	].flatMap(([all = [], say]) => all.length > 0 ? [say(named(all))] : []);
}
// build/src/report/to-view.js
var to_view_exports = __exportAll({ toReportView: () => toReportView });
function toReportView(result, context) {
	const all = result.workspaces;
	const findings = collectFindings(result, context);
	const green = isGreen(result.verdict.word, context.failOn);
	const view = {
		schemaVersion: 1,
		key: context.key,
		verdict: result.verdict.word,
		green,
		overrides: green ? [] : overrideSteps(result, findings),
		counts: countResults(all.flatMap(({ results }) => results)),
		workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
		unaffected: result.unaffected ?? [],
		findings,
		resolved: countResolved(findings, context),
		results: all.flatMap(({ results, workspace }) => results.map((each) => ({
			...each,
			location: shownPlace(each.location),
			resources: each.resources.map((one) => ({
				...one,
				location: shownPlace(one.location)
			})),
			workspace
		}))),
		runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({
			...each,
			workspace
		}))),
		audit: all.flatMap((workspace) => auditOf(workspace, context)),
		archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
			directory: relativeDirectory(root, context) ?? ".",
			files,
			bytes,
			sha256,
			withheld
		})),
		context,
		durationMs: Math.round(result.durationMs)
	};
	return {
		...view,
		headline: headline(tallyOf(view)),
		nextSteps: green ? [] : nextSteps(view, result.verdict.reasons)
	};
}
function auditOf({ workspace, runId, discarded }, { actor, job }) {
	if (discarded === void 0) return [];
	return [{
		action: "discard",
		run: runId ?? "",
		workspace,
		by: actor,
		job: job?.url,
		...discarded
	}];
}
function viewWorkspace(result, context) {
	const directory = relativeDirectory(result.root, context);
	return {
		name: result.workspace,
		workspaceId: result.workspaceId,
		configurationVersionId: result.configurationVersionId,
		directory: directory === void 0 ? void 0 : join$1(directory, result.workingDirectory),
		runId: result.runId,
		runUrl: result.runUrl,
		runStatus: result.runStatus,
		plan: result.plan,
		changes: result.changes,
		cost: result.cost,
		durationMs: result.durationMs && Math.round(result.durationMs),
		leftover: result.leftover,
		verdict: result.verdict.word,
		reasons: reasonsOf(result),
		counts: countResults(result.results),
		notices: result.notices,
		confirmable: result.confirmable ?? false
	};
}
function reasonsOf({ verdict, failure }) {
	return failure && !verdict.reasons.some((reason) => reason.includes(failure.message)) ? [...verdict.reasons, failure.message] : verdict.reasons;
}
function countResults(results) {
	const counts = {
		passed: 0,
		advisoryFailed: 0,
		mandatoryFailed: 0,
		overridden: 0,
		errored: 0,
		undecided: 0
	};
	for (const result of results) counts[countOf(result)] += 1;
	return counts;
}
function countOf({ status, level }) {
	if (status === "passed" || status === "overridden" || status === "errored") return status;
	if (status !== "failed" || level === "unknown") return "undecided";
	return level === "advisory" ? "advisoryFailed" : "mandatoryFailed";
}
function countResolved(findings, context) {
	const now = new Set(findings.map(({ fingerprint }) => fingerprint));
	return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
function relativeDirectory(root, context) {
	if (root === void 0 || !context.repository) return void 0;
	const [inner, outer] = [slashes(root), slashes(context.repository.root)];
	if (inner === outer) return ".";
	return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : void 0;
}
function slashes(path) {
	return path.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
}
function join$1(directory, inner) {
	if (inner === "") return directory;
	return directory === "." ? inner : `${directory}/${inner}`;
}
function overrideSteps(result, findings) {
	return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
		const policies = findings.filter((each) => each.severity === "needs-override" && each.guard !== true).filter((each) => each.workspaces.includes(workspace)).map(({ policy }) => policy);
		if (runId === void 0 || !/^[\w-]+$/.test(runId) || policies.length === 0) return [];
		const command = `plangate override ${runId} --reason "…"`;
		return [{
			workspace,
			runId,
			runUrl,
			policies: [...new Set(policies)],
			command
		}];
	});
}
function nextSteps(view, reasons) {
	if (view.workspaces.length === 0) return reasons;
	return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...stepsOf(view)];
}
// build/src/hosts/outputs.js
function toOutputs(view, { commentUrl = "", reportPath = "" }) {
	const { counts, workspaces } = view;
	const first = workspaces.find(({ runId }) => runId !== void 0) ?? workspaces[0];
	const runs = workspaces.flatMap(({ name, runId }) => runId === void 0 ? [] : [[name, runId]]);
	return {
		verdict: view.verdict,
		green: String(view.green),
		"not-looked": "false",
		"run-id": first?.runId ?? "",
		"run-url": first?.runUrl ?? "",
		"run-ids": JSON.stringify(Object.fromEntries(runs)),
		"configuration-version-id": first?.configurationVersionId ?? "",
		passed: String(counts.passed),
		"advisory-failed": String(counts.advisoryFailed),
		"mandatory-failed": String(counts.mandatoryFailed),
		overridden: String(counts.overridden),
		"policies-errored": String(counts.errored),
		"policies-undecided": String(counts.undecided),
		...totalsOf(view),
		applied: "",
		"comment-url": commentUrl,
		"report-json": reportPath,
		audit: JSON.stringify(view.audit)
	};
}
function emptyOutputs(green) {
	const counts = countResults([]);
	const totals = {
		creates: "",
		updates: "",
		deletes: "",
		replaces: ""
	};
	return {
		...toOutputs({
			verdict: "undecided",
			green,
			counts,
			workspaces: [],
			audit: []
		}, {}),
		...totals,
		"not-looked": String(green)
	};
}
// build/src/report/annotations.js
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16e3;
function renderAnnotations(view, options) {
	const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
	if (annotate === "off") return [];
	const placed = view.findings.flatMap((finding) => {
		const isWanted = annotate === "all" || closesGate(finding);
		return spotsOf(finding).flatMap((spot, turn) => {
			const { location } = spot;
			if (!location || !(isWanted || changedFiles?.has(location.path))) return [];
			return [{
				finding,
				spot,
				location,
				turn
			}];
		});
	});
	const groups = groupBy(placed, ({ finding, location }) => {
		return [
			placeOf$4({ location }),
			finding.policySet,
			finding.policy,
			finding.severity
		];
	});
	groups.sort(([one], [other]) => rank$1(one) - rank$1(other) || one.turn - other.turn);
	const annotations = groups.slice(0, limit).map(toAnnotation);
	const [last] = annotations.slice(-1);
	const rest = groups.length - annotations.length;
	if (last && rest > 0) last.message += `\n${count(rest, "more place")}: see the job summary.`;
	return annotations;
}
function rank$1({ finding }) {
	return [
		"failure",
		"warning",
		"notice"
	].indexOf(levelOf(finding));
}
function toAnnotation(group) {
	const [{ finding, location }] = group;
	const { path, startLine } = location;
	const level = finding.kind === "diagnostic" ? "plan" : levelWords(finding.level);
	const messages = group.slice(0, 20).flatMap((each) => [textOf$2(generalMessage(each.finding)), messageOf(each.spot)]);
	const workspaces = group.flatMap(({ spot }) => spot.workspaces);
	return {
		path,
		start_line: startLine,
		end_line: startLine,
		annotation_level: levelOf(finding),
		title: clip$1(`${cleanLine(finding.policy, 200)} (${level})`, 250),
		message: `${clip$1(joined("\n", ...new Set(messages)), MESSAGE_LIMIT)}\n${standingOf(finding, [...new Set(workspaces)])}`
	};
}
function messageOf(spot) {
	const [address, message] = subjectAndMessage(spot);
	return joined(": ", address && cleanLine(address, 300), textOf$2(message));
}
function textOf$2(message) {
	return cleanText(message.slice(0, MESSAGE_LIMIT)).trim();
}
function standingOf(finding, workspaces) {
	const { policySet, status, helpUrl = "" } = finding;
	const names = firstOf(workspaces, 10, (name) => cleanLine(name, 100));
	return joined(" · ", policySet === "" ? "" : `Policy set ${cleanLine(policySet, 100)}`, `${workspaces.length === 1 ? "workspace" : "workspaces"} ${names}`, status === "overridden" ? cleanLine(overriddenWords(finding), 400) : overrideWords(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
	if (closesGate(finding)) return "failure";
	return finding.severity === "warns" || finding.kind === "diagnostic" ? "warning" : "notice";
}
const COMMAND_LIMIT = 10;
function annotationCommands(annotations) {
	return [
		"failure",
		"warning",
		"notice"
	].flatMap((level) => {
		const command = level === "failure" ? "error" : level;
		const all = annotations.filter(({ annotation_level }) => annotation_level === level);
		const shown = all.length > COMMAND_LIMIT ? all.slice(0, 9) : all;
		const commands = shown.map(({ path, start_line, title, message }) => renderCommand(command, {
			file: path,
			line: start_line,
			endLine: start_line,
			title
		}, message));
		const rest = all.length - shown.length;
		const more = `${count(rest, "more finding")} of this kind: see the job summary.`;
		if (rest > 0) commands.push(renderCommand(command, { title: "Policy gate" }, more));
		return commands;
	});
}
// build/src/report/json.js
function renderJson(view) {
	const { context, audit, unaffected } = view;
	const { runOptions = [] } = context;
	return printableJson({
		schemaVersion: view.schemaVersion,
		tool: {
			name: "plangate",
			version: context.version
		},
		verdict: view.verdict,
		green: view.green,
		failOn: context.failOn,
		runOptions: runOptions.length > 0 ? runOptions : void 0,
		headline: view.headline,
		nextSteps: view.nextSteps,
		overrides: view.overrides,
		counts: view.counts,
		workspaces: view.workspaces,
		unaffected: unaffected.length > 0 ? unaffected : void 0,
		findings: view.findings,
		resolved: view.resolved,
		results: view.results,
		runTasks: view.runTasks,
		audit: audit.length > 0 ? audit : void 0,
		archives: view.archives,
		organization: context.organization,
		hostname: context.hostname,
		group: context.group,
		commit: context.commit,
		pullRequest: context.pullRequest,
		job: context.job,
		startedAt: context.startedAt,
		durationMs: view.durationMs,
		sealed: view.sealed
	});
}
function printableJson(value) {
	return `${JSON.stringify(value, void 0, 2).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)).replace(/##(?=[A-Za-z]{0,32}\[)/g, "\\u0023#")}\n`;
}
// build/src/report/finding-list.js
const WHY_LIMIT = 240;
const VISIBLE = 5;
const FOLDED = 100;
function mustFix(view, room) {
	const findings = mustFixFindings(view);
	const mayPass = (each) => !view.green && each.severity === "needs-override";
	const fixed = findings.filter((each) => !mayPass(each));
	const passable = findings.filter(mayPass);
	const guarded = passable.filter(({ guard }) => guard === true);
	const title = fixed.every(({ kind }) => kind === "undecided") ? "Undecided, so nothing vouches for them" : "Must be fixed";
	const share = passable.length / Math.max(1, findings.length);
	const kept = room.part(1 - share / 2);
	const first = section(view.green ? "Failed, but not enforced" : title, fixed, view, kept);
	const second = section("Must be fixed, or overridden by those who manage policy overrides", passable.filter(({ guard }) => guard !== true), view, guarded.length > 0 ? room.part(.5) : room);
	const third = section("Guarded, unless a comment lets it through", guarded, view, room);
	return {
		text: joined("\n\n", first.text, second.text, third.text),
		missing: first.missing + second.missing + third.missing
	};
}
function section(words, findings, view, room) {
	const title = `**${words}**`;
	if (findings.length === 0) return {
		text: "",
		missing: 0
	};
	if (!room.take(title)) return {
		text: names(findings, room),
		missing: findings.length
	};
	const render = (finding) => itemOf(finding, view, VISIBLE, "**");
	const items = takeAll(room.part(.7), findings, render);
	const left = findings.slice(items.length);
	const all = takeAll(room.trial(), left, render);
	if (all.length === left.length) items.push(...all.filter((item) => room.take(item)));
	const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
	const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
	const rest = others.length > 0 ? names(others, room) : "";
	return {
		text: joined("\n\n", title, items.join("\n"), rest),
		missing: findings.length - items.length
	};
}
function names(findings, room) {
	const different = [...new Set(findings.map(({ policy }) => policy))];
	const more = (number) => `${policies(number)} more, named in the summary`;
	if (!room.take(`Also failed: and ${more(different.length)}.`)) return "";
	const shown = takeAll(room, different, (name) => codeSpan(name, 80));
	const missing = different.length - shown.length;
	const rest = missing > 0 ? more(missing) : "";
	return `Also failed: ${joined(" and ", shown.join(", "), rest)}.`;
}
function foldedList(title, findings, view, room) {
	return fold(room, title, "", findings, (finding) => itemOf(finding, view, FOLDED));
}
function itemOf(finding, view, most, strong = "") {
	const spots = spotsOf(finding);
	const rest = spots.length - most;
	const general = prose(generalMessage(finding), WHY_LIMIT, view.context.linkOrigins);
	const head = joined(" · ", `- ${strong}${codeSpan(finding.policy, 120)}${strong}`, ...about(finding, view, strong !== ""));
	return joined("\n", general === "" ? head : `${head}: ${general}`, ...spots.slice(0, most).map((spot) => `  - ${lineOf(spot, finding, view)}`), rest > 0 ? `  - and ${grouped(rest)} more` : "");
}
function about(finding, view, closing) {
	const { kind, policySet, status, level, description = "", message } = finding;
	const isSaid = status === "failed" || kind === "diagnostic";
	return [
		description === message ? "" : prose(description, 160),
		policySet === "" ? "" : codeSpan(policySet, 80),
		kind === "run-task" ? "run task" : kind === "diagnostic" ? "plan error" : "",
		level === "advisory" && closing ? "advisory" : "",
		level === "unknown" && kind !== "diagnostic" ? "unknown level" : "",
		status === "overridden" ? overriddenWords(finding, MARKS) : isSaid ? "" : STATUS_WORDS[status],
		view.workspaces.length > 1 ? workspacesOf(finding, view) : "",
		baselineWords(finding, view.context, codeSpan),
		finding.age === "new" ? "🆕" : "",
		finding.helpUrl ? link("how to fix", finding.helpUrl, [finding.helpUrl]) : ""
	];
}
const MARKS = {
	name: (text) => codeSpan(text, 60),
	text: (text) => prose(text, WHY_LIMIT)
};
function workspacesOf({ workspaces: names }, view) {
	const all = view.workspaces.length;
	if (names.length === all && all > 2) return `all ${workspaces(all)}`;
	return firstOf(names, 4, (name) => codeSpan(name, 60), workspaces);
}
function lineOf(spot, finding, view) {
	const [address, message] = subjectAndMessage(spot, WHY_LIMIT);
	const place = placeOf$4(spot);
	const isNew = spot.age === "new" && finding.age !== "new";
	const isElsewhere = spot.workspaces.length < finding.workspaces.length;
	const isNameless = spot.address === void 0 && finding.kind === "policy";
	return joined(" · ", joined(" ", place && link(codeSpan(place), spot.permalink, originsOf(view.context)), joined(": ", address && codeSpan(address, 200), prose(message, WHY_LIMIT, view.context.linkOrigins)) || (place ? "" : "–")), isNameless ? "names no resource" : "", isElsewhere ? workspacesOf(spot, view) : "", baselineWords(ownBaseline(spot, finding), view.context, codeSpan), isNew ? "🆕" : "");
}
function messageDetails(findings, view, room, messageLimit) {
	const long = findings.filter((each) => spotsOf(each).length > VISIBLE || textOf$1(each) !== "");
	const groups = groupBy(long, (each) => [
		each.kind,
		each.policySet,
		each.policy
	]);
	const folds = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
	return {
		text: folds.join("\n\n"),
		missing: groups.slice(folds.length).flat().length
	};
}
function textOf$1(finding) {
	const { message } = finding;
	const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
	const printed = unsaid(finding, WHY_LIMIT);
	const isPrinted = printed.some((line) => line.includes(message));
	return joined("\n", isCut && !isPrinted ? message : "", ...printed);
}
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
	const [{ policy }] = group;
	const shown = group.slice(0, WRITTEN_OUT);
	const rest = group.length - shown.length;
	const more = group.reduce((sum, each) => sum + spotsOf(each).slice(VISIBLE).length, 0);
	const what = joined(" and ", more > 0 ? count(more, "more resource") : "", group.some((each) => textOf$1(each) !== "") ? "what it printed" : "");
	return joined("\n\n", `<details><summary>${htmlCode(policy, 120)}: ${what}</summary>`, ...shown.map((finding) => moreOf(finding, view, Math.floor(limit / shown.length), group)), rest > 0 ? `… and ${grouped(rest)} more of the same policy.` : "", "</details>");
}
function moreOf(finding, view, limit, { length: alike }) {
	const spots = spotsOf(finding).slice(VISIBLE);
	const room = createRoom(limit * 2, (line) => line.length);
	const lines = takeAll(room, spots, (spot) => `- ${lineOf(spot, finding, view)}`);
	const rest = spots.length - lines.length;
	if (rest > 0) lines.push(`- … and ${grouped(rest)} more`);
	const text = textOf$1(finding);
	const cut = text.length > limit ? `\n… ${grouped(text.length - limit)} more characters` : "";
	const links = linksIn(clip$1(text, limit), view.context.linkOrigins).slice(0, 5).join(", ");
	return joined("\n\n", alike > 1 && view.workspaces.length > 1 ? `In ${workspacesOf(finding, view)}:` : "", lines.join("\n"), text === "" ? "" : fence(clip$1(text, limit) + cut), links);
}
// build/src/report/workspace-table.js
const HEAD = "| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|";
const VISIBLE_ROWS = 10;
function workspaceTables(view, room) {
	const sorted = [...view.workspaces].sort(byVerdict);
	const closed = sorted.filter(({ verdict }) => !isGreen(verdict));
	const open = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
	const rest = sorted.slice(open.length);
	if (sorted.length === 0 || !room.take(HEAD)) return {
		visible: "",
		folded: "",
		missing: sorted.length
	};
	const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
	const toRow = (workspace) => row(workspace, view);
	const rows = takeAll(room, open, toRow);
	const isWhole = rows.length === open.length;
	const title = `${workspaces(rest.length)} one by one`;
	const folded = isWhole ? fold(room, title, HEAD, rest, toRow) : void 0;
	return {
		visible: [
			HEAD,
			...rows,
			...rollUp
		].join("\n"),
		folded: folded && folded.missing < rest.length ? folded.text : "",
		missing: open.length - rows.length
	};
}
function row(workspace, view) {
	const { verdict } = workspace;
	const none = isGreen(verdict) ? "no policies" : VERDICT[verdict].words;
	return `| ${[
		icon(verdict, isGreen(verdict, view.context.failOn)),
		codeSpan(workspace.name, 90),
		planCell(workspace),
		countsCell([workspace]) || none,
		runOf(workspace, view.context) || "–"
	].join(" | ")} |`;
}
function rollUpRow(rest) {
	const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
	const signs = verdicts.map((verdict) => icon(verdict, isGreen(verdict)));
	const words = verdicts.map((verdict) => VERDICT[verdict].words).join(", ");
	const counts = countsCell(rest) || "no policies";
	return `| ${signs[0]} | ${workspaces(rest.length)} ${words} | | ${counts} | |`;
}
function countsCell(of) {
	return countWords(of, (words) => `**${words}**`);
}
function planCell(workspace) {
	return joined("<br>", planWords$1(workspace), costWords(workspace.cost?.deltaMonthly));
}
function planWords$1(workspace) {
	const { plan } = workspace;
	const figures = figuresOf(workspace);
	if (plan?.status === "errored") return "failed";
	if (plan === void 0 || figures === void 0) return "–";
	const { creates, updates, deletes, replaces = 0 } = figures;
	if (hasNoChanges(plan)) return "no changes";
	return joined(" ", creates > 0 ? `+${grouped(creates)}` : "", updates > 0 ? `~${grouped(updates)}` : "", deletes > 0 ? `**−${grouped(deletes)}**` : "", replaces > 0 ? `**±${grouped(replaces)}**` : "", plan.imports > 0 ? `${grouped(plan.imports)} imported` : "") || "changes outputs only";
}
function costWords(delta) {
	if (delta === void 0 || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta)) return "";
	const value = Number(delta);
	if (value === 0) return "";
	return `${value > 0 ? "+" : "−"}${Math.abs(value).toFixed(2)} USD a month`;
}
function byVerdict(one, other) {
	return VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict) || compare$1(one.name, other.name);
}
function resultsFold(view, room) {
	const rank = ({ status }) => status === "passed" ? 1 : 0;
	const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
	const groups = groupBy(view.results, ({ policySet, policy, level, status }) => {
		return [
			policySet,
			policy,
			level,
			status
		];
	}).sort(([one], [other]) => rank(one) - rank(other) || compare$1(name(one), name(other)));
	return fold(room, `All ${policies(view.results.length)}`, "| Policy | Level | Result | Workspaces |\n|---|---|---|---|", groups, resultRow);
}
function resultRow(group) {
	const [{ policySet, policy, level, status, word = "" }] = group;
	const set = policySet === "" ? "" : `<br><sub>${codeSpan(policySet, 80)}</sub>`;
	const all = [...new Set(group.map(({ workspace }) => workspace))];
	const names = all.slice(0, 3).map((each) => codeSpan(each, 60));
	const rest = all.length - names.length;
	return `| ${[
		`${codeSpan(policy, 120)}${set}`,
		levelWords(level),
		status === "unknown" ? `unknown ${codeSpan(word, 40)}` : status,
		list(rest > 0 ? [...names, `${grouped(rest)} more`] : names)
	].join(" | ")} |`;
}
// build/src/report/body.js
function renderBody(view, options) {
	const room = createRoom(options.budget, options.measure);
	const footer = room.keep(footerOf(view.context));
	const asked = room.part(.3).keep(optionsLine(view));
	const canSay = room.reserve(300 + options.measure(options.elsewhere));
	const must = mustFixFindings(view);
	const fix = mustFix(view, room.part(.75));
	const reasons = reasonLines(view, room.part(.5));
	const [inSight, folded] = options.results ? [1e3, 5e3] : [50, 200];
	const destroyed = destructionBlock(view, room.part(.5), inSight);
	const leftovers = leftoverLines(view, room);
	const tables = workspaceTables(view, room.part(.8));
	const steps = room.part(.5).keep(nextLines(view));
	const details = messageDetails(must, view, room.part(.8), options.messageLimit);
	const advisory = otherFindings(view, room, false);
	const notes = otherFindings(view, room, true);
	const notices = noticesFold(view, room);
	const changed = changesFold(view, room.part(.7), folded);
	const results = options.results ? resultsFold(view, room) : {
		text: "",
		missing: 0
	};
	const unaffected = room.keep(unaffectedLine(view));
	const { resolved } = view;
	const gone = resolved > 0 ? `✅ ${grouped(resolved)} resolved since the last push.` : "";
	const leftOut = [
		[
			fix.missing,
			"finding not listed",
			"findings not listed"
		],
		[details.missing, "long message"],
		[advisory.missing, "advisory failure"],
		[notes.missing + notices.missing, "note"],
		[destroyed.missing + changed.missing, "change"],
		[tables.missing, "workspace"],
		[results.missing, "result"]
	].flatMap(([number, one, many]) => number > 0 ? count(number, one, many) : []);
	return joined("\n\n", asked, tables.visible, leftovers, reasons, fix.text, steps, destroyed.text, details.text, changed.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, room.keep(gone), leftOut.length > 0 && canSay ? `Left out for length: ${leftOut.join(", ")}. All of it is in ${options.elsewhere}.` : "", footer);
}
function otherFindings(view, room, notes) {
	const must = mustFixFindings(view);
	const findings = view.findings.filter((each) => !must.includes(each) && each.severity === "notes" === notes);
	return foldedList(notes ? `☑️ ${count(findings.length, "overridden failure or note", "overridden failures and notes")}` : `⚠️ ${count(findings.length, "advisory failure")}`, findings, view, room);
}
function noticesFold(view, room) {
	const all = view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({
		name,
		notice
	})));
	const groups = groupBy(all, ({ notice }) => notice);
	return fold(room, `ℹ️ ${count(groups.length, "notice")}`, "", groups, (group) => {
		return `- ${firstName(group)}: ${prose(group[0].notice, 400)}`;
	});
}
function firstName(workspaces) {
	const names = workspaces.map(({ name }) => name);
	return firstOf(names, 1, (name) => codeSpan(name, 60));
}
function optionsLine({ context: { runOptions = [] } }) {
	if (runOptions.length === 0) return "";
	return `⚙️ Planned with ${firstOf(runOptions, 10, (option) => codeSpan(option, 200))}. Without, the verdict may be another one.`;
}
function unaffectedLine({ unaffected }) {
	if (unaffected.length === 0) return "";
	const names = unaffected.slice(0, 10).map((name) => codeSpan(name, 90));
	const more = unaffected.length > 10 ? ` and ${grouped(unaffected.length - 10)} more` : "";
	return `Not affected by this change, and not planned: ${names.join(", ")}${more}.`;
}
function reasonLines(view, room) {
	const unexplained = view.workspaces.filter((each) => needsReason(each, view));
	const groups = groupBy(unexplained, ({ reasons }) => reasons.slice(0, 3));
	const lines = takeAll(room, groups, reasonLine);
	const missing = groups.length - lines.length;
	if (missing > 0 && lines.length > 0) lines.push(`- … and ${count(missing, "other reason")}.`);
	return lines.join("\n");
}
function reasonLine(alike) {
	const [{ verdict, reasons }] = alike;
	const shown = reasons.slice(0, 3);
	const why = shown.map((reason) => prose(reason, 500));
	const [url = ""] = shown.flatMap((reason) => helpFor(reason) ?? []);
	const help = url && link("What to do", url, [url]);
	return joined(" ", `- ${icon(verdict, false)} ${firstName(alike)}:`, ...why, help);
}
function leftoverLines(view, room) {
	const all = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
	return takeAll(room, all, (leftover) => `> ⚠️ ${prose(leftover, 900)}`).join("\n>\n");
}
function nextLines(view) {
	if (view.workspaces.length === 0) return view.nextSteps.map((each) => prose(each)).join("\n");
	const code = (text) => codeSpan(text, 700);
	const [first, ...others] = stepsOf(view, {
		name: (text) => codeSpan(text, 60),
		code
	});
	if (first === void 0) return "";
	if (others.length === 0) return `**What to do next:** ${first}`;
	return `**What to do next**\n\n${[first, ...others].map((each) => `- ${each}`).join("\n")}`;
}
// build/src/report/own-words.js
const LIMIT_BYTES = 2e3;
function ownWordsOf({ ownWords, eventTexts = [], linkOrigins }) {
	const { title = "", header = "", footer = "" } = ownWords ?? {};
	const render = (text) => calm(clipBytes(markForeign(cleanText(text), eventTexts)).trim(), linkOrigins ?? []);
	return {
		title: prose(clipBytes(title), LIMIT_BYTES),
		header: render(header),
		footer: render(footer)
	};
}
function clipBytes(text) {
	const bytes = Buffer.from(text);
	if (bytes.length <= LIMIT_BYTES) return text;
	return `${bytes.subarray(0, LIMIT_BYTES - Buffer.byteLength("…")).toString().replace(/\ufffd+$/, "")}…`;
}
function markForeign(text, [first, ...others]) {
	if (first === void 0) return text;
	return text.split(first).map((part) => markForeign(part, others)).join(codeSpan(first, LIMIT_BYTES));
}
const BREAK = "​";
function calm(text, origins) {
	let open = "";
	return [...text.split("\n").map((line, at, all) => {
		const run = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? "";
		if (open !== "") {
			const closes = run.startsWith(open) && line.trim() === run;
			if (closes) open = "";
			return closes ? run : calmLine(line, origins);
		}
		if (run !== "" && !(run.startsWith("`") && line.includes("`", run.length))) {
			open = run;
			return run;
		}
		const underlines = /^\s*(?:=+|-+)\s*$/.test(line) && all[at - 1]?.trim() !== "";
		const lower = line.replace(/^(\s*)#{1,3}(?=\s|$)/, "$1####");
		return (underlines && at > 0 ? BREAK : "") + calmLine(lower, origins);
	}), open].join("\n").trimEnd();
}
const HIDDEN_FENCE = /^[\s>*+\-\d.)]+(?=`{3}|~{3})/;
const ACTIVE = /\]\(([^\s()<>]*)\)|(?<=^|[\s*_~(])(https?:\/\/[^\s<>()[\]"'`*|\\^{}…]+)|[<&@](?=\S)|#(?=\d)|\bGH-(?=\d)|\b[0-9a-f]{7,}\b|(?:mailto|xmpp)(?=:)|:(?=\/\/)|\bwww(?=\.)|\](?=[(:])|!(?=\[)|\$/giu;
function calmLine(line, origins) {
	return line.replace(ACTIVE, (sign, target, address) => {
		const href = safeHref(target ?? address ?? "", origins);
		if (target !== void 0) return href === void 0 ? `]${BREAK}(${calmLine(target, origins)})` : `](${href})`;
		if (address === void 0) return sign.replace(/.{6}(?=.)|.$/gu, `$&${BREAK}`);
		return href ?? calmLine(address.replace(":", `:${BREAK}`), origins);
	}).replace(HIDDEN_FENCE, `$&${BREAK}`);
}
// build/src/report/sections.js
const COMMENT_BUDGET = 6e4;
const ROOM_FOR_WORDS = 3e4;
const NO_WORDS = {
	title: "",
	header: "",
	footer: ""
};
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
	const { key } = section;
	const body = existing ?? "";
	const known = decodeMarker(body, key);
	if (known && (isSuperseded$1(section.state, known) || holdsSection(body, section))) return body;
	const head = newestOf([...known?.sections ?? [], section.state]).headSha;
	const previousSha = previousOf(known, head);
	const others = (known ? readParts(body, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
	const stateLimit = Math.min(4096, Math.floor(budget / 8));
	const acts = currentActs(known?.acts ?? [], head);
	return fitParts(others, section, budget, (parts) => {
		const sections = parts.map(({ state }) => state);
		const marker = encodeMarker({
			key,
			sections,
			previousSha,
			acts
		}, stateLimit);
		return compose(parts, head, joined("\n\n", renderActs(acts), marker), section, budget);
	});
}
function addAct(body, act, key) {
	const known = decodeMarker(body, key);
	if (known === void 0 || holdsAct(body, act, key)) return body;
	const { acts: before = [] } = known;
	const acts = currentActs([...before, act], act.commit);
	const end = withoutActs(body).trimEnd();
	const above = end.slice(0, end.lastIndexOf("\n")).trimEnd();
	return joined("\n\n", above, renderActs(acts), encodeMarker({
		...known,
		acts
	}));
}
function holdsAct(body, act, key) {
	const known = decodeMarker(body, key)?.acts ?? [];
	const text = JSON.stringify(encodeActs([act]));
	return known.some((one) => JSON.stringify(encodeActs([one])) === text);
}
function holdsSection(body, { state, key }) {
	const found = decodeMarker(body, key)?.sections.find(({ id }) => id === state.id);
	const { digest, runId, attempt } = state;
	return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}
function isSuperseded$1(ours, comment) {
	const theirs = comment.sections.find(({ id }) => id === ours.id);
	if (theirs && isNewer(theirs, ours)) return true;
	return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
function isNewer(one, other) {
	if (one.runId === other.runId && one.runId !== 0) return one.attempt > other.attempt;
	if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0) return one.runId > other.runId;
	return one.startedAt > other.startedAt;
}
function newestOf(states) {
	return states.reduce((newest, state) => isNewer(state, newest) ? state : newest);
}
function previousOf(known, head) {
	const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
	return last.length === 0 ? known?.previousSha : newestOf(last).headSha;
}
function fitParts(others, section, budget, composeAll) {
	const { state, title, url } = section;
	const own = (text) => ({
		state,
		title,
		text,
		url
	});
	const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
	let kept = [...others];
	const all = (text) => [...kept, own(text)].sort(bySeverity);
	for (;;) {
		const room = budget - composeAll(all("")).length;
		const smaller = room < wanted ? giveWay(kept, wanted - room) : void 0;
		if (smaller === void 0) return composeAll(all(room > 0 ? section.render(room) : ""));
		kept = smaller;
	}
}
function giveWay(parts, wanted) {
	const withText = parts.filter(({ text }) => text !== "");
	const withTitle = parts.filter(({ title }) => title !== "");
	const isGreen = ({ state }) => Number(state.tally.green);
	withText.sort((one, other) => other.text.length - one.text.length);
	withTitle.sort((one, other) => isGreen(other) - isGreen(one));
	const victims = withText.length > 0 ? withText : withTitle;
	if (victims.length === 0) return void 0;
	const chosen = new Set();
	let freed = 0;
	for (const victim of victims) {
		if (freed >= wanted) break;
		chosen.add(victim);
		freed += victim.text.length || 150;
	}
	return parts.map((part) => {
		if (!chosen.has(part)) return part;
		return part.text === "" ? {
			...part,
			title: ""
		} : {
			...part,
			text: ""
		};
	});
}
function bySeverity(one, other) {
	const badness = ({ state }) => VERDICTS.indexOf(state.tally.verdict);
	return badness(other) - badness(one) || compare$1(one.title, other.title) || compare$1(one.state.id, other.state.id);
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = "<!-- /plangate:section -->";
function readParts(body, known) {
	const lines = body.split("\n");
	const begins = new Map();
	for (const [at, line] of lines.entries()) {
		const [, id, heading] = line.startsWith("<!-- ") ? BEGIN.exec(line) ?? [] : [];
		if (id !== void 0) begins.set(id, {
			at,
			heading: heading ?? ""
		});
	}
	return known.sections.map((state) => {
		const begin = begins.get(state.id);
		const end = begin === void 0 ? -1 : lines.indexOf(END, begin.at);
		if (begin === void 0 || end < 0) return {
			state,
			title: "",
			text: ""
		};
		return {
			state,
			text: lines.slice(begin.at + 1, end).join("\n").trim(),
			...readHeading(begin.heading)
		};
	});
}
function readHeading(encoded) {
	const parsed = parseJson(fromBase64Url(encoded));
	const [title, url] = Array.isArray(parsed) ? parsed : [];
	if (typeof title !== "string") return { title: "" };
	return {
		title,
		url: typeof url === "string" ? url : void 0
	};
}
function compose(parts, head, marker, { origins, words }, budget) {
	const { title, header, footer } = budget < ROOM_FOR_WORDS ? NO_WORDS : words;
	const isCurrent = ({ state }) => state.headSha === head;
	const [only, ...more] = parts;
	const named = parts.filter(({ title }) => title !== "");
	const blocks = only && more.length === 0 ? [framed(only, only.text)] : named.map((part) => besides(part, isCurrent(part), origins));
	const first = `### ${heading(parts.filter(isCurrent), parts.length, title || "Policy gate")}`;
	return joined("\n\n", first, header, ...blocks, footer, marker);
}
function heading(current, all, title) {
	const tally = addUp(current.map(({ state }) => state.tally));
	const waiting = all - current.length;
	const sign = tally.green && waiting > 0 ? "⏳" : icon(tally.verdict, tally.green);
	const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : "";
	return `${sign} ${title}: ${headline(tally)}${rest}`;
}
function addUp(tallies) {
	const verdict = worst(tallies.map((tally) => tally.verdict));
	const green = tallies.every((tally) => tally.green);
	const atFault = tallies.filter((tally) => shares(tally.verdict, verdict));
	const sum = (figure, of = tallies) => of.reduce((total, tally) => total + tally[figure], 0);
	const countable = atFault.length === 1 ? atFault : [];
	return {
		verdict,
		green,
		workspaces: sum("workspaces"),
		affected: sum("affected", atFault),
		policiesAtFault: sum("policiesAtFault", countable),
		runTasksAtFault: sum("runTasksAtFault", countable),
		advisoryFailures: sum("advisoryFailures"),
		overridden: sum("overridden"),
		results: sum("results")
	};
}
function framed(part, text) {
	const { state, title, url } = part;
	const encoded = toBase64Url(JSON.stringify([title, url].filter((each) => each !== void 0)));
	return [
		`<!-- plangate:section ${state.id} ${encoded} -->`,
		"",
		text,
		"",
		END
	].join("\n");
}
function besides(part, current, origins) {
	const { tally, headSha } = part.state;
	const sign = current ? icon(tally.verdict, tally.green) : "⏳";
	const said = current ? headline(tally) : `waiting for a result (${headline(tally)} at ${headSha.slice(0, 7)})`;
	const text = !current ? "" : part.text || `Details: ${link("the job", part.url, origins)}.`;
	if (current && tally.green && part.text !== "") return `<details><summary>${sign} ${htmlCode(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
	return `#### ${sign} ${prose(part.title)}: ${said}\n\n${framed(part, text)}`;
}
// build/src/report/comment.js
function toSection(view) {
	return {
		title: list(namesOf$1(view), 3, (name) => cleanLine(name, 60)),
		url: view.context.job?.url,
		state: stateOf(view),
		key: view.key,
		origins: originsOf(view.context),
		words: ownWordsOf(view.context),
		render: (budget) => renderText(view, budget, Math.min(4e3, Math.floor(budget / 8)))
	};
}
const CHECK_BUDGET = 6e4;
function renderCheck(view, budget = CHECK_BUDGET) {
	const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
	return {
		title: clip$1(title, 250),
		summary: renderText(view, budget, 4e3, bytesOf)
	};
}
const bytesOf = (text) => Buffer.byteLength(text);
function renderText(view, budget, messageLimit, measure = (text) => text.length) {
	return renderBody(view, {
		budget,
		measure,
		elsewhere: summaryOf(view.context),
		messageLimit,
		results: false
	});
}
const SUMMARY_BUDGET_BYTES = 1e6;
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
	const heading = `### ${icon(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
	const room = budgetBytes - bytesOf(heading) - 1;
	if (room < 0) return "";
	return `${heading}${renderBody(view, {
		budget: room,
		measure: bytesOf,
		elsewhere: "the report file (output `report-json`)",
		messageLimit: 2e4,
		results: true
	})}\n`;
}
function stateOf(view) {
	const { job, commit, startedAt } = view.context;
	const seconds = Math.floor(Date.parse(startedAt) / 1e3);
	const prints = view.findings.map(({ fingerprint }) => fingerprint);
	const parts = view.findings.flatMap((finding) => finding.resources.map((resource) => resourcePrint(finding, resource)));
	const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === void 0 ? [] : [[name, durationMs]]);
	const runs = view.workspaces.filter(({ verdict }) => verdict === "needs-override" || verdict === "overridden").flatMap(({ name, runId }) => runId === void 0 ? [] : [[name, runId]]);
	return {
		id: sectionId(view),
		runId: job?.runId ?? 0,
		attempt: job?.attempt ?? 0,
		headSha: commit?.sha ?? "",
		startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
		digest: digestOf(view),
		tally: tallyOf(view),
		fingerprints: [...new Set(prints)].slice(0, 200),
		resources: parts.length > 0 ? [...new Set(parts)] : void 0,
		durations: Object.fromEntries(durations),
		runs: Object.fromEntries(runs)
	};
}
function digestOf(view) {
	const { runOptions = [] } = view.context;
	const said = [view.headline, ...runOptions];
	for (const { name, verdict, reasons, plan, changes } of view.workspaces) said.push(JSON.stringify([
		name,
		verdict,
		reasons,
		plan,
		changes
	]));
	for (const { fingerprint, status, severity, message, workspaces, age, baseline, resources } of view.findings) {
		const each = resources.map((one) => [
			one.fingerprint,
			one.age,
			one.workspaces
		]);
		said.push(JSON.stringify([
			fingerprint,
			status,
			severity,
			message,
			workspaces,
			age,
			each
		]));
		said.push(baseline ?? "", ...resources.map((one) => one.baseline ?? ""));
	}
	return hash(said.join(""));
}
// build/src/action/publish-report.js
var publish_report_exports = __exportAll({
	publishNothing: () => publishNothing,
	publishReport: () => publishReport,
	writeReport: () => writeReport
});
async function writeReport(view, log, io) {
	const { environment, signal } = io;
	const reportPath = await writeJson(view, log, io);
	if (signal.aborted) setOutputs(toOutputs(view, { reportPath }), io);
	const { size } = await stat(environment["GITHUB_STEP_SUMMARY"] ?? "").catch(() => ({ size: 0 }));
	await appendSummary(renderSummary(view, Math.max(0, SUMMARY_BUDGET_BYTES - size)), environment, log);
	return reportPath;
}
function publishReport({ view, published }, reportPath, log, io) {
	const { host } = io;
	const { problems, left = [], commentUrl } = published;
	for (const problem of problems) log.warning(withHelp(problem));
	for (const command of annotationCommands(left)) host.print(command);
	if (commentUrl !== void 0) host.print(safeLine(`Comment: ${commentUrl}`));
	setOutputs(toOutputs(view, {
		reportPath,
		commentUrl
	}), io);
	if (!view.green) host.error(safeLine(`Policy gate: ${view.headline}.`));
}
async function publishNothing(problems, forgiven, io) {
	const { host, environment } = io;
	const [first] = problems;
	if (forgiven && first !== void 0) {
		const { input, message } = first;
		const what = "The gate is open without having looked";
		host.warning(safeLine(`${what}: ${input} ${message}`));
		await appendSummary(`### ⚪ Policy gate: not evaluated\n\n${what}, ${`because \`on-missing-token\` is \`neutral\`: ${inSummary(first)}`}\n`, environment);
	} else {
		const lines = problemLines(problems);
		for (const line of lines) host.print(line);
		host.error(lines.map((line) => line.trim().replace(/ {2,}/, " ")).join("\n"));
		await appendSummary(`### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n` + problems.map((problem) => `- ${inSummary(problem)}\n`).join(""), environment);
	}
	setOutputs(emptyOutputs(forgiven), io);
}
function setOutputs(outputs, { host }) {
	for (const [name, value] of Object.entries(outputs)) host.output(name, value);
}
async function writeJson(view, log, { environment }) {
	const folder = environment["RUNNER_TEMP"];
	if (folder === void 0 || folder === "") return "";
	const step = (environment["GITHUB_ACTION"] ?? "report").replace(/[^A-Za-z0-9_-]/g, "_");
	const path = join(folder, "plangate", `${step.slice(0, 100)}.json`);
	try {
		await mkdir(join(folder, "plangate"), { recursive: true });
		await writeFile(path, renderJson(view));
		return path;
	} catch (error) {
		log.warning(`The report could not be written to ${path}: ${String(error)}`);
		return "";
	}
}
async function appendSummary(text, environment, log) {
	const path = environment["GITHUB_STEP_SUMMARY"];
	if (path === void 0 || path === "" || text === "") return;
	try {
		await appendFile(path, text);
	} catch (error) {
		log?.warning(`The job summary could not be written: ${String(error)}`);
	}
}
function problemLines(problems) {
	const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
	return [withHelp(`Plangate cannot start: ${count(problems.length, "problem")}.`), ...problems.map(({ input, message }) => safeLine(`  ${input.padEnd(width)} ${joined(" See ", message, helpFor(`${input} ${message}`))}`))];
}
function inSummary({ input, message }) {
	const url = helpFor(`${input} ${message}`) ?? "";
	return joined(" ", `**${prose(input)}** ${prose(message)}`, url && link("What to do", url, [url]));
}
// build/src/locate/loads.js
const MODULE_LIMIT = 1e3;
function isConfiguration(name) {
	return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !/^[.#]/.test(name);
}
function isRead(name) {
	return isConfiguration(name) || /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name) || name === ".terraform.lock.hcl";
}
function findLoads(root, files, hcl) {
	const found = {
		modules: [],
		paths: [],
		patterns: [],
		computed: false,
		unclear: false
	};
	const queue = [root];
	for (let at = 0; at < queue.length; at++) {
		const directory = queue[at] ?? root;
		if (queue.indexOf(directory) < at) continue;
		if (at >= MODULE_LIMIT) return {
			...found,
			unclear: true
		};
		found.modules.push(...files.follow(directory));
		const names = files.readDirectory(directory);
		for (const name of names.filter(directory === root ? isRead : isConfiguration)) {
			const path = join(directory, name);
			const places = files.follow(path);
			if (places.length > 1) found.paths.push(...places);
			if (isConfiguration(name)) queue.push(...readFile$1(path, root, files, hcl, found));
		}
	}
	return found;
}
function readFile$1(path, root, files, hcl, found) {
	const text = files.readFile(path);
	if (text === void 0 || text.length > 4e6) {
		found.unclear = true;
		return [];
	}
	const { modules, reads, sets, unclear } = readReferences(path, text, hcl);
	const place = (written) => resolveFrom(written.from === "module" ? dirname(path) : root, written);
	const note = (whole, prefix, suffix) => {
		const end = prefix.lastIndexOf(sep);
		if (whole) found.paths.push(...files.follow(prefix));
		else if (prefix === "") found.computed = true;
		else for (const directory of files.follow(prefix.slice(0, end))) found.patterns.push({
			prefix: directory + prefix.slice(end),
			suffix
		});
	};
	found.unclear ||= unclear;
	for (const read of reads) {
		const isAny = !read.whole && /^\.?[/\\]?$/.test(read.text) && read.ending === "";
		note(read.whole, isAny ? "" : place(read), read.ending);
	}
	for (const [directory, pattern] of sets) {
		const [before, after] = aroundSigns(pattern);
		note(false, directory.whole ? join(place(directory), sep, before) : place(directory), after);
	}
	const called = [];
	for (const source of modules) {
		const from = join(dirname(path), source.text);
		if (source.whole) called.push(from);
		else note(false, from, source.ending);
	}
	return called;
}
function resolveFrom(directory, { text, whole }) {
	if (text === "" && !whole) return "";
	return /^(?:[/\\]|[A-Za-z]:)/.test(text) ? join(text) : join(directory, text);
}
function aroundSigns({ text, whole, ending }) {
	const all = whole ? text : `${text}*${ending}`;
	const first = all.search(/[*?[{]/);
	return first < 0 ? [all, ""] : [all.slice(0, first), /[^*?[\]{}]*$/.exec(all)?.[0] ?? ""];
}
const READER = /^(?:file(?!set)\w*|templatefile)$/;
const MAY_NAME = /\bmodule\b|\bfile|\btemplatefile|\bpath\b|"\.|\\u/i;
const READ = new WeakMap();
function readReferences(name, text, hcl) {
	const texts = READ.get(hcl) ?? new Map();
	const isJson = name.endsWith(".json");
	const key = `${isJson ? "json" : "hcl"} ${text}`;
	const found = texts.get(key) ?? {
		modules: [],
		reads: [],
		sets: [],
		unclear: false
	};
	if (texts.has(key)) return found;
	READ.set(hcl, texts.set(key, found));
	if (isJson) readJson(text, hcl, found);
	else if (MAY_NAME.test(text)) {
		const { body, problems } = hcl.parse(text);
		found.unclear = problems.length > 0;
		readBody(body, found);
	}
	return found;
}
function readBody({ attributes, blocks }, found, inModule = false) {
	for (const { name, value } of attributes) if (inModule && name === "source") readSource(value, found);
	else readExpression(value, found);
	for (const { type, labels, body } of blocks) readBody(body, found, type === "module" && labels.length === 1);
}
function readSource(value, found) {
	const source = writtenOf(value);
	if (source.text.startsWith(".")) found.modules.push(source);
	else if (source.text === "" && !source.whole) found.unclear = true;
}
function readExpression(value, found) {
	if (typeof value !== "object" || value === null) return;
	const expression = "kind" in value ? value : void 0;
	if (expression) note(expression, found);
	const parts = expression?.kind === "template" ? expression.parts.filter(({ kind }) => kind !== "literal") : Object.values(value);
	for (const part of parts) readExpression(part, found);
}
function note(value, found) {
	if (value.kind === "call") {
		const [first, second] = value.arguments;
		if (first && READER.test(value.name)) found.reads.push(writtenOf(first));
		if (first && second && value.name === "fileset") found.sets.push([writtenOf(first), writtenOf(second)]);
	} else if (value.kind === "template" ? placeOf$2(value.parts[0]) : looksLikePath(value)) found.reads.push(writtenOf(value));
}
function looksLikePath(value) {
	if (value.kind === "other") return /\bfile|\btemplatefile|\bpath\./.test(value.text);
	return value.kind === "literal" && /^\.\.?[/\\]/.test(String(value.value));
}
function writtenOf(value) {
	const parts = value.kind === "template" ? value.parts : [value];
	const place = placeOf$2(parts[0]);
	const written = {
		from: place === "module" ? place : "root",
		text: place ? "." : "",
		whole: true,
		ending: ""
	};
	for (const part of place ? parts.slice(1) : parts) if (part.kind !== "literal") Object.assign(written, {
		whole: false,
		ending: ""
	});
	else if (written.whole) written.text += String(part.value);
	else written.ending += String(part.value);
	return written;
}
function placeOf$2(value) {
	if (value?.kind !== "traversal" || value.root !== "path") return void 0;
	const [step] = value.steps;
	return step?.kind === "literal" && step.value === "module" ? "module" : "root";
}
function readJson(text, hcl, found) {
	const read = (value, keys) => {
		if (typeof value === "string") {
			const [first, , third, ...more] = keys;
			(first === "module" && third === "source" && more.length === 0 ? readSource : readExpression)(toExpression(value, hcl), found);
		} else if (Array.isArray(value)) for (const item of value) read(item, keys);
		else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) read(item, [...keys, key]);
	};
	try {
		read(JSON.parse(text.replace(/^\uFEFF/, "")), []);
	} catch {
		found.unclear = true;
	}
}
function toExpression(text, hcl) {
	const range = TOP;
	if (!text.includes("${") && !text.includes("%{")) return {
		kind: "literal",
		value: text,
		range
	};
	const { body, problems } = hcl.parse(`text = <<PLANGATE\n${text}\nPLANGATE\n`);
	const value = body.attributes[0]?.value;
	if (value?.kind !== "template" || problems.length > 0) return {
		kind: "other",
		text,
		range
	};
	const parts = value.parts.map((part, at) => part.kind === "literal" && at === value.parts.length - 1 ? {
		...part,
		value: String(part.value).slice(0, -1)
	} : part);
	return {
		...value,
		parts
	};
}
// build/src/gate/affected.js
function isAffected(changed, watched) {
	const { directory, prefixes, reads = [], readPatterns = [] } = watched;
	const places = [
		directory,
		...prefixes,
		...reads
	].map((place) => segmentsOf(place).join("/"));
	const patterns = watched.patterns.map(segmentsOf);
	return changed.some((path) => places.some((place) => touches(path, place)) || readPatterns.some((pattern) => isLike(path, pattern)) || patterns.some((pattern) => matches(pattern, path.split("/"), "**", matchesSegment)));
}
function segmentsOf(path) {
	return path.split("/").filter((segment) => segment !== "");
}
function matchesSegment(pattern, segment) {
	const isSame = (part, character) => part === "?" || part === character;
	return matches(pattern.split(""), segment.split(""), "*", isSame);
}
function matches(pattern, items, any, isSame) {
	let at = 0;
	let star = -1;
	let resume = 0;
	for (let index = 0; index < items.length;) {
		const part = pattern[at];
		if (part === any) {
			star = at++;
			resume = index;
		} else if (part !== void 0 && isSame(part, items[index] ?? "")) {
			at++;
			index++;
		} else if (star >= 0) {
			at = star + 1;
			index = ++resume;
		} else return false;
	}
	return pattern.slice(at).every((part) => part === any);
}
function touches(path, place) {
	const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
	return place === "" || path === place || isBelow(path, place) || isBelow(place, path);
}
function isLike(path, { prefix, suffix }) {
	return path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix);
}
// build/src/gate/read-loads.js
async function readLoads(directory, files = readsHere) {
	return findLoads(directory, files, await loadParser());
}
async function loadParser() {
	const { loadHcl } = await import("./hcl.js").then((n) => n.hcl_exports);
	return loadHcl();
}
const readsHere = {
	readDirectory: (path) => orElse(() => readdirSync(path), []),
	readFile: (path) => orElse(() => readFileSync(path, "utf8"), void 0),
	follow
};
const LINK_LIMIT = 40;
function follow(path) {
	const places = [path];
	if (orElse(() => realpathSync.native(path), path) === path) return places;
	for (const at of places) {
		const next = places.length > LINK_LIMIT ? void 0 : followFirst(at);
		if (next !== void 0) places.push(next);
	}
	return places;
}
function followFirst(path) {
	const parts = path.split(sep);
	for (let count = 2; count <= parts.length; count++) {
		const link = parts.slice(0, count).join(sep);
		const target = orElse(() => readlinkSync(link), void 0);
		if (target !== void 0) return join(resolve(dirname(link), target), ...parts.slice(count));
	}
}
function followLinksIn(directory, limit = 1e5) {
	const places = [];
	const queue = [directory];
	let seen = 0;
	for (const folder of queue) {
		const entries = orElse(() => readdirSync(folder, { withFileTypes: true }), []);
		seen += entries.length;
		if (seen > limit) return void 0;
		for (const entry of entries) {
			const path = join(folder, entry.name);
			if (entry.isSymbolicLink()) places.push(...follow(path));
			else if (entry.isDirectory() && entry.name !== ".git") queue.push(path);
		}
	}
	return places;
}
function orElse(read, otherwise) {
	try {
		return read();
	} catch {
		return otherwise;
	}
}
function mayBeMissed({ path }) {
	return basename(path) !== ".git";
}
function findUnseen(withheld, loads, root, module) {
	return withheld.filter(mayBeMissed).flatMap((entry) => {
		const path = join(root, ...entry.path.split("/"));
		const certain = isLoaded(path, loads, module);
		const possible = entry.reason === "ignored" && (loads.computed || loads.unclear);
		return certain || possible ? [{
			entry,
			path,
			certain
		}] : [];
	});
}
function isLoaded(path, { modules, paths, patterns }, module) {
	const [directory, name] = [dirname(path), basename(path)];
	const isIn = (inner, outer) => inner.startsWith(outer + sep);
	const holds = (other) => other === path || isIn(other, path);
	return (directory === module ? isRead(name) : modules.includes(directory) && isConfiguration(name)) || modules.some(holds) || paths.some((other) => holds(other) || isIn(path, other) && !isIn(module + sep, other)) || patterns.some((pattern) => isLike(path, pattern) || isIn(pattern.prefix, path));
}
// build/src/gate/groups.js
var groups_exports = __exportAll({ readGroups: () => readGroups });
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobsOf(group = "") {
	return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = object({
	group: string(),
	workspaces: string()
});
const matrix = union([object({ include: array(entry) }), record(string(), entry)]);
function readGroups(text) {
	const value = parseJson$1(text);
	if (value === void 0) return { problem: "is no matrix as it was printed: it is no JSON." };
	const read = safeParse(matrix, value);
	if (!read.success) return { problem: "is no matrix as it was printed." };
	const groups = (Array.isArray(read.output["include"]) ? read.output["include"] : Object.values(read.output)).map(({ group, workspaces }) => {
		const named = workspaces.split(",");
		return {
			group,
			named,
			workspaces: named.map((item) => item.split("=")[0] ?? "")
		};
	});
	const names = groups.flatMap(({ workspaces }) => workspaces);
	if (!(new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length && new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 && groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes("")))) return { problem: "lacks a group, or has one twice: pass all that was printed." };
	return new Set(names).size === names.length ? groups : { problem: "has a workspace twice." };
}
const EVERY_MS = 1e4;
const OF_EACH_MS = 2500;
const SOON_MS = 15e3;
const STAGE_MS = 3e4;
const STAGE_LOOKS = 3;
const REFUSED_MS = 6e4;
const LARGEST_PAGE = 100;
function createOverview(options, client, clock) {
	const { organization, mode, changeRequest, group } = options;
	const watched = new Map();
	const stagedAt = new Map();
	let nextAt = Number.NEGATIVE_INFINITY;
	let lookedAt = nextAt;
	let looking;
	let own = group ?? changeRequest;
	const everyMs = Math.max(EVERY_MS, jobsOf(group) * OF_EACH_MS);
	const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
	const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
	async function look() {
		if (clock.now() >= nextAt) {
			lookedAt = clock.now();
			nextAt = Number.POSITIVE_INFINITY;
			looking = list(own).then((runs) => {
				nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
				if (runs?.size === 0) own = void 0;
				return runs;
			});
		}
		return await looking;
	}
	return {
		before: () => list(changeRequest),
		watch: (runId) => watched.set(runId, clock.now()),
		forget: (runId) => watched.delete(runId),
		async unmoved(last) {
			if (watched.size < 10) return void 0;
			const listed = await look();
			const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
			const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : void 0);
			const status = run?.attributes.status ?? "";
			const moves = runKind(mode, status) === "moving";
			const tells = !/^(?:pre|post)_/.test(status) || isFresh(stagedAt, last.id, clock.now(), stageMs);
			return moves && tells ? run : void 0;
		}
	};
}
async function listMoving(client, clock, ask) {
	try {
		const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
		return new Map(runs.map((run) => [run.id, run]));
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return;
	}
}
function isFresh(stagedAt, id, nowMs, stageMs) {
	const at = stagedAt.get(id) ?? nowMs;
	const fresh = nowMs - at < stageMs;
	stagedAt.set(id, fresh ? at : nowMs);
	return fresh;
}
async function listWorkspaces(client, organization, names) {
	const known = new Map();
	if (names.length < 10) return known;
	const listing = client.workspaces.list(organization);
	try {
		const { items, pagination } = await listing.page({
			number: 1,
			size: LARGEST_PAGE
		});
		const pages = Math.ceil((pagination?.["total-count"] ?? 0) / LARGEST_PAGE);
		const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
		for (const workspace of all) known.set(workspace.attributes.name, workspace);
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
	}
	return known;
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
			log.debug(`Earlier runs of ${workspace} were not looked for: ${messageOf$1(error)}`);
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
function isRunAt(message, changeRequest, commit) {
	return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
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
	const message = parseJson$1(line);
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
	const diagnostic = fieldsOf(parseJson$1(line))["diagnostic"];
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
			countOf$1(counts, "passed"),
			shown.passed
		],
		[
			"failed advisory",
			"advisory failed",
			countOf$1(counts, "advisory-failed"),
			shown.advisory
		],
		[
			"failed mandatory",
			"mandatory failed",
			countOf$1(counts, "mandatory-failed"),
			shown.mandatory
		],
		[
			"errored",
			"errored",
			broken ? shown.errored : countOf$1(counts, "errored"),
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
	const mandatory = countOf$1(counts, "mandatory-failed") ?? 0;
	const overridable = countOf$1(counts, "mandatory-overridable-failed");
	const lenient = tally(results.filter(({ level }) => level === "mandatory-overridable")).mandatory;
	const fits = {
		passed: countOf$1(counts, "passed") === shown.passed,
		"failed advisory": countOf$1(counts, "advisory-failed") === shown.advisory,
		"failed mandatory": shown.mandatory === mandatory ? [
			void 0,
			0,
			lenient
		].includes(overridable) : overridable === lenient && shown.mandatory === mandatory + lenient,
		errored: (countOf$1(counts, "errored") ?? 0) <= shown.errored,
		unknown: (countOf$1(counts, "unknown") ?? 0) <= shown.unknown
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
	const { mode, change, deposed, ...entry } = fieldsOf(parseJson$1(text));
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
	const fields = fieldsOf(parseJson$1(line.replace("", "").replace("", "")));
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
const BUDGET_MS = 2e4;
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
		const within = Math.min(deadline, clock.now() + BUDGET_MS);
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
const LOG_BYTES$1 = 65536;
async function summarizePlan(plan, ports) {
	const { status, "has-changes": changes } = plan.attributes;
	const told = Object.values(countsOf(plan.attributes));
	const counts = told.every((count) => count === void 0 || count === null) && status === "finished" && changes !== false ? await extra(ports, void 0, async (client) => countsInLog(await client.runs.planLog(plan, LOG_BYTES$1))) : told.map((count) => count ?? 0);
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
const LOG_BYTES = 262144;
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
		planFailed ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(read, LOG_BYTES))) : [],
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
				refuseUnlike(last, mode, runOptions);
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
function refuseUnlike(run, mode, options) {
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
// build/src/gate/wanted-workspaces.js
var wanted_workspaces_exports = __exportAll({
	describeQuery: () => describeQuery,
	findWorkspaces: () => findWorkspaces
});
async function findWorkspaces(client, options) {
	const { settings, workingDirectory, repositoryRoot } = options;
	const connected = settings.source === "vcs";
	const selected = settings.workspaces.map((selector) => {
		const own = selector.kind === "name" ? selector.directory : void 0;
		return {
			selector,
			place: connected ? {
				directory: repositoryRoot,
				repository: repositoryRoot
			} : placeOf$5(own ?? settings.directory, workingDirectory)
		};
	});
	const all = new Map();
	for (const { selector, place } of selected) {
		if (selector.kind === "name") {
			all.set(selector.name, {
				name: selector.name,
				...place
			});
			continue;
		}
		const found = await queryWorkspaces(client, settings.organization, selector);
		if (found.length === 0) throw new GateStop("input", nothingFound(settings, selector));
		for (const workspace of found) {
			const { name } = workspace.attributes;
			if (!all.has(name)) all.set(name, {
				name,
				...place,
				known: workspace
			});
		}
	}
	const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : void 0;
	if (changed === void 0 || changed.length === 0) return {
		wanted: [...all.values()],
		skipped: []
	};
	const isConcerned = concernsOf(changed, repositoryRoot);
	const wanted = [];
	const skipped = [];
	for (const each of all.values()) if (await isConcerned(each, each.known ?? await client.workspaces.showByName(settings.organization, each.name))) wanted.push(each);
	else if (connected) wanted.push({
		...each,
		unaffected: true
	});
	else skipped.push(each.name);
	return {
		wanted,
		skipped
	};
}
function nothingFound({ organization }, query) {
	return `No workspace of organization "${organization}" was found for ${describeQuery(query)}. Either it is wrong, or the token may not see them.`;
}
function describeQuery({ tags, project }) {
	return [tags.length > 0 ? `tag:${tags.join(",")}` : "", project === void 0 ? "" : `project:${project}`].filter((part) => part !== "").join(" ");
}
async function queryWorkspaces(client, organization, selector) {
	const query = await toQuery(client, organization, selector);
	return query === void 0 ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
	const isName = project !== void 0 && !/^prj-[A-Za-z0-9]+$/.test(project);
	const id = isName ? await client.names.project(organization, project) : project;
	if (isName && id === void 0) return void 0;
	return {
		tags: tags.length > 0 ? tags : void 0,
		project: id
	};
}
function concernsOf(changed, repositoryRoot) {
	const known = new Map();
	return async ({ directory, repository }, { attributes }) => {
		if (repository !== repositoryRoot) return true;
		const working = readWorkingDirectory(attributes["working-directory"]);
		const inside = "path" in working ? working.path : "";
		const root = uploadRoot(directory, inside);
		const module = join(root, inside);
		const watched = {
			directory: inRepository(module, repositoryRoot) ?? "",
			patterns: attributes["trigger-patterns"] ?? [],
			prefixes: attributes["trigger-prefixes"] ?? []
		};
		if (isAffected(changed, watched)) return true;
		const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
		known.set(module, reading);
		const elsewhere = await reading;
		return elsewhere === void 0 || isAffected(changed, {
			...watched,
			...elsewhere
		});
	};
}
async function readElsewhere(module, root, repositoryRoot) {
	const { modules, paths, patterns, unclear } = await readLoads(module);
	const linked = [module, ...modules].map((each) => followLinksIn(each));
	if (unclear || linked.includes(void 0)) return void 0;
	return {
		reads: [
			...follow(join(root, RULE_FILE)),
			...modules,
			...paths,
			...linked.flatMap((places) => places ?? [])
		].flatMap((path) => inRepository(path, repositoryRoot) ?? []),
		readPatterns: patterns.flatMap(({ prefix, suffix }) => {
			const from = inRepository(prefix, repositoryRoot);
			if (from === void 0) return [];
			return {
				prefix: prefix.endsWith(sep) && from !== "" ? `${from}/` : from,
				suffix
			};
		})
	};
}
function inRepository(path, repositoryRoot) {
	const inner = relative(repositoryRoot, path).split(sep).join("/");
	return inner === ".." || inner.startsWith("../") ? void 0 : inner;
}
// build/src/hosts/decide-comment.js
function toCommentContent(view) {
	const { key } = view;
	const section = toSection(view);
	const ours = (body) => decodeMarker(body, key)?.sections.find(({ id }) => id === section.state.id);
	return {
		marker: markerStart(key),
		compose: (existing, budget) => mergeSections(existing, section, budget),
		holds: (body) => holdsSection(body, section),
		isSuperseded(body) {
			const state = decodeMarker(body, key);
			return state !== void 0 && isSuperseded$1(section.state, state);
		},
		isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
		isAlone: (body) => decodeMarker(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true
	};
}
function decideComment(snapshot, content, wish, created) {
	const comment = ownComments(snapshot.comments, content.marker, created)[0];
	if (snapshot.headSha !== wish.headSha) return {
		kind: "keep",
		superseded: "commit",
		comment
	};
	if (comment === void 0) {
		if (created !== void 0) return {
			kind: "keep",
			comment: created
		};
		if (!(wish.when === "always" || wish.when !== "off" && !wish.green)) return { kind: "keep" };
		return { kind: snapshot.whole ? "create" : "unknown" };
	}
	if (content.isSuperseded(comment.body)) return {
		kind: "keep",
		superseded: "run",
		comment
	};
	if (wish.when === "off") return {
		kind: "keep",
		comment
	};
	if (wish.when === "on-failure" && wish.green && content.isAlone?.(comment.body)) return {
		kind: "delete",
		comment
	};
	if (wish.mode === "recreate-on-change" && created === void 0 && content.isOtherVerdict?.(comment.body)) return {
		kind: "replace",
		comment
	};
	return {
		kind: "update",
		comment
	};
}
// build/src/hosts/comment.js
const BUDGETS = [
	6e4,
	3e4,
	2e3
];
const ROUNDS = 12;
const LOOKS_FOR_CREATED = 3;
const MOST_DELETED = 20;
async function startComment(api, content, wish, ports, first) {
	const { defuse = (body) => body } = api;
	const compose = (...about) => defuse(content.compose(...about));
	const writer = {
		api,
		content: {
			...content,
			compose
		},
		wish,
		ports
	};
	const began = ports.clock.now();
	const result = await look(writer, first);
	const slowness = ports.clock.now() - began;
	return {
		result,
		settle: async () => result.written ? settle(writer, result, slowness) : result
	};
}
async function writeComment(api, content, wish, ports) {
	const result = await (await startComment(api, content, wish, ports)).settle();
	return {
		commentUrl: result.url?.startsWith("http") ? result.url : void 0,
		problems: tellComment(result)
	};
}
function tellComment(result) {
	if (result === void 0) return [];
	const { superseded, foreign, lost } = result;
	return [
		...superseded === void 0 ? [] : [SUPERSEDED[superseded]],
		...foreign ? [FOREIGN] : [],
		...lost ? [LOST] : []
	];
}
const SUPERSEDED = {
	commit: "The pull request has a newer commit: its comment is left to the run of that commit.",
	run: "A later run has reported on this pull request: its comment was left as it is."
};
const FOREIGN = "A comment of somebody else carries this gate's marker. It was left alone and means nothing.";
const LOST = "Other jobs kept writing to the comment: look for this report in the summary of the job.";
async function look(writer, first) {
	const { api, content, wish } = writer;
	for (let tries = 1;; tries++) {
		const snapshot = (tries === 1 ? first : void 0) ?? await api.snapshot(wish.number);
		const action = decideComment(snapshot, content, wish, writer.created);
		try {
			return {
				...await act(writer, action, snapshot),
				foreign: hasForeign(writer, snapshot),
				lost: false
			};
		} catch (error) {
			if (!(error instanceof HostProblem && error.kind === "not-found") || tries === 3) throw error;
		}
	}
}
function hasForeign({ content, created }, { comments }) {
	return comments.filter(({ body }) => hasMarker(body, content.marker)).some((comment) => !isOurs$1(comment, created));
}
async function act(writer, action, snapshot) {
	const { api, content } = writer;
	switch (action.kind) {
		case "unknown": throw new HostProblem("invalid", "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
		case "keep": return {
			written: false,
			url: action.comment?.url,
			superseded: action.superseded
		};
		case "delete":
			await api.deleteComment(action.comment.id);
			return { written: true };
		case "create":
		case "replace": {
			const before = action.kind === "replace" ? action.comment : void 0;
			const { url } = await create(writer, before?.body, snapshot);
			if (before !== void 0) await api.deleteComment(before.id);
			return {
				written: true,
				url
			};
		}
		case "update": {
			const { id, body: existing, url } = action.comment;
			if (content.compose(existing, BUDGETS[0]) === existing) return {
				written: false,
				url
			};
			await fitting(content, existing, (body) => api.updateComment(id, body));
			return {
				written: true,
				url
			};
		}
	}
}
async function create(writer, existing, { comments }) {
	const { api, content, wish, ports } = writer;
	const before = new Set(comments.map(({ id }) => id));
	const isNew = ({ id, body }) => !before.has(id) && hasMarker(body, content.marker) && content.holds(body);
	for (let tries = 1;; tries++) try {
		const send = (body) => api.createComment(wish.number, body);
		return writer.created = await fitting(content, existing, send);
	} catch (error) {
		if (!(error instanceof HostProblem) || error.kind !== "unsure" || tries === 2) throw error;
		for (let looks = 0; looks < 2; looks++) {
			if (looks > 0 && !await pause(ports, 2e3)) throw error;
			const found = (await api.snapshot(wish.number)).comments.find(isNew);
			if (found === void 0) continue;
			const { id, url, mine, author } = found;
			return writer.created = mine ? {
				id,
				url,
				author
			} : {
				id,
				url
			};
		}
	}
}
async function fitting(content, existing, write, [budget, ...smaller] = BUDGETS) {
	const written = write(content.compose(existing, budget));
	const [next, ...others] = smaller;
	if (next === void 0) return written;
	const again = onProblem(() => fitting(content, existing, write, [next, ...others]), "too-long");
	return written.catch(again);
}
async function settle(writer, written, slowness) {
	const { api, content, wish, ports } = writer;
	let result = written;
	for (let round = 1, missing = 0; round <= ROUNDS; round++) {
		if (!await pause(ports, pauseMs(round, slowness, ports.random))) return result;
		const began = ports.clock.now();
		const snapshot = await api.snapshot(wish.number);
		const foreign = hasForeign(writer, snapshot);
		const [comment, ...copies] = ownComments(snapshot.comments, content.marker, writer.created);
		if (comment === void 0 && writer.created !== void 0) {
			result = {
				...result,
				foreign
			};
			if (++missing === LOOKS_FOR_CREATED) return result;
			continue;
		}
		if (comment !== void 0 && content.holds(comment.body)) {
			for (const { id } of copies.slice(0, MOST_DELETED)) await api.deleteComment(id);
			return {
				written: true,
				lost: false,
				foreign,
				url: comment.url
			};
		}
		result = await look(writer, snapshot);
		if (!result.written) return result;
		slowness = Math.max(slowness, ports.clock.now() - began);
	}
	return {
		...result,
		lost: true
	};
}
async function pause({ clock, signal, deadline }, ms) {
	if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY)) return false;
	await clock.sleep(ms, signal);
	return true;
}
function pauseMs(round, slowness, random) {
	return Math.max(800, Math.min(3 * slowness, 1e4)) + random() * 850 * (1 + round);
}
// build/src/action/sub-actions.js
var sub_actions_exports = __exportAll({ REPORTS: () => REPORTS });
function input(name, kind, description, more = {}) {
	return {
		name,
		kind,
		description,
		...more
	};
}
const needed = { required: true };
const REPORTS = "plangate-reports";
const OF_STARTS = "source report-apply apply-run message on-failure cancel-superseded auto-queue-runs rules secret-scan include-untracked-secrets";
const NOT_COMBINED = [...OF_GROUPS, ...OF_STARTS.split(" ")];
const CONNECTION = [
	input("hostname", "string", "Host of the service.", {
		default: "app.terraform.io",
		environment: ["TF_CLOUD_HOSTNAME"]
	}),
	input("token", "secret", "API token. It is sent to `hostname` and nowhere else.", { environment: ["TF_API_TOKEN", "TF_TOKEN_<host>"] }),
	input("ca-file", "path", "PEM file with certificate authorities to trust besides the usual ones.")
];
const OVERRIDE = {
	name: "override",
	title: "Plangate override",
	description: "Lets the failed policies of a run pass, with a reason: only what failed and may be overridden.",
	inputs: [
		input("run", "string", "Id of the run, as in `run-CZcmD7eagjhyX0vN`. Left out on `issue_comment`: what the comment commands is done, see docs/commands.md."),
		input("reason", "string", "Why it may pass; a comment that commands has its own. Kept on the run, for everybody to read, with who started the job and a link to it."),
		input("override-by", "list", "Whose comments let something pass: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). Needed for comments; nobody is meant by default."),
		input("allow-self-override", "flag", "Let also those pass it who opened the pull request or pushed its last commit.", { default: "false" }),
		input("members-token", "secret", "Asks who is in a team of `override-by`; needs to read the members of the organization, which the token of a workflow may not."),
		input("gate-token", "secret", "The `token` of the gate, where this action has another one: what is let through by `allow-destroys` is sealed with it."),
		input("comment-key", "string", "The `comment-key` of the gate.", { default: "default" }),
		input("organization", "string", "Organization of the workspaces.", {
			required: true,
			environment: ["TF_CLOUD_ORGANIZATION"]
		}),
		input("workspaces", "list", "Names of the workspaces whose runs may be overridden here; a run of any other one is refused.", {
			required: true,
			environment: ["TF_WORKSPACE"]
		}),
		input("github-token", "secret", "Asks GitHub whether whoever started the job may write in the repository; nobody else overrides.", { expression: "${{ github.token }}" }),
		...CONNECTION
	],
	outputs: [
		{
			name: "overridden",
			description: "How many were overridden."
		},
		{
			name: "refused",
			description: "How many this token may not override."
		},
		{
			name: "final",
			description: "How many failed and cannot be overridden by anybody."
		},
		{
			name: "audit",
			description: "Who overrode what, when, why and in which job, as a JSON list: one record, or none."
		}
	],
	post: false
};
const AGENT_TOKEN = {
	name: "agent-token",
	title: "Plangate agent token",
	description: "Creates a token for an HCP agent and revokes it when the job ends.",
	inputs: [
		input("agent-pool", "string", "Id of the agent pool, as in `apool-4wT7q…`.", needed),
		input("description", "string", "Shown beside the token. Left out, it names the workflow run."),
		input("expired-at", "string", "When the token stops working even if the job cannot revoke it, as in `2027-01-31T12:00:00Z`."),
		...CONNECTION
	],
	outputs: [{
		name: "token",
		description: "The token, masked in the log. Revoked at the end of the job."
	}, {
		name: "id",
		description: "Its id."
	}],
	post: true
};
const TEAM_ACCESS = {
	name: "team-access",
	title: "Plangate team access",
	description: "Makes sure that a team has the access to a workspace that is written here.",
	inputs: [
		input("workspace", "string", "Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.", {
			required: true,
			environment: ["TF_WORKSPACE"]
		}),
		input("team", "string", "Id of the team, as in `team-BUHBEM97xboT8TVz`.", needed),
		input("access", "choice", "Access level.", {
			required: true,
			choices: ACCESS_LEVELS
		}),
		...Object.entries(CUSTOM_ATTRIBUTES).map(([name, values]) => {
			const words = values.map(String);
			return input(name, "choice", `With the access level \`custom\` only: ${words.join(", ")}.`, { choices: words });
		}),
		input("organization", "string", "Organization of the workspace; needed when it is given by name.", { environment: ["TF_CLOUD_ORGANIZATION"] }),
		...CONNECTION
	],
	outputs: [{
		name: "id",
		description: "Id of the team access."
	}, {
		name: "change",
		description: "created, updated or none."
	}],
	post: false
};
[
	input("groups", "string", "What `plangate matrix` printed, from the output of its job, never from an artifact.", needed),
	input("from", "path", "Where the reports of the groups lie: every *.json below it.", { default: REPORTS }),
	input("seal-key", "secret", "As `plangate seal-key` prints it, for a job that has no `token`: the reports count as far as they are sealed with it, and nothing is asked of the service."),
	...INPUTS.filter((each) => existsAt(each, "action") && !NOT_COMBINED.includes(each.name))
];
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
export { AGENT_TOKEN, LIFETIME_MS, OVERRIDE, TEAM_ACCESS, WATCHED, addAct, appendSummary, askedOf, awaitNewest, combine, connection_exports, decideUnaffected, decide_exports, describe, emptyOutputs, end_run_exports, extra, findUnseen, findWorkspace, findWorkspaces, finishAfterKill, follow, fromOutcomes, fromPlanLog, fromTfPolicy, giveUp, groups_exports, guardOf, holdsAct, isApply, isConfiguration, isConnectedTo, isFound, isRunAt, isRunOfGroup, judge, judgeRun, judgeVersionControl, keepOrDiscard, listWorkspaces, mayBeMissed, nextIntervalMs, notStarted, openGroup, optionsOf, poll, problemLines, publishNothing, publish_report_exports, readChanges, readLoads, readSets, readWorkingDirectory, readsHere, renderAnnotations, renderCheck, runDurationMs, runMessage, runUrlOf, sealed_group_exports, setOutputs, signReason, soonThenRarely, startComment, startJob, sub_actions_exports, tell, tellComment, toCommentContent, toReportView, toResult, toSection, to_view_exports, touches, unjudged, unlikeAsked, unlikeOwn, uploadRoot, versionControlOf, wanted_workspaces_exports, watch, withRoots, writeComment };
