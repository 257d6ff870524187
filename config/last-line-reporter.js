// The last line of the test run: what was skipped, and how long it took.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

export default class LastLineReporter {
  /** What was missing, as a title says it, and the files of the tests that need it. */
  #skipped = new Map();
  #asked;

  /** With a pattern of names, jest skips all other tests, too. */
  constructor({ testNamePattern }) {
    this.#asked = new RegExp(testNamePattern ?? '', 'i');
  }

  /** With `jest --watch`, the round before has removed it. */
  onRunStart() {
    mkdirSync(process.env.PLANGATE_RUN, { recursive: true });
  }

  onTestResult(_, { testFilePath, testResults }) {
    for (const { status, title } of testResults) {
      const [, needed] = /\[needs (.+)\]$/.exec(title) ?? [];
      if (status !== 'pending' || needed === undefined || !this.#asked.test(title)) continue;
      this.#skipped.set(needed, (this.#skipped.get(needed) ?? new Set()).add(testFilePath));
    }
  }

  onRunComplete(_, { startTime }) {
    const seconds = Math.round((Date.now() - startTime) / 1_000);
    const names = [...this.#skipped.keys()].sort((one, other) => (one < other ? -1 : 1));
    const skipped = [
      ...(names.length === 0 ? [] : [`tests that need ${names.join(', ')}`]),
      ...(process.env.PLANGATE_CASES === 'all'
        ? []
        : ['19 in 20 random cases', 'the rehearsal of a release']),
      ...(process.env.PLANGATE_PROCESSES === 'all' ? [] : ['most processes of dist/']),
    ];
    const line = `Skipped: ${skipped.join(', ') || 'nothing'} (see npm run every-case). Took ${minutesOf(seconds)}.`;
    rmSync(process.env.PLANGATE_RUN, { recursive: true, force: true });
    // For scripts/run-skipped.js.
    const filesOf = names.map((name) => [name, [...this.#skipped.get(name)]]);
    const to = process.env.PLANGATE_SKIPPED;
    if (to !== undefined) writeFileSync(to, JSON.stringify(Object.fromEntries(filesOf)));
    // After the summary, which jest prints after every other reporter.
    process.once('exit', () => process.stderr.write(`${line}\n`));
  }
}

function minutesOf(seconds) {
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
