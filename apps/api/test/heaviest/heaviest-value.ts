import { z } from 'zod';

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
}

/** What unlimited texts and lists are filled with; halved until the whole fits into the limit of the body. */
interface Filling {
  readonly text: string;
  readonly length: number;
  readonly items: number;
}

const formats: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '1990-01-31',
  'date-time': '2026-11-21T10:00:00Z',
  email: `${'a'.repeat(64)}@example.com`,
  uri: `https://example.com/${'a'.repeat(2000)}`,
};

/** The largest input that a schema allows: every field, the longest texts and lists, within so many characters of JSON. */
export function heaviestOf(schema: z.ZodType, text: string, within: number): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  for (let part = 1; ; part *= 2) {
    const value = valueOf(shape, { text, length: within / part, items: Math.max(1, 2000 / part) });
    if (JSON.stringify(value ?? null).length <= within || part > within) return value;
  }
}

function valueOf(shape: Shape, filling: Filling): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  const choice = shape.anyOf?.find(({ type }) => type !== 'null') ?? shape.allOf?.[0];
  if (choice !== undefined) return valueOf(choice, filling);
  switch (shape.type) {
    case 'string':
      return textOf(shape, filling);
    case 'integer':
    case 'number':
      return shape.maximum ?? 1;
    case 'boolean':
      return true;
    case 'array': {
      const count = Math.min(shape.maxItems ?? filling.items, filling.items);
      return (
        shape.prefixItems?.map((item) => valueOf(item, filling)) ?? listOf(shape.items ?? {}, count, filling)
      );
    }
    case 'object':
      return objectOf(shape, filling);
    default:
      return 'x';
  }
}

const listOf = (item: Shape, count: number, filling: Filling) =>
  Array.from({ length: count }, () => valueOf(item, filling));

function textOf({ format, contentEncoding, maxLength }: Shape, { text, length }: Filling): string {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  const longest = Math.floor(Math.min(maxLength ?? length, length));
  if (contentEncoding === 'base64') return 'QUJD'.repeat(Math.floor(longest / 4));
  return text.repeat(Math.ceil(longest / text.length)).slice(0, longest);
}

function objectOf({ properties = {}, additionalProperties }: Shape, filling: Filling): object {
  const named = Object.entries(properties).map(([name, one]) => [name, valueOf(one, filling)]);
  const more =
    typeof additionalProperties === 'object'
      ? Array.from({ length: Math.min(200, filling.items) }, (_, at) => [
          `key${at}`,
          valueOf(additionalProperties, filling),
        ])
      : [];
  return Object.fromEntries([...named, ...more]);
}
