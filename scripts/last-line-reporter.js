// The last line of the test run: what was skipped, and how long it took.
export default class LastLineReporter {
  #missing = new Set();

  onTestResult(_, { testResults }) {
    for (const { status, title } of testResults) {
      const [, program] = /\[needs ([\w-]+)\]$/.exec(title) ?? [];
      if (status === 'pending' && program !== undefined) this.#missing.add(program);
    }
  }

  onRunComplete(_, { startTime }) {
    const names = [...this.#missing].sort((one, other) => (one < other ? -1 : 1));
    const skipped = [
      ...(names.length === 0 ? [] : [`tests that need ${names.join(', ')}`]),
      ...(process.env.PLANGATE_HUNT === 'whole'
        ? []
        : ['nine tenths of each hunt, most processes of dist/ (npm run hunt)']),
    ];
    const seconds = Math.round((Date.now() - startTime) / 1_000);
    const line = `Skipped: ${skipped.join(', ') || 'nothing'}. Took ${minutesOf(seconds)}.`;
    // After the summary, which jest prints after every other reporter.
    process.once('exit', () => process.stderr.write(`${line}\n`));
  }
}

function minutesOf(seconds) {
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
