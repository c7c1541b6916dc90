/** First segments of addresses the shell's server answers itself, before any page is looked for. */
export const ownSegments = [
  '.well-known',
  'api',
  'assets',
  'entry',
  'favicon.svg',
  'healthz',
  'metrics',
  'og',
  'policy-reports',
  'r',
  'readyz',
  'robots.txt',
  'sets',
  'sitemap.xml',
] as const;
