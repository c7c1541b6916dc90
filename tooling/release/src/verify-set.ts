import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './integrity.ts';
import { releasePaths } from './release-folder.ts';
import type { ReleaseSet } from './release-set.ts';
import { hasValidSignature } from './signing.ts';

/**
 * Reasons not to run this set, by remote: files missing or changed on disk. A wrong signature disqualifies every remote.
 * Server code is executed only after this check.
 */
export async function verifySet(root: string, set: ReleaseSet): Promise<Map<string, string>> {
  if (!(await hasValidSignature(root, set))) {
    return new Map(
      Object.keys(set.remotes).map((remote) => [remote, `the signature of set ${set.id} is wrong`]),
    );
  }
  const problems = new Map<string, string>();
  for (const { remote, version, files } of Object.values(set.remotes)) {
    for (const [file, digest] of Object.entries(files)) {
      const content = await readFile(path.join(root, releasePaths.version(remote, version), file)).catch(
        () => null,
      );
      if (content && integrityOf(content) === digest) continue;
      problems.set(remote, content ? `${file} was changed` : `${file} is missing`);
      break;
    }
  }
  return problems;
}
