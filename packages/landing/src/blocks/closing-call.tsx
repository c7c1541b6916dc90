import { serviceOf } from '@proverka/catalogue/services';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { typeset } from '@proverka/words/typeset';
import type { Landing } from '../landing.ts';
import { useCataloguePrices } from '../catalogue-prices.ts';
import { priceWords } from '../price-words.ts';

interface ClosingCallProps {
  readonly landing: Landing;
  /** The text of a link to anything but a form: «Перейти к поиску». */
  readonly action?: string | undefined;
}

/** A link back to the form at the end of the page. */
export function ClosingCall({ landing: { product_name }, action = 'Перейти к форме' }: ClosingCallProps) {
  const { brand } = usePlatform();
  const prices = useCataloguePrices();
  const service = serviceOf(brand.id, product_name);
  return (
    <section aria-labelledby="landing-close" className="landing-close">
      <div className="landing-section">
        <h2 id="landing-close">{typeset(service.title)}</h2>
        <p className="landing-terms">
          <b className="landing-price">{priceWords(service, prices)}</b>
          <span>{typeset(service.time)}</span>
        </p>
        <a href="#form" className={buttonClassName({ size: 'large' })}>
          {action}
        </a>
      </div>
    </section>
  );
}
