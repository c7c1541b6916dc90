import type { PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { lazy, type ComponentType } from 'react';
import { useHasOtherPrices } from './catalogue-prices.ts';
import { prefetchPrices } from './prices-query.ts';
import { ServedOnce } from './served-once.tsx';
import { SignInEntry } from './sign-in-entry.tsx';
// Styles of parts that are served as HTML only: their code, and with it their style sheet, may never be loaded.
import './landing.css';

export interface ServedParts {
  /** Heading and what belongs beside the form. */
  readonly Words: ComponentType;
  /** Everything below. */
  readonly Story: ComponentType;
  readonly head: (context: PageContext) => PageHead;
}

interface ServedPage {
  /** Unique on the site: the page's words are found by it. */
  readonly id: string;
  /** All that needs no script; loaded where the page is rendered and not where it comes as HTML. */
  readonly parts: () => Promise<ServedParts>;
  readonly Form?: ComponentType;
  /** The form is one field: on a wide screen it stands under the words instead of beside them. */
  readonly isLine?: boolean;
  /** Whoever has been here before is led to the login below the form; not where the form itself does. */
  readonly offersSignIn?: boolean;
}

/** A public page of words around one form: only the form is code in the browser. */
export function servedPage({
  id,
  parts,
  Form,
  isLine = false,
  offersSignIn = true,
}: ServedPage): Required<PageModule> {
  // The same for every visitor. `head` cannot wait, so `load` leaves it here.
  let loaded: ServedParts | null = null;
  // Without boundaries of their own: the server waits for them, and what was waited for needs no script to be revealed.
  const Words = lazy(async () => ({ default: (await parts()).Words }));
  const Story = lazy(async () => ({ default: (await parts()).Story }));
  return {
    load: async ({ queryClient, platform }) => {
      [loaded] = await Promise.all([parts(), prefetchPrices(queryClient, platform.api)]);
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
