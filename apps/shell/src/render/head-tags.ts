import type { ResolvedHead } from '../app/page-head.ts';
import { escapeHtml } from './escape-html.ts';

export interface HeadTags {
  readonly head: ResolvedHead;
  readonly canonicalUrl: string;
  readonly siteName: string;
  /** Absolute URL of the picture messengers show with a link. */
  readonly pictureUrl: string;
}

/** Title, description and tags for messengers and search engines; a private page has only its title. */
export function headTags({ head, canonicalUrl, siteName, pictureUrl }: HeadTags): string {
  const { title, description, isPrivate } = head;
  const words = [
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
  ];
  if (isPrivate) return [...words, '<meta name="robots" content="noindex">'].join('');
  const properties: Record<string, string> = {
    'og:type': head.kind,
    'og:site_name': siteName,
    'og:title': head.name,
    ...(description ? { 'og:description': description } : {}),
    'og:url': canonicalUrl,
    'og:locale': 'ru_RU',
    'og:image': pictureUrl,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': head.name,
  };
  return [
    ...words,
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    // The other fields of the card come from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
