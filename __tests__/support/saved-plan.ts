/** Saved plans as Terraform and OpenTofu write them, with the fields that a test wants, and what a digest says of a whole one. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { MadeOf } from '../../src/plan/digest.ts';
import { emptyDirectory } from './empty-directory.ts';
import type { Layout } from './tree.ts';
import type { PlannedAs } from '../../src/plan/planned-as.ts';

/** What a digest says of a plan of everything. */
export const WHOLE: PlannedAs = {
  by: 'saved plan',
  program: 'terraform',
  version: '1.11.4',
  mode: 'normal',
  targets: [],
  excludes: [],
  actions: [],
  deferred: false,
  refreshed: null,
  unknown: [],
};

export const MADE_OF: MadeOf = {
  commit: 'a'.repeat(40),
  directory: '.',
  workspace: 'infra',
  run: null,
  files: {},
  planned: WHOLE,
};

/** A field of a message of protobuf: a number, or a text. */
export type Field = readonly [number: number, value: number | string | Buffer];

export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

export function message(fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [varint(number * 8), varint(value)];
      const bytes = Buffer.from(value);
      return [varint(number * 8 + 2), varint(bytes.length), bytes];
    }),
  );
}

export interface ZipFile {
  name: string;
  content: Buffer;
  /** What the archive says of it, where that is not true. */
  says?: { size?: number; crc?: number; method?: number; flags?: number; offset?: number };
}

/** An archive as Go's package `archive/zip` writes it. */
export function zip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, says = {} } of files) {
    const packed = says.method === 0 ? content : deflateRawSync(content);
    const { size = content.length, crc = crc32(content), method = 8, flags = 8 } = says;
    const local = Buffer.alloc(30);
    local.write('504b0304', 'hex');
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.write('504b0102', 'hex');
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(says.offset ?? at, 42);
    directory.push(central, Buffer.from(name));
    parts.push(local, Buffer.from(name), packed);
    at += local.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, central, end]);
}

/** A saved plan with these fields beside its format and its version. */
export function savedPlan(fields: readonly Field[] = [], version = '1.11.4'): Buffer {
  const content = message([[1, 3], ...fields, [14, version]]);
  return zip([
    { name: 'tfplan', content },
    { name: 'tfstate', content: Buffer.from('{}') },
  ]);
}

/**
 * A saved plan, and beside it the JSON that `showingTerraform` prints of it.
 *
 * @param path of the saved plan
 */
export function savedWith(path: string, json: string, fields: readonly Field[] = []): Layout {
  return { [path]: savedPlan(fields), [`${path}.shown`]: json };
}

/** A program in place of Terraform 1.11.4 that shows saved plans, in a new directory for the PATH. */
export function showingTerraform(): string {
  const directory = emptyDirectory();
  const path = join(directory, 'terraform');
  const script =
    'case "$1" in\nversion) echo Terraform v1.11.4 ;;\nshow) exec /bin/cat "$3.shown" ;;\nesac';
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return directory;
}
