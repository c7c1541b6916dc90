import { chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { archiveIn } from '@proverka/stack/archive';
import { hashedCopy, type Owner } from './hashed-copy.ts';

const SEGMENT = /^[\dA-F]{24}$/;
const SEGMENT_BYTES = 16 * 1024 * 1024;
const PER_LOG = 256;

/**
 * Copies the segments from the first that the backup needs, for a server that may be another user; answers how many. Throws
 * for one that is missing or not whole: a server would take a gap for the end of the log.
 */
export async function restoreArchive(
  backupDir: string,
  startSegment: string,
  into: string,
  owner: Owner,
): Promise<number> {
  const segments = await segmentsFrom(archiveIn(backupDir), startSegment);
  await mkdir(into, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(into, owner.uid, owner.gid);
  for (const name of segments) {
    const copied = await hashedCopy(path.join(archiveIn(backupDir), name), path.join(into, name), owner);
    if (copied === null)
      throw new Error(`The archive lacks the segment ${name}: what came after it is lost.`);
    if (copied.bytes !== SEGMENT_BYTES)
      throw new Error(`The segment ${name} of the archive has ${copied.bytes} bytes: it is not whole.`);
  }
  return segments.length;
}

/** All that should be there, up to the last that is. */
async function segmentsFrom(folder: string, startSegment: string): Promise<readonly string[]> {
  const timeline = startSegment.slice(0, 8);
  const names = await readdir(folder).catch(() => [] as string[]);
  const later = names.filter(
    (name) => SEGMENT.test(name) && name.startsWith(timeline) && name >= startSegment,
  );
  const first = placeOf(startSegment);
  const last = placeOf(later.toSorted().at(-1) ?? startSegment);
  return Array.from({ length: last - first + 1 }, (_, index) => nameAt(timeline, first + index));
}

const placeOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * PER_LOG + Number.parseInt(segment.slice(16), 16);
const nameAt = (timeline: string, place: number): string =>
  `${timeline}${hex8(Math.floor(place / PER_LOG))}${hex8(place % PER_LOG)}`;
const hex8 = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
