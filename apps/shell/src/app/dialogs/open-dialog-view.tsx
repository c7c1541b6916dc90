import type { OpenDialog } from '@proverka/shell-sdk/dialogs';
import { Dialog } from '@proverka/ui-kit/dialog';
import { SidePopup } from '@proverka/ui-kit/side-popup';

interface OpenDialogViewProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

export function OpenDialogView({ dialog, onClose }: OpenDialogViewProps) {
  const common = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title: dialog.title,
    closeOnBackdrop: !dialog.keepOnOutsideClick,
    children: dialog.render(onClose),
  };
  if (dialog.place === 'side') return <SidePopup {...common} width="narrow" />;
  return <Dialog {...common} size={dialog.size ?? 'md'} />;
}
