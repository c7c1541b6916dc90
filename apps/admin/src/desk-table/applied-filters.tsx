import { Button } from '@proverka/ui-kit/button';
import { CloseIcon } from '@proverka/ui-kit/icon';
import { formatDate } from '@proverka/words/dates';
import type { DeskFilter } from './desk-column.ts';
import styles from './list-tools.module.css';
import type { ListState } from './use-list-state.ts';

interface AppliedFiltersProps {
  readonly filters: readonly DeskFilter[];
  readonly state: ListState;
}

/** What the list is filtered by while the fields are closed; a press takes one away. */
export function AppliedFilters({ filters, state: { values, set } }: AppliedFiltersProps) {
  const applied = filters.filter(({ key }) => (values[key] ?? '') !== '');
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Отобрано по">
      {applied.map((filter) => {
        const words = `${filter.label}: ${valueWords(filter, values[filter.key] ?? '')}`;
        return (
          <li key={filter.key}>
            <Button
              size="small"
              variant="secondary"
              className={styles.appliedOne}
              aria-label={`Снять фильтр «${words}»`}
              onClick={() => set({ [filter.key]: '' })}
            >
              {words}
              <CloseIcon className={styles.cross} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Of a choice that has not come yet, its key. */
function valueWords({ kind, options = [] }: DeskFilter, value: string): string {
  if (kind === 'day') return formatDate(value);
  if (kind === 'number') return value.replace('.', ',');
  return options.find((option) => option.value === value)?.label ?? value;
}
