import type { ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ImageIcon } from '../icon/icon.tsx';
import styles from './photo.module.css';

export type PhotoProps = {
  /** Null where there is none: the place is kept. */
  src: string | null;
  alt: string;
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
  /** Said in the place of a photo that cannot be shown; empty where the place is too small for words. */
  missing?: string;
};

/** A picture of somebody else, whose file may be gone: then a sign stands in its place. */
export function Photo({
  src,
  alt,
  loading = 'lazy',
  className,
  missing = 'Фото не открылось',
}: PhotoProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  // What the server has sent may have failed before the page's script was there to hear of it.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
  }, [src]);
  if (src === null || failed === src) {
    const words = src === null ? 'Фото нет' : missing;
    return (
      <span className={classNames(styles.missing, className)}>
        <ImageIcon size={24} {...(missing === '' && { label: words })} />
        {missing !== '' && words}
      </span>
    );
  }
  return (
    <img
      ref={picture}
      src={src}
      alt={alt}
      loading={loading}
      decoding="async"
      draggable={false}
      className={classNames(styles.photo, className)}
      onError={() => setFailed(src)}
    />
  );
}
