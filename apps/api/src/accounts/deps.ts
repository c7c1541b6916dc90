import type { PlatformConfig } from '#platform/config.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { AccountsConfig } from './config.ts';
import type { SmsSender } from './phones/sms.ts';

export interface AccountsDeps extends PlatformDeps {
  readonly config: PlatformConfig & AccountsConfig;
  readonly sms: SmsSender;
}
