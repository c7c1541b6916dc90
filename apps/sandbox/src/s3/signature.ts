import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer, Call } from '../source/source.ts';
import { s3Error } from './errors.domain.ts';

const SKEW_MS = 15 * 60_000;
const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const headerOf = ({ headers }: Call, name: string): string => String(headers[name] ?? '');

/** Encodes as AWS does: everything but letters, digits and `-._~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Checks version 4 of AWS's signature in the header `Authorization`; returns the error AWS would send.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function refuseUnsigned(
  call: Call,
  { keyId, secret, now }: { keyId: string; secret: string; now: () => Date },
): Answer | undefined {
  const [, given, day, region, service, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      headerOf(call, 'authorization'),
    ) ?? [];
  if (!given || !day || !region || !signed || !signature || service !== 's3') return s3Error('AccessDenied');
  if (given !== keyId)
    return s3Error('InvalidAccessKeyId', { AWSAccessKeyId: given.replaceAll(/[<>&]/g, '') });
  const time = headerOf(call, 'x-amz-date');
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!time.startsWith(day) || !(Math.abs(now().getTime() - at) <= SKEW_MS))
    return s3Error('RequestTimeTooSkewed');
  const names = signed.split(';');
  // What is not signed could have been added on the way.
  const mustBeSigned = Object.keys(call.headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...mustBeSigned].every((name) => names.includes(name))) return s3Error('AccessDenied');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [ALGORITHM, time, scope, sha256(canonicalRequest(call, names))].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  const isRight = timingSafeEqual(Buffer.from(hmac(key, text).toString('hex')), Buffer.from(signature));
  return isRight ? refuseOtherBody(call) : s3Error('SignatureDoesNotMatch');
}

function canonicalRequest(call: Call, names: readonly string[]): string {
  const [path = '/', query = ''] = call.url.split(/\?(.*)/s);
  const fields = [...new URLSearchParams(query)]
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return [
    call.method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    fields.map(([name, value]) => `${name}=${value}`).join('&'),
    ...names.map((name) => `${name}:${headerOf(call, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    headerOf(call, 'x-amz-content-sha256'),
  ].join('\n');
}

/** The signature covers the hash that was sent; the body has to fit it. */
function refuseOtherBody(call: Call): Answer | undefined {
  const hash = headerOf(call, 'x-amz-content-sha256');
  if (hash === 'UNSIGNED-PAYLOAD') return undefined;
  if (hash.startsWith('STREAMING-')) return s3Error('NotImplemented');
  const body = Buffer.isBuffer(call.body) ? call.body : Buffer.alloc(0);
  return sha256(body) === hash ? undefined : s3Error('XAmzContentSHA256Mismatch');
}
