import type { Report } from '@proverka/contract/report';
import { Banner } from '@proverka/ui-kit/banner';
import { typeset } from '@proverka/words/typeset';

/** What happened to the money of a failed item; empty for any other. */
export function MoneyNote({ report }: { readonly report: Pick<Report, 'money_note'> }) {
  if (report.money_note === '') return null;
  return (
    <Banner tone="info" title="Что с деньгами">
      <p>{typeset(report.money_note)}</p>
    </Banner>
  );
}
