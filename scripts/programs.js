// Programs that tests need and not every machine has: those that plan or judge, and what scripts/install-tools.js installs.
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLAN_OR_JUDGE = ['opa', 'terraform', 'tofu'];

const installed = ['bin', 'python/bin'].map((folder) =>
  fileURLToPath(new URL(`../build/tools/${folder}`, import.meta.url)),
);
const entriesOf = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const nameOf = (entry) => entry.replace(/\.exe$/, '');

/** Whether this machine has the program. */
export function isHere(program) {
  const folders = [...installed, ...process.env.PATH.split(delimiter)];
  return folders.some((folder) => entriesOf(folder).some((entry) => nameOf(entry) === program));
}

/**
 * Divides what a run of the tests skipped, so that each test finds those of opa, terraform and tofu that it names, and no
 * other of them: one that needs more than it says fails.
 *
 * @param skipped what was missing, as the titles of the tests say it (`opa and terraform`), with the files of these tests
 */
export function divideSkipped(skipped) {
  const runs = new Map();
  for (const [need, files] of Object.entries(skipped)) {
    const programs = need.split(' and ');
    const visible = PLAN_OR_JUDGE.filter((name) => programs.includes(name));
    const key = visible.join();
    const run = runs.get(key) ?? { visible, programs: [], needs: [], files: [] };
    run.programs.push(...programs);
    run.needs.push(need);
    run.files.push(...files);
    runs.set(key, run);
  }
  return [...runs.values()];
}

/**
 * Runs something in the environment of a machine that has only these of the programs. Where a directory of the PATH holds
 * another that plans or judges, a directory with links to all else in it takes its place.
 */
export function withPrograms(programs, run) {
  const links = mkdtempSync(join(tmpdir(), 'plangate-links-'));
  const leftOut = PLAN_OR_JUDGE.filter((name) => !programs.includes(name));
  const withoutThem = (folder) => {
    const entries = entriesOf(folder);
    const kept = entries.filter((entry) => !leftOut.includes(nameOf(entry)));
    if (kept.length === entries.length) return folder;
    const to = mkdtempSync(join(links, 'bin-'));
    for (const name of kept) symlinkSync(resolve(folder, name), join(to, name));
    return to;
  };
  const required = (process.env.PLANGATE_REQUIRE ?? '').split(/[\s,]+/);
  try {
    return run({
      ...process.env,
      PATH: process.env.PATH.split(delimiter).map(withoutThem).join(delimiter),
      PLANGATE_WITHOUT: [...leftOut, ...installed.flatMap(entriesOf)]
        .filter((name) => !programs.includes(name))
        .join(' '),
      PLANGATE_REQUIRE: required.filter((name) => programs.includes(name)).join(' '),
    });
  } finally {
    rmSync(links, { recursive: true, force: true });
  }
}
