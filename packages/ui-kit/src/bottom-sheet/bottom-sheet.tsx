import type { ReactElement } from 'react';
import type { ModalProps } from '../dialog/modal.tsx';
import { Modal } from '../dialog/modal.tsx';

/** Slides in from the bottom on every screen: menus and choices of a phone. */
export const BottomSheet = (props: ModalProps): ReactElement => <Modal {...props} place={['bottom']} />;
