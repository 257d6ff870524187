/** Each kind of message of a policy, on each surface: all of its lines, and its place where that is certain. */
import { locateResults } from '../../src/locate/locate-results.ts';
import { fromOutcomes } from '../../src/policy/systems/policy-evaluations.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/features/report-files/junit.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { renderCodeQuality, renderSarif } from '../../src/features/report-files/sarif.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyEvaluation, setOutcome, taskStage, whole } from '../support/evidence.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { readPage } from '../support/html-oracle.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { readXml, type XmlElement } from '../support/read-xml.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';
import { ORIGINS } from './sample-view.ts';

const FILES = {
  '/checkout/infra/data.tf': 'resource "aws_ebs_volume" "data" {\n  size = 1\n}\n',
  '/checkout/infra/net.tf':
    'resource "aws_vpc" "main" {\n}\n\nmodule "x" {\n  source = "../x"\n}\n',
  '/checkout/infra/top.tf': 'module "top" {\n  source = "../"\n}\n',
  '/checkout/a:b.tf': 'resource "aws_vpc" "odd" {\n}\n',
  '/checkout/x/x.tf': '\nresource "aws_s3_bucket" "c" {\n}\n',
};
const DATA = 'aws_ebs_volume.data';
const AT_DATA = 'infra/data.tf:1';
const ENDS = 'The last of it.';

const SYSTEMS = ['policy-evaluation', 'own-policies'] as const;

interface Told {
  output: readonly unknown[];
  policy?: string;
}

/** What a job reports of policies that failed with these outputs. */
async function reportOf(system: string, policies: readonly Told[]) {
  const outcomes = policies.map(({ output, policy = 'encrypted' }) => {
    return { policy_name: policy, status: 'failed', enforcement_level: 'mandatory', output };
  });
  const sets = whole([setOutcome({ outcomes })]);
  const { results } = fromOutcomes(taskStage(), { evaluation: policyEvaluation(), sets });
  const result = sampleResult({});
  const [workspace] = result.workspaces as [(typeof result.workspaces)[0]];
  const judged = {
    ...workspace,
    root: '/checkout/infra',
    workingDirectory: '',
    results: results.map((each) => ({ ...each, system })),
  };
  const options = { repositoryRoot: '/checkout', ...memoryFiles(FILES) };
  const located = await locateResults({ ...result, workspaces: [judged] }, options);
  return toReportView(located, sampleContext());
}

/** A text of a surface, and the file and line that it is shown at, if that surface has places. */
interface Shown {
  text: string;
  place?: string | undefined;
}

/** The items of lists of causes, as a reader sees them. */
function itemsOf(markdown: string): Shown[] {
  const facts = readMarkdown(markdown, ORIGINS);
  expect(facts.problems).toEqual([]);
  const items = markdown.split('\n').filter((line) => /^ *- /.test(line));
  const seen = items.map((line) => line.replaceAll('`', '').replaceAll('<br>', '\n'));
  return [...seen, ...facts.fences].map((text) => {
    return { text, place: /\[([^\]]+\.tf:\d+)\]/.exec(text)?.[1] };
  });
}

function elementsOf(elements: readonly XmlElement[]): XmlElement[] {
  return elements.flatMap((each) => [each, ...elementsOf(each.children)]);
}

interface Sarif {
  message: { text: string };
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } };
    },
  ];
}

const isFile = (path: string): boolean => path.endsWith('.tf');

