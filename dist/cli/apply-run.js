import { isGreen, messageOf, runWords, signReason } from "./index.js";
import { watchApply } from "./shared.js";
// build/src/gate/apply-run.js
function whyNotApplied({ result, run, mode, options }, allowDestroy) {
	const { word } = result.verdict;
	if (run === void 0 || !isGreen(word)) return `is not green ("${word}").`;
	if (mode !== "provisional") return "is not provisional, so it left no plan to apply.";
	if (options["is-destroy"] === true && !allowDestroy) return "destroys everything that the workspace manages: pass --allow-destroy-apply where that is meant.";
}
async function applyRun({ runId, workspace, reason, actor }, ports) {
	const { client, clock } = ports;
	const { run } = await client.runs.show(runId);
	const { status, actions } = run.attributes;
	const idle = {
		runId,
		status,
		words: runWords(run),
		workspace,
		audit: []
	};
	if (status === "planned_and_finished") return {
		...idle,
		outcome: "nothing"
	};
	if (actions?.["is-confirmable"] !== true) return { notApplied: `does not wait for its confirmation: it is "${status}".` };
	const known = await client.account().catch(() => void 0);
	const by = actor.by ?? known?.account.attributes.username ?? void 0;
	await client.runs.apply(runId, signReason(reason, actor));
	const at = clock.date().toISOString();
	const audit = [{
		action: "apply",
		run: runId,
		workspace,
		by,
		job: actor.job,
		at,
		reason
	}];
	try {
		return {
			...await watchApply(run, true, ports),
			workspace,
			audit
		};
	} catch (error) {
		const words = `confirmed, and could not be watched: ${messageOf(error)}`;
		return {
			...idle,
			words,
			outcome: "unfinished",
			audit
		};
	}
}
export { applyRun, whyNotApplied };
