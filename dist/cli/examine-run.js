import { GateStop, failureOf, isSettled, noneIfNotFound, readWorkingDirectory, relatedId, runWords } from "./index.js";
import { WATCHED, combine, giveUp, judgeExisting, plannedThese, startJob, toldOptions, unjudged, watchApply } from "./shared.js";
// build/src/gate/examine-run.js
async function examineRun(wanted, asked, ports) {
	const began = ports.clock.now();
	try {
		const { run, workspace } = await findRun(wanted, ports.client);
		const mode = run.attributes["save-plan"] === true ? "provisional" : "speculative";
		const options = wanted.any ? toldOptions(run) : asked.runOptions ?? {};
		const known = await placeOf(wanted, run, workspace, ports.client);
		const organization = wanted.organization ?? relatedId(workspace ?? {}, "organization") ?? "";
		const allowPartial = wanted.any || asked.allowPartial;
		const job = startJob({
			...UNUSED,
			...asked,
			mode,
			organization,
			runOptions: options,
			allowPartial
		}, {
			...ports,
			pack: () => Promise.reject(new Error("a run that is there is not packed"))
		});
		const one = await judgeWanted(wanted, run, known, job).catch((error) => giveUp(known, error, job));
		await job.close();
		job.emit({
			kind: "workspace-decided",
			result: one
		});
		const verdict = combine([{
			name: one.workspace,
			verdict: one.verdict
		}]);
		const durationMs = ports.clock.now() - began;
		return {
			result: {
				verdict,
				workspaces: [one],
				archives: [],
				durationMs
			},
			options,
			mode,
			run
		};
	} catch (error) {
		const failure = failureOf(error, ports.signal.aborted ? "aborted" : void 0);
		const workspace = wanted.workspace?.name ?? wanted.id;
		return {
			result: unjudged([{
				workspace,
				failure
			}], ports.clock.now() - began),
			options: asked.runOptions ?? {},
			mode: "speculative",
			run: void 0
		};
	}
}
async function watchWanted(wanted, ports) {
	const { client } = ports;
	const { run, workspace } = await findRun(wanted, client);
	const { name, workspaceId } = await placeOf(wanted, run, workspace, client);
	const { version } = await versionOf(wanted, run, client);
	if (!(relatedId(run, "workspace") === workspaceId && relatedId(run, "configuration-version") === version)) throw new GateStop("input", `Run ${run.id} is of another workspace or version than was said.`);
	return {
		workspace: name,
		...await watchApply(run, false, ports)
	};
}
const UNUSED = {
	workspaces: [],
	message: "",
	rules: "terraform",
	autoQueueRuns: false,
	onFailure: "keep"
};
async function findRun({ id, workspace }, client) {
	const runId = id === "latest" ? (await newestRun(workspace?.id ?? "", client))?.id : id;
	if (runId === void 0) throw new GateStop("input", "The workspace has no run yet.");
	return await client.runs.show(runId, { include: ["workspace"] });
}
async function newestRun(workspaceId, client) {
	const { items } = await client.runs.list(workspaceId).page({
		number: 1,
		size: 1
	});
	return items[0];
}
async function placeOf({ workspace: wanted }, run, included, client) {
	const of = relatedId(run, "workspace");
	const workspaceId = wanted?.id ?? of;
	if (workspaceId === void 0) throw new GateStop("service", `Run ${run.id} does not say which workspace it belongs to.`);
	const { attributes } = (of === workspaceId ? included : void 0) ?? await client.workspaces.show(workspaceId);
	const working = readWorkingDirectory(attributes["working-directory"]);
	return {
		name: wanted?.name ?? attributes.name,
		workspaceId,
		workingDirectory: "path" in working ? working.path : "",
		root: void 0,
		soFar: {
			notices: [],
			mayHaveRun: false
		}
	};
}
async function judgeWanted(wanted, found, known, job) {
	const { client } = job;
	const { version, ...unknown } = await versionOf(wanted, found, client);
	const { run, taskStages = [] } = await client.runs.show(found.id, { include: WATCHED });
	const stages = taskStages.map(({ attributes }) => attributes);
	if (!wanted.waits && !isSettled(job.options.mode, run.attributes.status, stages)) throw new GateStop("timeout", `Run ${run.id} is not over, so nothing of it is judged yet: ${runWords(run)}. \`plangate runs watch\` waits for it.`);
	const { sha256, workspace } = wanted;
	if (sha256 !== void 0 && !await plannedThese(sha256, run.id, client)) throw new GateStop("service", `Run ${run.id} planned other files than the report is about.`);
	const unsaid = [workspace === void 0 ? `Nobody said which workspace run ${run.id} must be of (--workspace): not compared.` : "", unknown.unsaid ?? ""].filter((sentence) => sentence !== "");
	const compared = {
		run,
		versionId: version,
		unsaid: wanted.any ? [] : unsaid
	};
	if (wanted.any) known.soFar.notices.push(...unsaid);
	const judged = await judgeExisting(known, compared, job);
	if (wanted.id !== "latest") return judged;
	const newest = await newestRun(known.workspaceId, client);
	if (newest === void 0 || newest.id === run.id) return judged;
	throw new GateStop("service", `Run ${run.id} was the latest when it was looked for, and run ${newest.id} is by now. Ask again, or for one of them by its id.`);
}
async function versionOf({ versionId, commit }, run, client) {
	const own = relatedId(run, "configuration-version");
	if (own === void 0) throw new GateStop("service", `Run ${run.id} does not say which configuration version it planned.`);
	if (commit === void 0) {
		if (versionId !== void 0) return { version: versionId };
		return {
			version: own,
			unsaid: `Nobody said which configuration version (--version) or commit (--commit) run ${run.id} must be of: not compared.`
		};
	}
	const sha = (await client.configurationVersions.ingressAttributes(own).catch(noneIfNotFound))?.attributes["commit-sha"] ?? void 0;
	if (sha === void 0) {
		const unsaid = `Configuration version ${own} was uploaded and is of no commit that the service knows: not compared. Say which version it must be (--version).`;
		return {
			version: versionId ?? own,
			unsaid
		};
	}
	if (sha.toLowerCase() !== commit.toLowerCase()) throw new GateStop("service", `Run ${run.id} is of the commit ${sha}, not of ${commit}.`);
	return { version: versionId ?? own };
}
export { examineRun, watchWanted };
