import * as fc from 'fast-check';
import { z } from 'zod';
import { kindOf } from './learnt.ts';
import { valueForField } from './known-values.ts';

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Inputs that a schema of the contract accepts or nearly accepts: rules it cannot describe are met by known values only. */
export function inputOf(schema: z.ZodType, noun: string): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valueOf(described as JsonSchema, '', noun);
}

function valueOf(schema: JsonSchema, field: string, noun: string): fc.Arbitrary<unknown> {
  const kind = kindOf(field === 'id' ? `${noun}_id` : field);
  const right = field === '' ? null : valueForField(field, kind);
  const made = madeOf(schema, field, noun);
  if (schema.enum !== undefined || schema.const !== undefined || right === null) return made;
  return fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: made });
}

function madeOf(schema: JsonSchema, field: string, noun: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((one) => valueOf(one, field, noun)));
  if (schema.type === 'object') return objectOf(schema, noun);
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 4 } = schema;
    const most = Math.max(minItems, Math.min(maxItems, 4));
    return fc.array(valueOf(schema.items ?? {}, field, noun), { minLength: minItems, maxLength: most });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer') return fc.integer(rangeOf(schema));
  if (schema.type === 'number') return fc.oneof(fc.integer(rangeOf(schema)), fc.double({ noNaN: true }));
  return textOf(schema);
}

const rangeOf = ({ minimum = -1000, maximum = 1_000_000 }: JsonSchema) => ({
  min: Math.max(minimum, -(2 ** 31)),
  max: Math.min(maximum, 2 ** 31 - 1),
});

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date(years).map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date(years).map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (format === 'base64') return fc.base64String({ maxLength: 400 });
  if (pattern !== undefined) return matching(pattern);
  // Exactly as long as allowed, sometimes.
  const most = Math.min(maxLength, 400);
  return fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 30) }) },
    { weight: 1, arbitrary: fc.constant('я'.repeat(most)) },
    { weight: 1, arbitrary: fc.constant('я'.repeat(most + 1)) },
  );
}

const years = { min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // Not every pattern can be turned round.
    return fc.string({ maxLength: 40 });
  }
}

function objectOf(schema: JsonSchema, noun: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(
    ([field, one]) => [field, valueOf(one, field, noun)] as const,
  );
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 12 }), valueOf(additionalProperties, '', noun), {
      maxKeys: 4,
    });
  }
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}
