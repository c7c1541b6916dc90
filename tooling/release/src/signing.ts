import { sign, verify, type KeyObject } from 'node:crypto';
import type { ReleaseSet } from './release-set.ts';

const signedBytes = ({ id, remotes }: Pick<ReleaseSet, 'id' | 'remotes'>): Buffer =>
  Buffer.from(JSON.stringify({ id, remotes }, withSortedKeys));

/** The same set gives the same file, whether its releases were just published or read from another set. */
export const textOfSet = (set: ReleaseSet): string => `${JSON.stringify(set, withSortedKeys, 2)}\n`;

/** A set read from a file has another key order than the one written, and the signature must be the same. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function signSet(key: KeyObject, set: Pick<ReleaseSet, 'id' | 'remotes'>): ReleaseSet {
  return { ...set, signature: sign(null, signedBytes(set), key).toString('base64') };
}

/** Whether one of the keys signed the set: while keys are rotated there are two. */
export function hasValidSignature(keys: readonly KeyObject[], set: ReleaseSet): boolean {
  const signature = Buffer.from(set.signature, 'base64');
  return keys.some((key) => verify(null, signedBytes(set), key, signature));
}
