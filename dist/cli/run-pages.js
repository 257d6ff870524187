export const id = 6688;
export const ids = [6688,9307];
export const modules = {
/***/ 69307:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
  readExcerpts: () => ( readExcerpts)
 });
 var node_path_0_ = __webpack_require__(76760);
const AROUND = 2;
const LONGEST_LINE = 240;
const MOST_PLACES = 100;
async function readExcerpts(result, repositoryRoot, readFile) {
  const files = new Map();
  let left = MOST_PLACES;
  const excerptAt = async (path, line) => {
    if (path === undefined || line === undefined || left === 0)
      return undefined;
    left -= 1;
    const text = files.get(path) ?? readFile((0,node_path_0_.join)(repositoryRoot, path));
    files.set(path, text);
    return excerptOf((await text) ?? '', line);
  };
  const withExcerpt = async (one) => ({
    ...one,
    excerpt: await excerptAt(one.location?.path, one.location?.startLine),
  });
  const workspaces = [];
  for (const workspace of result.workspaces) {
    const results = [];
    for (const each of workspace.results) {
      if (each.status === 'passed')
        results.push(each);
      else if (each.resources.length === 0)
        results.push(await withExcerpt(each));
      else
        results.push({ ...each, resources: await inTurn(each.resources, withExcerpt) });
    }
    const diagnostics = await inTurn(workspace.diagnostics, async (each) => ({
      ...each,
      excerpt: await excerptAt(each.file, each.line),
    }));
    workspaces.push({ ...workspace, results, diagnostics });
  }
  return { ...result, workspaces };
}
async function inTurn(items, work) {
  const done = [];
  for (const item of items)
    done.push(await work(item));
  return done;
}
function excerptOf(text, line) {
  const all = text.split(/\r?\n/);
  if (line > all.length || text === '')
    return undefined;
  const first = Math.max(1, line - AROUND);
  const lines = all
    .slice(first - 1, line + AROUND)
    .map((each) => (each.length > LONGEST_LINE ? `${each.slice(0, LONGEST_LINE)}…` : each));
  return { lines, at: line - first };
}
/***/ }),
/***/ 16688:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
 createRunPages: () => ( createRunPages)
});
var external_node_path_ = __webpack_require__(76760);
var plan_and_judge = __webpack_require__(86708);
var read_excerpts = __webpack_require__(69307);
var client_client = __webpack_require__(87457);
var resource = __webpack_require__(78235);
var judge = __webpack_require__(53809);
var override_run = __webpack_require__(29337);
var read_changes = __webpack_require__(8434);
var summarize_plan = __webpack_require__(19918);
var watch = __webpack_require__(20094);
var send = __webpack_require__(73434);
var system_clock = __webpack_require__(69233);
;// CONCATENATED MODULE: ./build/src/machine/connect.js
function connect(options) {
  const { origin, token, environment = {}, caFile, timeoutMs, signal, log = SILENT } = options;
  const clock = systemClock();
  const send = createSend({ environment, caFile });
  const { random } = Math;
  const deadline = timeoutMs === undefined ? undefined : clock.now() + timeoutMs;
  const ports = { send, clock, random, log, signal };
  const client = createClient({ origin, token, ...ports, deadline, discovers: true });
  return { client, close: () => send.close() };
}
const ignore = () => { };
const SILENT = {
  debug: ignore,
  info: ignore,
  warning: ignore,
  error: ignore,
  foreign: ignore,
  secret: ignore,
};
var error_message = __webpack_require__(34271);
var model_status = __webpack_require__(62373);
var version = __webpack_require__(55603);
var decide = __webpack_require__(49265);
var run_differences = __webpack_require__(22484);
var escape_markdown = __webpack_require__(67511);
var external_node_crypto_ = __webpack_require__(77598);
var words = __webpack_require__(43629);
var report_text = __webpack_require__(74913);
var html = __webpack_require__(80665);
var page = __webpack_require__(70795);
;// CONCATENATED MODULE: ./build/src/cli/pages/run-script.js
const RUN_SCRIPT = "'use strict';\nconst STORED = 'plangate-key';\nconst HEADER = 'x-plangate-key';\nconst HERE = location.pathname.replace(/\\/+$/, '');\nconst TAGS = new Set('h1 h2 h3 p span strong code pre a ul li details summary div section table caption thead tbody tr th td article svg rect text title br label textarea button'.split(' '));\nconst ATTRIBUTES = new Set('class id scope role tabindex rel open aria-hidden aria-label x y width height rx viewBox for type rows maxlength data-action'.split(' '));\nconst MOVING_MS = 1000;\nconst WAITING_MS = 3000;\nconst LOST_MS = 5000;\nconst SESSION_OVER = 'Your session is over. Ask for a new code where the service runs.';\nconst form = byId('code-form', HTMLFormElement);\nconst code = byId('code', HTMLInputElement);\nconst run = byId('run', HTMLElement);\nconst said = byId('said', HTMLElement);\nconst asIs = { createHTML: (text) => text };\nconst policy = typeof trustedTypes === 'undefined' ? asIs : trustedTypes.createPolicy('run-page', asIs);\nlet etag = '';\nlet shownStatus = '';\nlet timer = 0;\nlet isAsking = false;\nfunction byId(id, kind) {\n    const found = document.getElementById(id);\n    if (!(found instanceof kind))\n        throw new Error(`This page has no #${id}.`);\n    return found;\n}\nfunction reasonField() {\n    return run.querySelector('textarea#reason');\n}\nfunction say(text) {\n    if (said.textContent !== text)\n        said.textContent = text;\n}\nfunction isText(node) {\n    return node.nodeType === Node.TEXT_NODE;\n}\nfunction isElement(node) {\n    return node.nodeType === Node.ELEMENT_NODE;\n}\nfunction isTaken(node) {\n    return isText(node) || (isElement(node) && TAGS.has(node.localName));\n}\nfunction isSafe(name, value) {\n    return name === 'href' ? /^(?:#|https?:\\/\\/)/.test(value) : ATTRIBUTES.has(name);\n}\nfunction make(node) {\n    if (isText(node))\n        return document.createTextNode(node.data);\n    const made = document.createElementNS(node.namespaceURI, node.localName);\n    for (const { name, value } of node.attributes) {\n        if (isSafe(name, value))\n            made.setAttribute(name, value);\n    }\n    for (const child of node.childNodes)\n        if (isTaken(child))\n            made.append(make(child));\n    return made;\n}\nfunction isAlike(live, node) {\n    if (live.nodeName !== node.nodeName)\n        return false;\n    return !isElement(live) || !isElement(node) || live.id === node.id;\n}\nfunction adapt(live, node) {\n    const wanted = [...node.childNodes].filter(isTaken);\n    for (const [index, child] of wanted.entries()) {\n        const old = live.childNodes[index];\n        if (old === undefined)\n            live.append(make(child));\n        else if (!isAlike(old, child))\n            old.replaceWith(make(child));\n        else if (isText(old) && isText(child)) {\n            if (old.data !== child.data)\n                old.data = child.data;\n        }\n        else if (isElement(old) && isElement(child)) {\n            adaptAttributes(old, child);\n            adapt(old, child);\n        }\n    }\n    while (live.childNodes.length > wanted.length)\n        live.lastChild?.remove();\n}\nfunction adaptAttributes(live, node) {\n    for (const name of live.getAttributeNames()) {\n        const isReaders = name === 'open' || name === 'disabled';\n        if (!isReaders && !node.hasAttribute(name))\n            live.removeAttribute(name);\n    }\n    for (const { name, value } of node.attributes) {\n        if (name === 'open' || !isSafe(name, value))\n            continue;\n        if (live.getAttribute(name) !== value)\n            live.setAttribute(name, value);\n    }\n}\nasync function ask(path, init) {\n    const { method, body, headers = {} } = init;\n    const answer = await fetch(path, {\n        method,\n        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },\n        body: body === undefined ? null : JSON.stringify(body),\n        mode: 'same-origin',\n        credentials: 'omit',\n        cache: 'no-store',\n        redirect: 'error',\n    });\n    const text = await answer.text();\n    return { code: answer.status, etag: answer.headers.get('etag') ?? '', value: readBody(text) };\n}\nfunction readBody(text) {\n    try {\n        return JSON.parse(text);\n    }\n    catch {\n        return {};\n    }\n}\nfunction failureOf({ code, value: { errors = [] } }) {\n    const [first = {}] = errors;\n    return first.detail ?? first.title ?? `The service answered ${code}.`;\n}\nfunction keyHeaders() {\n    return { [HEADER]: sessionStorage.getItem(STORED) ?? '' };\n}\nfunction askForCode(text) {\n    clearTimeout(timer);\n    sessionStorage.removeItem(STORED);\n    etag = '';\n    run.replaceChildren();\n    run.hidden = true;\n    form.hidden = false;\n    say(text);\n    code.focus();\n}\nfunction lookAgainIn(ms) {\n    clearTimeout(timer);\n    timer = setTimeout(() => void look(), ms);\n}\nasync function look() {\n    if (isAsking || document.hidden)\n        return;\n    isAsking = true;\n    try {\n        const headers = { ...keyHeaders(), 'if-none-match': etag };\n        const answer = await ask(`${HERE}/view`, { method: 'GET', headers });\n        if (answer.code === 401)\n            return askForCode(SESSION_OVER);\n        if (answer.code === 404) {\n            run.replaceChildren();\n            return say('There is no such page, or you may not see it.');\n        }\n        if (answer.code !== 200 && answer.code !== 304) {\n            say(failureOf(answer));\n            return lookAgainIn(LOST_MS);\n        }\n        if (said.dataset['lost'] !== undefined) {\n            delete said.dataset['lost'];\n            say('');\n        }\n        if (answer.code === 200)\n            show(answer);\n        if (run.dataset['over'] !== 'true') {\n            lookAgainIn(run.dataset['pace'] === 'waiting' ? WAITING_MS : MOVING_MS);\n        }\n    }\n    catch {\n        said.dataset['lost'] = 'true';\n        say('The service does not answer. This page goes on as soon as it does.');\n        lookAgainIn(LOST_MS);\n    }\n    finally {\n        isAsking = false;\n    }\n}\nfunction show({ value, etag: next }) {\n    etag = next;\n    shownStatus = value.status ?? '';\n    run.dataset['over'] = String(value.over);\n    document.title = value.title ?? '';\n    const markup = policy.createHTML(value.html ?? '');\n    adapt(run, new DOMParser().parseFromString(markup, 'text/html').body);\n    const isWaiting = shownStatus === '' || run.querySelector('[data-action]') !== null;\n    run.dataset['pace'] = isWaiting ? 'waiting' : 'moving';\n    run.hidden = false;\n    form.hidden = true;\n}\nasync function enter() {\n    const body = { code: code.value };\n    code.value = '';\n    try {\n        const answer = await ask('/app/session', { method: 'POST', body });\n        if (answer.code !== 201)\n            return say(failureOf(answer));\n        sessionStorage.setItem(STORED, answer.value.key ?? '');\n        say('');\n        form.hidden = true;\n        await look();\n    }\n    catch {\n        say('The service does not answer. Start it again, then reload this page.');\n    }\n}\nasync function act(action) {\n    const buttons = [...run.querySelectorAll('button')];\n    for (const each of buttons)\n        each.disabled = true;\n    try {\n        const path = `${HERE}/actions/${encodeURIComponent(action)}`;\n        const body = { reason: reasonField()?.value ?? '', status: shownStatus };\n        const headers = keyHeaders();\n        const answer = await ask(path, { method: 'POST', body, headers });\n        if (answer.code === 401)\n            return askForCode(SESSION_OVER);\n        const field = reasonField();\n        if (answer.code === 200 && field !== null)\n            field.value = '';\n        if (answer.code === 422)\n            field?.focus();\n        say(answer.code === 200 ? (answer.value.done ?? '') : failureOf(answer));\n    }\n    catch {\n        say('The service does not answer. Nothing is known of what you asked for: look again.');\n    }\n    finally {\n        for (const each of buttons)\n            each.disabled = false;\n    }\n    await look();\n}\nform.addEventListener('submit', (event) => {\n    event.preventDefault();\n    void enter();\n});\nrun.addEventListener('click', ({ target }) => {\n    const button = target instanceof Element ? target.closest('button') : null;\n    const action = button?.dataset['action'];\n    if (action !== undefined && button?.disabled === false)\n        void act(action);\n});\ndocument.addEventListener('visibilitychange', () => {\n    if (!document.hidden && run.dataset['over'] !== 'true')\n        void look();\n});\nif (sessionStorage.getItem(STORED) === null)\n    askForCode('');\nelse\n    void look();\n";
const RUN_SCRIPT_HASH = "sha256-MIkmx8+CB6Prl1HZT2oWdO4lx0Y/7eVVSIU6/xnB6m8=";
var style = __webpack_require__(12867);
;// CONCATENATED MODULE: ./build/src/cli/pages/render-run.js
const MORE_STYLE = `
[hidden]{display:none!important}
form{max-width:26rem}
label{display:block;font-weight:600;margin:.5rem 0 .25rem}
input,textarea{width:100%;padding:.4rem .6rem;font:inherit;color:var(--text);background:var(--back);border:1px solid #818b98;border-radius:6px}
button{font:inherit;margin:.5rem .5rem .25rem 0;padding:.35rem .9rem;color:var(--text);background:var(--shade);border:1px solid #818b98;border-radius:6px;cursor:pointer}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
.actions{border:1px solid var(--line);border-radius:6px;padding:.25rem 1rem .75rem;margin:1rem 0}
.actions h2{border:0;margin:.5rem 0 0;padding:0}
#said:not(:empty){border:1px solid var(--line);border-radius:6px;padding:.5rem 1rem;background:var(--shade)}
.message{white-space:pre-wrap}
`;
function sourceOf(text) {
  return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
}
const POLICY = [
  "default-src 'none'",
  `script-src '${RUN_SCRIPT_HASH}'`,
  `style-src '${style.h}' ${sourceOf(MORE_STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types run-page',
].join('; ');
const STYLES = html.Ed.trusted(`<style>${style.Y}</style><style>${MORE_STYLE}</style>`);
const SCRIPT = html.Ed.trusted(`<script>${RUN_SCRIPT}</script>`);
const DOCUMENT = (0,html.qy) `<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plangate: local service</title>
    ${STYLES}
  </head>
  <body>
    <main>
      <noscript
        >This page needs JavaScript: turn it on, or use plangate runs show instead.</noscript
      >
      <form id="code-form" hidden>
        <h1>Enter the code of this page</h1>
        <p>
          plangate serve and plangate check print a code beside each link. A code opens one tab, for
          one user.
        </p>
        <label for="code">Code</label>
        <input
          id="code"
          name="code"
          type="text"
          required
          maxlength="20"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
        />
        <button type="submit">Open</button>
      </form>
      <p id="said" role="status"></p>
      <div id="run" hidden></div>
    </main>
    ${SCRIPT}
  </body>
</html>`;
const RUN_SHELL = { html: `<!doctype html>\n${DOCUMENT.toString()}\n`, policy: POLICY };
const BUTTONS = {
  override: 'Override the failures',
  confirm: 'Confirm and apply',
  discard: 'Discard the run',
  cancel: 'Cancel the run',
};
function titleOfRun(run, view) {
  return (0,escape_markdown.Ow)(run.shown === 'all' ? `Policy gate: ${view.headline}` : `${run.words}: ${run.id}`);
}
function renderRun(run, view) {
  const closing = view.green ? 'passes' : 'blocks';
  const sign = words.y3[view.verdict].sign;
  const list = (0,html.Y3)(run.organization, run.listUrl, [run.origin]);
  const made = (0,report_text.iA)(run.createdAt);
  return (0,html.qy) `<h1>
      ${run.shown === 'all' && (0,html.qy) `<span class="${closing}" aria-hidden="true">${sign}</span> `}${titleOfRun(run, view)}
    </h1>
    <p class="soft">
      ${list} · ${run.workspace} · <code>${run.id}</code> ·
      ${run.words}${made !== '' && ` · ${made}`} · you are ${run.username}
    </p>
    ${run.message !== '' && (0,html.qy) `<p class="message">${run.message}</p>`} ${actions(run)}
    ${(0,page.Rs)(view, run.shown)} ${events(run)}`.toString();
}
function actions({ actions: names, waitsFor }) {
  if (names.length === 0)
    return waitsFor !== undefined && (0,html.qy) `<p>${waitsFor}</p>`;
  return (0,html.qy) `<section class="actions" aria-label="What you can do">
    <h2>What you can do</h2>
    ${waitsFor !== undefined && (0,html.qy) `<p>${waitsFor}</p>`}
    <label for="reason">Reason${names.includes('override') && ' (an override needs one)'}</label>
    <textarea id="reason" rows="2" maxlength="2000"></textarea>
    ${names.map((name) => (0,html.qy) `<button type="button" data-action="${name}">${BUTTONS[name]}</button>`)}
  </section>`;
}
function events({ events: all }) {
  if (all.length === 0)
    return undefined;
  return (0,html.qy) `<h2 id="events">What people did</h2>
    <ul>
      ${all.map(({ action, actor, comment, at }) => (0,html.qy) `<li>
            ${action.replaceAll('_', ' ')}${actor !== undefined && ` by ${actor}`}${(0,report_text.iA)(at) !== '' && `, ${(0,report_text.iA)(at)}`}${comment !== undefined && (0,html.qy) `: <span class="message">${comment}</span>`}
          </li>`)}
    </ul>`;
}
function renderRuns(organization, runs, { username, origin }) {
  const rows = runs.map(({ id, workspace, words, message, url }) => (0,html.qy) `<tr>
        <th scope="row">${(0,html.Y3)((0,html.qy) `<code>${id}</code>`, url, [origin])}</th>
        <td>${workspace}</td>
        <td>${words}</td>
        <td>${message}</td>
      </tr>`);
  const heads = ['Run', 'Workspace', 'Status', 'Message'];
  return (0,html.qy) `<h1>Runs of ${organization}</h1>
    <p class="soft">${(0,report_text.U9)(runs.length, 'run')}, newest first · you are ${username}</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Runs">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => (0,html.qy) `<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`.toString();
}
var to_view = __webpack_require__(11105);
var without_trailing = __webpack_require__(21804);
;// CONCATENATED MODULE: ./build/src/cli/pages/run-pages.js
function createRunPages(ports) {
  return {
    shell: RUN_SHELL,
    drawRun: (run, visitor) => drawRun(run, visitor, ports),
    drawRuns: (organization, runs, visitor) => drawRuns(organization, runs, visitor, ports),
    act: (action, run, reason, visitor) => doAction(action, run, { reason, visitor, ports }),
  };
}
function clientOf(visitor, { clock, random, signal }) {
  const send = async (request) => {
    const { method, url } = request;
    return await visitor.ask({
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: lowerCase(request.headers),
      body: bodyOf(request),
    });
  };
  const quick = withoutWaiting(clock);
  const token = 'of-the-visitor';
  const { origin } = visitor;
  const client = (0,client_client.U)({ origin, token, send, clock: quick, random, signal, log: SILENT });
  return { client, clock: quick, signal, deadline: Number.POSITIVE_INFINITY };
}
function withoutWaiting(clock) {
  let aheadMs = 0;
  return {
    now: () => clock.now() + aheadMs,
    date: () => clock.date(),
    async sleep(ms) {
      aheadMs += ms;
    },
  };
}
function lowerCase(headers) {
  const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(pairs);
}
function bodyOf({ body = '' }) {
  if (typeof body === 'string')
    return new TextEncoder().encode(body);
  if (body instanceof Uint8Array)
    return body;
  throw new Error('a page sends no file');
}
async function drawRun(run, visitor, ports) {
  const reading = clientOf(visitor, ports);
  const watched = await reading.client.runs.show(run.id, { include: watch.tC });
  const shown = partsOf(watched);
  const one = await readRun(run, watched, shown, reading);
  const view = await toView(run, one, visitor, ports);
  const { attributes } = watched.run;
  const needsOverride = view.findings.some(({ severity, guard }) => severity === 'needs-override' && guard !== true);
  const events = await reading.client.runs.events(run.id);
  const page = {
    id: run.id,
    organization: run.organization,
    workspace: run.workspace,
    message: run.message,
    createdAt: attributes['created-at'] ?? '',
    words: (0,model_status.$W)(watched.run),
    shown,
    username: visitor.username,
    ...allowedNow(watched, needsOverride, visitor),
    events: events.map(({ event, actor, comment }) => ({
      action: event.attributes.action,
      actor,
      comment,
      at: event.attributes['created-at'] ?? '',
    })),
    listUrl: `${visitor.origin}/app/${encodeURIComponent(run.organization)}`,
    origin: visitor.origin,
  };
  const over = (0,model_status.Ck)(attributes.status) && page.actions.length === 0;
  const { status } = attributes;
  return { title: titleOfRun(page, view), html: renderRun(page, view), status, over };
}
function partsOf({ run: { attributes }, taskStages = [] }) {
  const { status, actions } = attributes;
  const saved = attributes['save-plan'] === true;
  const mode = saved ? 'provisional' : 'speculative';
  const stages = taskStages.map((stage) => stage.attributes);
  if (!(0,model_status.Is)(mode, status, stages))
    return actions?.['is-confirmable'] ? 'policies' : 'facts';
  return saved || attributes['plan-only'] === true ? 'all' : 'policies';
}
async function readRun({ id, workspace: name, organization }, watched, shown, reading) {
  const { run, plan, workspace } = watched;
  const { attributes } = run;
  const workingDirectory = workspace?.attributes['working-directory'] ?? '';
  const workspaceId = (0,resource.Dl)(run, 'workspace') ?? '';
  const versionId = (0,resource.Dl)(run, 'configuration-version') ?? '';
  const path = [organization, name, 'runs', id].map(encodeURIComponent).join('/');
  const identity = {
    workspace: name,
    workspaceId,
    workingDirectory: external_node_path_.posix.normalize(workingDirectory === '' ? '.' : workingDirectory),
    root: '/',
    configurationVersionId: versionId,
    runId: id,
    runUrl: `${reading.client.origin}/app/${path}`,
    runStatus: attributes.status,
    timestamps: attributes['status-timestamps'] ?? undefined,
  };
  if (shown === 'facts') {
    return {
      ...identity,
      plan: plan && (await (0,summarize_plan.P)(plan, reading)),
      changes: plan && (await (0,read_changes.S)(plan, reading)),
      results: [],
      runTasks: [],
      notices: [],
      diagnostics: [],
      verdict: (0,decide.Zh)({ kind: 'timeout', message: 'The run is not over.' }),
    };
  }
  const judged = await (0,judge.Zy)(watched, {
    mode: attributes['save-plan'] === true ? 'provisional' : 'speculative',
    requirePolicies: false,
    options: (0,run_differences.sV)(run),
    allowPartial: true,
    runId: id,
    versionId,
    workspace: { id: workspaceId, name },
    uncompared: undefined,
  }, reading);
  return { ...identity, ...judged };
}
async function toView({ files, organization }, one, { origin }, { clock }) {
  const verdict = (0,decide.kg)([{ name: one.workspace, verdict: one.verdict }]);
  const result = { verdict, workspaces: [one], archives: [], durationMs: 0 };
  const inTree = (path) => path.replaceAll('\\', '/').replace(/^\/+/, '');
  const decoder = new TextDecoder();
  const uploaded = {
    readFile: async (path) => {
      const bytes = files?.get(inTree(path));
      return bytes && decoder.decode(bytes);
    },
    readDirectory: async (path) => {
      const listed = files?.list((0,without_trailing.h)(inTree(path), '/')) ?? [];
      return listed.map((file) => external_node_path_.posix.basename(file));
    },
  };
  const located = await (0,plan_and_judge.x5)(result, '/', uploaded);
  const quoted = await (0,read_excerpts.readExcerpts)(located, '/', uploaded.readFile);
  return (0,to_view.toReportView)(quoted, {
    key: 'default',
    failOn: 'mandatory',
    organization,
    hostname: new URL(origin).host,
    serviceOrigin: origin,
    startedAt: clock.date().toISOString(),
    version: version.x,
  });
}
function allowedNow({ run: { attributes } }, needsOverride, { username }) {
  const { actions = {}, permissions = {} } = attributes;
  const is = (name) => actions?.[name] === true;
  const can = (name) => permissions?.[name] === true;
  const confirmable = is('is-confirmable');
  const allowed = [
    ['override', needsOverride && can('can-override-policy-check')],
    ['confirm', confirmable && can('can-apply')],
    ['discard', is('is-discardable') && can('can-discard')],
    ['cancel', is('is-cancelable') && can('can-cancel')],
  ];
  const names = allowed.flatMap(([name, may]) => (may ? name : []));
  return { actions: names, waitsFor: waiting() };
  function waiting() {
    if (needsOverride && !names.includes('override')) {
      return `An override is needed. ${username} may not give it: ask a person who manages policy overrides.`;
    }
    if (confirmable && !names.includes('confirm')) {
      return `The plan waits to be confirmed. ${username} may not do it: ask a person who may apply runs.`;
    }
    return undefined;
  }
}
async function drawRuns(organization, runs, visitor, ports) {
  const { client } = clientOf(visitor, ports);
  const listed = [];
  for (const { id, workspace, message } of runs) {
    const { run } = await client.runs.show(id);
    const path = [organization, workspace, 'runs', id].map(encodeURIComponent).join('/');
    const url = `${visitor.origin}/app/${path}`;
    listed.push({ id, workspace, words: (0,model_status.$W)(run), message, url });
  }
  const html = renderRuns(organization, listed, visitor);
  return { title: (0,escape_markdown.Ow)(`Runs of ${organization}`), html, status: '', over: false };
}
async function doAction(action, { id }, { reason, visitor, ports }) {
  const { client, clock } = clientOf(visitor, ports);
  try {
    if (action === 'override')
      return await override(id, reason, client, clock);
    const comment = reason === '' ? undefined : reason;
    switch (action) {
      case 'confirm':
        await client.runs.apply(id, comment);
        return { done: 'The plan is confirmed and will be applied.' };
      case 'discard':
        await client.runs.discard(id, comment);
        return { done: 'The run is discarded.' };
      case 'cancel':
        await client.runs.cancel(id, comment);
        return { done: 'The run is being canceled.' };
    }
  }
  catch (error) {
    return { problem: (0,escape_markdown.X5)((0,error_message.g)(error)) };
  }
}
async function override(runId, reason, client, clock) {
  if ((0,override_run.z3)(reason))
    return { problem: 'Say why: the reason is kept with the run.' };
  const { overridden, refused, nextSteps } = await (0,override_run.sw)(client, clock, {
    runId,
    reason,
    actor: {},
  });
  const [first] = refused;
  if (first !== undefined)
    return {
      problem: (0,escape_markdown.X5)([`Not overridden: ${first.problem ?? first.status}.`, ...nextSteps].join(' ')),
    };
  return overridden.length > 0
    ? { done: (0,escape_markdown.X5)(['The failures are overridden.', ...nextSteps].join(' ')) }
    : { problem: 'Nothing of this run waits for an override.' };
}
/***/ })
};
