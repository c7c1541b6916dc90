import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';

interface RemoveButtonProps {
  /** «Удалить», «Убрать». */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Removal in two steps, because it cannot be undone. */
export function RemoveButton({ action, isBusy, onRemove }: RemoveButtonProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
        {action}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" variant="danger" busy={isBusy} onClick={onRemove}>
        {action} насовсем
      </Button>
      <Button size="small" variant="secondary" onClick={() => setAsked(false)}>
        Оставить
      </Button>
    </>
  );
}
