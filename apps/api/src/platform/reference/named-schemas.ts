import { userSchema } from '@proverka/contract/account';
import { advertBriefSchema } from '@proverka/contract/advert';
import { findingSchema, verdictSchema } from '@proverka/contract/finding';
import { invoiceSchema } from '@proverka/contract/invoice';
import { objectDetailsSchema, objectInfoSchema, purchaseSchema } from '@proverka/contract/object';
import { orderItemInputSchema, placedOrderSchema } from '@proverka/contract/order';
import { orderListEntrySchema } from '@proverka/contract/order-list';
import { payerSchema } from '@proverka/contract/payer';
import { previewSchema } from '@proverka/contract/preview';
import { priceBreakdownSchema } from '@proverka/contract/pricing';
import { problemSchema } from '@proverka/contract/problem';
import { productSchema } from '@proverka/contract/product';
import { reportSchema, reportTaskSchema } from '@proverka/contract/report';
import { olderRiskReportSchema, riskReportV2Schema } from '@proverka/contract/risk-report';
import { subjectSchema } from '@proverka/contract/subject';
import { tariffSchema } from '@proverka/contract/tariff';
import { transactionSchema } from '@proverka/contract/transaction';
import { webhookMessageSchema } from '@proverka/contract/webhook';
import { z } from 'zod';
import type { DescribedCall } from './described-calls.ts';
import { capital } from './described-calls.ts';
import type { JsonSchema } from './json-schema.ts';

/** Schemas of answers that several calls share, under the names the reference gives them. */
const shared: Readonly<Record<string, z.ZodType>> = {
  Advert: advertBriefSchema,
  Finding: findingSchema,
  Invoice: invoiceSchema,
  ObjectDetails: objectDetailsSchema,
  ObjectInfo: objectInfoSchema,
  OlderRiskReport: olderRiskReportSchema,
  Order: orderListEntrySchema,
  Payer: payerSchema,
  PlacedOrder: placedOrderSchema,
  Preview: previewSchema,
  PriceBreakdown: priceBreakdownSchema,
  Problem: problemSchema,
  Product: productSchema,
  Purchase: purchaseSchema,
  Report: reportSchema,
  ReportTask: reportTaskSchema,
  RiskReport: riskReportV2Schema,
  Subject: subjectSchema,
  Tariff: tariffSchema,
  Transaction: transactionSchema,
  User: userSchema,
  Verdict: verdictSchema,
  WebhookMessage: webhookMessageSchema,
};

const sharedInputs: Readonly<Record<string, z.ZodType>> = { OrderItem: orderItemInputSchema };

export interface NamedSchemas {
  /** Every schema by its name, for `components`. */
  readonly all: Readonly<Record<string, JsonSchema>>;
  readonly bodyOf: (call: DescribedCall) => JsonSchema | null;
  readonly replyOf: (call: DescribedCall) => JsonSchema | null;
}

/** Names the body and the answer of every call, and what they share. */
export function nameSchemas(calls: readonly DescribedCall[]): NamedSchemas {
  const bodies = nameAll(
    sharedInputs,
    calls.map(({ operationId, endpoint }) => [`${capital(operationId)}Body`, endpoint.body]),
  );
  const replies = nameAll(
    shared,
    calls.map(({ operationId, endpoint: { reply } }) => [
      `${capital(operationId)}Reply`,
      reply instanceof z.ZodType ? reply : undefined,
    ]),
  );
  return {
    all: { ...written(bodies, 'input'), ...written(replies, 'output') },
    bodyOf: ({ endpoint }) => referenceTo(bodies, endpoint.body),
    replyOf: ({ endpoint: { reply } }) => (reply instanceof z.ZodType ? referenceTo(replies, reply) : null),
  };
}

/** The same schema has one name, that of the first who uses it. */
function nameAll(
  first: Readonly<Record<string, z.ZodType>>,
  others: readonly (readonly [string, z.ZodType | undefined])[],
): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of [...Object.entries(first), ...others])
    if (schema !== undefined && !names.has(schema)) names.set(schema, name);
  return names;
}

const addressOf = (name: string): string => `#/components/schemas/${name}`;

function referenceTo(
  names: ReadonlyMap<z.ZodType, string>,
  schema: z.ZodType | undefined,
): JsonSchema | null {
  const name = schema && names.get(schema);
  return name === undefined ? null : { $ref: addressOf(name) };
}

function written(
  names: ReadonlyMap<z.ZodType, string>,
  io: 'input' | 'output',
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: addressOf,
    override: plain,
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      schema as JsonSchema,
    ]),
  );
}

/** What a parameter or header takes. */
export function schemaOfPart(part: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(part, {
    io: 'input',
    override: plain,
    unrepresentable: 'any',
  });
  return schema as JsonSchema;
}

/**
 * A format says what its pattern says, in a word; bounds of a safe integer say nothing. The keys of a record that are always there
 * become fields.
 */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  delete jsonSchema.propertyNames;
  const { required, properties, additionalProperties: value } = jsonSchema;
  if (required && !properties && typeof value === 'object')
    jsonSchema.properties = Object.fromEntries(required.map((name) => [name, value]));
}
