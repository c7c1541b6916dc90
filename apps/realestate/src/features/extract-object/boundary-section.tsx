import type { Boundary } from '@proverka/contract/extract';
import { Facts } from '@proverka/report-kit/facts';
import { LongText } from '@proverka/report-kit/long-text';
import { ReportSection, ReportSubsection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { day, documentWords } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { BoundaryPlan } from './boundary-plan.tsx';

interface BoundarySectionProps {
  readonly id: string;
  readonly boundary: Boundary;
  readonly source: string;
}

/** A boundary, zone or territory: what it is, since when, by which documents, and its outline. */
export function BoundarySection({ id, boundary, source }: BoundarySectionProps) {
  return (
    <ReportSection id={id} title="Граница" source={source}>
      <Facts facts={factsOf(boundary)} />
      <BoundaryPlan contours={boundary.contours} />
      {boundary.content !== undefined && (
        <ReportSubsection title="Ограничения">
          <LongText text={boundary.content} />
        </ReportSubsection>
      )}
      {boundary.specialNotes !== undefined && (
        <ReportSubsection title="Особые отметки">
          <LongText text={boundary.specialNotes} />
        </ReportSubsection>
      )}
    </ReportSection>
  );
}

function factsOf(boundary: Boundary) {
  const rows: [string, string | undefined][] = [
    ['Реестровый номер', boundary.number],
    ['Вид', joined([boundary.type?.value, boundary.zoneType?.value])],
    ['Наименование', boundary.name],
    ['Внесена в реестр', day(boundary.registeredOn)],
    ['Изменения', boundary.changedOn.map((date) => day(date)).join(', ')],
    ['Исключена из реестра', day(boundary.cancelledOn)],
    ['Карта (план) от', day(boundary.mapPlanDate)],
    ['Документы', boundary.documents.map(documentWords).join('; ')],
  ];
  return rows.flatMap(([title, value]) =>
    value === undefined || value === '' ? [] : [{ title, value: typeset(value) }],
  );
}
