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

/** Where the objects are: `s3://bucket/prefix?endpoint=…&region=…`; what is left out comes from AWS's own variables. */
export interface S3Place {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
  readonly endpoint: string | null;
  readonly region: string | null;
}

type Condition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

interface StoredObject {
  readonly etag: string;
  readonly body: Buffer;
}

export interface Objects {
  /** `null` when there is none. */
  readonly get: (file: string) => Promise<StoredObject | null>;
  /** False when the condition does not hold. */
  readonly put: (file: string, content: string | Buffer, condition: Condition) => Promise<boolean>;
  readonly remove: (file: string) => Promise<void>;
  /** Names directly in a folder, sorted. */
  readonly list: (folder: string) => Promise<string[]>;
}

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
}

const conflictTries = 20;
/** A call nobody answers must not stop a shell that follows the channel. */
const callMilliseconds = 10_000;

export function openObjects({ bucket: name, prefix, endpoint, region }: S3Place): Objects {
  const client = new S3Client({
    // Without one, AWS's own variables and files decide.
    ...(region !== null && { region }),
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
  const bucket = { client, name, prefix };
  const pointers = new Map<string, StoredObject>();
  return {
    get: async (file) => {
      const found = await getObject(bucket, file, pointers.get(file));
      // Asked for again and again: what did not change is not sent again.
      if (found && file.endsWith('/pointer.json')) pointers.set(file, found);
      return found;
    },
    put: (...input) => putObject(bucket, ...input),
    remove: async (file) =>
      void (await client.send(new DeleteObjectCommand(at(bucket, file)), inTime()).catch(failed(bucket))),
    list: (folder) => listObjects(bucket, `${prefix}${folder}/`),
  };
}

const at = ({ name, prefix }: Bucket, file: string) => ({ Bucket: name, Key: prefix + file });
const inTime = () => ({ abortSignal: AbortSignal.timeout(callMilliseconds) });

async function getObject(
  bucket: Bucket,
  file: string,
  known: StoredObject | undefined,
): Promise<StoredObject | null> {
  const condition = known ? { IfNoneMatch: known.etag } : {};
  try {
    const answer = await bucket.client.send(
      new GetObjectCommand({ ...at(bucket, file), ...condition }),
      inTime(),
    );
    const body = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    return { etag: answer.ETag ?? '', body };
  } catch (error) {
    if (statusOf(error) === 304 && known) return known;
    if (isMissing(error)) return null;
    throw sentence(error, bucket);
  }
}

async function putObject(
  bucket: Bucket,
  file: string,
  content: string | Buffer,
  condition: Condition,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      const request = { ...at(bucket, file), Body: Buffer.from(content), ...condition };
      await bucket.client.send(new PutObjectCommand(request), inTime());
      return true;
    } catch (error) {
      // A missing object where one was expected: somebody removed it.
      if (statusOf(error) === 412 || (isMissing(error) && condition.IfMatch !== undefined)) return false;
      // Another conditional write ran at the same time: which of both was first is known at the next try.
      if (statusOf(error) !== 409 || tries === conflictTries) throw sentence(error, bucket);
      await wait(5 * tries);
    }
  }
}

async function listObjects(bucket: Bucket, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for (let token: string | undefined; ;) {
    const request = { Bucket: bucket.name, Prefix: prefix, Delimiter: '/', ContinuationToken: token };
    const page = await bucket.client.send(new ListObjectsV2Command(request), inTime()).catch(failed(bucket));
    const found = [
      ...(page.Contents ?? []).map(({ Key }) => Key),
      ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
    ];
    names.push(...found.map((name = '') => name.slice(prefix.length).replace(/\/$/, '')));
    token = page.NextContinuationToken;
    if (!page.IsTruncated || token === undefined) return names.filter(Boolean).sort();
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

const failed =
  (bucket: Bucket) =>
  (error: unknown): never => {
    throw sentence(error, bucket);
  };

/** What the store said, without the request, which names keys. */
const sentence = (error: unknown, { name }: Bucket): Error =>
  new Error(`the store s3://${name} answered ${(error as Error).name}: ${(error as Error).message}`, {
    cause: error,
  });
