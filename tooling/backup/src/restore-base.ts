import { mkdir, readdir, statfs, chown, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storedAt, hashesIn } from './copy-files.ts';
import { hashedCopy, type Owner } from './hashed-copy.ts';
import { poolIn, type Backup } from './manifest.ts';

/** Copies the database's files into an empty folder; each has to be what it was when the backup was taken. */
export async function restoreBase({ folder, manifest }: Backup, into: string, owner: Owner): Promise<number> {
  const from = path.join(folder, 'database');
  const bytes = manifest.database.reduce((sum, file) => sum + file.bytes, 0);
  await makeFolders(from, into, owner);
  await requireRoom(into, bytes);
  for (const file of manifest.database) {
    const copied = await hashedCopy(path.join(from, file.path), path.join(into, file.path), owner);
    if (copied === null) throw new Error(`The backup's file database/${file.path} is missing.`);
    if (copied.sha256 !== file.sha256)
      throw new Error(`The backup's file database/${file.path} is damaged: its hash is another.`);
  }
  const signal = path.join(into, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  await give(signal, owner);
  return bytes;
}

async function makeFolders(from: string, into: string, owner: Owner): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  await give(into, owner);
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders.toSorted((a, b) => a.parentPath.length - b.parentPath.length)) {
    const made = path.join(into, path.relative(from, path.join(parentPath, name)));
    await mkdir(made, { recursive: true, mode: 0o700 });
    await give(made, owner);
  }
}

async function give(file: string, { uid, gid }: Owner): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes * 1.2)
    throw new Error(
      `${folder} has too little room: ${Math.ceil((bytes * 1.2) / 1e6)} MB are needed. Set TMPDIR.`,
    );
}

/** Copies the files of the pool, which may be more than the backup's own: those of later backups serve later moments. */
export async function restoreFiles(backupDir: string, { manifest }: Backup, into: string): Promise<number> {
  const pool = poolIn(backupDir);
  const hashes = await hashesIn(pool);
  const there = new Set(hashes);
  const lost = manifest.files.find(({ path: hash }) => !there.has(hash));
  if (lost !== undefined) throw new Error(`The backup's file ${lost.path} is missing.`);
  const damaged = [...manifest.damaged];
  for (const hash of hashes) {
    const to = storedAt(into, hash);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    const copied = await hashedCopy(storedAt(pool, hash), to);
    if (copied?.sha256 !== hash) damaged.push(hash);
  }
  if (damaged.length > 0)
    throw new Error(`Files that are not what their names say: ${damaged.length}, the first ${damaged[0]}.`);
  return hashes.length;
}
