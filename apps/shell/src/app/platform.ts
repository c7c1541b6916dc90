import type { ApiClient } from '@proverka/api-client/api-client';
import type { Analytics } from '@proverka/analytics/analytics';
import { brandOf, themeOf } from '@proverka/brand/brands';
import type { Notices } from '@proverka/shell-sdk/notices';
import type { DeskSession } from '@proverka/shell-sdk/desk-session';
import type { Platform, SessionActions } from '@proverka/shell-sdk/platform';
import { createSessionStore } from '@proverka/shell-sdk/session';
import type { VisitSource } from '@proverka/shell-sdk/visit-source';
import type { Boot } from './boot.ts';
import { createShellDialogs } from './dialogs/shell-dialogs.ts';

interface PlatformParts {
  readonly boot: Pick<Boot, 'host' | 'session' | 'settings'>;
  readonly origin: string;
  readonly api: ApiClient;
  readonly analytics: Analytics;
  readonly notices: Notices;
  readonly visitSource: () => VisitSource;
  readonly desk?: DeskSession | null;
  readonly sessionActions: (platform: Omit<Platform, 'sessionActions'>) => SessionActions;
}

/** One platform per visitor in the browser, one per request on the server. */
export function createPlatform({
  boot,
  origin,
  api,
  analytics,
  notices,
  visitSource,
  desk = null,
  sessionActions,
}: PlatformParts): Platform {
  const parts = {
    host: boot.host,
    brand: brandOf(boot.host.brand),
    theme: themeOf(boot.host),
    origin,
    settings: boot.settings,
    api,
    session: createSessionStore(boot.session),
    dialogs: createShellDialogs(),
    notices,
    analytics,
    visitSource,
    desk,
  };
  return { ...parts, sessionActions: sessionActions(parts) };
}
