/** What goes wrong before anything can be judged, and what is then said to do, word for word. */
import { toPlainText } from '../../src/model/sentence.ts';
import { truncateSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { LONGEST_PLAN } from '../../src/plan/read-plan.ts';
import { howToGetOpa } from '../../src/rego/find-opa.ts';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { mergeRequestIn, pathWith } from '../support/policy-repository.ts';
import { openRepository } from '../support/repository.ts';
import { expectGolden } from '../support/golden.ts';
import {
  answerJson,
  startLoopback,
  type LoopbackService,
  listenHere,
  served,
} from '../support/loopback-service.ts';
import { readText } from '../support/markdown-files.ts';
import { selfSigned } from '../support/self-signed.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { runCli } from '../support/spawn-cli.ts';

const TOKEN = 'token-of-these-messages';
const ORGANIZATION_TOKEN = 'organization-token-of-these';
const { tokens = [], ...owned } = ownedSeed({ token: TOKEN }, [
  { name: 'net-prod' },
  { name: 'storage-prod' },
  { name: 'outside' },
  { name: 'slow', script: 'stuck-pending' },
]);
const ofAll = { kind: 'organization', organization: 'acme', secret: ORGANIZATION_TOKEN } as const;
const service = serviceForAll({
  runDurationMs: 50,
  seed: { ...owned, tokens: [...tokens, ofAll] },
});
const servers: Server[] = [];
let plainPort: number;
let refusingPort: number;
let tree: Tree;

const about = { relationships: {}, links: {} };
const planned = { type: 'runs', id: 'run-1', attributes: { status: 'planned' } };
/** With a fault of each kind. */
const SEED = {
  users: [{ username: 'x y' }],
  organizations: [
    { name: 'acme', workspaces: [{ nmae: 'a', locked: 'yes', script: 'plan' }], policySets: {} },
  ],
};
/** Services that answer to one kind of address alone. */
const ODD: Record<string, (url: string) => [status: number, document: object] | undefined> = {
  other: () => undefined,
  withoutChecks: (url) =>
    url.endsWith('/runs/run-1') ? [200, { data: { ...planned, ...about } }] : undefined,
};
const odd: Record<string, LoopbackService> = {};

/** Services with TLS, by their certificates; `other` is the authority of none. */
const CERTIFICATES = {
  good: selfSigned(),
  expired: selfSigned([], [-3, -1]),
  early: selfSigned([], [1, 3]),
  other: selfSigned(),
};
const secured: Record<string, Awaited<ReturnType<typeof served>>> = {};

const CLOUD = (workspace: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${workspace}"\n    }\n  }\n}\n`;

beforeAll(async () => {
  plainPort = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  refusingPort = await listen((socket) =>
    socket.once('data', () =>
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n'),
    ),
  );
  for (const [name, answer] of Object.entries(ODD)) {
    odd[name] = await startLoopback(({ url }, response) => {
      const found = answer(url);
      if (found !== undefined) answerJson(response, ...found);
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found\n');
    });
  }
  const pems: Record<string, string> = {};
  for (const [name, pair] of Object.entries(CERTIFICATES)) {
    pems[`${name}.pem`] = pair.cert;
    // An upload URL without TLS is answered to whoever creates something.
    secured[name] = await served(
      createHttpsServer(pair, ({ method, headers }, response) => {
        const plain = `http://${headers.host}/signed/secret-of-the-address`;
        const attributes = { status: 'pending', 'upload-url': plain, speculative: true };
        const version = { id: 'cv-1', type: 'configuration-versions', attributes, ...about };
        if (method === 'POST') answerJson(response, 201, { data: version });
        else answerJson(response, 404, { errors: [{ status: '404', title: 'not found' }] });
      }),
    );
  }
  tree = makeTree({
    ...pems,
    'infra/main.tf': CLOUD('net-prod'),
    'network/main.tf': `${CLOUD('outside')}module "vpc" {\n  source = "../modules/vpc"\n}\n`,
    'modules/vpc/main.tf': 'locals {}\n',
    'lost/main.tf': 'module "vpc" {\n  source = "../vpc"\n}\n',
    'large.json': '',
    'bare/main.tf': 'locals {}\n',
    'broken/main.tf': CLOUD('net-prod').replace('"acme"', '"acme'),
    'above/one/main.tf': CLOUD('net-prod'),
    'seed.json': JSON.stringify(SEED),
    'junk/policies.hcl': 'policy "a" {\n  query = "data.a"\n  enforcement_level = "mandatory"\n}\n',
    'junk/policy.wasm': 'x',
    'sentinel/sentinel.hcl': 'policy "tags" {}\n',
    'sentinel/tags.sentinel': 'main = rule { true }\n',
    'empty/README.md': '',
    'empty.pem': '',
    'plan.json': readText('__tests__/data/plan-made-elsewhere.json'),
    'edited/bundle.tar.gz': 'x',
    'edited/tags.rego': 'package terraform.policies.tags\n',
  });
  truncateSync(tree.path('large.json'), LONGEST_PLAN + 1);
  const cloned = openRepository(tree.path('cloned'));
  cloned.commit({ 'README.md': '' });
  cloned.addOrigin();
  cloned.write({ 'main.tf': CLOUD('net-prod') });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all([odd, secured].flatMap(Object.values).map((each) => each.stop()));
});

async function listen(take: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(take);
  servers.push(server);
  return listenHere(server);
}

/** Everything that was said, with what differs from run to run made equal. */
async function said(words: Call[0], options: Call[1] = {}): Promise<string> {
  const known = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
  // Without programs that not every machine has.
  const env = { ...known, PATH: pathWith(), ...options.env };
  const where = { cwd: tree.path(options.here ?? 'infra'), env };
  // Node.js reads the file of that variable when it starts.
  const needsProcess = options.env?.['NODE_EXTRA_CA_CERTS'] !== undefined;
  const ended = needsProcess
    ? await runCli(words.split(' '), { ...where, process: true })
    : await callCli(words.split(' '), { ...options, ...where });
  const text = [`$ plangate ${words}`, ended.stdout, ended.stderr, `exit ${ended.code}\n`].join(
    '\n',
  );
  return (
    text
      .replaceAll(tree.root, '/checkout')
      .replaceAll(/(127\.0\.0\.1:|localhost:|--port )\d{4,}/g, '$18080')
      .replaceAll(/\b(cv|run|ws|plan)-[A-Za-z0-9]{16}\b/g, '$1-…')
      .replaceAll(/\b\d\d:\d\d$/gm, '00:00')
      .replaceAll(/^ {2}\d\d:\d\d /gm, '  00:00 ')
      .replaceAll(/ \d+ ms$/gm, ' N ms')
      // What an early look sees of a plan, and how long a name server takes, is no part of the message.
      .replaceAll(/^ {2}00:00 planning\n/gm, '')
      .replaceAll(/^ {2}00:00 still finding the workspace\n/gm, '')
      .replaceAll(/To get opa: .*/g, 'To get opa: …')
      .replaceAll(/sha256 \w+/g, 'sha256 …')
      .replaceAll(/\(commit [0-9a-f]{7}\)/g, '(commit …)')
      .replaceAll(/\d+ B\b/g, 'N B')
      .replaceAll(/^(\w+Z?): \d+/gm, '$1')
      .replaceAll(/Tried \d+ times in \d+ s/g, 'Tried N times in N s')
      .replaceAll(/ +\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
  );
}

const host = (origin: string) => ({ env: { TF_CLOUD_HOSTNAME: origin } });
const oddHost = (name: string) => host(odd[name]?.origin ?? '');

type Call = [words: string, options?: CallOptions & { here?: string }];

const CASES: Record<string, () => Call[]> = {
  'proxy-407': () => {
    const env = {
      HTTPS_PROXY: `http://127.0.0.1:${refusingPort}`,
      TF_CLOUD_HOSTNAME: 'tfe.example.com',
    };
    return [
      ['check', { env }],
      ['doctor', { env }],
    ];
  },
  'proxy-malformed': () => [
    ['check', { env: { HTTPS_PROXY: 'http://pro xy' } }],
    ['configuration-versions show cv-1', { env: { HTTPS_PROXY: 'http://pro xy' } }],
  ],
  'no-tls': () => [
    ['check', host(`https://127.0.0.1:${plainPort}`)],
    ['doctor', host(`https://127.0.0.1:${plainPort}`)],
  ],
  'host-misspelt': () => [
    ['check', host('tfe.nowhere.invalid')],
    ['configuration-versions show cv-1', host('tfe.nowhere.invalid')],
  ],
  certificates: () => {
    const show = 'configuration-versions show cv-1';
    const at = (name: string, here: string, more = {}) => {
      const port = secured[name]?.port;
      return { here: '.', env: { TF_CLOUD_HOSTNAME: `https://${here}:${port}`, ...more } };
    };
    const create = 'configuration-versions create -w ws-1234567890123456 --speculative';
    const trusting = (file: string) => ({ NODE_EXTRA_CA_CERTS: tree.path(file) });
    return [
      [show, at('good', '127.0.0.1')],
      [show, at('good', '127.0.0.1', trusting('other.pem'))],
      [show, at('expired', '127.0.0.1', trusting('expired.pem'))],
      [show, at('early', '127.0.0.1', trusting('early.pem'))],
      [show, at('good', 'localhost', trusting('good.pem'))],
      [`${create} --upload bare`, at('good', '127.0.0.1', trusting('good.pem'))],
    ];
  },
  'proxy-socks': () => {
    const by = (proxies: Record<string, string>): Call => [
      'configuration-versions show cv-1',
      { env: { TF_CLOUD_HOSTNAME: 'https://tfe.acme.invalid', ...proxies } },
    ];
    return [
      by({ HTTPS_PROXY: 'socks5://127.0.0.1:1' }),
      by({ HTTP_PROXY: 'socks5h://u:secret-of-the-proxy@127.0.0.1:1' }),
      by({ https_proxy: 'socks://127.0.0.1:1', NO_PROXY: 'other.example' }),
      by({ HTTPS_PROXY: 'socks5://127.0.0.1:1', NO_PROXY: 'a.example, .acme.invalid:443' }),
    ];
  },
  'not-a-service': () => [['doctor', oddHost('other')]],
  'block-below': () => [
    ['check', { here: '.' }],
    ['doctor', { here: '.' }],
    ['check', { here: 'above' }],
    ['check', { here: 'bare' }],
    ['check', { here: 'infra', isPersonThere: false }],
    ['check', { here: 'cloned', isPersonThere: false }],
  ],
  'block-broken': () => [
    ['check', { here: 'broken' }],
    ['doctor', { here: 'broken' }],
    ['runs list', { here: 'broken' }],
    ['agent-tokens list lab', { here: 'broken' }],
    ['check', { here: 'broken', isPersonThere: false }],
  ],
  'no-token': () => [['check', { env: { TF_API_TOKEN: '' } }]],
  timeout: () => [['check --workspace slow --timeout 30s']],
  'wrong-workspace': () => [['check --workspace net-prd'], ['check --workspace elsewhere']],
  'organization-token': () => [['doctor', { env: { TF_API_TOKEN: ORGANIZATION_TOKEN } }]],
  'module-outside': () => [
    ['check', { here: 'network' }],
    ['pack', { here: 'network' }],
    ['pack', { here: 'lost' }],
  ],
  'seed-and-policies': () => [
    ['serve --policies nopedir'],
    ['serve --policies junk', { here: '.' }],
    ['serve --policies sentinel', { here: '.' }],
    ['serve --policies empty', { here: '.' }],
    ['serve --seed seed.json', { here: '.' }],
    ['serve --policies edited --seed seed.json', { here: '.' }],
  ],
  options: () => [
    ['check --organization nowhere'],
    ['check', { env: { TF_API_TOKEN: 'a-token-of-nobody' } }],
    ['check --directory infrastructure', { here: '.' }],
    ['check --workspace net-prod --directory empty', { here: '.' }],
    ['check --timeout 1h30 --fail-on sometimes --mode apply'],
    ['check --max-destroys= --protect= --directory= --fail-on most'],
    ['check --junit x.xml --sarif ./x.xml --reports all --report-json all/report.json'],
    ['runs list', { here: '.', env: { https_proxy: 'gopher://proxy:3128' } }],
    ['check infra --directory other', { here: '.' }],
    ['check infra other', { here: '.' }],
    ['check --directory infr', { here: '.' }],
    ['check infr', { here: '.' }],
    ['serve --port 1.5'],
    ['serve --rate-limit 1.5'],
    ['matrix --groups 1.5'],
    ['check --protect a --max-destroys x --plan-digest x --group x'],
    ['check --workspaces a[0'],
    ['check --workspaces a:b --directory no/such'],
    ['matrix --mode apply'],
    [
      'matrix --organization acme --workspace net-prod',
      {
        here: 'cloned',
        env: { ...mergeRequestIn(tree.path('cloned')), CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '78' },
      },
    ],
    ['combine'],
    ['combine --groups x'],
    ['serve --run-seconds x --course x=y'],
    ['serve --seed ../empty.pem'],
    ['serve --engine-env A'],
    ['serve --engine tofu --engine-env TF_API_TOKEN'],
    [`serve --port ${plainPort}`],
  ],
  'operations-refused': () => {
    const create = 'configuration-versions create -w ws-1234567890123456';
    return [
      [create],
      [`${create} --upload nope`],
      ['configuration-versions upload main.tf --upload-url-file nope'],
      ['configuration-versions upload main.tf --upload-url-file ../seed.json'],
      ['configuration-versions download'],
      ['runs list -w net-prod', { here: 'bare' }],
      ['agent-tokens list lab', { here: 'bare' }],
      ['runs list --all --page 2'],
      ['runs show run-1 --fail-on x'],
      ['override run-1 --reason x --organization acme --workspaces [a,b'],
      ['team-access update tws-1'],
      ['team-access add --team team-1 --access read --runs apply'],
      ['agent-tokens create apool-1 --description x --output no/such'],
      ['audit --organization acme --policies a]'],
      ['audit --workspaces a=b=c'],
      ['digest no*.json'],
      ['digest seed*.json --workspace a', { here: '.' }],
    ];
  },
  'options-local': () => [
    ['check --local --hostname tfe.acme.example'],
    ['check --local --mode provisional'],
    ['check --local --secret-scan fail'],
    ['check --local --plan p.json --var-file x'],
    ['check --local --plan p.json --engine-env A'],
    ['check --explain x'],
    ['check --engine tofu --token xxxxxxxxxxxxxxxxxxxx'],
    ['check --var-file x.tfvars'],
    ['check --plan no.json --explain x'],
    ['check --local --plan no.json'],
    ['check --local --plan ../large.json'],
    ['check --local --plan ../plan.json --target a_b.c'],
    ['check --local --plan ../plan.json --engine tofu'],
    ['check --local --plan ../plan.json --workspaces a,b'],
  ],
  'report-path': () => [
    ['check --report-json='],
    ['check --organization acme --workspaces net-prod=network --directory ..'],
  ],
  'no-such-operation': () => [
    ['configuration-versions show cv-1', oddHost('other')],
    ['policy-checks list run-1', oddHost('withoutChecks')],
  ],
  misspelt: () => [
    ['--verison'],
    ['chekc'],
    ['init --host gitlb'],
    ['check --json --fail-onn x'],
    ['check --fail-on blockd'],
    ['check --mode speculativ'],
  ],
  verbose: () => [
    ['policy-checks show polchk-1 --verbose'],
    ['doctor --verbose --workspace storage-prod'],
  ],
};

test('the message for missing opa fits the system', () => {
  const systems = ['linux x64', 'darwin arm64', 'win32 x64', 'plan9 x64'];
  expectGolden(
    'messages/opa.txt',
    `${systems.map((system) => toPlainText(howToGetOpa(system))).join('\n')}\n`,
  );
});

test.each(Object.keys(CASES))(
  'the message %s is as recorded, and shows no secret',
  async (name) => {
    const told: string[] = [];
    for (const [words, options] of CASES[name]?.() ?? []) told.push(await said(words, options));
    expect(told.join('')).not.toContain(TOKEN);
    expect(told.join('')).not.toMatch(/secret-of-the/);
    expectGolden(`messages/${name}.txt`, told.join('\n'));
  },
);
