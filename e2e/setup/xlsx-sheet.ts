import { inflateRawSync } from 'node:zlib';

/** The XML of the first sheet of an XLSX file, enough to count rows and find words. */
export function readFirstSheet(file: Buffer): string {
  let at = file.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  while (at >= 0 && file.readUInt32LE(at) === 0x02014b50) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === 'xl/worksheets/sheet1.xml') {
      const local = file.readUInt32LE(at + 42);
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
      return (file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  throw new Error('The file holds no sheet');
}
