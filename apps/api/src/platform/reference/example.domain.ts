import type { JsonSchema } from './json-schema.ts';

/** Values that a field of this name takes, of invented people and things. */
const byName: Readonly<Record<string, string>> = {
  email: 'ivan@example.ru',
  username: 'ivan@example.ru',
  name: 'Тестов Иван',
  phone: '+79990001122',
  password: 'верный пароль 42',
  old_password: 'верный пароль 42',
  new_password: 'другой пароль 43',
  url: 'https://crm.example.ru/webhooks',
  registartion_url: 'https://crm.example.ru/',
  redirect_url: 'https://crm.example.ru/',
  inn: '7700000016',
  ogrn: '1027700000019',
  code: '123456',
  birth_date: '1980-01-31',
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  series: '0010',
  number: '100001',
  object_key: '77:06:0001001:1234',
  object_address: 'г Москва, ул Тестовая, д 1, кв 10',
  address: 'г Москва, ул Тестовая, д 1',
  kad_number: '77:06:0001001:1234',
  query: 'Москва, ул Тестовая, д 1',
};
const id = '0192f0c1-0000-7000-8000-000000000001';
/** Schemas that contain themselves end here. */
const MOST_DEPTH = 12;

/** A value that fits a schema: the fields that are always there, and of several forms the first. */
export function exampleOf(schema: JsonSchema, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (first) return exampleOf(first, name, depth + 1);
  if (depth > MOST_DEPTH) return null;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return exampleObject(schema, depth);
  if (type === 'array') return schema.items ? [exampleOf(schema.items, name, depth + 1)] : [];
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 0, 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : exampleText(schema, name);
}

function exampleObject({ properties = {}, required = [] }: JsonSchema, depth: number): object {
  return Object.fromEntries(
    required.map((field) => [field, exampleOf(properties[field] ?? {}, field, depth + 1)]),
  );
}

function exampleText({ format, minLength = 0, pattern }: JsonSchema, name: string): string {
  if (format === 'uuid') return id;
  if (format === 'date-time') return '2026-11-26T12:00:00+03:00';
  if (format === 'date') return '2026-11-26';
  if (format === 'base64') return 'cHJpbWVy';
  const known = byName[name] ?? 'пример'.padEnd(minLength, '-');
  return pattern === undefined || new RegExp(pattern).test(known) ? known : 'primer'.padEnd(minLength, '0');
}
