const SEQUENCE = 0x30;

/** The bytes of a DER or BER structure that came as such, as PEM or as base64; null for anything else. */
export function derOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] === SEQUENCE) return Uint8Array.from(bytes);
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/-----(?:BEGIN|END) [A-Z0-9 ]+-----/g, '')
    .replaceAll(/^\u00EF\u00BB\u00BF|\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const decoded = Uint8Array.from(Buffer.from(text, 'base64'));
  return decoded[0] === SEQUENCE ? decoded : null;
}
