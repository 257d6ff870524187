import { GateStop, RULE_FILE, follow, followLinksIn, isAffected, placeOf, readLoads, readWorkingDirectory, uploadRoot } from "./library.js";
import { join, relative, sep } from "node:path";
// build/src/gate/wanted-workspaces.js
async function findWorkspaces(client, options) {
	const { settings, workingDirectory, repositoryRoot } = options;
	const connected = settings.source === "vcs";
	const selected = settings.workspaces.map((selector) => {
		const own = selector.kind === "name" ? selector.directory : void 0;
		return {
			selector,
			place: connected ? {
				directory: repositoryRoot,
				repository: repositoryRoot
			} : placeOf(own ?? settings.directory, workingDirectory)
		};
	});
	const all = new Map();
	for (const { selector, place } of selected) {
		if (selector.kind === "name") {
			all.set(selector.name, {
				name: selector.name,
				...place
			});
			continue;
		}
		const found = await queryWorkspaces(client, settings.organization, selector);
		if (found.length === 0) throw new GateStop("input", nothingFound(settings, selector));
		for (const workspace of found) {
			const { name } = workspace.attributes;
			if (!all.has(name)) all.set(name, {
				name,
				...place,
				known: workspace
			});
		}
	}
	const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : void 0;
	if (changed === void 0 || changed.length === 0) return {
		wanted: [...all.values()],
		skipped: []
	};
	const isConcerned = concernsOf(changed, repositoryRoot);
	const wanted = [];
	const skipped = [];
	for (const each of all.values()) if (await isConcerned(each, each.known ?? await client.workspaces.showByName(settings.organization, each.name))) wanted.push(each);
	else if (connected) wanted.push({
		...each,
		unaffected: true
	});
	else skipped.push(each.name);
	return {
		wanted,
		skipped
	};
}
function nothingFound({ organization }, query) {
	return `No workspace of organization "${organization}" was found for ${describeQuery(query)}. Either it is wrong, or the token may not see them.`;
}
function describeQuery({ tags, project }) {
	return [tags.length > 0 ? `tag:${tags.join(",")}` : "", project === void 0 ? "" : `project:${project}`].filter((part) => part !== "").join(" ");
}
async function queryWorkspaces(client, organization, selector) {
	const query = await toQuery(client, organization, selector);
	return query === void 0 ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
	const isName = project !== void 0 && !/^prj-[A-Za-z0-9]+$/.test(project);
	const id = isName ? await client.names.project(organization, project) : project;
	if (isName && id === void 0) return void 0;
	return {
		tags: tags.length > 0 ? tags : void 0,
		project: id
	};
}
function concernsOf(changed, repositoryRoot) {
	const known = new Map();
	return async ({ directory, repository }, { attributes }) => {
		if (repository !== repositoryRoot) return true;
		const working = readWorkingDirectory(attributes["working-directory"]);
		const inside = "path" in working ? working.path : "";
		const root = uploadRoot(directory, inside);
		const module = join(root, inside);
		const watched = {
			directory: inRepository(module, repositoryRoot) ?? "",
			patterns: attributes["trigger-patterns"] ?? [],
			prefixes: attributes["trigger-prefixes"] ?? []
		};
		if (isAffected(changed, watched)) return true;
		const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
		known.set(module, reading);
		const elsewhere = await reading;
		return elsewhere === void 0 || isAffected(changed, {
			...watched,
			...elsewhere
		});
	};
}
async function readElsewhere(module, root, repositoryRoot) {
	const { modules, paths, patterns, unclear } = await readLoads(module);
	const linked = [module, ...modules].map((each) => followLinksIn(each));
	if (unclear || linked.includes(void 0)) return void 0;
	return {
		reads: [
			...follow(join(root, RULE_FILE)),
			...modules,
			...paths,
			...linked.flatMap((places) => places ?? [])
		].flatMap((path) => inRepository(path, repositoryRoot) ?? []),
		readPatterns: patterns.flatMap(({ prefix, suffix }) => {
			const from = inRepository(prefix, repositoryRoot);
			if (from === void 0) return [];
			return {
				prefix: prefix.endsWith(sep) && from !== "" ? `${from}/` : from,
				suffix
			};
		})
	};
}
function inRepository(path, repositoryRoot) {
	const inner = relative(repositoryRoot, path).split(sep).join("/");
	return inner === ".." || inner.startsWith("../") ? void 0 : inner;
}
export { describeQuery, findWorkspaces };
