import type { Crumb, PageModule } from '@proverka/shell-sdk/remote-module';
import type { ComponentType } from 'react';
import type { Landing } from './landing.ts';
import { servedPage } from './served-page.tsx';

export interface LandingParts {
  /** The landing's id. */
  readonly id: string;
  /** Imported only where the page is rendered: a browser that got the HTML does not load its code. */
  readonly text: () => Promise<Landing>;
  /** The form: the most prominent part of the page, and the only one with code in the browser. */
  readonly Form: ComponentType;
  /** See `servedPage`. */
  readonly isLine?: boolean;
  /** The breadcrumbs between the main page and this one. */
  readonly crumbs?: readonly Crumb[];
  /** A whole sample report. */
  readonly samplePath?: string;
  /** The text of the closing link when it leads to anything but a form. */
  readonly closingAction?: string | undefined;
  /** See `servedPage`. */
  readonly offersSignIn?: boolean;
}

/** Builds a remote's page from a landing. */
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
