import { randomFillSync, randomInt } from 'node:crypto';

const MAX_IN_MS = 0xfff;
let lastMs = 0;
let count = 0;

const CHANCE_BYTES = 8;
/** Asked for in pieces of eight bytes, chance costs ten times as much. */
const chance = Buffer.alloc(CHANCE_BYTES * 512);
let taken = chance.length;

function nextChance(): number {
  if (taken === chance.length) {
    randomFillSync(chance);
    taken = 0;
  }
  taken += CHANCE_BYTES;
  return taken - CHANCE_BYTES;
}

/**
 * A UUIDv7 (RFC 9562, method 1): 48 bits of time, a counter within the millisecond, the rest chance.
 * Ids of one process sort by their making and tell nothing else.
 *
 * @param now epoch milliseconds
 */
export function newId(now: number): string {
  if (now > lastMs) {
    lastMs = now;
    count = randomInt(MAX_IN_MS >> 2);
  } else if (count < MAX_IN_MS) {
    count += 1;
  } else {
    lastMs += 1;
    count = 0;
  }
  const bytes = Buffer.allocUnsafe(16);
  const from = nextChance();
  chance.copy(bytes, 8, from, from + CHANCE_BYTES);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
