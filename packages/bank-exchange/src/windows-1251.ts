/** Made from the platform's decoder; a byte without a character is left out. */
function bytesOf(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('windows-1251');
  return new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}

/** Characters that the encoding lacks and people type all the same. */
const STAND_INS: Readonly<Record<string, string>> = {
  '\u202F': ' ',
  '\u2009': ' ',
  '\u2212': '-',
  '\u20BD': 'руб.',
};

const UNKNOWN = 0x3f;

/** Encodes a text as Russian banks do; a character outside of the encoding becomes a question mark. */
export function inWindows1251(text: string): Uint8Array {
  const bytes = bytesOf();
  const known = text.replaceAll(/[\u202F\u2009\u2212\u20BD]/g, (letter) => STAND_INS[letter] ?? letter);
  return Uint8Array.from(Array.from(known, (letter) => bytes.get(letter) ?? UNKNOWN));
}
