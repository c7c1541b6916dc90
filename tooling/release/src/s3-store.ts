import { openObjects, type Objects, type S3Place } from './s3-objects.ts';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';

const pollMilliseconds = 400;

export function readS3Place(url: URL): S3Place {
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined)
    throw new Error(`RELEASES_URL has «${unknown}»; it may have endpoint and region`);
  if (url.username || url.password)
    throw new Error('RELEASES_URL has credentials: give them in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint: url.searchParams.get('endpoint'),
    region: url.searchParams.get('region'),
  };
}

/**
 * Releases in an object store that speaks S3. A pointer is one object moved by `If-Match`; files are put with
 * `If-None-Match: *`. Not every store keeps these conditions, so it is tried before anything else is done with it.
 */
export async function s3Store(place: S3Place): Promise<ReleaseStore> {
  const objects = openObjects(place);
  await proveConditions(objects);
  const pointer = (channel: string) => `${releasePaths.channel(channel)}/pointer.json`;
  return {
    readPointer: async (channel) => {
      const found = await objects.get(pointer(channel));
      return found && { etag: found.etag, content: found.body.toString('utf8') };
    },
    writePointer: async (channel, content, etag) => {
      const file = pointer(channel);
      if (await objects.put(file, content, etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag }))
        return true;
      // The answer to a write that was done may be lost, and its repeat is refused.
      return (await objects.get(file))?.body.equals(Buffer.from(content)) ?? false;
    },
    putFile: async (file, content) => {
      if (await objects.put(file, content, { IfNoneMatch: '*' })) return;
      if ((await objects.get(file))?.body.equals(Buffer.from(content))) return;
      throw new Error(`${file} is published with other content, and what is published never changes`);
    },
    getFile: async (file) => (await objects.get(file))?.body ?? null,
    list: objects.list,
    putHint: async (file, content) => void (await objects.put(file, content, {})),
    removeHint: objects.remove,
    watch: (_folders, onChange) => {
      const timer = setInterval(onChange, pollMilliseconds).unref();
      return () => clearInterval(timer);
    },
  };
}

/** Without these refusals two releases at once would lose one: such a store is not used at all. */
async function proveConditions({ put }: Objects): Promise<void> {
  const file = 'probes/conditions.txt';
  const text = 'A write under a wrong condition has to be refused.\n';
  await put(file, text, { IfNoneMatch: '*' });
  const [again, wrong] = [
    await put(file, text, { IfNoneMatch: '*' }),
    await put(file, text, { IfMatch: '"00000000000000000000000000000000"' }),
  ];
  if (!again && !wrong) return;
  const what = again ? 'If-None-Match: *' : 'If-Match with a wrong ETag';
  throw new Error(
    `The store of RELEASES_URL writes although ${what} forbids it: releases at the same time would be lost, so it is not used`,
  );
}
