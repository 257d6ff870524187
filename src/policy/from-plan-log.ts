/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 */

export interface LoggedDiagnostic {
  severity: 'error' | 'warning';
  summary: string;
  detail?: string;
  address?: string;
  /** Relative to the directory that Terraform ran in. */
  file?: string;
  line?: number;
}

const MOST = 100;
const LONGEST = 4_000;

export function fromPlanLog(log: string): LoggedDiagnostic[] {
  const lines = log.split('\n').map((line) => stripControls(line.slice(0, LONGEST * 4)));
  const structured = lines.flatMap(fromJsonLine);
  return distinct(structured.length > 0 ? structured : fromBoxes(lines)).slice(0, MOST);
}

function fromJsonLine(line: string): LoggedDiagnostic[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return [];
  }
  const diagnostic = property(parsed, 'diagnostic');
  const severity = property(diagnostic, 'severity');
  const summary = property(diagnostic, 'summary');
  if ((severity !== 'error' && severity !== 'warning') || !isText(summary)) return [];
  const detail = property(diagnostic, 'detail');
  const address = property(diagnostic, 'address');
  const file = property(property(diagnostic, 'range'), 'filename');
  const start = property(property(property(diagnostic, 'range'), 'start'), 'line');
  return [
    {
      severity,
      summary: summary.slice(0, LONGEST),
      ...(isText(detail) && { detail: detail.slice(0, LONGEST) }),
      ...(isText(address) && { address }),
      ...(isText(file) && { file }),
      ...(typeof start === 'number' && Number.isSafeInteger(start) && start > 0 && { line: start }),
    },
  ];
}

/** `│ Error: …`, then `│   on main.tf line 3, in resource "a" "b":`, then the text up to `╵`. */
function fromBoxes(lines: readonly string[]): LoggedDiagnostic[] {
  const found: LoggedDiagnostic[] = [];
  let current: LoggedDiagnostic | undefined;
  let detail: string[] = [];
  const close = (): void => {
    if (current !== undefined) {
      const text = detail.join('\n').trim();
      found.push({ ...current, ...(text !== '' && { detail: text.slice(0, LONGEST) }) });
    }
    current = undefined;
    detail = [];
  };
  for (const raw of lines) {
    const line = unbox(raw);
    const opening = opens(line);
    if (opening !== undefined) {
      close();
      current = opening;
    } else if (raw.trimStart().startsWith('╵')) close();
    else if (current !== undefined) {
      const place = placeOf(line);
      if (place !== undefined && current.file === undefined) Object.assign(current, place);
      else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
        current.address = line.trim().slice('with '.length, -1);
      } else if (!isSource(line)) detail.push(line.trim());
    }
    if (found.length >= MOST) break;
  }
  close();
  return found;
}

function unbox(line: string): string {
  const trimmed = line.trimStart();
  return trimmed.startsWith('│') ? trimmed.slice(1).trimStart() : line;
}

function opens(line: string): LoggedDiagnostic | undefined {
  for (const [word, severity] of [
    ['Error: ', 'error'],
    ['Warning: ', 'warning'],
  ] as const) {
    if (line.startsWith(word)) return { severity, summary: line.slice(word.length).trim() };
  }
  return undefined;
}

/** `on main.tf line 3, in resource "a" "b":` */
function placeOf(line: string): { file: string; line: number } | undefined {
  const text = line.trim();
  if (!text.startsWith('on ')) return undefined;
  const at = text.indexOf(' line ');
  if (at === -1) return undefined;
  const number = Number.parseInt(text.slice(at + ' line '.length), 10);
  return Number.isSafeInteger(number) && number > 0
    ? { file: text.slice('on '.length, at), line: number }
    : undefined;
}

/** `3: bucket = 1`: the source again. */
function isSource(line: string): boolean {
  const text = line.trim();
  const colon = text.indexOf(':');
  return colon > 0 && colon < 7 && /^\d+$/.test(text.slice(0, colon));
}

/** Colours and the marks at the log's two ends. */
function stripControls(line: string): string {
  let text = '';
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (code === 27 && line[at + 1] === '[') {
      at += 2;
      while (at < line.length && !isFinalByte(line.charCodeAt(at))) at += 1;
    } else if (code >= 32 || code === 9) text += line[at];
  }
  return text;
}

function isFinalByte(code: number): boolean {
  return code >= 64 && code <= 126;
}

function distinct(diagnostics: readonly LoggedDiagnostic[]): LoggedDiagnostic[] {
  return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
