import type { PersonPage } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';

interface ReopenProps {
  readonly person: PersonPage['person'];
  readonly onChanged: () => void;
}

/** An account its owner closed, as long as nothing is destroyed. */
export function Reopen({ person, onChanged }: ReopenProps) {
  const { api, notices } = usePlatform();
  const reopen = async (reason: string) => {
    const body = { person_id: person.person_id, reason };
    await api.call('POST /admin/users/reset_removed_person', { body });
    notices.show('clear', 'Аккаунт снова открыт, новый пароль отправлен владельцу');
  };
  return (
    <Card as="section" aria-labelledby="reopen" className={desk.card}>
      <h2 id="reopen">Вернуть удалённый аккаунт</h2>
      <ReasonForm
        label="Вернуть удалённый аккаунт"
        about={`Удаление отменится, пока данные не уничтожены. Новый пароль уйдёт на ${person.email} и будет действовать сутки. Возвращайте только по просьбе самого владельца: он отозвал согласие на обработку данных.`}
        action="Вернуть аккаунт"
        variant="danger"
        act={reopen}
        onDone={onChanged}
      />
    </Card>
  );
}
