import type { Report } from '@proverka/contract/report';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import type { ReactNode } from 'react';
import { momentDay, momentWords } from '../moments.ts';
import { typeset } from '@proverka/ui-kit/typeset';
import styles from './report-header.module.css';

interface ReportHeaderProps {
  readonly report: Report;
  /** What can be done with the report: the PDF, a link to the order. */
  readonly actions?: ReactNode;
}

/** Which report of what, number and dates, until when it is kept. */
export function ReportHeader({ report, actions }: ReportHeaderProps) {
  const { object_address: address, object_key: key, product_name_ru: product } = report;
  const number = isCadastralNumber(key) ? `Кадастровый номер ${key}` : key;
  const [subject = product, ...more] = [address, number].filter((words) => words !== '');
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {subject !== product && <p className={styles.product}>{typeset(product)}</p>}
        <h1 className={styles.subject}>{typeset(subject)}</h1>
        {more.map((words) => (
          <p key={words} className={styles.more}>
            {words}
          </p>
        ))}
      </div>
      <dl className={styles.facts}>
        {factsOf(report).map(([title, value]) => (
          <div key={title} className={styles.fact}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function factsOf({ number, created_at, completed_at, expires_at }: Report): [string, string][] {
  return [
    ['Отчёт', `№\u00a0${number}`],
    ['Заказан', momentWords(created_at)],
    ...(completed_at === null ? [] : [['Завершён', momentWords(completed_at)] as [string, string]]),
    ...(expires_at === null ? [] : [['Хранится до', momentDay(expires_at)] as [string, string]]),
  ];
}
