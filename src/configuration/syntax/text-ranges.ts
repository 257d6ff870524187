/** Where parts of a text are, as lines and columns. */
import type { HclRange } from './hcl-syntax.ts';

export class TextRanges {
  /** Where each line begins. */
  private readonly lines: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.lines.push(at + 1);
    }
  }

  between(start: number, end: number): HclRange {
    const first = this.lineAt(start);
    const last = this.lineAt(end);
    return {
      startLine: first + 1,
      startColumn: start - (this.lines[first] ?? 0) + 1,
      endLine: last + 1,
      endColumn: end - (this.lines[last] ?? 0) + 1,
    };
  }

  /** @returns the index of the line that holds this offset */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.lines.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
