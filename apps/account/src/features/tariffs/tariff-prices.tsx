import type { Tariff } from '@proverka/contract/tariff';
import { typeset } from '@proverka/words/typeset';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import styles from './tariffs.module.css';

/** Prices of every service by tariff; wider than a phone, so it scrolls under its fixed first column. */
export function TariffPrices({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const products = tariffs[0]?.product_prices ?? [];
  return (
    <>
      <p className={styles.sideways}>{typeset(`Листайте таблицу вбок: тарифов в ней ${tariffs.length}.`)}</p>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} aria-label="Цены услуг по тарифам" tabIndex={0}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">Услуга</th>
              {tariffs.map(({ tariff_simple_id: id, tariff_title: title }) => (
                <th key={id} scope="col" className={styles.number}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ product_name: name, product_name_ru: title, is_from_price: isFrom }) => (
              <tr key={name}>
                <th scope="row">{typeset(title)}</th>
                {tariffs.map(({ tariff_simple_id: id, product_prices: prices }) => {
                  const price = prices.find(({ product_name }) => product_name === name)?.price;
                  return (
                    <td key={id} className={styles.number}>
                      {price === undefined ? '—' : `${isFrom ? 'от\u00a0' : ''}${formatMoney(rubles(price))}`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
