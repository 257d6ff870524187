export const id = 724;
export const ids = [724];
export const modules = {
/***/ 7625:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  f: () => ( isAffected),
  y: () => ( touches)
 });
function isAffected(changed, watched) {
  const { directory, prefixes, reads = [], readPatterns = [] } = watched;
  const places = [directory, ...prefixes, ...reads].map((watchedPath) => segmentsOf(watchedPath).join('/'));
  const patterns = watched.patterns.map(segmentsOf);
  return changed.some((path) => places.some((watchedPath) => touches(path, watchedPath)) ||
    readPatterns.some((pattern) => isLike(path, pattern)) ||
    patterns.some((pattern) => matches(pattern, path.split('/'), '**', matchesSegment)));
}
function segmentsOf(path) {
  return path.split('/').filter((segment) => segment !== '');
}
function matchesSegment(pattern, segment) {
  const isSame = (part, character) => part === '?' || part === character;
  return matches(pattern.replaceAll('?', '?*').split(''), segment.split(''), '*', isSame);
}
function matches(pattern, items, any, isSame) {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < items.length;) {
    const part = pattern[at];
    if (part === any) {
      star = at++;
      resume = index;
    }
    else if (part !== undefined && isSame(part, items[index] ?? '')) {
      at++;
      index++;
    }
    else if (star >= 0) {
      at = star + 1;
      index = ++resume;
    }
    else
      return false;
  }
  return pattern.slice(at).every((part) => part === any);
}
function touches(path, watchedPath) {
  const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
  return (watchedPath === '' ||
    path === watchedPath ||
    isBelow(path, watchedPath) ||
    isBelow(watchedPath, path));
}
function isLike(path, { prefix, suffix }) {
  return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
/***/ }),
/***/ 8285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  BG: () => ( isConnectedTo),
  Q1: () => ( readIngress),
  dC: () => ( readConnection),
  versionControlOf: () => ( versionControlOf),
  xN: () => ( LIFETIME_MS)
 });
 var _client_errors_js_0_ = __webpack_require__(486);
 var _client_wire_resource_js_1_ = __webpack_require__(8235);
 var _policy_commit_under_review_js_2_ = __webpack_require__(6077);
 var _model_repository_address_js_3_ = __webpack_require__(7866);
 var _failure_of_js_4_ = __webpack_require__(6281);
function readConnection(workspace, versionControl, { unaffected = false, missing }) {
  const { attributes } = workspace;
  const name = `Workspace "${attributes.name}"`;
  if (!isConnectedTo(workspace, versionControl.change)) {
    const identifier = attributes['vcs-repo']?.identifier;
    const how = identifier
      ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
      : 'is not connected to version control';
    throw new _failure_of_js_4_ .K$('input', `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
  }
  if (attributes['speculative-enabled'] === false) {
    throw new _failure_of_js_4_ .K$('input', `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
  }
  return {
    unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
    takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
    whyNone: missing === undefined ? whyNone(workspace, versionControl) : notHere(missing),
  };
}
function notHere(directory) {
  return `The workspace runs in ${JSON.stringify(directory)}, and the checkout has no Terraform configuration there: correct the working directory in the workspace's settings, or check out the head of the pull request.`;
}
function isConnectedTo({ attributes }, { slug, repository }) {
  const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
  return (0,_policy_commit_under_review_js_2_ .ev)(identifier, slug) && (!address || (0,_model_repository_address_js_3_ .ve)(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
  if (fork === true) {
    return 'The pull request comes from a fork, and the service plans none of those unless its organization allows it.';
  }
  const branch = workspace.attributes['vcs-repo']?.branch || defaultBranch;
  if (branch !== undefined && target !== undefined && branch !== target) {
    return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
  }
  const { named, hinted } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'latest-run');
  if (named?.length === 0 && !hinted) {
    return 'The workspace never had a run, and before the first one version control starts none: start that one by hand.';
  }
  return undefined;
}
async function readIngress(versionId, client) {
  const versions = client.configurationVersions;
  try {
    const shown = await versions.show(versionId, { include: ['ingress_attributes'] });
    return { answer: shown.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
  }
  catch (error) {
    if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'not-found')
      throw error;
    const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
    return { doubt };
  }
}
const SKEW_MS = 60_000;
const LIFETIME_MS = 24 * 60 * 60_000;
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = '' }, now) {
  if (repository === undefined || commit === undefined || pullRequest === undefined) {
    throw new _failure_of_js_4_ .K$('input', '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.');
  }
  const { serverUrl, slug, defaultBranch } = repository;
  const oldestMs = now.getTime() - LIFETIME_MS;
  const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
  return {
    change: {
      commit: commit.sha,
      pullRequest: pullRequest.number,
      repository: `${serverUrl}/${slug}`,
      slug,
      sinceMs,
    },
    fork,
    target,
    defaultBranch,
  };
}
/***/ }),
/***/ 7170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $c: () => ( currentOf),
  SS: () => ( uploadRoot),
  VA: () => ( showWorkspace),
  bq: () => ( readWorkingDirectory),
  i_: () => ( isReady),
  ng: () => ( startOfResult),
  pl: () => ( findWorkspace)
 });
 var _client_errors_js_0_ = __webpack_require__(486);
 var _client_wire_resource_js_1_ = __webpack_require__(8235);
 var _connection_js_2_ = __webpack_require__(8285);
 var _failure_of_js_3_ = __webpack_require__(6281);
