import type { AnalyticsEvent } from '@proverka/analytics/events';
import { createApiClient } from '@proverka/api-client/api-client';
import { brandOf, themeOf } from '@proverka/brand/brands';
import { developmentHosts, isDesk } from '@proverka/brand/host';
import { createDeskSession } from './desk-session.ts';
import { createDialogs } from './dialogs.ts';
import type { NoticeTone } from './notices.ts';
import type { Platform } from './platform.tsx';
import { createSessionStore, guestSession, type Session, type SignedInSession } from './session.ts';
import { unknownSource } from './visit-source.ts';

/** The base URL of the test platform's API client, for handlers of a fake server. */
export const testApiUrl = 'http://api.test';

/** Invented; signed in with 1 500 ₽ on the balance. */
export const testSession: SignedInSession = {
  ...guestSession,
  visitor: 'signed-in',
  user: {
    id: '0192f0c1-0000-7000-8000-00000000a001',
    person_id: '0192f0c1-0000-7000-8000-00000000a002',
    email: 'testov@example.com',
    name: 'Тестов Иван',
    balance: '1500.00',
    person_role: 1,
  },
  balance: '1500.00',
};

export interface TestPlatform extends Platform {
  readonly shownNotices: readonly { readonly tone: NoticeTone; readonly text: string }[];
  readonly trackedEvents: readonly AnalyticsEvent[];
}

export interface TestPlatformOptions extends Partial<Platform> {
  /** A host of the development table; determines brand, theme and origin. */
  readonly hostName?: string;
  /** A guest by default. */
  readonly visitor?: Session;
}

/** A platform like the shell's, with notices and analytics that only record. */
export function createTestPlatform({
  hostName = 'realestate.localhost',
  visitor = guestSession,
  ...overrides
}: TestPlatformOptions = {}): TestPlatform {
  const host = developmentHosts.find((entry) => entry.host === hostName);
  if (!host) throw new Error(`${hostName} is not a development host`);
  const shownNotices: { tone: NoticeTone; text: string }[] = [];
  const trackedEvents: AnalyticsEvent[] = [];
  const session = createSessionStore({ kind: 'no-session' });
  const desk = isDesk(host) ? createDeskSession(Date.now) : null;
  session.setState(visitor, true);
  return {
    host,
    brand: brandOf(host.brand),
    theme: themeOf(host),
    origin: `http://${hostName}`,
    settings: {
      paymentWidgetUrl: 'http://payment.test/checkout-widget.js',
      textVersions: {
        offer: 'offer-test',
        personalData: 'personal-data-test',
        thirdParties: 'third-parties-test',
        news: 'news-test',
      },
      isAutomaticMode: false,
    },
    api: createApiClient({ baseUrl: testApiUrl, ...(desk && { prove: desk.prove, onAnswer: desk.noteUse }) }),
    desk,
    session,
    sessionActions: {
      refresh: async () => session.getState(),
      logout: async () => session.setState(guestSession),
      askToSignIn: async () => false,
    },
    dialogs: createDialogs(),
    notices: { show: (tone, text) => shownNotices.push({ tone, text }) },
    analytics: { track: (event) => trackedEvents.push(event) },
    visitSource: () => unknownSource,
    shownNotices,
    trackedEvents,
    ...overrides,
  };
}
