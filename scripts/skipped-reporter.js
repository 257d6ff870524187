// The last line of the test run: which programs were missed, so that tests were skipped.
export default class SkippedReporter {
  #missing = new Set();

  onTestResult(_, { testResults }) {
    for (const { status, title } of testResults) {
      const [, program] = /\[needs ([\w-]+)\]$/.exec(title) ?? [];
      if (status === 'pending' && program !== undefined) this.#missing.add(program);
    }
  }

  onRunComplete() {
    const names = [...this.#missing].sort((one, other) => (one < other ? -1 : 1));
    const what = names.length === 0 ? 'nothing' : `tests that need ${names.join(', ')}`;
    // After the summary, which jest prints after every other reporter.
    process.once('exit', () => process.stderr.write(`Skipped: ${what}.\n`));
  }
}
