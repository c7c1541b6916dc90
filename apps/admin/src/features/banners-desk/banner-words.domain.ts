import type { BannerInput, BannerState, DeskBanner } from '@proverka/contract/banner';
import { formatDate } from '@proverka/words/dates';

export const bannerStateWords: Readonly<Record<BannerState, string>> = {
  off: 'Выключен',
  waiting: 'Ждёт своего дня',
  shown: 'Показывается',
  over: 'Срок прошёл',
};

/** «с 20.11.2026 по 20.12.2026». */
export const daysWords = ({ starts_on: from, ends_on: to }: BannerInput): string =>
  to === null ? `с ${formatDate(from)}, без срока` : `с ${formatDate(from)} по ${formatDate(to)}`;

/** What is typed: an advertiser is three fields, all of them empty for what is no advertisement. */
export interface TypedBanner extends Omit<BannerInput, 'advertiser' | 'ends_on'> {
  readonly advertiser: string;
  readonly inn: string;
  readonly erid: string;
  readonly ends_on: string;
}

export const blankBanner: TypedBanner = {
  brand: 'real-estate',
  route: 'all',
  title: '',
  text: '',
  link: '',
  link_title: '',
  advertiser: '',
  inn: '',
  erid: '',
  starts_on: '',
  ends_on: '',
  is_enabled: true,
};

export const typedOf = ({ advertiser, ends_on: to, ...banner }: DeskBanner): TypedBanner => ({
  brand: banner.brand,
  route: banner.route,
  title: banner.title,
  text: banner.text,
  link: banner.link,
  link_title: banner.link_title,
  starts_on: banner.starts_on,
  is_enabled: banner.is_enabled,
  ends_on: to ?? '',
  advertiser: advertiser?.name ?? '',
  inn: advertiser?.inn ?? '',
  erid: advertiser?.erid ?? '',
});

export function inputOf({ advertiser, inn, erid, ends_on: to, ...banner }: TypedBanner): BannerInput {
  const isAdvertisement = [advertiser, inn, erid].some((text) => text.trim() !== '');
  return {
    ...banner,
    ends_on: to === '' ? null : to,
    advertiser: isAdvertisement ? { name: advertiser, inn, erid } : null,
  };
}

type Mistakes = Readonly<Partial<Record<keyof TypedBanner, string>>>;

/** What is wrong before anything is sent; the API judges the rest. */
export function mistakesIn(banner: TypedBanner): Mistakes {
  const { advertiser, inn, erid, link } = banner;
  const isAdvertisement = [advertiser, inn, erid].some((text) => text.trim() !== '');
  const isElsewhere = link.startsWith('https://');
  const needed = ['title', 'link', 'link_title', 'starts_on', 'route'] as const;
  const advertising = isAdvertisement || isElsewhere ? (['advertiser', 'inn', 'erid'] as const) : [];
  const missing = [...needed, ...advertising].filter((key) => banner[key].trim() === '');
  return Object.fromEntries(missing.map((key) => [key, 'Обязательное поле']));
}
