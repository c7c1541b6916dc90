import { riskDeskQuery } from '@proverka/api-client/risk-desk';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { ConclusionCard } from './conclusion-card.tsx';
import { ConclusionForm } from './conclusion-form.tsx';
import { useConclusions } from './use-conclusions.ts';
import type { ConclusionChanges, ConclusionWords } from './use-conclusions.ts';
import desk from '../../controls/desk.module.css';
import styles from './risk-conclusions.module.css';

const blank: ConclusionWords = { level: 'attention', text: '', ownerId: null };

/** Conclusions about a report: existing ones, a form for a new one, and the model if configured. */
export function ConclusionsDesk({ report }: { readonly report: RiskReportV2 }) {
  const changes = useConclusions(report.owner.order_item_id);
  const { conclusions, owners } = report;
  const aboutOf = (ownerId: string | null) =>
    owners.find(({ id }) => id === ownerId)?.display_name ?? 'Отчёт в целом';
  return (
    <section aria-labelledby="conclusions" className={desk.section}>
      <h2 id="conclusions">Заключения</h2>
      {conclusions.length === 0 && <p className={desk.soft}>По этому отчёту ещё ничего не написано.</p>}
      {conclusions.map((conclusion) => (
        <ConclusionCard
          key={conclusion.id}
          conclusion={conclusion}
          about={aboutOf(conclusion.owner_id)}
          changes={changes}
        />
      ))}
      <FailureNote text={changes.refusal} />
      <Card as="section" aria-labelledby="new-conclusion" className={desk.card}>
        <h3 id="new-conclusion">Новое заключение</h3>
        {report.status !== 'done' && (
          <p className={desk.soft}>
            Отчёт ещё не готов: написанное покупатель увидит, когда ответят все источники.
          </p>
        )}
        <ConclusionForm
          label="Новое заключение"
          action="Опубликовать"
          initial={blank}
          owners={owners}
          isBusy={changes.isBusy}
          onSave={changes.write}
        />
        <ModelOffer report={report} changes={changes} />
      </Card>
    </section>
  );
}

interface ModelOfferProps {
  readonly report: RiskReportV2;
  readonly changes: ConclusionChanges;
}

/** Renders nothing without a model. */
function ModelOffer({ report, changes }: ModelOfferProps) {
  const { api } = usePlatform();
  const { data } = useQuery(riskDeskQuery(api, 'waiting', 0));
  const isModelAsked = report.conclusions.some(({ state }) => state === 'waiting');
  if (data?.may_be_model !== true) return null;
  return (
    <div className={styles.model}>
      <p className={desk.soft}>
        Или поручите языковой модели: ей передаются находки без имён и документов. Её текст останется скрытым,
        пока вы его не прочтёте и не покажете покупателю.
      </p>
      <Button
        variant="secondary"
        busy={changes.isBusy}
        disabled={isModelAsked || report.status !== 'done'}
        onClick={() => void changes.askModel()}
      >
        Поручить модели
      </Button>
    </div>
  );
}
