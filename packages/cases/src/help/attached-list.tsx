import { IconButton } from '@proverka/ui-kit/button';
import { CloseIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
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
  if (!attached.page && !isOrderShown) return null;
  return (
    <div className={styles.attached}>
      <p className={styles.soft}>К&nbsp;сообщению приложим:</p>
      <ul className={styles.chips}>
        {isOrderShown && (
          <Chip
            text={subject.itemId === undefined ? 'заказ, который открыт' : 'отчёт, который открыт'}
            label={subject.itemId === undefined ? 'Не прикладывать заказ' : 'Не прикладывать отчёт'}
            onRemove={() => onChange({ ...attached, order: false })}
          />
        )}
        {attached.page && (
          <Chip
            text={`страница «${subject.title}»`}
            label="Не прикладывать страницу"
            onRemove={() => onChange({ ...attached, page: false })}
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
