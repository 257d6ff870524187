import { GateStop, array, createClient, failureOf, guardOf, isSettled, keptForPublishing, literal, looseObject, optional, parseJson, relatedId, reportKey, runWords, safeParse, string } from "./index.js";
import { WATCHED, askedOf, combine, decideUnaffected, describe, guardOf as guardOf$1, isRunOfGroup, judgeRun, listWorkspaces, openGroup, readWorkingDirectory, runDurationMs, runUrlOf, startJob, toResult, unjudged, uploadRoot, withRoots } from "./shared.js";
import { join, relative, resolve } from "node:path";
import { readFile, readdir } from "node:fs/promises";
// build/src/gate/combine-groups.js
const LANES = 40;
async function combineGroups(groups, reports, commit, asked, { seals, ...ports }) {
	const pack = () => Promise.reject(new Error("nothing is packed where groups are combined"));
	const names = groups.flatMap(({ workspaces }) => workspaces);
	const job = startJob(asked, {
		...ports,
		pack
	});
	try {
		const listed = seals.suffice ? new Map() : await listWorkspaces(job.client, asked.organization, names);
		const strangers = reports.filter(({ group }) => !groups.some((known) => known.group === group)).map((report) => `The report ${report.name} is of ${nameOf(report)}, which the matrix does not have.`).map((message) => undecided("reports of other groups", message));
		const workspaces = [...await inLanes(groups.flatMap((group) => {
			const judgeOne = judgeOf(group, findReport(group, reports, commit), {
				seals,
				listed,
				job
			});
			return group.workspaces.map((name) => async () => {
				const result = await judgeOne(name);
				job.emit({
					kind: "workspace-decided",
					result
				});
				return result;
			});
		})), ...strangers.slice(0, 1)];
		const verdicts = workspaces.map(({ workspace, verdict }) => ({
			name: workspace,
			verdict
		}));
		return {
			verdict: workspaces.length === 0 ? decideUnaffected(asked.requirePolicies) : combine(verdicts),
			workspaces,
			archives: [],
			durationMs: job.elapsedMs()
		};
	} finally {
		await job.close();
	}
}
function judgeOf({ group }, report, { seals, listed, job }) {
	if (typeof report === "string") return async (name) => undecided(name, report);
	const sealed = seals.open(report, group);
	const toldOf = (name) => typeof sealed === "string" ? void 0 : sealed.find(({ workspace }) => workspace === name);
	if (!seals.suffice) return (name) => judgeNamed({
		name,
		group,
		report,
		listed: listed.get(name),
		told: toldOf(name)
	}, job);
	const silent = typeof sealed === "string" ? sealed : `The report ${report.name} is not sealed for it.`;
	return async (name) => toldOf(name) ?? undecided(name, silent);
}
async function inLanes(tasks) {
	const done = [];
	const left = tasks.entries();
	const lane = async () => {
		for (const [index, task] of left) done[index] = await task();
	};
	await Promise.all(Array.from({ length: LANES }, lane));
	return done;
}
function nameOf({ group }) {
	return group === void 0 ? "no group" : `the group ${group.slice(0, 40)}`;
}
function findReport({ group, workspaces }, reports, commit) {
	const own = reports.filter((report) => report.group === group);
	const [one, another] = own;
	if (one === void 0) return `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
	if (another !== void 0) return `Group ${group} has ${own.length} reports (${own.map(({ name }) => name).join(", ")}): which one is its own cannot be told.`;
	if (commit === void 0 || one.commit !== commit) return `The report of group ${group} is of ${one.commit === void 0 ? "no commit" : `the commit ${one.commit.slice(0, 40)}`}, and this job is of ${commit ?? "none that it knows"}.`;
	const named = one.workspaces.map(({ name }) => name).sort();
	return JSON.stringify(named) === JSON.stringify([...workspaces].sort()) ? one : `The report of group ${group} is not about the workspaces of that group.`;
}
async function judgeNamed(named, job) {
	try {
		return await judgeAnew(named, job);
	} catch (error) {
		const { kind, message } = failureOf(error, job.ended());
		return undecided(named.name, message, kind);
	}
}
async function judgeAnew({ name, group, report, listed, told }, job) {
	const { client, options } = job;
	const { runId, configurationVersionId: versionId } = report.workspaces.find((each) => each.name === name) ?? {};
	if (runId === void 0 || versionId === void 0) throw new GateStop("service", `Group ${group} started no run for it: its job says why.`);
	const [watched, workspace] = await Promise.all([client.runs.show(runId, { include: WATCHED }), listed ?? findByName(name, client, options)]);
	const { run, taskStages = [] } = watched;
	const { status, message } = run.attributes;
	if (!isRunOfGroup(message, group)) throw new GateStop("service", `Run ${runId} is not one that group ${group} started.`);
	const stages = taskStages.map(({ attributes }) => attributes);
	if (!isSettled(options.mode, status, stages)) throw new GateStop("timeout", `Run ${runId} is not over: ${runWords(run)}.`);
	const { mode, requirePolicies, runOptions, allowPartial } = options;
	const wanted = {
		mode,
		requirePolicies,
		options: runOptions,
		allowPartial
	};
	const of = {
		id: workspace.id,
		name
	};
	const asked = {
		...wanted,
		runId,
		versionId,
		workspace: of
	};
	const known = told?.runId === runId && told.verdict.word === "passed" ? told : void 0;
	const rules = await guardOf$1(of.id, job);
	const judged = await judgeRun(watched, asked, job, {
		rules,
		told: known
	});
	const working = readWorkingDirectory(workspace.attributes["working-directory"]);
	const workingDirectory = "path" in working ? working.path : "";
	const directory = options.workspaces.find((one) => one.name === name)?.directory;
	const seen = {
		id: runId,
		url: runUrlOf(name, runId, job),
		status
	};
	const described = describe({
		name,
		workspaceId: workspace.id,
		workingDirectory,
		root: directory === void 0 ? void 0 : uploadRoot(directory, workingDirectory),
		soFar: {
			notices: [],
			mayHaveRun: true,
			versionId: relatedId(run, "configuration-version"),
			run: seen
		}
	});
	return {
		...toResult(judged, described, status, job),
		durationMs: runDurationMs(run)
	};
}
function findByName(name, client, { organization }) {
	return client.workspaces.showByName(organization, name);
}
function undecided(workspace, message, kind = "service") {
	const { workspaces } = unjudged([{
		workspace,
		failure: {
			kind,
			message
		}
	}]);
	const [one] = workspaces;
	if (one === void 0) throw new Error("one workspace has one result");
	return one;
}
// build/src/combine-here.js
function workspacesOf(groups) {
	const names = groups.flatMap(({ workspaces, named = workspaces }) => named);
	return names.length > 0 ? names : ["none"];
}
function combinesInstead({ groups, from, sealKey }) {
	return async (options, ports, secrets) => {
		const { settings, context, workingDirectory, repositoryRoot } = options;
		const { timeoutMs } = settings;
		const deadline = ports.clock.now() + timeoutMs - keptForPublishing(timeoutMs);
		const client = createClient({
			...settings,
			...ports,
			deadline,
			secrets,
			discovers: true
		});
		const workspaces = settings.workspaces.flatMap((selector) => {
			if (selector.kind !== "name") return [];
			const directory = resolve(workingDirectory, selector.directory ?? settings.directory);
			return [{
				name: selector.name,
				directory
			}];
		});
		const asked = {
			...settings,
			workspaces,
			message: "",
			deadline,
			cancelSuperseded: false,
			guard: guardOf(options)
		};
		const commit = context.commit?.sha;
		const reports = await readReports(from);
		const sealed = askedOf(settings, commit);
		const key = sealKey ?? reportKey(settings.token);
		const here = (root) => resolve(repositoryRoot, root);
		const seals = {
			suffice: sealKey !== void 0,
			open(report, group) {
				const opened = openGroup(key, report, {
					group,
					asked: sealed
				});
				return typeof opened === "string" ? opened : withRoots(opened, here);
			}
		};
		return await combineGroups(groups, reports, commit, asked, {
			...ports,
			client,
			seals
		});
	};
}
const MOST_BYTES = 33554432;
const reportSchema = looseObject({
	tool: looseObject({ name: literal("plangate") }),
	group: optional(string()),
	commit: optional(looseObject({ sha: string() })),
	sealed: optional(string()),
	workspaces: array(looseObject({
		name: string(),
		runId: optional(string()),
		configurationVersionId: optional(string())
	}))
});
async function readReports(directory) {
	const files = (await readdir(directory, {
		recursive: true,
		withFileTypes: true
	}).catch(() => [])).filter((entry) => entry.isFile() && entry.name.endsWith(".json")).map((entry) => join(entry.parentPath, entry.name)).sort();
	const reports = [];
	for (const file of files) {
		const text = await readFile(file, "utf8").catch(() => "");
		const read = safeParse(reportSchema, text.length > MOST_BYTES ? void 0 : parseJson(text));
		if (!read.success) continue;
		const { group, commit, workspaces, sealed } = read.output;
		const name = relative(directory, file);
		reports.push({
			name,
			group,
			commit: commit?.sha,
			workspaces,
			sealed
		});
	}
	return reports;
}
export { combinesInstead, workspacesOf };
