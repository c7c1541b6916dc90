import { useNavigate } from '@proverka/shell-sdk/router';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import {
  kinds,
  kindWords,
  transactionsAddress,
  type TransactionsView,
} from '../../content/transactions-address.ts';
import { PeriodFields } from '../../page-parts/period-fields.tsx';
import lists from '../../page-parts/list.module.css';

/** What the list of transactions shows: a kind, the days of a period. */
export function TransactionFilters({ view }: { readonly view: TransactionsView }) {
  const navigate = useNavigate();
  const show = (changed: Partial<TransactionsView>) =>
    void navigate(transactionsAddress({ ...view, ...changed, page: 1 }), {
      preventScrollReset: true,
      replace: true,
    });
  const options = kinds.map((value) => ({ value, label: kindWords[value].all }));
  return (
    <search className={lists.narrowing}>
      <Field label="Вид операции">
        <Select
          value={view.kind}
          onChange={({ currentTarget }) =>
            show({ kind: kinds.find((kind) => kind === currentTarget.value) ?? '' })
          }
          options={[{ value: '', label: 'Все операции' }, ...options]}
        />
      </Field>
      <PeriodFields period={view} onChange={({ from, to }) => show({ from, to })} />
    </search>
  );
}
