import type { ReactElement } from 'react';
import { useState } from 'react';
import { Photo } from '../photo/photo.tsx';
import styles from './gallery.module.css';
import type { GalleryImage } from './gallery-image.ts';
import { GalleryViewer } from './gallery-viewer.tsx';

export type GalleryProps = {
  /** «Фотографии квартиры» */
  label: string;
  images: readonly GalleryImage[];
};

export function Gallery({ label, images }: GalleryProps): ReactElement {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <ul aria-label={label} className={styles.thumbs}>
        {images.map(({ src, thumb, alt }, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={`Открыть фото ${index + 1} из ${images.length}: ${alt}`}
              className={styles.thumb}
              onClick={() => setAt(index)}
            >
              <Photo src={thumb ?? src} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <GalleryViewer label={label} images={images} at={at} onMove={setAt} onClose={() => setAt(null)} />
    </>
  );
}
