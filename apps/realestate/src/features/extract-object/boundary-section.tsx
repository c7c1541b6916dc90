import type { Boundary } from '@proverka/contract/extract';
import { Facts } from '@proverka/report-kit/facts';
import { LongText } from '@proverka/report-kit/long-text';
import { ReportSection, ReportSubsection } from '@proverka/report-kit/report-section';
import { boundaryFacts } from '@proverka/extract/facts/boundary-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { setFact } from '../../content/set-fact.ts';
import { BoundaryPlan } from './boundary-plan.tsx';

interface BoundarySectionProps {
  readonly id: string;
  readonly boundary: Boundary;
  readonly source: string;
}

/** A boundary, zone or territory: its kind, dates, documents and outline. */
export function BoundarySection({ id, boundary, source }: BoundarySectionProps) {
  return (
    <ReportSection id={id} title={sectionTitles.boundary} source={source}>
      <Facts facts={boundaryFacts(boundary).map(setFact)} />
      <BoundaryPlan contours={boundary.contours} />
      {boundary.content !== undefined && (
        <ReportSubsection title={sectionTitles.limits}>
          <LongText text={boundary.content} />
        </ReportSubsection>
      )}
      {boundary.specialNotes !== undefined && (
        <ReportSubsection title={sectionTitles.notes}>
          <LongText text={boundary.specialNotes} />
        </ReportSubsection>
      )}
    </ReportSection>
  );
}
