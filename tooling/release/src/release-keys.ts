import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const publicBlock = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

/** Files of the key that development and tests make for themselves, beside the release folder and not in it. */
export const developmentKeys = (dataDir: string) => ({
  privateFile: path.join(dataDir, 'release-keys', 'private.pem'),
  publicFile: path.join(dataDir, 'release-keys', 'public.pem'),
});

/** The keys of a file with one PEM block each. It is read for every set, so that a rotation needs no restart. */
export async function readPublicKeys(file: string): Promise<KeyObject[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The file of public keys, ${file}, cannot be read: no release set can be trusted`);
  });
  const keys = [...text.matchAll(publicBlock)].map(([block]) => createPublicKey(block));
  if (keys.length === 0) throw new Error(`${file} has no public key: no release set can be trusted`);
  for (const key of keys) requireEd25519(key, file);
  return keys;
}

export function readPrivateKey(pem: string, place: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    requireEd25519(key, place);
    return key;
  } catch (error) {
    // The error of the parser may have parts of the key.
    throw new Error(`${place} is not a private Ed25519 key in PEM`, { cause: error });
  }
}

function requireEd25519(key: KeyObject, place: string): void {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${place} has a key that is not Ed25519`);
}

/** A short name of a key, the same for both of its halves: sets signed by different keys have different ids. */
export function keyId(key: KeyObject): string {
  const half = key.type === 'public' ? key : createPublicKey(key);
  const der = half.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 12);
}

/** Reads or makes the key of a development folder; of two processes that make it at once, both get the same. */
export async function readOrMakeDevelopmentKey(dataDir: string): Promise<KeyObject> {
  const { privateFile, publicFile } = developmentKeys(dataDir);
  await mkdir(path.dirname(privateFile), { recursive: true, mode: 0o700 });
  const pair = generateKeyPairSync('ed25519');
  await createOnce(privateFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const key = readPrivateKey(await readFile(privateFile, 'utf8'), privateFile);
  await createOnce(publicFile, createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  return key;
}

async function createOnce(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content, { mode: 0o600 });
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary);
  }
}
