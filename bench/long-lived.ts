/**
 * The local service over many runs that nobody removes, in one workspace and on a simulated clock: of three runs one only
 * plans, one applies, and one is of a push. After each run the lists of runs are asked for. Says what the lists cost in
 * processor time in each tenth, and the memory at the end. Run: npm run compile && node build/bench/long-lived.js [runs]
 */
import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { startRunOf, testService, uploadTo } from '../__tests__/support/local-service.ts';

// As the command line does, in which the service runs.
setFlagsFromString('--heap-growing-percent=15');

const RUNS = Number(process.argv[2] ?? '10000');
const MOST_GROWTH = 1.5;
const MOST_MEGABYTES = 300;

const service = testService({
  seed: { organizations: [{ name: 'acme', workspaces: [{ name: 'app', autoApply: true }] }] },
});
const workspace = service.workspaceId('app');
const LISTS = [
  `/workspaces/${workspace}/runs`,
  `/workspaces/${workspace}/runs?filter[operation]=plan_only`,
  '/organizations/acme/runs',
];
const INGRESS = { 'on-default-branch': true };

/** Takes the course of one run, from its upload to its end. */
async function takeRun(index: number): Promise<void> {
  const files = { 'main.tf': `resource "terraform_data" "a" {\n  input = ${String(index)}\n}\n` };
  if (index % 3 === 2) service.push({ workspace, files, ingress: INGRESS });
  else {
    const planOnly = index % 3 === 0;
    const attributes = { speculative: planOnly, 'auto-queue-runs': false };
    const version = await uploadTo(service, workspace, files, attributes);
    await service.ask('GET', `/configuration-versions/${version}`);
    await startRunOf(service, workspace, version);
  }
  service.pass(60_000);
}

/** What each list costs, in milliseconds of processor time. */
async function takeLists(): Promise<number> {
  const before = process.cpuUsage();
  for (const list of LISTS) {
    const { status } = await service.ask('GET', list);
    if (status !== 200) throw new Error(`${list} answers ${String(status)}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / LISTS.length;
}

const tenths: number[] = [];
for (let index = 0; index < RUNS; index += 1) {
  await takeRun(index);
  const tenth = Math.floor((index * 10) / RUNS);
  tenths[tenth] = (tenths[tenth] ?? 0) + (await takeLists()) / (RUNS / 10);
}
const statuses = new Map<string, number>();
for (const { status } of service.runs()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
const { heapUsed, external, rss } = memoryUsage();
const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);
const growth = (tenths.at(-1) ?? 0) / (tenths[0] ?? 1);
console.log([...statuses].map(([status, count]) => `${String(count)} ${status}`).join(', '));
console.log(
  `ms of processor time of a list, by tenths: ${tenths.map((ms) => ms.toFixed(2)).join(' ')}`,
);
console.log(`growth ${growth.toFixed(2)} (bar: ${String(MOST_GROWTH)})`);
console.log(
  `heap ${megabytes(heapUsed)} MB, beside it ${megabytes(external)} MB, resident ${megabytes(rss)} MB (bar: ${String(MOST_MEGABYTES)})`,
);
process.exitCode = growth <= MOST_GROWTH && rss <= MOST_MEGABYTES * 1024 ** 2 ? 0 : 1;
