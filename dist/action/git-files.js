export const id = 790;
export const ids = [790];
export const modules = {
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Ny: () => ( isPinnedAddress),
  Z6: () => ( isRepository),
  vO: () => ( isPageOf),
  ve: () => ( isSameRepository)
 });
function isPinnedAddress(text) {
  return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
  const repository = repositoryAt(one);
  return repository !== undefined && repository === repositoryAt(other);
}
function isRepository(address, slug) {
  const at = repositoryAt(address) ?? '';
  return at.endsWith(`/${slug.toLowerCase()}`);
}
function isPageOf(address, repository) {
  const page = repositoryAt(address);
  const whole = repositoryAt(repository);
  return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
  const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
  const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
  if (!URL.canParse(url))
    return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  if (hostname === '' && protocol !== 'file:')
    return undefined;
  const path = decoded(pathname)
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  if (path === '' || path === '/')
    return undefined;
  const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
  return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
  'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
  if (host !== 'dev.azure.com')
    return path;
  return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
function decoded(path) {
  try {
    return decodeURI(path);
  }
  catch {
    return path;
  }
}
/***/ }),
/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  T: () => ( filesAt),
  trustedCommit: () => ( trustedCommit),
  z: () => ( trustedInGit)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _machine_ask_git_js_1_ = __webpack_require__(9796);
 var _model_repository_address_js_2_ = __webpack_require__(7866);
 var _tree_js_3_ = __webpack_require__(734);
 var _trusted_block_js_4_ = __webpack_require__(1643);
const FETCHED = 'refs/plangate/trusted';
async function trustedInGit(branch, ports) {
  const { commit, repository } = await trustedCommit(branch, ports);
  return (0,_tree_js_3_ .O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, slug }, ports) {
  if (repository === undefined) {
    throw new _trusted_block_js_4_ .lI('git knows no remote "origin" here. Run it in a clone.');
  }
  const git = (...args) => (0,_machine_ask_git_js_1_ .gG)(ports, repository, ...args);
  const origin = await (0,_machine_ask_git_js_1_ .yv)(repository, ports);
  if ('why' in origin) {
    throw new _trusted_block_js_4_ .lI(`git knows no remote "origin" here${inBrackets(origin)}. Add it: \`git remote add origin URL\`.`);
  }
  const address = origin.text.trim();
  const remote = (...args) => (0,_machine_ask_git_js_1_ .uo)(ports, repository, address, ...args);
  if (slug !== undefined && !(0,_model_repository_address_js_2_ .Z6)(address, slug)) {
    throw new _trusted_block_js_4_ .lI(`The remote "origin" of the checkout is not ${slug}.`);
  }
  const local = await resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
  const commit = local ?? (await fetch(git, remote, branch));
  return { commit, repository };
}
function filesAt(commit, repository, ports) {
  const git = (...args) => (0,_machine_ask_git_js_1_ .gG)(ports, repository, ...args);
  const links = new Set();
  const blob = async (path) => {
    const blob = await git('cat-file', 'blob', `${commit}:${path}`);
    return 'text' in blob ? blob.text : undefined;
  };
  return {
    bytes: (path) => (0,_machine_ask_git_js_1_ .Ag)(ports, repository, commit, path),
    async isSubmodule(path) {
      const names = path.split('/');
      const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
      const list = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree'];
      const listed = await git(...list, commit, '--', ...places);
      return 'text' in listed && listed.text.split('\0').some((line) => line.startsWith('160000 '));
    },
    async names(directory) {
      const listed = await git('ls-tree', '-z', `${commit}:${directory}`);
      if ('why' in listed)
        return undefined;
      const entries = listed.text.split('\0').filter((entry) => entry !== '');
      return entries.map((entry) => {
        const name = entry.slice(entry.indexOf('\t') + 1);
        if (entry.startsWith('120000 '))
          links.add(node_path_0_.posix.join(directory, name));
        return name;
      });
    },
    async read(path) {
      const text = await blob(path);
      if (text === undefined || !links.has(path))
        return text;
      return await blob(node_path_0_.posix.join(node_path_0_.posix.dirname(path), text));
    },
  };
}
async function resolve(git, ref) {
  const parsed = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  return 'text' in parsed ? parsed.text.trim() : undefined;
}
async function fetch(git, remote, branch) {
  const shallow = await git('rev-parse', '--is-shallow-repository');
  const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
  const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const quietly = ['fetch', ..._machine_ask_git_js_1_ .IX, ...depth, 'origin', `+${from}:${FETCHED}`];
  const fetched = await remote(..._machine_ask_git_js_1_ .WD, ...quietly);
  const commit = 'text' in fetched ? await resolve(git, FETCHED) : undefined;
  if (commit !== undefined)
    return commit;
  const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
  throw new _trusted_block_js_4_ .lI(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}
function inBrackets(answer) {
  const why = 'why' in answer ? (0,_machine_ask_git_js_1_ .TM)(answer.why) : '';
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
/***/ })
};
