import { payoutStates } from '@proverka/contract/money-proposal';
import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { DoubtfulLines } from '../features/bank-desk/doubtful-lines.tsx';
import { InvoicesList } from '../features/bank-desk/invoices-list.tsx';
import { moneyAddress, moneyParts } from '../controls/money-address.domain.ts';
import { EntriesDesk } from '../features/money-approvals/entries-desk.tsx';
import { PayoutsDesk } from '../features/payouts-desk/payouts-desk.tsx';
import { StatementsDesk } from '../features/bank-desk/statements-desk.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = moneyParts.find((one) => one === search.get('part')) ?? 'statements';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const payoutState = payoutStates.find((one) => one === search.get('state')) ?? 'waiting';
  const items = [
    { value: 'statements', label: 'Выписки', content: <StatementsDesk /> },
    { value: 'doubtful', label: 'Сомнительные', content: <DoubtfulLines page={page} /> },
    { value: 'invoices', label: 'Счета', content: <InvoicesList /> },
    { value: 'entries', label: 'Исправления и выплаты', content: <EntriesDesk page={page} /> },
    { value: 'payouts', label: 'В банк', content: <PayoutsDesk state={payoutState} /> },
  ];
  return (
    <Container as="main" className={styles.wide}>
      <h1>Деньги</h1>
      <Tabs
        label="Деньги"
        value={part}
        onValueChange={(next) =>
          void navigate(moneyAddress(moneyParts.find((one) => one === next) ?? 'statements'))
        }
        items={items}
      />
    </Container>
  );
}
