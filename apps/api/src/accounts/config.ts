import type { EnvironmentReader } from '#platform/config/environment.ts';
import { sandboxUrl } from '#platform/config/sandbox-url.ts';

export interface AccountsConfig {
  /** The origin of the staff's desk, without a trailing slash. */
  readonly deskUrl: string;
  readonly sms: { readonly url: string; readonly login: string; readonly key: string; readonly sign: string };
}

export const readAccountsConfig = (read: EnvironmentReader): AccountsConfig => ({
  deskUrl: read.url(
    'PUBLIC_URL_DESK',
    `http://admin.localhost:${read.integer('SHELL_PORT', 3000, 1, 65_535)}`,
  ),
  sms: {
    url: read.url('SMS_URL', `${sandboxUrl}/sms/v2`),
    login: read.text('SMS_LOGIN', 'sandbox-sms'),
    key: read.text('SMS_KEY', 'sandbox-sms-key'),
    sign: read.text('SMS_SIGN', 'Proverka'),
  },
});
