import { z } from 'zod';
import { consentPurposes } from './consent-versions.ts';
import { refusalCodes } from './refusals.ts';
import { idSchema } from './values.ts';

/** The body of every refusal: RFC 9457 `application/problem+json` with our code and a text per invalid field. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(refusalCodes),
  detail: z.string().optional(),
  requestId: z.string(),
  /** Field path in the body or query → the first failing rule's text. */
  fields: z.record(z.string(), z.string()).optional(),
  /** For `already_ordered`: the existing order, which may still wait for its payment. */
  existing: z.object({ order_id: idSchema, order_item_id: idSchema }).optional(),
  /** For `consent_version_replaced`: the documents that changed, with the versions that hold now. */
  consent: z.partialRecord(z.enum(consentPurposes), z.string()).optional(),
  /** Seconds until a repeat makes sense. */
  retryAfter: z.int().optional(),
});

export type Problem = z.infer<typeof problemSchema>;
