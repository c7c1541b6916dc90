import type { ReactElement } from 'react';
import type { DialogSize, ModalProps } from './modal.tsx';
import { Modal } from './modal.tsx';

export type DialogProps = ModalProps & {
  /** 1200, 900, 800, 670, 580, 500 and 430 pixels; below 576 every dialog is a sheet. */
  size?: DialogSize;
};

export const Dialog = ({ size = 'md', ...rest }: DialogProps): ReactElement => (
  <Modal {...rest} place={['center', size]} />
);
