/** Looks at the text of JSON for what is lost when it is parsed. The text has to be well formed. */
import { endOfText } from '../model/exact-json.ts';

/**
 * Whether an object names something twice, in the outermost `levels` of objects and lists. `JSON.parse`
 * keeps only the last of two values, so the first one would be hidden.
 */
export function repeatsName(text: string, levels: number): boolean {
  /** The names in each open object, the outermost first. */
  const named: Set<string>[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      if (depth < levels) named[depth] = new Set();
      depth += 1;
    } else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === '"') {
      const end = endOfText(text, at);
      const names = depth <= levels && isName(text, end) ? named[depth - 1] : undefined;
      if (names !== undefined) {
        const name = String(JSON.parse(text.slice(at, end + 1)));
        if (names.has(name)) return true;
        names.add(name);
      }
      at = end;
    }
  }
  return false;
}

/** Whether a text that ends here is a name: a colon follows. */
function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (/\s/.test(text[at] ?? '')) at++;
  return text[at] === ':';
}
