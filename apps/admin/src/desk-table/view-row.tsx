import type { DeskView } from '@proverka/contract/desk-view';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { RemoveButton } from '../controls/remove-button.tsx';
import styles from './list-tools.module.css';
import { RenameView } from './rename-view.tsx';
import type { DeskViews, ViewContent } from './use-desk-views.ts';

interface ViewRowProps {
  readonly view: DeskView;
  readonly views: DeskViews;
  readonly content: ViewContent;
  readonly onOpen: (view: DeskView) => void;
}

/** One saved view. A colleague's can be opened and made the default; only one's own can be changed. */
export function ViewRow({ view, views, content, onOpen }: ViewRowProps) {
  const { title, is_own: isOwn, is_shared: isShared, is_default: isDefault, owner_name: owner } = view;
  return (
    <div className={styles.viewRow}>
      <div className={styles.viewName}>
        <Button size="small" variant="secondary" onClick={() => onOpen(view)}>
          {title}
        </Button>
        {isDefault && <Badge>По умолчанию</Badge>}
        {isShared && <Badge>{isOwn ? 'Виден коллегам' : `Общий: ${owner}`}</Badge>}
      </div>
      <div className={styles.viewActs}>
        <Button
          size="small"
          variant="quiet"
          busy={views.isBusy}
          aria-label={isDefault ? `Не открывать с него: «${title}»` : `Открывать с него: «${title}»`}
          onClick={() => void views.setDefault(isDefault ? null : view)}
        >
          {isDefault ? 'Не открывать с него' : 'Открывать с него'}
        </Button>
        {isOwn && <OwnActs {...{ view, views, content }} />}
      </div>
    </div>
  );
}

function OwnActs({ view, views, content }: Omit<ViewRowProps, 'onOpen'>) {
  const { title, is_shared: isShared } = view;
  const [isRenamed, setRenamed] = useState(false);
  if (isRenamed) return <RenameView {...{ view, views }} onDone={() => setRenamed(false)} />;
  return (
    <>
      <Button size="small" variant="quiet" busy={views.isBusy} onClick={() => setRenamed(true)}>
        Переименовать
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={views.isBusy}
        onClick={() => void views.change(view, { is_shared: !isShared })}
      >
        {isShared ? 'Скрыть от коллег' : 'Показать коллегам'}
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={views.isBusy}
        aria-label={`Запомнить нынешнее: «${title}»`}
        onClick={() => void views.change(view, content)}
      >
        Запомнить нынешнее
      </Button>
      <RemoveButton
        action="Удалить"
        variant="quiet"
        confirmation={isShared ? `Удалить «${title}» у всех` : `Удалить «${title}»`}
        isBusy={views.isBusy}
        onRemove={() => void views.remove(view)}
      />
    </>
  );
}
