import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { priceReasonSchema } from './price-history.ts';
import { amountSchema } from './pricing.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

const componentFields = z.object({
  product_id: idSchema,
  /** «Base» for the price itself; an owners' component has the type of the one it replaces. */
  price_component_type: z.object({
    name: z
      .string()
      .trim()
      .min(1, { message: 'Обязательное поле' })
      .max(60, { message: 'Поле слишком длинное' }),
  }),
  price: amountSchema,
  is_base_product_component: z.boolean(),
  enabled: z.boolean(),
  /** The flag of an item's metadata that selects it; null: always charged. */
  option: z.string().min(1).max(60).nullable(),
});

const owner = {
  /** Exactly one of the two is set. */
  person_id: idSchema.nullable(),
  person_role: z.int().min(0).max(17).nullable(),
};
const isOneOwner = ({ person_id, person_role }: { person_id: string | null; person_role: number | null }) =>
  (person_id === null) !== (person_role === null);
const oneOwner = { message: 'Укажите либо пользователя, либо роль', path: ['person_id'] };

export const priceComponentOwnerSchema = z.object({
  price_component_owner_id: idSchema,
  price_component_id: idSchema,
  ...owner,
});
export type PriceComponentOwner = z.infer<typeof priceComponentOwnerSchema>;

export const priceChangeSchema = z.object({
  price_change_id: idSchema,
  starts_at: instantSchema,
  price: rublesSchema,
  enabled: z.boolean(),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

export const priceComponentSchema = componentFields.extend({
  price_component_id: idSchema,
  price_component_owners: z.array(priceComponentOwnerSchema),
  /** From when on it is part of the price; null: from the first day of its product. */
  starts_at: instantSchema.nullable(),
  /** It has begun: `price` and `enabled` are those of now; otherwise those it begins with. */
  has_begun: z.boolean(),
  /** Those that have not begun yet, in the order of their moments. */
  changes: z.array(priceChangeSchema),
});
export type PriceComponentView = z.infer<typeof priceComponentSchema>;

const byId = z.object({ price_component_id: idSchema });
const why = { reason: priceReasonSchema };
/** Now when it is left out, never in the past. */
const fromOn = { starts_at: instantSchema.optional() };
const one = z.object({ price_component: priceComponentSchema });
const ok = z.object({ ok: z.literal(true) });

export const priceComponentEndpoints = {
  'GET /admin/price_component/differences': {
    summary: 'Чем услуги и цены в базе отличаются от своих файлов; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    reply: z.object({ differences: z.array(z.string()) }),
    refusals: [],
  },
  'GET /admin/price_component/list': {
    summary: 'Составляющие цены услуги с их владельцами; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    query: z.object({ product_id: idSchema }),
    reply: z.object({ price_components: z.array(priceComponentSchema) }),
    refusals: ['product_unknown'],
  },
  'POST /admin/price_component/add': {
    summary: 'Новая составляющая цены; со владельцами действует только для них; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    proof: 'fresh',
    body: componentFields.extend({
      owners: z.array(z.object(owner).refine(isOneOwner, oneOwner)).max(100).optional(),
      ...fromOn,
      ...why,
    }),
    reply: one,
    refusals: [
      'product_unknown',
      'person_not_found',
      'price_component_owner_exists',
      'price_component_exists',
      'price_in_past',
    ],
  },
  'PUT /admin/price_component/update': {
    summary: 'Другая сумма или выключение составляющей, сейчас или с момента; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    proof: 'fresh',
    body: byId.extend({ price: amountSchema, enabled: z.boolean(), ...fromOn, ...why }),
    reply: one,
    refusals: [
      'price_component_not_found',
      'price_component_needed',
      'price_component_not_begun',
      'price_moment_taken',
      'price_in_past',
    ],
  },
  'DELETE /admin/price_component/delete': {
    summary:
      'Удаление составляющей или изменения, которое ещё не началось; заказы помнят свою цену; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    proof: 'fresh',
    /** With `price_change_id` only that change is taken back. */
    query: byId.extend({ price_change_id: idSchema.optional() }),
    body: z.object(why),
    reply: ok,
    refusals: ['price_component_not_found', 'price_component_needed', 'price_change_not_found'],
  },
  'GET /admin/price_component_owner/list': {
    summary: 'Чья это специальная цена; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    query: byId,
    reply: z.object({ price_component_owners: z.array(priceComponentOwnerSchema) }),
    refusals: ['price_component_not_found'],
  },
  'POST /admin/price_component_owner/add': {
    summary: 'Ещё один владелец специальной цены; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    proof: 'fresh',
    body: byId.extend({ ...owner, ...why }).refine(isOneOwner, oneOwner),
    reply: one,
    refusals: [
      'price_component_not_found',
      'price_component_needed',
      'person_not_found',
      'price_component_owner_exists',
    ],
  },
  'PUT /admin/price_component_owner/update': {
    summary: 'Другой владелец вместо прежнего; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    proof: 'fresh',
    body: z.object({ price_component_owner_id: idSchema, ...owner, ...why }).refine(isOneOwner, oneOwner),
    reply: one,
    refusals: ['price_component_owner_not_found', 'person_not_found', 'price_component_owner_exists'],
  },
  'DELETE /admin/price_component_owner/delete': {
    summary: 'Специальная цена больше не его; с последним владельцем уходит и она; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    proof: 'fresh',
    query: z.object({ price_component_owner_id: idSchema }),
    body: z.object(why),
    reply: ok,
    refusals: ['price_component_owner_not_found'],
  },
} as const satisfies Endpoints;
