/** Addresses of pages about adverts and the market. */
export const advertsPath = '/adverts/';
export const lookupPath = '/adverts/find/';
export const marketPath = '/market/';

export const advertPath = (id: number): string => `${advertsPath}${id}/`;

export const lookupOf = (text: string): string => `${lookupPath}?${new URLSearchParams({ q: text })}`;

export const cityMarketPath = (city: string): string => `${marketPath}${city}/`;

export const districtMarketPath = (city: string, district: string): string =>
  `${marketPath}${city}/${district}/`;

export const advertsCrumb = { title: 'Объявления', path: advertsPath } as const;
export const marketCrumb = { title: 'Цены на квартиры', path: marketPath } as const;

/** A photo as browsers ask for it: through the page's own host. */
export const photoAddress = (src: string): string => src.replace(/^\/(?!api\/)/, '/api/');
