import type { Deal } from '@proverka/contract/extract';
import { dealFacts, dealTitle } from '@proverka/extract/facts/deal-facts.domain';
import { sectionTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark, ReportSection, ReportSubsection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { setFact } from '../../content/set-fact.ts';

interface DealsSectionProps {
  readonly id: string;
  readonly deals: readonly Deal[];
  readonly source: string;
}

/** Deals the register has registered with the object: its history, not a warning. */
export function DealsSection({ id, deals, source }: DealsSectionProps) {
  return (
    <ReportSection id={id} title={sectionTitles.deals} source={source}>
      <ReportRemark>{typeset(sectionTexts.deals)}</ReportRemark>
      {deals.map((deal, place) => (
        <ReportSubsection key={dealKey(deal, place)} title={typeset(dealTitle(deal))}>
          <Facts facts={dealFacts(deal).map(setFact)} />
        </ReportSubsection>
      ))}
    </ReportSection>
  );
}

function dealKey({ number }: Deal, place: number): string {
  return `${place} ${number ?? ''}`;
}
