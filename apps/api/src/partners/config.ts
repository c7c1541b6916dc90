import type { EnvironmentReader } from '#platform/config/environment.ts';
import { readConversions } from './conversions/read-conversions.ts';
import type { ConversionsConfig } from './conversions/read-conversions.ts';

export interface PartnersConfig {
  readonly conversions: ConversionsConfig;
  /** Internal hosts as `host:port` that webhooks may be sent to, over plain HTTP too. */
  readonly webhookPrivateHosts: readonly string[];
}

export const readPartnersConfig = (read: EnvironmentReader): PartnersConfig => ({
  conversions: readConversions(read),
  webhookPrivateHosts: read.list('WEBHOOK_PRIVATE_HOSTS'),
});
