/**
 * Requests per second of the local service, `GET /configuration-versions/:id` from 50
 * connections, over a bare handler of node:http that answers the same bytes. Each server is a process of
 * its own; rounds alternate, so that both see the same machine.
 * Run: npm run compile && node build/bench/service.js [rounds] [seconds]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startService } from '../src/service/service.ts';
import { systemClock } from '../src/machine/system-clock.ts';

const CONNECTIONS = 50;

interface Target {
  url: string;
  token: string;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

if (process.argv[2] === 'service') await beService();
else if (process.argv[2] === 'bare') await beBare(process.argv[3] ?? '');
else await measure(Number(process.argv[2] ?? '30'), Number(process.argv[3] ?? '0.5'));

async function beService(): Promise<void> {
  const service = await startService({ clock: systemClock(), random: Math.random });
  const [version] = service.versions();
  const url = `${service.origin}/api/v2/configuration-versions/${version?.id ?? ''}`;
  process.send?.({ url, token: service.token });
}

async function beBare(text: string): Promise<void> {
  const headers = {
    'content-type': 'application/vnd.api+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  };
  const server = createServer((_, outgoing) => outgoing.writeHead(200, headers).end(text));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  process.send?.({
    url: `http://127.0.0.1:${String(port)}/api/v2/configuration-versions/one`,
    token: 'none',
  });
}

async function measure(rounds: number, seconds: number): Promise<void> {
  const service = await start('service');
  const { status, body } = await ask(service.target, undefined);
  if (status !== 200) throw new Error(`the service answered ${String(status)}`);
  const bare = await start('bare', body);
  const rates: Record<'service' | 'bare', number[]> = { service: [], bare: [] };
  const costs: Record<'service' | 'bare', number[]> = { service: [], bare: [] };
  await load(service.target, 1);
  await load(bare.target, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { target, child }] of Object.entries({ bare, service })) {
      const before = await usage(child);
      const { rate, done } = await load(target, seconds);
      rates[name as 'bare'].push(rate);
      costs[name as 'bare'].push(((await usage(child)) - before) / done);
    }
  }
  service.child.kill();
  bare.child.kill();
  const [slow, fast] = [median(rates.service), median(rates.bare)];
  console.log(
    `node ${process.version}, ${String(CONNECTIONS)} connections, ${String(body.length)} bytes per answer`,
  );
  console.log(
    `bare handler        ${fast.toFixed(0)} requests/s (median of ${String(rounds)} rounds of ${String(seconds)} s)`,
  );
  console.log(`local service       ${slow.toFixed(0)} requests/s`);
  console.log(`ratio               ${(fast / slow).toFixed(2)} (bar: 2.00)`);
  const [dear, cheap] = [median(costs.service), median(costs.bare)];
  console.log(
    `processor time      ${dear.toFixed(0)} µs against ${cheap.toFixed(0)} µs per request: ${(dear / cheap).toFixed(2)}`,
  );
  process.exitCode = fast / slow <= 2 ? 0 : 1;
}

function start(role: string, text = ''): Promise<{ child: ChildProcess; target: Target }> {
  const child = fork(fileURLToPath(import.meta.url), [role, text]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (target) => resolve({ child, target: target as Target }));
  });
}

/** Requests per second over `seconds`, as many at a time as there are connections. */
async function load(target: Target, seconds: number): Promise<{ rate: number; done: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const { status } = await ask(target, agent);
        if (status !== 200) throw new Error(`answered ${String(status)}`);
        done += 1;
      }
    }),
  );
  agent.destroy();
  return { rate: (done * 1000) / (performance.now() - began), done };
}

/** Microseconds of processor time that a server has used so far. */
function usage(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (used) => resolve(used as number));
    child.send('usage');
  });
}

function ask(
  { url, token }: Target,
  agent: Agent | undefined,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(url, { ...(agent !== undefined && { agent }), headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
