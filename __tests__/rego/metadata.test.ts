/** METADATA is read in one shape: what is not of it is refused, and never dropped, because it may make a policy stricter. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';

/** The levels of the policies in a file `a.rego`, or what is wrong with it. */
async function saidOf(text: string): Promise<string> {
  const files = policySet({ 'a.rego': `package a\n\n${text}` });
  const opening = openPolicies(files, await policyPorts());
  return await opening.then(
    async (opened) => {
      await opened.close();
      return opened.set.policies.map(({ level }) => level).join();
    },
    (error: Error) => error.message.replaceAll('policies/a.rego:', ''),
  );
}

describe('METADATA is read as a whole, or is refused:', () => {
  for (const { what, said, text } of textCases('rego-metadata.rego')) {
    testWith('opa', what, async () => {
      const [expected = ''] = said;
      expect((await saidOf(text)).slice(0, expected.length)).toBe(expected);
    });
  }

  testWith('opa', 'also behind any white space of Go', async () => {
    const blanks = ['\t', '\v', '\f', '\r', '\u0085', '\u00a0', '\u2003', '\u2028', '\u3000'];
    const metadata = 'METADATA\n# custom: {enforcement_level: mandatory}';
    const levels = await Promise.all(
      blanks.map((blank) => saidOf(`#${blank}${metadata}\nwarn contains "x" if input.plan\n`)),
    );
    expect(levels).toEqual(blanks.map(() => 'mandatory'));
  });
});
