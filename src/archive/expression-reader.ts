/** Reads an expression character by character, with a look ahead. */
export class Reader {
  private readonly codes: readonly number[];
  private at = 0;
  private lastEnd: number | undefined;
  constructor(codes: readonly number[]) {
    this.codes = codes;
  }
  get done(): boolean {
    return this.at >= this.codes.length;
  }
  /** The character `ahead` places on, '' past the end. */
  peek(ahead = 0): string {
    const code = this.codes[this.at + ahead];
    return code === undefined ? '' : String.fromCodePoint(code);
  }
  take(): string {
    const next = this.peek();
    this.at++;
    return next;
  }
  takeCode(): number {
    return this.codes[this.at++] ?? 0;
  }
  startsWith(text: string): boolean {
    return Array.from(text).every((character, ahead) => this.peek(ahead) === character);
  }
  skip(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.at += text.length;
    return true;
  }
  /** Skips to behind `end` and answers what was before it; undefined when it does not come. */
  before(end: string): string | undefined {
    const from = this.at;
    this.lastEnd ??= lastPair(this.codes, end);
    if (from + 2 > this.lastEnd) return undefined;
    for (let at = from + 2; at + 1 < this.codes.length; at++) {
      if (this.codes[at] !== end.charCodeAt(0) || this.codes[at + 1] !== end.charCodeAt(1))
        continue;
      this.at = at + 2;
      return String.fromCodePoint(...this.codes.slice(from, at).slice(0, 32));
    }
    return undefined;
  }
  /** A decimal number without leading zeros; what is over a hundred million is as good as that. */
  takeNumber(): number | undefined {
    let digits = '';
    let ahead = 0;
    while (/^[0-9]$/.test(this.peek(ahead))) digits += this.peek(ahead++);
    if (digits === '' || (digits.length > 1 && digits.startsWith('0'))) return undefined;
    this.at += ahead;
    return Math.min(Number(digits), 1e8);
  }
  mark(): number {
    return this.at;
  }
  reset(mark: number): void {
    this.at = mark;
  }
}

/** Looked up once, so that many openings without an end cost no more than one. */
function lastPair(codes: readonly number[], pair: string): number {
  for (let at = codes.length - 2; at >= 0; at--) {
    if (codes[at] === pair.charCodeAt(0) && codes[at + 1] === pair.charCodeAt(1)) return at;
  }
  return -1;
}
