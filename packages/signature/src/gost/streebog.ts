import { MATRIX, ROUNDS, SUBSTITUTION } from './streebog-constants.ts';

const BLOCK = 64;
/** A block or a state: sixteen 32-bit words, the lowest first. */
type Words = Int32Array;

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/**
 * Substitution, permutation and the linear transformation as one look-up: for each place of a byte and each byte, the two
 * halves of the 64-bit word it contributes.
 */
const TABLE = makeTable();
const ROUND_KEYS: readonly Words[] = ROUNDS.map((hex) => wordsOf(bytesOf(hex).toReversed(), 0));

function makeTable(): Int32Array {
  const matrix = new DataView(bytesOf(MATRIX).buffer);
  const substitution = bytesOf(SUBSTITUTION);
  const table = new Int32Array(8 * 256 * 2);
  for (let place = 0; place < 8; place += 1) {
    for (let byte = 0; byte < 256; byte += 1) {
      const substituted = substitution[byte] ?? 0;
      let [low, high] = [0, 0];
      for (let bit = 0; bit < 8; bit += 1) {
        if (((substituted >> bit) & 1) === 0) continue;
        const row = (63 - (8 * place + bit)) * 8;
        high ^= matrix.getInt32(row);
        low ^= matrix.getInt32(row + 4);
      }
      const at = (place * 256 + byte) * 2;
      table[at] = low;
      table[at + 1] = high;
    }
  }
  return table;
}

/** Reads a block, the lowest byte first, whatever the order of the machine. */
function wordsOf(bytes: Uint8Array, offset: number): Words {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, BLOCK);
  return Int32Array.from({ length: 16 }, (_, index) => view.getInt32(index * 4, true));
}

/** The transformation LPS of `one` xor `other`, into `result`, which must be neither. */
function transform(one: Words, other: Words, result: Words): void {
  for (let row = 0; row < 8; row += 1) {
    const half = row >> 2;
    const shift = (row & 3) * 8;
    let [low, high] = [0, 0];
    for (let place = 0; place < 8; place += 1) {
      const word = (one[place * 2 + half] ?? 0) ^ (other[place * 2 + half] ?? 0);
      const at = (place * 256 + ((word >>> shift) & 255)) * 2;
      low ^= TABLE[at] ?? 0;
      high ^= TABLE[at + 1] ?? 0;
    }
    result[row * 2] = low;
    result[row * 2 + 1] = high;
  }
}

const ZERO: Words = new Int32Array(16);

/** The compression function: changes `state` by `block`; `count` is the number of bits before it. */
function compress(state: Words, count: Words, block: Words): void {
  let [key, nextKey, text, nextText] = Array.from({ length: 4 }, () => new Int32Array(16)) as [
    Words,
    Words,
    Words,
    Words,
  ];
  transform(state, count, key);
  text.set(block);
  for (const constant of ROUND_KEYS) {
    transform(key, text, nextText);
    transform(key, constant, nextKey);
    [key, nextKey] = [nextKey, key];
    [text, nextText] = [nextText, text];
  }
  for (let index = 0; index < 16; index += 1) {
    state[index] = (state[index] ?? 0) ^ (block[index] ?? 0) ^ (text[index] ?? 0) ^ (key[index] ?? 0);
  }
}

/** Adds modulo 2^512. */
function add(to: Words, what: Words): void {
  let carry = 0;
  for (let index = 0; index < 16; index += 1) {
    const sum = ((to[index] ?? 0) >>> 0) + ((what[index] ?? 0) >>> 0) + carry;
    to[index] = sum | 0;
    carry = sum > 0xffffffff ? 1 : 0;
  }
}

const bits = (count: number): Words =>
  Int32Array.from({ length: 16 }, (_, index) => (index === 0 ? count : 0));

/** GOST R 34.11-2012 (RFC 6986): the hash «Стрибог» of 256 or 512 bits. */
export function streebog(message: Uint8Array, size: 256 | 512): Uint8Array {
  const state = new Int32Array(16).fill(size === 256 ? 0x01010101 : 0);
  const count = new Int32Array(16);
  const sum = new Int32Array(16);
  const whole = bits(BLOCK * 8);
  let at = 0;
  for (; at + BLOCK <= message.length; at += BLOCK) {
    const block = wordsOf(message, at);
    compress(state, count, block);
    add(count, whole);
    add(sum, block);
  }
  const padded = new Uint8Array(BLOCK);
  padded.set(message.subarray(at));
  padded[message.length - at] = 1;
  const last = wordsOf(padded, 0);
  compress(state, count, last);
  add(count, bits((message.length - at) * 8));
  add(sum, last);
  compress(state, ZERO, count);
  compress(state, ZERO, sum);
  const hash = new Uint8Array(BLOCK);
  const view = new DataView(hash.buffer);
  state.forEach((word, index) => view.setInt32(index * 4, word, true));
  return size === 256 ? hash.slice(32) : hash;
}
