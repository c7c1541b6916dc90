import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePaths, writeAtomically } from './release-folder.ts';
import type { ReleaseSet } from './release-set.ts';

const signedBytes = ({ id, remotes }: Pick<ReleaseSet, 'id' | 'remotes'>): Buffer =>
  Buffer.from(JSON.stringify({ id, remotes }, withSortedKeys));

/** Sorts keys: a set read from a file has another key order than the one written, and the signature must be the same. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Signs with the publisher's key, created on first use; shells need only the public key. */
export async function signSet(root: string, set: Pick<ReleaseSet, 'id' | 'remotes'>): Promise<ReleaseSet> {
  const key = createPrivateKey(await readOrMakeKeys(root));
  return { ...set, signature: sign(null, signedBytes(set), key).toString('base64') };
}

export async function hasValidSignature(root: string, set: ReleaseSet): Promise<boolean> {
  const key = createPublicKey(await readFile(path.join(root, releasePaths.publicKey)));
  return verify(null, signedBytes(set), key, Buffer.from(set.signature, 'base64'));
}

async function readOrMakeKeys(root: string): Promise<Buffer> {
  const privateFile = path.join(root, releasePaths.privateKey);
  try {
    return await readFile(privateFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const pair = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await writeAtomically(path.join(root, releasePaths.publicKey), pair.publicKey);
  await writeAtomically(privateFile, pair.privateKey);
  return Buffer.from(pair.privateKey);
}
