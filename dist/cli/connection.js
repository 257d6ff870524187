export const id = 3447;
export const ids = [3447];
export const modules = {
/***/ 32184:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ur: () => ( CONNECTION_OPTIONS),
O9: () => ( DIALECTS),
nG: () => ( WORKSPACE_OPTIONS),
connectTo: () => ( connectTo),
dZ: () => ( findId),
kB: () => ( findNamedWorkspace),
Ao: () => ( workspaceProblems)
});
var client_client = __webpack_require__(87457);
var describe = __webpack_require__(13056);
var errors = __webpack_require__(20486);
;// CONCATENATED MODULE: ./build/src/client/find-id.js
const PREFIXES = { workspace: 'ws-', team: 'team-', 'agent pool': 'apool-' };
function mayBeId(kind, text) {
return text.startsWith(PREFIXES[kind]);
}
async function resolveId(client, kind, text, organization) {
const isLike = mayBeId(kind, text);
const isWhole = isLike && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
if (isWhole || organization === undefined)
return text;
const find = async () => {
if (kind === 'team')
return client.names.team(organization, text);
if (kind === 'agent pool')
return client.names.agentPool(organization, text);
return (await client.workspaces.showByName(organization, text)).id;
};
const id = await find().catch((error) => {
const isNo = error instanceof errors._ && ['not-found', 'forbidden'].includes(error.code);
if (!isLike || !isNo)
throw error;
return undefined;
});
if (id !== undefined || isLike)
return id ?? text;
const europe = (0,describe.WL)(new URL(client.origin).host, `/${kind}`);
const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${PREFIXES[kind]}….${europe}`;
throw new errors._(message, { code: 'not-found', method: 'GET', path: kind });
}
var ci_job = __webpack_require__(88299);
var network = __webpack_require__(92605);
var environment_problems = __webpack_require__(20183);
var load_settings = __webpack_require__(72906);
var trust_target = __webpack_require__(37351);
var check_options = __webpack_require__(8051);
var command = __webpack_require__(24953);
var load_options = __webpack_require__(98265);
var problems = __webpack_require__(16194);
var read_input = __webpack_require__(73815);
;// CONCATENATED MODULE: ./build/src/cli/connection.js
const CONNECTION_OPTIONS = (0,command.hG)('Connection', [
(0,command.uK)('--hostname <host>', 'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io'),
(0,command.uK)('--token <token>', 'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it'),
(0,command.uK)('--ca-file <file>', 'PEM file with additional certificate authorities to trust'),
(0,command.uK)('--verbose', 'log the requests to the service on standard error'),
]);
const WORKSPACE_OPTIONS = [
(0,command.uK)('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block'),
(0,command.uK)('--organization <name>', 'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block'),
];
const DIALECTS = ['auto', 'engine', 'sentinel'];
const PATIENCE_MS = 60_000;
async function findNamedWorkspace(input, io, names) {
const { environment, workingDirectory } = io;
const organization = (0,read_input.XD)(input, 'organization') ?? filled(environment, 'TF_CLOUD_ORGANIZATION');
const workspace = (0,read_input.XD)(input, 'workspace');
const unanswered = {
hostname: (0,read_input.XD)(input, 'hostname') === undefined && !filled(environment, 'TF_CLOUD_HOSTNAME'),
organization: names && organization === undefined,
workspaces: names && workspace === undefined,
};
const { jobTree } = await (0,ci_job.vI)(io);
const blocks = await (0,load_settings.v_)({}, unanswered, workingDirectory, jobTree);
const { names: cloud, forHost, proposed } = blocks;
const { serviceHost, token, ...target } = (0,trust_target.b)({
hostname: (0,read_input.XD)(input, 'hostname'),
token: (0,read_input.XD)(input, 'token'),
environment,
storedToken: await (0,load_options.A)(environment),
block: forHost,
others: proposed?.blocks,
missingToken: (hostname) => `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
});
const caFile = (0,read_input.XD)(input, 'ca-file')?.trim() || undefined;
const { name, prefix = '' } = cloud?.workspaces ?? {};
const chosen = filled(environment, 'TF_WORKSPACE');
const found = {
organization: organization ?? cloud?.organization,
workspace: workspace ?? (chosen === undefined ? name : `${prefix}${chosen}`),
};
const isOpen = names && Object.values(found).includes(undefined);
const named = { ...found, broken: isOpen ? await blocks.findBroken() : undefined };
const around = await (0,environment_problems.M)(caFile, environment, workingDirectory);
const problems = [...target.problems, ...around];
if (serviceHost === undefined || token === undefined || problems.length > 0) {
return { ...named, problems: problems.map(check_options.H8) };
}
return { ...named, target: { ...serviceHost, token, caFile } };
}
function filled(environment, name) {
return environment[name]?.trim() || undefined;
}
function connectTo({ origin, token, caFile }, input, io, { log, patienceMs = PATIENCE_MS }) {
log.secret(token);
const { send } = (0,network.X)(caFile, io);
const dialect = DIALECTS.find((word) => word === (0,read_input.XD)(input, 'dialect'));
const deadline = io.clock.now() + patienceMs;
const client = (0,client_client.U)({
...io,
origin,
token,
send,
log,
deadline,
dialect,
discovers: true,
secrets: log.secrets,
});
return {
client,
deadline,
close: async () => {
await send.close();
await log.flush();
},
};
}
function workspaceProblems({ workspace, organization, broken }) {
if (workspace === undefined) {
const message = 'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
return [broken ?? { where: '--workspace', message }];
}
return organization === undefined && !mayBeId('workspace', workspace)
? [broken ?? needsOrganization('workspace', workspace)]
: [];
}
function needsOrganization(kind, name) {
const message = `is needed to find the ${kind} "${name}" by its name.`;
return { where: '--organization', message };
}
async function findId(client, kind, text, { organization, broken }) {
if (organization === undefined && !mayBeId(kind, text)) {
throw new problems.eb([broken ?? needsOrganization(kind, text)]);
}
return resolveId(client, kind, text, organization);
}
/***/ }),
/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
Dl: () => ( relatedId),
Ik: () => ( object),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
Zc: () => ( resource),
_2: () => ( related),
gC: () => ( paginationSchema),
iC: () => ( spare),
kG: () => ( anyResourceSchema),
vK: () => ( countSchema)
});
var _schema_js_0_ = __webpack_require__(77934);
const id = _schema_js_0_ .FsL(_schema_js_0_ .YjP(), _schema_js_0_ .BpQ(1));
const identifierSchema = _schema_js_0_ ._H3({ id, type: _schema_js_0_ .YjP() });
const relationshipSchema = _schema_js_0_ ._H3({
data: _schema_js_0_ .lqM(_schema_js_0_ .mee(_schema_js_0_ .KCZ([_schema_js_0_ .YOg(identifierSchema), identifierSchema]))),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
const anyResourceSchema = _schema_js_0_ ._H3({
...identifierSchema.entries,
attributes: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema)),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
function related({ relationships = {} }, name) {
const spellings = [...new Set([name, name.replaceAll('-', '_')])]
.filter((spelling) => Object.hasOwn(relationships, spelling))
.map((spelling) => relationships[spelling]);
const [first, second] = spellings;
const parsed = _schema_js_0_ .xLC(relationshipSchema, first);
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, hinted: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, hinted: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resource(type, attributes) {
return _schema_js_0_ ._H3({
id,
type: _schema_js_0_ .euz(type),
attributes: _schema_js_0_ ._H3(attributes),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema), {}),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J()), {}),
});
}
const text = _schema_js_0_ .cl6(_schema_js_0_ .YjP());
const flag = _schema_js_0_ .cl6(_schema_js_0_ .zMY());
const countSchema = _schema_js_0_ .cl6(_schema_js_0_ .aig());
const timestamps = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .YjP())));
const flags = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .zMY())));
function spare(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function object(entries) {
return _schema_js_0_ .cl6(_schema_js_0_ ._H3(entries));
}
const paginationSchema = _schema_js_0_ ._H3({
'current-page': _schema_js_0_ .aig(),
'page-size': _schema_js_0_ .lqM(_schema_js_0_ .aig()),
'prev-page': countSchema,
'next-page': countSchema,
'total-pages': countSchema,
'total-count': countSchema,
});
/***/ }),
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const EPOCH_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const then = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
return undefined;
const ms = Date.parse(then) - Date.parse(since);
return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
/***/ })
};
