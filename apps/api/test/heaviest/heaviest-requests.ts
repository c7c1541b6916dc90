import { randomUUID } from 'node:crypto';
import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import type { z } from 'zod';
import { largestDocument, plotOfPoints } from '#registers/extract-reading/large-documents.fixtures.ts';
import { PERSON_CHECK } from '../wholesale.ts';
import { heaviestOf } from './heaviest-value.ts';
import { listBombs } from './list-bombs.ts';
import { blankPicture } from './pictures.ts';

export interface HeavyRequest {
  readonly what: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const USUAL_LIMIT = 256 * 1024;
/** Node's limit of a request's head is 16 KB. */
const LONGEST_QUERY = 12_000;
const FORM = 'application/x-www-form-urlencoded';

/** Texts that are hard for somebody: letters of two bytes, blanks, digits, and what markup and expressions stumble over. */
const fillings = ['я', ' ', '1', '<', '-', '(', 'a@', '[](', '\n', '"', '%', 'ё. ', '/../', '0,'];

/** The heaviest requests that an endpoint's limits let through, and some that they must not; not thorough, a part of them. */
export function heaviestRequests(key: ApiKey, isThorough: boolean): HeavyRequest[] {
  const endpoint: Endpoint = endpoints[key];
  const texts = isThorough ? fillings : fillings.slice(0, 2);
  // Bodies of the usual size are parsed by the same code everywhere.
  const isParsedAlike = endpoint.bodyLimitBytes === undefined && key !== 'POST /login';
  const broken =
    endpoint.body === undefined || (isParsedAlike && !isThorough) ? [] : brokenBodies(key, endpoint);
  return [
    ...texts.map((text) => filledRequest(key, endpoint, text)),
    ...broken,
    ...(files[key]?.(key) ?? []),
  ];
}

const limitOf = ({ bodyLimitBytes = USUAL_LIMIT }: Endpoint) => bodyLimitBytes;

function filledRequest(key: ApiKey, endpoint: Endpoint, text: string): HeavyRequest {
  const given = (schema: z.ZodType | undefined, within: number) =>
    schema === undefined ? {} : (heaviestOf(schema, text, within) as Record<string, unknown>);
  const query = new URLSearchParams(
    Object.entries(given(endpoint.query, LONGEST_QUERY / 6)).map(([name, value]): [string, string] => [
      name,
      String(value).toWellFormed(),
    ]),
  );
  // A character may take six bytes in JSON.
  const body = given(endpoint.body, Math.floor((limitOf(endpoint) - 1024) / (text === 'я' ? 2 : 1)));
  return requestOf(key, `everything, filled with ${JSON.stringify(text)}`, {
    params: given(endpoint.params, 1000),
    query: query.toString(),
    ...(endpoint.body !== undefined && bodyOf(endpoint, body)),
  });
}

const bodyOf = ({ encoding }: Endpoint, value: object) =>
  encoding === 'form'
    ? { type: FORM, body: new URLSearchParams(value as Record<string, string>).toString() }
    : { type: 'application/json', body: JSON.stringify(value) };

/** As many bytes of trouble as the endpoint takes. */
function brokenBodies(key: ApiKey, endpoint: Endpoint): HeavyRequest[] {
  const bytes = limitOf(endpoint) - 64;
  const full = (text: string, around: readonly [string, string] = ['', '']) =>
    around[0] + text.repeat(Math.floor(bytes / text.length)) + around[1];
  const json = (what: string, body: string) => requestOf(key, what, { type: 'application/json', body });
  return [
    json('arrays nested as deep as fits', full('[')),
    json('objects nested as deep as fits', full('{"a":')),
    json('empty lists', full('[],', ['[', '1]'])),
    json('keys', full('"a":1,', ['{', '"b":1}'])),
    json('blanks', full(' ')),
    json('escaped quotes', full('\\"', ['"', '"'])),
    json('a prototype', '{"__proto__":{"a":1}}'),
    requestOf(key, 'fields of a form', { type: FORM, body: full('a&') }),
  ];
}

const jsonOf = (key: ApiKey, what: string, value: object): HeavyRequest =>
  requestOf(key, what, { type: 'application/json', body: JSON.stringify(value) });

/** Files, which no schema describes. */
const files: Partial<Record<ApiKey, (key: ApiKey) => HeavyRequest[]>> = {
  'POST /wholesale': (key) =>
    Object.entries(listBombs).map(([what, make]) =>
      jsonOf(key, what, { file: { name: 'list.xlsx', content_base64: make().toString('base64') } }),
    ),
  'POST /seller-extract': (key) =>
    Object.entries({
      'the largest document': largestDocument(),
      'a plot of 90 000 points': plotOfPoints(90_000, true),
      'elements nested a million deep': Buffer.from('<a>'.repeat(1_000_000)),
    }).map(([what, content]) =>
      jsonOf(key, what, { files: [{ name: 'a.xml', content_base64: content.toString('base64') }] }),
    ),
  'POST /attachment': (key) => [
    jsonOf(key, 'a picture of 16 million points', {
      groupID: 'logo',
      file_name: 'a.png',
      content: blankPicture(4000, 4000).toString('base64'),
    }),
  ],
  'POST /report/{order_item_id}/dispute': (key) =>
    Object.entries({
      'a picture of 25 million points': blankPicture(5000, 5000),
      'an XML of five megabytes': Buffer.from(`<?xml version="1.0"?><a>${'<b/>'.repeat(1_300_000)}</a>`),
      'five megabytes of a PDF': Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(640_000)}`),
    }).map(([what, content]) =>
      jsonOf(key, what, {
        finding_key: 'any',
        text: 'Образец',
        document: { file_name: 'a', content: content.toString('base64') },
      }),
    ),
};

/** Not every parameter is a text, and a half of a character has no place in a path. */
const inPath = (value: unknown = '00000000-0000-4000-8000-000000000001'): string =>
  typeof value === 'string' ? value.toWellFormed() : '1';

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: string;
  readonly type?: string;
  readonly body?: string;
}

function requestOf(key: ApiKey, what: string, { params = {}, query = '', type, body }: Parts): HeavyRequest {
  const [method = '', path = ''] = key.split(' ');
  const known = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath(params[name])));
  return {
    what,
    method,
    url: query === '' ? known : `${known}?${query}`,
    headers: {
      'idempotency-key': randomUUID(),
      ...(/^\/(expert|wholesale)/.test(path) && PERSON_CHECK),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  };
}
