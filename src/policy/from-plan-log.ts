/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 *
 * Source of the last line: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonformat/plan.go.
 */

import { asCount } from './reading.ts';
import { fieldsOf } from '../model/parse.ts';
import { parseJson } from '../model/parse.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';

const MOST = 100;
const LONGEST = 4_000;

/** Reads the diagnostics at the end of a plan's log. */
export function fromPlanLog(log: string): PlanDiagnostic[] {
  const lines = log.split('\n').map((line) => stripControls(line.slice(0, LONGEST * 4)));
  const structured = lines.flatMap(fromJsonLine);
  const all = structured.length > 0 ? structured : fromBoxes(lines);
  const distinct = [...new Map(all.map((it) => [JSON.stringify(it), it])).values()];
  // The program that runs Terraform may repeat all its messages in one last line.
  const isRepeated = ({ summary }: PlanDiagnostic) =>
    distinct.some((other) => summary.includes(`Error: ${other.summary}`));
  return distinct.filter((it) => !isRepeated(it)).slice(0, MOST);
}

/** What a plan's log counts: to add, change, destroy and import; undefined where it does not say. */
export function countsInLog(log: string): number[] | undefined {
  const summaries = log.split('\n').flatMap((line) => {
    const text = stripControls(line.slice(0, LONGEST)).trim();
    const counts = text.startsWith('{') ? countsInJson(text) : countsInText(text);
    return counts === undefined ? [] : [counts];
  });
  return summaries.at(-1);
}

function countsInJson(line: string): number[] | undefined {
  const message = parseJson(line);
  const changes = fieldsOf(message)['changes'];
  if (fieldsOf(message)['type'] !== 'change_summary') return undefined;
  if (fieldsOf(changes)['operation'] !== 'plan') return undefined;
  return ['add', 'change', 'remove', 'import'].map((name) => asCount(fieldsOf(changes)[name]) ?? 0);
}

/** What Terraform and OpenTofu write behind the changes: resources to forget, actions to invoke. */
const SUMMARY = /^Plan: (\d[^.]* to destroy)(?:, \d+ to forget)?\.(?: Actions: \d+ to invoke\.)?$/;

/** `Plan: 1 to import, 2 to add, 0 to change, 1 to destroy.` */
function countsInText(line: string): number[] | undefined {
  if (line.startsWith('No changes.')) return [0, 0, 0, 0];
  const words = SUMMARY.exec(line)?.[1]?.split(', ');
  if (words === undefined) return undefined;
  return ['add', 'change', 'destroy', 'import'].map((name) => {
    const word = words.find((each) => each.endsWith(` to ${name}`)) ?? '';
    return asCount(Number.parseInt(word, 10)) ?? 0;
  });
}

function fromJsonLine(line: string): PlanDiagnostic[] {
  const diagnostic = fieldsOf(parseJson(line))['diagnostic'];
  const severity = fieldsOf(diagnostic)['severity'];
  const summary = textField(diagnostic, 'summary');
  if ((severity !== 'error' && severity !== 'warning') || summary === undefined) return [];
  const range = fieldsOf(diagnostic)['range'];
  const start = asCount(fieldsOf(fieldsOf(range)['start'])['line']);
  return [
    {
      severity,
      summary: summary.slice(0, LONGEST),
      detail: textField(diagnostic, 'detail')?.slice(0, LONGEST),
      address: textField(diagnostic, 'address'),
      file: textField(range, 'filename'),
      line: start || undefined,
    },
  ];
}

/** `│ Error: …`, then `│   on main.tf line 3, in resource "a" "b":`, then the text up to `╵`. */
function fromBoxes(lines: readonly string[]): PlanDiagnostic[] {
  const diagnostics: PlanDiagnostic[] = [];
  let current: PlanDiagnostic | undefined;
  let detail: string[] = [];
  const close = (): void => {
    if (current !== undefined) {
      const text = detail.join('\n').trim();
      diagnostics.push({ ...current, detail: text === '' ? undefined : text.slice(0, LONGEST) });
    }
    current = undefined;
    detail = [];
  };
  for (const raw of lines) {
    const line = unbox(raw);
    const head = opens(line);
    if (head !== undefined) {
      close();
      current = head;
    } else if (raw.trimStart().startsWith('╵')) close();
    else if (current !== undefined) {
      // `3: bucket = 1` is the source again.
      const isSource = /^\d{1,6}:/.test(line.trim());
      const location = parseLocation(line);
      if (location !== undefined && current.file === undefined) Object.assign(current, location);
      else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
        current.address = line.trim().slice('with '.length, -1);
      } else if (!isSource) detail.push(line.trim());
    }
    if (diagnostics.length >= MOST) break;
  }
  close();
  return diagnostics;
}

function unbox(line: string): string {
  const trimmed = line.trimStart();
  return trimmed.startsWith('│') ? trimmed.slice(1).trimStart() : line;
}

function opens(line: string): PlanDiagnostic | undefined {
  const [, word, summary = ''] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
  if (word === undefined) return undefined;
  return { severity: word === 'Error' ? 'error' : 'warning', summary: summary.trim() };
}

/** `on main.tf line 3, in resource "a" "b":` */
function parseLocation(line: string): { file: string; line: number } | undefined {
  const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
  const number = asCount(Number(digits));
  return file !== undefined && number ? { file, line: number } : undefined;
}

/** Colours and the marks at the log's two ends. */
function stripControls(line: string): string {
  const [first, ...coloured] = line.split('\u001b[');
  const text = coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ''));
  return [first, ...text].join('').replaceAll(/(?!\t)\p{Cc}/gu, '');
}

function textField(value: unknown, key: string): string | undefined {
  const text = fieldsOf(value)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
