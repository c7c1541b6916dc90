import type { Valuation } from '@proverka/contract/valuation';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { signedRubles } from '../../valued-flat/whole-rubles.ts';

/** What another answer about the flat would do to its value. */
export function ValueChanges({ changes }: Pick<Valuation, 'changes'>) {
  return (
    <>
      <Facts
        facts={changes.map(({ text, rubles }) => ({ title: typeset(text), value: signedRubles(rubles) }))}
      />
      <ReportRemark>
        Столько стоит отличие при прочих равных. Ремонт, сделанный ради продажи, окупается не всегда: сравните
        поправку со сметой.
      </ReportRemark>
    </>
  );
}
