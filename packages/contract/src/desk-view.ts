import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import type { StaffGrant } from './grants.ts';
import { idSchema } from './values.ts';

/** Lists of the desk that keep views, each open to those who hold its grant. */
export const deskLists = {
  people: 'people',
  letters: 'people',
  'person-tariffs': 'people',
  orders: 'orders',
  cases: 'cases',
  disputes: 'disputes',
  pauses: 'pauses',
  'subject-requests': 'personal_data',
  statements: 'money',
  invoices: 'money',
  payouts: 'money',
  partners: 'money',
  'partner-customers': 'money',
  numbers: 'numbers',
  'own-customers': 'own_customers',
  products: 'prices',
  'price-history': 'prices',
  coupons: 'coupons',
  campaigns: 'coupons',
  promocodes: 'coupons',
  conclusions: 'conclusions',
  ratings: 'reports',
  comments: 'comments',
  articles: 'comments',
  mailings: 'mailings',
  staff: 'staff',
} as const satisfies Readonly<Record<string, StaffGrant>>;
export type DeskList = keyof typeof deskLists;

export const deskListNames = Object.keys(deskLists) as [DeskList, ...DeskList[]];

/** Each of the staff keeps this many views of a list. */
export const deskViewLimit = 20;
export const deskViewTitleMaxLength = 60;
const addressMaxLength = 1000;

/** Filters that may name a person are in no address, and so in no view. */
const PERSONAL = /(?:^\?|&)(?:text|email|phone|name|query|number)=|@|%40/i;

const titleSchema = z.string().trim().min(1).max(deskViewTitleMaxLength);
const listSchema = z.enum(deskListNames);
const addressSchema = z
  .string()
  .max(addressMaxLength)
  .regex(/^(?:\?[\w.~*'()!+%&=-]*)?$/, 'Это не параметры адреса списка')
  .refine((address) => !PERSONAL.test(address), 'В виде не бывает имён, почты, телефонов и номеров');
const hiddenSchema = z.array(z.string().regex(/^[\w-]{1,40}$/)).max(50);

export const deskViewSchema = z.object({
  view_id: idSchema,
  list: listSchema,
  title: z.string(),
  /** The query of the list's address: filters and order. */
  address: z.string(),
  /** Keys of the columns that are not shown. */
  hidden_columns: z.array(z.string()),
  /** Seen by everybody to whom the list is open. */
  is_shared: z.boolean(),
  /** It is the reader's own: only its owner changes a view. */
  is_own: z.boolean(),
  /** Who shared it. */
  owner_name: z.string(),
  /** The list opens with it, for the reader. */
  is_default: z.boolean(),
});
export type DeskView = z.infer<typeof deskViewSchema>;

const params = z.object({ view_id: idSchema });
const view = z.object({ view: deskViewSchema });
// The handler asks for the grant of the list.
const desk = { tag: 'staff', auth: 'required' } as const;

export const deskViewEndpoints = {
  'GET /admin/views': {
    ...desk,
    summary: 'Сохранённые виды списка: свои и общие',
    query: z.object({ list: listSchema }),
    reply: z.object({ views: z.array(deskViewSchema) }),
    refusals: [],
  },
  'POST /admin/views': {
    ...desk,
    summary: 'Сохранить вид списка: фильтры, порядок и столбцы под названием',
    body: z.object({
      list: listSchema,
      title: titleSchema,
      address: addressSchema,
      hidden_columns: hiddenSchema,
      is_shared: z.boolean().default(false),
    }),
    reply: view,
    refusals: ['view_exists', 'view_limit_reached'],
  },
  'PUT /admin/views/{view_id}': {
    ...desk,
    summary: 'Переименовать свой вид, сделать его общим или личным, запомнить в нём другие фильтры',
    params,
    body: z.object({
      title: titleSchema.optional(),
      is_shared: z.boolean().optional(),
      address: addressSchema.optional(),
      hidden_columns: hiddenSchema.optional(),
    }),
    reply: view,
    refusals: ['view_not_found', 'view_exists'],
  },
  'DELETE /admin/views/{view_id}': {
    ...desk,
    summary: 'Удалить свой вид; общий пропадает у всех',
    params,
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['view_not_found'],
  },
  'PUT /admin/default_view': {
    ...desk,
    summary: 'С какого вида открывается список: своего, общего или без вида',
    body: z.object({ list: listSchema, view_id: idSchema.nullable() }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['view_not_found'],
  },
} as const satisfies Endpoints;
