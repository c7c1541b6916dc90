import type { Brand } from '@proverka/brand/brand';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { Link } from 'react-router';
import styles from './legal-document.module.css';

/** A legal text as data: numbered sections of numbered clauses; a clause may end with a list. */
export interface LegalText {
  readonly title: string;
  /** The version a consent refers to (`settings.textVersions`). */
  readonly version: string;
  readonly preamble: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly title: string;
  readonly clauses: readonly (string | LegalClause)[];
}

interface LegalClause {
  readonly text: string;
  readonly list: readonly string[];
}

/** The document on a page of its own. */
export function LegalDocument({ text }: { readonly text: LegalText }) {
  return (
    <Container as="main" width={890} className={styles.page}>
      <h1>{text.title}</h1>
      <LegalBody text={text} />
      <p className={styles.version}>
        <Link to="/consents/" className={linkClassName()}>
          Все редакции документов и согласий
        </Link>
      </p>
    </Container>
  );
}

/** Everything but the title: a dialog has its own. */
export function LegalBody({ text }: { readonly text: LegalText }) {
  const { brand } = usePlatform();
  return (
    <div className={styles.document}>
      <p className={styles.version}>Редакция от {formatDate(text.version)}</p>
      <p>{typeset(text.preamble)}</p>
      {text.sections.map((section, index) => (
        <section key={section.title} className={styles.section}>
          <h2 className={styles.heading}>
            {index + 1}. {section.title}
          </h2>
          {section.clauses.map((clause, clauseIndex) => {
            const number = `${index + 1}.${clauseIndex + 1}`;
            return <Clause key={number} number={number} clause={clause} />;
          })}
        </section>
      ))}
      <Requisites brand={brand} />
    </div>
  );
}

function Clause({ number, clause }: { readonly number: string; readonly clause: string | LegalClause }) {
  if (typeof clause === 'string') {
    return (
      <p>
        {number}. {typeset(clause)}
      </p>
    );
  }
  return (
    <>
      <p>
        {number}. {typeset(clause.text)}
      </p>
      <ul className={styles.list}>
        {clause.list.map((item) => (
          <li key={item}>{typeset(item)}</li>
        ))}
      </ul>
    </>
  );
}

function Requisites({ brand }: { readonly brand: Brand }) {
  const { company, inn, ogrn, kpp, address } = brand.requisites;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Реквизиты</h2>
      <address className={styles.requisites}>
        <p>{company}</p>
        <p>
          ИНН {inn}, {kpp ? `КПП ${kpp}, ` : ''}ОГРН {ogrn}
        </p>
        <p>{address}</p>
        <p>Электронная почта: {brand.supportEmail}</p>
      </address>
    </section>
  );
}
