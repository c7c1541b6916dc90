import { apiSettings } from './api-settings.ts';
import { fileNameOf } from './given-value.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import type { Settings } from './setting.ts';
import { shellSettings } from './shell-settings.ts';

/** Read by commands and tests of ours, which check them themselves. */
const ofCommands: readonly string[] = [
  'PROVERKA_RUN',
  'PROVERKA_TOKEN',
  'PROVERKA_URL',
  'RELEASE_BY',
  'RELEASE_COMMIT',
  'RELEASE_GATE_ACCOUNT',
  'RELEASE_GATE_STAFF',
  'RELEASE_PRIVATE_KEY',
  'RELEASE_PRIVATE_KEY_FILE',
  'RELEASE_SHELLS',
  'WEBHOOK_SECRET',
];

const namesOf = (list: Settings): string[] =>
  Object.entries(list).flatMap(([name, { isSecret }]) => (isSecret ? [name, fileNameOf(name)] : [name]));

/** Of all our programs: one file of variables may serve several. */
export const knownNames: readonly string[] = [
  ...[apiSettings, shellSettings, sandboxSettings].flatMap(namesOf),
  ...ofCommands,
];

/** How names begin that only we use; `API_`, `DATABASE_` and `RELEASE_` are words of many. */
export const families: readonly string[] = [
  'ACTIONPAY_',
  'ADMITAD_',
  'ADVERTS_',
  'APP_SECRET',
  'CAR_ADVERTS_',
  'DADATA_',
  'EGRUL_',
  'EXPERT_MODEL_',
  'EXTRACT_',
  'FSSP_',
  'INSURANCE_',
  'KADNET_',
  'MAIL_FROM_',
  'MARKET_DATA_',
  'METRICA_',
  'METRICS_',
  'MONEY_APPROVAL_',
  'NSPD_',
  'PAYMENT_',
  'PICTURE_',
  'PREVIEW_',
  'PROVERKA_',
  'PUBLIC_URL_',
  'RELEASES_',
  'SALES_',
  'SANDBOX_',
  'SMS_',
  'SOURCE_PAUSE_',
  'SOURCE_RATES',
  'SUPPLIER_',
  'WEBHOOK_',
  'YOOKASSA_',
];
