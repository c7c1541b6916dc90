import { moneyEntriesKey } from '@proverka/api-client/money-proposals';
import { bankPageSize } from '@proverka/contract/bank-statement';
import { payoutStates, type Payout, type PayoutState } from '@proverka/contract/money-proposal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import desk from '../../controls/desk.module.css';
import { moneyAddress } from '../../controls/money-address.domain.ts';
import type { BulkAct } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { CancelPayout } from './cancel-payout.tsx';
import { MakeFile } from './make-file.tsx';
import { stateWords } from './payout-words.domain.ts';
import { payoutsColumns, payoutsFilters } from './payouts-columns.tsx';

const partOfPage = { part: 'payouts' } as const;
const options = payoutStates.map((value) => ({ value, label: stateWords[value] }));
const isOpen = ({ state }: Payout): boolean => state === 'waiting' || state === 'in_file';
const idOf = ({ payout_id: id }: Payout): string => id;

/** Returns and payouts on their way: into a file, then until the statement shows them. */
export function PayoutsDesk({ state }: { readonly state: PayoutState }) {
  const navigate = useNavigate();
  const list = useListState(payoutsFilters, [], partOfPage);
  const pages = usePayouts(state);
  const rows = pages.rows ?? [];
  return (
    <div className={desk.section}>
      <div className={desk.single}>
        <Field label="Состояние">
          <Select
            value={state}
            options={options}
            onChange={({ target }) => void navigate(moneyAddress('payouts', { state: target.value }))}
          />
        </Field>
      </div>
      <DeskTable
        key={state}
        name="payouts"
        label="Выплаты"
        columns={payoutsColumns}
        filters={payoutsFilters}
        state={list}
        acts={useFileOfChosen(state)}
        empty={{
          title: 'Выплат здесь нет',
          text: 'Возвраты авансов и выплаты партнёрам готовят на вкладке «Исправления и выплаты».',
        }}
        {...{ pages, idOf }}
      />
      {state === 'waiting' && rows.length > 0 && <MakeFile payouts={rows} />}
      {rows.some(isOpen) && <CancelPayout payouts={rows.filter(isOpen)} />}
    </div>
  );
}

function usePayouts(state: PayoutState) {
  const { api } = usePlatform();
  return useListPages<Payout>({
    queryKey: [...moneyEntriesKey, 'payouts-list', state],
    read: async (after, signal) => {
      const page = pageNumber(after);
      const { payouts, total } = await api.call(
        'GET /admin/money/payouts',
        { query: { state, page } },
        { signal },
      );
      return numberedPage({ rows: payouts, total, page, size: bankPageSize });
    },
  });
}

/** Only what waits goes into a file; the dialog says what it will hold. */
function useFileOfChosen(state: PayoutState): readonly BulkAct<Payout>[] {
  const { dialogs } = usePlatform();
  if (state !== 'waiting') return [];
  const run = (payouts: readonly Payout[]) =>
    void dialogs.open({ title: 'Файл для банка', size: 'sm' }, (close) => (
      <MakeFile payouts={payouts} onMade={close} />
    ));
  return [{ label: 'Собрать файл из выбранных', run }];
}
