import type { DeskRiskReport } from '@proverka/contract/risk-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Link } from '@proverka/ui-kit/link';
import { itemStatusWords } from '@proverka/words/status-words';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { OwnersDesk } from './owners-desk.tsx';
import { isSilent } from './silent-task.domain.ts';
import { StatementsDesk } from './statements-desk.tsx';
import { useRiskActs, type RiskActs } from './use-risk-acts.ts';

/** What the staff may do about a report besides writing: its paper, extracts, owners and silent sources. */
export function RiskActsDesk({ data }: { readonly data: DeskRiskReport }) {
  const { report } = data;
  const { order_item_id: itemId } = report.owner;
  const acts = useRiskActs(itemId);
  const isFrozen = report.global_data.finished_at !== null;
  return (
    <section aria-labelledby="risk-acts" className={desk.section}>
      <h2 id="risk-acts">Отчёт</h2>
      <FailureNote text={acts.refusal} />
      <ReportCard data={data} acts={acts} isFrozen={isFrozen} />
      <StatementsDesk itemId={itemId} acts={acts} isFrozen={isFrozen} />
      {!isFrozen && <OwnersDesk report={report} acts={acts} />}
    </section>
  );
}

interface ReportCardProps {
  readonly data: DeskRiskReport;
  readonly acts: RiskActs;
  readonly isFrozen: boolean;
}

function ReportCard({ data, acts, isFrozen }: ReportCardProps) {
  const { api } = usePlatform();
  const { report } = data;
  const isReady = report.status === 'done';
  const silent = report.tasks.filter(isSilent).length;
  return (
    <Card as="section" aria-label="О заказе" className={desk.card}>
      <Facts
        facts={[
          ['Отчёт', `${data.product_name_ru} № ${data.report_number}`],
          ['Объект', typeset(data.object_address || data.object_key)],
          ['Состояние', itemStatusWords[report.status]],
          ['Без ответа', silent > 0 ? String(silent) : ''],
        ]}
      />
      {isFrozen && <p className={desk.soft}>Покупатель закончил отчёт: данные в нём больше не меняются.</p>}
      <div className={desk.row}>
        {isReady && (
          <>
            <Link
              href={api.url('GET /admin/risk/report/{id}/pdf', {
                params: { id: report.owner.order_item_id },
              })}
              external
            >
              Открыть PDF
            </Link>
            <Button size="small" variant="secondary" busy={acts.isBusy} onClick={() => void acts.createPdf()}>
              Сделать PDF заново
            </Button>
          </>
        )}
        {silent > 0 && !isFrozen && (
          <Button size="small" variant="secondary" busy={acts.isBusy} onClick={() => void acts.restart()}>
            Спросить всех, кто не ответил
          </Button>
        )}
      </div>
    </Card>
  );
}
