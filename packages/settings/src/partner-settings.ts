import type { Settings } from './setting.ts';

const sandboxUrl = 'http://127.0.0.1:4400';

const url = <Path extends string>(path: Path, purpose: string) =>
  ({ type: 'url', default: `${sandboxUrl}${path}`, defaultIs: 'sandbox', purpose }) as const;
const code = (purpose: string, usual = '') => ({ type: 'text', default: usual, purpose }) as const;

/** Of the API's processes: who is told of orders. A target without its counter or code is off. */
export const partnerSettings = {
  METRICA_URL: url('/metrica', 'conversions of Yandex Metrica'),
  METRICA_COUNTER_REAL_ESTATE: code('the counter of a brand; empty: off'),
  METRICA_COUNTER_PERSON_CHECK: code('the same of the other brand'),
  GA4_URL: url('/ga4', 'Google Analytics'),
  GA4_MEASUREMENT_ID: code('empty: off; sends personal data abroad: set it only with the consent for that'),
  GA4_API_SECRET: { type: 'text', default: '', isSecret: true, purpose: 'its secret' },
  ADMITAD_URL: url('/admitad', 'the partners’ network Admitad'),
  ADMITAD_CAMPAIGN_CODE: code('empty: off'),
  ADMITAD_POSTBACK_KEY: { type: 'text', default: '', isSecret: true, purpose: 'its key' },
  ADMITAD_ACTION_CODE: code('the action that is paid', '1'),
  ADMITAD_TARIFF_CODE: code('its tariff', '1'),
  ACTIONPAY_URL: url('/actionpay', 'the partners’ network Actionpay'),
  ACTIONPAY_AIM: code('empty: off'),
  WEBHOOK_PRIVATE_HOSTS: {
    type: 'list',
    purpose: '`host:port` in your own network that webhooks may go to, over plain HTTP too',
  },
} as const satisfies Settings;
