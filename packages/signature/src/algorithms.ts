import { streebog } from './gost/streebog.ts';

/** Identifiers of RFC 9215 and RFC 9548: what a digest or a signature is made with, by the size of its hash. */
const digests: Readonly<Record<string, 256 | 512>> = {
  '1.2.643.7.1.1.2.2': 256,
  '1.2.643.7.1.1.2.3': 512,
};
/** CMS names the key's algorithm or the signature's: both mean GOST R 34.10-2012 with the hash of that size. */
const signatures: Readonly<Record<string, 256 | 512>> = {
  '1.2.643.7.1.1.1.1': 256,
  '1.2.643.7.1.1.1.2': 512,
  '1.2.643.7.1.1.3.2': 256,
  '1.2.643.7.1.1.3.3': 512,
};

/** The hash of a message; undefined for an algorithm we do not know. */
export function digestBy(algorithm: string, message: Uint8Array): Uint8Array | undefined {
  const size = digests[algorithm];
  return size === undefined ? undefined : streebog(message, size);
}

/** The hash a signature of this algorithm is made of. */
export function hashSignedBy(algorithm: string, message: Uint8Array): Uint8Array | undefined {
  const size = signatures[algorithm];
  return size === undefined ? undefined : streebog(message, size);
}

export const isGostKey = (algorithm: string): boolean =>
  algorithm === '1.2.643.7.1.1.1.1' || algorithm === '1.2.643.7.1.1.1.2';
