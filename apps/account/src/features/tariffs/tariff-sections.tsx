import type { Tariff } from '@proverka/contract/tariff';
import { TariffLadder } from './tariff-ladder.tsx';
import { TariffPrices } from './tariff-prices.tsx';
import { TariffRules } from './tariff-rules.tsx';
import styles from './tariffs.module.css';

interface TariffSectionsProps {
  readonly tariffs: readonly Tariff[];
  /** The user's level, if known. */
  readonly currentId?: number | undefined;
}

/** How tariffs are reached, how they change, and how they affect prices. */
export function TariffSections({ tariffs, currentId }: TariffSectionsProps) {
  return (
    <>
      <section aria-labelledby="ladder" className={styles.section}>
        <h2 id="ladder">Пороги</h2>
        <TariffLadder tariffs={tariffs} currentId={currentId} />
      </section>
      <section aria-labelledby="rules" className={styles.section}>
        <h2 id="rules">Как меняется тариф</h2>
        <TariffRules />
      </section>
      <section aria-labelledby="prices" className={styles.section}>
        <h2 id="prices">Цены услуг</h2>
        <TariffPrices tariffs={tariffs} />
      </section>
    </>
  );
}
