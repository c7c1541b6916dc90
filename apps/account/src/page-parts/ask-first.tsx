import { refusalMessage } from '@proverka/api-client/refused';
import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import styles from './section.module.css';

interface Question {
  readonly title: string;
  /** What will be lost or changed. */
  readonly text: string;
  /** The label of the confirming button. */
  readonly confirm: string;
  /** A rejection keeps the dialog open and shows the reason. */
  readonly act: () => Promise<unknown>;
}

/** Asks for confirmation before an irreversible action. */
export function askFirst(dialogs: Dialogs, question: Question): void {
  dialogs.open({ title: question.title, size: 'sm' }, (close) => (
    <QuestionView {...question} onClose={close} />
  ));
}

function QuestionView({ text, confirm, act, onClose }: Question & { readonly onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const go = async (): Promise<void> => {
    setIsBusy(true);
    setFailure('');
    try {
      await act();
      onClose();
    } catch (error) {
      setFailure(refusalMessage(error));
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.question}>
      <p>{typeset(text)}</p>
      <FailureNote text={failure} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          Отмена
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