function isReady(looked) {
  return 'workspaceId' in looked;
}
function startOfResult(looked) {
  const workspace = isReady(looked) ? looked : undefined;
  const run = workspace?.runSeen;
  return {
    workspace: looked.name,
    workspaceId: workspace?.workspaceId,
    workingDirectory: workspace?.workingDirectory ?? '',
    root: workspace?.root,
    configurationVersionId: workspace?.versionId,
    runId: run?.id,
    runUrl: run?.url,
    runStatus: run?.status,
    results: [],
    runTasks: [],
    notices: Array.from(workspace?.notices ?? []),
    diagnostics: [],
  };
}
async function findWorkspace(requested, { client, options }, listed) {
  const { name, directory, repository } = requested;
  const workspace = listed ?? (await showWorkspace(client, options.organization, name));
  const { attributes } = workspace;
  if (attributes['execution-mode'] === 'local') {
    throw new _failure_of_js_3_ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
  }
  const { versionControl } = options;
  const connection = versionControl && (0,_connection_js_2_ .dC)(workspace, versionControl, requested);
  if (!connection && attributes.permissions?.['can-queue-run'] === false) {
    throw new _failure_of_js_3_ .K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
  }
  if (options.mode === 'provisional')
    refuseProvisional(name, workspace, options);
  const working = readWorkingDirectory(attributes['working-directory']);
  if ('problem' in working) {
    throw new _failure_of_js_3_ .K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
  }
  const { path: workingDirectory } = working;
  const root = connection ? directory : uploadRoot(directory, workingDirectory);
  if (repository !== undefined && root.length < repository.length) {
    throw new _failure_of_js_3_ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
  }
  const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
  const terraformVersion = attributes['terraform-version'] ?? undefined;
  const current = currentOf(workspace);
  return {
    name,
    workspaceId: workspace.id,
    workingDirectory,
    root,
    repository,
    terraformVersion,
    current,
    connection,
    notices,
    mayHaveRun: false,
  };
}
function currentOf(workspace) {
  return {
    versionId: (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-configuration-version'),
    runId: (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run'),
  };
}
const LOCKED = {
  speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
  provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
function refuseProvisional(name, { attributes }, options) {
  if (options.autoQueueRuns) {
    throw new _failure_of_js_3_ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.');
  }
  if (options.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
    throw new _failure_of_js_3_ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
  }
}
async function showWorkspace(client, organization, name) {
  try {
    const workspace = await client.workspaces.showByName(organization, name);
    const { name: answered } = workspace.attributes;
    if (answered.toLowerCase() === name.toLowerCase())
      return workspace;
    throw new _failure_of_js_3_ .K$('service', `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`);
  }
  catch (error) {
    if (error instanceof _client_errors_js_0_ ._ && error.code === 'not-found') {
      throw new _failure_of_js_3_ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
    }
    throw error;
  }
}
function readWorkingDirectory(text) {
  const parts = (text ?? '')
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.includes('..')
    ? { problem: `its working directory "${text}" leads out of what is uploaded` }
    : { path: parts.join('/') };
}
function uploadRoot(directory, workingDirectory) {
  if (workingDirectory === '')
    return directory;
  const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
  const parts = directory.split(separator);
  while (parts.length > 1 && parts.at(-1) === '')
    parts.pop();
  const expected = workingDirectory.split('/');
  const tail = parts.slice(-expected.length);
  if (tail.length < expected.length || tail.some((part, index) => part !== expected[index])) {
    return directory;
  }
  const root = parts.slice(0, -expected.length).join(separator);
  return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
/***/ }),
/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  UNLISTED: () => ( UNLISTED),
  findWorkspaces: () => ( findWorkspaces)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _archive_pack_js_1_ = __webpack_require__(847);
 var _archive_place_js_2_ = __webpack_require__(6424);
 var _configuration_file_names_js_8_ = __webpack_require__(6817);
 var _machine_find_repository_js_3_ = __webpack_require__(6609);
 var _settings_workspace_selectors_js_7_ = __webpack_require__(589);
 var _affected_js_9_ = __webpack_require__(7625);
 var _failure_of_js_4_ = __webpack_require__(6281);
 var _find_workspace_js_5_ = __webpack_require__(7170);
 var _read_loads_js_6_ = __webpack_require__(2437);
const UNLISTED = '`affected-only` has no complete list of the files that change here, so every workspace counts as affected.';
async function findWorkspaces(client, options) {
  const { settings, workingDirectory, repositoryRoot } = options;
  const connected = settings.source === 'vcs';
  const selected = settings.workspaces.map((selector) => {
    const ownDirectory = selector.kind === 'name' ? selector.directory : undefined;
    const directories = connected
      ? { directory: repositoryRoot, repository: repositoryRoot }
      : (0,_archive_place_js_2_ .DR)(ownDirectory ?? settings.directory, workingDirectory);
    return { selector, directories };
  });
  const all = new Map();
  for (const { selector, directories } of selected) {
    if (selector.kind === 'name') {
      all.set(selector.name, { name: selector.name, ...directories });
      continue;
    }
    const workspaces = await queryWorkspaces(client, settings.organization, selector);
    if (workspaces.length === 0)
      throw new _failure_of_js_4_ .K$('input', nothingFound(settings, selector));
    for (const workspace of workspaces) {
      const { name } = workspace.attributes;
      if (!all.has(name))
        all.set(name, { name, ...directories, workspace });
    }
  }
  const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : undefined;
  if (changed === undefined || changed.length === 0) {
    return { requested: [...all.values()], skipped: [], unlisted: settings.affectedOnly };
  }
  const isConcerned = concernsOf(changed, repositoryRoot);
  const requested = [];
  const skipped = [];
  for (const each of all.values()) {
    const workspace = each.workspace ?? (await (0,_find_workspace_js_5_ .VA)(client, settings.organization, each.name));
    const missing = missingPlace(each, workspace);
    if (missing !== undefined)
      requested.push({ ...each, missing });
    else if (await isConcerned(each, workspace))
      requested.push(each);
    else if (connected)
      requested.push({ ...each, unaffected: true });
    else
      skipped.push(each.name);
  }
  return { requested, skipped, unlisted: false };
}
function nothingFound({ organization }, query) {
  return `No workspace of organization "${organization}" was found for ${(0,_settings_workspace_selectors_js_7_ .r5)(query)}. Either it is wrong, or the token may not see them.`;
}
async function queryWorkspaces(client, organization, selector) {
  const query = await toQuery(client, organization, selector);
  return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
  const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
  const id = isName ? await client.names.project(organization, project) : project;
  if (isName && id === undefined)
    return undefined;
  return { tags: tags.length > 0 ? tags : undefined, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
  const working = (0,_find_workspace_js_5_ .bq)(text);
  const inside = 'path' in working ? working.path : '';
  const root = (0,_find_workspace_js_5_ .SS)(directory, inside);
  return { root, module: (0,node_path_0_.join)(root, inside) };
}
function missingPlace({ directory, repository }, { attributes }) {
  const { module } = configurationOf(directory, attributes);
  const real = (0,_machine_find_repository_js_3_ .eF)(module);
  const isInside = repository === undefined || (0,_archive_place_js_2_ .lU)(real, repository);
  const isProgram = (0,node_path_0_.relative)(directory, module).split(node_path_0_.sep).some(isOfPrograms);
  const isProper = 'path' in (0,_find_workspace_js_5_ .bq)(attributes['working-directory']);
  if (isProper && isInside && !isProgram && holdsConfigurationFile(real))
    return undefined;
  return attributes['working-directory'] ?? '';
}
function holdsConfigurationFile(directory) {
  const names = _read_loads_js_6_ .aQ.readDirectory(directory).filter(_configuration_file_names_js_8_ .ZC);
  return names.some((name) => _read_loads_js_6_ .aQ.readFile((0,node_path_0_.join)(directory, name)) !== undefined);
}
function isOfPrograms(segment) {
  return segment === '.git' || segment === '.terraform';
}
function concernsOf(changed, repositoryRoot) {
  const modulesElsewhere = new Map();
  return async ({ directory, repository }, { attributes }) => {
    if (repository !== repositoryRoot)
      return true;
    const { root, module } = configurationOf(directory, attributes);
    const real = inRepository((0,_machine_find_repository_js_3_ .eF)(module), repositoryRoot) ?? '';
    const watched = {
      directory: inRepository(module, repositoryRoot) ?? '',
      patterns: attributes['trigger-patterns'] ?? [],
      prefixes: (attributes['trigger-prefixes'] ?? []).concat(real),
    };
    if ((0,_affected_js_9_ .f)(changed, watched))
      return true;
    const reading = modulesElsewhere.get(module) ?? readElsewhere(module, root, repositoryRoot);
    modulesElsewhere.set(module, reading);
    const elsewhere = await reading;
    return elsewhere === undefined || (0,_affected_js_9_ .f)(changed, { ...watched, ...elsewhere });
  };
}
async function readElsewhere(module, root, repositoryRoot) {
  const { modules, linked, reads: found } = await (0,_read_loads_js_6_ .QO)(module);
  if (found.some(({ kind }) => kind === 'any'))
    return undefined;
  const isSet = ({ ending }) => ending !== '';
  const sets = found.filter(isSet);
  const named = found.filter((one) => !isSet(one)).map(({ path }) => path);
  const places = [...new Set([module, ...modules, ...named])];
  const links = [...places, ...sets.map(({ path }) => path)].map((each) => (0,_read_loads_js_6_ .Gf)(each));
  if (links.includes(undefined))
    return undefined;
  const rules = (0,_read_loads_js_6_ .e6)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
  const reads = [...rules, ...linked, ...places, ...links.flatMap((some) => some ?? [])];
  return {
    reads: reads.flatMap((path) => inRepository(path, repositoryRoot) ?? []),
    readPatterns: sets.flatMap(({ path, ending: suffix }) => {
      const from = inRepository(path, repositoryRoot);
      return from === undefined ? [] : { prefix: from === '' ? '' : `${from}/`, suffix };
    }),
  };
}
function inRepository(path, repositoryRoot) {
  const inner = (0,node_path_0_.relative)(repositoryRoot, path).split(node_path_0_.sep).join('/');
  return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
/***/ })
};
