import { isValuation } from '@proverka/catalogue/valuation';
import { objectPath, valuationPreviewPath } from '@proverka/order-flow/object-words';
import type { Report } from '@proverka/contract/report';
import { MoneyNote } from '@proverka/report-kit/money-note';
import { ReportSection } from '@proverka/report-kit/report-section';
import { Sources } from '@proverka/report-kit/sources';
import { typeset } from '@proverka/words/typeset';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './report-failed.module.css';

/** A failed item: what happened, what that does not mean, where the money is, what to do now. */
export function ReportFailed({ report }: { readonly report: Report }) {
  const { brand } = usePlatform();
  const isOfValue = isValuation(report.product_name);
  return (
    <>
      <Card as="section" aria-label="Отчёт не выполнен" className={styles.card}>
        <LevelMark level="unchecked">Отчёт не выполнен</LevelMark>
        <p className={styles.lead}>{typeset(failureWords(report))}</p>
        <p>{typeset(isOfValue ? noValue : nothingSaid)}</p>
        <MoneyNote report={report} />
        <div className={styles.actions}>
          <Link
            to={isOfValue ? valuationPreviewPath(report.object_key) : objectPath(report.object_key)}
            className={buttonClassName()}
          >
            Заказать ещё раз
          </Link>
          <a href={`mailto:${brand.supportEmail}`} className={linkClassName()}>
            Написать в поддержку
          </a>
        </div>
      </Card>
      <ReportSection title="Источники">
        <Sources tasks={report.tasks} />
      </ReportSection>
    </>
  );
}

const nothingSaid = 'Это ничего не говорит об объекте: ни что с ним всё в порядке, ни что есть препятствия.';
const noValue = 'Это ничего не говорит о цене квартиры: ни что она завышена, ни что занижена.';

function failureWords({ product_name: name, tasks }: Report): string {
  if (isValuation(name)) {
    const reason = tasks.map((task) => task.reason).find((words) => words !== '') ?? '';
    return ['Посчитать цену не удалось.', reason].filter(Boolean).join(' ');
  }
  return tasks.length > 0 && tasks.every(({ status }) => status === 'skipped')
    ? 'Проверка не состоялась: данных, без которых источники не отвечают, не указали.'
    : 'Проверить объект не удалось: источник не дал ответа, который можно прочитать.';
}
