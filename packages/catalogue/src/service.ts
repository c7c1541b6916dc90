import type { ServiceBadge } from './product.ts';

export const badgeWords: Readonly<Record<ServiceBadge, string>> = {
  new: 'Новое',
  recommend: 'Рекомендуем',
  'all-includes': 'Всё включено',
};

/**
 * One service as the brand offers it, before a catalogue has been asked: the specification's figures (section 1). A page
 * that sells shows the catalogue's price once it knows it.
 */
export interface Service {
  readonly title: string;
  /** The specification's name of the product in the catalogue. */
  readonly product_name: string;
  /** The page that explains and sells it. */
  readonly path: string;
  /** One sentence for a card. */
  readonly summary: string;
  /** In rubles; 0 is free. */
  readonly priceRub: number;
  /** The price grows with what is chosen: «от 99 ₽». */
  readonly isFromPrice?: boolean;
  /** Described and shown by a sample, not on sale yet: the price is what it will begin at. */
  readonly isComing?: boolean;
  /** How long it takes, in words: «около 1 минуты». */
  readonly time: string;
  readonly badge?: ServiceBadge;
}

export interface ServiceGroup {
  readonly title: string;
  readonly items: readonly Service[];
}
