import type { DeskArticle } from '@proverka/contract/desk-blog';
import { formatDate } from '@proverka/words/dates';
import { brandWords } from '../../controls/account-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { articleStateWords, ratingWords } from './article-words.domain.ts';

export const articlesColumns: readonly DeskColumn<DeskArticle>[] = [
  { key: 'title', title: 'Статья', text: ({ title }) => title, isLong: true },
  { key: 'state', title: 'Состояние', text: ({ state }) => articleStateWords[state] },
  {
    key: 'rating',
    title: 'Оценка',
    text: ratingWords,
    number: ({ rating }) => rating.average,
  },
  {
    key: 'comments',
    title: 'Комментариев',
    text: ({ comments }) => String(comments),
    number: ({ comments }) => comments,
  },
  {
    key: 'blocked_comments',
    title: 'Скрыто комментариев',
    text: ({ blocked_comments: count }) => String(count),
    number: ({ blocked_comments: count }) => count,
    isExtra: true,
  },
  {
    key: 'brands',
    title: 'Сайты',
    text: ({ brands }) => brands.map((brand) => brandWords[brand]).join(', '),
  },
  { key: 'published', title: 'Дата', text: ({ published_at: day }) => formatDate(day) },
  { key: 'category', title: 'Рубрика', text: ({ category }) => category, isExtra: true },
  { key: 'author', title: 'Автор', text: ({ author }) => author, isExtra: true },
  { key: 'id', title: 'Адрес', text: ({ id }) => id, isExtra: true },
];
