import { deskBlogKey } from '@proverka/api-client/desk-blog';
import { commentStates, type DeskComment } from '@proverka/contract/desk-blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { CommentCard } from './comment-card.tsx';
import { commentsColumns, commentsFilters } from './comments-columns.tsx';

const none: readonly never[] = [];
const idOf = ({ comment_id: id }: DeskComment): string => id;
const articleId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Comments to all articles, the newest first; one that is opened is hidden or restored. */
export function CommentsDesk() {
  const { api } = usePlatform();
  const [opened, setOpened] = useState<DeskComment | null>(null);
  const state = useListState(commentsFilters, none);
  const { text, state: shown, article_id: article = '' } = state.values;
  const body = {
    text,
    state: commentStates.find((one) => one === shown),
    ...(articleId.test(article) && { article_id: article }),
  };
  const pages = useListPages<DeskComment>({
    queryKey: [...deskBlogKey, 'comments', body],
    isQueue: true,
    read: async (after, signal) => {
      const { comments, ...page } = await api.call(
        'POST /admin/comments',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: comments };
    },
  });
  return (
    <div className={desk.section}>
      {opened !== null && (
        <CommentCard key={opened.comment_id} comment={opened} onDone={() => setOpened(null)} />
      )}
      <DeskTable
        name="comments"
        label="Комментарии"
        columns={commentsColumns}
        filters={commentsFilters}
        onOpen={setOpened}
        empty={{ title: 'Комментариев пока нет', text: 'Здесь появятся комментарии к статьям обоих сайтов.' }}
        {...{ state, pages, idOf }}
      />
    </div>
  );
}
