/** The page of a run on the local service, in a real browser: who sees it, what it does, what it does not. */
import { createHash } from 'node:crypto';
import { RUN_SHELL } from '../../src/cli/pages/render-run.ts';
import { createRunPages } from '../../src/cli/pages/run-pages.ts';
import type { RunPages } from '../../src/service/run-pages.ts';
import type { Seed } from '../../src/service/seed.ts';
import { startService, type RunningService } from '../../src/service/service.ts';
import { expectInactive, LOOKS, TOO_WIDE, withoutStyles } from '../support/browser-checks.ts';
import { startBrowser, type Browser, type BrowserPage } from '../support/chromium.ts';
import { HOSTILE_ON_PAGES, hostileRunPage } from '../support/hostile-page.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { seededRandom } from '../support/local-service.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { testWith } from '../support/optional-tools.ts';

const LIVE = { name: 'policy-check-soft-failed', durationMs: 40_000 } as const;
const MAIN = 'resource "aws_ebs_volume" "data" {\n  encrypted = false\n}\n';
const SEED: Seed = {
  users: [{ username: 'ann' }, { username: 'bob' }],
  organizations: [
    {
      name: 'acme',
      teams: [
        { name: 'admins', owners: true, members: ['ann'] },
        { name: 'readers', members: ['bob'] },
      ],
      policySets: [{ name: 'guardrails', workspaces: ['dns'] }],
      workspaces: [
        {
          name: 'net',
          access: [{ team: 'readers', access: 'read' }],
          versions: [
            {
              files: { 'main.tf': MAIN },
              run: { id: 'run-live', message: 'A change', savePlan: true, script: LIVE },
            },
          ],
        },
        {
          name: 'dns',
          versions: [
            {
              files: { 'main.tf': MAIN },
              run: { id: 'run-real', message: 'Judged by Rego', planOnly: true },
            },
          ],
        },
      ],
    },
  ],
  tokens: [
    { kind: 'user', of: 'ann', secret: 'token-of-ann-0000' },
    { kind: 'user', of: 'bob', secret: 'token-of-bob-0000' },
  ],
};

let nowMs = 0;
const clock = {
  now: () => nowMs,
  date: () => new Date(Date.UTC(2026, 0, 1) + nowMs),
  sleep: () => Promise.reject(new Error('nothing here sleeps')),
};
const ports = { clock, random: seededRandom(1), signal: new AbortController().signal };

let service: RunningService;
let browser: Browser | undefined;
const start = async (pages: RunPages = createRunPages(ports)) => {
  service = await startService({ ...ports, seed: SEED, pages });
};
const openPage = async (program: string, path: string, look = {}) => {
  browser ??= await startBrowser(program);
  const page = await browser.open(look);
  await page.goto(service.origin + path);
  return page;
};

test('only the script of the page may run, by its digest', () => {
  const scripts = [...RUN_SHELL.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  );
  expect(scripts).toHaveLength(1);
  const [script = ''] = scripts;
  expect(script).toMatch(/^'use strict';\n[\s\S]+\nelse\n {4}void look\(\);\n$/);
  expect(script).not.toMatch(/<!--|<script/i);
  const digest = createHash('sha256').update(script).digest('base64');
  expect(RUN_SHELL.policy).toContain(`script-src 'sha256-${digest}';`);
});

beforeEach(async () => {
  nowMs = 0;
  await start();
});
afterEach(() => service.stop());
afterAll(() => browser?.close());

const RUN = '/app/acme/net/runs/run-live';
const SHOWN = `!document.getElementById('run').hidden`;
const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;

async function enter(page: BrowserPage, code: string): Promise<void> {
  await page.type('#code', code);
  await page.click('button[type=submit]');
}

/** A code for the user of a token, as `check` asks for it. */
async function codeOf(secret: string): Promise<string> {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await fetch(`${service.origin}/app/codes`, { method: 'POST', headers });
  return ((await answer.json()) as { code: string }).code;
}