const SURFACES: Record<string, (view: ReportView) => Shown[]> = {
  comment: (view) => itemsOf(renderComment(view)),
  summary: (view) => itemsOf(renderSummary(view)),
  log: (view) => [{ text: renderVerdict(view).join('\n') }],
  terminal: (view) => {
    const screen = { columns: 200, rows: 60, colour: false };
    return [{ text: renderTerminal(view, screen).join('\n') }];
  },
  page: (view) => {
    const facts = readPage(renderPage(view), ORIGINS);
    expect(facts.problems).toEqual([]);
    return [{ text: facts.text }];
  },
  SARIF: (view) => {
    const results = JSON.parse(renderSarif(view)).runs[0].results as Sarif[];
    return results.map(({ message, locations: [{ physicalLocation }] }) => {
      const path = decodeURIComponent(physicalLocation.artifactLocation.uri);
      const place = `${path}:${physicalLocation.region.startLine}`;
      return { text: message.text, place: isFile(path) ? place : undefined };
    });
  },
  'code quality': (view) => {
    const issues = JSON.parse(renderCodeQuality(view)) as {
      description: string;
      location: { path: string; lines: { begin: number } };
    }[];
    return issues.map(({ description, location: { path, lines } }) => {
      return { text: description, place: isFile(path) ? `${path}:${lines.begin}` : undefined };
    });
  },
  JUnit: (view) =>
    elementsOf(readXml(renderJunit(view)))
      .filter(({ name }) => name === 'failure')
      .map(({ text }) => ({ text, place: /^\S+\.tf:\d+$/m.exec(text)?.[0] })),
  annotations: (view) =>
    renderAnnotations(view, { annotate: 'all' }).map(({ message, path, start_line }) => {
      return { text: message, place: `${path}:${start_line}` };
    }),
  'report.json': (view) => {
    const { causes } = JSON.parse(renderJson(view)) as Pick<ReportView, 'causes'>;
    return causes.flatMap(({ resources, generalMessages, output }): Shown[] => [
      ...[...resources, ...generalMessages].map(({ location, ...named }) => {
        const text = 'text' in named ? named.text : named.messages.join('\n');
        return { text, place: location && `${location.path}:${location.startLine}` };
      }),
      { text: output.join('\n') },
    ]);
  },
};

interface Kind {
  output: readonly unknown[];
  /** What is to be read, line by line. */
  lines: readonly string[];
  /** Where the first of these lines is shown; undefined if it has no place. */
  place: string | undefined;
  /** What no text says beside that line. */
  never?: string;
}

const KEYS = [
  'raw_events.users',
  'users/db_backups.yaml',
  'app_one.json',
  'module.x',
  'aws_vpc.main',
  'a b',
  '${x}',
  '[0]',
  'a.b[0]',
  'data.aws_vpc.main',
  '…',
  "it's",
  'https://e.example/a_b.c',
];

