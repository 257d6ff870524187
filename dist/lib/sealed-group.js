import { VERSION, sealOf } from "./library.js";
import { gzipSync } from "node:zlib";
// build/src/gate/sealed-group.js
function askedOf(settings, commit) {
	const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
	const { protect, maxDestroys, guardExcept } = settings;
	return {
		version: VERSION,
		commit,
		hostname: origin,
		organization,
		mode,
		"options of the run": runOptions,
		"require-policies": requirePolicies,
		"allow-partial": allowPartial,
		protect,
		"max-destroys": maxDestroys,
		"guard-except": guardExcept
	};
}
function withRoots(workspaces, change) {
	return workspaces.map((one) => one.root === void 0 ? one : {
		...one,
		root: change(one.root)
	});
}
function sealGroup(key, judged) {
	const text = gzipSync(JSON.stringify(judged)).toString("base64url");
	return `${text}.${sealOf(key, text)}`;
}
export { askedOf, sealGroup, withRoots };
