import { ReasonForm } from './reason-form.tsx';

interface BlockingFormProps {
  /** In the accusative: «статью». */
  readonly what: string;
  readonly isBlocked: boolean;
  /** What readers notice when it is hidden, and when it is given back. */
  readonly about: { readonly hide: string; readonly giveBack: string };
  readonly decide: (decision: { readonly is_blocked: boolean; readonly reason: string }) => Promise<void>;
  readonly onDone: () => void;
}

/** Hides from readers what is published, or gives it back, with a reason. */
export const BlockingForm = ({ what, isBlocked, about, decide, onDone }: BlockingFormProps) => (
  <ReasonForm
    key={isBlocked ? 'blocked' : 'published'}
    label={`${isBlocked ? 'Вернуть' : 'Скрыть'} ${what}`}
    about={isBlocked ? about.giveBack : about.hide}
    action={isBlocked ? 'Вернуть' : 'Скрыть'}
    variant={isBlocked ? 'primary' : 'danger'}
    act={(reason) => decide({ is_blocked: !isBlocked, reason })}
    onDone={onDone}
  />
);
