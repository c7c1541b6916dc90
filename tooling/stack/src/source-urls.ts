import path from 'node:path';
import { repositoryRoot } from './repository.ts';

/** Every outside system is the sandbox until its URL is configured. */
export function sourceUrls(sandboxUrl: string, smtpPort: number): Record<string, string> {
  const defaults = {
    YOOKASSA_URL: `${sandboxUrl}/yookassa/v3`,
    KADNET_URL: `${sandboxUrl}/kadnet/v2`,
    NSPD_URL: `${sandboxUrl}/nspd`,
    DADATA_URL: `${sandboxUrl}/dadata/suggestions/api/4_1/rs`,
    SUPPLIER_URL: `${sandboxUrl}/supplier/v1`,
    ADVERTS_URL: `${sandboxUrl}/adverts-host`,
    MARKET_DATA_URL: `${sandboxUrl}/market-data`,
    ADVERTS_READING: 'on',
    FSSP_URL: `${sandboxUrl}/fssp/api/v1.0`,
    EGRUL_URL: `${sandboxUrl}/egrul`,
    CAR_ADVERTS_URL: `${sandboxUrl}/car-adverts/v1`,
    SMS_URL: `${sandboxUrl}/sms/v2`,
    METRICA_URL: `${sandboxUrl}/metrica`,
    GA4_URL: `${sandboxUrl}/ga4`,
    ADMITAD_URL: `${sandboxUrl}/admitad`,
    ACTIONPAY_URL: `${sandboxUrl}/actionpay`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    INSURANCE_FILE: path.join(repositoryRoot, 'apps/sandbox/insurer/insurer.json'),
  };
  return Object.fromEntries(Object.entries(defaults).map(([name, url]) => [name, process.env[name] ?? url]));
}
