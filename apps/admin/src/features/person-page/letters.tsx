import { refusalMessage } from '@proverka/api-client/refused';
import type { PersonPage } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { momentWords } from '@proverka/words/moments';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';

type Letter = PersonPage['letters'][number];

/** The letters to the account; each is opened on purpose, which the journal keeps. */
export function Letters({ letters }: { readonly letters: readonly Letter[] }) {
  if (letters.length === 0)
    return <EmptyState title="Писем нет" text="Здесь появятся письма, отправленные на этот адрес." />;
  return (
    <Table hideCaption caption="Письма" columns={columns} rows={letters} rowKey={(one) => one.letter_id} />
  );
}

const columns: readonly TableColumn<Letter>[] = [
  { key: 'subject', title: 'Тема', kind: 'main', cell: ({ subject }) => subject },
  { key: 'created', title: 'Написано', cell: ({ created_date: at }) => momentWords(at) },
  {
    key: 'sent',
    title: 'Отправлено',
    cell: ({ sent_date: at }) => (at === null ? 'ждёт отправки' : momentWords(at)),
  },
  { key: 'open', title: 'Текст', kind: 'action', cell: (letter) => <OpenLetter letter={letter} /> },
];

function OpenLetter({ letter: { letter_id: id, subject } }: { readonly letter: Letter }) {
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
