import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';

/** Any call to the server counts as use; this one does nothing else. */
export function IdleWarning({ onStay }: { readonly onStay: () => void }) {
  const { sessionActions } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const stay = async () => {
    setBusy(true);
    try {
      await sessionActions.refresh();
      onStay();
    } catch (error) {
      setFailure(refusalMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className={desk.form}>
      <p>{typeset('Сеанс заканчивается после 30 минут без действий. Несохранённое пропадёт.')}</p>
      <FailureNote text={failure} />
      <Button wide busy={isBusy} onClick={() => void stay()}>
        Остаться
      </Button>
    </div>
  );
}
