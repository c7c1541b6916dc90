import { Button } from '@proverka/ui-kit/button';
import desk from '../../controls/desk.module.css';
import { periodPresets } from '../../controls/period.domain.ts';
import { FilterField } from '../../desk-table/filter-fields.tsx';
import styles from './numbers.module.css';
import { numbersFilters, type Numbers } from './use-numbers.ts';

/** Presets, own days, brand and traffic: what all figures of the page are about. */
export function PeriodChooser({ numbers: { state, today, query } }: { readonly numbers: Numbers }) {
  const shown = { ...state.values, date_from: query['date-from'], date_to: query['date-to'] };
  return (
    <section aria-label="Период" className={desk.section}>
      <div className={styles.presets}>
        {periodPresets(today).map(({ title, from, to }) => {
          const isChosen = from === query['date-from'] && to === query['date-to'];
          return (
            <Button
              key={title}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => state.set({ date_from: from, date_to: to })}
            >
              {title}
            </Button>
          );
        })}
      </div>
      <div className={styles.fields}>
        {numbersFilters.map((filter) => (
          <FilterField key={filter.key} filter={filter} values={shown} onChange={state.set} />
        ))}
      </div>
    </section>
  );
}
