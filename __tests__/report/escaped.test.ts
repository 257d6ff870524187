/**
 * What prints into the log of a job, what writes a comment or a summary, and what writes a page, takes only what an
 * escaper returned: that is a type.
 */
import { testCases } from '../support/compile-cases.ts';

/** Each knows a `text` from outside; a `line`, a `part` and `shown` that were escaped; and what takes them. */
const HEAD = [
  "import type { CheckDoor } from 'SRC/check/check-request.ts';",
  "import type { ActionRunner } from 'SRC/action/actions-runner.ts';",
  "import type { PublishPorts } from 'SRC/hosts/host.ts';",
  "import type { LiveLog } from 'SRC/check/progress-line.ts';",
  "import { joinedLines, neutraliseLog, renderCommand, safeLine, safeLines, type LogLine } from 'SRC/report/neutralise-log.ts';",
  "import { renderHead } from 'SRC/report/console.ts';",
  "import { Html, html } from 'SRC/report/page/html.ts';",
  "import { appendSummary } from 'SRC/action/publish-report.ts';",
  "import type { CommentContent } from 'SRC/hosts/decide-comment.ts';",
  "import type { CommentApi } from 'SRC/hosts/own-comments.ts';",
  "import { renderComment } from 'SRC/report/comment.ts';",
  "import { codeSpan, fence, link, prose } from 'SRC/report/escape-markdown.ts';",
  "import { written, type Markdown } from 'SRC/report/markdown.ts';",
  "import { count, firstOf, joined, list } from 'SRC/report/text.ts';",
  'declare const text: string; declare const line: LogLine; declare const part: Html;',
  'declare const door: CheckDoor; declare const host: ActionRunner; declare const ports: PublishPorts; declare const log: LiveLog; declare const any: never;',
  'declare const shown: Markdown; declare const api: CommentApi; declare const names: string[]; declare const environment: Record<string, string>;',
].join(' ');

const COMPILES: Record<string, string> = {
  'a line that was made safe': 'host.print(safeLine(text)); log.print(line);',
  'the lines of a report': 'renderHead(any).forEach((each) => door.print(each));',
  'foreign text': 'for (const each of neutraliseLog(text)) host.print(each);',
  'a command with its text escaped': "ports.command(renderCommand('error', { file: text }, text));",
  'several lines in one annotation': 'host.error(joinedLines(safeLines(text, text)));',
  'a safe line is a text': 'const again: string = line; again.trim();',
  'text in a page, where it is escaped':
    'const page: Html = html`<p>${text}${part}</p>`; page.toString();',
  'a comment of what was escaped':
    "void api.createComment(1, written`**${codeSpan(text)}** ${prose(text)} ${3} ${any === 1 ? 'one' : 'two'}`);",
  'a whole report in a comment': 'void api.updateComment(1, renderComment(any));',
  'Markdown together':
    "const all: Markdown = joined('; ', shown, fence(text), 'and the rest', '');all.trim();",
  'names that were escaped one by one':
    'const all: Markdown = firstOf(names, 3, (name) => codeSpan(name)); all.trim();',
  'a figure': "const all: Markdown = count(2, 'policy', 'policies'); all.trim();",
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
  'text as a comment': 'void api.createComment(1, text);',
  'text in place of a comment': 'void api.updateComment(1, text);',
  'text in a job summary': 'void appendSummary(text, environment);',
  'text in Markdown': 'written`**${text}**`;',
  'a text with words around': 'written`${shown} ${`by ${text}` as const}`;',
  'what was made safe for a log, in Markdown': 'written`${line}`;',
  'Markdown with text added': 'void api.createComment(1, `${shown} ${text}`);',
  'a part of Markdown': 'void api.createComment(1, shown.slice(1));',
  'texts among Markdown': "const all: Markdown = joined('; ', shown, text); all.trim();",
  'text between Markdown': 'joined(text, shown, shown);',
  'names as they came': 'const all: Markdown = list(names); all.trim();',
  'text as what is counted': 'count(2, text);',
  'text as the words of a link': 'link(text, text, names);',
  'text as the content of a comment':
    'const compose: CommentContent["compose"] = () => text; compose(text, 1);',
  'markup made by hand': 'const page = new Html(text); page.toString();',
};

testCases(HEAD, { compiles: COMPILES, refused: REFUSED });
