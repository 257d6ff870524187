/** Shell completion of commands, options and values: a script made from the tree of commands. */
import { printableJson } from '../report/json.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { EXIT, option } from './command.ts';
import { argumentOf, flagOf } from './read-input.ts';
import { usageError } from './problems.ts';

/** `agent-tokens create` → the words that may follow it; `check --mode` → the option's values. */
type Words = Map<string, string[]>;

const SHELLS: Readonly<Record<string, (words: Words) => string>> = {
  bash,
  zsh: (words) => `autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`,
  fish,
  powershell,
};

export function completion(root: () => CommandSpec): CommandSpec {
  const names = Object.keys(SHELLS).join(', ');
  return {
    name: 'completion',
    summary: 'let your shell complete commands, options and values',
    arguments: [{ name: 'shell', description: names, required: true }],
    options: [option('--json', 'print as JSON what may follow what, for another shell')],
    examples: {
      'plangate completion bash > ~/.local/share/bash-completion/completions/plangate': 'for bash',
      'plangate completion fish > ~/.config/fish/completions/plangate.fish': 'for fish',
      'plangate completion powershell >> $PROFILE': 'for PowerShell',
    },
    async run(input: CommandInput, io: CommandIo) {
      const shell = argumentOf(input, 'shell');
      const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
      if (write === undefined) throw usageError('SHELL', `is one of ${names}.`);
      const words = completionWords(root());
      const json = flagOf(input, 'json');
      await io.out(json ? printableJson({ data: Object.fromEntries(words) }) : write(words));
      return EXIT.green;
    },
  };
}

function completionWords(spec: CommandSpec, path: string[] = [], words: Words = new Map()): Words {
  const children = spec.commands ?? [];
  const shells = spec.arguments?.[0]?.name === 'shell' ? Object.keys(SHELLS) : [];
  const names = children.length > 0 ? children.map(({ name }) => name) : shells;
  const options = (spec.options ?? []).map(({ name }) => `--${name}`);
  const version = path.length === 0 ? ['--version'] : [];
  words.set(path.join(' '), [...names, ...options, '--help', ...version]);
  for (const { name, value, choices, offers = choices } of spec.options ?? []) {
    if (value !== undefined) words.set([...path, `--${name}`].join(' '), Array.from(offers ?? []));
  }
  for (const child of children) completionWords(child, [...path, child.name], words);
  return words;
}

/** Options with a value but no list of values are completed by file names. */
function bash(words: Words): string {
  const cases = [...words].map(
    ([path, next]) => `    ${JSON.stringify(path)}) next=${JSON.stringify(next.join(' '))} ;;`,
  );
  return `_plangate() {
  local path="" next="" word last="\${COMP_WORDS[COMP_CWORD-1]}"
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$word" in -*) break ;; esac
    path="\${path:+$path }$word"
  done
  case "$last" in --*) path="$path $last" ;; esac
  while :; do
    case "$path" in
${cases.join('\n')}
      *" --"*) path="\${path% --*}"; continue ;;
    esac
    break
  done
  COMPREPLY=()
  while IFS='' read -r word; do COMPREPLY+=("$word"); done \\
    < <(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _plangate plangate
`;
}

function fish(words: Words): string {
  const lines = [...words].flatMap(([path, next]) => {
    const [at = '', of] = path.split(/ ?--/);
    const condition = at === '' ? '__fish_use_subcommand' : `__plangate_at ${at}`;
    const complete = `complete -c plangate -n '${condition}'`;
    if (of !== undefined) {
      return [`${complete} -l ${of} ${next.length > 0 ? `-x -a '${next.join(' ')}'` : '-r'}`];
    }
    return next.flatMap((word) => {
      if (!word.startsWith('--')) return `${complete} -f -a ${word}`;
      return words.has(`${path} ${word}`) ? [] : `${complete} -l ${word.slice(2)}`;
    });
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

function powershell(words: Words): string {
  const rows = [...words].map(([path, next]) => `  '${path}' = '${next.join(' ')}'`);
  return `$plangateWords = @{
${rows.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName plangate -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  $path = @()
  foreach ($word in $words) { if ($word -like '-*') { break }; $path += $word }
  $key = $path -join ' '
  $value = "$key $($words[-1])"
  if ($words.Count -gt 0 -and $plangateWords.ContainsKey($value)) { $key = $value }
  "$($plangateWords[$key])".Split(' ') | Where-Object { $_ -ne '' -and $_ -like "$wordToComplete*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`;
}
