import { EXIT, ServiceError, UsageError, connect, examineNeeds, findPlace, flagOf, isRunOver, messageOf, optionOf, packDirectory, printableJson, relatedId, renderNeeds, safeLine } from "./index.js";
import { gate } from "./shared.js";
import { join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
// build/src/cli/doctor/walk-workspace.js
async function whyNotWalked(client, workspace) {
	const { id, attributes } = workspace;
	const { items } = await client.runs.list(id).page({
		number: 1,
		size: 100
	});
	const going = items.find(({ attributes: { status } }) => !isRunOver(status));
	const hasState = relatedId(workspace, "current-state-version") !== void 0;
	return [
		[attributes["auto-apply"] !== false, "does not say that it never applies by itself"],
		[attributes.locked === true, "is locked"],
		[attributes["execution-mode"] === "local", "plans on the machines of its users"],
		[going !== void 0, `has a run that is not over, ${going?.id}`],
		[hasState || await client.workspaces.hasState(id), "has state"]
	].flatMap(([holds, why]) => holds ? [why] : []);
}
async function walkWorkspace(walk) {
	const directory = await mkdtemp(join(tmpdir(), "plangate-"));
	const versions = [];
	const left = [];
	try {
		await writeFile(join(directory, "main.tf"), CONFIGURATION);
		const steps = await planOnce(walk, directory, versions);
		if (steps.every(({ held }) => held)) steps.push(await askProvisional(walk, left), await cancelOnce(walk, directory, versions));
		return {
			steps,
			left
		};
	} finally {
		await rm(directory, {
			recursive: true,
			force: true
		});
		left.push(...await archiveAll(walk, versions));
	}
}
const CONFIGURATION = "resource \"terraform_data\" \"plangate\" {\n  input = \"conformance\"\n}\n";
const RUN_MS = 3e5;
const CLEANING_MS = 3e4;
const STEPS = [
	["version-created", "makes a speculative configuration version"],
	["uploaded", "takes an archive"],
	["run-created", "starts a run that can only plan"]
];
async function planOnce(walk, directory, versions) {
	const told = new Set();
	const { word, reasons } = (await runGate(walk, directory, (event) => {
		told.add(event.kind);
		if (event.kind === "version-created") versions.push(event.versionId);
	}))?.verdict ?? {
		word: "undecided",
		reasons: []
	};
	const why = reasons.join(" ");
	const steps = STEPS.filter(([kind]) => told.has(kind)).map(([, step]) => ({
		step,
		held: true,
		seen: void 0,
		optional: false
	}));
	const [, next = "plans, and all that judges the plan can be read"] = STEPS[steps.length] ?? [];
	const held = steps.length === STEPS.length && word !== "undecided" && word !== "canceled";
	return [...steps, {
		step: next,
		held,
		seen: held ? void 0 : why,
		optional: false
	}];
}
async function runGate({ client, organization, workspace, io, log }, directory, onEvent, signal = io.signal) {
	const { workspaces } = await gate({
		organization,
		workspaces: [{
			name: workspace.attributes.name,
			directory,
			repository: directory
		}],
		mode: "speculative",
		message: "plangate doctor --conformance",
		requirePolicies: false,
		rules: "terraform",
		autoQueueRuns: false,
		onFailure: "discard",
		deadline: io.clock.now() + RUN_MS,
		timeoutMs: RUN_MS
	}, {
		...io,
		client,
		log,
		signal,
		onEvent,
		pack: (root) => packDirectory({ root }, {
			...io,
			log
		})
	});
	return workspaces[0];
}
async function askProvisional({ client, workspace }, left) {
	const step = "knows provisional versions (mode: provisional)";
	try {
		const { id, attributes } = await client.configurationVersions.create(workspace.id, {
			provisional: true,
			autoQueueRuns: false
		});
		left.push(`configuration version ${id}: nothing was uploaded to it, and nothing can be`);
		const held = attributes.provisional === true;
		return {
			step,
			held,
			seen: held ? void 0 : "it does not say so",
			optional: true
		};
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return {
			step,
			held: false,
			seen: error.message,
			optional: true
		};
	}
}
async function cancelOnce(walk, directory, versions) {
	const cancelled = new AbortController();
	const onEvent = (event) => {
		if (event.kind === "version-created") versions.push(event.versionId);
		if (event.kind === "run-created") cancelled.abort();
	};
	const result = await runGate(walk, directory, onEvent, AbortSignal.any([walk.io.signal, cancelled.signal]));
	const status = result?.runStatus ?? "not there";
	const held = isRunOver(status);
	return {
		step: "ends a run when the job is canceled",
		held,
		seen: held ? void 0 : result?.leftover ?? `the run is "${status}"`,
		optional: true
	};
}
async function archiveAll({ client, io }, versions) {
	const signal = new AbortController().signal;
	const scoped = client.with({
		signal,
		deadline: io.clock.now() + CLEANING_MS
	});
	const left = [];
	for (const id of versions) await scoped.configurationVersions.archive(id).catch((error) => {
		left.push(`configuration version ${id}: ${messageOf(error)}`);
	});
	return left;
}
// build/src/cli/doctor/conformance.js
const PATIENCE_MS = 9e5;
async function runConformance(input, io) {
	const name = optionOf(input, "workspace") ?? "";
	const found = await findPlace(input, io, true);
	const wrong = "problems" in found ? found.problems : [];
	const { organization } = found;
	if (name === "") wrong.push({
		subject: "--workspace",
		message: "is needed: its name."
	});
	if (organization === void 0) wrong.push({
		subject: "--organization",
		message: "is needed."
	});
	if (optionOf(input, "i-own-it") !== name) wrong.push({
		subject: "--i-own-it",
		message: "is needed with the same name: the workspace is planned in, and nothing else may be using it."
	});
	if (wrong.length > 0 || "problems" in found || organization === void 0) throw new UsageError(wrong);
	const { client, log, close } = connect(found.target, input, io, { patienceMs: PATIENCE_MS });
	try {
		const workspace = await client.workspaces.showByName(organization, name);
		const reasons = await whyNotWalked(client, workspace);
		if (reasons.length > 0) throw new UsageError(reasons.map((why) => refusal(name, why)));
		const { steps, left } = await walkWorkspace({
			client,
			organization,
			workspace,
			io,
			log
		});
		const needs = await examineNeeds(client, workspace.id);
		const json = flagOf(input, "json");
		const text = [
			...steps.map(render),
			renderNeeds(needs),
			...left.map(renderLeft)
		].join("");
		await io.out(log.conceal(json ? printableJson({
			steps,
			needs,
			left
		}) : text));
		return steps.every(({ held, optional }) => held || optional) ? EXIT.green : EXIT.undecided;
	} finally {
		await close();
	}
}
function refusal(name, why) {
	const message = `${why}. Name a workspace that is made for this and empty. Nothing was sent.`;
	return {
		subject: `workspace ${name}`,
		message
	};
}
function render({ step, held, seen = "", optional }) {
	return `${safeLine(`${held ? "✓" : optional ? "!" : "✗"} ${step}${held ? "" : `: ${seen}`}`)}\n`;
}
function renderLeft(what) {
	return `${safeLine(`! left behind: ${what}`)}\n`;
}
export { runConformance };
