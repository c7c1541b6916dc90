import type { ReactElement } from 'react';
import type { ModalProps } from '../dialog/modal.tsx';
import { Modal } from '../dialog/modal.tsx';

export type SidePopupProps = ModalProps & {
  /** At most 480 pixels; `narrow` 400 for signing in. */
  width?: 'normal' | 'narrow';
};

export const SidePopup = ({ width = 'normal', ...rest }: SidePopupProps): ReactElement => (
  <Modal {...rest} place={width === 'narrow' ? ['side', 'narrow'] : ['side']} />
);
