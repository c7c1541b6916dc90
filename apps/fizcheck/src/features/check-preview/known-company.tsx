import type { KnownSubject } from '@proverka/contract/preview';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import styles from './check-preview.module.css';

interface KnownCompanyProps {
  readonly company: Extract<KnownSubject, { kind: 'company' }>;
}

/** The open state register: the same name and state as in the report. */
export function KnownCompany({ company }: KnownCompanyProps) {
  const { name, full_name: fullName, inn, ogrn } = company;
  const { registered_on: since, ended_on: until, activity } = company;
  const facts = [
    ['ИНН', inn],
    ['ОГРН', ogrn],
    ['В реестре с', since && formatDate(since)],
    ['Запись закрыта', until && formatDate(until)],
    ['Основной вид деятельности', activity],
  ] as const;
  return (
    <>
      <h2 className={styles.name}>{typeset(name)}</h2>
      {fullName !== name && <p className={styles.note}>{typeset(fullName)}</p>}
      <p>
        <LevelMark level={company.level} tinted>
          {typeset(company.state)}
        </LevelMark>
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([title, value]) =>
            value && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{typeset(value)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.source}>{typeset(`ЕГРЮЛ, данные на ${formatDate(company.source_date)}`)}</p>
    </>
  );
}
