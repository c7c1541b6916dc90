const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Encodes text as Excel saves CSV in Russia; characters outside of the encoding become question marks. */
export const inCp1251 = (text: string): Buffer =>
  Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? 0x3f));
