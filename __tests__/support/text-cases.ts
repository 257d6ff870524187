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

/** Takes the lines `#> …` out of files; each is about the line above it, `path:line`. */
export function withoutMarks(files: Readonly<Record<string, string>>) {
  const marks: { mark: string; at: string }[] = [];
  const bare = Object.entries(files).map(([path, text]) => {
    const lines: string[] = [];
    for (const line of text.split('\n')) {
      if (line.startsWith('#> '))
        marks.push({ mark: line.slice(3), at: `${path}:${lines.length}` });
      else lines.push(line);
    }
    return [path, lines.join('\n')] as const;
  });
  return { files: Object.fromEntries(bare), marks };
}

/**
 * Texts of a file in `data/`, each with what is said of it in the lines `=> …` below it; `=>` alone says nothing. What
 * the file is about stands above them.
 */
export function saidOf(file: string): [text: string, said: string[]][] {
  const [, ...lines] = readText(`__tests__/data/${file}`).trimEnd().split('\n');
  const found: [string, string[]][] = [];
  let text: string[] = [];
  for (const line of lines) {
    if (!line.startsWith('=>')) text.push(line);
    else if (text.length === 0) found.at(-1)?.[1].push(line.slice(3));
    else {
      // An empty line stands between two of them.
      found.push([text.slice(1).join('\n'), line === '=>' ? [] : [line.slice(3)]]);
      text = [];
    }
  }
  return found;
}
