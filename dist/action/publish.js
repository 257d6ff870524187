import { renderAnnotations, renderCheck, startComment, tellComment, toCommentContent, toSection } from "./shared.js";
import { GITHUB, HostProblem, explainProblem, onProblem } from "./index.js";
// build/src/hosts/github/checks.js
const BATCH = 50;
const SMALL_SUMMARY = 15e3;
const WHAT$1 = "The annotations are not on the check run";
const NEEDS$1 = "checks: write";
async function publishCheck(api, { checkRunId, fork, render, annotations, ...about }) {
	let sent = 0;
	let said = render();
	const batch = () => ({
		...said,
		annotations: annotations.slice(sent, sent + BATCH)
	});
	try {
		const id = await begin().catch(onProblem(() => {
			said = render(SMALL_SUMMARY);
			return begin();
		}, "too-long"));
		for (sent = BATCH; sent < annotations.length; sent += BATCH) await append(id);
		return {
			left: [],
			problems: []
		};
	} catch (error) {
		if (!(error instanceof HostProblem)) throw error;
		const problems = [explainProblem(WHAT$1, NEEDS$1, error, fork)];
		return {
			left: annotations.slice(sent),
			problems
		};
	}
	async function begin() {
		const elsewhere = onProblem((problem) => {
			if (problem.kind === "permission" && !/app_id/.test(problem.message)) throw problem;
			return create();
		}, "not-found", "permission");
		return checkRunId === void 0 ? create() : append(checkRunId).catch(elsewhere);
	}
	function append(id) {
		const output = batch();
		return sure(() => api.updateCheckRun(id, output).then(() => id), async () => {
			return await api.countAnnotations(id) >= sent + output.annotations.length ? id : void 0;
		});
	}
	function create() {
		const run = {
			...about,
			output: batch()
		};
		return sure(() => api.createCheckRun(run), () => api.findCheckRun(run));
	}
}
async function sure(send, look) {
	for (let tries = 1;; tries++) try {
		return await send();
	} catch (error) {
		if (!(error instanceof HostProblem && error.kind === "unsure") || tries === 3) throw error;
		const found = await look();
		if (found !== void 0) return found;
	}
}
// build/src/hosts/github/publish.js
const WHAT = "The comment on the pull request was not written";
const NEEDS = "pull-requests: write";
async function publishOnGitHub(about, changedFiles) {
	const one = {
		...about,
		problems: []
	};
	const { view, target, ports, problems } = one;
	let snapshot;
	let started;
	const filesWanted = changedFiles === void 0 && needsFiles(view, target);
	await telling(one, async (api, number) => {
		if (target.comment === "off" && !filesWanted) return;
		snapshot = await api.snapshot(number, { files: filesWanted });
		if (target.comment === "off") return;
		const { headSha, comment: when, commentMode: mode } = target;
		const wish = {
			number,
			headSha,
			green: view.green,
			when,
			mode
		};
		started = await startComment(api, toCommentContent(view), wish, ports, snapshot);
	});
	const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : void 0;
	const left = await annotate(one, changedFiles ?? asOfHead);
	let result = started?.result;
	await telling(one, async () => {
		if (started !== void 0 && ports.hurry?.() !== true) result = await started.settle();
	});
	problems.push(...tellComment(result));
	return {
		left,
		problems,
		commentUrl: result?.url
	};
}
async function telling({ target, github: { comments }, problems }, work) {
	const { pullRequest } = target;
	if (pullRequest === void 0) return;
	if (comments === void 0) {
		if (target.comment !== "off" && problems.length === 0) problems.push(`${WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
		return;
	}
	const explain = onProblem((problem) => {
		problems.push(explainProblem(WHAT, NEEDS, problem, pullRequest.fork));
	});
	await work(comments, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks }, problems }, changedFiles) {
	if (target.annotate === "off") return [];
	const changed = changedFiles === void 0 ? void 0 : new Set(changedFiles);
	const wanted = target.annotate === "all" ? "all" : "changed";
	const only = target.annotate === "changed" ? changed : void 0;
	const annotations = renderAnnotations(view, {
		annotate: wanted,
		changedFiles: changed
	}).filter(({ path }) => only?.has(path) !== false);
	if (checks === void 0) return annotations;
	const { job } = view.context;
	const name = view.key === "default" ? "Plangate" : `Plangate (${view.key})`;
	if (checks.server !== GITHUB) {
		problems.push(...await setStatus(view, name, target.headSha, checks));
		return annotations;
	}
	const result = await publishCheck(checks, {
		checkRunId: target.checkRunId,
		name,
		headSha: target.headSha,
		externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
		conclusion: view.green ? "success" : "failure",
		render: (summaryBytes) => renderCheck(view, summaryBytes),
		annotations,
		fork: target.pullRequest?.fork === true
	});
	problems.push(...result.problems);
	return result.left;
}
async function setStatus(view, name, headSha, api) {
	const names = view.workspaces.map((workspace) => workspace.name).join(", ");
	const which = names.length > 150 ? toSection(view).state.id : names;
	const what = "The commit has no status of this gate";
	return api.setStatus(headSha, {
		state: view.green ? "success" : "failure",
		context: which === "" ? name : `${name}: ${which}`,
		description: renderCheck(view).title,
		target_url: view.context.job?.url
	}).then(() => [], onProblem((problem) => [explainProblem(what, "", problem)]));
}
function needsFiles(view, { annotate }) {
	if (annotate === "off" || annotate === "all") return false;
	return view.findings.some(({ location, severity }) => location !== void 0 && (annotate === "changed" || severity === "warns" || severity === "notes"));
}
export { publishOnGitHub };
