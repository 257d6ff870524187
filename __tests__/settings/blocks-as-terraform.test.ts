/** Which workspaces a check plans without any input: those that `terraform init` asks for, or none where it refuses. */
import { createClient } from '../../src/client/client.ts';
import { toQuery } from '../../src/gate/query-workspaces.ts';
import { loadSettings } from '../../src/settings/load-settings.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { askedLine, startInitFront } from '../configuration/against-terraform/init-front.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { expectGolden } from '../support/golden.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { quietLog } from '../support/quiet-log.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';
import { GIT_PORTS } from '../support/trusted-tree.ts';

const FILES = ['state-blocks.txt', 'workspaces-by-tags.txt'];
const CASES = FILES.flatMap((file) => textCases(file));

/** Two programs read these files in two ways, so a check plans neither. */
const DIFFERENT = /of OpenTofu(?!.*(?:with the same block|without a block))/;

/** What Terraform evaluates, and a check does not: it plans nothing then. */
const NOT_EVALUATED = [
  'a condition',
  'an operation',
  'a part of a list',
  'a directive',
  'a variable in JSON',
  'a text of JSON with a text in a template',
];

/** What Terraform takes for the name of a workspace, and no service. */
const NO_NAME = [
  'a dollar sign that begins no template',
  'a text of JSON with two signs of a dollar',
  'numbers in JSON in the place of texts',
];

/** Terraform asks for all workspaces whose names begin with it, and a check has to know which one. */
const PREFIX = ['the backend `remote` with a prefix'];

/** Where Terraform says another line of the same mistake, or none is said: nothing there names a workspace. */
const OTHER_LINE = [
  'a text that is not closed',
  'an empty organization',
  'a block of a state store',
  'a backend in JSON that is null',
];

/** What inputs take for the same host. */
const SAME_HOST = ['a host with a scheme'];

/** A mistake in a file without any such block: the run of the service fails, and says so. */
const LEFT_TO_THE_RUN = ['a file without a block that is not closed, beside one with it'];

describe('a check of a cloud block', () => {
  test.each(CASES.map(({ what, said, files }) => [what, said, files] as const))(
    'plans or refuses %s as Terraform does',
    async (what, said, files) => {
      const found = await checked(files);
      const isRefused = 'problems' in found;
      const [first = ''] = said;
      if ([...LEFT_TO_THE_RUN, ...SAME_HOST].includes(what)) expect(isRefused).toBe(false);
      else if (DIFFERENT.test(what) || [...NOT_EVALUATED, ...NO_NAME, ...PREFIX].includes(what)) {
        expect(isRefused).toBe(true);
      } else if (first.startsWith('asks: ')) expect(found).toEqual({ asks: said });
      else {
        expect(isRefused).toBe(true);
        const [, place] = /^refuses: (\S+:\d+): /.exec(first) ?? [];
        if (place !== undefined && isRefused && !OTHER_LINE.includes(what)) {
          expect(found.problems.join('\n')).toContain(place);
        }
      }
    },
  );

  test('says why it refuses', async () => {
    const texts: string[] = [];
    for (const { what, said, files } of CASES) {
      const found = await checked(files);
      if ('problems' in found)
        texts.push(`# ${what}\n${[...said, ...found.problems].join('\n')}\n`);
    }
    expectGolden('settings/refused-blocks.txt', texts.join('\n'));
  });
});

testWith('terraform', 'the recorded answers are what `terraform init` prints', async (program) => {
  const front = await startInitFront(program);
  const left = CASES.filter((_, at) => EVERY_CASE || at % 5 === 0);
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      expect([one.what, await front.init(one.files)]).toEqual([one.what, one.said]);
    }
  };
  await Promise.all([work(), work(), work()]);
  await front.stop();
});

async function checked(
  files: Readonly<Record<string, string>>,
): Promise<{ asks: string[] } | { problems: string[] }> {
  const tree = makeTree(files);
  const environment = { TF_API_TOKEN: 'secret' };
  const sources = { inputs: {}, environment, entryPoint: 'cli' } as const;
  const loaded = await loadSettings(
    sources,
    { workingDirectory: tree.root, jobTree: OWN_TREE },
    GIT_PORTS,
  );
  tree.remove();
  if ('problems' in loaded) {
    return { problems: loaded.problems.map(({ where, message }) => `${where} ${message}`) };
  }
  return { asks: await askedBy(loaded.settings) };
}

function answer(url: URL): { data: unknown } {
  if (url.pathname.endsWith('/workspaces')) return { data: [] };
  const isProject = url.pathname.endsWith('/projects');
  const type = isProject ? 'projects' : 'workspaces';
  const last = url.pathname.split('/').at(-1);
  const name = isProject ? url.searchParams.get('filter[names]') : last;
  const found = { id: `${type}-1`, type, attributes: { name } };
  return { data: isProject ? [found] : found };
}

/** The requests of a check, as lines of a recorded `terraform init`. */
async function askedBy({ plan, plans }: Settings): Promise<string[]> {
  if (plans.service === undefined) throw new Error('no service is asked');
  const { service, organization } = plans;
  const asked: string[] = [];
  const client = createClient({
    origin: service.origin,
    token: service.token,
    clock: instantClock(),
    random: () => 0,
    log: quietLog(),
    send: async ({ url }) => {
      asked.push(`asks: ${askedLine(`/1/${url.host}${url.pathname}${url.search}`)}`);
      const { data } = answer(url);
      const body = Buffer.from(JSON.stringify({ data }));
      return { status: 200, headers: { 'content-type': 'application/vnd.api+json' }, body };
    },
  });
  for (const selector of plan.workspaces) {
    if (selector.kind === 'name') {
      await client.workspaces.showByName(organization, selector.name);
    } else {
      const query = await toQuery(client, organization, selector);
      await client.workspaces.list(organization, query).all();
    }
  }
  return asked;
}