describe('a session', () => {
  testWith('chromium', 'begins with a code, stays in its tab, and uses no cookie', async (path) => {
    const page = await openPage(path, RUN);
    expect(await page.text()).toContain('Enter the code of this page');
    expect(await page.text()).not.toContain('run-live');
    await enter(page, 'WRNG-CODE');
    await page.until(shows('This code is not known, or it was used already.'));
    await enter(page, service.pageCode());
    await page.until(SHOWN);
    expect(await page.text()).toContain('you are ann');
    await page.goto(service.origin + RUN);
    await page.until(SHOWN);
    const other = await openPage(path, RUN);
    expect(await other.text()).toContain('Enter the code of this page');
    expect(await page.evaluate('document.cookie + localStorage.length')).toBe('0');
    const [, key] = (await page.evaluate<string>(`JSON.stringify({ ...sessionStorage })`)).match(
      /"plangate-key":"([\w-]{43})"/,
    ) ?? [''];
    expect(page.requests.filter(({ url }) => url.includes(key ?? ''))).toEqual([]);
    await expectInactive(page, service.origin, 5);
  });

  testWith('chromium', 'ends with the service, and the page says so', async (path) => {
    const page = await openPage(path, RUN);
    await enter(page, service.pageCode());
    await page.until(SHOWN);
    const port = Number(new URL(service.origin).port);
    await service.stop();
    await page.until(shows('The service does not answer.'));
    service = await startService({ ...ports, seed: SEED, port, pages: createRunPages(ports) });
    await page.until(shows('Your session is over.'));
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });
});

describe('a run', () => {
  testWith('chromium', 'is followed, overridden and confirmed on its page', async (path) => {
    const page = await openPage(path, RUN);
    await enter(page, service.pageCode());
    await page.until(SHOWN);
    expect(await page.evaluate('document.title')).toMatch(/: run-live$/);
    expect(await page.text()).toContain('Cancel the run');
    nowMs += 60_000;
    await page.until(shows('1 policy needs an override'));
    expect(await page.evaluate('document.title')).toContain('needs an override');
    await page.click('[data-action=override]');
    await page.until(shows('Say why: the reason is kept with the run.'));
    await page.type('#reason', 'Agreed <b>on</b> in SEC-217');
    await page.click('[data-action=override]');
    await page.until(shows('The failures are overridden.'));
    await page.until(shows('Agreed <b>on</b> in SEC-217'));
    nowMs += 60_000;
    await page.until(shows('Confirm and apply'));
    await page.click('[data-action=confirm]');
    await page.until(shows('The plan is confirmed and will be applied.'));
    nowMs += 120_000;
    await page.until(`document.getElementById('run').dataset.over === 'true'`);
    expect(service.runs().find(({ id }) => id === 'run-live')?.status).toBe('applied');
    await expectInactive(page, service.origin, 5);
  });

  testWith('chromium', 'is shown to a reader, who may decide nothing', async (path) => {
    nowMs += 60_000;
    const page = await openPage(path, RUN);
    await enter(page, await codeOf('token-of-bob-0000'));
    await page.until(shows('bob may not give it: ask a person who manages policy overrides'));
    expect(await page.evaluate(`document.querySelectorAll('button[data-action]').length`)).toBe(0);
    const tried = await page.evaluate<number>(
      `fetch(location.pathname + '/actions/discard', { method: 'POST', headers: { 'content-type': 'application/json', 'x-plangate-key': sessionStorage.getItem('plangate-key') }, body: JSON.stringify({ reason: '', status: 'policy_override' }) }).then(({ status }) => status)`,
    );
    expect(tried).toBe(422);
    expect(service.runs().find(({ id }) => id === 'run-live')?.status).toBe('policy_override');
  });

  testWith('chromium', 'has the lines of the uploaded files, and its list', async (path) => {
    const page = await openPage(path, '/app/acme');
    await enter(page, service.pageCode());
    await page.until(shows('Judged by Rego'));
    await page.goto(`${service.origin}/app/acme/dns/runs/run-real`);
    await page.until(shows('require-encrypted-volumes'));
    expect(await page.text()).toContain('main.tf:1');
    expect(await page.text()).toContain(
      '▶ 1  resource "aws_ebs_volume" "data" {\n  2    encrypted = false',
    );
  });
});

