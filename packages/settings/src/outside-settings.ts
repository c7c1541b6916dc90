import type { Settings } from './setting.ts';

const sandboxUrl = 'http://127.0.0.1:4400';

const url = <Path extends string>(path: Path, purpose: string) =>
  ({ type: 'url', default: `${sandboxUrl}${path}`, defaultIs: 'sandbox', purpose }) as const;
const key = (value: string, purpose: string) =>
  ({ type: 'text', default: value, defaultIs: 'sandbox', isSecret: true, purpose }) as const;

/** Of the API's processes: the systems outside that they ask. */
export const outsideSettings = {
  YOOKASSA_URL: url('/yookassa/v3', 'the payment provider'),
  YOOKASSA_SHOP_ID: {
    type: 'text',
    default: 'sandbox-shop',
    defaultIs: 'sandbox',
    purpose: 'our shop there',
  },
  YOOKASSA_SECRET_KEY: key('sandbox-secret', 'its key'),
  YOOKASSA_NETWORKS: {
    type: 'list',
    defaultIs: 'with `ENVIRONMENT=production` those the provider publishes, else loopback',
    purpose: 'where its notifications come from; any other sender is refused',
  },
  SMS_URL: url('/sms/v2', 'SMS Aero, version 2'),
  SMS_LOGIN: { type: 'text', default: 'sandbox-sms', defaultIs: 'sandbox', purpose: 'our account there' },
  SMS_KEY: key('sandbox-sms-key', 'its key'),
  SMS_SIGN: { type: 'text', default: 'Proverka', purpose: 'whom messages come from' },
  KADNET_URL: url('/kadnet/v2', 'real estate and its extracts'),
  KADNET_KEY: key('sandbox-kadnet-key', 'its key'),
  NSPD_URL: url('/nspd', 'the public map of real estate'),
  DADATA_URL: url('/dadata/suggestions/api/4_1/rs', 'suggestions of addresses and companies'),
  DADATA_KEY: key('sandbox-dadata-token', 'its token'),
  SUPPLIER_URL: url('/supplier/v1', 'checks of people, companies, cars and passports'),
  SUPPLIER_KEY: key('sandbox-supplier-token', 'its token'),
  SALES_URL: {
    type: 'url',
    default: '',
    defaultIs: '`SUPPLIER_URL`',
    purpose: 'the supplier of sales of flats',
  },
  SALES_KEY: {
    type: 'text',
    default: '',
    defaultIs: '`SUPPLIER_KEY`',
    isSecret: true,
    purpose: 'its token',
  },
  FSSP_URL: url('/fssp/api/v1.0', 'enforcement proceedings'),
  FSSP_TOKEN: key('sandbox-fssp-token', 'its token'),
  EGRUL_URL: url('/egrul', 'the state registers of companies and entrepreneurs'),
  CAR_ADVERTS_URL: url(
    '/car-adverts/v1',
    'adverts of used cars; its rate is `car_adverts` of `SOURCE_RATES`',
  ),
  CAR_ADVERTS_KEY: key('sandbox-car-adverts-token', 'its token'),
  ADVERTS_URL: url('/adverts-host', 'the host of adverts of flats; its rate is `adverts` of `SOURCE_RATES`'),
  ADVERTS_READING: {
    type: 'choice',
    choices: ['on', 'off'],
    purpose: '`off`: the worker reads no adverts, and searches find what was read before',
  },
  ADVERTS_PHOTO_ORIGINS: {
    type: 'list',
    purpose:
      "origins that photos of adverts may be fetched from besides the host's own; an advert may name any address, and no other is called",
  },
  MARKET_DATA_URL: url(
    '/market-data',
    "the market's data service; its rate is `market_data` of `SOURCE_RATES`",
  ),
  MARKET_DATA_TOKEN: key('sandbox-market-token', 'its fixed token'),
  EXTRACT_ROOTS: {
    type: 'path',
    default: '',
    defaultIs: 'in the sandbox its invented root, else none',
    purpose:
      'a certificate or a folder of them (DER, PEM): the roots that signatures under uploaded extracts must lead to, the root of the Ministry of Digital Development and what it certifies; without it no signature is called valid',
  },
  EXTRACT_SIGNERS: {
    type: 'list',
    defaultIs: 'OGRN of Rosreestr and Роскадастр',
    purpose: 'whose signatures count, by OGRN of the certificate',
  },
  EXTRACT_KOPECKS: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 10_000_000,
    purpose:
      'what an extract of the register costs us, for the figures of the business; checks name their own price',
  },
  SOURCE_RATES: {
    type: 'list',
    defaultIs: 'see `registers/sources/source-rates.domain.ts`',
    purpose:
      'calls per second, all processes together: `fssp=3,supplier=0` changes some (0 lifts a limit), `none` lifts all',
  },
  SOURCE_PAUSE_SECONDS: {
    type: 'integer',
    default: 15,
    min: 1,
    max: 600,
    purpose: 'how long a source that failed several times in a row is left alone',
  },
  EXPERT_MODEL_URL: {
    type: 'url',
    default: '',
    purpose:
      'a service with the chat completions protocol (`…/v1`) that writes conclusions; without it people write them',
  },
  EXPERT_MODEL_KEY: { type: 'text', default: '', isSecret: true, purpose: 'its key' },
  EXPERT_MODEL_NAME: { type: 'text', default: 'default', purpose: 'the model that is asked for' },
} as const satisfies Settings;
