export interface SitePage {
  readonly path: string;
  /** ISO 8601, a date or a time. */
  readonly changedAt: string;
}

/** https://www.rfc-editor.org/rfc/rfc9309; `null` closes the host. Private pages carry `noindex` themselves. */
export function robotsText(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** https://www.sitemaps.org/protocol.html */
export function siteMap(origin: string, pages: readonly SitePage[]): string {
  const urls = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(origin + encodeURI(path))}</loc><lastmod>${escapeXml(changedAt)}</lastmod></url>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');
