import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { DeletionForm } from './deletion-form.tsx';

/** Withdrawal of consent (152-FZ, article 9): the account closes at once, the data is destroyed within thirty days. */
export function AccountDeletion() {
  const { dialogs, sessionActions } = usePlatform();
  const navigate = useNavigate();
  const ask = (): void => {
    let isClosed = false;
    const leave = async (): Promise<void> => {
      await sessionActions.refresh();
      await navigate('/');
    };
    dialogs.open(
      {
        title: 'Удаление аккаунта',
        size: 'sm',
        keepOnOutsideClick: true,
        onClosed: () => {
          if (isClosed) void leave();
        },
      },
      (close) => <DeletionForm onClosed={() => (isClosed = true)} onLeave={close} />,
    );
  };
  return (
    <Section
      title="Удаление аккаунта"
      note="Вы отзовёте согласие на обработку персональных данных. Вход закроется сразу, данные будут уничтожены не позже чем через 30 дней."
    >
      <div className={styles.actions}>
        <Button variant="danger" onClick={ask} aria-haspopup="dialog">
          Удалить аккаунт
        </Button>
      </div>
    </Section>
  );
}
