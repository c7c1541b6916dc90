import type { BrandId } from '@proverka/brand/host';
import type { EnvironmentReader } from '#platform/config/environment.ts';

/** The targets that receive paid orders. An empty id switches a target off. */
export interface ConversionsConfig {
  readonly metrica: { readonly url: string; readonly counters: Readonly<Record<BrandId, string>> };
  readonly ga4: { readonly url: string; readonly measurementId: string; readonly apiSecret: string };
  readonly admitad: {
    readonly url: string;
    readonly campaignCode: string;
    readonly postbackKey: string;
    readonly actionCode: string;
    readonly tariffCode: string;
  };
  readonly actionpay: { readonly url: string; readonly aim: string };
}

export const readConversions = (read: EnvironmentReader): ConversionsConfig => ({
  metrica: {
    url: read.url('METRICA_URL'),
    counters: {
      'real-estate': read.text('METRICA_COUNTER_REAL_ESTATE'),
      'person-check': read.text('METRICA_COUNTER_PERSON_CHECK'),
    },
  },
  // Personal data abroad (152-FZ, article 12): nothing is sent unless both are set.
  ga4: {
    url: read.url('GA4_URL'),
    measurementId: read.text('GA4_MEASUREMENT_ID'),
    apiSecret: read.text('GA4_API_SECRET'),
  },
  admitad: {
    url: read.url('ADMITAD_URL'),
    campaignCode: read.text('ADMITAD_CAMPAIGN_CODE'),
    postbackKey: read.text('ADMITAD_POSTBACK_KEY'),
    actionCode: read.text('ADMITAD_ACTION_CODE'),
    tariffCode: read.text('ADMITAD_TARIFF_CODE'),
  },
  actionpay: {
    url: read.url('ACTIONPAY_URL'),
    aim: read.text('ACTIONPAY_AIM'),
  },
});
