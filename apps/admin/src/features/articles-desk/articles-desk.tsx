import { deskArticlesQuery, deskBlogKey } from '@proverka/api-client/desk-blog';
import { articleStates, type DeskArticle } from '@proverka/contract/desk-blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';
import { brandOptions } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';
import { wholePage } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { ArticleCard } from './article-card.tsx';
import { articleStateWords } from './article-words.domain.ts';
import { articlesColumns } from './articles-columns.ts';

const filters: readonly DeskFilter[] = [
  { key: 'title', label: 'Слова названия', kind: 'text', placeholder: 'Клавиша /' },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: articleStates.map((value) => ({ value, label: articleStateWords[value] })),
  },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
];
const none: readonly never[] = [];
const partOfPage = { part: 'articles' } as const;
const idOf = ({ id }: DeskArticle): string => id;

/** The list comes whole: what it is filtered by is judged here. */
const fits =
  (values: FilterValues) =>
  ({ title, state, brands }: DeskArticle): boolean =>
    title.toLowerCase().includes((values['title'] ?? '').toLowerCase()) &&
    (values['state'] ?? state) === state &&
    (values['brand'] === undefined || brands.some((brand) => brand === values['brand']));

/** Articles of both brands with their ratings; one that is opened is hidden or restored. */
export function ArticlesDesk() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const state = useListState(filters, none, partOfPage);
  const pages = useListPages<DeskArticle>({
    queryKey: [...deskBlogKey, 'articles-list', state.values],
    read: async () => {
      const { articles } = await queryClient.fetchQuery({ ...deskArticlesQuery(api), staleTime: 15_000 });
      return wholePage(articles.filter(fits(state.values)));
    },
  });
  const opened = pages.rows?.find(({ id }) => id === openedId);
  return (
    <div className={desk.section}>
      {opened !== undefined && (
        <ArticleCard key={opened.id} article={opened} onDone={() => setOpenedId(null)} />
      )}
      <DeskTable
        name="articles"
        label="Статьи"
        columns={articlesColumns}
        filters={filters}
        onOpen={({ id }) => setOpenedId(id)}
        empty={{ title: 'Статей пока нет', text: 'Статьи появляются из файлов блога при выпуске.' }}
        {...{ state, pages, idOf }}
      />
    </div>
  );
}
