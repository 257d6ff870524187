/**
 * What ships, where its users are: a service and a GitHub behind TLS, with names that are not this machine's, and
 * proxies between. The service is `plangate serve` of the bundle, so that what only that one holds is used, too.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConnectProxy } from '../support/connect-proxy.ts';
import { startConnectProxy } from '../support/connect-proxy.ts';
import { ROOT, inDist } from '../support/dist.ts';
import type { RunningGitHub } from '../support/github/start-github.ts';
import { startGitHub } from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { addressOf } from '../support/git-server.ts';
import { findProgram } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import { pathWith } from '../support/policy-repository.ts';
import type { Ended, Job, Step } from '../support/runner.ts';
import { startJob } from '../support/runner.ts';
import {
  checkOut,
  GITHUB_TOKEN,
  HEAD,
  MERGE,
  pullRequestEvent,
  seedOf,
  SERVICE_TOKEN,
} from '../support/scenario.ts';
import { createAuthority } from '../support/self-signed.ts';
import { startServe } from '../support/spawn-cli.ts';
import { limitMs } from '../support/time-limits.ts';
import type { FrontRequest, TlsFront } from '../support/tls-front.ts';
import { startTlsFront } from '../support/tls-front.ts';

const DOMAIN = '.internal.example';
const PROXY = `proxy${DOMAIN}`;
const USER = { user: 'ci', password: 'p@ss:word' };

export const BUNDLES = ['action', 'cli', 'lib'] as const;
export const WAYS = ['direct', 'proxy', 'proxy with a password', 'NO_PROXY'] as const;
/** Ways that lead nowhere. */
export const CLOSED_WAYS = ['proxy 407', 'proxy 502', 'no proxy there'] as const;
export const NO_TRUST = ['another authority', 'expired', 'another name'] as const;

type Way = (typeof WAYS | typeof CLOSED_WAYS)[number];
/** Of the certificate of the other side: whether NODE_EXTRA_CA_CERTS names its authority, and what else is wrong with it. */
type Trust = 'its authority' | (typeof NO_TRUST)[number];

export interface Row {
  entry: (typeof BUNDLES)[number];
  way: Way;
  trust: Trust;
  /** What names the proxy. */
  variable: string;
  /** Judges on this machine, by policies at a pinned URL, which git fetches. */
  isLocal?: true;
  /** Of its pull request, its service and its GitHub: what it did is told from the others by it. */
  number: number;
}

export interface Outcome extends Ended {
  verdict: string;
  /** Tunnels that the proxies were asked for. */
  tunnels: string[];
  requests: FrontRequest[];
  comment: string;
  /** Lines that the parser of HCL found, as the report has them; of the action, all that the comment links. */
  located: string[];
}

export interface ShippedWorld {
  github: RunningGitHub;
  /** @param node path of the Node.js that runs it */
  run(row: Row, node: string): Promise<Outcome>;
  close(): Promise<void>;
}

export async function startShippedWorld(pullRequests: number): Promise<ShippedWorld> {
  const job = await startJob({ refusesOthers: false });
  fillCheckout(job);
  const policies = join(job.temp, 'policies');
  cpSync(join(ROOT, 'examples/policies'), join(policies, 'aws'), { recursive: true });
  initIn(policies);
  const commit = commitIn(policies);
  gitIn(policies, 'clone', '-q', '--bare', policies, join(job.temp, 'policies.git'));
  const seed = join(job.temp, 'seed.json');
  writeFileSync(seed, JSON.stringify(seedOf({})));
  const examples = join(ROOT, 'examples/policies');
  const [service, github] = await Promise.all([
    startServe(['--run-seconds', '0', '--seed', seed, '--policies', examples]),
    startGitHub({
      pullRequests: Array.from({ length: pullRequests }, (_, index) => ({
        number: index + 1,
        headSha: HEAD,
        files: ['infra/network/main.tf'],
      })),
      branches: { main: { 'README.md': '' } },
      tokens: { [GITHUB_TOKEN]: workflowToken() },
    }),
  ]);
  const git = addressOf(job.temp);
  const origins = { service: service.address, github: github.serverUrl, git };
  const network = await startNetwork(job.temp, (host) => {
    const [kind = ''] = host.split('-');
    return kind in origins ? origins[kind as keyof Hosts] : '';
  });
  writeFileSync(join(job.temp, 'use-library.mjs'), LIBRARY_USE);
  const run = async (row: Row, node: string): Promise<Outcome> => {
    const hosts = network.hostsOf(row);
    const step = stepOf(
      row,
      { ...hosts, commit, here: github.serverUrl },
      network.environmentOf(row),
    );
    const ended = await startEntry(row.entry, { ...step, node }, job);
    return { ...ended, ...readOutcome(row, ended, github), ...network.seen(hosts) };
  };
  return {
    github,
    run,
    async close() {
      service.child.kill();
      await Promise.all([network.stop(), github.stop(), job.remove()]);
    },
  };
}

