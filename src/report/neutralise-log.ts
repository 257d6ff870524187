/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */
import { clip } from '../model/clip.ts';
import { cleanText } from './markdown.ts';

declare const harmless: unique symbol;

/**
 * One line of a job's log that cannot act on the host, or a command of our own with its text escaped.
 * Only this file makes it, and what prints into the log of a job takes nothing else.
 */
export type LogLine = string & { readonly [harmless]: true };

/** Declares a text to be harmless. */
function asLogLine(text: string): LogLine;
function asLogLine(text: string): string {
  return text;
}

/** Shown before every line of foreign text; no host acts on a line that starts with it. */
const GUTTER = '│ ';

/** Foreign text of any number of lines, ready to print line by line. */
export function neutraliseLog(text: string): LogLine[] {
  return splitLines(text).map((line) => asLogLine(GUTTER + breakHashCommands(cleanLogLine(line))));
}

/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
export function safeLine(line: string): LogLine {
  const cleaned = breakHashCommands(cleanLogLine(splitLines(line).join(' ')));
  return asLogLine(cleaned.replace(/^(\s*)(?=::)/u, '$1\\'));
}

/** Makes several lines safe, and shortens each that a viewer of the log would break. */
export function safeLines(...lines: readonly string[]): LogLine[] {
  return lines.map((line) => asLogLine(clip(safeLine(clip(line, 4_000)), 1_000).trimEnd()));
}

/** Safe lines as the text of one annotation, without the columns that a log has. */
export function joinedLines(lines: readonly LogLine[]): LogLine {
  return asLogLine(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
}

/**
 * Two commands, between which the runner acts on nothing that is printed: the author of the text between cannot know `token`.
 */
export function fenceOff(token: string): { begin: LogLine; end: LogLine } {
  return { begin: asLogLine(`::stop-commands::${token}`), end: asLogLine(`::${token}::`) };
}

/** Two commands between which GitHub, Gitea and Forgejo fold what is printed, under a title. */
export function foldOf(title: string): { begin: LogLine; end: LogLine } {
  return { begin: renderCommand('group', {}, safeLine(title)), end: END_OF_FOLD };
}

/** Ends a fold that is open, also one of the runner. */
export const END_OF_FOLD = asLogLine('::endgroup::');

/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}

/** Without anything that cannot be seen, even what joins letters: hosts that compare texts by culture skip it. */
function cleanLogLine(line: string): string {
  return cleanText(line)
    .replaceAll('\n', ' ')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}

/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakHashCommands(line: string): string {
  return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}

/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const LONGEST_COMMAND = 4_000;
const LONGEST_PROPERTY = 1_000;

/** Character → what stands for it. */
type Escapes = Readonly<Record<string, string>>;
const IN_MESSAGE: Escapes = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY: Escapes = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE: Escapes = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };

type Properties = Readonly<Record<string, string | number | undefined>>;

/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
export function renderCommand(name: string, properties: Properties, message: string): LogLine {
  const list = propertyList(properties, ',', IN_PROPERTY);
  return asLogLine(breakHashCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`));
}

/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
export function renderLoggingCommand(
  name: string,
  properties: Properties,
  message: string,
): LogLine {
  const list = propertyList(properties, ';', ON_AZURE);
  return asLogLine(`##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`);
}

/** ` key=value,key=value`; empty if no property has a value. */
function propertyList(properties: Properties, between: string, escapes: Escapes): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${escapeWith(escapes, clip(String(value), LONGEST_PROPERTY))}`);
  return list.length > 0 ? ` ${list.join(between)}` : '';
}

function escapeWith(escapes: Escapes, text: string): string {
  const cut = clip(cleanText(text), LONGEST_COMMAND);
  return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
