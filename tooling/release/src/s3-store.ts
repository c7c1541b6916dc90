import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { setTimeout as wait } from 'node:timers/promises';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';

/** Where the objects are: `s3://bucket/prefix?endpoint=…&region=…`; what is left out comes from AWS's own variables. */
export interface S3Place {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
  readonly endpoint: string | null;
  readonly region: string | null;
}

const pollMilliseconds = 400;
const conflictTries = 20;
/** A call nobody answers must not stop a shell that follows the channel. */
const callMilliseconds = 10_000;

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

type Condition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

interface Objects {
  /** What did not change since it was read last is not sent again. */
  readonly get: (file: string) => Promise<{ readonly etag: string; readonly body: Buffer } | null>;
  /** False when the condition does not hold. */
  readonly put: (file: string, content: string | Buffer, condition: Condition) => Promise<boolean>;
  readonly remove: (file: string) => Promise<void>;
  readonly list: (folder: string) => Promise<string[]>;
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

function openObjects({ bucket, prefix, endpoint, region }: S3Place): Objects {
  const client = new S3Client({
    // Without one, AWS's own variables and files decide.
    ...(region !== null && { region }),
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
  const at = (file: string) => ({ Bucket: bucket, Key: prefix + file });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callMilliseconds) });
  const pointers = new Map<string, { readonly etag: string; readonly body: Buffer }>();
  const get: Objects['get'] = async (file) => {
    const known = pointers.get(file);
    try {
      const condition = known ? { IfNoneMatch: known.etag } : {};
      const answer = await client.send(new GetObjectCommand({ ...at(file), ...condition }), inTime());
      const body = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      const found = { etag: answer.ETag ?? '', body };
      if (file.endsWith('/pointer.json')) pointers.set(file, found);
      return found;
    } catch (error) {
      if (statusOf(error) === 304 && known) return known;
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
      throw clear(error, bucket);
    }
  };
  return {
    get,
    put: async (file, content, condition) => {
      for (let tries = 1; ; tries += 1) {
        try {
          await client.send(
            new PutObjectCommand({ ...at(file), Body: Buffer.from(content), ...condition }),
            inTime(),
          );
          return true;
        } catch (error) {
          if (statusOf(error) === 412) return false;
          // No object where one was expected: somebody removed the pointer.
          if (
            statusOf(error) === 404 &&
            condition.IfMatch !== undefined &&
            (error as Error).name === 'NoSuchKey'
          )
            return false;
          // Another conditional write ran at the same time: which of both was first is known at the next try.
          if (statusOf(error) !== 409 || tries === conflictTries) throw clear(error, bucket);
          await wait(5 * tries);
        }
      }
    },
    remove: async (file) => void (await client.send(new DeleteObjectCommand(at(file)), inTime())),
    list: async (folder) => {
      const names: string[] = [];
      const Prefix = `${prefix}${folder}/`;
      for (let ContinuationToken: string | undefined; ;) {
        const request = { Bucket: bucket, Prefix, Delimiter: '/', ContinuationToken };
        const page = await client
          .send(new ListObjectsV2Command(request), inTime())
          .catch((error: unknown) => Promise.reject(clear(error, bucket)));
        const found = [
          ...(page.Contents ?? []).map(({ Key }) => Key),
          ...(page.CommonPrefixes ?? []).map(({ Prefix: name }) => name),
        ];
        names.push(...found.map((name = '') => name.slice(Prefix.length).replace(/\/$/, '')));
        ContinuationToken = page.NextContinuationToken;
        if (!page.IsTruncated || ContinuationToken === undefined) return names.filter(Boolean).sort();
      }
    },
  };
}

/** One sentence without the request, which names keys. */
const clear = (error: unknown, bucket: string): Error =>
  new Error(`the store s3://${bucket} answered ${(error as Error).name}: ${(error as Error).message}`, {
    cause: error,
  });

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
