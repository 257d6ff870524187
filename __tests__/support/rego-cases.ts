import { readText } from './markdown-files.ts';

/** The cases of a file in `data/`: bodies of packages, each below `# case: WHAT` and what it has to say. */
export function regoCases(file: string) {
  const [, ...cases] = readText(`__tests__/data/${file}.rego`).split('\n# case: ');
  return cases.map((each) => {
    const [what = '', ...lines] = each.trimEnd().split('\n');
    const said = lines.filter((line) => line.startsWith('# says: ')).map((line) => line.slice(8));
    const body = lines.slice(said.length);
    /** In the file with its package: the marked line, or the first one. */
    const row =
      Math.max(
        0,
        body.findIndex((line) => line.endsWith(' # here')),
      ) + 3;
    return { what, text: body.join('\n'), said, row };
  });
}
