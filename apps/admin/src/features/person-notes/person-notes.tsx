import { longestNote, type PersonNote } from '@proverka/contract/desk-person-parts';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { NoteForm } from './note-form.tsx';

/** What colleagues wrote down about an account. */
export function PersonNotes({ personId }: { readonly personId: string }) {
  const { api } = usePlatform();
  const params = { person_id: personId };
  const query = useQuery({
    queryKey: ['desk-notes', personId],
    queryFn: ({ signal }) => api.call('GET /admin/users/{person_id}/notes', { params }, { signal }),
    retry: false,
  });
  const { run, isBusy, refusal } = useChanges(async () => void (await query.refetch()));
  const add = (text: string) =>
    run(() => api.call('POST /admin/users/{person_id}/notes', { params, body: { text } }));
  const remove = (noteId: string) =>
    run(() =>
      api.call('DELETE /admin/users/{person_id}/notes/{note_id}', {
        params: { ...params, note_id: noteId },
      }),
    );
  return (
    <div className={desk.section}>
      <NoteForm most={longestNote} isBusy={isBusy} onAdd={add} />
      <FailureNote text={refusal} />
      <ListStates
        query={query}
        isEmpty={({ notes }) => notes.length === 0}
        empty={{ title: 'Заметок нет', text: 'Запишите то, что коллегам нужно знать об этом человеке.' }}
      >
        {({ notes }) => (
          <ul className={desk.section} aria-label="Заметки">
            {notes.map((note) => (
              <li key={note.note_id}>
                <Note note={note} isBusy={isBusy} onRemove={() => void remove(note.note_id)} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </div>
  );
}

interface NoteProps {
  readonly note: PersonNote;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

const Note = ({ note: { text, author, created_date: at }, isBusy, onRemove }: NoteProps) => (
  <Card as="article" className={desk.card} aria-label={`Заметка: ${author.name}, ${momentWords(at)}`}>
    <p className={desk.text}>{text}</p>
    <p className={desk.soft}>{typeset(`${author.name}, ${momentWords(at)}`)}</p>
    <div className={desk.row}>
      <RemoveButton action="Удалить" isBusy={isBusy} onRemove={onRemove} />
    </div>
  </Card>
);