const KINDS: Record<string, Kind> = {
  'a resource': { output: [`${DATA} is open`], lines: ['is open'], place: AT_DATA },
  'a resource, by an object': {
    output: [{ msg: 'is open', address: DATA }],
    lines: ['is open'],
    place: AT_DATA,
  },
  'a resource twice, the second is a part of the first': {
    output: [`${DATA}: open port 8080`, `${DATA}: open port 80`],
    lines: ['open port 8080', 'open port 80'],
    place: AT_DATA,
  },
  'a resource, with a semicolon': {
    output: [`${DATA}: a; b`, `${DATA}: b`],
    lines: ['a; b', 'b'],
    place: AT_DATA,
  },
  nothing: {
    output: ['No backend is configured.'],
    lines: ['No backend is configured.'],
    place: undefined,
  },
  'nothing, beside a resource': {
    output: ['No backend is configured.', `${DATA}: is open`],
    lines: ['No backend is configured.', 'is open'],
    place: undefined,
    never: 'is open',
  },
  'a resource, beside nothing': {
    output: [`${DATA}: is open`, 'No backend is configured.'],
    lines: ['is open', 'No backend is configured.'],
    place: AT_DATA,
  },
  'two resources': {
    output: [`${DATA} and aws_vpc.main differ`],
    lines: [`${DATA} and aws_vpc.main differ`],
    place: undefined,
  },
  'two resources, the first in front': {
    output: [`${DATA}: differs from aws_vpc.main`],
    lines: [`${DATA}: differs from aws_vpc.main`],
    place: undefined,
  },
  'two resources of one block': {
    output: [`${DATA}[0] and ${DATA}[1] are one`],
    lines: [`${DATA}[0] and ${DATA}[1] are one`],
    place: AT_DATA,
  },
  'two resources, by an object': {
    output: [{ msg: 'they differ', address: DATA, resource: 'aws_vpc.main' }],
    lines: ['they differ', DATA, 'aws_vpc.main'],
    place: undefined,
  },
  'a resource in several lines': {
    output: [`${DATA} is not encrypted.\nSet encrypted = true.\n\n${ENDS}`],
    lines: ['is not encrypted.', 'Set encrypted = true.', ENDS],
    place: AT_DATA,
  },
  'a resource in lines of another system': {
    output: [`${DATA}: is not encrypted.\r\nSet encrypted = true.\r\n`],
    lines: ['is not encrypted.', 'Set encrypted = true.'],
    place: AT_DATA,
  },
  'a resource below a heading, in a list and before a fence': {
    output: [`# Volumes\n- ${DATA}\n1. one\n> two\n\`\`\`\nthree\n\`\`\`\n${ENDS}`],
    lines: ['Volumes', DATA, 'one', 'two', 'three', ENDS],
    place: AT_DATA,
  },
  'what print wrote of a resource in several lines': {
    output: [{ print: `${DATA} is not encrypted.\nSet encrypted = true.` }],
    lines: ['is not encrypted.', 'Set encrypted = true.'],
    place: AT_DATA,
  },
  'what print wrote of several resources': {
    output: [{ print: `Open:\n${DATA}: wide\naws_vpc.main: high\n\n${ENDS}` }],
    lines: ['wide', 'Open:', 'high', ENDS],
    place: AT_DATA,
    never: 'high',
  },
  'nothing in several lines': {
    output: [`No backend is configured.\n  Write one:\n\n    backend "s3"`],
    lines: ['No backend is configured.', 'Write one:', 'backend "s3"'],
    place: undefined,
  },
  'a module with an odd key': {
    output: ['module.x["a.b[0]"].aws_s3_bucket.c: is open'],
    lines: ['is open'],
    place: 'x/x.tf:2',
  },
  'a resource in an odd file': {
    output: ['module.top.aws_vpc.odd: is open'],
    lines: ['is open'],
    place: 'a:b.tf:1',
  },
  ...Object.fromEntries(
    KEYS.map((key): [string, Kind] => [
      `the key ${key}`,
      { output: [`${DATA}["${key}"]: is open`], lines: ['is open', key], place: AT_DATA },
    ]),
  ),
};

