import type { ArticleState, DeskArticle } from '@proverka/contract/desk-blog';
import { formatDecimal } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';

export const articleStateWords: Readonly<Record<ArticleState, string>> = {
  shown: 'Опубликована',
  later: 'Ждёт своей даты',
  blocked: 'Скрыта',
  withdrawn: 'Снята: файла нет',
};

/** «4,3 из 12 оценок». */
export const ratingWords = ({ rating: { average, count } }: DeskArticle): string =>
  average === null
    ? 'Оценок нет'
    : `${formatDecimal(average, 1)} из ${counted(count, 'оценки', 'оценок', 'оценок')}`;