describe('for all readers', () => {
  for (const [words, look, styled] of LOOKS) {
    testWith('chromium', words, async (path) => {
      nowMs += 60_000;
      const page = await openPage(path, RUN, look);
      if (!styled) await withoutStyles(page);
      expect(await page.axe()).toEqual([]);
      await enter(page, service.pageCode());
      await page.until(SHOWN);
      expect(await page.axe()).toEqual([]);
      if (styled) expect(await page.evaluate(TOO_WIDE)).toBe(false);
      await page.goto(`${service.origin}/app/acme`);
      await page.until(SHOWN);
      if (!styled) await withoutStyles(page);
      expect(await page.axe()).toEqual([]);
    });
  }

  testWith('chromium', 'without JavaScript the page says one sentence', async (path) => {
    const page = await openPage(path, RUN, { scripts: false });
    const text = (await page.text()).trim();
    expect(text).toBe('This page needs JavaScript: turn it on, or use plangate runs show instead.');
  });
});

describe('nobody else', () => {
  testWith('chromium', 'may frame it, or act through the browser of its reader', async (path) => {
    nowMs += 60_000;
    const page = await openPage(path, RUN);
    await enter(page, service.pageCode());
    await page.until(SHOWN);
    const key = await page.evaluate<string>(`sessionStorage.getItem('plangate-key')`);
    const elsewhere = await startLoopback((_, response) => {
      const frame = `<title>x</title><iframe src="${service.origin}${RUN}"></iframe>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(frame);
    });
    const before = service.requests.length;
    const other = await (browser as Browser).open();
    await other.goto(`${elsewhere.origin}/`);
    expect(other.acts.join()).toContain('frame-ancestors');
    const body = `JSON.stringify({ reason: 'x', status: 'policy_override' })`;
    for (const headers of [
      `{ 'content-type': 'application/json', 'x-plangate-key': '${key}' }`,
      `{ 'content-type': 'text/plain' }`,
    ]) {
      for (const mode of ['cors', 'no-cors']) {
        await other.evaluate(
          `fetch('${service.origin}${RUN}/actions/override', { method: 'POST', mode: '${mode}', headers: ${headers}, body: ${body} }).catch(() => 0).then(() => 0)`,
        );
      }
    }
    const acted = service.requests.slice(before).filter(({ method }) => method === 'POST');
    expect(acted.filter(({ status }) => status < 400)).toEqual([]);
    expect(service.runs().find(({ id }) => id === 'run-live')?.status).toBe('policy_override');
    await other.close();
    await elsewhere.stop();
  });

  testWith(
    'chromium',
    'acts by a text in any field',
    async (path) => {
      await service.stop();
      let text = '';
      const acted: string[] = [];
      await start({
        shell: RUN_SHELL,
        drawRun: async () => {
          const { title, html } = hostileRunPage(text, service.origin);
          return { title, html, status: text, over: true };
        },
        drawRuns: () => Promise.reject(new Error('not asked')),
        act: async (action) => ({ done: String(acted.push(action)) }),
      });
      const page = await openPage(path, RUN);
      await enter(page, service.pageCode());
      await page.until(SHOWN);
      for (text of HOSTILE_ON_PAGES) {
        await page.goto(service.origin + RUN);
        await page.until(SHOWN);
        await expectInactive(page, service.origin, 5);
      }
      const posts = page.requests.filter(({ method }) => method === 'POST');
      expect(posts.map(({ url }) => url)).toEqual([`${service.origin}/app/session`]);
      expect(acted).toEqual([]);
    },
    240_000,
  );
});
