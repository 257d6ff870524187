/** The argument that METADATA names for all messages of a policy: reports show its line. */
import { expect } from '../support/jest.ts';
import { judgeJson } from '../support/judge-json.ts';
import { testWith } from '../support/optional-tools.ts';

/** The argument of the failure of a set, as METADATA above its rules and its messages name it. */
async function argumentOf(...rules: readonly { metadata: string; message: string }[]) {
  const written = rules.map(({ metadata, message }) =>
    [metadata, `deny contains ${message} if input.plan.format_version`].filter(Boolean).join('\n'),
  );
  const { results } = await judgeJson(['package a', ...written].join('\n\n'), {});
  return results[0]?.resources.map(({ attribute }) => attribute);
}

const METADATA = '# METADATA\n# custom:\n#   argument: disk[0].encrypted';
const SAID = '"aws_instance.a: is not as it should be"';
const PATH = ['disk', 0, 'encrypted'];

testWith('opa', 'the argument of METADATA is that of each message', async () => {
  expect(await argumentOf({ metadata: METADATA, message: SAID })).toEqual([PATH]);
});

testWith('opa', 'a message that names one itself is about that one', async () => {
  const message = '{"message": "aws_instance.a: x", "attribute": "size"}';
  expect(await argumentOf({ metadata: METADATA, message })).toEqual([['size']]);
});

testWith(
  'opa',
  'where another rule of the policy names another one or none, none is meant',
  async () => {
    const other = { metadata: METADATA.replace('disk[0]', 'root'), message: '"aws_instance.a: y"' };
    expect(await argumentOf({ metadata: METADATA, message: SAID }, other)).toEqual([undefined]);
    const none = { ...other, metadata: '' };
    expect(await argumentOf({ metadata: METADATA, message: SAID }, none)).toEqual([undefined]);
  },
);
