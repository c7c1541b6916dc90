import type { Preview } from '@proverka/contract/preview';
import { subjectFacts } from '@proverka/order-flow/subject-facts';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { midSentence } from '@proverka/words/mid-sentence';
import { typeset } from '@proverka/words/typeset';
import styles from './check-preview.module.css';
import { KnownCar } from './known-car.tsx';
import { KnownCompany } from './known-company.tsx';

interface PreviewSubjectProps {
  readonly preview: Preview;
  /** As it was typed, in the tab where that was; others get what the server shows to anybody. */
  readonly typed: Readonly<Record<string, string>> | null;
  readonly formPath: string;
}

/** Who or what is checked: what the visitor typed, and what public registers say of it. */
export function PreviewSubject({ preview, typed, formPath }: PreviewSubjectProps) {
  const { known, subject } = preview;
  const number = typed === null ? subject.masked : subjectFacts(typed).map(factWords).join(', ');
  return (
    <section aria-label="О ком или о чём отчёт" className={styles.about}>
      {known?.kind === 'company' && <KnownCompany company={known} />}
      {subject.kind === 'car' && <KnownCar car={known?.kind === 'car' ? known : null} />}
      <p className={styles.subject}>
        {known?.kind !== 'company' && <span>{typeset(number)}</span>}
        <Link to={formPath} className={linkClassName()}>
          Изменить данные
        </Link>
      </p>
    </section>
  );
}

/** A name and a plate are known by their looks, a number needs its name. */
const factWords = ({ title, value }: { readonly title: string; readonly value: string }): string =>
  ['Человек', 'Дата рождения', 'Гос. номер', 'Компания'].includes(title)
    ? value
    : `${midSentence(title)} ${value}`;
