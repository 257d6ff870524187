export const id = 8202;
export const ids = [8202];
export const modules = {
/***/ 8202:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
savePlans: () => ( savePlans)
});
var node_fs_promises_0_ = __webpack_require__(3836);
var node_os_1_ = __webpack_require__(8161);
var node_path_2_ = __webpack_require__(6760);
var _client_wire_resource_js_3_ = __webpack_require__(8235);
var _gate_fetch_plan_json_js_4_ = __webpack_require__(6736);
var _gate_in_lanes_js_6_ = __webpack_require__(1476);
var _model_error_message_js_5_ = __webpack_require__(4271);
const LANES = 4;
async function savePlans({ workspaces }, form, client, { environment, runner }) {
const saved = { paths: {}, problems: [] };
const parent = (0,node_path_2_.join)(environment['RUNNER_TEMP'] ?? (0,node_os_1_.tmpdir)(), 'plangate');
await (0,node_fs_promises_0_.mkdir)(parent, { recursive: true });
const directory = await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(parent, 'plans-'));
runner.save('plans', directory);
const save = async (name, runId) => {
try {
const { run } = await client.runs.show(runId);
const planId = (0,_client_wire_resource_js_3_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`Run ${runId} does not name its plan.`);
const text = await (0,_gate_fetch_plan_json_js_4_ .p)(planId, form === 'full', client);
if (text === '')
return;
const file = `${name}-${runId}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
const path = (0,node_path_2_.join)(directory, `${file}.json`);
await (0,node_fs_promises_0_.writeFile)(path, text, { mode: 0o600, flag: 'wx' });
saved.paths[name] = path;
}
catch (error) {
saved.problems.push(`${name}: ${(0,_model_error_message_js_5_ .g)(error)}`);
}
};
const planned = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [() => save(name, runId)]);
await (0,_gate_in_lanes_js_6_ .L)(planned, LANES);
return saved;
}
/***/ }),
/***/ 8235:
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
var _schema_js_0_ = __webpack_require__(7934);
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
/***/ 6736:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
p: () => ( fetchPlanText),
y: () => ( fetchPlanJson)
});
var _plan_read_plan_js_0_ = __webpack_require__(7788);
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_0_ .c7)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 1476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( inLanes)
});
async function inLanes(tasks, lanes) {
const done = [];
const left = tasks.entries();
const lane = async () => {
for (const [index, task] of left)
done[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
return done;
}
/***/ })
};
