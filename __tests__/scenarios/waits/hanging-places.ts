/** Places at which a check would wait for ever: each prepares what never answers, and says how to get there. */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { makeTree, type Layout } from '../../support/tree.ts';
import { findProgram } from '../../support/optional-tools.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { openRepository } from '../../support/repository.ts';
import { serveClone } from '../../support/served-clone.ts';
import { startTestService } from '../../support/start-service.ts';
import { listenHere } from '../../support/loopback-service.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

/** One call that waits for ever, unless something ends it. */
export interface Hang {
  args: readonly string[];
  env: Record<string, string>;
  cwd: string;
  /** Whether the wait has begun. */
  isReached: () => boolean;
  /** What stands on the command lines of the programs that must be gone in the end. */
  programs?: readonly string[];
  stop: () => void | Promise<void>;
}

const CONFIGURATION: Layout = { 'main.tf': 'resource "terraform_data" "a" {}\n' };
const NAMED = ['--organization', 'acme', '--workspace', 'net'];

/** Answers nothing but a greeting. It is reached once it got so much as `asks` says. */
export async function startSilent(greeting = '', asks = 1) {
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      asked += 1;
      socket.write(greeting);
      socket.once('data', () => (asked += 1));
    });
  });
  const port = await listenHere(server);
  return {
    port,
    isReached: () => asked >= asks,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function checkOf(hostname: string, ...more: string[]): string[] {
  return ['check', '--hostname', hostname, ...NAMED, ...more];
}

/** In a directory of its own, with a token. */
function inTree({ env, stop, ...hang }: Partial<Hang> & Pick<Hang, 'args' | 'isReached'>): Hang {
  const tree = makeTree(CONFIGURATION);
  const server = serveClone(tree.root);
  return {
    ...hang,
    cwd: tree.root,
    env: { TF_API_TOKEN: 'secret-token-of-the-test', ...server, ...env },
    async stop() {
      await stop?.();
      tree.remove();
    },
  };
}

async function silent(
  argsFor: (port: number) => string[],
  envFor: (port: number) => Record<string, string> = () => ({}),
  ...greeting: Parameters<typeof startSilent>
): Promise<Hang> {
  const { port, ...server } = await startSilent(...greeting);
  return inTree({ args: argsFor(port), env: envFor(port), ...server });
}

/**
 * A program that notes that it runs, starts another one, and never ends.
 *
 * @param only a word that a call has to have; the program itself answers the other ones
 */
function programOnPath(name: string, only?: string) {
  const folder = emptyDirectory();
  const marks = join(folder, 'marks');
  // No other process sleeps that long.
  const nap = `1000.${randomInt(1e9)}`;
  const program = join(folder, name);
  const others = `case " $* " in *" ${only} "*) ;; *) exec ${findProgram(name)} "$@" ;; esac`;
  const lines = [`echo 1 >> ${marks}`, `sleep ${nap} &`, `echo 2 >> ${marks}`, 'wait'];
  const text = ['#!/bin/sh', ...(only === undefined ? [] : [others]), ...lines, ''].join('\n');
  writeFileSync(program, text);
  chmodSync(program, 0o755);
  const isReached = () =>
    existsSync(marks) && readFileSync(marks, 'utf8').trim().split('\n').length > 1;
  const path = `${folder}:/usr/bin:/bin`;
  return { path, isReached, programs: [folder, nap] };
}

async function withService(
  more: (origin: string) => Partial<Hang> & Pick<Hang, 'isReached'>,
): Promise<Hang> {
  const seed = {
    users: [{ username: 'owner' }],
    organizations: [{ name: 'acme', workspaces: [{ name: 'net' }] }],
    tokens: [{ kind: 'user', of: 'owner', secret: 'secret-token-of-the-test' }],
  } as const;
  const service = await startTestService({
    seed: structuredClone(seed) as never,
    runDurationMs: 3_600_000,
  });
  const tree = makeTree(CONFIGURATION);
  const server = serveClone(tree.root);
  const { env, stop, ...rest } = more(service.origin);
  return {
    args: checkOf(service.origin),
    cwd: tree.root,
    ...rest,
    env: { TF_API_TOKEN: 'secret-token-of-the-test', ...server, ...env },
    async stop() {
      await stop?.();
      await service.stop();
      tree.remove();
    },
  };
}

/** Stands in front of a service, and swallows everything after what `isLast` finds in a request. */
export async function startFront(origin: string, isLast: (text: string) => boolean) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const onward = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
    }
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      isSilent ||= isLast(text);
      // The service answers to its own name only.
      const named = text.replace(
        /^(host: ).*$/im,
        (_, name: string) => name + new URL(origin).host,
      );
      if (!isSilent) onward.write(named, 'latin1');
    });
    onward.on('data', (chunk: Buffer) => void (isSilent || socket.write(chunk)));
  });
  const port = await listenHere(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    isSilent: () => isSilent,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function inFrontOf(hang: Hang, front: Awaited<ReturnType<typeof startFront>>): Hang {
  const stop = async () => {
    front.stop();
    await hang.stop();
  };
  return { ...hang, args: checkOf(front.origin), isReached: front.isSilent, stop };
}

/** A local check. Without policies it starts no other program. */
function locally(program: string): Hang {
  const { path, ...programs } = programOnPath(program);
  const tree = makeTree();
  const origin = openRepository(tree.path('origin'));
  const rule = { 'policies/a.rego': 'package a\n\ndeny contains "no" if { false }\n' };
  origin.commit({ ...CONFIGURATION, ...(program === 'opa' && rule) });
  origin.git('clone', '--quiet', origin.root, tree.path('clone'));
  const args = ['check', '--local', '--trust-checkout'];
  const planning = program === 'opa' ? [dirname(planningProgram())] : [];
  const env = { PATH: [...planning, path].join(delimiter) };
  return { args, env, cwd: tree.path('clone'), ...programs, stop: () => tree.remove() };
}

/** A pipe without a writer. It has a reader once somebody waits to read it. */
export function makePipe(path: string) {
  mkdirSync(join(path, '..'), { recursive: true });
  execFileSync('mkfifo', [path]);
  let end: number | undefined;
  return {
    isReached() {
      try {
        end ??= openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
      } catch {
        // There is no reader yet.
      }
      return end !== undefined;
    },
    stop: () => void (end !== undefined && closeSync(end)),
  };
}

/** A module that runs before the program: it is loaded by `NODE_OPTIONS`. */
const preload = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});

