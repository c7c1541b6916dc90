import type { SellerExtract } from '@proverka/contract/seller-extract';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import styles from './document.module.css';

/** What the document is: title, object, date, number. Not what it says. */
export function DocumentFacts({ extract }: { readonly extract: SellerExtract }) {
  const { title, cadastral_number: number, address, date, number: registration } = extract;
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

/** The same in one line, beside the order. */
export function DocumentSummary({ extract }: { readonly extract: SellerExtract }) {
  const { cadastral_number: number, address, date } = extract;
  return (
    <div className={styles.summary}>
      <h3 className={styles.title}>{address === '' ? number : address}</h3>
      <p>{address === '' ? '' : number}</p>
      <p>{typeset(`Выписка от продавца${date === null ? '' : `, выдана ${formatDate(date)}`}`)}</p>
    </div>
  );
}

export function SignatureMark({ extract: { signature } }: { readonly extract: SellerExtract }) {
  return (
    <LevelMark level={signatureLevels[signature.state]} tinted>
      {signature.title}
    </LevelMark>
  );
}

export const signatureLevels = { valid: 'clear', invalid: 'danger', not_checked: 'unchecked' } as const;
