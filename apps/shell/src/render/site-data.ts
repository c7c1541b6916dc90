import type { Brand } from '@proverka/brand/brand';
import type { ResolvedHead } from '../app/page-head.ts';

/** What the shell says of itself to search engines, as JSON-LD (https://schema.org). */
export function siteData(brand: Brand, head: ResolvedHead, canonicalUrl: string): object[] {
  if (head.isPrivate) return [];
  const { origin } = new URL(canonicalUrl);
  const crumbs = breadcrumbList(head, origin, canonicalUrl);
  return [organization(brand, origin), ...(crumbs ? [crumbs] : [])];
}

function organization({ name, requisites, supportEmail, supportPhone }: Brand, origin: string): object {
  const { company, inn, ogrn, address } = requisites;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    legalName: company,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    taxID: inn,
    identifier: { '@type': 'PropertyValue', propertyID: 'ОГРН', value: ogrn },
    address: { '@type': 'PostalAddress', addressCountry: 'RU', streetAddress: address },
    email: supportEmail,
    ...(supportPhone ? { telephone: supportPhone } : {}),
  };
}

/** The main page first, the page itself last; nothing for a page that shows no crumbs. */
function breadcrumbList({ crumbs, name }: ResolvedHead, origin: string, url: string): object | null {
  if (!crumbs || url === `${origin}/`) return null;
  const way = [
    { name: 'Главная', item: `${origin}/` },
    ...crumbs.map(({ title, path }) => ({ name: title, item: origin + path })),
    { name, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name: title, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item,
    })),
  };
}
