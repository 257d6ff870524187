/** What docs/own-policies.md says of its workflow, of the levels and of the parts of a plan. */
import { COMPILE_OPA } from '../../src/rego/get-opa.ts';
import { JUDGING_NAMES } from '../../src/rego/judging-rules.ts';
import { REDACTED_PLAN } from '../../src/plan/redacted-plan.ts';
import { TERRAFORM_PLAN } from '../../src/plan/plan-shape.ts';
import { expect, test } from '../support/jest.ts';
import { fencedBlocks, readText } from '../support/markdown-files.ts';

const PAGE = 'docs/own-policies.md';
const page = readText(PAGE);

/** The names in the other cell of a row of a table. */
function rowOf(cell: string): string[] {
  const rows = page.split('\n').filter((line) => line.includes(`| ${cell} |`));
  return Array.from(rows.join('').matchAll(/`(\w+)`/g), ([, name = '']) => name).sort();
}

test.each(['mandatory', 'advisory'])('the rules that are %s are those that judge so', (level) => {
  const names = JUDGING_NAMES.filter((each) => each.level === level).map(({ name }) => name);
  expect(rowOf(level)).toEqual(names.sort());
});

test('a redacted plan has and lacks the parts that the page names', () => {
  const has = Object.keys(REDACTED_PLAN.keys);
  const lacks = Object.keys(TERRAFORM_PLAN.keys).filter((part) => !has.includes(part));
  expect([rowOf('has'), rowOf('lacks')]).toEqual([has.sort(), lacks.sort()]);
});

test('the workflow is that of README with the step of opa and `policies`', () => {
  const [ours = '', readme = ''] = [PAGE, 'README.md'].map(
    (path) => fencedBlocks(path).find(({ language }) => language === 'yaml')?.text ?? '',
  );
  const bare = (text: string): string[] => text.split('\n').map((line) => line.replace(/ #.*/, ''));
  const added = bare(ours).filter((line) => !bare(readme).includes(line));
  expect(bare(readme).filter((line) => !bare(ours).includes(line))).toEqual([]);
  expect(added.filter((line) => line.trim() !== '')).toEqual([
    expect.stringMatching(/^ {6}- uses: actions\/setup-go@[0-9a-f]{40}$/),
    '        with: { go-version: stable, cache: false }',
    `      - run: ${COMPILE_OPA}`,
    '          policies: policies',
  ]);
});
