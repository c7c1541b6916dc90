/** Reads the served HTML as a search engine does, without running scripts. */
export interface ServedPage {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly pictureUrl: string | undefined;
  readonly layout: string | undefined;
  readonly isNoindex: boolean;
  readonly headings: number;
  /** Types of its JSON-LD objects. */
  readonly dataTypes: readonly string[];
}

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

export function readServedPage(html: string): ServedPage {
  const data = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => JSON.parse(text) as { '@type': string },
  );
  return {
    title: first(html, /<title>([^<]*)<\/title>/) ?? '',
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    pictureUrl: first(html, /<meta property="og:image" content="([^"]*)"/),
    layout: first(html, /data-layout="([^"]*)"/),
    isNoindex: html.includes('<meta name="robots" content="noindex">'),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    dataTypes: data.map((object) => object['@type']),
  };
}
