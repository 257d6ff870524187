// Asks a service what docs/assumptions.md and LIVE-CHECK.md take for granted of it, in workspaces that are thrown away, and writes what it
// answered into these pages: `node scripts/live-check.js` with TF_API_TOKEN and TF_CLOUD_ORGANIZATION, and TFE_HOSTNAME for
// another service than HCP Terraform.
//
//     --only NAME[,NAME]   these courses; else every one whose workspace is there or can be made
//     --print              writes nothing, and prints the answers as JSON
//     --into FOLDER        fills in the pages of another copy of this repository
//     --keep               does not delete the workspaces and policy sets that it made
//
// A workspace that is there is used as it is. Another one is made with its policies, but for those of Terraform policy and
// run tasks: LIVE-CHECK.md says how.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { TF_API_TOKEN: token = '', TF_CLOUD_ORGANIZATION: organization = '' } = process.env;
const host = process.env['TFE_HOSTNAME'] ?? 'app.terraform.io';
const api = `${host.includes('://') ? host : `https://${host}`}/api/v2`;
/** Milliseconds; tests against a service of their own take shorter ones. */
const SECOND = Number(process.env['LIVE_CHECK_SECOND_MS'] ?? 1000);
const words = process.argv.slice(2);
const only = words[words.indexOf('--only') + 1]?.split(',') ?? [];
const isOnly = words.includes('--only');
const root = words.includes('--into')
  ? words[words.indexOf('--into') + 1]
  : fileURLToPath(new URL('../', import.meta.url));

const SENTINEL = { kind: 'sentinel', level: 'soft-mandatory' };
const OPA = { kind: 'opa', level: 'mandatory' };
const FAILS = {
  sentinel: 'main = rule { false }\n',
  opa: 'package plangate\n\ndeny contains "always" if true\n',
};
/** Course → the workspace that answers it, and the policies that the workspace needs. */
const QUESTIONS = {
  'overridden-plan-only-run': { policies: SENTINEL, ask: overriddenCheck },
  'overridden-saved-plan': { policies: SENTINEL, ask: overriddenSavedPlan },
  'failed-evaluation': { policies: { ...OPA, overridable: true }, ask: ofStatus('waits') },
  'overridden-stage': { policies: { ...OPA, overridable: true }, ask: overriddenStage },
  'final-evaluation': { policies: OPA, ask: ofStatus('waits') },
  'broken-check': {
    policies: { ...SENTINEL, text: 'main = rule { 1 / 0 is 1 }\n' },
    ask: ofStatus('waits'),
  },
  'comments-on-runs': { policies: {}, ask: commentOnRun },
  'long-message': { policies: {}, ask: longMessage },
  'final-init': { ask: finalInit },
  'overridable-init': { ask: overridableInit },
  'failed-task': { ask: ofStatus('waits') },
};

/** Beginning of a guess in the page → whether it holds; asked in one workspace without policies. */
const GUESSES = {
  '`upload-url` is in the answer to the creation alone': uploadsOnce,
  'A download is byte for byte': downloadsSame,
  'Ids are a prefix and 16': async ({ run }) => /^run-[A-Za-z0-9]{16}$/.test(run.id),
  'A page size above 100 is cut': async ({ workspace }) =>
    (await asked('GET', `/workspaces/${workspace.id}/runs?page[size]=200`)).meta?.pagination?.[
      'page-size'
    ] === 100,
  'A 404 of the API has an entry': async () =>
    Array.isArray((await ask('GET', '/runs/run-none')).body?.errors),
  'A run names workspace, configuration version and plan': async ({ run }) =>
    ['workspace', 'configuration-version', 'plan'].every(
      (name) => run.relationships?.[name]?.data?.id,
    ),
  'A name finds no workspace with another name': async ({ workspace }) =>
    [404, 200].includes((await ask('GET', byName(workspace.attributes.name.toUpperCase()))).status),
  '`search[basic]` finds a part of a message': async ({ run, workspace }) =>
    (
      await asked(
        'GET',
        `/workspaces/${workspace.id}/runs?search[basic]=Live&filter[operation]=plan_only`,
      )
    ).data.some(({ id }) => id === run.id),
};

