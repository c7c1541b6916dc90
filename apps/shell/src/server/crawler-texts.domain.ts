export interface SitePage {
  readonly path: string;
  /** When what it says last changed, ISO 8601, a date or a time; `null` where that is unknown. */
  readonly changedAt: string | null;
}

/** https://www.rfc-editor.org/rfc/rfc9309; `null` closes the host. Private pages carry `noindex` themselves. */
export function robotsText(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** https://www.sitemaps.org/protocol.html */
export function siteMap(origin: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ path, changedAt }) => {
    // Search engines stop reading the dates of a site whose dates are wrong: none is better.
    const date = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + encodeURI(path))}</loc>${date}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');
