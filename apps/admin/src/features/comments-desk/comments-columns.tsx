import type { CommentState, DeskComment } from '@proverka/contract/desk-blog';
import { Badge } from '@proverka/ui-kit/badge';
import { momentBrief } from '@proverka/words/moments';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';

export const commentStateWords: Readonly<Record<CommentState, string>> = {
  shown: 'Видят читатели',
  blocked: 'Скрыт',
};

export const commentsColumns: readonly DeskColumn<DeskComment>[] = [
  {
    key: 'text',
    title: 'Комментарий',
    text: ({ text }) => text,
    cell: ({ text, state }) => (
      <>
        {text} {state === 'blocked' && <Badge>{commentStateWords.blocked}</Badge>}
      </>
    ),
    isLong: true,
  },
  { key: 'author', title: 'Автор', text: ({ author }) => author },
  { key: 'article', title: 'Статья', text: ({ article_title: title }) => title, isLong: true },
  { key: 'created', title: 'Написан', text: ({ created_date: at }) => momentBrief(at) },
  { key: 'state', title: 'Состояние', text: ({ state }) => commentStateWords[state], isExtra: true },
  { key: 'id', title: 'Номер комментария', text: ({ comment_id: id }) => id, isExtra: true },
];

export const commentsFilters: readonly DeskFilter[] = [
  // A comment may name people.
  { key: 'text', label: 'Слова комментария', kind: 'text', placeholder: 'Клавиша /', isPersonal: true },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: Object.entries(commentStateWords).map(([value, label]) => ({ value, label })),
  },
  { key: 'article_id', label: 'Адрес статьи', kind: 'text', placeholder: 'kak-chitat-vypisku' },
];
