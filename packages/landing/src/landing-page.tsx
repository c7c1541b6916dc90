import type { Crumb, PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { lazy, type ComponentType } from 'react';
import type { Landing } from './landing.ts';
import { prefetchPrices } from './prices-query.ts';
import { ServedOnce } from './served-once.tsx';
import { SignInEntry } from './sign-in-entry.tsx';
// Styles of parts that are served as HTML only: their code, and with it their style sheet, may never be loaded.
import './landing.css';

export interface LandingParts {
  /** The landing's id. */
  readonly id: string;
  /** Loaded where the page is rendered, not where it comes as HTML: the words are not shipped twice. */
  readonly text: () => Promise<Landing>;
  /** What the visitor fills in; the loudest thing on the page, and the only one that is code. */
  readonly Form: ComponentType;
  /** The way from the main page to this one, both ends left out. */
  readonly crumbs?: readonly Crumb[];
  /** A whole sample report. */
  readonly samplePath?: string;
}

/** A landing as a page of a remote. */
export function landingPage({ id, text, Form, crumbs = [], samplePath }: LandingParts): PageModule {
  // The same for every visitor. `head` cannot wait, so `load` leaves here what it needs.
  let headOf: ((context: PageContext) => PageHead) | null = null;
  const blocks = () =>
    Promise.all([text(), import(/* webpackChunkName: "landing-blocks" */ './blocks/landing-blocks.tsx')]);
  // Without boundaries of their own: the server waits for them, and what was waited for needs no script to be revealed.
  const Words = lazy(async () => {
    const [loaded, { LandingWords }] = await blocks();
    return { default: () => <LandingWords landing={loaded} crumbs={crumbs} /> };
  });
  const Story = lazy(async () => {
    const [loaded, { LandingStory }] = await blocks();
    return { default: () => <LandingStory landing={loaded} samplePath={samplePath} /> };
  });
  return {
    load: async ({ queryClient, platform }) => {
      const [[landing, { landingHead }]] = await Promise.all([
        blocks(),
        prefetchPrices(queryClient, platform.api),
      ]);
      headOf = (context) => landingHead(landing, crumbs, context);
    },
    head: (context) => {
      if (!headOf) throw new Error(`Landing ${id} was asked for its head before it was loaded`);
      return headOf(context);
    },
    Component: function LandingPage() {
      return (
        <main className="landing">
          <div className="landing-hero">
            <div className="landing-hero-columns">
              <ServedOnce id={`${id}-words`} className="landing-words">
                <Words />
              </ServedOnce>
              <div id="form" className="landing-form">
                <Form />
                <SignInEntry />
              </div>
            </div>
          </div>
          <ServedOnce id={`${id}-story`}>
            <Story />
          </ServedOnce>
        </main>
      );
    },
  };
}
