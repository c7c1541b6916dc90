import { objectPath } from '@proverka/order-flow/object-words';
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
  return (
    <>
      <Card as="section" aria-label="Отчёт не выполнен" className={styles.card}>
        <LevelMark level="unchecked">Отчёт не выполнен</LevelMark>
        <p className={styles.lead}>{typeset(failureWords(report))}</p>
        <p>
          {typeset('Это ничего не говорит об объекте: ни что с ним всё в порядке, ни что есть препятствия.')}
        </p>
        <MoneyNote report={report} />
        <div className={styles.actions}>
          <Link to={objectPath(report.object_key)} className={buttonClassName()}>
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

function failureWords({ tasks }: Report): string {
  return tasks.length > 0 && tasks.every(({ status }) => status === 'skipped')
    ? 'Проверка не состоялась: данных, без которых источники не отвечают, не указали.'
    : 'Проверить объект не удалось: источник не дал ответа, который можно прочитать.';
}
