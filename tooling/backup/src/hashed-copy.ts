import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

interface Copied {
  readonly bytes: number;
  readonly sha256: string;
}

const AT_ONCE = 1 << 20;

/** Copies a file and says what was read; null when there is none (any more). The caller sees to it that the disk has it. */
export async function hashedCopy(from: string, to: string, owner: Owner = {}): Promise<Copied | null> {
  const source = await openThere(from);
  if (source === null) return null;
  try {
    const target = await open(to, 'w', 0o600);
    try {
      const copied = await pump(source, target);
      if (owner.uid !== undefined && owner.gid !== undefined) await target.chown(owner.uid, owner.gid);
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function pump(source: FileHandle, target: FileHandle): Promise<Copied> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(AT_ONCE);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, AT_ONCE);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const part = buffer.subarray(0, bytesRead);
    hash.update(part);
    await target.writeFile(part);
    bytes += bytesRead;
  }
}

async function openThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
