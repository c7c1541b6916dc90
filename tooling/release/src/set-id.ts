import { createHash, type KeyObject } from 'node:crypto';
import { keyId } from './release-keys.ts';
import type { Release } from './release-set.ts';

type Named = Pick<Release, 'remote' | 'version'>;

export const inOrder = <One extends Named>(releases: readonly One[]): One[] =>
  [...releases].sort((a, b) => (a.remote < b.remote ? -1 : 1));

/** The id of the set with these versions signed by a key; its public half tells it, too. */
export function setIdOf(key: KeyObject, releases: readonly Named[]): string {
  return createHash('sha256')
    .update(
      JSON.stringify([keyId(key), inOrder(releases).map(({ remote, version }) => `${remote}@${version}`)]),
    )
    .digest('hex')
    .slice(0, 12);
}
