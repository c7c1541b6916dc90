import { statementsQuery } from '@proverka/api-client/bank-statements';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import desk from '../../controls/desk.module.css';
import { StatementUpload } from './statement-upload.tsx';
import { StatementsList } from './statements-list.tsx';

/** The upload of a statement, and those uploaded before. */
export function StatementsDesk() {
  const { api } = usePlatform();
  const { data } = useQuery({ ...statementsQuery(api, 0), staleTime: Infinity });
  return (
    <div className={desk.section}>
      <Card as="section" aria-labelledby="upload-statement" className={desk.card}>
        <h2 id="upload-statement">Загрузить выписку</h2>
        <StatementUpload accounts={data?.accounts ?? []} />
      </Card>
      <section aria-labelledby="statements" className={desk.section}>
        <h2 id="statements">Загруженные выписки</h2>
        <StatementsList />
      </section>
    </div>
  );
}
