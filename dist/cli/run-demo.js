import { GITHUB, HostProblem, SCENARIOS, SHOWN, createClient, createSend, exitCodeOf, explainProblem, judge, onProblem, overrideRun, readSettings, renderAnnotations, renderCheck, renderEvent, renderOpening, reportedSettings, startComment, tellComment, toCommentContent, toSection } from "./index.js";
import { startService } from "./service.js";
import { join } from "node:path";
import { cp, mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
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
// build/src/service/demo/demo-clock.js
const START = Date.UTC(2026, 10, 20, 14);
function createDemoClock() {
	let nowMs = 0;
	let underWay = 0;
	let ticking = false;
	const sleepers = new Set();
	async function tick() {
		if (ticking) return;
		ticking = true;
		while (sleepers.size > 0) {
			for (let turn = 0; turn < 4; turn += 1) {
				await new Promise((resolve) => setImmediate(resolve));
				if (underWay > 0) turn = 0;
			}
			const [next] = [...sleepers].sort((one, other) => one.at - other.at);
			if (next === void 0) break;
			sleepers.delete(next);
			nowMs = Math.max(nowMs, next.at);
			next.wake();
		}
		ticking = false;
	}
	function sleep(ms, signal) {
		return new Promise((resolve, reject) => {
			signal?.throwIfAborted();
			const sleeper = {
				at: nowMs + ms,
				wake() {
					signal?.removeEventListener("abort", abort);
					resolve();
				}
			};
			const abort = () => {
				sleepers.delete(sleeper);
				reject(signal?.reason);
			};
			signal?.addEventListener("abort", abort, { once: true });
			sleepers.add(sleeper);
			tick();
		});
	}
	return {
		now: () => nowMs,
		date: () => new Date(START + nowMs),
		sleep,
		async during(work) {
			underWay += 1;
			try {
				return await work();
			} finally {
				underWay -= 1;
			}
		}
	};
}
function oneAtATime(send, clock, before = async () => {}) {
	let last = Promise.resolve();
	return (request) => {
		const turn = last.then(async () => {
			await before(request);
			return clock.during(() => send(request));
		});
		last = turn.catch(() => void 0);
		return turn;
	};
}
// build/src/service/demo/in-memory-github.js
function createInMemoryGitHub(pull) {
	const { headSha, files, url, author } = pull;
	const comments = [];
	const annotations = [];
	let nextId = 1001;
	return {
		api: {
			server: GITHUB,
			snapshot: async () => ({
				headSha,
				files,
				comments: comments.map((comment) => ({ ...comment })),
				whole: true
			}),
			async createComment(_number, body) {
				const id = nextId++;
				const comment = {
					id,
					body,
					url: `${url}#issuecomment-${id}`,
					mine: true,
					author
				};
				comments.push(comment);
				return comment;
			},
			async updateComment(id, body) {
				for (const comment of comments) if (comment.id === id) comment.body = body;
			},
			async deleteComment(id) {
				comments.splice(0, Infinity, ...comments.filter((comment) => comment.id !== id));
			},
			updateCheckRun: async (_id, output) => void annotations.push(...output.annotations),
			countAnnotations: async () => annotations.length,
			createCheckRun: notInTheDemo,
			findCheckRun: notInTheDemo,
			setStatus: notInTheDemo,
			pullRequest: notInTheDemo,
			pullRequestsMergedAs: notInTheDemo,
			pullRequests: notInTheDemo,
			listDirectory: notInTheDemo,
			readFile: notInTheDemo,
			patches: async () => [],
			permissionOf: notInTheDemo
		},
		comments,
		annotations
	};
}
async function notInTheDemo() {
	throw new Error("Publishing asked GitHub for something that the demonstration does not have.");
}
// build/src/service/demo/run-demo.js
const PULL_REQUEST = 42;
const CHECK_RUN = 7001;
const SHA = "6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77";
const PAGE = `${SHOWN.github}/acme/infra`;
const RUN_DURATION_MS = 41e3;
const CHANGED = [
	"network/flow-logs.tf",
	"network/main.tf",
	"storage/shared.tf",
	"storage/volumes.tf"
];
async function runDemo(options) {
	const { scenario, examples } = options;
	const clock = createDemoClock();
	const random = seededRandom(2026);
	const cleanUp = [];
	try {
		const checkout = await copyExamples(examples, SCENARIOS[scenario].edits);
		cleanUp.push(() => checkout.remove());
		const seed = JSON.parse(await readFile(join(examples, "seed.json"), "utf8"));
		const service = await startService({
			seed,
			seedDirectory: examples,
			clock,
			random,
			runDurationMs: RUN_DURATION_MS
		});
		cleanUp.push(() => service.stop());
		const send = createSend({ environment: {} });
		cleanUp.push(() => send.close());
		return await playOut(options, {
			clock,
			random,
			checkout,
			service,
			send,
			seed
		});
	} finally {
		for (const step of cleanUp.toReversed()) await step();
	}
}
async function playOut(options, stage) {
	const { scenario, log, signal } = options;
	const { clock, random, checkout, service } = stage;
	const { script, colleague } = SCENARIOS[scenario];
	if (script) service.setScript(script.workspace, script.reference);
	const settings = settingsFor(service.origin, secretOf("pull-requests", stage.seed));
	const context = contextFor(settings, options, stage);
	const watch = colleague === true ? overrideAtOnce(stage, options) : void 0;
	const tell = (lines) => options.onLines(lines.map((line) => line.replaceAll(service.origin, SHOWN.service)));
	tell(renderOpening({
		...context,
		hostname: new URL(SHOWN.service).host
	}));
	const { result, view: seen } = await judge({
		settings,
		context,
		workingDirectory: checkout.root,
		proposed: true,
		repositoryRoot: checkout.root,
		message: `acme/infra #${PULL_REQUEST} at ${SHA.slice(0, 7)}`,
		changeRequest: `acme/infra#${PULL_REQUEST}`,
		secrets: []
	}, {
		send: oneAtATime(stage.send, clock, watch),
		clock,
		random,
		execute: everythingIsCommitted(checkout),
		environment: {},
		log,
		signal,
		onEvent: (event) => tell(renderEvent(event, {
			workspaces: 2,
			repositoryRoot: checkout.root
		}))
	});
	const view = withShownAddresses(seen, service.origin);
	const github = createInMemoryGitHub({
		headSha: SHA,
		files: CHANGED.map((path) => `infra/${path}`),
		url: `${PAGE}/pull/${PULL_REQUEST}`,
		author: "github-actions[bot]"
	});
	const { comment, commentMode, annotate } = settings;
	const { problems } = await publishOnGitHub({
		view,
		target: {
			headSha: SHA,
			checkRunId: CHECK_RUN,
			pullRequest: {
				number: PULL_REQUEST,
				fork: false
			},
			comment,
			commentMode,
			annotate
		},
		github: {
			comments: github.api,
			checks: github.api
		},
		ports: {
			clock,
			random,
			signal
		}
	});
	const { comments, annotations } = github;
	return {
		view,
		exitCode: exitCodeOf(result, settings.failOn),
		comments,
		annotations,
		problems
	};
}
function withShownAddresses(view, origin) {
	const text = JSON.stringify(view).replaceAll(origin, SHOWN.service).replaceAll(new URL(origin).host, new URL(SHOWN.service).host);
	return JSON.parse(text);
}
function settingsFor(origin, token) {
	const read = readSettings({
		given: {
			hostname: origin,
			token,
			organization: "acme",
			workspaces: "net-prod=infra/network, storage-prod=infra/storage",
			comment: "always"
		},
		environment: {},
		door: "action"
	});
	if ("problems" in read) throw new Error(read.problems.map(({ message }) => message).join(" "));
	return read.settings;
}
function contextFor(settings, options, stage) {
	const { checkout, clock } = stage;
	return {
		...reportedSettings(settings),
		repository: {
			serverUrl: SHOWN.github,
			slug: "acme/infra",
			root: checkout.root,
			defaultBranch: "main"
		},
		commit: {
			sha: SHA,
			url: `${PAGE}/commit/${SHA}`
		},
		pullRequest: {
			number: PULL_REQUEST,
			url: `${PAGE}/pull/${PULL_REQUEST}`
		},
		job: {
			url: `${PAGE}/actions/runs/1`,
			runId: 1,
			attempt: 1
		},
		startedAt: clock.date().toISOString(),
		version: options.version,
		adoptsOverridden: true
	};
}
function secretOf(team, { tokens }) {
	const token = tokens?.find(({ of }) => of === team);
	if (token === void 0) throw new Error(`the examples have no token of the team ${team}`);
	return token.secret;
}
function overrideAtOnce(stage, options) {
	const { service, clock, random, seed } = stage;
	const { log, signal } = options;
	const { origin } = service;
	const token = secretOf("security", seed);
	const send = (request) => clock.during(() => stage.send(request));
	const client = createClient({
		origin,
		token,
		send,
		clock,
		random,
		log,
		signal
	});
	return async ({ url }) => {
		const [, runId] = /^\/api\/v2\/runs\/(run-\w+)$/.exec(url.pathname) ?? [];
		if (runId === void 0) return;
		await overrideRun(client, clock, {
			runId,
			reason: "Flow logs of all accounts are kept in one region: agreed on in SEC-217.",
			actor: {}
		});
	};
}
function everythingIsCommitted({ files }) {
	return async (program, args) => {
		const listing = program === "git" && args.includes("ls-files");
		const stdout = listing ? files.map((path) => `${path}\0`).join("") : "";
		return {
			exitCode: listing ? 0 : 1,
			stdout,
			stderr: ""
		};
	};
}
async function copyExamples(examples, edits) {
	const root = await realpath(await mkdtemp(join(tmpdir(), "plangate-demo-")));
	const remove = () => rm(root, {
		recursive: true,
		force: true
	});
	try {
		await mkdir(join(root, ".git"));
		await cp(join(examples, "infra"), join(root, "infra"), { recursive: true });
		for (const edit of edits) await apply(edit, join(root, "infra"));
		return {
			root,
			files: (await readdir(root, {
				recursive: true,
				withFileTypes: true
			})).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).map((path) => path.replaceAll("\\", "/")).sort(),
			remove
		};
	} catch (error) {
		await remove();
		throw error;
	}
}
async function apply([file, find, replace], folder) {
	const path = join(folder, file);
	const text = await readFile(path, "utf8");
	if (!text.includes(find)) throw new Error(`${file} of the examples has no ${JSON.stringify(find)}`);
	await writeFile(path, text.replaceAll(find, replace));
}
function seededRandom(seed) {
	let state = seed;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
export { runDemo };
