import { z } from 'zod';
import { deskListFields, deskPageFields, deskTextSchema } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { personSettingSchema } from './person-setting.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

const named = z.object({ id: idSchema, name: z.string() });

export const personNoteSchema = z.object({
  note_id: idSchema,
  text: z.string(),
  author: named,
  created_date: instantSchema,
});
export type PersonNote = z.infer<typeof personNoteSchema>;

export const longestNote = 4000;

/** What the time line of an account tells of. */
export const personEventKinds = [
  'registered',
  'consent',
  'order',
  'payment',
  'transfer',
  'letter',
  'support',
  'dispute',
  'token',
  'note',
  'tariff',
  'pause',
  'closed',
] as const;

export const personEventSchema = z.object({
  at: instantSchema,
  kind: z.enum(personEventKinds),
  /** The purpose of a consent, the state of an order or payment, what was moved; empty where there is none. */
  status: z.string(),
  amount: rublesSchema.nullable(),
  /** The subject of a letter, a number, the beginning of a token or the name of a tariff. Never what somebody wrote. */
  text: z.string(),
  order_id: idSchema.nullable(),
});
export type PersonEvent = z.infer<typeof personEventSchema>;

export const userLogSchema = z.object({
  seq: z.int(),
  date: instantSchema,
  event: z.string(),
  by: z.enum(['session', 'api_token', 'guest', 'system']),
  /** Null for a guest and for the service. */
  actor: named.nullable(),
  /** The member of the staff who acted as `actor`. */
  acted_by: named.nullable(),
  /** Whose it is. */
  owner_id: idSchema.nullable(),
  subject: z.string(),
  reason: z.string(),
  /** Empty once it is forgotten. */
  address: z.string(),
  before: z.string(),
  after: z.string(),
});
export type UserLog = z.infer<typeof userLogSchema>;

export const deskLetterSchema = z.object({
  letter_id: idSchema,
  created_date: instantSchema,
  sent_date: instantSchema.nullable(),
  subject: z.string(),
  recipient: z.string(),
  /** Null when nobody has an account with this e-mail. */
  person_id: idSchema.nullable(),
  /** It holds a password: its text is shown to nobody. */
  is_secret: z.boolean(),
});
export type DeskLetter = z.infer<typeof deskLetterSchema>;

export const lettersFilterSchema = z.object({
  /** The whole e-mail of the recipient. */
  recipient: deskTextSchema.optional(),
  /** The beginning of the subject. */
  subject: deskTextSchema.optional(),
  person_id: idSchema.optional(),
  state: z.enum(['waiting', 'sent']).optional(),
  /** Days of Moscow, both included. */
  created_from: isoDateSchema.optional(),
  created_to: isoDateSchema.optional(),
});
export type LettersFilter = z.infer<typeof lettersFilterSchema>;

export const personTariffSchema = z.object({
  person_id: idSchema,
  person_name: z.string(),
  email: z.string(),
  tariff_simple_id: z.int(),
  tariff_name: z.string(),
  assigned_by: named,
  assigned_date: instantSchema,
});
export type PersonTariff = z.infer<typeof personTariffSchema>;

/** Behind an assignment, also once it is another or gone: when it was made, and whose it is. */
const assignmentPlaceSchema: z.ZodType<string> = z.templateLiteral([z.iso.datetime(), ' ', idSchema]);

const desk = { tag: 'admin', auth: 'required', grant: 'people', proof: 'fresh' } as const;
const params = z.object({ person_id: idSchema });

/** Parts of an account that the staff reads one by one, and lists over all accounts. */
export const deskPersonPartEndpoints = {
  'GET /admin/users/{person_id}/notes': {
    ...desk,
    summary: 'Заметки сотрудников об аккаунте, новые сверху',
    params,
    reply: z.object({ notes: z.array(personNoteSchema) }),
    refusals: ['person_not_found'],
  },
  'POST /admin/users/{person_id}/notes': {
    ...desk,
    summary: 'Заметка об аккаунте, для коллег',
    params,
    body: z.object({ text: z.string().trim().min(1).max(longestNote) }),
    reply: personNoteSchema,
    refusals: ['person_not_found'],
  },
  'DELETE /admin/users/{person_id}/notes/{note_id}': {
    ...desk,
    summary: 'Удалить заметку',
    params: params.extend({ note_id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['note_not_found'],
  },
  'GET /admin/users/{person_id}/settings': {
    ...desk,
    summary: 'Настройки аккаунта; меняются вызовами /person/settings с target_person_id',
    params,
    reply: z.object({ settings: z.array(personSettingSchema) }),
    refusals: ['person_not_found'],
  },
  'GET /admin/users/{person_id}/timeline': {
    ...desk,
    summary: 'Что происходило с аккаунтом, новое сверху, по 100 записей',
    params,
    query: z.object({ before: instantSchema.optional() }),
    reply: z.object({
      events: z.array(personEventSchema),
      /** What the next page is asked for with; null on the last one. */
      next: instantSchema.nullable(),
    }),
    refusals: ['person_not_found'],
  },
  'GET /admin/user_logs': {
    ...desk,
    grant: 'journal',
    summary: 'События безопасности аккаунта и того, что человек делал сам; новые сверху, по 100 записей',
    query: z.object({ person_id: idSchema, before: z.coerce.number().int().min(1).optional() }),
    reply: z.object({ logs: z.array(userLogSchema), next: z.int().nullable() }),
    refusals: [],
  },
  'POST /admin/emails': {
    ...desk,
    summary: 'Письма по фильтрам, новые сверху, страницами; чтение записывается в журнал',
    body: lettersFilterSchema.extend(deskPageFields),
    reply: z.object({ letters: z.array(deskLetterSchema), ...deskListFields }),
    refusals: [],
  },
  'POST /admin/person_tariffs': {
    ...desk,
    summary: 'Тарифы, назначенные сотрудниками, новые сверху, страницами',
    body: z.object({
      person_id: idSchema.optional(),
      tariff_simple_id: z.int().min(0).max(1000).optional(),
      ...deskPageFields,
      after: assignmentPlaceSchema.optional(),
    }),
    reply: z.object({
      tariffs: z.array(personTariffSchema),
      ...deskListFields,
      next: assignmentPlaceSchema.nullable(),
    }),
    refusals: [],
  },
} as const satisfies Endpoints;
