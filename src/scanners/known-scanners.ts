/**
 * What of a repository a scanner reads that says what it leaves out: comments, files to ignore, and its configuration. A
 * request that adds or changes these chooses its judge.
 */

import { mayBeRead } from '../configuration/file-names.ts';

interface Known {
  /** How names of the tool begin, in small letters. */
  tools: readonly string[];
  /** What comments have, in letters of either case; the rule comes after it. */
  comments: readonly RegExp[];
  /** Other files by which it leaves something out, by their names. */
  files?: readonly string[];
}

const KNOWN: readonly Known[] = [
  { tools: ['trivy'], comments: [/\b(?:trivy|tfsec):\s*ignore/gi] },
  { tools: ['tfsec'], comments: [/\btfsec:\s*ignore/gi] },
  { tools: ['checkov', 'bridgecrew'], comments: [/\b(?:checkov|bridgecrew|cortex):\s*skip/gi] },
  { tools: ['tflint'], comments: [/\btflint-ignore(?:-file)?/gi] },
  { tools: ['kics'], comments: [/\bkics-scan/gi], files: ['.gitignore'] },
  { tools: ['terrascan'], comments: [/\bts:\s*skip/gi] },
  { tools: ['semgrep'], comments: [/\bnosem(?:grep)?\b/gi], files: ['.gitignore'] },
  { tools: ['snyk'], comments: [/\b(?:file|deepcode)\s*ignore/gi] },
];

/** A comment that lets a scanner leave something out. */
export interface IgnoreComment {
  /** 1-based. */
  line: number;
  /** The line with it. */
  text: string;
  /** The rule that it names first; undefined if it names none, or all. */
  rule: string | undefined;
}

/** In the order of the text. A scanner that is not known has the comments of all that are. */
export function ignoreComments(text: string, tool: string): IgnoreComment[] {
  const known = knownAs(tool);
  const patterns = (known === undefined ? KNOWN : [known]).flatMap(({ comments }) => comments);
  const found: IgnoreComment[] = [];
  for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
    for (const pattern of patterns) {
      for (const { index: at, 0: word } of line.matchAll(pattern)) {
        const rule = ruleAfter(line.slice(at + word.length, at + word.length + 300));
        found.push({ line: index + 1, text: line, rule });
      }
    }
  }
  return found;
}

function ruleAfter(rest: string): string | undefined {
  const [, rule] = /^\s*[:=]?\s*(?:disable=)?([A-Za-z0-9][\w.-]*)/.exec(rest) ?? [];
  // KICS writes here how much is left out.
  return rule === undefined || /^ignore(?:-(?:line|block))?$/i.test(rule) ? undefined : rule;
}

function knownAs(tool: string): Known | undefined {
  const name = tool.toLowerCase();
  return KNOWN.find(({ tools }) => tools.some((known) => name.startsWith(known)));
}

/** Whether no scanner is configured by a file of this name, whatever it begins with. */
function isOtherFile(name: string): boolean {
  return mayBeRead(name) || /\.(?:md|sarif)$/.test(name);
}

/** Whether a scanner reads a file to know what to look for, or what to leave out. */
export function configures(path: string, tool: string): boolean {
  const known = knownAs(tool);
  const stems = known?.tools ?? [/^[a-z0-9]+/.exec(tool.toLowerCase())?.[0] ?? tool];
  const names = path.toLowerCase().split('/');
  const name = names.at(-1) ?? '';
  if (known?.files?.includes(name) === true) return true;
  return stems.some(
    (stem) =>
      names.some((part) => part.startsWith(`.${stem}`)) ||
      (name.startsWith(stem) && !isOtherFile(name)),
  );
}
