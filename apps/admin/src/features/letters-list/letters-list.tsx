import type { DeskLetter, LettersFilter } from '@proverka/contract/desk-person-parts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { momentBrief } from '@proverka/words/moments';
import { OpenLetter } from '../../controls/open-letter.tsx';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';

/** All letters that are still kept, the newest first. */
export function LettersList() {
  const { api } = usePlatform();
  const state = useListState(filters, noSorts);
  const body = queryOf(state.values);
  const pages = useListPages<DeskLetter>({
    queryKey: ['desk-letters', body],
    read: async (after, signal) => {
      const { letters, ...page } = await api.call(
        'POST /admin/emails',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: letters };
    },
  });
  return (
    <DeskTable
      name="letters"
      label="Письма"
      columns={columns}
      filters={filters}
      state={state}
      pages={pages}
      idOf={idOf}
      hrefOf={hrefOf}
      empty={{ title: 'Писем пока нет', text: 'Здесь появится каждое письмо, отправленное сервисом.' }}
    />
  );
}

const noSorts: readonly string[] = [];
const idOf = ({ letter_id: id }: DeskLetter): string => id;
const hrefOf = ({ person_id: id }: DeskLetter): string | undefined =>
  id === null ? undefined : `/admin/people/${id}/?part=letters`;

const stateOf = ({ sent_date: at }: DeskLetter): string => (at === null ? 'Ждёт отправки' : momentBrief(at));

const columns: readonly DeskColumn<DeskLetter>[] = [
  { key: 'subject', title: 'Тема', text: ({ subject }) => subject, isLong: true },
  { key: 'recipient', title: 'Кому', text: ({ recipient }) => recipient },
  { key: 'created', title: 'Написано', text: ({ created_date: at }) => momentBrief(at) },
  { key: 'sent', title: 'Отправлено', text: stateOf },
  {
    key: 'text',
    title: 'Текст',
    text: ({ is_secret: isSecret }) => (isSecret ? 'С паролем' : ''),
    // Only letters to account holders are read; what others wrote to us is a case.
    cell: ({ letter_id: id, subject, is_secret: isSecret, person_id: person }) =>
      isSecret || person === null ? undefined : <OpenLetter id={id} subject={subject} />,
  },
  { key: 'id', title: 'Номер письма', text: ({ letter_id: id }) => id, isExtra: true },
];

const filters: readonly DeskFilter[] = [
  {
    key: 'recipient',
    label: 'E-mail получателя',
    kind: 'text',
    placeholder: 'Целиком; клавиша /',
    isPersonal: true,
  },
  { key: 'subject', label: 'Начало темы', kind: 'text' },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: [
      { value: 'waiting', label: 'Ждёт отправки' },
      { value: 'sent', label: 'Отправлено' },
    ],
  },
  { key: 'created_from', label: 'Написано с', kind: 'day' },
  { key: 'created_to', label: 'Написано по', kind: 'day' },
];

const queryOf = (values: FilterValues): LettersFilter => ({
  recipient: values['recipient'],
  subject: values['subject'],
  state: values['state'] as LettersFilter['state'],
  created_from: values['created_from'],
  created_to: values['created_to'],
});
