import { deskBlogKey } from '@proverka/api-client/desk-blog';
import { BarChart } from '@proverka/charts/bar-chart';
import { countValues } from '@proverka/charts/value-format';
import type { DeskArticle } from '@proverka/contract/desk-blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import { BlockingForm } from '../../controls/blocking-form.tsx';
import desk from '../../controls/desk.module.css';
import { articleStateWords, ratingWords } from './article-words.domain.ts';

const ratings = countValues('оценка', 'оценки', 'оценок');

interface ArticleCardProps {
  readonly article: DeskArticle;
  readonly onDone: () => void;
}

/** One article: how readers rate it, and whether they see it. */
export function ArticleCard({ article, onDone }: ArticleCardProps) {
  const { title, description, state, rating } = article;
  return (
    <Card as="article" aria-label={title} className={desk.card}>
      <h2 className={desk.title}>{typeset(title)}</h2>
      <p>{typeset(description)}</p>
      <p className={desk.soft}>
        {articleStateWords[state]}. {ratingWords(article)}
      </p>
      {rating.count > 0 && (
        <BarChart
          title="Оценки читателей"
          data={{
            series: ['Оценки'],
            lie: 'rows',
            values: ratings,
            bars: article.ratings
              .map((count, index) => ({ title: String(index + 1), values: [count] }))
              .toReversed(),
          }}
        />
      )}
      {state === 'withdrawn' ? (
        <p>
          {typeset('Файла статьи нет, поэтому её не видит никто. Верните файл, и статья появится снова.')}
        </p>
      ) : (
        <Decision article={article} onDone={onDone} />
      )}
    </Card>
  );
}

function Decision({ article: { id, state }, onDone }: ArticleCardProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const decide = async (body: { readonly is_blocked: boolean; readonly reason: string }) => {
    await api.call('PUT /admin/articles/{article_id}/state', { params: { article_id: id }, body });
    await queryClient.invalidateQueries({ queryKey: deskBlogKey });
  };
  return (
    <BlockingForm
      what="статью"
      isBlocked={state === 'blocked'}
      about={{
        hide: 'Статья пропадёт с сайтов и из списков. Оценки и комментарии сохранятся, новая версия файла её не вернёт.',
        giveBack: 'Статья снова появится на сайтах.',
      }}
      decide={decide}
      onDone={onDone}
    />
  );
}
