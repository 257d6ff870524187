import type { Random } from '../ports.ts';

/** Letters and digits without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export type IdPrefix =
  | 'org'
  | 'prj'
  | 'user'
  | 'team'
  | 'apool'
  | 'at'
  | 'ws'
  | 'tws'
  | 'polset'
  | 'cv'
  | 'ia'
  | 'run'
  | 'plan'
  | 'apply'
  | 'polchk'
  | 'ts'
  | 'taskrs'
  | 'poleval'
  | 'psout'
  | 'tfpoleval'
  | 'tfpsout'
  | 'ce'
  | 're'
  | 'wsc';

/** `run-CZcmD7eagjhyX0vN`: unguessable enough to be an id, never used as a secret. */
export function newId(prefix: IdPrefix, random: Random): string {
  let id = `${prefix}-`;
  for (let length = 0; length < 16; length += 1) {
    id += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
  }
  return id;
}
