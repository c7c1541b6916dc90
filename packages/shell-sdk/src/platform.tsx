import type { Analytics } from '@proverka/analytics/analytics';
import type { ApiClient } from '@proverka/api-client/api-client';
import type { Brand, ThemeName } from '@proverka/brand/brand';
import type { HostEntry } from '@proverka/brand/host';
import { createContext, use, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import type { DeskSession } from './desk-session.ts';
import type { Dialogs } from './dialogs.ts';
import type { Notices } from './notices.ts';
import type { Session, SessionStore } from './session.ts';
import type { VisitSource } from './visit-source.ts';

export interface TextVersions {
  readonly offer: string;
  readonly personalData: string;
  readonly thirdParties: string;
  readonly news: string;
}

/** Settings of the installation exposed to pages; inlined in the HTML, so nothing secret. */
export interface PublicSettings {
  /** The URL of the payment provider's widget script. */
  readonly paymentWidgetUrl: string;
  /** Versions of the texts a visitor agrees to (152-FZ, offer). */
  readonly textVersions: TextVersions;
  /** Orders are placed automatically and parts of the site are closed (specification, section 2, guard 2). */
  readonly isAutomaticMode: boolean;
  /** The redirect target for visitors of a business host; the main page by default (guard 9). */
  readonly proSiteUrl?: string;
  /** Main page of the real-estate brand, for links from the other brand. */
  readonly realEstateSiteUrl?: string;
  /** Main page of the person-check brand, for reports that only its site has. */
  readonly personCheckSiteUrl?: string;
  /** The chat widget's id; without it help is a contact form. */
  readonly chatWidgetId?: string;
}

export interface SessionActions {
  /** Reloads the session from the server, updates it and returns it. */
  readonly refresh: () => Promise<Session>;
  readonly logout: () => Promise<void>;
  /** Opens the sign-in dialog; resolves true once the visitor is signed in, false when it was closed. */
  readonly askToSignIn: (form?: 'login' | 'register') => Promise<boolean>;
}

/** The services the shell provides to every page: created per visitor in the browser and per request on the server. */
export interface Platform {
  readonly host: HostEntry;
  readonly brand: Brand;
  readonly theme: ThemeName;
  /** `https://host` of the current page, without a trailing slash. */
  readonly origin: string;
  readonly settings: PublicSettings;
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly sessionActions: SessionActions;
  /** null except at the desk. */
  readonly desk: DeskSession | null;
  readonly dialogs: Dialogs;
  readonly notices: Notices;
  readonly analytics: Analytics;
  /** The visitor's referral data for registration and orders; empty on the server. */
  readonly visitSource: () => VisitSource;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('A page was rendered outside the shell: wrap it in PlatformProvider');
  return platform;
}

export function useSession<T>(select: (session: Session) => T): T {
  return useStore(usePlatform().session, select);
}

/** What the server has of parts that are the same for every visitor. */
export interface ServedParts {
  /** The HTML of a part, or `null` where it has to be rendered with the page. `hydrated`: as the browser expects to find it. */
  readonly htmlOf: (id: string, part: ReactNode, how: 'served' | 'hydrated') => string | null;
}

const ServedPartsContext = createContext<ServedParts | null>(null);

export const ServedPartsProvider = ServedPartsContext.Provider;

/** `null` in the browser. */
export const useServedParts = (): ServedParts | null => use(ServedPartsContext);

interface SameForAllProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'footer' | 'nav' | 'section';
  /** Unique on the page. */
  readonly name: string;
  /** One component without props that reads nothing of the visitor. */
  readonly children: ReactElement;
}

/** An element whose content is the same for every visitor: the server renders it once for many. */
export function SameForAll({ as: Element, name, children, ...attributes }: SameForAllProps) {
  const html = useServedParts()?.htmlOf(name, children, 'hydrated') ?? null;
  if (html === null) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
