import { normalizeRiskReport, type NormalTask } from '@proverka/contract/normalize-risk-report';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { surveyAnswerWords, surveyQuestions } from '@proverka/words/survey-words';
import { Findings } from '@proverka/report-kit/findings';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { Verdict } from '@proverka/report-kit/verdict';
import { typeset } from '@proverka/words/typeset';
import styles from './report-excerpt.module.css';

const answered: ReadonlySet<string> = new Set(['found', 'nothing_found']);

/** The basis of a conclusion: verdict, findings about the object and each owner, and unanswered questions. */
export function ReportExcerpt({ report: wire }: { readonly report: RiskReportV2 }) {
  const report = normalizeRiskReport(wire);
  return (
    <>
      {report.verdict ? (
        <Verdict verdict={report.verdict} findings={[]} isPreliminary={report.status !== 'done'} />
      ) : (
        <ReportRemark>Источники ещё не ответили.</ReportRemark>
      )}
      {report.difference.is_checked && (
        <ReportRemark>Свежая выписка расходится с прежней: сведения об объекте изменились.</ReportRemark>
      )}
      <Told id="object" title="Объект" tasks={report.objectTasks} />
      {report.owners.map(({ id, name, tasks, surveys }) => (
        <Told key={id} id={`owner-${id}`} title={name} tasks={tasks}>
          {surveys.length > 0 && (
            <dl className={styles.answers}>
              {surveys.map(({ question, answer, comment }) => (
                <div key={question}>
                  <dt>{typeset(surveyQuestions[question])}</dt>
                  <dd>{[surveyAnswerWords[answer], comment].filter(Boolean).join('. ')}</dd>
                </div>
              ))}
            </dl>
          )}
        </Told>
      ))}
    </>
  );
}

interface ToldProps {
  readonly id: string;
  readonly title: string;
  readonly tasks: readonly NormalTask[];
  readonly children?: React.ReactNode;
}

function Told({ id, title, tasks, children }: ToldProps) {
  const findings = tasks
    .flatMap((task) => task.findings)
    .filter(({ level, kind }) => level !== 'clear' && kind !== 'withdrawn');
  const silent = tasks.filter(({ status }) => !answered.has(status));
  return (
    <ReportSection id={id} title={title}>
      <p className={styles.soft}>
        Ответили {tasks.length - silent.length} из {tasks.length} источников
      </p>
      {findings.length > 0 ? (
        <Findings findings={findings} prefix={id} />
      ) : (
        <ReportRemark>Замечаний нет.</ReportRemark>
      )}
      {silent.length > 0 && (
        <ReportRemark>Не проверено: {silent.map((task) => task.title).join(', ')}.</ReportRemark>
      )}
      {children}
    </ReportSection>
  );
}
