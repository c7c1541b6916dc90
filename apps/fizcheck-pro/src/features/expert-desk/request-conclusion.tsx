import { expertKey } from '@proverka/api-client/expert';
import { refusalMessage } from '@proverka/api-client/refused';
import type { ReadyReport } from '@proverka/contract/expert';
import { momentDay } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextArea } from '@proverka/ui-kit/text-input';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import styles from './expert.module.css';

interface RequestConclusionProps {
  /** The report one comes from; empty without one. */
  readonly wantedId: string;
  readonly reports: readonly ReadyReport[];
  readonly mayBeModel: boolean;
}

const REQUIRED = 'Обязательное поле';
const QUESTION_MAX_LENGTH = 1000;

/** Requests a conclusion at the displayed price and opens its page. */
function useConclusionRequest(question: string) {
  const { api, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ order_item_id, price }: ReadyReport) =>
      api.call('POST /expert', { body: { order_item_id, question: question.trim(), expected_price: price } }),
    onSuccess: (conclusion) => {
      void queryClient.invalidateQueries({ queryKey: expertKey });
      void sessionActions.refresh();
      void navigate(`/fizcheck-expert/${conclusion.id}/`);
    },
  });
}

/** The choice of a finished report, and the question about it. */
export function RequestConclusion({ wantedId, reports, mayBeModel }: RequestConclusionProps) {
  const [itemId, setItemId] = useState(wantedId);
  const [question, setQuestion] = useState('');
  const [isTried, setTried] = useState(false);
  const asked = reports.find(({ order_item_id }) => order_item_id === itemId);
  // In place of a report one came for no other is chosen: it would be paid for.
  const chosen = asked ?? (itemId === '' ? reports[0] : undefined);
  const request = useConclusionRequest(question);
  if (reports.length === 0) return <NoReports />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen !== undefined && question.trim() !== '' && !request.isPending) request.mutate(chosen);
  };
  return (
    <form className={styles.list} onSubmit={submit} noValidate>
      <h3>Новое заключение</h3>
      {chosen === undefined && <NotForWanted />}
      <Field label="По какому отчёту" error={isTried && chosen === undefined ? REQUIRED : null}>
        <Select
          value={chosen?.order_item_id ?? ''}
          placeholder="Выберите отчёт"
          onChange={({ target }) => setItemId(target.value)}
          options={reports.map(reportOption)}
        />
      </Field>
      <Field
        label="Ваш вопрос"
        error={isTried && question.trim() === '' ? REQUIRED : null}
        hint="Одна-две фразы: для чего проверяете и какого решения ждёте"
      >
        <TextArea
          rows={3}
          maxLength={QUESTION_MAX_LENGTH}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
      </Field>
      {chosen && <Terms price={chosen.price} mayBeModel={mayBeModel} />}
      {request.isError && (
        <p role="alert" className={styles.trouble}>
          {refusalMessage(request.error)}
        </p>
      )}
      <Button type="submit" size="large" busy={request.isPending}>
        {requestWords(chosen)}
      </Button>
    </form>
  );
}

const requestWords = (chosen: ReadyReport | undefined): string =>
  chosen === undefined || chosen.price === 0
    ? 'Запросить заключение'
    : `Запросить за ${formatMoney(rubles(chosen.price))}`;

const reportOption = ({ order_item_id, product_name_ru, report_number, completed_at }: ReadyReport) => ({
  value: order_item_id,
  label: typeset(`${product_name_ru} № ${report_number} от ${momentDay(completed_at)}`),
});

const NotForWanted = () => (
  <p className={styles.note}>
    По отчёту, из которого вы пришли, заключение уже запрошено или он ещё не готов.
  </p>
);

function NoReports() {
  return (
    <div className={styles.list}>
      <h3>Новое заключение</h3>
      <p className={styles.note}>
        Заключение пишут по готовому отчёту, а готовых отчётов без заключения у вас нет.{' '}
        <Link to="/">Заказать проверку</Link>
      </p>
    </div>
  );
}

/** The price and the author. */
function Terms({ price, mayBeModel }: { readonly price: number; readonly mayBeModel: boolean }) {
  return (
    <p className={styles.note}>
      {price === 0
        ? 'Входит в цену отчёта.'
        : `${formatMoney(rubles(price))} с баланса: в отчёте имя владельца не указано отдельно. Деньги спишутся, когда заключение будет написано.`}{' '}
      {mayBeModel
        ? 'Пишет языковая модель или специалист: кто именно, сказано в самом заключении. Модели не передаются введённые вами данные человека.'
        : 'Пишет специалист.'}
    </p>
  );
}
