import type { Brand } from '@proverka/brand/brand';

/** JSON-LD for search engines (schema.org); its content must also be visible on the page. */

export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface ServiceForSale {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** Rubles. */
  readonly priceRub: number;
}

export function serviceForSale(brand: Brand, service: ServiceForSale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: service.url,
    areaServed: 'RU',
    provider: { '@type': 'Organization', name: brand.name, legalName: brand.requisites.company },
    offers: { '@type': 'Offer', price: service.priceRub, priceCurrency: 'RUB', url: service.url },
  };
}

export interface ArticleForReaders {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** The author; our articles are signed by the editors, not by a person. */
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly changedAt?: string;
}

export function article(
  brand: Brand,
  { title, description, url, author, publishedAt, changedAt }: ArticleForReaders,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: url,
    inLanguage: 'ru',
    datePublished: publishedAt,
    dateModified: changedAt ?? publishedAt,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: brand.name },
  };
}
