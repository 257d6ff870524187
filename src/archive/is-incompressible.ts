import { deflateRawSync } from 'node:zlib';

const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED = SAMPLE_BYTES / 256;
/** Chi-square of noise is 255 ± 23. */
const NOISE = 400;
/** What is more uneven than this gets smaller: text is beyond 100,000, base64 at 49,000. */
const UNEVEN = 16_384;

/**
 * Whether bytes are already compressed or encrypted, so that deflating them is in vain. Judged by
 * how evenly the values of a sample are spread, in whole numbers, so that every machine agrees;
 * where that leaves a doubt, by deflating a sample.
 */
export function isIncompressible(bytes: Uint8Array): boolean {
  if (bytes.length < 2 * SAMPLE_BYTES) return false;
  const unevenness = measureUnevenness(bytes);
  if (unevenness < NOISE) return true;
  if (unevenness > UNEVEN) return false;
  const middle = Math.floor(bytes.length / 2);
  const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
  return deflateRawSync(sample, { level: 1 }).length > sample.length * 0.97;
}

/** Chi-square of the byte values in a sample. */
function measureUnevenness(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  const stride = Math.floor(bytes.length / PROBES);
  for (let probe = 0; probe < PROBES; probe++) {
    const from = probe * stride;
    for (let at = from; at < from + PROBE_BYTES; at++) {
      const value = bytes[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  let squares = 0;
  for (const count of counts) squares += (count - EXPECTED) ** 2;
  return Math.floor(squares / EXPECTED);
}
