/** Runs the tests of a policy set by `opa test`, with the same bounds as its policies. */
import { posix } from 'node:path';
import type { ProgramPorts } from '../../machine/ask-opa.ts';
import * as v from '../../client/wire/schema.ts';
import { parseJson } from '../../model/parse.ts';
import type { PolicyFiles } from '../../model/policy-files.ts';
import type { PolicyTests } from '../../policy/compare-policies.ts';
import type { Opa } from '../find-opa.ts';
import { errorsIn, placeOf } from '../opa-errors.ts';
import { openFolder } from '../opa-folder.ts';

const testSchema = v.looseObject({
  location: v.looseObject({ file: v.string(), row: v.number() }),
  package: v.string(),
  name: v.string(),
  fail: v.optional(v.boolean(), false),
  skip: v.optional(v.boolean(), false),
  error: v.optional(v.unknown()),
});
const testsSchema = v.array(testSchema);

/** The limits of all tests together, and of one. */
const LIMITS = { allMs: 120_000, oneMs: 30_000 };
const MOST_OUTPUT = 32 * 1024 * 1024;

/**
 * Runs all tests. Data is read from every JSON and YAML file of the set, as `opa test` does.
 *
 * @param about the files of the default branch, and whether policies are in Rego v0
 */
export async function testPolicies(
  { files, shownAs }: PolicyFiles,
  opa: Opa,
  ports: ProgramPorts,
  { other, isOld }: { other: PolicyFiles | undefined; isOld: boolean },
): Promise<PolicyTests> {
  const folder = await openFolder(files, opa, ports, isForTests);
  const [, , ...capabilities] = folder.sources;
  const version = isOld ? ['--v0-compatible'] : [];
  const limit = ['--timeout', `${LIMITS.oneMs}ms`];
  const here = namesOfTests(files);
  const removed = namesOfTests(other?.files ?? new Map()).filter((name) => !here.includes(name));
  const nothing = { passed: 0, skipped: [], removed, failed: [] };
  try {
    const words = ['test', '.', '--format', 'json', ...limit, ...version, ...capabilities];
    const bounds = { timeoutMs: LIMITS.allMs, maxBytes: MOST_OUTPUT };
    const answer = await folder.ask(words, { bounds });
    if (answer.ended !== undefined) {
      const problem = `The tests in "${shownAs}" were ended: ${ENDED[answer.ended]}.`;
      return { ...nothing, problem };
    }
    const parsed = v.safeParse(testsSchema, parseJson(answer.stdout.trim() || '[]'));
    if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
      const [first] = errorsIn({ ...answer, exitCode: 1 });
      const place = placeOf(shownAs, first ?? { file: undefined, row: 0 });
      return { ...nothing, problem: `${place}: the tests cannot run: ${first?.message ?? ''}` };
    }
    const tests = parsed.output;
    const failed = tests
      .filter(({ fail, error }) => fail || error !== undefined)
      .map(({ package: path, name, location: { file, row } }) => {
        return { name: `${path}.${name}`, file: posix.join(shownAs, file), line: row };
      });
    const skipped = tests.filter(({ skip }) => skip).map((one) => `${one.package}.${one.name}`);
    const passed = tests.length - failed.length - skipped.length;
    return { passed, skipped, removed, failed };
  } finally {
    await folder.remove();
  }
}

/** As `opa test` names them: `data.acme.tags_test.test_owner`. A rule that is a test begins a line. */
function namesOfTests(files: PolicyFiles['files']): string[] {
  const names = [...files]
    .filter(([name]) => name.endsWith('.rego'))
    .flatMap(([, content]) => {
      const text = Buffer.from(content).toString();
      const [, path = ''] = /^\s*package\s+(\S+)/m.exec(text) ?? [];
      return Array.from(text.matchAll(/^(test_\w*)/gm), ([, name]) => `data.${path}.${name}`);
    });
  return [...new Set(names)];
}

const ENDED = {
  timeout: `they took longer than ${LIMITS.allMs / 1_000} s`,
  memory: 'they took too much memory',
  flood: 'they printed more than 32 MB',
  aborted: 'the command was canceled',
};

/** Tests read what they need from any file of data. */
export function isForTests(name: string): boolean {
  return /\.(?:rego|json|ya?ml)$/.test(name);
}
