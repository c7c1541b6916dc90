import type { Answer } from '../source/source.ts';
import { s3Error } from './errors.domain.ts';
import type { S3Object } from './objects.ts';
import { element, xmlDocument, xmlText } from './xml.domain.ts';

type Page = { contents: S3Object[]; prefixes: string[]; next: string | null };

/** ListObjectsV2 over all objects in the order of their keys. */
export function listObjects(
  { bucket, mostKeys }: { bucket: string; mostKeys: number },
  query: Record<string, string>,
  all: readonly S3Object[],
): Answer {
  const { prefix = '', delimiter = '' } = query;
  const most = Number(query['max-keys'] ?? mostKeys);
  if (!Number.isInteger(most) || most < 0) return s3Error('InvalidArgument');
  const token = query['continuation-token'];
  const after = token === undefined ? (query['start-after'] ?? '') : Buffer.from(token, 'base64').toString();
  const page = pageOf(all, { prefix, delimiter, after, most: Math.min(most, mostKeys) });
  const written = (text: string): string =>
    query['encoding-type'] === 'url' ? encodeURIComponent(text) : xmlText(text);
  const content = [
    element('Name', bucket),
    element('Prefix', written(prefix)),
    delimiter && element('Delimiter', written(delimiter)),
    element('MaxKeys', String(most)),
    element('KeyCount', String(page.contents.length + page.prefixes.length)),
    element('IsTruncated', String(page.next !== null)),
    page.next === null ? '' : element('NextContinuationToken', Buffer.from(page.next).toString('base64')),
    ...page.contents.map(({ id, etag, size, at }) =>
      element(
        'Contents',
        [
          element('Key', written(id)),
          element('LastModified', at),
          element('ETag', xmlText(etag)),
          element('Size', String(size)),
          element('StorageClass', 'STANDARD'),
        ].join(''),
      ),
    ),
    ...page.prefixes.map((name) => element('CommonPrefixes', element('Prefix', written(name)))),
  ].join('');
  const root = `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</ListBucketResult>`;
  return { headers: { 'content-type': 'application/xml' }, body: xmlDocument(root) };
}

function pageOf(
  all: readonly S3Object[],
  { prefix, delimiter, after, most }: { prefix: string; delimiter: string; after: string; most: number },
): Page {
  const page: Page = { contents: [], prefixes: [], next: null };
  let last = after;
  for (const object of all) {
    const { id: key } = object;
    if (!key.startsWith(prefix) || key <= after) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const common = end === -1 ? null : key.slice(0, end + delimiter.length);
    // A page that ended within a common prefix goes on after it.
    if (common !== null && (page.prefixes.at(-1) === common || after.startsWith(common))) {
      last = key;
      continue;
    }
    if (page.contents.length + page.prefixes.length >= most) return { ...page, next: last };
    if (common === null) page.contents.push(object);
    else page.prefixes.push(common);
    last = key;
  }
  return page;
}
