import { deflateSync, inflateSync } from 'node:zlib';

/** Pictures of the documentation with 256 colours at most: a third of the bytes, and nobody sees it on drawings. */

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A PNG of 8 bits a channel, without interlacing, as one with a palette. */
export function withPalette(png) {
  const { width, height, channels, rows } = decode(png);
  const nearest = paletteOf(rows, channels);
  const indexes = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      indexes[y * (width + 1) + 1 + x] = nearest.index(rows[at], rows[at + 1], rows[at + 2]);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(nearest.colours.flat())),
    chunk('IDAT', deflateSync(indexes, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function decode(png) {
  const parts = [];
  let [width, height, channels] = [0, 0, 3];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = data[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') parts.push(data);
    at += 12 + length;
  }
  const filtered = inflateSync(Buffer.concat(parts));
  const line = width * channels;
  const rows = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const left = x >= channels ? rows[y * line + x - channels] : 0;
      const above = y > 0 ? rows[(y - 1) * line + x] : 0;
      const corner = x >= channels && y > 0 ? rows[(y - 1) * line + x - channels] : 0;
      const raw = filtered[y * (line + 1) + 1 + x];
      rows[y * line + x] = raw + guess(filter, left, above, corner);
    }
  }
  return { width, height, channels, rows };
}

/** What a filter of PNG expects of a byte. */
function guess(filter, left, above, corner) {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const sum = left + above - corner;
  const [l, a, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  return l <= a && l <= c ? left : a <= c ? above : corner;
}

/** 256 colours that stand for all, by cutting ranges in two again and again: wide ones, and those that are seen most. */
function paletteOf(rows, channels) {
  const seen = new Map();
  for (let at = 0; at < rows.length; at += channels) {
    const key = (rows[at] << 16) | (rows[at + 1] << 8) | rows[at + 2];
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const parts = (key) => [key >> 16, (key >> 8) & 255, key & 255];
  const boxOf = (keys) => {
    const { width, channel } = range(keys, parts);
    const pixels = keys.reduce((n, key) => n + seen.get(key), 0);
    return { keys, channel, weight: keys.length > 1 ? width * pixels ** 0.3 : 0 };
  };
  const boxes = [boxOf([...seen.keys()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.weight - a.weight);
    if (boxes[0].weight === 0) break;
    const { keys, channel } = boxes.shift();
    keys.sort((a, b) => parts(a)[channel] - parts(b)[channel]);
    boxes.push(boxOf(keys.slice(0, keys.length >> 1)), boxOf(keys.slice(keys.length >> 1)));
  }
  const indexOf = new Map();
  const colours = boxes.map(({ keys }, i) => {
    let [total, sums] = [0, [0, 0, 0]];
    for (const key of keys) {
      indexOf.set(key, i);
      const n = seen.get(key);
      total += n;
      sums = parts(key).map((part, k) => sums[k] + part * n);
    }
    return sums.map((sum) => Math.round(sum / total));
  });
  return { colours, index: (r, g, b) => indexOf.get((r << 16) | (g << 8) | b) };
}

/** In which channel colours differ most, and by how much. */
function range(keys, parts) {
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (const key of keys)
    parts(key).forEach((part, k) => {
      low[k] = Math.min(low[k], part);
      high[k] = Math.max(high[k], part);
    });
  const widths = high.map((top, k) => top - low[k]);
  const width = Math.max(...widths);
  return { width, channel: widths.indexOf(width) };
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc(named), named.length + 4);
  return whole;
}

function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let k = 0; k < 8; k++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
