import type { Finding, Level } from '@proverka/contract/finding';
import type { ReportTask } from '@proverka/contract/report';
import { sourceNote, stateWords } from '@proverka/findings/source-band-words';
import { countOf, sourceStates, type SourceState } from '@proverka/findings/source-states';
import { ClockIcon } from '@proverka/ui-kit/icon';
import { levelLooks } from '@proverka/ui-kit/level-looks';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { findingAnchor } from '../findings/findings-by-weight.domain.ts';
import { sourceAnchor } from '../sources/source-anchor.ts';
import styles from './source-band.module.css';

interface SourceBandProps {
  readonly id?: string;
  readonly tasks: readonly ReportTask[];
  readonly findings: readonly Finding[];
  /** The findings on the page, which sources with findings lead to. */
  readonly stated: readonly Finding[];
}

const shownStates: readonly SourceState[] = ['found', 'clear', 'unchecked', 'needs_data', 'open'];
const levelOf: Readonly<Record<SourceState, Level>> = {
  found: 'warning',
  clear: 'clear',
  unchecked: 'unchecked',
  open: 'unchecked',
  needs_data: 'unchecked',
};

/** All sources of a report at one glance, the gravest first, each leading to what it says. */
export function SourceBand({ id, tasks, findings, stated }: SourceBandProps) {
  const sources = sourceStates(
    tasks.map((task) => ({ ...task, type: task.task_type })),
    findings,
  );
  return (
    <section id={id} aria-label="Сводка по источникам" className={styles.band}>
      <ul className={styles.counts}>
        {shownStates.map((state) => {
          const count = countOf(sources, state);
          if (count === 0 && state !== 'clear') return null;
          return (
            <li key={state} className={styles.count}>
              <Sign level={worstOf(sources, state)} isOpen={state === 'open'} size={24} />
              <strong className={styles.number}>{count}</strong> {stateWords[state]}
            </li>
          );
        })}
      </ul>
      <ul className={styles.sources}>
        {sources.map((one) => (
          <li key={one.source.task_id} className={styles[one.level]}>
            <a href={`#${targetOf(one.source, stated)}`} className={styles.link}>
              <Sign level={one.level} isOpen={one.state === 'open'} size={20} />
              {one.records > 0 && <VisuallyHidden>{`${levelLooks[one.level].word}: `}</VisuallyHidden>}
              {/* Not typeset: a short word bound to a long one is wider than a tile of a phone. */}
              <span className={styles.title}>{one.source.title}</span>
              <span className={styles.note}>{sourceNote(one)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words beside it say the same; where they are a number of records, the level is read out before them. */
function Sign({
  level,
  isOpen,
  size,
}: {
  readonly level: Level;
  readonly isOpen: boolean;
  readonly size: 20 | 24;
}) {
  const Icon = isOpen ? ClockIcon : levelLooks[level].icon;
  return <Icon size={size} className={`${styles.sign} ${styles[`${level}Sign`]}`} />;
}

const worstOf = (sources: ReturnType<typeof sourceStates>, state: SourceState): Level =>
  sources.find((one) => one.state === state)?.level ?? levelOf[state];

/** Where the source's gravest finding stands, else its row among the sources. */
function targetOf({ task_id, task_type, owner_id }: ReportTask, stated: readonly Finding[]): string {
  const place = stated.findIndex(
    (finding) =>
      finding.task_type === task_type && finding.owner_id === owner_id && finding.level !== 'clear',
  );
  const finding = stated[place];
  return finding === undefined ? sourceAnchor(task_id) : findingAnchor(finding.code, place);
}
