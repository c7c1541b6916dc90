import type { Payer } from '@proverka/contract/payer';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { IconButton } from '@proverka/ui-kit/button';
import { EditIcon, TrashIcon } from '@proverka/ui-kit/icon';
import { Row } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { askFirst } from '../../page-parts/ask-first.tsx';
import styles from '../../page-parts/section.module.css';

interface PayerLineProps {
  readonly payer: Payer;
  readonly onEdit: () => void;
  readonly onRemoved: () => Promise<unknown>;
}

export function PayerLine({ payer, onEdit, onRemoved }: PayerLineProps) {
  const { api, dialogs, notices } = usePlatform();
  const { payer_id, name, inn, kpp, address } = payer;
  const remove = () =>
    askFirst(dialogs, {
      title: 'Удалить плательщика?',
      text: `${name}. Уже выставленные счета и акты останутся.`,
      confirm: 'Удалить',
      act: async () => {
        await api.call('DELETE /payer/remove_payer', { query: { payer_id } });
        notices.show('clear', 'Плательщик удалён');
        await onRemoved();
      },
    });
  return (
    <li className={styles.tight}>
      <div className={styles.words}>
        <p className={styles.name}>{typeset(name)}</p>
        <p className={styles.soft}>
          {typeset([`ИНН ${inn}`, kpp && `КПП ${kpp}`].filter(Boolean).join(', '))}
        </p>
        <p className={styles.soft}>{typeset(address)}</p>
      </div>
      <Row gap={1} className={styles.icons}>
        <IconButton label={`Изменить: ${name}`} icon={<EditIcon />} onClick={onEdit} />
        <IconButton label={`Удалить: ${name}`} icon={<TrashIcon />} onClick={remove} />
      </Row>
    </li>
  );
}
