import { deskCaseQuery } from '@proverka/api-client/cases';
import { Refused } from '@proverka/api-client/refused';
import type { DeskCasePage } from '@proverka/contract/desk-cases';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { caseKindWords } from '@proverka/words/case-words';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import desk from '../../controls/desk.module.css';
import { useAsRead } from '../../controls/use-as-read.ts';
import { AnswerForm } from './answer-form.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseFacts } from './case-facts.tsx';
import styles from './case-screen.module.css';
import { Conversation } from './conversation.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { OrderBeside } from './order-beside.tsx';

/** Refetched, because the customer and colleagues write at the same time. */
const LOOK_AGAIN_MS = 15_000;

/** One case: the conversation and the answer, and beside it the order, the notes and the history. */
export function CaseScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...deskCaseQuery(api, id),
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  if (data !== undefined) return <CaseView key={data.case.case_id} page={data} />;
  if (error instanceof Refused && error.problem.code === 'case_not_found') {
    return (
      <EmptyState
        title="Такого обращения нет"
        text="Обращение уничтожается вместе с аккаунтом или через три года после последнего сообщения."
        actions={
          <Link to="/admin/cases/" className={buttonClassName()}>
            Все обращения
          </Link>
        }
      />
    );
  }
  return <NotLoaded what="обращение" lines={8} query={{ error, isFetching, refetch }} />;
}

function CaseView({ page }: { readonly page: DeskCasePage }) {
  const { number, kind, case_id: id } = page.case;
  const version = useAsRead(page.case.version);
  return (
    <>
      <h1>
        Обращение №&nbsp;{number}: {caseKindWords[kind].toLowerCase()}
      </h1>
      <div className={styles.columns}>
        <div className={desk.section}>
          {page.dispute_id !== null && <DisputeNote disputeId={page.dispute_id} />}
          <Conversation messages={page.messages} />
          <AnswerForm page={page} version={version} />
        </div>
        <div className={desk.section}>
          <CaseFacts page={page} />
          <CaseActs row={page.case} onDone={version.end} />
          <OrderBeside order={page.order} orderId={page.case.order_id} />
          <Notes caseId={id} notes={page.notes} />
          <History events={page.events} />
        </div>
      </div>
    </>
  );
}

const DisputeNote = ({ disputeId }: { readonly disputeId: string }) => (
  <Card className={desk.card}>
    <p>
      Это спор о&nbsp;находке: отчёт исправляют и&nbsp;деньги возвращают в&nbsp;самом споре. Здесь можно
      уточнить у&nbsp;клиента детали.
    </p>
    <p>
      <Link to={`/admin/disputes/${disputeId}/`} className={linkClassName()}>
        Открыть спор
      </Link>
    </p>
  </Card>
);
