import type { BodyForm } from './wire.ts';

interface PutBody {
  readonly body?: Buffer;
  readonly type?: string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The bytes of a body, right or broken in one way. */
export function putBody(value: unknown, encoding: 'json' | 'form', form: BodyForm): PutBody {
  if (value === undefined && form === 'right') return {};
  const isForm = (encoding === 'form') !== (form === 'other-encoding');
  const text = isForm ? formOf(value) : (JSON.stringify(value) ?? '');
  const type = isForm ? FORM_TYPE : JSON_TYPE;
  const otherType = types[form];
  if (otherType !== undefined) return { body: Buffer.from(text), type: otherType };
  if (form === 'no-type') return { body: Buffer.from(text) };
  const changed = changes[form];
  return { body: changed === undefined ? Buffer.from(text) : changed(text), type };
}

const types: Partial<Record<BodyForm, string>> = {
  'text-type': 'text/plain',
  'xml-type': 'application/xml',
  'multipart-type': 'multipart/form-data; boundary=x',
  charset: 'application/json; charset=windows-1251',
};

const withFirstValue = (text: string, value: string): Buffer =>
  Buffer.from(text.replace(/:("[^"]*"|\d+|true|false|null)/, () => `:${value}`));
const DEPTH = 8000;

const changes: Partial<Record<BodyForm, (text: string) => Buffer>> = {
  truncated: (text) => Buffer.from(text.slice(0, Math.floor(text.length * 0.7))),
  doubled: (text) => Buffer.from(text.replace(/^\{(.+)\}$/s, '{$1,$1}')),
  nan: (text) => withFirstValue(text, 'NaN'),
  'escaped-surrogate': (text) => withFirstValue(text, String.raw`"\ud800\u0000"`),
  bom: (text) => Buffer.from(`\uFEFF${text}`),
  'huge-number': (text) => withFirstValue(text, `1${'0'.repeat(400)}`),
  deep: (text) => withFirstValue(text, `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`),
  'long-array': (text) => withFirstValue(text, `[${'0,'.repeat(20_000)}0]`),
  'wrong-bytes': (text) => Buffer.concat([Buffer.from([0xff, 0xfe, 0x80]), Buffer.from(text)]),
  empty: () => Buffer.alloc(0),
  'form-bomb': () => Buffer.from('a[b]=1&'.repeat(20_000)),
};

function formOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, one]) => {
      const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '');
      return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
    })
    .join('&');
}
