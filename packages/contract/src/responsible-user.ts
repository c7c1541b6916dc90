import { z } from 'zod';
import { deskListFields, deskPageFields } from './desk-page.ts';
import { topCustomerSchema, trafficKinds } from './desk-numbers.ts';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** A customer as their curator sees them. */
export const ownCustomerSchema = z.object({
  person_id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  brand: z.enum(deskBrands),
  created_date: instantSchema,
  assigned_date: instantSchema,
  paid_orders: z.int(),
  spent: rublesSchema,
});
export type OwnCustomer = z.infer<typeof ownCustomerSchema>;

/** Somebody of the staff who may answer for customers. */
export const curatorSchema = z.object({
  person_id: idSchema,
  name: z.string(),
  email: z.string(),
  customers: z.int(),
  /** False of one who answers for the customer still, but has lost the role. */
  has_role: z.boolean(),
});
export type Curator = z.infer<typeof curatorSchema>;

const assign = { tag: 'admin', auth: 'required', grant: 'accounts' } as const;
const own = { tag: 'admin', auth: 'required', grant: 'own_customers' } as const;

export const responsibleUserEndpoints = {
  'GET /admin/responsible_user': {
    ...assign,
    summary: 'Кто из сотрудников может отвечать за клиентов, и кто отвечает за этого',
    query: z.object({ person_id: idSchema }),
    reply: z.object({ responsible_id: idSchema.nullable(), curators: z.array(curatorSchema) }),
    refusals: ['person_not_found'],
  },
  'POST /admin/responsible_user/add': {
    ...assign,
    summary: 'Назначить клиенту ответственного; прежний сменяется',
    body: z.object({ person_id: idSchema, responsible_id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['person_not_found', 'no_curator'],
  },
  'DELETE /admin/responsible_user/remove': {
    ...assign,
    summary: 'Снять ответственного с клиента',
    query: z.object({ person_id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['person_not_found'],
  },
  'POST /admin/responsible_user/customers': {
    ...own,
    summary: 'Мои клиенты, новые сверху; чтение записывается в журнал',
    body: z.object(deskPageFields),
    reply: z.object({ customers: z.array(ownCustomerSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/top_donators_responsible': {
    ...own,
    summary: 'Кто из моих клиентов больше всех заплатил за период; чтение записывается в журнал',
    query: z.object({
      'date-from': isoDateSchema,
      'date-to': isoDateSchema,
      brand: z.enum(deskBrands).optional(),
      traffic: z.enum(trafficKinds).optional(),
    }),
    reply: z.object({ people: z.array(topCustomerSchema) }),
    refusals: ['period_reversed', 'period_too_long'],
  },
} as const satisfies Endpoints;
