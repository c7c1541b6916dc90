import type { PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { lazy, type ComponentType } from 'react';
import { useHasOtherPrices } from './catalogue-prices.ts';
import { prefetchPrices } from './prices-query.ts';
import { ServedOnce } from './served-once.tsx';
import { SignInEntry } from './sign-in-entry.tsx';
// Styles of parts that are served as HTML only: their code, which would import them, may never be loaded.
import './landing.css';

export interface ServedParts {
  /** The heading and the content beside the form. */
  readonly Words: ComponentType;
  /** The content below the form. */
  readonly Story: ComponentType;
  readonly head: (context: PageContext) => PageHead;
}

interface ServedPage {
  /** Unique on the site: identifies the page's served HTML. */
  readonly id: string;
  /** Everything that needs no script; imported only where the page is rendered. */
  readonly parts: () => Promise<ServedParts>;
  readonly Form?: ComponentType;
  /** The form is a single field: on a wide screen it stands below the text instead of beside it. */
  readonly isLine?: boolean;
  /** What the served parts ask for besides prices; must not take long. */
  readonly prefetch?: (context: PageContext) => Promise<void>;
  /** Links to the sign-in below the form, unless the form does so itself. */
  readonly offersSignIn?: boolean;
}

/** A public page of text around one form, which is its only code in the browser. */
export function servedPage({
  id,
  parts,
  Form,
  isLine = false,
  offersSignIn = true,
  prefetch,
}: ServedPage): Required<PageModule> {
  // Equal for every visitor. `head` is synchronous, so `load` leaves the content here.
  let loaded: ServedParts | null = null;
  // Without Suspense boundaries of its own: the server waits for the content, which then needs no script to be revealed.
  const Words = lazy(async () => ({ default: (await parts()).Words }));
  const Story = lazy(async () => ({ default: (await parts()).Story }));
  return {
    load: async (context) => {
      const { queryClient, platform } = context;
      [loaded] = await Promise.all([parts(), prefetchPrices(queryClient, platform.api), prefetch?.(context)]);
    },
    head: (context) => {
      if (!loaded) throw new Error(`Page ${id} was asked for its head before it was loaded`);
      return loaded.head(context);
    },
    Component: function ServedPage() {
      const isOutdated = useHasOtherPrices();
      return (
        <main>
          <div className="landing-hero">
            <div className={heroClass(Form !== undefined, isLine)}>
              <ServedOnce id={`${id}-words`} className="landing-words" isOutdated={isOutdated}>
                <Words />
              </ServedOnce>
              {Form && (
                <div id="form" className="landing-form">
                  <Form />
                  {offersSignIn && <SignInEntry />}
                </div>
              )}
            </div>
          </div>
          <ServedOnce id={`${id}-story`} isOutdated={isOutdated}>
            <Story />
          </ServedOnce>
        </main>
      );
    },
  };
}

function heroClass(hasForm: boolean, isLine: boolean): string {
  if (!hasForm) return 'landing-hero-columns landing-hero-plain';
  return isLine ? 'landing-hero-columns landing-hero-line' : 'landing-hero-columns';
}
