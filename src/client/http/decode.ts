/**
 * Reads an answer that a server or a proxy has compressed. Only gzip is asked for, and no answer unfolds into
 * more than its reader takes, or into much more than text can.
 */
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { TransportError } from '../../model/ports.ts';
import { errorMessage } from '../../model/error-message.ts';
import { quote } from '../../model/quote.ts';

/** What requests say that they take. What goes into a file is compressed as it is. */
export const acceptEncoding = (file: string | undefined) =>
  file === undefined ? 'gzip' : 'identity';

/** Documents and logs shrink to a thirtieth, the most repetitive ones to a hundredth; zeros to a thousandth. */
const LARGEST_RATIO = 200;
/** Below this the ratio says nothing: small texts can repeat themselves. */
const UNSUSPICIOUS_BYTES = 1024 ** 2;

/**
 * @param coding the header `content-encoding`
 * @param body the bytes as they arrive; not more of them than `maxBytes`
 * @returns the bytes that were meant, at most `maxBytes`
 * @throws TransportError if they are more, damaged, or in a coding that was not asked for
 */
export function decode(
  coding: string | undefined,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncIterable<Uint8Array> {
  const name = coding?.trim().toLowerCase() || 'identity';
  if (name === 'identity') return body;
  if (name === 'gzip' || name === 'x-gzip') return unzip(body, maxBytes);
  const what = `the answer is compressed as ${quote(name.slice(0, 40))}, and only gzip was asked for`;
  return failUnlessEmpty(body, new TransportError('broken', what));
}

/** An empty body is the same in every coding. */
async function* failUnlessEmpty(
  body: AsyncIterable<Uint8Array>,
  error: TransportError,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    if (chunk.length > 0) throw error;
    yield chunk;
  }
}

async function* unzip(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let packed = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      packed += chunk.length;
      yield chunk;
    }
  }
  const packedBytes = Readable.from(counted(), { objectMode: false });
  // The loop below gets the error.
  const unzipped: AsyncIterable<Uint8Array> = pipeline(
    packedBytes,
    createGunzip(),
    () => undefined,
  );
  let bytes = 0;
  try {
    for await (const chunk of unzipped) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TransportError('too-large', `more than ${maxBytes} bytes`);
      if (bytes > UNSUSPICIOUS_BYTES && bytes > packed * LARGEST_RATIO) {
        const what = `more than ${LARGEST_RATIO} times what was sent, once decompressed`;
        throw new TransportError('too-large', what);
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof TransportError) throw error;
    if (packed === 0) return;
    const what = `the compressed answer is damaged: ${errorMessage(error)}`;
    throw new TransportError('broken', what, { cause: error });
  }
}
