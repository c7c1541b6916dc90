import type { ExtractOf } from '@proverka/contract/extract';
import { markFacts } from '@proverka/extract/facts/mark-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { Facts } from '@proverka/report-kit/facts';
import { ReportSection } from '@proverka/report-kit/report-section';
import { setFact } from '../../content/set-fact.ts';

type Records = Pick<ExtractOf<'about_property'>, 'claims' | 'nonRegistrability' | 'ownerless'>;

/** Whether the register has any marks besides the rights. */
export function hasRegisterMarks(records: Records): boolean {
  return markFacts(records).length > 0;
}

/** Applications not decided yet and other marks of the register. */
export function RegisterMarks({
  id,
  records,
  source,
}: {
  readonly id: string;
  readonly records: Records;
  readonly source: string;
}) {
  return (
    <ReportSection id={id} title={sectionTitles.marks} source={source}>
      <Facts facts={markFacts(records).map(setFact)} />
    </ReportSection>
  );
}
