// What a pull request shows besides the comment: annotations on its files, the check in the merge box.
import { escape, htmlPage } from './frame.js';

/** How many lines are shown around an annotation. */
const AROUND = 3;

/**
 * @param annotations as they were sent to GitHub
 * @param readFile path → text
 */
export function annotationsPage(annotations, readFile, theme) {
  const files = annotations.map((annotation) => file(annotation, readFile(annotation.path)));
  return htmlPage(theme, files.join('\n'));
}

function file(annotation, text) {
  const { path, start_line: at } = annotation;
  const from = Math.max(1, at - AROUND);
  const shown = text.split('\n').slice(from - 1, at + AROUND);
  const rows = shown.map((line, offset) => {
    const number = from + offset;
    const row = `<div class="line"><span class="number code">${number}</span><span class="code">+ ${escape(line)}</span></div>`;
    return number === at ? row + note(annotation) : row;
  });
  return `<div class="box file"><div class="head code"><b>${escape(path)}</b></div>${rows.join('')}</div>`;
}

function note({ path, start_line: line, annotation_level: level, title, message }) {
  const kind = level === 'failure' ? 'failure' : 'warning';
  const said = message.split('\n').map(escape).join('<br>');
  return `<div class="note ${kind}"><span class="where">Check ${kind} on line ${line} in ${escape(path)} · <b style="display:inline">gate</b></span><b>${escape(title ?? '')}</b>${said}</div>`;
}

/** @param title of the check, as it was sent to GitHub */
export function mergeBoxPage(title, theme) {
  return htmlPage(
    theme,
    `<div class="box">
<div class="row"><span class="cross">×</span><p class="grow"><b>All checks have failed</b>1 failing check</p></div>
<div class="row small"><span class="cross">×</span><p class="grow"><b>Policy gate / gate (pull_request)</b>${escape(title)}</p><span class="label">Required</span></div>
<div class="row"><span class="cross">×</span><p class="grow"><b>Merging is blocked</b>A required check has to pass first.</p><span class="button">Merge pull request</span></div>
</div>`,
  );
}
