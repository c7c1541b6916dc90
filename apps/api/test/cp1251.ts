const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Text as Excel saves CSV in Russia; letters the encoding lacks become question marks. */
export const inCp1251 = (text: string): Buffer =>
  Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? 0x3f));
