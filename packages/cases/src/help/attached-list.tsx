import { IconButton } from '@proverka/ui-kit/button';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { CloseIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { hasOrder, type Attached, type HelpSubject } from './help-subject.ts';
import styles from './help.module.css';

interface AttachedListProps {
  readonly subject: HelpSubject;
  /** An order is only known to be somebody's when they are signed in. */
  readonly takesOrder: boolean;
  readonly attached: Attached;
  readonly onChange: (attached: Attached) => void;
}

/** What the staff is told besides the message, each part with a button that takes it away. */
export function AttachedList({ subject, takesOrder, attached, onChange }: AttachedListProps) {
  const isOrderShown = takesOrder && attached.order && hasOrder(subject);
  const [removed, setRemoved] = useState(0);
  const place = useFocusOnChange<HTMLDivElement>(removed);
  const isEmpty = !attached.page && !isOrderShown;
  if (isEmpty && removed === 0) return null;
  const remove = (part: Partial<Attached>) => {
    setRemoved(removed + 1);
    onChange({ ...attached, ...part });
  };
  if (isEmpty)
    return (
      <div ref={place} tabIndex={-1} className={styles.attached}>
        <p className={styles.soft}>К&nbsp;сообщению ничего не&nbsp;приложим.</p>
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={styles.attached}>
      <p className={styles.soft}>К&nbsp;сообщению приложим:</p>
      <ul className={styles.chips}>
        {isOrderShown && (
          <Chip
            text={subject.itemId === undefined ? 'заказ, который открыт' : 'отчёт, который открыт'}
            label={subject.itemId === undefined ? 'Не прикладывать заказ' : 'Не прикладывать отчёт'}
            onRemove={() => remove({ order: false })}
          />
        )}
        {attached.page && (
          <Chip
            text={`страница «${subject.title}»`}
            label="Не прикладывать страницу"
            onRemove={() => remove({ page: false })}
          />
        )}
      </ul>
    </div>
  );
}

interface ChipProps {
  readonly text: string;
  readonly label: string;
  readonly onRemove: () => void;
}

const Chip = ({ text, label, onRemove }: ChipProps) => (
  <li className={styles.chip}>
    <span>{typeset(text)}</span>
    <IconButton label={label} icon={<CloseIcon />} size="small" onClick={onRemove} />
  </li>
);
