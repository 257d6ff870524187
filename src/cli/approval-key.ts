/** `approval-key`: makes the pair of keys by which approvals are signed, and says where its halves go. */
import { randomBytes } from 'node:crypto';
import { detectJob } from '../hosts/detect.ts';
import { printableJson } from '../report/json.ts';
import { makeApprovalKey } from '../trust/approval-key.ts';
import { EXIT, option, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import { flagOf, usageError } from './read-input.ts';

export const approvalKey: CommandSpec = {
  name: 'approval-key',
  summary: 'make the pair of keys by which approvals are signed',
  description:
    'Makes a new pair each time (Ed25519), writes it nowhere, and says where its halves go. Everybody who has the private half can approve everything: it belongs into an environment that only the default branch may use, for the job of commands, and into no file and no log. So this command runs in no job. Nothing is sent. See docs/approvals.md.',
  options: [option('--json', 'print both halves as JSON and nothing else')],
  examples: { 'plangate approval-key': 'both halves, and where each goes' },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const job = await detectJob(io.environment);
  if (job.name !== 'none') {
    throw usageError('approval-key', 'runs in no job: its log would have the private half in it.');
  }
  const pair = makeApprovalKey(randomBytes(32));
  await io.out(flagOf(input, 'json') ? printableJson({ data: pair }) : describePair(pair));
  return EXIT.green;
}

function describePair({ privateKey, publicKey }: ReturnType<typeof makeApprovalKey>): string {
  return `Private half, shown once. Keep it as the secret PLANGATE_APPROVAL_KEY of an environment that only the default branch may use:

  ${privateKey}

The job of commands names that environment, and passes the secret on:

  environment: policy-overrides
  …
    approval-private-key: \${{ secrets.PLANGATE_APPROVAL_KEY }}

Public half. Write it out in the workflow of the gate, and not as a variable or a secret, which others can set:

    approval-key: ${publicKey}
`;
}
