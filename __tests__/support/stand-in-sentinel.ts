/**
 * A program in place of Sentinel's: written after HashiCorp's documentation of `sentinel apply` (exit codes, `-json`,
 * `sentinel.hcl`), for lack of the real one. It evaluates a few forms of rules, and refuses what it does not know.
 */
import { existsSync, readFileSync } from 'node:fs';
import { argv, env, exit, stdout } from 'node:process';

const EXIT = { pass: 0, fail: 1, undefined: 2, runtime: 3, other: 9 } as const;

class Refused extends Error {}

function refuse(why: string): never {
  throw new Refused(why);
}

type Data = Record<string, unknown>;

interface Block {
  type: string;
  label: string;
  source: string;
  level: string | undefined;
}

/** Blocks of the configuration, each with its source. */
function readConfiguration(path: string): Block[] {
  const text = readFileSync(path, 'utf8').replaceAll(/^\s*#.*$/gm, '');
  const blocks: Block[] = [];
  const rest = text.replaceAll(
    /^(policy|module|mock|param|import "module") "([^"]+)" \{\n((?:[^}]|\}(?!\n\}|\n|$))*?(?:\n {2}\}\n)?)\}$/gm,
    (_, type: string, label: string, inner: string) => {
      const source = /source\s*=\s*"([^"]+)"/.exec(inner)?.[1] ?? '';
      if (type === 'mock' && !/^ {2}module \{\n/.test(inner)) refuse(`mock ${label} has no module`);
      if (type !== 'param' && !existsSync(source)) refuse(`${source} does not exist`);
      blocks.push({
        type,
        label,
        source,
        level: /enforcement_level\s*=\s*"([^"]+)"/.exec(inner)?.[1],
      });
      return '';
    },
  );
  if (rest.trim() !== '') refuse(`not a configuration: ${rest.trim().slice(0, 80)}`);
  return blocks;
}

/** Assignments of literals alone, as in a module that holds data. */
function readModule(path: string): Data {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line) => {
    const [, name, literal] =
      /^([a-z_]+) = (.+)$/.exec(line) ?? refuse(`not an assignment: ${line.slice(0, 80)}`);
    return [name, JSON.parse(literal ?? '') as unknown];
  });
  return Object.fromEntries(entries) as Data;
}

const UNDEFINED = Symbol('undefined');

function walk(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inside: unknown, name) => {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, name))
      return UNDEFINED;
    return Reflect.get(inside, name) as unknown;
  }, value);
}

function judge(text: string, blocks: readonly Block[]): { value: unknown; print: string } {
  const scope: Data = {};
  for (const [, name = '', alias] of text.matchAll(/^import "([^"]+)"(?: as (\w+))?$/gm)) {
    const found = blocks.find(({ type, label }) => type !== 'policy' && label === name);
    if (found === undefined) refuse(`import "${name}" is not available`);
    scope[alias ?? name] = readModule(found.source);
  }
  const print = Array.from(
    text.matchAll(/^print\("([^"]*)"\)$/gm),
    ([, line = '']) => `${line}\n`,
  ).join('');
  if (/^main = rule \{ spin \}$/m.test(text)) for (;;);
  const [, all = '', one, inner = '', wanted = ''] =
    /^main = rule \{ all ([\w.]+) as _, (\w+) \{ ([\w.]+) is (\S+) \} \}$/m.exec(text) ??
    refuse('no rule "main" that is known');
  const values = walk(scope, all.split('.'));
  if (typeof values !== 'object' || values === null) return { value: UNDEFINED, print };
  const seen = Object.values(values).map((each) => walk({ [one ?? '']: each }, inner.split('.')));
  if (seen.includes(UNDEFINED)) return { value: UNDEFINED, print };
  return { value: seen.every((each) => each === JSON.parse(wanted)), print };
}

function run(): number {
  const [command, ...words] = argv.slice(2);
  if (command === 'version' && words.length === 0) {
    stdout.write('Sentinel v0.40.0\n');
    return EXIT.pass;
  }
  const [json, config = '', name = ''] = words;
  if (
    command !== 'apply' ||
    json !== '-json' ||
    !config.startsWith('-config=') ||
    words.length !== 3
  ) {
    refuse(`unknown words: ${argv.slice(2).join(' ')}`);
  }
  const secrets = Object.keys(env).filter((one) => /TOKEN|SECRET|^AWS_|^GITHUB_/.test(one));
  if (secrets.length > 0) refuse(`${secrets.join(', ')} must not reach a policy`);
  const blocks = readConfiguration(config.slice('-config='.length));
  const policy =
    blocks.find(({ type, label }) => type === 'policy' && label === name) ??
    refuse(`no policy ${name}`);
  const { value, print } = judge(readFileSync(policy.source, 'utf8'), blocks);
  const passed = value === true;
  const isAllowed = !passed && policy.level === 'advisory';
  const position = { filename: policy.source.replace(/^\.\//, ''), offset: 1, line: 3, column: 1 };
  const main = {
    desc: '',
    ident: 'main',
    position,
    value: value === UNDEFINED ? 'undefined' : value,
  };
  const trace = { description: '', error: null, print, result: passed, rules: { main } };
  const policies = [
    { allowed_failure: isAllowed, error: null, policy: name, result: passed, trace },
  ];
  stdout.write(
    `${JSON.stringify({ can_override: false, error: null, policies, result: passed || isAllowed })}\n`,
  );
  if (passed || isAllowed) return EXIT.pass;
  return value === UNDEFINED ? EXIT.undefined : EXIT.fail;
}

if (argv[1]?.endsWith('stand-in-sentinel.js')) {
  try {
    exit(run());
  } catch (error) {
    console.error(String(error));
    exit(error instanceof Refused ? EXIT.other : EXIT.runtime);
  }
}
