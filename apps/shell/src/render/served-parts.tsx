import type { ApiClient } from '@proverka/api-client/api-client';
import type { Platform, ServedParts } from '@proverka/shell-sdk/platform';
import type { QueryClient } from '@tanstack/react-query';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { SitePaths } from '../app/navigation/site-paths.ts';
import { ShellApp } from '../app/shell-app.tsx';

/** A page that is about to be rendered. */
export interface PartsVisit {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** Of the page, without its origin. */
  readonly location: string;
  /** All the page knows, when every visitor gets the same; else `null`. */
  readonly answers: readonly unknown[] | null;
}

interface KeptPart {
  readonly type: unknown;
  readonly answers: readonly unknown[];
  /** `null`: it has to be rendered with the page. */
  readonly html: string | null;
}

/** Of one host: addresses differ by what advertisers add to them. */
const MOST_PARTS = 40;

/**
 * Renders parts of one host's pages that are the same for every visitor, once as long as the answers they are made of are the
 * same. Such a part is one component without props, on a page that got answers for everybody only, and is rendered apart
 * from the page: there is no session it could read.
 */
export function keepServedParts(sitePaths: SitePaths): (visit: PartsVisit) => ServedParts | null {
  const kept = new Map<string, KeptPart>();
  return (visit) => {
    const { answers, platform, location } = visit;
    if (answers === null) return null;
    return {
      htmlOf: (id, part, how) => {
        if (!isWithoutProps(part)) return null;
        const key = `${platform.origin}${location} ${id}`;
        const known = kept.get(key);
        if (known?.type === part.type && isSame(known.answers, answers)) return known.html;
        const html = renderApart(how, apart(part, visit, sitePaths), id);
        kept.delete(key);
        kept.set(key, { type: part.type, answers, html });
        const [oldest] = kept.keys();
        if (kept.size > MOST_PARTS && oldest !== undefined) kept.delete(oldest);
        return html;
      },
    };
  };
}

const isWithoutProps = (part: ReactNode): part is ReactElement<object> =>
  isValidElement<object>(part) && typeof part.type !== 'string' && Object.keys(part.props).length === 0;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((answer, at) => answer === other[at]);

/** `null` when its code is not loaded yet, or when it asks for the visitor or for what the page loaded, which throws. */
function renderApart(how: 'served' | 'hydrated', part: ReactElement, id: string): string | null {
  try {
    return how === 'served' ? renderToStaticMarkup(part, { identifierPrefix: id }) : hydratable(part);
  } catch {
    return null;
  }
}

/** Ids that components give themselves depend on their place in the page, and what waits needs a script. */
function hydratable(part: ReactElement): string | null {
  const html = renderToString(part, { identifierPrefix: ownIds });
  return html.includes(ownIds) || html.includes('<!--$') ? null : html;
}

const ownIds = 'served-apart-';

const apart = (part: ReactElement, { platform, queryClient, location }: PartsVisit, sitePaths: SitePaths) => (
  <ShellApp platform={ofNobody(platform)} queryClient={queryClient} sitePaths={sitePaths}>
    <StaticRouter location={location}>{part}</StaticRouter>
  </ShellApp>
);

const personal = (): never => {
  throw new Error('A part for everybody asks for its visitor');
};
const apiOfNobody: ApiClient = { call: personal, url: personal };

function ofNobody(platform: Platform): Platform {
  const { session: _ofTheVisitor, sessionActions: _theirs, ...others } = platform;
  return {
    ...others,
    api: apiOfNobody,
    get session() {
      return personal();
    },
    get sessionActions() {
      return personal();
    },
  };
}
