import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '../storage/collection.ts';

/** What is known of an object; its bytes are apart. */
export type S3Object = {
  /** The object's key. */
  id: string;
  /** With its quotes, as it is sent. */
  etag: string;
  size: number;
  contentType: string;
  at: string;
};

export type Objects = {
  get: (key: string) => S3Object | undefined;
  bytes: (key: string) => Buffer;
  put: (key: string, bytes: Buffer, contentType: string, at: Date) => S3Object;
  remove: (key: string) => void;
  /** In the order of their keys' UTF-8 bytes, as S3 lists them. */
  all: () => S3Object[];
};

/** The objects of a bucket: in files of the data folder or, without one, in memory. */
export function keepObjects(records: Collection<S3Object>, dataDir?: string): Objects {
  const inMemory = new Map<string, Buffer>();
  const folder = dataDir && join(dataDir, 's3');
  if (folder) mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder ?? '', createHash('sha256').update(key).digest('hex'));
  return {
    get: records.get,
    remove: records.remove,
    all: () => records.all().sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))),
    bytes: (key) => (folder ? readFileSync(fileOf(key)) : (inMemory.get(key) ?? Buffer.alloc(0))),
    put(key, bytes, contentType, at) {
      if (folder) writeFileSync(fileOf(key), bytes);
      else inMemory.set(key, bytes);
      // The ETag of an object that was put whole is the MD5 of its bytes.
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const object = { id: key, etag, size: bytes.length, contentType, at: at.toISOString() };
      records.put(object);
      return object;
    },
  };
}
