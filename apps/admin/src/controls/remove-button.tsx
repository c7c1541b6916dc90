import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';

interface RemoveButtonProps {
  /** «Удалить», «Убрать». */
  readonly action: string;
  /** «Снять роль сейчас»; the action with «насовсем» otherwise. */
  readonly confirmation?: string;
  /** `quiet` among other quiet buttons. */
  readonly variant?: 'secondary' | 'quiet';
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Removal in two steps, because it cannot be undone. */
export function RemoveButton({
  action,
  confirmation = `${action} насовсем`,
  variant = 'secondary',
  isBusy,
  onRemove,
}: RemoveButtonProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button size="small" variant={variant} onClick={() => setAsked(true)}>
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
