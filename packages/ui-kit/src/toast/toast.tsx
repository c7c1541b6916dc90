import { Toast } from '@base-ui/react/toast';
import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, CloseIcon, DangerIcon, InfoIcon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import { useOverPage } from '../over-page/use-over-page.ts';
import type { Toaster, ToastTone } from './toaster.ts';

/** How long a toast stays; hovering it, focusing it or leaving the window pauses the timer. */
export const TOAST_TIMEOUT_MS = 4000;

const ICONS: Record<ToastTone, Icon> = {
  info: InfoIcon,
  clear: ClearIcon,
  attention: AttentionIcon,
  danger: DangerIcon,
};

/** Shows the toaster's messages, newest last, at most three at a time, announced politely. */
export function Toasts({ toaster }: { toaster: Toaster }): ReactElement {
  const overPage = useOverPage('--toasts', 16);
  return (
    <Toast.Provider timeout={TOAST_TIMEOUT_MS} limit={3}>
      <Toast.Portal>
        <Toast.Viewport ref={overPage} className={classNames(styles.viewport)} aria-label="Уведомления">
          <ToastList toaster={toaster} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

type Data = { tone: ToastTone };

function ToastList({ toaster }: { toaster: Toaster }): ReactElement[] {
  const { toasts, add, close } = Toast.useToastManager<Data>();

  useEffect(
    () =>
      toaster.listen(({ title, text, tone = 'info', action }) => {
        const id = add({
          title,
          description: text,
          data: { tone },
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: () => {
                action.onAction();
                close(id);
              },
            },
          }),
        });
      }),
    [toaster, add, close],
  );

  return toasts.toReversed().map((toast) => {
    const tone = toast.data?.tone ?? 'info';
    const ToneIcon = ICONS[tone];
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection="right" className={classNames(styles.toast)}>
        <Toast.Content className={classNames(styles.content)}>
          <ToneIcon className={classNames(styles.icon, styles[tone])} />
          <div className={styles.words}>
            <Toast.Title render={<p />} className={classNames(styles.title)} />
            <Toast.Description />
            {toast.actionProps && (
              <Toast.Action
                className={classNames(styles.action)}
                render={<Button variant="quiet" size="small" />}
              />
            )}
          </div>
          {/* Base UI hides it in a collapsed stack; ours is never collapsed. */}
          <Toast.Close
            aria-hidden={false}
            render={<IconButton label="Закрыть уведомление" icon={<CloseIcon />} />}
          />
        </Toast.Content>
      </Toast.Root>
    );
  });
}
