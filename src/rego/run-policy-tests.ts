/** Runs the tests of a policy set by `opa test`, with the functions that its policies may use. */
import { posix } from 'node:path';
import * as v from '../client/wire/schema.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { BLANKS, matchesOf, REGO_NAME, trimSpace } from '../model/go-text.ts';
import { parseJson } from '../model/parse.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import type { PolicyTests } from '../policy/compare-policies.ts';
import { errorsIn, placeOf } from './opa-errors.ts';
import { hasWrongIndex, RELEASE } from './find-opa.ts';
import { openFolder } from './opa-folder.ts';
import type { OpenedPolicies } from './open-policies.ts';

const testsSchema = v.array(
  v.looseObject({
    location: v.looseObject({ file: v.string(), row: v.number() }),
    package: v.string(),
    name: v.string(),
    fail: v.optional(v.boolean(), false),
    skip: v.optional(v.boolean(), false),
    error: v.optional(v.unknown()),
  }),
);

/** The limits of all tests together. One may take 30 seconds. */
const BOUNDS = { timeoutMs: 120_000, maxBytes: 32 * 1024 * 1024 };

/**
 * Runs all tests. Data is read from every JSON and YAML file of the set, as `opa test` does.
 *
 * @param ofDefaultBranch the policies of the default branch: which tests are missing is compared with them
 */
export async function runPolicyTests(
  { files, shownAs }: PolicyFiles,
  { opa, version0Files }: NonNullable<OpenedPolicies['engine']>,
  ofDefaultBranch: PolicyFiles | undefined,
  ports: ProgramPorts,
): Promise<PolicyTests> {
  const names = namesOfTests(files);
  const before = namesOfTests(ofDefaultBranch?.files ?? new Map());
  const removed = before.filter((name) => !names.includes(name));
  const nothingRan = { passed: 0, skipped: [], removed, failed: [] };
  if (hasWrongIndex(opa.version)) {
    const problem = `No test was run: opa ${opa.version} overlooks rules in tests. Install ${RELEASE.slice(1)}.`;
    return { ...nothingRan, problem };
  }
  const folder = openFolder(files, opa, ports, isForTests);
  try {
    const version = version0Files.length > 0 ? ['--v0-compatible'] : [];
    const answer = await folder.ask(
      ['test', '.', '--format', 'json', '--timeout', '30s', ...version, ...folder.functionOptions],
      { bounds: BOUNDS },
    );
    const parsed = v.safeParse(testsSchema, parseJson(trimSpace(answer.stdout) || '[]'));
    if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
      const [first] = errorsIn({ ...answer, exitCode: 1 });
      const place = placeOf(shownAs, first ?? { file: undefined, row: 0 });
      const problem = `${place}: the tests cannot run: ${first?.message ?? ''}`;
      return { ...nothingRan, problem };
    }
    const tests = parsed.output.map((test) => ({ ...test, name: `${test.package}.${test.name}` }));
    const failed = tests
      .filter(({ fail, error }) => fail || error !== undefined)
      .map(({ name, location: { file, row } }) => {
        return { name, file: posix.join(shownAs, file), line: row };
      });
    const skipped = tests.filter(({ skip }) => skip).map(({ name }) => name);
    const passed = tests.length - failed.length - skipped.length;
    return { passed, skipped, removed, failed };
  } finally {
    folder.remove();
  }
}

const PACKAGE = new RegExp(`(?:^|\\n)[${BLANKS}]*package[${BLANKS}]+([^${BLANKS}]+)`);
const TEST = new RegExp(`(?<=^|\\n)(?=test_)${REGO_NAME}`, 'gu');

/** As `opa test` names them: `data.acme.tags_test.test_owner`. A rule that is a test begins a line. */
function namesOfTests(files: PolicyFiles['files']): string[] {
  const names = [...files]
    .filter(([name]) => name.endsWith('.rego'))
    .flatMap(([, content]) => {
      const text = Buffer.from(content).toString();
      const [, path = ''] = PACKAGE.exec(text) ?? [];
      return matchesOf(TEST, text).map(([name]) => `data.${path}.${name}`);
    });
  return [...new Set(names)];
}

/** Tests read what they need from any file of data. */
export function isForTests(name: string): boolean {
  return /\.(?:rego|json|ya?ml)$/.test(name);
}
