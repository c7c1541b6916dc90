import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { guestCaseQuery, isWrongLink } from '../conversation/guest-case-query.ts';
import { forgetGuestCases } from '../conversation/forget-guest-cases.ts';
import { forgetCase, keptCases } from '../conversation/kept-cases.ts';
import { CaseRow } from './case-row.tsx';
import styles from './help.module.css';

interface GuestHistoryProps {
  readonly onOpen: (token: string) => void;
  readonly onForgotten: () => void;
}

/** Cases whose letters were opened in this browser; nothing where there was none. */
export function GuestHistory({ onOpen, onForgotten }: GuestHistoryProps) {
  const [tokens, setTokens] = useState(() => keptCases());
  if (tokens.length === 0) return null;
  const forget = () => {
    forgetGuestCases();
    setTokens([]);
    onForgotten();
  };
  return (
    <section className={styles.section} aria-labelledby="help-history">
      <h2 id="help-history" className={styles.heading}>
        Ваши обращения
      </h2>
      <ul className={styles.rows}>
        {tokens.map((token) => (
          <GuestRow key={token} token={token} onOpen={() => onOpen(token)} />
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={forget}>
        Забыть на&nbsp;этом устройстве
      </Button>
    </section>
  );
}

function GuestRow({ token, onOpen }: { readonly token: string; readonly onOpen: () => void }) {
  const { api } = usePlatform();
  const { data, error } = useQuery(guestCaseQuery(api, token));
  const isWrong = isWrongLink(error);
  useEffect(() => {
    if (isWrong) forgetCase(token);
  }, [token, isWrong]);
  if (data !== undefined)
    return (
      <CaseRow
        number={data.number}
        state={data.state}
        changed={data.changed_date}
        excerpt={data.messages.at(-1)?.text ?? ''}
        isUnread={false}
        onOpen={onOpen}
      />
    );
  if (error === null)
    return (
      <li>
        <SkeletonText lines={2} label="Загружаем обращение" />
      </li>
    );
  return isWrong ? null : <li className={styles.soft}>Обращение не загрузилось. {refusalMessage(error)}</li>;
}
