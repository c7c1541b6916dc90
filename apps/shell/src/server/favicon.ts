import { themeOf } from '@proverka/brand/brands';
import type { ThemeName } from '@proverka/brand/brand';
import type { HostEntry } from '@proverka/brand/host';

export const plateColours: Readonly<Record<ThemeName, string>> = {
  'real-estate': '#14533f',
  'person-check': '#1f3f8f',
  pro: '#2a2f36',
};

const signs: Readonly<Record<HostEntry['brand'], string>> = {
  'real-estate': 'M7 16.5 16 9l9 7.5M10 15v9h12v-9M13.5 19.2l2 2 3.6-4',
  'person-check': 'M16 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM8.5 24c1-4 4-5.6 7.5-5.6M18.5 22l2 2 4-4.6',
};

/** The brand's logo in a square of 32. */
export const signPath = (brand: HostEntry['brand']): string => signs[brand];

/** The brand's logo as the favicon; the same drawing as in the header. */
export function favicon(host: HostEntry): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${plateColours[themeOf(host)]}"/>` +
    `<path d="${signs[host.brand]}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
