import { sourceTasksLimit, type DeskSource, type SourceTask } from '@proverka/contract/desk-sources';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { momentBrief } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { Fold } from '../../controls/fold.tsx';
import { ListStates } from '../../controls/list-states.tsx';
import { tasksWords } from './source-words.domain.ts';
import { sourcesKey } from './use-sources.ts';

/** Tasks that wait for a source, those given up first on top; read when somebody opens it. */
export function SourceQueue({ source }: { readonly source: DeskSource }) {
  const { api } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const params = { source: source.source };
  const query = useQuery({
    queryKey: [...sourcesKey, 'tasks', source.source],
    queryFn: ({ signal }) => api.call('GET /admin/sources/{source}/tasks', { params }, { signal }),
    enabled: isOpen,
    retry: false,
  });
  const held = source.held_tasks === 0 ? '' : `, из них сотрудников: ${source.held_tasks}`;
  return (
    <Fold title={typeset(`Ждут ответа: ${tasksWords(source.waiting_tasks)}${held}`)} onToggle={setOpen}>
      <ListStates
        query={query}
        isEmpty={({ tasks }) => tasks.length === 0}
        empty={{ title: 'Никто не ждёт', text: 'Здесь появятся задачи, на которые источник ещё не ответил.' }}
      >
        {({ tasks, total }) => (
          <div className={desk.section}>
            <Table
              hideCaption
              caption={`Ждут источника «${source.title}»`}
              rows={tasks}
              rowKey={({ task_id: id }) => id}
              columns={columns}
            />
            {total > tasks.length && (
              <p className={desk.soft}>{typeset(`Показаны первые ${sourceTasksLimit}, всего ${total}.`)}</p>
            )}
          </div>
        )}
      </ListStates>
    </Fold>
  );
}

const columns: readonly TableColumn<SourceTask>[] = [
  {
    key: 'title',
    title: 'Задача',
    kind: 'main',
    cell: ({ order_id: id, title, is_held: isHeld }) => (
      <>
        <Link to={`/admin/orders/${id}/`} className={linkClassName()}>
          {typeset(title)}
        </Link>{' '}
        {isHeld && <Badge>Ждёт сотрудника</Badge>}
      </>
    ),
  },
  { key: 'product', title: 'Услуга', cell: ({ product_name_ru: name }) => typeset(name) },
  { key: 'since', title: 'Ждёт с', cell: ({ since }) => momentBrief(since) },
  { key: 'deadline', title: 'Срок', cell: ({ deadline }) => momentBrief(deadline) },
  { key: 'attempts', title: 'Запросов', kind: 'number', cell: ({ attempts }) => attempts },
];
