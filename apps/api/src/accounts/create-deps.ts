import type { PlatformDeps } from '#platform/deps.ts';
import type { AccountsConfig } from './config.ts';
import type { AccountsDeps } from './deps.ts';
import { createSmsSender } from './phones/sms.ts';

export const createAccountsDeps = ({ sms }: AccountsConfig): Omit<AccountsDeps, keyof PlatformDeps> => ({
  sms: createSmsSender(sms),
});
