import type { Finding } from '@proverka/contract/finding';
import { answerWords, disputedWords } from '@proverka/words/dispute-words';
import { namedTitle } from '@proverka/words/named-title';
import { typeset } from '@proverka/words/typeset';
import { use, useEffect, useRef } from 'react';
import { DisputeContext } from './dispute-context.ts';
import styles from './dispute.module.css';

/** What became of disputes about a finding, and a way to dispute it where that is possible. */
export function FindingDispute({ finding }: { readonly finding: Finding }) {
  const disputes = use(DisputeContext);
  const answers = answerWords(finding);
  const disputed = disputedWords(finding);
  const { mark, focusMark } = useMarkFocus(disputed);
  const canDispute = disputes !== null && finding.key !== undefined && disputed === '';
  if (answers.length === 0 && disputed === '' && !canDispute) return null;
  return (
    <div className={styles.dispute}>
      {answers.map((words) => (
        <p key={words} className={styles.answer}>
          {typeset(words)}
        </p>
      ))}
      {disputed !== '' && (
        <p ref={mark} tabIndex={-1} className={styles.mark}>
          {typeset(disputed)}
        </p>
      )}
      {canDispute && (
        <button
          type="button"
          className={styles.report}
          aria-label={`Сообщить об ошибке: ${namedTitle(finding)}`}
          onClick={() => disputes.open(finding, focusMark)}
        >
          Сообщить об ошибке
        </button>
      )}
    </div>
  );
}

/** The button becomes the mark: the focus goes there, whichever comes first, the mark or the end of the dialog. */
function useMarkFocus(disputed: string) {
  const mark = useRef<HTMLParagraphElement>(null);
  const isAwaited = useRef(false);
  const focusMark = () => {
    isAwaited.current = mark.current === null;
    // After the dialog has looked for the button.
    requestAnimationFrame(() => mark.current?.focus());
  };
  useEffect(() => {
    if (disputed !== '' && isAwaited.current) mark.current?.focus();
  }, [disputed]);
  return { mark, focusMark };
}
