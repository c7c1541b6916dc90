import { IconButton } from '@proverka/ui-kit/button';
import { MenuIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { openTarget } from '../fold/use-open-target.ts';
import { latePart } from '../late-part/late-part.tsx';
import styles from './report-bar.module.css';

/** Loaded by the first who opens it: a wide screen shows the contents beside the report. */
const BottomSheet = latePart(
  async () => (await import(/* webpackChunkName: "contents" */ '@proverka/ui-kit/bottom-sheet')).BottomSheet,
);

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  /** What the section comes to; may be empty. */
  readonly result?: string;
}

interface ReportBarProps {
  readonly sections: readonly ContentsEntry[];
  /** The next steps that stay in reach: the file, the same check again. */
  readonly children?: ReactNode;
}

/** Contents and next steps: they stay beside the report on a wide screen; on a phone they stay above it, the contents as a sheet. */
export function ReportBar({ sections, children }: ReportBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const picked = useRef<string | null>(null);
  const pick = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    picked.current = id;
    setOpen(false);
  };
  // The sheet gives the page its former place back a moment after it has gone.
  const leave = () => {
    const id = picked.current;
    picked.current = null;
    if (id !== null) requestAnimationFrame(() => requestAnimationFrame(() => jumpTo(id)));
  };
  return (
    <div className={styles.bar}>
      <nav aria-label="Содержание отчёта" className={styles.contents}>
        <Contents sections={sections} />
      </nav>
      <IconButton
        label="Содержание отчёта"
        icon={<MenuIcon />}
        variant="secondary"
        className={styles.open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      <div className={styles.actions}>{children}</div>
      {isWanted && (
        <BottomSheet open={isOpen} onOpenChange={setOpen} onClosed={leave} title="Содержание отчёта">
          <Contents sections={sections} onPick={pick} />
        </BottomSheet>
      )}
    </div>
  );
}

/**
 * A copied link leads there. The router hears nothing of it: it takes a hash that was set for the first place of the page, and
 * scrolls back to where one was then.
 */
function jumpTo(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  const target = openTarget(id);
  // As after a link: who reads on by keyboard or by ear reads on there.
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

interface ContentsProps {
  readonly sections: readonly ContentsEntry[];
  readonly onPick?: (event: MouseEvent, id: string) => void;
}

function Contents({ sections, onPick }: ContentsProps) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title, result = '' }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={linkClassName('plain', styles.link)}
            {...(onPick && { onClick: (event: MouseEvent) => onPick(event, id) })}
          >
            <span>{title}</span>
            {result !== '' && <span className={styles.result}>{typeset(result)}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
