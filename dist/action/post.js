import { contextOf, createClient, decodeState, onGitHub, openJob, publishUntil, withHelp } from "./index.js";
import { finishAfterKill, toReportView, unjudged } from "./shared.js";
// build/src/action/post.js
async function finishAction(io) {
	const state = decodeState(io.host.saved("job"));
	if (state === void 0 || state.runs.length === 0) return 0;
	const { job, settings, ports, log } = await openJob(io);
	const host = onGitHub(job, ports);
	try {
		const read = await settings(host.judgement);
		if ("problems" in read || read.settings.origin !== state.origin) {
			const said = `Runs may still be going on: ${state.runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ""}`.trim()).join(", ")}.`;
			log.warning(`${said} Look at them on ${state.origin}.`);
			return 0;
		}
		log.secret(read.settings.token);
		const { origin, token } = read.settings;
		const client = createClient({
			...io,
			origin,
			token,
			send: ports.send,
			log,
			discovers: true
		});
		const ended = await finishAfterKill(state, {
			...io,
			client
		});
		tellEnds(ended, log);
		if (io.host.saved("reported") === "true" || read.settings.comment === "off") return 0;
		const chosen = {
			...read.settings,
			annotate: "off"
		};
		const deadline = publishUntil(Number.POSITIVE_INFINITY, io.clock.now());
		const root = io.environment["GITHUB_WORKSPACE"] ?? io.workingDirectory;
		const subject = await host.subject(chosen, {
			directory: root,
			root,
			deadline
		});
		if ("refused" in subject || subject.about.pullRequest === void 0) return 0;
		const view = toReportView(canceled(ended), contextOf(chosen, subject, io.clock));
		const published = await subject.publish?.(view, deadline);
		for (const problem of published?.problems ?? []) log.warning(withHelp(problem));
		return 0;
	} finally {
		await ports.send.close();
	}
}
function tellEnds(ended, log) {
	for (const { workspace, runId = "no run", outcome, status, trouble, leftover } of ended) {
		const word = status === void 0 ? "" : ` (${status})`;
		const said = `${workspace}: ${runId} ${WORDS[outcome]}${word}`;
		if (leftover !== void 0) log.warning(`${workspace}: ${leftover}`);
		else if (outcome === "unknown") log.warning(`${said}. ${trouble ?? ""}`);
		else log.info(said);
	}
}
const WORDS = {
	none: "was started",
	over: "is over",
	ended: "was ended",
	left: "was left alone, because somebody applies it",
	unknown: "may still be going on"
};
function canceled(ended) {
	const failure = {
		kind: "canceled",
		message: "The job was killed before this run was judged."
	};
	return unjudged(ended.map(({ workspace, runId, status, leftover }) => ({
		workspace,
		runId,
		runStatus: status,
		leftover,
		failure
	})));
}
export { finishAction };