const ENDS = ['errored', 'planned_and_finished', 'policy_soft_failed'];

class Stop extends Error {}

const made = [];
const answers = {};
const guesses = {};
try {
  if (token === '' || organization === '') {
    throw new Stop(
      'Set TF_API_TOKEN and TF_CLOUD_ORGANIZATION, and TFE_HOSTNAME for another service.',
    );
  }
  const unknown = isOnly ? only.filter((name) => !(name in QUESTIONS)) : [];
  if (unknown.length > 0) {
    throw new Stop(`--only takes ${Object.keys(QUESTIONS).join(', ')}, not ${unknown.join(', ')}.`);
  }
  // Each has a workspace of its own, so they wait side by side.
  await Promise.all(
    Object.entries(QUESTIONS)
      .filter(([name]) => !isOnly || only.includes(name))
      .map(([name, question]) => answer(name, question)),
  );
  if (!isOnly) await answerGuesses();
  if (words.includes('--print')) console.log(JSON.stringify({ answers, guesses }));
  else {
    for (const page of ['docs/assumptions.md', 'LIVE-CHECK.md'].map((name) => join(root, name))) {
      writeFileSync(page, filled(readFileSync(page, 'utf8')));
    }
  }
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 2;
} finally {
  if (!words.includes('--keep')) for (const path of made.toReversed()) await ask('DELETE', path);
}

async function answer(name, { policies, ask: settle }) {
  try {
    const workspace = await findOrMake(`plangate-live-${name}`, policies);
    answers[name] = await settle(workspace);
    console.error(`${name}: ${answers[name]}`);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`${name}: not answered. ${error.message}`);
    process.exitCode = 1;
  }
}

async function answerGuesses() {
  const workspace = await findOrMake('plangate-live-long-message', {});
  const { run, version, archive, uploadUrl } = await startRun(workspace, {});
  await settled(run.id);
  const facts = { workspace, version, archive, uploadUrl, run: await show(run.id) };
  for (const [guess, holds] of Object.entries(GUESSES)) {
    guesses[guess] = await holds(facts);
    console.error(`${guess}…: ${guesses[guess] ? 'holds' : 'does not hold'}`);
  }
}

/** @returns status, and the body as JSON where it is that */
async function ask(method, path, body) {
  const response = await fetch(path.startsWith('http') ? path : api + path, {
    method,
    redirect: 'follow',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.api+json',
    },
    ...(body !== undefined && { body: JSON.stringify({ data: body }) }),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: undefined };
  }
}

async function asked(method, path, body) {
  const answered = await ask(method, path, body);
  if (answered.status < 300) return answered.body ?? {};
  const [{ detail = '', title = '' } = {}] = answered.body?.errors ?? [];
  throw new Stop(`${method} ${path} was answered with ${answered.status}. ${detail || title}`);
}

function byName(name) {
  return `/organizations/${organization}/workspaces/${name}`;
}

async function findOrMake(name, policies) {
  const found = await ask('GET', byName(name));
  if (found.status === 200) return found.body.data;
  if (policies === undefined) {
    throw new Stop(`The workspace ${name} is missing: LIVE-CHECK.md says what it needs.`);
  }
  const { data } = await asked('POST', `/organizations/${organization}/workspaces`, {
    type: 'workspaces',
    attributes: { name, 'execution-mode': 'remote', 'auto-apply': false },
  });
  made.push(`/workspaces/${data.id}`);
  if (policies.kind !== undefined) await makePolicies(name, data.id, policies);
  return data;
}

