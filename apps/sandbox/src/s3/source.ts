import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Call, Operation, Source } from '../source/source.ts';
import { s3Error, s3Fault, type S3Code } from './errors.domain.ts';
import { listObjects } from './list.domain.ts';
import type { Objects, S3Object } from './objects.ts';
import { refuseUnsigned } from './signature.ts';

type Deps = {
  keyId: string;
  secret: string;
  bucket: string;
  mostKeys: number;
  objects: Objects;
  behaviours: Behaviours;
  now: () => Date;
};

/** How long a write takes: of two conditional writes that overlap, AWS answers one with a conflict. */
const WRITE_MS = 2;
const LONGEST_KEY = 1024;

const keyOf = ({ params }: Call): string => params['*'] ?? '';
const headerOf = ({ headers }: Call, name: string): string | undefined =>
  headers[name] === undefined ? undefined : String(headers[name]);

const isListed = (list: string, etag: string): boolean =>
  list === '*' || list.split(',').some((one) => one.trim().replaceAll('"', '') === etag.replaceAll('"', ''));

/** Objects of one bucket by path, with the conditions AWS knows: a stand-in for S3 and whatever speaks like it. */
export function s3Source({ bucket, mostKeys, objects, behaviours, now, ...keys }: Deps): Source {
  const other = (call: Call): Answer | null =>
    call.params['bucket'] === bucket
      ? null
      : s3Error('NoSuchBucket', { BucketName: (call.params['bucket'] ?? '').replaceAll(/[^\w.-]/g, '') });
  const operation = (
    name: string,
    title: string,
    method: Operation['method'],
    handle: (call: Call) => Answer | Promise<Answer>,
  ): Operation => ({
    name,
    title,
    method,
    path: name === 'list' ? '/:bucket' : '/:bucket/*',
    subjects: (call) => [keyOf(call)],
    handle: (call) => other(call) ?? handle(call),
  });
  return {
    name: 's3',
    title: 'S3: выпуски',
    prefix: '/s3',
    takesBytes: true,
    operations: [
      operation('list', 'Список объектов', 'GET', ({ query }) =>
        listObjects({ bucket, mostKeys }, query, objects.all()),
      ),
      operation('get', 'Чтение объекта', 'GET', (call) => getObject(call, objects)),
      operation('put', 'Запись объекта', 'PUT', putter({ objects, behaviours, now })),
      operation('delete', 'Удаление объекта', 'DELETE', (call) => {
        objects.remove(keyOf(call));
        return { status: 204, body: '' };
      }),
    ],
    background: [
      { name: 'conditions', title: 'Условия If-Match и If-None-Match', kinds: ['lose', 'refuse'] },
    ],
    authorize: (call) => refuseUnsigned(call, { ...keys, now }),
    fault: s3Fault,
  };
}

function getObject(call: Call, objects: Objects): Answer {
  const object = objects.get(keyOf(call));
  if (!object) return s3Error('NoSuchKey');
  const headers = {
    etag: object.etag,
    'last-modified': new Date(object.at).toUTCString(),
    'accept-ranges': 'bytes',
  };
  const [match, noneMatch] = [headerOf(call, 'if-match'), headerOf(call, 'if-none-match')];
  if (match !== undefined && !isListed(match, object.etag)) return s3Error('PreconditionFailed');
  if (noneMatch !== undefined && isListed(noneMatch, object.etag)) return { status: 304, headers, body: '' };
  return {
    headers: { ...headers, 'content-type': object.contentType },
    body: objects.bytes(object.id),
  };
}

/** Of conditional writes to one key that overlap, the first is done and the others are told of a conflict. */
function putter({ objects, behaviours, now }: Pick<Deps, 'objects' | 'behaviours' | 'now'>) {
  const writing = new Set<string>();
  return async (call: Call): Promise<Answer> => {
    const key = keyOf(call);
    const body = Buffer.isBuffer(call.body) ? call.body : Buffer.alloc(0);
    const problem = problemOf(call, body);
    if (problem) return s3Error(problem);
    const isConditional = ['if-match', 'if-none-match'].some((name) => headerOf(call, name) !== undefined);
    const behaviour = behaviours.take({
      source: 's3',
      operation: 'conditions',
      subjects: [key],
      background: true,
    });
    if (isConditional && behaviour.kind !== 'lose') {
      if (writing.has(key) || behaviour.kind === 'refuse') return s3Error('ConditionalRequestConflict');
      writing.add(key);
      try {
        await delay(WRITE_MS);
        const refused = unmetCondition(call, objects.get(key));
        if (refused) return s3Error(refused);
      } finally {
        writing.delete(key);
      }
    }
    const type = headerOf(call, 'content-type') ?? 'binary/octet-stream';
    return { headers: { etag: objects.put(key, body, type, now()).etag }, body: '' };
  };
}

function problemOf(call: Call, body: Buffer): S3Code | null {
  if (Buffer.byteLength(keyOf(call)) > LONGEST_KEY) return 'KeyTooLongError';
  const noneMatch = headerOf(call, 'if-none-match');
  if (noneMatch !== undefined && noneMatch !== '*') return 'NotImplemented';
  if (headerOf(call, 'content-encoding')?.includes('aws-chunked')) return 'NotImplemented';
  const md5 = headerOf(call, 'content-md5');
  const crc = headerOf(call, 'x-amz-checksum-crc32');
  const crcBytes = Buffer.alloc(4);
  crcBytes.writeUInt32BE(crc32(body));
  const isWhole =
    (md5 === undefined || md5 === createHash('md5').update(body).digest('base64')) &&
    (crc === undefined || crc === crcBytes.toString('base64'));
  return isWhole ? null : 'BadDigest';
}

function unmetCondition(call: Call, object: S3Object | undefined): S3Code | null {
  const match = headerOf(call, 'if-match');
  if (headerOf(call, 'if-none-match') === '*' && object) return 'PreconditionFailed';
  if (match === undefined) return null;
  // As AWS answers a write onto an object that is not there.
  if (!object) return 'NoSuchKey';
  return isListed(match, object.etag) ? null : 'PreconditionFailed';
}
