/** What each shell offers, asked of the shell itself. */
import { execFileSync } from 'node:child_process';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree, type Tree } from '../support/tree.ts';

let tree: Tree;

beforeAll(async () => {
  tree = makeTree();
  for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
    tree.add({ [shell]: (await callCli(['completion', shell])).stdout });
  }
});
afterAll(() => tree.remove());

/** What is typed, the last word unfinished → what is offered. */
const TYPED: [words: string[], offered: string[]][] = [
  [['ch'], ['check']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish', 'powershell'],
  ],
  [
    ['check', '--mode', ''],
    ['speculative', 'provisional'],
  ],
  [['check', '--verbose', '--fail-on', 'm'], ['mandatory']],
  [['team-access', 'add', '--access', 'pl'], ['plan']],
  [['check', '--verb'], ['--verbose']],
];

const AS_BASH = (words: readonly string[]) =>
  `COMP_WORDS=(plangate ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}`;

const SHELLS: Record<string, (words: readonly string[]) => string[]> = {
  bash: (words) => [
    '-c',
    `. ${tree.path('bash')}; ${AS_BASH(words)}; _plangate; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // What does not begin like the word is left out by zsh itself, afterwards.
  zsh: (words) => [
    '-f',
    '-c',
    `autoload -U +X compinit && compinit -D -u; . ${tree.path('zsh')}; ${AS_BASH(words)}; () { emulate -L sh; _plangate; }; print -rl -- \${(M)COMPREPLY:#${words.at(-1)}*}`,
  ],
  fish: (words) => [
    '-c',
    `. ${tree.path('fish')}; complete -C '${['plangate', ...words].join(' ')}'`,
  ],
  pwsh: (words) => {
    const line = ['plangate', ...words].join(' ');
    const ask = `[System.Management.Automation.CommandCompletion]::CompleteInput('${line}', ${line.length}, $null)`;
    return [
      '-NoProfile',
      '-c',
      `. ${tree.path('powershell')}; ${ask}.CompletionMatches.CompletionText`,
    ];
  },
};

for (const [shell, ask] of Object.entries(SHELLS)) {
  testWith(shell, `${shell} offers commands, options and values`, (path) => {
    for (const [words, offered] of TYPED) {
      const env = { ...process.env, HOME: tree.root, TERM: 'dumb' };
      const told = execFileSync(path, ask(words), { encoding: 'utf8', env });
      const all = told.split('\n').flatMap((line) => line.split('\t')[0]?.trim() || []);
      // Some shells offer options beside arguments, some when a dash is typed.
      const dashed = words.at(-1)?.startsWith('-') === true;
      const lines = all.filter((word) => dashed || !word.startsWith('-'));
      expect({ words, offered: lines.sort() }).toEqual({ words, offered: [...offered].sort() });
    }
  });
}

test('as JSON, for another shell', async () => {
  const { stdout } = await callCli(['completion', 'bash', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    data: { 'check --mode': ['speculative', 'provisional'] },
  });
});
