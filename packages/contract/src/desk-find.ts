import { z } from 'zod';
import { deskTextSchema } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const foundKinds = ['person', 'order', 'payment', 'report', 'invoice', 'object', 'case'] as const;

export const deskFoundSchema = z.object({
  kind: z.enum(foundKinds),
  /** The person, the case, or the order that everything else belongs to. */
  id: idSchema,
  /** A name or a number. */
  title: z.string(),
  /** Of a person the masked e-mail. */
  about: z.string(),
  date: instantSchema.nullable(),
  amount: rublesSchema.nullable(),
});
export type DeskFound = z.infer<typeof deskFoundSchema>;

/** Shorter texts would find too much to choose from. */
export const findTextMinLength = 3;

export const deskFindEndpoints = {
  'POST /admin/find': {
    summary:
      'Человек, заказ, платёж, отчёт, счёт, объект или обращение по началу имени или по номеру: только то, что открыто',
    tag: 'staff',
    auth: 'required',
    body: z.object({ text: deskTextSchema.min(findTextMinLength) }),
    reply: z.object({ found: z.array(deskFoundSchema) }),
    refusals: [],
  },
} as const satisfies Endpoints;
