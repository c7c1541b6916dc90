import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { personRoles, registrationRoles } from './roles.ts';
import { idSchema } from './values.ts';

/** Roles the staff gives to accounts; the former role of an administrator is given to nobody. */
export const assignableRoles = [personRoles.client, ...registrationRoles] as const;
export type AssignableRole = (typeof assignableRoles)[number];

/** Kept in the journal, in the words of whoever acts. */
export const deskReasonSchema = z.string().trim().min(3).max(500);

const roleNumbers: readonly [number, ...number[]] = assignableRoles;

const ofPerson = z.object({ person_id: idSchema, reason: deskReasonSchema });

/** An account, an address, or both. */
const counted = z
  .object({
    person_id: idSchema.optional(),
    /** IPv4 or IPv6; all of its network of the size limits are counted by. */
    address: z.union([z.ipv4(), z.ipv6()]).optional(),
    reason: deskReasonSchema,
  })
  .refine(({ person_id: person, address }) => person !== undefined || address !== undefined, {
    path: ['person_id'],
    error: 'Укажите аккаунт или IP-адрес',
  });

const desk = { tag: 'admin', auth: 'required', proof: 'fresh' } as const;

/** What the staff does to an account; each act has a reason. */
export const deskPersonActEndpoints = {
  'PUT /admin/users/role': {
    ...desk,
    grant: 'accounts',
    summary: 'Другая роль аккаунта; его сессии, токен API и вебхуки заканчиваются, владелец получает письмо',
    body: ofPerson.extend({ person_role: z.literal(roleNumbers) }),
    reply: z.object({ person_role: z.int(), closed: z.int() }),
    refusals: ['person_not_found', 'own_account', 'role_unchanged'],
  },
  'POST /admin/users/request_auth': {
    ...desk,
    grant: 'impersonation',
    summary:
      'Ссылка, по которой сотрудник входит от имени владельца аккаунта, один раз за пять минут; сессия живёт час и ничего не меняет за владельца',
    body: ofPerson,
    reply: z.object({ url: z.string(), expires_in: z.int() }),
    refusals: ['person_not_found', 'person_is_staff'],
  },
  'POST /admin/users/reset_removed_person': {
    ...desk,
    grant: 'accounts',
    summary: 'Вернуть удалённый аккаунт, пока данные не уничтожены; новый пароль уходит владельцу на почту',
    body: ofPerson,
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['person_not_found', 'person_not_removed', 'person_destroyed'],
  },
  'PUT /reset/search': {
    ...desk,
    grant: 'accounts',
    summary: 'Обнулить счётчики поиска аккаунта или IP-адреса',
    body: counted,
    reply: z.object({ counts: z.int() }),
    refusals: ['person_not_found'],
  },
  'PUT /reset/ip': {
    ...desk,
    grant: 'accounts',
    summary: 'Обнулить счётчики попыток (вход, письма, коды, заявки) IP-адреса или аккаунта',
    body: counted,
    reply: z.object({ counts: z.int() }),
    refusals: ['person_not_found'],
  },
  'POST /admin/order_item/{order_item_id}/subject': {
    ...desk,
    grant: 'people',
    summary: 'О ком или о чём заказана проверка, без маски; причина остаётся в журнале',
    params: z.object({ order_item_id: idSchema }),
    body: z.object({ reason: deskReasonSchema }),
    reply: z.object({ subject: z.string() }),
    refusals: ['item_not_found'],
  },
} as const satisfies Endpoints;
