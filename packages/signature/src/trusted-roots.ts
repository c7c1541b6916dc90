import type { Certificate } from 'pkijs';
import { readCertificate } from './certificates.ts';

/** The certificates a chain must end at. */
export type TrustedRoots = readonly Certificate[];

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Reads the certificates of a file: one in DER, or any number in PEM. Throws when it holds none: a mistake of configuration. */
export function readRoots(file: Uint8Array): TrustedRoots {
  const blocks = Buffer.from(file).toString('latin1').match(PEM);
  const all = (blocks ?? [file]).map((block) =>
    readCertificate(typeof block === 'string' ? Buffer.from(block) : block),
  );
  const roots = all.filter((root) => root !== null);
  if (roots.length === 0 || roots.length < all.length)
    throw new Error('A file of trusted roots holds no certificate');
  return roots;
}
