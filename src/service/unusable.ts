/** What the service is started with cannot be used. It has everything that is wrong at once. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
  readonly of: 'seed' | 'policies';
  /** A line for each. */
  readonly problems: readonly string[];
  /** @param what the first line of the message */
  constructor(of: Unusable['of'], what: string, problems: readonly string[]) {
    const lines = problems.flatMap((problem) => problem.split('\n')).map((line) => line.trim());
    super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
    this.of = of;
    this.problems = lines;
  }
}
