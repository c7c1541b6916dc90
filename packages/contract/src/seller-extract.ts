import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { sellerExtractMaxBytes, sellerExtractMaxFiles } from './seller-extract-limits.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const signatureStates = ['valid', 'invalid', 'not_checked'] as const;

/** What is known of a document's signature; `title` and `text` say it to the visitor. */
export const extractSignatureSchema = z.object({
  state: z.enum(signatureStates),
  /** Why it is invalid or was not checked; empty for a valid one. */
  reason: z.string(),
  title: z.string(),
  text: z.string(),
});
export type ExtractSignature = z.infer<typeof extractSignatureSchema>;

/** An extract somebody was sent, before its report: what it is, not what it says. */
export const sellerExtractSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  /** The document's own title. */
  title: z.string(),
  cadastral_number: z.string(),
  address: z.string(),
  date: isoDateSchema.nullable(),
  number: z.string(),
  signature: extractSignatureSchema,
  product_id: idSchema,
  /** What its report costs the asker. */
  price: rublesSchema,
  /** The asker has bought an extract about the same object, so the report costs nothing. */
  is_included: z.boolean(),
  /** When it is destroyed unless ordered. */
  expires_at: instantSchema,
});
export type SellerExtract = z.infer<typeof sellerExtractSchema>;

/** A file that is not taken: what it is and what to do. */
export const refusedFileSchema = z.object({ file_name: z.string(), code: z.string(), text: z.string() });
export type RefusedFile = z.infer<typeof refusedFileSchema>;

const base64Length = Math.ceil((sellerExtractMaxBytes * 4) / 3) + 4;

export const sellerExtractEndpoints = {
  'POST /seller-extract': {
    summary:
      'Выписка, присланная продавцом: что это за документ и верна ли подпись; хранится сутки, пока не заказана',
    tag: 'reports',
    auth: 'optional',
    bodyLimitBytes: base64Length + 64 * 1024,
    uploads: ({ files }: { files: readonly { content_base64: string }[] }) =>
      files.map(({ content_base64: content }) => content),
    body: z.object({
      /** XML, its detached signature, or an archive with both. */
      files: z
        .array(z.object({ name: z.string().max(255), content_base64: z.string().max(base64Length) }))
        .min(1)
        .max(sellerExtractMaxFiles),
    }),
    reply: z.object({ extracts: z.array(sellerExtractSchema), refused: z.array(refusedFileSchema) }),
    refusals: ['product_unknown', 'file_infected', 'file_unchecked'],
  },
  'GET /seller-extract/{id}': {
    summary: 'Загруженная выписка: что это за документ и сколько стоит отчёт по ней',
    tag: 'reports',
    auth: 'optional',
    params: z.object({ id: idSchema }),
    reply: sellerExtractSchema,
    refusals: ['seller_extract_not_found', 'product_unknown'],
  },
  'DELETE /seller-extract/{id}': {
    summary: 'Уничтожить загруженную и не заказанную выписку',
    tag: 'reports',
    auth: 'optional',
    params: z.object({ id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['seller_extract_not_found'],
  },
} as const satisfies Endpoints;
