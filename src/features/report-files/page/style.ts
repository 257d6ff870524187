/** The style sheet of the page. */
export const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--violet:#6639ba;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--violet:#c297ff;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:100rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--blue)}
p{margin:.5rem 0}
code,pre,.code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--soft)}
.blocks{color:var(--red)}.warns{color:var(--amber)}.asks{color:var(--violet)}.passes{color:var(--green)}h1 .unknown,th .unknown{color:var(--soft)}
.finding{border:1px solid var(--line);border-left:4px solid var(--red);border-radius:6px;padding:.5rem 1rem;margin:.75rem 0}
.finding.is-soft{border-left-color:var(--amber)}.finding.is-asked{border-left-color:var(--violet)}.finding.is-unknown{border-left-color:var(--soft)}.finding.is-quiet{border-left-color:var(--line)}
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;white-space:pre-wrap}
.said{white-space:pre-wrap}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft,th code{font-weight:400}
th,td{overflow-wrap:break-word}
tbody th{overflow-wrap:anywhere;min-width:7rem}
.sign{width:1em;height:1em;vertical-align:-.12em;fill:currentColor}
.workspaces{width:100%}
.workspaces thead th{vertical-align:bottom;min-width:3rem;overflow-wrap:normal}
.workspaces th:first-child{min-width:9rem;max-width:none}
.workspaces td:nth-child(3),.workspaces td.failed,.workspaces td.asked,.workspaces td.warned,.workspaces td.unknown{white-space:nowrap}
.workspaces td.failed .sign{color:var(--red)}.workspaces td.asked .sign{color:var(--violet)}.workspaces td.warned .sign{color:var(--amber)}.workspaces td.unknown .sign{color:var(--soft)}
.workspaces .quiet{color:var(--soft);text-align:center}
.short{display:none}
.legend{font-size:.9rem}
@media (min-width:60rem){.legend{columns:2;column-gap:3rem}}
@media screen and (max-width:48rem){.workspaces thead,.workspaces .quiet{display:none}.workspaces,.workspaces tbody,.workspaces tr,.workspaces th{display:block}.workspaces td{display:inline-block}.workspaces tr{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:.1rem .25rem}.workspaces th,.workspaces td{border:0}.workspaces tr td{padding:.05rem .4rem;border-radius:4px;white-space:normal}.short{display:inline}}
.bar{display:block;width:100%;height:1rem;border-radius:4px}
.bar rect{stroke:var(--back);stroke-width:2;vector-effect:non-scaling-stroke}
.bar .failed{fill:#cf222e}.bar .asked{fill:#8250df}.bar .warned{fill:#bf8700}.bar .unknown{fill:#818b98}.bar .passed{fill:#2da44e}
.shares{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0;padding:0;list-style:none}
.shares li::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.4em;border-radius:2px}
.shares .failed::before{background:#cf222e}.shares .unknown::before{background:#818b98}.shares .asked::before{background:#8250df}.shares .warned::before{background:#bf8700}.shares .passed::before{background:#2da44e}
.figures{font-weight:600}
p,li{max-width:75rem}
@media (max-width:40rem){h1{font-size:1.3rem}th,td{padding:.3rem .3rem;font-size:.8rem}tbody th{min-width:4.5rem}}
@media (max-width:22rem){th,td{padding:.2rem;font-size:.7rem}tbody th{min-width:3.5rem}}
thead th{background:var(--shade)}
td.unknown{background:var(--shade)}td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul,ol{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;height:auto}
@media (max-width:48rem){.timeline{display:none}}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@page{size:landscape;margin:1cm}
@media print{html{font-size:11px}body{max-width:none;padding:0;font-size:1rem;color:#000;background:#fff}table{font-size:.8rem}tr{break-inside:avoid}}
`;
