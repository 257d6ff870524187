export const id = 60;
export const ids = [60,447];
export const modules = {
/***/ 3060:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gitea: () => ( gitea)
});
var host = __webpack_require__(95);
var host_error = __webpack_require__(3452);
var own_comments = __webpack_require__(9696);
var shapes = __webpack_require__(5639);
var parse = __webpack_require__(2340);
var change_origin = __webpack_require__(8245);
var without_trailing = __webpack_require__(1804);
var external_node_crypto_ = __webpack_require__(7598);
var ports = __webpack_require__(8471);
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/src/hosts/github/read-zip.js
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
function readSingleFile(zip, most) {
try {
return readFile(zip, most);
}
catch (error) {
if (error instanceof RangeError || (error instanceof Error && 'code' in error)) {
return { problem: 'is damaged, or longer than it says' };
}
throw error;
}
}
function readFile(zip, most) {
const end = zip.length - END_BYTES;
if (zip.readUInt32LE(end) !== END)
return { problem: 'is no zip as hosts write it' };
const count = zip.readUInt16LE(end + 10);
if (count !== 1)
return { problem: `has ${count} files, and must have the report alone` };
const at = zip.readUInt32LE(end + 16);
if (zip.readUInt32LE(at) !== ENTRY)
return { problem: 'has no list of its files' };
const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
const method = zip.readUInt16LE(at + 10);
if (isEncrypted || (method !== STORED && method !== DEFLATED)) {
return { problem: 'is packed in an unrecognized way' };
}
const checksum = zip.readUInt32LE(at + 16);
const packedBytes = zip.readUInt32LE(at + 20);
const fileBytes = zip.readUInt32LE(at + 24);
if (fileBytes > most)
return { problem: `is longer than ${most} bytes` };
const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
const isOnlyEntry = at + lengths.reduce((sum, length) => sum + length, ENTRY_BYTES) === end;
const file = zip.readUInt32LE(at + 42);
if (!isOnlyEntry || file !== 0 || zip.readUInt32LE(file) !== FILE) {
return { problem: 'has something beside its one file' };
}
const start = FILE_BYTES + zip.readUInt16LE(26) + zip.readUInt16LE(28);
if (start + packedBytes > at)
return { problem: 'is damaged, or longer than it says' };
const packed = zip.subarray(start, start + packedBytes);
const limit = { maxOutputLength: fileBytes + 1 };
const bytes = method === STORED ? packed : (0,external_node_zlib_.inflateRawSync)(packed, limit);
const isWhole = bytes.length === fileBytes && (0,external_node_zlib_.crc32)(bytes) === checksum;
return isWhole ? { bytes } : { problem: 'is damaged, or longer than it says' };
}
;// CONCATENATED MODULE: ./build/src/hosts/github/artifacts.js
const MOST_LISTED = 100;
const MOST_BYTES = 48 * 1024 * 1024;
const DOWNLOAD_MS = 60_000;
function artifactCalls(source, ports) {
const { call, service } = source;
const wholeList = (json, name) => {
const items = (0,parse.c3)((0,shapes.fK)(json, name));
if ((0,shapes.fK)(json, 'total_count') === items.length)
return items;
throw new host_error.dh('invalid', `${service} lists more ${name.replace('_', ' ')} than are read.`);
};
return {
async runsOfWorkflow(workflow, headSha) {
const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
const query = { workflow_id: workflow, head_sha: headSha, per_page: MOST_LISTED };
const { json } = await call(route, query);
return wholeList(json, 'workflow_runs').map((run) => toWorkflowRun(run, service));
},
async readReport(run, name) {
const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
const { json } = await call(route, { run_id: run.id, name, per_page: MOST_LISTED });
const left = wholeList(json, 'artifacts').filter((artifact) => isOf(artifact, run, name));
const [artifact, other] = left;
const which = `The workflow run ${run.id} left ${left.length} artifacts called ${name}`;
if (artifact === undefined || other !== undefined) {
return { problem: `${which} in its newest attempt, and must have left one.` };
}
const zip = await download(source, (0,host_error.wh)(artifact, service), ports);
const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(zip).digest('hex')}`;
const file = ((0,shapes.$6)(artifact, 'digest') ?? digest) === digest
? readSingleFile(zip, MOST_BYTES)
: { problem: 'is not what was uploaded' };
return 'bytes' in file
? file
: { problem: `The artifact ${name} of the workflow run ${run.id} ${file.problem}.` };
},
};
}
function toWorkflowRun(run, service) {
const startedMs = Date.parse((0,shapes.$6)(run, 'run_started_at') ?? '');
const attempt = (0,shapes.dR)((0,shapes.fK)(run, 'run_attempt'));
const texts = {
path: (0,shapes.$6)(run, 'path')?.replace(/@.*$/s, ''),
event: (0,shapes.$6)(run, 'event'),
status: (0,shapes.$6)(run, 'status'),
headSha: (0,shapes.$6)(run, 'head_sha'),
};
const { path, event, status, headSha } = texts;
const isKnown = attempt !== undefined && !Number.isNaN(startedMs);
if (!isKnown || path === undefined || event === undefined || status === undefined)
throw (0,host_error.Cw)(service);
return {
id: (0,host_error.wh)(run, service),
attempt,
path,
event,
status,
headSha: headSha ?? '',
headBranch: (0,shapes.$6)(run, 'head_branch') ?? '',
headRepository: (0,shapes.$6)(run, 'head_repository', 'full_name') ?? '',
startedMs,
};
}
function isOf(artifact, run, name) {
const of = (0,shapes.fK)(artifact, 'workflow_run');
const repository = (0,shapes.dR)((0,shapes.fK)(of, 'repository_id'));
return ((0,shapes.$6)(artifact, 'name') === name &&
(0,shapes.fK)(artifact, 'expired') === false &&
Date.parse((0,shapes.$6)(artifact, 'created_at') ?? '') >= run.startedMs &&
(0,shapes.fK)(of, 'id') === run.id &&
(0,shapes.$6)(of, 'head_sha') === run.headSha &&
repository !== undefined &&
repository === (0,shapes.fK)(of, 'head_repository_id'));
}
async function download({ call, service, access: { apiUrl } }, artifact_id, { send, signal }) {
const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
const asked = { artifact_id, archive_format: 'zip' };
const { status, headers } = await call(route, asked, { accept: [302] });
const { location = '' } = headers;
const url = URL.canParse(location) ? new URL(location) : undefined;
const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(apiUrl).protocol;
if (status !== 302 || url === undefined || !isSafe || url.username + url.password !== '') {
throw (0,host_error.Cw)(service);
}
const where = `The storage of ${service} (${url.hostname})`;
const request = { method: 'GET', url, headers: {}, maxBytes: MOST_BYTES, signal };
try {
const answer = await send({ ...request, timeoutMs: DOWNLOAD_MS });
if (answer.status === 200)
return Buffer.from(answer.body);
throw new host_error.dh('unreachable', `${where} answered ${answer.status}. Comment again.`);
}
catch (error) {
if (!(error instanceof ports.w))
throw error;
throw new host_error.dh('unreachable', `${where} could not be read (${error.failure}).`);
}
}
var github_event = __webpack_require__(7189);
var pages = __webpack_require__(6485);
var github_server = __webpack_require__(1554);
var model_errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/hosts/github/snapshot.js
const MOST_FILES = 3_000;
const snapshotQuery = ({ files, tree }, blobs) => `query($owner: String!, $name: String!, $number: Int!, $after: String${tree ? ', $tree: String!' : ''}${blobs.declared}) {
  repository(owner: $owner, name: $name) {${tree ? `\n    ${TREE_QUERY}` : ''}${blobs.query}
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor editor { login } author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }${files ? ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;
function createSnapshot(source, files) {
const authorTest = createAuthorTest(source);
let skipsGraphql = false;
return async (number, options = {}) => {
const { tree } = options;
if (!skipsGraphql) {
try {
return await snapshotByGraphql(source, number, options);
}
catch (error) {
if (!(error instanceof host_error.dh))
throw error;
const { kind, facts } = error;
const isUnanswered = kind === 'unreachable' && facts.status === undefined;
if (isUnanswered || ['aborted', 'bad-token', 'rate-limited'].includes(kind))
throw error;
skipsGraphql = tree === undefined;
}
}
const entries = tree === undefined ? undefined : await files.listDirectory(tree);
const comments = await listComments(source, number, await authorTest());
return { ...(await snapshotByRest(source, number, options, comments)), tree: entries };
};
}
async function snapshotByGraphql(source, number, { files = false, tree, blobs: blobNames = [] }) {
const { graphql, access, clock, service } = source;
const { owner, name } = access;
let firstPull;
let entries;
let blobs;
const { items, whole } = await (0,pages.n4)(async (after) => {
const isFirst = after === undefined;
const treeToRead = isFirst ? tree : undefined;
const blobsQuery = filesQuery(isFirst ? blobNames : [], 'oid');
const queryParts = { files: files && isFirst, tree: treeToRead !== undefined };
const variables = { owner, name, number, after: after ?? null, tree: treeToRead };
const query = snapshotQuery(queryParts, blobsQuery);
const json = await graphql(query, { ...variables, ...blobsQuery.variables });
const errors = (0,shapes.fK)(json, 'errors');
const failed = errors !== undefined && !(0,parse.c3)(errors).every(blobsQuery.isAbout);
const repository = (0,parse.Pf)((0,shapes.fK)(json, 'data', 'repository'));
const { pullRequest: pull, object } = repository;
if (failed || !pull) {
throw new host_error.dh('not-found', `GitHub shows no pull request ${number} by GraphQL.`, {
helpCode: model_errors.Lp.unreadableAnswer,
});
}
if (isFirst) {
firstPull = pull;
blobs = blobsQuery.read(repository).map(({ oid }) => (0,shapes.gc)(oid));
entries = toEntries(object);
}
const { hasNextPage, endCursor } = (0,parse.Pf)((0,shapes.fK)(pull, 'comments', 'pageInfo'));
const nodes = (0,parse.c3)((0,shapes.fK)(pull, 'comments', 'nodes'));
const items = nodes.map((node) => commentOf(node, service));
return { items, next: hasNextPage ? ((0,shapes.gc)(endCursor) ?? '') : undefined };
}, clock);
const headSha = (0,shapes.$6)(firstPull, 'headRefOid');
if (headSha === undefined)
throw (0,host_error.Cw)(service);
if (!whole) {
throw new host_error.dh('invalid', 'The comments could not be read to their end.', {
helpCode: model_errors.Lp.tooManyComments,
});
}
const paths = files ? await readChangedFiles(source, number, headSha, firstPull) : undefined;
return { headSha, whole, comments: withMarker(items), files: paths, tree: entries, blobs };
}
function commentOf(node, service) {
const { fullDatabaseId, body, url, viewerDidAuthor, author, editor } = (0,parse.Pf)(node);
const id = Number(fullDatabaseId);
const login = (0,shapes.$6)(author, 'login');
if (!Number.isSafeInteger(id) || typeof body !== 'string')
throw (0,host_error.Cw)(service);
const name = login && (0,shapes.fK)(author, '__typename') === 'Bot' ? `${login}[bot]` : login;
const isOwn = viewerDidAuthor === true;
const isOwnText = editor === null || (login !== undefined && (0,shapes.fK)(editor, 'login') === login);
return { id, body, url: String(url), isOwn, author: name, isOwnText };
}
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
function toComment(comment, service) {
const author = (0,shapes.$6)(comment, 'user', 'login');
const url = String((0,shapes.fK)(comment, 'html_url'));
const body = (0,shapes.$6)(comment, 'body') ?? '';
return { id: (0,host_error.wh)(comment, service), body, url, author };
}
function withMarker(comments) {
return comments.filter(({ body }) => (0,own_comments.xY)(body, own_comments.G2));
}
const WITH_ONE_NAME = ['ADDED', 'CHANGED', 'COPIED', 'DELETED', 'MODIFIED'];
async function readChangedFiles(source, number, head, pull) {
const count = Number((0,shapes.fK)(pull, 'changedFiles') ?? Number.NaN);
if (count > MOST_FILES)
return undefined;
const nodes = (0,parse.c3)((0,shapes.fK)(pull, 'files', 'nodes')).map(parse.Pf);
const notRenamed = nodes.flatMap(({ path, changeType }) => typeof path === 'string' && WITH_ONE_NAME.includes(String(changeType)) ? [path] : []);
const isLastPage = (0,shapes.fK)(pull, 'files', 'pageInfo', 'hasNextPage') === false;
if (isLastPage && nodes.length === count && notRenamed.length === count)
return notRenamed;
const listed = await listFiles(source, number);
const { headSha, changed } = await readHead(source, number);
return headSha === head ? completeList(listed, changed) : undefined;
}
function listFiles({ list, service }, pull_number) {
const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
return list(route, { pull_number, per_page: 100 }, (item) => {
const id = (0,shapes.fK)(item, 'filename');
if (typeof id !== 'string')
throw (0,host_error.Cw)(service);
return { id, names: [id, (0,shapes.$6)(item, 'previous_filename') ?? id] };
});
}
function completeList({ items, whole }, count) {
if (!whole || items.length !== count)
return undefined;
return [...new Set(items.flatMap(({ names }) => names))];
}
async function readHead({ call, service }, pull_number) {
const pull = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
const headSha = (0,shapes.fK)(pull.json, 'head', 'sha');
if (typeof headSha !== 'string')
throw (0,host_error.Cw)(service);
return { headSha, changed: (0,shapes.fK)(pull.json, 'changed_files') };
}
async function snapshotByRest(source, issue_number, { files = false }, { items, whole }) {
const listed = files ? await listFiles(source, issue_number) : undefined;
const { headSha, changed } = await readHead(source, issue_number);
const paths = listed && completeList(listed, changed);
return { headSha, whole, comments: items, files: paths };
}
async function listComments({ list, service }, issue_number, isOwnComment) {
const { items, whole } = await list(COMMENTS, { issue_number, per_page: 100 }, (item) => ({
...toComment(item, service),
isOwn: isOwnComment(item),
}));
return { items: withMarker(items), whole };
}
function createAuthorTest({ call, access }) {
let cached;
const whoAmI = async () => {
if (access.token.startsWith('ghs_'))
return undefined;
const accept = access.server.name === 'github' ? [403, 404] : [];
const user = await call('GET /user', {}, { accept });
return user.status < 300 ? (0,shapes.$6)(user.json, 'login') : undefined;
};
return async () => {
const { me } = (cached ??= { me: await whoAmI() });
return (comment) => {
const login = (0,shapes.fK)(comment, 'user', 'login');
if (me !== undefined)
return login === me;
const byApp = Boolean((0,shapes.fK)(comment, 'performed_via_github_app'));
const isBot = (0,shapes.fK)(comment, 'user', 'type') === 'Bot';
return isBot && (login === 'github-actions[bot]' || byApp);
};
};
}
const TREE_QUERY = 'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { text isTruncated } } } } }';
const MODE_OF_LINK = 0o120000;
const snapshot_MOST_LISTED = 1_000;
function toEntries(answer) {
const entries = (0,shapes.fK)(answer, 'entries');
if (!Array.isArray(entries))
return undefined;
return entries.map((entry) => {
const { name, mode } = (0,parse.Pf)(entry);
const { text, isTruncated } = (0,parse.Pf)((0,parse.Pf)(entry)['object']);
const whole = mode !== MODE_OF_LINK && isTruncated === false && typeof text === 'string';
const isNoFile = ![0o100644, 0o100755].includes(Number(mode));
return { name: String(name), isNoFile, text: whole ? text : undefined };
});
}
function filesQuery(expressions, fields) {
const names = expressions.map((_, index) => `f${index}`);
return {
declared: names.map((name) => `, $${name}: String!`).join(''),
query: names
.map((name) => `\n    ${name}: object(expression: $${name}) { ... on Blob { ${fields} } }`)
.join(''),
variables: Object.fromEntries(names.map((name, index) => [name, expressions[index]])),
read: (answer) => names.map((name) => (0,parse.Pf)((0,shapes.fK)(answer, name))),
isAbout: (error) => names.includes(String((0,parse.c3)((0,shapes.fK)(error, 'path'))[1])),
};
}
function createFileApi(source) {
const { call, service, access: { server }, } = source;
const commits = new Map();
return {
async listDirectory(expression) {
const listed = await contents(expression);
if (!Array.isArray(listed))
return undefined;
if (server === github_server.U0 && listed.length >= snapshot_MOST_LISTED) {
const what = `${service} lists ${snapshot_MOST_LISTED} entries of a directory, and there may be more`;
throw new host_error.dh('invalid', `${what}: move some to another directory.`);
}
return listed.map((entry) => ({
name: String((0,shapes.fK)(entry, 'name')),
isNoFile: (0,shapes.fK)(entry, 'type') !== 'file',
}));
},
async readFile(expression) {
const { content, size, sha } = (0,parse.Pf)(await contents(expression));
if (typeof content !== 'string')
return undefined;
const isWhole = content !== '' || size === 0;
const text = isWhole ? content : await contentOfBlob(String(sha));
return Buffer.from(text, 'base64').toString('utf8');
},
async obstacleAt(expression) {
const type = (0,shapes.fK)(await contents(expression), 'type');
if (type === 'symlink')
return 'link';
return type === 'submodule' ? type : undefined;
},
textsAt: (commit, paths) => textsAt(source, commit, paths),
};
async function contentOfBlob(file_sha) {
const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
const content = (0,shapes.$6)((await call(route, { file_sha })).json, 'content');
if (content === undefined)
throw (0,host_error.Cw)(service);
return content;
}
async function contents(expression) {
const colon = expression.indexOf(':');
const ref = expression.slice(0, colon);
const path = expression.slice(colon + 1);
const at = server === github_server.U0 ? ref : await commitOf(ref);
if (at === undefined)
return undefined;
const where = at === 'HEAD' ? { path } : { path, ref: at };
const route = 'GET /repos/{owner}/{repo}/contents/{path}';
return jsonIfFound(await call(route, where, { accept: [404] }));
}
async function commitOf(ref) {
if (ref === 'HEAD' || commits.has(ref))
return ref === 'HEAD' ? ref : commits.get(ref);
const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
const branch = ref.replace(/^refs\/heads\//, '');
const json = jsonIfFound(await call(route, { branch }, { accept: [404] }));
commits.set(ref, (0,shapes.Si)((0,shapes.fK)(json, 'commit', 'id')));
return commits.get(ref);
}
}
function jsonIfFound({ status, json }) {
return status === 404 ? undefined : json;
}
async function textsAt({ graphql, access: { owner, name, server } }, commit, paths) {
if (server !== github_server.U0)
return [];
const part = filesQuery(paths.map((path) => `${commit}:${path}`), 'text isTruncated');
const query = `query($owner: String!, $name: String!${part.declared}) {
  repository(owner: $owner, name: $name) {${part.query}
  }
}`;
const json = await graphql(query, { owner, name, ...part.variables });
return part
.read((0,shapes.fK)(json, 'data', 'repository'))
.map(({ text, isTruncated }) => (isTruncated === false ? (0,shapes.gc)(text) : undefined));
}
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/hosts/github/gitea-rights.js
const SCOPE = 'Pass the token of a member of the organization who administers the repository, with the scopes read:repository, read:user and read:organization, as `github-token` (`GITHUB_TOKEN` for the command line).';
async function mayWriteByTeam(source, username) {
if (await isOwnToken(source, username)) {
const { json } = await source.call('GET /repos/{owner}/{repo}', {});
if ((0,shapes.fK)(json, 'permissions', 'push') === true)
return true;
}
const unread = [];
for (const { id, name } of await writingTeams(source)) {
const membership = await readMembership(source, id, username);
if (membership === 'member')
return true;
if (membership === 'unknown')
unread.push((0,quote.hD)(name));
}
if (unread.length === 0)
return false;
const teams = `${unread.length === 1 ? 'the team' : 'the teams'} ${unread.join(', ')}`;
const text = `${source.service} does not show this token who is in ${teams}, which may write here. ${SCOPE}`;
throw new host_error.dh('permission', text);
}
async function isOwnToken({ call }, username) {
const answer = await call('GET /user', {}, { accept: [401, 403, 404] });
const login = (0,shapes.$6)(answer.json, 'login');
return answer.status === 200 && login?.toLowerCase() === username.toLowerCase();
}
async function writingTeams({ call, service }) {
const rules = { accept: [405], refusedRemedy: SCOPE };
const { json, status } = await call('GET /repos/{owner}/{repo}/teams', {}, rules);
if (status === 405)
return [];
if (!Array.isArray(json))
throw new host_error.dh('invalid', `${service} listed no teams.`);
return json
.filter((team) => (0,github_server.J)((0,parse.Pf)((0,shapes.fK)(team, 'units_map'))['repo.code']))
.map((team) => ({ id: (0,host_error.wh)(team, service), name: (0,shapes.$6)(team, 'name') ?? '' }));
}
async function readMembership({ call }, team_id, username) {
const of = 'GET /teams/{team_id}/members/{username}';
const accept = [401, 403, 404];
const { status } = await call(of, { team_id, username }, { accept });
if (status === 200)
return 'member';
const listed = await call('GET /teams/{team_id}/members', { team_id, per_page: 1 }, { accept });
return listed.status === 200 ? 'none' : 'unknown';
}
var hosts_ask = __webpack_require__(8536);
;// CONCATENATED MODULE: ./build/src/hosts/github/requests.js
function createRequests({ owner, name: repo }, carrier) {
const inRepository = (route, parameters) => route.includes('/repos/{owner}/{repo}') ? { ...parameters, owner, repo } : parameters;
return {
...carrier,
call: (route, parameters, rules) => carrier.call(route, inRepository(route, parameters), rules),
list: (route, parameters, read) => carrier.list(route, inRepository(route, parameters), read),
};
}
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const OWN_WORDS = { per_page: 'limit=50', sort: 'sort=recentupdate' };
const PATHS = ['path', 'branch'];
function createGiteaRequests(access, ports) {
const { apiUrl, token, server } = access;
const headers = {
accept: 'application/json',
authorization: `Bearer ${token}`,
'user-agent': 'plangate',
};
const { service, refusedRemedy } = server;
const baseUrl = (0,without_trailing.h)(apiUrl, '/');
const ask = (0,hosts_ask.cY)({
...ports,
baseUrl,
headers,
service,
refusedRemedy,
unreachableRemedy: github_server.Dr,
});
return createRequests(access, {
service,
clock: ports.clock,
async call(route, parameters, rules) {
const { method, path, query, body } = toRequest(route, parameters);
return ask(method, `${path}${query}`, body, rules);
},
list(route, parameters, read) {
const { path, query } = toRequest(route, parameters);
return (0,pages.LD)(ask, `${path}${query}`, read);
},
async graphql() {
throw new host_error.dh('invalid', `${service} has no GraphQL.`);
},
});
}
function toRequest(route, parameters) {
const [verb, template = ''] = route.split(' ', 2);
const method = METHODS.find((known) => known === verb) ?? 'GET';
const rest = { ...(0,parse.Pf)(parameters) };
const path = template.replace(/\{(\w+)\}/g, (_, name) => {
const value = String(rest[name]);
delete rest[name];
const parts = PATHS.includes(name) ? value.split('/') : [value];
return parts.map(encodeURIComponent).join('/');
});
const words = Object.entries(rest).map(([name, value]) => OWN_WORDS[name] ?? `${name}=${encodeURIComponent(String(value))}`);
const hasNoBody = method === 'GET' || method === 'DELETE';
const query = hasNoBody && words.length > 0 ? `?${words.join('&')}` : '';
return { method, path, query, body: hasNoBody || words.length === 0 ? undefined : rest };
}
;// CONCATENATED MODULE: ./build/src/hosts/github/octokit.js
function createOctokitRequests(access, ports) {
const { service } = access.server;
const send = (0,hosts_ask.dy)({ ...ports, service, unreachableRemedy: github_server.Dr });
let opened;
async function ask(route, parameters, rules, query) {
const base = baseOf(access);
const toRequest = await (opened ??= openToolkit(base, access.token));
const authorization = `token ${access.token}`;
const given = { ...parameters, headers: { ...HEADERS, authorization } };
const { method, url: address, headers, body } = toRequest(route, given);
const url = belowBase(address, base, service);
if (query !== undefined)
url.search = query;
const request = { method, url, headers, body: JSON.stringify(body) };
return { ...(await send(request, rules)), query: url.search };
}
return createRequests(access, {
service,
clock: ports.clock,
call: (route, parameters, rules) => ask(route, parameters, rules),
list: (route, parameters, read) => (0,pages.n4)(async (query) => {
const answer = await ask(route, parameters, undefined, query);
const { json } = answer;
if (!Array.isArray(json))
throw (0,host_error.Cw)(service);
return { items: json.map(read), next: (0,pages.Xh)(answer, answer.query, json.length) };
}, ports.clock),
async graphql(query, variables) {
const parameters = { query, variables, baseUrl: graphqlBase(baseOf(access)) };
return (await ask('POST /graphql', parameters, { sendOnce: false })).json;
},
});
}
const HEADERS = {
accept: 'application/vnd.github+json',
'x-github-api-version': '2022-11-28',
};
function baseOf({ apiUrl, server }) {
if (URL.canParse(apiUrl))
return new URL((0,without_trailing.h)(apiUrl, '/'));
const what = `${server.service} cannot be asked: GITHUB_API_URL is no address`;
throw new host_error.dh('invalid', `${what}. Set it to one like https://api.github.com.`);
}
function graphqlBase(base) {
return base.href.replace(/\/$/, '').replace(/\/api\/v3$/, '/api');
}
async function openToolkit(base, token) {
const { getOctokit } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(184)]).then(__webpack_require__.bind(__webpack_require__, 2184)).catch((cause) => {
const what = 'The client of GitHub does not start with GITHUB_API_URL, HTTPS_PROXY or';
throw new host_error.dh('invalid', `${what} HTTP_PROXY as they are. Check their form.`, {}, cause);
});
const options = { baseUrl: base.href.replace(/\/$/, ''), userAgent: 'plangate' };
return getOctokit(token, options).request.endpoint;
}
function belowBase(address, base, service) {
const path = base.pathname.replace(/\/$/, '');
const url = URL.canParse(address) ? new URL(address) : undefined;
const isGraphql = address === `${graphqlBase(base)}/graphql`;
const below = isGraphql || url?.pathname.startsWith(`${path}/`) === true;
if (url?.origin === base.origin && below && url.href === address)
return url;
const what = 'A request was not sent: its address is not below';
throw new host_error.dh('invalid', `${service}: ${what} ${base.origin}${path}.`);
}
;// CONCATENATED MODULE: ./build/src/hosts/github/teams.js
const TEAMS = `query($organization: String!, $logins: [String!], $after: String) {
  organization(login: $organization) {
    seen: teams(first: 1) { totalCount }
    teams(first: 100, userLogins: $logins, after: $after) {
      totalCount
      nodes { slug }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
async function listTeams(source, login) {
const { graphql, clock, access, service } = source;
const organization = access.owner;
let total;
const { items, whole } = await (0,pages.n4)(async (after) => {
const json = await graphql(TEAMS, { organization, logins: [login], after: after ?? null });
const errors = (0,shapes.fK)(json, 'errors');
const organizationData = (0,parse.Pf)((0,shapes.fK)(json, 'data', 'organization'));
const isRefused = errors !== undefined || !(Number((0,shapes.fK)(organizationData, 'seen', 'totalCount')) > 0);
if (isRefused) {
const serverMessage = (0,shapes.$6)((0,parse.c3)(errors)[0], 'message');
const why = serverMessage === undefined ? 'this token sees none' : `it says ${(0,quote.hD)(serverMessage)}`;
throw new host_error.dh('permission', `${service} lists no teams of ${organization}: ${why}`);
}
const { totalCount, nodes, pageInfo } = (0,parse.Pf)(organizationData['teams']);
total = totalCount;
const { hasNextPage, endCursor } = (0,parse.Pf)(pageInfo);
return {
items: (0,parse.c3)(nodes).flatMap((node) => {
const slug = (0,shapes.$6)(node, 'slug');
return slug === undefined ? [] : { id: slug };
}),
next: hasNextPage === false ? undefined : ((0,shapes.gc)(endCursor) ?? ''),
};
}, clock);
if (!whole || items.length !== total) {
const what = `${service} did not list all teams of ${organization} that ${login} is in: run the job again`;
throw new host_error.dh('invalid', what);
}
return items.map(({ id }) => id);
}
const WHO_MAY = 'Pass the token of an app or a person with _Members: read_ in the organization (`read:org`) as `github-token`, and to a job that follows commands as `members-token`: the token of a workflow cannot list teams';
;// CONCATENATED MODULE: ./build/src/hosts/github/calls.js
function createGitHubApi(access, ports) {
const { server } = access;
const isGitHub = server === github_server.U0;
const create = isGitHub ? createOctokitRequests : createGiteaRequests;
const source = { ...create(access, ports), access };
const files = createFileApi(source);
const requestReview = async (pull_number, people, teams) => {
const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
await source.call(route, { pull_number, reviewers: people, team_reviewers: teams });
};
return {
server,
neutralise: isGitHub ? undefined : own_comments.Fn,
...files,
snapshot: createSnapshot(source, files),
...commentCalls(source),
...checkCalls(source),
...compareCalls(source),
...ruleCalls(source),
...pullCalls(source),
async permissionOf(login) {
const permission = (0,shapes.$6)(await readPermission(source, login), 'permission');
if (permission === undefined)
throw (0,host_error.Cw)(source.service);
if (isGitHub || (0,github_server.J)(permission))
return permission;
return (await mayWriteByTeam(source, login)) ? 'write' : permission;
},
artifacts: isGitHub ? artifactCalls(source, ports) : undefined,
commands: isGitHub ? commandCalls(source) : undefined,
requestReview: isGitHub ? requestReview : undefined,
listTeams: isGitHub ? (login) => listTeams(source, login) : undefined,
};
}
function commentCalls({ call, service }) {
const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
return {
async createComment(issue_number, body) {
const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
return toComment((await call(route, { issue_number, body })).json, service);
},
updateComment: async (comment_id, body) => void (await call(`PATCH ${comments}`, { comment_id, body })),
deleteComment: async (comment_id) => void (await call(`DELETE ${comments}`, { comment_id }, { accept: [404, 410] })),
};
}
function checkCalls({ call, service }) {
return {
async updateCheckRun(check_run_id, output) {
const sendOnce = output.annotations.length > 0;
const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
await call(route, { check_run_id, output }, { sendOnce });
return check_run_id;
},
async createCheckRun(checkRun) {
const { headSha: head_sha, ...rest } = checkRun;
const check = { ...rest, head_sha, status: 'completed' };
return (0,host_error.wh)((await call('POST /repos/{owner}/{repo}/check-runs', check)).json, service);
},
};
}
function ruleCalls({ call }) {
return {
async requiredChecks() {
const { json } = await call('GET /repos/{owner}/{repo}', {});
const branch = (0,shapes.$6)(json, 'default_branch') ?? 'main';
const route = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
const rules = await call(route, { branch, per_page: 100 });
const checks = (0,parse.c3)(rules.json).flatMap((rule) => (0,shapes.fK)(rule, 'type') === 'required_status_checks'
? (0,parse.c3)((0,shapes.fK)(rule, 'parameters', 'required_status_checks'))
: []);
return { branch, names: checks.flatMap((check) => (0,shapes.$6)(check, 'context') ?? []) };
},
};
}
const MOST_COMPARED = 300;
function compareCalls({ call }) {
return {
async changedBetween(base, head) {
const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
const { json } = await call(route, { basehead: `${base}...${head}` });
if ((0,shapes.fK)(json, 'merge_base_commit', 'sha') !== base)
return undefined;
const files = (0,shapes.fK)(json, 'files');
if (!Array.isArray(files) || files.length >= MOST_COMPARED)
return undefined;
const names = files.map((file) => [
(0,shapes.$6)(file, 'filename'),
(0,shapes.$6)(file, 'previous_filename') ?? (0,shapes.$6)(file, 'filename'),
]);
const paths = names.flat().filter((name) => name !== undefined);
return paths.length === 2 * names.length ? [...new Set(paths)] : undefined;
},
};
}
function pullCalls({ call, list, service, access: { server, owner, name } }) {
const isGitHub = server === github_server.U0;
const here = `${owner}/${name}`;
const read = (item) => {
const facts = toFacts(item, service);
return { ...facts, id: `${facts.target}#${facts.number}` };
};
const mustBeWhole = ({ items, whole, }) => {
if (whole)
return items;
const what = `${service} lists more pull requests here than can be read.`;
throw new host_error.dh('invalid', what, { helpCode: model_errors.Lp.tooManyComments });
};
const pulls = 'GET /repos/{owner}/{repo}/pulls';
const listed = async (state) => mustBeWhole(await list(pulls, { state, sort: 'updated', per_page: 100 }, read));
const pullsOf = async (commit_sha) => {
const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const pullsOfCommit = mustBeWhole(await list(route, { commit_sha, per_page: 100 }, read));
return pullsOfCommit.filter(({ target }) => (0,change_origin.EB)(target, here) !== 'foreign');
};
const pullRequest = async (pull_number) => toFacts((await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number })).json, service);
return {
pullRequest,
async pullRequests(query) {
if (query.by === 'number')
return [await pullRequest(query.number)];
if (query.by === 'branch') {
if (!isGitHub)
return listed('open');
return mustBeWhole(await list(pulls, { head: query.label, state: 'open', per_page: 100 }, read));
}
const candidates = await (isGitHub ? pullsOf(query.sha) : listed('open'));
return candidates.filter(({ isOpen, headSha }) => isOpen && headSha === query.sha);
},
async pullRequestsMergedAs(commit) {
const candidates = await (isGitHub ? pullsOf(commit) : listed('closed'));
return candidates.filter(({ mergedAs }) => mergedAs === commit);
},
};
}
function toFacts(json, service) {
const pull = (0,github_event.c$)(json);
if (pull === undefined)
throw (0,host_error.Cw)(service);
const merged = typeof (0,shapes.fK)(json, 'merged_at') === 'string';
return {
...pull,
isOpen: (0,shapes.fK)(json, 'state') === 'open',
mergedAs: merged ? (0,shapes.Si)((0,shapes.fK)(json, 'merge_commit_sha')) : undefined,
branch: (0,shapes.$6)(json, 'head', 'ref'),
author: (0,shapes.$6)(json, 'user', 'login'),
target: (0,shapes.$6)(json, 'base', 'repo', 'full_name'),
};
}
function connectGitHub({ githubToken, checksToken, server = github_server.U0, ...where }, ports) {
const apiWith = (token) => token ? createGitHubApi({ ...where, server, token }, ports) : undefined;
const comments = apiWith(githubToken);
return { comments, checks: checksToken === githubToken ? comments : apiWith(checksToken) };
}
const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid } }
      }
    }
  }
}`;
async function readPermission({ call, access }, username) {
const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
return (await call(route, { username }, { refusedRemedy: access.server.permissionRemedy })).json;
}
function commandCalls(source) {
const { call, list, access: { apiUrl, owner, name }, } = source;
const repositoryUrl = `${(0,without_trailing.h)(apiUrl, '/')}/repos/${owner}/${name}`;
return {
async readComment(comment_id) {
const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
const { json: comment } = await call(route, { comment_id });
const created = (0,shapes.fK)(comment, 'created_at');
const app = (0,shapes.fK)(comment, 'performed_via_github_app') ?? null;
return {
body: (0,shapes.$6)(comment, 'body') ?? '',
author: (0,shapes.$6)(comment, 'user', 'login'),
byPerson: (0,shapes.fK)(comment, 'user', 'type') === 'User' && app === null,
edited: (0,shapes.gc)(created) === undefined || created !== (0,shapes.fK)(comment, 'updated_at'),
number: issueNumberIn((0,shapes.$6)(comment, 'issue_url') ?? '', repositoryUrl),
};
},
async pushesTo(branch, commit) {
const where = { ref: `refs/heads/${branch}`, per_page: 100 };
const route = 'GET /repos/{owner}/{repo}/activity';
const { items, whole } = await list(route, where, toActivity);
const createdAt = items.findIndex(({ type }) => type === 'branch_creation');
const entries = createdAt < 0 ? items : items.slice(0, createdAt + 1);
const isKnown = (whole || createdAt >= 0) && entries.some(({ after }) => after === commit);
const pushes = entries.flatMap(({ by, before, after }) => by === undefined ? [] : [{ by, before, after }]);
return isKnown && pushes.length === entries.length ? pushes : undefined;
},
async headOfBranch(branch) {
const route = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
const { json } = await call(route, { ref: `heads/${branch}` });
const isIt = (0,shapes.$6)(json, 'ref') === `refs/heads/${branch}`;
return isIt ? (0,shapes.Si)((0,shapes.fK)(json, 'object', 'sha')) : undefined;
},
async isAncestor(commit, of) {
const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
const { json } = await call(route, { basehead: `${commit}...${of}`, per_page: 1 });
return (0,shapes.fK)(json, 'merge_base_commit', 'sha') === commit;
},
async committersOf(pull_number, head) {
const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
const { items, whole } = await list(route, { pull_number, per_page: 100 }, toCommitters);
const isWhole = whole && items.length < MOST_LISTED_COMMITS;
if (!isWhole || !items.some(({ id }) => id === head))
return undefined;
if (items.some(({ by }) => by.includes(undefined)))
return undefined;
return items.map(({ id, by, parents }) => ({
id,
parents,
by: by.filter((account) => typeof account === 'string'),
}));
},
async roleOf(login) {
return (0,shapes.$6)(await readPermission(source, login), 'role_name');
},
async isMember(org, team_slug, username) {
const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
const membership = await call(route, { org, team_slug, username }, { accept: [404] });
return membership.status === 200 && (0,shapes.fK)(membership.json, 'state') === 'active';
},
async membersOf(org, team_slug) {
const route = 'GET /orgs/{org}/teams/{team_slug}/members';
const { items, whole } = await list(route, { org, team_slug, per_page: 100 }, (member) => {
const login = (0,shapes.$6)(member, 'login');
return { id: login ?? '', login };
});
const logins = items.map(({ login }) => login);
if (whole && logins.every((login) => login !== undefined))
return logins;
throw new host_error.dh('invalid', 'the list of its members is not whole.');
},
async react(comment_id, content) {
const route = 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
await call(route, { comment_id, content }, { sendOnce: false });
},
...queueCalls(source),
...runCalls(source),
};
}
const MOST_LISTED_COMMITS = 250;
function toCommitters(commit) {
const accountOf = (role) => {
const account = (0,shapes.fK)(commit, role);
const isNone = account === null || JSON.stringify(account) === '{}';
return isNone ? null : (0,shapes.$6)(account, 'login');
};
const id = (0,shapes.$6)(commit, 'sha');
if (id === undefined)
return { id: '', by: [undefined], parents: [] };
const parents = (0,parse.c3)((0,shapes.fK)(commit, 'parents')).map((parent) => (0,shapes.$6)(parent, 'sha') ?? '');
return { id, by: [accountOf('author'), accountOf('committer')], parents };
}
function toActivity(entry) {
const [before, after] = [(0,shapes.$6)(entry, 'before'), (0,shapes.$6)(entry, 'after')];
const { id, timestamp } = (0,parse.Pf)(entry);
return {
id: JSON.stringify([id, before, after, timestamp]),
before,
after,
type: (0,shapes.$6)(entry, 'activity_type'),
by: nameOfActor((0,shapes.fK)(entry, 'actor')),
};
}
function nameOfActor(actor) {
const login = (0,shapes.$6)(actor, 'login');
const isApp = (0,shapes.fK)(actor, 'type') === 'Bot';
return isApp && login?.endsWith('[bot]') === false ? `${login}[bot]` : login;
}
function issueNumberIn(issueUrl, repositoryUrl) {
const [, before = '', number] = /^(.*)\/issues\/([1-9]\d{0,14})$/.exec(issueUrl) ?? [];
const isHere = before.toLowerCase() === repositoryUrl.toLowerCase();
return isHere && number !== undefined ? Number(number) : undefined;
}
function queueCalls({ graphql, access: { owner, name } }) {
return {
async queuedPullRequests(branch, head, base) {
const json = await graphql(QUEUE, { owner, name, branch });
const entries = (0,parse.c3)((0,shapes.fK)(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
const members = [];
let merge = head;
while (merge !== base) {
const entry = entries.find((node) => (0,shapes.fK)(node, 'headCommit', 'oid') === merge);
const number = Number((0,shapes.fK)(entry, 'pullRequest', 'number'));
const commit = (0,shapes.Si)((0,shapes.fK)(entry, 'pullRequest', 'headRefOid'));
if (commit === undefined || !(number > 0))
return undefined;
if (members.length >= entries.length)
return undefined;
members.push({ number, commit });
merge = (0,shapes.fK)(entry, 'baseCommit', 'oid');
}
return members;
},
};
}
function runCalls({ call }) {
const path = '/repos/{owner}/{repo}/actions/runs/{run_id}';
return {
async approvals(run_id) {
const { json } = await call(`GET ${path}/approvals`, { run_id });
return (0,parse.c3)(json)
.filter((review) => (0,shapes.fK)(review, 'state') === 'approved')
.map((review) => ({
environments: (0,parse.c3)((0,shapes.fK)(review, 'environments')).flatMap((environment) => (0,shapes.$6)(environment, 'name') ?? []),
person: (0,shapes.fK)(review, 'user', 'type') === 'User'
? (0,shapes.$6)(review, 'user', 'login')
: undefined,
}));
},
async refusedToStart(run_id) {
const starting = call(`POST ${path}/rerun-failed-jobs`, { run_id }, { accept: [404] });
const refusal = await starting.then(() => undefined, (0,host_error.yg)((error) => error));
return refusal?.facts.isAboutToken === true ? refusal : undefined;
},
whyNotStartable: async (run_id, commit) => whyStartedNot(await call(`GET ${path}`, { run_id }, { accept: [404] }), run_id, commit),
async startAgain(run_id, commit, all) {
const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
const why = whyStartedNot(run, run_id, commit);
if (why !== undefined)
return why;
const which = `The workflow run ${run_id}`;
if ((0,shapes.fK)(run.json, 'conclusion') === 'success' && !all)
return undefined;
const accept = [403, 404, 409, 422];
const route = all
? `POST ${path}/rerun`
: `POST ${path}/rerun-failed-jobs`;
const again = await call(route, { run_id }, { accept });
if (again.status < 300)
return undefined;
const reason = (0,shapes.$6)(again.json, 'message') ?? String(again.status);
return `${which} could not be started again: ${reason} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
},
};
}
function whyStartedNot(run, id, commit) {
const which = `The workflow run ${id}`;
if (run.status === 404 || (0,shapes.fK)(run.json, 'head_sha') !== commit) {
return `${which} is not one of this commit.`;
}
return (0,shapes.fK)(run.json, 'status') === 'completed'
? undefined
: `${which} is still going: start it again once it is over.`;
}
var github_host = __webpack_require__(2447);
;// CONCATENATED MODULE: ./build/src/hosts/gitea.js
const gitea = {
...github_host.github,
server: {
...github_host.github.server,
authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,host.a)('x-access-token', GITEA_TOKEN) ??
(0,host.a)('x-access-token', GITHUB_TOKEN),
isNew: () => false,
remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
},
comments({ environment, pullRequest, repository }, ports) {
const apiUrl = (0,shapes.Ap)(environment['GITHUB_API_URL']);
const [owner, name] = repository?.slug.split('/') ?? [];
if (!pullRequest || !apiUrl || !owner || !name)
return undefined;
const githubToken = (0,github_server.xG)(environment);
const access = { apiUrl, owner, name, githubToken, server: (0,github_server.FN)(environment) };
return connectGitHub(access, ports).comments ?? NO_TOKEN;
},
};
const NO_TOKEN = {
code: model_errors.Lp.lacksHostRight,
text: 'No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).',
};
/***/ }),
/***/ 7189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
QR: () => ( targetsOf),
c$: () => ( toPullRequest),
j_: () => ( readEvent),
ou: () => ( requestBaseOf)
});
var _model_request_base_js_4_ = __webpack_require__(4610);
var _trust_change_origin_js_2_ = __webpack_require__(8245);
var _shapes_js_1_ = __webpack_require__(5639);
var _model_parse_js_3_ = __webpack_require__(2340);
var _server_js_0_ = __webpack_require__(1554);
function readEvent(options) {
const { environment, payload, pullRequestNumber } = options;
const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
const workflowSha = (0,_shapes_js_1_ .Si)(environment['GITHUB_SHA']);
const name = environment['GITHUB_EVENT_NAME'] ?? '';
if (!owner || !repository || workflowSha === undefined)
return undefined;
const job = jobOf(options, `${owner}/${repository}`);
const subject = subjectOf(name, payload, workflowSha);
if (subject.pullRequest === undefined) {
const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
const number = pullRequestNumber ??
(subject.pullRequestQuery ? undefined : (0,_shapes_js_1_ .uH)(numberInRef));
if (number !== undefined)
subject.pullRequestQuery = { by: 'number', number };
}
const isPullNamed = pullRequestNumber !== undefined;
return {
name,
owner,
repository,
defaultBranch: (0,_shapes_js_1_ .$6)(payload, 'repository', 'default_branch') ??
(0,_shapes_js_1_ .$6)(payload, 'pull_request', 'base', 'repo', 'default_branch'),
workflowSha,
headSha: workflowSha,
...subject,
jobOrigin: jobOriginOnGitHub(name, payload, environment, isPullNamed),
tokenHint: tokenHintOf(name, subject.pullRequest, environment),
job,
};
}
function tokenHintOf(name, pullRequest, environment) {
if (environment['GITHUB_ACTOR'] === DEPENDABOT)
return DEPENDABOT_SECRETS;
const isOfPullRequest = name.startsWith('pull_request') && name !== 'pull_request_target';
if (!isOfPullRequest || pullRequest?.fork !== true)
return undefined;
const isReviewed = (0,_server_js_0_ .FN)(environment).ignoresEnvironments !== true;
return isReviewed ? `${FORK_SECRETS} ${(0,_trust_change_origin_js_2_ .pQ)()}` : FORK_SECRETS;
}
function subjectOf(name, payload, workflowSha) {
const pullRequest = toPullRequest((0,_shapes_js_1_ .fK)(payload, 'pull_request'));
if (pullRequest !== undefined)
return { pullRequest, headSha: pullRequest.headSha };
switch (name) {
case 'issue_comment': {
const issue = (0,_model_parse_js_3_ .Pf)((0,_shapes_js_1_ .fK)(payload, 'issue'));
const number = (0,_shapes_js_1_ .dR)(issue['number']);
const isPull = Boolean(issue['pull_request']) && number !== undefined;
return isPull ? { pullRequestQuery: { by: 'number', number } } : {};
}
case 'merge_group':
return { headSha: (0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(payload, 'merge_group', 'head_sha')) ?? workflowSha };
case 'workflow_run':
return triggeringRun((0,_shapes_js_1_ .fK)(payload, 'workflow_run'));
case 'push':
return { pullRequestQuery: { by: 'commit', sha: workflowSha } };
default:
return {};
}
}
function triggeringRun(run) {
const headSha = (0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(run, 'head_sha'));
if (headSha === undefined)
return {};
const number = (0,_shapes_js_1_ .dR)((0,_shapes_js_1_ .fK)(ownPullOf(run), 'number'));
if (number !== undefined)
return { headSha, pullRequestQuery: { by: 'number', number } };
const owner = (0,_shapes_js_1_ .$6)(run, 'head_repository', 'owner', 'login');
const branch = (0,_shapes_js_1_ .$6)(run, 'head_branch');
if (owner === undefined || branch === undefined)
return { headSha };
return { headSha, pullRequestQuery: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
function ownPullOf(run) {
return (0,_model_parse_js_3_ .c3)((0,_shapes_js_1_ .fK)(run, 'pull_requests')).find((pull) => {
const id = (0,_shapes_js_1_ .fK)(pull, 'base', 'repo', 'id');
return id === undefined || id === (0,_shapes_js_1_ .fK)(run, 'repository', 'id');
});
}
function toPullRequest(pull) {
const number = (0,_shapes_js_1_ .dR)((0,_shapes_js_1_ .fK)(pull, 'number'));
const headSha = (0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(pull, 'head', 'sha'));
if (number === undefined || headSha === undefined)
return undefined;
const from = (0,_shapes_js_1_ .fK)(pull, 'head', 'repo', 'full_name');
const to = (0,_shapes_js_1_ .fK)(pull, 'base', 'repo', 'full_name');
const fork = (0,_shapes_js_1_ .gc)(from) === undefined || from !== to || isWithoutBranch(pull);
return { number, headSha, fork, input: toInput(number, pull) };
}
function toInput(number, pull) {
const labels = (0,_shapes_js_1_ .fK)(pull, 'labels');
const draft = (0,_shapes_js_1_ .fK)(pull, 'draft');
return {
number,
author: (0,_shapes_js_1_ .$6)(pull, 'user', 'login'),
labels: Array.isArray(labels)
? labels.flatMap((label) => (0,_shapes_js_1_ .$6)(label, 'name') ?? [])
: undefined,
base: (0,_shapes_js_1_ .$6)(pull, 'base', 'ref'),
head: (0,_shapes_js_1_ .$6)(pull, 'head', 'ref'),
draft: typeof draft === 'boolean' ? draft : undefined,
};
}
function isWithoutBranch(pull) {
const { label, ref } = (0,_model_parse_js_3_ .Pf)((0,_shapes_js_1_ .fK)(pull, 'head'));
return label === '' || (typeof ref === 'string' && ref.startsWith('refs/'));
}
const REPOSITORY_EVENTS = 'push schedule create release workflow_dispatch'.split(' ');
function jobOriginOnGitHub(name, payload, environment, isPullNamed) {
const isOfRepository = REPOSITORY_EVENTS.includes(name) && !isPullNamed;
const isOwn = isOfRepository || name === 'merge_group';
const origin = isOwn ? 'own' : originByPayload(name, payload, environment);
const isOfOther = name === 'workflow_run' && isPullNamed && origin === 'own';
return {
proposed: !isOfRepository || (0,_trust_change_origin_js_2_ .KX)(environment['GITHUB_REF']),
changeOrigin: isOfOther ? 'unknown' : origin,
};
}
function requestBaseOf({ name, defaultBranch, pullRequestQuery, ...event }, { payload, environment }, pullRequest) {
const ofPayload = (0,_shapes_js_1_ .$6)(payload, 'pull_request', 'base', 'ref');
if (event.pullRequest !== undefined || ofPayload !== undefined) {
return (0,_model_request_base_js_4_ .VT)(ofPayload, defaultBranch);
}
const queue = environment['GITHUB_REF'];
if (name === 'merge_group' || (0,_trust_change_origin_js_2_ .KX)(queue)) {
const branch = (0,_model_request_base_js_4_ .W0)((0,_shapes_js_1_ .$6)(payload, 'merge_group', 'base_ref')) ?? (0,_model_request_base_js_4_ .eu)(queue);
return (0,_model_request_base_js_4_ .VT)(branch, defaultBranch);
}
const startedBy = (0,_shapes_js_1_ .$6)(payload, 'workflow_run', 'event') ?? '';
const followsRequest = name === 'workflow_run' && !REPOSITORY_EVENTS.includes(startedBy);
const isNamed = pullRequestQuery?.by === 'number' && (name !== 'workflow_run' || followsRequest);
if (isNamed || followsRequest || name.startsWith('pull_request')) {
const ofRun = ownPullOf((0,_shapes_js_1_ .fK)(payload, 'workflow_run'));
const named = (0,_shapes_js_1_ .$6)(ofRun, 'base', 'ref') ?? (0,_shapes_js_1_ .gc)(environment['GITHUB_BASE_REF']);
return (0,_model_request_base_js_4_ .VT)(pullRequest?.input?.base ?? named, defaultBranch);
}
return undefined;
}
function originByPayload(name, payload, environment) {
const isPull = 'pull_request' in (0,_model_parse_js_3_ .Pf)(payload);
if (!isPull && name !== 'workflow_run')
return 'unknown';
const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
const from = (0,_shapes_js_1_ .fK)(payload, ...where);
if (from === null || (isPull && isWithoutBranch((0,_shapes_js_1_ .fK)(payload, 'pull_request')))) {
return 'foreign';
}
const id = (0,_shapes_js_1_ .dR)((0,_shapes_js_1_ .fK)(from, 'id'));
if (id !== undefined && String(id) === environment['GITHUB_REPOSITORY_ID'])
return 'own';
return (0,_trust_change_origin_js_2_ .EB)((0,_shapes_js_1_ .$6)(from, 'full_name'), environment['GITHUB_REPOSITORY']);
}
async function targetsOf({ name, headSha, workflowSha }, payload, tipOf) {
const branch = (0,_shapes_js_1_ .$6)(payload, 'pull_request', 'base', 'ref');
const tip = branch === undefined ? undefined : await tipOf(branch);
const targets = [
(0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(payload, 'pull_request', 'base', 'sha')),
(0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(payload, 'merge_group', 'base_sha')),
name === 'pull_request_target' ? (0,_shapes_js_1_ .Si)(workflowSha) : undefined,
tip === workflowSha ? undefined : tip,
];
return targets.filter((commit) => commit !== undefined).filter((commit) => commit !== headSha);
}
const DEPENDABOT = 'dependabot[bot]';
const FORK_SECRETS = 'pull requests from forks get no secrets.';
const DEPENDABOT_SECRETS = "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.";
function jobOf({ environment, checkRunId }, slug) {
const runId = (0,_shapes_js_1_ .uH)(environment['GITHUB_RUN_ID']);
const attempt = (0,_shapes_js_1_ .uH)(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
if (runId === undefined || attempt === undefined)
return undefined;
const server = (0,_server_js_0_ .FN)(environment);
const number = (0,_shapes_js_1_ .uH)(environment[server.runVariable]) ?? runId;
let url = `${(0,_server_js_0_ .Gh)(environment)}/${slug}/actions/runs/${number}`;
if (server.name === 'github') {
if (checkRunId !== undefined)
url += `/job/${checkRunId}`;
else if (attempt > 1)
url += `/attempts/${attempt}`;
}
return { url, runId, attempt };
}
/***/ }),
/***/ 2447:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
github: () => ( github),
readPayload: () => ( readPayload)
});
var _model_error_message_js_7_ = __webpack_require__(4271);
var _machine_read_regular_js_0_ = __webpack_require__(3962);
var _host_js_5_ = __webpack_require__(95);
var _shapes_js_4_ = __webpack_require__(5639);
var _model_parse_js_6_ = __webpack_require__(2340);
var _event_js_1_ = __webpack_require__(7189);
var _server_js_2_ = __webpack_require__(1554);
var _model_errors_js_3_ = __webpack_require__(4132);
const github = {
server: {
address(environment) {
const server = (0,_shapes_js_4_ .Ap)(environment['GITHUB_SERVER_URL']);
const slug = (0,_shapes_js_4_ .W3)(environment['GITHUB_REPOSITORY']);
return server && slug && `${server}/${slug}.git`;
},
authorization: ({ GITHUB_TOKEN }) => (0,_host_js_5_ .a)('x-access-token', GITHUB_TOKEN),
isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
},
facts(environment) {
const { pullPath, runVariable, style } = (0,_server_js_2_ .FN)(environment);
const serverUrl = (0,_shapes_js_4_ .Ap)(environment['GITHUB_SERVER_URL']);
const slug = (0,_shapes_js_4_ .W3)(environment['GITHUB_REPOSITORY']);
const page = serverUrl && slug && `${serverUrl}/${slug}`;
const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
const run = (0,_shapes_js_4_ .uH)(environment[runVariable]);
return {
commit: side === 'merge' ? undefined : (0,_shapes_js_4_ .Si)(environment['GITHUB_SHA']),
pullRequest: (0,_shapes_js_4_ .jG)((0,_shapes_js_4_ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
runNumber: (0,_shapes_js_4_ .uH)(environment['GITHUB_RUN_ID']),
repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
};
},
async targetCommits(environment, tipOf) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event === undefined ? [] : (0,_event_js_1_ .QR)(event, payload, tipOf);
},
checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
async requestBase(environment) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event && (0,_event_js_1_ .ou)(event, { environment, payload }, undefined);
},
async jobOrigin(environment) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
},
};
async function readPayload(environment) {
const path = environment['GITHUB_EVENT_PATH'] ?? '';
if (path === '')
return {};
const problemOf = (why) => ({
problem: {
text: `The event of this job, which GITHUB_EVENT_PATH names, cannot be read: ${why}`,
code: _model_errors_js_3_ .Lp.noEvent,
},
});
try {
const payload = (0,_model_parse_js_6_ .qF)(await (0,_machine_read_regular_js_0_ .VX)(path));
return (0,_model_parse_js_6_ .u4)(payload) ? { payload } : problemOf(`${path} holds no JSON object.`);
}
catch (error) {
return problemOf(`${(0,_model_error_message_js_7_ .g)(error)}.`);
}
}
/***/ }),
/***/ 1554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Dr: () => ( UNREACHABLE),
FN: () => ( serverOf),
Gh: () => ( serverUrlOf),
J: () => ( mayWrite),
U0: () => ( GITHUB),
xG: () => ( apiTokenOf)
});
var _report_markdown_js_0_ = __webpack_require__(75);
var _shapes_js_1_ = __webpack_require__(5639);
const GITHUB = {
name: 'github',
variable: 'GITHUB_ACTIONS',
service: 'GitHub',
pullPath: 'pull',
runVariable: 'GITHUB_RUN_ID',
};
const GITEA = {
name: 'gitea',
variable: 'GITEA_ACTIONS',
service: 'Gitea',
style: {
line: '/src/commit/{commit}/{path}#L{line}',
job: (0,_report_markdown_js_0_ .eu) `workflow run`,
change: (0,_report_markdown_js_0_ .eu) `pull request #`,
},
pullPath: 'pulls',
runVariable: 'GITHUB_RUN_ID',
ignoresEnvironments: true,
refusedRemedy: "The job's own token needs `permissions: contents: read` and `pull-requests: write` in the workflow, and no less in the repository's Settings → Actions; a person's token needs the scopes read:user, read:repository and write:issue.",
permissionRemedy: 'It shows permissions in a repository to administrators only. Pass the token of one, with the scopes read:repository, read:user and read:organization (for teams), as `github-token` (`GITHUB_TOKEN` for the command line).',
};
const FORGEJO = {
...GITEA,
name: 'forgejo',
variable: 'FORGEJO_ACTIONS',
service: 'Forgejo',
runVariable: 'GITHUB_RUN_NUMBER',
};
const UNREACHABLE = 'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.';
const SERVERS = [FORGEJO, GITEA, GITHUB];
function serverOf(environment) {
return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}
function serverUrlOf(environment) {
return (0,_shapes_js_1_ .Ap)(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
}
function mayWrite(permission) {
return permission === 'owner' || permission === 'admin' || permission === 'write';
}
function apiTokenOf(environment) {
const own = serverOf(environment) === GITHUB ? undefined : environment['GITEA_TOKEN']?.trim();
return own || environment['GITHUB_TOKEN']?.trim() || undefined;
}
/***/ }),
};
