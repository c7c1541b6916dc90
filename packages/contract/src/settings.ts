import { registerRules } from '@proverka/validation/forms/register';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { userSchema } from './account.ts';
import { currentPasswordSchema } from './api-token.ts';
import { maxDealDocumentBytes } from './deal-limits.ts';
import type { Endpoints } from './endpoint.ts';
import { personSettingKeys, personSettingSchema } from './person-setting.ts';
import { idSchema, instantSchema } from './values.ts';

const settingInput = z.object({
  key: z.enum(personSettingKeys),
  /** Empty together with empty `values` deletes the setting (section 5). */
  value: z.string().trim().max(200),
  values: z
    .array(z.object({ orderItemId: idSchema }))
    .max(500)
    .default([]),
  target_person_id: idSchema.optional(),
});
export type SettingInput = z.output<typeof settingInput>;

const settingReply = z.object({ setting: personSettingSchema.nullable() });

export const sessionSchema = z.object({
  session_id: idSchema,
  created_date: instantSchema,
  expires_date: instantSchema,
  /** When a request last came in it, to the hour. */
  used_date: instantSchema,
  /** Opened at the staff's desk. */
  is_staff: z.boolean(),
  /** A member of the staff uses it in the owner's place. */
  is_impersonation: z.boolean(),
  /** Empty when the session was opened without one. */
  address: z.string(),
  /** The browser's User-Agent. */
  user_agent: z.string(),
  is_current: z.boolean(),
});
export type PersonSession = z.infer<typeof sessionSchema>;

/** Of the logo of reports, or of the folder of a purchase: its id. */
const groupSchema = z.union([z.literal('logo'), idSchema]);

const anyAttachment = { attachment_id: idSchema, file_name: z.string(), created_date: instantSchema };

const logoSchema = z.object({
  ...anyAttachment,
  groupID: z.literal('logo'),
  content_type: z.literal('image/png'),
  width: z.int(),
  height: z.int(),
});
export type Logo = z.infer<typeof logoSchema>;

const dealFileSchema = z.object({
  ...anyAttachment,
  groupID: idSchema,
  content_type: z.enum(['application/pdf', 'application/xml', 'image/png']),
  bytes: z.int(),
  /** False until `POST /deal/add_document`; after a day without it the file is destroyed. */
  is_added: z.boolean(),
});
export type DealFile = z.infer<typeof dealFileSchema>;

export const attachmentSchema = z.union([logoSchema, dealFileSchema]);
export type Attachment = z.infer<typeof attachmentSchema>;

