import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { useState } from 'react';
import desk from './desk.module.css';

interface OpenLetterProps {
  readonly id: string;
  readonly subject: string;
}

/** Shows the text of a letter, which the journal keeps; secrets are in none, and links open nothing. */
export function OpenLetter({ id, subject }: OpenLetterProps) {
  const { api, dialogs } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const open = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { text } = await api.call('GET /admin/emails/{letter_id}', { params: { letter_id: id } });
      dialogs.open({ title: subject, size: 'md', isLongText: true }, () => (
        <p className={desk.text}>{text}</p>
      ));
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        aria-label={`Прочитать «${subject}»`}
        onClick={() => void open()}
      >
        Прочитать
      </Button>
      <FailureNote text={failure} />
    </>
  );
}
