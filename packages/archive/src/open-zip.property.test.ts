import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveOf } from './archive.fixtures.ts';
import { openZip } from './open-zip.ts';

const limits = { entries: 20, entryBytes: 4096, totalBytes: 8192, ratio: 50 };
const archive = archiveOf(
  ...['a.xml', 'b/c.xml', 'd.sig'].map((name) => ({ name, content: Buffer.from(name.repeat(300)) })),
);

async function unpackedBytes(bytes: Uint8Array): Promise<number> {
  const entries = await openZip(bytes, limits);
  if (typeof entries === 'string') return 0;
  const contents = await Promise.all(entries.map(({ unpack }) => unpack()));
  return contents.reduce((sum, content) => sum + (typeof content === 'string' ? 0 : content.length), 0);
}

test('an archive with any bytes changed is refused, or unpacks to no more than the limit (V5.2.3)', async () => {
  const change = fc.record({ at: fc.nat(archive.length - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const changed = Buffer.from(archive);
      for (const { at, byte } of changes) changed[at] = byte;
      expect(await unpackedBytes(changed)).toBeLessThanOrEqual(limits.totalBytes);
    }),
    { numRuns: 2000 },
  );
}, 60_000);
