const FIRST_BYTES = 4096;

/** One buffer that grows: a body sent byte by byte must not take an object for each byte. */
export function createGrowingBuffer() {
  let held = Buffer.alloc(0);
  let length = 0;
  return {
    add(chunk: Buffer): void {
      if (length + chunk.length > held.length) {
        const larger = Buffer.allocUnsafe(Math.max(FIRST_BYTES, held.length * 2, length + chunk.length));
        held.copy(larger, 0, 0, length);
        held = larger;
      }
      chunk.copy(held, length);
      length += chunk.length;
    },
    get length(): number {
      return length;
    },
    whole: (): Buffer => held.subarray(0, length),
  };
}
