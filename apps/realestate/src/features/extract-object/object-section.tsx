import type { ExtractObject } from '@proverka/contract/extract-object';
import { Facts } from '@proverka/report-kit/facts';
import { LongText } from '@proverka/report-kit/long-text';
import { ReportSection, ReportSubsection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Card } from '@proverka/ui-kit/card';
import { parseMoney } from '@proverka/validation/money';
import { writtenAmount } from '@proverka/words/extract-words';
import { mainFacts, registerFacts, valueDates } from '@proverka/extract/facts/object-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { setFact } from '../../content/set-fact.ts';
import { BoundaryPlan } from './boundary-plan.tsx';
import { ObjectLinks } from './object-links.tsx';
import styles from './object-section.module.css';
import { ObjectTables } from './object-tables.tsx';

interface ObjectSectionProps {
  readonly id: string;
  readonly title: string;
  readonly object: ExtractObject;
  readonly source: string;
}

/** Everything an extract says about the object itself; missing parts are left out. */
export function ObjectSection({ id, title, object, source }: ObjectSectionProps) {
  const { cadastralValue, specialNotes } = object;
  const register = registerFacts(object);
  return (
    <ReportSection id={id} title={title} source={source}>
      <Facts facts={mainFacts(object).map(setFact)} />
      <BoundaryPlan contours={object.contours} parts={object.parts.flatMap(({ contours }) => contours)} />
      {cadastralValue && <CadastralValue value={cadastralValue} />}
      {register.length > 0 && (
        <ReportSubsection title="Учёт в реестре">
          <Facts facts={register.map(setFact)} />
        </ReportSubsection>
      )}
      {object.links.length > 0 && (
        <ReportSubsection title="Связанные объекты">
          <ObjectLinks links={object.links} />
        </ReportSubsection>
      )}
      <ObjectTables object={object} />
      {specialNotes !== undefined && (
        <ReportSubsection title={sectionTitles.notes}>
          <LongText text={specialNotes} />
        </ReportSubsection>
      )}
    </ReportSection>
  );
}

/** Taxes are based on it (Tax Code, chapters 31 and 32); the price of a deal is unrelated. */
function CadastralValue({ value }: { readonly value: NonNullable<ExtractObject['cadastralValue']> }) {
  const dates = valueDates(value);
  return (
    <ReportSubsection title={sectionTitles.value}>
      <Card className={styles.value}>
        <p className={styles.amount}>{writtenAmount(value.amount, parseMoney(value.amount))}</p>
        {dates !== '' && <p className={styles.note}>{typeset(`Стоимость ${dates}.`)}</p>}
        <p className={styles.note}>
          {typeset('По ней считают налог. Рыночная цена может быть и выше, и ниже.')}
        </p>
      </Card>
    </ReportSubsection>
  );
}
