import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icon/icon.tsx';
import { Photo } from '../photo/photo.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { GalleryImage } from './gallery-image.ts';
import styles from './gallery.module.css';

export type GalleryViewerProps = {
  label: string;
  images: readonly GalleryImage[];
  /** The shown picture; null while the viewer is closed. */
  at: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
};

type Step = -1 | 1;

/** The distance of a swipe. */
const SWIPE_PX = 48;

function useSwipe(move: (step: Step) => void) {
  const pressedAt = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      pressedAt.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent): void => {
      const distance = event.clientX - (pressedAt.current ?? event.clientX);
      pressedAt.current = null;
      if (event.pointerType !== 'mouse' && Math.abs(distance) > SWIPE_PX) move(distance > 0 ? -1 : 1);
    },
  };
}

/** A full-screen picture; arrow keys, buttons and swipes change it, Escape and the close button return. */
export function GalleryViewer({ label, images, at, onMove, onClose }: GalleryViewerProps): ReactElement {
  const index = at ?? 0;
  const image = images[index];
  const move = (step: Step): void => onMove((index + step + images.length) % images.length);
  const swipe = useSwipe(move);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };

  return (
    <BaseDialog.Root open={at !== null} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classNames(styles.backdrop)} />
        <BaseDialog.Popup
          data-dialog=""
          className={classNames(styles.viewer)}
          onKeyDown={onKeyDown}
          {...swipe}
        >
          <VisuallyHidden>
            <BaseDialog.Title render={<span />}>{label}</BaseDialog.Title>
          </VisuallyHidden>
          <div className={styles.bar}>
            <output className={styles.count}>{`${index + 1} из ${images.length}`}</output>
            <BaseDialog.Close
              render={<IconButton variant="overlay" label="Закрыть" icon={<CloseIcon size={24} />} />}
            />
          </div>
          {image && (
            <Photo
              key={image.src}
              src={image.src}
              alt={image.alt}
              loading="eager"
              className={styles.picture}
            />
          )}
          {images.length > 1 && <MoveButtons onMove={move} />}
          {image?.caption !== undefined && <p className={styles.caption}>{image.caption}</p>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function MoveButtons({ onMove }: { onMove: (step: Step) => void }): ReactElement {
  return (
    <>
      <IconButton
        label="Предыдущее фото"
        icon={<ChevronLeftIcon size={24} />}
        variant="overlay"
        className={styles.previous}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label="Следующее фото"
        icon={<ChevronRightIcon size={24} />}
        variant="overlay"
        className={styles.next}
        onClick={() => onMove(1)}
      />
    </>
  );
}
