/** A page that needs nothing else: its policy allows its own style sheet and nothing more. */
import { html, Html } from './html.ts';
import { STYLE, STYLE_HASH } from './style.ts';

/** Without a space around it: the digest in the policy is of every byte between the tags. */
const STYLE_SHEET = Html.trusted(`<style>${STYLE}</style>`);
const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

export function renderDocument(title: string, content: Html): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.toString()}\n`;
}
