import { readText } from './markdown-files.ts';

/**
 * The cases of a file in `data/`, in the language that they are about. Each begins with `# case: WHAT`; lines
 * `# says: …` have what is expected, and `# file: PATH` begins a file of the case.
 */
export function textCases(file: string) {
  const [, ...cases] = readText(`__tests__/data/${file}`).split('\n# case: ');
  return cases.map((each) => {
    const [head = '', ...parts] = `${each.trimEnd()}\n`.split(/^# file: /m);
    const [what = '', ...lines] = head.split('\n');
    const said = lines.filter((line) => line.startsWith('# says: ')).map((line) => line.slice(8));
    const files = parts.map((part): [string, string] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    });
    const text = lines.slice(said.length).join('\n');
    return { what, said, text, files: Object.fromEntries(files) };
  });
}
