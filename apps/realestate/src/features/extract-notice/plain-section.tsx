import type { PlainPart } from '@proverka/contract/extract';
import { sectionTexts } from '@proverka/extract/facts/section-texts';
import { AsIs } from '@proverka/report-kit/as-is';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';

interface PlainSectionProps {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PlainPart[];
  readonly source: string;
}

/** Parts of a document the report does not interpret, as they are written; parts it does not show are counted. */
export function PlainSection({ id, title, parts, source }: PlainSectionProps) {
  return (
    <ReportSection id={id} title={title} source={source}>
      <ReportRemark>{typeset(sectionTexts.plain)}</ReportRemark>
      <AsIs caption={title} parts={parts} />
    </ReportSection>
  );
}
