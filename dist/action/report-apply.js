import { GateStop, codeSpan, count, createClient, createSecrets, encodeMarker, explainProblem, hash, isRunOver, joined, keptForPublishing, link, markerStart, messageOf, onGitHub, onProblem, prose, relatedId, runWords, safeLine, serverUrlOf } from "./index.js";
import { appendSummary, awaitNewest, emptyOutputs, extra, findWorkspaces, fromPlanLog, isConnectedTo, nextIntervalMs, poll, publishNothing, setOutputs, tell, versionControlOf, writeComment } from "./shared.js";
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
		const log = attributes.status === "errored" ? await client.runs.planLog(apply, LOG_BYTES) : "";
		const problem = fromPlanLog(log).find(({ severity }) => severity === "error");
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
// build/src/gate/report-apply.js
async function reportApply(wanted, ports) {
	const { workspace } = wanted;
	try {
		return {
			workspace,
			...await watchApply(await findRun(wanted, ports), false, ports)
		};
	} catch (error) {
		return {
			workspace,
			runId: void 0,
			outcome: "none",
			status: "",
			words: messageOf(error)
		};
	}
}
async function findRun({ organization, workspace: name, change, runId }, ports) {
	const { client } = ports;
	const workspace = await client.workspaces.showByName(organization, name);
	if (runId !== void 0) {
		const { run } = await client.runs.show(runId);
		if (relatedId(run, "workspace") === workspace.id) return run;
		throw new GateStop("input", `Run ${runId} belongs to another workspace.`);
	}
	if (!isConnectedTo(workspace, change)) throw new GateStop("input", `The workspace is not connected to ${change.repository}, so no push starts a run. Name the run with \`apply-run\`.`);
	const [waiting, seconds] = await awaitNewest(workspace.id, change, false, ports);
	if (waiting.kind === "settled" && waiting.last.run) return waiting.last.run;
	const why = `Version control started no run for commit ${change.commit.slice(0, 7)} within ${seconds} s.`;
	throw new GateStop("timeout", `${why}${tell(waiting.last?.others)}`);
}
// build/src/report/applied.js
const SIGNS = {
	failed: ["❌", "Apply failed"],
	none: ["❔", "No apply found"],
	unfinished: ["❔", "Apply not finished"],
	waits: ["⏳", "Waits for confirmation"],
	applied: ["✅", "Applied"],
	nothing: ["✅", "Nothing to apply"]
};
const OUTCOMES = Object.keys(SIGNS);
function worstOf(applies) {
	return OUTCOMES.find((word) => applies.some(({ outcome }) => outcome === word)) ?? "none";
}
function isGood(outcome) {
	return outcome === "applied" || outcome === "nothing" || outcome === "waits";
}
function applyWords({ outcome, counts, durationMs, words }) {
	const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
	const done = `${additions} created, ${changes} changed, ${destructions} destroyed`;
	const told = counts && outcome !== "none" ? done : "";
	return joined(", ", isGood(outcome) ? "" : words, told, imports > 0 ? count(imports, "imported", "imported") : "", durationMs === void 0 ? "" : `in ${Math.round(durationMs / 1e3)} s`);
}
function renderApplies({ applies, origins }) {
	const [sign, words] = SIGNS[worstOf(applies)];
	const lines = applies.slice(0, 50).map((each) => {
		const [own] = SIGNS[each.outcome];
		const run = each.runId && link(codeSpan(each.runId, 40), each.runUrl, origins);
		const head = joined(" · ", `${own} ${codeSpan(each.workspace, 90)}`, run ?? "");
		const line = joined(": ", `- ${head}`, prose(applyWords(each), 400));
		return each.firstError === void 0 ? line : `${line}\n  - ${prose(each.firstError, 600)}`;
	});
	const more = applies.length - lines.length;
	if (more > 0) lines.push(`- … and ${count(more, "more workspace")}`);
	return `#### ${sign} ${words}\n\n${lines.join("\n")}`;
}
const BEGIN = /^<!-- plangate:applied ([0-9a-f]{12}) (\d{1,15})\.(\d{1,6}) -->$/;
const END = "<!-- /plangate:applied -->";
function appliedSection(view) {
	const { jobId, attempt } = view;
	const id = hash(JSON.stringify(view.applies.map(({ workspace }) => workspace).sort()));
	const text = [
		`<!-- plangate:applied ${id} ${jobId}.${attempt} -->`,
		renderApplies(view),
		END
	].join("\n\n");
	const find = (body) => {
		const lines = body.split("\n");
		const at = lines.findIndex((line) => BEGIN.exec(line)?.[1] === id);
		return {
			lines,
			at,
			end: at < 0 ? -1 : lines.indexOf(END, at)
		};
	};
	return {
		text,
		holds: (body) => body.includes(text),
		isSuperseded(body) {
			const { lines, at } = find(body);
			const [, , job = "0", tries = "0"] = BEGIN.exec(lines[at] ?? "") ?? [];
			return Number(job) > jobId || Number(job) === jobId && Number(tries) > attempt;
		},
		into(body) {
			const { lines, at, end } = find(body);
			if (end > at) lines.splice(at, end - at + 1, text);
			else lines.splice(lastLine(lines), 0, text, "");
			return lines.join("\n");
		}
	};
}
function lastLine(lines) {
	return lines.findLastIndex((line) => line.trim() !== "");
}
// build/src/hosts/github/publish-applied.js
const WHAT = "The merged pull request was not told how the apply ended";
async function publishApplied(view, { good, comment, commentKey }, { event, github, limit }, { clock, random, signal }) {
	const api = github.comments;
	if (comment === "off" || event === void 0) return { problems: [] };
	if (api === void 0) return { problems: [`${WHAT}: there is no \`github-token\`.`] };
	const ports = {
		clock,
		random,
		signal,
		deadline: () => limit.deadline
	};
	const explain = onProblem((problem) => ({ problems: [explainProblem(WHAT, "pull-requests: write", problem)] }));
	const pulls = await api.pullRequestsMergedAs(event.workflowSha).catch(explain);
	if ("problems" in pulls) return pulls;
	const [pull, ...others] = pulls;
	if (pull === void 0 || others.length > 0) {
		const which = pull === void 0 ? "none was" : `${others.length + 1} were`;
		const commit = event.workflowSha.slice(0, 7);
		return { problems: [`${WHAT}: ${which} merged as ${commit}. The summary has it.`] };
	}
	const { number, headSha } = pull;
	const wish = {
		number,
		headSha,
		green: good,
		when: comment,
		mode: "update"
	};
	return writeComment(api, contentOf(view, commentKey), wish, ports).catch(explain);
}
function contentOf(view, key) {
	const section = appliedSection(view);
	const marker = encodeMarker({
		key,
		sections: []
	});
	return {
		marker: markerStart(key),
		...section,
		compose: (existing = marker) => section.into(existing)
	};
}
// build/src/action/report-apply.js
async function runReportApply(opened, io) {
	const { job, ports } = opened;
	try {
		const read = await opened.settings(onGitHub(job, ports).judgement);
		const problems = "problems" in read ? read.problems : problemsOf(read.settings, opened);
		if ("problems" in read || problems.length > 0) {
			await publishNothing(problems, false, io);
			return 1;
		}
		return await report(read.settings, opened);
	} finally {
		await ports.send.close();
	}
}
function problemsOf({ workspaces, applyRun }, { job }) {
	const problems = [];
	if (job.event?.name !== "push") problems.push({
		input: "report-apply",
		message: "is for the event push: on a pull request nothing is applied yet."
	});
	if (applyRun !== void 0 && (workspaces.length > 1 || workspaces[0]?.kind !== "name")) problems.push({
		input: "apply-run",
		message: "is a run of one workspace: name that one with `workspace`."
	});
	return problems;
}
async function report(settings, opened) {
	const { job, ports, log } = opened;
	const { clock, host, environment, workingDirectory } = ports;
	const { organization, timeoutMs, applyRun: runId } = settings;
	const end = clock.now() + timeoutMs;
	const deadline = end - keptForPublishing(timeoutMs);
	const secrets = createSecrets();
	log.secret(settings.token);
	const client = createClient({
		...settings,
		...ports,
		log,
		deadline,
		secrets,
		discovers: true
	});
	const change = changeOf(opened);
	const { wanted } = await findWorkspaces(client, {
		settings: {
			...settings,
			affectedOnly: false,
			source: "upload"
		},
		workingDirectory,
		repositoryRoot: workingDirectory
	});
	const applies = await Promise.all(wanted.map(async ({ name }) => {
		const onChange = (words) => host.print(safeLine(`  ${name}: ${words}`));
		const reported = await reportApply({
			organization,
			workspace: name,
			change,
			runId
		}, {
			...ports,
			client,
			deadline,
			onChange
		});
		const path = [
			organization,
			name,
			"runs",
			reported.runId ?? ""
		].map(encodeURIComponent);
		return {
			...reported,
			runUrl: `${client.origin}/app/${path.join("/")}`
		};
	}));
	const { runId: jobId = 0, attempt = 0 } = job.event?.job ?? {};
	const origins = [client.origin, serverUrlOf(environment)];
	return await publish(secrets.concealAll({
		applies,
		origins,
		jobId,
		attempt
	}), settings, opened, end);
}
function changeOf({ job: { event }, ports: { environment, clock } }) {
	const { owner = "", repository = "", workflowSha = "", defaultBranch } = event ?? {};
	const about = {
		repository: {
			serverUrl: serverUrlOf(environment),
			slug: `${owner}/${repository}`,
			defaultBranch
		},
		commit: { sha: workflowSha },
		pullRequest: { number: 0 }
	};
	return {
		...versionControlOf(about, {}, clock.date()).change,
		pullRequest: void 0
	};
}
async function publish(view, settings, opened, end) {
	const { job, log, ports } = opened;
	const { host, environment } = ports;
	const outcome = worstOf(view.applies);
	const good = isGood(outcome);
	for (const each of view.applies) {
		const line = `${each.workspace}: ${each.outcome}, ${applyWords(each) || each.words}`;
		host.print(safeLine(line));
		if (each.firstError !== void 0) log.foreign(each.firstError);
	}
	await appendSummary(`${renderApplies(view)}\n`, environment, log);
	job.limit.deadline = end;
	const { commentUrl = "", problems } = await publishApplied(view, {
		...settings,
		good
	}, job, ports);
	for (const problem of problems) log.warning(problem);
	const runs = view.applies.flatMap(({ workspace, runId }) => runId ? [[workspace, runId]] : []);
	const [first] = view.applies;
	const outputs = {
		...emptyOutputs(false),
		verdict: "",
		green: String(good),
		applied: outcome,
		"run-id": first?.runId ?? "",
		"run-url": first?.runId === void 0 ? "" : first.runUrl ?? "",
		"run-ids": JSON.stringify(Object.fromEntries(runs)),
		"comment-url": commentUrl
	};
	setOutputs(outputs, ports);
	if (!good) host.error(safeLine(`The apply did not end well: ${outcome}.`));
	return good ? 0 : 1;
}
export { runReportApply };
