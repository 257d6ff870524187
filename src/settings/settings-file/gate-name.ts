/** The name of a gate: what tells its comment, its check and its runs from those of another gate of the repository. */
import { posix, win32 } from 'node:path';
import { DEFAULT_GATE } from '../../model/default-gate.ts';
import type { Parsed } from '../../model/parse.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';
import { SETTINGS_PLACES } from './find-settings-file.ts';

/**
 * A bracket or white space would end the tag in the message of a run, and `--` or `>` a comment of HTML. Of other alphabets,
 * two names can look the same.
 */
const NAME = /^(?!.*--)[A-Za-z0-9._~@:/+%-]{1,200}$/;

/** What the input `settings` names. */
export interface NamedSettings {
  /** The address of a commit, whose file decides. */
  pinned?: string | undefined;
  /** The path of the repository's own file, in place of the usual one. */
  path?: string | undefined;
}

/** Reads the input: one value a line, at most one of each form. @returns as a problem the end of a sentence about the input */
export function readNamedSettings(text = ''): Parsed<NamedSettings> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const [pinned, ...otherPins] = written.filter(isPinnedAddress);
  const [path, ...otherPaths] = written.filter((line) => !isPinnedAddress(line));
  if (otherPins.length === 0 && otherPaths.length === 0) return { value: { pinned, path } };
  const what = otherPins.length > 0 ? 'addresses' : 'paths';
  return { problem: `has two ${what}. Write at most one path, and one address of a commit.` };
}

/** Between the path and the address in the name of a gate that has both. */
const AND = '+git::';

/**
 * Names a gate by where its settings are: `default` for the usual places, so that a move between them keeps the comment, else
 * the path, the pinned address, or both. Of the address its commit is left out, which changes with each new pin.
 *
 * @returns as a problem the end of a sentence that begins with the name of the input. It does not repeat what was written, which
 *   may have a password in it
 */
export function gateNameOf({ pinned, path = '' }: NamedSettings): Parsed<string> {
  const file = path === '' ? '' : posix.normalize(path);
  if (win32.isAbsolute(file) || file.split('/').includes('..')) {
    return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
  }
  if (file === DEFAULT_GATE) {
    return { problem: `names a file \`${file}\`, as the first gate is named. Rename the file.` };
  }
  const own = SETTINGS_PLACES.includes(file) ? '' : file;
  const parts = [own, ...(pinned === undefined ? [] : [addressOfGate(pinned)])];
  const name = parts.filter((part) => part !== '').join('+') || DEFAULT_GATE;
  return NAME.test(name)
    ? { value: name }
    : {
        problem:
          'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
      };
}

/** The file of the repository that a gate is named by; undefined for one with the usual file. */
export function fileOfGate(gate: string): string | undefined {
  const [file = ''] = gate.startsWith('git::') ? [] : gate.split(AND);
  return file === '' || file === DEFAULT_GATE ? undefined : file;
}

/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written: string): string {
  const [address = ''] = written.replace(/^git::/, '').split('?');
  return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
