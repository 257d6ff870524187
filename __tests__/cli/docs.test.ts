/** docs/cli.md is made from the help texts: `GOLDEN=update` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { CommandSpec } from '../../src/cli/command.ts';
import { plangate } from '../../src/cli/commands.ts';
import { helpText } from '../../src/cli/program.ts';

const PAGE = fileURLToPath(new URL('../../../docs/cli.md', import.meta.url));

const INTRODUCTION = `# The command line

\`npx plangate@1\` runs it without installing anything; in a clone, \`node dist/cli/index.js\` does. It needs
node 20.18 or newer and nothing else.

**Where the token comes from**: \`--token\`, \`TF_API_TOKEN\`, \`TF_TOKEN_<host>\`, what \`terraform login\` stored; the
first one that is there. \`--hostname\` is a host or an origin; \`http\` is for this machine only.

**Streams**: standard output has the answer, standard error everything else. With \`--json\` (and with
\`check --format json\`) standard output holds one JSON document and nothing besides. A reader that goes away, as in
\`| head\`, is no error.

**Exit codes** of every command:

| code     | meaning                                                                                          |
| -------- | ------------------------------------------------------------------------------------------------ |
| 0        | done; the gate is open                                                                           |
| 1        | blocked by a policy that nobody may override                                                     |
| 2        | the call has to be changed: every problem is told at once                                        |
| 3        | somebody has to override                                                                         |
| 4        | the run failed before it could be judged                                                         |
| 5        | undecided: nothing vouches for the plan                                                          |
| 6        | the service refused: not allowed, not there, or not in this state (401, 403, 404, 409, 422)      |
| 7        | the service could not be reached, or answered in a way that is of no use                         |
| 130, 143 | canceled by SIGINT, by SIGTERM                                                                   |

What destroys something asks first; where nobody can be asked, it wants \`--yes\`. A downloaded file appears under its
name when it is complete. The secret of an agent token is printed once, or written to a file that only you may read.
`;

function render(spec: CommandSpec, path: string, level: number): string {
  const heading = `${'#'.repeat(level)} \`${path}\`\n\n`;
  const own =
    spec === plangate ? '' : `${heading}\`\`\`text\n${helpText(spec, path).trimEnd()}\n\`\`\`\n`;
  const children = (spec.commands ?? []).map((child) =>
    render(child, `${path} ${child.name}`, Math.min(level + 1, 4)),
  );
  return [own, ...children].filter(Boolean).join('\n');
}

test('docs/cli.md says what the help says', () => {
  const page = `${INTRODUCTION}\n${render(plangate, 'plangate', 1)}`;
  if (process.env['GOLDEN'] === 'update') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
