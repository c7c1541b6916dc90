import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../repository.ts';

/** A change of one file of a remote's sources. */
export type Edit = readonly [file: string, change: (source: string) => string];

const run = promisify(execFile);

/** Builds a remote from a copy of its sources with some changes; returns the folder, for `release --built`. */
export async function buildVariant(remote: string, folder: string, edits: readonly Edit[]): Promise<string> {
  const home = path.join(repositoryRoot, 'apps', remote);
  await mkdir(folder, { recursive: true });
  for (const name of ['package.json', 'src'])
    await cp(path.join(home, name), path.join(folder, name), { recursive: true });
  await symlink(path.join(home, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, change] of edits) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const changed = change(source);
    if (changed === source)
      throw new Error(`${file} has not changed: the variant of ${remote} is out of date`);
    await writeFile(path.join(folder, file), changed);
  }
  const build = path.join(repositoryRoot, 'tooling/federation/src/build-remote.ts');
  await run(process.execPath, [build], { cwd: folder });
  return folder;
}
