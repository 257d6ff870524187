/** A Jenkinsfile as Declarative Pipeline reads it: blocks, and what may stand in each. */
import { RUNS_PLANGATE, type Broken } from './rules.ts';

const PIPELINE =
  'agent stages options environment parameters triggers tools post libraries input when';
const INSIDE: Record<string, string> = {
  '': 'pipeline',
  pipeline: PIPELINE,
  stages: 'stage',
  stage: 'agent options environment tools when input post steps stages parallel matrix failFast',
  post: 'always changed fixed regression aborted failure success unstable unsuccessful cleanup',
  agent: 'docker dockerfile label node kubernetes',
};
/** What these hold are values, steps and conditions of plugins. */
const FREE =
  /^(?:options|environment|when|steps|docker|always|failure|success|cleanup|tools|parameters|triggers)$/;

interface Block {
  name: string;
  children: Block[];
  lines: string[];
}

export function readJenkins(text: string): Broken[] {
  const root = blocksOf(text);
  if (root === undefined) return [{ rule: 'jk-directive', at: 'braces' }];
  return [...directives(root), ...credentials(root, false)];
}

function blocksOf(text: string): Block | undefined {
  const root: Block = { name: '', children: [], lines: [] };
  const open = [root];
  const plain = text.replaceAll(/^\s*\/\/.*$/gm, '');
  // A brace inside of a text in quotes is no block.
  for (const [token] of plain.matchAll(/'[^'\n]*'|"[^"\n]*"|[{}]|[^'"{}\n]+|\n/g)) {
    const here = open.at(-1);
    if (here === undefined) return undefined;
    if (token === '{') {
      const name = /^\s*(\w+)/.exec(here.lines.pop() ?? '')?.[1] ?? '';
      const block = { name, children: [], lines: [] };
      here.children.push(block);
      open.push(block);
    } else if (token === '}') open.pop();
    else if (token === '\n') here.lines.push('');
    else here.lines.push(`${here.lines.pop() ?? ''}${token}`);
  }
  return open.length === 1 ? root : undefined;
}

function directives({ name, children, lines }: Block): Broken[] {
  const known = INSIDE[name]?.split(' ');
  const strange = known === undefined ? [] : children.filter((one) => !known.includes(one.name));
  const loose = known === undefined || name === '' ? [] : lines.filter((line) => /\S/.test(line));
  const lacks =
    name === 'pipeline' &&
    !['agent', 'stages'].every((one) => children.some((child) => child.name === one));
  return [
    ...strange.map((one): Broken => ({ rule: 'jk-directive', at: `${name}: ${one.name}` })),
    ...loose.map((line): Broken => ({ rule: 'jk-directive', at: `${name}: ${line.trim()}` })),
    ...(lacks ? [{ rule: 'jk-directive', at: 'agent and stages' } as const] : []),
    ...children.filter((one) => !FREE.test(one.name)).flatMap(directives),
  ];
}

function credentials({ name, children, lines }: Block, given: boolean): Broken[] {
  const has =
    given ||
    children.some(
      (one) =>
        one.name === 'environment' &&
        one.lines.some((line) => /TF_API_TOKEN = credentials\('/.test(line)),
    );
  const runs = lines.some((line) => RUNS_PLANGATE.test(line.replaceAll("'", ' ')));
  const own: Broken[] = runs && !has ? [{ rule: 'jk-credentials', at: name }] : [];
  return [...own, ...children.flatMap((child) => credentials(child, has))];
}
