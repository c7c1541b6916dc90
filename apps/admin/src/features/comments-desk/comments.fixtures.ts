import type { DeskComment } from '@proverka/contract/desk-blog';

export const exampleComment: DeskComment = {
  comment_id: '0192f0c1-0000-7000-8000-0000000000c1',
  article_id: 'kak-chitat-vypisku',
  article_title: 'Как читать выписку из ЕГРН',
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  author: 'Образцова Мария',
  text: 'Спасибо, теперь понятно, где смотреть обременения.\nА что делать, если их несколько?',
  created_date: '2026-11-20T09:12:00.000Z',
  state: 'shown',
};

export const exampleComments: readonly DeskComment[] = [
  exampleComment,
  {
    ...exampleComment,
    comment_id: '0192f0c1-0000-7000-8000-0000000000c2',
    author: 'Читатель',
    text: 'Купите дешевле у нас',
    state: 'blocked',
  },
];
