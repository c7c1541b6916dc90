import type { OpenDialog } from '@proverka/shell-sdk/dialogs';
import { Dialog } from '@proverka/ui-kit/dialog';
import { SidePopup } from '@proverka/ui-kit/side-popup';
import { DialogBoundary } from './dialog-boundary.tsx';
import styles from './open-dialogs.module.css';

interface OpenDialogViewProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

export function OpenDialogView({ dialog, onClose }: OpenDialogViewProps) {
  const { title, subtitle, size, place, keepOnOutsideClick, isLongText = false } = dialog;
  const common = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title: subtitle ? (
      <>
        {title} <span className={styles.subtitle}>{subtitle}</span>
      </>
    ) : (
      title
    ),
    closeOnBackdrop: !keepOnOutsideClick,
    longText: isLongText,
    children: <DialogBoundary>{dialog.render(onClose)}</DialogBoundary>,
  };
  if (place === 'side') return <SidePopup {...common} width={size ? 'normal' : 'narrow'} />;
  return <Dialog {...common} size={size ?? 'md'} />;
}
