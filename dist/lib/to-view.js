import { collectFindings, headline, isGreen, shownPlace, stepsOf, tallyOf } from "./library.js";
// build/src/report/to-view.js
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
		directory: directory === void 0 ? void 0 : join(directory, result.workingDirectory),
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
function join(directory, inner) {
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
export { toReportView };