/**
 * The examples, what an expression of RE2's own keeps at home, and beside a secret that git does not know
 * one that it knows: who does not ask git ships both, or neither.
 */
function fillCheckout({ workspace }: Job): void {
  const infra = join(workspace, 'infra');
  cpSync(join(ROOT, 'examples/infra'), infra, { recursive: true });
  writeFileSync(join(infra, '.terraformignore'), 'network/note[s-t]*.t?t\n');
  writeFileSync(join(infra, 'network/notes.txt'), 'for ourselves\n');
  writeFileSync(join(infra, 'network/tracked.pem'), 'known to git\n');
  checkOut(workspace);
  writeFileSync(join(infra, 'network/untracked.pem'), 'left behind\n');
}

interface Hosts {
  service: string;
  github: string;
  git: string;
}

/** A port on which nobody listens: one that was free a moment ago may be that of another test now. */
const NOBODY = 1;

/** Fronts with each kind of certificate, and proxies of each kind, for all rows. */
async function startNetwork(folder: string, originOf: (host: string) => string) {
  const [ours, others] = [createAuthority('internal'), createAuthority('another')];
  const [caFile, otherFile] = [join(folder, 'ca.pem'), join(folder, 'other.pem')];
  writeFileSync(caFile, ours.cert);
  writeFileSync(otherFile, others.cert);
  const names = [`*${DOMAIN}`];
  const [good, expired, misnamed, open, withPassword, refusing, broken] = await Promise.all([
    startTlsFront(ours.issue(names), originOf),
    startTlsFront(ours.issue(names, [-3, -1]), originOf),
    startTlsFront(ours.issue(['other.example']), originOf),
    startConnectProxy(),
    startConnectProxy(USER),
    startConnectProxy({ refuse: 407 }),
    startConnectProxy({ refuse: 502 }),
  ]);
  const fronts = [good, expired, misnamed];
  const proxies = [open, withPassword, refusing, broken];
  const frontOf = ({ trust }: Row): TlsFront =>
    trust === 'expired' ? expired : trust === 'another name' ? misnamed : good;
  const proxyOf: Record<Way, string> = {
    direct: '',
    proxy: `http://${PROXY}:${open.port}`,
    'proxy with a password': `http://${USER.user}:${encodeURIComponent(USER.password)}@${PROXY}:${withPassword.port}`,
    NO_PROXY: `http://${PROXY}:${NOBODY}`,
    'proxy 407': `http://${PROXY}:${refusing.port}`,
    'proxy 502': `http://${PROXY}:${broken.port}`,
    'no proxy there': `http://${PROXY}:${NOBODY}`,
  };
  /** The names of the tests' DNS are known to Node.js, and not to git. */
  const proxyAt = ({ way, isLocal }: Row): string =>
    isLocal ? proxyOf[way].replace(PROXY, '127.0.0.1') : proxyOf[way];
  return {
    hostsOf(row: Row): Hosts {
      const hostOf = (kind: string) => `${kind}-${row.number}${DOMAIN}:${frontOf(row).port}`;
      return { service: hostOf('service'), github: hostOf('github'), git: hostOf('git') };
    },
    environmentOf(row: Row): Record<string, string> {
      const direct = row.way === 'direct' || row.way === 'NO_PROXY';
      const trusted = row.trust === 'another authority' ? otherFile : caFile;
      return {
        NODE_OPTIONS: `--import=${new URL('../support/resolve-here.js', import.meta.url).href}`,
        RESOLVED_HERE: direct ? DOMAIN : PROXY,
        ...(row.way !== 'direct' && { [row.variable]: proxyAt(row) }),
        NO_PROXY: row.way === 'NO_PROXY' ? `${DOMAIN},127.0.0.1` : '127.0.0.1',
        NODE_EXTRA_CA_CERTS: trusted,
      };
    },
    seen: (hosts: Hosts): Pick<Outcome, 'tunnels' | 'requests'> => ({
      tunnels: proxies
        .flatMap(({ asked }: ConnectProxy) => asked)
        .filter((target) => Object.values(hosts).includes(target)),
      requests: fronts
        .flatMap(({ requests }) => requests)
        .filter(({ host }) => Object.values(hosts).some((own) => own.startsWith(`${host}:`))),
    }),
    stop: () => Promise.all([...fronts, ...proxies].map((server) => server.stop())),
  };
}

