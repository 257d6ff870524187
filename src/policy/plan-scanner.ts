/** Scans Terraform's JSON plan for the entries of some of its lists, and for what describes the plan as a whole. */

/** Holds every value of one resource before and after. */
const LONGEST_ENTRY = 8 * 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const CLOSE_LIST = 0x5d;
const BRACE = 0x7b;
const CLOSE = 0x7d;
const SPACES: readonly (number | undefined)[] = [0x20, 0x09, 0x0a, 0x0d];
const LONGEST_NAME = 64;

interface EntryHandler {
  /** Called for each object in one of the lists; with an empty text when the object is too long. */
  entry(list: string, text: string): void;
  /** Called for a member of the outermost object that is `true`, `false`, `null` or a number. */
  plain(name: string, value: string): void;
  /** Called for the name of each member of the outermost object. */
  name(name: string): void;
  /** Called for a member of the outermost object that is a text. */
  text(name: string): void;
  /** Called when something in the lists is not as Terraform writes it. */
  odd(): void;
}

/**
 * Reads the outermost object by counting brackets, so that never more than one entry of a list is in
 * memory.
 */
export class PlanScanner {
  begun = false;
  whole = false;
  private depth = 0;
  private inText = false;
  private escaped = false;
  /** Name of the member of the outermost object that is being read. */
  private name = '';
  private inValue = false;
  private value = '';
  private list: string | undefined;
  /** The beginning of the open entry, from earlier pieces. */
  private entryPieces: Buffer[] | undefined;
  private entryBytes = 0;
  private entryFrom = 0;
  private readonly lists: readonly string[];
  private readonly handler: EntryHandler;

  constructor(lists: readonly string[], handler: EntryHandler) {
    this.lists = lists;
    this.handler = handler;
  }

  take(bytes: Uint8Array): void {
    this.entryFrom = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (this.inText) this.readText(byte);
      else if (byte === QUOTE) this.openText();
      else if (byte === BRACE || byte === BRACKET) this.open(byte, at);
      else if (byte === CLOSE || byte === CLOSE_LIST) this.close(bytes, at);
      else if (this.depth === 1) this.readBetween(byte);
      else if (this.depth === 2 && this.list !== undefined) this.readInList(byte);
    }
    if (this.entryPieces !== undefined) this.keep(bytes.subarray(this.entryFrom));
  }

  private readText(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = true;
    else if (byte === QUOTE) this.inText = false;
    if (this.depth !== 1 || this.inValue || !this.inText) return;
    // The names of the lists are shorter than this.
    if (byte === BACKSLASH) this.handler.odd();
    if (this.name.length < LONGEST_NAME) this.name += String.fromCharCode(byte);
  }

  private openText(): void {
    this.inText = true;
    if (this.depth === 1 && !this.inValue) this.name = '';
    else if (this.depth === 1 && this.isList()) this.handler.odd();
    else if (this.depth === 1) this.handler.text(this.name);
    else if (this.depth === 2 && this.list !== undefined) this.handler.odd();
  }

  private open(byte: number, at: number): void {
    if (this.depth === 0) this.begun ||= byte === BRACE;
    else if (this.depth === 1 && this.isList()) {
      if (byte === BRACKET) this.list = this.name;
      else this.handler.odd();
    } else if (this.depth === 2 && this.list !== undefined) {
      if (byte === BRACKET) this.handler.odd();
      else {
        this.entryFrom = at;
        this.entryPieces = [];
        this.entryBytes = 0;
      }
    }
    this.depth += 1;
  }

  private close(bytes: Uint8Array, at: number): void {
    this.depth -= 1;
    if (this.depth === 2 && this.entryPieces !== undefined) {
      this.keep(bytes.subarray(this.entryFrom, at + 1));
      const text = Buffer.concat(this.entryPieces).toString('utf8');
      this.entryPieces = undefined;
      this.handler.entry(this.list ?? '', text);
    }
    if (this.depth === 1) this.list = undefined;
    if (this.depth === 0) this.endMember();
    this.whole ||= this.depth === 0 && this.begun;
  }

  private readBetween(byte: number): void {
    if (byte === COLON) {
      this.inValue = true;
      this.handler.name(this.name);
    } else if (byte === COMMA) this.endMember();
    else if (!SPACES.includes(byte) && this.value.length < LONGEST_NAME) {
      this.value += String.fromCharCode(byte);
    }
  }

  private endMember(): void {
    if (this.value !== '') this.handler.plain(this.name, this.value);
    if (this.isList() && this.value !== '' && this.value !== 'null') this.handler.odd();
    this.inValue = false;
    this.value = '';
  }

  private readInList(byte: number): void {
    if (byte !== COMMA && !SPACES.includes(byte)) this.handler.odd();
  }

  private isList(): boolean {
    return this.lists.includes(this.name);
  }

  private keep(bytes: Uint8Array): void {
    this.entryBytes += bytes.length;
    if (this.entryBytes <= LONGEST_ENTRY) this.entryPieces?.push(Buffer.from(bytes));
    else if (this.entryPieces !== undefined) this.entryPieces.length = 0;
  }
}
