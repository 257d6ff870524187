const PROBES = 64;
const PROBE_BYTES = 256;
/** Even bytes give 255 ± 23; text and machine code are in the tens of thousands. */
const EVEN = 400;

/**
 * Whether bytes look like noise: already compressed or encrypted. Judged by how evenly the byte
 * values of a sample are spread (chi-square), in whole numbers, so that every machine agrees.
 */
export function isIncompressible(bytes: Uint8Array): boolean {
  const sample = PROBES * PROBE_BYTES;
  if (bytes.length < 2 * sample) return false;
  const counts = new Uint32Array(256);
  const stride = Math.floor(bytes.length / PROBES);
  for (let probe = 0; probe < PROBES; probe++) {
    const from = probe * stride;
    for (let at = from; at < from + PROBE_BYTES; at++) {
      const value = bytes[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const expected = sample / 256;
  let squares = 0;
  for (const count of counts) squares += (count - expected) ** 2;
  return squares < EVEN * expected;
}
