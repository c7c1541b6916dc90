import { randomBytes } from 'node:crypto';
import { KEY_BYTES, open, seal, sealingKey } from '#platform/seal/seal.ts';
import type { DealsDeps } from './deps.ts';

type Files = Pick<DealsDeps, 'files' | 'config'>;

interface SealedFile {
  readonly file_hash: string;
  readonly sealed_key: Buffer;
}

const keyOf = ({ config }: Pick<DealsDeps, 'config'>): Buffer =>
  sealingKey(config.appSecret, 'document of a purchase');

/**
 * Stores a document so that the file alone says nothing: it has a key of its own, which is kept encrypted in its row. Both are bound to
 * the row's id.
 */
export async function storeSealed(deps: Files, id: string, bytes: Uint8Array): Promise<SealedFile> {
  const key = randomBytes(KEY_BYTES);
  return {
    file_hash: await deps.files.put(seal(key, id, bytes)),
    sealed_key: seal(keyOf(deps), id, key),
  };
}

/** Null when the file is gone. Throws when it or its key was changed, or belongs to another row. */
export async function readSealed(
  deps: Files,
  { id, file_hash: hash, sealed_key: sealedKey }: SealedFile & { readonly id: string },
): Promise<Buffer | null> {
  const sealed = await deps.files.get(hash);
  return sealed === null ? null : open(open(keyOf(deps), id, sealedKey), id, sealed);
}
