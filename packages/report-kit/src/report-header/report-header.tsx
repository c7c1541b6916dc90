import type { Report } from '@proverka/contract/report';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { subjectFacts } from '@proverka/order-flow/subject-facts';
import type { ReactNode } from 'react';
import { momentDay, momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import styles from './report-header.module.css';

interface ReportHeaderProps {
  readonly report: Report;
  /** The actions of the report: the PDF, a link to the order. */
  readonly actions?: ReactNode;
}

/** The report's kind, subject, number, dates and retention. */
export function ReportHeader({ report, actions }: ReportHeaderProps) {
  const { product_name_ru: product } = report;
  const [subject = product, ...more] = linesOf(report).filter((words) => words !== '');
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {subject !== product && <p className={styles.product}>{typeset(product)}</p>}
        <h1 className={styles.subject}>{withOwnLine(subject)}</h1>
        {more.length > 0 && (
          <ul className={styles.more}>
            {more.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
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

/** A VIN has a line of its own on a phone: whether it fits beside its title depends on the font, which may come late. */
function withOwnLine(subject: string): ReactNode {
  const vin = /^VIN (\S+)$/u.exec(subject)?.[1];
  if (vin === undefined) return typeset(subject);
  return (
    <>
      VIN <span className={styles.number}>{vin}</span>
    </>
  );
}

/** The subject and the details that distinguish it from namesakes. */
function linesOf({ subject, object_address: address, object_key: key, findings }: Report): string[] {
  if (subject.kind === 'object') {
    return [address, isCadastralNumber(key) ? `Кадастровый номер ${key}` : key];
  }
  const { last_name: _last, first_name: _first, middle_name: _middle, ...data } = subject.data;
  const told = subjectFacts(data).filter(({ value }) => !subject.display_name.includes(value));
  const facts = told.map(({ title, value }) => `${title}: ${value}`);
  if (subject.kind === 'company') return [...companyName(findings, subject), subject.display_name, ...facts];
  const known = subject.kind === 'car' ? carLines(findings).filter((line) => !isTold(subject, line)) : [];
  return [subject.display_name, ...facts, ...known];
}

/** The name in the register of a company that was ordered by its number alone. */
function companyName(findings: Report['findings'], subject: Report['subject']): string[] {
  const registered = findings.find(({ code }) => code.startsWith('company_register_'));
  const name = registered?.records?.[0]?.title ?? '';
  return namesCompany(subject, name) ? [] : [name];
}

const namesCompany = ({ display_name: shown }: Report['subject'], name: string): boolean =>
  shown.toLocaleLowerCase('ru').includes((/«(.+)»/u.exec(name)?.[1] ?? name).toLocaleLowerCase('ru'));

const carNumbers: ReadonlySet<string> = new Set(['VIN', 'Номер кузова']);

/** The car a plate was resolved to: a buyer needs its VIN. */
function carLines(findings: Report['findings']): string[] {
  const vehicle = findings.find(({ code }) => code === 'car_history_vehicle');
  const facts = vehicle?.records?.flatMap((record) => record.facts) ?? [];
  const vin = facts.find(({ name }) => carNumbers.has(name));
  return [vehicle?.title ?? '', vin ? `${vin.name}: ${vin.value}` : ''];
}

/** True when the line only repeats the number the car was identified by. */
const isTold = ({ display_name: name }: Report['subject'], line: string): boolean =>
  line !== '' && name.includes(line.split(': ').at(-1) ?? line);

function factsOf({ number, created_at, completed_at, expires_at }: Report): [string, string][] {
  return [
    ['Отчёт', `№\u00a0${number}`],
    ['Заказан', momentWords(created_at)],
    ...(completed_at === null ? [] : [['Завершён', momentWords(completed_at)] as [string, string]]),
    ...(expires_at === null ? [] : [['Хранится до', momentDay(expires_at)] as [string, string]]),
  ];
}
