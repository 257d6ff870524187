import { __commonJSMin, __exportAll, __toESM } from "./rolldown-runtime.js";
import { loadHcl } from "./hcl.js";
import { ACCESS_LEVELS, CONFIGURATION_VERSION, CUSTOM_ATTRIBUTES, RUN, array, boolean, integer, isoTimestamp, literal, looseObject, maxValue, minLength, minValue, nullable, number, optional, parse as parse$2, picklist, pipe, record, regex, safeParse, strictObject, string, union, unknown, variant, wordsOf } from "./index.js";
import native, { basename, join, posix, resolve, win32 } from "node:path";
import ro from "node:fs/promises";
import Br, { existsSync, readFileSync } from "node:fs";
import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import { STATUS_CODES, ServerResponse, createServer } from "node:http";
import Cs, { Readable } from "node:stream";
import { EventEmitter } from "node:events";
import { createGunzip, gunzipSync, gzipSync } from "node:zlib";
import Qr, { EventEmitter as EventEmitter$1 } from "events";
import I from "fs";
import { StringDecoder } from "node:string_decoder";
import ar, { dirname as dirname$1, parse } from "path";
import zi from "assert";
import { Buffer as Buffer$1 } from "buffer";
import en, * as Ps from "zlib";
import co from "node:assert";
import { isDeepStrictEqual } from "node:util";
import { Http2ServerRequest, constants as constants$2 } from "node:http2";
// build/src/service/respond.js
const DOCUMENT_TYPE = "application/vnd.api+json; charset=utf-8";
const NOTHING$1 = new Uint8Array();
var Refusal = class extends Error {
	name = "Refusal";
	response;
	constructor(response) {
		super(`refused with ${String(response.status)}`);
		this.response = response;
	}
};
function respond(status, document, headers = {}) {
	return {
		status,
		headers: {
			"content-type": DOCUMENT_TYPE,
			...headers
		},
		body: Buffer.from(JSON.stringify(document))
	};
}
function respondText(status, text, type = "text/plain") {
	return {
		status,
		headers: { "content-type": `${type}; charset=utf-8` },
		body: Buffer.from(text)
	};
}
function respondEmpty(status, headers = {}) {
	return {
		status,
		headers,
		body: NOTHING$1
	};
}
function redirect(status, location) {
	return respondEmpty(status, { location });
}
function fail$1(status, ...errors) {
	return respond(status, { errors: errors.map((error) => ({
		status: String(status),
		...error
	})) });
}
function badRequest(parameter, detail) {
	return fail$1(400, {
		title: "bad request",
		detail,
		source: { parameter }
	});
}
function notFound(detail) {
	return fail$1(404, {
		title: "not found",
		detail
	});
}
function unauthorized() {
	return fail$1(401, { title: "unauthorized" });
}
function conflict(detail) {
	return fail$1(409, {
		title: "transition not allowed",
		detail
	});
}
function invalid(...problems) {
	return fail$1(422, ...problems.map(({ pointer, detail }) => ({
		title: "invalid attribute",
		detail,
		source: { pointer }
	})));
}
function respondResource(status, resource) {
	return respond(status, { data: resource });
}
function respondOne(call, kept, render, includes = {}) {
	return respond(200, {
		data: render(call, kept),
		included: included(call, [kept], includes)
	});
}
const MAX_PAGE_SIZE = 100;
function respondPage(call, kept, render, options = {}) {
	const { query, request, domain } = call;
	const page = readPage(query);
	const whole = options.whole === true && !page.asked;
	const from = (page.number - 1) * page.size;
	const shown = whole ? kept : kept.slice(from, from + page.size);
	const body = {
		data: shown.map((one) => render(call, one)),
		included: included(call, shown, options.includes ?? {})
	};
	if (whole) return respond(200, body);
	const last = Math.max(1, Math.ceil(kept.length / page.size));
	const previous = page.number > 1 ? page.number - 1 : null;
	const next = page.number < last ? page.number + 1 : null;
	const link = (number) => {
		if (number === null) return null;
		const others = new URLSearchParams(query);
		others.set("page[number]", String(number));
		others.set("page[size]", String(page.size));
		return `${domain.origin}${request.path}?${others.toString()}`;
	};
	const counted = options.uncounted !== true;
	return respond(200, {
		...body,
		links: {
			self: link(page.number),
			first: link(1),
			prev: link(previous),
			next: link(next),
			last: counted ? link(last) : void 0
		},
		meta: { pagination: {
			"current-page": page.number,
			"page-size": page.size,
			"prev-page": previous,
			"next-page": next,
			"total-pages": counted ? last : void 0,
			"total-count": counted ? kept.length : void 0
		} }
	});
}
function readPage(query) {
	const read = (name, fallback) => {
		const text = query.get(`page[${name}]`);
		if (text === null || text === "") return fallback;
		const value = Number(text);
		if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) throw new Refusal(fail$1(400, {
			title: "invalid parameter",
			detail: `page[${name}] must be a whole number from 1.`,
			source: { parameter: `page[${name}]` }
		}));
		return value;
	};
	return {
		number: read("number", 1),
		size: Math.min(read("size", 20), MAX_PAGE_SIZE),
		asked: query.has("page[number]") || query.has("page[size]")
	};
}
function included(call, kept, includes) {
	const asked = (call.query.get("include") ?? "").split(",").map((word) => word.trim().replaceAll("-", "_")).filter((word) => word !== "");
	if (asked.length === 0) return void 0;
	const stranger = asked.find((word) => !Object.hasOwn(includes, word));
	if (stranger !== void 0) throw new Refusal(badRequest("include", `Invalid include parameter: ${stranger}. Known here: ${Object.keys(includes).join(", ") || "none"}.`));
	const wanted = Object.entries(includes).filter(([word]) => asked.includes(word));
	const resources = kept.flatMap((one) => wanted.flatMap(([, along]) => along(call, one)));
	return [...new Map(resources.map((one) => [`${one.type}/${one.id}`, one])).values()];
}
// build/src/service/body.js
const JSON_API = "application/vnd.api+json";
function readBody$1(request, schema) {
	const type = mediaType(request);
	if (type !== JSON_API) throw new Refusal(fail$1(415, {
		title: "unsupported media type",
		detail: `The body must be sent as ${JSON_API}, not as ${type === "" ? "something unnamed" : type}.`
	}));
	const document = parse$1(request.body);
	refuseLists(document);
	return check(document, schema);
}
function refuseLists(document) {
	const data = memberOf(document, "data");
	const attributes = memberOf(data, "attributes");
	for (const [pointer, value] of [["/data", data], ["/data/attributes", attributes]]) if (Array.isArray(value)) throw new Refusal(invalid({
		pointer,
		detail: "One object is expected here, not a list."
	}));
}
function memberOf(value, name) {
	return typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
}
function readComment(request) {
	if (request.body.length === 0) return void 0;
	const type = mediaType(request);
	if (type !== JSON_API && type !== "application/json") throw new Refusal(fail$1(415, {
		title: "unsupported media type",
		detail: `An action's body must be sent as ${JSON_API} or application/json.`
	}));
	return check(parse$1(request.body), actionSchema)?.comment ?? void 0;
}
const actionSchema = nullable(looseObject({ comment: optional(nullable(string())) }));
function mediaType(request) {
	return (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
function parse$1(body) {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
	} catch {
		throw new Refusal(invalid({
			pointer: "",
			detail: "The body is not JSON in UTF-8."
		}));
	}
}
function check(value, schema) {
	const read = safeParse(schema, value);
	if (read.success) return read.output;
	throw new Refusal(invalid(...read.issues.map((issue) => ({
		pointer: `/${(issue.path ?? []).map(({ key }) => pointerPart(String(key))).join("/")}`,
		detail: sayProblem(issue)
	}))));
}
function pointerPart(key) {
	return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
function sayProblem(issue) {
	const key = issue.path?.at(-1)?.key;
	const name = typeof key === "string" || typeof key === "number" ? String(key) : "The body";
	if (issue.received === "undefined") return `${name} is required${issue.expected === null ? "" : `: ${issue.expected}`}.`;
	return `${name} must be ${issue.expected ?? "something else"}, not ${issue.received}.`;
}
// build/src/service/faults.js
const amount$1 = pipe(number(), minValue(0));
const faultSchema = variant("kind", [
	strictObject({
		kind: literal("status"),
		status: pipe(number(), integer(), minValue(200), maxValue(599)),
		headers: optional(record(string(), string()), {}),
		body: optional(string(), "")
	}),
	strictObject({ kind: literal("reset") }),
	strictObject({ kind: literal("hang") }),
	strictObject({
		kind: literal("delay"),
		delayMs: amount$1
	}),
	strictObject({
		kind: literal("drip"),
		pauseMs: amount$1
	}),
	strictObject({
		kind: literal("truncate"),
		bytes: amount$1
	}),
	strictObject({
		kind: literal("html"),
		status: optional(number(), 200)
	}),
	strictObject({
		kind: literal("empty"),
		status: optional(number(), 200)
	}),
	strictObject({
		kind: literal("rate-limited"),
		hint: picklist([
			"x-ratelimit-reset",
			"retry-after-seconds",
			"retry-after-date",
			"none"
		]),
		seconds: optional(amount$1, 1)
	})
]);
const faultRuleSchema = strictObject({
	route: optional(string()),
	fault: faultSchema,
	when: optional(picklist(["before", "after"]), "before"),
	skip: optional(amount$1, 0),
	times: optional(amount$1, 1)
});
function createFaults() {
	let rules = [];
	return {
		add: (rule) => {
			rules.push(parse$2(faultRuleSchema, rule));
		},
		clear: () => {
			rules = [];
		},
		list: () => rules,
		take(route) {
			const rule = rules.find((one) => one.route === void 0 || one.route === route);
			if (rule === void 0) return void 0;
			if (rule.skip > 0) {
				rule.skip -= 1;
				return;
			}
			rule.times -= 1;
			if (rule.times <= 0) rules = rules.filter((one) => one !== rule);
			return rule;
		}
	};
}
function applyFault(fault, answer, now) {
	switch (fault.kind) {
		case "status": return {
			status: fault.status,
			headers: {
				"content-type": "text/plain",
				...fault.headers
			},
			body: new TextEncoder().encode(fault.body)
		};
		case "html": return respondText(fault.status, "<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>", "text/html");
		case "empty": return {
			status: fault.status,
			headers: {},
			body: new Uint8Array()
		};
		case "rate-limited": return rateLimited(fault.hint, fault.seconds, now);
		case "reset":
		case "hang":
		case "delay":
		case "drip":
		case "truncate": return {
			...answer,
			fault
		};
	}
}
function reachesHandler({ when, fault }) {
	return when === "after" || [
		"delay",
		"drip",
		"truncate"
	].includes(fault.kind);
}
function rateLimited(hint, seconds, now) {
	const headers = { "content-type": "application/vnd.api+json" };
	if (hint === "x-ratelimit-reset") headers["x-ratelimit-reset"] = seconds.toFixed(3);
	if (hint === "retry-after-seconds") headers["retry-after"] = String(Math.ceil(seconds));
	if (hint === "retry-after-date") {
		headers["retry-after"] = new Date(now.getTime() + seconds * 1e3).toUTCString();
		headers["date"] = now.toUTCString();
	}
	return {
		status: 429,
		headers,
		body: new TextEncoder().encode(JSON.stringify({ errors: [{
			detail: "You have exceeded the API's rate limit.",
			status: 429,
			title: "Too many requests"
		}] }))
	};
}
// build/src/service/scripts.js
const ENCRYPTION = "require-encrypted-volumes";
const REGIONS = "allowed-regions";
const WRONG_REGION = failed("module.vpc.aws_vpc.this: region eu-west-9 is not allowed");
const NOT_ENCRYPTED = failed("aws_ebs_volume.data: attribute \"encrypted\" is not true");
const THE_VOLUME = { resources: [{
	address: "aws_ebs_volume.data",
	file: "volumes.tf",
	line: 15
}] };
const CHANGES = {
	additions: 2,
	changes: 1,
	destructions: 0
};
const COST = {
	prior: "100.00",
	proposed: "126.40",
	delta: "26.40",
	resources: 3
};
const SCRIPTS = {
	plain: {},
	"none-found": {
		policyChecks: [],
		policySets: [],
		terraformPolicySets: []
	},
	"pre-plan-task": { prePlanTasks: [{
		name: "naming-guard",
		message: "All names are in order."
	}] },
	"pre-plan-task-failed": { prePlanTasks: [{
		name: "naming-guard",
		status: "failed",
		message: "The name \"tmp\" is not allowed."
	}] },
	"policy-check-passed": policyCheck({
		name: ENCRYPTION,
		level: "hard-mandatory"
	}, {
		name: REGIONS,
		level: "soft-mandatory"
	}),
	"policy-check-advisory": policyCheck({
		name: ENCRYPTION,
		level: "hard-mandatory"
	}, {
		name: REGIONS,
		level: "advisory",
		...WRONG_REGION
	}),
	"policy-check-soft-failed": policyCheck({
		name: ENCRYPTION,
		level: "hard-mandatory"
	}, {
		name: REGIONS,
		level: "soft-mandatory",
		...WRONG_REGION
	}),
	"policy-check-hard-failed": policyCheck({
		name: ENCRYPTION,
		level: "hard-mandatory",
		...NOT_ENCRYPTED
	}, {
		name: REGIONS,
		level: "soft-mandatory"
	}),
	"policy-check-errored": { policyChecks: [{
		policies: [{
			name: ENCRYPTION,
			level: "hard-mandatory"
		}],
		errored: true
	}] },
	"evaluation-passed": policySet({
		name: ENCRYPTION,
		level: "mandatory"
	}, {
		name: REGIONS,
		level: "advisory"
	}),
	"evaluation-failed": policySet({
		name: ENCRYPTION,
		level: "mandatory",
		...NOT_ENCRYPTED
	}, {
		name: REGIONS,
		level: "advisory"
	}),
	"evaluation-advisory": policySet({
		name: ENCRYPTION,
		level: "mandatory"
	}, {
		name: REGIONS,
		level: "advisory",
		...WRONG_REGION
	}),
	"evaluation-errored": policySet({
		name: ENCRYPTION,
		level: "mandatory",
		status: "errored",
		messages: ["the query has no value"]
	}),
	"evaluation-stuck": {
		postPlanTasks: [{
			name: "cost-guard",
			status: "failed",
			message: "Over budget."
		}],
		...policySet({
			name: ENCRYPTION,
			level: "mandatory"
		}),
		evaluationStuck: true
	},
	"evaluation-never-started": {
		...policySet({
			name: ENCRYPTION,
			level: "mandatory"
		}),
		evaluationStuck: true
	},
	"awaiting-override": { policySets: [{
		name: "guardrails",
		overridable: true,
		policies: [{
			name: REGIONS,
			level: "mandatory",
			...WRONG_REGION
		}]
	}] },
	both: {
		...policySet({
			name: REGIONS,
			level: "mandatory"
		}),
		...policyCheck({
			name: ENCRYPTION,
			level: "hard-mandatory"
		})
	},
	"both-with-cost-estimate": {
		...policySet({
			name: REGIONS,
			level: "mandatory"
		}),
		...policyCheck({
			name: ENCRYPTION,
			level: "hard-mandatory"
		}),
		costEstimate: COST
	},
	"cost-estimate": { costEstimate: COST },
	"cost-estimate-errored": { costEstimate: { status: "errored" } },
	"run-task-passed": { postPlanTasks: [{
		name: "cost-guard",
		message: "Within budget."
	}] },
	"run-task-failed": { postPlanTasks: [{
		name: "cost-guard",
		status: "failed",
		message: "Over budget.",
		url: "https://cost-guard.example/runs/1"
	}] },
	"run-task-advisory": { postPlanTasks: [{
		name: "cost-guard",
		level: "advisory",
		status: "failed",
		message: "Over budget."
	}] },
	"tf-policy-passed": terraformPolicy$1({
		name: ENCRYPTION,
		level: "mandatory"
	}),
	"tf-policy": terraformPolicy$1({
		name: ENCRYPTION,
		level: "mandatory",
		...NOT_ENCRYPTED,
		...THE_VOLUME
	}),
	"tf-policy-awaiting-override": terraformPolicy$1({
		name: ENCRYPTION,
		level: "mandatory-overridable",
		...NOT_ENCRYPTED,
		...THE_VOLUME
	}),
	"plan-errored": {
		plan: { diagnostics: [{
			summary: "Reference to undeclared resource",
			detail: "A managed resource \"aws_vpc\" \"main\" has not been declared in the root module.",
			file: "main.tf",
			line: 12
		}] },
		...policyCheck({
			name: ENCRYPTION,
			level: "hard-mandatory"
		}),
		...policySet({
			name: REGIONS,
			level: "mandatory"
		})
	},
	"version-errored": { versionError: "the configuration files could not be processed" },
	"slow-processing": { processingMs: 3e3 },
	"canceled-by-someone": { interruption: {
		at: "planning",
		action: "cancel"
	} },
	discarded: {
		interruption: {
			at: "policy_override",
			action: "discard"
		},
		...policyCheck({
			name: REGIONS,
			level: "soft-mandatory",
			...WRONG_REGION
		}),
		plan: CHANGES
	},
	"discarded-while-pending": { interruption: {
		at: "pending",
		action: "discard"
	} },
	"force-canceled-by-someone": { interruption: {
		at: "planning",
		action: "force-cancel"
	} },
	"cancel-ignored": {
		cancelMs: null,
		stuckIn: "planning"
	},
	"statuses-skipped": {
		skip: [
			"pending",
			"plan_queued",
			"planned",
			"post_plan_running",
			"post_plan_completed"
		],
		...policySet({
			name: REGIONS,
			level: "mandatory"
		})
	},
	"save-plan": {
		plan: CHANGES,
		...policySet({
			name: REGIONS,
			level: "mandatory"
		})
	},
	"save-plan-failed": {
		plan: CHANGES,
		...policySet({
			name: ENCRYPTION,
			level: "mandatory",
			...NOT_ENCRYPTED
		})
	},
	"local-workspace": { workspace: { executionMode: "local" } },
	"locked-workspace": { workspace: { locked: true } },
	"stuck-pending": { stuckIn: "pending" },
	"stuck-post-plan": {
		stuckIn: "post_plan_running",
		...policySet({
			name: ENCRYPTION,
			level: "mandatory"
		})
	},
	"long-queue": { queuePosition: 7 },
	downgraded: {
		...policySet({
			name: REGIONS,
			level: "advisory"
		}),
		runEvents: [{
			action: "changed_policy_enforcements",
			description: "A mandatory policy was run as advisory: the plan allows one mandatory set."
		}]
	},
	"unknown-run-status": { disguise: { planned_and_finished: "planned_and_archived" } },
	"unknown-level": {
		...policySet({
			name: ENCRYPTION,
			level: "mandatory",
			...NOT_ENCRYPTED
		}),
		disguise: { mandatory: "imperative" }
	}
};
function failed(message) {
	return {
		status: "failed",
		messages: [message]
	};
}
function policyCheck(...policies) {
	return { policyChecks: [{ policies }] };
}
function policySet(...policies) {
	return { policySets: [{
		name: "guardrails",
		policies
	}] };
}
function terraformPolicy$1(...policies) {
	return { terraformPolicySets: [{
		name: "terraform-rules",
		policies
	}] };
}
const SCRIPT_NAMES = Object.keys(SCRIPTS);
// build/src/service/plan/value.js
const UNKNOWN = Symbol("known after apply");
const MAX_ITEMS = 1e4;
const weights = new WeakMap();
function weigh(value) {
	if (typeof value === "string") return 1 + value.length / 10;
	if (typeof value !== "object" || value === null) return 1;
	let weight = weights.get(value);
	if (weight === void 0) {
		weight = Object.values(value).reduce((sum, part) => sum + weigh(part) * 1.05, 1);
		weights.set(value, weight);
	}
	return weight;
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isWhollyKnown(value) {
	if (value === UNKNOWN) return false;
	if (Array.isArray(value)) return value.every(isWhollyKnown);
	return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}
function toText$1(value) {
	if (typeof value === "string") return value;
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return UNKNOWN;
}
function newMap(entries = []) {
	const map = Object.create(null);
	for (const [key, value] of entries) map[key] = value;
	return map;
}
function step(value, key) {
	if (value === UNKNOWN || key === UNKNOWN) return UNKNOWN;
	if (Array.isArray(value)) {
		const index = typeof key === "string" ? Number(key) : key;
		return typeof index === "number" ? value[index] ?? UNKNOWN : UNKNOWN;
	}
	if (isMap(value) && (typeof key === "string" || typeof key === "number")) return Object.hasOwn(value, key) ? value[key] ?? null : UNKNOWN;
	return UNKNOWN;
}
function split(value, budget) {
	budget.left -= typeof value === "string" ? weigh(value) : 1;
	if (value === UNKNOWN || budget.left < 0) return {
		known: void 0,
		unknown: true
	};
	if (Array.isArray(value)) {
		const parts = value.map((item) => split(item, budget));
		return {
			known: parts.map(({ known }) => known === void 0 ? null : known),
			unknown: parts.some(hasUnknown) ? parts.map(({ unknown }) => unknown ?? false) : void 0
		};
	}
	if (!isMap(value)) return {
		known: value,
		unknown: void 0
	};
	const { known, unknown } = splitMap(value, budget);
	return {
		known,
		unknown: Object.keys(unknown).length > 0 ? unknown : void 0
	};
}
function splitMap(value, budget) {
	const known = {};
	const unknown = {};
	for (const [key, item] of Object.entries(value)) {
		const part = split(item, budget);
		if (part.known !== void 0) define$1(known, key, part.known);
		if (part.unknown !== void 0) define$1(unknown, key, part.unknown);
	}
	return {
		known,
		unknown
	};
}
function hasUnknown(part) {
	return part.unknown !== void 0;
}
function define$1(target, key, value) {
	Object.defineProperty(target, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
}
// build/src/service/plan/functions.js
const FUNCTIONS = {
	abs: numeric((a) => Math.abs(a)),
	ceil: numeric((a) => Math.ceil(a)),
	floor: numeric((a) => Math.floor(a)),
	max: numeric((...all) => Math.max(...all)),
	min: numeric((...all) => Math.min(...all)),
	upper: textual((text) => text.toUpperCase()),
	lower: textual((text) => text.toLowerCase()),
	trimspace: textual((text) => text.trim()),
	title: textual((text) => text.replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase())),
	trimprefix: textual((text, prefix = "") => text.startsWith(prefix) ? text.slice(prefix.length) : text),
	trimsuffix: textual((text, suffix = "") => suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
	startswith: textual((text, prefix = "") => text.startsWith(prefix)),
	endswith: textual((text, suffix = "") => text.endsWith(suffix)),
	split: textual((separator, text = "") => text.split(separator).slice(0, MAX_ITEMS)),
	replace: textual((text, from = "", to = "") => from.length > 1 && from.startsWith("/") && from.endsWith("/") ? UNKNOWN : text.replaceAll(from, () => to)),
	join: (separator, ...lists) => {
		const items = lists.flatMap((list) => Array.isArray(list) ? list : [UNKNOWN]).map(toText$1);
		const between = toText$1(separator ?? "");
		if (between === UNKNOWN || items.includes(UNKNOWN)) return UNKNOWN;
		return items.join(between);
	},
	format: (template, ...given) => formatText(template ?? UNKNOWN, given),
	tostring: (value) => toText$1(value ?? UNKNOWN),
	tonumber: (value) => {
		const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
		return typeof read === "number" && Number.isFinite(read) ? read : UNKNOWN;
	},
	tobool: (value) => {
		if (value === "true" || value === true) return true;
		return value === "false" || value === false ? false : UNKNOWN;
	},
	tolist: (list) => Array.isArray(list) ? list : UNKNOWN,
	toset: ofList((list) => sorted(distinct(list))),
	tomap: (map) => map !== void 0 && isMap(map) ? map : UNKNOWN,
	distinct: ofList((list) => distinct(list)),
	sort: ofList((list) => sorted(list)),
	reverse: (list) => Array.isArray(list) ? list.toReversed() : UNKNOWN,
	compact: ofList((list) => list.filter((item) => item !== null && item !== "")),
	concat: (...lists) => lists.every((list) => Array.isArray(list)) ? lists.flatMap((list) => list).slice(0, MAX_ITEMS) : UNKNOWN,
	flatten: (list) => Array.isArray(list) ? flatten(list) : UNKNOWN,
	merge: (...maps) => maps.every((map) => map === null || isMap(map)) ? newMap(maps.flatMap((map) => Object.entries(map ?? {}))) : UNKNOWN,
	keys: ofMap((map) => Object.keys(map).sort()),
	values: ofMap((map) => Object.keys(map).sort().map((key) => map[key] ?? null)),
	zipmap: (keys, values) => Array.isArray(keys) && Array.isArray(values) && keys.every((key) => typeof key === "string") ? newMap(keys.map((key, index) => [key, values[index] ?? null])) : UNKNOWN,
	lookup: ofMap((map, key, fallback) => {
		if (typeof key !== "string") return UNKNOWN;
		return Object.hasOwn(map, key) ? map[key] ?? null : fallback ?? UNKNOWN;
	}),
	element: (list, index) => Array.isArray(list) && list.length > 0 && typeof index === "number" ? list[index % list.length] ?? UNKNOWN : UNKNOWN,
	contains: ofList((list, wanted = UNKNOWN) => wanted === UNKNOWN ? UNKNOWN : list.includes(wanted)),
	index: ofList((list, wanted = UNKNOWN) => {
		const at = list.indexOf(wanted);
		return at < 0 ? UNKNOWN : at;
	}),
	cidrsubnet: (prefix, bits, number) => cidrSubnet(prefix, bits, number),
	jsondecode: textual((text) => {
		const read = JSON.parse(text);
		weigh(read);
		return read;
	}),
	length: (value) => {
		if (typeof value === "string" || Array.isArray(value)) return value.length;
		return value !== void 0 && isMap(value) ? Object.keys(value).length : UNKNOWN;
	},
	coalesce: (...all) => {
		for (const value of all) {
			if (value === UNKNOWN) return UNKNOWN;
			if (value !== null && value !== "") return value;
		}
		return UNKNOWN;
	},
	try: (...all) => all.find((value) => value !== UNKNOWN) ?? UNKNOWN,
	range: (...given) => range(given),
	jsonencode: (value) => value !== void 0 && isWhollyKnown(value) ? JSON.stringify(value) : UNKNOWN,
	one: (list) => Array.isArray(list) ? step(list, 0) : UNKNOWN,
	nonsensitive: (value) => value ?? UNKNOWN,
	sensitive: (value) => value ?? UNKNOWN
};
function call(name, given) {
	if (!Object.hasOwn(FUNCTIONS, name)) return UNKNOWN;
	try {
		const answer = FUNCTIONS[name]?.(...given) ?? UNKNOWN;
		if (typeof answer === "string" && answer.length > 1048576) return UNKNOWN;
		return Array.isArray(answer) && answer.length > 1e4 ? UNKNOWN : answer;
	} catch (error) {
		if (error instanceof RangeError || error instanceof SyntaxError) return UNKNOWN;
		throw error;
	}
}
function numeric(compute) {
	return (...given) => given.length > 0 && given.every((value) => typeof value === "number") ? compute(...given) : UNKNOWN;
}
function ofList(compute) {
	return (list, ...rest) => Array.isArray(list) && isWhollyKnown(list) ? compute(list, ...rest) : UNKNOWN;
}
function ofMap(compute) {
	return (map, ...rest) => map !== void 0 && isMap(map) ? compute(map, ...rest) : UNKNOWN;
}
function textual(compute) {
	return (first, ...rest) => typeof first === "string" && rest.every((value) => typeof value === "string") ? compute(first, ...rest) : UNKNOWN;
}
function distinct(list) {
	return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}
function sorted(list) {
	const texts = list.filter((item) => typeof item === "string").sort();
	return texts.length === list.length ? texts : list;
}
function flatten(list) {
	const flat = [];
	const add = (items) => {
		for (const item of items) {
			if (flat.length > 1e4) return;
			if (Array.isArray(item)) add(item);
			else flat.push(item);
		}
	};
	add(list);
	return flat;
}
function range(given) {
	const numbers = given.filter((value) => typeof value === "number");
	if (numbers.length !== given.length || numbers.length === 0) return UNKNOWN;
	const [first = 0, second, by = 1] = numbers;
	const [from, to] = second === void 0 ? [0, first] : [first, second];
	const count = Math.ceil((to - from) / by);
	if (by === 0 || count > 1e4) return UNKNOWN;
	return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * by);
}
function cidrSubnet(prefix, bits, number) {
	if (typeof prefix !== "string" || typeof bits !== "number" || typeof number !== "number") return UNKNOWN;
	const [address = "", length = ""] = prefix.split("/");
	const octets = address.split(".").map(Number);
	const wide = Number(length) + bits;
	if (octets.length !== 4 || octets.some((octet) => !(octet >= 0 && octet <= 255))) return UNKNOWN;
	if (!Number.isInteger(wide) || wide > 32 || number < 0 || number >= 2 ** bits) return UNKNOWN;
	const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
	const first = Math.floor(start / 2 ** (32 - Number(length))) * 2 ** (32 - Number(length)) + number * 2 ** (32 - wide);
	return `${[
		24,
		16,
		8,
		0
	].map((shift) => Math.floor(first / 2 ** shift) % 256).join(".")}/${String(wide)}`;
}
function formatText(template, given) {
	if (typeof template !== "string") return UNKNOWN;
	let next = 0;
	let isKnown = true;
	const text = template.replaceAll(/%(.?)/gsu, (_whole, verb) => {
		if (verb === "%") return verb;
		const shown = toText$1(given[next++] ?? UNKNOWN);
		isKnown &&= shown !== UNKNOWN && verb !== "" && "sdvq".includes(verb);
		return verb === "q" ? JSON.stringify(shown) : String(shown);
	});
	return isKnown ? text : UNKNOWN;
}
// build/src/service/plan/evaluate.js
function withoutNames() {
	return {
		budget: { left: 1e6 },
		resolve: () => ({
			value: UNKNOWN,
			taken: 0
		})
	};
}
function evaluate(expression, scope) {
	scope.budget.left -= 1;
	if (scope.budget.left < 0) return UNKNOWN;
	const value = work(expression, scope);
	return weigh(value) > 2e5 ? UNKNOWN : value;
}
function spend({ budget }, values) {
	for (const value of values) budget.left -= weigh(value);
	return budget.left >= 0;
}
function work(expression, scope) {
	switch (expression.kind) {
		case "literal": return expression.value;
		case "template": {
			let text = "";
			for (const part of expression.parts) {
				const shown = toText$1(evaluate(part, scope));
				if (shown === UNKNOWN) return UNKNOWN;
				text += shown;
				if (text.length > 1048576 || !spend(scope, [shown])) return UNKNOWN;
			}
			return text;
		}
		case "tuple": return expression.items.map((item) => evaluate(item, scope));
		case "object": {
			const map = newMap();
			for (const entry of expression.entries) {
				const key = toText$1(evaluate(entry.key, scope));
				if (key === UNKNOWN) return UNKNOWN;
				map[key] = evaluate(entry.value, scope);
			}
			return map;
		}
		case "traversal": {
			const steps = expression.steps.map((part) => evaluate(part, scope));
			const { value, taken } = scope.resolve(expression.root, steps);
			return steps.slice(taken).reduce(step, value);
		}
		case "access": return expression.steps.map((part) => evaluate(part, scope)).reduce(step, evaluate(expression.of, scope));
		case "call": {
			const given = expression.arguments.map((argument) => evaluate(argument, scope));
			if (!spend(scope, given)) return UNKNOWN;
			if (!expression.expand) return call(expression.name, given);
			const last = given.pop();
			return Array.isArray(last) ? call(expression.name, [...given, ...last]) : UNKNOWN;
		}
		case "conditional": {
			const condition = evaluate(expression.condition, scope);
			if (typeof condition !== "boolean") return UNKNOWN;
			return evaluate(condition ? expression.yes : expression.no, scope);
		}
		case "operation": {
			const operands = expression.operands.map((operand) => evaluate(operand, scope));
			return spend(scope, operands) ? operate(expression.operator, operands) : UNKNOWN;
		}
		case "for": return evaluateFor(expression, scope);
		case "other": return UNKNOWN;
	}
}
function operate(operator, [left = UNKNOWN, right]) {
	if (right === void 0) {
		if (operator === "!" && typeof left === "boolean") return !left;
		return operator === "-" && typeof left === "number" ? -left : UNKNOWN;
	}
	if (!isWhollyKnown(left) || !isWhollyKnown(right)) return UNKNOWN;
	if (operator === "==" || operator === "!=") {
		const same = JSON.stringify(left) === JSON.stringify(right);
		return operator === "==" ? same : !same;
	}
	if (typeof left === "boolean" && typeof right === "boolean") {
		if (operator === "&&") return left && right;
		return operator === "||" ? left || right : UNKNOWN;
	}
	if (typeof left !== "number" || typeof right !== "number") return UNKNOWN;
	switch (operator) {
		case "+": return left + right;
		case "-": return left - right;
		case "*": return left * right;
		case "/": return right === 0 ? UNKNOWN : left / right;
		case "%": return right === 0 ? UNKNOWN : left % right;
		case "<": return left < right;
		case ">": return left > right;
		case "<=": return left <= right;
		case ">=": return left >= right;
		default: return UNKNOWN;
	}
}
function evaluateFor(expression, scope) {
	const items = itemsOf(evaluate(expression.collection, scope), scope);
	if (items === void 0) return UNKNOWN;
	const list = [];
	const map = newMap();
	for (const [key, value] of items) {
		const inner = bind(scope, {
			[expression.valueName]: value,
			[expression.keyName ?? ""]: key
		});
		if (expression.condition !== void 0) {
			const kept = evaluate(expression.condition, inner);
			if (typeof kept !== "boolean") return UNKNOWN;
			if (!kept) continue;
		}
		const result = evaluate(expression.value, inner);
		if (expression.key === void 0) {
			list.push(result);
			continue;
		}
		const name = toText$1(evaluate(expression.key, inner));
		if (name === UNKNOWN) return UNKNOWN;
		const before = map[name];
		if (!expression.grouped) map[name] = result;
		else if (Array.isArray(before)) before.push(result);
		else map[name] = [result];
	}
	return expression.key === void 0 ? list : map;
}
function itemsOf(collection, { budget }) {
	if (typeof collection !== "object" || collection === null) return void 0;
	const { length } = Object.keys(collection);
	budget.left -= length;
	if (length > 1e4 || budget.left < 0) return void 0;
	if (Array.isArray(collection)) return collection.map((value, index) => [index, value]);
	if (!isMap(collection)) return void 0;
	return Object.keys(collection).sort().map((key) => [key, collection[key] ?? null]);
}
function bind(scope, names) {
	return {
		budget: scope.budget,
		resolve(root, steps) {
			if (!Object.hasOwn(names, root)) return scope.resolve(root, steps);
			return {
				value: names[root] ?? null,
				taken: 0
			};
		}
	};
}
// node_modules/@open-policy-agent/opa-wasm/src/builtins/json.js
var require_json = __commonJSMin(((exports, module) => {
	function isValidJSON(str) {
		if (typeof str !== "string") return;
		try {
			JSON.parse(str);
			return true;
		} catch (err) {
			if (err instanceof SyntaxError) return false;
			throw err;
		}
	}
	module.exports = { "json.is_valid": isValidJSON };
}));
// node_modules/sprintf-js/src/sprintf.js
var require_sprintf = __commonJSMin(((exports) => {
	(function() {
		"use strict";
		var re = {
			not_string: /[^s]/,
			not_bool: /[^t]/,
			not_type: /[^T]/,
			not_primitive: /[^v]/,
			number: /[diefg]/,
			numeric_arg: /[bcdiefguxX]/,
			json: /[j]/,
			not_json: /[^j]/,
			text: /^[^\x25]+/,
			modulo: /^\x25{2}/,
			placeholder: /^\x25(?:([1-9]\d*)\$|\(([^)]+)\))?(\+)?(0|'[^$])?(-)?(\d+)?(?:\.(\d+))?([b-gijostTuvxX])/,
			key: /^([a-z_][a-z_\d]*)/i,
			key_access: /^\.([a-z_][a-z_\d]*)/i,
			index_access: /^\[(\d+)\]/,
			sign: /^[+-]/
		};
		function sprintf(key) {
			return sprintf_format(sprintf_parse(key), arguments);
		}
		function vsprintf(fmt, argv) {
			return sprintf.apply(null, [fmt].concat(argv || []));
		}
		function sprintf_format(parse_tree, argv) {
			var cursor = 1, tree_length = parse_tree.length, arg, output = "", i = 0, k, ph, pad, pad_character, pad_length, is_positive, sign;
			for (; i < tree_length; i++) if (typeof parse_tree[i] === "string") output += parse_tree[i];
			else if (typeof parse_tree[i] === "object") {
				ph = parse_tree[i];
				if (ph.keys) {
					arg = argv[cursor];
					for (k = 0; k < ph.keys.length; k++) {
						if (arg == void 0) throw new Error(sprintf("[sprintf] Cannot access property \"%s\" of undefined value \"%s\"", ph.keys[k], ph.keys[k - 1]));
						arg = arg[ph.keys[k]];
					}
				} else if (ph.param_no) arg = argv[ph.param_no];
				else arg = argv[cursor++];
				if (re.not_type.test(ph.type) && re.not_primitive.test(ph.type) && arg instanceof Function) arg = arg();
				if (re.numeric_arg.test(ph.type) && typeof arg !== "number" && isNaN(arg)) throw new TypeError(sprintf("[sprintf] expecting number but found %T", arg));
				if (re.number.test(ph.type)) is_positive = arg >= 0;
				switch (ph.type) {
					case "b":
						arg = parseInt(arg, 10).toString(2);
						break;
					case "c":
						arg = String.fromCharCode(parseInt(arg, 10));
						break;
					case "d":
					case "i":
						arg = parseInt(arg, 10);
						break;
					case "j":
						arg = JSON.stringify(arg, null, ph.width ? parseInt(ph.width) : 0);
						break;
					case "e":
						arg = ph.precision ? parseFloat(arg).toExponential(ph.precision) : parseFloat(arg).toExponential();
						break;
					case "f":
						arg = ph.precision ? parseFloat(arg).toFixed(ph.precision) : parseFloat(arg);
						break;
					case "g":
						arg = ph.precision ? String(Number(arg.toPrecision(ph.precision))) : parseFloat(arg);
						break;
					case "o":
						arg = (parseInt(arg, 10) >>> 0).toString(8);
						break;
					case "s":
						arg = String(arg);
						arg = ph.precision ? arg.substring(0, ph.precision) : arg;
						break;
					case "t":
						arg = String(!!arg);
						arg = ph.precision ? arg.substring(0, ph.precision) : arg;
						break;
					case "T":
						arg = Object.prototype.toString.call(arg).slice(8, -1).toLowerCase();
						arg = ph.precision ? arg.substring(0, ph.precision) : arg;
						break;
					case "u":
						arg = parseInt(arg, 10) >>> 0;
						break;
					case "v":
						arg = arg.valueOf();
						arg = ph.precision ? arg.substring(0, ph.precision) : arg;
						break;
					case "x":
						arg = (parseInt(arg, 10) >>> 0).toString(16);
						break;
					case "X": arg = (parseInt(arg, 10) >>> 0).toString(16).toUpperCase();
				}
				if (re.json.test(ph.type)) output += arg;
				else {
					if (re.number.test(ph.type) && (!is_positive || ph.sign)) {
						sign = is_positive ? "+" : "-";
						arg = arg.toString().replace(re.sign, "");
					} else sign = "";
					pad_character = ph.pad_char ? ph.pad_char === "0" ? "0" : ph.pad_char.charAt(1) : " ";
					pad_length = ph.width - (sign + arg).length;
					pad = ph.width ? pad_length > 0 ? pad_character.repeat(pad_length) : "" : "";
					output += ph.align ? sign + arg + pad : pad_character === "0" ? sign + pad + arg : pad + sign + arg;
				}
			}
			return output;
		}
		var sprintf_cache = Object.create(null);
		function sprintf_parse(fmt) {
			if (sprintf_cache[fmt]) return sprintf_cache[fmt];
			var _fmt = fmt, match, parse_tree = [], arg_names = 0;
			while (_fmt) {
				if ((match = re.text.exec(_fmt)) !== null) parse_tree.push(match[0]);
				else if ((match = re.modulo.exec(_fmt)) !== null) parse_tree.push("%");
				else if ((match = re.placeholder.exec(_fmt)) !== null) {
					if (match[2]) {
						arg_names |= 1;
						var field_list = [], replacement_field = match[2], field_match = [];
						if ((field_match = re.key.exec(replacement_field)) !== null) {
							field_list.push(field_match[1]);
							while ((replacement_field = replacement_field.substring(field_match[0].length)) !== "") if ((field_match = re.key_access.exec(replacement_field)) !== null) field_list.push(field_match[1]);
							else if ((field_match = re.index_access.exec(replacement_field)) !== null) field_list.push(field_match[1]);
							else throw new SyntaxError("[sprintf] failed to parse named argument key");
						} else throw new SyntaxError("[sprintf] failed to parse named argument key");
						match[2] = field_list;
					} else arg_names |= 2;
					if (arg_names === 3) throw new Error("[sprintf] mixing positional and named placeholders is not (yet) supported");
					parse_tree.push({
						placeholder: match[0],
						param_no: match[1],
						keys: match[2],
						sign: match[3],
						pad_char: match[4],
						align: match[5],
						width: match[6],
						precision: match[7],
						type: match[8]
					});
				} else throw new SyntaxError("[sprintf] unexpected placeholder");
				_fmt = _fmt.substring(match[0].length);
			}
			return sprintf_cache[fmt] = parse_tree;
		}
		if (typeof exports !== "undefined") {
			exports["sprintf"] = sprintf;
			exports["vsprintf"] = vsprintf;
		}
		if (typeof window !== "undefined") {
			window["sprintf"] = sprintf;
			window["vsprintf"] = vsprintf;
			if (typeof define === "function" && define["amd"]) define(function() {
				return {
					"sprintf": sprintf,
					"vsprintf": vsprintf
				};
			});
		}
	})();
}));
// node_modules/@open-policy-agent/opa-wasm/src/builtins/strings.js
var require_strings = __commonJSMin(((exports, module) => {
	const vsprintf = require_sprintf().vsprintf;
	const sprintf = (s, values) => vsprintf(s, values);
	module.exports = { sprintf };
}));
// node_modules/@open-policy-agent/opa-wasm/src/builtins/regex.js
var require_regex = __commonJSMin(((exports, module) => {
	const regexSplit = (pattern, s) => s.split(RegExp(pattern));
	module.exports = { "regex.split": regexSplit };
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/PlainValue-516d5bc2.js
var require_PlainValue_516d5bc2 = __commonJSMin(((exports) => {
	const Char = {
		ANCHOR: "&",
		COMMENT: "#",
		TAG: "!",
		DIRECTIVES_END: "-",
		DOCUMENT_END: "."
	};
	const Type = {
		ALIAS: "ALIAS",
		BLANK_LINE: "BLANK_LINE",
		BLOCK_FOLDED: "BLOCK_FOLDED",
		BLOCK_LITERAL: "BLOCK_LITERAL",
		COMMENT: "COMMENT",
		DIRECTIVE: "DIRECTIVE",
		DOCUMENT: "DOCUMENT",
		FLOW_MAP: "FLOW_MAP",
		FLOW_SEQ: "FLOW_SEQ",
		MAP: "MAP",
		MAP_KEY: "MAP_KEY",
		MAP_VALUE: "MAP_VALUE",
		PLAIN: "PLAIN",
		QUOTE_DOUBLE: "QUOTE_DOUBLE",
		QUOTE_SINGLE: "QUOTE_SINGLE",
		SEQ: "SEQ",
		SEQ_ITEM: "SEQ_ITEM"
	};
	const defaultTagPrefix = "tag:yaml.org,2002:";
	const defaultTags = {
		MAP: "tag:yaml.org,2002:map",
		SEQ: "tag:yaml.org,2002:seq",
		STR: "tag:yaml.org,2002:str"
	};
	function findLineStarts(src) {
		const ls = [0];
		let offset = src.indexOf("\n");
		while (offset !== -1) {
			offset += 1;
			ls.push(offset);
			offset = src.indexOf("\n", offset);
		}
		return ls;
	}
	function getSrcInfo(cst) {
		let lineStarts, src;
		if (typeof cst === "string") {
			lineStarts = findLineStarts(cst);
			src = cst;
		} else {
			if (Array.isArray(cst)) cst = cst[0];
			if (cst && cst.context) {
				if (!cst.lineStarts) cst.lineStarts = findLineStarts(cst.context.src);
				lineStarts = cst.lineStarts;
				src = cst.context.src;
			}
		}
		return {
			lineStarts,
			src
		};
	}
	function getLinePos(offset, cst) {
		if (typeof offset !== "number" || offset < 0) return null;
		const { lineStarts, src } = getSrcInfo(cst);
		if (!lineStarts || !src || offset > src.length) return null;
		for (let i = 0; i < lineStarts.length; ++i) {
			const start = lineStarts[i];
			if (offset < start) return {
				line: i,
				col: offset - lineStarts[i - 1] + 1
			};
			if (offset === start) return {
				line: i + 1,
				col: 1
			};
		}
		const line = lineStarts.length;
		return {
			line,
			col: offset - lineStarts[line - 1] + 1
		};
	}
	function getLine(line, cst) {
		const { lineStarts, src } = getSrcInfo(cst);
		if (!lineStarts || !(line >= 1) || line > lineStarts.length) return null;
		const start = lineStarts[line - 1];
		let end = lineStarts[line];
		while (end && end > start && src[end - 1] === "\n") --end;
		return src.slice(start, end);
	}
	function getPrettyContext({ start, end }, cst, maxWidth = 80) {
		let src = getLine(start.line, cst);
		if (!src) return null;
		let { col } = start;
		if (src.length > maxWidth) {
			if (col <= maxWidth - 10) src = src.substr(0, maxWidth - 1) + "…";
			else {
				const halfWidth = Math.round(maxWidth / 2);
				if (src.length > col + halfWidth) src = src.substr(0, col + halfWidth - 1) + "…";
				col -= src.length - maxWidth;
				src = "…" + src.substr(1 - maxWidth);
			}
		}
		let errLen = 1;
		let errEnd = "";
		if (end) {
			if (end.line === start.line && col + (end.col - start.col) <= maxWidth + 1) errLen = end.col - start.col;
			else {
				errLen = Math.min(src.length + 1, maxWidth) - col;
				errEnd = "…";
			}
		}
		const offset = col > 1 ? " ".repeat(col - 1) : "";
		const err = "^".repeat(errLen);
		return `${src}\n${offset}${err}${errEnd}`;
	}
	var Range = class Range {
		static copy(orig) {
			return new Range(orig.start, orig.end);
		}
		constructor(start, end) {
			this.start = start;
			this.end = end || start;
		}
		isEmpty() {
			return typeof this.start !== "number" || !this.end || this.end <= this.start;
		}
		setOrigRange(cr, offset) {
			const { start, end } = this;
			if (cr.length === 0 || end <= cr[0]) {
				this.origStart = start;
				this.origEnd = end;
				return offset;
			}
			let i = offset;
			while (i < cr.length) if (cr[i] > start) break;
			else ++i;
			this.origStart = start + i;
			const nextOffset = i;
			while (i < cr.length) if (cr[i] >= end) break;
			else ++i;
			this.origEnd = end + i;
			return nextOffset;
		}
	};
	var Node = class Node {
		static addStringTerminator(src, offset, str) {
			if (str[str.length - 1] === "\n") return str;
			const next = Node.endOfWhiteSpace(src, offset);
			return next >= src.length || src[next] === "\n" ? str + "\n" : str;
		}
		static atDocumentBoundary(src, offset, sep) {
			const ch0 = src[offset];
			if (!ch0) return true;
			const prev = src[offset - 1];
			if (prev && prev !== "\n") return false;
			if (sep) {
				if (ch0 !== sep) return false;
			} else if (ch0 !== Char.DIRECTIVES_END && ch0 !== Char.DOCUMENT_END) return false;
			const ch1 = src[offset + 1];
			const ch2 = src[offset + 2];
			if (ch1 !== ch0 || ch2 !== ch0) return false;
			const ch3 = src[offset + 3];
			return !ch3 || ch3 === "\n" || ch3 === "	" || ch3 === " ";
		}
		static endOfIdentifier(src, offset) {
			let ch = src[offset];
			const isVerbatim = ch === "<";
			const notOk = isVerbatim ? [
				"\n",
				"	",
				" ",
				">"
			] : [
				"\n",
				"	",
				" ",
				"[",
				"]",
				"{",
				"}",
				","
			];
			while (ch && notOk.indexOf(ch) === -1) ch = src[offset += 1];
			if (isVerbatim && ch === ">") offset += 1;
			return offset;
		}
		static endOfIndent(src, offset) {
			let ch = src[offset];
			while (ch === " ") ch = src[offset += 1];
			return offset;
		}
		static endOfLine(src, offset) {
			let ch = src[offset];
			while (ch && ch !== "\n") ch = src[offset += 1];
			return offset;
		}
		static endOfWhiteSpace(src, offset) {
			let ch = src[offset];
			while (ch === "	" || ch === " ") ch = src[offset += 1];
			return offset;
		}
		static startOfLine(src, offset) {
			let ch = src[offset - 1];
			if (ch === "\n") return offset;
			while (ch && ch !== "\n") ch = src[offset -= 1];
			return offset + 1;
		}
		static endOfBlockIndent(src, indent, lineStart) {
			const inEnd = Node.endOfIndent(src, lineStart);
			if (inEnd > lineStart + indent) return inEnd;
			else {
				const wsEnd = Node.endOfWhiteSpace(src, inEnd);
				const ch = src[wsEnd];
				if (!ch || ch === "\n") return wsEnd;
			}
			return null;
		}
		static atBlank(src, offset, endAsBlank) {
			const ch = src[offset];
			return ch === "\n" || ch === "	" || ch === " " || endAsBlank && !ch;
		}
		static nextNodeIsIndented(ch, indentDiff, indicatorAsIndent) {
			if (!ch || indentDiff < 0) return false;
			if (indentDiff > 0) return true;
			return indicatorAsIndent && ch === "-";
		}
		static normalizeOffset(src, offset) {
			const ch = src[offset];
			return !ch ? offset : ch !== "\n" && src[offset - 1] === "\n" ? offset - 1 : Node.endOfWhiteSpace(src, offset);
		}
		static foldNewline(src, offset, indent) {
			let inCount = 0;
			let error = false;
			let fold = "";
			let ch = src[offset + 1];
			while (ch === " " || ch === "	" || ch === "\n") {
				switch (ch) {
					case "\n":
						inCount = 0;
						offset += 1;
						fold += "\n";
						break;
					case "	":
						if (inCount <= indent) error = true;
						offset = Node.endOfWhiteSpace(src, offset + 2) - 1;
						break;
					case " ":
						inCount += 1;
						offset += 1;
				}
				ch = src[offset + 1];
			}
			if (!fold) fold = " ";
			if (ch && inCount <= indent) error = true;
			return {
				fold,
				offset,
				error
			};
		}
		constructor(type, props, context) {
			Object.defineProperty(this, "context", {
				value: context || null,
				writable: true
			});
			this.error = null;
			this.range = null;
			this.valueRange = null;
			this.props = props || [];
			this.type = type;
			this.value = null;
		}
		getPropValue(idx, key, skipKey) {
			if (!this.context) return null;
			const { src } = this.context;
			const prop = this.props[idx];
			return prop && src[prop.start] === key ? src.slice(prop.start + (skipKey ? 1 : 0), prop.end) : null;
		}
		get anchor() {
			for (let i = 0; i < this.props.length; ++i) {
				const anchor = this.getPropValue(i, Char.ANCHOR, true);
				if (anchor != null) return anchor;
			}
			return null;
		}
		get comment() {
			const comments = [];
			for (let i = 0; i < this.props.length; ++i) {
				const comment = this.getPropValue(i, Char.COMMENT, true);
				if (comment != null) comments.push(comment);
			}
			return comments.length > 0 ? comments.join("\n") : null;
		}
		commentHasRequiredWhitespace(start) {
			const { src } = this.context;
			if (this.header && start === this.header.end) return false;
			if (!this.valueRange) return false;
			const { end } = this.valueRange;
			return start !== end || Node.atBlank(src, end - 1);
		}
		get hasComment() {
			if (this.context) {
				const { src } = this.context;
				for (let i = 0; i < this.props.length; ++i) if (src[this.props[i].start] === Char.COMMENT) return true;
			}
			return false;
		}
		get hasProps() {
			if (this.context) {
				const { src } = this.context;
				for (let i = 0; i < this.props.length; ++i) if (src[this.props[i].start] !== Char.COMMENT) return true;
			}
			return false;
		}
		get includesTrailingLines() {
			return false;
		}
		get jsonLike() {
			return [
				Type.FLOW_MAP,
				Type.FLOW_SEQ,
				Type.QUOTE_DOUBLE,
				Type.QUOTE_SINGLE
			].indexOf(this.type) !== -1;
		}
		get rangeAsLinePos() {
			if (!this.range || !this.context) return void 0;
			const start = getLinePos(this.range.start, this.context.root);
			if (!start) return void 0;
			return {
				start,
				end: getLinePos(this.range.end, this.context.root)
			};
		}
		get rawValue() {
			if (!this.valueRange || !this.context) return null;
			const { start, end } = this.valueRange;
			return this.context.src.slice(start, end);
		}
		get tag() {
			for (let i = 0; i < this.props.length; ++i) {
				const tag = this.getPropValue(i, Char.TAG, false);
				if (tag != null) {
					if (tag[1] === "<") return { verbatim: tag.slice(2, -1) };
					else {
						const [_, handle, suffix] = tag.match(/^(.*!)([^!]*)$/);
						return {
							handle,
							suffix
						};
					}
				}
			}
			return null;
		}
		get valueRangeContainsNewline() {
			if (!this.valueRange || !this.context) return false;
			const { start, end } = this.valueRange;
			const { src } = this.context;
			for (let i = start; i < end; ++i) if (src[i] === "\n") return true;
			return false;
		}
		parseComment(start) {
			const { src } = this.context;
			if (src[start] === Char.COMMENT) {
				const end = Node.endOfLine(src, start + 1);
				const commentRange = new Range(start, end);
				this.props.push(commentRange);
				return end;
			}
			return start;
		}
		setOrigRanges(cr, offset) {
			if (this.range) offset = this.range.setOrigRange(cr, offset);
			if (this.valueRange) this.valueRange.setOrigRange(cr, offset);
			this.props.forEach((prop) => prop.setOrigRange(cr, offset));
			return offset;
		}
		toString() {
			const { context: { src }, range, value } = this;
			if (value != null) return value;
			const str = src.slice(range.start, range.end);
			return Node.addStringTerminator(src, range.end, str);
		}
	};
	var YAMLError = class extends Error {
		constructor(name, source, message) {
			if (!message || !(source instanceof Node)) throw new Error(`Invalid arguments for new ${name}`);
			super();
			this.name = name;
			this.message = message;
			this.source = source;
		}
		makePretty() {
			if (!this.source) return;
			this.nodeType = this.source.type;
			const cst = this.source.context && this.source.context.root;
			if (typeof this.offset === "number") {
				this.range = new Range(this.offset, this.offset + 1);
				const start = cst && getLinePos(this.offset, cst);
				if (start) {
					const end = {
						line: start.line,
						col: start.col + 1
					};
					this.linePos = {
						start,
						end
					};
				}
				delete this.offset;
			} else {
				this.range = this.source.range;
				this.linePos = this.source.rangeAsLinePos;
			}
			if (this.linePos) {
				const { line, col } = this.linePos.start;
				this.message += ` at line ${line}, column ${col}`;
				const ctx = cst && getPrettyContext(this.linePos, cst);
				if (ctx) this.message += `:\n\n${ctx}\n`;
			}
			delete this.source;
		}
	};
	var YAMLReferenceError = class extends YAMLError {
		constructor(source, message) {
			super("YAMLReferenceError", source, message);
		}
	};
	var YAMLSemanticError = class extends YAMLError {
		constructor(source, message) {
			super("YAMLSemanticError", source, message);
		}
	};
	var YAMLSyntaxError = class extends YAMLError {
		constructor(source, message) {
			super("YAMLSyntaxError", source, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(source, message) {
			super("YAMLWarning", source, message);
		}
	};
	function _defineProperty(e, r, t) {
		return (r = _toPropertyKey(r)) in e ? Object.defineProperty(e, r, {
			value: t,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = t, e;
	}
	function _toPrimitive(t, r) {
		if ("object" != typeof t || !t) return t;
		var e = t[Symbol.toPrimitive];
		if (void 0 !== e) {
			var i = e.call(t, r || "default");
			if ("object" != typeof i) return i;
			throw new TypeError("@@toPrimitive must return a primitive value.");
		}
		return ("string" === r ? String : Number)(t);
	}
	function _toPropertyKey(t) {
		var i = _toPrimitive(t, "string");
		return "symbol" == typeof i ? i : i + "";
	}
	var PlainValue = class PlainValue extends Node {
		static endOfLine(src, start, inFlow) {
			let ch = src[start];
			let offset = start;
			while (ch && ch !== "\n") {
				if (inFlow && (ch === "[" || ch === "]" || ch === "{" || ch === "}" || ch === ",")) break;
				const next = src[offset + 1];
				if (ch === ":" && (!next || next === "\n" || next === "	" || next === " " || inFlow && next === ",")) break;
				if ((ch === " " || ch === "	") && next === "#") break;
				offset += 1;
				ch = next;
			}
			return offset;
		}
		get strValue() {
			if (!this.valueRange || !this.context) return null;
			let { start, end } = this.valueRange;
			const { src } = this.context;
			let ch = src[end - 1];
			while (start < end && (ch === "\n" || ch === "	" || ch === " ")) ch = src[--end - 1];
			let str = "";
			for (let i = start; i < end; ++i) {
				const ch = src[i];
				if (ch === "\n") {
					const { fold, offset } = Node.foldNewline(src, i, -1);
					str += fold;
					i = offset;
				} else if (ch === " " || ch === "	") {
					const wsStart = i;
					let next = src[i + 1];
					while (i < end && (next === " " || next === "	")) {
						i += 1;
						next = src[i + 1];
					}
					if (next !== "\n") str += i > wsStart ? src.slice(wsStart, i + 1) : ch;
				} else str += ch;
			}
			const ch0 = src[start];
			switch (ch0) {
				case "	": return {
					errors: [new YAMLSemanticError(this, "Plain value cannot start with a tab character")],
					str
				};
				case "@":
				case "`": {
					const msg = `Plain value cannot start with reserved character ${ch0}`;
					return {
						errors: [new YAMLSemanticError(this, msg)],
						str
					};
				}
				default: return str;
			}
		}
		parseBlockValue(start) {
			const { indent, inFlow, src } = this.context;
			let offset = start;
			let valueEnd = start;
			for (let ch = src[offset]; ch === "\n"; ch = src[offset]) {
				if (Node.atDocumentBoundary(src, offset + 1)) break;
				const end = Node.endOfBlockIndent(src, indent, offset + 1);
				if (end === null || src[end] === "#") break;
				if (src[end] === "\n") offset = end;
				else {
					valueEnd = PlainValue.endOfLine(src, end, inFlow);
					offset = valueEnd;
				}
			}
			if (this.valueRange.isEmpty()) this.valueRange.start = start;
			this.valueRange.end = valueEnd;
			return valueEnd;
		}
		parse(context, start) {
			this.context = context;
			const { inFlow, src } = context;
			let offset = start;
			const ch = src[offset];
			if (ch && ch !== "#" && ch !== "\n") offset = PlainValue.endOfLine(src, start, inFlow);
			this.valueRange = new Range(start, offset);
			offset = Node.endOfWhiteSpace(src, offset);
			offset = this.parseComment(offset);
			if (!this.hasComment || this.valueRange.isEmpty()) offset = this.parseBlockValue(offset);
			return offset;
		}
	};
	exports.Char = Char;
	exports.Node = Node;
	exports.PlainValue = PlainValue;
	exports.Range = Range;
	exports.Type = Type;
	exports.YAMLError = YAMLError;
	exports.YAMLReferenceError = YAMLReferenceError;
	exports.YAMLSemanticError = YAMLSemanticError;
	exports.YAMLSyntaxError = YAMLSyntaxError;
	exports.YAMLWarning = YAMLWarning;
	exports._defineProperty = _defineProperty;
	exports.defaultTagPrefix = defaultTagPrefix;
	exports.defaultTags = defaultTags;
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/parse-cst.js
var require_parse_cst = __commonJSMin(((exports) => {
	var PlainValue = require_PlainValue_516d5bc2();
	var BlankLine = class extends PlainValue.Node {
		constructor() {
			super(PlainValue.Type.BLANK_LINE);
		}
		get includesTrailingLines() {
			return true;
		}
		parse(context, start) {
			this.context = context;
			this.range = new PlainValue.Range(start, start + 1);
			return start + 1;
		}
	};
	var CollectionItem = class extends PlainValue.Node {
		constructor(type, props) {
			super(type, props);
			this.node = null;
		}
		get includesTrailingLines() {
			return !!this.node && this.node.includesTrailingLines;
		}
		parse(context, start) {
			this.context = context;
			const { parseNode, src } = context;
			let { atLineStart, lineStart } = context;
			if (!atLineStart && this.type === PlainValue.Type.SEQ_ITEM) this.error = new PlainValue.YAMLSemanticError(this, "Sequence items must not have preceding content on the same line");
			const indent = atLineStart ? start - lineStart : context.indent;
			let offset = PlainValue.Node.endOfWhiteSpace(src, start + 1);
			let ch = src[offset];
			const inlineComment = ch === "#";
			const comments = [];
			let blankLine = null;
			while (ch === "\n" || ch === "#") {
				if (ch === "#") {
					const end = PlainValue.Node.endOfLine(src, offset + 1);
					comments.push(new PlainValue.Range(offset, end));
					offset = end;
				} else {
					atLineStart = true;
					lineStart = offset + 1;
					if (src[PlainValue.Node.endOfWhiteSpace(src, lineStart)] === "\n" && comments.length === 0) {
						blankLine = new BlankLine();
						lineStart = blankLine.parse({ src }, lineStart);
					}
					offset = PlainValue.Node.endOfIndent(src, lineStart);
				}
				ch = src[offset];
			}
			if (PlainValue.Node.nextNodeIsIndented(ch, offset - (lineStart + indent), this.type !== PlainValue.Type.SEQ_ITEM)) this.node = parseNode({
				atLineStart,
				inCollection: false,
				indent,
				lineStart,
				parent: this
			}, offset);
			else if (ch && lineStart > start + 1) offset = lineStart - 1;
			if (this.node) {
				if (blankLine) {
					const items = context.parent.items || context.parent.contents;
					if (items) items.push(blankLine);
				}
				if (comments.length) Array.prototype.push.apply(this.props, comments);
				offset = this.node.range.end;
			} else if (inlineComment) {
				const c = comments[0];
				this.props.push(c);
				offset = c.end;
			} else offset = PlainValue.Node.endOfLine(src, start + 1);
			const end = this.node ? this.node.valueRange.end : offset;
			this.valueRange = new PlainValue.Range(start, end);
			return offset;
		}
		setOrigRanges(cr, offset) {
			offset = super.setOrigRanges(cr, offset);
			return this.node ? this.node.setOrigRanges(cr, offset) : offset;
		}
		toString() {
			const { context: { src }, node, range, value } = this;
			if (value != null) return value;
			const str = node ? src.slice(range.start, node.range.start) + String(node) : src.slice(range.start, range.end);
			return PlainValue.Node.addStringTerminator(src, range.end, str);
		}
	};
	var Comment = class extends PlainValue.Node {
		constructor() {
			super(PlainValue.Type.COMMENT);
		}
		parse(context, start) {
			this.context = context;
			const offset = this.parseComment(start);
			this.range = new PlainValue.Range(start, offset);
			return offset;
		}
	};
	function grabCollectionEndComments(node) {
		let cnode = node;
		while (cnode instanceof CollectionItem) cnode = cnode.node;
		if (!(cnode instanceof Collection)) return null;
		const len = cnode.items.length;
		let ci = -1;
		for (let i = len - 1; i >= 0; --i) {
			const n = cnode.items[i];
			if (n.type === PlainValue.Type.COMMENT) {
				const { indent, lineStart } = n.context;
				if (indent > 0 && n.range.start >= lineStart + indent) break;
				ci = i;
			} else if (n.type === PlainValue.Type.BLANK_LINE) ci = i;
			else break;
		}
		if (ci === -1) return null;
		const ca = cnode.items.splice(ci, len - ci);
		const prevEnd = ca[0].range.start;
		while (true) {
			cnode.range.end = prevEnd;
			if (cnode.valueRange && cnode.valueRange.end > prevEnd) cnode.valueRange.end = prevEnd;
			if (cnode === node) break;
			cnode = cnode.context.parent;
		}
		return ca;
	}
	var Collection = class Collection extends PlainValue.Node {
		static nextContentHasIndent(src, offset, indent) {
			const lineStart = PlainValue.Node.endOfLine(src, offset) + 1;
			offset = PlainValue.Node.endOfWhiteSpace(src, lineStart);
			const ch = src[offset];
			if (!ch) return false;
			if (offset >= lineStart + indent) return true;
			if (ch !== "#" && ch !== "\n") return false;
			return Collection.nextContentHasIndent(src, offset, indent);
		}
		constructor(firstItem) {
			super(firstItem.type === PlainValue.Type.SEQ_ITEM ? PlainValue.Type.SEQ : PlainValue.Type.MAP);
			for (let i = firstItem.props.length - 1; i >= 0; --i) if (firstItem.props[i].start < firstItem.context.lineStart) {
				this.props = firstItem.props.slice(0, i + 1);
				firstItem.props = firstItem.props.slice(i + 1);
				const itemRange = firstItem.props[0] || firstItem.valueRange;
				firstItem.range.start = itemRange.start;
				break;
			}
			this.items = [firstItem];
			const ec = grabCollectionEndComments(firstItem);
			if (ec) Array.prototype.push.apply(this.items, ec);
		}
		get includesTrailingLines() {
			return this.items.length > 0;
		}
		parse(context, start) {
			this.context = context;
			const { parseNode, src } = context;
			let lineStart = PlainValue.Node.startOfLine(src, start);
			const firstItem = this.items[0];
			firstItem.context.parent = this;
			this.valueRange = PlainValue.Range.copy(firstItem.valueRange);
			const indent = firstItem.range.start - firstItem.context.lineStart;
			let offset = start;
			offset = PlainValue.Node.normalizeOffset(src, offset);
			let ch = src[offset];
			let atLineStart = PlainValue.Node.endOfWhiteSpace(src, lineStart) === offset;
			let prevIncludesTrailingLines = false;
			while (ch) {
				while (ch === "\n" || ch === "#") {
					if (atLineStart && ch === "\n" && !prevIncludesTrailingLines) {
						const blankLine = new BlankLine();
						offset = blankLine.parse({ src }, offset);
						this.valueRange.end = offset;
						if (offset >= src.length) {
							ch = null;
							break;
						}
						this.items.push(blankLine);
						offset -= 1;
					} else if (ch === "#") {
						if (offset < lineStart + indent && !Collection.nextContentHasIndent(src, offset, indent)) return offset;
						const comment = new Comment();
						offset = comment.parse({
							indent,
							lineStart,
							src
						}, offset);
						this.items.push(comment);
						this.valueRange.end = offset;
						if (offset >= src.length) {
							ch = null;
							break;
						}
					}
					lineStart = offset + 1;
					offset = PlainValue.Node.endOfIndent(src, lineStart);
					if (PlainValue.Node.atBlank(src, offset)) {
						const wsEnd = PlainValue.Node.endOfWhiteSpace(src, offset);
						const next = src[wsEnd];
						if (!next || next === "\n" || next === "#") offset = wsEnd;
					}
					ch = src[offset];
					atLineStart = true;
				}
				if (!ch) break;
				if (offset !== lineStart + indent && (atLineStart || ch !== ":")) {
					if (offset < lineStart + indent) {
						if (lineStart > start) offset = lineStart;
						break;
					} else if (!this.error) {
						const msg = "All collection items must start at the same column";
						this.error = new PlainValue.YAMLSyntaxError(this, msg);
					}
				}
				if (firstItem.type === PlainValue.Type.SEQ_ITEM) {
					if (ch !== "-") {
						if (lineStart > start) offset = lineStart;
						break;
					}
				} else if (ch === "-" && !this.error) {
					const next = src[offset + 1];
					if (!next || next === "\n" || next === "	" || next === " ") {
						const msg = "A collection cannot be both a mapping and a sequence";
						this.error = new PlainValue.YAMLSyntaxError(this, msg);
					}
				}
				const node = parseNode({
					atLineStart,
					inCollection: true,
					indent,
					lineStart,
					parent: this
				}, offset);
				if (!node) return offset;
				this.items.push(node);
				this.valueRange.end = node.valueRange.end;
				offset = PlainValue.Node.normalizeOffset(src, node.range.end);
				ch = src[offset];
				atLineStart = false;
				prevIncludesTrailingLines = node.includesTrailingLines;
				if (ch) {
					let ls = offset - 1;
					let prev = src[ls];
					while (prev === " " || prev === "	") prev = src[--ls];
					if (prev === "\n") {
						lineStart = ls + 1;
						atLineStart = true;
					}
				}
				const ec = grabCollectionEndComments(node);
				if (ec) Array.prototype.push.apply(this.items, ec);
			}
			return offset;
		}
		setOrigRanges(cr, offset) {
			offset = super.setOrigRanges(cr, offset);
			this.items.forEach((node) => {
				offset = node.setOrigRanges(cr, offset);
			});
			return offset;
		}
		toString() {
			const { context: { src }, items, range, value } = this;
			if (value != null) return value;
			let str = src.slice(range.start, items[0].range.start) + String(items[0]);
			for (let i = 1; i < items.length; ++i) {
				const item = items[i];
				const { atLineStart, indent } = item.context;
				if (atLineStart) for (let i = 0; i < indent; ++i) str += " ";
				str += String(item);
			}
			return PlainValue.Node.addStringTerminator(src, range.end, str);
		}
	};
	var Directive = class extends PlainValue.Node {
		constructor() {
			super(PlainValue.Type.DIRECTIVE);
			this.name = null;
		}
		get parameters() {
			const raw = this.rawValue;
			return raw ? raw.trim().split(/[ \t]+/) : [];
		}
		parseName(start) {
			const { src } = this.context;
			let offset = start;
			let ch = src[offset];
			while (ch && ch !== "\n" && ch !== "	" && ch !== " ") ch = src[offset += 1];
			this.name = src.slice(start, offset);
			return offset;
		}
		parseParameters(start) {
			const { src } = this.context;
			let offset = start;
			let ch = src[offset];
			while (ch && ch !== "\n" && ch !== "#") ch = src[offset += 1];
			this.valueRange = new PlainValue.Range(start, offset);
			return offset;
		}
		parse(context, start) {
			this.context = context;
			let offset = this.parseName(start + 1);
			offset = this.parseParameters(offset);
			offset = this.parseComment(offset);
			this.range = new PlainValue.Range(start, offset);
			return offset;
		}
	};
	var Document = class Document extends PlainValue.Node {
		static startCommentOrEndBlankLine(src, start) {
			const offset = PlainValue.Node.endOfWhiteSpace(src, start);
			const ch = src[offset];
			return ch === "#" || ch === "\n" ? offset : start;
		}
		constructor() {
			super(PlainValue.Type.DOCUMENT);
			this.directives = null;
			this.contents = null;
			this.directivesEndMarker = null;
			this.documentEndMarker = null;
		}
		parseDirectives(start) {
			const { src } = this.context;
			this.directives = [];
			let atLineStart = true;
			let hasDirectives = false;
			let offset = start;
			while (!PlainValue.Node.atDocumentBoundary(src, offset, PlainValue.Char.DIRECTIVES_END)) {
				offset = Document.startCommentOrEndBlankLine(src, offset);
				switch (src[offset]) {
					case "\n":
						if (atLineStart) {
							const blankLine = new BlankLine();
							offset = blankLine.parse({ src }, offset);
							if (offset < src.length) this.directives.push(blankLine);
						} else {
							offset += 1;
							atLineStart = true;
						}
						break;
					case "#":
						{
							const comment = new Comment();
							offset = comment.parse({ src }, offset);
							this.directives.push(comment);
							atLineStart = false;
						}
						break;
					case "%":
						{
							const directive = new Directive();
							offset = directive.parse({
								parent: this,
								src
							}, offset);
							this.directives.push(directive);
							hasDirectives = true;
							atLineStart = false;
						}
						break;
					default:
						if (hasDirectives) this.error = new PlainValue.YAMLSemanticError(this, "Missing directives-end indicator line");
						else if (this.directives.length > 0) {
							this.contents = this.directives;
							this.directives = [];
						}
						return offset;
				}
			}
			if (src[offset]) {
				this.directivesEndMarker = new PlainValue.Range(offset, offset + 3);
				return offset + 3;
			}
			if (hasDirectives) this.error = new PlainValue.YAMLSemanticError(this, "Missing directives-end indicator line");
			else if (this.directives.length > 0) {
				this.contents = this.directives;
				this.directives = [];
			}
			return offset;
		}
		parseContents(start) {
			const { parseNode, src } = this.context;
			if (!this.contents) this.contents = [];
			let lineStart = start;
			while (src[lineStart - 1] === "-") lineStart -= 1;
			let offset = PlainValue.Node.endOfWhiteSpace(src, start);
			let atLineStart = lineStart === start;
			this.valueRange = new PlainValue.Range(offset);
			while (!PlainValue.Node.atDocumentBoundary(src, offset, PlainValue.Char.DOCUMENT_END)) {
				switch (src[offset]) {
					case "\n":
						if (atLineStart) {
							const blankLine = new BlankLine();
							offset = blankLine.parse({ src }, offset);
							if (offset < src.length) this.contents.push(blankLine);
						} else {
							offset += 1;
							atLineStart = true;
						}
						lineStart = offset;
						break;
					case "#":
						{
							const comment = new Comment();
							offset = comment.parse({ src }, offset);
							this.contents.push(comment);
							atLineStart = false;
						}
						break;
					default: {
						const iEnd = PlainValue.Node.endOfIndent(src, offset);
						const node = parseNode({
							atLineStart,
							indent: -1,
							inFlow: false,
							inCollection: false,
							lineStart,
							parent: this
						}, iEnd);
						if (!node) return this.valueRange.end = iEnd;
						this.contents.push(node);
						offset = node.range.end;
						atLineStart = false;
						const ec = grabCollectionEndComments(node);
						if (ec) Array.prototype.push.apply(this.contents, ec);
					}
				}
				offset = Document.startCommentOrEndBlankLine(src, offset);
			}
			this.valueRange.end = offset;
			if (src[offset]) {
				this.documentEndMarker = new PlainValue.Range(offset, offset + 3);
				offset += 3;
				if (src[offset]) {
					offset = PlainValue.Node.endOfWhiteSpace(src, offset);
					if (src[offset] === "#") {
						const comment = new Comment();
						offset = comment.parse({ src }, offset);
						this.contents.push(comment);
					}
					switch (src[offset]) {
						case "\n":
							offset += 1;
							break;
						case void 0: break;
						default: this.error = new PlainValue.YAMLSyntaxError(this, "Document end marker line cannot have a non-comment suffix");
					}
				}
			}
			return offset;
		}
		parse(context, start) {
			context.root = this;
			this.context = context;
			const { src } = context;
			let offset = src.charCodeAt(start) === 65279 ? start + 1 : start;
			offset = this.parseDirectives(offset);
			offset = this.parseContents(offset);
			return offset;
		}
		setOrigRanges(cr, offset) {
			offset = super.setOrigRanges(cr, offset);
			this.directives.forEach((node) => {
				offset = node.setOrigRanges(cr, offset);
			});
			if (this.directivesEndMarker) offset = this.directivesEndMarker.setOrigRange(cr, offset);
			this.contents.forEach((node) => {
				offset = node.setOrigRanges(cr, offset);
			});
			if (this.documentEndMarker) offset = this.documentEndMarker.setOrigRange(cr, offset);
			return offset;
		}
		toString() {
			const { contents, directives, value } = this;
			if (value != null) return value;
			let str = directives.join("");
			if (contents.length > 0) {
				if (directives.length > 0 || contents[0].type === PlainValue.Type.COMMENT) str += "---\n";
				str += contents.join("");
			}
			if (str[str.length - 1] !== "\n") str += "\n";
			return str;
		}
	};
	var Alias = class extends PlainValue.Node {
		parse(context, start) {
			this.context = context;
			const { src } = context;
			let offset = PlainValue.Node.endOfIdentifier(src, start + 1);
			this.valueRange = new PlainValue.Range(start + 1, offset);
			offset = PlainValue.Node.endOfWhiteSpace(src, offset);
			offset = this.parseComment(offset);
			return offset;
		}
	};
	const Chomp = {
		CLIP: "CLIP",
		KEEP: "KEEP",
		STRIP: "STRIP"
	};
	var BlockValue = class extends PlainValue.Node {
		constructor(type, props) {
			super(type, props);
			this.blockIndent = null;
			this.chomping = Chomp.CLIP;
			this.header = null;
		}
		get includesTrailingLines() {
			return this.chomping === Chomp.KEEP;
		}
		get strValue() {
			if (!this.valueRange || !this.context) return null;
			let { start, end } = this.valueRange;
			const { indent, src } = this.context;
			if (this.valueRange.isEmpty()) return "";
			let lastNewLine = null;
			let ch = src[end - 1];
			while (ch === "\n" || ch === "	" || ch === " ") {
				end -= 1;
				if (end <= start) {
					if (this.chomping === Chomp.KEEP) break;
					else return "";
				}
				if (ch === "\n") lastNewLine = end;
				ch = src[end - 1];
			}
			let keepStart = end + 1;
			if (lastNewLine) {
				if (this.chomping === Chomp.KEEP) {
					keepStart = lastNewLine;
					end = this.valueRange.end;
				} else end = lastNewLine;
			}
			const bi = indent + this.blockIndent;
			const folded = this.type === PlainValue.Type.BLOCK_FOLDED;
			let atStart = true;
			let str = "";
			let sep = "";
			let prevMoreIndented = false;
			for (let i = start; i < end; ++i) {
				for (let j = 0; j < bi; ++j) {
					if (src[i] !== " ") break;
					i += 1;
				}
				const ch = src[i];
				if (ch === "\n") {
					if (sep === "\n") str += "\n";
					else sep = "\n";
				} else {
					const lineEnd = PlainValue.Node.endOfLine(src, i);
					const line = src.slice(i, lineEnd);
					i = lineEnd;
					if (folded && (ch === " " || ch === "	") && i < keepStart) {
						if (sep === " ") sep = "\n";
						else if (!prevMoreIndented && !atStart && sep === "\n") sep = "\n\n";
						str += sep + line;
						sep = lineEnd < end && src[lineEnd] || "";
						prevMoreIndented = true;
					} else {
						str += sep + line;
						sep = folded && i < keepStart ? " " : "\n";
						prevMoreIndented = false;
					}
					if (atStart && line !== "") atStart = false;
				}
			}
			return this.chomping === Chomp.STRIP ? str : str + "\n";
		}
		parseBlockHeader(start) {
			const { src } = this.context;
			let offset = start + 1;
			let bi = "";
			while (true) {
				const ch = src[offset];
				switch (ch) {
					case "-":
						this.chomping = Chomp.STRIP;
						break;
					case "+":
						this.chomping = Chomp.KEEP;
						break;
					case "0":
					case "1":
					case "2":
					case "3":
					case "4":
					case "5":
					case "6":
					case "7":
					case "8":
					case "9":
						bi += ch;
						break;
					default:
						this.blockIndent = Number(bi) || null;
						this.header = new PlainValue.Range(start, offset);
						return offset;
				}
				offset += 1;
			}
		}
		parseBlockValue(start) {
			const { indent, src } = this.context;
			const explicit = !!this.blockIndent;
			let offset = start;
			let valueEnd = start;
			let minBlockIndent = 1;
			for (let ch = src[offset]; ch === "\n"; ch = src[offset]) {
				offset += 1;
				if (PlainValue.Node.atDocumentBoundary(src, offset)) break;
				const end = PlainValue.Node.endOfBlockIndent(src, indent, offset);
				if (end === null) break;
				const ch = src[end];
				const lineIndent = end - (offset + indent);
				if (!this.blockIndent) {
					if (src[end] !== "\n") {
						if (lineIndent < minBlockIndent) {
							const msg = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
							this.error = new PlainValue.YAMLSemanticError(this, msg);
						}
						this.blockIndent = lineIndent;
					} else if (lineIndent > minBlockIndent) minBlockIndent = lineIndent;
				} else if (ch && ch !== "\n" && lineIndent < this.blockIndent) {
					if (src[end] === "#") break;
					if (!this.error) {
						const msg = `Block scalars must not be less indented than their ${explicit ? "explicit indentation indicator" : "first line"}`;
						this.error = new PlainValue.YAMLSemanticError(this, msg);
					}
				}
				if (src[end] === "\n") offset = end;
				else offset = valueEnd = PlainValue.Node.endOfLine(src, end);
			}
			if (this.chomping !== Chomp.KEEP) offset = src[valueEnd] ? valueEnd + 1 : valueEnd;
			this.valueRange = new PlainValue.Range(start + 1, offset);
			return offset;
		}
		parse(context, start) {
			this.context = context;
			const { src } = context;
			let offset = this.parseBlockHeader(start);
			offset = PlainValue.Node.endOfWhiteSpace(src, offset);
			offset = this.parseComment(offset);
			offset = this.parseBlockValue(offset);
			return offset;
		}
		setOrigRanges(cr, offset) {
			offset = super.setOrigRanges(cr, offset);
			return this.header ? this.header.setOrigRange(cr, offset) : offset;
		}
	};
	var FlowCollection = class extends PlainValue.Node {
		constructor(type, props) {
			super(type, props);
			this.items = null;
		}
		prevNodeIsJsonLike(idx = this.items.length) {
			const node = this.items[idx - 1];
			return !!node && (node.jsonLike || node.type === PlainValue.Type.COMMENT && this.prevNodeIsJsonLike(idx - 1));
		}
		parse(context, start) {
			this.context = context;
			const { parseNode, src } = context;
			let { indent, lineStart } = context;
			let char = src[start];
			this.items = [{
				char,
				offset: start
			}];
			let offset = PlainValue.Node.endOfWhiteSpace(src, start + 1);
			char = src[offset];
			while (char && char !== "]" && char !== "}") {
				switch (char) {
					case "\n":
						lineStart = offset + 1;
						if (src[PlainValue.Node.endOfWhiteSpace(src, lineStart)] === "\n") {
							const blankLine = new BlankLine();
							lineStart = blankLine.parse({ src }, lineStart);
							this.items.push(blankLine);
						}
						offset = PlainValue.Node.endOfIndent(src, lineStart);
						if (offset <= lineStart + indent) {
							char = src[offset];
							if (offset < lineStart + indent || char !== "]" && char !== "}") {
								const msg = "Insufficient indentation in flow collection";
								this.error = new PlainValue.YAMLSemanticError(this, msg);
							}
						}
						break;
					case ",":
						this.items.push({
							char,
							offset
						});
						offset += 1;
						break;
					case "#":
						{
							const comment = new Comment();
							offset = comment.parse({ src }, offset);
							this.items.push(comment);
						}
						break;
					case "?":
					case ":": {
						const next = src[offset + 1];
						if (next === "\n" || next === "	" || next === " " || next === "," || char === ":" && this.prevNodeIsJsonLike()) {
							this.items.push({
								char,
								offset
							});
							offset += 1;
							break;
						}
					}
					default: {
						const node = parseNode({
							atLineStart: false,
							inCollection: false,
							inFlow: true,
							indent: -1,
							lineStart,
							parent: this
						}, offset);
						if (!node) {
							this.valueRange = new PlainValue.Range(start, offset);
							return offset;
						}
						this.items.push(node);
						offset = PlainValue.Node.normalizeOffset(src, node.range.end);
					}
				}
				offset = PlainValue.Node.endOfWhiteSpace(src, offset);
				char = src[offset];
			}
			this.valueRange = new PlainValue.Range(start, offset + 1);
			if (char) {
				this.items.push({
					char,
					offset
				});
				offset = PlainValue.Node.endOfWhiteSpace(src, offset + 1);
				offset = this.parseComment(offset);
			}
			return offset;
		}
		setOrigRanges(cr, offset) {
			offset = super.setOrigRanges(cr, offset);
			this.items.forEach((node) => {
				if (node instanceof PlainValue.Node) offset = node.setOrigRanges(cr, offset);
				else if (cr.length === 0) node.origOffset = node.offset;
				else {
					let i = offset;
					while (i < cr.length) if (cr[i] > node.offset) break;
					else ++i;
					node.origOffset = node.offset + i;
					offset = i;
				}
			});
			return offset;
		}
		toString() {
			const { context: { src }, items, range, value } = this;
			if (value != null) return value;
			const nodes = items.filter((item) => item instanceof PlainValue.Node);
			let str = "";
			let prevEnd = range.start;
			nodes.forEach((node) => {
				const prefix = src.slice(prevEnd, node.range.start);
				prevEnd = node.range.end;
				str += prefix + String(node);
				if (str[str.length - 1] === "\n" && src[prevEnd - 1] !== "\n" && src[prevEnd] === "\n") prevEnd += 1;
			});
			str += src.slice(prevEnd, range.end);
			return PlainValue.Node.addStringTerminator(src, range.end, str);
		}
	};
	var QuoteDouble = class QuoteDouble extends PlainValue.Node {
		static endOfQuote(src, offset) {
			let ch = src[offset];
			while (ch && ch !== "\"") {
				offset += ch === "\\" ? 2 : 1;
				ch = src[offset];
			}
			return offset + 1;
		}
		get strValue() {
			if (!this.valueRange || !this.context) return null;
			const errors = [];
			const { start, end } = this.valueRange;
			const { indent, src } = this.context;
			if (src[end - 1] !== "\"") errors.push(new PlainValue.YAMLSyntaxError(this, "Missing closing \"quote"));
			let str = "";
			for (let i = start + 1; i < end - 1; ++i) {
				const ch = src[i];
				if (ch === "\n") {
					if (PlainValue.Node.atDocumentBoundary(src, i + 1)) errors.push(new PlainValue.YAMLSemanticError(this, "Document boundary indicators are not allowed within string values"));
					const { fold, offset, error } = PlainValue.Node.foldNewline(src, i, indent);
					str += fold;
					i = offset;
					if (error) errors.push(new PlainValue.YAMLSemanticError(this, "Multi-line double-quoted string needs to be sufficiently indented"));
				} else if (ch === "\\") {
					i += 1;
					switch (src[i]) {
						case "0":
							str += "\0";
							break;
						case "a":
							str += "\x07";
							break;
						case "b":
							str += "\b";
							break;
						case "e":
							str += "\x1B";
							break;
						case "f":
							str += "\f";
							break;
						case "n":
							str += "\n";
							break;
						case "r":
							str += "\r";
							break;
						case "t":
							str += "	";
							break;
						case "v":
							str += "\v";
							break;
						case "N":
							str += "";
							break;
						case "_":
							str += "\xA0";
							break;
						case "L":
							str += "\u2028";
							break;
						case "P":
							str += "\u2029";
							break;
						case " ":
							str += " ";
							break;
						case "\"":
							str += "\"";
							break;
						case "/":
							str += "/";
							break;
						case "\\":
							str += "\\";
							break;
						case "	":
							str += "	";
							break;
						case "x":
							str += this.parseCharCode(i + 1, 2, errors);
							i += 2;
							break;
						case "u":
							str += this.parseCharCode(i + 1, 4, errors);
							i += 4;
							break;
						case "U":
							str += this.parseCharCode(i + 1, 8, errors);
							i += 8;
							break;
						case "\n":
							while (src[i + 1] === " " || src[i + 1] === "	") i += 1;
							break;
						default:
							errors.push(new PlainValue.YAMLSyntaxError(this, `Invalid escape sequence ${src.substr(i - 1, 2)}`));
							str += "\\" + src[i];
					}
				} else if (ch === " " || ch === "	") {
					const wsStart = i;
					let next = src[i + 1];
					while (next === " " || next === "	") {
						i += 1;
						next = src[i + 1];
					}
					if (next !== "\n") str += i > wsStart ? src.slice(wsStart, i + 1) : ch;
				} else str += ch;
			}
			return errors.length > 0 ? {
				errors,
				str
			} : str;
		}
		parseCharCode(offset, length, errors) {
			const { src } = this.context;
			const cc = src.substr(offset, length);
			const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
			if (isNaN(code)) {
				errors.push(new PlainValue.YAMLSyntaxError(this, `Invalid escape sequence ${src.substr(offset - 2, length + 2)}`));
				return src.substr(offset - 2, length + 2);
			}
			return String.fromCodePoint(code);
		}
		parse(context, start) {
			this.context = context;
			const { src } = context;
			let offset = QuoteDouble.endOfQuote(src, start + 1);
			this.valueRange = new PlainValue.Range(start, offset);
			offset = PlainValue.Node.endOfWhiteSpace(src, offset);
			offset = this.parseComment(offset);
			return offset;
		}
	};
	var QuoteSingle = class QuoteSingle extends PlainValue.Node {
		static endOfQuote(src, offset) {
			let ch = src[offset];
			while (ch) if (ch === "'") {
				if (src[offset + 1] !== "'") break;
				ch = src[offset += 2];
			} else ch = src[offset += 1];
			return offset + 1;
		}
		get strValue() {
			if (!this.valueRange || !this.context) return null;
			const errors = [];
			const { start, end } = this.valueRange;
			const { indent, src } = this.context;
			if (src[end - 1] !== "'") errors.push(new PlainValue.YAMLSyntaxError(this, "Missing closing 'quote"));
			let str = "";
			for (let i = start + 1; i < end - 1; ++i) {
				const ch = src[i];
				if (ch === "\n") {
					if (PlainValue.Node.atDocumentBoundary(src, i + 1)) errors.push(new PlainValue.YAMLSemanticError(this, "Document boundary indicators are not allowed within string values"));
					const { fold, offset, error } = PlainValue.Node.foldNewline(src, i, indent);
					str += fold;
					i = offset;
					if (error) errors.push(new PlainValue.YAMLSemanticError(this, "Multi-line single-quoted string needs to be sufficiently indented"));
				} else if (ch === "'") {
					str += ch;
					i += 1;
					if (src[i] !== "'") errors.push(new PlainValue.YAMLSyntaxError(this, "Unescaped single quote? This should not happen."));
				} else if (ch === " " || ch === "	") {
					const wsStart = i;
					let next = src[i + 1];
					while (next === " " || next === "	") {
						i += 1;
						next = src[i + 1];
					}
					if (next !== "\n") str += i > wsStart ? src.slice(wsStart, i + 1) : ch;
				} else str += ch;
			}
			return errors.length > 0 ? {
				errors,
				str
			} : str;
		}
		parse(context, start) {
			this.context = context;
			const { src } = context;
			let offset = QuoteSingle.endOfQuote(src, start + 1);
			this.valueRange = new PlainValue.Range(start, offset);
			offset = PlainValue.Node.endOfWhiteSpace(src, offset);
			offset = this.parseComment(offset);
			return offset;
		}
	};
	function createNewNode(type, props) {
		switch (type) {
			case PlainValue.Type.ALIAS: return new Alias(type, props);
			case PlainValue.Type.BLOCK_FOLDED:
			case PlainValue.Type.BLOCK_LITERAL: return new BlockValue(type, props);
			case PlainValue.Type.FLOW_MAP:
			case PlainValue.Type.FLOW_SEQ: return new FlowCollection(type, props);
			case PlainValue.Type.MAP_KEY:
			case PlainValue.Type.MAP_VALUE:
			case PlainValue.Type.SEQ_ITEM: return new CollectionItem(type, props);
			case PlainValue.Type.COMMENT:
			case PlainValue.Type.PLAIN: return new PlainValue.PlainValue(type, props);
			case PlainValue.Type.QUOTE_DOUBLE: return new QuoteDouble(type, props);
			case PlainValue.Type.QUOTE_SINGLE: return new QuoteSingle(type, props);
			default: return null;
		}
	}
	var ParseContext = class ParseContext {
		static parseType(src, offset, inFlow) {
			switch (src[offset]) {
				case "*": return PlainValue.Type.ALIAS;
				case ">": return PlainValue.Type.BLOCK_FOLDED;
				case "|": return PlainValue.Type.BLOCK_LITERAL;
				case "{": return PlainValue.Type.FLOW_MAP;
				case "[": return PlainValue.Type.FLOW_SEQ;
				case "?": return !inFlow && PlainValue.Node.atBlank(src, offset + 1, true) ? PlainValue.Type.MAP_KEY : PlainValue.Type.PLAIN;
				case ":": return !inFlow && PlainValue.Node.atBlank(src, offset + 1, true) ? PlainValue.Type.MAP_VALUE : PlainValue.Type.PLAIN;
				case "-": return !inFlow && PlainValue.Node.atBlank(src, offset + 1, true) ? PlainValue.Type.SEQ_ITEM : PlainValue.Type.PLAIN;
				case "\"": return PlainValue.Type.QUOTE_DOUBLE;
				case "'": return PlainValue.Type.QUOTE_SINGLE;
				default: return PlainValue.Type.PLAIN;
			}
		}
		constructor(orig = {}, { atLineStart, inCollection, inFlow, indent, lineStart, parent } = {}) {
			PlainValue._defineProperty(this, "parseNode", (overlay, start) => {
				if (PlainValue.Node.atDocumentBoundary(this.src, start)) return null;
				const context = new ParseContext(this, overlay);
				const { props, type, valueStart } = context.parseProps(start);
				const node = createNewNode(type, props);
				let offset = start;
				try {
					offset = node.parse(context, valueStart);
				} catch (error) {
					const msg = error instanceof Error ? error.message : String(error);
					if (!node.error) node.error = new PlainValue.YAMLSyntaxError(node, msg);
				}
				node.range = new PlainValue.Range(start, offset);
				if (offset <= start) {
					if (!node.error) node.error = new Error(`Node#parse consumed no characters`);
					node.error.parseEnd = offset;
					node.error.source = node;
					node.range.end = start + 1;
				}
				if (context.nodeStartsCollection(node)) {
					if (!node.error && !context.atLineStart && context.parent.type === PlainValue.Type.DOCUMENT) node.error = new PlainValue.YAMLSyntaxError(node, "Block collection must not have preceding content here (e.g. directives-end indicator)");
					const collection = new Collection(node);
					offset = collection.parse(new ParseContext(context), offset);
					collection.range = new PlainValue.Range(start, offset);
					return collection;
				}
				return node;
			});
			this.atLineStart = atLineStart != null ? atLineStart : orig.atLineStart || false;
			this.inCollection = inCollection != null ? inCollection : orig.inCollection || false;
			this.inFlow = inFlow != null ? inFlow : orig.inFlow || false;
			this.indent = indent != null ? indent : orig.indent;
			this.lineStart = lineStart != null ? lineStart : orig.lineStart;
			this.parent = parent != null ? parent : orig.parent || {};
			this.root = orig.root;
			this.src = orig.src;
		}
		nodeStartsCollection(node) {
			const { inCollection, inFlow, src } = this;
			if (inCollection || inFlow) return false;
			if (node instanceof CollectionItem) return true;
			let offset = node.range.end;
			if (src[offset] === "\n" || src[offset - 1] === "\n") return false;
			offset = PlainValue.Node.endOfWhiteSpace(src, offset);
			return src[offset] === ":";
		}
		parseProps(offset) {
			const { inFlow, parent, src } = this;
			const props = [];
			let lineHasProps = false;
			offset = this.atLineStart ? PlainValue.Node.endOfIndent(src, offset) : PlainValue.Node.endOfWhiteSpace(src, offset);
			let ch = src[offset];
			while (ch === PlainValue.Char.ANCHOR || ch === PlainValue.Char.COMMENT || ch === PlainValue.Char.TAG || ch === "\n") {
				if (ch === "\n") {
					let inEnd = offset;
					let lineStart;
					do {
						lineStart = inEnd + 1;
						inEnd = PlainValue.Node.endOfIndent(src, lineStart);
					} while (src[inEnd] === "\n");
					const indentDiff = inEnd - (lineStart + this.indent);
					const noIndicatorAsIndent = parent.type === PlainValue.Type.SEQ_ITEM && parent.context.atLineStart;
					if (src[inEnd] !== "#" && !PlainValue.Node.nextNodeIsIndented(src[inEnd], indentDiff, !noIndicatorAsIndent)) break;
					this.atLineStart = true;
					this.lineStart = lineStart;
					lineHasProps = false;
					offset = inEnd;
				} else if (ch === PlainValue.Char.COMMENT) {
					const end = PlainValue.Node.endOfLine(src, offset + 1);
					props.push(new PlainValue.Range(offset, end));
					offset = end;
				} else {
					let end = PlainValue.Node.endOfIdentifier(src, offset + 1);
					if (ch === PlainValue.Char.TAG && src[end] === "," && /^[a-zA-Z0-9-]+\.[a-zA-Z0-9-]+,\d\d\d\d(-\d\d){0,2}\/\S/.test(src.slice(offset + 1, end + 13))) end = PlainValue.Node.endOfIdentifier(src, end + 5);
					props.push(new PlainValue.Range(offset, end));
					lineHasProps = true;
					offset = PlainValue.Node.endOfWhiteSpace(src, end);
				}
				ch = src[offset];
			}
			if (lineHasProps && ch === ":" && PlainValue.Node.atBlank(src, offset + 1, true)) offset -= 1;
			return {
				props,
				type: ParseContext.parseType(src, offset, inFlow),
				valueStart: offset
			};
		}
	};
	function parse(src) {
		const cr = [];
		if (src.indexOf("\r") !== -1) src = src.replace(/\r\n?/g, (match, offset) => {
			if (match.length > 1) cr.push(offset);
			return "\n";
		});
		const documents = [];
		let offset = 0;
		do {
			const doc = new Document();
			const context = new ParseContext({ src });
			offset = doc.parse(context, offset);
			documents.push(doc);
		} while (offset < src.length);
		documents.setOrigRanges = () => {
			if (cr.length === 0) return false;
			for (let i = 1; i < cr.length; ++i) cr[i] -= i;
			let crOffset = 0;
			for (let i = 0; i < documents.length; ++i) crOffset = documents[i].setOrigRanges(cr, crOffset);
			cr.splice(0, cr.length);
			return true;
		};
		documents.toString = () => documents.join("...\n");
		return documents;
	}
	exports.parse = parse;
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/resolveSeq-95613e94.js
var require_resolveSeq_95613e94 = __commonJSMin(((exports) => {
	var PlainValue = require_PlainValue_516d5bc2();
	function addCommentBefore(str, indent, comment) {
		if (!comment) return str;
		return `#${comment.replace(/[\s\S]^/gm, `$&${indent}#`)}\n${indent}${str}`;
	}
	function addComment(str, indent, comment) {
		return !comment ? str : comment.indexOf("\n") === -1 ? `${str} #${comment}` : `${str}\n` + comment.replace(/^/gm, `${indent || ""}#`);
	}
	var Node = class {};
	function toJSON(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJSON(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			const anchor = ctx && ctx.anchors && ctx.anchors.get(value);
			if (anchor) ctx.onCreate = (res) => {
				anchor.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (anchor && ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if ((!ctx || !ctx.keep) && typeof value === "bigint") return Number(value);
		return value;
	}
	var Scalar = class extends Node {
		constructor(value) {
			super();
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx && ctx.keep ? this.value : toJSON(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else {
				const o = {};
				Object.defineProperty(o, k, {
					value: v,
					writable: true,
					enumerable: true,
					configurable: true
				});
				v = o;
			}
		}
		return schema.createNode(v, false);
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && path[Symbol.iterator]().next().done;
	var Collection = class Collection extends Node {
		constructor(schema) {
			super();
			PlainValue._defineProperty(this, "items", []);
			this.schema = schema;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (node instanceof Collection) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn([key, ...rest]) {
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (node instanceof Collection) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn([key, ...rest], keepScalar) {
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && node instanceof Scalar ? node.value : node;
			else return node instanceof Collection ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues() {
			return this.items.every((node) => {
				if (!node || node.type !== "PAIR") return false;
				const n = node.value;
				return n == null || n instanceof Scalar && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn([key, ...rest]) {
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return node instanceof Collection ? node.hasIn(rest) : false;
		}
		setIn([key, ...rest], value) {
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (node instanceof Collection) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		toJSON() {
			return null;
		}
		toString(ctx, { blockItem, flowChars, isMap, itemIndent }, onComment, onChompKeep) {
			const { indent, indentStep, stringify } = ctx;
			const inFlow = this.type === PlainValue.Type.FLOW_MAP || this.type === PlainValue.Type.FLOW_SEQ || ctx.inFlow;
			if (inFlow) itemIndent += indentStep;
			const allNullValues = isMap && this.hasAllNullValues();
			ctx = Object.assign({}, ctx, {
				allNullValues,
				indent: itemIndent,
				inFlow,
				type: null
			});
			let chompKeep = false;
			let hasItemWithNewLine = false;
			const nodes = this.items.reduce((nodes, item, i) => {
				let comment;
				if (item) {
					if (!chompKeep && item.spaceBefore) nodes.push({
						type: "comment",
						str: ""
					});
					if (item.commentBefore) item.commentBefore.match(/^.*$/gm).forEach((line) => {
						nodes.push({
							type: "comment",
							str: `#${line}`
						});
					});
					if (item.comment) comment = item.comment;
					if (inFlow && (!chompKeep && item.spaceBefore || item.commentBefore || item.comment || item.key && (item.key.commentBefore || item.key.comment) || item.value && (item.value.commentBefore || item.value.comment))) hasItemWithNewLine = true;
				}
				chompKeep = false;
				let str = stringify(item, ctx, () => comment = null, () => chompKeep = true);
				if (inFlow && !hasItemWithNewLine && str.includes("\n")) hasItemWithNewLine = true;
				if (inFlow && i < this.items.length - 1) str += ",";
				str = addComment(str, itemIndent, comment);
				if (chompKeep && (comment || inFlow)) chompKeep = false;
				nodes.push({
					type: "item",
					str
				});
				return nodes;
			}, []);
			let str;
			if (nodes.length === 0) str = flowChars.start + flowChars.end;
			else if (inFlow) {
				const { start, end } = flowChars;
				const strings = nodes.map((n) => n.str);
				if (hasItemWithNewLine || strings.reduce((sum, str) => sum + str.length + 2, 2) > Collection.maxFlowStringSingleLineLength) {
					str = start;
					for (const s of strings) str += s ? `\n${indentStep}${indent}${s}` : "\n";
					str += `\n${indent}${end}`;
				} else str = `${start} ${strings.join(" ")} ${end}`;
			} else {
				const strings = nodes.map(blockItem);
				str = strings.shift();
				for (const s of strings) str += s ? `\n${indent}${s}` : "\n";
			}
			if (this.comment) {
				str += "\n" + this.comment.replace(/^/gm, `${indent}#`);
				if (onComment) onComment();
			} else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
	};
	PlainValue._defineProperty(Collection, "maxFlowStringSingleLineLength", 60);
	function asItemIndex(key) {
		let idx = key instanceof Scalar ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	var YAMLSeq = class extends Collection {
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && it instanceof Scalar ? it.value : it;
		}
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx && ctx.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJSON(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return super.toString(ctx, {
				blockItem: (n) => n.type === "comment" ? n.str : `- ${n.str}`,
				flowChars: {
					start: "[",
					end: "]"
				},
				isMap: false,
				itemIndent: (ctx.indent || "") + "  "
			}, onComment, onChompKeep);
		}
	};
	const stringifyKey = (key, jsKey, ctx) => {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (key instanceof Node && ctx && ctx.doc) return key.toString({
			anchors: Object.create(null),
			doc: ctx.doc,
			indent: "",
			indentStep: ctx.indentStep,
			inFlow: true,
			inStringifyKey: true,
			stringify: ctx.stringify
		});
		return JSON.stringify(jsKey);
	};
	var Pair = class Pair extends Node {
		constructor(key, value = null) {
			super();
			this.key = key;
			this.value = value;
			this.type = Pair.Type.PAIR;
		}
		get commentBefore() {
			return this.key instanceof Node ? this.key.commentBefore : void 0;
		}
		set commentBefore(cb) {
			if (this.key == null) this.key = new Scalar(null);
			if (this.key instanceof Node) this.key.commentBefore = cb;
			else throw new Error("Pair.commentBefore is an alias for Pair.key.commentBefore. To set it, the key must be a Node.");
		}
		addToJSMap(ctx, map) {
			const key = toJSON(this.key, "", ctx);
			if (map instanceof Map) {
				const value = toJSON(this.value, key, ctx);
				map.set(key, value);
			} else if (map instanceof Set) map.add(key);
			else {
				const stringKey = stringifyKey(this.key, key, ctx);
				const value = toJSON(this.value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = value;
			}
			return map;
		}
		toJSON(_, ctx) {
			const pair = ctx && ctx.mapAsMap ? new Map() : {};
			return this.addToJSMap(ctx, pair);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx || !ctx.doc) return JSON.stringify(this);
			const { indent: indentSize, indentSeq, simpleKeys } = ctx.doc.options;
			let { key, value } = this;
			let keyComment = key instanceof Node && key.comment;
			if (simpleKeys) {
				if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
				if (key instanceof Collection) throw new Error("With simple keys, collection cannot be used as a key value");
			}
			let explicitKey = !simpleKeys && (!key || keyComment || (key instanceof Node ? key instanceof Collection || key.type === PlainValue.Type.BLOCK_FOLDED || key.type === PlainValue.Type.BLOCK_LITERAL : typeof key === "object"));
			const { doc, indent, indentStep, stringify } = ctx;
			ctx = Object.assign({}, ctx, {
				implicitKey: !explicitKey,
				indent: indent + indentStep
			});
			let chompKeep = false;
			let str = stringify(key, ctx, () => keyComment = null, () => chompKeep = true);
			str = addComment(str, ctx.indent, keyComment);
			if (!explicitKey && str.length > 1024) {
				if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
				explicitKey = true;
			}
			if (ctx.allNullValues && !simpleKeys) {
				if (this.comment) {
					str = addComment(str, ctx.indent, this.comment);
					if (onComment) onComment();
				} else if (chompKeep && !keyComment && onChompKeep) onChompKeep();
				return ctx.inFlow && !explicitKey ? str : `? ${str}`;
			}
			str = explicitKey ? `? ${str}\n${indent}:` : `${str}:`;
			if (this.comment) {
				str = addComment(str, ctx.indent, this.comment);
				if (onComment) onComment();
			}
			let vcb = "";
			let valueComment = null;
			if (value instanceof Node) {
				if (value.spaceBefore) vcb = "\n";
				if (value.commentBefore) {
					const cs = value.commentBefore.replace(/^/gm, `${ctx.indent}#`);
					vcb += `\n${cs}`;
				}
				valueComment = value.comment;
			} else if (value && typeof value === "object") value = doc.schema.createNode(value, true);
			ctx.implicitKey = false;
			if (!explicitKey && !this.comment && value instanceof Scalar) ctx.indentAtStart = str.length + 1;
			chompKeep = false;
			if (!indentSeq && indentSize >= 2 && !ctx.inFlow && !explicitKey && value instanceof YAMLSeq && value.type !== PlainValue.Type.FLOW_SEQ && !value.tag && !doc.anchors.getName(value)) ctx.indent = ctx.indent.substr(2);
			const valueStr = stringify(value, ctx, () => valueComment = null, () => chompKeep = true);
			let ws = " ";
			if (vcb || this.comment) ws = `${vcb}\n${ctx.indent}`;
			else if (!explicitKey && value instanceof Collection) {
				if (!(valueStr[0] === "[" || valueStr[0] === "{") || valueStr.includes("\n")) ws = `\n${ctx.indent}`;
			} else if (valueStr[0] === "\n") ws = "";
			if (chompKeep && !valueComment && onChompKeep) onChompKeep();
			return addComment(str + ws + valueStr, ctx.indent, valueComment);
		}
	};
	PlainValue._defineProperty(Pair, "Type", {
		PAIR: "PAIR",
		MERGE_PAIR: "MERGE_PAIR"
	});
	const getAliasCount = (node, anchors) => {
		if (node instanceof Alias) {
			const anchor = anchors.get(node.source);
			return anchor.count * anchor.aliasCount;
		} else if (node instanceof Collection) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (node instanceof Pair) {
			const kc = getAliasCount(node.key, anchors);
			const vc = getAliasCount(node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	};
	var Alias = class Alias extends Node {
		static stringify({ range, source }, { anchors, doc, implicitKey, inStringifyKey }) {
			let anchor = Object.keys(anchors).find((a) => anchors[a] === source);
			if (!anchor && inStringifyKey) anchor = doc.anchors.getName(source) || doc.anchors.newName();
			if (anchor) return `*${anchor}${implicitKey ? " " : ""}`;
			const msg = doc.anchors.getName(source) ? "Alias node must be after source node" : "Source node not found for alias node";
			throw new Error(`${msg} [${range}]`);
		}
		constructor(source) {
			super();
			this.source = source;
			this.type = PlainValue.Type.ALIAS;
		}
		set tag(t) {
			throw new Error("Alias nodes cannot have tags");
		}
		toJSON(arg, ctx) {
			if (!ctx) return toJSON(this.source, arg, ctx);
			const { anchors, maxAliasCount } = ctx;
			const anchor = anchors.get(this.source);
			if (!anchor || anchor.res === void 0) {
				const msg = "This should not happen: Alias anchor was not resolved?";
				if (this.cstNode) throw new PlainValue.YAMLReferenceError(this.cstNode, msg);
				else throw new ReferenceError(msg);
			}
			if (maxAliasCount >= 0) {
				anchor.count += 1;
				if (anchor.aliasCount === 0) anchor.aliasCount = getAliasCount(this.source, anchors);
				if (anchor.count * anchor.aliasCount > maxAliasCount) {
					const msg = "Excessive alias count indicates a resource exhaustion attack";
					if (this.cstNode) throw new PlainValue.YAMLReferenceError(this.cstNode, msg);
					else throw new ReferenceError(msg);
				}
			}
			return anchor.res;
		}
		toString(ctx) {
			return Alias.stringify(this, ctx);
		}
	};
	PlainValue._defineProperty(Alias, "default", true);
	function findPair(items, key) {
		const k = key instanceof Scalar ? key.value : key;
		for (const it of items) if (it instanceof Pair) {
			if (it.key === key || it.key === k) return it;
			if (it.key && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection {
		add(pair, overwrite) {
			if (!pair) pair = new Pair(pair);
			else if (!(pair instanceof Pair)) pair = new Pair(pair.key || pair, pair.value);
			const prev = findPair(this.items, pair.key);
			const sortEntries = this.schema && this.schema.sortMapEntries;
			if (prev) {
				if (overwrite) prev.value = pair.value;
				else throw new Error(`Key ${pair.key} already set`);
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(pair, item) < 0);
				if (i === -1) this.items.push(pair);
				else this.items.splice(i, 0, pair);
			} else this.items.push(pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const it = findPair(this.items, key);
			const node = it && it.value;
			return !keepScalar && node instanceof Scalar ? node.value : node;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair(key, value), true);
		}
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx && ctx.mapAsMap ? new Map() : {};
			if (ctx && ctx.onCreate) ctx.onCreate(map);
			for (const item of this.items) item.addToJSMap(ctx, map);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!(item instanceof Pair)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			return super.toString(ctx, {
				blockItem: (n) => n.str,
				flowChars: {
					start: "{",
					end: "}"
				},
				isMap: true,
				itemIndent: ctx.indent || ""
			}, onComment, onChompKeep);
		}
	};
	const MERGE_KEY = "<<";
	var Merge = class extends Pair {
		constructor(pair) {
			if (pair instanceof Pair) {
				let seq = pair.value;
				if (!(seq instanceof YAMLSeq)) {
					seq = new YAMLSeq();
					seq.items.push(pair.value);
					seq.range = pair.value.range;
				}
				super(pair.key, seq);
				this.range = pair.range;
			} else super(new Scalar(MERGE_KEY), new YAMLSeq());
			this.type = Pair.Type.MERGE_PAIR;
		}
		addToJSMap(ctx, map) {
			for (const { source } of this.value.items) {
				if (!(source instanceof YAMLMap)) throw new Error("Merge sources must be maps");
				const srcMap = source.toJSON(null, ctx, Map);
				for (const [key, value] of srcMap) if (map instanceof Map) {
					if (!map.has(key)) map.set(key, value);
				} else if (map instanceof Set) map.add(key);
				else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
					value,
					writable: true,
					enumerable: true,
					configurable: true
				});
			}
			return map;
		}
		toString(ctx, onComment) {
			const seq = this.value;
			if (seq.items.length > 1) return super.toString(ctx, onComment);
			this.value = seq.items[0];
			const str = super.toString(ctx, onComment);
			this.value = seq;
			return str;
		}
	};
	const binaryOptions = {
		defaultType: PlainValue.Type.BLOCK_LITERAL,
		lineWidth: 76
	};
	const boolOptions = {
		trueStr: "true",
		falseStr: "false"
	};
	const intOptions = { asBigInt: false };
	const nullOptions = { nullStr: "null" };
	const strOptions = {
		defaultType: PlainValue.Type.PLAIN,
		doubleQuoted: {
			jsonEncoding: false,
			minMultiLineLength: 40
		},
		fold: {
			lineWidth: 80,
			minContentWidth: 20
		}
	};
	function resolveScalar(str, tags, scalarFallback) {
		for (const { format, test, resolve } of tags) if (test) {
			const match = str.match(test);
			if (match) {
				let res = resolve.apply(null, match);
				if (!(res instanceof Scalar)) res = new Scalar(res);
				if (format) res.format = format;
				return res;
			}
		}
		if (scalarFallback) str = scalarFallback(str);
		return new Scalar(str);
	}
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	const consumeMoreIndentedLines = (text, i) => {
		let ch = text[i + 1];
		while (ch === " " || ch === "	") {
			do
				ch = text[i += 1];
			while (ch && ch !== "\n");
			ch = text[i + 1];
		}
		return i;
	};
	function foldFlowLines(text, indent, mode, { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow }) {
		if (!lineWidth || lineWidth < 0) return text;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i);
				end = i + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	const getFoldOptions = ({ indentAtStart }) => indentAtStart ? Object.assign({ indentAtStart }, strOptions.fold) : strOptions.fold;
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const { implicitKey } = ctx;
		const { jsonEncoding, minMultiLineLength } = strOptions.doubleQuoted;
		const json = JSON.stringify(value);
		if (jsonEncoding) return json;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.implicitKey) {
			if (/\n/.test(value)) return doubleQuotedString(value, ctx);
		} else if (/[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx));
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (/\n[\t ]+$/.test(value) || /^\s*$/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const indentSize = indent ? "2" : "1";
		const literal = type === PlainValue.Type.BLOCK_FOLDED ? false : type === PlainValue.Type.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, strOptions.fold.lineWidth, indent.length);
		let header = literal ? "|" : ">";
		if (!value) return header + "\n";
		let wsStart = "";
		let wsEnd = "";
		value = value.replace(/[\n\t ]*$/, (ws) => {
			const n = ws.indexOf("\n");
			if (n === -1) header += "-";
			else if (value === ws || n !== ws.length - 1) {
				header += "+";
				if (onChompKeep) onChompKeep();
			}
			wsEnd = ws.replace(/\n$/, "");
			return "";
		}).replace(/^[\n ]*/, (ws) => {
			if (ws.indexOf(" ") !== -1) header += indentSize;
			const m = ws.match(/ +$/);
			if (m) {
				wsStart = ws.slice(0, -m[0].length);
				return m[0];
			} else {
				wsStart = ws;
				return "";
			}
		});
		if (wsEnd) wsEnd = wsEnd.replace(/\n+(?!\n|$)/g, `$&${indent}`);
		if (wsStart) wsStart = wsStart.replace(/\n+/g, `$&${indent}`);
		if (comment) {
			header += " #" + comment.replace(/ ?[\r\n]+/g, " ");
			if (onComment) onComment();
		}
		if (!value) return `${header}${indentSize}\n${indent}${wsEnd}`;
		if (literal) {
			value = value.replace(/\n+/g, `$&${indent}`);
			return `${header}\n${indent}${wsStart}${value}${wsEnd}`;
		}
		value = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		const body = foldFlowLines(`${wsStart}${value}${wsEnd}`, indent, FOLD_BLOCK, strOptions.fold);
		return `${header}\n${indent}${body}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { comment, type, value } = item;
		const { actualString, implicitKey, indent, inFlow } = ctx;
		if (implicitKey && /[\n[\]{},]/.test(value) || inFlow && /[[\]{},]/.test(value)) return doubleQuotedString(value, ctx);
		if (!value || /^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || value.indexOf("\n") === -1 ? value.indexOf("\"") !== -1 && value.indexOf("'") === -1 ? singleQuotedString(value, ctx) : doubleQuotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== PlainValue.Type.PLAIN && value.indexOf("\n") !== -1) return blockString(item, ctx, onComment, onChompKeep);
		if (indent === "" && containsDocumentMarker(value)) {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const { tags } = ctx.doc.schema;
			if (typeof resolveScalar(str, tags, tags.scalarFallback).value !== "string") return doubleQuotedString(value, ctx);
		}
		const body = implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx));
		if (comment && !inFlow && (body.indexOf("\n") !== -1 || comment.indexOf("\n") !== -1)) {
			if (onComment) onComment();
			return addCommentBefore(body, indent, comment);
		}
		return body;
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { defaultType } = strOptions;
		const { implicitKey, inFlow } = ctx;
		let { type, value } = item;
		if (typeof value !== "string") {
			value = String(value);
			item = Object.assign({}, item, { value });
		}
		const _stringify = (_type) => {
			switch (_type) {
				case PlainValue.Type.BLOCK_FOLDED:
				case PlainValue.Type.BLOCK_LITERAL: return blockString(item, ctx, onComment, onChompKeep);
				case PlainValue.Type.QUOTE_DOUBLE: return doubleQuotedString(value, ctx);
				case PlainValue.Type.QUOTE_SINGLE: return singleQuotedString(value, ctx);
				case PlainValue.Type.PLAIN: return plainString(item, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		if (type !== PlainValue.Type.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f]/.test(value)) type = PlainValue.Type.QUOTE_DOUBLE;
		else if ((implicitKey || inFlow) && (type === PlainValue.Type.BLOCK_FOLDED || type === PlainValue.Type.BLOCK_LITERAL)) type = PlainValue.Type.QUOTE_DOUBLE;
		let res = _stringify(type);
		if (res === null) {
			res = _stringify(defaultType);
			if (res === null) throw new Error(`Unsupported default string type ${defaultType}`);
		}
		return res;
	}
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		if (!isFinite(value)) return isNaN(value) ? ".nan" : value < 0 ? "-.inf" : ".inf";
		let n = JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^\d/.test(n)) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	function checkFlowCollectionEnd(errors, cst) {
		let char, name;
		switch (cst.type) {
			case PlainValue.Type.FLOW_MAP:
				char = "}";
				name = "flow map";
				break;
			case PlainValue.Type.FLOW_SEQ:
				char = "]";
				name = "flow sequence";
				break;
			default:
				errors.push(new PlainValue.YAMLSemanticError(cst, "Not a flow collection!?"));
				return;
		}
		let lastItem;
		for (let i = cst.items.length - 1; i >= 0; --i) {
			const item = cst.items[i];
			if (!item || item.type !== PlainValue.Type.COMMENT) {
				lastItem = item;
				break;
			}
		}
		if (lastItem && lastItem.char !== char) {
			const msg = `Expected ${name} to end with ${char}`;
			let err;
			if (typeof lastItem.offset === "number") {
				err = new PlainValue.YAMLSemanticError(cst, msg);
				err.offset = lastItem.offset + 1;
			} else {
				err = new PlainValue.YAMLSemanticError(lastItem, msg);
				if (lastItem.range && lastItem.range.end) err.offset = lastItem.range.end - lastItem.range.start;
			}
			errors.push(err);
		}
	}
	function checkFlowCommentSpace(errors, comment) {
		const prev = comment.context.src[comment.range.start - 1];
		if (prev !== "\n" && prev !== "	" && prev !== " ") errors.push(new PlainValue.YAMLSemanticError(comment, "Comments must be separated from other tokens by white space characters"));
	}
	function getLongKeyError(source, key) {
		const sk = String(key);
		const k = sk.substr(0, 8) + "..." + sk.substr(-8);
		return new PlainValue.YAMLSemanticError(source, `The "${k}" key is too long`);
	}
	function resolveComments(collection, comments) {
		for (const { afterKey, before, comment } of comments) {
			let item = collection.items[before];
			if (!item) {
				if (comment !== void 0) {
					if (collection.comment) collection.comment += "\n" + comment;
					else collection.comment = comment;
				}
			} else {
				if (afterKey && item.value) item = item.value;
				if (comment === void 0) {
					if (afterKey || !item.commentBefore) item.spaceBefore = true;
				} else if (item.commentBefore) item.commentBefore += "\n" + comment;
				else item.commentBefore = comment;
			}
		}
	}
	function resolveString(doc, node) {
		const res = node.strValue;
		if (!res) return "";
		if (typeof res === "string") return res;
		res.errors.forEach((error) => {
			if (!error.source) error.source = node;
			doc.errors.push(error);
		});
		return res.str;
	}
	function resolveTagHandle(doc, node) {
		const { handle, suffix } = node.tag;
		let prefix = doc.tagPrefixes.find((p) => p.handle === handle);
		if (!prefix) {
			const dtp = doc.getDefaults().tagPrefixes;
			if (dtp) prefix = dtp.find((p) => p.handle === handle);
			if (!prefix) throw new PlainValue.YAMLSemanticError(node, `The ${handle} tag handle is non-default and was not declared.`);
		}
		if (!suffix) throw new PlainValue.YAMLSemanticError(node, `The ${handle} tag has no suffix.`);
		if (handle === "!" && (doc.version || doc.options.version) === "1.0") {
			if (suffix[0] === "^") {
				doc.warnings.push(new PlainValue.YAMLWarning(node, "YAML 1.0 ^ tag expansion is not supported"));
				return suffix;
			}
			if (/[:/]/.test(suffix)) {
				const vocab = suffix.match(/^([a-z0-9-]+)\/(.*)/i);
				return vocab ? `tag:${vocab[1]}.yaml.org,2002:${vocab[2]}` : `tag:${suffix}`;
			}
		}
		return prefix.prefix + decodeURIComponent(suffix);
	}
	function resolveTagName(doc, node) {
		const { tag, type } = node;
		let nonSpecific = false;
		if (tag) {
			const { handle, suffix, verbatim } = tag;
			if (verbatim) {
				if (verbatim !== "!" && verbatim !== "!!") return verbatim;
				const msg = `Verbatim tags aren't resolved, so ${verbatim} is invalid.`;
				doc.errors.push(new PlainValue.YAMLSemanticError(node, msg));
			} else if (handle === "!" && !suffix) nonSpecific = true;
			else try {
				return resolveTagHandle(doc, node);
			} catch (error) {
				doc.errors.push(error);
			}
		}
		switch (type) {
			case PlainValue.Type.BLOCK_FOLDED:
			case PlainValue.Type.BLOCK_LITERAL:
			case PlainValue.Type.QUOTE_DOUBLE:
			case PlainValue.Type.QUOTE_SINGLE: return PlainValue.defaultTags.STR;
			case PlainValue.Type.FLOW_MAP:
			case PlainValue.Type.MAP: return PlainValue.defaultTags.MAP;
			case PlainValue.Type.FLOW_SEQ:
			case PlainValue.Type.SEQ: return PlainValue.defaultTags.SEQ;
			case PlainValue.Type.PLAIN: return nonSpecific ? PlainValue.defaultTags.STR : null;
			default: return null;
		}
	}
	function resolveByTagName(doc, node, tagName) {
		const { tags } = doc.schema;
		const matchWithTest = [];
		for (const tag of tags) if (tag.tag === tagName) {
			if (tag.test) matchWithTest.push(tag);
			else {
				const res = tag.resolve(doc, node);
				return res instanceof Collection ? res : new Scalar(res);
			}
		}
		const str = resolveString(doc, node);
		if (typeof str === "string" && matchWithTest.length > 0) return resolveScalar(str, matchWithTest, tags.scalarFallback);
		return null;
	}
	function getFallbackTagName({ type }) {
		switch (type) {
			case PlainValue.Type.FLOW_MAP:
			case PlainValue.Type.MAP: return PlainValue.defaultTags.MAP;
			case PlainValue.Type.FLOW_SEQ:
			case PlainValue.Type.SEQ: return PlainValue.defaultTags.SEQ;
			default: return PlainValue.defaultTags.STR;
		}
	}
	function resolveTag(doc, node, tagName) {
		try {
			const res = resolveByTagName(doc, node, tagName);
			if (res) {
				if (tagName && node.tag) res.tag = tagName;
				return res;
			}
		} catch (error) {
			if (error instanceof PlainValue.YAMLError) {
				if (!error.source) error.source = node;
				doc.errors.push(error);
			} else {
				const msg = error instanceof Error ? error.message : String(error);
				doc.errors.push(new PlainValue.YAMLSemanticError(node, msg));
			}
			return null;
		}
		try {
			const fallback = getFallbackTagName(node);
			if (!fallback) throw new Error(`The tag ${tagName} is unavailable`);
			const msg = `The tag ${tagName} is unavailable, falling back to ${fallback}`;
			doc.warnings.push(new PlainValue.YAMLWarning(node, msg));
			const res = resolveByTagName(doc, node, fallback);
			res.tag = tagName;
			return res;
		} catch (error) {
			const refError = new PlainValue.YAMLReferenceError(node, error.message);
			refError.stack = error.stack;
			doc.errors.push(refError);
			return null;
		}
	}
	const isCollectionItem = (node) => {
		if (!node) return false;
		const { type } = node;
		return type === PlainValue.Type.MAP_KEY || type === PlainValue.Type.MAP_VALUE || type === PlainValue.Type.SEQ_ITEM;
	};
	function resolveNodeProps(errors, node) {
		const comments = {
			before: [],
			after: []
		};
		let hasAnchor = false;
		let hasTag = false;
		const props = isCollectionItem(node.context.parent) ? node.context.parent.props.concat(node.props) : node.props;
		for (const { start, end } of props) switch (node.context.src[start]) {
			case PlainValue.Char.COMMENT: {
				if (!node.commentHasRequiredWhitespace(start)) errors.push(new PlainValue.YAMLSemanticError(node, "Comments must be separated from other tokens by white space characters"));
				const { header, valueRange } = node;
				(valueRange && (start > valueRange.start || header && start > header.start) ? comments.after : comments.before).push(node.context.src.slice(start + 1, end));
				break;
			}
			case PlainValue.Char.ANCHOR:
				if (hasAnchor) errors.push(new PlainValue.YAMLSemanticError(node, "A node can have at most one anchor"));
				hasAnchor = true;
				break;
			case PlainValue.Char.TAG:
				if (hasTag) errors.push(new PlainValue.YAMLSemanticError(node, "A node can have at most one tag"));
				hasTag = true;
		}
		return {
			comments,
			hasAnchor,
			hasTag
		};
	}
	function resolveNodeValue(doc, node) {
		const { anchors, errors, schema } = doc;
		if (node.type === PlainValue.Type.ALIAS) {
			const name = node.rawValue;
			const src = anchors.getNode(name);
			if (!src) {
				const msg = `Aliased anchor not found: ${name}`;
				errors.push(new PlainValue.YAMLReferenceError(node, msg));
				return null;
			}
			const res = new Alias(src);
			anchors._cstAliases.push(res);
			return res;
		}
		const tagName = resolveTagName(doc, node);
		if (tagName) return resolveTag(doc, node, tagName);
		if (node.type !== PlainValue.Type.PLAIN) {
			const msg = `Failed to resolve ${node.type} node here`;
			errors.push(new PlainValue.YAMLSyntaxError(node, msg));
			return null;
		}
		try {
			return resolveScalar(resolveString(doc, node), schema.tags, schema.tags.scalarFallback);
		} catch (error) {
			if (!error.source) error.source = node;
			errors.push(error);
			return null;
		}
	}
	function resolveNode(doc, node) {
		if (!node) return null;
		if (node.error) doc.errors.push(node.error);
		const { comments, hasAnchor, hasTag } = resolveNodeProps(doc.errors, node);
		if (hasAnchor) {
			const { anchors } = doc;
			const name = node.anchor;
			const prev = anchors.getNode(name);
			if (prev) anchors.map[anchors.newName(name)] = prev;
			anchors.map[name] = node;
		}
		if (node.type === PlainValue.Type.ALIAS && (hasAnchor || hasTag)) doc.errors.push(new PlainValue.YAMLSemanticError(node, "An alias node must not specify any properties"));
		const res = resolveNodeValue(doc, node);
		if (res) {
			res.range = [node.range.start, node.range.end];
			if (doc.options.keepCstNodes) res.cstNode = node;
			if (doc.options.keepNodeTypes) res.type = node.type;
			const cb = comments.before.join("\n");
			if (cb) res.commentBefore = res.commentBefore ? `${res.commentBefore}\n${cb}` : cb;
			const ca = comments.after.join("\n");
			if (ca) res.comment = res.comment ? `${res.comment}\n${ca}` : ca;
		}
		return node.resolved = res;
	}
	function resolveMap(doc, cst) {
		if (cst.type !== PlainValue.Type.MAP && cst.type !== PlainValue.Type.FLOW_MAP) {
			const msg = `A ${cst.type} node cannot be resolved as a mapping`;
			doc.errors.push(new PlainValue.YAMLSyntaxError(cst, msg));
			return null;
		}
		const { comments, items } = cst.type === PlainValue.Type.FLOW_MAP ? resolveFlowMapItems(doc, cst) : resolveBlockMapItems(doc, cst);
		const map = new YAMLMap();
		map.items = items;
		resolveComments(map, comments);
		let hasCollectionKey = false;
		for (let i = 0; i < items.length; ++i) {
			const { key: iKey } = items[i];
			if (iKey instanceof Collection) hasCollectionKey = true;
			if (doc.schema.merge && iKey && iKey.value === MERGE_KEY) {
				items[i] = new Merge(items[i]);
				const sources = items[i].value.items;
				let error = null;
				sources.some((node) => {
					if (node instanceof Alias) {
						const { type } = node.source;
						if (type === PlainValue.Type.MAP || type === PlainValue.Type.FLOW_MAP) return false;
						return error = "Merge nodes aliases can only point to maps";
					}
					return error = "Merge nodes can only have Alias nodes as values";
				});
				if (error) doc.errors.push(new PlainValue.YAMLSemanticError(cst, error));
			} else for (let j = i + 1; j < items.length; ++j) {
				const { key: jKey } = items[j];
				if (iKey === jKey || iKey && jKey && Object.prototype.hasOwnProperty.call(iKey, "value") && iKey.value === jKey.value) {
					const msg = `Map keys must be unique; "${iKey}" is repeated`;
					doc.errors.push(new PlainValue.YAMLSemanticError(cst, msg));
					break;
				}
			}
		}
		if (hasCollectionKey && !doc.options.mapAsMap) doc.warnings.push(new PlainValue.YAMLWarning(cst, "Keys with collection values will be stringified as YAML due to JS Object restrictions. Use mapAsMap: true to avoid this."));
		cst.resolved = map;
		return map;
	}
	const valueHasPairComment = ({ context: { lineStart, node, src }, props }) => {
		if (props.length === 0) return false;
		const { start } = props[0];
		if (node && start > node.valueRange.start) return false;
		if (src[start] !== PlainValue.Char.COMMENT) return false;
		for (let i = lineStart; i < start; ++i) if (src[i] === "\n") return false;
		return true;
	};
	function resolvePairComment(item, pair) {
		if (!valueHasPairComment(item)) return;
		const comment = item.getPropValue(0, PlainValue.Char.COMMENT, true);
		let found = false;
		const cb = pair.value.commentBefore;
		if (cb && cb.startsWith(comment)) {
			pair.value.commentBefore = cb.substr(comment.length + 1);
			found = true;
		} else {
			const cc = pair.value.comment;
			if (!item.node && cc && cc.startsWith(comment)) {
				pair.value.comment = cc.substr(comment.length + 1);
				found = true;
			}
		}
		if (found) pair.comment = comment;
	}
	function resolveBlockMapItems(doc, cst) {
		const comments = [];
		const items = [];
		let key = void 0;
		let keyStart = null;
		for (let i = 0; i < cst.items.length; ++i) {
			const item = cst.items[i];
			switch (item.type) {
				case PlainValue.Type.BLANK_LINE:
					comments.push({
						afterKey: !!key,
						before: items.length
					});
					break;
				case PlainValue.Type.COMMENT:
					comments.push({
						afterKey: !!key,
						before: items.length,
						comment: item.comment
					});
					break;
				case PlainValue.Type.MAP_KEY:
					if (key !== void 0) items.push(new Pair(key));
					if (item.error) doc.errors.push(item.error);
					key = resolveNode(doc, item.node);
					keyStart = null;
					break;
				case PlainValue.Type.MAP_VALUE:
					{
						if (key === void 0) key = null;
						if (item.error) doc.errors.push(item.error);
						if (!item.context.atLineStart && item.node && item.node.type === PlainValue.Type.MAP && !item.node.context.atLineStart) doc.errors.push(new PlainValue.YAMLSemanticError(item.node, "Nested mappings are not allowed in compact mappings"));
						let valueNode = item.node;
						if (!valueNode && item.props.length > 0) {
							valueNode = new PlainValue.PlainValue(PlainValue.Type.PLAIN, []);
							valueNode.context = {
								parent: item,
								src: item.context.src
							};
							const pos = item.range.start + 1;
							valueNode.range = {
								start: pos,
								end: pos
							};
							valueNode.valueRange = {
								start: pos,
								end: pos
							};
							if (typeof item.range.origStart === "number") {
								const origPos = item.range.origStart + 1;
								valueNode.range.origStart = valueNode.range.origEnd = origPos;
								valueNode.valueRange.origStart = valueNode.valueRange.origEnd = origPos;
							}
						}
						const pair = new Pair(key, resolveNode(doc, valueNode));
						resolvePairComment(item, pair);
						items.push(pair);
						if (key && typeof keyStart === "number") {
							if (item.range.start > keyStart + 1024) doc.errors.push(getLongKeyError(cst, key));
						}
						key = void 0;
						keyStart = null;
					}
					break;
				default:
					if (key !== void 0) items.push(new Pair(key));
					key = resolveNode(doc, item);
					keyStart = item.range.start;
					if (item.error) doc.errors.push(item.error);
					next: for (let j = i + 1;; ++j) {
						const nextItem = cst.items[j];
						switch (nextItem && nextItem.type) {
							case PlainValue.Type.BLANK_LINE:
							case PlainValue.Type.COMMENT: continue next;
							case PlainValue.Type.MAP_VALUE: break next;
							default:
								doc.errors.push(new PlainValue.YAMLSemanticError(item, "Implicit map keys need to be followed by map values"));
								break next;
						}
					}
					if (item.valueRangeContainsNewline) doc.errors.push(new PlainValue.YAMLSemanticError(item, "Implicit map keys need to be on a single line"));
			}
		}
		if (key !== void 0) items.push(new Pair(key));
		return {
			comments,
			items
		};
	}
	function resolveFlowMapItems(doc, cst) {
		const comments = [];
		const items = [];
		let key = void 0;
		let explicitKey = false;
		let next = "{";
		for (let i = 0; i < cst.items.length; ++i) {
			const item = cst.items[i];
			if (typeof item.char === "string") {
				const { char, offset } = item;
				if (char === "?" && key === void 0 && !explicitKey) {
					explicitKey = true;
					next = ":";
					continue;
				}
				if (char === ":") {
					if (key === void 0) key = null;
					if (next === ":") {
						next = ",";
						continue;
					}
				} else {
					if (explicitKey) {
						if (key === void 0 && char !== ",") key = null;
						explicitKey = false;
					}
					if (key !== void 0) {
						items.push(new Pair(key));
						key = void 0;
						if (char === ",") {
							next = ":";
							continue;
						}
					}
				}
				if (char === "}") {
					if (i === cst.items.length - 1) continue;
				} else if (char === next) {
					next = ":";
					continue;
				}
				const msg = `Flow map contains an unexpected ${char}`;
				const err = new PlainValue.YAMLSyntaxError(cst, msg);
				err.offset = offset;
				doc.errors.push(err);
			} else if (item.type === PlainValue.Type.BLANK_LINE) comments.push({
				afterKey: !!key,
				before: items.length
			});
			else if (item.type === PlainValue.Type.COMMENT) {
				checkFlowCommentSpace(doc.errors, item);
				comments.push({
					afterKey: !!key,
					before: items.length,
					comment: item.comment
				});
			} else if (key === void 0) {
				if (next === ",") doc.errors.push(new PlainValue.YAMLSemanticError(item, "Separator , missing in flow map"));
				key = resolveNode(doc, item);
			} else {
				if (next !== ",") doc.errors.push(new PlainValue.YAMLSemanticError(item, "Indicator : missing in flow map entry"));
				items.push(new Pair(key, resolveNode(doc, item)));
				key = void 0;
				explicitKey = false;
			}
		}
		checkFlowCollectionEnd(doc.errors, cst);
		if (key !== void 0) items.push(new Pair(key));
		return {
			comments,
			items
		};
	}
	function resolveSeq(doc, cst) {
		if (cst.type !== PlainValue.Type.SEQ && cst.type !== PlainValue.Type.FLOW_SEQ) {
			const msg = `A ${cst.type} node cannot be resolved as a sequence`;
			doc.errors.push(new PlainValue.YAMLSyntaxError(cst, msg));
			return null;
		}
		const { comments, items } = cst.type === PlainValue.Type.FLOW_SEQ ? resolveFlowSeqItems(doc, cst) : resolveBlockSeqItems(doc, cst);
		const seq = new YAMLSeq();
		seq.items = items;
		resolveComments(seq, comments);
		if (!doc.options.mapAsMap && items.some((it) => it instanceof Pair && it.key instanceof Collection)) doc.warnings.push(new PlainValue.YAMLWarning(cst, "Keys with collection values will be stringified as YAML due to JS Object restrictions. Use mapAsMap: true to avoid this."));
		cst.resolved = seq;
		return seq;
	}
	function resolveBlockSeqItems(doc, cst) {
		const comments = [];
		const items = [];
		for (let i = 0; i < cst.items.length; ++i) {
			const item = cst.items[i];
			switch (item.type) {
				case PlainValue.Type.BLANK_LINE:
					comments.push({ before: items.length });
					break;
				case PlainValue.Type.COMMENT:
					comments.push({
						comment: item.comment,
						before: items.length
					});
					break;
				case PlainValue.Type.SEQ_ITEM:
					if (item.error) doc.errors.push(item.error);
					items.push(resolveNode(doc, item.node));
					if (item.hasProps) doc.errors.push(new PlainValue.YAMLSemanticError(item, "Sequence items cannot have tags or anchors before the - indicator"));
					break;
				default:
					if (item.error) doc.errors.push(item.error);
					doc.errors.push(new PlainValue.YAMLSyntaxError(item, `Unexpected ${item.type} node in sequence`));
			}
		}
		return {
			comments,
			items
		};
	}
	function resolveFlowSeqItems(doc, cst) {
		const comments = [];
		const items = [];
		let explicitKey = false;
		let key = void 0;
		let keyStart = null;
		let next = "[";
		let prevItem = null;
		for (let i = 0; i < cst.items.length; ++i) {
			const item = cst.items[i];
			if (typeof item.char === "string") {
				const { char, offset } = item;
				if (char !== ":" && (explicitKey || key !== void 0)) {
					if (explicitKey && key === void 0) key = next ? items.pop() : null;
					items.push(new Pair(key));
					explicitKey = false;
					key = void 0;
					keyStart = null;
				}
				if (char === next) next = null;
				else if (!next && char === "?") explicitKey = true;
				else if (next !== "[" && char === ":" && key === void 0) {
					if (next === ",") {
						key = items.pop();
						if (key instanceof Pair) {
							const err = new PlainValue.YAMLSemanticError(cst, "Chaining flow sequence pairs is invalid");
							err.offset = offset;
							doc.errors.push(err);
						}
						if (!explicitKey && typeof keyStart === "number") {
							const keyEnd = item.range ? item.range.start : item.offset;
							if (keyEnd > keyStart + 1024) doc.errors.push(getLongKeyError(cst, key));
							const { src } = prevItem.context;
							for (let i = keyStart; i < keyEnd; ++i) if (src[i] === "\n") {
								doc.errors.push(new PlainValue.YAMLSemanticError(prevItem, "Implicit keys of flow sequence pairs need to be on a single line"));
								break;
							}
						}
					} else key = null;
					keyStart = null;
					explicitKey = false;
					next = null;
				} else if (next === "[" || char !== "]" || i < cst.items.length - 1) {
					const msg = `Flow sequence contains an unexpected ${char}`;
					const err = new PlainValue.YAMLSyntaxError(cst, msg);
					err.offset = offset;
					doc.errors.push(err);
				}
			} else if (item.type === PlainValue.Type.BLANK_LINE) comments.push({ before: items.length });
			else if (item.type === PlainValue.Type.COMMENT) {
				checkFlowCommentSpace(doc.errors, item);
				comments.push({
					comment: item.comment,
					before: items.length
				});
			} else {
				if (next) {
					const msg = `Expected a ${next} in flow sequence`;
					doc.errors.push(new PlainValue.YAMLSemanticError(item, msg));
				}
				const value = resolveNode(doc, item);
				if (key === void 0) {
					items.push(value);
					prevItem = item;
				} else {
					items.push(new Pair(key, value));
					key = void 0;
				}
				keyStart = item.range.start;
				next = ",";
			}
		}
		checkFlowCollectionEnd(doc.errors, cst);
		if (key !== void 0) items.push(new Pair(key));
		return {
			comments,
			items
		};
	}
	exports.Alias = Alias;
	exports.Collection = Collection;
	exports.Merge = Merge;
	exports.Node = Node;
	exports.Pair = Pair;
	exports.Scalar = Scalar;
	exports.YAMLMap = YAMLMap;
	exports.YAMLSeq = YAMLSeq;
	exports.addComment = addComment;
	exports.binaryOptions = binaryOptions;
	exports.boolOptions = boolOptions;
	exports.findPair = findPair;
	exports.intOptions = intOptions;
	exports.isEmptyPath = isEmptyPath;
	exports.nullOptions = nullOptions;
	exports.resolveMap = resolveMap;
	exports.resolveNode = resolveNode;
	exports.resolveSeq = resolveSeq;
	exports.resolveString = resolveString;
	exports.strOptions = strOptions;
	exports.stringifyNumber = stringifyNumber;
	exports.stringifyString = stringifyString;
	exports.toJSON = toJSON;
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/warnings-793925ce.js
var require_warnings_793925ce = __commonJSMin(((exports) => {
	var PlainValue = require_PlainValue_516d5bc2();
	var resolveSeq = require_resolveSeq_95613e94();
	const binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		resolve: (doc, node) => {
			const src = resolveSeq.resolveString(doc, node);
			if (typeof Buffer === "function") return Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				doc.errors.push(new PlainValue.YAMLReferenceError(node, "This environment does not support reading binary tags; either Buffer or atob is required"));
				return null;
			}
		},
		options: resolveSeq.binaryOptions,
		stringify: ({ comment, type, value }, ctx, onComment, onChompKeep) => {
			let src;
			if (typeof Buffer === "function") src = value instanceof Buffer ? value.toString("base64") : Buffer.from(value.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < value.length; ++i) s += String.fromCharCode(value[i]);
				src = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			if (!type) type = resolveSeq.binaryOptions.defaultType;
			if (type === PlainValue.Type.QUOTE_DOUBLE) value = src;
			else {
				const { lineWidth } = resolveSeq.binaryOptions;
				const n = Math.ceil(src.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = src.substr(o, lineWidth);
				value = lines.join(type === PlainValue.Type.BLOCK_LITERAL ? "\n" : " ");
			}
			return resolveSeq.stringifyString({
				comment,
				type,
				value
			}, ctx, onComment, onChompKeep);
		}
	};
	function parsePairs(doc, cst) {
		const seq = resolveSeq.resolveSeq(doc, cst);
		for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (item instanceof resolveSeq.Pair) continue;
			else if (item instanceof resolveSeq.YAMLMap) {
				if (item.items.length > 1) throw new PlainValue.YAMLSemanticError(cst, "Each pair must have its own sequence indicator");
				const pair = item.items[0] || new resolveSeq.Pair();
				if (item.commentBefore) pair.commentBefore = pair.commentBefore ? `${item.commentBefore}\n${pair.commentBefore}` : item.commentBefore;
				if (item.comment) pair.comment = pair.comment ? `${item.comment}\n${pair.comment}` : item.comment;
				item = pair;
			}
			seq.items[i] = item instanceof resolveSeq.Pair ? item : new resolveSeq.Pair(item);
		}
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const pairs = new resolveSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		for (const it of iterable) {
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected { key: value } tuple: ${it}`);
			} else key = it;
			const pair = schema.createPair(key, value, ctx);
			pairs.items.push(pair);
		}
		return pairs;
	}
	const pairs = {
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: parsePairs,
		createNode: createPairs
	};
	var YAMLOMap = class YAMLOMap extends resolveSeq.YAMLSeq {
		constructor() {
			super();
			PlainValue._defineProperty(this, "add", resolveSeq.YAMLMap.prototype.add.bind(this));
			PlainValue._defineProperty(this, "delete", resolveSeq.YAMLMap.prototype.delete.bind(this));
			PlainValue._defineProperty(this, "get", resolveSeq.YAMLMap.prototype.get.bind(this));
			PlainValue._defineProperty(this, "has", resolveSeq.YAMLMap.prototype.has.bind(this));
			PlainValue._defineProperty(this, "set", resolveSeq.YAMLMap.prototype.set.bind(this));
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			const map = new Map();
			if (ctx && ctx.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (pair instanceof resolveSeq.Pair) {
					key = resolveSeq.toJSON(pair.key, "", ctx);
					value = resolveSeq.toJSON(pair.value, key, ctx);
				} else key = resolveSeq.toJSON(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
	};
	PlainValue._defineProperty(YAMLOMap, "tag", "tag:yaml.org,2002:omap");
	function parseOMap(doc, cst) {
		const pairs = parsePairs(doc, cst);
		const seenKeys = [];
		for (const { key } of pairs.items) if (key instanceof resolveSeq.Scalar) {
			if (seenKeys.includes(key.value)) throw new PlainValue.YAMLSemanticError(cst, "Ordered maps must not include duplicate keys");
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(), pairs);
	}
	function createOMap(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new YAMLOMap();
		omap.items = pairs.items;
		return omap;
	}
	const omap = {
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve: parseOMap,
		createNode: createOMap
	};
	var YAMLSet = class YAMLSet extends resolveSeq.YAMLMap {
		constructor() {
			super();
			this.tag = YAMLSet.tag;
		}
		add(key) {
			const pair = key instanceof resolveSeq.Pair ? key : new resolveSeq.Pair(key);
			if (!resolveSeq.findPair(this.items, pair.key)) this.items.push(pair);
		}
		get(key, keepPair) {
			const pair = resolveSeq.findPair(this.items, key);
			return !keepPair && pair instanceof resolveSeq.Pair ? pair.key instanceof resolveSeq.Scalar ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = resolveSeq.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new resolveSeq.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues()) return super.toString(ctx, onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
	};
	PlainValue._defineProperty(YAMLSet, "tag", "tag:yaml.org,2002:set");
	function parseSet(doc, cst) {
		const map = resolveSeq.resolveMap(doc, cst);
		if (!map.hasAllNullValues()) throw new PlainValue.YAMLSemanticError(cst, "Set items must all have null values");
		return Object.assign(new YAMLSet(), map);
	}
	function createSet(schema, iterable, ctx) {
		const set = new YAMLSet();
		for (const value of iterable) set.items.push(schema.createPair(value, null, ctx));
		return set;
	}
	const set = {
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		resolve: parseSet,
		createNode: createSet
	};
	const parseSexagesimal = (sign, parts) => {
		const n = parts.split(":").reduce((n, p) => n * 60 + Number(p), 0);
		return sign === "-" ? -n : n;
	};
	const stringifySexagesimal = ({ value }) => {
		if (isNaN(value) || !isFinite(value)) return resolveSeq.stringifyNumber(value);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value = Math.abs(value);
		}
		const parts = [value % 60];
		if (value < 60) parts.unshift(0);
		else {
			value = Math.round((value - parts[0]) / 60);
			parts.unshift(value % 60);
			if (value >= 60) {
				value = Math.round((value - parts[0]) / 60);
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => n < 10 ? "0" + String(n) : String(n)).join(":").replace(/000000\d*$/, "");
	};
	const intTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^([-+]?)([0-9][0-9_]*(?::[0-5]?[0-9])+)$/,
		resolve: (str, sign, parts) => parseSexagesimal(sign, parts.replace(/_/g, "")),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^([-+]?)([0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*)$/,
		resolve: (str, sign, parts) => parseSexagesimal(sign, parts.replace(/_/g, "")),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^(?:([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?)$"),
		resolve: (str, year, month, day, hour, minute, second, millisec, tz) => {
			if (millisec) millisec = (millisec + "00").substr(1, 3);
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec || 0);
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz[0], tz.slice(1));
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value.toISOString().replace(/((T00:00)?:00)?\.000Z$/, "")
	};
	function shouldWarn(deprecation) {
		const env = typeof process !== "undefined" && process.env || {};
		if (deprecation) {
			if (typeof YAML_SILENCE_DEPRECATION_WARNINGS !== "undefined") return !YAML_SILENCE_DEPRECATION_WARNINGS;
			return !env.YAML_SILENCE_DEPRECATION_WARNINGS;
		}
		if (typeof YAML_SILENCE_WARNINGS !== "undefined") return !YAML_SILENCE_WARNINGS;
		return !env.YAML_SILENCE_WARNINGS;
	}
	function warn(warning, type) {
		if (shouldWarn(false)) {
			const emit = typeof process !== "undefined" && process.emitWarning;
			if (emit) emit(warning, type);
			else console.warn(type ? `${type}: ${warning}` : warning);
		}
	}
	function warnFileDeprecation(filename) {
		if (shouldWarn(true)) warn(`The endpoint 'yaml/${filename.replace(/.*yaml[/\\]/i, "").replace(/\.js$/, "").replace(/\\/g, "/")}' will be removed in a future release.`, "DeprecationWarning");
	}
	const warned = {};
	function warnOptionDeprecation(name, alternative) {
		if (!warned[name] && shouldWarn(true)) {
			warned[name] = true;
			let msg = `The option '${name}' will be removed in a future release`;
			msg += alternative ? `, use '${alternative}' instead.` : ".";
			warn(msg, "DeprecationWarning");
		}
	}
	exports.binary = binary;
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.omap = omap;
	exports.pairs = pairs;
	exports.set = set;
	exports.timestamp = timestamp;
	exports.warn = warn;
	exports.warnFileDeprecation = warnFileDeprecation;
	exports.warnOptionDeprecation = warnOptionDeprecation;
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/Schema-bcc6c2d7.js
var require_Schema_bcc6c2d7 = __commonJSMin(((exports) => {
	var PlainValue = require_PlainValue_516d5bc2();
	var resolveSeq = require_resolveSeq_95613e94();
	var warnings = require_warnings_793925ce();
	function createMap(schema, obj, ctx) {
		const map = new resolveSeq.YAMLMap(schema);
		if (obj instanceof Map) for (const [key, value] of obj) map.items.push(schema.createPair(key, value, ctx));
		else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) map.items.push(schema.createPair(key, obj[key], ctx));
		if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
		return map;
	}
	const map = {
		createNode: createMap,
		default: true,
		nodeClass: resolveSeq.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve: resolveSeq.resolveMap
	};
	function createSeq(schema, obj, ctx) {
		const seq = new resolveSeq.YAMLSeq(schema);
		if (obj && obj[Symbol.iterator]) for (const it of obj) {
			const v = schema.createNode(it, ctx.wrapScalars, null, ctx);
			seq.items.push(v);
		}
		return seq;
	}
	const seq = {
		createNode: createSeq,
		default: true,
		nodeClass: resolveSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve: resolveSeq.resolveSeq
	};
	const failsafe = [
		map,
		seq,
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: resolveSeq.resolveString,
			stringify(item, ctx, onComment, onChompKeep) {
				ctx = Object.assign({ actualString: true }, ctx);
				return resolveSeq.stringifyString(item, ctx, onComment, onChompKeep);
			},
			options: resolveSeq.strOptions
		}
	];
	const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve$1 = (src, part, radix) => resolveSeq.intOptions.asBigInt ? BigInt(src) : parseInt(part, radix);
	function intStringify$1(node, radix, prefix) {
		const { value } = node;
		if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
		return resolveSeq.stringifyNumber(node);
	}
	const nullObj = {
		identify: (value) => value == null,
		createNode: (schema, value, ctx) => ctx.wrapScalars ? new resolveSeq.Scalar(null) : null,
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => null,
		options: resolveSeq.nullOptions,
		stringify: () => resolveSeq.nullOptions.nullStr
	};
	const boolObj = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => str[0] === "t" || str[0] === "T",
		options: resolveSeq.boolOptions,
		stringify: ({ value }) => value ? resolveSeq.boolOptions.trueStr : resolveSeq.boolOptions.falseStr
	};
	const octObj = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o([0-7]+)$/,
		resolve: (str, oct) => intResolve$1(str, oct, 8),
		options: resolveSeq.intOptions,
		stringify: (node) => intStringify$1(node, 8, "0o")
	};
	const intObj = {
		identify: intIdentify$2,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str) => intResolve$1(str, str, 10),
		options: resolveSeq.intOptions,
		stringify: resolveSeq.stringifyNumber
	};
	const hexObj = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x([0-9a-fA-F]+)$/,
		resolve: (str, hex) => intResolve$1(str, hex, 16),
		options: resolveSeq.intOptions,
		stringify: (node) => intStringify$1(node, 16, "0x")
	};
	const nanObj = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.inf|(\.nan))$/i,
		resolve: (str, nan) => nan ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: resolveSeq.stringifyNumber
	};
	const expObj = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify: ({ value }) => Number(value).toExponential()
	};
	const floatObj = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.([0-9]+)|[0-9]+\.([0-9]*))$/,
		resolve(str, frac1, frac2) {
			const frac = frac1 || frac2;
			const node = new resolveSeq.Scalar(parseFloat(str));
			if (frac && frac[frac.length - 1] === "0") node.minFractionDigits = frac.length;
			return node;
		},
		stringify: resolveSeq.stringifyNumber
	};
	const core = failsafe.concat([
		nullObj,
		boolObj,
		octObj,
		intObj,
		hexObj,
		nanObj,
		expObj,
		floatObj
	]);
	const intIdentify$1 = (value) => typeof value === "bigint" || Number.isInteger(value);
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const json = [
		map,
		seq,
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: resolveSeq.resolveString,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: (schema, value, ctx) => ctx.wrapScalars ? new resolveSeq.Scalar(null) : null,
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true|false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify$1,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str) => resolveSeq.intOptions.asBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	json.scalarFallback = (str) => {
		throw new SyntaxError(`Unresolved plain scalar ${JSON.stringify(str)}`);
	};
	const boolStringify = ({ value }) => value ? resolveSeq.boolOptions.trueStr : resolveSeq.boolOptions.falseStr;
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(sign, src, radix) {
		let str = src.replace(/_/g, "");
		if (resolveSeq.intOptions.asBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return resolveSeq.stringifyNumber(node);
	}
	const schemas = {
		core,
		failsafe,
		json,
		yaml11: failsafe.concat([
			{
				identify: (value) => value == null,
				createNode: (schema, value, ctx) => ctx.wrapScalars ? new resolveSeq.Scalar(null) : null,
				default: true,
				tag: "tag:yaml.org,2002:null",
				test: /^(?:~|[Nn]ull|NULL)?$/,
				resolve: () => null,
				options: resolveSeq.nullOptions,
				stringify: () => resolveSeq.nullOptions.nullStr
			},
			{
				identify: (value) => typeof value === "boolean",
				default: true,
				tag: "tag:yaml.org,2002:bool",
				test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
				resolve: () => true,
				options: resolveSeq.boolOptions,
				stringify: boolStringify
			},
			{
				identify: (value) => typeof value === "boolean",
				default: true,
				tag: "tag:yaml.org,2002:bool",
				test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/i,
				resolve: () => false,
				options: resolveSeq.boolOptions,
				stringify: boolStringify
			},
			{
				identify: intIdentify,
				default: true,
				tag: "tag:yaml.org,2002:int",
				format: "BIN",
				test: /^([-+]?)0b([0-1_]+)$/,
				resolve: (str, sign, bin) => intResolve(sign, bin, 2),
				stringify: (node) => intStringify(node, 2, "0b")
			},
			{
				identify: intIdentify,
				default: true,
				tag: "tag:yaml.org,2002:int",
				format: "OCT",
				test: /^([-+]?)0([0-7_]+)$/,
				resolve: (str, sign, oct) => intResolve(sign, oct, 8),
				stringify: (node) => intStringify(node, 8, "0")
			},
			{
				identify: intIdentify,
				default: true,
				tag: "tag:yaml.org,2002:int",
				test: /^([-+]?)([0-9][0-9_]*)$/,
				resolve: (str, sign, abs) => intResolve(sign, abs, 10),
				stringify: resolveSeq.stringifyNumber
			},
			{
				identify: intIdentify,
				default: true,
				tag: "tag:yaml.org,2002:int",
				format: "HEX",
				test: /^([-+]?)0x([0-9a-fA-F_]+)$/,
				resolve: (str, sign, hex) => intResolve(sign, hex, 16),
				stringify: (node) => intStringify(node, 16, "0x")
			},
			{
				identify: (value) => typeof value === "number",
				default: true,
				tag: "tag:yaml.org,2002:float",
				test: /^(?:[-+]?\.inf|(\.nan))$/i,
				resolve: (str, nan) => nan ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
				stringify: resolveSeq.stringifyNumber
			},
			{
				identify: (value) => typeof value === "number",
				default: true,
				tag: "tag:yaml.org,2002:float",
				format: "EXP",
				test: /^[-+]?([0-9][0-9_]*)?(\.[0-9_]*)?[eE][-+]?[0-9]+$/,
				resolve: (str) => parseFloat(str.replace(/_/g, "")),
				stringify: ({ value }) => Number(value).toExponential()
			},
			{
				identify: (value) => typeof value === "number",
				default: true,
				tag: "tag:yaml.org,2002:float",
				test: /^[-+]?(?:[0-9][0-9_]*)?\.([0-9_]*)$/,
				resolve(str, frac) {
					const node = new resolveSeq.Scalar(parseFloat(str.replace(/_/g, "")));
					if (frac) {
						const f = frac.replace(/_/g, "");
						if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
					}
					return node;
				},
				stringify: resolveSeq.stringifyNumber
			}
		], warnings.binary, warnings.omap, warnings.pairs, warnings.set, warnings.intTime, warnings.floatTime, warnings.timestamp)
	};
	const tags = {
		binary: warnings.binary,
		bool: boolObj,
		float: floatObj,
		floatExp: expObj,
		floatNaN: nanObj,
		floatTime: warnings.floatTime,
		int: intObj,
		intHex: hexObj,
		intOct: octObj,
		intTime: warnings.intTime,
		map,
		null: nullObj,
		omap: warnings.omap,
		pairs: warnings.pairs,
		seq,
		set: warnings.set,
		timestamp: warnings.timestamp
	};
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) || match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => (t.identify && t.identify(value) || t.class && value instanceof t.class) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (value instanceof resolveSeq.Node) return value;
		const { defaultPrefix, onTagObj, prevObjects, schema, wrapScalars } = ctx;
		if (tagName && tagName.startsWith("!!")) tagName = defaultPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") return wrapScalars ? new resolveSeq.Scalar(value) : value;
			tagObj = value instanceof Map ? map : value[Symbol.iterator] ? seq : map;
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const obj = {
			value: void 0,
			node: void 0
		};
		if (value && typeof value === "object" && prevObjects) {
			const prev = prevObjects.get(value);
			if (prev) {
				const alias = new resolveSeq.Alias(prev);
				ctx.aliasNodes.push(alias);
				return alias;
			}
			obj.value = value;
			prevObjects.set(value, obj);
		}
		obj.node = tagObj.createNode ? tagObj.createNode(ctx.schema, value, ctx) : wrapScalars ? new resolveSeq.Scalar(value) : value;
		if (tagName && obj.node instanceof resolveSeq.Node) obj.node.tag = tagName;
		return obj.node;
	}
	function getSchemaTags(schemas, knownTags, customTags, schemaId) {
		let tags = schemas[schemaId.replace(/\W/g, "")];
		if (!tags) {
			const keys = Object.keys(schemas).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaId}"; use one of ${keys}`);
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		for (let i = 0; i < tags.length; ++i) {
			const tag = tags[i];
			if (typeof tag === "string") {
				const tagObj = knownTags[tag];
				if (!tagObj) {
					const keys = Object.keys(knownTags).map((key) => JSON.stringify(key)).join(", ");
					throw new Error(`Unknown custom tag "${tag}"; use one of ${keys}`);
				}
				tags[i] = tagObj;
			}
		}
		return tags;
	}
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	var Schema = class Schema {
		constructor({ customTags, merge, schema, sortMapEntries, tags: deprecatedCustomTags }) {
			this.merge = !!merge;
			this.name = schema;
			this.sortMapEntries = sortMapEntries === true ? sortMapEntriesByKey : sortMapEntries || null;
			if (!customTags && deprecatedCustomTags) warnings.warnOptionDeprecation("tags", "customTags");
			this.tags = getSchemaTags(schemas, tags, customTags || deprecatedCustomTags, schema);
		}
		createNode(value, wrapScalars, tagName, ctx) {
			const baseCtx = {
				defaultPrefix: Schema.defaultPrefix,
				schema: this,
				wrapScalars
			};
			return createNode(value, tagName, ctx ? Object.assign(ctx, baseCtx) : baseCtx);
		}
		createPair(key, value, ctx) {
			if (!ctx) ctx = { wrapScalars: true };
			const k = this.createNode(key, ctx.wrapScalars, null, ctx);
			const v = this.createNode(value, ctx.wrapScalars, null, ctx);
			return new resolveSeq.Pair(k, v);
		}
	};
	PlainValue._defineProperty(Schema, "defaultPrefix", PlainValue.defaultTagPrefix);
	PlainValue._defineProperty(Schema, "defaultTags", PlainValue.defaultTags);
	exports.Schema = Schema;
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/Document-a8d0fbf9.js
var require_Document_a8d0fbf9 = __commonJSMin(((exports) => {
	var PlainValue = require_PlainValue_516d5bc2();
	var resolveSeq = require_resolveSeq_95613e94();
	var Schema = require_Schema_bcc6c2d7();
	const defaultOptions = {
		anchorPrefix: "a",
		customTags: null,
		indent: 2,
		indentSeq: true,
		keepCstNodes: false,
		keepNodeTypes: true,
		keepBlobsInJSON: true,
		mapAsMap: false,
		maxAliasCount: 100,
		prettyErrors: false,
		simpleKeys: false,
		version: "1.2"
	};
	const scalarOptions = {
		get binary() {
			return resolveSeq.binaryOptions;
		},
		set binary(opt) {
			Object.assign(resolveSeq.binaryOptions, opt);
		},
		get bool() {
			return resolveSeq.boolOptions;
		},
		set bool(opt) {
			Object.assign(resolveSeq.boolOptions, opt);
		},
		get int() {
			return resolveSeq.intOptions;
		},
		set int(opt) {
			Object.assign(resolveSeq.intOptions, opt);
		},
		get null() {
			return resolveSeq.nullOptions;
		},
		set null(opt) {
			Object.assign(resolveSeq.nullOptions, opt);
		},
		get str() {
			return resolveSeq.strOptions;
		},
		set str(opt) {
			Object.assign(resolveSeq.strOptions, opt);
		}
	};
	const documentOptions = {
		"1.0": {
			schema: "yaml-1.1",
			merge: true,
			tagPrefixes: [{
				handle: "!",
				prefix: PlainValue.defaultTagPrefix
			}, {
				handle: "!!",
				prefix: "tag:private.yaml.org,2002:"
			}]
		},
		1.1: {
			schema: "yaml-1.1",
			merge: true,
			tagPrefixes: [{
				handle: "!",
				prefix: "!"
			}, {
				handle: "!!",
				prefix: PlainValue.defaultTagPrefix
			}]
		},
		1.2: {
			schema: "core",
			merge: false,
			tagPrefixes: [{
				handle: "!",
				prefix: "!"
			}, {
				handle: "!!",
				prefix: PlainValue.defaultTagPrefix
			}]
		}
	};
	function stringifyTag(doc, tag) {
		if ((doc.version || doc.options.version) === "1.0") {
			const priv = tag.match(/^tag:private\.yaml\.org,2002:([^:/]+)$/);
			if (priv) return "!" + priv[1];
			const vocab = tag.match(/^tag:([a-zA-Z0-9-]+)\.yaml\.org,2002:(.*)/);
			return vocab ? `!${vocab[1]}/${vocab[2]}` : `!${tag.replace(/^tag:/, "")}`;
		}
		let p = doc.tagPrefixes.find((p) => tag.indexOf(p.prefix) === 0);
		if (!p) {
			const dtp = doc.getDefaults().tagPrefixes;
			p = dtp && dtp.find((p) => tag.indexOf(p.prefix) === 0);
		}
		if (!p) return tag[0] === "!" ? tag : `!<${tag}>`;
		const suffix = tag.substr(p.prefix.length).replace(/[!,[\]{}]/g, (ch) => ({
			"!": "%21",
			",": "%2C",
			"[": "%5B",
			"]": "%5D",
			"{": "%7B",
			"}": "%7D"
		})[ch]);
		return p.handle + suffix;
	}
	function getTagObject(tags, item) {
		if (item instanceof resolveSeq.Alias) return resolveSeq.Alias;
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) || match[0];
		}
		let tagObj, obj;
		if (item instanceof resolveSeq.Scalar) {
			obj = item.value;
			const match = tags.filter((t) => t.identify && t.identify(obj) || t.class && obj instanceof t.class);
			tagObj = match.find((t) => t.format === item.format) || match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj && obj.constructor ? obj.constructor.name : typeof obj;
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors, doc }) {
		const props = [];
		const anchor = doc.anchors.getName(node);
		if (anchor) {
			anchors[anchor] = node;
			props.push(`&${anchor}`);
		}
		if (node.tag) props.push(stringifyTag(doc, node.tag));
		else if (!tagObj.default) props.push(stringifyTag(doc, tagObj.tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		const { anchors, schema } = ctx.doc;
		let tagObj;
		if (!(item instanceof resolveSeq.Node)) {
			const createCtx = {
				aliasNodes: [],
				onTagObj: (o) => tagObj = o,
				prevObjects: new Map()
			};
			item = schema.createNode(item, true, null, createCtx);
			for (const alias of createCtx.aliasNodes) {
				alias.source = alias.source.node;
				let name = anchors.getName(alias.source);
				if (!name) {
					name = anchors.newName();
					anchors.map[name] = alias.source;
				}
			}
		}
		if (item instanceof resolveSeq.Pair) return item.toString(ctx, onComment, onChompKeep);
		if (!tagObj) tagObj = getTagObject(schema.tags, item);
		const props = stringifyProps(item, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart || 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(item, ctx, onComment, onChompKeep) : item instanceof resolveSeq.Scalar ? resolveSeq.stringifyString(item, ctx, onComment, onChompKeep) : item.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return item instanceof resolveSeq.Scalar || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	var Anchors = class Anchors {
		static validAnchorNode(node) {
			return node instanceof resolveSeq.Scalar || node instanceof resolveSeq.YAMLSeq || node instanceof resolveSeq.YAMLMap;
		}
		constructor(prefix) {
			PlainValue._defineProperty(this, "map", Object.create(null));
			this.prefix = prefix;
		}
		createAlias(node, name) {
			this.setAnchor(node, name);
			return new resolveSeq.Alias(node);
		}
		createMergePair(...sources) {
			const merge = new resolveSeq.Merge();
			merge.value.items = sources.map((s) => {
				if (s instanceof resolveSeq.Alias) {
					if (s.source instanceof resolveSeq.YAMLMap) return s;
				} else if (s instanceof resolveSeq.YAMLMap) return this.createAlias(s);
				throw new Error("Merge sources must be Map nodes or their Aliases");
			});
			return merge;
		}
		getName(node) {
			const { map } = this;
			return Object.keys(map).find((a) => map[a] === node);
		}
		getNames() {
			return Object.keys(this.map);
		}
		getNode(name) {
			return this.map[name];
		}
		newName(prefix) {
			if (!prefix) prefix = this.prefix;
			const names = Object.keys(this.map);
			for (let i = 1;; ++i) {
				const name = `${prefix}${i}`;
				if (!names.includes(name)) return name;
			}
		}
		resolveNodes() {
			const { map, _cstAliases } = this;
			Object.keys(map).forEach((a) => {
				map[a] = map[a].resolved;
			});
			_cstAliases.forEach((a) => {
				a.source = a.source.resolved;
			});
			delete this._cstAliases;
		}
		setAnchor(node, name) {
			if (node != null && !Anchors.validAnchorNode(node)) throw new Error("Anchors may only be set for Scalar, Seq and Map nodes");
			if (name && /[\x00-\x19\s,[\]{}]/.test(name)) throw new Error("Anchor names must not contain whitespace or control characters");
			const { map } = this;
			const prev = node && Object.keys(map).find((a) => map[a] === node);
			if (prev) {
				if (!name) return prev;
				else if (prev !== name) {
					delete map[prev];
					map[name] = node;
				}
			} else {
				if (!name) {
					if (!node) return null;
					name = this.newName();
				}
				map[name] = node;
			}
			return name;
		}
	};
	const visit = (node, tags) => {
		if (node && typeof node === "object") {
			const { tag } = node;
			if (node instanceof resolveSeq.Collection) {
				if (tag) tags[tag] = true;
				node.items.forEach((n) => visit(n, tags));
			} else if (node instanceof resolveSeq.Pair) {
				visit(node.key, tags);
				visit(node.value, tags);
			} else if (node instanceof resolveSeq.Scalar) {
				if (tag) tags[tag] = true;
			}
		}
		return tags;
	};
	const listTagNames = (node) => Object.keys(visit(node, {}));
	function parseContents(doc, contents) {
		const comments = {
			before: [],
			after: []
		};
		let body = void 0;
		let spaceBefore = false;
		for (const node of contents) if (node.valueRange) {
			if (body !== void 0) {
				doc.errors.push(new PlainValue.YAMLSyntaxError(node, "Document contains trailing content not separated by a ... or --- line"));
				break;
			}
			const res = resolveSeq.resolveNode(doc, node);
			if (spaceBefore) {
				res.spaceBefore = true;
				spaceBefore = false;
			}
			body = res;
		} else if (node.comment !== null) (body === void 0 ? comments.before : comments.after).push(node.comment);
		else if (node.type === PlainValue.Type.BLANK_LINE) {
			spaceBefore = true;
			if (body === void 0 && comments.before.length > 0 && !doc.commentBefore) {
				doc.commentBefore = comments.before.join("\n");
				comments.before = [];
			}
		}
		doc.contents = body || null;
		if (!body) doc.comment = comments.before.concat(comments.after).join("\n") || null;
		else {
			const cb = comments.before.join("\n");
			if (cb) {
				const cbNode = body instanceof resolveSeq.Collection && body.items[0] ? body.items[0] : body;
				cbNode.commentBefore = cbNode.commentBefore ? `${cb}\n${cbNode.commentBefore}` : cb;
			}
			doc.comment = comments.after.join("\n") || null;
		}
	}
	function resolveTagDirective({ tagPrefixes }, directive) {
		const [handle, prefix] = directive.parameters;
		if (!handle || !prefix) throw new PlainValue.YAMLSemanticError(directive, "Insufficient parameters given for %TAG directive");
		if (tagPrefixes.some((p) => p.handle === handle)) throw new PlainValue.YAMLSemanticError(directive, "The %TAG directive must only be given at most once per handle in the same document.");
		return {
			handle,
			prefix
		};
	}
	function resolveYamlDirective(doc, directive) {
		let [version] = directive.parameters;
		if (directive.name === "YAML:1.0") version = "1.0";
		if (!version) throw new PlainValue.YAMLSemanticError(directive, "Insufficient parameters given for %YAML directive");
		if (!documentOptions[version]) {
			const msg = `Document will be parsed as YAML ${doc.version || doc.options.version} rather than YAML ${version}`;
			doc.warnings.push(new PlainValue.YAMLWarning(directive, msg));
		}
		return version;
	}
	function parseDirectives(doc, directives, prevDoc) {
		const directiveComments = [];
		let hasDirectives = false;
		for (const directive of directives) {
			const { comment, name } = directive;
			switch (name) {
				case "TAG":
					try {
						doc.tagPrefixes.push(resolveTagDirective(doc, directive));
					} catch (error) {
						doc.errors.push(error);
					}
					hasDirectives = true;
					break;
				case "YAML":
				case "YAML:1.0":
					if (doc.version) doc.errors.push(new PlainValue.YAMLSemanticError(directive, "The %YAML directive must only be given at most once per document."));
					try {
						doc.version = resolveYamlDirective(doc, directive);
					} catch (error) {
						doc.errors.push(error);
					}
					hasDirectives = true;
					break;
				default: if (name) {
					const msg = `YAML only supports %TAG and %YAML directives, and not %${name}`;
					doc.warnings.push(new PlainValue.YAMLWarning(directive, msg));
				}
			}
			if (comment) directiveComments.push(comment);
		}
		if (prevDoc && !hasDirectives && "1.1" === (doc.version || prevDoc.version || doc.options.version)) {
			const copyTagPrefix = ({ handle, prefix }) => ({
				handle,
				prefix
			});
			doc.tagPrefixes = prevDoc.tagPrefixes.map(copyTagPrefix);
			doc.version = prevDoc.version;
		}
		doc.commentBefore = directiveComments.join("\n") || null;
	}
	function assertCollection(contents) {
		if (contents instanceof resolveSeq.Collection) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	var Document = class Document {
		constructor(options) {
			this.anchors = new Anchors(options.anchorPrefix);
			this.commentBefore = null;
			this.comment = null;
			this.contents = null;
			this.directivesEndMarker = null;
			this.errors = [];
			this.options = options;
			this.schema = null;
			this.tagPrefixes = [];
			this.version = null;
			this.warnings = [];
		}
		add(value) {
			assertCollection(this.contents);
			return this.contents.add(value);
		}
		addIn(path, value) {
			assertCollection(this.contents);
			this.contents.addIn(path, value);
		}
		delete(key) {
			assertCollection(this.contents);
			return this.contents.delete(key);
		}
		deleteIn(path) {
			if (resolveSeq.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			assertCollection(this.contents);
			return this.contents.deleteIn(path);
		}
		getDefaults() {
			return Document.defaults[this.version] || Document.defaults[this.options.version] || {};
		}
		get(key, keepScalar) {
			return this.contents instanceof resolveSeq.Collection ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (resolveSeq.isEmptyPath(path)) return !keepScalar && this.contents instanceof resolveSeq.Scalar ? this.contents.value : this.contents;
			return this.contents instanceof resolveSeq.Collection ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return this.contents instanceof resolveSeq.Collection ? this.contents.has(key) : false;
		}
		hasIn(path) {
			if (resolveSeq.isEmptyPath(path)) return this.contents !== void 0;
			return this.contents instanceof resolveSeq.Collection ? this.contents.hasIn(path) : false;
		}
		set(key, value) {
			assertCollection(this.contents);
			this.contents.set(key, value);
		}
		setIn(path, value) {
			if (resolveSeq.isEmptyPath(path)) this.contents = value;
			else {
				assertCollection(this.contents);
				this.contents.setIn(path, value);
			}
		}
		setSchema(id, customTags) {
			if (!id && !customTags && this.schema) return;
			if (typeof id === "number") id = id.toFixed(1);
			if (id === "1.0" || id === "1.1" || id === "1.2") {
				if (this.version) this.version = id;
				else this.options.version = id;
				delete this.options.schema;
			} else if (id && typeof id === "string") this.options.schema = id;
			if (Array.isArray(customTags)) this.options.customTags = customTags;
			const opt = Object.assign({}, this.getDefaults(), this.options);
			this.schema = new Schema.Schema(opt);
		}
		parse(node, prevDoc) {
			if (this.options.keepCstNodes) this.cstNode = node;
			if (this.options.keepNodeTypes) this.type = "DOCUMENT";
			const { directives = [], contents = [], directivesEndMarker, error, valueRange } = node;
			if (error) {
				if (!error.source) error.source = this;
				this.errors.push(error);
			}
			parseDirectives(this, directives, prevDoc);
			if (directivesEndMarker) this.directivesEndMarker = true;
			this.range = valueRange ? [valueRange.start, valueRange.end] : null;
			this.setSchema();
			this.anchors._cstAliases = [];
			parseContents(this, contents);
			this.anchors.resolveNodes();
			if (this.options.prettyErrors) {
				for (const error of this.errors) if (error instanceof PlainValue.YAMLError) error.makePretty();
				for (const warn of this.warnings) if (warn instanceof PlainValue.YAMLError) warn.makePretty();
			}
			return this;
		}
		listNonDefaultTags() {
			return listTagNames(this.contents).filter((t) => t.indexOf(Schema.Schema.defaultPrefix) !== 0);
		}
		setTagPrefix(handle, prefix) {
			if (handle[0] !== "!" || handle[handle.length - 1] !== "!") throw new Error("Handle must start and end with !");
			if (prefix) {
				const prev = this.tagPrefixes.find((p) => p.handle === handle);
				if (prev) prev.prefix = prefix;
				else this.tagPrefixes.push({
					handle,
					prefix
				});
			} else this.tagPrefixes = this.tagPrefixes.filter((p) => p.handle !== handle);
		}
		toJSON(arg, onAnchor) {
			const { keepBlobsInJSON, mapAsMap, maxAliasCount } = this.options;
			const keep = keepBlobsInJSON && (typeof arg !== "string" || !(this.contents instanceof resolveSeq.Scalar));
			const ctx = {
				doc: this,
				indentStep: "  ",
				keep,
				mapAsMap: keep && !!mapAsMap,
				maxAliasCount,
				stringify
			};
			const anchorNames = Object.keys(this.anchors.map);
			if (anchorNames.length > 0) ctx.anchors = new Map(anchorNames.map((name) => [this.anchors.map[name], {
				alias: [],
				aliasCount: 0,
				count: 1
			}]));
			const res = resolveSeq.toJSON(this.contents, arg, ctx);
			if (typeof onAnchor === "function" && ctx.anchors) for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return res;
		}
		toString() {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			const indentSize = this.options.indent;
			if (!Number.isInteger(indentSize) || indentSize <= 0) {
				const s = JSON.stringify(indentSize);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			this.setSchema();
			const lines = [];
			let hasDirectives = false;
			if (this.version) {
				let vd = "%YAML 1.2";
				if (this.schema.name === "yaml-1.1") {
					if (this.version === "1.0") vd = "%YAML:1.0";
					else if (this.version === "1.1") vd = "%YAML 1.1";
				}
				lines.push(vd);
				hasDirectives = true;
			}
			const tagNames = this.listNonDefaultTags();
			this.tagPrefixes.forEach(({ handle, prefix }) => {
				if (tagNames.some((t) => t.indexOf(prefix) === 0)) {
					lines.push(`%TAG ${handle} ${prefix}`);
					hasDirectives = true;
				}
			});
			if (hasDirectives || this.directivesEndMarker) lines.push("---");
			if (this.commentBefore) {
				if (hasDirectives || !this.directivesEndMarker) lines.unshift("");
				lines.unshift(this.commentBefore.replace(/^/gm, "#"));
			}
			const ctx = {
				anchors: Object.create(null),
				doc: this,
				indent: "",
				indentStep: " ".repeat(indentSize),
				stringify
			};
			let chompKeep = false;
			let contentComment = null;
			if (this.contents) {
				if (this.contents instanceof resolveSeq.Node) {
					if (this.contents.spaceBefore && (hasDirectives || this.directivesEndMarker)) lines.push("");
					if (this.contents.commentBefore) lines.push(this.contents.commentBefore.replace(/^/gm, "#"));
					ctx.forceBlockIndent = !!this.comment;
					contentComment = this.contents.comment;
				}
				const onChompKeep = contentComment ? null : () => chompKeep = true;
				const body = stringify(this.contents, ctx, () => contentComment = null, onChompKeep);
				lines.push(resolveSeq.addComment(body, "", contentComment));
			} else if (this.contents !== void 0) lines.push(stringify(this.contents, ctx));
			if (this.comment) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(this.comment.replace(/^/gm, "#"));
			}
			return lines.join("\n") + "\n";
		}
	};
	PlainValue._defineProperty(Document, "defaults", documentOptions);
	exports.Document = Document;
	exports.defaultOptions = defaultOptions;
	exports.scalarOptions = scalarOptions;
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/dist/index.js
var require_dist = __commonJSMin(((exports) => {
	var parseCst = require_parse_cst();
	var Document$1 = require_Document_a8d0fbf9();
	var Schema = require_Schema_bcc6c2d7();
	var PlainValue = require_PlainValue_516d5bc2();
	var warnings = require_warnings_793925ce();
	require_resolveSeq_95613e94();
	function createNode(value, wrapScalars = true, tag) {
		if (tag === void 0 && typeof wrapScalars === "string") {
			tag = wrapScalars;
			wrapScalars = true;
		}
		const options = Object.assign({}, Document$1.Document.defaults[Document$1.defaultOptions.version], Document$1.defaultOptions);
		return new Schema.Schema(options).createNode(value, wrapScalars, tag);
	}
	var Document = class extends Document$1.Document {
		constructor(options) {
			super(Object.assign({}, Document$1.defaultOptions, options));
		}
	};
	function parseAllDocuments(src, options) {
		const stream = [];
		let prev;
		for (const cstDoc of parseCst.parse(src)) {
			const doc = new Document(options);
			doc.parse(cstDoc, prev);
			stream.push(doc);
			prev = doc;
		}
		return stream;
	}
	function parseDocument(src, options) {
		const cst = parseCst.parse(src);
		const doc = new Document(options).parse(cst[0]);
		if (cst.length > 1) doc.errors.unshift(new PlainValue.YAMLSemanticError(cst[1], "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		return doc;
	}
	function parse(src, options) {
		const doc = parseDocument(src, options);
		doc.warnings.forEach((warning) => warnings.warn(warning));
		if (doc.errors.length > 0) throw doc.errors[0];
		return doc.toJSON();
	}
	function stringify(value, options) {
		const doc = new Document(options);
		doc.contents = value;
		return String(doc);
	}
	exports.YAML = {
		createNode,
		defaultOptions: Document$1.defaultOptions,
		Document,
		parse,
		parseAllDocuments,
		parseCST: parseCst.parse,
		parseDocument,
		scalarOptions: Document$1.scalarOptions,
		stringify
	};
}));
// node_modules/@open-policy-agent/opa-wasm/node_modules/yaml/index.js
var require_yaml$1 = __commonJSMin(((exports, module) => {
	module.exports = require_dist().YAML;
}));
// node_modules/@open-policy-agent/opa-wasm/src/builtins/yaml.js
var require_yaml = __commonJSMin(((exports, module) => {
	const yaml = require_yaml$1();
	const errors = new Set([
		"YAMLReferenceError",
		"YAMLSemanticError",
		"YAMLSyntaxError",
		"YAMLWarning"
	]);
	function parse(str) {
		if (typeof str !== "string") return {
			ok: false,
			result: void 0
		};
		const YAML_SILENCE_WARNINGS_CACHED = global.YAML_SILENCE_WARNINGS;
		try {
			global.YAML_SILENCE_WARNINGS = true;
			return {
				ok: true,
				result: yaml.parse(str)
			};
		} catch (err) {
			if (err && errors.has(err.name)) return {
				ok: false,
				result: void 0
			};
			throw err;
		} finally {
			global.YAML_SILENCE_WARNINGS = YAML_SILENCE_WARNINGS_CACHED;
		}
	}
	module.exports = {
		"yaml.is_valid": (str) => typeof str === "string" ? parse(str).ok : void 0,
		"yaml.marshal": (data) => yaml.stringify(data),
		"yaml.unmarshal": (str) => parse(str).result
	};
}));
// node_modules/@open-policy-agent/opa-wasm/src/builtins/index.js
var require_builtins = __commonJSMin(((exports, module) => {
	const json = require_json();
	const strings = require_strings();
	const regex = require_regex();
	const yaml = require_yaml();
	module.exports = {
		...json,
		...strings,
		...regex,
		...yaml
	};
}));
// node_modules/@open-policy-agent/opa-wasm/src/opa.js
var require_opa = __commonJSMin(((exports, module) => {
	const builtIns = require_builtins();
	function stringDecoder(mem) {
		return function(addr) {
			const i8 = new Int8Array(mem.buffer);
			let s = "";
			while (i8[addr] !== 0) s += String.fromCharCode(i8[addr++]);
			return s;
		};
	}
	function _loadJSON(wasmInstance, memory, value) {
		if (value === void 0) return 0;
		let valueBuf;
		if (value instanceof ArrayBuffer) valueBuf = new Uint8Array(value);
		else {
			const valueAsText = JSON.stringify(value);
			valueBuf = new TextEncoder().encode(valueAsText);
		}
		const valueBufLen = valueBuf.byteLength;
		const rawAddr = wasmInstance.exports.opa_malloc(valueBufLen);
		new Uint8Array(memory.buffer).set(valueBuf, rawAddr);
		const parsedAddr = wasmInstance.exports.opa_json_parse(rawAddr, valueBufLen);
		if (parsedAddr === 0) throw "failed to parse json value";
		return parsedAddr;
	}
	function _dumpJSON(wasmInstance, memory, addr) {
		return _dumpJSONRaw(memory, wasmInstance.exports.opa_json_dump(addr));
	}
	function _dumpJSONRaw(memory, addr) {
		const buf = new Uint8Array(memory.buffer);
		let idx = addr;
		while (buf[idx] !== 0) idx++;
		const utf8View = new Uint8Array(memory.buffer, addr, idx - addr);
		const jsonAsText = new TextDecoder().decode(utf8View);
		return JSON.parse(jsonAsText);
	}
	const builtinFuncs = builtIns;
	function _builtinCall(wasmInstance, memory, builtins, customBuiltins, builtinId) {
		const builtInName = builtins[builtinId];
		const impl = builtinFuncs[builtInName] || customBuiltins[builtInName];
		if (impl === void 0) throw { message: "not implemented: built-in function " + builtinId + ": " + builtins[builtinId] };
		const argArray = Array.prototype.slice.apply(arguments);
		const args = [];
		for (let i = 5; i < argArray.length; i++) {
			const jsArg = _dumpJSON(wasmInstance, memory, argArray[i]);
			args.push(jsArg);
		}
		return _loadJSON(wasmInstance, memory, impl(...args));
	}
	function _importObject(env, memory, customBuiltins) {
		const addr2string = stringDecoder(memory);
		return { env: {
			memory,
			opa_abort: function(addr) {
				throw addr2string(addr);
			},
			opa_println: function(addr) {
				console.log(addr2string(addr));
			},
			opa_builtin0: function(builtinId, _ctx) {
				return _builtinCall(env.instance, memory, env.builtins, customBuiltins, builtinId);
			},
			opa_builtin1: function(builtinId, _ctx, arg1) {
				return _builtinCall(env.instance, memory, env.builtins, customBuiltins, builtinId, arg1);
			},
			opa_builtin2: function(builtinId, _ctx, arg1, arg2) {
				return _builtinCall(env.instance, memory, env.builtins, customBuiltins, builtinId, arg1, arg2);
			},
			opa_builtin3: function(builtinId, _ctx, arg1, arg2, arg3) {
				return _builtinCall(env.instance, memory, env.builtins, customBuiltins, builtinId, arg1, arg2, arg3);
			},
			opa_builtin4: function(builtinId, _ctx, arg1, arg2, arg3, arg4) {
				return _builtinCall(env.instance, memory, env.builtins, customBuiltins, builtinId, arg1, arg2, arg3, arg4);
			}
		} };
	}
	function _preparePolicy(env, wasm, memory) {
		env.instance = wasm.instance ? wasm.instance : wasm;
		const abiVersionGlobal = env.instance.exports.opa_wasm_abi_version;
		if (abiVersionGlobal !== void 0) {
			const abiVersion = typeof abiVersionGlobal === "number" ? abiVersionGlobal : abiVersionGlobal.value;
			if (abiVersion !== 1) throw `unsupported ABI version ${abiVersion}`;
		} else console.error("opa_wasm_abi_version undefined");
		const abiMinorVersionGlobal = env.instance.exports.opa_wasm_abi_minor_version;
		let abiMinorVersion;
		if (abiMinorVersionGlobal !== void 0) abiMinorVersion = typeof abiMinorVersionGlobal === "number" ? abiMinorVersionGlobal : abiMinorVersionGlobal.value;
		else console.error("opa_wasm_abi_minor_version undefined");
		const builtins = _dumpJSON(env.instance, memory, env.instance.exports.builtins());
		env.builtins = {};
		for (const key of Object.keys(builtins)) env.builtins[builtins[key]] = key;
		return {
			policy: wasm,
			minorVersion: abiMinorVersion
		};
	}
	async function _loadPolicy(policyWasm, memory, customBuiltins) {
		const env = {};
		const isStreaming = policyWasm instanceof Response || policyWasm instanceof Promise;
		const importObject = _importObject(env, memory, customBuiltins);
		return _preparePolicy(env, await (isStreaming ? WebAssembly.instantiateStreaming(policyWasm, importObject) : WebAssembly.instantiate(policyWasm, importObject)), memory);
	}
	function _loadPolicySync(policyWasm, memory, customBuiltins) {
		const env = {};
		if (policyWasm instanceof ArrayBuffer || policyWasm.buffer instanceof ArrayBuffer) policyWasm = new WebAssembly.Module(policyWasm);
		return _preparePolicy(env, new WebAssembly.Instance(policyWasm, _importObject(env, memory, customBuiltins)), memory);
	}
	var LoadedPolicy = class {
		constructor(policy, memory, minorVersion) {
			this.minorVersion = minorVersion;
			this.mem = memory;
			this.wasmInstance = policy.instance ? policy.instance : policy;
			this.dataAddr = _loadJSON(this.wasmInstance, this.mem, {});
			this.baseHeapPtr = this.wasmInstance.exports.opa_heap_ptr_get();
			this.dataHeapPtr = this.baseHeapPtr;
			this.entrypoints = _dumpJSON(this.wasmInstance, this.mem, this.wasmInstance.exports.entrypoints());
		}
		evaluate(input, entrypoint = 0) {
			if (typeof entrypoint === "number") {} else if (typeof entrypoint === "string") {
				if (Object.prototype.hasOwnProperty.call(this.entrypoints, entrypoint)) entrypoint = this.entrypoints[entrypoint];
				else throw `entrypoint ${entrypoint} is not valid in this instance`;
			} else throw `entrypoint value is an invalid type, must be either string or number`;
			if (this.minorVersion >= 2) {
				let inputBuf = null;
				let inputLen = 0;
				let inputAddr = 0;
				if (input) {
					if (input instanceof ArrayBuffer) inputBuf = new Uint8Array(input);
					else {
						const inputAsText = JSON.stringify(input);
						inputBuf = new TextEncoder().encode(inputAsText);
					}
					inputAddr = this.dataHeapPtr;
					inputLen = inputBuf.byteLength;
					const delta = inputAddr + inputLen - this.mem.buffer.byteLength;
					if (delta > 0) {
						const pages = roundup(delta);
						this.mem.grow(pages);
					}
					new Uint8Array(this.mem.buffer).set(inputBuf, this.dataHeapPtr);
				}
				const heapPtr = this.dataHeapPtr + inputLen;
				const ret = this.wasmInstance.exports.opa_eval(0, entrypoint, this.dataAddr, inputAddr, inputLen, heapPtr, 0);
				return _dumpJSONRaw(this.mem, ret);
			}
			this.wasmInstance.exports.opa_heap_ptr_set(this.dataHeapPtr);
			const inputAddr = _loadJSON(this.wasmInstance, this.mem, input);
			const ctxAddr = this.wasmInstance.exports.opa_eval_ctx_new();
			this.wasmInstance.exports.opa_eval_ctx_set_input(ctxAddr, inputAddr);
			this.wasmInstance.exports.opa_eval_ctx_set_data(ctxAddr, this.dataAddr);
			this.wasmInstance.exports.opa_eval_ctx_set_entrypoint(ctxAddr, entrypoint);
			this.wasmInstance.exports.eval(ctxAddr);
			const resultAddr = this.wasmInstance.exports.opa_eval_ctx_get_result(ctxAddr);
			return _dumpJSON(this.wasmInstance, this.mem, resultAddr);
		}
		evalBool(input) {
			const rs = this.evaluate(input);
			return rs && rs.length === 1 && rs[0] === true;
		}
		setData(data) {
			this.wasmInstance.exports.opa_heap_ptr_set(this.baseHeapPtr);
			this.dataAddr = _loadJSON(this.wasmInstance, this.mem, data);
			this.dataHeapPtr = this.wasmInstance.exports.opa_heap_ptr_get();
		}
	};
	function roundup(bytes) {
		return Math.ceil(bytes / 65536);
	}
	module.exports = {
		async loadPolicy(regoWasm, memoryDescriptor = {}, customBuiltins = {}) {
			if (typeof memoryDescriptor === "number") memoryDescriptor = { initial: memoryDescriptor };
			memoryDescriptor.initial = memoryDescriptor.initial || 5;
			const memory = new WebAssembly.Memory(memoryDescriptor);
			const { policy, minorVersion } = await _loadPolicy(regoWasm, memory, customBuiltins);
			return new LoadedPolicy(policy, memory, minorVersion);
		},
		loadPolicySync(regoWasm, memoryDescriptor = {}, customBuiltins = {}) {
			if (typeof memoryDescriptor === "number") memoryDescriptor = { initial: memoryDescriptor };
			memoryDescriptor.initial = memoryDescriptor.initial || 5;
			const memory = new WebAssembly.Memory(memoryDescriptor);
			const { policy, minorVersion } = _loadPolicySync(regoWasm, memory, customBuiltins);
			return new LoadedPolicy(policy, memory, minorVersion);
		},
		LoadedPolicy
	};
}));
// node_modules/@open-policy-agent/opa-wasm/src/index.mjs
var src_exports = __exportAll({
	default: () => src_default,
	loadPolicy: () => loadPolicy
});
var import_opa = __toESM(require_opa(), 1);
const loadPolicy = import_opa.default.loadPolicy;
var src_default = import_opa.default;
// build/src/service/opa.js
const { loadPolicySync } = Reflect.get(src_exports, "default");
function loadRego(wasm, data) {
	const module = new WebAssembly.Module(wasm);
	const instantiate = () => {
		const policy = loadPolicySync(module, 32);
		if (data !== void 0) policy.setData(data);
		return { evaluate(query, input) {
			try {
				return policy.evaluate(input, toEntryPoint(query))[0]?.result;
			} catch (error) {
				if (error instanceof Error) throw error;
				throw new Error(String(error), { cause: error });
			}
		} };
	};
	return {
		queries: Object.keys(loadPolicySync(module, 32).entrypoints).map((name) => `data.${name.replaceAll("/", ".")}`),
		instantiate
	};
}
function toEntryPoint(query) {
	return query.replace(/^data\./, "").replaceAll(".", "/");
}
// node_modules/tar/dist/esm/index.min.js
var zr = Object.defineProperty;
var Ur = (s, t) => {
	for (var e in t) zr(s, e, {
		get: t[e],
		enumerable: !0
	});
};
var Ds = typeof process == "object" && process ? process : {
	stdout: null,
	stderr: null
};
var Wr = (s) => !!s && typeof s == "object" && (s instanceof A || s instanceof Cs || Gr(s) || Zr(s));
var Gr = (s) => !!s && typeof s == "object" && s instanceof EventEmitter && typeof s.pipe == "function" && s.pipe !== Cs.Writable.prototype.pipe;
var Zr = (s) => !!s && typeof s == "object" && s instanceof EventEmitter && typeof s.write == "function" && typeof s.end == "function";
var Q = Symbol("EOF");
var J = Symbol("maybeEmitEnd");
var nt = Symbol("emittedEnd");
var De = Symbol("emittingEnd");
var qt = Symbol("emittedError");
var Ne = Symbol("closed");
var Ns = Symbol("read");
var Ae = Symbol("flush");
var As = Symbol("flushChunk");
var z = Symbol("encoding");
var Mt = Symbol("decoder");
var g = Symbol("flowing");
var Qt = Symbol("paused");
var Bt = Symbol("resume");
var b = Symbol("buffer");
var N = Symbol("pipes");
var _ = Symbol("bufferLength");
var bi = Symbol("bufferPush");
var Ie = Symbol("bufferShift");
var L = Symbol("objectMode");
var S = Symbol("destroyed");
var _i = Symbol("error");
var Oi = Symbol("emitData");
var Is = Symbol("emitEnd");
var Ti = Symbol("emitEnd2");
var Z = Symbol("async");
var xi = Symbol("abort");
var Ce = Symbol("aborted");
var Jt = Symbol("signal");
var Rt = Symbol("dataListeners");
var C = Symbol("discarded");
var jt = (s) => Promise.resolve().then(s);
var Yr = (s) => s();
var Kr = (s) => s === "end" || s === "finish" || s === "prefinish";
var Vr = (s) => s instanceof ArrayBuffer || !!s && typeof s == "object" && s.constructor && s.constructor.name === "ArrayBuffer" && s.byteLength >= 0;
var $r = (s) => !Buffer.isBuffer(s) && ArrayBuffer.isView(s);
var Fe = class {
	src;
	dest;
	opts;
	ondrain;
	constructor(t, e, i) {
		this.src = t, this.dest = e, this.opts = i, this.ondrain = () => t[Bt](), this.dest.on("drain", this.ondrain);
	}
	unpipe() {
		this.dest.removeListener("drain", this.ondrain);
	}
	proxyErrors(t) {}
	end() {
		this.unpipe(), this.opts.end && this.dest.end();
	}
};
var Li = class extends Fe {
	unpipe() {
		this.src.removeListener("error", this.proxyErrors), super.unpipe();
	}
	constructor(t, e, i) {
		super(t, e, i), this.proxyErrors = (r) => this.dest.emit("error", r), t.on("error", this.proxyErrors);
	}
};
var Xr = (s) => !!s.objectMode;
var qr = (s) => !s.objectMode && !!s.encoding && s.encoding !== "buffer";
var A = class extends EventEmitter {
	[g] = !1;
	[Qt] = !1;
	[N] = [];
	[b] = [];
	[L];
	[z];
	[Z];
	[Mt];
	[Q] = !1;
	[nt] = !1;
	[De] = !1;
	[Ne] = !1;
	[qt] = null;
	[_] = 0;
	[S] = !1;
	[Jt];
	[Ce] = !1;
	[Rt] = 0;
	[C] = !1;
	writable = !0;
	readable = !0;
	constructor(...t) {
		let e = t[0] || {};
		if (super(), e.objectMode && typeof e.encoding == "string") throw new TypeError("Encoding and objectMode may not be used together");
		Xr(e) ? (this[L] = !0, this[z] = null) : qr(e) ? (this[z] = e.encoding, this[L] = !1) : (this[L] = !1, this[z] = null), this[Z] = !!e.async, this[Mt] = this[z] ? new StringDecoder(this[z]) : null, e && e.debugExposeBuffer === !0 && Object.defineProperty(this, "buffer", { get: () => this[b] }), e && e.debugExposePipes === !0 && Object.defineProperty(this, "pipes", { get: () => this[N] });
		let { signal: i } = e;
		i && (this[Jt] = i, i.aborted ? this[xi]() : i.addEventListener("abort", () => this[xi]()));
	}
	get bufferLength() {
		return this[_];
	}
	get encoding() {
		return this[z];
	}
	set encoding(t) {
		throw new Error("Encoding must be set at instantiation time");
	}
	setEncoding(t) {
		throw new Error("Encoding must be set at instantiation time");
	}
	get objectMode() {
		return this[L];
	}
	set objectMode(t) {
		throw new Error("objectMode must be set at instantiation time");
	}
	get async() {
		return this[Z];
	}
	set async(t) {
		this[Z] = this[Z] || !!t;
	}
	[xi]() {
		this[Ce] = !0, this.emit("abort", this[Jt]?.reason), this.destroy(this[Jt]?.reason);
	}
	get aborted() {
		return this[Ce];
	}
	set aborted(t) {}
	write(t, e, i) {
		if (this[Ce]) return !1;
		if (this[Q]) throw new Error("write after end");
		if (this[S]) return this.emit("error", Object.assign(new Error("Cannot call write after a stream was destroyed"), { code: "ERR_STREAM_DESTROYED" })), !0;
		typeof e == "function" && (i = e, e = "utf8"), e || (e = "utf8");
		let r = this[Z] ? jt : Yr;
		if (!this[L] && !Buffer.isBuffer(t)) {
			if ($r(t)) t = Buffer.from(t.buffer, t.byteOffset, t.byteLength);
			else if (Vr(t)) t = Buffer.from(t);
			else if (typeof t != "string") throw new Error("Non-contiguous data written to non-objectMode stream");
		}
		return this[L] ? (this[g] && this[_] !== 0 && this[Ae](!0), this[g] ? this.emit("data", t) : this[bi](t), this[_] !== 0 && this.emit("readable"), i && r(i), this[g]) : t.length ? (typeof t == "string" && (e !== this[z] || this[Mt]?.lastNeed) && (t = Buffer.from(t, e)), Buffer.isBuffer(t) && this[z] && (t = this[Mt].write(t)), this[g] && this[_] !== 0 && this[Ae](!0), this[g] ? this.emit("data", t) : this[bi](t), this[_] !== 0 && this.emit("readable"), i && r(i), this[g]) : (this[_] !== 0 && this.emit("readable"), i && r(i), this[g]);
	}
	read(t) {
		if (this[S]) return null;
		if (this[C] = !1, this[_] === 0 || t === 0 || t && t > this[_]) return this[J](), null;
		this[L] && (t = null), this[b].length > 1 && !this[L] && (this[b] = [this[z] ? this[b].join("") : Buffer.concat(this[b], this[_])]);
		let e = this[Ns](t || null, this[b][0]);
		return this[J](), e;
	}
	[Ns](t, e) {
		if (this[L]) this[Ie]();
		else {
			let i = e;
			t === i.length || t === null ? this[Ie]() : typeof i == "string" ? (this[b][0] = i.slice(t), e = i.slice(0, t), this[_] -= t) : (this[b][0] = i.subarray(t), e = i.subarray(0, t), this[_] -= t);
		}
		return this.emit("data", e), !this[b].length && !this[Q] && this.emit("drain"), e;
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, t = void 0), typeof e == "function" && (i = e, e = "utf8"), t !== void 0 && this.write(t, e), i && this.once("end", i), this[Q] = !0, this.writable = !1, (this[g] || !this[Qt]) && this[J](), this;
	}
	[Bt]() {
		this[S] || (!this[Rt] && !this[N].length && (this[C] = !0), this[Qt] = !1, this[g] = !0, this.emit("resume"), this[b].length ? this[Ae]() : this[Q] ? this[J]() : this.emit("drain"));
	}
	resume() {
		return this[Bt]();
	}
	pause() {
		this[g] = !1, this[Qt] = !0, this[C] = !1;
	}
	get destroyed() {
		return this[S];
	}
	get flowing() {
		return this[g];
	}
	get paused() {
		return this[Qt];
	}
	[bi](t) {
		this[L] ? this[_] += 1 : this[_] += t.length, this[b].push(t);
	}
	[Ie]() {
		return this[L] ? this[_] -= 1 : this[_] -= this[b][0].length, this[b].shift();
	}
	[Ae](t = !1) {
		do;
		while (this[As](this[Ie]()) && this[b].length);
		!t && !this[b].length && !this[Q] && this.emit("drain");
	}
	[As](t) {
		return this.emit("data", t), this[g];
	}
	pipe(t, e) {
		if (this[S]) return t;
		this[C] = !1;
		let i = this[nt];
		return e = e || {}, t === Ds.stdout || t === Ds.stderr ? e.end = !1 : e.end = e.end !== !1, e.proxyErrors = !!e.proxyErrors, i ? e.end && t.end() : (this[N].push(e.proxyErrors ? new Li(this, t, e) : new Fe(this, t, e)), this[Z] ? jt(() => this[Bt]()) : this[Bt]()), t;
	}
	unpipe(t) {
		let e = this[N].find((i) => i.dest === t);
		e && (this[N].length === 1 ? (this[g] && this[Rt] === 0 && (this[g] = !1), this[N] = []) : this[N].splice(this[N].indexOf(e), 1), e.unpipe());
	}
	addListener(t, e) {
		return this.on(t, e);
	}
	on(t, e) {
		let i = super.on(t, e);
		if (t === "data") this[C] = !1, this[Rt]++, !this[N].length && !this[g] && this[Bt]();
		else if (t === "readable" && this[_] !== 0) super.emit("readable");
		else if (Kr(t) && this[nt]) super.emit(t), this.removeAllListeners(t);
		else if (t === "error" && this[qt]) {
			let r = e;
			this[Z] ? jt(() => r.call(this, this[qt])) : r.call(this, this[qt]);
		}
		return i;
	}
	removeListener(t, e) {
		return this.off(t, e);
	}
	off(t, e) {
		let i = super.off(t, e);
		return t === "data" && (this[Rt] = this.listeners("data").length, this[Rt] === 0 && !this[C] && !this[N].length && (this[g] = !1)), i;
	}
	removeAllListeners(t) {
		let e = super.removeAllListeners(t);
		return (t === "data" || t === void 0) && (this[Rt] = 0, !this[C] && !this[N].length && (this[g] = !1)), e;
	}
	get emittedEnd() {
		return this[nt];
	}
	[J]() {
		!this[De] && !this[nt] && !this[S] && this[b].length === 0 && this[Q] && (this[De] = !0, this.emit("end"), this.emit("prefinish"), this.emit("finish"), this[Ne] && this.emit("close"), this[De] = !1);
	}
	emit(t, ...e) {
		let i = e[0];
		if (t !== "error" && t !== "close" && t !== S && this[S]) return !1;
		if (t === "data") return !this[L] && !i ? !1 : this[Z] ? (jt(() => this[Oi](i)), !0) : this[Oi](i);
		if (t === "end") return this[Is]();
		if (t === "close") {
			if (this[Ne] = !0, !this[nt] && !this[S]) return !1;
			let n = super.emit("close");
			return this.removeAllListeners("close"), n;
		} else if (t === "error") {
			this[qt] = i, super.emit(_i, i);
			let n = !this[Jt] || this.listeners("error").length ? super.emit("error", i) : !1;
			return this[J](), n;
		} else if (t === "resume") {
			let n = super.emit("resume");
			return this[J](), n;
		} else if (t === "finish" || t === "prefinish") {
			let n = super.emit(t);
			return this.removeAllListeners(t), n;
		}
		let r = super.emit(t, ...e);
		return this[J](), r;
	}
	[Oi](t) {
		for (let i of this[N]) i.dest.write(t) === !1 && this.pause();
		let e = this[C] ? !1 : super.emit("data", t);
		return this[J](), e;
	}
	[Is]() {
		return this[nt] ? !1 : (this[nt] = !0, this.readable = !1, this[Z] ? (jt(() => this[Ti]()), !0) : this[Ti]());
	}
	[Ti]() {
		if (this[Mt]) {
			let e = this[Mt].end();
			if (e) {
				for (let i of this[N]) i.dest.write(e);
				this[C] || super.emit("data", e);
			}
		}
		for (let e of this[N]) e.end();
		let t = super.emit("end");
		return this.removeAllListeners("end"), t;
	}
	async collect() {
		let t = Object.assign([], { dataLength: 0 });
		this[L] || (t.dataLength = 0);
		let e = this.promise();
		return this.on("data", (i) => {
			t.push(i), this[L] || (t.dataLength += i.length);
		}), await e, t;
	}
	async concat() {
		if (this[L]) throw new Error("cannot concat in objectMode");
		let t = await this.collect();
		return this[z] ? t.join("") : Buffer.concat(t, t.dataLength);
	}
	async promise() {
		return new Promise((t, e) => {
			this.on(S, () => e(new Error("stream destroyed"))), this.on("error", (i) => e(i)), this.on("end", () => t());
		});
	}
	[Symbol.asyncIterator]() {
		this[C] = !1;
		let t = !1, e = async () => (this.pause(), t = !0, {
			value: void 0,
			done: !0
		});
		return {
			next: () => {
				if (t) return e();
				let r = this.read();
				if (r !== null) return Promise.resolve({
					done: !1,
					value: r
				});
				if (this[Q]) return e();
				let n, o, h = (d) => {
					this.off("data", a), this.off("end", l), this.off(S, c), e(), o(d);
				}, a = (d) => {
					this.off("error", h), this.off("end", l), this.off(S, c), this.pause(), n({
						value: d,
						done: !!this[Q]
					});
				}, l = () => {
					this.off("error", h), this.off("data", a), this.off(S, c), e(), n({
						done: !0,
						value: void 0
					});
				}, c = () => h(new Error("stream destroyed"));
				return new Promise((d, y) => {
					o = y, n = d, this.once(S, c), this.once("error", h), this.once("end", l), this.once("data", a);
				});
			},
			throw: e,
			return: e,
			[Symbol.asyncIterator]() {
				return this;
			},
			[Symbol.asyncDispose]: async () => {}
		};
	}
	[Symbol.iterator]() {
		this[C] = !1;
		let t = !1, e = () => (this.pause(), this.off(_i, e), this.off(S, e), this.off("end", e), t = !0, {
			done: !0,
			value: void 0
		}), i = () => {
			if (t) return e();
			let r = this.read();
			return r === null ? e() : {
				done: !1,
				value: r
			};
		};
		return this.once("end", e), this.once(_i, e), this.once(S, e), {
			next: i,
			throw: e,
			return: e,
			[Symbol.iterator]() {
				return this;
			},
			[Symbol.dispose]: () => {}
		};
	}
	destroy(t) {
		if (this[S]) return t ? this.emit("error", t) : this.emit(S), this;
		this[S] = !0, this[C] = !0, this[b].length = 0, this[_] = 0;
		let e = this;
		return typeof e.close == "function" && !this[Ne] && e.close(), t ? this.emit("error", t) : this.emit(S), this;
	}
	static get isStream() {
		return Wr;
	}
};
var Jr = I.writev;
var ht = Symbol("_autoClose");
var H = Symbol("_close");
var te = Symbol("_ended");
var m = Symbol("_fd");
var Ni = Symbol("_finished");
var tt = Symbol("_flags");
var Ai = Symbol("_flush");
var ki = Symbol("_handleChunk");
var vi = Symbol("_makeBuf");
var ie = Symbol("_mode");
var ke = Symbol("_needDrain");
var Ut = Symbol("_onerror");
var Ht = Symbol("_onopen");
var Ii = Symbol("_onread");
var Pt = Symbol("_onwrite");
var at = Symbol("_open");
var U = Symbol("_path");
var ot = Symbol("_pos");
var Y = Symbol("_queue");
var zt = Symbol("_read");
var Ci = Symbol("_readSize");
var j = Symbol("_reading");
var ee = Symbol("_remain");
var Fi = Symbol("_size");
var ve = Symbol("_write");
var gt = Symbol("_writing");
var Me = Symbol("_defaultFlag");
var bt = Symbol("_errored");
var _t = class extends A {
	[bt] = !1;
	[m];
	[U];
	[Ci];
	[j] = !1;
	[Fi];
	[ee];
	[ht];
	constructor(t, e) {
		if (e = e || {}, super(e), this.readable = !0, this.writable = !1, typeof t != "string") throw new TypeError("path must be a string");
		this[bt] = !1, this[m] = typeof e.fd == "number" ? e.fd : void 0, this[U] = t, this[Ci] = e.readSize || 16777216, this[j] = !1, this[Fi] = typeof e.size == "number" ? e.size : 1 / 0, this[ee] = this[Fi], this[ht] = typeof e.autoClose == "boolean" ? e.autoClose : !0, typeof this[m] == "number" ? this[zt]() : this[at]();
	}
	get fd() {
		return this[m];
	}
	get path() {
		return this[U];
	}
	write() {
		throw new TypeError("this is a readable stream");
	}
	end() {
		throw new TypeError("this is a readable stream");
	}
	[at]() {
		I.open(this[U], "r", (t, e) => this[Ht](t, e));
	}
	[Ht](t, e) {
		t ? this[Ut](t) : (this[m] = e, this.emit("open", e), this[zt]());
	}
	[vi]() {
		return Buffer.allocUnsafe(Math.min(this[Ci], this[ee]));
	}
	[zt]() {
		if (!this[j]) {
			this[j] = !0;
			let t = this[vi]();
			if (t.length === 0) return process.nextTick(() => this[Ii](null, 0, t));
			I.read(this[m], t, 0, t.length, null, (e, i, r) => this[Ii](e, i, r));
		}
	}
	[Ii](t, e, i) {
		this[j] = !1, t ? this[Ut](t) : this[ki](e, i) && this[zt]();
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.close(t, (e) => e ? this.emit("error", e) : this.emit("close"));
		}
	}
	[Ut](t) {
		this[j] = !0, this[H](), this.emit("error", t);
	}
	[ki](t, e) {
		let i = !1;
		return this[ee] -= t, t > 0 && (i = super.write(t < e.length ? e.subarray(0, t) : e)), (t === 0 || this[ee] <= 0) && (i = !1, this[H](), super.end()), i;
	}
	emit(t, ...e) {
		switch (t) {
			case "prefinish":
			case "finish": return !1;
			case "drain": return typeof this[m] == "number" && this[zt](), !1;
			case "error": return this[bt] ? !1 : (this[bt] = !0, super.emit(t, ...e));
			default: return super.emit(t, ...e);
		}
	}
};
var Be = class extends _t {
	[at]() {
		let t = !0;
		try {
			this[Ht](null, I.openSync(this[U], "r")), t = !1;
		} finally {
			t && this[H]();
		}
	}
	[zt]() {
		let t = !0;
		try {
			if (!this[j]) {
				this[j] = !0;
				do {
					let e = this[vi](), i = e.length === 0 ? 0 : I.readSync(this[m], e, 0, e.length, null);
					if (!this[ki](i, e)) break;
				} while (!0);
				this[j] = !1;
			}
			t = !1;
		} finally {
			t && this[H]();
		}
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.closeSync(t), this.emit("close");
		}
	}
};
var et = class extends Qr {
	readable = !1;
	writable = !0;
	[bt] = !1;
	[gt] = !1;
	[te] = !1;
	[Y] = [];
	[ke] = !1;
	[U];
	[ie];
	[ht];
	[m];
	[Me];
	[tt];
	[Ni] = !1;
	[ot];
	constructor(t, e) {
		e = e || {}, super(e), this[U] = t, this[m] = typeof e.fd == "number" ? e.fd : void 0, this[ie] = e.mode === void 0 ? 438 : e.mode, this[ot] = typeof e.start == "number" ? e.start : void 0, this[ht] = typeof e.autoClose == "boolean" ? e.autoClose : !0;
		let i = this[ot] !== void 0 ? "r+" : "w";
		this[Me] = e.flags === void 0, this[tt] = e.flags === void 0 ? i : e.flags, this[m] === void 0 && this[at]();
	}
	emit(t, ...e) {
		if (t === "error") {
			if (this[bt]) return !1;
			this[bt] = !0;
		}
		return super.emit(t, ...e);
	}
	get fd() {
		return this[m];
	}
	get path() {
		return this[U];
	}
	[Ut](t) {
		this[H](), this[gt] = !0, this.emit("error", t);
	}
	[at]() {
		I.open(this[U], this[tt], this[ie], (t, e) => this[Ht](t, e));
	}
	[Ht](t, e) {
		this[Me] && this[tt] === "r+" && t && t.code === "ENOENT" ? (this[tt] = "w", this[at]()) : t ? this[Ut](t) : (this[m] = e, this.emit("open", e), this[gt] || this[Ai]());
	}
	end(t, e) {
		return t && this.write(t, e), this[te] = !0, !this[gt] && !this[Y].length && typeof this[m] == "number" && this[Pt](null, 0), this;
	}
	write(t, e) {
		return typeof t == "string" && (t = Buffer.from(t, e)), this[te] ? (this.emit("error", new Error("write() after end()")), !1) : this[m] === void 0 || this[gt] || this[Y].length ? (this[Y].push(t), this[ke] = !0, !1) : (this[gt] = !0, this[ve](t), !0);
	}
	[ve](t) {
		I.write(this[m], t, 0, t.length, this[ot], (e, i) => this[Pt](e, i));
	}
	[Pt](t, e) {
		t ? this[Ut](t) : (this[ot] !== void 0 && typeof e == "number" && (this[ot] += e), this[Y].length ? this[Ai]() : (this[gt] = !1, this[te] && !this[Ni] ? (this[Ni] = !0, this[H](), this.emit("finish")) : this[ke] && (this[ke] = !1, this.emit("drain"))));
	}
	[Ai]() {
		if (this[Y].length === 0) this[te] && this[Pt](null, 0);
		else if (this[Y].length === 1) this[ve](this[Y].pop());
		else {
			let t = this[Y];
			this[Y] = [], Jr(this[m], t, this[ot], (e, i) => this[Pt](e, i));
		}
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.close(t, (e) => e ? this.emit("error", e) : this.emit("close"));
		}
	}
};
var Wt = class extends et {
	[at]() {
		let t;
		if (this[Me] && this[tt] === "r+") try {
			t = I.openSync(this[U], this[tt], this[ie]);
		} catch (e) {
			if (e?.code === "ENOENT") return this[tt] = "w", this[at]();
			throw e;
		}
		else t = I.openSync(this[U], this[tt], this[ie]);
		this[Ht](null, t);
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.closeSync(t), this.emit("close");
		}
	}
	[ve](t) {
		let e = !0;
		try {
			this[Pt](null, I.writeSync(this[m], t, 0, t.length, this[ot])), e = !1;
		} finally {
			if (e) try {
				this[H]();
			} catch {}
		}
	}
};
var jr = new Map([
	["C", "cwd"],
	["f", "file"],
	["z", "gzip"],
	["P", "preservePaths"],
	["U", "unlink"],
	["strip-components", "strip"],
	["stripComponents", "strip"],
	["keep-newer", "newer"],
	["keepNewer", "newer"],
	["keep-newer-files", "newer"],
	["keepNewerFiles", "newer"],
	["k", "keep"],
	["keep-existing", "keep"],
	["keepExisting", "keep"],
	["m", "noMtime"],
	["no-mtime", "noMtime"],
	["p", "preserveOwner"],
	["L", "follow"],
	["h", "follow"],
	["onentry", "onReadEntry"]
]);
var Fs = (s) => !!s.sync && !!s.file;
var ks = (s) => !s.sync && !!s.file;
var vs = (s) => !!s.sync && !s.file;
var Ms = (s) => !s.sync && !s.file;
var Bs = (s) => !!s.file;
var tn = (s) => {
	return jr.get(s) || s;
};
var se = (s = {}) => {
	if (!s) return {};
	let t = {};
	for (let [e, i] of Object.entries(s)) {
		let r = tn(e);
		t[r] = i;
	}
	return t.chmod === void 0 && t.noChmod === !1 && (t.chmod = !0), delete t.noChmod, t;
};
var K = (s, t, e, i, r) => Object.assign((n = [], o, h) => {
	Array.isArray(n) && (o = n, n = {}), typeof o == "function" && (h = o, o = void 0), o = o ? Array.from(o) : [];
	let a = se(n);
	if (r?.(a, o), Fs(a)) {
		if (typeof h == "function") throw new TypeError("callback not supported for sync tar functions");
		return s(a, o);
	} else if (ks(a)) {
		let l = t(a, o);
		return h ? l.then(() => h(), h) : l;
	} else if (vs(a)) {
		if (typeof h == "function") throw new TypeError("callback not supported for sync tar functions");
		return e(a, o);
	} else if (Ms(a)) {
		if (typeof h == "function") throw new TypeError("callback only supported with file option");
		return i(a, o);
	}
	throw new Error("impossible options??");
}, {
	syncFile: s,
	asyncFile: t,
	syncNoFile: e,
	asyncNoFile: i,
	validate: r
});
var sn = en.constants || { ZLIB_VERNUM: 4736 };
var M = Object.freeze(Object.assign(Object.create(null), {
	Z_NO_FLUSH: 0,
	Z_PARTIAL_FLUSH: 1,
	Z_SYNC_FLUSH: 2,
	Z_FULL_FLUSH: 3,
	Z_FINISH: 4,
	Z_BLOCK: 5,
	Z_OK: 0,
	Z_STREAM_END: 1,
	Z_NEED_DICT: 2,
	Z_ERRNO: -1,
	Z_STREAM_ERROR: -2,
	Z_DATA_ERROR: -3,
	Z_MEM_ERROR: -4,
	Z_BUF_ERROR: -5,
	Z_VERSION_ERROR: -6,
	Z_NO_COMPRESSION: 0,
	Z_BEST_SPEED: 1,
	Z_BEST_COMPRESSION: 9,
	Z_DEFAULT_COMPRESSION: -1,
	Z_FILTERED: 1,
	Z_HUFFMAN_ONLY: 2,
	Z_RLE: 3,
	Z_FIXED: 4,
	Z_DEFAULT_STRATEGY: 0,
	DEFLATE: 1,
	INFLATE: 2,
	GZIP: 3,
	GUNZIP: 4,
	DEFLATERAW: 5,
	INFLATERAW: 6,
	UNZIP: 7,
	BROTLI_DECODE: 8,
	BROTLI_ENCODE: 9,
	Z_MIN_WINDOWBITS: 8,
	Z_MAX_WINDOWBITS: 15,
	Z_DEFAULT_WINDOWBITS: 15,
	Z_MIN_CHUNK: 64,
	Z_MAX_CHUNK: 1 / 0,
	Z_DEFAULT_CHUNK: 16384,
	Z_MIN_MEMLEVEL: 1,
	Z_MAX_MEMLEVEL: 9,
	Z_DEFAULT_MEMLEVEL: 8,
	Z_MIN_LEVEL: -1,
	Z_MAX_LEVEL: 9,
	Z_DEFAULT_LEVEL: -1,
	BROTLI_OPERATION_PROCESS: 0,
	BROTLI_OPERATION_FLUSH: 1,
	BROTLI_OPERATION_FINISH: 2,
	BROTLI_OPERATION_EMIT_METADATA: 3,
	BROTLI_MODE_GENERIC: 0,
	BROTLI_MODE_TEXT: 1,
	BROTLI_MODE_FONT: 2,
	BROTLI_DEFAULT_MODE: 0,
	BROTLI_MIN_QUALITY: 0,
	BROTLI_MAX_QUALITY: 11,
	BROTLI_DEFAULT_QUALITY: 11,
	BROTLI_MIN_WINDOW_BITS: 10,
	BROTLI_MAX_WINDOW_BITS: 24,
	BROTLI_LARGE_MAX_WINDOW_BITS: 30,
	BROTLI_DEFAULT_WINDOW: 22,
	BROTLI_MIN_INPUT_BLOCK_BITS: 16,
	BROTLI_MAX_INPUT_BLOCK_BITS: 24,
	BROTLI_PARAM_MODE: 0,
	BROTLI_PARAM_QUALITY: 1,
	BROTLI_PARAM_LGWIN: 2,
	BROTLI_PARAM_LGBLOCK: 3,
	BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING: 4,
	BROTLI_PARAM_SIZE_HINT: 5,
	BROTLI_PARAM_LARGE_WINDOW: 6,
	BROTLI_PARAM_NPOSTFIX: 7,
	BROTLI_PARAM_NDIRECT: 8,
	BROTLI_DECODER_RESULT_ERROR: 0,
	BROTLI_DECODER_RESULT_SUCCESS: 1,
	BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: 2,
	BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: 3,
	BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION: 0,
	BROTLI_DECODER_PARAM_LARGE_WINDOW: 1,
	BROTLI_DECODER_NO_ERROR: 0,
	BROTLI_DECODER_SUCCESS: 1,
	BROTLI_DECODER_NEEDS_MORE_INPUT: 2,
	BROTLI_DECODER_NEEDS_MORE_OUTPUT: 3,
	BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE: -1,
	BROTLI_DECODER_ERROR_FORMAT_RESERVED: -2,
	BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE: -3,
	BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET: -4,
	BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME: -5,
	BROTLI_DECODER_ERROR_FORMAT_CL_SPACE: -6,
	BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE: -7,
	BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT: -8,
	BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1: -9,
	BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2: -10,
	BROTLI_DECODER_ERROR_FORMAT_TRANSFORM: -11,
	BROTLI_DECODER_ERROR_FORMAT_DICTIONARY: -12,
	BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS: -13,
	BROTLI_DECODER_ERROR_FORMAT_PADDING_1: -14,
	BROTLI_DECODER_ERROR_FORMAT_PADDING_2: -15,
	BROTLI_DECODER_ERROR_FORMAT_DISTANCE: -16,
	BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET: -19,
	BROTLI_DECODER_ERROR_INVALID_ARGUMENTS: -20,
	BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES: -21,
	BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS: -22,
	BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP: -25,
	BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1: -26,
	BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2: -27,
	BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES: -30,
	BROTLI_DECODER_ERROR_UNREACHABLE: -31
}, sn));
var rn = Buffer$1.concat;
var zs = Object.getOwnPropertyDescriptor(Buffer$1, "concat");
var nn = (s) => s;
var Bi = zs?.writable === !0 || zs?.set !== void 0 ? (s) => {
	Buffer$1.concat = s ? nn : rn;
} : (s) => {};
var Tt = Symbol("_superWrite");
var Gt = class extends Error {
	code;
	errno;
	constructor(t, e) {
		super("zlib: " + t.message, { cause: t }), this.code = t.code, this.errno = t.errno, this.code || (this.code = "ZLIB_ERROR"), this.message = "zlib: " + t.message, Error.captureStackTrace(this, e ?? this.constructor);
	}
	get name() {
		return "ZlibError";
	}
};
var Pi = Symbol("flushFlag");
var re = class extends A {
	#t = !1;
	#i = !1;
	#s;
	#n;
	#r;
	#e;
	#o;
	get sawError() {
		return this.#t;
	}
	get handle() {
		return this.#e;
	}
	get flushFlag() {
		return this.#s;
	}
	constructor(t, e) {
		if (!t || typeof t != "object") throw new TypeError("invalid options for ZlibBase constructor");
		if (super(t), this.#s = t.flush ?? 0, this.#n = t.finishFlush ?? 0, this.#r = t.fullFlushFlag ?? 0, typeof Ps[e] != "function") throw new TypeError("Compression method not supported: " + e);
		try {
			this.#e = new Ps[e](t);
		} catch (i) {
			throw new Gt(i, this.constructor);
		}
		this.#o = (i) => {
			this.#t || (this.#t = !0, this.close(), this.emit("error", i));
		}, this.#e?.on("error", (i) => this.#o(new Gt(i))), this.once("end", () => this.close);
	}
	close() {
		this.#e && (this.#e.close(), this.#e = void 0, this.emit("close"));
	}
	reset() {
		if (!this.#t) return zi(this.#e, "zlib binding closed"), this.#e.reset?.();
	}
	flush(t) {
		this.ended || (typeof t != "number" && (t = this.#r), this.write(Object.assign(Buffer$1.alloc(0), { [Pi]: t })));
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, e = void 0, t = void 0), typeof e == "function" && (i = e, e = void 0), t && (e ? this.write(t, e) : this.write(t)), this.flush(this.#n), this.#i = !0, super.end(i);
	}
	get ended() {
		return this.#i;
	}
	[Tt](t) {
		return super.write(t);
	}
	write(t, e, i) {
		if (typeof e == "function" && (i = e, e = "utf8"), typeof t == "string" && (t = Buffer$1.from(t, e)), this.#t) return;
		zi(this.#e, "zlib binding closed");
		let r = this.#e._handle, n = r.close;
		r.close = () => {};
		let o = this.#e.close;
		this.#e.close = () => {}, Bi(!0);
		let h;
		try {
			let l = typeof t[Pi] == "number" ? t[Pi] : this.#s;
			h = this.#e._processChunk(t, l), Bi(!1);
		} catch (l) {
			Bi(!1), this.#o(new Gt(l, this.write));
		} finally {
			this.#e && (this.#e._handle = r, r.close = n, this.#e.close = o, this.#e.removeAllListeners("error"));
		}
		this.#e && this.#e.on("error", (l) => this.#o(new Gt(l, this.write)));
		let a;
		if (h) if (Array.isArray(h) && h.length > 0) {
			let l = h[0];
			a = this[Tt](Buffer$1.from(l));
			for (let c = 1; c < h.length; c++) a = this[Tt](h[c]);
		} else a = this[Tt](Buffer$1.from(h));
		return i && i(), a;
	}
};
var Pe = class extends re {
	#t;
	#i;
	constructor(t, e) {
		t = t || {}, t.flush = t.flush || M.Z_NO_FLUSH, t.finishFlush = t.finishFlush || M.Z_FINISH, t.fullFlushFlag = M.Z_FULL_FLUSH, super(t, e), this.#t = t.level, this.#i = t.strategy;
	}
	params(t, e) {
		if (!this.sawError) {
			if (!this.handle) throw new Error("cannot switch params when binding is closed");
			if (!this.handle.params) throw new Error("not supported in this implementation");
			if (this.#t !== t || this.#i !== e) {
				this.flush(M.Z_SYNC_FLUSH), zi(this.handle, "zlib binding closed");
				let i = this.handle.flush;
				this.handle.flush = (r, n) => {
					typeof r == "function" && (n = r, r = this.flushFlag), this.flush(r), n?.();
				};
				try {
					this.handle.params(t, e);
				} finally {
					this.handle.flush = i;
				}
				this.handle && (this.#t = t, this.#i = e);
			}
		}
	}
};
var ze = class extends Pe {
	#t;
	constructor(t) {
		super(t, "Gzip"), this.#t = t && !!t.portable;
	}
	[Tt](t) {
		return this.#t ? (this.#t = !1, t[9] = 255, super[Tt](t)) : super[Tt](t);
	}
};
var Ue = class extends Pe {
	constructor(t) {
		super(t, "Unzip");
	}
};
var He = class extends re {
	constructor(t, e) {
		t = t || {}, t.flush = t.flush || M.BROTLI_OPERATION_PROCESS, t.finishFlush = t.finishFlush || M.BROTLI_OPERATION_FINISH, t.fullFlushFlag = M.BROTLI_OPERATION_FLUSH, super(t, e);
	}
};
var We = class extends He {
	constructor(t) {
		super(t, "BrotliCompress");
	}
};
var Ge = class extends He {
	constructor(t) {
		super(t, "BrotliDecompress");
	}
};
var Ze = class extends re {
	constructor(t, e) {
		t = t || {}, t.flush = t.flush || M.ZSTD_e_continue, t.finishFlush = t.finishFlush || M.ZSTD_e_end, t.fullFlushFlag = M.ZSTD_e_flush, super(t, e);
	}
};
var Ye = class extends Ze {
	constructor(t) {
		super(t, "ZstdCompress");
	}
};
var Ke = class extends Ze {
	constructor(t) {
		super(t, "ZstdDecompress");
	}
};
var Us = (s, t) => {
	if (Number.isSafeInteger(s)) s < 0 ? an(s, t) : hn(s, t);
	else throw Error("cannot encode number outside of javascript safe integer range");
	return t;
};
var hn = (s, t) => {
	t[0] = 128;
	for (var e = t.length; e > 1; e--) t[e - 1] = s & 255, s = Math.floor(s / 256);
};
var an = (s, t) => {
	t[0] = 255;
	var e = !1;
	s = s * -1;
	for (var i = t.length; i > 1; i--) {
		var r = s & 255;
		s = Math.floor(s / 256), e ? t[i - 1] = Ws(r) : r === 0 ? t[i - 1] = 0 : (e = !0, t[i - 1] = Gs(r));
	}
};
var Hs = (s) => {
	let t = s[0], e = t === 128 ? cn(s.subarray(1, s.length)) : t === 255 ? ln(s) : null;
	if (e === null) throw Error("invalid base256 encoding");
	if (!Number.isSafeInteger(e)) throw Error("parsed number outside of javascript safe integer range");
	return e;
};
var ln = (s) => {
	for (var t = s.length, e = 0, i = !1, r = t - 1; r > -1; r--) {
		var n = Number(s[r]), o;
		i ? o = Ws(n) : n === 0 ? o = n : (i = !0, o = Gs(n)), o !== 0 && (e -= o * Math.pow(256, t - r - 1));
	}
	return e;
};
var cn = (s) => {
	for (var t = s.length, e = 0, i = t - 1; i > -1; i--) {
		var r = Number(s[i]);
		r !== 0 && (e += r * Math.pow(256, t - i - 1));
	}
	return e;
};
var Ws = (s) => (255 ^ s) & 255;
var Gs = (s) => (255 ^ s) + 1 & 255;
Ur({}, {
	code: () => Ve,
	isCode: () => ne,
	isName: () => dn,
	name: () => oe,
	normalFsTypes: () => Ui
});
var ne = (s) => oe.has(s);
var dn = (s) => Ve.has(s);
var Ui = new Set([
	"0",
	"",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"D"
]);
var oe = new Map([
	["0", "File"],
	["", "OldFile"],
	["1", "Link"],
	["2", "SymbolicLink"],
	["3", "CharacterDevice"],
	["4", "BlockDevice"],
	["5", "Directory"],
	["6", "FIFO"],
	["7", "ContiguousFile"],
	["g", "GlobalExtendedHeader"],
	["x", "ExtendedHeader"],
	["A", "SolarisACL"],
	["D", "GNUDumpDir"],
	["I", "Inode"],
	["K", "NextFileHasLongLinkpath"],
	["L", "NextFileHasLongPath"],
	["M", "ContinuationFile"],
	["N", "OldGnuLongPath"],
	["S", "SparseFile"],
	["V", "TapeVolumeHeader"],
	["X", "OldExtendedHeader"]
]);
var Ve = new Map(Array.from(oe).map((s) => [s[1], s[0]]));
var un = (s) => s === void 0 || s < 0 ? void 0 : s;
var F = class {
	cksumValid = !1;
	needPax = !1;
	nullBlock = !1;
	block;
	path;
	mode;
	uid;
	gid;
	size;
	cksum;
	#t = "Unsupported";
	linkpath;
	uname;
	gname;
	devmaj = 0;
	devmin = 0;
	atime;
	ctime;
	mtime;
	charset;
	comment;
	constructor(t, e = 0, i, r) {
		Buffer.isBuffer(t) ? this.decode(t, e || 0, i, r) : t && this.#i(t);
	}
	decode(t, e, i, r) {
		if (e || (e = 0), !t || !(t.length >= e + 512)) throw new Error("need 512 bytes for header");
		let n = xt(t, e + 156, 1), o = Ui.has(n), h = o ? i : void 0, a = o ? r : void 0;
		if (this.path = h?.path ?? xt(t, e, 100), this.mode = h?.mode ?? a?.mode ?? lt(t, e + 100, 8), this.uid = h?.uid ?? a?.uid ?? lt(t, e + 108, 8), this.gid = h?.gid ?? a?.gid ?? lt(t, e + 116, 8), this.size = un(h?.size ?? a?.size ?? lt(t, e + 124, 12)), this.mtime = h?.mtime ?? a?.mtime ?? Wi(t, e + 136, 12), this.cksum = lt(t, e + 148, 12), a && this.#i(a, !0), h && this.#i(h), ne(n) && (this.#t = n || "0"), this.#t === "0" && this.path.slice(-1) === "/" && (this.#t = "5"), this.#t === "5" && (this.size = 0), this.linkpath = xt(t, e + 157, 100), t.subarray(e + 257, e + 265).toString() === "ustar\x0000") if (this.uname = h?.uname ?? a?.uname ?? xt(t, e + 265, 32), this.gname = h?.gname ?? a?.gname ?? xt(t, e + 297, 32), this.devmaj = h?.devmaj ?? a?.devmaj ?? lt(t, e + 329, 8) ?? 0, this.devmin = h?.devmin ?? a?.devmin ?? lt(t, e + 337, 8) ?? 0, t[e + 475] !== 0) {
			let c = xt(t, e + 345, 155);
			this.path = c + "/" + this.path;
		} else {
			let c = xt(t, e + 345, 130);
			c && (this.path = c + "/" + this.path), this.atime = i?.atime ?? r?.atime ?? Wi(t, e + 476, 12), this.ctime = i?.ctime ?? r?.ctime ?? Wi(t, e + 488, 12);
		}
		let l = 256;
		for (let c = e; c < e + 148; c++) l += t[c];
		for (let c = e + 156; c < e + 512; c++) l += t[c];
		this.cksumValid = l === this.cksum, this.cksum === void 0 && l === 256 && (this.nullBlock = !0);
	}
	#i(t, e = !1) {
		Object.assign(this, Object.fromEntries(Object.entries(t).filter(([i, r]) => !(r == null || i === "size" && Number(r) < 0 || i === "path" && e || i === "linkpath" && e || i === "global"))));
	}
	encode(t, e = 0) {
		if (t || (t = this.block = Buffer.alloc(512)), this.#t === "Unsupported" && (this.#t = "0"), !(t.length >= e + 512)) throw new Error("need 512 bytes for header");
		let i = this.ctime || this.atime ? 130 : 155, r = mn(this.path || "", i), n = r[0], o = r[1];
		this.needPax = !!r[2], this.needPax = Lt(t, e, 100, n) || this.needPax, this.needPax = ct(t, e + 100, 8, this.mode) || this.needPax, this.needPax = ct(t, e + 108, 8, this.uid) || this.needPax, this.needPax = ct(t, e + 116, 8, this.gid) || this.needPax, this.needPax = ct(t, e + 124, 12, this.size) || this.needPax, this.needPax = Gi(t, e + 136, 12, this.mtime) || this.needPax, t[e + 156] = Number(this.#t.codePointAt(0)), this.needPax = Lt(t, e + 157, 100, this.linkpath) || this.needPax, t.write("ustar\x0000", e + 257, 8), this.needPax = Lt(t, e + 265, 32, this.uname) || this.needPax, this.needPax = Lt(t, e + 297, 32, this.gname) || this.needPax, this.needPax = ct(t, e + 329, 8, this.devmaj) || this.needPax, this.needPax = ct(t, e + 337, 8, this.devmin) || this.needPax, this.needPax = Lt(t, e + 345, i, o) || this.needPax, t[e + 475] !== 0 ? this.needPax = Lt(t, e + 345, 155, o) || this.needPax : (this.needPax = Lt(t, e + 345, 130, o) || this.needPax, this.needPax = Gi(t, e + 476, 12, this.atime) || this.needPax, this.needPax = Gi(t, e + 488, 12, this.ctime) || this.needPax);
		let h = 256;
		for (let a = e; a < e + 148; a++) h += t[a];
		for (let a = e + 156; a < e + 512; a++) h += t[a];
		return this.cksum = h, ct(t, e + 148, 8, this.cksum), this.cksumValid = !0, this.needPax;
	}
	get type() {
		return this.#t === "Unsupported" ? this.#t : oe.get(this.#t);
	}
	get typeKey() {
		return this.#t;
	}
	set type(t) {
		let e = String(Ve.get(t));
		if (ne(e) || e === "Unsupported") this.#t = e;
		else if (ne(t)) this.#t = t;
		else throw new TypeError("invalid entry type: " + t);
	}
};
var mn = (s, t) => {
	let i = s, r = "", n, o = posix.parse(s).root || ".";
	if (Buffer.byteLength(i) < 100) n = [
		i,
		r,
		!1
	];
	else {
		r = posix.dirname(i), i = posix.basename(i);
		do
			Buffer.byteLength(i) <= 100 && Buffer.byteLength(r) <= t ? n = [
				i,
				r,
				!1
			] : Buffer.byteLength(i) > 100 && Buffer.byteLength(r) <= t ? n = [
				i.slice(0, 99),
				r,
				!0
			] : (i = posix.join(posix.basename(r), i), r = posix.dirname(r));
		while (r !== o && n === void 0);
		n || (n = [
			s.slice(0, 99),
			"",
			!0
		]);
	}
	return n;
};
var xt = (s, t, e) => s.subarray(t, t + e).toString("utf8").replace(/\0.*/, "");
var Wi = (s, t, e) => pn(lt(s, t, e));
var pn = (s) => s === void 0 ? void 0 : new Date(s * 1e3);
var lt = (s, t, e) => Number(s[t]) & 128 ? Hs(s.subarray(t, t + e)) : wn(s, t, e);
var En = (s) => isNaN(s) ? void 0 : s;
var wn = (s, t, e) => En(parseInt(s.subarray(t, t + e).toString("utf8").replace(/\0.*$/, "").trim(), 8));
var Sn = {
	12: 8589934591,
	8: 2097151
};
var ct = (s, t, e, i) => i === void 0 ? !1 : i > Sn[e] || i < 0 ? (Us(i, s.subarray(t, t + e)), !0) : (yn(s, t, e, i), !1);
var yn = (s, t, e, i) => s.write(Rn(i, e), t, e, "ascii");
var Rn = (s, t) => gn(Math.floor(s).toString(8), t);
var gn = (s, t) => (s.length === t - 1 ? s : new Array(t - s.length - 1).join("0") + s + " ") + "\0";
var Gi = (s, t, e, i) => i === void 0 ? !1 : ct(s, t, e, i.getTime() / 1e3);
var bn = new Array(156).join("\0");
var Lt = (s, t, e, i) => i === void 0 ? !1 : (s.write(i + bn, t, e, "utf8"), i.length !== Buffer.byteLength(i) || i.length > e);
var ft = class s {
	atime;
	mtime;
	ctime;
	charset;
	comment;
	gid;
	uid;
	gname;
	uname;
	linkpath;
	dev;
	ino;
	nlink;
	path;
	size;
	mode;
	global;
	constructor(t, e = !1) {
		this.atime = t.atime, this.charset = t.charset, this.comment = t.comment, this.ctime = t.ctime, this.dev = t.dev, this.gid = t.gid, this.global = e, this.gname = t.gname, this.ino = t.ino, this.linkpath = t.linkpath, this.mtime = t.mtime, this.nlink = t.nlink, this.path = t.path, this.size = t.size, this.uid = t.uid, this.uname = t.uname;
	}
	encode() {
		let t = this.encodeBody();
		if (t === "") return Buffer.allocUnsafe(0);
		let e = Buffer.byteLength(t), i = 512 * Math.ceil(1 + e / 512), r = Buffer.allocUnsafe(i);
		for (let n = 0; n < 512; n++) r[n] = 0;
		new F({
			path: ("PaxHeader/" + basename(this.path ?? "")).slice(0, 99),
			mode: this.mode || 420,
			uid: this.uid,
			gid: this.gid,
			size: e,
			mtime: this.mtime,
			type: this.global ? "GlobalExtendedHeader" : "ExtendedHeader",
			linkpath: "",
			uname: this.uname || "",
			gname: this.gname || "",
			devmaj: 0,
			devmin: 0,
			atime: this.atime,
			ctime: this.ctime
		}).encode(r), r.write(t, 512, e, "utf8");
		for (let n = e + 512; n < r.length; n++) r[n] = 0;
		return r;
	}
	encodeBody() {
		return this.encodeField("path") + this.encodeField("ctime") + this.encodeField("atime") + this.encodeField("dev") + this.encodeField("ino") + this.encodeField("nlink") + this.encodeField("charset") + this.encodeField("comment") + this.encodeField("gid") + this.encodeField("gname") + this.encodeField("linkpath") + this.encodeField("mtime") + this.encodeField("size") + this.encodeField("uid") + this.encodeField("uname");
	}
	encodeField(t) {
		if (this[t] === void 0) return "";
		let e = this[t], i = e instanceof Date ? e.getTime() / 1e3 : e, r = " " + (t === "dev" || t === "ino" || t === "nlink" ? "SCHILY." : "") + t + "=" + i + `
`, n = Buffer.byteLength(r), o = Math.floor(Math.log(n) / Math.log(10)) + 1;
		return n + o >= Math.pow(10, o) && (o += 1), o + n + r;
	}
	static parse(t, e, i = !1) {
		return new s(On(Tn(t), e), i);
	}
};
var On = (s, t) => t ? Object.assign({}, t, s) : s;
var Tn = (s) => s.replace(/\n$/, "").split(`
`).reduce(xn, Object.create(null));
var xn = (s, t) => {
	let e = parseInt(t, 10);
	if (e !== Buffer.byteLength(t) + 1) return s;
	t = t.slice((e + " ").length);
	let i = t.split("="), r = i.shift();
	if (!r) return s;
	let n = r.replace(/^SCHILY\.(dev|ino|nlink)/, "$1"), o = i.join("=").replace(/\0.*/, "");
	switch (n) {
		case "path":
		case "linkpath":
		case "type":
		case "charset":
		case "comment":
		case "gname":
		case "uname":
			s[n] = o;
			break;
		case "ctime":
		case "atime":
		case "mtime":
			s[n] = new Date(Number(o) * 1e3);
			break;
		case "size":
			let h = +o;
			h >= 0 && (s[n] = h);
			break;
		case "gid":
		case "uid":
		case "dev":
		case "ino":
		case "nlink":
		case "mode": s[n] = +o;
	}
	return s;
};
var f = (process.env.TESTING_TAR_FAKE_PLATFORM || process.platform) !== "win32" ? (s) => String(s) : (s) => String(s).replaceAll(/\\/g, "/");
var $e = class extends A {
	extended;
	globalExtended;
	header;
	startBlockSize;
	blockRemain;
	remain;
	type;
	meta = !1;
	ignore = !1;
	path;
	mode;
	uid;
	gid;
	uname;
	gname;
	size = 0;
	mtime;
	atime;
	ctime;
	linkpath;
	dev;
	ino;
	nlink;
	invalid = !1;
	absolute;
	unsupported = !1;
	constructor(t, e, i) {
		switch (super({}), this.pause(), this.extended = e, this.globalExtended = i, this.header = t, this.remain = t.size ?? 0, this.startBlockSize = 512 * Math.ceil(this.remain / 512), this.blockRemain = this.startBlockSize, this.type = t.type, this.type) {
			case "File":
			case "OldFile":
			case "Link":
			case "SymbolicLink":
			case "CharacterDevice":
			case "BlockDevice":
			case "Directory":
			case "FIFO":
			case "ContiguousFile":
			case "GNUDumpDir": break;
			case "NextFileHasLongLinkpath":
			case "NextFileHasLongPath":
			case "OldGnuLongPath":
			case "GlobalExtendedHeader":
			case "ExtendedHeader":
			case "OldExtendedHeader":
				this.meta = !0;
				break;
			default: this.ignore = !0;
		}
		if (!t.path) throw new Error("no path provided for tar.ReadEntry");
		this.path = f(t.path), this.mode = t.mode, this.mode && (this.mode = this.mode & 4095), this.uid = t.uid, this.gid = t.gid, this.uname = t.uname, this.gname = t.gname, this.size = this.remain, this.mtime = t.mtime, this.atime = t.atime, this.ctime = t.ctime, this.linkpath = t.linkpath ? f(t.linkpath) : void 0, this.uname = t.uname, this.gname = t.gname, e && this.#t(e), i && this.#t(i, !0);
	}
	write(t) {
		let e = t.length;
		if (e > this.blockRemain) throw new Error("writing more to entry than is appropriate");
		let i = this.remain, r = this.blockRemain;
		return this.remain = Math.max(0, i - e), this.blockRemain = Math.max(0, r - e), this.ignore ? !0 : i >= e ? super.write(t) : super.write(t.subarray(0, i));
	}
	#t(t, e = !1) {
		t.path && (t.path = f(t.path)), t.linkpath && (t.linkpath = f(t.linkpath)), Object.assign(this, Object.fromEntries(Object.entries(t).filter(([i, r]) => !(r == null || i === "path" && e))));
	}
};
var Dt = (s, t, e, i = {}) => {
	s.file && (i.file = s.file), s.cwd && (i.cwd = s.cwd), i.code = e instanceof Error && e.code || t, i.tarCode = t, !s.strict && i.recoverable !== !1 ? (e instanceof Error && (i = Object.assign(e, i), e = e.message), s.emit("warn", t, e, i)) : e instanceof Error ? s.emit("error", Object.assign(e, i)) : s.emit("error", Object.assign(new Error(`${t}: ${e}`), i));
};
var Nn = 1048576;
var Xi = Buffer.from([31, 139]);
var qi = Buffer.from([
	40,
	181,
	47,
	253
]);
var An = Math.max(Xi.length, qi.length);
var B = Symbol("state");
var Nt = Symbol("writeEntry");
var it = Symbol("readEntry");
var Zi = Symbol("nextEntry");
var Zs = Symbol("processEntry");
var V = Symbol("extendedHeader");
var he = Symbol("globalExtendedHeader");
var dt = Symbol("meta");
var Ys = Symbol("emitMeta");
var p = Symbol("buffer");
var st = Symbol("queue");
var ut = Symbol("ended");
var Yi = Symbol("emittedEnd");
var At = Symbol("emit");
var w = Symbol("unzip");
var Xe = Symbol("consumeChunk");
var qe = Symbol("consumeChunkSub");
var Ki = Symbol("consumeBody");
var Ks = Symbol("consumeMeta");
var Vs = Symbol("consumeHeader");
var ae = Symbol("consuming");
var Vi = Symbol("bufferConcat");
var Qe = Symbol("maybeEnd");
var Yt = Symbol("writing");
var $ = Symbol("aborted");
var Je = Symbol("onDone");
var It = Symbol("sawValidEntry");
var je = Symbol("sawNullBlock");
var ti = Symbol("sawEOF");
var $s = Symbol("closeStream");
var In = 1e3;
var le = Symbol("compressedBytesRead");
var $i = Symbol("decompressedBytesRead");
var Xs = Symbol("checkDecompressionRatio");
var Cn = () => !0;
var rt = class extends EventEmitter$1 {
	file;
	strict;
	maxMetaEntrySize;
	filter;
	brotli;
	zstd;
	maxDecompressionRatio;
	writable = !0;
	readable = !1;
	[st] = [];
	[p];
	[it];
	[Nt];
	[B] = "begin";
	[dt] = "";
	[V];
	[he];
	[ut] = !1;
	[w];
	[$] = !1;
	[It];
	[je] = !1;
	[ti] = !1;
	[Yt] = !1;
	[ae] = !1;
	[Yi] = !1;
	[le] = 0;
	[$i] = 0;
	constructor(t = {}) {
		super(), this.file = t.file || "", this.on(Je, () => {
			(this[B] === "begin" || this[It] === !1) && this.warn("TAR_BAD_ARCHIVE", "Unrecognized archive format");
		}), t.ondone ? this.on(Je, t.ondone) : this.on(Je, () => {
			this.emit("prefinish"), this.emit("finish"), this.emit("end");
		}), this.strict = !!t.strict, this.maxDecompressionRatio = typeof t.maxDecompressionRatio == "number" ? t.maxDecompressionRatio : In, this.maxMetaEntrySize = t.maxMetaEntrySize || Nn, this.filter = typeof t.filter == "function" ? t.filter : Cn;
		let e = t.file && (t.file.endsWith(".tar.br") || t.file.endsWith(".tbr"));
		this.brotli = !(t.gzip || t.zstd) && t.brotli !== void 0 ? t.brotli : e ? void 0 : !1;
		let i = t.file && (t.file.endsWith(".tar.zst") || t.file.endsWith(".tzst"));
		this.zstd = !(t.gzip || t.brotli) && t.zstd !== void 0 ? t.zstd : i ? !0 : void 0, this.on("end", () => this[$s]()), typeof t.onwarn == "function" && this.on("warn", t.onwarn), typeof t.onReadEntry == "function" && this.on("entry", t.onReadEntry);
	}
	warn(t, e, i = {}) {
		Dt(this, t, e, i);
	}
	[Vs](t, e) {
		this[It] === void 0 && (this[It] = !1);
		let i;
		try {
			i = new F(t, e, this[V], this[he]);
		} catch (r) {
			return this.warn("TAR_ENTRY_INVALID", r);
		}
		if (i.nullBlock) this[je] ? (this[ti] = !0, this[B] === "begin" && (this[B] = "header"), this[At]("eof")) : (this[je] = !0, this[At]("nullBlock"));
		else if (this[je] = !1, !i.cksumValid) this.warn("TAR_ENTRY_INVALID", "checksum failure", { header: i });
		else if (!i.path) this.warn("TAR_ENTRY_INVALID", "path is required", { header: i });
		else {
			let r = i.type;
			if (/^(Symbolic)?Link$/.test(r) && !i.linkpath) this.warn("TAR_ENTRY_INVALID", "linkpath required", { header: i });
			else if (!/^(Symbolic)?Link$/.test(r) && !/^(Global)?ExtendedHeader$/.test(r) && i.linkpath) this.warn("TAR_ENTRY_INVALID", "linkpath forbidden", { header: i });
			else {
				let n = this[Nt] = new $e(i, this[V], this[he]);
				if (!this[It]) if (n.remain) {
					let o = () => {
						n.invalid || (this[It] = !0);
					};
					n.on("end", o);
				} else this[It] = !0;
				n.meta ? n.size > this.maxMetaEntrySize ? (n.ignore = !0, this[At]("ignoredEntry", n), this[B] = "ignore", n.resume()) : n.size > 0 && (this[dt] = "", n.on("data", (o) => this[dt] += o), this[B] = "meta") : (this[V] = void 0, n.ignore = n.ignore || !this.filter(n.path, n), n.ignore ? (this[At]("ignoredEntry", n), this[B] = n.remain ? "ignore" : "header", n.resume()) : (n.remain ? this[B] = "body" : (this[B] = "header", n.end()), this[it] ? this[st].push(n) : (this[st].push(n), this[Zi]())));
			}
		}
	}
	[$s]() {
		queueMicrotask(() => this.emit("close"));
	}
	[Zs](t) {
		let e = !0;
		if (!t) this[it] = void 0, e = !1;
		else if (Array.isArray(t)) {
			let [i, ...r] = t;
			this.emit(i, ...r);
		} else this[it] = t, this.emit("entry", t), t.emittedEnd || (t.on("end", () => this[Zi]()), e = !1);
		return e;
	}
	[Zi]() {
		do;
		while (this[Zs](this[st].shift()));
		if (this[st].length === 0) {
			let t = this[it];
			!t || t.flowing || t.size === t.remain ? this[Yt] || this.emit("drain") : t.once("drain", () => this.emit("drain"));
		}
	}
	[Ki](t, e) {
		let i = this[Nt];
		if (!i) throw new Error("attempt to consume body without entry??");
		let r = i.blockRemain ?? 0, n = r >= t.length && e === 0 ? t : t.subarray(e, e + r);
		return i.write(n), i.blockRemain || (this[B] = "header", this[Nt] = void 0, i.end()), n.length;
	}
	[Ks](t, e) {
		let i = this[Nt], r = this[Ki](t, e);
		return !this[Nt] && i && this[Ys](i), r;
	}
	[At](t, e, i) {
		this[st].length === 0 && !this[it] ? this.emit(t, e, i) : this[st].push([
			t,
			e,
			i
		]);
	}
	[Ys](t) {
		switch (this[At]("meta", this[dt]), t.type) {
			case "ExtendedHeader":
			case "OldExtendedHeader":
				this[V] = ft.parse(this[dt], this[V], !1);
				break;
			case "GlobalExtendedHeader":
				this[he] = ft.parse(this[dt], this[he], !0);
				break;
			case "NextFileHasLongPath":
			case "OldGnuLongPath": {
				let e = this[V] ?? Object.create(null);
				this[V] = e, e.path = this[dt].replace(/\0.*/, "");
				break;
			}
			case "NextFileHasLongLinkpath": {
				let e = this[V] || Object.create(null);
				this[V] = e, e.linkpath = this[dt].replace(/\0.*/, "");
				break;
			}
			default: throw new Error("unknown meta: " + t.type);
		}
	}
	abort(t) {
		if (!this[$]) {
			if (this[w]) {
				let e = this[w];
				e.write = () => !0, e.end = () => e, e.emit = () => !1, e.destroy?.();
			}
			this[$] = !0, this.emit("abort", t), this.warn("TAR_ABORT", t, { recoverable: !1 });
		}
	}
	[Xs](t) {
		this[$i] += t.length;
		let e = this[$i] / this[le];
		return e > this.maxDecompressionRatio ? (this.abort(new Error(`max decompression ratio exceeded: ${e.toFixed(2)} > ${this.maxDecompressionRatio}`)), !1) : !0;
	}
	write(t, e, i) {
		if (typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, typeof e == "string" ? e : "utf8")), this[$]) return i?.(), !1;
		if ((this[w] === void 0 || this.brotli === void 0 && this[w] === !1) && t) {
			if (this[p] && (t = Buffer.concat([this[p], t]), this[p] = void 0), t.length < An) return this[p] = t, i?.(), !0;
			for (let a = 0; this[w] === void 0 && a < Xi.length; a++) t[a] !== Xi[a] && (this[w] = !1);
			let o = !1;
			if (this[w] === !1 && this.zstd !== !1) {
				o = !0;
				for (let a = 0; a < qi.length; a++) if (t[a] !== qi[a]) {
					o = !1;
					break;
				}
			}
			let h = this.brotli === void 0 && !o;
			if (this[w] === !1 && h) if (t.length < 512) if (this[ut]) this.brotli = !0;
			else return this[p] = t, i?.(), !0;
			else try {
				new F(t.subarray(0, 512)), this.brotli = !1;
			} catch {
				this.brotli = !0;
			}
			if (this[w] === void 0 || this[w] === !1 && (this.brotli || o)) {
				let a = this[ut];
				this[ut] = !1, this[w] = this[w] === void 0 ? new Ue({}) : o ? new Ke({}) : new Ge({}), this[w].on("data", (c) => {
					this[Xs](c) && this[Xe](c);
				}), this[w].on("error", (c) => {
					this[$] || this.abort(c);
				}), this[w].on("end", () => {
					this[ut] = !0, this[Xe]();
				}), this[Yt] = !0, this[le] += t.length;
				let l = !!this[w][a ? "end" : "write"](t);
				return this[Yt] = !1, i?.(), l;
			}
		}
		this[Yt] = !0, this[w] ? (this[le] += t.length, this[w].write(t)) : this[Xe](t), this[Yt] = !1;
		let n = this[st].length > 0 ? !1 : this[it] ? this[it].flowing : !0;
		return !n && this[st].length === 0 && this[it]?.once("drain", () => this.emit("drain")), i?.(), n;
	}
	[Vi](t) {
		t && !this[$] && (this[p] = this[p] ? Buffer.concat([this[p], t]) : t);
	}
	[Qe]() {
		if (this[ut] && !this[Yi] && !this[$] && !this[ae]) {
			this[Yi] = !0;
			let t = this[Nt];
			if (t?.blockRemain) {
				let e = this[p] ? this[p].length : 0;
				this.warn("TAR_BAD_ARCHIVE", `Truncated input (needed ${t.blockRemain} more bytes, only ${e} available)`, { entry: t }), this[p] && t.write(this[p]), t.end();
			}
			this[At](Je);
		}
	}
	[Xe](t) {
		if (this[ae] && t) this[Vi](t);
		else if (!t && !this[p]) this[Qe]();
		else if (t) {
			if (this[ae] = !0, this[p]) {
				this[Vi](t);
				let e = this[p];
				this[p] = void 0, this[qe](e);
			} else this[qe](t);
			for (; this[p] && this[p]?.length >= 512 && !this[$] && !this[ti];) {
				let e = this[p];
				this[p] = void 0, this[qe](e);
			}
			this[ae] = !1;
		}
		(!this[p] || this[ut]) && this[Qe]();
	}
	[qe](t) {
		let e = 0, i = t.length;
		for (; e + 512 <= i && !this[$] && !this[ti];) switch (this[B]) {
			case "begin":
			case "header":
				this[Vs](t, e), e += 512;
				break;
			case "ignore":
			case "body":
				e += this[Ki](t, e);
				break;
			case "meta":
				e += this[Ks](t, e);
				break;
			default: throw new Error("invalid state: " + this[B]);
		}
		e < i && (this[p] = this[p] ? Buffer.concat([t.subarray(e), this[p]]) : t.subarray(e));
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, e = void 0, t = void 0), typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, e)), i && this.once("finish", i), this[$] || (this[w] ? (t && (this[le] += t.length, this[w].write(t)), this[w].end()) : (this[ut] = !0, (this.brotli === void 0 || this.zstd === void 0) && (t = t || Buffer.alloc(0)), t && this.write(t), this[Qe]())), this;
	}
};
var mt = (s) => {
	let t = s.length - 1, e = -1;
	for (; t > -1 && s.charAt(t) === "/";) e = t, t--;
	return e === -1 ? s : s.slice(0, e);
};
var vn = (s) => {
	let t = s.onReadEntry;
	s.onReadEntry = t ? (e) => {
		t(e), e.resume();
	} : (e) => e.resume();
};
var Qi = (s, t) => {
	let e = new Map(t.map((o) => [mt(o), !0])), i = s.filter, r = 100, n = (o, h = "", a = 0) => {
		if (a >= r) return e.set(o, !1), !1;
		let l = h || parse(o).root || ".", c;
		if (o === l) c = !1;
		else {
			let d = e.get(o);
			c = d !== void 0 ? d : n(dirname$1(o), l, a + 1);
		}
		return e.set(o, c), c;
	};
	s.filter = i ? (o, h) => i(o, h) && n(mt(o)) : (o) => n(mt(o));
};
var Mn = (s) => {
	let t = new rt(s), e = s.file, i;
	try {
		i = Br.openSync(e, "r");
		let r = Br.fstatSync(i), n = s.maxReadSize || 16777216;
		if (r.size < n) {
			let o = Buffer.allocUnsafe(r.size), h = Br.readSync(i, o, 0, r.size, 0);
			t.end(h === o.byteLength ? o : o.subarray(0, h));
		} else {
			let o = 0, h = Buffer.allocUnsafe(n);
			for (; o < r.size;) {
				let a = Br.readSync(i, h, 0, n, o);
				if (a === 0) break;
				o += a, t.write(h.subarray(0, a));
			}
			t.end();
		}
	} finally {
		if (typeof i == "number") try {
			Br.closeSync(i);
		} catch {}
	}
};
var Bn = (s, t) => {
	let e = new rt(s), i = s.maxReadSize || 16777216, r = s.file;
	return new Promise((o, h) => {
		e.on("error", h), e.on("end", o), Br.stat(r, (a, l) => {
			if (a) h(a);
			else {
				let c = new _t(r, {
					readSize: i,
					size: l.size
				});
				c.on("error", h), c.pipe(e);
			}
		});
	});
};
var Ct = K(Mn, Bn, (s) => new rt(s), (s) => new rt(s), (s, t) => {
	t?.length && Qi(s, t), s.noResume || vn(s);
});
var Ji = (s, t, e) => (s &= 4095, e && (s = (s | 384) & -19), t && (s & 256 && (s |= 64), s & 32 && (s |= 8), s & 4 && (s |= 1)), s);
var { isAbsolute: zn, parse: qs } = win32, ce = (s) => {
	let t = "", e = qs(s);
	for (; zn(s) || e.root;) {
		let i = s.charAt(0) === "/" && s.slice(0, 4) !== "//?/" ? "/" : e.root;
		s = s.slice(i.length), t += i, e = qs(s);
	}
	return [t, s];
};
var ei = [
	"|",
	"<",
	">",
	"?",
	":"
];
var ji = ei.map((s) => String.fromCodePoint(61440 + Number(s.codePointAt(0))));
var Un = new Map(ei.map((s, t) => [s, ji[t]]));
var Hn = new Map(ji.map((s, t) => [s, ei[t]]));
var ts = (s) => ei.reduce((t, e) => t.split(e).join(Un.get(e)), s);
var Qs = (s) => ji.reduce((t, e) => t.split(e).join(Hn.get(e)), s);
var rr = (s, t) => t ? (s = f(s).replace(/^\.(\/|$)/, ""), mt(t) + "/" + s) : f(s);
var Wn = 16777216;
var tr = Symbol("process");
var er = Symbol("file");
var ir = Symbol("directory");
var is = Symbol("symlink");
var sr = Symbol("hardlink");
var fe = Symbol("header");
var ii = Symbol("read");
var ss = Symbol("lstat");
var si = Symbol("onlstat");
var rs = Symbol("onread");
var ns = Symbol("onreadlink");
var os = Symbol("openfile");
var hs = Symbol("onopenfile");
var pt = Symbol("close");
var ri = Symbol("mode");
var as = Symbol("awaitDrain");
var es = Symbol("ondrain");
var q = Symbol("prefix");
var de = class extends A {
	path;
	portable;
	myuid = process.getuid && process.getuid() || 0;
	myuser = process.env.USER || "";
	maxReadSize;
	linkCache;
	statCache;
	preservePaths;
	cwd;
	strict;
	mtime;
	noPax;
	noMtime;
	prefix;
	fd;
	blockLen = 0;
	blockRemain = 0;
	buf;
	pos = 0;
	remain = 0;
	length = 0;
	offset = 0;
	win32;
	absolute;
	header;
	type;
	linkpath;
	stat;
	onWriteEntry;
	#t = !1;
	constructor(t, e = {}) {
		let i = se(e);
		super(), this.path = f(t), this.portable = !!i.portable, this.maxReadSize = i.maxReadSize || Wn, this.linkCache = i.linkCache || new Map(), this.statCache = i.statCache || new Map(), this.preservePaths = !!i.preservePaths, this.cwd = f(i.cwd || process.cwd()), this.strict = !!i.strict, this.noPax = !!i.noPax, this.noMtime = !!i.noMtime, this.mtime = i.mtime, this.prefix = i.prefix ? f(i.prefix) : void 0, this.onWriteEntry = i.onWriteEntry, typeof i.onwarn == "function" && this.on("warn", i.onwarn);
		let r = !1;
		if (!this.preservePaths) {
			let [o, h] = ce(this.path);
			o && typeof h == "string" && (this.path = h, r = o);
		}
		this.win32 = !!i.win32 || process.platform === "win32", this.win32 && (this.path = Qs(this.path.replaceAll(/\\/g, "/")), t = t.replaceAll(/\\/g, "/")), this.absolute = f(i.absolute || ar.resolve(this.cwd, t)), this.path === "" && (this.path = "./"), r && this.warn("TAR_ENTRY_INFO", `stripping ${r} from absolute path`, {
			entry: this,
			path: r + this.path
		});
		let n = this.statCache.get(this.absolute);
		n ? this[si](n) : this[ss]();
	}
	warn(t, e, i = {}) {
		return Dt(this, t, e, i);
	}
	emit(t, ...e) {
		return t === "error" && (this.#t = !0), super.emit(t, ...e);
	}
	[ss]() {
		I.lstat(this.absolute, (t, e) => {
			if (t) return this.emit("error", t);
			this[si](e);
		});
	}
	[si](t) {
		this.statCache.set(this.absolute, t), this.stat = t, t.isFile() || (t.size = 0), this.type = Gn(t), this.emit("stat", t), this[tr]();
	}
	[tr]() {
		switch (this.type) {
			case "File": return this[er]();
			case "Directory": return this[ir]();
			case "SymbolicLink": return this[is]();
			default: return this.end();
		}
	}
	[ri](t) {
		return Ji(t, this.type === "Directory", this.portable);
	}
	[q](t) {
		return rr(t, this.prefix);
	}
	[fe]() {
		if (!this.stat) throw new Error("cannot write header before stat");
		this.type === "Directory" && this.portable && (this.noMtime = !0), this.onWriteEntry?.(this), this.header = new F({
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			mode: this[ri](this.stat.mode),
			uid: this.portable ? void 0 : this.stat.uid,
			gid: this.portable ? void 0 : this.stat.gid,
			size: this.stat.size,
			mtime: this.noMtime ? void 0 : this.mtime || this.stat.mtime,
			type: this.type === "Unsupported" ? void 0 : this.type,
			uname: this.portable ? void 0 : this.stat.uid === this.myuid ? this.myuser : "",
			atime: this.portable ? void 0 : this.stat.atime,
			ctime: this.portable ? void 0 : this.stat.ctime
		}), this.header.encode() && !this.noPax && super.write(new ft({
			atime: this.portable ? void 0 : this.header.atime,
			ctime: this.portable ? void 0 : this.header.ctime,
			gid: this.portable ? void 0 : this.header.gid,
			mtime: this.noMtime ? void 0 : this.mtime || this.header.mtime,
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			size: this.header.size,
			uid: this.portable ? void 0 : this.header.uid,
			uname: this.portable ? void 0 : this.header.uname,
			dev: this.portable ? void 0 : this.stat.dev,
			ino: this.portable ? void 0 : this.stat.ino,
			nlink: this.portable ? void 0 : this.stat.nlink
		}).encode());
		let t = this.header?.block;
		if (!t) throw new Error("failed to encode header");
		super.write(t);
	}
	[ir]() {
		if (!this.stat) throw new Error("cannot create directory entry without stat");
		this.path.slice(-1) !== "/" && (this.path += "/"), this.stat.size = 0, this[fe](), this.end();
	}
	[is]() {
		I.readlink(this.absolute, (t, e) => {
			if (t) return this.emit("error", t);
			this[ns](e);
		});
	}
	[ns](t) {
		this.linkpath = f(t), this[fe](), this.end();
	}
	[sr](t) {
		if (!this.stat) throw new Error("cannot create link entry without stat");
		this.type = "Link", this.linkpath = f(ar.relative(this.cwd, t)), this.stat.size = 0, this[fe](), this.end();
	}
	[er]() {
		if (!this.stat) throw new Error("cannot create file entry without stat");
		if (this.stat.nlink > 1) {
			let t = `${this.stat.dev}:${this.stat.ino}`, e = this.linkCache.get(t);
			if (e?.indexOf(this.cwd) === 0) return this[sr](e);
			this.linkCache.set(t, this.absolute);
		}
		if (this[fe](), this.stat.size === 0) return this.end();
		this[os]();
	}
	[os]() {
		I.open(this.absolute, "r", (t, e) => {
			if (t) return this.emit("error", t);
			this[hs](e);
		});
	}
	[hs](t) {
		if (this.fd = t, this.#t) return this[pt]();
		if (!this.stat) throw new Error("should stat before calling onopenfile");
		this.blockLen = 512 * Math.ceil(this.stat.size / 512), this.blockRemain = this.blockLen;
		let e = Math.min(this.blockLen, this.maxReadSize);
		this.buf = Buffer.allocUnsafe(e), this.offset = 0, this.pos = 0, this.remain = this.stat.size, this.length = this.buf.length, this[ii]();
	}
	[ii]() {
		let { fd: t, buf: e, offset: i, length: r, pos: n } = this;
		if (t === void 0 || e === void 0) throw new Error("cannot read file without first opening");
		I.read(t, e, i, r, n, (o, h) => {
			if (o) return this[pt](() => this.emit("error", o));
			this[rs](h);
		});
	}
	[pt](t = () => {}) {
		this.fd !== void 0 && I.close(this.fd, t);
	}
	[rs](t) {
		if (t <= 0 && this.remain > 0) {
			let r = Object.assign(new Error("encountered unexpected EOF"), {
				path: this.absolute,
				syscall: "read",
				code: "EOF"
			});
			return this[pt](() => this.emit("error", r));
		}
		if (t > this.remain) {
			let r = Object.assign(new Error("did not encounter expected EOF"), {
				path: this.absolute,
				syscall: "read",
				code: "EOF"
			});
			return this[pt](() => this.emit("error", r));
		}
		if (!this.buf) throw new Error("should have created buffer prior to reading");
		if (t === this.remain) for (let r = t; r < this.length && t < this.blockRemain; r++) this.buf[r + this.offset] = 0, t++, this.remain++;
		let e = this.offset === 0 && t === this.buf.length ? this.buf : this.buf.subarray(this.offset, this.offset + t);
		this.write(e) ? this[es]() : this[as](() => this[es]());
	}
	[as](t) {
		this.once("drain", t);
	}
	write(t, e, i) {
		if (typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, typeof e == "string" ? e : "utf8")), this.blockRemain < t.length) {
			let r = Object.assign(new Error("writing more data than expected"), { path: this.absolute });
			return this.emit("error", r);
		}
		return this.remain -= t.length, this.blockRemain -= t.length, this.pos += t.length, this.offset += t.length, super.write(t, null, i);
	}
	[es]() {
		if (!this.remain) return this.blockRemain && super.write(Buffer.alloc(this.blockRemain)), this[pt]((t) => t ? this.emit("error", t) : this.end());
		if (!this.buf) throw new Error("buffer lost somehow in ONDRAIN");
		this.offset >= this.length && (this.buf = Buffer.allocUnsafe(Math.min(this.blockRemain, this.buf.length)), this.offset = 0), this.length = this.buf.length - this.offset, this[ii]();
	}
};
var ni = class extends de {
	sync = !0;
	[ss]() {
		this[si](I.lstatSync(this.absolute));
	}
	[is]() {
		this[ns](I.readlinkSync(this.absolute));
	}
	[os]() {
		this[hs](I.openSync(this.absolute, "r"));
	}
	[ii]() {
		let t = !0;
		try {
			let { fd: e, buf: i, offset: r, length: n, pos: o } = this;
			if (e === void 0 || i === void 0) throw new Error("fd and buf must be set in READ method");
			let h = I.readSync(e, i, r, n, o);
			this[rs](h), t = !1;
		} finally {
			if (t) try {
				this[pt](() => {});
			} catch {}
		}
	}
	[as](t) {
		t();
	}
	[pt](t = () => {}) {
		this.fd !== void 0 && I.closeSync(this.fd), t();
	}
};
var oi = class extends A {
	blockLen = 0;
	blockRemain = 0;
	buf = 0;
	pos = 0;
	remain = 0;
	length = 0;
	preservePaths;
	portable;
	strict;
	noPax;
	noMtime;
	readEntry;
	type;
	prefix;
	path;
	mode;
	uid;
	gid;
	uname;
	gname;
	header;
	mtime;
	atime;
	ctime;
	linkpath;
	size;
	onWriteEntry;
	warn(t, e, i = {}) {
		return Dt(this, t, e, i);
	}
	constructor(t, e = {}) {
		let i = se(e);
		super(), this.preservePaths = !!i.preservePaths, this.portable = !!i.portable, this.strict = !!i.strict, this.noPax = !!i.noPax, this.noMtime = !!i.noMtime, this.onWriteEntry = i.onWriteEntry, this.readEntry = t;
		let { type: r } = t;
		if (r === "Unsupported") throw new Error("writing entry that should be ignored");
		this.type = r, this.type === "Directory" && this.portable && (this.noMtime = !0), this.prefix = i.prefix, this.path = f(t.path), this.mode = t.mode !== void 0 ? this[ri](t.mode) : void 0, this.uid = this.portable ? void 0 : t.uid, this.gid = this.portable ? void 0 : t.gid, this.uname = this.portable ? void 0 : t.uname, this.gname = this.portable ? void 0 : t.gname, this.size = t.size, this.mtime = this.noMtime ? void 0 : i.mtime || t.mtime, this.atime = this.portable ? void 0 : t.atime, this.ctime = this.portable ? void 0 : t.ctime, this.linkpath = t.linkpath !== void 0 ? f(t.linkpath) : void 0, typeof i.onwarn == "function" && this.on("warn", i.onwarn);
		let n = !1;
		if (!this.preservePaths) {
			let [h, a] = ce(this.path);
			h && typeof a == "string" && (this.path = a, n = h);
		}
		this.remain = t.size, this.blockRemain = t.startBlockSize, this.onWriteEntry?.(this), this.header = new F({
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			mode: this.mode,
			uid: this.portable ? void 0 : this.uid,
			gid: this.portable ? void 0 : this.gid,
			size: this.size,
			mtime: this.noMtime ? void 0 : this.mtime,
			type: this.type,
			uname: this.portable ? void 0 : this.uname,
			atime: this.portable ? void 0 : this.atime,
			ctime: this.portable ? void 0 : this.ctime
		}), n && this.warn("TAR_ENTRY_INFO", `stripping ${n} from absolute path`, {
			entry: this,
			path: n + this.path
		}), this.header.encode() && !this.noPax && super.write(new ft({
			atime: this.portable ? void 0 : this.atime,
			ctime: this.portable ? void 0 : this.ctime,
			gid: this.portable ? void 0 : this.gid,
			mtime: this.noMtime ? void 0 : this.mtime,
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			size: this.size,
			uid: this.portable ? void 0 : this.uid,
			uname: this.portable ? void 0 : this.uname,
			dev: this.portable ? void 0 : this.readEntry.dev,
			ino: this.portable ? void 0 : this.readEntry.ino,
			nlink: this.portable ? void 0 : this.readEntry.nlink
		}).encode());
		let o = this.header?.block;
		if (!o) throw new Error("failed to encode header");
		super.write(o), t.pipe(this);
	}
	[q](t) {
		return rr(t, this.prefix);
	}
	[ri](t) {
		return Ji(t, this.type === "Directory", this.portable);
	}
	write(t, e, i) {
		typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, typeof e == "string" ? e : "utf8"));
		let r = t.length;
		if (r > this.blockRemain) throw new Error("writing more to entry than is appropriate");
		return this.blockRemain -= r, super.write(t, i);
	}
	end(t, e, i) {
		return this.blockRemain && super.write(Buffer.alloc(this.blockRemain)), typeof t == "function" && (i = t, e = void 0, t = void 0), typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, e ?? "utf8")), i && this.once("finish", i), t ? super.end(t, i) : super.end(i), this;
	}
};
var Gn = (s) => s.isFile() ? "File" : s.isDirectory() ? "Directory" : s.isSymbolicLink() ? "SymbolicLink" : "Unsupported";
var hi = class s {
	tail;
	head;
	length = 0;
	static create(t = []) {
		return new s(t);
	}
	constructor(t = []) {
		for (let e of t) this.push(e);
	}
	*[Symbol.iterator]() {
		for (let t = this.head; t; t = t.next) yield t.value;
	}
	removeNode(t) {
		if (t.list !== this) throw new Error("removing node which does not belong to this list");
		let e = t.next, i = t.prev;
		return e && (e.prev = i), i && (i.next = e), t === this.head && (this.head = e), t === this.tail && (this.tail = i), this.length--, t.next = void 0, t.prev = void 0, t.list = void 0, e;
	}
	unshiftNode(t) {
		if (t === this.head) return;
		t.list && t.list.removeNode(t);
		let e = this.head;
		t.list = this, t.next = e, e && (e.prev = t), this.head = t, this.tail || (this.tail = t), this.length++;
	}
	pushNode(t) {
		if (t === this.tail) return;
		t.list && t.list.removeNode(t);
		let e = this.tail;
		t.list = this, t.prev = e, e && (e.next = t), this.tail = t, this.head || (this.head = t), this.length++;
	}
	push(...t) {
		for (let e = 0, i = t.length; e < i; e++) Yn(this, t[e]);
		return this.length;
	}
	unshift(...t) {
		for (var e = 0, i = t.length; e < i; e++) Kn(this, t[e]);
		return this.length;
	}
	pop() {
		if (!this.tail) return;
		let t = this.tail.value, e = this.tail;
		return this.tail = this.tail.prev, this.tail ? this.tail.next = void 0 : this.head = void 0, e.list = void 0, this.length--, t;
	}
	shift() {
		if (!this.head) return;
		let t = this.head.value, e = this.head;
		return this.head = this.head.next, this.head ? this.head.prev = void 0 : this.tail = void 0, e.list = void 0, this.length--, t;
	}
	forEach(t, e) {
		e = e || this;
		for (let i = this.head, r = 0; i; r++) t.call(e, i.value, r, this), i = i.next;
	}
	forEachReverse(t, e) {
		e = e || this;
		for (let i = this.tail, r = this.length - 1; i; r--) t.call(e, i.value, r, this), i = i.prev;
	}
	get(t) {
		let e = 0, i = this.head;
		for (; i && e < t; e++) i = i.next;
		if (e === t && i) return i.value;
	}
	getReverse(t) {
		let e = 0, i = this.tail;
		for (; i && e < t; e++) i = i.prev;
		if (e === t && i) return i.value;
	}
	map(t, e) {
		e = e || this;
		let i = new s();
		for (let r = this.head; r;) i.push(t.call(e, r.value, this)), r = r.next;
		return i;
	}
	mapReverse(t, e) {
		e = e || this;
		var i = new s();
		for (let r = this.tail; r;) i.push(t.call(e, r.value, this)), r = r.prev;
		return i;
	}
	reduce(t, e) {
		let i, r = this.head;
		if (arguments.length > 1) i = e;
		else if (this.head) r = this.head.next, i = this.head.value;
		else throw new TypeError("Reduce of empty list with no initial value");
		for (var n = 0; r; n++) i = t(i, r.value, n), r = r.next;
		return i;
	}
	reduceReverse(t, e) {
		let i, r = this.tail;
		if (arguments.length > 1) i = e;
		else if (this.tail) r = this.tail.prev, i = this.tail.value;
		else throw new TypeError("Reduce of empty list with no initial value");
		for (let n = this.length - 1; r; n--) i = t(i, r.value, n), r = r.prev;
		return i;
	}
	toArray() {
		let t = new Array(this.length);
		for (let e = 0, i = this.head; i; e++) t[e] = i.value, i = i.next;
		return t;
	}
	toArrayReverse() {
		let t = new Array(this.length);
		for (let e = 0, i = this.tail; i; e++) t[e] = i.value, i = i.prev;
		return t;
	}
	slice(t = 0, e = this.length) {
		e < 0 && (e += this.length), t < 0 && (t += this.length);
		let i = new s();
		if (e < t || e < 0) return i;
		t < 0 && (t = 0), e > this.length && (e = this.length);
		let r = this.head, n = 0;
		for (n = 0; r && n < t; n++) r = r.next;
		for (; r && n < e; n++, r = r.next) i.push(r.value);
		return i;
	}
	sliceReverse(t = 0, e = this.length) {
		e < 0 && (e += this.length), t < 0 && (t += this.length);
		let i = new s();
		if (e < t || e < 0) return i;
		t < 0 && (t = 0), e > this.length && (e = this.length);
		let r = this.length, n = this.tail;
		for (; n && r > e; r--) n = n.prev;
		for (; n && r > t; r--, n = n.prev) i.push(n.value);
		return i;
	}
	splice(t, e = 0, ...i) {
		t > this.length && (t = this.length - 1), t < 0 && (t = this.length + t);
		let r = this.head;
		for (let o = 0; r && o < t; o++) r = r.next;
		let n = [];
		for (let o = 0; r && o < e; o++) n.push(r.value), r = this.removeNode(r);
		r ? r !== this.tail && (r = r.prev) : r = this.tail;
		for (let o of i) r = Zn(this, r, o);
		return n;
	}
	reverse() {
		let t = this.head, e = this.tail;
		for (let i = t; i; i = i.prev) {
			let r = i.prev;
			i.prev = i.next, i.next = r;
		}
		return this.head = e, this.tail = t, this;
	}
};
function Zn(s, t, e) {
	let n = new ue(e, t, t ? t.next : s.head, s);
	return n.next === void 0 && (s.tail = n), n.prev === void 0 && (s.head = n), s.length++, n;
}
function Yn(s, t) {
	s.tail = new ue(t, s.tail, void 0, s), s.head || (s.head = s.tail), s.length++;
}
function Kn(s, t) {
	s.head = new ue(t, void 0, s.head, s), s.tail || (s.tail = s.head), s.length++;
}
var ue = class {
	list;
	next;
	prev;
	value;
	constructor(t, e, i, r) {
		this.list = r, this.value = t, e ? (e.next = this, this.prev = e) : this.prev = void 0, i ? (i.prev = this, this.next = i) : this.next = void 0;
	}
};
var pi = class {
	path;
	absolute;
	entry;
	stat;
	readdir;
	pending = !1;
	pendingLink = !1;
	ignore = !1;
	piped = !1;
	constructor(t, e) {
		this.path = t || "./", this.absolute = e;
	}
};
var nr = Buffer.alloc(1024);
var li = Symbol("onStat");
var me = Symbol("ended");
var W = Symbol("queue");
var pe = Symbol("pendingLinks");
var Et = Symbol("current");
var Ft = Symbol("process");
var Ee = Symbol("processing");
var ai = Symbol("processJob");
var G = Symbol("jobs");
var ls = Symbol("jobDone");
var ci = Symbol("addFSEntry");
var or = Symbol("addTarEntry");
var ds = Symbol("stat");
var us = Symbol("readdir");
var fi = Symbol("onreaddir");
var di = Symbol("pipe");
var hr = Symbol("entry");
var cs = Symbol("entryOpt");
var ui = Symbol("writeEntryClass");
var lr = Symbol("write");
var fs = Symbol("ondrain");
var wt = class extends A {
	sync = !1;
	opt;
	cwd;
	maxReadSize;
	preservePaths;
	strict;
	noPax;
	prefix;
	linkCache;
	statCache;
	file;
	portable;
	zip;
	readdirCache;
	noDirRecurse;
	follow;
	noMtime;
	mtime;
	filter;
	jobs;
	[ui];
	onWriteEntry;
	[W];
	[pe] = new Map();
	[G] = 0;
	[Ee] = !1;
	[me] = !1;
	constructor(t = {}) {
		if (super(), this.opt = t, this.file = t.file || "", this.cwd = t.cwd || process.cwd(), this.maxReadSize = t.maxReadSize, this.preservePaths = !!t.preservePaths, this.strict = !!t.strict, this.noPax = !!t.noPax, this.prefix = f(t.prefix || ""), this.linkCache = t.linkCache || new Map(), this.statCache = t.statCache || new Map(), this.readdirCache = t.readdirCache || new Map(), this.onWriteEntry = t.onWriteEntry, this[ui] = de, typeof t.onwarn == "function" && this.on("warn", t.onwarn), this.portable = !!t.portable, t.gzip || t.brotli || t.zstd) {
			if ((t.gzip ? 1 : 0) + (t.brotli ? 1 : 0) + (t.zstd ? 1 : 0) > 1) throw new TypeError("gzip, brotli, zstd are mutually exclusive");
			if (t.gzip && (typeof t.gzip != "object" && (t.gzip = {}), this.portable && (t.gzip.portable = !0), this.zip = new ze(t.gzip)), t.brotli && (typeof t.brotli != "object" && (t.brotli = {}), this.zip = new We(t.brotli)), t.zstd && (typeof t.zstd != "object" && (t.zstd = {}), this.zip = new Ye(t.zstd)), !this.zip) throw new Error("impossible");
			let e = this.zip;
			e.on("data", (i) => super.write(i)), e.on("end", () => super.end()), e.on("drain", () => this[fs]()), this.on("resume", () => e.resume());
		} else this.on("drain", this[fs]);
		this.noDirRecurse = !!t.noDirRecurse, this.follow = !!t.follow, this.noMtime = !!t.noMtime, t.mtime && (this.mtime = t.mtime), this.filter = typeof t.filter == "function" ? t.filter : () => !0, this[W] = new hi(), this[G] = 0, this.jobs = Number(t.jobs) || 4, this[Ee] = !1, this[me] = !1;
	}
	[lr](t) {
		return super.write(t);
	}
	add(t) {
		return this.write(t), this;
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, t = void 0), typeof e == "function" && (i = e, e = void 0), t && this.add(t), this[me] = !0, this[Ft](), i && i(), this;
	}
	write(t) {
		if (this[me]) throw new Error("write after end");
		return typeof t == "string" ? this[ci](t) : this[or](t), this.flowing;
	}
	[or](t) {
		let e = f(ar.resolve(this.cwd, t.path));
		if (!this.filter(t.path, t)) t.resume();
		else {
			let i = new pi(t.path, e);
			i.entry = new oi(t, this[cs](i)), i.entry.on("end", () => this[ls](i)), this[G] += 1, this[W].push(i);
		}
		this[Ft]();
	}
	[ci](t) {
		let e = f(ar.resolve(this.cwd, t));
		this[W].push(new pi(t, e)), this[Ft]();
	}
	[ds](t) {
		t.pending = !0, this[G] += 1;
		let e = this.follow ? "stat" : "lstat";
		I[e](t.absolute, (i, r) => {
			t.pending = !1, this[G] -= 1, i ? this.emit("error", i) : this[li](t, r);
		});
	}
	[li](t, e) {
		if (this.statCache.set(t.absolute, e), t.stat = e, !this.filter(t.path, e)) t.ignore = !0;
		else if (e.isFile() && e.nlink > 1 && !this.linkCache.get(`${e.dev}:${e.ino}`) && !this.sync) if (t === this[Et]) this[ai](t);
		else {
			let i = `${e.dev}:${e.ino}`, r = this[pe].get(i);
			r ? r.push(t) : this[pe].set(i, [t]), t.pendingLink = !0, t.pending = !0;
		}
		this[Ft]();
	}
	[us](t) {
		t.pending = !0, this[G] += 1, I.readdir(t.absolute, (e, i) => {
			if (t.pending = !1, this[G] -= 1, e) return this.emit("error", e);
			this[fi](t, i);
		});
	}
	[fi](t, e) {
		this.readdirCache.set(t.absolute, e), t.readdir = e, this[Ft]();
	}
	[Ft]() {
		if (!this[Ee]) {
			this[Ee] = !0;
			for (let t = this[W].head; t && this[G] < this.jobs; t = t.next) if (this[ai](t.value), t.value.ignore) {
				let e = t.next;
				this[W].removeNode(t), t.next = e;
			}
			this[Ee] = !1, this[me] && this[W].length === 0 && this[G] === 0 && (this.zip ? this.zip.end(nr) : (super.write(nr), super.end()));
		}
	}
	get [Et]() {
		return this[W] && this[W].head && this[W].head.value;
	}
	[ls](t) {
		this[W].shift(), this[G] -= 1;
		let { stat: e } = t;
		if (e && e.isFile() && e.nlink > 1) {
			let i = `${e.dev}:${e.ino}`, r = this[pe].get(i);
			if (r) {
				this[pe].delete(i);
				for (let n of r) n.pending = !1, this[ai](n);
			}
		}
		this[Ft]();
	}
	[ai](t) {
		if (t.pending && t.pendingLink && t === this[Et] && (t.pending = !1, t.pendingLink = !1), !t.pending) {
			if (t.entry) {
				t === this[Et] && !t.piped && this[di](t);
				return;
			}
			if (!t.stat) {
				let e = this.statCache.get(t.absolute);
				e ? this[li](t, e) : this[ds](t);
			}
			if (t.stat && !t.ignore) {
				if (!this.noDirRecurse && t.stat.isDirectory() && !t.readdir) {
					let e = this.readdirCache.get(t.absolute);
					if (e ? this[fi](t, e) : this[us](t), !t.readdir) return;
				}
				if (t.entry = this[hr](t), !t.entry) {
					t.ignore = !0;
					return;
				}
				t === this[Et] && !t.piped && this[di](t);
			}
		}
	}
	[cs](t) {
		return {
			onwarn: (e, i, r) => this.warn(e, i, r),
			noPax: this.noPax,
			cwd: this.cwd,
			absolute: t.absolute,
			preservePaths: this.preservePaths,
			maxReadSize: this.maxReadSize,
			strict: this.strict,
			portable: this.portable,
			linkCache: this.linkCache,
			statCache: this.statCache,
			noMtime: this.noMtime,
			mtime: this.mtime,
			prefix: this.prefix,
			onWriteEntry: this.onWriteEntry
		};
	}
	[hr](t) {
		this[G] += 1;
		try {
			return new this[ui](t.path, this[cs](t)).on("end", () => this[ls](t)).on("error", (i) => this.emit("error", i));
		} catch (e) {
			this.emit("error", e);
		}
	}
	[fs]() {
		this[Et] && this[Et].entry && this[Et].entry.resume();
	}
	[di](t) {
		t.piped = !0, t.readdir && t.readdir.forEach((r) => {
			let n = t.path, o = n === "./" ? "" : n.replace(/\/*$/, "/");
			this[ci](o + r);
		});
		let e = t.entry, i = this.zip;
		if (!e) throw new Error("cannot pipe without source");
		i ? e.on("data", (r) => {
			i.write(r) || e.pause();
		}) : e.on("data", (r) => {
			super.write(r) || e.pause();
		});
	}
	pause() {
		return this.zip && this.zip.pause(), super.pause();
	}
	warn(t, e, i = {}) {
		Dt(this, t, e, i);
	}
};
var kt = class extends wt {
	sync = !0;
	constructor(t) {
		super(t), this[ui] = ni;
	}
	pause() {}
	resume() {}
	[ds](t) {
		let e = this.follow ? "statSync" : "lstatSync";
		this[li](t, I[e](t.absolute));
	}
	[us](t) {
		this[fi](t, I.readdirSync(t.absolute));
	}
	[di](t) {
		let e = t.entry, i = this.zip;
		if (t.readdir && t.readdir.forEach((r) => {
			let n = t.path, o = n === "./" ? "" : n.replace(/\/*$/, "/");
			this[ci](o + r);
		}), !e) throw new Error("Cannot pipe without source");
		i ? e.on("data", (r) => {
			i.write(r);
		}) : e.on("data", (r) => {
			super[lr](r);
		});
	}
};
var Vn = (s, t) => {
	let e = new kt(s), i = new Wt(s.file, { mode: s.mode || 438 });
	e.pipe(i), fr(e, t);
};
var $n = (s, t) => {
	let e = new wt(s), i = new et(s.file, { mode: s.mode || 438 });
	e.pipe(i);
	let r = new Promise((n, o) => {
		i.on("error", o), i.on("close", n), e.on("error", o);
	});
	return dr(e, t).catch((n) => e.emit("error", n)), r;
};
var fr = (s, t) => {
	t.forEach((e) => {
		e.charAt(0) === "@" ? Ct({
			file: native.resolve(s.cwd, e.slice(1)),
			sync: !0,
			noResume: !0,
			onReadEntry: (i) => s.add(i)
		}) : s.add(e);
	}), s.end();
};
var dr = async (s, t) => {
	for (let e of t) e.charAt(0) === "@" ? await Ct({
		file: native.resolve(String(s.cwd), e.slice(1)),
		noResume: !0,
		onReadEntry: (i) => {
			s.add(i);
		}
	}) : s.add(e);
	s.end();
};
var Xn = (s, t) => {
	let e = new kt(s);
	return fr(e, t), e;
};
var qn = (s, t) => {
	let e = new wt(s);
	return dr(e, t).catch((i) => e.emit("error", i)), e;
};
K(Vn, $n, Xn, qn, (s, t) => {
	if (!t?.length) throw new TypeError("no paths specified to add to archive");
});
var Er = (process.env.__FAKE_PLATFORM__ || process.platform) === "win32", { O_CREAT: wr, O_NOFOLLOW: ur, O_TRUNC: Sr, O_WRONLY: yr } = I.constants, Rr = Number(process.env.__FAKE_FS_O_FILENAME__) || I.constants.UV_FS_O_FILEMAP || 0, jn = Er && !!Rr, to = 524288, eo = Rr | Sr | wr | yr, mr = !Er && typeof ur == "number" ? ur | Sr | wr | yr : null, ms = mr !== null ? () => mr : jn ? (s) => s < to ? eo : "w" : () => "w";
var ps = (s, t, e) => {
	try {
		return Br.lchownSync(s, t, e);
	} catch (i) {
		if (i?.code !== "ENOENT") throw i;
	}
};
var Ei = (s, t, e, i) => {
	Br.lchown(s, t, e, (r) => {
		i(r && r?.code !== "ENOENT" ? r : null);
	});
};
var io = (s, t, e, i, r) => {
	if (t.isDirectory()) Es(native.resolve(s, t.name), e, i, (n) => {
		if (n) return r(n);
		Ei(native.resolve(s, t.name), e, i, r);
	});
	else Ei(native.resolve(s, t.name), e, i, r);
};
var Es = (s, t, e, i) => {
	Br.readdir(s, { withFileTypes: !0 }, (r, n) => {
		if (r) {
			if (r.code === "ENOENT") return i();
			if (r.code !== "ENOTDIR" && r.code !== "ENOTSUP") return i(r);
		}
		if (r || !n.length) return Ei(s, t, e, i);
		let o = n.length, h = null, a = (l) => {
			if (!h) {
				if (l) return i(h = l);
				if (--o === 0) return Ei(s, t, e, i);
			}
		};
		for (let l of n) io(s, l, t, e, a);
	});
};
var so = (s, t, e, i) => {
	t.isDirectory() && ws(native.resolve(s, t.name), e, i), ps(native.resolve(s, t.name), e, i);
};
var ws = (s, t, e) => {
	let i;
	try {
		i = Br.readdirSync(s, { withFileTypes: !0 });
	} catch (r) {
		let n = r;
		if (n?.code === "ENOENT") return;
		if (n?.code === "ENOTDIR" || n?.code === "ENOTSUP") return ps(s, t, e);
		throw n;
	}
	for (let r of i) so(s, r, t, e);
	return ps(s, t, e);
};
var Se = class extends Error {
	path;
	code;
	syscall = "chdir";
	constructor(t, e) {
		super(`${e}: Cannot cd into '${t}'`), this.path = t, this.code = e;
	}
	get name() {
		return "CwdError";
	}
};
var St = class extends Error {
	path;
	symlink;
	syscall = "symlink";
	code = "TAR_SYMLINK_ERROR";
	constructor(t, e) {
		super("TAR_SYMLINK_ERROR: Cannot extract through symbolic link"), this.symlink = t, this.path = e;
	}
	get name() {
		return "SymlinkError";
	}
};
var no = (s, t) => {
	Br.stat(s, (e, i) => {
		(e || !i.isDirectory()) && (e = new Se(s, e?.code || "ENOTDIR")), t(e);
	});
};
var gr = (s, t, e) => {
	s = f(s);
	let i = t.umask ?? 18, r = t.mode | 448, n = (r & i) !== 0, o = t.uid, h = t.gid, a = typeof o == "number" && typeof h == "number" && (o !== t.processUid || h !== t.processGid), l = t.preserve, c = t.unlink, d = f(t.cwd), y = (E, x) => {
		E ? e(E) : x && a ? Es(x, o, h, (Le) => y(Le)) : n ? Br.chmod(s, r, e) : e();
	};
	if (s === d) return no(s, y);
	if (l) return ro.mkdir(s, {
		mode: r,
		recursive: !0
	}).then((E) => y(null, E ?? void 0), y);
	Ss(d, f(native.relative(d, s)).split("/"), r, c, d, void 0, y);
};
var Ss = (s, t, e, i, r, n, o) => {
	if (t.length === 0) return o(null, n);
	let h = t.shift(), a = f(native.resolve(s + "/" + h));
	Br.mkdir(a, e, br(a, t, e, i, r, n, o));
};
var br = (s, t, e, i, r, n, o) => (h) => {
	h ? Br.lstat(s, (a, l) => {
		if (a) a.path = a.path && f(a.path), o(a);
		else if (l.isDirectory()) Ss(s, t, e, i, r, n, o);
		else if (i) Br.unlink(s, (c) => {
			if (c) return o(c);
			Br.mkdir(s, e, br(s, t, e, i, r, n, o));
		});
		else {
			if (l.isSymbolicLink()) return o(new St(s, s + "/" + t.join("/")));
			o(h);
		}
	}) : (n = n || s, Ss(s, t, e, i, r, n, o));
};
var oo = (s) => {
	let t = !1, e;
	try {
		t = Br.statSync(s).isDirectory();
	} catch (i) {
		e = i?.code;
	} finally {
		if (!t) throw new Se(s, e ?? "ENOTDIR");
	}
};
var _r = (s, t) => {
	s = f(s);
	let e = t.umask ?? 18, i = t.mode | 448, r = (i & e) !== 0, n = t.uid, o = t.gid, h = typeof n == "number" && typeof o == "number" && (n !== t.processUid || o !== t.processGid), a = t.preserve, l = t.unlink, c = f(t.cwd), d = (E) => {
		E && h && ws(E, n, o), r && Br.chmodSync(s, i);
	};
	if (s === c) return oo(c), d();
	if (a) return d(Br.mkdirSync(s, {
		mode: i,
		recursive: !0
	}) ?? void 0);
	let T = f(native.relative(c, s)).split("/"), D;
	for (let E = T.shift(), x = c; E && (x += "/" + E); E = T.shift()) {
		x = f(native.resolve(x));
		try {
			Br.mkdirSync(x, i), D = D || x;
		} catch {
			let Le = Br.lstatSync(x);
			if (Le.isDirectory()) continue;
			if (l) {
				Br.unlinkSync(x), Br.mkdirSync(x, i), D = D || x;
				continue;
			} else if (Le.isSymbolicLink()) return new St(x, x + "/" + T.join("/"));
		}
	}
	return d(D);
};
var ys = Object.create(null);
var Or = 1e4;
var Vt = new Set();
var Tr = (s) => {
	Vt.has(s) ? Vt.delete(s) : ys[s] = s.normalize("NFD").toLocaleLowerCase("en").toLocaleUpperCase("en"), Vt.add(s);
	let t = ys[s], e = Vt.size - Or;
	if (e > Or / 10) {
		for (let i of Vt) if (Vt.delete(i), delete ys[i], --e <= 0) break;
	}
	return t;
};
var ao = (process.env.TESTING_TAR_FAKE_PLATFORM || process.platform) === "win32";
var lo = (s) => s.split("/").slice(0, -1).reduce((e, i) => {
	let r = e.at(-1);
	return r !== void 0 && (i = join(r, i)), e.push(i || "/"), e;
}, []);
var yi = class {
	#t = new Map();
	#i = new Map();
	#s = new Set();
	reserve(t, e) {
		t = ao ? ["win32 parallelization disabled"] : t.map((r) => mt(join(Tr(r))));
		let i = new Set(t.map((r) => lo(r)).reduce((r, n) => r.concat(n)));
		this.#i.set(e, {
			dirs: i,
			paths: t
		});
		for (let r of t) {
			let n = this.#t.get(r);
			n ? n.push(e) : this.#t.set(r, [e]);
		}
		for (let r of i) {
			let n = this.#t.get(r);
			if (!n) this.#t.set(r, [new Set([e])]);
			else {
				let o = n.at(-1);
				o instanceof Set ? o.add(e) : n.push(new Set([e]));
			}
		}
		return this.#r(e);
	}
	#n(t) {
		let e = this.#i.get(t);
		if (!e) throw new Error("function does not have any path reservations");
		return {
			paths: e.paths.map((i) => this.#t.get(i)),
			dirs: [...e.dirs].map((i) => this.#t.get(i))
		};
	}
	check(t) {
		let { paths: e, dirs: i } = this.#n(t);
		return e.every((r) => r && r[0] === t) && i.every((r) => r && r[0] instanceof Set && r[0].has(t));
	}
	#r(t) {
		return this.#s.has(t) || !this.check(t) ? !1 : (this.#s.add(t), t(() => this.#e(t)), !0);
	}
	#e(t) {
		if (!this.#s.has(t)) return !1;
		let e = this.#i.get(t);
		if (!e) throw new Error("invalid reservation");
		let { paths: i, dirs: r } = e, n = new Set();
		for (let o of i) {
			let h = this.#t.get(o);
			if (!h || h?.[0] !== t) continue;
			let a = h[1];
			if (!a) {
				this.#t.delete(o);
				continue;
			}
			if (h.shift(), typeof a == "function") n.add(a);
			else for (let l of a) n.add(l);
		}
		for (let o of r) {
			let h = this.#t.get(o), a = h?.[0];
			if (!(!h || !(a instanceof Set))) if (a.size === 1 && h.length === 1) {
				this.#t.delete(o);
				continue;
			} else if (a.size === 1) {
				h.shift();
				let l = h[0];
				typeof l == "function" && n.add(l);
			} else a.delete(t);
		}
		return this.#s.delete(t), n.forEach((o) => this.#r(o)), !0;
	}
};
var Lr = () => process.umask();
var Dr = Symbol("onEntry");
var _s = Symbol("checkFs");
var Nr = Symbol("checkFs2");
var Os = Symbol("isReusable");
var P = Symbol("makeFs");
var Ts = Symbol("file");
var xs = Symbol("directory");
var gi = Symbol("link");
var Ar = Symbol("symlink");
var Ir = Symbol("hardlink");
var Re = Symbol("ensureNoSymlink");
var Cr = Symbol("unsupported");
var Fr = Symbol("checkPath");
var Rs = Symbol("stripAbsolutePath");
var yt = Symbol("mkdir");
var O = Symbol("onError");
var Ri = Symbol("pending");
var kr = Symbol("pend");
var $t = Symbol("unpend");
var gs = Symbol("ended");
var bs = Symbol("maybeClose");
var Ls = Symbol("skip");
var ge = Symbol("doChown");
var be = Symbol("uid");
var _e = Symbol("gid");
var Oe = Symbol("checkedCwd");
var Te = (process.env.TESTING_TAR_FAKE_PLATFORM || process.platform) === "win32";
var uo = 1024;
var mo = (s, t) => {
	if (!Te) return Br.unlink(s, t);
	let e = s + ".DELETE." + randomBytes(16).toString("hex");
	Br.rename(s, e, (i) => {
		if (i) return t(i);
		Br.unlink(e, t);
	});
};
var po = (s) => {
	if (!Te) return Br.unlinkSync(s);
	let t = s + ".DELETE." + randomBytes(16).toString("hex");
	Br.renameSync(s, t), Br.unlinkSync(t);
};
var vr = (s, t, e) => s !== void 0 && s === s >>> 0 ? s : t !== void 0 && t === t >>> 0 ? t : e;
var Xt = class extends rt {
	[gs] = !1;
	[Oe] = !1;
	[Ri] = 0;
	reservations = new yi();
	transform;
	writable = !0;
	readable = !1;
	uid;
	gid;
	setOwner;
	preserveOwner;
	processGid;
	processUid;
	maxDepth;
	forceChown;
	win32;
	newer;
	keep;
	noMtime;
	preservePaths;
	unlink;
	cwd;
	strip;
	processUmask;
	umask;
	dmode;
	fmode;
	chmod;
	constructor(t = {}) {
		if (t.ondone = () => {
			this[gs] = !0, this[bs]();
		}, super(t), this.transform = t.transform, this.chmod = !!t.chmod, typeof t.uid == "number" || typeof t.gid == "number") {
			if (typeof t.uid != "number" || typeof t.gid != "number") throw new TypeError("cannot set owner without number uid and gid");
			if (t.preserveOwner) throw new TypeError("cannot preserve owner in archive and also set owner explicitly");
			this.uid = t.uid, this.gid = t.gid, this.setOwner = !0;
		} else this.uid = void 0, this.gid = void 0, this.setOwner = !1;
		this.preserveOwner = t.preserveOwner === void 0 && typeof t.uid != "number" ? process.getuid?.() === 0 : !!t.preserveOwner, this.processUid = (this.preserveOwner || this.setOwner) && process.getuid ? process.getuid() : void 0, this.processGid = (this.preserveOwner || this.setOwner) && process.getgid ? process.getgid() : void 0, this.maxDepth = typeof t.maxDepth == "number" ? t.maxDepth : uo, this.forceChown = t.forceChown === !0, this.win32 = !!t.win32 || Te, this.newer = !!t.newer, this.keep = !!t.keep, this.noMtime = !!t.noMtime, this.preservePaths = !!t.preservePaths, this.unlink = !!t.unlink, this.cwd = f(native.resolve(t.cwd || process.cwd())), this.strip = Number(t.strip) || 0, this.processUmask = this.chmod ? typeof t.processUmask == "number" ? t.processUmask : Lr() : 0, this.umask = typeof t.umask == "number" ? t.umask : this.processUmask, this.dmode = t.dmode || 511 & ~this.umask, this.fmode = t.fmode || 438 & ~this.umask, this.on("entry", (e) => this[Dr](e));
	}
	warn(t, e, i = {}) {
		return (t === "TAR_BAD_ARCHIVE" || t === "TAR_ABORT") && (i.recoverable = !1), super.warn(t, e, i);
	}
	[bs]() {
		this[gs] && this[Ri] === 0 && (this.emit("prefinish"), this.emit("finish"), this.emit("end"));
	}
	[Rs](t, e) {
		let i = t[e], { type: r } = t;
		if (!i || this.preservePaths) return !0;
		let [n, o] = ce(i), h = o.replaceAll(/\\/g, "/").split("/");
		if (h.includes("..") || Te && /^[a-z]:\.\.$/i.test(h[0] ?? "")) {
			if (e === "path" || r === "Link") return this.warn("TAR_ENTRY_ERROR", `${e} contains '..'`, {
				entry: t,
				[e]: i
			}), !1;
			let a = native.posix.dirname(t.path), l = native.posix.normalize(native.posix.join(a, h.join("/")));
			if (l.startsWith("../") || l === "..") return this.warn("TAR_ENTRY_ERROR", `${e} escapes extraction directory`, {
				entry: t,
				[e]: i
			}), !1;
		}
		return n && (t[e] = String(o), this.warn("TAR_ENTRY_INFO", `stripping ${n} from absolute ${e}`, {
			entry: t,
			[e]: i
		})), !0;
	}
	[Fr](t) {
		let e = f(t.path), i = e.split("/");
		if (this.strip) {
			if (i.length < this.strip) return !1;
			if (t.type === "Link") {
				let r = f(String(t.linkpath)).split("/");
				if (r.length >= this.strip) t.linkpath = r.slice(this.strip).join("/");
				else return !1;
			}
			i.splice(0, this.strip), t.path = i.join("/");
		}
		if (isFinite(this.maxDepth) && i.length > this.maxDepth) return this.warn("TAR_ENTRY_ERROR", "path excessively deep", {
			entry: t,
			path: e,
			depth: i.length,
			maxDepth: this.maxDepth
		}), !1;
		if (!this[Rs](t, "path") || !this[Rs](t, "linkpath")) return !1;
		if (t.absolute = native.isAbsolute(t.path) ? f(native.resolve(t.path)) : f(native.resolve(this.cwd, t.path)), !this.preservePaths && typeof t.absolute == "string" && t.absolute.indexOf(this.cwd + "/") !== 0 && t.absolute !== this.cwd) return this.warn("TAR_ENTRY_ERROR", "path escaped extraction target", {
			entry: t,
			path: f(t.path),
			resolvedPath: t.absolute,
			cwd: this.cwd
		}), !1;
		if (t.absolute === this.cwd && t.type !== "Directory" && t.type !== "GNUDumpDir") return !1;
		if (this.win32) {
			let { root: r } = native.win32.parse(String(t.absolute));
			t.absolute = r + ts(String(t.absolute).slice(r.length));
			let { root: n } = native.win32.parse(t.path);
			t.path = n + ts(t.path.slice(n.length));
		}
		return !0;
	}
	[Dr](t) {
		if (!this[Fr](t)) return t.resume();
		switch (co.equal(typeof t.absolute, "string"), t.type) {
			case "Directory":
			case "GNUDumpDir": t.mode && (t.mode = t.mode | 448);
			case "File":
			case "OldFile":
			case "ContiguousFile":
			case "Link":
			case "SymbolicLink": return this[_s](t);
			default: return this[Cr](t);
		}
	}
	[O](t, e) {
		t.name === "CwdError" ? this.emit("error", t) : (this.warn("TAR_ENTRY_ERROR", t, { entry: e }), this[$t](), e.resume());
	}
	[yt](t, e, i) {
		gr(f(t), {
			uid: this.uid,
			gid: this.gid,
			processUid: this.processUid,
			processGid: this.processGid,
			umask: this.processUmask,
			preserve: this.preservePaths,
			unlink: this.unlink,
			cwd: this.cwd,
			mode: e
		}, i);
	}
	[ge](t) {
		return this.forceChown || this.preserveOwner && (typeof t.uid == "number" && t.uid !== this.processUid || typeof t.gid == "number" && t.gid !== this.processGid) || typeof this.uid == "number" && this.uid !== this.processUid || typeof this.gid == "number" && this.gid !== this.processGid;
	}
	[be](t) {
		return vr(this.uid, t.uid, this.processUid);
	}
	[_e](t) {
		return vr(this.gid, t.gid, this.processGid);
	}
	[Ts](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.fmode, r = new et(String(t.absolute), {
			flags: ms(t.size),
			mode: i,
			autoClose: !1
		});
		r.on("error", (a) => {
			r.fd && Br.close(r.fd, () => {}), r.write = () => !0, this[O](a, t), e();
		});
		let n = 1, o = (a) => {
			if (a) {
				r.fd && Br.close(r.fd, () => {}), this[O](a, t), e();
				return;
			}
			--n === 0 && r.fd !== void 0 && Br.close(r.fd, (l) => {
				l ? this[O](l, t) : this[$t](), e();
			});
		};
		r.on("finish", () => {
			let a = String(t.absolute), l = r.fd;
			if (typeof l == "number" && t.mtime && !this.noMtime) {
				n++;
				let c = t.atime || new Date(), d = t.mtime;
				Br.futimes(l, c, d, (y) => y ? Br.utimes(a, c, d, (T) => o(T && y)) : o());
			}
			if (typeof l == "number" && this[ge](t)) {
				n++;
				let c = this[be](t), d = this[_e](t);
				typeof c == "number" && typeof d == "number" && Br.fchown(l, c, d, (y) => y ? Br.chown(a, c, d, (T) => o(T && y)) : o());
			}
			o();
		});
		let h = this.transform && this.transform(t) || t;
		h !== t && (h.on("error", (a) => {
			this[O](a, t), e();
		}), t.pipe(h)), h.pipe(r);
	}
	[xs](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.dmode;
		this[yt](String(t.absolute), i, (r) => {
			if (r) {
				this[O](r, t), e();
				return;
			}
			let n = 1, o = () => {
				--n === 0 && (e(), this[$t](), t.resume());
			};
			t.mtime && !this.noMtime && (n++, Br.utimes(String(t.absolute), t.atime || new Date(), t.mtime, o)), this[ge](t) && (n++, Br.chown(String(t.absolute), Number(this[be](t)), Number(this[_e](t)), o)), o();
		});
	}
	[Cr](t) {
		t.unsupported = !0, this.warn("TAR_ENTRY_UNSUPPORTED", `unsupported entry type: ${t.type}`, { entry: t }), t.resume();
	}
	[Ar](t, e) {
		let i = f(native.relative(this.cwd, native.resolve(native.dirname(String(t.absolute)), String(t.linkpath)))).split("/");
		this[Re](t, this.cwd, i, () => this[gi](t, String(t.linkpath), "symlink", e), (r) => {
			this[O](r, t), e();
		});
	}
	[Ir](t, e) {
		let i = f(native.resolve(this.cwd, String(t.linkpath))), r = f(String(t.linkpath)).split("/");
		this[Re](t, this.cwd, r, () => this[gi](t, i, "link", e), (n) => {
			this[O](n, t), e();
		});
	}
	[Re](t, e, i, r, n) {
		let o = i.shift();
		if (this.preservePaths || o === void 0) return r();
		let h = native.resolve(e, o);
		Br.lstat(h, (a, l) => {
			if (a) return r();
			if (l?.isSymbolicLink()) return n(new St(h, native.resolve(h, i.join("/"))));
			this[Re](t, h, i, r, n);
		});
	}
	[kr]() {
		this[Ri]++;
	}
	[$t]() {
		this[Ri]--, this[bs]();
	}
	[Ls](t) {
		this[$t](), t.resume();
	}
	[Os](t, e) {
		return t.type === "File" && !this.unlink && e.isFile() && e.nlink <= 1 && !Te;
	}
	[_s](t) {
		this[kr]();
		let e = [t.path];
		t.linkpath && e.push(t.linkpath), this.reservations.reserve(e, (i) => this[Nr](t, i));
	}
	[Nr](t, e) {
		let i = (h) => {
			e(h);
		}, r = () => {
			this[yt](this.cwd, this.dmode, (h) => {
				if (h) {
					this[O](h, t), i();
					return;
				}
				this[Oe] = !0, n();
			});
		}, n = () => {
			if (t.absolute !== this.cwd) {
				let h = f(native.dirname(String(t.absolute)));
				if (h !== this.cwd) return this[yt](h, this.dmode, (a) => {
					if (a) {
						this[O](a, t), i();
						return;
					}
					o();
				});
			}
			o();
		}, o = () => {
			Br.lstat(String(t.absolute), (h, a) => {
				if (a && (this.keep || this.newer && a.mtime > (t.mtime ?? a.mtime))) {
					this[Ls](t), i();
					return;
				}
				if (h || this[Os](t, a)) return this[P](null, t, i);
				if (a.isDirectory()) {
					if (t.type === "Directory") {
						let l = this.chmod && t.mode && (a.mode & 4095) !== t.mode, c = (d) => this[P](d ?? null, t, i);
						return l ? Br.chmod(String(t.absolute), Number(t.mode), c) : c();
					}
					if (t.absolute !== this.cwd) return Br.rmdir(String(t.absolute), (l) => this[P](l ?? null, t, i));
				}
				if (t.absolute === this.cwd) return this[P](null, t, i);
				mo(String(t.absolute), (l) => this[P](l ?? null, t, i));
			});
		};
		this[Oe] ? n() : r();
	}
	[P](t, e, i) {
		if (t) {
			this[O](t, e), i();
			return;
		}
		switch (e.type) {
			case "File":
			case "OldFile":
			case "ContiguousFile": return this[Ts](e, i);
			case "Link": return this[Ir](e, i);
			case "SymbolicLink": return this[Ar](e, i);
			case "Directory":
			case "GNUDumpDir": return this[xs](e, i);
		}
	}
	[gi](t, e, i, r) {
		Br[i](e, String(t.absolute), (n) => {
			n ? this[O](n, t) : (this[$t](), t.resume()), r();
		});
	}
};
var ye = (s) => {
	try {
		return [null, s()];
	} catch (t) {
		return [t, null];
	}
};
var xe = class extends Xt {
	sync = !0;
	[P](t, e) {
		return super[P](t, e, () => {});
	}
	[_s](t) {
		if (!this[Oe]) {
			let n = this[yt](this.cwd, this.dmode);
			if (n) return this[O](n, t);
			this[Oe] = !0;
		}
		if (t.absolute !== this.cwd) {
			let n = f(native.dirname(String(t.absolute)));
			if (n !== this.cwd) {
				let o = this[yt](n, this.dmode);
				if (o) return this[O](o, t);
			}
		}
		let [e, i] = ye(() => Br.lstatSync(String(t.absolute)));
		if (i && (this.keep || this.newer && i.mtime > (t.mtime ?? i.mtime))) return this[Ls](t);
		if (e || this[Os](t, i)) return this[P](null, t);
		if (i.isDirectory()) {
			if (t.type === "Directory") {
				let [h] = this.chmod && t.mode && (i.mode & 4095) !== t.mode ? ye(() => {
					Br.chmodSync(String(t.absolute), Number(t.mode));
				}) : [];
				return this[P](h, t);
			}
			let [n] = ye(() => Br.rmdirSync(String(t.absolute)));
			this[P](n, t);
		}
		let [r] = t.absolute === this.cwd ? [] : ye(() => po(String(t.absolute)));
		this[P](r, t);
	}
	[Ts](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.fmode, r = (h) => {
			let a;
			try {
				Br.closeSync(n);
			} catch (l) {
				a = l;
			}
			(h || a) && this[O](h || a, t), e();
		}, n;
		try {
			n = Br.openSync(String(t.absolute), ms(t.size), i);
		} catch (h) {
			return r(h);
		}
		let o = this.transform && this.transform(t) || t;
		o !== t && (o.on("error", (h) => this[O](h, t)), t.pipe(o)), o.on("data", (h) => {
			try {
				Br.writeSync(n, h, 0, h.length);
			} catch (a) {
				r(a);
			}
		}), o.on("end", () => {
			let h = null;
			if (t.mtime && !this.noMtime) {
				let a = t.atime || new Date(), l = t.mtime;
				try {
					Br.futimesSync(n, a, l);
				} catch (c) {
					try {
						Br.utimesSync(String(t.absolute), a, l);
					} catch {
						h = c;
					}
				}
			}
			if (this[ge](t)) {
				let a = this[be](t), l = this[_e](t);
				try {
					Br.fchownSync(n, Number(a), Number(l));
				} catch (c) {
					try {
						Br.chownSync(String(t.absolute), Number(a), Number(l));
					} catch {
						h = h || c;
					}
				}
			}
			r(h);
		});
	}
	[xs](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.dmode, r = this[yt](String(t.absolute), i);
		if (r) {
			this[O](r, t), e();
			return;
		}
		if (t.mtime && !this.noMtime) try {
			Br.utimesSync(String(t.absolute), t.atime || new Date(), t.mtime);
		} catch {}
		if (this[ge](t)) try {
			Br.chownSync(String(t.absolute), Number(this[be](t)), Number(this[_e](t)));
		} catch {}
		e(), t.resume();
	}
	[yt](t, e) {
		try {
			return _r(f(t), {
				uid: this.uid,
				gid: this.gid,
				processUid: this.processUid,
				processGid: this.processGid,
				umask: this.processUmask,
				preserve: this.preservePaths,
				unlink: this.unlink,
				cwd: this.cwd,
				mode: e
			});
		} catch (i) {
			return i;
		}
	}
	[Re](t, e, i, r, n) {
		if (this.preservePaths || i.length === 0) return r();
		let o = e;
		for (let h of i) {
			o = native.resolve(o, h);
			let [a, l] = ye(() => Br.lstatSync(o));
			if (a) return r();
			if (l.isSymbolicLink()) return n(new St(o, native.resolve(e, i.join("/"))));
		}
		r();
	}
	[gi](t, e, i, r) {
		let n = `${i}Sync`;
		try {
			Br[n](e, String(t.absolute)), r(), t.resume();
		} catch (o) {
			return this[O](o, t);
		}
	}
};
var Eo = (s) => {
	let t = new xe(s), e = s.file, i = Br.statSync(e);
	new Be(e, {
		readSize: s.maxReadSize || 16777216,
		size: i.size
	}).pipe(t);
};
var wo = (s, t) => {
	let e = new Xt(s), i = s.maxReadSize || 16777216, r = s.file;
	return new Promise((o, h) => {
		e.on("error", h), e.on("close", o), Br.stat(r, (a, l) => {
			if (a) h(a);
			else {
				let c = new _t(r, {
					readSize: i,
					size: l.size
				});
				c.on("error", h), c.pipe(e);
			}
		});
	});
};
K(Eo, wo, (s) => new xe(s), (s) => new Xt(s), (s, t) => {
	t?.length && Qi(s, t);
});
var yo = (s, t) => {
	let e = new kt(s), i = !0, r, n;
	try {
		try {
			r = Br.openSync(s.file, "r+");
		} catch (a) {
			if (a?.code === "ENOENT") r = Br.openSync(s.file, "w+");
			else throw a;
		}
		let o = Br.fstatSync(r), h = Buffer.alloc(512);
		t: for (n = 0; n < o.size; n += 512) {
			for (let c = 0, d = 0; c < 512; c += d) {
				if (d = Br.readSync(r, h, c, h.length - c, n + c), n === 0 && h[0] === 31 && h[1] === 139) throw new Error("cannot append to compressed archives");
				if (!d) break t;
			}
			let a = new F(h);
			if (!a.cksumValid) break;
			let l = 512 * Math.ceil((a.size || 0) / 512);
			if (n + l + 512 > o.size) break;
			n += l, s.mtimeCache && a.mtime && s.mtimeCache.set(String(a.path), a.mtime);
		}
		i = !1, Ro(s, e, n, r, t);
	} finally {
		if (i) try {
			Br.closeSync(r);
		} catch {}
	}
};
var Ro = (s, t, e, i, r) => {
	let n = new Wt(s.file, {
		fd: i,
		start: e
	});
	t.pipe(n), bo(t, r);
};
var go = (s, t) => {
	t = Array.from(t);
	let e = new wt(s), i = (n, o, h) => {
		let a = (T, D) => {
			T ? Br.close(n, (E) => h(T)) : h(null, D);
		}, l = 0;
		if (o === 0) return a(null, 0);
		let c = 0, d = Buffer.alloc(512), y = (T, D) => {
			if (T || D === void 0) return a(T);
			if (c += D, c < 512 && D) return Br.read(n, d, c, d.length - c, l + c, y);
			if (l === 0 && d[0] === 31 && d[1] === 139) return a(new Error("cannot append to compressed archives"));
			if (c < 512) return a(null, l);
			let E = new F(d);
			if (!E.cksumValid) return a(null, l);
			let x = 512 * Math.ceil((E.size ?? 0) / 512);
			if (l + x + 512 > o || (l += x + 512, l >= o)) return a(null, l);
			s.mtimeCache && E.mtime && s.mtimeCache.set(String(E.path), E.mtime), c = 0, Br.read(n, d, 0, 512, l, y);
		};
		Br.read(n, d, 0, 512, l, y);
	};
	return new Promise((n, o) => {
		e.on("error", o);
		let h = "r+", a = (l, c) => {
			if (l && l.code === "ENOENT" && h === "r+") return h = "w+", Br.open(s.file, h, a);
			if (l || !c) return o(l);
			Br.fstat(c, (d, y) => {
				if (d) return Br.close(c, () => o(d));
				i(c, y.size, (T, D) => {
					if (T) return o(T);
					let E = new et(s.file, {
						fd: c,
						start: D
					});
					e.pipe(E), E.on("error", o), E.on("close", n), _o(e, t);
				});
			});
		};
		Br.open(s.file, h, a);
	});
};
var bo = (s, t) => {
	t.forEach((e) => {
		e.charAt(0) === "@" ? Ct({
			file: native.resolve(s.cwd, e.slice(1)),
			sync: !0,
			noResume: !0,
			onReadEntry: (i) => s.add(i)
		}) : s.add(e);
	}), s.end();
};
var _o = async (s, t) => {
	for (let e of t) e.charAt(0) === "@" ? await Ct({
		file: native.resolve(String(s.cwd), e.slice(1)),
		noResume: !0,
		onReadEntry: (i) => s.add(i)
	}) : s.add(e);
	s.end();
};
var vt = K(yo, go, () => {
	throw new TypeError("file is required");
}, () => {
	throw new TypeError("file is required");
}, (s, t) => {
	if (!Bs(s)) throw new TypeError("file is required");
	if (s.gzip || s.brotli || s.zstd || s.file.endsWith(".br") || s.file.endsWith(".tbr")) throw new TypeError("cannot append to compressed archives");
	if (!t?.length) throw new TypeError("no paths specified to add/replace");
});
K(vt.syncFile, vt.asyncFile, vt.syncNoFile, vt.asyncNoFile, (s, t = []) => {
	vt.validate?.(s, t), To(s);
});
var To = (s) => {
	let t = s.filter;
	s.mtimeCache || (s.mtimeCache = new Map()), s.filter = t ? (e, i) => t(e, i) && !((s.mtimeCache?.get(e) ?? i.mtime ?? 0) > (i.mtime ?? 0)) : (e, i) => !((s.mtimeCache?.get(e) ?? i.mtime ?? 0) > (i.mtime ?? 0));
};
// build/src/service/tree.js
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
	const names = new Map();
	for (const path of [...files.keys(), ...links.keys()]) {
		const directory = directoryOf(path);
		const others = names.get(directory);
		if (others === void 0) names.set(directory, [posix.basename(path)]);
		else others.push(posix.basename(path));
	}
	const seen = new Map();
	const get = (path) => {
		const real = follow(path, links);
		return real === void 0 ? void 0 : files.get(real);
	};
	return {
		get,
		list(directory) {
			const real = follow(directory, links);
			if (real === void 0) return [];
			let listed = seen.get(real);
			if (listed === void 0) {
				listed = (names.get(real) ?? []).filter((name) => get(join$1(real, name)) !== void 0).sort();
				seen.set(real, listed);
			}
			return listed.map((name) => join$1(directory, name));
		}
	};
}
function join$1(directory, name) {
	return directory === "" ? name : `${directory}/${name}`;
}
function directoryOf(path) {
	const directory = posix.dirname(path);
	return directory === "." ? "" : directory;
}
function follow(path, links) {
	if (links.size === 0 || path === "") return path;
	let rest = path.split("/");
	let reached = "";
	let hops = 0;
	for (let part = rest.shift(); part !== void 0; part = rest.shift()) {
		reached = reached === "" ? part : `${reached}/${part}`;
		const target = links.get(reached);
		if (target === void 0) continue;
		hops += 1;
		if (hops > MOST_HOPS) return void 0;
		rest = [...target === "" ? [] : target.split("/"), ...rest];
		reached = "";
	}
	return reached;
}
// build/src/service/tar.js
var UnreadableArchive = class extends Error {
	name = "UnreadableArchive";
};
const SMALL = 33554432;
async function readTar(archive, limits) {
	const reader = createReader(limits);
	const small = archive.length < SMALL ? unzip(archive, SMALL) : void 0;
	if (small !== void 0) {
		reader.take(small);
		return reader.end();
	}
	const gunzip = createGunzip();
	gunzip.end(archive);
	try {
		for await (const piece of gunzip) reader.take(piece);
	} catch (error) {
		throw error instanceof UnreadableArchive ? error : damaged();
	}
	return reader.end();
}
function readTarSync(archive, limits) {
	const reader = createReader(limits);
	const unpacked = unzip(archive, limits.maxBytes);
	if (unpacked === void 0) throw tooLarge(limits);
	reader.take(unpacked);
	return reader.end();
}
function unzip(archive, most) {
	if (archive[0] !== 31 || archive[1] !== 139) throw new UnreadableArchive("the upload is not a gzip file; a .tar.gz archive is expected");
	try {
		return gunzipSync(archive, { maxOutputLength: most });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") return void 0;
		throw damaged();
	}
}
function damaged() {
	return new UnreadableArchive("the gzip file is damaged or cut short");
}
function tooLarge({ maxBytes }) {
	return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
	const files = new Map();
	const links = new Map();
	let problem;
	let [bytes, entries, kept] = [
		0,
		0,
		0
	];
	let over = false;
	function onReadEntry(entry) {
		entries += 1;
		const found = lookAt(entry, limits);
		if ("target" in found) links.set(found.path, found.target);
		kept += "wanted" in found ? entry.size : 0;
		if (entries > limits.maxEntries) problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
		else if (kept > limits.maxKept) problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
		else if ("problem" in found) problem ??= `the archive has ${found.problem}: ${shown$1(entry.path)}`;
		else if ("wanted" in found) {
			const parts = [];
			entry.on("data", (part) => parts.push(part));
			entry.on("end", () => files.set(found.path, Buffer.concat(parts)));
			return;
		}
		entry.resume();
	}
	const parser = new rt({
		strict: true,
		maxMetaEntrySize: 65536,
		onReadEntry
	});
	parser.on("error", (error) => {
		problem ??= `the tar archive is damaged: ${error.message}`;
	});
	parser.on("eof", () => {
		over = true;
	});
	const refuse = () => {
		if (problem !== void 0) throw new UnreadableArchive(problem);
	};
	return {
		take(piece) {
			bytes += piece.length;
			if (bytes > limits.maxBytes) throw tooLarge(limits);
			for (let at = 0; at < piece.length; at += STEP) {
				if (over) return;
				parser.write(Buffer.from(piece.subarray(at, at + STEP)));
				refuse();
			}
		},
		end() {
			if (!(bytes >= BLOCK && bytes % BLOCK === 0)) throw new UnreadableArchive("the upload holds no tar archive");
			if (!over) parser.end();
			refuse();
			if (entries === 0) throw new UnreadableArchive("the archive is empty");
			return createTree(files, links);
		}
	};
}
function lookAt({ path: name, type, linkpath = "" }, limits) {
	const path = toSafePath(limits.rooted === true ? name.replace(/^\//, "") : name);
	if (path === void 0) return { problem: "an entry outside of itself" };
	switch (type) {
		case "SymbolicLink": {
			const target = linkpath.startsWith("/") ? void 0 : toSafePath(`${path}/../${linkpath}`);
			return target === void 0 ? { problem: "a link that leaves it" } : {
				path,
				target
			};
		}
		case "File":
		case "OldFile": return limits.wanted(path) ? {
			path,
			wanted: true
		} : { path };
		case "Directory":
		case "GNUDumpDir": return { path };
		default: return { problem: "an entry that is neither file, directory nor link" };
	}
}
const BLOCK = 512;
const STEP = 65536;
function shown$1(path) {
	return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
function toSafePath(path) {
	if (path.startsWith("/") || path.includes("\0") || path.includes("\\")) return void 0;
	const parts = [];
	for (const part of path.split("/")) if (part === "..") {
		if (parts.pop() === void 0) return void 0;
	} else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
function writeTar(files) {
	const parts = [];
	for (const [path, content] of files) {
		const header = new F({
			path,
			size: content.length,
			mode: 420,
			mtime: new Date(0),
			type: "File"
		});
		header.encode();
		if (header.block === void 0) throw new Error("a tar header without its block");
		parts.push(header.block, content, new Uint8Array((BLOCK - content.length % BLOCK) % BLOCK));
	}
	parts.push(new Uint8Array(2 * BLOCK));
	return gzipSync(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
// build/src/service/script.js
const duration = pipe(number(), minValue(0));
const text$2 = string();
const amount = pipe(number(), integer(), minValue(0));
const POLICY_LEVELS = [
	"advisory",
	"soft-mandatory",
	"hard-mandatory",
	"mandatory",
	"mandatory-overridable"
];
const scriptedPolicySchema = strictObject({
	name: text$2,
	level: picklist(POLICY_LEVELS),
	status: optional(picklist([
		"passed",
		"failed",
		"errored"
	]), "passed"),
	messages: optional(array(text$2), []),
	description: optional(text$2),
	resources: optional(array(strictObject({
		address: text$2,
		file: optional(text$2),
		line: optional(amount)
	})), [])
});
const scriptedSetSchema = strictObject({
	name: text$2,
	description: optional(text$2),
	overridable: optional(boolean(), false),
	error: optional(text$2),
	policies: array(scriptedPolicySchema)
});
const runTaskSchema = strictObject({
	name: text$2,
	level: optional(picklist(["advisory", "mandatory"]), "mandatory"),
	status: optional(picklist([
		"passed",
		"failed",
		"errored"
	]), "passed"),
	message: optional(text$2, ""),
	url: optional(text$2)
});
const diagnosticSchema = strictObject({
	severity: optional(picklist(["error", "warning"]), "error"),
	summary: text$2,
	detail: optional(text$2, ""),
	address: optional(text$2),
	file: optional(text$2),
	line: optional(amount)
});
const runStatus = picklist(wordsOf(RUN));
const scriptSchema$1 = strictObject({
	durationMs: optional(duration),
	timings: optional(record(runStatus, duration)),
	processingMs: optional(duration),
	cancelMs: optional(nullable(duration)),
	skip: optional(array(runStatus)),
	queuePosition: optional(amount),
	stuckIn: optional(runStatus),
	interruption: optional(strictObject({
		at: runStatus,
		action: picklist([
			"cancel",
			"discard",
			"force-cancel"
		])
	})),
	versionError: optional(text$2),
	plan: optional(strictObject({
		additions: optional(amount, 0),
		changes: optional(amount, 0),
		destructions: optional(amount, 0),
		diagnostics: optional(array(diagnosticSchema), [])
	})),
	prePlanTasks: optional(array(runTaskSchema)),
	postPlanTasks: optional(array(runTaskSchema)),
	preApplyTasks: optional(array(runTaskSchema)),
	postApplyTasks: optional(array(runTaskSchema)),
	costEstimate: optional(strictObject({
		status: optional(picklist([
			"finished",
			"errored",
			"skipped_due_to_targeting"
		]), "finished"),
		prior: optional(text$2, "0.0"),
		proposed: optional(text$2, "0.0"),
		delta: optional(text$2, "0.0"),
		resources: optional(amount, 0)
	})),
	policyChecks: optional(array(strictObject({
		scope: optional(picklist(["organization", "workspace"]), "organization"),
		policies: array(scriptedPolicySchema),
		errored: optional(boolean(), false)
	}))),
	policySets: optional(array(scriptedSetSchema)),
	policyKind: optional(picklist(["opa", "sentinel"])),
	evaluationStuck: optional(boolean()),
	planOnlyFailure: optional(picklist([
		"errored",
		"policy_soft_failed",
		"post_plan_awaiting_decision",
		"planned_and_finished"
	])),
	terraformPolicySets: optional(array(scriptedSetSchema)),
	runEvents: optional(array(strictObject({
		action: text$2,
		description: text$2
	}))),
	disguise: optional(record(text$2, text$2)),
	workspace: optional(strictObject({
		locked: optional(boolean()),
		executionMode: optional(picklist([
			"remote",
			"local",
			"agent"
		])),
		autoApply: optional(boolean())
	}))
});
function toScript(input) {
	return parse$2(scriptSchema$1, input);
}
// build/src/service/load-policies.js
const POLICY_SYSTEMS = [
	"policy-check",
	"policy-evaluation",
	"terraform-policy"
];
function loadPolicySet(options, hcl) {
	const { directory } = options;
	const problems = [];
	const policies = readPolicies(directory === void 0 ? readBundled("policies.hcl") : readDeclarations(directory), hcl, problems).filter(({ name }) => options.only?.includes(name) ?? true).map((policy) => ({
		...policy,
		level: options.levels?.[policy.name] ?? policy.level
	}));
	let rego;
	try {
		rego = directory === void 0 ? loadRego(readBundled("policy.wasm")) : loadBundle(directory);
		for (const { name, query } of policies) if (!rego.queries.includes(query)) problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${rego.queries.join(", ")}`);
	} catch (error) {
		problems.push(error instanceof Error ? error.message : String(error));
	}
	if (problems.length > 0 || rego === void 0) throw new Error(`The policy set in ${directory ?? "this program"} cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
	return {
		name: options.name,
		description: options.description ?? null,
		system: options.system,
		overridable: options.overridable,
		policies,
		rego
	};
}
function readDeclarations(directory) {
	const file = join(directory, "policies.hcl");
	return existsSync(file) ? readFileSync(file) : void 0;
}
function readPolicies(text, hcl, problems) {
	if (text === void 0) {
		problems.push("policies.hcl is missing; it names the policies, their queries and their levels");
		return [];
	}
	const parsed = hcl.parse(new TextDecoder().decode(text));
	for (const { message, range } of parsed.problems) problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
	return parsed.body.blocks.flatMap((block) => {
		const name = block.labels[0] ?? "";
		const text = (attribute) => {
			const written = block.body.attributes.find((one) => one.name === attribute);
			const value = written === void 0 ? null : evaluate(written.value, withoutNames());
			return typeof value === "string" ? value : void 0;
		};
		const query = text("query");
		const level = POLICY_LEVELS.find((one) => one === text("enforcement_level"));
		const at = `policies.hcl line ${String(block.range.startLine)}`;
		if (block.type !== "policy" || name === "") problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
		if (query === void 0) problems.push(`${at}: policy "${name}" has no query`);
		if (level === void 0) problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(", ")}`);
		if (query === void 0 || level === void 0) return [];
		return [{
			name,
			query,
			level,
			description: text("description") ?? ""
		}];
	});
}
function readBundled(name) {
	return readFileSync(new URL(name, import.meta.url));
}
function loadBundle(directory) {
	const plain = join(directory, "policy.wasm");
	if (existsSync(plain)) return loadRego(readFileSync(plain));
	const packed = join(directory, "bundle.tar.gz");
	if (!existsSync(packed)) throw new Error("policy.wasm or bundle.tar.gz is missing; `opa build -t wasm -e <query> …` makes one");
	const files = readTarSync(readFileSync(packed), {
		maxBytes: 67108864,
		maxEntries: 1e4,
		wanted: (path) => path === "policy.wasm" || path === "data.json",
		maxKept: 67108864,
		rooted: true
	});
	const wasm = files.get("policy.wasm");
	if (wasm === void 0) throw new Error("bundle.tar.gz holds no policy.wasm");
	const text = files.get("data.json");
	return loadRego(wasm, text && JSON.parse(new TextDecoder().decode(text)));
}
// build/src/service/seed.js
const name = pipe(string(), regex(/^[\w-]{1,90}$/, "must be 1 to 90 letters, digits, - and _"));
const id = pipe(string(), regex(/^[\w-]{1,64}$/, "must be letters, digits, - and _"));
const flag$2 = (otherwise) => optional(boolean(), otherwise);
const words = optional(array(string()), []);
const scriptReferenceSchema = union([
	picklist(SCRIPT_NAMES),
	strictObject({
		name: picklist(SCRIPT_NAMES),
		...scriptSchema$1.entries
	}),
	scriptSchema$1
]);
function resolveScript(reference, durationMs) {
	if (typeof reference === "string") return toScript({
		durationMs,
		...SCRIPTS[reference]
	});
	if (!("name" in reference)) return toScript({
		durationMs,
		...reference
	});
	const { name, ...changes } = reference;
	return toScript({
		durationMs,
		...SCRIPTS[name],
		...changes
	});
}
const teamSchema = strictObject({
	id: optional(id),
	name,
	visibility: optional(picklist(["secret", "organization"]), "organization"),
	owners: flag$2(false),
	members: words,
	permissions: optional(strictObject({
		readWorkspaces: flag$2(false),
		manageWorkspaces: flag$2(false),
		managePolicyOverrides: flag$2(false),
		manageAgentPools: flag$2(false)
	}), {})
});
const customEntries = {
	runs: optional(picklist(CUSTOM_ATTRIBUTES.runs)),
	variables: optional(picklist(CUSTOM_ATTRIBUTES.variables)),
	"state-versions": optional(picklist(CUSTOM_ATTRIBUTES["state-versions"])),
	"engine-mocks": optional(picklist(CUSTOM_ATTRIBUTES["engine-mocks"])),
	"workspace-locking": optional(boolean()),
	"run-tasks": optional(boolean()),
	"policy-overrides": optional(boolean())
};
const accessSchema = strictObject({
	team: name,
	access: picklist(ACCESS_LEVELS),
	...customEntries
});
const text$1 = string();
const ingressSchema = strictObject({
	branch: optional(text$1, "main"),
	"clone-url": optional(text$1, "https://git.example/acme/infra.git"),
	"commit-message": optional(text$1, "Add a network"),
	"commit-sha": optional(text$1, "6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77"),
	"commit-url": optional(text$1, "https://git.example/acme/infra/commit/6f1cb40"),
	"compare-url": optional(text$1, "https://git.example/acme/infra/compare/5d0f2aa...6f1cb40"),
	identifier: optional(text$1, "acme/infra"),
	"is-pull-request": flag$2(false),
	"on-default-branch": flag$2(true),
	"pull-request-number": optional(nullable(pipe(number(), integer())), null),
	"pull-request-url": optional(nullable(text$1), null),
	"pull-request-title": optional(nullable(text$1), null),
	"pull-request-body": optional(nullable(text$1), null),
	tag: optional(nullable(text$1), null),
	"sender-username": optional(text$1, "octavia"),
	"sender-avatar-url": optional(text$1, "https://git.example/octavia.png"),
	"sender-html-url": optional(text$1, "https://git.example/octavia")
});
const versionSchema = strictObject({
	id: optional(id),
	source: optional(text$1),
	status: optional(picklist(wordsOf(CONFIGURATION_VERSION)), "uploaded"),
	speculative: flag$2(false),
	provisional: flag$2(false),
	files: optional(record(string(), string()), {}),
	errorMessage: optional(text$1),
	ingress: optional(ingressSchema),
	run: optional(strictObject({
		id: optional(id),
		message: optional(text$1, "Queued by the seed"),
		planOnly: optional(boolean()),
		savePlan: flag$2(false),
		script: optional(scriptReferenceSchema, "plain")
	}))
});
const pushSchema = strictObject({
	workspace: string(),
	ingress: ingressSchema,
	files: optional(record(string(), string()), {}),
	message: optional(text$1, "Triggered via version control"),
	script: optional(scriptReferenceSchema)
});
const projectName = pipe(text$1, regex(/^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/, "must be 1 to 90 letters, digits, spaces, - and _"));
const workspaceSchema = strictObject({
	id: optional(id),
	name,
	project: optional(projectName, "default"),
	workingDirectory: optional(nullable(text$1), null),
	executionMode: optional(picklist([
		"remote",
		"local",
		"agent"
	]), "remote"),
	locked: flag$2(false),
	autoApply: flag$2(false),
	speculativeEnabled: flag$2(true),
	terraformVersion: optional(text$1, "1.11.4"),
	tags: words,
	triggerPatterns: words,
	triggerPrefixes: words,
	vcsRepository: optional(nullable(text$1), null),
	variables: optional(record(string(), unknown()), {}),
	state: optional(record(string(), record(string(), unknown())), {}),
	access: optional(array(accessSchema), []),
	script: optional(scriptReferenceSchema, "plain"),
	versions: optional(array(versionSchema), [])
});
const policySetSchema = strictObject({
	name: text$1,
	directory: optional(text$1),
	system: optional(picklist(POLICY_SYSTEMS), "policy-evaluation"),
	overridable: flag$2(false),
	description: optional(text$1),
	only: optional(array(text$1)),
	levels: optional(record(string(), picklist(POLICY_LEVELS))),
	workspaces: words
});
const organizationSchema = strictObject({
	name,
	teams: optional(array(teamSchema), []),
	agentPools: optional(array(strictObject({
		id: optional(id),
		name,
		tokens: optional(array(strictObject({ description: text$1 })), [])
	})), []),
	workspaces: optional(array(workspaceSchema), []),
	policySets: optional(array(policySetSchema), [])
});
const tokenSchema = strictObject({
	kind: picklist([
		"user",
		"team",
		"organization",
		"owners",
		"agent"
	]),
	organization: optional(name),
	of: optional(text$1),
	secret: pipe(string(), minLength(16, "must have at least 16 characters"), regex(/^[\x21-\x7e]*$/, "must have letters, digits and signs only, as tokens have")),
	description: optional(text$1, "")
});
const seedSchema = strictObject({
	$schema: optional(text$1),
	users: optional(array(strictObject({
		username: name,
		email: optional(text$1)
	})), []),
	organizations: pipe(array(organizationSchema), minLength(1)),
	tokens: optional(array(tokenSchema), [])
});
function readSeed(seed) {
	const read = safeParse(seedSchema, seed);
	const problems = read.success ? findDangling(read.output) : read.issues.map((issue) => {
		const place = (issue.path ?? []).map(({ key }) => String(key)).join(".");
		return `${place === "" ? "(the whole file)" : place}: ${sayRemedy(issue)}`;
	});
	if (problems.length > 0 || !read.success) {
		const count = problems.length === 1 ? "one problem" : `${String(problems.length)} problems`;
		throw new Error(`The seed cannot be used: ${count}.\n${problems.map((line) => `  ${line}`).join("\n")}`);
	}
	return read.output;
}
function sayRemedy({ type, expected, received, message }) {
	if (expected === "never") return "is no field of a seed here. Take it out, or spell it as docs/seed.md does.";
	if (received === "undefined") return "is missing. Add it; docs/seed.md says what it takes.";
	if (!message.startsWith("Invalid")) return `${message}, and is ${received}.`;
	return `must be ${sayExpected(type, expected)}, not ${received}.`;
}
function sayExpected(type, expected) {
	if (type === "union") return "the name of a script, or an object with its fields (docs/seed.md)";
	const words = (expected ?? "something else").replace(/^\((.*)\)$/, "$1").split(" | ");
	const kinds = {
		Object: "an object",
		Array: "a list"
	};
	return words.map((word) => kinds[word] ?? word).join(" or ");
}
function findDangling(seed) {
	const problems = [];
	const users = new Set(seed.users.map(({ username }) => username));
	for (const [at, organization] of seed.organizations.entries()) {
		const place = `organizations.${String(at)}`;
		const teams = new Set(organization.teams.map((team) => team.name));
		const workspaces = new Set(organization.workspaces.map((workspace) => workspace.name));
		for (const team of organization.teams) for (const member of team.members) if (!users.has(member)) problems.push(`${place}.teams: ${team.name} has a member ${member} who is no user here`);
		for (const workspace of organization.workspaces) for (const { team } of workspace.access) if (!teams.has(team)) problems.push(`${place}.workspaces: ${workspace.name} names no team ${team}`);
		for (const set of organization.policySets) for (const workspace of set.workspaces) if (!workspaces.has(workspace)) problems.push(`${place}.policySets: ${set.name} names no workspace ${workspace}`);
	}
	for (const [at, token] of seed.tokens.entries()) {
		const place = `tokens.${String(at)}`;
		const organization = seed.organizations.find((one) => one.name === token.organization);
		if (token.kind === "user") {
			if (!users.has(token.of ?? "")) problems.push(`${place}.of: names no user of this seed`);
		} else if (organization === void 0) problems.push(`${place}.organization: names no organization of this seed`);
		else if (token.kind === "team" || token.kind === "agent") {
			if (!(token.kind === "team" ? organization.teams : organization.agentPools).some((one) => one.name === token.of)) problems.push(`${place}.of: names no ${token.kind === "team" ? "team" : "agent pool"}`);
		}
	}
	return problems;
}
// build/src/service/administer.js
const faultsSchema = union([faultRuleSchema, array(faultRuleSchema)]);
const scriptSchema = strictObject({
	workspace: string(),
	script: scriptReferenceSchema
});
function administer(dispatcher, request) {
	const { faults } = dispatcher;
	switch (`${request.method} ${request.path}`) {
		case "GET /admin/faults": return respond(200, { faults: faults.list() });
		case "DELETE /admin/faults":
			faults.clear();
			return respondEmpty(204);
		case "POST /admin/faults": {
			const given = check(readJson(request), faultsSchema);
			for (const rule of Array.isArray(given) ? given : [given]) faults.add(rule);
			return respondEmpty(204);
		}
		case "GET /admin/scripts": return respond(200, { scripts: SCRIPT_NAMES });
		case "POST /admin/scripts": {
			const { workspace, script } = check(readJson(request), scriptSchema);
			return inWorkspace(() => dispatcher.setScript(workspace, script));
		}
		case "POST /admin/pushes": {
			const push = check(readJson(request), pushSchema);
			return inWorkspace(() => void dispatcher.push(push));
		}
		default: return notFound();
	}
}
function inWorkspace(act) {
	try {
		act();
	} catch (error) {
		return invalid({
			pointer: "/workspace",
			detail: error instanceof Error ? error.message : "no such workspace"
		});
	}
	return respondEmpty(204);
}
function readJson({ body }) {
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		throw new Refusal(invalid({
			pointer: "",
			detail: "The body is not JSON."
		}));
	}
}
// build/src/service/router.js
function createRouter(prefix, routes) {
	const table = new Map();
	for (const route of routes) {
		const parts = route.path.slice(1).split("/");
		const key = `${route.method} ${String(parts.length)} ${parts[0] ?? ""}`;
		const others = table.get(key);
		if (others === void 0) table.set(key, [{
			route,
			parts
		}]);
		else others.push({
			route,
			parts
		});
	}
	return (method, path) => {
		if (!path.startsWith(`${prefix}/`)) return void 0;
		const given = path.slice(prefix.length + 1).split("/");
		const candidates = table.get(`${method} ${String(given.length)} ${given[0] ?? ""}`) ?? [];
		for (const { route, parts } of candidates) {
			const parameters = match$1(parts, given);
			if (parameters !== void 0) return {
				route,
				parameters
			};
		}
	};
}
function match$1(parts, given) {
	const parameters = {};
	for (const [index, part] of parts.entries()) {
		const word = given[index] ?? "";
		if (!part.startsWith(":")) {
			if (part !== word) return void 0;
			continue;
		}
		try {
			parameters[part.slice(1)] = decodeURIComponent(word);
		} catch {
			return;
		}
		if (word === "") return void 0;
	}
	return parameters;
}
// build/src/service/routes/route.js
function routeBy(method) {
	return (path, handler) => ({
		method,
		path,
		handler
	});
}
const get = routeBy("GET");
const post = routeBy("POST");
const put = routeBy("PUT");
const patch = routeBy("PATCH");
const remove = routeBy("DELETE");
// build/src/service/domain.js
function parameter(call, name) {
	const value = call.parameters[name];
	if (value === void 0) throw new Error(`the route has no :${name}`);
	return value;
}
// build/src/service/machines.js
const VERSION_MACHINE = {
	pending: [
		"fetching",
		"uploaded",
		"errored"
	],
	fetching: ["uploaded", "errored"],
	uploaded: [
		"archived",
		"backing_data_soft_deleted",
		"uploaded"
	],
	archived: ["fetching", "uploaded"],
	errored: ["uploaded"],
	backing_data_soft_deleted: ["uploaded", "backing_data_permanently_deleted"],
	backing_data_permanently_deleted: []
};
const STOPPED = [
	"errored",
	"canceled",
	"force_canceled",
	"discarded"
];
const AFTER_POLICY_CHECKS = [
	"planned_and_finished",
	"planned_and_saved",
	"confirmed"
];
const AFTER_COST = ["policy_checking", ...AFTER_POLICY_CHECKS];
const AFTER_STAGE = ["cost_estimating", ...AFTER_COST];
const AFTER_TERRAFORM_POLICY = ["post_plan_running", ...AFTER_STAGE];
const RUN_MACHINE = {
	pending: [
		"fetching",
		"pre_plan_running",
		"queuing",
		"plan_queued",
		"planning",
		...STOPPED
	],
	fetching: ["fetching_completed", ...STOPPED],
	fetching_completed: [
		"pre_plan_running",
		"queuing",
		"plan_queued",
		"planning",
		...STOPPED
	],
	pre_plan_running: ["pre_plan_completed", ...STOPPED],
	pre_plan_completed: [
		"queuing",
		"plan_queued",
		"planning",
		...STOPPED
	],
	queuing: [
		"plan_queued",
		"planning",
		...STOPPED
	],
	plan_queued: ["planning", ...STOPPED],
	planning: ["planned", ...STOPPED],
	planned: [
		"tf_policy_checked",
		"tf_policy_override",
		...AFTER_TERRAFORM_POLICY,
		...STOPPED
	],
	tf_policy_checked: [...AFTER_TERRAFORM_POLICY, ...STOPPED],
	tf_policy_override: ["tf_policy_checked", ...STOPPED],
	post_plan_running: [
		"post_plan_completed",
		"post_plan_awaiting_decision",
		"policy_soft_failed",
		"planned_and_finished",
		...STOPPED
	],
	post_plan_awaiting_decision: ["post_plan_completed", ...STOPPED],
	post_plan_completed: [...AFTER_STAGE, ...STOPPED],
	cost_estimating: ["cost_estimated", ...STOPPED],
	cost_estimated: [...AFTER_COST, ...STOPPED],
	policy_checking: [
		"policy_checked",
		"policy_override",
		"policy_soft_failed",
		...STOPPED
	],
	policy_override: ["policy_checked", ...STOPPED],
	policy_soft_failed: ["policy_checked"],
	policy_checked: [...AFTER_POLICY_CHECKS, ...STOPPED],
	planned_and_saved: ["confirmed", "discarded"],
	confirmed: [
		"queuing_apply",
		"pre_apply_running",
		"apply_queued",
		"applying",
		...STOPPED
	],
	pre_apply_running: ["pre_apply_completed", ...STOPPED],
	pre_apply_completed: [
		"queuing_apply",
		"apply_queued",
		"applying",
		...STOPPED
	],
	queuing_apply: ["apply_queued", ...STOPPED],
	apply_queued: ["applying", ...STOPPED],
	applying: [
		"applied",
		"post_apply_running",
		...STOPPED
	],
	post_apply_running: ["post_apply_completed", ...STOPPED],
	post_apply_completed: ["applied", ...STOPPED],
	applied: [],
	planned_and_finished: [],
	discarded: [],
	errored: [],
	canceled: [],
	force_canceled: []
};
const PLAN_MACHINE = {
	pending: [
		"queued",
		"running",
		"canceled",
		"unreachable"
	],
	queued: [
		"running",
		"canceled",
		"unreachable"
	],
	running: [
		"finished",
		"errored",
		"canceled"
	],
	finished: [],
	errored: [],
	canceled: [],
	unreachable: []
};
const POLICY_CHECK_MACHINE = {
	pending: [
		"queued",
		"unreachable",
		"canceled"
	],
	queued: [
		"passed",
		"soft_failed",
		"hard_failed",
		"errored",
		"canceled"
	],
	passed: [],
	soft_failed: ["overridden"],
	hard_failed: [],
	overridden: [],
	errored: [],
	canceled: [],
	unreachable: []
};
const TASK_STAGE_MACHINE = {
	pending: [
		"running",
		"canceled",
		"unreachable"
	],
	running: [
		"passed",
		"failed",
		"awaiting_override",
		"errored",
		"canceled"
	],
	awaiting_override: ["running", "canceled"],
	passed: [],
	failed: [],
	errored: [],
	canceled: [],
	unreachable: []
};
const TASK_RESULT_MACHINE = {
	pending: [
		"running",
		"canceled",
		"unreachable"
	],
	running: [
		"passed",
		"failed",
		"errored",
		"canceled"
	],
	passed: [],
	failed: [],
	errored: [],
	canceled: [],
	unreachable: []
};
const POLICY_EVALUATION_MACHINE = {
	pending: [
		"queued",
		"canceled",
		"unreachable"
	],
	queued: ["running", "canceled"],
	running: [
		"passed",
		"failed",
		"errored",
		"canceled"
	],
	failed: ["overridden"],
	passed: [],
	overridden: [],
	errored: [],
	canceled: [],
	unreachable: []
};
const TF_POLICY_EVALUATION_MACHINE = {
	pending: [
		"queued",
		"canceled",
		"unreachable"
	],
	queued: ["running", "canceled"],
	running: [
		"passed",
		"failed",
		"awaiting_override",
		"errored",
		"canceled"
	],
	awaiting_override: ["overridden", "canceled"],
	passed: [],
	failed: [],
	overridden: [],
	errored: [],
	canceled: [],
	unreachable: []
};
const COST_ESTIMATE_MACHINE = {
	pending: [
		"queued",
		"skipped_due_to_targeting",
		"canceled",
		"unreachable"
	],
	queued: [
		"finished",
		"errored",
		"canceled"
	],
	finished: [],
	errored: [],
	canceled: [],
	unreachable: [],
	skipped_due_to_targeting: []
};
function mayFollow(machine, from, to) {
	return machine[from].includes(to);
}
const STAMPS = new Map([[PLAN_MACHINE, { running: "started-at" }], [VERSION_MACHINE, {
	backing_data_soft_deleted: "soft-delete-backing-data-at",
	backing_data_permanently_deleted: "permanently-delete-backing-data-at"
}]]);
function advance(machine, thing, to, at) {
	if (!mayFollow(machine, thing.status, to)) throw new Error(`${thing.status} cannot be followed by ${to}`);
	thing.status = to;
	const name = STAMPS.get(machine)?.[to] ?? `${to.replaceAll("_", "-")}-at`;
	thing.stamps[name] = toStamp(at);
}
function moveAll(machine, things, to, at) {
	for (const thing of things) advance(machine, thing, to, at);
}
function moveIfPossible(machine, thing, to, at) {
	if (mayFollow(machine, thing.status, to)) advance(machine, thing, to, at);
}
function toStamp(at) {
	return `${at.toISOString().slice(0, 19)}+00:00`;
}
function isFinalRun(status) {
	return RUN_MACHINE[status].length === 0 || status === "planned_and_saved" || status === "policy_soft_failed";
}
function needsFiles(status) {
	return !isFinalRun(status) || status === "planned_and_saved";
}
// build/src/service/store.js
function createStore(clock, random) {
	return {
		organizations: new Map(),
		users: new Map(),
		teams: new Map(),
		pools: new Map(),
		tokens: new Map(),
		projects: new Map(),
		workspaces: new Map(),
		teamAccess: new Map(),
		policies: new Map(),
		policySets: new Map(),
		versions: new Map(),
		runs: new Map(),
		plans: new Map(),
		applies: new Map(),
		stateVersions: new Map(),
		checks: new Map(),
		stages: new Map(),
		taskResults: new Map(),
		evaluations: new Map(),
		tfEvaluations: new Map(),
		costEstimates: new Map(),
		moving: {
			runs: new Set(),
			versions: new Set()
		},
		clock,
		hcl: void 0,
		newId: (prefix) => newId(prefix, random),
		newUuid: () => newUuid(random)
	};
}
function dateAt(clock, atMs) {
	return new Date(clock.date().getTime() - (clock.now() - atMs));
}
function nowAt(clock) {
	return clock.date().toISOString();
}
function must(map, id) {
	const value = map.get(id);
	if (value === void 0) throw new Error(`the service lost ${id}`);
	return value;
}
const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
function newId(prefix, random) {
	let id = `${prefix}-`;
	for (let length = 0; length < 16; length += 1) id += ALPHABET.charAt(Math.floor(random() * 58));
	return id;
}
function newUuid(random) {
	return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
// build/src/service/permissions.js
const READ = {
	runs: "read",
	variables: "read",
	"state-versions": "read",
	"engine-mocks": "none",
	"workspace-locking": false,
	"run-tasks": false,
	"policy-overrides": false
};
const WRITE = {
	...READ,
	runs: "apply",
	variables: "write",
	"state-versions": "write",
	"engine-mocks": "read",
	"workspace-locking": true
};
const IMPLIED = {
	read: READ,
	plan: {
		...READ,
		runs: "plan"
	},
	write: WRITE,
	admin: {
		...WRITE,
		"run-tasks": true
	}
};
const CUSTOM_DEFAULTS = {
	...READ,
	variables: "none",
	"state-versions": "none"
};
function toPermissions$1(access, given, before) {
	if (access !== "custom") return { ...IMPLIED[access] };
	const known = Object.entries(given).filter(([name, value]) => value !== void 0 && Object.hasOwn(CUSTOM_ATTRIBUTES, name));
	return {
		...before,
		...Object.fromEntries(known)
	};
}
function allRights(allowed) {
	return {
		readRuns: allowed,
		queuePlans: allowed,
		applyRuns: allowed,
		admin: allowed,
		lock: allowed,
		manageRunTasks: allowed,
		managePolicyOverrides: allowed,
		readOutputs: allowed,
		readStates: allowed,
		readVariables: allowed,
		writeVariables: allowed
	};
}
function teamsOf(store, token, organizationId) {
	return [...store.teams.values()].filter((team) => team.organizationId === organizationId && (token.kind === "team" ? team.id === token.subjectId : token.kind === "user" && team.memberIds.includes(token.subjectId)));
}
function isOwner(store, token, organizationId) {
	if (token.kind === "organization") return token.subjectId === organizationId;
	return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}
function isMember(store, token, organizationId) {
	return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}
function hasOrganizationRight(store, token, organizationId, right) {
	return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).some(({ permissions }) => permissions[right]);
}
function rightsOn(store, token, workspace) {
	const { organizationId } = workspace;
	if (isOwner(store, token, organizationId)) {
		const starts = token.kind !== "organization";
		return {
			...allRights(true),
			queuePlans: starts,
			applyRuns: starts
		};
	}
	const teams = teamsOf(store, token, organizationId);
	const rights = allRights(false);
	const may = (right) => teams.some(({ permissions }) => permissions[right]);
	if (may("readWorkspaces")) rights.readRuns = true;
	if (may("managePolicyOverrides")) {
		rights.readRuns = true;
		rights.managePolicyOverrides = true;
	}
	if (may("manageWorkspaces")) {
		const { managePolicyOverrides } = rights;
		Object.assign(rights, allRights(true), { managePolicyOverrides });
	}
	for (const grant of store.teamAccess.values()) if (grant.workspaceId === workspace.id && teams.some(({ id }) => id === grant.teamId)) addGrant(rights, grant);
	return rights;
}
function addGrant(rights, grant) {
	const { access, permissions } = grant;
	rights.readRuns = true;
	if (permissions.runs !== "read") rights.queuePlans = true;
	if (permissions.runs === "apply") rights.applyRuns = true;
	if (permissions["workspace-locking"]) rights.lock = true;
	if (permissions["policy-overrides"]) rights.managePolicyOverrides = true;
	if (permissions["run-tasks"]) rights.manageRunTasks = true;
	const { variables, "state-versions": states } = permissions;
	if (states !== "none") rights.readOutputs = true;
	if (states === "read" || states === "write") rights.readStates = true;
	if (variables !== "none") rights.readVariables = true;
	if (variables === "write") rights.writeVariables = true;
	if (access === "admin") rights.admin = true;
}
function mayReadGrant(store, token, grant) {
	const workspace = must(store.workspaces, grant.workspaceId);
	const rights = rightsOn(store, token, workspace);
	if (rights.admin) return true;
	const team = must(store.teams, grant.teamId);
	return teamsOf(store, token, workspace.organizationId).includes(team) || rights.readRuns && team.visibility === "organization";
}
// build/src/service/documents/workspace.js
function toWorkspace({ domain, token }, workspace) {
	const { store } = domain;
	const rights = rightsOn(store, token, workspace);
	const organization = must(store.organizations, workspace.organizationId);
	const latest = [...store.runs.values()].filter(({ workspaceId }) => workspaceId === workspace.id).at(-1);
	const current = currentRunOf(store, workspace);
	const shown = workspace.script.workspace;
	const executionMode = shown?.executionMode ?? workspace.executionMode;
	return {
		id: workspace.id,
		type: "workspaces",
		attributes: {
			name: workspace.name,
			"auto-apply": shown?.autoApply ?? workspace.autoApply,
			"created-at": workspace.createdAt,
			"updated-at": workspace.createdAt,
			actions: { "is-destroyable": rights.admin },
			"execution-mode": executionMode,
			operations: executionMode !== "local",
			locked: shown?.locked ?? workspace.locked,
			"speculative-enabled": workspace.speculativeEnabled,
			"structured-run-output-enabled": true,
			"terraform-version": workspace.terraformVersion,
			"working-directory": workspace.workingDirectory,
			"tag-names": workspace.tags,
			"trigger-patterns": workspace.triggerPatterns,
			"trigger-prefixes": workspace.triggerPrefixes,
			"vcs-repo": workspace.vcsRepository === null ? null : { identifier: workspace.vcsRepository },
			"policy-check-failures": 0,
			permissions: toPermissions(rights)
		},
		relationships: {
			organization: { data: {
				id: organization.name,
				type: "organizations"
			} },
			project: { data: {
				id: workspace.projectId,
				type: "projects"
			} },
			"current-configuration-version": { data: workspace.currentVersionId === null ? null : {
				id: workspace.currentVersionId,
				type: "configuration-versions"
			} },
			"current-run": { data: current === void 0 ? null : {
				id: current.id,
				type: "runs"
			} },
			"latest-run": { data: latest === void 0 ? null : {
				id: latest.id,
				type: "runs"
			} }
		},
		links: { self: `/api/v2/organizations/${organization.name}/workspaces/${workspace.name}` }
	};
}
function currentRunOf(store, { id }) {
	const runs = [...store.runs.values()].filter(({ workspaceId, planOnly, savePlan }) => workspaceId === id && !planOnly && !savePlan);
	return runs.find(({ status }) => !isFinalRun(status)) ?? runs.at(-1);
}
function toPermissions(rights) {
	return {
		"can-read-run": rights.readRuns,
		"can-queue-run": rights.queuePlans,
		"can-queue-apply": rights.applyRuns,
		"can-lock": rights.lock,
		"can-unlock": rights.lock,
		"can-force-unlock": rights.admin,
		"can-update": rights.admin,
		"can-destroy": rights.admin,
		"can-queue-destroy": rights.applyRuns,
		"can-read-settings": rights.readRuns,
		"can-read-state-versions": rights.readStates,
		"can-read-state-outputs": rights.readOutputs,
		"can-create-state-versions": false,
		"can-read-variable": rights.readVariables,
		"can-update-variable": rights.writeVariables,
		"can-read-assessment-result": rights.readRuns,
		"can-manage-run-tasks": rights.manageRunTasks
	};
}
function toTeamAccess(_call, grant) {
	const { "engine-mocks": mocks, ...others } = grant.permissions;
	return {
		id: grant.id,
		type: "team-workspaces",
		attributes: {
			access: grant.access,
			...others,
			"engine-mocks": mocks,
			"sentinel-mocks": mocks
		},
		relationships: {
			team: {
				data: {
					id: grant.teamId,
					type: "teams"
				},
				links: { related: `/api/v2/teams/${grant.teamId}` }
			},
			workspace: {
				data: {
					id: grant.workspaceId,
					type: "workspaces"
				},
				links: { related: `/api/v2/workspaces/${grant.workspaceId}` }
			}
		},
		links: { self: `/api/v2/team-workspaces/${grant.id}` }
	};
}
function toAgentToken(_call, token) {
	return {
		id: token.id,
		type: "authentication-tokens",
		attributes: {
			"created-at": token.createdAt,
			"last-used-at": token.lastUsedAt?.toISOString() ?? null,
			"expired-at": token.expiredAt?.toISOString() ?? null,
			description: token.description,
			token: null
		},
		relationships: { "created-by": { data: token.createdBy } }
	};
}
function toOrganization({ domain, token }, organization) {
	const owner = isOwner(domain.store, token, organization.id);
	return {
		id: organization.name,
		type: "organizations",
		attributes: {
			name: organization.name,
			"external-id": organization.id,
			email: organization.email,
			"created-at": organization.createdAt,
			"cost-estimation-enabled": true,
			"collaborator-auth-policy": "password",
			permissions: {
				"can-update": owner,
				"can-destroy": owner,
				"can-create-team": owner,
				"can-create-workspace": owner
			}
		},
		relationships: { "default-project": { data: [...domain.store.projects.values()].filter((one) => one.organizationId === organization.id).slice(0, 1).map(({ id }) => ({
			id,
			type: "projects"
		}))[0] } },
		links: { self: `/api/v2/organizations/${organization.name}` }
	};
}
function nameOf(store, { kind, subjectId }) {
	if (kind === "organization") return must(store.organizations, subjectId).name;
	return store.teams.get(subjectId)?.name ?? subjectId;
}
function toAccount({ domain: { store }, token }) {
	const user = token.kind === "user" ? must(store.users, token.subjectId) : void 0;
	return {
		id: user?.id ?? `user-${token.subjectId}`,
		type: "users",
		attributes: {
			username: user?.username ?? `api-${token.kind}-${nameOf(store, token)}`,
			email: user?.email ?? null,
			"is-service-account": user === void 0
		},
		relationships: { "authenticated-resource": { data: {
			id: token.kind === "organization" ? nameOf(store, token) : token.subjectId,
			type: `${token.kind}s`
		} } },
		links: { self: "/api/v2/account/details" }
	};
}
function toAuthors({ domain: { store } }, createdBy) {
	const user = createdBy === null ? void 0 : store.users.get(createdBy.id);
	return user === void 0 ? [] : [toUser(user)];
}
function toUser({ id, username, email }) {
	return {
		id,
		type: "users",
		attributes: {
			username,
			email,
			"is-service-account": false,
			"avatar-url": null
		},
		links: { self: `/api/v2/users/${id}` }
	};
}
// build/src/service/secrets.js
function newSecret() {
	const bytes = randomBytes(43).toString("base64url");
	return `${bytes.slice(0, 14)}.atlasv1.${bytes.slice(14)}`;
}
function digestOf(secret) {
	return hash("sha256", secret, "buffer");
}
function sameDigest(one, other) {
	return one.length === other.length && timingSafeEqual(one, other);
}
function newObjectId() {
	return randomBytes(32).toString("base64url");
}
function createSigner() {
	const key = randomBytes(32);
	const signatureOf = (path, expires) => createHmac("sha256", key).update(`${path}\n${expires}`).digest();
	const signed = (path, expiresAtMs) => {
		const expires = String(Math.floor(expiresAtMs));
		return [expires, signatureOf(path, expires).toString("base64url")];
	};
	return {
		sign(path, expiresAtMs) {
			const [expires, signature] = signed(path, expiresAtMs);
			return `${path}?expires=${expires}&signature=${signature}`;
		},
		signInPath: (path, expiresAtMs) => [path, ...signed(path, expiresAtMs)].join("/"),
		verify(path, query, nowMs) {
			const [, kind, purpose, objectId, inPath, signature] = path.split("/");
			const bare = inPath === void 0 ? path : `/${kind}/${purpose}/${objectId}`;
			const expires = inPath ?? query.get("expires") ?? "";
			if (!sameDigest(Buffer.from(signature ?? query.get("signature") ?? "", "base64url"), signatureOf(bare, expires))) return "bad";
			return Number(expires) >= nowMs ? "good" : "expired";
		}
	};
}
function issueToken(store, made, secret = newSecret()) {
	const token = {
		id: store.newId("at"),
		...made,
		expiredAt: made.expiredAt ?? null,
		digest: digestOf(secret),
		createdAt: nowAt(store.clock),
		lastUsedAt: null
	};
	store.tokens.set(token.id, token);
	return {
		token,
		secret
	};
}
function findToken(store, authorization) {
	const [scheme, secret] = (authorization ?? "").split(" ", 2);
	if (scheme?.toLowerCase() !== "bearer" || secret === void 0 || secret === "") return void 0;
	const digest = digestOf(secret);
	let found;
	for (const token of store.tokens.values()) if (sameDigest(token.digest, digest)) found = token;
	const now = store.clock.date();
	if (found === void 0 || isOver(found, now)) return void 0;
	found.lastUsedAt = now;
	return found;
}
function isOver({ expiredAt }, now) {
	return expiredAt !== null && expiredAt <= now;
}
// build/src/service/routes/find.js
function found(value) {
	if (value === void 0) throw new Refusal(notFound());
	return value;
}
function allow(allowed) {
	if (!allowed) throw new Refusal(notFound());
}
function findWorkspace(call, right = "readRuns", id = parameter(call, "workspace")) {
	const { store } = call.domain;
	const workspace = found(store.workspaces.get(id));
	allow(rightsOn(store, call.token, workspace)[right]);
	return workspace;
}
function within(name, mapOf, findOwner, ownerOf) {
	return (call, right = "readRuns", id = parameter(call, name)) => {
		const kept = found(mapOf(call.domain.store).get(id));
		findOwner(call, right, ownerOf(kept));
		return kept;
	};
}
const workspaceOf = ({ workspaceId }) => workspaceId;
const runOf = ({ runId }) => runId;
const findVersion = within("version", (s) => s.versions, findWorkspace, workspaceOf);
const findState = within("state", (s) => s.stateVersions, findWorkspace, workspaceOf);
const findRun = within("run", (s) => s.runs, findWorkspace, workspaceOf);
const findPlan = within("plan", (s) => s.plans, findRun, runOf);
const findApply = within("apply", (s) => s.applies, findRun, runOf);
const findEstimate = within("estimate", (s) => s.costEstimates, findRun, runOf);
const findCheck = within("check", (s) => s.checks, findRun, runOf);
const findStage = within("stage", (s) => s.stages, findRun, runOf);
const findTaskResult = within("result", (s) => s.taskResults, findStage, ({ stageId }) => stageId);
const findEvaluation = within("evaluation", (s) => s.evaluations, findRun, runOf);
const findTfEvaluation = within("evaluation", (s) => s.tfEvaluations, findRun, runOf);
function findOrganization(call) {
	const { store } = call.domain;
	const name = parameter(call, "organization");
	const organization = found([...store.organizations.values()].find((one) => one.name === name));
	allow(isMember(store, call.token, organization.id));
	return organization;
}
function findGrant(call) {
	const { store } = call.domain;
	const grant = found(store.teamAccess.get(parameter(call, "grant")));
	allow(mayReadGrant(store, call.token, grant));
	return grant;
}
function findPool(call, id = parameter(call, "pool")) {
	const { store } = call.domain;
	const pool = found(store.pools.get(id));
	allow(hasOrganizationRight(store, call.token, pool.organizationId, "manageAgentPools"));
	return pool;
}
// build/src/service/routes/agent-tokens.js
const creationSchema$2 = looseObject({ data: looseObject({
	type: picklist(["authentication-tokens", "agent-tokens"]),
	attributes: looseObject({
		description: string(),
		"expired-at": optional(nullable(pipe(string(), isoTimestamp())))
	})
}) });
const AGENT_TOKEN_ROUTES = [
	get("/agent-pools/:pool/authentication-tokens", (call) => {
		const pool = findPool(call);
		return respondPage(call, [...call.domain.store.tokens.values()].filter(({ kind, subjectId }) => kind === "agent" && subjectId === pool.id), toAgentToken);
	}),
	get("/authentication-tokens/:token", (call) => respondOne(call, findAgentToken(call), toAgentToken)),
	post("/agent-pools/:pool/authentication-tokens", (call) => {
		const pool = findPool(call);
		const { description, "expired-at": expiredAt } = readBody$1(call.request, creationSchema$2).data.attributes;
		const { token, secret } = issueToken(call.domain.store, {
			kind: "agent",
			subjectId: pool.id,
			description,
			createdBy: authorOf(call.token),
			expiredAt: expiredAt ? new Date(expiredAt) : null
		});
		const shown = toAgentToken(call, token);
		return respondResource(201, {
			...shown,
			attributes: {
				...shown.attributes,
				token: secret
			}
		});
	}),
	remove("/authentication-tokens/:token", (call) => {
		call.domain.store.tokens.delete(findAgentToken(call).id);
		return respondEmpty(204);
	})
];
function findAgentToken(call) {
	const token = found(call.domain.store.tokens.get(parameter(call, "token")));
	allow(token.kind === "agent");
	findPool(call, token.subjectId);
	return token;
}
function authorOf({ kind, subjectId }) {
	if (kind === "agent") return null;
	return {
		id: subjectId,
		type: `${kind}s`
	};
}
// build/src/service/evaluated.js
function evaluationLevel(level) {
	return level === "advisory" ? "advisory" : "mandatory";
}
function checkLevel(level) {
	switch (level) {
		case "advisory": return "advisory";
		case "soft-mandatory":
		case "mandatory-overridable": return "soft-mandatory";
		case "hard-mandatory":
		case "mandatory": return "hard-mandatory";
	}
}
function terraformPolicyLevel(level, overridable) {
	switch (level) {
		case "advisory": return "advisory";
		case "soft-mandatory":
		case "mandatory-overridable": return "mandatory_overridable";
		case "hard-mandatory": return "mandatory";
		case "mandatory": return overridable ? "mandatory_overridable" : "mandatory";
	}
}
function countResults(sets) {
	const count = {
		passed: 0,
		advisoryFailed: 0,
		mandatoryFailed: 0,
		errored: 0
	};
	for (const set of sets) {
		if (set.error !== null) count.errored += 1;
		for (const policy of set.policies) if (policy.status === "passed") count.passed += 1;
		else if (policy.status === "errored") count.errored += 1;
		else if (policy.level === "advisory") count.advisoryFailed += 1;
		else count.mandatoryFailed += 1;
	}
	return count;
}
function isBlocking({ level, outcome }) {
	return level === "mandatory" && outcome !== "passed";
}
function checkStatus({ policies, errored }) {
	if (errored || policies.some(({ status }) => status === "errored")) return "errored";
	const failed = policies.filter(({ status }) => status === "failed");
	if (failed.some(({ level }) => checkLevel(level) === "hard-mandatory")) return "hard_failed";
	return failed.some(({ level }) => level !== "advisory") ? "soft_failed" : "passed";
}
function evaluationStatus(sets) {
	const count = countResults(sets);
	if (count.mandatoryFailed > 0) return "failed";
	return count.errored > 0 ? "errored" : "passed";
}
function failuresOverridable(sets) {
	return sets.every(({ overridable, policies }) => overridable || policies.every(({ status, level }) => status === "passed" || checkLevel(level) !== "hard-mandatory"));
}
// build/src/service/plan/output-changes.js
function toOutputChanges(outputs, { outputs: before, options }, counts) {
	const planned = {};
	const changes = {};
	const settled = counts.additions + counts.changes + counts.destructions === 0;
	for (const [name, { value, sensitive }] of outputs) {
		const prior = before[name];
		const { known, unknown } = split(value, { left: 1e4 });
		if (unknown !== void 0 && (settled || options.targets.length > 0)) continue;
		const same = unknown === void 0 && isDeepStrictEqual(prior?.value, known);
		planned[name] = {
			sensitive,
			value: known
		};
		changes[name] = {
			actions: [prior === void 0 ? "create" : same ? "no-op" : "update"],
			before: prior?.value ?? null,
			after: known,
			after_unknown: unknown ?? false,
			before_sensitive: prior?.sensitive ?? false,
			after_sensitive: sensitive
		};
	}
	for (const [name, { value, sensitive }] of Object.entries(before)) {
		if (outputs.has(name)) continue;
		changes[name] = {
			actions: ["delete"],
			before: value,
			after: null,
			after_unknown: false,
			before_sensitive: sensitive,
			after_sensitive: false
		};
	}
	const none = Object.keys(changes).length === 0;
	return {
		planned: none ? void 0 : planned,
		changes: none ? void 0 : changes
	};
}
function hasOutputChanges({ output_changes: changes = {} }) {
	return Object.values(changes).some(({ actions }) => !actions.includes("no-op"));
}
// build/src/service/run-parts.js
function hasChanges({ counts, document }) {
	const { additions, changes, destructions } = counts;
	return additions + changes + destructions > 0 || document !== null && hasOutputChanges(document);
}
function partsOf(store, run) {
	const version = must(store.versions, run.versionId);
	const stages = run.stageIds.map((id) => must(store.stages, id));
	const stageParts = (stage) => {
		const found = stages.find((one) => one.stage === stage);
		return found && {
			stage: found,
			tasks: found.taskResultIds.map((id) => must(store.taskResults, id)),
			evaluations: found.evaluationIds.map((id) => must(store.evaluations, id))
		};
	};
	return {
		run,
		plan: must(store.plans, run.planId),
		apply: must(store.applies, run.applyId),
		prePlan: stageParts("pre_plan"),
		postPlan: stageParts("post_plan"),
		preApply: stageParts("pre_apply"),
		postApply: stageParts("post_apply"),
		checks: run.checkIds.map((id) => must(store.checks, id)),
		cost: run.costEstimateId === null ? void 0 : must(store.costEstimates, run.costEstimateId),
		tfEvaluations: run.tfPolicyEvaluationIds.map((id) => must(store.tfEvaluations, id)),
		version
	};
}
function closeAll(parts, to, at) {
	const close = (machine, things, word) => {
		for (const thing of things) moveIfPossible(machine, thing, word, at);
	};
	close(PLAN_MACHINE, [parts.plan, parts.apply], to);
	close(POLICY_CHECK_MACHINE, parts.checks, to);
	for (const part of [
		parts.prePlan,
		parts.postPlan,
		parts.preApply,
		parts.postApply
	]) {
		if (part === void 0) continue;
		close(TASK_STAGE_MACHINE, [part.stage], to);
		close(TASK_RESULT_MACHINE, part.tasks, to);
		if (parts.run.script.evaluationStuck !== true || to === "canceled") close(POLICY_EVALUATION_MACHINE, part.evaluations, to);
	}
	close(TF_POLICY_EVALUATION_MACHINE, parts.tfEvaluations, to);
	if (parts.cost !== void 0) close(COST_ESTIMATE_MACHINE, [parts.cost], to);
}
// build/src/service/evaluate-policies.js
function evaluatePolicySet(set, planned, run) {
	const plan = planned.document;
	let instance = set.rego.instantiate();
	const policies = set.policies.map((policy) => {
		const known = {
			name: policy.name,
			level: policy.level,
			description: policy.description,
			query: policy.query
		};
		try {
			const output = toOutput(instance.evaluate(policy.query, {
				plan,
				run
			}));
			const status = output.length > 0 ? "failed" : "passed";
			return {
				...known,
				status,
				output,
				resources: findResources(output, planned.places)
			};
		} catch (error) {
			instance = set.rego.instantiate();
			const message = error instanceof Error ? error.message : String(error);
			return {
				...known,
				status: "errored",
				output: [message],
				resources: []
			};
		}
	});
	return {
		name: set.name,
		description: set.description,
		overridable: set.overridable,
		error: null,
		policies
	};
}
function toOutput(value) {
	if (value === void 0 || value === null || value === false) return [];
	if (Array.isArray(value)) return value.toSorted(byText);
	if (typeof value === "object") return Object.values(value);
	return [value];
}
function byText(one, other) {
	return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
function findResources(output, places) {
	return output.flatMap((one) => {
		const address = typeof one === "string" ? one.split(": ", 1)[0] ?? "" : "";
		const place = places.get(address);
		return place === void 0 ? [] : [{
			address,
			...place
		}];
	});
}
function toEvaluatedSet(set, kind) {
	return {
		name: set.name,
		description: set.description ?? null,
		overridable: set.overridable,
		error: set.error ?? null,
		policies: set.policies.map((policy) => ({
			name: policy.name,
			level: policy.level,
			status: policy.status,
			description: policy.description ?? "",
			query: kind === "opa" ? `data.terraform.policies.${policy.name}.deny` : null,
			output: policy.messages,
			resources: policy.resources
		}))
	};
}
// build/src/service/add-judgements.js
function addJudgements(judged) {
	addStages(judged);
	addChecks(judged);
	addTerraformPolicy(judged);
}
function addStages(judged) {
	const { store, run } = judged;
	const { script } = run;
	const kind = script.policyKind ?? "opa";
	const sets = script.policySets?.map((set) => toEvaluatedSet(set, kind)) ?? evaluateSets(judged, "policy-evaluation");
	if (script.prePlanTasks !== void 0) addStage(store, run, "pre_plan", script.prePlanTasks);
	if (script.postPlanTasks !== void 0 || sets.length > 0) {
		const stage = addStage(store, run, "post_plan", script.postPlanTasks ?? []);
		if (sets.length > 0) {
			const id = store.newId("poleval");
			stage.evaluationIds.push(id);
			store.evaluations.set(id, {
				id,
				runId: run.id,
				stageId: stage.id,
				kind,
				outcomes: sets.map((set) => ({
					id: store.newId("psout"),
					set
				})),
				toolVersion: kind === "opa" ? "1.22.0" : "0.40.0",
				status: "pending",
				stamps: {}
			});
		}
	}
	if (script.preApplyTasks !== void 0) addStage(store, run, "pre_apply", script.preApplyTasks);
	if (script.postApplyTasks !== void 0) addStage(store, run, "post_apply", script.postApplyTasks);
}
function addStage(store, run, stage, tasks) {
	const record = {
		id: store.newId("ts"),
		runId: run.id,
		stage,
		taskResultIds: [],
		evaluationIds: [],
		createdAt: run.createdAt,
		status: "pending",
		stamps: {}
	};
	for (const task of tasks) {
		const id = store.newId("taskrs");
		record.taskResultIds.push(id);
		store.taskResults.set(id, {
			id,
			stageId: record.id,
			name: task.name,
			level: task.level,
			outcome: task.status,
			message: task.message,
			url: task.url ?? null,
			status: "pending",
			stamps: {}
		});
	}
	run.stageIds.push(record.id);
	store.stages.set(record.id, record);
	return record;
}
function addChecks(judged) {
	const { store, run } = judged;
	const scripted = run.script.policyChecks?.map(({ scope, policies, errored }) => ({
		scope,
		errored,
		sets: [toEvaluatedSet({
			name: "",
			overridable: false,
			policies
		}, "sentinel")]
	}));
	const evaluated = evaluateSets(judged, "policy-check");
	const checks = scripted ?? (evaluated.length > 0 ? [{
		scope: "organization",
		errored: false,
		sets: evaluated
	}] : []);
	for (const { scope, errored, sets } of checks) {
		const id = store.newId("polchk");
		run.checkIds.push(id);
		store.checks.set(id, {
			id,
			runId: run.id,
			scope,
			errored,
			policies: sets.flatMap((set) => set.policies.map((policy) => ({
				...policy,
				set: set.name,
				level: checkLevel(policy.level === "mandatory" && set.overridable ? "soft-mandatory" : policy.level)
			}))),
			durationMs: 0,
			status: "pending",
			stamps: {}
		});
	}
}
function addTerraformPolicy(judged) {
	const { store, run } = judged;
	const sets = run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, "sentinel")) ?? evaluateSets(judged, "terraform-policy");
	if (sets.length === 0) return;
	const id = store.newId("tfpoleval");
	run.tfPolicyEvaluationIds.push(id);
	store.tfEvaluations.set(id, {
		id,
		runId: run.id,
		outcomes: sets.map((set) => ({
			id: store.newId("tfpsout"),
			set
		})),
		status: "pending",
		stamps: {}
	});
}
function evaluateSets({ store, run, planned, workspace }, system) {
	const sets = [...store.policySets.values()].filter(({ organizationId, global, workspaceIds, set }) => organizationId === workspace.organizationId && set.system === system && (global || workspaceIds.includes(workspace.id)));
	const input = toRunInput(store, run, workspace);
	return sets.map(({ set }) => evaluatePolicySet(set, planned, input));
}
function toRunInput(store, run, workspace) {
	return {
		id: run.id,
		created_at: run.createdAt,
		message: run.message,
		is_destroy: run.isDestroy,
		refresh: run.refresh,
		source: run.source,
		speculative: run.planOnly,
		organization: { name: must(store.organizations, workspace.organizationId).name },
		workspace: {
			id: workspace.id,
			name: workspace.name,
			auto_apply: workspace.autoApply,
			working_directory: workspace.workingDirectory,
			tags: workspace.tags
		}
	};
}
// build/src/service/plan/load-module.js
const MOST_CONFIGURATION = 327680;
const MOST_PROBLEMS = 100;
function loadModule(sources, directory) {
	const known = sources.modules.get(directory);
	if (known !== void 0) return known;
	const names = sources.files.list(directory).filter((path) => path.endsWith(".tf"));
	if (names.length === 0) return void 0;
	const module = {
		directory,
		resources: [],
		dataSources: [],
		named: new Map(),
		calls: [],
		variables: new Map(),
		locals: new Map(),
		outputs: new Map(),
		providers: new Map()
	};
	sources.modules.set(directory, module);
	for (const path of names) {
		const file = posix.relative(sources.workingDirectory, path);
		for (const block of parseFile(sources, path, "file").blocks) place(module, {
			block,
			file
		}, sources.problems);
	}
	return module;
}
function parseFile(sources, path, what) {
	const known = sources.parsed.get(path);
	if (known !== void 0) return known;
	const file = posix.relative(sources.workingDirectory, path);
	const bytes = sources.files.get(path) ?? new Uint8Array();
	const before = sources.budget.bytes;
	sources.budget.bytes -= bytes.length;
	if (sources.budget.bytes < 0) {
		if (before >= 0) sources.problems.push(tooMuch(file));
		return {
			attributes: [],
			blocks: []
		};
	}
	const { body, problems } = sources.hcl.parse(toText(bytes));
	sources.parsed.set(path, body);
	for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) sources.problems.push({
		severity: "error",
		summary: "Invalid HCL",
		detail: `The ${what} could not be read: ${message}.`,
		range: toProblemRange(file, range)
	});
	return body;
}
function tooMuch(filename) {
	const position = {
		line: 1,
		column: 1
	};
	return {
		severity: "error",
		summary: "Too much configuration",
		detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
		range: {
			filename,
			start: position,
			end: position
		}
	};
}
function toText(bytes) {
	const text = new TextDecoder().decode(bytes);
	return text.startsWith("﻿") ? text.slice(1) : text;
}
function toProblemRange(filename, range) {
	return {
		filename,
		start: {
			line: range.startLine,
			column: range.startColumn
		},
		end: {
			line: range.endLine,
			column: range.endColumn
		}
	};
}
function place(module, placed, problems) {
	const { block } = placed;
	const [first = "", second = ""] = block.labels;
	switch (block.type) {
		case "resource":
		case "data": {
			const key = `${block.type}.${first}.${second}`;
			const twin = module.named.get(key);
			if (twin !== void 0) problems.push({
				severity: "error",
				summary: `Duplicate ${block.type} "${first}" "${second}"`,
				detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
				range: toProblemRange(placed.file, block.range)
			});
			else {
				module.named.set(key, placed);
				(block.type === "resource" ? module.resources : module.dataSources).push(placed);
			}
			break;
		}
		case "module":
			module.calls.push(placed);
			break;
		case "variable":
			module.variables.set(first, placed);
			break;
		case "output":
			module.outputs.set(first, placed);
			break;
		case "terraform":
			for (const inner of block.body.blocks.filter(({ type }) => type === "required_providers")) for (const attribute of inner.body.attributes) module.providers.set(attribute.name, attribute);
			break;
		case "locals": for (const attribute of block.body.attributes) module.locals.set(attribute.name, attribute);
	}
}
// build/src/service/plan/address.js
function readAddress(address) {
	const parts = splitAddress(address);
	const [type = "", last = ""] = parts.slice(-2);
	const at = last.indexOf("[");
	const key = at < 0 ? void 0 : last.slice(at + 1, -1);
	return {
		module: parts.slice(0, -2).join("."),
		type,
		name: at < 0 ? last : last.slice(0, at),
		index: key?.startsWith("\"") === true ? JSON.parse(key) : key && Number(key)
	};
}
function splitAddress(address) {
	return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
	return splitAddress(address).map((part) => part.split("[", 1)[0] ?? "").join(".");
}
function isWithin(address, target) {
	const next = address.charAt(target.length);
	return address.startsWith(target) && (next === "" || next === "." || next === "[");
}
function writeIndex(key) {
	if (key === void 0) return "";
	return typeof key === "number" ? `[${String(key)}]` : `[${JSON.stringify(key)}]`;
}
// build/src/service/plan/resource-values.js
const META = new Set([
	"count",
	"for_each",
	"provider",
	"depends_on",
	"lifecycle",
	"provisioner",
	"connection"
]);
function resourceValues(block, scope) {
	const values = bodyValues({
		attributes: block.body.attributes.filter(({ name }) => !META.has(name)),
		blocks: block.body.blocks.filter(({ type }) => !META.has(type))
	}, scope);
	return weigh(values) > 2e5 ? newMap() : values;
}
function bodyValues(body, scope) {
	const values = newMap(body.attributes.map(({ name, value }) => [name, evaluate(value, scope)]));
	for (const block of body.blocks) {
		const name = block.type === "dynamic" ? block.labels[0] ?? "" : block.type;
		const written = block.type === "dynamic" ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
		const before = values[name];
		values[name] = written === UNKNOWN || before === UNKNOWN ? UNKNOWN : [...Array.isArray(before) ? before : [], ...written];
	}
	return values;
}
function dynamicBlocks(block, scope) {
	const each = block.body.attributes.find(({ name }) => name === "for_each");
	const content = block.body.blocks.find(({ type }) => type === "content");
	const iterator = block.body.attributes.find(({ name }) => name === "iterator")?.value;
	const items = each === void 0 ? void 0 : itemsOf(evaluate(each.value, scope), scope);
	if (items === void 0 || content === void 0) return UNKNOWN;
	const name = iterator?.kind === "traversal" ? iterator.root : block.labels[0] ?? "";
	return items.map(([key, value]) => {
		const current = newMap([["key", key], ["value", value]]);
		return bodyValues(content.body, bind(scope, { [name]: current }));
	});
}
function planData(values, before) {
	const input = values["input"] ?? null;
	const triggers = values["triggers_replace"] ?? null;
	const kept = before !== void 0 && isSame(triggers, before["triggers_replace"]);
	const output = input === null ? null : UNKNOWN;
	return newMap([
		["id", kept ? before["id"] ?? null : UNKNOWN],
		["input", input],
		["output", kept && isSame(input, before["input"]) ? before["output"] ?? null : output],
		["triggers_replace", triggers]
	]);
}
function isSame(value, before) {
	const { known, unknown } = split(value, { left: 1e4 });
	return unknown === void 0 && isDeepStrictEqual(known, before ?? null);
}
function applyData(after, newId) {
	const { id = newId(), input = null, triggers_replace: triggers = null } = after;
	return {
		id,
		input,
		output: input,
		triggers_replace: triggers
	};
}
// build/src/service/plan/module-scope.js
var ModuleScope = class {
	budget;
	moduleOutputs = new Map();
	#known = new Map();
	#visiting = new Set();
	#module;
	#values;
	#around;
	constructor(module, values, around) {
		this.#module = module;
		this.#values = values;
		this.#around = around;
		this.budget = around.budget;
	}
	resolve(root, [first, second]) {
		if (root === "path") return {
			value: first === "module" ? this.#module.directory || "." : ".",
			taken: 1
		};
		if (root === "terraform") return {
			value: first === "workspace" ? this.#around.workspaceName : UNKNOWN,
			taken: 1
		};
		if (typeof first !== "string") return {
			value: UNKNOWN,
			taken: 1
		};
		if (root === "var") return {
			value: this.#variable(first),
			taken: 1
		};
		if (root === "local") return {
			value: this.#local(first),
			taken: 1
		};
		if (root === "module") return {
			value: this.#call(first),
			taken: 1
		};
		return this.#resource(root, first, second);
	}
	#once(key, compute) {
		const before = this.#known.get(key);
		if (before !== void 0) return before;
		if (this.#visiting.has(key)) return UNKNOWN;
		this.#visiting.add(key);
		const value = compute();
		this.#visiting.delete(key);
		this.#known.set(key, value);
		return value;
	}
	#variable(name) {
		const given = this.#values.get(name);
		if (given !== void 0) return given;
		const fallback = (this.#module.variables.get(name)?.block.body.attributes)?.find((attribute) => attribute.name === "default");
		if (fallback === void 0) return UNKNOWN;
		return this.#once(`var.${name}`, () => evaluate(fallback.value, this));
	}
	#local(name) {
		const declared = this.#module.locals.get(name);
		if (declared === void 0) return UNKNOWN;
		return this.#once(`local.${name}`, () => evaluate(declared.value, this));
	}
	#call(name) {
		return this.moduleOutputs.get(name) ?? this.#once(`module.${name}`, () => this.#around.planCall(name));
	}
	#resource(type, name, attribute) {
		const block = this.#module.named.get(`resource.${type}.${name}`)?.block;
		if (block !== void 0 && isRepeated(block)) return {
			value: this.#once(`${type}.${name}`, () => this.#instances(block)),
			taken: 1
		};
		if (block !== void 0 && type === "terraform_data") return {
			value: this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this })),
			taken: 1
		};
		const written = block?.body.attributes.find((one) => one.name === attribute);
		if (written === void 0) return {
			value: UNKNOWN,
			taken: 2
		};
		const key = `${type}.${name}.${written.name}`;
		return {
			value: this.#once(key, () => evaluate(written.value, this)),
			taken: 2
		};
	}
	valuesOf(block, { key, scope }) {
		const values = resourceValues(block, scope);
		const [type = "", name = ""] = block.labels;
		if (type !== "terraform_data") return values;
		const { address, appliedAt } = this.#around;
		const local = `${type}.${name}${writeIndex(key)}`;
		return planData(values, appliedAt(address === "" ? local : `${address}.${local}`));
	}
	#instances(block) {
		const instances = expand(block, this);
		if (instances.some(({ key }) => key === void 0)) return UNKNOWN;
		if (instances.every(({ key }) => typeof key === "number")) return instances.map((instance) => this.valuesOf(block, instance));
		return newMap(instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]));
	}
};
function isRepeated(block) {
	return block.body.attributes.some(({ name }) => name === "count" || name === "for_each");
}
function expand(block, scope) {
	const count = block.body.attributes.find(({ name }) => name === "count");
	if (count !== void 0) {
		const number = evaluate(count.value, scope);
		if (typeof number !== "number" || number > 1e4) return [{ scope: bind(scope, { count: newMap([["index", UNKNOWN]]) }) }];
		return Array.from({ length: Math.max(0, number) }, (_, index) => ({
			key: index,
			scope: bind(scope, { count: newMap([["index", index]]) })
		}));
	}
	const each = block.body.attributes.find(({ name }) => name === "for_each");
	if (each === void 0) return [{ scope }];
	const collection = evaluate(each.value, scope);
	const items = itemsOf(collection, scope);
	if (items === void 0) return [{ scope: bind(scope, { each: newMap() }) }];
	return items.map(([key, value]) => {
		const named = Array.isArray(collection) ? value : key;
		const name = typeof named === "string" ? named : "";
		return {
			key: name,
			scope: bind(scope, { each: newMap([["key", name], ["value", value]]) })
		};
	});
}
// build/src/service/plan/to-plan.js
const MAX_NODES = 6e4;
function toPlan$1(input, found) {
	const budget = { left: MAX_NODES };
	const { resources, problems, inScope } = found;
	const { isDestroy, options, state } = input;
	const declared = isDestroy ? [] : resources ?? [];
	const wanted = declared.filter((resource) => inScope(addressOf(resource)));
	const changes = wanted.map((resource) => toChange(resource, input, budget));
	const kept = new Set(declared.map(addressOf));
	if (resources !== void 0) {
		for (const [address, before] of Object.entries(state)) if (!kept.has(address) && inScope(address)) changes.push(toDeletion(address, before, found.providers));
	}
	changes.sort((a, b) => a.address < b.address ? -1 : 1);
	const planned = options.refreshOnly ? [] : changes;
	const count = (action) => planned.filter(({ change }) => change.actions.includes(action)).length;
	const counts = {
		additions: count("create"),
		changes: count("update"),
		destructions: count("delete")
	};
	const outputs = toOutputChanges(isDestroy ? new Map() : found.outputs, input, counts);
	return {
		document: {
			format_version: "1.2",
			terraform_version: input.terraformVersion,
			variables: Object.fromEntries([...found.variables].map(([name, value]) => [name, { value: split(value, budget).known ?? null }])),
			planned_values: {
				outputs: outputs.planned,
				root_module: plannedModules(planned)
			},
			resource_changes: planned,
			output_changes: outputs.changes,
			configuration: { root_module: found.configuration }
		},
		problems,
		counts,
		places: new Map(wanted.map((resource) => [addressOf(resource), resource.place]))
	};
}
function toChange(resource, { state, options }, budget) {
	const { known: after, unknown } = splitMap(resource.values, budget);
	const address = addressOf(resource);
	const before = Object.hasOwn(state, address) ? state[address] ?? null : null;
	const asked = options.replace.includes(address);
	const replaced = asked || resource.type === "terraform_data" && after["id"] === void 0;
	const same = isDeepStrictEqual(before, after);
	return {
		address,
		module_address: resource.moduleAddress === "" ? void 0 : resource.moduleAddress,
		mode: "managed",
		type: resource.type,
		name: resource.name,
		index: resource.index,
		provider_name: resource.provider,
		action_reason: before === null || !replaced ? void 0 : asked ? "replace_by_request" : "replace_because_cannot_update",
		change: {
			actions: before === null ? ["create"] : replaced ? ["delete", "create"] : [same ? "no-op" : "update"],
			before,
			after,
			after_unknown: unknown,
			replace_paths: before !== null && replaced && !asked ? [["triggers_replace"]] : void 0
		}
	};
}
function toDeletion(address, before, providers) {
	const { module, type, name, index } = readAddress(address);
	return {
		address,
		module_address: module === "" ? void 0 : module,
		mode: "managed",
		type,
		name,
		index,
		provider_name: providers(type),
		change: {
			actions: ["delete"],
			before,
			after: null,
			after_unknown: {}
		}
	};
}
function plannedModules(changes) {
	const root = {
		resources: [],
		child_modules: []
	};
	const modules = new Map();
	for (const change of changes) {
		if (change.change.after === null) continue;
		const address = change.module_address;
		let module = address === void 0 ? root : modules.get(address);
		if (module === void 0) {
			module = {
				address,
				resources: []
			};
			modules.set(address ?? "", module);
			root.child_modules?.push(module);
		}
		module.resources?.push({
			address: change.address,
			mode: change.mode,
			type: change.type,
			name: change.name,
			index: change.index,
			provider_name: change.provider_name,
			values: change.change.after
		});
	}
	return root;
}
function addressOf({ moduleAddress, type, name, index }) {
	return `${moduleAddress === "" ? "" : `${moduleAddress}.`}${type}.${name}${writeIndex(index)}`;
}
// build/src/service/plan/providers.js
function providersOf(module) {
	return (type, block) => {
		if (type === "terraform_data") return "terraform.io/builtin/terraform";
		const chosen = block?.body.attributes.find(({ name }) => name === "provider")?.value;
		const local = chosen?.kind === "traversal" ? chosen.root : type.split("_", 1)[0] ?? type;
		const source = sourceOf(module, local) ?? `hashicorp/${local}`;
		return source.split("/").length > 2 ? source : `registry.terraform.io/${source}`;
	};
}
function sourceOf(module, local) {
	const written = module?.providers.get(local)?.value;
	if (written?.kind !== "object") return void 0;
	const source = written.entries.find(({ key }) => key.kind === "literal" && key.value === "source")?.value;
	return source?.kind === "literal" && typeof source.value === "string" ? source.value.toLowerCase() : void 0;
}
// build/src/service/plan/references.js
function addReferences(references, module, address) {
	const prefix = address === "" ? "" : `${withoutKeys(address)}.`;
	if (references.has(`${prefix}(seen)`)) return;
	references.set(`${prefix}(seen)`, new Set());
	const add = (name, written) => {
		const names = new Set();
		collect(written, names);
		references.set(prefix + name, new Set([...names].map((one) => prefix + one)));
	};
	for (const { block } of module.resources) add(block.labels.join("."), block.body);
	for (const [name, { value }] of module.locals) add(`local.${name}`, value);
	for (const { block } of module.calls) for (const attribute of block.body.attributes) add(`module.${block.labels[0] ?? ""}.var.${attribute.name}`, attribute.value);
}
function collect(node, names) {
	if (typeof node !== "object" || node === null) return;
	if (isExpression(node)) {
		const [first] = node.kind === "traversal" ? node.steps : [];
		if (node.kind === "traversal" && first?.kind === "literal") names.add(`${node.root}.${String(first.value)}`);
		const text = node.kind === "other" ? node.text : "";
		for (const [name] of text.matchAll(/[\w-]+\.[\w-]+/g)) names.add(name);
	}
	for (const part of Object.values(node)) collect(part, names);
}
function isExpression(node) {
	return "kind" in node;
}
function needsOf(references, names) {
	const reached = new Set();
	const left = [...names];
	for (let name = left.pop(); name !== void 0; name = left.pop()) for (const [other, needed] of references) {
		if (!isWithin(other, name)) continue;
		for (const one of needed) {
			if (reached.has(one)) continue;
			reached.add(one);
			left.push(one);
		}
	}
	return reached;
}
function inScopeOf(references, targets, isDestroy) {
	if (targets.length === 0) return () => true;
	const names = targets.map(withoutKeys);
	const needed = isDestroy ? new Set() : needsOf(references, names);
	return (address) => {
		if (targets.some((target) => isWithin(address, target))) return true;
		const name = withoutKeys(address);
		if (!isDestroy) return [...needed].some((one) => isWithin(name, one));
		const needs = needsOf(references, [name]);
		return names.some((target) => [...needs].some((one) => isWithin(target, one)));
	};
}
// build/src/service/plan/plan-configuration.js
const MAX_DEPTH = 20;
const MAX_RESOURCES = 1e4;
const MAX_MODULES = 1e3;
const MAX_BLOCKS = 1e5;
const MAX_WORK = 5e5;
function planConfiguration(input) {
	const problems = [];
	const references = new Map();
	let read;
	try {
		read = planRoot(input, references, problems);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		fail(problems, "Nested too deeply", "Names or blocks need each other in too long a chain.");
	}
	const failed = problems.some(({ severity }) => severity === "error");
	return toPlan$1(input, {
		resources: failed ? void 0 : read?.found,
		outputs: failed || read === void 0 ? new Map() : rootOutputs(read.root, read.outputs),
		providers: providersOf(read?.root),
		inScope: inScopeOf(references, input.options.targets, input.isDestroy),
		configuration: read?.configuration ?? {},
		variables: read?.values ?? new Map(),
		problems
	});
}
function planRoot(input, references, problems) {
	const known = {
		parsed: new Map(),
		modules: new Map(),
		budget: { bytes: MOST_CONFIGURATION }
	};
	const sources = {
		...input,
		...known,
		problems
	};
	const root = loadModule(sources, input.workingDirectory);
	if (root === void 0) {
		fail(problems, "No Terraform configuration files", `The upload has no .tf file in ${input.workingDirectory || "its root directory"}. The workspace's working directory says where they are looked for.`);
		return;
	}
	const values = rootVariables(sources, root, input.variables);
	const walk = {
		sources,
		found: [],
		input,
		references,
		budget: { left: MAX_WORK },
		modules: 0,
		blocks: 0
	};
	const planned = planModule(walk, root, values, "", 0);
	const { found, modules, blocks } = walk;
	if (found.length > MAX_RESOURCES) fail(problems, "Too many resources", `More than ${String(MAX_RESOURCES)} resource instances are declared.`);
	if (modules > MAX_MODULES || blocks > MAX_BLOCKS) fail(problems, "Too many modules", `Modules are called more than ${String(MAX_MODULES)} times, or with more than ${String(MAX_BLOCKS)} blocks.`);
	return {
		root,
		values,
		found,
		...planned
	};
}
function fail(problems, summary, detail) {
	problems.push({
		severity: "error",
		summary,
		detail
	});
}
function rootOutputs(root, values) {
	const outputs = new Map();
	for (const [name, { block }] of root.outputs) {
		const sensitive = block.body.attributes.find((one) => one.name === "sensitive")?.value;
		outputs.set(name, {
			value: values[name] ?? null,
			sensitive: sensitive?.kind === "literal" && sensitive.value === true
		});
	}
	return outputs;
}
function planModule(walk, module, values, address, depth) {
	const { input, references } = walk;
	if (input.options.targets.length > 0) addReferences(references, module, address);
	const calls = {};
	const planCall = (name) => {
		const call = module.calls.find(({ block }) => block.labels[0] === name);
		if (call === void 0) return UNKNOWN;
		const planned = planModuleCall(walk, module, call, scope, address, depth);
		calls[name] = planned.configuration;
		scope.moduleOutputs.set(name, planned.outputs);
		return planned.outputs;
	};
	const scope = new ModuleScope(module, values, {
		workspaceName: input.workspaceName,
		address,
		appliedAt: (at) => appliedAt(input, at),
		budget: walk.budget,
		planCall
	});
	for (const { block } of module.calls) {
		const name = block.labels[0] ?? "";
		if (!scope.moduleOutputs.has(name)) planCall(name);
	}
	const providers = providersOf(module);
	for (const { block, file } of module.resources) {
		const [type = "", name = ""] = block.labels;
		if (walk.found.length > MAX_RESOURCES) break;
		for (const instance of expand(block, scope)) walk.found.push({
			moduleAddress: address,
			type,
			name,
			index: instance.key,
			values: scope.valuesOf(block, instance),
			provider: providers(type, block),
			place: {
				file,
				line: block.range.startLine
			}
		});
	}
	return {
		outputs: outputsOf$1(module, scope),
		configuration: {
			resources: [...module.resources.map(({ block }) => configured(block.labels, "managed")), ...module.dataSources.map(({ block }) => configured(block.labels, "data"))],
			module_calls: Object.keys(calls).length > 0 ? calls : void 0
		}
	};
}
function appliedAt({ state, options }, address) {
	return options.replace.includes(address) ? void 0 : state[address];
}
function outputsOf$1(module, scope) {
	const outputs = newMap();
	for (const [name, { block }] of module.outputs) {
		const written = block.body.attributes.find((attribute) => attribute.name === "value");
		outputs[name] = written === void 0 ? UNKNOWN : evaluate(written.value, scope);
	}
	return outputs;
}
function planModuleCall(walk, parent, call, scope, address, depth) {
	const name = call.block.labels[0] ?? "";
	const written = call.block.body.attributes.find((attribute) => attribute.name === "source");
	const source = written === void 0 ? UNKNOWN : evaluate(written.value, scope);
	const shown = typeof source === "string" ? source : "";
	if (!shown.startsWith("./") && !shown.startsWith("../")) return {
		outputs: UNKNOWN,
		configuration: { source: shown }
	};
	const directory = posix.join(parent.directory, shown).replace(/\/$/, "");
	const module = depth < MAX_DEPTH && !directory.startsWith("..") ? loadModule(walk.sources, directory === "." ? "" : directory) : void 0;
	if (module === void 0) {
		walk.sources.problems.push({
			severity: "error",
			summary: "Unreadable module directory",
			detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
			range: toProblemRange(call.file, call.block.range)
		});
		return {
			outputs: UNKNOWN,
			configuration: { source: shown }
		};
	}
	const results = expand(call.block, scope).flatMap((instance) => {
		walk.modules += 1;
		walk.blocks += module.named.size + module.outputs.size + module.variables.size;
		if (walk.modules > MAX_MODULES || walk.blocks > MAX_BLOCKS) return [];
		const values = new Map();
		for (const attribute of call.block.body.attributes) if (module.variables.has(attribute.name)) values.set(attribute.name, evaluate(attribute.value, instance.scope));
		requireVariables(walk.sources, module, values, call);
		const at = `${address === "" ? "" : `${address}.`}module.${name}${writeIndex(instance.key)}`;
		return {
			key: instance.key,
			...planModule(walk, module, values, at, depth + 1)
		};
	});
	const configuration = results[0]?.configuration;
	return {
		outputs: isRepeated(call.block) ? newMap(results.map(({ key, outputs }) => [String(key ?? ""), outputs])) : results[0]?.outputs ?? UNKNOWN,
		configuration: {
			source: shown,
			module: configuration
		}
	};
}
function rootVariables(sources, root, given) {
	const values = new Map();
	const here = sources.files.list(root.directory);
	const ordered = [...here.filter((path) => posix.basename(path) === "terraform.tfvars"), ...here.filter((path) => path.endsWith(".auto.tfvars"))];
	const nothing = withoutNames();
	for (const path of ordered) for (const attribute of parseFile(sources, path, "variables file").attributes) if (root.variables.has(attribute.name)) values.set(attribute.name, evaluate(attribute.value, nothing));
	for (const [name, value] of Object.entries(given)) if (root.variables.has(name)) values.set(name, value);
	requireVariables(sources, root, values);
	return values;
}
function requireVariables(sources, module, values, call) {
	for (const [name, declared] of module.variables) {
		if (declared.block.body.attributes.some((one) => one.name === "default") || values.has(name)) continue;
		const place = call ?? declared;
		sources.problems.push({
			severity: "error",
			summary: call === void 0 ? "No value for required variable" : "Missing required argument",
			detail: call === void 0 ? `The variable "${name}" has no default, and neither the workspace nor a .tfvars file sets it.` : `The argument "${name}" is required by the module, but no value is given.`,
			range: toProblemRange(place.file, place.block.range)
		});
	}
}
function configured(labels, mode) {
	const [type = "", name = ""] = labels;
	return {
		address: `${mode === "data" ? "data." : ""}${type}.${name}`,
		mode,
		type,
		name
	};
}
// build/src/service/plan-run.js
function planFor({ hcl, versions }, { versionId, variables, isDestroy, options }, workspace) {
	if (hcl === void 0) throw new Error("a run was created before the parser was loaded");
	return planConfiguration({
		files: must(versions, versionId).files ?? createTree(new Map()),
		hcl,
		workingDirectory: workspace.workingDirectory ?? "",
		workspaceName: workspace.name,
		terraformVersion: workspace.terraformVersion,
		variables: {
			...workspace.variables,
			...variables
		},
		state: workspace.state,
		outputs: workspace.outputs,
		isDestroy,
		options
	});
}
function toScripted(planned, script) {
	if (script.plan === void 0) return planned;
	const { diagnostics, ...counts } = script.plan;
	const problems = diagnostics.map(({ file, line = 1, ...said }) => {
		const place = {
			line,
			column: 1
		};
		return {
			...said,
			range: file === void 0 ? file : {
				filename: file,
				start: place,
				end: place
			}
		};
	});
	return {
		...planned,
		problems,
		counts
	};
}
// build/src/service/plan/state-file.js
function writeStateFile(state, outputs, head, providerOf) {
	const resources = new Map();
	for (const [address, attributes] of Object.entries(state)) {
		const { module, type, name, index } = readAddress(address);
		const key = `${module} ${type} ${name}`;
		const resource = resources.get(key) ?? {
			module: module === "" ? void 0 : module,
			mode: "managed",
			type,
			name,
			provider: `provider["${providerOf(type)}"]`,
			instances: []
		};
		resource.instances.push({
			index_key: index,
			schema_version: 0,
			attributes: type === "terraform_data" ? withTypes(attributes) : attributes,
			sensitive_attributes: []
		});
		resources.set(key, resource);
	}
	return {
		version: 4,
		...head,
		outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [name, {
			...output,
			type: typeOf(output.value)
		}])),
		resources: [...resources.values()],
		check_results: null
	};
}
function withTypes(attributes) {
	const written = Object.entries(attributes).map(([name, value]) => [name, name === "id" || value === null ? value : {
		value,
		type: typeOf(value)
	}]);
	return Object.fromEntries(written);
}
function typeOf(value) {
	if (value === null || value === void 0) return "dynamic";
	if (Array.isArray(value)) return ["tuple", value.map(typeOf)];
	if (typeof value !== "object") return typeof value === "boolean" ? "bool" : typeof value;
	const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
	return ["object", Object.fromEntries(members)];
}
// build/src/service/plan/plan-log.js
function writePlanLog(planned, terraformVersion, at) {
	const line = writerAt(at);
	const lines = [toVersionLine(line, terraformVersion)];
	const failed = planned.problems.some(({ severity }) => severity === "error");
	for (const problem of planned.problems) {
		const word = problem.severity === "error" ? "Error" : "Warning";
		lines.push(line(problem.severity === "error" ? "error" : "warn", `${word}: ${problem.summary}`, {
			diagnostic: toDiagnostic(problem),
			type: "diagnostic"
		}));
	}
	if (!failed) {
		for (const change of changesOf(planned)) {
			const [first = "no-op", second] = change.change.actions;
			const action = second === void 0 ? first : "replace";
			if (action === "no-op") continue;
			lines.push(line("info", `${change.address}: Plan to ${action}`, {
				change: {
					resource: toResource(change),
					action
				},
				type: "planned_change"
			}));
		}
		const { additions, changes, destructions } = planned.counts;
		const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.`;
		lines.push(line("info", summary, {
			changes: {
				add: additions,
				change: changes,
				import: 0,
				remove: destructions,
				operation: "plan"
			},
			type: "change_summary"
		}));
	}
	return `${lines.join("\n")}\n`;
}
function toDiagnostic(problem) {
	const { severity, summary, detail, address, range } = problem;
	return {
		severity,
		summary,
		detail,
		address,
		range: range && {
			filename: range.filename,
			start: {
				...range.start,
				byte: 0
			},
			end: {
				...range.end,
				byte: 0
			}
		}
	};
}
function changesOf({ document, counts }) {
	const real = document?.resource_changes ?? [];
	const wanted = {
		create: counts.additions,
		update: counts.changes,
		delete: counts.destructions
	};
	const actions = [
		"create",
		"update",
		"delete"
	];
	const having = (action) => real.filter(({ change }) => change.actions.includes(action)).length;
	if (actions.every((action) => having(action) === wanted[action])) return real;
	return actions.flatMap((action) => Array.from({ length: wanted[action] }, (_, index) => {
		return {
			address: `null_resource.${action}[${String(index)}]`,
			type: "null_resource",
			name: action,
			index,
			change: { actions: [action] }
		};
	}));
}
function toResource({ address, module_address: module = "", type, name, index }) {
	return {
		addr: address,
		module,
		resource: module === "" ? address : address.slice(module.length + 1),
		implied_provider: type.split("_", 1)[0],
		resource_type: type,
		resource_name: name,
		resource_key: index ?? null
	};
}
function writerAt(at) {
	return (level, message, more) => JSON.stringify({
		"@level": level,
		"@message": message,
		"@module": "terraform.ui",
		"@timestamp": at.toISOString(),
		...more
	});
}
function toVersionLine(line, terraform) {
	return line("info", `Terraform ${terraform}`, {
		terraform,
		type: "version",
		ui: "1.2"
	});
}
const DONE = {
	create: "Creation",
	update: "Modifications",
	delete: "Destruction"
};
function writeApplyLog({ document, counts }, outputs, terraformVersion, at) {
	const line = writerAt(at);
	const lines = [
		`Terraform v${terraformVersion}`,
		"on linux_amd64",
		"Nothing is really changed."
	];
	lines.push(toVersionLine(line, terraformVersion));
	for (const each of document.resource_changes) for (const action of each.change.actions) {
		if (action === "no-op" || action === "read") continue;
		const hook = {
			resource: toResource(each),
			action,
			elapsed_seconds: 0
		};
		const done = `${each.address}: ${DONE[action]} complete after 0s`;
		lines.push(line("info", done, {
			hook,
			type: "apply_complete"
		}));
	}
	const { additions: add, changes: change, destructions: remove } = counts;
	lines.push(line("info", `Apply complete! Resources: ${String(add)} added, ${String(change)} changed, ${String(remove)} destroyed.`, {
		changes: {
			add,
			change,
			import: 0,
			remove,
			operation: "apply"
		},
		type: "change_summary"
	}));
	const shown = Object.entries(outputs).map(([name, { value, sensitive }]) => [name, {
		sensitive,
		type: typeOf(value),
		value: sensitive ? void 0 : value
	}]);
	const message = `Outputs: ${String(shown.length)}`;
	lines.push(line("info", message, {
		outputs: Object.fromEntries(shown),
		type: "outputs"
	}));
	return `${lines.join("\n")}\n`;
}
// build/src/service/state-versions.js
function recordState(store, workspace, runId, providers = new Map()) {
	const before = currentState(store, workspace.id);
	const { state, outputs, terraformVersion } = workspace;
	const serial = (before?.serial ?? 0) + 1;
	const lineage = before?.file.lineage ?? store.newUuid();
	const byDefault = providersOf(void 0);
	const id = store.newId("sv");
	store.stateVersions.set(id, {
		id,
		workspaceId: workspace.id,
		runId,
		serial,
		file: writeStateFile(state, outputs, {
			terraform_version: terraformVersion,
			serial,
			lineage
		}, (type) => providers.get(type) ?? byDefault(type)),
		outputs: Object.entries(outputs).map(([name, output]) => ({
			...output,
			name,
			id: store.newId("wsout")
		})),
		objectId: newObjectId(),
		createdAt: nowAt(store.clock)
	});
}
function currentState(store, workspaceId) {
	return [...store.stateVersions.values()].findLast((one) => one.workspaceId === workspaceId);
}
// build/src/service/apply-plan.js
function applyPlan(store, run) {
	const workspace = must(store.workspaces, run.workspaceId);
	const apply = must(store.applies, run.applyId);
	const { document, counts } = must(store.plans, run.planId);
	if (document !== null) {
		applyChanges(store, workspace, document.resource_changes);
		workspace.outputs = outputsOf(store, run, workspace, document);
		apply.counts = counts;
		const version = workspace.terraformVersion;
		const at = store.clock.date();
		apply.log = writeApplyLog({
			document,
			counts
		}, workspace.outputs, version, at);
		const providers = new Map(document.resource_changes.map(({ type, provider_name: name }) => [type, name]));
		recordState(store, workspace, run.id, providers);
	}
	makeCurrent(store, run, workspace);
}
function applyChanges({ newUuid }, workspace, changes) {
	const state = new Map(Object.entries(workspace.state));
	for (const { address, type, change } of changes) {
		const { after } = change;
		if (after === null) state.delete(address);
		else state.set(address, type === "terraform_data" ? applyData(after, newUuid) : after);
	}
	workspace.state = Object.fromEntries([...state].sort(([a], [b]) => a < b ? -1 : 1));
}
function outputsOf(store, run, workspace, { output_changes: planned = {} }) {
	const changes = run.isDestroy ? planned : planFor(store, run, workspace).document.output_changes ?? {};
	const outputs = new Map(Object.entries(workspace.outputs));
	for (const [name, change] of Object.entries(changes)) if (change.actions.includes("delete")) outputs.delete(name);
	else outputs.set(name, {
		value: change.after ?? null,
		sensitive: change.after_sensitive
	});
	return Object.fromEntries(outputs);
}
function makeCurrent(store, run, workspace) {
	const version = must(store.versions, run.versionId);
	const order = [...store.versions.keys()];
	const current = workspace.currentVersionId ?? "";
	if (version.provisional && order.indexOf(current) < order.indexOf(version.id)) workspace.currentVersionId = version.id;
}
// build/src/service/course.js
const WEIGHTS = {
	pending: 2,
	fetching: 2,
	pre_plan_running: 3,
	plan_queued: 2,
	planning: 10,
	post_plan_running: 4,
	cost_estimating: 2,
	policy_checking: 3,
	apply_queued: 2,
	applying: 10
};
const MOMENT = .5;
function startCourse(run, first) {
	const drafts = [];
	let status = first;
	return {
		drafts,
		enter(next, act, pause = false) {
			status = next;
			drafts.push({
				status,
				pause,
				act: (at) => {
					if (run.status !== next) advance(RUN_MACHINE, run, next, at);
					act?.(at);
				}
			});
		},
		within(act) {
			drafts.push({
				status,
				pause: false,
				act
			});
		}
	};
}
function finish(course, { script }) {
	const { drafts } = course;
	const skipped = new Set(script.skip ?? []);
	const timings = script.timings ?? {};
	const parts = new Map();
	for (const { status } of drafts) parts.set(status, (parts.get(status) ?? 0) + 1);
	const timed = (status) => skipped.has(status) || timings[status] !== void 0;
	const weightOf = (status) => WEIGHTS[status] ?? MOMENT;
	const passed = new Set(drafts.map(({ status }) => status));
	passed.delete(drafts.at(-1)?.status ?? "pending");
	const whole = [...passed].filter((status) => !timed(status)).reduce((sum, status) => sum + weightOf(status), 0);
	const durationMs = script.durationMs ?? 0;
	return drafts.map(({ status, act, pause }) => {
		return {
			act,
			pause,
			stayMs: (skipped.has(status) ? 0 : timings[status] ?? (passed.has(status) ? durationMs * weightOf(status) / whole : 0)) / (parts.get(status) ?? 1)
		};
	});
}
// build/src/service/timeline.js
function layOut(store, run) {
	const parts = partsOf(store, run);
	const course = startCourse(run, "pending");
	queue(course, parts);
	if ([
		prePlan,
		plan,
		terraformPolicy,
		postPlan,
		cost,
		policyChecks
	].every((stretch) => stretch(course, parts) === "goes-on")) end(course, parts, store);
	return finish(course, run);
}
function layOutApply(store, run) {
	const course = startCourse(run, "confirmed");
	course.enter("confirmed");
	apply(course, partsOf(store, run), store);
	return finish(course, run);
}
function queue(course, { run, version }) {
	course.enter("pending");
	for (let ahead = run.position; ahead > 0; ahead -= 1) course.within(() => run.position = ahead - 1);
	if (version.status === "archived") {
		course.enter("fetching", (at) => moveIfPossible(VERSION_MACHINE, version, "fetching", at));
		course.enter("fetching_completed", (at) => moveIfPossible(VERSION_MACHINE, version, "uploaded", at));
	}
}
function prePlan(course, parts) {
	const { prePlan: inStage } = parts;
	if (inStage === void 0) return "goes-on";
	const { stage, tasks } = inStage;
	course.enter("pre_plan_running", (at) => startTasks(inStage, at));
	const failed = tasks.some(isBlocking);
	course.within((at) => endTasks(inStage, at));
	if (failed) {
		course.enter("errored", (at) => {
			advance(TASK_STAGE_MACHINE, stage, "failed", at);
			closeAll(parts, "unreachable", at);
		});
		return "over";
	}
	course.enter("pre_plan_completed", (at) => advance(TASK_STAGE_MACHINE, stage, "passed", at));
	course.enter("queuing");
	return "goes-on";
}
function plan(course, parts) {
	course.enter("plan_queued", (at) => advance(PLAN_MACHINE, parts.plan, "queued", at));
	course.enter("planning", (at) => advance(PLAN_MACHINE, parts.plan, "running", at));
	if (parts.plan.problems.some(({ severity }) => severity === "error")) {
		course.enter("errored", (at) => {
			advance(PLAN_MACHINE, parts.plan, "errored", at);
			closeAll(parts, "unreachable", at);
		});
		return "over";
	}
	course.enter("planned", (at) => {
		advance(PLAN_MACHINE, parts.plan, "finished", at);
		if (parts.cost?.script.status === "skipped_due_to_targeting") advance(COST_ESTIMATE_MACHINE, parts.cost, "skipped_due_to_targeting", at);
	});
	return "goes-on";
}
function terraformPolicy(course, parts) {
	const evaluations = parts.tfEvaluations;
	if (evaluations.length === 0) return "goes-on";
	const machine = TF_POLICY_EVALUATION_MACHINE;
	course.within((at) => moveAll(machine, evaluations, "queued", at));
	course.within((at) => moveAll(machine, evaluations, "running", at));
	const sets = evaluations.flatMap(setsOf);
	const count = countResults(sets);
	if (count.mandatoryFailed > 0 || count.errored > 0) {
		const overridable = count.errored === 0 && failuresOverridable(sets);
		const result = count.errored > 0 ? "errored" : overridable ? "awaiting_override" : "failed";
		if (!overridable) {
			course.enter("errored", (at) => {
				moveAll(machine, evaluations, result, at);
				closeAll(parts, "unreachable", at);
			});
			return "over";
		}
		const wait = (at) => moveAll(machine, evaluations, result, at);
		course.enter("tf_policy_override", wait, true);
		course.enter("tf_policy_checked");
		return "goes-on";
	}
	course.enter("tf_policy_checked", (at) => moveAll(machine, evaluations, "passed", at));
	return "goes-on";
}
function postPlan(course, parts) {
	const { postPlan: inStage } = parts;
	if (inStage === void 0) return "goes-on";
	const { stage, tasks, evaluations } = inStage;
	const machine = POLICY_EVALUATION_MACHINE;
	const { script, planOnly } = parts.run;
	course.enter("post_plan_running", (at) => startTasks(inStage, at));
	if (tasks.length > 0) course.within((at) => endTasks(inStage, at));
	if (tasks.some(isBlocking)) {
		course.enter("errored", (at) => {
			advance(TASK_STAGE_MACHINE, stage, "failed", at);
			if (script.evaluationStuck !== true) moveAll(machine, evaluations, "unreachable", at);
			closeAll(parts, "unreachable", at);
		});
		return "over";
	}
	if (evaluations.length > 0 && script.evaluationStuck !== true) {
		course.within((at) => moveAll(machine, evaluations, "queued", at));
		course.within((at) => moveAll(machine, evaluations, "running", at));
	}
	const judged = script.evaluationStuck === true ? [] : evaluations;
	const sets = judged.flatMap(setsOf);
	const count = countResults(sets);
	const judge = (at) => {
		for (const evaluation of judged) advance(machine, evaluation, evaluationStatus(setsOf(evaluation)), at);
	};
	if (count.mandatoryFailed === 0 && count.errored === 0) {
		course.enter("post_plan_completed", (at) => {
			judge(at);
			advance(TASK_STAGE_MACHINE, stage, "passed", at);
		});
		return "goes-on";
	}
	const overridable = count.errored === 0 && failuresOverridable(sets);
	const stageStatus = count.errored > 0 ? "errored" : overridable ? "awaiting_override" : "failed";
	const conclude = (at) => {
		judge(at);
		advance(TASK_STAGE_MACHINE, stage, stageStatus, at);
	};
	const ending = planOnly ? script.planOnlyFailure : void 0;
	if (overridable && (ending === void 0 || ending === "post_plan_awaiting_decision")) {
		course.enter("post_plan_awaiting_decision", conclude, true);
		course.enter("post_plan_completed", (at) => advance(TASK_STAGE_MACHINE, stage, "passed", at));
		return "goes-on";
	}
	course.enter(ending ?? "errored", (at) => {
		conclude(at);
		closeAll(parts, "unreachable", at);
	}, ending === "post_plan_awaiting_decision");
	return "over";
}
function cost(course, { cost: estimate }) {
	if (estimate === void 0 || estimate.script.status === "skipped_due_to_targeting") return "goes-on";
	const result = estimate.script.status;
	course.enter("cost_estimating", (at) => advance(COST_ESTIMATE_MACHINE, estimate, "queued", at));
	course.enter("cost_estimated", (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
	return "goes-on";
}
function policyChecks(course, parts) {
	const { checks, run } = parts;
	if (checks.length === 0) return "goes-on";
	const results = checks.map(checkStatus);
	const judge = (at) => {
		for (const check of checks) advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
	};
	course.enter("policy_checking", (at) => moveAll(POLICY_CHECK_MACHINE, checks, "queued", at));
	if (results.includes("hard_failed") || results.includes("errored")) {
		course.enter("errored", judge);
		return "over";
	}
	if (results.includes("soft_failed")) {
		course.enter(run.planOnly ? "policy_soft_failed" : "policy_override", judge, true);
		course.enter("policy_checked");
		return "goes-on";
	}
	course.enter("policy_checked", judge);
	return "goes-on";
}
function end(course, parts, store) {
	const { run, plan } = parts;
	const idle = !hasChanges(plan) && !run.options.allowEmptyApply;
	if (run.planOnly || idle) course.enter("planned_and_finished");
	else if (run.savePlan) course.enter("planned_and_saved", void 0, true);
	else if (run.autoApply) {
		course.enter("confirmed");
		apply(course, parts, store);
	} else {
		const last = course.drafts.at(-1);
		if (last !== void 0) last.pause = true;
	}
}
function apply(course, parts, store) {
	const { preApply, postApply } = parts;
	if (preApply !== void 0) {
		const { stage, tasks } = preApply;
		course.enter("pre_apply_running", (at) => startTasks(preApply, at));
		course.within((at) => endTasks(preApply, at));
		if (tasks.some(isBlocking)) {
			course.enter("errored", (at) => advance(TASK_STAGE_MACHINE, stage, "failed", at));
			return;
		}
		course.enter("pre_apply_completed", (at) => advance(TASK_STAGE_MACHINE, stage, "passed", at));
	}
	const { apply: work } = parts;
	course.enter("queuing_apply");
	course.enter("apply_queued", (at) => advance(PLAN_MACHINE, work, "queued", at));
	course.enter("applying", (at) => advance(PLAN_MACHINE, work, "running", at));
	const finishApply = (at) => {
		applyPlan(store, parts.run);
		advance(PLAN_MACHINE, work, "finished", at);
	};
	if (postApply !== void 0) {
		const { stage, tasks } = postApply;
		const result = tasks.some(isBlocking) ? "failed" : "passed";
		course.enter("post_apply_running", (at) => {
			finishApply(at);
			startTasks(postApply, at);
		});
		course.within((at) => endTasks(postApply, at));
		course.enter("post_apply_completed", (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
	}
	course.enter("applied", postApply === void 0 ? finishApply : void 0);
}
function setsOf({ outcomes }) {
	return outcomes.map(({ set }) => set);
}
function startTasks({ stage, tasks }, at) {
	advance(TASK_STAGE_MACHINE, stage, "running", at);
	moveAll(TASK_RESULT_MACHINE, tasks, "running", at);
}
function endTasks({ tasks }, at) {
	for (const task of tasks) advance(TASK_RESULT_MACHINE, task, task.outcome, at);
}
// build/src/service/create-run.js
const EVERYTHING = {
	refreshOnly: false,
	targets: [],
	replace: [],
	allowEmptyApply: false
};
function createRun(store, workspace, version, request, id = store.newId("run")) {
	const { script } = workspace;
	const { asked = {}, ...wanted } = request;
	const told = script.runEvents ?? [];
	const createdAt = nowAt(store.clock);
	const run = {
		...wanted,
		id,
		workspaceId: workspace.id,
		versionId: version.id,
		options: {
			...EVERYTHING,
			...request.options
		},
		asked,
		createdAt,
		planId: store.newId("plan"),
		applyId: store.newId("apply"),
		stageIds: [],
		checkIds: [],
		tfPolicyEvaluationIds: [],
		costEstimateId: null,
		events: [{
			action: "created",
			description: ""
		}, ...told].map((event) => ({
			...event,
			id: store.newId("re"),
			createdAt
		})),
		comments: [],
		script,
		steps: [],
		dueAtMs: null,
		position: script.queuePosition ?? 0,
		waiting: false,
		canceledAt: null,
		forceCancelAtMs: null,
		paused: false,
		status: "pending",
		stamps: { "plan-queueable-at": toStamp(store.clock.date()) }
	};
	store.runs.set(run.id, run);
	const planned = toScripted(planFor(store, run, workspace), script);
	addPlan(store, run, workspace, planned);
	addJudgements({
		store,
		run,
		planned,
		workspace
	});
	if (script.costEstimate !== void 0) {
		run.costEstimateId = store.newId("ce");
		store.costEstimates.set(run.costEstimateId, {
			id: run.costEstimateId,
			runId: run.id,
			script: script.costEstimate,
			status: "pending",
			stamps: {}
		});
	}
	run.steps = layOut(store, run);
	return run;
}
function addPlan(store, run, workspace, planned) {
	store.plans.set(run.planId, {
		id: run.planId,
		runId: run.id,
		document: planned.document,
		problems: planned.problems,
		counts: planned.counts,
		objectId: newObjectId(),
		log: writePlanLog(planned, workspace.terraformVersion, store.clock.date()),
		status: "pending",
		stamps: { "pending-at": toStamp(store.clock.date()) }
	});
	store.applies.set(run.applyId, {
		id: run.applyId,
		runId: run.id,
		counts: {
			additions: 0,
			changes: 0,
			destructions: 0
		},
		objectId: newObjectId(),
		log: "",
		status: "pending",
		stamps: {}
	});
}
// build/src/service/run-life.js
function settle(store) {
	const { runs, versions } = store.moving;
	if (runs.size === 0 && versions.size === 0) return;
	const now = store.clock.now();
	for (;;) {
		let due;
		for (const version of versions) {
			const atMs = version.readyAtMs ?? now;
			if (atMs <= now && (due === void 0 || atMs < due.atMs)) due = {
				atMs,
				happen: () => finishProcessing(store, version, atMs)
			};
		}
		for (const run of runs) {
			const atMs = run.dueAtMs;
			if (atMs !== null && atMs <= now && (due === void 0 || atMs < due.atMs)) due = {
				atMs,
				happen: () => takeStep(store, run, atMs)
			};
		}
		if (due === void 0) return;
		due.happen();
	}
}
function finishProcessing(store, version, atMs) {
	store.moving.versions.delete(version);
	version.readyAtMs = null;
	const at = dateAt(store.clock, atMs);
	if (version.status !== "pending") return;
	if (version.errorMessage !== null) {
		advance(VERSION_MACHINE, version, "errored", at);
		return;
	}
	advance(VERSION_MACHINE, version, "uploaded", at);
	if (!version.autoQueueRuns) return;
	const workspace = must(store.workspaces, version.workspaceId);
	startRun(store, createRun(store, workspace, version, {
		message: "Triggered via API upload",
		source: "tfe-configuration-version",
		planOnly: version.speculative,
		savePlan: false,
		autoApply: workspace.autoApply,
		isDestroy: false,
		refresh: true,
		variables: {},
		createdBy: version.createdBy
	}), atMs);
}
function startRun(store, run, atMs = store.clock.now()) {
	store.moving.runs.add(run);
	run.waiting = mustWait(store, run);
	if (run.waiting) return;
	const first = run.steps.shift();
	if (first === void 0) return;
	first.act(dateAt(store.clock, atMs));
	entered(store, run, {
		...first,
		pause: false
	}, atMs);
}
function mustWait(store, run) {
	if (run.planOnly || run.savePlan) return false;
	const workspace = must(store.workspaces, run.workspaceId);
	if (workspace.script.workspace?.locked ?? workspace.locked) return true;
	for (const other of store.runs.values()) {
		if (other === run) return false;
		const holds = !other.planOnly && !other.savePlan && !isFinalRun(other.status);
		if (other.workspaceId === run.workspaceId && holds) return true;
	}
	return false;
}
function takeStep(store, run, atMs) {
	const step = run.steps.shift();
	if (step === void 0) {
		run.dueAtMs = null;
		return;
	}
	const before = run.status;
	step.act(dateAt(store.clock, atMs));
	entered(store, run, step, atMs, before);
}
const ENDED_BY = {
	cancel: "canceled",
	discard: "discarded",
	"force-cancel": "force_canceled"
};
function entered(store, run, { stayMs, pause }, atMs, before) {
	const { script, status } = run;
	run.paused = pause;
	run.dueAtMs = pause || run.steps.length === 0 ? null : atMs + stayMs;
	if (status === script.stuckIn) run.dueAtMs = null;
	if (status === script.interruption?.at && status !== before) {
		const word = ENDED_BY[script.interruption.action];
		run.steps = [{
			act: (at) => stopRun(store, run, word, at),
			stayMs: 0,
			pause: false
		}];
		run.dueAtMs = atMs + stayMs / 2;
	}
	if (isFinalRun(status) && run.canceledAt === null) ended(store, run, atMs);
}
function ended(store, run, atMs) {
	if (run.steps.length === 0) store.moving.runs.delete(run);
	const version = must(store.versions, run.versionId);
	const busy = [...store.runs.values()].some((other) => other.versionId === version.id && needsFiles(other.status));
	if (version.ingress !== null && version.status === "uploaded" && !busy) advance(VERSION_MACHINE, version, "archived", dateAt(store.clock, atMs));
	startWaiting(store, run.workspaceId, atMs);
}
function startWaiting(store, workspaceId, atMs = store.clock.now()) {
	for (const waiting of store.moving.runs) if (waiting.waiting && waiting.workspaceId === workspaceId) startRun(store, waiting, atMs);
}
function stopRun(store, run, word, at) {
	advance(RUN_MACHINE, run, word, at);
	closeAll(partsOf(store, run), "canceled", at);
	run.canceledAt ??= word === "discarded" ? null : at.toISOString();
	run.steps = [];
	run.dueAtMs = null;
	run.paused = false;
	ended(store, run, store.clock.now());
}
function goOn(store, run) {
	run.paused = false;
	store.moving.runs.add(run);
	run.dueAtMs = run.steps.length > 0 ? store.clock.now() : null;
}
// build/src/service/run-actions.js
const COOL_OFF_MS = 6e4;
const DISCARDABLE = [
	"pending",
	"planned",
	"planned_and_saved",
	"cost_estimated",
	"policy_checked",
	"policy_override",
	"post_plan_running",
	"post_plan_completed",
	"post_plan_awaiting_decision",
	"tf_policy_override",
	"tf_policy_checked"
];
const CONFIRMABLE = [
	"planned",
	"planned_and_saved",
	"cost_estimated",
	"policy_checked",
	"post_plan_completed",
	"tf_policy_checked"
];
function actionsOf(store, run) {
	const over = isFinalRun(run.status);
	return {
		"is-cancelable": !over && !run.paused && run.canceledAt === null,
		"is-confirmable": !run.planOnly && run.paused && CONFIRMABLE.includes(run.status) && run.steps.length === 0,
		"is-discardable": DISCARDABLE.includes(run.status) && (!over || run.status === "planned_and_saved"),
		"is-force-cancelable": !over && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now()
	};
}
function cancelRun(store, run) {
	if (!actionsOf(store, run)["is-cancelable"]) return false;
	const now = store.clock.now();
	const at = dateAt(store.clock, now);
	const cancelMs = run.script.cancelMs;
	if (cancelMs === 0 || cancelMs === void 0) {
		stopRun(store, run, "canceled", at);
		return true;
	}
	run.canceledAt = at.toISOString();
	run.forceCancelAtMs = now + COOL_OFF_MS;
	run.steps = [{
		act: (moment) => stopRun(store, run, "canceled", moment),
		stayMs: 0,
		pause: false
	}];
	run.dueAtMs = cancelMs === null ? null : now + cancelMs;
	return true;
}
function discardRun(store, run) {
	if (!actionsOf(store, run)["is-discardable"]) return false;
	stopRun(store, run, "discarded", store.clock.date());
	return true;
}
function forceCancelRun(store, run) {
	if (!actionsOf(store, run)["is-force-cancelable"]) return false;
	stopRun(store, run, "force_canceled", store.clock.date());
	return true;
}
function applyRun(store, run) {
	if (!actionsOf(store, run)["is-confirmable"]) return false;
	run.steps = layOutApply(store, run);
	goOn(store, run);
	return true;
}
function overrideCheck(store, check) {
	if (!mayFollow(POLICY_CHECK_MACHINE, check.status, "overridden")) return false;
	advance(POLICY_CHECK_MACHINE, check, "overridden", store.clock.date());
	const run = must(store.runs, check.runId);
	if (!run.checkIds.some((id) => must(store.checks, id).status === "soft_failed") && (run.status === "policy_override" || run.status === "policy_soft_failed")) goOn(store, run);
	return true;
}
function overrideStage(store, stage) {
	if (stage.status !== "awaiting_override") return false;
	const at = store.clock.date();
	advance(TASK_STAGE_MACHINE, stage, "running", at);
	for (const id of stage.evaluationIds) {
		const evaluation = must(store.evaluations, id);
		if (evaluation.status === "failed") advance(POLICY_EVALUATION_MACHINE, evaluation, "overridden", at);
	}
	const run = must(store.runs, stage.runId);
	if (run.status === "post_plan_awaiting_decision" && run.steps.length > 0) goOn(store, run);
	else advance(TASK_STAGE_MACHINE, stage, "passed", at);
	return true;
}
function overrideTfEvaluation(store, evaluation) {
	if (evaluation.status !== "awaiting_override") return false;
	advance(TF_POLICY_EVALUATION_MACHINE, evaluation, "overridden", store.clock.date());
	goOn(store, must(store.runs, evaluation.runId));
	return true;
}
// build/src/service/documents/run.js
const LOG_URL_MS = 9e7;
function identifiers(type, ids) {
	return ids.map((id) => ({
		id,
		type
	}));
}
function mayOverride({ domain: { store }, token }, run) {
	return rightsOn(store, token, must(store.workspaces, run.workspaceId)).managePolicyOverrides;
}
function shown(run, word) {
	const disguise = run.script.disguise ?? {};
	return Object.hasOwn(disguise, word) ? disguise[word] ?? word : word;
}
function toRun(call, run) {
	const { store } = call.domain;
	const workspace = must(store.workspaces, run.workspaceId);
	const plan = must(store.plans, run.planId);
	const idsOf = (list) => list.map(({ id }) => id);
	const related = (name, ids) => ({
		data: identifiers(name, ids),
		links: { related: `/api/v2/runs/${run.id}/${name}` }
	});
	return {
		id: run.id,
		type: "runs",
		attributes: {
			actions: actionsOf(store, run),
			"allow-empty-apply": run.options.allowEmptyApply,
			"auto-apply": run.autoApply,
			"canceled-at": run.canceledAt,
			"created-at": run.createdAt,
			"force-cancel-available-at": forceCancelAt(store, run),
			"has-changes": plan.status === "finished" && hasChanges(plan),
			"is-destroy": run.isDestroy,
			message: run.message,
			permissions: permissionsOn(call, run),
			"plan-only": run.planOnly,
			"position-in-queue": isFinalRun(run.status) ? 0 : run.position,
			refresh: run.refresh,
			"refresh-only": run.options.refreshOnly,
			"replace-addrs": orNull(run.options.replace),
			"save-plan": run.savePlan,
			source: run.source,
			status: shown(run, run.status),
			"status-timestamps": run.stamps,
			"target-addrs": orNull(run.options.targets),
			"terraform-version": workspace.terraformVersion,
			"trigger-reason": "manual",
			variables: [],
			...run.asked
		},
		relationships: {
			workspace: { data: {
				id: workspace.id,
				type: "workspaces"
			} },
			"configuration-version": { data: {
				id: run.versionId,
				type: "configuration-versions"
			} },
			plan: {
				data: {
					id: run.planId,
					type: "plans"
				},
				links: { related: `/api/v2/runs/${run.id}/plan` }
			},
			apply: { data: {
				id: run.applyId,
				type: "applies"
			} },
			"cost-estimate": run.costEstimateId === null ? void 0 : { data: {
				id: run.costEstimateId,
				type: "cost-estimates"
			} },
			"policy-checks": related("policy-checks", run.checkIds),
			"task-stages": related("task-stages", run.stageIds),
			"tf-policy-evaluations": related("tf-policy-evaluations", run.tfPolicyEvaluationIds),
			"run-events": related("run-events", idsOf(run.events)),
			comments: related("comments", idsOf(run.comments)),
			"created-by": run.createdBy === null ? void 0 : { data: run.createdBy }
		},
		links: { self: `/api/v2/runs/${run.id}` }
	};
}
function permissionsOn(call, run) {
	const { store } = call.domain;
	const rights = rightsOn(store, call.token, must(store.workspaces, run.workspaceId));
	return {
		"can-apply": rights.applyRuns,
		"can-cancel": rights.applyRuns,
		"can-comment": rights.readRuns,
		"can-discard": rights.applyRuns,
		"can-force-cancel": rights.admin,
		"can-force-execute": rights.applyRuns,
		"can-override-policy-check": mayOverride(call, run)
	};
}
function forceCancelAt({ clock }, { forceCancelAtMs: at }) {
	return at === null ? void 0 : dateAt(clock, at).toISOString();
}
function orNull(addresses) {
	return addresses.length === 0 ? null : addresses;
}
function toWork({ domain }, work) {
	const { store, signer, origin } = domain;
	const expires = store.clock.date().getTime() + LOG_URL_MS;
	const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
	const done = work.status === "finished";
	const { additions, changes, destructions } = work.counts;
	return {
		status: shown(must(store.runs, work.runId), work.status),
		"resource-additions": done ? additions : null,
		"resource-changes": done ? changes : null,
		"resource-destructions": done ? destructions : null,
		"resource-imports": done ? 0 : null,
		"log-read-url": work.status === "unreachable" ? null : logUrl,
		"status-timestamps": work.stamps
	};
}
function toApply(call, apply) {
	return {
		id: apply.id,
		type: "applies",
		attributes: toWork(call, apply),
		links: { self: `/api/v2/applies/${apply.id}` }
	};
}
function toPlan(call, plan) {
	return {
		id: plan.id,
		type: "plans",
		attributes: {
			...toWork(call, plan),
			"has-changes": plan.status === "finished" && hasChanges(plan),
			permissions: { "can-export": false },
			actions: { "is-exportable": false }
		},
		links: {
			self: `/api/v2/plans/${plan.id}`,
			"json-output": `/api/v2/plans/${plan.id}/json-output`,
			"json-output-redacted": `/api/v2/plans/${plan.id}/json-output-redacted`
		}
	};
}
function toCostEstimate({ domain }, estimate) {
	const { runId, script, status } = estimate;
	const done = status === "finished";
	return {
		id: estimate.id,
		type: "cost-estimates",
		attributes: {
			status: shown(must(domain.store.runs, runId), status),
			"status-timestamps": estimate.stamps,
			"prior-monthly-cost": done ? script.prior : null,
			"proposed-monthly-cost": done ? script.proposed : null,
			"delta-monthly-cost": done ? script.delta : null,
			"resources-count": done ? script.resources : 0,
			"matched-resources-count": done ? script.resources : 0,
			"unmatched-resources-count": 0,
			"error-message": status === "errored" ? "prices could not be looked up" : null
		},
		links: { self: `/api/v2/cost-estimates/${estimate.id}` }
	};
}
function toRunEvent(event) {
	return {
		id: event.id,
		type: "run-events",
		attributes: {
			action: event.action,
			description: event.description,
			"created-at": event.createdAt
		},
		relationships: {
			actor: event.actor && { data: {
				id: event.actor.id,
				type: "users"
			} },
			comment: event.commentId === void 0 ? void 0 : { data: {
				id: event.commentId,
				type: "comments"
			} }
		}
	};
}
function toComment({ id, body, createdAt }) {
	return {
		id,
		type: "comments",
		attributes: {
			body,
			"created-at": createdAt
		}
	};
}
// build/src/service/documents/task-stage.js
function toTaskStage(call, stage) {
	const run = must(call.domain.store.runs, stage.runId);
	const may = mayOverride(call, run);
	return {
		id: stage.id,
		type: "task-stages",
		attributes: {
			status: shown(run, stage.status),
			stage: stage.stage,
			"status-timestamps": stage.stamps,
			"created-at": stage.createdAt,
			"updated-at": stage.createdAt,
			permissions: {
				"can-override-policy": may,
				"can-override-tasks": may,
				"can-override": may
			},
			actions: { "is-overridable": stage.status === "awaiting_override" }
		},
		relationships: {
			run: { data: {
				id: run.id,
				type: "runs"
			} },
			"task-results": { data: identifiers("task-results", stage.taskResultIds) },
			"policy-evaluations": { data: identifiers("policy-evaluations", stage.evaluationIds) }
		},
		links: { self: `/api/v2/task-stages/${stage.id}` }
	};
}
function toTaskResult({ domain: { store } }, result) {
	const stage = must(store.stages, result.stageId);
	const run = must(store.runs, stage.runId);
	const over = result.status === result.outcome;
	return {
		id: result.id,
		type: "task-results",
		attributes: {
			status: shown(run, result.status),
			message: over ? result.message : null,
			url: over ? result.url : null,
			"status-timestamps": result.stamps,
			"task-name": result.name,
			stage: stage.stage,
			"is-speculative": run.planOnly,
			"workspace-task-enforcement-level": shown(run, result.level),
			"task-result-outcomes-count": 0
		},
		relationships: { "task-stage": { data: {
			id: stage.id,
			type: "task-stages"
		} } },
		links: { self: `/api/v2/task-results/${result.id}` }
	};
}
function toPolicyEvaluation({ domain }, evaluation) {
	const run = must(domain.store.runs, evaluation.runId);
	return {
		id: evaluation.id,
		type: "policy-evaluations",
		attributes: {
			status: shown(run, evaluation.status),
			"policy-kind": evaluation.kind,
			"policy-tool-version": evaluation.toolVersion,
			"result-count": toResultCount(knownOutcomes(evaluation).map(({ set }) => set)),
			"status-timestamps": evaluation.stamps
		},
		relationships: {
			"policy-attachable": { data: {
				id: evaluation.stageId,
				type: "task-stages"
			} },
			"policy-set-outcomes": { links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` } }
		},
		links: { self: `/api/v2/policy-evaluations/${evaluation.id}` }
	};
}
function knownOutcomes({ status, outcomes }) {
	return [
		"passed",
		"failed",
		"overridden",
		"errored"
	].includes(status) ? outcomes : [];
}
function hasFailed({ policies }) {
	return policies.some(({ status, level }) => status === "failed" && level !== "advisory");
}
function toResultCount(sets) {
	const count = countResults(sets);
	return {
		"advisory-failed": count.advisoryFailed,
		"mandatory-failed": count.mandatoryFailed,
		passed: count.passed,
		errored: count.errored
	};
}
function toPolicySetOutcome({ domain }, { evaluation, outcome: { id, set } }) {
	const run = must(domain.store.runs, evaluation.runId);
	return {
		id,
		type: "policy-set-outcomes",
		attributes: {
			outcomes: set.error === null ? set.policies.map((one) => toOutcome$1(run, one)) : null,
			error: set.error,
			warnings: [],
			overridable: set.overridable || hasFailed(set) && failuresOverridable([set]),
			"policy-set-name": set.name,
			"policy-set-description": set.description,
			"result-count": toResultCount([set]),
			"policy-tool-version": evaluation.toolVersion
		},
		relationships: { "policy-evaluation": { data: {
			id: evaluation.id,
			type: "policy-evaluations"
		} } },
		links: { self: `/api/v2/policy-set-outcomes/${id}` }
	};
}
function toOutcome$1(run, policy) {
	return {
		enforcement_level: policy.status === "errored" ? null : shown(run, evaluationLevel(policy.level)),
		query: policy.query,
		status: shown(run, policy.status),
		policy_name: policy.name,
		description: policy.description,
		output: policy.output.length === 0 ? null : policy.output
	};
}
// build/src/service/documents/tf-policy.js
const JUDGED = [
	"passed",
	"failed",
	"awaiting_override",
	"overridden",
	"errored"
];
function toTfPolicyEvaluation(call, evaluation) {
	const run = must(call.domain.store.runs, evaluation.runId);
	const policies = knownTfOutcomes(evaluation).flatMap(({ set }) => set.policies.map((policy) => ({
		status: policy.status,
		level: terraformPolicyLevel(policy.level, set.overridable)
	})));
	const failed = (level) => policies.filter((one) => one.status === "failed" && one.level === level).length;
	return {
		id: evaluation.id,
		type: "tf-policy-evaluations",
		attributes: {
			status: shown(run, evaluation.status),
			"stage-type": "Plan",
			"result-count": {
				"advisory-failed": failed("advisory"),
				"mandatory-failed": failed("mandatory"),
				"mandatory-overridable-failed": failed("mandatory_overridable"),
				passed: policies.filter(({ status }) => status === "passed").length,
				errored: policies.filter(({ status }) => status === "errored").length,
				unknown: 0
			},
			"status-timestamps": evaluation.stamps,
			error: null,
			permissions: { "can-override": mayOverride(call, run) },
			actions: { "is-overridable": evaluation.status === "awaiting_override" }
		},
		relationships: {
			run: { data: {
				id: run.id,
				type: "runs"
			} },
			"tf-policy-set-outcomes": { links: { related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes` } }
		},
		links: { self: `/api/v2/tf-policy-evaluations/${evaluation.id}` }
	};
}
function knownTfOutcomes({ status, outcomes }) {
	return JUDGED.includes(status) ? outcomes : [];
}
function toTfPolicySetOutcome(_call, { id, set }) {
	return {
		id,
		type: "tf-policy-set-outcomes",
		attributes: {
			"policy-set-name": set.name,
			"policy-set-description": set.description,
			error: set.error === null ? null : {
				type: "setup_error",
				summary: set.error,
				detail: set.error
			},
			outcomes: set.policies.map((policy) => toOutcome(policy, set.overridable))
		}
	};
}
function toOutcome(policy, overridable) {
	const messages = policy.output.map((one) => typeof one === "string" ? one : JSON.stringify(one));
	return {
		policy_name: policy.name,
		file_name: `${policy.name}.policy.hcl`,
		enforcement_level: terraformPolicyLevel(policy.level, overridable),
		status: policy.status,
		diagnostics: policy.status === "passed" ? [] : [{
			code: null,
			context: null,
			start_line: 1,
			summary: policy.description === "" ? policy.name : policy.description,
			error_message: messages.join("\n"),
			resources: policy.resources.map((resource) => ({
				resource_name: resource.address,
				error_message: messages.find((message) => message.startsWith(`${resource.address}:`)) ?? messages[0] ?? "",
				info_message: null,
				file_name: resource.file ?? null,
				code: null,
				start_line: resource.line ?? null,
				values: []
			}))
		}],
		passed_resources: []
	};
}
// build/src/service/routes/run-events.js
const INCLUDES$6 = {
	actor: (_, { events }) => events.flatMap(({ actor }) => actor === void 0 ? [] : [{
		id: actor.id,
		type: "users",
		attributes: { username: actor.username }
	}]),
	comment: (_, { events, comments }) => {
		const told = new Set(events.map(({ commentId }) => commentId));
		return comments.filter(({ id }) => told.has(id)).map(toComment);
	}
};
const RUN_EVENT_ROUTES = [
	get("/runs/:run/run-events", (call) => {
		const run = findRun(call);
		return respond(200, {
			data: run.events.map(toRunEvent),
			included: included(call, [run], INCLUDES$6)
		});
	}),
	get("/run-events/:event", (call) => {
		const id = parameter(call, "event");
		const isAsked = (event) => event.id === id;
		const run = found([...call.domain.store.runs.values()].find((one) => one.events.some(isAsked)));
		const { comments } = findRun(call, "readRuns", run.id);
		const events = run.events.filter(isAsked);
		const [event] = events;
		return respond(200, {
			data: toRunEvent(found(event)),
			included: included(call, [{
				events,
				comments
			}], INCLUDES$6)
		});
	}),
	get("/comments/:comment", (call) => {
		const id = parameter(call, "comment");
		for (const run of call.domain.store.runs.values()) {
			const comment = run.comments.find((one) => one.id === id);
			if (comment === void 0) continue;
			findRun(call, "readRuns", run.id);
			return respondResource(200, toComment(comment));
		}
		return notFound();
	}),
	get("/runs/:run/comments", (call) => respond(200, { data: findRun(call).comments.map(toComment) })),
	post("/runs/:run/comments", (call) => {
		const run = findRun(call);
		const { body } = readBody$1(call.request, bodySchema).data.attributes;
		const comment = pushComment(call, run, body);
		pushEvent(call, run, "commented", comment);
		return respondResource(201, toComment(comment));
	})
];
function override(path, find, act, render) {
	return post(`${path}/actions/override`, (call) => {
		const kept = find(call, "managePolicyOverrides");
		const comment = readComment(call.request);
		if (!act(call.domain.store, kept)) return conflict(`its status is ${kept.status}: that cannot be overridden`);
		recordEvent(call, kept.runId, "overridden", comment);
		return respondResource(200, render(call, kept));
	});
}
const bodySchema = looseObject({ data: looseObject({
	type: literal("comments"),
	attributes: looseObject({ body: string() })
}) });
function recordEvent(call, runId, action, words) {
	const run = must(call.domain.store.runs, runId);
	pushEvent(call, run, action, words === void 0 ? void 0 : pushComment(call, run, words));
}
function pushComment({ domain: { store } }, run, body) {
	const comment = {
		id: store.newId("wsc"),
		body,
		createdAt: store.clock.date().toISOString()
	};
	run.comments.push(comment);
	return comment;
}
function pushEvent(call, run, action, comment) {
	const { id, attributes } = toAccount(call);
	const { store } = call.domain;
	run.events.push({
		id: store.newId("re"),
		action,
		description: "",
		createdAt: store.clock.date().toISOString(),
		actor: {
			id,
			username: String(attributes?.["username"])
		},
		commentId: comment?.id
	});
}
// build/src/service/plan/redacted-plan.js
function redactPlan(document) {
	return {
		plan_format_version: document.format_version,
		output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)])),
		resource_changes: document.resource_changes,
		resource_drift: [],
		relevant_attributes: [],
		provider_format_version: "1.0",
		provider_schemas: schemasOf(document.resource_changes)
	};
}
function redact(change) {
	const { before_sensitive: before, after_sensitive: after } = change;
	return {
		...change,
		before: before ? null : change.before,
		after: after ? null : change.after
	};
}
function schemasOf(changes) {
	const providers = new Map();
	for (const { provider_name: provider, type, change } of changes) {
		const types = providers.get(provider) ?? new Map();
		const names = types.get(type) ?? new Set();
		for (const values of [
			change.before,
			change.after,
			change.after_unknown
		]) for (const name of Object.keys(values ?? {})) names.add(name);
		types.set(type, names);
		providers.set(provider, types);
	}
	return Object.fromEntries([...providers].map(([provider, types]) => [provider, {
		provider: EMPTY,
		resource_schemas: fromMap(types, toSchema),
		data_source_schemas: {}
	}]));
}
const EMPTY = {
	version: 0,
	block: {}
};
function toSchema(names, type) {
	const attributes = [...names].map((name) => [name, {
		type: type === "terraform_data" && name === "id" ? "string" : "dynamic",
		optional: true,
		computed: true
	}]);
	return {
		version: 0,
		block: { attributes: Object.fromEntries(attributes) }
	};
}
function fromMap(map, render) {
	return Object.fromEntries([...map].map(([key, value]) => [key, render(value, key)]));
}
// build/src/service/documents/version.js
function toVersion(_call, version) {
	const self = `/api/v2/configuration-versions/${version.id}`;
	return {
		id: version.id,
		type: "configuration-versions",
		attributes: {
			"auto-queue-runs": version.autoQueueRuns,
			error: version.status === "errored" ? version.error : null,
			"error-message": version.status === "errored" ? version.errorMessage : null,
			source: version.source,
			speculative: version.speculative,
			provisional: version.provisional,
			status: version.status,
			"status-timestamps": version.stamps
		},
		relationships: { "ingress-attributes": {
			data: version.ingress === null ? null : {
				id: version.ingress.id,
				type: "ingress-attributes"
			},
			links: { related: `${self}/ingress-attributes` }
		} },
		links: {
			self,
			download: `${self}/download`
		}
	};
}
function toIngress(_call, { ingress }) {
	if (ingress === null) return [];
	const createdBy = ingress.createdBy === null ? null : {
		id: ingress.createdBy,
		type: "users"
	};
	return [{
		id: ingress.id,
		type: "ingress-attributes",
		attributes: ingress.attributes,
		relationships: { "created-by": {
			data: createdBy,
			links: createdBy === null ? void 0 : { related: `/api/v2/users/${createdBy.id}` }
		} },
		links: { self: `/api/v2/ingress-attributes/${ingress.id}` }
	}];
}
// build/src/service/routes/create-from-request.js
const flag$1 = optional(nullable(boolean()));
const addresses = optional(nullable(array(string())));
const SHOWN = {
	"terraform-version": optional(nullable(string())),
	variables: optional(array(looseObject({
		key: string(),
		value: string()
	})))
};
const identifier = looseObject({
	type: string(),
	id: string()
});
const reference$1 = looseObject({ data: identifier });
const creationSchema$1 = looseObject({ data: looseObject({
	type: literal("runs"),
	attributes: optional(looseObject({
		message: optional(nullable(string())),
		"plan-only": flag$1,
		"save-plan": flag$1,
		"auto-apply": flag$1,
		"is-destroy": flag$1,
		refresh: flag$1,
		"target-addrs": addresses,
		"replace-addrs": addresses,
		"refresh-only": flag$1,
		"allow-empty-apply": flag$1,
		...SHOWN
	}), {}),
	relationships: looseObject({
		workspace: reference$1,
		"configuration-version": optional(nullable(looseObject({ data: nullable(identifier) })))
	})
}) });
function createFromRequest(call) {
	const { data } = readBody$1(call.request, creationSchema$1);
	const { store } = call.domain;
	const workspace = findWorkspace(call, "queuePlans", data.relationships.workspace.data.id);
	const given = data.relationships["configuration-version"]?.data?.id;
	const version = given === void 0 ? latestUsable(call, workspace) : store.versions.get(given);
	if (version === void 0 || version.workspaceId !== workspace.id) return invalid({
		pointer: "/data/relationships/configuration-version",
		detail: given === void 0 ? "The workspace has no configuration version that can be used." : "The configuration version is not one of this workspace."
	});
	const problem = refusal(workspace, version);
	if (problem !== void 0) return problem;
	const { attributes } = data;
	const refreshOnly = attributes["refresh-only"] ?? false;
	if (refreshOnly && attributes["is-destroy"] === true) return invalid({
		pointer: "/data/attributes/refresh-only",
		detail: "A run that only refreshes cannot destroy. Ask for one of the two."
	});
	const planOnly = attributes["plan-only"] ?? version.speculative;
	const run = createRun(store, workspace, version, {
		message: attributes.message ?? "Queued manually via the Terraform Enterprise API",
		source: "tfe-api",
		planOnly: planOnly || version.speculative,
		savePlan: attributes["save-plan"] ?? false,
		autoApply: attributes["auto-apply"] ?? workspace.script.workspace?.autoApply ?? workspace.autoApply,
		isDestroy: attributes["is-destroy"] ?? false,
		refresh: attributes.refresh ?? true,
		options: {
			refreshOnly,
			targets: attributes["target-addrs"] ?? [],
			replace: attributes["replace-addrs"] ?? [],
			allowEmptyApply: attributes["allow-empty-apply"] ?? false
		},
		asked: shownOf(attributes),
		variables: Object.fromEntries((attributes.variables ?? []).map(({ key, value }) => [key, readLiteral(value, store.hcl)])),
		createdBy: {
			id: call.token.subjectId,
			type: `${call.token.kind}s`
		}
	});
	startRun(store, run);
	return respondResource(201, toRun(call, run));
}
function refusal(workspace, version) {
	if ((workspace.script.workspace?.executionMode ?? workspace.executionMode) === "local") return fail$1(422, {
		title: "invalid attribute",
		detail: "The workspace is in local execution mode: runs happen on the machine that starts them.",
		source: { pointer: "/data/relationships/workspace" }
	});
	if (version.status === "uploaded" || version.status === "archived" && version.ingress !== null) return void 0;
	return fail$1(422, {
		title: "invalid attribute",
		detail: version.status === "pending" || version.status === "fetching" ? "Configuration version is still being processed." : `Configuration version cannot be used: its status is ${version.status}.`,
		source: { pointer: "/data/relationships/configuration-version" }
	});
}
function latestUsable(call, workspace) {
	return [...call.domain.store.versions.values()].findLast((version) => version.workspaceId === workspace.id && !version.speculative && !version.provisional && version.status === "uploaded");
}
function shownOf(attributes) {
	const given = Object.entries(attributes).filter(([name, value]) => Object.hasOwn(SHOWN, name) && value !== null && value !== void 0);
	return Object.fromEntries(given);
}
function readLiteral(text, hcl) {
	const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? {
		body: void 0,
		problems: []
	};
	const [written] = body?.attributes ?? [];
	if (written === void 0 || problems.length > 0) return text;
	const { known, unknown } = split(evaluate(written.value, withoutNames()), { left: 1e4 });
	return unknown === void 0 ? known : text;
}
// build/src/service/routes/runs.js
const PLAN_URL_MS = 6e4;
function withRun(call, { runId }) {
	return [toRun(call, must(call.domain.store.runs, runId))];
}
function withWorkspace(call, { runId }) {
	const { runs, workspaces } = call.domain.store;
	const run = must(runs, runId);
	return [toRun(call, run), toWorkspace(call, must(workspaces, run.workspaceId))];
}
const INCLUDES$5 = {
	plan: (call, run) => [toPlan(call, must(call.domain.store.plans, run.planId))],
	apply: (call, run) => [toApply(call, must(call.domain.store.applies, run.applyId))],
	created_by: (call, { createdBy }) => toAuthors(call, createdBy),
	cost_estimate: (call, { costEstimateId: id }) => id === null ? [] : [toCostEstimate(call, must(call.domain.store.costEstimates, id))],
	configuration_version: (call, run) => [toVersion(call, must(call.domain.store.versions, run.versionId))],
	"configuration_version.ingress_attributes": (call, run) => {
		const version = must(call.domain.store.versions, run.versionId);
		return [toVersion(call, version), ...toIngress(call, version)];
	},
	workspace: (call, run) => [toWorkspace(call, must(call.domain.store.workspaces, run.workspaceId))],
	task_stages: (call, run) => run.stageIds.map((id) => toTaskStage(call, must(call.domain.store.stages, id))),
	tf_policy_evaluations: (call, run) => run.tfPolicyEvaluationIds.map((id) => toTfPolicyEvaluation(call, must(call.domain.store.tfEvaluations, id)))
};
const RUN_ROUTES = [
	post("/runs", createFromRequest),
	get("/runs/:run", (call) => respondOne(call, findRun(call), toRun, INCLUDES$5)),
	get("/workspaces/:workspace/runs", (call) => {
		const workspace = findWorkspace(call);
		return list(call, (run) => run.workspaceId === workspace.id, false);
	}),
	get("/organizations/:organization/runs", (call) => {
		const seen = readableIn(call);
		return list(call, (run) => seen.has(run.workspaceId), true);
	}),
	action("apply", "applyRuns", applyRun),
	action("discard", "applyRuns", discardRun),
	action("cancel", "applyRuns", cancelRun),
	action("force-cancel", "admin", forceCancelRun),
	get("/runs/:run/plan", (call) => respondResource(200, toPlan(call, must(call.domain.store.plans, findRun(call).planId)))),
	get("/plans/:plan", (call) => respondOne(call, findPlan(call), toPlan)),
	get("/plans/:plan/json-output", (call) => {
		const plan = findPlan(call, "admin");
		if (plan.status !== "finished") return respondEmpty(204);
		const { origin, signer, store } = call.domain;
		const expires = store.clock.date().getTime() + PLAN_URL_MS;
		return redirect(307, origin + signer.sign(`/v1/plan/${plan.objectId}`, expires));
	}),
	get("/plans/:plan/json-output-redacted", (call) => {
		const { status, document } = findPlan(call);
		if (status !== "finished" || document === null) return respondEmpty(204);
		return respond(200, redactPlan(document), { "content-type": "application/json" });
	}),
	get("/runs/:run/apply", (call) => respondResource(200, toApply(call, must(call.domain.store.applies, findRun(call).applyId)))),
	get("/applies/:apply", (call) => respondOne(call, findApply(call), toApply)),
	get("/organizations/:organization/runs/queue", (call) => respondPage(call, queueOf(call), toRun)),
	get("/organizations/:organization/capacity", (call) => {
		const queue = queueOf(call);
		const pending = queue.filter(({ status }) => status === "pending").length;
		return respondResource(200, {
			id: parameter(call, "organization"),
			type: "organization-capacity",
			attributes: {
				pending,
				running: queue.length - pending
			}
		});
	}),
	get("/cost-estimates/:estimate", (call) => respondOne(call, findEstimate(call), toCostEstimate))
];
function readableIn(call) {
	const { store } = call.domain;
	const organization = findOrganization(call);
	const readable = [...store.workspaces.values()].filter((workspace) => workspace.organizationId === organization.id && rightsOn(store, call.token, workspace).readRuns);
	return new Set(readable.map(({ id }) => id));
}
function queueOf(call) {
	const seen = readableIn(call);
	return [...call.domain.store.moving.runs].filter((run) => seen.has(run.workspaceId) && !run.paused && !isFinalRun(run.status));
}
const PAST = {
	apply: "applied",
	discard: "discarded",
	cancel: "canceled",
	"force-cancel": "force_canceled"
};
function action(name, right, act) {
	return post(`/runs/:run/actions/${name}`, (call) => {
		const run = findRun(call, right);
		const comment = readComment(call.request);
		if (!act(call.domain.store, run)) return conflict(`a run that is ${run.status} does not allow ${name}`);
		recordEvent(call, run.id, PAST[name], comment);
		return respondEmpty(202);
	});
}
const OPERATIONS = [
	"plan_only",
	"plan_and_apply",
	"save_plan",
	"destroy"
];
function list(call, belongs, uncounted) {
	const { query, domain } = call;
	const words = (name) => query.get(name)?.split(",").map((word) => word.trim());
	const operations = words("filter[operation]") ?? OPERATIONS.slice(1);
	const statuses = words("filter[status]");
	const sources = words("filter[source]");
	const group = query.get("filter[status_group]");
	const search = query.get("search[basic]") ?? "";
	const commit = query.get("search[commit]") ?? "";
	return respondPage(call, [...domain.store.runs.values()].filter((run) => belongs(run) && operations.includes(operationOf(run)) && (statuses?.includes(run.status) ?? true) && (sources?.includes(run.source) ?? true) && (group === null || isInGroup(run, group)) && (search === "" || run.id === search || run.message.includes(search)) && (commit === "" || isOfCommit(must(domain.store.versions, run.versionId), commit))).toReversed(), toRun, {
		uncounted,
		includes: INCLUDES$5
	});
}
function isOfCommit({ ingress }, commit) {
	const sha = ingress?.attributes["commit-sha"];
	return typeof sha === "string" && sha.startsWith(commit);
}
function operationOf(run) {
	if (run.planOnly) return "plan_only";
	if (run.savePlan) return "save_plan";
	return run.isDestroy ? "destroy" : "plan_and_apply";
}
function isInGroup(run, group) {
	switch (group) {
		case "final": return isFinalRun(run.status);
		case "non_final": return !isFinalRun(run.status);
		case "discardable": return run.paused;
		default: return false;
	}
}
// build/src/service/routes/evaluations.js
const INCLUDES$4 = {
	task_results: (call, { taskResultIds }) => taskResultIds.map((id) => toTaskResult(call, must(call.domain.store.taskResults, id))),
	policy_evaluations: (call, { evaluationIds }) => evaluationIds.map((id) => toPolicyEvaluation(call, must(call.domain.store.evaluations, id))),
	run: withRun,
	"run.workspace": withWorkspace,
	cost_estimate: () => []
};
const EVALUATION_ROUTES = [
	get("/runs/:run/task-stages", (call) => {
		return respondPage(call, findRun(call).stageIds.map((id) => must(call.domain.store.stages, id)), toTaskStage, { includes: INCLUDES$4 });
	}),
	get("/task-stages/:stage", (call) => respondOne(call, findStage(call), toTaskStage, INCLUDES$4)),
	override("/task-stages/:stage", findStage, overrideStage, toTaskStage),
	get("/task-stages/:stage/policy-evaluations", (call) => {
		const { evaluations } = call.domain.store;
		return respondPage(call, findStage(call).evaluationIds.map((id) => must(evaluations, id)), toPolicyEvaluation);
	}),
	get("/task-results/:result", (call) => respondOne(call, findTaskResult(call), toTaskResult)),
	get("/policy-evaluations/:evaluation", (call) => respondOne(call, findEvaluation(call), toPolicyEvaluation)),
	get("/policy-evaluations/:evaluation/policy-set-outcomes", listOutcomes),
	get("/policy-set-outcomes/:outcome", (call) => {
		const id = parameter(call, "outcome");
		for (const evaluation of call.domain.store.evaluations.values()) {
			const outcome = knownOutcomes(evaluation).find((one) => one.id === id);
			if (outcome === void 0) continue;
			findRun(call, "readRuns", evaluation.runId);
			return respondResource(200, toPolicySetOutcome(call, {
				evaluation,
				outcome
			}));
		}
		return notFound();
	}),
	get("/runs/:run/tf-policy-evaluations", (call) => {
		const { tfEvaluations } = call.domain.store;
		return respondPage(call, findRun(call).tfPolicyEvaluationIds.map((id) => must(tfEvaluations, id)), toTfPolicyEvaluation);
	}),
	get("/tf-policy-evaluations/:evaluation", (call) => respondOne(call, findTfEvaluation(call), toTfPolicyEvaluation)),
	get("/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes", (call) => respondPage(call, knownTfOutcomes(findTfEvaluation(call)), toTfPolicySetOutcome)),
	override("/tf-policy-evaluations/:evaluation", findTfEvaluation, overrideTfEvaluation, toTfPolicyEvaluation)
];
function listOutcomes(call) {
	const evaluation = findEvaluation(call);
	const filters = readFilters(call);
	if (filters === void 0) return badRequest("filter", "filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.");
	return respondPage(call, knownOutcomes(evaluation).filter((outcome) => filters.length === 0 || filters.some((filter) => fits(outcome, filter))).map((outcome) => ({
		evaluation,
		outcome
	})), toPolicySetOutcome);
}
function readFilters({ query }) {
	const filters = new Map();
	for (const [name, value] of query) {
		const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
		if (match === null) {
			if (name.startsWith("filter")) return void 0;
			continue;
		}
		const [, number = "", what] = match;
		const filter = filters.get(number) ?? {};
		const status = what === "status";
		if (!(status ? [
			"passed",
			"failed",
			"errored"
		] : ["advisory", "mandatory"]).includes(value)) return;
		if (status) filter.status = value;
		else filter.level = value;
		filters.set(number, filter);
	}
	return [...filters.values()];
}
function fits({ set }, { status, level }) {
	return set.policies.some((policy) => (status === void 0 || policy.status === status) && (level === void 0 || policy.level === "advisory" === (level === "advisory")));
}
// build/src/service/routes/objects.js
const LIMITS = {
	maxBytes: 536870912,
	maxEntries: 1e5,
	wanted: (path) => path.endsWith(".tf") || path.endsWith(".tfvars"),
	maxKept: 16777216
};
async function answerObject(domain, request) {
	const query = new URLSearchParams(request.query);
	const verdict = domain.signer.verify(request.path, query, domain.store.clock.date().getTime());
	if (verdict === "bad") return fail$1(403, {
		title: "forbidden",
		detail: "The URL is not signed."
	});
	if (verdict === "expired") return fail$1(403, {
		title: "forbidden",
		detail: "The URL has expired."
	});
	const [, , kind, objectId] = request.path.split("/");
	const { versions, plans, applies, stateVersions } = domain.store;
	if (kind === "object" || kind === "archive") {
		const version = [...versions.values()].find((one) => one.objectId === objectId);
		if (version === void 0) return notFound();
		if (kind === "object" && request.method === "PUT") return await upload(domain, version, request.body);
		return kind === "archive" && request.method === "GET" ? sendArchive(version) : notFound();
	}
	if (request.method !== "GET") return notFound();
	const isAsked = (one) => one.objectId === objectId;
	const plan = [...plans.values()].find(isAsked);
	if (kind === "log") {
		const work = plan ?? [...applies.values()].find(isAsked);
		return work === void 0 ? notFound() : sendLog(work, query);
	}
	const document = kind === "plan" ? plan?.document : [...stateVersions.values()].find(isAsked)?.file;
	return document === void 0 ? notFound() : respond(200, document, { "content-type": "application/json" });
}
async function upload(domain, version, body) {
	const { store } = domain;
	if (version.status !== "pending" || version.archive !== null || version.readyAtMs !== null) return respondEmpty(200);
	version.archive = body;
	const { script } = must(store.workspaces, version.workspaceId);
	try {
		version.files = await readTar(body, LIMITS);
		if (script.versionError !== void 0) refuse(version, script.versionError);
	} catch (error) {
		if (!(error instanceof UnreadableArchive)) throw error;
		refuse(version, error.message);
	}
	version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
	store.moving.versions.add(version);
	return respondEmpty(200);
}
function refuse(version, message) {
	version.error = "invalid-archive";
	version.errorMessage = message;
	version.files = null;
}
function sendArchive(version) {
	if (version.status !== "uploaded") return notFound();
	return {
		status: 200,
		headers: { "content-type": "application/octet-stream" },
		body: version.archive ?? EMPTY_ARCHIVE
	};
}
function sendLog(work, query) {
	const started = work.status !== "pending" && work.status !== "queued";
	const over = started && work.status !== "running";
	const log = started ? "" + (over ? work.log + "" : "") : "";
	const bytes = new TextEncoder().encode(log);
	const offset = Number(query.get("offset") ?? 0);
	const limit = Number(query.get("limit") ?? bytes.length);
	return {
		status: 200,
		headers: { "content-type": "text/plain; charset=utf-8" },
		body: bytes.subarray(offset, offset + limit)
	};
}
// build/src/service/documents/policy-check.js
const UNFINISHED = [
	"pending",
	"queued",
	"unreachable",
	"canceled"
];
function toPolicyCheck(call, check) {
	const run = must(call.domain.store.runs, check.runId);
	const overridable = check.status === "soft_failed";
	const self = `/api/v2/policy-checks/${check.id}`;
	return {
		id: check.id,
		type: "policy-checks",
		attributes: {
			result: hasResult(check) ? toResult(check) : null,
			scope: check.scope,
			status: shown(run, check.status),
			"status-timestamps": check.stamps,
			actions: { "is-overridable": overridable },
			permissions: { "can-override": mayOverride(call, run) }
		},
		relationships: { run: { data: {
			id: run.id,
			type: "runs"
		} } },
		links: {
			output: `${self}/output`,
			override: overridable ? `${self}/actions/override` : void 0
		}
	};
}
function hasResult({ status, errored }) {
	return !UNFINISHED.includes(status) && !errored;
}
function toResult(check) {
	const failed = check.policies.filter(({ status }) => status !== "passed");
	const count = (level) => failed.filter((policy) => checkLevel(policy.level) === level).length;
	const detail = {
		"schema-version": 1,
		policies: check.policies.map(({ name, level, status }) => ({
			policy: name,
			"enforcement-level": checkLevel(level),
			result: status === "passed"
		}))
	};
	return {
		result: failed.every(({ level }) => level === "advisory"),
		passed: check.policies.length - failed.length,
		"total-failed": failed.length,
		"hard-failed": count("hard-mandatory"),
		"soft-failed": count("soft-mandatory"),
		"advisory-failed": count("advisory"),
		"duration-ms": check.durationMs,
		engine: detail,
		sentinel: detail
	};
}
function toCheckOutput(check) {
	const passed = check.policies.every(({ status }) => status === "passed");
	const lines = [`Sentinel Result: ${String(passed)}`, ""];
	lines.push(...passed ? ["This result means that all policies passed, and the run may go on.", ""] : [
		"Sentinel evaluated to false because one or more Sentinel policies evaluated",
		"to false. This false was not due to an undefined value or runtime error.",
		""
	], `${String(check.policies.length)} policies evaluated.`, "");
	for (const [index, policy] of check.policies.entries()) lines.push(...toPolicySection(index + 1, policy), "");
	return lines.join("\n");
}
function toPolicySection(number, policy) {
	const passed = policy.status === "passed";
	const printed = policy.output.map((one) => typeof one === "string" ? one : JSON.stringify(one));
	return [
		`## Policy ${String(number)}: ${policy.set === "" ? "" : `${policy.set}/`}${policy.name}.sentinel (${checkLevel(policy.level)})`,
		"",
		`Result: ${String(passed)}`,
		"",
		...policy.description === "" ? [] : [
			"Description:",
			`  ${policy.description}`,
			""
		],
		...printed.length === 0 ? [] : [...printed, ""],
		`${passed ? "TRUE" : "FALSE"} - ${policy.name}.sentinel:1:1 - Rule "main"`
	];
}
// build/src/service/routes/policy-checks.js
const INCLUDES$3 = {
	run: withRun,
	"run.workspace": withWorkspace
};
const POLICY_CHECK_ROUTES = [
	get("/runs/:run/policy-checks", (call) => {
		return respondPage(call, findRun(call).checkIds.map((id) => must(call.domain.store.checks, id)), toPolicyCheck, {
			whole: true,
			includes: INCLUDES$3
		});
	}),
	get("/policy-checks/:check", (call) => respondOne(call, findCheck(call), toPolicyCheck, INCLUDES$3)),
	override("/policy-checks/:check", findCheck, overrideCheck, (call, check) => ({
		...toPolicyCheck(call, check),
		relationships: void 0
	})),
	get("/policy-checks/:check/output", (call) => {
		const check = findCheck(call);
		return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
	})
];
// build/src/service/documents/organization.js
function organizationOf({ domain }, id) {
	const { name } = must(domain.store.organizations, id);
	return { data: {
		id: name,
		type: "organizations"
	} };
}
function toTeam(call, team) {
	const { readWorkspaces, manageWorkspaces, managePolicyOverrides, manageAgentPools } = team.permissions;
	const may = isOwner(call.domain.store, call.token, team.organizationId);
	return {
		id: team.id,
		type: "teams",
		attributes: {
			name: team.name,
			visibility: team.visibility,
			"users-count": team.memberIds.length,
			"organization-access": {
				"read-workspaces": readWorkspaces,
				"manage-workspaces": manageWorkspaces,
				"manage-policy-overrides": managePolicyOverrides,
				"manage-agent-pools": manageAgentPools
			},
			permissions: {
				"can-destroy": may && !team.owners,
				"can-update-membership": may
			}
		},
		relationships: {
			organization: organizationOf(call, team.organizationId),
			users: { data: identifiers("users", team.memberIds) }
		},
		links: { self: `/api/v2/teams/${team.id}` }
	};
}
function toPool(call, { id, name, organizationId }) {
	return {
		id,
		type: "agent-pools",
		attributes: {
			name,
			"agent-count": 0,
			"organization-scoped": true
		},
		relationships: {
			organization: organizationOf(call, organizationId),
			"authentication-tokens": { links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` } }
		},
		links: { self: `/api/v2/agent-pools/${id}` }
	};
}
function toPolicy(call, policy) {
	const { id, name, kind, level } = policy;
	const sets = [...call.domain.store.policySets.values()];
	return {
		id,
		type: "policies",
		attributes: {
			name,
			description: policy.description,
			kind,
			query: policy.query,
			"enforcement-level": level,
			enforce: policy.text === null ? [] : [{
				path: `${name}.${kind === "opa" ? "rego" : "sentinel"}`,
				mode: level
			}],
			"policy-set-count": sets.filter(({ policyIds }) => policyIds.includes(id)).length,
			"updated-at": policy.updatedAt
		},
		relationships: { organization: organizationOf(call, policy.organizationId) },
		links: {
			self: `/api/v2/policies/${id}`,
			upload: `/api/v2/policies/${id}/upload`,
			download: policy.text === null ? void 0 : `/api/v2/policies/${id}/download`
		}
	};
}
function toPolicySet(call, record) {
	const { id, set, workspaceIds, policyIds } = record;
	return {
		id,
		type: "policy-sets",
		attributes: {
			name: set.name,
			description: set.description ?? "",
			kind: set.system === "policy-check" ? "sentinel" : "opa",
			overridable: set.overridable,
			global: record.global,
			"agent-enabled": false,
			versioned: policyIds.length === 0,
			"policy-count": set.policies.length,
			"workspace-count": workspaceIds.length,
			"project-count": 0,
			"created-at": record.createdAt,
			"updated-at": record.createdAt
		},
		relationships: {
			organization: organizationOf(call, record.organizationId),
			policies: { data: identifiers("policies", policyIds) },
			workspaces: { data: identifiers("workspaces", workspaceIds) }
		},
		links: { self: `/api/v2/policy-sets/${id}` }
	};
}
// build/src/service/uploaded-policies.js
function uploadedSet(store, { policyIds }, head) {
	const policies = () => policyIds.map((id) => must(store.policies, id));
	return {
		name: head.name,
		description: head.description,
		overridable: head.overridable,
		system: head.kind === "sentinel" ? "policy-check" : "policy-evaluation",
		get policies() {
			return policies().map(({ id, name, level, description }) => ({
				name,
				level,
				description,
				query: id
			}));
		},
		rego: {
			queries: [],
			instantiate: () => ({ evaluate: (id) => evaluateText(must(store.policies, id)) })
		}
	};
}
function evaluateText({ text, name }) {
	const main = /^\s*main\s*=\s*(?:rule\s*\{\s*(true|false)\s*\}|(true|false))\s*$/.exec(text ?? "");
	switch (main?.[1] ?? main?.[2]) {
		case "true": return [];
		case "false": return [`${name}: main is false`];
		default: throw new Error("The local service judges uploaded policies of the form `main = rule { true }` and no others. Compile Rego to WebAssembly and serve it with --policies.");
	}
}
// build/src/service/routes/owned.js
function findOwn(call) {
	const organization = findOrganization(call);
	allow(isOwner(call.domain.store, call.token, organization.id));
	return organization;
}
function findOwned(call, mapOf) {
	const { store } = call.domain;
	const kept = found(mapOf(store).get(call.parameters["id"] ?? ""));
	allow(isOwner(store, call.token, kept.organizationId));
	return kept;
}
function routesOf(name, mapOf, render, more) {
	const sees = (call, kept) => isOwner(call.domain.store, call.token, kept.organizationId) || more.sees?.(call, kept) === true;
	return [
		get(`/organizations/:organization/${name}`, (call) => {
			const { id } = findOrganization(call);
			const q = call.query.get("q") ?? call.query.get("search[name]") ?? "";
			const names = call.query.get("filter[names]")?.split(",");
			const kind = call.query.get("filter[kind]");
			return respondPage(call, [...mapOf(call.domain.store).values()].filter((one) => one.organizationId === id && sees(call, one) && more.nameOf(one).includes(q) && (names?.includes(more.nameOf(one)) ?? true) && (kind === null || more.kindOf?.(one) === kind)), render);
		}),
		get(`/${name}/:id`, (call) => {
			const kept = found(mapOf(call.domain.store).get(call.parameters["id"] ?? ""));
			allow(sees(call, kept));
			return respondOne(call, kept, render);
		}),
		remove(`/${name}/:id`, (call) => {
			const { store } = call.domain;
			const kept = findOwned(call, mapOf);
			allow(more.remove?.(store, kept) !== false);
			mapOf(store).delete(kept.id);
			return respondEmpty(204);
		})
	];
}
// build/src/service/routes/policy-sets.js
const text = pipe(string(), minLength(1));
const optionalText = optional(nullable(string()));
const kind = optional(picklist(["sentinel", "opa"]), "sentinel");
const level = picklist(POLICY_LEVELS);
const many = optional(looseObject({ data: array(looseObject({ id: string() })) }), { data: [] });
const policySchema = looseObject({ data: looseObject({ attributes: looseObject({
	name: text,
	description: optionalText,
	kind,
	query: optionalText,
	"enforcement-level": optional(level),
	enforce: optional(array(looseObject({ mode: level })))
}) }) });
const setSchema = looseObject({ data: looseObject({
	attributes: looseObject({
		name: text,
		description: optionalText,
		kind,
		global: optional(boolean(), false),
		overridable: optional(nullable(boolean()))
	}),
	relationships: optional(looseObject({
		policies: many,
		workspaces: many
	}), {})
}) });
const POLICY_SET_ROUTES = [
	...routesOf("policies", policiesOf, toPolicy, {
		nameOf: ({ name }) => name,
		kindOf: (policy) => policy.kind,
		remove: ({ policySets }, { id }) => {
			for (const { policyIds } of policySets.values()) if (policyIds.includes(id)) policyIds.splice(policyIds.indexOf(id), 1);
			return true;
		}
	}),
	post("/organizations/:organization/policies", (call) => {
		const { store } = call.domain;
		const organization = findOwn(call);
		const { attributes } = readBody$1(call.request, policySchema).data;
		const policy = {
			id: store.newId("pol"),
			organizationId: organization.id,
			name: attributes.name,
			description: attributes.description ?? "",
			kind: attributes.kind,
			query: attributes.query ?? null,
			level: levelOf(attributes),
			text: null,
			updatedAt: nowAt(store.clock)
		};
		store.policies.set(policy.id, policy);
		return respondResource(201, toPolicy(call, policy));
	}),
	put("/policies/:id/upload", (call) => {
		const policy = findOwned(call, policiesOf);
		policy.text = new TextDecoder().decode(call.request.body);
		policy.updatedAt = nowAt(call.domain.store.clock);
		return respondEmpty(200);
	}),
	get("/policies/:id/download", (call) => {
		const { text: body } = findOwned(call, policiesOf);
		return {
			status: 200,
			headers: { "content-type": "application/octet-stream" },
			body: Buffer.from(found(body ?? void 0))
		};
	}),
	...routesOf("policy-sets", (store) => store.policySets, toPolicySet, { nameOf: ({ set }) => set.name }),
	post("/organizations/:organization/policy-sets", createSet)
];
function levelOf(attributes) {
	return attributes["enforcement-level"] ?? attributes.enforce?.[0]?.mode ?? "advisory";
}
function createSet(call) {
	const { store } = call.domain;
	const { id: organizationId } = findOwn(call);
	const { attributes, relationships } = readBody$1(call.request, setSchema).data;
	const idsOf = (name, known) => {
		const ids = relationships[name]?.data.map(({ id }) => id) ?? [];
		allow(ids.every((id) => known.get(id)?.organizationId === organizationId));
		return ids;
	};
	const { name, kind: language, global } = attributes;
	const policyIds = idsOf("policies", store.policies);
	const record = {
		id: store.newId("polset"),
		organizationId,
		global,
		workspaceIds: idsOf("workspaces", store.workspaces),
		policyIds,
		set: uploadedSet(store, { policyIds }, {
			name,
			description: attributes.description ?? null,
			overridable: attributes.overridable ?? false,
			kind: language
		}),
		createdAt: nowAt(store.clock)
	};
	store.policySets.set(record.id, record);
	return respondResource(201, toPolicySet(call, record));
}
function policiesOf({ policies }) {
	return policies;
}
// build/src/service/load-seed.js
function seedStore(store, seed, durationMs) {
	for (const { username, email } of seed.users) {
		const id = store.newId("user");
		store.users.set(id, {
			id,
			username,
			email: email ?? `${username}@example.com`
		});
	}
	for (const organization of seed.organizations) seedOrganization(store, organization, durationMs);
	const token = seedTokens(store, seed);
	const [first] = store.organizations.values();
	const ours = (map) => [...map.values()].filter(({ organizationId }) => organizationId === first?.id).map(({ id, name }) => ({
		id,
		name
	}));
	return {
		token,
		organization: first?.name ?? "",
		workspaces: ours(store.workspaces),
		teams: ours(new Map([...store.teams].filter(([, { owners }]) => !owners))),
		agentPools: ours(store.pools)
	};
}
function seedOrganization(store, seeded, durationMs) {
	const organization = addOrganization(store, seeded.name);
	for (const team of seeded.teams) {
		const id = team.id ?? store.newId("team");
		store.teams.set(id, {
			id,
			name: team.name,
			organizationId: organization.id,
			visibility: team.visibility,
			owners: team.owners,
			memberIds: [...store.users.values()].filter(({ username }) => team.members.includes(username)).map((user) => user.id),
			permissions: team.permissions
		});
	}
	if (!seeded.teams.some(({ owners }) => owners)) addOwners(store, organization);
	for (const pool of seeded.agentPools) {
		const id = pool.id ?? store.newId("apool");
		store.pools.set(id, {
			id,
			name: pool.name,
			organizationId: organization.id
		});
		for (const { description } of pool.tokens) issueToken(store, {
			kind: "agent",
			subjectId: id,
			description,
			createdBy: null
		});
	}
	seedWorkspaces(store, organization.id, seeded.workspaces, durationMs);
}
function seedWorkspaces(store, organizationId, workspaces, durationMs) {
	for (const workspace of workspaces) {
		const { id } = addWorkspace(store, organizationId, workspace, durationMs);
		for (const { team: teamName, access: level, ...custom } of workspace.access) {
			const team = [...store.teams.values()].find((one) => one.organizationId === organizationId && one.name === teamName);
			const grantId = store.newId("tws");
			store.teamAccess.set(grantId, {
				id: grantId,
				teamId: team?.id ?? "",
				workspaceId: id,
				access: level,
				permissions: toPermissions$1(level, custom, CUSTOM_DEFAULTS)
			});
		}
	}
}
function addOrganization(store, name, email) {
	const organization = {
		id: store.newId("org"),
		name,
		email: email ?? `owners@${name}.example`,
		createdAt: nowAt(store.clock)
	};
	store.organizations.set(organization.id, organization);
	addProject(store, organization.id, "default");
	return organization;
}
function addProject(store, organizationId, name) {
	const id = store.newId("prj");
	store.projects.set(id, {
		id,
		name,
		organizationId
	});
	return id;
}
function addWorkspace(store, organizationId, seeded, durationMs) {
	const { versions: _, access: _access, script, project, ...plain } = seeded;
	const known = [...store.projects.values()].find((one) => one.organizationId === organizationId && one.name === project);
	const workspace = {
		...plain,
		id: seeded.id ?? store.newId("ws"),
		organizationId,
		projectId: known?.id ?? addProject(store, organizationId, project),
		currentVersionId: null,
		outputs: {},
		script: resolveScript(script, durationMs),
		createdAt: nowAt(store.clock)
	};
	store.workspaces.set(workspace.id, workspace);
	return workspace;
}
function addOwners(store, organization, userId = store.users.keys().next().value) {
	const id = store.newId("team");
	const owners = {
		id,
		name: "owners",
		organizationId: organization.id,
		visibility: "secret",
		owners: true,
		memberIds: userId === void 0 ? [] : [userId],
		permissions: {
			readWorkspaces: true,
			manageWorkspaces: true,
			managePolicyOverrides: true,
			manageAgentPools: true
		}
	};
	store.teams.set(id, owners);
}
function seedTokens(store, seed) {
	let first;
	for (const { kind, of, organization, secret, description } of seed.tokens) {
		const org = [...store.organizations.values()].find((one) => one.name === organization);
		const named = (map) => [...map.values()].find((one) => one.name === of && one.organizationId === org?.id)?.id;
		const owners = [...store.teams.values()].find((team) => team.owners && team.organizationId === org?.id);
		const subjects = {
			user: [...store.users.values()].find(({ username }) => username === of)?.id,
			team: named(store.teams),
			organization: org?.id,
			owners: owners?.id,
			agent: named(store.pools)
		};
		issueToken(store, {
			kind: kind === "owners" ? "team" : kind,
			subjectId: subjects[kind] ?? "",
			description,
			createdBy: null
		}, secret);
		if (kind === "user") first ??= secret;
	}
	if (first !== void 0) return first;
	const owners = [...store.teams.values()].find((team) => team.owners);
	let [userId] = owners?.memberIds ?? [];
	if (userId === void 0) {
		userId = store.newId("user");
		store.users.set(userId, {
			id: userId,
			username: "owner",
			email: "owner@example.com"
		});
		owners?.memberIds.push(userId);
	}
	return issueToken(store, {
		kind: "user",
		subjectId: userId,
		description: "made at start",
		createdBy: null
	}).secret;
}
function seedContent(store, hcl, seed, directory) {
	for (const seeded of seed.organizations) {
		const organization = [...store.organizations.values()].find(({ name }) => name === seeded.name);
		const workspaces = [...store.workspaces.values()].filter(({ organizationId }) => organizationId === organization?.id);
		for (const { workspaces: names, ...set } of seeded.policySets) {
			const id = store.newId("polset");
			store.policySets.set(id, {
				id,
				organizationId: organization?.id ?? "",
				global: names.length === 0,
				policyIds: [],
				createdAt: nowAt(store.clock),
				workspaceIds: workspaces.filter(({ name }) => names.includes(name)).map((one) => one.id),
				set: loadPolicySet({
					...set,
					directory: set.directory && resolve(directory, set.directory)
				}, hcl)
			});
		}
		for (const { name, versions } of seeded.workspaces) {
			const workspace = workspaces.find((one) => one.name === name);
			if (workspace === void 0) continue;
			for (const version of versions) seedVersion(store, workspace, version);
		}
	}
}
function takePush(store, workspace, push, durationMs) {
	const { ingress, files, message, script } = parse$2(pushSchema, push);
	const own = script === void 0 ? workspace.script : resolveScript(script, durationMs);
	const speculative = ingress["is-pull-request"];
	return seedVersion(store, workspace, {
		status: "uploaded",
		speculative,
		provisional: false,
		files,
		ingress,
		run: {
			message,
			planOnly: speculative,
			savePlan: false,
			script: own
		}
	}) ?? "";
}
function seedVersion(store, workspace, seeded) {
	const files = new Map(Object.entries(seeded.files).map(([path, text]) => [path, Buffer.from(text)]));
	const kept = ![
		"pending",
		"fetching",
		"errored",
		"backing_data_permanently_deleted"
	].includes(seeded.status);
	const id = seeded.id ?? store.newId("cv");
	const version = {
		id,
		workspaceId: workspace.id,
		source: seeded.source ?? (seeded.ingress === void 0 ? "tfe-api" : "github"),
		speculative: seeded.speculative,
		provisional: seeded.provisional,
		autoQueueRuns: false,
		error: seeded.errorMessage === void 0 ? null : "invalid-archive",
		errorMessage: seeded.errorMessage ?? null,
		createdAt: nowAt(store.clock),
		objectId: newObjectId(),
		archive: kept ? writeTar(files) : null,
		files: kept ? createTree(files) : null,
		ingress: seeded.ingress === void 0 ? null : {
			id: store.newId("ia"),
			createdBy: store.users.keys().next().value ?? null,
			attributes: parse$2(ingressSchema, seeded.ingress)
		},
		readyAtMs: null,
		createdBy: null,
		status: seeded.status,
		stamps: {}
	};
	store.versions.set(id, version);
	if (!version.speculative && !version.provisional) workspace.currentVersionId = id;
	return seeded.run && seedRun(store, workspace, version, seeded.run);
}
function seedRun(store, workspace, version, seeded) {
	const run = createRun(store, {
		...workspace,
		script: resolveScript(seeded.script, 0)
	}, version, {
		message: seeded.message,
		source: version.ingress === null ? "tfe-api" : "tfe-configuration-version",
		planOnly: seeded.planOnly ?? version.speculative,
		savePlan: seeded.savePlan,
		autoApply: workspace.autoApply,
		isDestroy: false,
		refresh: true,
		variables: {},
		createdBy: null
	}, seeded.id);
	startRun(store, run);
	return run.id;
}
// build/src/service/remove.js
function removeWorkspace(store, workspaceId) {
	const { stages, taskResults, moving } = store;
	const isGone = (one) => one.workspaceId === workspaceId;
	for (const run of store.runs.values()) {
		if (!isGone(run)) continue;
		moving.runs.delete(run);
		store.runs.delete(run.id);
	}
	for (const version of store.versions.values()) if (isGone(version)) moving.versions.delete(version);
	drop(store.versions, isGone);
	drop(store.stateVersions, isGone);
	drop(store.teamAccess, isGone);
	const isLost = ({ runId }) => !store.runs.has(runId);
	drop(store.plans, isLost);
	drop(store.applies, isLost);
	drop(store.checks, isLost);
	drop(store.evaluations, isLost);
	drop(store.tfEvaluations, isLost);
	drop(store.costEstimates, isLost);
	drop(stages, isLost);
	drop(taskResults, ({ stageId }) => !stages.has(stageId));
	for (const { workspaceIds } of store.policySets.values()) if (workspaceIds.includes(workspaceId)) workspaceIds.splice(workspaceIds.indexOf(workspaceId), 1);
	store.workspaces.delete(workspaceId);
}
function removeOrganization(store, organizationId) {
	const belongs = (one) => one.organizationId === organizationId;
	for (const workspace of store.workspaces.values()) if (belongs(workspace)) removeWorkspace(store, workspace.id);
	const { teams, pools, projects, policySets, policies, tokens } = store;
	for (const map of [
		teams,
		pools,
		projects,
		policySets,
		policies
	]) for (const one of map.values()) if (belongs(one)) map.delete(one.id);
	store.organizations.delete(organizationId);
	drop(tokens, ({ kind, subjectId }) => kind === "team" && !teams.has(subjectId) || kind === "agent" && !pools.has(subjectId) || kind === "organization" && subjectId === organizationId);
}
function drop(map, isGone) {
	for (const [id, kept] of map) if (isGone(kept)) map.delete(id);
}
// build/src/service/routes/provision.js
const flag = optional(boolean(), false);
function bodyOf(attributes) {
	return looseObject({ data: looseObject({ attributes: looseObject(attributes) }) });
}
const organizationBody = bodyOf({
	name,
	email: string()
});
const poolBody = bodyOf({ name });
const teamBody = bodyOf({
	name,
	visibility: optional(picklist(["secret", "organization"]), "secret"),
	"organization-access": optional(looseObject({
		"read-workspaces": flag,
		"manage-workspaces": flag,
		"manage-policy-overrides": flag,
		"manage-agent-pools": flag
	}), {})
});
const { entries } = workspaceSchema;
const workspaceBody = bodyOf({
	name,
	"auto-apply": entries.autoApply,
	"execution-mode": entries.executionMode,
	"speculative-enabled": entries.speculativeEnabled,
	"terraform-version": entries.terraformVersion,
	"working-directory": entries.workingDirectory,
	"tag-names": entries.tags,
	"trigger-patterns": entries.triggerPatterns,
	"trigger-prefixes": entries.triggerPrefixes
});
const PROVISION_ROUTES = [
	get("/organizations", (call) => {
		const { store } = call.domain;
		return respondPage(call, [...store.organizations.values()].filter(({ id }) => isMember(store, call.token, id)), toOrganization);
	}),
	post("/organizations", createOrganization),
	remove("/organizations/:organization", (call) => {
		removeOrganization(call.domain.store, findOwn(call).id);
		return respondEmpty(204);
	}),
	post("/organizations/:organization/workspaces", createWorkspace),
	remove("/workspaces/:workspace", (call) => {
		removeWorkspace(call.domain.store, findWorkspace(call, "admin").id);
		return respondEmpty(204);
	}),
	remove("/organizations/:organization/workspaces/:name", (call) => {
		const { id: organizationId } = findOrganization(call);
		const wanted = parameter(call, "name");
		const workspace = [...call.domain.store.workspaces.values()].find((one) => one.organizationId === organizationId && one.name === wanted);
		removeWorkspace(call.domain.store, findWorkspace(call, "admin", found(workspace).id).id);
		return respondEmpty(204);
	}),
	...routesOf("teams", ({ teams }) => teams, toTeam, {
		nameOf: (team) => team.name,
		sees: (call, { visibility, organizationId, id }) => isMember(call.domain.store, call.token, organizationId) && (visibility === "organization" || call.token.subjectId === id),
		remove: ({ teamAccess }, { id, owners }) => {
			for (const grant of teamAccess.values()) if (grant.teamId === id) teamAccess.delete(grant.id);
			return !owners;
		}
	}),
	post("/organizations/:organization/teams", createTeam),
	...routesOf("agent-pools", ({ pools }) => pools, toPool, {
		nameOf: (pool) => pool.name,
		sees: ({ domain, token }, { organizationId }) => hasOrganizationRight(domain.store, token, organizationId, "manageAgentPools"),
		remove: ({ tokens }, { id }) => {
			for (const token of tokens.values()) if (token.subjectId === id) tokens.delete(token.id);
			return true;
		}
	}),
	post("/organizations/:organization/agent-pools", (call) => {
		const { store } = call.domain;
		const { id: organizationId } = findOrganization(call);
		allow(hasOrganizationRight(store, call.token, organizationId, "manageAgentPools"));
		const { attributes } = readBody$1(call.request, poolBody).data;
		refuseTwin(store.pools, organizationId, attributes.name);
		const pool = {
			id: store.newId("apool"),
			name: attributes.name,
			organizationId
		};
		store.pools.set(pool.id, pool);
		return respondResource(201, toPool(call, pool));
	}),
	get("/users/:user", (call) => {
		return respondOne(call, found(call.domain.store.users.get(parameter(call, "user"))), (_, one) => toUser(one));
	})
];
function createOrganization(call) {
	const { store } = call.domain;
	const { kind, subjectId } = call.token;
	allow(kind === "user");
	const { attributes } = readBody$1(call.request, organizationBody).data;
	refuseTwin(store.organizations, void 0, attributes.name);
	const organization = addOrganization(store, attributes.name, attributes.email);
	addOwners(store, organization, subjectId);
	return respondResource(201, toOrganization(call, organization));
}
function createWorkspace(call) {
	const { store, runDurationMs } = call.domain;
	const { id } = findOrganization(call);
	allow(hasOrganizationRight(store, call.token, id, "manageWorkspaces"));
	const { attributes: given } = readBody$1(call.request, workspaceBody).data;
	refuseTwin(store.workspaces, id, given.name);
	return respondResource(201, toWorkspace(call, addWorkspace(store, id, parse$2(workspaceSchema, {
		name: given.name,
		autoApply: given["auto-apply"],
		executionMode: given["execution-mode"],
		speculativeEnabled: given["speculative-enabled"],
		terraformVersion: given["terraform-version"],
		workingDirectory: given["working-directory"],
		tags: given["tag-names"],
		triggerPatterns: given["trigger-patterns"],
		triggerPrefixes: given["trigger-prefixes"]
	}), runDurationMs)));
}
function createTeam(call) {
	const { store } = call.domain;
	const { id: organizationId } = findOwn(call);
	const { attributes } = readBody$1(call.request, teamBody).data;
	refuseTwin(store.teams, organizationId, attributes.name);
	const access = attributes["organization-access"];
	const team = {
		id: store.newId("team"),
		name: attributes.name,
		organizationId,
		visibility: attributes.visibility,
		owners: false,
		memberIds: [],
		permissions: {
			readWorkspaces: access["read-workspaces"],
			manageWorkspaces: access["manage-workspaces"],
			managePolicyOverrides: access["manage-policy-overrides"],
			manageAgentPools: access["manage-agent-pools"]
		}
	};
	store.teams.set(team.id, team);
	return respondResource(201, toTeam(call, team));
}
function refuseTwin(known, organizationId, wanted) {
	for (const one of known.values()) {
		if (one.name !== wanted || one.organizationId !== organizationId) continue;
		throw new Refusal(invalid({
			pointer: "/data/attributes/name",
			detail: "Name has already been taken"
		}));
	}
}
// build/src/service/documents/state.js
const STATE_URL_MS = 36e5;
function toStateVersion({ domain }, version) {
	const { store, signer, origin } = domain;
	const expires = store.clock.date().getTime() + STATE_URL_MS;
	const self = `/api/v2/state-versions/${version.id}`;
	return {
		id: version.id,
		type: "state-versions",
		attributes: {
			"created-at": version.createdAt,
			serial: version.serial,
			lineage: version.file.lineage,
			size: Buffer.byteLength(JSON.stringify(version.file)),
			status: "finalized",
			intermediate: false,
			"resources-processed": true,
			"state-version": version.file.version,
			"terraform-version": version.file.terraform_version,
			"hosted-state-download-url": origin + signer.sign(`/v1/state/${version.objectId}`, expires),
			"hosted-json-state-download-url": null
		},
		relationships: {
			run: { data: version.runId === null ? null : {
				id: version.runId,
				type: "runs"
			} },
			workspace: { data: {
				id: version.workspaceId,
				type: "workspaces"
			} },
			outputs: {
				data: identifiers("state-version-outputs", version.outputs.map(({ id }) => id)),
				links: { related: `${self}/outputs` }
			}
		},
		links: { self }
	};
}
function toStateOutput(output, alone) {
	const { id, name, value, sensitive } = output;
	const type = typeOf(value);
	return {
		id,
		type: "state-version-outputs",
		attributes: {
			name,
			sensitive,
			type: Array.isArray(type) ? type[0] === "tuple" ? "array" : "object" : type,
			"detailed-type": type,
			value: sensitive && !alone ? null : value
		},
		links: { self: `/api/v2/state-version-outputs/${id}` }
	};
}
// build/src/service/routes/states.js
const INCLUDES$2 = {
	outputs: (_, { outputs }) => outputs.map((one) => toStateOutput(one, false)),
	run: (call, { runId }) => runId === null ? [] : withRun(call, { runId })
};
const STATE_ROUTES = [
	get("/workspaces/:workspace/current-state-version", (call) => respondOne(call, findCurrent(call), toStateVersion, INCLUDES$2)),
	get("/workspaces/:workspace/current-state-version-outputs", (call) => listOutputs(call, findCurrent(call, "readOutputs"))),
	get("/state-versions", (call) => {
		const { store } = call.domain;
		const name = call.query.get("filter[workspace][name]");
		const organization = call.query.get("filter[organization][name]");
		if (name === null || organization === null) return badRequest("filter", "filter[workspace][name] and filter[organization][name] are required.");
		const { id } = findWorkspace(call, "readStates", found([...store.workspaces.values()].find((one) => one.name === name && store.organizations.get(one.organizationId)?.name === organization)).id);
		return respondPage(call, [...store.stateVersions.values()].filter((one) => one.workspaceId === id).toReversed(), toStateVersion, { includes: INCLUDES$2 });
	}),
	get("/state-versions/:state", (call) => respondOne(call, findState(call, "readStates"), toStateVersion, INCLUDES$2)),
	get("/state-versions/:state/outputs", (call) => listOutputs(call, findState(call, "readOutputs"))),
	get("/state-version-outputs/:output", (call) => {
		const id = parameter(call, "output");
		const { stateVersions } = call.domain.store;
		for (const version of stateVersions.values()) {
			const output = version.outputs.find((one) => one.id === id);
			if (output === void 0) continue;
			findWorkspace(call, "readOutputs", version.workspaceId);
			return respondResource(200, toStateOutput(output, true));
		}
		return notFound();
	})
];
function findCurrent(call, right = "readStates") {
	const workspace = findWorkspace(call, right);
	return found(currentState(call.domain.store, workspace.id));
}
function listOutputs(call, { outputs }) {
	return respondPage(call, outputs, (_, output) => toStateOutput(output, false), { whole: true });
}
// build/src/service/routes/team-access.js
const customSchemas = {
	...customEntries,
	"sentinel-mocks": optional(picklist(CUSTOM_ATTRIBUTES["engine-mocks"]))
};
const reference = (type) => looseObject({ data: looseObject({
	type: literal(type),
	id: pipe(string(), minLength(1))
}) });
const additionSchema = looseObject({ data: looseObject({
	type: literal("team-workspaces"),
	attributes: looseObject({
		access: picklist(ACCESS_LEVELS),
		...customSchemas
	}),
	relationships: looseObject({
		workspace: reference("workspaces"),
		team: reference("teams")
	})
}) });
const changeSchema = looseObject({ data: looseObject({
	type: optional(literal("team-workspaces")),
	attributes: optional(looseObject({
		access: optional(picklist(ACCESS_LEVELS)),
		...customSchemas
	}), {})
}) });
const TEAM_ACCESS_ROUTES = [
	get("/team-workspaces", (call) => {
		const { store } = call.domain;
		const workspaceId = call.query.get("filter[workspace][id]");
		if (workspaceId === null || workspaceId === "") return badRequest("filter[workspace][id]", "filter[workspace][id] is required.");
		const workspace = found(store.workspaces.get(workspaceId));
		allow(isMember(store, call.token, workspace.organizationId));
		const teamId = call.query.get("filter[team][id]");
		const grants = [...store.teamAccess.values()].filter((grant) => grant.workspaceId === workspace.id && (teamId === null || grant.teamId === teamId) && mayReadGrant(store, call.token, grant));
		allow(grants.length > 0 || rightsOn(store, call.token, workspace).readRuns);
		return respondPage(call, grants, toTeamAccess, { whole: true });
	}),
	get("/team-workspaces/:grant", (call) => respondOne(call, findGrant(call), toTeamAccess)),
	post("/team-workspaces", addAccess),
	patch("/team-workspaces/:grant", (call) => {
		const grant = findModifiable(call);
		const { access, ...given } = readBody$1(call.request, changeSchema).data.attributes;
		const next = access ?? grant.access;
		grant.permissions = toPermissions$1(next, readCustom(next, given), grant.permissions);
		grant.access = next;
		return respondResource(200, toTeamAccess(call, grant));
	}),
	remove("/team-workspaces/:grant", (call) => {
		const grant = findModifiable(call);
		call.domain.store.teamAccess.delete(grant.id);
		return respondEmpty(204);
	})
];
function addAccess(call) {
	const { store, identity } = call.domain;
	const { attributes, relationships } = readBody$1(call.request, additionSchema).data;
	const workspace = findWorkspace(call, "admin", relationships.workspace.data.id);
	const team = found(store.teams.get(relationships.team.data.id));
	allow(team.organizationId === workspace.organizationId);
	const { access, ...given } = attributes;
	const custom = readCustom(access, given);
	for (const other of store.teamAccess.values()) if (other.teamId === team.id && other.workspaceId === workspace.id) return invalid({
		pointer: "/data/relationships/team",
		detail: "Team has already been taken"
	});
	const grant = {
		id: store.newId("tws"),
		teamId: team.id,
		workspaceId: workspace.id,
		access,
		permissions: toPermissions$1(access, custom, CUSTOM_DEFAULTS)
	};
	store.teamAccess.set(grant.id, grant);
	return respondResource(identity === "neutral" ? 200 : 201, toTeamAccess(call, grant));
}
function findModifiable(call) {
	const grant = findGrant(call);
	const workspace = must(call.domain.store.workspaces, grant.workspaceId);
	allow(rightsOn(call.domain.store, call.token, workspace).admin);
	return grant;
}
function readCustom(access, given) {
	const { "sentinel-mocks": sentinel, ...rest } = given;
	const values = new Map(Object.entries(rest));
	const named = Object.keys(CUSTOM_ATTRIBUTES).filter((name) => values.get(name) !== void 0);
	if (sentinel !== void 0) named.push("sentinel-mocks");
	if (access !== "custom" && named.length > 0) throw new Refusal(invalid(...named.map((name) => ({
		pointer: `/data/attributes/${name}`,
		detail: `${sayName(name)} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`
	}))));
	const engine = rest["engine-mocks"];
	if (sentinel !== void 0 && engine !== void 0 && sentinel !== engine) throw new Refusal(invalid({
		pointer: "/data/attributes/sentinel-mocks",
		detail: "engine-mocks and sentinel-mocks are two names of one attribute and must agree."
	}));
	return {
		...rest,
		"engine-mocks": engine ?? sentinel
	};
}
function sayName(name) {
	const words = name.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
// build/src/service/routes/versions.js
const UPLOAD_URL_MS = 9e7;
const DOWNLOAD_URL_MS = 6e4;
const creationSchema = looseObject({ data: looseObject({
	type: literal("configuration-versions"),
	attributes: optional(looseObject({
		"auto-queue-runs": optional(boolean(), true),
		speculative: optional(boolean(), false),
		provisional: optional(boolean(), false)
	}), {})
}) });
const deletionSchema = looseObject({ data: optional(looseObject({ attributes: optional(looseObject({ "delete-older-than-n-days": optional(pipe(number(), integer())) })) })) });
const INCLUDES$1 = {
	ingress_attributes: toIngress,
	run: (call, version) => runsOf(call, version).map((run) => toRun(call, run))
};
const VERSION_ROUTES = [
	get("/workspaces/:workspace/configuration-versions", (call) => {
		const workspace = findWorkspace(call);
		return respondPage(call, [...call.domain.store.versions.values()].filter(({ workspaceId }) => workspaceId === workspace.id).toReversed(), toVersion, { includes: INCLUDES$1 });
	}),
	get("/configuration-versions/:version", (call) => respondOne(call, findReadable(call), toVersion, INCLUDES$1)),
	get("/configuration-versions/:version/ingress-attributes", (call) => {
		const [ingress] = toIngress(call, findReadable(call));
		return respondResource(200, found(ingress));
	}),
	get("/ingress-attributes/:ingress", (call) => {
		const id = parameter(call, "ingress");
		const [shown] = toIngress(call, findReadable(call, found([...call.domain.store.versions.values()].find(({ ingress }) => ingress?.id === id)).id));
		return respondResource(200, found(shown));
	}),
	post("/workspaces/:workspace/configuration-versions", createVersion),
	post("/configuration-versions/:version/actions/archive", archive),
	get("/configuration-versions/:version/download", (call) => download(call, findVersion(call))),
	get("/runs/:run/configuration-version/download", (call) => download(call, versionOfRun(call))),
	get("/runs/:run/configuration-version", (call) => respondResource(200, toVersion(call, versionOfRun(call)))),
	post("/configuration-versions/:version/actions/soft_delete_backing_data", (call) => {
		const version = findManaged(call);
		if (call.request.body.length > 0) readBody$1(call.request, deletionSchema);
		return moveData(call, version, "backing_data_soft_deleted");
	}),
	post("/configuration-versions/:version/actions/restore_backing_data", (call) => {
		const version = findManaged(call);
		if (version.status === "backing_data_permanently_deleted") return refuseMove("uploaded");
		const { store } = call.domain;
		store.moving.versions.delete(version);
		advance(VERSION_MACHINE, version, "uploaded", store.clock.date());
		return respondEmpty(200);
	}),
	post("/configuration-versions/:version/actions/permanently_delete_backing_data", (call) => moveData(call, findManaged(call), "backing_data_permanently_deleted"))
];
function versionOfRun(call) {
	return must(call.domain.store.versions, findRun(call).versionId);
}
function archive(call) {
	const version = findVersion(call, "queuePlans");
	const refuse = (why) => conflict(`configuration could not be archived because ${why}`);
	if (version.ingress !== null) return refuse("it came from version control");
	if (isCurrent(call, version)) return refuse("it is current");
	if (runsOf(call, version).some(({ status }) => needsFiles(status))) return refuse("a run is using it");
	if (!mayFollow(VERSION_MACHINE, version.status, "archived")) return refuse(`its status is ${version.status}`);
	advance(VERSION_MACHINE, version, "archived", call.domain.store.clock.date());
	dropData(version);
	return respondEmpty(202);
}
function createVersion(call) {
	const workspace = findWorkspace(call, "queuePlans");
	const { attributes } = readBody$1(call.request, creationSchema).data;
	const { store, signer, origin } = call.domain;
	const version = {
		id: store.newId("cv"),
		workspaceId: workspace.id,
		source: "tfe-api",
		speculative: attributes.speculative,
		provisional: attributes.provisional,
		autoQueueRuns: attributes["auto-queue-runs"],
		error: null,
		errorMessage: null,
		createdAt: nowAt(store.clock),
		objectId: newObjectId(),
		archive: null,
		files: null,
		ingress: null,
		readyAtMs: null,
		createdBy: {
			id: call.token.subjectId,
			type: `${call.token.kind}s`
		},
		status: "pending",
		stamps: {}
	};
	store.versions.set(version.id, version);
	if (!version.speculative && !version.provisional) workspace.currentVersionId = version.id;
	const path = `/v1/object/${version.objectId}`;
	const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + UPLOAD_URL_MS);
	const shown = toVersion(call, version);
	return respondResource(201, {
		...shown,
		attributes: {
			...shown.attributes,
			"upload-url": uploadUrl
		},
		links: { self: `/api/v2/configuration-versions/${version.id}` }
	});
}
function findReadable(call, id) {
	const version = findVersion(call, "readRuns", id);
	allow(version.status !== "backing_data_soft_deleted");
	return version;
}
function findManaged(call) {
	allow(call.domain.edition === "self-managed");
	return findVersion(call, "admin");
}
function moveData(call, version, to) {
	if (!(version.ingress === null && !isCurrent(call, version) && !runsOf(call, version).some(({ status, planOnly }) => !planOnly && needsFiles(status)) && mayFollow(VERSION_MACHINE, version.status, to))) return refuseMove(to);
	advance(VERSION_MACHINE, version, to, call.domain.store.clock.date());
	if (to === "backing_data_permanently_deleted") dropData(version);
	return respondEmpty(200);
}
function refuseMove(to) {
	return fail$1(400, {
		title: "transition not allowed",
		detail: `Transition to ${to} failed.`
	});
}
function download(call, version) {
	if (version.status !== "uploaded") return notFound();
	const { signer, origin, store } = call.domain;
	const path = `/v1/archive/${version.objectId}`;
	return redirect(302, origin + signer.sign(path, store.clock.date().getTime() + DOWNLOAD_URL_MS));
}
function isCurrent(call, version) {
	for (const { currentVersionId } of call.domain.store.workspaces.values()) if (currentVersionId === version.id) return true;
	return false;
}
function runsOf(call, version) {
	return [...call.domain.store.runs.values()].filter(({ versionId }) => versionId === version.id);
}
function dropData(version) {
	version.archive = null;
	version.files = null;
}
// build/src/service/routes/workspaces.js
const INCLUDES = {
	organization: (call, { organizationId: id }) => [toOrganization(call, must(call.domain.store.organizations, id))],
	project: (call, { projectId }) => [toProject(call, must(call.domain.store.projects, projectId))],
	current_run: (call, workspace) => {
		const run = currentRunOf(call.domain.store, workspace);
		return run === void 0 ? [] : [toRun(call, run)];
	},
	current_configuration_version: (call, { currentVersionId: id }) => id === null ? [] : [toVersion(call, must(call.domain.store.versions, id))]
};
function toProject(_, { id, name }) {
	return {
		id,
		type: "projects",
		attributes: { name }
	};
}
function fitsWildcard(name, pattern) {
	const core = pattern.replaceAll("*", "");
	if (pattern.startsWith("*")) return pattern.endsWith("*") ? name.includes(core) : name.endsWith(core);
	return pattern.endsWith("*") ? name.startsWith(core) : name === core;
}
const WORKSPACE_ROUTES = [
	get("/ping", () => respondEmpty(204)),
	get("/account/details", (call) => {
		allow(call.token.kind !== "agent");
		return respondResource(200, toAccount(call));
	}),
	get("/organizations/:organization", (call) => {
		return respondOne(call, findOrganization(call), toOrganization, { default_project: (_, { id }) => [...call.domain.store.projects.values()].filter(({ organizationId }) => organizationId === id).slice(0, 1).map((project) => toProject(call, project)) });
	}),
	get("/organizations/:organization/entitlement-set", (call) => {
		const { id } = findOrganization(call);
		return respondResource(200, {
			id,
			type: "entitlement-sets",
			attributes: {
				agents: true,
				"cost-estimation": true,
				operations: true,
				"policy-enforcement": true,
				"run-tasks": true,
				sentinel: true,
				"state-storage": true,
				"private-module-registry": false,
				"policy-limit": null,
				teams: true,
				"vcs-integrations": false
			}
		});
	}),
	get("/organizations/:organization/workspaces", (call) => {
		const { domain, token, query } = call;
		const organization = findOrganization(call);
		const words = (name) => (query.get(name) ?? "").split(",").filter((word) => word !== "");
		const name = query.get("search[name]") ?? "";
		const tags = words("search[tags]");
		const excluded = words("search[exclude-tags]");
		const project = query.get("filter[project][id]");
		return respondPage(call, [...domain.store.workspaces.values()].filter((workspace) => workspace.organizationId === organization.id && rightsOn(domain.store, token, workspace).readRuns && workspace.name.includes(name) && fitsWildcard(workspace.name, query.get("search[wildcard-name]") ?? "*") && tags.every((tag) => workspace.tags.includes(tag)) && !excluded.some((tag) => workspace.tags.includes(tag)) && (project === null || workspace.projectId === project)), toWorkspace, { includes: INCLUDES });
	}),
	get("/organizations/:organization/projects", (call) => {
		const { domain, token, query } = call;
		const organization = findOrganization(call);
		const names = query.get("filter[names]")?.split(",");
		const seen = new Set([...domain.store.workspaces.values()].filter((workspace) => rightsOn(domain.store, token, workspace).readRuns).map(({ projectId }) => projectId));
		return respondPage(call, [...domain.store.projects.values()].filter(({ id, name, organizationId }) => organizationId === organization.id && seen.has(id) && (names === void 0 || names.includes(name))), toProject);
	}),
	get("/organizations/:organization/workspaces/:name", (call) => {
		const { domain, token } = call;
		const organization = findOrganization(call);
		const name = parameter(call, "name");
		const workspace = found([...domain.store.workspaces.values()].find((one) => one.organizationId === organization.id && one.name === name));
		allow(rightsOn(domain.store, token, workspace).readRuns);
		return respondOne(call, workspace, toWorkspace, INCLUDES);
	}),
	lockAction("lock"),
	lockAction("unlock"),
	lockAction("force-unlock"),
	get("/workspaces/:workspace", (call) => respondOne(call, findWorkspace(call), toWorkspace, INCLUDES))
];
function lockAction(name) {
	return post(`/workspaces/:workspace/actions/${name}`, (call) => {
		const workspace = findWorkspace(call, name === "force-unlock" ? "admin" : "lock");
		const locks = name === "lock";
		if (workspace.locked === locks) return conflict(locks ? "the workspace is locked already" : "the workspace is not locked");
		workspace.locked = locks;
		if (!locks) startWaiting(call.domain.store, workspace.id);
		return respondResource(200, toWorkspace(call, workspace));
	});
}
// build/src/service/dispatch.js
const PREFIX = "/api/v2";
const ROUTES = [
	...VERSION_ROUTES,
	...POLICY_CHECK_ROUTES,
	...TEAM_ACCESS_ROUTES,
	...AGENT_TOKEN_ROUTES,
	...RUN_ROUTES,
	...RUN_EVENT_ROUTES,
	...EVALUATION_ROUTES,
	...WORKSPACE_ROUTES,
	...STATE_ROUTES,
	...PROVISION_ROUTES,
	...POLICY_SET_ROUTES
];
const NOT_SERVED = "This method and path are not part of the local service. docs/service.md says what is.";
const route = createRouter(PREFIX, ROUTES);
async function dispatch(dispatcher, request) {
	const { domain, administer } = dispatcher;
	settle(domain.store);
	if (request.path === "/.well-known/terraform.json") return discovery();
	if (request.path.startsWith("/app/")) return page(request.path);
	if (request.path.startsWith("/admin/")) return administer === void 0 ? notFound() : guarded(() => administer(dispatcher, request));
	if (request.path.startsWith("/v1/")) {
		const kind = request.path.split("/")[2] ?? "";
		return withFaults(dispatcher, `${request.method} /v1/${kind}/:object`, () => answerObject(domain, request));
	}
	const matched = route(request.method, request.path);
	return withFaults(dispatcher, `${request.method} ${matched?.route.path ?? request.path}`, async () => {
		const token = findToken(domain.store, request.headers["authorization"]);
		if (token === void 0) return identify(domain, unauthorized());
		const limit = dispatcher.rateLimit?.count(token.subjectId, isRunList(matched?.route));
		if (limit?.waitMs !== void 0) {
			const refused = rateLimited("none", 0, domain.store.clock.date());
			return {
				...refused,
				headers: {
					...refused.headers,
					...limit.headers
				}
			};
		}
		const response = await answerRoute(domain, request, matched, token);
		if (limit === void 0) return identify(domain, response);
		return identify(domain, {
			...response,
			headers: {
				...response.headers,
				...limit.headers
			}
		});
	});
}
async function answerRoute(domain, request, matched, token) {
	if (matched === void 0) return notFound(NOT_SERVED);
	const { parameters } = matched;
	const query = new URLSearchParams(request.query);
	const call = {
		domain,
		request,
		query,
		parameters,
		token
	};
	const response = await matched.route.handler(call);
	if (request.method === "GET" && response.status === 200 && query.has("include") && !Buffer.from(response.body).includes("\"included\":")) included(call, [], {});
	return response;
}
async function withFaults({ faults, domain }, label, answer) {
	const rule = faults.take(label);
	if (rule === void 0) return guarded(answer);
	const nothing = {
		status: 502,
		headers: {},
		body: new Uint8Array()
	};
	const real = reachesHandler(rule) ? await guarded(answer) : nothing;
	return applyFault(rule.fault, real, domain.store.clock.date());
}
async function guarded(answer) {
	try {
		return await answer();
	} catch (error) {
		if (error instanceof Refusal) return error.response;
		return fail$1(500, {
			title: "internal server error",
			detail: error instanceof Error ? error.message : "something went wrong in the service"
		});
	}
}
function isRunList(matched) {
	const path = matched?.method === "GET" ? matched.path : "";
	return /^\/(workspaces|organizations)\/:\w+\/runs$/.test(path);
}
function page(path) {
	const run = /\/runs\/([\w-]{1,64})$/.exec(path)?.[1];
	return respondText(200, `This local service has no pages.${run === void 0 ? "" : `\nThe run: GET ${PREFIX}/runs/${run}?include=plan,task_stages`}\n`);
}
function discovery() {
	const places = [
		"tfe.v2",
		"tfe.v2.1",
		"tfe.v2.2"
	].map((name) => [name, `${PREFIX}/`]);
	return respond(200, Object.fromEntries(places), { "content-type": "application/json" });
}
function identify({ identity }, response) {
	if (identity === "neutral") return response;
	const headers = { "tfp-api-version": "2.6" };
	if (identity === "hcp-terraform") headers["tfp-appname"] = "HCP Terraform";
	else {
		headers["tfp-appname"] = "Terraform Enterprise";
		headers["x-tfe-version"] = "v202507-1";
	}
	return {
		...response,
		headers: {
			...response.headers,
			...headers
		}
	};
}
const RUN_LISTS_PER_MINUTE = 30;
function createRateLimit(clock, perSecond) {
	const windows = new Map();
	const use = (key, lengthMs, most) => {
		const now = clock.now();
		let window = windows.get(key);
		if (window === void 0 || now - window.started >= lengthMs) {
			window = {
				started: now,
				used: 0
			};
			windows.set(key, window);
		}
		window.used += 1;
		return {
			left: most - window.used,
			resetMs: window.started + lengthMs - now
		};
	};
	return { count(who, isRunList) {
		const all = use(`second ${who}`, 1e3, perSecond);
		const lists = isRunList ? use(`minute ${who}`, 6e4, RUN_LISTS_PER_MINUTE) : void 0;
		const tight = lists !== void 0 && lists.left < 0 ? lists : all;
		const headers = {
			"x-ratelimit-limit": String(tight === all ? perSecond : RUN_LISTS_PER_MINUTE),
			"x-ratelimit-remaining": String(Math.max(0, tight.left)),
			"x-ratelimit-reset": (tight.resetMs / 1e3).toFixed(3)
		};
		return tight.left < 0 ? {
			headers,
			waitMs: tight.resetMs
		} : { headers };
	} };
}
// build/src/service/first-seed.js
const SOFT_FAILURE = {
	files: { "main.tf": "resource \"aws_s3_bucket\" \"logs\" {\n  bucket = \"acme-logs\"\n}\n" },
	run: {
		message: "A soft failure to override",
		planOnly: true,
		script: {
			name: "policy-check-soft-failed",
			policySets: []
		}
	}
};
const UNTAGGED = {
	files: { "main.tf": "resource \"aws_ebs_volume\" \"data\" {\n  encrypted = true\n}\n" },
	run: {
		message: "Three policy systems, and one of them objects",
		savePlan: true
	}
};
const DEFAULT_SEED = toSeed({
	name: "network",
	tags: ["prod"]
}, []);
const FIRST_SEED = toSeed({
	name: "network",
	tags: ["prod"],
	versions: [UNTAGGED]
}, [
	{ name: "guardrails" },
	{
		name: "organization-rules",
		system: "policy-check",
		only: ["required-tags"],
		levels: { "required-tags": "soft-mandatory" },
		workspaces: ["network"]
	},
	{
		name: "terraform-rules",
		system: "terraform-policy",
		only: ["require-encrypted-volumes"],
		workspaces: ["network"],
		levels: { "require-encrypted-volumes": "advisory" }
	}
]);
function toSeed(network, policySets) {
	return {
		users: [{
			username: "owner",
			email: "owner@acme.example"
		}],
		organizations: [{
			name: "acme",
			teams: [{ name: "platform" }, {
				name: "security",
				permissions: { managePolicyOverrides: true }
			}],
			agentPools: [{ name: "private-network" }],
			workspaces: [network, {
				name: "storage",
				tags: ["prod"],
				access: [{
					team: "security",
					access: "read"
				}],
				versions: [SOFT_FAILURE]
			}],
			policySets
		}]
	};
}
// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
const nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 67108864;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof Http2ServerRequest) {
		try {
			incoming.stream?.close?.(constants$2.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord["x-hono-already-sent"]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
globalThis.CloseEvent;
globalThis.ErrorEvent;
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const responseHeadersToSkip = new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]);
const appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
const rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
const createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
const setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
const createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};
// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
	res;
	status;
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
// node_modules/hono/dist/request/constants.js
const GET_MATCH_RESULT = Symbol();
// node_modules/hono/dist/utils/buffer.js
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
// node_modules/hono/dist/utils/body.js
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
// node_modules/hono/dist/utils/url.js
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;
// node_modules/hono/dist/request.js
var HonoRequest = class {
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	text() {
		return this.#cachedBody("text");
	}
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	blob() {
		return this.#cachedBody("blob");
	}
	formData() {
		return this.#cachedBody("formData");
	}
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	get url() {
		return this.raw.url;
	}
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
// node_modules/hono/dist/utils/html.js
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
// node_modules/hono/dist/context.js
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	env = {};
	#var;
	finalized = false;
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	setLayout = (layout) => this.#layout = layout;
	getLayout = () => this.#layout;
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	set = (key, value) => {
		this.#var ??= new Map();
		this.#var.set(key, value);
	};
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
// node_modules/hono/dist/compose.js
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
// node_modules/hono/dist/helper/route/index.js
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
// node_modules/hono/dist/router.js
const METHODS$1 = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {};
// node_modules/hono/dist/utils/constants.js
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";
// node_modules/hono/dist/utils/mount.js
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
// node_modules/hono/dist/hono-base.js
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono$1 = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS$1, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
// node_modules/hono/dist/router/utils.js
const createNullObject = () => Object.create(null);
// node_modules/hono/dist/router/reg-exp-router/matcher.js
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
// node_modules/hono/dist/router/reg-exp-router/node.js
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = new Set(".\\+*[^]$()");
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node$1 = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node$1();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
// node_modules/hono/dist/router/trie-router/node.js
const emptyParams = createNullObject();
let order = 0;
var Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
	name = "TrieRouter";
	#node = new Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
// node_modules/hono/dist/hono.js
var Hono = class extends Hono$1 {
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
// build/src/service/server.js
const MAX_BODY_BYTES = 1048576;
const MAX_UPLOAD_BYTES = 104857600;
const METHODS = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
];
async function serve(handle, port) {
	const app = new Hono();
	let hosts = [];
	app.all("*", async ({ env: { incoming } }) => {
		const { headers, url = "/" } = incoming;
		if (!hosts.includes(headers.host ?? "")) return send(fail$1(403, {
			title: "forbidden",
			detail: "Unknown Host header."
		}));
		const method = METHODS.find((one) => one === incoming.method);
		if (method === void 0) return send(fail$1(405, { title: "method not allowed" }));
		const [path, query] = splitTarget(url);
		const most = path.startsWith("/v1/object/") ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
		const body = await readBody(incoming, most);
		if (body === void 0) return send(fail$1(413, {
			title: "payload too large",
			detail: `The body may have at most ${String(most)} bytes.`
		}));
		return send(await handle({
			method,
			path,
			query,
			headers: singleHeaders(headers),
			body
		}), incoming.socket);
	});
	const server = createAdaptorServer({ fetch: app.fetch });
	server.keepAliveTimeout = 5e3;
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const { port: bound } = server.address();
	hosts = [`127.0.0.1:${String(bound)}`, `localhost:${String(bound)}`];
	return {
		origin: `http://127.0.0.1:${String(bound)}`,
		stop: () => new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		})
	};
}
function singleHeaders(headers) {
	const single = {};
	for (const [name, value] of Object.entries(headers)) if (typeof value === "string") single[name] = value;
	return single;
}
function splitTarget(target) {
	const at = target.indexOf("?");
	return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}
const NOTHING = new Uint8Array();
async function readBody(incoming, most) {
	const { "content-length": announced, "transfer-encoding": encoding } = incoming.headers;
	if (announced === void 0 && encoding === void 0) return NOTHING;
	if (Number(announced ?? 0) > most) return void 0;
	const parts = [];
	const whole = announced === void 0 ? void 0 : Buffer.allocUnsafe(Number(announced));
	let bytes = 0;
	return new Promise((resolve, reject) => {
		incoming.on("data", (part) => {
			const at = bytes;
			bytes += part.length;
			if (whole !== void 0) part.copy(whole, at);
			else if (bytes <= most) parts.push(part);
			else {
				incoming.pause();
				resolve(void 0);
			}
		});
		incoming.on("end", () => resolve(whole?.subarray(0, bytes) ?? Buffer.concat(parts)));
		incoming.on("error", reject);
	});
}
async function send(response, socket) {
	const { status, headers, body, fault } = response;
	const bytes = status === 204 || status === 304 ? null : body;
	const whole = bytes === null ? headers : {
		...headers,
		"content-length": String(bytes.length)
	};
	switch (fault?.kind) {
		case void 0: return new Response(asText(bytes, headers["content-type"]), {
			status,
			headers: whole
		});
		case "reset":
			socket?.resetAndDestroy();
			return await never();
		case "hang": return await never();
		case "delay":
			await pause(fault.delayMs);
			return new Response(bytes, {
				status,
				headers: whole
			});
		case "truncate": {
			const { bytes: kept } = fault;
			const cut = new ReadableStream({ async start(controller) {
				controller.enqueue(body.subarray(0, kept));
				await pause(10);
				socket?.destroy();
			} });
			return new Response(cut, {
				status,
				headers: whole
			});
		}
		case "drip": {
			const { pauseMs } = fault;
			const drops = new ReadableStream({ async start(controller) {
				for (const byte of body) {
					if (socket?.destroyed === true) return;
					controller.enqueue(Uint8Array.of(byte));
					await pause(pauseMs);
				}
				controller.close();
			} });
			return new Response(drops, {
				status,
				headers: whole
			});
		}
	}
}
function asText(bytes, type) {
	if (bytes === null || type === void 0 || !type.startsWith("application/vnd.api+json")) return bytes;
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
function pause(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
function never() {
	return new Promise(() => void 0);
}
// build/src/service/service.js
var service_exports = __exportAll({ startService: () => startService });
const DEFAULT_DURATION_MS = 400;
const MOST_REQUESTS = 1e4;
const DECISIONS = new Map([
	["policy_override", "a policy check to override"],
	["policy_soft_failed", "a policy check to override"],
	["post_plan_awaiting_decision", "a policy evaluation to override"],
	["tf_policy_override", "a Terraform policy to override"],
	["planned_and_saved", "a saved plan to apply"]
]);
async function startService(options) {
	const { service, domain } = build(options, "");
	await service.ready();
	const server = await serve(service.handle, options.port ?? 0);
	domain.origin = server.origin;
	return Object.assign(service, {
		origin: server.origin,
		stop: server.stop
	});
}
function build(options, origin) {
	const { clock, random, runDurationMs: durationMs = DEFAULT_DURATION_MS, rateLimit } = options;
	const seed = readSeed(options.seed ?? (isFirst(options) ? FIRST_SEED : DEFAULT_SEED));
	const store = createStore(clock, random);
	const seeded = seedStore(store, seed, durationMs);
	const domain = {
		store,
		signer: createSigner(),
		origin,
		edition: options.edition ?? "hosted",
		identity: options.identity ?? "neutral",
		runDurationMs: durationMs
	};
	const faults = createFaults();
	const find = (workspace) => {
		const record = [...store.workspaces.values()].find(({ id, name }) => id === workspace || name === workspace);
		if (record === void 0) throw new Error(`there is no workspace ${workspace}`);
		return record;
	};
	const setScript = (workspace, script) => {
		find(workspace).script = resolveScript(script, durationMs);
	};
	const push = (pushed) => takePush(store, find(pushed.workspace), pushed, durationMs);
	const dispatcher = {
		domain,
		faults,
		rateLimit: rateLimit === void 0 ? void 0 : createRateLimit(clock, rateLimit),
		administer: options.faults === true ? administer : void 0,
		setScript,
		push
	};
	const requests = [];
	let prepared;
	const ready = () => prepared ??= prepare(store, seed, options);
	return {
		service: {
			...seeded,
			...createControls(store),
			requests,
			ready,
			handle: async (request) => {
				await ready();
				const response = await dispatch(dispatcher, request);
				if (requests.length === MOST_REQUESTS) requests.splice(0, MOST_REQUESTS / 2);
				requests.push({
					method: request.method,
					path: request.path,
					status: response.status
				});
				return response;
			},
			addFault: faults.add,
			clearFaults: faults.clear,
			setScript,
			push
		},
		domain
	};
}
function isFirst({ seed, policies }) {
	return seed === void 0 && typeof policies === "object";
}
async function prepare(store, seed, options) {
	const { seedDirectory = "." } = options;
	const policies = isFirst(options) ? void 0 : options.policies;
	store.hcl = await loadHcl();
	seedContent(store, store.hcl, seed, seedDirectory);
	if (policies !== void 0) {
		const directory = typeof policies === "string" ? policies : void 0;
		for (const { id: organizationId } of store.organizations.values()) {
			const id = store.newId("polset");
			const set = loadPolicySet({
				name: "guardrails",
				system: "policy-evaluation",
				overridable: false,
				directory
			}, store.hcl);
			store.policySets.set(id, {
				id,
				organizationId,
				global: true,
				workspaceIds: [],
				policyIds: [],
				set,
				createdAt: nowAt(store.clock)
			});
		}
	}
	settle(store);
}
function createControls(store) {
	const nameOf = (workspaceId) => must(store.workspaces, workspaceId).name;
	return {
		runs: () => {
			settle(store);
			return [...store.runs.values()].map(({ id, status, versionId, workspaceId, message }) => ({
				id,
				status,
				versionId,
				message,
				workspace: nameOf(workspaceId)
			}));
		},
		toDecide: () => {
			settle(store);
			return [...store.runs.values()].flatMap(({ id, status, workspaceId }) => {
				const what = DECISIONS.get(status);
				return what === void 0 ? [] : [{
					id,
					workspace: nameOf(workspaceId),
					what
				}];
			});
		},
		versions: () => {
			settle(store);
			return [...store.versions.values()].map(({ id, status, workspaceId }) => ({
				id,
				status,
				workspace: nameOf(workspaceId)
			}));
		},
		interfere: (runId, action) => {
			settle(store);
			return {
				cancel: cancelRun,
				discard: discardRun,
				"force-cancel": forceCancelRun
			}[action](store, must(store.runs, runId));
		}
	};
}
export { service_exports, startService };
