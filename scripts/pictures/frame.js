// What all pictures share: colours, a page around the content, escaping.

const CSS = `
:root { --page: #fff; --text: #1f2328; --edge: #d1d9e0; --soft: #f6f8fa; --quiet: #59636e; --link: #0969da; --red: #cf222e; --on-red: #fff; --added: #e6ffec; --added-soft: #ccffd8; --amber: #9a6700 }
.dark { --page: #0d1117; --text: #f0f6fc; --edge: #3d444d; --soft: #151b23; --quiet: #9198a1; --link: #4493f8; --red: #f85149; --on-red: #0d1117; --added: #12261e; --added-soft: #1b4721; --amber: #d29922 }
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: var(--page); color: var(--text); font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji" }
.box { border: 1px solid var(--edge); border-radius: 6px; overflow-wrap: break-word; overflow: hidden }
.head { padding: 8px 16px; background: var(--soft); border-bottom: 1px solid var(--edge); color: var(--quiet); font-size: 13px }
.head b { color: var(--text) }
.bot { margin: 0 4px; padding: 0 6px; border: 1px solid var(--edge); border-radius: 1em; font-size: 11px }
.body { padding: 16px }
.body > :first-child { margin-top: 0 } .body > :last-child { margin-bottom: 0 }
h3 { margin: 24px 0 16px; font-size: 1.25em; line-height: 1.25 } h4 { margin: 24px 0 16px; font-size: 1em }
p, ul, ol, table, details, pre { margin: 0 0 16px } ul, ol { padding-left: 2em } ul ul { margin: 0 }
.body table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse } .body th, .body td { padding: 6px 13px; border: 1px solid var(--edge); text-align: left }
.body th { font-weight: 600 } .body tr:nth-child(odd) td { background: var(--soft) }
code, .code { font-family: ui-monospace, "Liberation Mono", "DejaVu Sans Mono", monospace; white-space: break-spaces }
code { padding: .2em .4em; background: #818b981f; border-radius: 6px; font-size: 85% }
pre { padding: 16px; background: var(--soft); border-radius: 6px; overflow: hidden } pre code { padding: 0; background: none }
a { color: var(--link); text-decoration: none } a code { color: var(--link) }
sub { font-size: 75%; line-height: 0; position: relative; bottom: -.25em; vertical-align: baseline }
summary { cursor: pointer }
.file { margin-bottom: 16px } .file:last-child { margin: 0 }
.line { display: flex; font-size: 12px; line-height: 20px; background: var(--added) }
.line .number { flex: 0 0 56px; padding-right: 10px; text-align: right; color: var(--quiet); background: var(--added-soft) }
.line .code { padding-left: 10px }
.note { margin: 8px 16px; padding: 10px 14px; border: 1px solid var(--edge); border-left: 3px solid var(--red); border-radius: 6px; background: var(--page); font-size: 13px }
.note.warning { border-left-color: var(--amber) }
.note .where { color: var(--quiet) } .note b { display: block; margin: 4px 0 }
.row { display: flex; gap: 12px; align-items: center; padding: 12px 16px; border-top: 1px solid var(--edge) } .row:first-child { border: 0 }
.row p { margin: 0; color: var(--quiet); font-size: 13px } .row b { display: block; color: var(--text); font-size: 14px }
.row .grow { flex: 1 } .small { background: var(--soft) }
.cross { flex: none; width: 24px; height: 24px; border-radius: 50%; background: var(--red); color: var(--on-red); font-weight: 700; text-align: center; line-height: 24px }
.small .cross { width: 16px; height: 16px; background: none; color: var(--red); line-height: 16px }
.label { padding: 0 8px; border: 1px solid var(--edge); border-radius: 1em; font-size: 12px; color: var(--quiet) }
.button { padding: 5px 16px; border: 1px solid var(--edge); border-radius: 6px; background: var(--soft); color: var(--quiet); font-weight: 500; opacity: .7 }
`;

export function htmlPage(theme, content) {
  return `<!doctype html><html class="${theme}"><head><meta charset="utf-8"><style>${CSS}</style></head><body>
${content}
</body></html>`;
}

export function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
