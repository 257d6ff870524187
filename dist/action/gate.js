import { WATCHED, combine, decideUnaffected, describe, findUnseen, findWorkspace, follow, fromOutcomes, fromTfPolicy, giveUp, guardOf, isApply, isConfiguration, isFound, judge, judgeRun, judgeVersionControl, keepOrDiscard, listWorkspaces, mayBeMissed, notStarted, optionsOf, poll, readLoads, readSets, readsHere, runMessage, runUrlOf, soonThenRarely, startJob, toResult, touches, unlikeAsked, unlikeOwn, watch } from "./shared.js";
import { CONFIGURATION_VERSION, GateStop, POLICY_EVALUATION, RULE_FILE, ServiceError, TF_POLICY_EVALUATION, TRACKING_UNKNOWN, UNTRACKED, compare, describeOptions, emptyReading, failed, fromPolicyCheck, isRunOver, isWithin, kindOf, messageOf, relatedId, runKind } from "./index.js";
import { createHash } from "node:crypto";
import { dirname, join, posix, relative, sep } from "node:path";
import { createReadStream, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pipeline } from "node:stream/promises";
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
		const run = await findRun(workspaceId, current, client);
		if (run === void 0) return result;
		const { doubts, results } = await READ$1[system](run.id, client);
		if (doubts.length > 0) throw new Error(doubts[0]);
		return {
			...result,
			results: compare(result.results, results)
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
async function findRun(workspaceId, { versionId, runId }, client, known) {
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
		const sets = await readSets(TF_POLICY_EVALUATION, evaluation, evaluations);
		return fromTfPolicy({
			evaluation,
			sets
		});
	}
};
function failedFirst(all) {
	return all.find(({ attributes }) => attributes.status !== "passed") ?? all[0];
}
// build/src/gate/outside-modules.js
const NAMED$1 = 3;
async function findOutside({ root, entries }, inside) {
	const module = join(root, ...inside.split("/"));
	if (!entries.filter(({ type, path }) => type === "file" && isConfiguration(path) && isWithin(join(root, path), module)).some(({ path }) => climbs(join(root, path)))) return void 0;
	const files = {
		...readsHere,
		follow: (path) => [path]
	};
	const { modules } = await readLoads(module, files);
	const outside = [...new Set(modules)].filter((path) => !isWithin(path, root));
	if (outside.length === 0) return void 0;
	const sources = outside.map((path) => JSON.stringify(slashed(relative(module, path))));
	const more = sources.length > NAMED$1 ? ` and ${sources.length - NAMED$1} more` : "";
	let common = module;
	while (!outside.every((path) => isWithin(path, common))) common = dirname(common);
	return {
		seen: `${sources.slice(0, NAMED$1).join(", ")}${more} ${sources.length === 1 ? "is the source of a module and lies" : "are sources of modules and lie"} outside of what is sent, ${root}: the plan will not find ${sources.length === 1 ? "it" : "them"}.`,
		fix: `Set the working directory of the workspace to ${JSON.stringify(slashed(relative(common, module)))} in its settings: then ${common} is sent.`
	};
}
function climbs(path) {
	try {
		return /\bsource"?\s*[=:]\s*"[./]*\.\.\//.test(readFileSync(path, "utf8"));
	} catch {
		return false;
	}
}
function slashed(path) {
	return path.split(sep).join("/");
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
	const looking = {
		read: async () => (await job.client.configurationVersions.show(id)).version,
		isSettled: ({ attributes }) => !["moving", "unknown"].includes(kindOf(CONFIGURATION_VERSION, attributes.status)),
		intervalMs: soonThenRarely(250, 5e3)
	};
	const waiting = await poll(looking, job);
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
	const looking = {
		read: async () => {
			looks += 1;
			const { run } = await client.configurationVersions.show(versionId, { include: ["run"] });
			if (run !== void 0 || looks % 4 !== 0) return run;
			return await client.runs.findByConfigurationVersion(workspaceId, versionId);
		},
		isSettled: (run) => run !== void 0,
		intervalMs: soonThenRarely(500, 5e3)
	};
	const waiting = await poll(looking, {
		...job,
		deadline
	});
	if (waiting.kind === "settled" && waiting.last !== void 0) return waiting.last;
	throw new GateStop(waiting.kind === "aborted" ? "canceled" : "timeout", `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1e3)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`);
}
// build/src/gate/gate.js
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
	const started = await startRun(await upload(packed, job), job);
	const settled = await watch(started, job);
	return await keepOrDiscard(await judge(settled, job), settled, job);
}
export { gate };
