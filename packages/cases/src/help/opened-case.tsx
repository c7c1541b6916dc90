import { caseQuery } from '@proverka/api-client/cases';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { CaseView } from '../conversation/case-view.tsx';
import { GuestCase } from '../conversation/guest-case.tsx';
import { guestCaseQuery } from '../conversation/guest-case-query.ts';
import styles from './help.module.css';
import { useLastInView } from './use-last-in-view.ts';

interface OwnConversationProps {
  readonly caseId: string;
  /** It was begun here a moment ago. */
  readonly isNew: boolean;
}

/** A conversation of an account, opened in «Помощь». */
export function OwnConversation({ caseId, isNew }: OwnConversationProps) {
  const { api } = usePlatform();
  const { data } = useQuery({ ...caseQuery(api, caseId), retryOnMount: false });
  const place = useLastInView<HTMLDivElement>(data?.messages.length ?? 0);
  return (
    <div ref={place} className={styles.section}>
      {data !== undefined && <h2 className={styles.heading}>Обращение №&nbsp;{data.number}</h2>}
      {isNew && data?.state !== 'answered' && (
        <Banner tone="clear" live>
          <p>Отправлено. Ответ появится здесь, в&nbsp;«Обращениях» и&nbsp;придёт письмом.</p>
        </Banner>
      )}
      <CaseView id={caseId} />
    </div>
  );
}

/** The same for a guest, by the link this browser keeps. */
export function GuestConversation({ token }: { readonly token: string }) {
  const { api } = usePlatform();
  const { data } = useQuery({ ...guestCaseQuery(api, token), retryOnMount: false });
  const place = useLastInView<HTMLDivElement>(data?.messages.length ?? 0);
  return (
    <div ref={place}>
      <GuestCase token={token} />
    </div>
  );
}