/** Whether a line is there, and not only as a part of a longer word. */
function says(text: string, line: string): boolean {
  const escaped = line.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\w.])${escaped}(?!\w)`);
  return text.split('\n').some((each) => whole.test(each.replaceAll(/\\(?=[{[])/g, '')));
}

/** Surfaces that are read here without places; and those that show nothing without one. */
const UNPLACED = ['log', 'terminal', 'page'];
const ONLY_PLACED = ['annotations'];

describe.each(SYSTEMS)('a message of %s', (system) => {
  describe.each(Object.entries(KINDS))('about %s', (_, { output, lines, place, never }) => {
    test.each(Object.entries(SURFACES))('is shown in %s with its place', async (surface, show) => {
      const shown = show(await reportOf(system, [{ output }]));
      if (ONLY_PLACED.includes(surface) && shown.length === 0) {
        expect(place).toBeUndefined();
        return;
      }
      for (const line of lines)
        expect([line, shown.filter(({ text }) => says(text, line)).length]).not.toEqual([line, 0]);
      if (UNPLACED.includes(surface)) return;
      const [first = ''] = lines;
      const ofFirst = shown.filter(({ text }) => says(text, first));
      const places = ofFirst.map((each) => each.place);
      // An annotation says what has no place below something that has one.
      if (ONLY_PLACED.includes(surface) && place === undefined) return;
      expect(places).toContain(place);
      if (place === undefined) expect(places.filter((each) => each !== undefined)).toEqual([]);
      const besides = ofFirst.filter(({ text }) => never !== undefined && says(text, never));
      expect(besides.filter((each) => each.place !== undefined)).toEqual([]);
    });
  });
});

test('a message without a place is below the first annotation of its policy, and named so', async () => {
  const output = [`${DATA}: is open`, 'aws_vpc.main: is open', 'No backend is configured.'];
  const view = await reportOf('own-policies', [{ output }]);
  const [first, second, ...others] = renderAnnotations(view, { annotate: 'all' });
  expect(first?.message).toContain('is open\nThe policy says as well: No backend is configured.\n');
  expect(second?.message).not.toContain('backend');
  expect(others).toEqual([]);
});

test('the same message of two policies is shown for both', async () => {
  const output = [`${DATA}: is open`, 'No backend is configured.'];
  const policies = ['one', 'two'].map((policy) => ({ policy, output }));
  const view = await reportOf('own-policies', policies);
  for (const [surface, show] of Object.entries(SURFACES)) {
    const texts = show(view).map(({ text }) => text);
    const times = texts.join('\n').split('No backend is configured.').length - 1;
    expect([surface, times >= 2]).toEqual([surface, true]);
  }
  const rules = JSON.parse(renderSarif(view)).runs[0].results as { ruleId: string }[];
  expect(new Set(rules.map(({ ruleId }) => ruleId)).size).toBe(2);
});

describe('three thousand failures of one policy', () => {
  const addresses = Array.from({ length: 3_000 }, (_, at) => `${DATA}[${at}]`);
  const others = Array.from({ length: 30 }, (_, at) => `Rule ${at} is broken.`);
  const output = [...addresses.map((address) => `${address}: is open`), ...others];
  const COUNTED: Record<string, RegExp> = {
    comment: /and 2,995 more resources and 30 more messages/,
    summary: /and 2,995 more resources and 30 more messages/,
    log: /… and 2,990 more resources and 30 more messages/,
    terminal: /… and 2,900 more resources and 30 more messages/,
    page: /… and 2,800 more resources and 30 more messages/,
    annotations: /… [\d,]+ more characters/,
  };
  test.each(Object.entries(COUNTED))('are counted in %s', async (surface, words) => {
    const view = await reportOf('own-policies', [{ output }]);
    const texts = SURFACES[surface]?.(view).map(({ text }) => text);
    expect(texts?.join('\n')).toMatch(words);
  });

  test('are all in report.json, SARIF, JUnit and code quality', async () => {
    const view = await reportOf('own-policies', [{ output }]);
    const [finding] = (JSON.parse(renderJson(view)) as Pick<ReportView, 'causes'>).causes;
    expect(finding?.resources).toHaveLength(3_000);
    expect(finding?.generalMessages).toHaveLength(30);
    expect(finding?.output).toEqual(output);
    expect(SURFACES['SARIF']?.(view)).toHaveLength(3_030);
    expect(SURFACES['JUnit']?.(view)).toHaveLength(3_001);
    expect(SURFACES['code quality']?.(view)).toHaveLength(3_030);
  });
});

test('SARIF has the number of the results that it omits', async () => {
  const output = Array.from({ length: 5_003 }, (_, at) => `${DATA}[${at}]: is open`);
  const [run] = JSON.parse(renderSarif(await reportOf('own-policies', [{ output }]))).runs;
  expect(run.results).toHaveLength(5_000);
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
    '3 more results of policies: report.json has all of them.',
  );
});

test('what a surface has no room for is counted, and report.json has everything', async () => {
  const output = [`${DATA}: ${'x'.repeat(50_000)}`];
  const view = await reportOf('own-policies', [{ output }]);
  const { 'report.json': whole, ...others } = SURFACES;
  expect(whole?.(view)[0]?.text).toHaveLength(50_000);
  for (const [surface, show] of Object.entries(others)) {
    const counted = show(view).filter(({ text }) => /[\d,]{5,} more characters/.test(text));
    expect([surface, counted.length > 0]).toEqual([surface, true]);
  }
});

test('hostile messages of several lines act on no surface', async () => {
  const output = HOSTILE_STRINGS.flatMap((text) => [
    `${DATA}: first\n${text}\nlast`,
    `first\r\n${text}`,
  ]);
  const view = await reportOf('own-policies', [{ output }]);
  for (const show of Object.values(SURFACES)) expect(show(view).length).toBeGreaterThan(0);
  for (const line of renderVerdict(view)) expect(line).not.toMatch(/^\s*::|##\[|[\n\r]/);
});
