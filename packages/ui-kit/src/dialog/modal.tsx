import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './modal.module.css';

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** When it is gone: only now the page can be scrolled again. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  /** Read after the title when the dialog opens. */
  description?: ReactNode;
  /** False when a click outside would lose entered data. */
  closeOnBackdrop?: boolean;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** A long text: its scrolling part takes the focus, so that arrow keys scroll it. */
  longText?: boolean;
  children: ReactNode;
};

export type DialogSize = 'xl' | 'lg' | 'mdl' | 'md-670' | 'md' | 'sm' | 'xs';

/** Position and maximal width. */
export type ModalPlace = 'center' | 'bottom' | 'side' | 'narrow' | DialogSize;

/** Events of the uppermost dialog bubble to those below it too. */
const FROM_OUTSIDE = new Set(['escape-key', 'outside-press', 'focus-out']);

const FIELDS = 'input:not([type=hidden]), select, textarea';

/** Shared by dialog, sheet and side popup. */
export function Modal({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  closeOnBackdrop = true,
  footer,
  longText = false,
  children,
  place,
}: ModalProps & { place: readonly ModalPlace[] }): ReactElement {
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const change = (next: boolean, details: BaseDialog.Root.ChangeEventDetails): void => {
    if (FROM_OUTSIDE.has(details.reason) && !isTopmost(popup.current)) {
      details.cancel();
      details.allowPropagation();
    } else {
      onOpenChange(next);
    }
  };

  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={change}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      disablePointerDismissal={!closeOnBackdrop}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classNames(styles.backdrop)} />
        <BaseDialog.Viewport className={classNames(styles.viewport, ...place.map((name) => styles[name]))}>
          <BaseDialog.Popup
            ref={popup}
            data-dialog=""
            className={classNames(styles.popup)}
            initialFocus={(by) => firstFocus(by, popup.current, body.current)}
          >
            <ModalHeader title={title} description={description} />
            <div ref={body} className={styles.body} {...(longText && { tabIndex: 0 })}>
              {children}
            </div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** On a phone the on-screen keyboard would cover the dialog. */
const firstFocus = (by: string, popup: HTMLElement | null, body: HTMLElement | null): HTMLElement | boolean =>
  (by !== 'touch' && body?.querySelector<HTMLElement>(FIELDS)) || (popup ?? true);

function ModalHeader({ title, description }: { title: ReactNode; description: ReactNode }): ReactElement {
  return (
    <>
      <div className={styles.header}>
        <BaseDialog.Title className={classNames(styles.title)}>{title}</BaseDialog.Title>
        <BaseDialog.Close render={<IconButton label="Закрыть" icon={<CloseIcon size={24} />} />} />
      </div>
      {description !== undefined && (
        <VisuallyHidden>
          <BaseDialog.Description render={<span />}>{description}</BaseDialog.Description>
        </VisuallyHidden>
      )}
    </>
  );
}

/** Dialogs that are not nested are stacked in the order of opening. */
function isTopmost(popup: HTMLElement | null): boolean {
  const opened = document.querySelectorAll('[data-dialog][data-open]');
  return opened.length === 0 || opened[opened.length - 1] === popup;
}
