import type { ServiceBadge } from './product.ts';

export const badgeWords: Readonly<Record<ServiceBadge, string>> = {
  new: 'Новое',
  recommend: 'Рекомендуем',
  'all-includes': 'Всё включено',
};

/**
 * A service as the brand presents it without the catalogue: the specification's figures (section 1). A page that sells shows
 * the catalogue's price once it is loaded.
 */
export interface Service {
  readonly title: string;
  /** The specification's product name in the catalogue. */
  readonly product_name: string;
  /** The landing page. */
  readonly path: string;
  /** One sentence for a card. */
  readonly summary: string;
  /** In rubles; 0 is free. */
  readonly priceRub: number;
  /** The price depends on the options: «от 99 ₽». */
  readonly isFromPrice?: boolean;
  /** The duration in words: «около 1 минуты». */
  readonly time: string;
  readonly badge?: ServiceBadge;
}

export interface ServiceGroup {
  readonly title: string;
  readonly items: readonly Service[];
}
