import { payoutsQuery } from '@proverka/api-client/money-proposals';
import { bankPageSize } from '@proverka/contract/bank-statement';
import type { Payout, PayoutState } from '@proverka/contract/money-proposal';
import { payoutStates } from '@proverka/contract/money-proposal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Field } from '@proverka/ui-kit/field';
import { Pager } from '@proverka/ui-kit/pager';
import { Select } from '@proverka/ui-kit/select';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { moneyAddress } from '../../controls/money-address.domain.ts';
import { CancelPayout } from './cancel-payout.tsx';
import { MakeFile } from './make-file.tsx';
import { PayoutsTable } from './payouts-table.tsx';
import { stateWords } from './payout-words.domain.ts';

const options = payoutStates.map((value) => ({ value, label: stateWords[value] }));
const isOpen = ({ state }: Payout): boolean => state === 'waiting' || state === 'in_file';

interface PayoutsDeskProps {
  readonly state: PayoutState;
  readonly page: number;
}

/** Returns and payouts on their way: into a file, then until the statement shows them. */
export function PayoutsDesk({ state, page }: PayoutsDeskProps) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const query = useQuery({ ...payoutsQuery(api, state, page - 1), placeholderData: keepPreviousData });
  return (
    <div className={desk.section}>
      <Field label="Состояние">
        <Select
          value={state}
          options={options}
          onChange={({ target }) => void navigate(moneyAddress('payouts', { state: target.value }))}
        />
      </Field>
      <ListStates
        query={query}
        isEmpty={({ payouts }) => payouts.length === 0}
        empty={{
          title: 'Выплат здесь нет',
          text: 'Возвраты авансов и выплаты партнёрам готовят на вкладке «Исправления и выплаты».',
        }}
      >
        {({ payouts, total }) => (
          <>
            <PayoutsTable payouts={payouts} total={total} />
            {state === 'waiting' && <MakeFile payouts={payouts} />}
            {payouts.some(isOpen) && <CancelPayout payouts={payouts.filter(isOpen)} />}
            <Pager
              label="Страницы списка"
              page={page}
              pageCount={Math.ceil(total / bankPageSize)}
              hrefOf={(to) => moneyAddress('payouts', { state, page: to })}
              onPageChange={(to) => void navigate(moneyAddress('payouts', { state, page: to }))}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}
