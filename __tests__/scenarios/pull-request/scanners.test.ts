/** What scanners found, in a pull request: beside the policies of the service, with the same places, causes and reports. */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../../support/git-in.ts';
import { expectGolden } from '../../support/golden.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { sarifOf, type Written } from '../../support/scanned-request.ts';
import { startScenario } from '../../support/scenario.ts';

const MAIN = 'infra/network/main.tf';
const INGRESS: Written = {
  rule: 'AVD-AWS-0107',
  path: MAIN,
  line: 17,
  message: 'An ingress rule is open to <b>the world</b>. @acme [x](https://evil.example)',
};
const TOOL = {
  driver: {
    name: 'Trivy',
    rules: [
      {
        id: 'AVD-AWS-0107',
        shortDescription: { text: 'An ingress rule allows traffic from /0.' },
        helpUri: 'https://avd.aquasec.com/misconfig/avd-aws-0107',
      },
    ],
  },
};
const entry = { file: 'trivy.sarif', tool: 'Trivy' };

/** @param scan what the scanner wrote; undefined if it wrote nothing */
async function judge(
  scan: string | readonly Written[] | undefined,
  { keys = {}, file: path = 'trivy.sarif' }: { keys?: Record<string, unknown>; file?: string } = {},
) {
  const scenario = await startScenario();
  if (scan !== undefined) {
    const text = typeof scan === 'string' ? scan : sarifOf(scan, { tool: TOOL });
    const file = join(scenario.job.workspace, path);
    writeFileSync(file, text);
    // The job of a test begins with the step.
    const later = new Date(Date.now() + 3_600_000);
    utimesSync(file, later, later);
  }
  const ended = await scenario.run({
    with: { comment: 'always', reports: 'sarif' },
    keys: { scanners: [entry], ...keys },
    // What is checked out is the merge of the request.
    env: { GITHUB_SHA: gitIn(scenario.job.workspace, 'rev-parse', 'HEAD').trim() },
  });
  const fileOf = (output: string) => {
    const at = ended.outputs[output] ?? '';
    if (at === '') throw new Error(`${ended.stdout}${ended.stderr}`);
    return JSON.parse(readFileSync(at, 'utf8'));
  };
  const said = {
    verdict: ended.outputs['verdict'],
    comment: scenario.comment(),
    annotations: scenario.github.checkRuns(),
    report: fileOf('report-json'),
    sarif: fileOf('report-sarif'),
  };
  await scenario.close();
  return said;
}

describe('a pull request with a finding of a scanner', () => {
  test('is blocked by it, in the comment, on its line and in the report', async () => {
    const { verdict, comment, report, sarif } = await judge([INGRESS]);
    expect(verdict).toBe('blocked');
    expectGolden('scenarios/scanners.txt', comment);
    expect(report.results).toContainEqual(
      expect.objectContaining({
        system: 'scanners',
        policySet: 'Trivy',
        policy: 'AVD-AWS-0107',
        status: 'failed',
        level: 'mandatory',
        resources: [
          expect.objectContaining({
            location: { path: MAIN, startLine: 17, endLine: 17, source: 'scanner' },
          }),
        ],
      }),
    );
    expect(sarif.runs[0].results).toEqual([]);
  });

  test('has one annotation for each place, whatever the number of scanners', async () => {
    const runs = ['Trivy', 'checkov'].map(
      (tool) =>
        JSON.parse(sarifOf([INGRESS, { ...INGRESS, line: 31, rule: tool }], {}, tool)).runs[0],
    );
    const scan = JSON.stringify({ version: '2.1.0', runs });
    const scanners = [entry, { ...entry, tool: 'checkov' }];
    const { annotations, comment } = await judge(scan, { keys: { scanners } });
    const placed = annotations.flatMap((run) => run.annotations);
    expect(placed.map(({ path, start_line: line, title }) => `${path}:${line} ${title}`)).toEqual([
      `${MAIN}:17 AVD-AWS-0107 (mandatory)`,
      `${MAIN}:31 Trivy (mandatory)`,
    ]);
    expect(placed[0]?.message).toMatch(/checkov AVD-AWS-0107: /);
    expect(comment).toContain('also `AVD-AWS-0107`, above');
  });

  test('is not sent with what is planned', async () => {
    const file = 'infra/network/trivy.sarif';
    const archiveOf = async (scan: readonly Written[] | undefined) => {
      const { report } = await judge(scan, { file, keys: { scanners: [{ ...entry, file }] } });
      const [{ files, sha256 }] = report.archives;
      return [files, sha256];
    };
    expect(await archiveOf([INGRESS])).toEqual(await archiveOf(undefined));
  });

  test('below the level of the entry is advisory', async () => {
    const { verdict } = await judge([{ ...INGRESS, level: 'warning' }]);
    expect(verdict).toBe('advisory');
  });

  test('passes where the scanner found nothing and says so', async () => {
    const { verdict, report } = await judge([]);
    expect(verdict).toBe('passed');
    expect(report.results).toContainEqual(
      expect.objectContaining({ system: 'scanners', status: 'passed' }),
    );
  });

  test('is undecided without the file, with what to do', async () => {
    const { verdict, comment } = await judge(undefined);
    expect(verdict).toBe('undecided');
    expectGolden('scenarios/scanners-missing.txt', comment);
  });
});
