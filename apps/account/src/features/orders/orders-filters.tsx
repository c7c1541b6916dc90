import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { levelWords } from '@proverka/words/level-words';
import { typeset } from '@proverka/words/typeset';
import {
  filters,
  filterWords,
  ordersAddress,
  verdicts,
  type OrdersView,
} from '../../content/orders-address.ts';
import { PeriodFields } from '../../page-parts/period-fields.tsx';
import lists from '../../page-parts/list.module.css';
import styles from './orders.module.css';
import { useOrdersSummary } from './use-orders-summary.ts';

/** Search, states with counts, and products: every choice is a link that keeps the others. */
export function OrdersFilters({ view }: { readonly view: OrdersView }) {
  const summary = useOrdersSummary();
  if (summary?.total === 0) return null;
  return (
    <div className={styles.filters}>
      <SearchForm key={view.query} view={view} />
      <div className={styles.narrow}>
        <nav aria-label="Состояние заказов">
          <ul className={styles.states}>
            <li>
              <FilterLink view={view} status="" title="Все" count={summary?.total} />
            </li>
            {filters
              .filter((status) => status === view.status || summary?.by_status[status] !== 0)
              .map((status) => (
                <li key={status}>
                  <FilterLink
                    view={view}
                    status={status}
                    title={filterWords[status]}
                    count={summary?.by_status[status]}
                  />
                </li>
              ))}
          </ul>
        </nav>
        <ProductChoice view={view} products={summary?.products ?? []} />
      </div>
      <div className={lists.narrowing}>
        <VerdictChoice view={view} />
        <PeriodChoice view={view} />
      </div>
    </div>
  );
}

function SearchForm({ view }: { readonly view: OrdersView }) {
  const navigate = useNavigate();
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('query');
          const query = typeof typed === 'string' ? typed.trim() : '';
          void navigate(ordersAddress({ ...view, query, page: 1 }));
        }}
      >
        <Field
          label="Поиск по заказам"
          hideLabel
          hint={typeset(
            'Ищем по адресу, имени, кадастровому номеру, ИНН, VIN, номеру отчёта и названию услуги',
          )}
        >
          <TextInput
            type="search"
            name="query"
            maxLength={200}
            defaultValue={view.query}
            placeholder="Адрес, имя или номер"
            before={<SearchIcon />}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Найти
        </Button>
      </form>
    </search>
  );
}

interface FilterLinkProps {
  readonly view: OrdersView;
  readonly status: OrdersView['status'];
  readonly title: string;
  readonly count: number | undefined;
}

function FilterLink({ view, status, title, count }: FilterLinkProps) {
  return (
    <Link
      to={ordersAddress({ ...view, status, page: 1 })}
      className={styles.filter}
      {...(view.status === status && { 'aria-current': 'true' })}
    >
      {title}
      {count !== undefined && (
        <span className={styles.count}>
          <VisuallyHidden>заказов: </VisuallyHidden>
          {count}
        </span>
      )}
    </Link>
  );
}

/** The filter and its result stay in view, and «back» leaves the list. */
const inPlace = { preventScrollReset: true, replace: true } as const;

/** Reports by what they say in a word; a report that was destroyed says nothing any more. */
function VerdictChoice({ view }: { readonly view: OrdersView }) {
  const navigate = useNavigate();
  const options = verdicts.map((value) => ({ value, label: levelWords[value] }));
  return (
    <Field label="Вывод отчёта">
      <Select
        value={view.verdict}
        onChange={({ currentTarget }) => {
          const verdict = verdicts.find((level) => level === currentTarget.value) ?? '';
          void navigate(ordersAddress({ ...view, verdict, page: 1 }), inPlace);
        }}
        options={[{ value: '', label: 'Любой' }, ...options]}
      />
    </Field>
  );
}

function PeriodChoice({ view }: { readonly view: OrdersView }) {
  const navigate = useNavigate();
  return (
    <PeriodFields
      period={view}
      onChange={({ from, to }) => void navigate(ordersAddress({ ...view, from, to, page: 1 }), inPlace)}
    />
  );
}

interface ProductChoiceProps {
  readonly view: OrdersView;
  readonly products: readonly { readonly product_name: string; readonly product_name_ru: string }[];
}

/** Only products ordered before; hidden when there is only one. */
function ProductChoice({ view, products }: ProductChoiceProps) {
  const navigate = useNavigate();
  if (products.length < 2 && view.product === '') return null;
  const options = products.map(({ product_name: value, product_name_ru: label }) => ({ value, label }));
  return (
    <Field label="Услуга" hideLabel>
      <Select
        value={view.product}
        onChange={({ currentTarget }) =>
          void navigate(ordersAddress({ ...view, product: currentTarget.value, page: 1 }), inPlace)
        }
        options={[{ value: '', label: 'Все услуги' }, ...options]}
      />
    </Field>
  );
}
