import type { Advert } from '@proverka/contract/advert';
import type { GalleryViewerProps } from '@proverka/ui-kit/gallery-viewer';
import { Photo } from '@proverka/ui-kit/photo';
import { counted } from '@proverka/words/plural';
import { lazy, Suspense, useState } from 'react';
import { photoAddress } from '../../adverts/advert-paths.ts';
import { flatTitle } from '../../adverts/advert-words.domain.ts';
import styles from './advert-gallery.module.css';

// The viewer is for those who open a photo: the page starts without it.
const Viewer = lazy(async () => {
  const { GalleryViewer } = await import(
    /* webpackChunkName: "gallery-viewer" */ '@proverka/ui-kit/gallery-viewer'
  );
  return { default: (props: GalleryViewerProps) => <GalleryViewer {...props} /> };
});

const label = 'Фотографии квартиры';

const imagesOf = (fields: Advert['fields']) =>
  fields.photos.map(({ src, number }) => ({
    src: photoAddress(src),
    alt: `${flatTitle(fields)}: фото ${number}`,
  }));

/** The first photo large, all of them small below; each opens the viewer. */
export function AdvertGallery({ advert: { fields } }: { readonly advert: Advert }) {
  const [at, setAt] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const images = imagesOf(fields);
  const [first] = images;
  if (!first) {
    return (
      <div className={styles.none}>
        <Photo src={null} alt="" />
      </div>
    );
  }
  const open = (place: number) => {
    setAsked(true);
    setAt(place);
  };
  const named = (place: number) => `Открыть фото ${place + 1} из ${images.length}`;
  return (
    <div className={styles.gallery}>
      <div className={styles.first}>
        <button type="button" aria-label={named(0)} className={styles.main} onClick={() => open(0)}>
          <Photo src={first.src} alt="" loading="eager" />
        </button>
        <span className={styles.count}>{counted(images.length, 'фото', 'фото', 'фото')}</span>
      </div>
      {images.length > 1 && (
        <ul aria-label={label} className={styles.thumbs}>
          {images.slice(1).map(({ src }, place) => (
            <li key={src}>
              <button
                type="button"
                aria-label={named(place + 1)}
                className={styles.thumb}
                onClick={() => open(place + 1)}
              >
                <Photo src={src} alt="" missing="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <Viewer label={label} images={images} at={at} onMove={setAt} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </div>
  );
}
