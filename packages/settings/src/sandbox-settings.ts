import type { Settings } from './setting.ts';

const port = <Port extends number>(usual: Port, purpose: string) =>
  ({ type: 'integer', default: usual, min: 0, max: 65_535, purpose }) as const;
const known = (value: string, purpose: string) => ({ type: 'text', default: value, purpose }) as const;

/** Of the sandbox. Its keys are known to everybody and are no secrets. */
export const sandboxSettings = {
  SANDBOX_PORT: port(4400, '0 picks a free port, printed in the first line of output'),
  SANDBOX_SMTP_PORT: port(4401, 'where letters are sent to'),
  SANDBOX_CLAMD_PORT: known('', 'where clamd listens; empty: nowhere'),
  SANDBOX_PUBLIC_URL: {
    type: 'url',
    default: '',
    defaultIs: '`http://127.0.0.1:PORT`',
    purpose: 'its address in browsers, used in confirmation links',
  },
  SANDBOX_INBOUND_MAIL_URL: {
    type: 'url',
    default: '',
    purpose: 'where letters to `help@` and `help+…@` are handed over; without it they are only kept',
  },
  SANDBOX_INBOUND_MAIL_SECRET: {
    type: 'text',
    default: '',
    isSecret: true,
    purpose: 'what is shown there: `INBOUND_MAIL_SECRET` of the API',
  },
  SANDBOX_NOTIFY_URL: {
    type: 'url',
    default: '',
    purpose: 'where payment notifications are posted; without it they are only recorded',
  },
  SANDBOX_DATA_DIR: {
    type: 'path',
    default: '',
    defaultIs: '`apps/sandbox/.data`',
    purpose:
      'JSON lines: payments, refunds, receipts, notifications, idempotence keys, extract requests, mails, conversions, switches',
  },
  SANDBOX_EXTRACT_SECONDS: known('3', 'time from the order of an extract until it is ready'),
  SANDBOX_CHECK_SECONDS: known(
    '1',
    'how long slow checks (`courts`, `credit_rating`) and tasks of FSSP take; with 0 the checks answer at once',
  ),
  SANDBOX_RATES: {
    type: 'list',
    defaultIs: '`supplier=50,vehicle=10,fssp=5,egrul=10,car-adverts=10`',
    purpose:
      'rate limits in calls per second, above which a source answers 429; `fssp=3,supplier=0` changes some (0 lifts a limit), `none` lifts all',
  },
  SANDBOX_RECEIPTS: {
    type: 'choice',
    choices: ['required', 'optional'],
    purpose: '`optional` accepts payments without a receipt',
  },
  SANDBOX_SHOP_ID: known('sandbox-shop', 'the shop of the payment provider'),
  SANDBOX_SHOP_SECRET: known('sandbox-secret', 'its key'),
  SANDBOX_DADATA_TOKEN: known('sandbox-dadata-token', 'token of suggestions'),
  SANDBOX_KADNET_KEY: known('sandbox-kadnet-key', 'key of real estate'),
  SANDBOX_SUPPLIER_TOKEN: known('sandbox-supplier-token', 'token of checks'),
  SANDBOX_FSSP_TOKEN: known('sandbox-fssp-token', 'token of enforcement proceedings'),
  SANDBOX_MARKET_TOKEN: known('sandbox-market-token', "the fixed token of the market's data service"),
  SANDBOX_CAR_ADVERTS_TOKEN: known('sandbox-car-adverts-token', 'token of adverts of cars'),
  SANDBOX_MARKET_SEED: {
    type: 'text',
    default: '',
    defaultIs: '`proverka 1`',
    purpose: 'what the market of flats is made from; another seed makes another market of the same size',
  },
  SANDBOX_S3_KEY_ID: known('sandbox-s3-key', 'key of the object store'),
  SANDBOX_S3_SECRET: known('sandbox-s3-secret', 'its secret'),
  SANDBOX_S3_BUCKET: known('releases', 'its bucket'),
  SANDBOX_S3_MAX_KEYS: {
    type: 'integer',
    default: 1000,
    min: 1,
    max: 1000,
    purpose: 'keys on a page of a list',
  },
  SANDBOX_SMS_LOGIN: known('sandbox-sms', 'account of messages'),
  SANDBOX_SMS_KEY: known('sandbox-sms-key', 'its key'),
} as const satisfies Settings;
