import { CUSTOM_ATTRIBUTES, HostProblem, ServiceError, accessProblems, actorOnGitHub, actsOf, chooseTarget, createActionLog, createClient, decodeMarker, fieldsOf$1 as fieldsOf, inside, markerStart, matchesGrant, noneIfNotFound, openJob, openNetwork, ownComments, parseChoice, parseFlag, parseList, readApprovers, readCommand, readInputs, refuseApprover, refuseOverride, relatedId, sealRelease, startersOnGitHub, textOf, unknownInputs } from "./index.js";
import { AGENT_TOKEN, OVERRIDE, TEAM_ACCESS, addAct, holdsAct, isRunAt, problemLines, readChanges, signReason, startComment } from "./shared.js";
// build/src/gate/override-run.js
async function overrideRun(client, clock, { runId, reason, actor, within }) {
	const { run, workspace } = await client.runs.show(runId, { include: ["workspace"] });
	if (within !== void 0) await mustBeWithin(client, run, within);
	const waiting = await findWaiting(client, runId);
	const by = (await client.account().catch(() => void 0))?.account.attributes.username ?? void 0;
	const name = workspace?.attributes.name;
	const result = {
		runId,
		workspace: name,
		by,
		reason,
		overridden: [],
		refused: [],
		final: [],
		audit: []
	};
	const signed = signReason(reason, actor);
	for (const { item, state, override } of waiting) {
		const problem = state === "overridable" ? await problemOf(() => override(signed)) : NOT_PERMITTED;
		if (state === "final") result.final.push(item);
		else if (problem === void 0) result.overridden.push(item);
		else result.refused.push({
			...item,
			problem
		});
	}
	if (result.overridden.length > 0) {
		const who = {
			by: actor.by ?? by,
			job: actor.job,
			at: clock.date().toISOString()
		};
		const act = {
			action: "override",
			run: runId,
			workspace: name ?? ""
		};
		result.audit.push({
			...act,
			...who,
			reason
		});
	}
	return result;
}
async function problemOf(override) {
	try {
		await override();
		return;
	} catch (error) {
		if (error instanceof ServiceError && error.code !== "aborted") return error.message;
		throw error;
	}
}
async function mustBeWithin(client, run, { organization, workspaces }) {
	const of = relatedId(run, "workspace");
	for (const name of workspaces) {
		const found = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
		if (of !== void 0 && found?.id === of) return;
	}
	const named = `${workspaces.join(", ")} of ${organization}`;
	throw new ServiceError(`Run ${run.id} is of none of these workspaces: ${named}.`, {
		code: "invalid",
		method: "GET",
		path: `/runs/${run.id}`,
		remedy: "Nothing was overridden. Name the workspace of the run, if it is one to override in."
	});
}
const NOT_PERMITTED = "this token may not override it: its team needs the organization permission to manage policy overrides";
async function findWaiting(client, runId) {
	const { policyChecks, taskStages, tfPolicyEvaluations } = client;
	const checks = await policyChecks.list(runId).all();
	const stages = (await taskStages.list(runId).all()).map(({ stage }) => stage);
	const evaluations = await tfPolicyEvaluations.list(runId).all();
	return [
		...select("policy-check", checks, policyChecks),
		...select("task-stage", stages, taskStages),
		...select("tf-policy-evaluation", evaluations, tfPolicyEvaluations)
	];
}
function select(system, objects, resource) {
	return objects.flatMap(({ id, attributes }) => {
		const state = stateOf(WORDS[system], attributes);
		const item = {
			system,
			id,
			status: attributes.status
		};
		const override = (comment) => resource.override(id, { comment });
		return state === void 0 ? [] : {
			item,
			state,
			override
		};
	});
}
const WORDS = {
	"policy-check": {
		waits: "soft_failed",
		final: "hard_failed"
	},
	"task-stage": {
		waits: "awaiting_override",
		final: "failed"
	},
	"tf-policy-evaluation": {
		waits: "awaiting_override",
		final: "failed"
	}
};
function stateOf({ waits, final }, { status, actions, permissions }) {
	if (status === final) return "final";
	if (status !== waits) return void 0;
	if (actions?.["is-overridable"] === false) return "final";
	return (permissions?.["can-override"] ?? permissions?.["can-override-policy"]) === false ? "not-permitted" : "overridable";
}
// build/src/gate/runs-of-commit.js
async function runsOfCommit(client, { organization, workspaces, changeRequest, commit }) {
	const found = [];
	for (const name of new Set(workspaces)) {
		const workspace = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
		if (workspace === void 0) continue;
		const { id } = workspace;
		const { items } = await client.runs.list(id, { search: changeRequest }).page({ size: 100 });
		const [newest] = items.filter((run) => relatedId(run, "workspace") === id && isRunAt(run.attributes.message, changeRequest, commit)).sort((one, other) => createdAt(other) - createdAt(one));
		if (newest !== void 0) found.push({
			workspace: name,
			workspaceId: id,
			run: newest
		});
	}
	return found;
}
function createdAt({ attributes }) {
	return Date.parse(attributes["created-at"] ?? "") || 0;
}
// build/src/action/commands.js
var Refused = class extends Error {};
async function followComment(work) {
	const { log, job } = work;
	const { event } = job;
	const api = job.github.comments;
	const commands = api?.commands;
	const approvers = approversOf(work);
	if ("problem" in approvers) {
		log.error(`override-by ${approvers.problem}`);
		return 1;
	}
	const { action, comment, issue } = fieldsOf(job.payload);
	const body = textOf(inside(comment, "body")) ?? "";
	const command = readCommand(body);
	const commentId = Number(inside(comment, "id"));
	const number = event?.lookUp?.by === "number" ? event.lookUp.number : void 0;
	const isPull = number !== void 0 && inside(issue, "number") === number;
	if (command === void 0 || action !== "created" || !isPull || !event || !api || !commands) {
		log.info("This comment commands nothing here.");
		return 0;
	}
	const react = (content) => commands.react(commentId, content).catch(() => void 0);
	try {
		const by = await mustBeUnedited({
			commands,
			commentId,
			number
		}, body, work);
		if (command === "unclear") {
			log.error("This is no command that is known here. `/plangate help` names them.");
			await react("confused");
			return 1;
		}
		const asked = {
			...command,
			api,
			commands,
			event,
			commentId,
			number,
			by
		};
		const commit = await mayAsk(asked, approvers.value, work);
		const done = await act({
			...asked,
			commit
		}, work);
		await react("rocket");
		return done;
	} catch (error) {
		if (!(error instanceof Refused || error instanceof HostProblem) && !(error instanceof ServiceError)) throw error;
		log.error(`Nothing was done for this comment, or not all of it. ${error.message}`);
		await react("-1");
		return 1;
	}
}
function approversOf({ values, job }) {
	const read = readApprovers(values["override-by"] ?? "");
	if ("problem" in read || read.value.teams.length === 0) return read;
	if (job.github.checks !== void 0) return read;
	return { problem: "names a team, and `members-token` is missing: the token of a workflow cannot read who is in a team." };
}
async function mustBeUnedited({ commands, commentId, number }, body, { io }) {
	const found = await commands.askingComment(commentId);
	const { author } = found;
	if (!found.byPerson || author === void 0) throw new Refused("It is not by a person.");
	if (found.edited || found.body !== body) throw new Refused("It was edited.");
	if (found.number !== number) throw new Refused("It stands on another pull request.");
	const starters = startersOnGitHub(io.environment);
	if (starters.length === 0 || starters.some((login) => login !== author)) throw new Refused("Somebody else than its author started this job.");
	return author;
}
async function mayAsk(asked, approvers, work) {
	const { api, commands, event, by, verb, commit, number } = asked;
	const { values, job } = work;
	const refused = await refuseOverride({
		event: event.name,
		whose: event.origin.whose,
		starters: [by],
		permissionOf: (login) => api.permissionOf(login)
	});
	if (refused !== void 0) throw new Refused(refused);
	const first = mustBeHead(await api.pullRequest(number), commit);
	if (verb === "override" || verb === "allow-destroys") {
		const self = parseFlag(values["allow-self-override"] ?? "false");
		const { branch = "", author } = first;
		const no = await refuseApprover(approvers, {
			login: by,
			role: await commands.roleOf(by),
			author,
			pusher: await commands.pusherOf(branch, commit),
			selfAllowed: "value" in self && self.value,
			isMember: async ({ organization, team }) => await job.github.checks?.commands?.isMember(organization, team, by) ?? false
		});
		if (no !== void 0) throw new Refused(no);
	}
	return mustBeHead(await api.pullRequest(number), commit).headSha;
}
function mustBeHead(facts, commit) {
	const { open, fork, headSha } = facts;
	if (!open) throw new Refused("The pull request is not open.");
	if (fork) throw new Refused("The pull request is of a fork.");
	if (commit !== "" && commit !== headSha) throw new Refused(`The head of the pull request is ${headSha}, not ${commit}: look at it anew.`);
	return facts;
}
async function act(asked, work) {
	const { verb, commit, by, reason } = asked;
	const { io, log } = work;
	const at = io.clock.date().toISOString();
	let releases = [];
	let audit = [];
	if (verb === "override") audit = await overrideAll(asked, work);
	if (verb === "allow-destroys") ({releases, audit} = await releaseAll(asked, at, work));
	io.host.output("audit", JSON.stringify(audit));
	log.info(`${by} asked for ${verb} at ${commit}${reason === "" ? "" : `: ${reason}`}`);
	const runs = await tellInComment(asked, {
		verb,
		by,
		at,
		commit,
		reason,
		releases
	}, work);
	if (verb === "help") return 0;
	if (runs.length === 0) throw new Refused("No failed job of the gate is known for this commit: run it again by hand.");
	for (const run of runs) {
		const why = await asked.commands.startAgain(run, commit);
		if (why !== void 0) throw new Refused(why);
		log.info(`The workflow run ${run} was started again.`);
	}
	return 0;
}
async function runsFor(asked, work) {
	const { event, number, commit } = asked;
	const { organization = "", "comment-key": key = "default" } = work.values;
	const of = `${event.owner}/${event.repository}#${number}`;
	const changeRequest = key === "default" ? of : `${of}/${key}`;
	const { client, workspaces } = work;
	const runs = await runsOfCommit(client, {
		organization,
		workspaces,
		changeRequest,
		commit
	});
	if (runs.length > 0) return runs;
	throw new Refused(`No run of ${commit} was found in ${workspaces.join(", ")} of ${organization}.`);
}
async function overrideAll(asked, work) {
	const { client, io, workspaces, values } = work;
	const { reason, by, event } = asked;
	const within = {
		organization: values["organization"] ?? "",
		workspaces
	};
	const actor = {
		by,
		job: event.job?.url
	};
	const counts = {
		overridden: 0,
		refused: 0,
		final: 0
	};
	const audit = [];
	for (const { run } of await runsFor(asked, work)) {
		const done = await overrideRun(client, io.clock, {
			runId: run.id,
			reason,
			actor,
			within
		});
		counts.overridden += done.overridden.length;
		counts.refused += done.refused.length;
		counts.final += done.final.length;
		audit.push(...done.audit);
	}
	for (const [name, count] of Object.entries(counts)) io.host.output(name, String(count));
	const { overridden, refused, final } = counts;
	if (overridden > 0 && refused + final === 0) return audit;
	io.host.output("audit", JSON.stringify(audit));
	throw new Refused(`${overridden} overridden, ${refused} that this token may not override, ${final} that nobody may.`);
}
async function releaseAll(asked, at, work) {
	const { client, io, values } = work;
	const { by, reason, commit, number, event } = asked;
	const token = values["gate-token"] ?? values["token"] ?? "";
	const about = {
		by,
		at,
		commit,
		reason,
		number,
		repository: `${event.owner}/${event.repository}`
	};
	const ports = {
		client,
		clock: io.clock,
		signal: io.signal,
		deadline: io.clock.now() + 9e4
	};
	const releases = [];
	const audit = [];
	let many = 0;
	for (const { run, workspace, workspaceId } of await runsFor(asked, work)) {
		const plan = await client.runs.plan(relatedId(run, "plan") ?? "");
		const changes = await readChanges(plan, ports, true);
		if (changes === void 0) continue;
		if (changes.doubt !== void 0) throw new Refused(changes.doubt);
		const acts = actsOf(changes);
		many += acts.length;
		if (acts.length === 0) continue;
		releases.push(sealRelease(token, {
			...about,
			workspaceId
		}, acts));
		const job = event.job?.url;
		audit.push({
			action: "allow-destroys",
			run: run.id,
			workspace,
			by,
			at,
			job,
			reason
		});
	}
	if (releases.length === 0) throw new Refused("No plan of this commit destroys anything.");
	if (many > 300) throw new Refused(`${many} are too many for a comment; no more than 300 are let through at once.`);
	return {
		releases,
		audit
	};
}
async function tellInComment({ api, number, commit }, section, { io, values, log }) {
	const key = values["comment-key"] ?? "default";
	const marker = markerStart(key);
	const content = {
		marker,
		compose: (existing = "") => addAct(existing, section, key),
		holds: (body) => holdsAct(body, section, key),
		isSuperseded: () => false
	};
	const wish = {
		number,
		headSha: commit,
		green: true,
		when: "on-failure",
		mode: "update"
	};
	const snapshot = await api.snapshot(number);
	const [comment] = ownComments(snapshot.comments, marker);
	const until = io.clock.now() + 6e4;
	const { clock, random } = io;
	const { written, lost } = await (await startComment(api, content, wish, {
		clock,
		random,
		deadline: () => until
	}, snapshot)).settle();
	const isKept = written && !lost;
	if (!isKept && section.releases.length > 0) throw new Refused("There is no comment of the gate at this commit that could keep it.");
	if (!isKept) log.warning("The comment of the gate does not tell of it.");
	const closed = ((comment && decodeMarker(comment.body, key)?.sections) ?? []).filter(({ headSha, tally }) => headSha === commit && !tally.green);
	return [...new Set(closed.map(({ runId }) => runId))].filter((run) => run > 0);
}
// build/src/action/override.js
async function overrideFailures(work) {
	const { client, values, log, io } = work;
	const { run = "", reason = "", organization = "" } = values;
	const workspaces = parseList(values["workspaces"] ?? "");
	if ("problem" in workspaces) {
		log.error(`workspaces ${workspaces.problem}`);
		return 1;
	}
	const { job, ports } = await openJob(io);
	try {
		if (run === "" && job.event?.name === "issue_comment") return await followComment({
			...work,
			job,
			workspaces: workspaces.value
		});
		const [missing] = Object.entries({
			run,
			reason
		}).find(([, value]) => value === "") ?? [];
		if (missing !== void 0) {
			log.error(`${missing} is missing.`);
			return 1;
		}
		const actor = await actorOnGitHub(job.event, job.github.comments, io.environment);
		if ("refused" in actor) {
			log.error(`Nothing was overridden. ${actor.refused}`);
			return 1;
		}
		const within = {
			organization,
			workspaces: workspaces.value
		};
		const result = await overrideRun(client, io.clock, {
			runId: run,
			reason,
			actor,
			within
		});
		const { overridden, refused, final, audit } = result;
		const by = actor.by ?? result.by ?? "the owner of this token";
		for (const item of overridden) log.info(`${nameOf(item)} was overridden by ${by}: ${reason}`);
		for (const item of refused) log.error(`${nameOf(item)} was not overridden: ${item.problem ?? ""}`);
		for (const item of final) log.error(`${nameOf(item)} is "${item.status}" and cannot be overridden by anybody.`);
		if (overridden.length + refused.length + final.length === 0) log.info(`Nothing in ${run} waits for an override.`);
		for (const [output, items] of Object.entries({
			overridden,
			refused,
			final
		})) io.host.output(output, String(items.length));
		io.host.output("audit", JSON.stringify(audit));
		return refused.length + final.length > 0 ? 1 : 0;
	} finally {
		await ports.send.close();
	}
}
function nameOf({ system, id }) {
	const words = system.replaceAll("-", " ").replace("tf policy", "Terraform policy");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${id}`;
}
// build/src/action/team-access.js
async function ensureTeamAccess(work) {
	const { client, values, log, io } = work;
	const { workspace = "", team = "", organization } = values;
	const access = values["access"];
	const custom = customOf(values);
	const problems = accessProblems(custom, access);
	const isNamed = !workspace.startsWith("ws-");
	if (isNamed && organization === void 0) problems.push("organization is missing: a workspace given by name is looked for in one.");
	for (const problem of problems) log.error(problem);
	if (problems.length > 0) return 1;
	const workspaceId = isNamed && organization !== void 0 ? (await client.workspaces.showByName(organization, workspace)).id : workspace;
	const grant = {
		workspaceId,
		teamId: team,
		access,
		...custom
	};
	const existing = (await client.teamAccess.list(workspaceId).all()).find((each) => relatedId(each, "team") === team);
	let change = "none";
	let id = existing?.id;
	if (existing === void 0) {
		id = (await client.teamAccess.add(grant)).id;
		change = "created";
	} else if (!matchesGrant(existing, grant)) {
		await client.teamAccess.update(existing.id, {
			access,
			...custom
		});
		change = "updated";
	}
	io.host.output("id", id ?? "");
	io.host.output("change", change);
	const had = existing === void 0 ? "no access" : existing.attributes.access;
	log.info(change === "none" ? `Team ${team} has ${access} access to ${workspace} already.` : `Team ${team} has ${access} access to ${workspace} now; it had ${had}.`);
	return 0;
}
function customOf(values) {
	const entries = Object.entries(CUSTOM_ATTRIBUTES).flatMap(([name, allowed]) => {
		const value = allowed.find((one) => String(one) === values[name]);
		return value === void 0 ? [] : [[name, value]];
	});
	return Object.fromEntries(entries);
}
// build/src/action/run-sub-action.js
const SUB_ROLES = {
	override: [OVERRIDE, overrideFailures],
	"agent-token": [AGENT_TOKEN, createJobToken],
	"agent-token-post": [AGENT_TOKEN, revokeJobToken],
	"team-access": [TEAM_ACCESS, ensureTeamAccess]
};
async function runSubAction(role, io) {
	const [action, work] = SUB_ROLES[role];
	const log = createActionLog(io.host, io.makeToken);
	const inputs = readSubInputs(action, io.environment);
	if ("problems" in inputs) {
		for (const line of problemLines(inputs.problems)) io.host.print(line);
		for (const { input, message } of inputs.problems) log.error(`${input} ${message}`);
		return 1;
	}
	const { token, origin, values } = inputs;
	io.host.mask(token);
	const send = openNetwork(values["ca-file"], io);
	try {
		const deadline = io.clock.now() + 12e4;
		return await work({
			client: createClient({
				...io,
				origin,
				token,
				send,
				log,
				deadline,
				discovers: true
			}),
			values,
			log,
			io
		});
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		const { message, remedy = "" } = error;
		log.error(message.includes(remedy) ? message : `${message} ${remedy}`);
		return 1;
	} finally {
		await send.close();
	}
}
function readSubInputs(action, environment) {
	const given = readInputs(environment);
	const problems = unknownInputs(given, action.inputs);
	const values = {};
	for (const { name, choices, default: usual, environment: variables, required } of action.inputs) {
		const text = [
			given[name],
			...(variables ?? []).map((variable) => environment[variable]),
			usual
		].find((one) => one !== void 0 && one.trim() !== "")?.trim();
		if (text === void 0) {
			if (required === true) problems.push({
				input: name,
				message: "is missing."
			});
			continue;
		}
		const chosen = choices === void 0 ? { value: text } : parseChoice(text, choices);
		if ("value" in chosen) values[name] = chosen.value;
		else problems.push({
			input: name,
			message: chosen.problem
		});
	}
	const { host, token, ...target } = chooseTarget({
		hostname: values["hostname"],
		token: values["token"],
		environment,
		missingToken: () => "is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`."
	});
	problems.push(...target.problems);
	return problems.length > 0 || host === void 0 || token === void 0 ? { problems } : {
		origin: host.origin,
		token,
		values
	};
}
async function createJobToken({ client, values, log, io }) {
	const { GITHUB_REPOSITORY: repository = "", GITHUB_RUN_ID: run = "" } = io.environment;
	const description = values["description"] ?? `GitHub Actions ${repository} run ${run}`;
	const expiry = { expiredAt: values["expired-at"] };
	const created = await client.agentTokens.create(values["agent-pool"] ?? "", description, expiry);
	const secret = created.attributes.token;
	io.host.save("agent-token", created.id);
	if (typeof secret !== "string" || secret === "") {
		log.error(`The service created ${created.id} but did not show its secret.`);
		return 1;
	}
	io.host.mask(secret);
	io.host.output("token", secret);
	io.host.output("id", created.id);
	log.info(`Created ${created.id}. It is revoked when the job ends.`);
	return 0;
}
async function revokeJobToken({ client, log, io }) {
	const id = io.host.saved("agent-token");
	if (id === "") return 0;
	try {
		await client.agentTokens.destroy(id);
		log.info(`Revoked ${id}.`);
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "not-found") throw error;
		log.info(`${id} was revoked already.`);
	}
	return 0;
}
export { runSubAction };
