import { partnerStatsQuery } from '@proverka/api-client/partners';
import type { PartnerStats as Stats } from '@proverka/contract/partner';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import { daysOf, periods, type Period } from './periods.domain.ts';
import styles from './partner.module.css';

/** Referral totals of a period in Moscow days. */
export function PartnerStats({ today }: { readonly today: string }) {
  const { api } = usePlatform();
  const [period, setPeriod] = useState<Period>('all');
  const query = useQuery({
    ...partnerStatsQuery(api, daysOf(period, today)),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title="Итоги">
      <Field label="Период" className={styles.period}>
        <Select
          options={periods}
          value={period}
          onChange={({ target }) => setPeriod(target.value as Period)}
        />
      </Field>
      <Loaded query={query} what="итоги">
        {(stats) => (
          <dl className={styles.numbers} aria-busy={query.isPlaceholderData}>
            {numbersOf(stats).map(([title, value]) => (
              <div key={title} className={styles.number}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Section>
  );
}

const numbersOf = (stats: Stats): readonly (readonly [title: string, value: string])[] => [
  ['Регистрации', String(stats.registrations)],
  ['Заказы', String(stats.orders)],
  ['Оплачены', String(stats.paid_orders)],
  ['На сумму', formatMoney(rubles(stats.paid_amount))],
  ['Ваши бонусы', formatMoney(rubles(stats.bonus_amount))],
];