async function makePolicies(
  name,
  workspaceId,
  { kind, level, overridable = false, text = FAILS[kind] },
) {
  const { data: policy } = await asked('POST', `/organizations/${organization}/policies`, {
    type: 'policies',
    attributes: {
      name,
      kind,
      ...(kind === 'opa' && { query: 'data.plangate.deny' }),
      'enforcement-level': level,
    },
  });
  made.push(`/policies/${policy.id}`);
  await fetch(`${api}/policies/${policy.id}/upload`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: text,
  });
  const { data: set } = await asked('POST', `/organizations/${organization}/policy-sets`, {
    type: 'policy-sets',
    attributes: { name, kind, overridable, global: false },
    relationships: {
      policies: { data: [{ id: policy.id, type: 'policies' }] },
      workspaces: { data: [{ id: workspaceId, type: 'workspaces' }] },
    },
  });
  made.push(`/policy-sets/${set.id}`);
}

/** Uploads one resource that plans everywhere, and starts a run of it. */
async function startRun({ id }, { message = 'Live check', savePlan = false }) {
  const { data: version } = await asked('POST', `/workspaces/${id}/configuration-versions`, {
    type: 'configuration-versions',
    attributes: { 'auto-queue-runs': false, speculative: !savePlan, provisional: savePlan },
  });
  const archive = pack();
  const uploadUrl = version.attributes['upload-url'];
  await put(uploadUrl, archive);
  await until(async () => {
    const { data } = await asked('GET', `/configuration-versions/${version.id}`);
    return data.attributes.status === 'uploaded';
  });
  const { data: run } = await asked('POST', '/runs', {
    type: 'runs',
    attributes: { message, 'plan-only': !savePlan, 'save-plan': savePlan },
    relationships: {
      workspace: { data: { id, type: 'workspaces' } },
      'configuration-version': { data: { id: version.id, type: 'configuration-versions' } },
    },
  });
  return { run, version, archive, uploadUrl };
}

async function put(url, body) {
  const { status } = await fetch(url, { method: 'PUT', body });
  return status;
}

