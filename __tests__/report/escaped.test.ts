/** What prints into the log of a job, and what writes a page, takes only what an escaper returned: that is a type. */
import { testCases } from '../support/compile-cases.ts';

/** Each knows a `text` from outside, a `line` and a `part` that were escaped, and what takes them. */
const HEAD = [
  "import type { Door } from 'SRC/check/check-request.ts';",
  "import type { Host } from 'SRC/action/host.ts';",
  "import type { PublishPorts } from 'SRC/hosts/host.ts';",
  "import type { LiveLog } from 'SRC/check/progress-line.ts';",
  "import { joinedLines, neutraliseLog, renderCommand, safeLine, safeLines, type LogLine } from 'SRC/report/neutralise-log.ts';",
  "import { renderOpening } from 'SRC/report/console.ts';",
  "import { Html, html } from 'SRC/report/page/html.ts';",
  'declare const text: string; declare const line: LogLine; declare const part: Html;',
  'declare const door: Door; declare const host: Host; declare const ports: PublishPorts; declare const log: LiveLog; declare const any: never;',
].join(' ');

const COMPILES: Record<string, string> = {
  'a line that was made safe': 'host.print(safeLine(text)); log.print(line);',
  'the lines of a report': 'renderOpening(any).forEach((each) => door.print(each));',
  'foreign text': 'for (const each of neutraliseLog(text)) host.print(each);',
  'a command with its text escaped': "ports.command(renderCommand('error', { file: text }, text));",
  'several lines in one annotation': 'host.error(joinedLines(safeLines(text, text)));',
  'a safe line is a text': 'const again: string = line; again.trim();',
  'text in a page, where it is escaped':
    'const page: Html = html`<p>${text}${part}</p>`; page.toString();',
};

const REFUSED: Record<string, string> = {
  'text in the log of the action': 'host.print(text);',
  'text as a warning': 'host.warning(text);',
  'text as an error': 'host.error(text);',
  'text as a detail': 'host.debug(text);',
  'a word of our own': "host.print('::add-mask::x');",
  'a line with text added': 'host.print(`${line} ${text}`);',
  'a part of a line': 'host.print(line.slice(1));',
  'text as a command': 'ports.command(text);',
  'text through the door': 'door.print(text);',
  'text in the live log': 'log.print(text);',
  'lines of text in one annotation': 'host.error(joinedLines([text]));',
  'text as markup': 'const page: Html = text; page.toString();',
  'markup made by hand': 'const page = new Html(text); page.toString();',
};

testCases(HEAD, { compiles: COMPILES, refused: REFUSED });
