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

/**
 * Names a gate by where its settings are: `default` for the usual places, so that a move between them keeps the comment, else
 * the path or the pinned address, without its commit, which changes with each new pin.
 *
 * @param written the path in the repository or the pinned address; undefined where nothing names one
 * @returns as a problem the end of a sentence that begins with the name of the input. It does not repeat what was written, which
 *   may have a password in it
 */
export function gateNameOf(written: string | undefined): Parsed<string> {
  if (written === undefined) return { value: DEFAULT_GATE };
  const name = isPinnedAddress(written) ? addressOfGate(written) : posix.normalize(written);
  if (SETTINGS_PLACES.includes(name)) return { value: DEFAULT_GATE };
  if (win32.isAbsolute(name) || name.split('/').includes('..')) {
    return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
  }
  if (name === DEFAULT_GATE) {
    return { problem: `names a file \`${name}\`, as the first gate is named. Rename the file.` };
  }
  return NAME.test(name)
    ? { value: name }
    : {
        problem:
          'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
      };
}

/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written: string): string {
  const [address = ''] = written.replace(/^git::/, '').split('?');
  return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
