import { proposalsQuery } from '@proverka/api-client/money-proposals';
import { bankPageSize } from '@proverka/contract/bank-statement';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Pager } from '@proverka/ui-kit/pager';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { moneyAddress } from '../../controls/money-address.domain.ts';
import { sumWords } from '../../controls/sum-words.ts';
import { CorrectionForm } from './correction-form.tsx';
import { PayoutForm } from './payout-form.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useEntries } from './use-entries.ts';

/** Refetched, because the other person approves meanwhile. */
const LOOK_AGAIN_MS = 15_000;

/** Entries by hand: what waits for a second person first, then the forms. */
export function EntriesDesk({ page }: { readonly page: number }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const changes = useEntries();
  const query = useQuery({
    ...proposalsQuery(api, 'waiting', page - 1),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  return (
    <div className={desk.section}>
      <FailureNote text={changes.refusal} />
      <section aria-labelledby="waiting-entries" className={desk.section}>
        <h2 id="waiting-entries">Ждут второго сотрудника</h2>
        <ListStates
          query={query}
          isEmpty={({ proposals }) => proposals.length === 0}
          empty={{ title: 'Ничего не ждёт', text: 'Здесь появятся исправления и выплаты выше порога.' }}
        >
          {({ proposals, total }) => (
            <>
              {proposals.map((proposal) => (
                <ProposalCard key={proposal.proposal_id} {...{ proposal, changes }} />
              ))}
              <Pager
                label="Страницы списка"
                page={page}
                pageCount={Math.ceil(total / bankPageSize)}
                hrefOf={(to) => moneyAddress('entries', { page: to })}
                onPageChange={(to) => void navigate(moneyAddress('entries', { page: to }))}
              />
            </>
          )}
        </ListStates>
      </section>
      {query.data !== undefined && <Forms changes={changes} approvalAbove={query.data.approval_above} />}
    </div>
  );
}

interface FormsProps {
  readonly changes: ReturnType<typeof useEntries>;
  readonly approvalAbove: number;
}

function Forms({ changes, approvalAbove }: FormsProps) {
  return (
    <>
      <p className={desk.soft}>
        {typeset(`Всё, что больше ${sumWords(approvalAbove)}, подтверждает второй сотрудник.`)}
      </p>
      <Card as="section" aria-labelledby="new-correction" className={desk.card}>
        <h2 id="new-correction">Исправить баланс</h2>
        <CorrectionForm {...{ changes, approvalAbove }} />
      </Card>
      <Card as="section" aria-labelledby="new-payout" className={desk.card}>
        <h2 id="new-payout">Вернуть аванс или выплатить партнёру</h2>
        <PayoutForm {...{ changes, approvalAbove }} />
      </Card>
    </>
  );
}