function stepOf(
  row: Row,
  { service, github, git, commit, here }: Hosts & Record<'commit' | 'here', string>,
  network: Record<string, string>,
): Step {
  const isTriedAgain = row.way === 'proxy 502' || row.way === 'no proxy there';
  const timeoutMs = limitMs(isTriedAgain ? 5_000 : 90_000);
  return {
    event: pullRequestEvent({ number: row.number }),
    token: GITHUB_TOKEN,
    with: {
      ...(row.isLocal
        ? { local: 'true', policies: `git::https://${git}/policies.git//aws?ref=${commit}` }
        : { hostname: `https://${service}`, organization: 'acme' }),
      workspace: 'net-prod',
      directory: 'infra/network',
      timeout: `${Math.ceil(timeoutMs / 1_000)}s`,
    },
    env: {
      ...network,
      ...(row.isLocal && { PATH: pathWith(planningProgram(), findProgram('opa')) }),
      GITHUB_SHA: MERGE,
      GITHUB_REF: `refs/pull/${row.number}/merge`,
      GITHUB_API_URL: `https://${github}`,
      GITHUB_GRAPHQL_URL: `https://${github}/graphql`,
      // Git knows the names of the tests only through a proxy.
      GITHUB_SERVER_URL: row.entry === 'cli' && !row.isLocal ? here : `https://${github}`,
    },
  };
}

async function startEntry(entry: Row['entry'], step: Step, job: Job): Promise<Ended> {
  const { node = process.execPath, env } = step;
  if (entry === 'action') {
    const secrets = 'hostname' in step.with && { token: SERVICE_TOKEN };
    return job.run({ ...step, with: { ...step.with, ...secrets } });
  }
  const secrets = { TF_API_TOKEN: SERVICE_TOKEN, GITHUB_TOKEN };
  const given = { ...step, env: { ...env, ...secrets } };
  if (entry === 'lib') {
    const script = join(job.temp, 'use-library.mjs');
    return job.program(given, node, [script, JSON.stringify(libraryOptions(step.with))]);
  }
  const options = Object.entries(step.with).flatMap(([name, value]) =>
    value === 'true' ? [`--${name}`] : [`--${name}`, value],
  );
  const words = ['check', '--format', 'json', ...options];
  return job.program(given, node, [inDist('cli/index.js'), ...words]);
}

/** The inputs of a step as options of the library. */
function libraryOptions({ timeout = '', ...others }: Step['with']): object {
  return { ...others, timeoutMs: Number.parseInt(timeout, 10) * 1000 };
}

const LIBRARY_USE = `import { check } from '${pathToFileURL(inDist('lib/index.js')).href}';
const options = JSON.parse(process.argv[2]);
const { green, report } = await check({ ...options, environment: process.env });
console.log(JSON.stringify(report));
for (const { problem, reasons } of report.workspaces) console.error(problem, reasons);
process.exitCode = green ? 0 : 1;
`;

function readOutcome(
  { entry, number }: Row,
  { stdout, outputs }: Ended,
  github: RunningGitHub,
): Pick<Outcome, 'verdict' | 'comment' | 'located'> {
  const comment = github
    .comments(number)
    .map(({ body }) => body)
    .join('\n');
  if (entry === 'action') {
    const located = Array.from(
      comment.matchAll(/([\w-]+\.tf)#L(\d+)/g),
      ([, file, line]) => `${file}:${line}`,
    );
    return { verdict: outputs['verdict'] ?? '', comment, located };
  }
  const report = readReport(stdout);
  const placed = (report?.causes ?? []).flatMap((cause) => [
    ...cause.resources,
    ...cause.generalMessages,
  ]);
  const located = placed.flatMap(({ location }) =>
    location?.source === 'block'
      ? [`${location.path.replace(/^.*\//, '')}:${location.startLine}`]
      : [],
  );
  return { verdict: report?.verdict ?? '', comment, located };
}

interface Placed {
  location?: { path: string; startLine: number; source: string };
}

/** Undefined where nothing was judged. */
function readReport(stdout: string) {
  try {
    return JSON.parse(stdout) as {
      verdict: string;
      causes: { resources: Placed[]; generalMessages: Placed[] }[];
    };
  } catch {
    return undefined;
  }
}
