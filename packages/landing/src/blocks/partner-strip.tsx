import { partnersOf } from '@proverka/brand/partners';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { typeset } from '@proverka/words/typeset';

/** Names of partners as text; empty for a brand without partners. Needs `partner-strip.css`, which is part of a landing. */
export function PartnerStrip() {
  const { brand } = usePlatform();
  const partners = partnersOf(brand.id);
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="landing-partners" className="landing-partners">
      <div>
        <h2 id="landing-partners">Партнёры</h2>
        <ul>
          {partners.map(({ name, field }) => (
            <li key={name}>
              <b>{typeset(name)}</b>
              <span>{field}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
