/** Uploads that are meant to keep the local service busy: each is answered, in seconds and within bounds. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { Header } from 'tar';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import { startCli } from '../../support/spawn-cli.ts';
import { HOSTILE_UPLOADS } from '../../support/hostile-uploads.ts';
import { showFigure } from '../../support/hunt.ts';
import { limitMs } from '../../support/time-limits.ts';

const TIME_MS = 5_000;
const MEMORY_MB = 300;
const MB = 1024 * 1024;
const FLUSHED = { level: 1, finishFlush: constants.Z_FULL_FLUSH };

function entry(path: string, content: string | number = 0): Buffer {
  const size = typeof content === 'string' ? Buffer.byteLength(content) : content;
  const header = new Header({ path, size, mode: 0o644, mtime: new Date(0), type: 'File' });
  header.encode();
  const body = Buffer.from(typeof content === 'string' ? content : '');
  const padding = Buffer.alloc(typeof content === 'string' ? (512 - (size % 512)) % 512 : 0);
  return Buffer.concat([header.block ?? Buffer.alloc(0), body, padding]);
}
const END = Buffer.alloc(1024);
const MAIN = 'resource "aws_instance" "a" {\n  ami = "x"\n}\n';

/** The same file a thousand times, a thousand times. */
function* million(): Generator<Buffer> {
  const thousand = Buffer.concat(Array.from({ length: 1000 }, () => entry('d/f')));
  for (let count = 0; count < 1000; count++) yield thousand;
  yield END;
}
function* zeros(first: Buffer, megabytes: number): Generator<Buffer> {
  yield entry('main.tf', MAIN);
  yield first;
  const empty = Buffer.alloc(MB);
  for (let count = 0; count < megabytes; count++) yield empty;
  yield END;
}
function* configuration(text: string, copies = 1): Generator<Buffer> {
  for (let index = 0; index < copies; index++) yield entry(`f${index}.tf`, text);
  yield END;
}

/** Of those that `bench/hostile.ts` measures: each cost too much once. */
const DEAR = /^99,000 links that|^a chain of|^errors$|ten thousand blocks|deep/;
const UPLOADS: [string, () => Uint8Array][] = [
  ['a million entries', () => gzip(million())],
  ['a gigabyte of one file', () => gzip(zeros(entry('big', 1024 * MB), 1024))],
  ['half a gigabyte after the end', () => gzip(zeros(END, 511))],
  ['17 MB of configuration', () => gzip(configuration('#'.repeat(MB), 17))],
  ['8 MB of attributes', () => gzip(configuration(`a "b" {\n${'  x = 1\n'.repeat(MB)}}\n`))],
  ...Object.entries(HOSTILE_UPLOADS).filter(([name]) => DEAR.test(name)),
];
/** How deep is too deep depends on the stack. */
const ANSWERS =
  /^\d+ to add$|^Error: (?:Nested too|Invalid|Too many|Unreadable module|No Terraform)|^the archive /;
/** Making the next upload takes longer than the service keeps a connection. */
const ONCE = { connection: 'close' };
/** Characters of the plan's document and log together. */
const MOST_WRITTEN = 8 * MB;

/** One service for all of them: the memory that one takes is still held when the next one comes. */
let service: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  service = await serve();
});
afterAll(() => service.stop());

const runsOfAll = async (): Promise<number> => {
  const { data } = await service.ask('GET', 'runs?filter%5Boperation%5D=plan_only');
  return (data as unknown as object[]).length;
};

test.each(UPLOADS)('%s', async (name, make) => {
  const archive = make();
  const runsBefore = await runsOfAll();
  const { data } = await service.ask('POST', 'configuration-versions', {
    data: { type: 'configuration-versions', attributes: { speculative: true } },
  });
  const before = service.spentMs();
  const uploaded = await fetch(String(data.attributes['upload-url']), {
    method: 'PUT',
    headers: ONCE,
    body: new Uint8Array(archive),
  });
  expect(uploaded.status).toBe(200);
  const version = await service.ask('GET', `/configuration-versions/${data.id}`);
  const runs = (await runsOfAll()) - runsBefore;
  const { status, 'error-message': message } = version.data.attributes;
  expect([status, runs]).toEqual(runs === 1 ? ['uploaded', 1] : ['errored', 0]);
  const { answer, written } =
    runs === 1 ? await newestPlan() : { answer: String(message), written: 0 };
  expect([name, answer]).toEqual([name, expect.stringMatching(ANSWERS)]);
  expect(written).toBeLessThan(MOST_WRITTEN);
  const took = service.spentMs() - before;
  const peak = service.peakMb();
  showFigure(`${name}: ${archive.length} bytes, ${Math.round(took)} ms, ${peak} MB at most`);
  expect(took).toBeLessThan(limitMs(TIME_MS));
  expect(peak).toBeLessThan(MEMORY_MB);
});

/** What the plan of the newest run says in the end, and how much there is of it. */
async function newestPlan() {
  const { data: runs } = await service.ask('GET', 'runs?filter%5Boperation%5D=plan_only');
  const [run] = runs as unknown as Document['data'][];
  const look = async () => (await service.ask('GET', `/runs/${run?.id}/plan`)).data;
  let data = await look();
  while (!['finished', 'errored'].includes(String(data.attributes['status']))) data = await look();
  const log = await (
    await fetch(String(data.attributes['log-read-url']), { headers: ONCE })
  ).text();
  const document = await (await service.send('GET', `/plans/${data.id}/json-output`)).text();
  const [error] = /Error: (?:[^"\\]|\\")+/.exec(log) ?? [];
  const answer = error ?? `${String(data.attributes['resource-additions'])} to add`;
  return { answer, written: log.length + document.length };
}

/** One member, as gzip writes it. A large part that is repeated is compressed once: each begins without a history. */
function gzip(parts: Generator<Buffer>): Buffer {
  const known = new Map<Buffer, Buffer>();
  const out: Buffer[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])];
  let [sum, bytes] = [0, 0];
  for (const part of parts) {
    const compressed = known.get(part) ?? deflateRawSync(part, FLUSHED);
    known.set(part, compressed);
    out.push(compressed);
    sum = crc32(part, sum);
    bytes += part.length;
  }
  const end = Buffer.from([3, 0, ...new Uint8Array(8)]);
  end.writeUInt32LE(sum, 2);
  end.writeUInt32LE(bytes, 6);
  return Buffer.concat([...out, end]);
}

interface Document {
  data: { id: string; attributes: Record<string, unknown> };
}

async function serve() {
  const child = startCli(['serve', '--format', 'json', '--run-seconds', '0']);
  const first = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString()));
  });
  const { address, token, workspaces } = JSON.parse(first) as {
    address: string;
    token: string;
    workspaces: { id: string }[];
  };
  const send = (method: string, path: string, body?: object): Promise<Response> => {
    const below = path.startsWith('/') ? path : `/workspaces/${workspaces[0]?.id}/${path}`;
    return fetch(`${address}/api/v2${below}`, {
      method,
      headers: {
        ...ONCE,
        authorization: `Bearer ${token}`,
        'content-type': 'application/vnd.api+json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return {
    send,
    ask: async (...of: Parameters<typeof send>) => (await (await send(...of)).json()) as Document,
    peakMb: () => peakOf(child),
    spentMs: () => spentBy(child),
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('close', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** 0 where the system does not tell. */
function peakOf({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/status`;
  const told = existsSync(path) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1] : '0';
  return Math.round(Number(told) / 1024);
}

/** Of processors, in all threads: what else goes on here is not counted. */
function spentBy({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return performance.now();
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
