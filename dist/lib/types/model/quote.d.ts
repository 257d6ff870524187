/** Words of others in messages. */
/** For messages: the text in quotes, without line breaks, not longer than a line. */
export declare function quote(text: string): string;
export declare function alternatives(words: readonly string[]): string;
