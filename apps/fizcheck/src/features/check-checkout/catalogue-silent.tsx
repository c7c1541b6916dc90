import { FailureState } from '@proverka/ui-kit/failure-state';

/** Whether the check can be ordered is not known: nothing is claimed either way. */
export function CatalogueSilent({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <FailureState
      title="Не удалось узнать цену"
      text="Список услуг не ответил. Введённые данные на месте, попробуйте ещё раз."
      onRetry={onRetry}
    />
  );
}
