import { FailureState } from '@proverka/ui-kit/failure-state';

/** The catalogue did not answer, so it is unknown whether the check can be ordered. */
export function CatalogueSilent({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <FailureState
      title="Не удалось узнать цену"
      text="Список услуг не ответил. Введённые данные на месте, попробуйте ещё раз."
      onRetry={onRetry}
    />
  );
}
