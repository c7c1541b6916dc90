import type { JsonSchema } from './json-schema.ts';

/** A line of a table of fields. */
export interface FieldRow {
  /** `order_items[].product_id` */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Deeper parts are in the description for programs. */
const MOST_DEPTH = 3;

/** The fields of an object, those inside of it after it. */
export function fieldRows(schema: JsonSchema, schemas: Schemas, before = '', depth = 1): FieldRow[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, field]) => {
    const found = resolved(field, schemas);
    const full = before + name;
    const inner = depth < MOST_DEPTH ? innerOf(found, schemas) : null;
    const row = {
      name: full,
      type: typeWords(field, schemas),
      isRequired: required.includes(name),
      about: aboutOf(found),
    };
    const own: FieldRow[] = [row];
    return inner === null ? own : own.concat(fieldRows(inner.schema, schemas, full + inner.joint, depth + 1));
  });
}

export function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = schemas[nameOf(schema.$ref)];
  if (found === undefined) throw new Error(`the reference has no schema ${schema.$ref}`);
  return resolved(found, schemas);
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function innerOf(schema: JsonSchema, schemas: Schemas): { schema: JsonSchema; joint: string } | null {
  if (schema.properties) return { schema, joint: '.' };
  const item = schema.items && resolved(schema.items, schemas);
  if (item?.properties) return { schema: item, joint: '[].' };
  const filled = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return filled.length === 1 && filled[0] ? innerOf(resolved(filled[0], schemas), schemas) : null;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'строка',
  number: 'число',
  integer: 'целое число',
  boolean: 'true или false',
  object: 'объект',
  null: 'null',
};
const formatNames: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'дата и время ISO 8601',
  date: 'дата ГГГГ-ММ-ДД',
  base64: 'base64',
};

/** «строка», «список: UUID», «число или null». */
export function typeWords(schema: JsonSchema, schemas: Schemas): string {
  const found = resolved(schema, schemas);
  if (found.const !== undefined) return JSON.stringify(found.const);
  if (found.enum) return found.enum.map((value) => JSON.stringify(value)).join(' · ');
  const forms = found.anyOf ?? found.oneOf;
  if (forms) return [...new Set(forms.map((form) => typeWords(form, schemas)))].join(' или ');
  const type = Array.isArray(found.type) ? found.type[0] : found.type;
  if (type === 'array') return found.items ? `список: ${typeWords(found.items, schemas)}` : 'список';
  return formatNames[found.format ?? ''] ?? typeNames[String(type)] ?? 'любое значение';
}

function aboutOf({ description, maxLength, minimum, default: usual }: JsonSchema): string {
  return [
    description,
    maxLength === undefined ? undefined : `не длиннее ${maxLength}`,
    minimum === undefined ? undefined : `не меньше ${minimum}`,
    usual === undefined ? undefined : `если не задано: ${JSON.stringify(usual)}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ');
}
