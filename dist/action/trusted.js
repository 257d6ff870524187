import { HostProblem, UntrustedError, explainProblem, onProblem } from "./index.js";
// build/src/hosts/github/trusted.js
function trustedOnGitHub(api, question) {
	const ref = question.branch === void 0 ? "HEAD" : `refs/heads/${question.branch}`;
	const texts = new Map();
	return {
		async names(directory) {
			const entries = await list(`${ref}:${directory}`).catch(explain);
			for (const { name, text } of entries ?? []) if (text !== void 0) texts.set(directory === "" ? name : `${directory}/${name}`, text);
			return entries?.map(({ name }) => name);
		},
		read: async (path) => texts.get(path) ?? api.readFile(`${ref}:${path}`).catch(explain)
	};
	async function list(tree) {
		const { number, keep } = question;
		if (number === void 0) return api.listDirectory(tree);
		try {
			const snapshot = await api.snapshot(number, {
				files: true,
				tree
			});
			keep(snapshot);
			return snapshot.tree;
		} catch (error) {
			if (!(error instanceof HostProblem) || error.kind === "aborted") throw error;
			return api.listDirectory(tree);
		}
	}
}
const explain = onProblem((problem) => {
	throw new UntrustedError(explainProblem("The files of the branch were not read", "contents: read", problem));
});
export { trustedOnGitHub };
