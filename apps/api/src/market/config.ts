import type { EnvironmentReader } from '#platform/config/environment.ts';

export interface MarketConfig {
  readonly adverts: {
    readonly url: string;
    /** `off`: adverts are read only when they are asked for by hand, as tests do. */
    readonly reading: 'on' | 'off';
    /** Origins photos may be fetched from; no other address of an advert is ever called. */
    readonly photoOrigins: readonly string[];
  };
  readonly marketData: { readonly url: string; readonly token: string };
}

/** The host of adverts and the market's data service. */
export function readMarketConfig(read: EnvironmentReader): MarketConfig {
  const url = read.url('ADVERTS_URL');
  const origins = read.list('ADVERTS_PHOTO_ORIGINS');
  for (const origin of origins) {
    if (!URL.canParse(origin)) read.mistake(`ADVERTS_PHOTO_ORIGINS holds "${origin}", which is no origin.`);
  }
  return {
    adverts: {
      url,
      reading: read.oneOf('ADVERTS_READING'),
      photoOrigins: [url, ...origins].filter((one) => URL.canParse(one)).map((one) => new URL(one).origin),
    },
    marketData: {
      url: read.url('MARKET_DATA_URL'),
      token: read.text('MARKET_DATA_TOKEN'),
    },
  };
}