export const PLACES: Readonly<Record<string, () => Hang | Promise<Hang>>> = {
  'a proxy that accepts the tunnel and is silent': () =>
    silent(
      () => checkOf('app.terraform.io'),
      (port) => ({ HTTPS_PROXY: `http://127.0.0.1:${port}` }),
    ),
  'a TLS handshake that is never answered': () =>
    silent((port) => checkOf(`https://127.0.0.1:${port}`)),
  'TLS through a tunnel that is never answered': () =>
    silent(
      () => checkOf('app.terraform.io'),
      (port) => ({ HTTPS_PROXY: `http://127.0.0.1:${port}` }),
      'HTTP/1.1 200 Connection established\r\n\r\n',
      2,
    ),
  'a request that is never answered': () => silent((port) => checkOf(`http://127.0.0.1:${port}`)),
  'an answer whose body never ends': () =>
    silent(
      (port) => checkOf(`http://127.0.0.1:${port}`),
      undefined,
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ),
  'a name that DNS never answers': async () => {
    const folder = emptyDirectory();
    const mark = join(folder, 'asked');
    const code = `import dns from 'node:dns'; import { writeFileSync } from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; dns.lookup = () => writeFileSync(${JSON.stringify(mark)}, ''); syncBuiltinESMExports();`;
    const isReached = () => existsSync(mark);
    return inTree({ args: checkOf('tfe.acme.example'), env: preload(code), isReached });
  },
  'threads of Node.js that wait for a disk': async () => {
    const folder = emptyDirectory();
    const pipe = makePipe(join(folder, 'pipe'));
    const code = `import { readFile } from 'node:fs'; import dns from 'node:dns'; import { syncBuiltinESMExports } from 'node:module'; const { lookup } = dns; dns.lookup = (...all) => { for (let each = 0; each < 4; each += 1) readFile(${JSON.stringify(join(folder, 'pipe'))}, () => {}); lookup(...all); }; syncBuiltinESMExports();`;
    return inTree({ args: checkOf('tfe.acme.example'), env: preload(code), ...pipe });
  },
  'git that never ends, before anything is known': () =>
    silent(
      () => ['check'],
      (port) => ({
        CI: 'true',
        PLANGATE_REPOSITORY_URL: `http://127.0.0.1:${port}/acme/infra.git`,
      }),
    ),
  'git that never ends, while files are packed': () =>
    withService(() => {
      const { path, ...git } = programOnPath('git', 'ls-files');
      return { env: { PATH: path }, ...git };
    }),
  'opa that never ends': () => locally('opa'),
  'terraform that never ends': () => locally('terraform'),
  'a run that never ends': async () => {
    const hang = await withService(() => ({ isReached: () => false }));
    let created = false;
    const front = await startFront(hang.args[2] ?? '', (text) => {
      created ||= text.includes('POST /api/v2/runs');
      return false;
    });
    return { ...inFrontOf(hang, front), isReached: () => created };
  },
  'a service that falls silent while its run goes on': async () => {
    const hang = await withService(() => ({ isReached: () => false }));
    const front = await startFront(hang.args[2] ?? '', (text) =>
      text.includes('GET /api/v2/runs/run-'),
    );
    return inFrontOf(hang, front);
  },
};
