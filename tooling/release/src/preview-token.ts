import { sign, verify, type KeyObject } from 'node:crypto';

/** Other bytes than those of a set: no signature of one is one of the other. */
const signedBytes = (setId: string, until: number): Buffer =>
  Buffer.from(`proverka release preview\n${setId}\n${until}\n`);

/** Lets its bearer see a set until a moment (ms since 1970); signed with the key that signs releases. */
export function signPreview(key: KeyObject, setId: string, until: number): string {
  return `${setId}.${until}.${sign(null, signedBytes(setId, until), key).toString('base64url')}`;
}

/** `null` for a token nobody signed, and after its end. */
export function readPreview(
  keys: readonly KeyObject[],
  token: string,
  now: number,
): { readonly setId: string; readonly until: number } | null {
  const [, setId = '', end = '', signature = ''] =
    /^([\w-]{1,64})\.(\d{1,15})\.([\w-]{86})$/.exec(token) ?? [];
  const until = Number(end);
  if (setId === '' || until <= now) return null;
  const bytes = Buffer.from(signature, 'base64url');
  return keys.some((key) => verify(null, signedBytes(setId, until), key, bytes)) ? { setId, until } : null;
}
