/**
 * The page of one run of the local service, and the page that lists runs. The document itself is the
 * same for all runs. The page requests its content with the key of its tab.
 */
import { createHash } from 'node:crypto';
import { VERDICT } from '../../report/words.ts';
import { cleanLine } from '../../report/escape-markdown.ts';
import { count, minuteOf } from '../../report/text.ts';
import type { ReportView } from '../../report/view.ts';
import { anchor, html, Html, type Content } from '../../report/page/html.ts';
import { renderParts, type ShownParts } from '../../report/page/page.ts';
import { RUN_SCRIPT, RUN_SCRIPT_HASH } from './run-script.js';
import { STYLE, STYLE_HASH } from '../../report/page/style.ts';

const MORE_STYLE = `
[hidden]{display:none!important}
form{max-width:26rem}
label{display:block;font-weight:600;margin:.5rem 0 .25rem}
input,textarea{width:100%;padding:.4rem .6rem;font:inherit;color:var(--text);background:var(--back);border:1px solid #818b98;border-radius:6px}
button{font:inherit;margin:.5rem .5rem .25rem 0;padding:.35rem .9rem;color:var(--text);background:var(--shade);border:1px solid #818b98;border-radius:6px;cursor:pointer}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
.actions{border:1px solid var(--line);border-radius:6px;padding:.25rem 1rem .75rem;margin:1rem 0}
.actions h2{border:0;margin:.5rem 0 0;padding:0}
#said:not(:empty){border:1px solid var(--line);border-radius:6px;padding:.5rem 1rem;background:var(--shade)}
.message{white-space:pre-wrap}
`;

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The content security policy: only the page's script and styles, and requests to its service. */
const POLICY = [
  "default-src 'none'",
  `script-src '${RUN_SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}' ${sourceOf(MORE_STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types run-page',
].join('; ');

// The content security policy has digests of every byte between the tags, so no space may be added there.
const STYLES = Html.trusted(`<style>${STYLE}</style><style>${MORE_STYLE}</style>`);
const SCRIPT = Html.trusted(`<script>${RUN_SCRIPT}</script>`);

const DOCUMENT = html`<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plangate: local service</title>
    ${STYLES}
  </head>
  <body>
    <main>
      <noscript
        >This page needs JavaScript: turn it on, or use plangate runs show instead.</noscript
      >
      <form id="code-form" hidden>
        <h1>Enter the code of this page</h1>
        <p>
          plangate serve and plangate check print a code beside each link. A code opens one tab, for
          one user.
        </p>
        <label for="code">Code</label>
        <input
          id="code"
          name="code"
          type="text"
          required
          maxlength="20"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
        />
        <button type="submit">Open</button>
      </form>
      <p id="said" role="status"></p>
      <div id="run" hidden></div>
    </main>
    ${SCRIPT}
  </body>
</html>`;

/** The document, and the content security policy that it is sent with. */
export const RUN_SHELL = { html: `<!doctype html>\n${DOCUMENT.toString()}\n`, policy: POLICY };

/** What the visitor of a page may do now; each has a button. */
const BUTTONS = {
  override: 'Override the failures',
  confirm: 'Confirm and apply',
  discard: 'Discard the run',
  cancel: 'Cancel the run',
} as const;
type ButtonName = keyof typeof BUTTONS;

/** Texts are hostile until escaped. */
export interface RunOnPage {
  id: string;
  organization: string;
  workspace: string;
  message: string;
  createdAt: string;
  /** What the run is doing, in words for people. */
  words: string;
  /** `all` once its verdict is decided. */
  shown: ShownParts;
  username: string;
  /** What the visitor may do now. */
  actions: readonly ButtonName[];
  /** What the run waits for, if the visitor may not do it. */
  waitsFor: string | undefined;
  events: readonly { action: string; actor?: string; comment?: string; at: string }[];
  listUrl: string;
  origin: string;
}

/** A text for the title of a page: on one line, without invisible characters. */
export function titleOfRun(run: RunOnPage, view: ReportView): string {
  return cleanLine(
    run.shown === 'all' ? `Policy gate: ${view.headline}` : `${run.words}: ${run.id}`,
  );
}

/** The content of the page of one run, as HTML. */
export function renderRun(run: RunOnPage, view: ReportView): string {
  const closing = view.green ? 'passes' : 'blocks';
  const sign = VERDICT[view.verdict].sign;
  const list = anchor(run.organization, run.listUrl, [run.origin]);
  const made = minuteOf(run.createdAt);
  return html`<h1>
      ${run.shown === 'all' && html`<span class="${closing}" aria-hidden="true">${sign}</span> `}${titleOfRun(
        run,
        view,
      )}
    </h1>
    <p class="soft">
      ${list} · ${run.workspace} · <code>${run.id}</code> ·
      ${run.words}${made !== '' && ` · ${made}`} · you are ${run.username}
    </p>
    ${run.message !== '' && html`<p class="message">${run.message}</p>`} ${actions(run)}
    ${renderParts(view, run.shown)} ${events(run)}`.toString();
}

function actions({ actions: names, waitsFor }: RunOnPage): Content {
  if (names.length === 0) return waitsFor !== undefined && html`<p>${waitsFor}</p>`;
  return html`<section class="actions" aria-label="What you can do">
    <h2>What you can do</h2>
    ${waitsFor !== undefined && html`<p>${waitsFor}</p>`}
    <label for="reason">Reason${names.includes('override') && ' (an override needs one)'}</label>
    <textarea id="reason" rows="2" maxlength="2000"></textarea>
    ${names.map((name) => html`<button type="button" data-action="${name}">${BUTTONS[name]}</button>`)}
  </section>`;
}

/** The events of the run: who did what, with the comment. */
function events({ events: all }: RunOnPage): Content {
  if (all.length === 0) return undefined;
  return html`<h2 id="events">What people did</h2>
    <ul>
      ${all.map(
        ({ action, actor, comment, at }) =>
          html`<li>
            ${action.replaceAll('_', ' ')}${actor !== undefined && ` by ${actor}`}${minuteOf(at) !== '' && `, ${minuteOf(at)}`}${comment !== undefined && html`: <span class="message">${comment}</span>`}
          </li>`,
      )}
    </ul>`;
}

interface ListedRun {
  id: string;
  workspace: string;
  words: string;
  message: string;
  url: string;
}

/** The content of the page that lists runs, as HTML. */
export function renderRuns(
  organization: string,
  runs: readonly ListedRun[],
  { username, origin }: Pick<RunOnPage, 'username' | 'origin'>,
): string {
  const rows = runs.map(
    ({ id, workspace, words, message, url }) =>
      html`<tr>
        <th scope="row">${anchor(html`<code>${id}</code>`, url, [origin])}</th>
        <td>${workspace}</td>
        <td>${words}</td>
        <td>${message}</td>
      </tr>`,
  );
  const heads = ['Run', 'Workspace', 'Status', 'Message'];
  return html`<h1>Runs of ${organization}</h1>
    <p class="soft">${count(runs.length, 'run')}, newest first · you are ${username}</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Runs">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`.toString();
}
