import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import {
  channelSchema,
  releaseSchema,
  releaseSetSchema,
  type Channel,
  type Release,
  type ReleaseSet,
} from './release-set.ts';

/** The file of the server artefact that a render thread loads, below `node/`. */
export const nodeEntry = 'entry.cjs';

/** Paths below the release folder. */
export const releasePaths = {
  version: (remote: string, version: string) => path.join('remotes', remote, version),
  set: (id: string) => path.join('sets', `${id}.json`),
  channel: (name: string) => path.join('channels', `${name}.json`),
  privateKey: path.join('keys', 'private.pem'),
  publicKey: path.join('keys', 'public.pem'),
};

export async function readRelease(root: string, remote: string, version: string): Promise<Release> {
  return releaseSchema.parse(
    await readJson(path.join(root, releasePaths.version(remote, version), 'release.json')),
  );
}

export async function readSet(root: string, id: string): Promise<ReleaseSet> {
  return releaseSetSchema.parse(await readJson(path.join(root, releasePaths.set(id))));
}

/** The set a channel points to, or `undefined` before the first promotion. */
export async function readChannel(root: string, name: string): Promise<Channel | undefined> {
  try {
    return channelSchema.parse(await readJson(path.join(root, releasePaths.channel(name))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Atomic write: to a temporary file, synced, then renamed. A reader sees the old file or the new one. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
