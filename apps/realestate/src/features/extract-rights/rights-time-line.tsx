import { TimeLine } from '@proverka/charts/time-line';
import type { RightsTimeLine as Data } from '@proverka/extract/facts/rights-time-line.domain';
import { ReportSection } from '@proverka/report-kit/report-section';

interface RightsTimeLineProps extends Data {
  readonly id: string;
}

/** Who held the object when, and what limited it then. */
export function RightsTimeLine({ id, title, source, data }: RightsTimeLineProps) {
  return (
    <ReportSection id={id} title={title} source={source}>
      <TimeLine title={title} hideTitle frame="none" data={data} />
    </ReportSection>
  );
}
