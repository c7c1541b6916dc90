import type { MoneyProposal } from '@proverka/contract/money-proposal';
import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import list from '../../controls/desk-list.module.css';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { entryWords, kindWords } from './entry-words.domain.ts';
import type { EntryChanges } from './use-entries.ts';

interface ProposalCardProps {
  readonly proposal: MoneyProposal;
  readonly changes: EntryChanges;
}

/** What waits for a second person: what will happen, why, by which document, who asked. */
export function ProposalCard({ proposal, changes }: ProposalCardProps) {
  const me = useSession(knownUser);
  const isMine = proposal.made_by.id === me?.id;
  return (
    <article className={list.item} aria-label={`${kindWords[proposal.kind]} на ${sumWords(proposal.amount)}`}>
      <h3 className={list.title}>{typeset(entryWords(proposal))}</h3>
      <p>{typeset(`${proposal.reason}. ${proposal.document}`)}</p>
      {proposal.order_id !== null && (
        <Link to={`/admin/orders/${proposal.order_id}/`} className={linkClassName()}>
          Открыть заказ
        </Link>
      )}
      <p className={list.facts}>
        {typeset(`Предложено: ${proposal.made_by.name}, ${momentWords(proposal.made_date)}`)}
      </p>
      {isMine && <p>{typeset('Подтвердить должен другой сотрудник.')}</p>}
      <div className={desk.row}>
        {!isMine && (
          <Button size="small" busy={changes.isBusy} onClick={() => void changes.approve(proposal)}>
            Подтвердить: {sumWords(proposal.amount)}
          </Button>
        )}
        <RemoveButton
          action={isMine ? 'Отозвать' : 'Отклонить'}
          confirmation={isMine ? 'Отозвать предложение' : 'Отклонить предложение'}
          isBusy={changes.isBusy}
          onRemove={() => void changes.end(proposal)}
        />
      </div>
    </article>
  );
}
