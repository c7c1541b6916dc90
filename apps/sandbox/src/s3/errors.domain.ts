import type { Answer } from '../source/source.ts';
import { element, xmlDocument } from './xml.domain.ts';

/** Codes with status and text as AWS gives them: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const errors = {
  AccessDenied: [403, 'Access Denied'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  ],
  RequestTimeTooSkewed: [403, 'The difference between the request time and the current time is too large.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  ConditionalRequestConflict: [
    409,
    'The conditional request cannot succeed due to a conflicting operation against this resource.',
  ],
  BadDigest: [
    400,
    'The Content-MD5 or checksum value that you specified did not match what the server received.',
  ],
  XAmzContentSHA256Mismatch: [
    400,
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  ],
  InvalidArgument: [400, 'Invalid Argument'],
  KeyTooLongError: [400, 'Your key is too long'],
  NotImplemented: [501, 'A header you provided implies functionality that is not implemented'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  SlowDown: [503, 'Please reduce your request rate.'],
} as const satisfies Record<string, readonly [number, string]>;

export type S3Code = keyof typeof errors;

export function s3Error(code: S3Code, details: Readonly<Record<string, string>> = {}): Answer {
  const [status, message] = errors[code];
  const fields = { Code: code, Message: message, ...details, RequestId: 'SANDBOX' };
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-amz-request-id': 'SANDBOX' },
    body: xmlDocument(
      element(
        'Error',
        Object.entries(fields)
          .map(([name, text]) => element(name, text))
          .join(''),
      ),
    ),
  };
}

const byStatus: Readonly<Record<number, S3Code>> = {
  403: 'AccessDenied',
  404: 'NoSuchKey',
  405: 'MethodNotAllowed',
  409: 'ConditionalRequestConflict',
  412: 'PreconditionFailed',
  429: 'SlowDown',
  503: 'SlowDown',
};

/** The error of a switch, which names only a status. */
export const s3Fault = (status: number): Answer => ({
  ...s3Error(byStatus[status] ?? 'InternalError'),
  status,
});
