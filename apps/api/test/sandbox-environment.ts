export interface SandboxAddress {
  readonly url: string;
  readonly smtpPort: string;
}

/** Points every outside system of the API at this sandbox. */
export const sandboxEnvironment = ({ url, smtpPort }: SandboxAddress): Record<string, string> => ({
  YOOKASSA_URL: `${url}/yookassa/v3`,
  KADNET_URL: `${url}/kadnet/v2`,
  NSPD_URL: `${url}/nspd`,
  DADATA_URL: `${url}/dadata/suggestions/api/4_1/rs`,
  SUPPLIER_URL: `${url}/supplier/v1`,
  FSSP_URL: `${url}/fssp/api/v1.0`,
  EGRUL_URL: `${url}/egrul`,
  CAR_ADVERTS_URL: `${url}/car-adverts/v1`,
  ADVERTS_URL: `${url}/adverts-host`,
  MARKET_DATA_URL: `${url}/market-data`,
  // Reading sixty thousand adverts is no part of any test: those of adverts ask for what they need.
  ADVERTS_READING: 'off',
  SMS_URL: `${url}/sms/v2`,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
});
