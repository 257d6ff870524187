// Makes a screenshot small: at most 256 colours, which is plenty for text, and a note of what it shows.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const HEADER_END = 33;
const MOST_COLOURS = 256;

/** @param note a line of text, kept in the file */
export function smallPng(png, note) {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x]);
    }
  }
  const header = Buffer.from(png.subarray(16, 29));
  header[8] = 8;
  header[9] = 3;
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Source\0${note}`, 'latin1')),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** Pixels as 0xRRGGBB; of 8 bits a channel, with or without transparency, as browsers write it. */
function decode(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, kind, , , interlaced] = png.subarray(24, HEADER_END);
  const channels = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || channels === undefined || interlaced !== 0)
    throw new Error('the browser wrote a PNG of another kind');
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, end));
  }
  const stride = width * channels;
  const raw = unfilter(inflateSync(Buffer.concat(parts)), { stride, height, channels });
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * channels;
    pixels[at] = (raw[from] << 16) | (raw[from + 1] << 8) | raw[from + 2];
  }
  return { width, height, pixels };
}

function unfilter(data, { stride, height, channels }) {
  const raw = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= channels ? raw[at - channels] : 0;
      const up = y > 0 ? raw[at - stride] : 0;
      const corner = x >= channels && y > 0 ? raw[at - stride - channels] : 0;
      raw[at] = data[y * (stride + 1) + 1 + x] + predicted(filter, left, up, corner);
    }
  }
  return raw;
}

function predicted(filter, left, up, corner) {
  if (filter < 4) return [0, left, up, (left + up) >> 1][filter];
  const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(
    Math.abs,
  );
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** At least one colour of each region, so that a small sign keeps its own; then the colours used most. Others become the nearest. */
function paletteOf(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byUse = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const regions = new Map();
  for (const colour of byUse)
    if (!regions.has(regionOf(colour))) regions.set(regionOf(colour), colour);
  const first = [...regions.values()].slice(0, MOST_COLOURS / 2);
  const palette = [...new Set([...first, ...byUse])].slice(0, MOST_COLOURS);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of byUse) {
    if (!indexOf.has(colour)) indexOf.set(colour, nearest(palette, colour));
  }
  return { palette, indexOf };
}

/** The three highest bits of each channel. */
function regionOf(colour) {
  return colour & 0xe0e0e0;
}

function nearest(palette, colour) {
  let best = 0;
  let least = Infinity;
  for (const [index, candidate] of palette.entries()) {
    const distance = [16, 8, 0].reduce(
      (sum, shift) => sum + (((colour >> shift) & 255) - ((candidate >> shift) & 255)) ** 2,
      0,
    );
    if (distance < least) [least, best] = [distance, index];
  }
  return best;
}
