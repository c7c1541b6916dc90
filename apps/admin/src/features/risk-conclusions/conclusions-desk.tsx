import { riskDeskQuery } from '@proverka/api-client/risk-desk';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { ConclusionCard } from './conclusion-card.tsx';
import { ConclusionForm } from './conclusion-form.tsx';
import styles from './risk-conclusions.module.css';
import { useConclusions } from './use-conclusions.ts';
import type { ConclusionChanges, ConclusionWords } from './use-conclusions.ts';

const blank: ConclusionWords = { level: 'attention', text: '', ownerId: null };

/** What is concluded about a report: the texts there are, one's own new one, and the model where there is one. */
export function ConclusionsDesk({ report }: { readonly report: RiskReportV2 }) {
  const changes = useConclusions(report.owner.order_item_id);
  const { conclusions, owners } = report;
  const aboutOf = (ownerId: string | null) =>
    owners.find(({ id }) => id === ownerId)?.display_name ?? 'Отчёт в целом';
  return (
    <section aria-labelledby="conclusions" className={styles.section}>
      <h2 id="conclusions">Заключения</h2>
      {conclusions.length === 0 && <p className={styles.soft}>По этому отчёту ещё ничего не написано.</p>}
      {conclusions.map((conclusion) => (
        <ConclusionCard
          key={conclusion.id}
          conclusion={conclusion}
          about={aboutOf(conclusion.owner_id)}
          changes={changes}
        />
      ))}
      {changes.refusal !== '' && (
        <Banner tone="danger" live>
          {changes.refusal}
        </Banner>
      )}
      <Card as="section" aria-labelledby="new-conclusion" className={styles.card}>
        <h3 id="new-conclusion">Новое заключение</h3>
        {report.status !== 'done' && (
          <p className={styles.soft}>
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

/** Nothing where there is no model. */
function ModelOffer({ report, changes }: ModelOfferProps) {
  const { api } = usePlatform();
  const { data: desk } = useQuery(riskDeskQuery(api, 'waiting', 0));
  const isModelAsked = report.conclusions.some(({ state }) => state === 'waiting');
  if (desk?.may_be_model !== true) return null;
  return (
    <div className={styles.model}>
      <p className={styles.soft}>
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
