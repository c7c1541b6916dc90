import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';

interface RemoveButtonProps {
  /** «Удалить», «Убрать». */
  readonly action: string;
  /** «Снять роль сейчас»; the action with «насовсем» otherwise. */
  readonly confirmation?: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Removal in two steps, because it cannot be undone. */
export function RemoveButton({
  action,
  confirmation = `${action} насовсем`,
  isBusy,
  onRemove,
}: RemoveButtonProps) {
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
        {confirmation}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setAsked(false)}>
        Оставить
      </Button>
    </>
  );
}