function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'plangate-live-'));
  try {
    writeFileSync(join(folder, 'main.tf'), 'resource "terraform_data" "a" {}\n');
    return execFileSync('tar', ['-czf', '-', 'main.tf'], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function show(runId) {
  const { data } = await asked('GET', `/runs/${runId}?include=plan`);
  return data;
}

/** Asks once a second, for five minutes at most. */
async function until(isSo) {
  for (let second = 0; second < 300; second++) {
    if (await isSo()) return;
    await sleep(SECOND);
  }
  throw new Stop('Nothing changed in five minutes.');
}

/** A run that keeps its status for ten seconds has settled, as far as a reader can see. */
async function settled(runId) {
  let [last, since, now] = ['', 0, 0];
  await until(async () => {
    const { attributes } = await show(runId);
    now++;
    if (attributes.status !== last) [last, since] = [attributes.status, now];
    return now - since >= 10 && !['pending', 'plan_queued'].includes(last);
  });
  return last;
}

/** The last status of a run as the value of its course; `waits` for one that no run ends with. */
function ofStatus(waits) {
  return async (workspace) => {
    const { run } = await startRun(workspace, {});
    const status = await settled(run.id);
    return ENDS.includes(status) ? status : waits;
  };
}

/** What the run does in the minute after an override: `goes-on` if it is over at the first look, else later or never. */
async function after(runId, before) {
  for (let second = 0; second < 60; second++) {
    await sleep(SECOND);
    const { attributes } = await show(runId);
    const { status } = attributes;
    if (status === 'policy_checked')
      return settled(runId).then((end) => (end === status ? 'rests-checked' : 'goes-on'));
    if (status !== before) return second < 2 ? 'goes-on' : 'goes-on-later';
  }
  return 'stays';
}

async function checkOf(runId) {
  const { data } = await asked('GET', `/runs/${runId}/policy-checks`);
  const failed = data.find(({ attributes }) => attributes.status === 'soft_failed');
  if (failed === undefined) throw new Stop('The run has no policy check that failed softly.');
  return failed;
}

async function overriddenCheck(workspace) {
  const { run } = await startRun(workspace, {});
  const before = await settled(run.id);
  const check = await checkOf(run.id);
  if (check.attributes.actions?.['is-overridable'] === false) return 'not-offered';
  const { status } = await ask('POST', `/policy-checks/${check.id}/actions/override`);
  if (status === 409) return 'refused';
  if (status >= 300)
    throw new Stop(`The override was answered with ${status}: may this token override?`);
  return after(run.id, before);
}

async function overriddenSavedPlan(workspace) {
  const { run } = await startRun(workspace, { savePlan: true });
  await settled(run.id);
  const check = await checkOf(run.id);
  await asked('POST', `/policy-checks/${check.id}/actions/override`);
  const status = await settled(run.id);
  await ask('POST', `/runs/${run.id}/actions/discard`);
  return status;
}

async function overriddenStage(workspace) {
  const { run } = await startRun(workspace, {});
  const before = await settled(run.id);
  const { data } = await asked('GET', `/runs/${run.id}/task-stages`);
  const stage = data.find(({ attributes }) => attributes.status === 'awaiting_override');
  if (stage === undefined)
    throw new Stop(`No stage of the run waits for an override: it is ${before}.`);
  await asked('POST', `/task-stages/${stage.id}/actions/override`);
  return after(run.id, before);
}

async function commentOnRun(workspace) {
  const { run } = await startRun(workspace, {});
  const { status } = await ask('POST', `/runs/${run.id}/comments`, {
    type: 'comments',
    attributes: { body: 'Live check' },
  });
  return { 403: 'forbidden', 404: 'not-found' }[status] ?? 'allowed';
}

async function longMessage(workspace) {
  const message = 'Live check '.padEnd(1000, '.');
  const { run } = await startRun(workspace, { message });
  const { attributes } = await show(run.id);
  return attributes.message === message ? 'kept' : 'cut';
}

async function finalInit(workspace) {
  const { run } = await startRun(workspace, {});
  const status = await settled(run.id);
  if (status !== 'errored') return status === 'planned_and_finished' ? status : 'waits';
  const { relationships } = await show(run.id);
  const { data } = await asked('GET', `/plans/${relationships.plan.data.id}`);
  const plan = data.attributes.status;
  return ['errored', 'unreachable', 'canceled'].includes(plan) ? `plan-${plan}` : 'plan-running';
}

async function overridableInit(workspace) {
  const { run } = await startRun(workspace, {});
  const status = await settled(run.id);
  if (status === 'errored') return status;
  return status === 'planning' ? 'stays-planning' : 'waits';
}

async function uploadsOnce({ version, archive, uploadUrl }) {
  const { data } = await asked('GET', `/configuration-versions/${version.id}`);
  const isShown = typeof data.attributes['upload-url'] === 'string';
  return !isShown && (await put(uploadUrl, Buffer.concat([archive, Buffer.from('x')]))) !== 204;
}

async function downloadsSame({ version, archive }) {
  const response = await fetch(`${api}/configuration-versions/${version.id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');
  return digest(Buffer.from(await response.arrayBuffer())) === digest(archive);
}

/** The page with the answers: the last cell of a row says what was seen, where and when. */
function filled(text) {
  const where = `${new URL(api).hostname}, ${new Date().toISOString().slice(0, 10)}`;
  const seen = (line) => {
    const [, course] = /^\| `([a-z-]+)` \|/.exec(line) ?? [];
    if (answers[course] !== undefined) return `seen: \`${answers[course]}\` (${where})`;
    const guess = Object.keys(guesses).find((start) => line.startsWith(`| ${start}`));
    if (guess === undefined) return undefined;
    return `${guesses[guess] ? 'holds' : '**does not hold**'} (${where})`;
  };
  return text
    .split('\n')
    .map((line) => {
      const answered = seen(line);
      return answered === undefined ? line : line.replace(/[^|]*\|$/, ` ${answered} |`);
    })
    .join('\n');
}
