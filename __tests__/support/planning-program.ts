/**
 * A program in place of Terraform, for checks that need a plan and not what only Terraform knows. It plans what the
 * files say, without providers and without a state.
 */
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { argv, cwd, env, execPath, exit, stdout } from 'node:process';
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import { planInput } from './plan-input.ts';
import { emptyDirectory } from './empty-directory.ts';

/** Makes the program in a new directory. @returns its path, which ends in `terraform` */
export function planningProgram(): string {
  const path = join(emptyDirectory(), 'terraform');
  const script = new URL('planning-program.js', import.meta.url).pathname;
  writeFileSync(
    path,
    `#!/bin/sh\ncase "$1" in\ninit) exit 0 ;;\nshow) exec /bin/cat "$3" ;;\nesac\nexec '${execPath}' '${script}' "$@"\n`,
  );
  chmodSync(path, 0o755);
  return path;
}

/** The engine makes a home beside the directory into which it unpacks an upload. */
function uploadAround(directory: string): string {
  const temporary = dirname(dirname(env['HOME'] ?? ''));
  const [name = ''] = relative(temporary, directory).split(sep);
  return join(temporary, name);
}

function planHere(): { text: string } | { problems: string[] } {
  const root = uploadAround(cwd());
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !basename(name).startsWith('zzzz_') && statSync(join(root, name)).isFile(),
  );
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name))]));
  const workingDirectory = relative(root, cwd());
  const { document, problems } = listBlocks({ ...planInput(files), workingDirectory });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0
    ? { problems: errors.map(({ summary }) => summary) }
    : { text: withCounts(JSON.stringify(document), Object.values(files).join('\n')) };
}

/** The listing has a block once. What a block with `count = 1` makes has the index 0, as Terraform writes it. */
function withCounts(plan: string, configuration: string): string {
  const countsForLimit = configuration.matchAll(
    /^resource "(\w+)" "(\w+)" \{(?:\n(?!\}).*)*?\n *count += 1$/gm,
  );
  return Array.from(countsForLimit).reduce((text, [, type, name]) => {
    const address = `${type}.${name}`;
    return text.replaceAll(`"address":"${address}"`, `"address":"${address}[0]","index":0`);
  }, plan);
}

if (argv[1]?.endsWith('planning-program.js')) {
  const out = argv.find((word) => word.startsWith('-out='))?.slice('-out='.length) ?? '';
  const planned = planHere();
  if ('text' in planned) writeFileSync(out, planned.text);
  else {
    for (const summary of planned.problems) {
      const diagnostic = { severity: 'error', summary, detail: '' };
      const line = { '@level': 'error', '@message': summary, type: 'diagnostic', diagnostic };
      stdout.write(`${JSON.stringify(line)}\n`);
    }
    exit(1);
  }
}
