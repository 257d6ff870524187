/**
 * Files of scanners with one change each: none is green that a second reader, written from the text of the format alone, calls
 * not green (`second-sarif-reader.md`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAtLeast } from '../../src/model/severity.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { mutateSarif } from '../support/mutate-sarif.ts';
import { readSarif } from '../support/read-sarif.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { seededBelow } from '../support/virtual-time.ts';
import { mayBeGreen } from './second-sarif-reader.ts';

const HEAD = '1a0c6554caa37144459cb97cb15429b27831476e';
const TEXTS = [HEAD, HEAD.slice(0, 7), '2b0c6554caa37144459cb97cb15429b27831476e', 'main', 'note'];

const RECORDED = [
  ['checkov.sarif', 'checkov'],
  ['tflint.sarif', 'tflint'],
  ['trivy.sarif', 'Trivy'],
  ['kics.sarif', 'KICS'],
  ['semgrep.sarif', 'Semgrep OSS'],
] as const;

interface Recorded {
  runs: {
    results: { ruleId: string }[];
    tool: { driver: { rules: { id: string }[] } };
  }[];
}

/** Each recording as it is; with no result; and with each kind of result that leaves it green, alone and by levels of its rule. */
function filesOf(name: string): string[] {
  const text = readFileSync(join(REPOSITORY, '__tests__/data/sarif', name), 'utf8');
  const withResults = (change: (run: Recorded['runs'][number]) => object[]) => {
    const document = JSON.parse(text) as Recorded;
    const runs = document.runs.map((run) => ({ ...run, results: change(run) }));
    return JSON.stringify({ ...document, runs });
  };
  const first = (run: Recorded['runs'][number], more: object) =>
    run.results.slice(0, 1).map((result) => ({ ...result, level: undefined, ...more }));
  return [
    text,
    withResults(() => []),
    withResults((run) => first(run, { level: 'note', ruleIndex: undefined })),
    withResults((run) => first(run, { kind: 'pass' })),
    withResults((run) => first(run, { suppressions: [{ kind: 'inSource' }] })),
    withResults((run) => {
      for (const rule of run.tool.driver.rules) {
        Object.assign(rule, { defaultConfiguration: { level: 'note' }, properties: {} });
      }
      const indexOf = (rule: string) => run.tool.driver.rules.findIndex(({ id }) => id === rule);
      return run.results
        .slice(0, 2)
        .map((result) => ({ ...result, level: undefined, ruleIndex: indexOf(result.ruleId) }));
    }),
  ];
}

/** Whether no finding of a severity from medium on is in it, as the second reader counts. */
function isGreen(text: string, tool: string): boolean {
  const bytes = new TextEncoder().encode(text);
  const read = readSarif(bytes, tool, '/checkout', new Set([HEAD]));
  return (
    'scan' in read &&
    read.scan.results.every((each) => each.isSuppressed || !isAtLeast(each.severity, 'medium'))
  );
}

/** The file without its runs of tools that have another name: an entry asks for those of one tool. */
function withoutOthers(text: string, tool: string): string {
  const document = JSON.parse(text) as { runs?: unknown };
  if (!Array.isArray(document.runs) || document.runs.length < 2) return text;
  const isOther = (run: unknown) => {
    const name = (run as { tool?: { driver?: { name?: unknown } } } | null)?.tool?.driver?.name;
    const ours = [tool, `${tool}-errors`].map((each) => each.toLowerCase());
    return typeof name === 'string' && name !== '' && !ours.includes(name.toLowerCase());
  };
  const others = document.runs.filter(isOther);
  if (others.length === 0) return text;
  return JSON.stringify({ ...document, runs: document.runs.filter((run) => !isOther(run)) });
}

test('a file with one change is green only where the second reader lets it be', () => {
  const below = seededBelow(138);
  const files = RECORDED.flatMap(([name, tool]) => filesOf(name).map((file) => ({ file, tool })));
  const cases = sampled(10_000);
  const seen = new Set<string>();
  const differing: object[] = [];
  const counts = { green: 0, closedByUsAlone: 0, closedByBoth: 0 };
  const changedPaths = new Set<string>();
  while (seen.size < cases) {
    const { file, tool } = files[seen.size % files.length] ?? { file: '{}', tool: '' };
    const { text, path, change } = mutateSarif(file, below, TEXTS);
    if (seen.has(text) || text === file) continue;
    seen.add(text);
    changedPaths.add(path.replace(/\[\d+\]/g, '[]'));
    const second = mayBeGreen(withoutOthers(text, tool), { commits: [HEAD] });
    const first = isGreen(text, tool);
    if (first && !second.green) differing.push({ tool, path, change, why: second.why });
    else if (first) counts.green++;
    else if (second.green) counts.closedByUsAlone++;
    else counts.closedByBoth++;
  }
  showFigure(
    `SARIF: ${cases} files, ${changedPaths.size} fields changed; ${JSON.stringify(counts)}`,
  );
  expect(differing).toEqual([]);
  expect(counts.green).toBeGreaterThan(cases / 10);
  expect(counts.closedByBoth).toBeGreaterThan(cases / 10);
});

test.each(RECORDED)('%s without results is green for both readers', (name, tool) => {
  const [, empty = ''] = filesOf(name);
  expect([isGreen(empty, tool), mayBeGreen(empty, { commits: [HEAD] })]).toEqual([
    true,
    { green: true },
  ]);
});
