import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { MoneyNote } from '../money-note/money-note.tsx';
import styles from './check-report.module.css';

/** A failed item: what happened, what it does not mean, where the money is. */
export function CheckFailed({ report }: { readonly report: Report }) {
  const { brand } = usePlatform();
  return (
    <Card as="section" aria-label="Отчёт не выполнен" className={styles.card}>
      <LevelMark level="unchecked">Отчёт не выполнен</LevelMark>
      <p className={styles.lead}>{typeset(failureWords(report))}</p>
      <p>{typeset('Это ничего не говорит о том, кого проверяли: ни хорошего, ни плохого.')}</p>
      <MoneyNote report={report} />
      <p>
        <a href={`mailto:${brand.supportEmail}`} className={linkClassName()}>
          Написать в поддержку
        </a>
      </p>
    </Card>
  );
}

function failureWords({ tasks }: Report): string {
  return tasks.length > 0 && tasks.every(({ status }) => status === 'skipped')
    ? 'Проверка не состоялась: данных, без которых источники не отвечают, не указали.'
    : 'Проверить не удалось: источники не дали ответа, который можно прочитать.';
}
