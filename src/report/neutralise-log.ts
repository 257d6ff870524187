/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */
import { cleanText } from './escape-markdown.ts';

/** Shown before every line of foreign text; no host acts on a line that starts with it. */
export const GUTTER = '│ ';

/** Foreign text of any number of lines, ready to print line by line. */
export function neutraliseLog(text: string): string[] {
  return splitLines(text).map((line) => GUTTER + breakCommands(cleanLogLine(line)));
}

/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
export function safeLine(line: string): string {
  const cleaned = breakCommands(cleanLogLine(splitLines(line).join(' ')));
  return cleaned.replace(/^(\s*)(?=::)/u, '$1\\');
}

/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}

/** Also without what joins letters: a comparison by culture passes over it. */
function cleanLogLine(line: string): string {
  return cleanText(line)
    .replaceAll('\n', ' ')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}

/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakCommands(line: string): string {
  return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
