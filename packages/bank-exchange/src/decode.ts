/** The text of a file in UTF-8, windows-1251 or, where its head says so, in the encoding of DOS. */
export function decodeFile(bytes: Uint8Array): string {
  const text = asUtf8(bytes) ?? asDos(bytes) ?? new TextDecoder('windows-1251').decode(bytes);
  return text.replace(/^\uFEFF/, '');
}

/** null for bytes that are not UTF-8: text in windows-1251 with a Russian word never is. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const HEAD_BYTES = 500;

function asDos(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder('ibm866');
  const head = decoder.decode(bytes.subarray(0, HEAD_BYTES));
  return /Кодировка\s*=\s*DOS/i.test(head) ? decoder.decode(bytes) : null;
}
