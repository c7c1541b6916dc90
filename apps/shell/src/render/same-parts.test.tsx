import { createTestPlatform, testSession } from '@proverka/shell-sdk/test-platform';
import { ServedPartsProvider, type ServedParts } from '@proverka/shell-sdk/platform';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SiteFooter } from '../app/layout/site-footer.tsx';
import { SiteHeader } from '../app/layout/site-header.tsx';
import { createSitePaths } from '../app/navigation/site-paths.ts';
import { ShellApp } from '../app/shell-app.tsx';
import { shellDecl } from '../app/shell-decl.ts';
import { keepServedParts } from './served-parts.tsx';

const sitePaths = createSitePaths(shellDecl.routes);

/** The frame of a page at an address, as the router of the server renders it. */
async function frameAt(location: string, hostName: string, keepParts: ReturnType<typeof keepServedParts>) {
  const platform = createTestPlatform({ hostName, visitor: testSession });
  const queryClient = new QueryClient();
  const routes = [
    {
      path: '*',
      Component: () => (
        <>
          <SiteHeader />
          <SiteFooter />
        </>
      ),
    },
  ];
  const context = await createStaticHandler(routes).query(new Request(platform.origin + location));
  if (context instanceof Response) throw new Error('The frame is no redirect');
  const parts = keepParts({ platform, queryClient, location, answers: [] });
  const taken: (string | null)[] = [];
  const noted: ServedParts | null = parts && {
    htmlOf: (...part) => {
      taken.push(parts.htmlOf(...part));
      return taken.at(-1) ?? null;
    },
  };
  const html = (given: ServedParts | null) =>
    renderToString(
      <ShellApp platform={platform} queryClient={queryClient} sitePaths={sitePaths}>
        <ServedPartsProvider value={given}>
          <StaticRouterProvider
            router={createStaticRouter(routes, context)}
            context={context}
            hydrate={false}
          />
        </ServedPartsProvider>
      </ShellApp>,
    );
  return { rendered: html(null), kept: html(noted), taken };
}

test.each(['/', '/privacy/', '/offer/?from=letter'])(
  'header and footer at %s that were rendered apart are what the browser expects to find',
  async (location) => {
    const keepParts = keepServedParts(sitePaths);
    for (const hostName of ['realestate.localhost', 'fizcheck.localhost', 'realestate.localhost']) {
      const { rendered, kept, taken } = await frameAt(location, hostName, keepParts);
      expect(taken).toHaveLength(2);
      expect(taken).not.toContain(null);
      expect(kept).toBe(rendered);
    }
  },
);
