// The demo in a terminal, as an SVG that shows its lines one after the other, as far as the browser animates it.
import { escape } from './frame.js';

const CHARACTER = 8.4;
const LINE = 20;
const EDGE = 20;
const COLUMNS = 100;
/** The command is typed, then each part of the output appears. */
const TYPED_MS = 900;
const LINE_MS = 160;
/** Between parts a reader gets time. */
const PART_MS = 700;

const COLOURS = {
  light: {
    page: '#ffffff',
    edge: '#d1d9e0',
    text: '#1f2328',
    soft: '#59636e',
    31: '#b3261e',
    32: '#116329',
    33: '#7a5200',
  },
  dark: {
    page: '#0d1117',
    edge: '#3d444d',
    text: '#e6edf3',
    soft: '#9ca6b1',
    31: '#ff8a80',
    32: '#56d364',
    33: '#e3b341',
  },
};

/** @param output with the escape sequences of a terminal that has colours */
export function terminalSvg(command, output, { theme, version }) {
  const colours = COLOURS[theme];
  const lines = [`$ ${command}`, '', ...output.trimEnd().split('\n')];
  const width = Math.round(COLUMNS * CHARACTER + 2 * EDGE);
  const height = lines.length * LINE + 2 * EDGE;
  let at = 0;
  const rows = lines.map((line, row) => {
    if (row === 2) at += TYPED_MS;
    else if (row > 2) at += lines[row - 1] === '' ? PART_MS : LINE_MS;
    return line === '' ? '' : text(line, { y: EDGE + row * LINE + 14, at, colours });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(command)} in a terminal">
<metadata>plangate ${version}</metadata>
<style>
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace; white-space: pre }
@media (prefers-reduced-motion: no-preference) { text { animation: appear .2s backwards } @keyframes appear { from { opacity: 0 } } }
</style>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="${colours.page}" stroke="${colours.edge}"/>
${rows.filter(Boolean).join('\n')}
</svg>
`;
}

function text(line, { y, at, colours }) {
  const pieces = piecesOf(line);
  const columns = pieces.reduce((sum, piece) => sum + Array.from(piece.text).length, 0);
  const spans = pieces.map(({ text: said, colour, bold, soft }) => {
    const fill = colours[colour] ?? (soft ? colours.soft : undefined);
    const attributes = [fill && ` fill="${fill}"`, bold && ' font-weight="bold"'].filter(Boolean);
    return attributes.length === 0
      ? escape(said)
      : `<tspan${attributes.join('')}>${escape(said)}</tspan>`;
  });
  // A font of another width is fitted to the columns.
  return `<text x="${EDGE}" y="${y}" xml:space="preserve" textLength="${(columns * CHARACTER).toFixed(1)}" lengthAdjust="spacingAndGlyphs" fill="${colours.text}" style="animation-delay:${(at / 1000).toFixed(2)}s">${spans.join('')}</text>`;
}

/** A line as pieces of one look each. */
function piecesOf(line) {
  const pieces = [];
  const look = { colour: undefined, bold: false, soft: false };
  const [first, ...rest] = line.split('\x1b[');
  if (first !== '') pieces.push({ text: first, ...look });
  for (const part of rest) {
    const [, codes, said] = /^([\d;]*)m(.*)$/s.exec(part) ?? [];
    if (codes === undefined) throw new Error('the terminal shows a sequence that is not drawn');
    for (const code of codes.split(';').map(Number)) applyCode(look, code);
    if (said !== '') pieces.push({ text: said, ...look });
  }
  return pieces;
}

function applyCode(look, code) {
  if (code === 1) look.bold = true;
  else if (code === 2) look.soft = true;
  else if (code === 22) look.bold = look.soft = false;
  else if (code === 39) look.colour = undefined;
  else if (code >= 31 && code <= 33) look.colour = code;
  else if (code === 0) Object.assign(look, { colour: undefined, bold: false, soft: false });
  else throw new Error(`the terminal shows a look that is not drawn: ${code}`);
}