export const settingsEndpoints = {
  'POST /person/settings/add': {
    summary: 'Настройка задаётся или меняется; пустое значение удаляет. Разрешения выдаёт администратор',
    tag: 'account',
    auth: 'required',
    body: settingInput,
    reply: settingReply,
    refusals: ['setting_not_found', 'person_not_found', 'order_not_found'],
  },
  'PUT /person/settings/update': {
    summary: 'Заданная настройка меняется; пустое значение удаляет',
    tag: 'account',
    auth: 'required',
    body: settingInput,
    reply: settingReply,
    refusals: ['setting_not_found', 'person_not_found', 'order_not_found'],
  },
  'DELETE /person/settings/remove': {
    summary: 'Удаление настройки',
    tag: 'account',
    auth: 'required',
    query: z.object({ key: z.enum(personSettingKeys), target_person_id: idSchema.optional() }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['setting_not_found', 'person_not_found'],
  },
  'POST /admin/person/settings/list': {
    summary: 'Настройки владельцев этих позиций заказов; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'people',
    proof: 'fresh',
    body: z.object({ order_item_ids: z.array(idSchema).min(1).max(500) }),
    reply: z.object({
      settings: z.array(personSettingSchema.extend({ order_item_id: idSchema, person_id: idSchema })),
    }),
    refusals: [],
  },
  'PUT /person': {
    summary: 'Имя и телефон; новый телефон надо подтвердить заново',
    tag: 'account',
    auth: 'required',
    body: z.object({
      name: z.string().trim().check(byRules<string>(registerRules.name)),
      phone: z.string().check(byRules<string>(registerRules.phone)),
    }),
    reply: z.object({
      data: userSchema.extend({ phone: z.string(), is_phone_verified: z.boolean() }),
      jwt: z.object({ token: z.string() }),
    }),
    refusals: [],
  },
  'PUT /person/update_password': {
    summary:
      'Новый пароль по прежнему; остальные сессии закрываются, токен API и вебхуки тоже, если их не решено оставить',
    tag: 'account',
    auth: 'required',
    body: z.object({
      old_password: currentPasswordSchema,
      password: z.string().check(byRules<string>(registerRules.password)),
      /** The API token and webhooks stay. */
      keep_programs: z.boolean().default(false),
    }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['wrong_password', 'password_weak'],
  },
  'GET /person/sessions': {
    summary: 'Открытые сессии пользователя, новые сверху',
    tag: 'account',
    auth: 'required',
    reply: z.object({ sessions: z.array(sessionSchema) }),
    refusals: [],
  },
  'POST /person/sessions/{session_id}/close': {
    summary: 'Выход из одной сессии; нужен пароль, чтобы чужой вход не закрыл ваш',
    tag: 'account',
    auth: 'required',
    params: z.object({ session_id: idSchema }),
    body: z.object({ password: currentPasswordSchema }),
    reply: z.object({ closed: z.int() }),
    refusals: ['session_not_found', 'wrong_password'],
  },
  'POST /person/sessions/close_others': {
    summary:
      'Выход из всех сессий, кроме этой, по паролю; токен API и вебхуки перестают действовать, если их не решено оставить',
    tag: 'account',
    auth: 'required',
    body: z.object({ password: currentPasswordSchema, keep_programs: z.boolean().default(false) }),
    reply: z.object({ closed: z.int() }),
    refusals: ['wrong_password'],
  },
  'POST /attachment': {
    summary:
      'Логотип для отчётов: PNG или JPEG до 1 МБ, перекодируется; SVG не принимается. Файл папки покупки: PDF, PNG, JPEG или XML до 10 МБ, хранится зашифрованным',
    tag: 'account',
    auth: 'required',
    // Base64 is a third longer.
    bodyLimitBytes: Math.ceil(maxDealDocumentBytes * 1.4),
    uploads: ({ content }: { content: string }) => [content],
    body: z.object({
      groupID: groupSchema,
      file_name: z.string().trim().min(1).max(200),
      /** Base64 of the file. */
      content: z.base64().min(1),
    }),
    reply: z.object({ attachment: attachmentSchema }),
    refusals: [
      'logo_not_permitted',
      'attachment_unusable',
      'deal_not_found',
      'deal_document_unusable',
      'deal_document_limit_reached',
      'file_infected',
      'file_unchecked',
    ],
  },
  'GET /attachment': {
    summary: 'Файлы пользователя в группе',
    tag: 'account',
    auth: 'required',
    query: z.object({ groupID: groupSchema }),
    /** `is_permitted`: a file may be added to the group. */
    reply: z.object({ attachments: z.array(attachmentSchema), is_permitted: z.boolean() }),
    refusals: ['deal_not_found'],
  },
  'GET /attachment/{attachment_id}': {
    summary: 'Файл пользователя: логотип как картинка, документ папки всегда как вложение',
    tag: 'account',
    auth: 'required',
    params: z.object({ attachment_id: idSchema }),
    reply: { contentType: 'application/octet-stream' },
    refusals: ['attachment_not_found'],
  },
  'DELETE /attachment/{attachment_id}': {
    summary: 'Удаление файла',
    tag: 'account',
    auth: 'required',
    params: z.object({ attachment_id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['attachment_not_found'],
  },
} as const satisfies Endpoints;
