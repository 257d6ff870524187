import { ServiceError, array, messageOf, object, optional, picklist, related, relatedId, string } from "./index.js";
import { findRun, readPolicies, toSystems } from "./shared.js";
// build/src/gate/audit.js
const RESULTS = [
	"blocked",
	"needs an override",
	"errored",
	"overridden",
	"advisory failure",
	"unknown",
	"not evaluated in that run",
	"no finished run",
	"passed"
];
const auditedPolicy = object({
	system: string(),
	policySet: string(),
	policy: string(),
	level: string(),
	result: picklist(RESULTS)
});
const auditedWorkspace = object({
	id: string(),
	name: string(),
	versionId: optional(string()),
	currentRunId: optional(string()),
	run: optional(object({
		id: string(),
		createdAt: optional(string())
	})),
	doubts: array(string()),
	policies: array(auditedPolicy)
});
const STOPS = [
	"unauthorized",
	"rate-limited",
	"network",
	"timeout",
	"tls",
	"aborted",
	"local"
];
async function auditWorkspace(workspace, current, ports) {
	const { named } = related(workspace, "current-configuration-version");
	const versionId = named?.[0]?.id;
	const currentRunId = relatedId(workspace, "current-run");
	const { id, attributes } = workspace;
	const known = {
		id,
		name: attributes.name,
		versionId,
		currentRunId,
		doubts: [],
		policies: []
	};
	if (versionId === void 0) {
		const untold = "The service does not say which configuration it has now.";
		return {
			...known,
			doubts: named === void 0 ? [untold] : []
		};
	}
	try {
		const { client } = ports;
		const run = currentRunId && await findRun(id, {
			versionId,
			runId: currentRunId
		}, client, current) || await findRun(id, {
			versionId,
			runId: void 0
		}, client);
		if (run === void 0) return known;
		const observed = await readPolicies(run, true, {
			...ports,
			believesRun: true
		});
		const systems = Object.values(toSystems(run, observed));
		const doubts = systems.flatMap(({ how, reading }) => [
			..."doubt" in how ? [how.doubt] : [],
			...reading.doubts,
			...reading.errors
		]);
		const results = systems.flatMap(({ reading }) => reading.results);
		const createdAt = run.attributes["created-at"] ?? void 0;
		return {
			...known,
			run: {
				id: run.id,
				createdAt
			},
			doubts,
			policies: results.map(toPolicy)
		};
	} catch (error) {
		if (!(error instanceof ServiceError) || STOPS.includes(error.code)) throw error;
		return {
			...known,
			doubts: [messageOf(error)]
		};
	}
}
function stillHolds(read, workspace) {
	return read.id === workspace.id && read.name === workspace.attributes.name && read.doubts.length === 0 && read.run !== void 0 && read.run.id === relatedId(workspace, "current-run") && read.versionId === relatedId(workspace, "current-configuration-version");
}
function toPolicy(read) {
	const { system, policySet, policy, level } = read;
	return {
		system,
		policySet,
		policy,
		level,
		result: toResult(read)
	};
}
function toResult({ status, level, overridable, word }) {
	if (status === "not-evaluated") return "not evaluated in that run";
	if (status === "errored" || status === "overridden") return status;
	if (status === "passed") return word === void 0 ? "passed" : "unknown";
	if (status === "unknown") return "unknown";
	if (level === "advisory") return "advisory failure";
	return overridable ? "needs an override" : "blocked";
}
function toRows(workspaces) {
	const policies = new Map();
	const read = workspaces.map((workspace) => {
		const own = new Map();
		for (const policy of workspace.policies) {
			const key = JSON.stringify([
				policy.system,
				policy.policySet,
				policy.policy
			]);
			const before = own.get(key);
			if (before === void 0 || rank(policy) < rank(before)) own.set(key, policy);
			if (!policies.has(key)) policies.set(key, policy);
		}
		return {
			workspace,
			own
		};
	});
	const none = {
		system: "",
		policySet: "",
		policy: "",
		level: "",
		result: "unknown"
	};
	if (policies.size === 0) policies.set("", none);
	const groups = [...policies].map(([key, { system, policySet, policy }]) => {
		const cells = read.map(({ workspace, own }) => {
			const { level = "", result } = own.get(key) ?? {};
			return {
				workspace,
				level,
				result: told(workspace, result)
			};
		});
		const wouldBlock = cells.filter((cell) => rank(cell) < RESULTS.indexOf("unknown")).length;
		return {
			wouldBlock,
			unknown: cells.filter(({ result }) => result === "unknown").length,
			rows: cells.sort((one, other) => rank(one) - rank(other)).map(({ workspace: { name, run }, level, result }) => {
				return {
					system,
					policySet,
					policy,
					workspace: name,
					level,
					result,
					run,
					wouldBlock
				};
			})
		};
	});
	groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
	return groups.flatMap(({ rows }) => rows);
}
function rank({ result }) {
	return RESULTS.indexOf(result);
}
function told({ run, doubts, policies }, result) {
	if (result !== void 0 && result !== "passed") return result;
	if (doubts.length > 0) return "unknown";
	if (result === "passed") return result;
	if (run === void 0) return "no finished run";
	return policies.some(({ policy }) => policy === "" || policy === "unnamed policy") ? "unknown" : "not evaluated in that run";
}
export { auditWorkspace, auditedWorkspace, stillHolds, toRows };
