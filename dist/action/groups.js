import { array, object, parseJson, record, safeParse, string, union } from "./index.js";
// build/src/gate/groups.js
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
const entry = object({
	group: string(),
	workspaces: string()
});
const matrix = union([object({ include: array(entry) }), record(string(), entry)]);
function readGroups(text) {
	const value = parseJson(text);
	if (value === void 0) return { problem: "is no matrix as it was printed: it is no JSON." };
	const read = safeParse(matrix, value);
	if (!read.success) return { problem: "is no matrix as it was printed." };
	const groups = (Array.isArray(read.output["include"]) ? read.output["include"] : Object.values(read.output)).map(({ group, workspaces }) => {
		const named = workspaces.split(",");
		return {
			group,
			named,
			workspaces: named.map((item) => item.split("=")[0] ?? "")
		};
	});
	const names = groups.flatMap(({ workspaces }) => workspaces);
	if (!(new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length && new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 && groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes("")))) return { problem: "lacks a group, or has one twice: pass all that was printed." };
	return new Set(names).size === names.length ? groups : { problem: "has a workspace twice." };
}
export { readGroups };
