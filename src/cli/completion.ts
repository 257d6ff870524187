/** Completion of commands and options by a shell, as a script made from the tree of commands. */
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { EXIT } from './command.ts';
import { argumentOf } from './read-input.ts';
import { UsageError } from './problems.ts';

const SHELLS = ['bash', 'zsh', 'fish'];

export function completion(root: () => CommandSpec): CommandSpec {
  return {
    name: 'completion',
    summary: 'let your shell complete commands and options',
    arguments: [{ name: 'shell', description: SHELLS.join(', '), required: true }],
    examples: {
      'plangate completion bash > ~/.local/share/bash-completion/completions/plangate': 'for bash',
      'plangate completion fish > ~/.config/fish/completions/plangate.fish': 'for fish',
    },
    async run(input: CommandInput, io: CommandIo) {
      const shell = argumentOf(input, 'shell');
      const words = wordsOf(root());
      if (shell === 'bash') await io.out(bash(words));
      else if (shell === 'zsh')
        await io.out(`autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`);
      else if (shell === 'fish') await io.out(fish(words));
      else throw new UsageError([{ subject: 'SHELL', message: `is one of ${SHELLS.join(', ')}.` }]);
      return EXIT.green;
    },
  };
}

/** `agent-tokens create` → what may follow it. */
type Words = Map<string, string[]>;

function wordsOf(spec: CommandSpec, path: string[] = [], words: Words = new Map()): Words {
  const children = spec.commands ?? [];
  const options = (spec.options ?? []).map(({ name }) => `--${name}`);
  words.set(path.join(' '), [...children.map(({ name }) => name), ...options, '--help']);
  for (const child of children) wordsOf(child, [...path, child.name], words);
  return words;
}

function bash(words: Words): string {
  const cases = [...words].map(
    ([path, next]) => `    ${JSON.stringify(path)}) next=${JSON.stringify(next.join(' '))} ;;`,
  );
  return `_plangate() {
  local path="" next="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    path="\${path:+$path }$word"
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=()
  while IFS='' read -r word; do COMPREPLY+=("$word"); done \\
    < <(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _plangate plangate
`;
}

function fish(words: Words): string {
  const lines = [...words].flatMap(([path, next]) => {
    const seen = path === '' ? '__fish_use_subcommand' : `__plangate_at ${path}`;
    return next.map((word) =>
      word.startsWith('--')
        ? `complete -c plangate -n '${seen}' -l ${word.slice(2)}`
        : `complete -c plangate -f -n '${seen}' -a ${word}`,
    );
  });
  return `function __plangate_at
  set -l words (commandline -opc)
  test (count $words) -ge (math 1 + (count $argv)); or return 1
  for at in (seq (count $argv))
    test $words[(math $at + 1)] = $argv[$at]; or return 1
  end
end
${lines.join('\n')}
`;
}
