import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Atomic write: to a temporary file, synced, then renamed. A reader sees the old file or the new one. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await rename(await writeTemporary(file, content), file);
}

/** A synced file of another name beside the one it is for. */
export async function writeTemporary(file: string, content: string | Buffer): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
}
