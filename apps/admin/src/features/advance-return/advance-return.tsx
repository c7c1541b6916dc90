import { advanceQuery } from '@proverka/api-client/returns';
import type { Advance, AdvanceReturn as Returned } from '@proverka/contract/advance';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { staffOf } from '@proverka/shell-sdk/session';
import { Card } from '@proverka/ui-kit/card';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import list from '../../controls/desk-list.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { AdvanceForm } from './advance-form.tsx';
import { partWords, returnState } from './advance-words.domain.ts';

/** An unspent advance going back to the cards it came from; only for staff who move money. */
export function AdvanceReturn({ personId }: { readonly personId: string }) {
  const mayReturn = useSession(staffOf)?.grants.includes('money') ?? false;
  return mayReturn ? <Loading personId={personId} /> : null;
}

function Loading({ personId }: { readonly personId: string }) {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(advanceQuery(api, personId));
  return (
    <Card as="section" aria-labelledby="advance-return" className={desk.card}>
      <h2 id="advance-return">Вернуть аванс</h2>
      {data === undefined ? (
        <NotLoaded what="аванс" lines={3} query={{ error, isFetching, refetch }} />
      ) : (
        <Loaded advance={data} />
      )}
    </Card>
  );
}

function Loaded({ advance }: { readonly advance: Advance }) {
  return (
    <>
      {advance.returns.length > 0 && (
        <ul className={list.items} aria-label="Возвраты аванса">
          {advance.returns.map((one) => (
            <Past key={one.proposal_id} one={one} />
          ))}
        </ul>
      )}
      {advance.advance > 0 ? (
        <AdvanceForm advance={advance} />
      ) : (
        <p className={desk.soft}>{typeset('Неизрасходованного аванса нет: возвращать нечего.')}</p>
      )}
    </>
  );
}

function Past({ one }: { readonly one: Returned }) {
  return (
    <li className={list.item}>
      <span>
        {typeset(`${sumWords(one.amount)}. ${returnState(one)}`)}{' '}
        {one.is_late && <strong className={desk.late}>Просрочено</strong>}
      </span>
      {one.parts.map((part) => (
        <span key={`${part.place} ${part.amount}`}>{typeset(partWords(part))}</span>
      ))}
      <span className={list.facts}>
        {typeset(`${momentWords(one.made_date)} · срок до ${formatDate(one.due_date)}`)}
      </span>
    </li>
  );
}
