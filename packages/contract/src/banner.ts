import { inn } from '@proverka/validation/inn';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema } from './values.ts';

const filled = (most: number) =>
  z.string().trim().min(1, { message: 'Обязательное поле' }).max(most, { message: 'Поле слишком длинное' });

/** Who pays for an advertisement, and its token of the register (38-FZ, article 18.1). */
export const advertiserSchema = z.object({
  name: filled(200),
  inn: z
    .string()
    .trim()
    .check(byRules<string>([inn()])),
  erid: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{8,64}$/, { message: 'Токен erid: от 8 до 64 латинских букв и цифр' }),
});

export const bannerSchema = z.object({
  banner_id: idSchema,
  brand: z.enum(deskBrands),
  /** The id of a route, or `all`. */
  route: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, { message: 'Название страницы или all' }),
  title: filled(120),
  text: z.string().trim().max(500, { message: 'Поле слишком длинное' }),
  /** A page of the site, or an address elsewhere, which makes it an advertisement. */
  link: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*)$/, {
      message: 'Страница сайта с / или адрес с https://',
    }),
  link_title: filled(60),
  /** Null for what is ours and no advertisement. */
  advertiser: advertiserSchema.nullable(),
  /** Days of Moscow, both included; null: until it is switched off. */
  starts_on: isoDateSchema,
  ends_on: isoDateSchema.nullable(),
  is_enabled: z.boolean(),
});

/** `waiting`: its first day has not come. */
export const bannerStates = ['off', 'waiting', 'shown', 'over'] as const;
export type BannerState = (typeof bannerStates)[number];

export const deskBannerSchema = bannerSchema.extend({
  state: z.enum(bannerStates),
  updated_at: instantSchema,
});
export type DeskBanner = z.infer<typeof deskBannerSchema>;

const bannerInputSchema = bannerSchema
  .omit({ banner_id: true })
  .refine(({ link, advertiser }) => link.startsWith('/') || advertiser !== null, {
    path: ['advertiser'],
    error: 'Ссылка на чужой сайт — реклама: укажите рекламодателя, ИНН и erid',
  })
  .refine(({ starts_on: from, ends_on: to }) => to === null || to >= from, {
    path: ['ends_on'],
    error: 'Последний день раньше первого',
  });
export type BannerInput = z.infer<typeof bannerInputSchema>;

/** `seen`: the `updated_at` of the banner that was read. */
const bannerChangeSchema = bannerInputSchema.safeExtend({ seen: instantSchema });
export type BannerChange = z.infer<typeof bannerChangeSchema>;

/** What visitors get. */
export const siteBannerSchema = bannerSchema.pick({
  banner_id: true,
  route: true,
  title: true,
  text: true,
  link: true,
  link_title: true,
  advertiser: true,
});
export type SiteBanner = z.infer<typeof siteBannerSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'site' } as const;
const one = z.object({ banner: deskBannerSchema });

export const bannerEndpoints = {
  'GET /admin/banners': {
    ...desk,
    summary: 'Баннеры обоих сайтов, новые сверху',
    reply: z.object({ banners: z.array(deskBannerSchema) }),
    refusals: [],
  },
  'POST /admin/banners': {
    ...desk,
    summary: 'Новый баннер; реклама только с рекламодателем и erid',
    body: bannerInputSchema,
    reply: one,
    refusals: [],
  },
  'PUT /admin/banners/{banner_id}': {
    ...desk,
    summary: 'Изменить, включить или выключить баннер; удалить нельзя: рекламу хранят год после показа',
    params: z.object({ banner_id: idSchema }),
    body: bannerChangeSchema,
    reply: one,
    refusals: ['banner_not_found', 'banner_changed'],
  },
} as const satisfies Endpoints;
