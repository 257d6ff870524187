/**
 * Writes src/model/go-tables.ts: what Go, HCL and `opa` say of every code point, asked of them (`scripts/go-tables/`, and `opa`
 * on the PATH). `node scripts/write-go-tables.js`; with `--print` it prints the file. Both take a minute.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('go-tables', import.meta.url));
const FILE = fileURLToPath(new URL('../src/model/go-tables.ts', import.meta.url));
const run = (command, args, options) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });

const ask = (...options) => JSON.parse(run('go', ['run', ...options, '.'], { cwd: PROGRAM }));
const asked = ask();
// The packages in newer.mod are those of newer releases.
const newer = ask('-modfile=newer.mod');
const [, opa] = /^Version: (\S+)/m.exec(run('opa', ['version'])) ?? [];
const query =
  '[char | some char in numbers.range(128, 1114111); rego.parse_module("", sprintf("package a%c", [char]))]';
const ofNames = JSON.parse(run('opa', ['eval', '--format', 'raw', query]));

const go = `Go ${asked.go.slice(2)}, Unicode ${asked.unicode}`;
const hcl = `HCL ${asked.hcl}`;
const text = `/**
 * What Go, HCL and \`opa\` say of every code point. \`node scripts/write-go-tables.js\` writes this file. A table is numbers in
 * base 36, each as the distance to the one before: the first and the last code point of each range. \`go-text.ts\` reads them.
 */

/** \`unicode.IsSpace\`. ${go}. */
export const SPACE = '${tableOf(asked.space)}';

/** \`unicode.IsPrint\`. ${go}. */
export const PRINT =
  '${tableOf(asked.print)}';

/** \`unicode.ToLower\`: a range, its step, and how far its small letters are. ${go}. */
export const LOWER =
  '${runsOf(asked.lower)}';

/** What \`strings.EqualFold\` takes for one letter, where that is not the small letter: each with that letter. ${go}. */
export const FOLD = '${tableOf(asked.fold)}';

/** What a name begins with. ${hcl}. */
export const HCL_START =
  '${tableOf(asked.hclStart)}';

/** What else belongs to a name. ${hcl}. */
export const HCL_CONTINUE =
  '${tableOf(minus(asked.hclContinue, asked.hclStart))}';

/** What is in names for newer releases alone. HCL ${newer.hcl}, without that of ${asked.hcl}. */
export const HCL_NEWER =
  '${tableOf(minus(newer.hclContinue, asked.hclContinue))}';

/** What makes one character with a blank in front of it, as HCL counts. go-textseg ${asked.textseg}. */
export const JOINS_SPACE =
  '${tableOf(asked.joins)}';

/** What belongs to a name of Rego, beside \`A\` to \`Z\`, \`a\` to \`z\`, \`_\` and, not at its beginning, \`0\` to \`9\`. opa ${opa}. */
export const REGO_CONTINUE = '${tableOf(toRanges(ofNames))}';
`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(FILE, text);

function tableOf(ranges) {
  let before = 0;
  return ranges
    .flat()
    .map((number) => {
      const distance = number - before;
      before = number;
      return distance.toString(36);
    })
    .join(' ');
}

/** Pairs as ranges: first, last, step, distance to the other code point. */
function runsOf(pairs) {
  const runs = [];
  for (const [char, other] of pairs) {
    const run = runs.at(-1);
    const step = run && char - run.last;
    const isNext = run && other - char === run.by && step <= 2 && [step, 0].includes(run.step);
    if (isNext) Object.assign(run, { last: char, step });
    else runs.push({ first: char, last: char, step: 0, by: other - char });
  }
  let before = 0;
  return runs
    .map(({ first, last, step, by }) => {
      const numbers = [first - before, last - first, step || 1, by];
      before = last;
      return numbers.map((number) => number.toString(36)).join(' ');
    })
    .join(' ');
}

function toRanges(chars) {
  const ranges = [];
  for (const char of chars) {
    const range = ranges.at(-1);
    if (range?.[1] === char - 1) range[1] = char;
    else ranges.push([char, char]);
  }
  return ranges;
}

function minus(ranges, others) {
  const left = new Set(charsOf(ranges));
  for (const char of charsOf(others)) left.delete(char);
  return toRanges(left);
}

function charsOf(ranges) {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
}
