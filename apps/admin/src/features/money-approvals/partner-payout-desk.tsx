import type { MoneyProposal } from '@proverka/contract/money-proposal';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import { PayoutForm } from './payout-form.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useEntries } from './use-entries.ts';

interface PartnerPayoutDeskProps {
  readonly email: string;
  /** Rubles that may be paid now. */
  readonly owed: number;
  /** Wait for a second person. */
  readonly proposals: readonly MoneyProposal[];
  readonly approvalAbove: number;
}

/** Pays one partner: what waits for a second person, then the form while anything is owed. */
export function PartnerPayoutDesk({ email, owed, proposals, approvalAbove }: PartnerPayoutDeskProps) {
  const changes = useEntries();
  return (
    <>
      <FailureNote text={changes.refusal} />
      {proposals.length > 0 && (
        <section aria-labelledby="waiting-payouts" className={desk.section}>
          <h2 id="waiting-payouts">Ждут второго сотрудника</h2>
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.proposal_id} {...{ proposal, changes }} />
          ))}
        </section>
      )}
      <Card as="section" aria-labelledby="pay-partner" className={desk.card}>
        <h2 id="pay-partner">Выплатить партнёру</h2>
        {owed > 0 ? (
          <>
            <p className={desk.soft}>
              {typeset(
                `Можно выплатить до ${sumWords(owed)}. Больше ${sumWords(approvalAbove)} — с подтверждением второго сотрудника.`,
              )}
            </p>
            <PayoutForm {...{ changes, approvalAbove }} partner={{ email, owed }} />
          </>
        ) : (
          <p className={desk.soft}>
            {typeset('Выплачивать нечего: вознаграждения нет, оно истрачено или уже в пути.')}
          </p>
        )}
      </Card>
    </>
  );
}
