import type { DeskArticle } from '@proverka/contract/desk-blog';

export const exampleArticle: DeskArticle = {
  id: 'kak-chitat-vypisku',
  title: 'Как читать выписку из ЕГРН',
  description: 'Разделы выписки по порядку',
  category: 'Недвижимость',
  tags: ['ЕГРН'],
  author: 'Образцова Мария',
  published_at: '2026-11-02',
  rating: { average: 4.3, count: 12 },
  reading_minutes: 6,
  brands: ['real-estate'],
  state: 'shown',
  ratings: [0, 1, 1, 3, 7],
  comments: 5,
  blocked_comments: 1,
};

export const exampleArticles: readonly DeskArticle[] = [
  exampleArticle,
  {
    ...exampleArticle,
    id: 'proverka-prodavca',
    title: 'Проверка продавца перед сделкой',
    brands: ['real-estate', 'person-check'],
    state: 'blocked',
    rating: { average: null, count: 0 },
    ratings: [0, 0, 0, 0, 0],
    comments: 0,
    blocked_comments: 0,
  },
];
