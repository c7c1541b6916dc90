import type { SellerExtract } from '@proverka/contract/seller-extract';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import styles from './document.module.css';

/** What the document is: title, object, date, number. Not what it says. */
export function DocumentFacts({ extract }: { readonly extract: SellerExtract }) {
  const { title, cadastral_number: number, address, date, number: registration, signature } = extract;
  const facts = [
    ['Объект', number],
    ['Адрес', address],
    ['Выдана', date === null ? 'дата не указана' : formatDate(date)],
    ['Номер выписки', registration],
    ['Файл', extract.file_name],
  ] as const;
  return (
    <>
      <h3 className={styles.title}>{typeset(title)}</h3>
      <LevelMark level={signatureLevels[signature.state]} tinted>
        {signature.title}
      </LevelMark>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

export const signatureLevels = { valid: 'clear', invalid: 'danger', not_checked: 'unchecked' } as const;
