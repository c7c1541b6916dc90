import type { Crumb, PageModule } from '@proverka/shell-sdk/remote-module';
import type { ComponentType } from 'react';
import type { Landing } from './landing.ts';
import { servedPage } from './served-page.tsx';

export interface LandingParts {
  /** The landing's id. */
  readonly id: string;
  /** Loaded where the page is rendered, not where it comes as HTML: the words are not shipped twice. */
  readonly text: () => Promise<Landing>;
  /** What the visitor fills in; the loudest thing on the page, and the only one that is code. */
  readonly Form: ComponentType;
  /** See `servedPage`. */
  readonly isLine?: boolean;
  /** The way from the main page to this one, both ends left out. */
  readonly crumbs?: readonly Crumb[];
  /** A whole sample report. */
  readonly samplePath?: string;
  /** Where what the page leads back to is no form. */
  readonly closingAction?: string | undefined;
  /** See `servedPage`. */
  readonly offersSignIn?: boolean;
}

/** A landing as a page of a remote. */
export function landingPage({
  id,
  text,
  Form,
  isLine = false,
  crumbs = [],
  samplePath,
  closingAction,
  offersSignIn = true,
}: LandingParts): PageModule {
  return servedPage({
    id,
    Form,
    isLine,
    offersSignIn,
    parts: async () => {
      const [landing, { LandingStory, LandingWords, landingHead }] = await Promise.all([
        text(),
        import(/* webpackChunkName: "landing-blocks" */ './blocks/landing-blocks.tsx'),
      ]);
      return {
        Words: () => <LandingWords landing={landing} crumbs={crumbs} />,
        Story: () => <LandingStory landing={landing} samplePath={samplePath} closingAction={closingAction} />,
        head: (context) => landingHead(landing, crumbs, context),
      };
    },
  });
}
