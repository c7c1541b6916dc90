import type { DeskLetter } from '@proverka/contract/desk-person-parts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { momentWords } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import { OpenLetter } from '../../controls/open-letter.tsx';
import { PagedList } from '../../controls/paged-list.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { TemplateLetterForm } from './template-letter-form.tsx';

interface PersonLettersProps {
  readonly personId: string;
  readonly email: string;
}

/** The letters to an account; each is opened on purpose, which the journal keeps. */
export function PersonLetters({ personId, email }: PersonLettersProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = ['desk-person-letters', personId];
  const pages = useListPages<DeskLetter>({
    queryKey,
    read: async (after, signal) => {
      const body = { person_id: personId, after };
      const { letters, ...page } = await api.call('POST /admin/emails', { body }, { signal });
      return { ...page, rows: letters };
    },
  });
  return (
    <div className={desk.section}>
      <TemplateLetterForm email={email} onSent={() => queryClient.invalidateQueries({ queryKey })} />
      <PagedList
        pages={pages}
        what="письма"
        empty={{ title: 'Писем нет', text: 'Здесь появятся письма, отправленные на этот адрес.' }}
      >
        {(letters) => (
          <Table
            hideCaption
            caption="Письма"
            columns={columns}
            rows={letters}
            rowKey={({ letter_id: id }) => id}
          />
        )}
      </PagedList>
    </div>
  );
}

const columns: readonly TableColumn<DeskLetter>[] = [
  { key: 'subject', title: 'Тема', kind: 'main', cell: ({ subject }) => subject },
  { key: 'created', title: 'Написано', cell: ({ created_date: at }) => momentWords(at) },
  {
    key: 'sent',
    title: 'Отправлено',
    cell: ({ sent_date: at }) => (at === null ? 'Ждёт отправки' : momentWords(at)),
  },
  {
    key: 'open',
    title: 'Текст',
    kind: 'action',
    cell: ({ letter_id: id, subject, is_secret: isSecret }) =>
      isSecret ? 'С паролем, не показывается' : <OpenLetter id={id} subject={subject} />,
  },
];
