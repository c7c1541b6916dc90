import type { WorkedItem, WorkedTask } from '@proverka/contract/order-tasks';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Badge } from '@proverka/ui-kit/badge';
import { Card } from '@proverka/ui-kit/card';
import { itemStatusWords } from '@proverka/words/status-words';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { Fold } from '../../controls/fold.tsx';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { CorrectItem } from './correct-item.tsx';
import { ItemFiles } from './item-files.tsx';
import { workQuery } from './order-queries.ts';
import styles from './task-card.module.css';
import { TaskCard } from './task-card.tsx';
import type { OrderActs } from './use-order-acts.ts';

interface WorkedItemsProps {
  readonly orderId: string;
  readonly acts: OrderActs;
}

/** The items of an order, each with its questions and files. */
export function WorkedItems({ orderId, acts }: WorkedItemsProps) {
  const { api } = usePlatform();
  const query = useQuery(workQuery(api, orderId));
  if (query.data === undefined) return <NotLoaded what="позиции" query={query} />;
  const { items, tasks } = query.data;
  return items.map((item) => (
    <ItemCard
      key={item.order_item_id}
      item={item}
      tasks={tasks.filter(({ order_item_id: id }) => id === item.order_item_id)}
      {...{ orderId, acts }}
    />
  ));
}

interface ItemCardProps extends WorkedItemsProps {
  readonly item: WorkedItem;
  readonly tasks: readonly WorkedTask[];
}

function ItemCard({ item, tasks, orderId, acts }: ItemCardProps) {
  const { order_item_id: id, product_name_ru: name, report_number: number } = item;
  const headingId = `item-${id}`;
  return (
    <Card as="section" aria-labelledby={headingId} className={desk.card}>
      <div className={desk.row}>
        <h2 id={headingId} className={desk.title}>
          {typeset(name)}
        </h2>
        <Badge>{itemStatusWords[item.status]}</Badge>
        {item.is_stuck && <span className={desk.late}>Застряла</span>}
      </div>
      <p className={desk.soft}>
        {typeset(
          [item.subject, number === null ? '' : `отчёт № ${number}`, sumWords(item.price)]
            .filter(Boolean)
            .join(' · '),
        )}
      </p>
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <TaskCard key={task.task_id} {...{ task, acts }} />
          ))}
        </ul>
      )}
      <Files orderId={orderId} itemId={id} />
      {item.can_correct && (
        <div className={desk.row}>
          <CorrectItem {...{ item, acts }} checks={tasks.length} />
        </div>
      )}
    </Card>
  );
}

/** Asked for when somebody wants to see them: the list of readers is in the journal. */
function Files(props: { readonly orderId: string; readonly itemId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title="Файлы" onToggle={setOpen}>
      {isOpen && <ItemFiles {...props} />}
    </Fold>
  );
}
