/** Compresses blocks on several threads, into one stream that is the same on every machine. */
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** The size of a block. Larger blocks make the archive less than one percent smaller. */
export const BLOCK_BYTES = 512 * 1024;
/** How many blocks may be in compression or wait to be written. This bounds the memory. */
const IN_FLIGHT = 6;
/** The most bytes that one deflate block without compression can hold. */
const STORED_BYTES = 65_535;

/** It has no name, date or operating system, so that all machines write the same bytes. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty deflate block that says of itself that it is the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** The archive is smaller than with Terraform's level 1 and takes no longer; level 4 takes a third more time. */
const LEVEL = 2;

export type GzipBlocks = ReturnType<typeof createGzipBlocks>;

/**
 * Starts a gzip stream. `sink` gets the compressed bytes in order. The compressed form of each block ends at a byte
 * boundary and refers to no other block, so the pieces are joined unchanged.
 */
export function createGzipBlocks(sink: (bytes: Uint8Array) => void) {
  /** The blocks in compression, the oldest first; each will have its compressed pieces and the buffer that it was in. */
  const waiting: Promise<{ pieces: Uint8Array[]; buffer: Buffer }>[] = [];
  const freeBuffers: Buffer[] = [];
  let crc = 0;
  let size = 0;
  sink(HEADER);

  const writeOldest = async () => {
    const oldest = waiting.shift();
    if (!oldest) return;
    const { pieces, buffer } = await oldest;
    for (const piece of pieces) sink(piece);
    freeBuffers.push(buffer);
  };

  return {
    /** A buffer of `BLOCK_BYTES` to fill. It is reused once it has been compressed. */
    buffer: () => freeBuffers.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
    /** Compresses the first `length` bytes of a buffer that `buffer()` gave. The caller no longer writes to it. */
    push(buffer: Buffer, length: number): void {
      const bytes = buffer.subarray(0, length);
      crc = crc32(bytes, crc);
      size += length;
      const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
      waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
    },
    /** Whether `makeRoom` has to be awaited before the next block. */
    isFull: () => waiting.length >= IN_FLIGHT,
    makeRoom: writeOldest,
    async end(): Promise<void> {
      while (waiting.length > 0) await writeOldest();
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc, 0);
      trailer.writeUInt32LE(size % 2 ** 32, 4);
      sink(LAST_BLOCK);
      sink(trailer);
    },
  };
}

/** One deflated piece, which ends at a byte boundary. */
function compress(bytes: Buffer): Promise<Uint8Array[]> {
  const options = {
    level: LEVEL,
    // One chunk holds the whole output of a block: each further chunk would cost a turn of the event loop.
    chunkSize: BLOCK_BYTES + 4096,
    finishFlush: constants.Z_SYNC_FLUSH,
  };
  return new Promise((resolve, reject) => {
    deflateRaw(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
  });
}

/** The bytes as deflate blocks without compression: each has a header with its length, and the inverted length. */
function store(bytes: Buffer): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += STORED_BYTES) {
    const piece = bytes.subarray(at, at + STORED_BYTES);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(piece.length, 1);
    header.writeUInt16LE(piece.length ^ 0xffff, 3);
    pieces.push(header, piece);
  }
  return pieces;
}

/** A sample of a block consists of this many pieces, spread over the block. */
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
/** How often each of the 256 byte values occurs in a sample of evenly distributed bytes. */
const EXPECTED_COUNT = SAMPLE_BYTES / 256;
/** With a chi-square below this, the bytes look random and are not compressed. Random bytes have 255 ± 23. */
const NOISE = 400;
/** With a chi-square above this, the bytes can be compressed. Text has more than 100,000, base64 49,000. */
const UNEVEN = 16_384;

/**
 * Whether the bytes seem compressed or encrypted already, so that deflating them would gain nothing. Bytes
 * whose values all occur equally often are such bytes. Between `NOISE` and `UNEVEN`, a sample is deflated
 * to decide. All machines decide alike, because the measure is a whole number.
 */
function isIncompressible(bytes: Uint8Array): boolean {
  if (bytes.length < 2 * SAMPLE_BYTES) return false;
  const unevenness = measureUnevenness(bytes);
  if (unevenness < NOISE) return true;
  if (unevenness > UNEVEN) return false;
  const middle = Math.floor(bytes.length / 2);
  const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
  return deflateRawSync(sample, { level: 1 }).length > sample.length * 0.97;
}

/** When the squares of all counts add up to this, the chi-square is above `UNEVEN`. */
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED_COUNT + 256 * EXPECTED_COUNT ** 2;

/** The chi-square of the byte values in a sample, rounded down. Once it is above `UNEVEN`, no more is read. */
function measureUnevenness(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  const stride = Math.floor(bytes.length / PROBES);
  let squares = 0;
  for (let probe = 0; probe < PROBES && squares < UNEVEN_SQUARES; probe++) {
    const from = probe * stride;
    for (let at = from; at < from + PROBE_BYTES; at++) {
      const value = bytes[at] ?? 0;
      const count = counts[value] ?? 0;
      // The square of `count + 1` is larger than the square of `count` by this.
      squares += 2 * count + 1;
      counts[value] = count + 1;
    }
  }
  return Math.floor(squares / EXPECTED_COUNT - 256 * EXPECTED_COUNT);
}
