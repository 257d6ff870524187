/**
 * A real browser, driven over a pipe by its own protocol. Names resolve nowhere: pages reach loopback
 * and nothing else. Everything that a page asks for or does is kept.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { REPOSITORY } from './markdown-files.ts';

export type Browser = Awaited<ReturnType<typeof startBrowser>>;
export type BrowserPage = Awaited<ReturnType<typeof openPage>>;

/** How the page is looked at; wide, light and with scripts where nothing is said. */
export interface Look {
  width?: number;
  dark?: boolean;
  print?: boolean;
  /** Whether the page's own scripts run. */
  scripts?: boolean;
}

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
}

type Fields = Record<string, unknown>;
type Event = { method: string; sessionId?: string; params: Fields };

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/** @param program absolute path */
export async function startBrowser(program: string) {
  const home = mkdtempSync(join(tmpdir(), 'browser-'));
  const child = spawn(program, [...FLAGS, `--user-data-dir=${home}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { call, listen } = connect(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return {
    open: (look?: Look) => openPage(call, listen, look),
    async close() {
      await call('Browser.close').catch(() => undefined);
      await ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Call = (method: string, params?: Fields, sessionId?: string) => Promise<Fields>;
type Listen = (listener: (event: Event) => void) => void;

/** Messages are JSON, with a NUL after each. */
function connect(input: Writable, output: Readable): { call: Call; listen: Listen } {
  let last = 0;
  const waiting = new Map<
    number,
    { resolve: (value: Fields) => void; reject: (error: Error) => void }
  >();
  const listeners: ((event: Event) => void)[] = [];
  let rest = Buffer.alloc(0);
  const take = (text: string): void => {
    const message = JSON.parse(text) as Event & {
      id?: number;
      result?: Fields;
      error?: { message: string };
    };
    if (message.id === undefined) {
      for (const listener of listeners) listener(message);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error !== undefined) asked?.reject(new Error(message.error.message));
    else asked?.resolve(message.result ?? {});
  };
  output.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      take(rest.subarray(0, end).toString());
      rest = rest.subarray(end + 1);
    }
  });
  output.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'));
  });
  return {
    call: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    listen: (listener) => void listeners.push(listener),
  };
}

async function openPage(call: Call, listen: Listen, look: Look = {}) {
  const { width = 1200, dark = false, print = false, scripts = true } = look;
  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params?: Fields) => call(method, params, String(sessionId));
  /** In order. */
  const requests: Asked[] = [];
  /** Dialogs, messages, errors and refusals of the page's policy: none is expected. */
  const acts: string[] = [];
  const loads: (() => void)[] = [];
  listen(({ sessionId: of, method, params }) => {
    if (of !== sessionId) return;
    if (method === 'Page.loadEventFired') loads.splice(0).forEach((loaded) => loaded());
    if (method === 'Page.javascriptDialogOpening') {
      void ask('Page.handleJavaScriptDialog', { accept: false });
    }
    if (method === 'Network.requestWillBeSent') {
      requests.push(params['request'] as Asked);
    } else if (ACTS.includes(method) && !isFailedRequest(params)) {
      acts.push(`${method} ${JSON.stringify(params).slice(0, 500)}`);
    }
  });
  for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await ask(`${domain}.enable`);
  const size = { width, height: 900, deviceScaleFactor: 1, mobile: width < 600 };
  await ask('Emulation.setDeviceMetricsOverride', size);
  const scheme = { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' };
  await ask('Emulation.setEmulatedMedia', { media: print ? 'print' : '', features: [scheme] });
  if (!scripts) await ask('Emulation.setScriptExecutionDisabled', { value: true });

  const run = async (expression: string, contextId?: unknown): Promise<unknown> => {
    const asked = { expression, contextId, awaitPromise: true, returnByValue: true };
    const answer = await ask('Runtime.evaluate', asked);
    const { exceptionDetails } = answer;
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (answer['result'] as { value?: unknown }).value;
  };
  return {
    requests,
    acts,
    async goto(url: string) {
      const loaded = new Promise<void>((resolve) => loads.push(resolve));
      await ask('Page.navigate', { url });
      await loaded;
    },
    /** The value of an expression in the page; promises are awaited. */
    evaluate: async <Value = unknown>(expression: string) => (await run(expression)) as Value,
    /** The text that a reader sees. */
    text: async () => String(await run('document.body.innerText')),
    /** What `axe-core` finds, as sentences; an empty list is a pass. */
    async axe() {
      const { frameTree } = await ask('Page.getFrameTree');
      const { id } = (frameTree as { frame: { id: string } }).frame;
      // A world of its own: the page's policy and scripts have no part in it.
      const world = await ask('Page.createIsolatedWorld', { frameId: id, worldName: 'axe' });
      const { executionContextId } = world;
      await run(AXE, executionContextId);
      return (await run(RUN_AXE, executionContextId)) as string[];
    },
    close: async () => void (await call('Target.closeTarget', { targetId })),
  };
}

const ACTS = [
  'Page.javascriptDialogOpening',
  'Page.windowOpen',
  'Page.downloadWillBegin',
  'Runtime.consoleAPICalled',
  'Runtime.exceptionThrown',
  'Log.entryAdded',
];

/** The browser's note that an answer was not 2xx: the page itself says what that means. */
function isFailedRequest(params: Fields): boolean {
  return (params['entry'] as { source?: string } | undefined)?.source === 'network';
}

const AXE = readFileSync(join(REPOSITORY, 'node_modules/axe-core/axe.min.js'), 'utf8');
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 200) + ' ' + node.failureSummary)))`;
