import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { typeset } from '@proverka/words/typeset';

/** The sender's details: the brand and its operating company. */
export function footerOf(brandId: BrandId): readonly string[] {
  const { name, tagline, requisites, supportEmail } = brandOf(brandId);
  const { company, inn, ogrn, kpp, address } = requisites;
  const numbers = [`ИНН ${inn}`, ...(kpp ? [`КПП ${kpp}`] : []), `ОГРН ${ogrn}`];
  return [
    `${name} — ${tagline}`,
    [company, ...numbers].map(typeset).join(', '),
    typeset(address),
    supportEmail,
  ];
}

/** The footer of mailings, which the reader has agreed to. */
export const unsubscribeWords = {
  why: 'Вы получили это письмо, потому что согласились на новости и предложения.',
  link: 'Отписаться',
} as const;
