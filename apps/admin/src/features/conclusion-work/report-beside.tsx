import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { Findings } from '@proverka/report-kit/findings';
import { ReportRemark } from '@proverka/report-kit/report-section';
import { Verdict } from '@proverka/report-kit/verdict';
import { Fold } from '../../controls/fold.tsx';

/** What a conclusion is written from: the verdict, then every finding that is no all-clear, then those that are. */
export function ReportBeside({ work: { report } }: { readonly work: ConclusionWork }) {
  if (report === null)
    return <ReportRemark>Отчёт уничтожен: он хранится месяц после готовности.</ReportRemark>;
  const said = report.findings.filter(({ kind }) => kind !== 'withdrawn');
  const troubles = said.filter(({ level }) => level !== 'clear');
  const clear = said.filter(({ level }) => level === 'clear');
  return (
    <>
      {report.verdict && <Verdict verdict={report.verdict} findings={[]} />}
      {troubles.length > 0 ? (
        <Findings findings={troubles} prefix="trouble" />
      ) : (
        <ReportRemark>
          {report.verdict === null ? 'В отчёте нет находок: он ничего не проверяет.' : 'Замечаний нет.'}
        </ReportRemark>
      )}
      {clear.length > 0 && (
        <Fold title={`Без замечаний: ${clear.length}`}>
          <Findings findings={clear} prefix="clear" />
        </Fold>
      )}
    </>
  );
}
