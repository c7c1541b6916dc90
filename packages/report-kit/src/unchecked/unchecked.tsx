import type { Finding } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import type { ReportTask } from '@proverka/contract/report';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { FindingDispute } from '../dispute/finding-dispute.tsx';
import { explain } from '../sources/task-meaning.ts';
import { isUnanswered } from '../report-state.domain.ts';
import { typeset } from '@proverka/words/typeset';
import styles from './unchecked.module.css';

interface UncheckedProps {
  readonly tasks: readonly ReportTask[];
  /** Questions this report leaves open. */
  readonly open: readonly Finding[];
  /** What documents of this kind never show. */
  readonly limits: readonly Finding[];
}

interface Gap {
  readonly title: string;
  readonly text: string;
  /** What the report says of it, for the reader to dispute. */
  readonly finding: Finding | undefined;
}

/** True when there is anything to list. */
export function hasUnchecked({ tasks, open, limits }: UncheckedProps): boolean {
  return open.length + limits.length > 0 || tasks.some(isUnanswered);
}

/** Everything unchecked: sources without an answer, open questions, and limits of documents. */
export function Unchecked({ tasks, open, limits }: UncheckedProps) {
  const unanswered = tasks.filter(isUnanswered);
  const silent = unanswered.map((task): Gap => ({
    title: task.title,
    text: explain(task),
    finding: open.find((finding) => isAbout(finding)(task)),
  }));
  // The server also sends a finding about a silent source, for verdict and PDF; here its task is shown with more detail.
  const gaps = [...silent, ...open.filter((finding) => !unanswered.some(isAbout(finding))).map(gapOf)];
  return (
    <div className={styles.block}>
      {gaps.length > 0 && (
        <>
          <LevelMark level="unchecked">Осталось непроверенным</LevelMark>
          <Gaps gaps={gaps} />
        </>
      )}
      {limits.length > 0 && (
        <>
          <h3 className={styles.heading}>Чего такие документы не показывают</h3>
          <Gaps gaps={limits.map(gapOf)} />
        </>
      )}
    </div>
  );
}

const gapOf = (finding: Finding): Gap => ({
  title: namedTitle(finding),
  text: finding.text,
  finding,
});

const isAbout =
  ({ code, owner_id: owner }: Finding) =>
  ({ task_type: type, owner_id: asked }: ReportTask): boolean =>
    owner === asked && (code === `unavailable_${type}` || code === `skipped_${type}`);

function Gaps({ gaps }: { readonly gaps: readonly Gap[] }) {
  return (
    <dl className={styles.list}>
      {gaps.map(({ title, text, finding }) => (
        <div key={`${title} ${text}`} className={styles.gap}>
          <dt className={styles.title}>{typeset(title)}</dt>
          <dd className={styles.text}>
            {typeset(text)}
            {finding && <FindingDispute finding={finding} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
