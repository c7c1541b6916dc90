import type { AdvertPage, AdvertSort } from '@proverka/contract/adverts';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { formatDate } from '@proverka/words/dates';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { advertsPathOf, type AdvertView } from './advert-filter.domain.ts';
import styles from './advert-results.module.css';

const sortWords: Readonly<Record<AdvertSort, string>> = {
  newest: 'Сначала новые',
  cheap: 'Сначала дешёвые',
  dear: 'Сначала дорогие',
  cheap_per_m2: 'Дешевле за м²',
  large: 'Сначала просторные',
};

interface ResultsHeadProps {
  readonly view: AdvertView;
  /** Absent while it is read. */
  readonly page: AdvertPage | undefined;
  readonly hasFailed: boolean;
}

/** How many were found, their order, and on a phone the choice between list and map. */
export function ResultsHead({ view, page, hasFailed }: ResultsHeadProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <div aria-live="polite">
        <h2 id="found">{page ? foundWords(page) : hasFailed ? 'Квартиры' : 'Ищем квартиры'}</h2>
        {page && <p className={styles.note}>{typeset(noteOf(page))}</p>}
      </div>
      <Field label="Порядок" hideLabel className={styles.sort}>
        <Select
          value={view.sort}
          options={Object.entries(sortWords).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) =>
            void navigate(advertsPathOf({ ...view, shown: 1, sort: target.value as AdvertSort }), {
              preventScrollReset: true,
            })
          }
        />
      </Field>
      <nav aria-label="Список или карта" className={styles.switch}>
        {(['list', 'map'] as const).map((side) => (
          <Link
            key={side}
            to={advertsPathOf({ ...view, side })}
            replace
            preventScrollReset
            className={styles.side}
            {...(view.side === side && { 'aria-current': 'true' as const })}
          >
            {side === 'list' ? 'Список' : 'Карта'}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function foundWords({ unique_count: count, is_count_bounded: isBounded }: AdvertPage): string {
  const flats = counted(count, 'квартира', 'квартиры', 'квартир');
  return isBounded ? `${flats} или больше` : flats;
}

function noteOf({
  count,
  unique_count: flats,
  is_count_bounded: isBounded,
  actual_on: day,
}: AdvertPage): string {
  const on = day ? ` Сведения на ${formatDate(day)}.` : '';
  if (isBounded || count <= flats) return `Объявления с разных сайтов, повторы собраны.${on}`;
  return `${counted(count, 'объявление', 'объявления', 'объявлений')} с разных сайтов: повторы одной квартиры собраны.${on}`;
}
