/** The log of a plan: in pieces by offset, between a start and an end mark, from a secret URL. */
import type { Plan } from '../wire/run.ts';
import type { Api } from './api.ts';

const PIECE_BYTES = 1024 * 1024;
/** What is read at most to find the end of a log. */
const MOST_BYTES = 64 * 1024 * 1024;
const START = 0x02;
const END = 0x03;

export async function readPlanLog(api: Api, plan: Plan, maxBytes: number): Promise<string> {
  const url = plan.attributes['log-read-url'];
  if (typeof url !== 'string' || url === '') return '';
  let tail: Uint8Array = new Uint8Array();
  for (let offset = 0; offset < MOST_BYTES;) {
    const piece = await readPiece(api, url, offset);
    offset += piece.length;
    tail = endOf(Buffer.concat([tail, piece]), maxBytes + 2);
    // Not a full piece: the end. Longer than asked for: a service that sends it all at once.
    if (piece.length !== PIECE_BYTES || piece.at(-1) === END) break;
  }
  const from = tail[0] === START ? 1 : 0;
  const to = tail.at(-1) === END ? -1 : undefined;
  return new TextDecoder().decode(endOf(tail.subarray(from, to), maxBytes));
}

async function readPiece(api: Api, url: string, offset: number): Promise<Uint8Array> {
  const ranged = URL.canParse(url, api.origin) ? new URL(url, api.origin) : undefined;
  ranged?.searchParams.set('limit', String(PIECE_BYTES));
  ranged?.searchParams.set('offset', String(offset));
  return api.secret({
    method: 'GET',
    url: ranged?.href ?? url,
    called: '(log URL)',
    asking: { what: 'read the log of the plan', needs: 'a log URL that has not expired' },
    class: 'safe',
    maxBytes: MOST_BYTES,
    read(answer) {
      if (answer.status === 200 || answer.status === 206) return { value: answer.body };
      // Nothing there yet, or nothing after this offset.
      return answer.status === 204 || answer.status === 416
        ? { value: new Uint8Array() }
        : undefined;
    },
  });
}

function endOf(bytes: Uint8Array, length: number): Uint8Array {
  return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
