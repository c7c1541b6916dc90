import type { EnvironmentReader } from '#platform/config/environment.ts';

export interface AccountsConfig {
  /** The origin of the staff's desk, without a trailing slash. */
  readonly deskUrl: string;
  readonly sms: { readonly url: string; readonly login: string; readonly key: string; readonly sign: string };
}

export const readAccountsConfig = (read: EnvironmentReader): AccountsConfig => ({
  deskUrl: read.url('PUBLIC_URL_DESK') || `http://admin.localhost:${read.integer('SHELL_PORT')}`,
  sms: {
    url: read.url('SMS_URL'),
    login: read.text('SMS_LOGIN'),
    key: read.text('SMS_KEY'),
    sign: read.text('SMS_SIGN'),
  },
});
