import type { BankLine } from '@proverka/contract/bank-statement';
import { Badge } from '@proverka/ui-kit/badge';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import list from '../../controls/desk-list.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import { doubtWords, lineStateWords } from './bank-words.domain.ts';
import { DecideLine } from './decide-line.tsx';

/** A payment of the statement: who paid what for what, and what became of it or has to. */
export function LineCard({ line }: { readonly line: BankLine }) {
  const { amount, other_name: name, other_inn: inn, purpose, state, doubt, invoice } = line;
  return (
    <article className={list.item} aria-label={`Платёж ${line.number} на ${sumWords(amount)}`}>
      <div className={list.heading}>
        <h3 className={list.title}>{sumWords(amount)}</h3>
        <Badge kind={state === 'doubtful' ? 'new' : 'plain'}>{lineStateWords[state]}</Badge>
      </div>
      {state === 'doubtful' && doubt !== null && <p>{typeset(doubtWords[doubt])}</p>}
      <p>{typeset(purpose === '' ? 'Назначение не указано' : purpose)}</p>
      <p className={list.facts}>
        {typeset(
          `${name || 'Плательщик не указан'}${inn === '' ? '' : `, ИНН ${inn}`} · поручение ${line.number || 'без номера'} от ${formatDate(line.date)}`,
        )}
      </p>
      {invoice !== null && (
        <p className={list.facts}>{typeset(`Счёт ${invoice.number} от ${formatDate(invoice.date)}`)}</p>
      )}
      {state !== 'doubtful' && <p className={list.facts}>{typeset(decidedWords(line))}</p>}
      {state === 'doubtful' && <DecideLine line={line} />}
    </article>
  );
}

function decidedWords({ decided_by: who, decided_date: at, decision_reason: reason }: BankLine): string {
  if (who === null) return 'Сопоставлено по номеру, ИНН и сумме';
  const when = at === null ? '' : `, ${momentWords(at)}`;
  return `Решение: ${who.name}${when}${reason === '' ? '' : `. ${reason}`}`;
}
