/** Finds in a source what it can wait with: modules of Node.js, packages, and a few names. */

/** Modules whose functions wait for somebody else: a disk, a server, a program, a person. */
const MODULES =
  'child_process cluster dgram dns dns/promises events http http2 https inspector net readline readline/promises stream stream/promises timers timers/promises tls tty worker_threads zlib'
    .split(' ')
    .map((name) => `node:${name}`);

const PACKAGES = ['undici', '@actions/core', '@actions/exec'];

/**
 * Of `node:fs` and its promises: what opens a file, and so can wait for the other end of a pipe. All
 * others wait for the disk, as the row `disk` says.
 */
const OPENING = /^(?:open|read|write|append|copy|cp|create|watch)(?!link|dir)/;
const ASYNCHRONOUS = /^(?!exists|constants$|realpath)[a-z]+(?<!Sync)$/;

const NAMES: readonly [name: string, pattern: RegExp][] = [
  ['new Promise', /\bnew Promise\b|\bPromise\.withResolvers\b/],
  ['timer', /(?<!\.)\bset(?:Timeout|Interval|Immediate)\(/],
  ['AbortSignal.timeout', /\bAbortSignal\.timeout\(/],
  ['Atomics.wait', /\bAtomics\.wait/],
  ['stream.write', /\bstream\.write\(/],
];

/** A function of that name which a file or its caller declares. */
const OWN_FETCH = /\b(?:function|const|async) fetch\b|[{,]\s*fetch\s*[,}]/;

/** What a source waits with, sorted: `node:fs/promises`, `node:fs openSync`, `new Promise`. */
export function primitivesOf(source: string): string[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const found = new Set<string>();
  const imports = text.matchAll(
    /^import\s+(type\s)?([^'";]*?)\s*from\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  for (const [, type, names = '', named, dynamic] of imports) {
    const from = named ?? dynamic ?? '';
    const taken = (/\{([^}]*)\}/.exec(names)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    const isTypeOnly = type !== undefined || (names.startsWith('{') && taken.length === 0);
    if (isTypeOnly) continue;
    if (MODULES.includes(from) || PACKAGES.includes(from)) found.add(from);
    if (!from.startsWith('node:fs')) continue;
    if (!names.startsWith('{')) found.add(from);
    for (const name of taken) {
      const isAsynchronous = from === 'node:fs' && ASYNCHRONOUS.test(name);
      if (OPENING.test(name) || isAsynchronous) found.add(`${from} ${name}`);
    }
  }
  if (/(?<![.\w])fetch\(/.test(text) && !OWN_FETCH.test(text)) found.add('fetch');
  for (const [name, pattern] of NAMES) if (pattern.test(text)) found.add(name);
  return [...found].sort();
}
