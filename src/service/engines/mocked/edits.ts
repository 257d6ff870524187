/** Changes of a text at places that a parser has found. */
import type { HclRange } from '../../../configuration/syntax/hcl-syntax.ts';

/** Why a text cannot be changed with certainty; the message is the end of a sentence about the file. */
export class UncertainEdit extends Error {
  override readonly name = 'UncertainEdit';
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text, and what is going to be changed in it. */
export class EditedText {
  readonly text: string;
  private readonly lines: number[] = [0];
  private readonly edits: Edit[] = [];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.lines.push(at + 1);
    }
  }

  start({ startLine, startColumn }: HclRange): number {
    return (this.lines[startLine - 1] ?? 0) + startColumn - 1;
  }

  end({ endLine, endColumn }: HclRange): number {
    return (this.lines[endLine - 1] ?? 0) + endColumn - 1;
  }

  written(range: HclRange): string {
    return this.text.slice(this.start(range), this.end(range));
  }

  /** Takes a range out. Its line breaks stay, so that the lines below keep their numbers. */
  remove(range: HclRange): void {
    const breaks = this.written(range).replaceAll(/[^\n]/g, '');
    this.replace(range, breaks);
  }

  replace(range: HclRange, text: string): void {
    this.edits.push({ start: this.start(range), end: this.end(range), text });
  }

  insert(at: number, text: string): void {
    this.edits.push({ start: at, end: at, text });
  }

  /** The changed text. Edits inside of a range that another one replaces are dropped. */
  result(): string {
    const kept = this.edits.filter(
      (inner) =>
        !this.edits.some(
          (outer) =>
            outer !== inner &&
            outer.start <= inner.start &&
            inner.end <= outer.end &&
            outer.end - outer.start > inner.end - inner.start,
        ),
    );
    const ordered = kept.toSorted((one, other) => one.start - other.start || one.end - other.end);
    let result = '';
    let at = 0;
    for (const { start, end, text } of ordered) {
      if (start < at) throw new UncertainEdit('has two things to change at one place');
      result += this.text.slice(at, start) + text;
      at = end;
    }
    return result + this.text.slice(at);
  }
}
