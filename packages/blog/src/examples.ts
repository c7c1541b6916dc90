import type { Article, ArticleSummary, Comment } from '@proverka/contract/blog';

/** Invented articles and comments for tests. */

export const summary: ArticleSummary = {
  id: 'kak-chitat-vypisku',
  title: 'Как читать выписку',
  description: 'Разбираем выписку по строкам.',
  category: 'Недвижимость',
  tags: ['ЕГРН', 'выписка'],
  author: 'Редакция',
  published_at: '2026-10-28',
  rating: { average: 4.5, count: 2 },
  reading_minutes: 5,
};

export const article: Article = {
  ...summary,
  body_html: '<h2 id="shapka">Шапка</h2><p>Начните с даты.</p>',
  comments_count: 2,
};

export const ownComment: Comment = {
  id: '0192f0c1-0000-7000-8000-00000000b001',
  author: 'Тестов Иван',
  text: 'Спасибо, <b>понятно</b>',
  created_at: '2026-11-20T09:47:30.000Z',
  is_own: true,
};

export const otherComment: Comment = {
  id: '0192f0c1-0000-7000-8000-00000000b002',
  author: 'Образцова Анна',
  text: 'А что с участками?',
  created_at: '2026-11-19T06:00:00.000Z',
  is_own: false,
};
