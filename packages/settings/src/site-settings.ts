import type { Settings } from './setting.ts';

/** Of the API's processes: the sites it works for, its letters, its releases, and figures of the business. */
export const siteSettings = {
  SHELL_PORT: {
    type: 'integer',
    default: 3000,
    min: 1,
    max: 65_535,
    purpose: 'only for the defaults of `PUBLIC_URL_…`',
  },
  PUBLIC_URL_DESK: {
    type: 'url',
    default: '',
    defaultIs: '`http://admin.localhost:3000`',
    purpose: 'the link by which a member of the staff sets password and second factor',
  },
  PUBLIC_URL_REAL_ESTATE: {
    type: 'url',
    default: '',
    defaultIs: '`http://realestate.localhost:3000`',
    purpose: 'links in letters and the QR code of a document',
  },
  PUBLIC_URL_PERSON_CHECK: {
    type: 'url',
    default: '',
    defaultIs: '`http://fizcheck.localhost:3000`',
    purpose: 'the same of the other brand',
  },
  HOSTS_FILE: {
    type: 'json file',
    defaultIs: 'development hosts',
    purpose:
      'JSON list of `{host, brand, variant, cookieDomain?}`; a call for another host is refused with 421, unless it names one of them in `source-site`',
  },
  SMTP_URL: {
    type: 'url',
    default: 'smtp://127.0.0.1:4401',
    protocols: ['smtp:', 'smtps:'],
    isSecret: true,
    purpose: 'the server that sends letters',
  },
  MAIL_FROM_REAL_ESTATE: {
    type: 'text',
    default: 'no-reply@realestate.localhost',
    purpose: 'whom letters come from',
  },
  MAIL_FROM_PERSON_CHECK: {
    type: 'text',
    default: 'no-reply@fizcheck.localhost',
    purpose: 'the same of the other brand',
  },
  INBOUND_MAIL_SECRET: {
    type: 'text',
    default: '',
    isSecret: true,
    purpose:
      '24 characters or more: what the mail server shows in `x-mail-secret` when it posts a letter to the support to `POST /support/mail`. Empty: no letter is taken; `npx pnpm start` makes one',
  },
  CLAMD_URL: {
    type: 'url',
    default: '',
    protocols: ['tcp:'],
    purpose:
      '`tcp://host:port` of clamd, which scans every file that customers send before it is read; without an answer within ten seconds the file is refused. Empty: files are not scanned; `npx pnpm start` sets the sandbox’s',
  },
  RELEASES_URL: {
    type: 'text',
    default: '',
    purpose: "an object store with the site's releases, as `s3://bucket/prefix`",
  },
  RELEASE_ROOT: {
    type: 'path',
    default: '.data/releases',
    purpose: 'the folder with them, where there is no object store',
  },
  RELEASE_PUBLIC_KEYS: {
    type: 'path',
    default: '',
    purpose:
      'the public keys whose signatures are believed, as for the shells; without them the desk neither shows nor moves releases',
  },
  RELEASE_CHANNEL: { type: 'text', default: 'stable', purpose: 'the channel of releases, as for the shells' },
  VAT_FILE: {
    type: 'json file',
    defaultIs: 'placeholders',
    purpose: 'JSON: brand → list of `{since, code}`',
  },
  BANKS_FILE: {
    type: 'json file',
    defaultIs: 'placeholders',
    purpose: 'JSON: brand → `{name, bik, account, correspondentAccount}`, as invoices name them',
  },
  MONEY_APPROVAL_ABOVE: {
    type: 'integer',
    default: 10_000,
    min: 0,
    max: 10_000_000,
    purpose: 'rubles above which a second person approves a correction or a payout',
  },
  PATTERN_LIMITS: {
    type: 'list',
    defaultIs: 'by `ENVIRONMENT`',
    purpose:
      'how many checks of people are ordinary, for single orders and for lists: `single.peopleDay=20,list.customers=30`',
  },
  TASK_DEADLINES: {
    type: 'list',
    defaultIs: 'by `ENVIRONMENT`',
    purpose: 'when a task of a type is given up, in seconds from the order: `car_dtp=20,fssp=7200`',
  },
  PREVIEW_KOPECKS: {
    type: 'integer',
    default: 50,
    min: 0,
    max: 10_000,
    purpose:
      'the most that one question of a free preview may cost us; dearer ones are asked for a paid report only',
  },
  PREVIEW_PLATE_KOPECKS: {
    type: 'integer',
    default: 100,
    min: 0,
    max: 10_000,
    purpose:
      'the most that finding a car by its plate may cost us in a free preview, once for its questions; 0: of a car known by its plate alone nothing is said before payment',
  },
  INSURANCE_FILE: {
    type: 'json file',
    purpose:
      "JSON of the insurer of deals: `{insurer, inn, licence, phone, program, sum, months, series, terms, policy}`; `terms` and `policy` are paths of PDFs from the file. Without it insurance is neither sold nor promised; `npx pnpm start` sets the sandbox's",
  },
} as const satisfies Settings;
