import type { ReactElement } from 'react';
import type { ModalProps } from './modal.tsx';
import { Modal, placeClassName } from './modal.tsx';

export type DialogSize = 'xl' | 'lg' | 'mdl' | 'md-670' | 'md' | 'sm' | 'xs';

export type DialogProps = ModalProps & {
  /** 1200, 900, 800, 670, 580, 500 and 430 pixels; below 576 every dialog is a sheet. */
  size?: DialogSize;
};

export const Dialog = ({ size = 'md', ...rest }: DialogProps): ReactElement => (
  <Modal {...rest} place={placeClassName('center', size)} />
);
