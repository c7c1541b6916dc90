import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { GalleryImage } from './gallery-image.ts';
import { Gallery } from './gallery.tsx';
import { GalleryViewer } from './gallery-viewer.tsx';

const meta = preview.meta({ title: 'Windows/Gallery', component: Gallery });

/** Drawn plans, so that the stories need no photographs. */
const plan = (walls: string, tint: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="1200" height="900"><rect width="400" height="300" fill="${tint}"/><path d="${walls}" fill="none" stroke="#333" stroke-width="6"/></svg>`,
  )}`;

const IMAGES: GalleryImage[] = [
  {
    src: plan('M60 50h280v200H60ZM200 50v120M60 170h140', '#f6f1e6'),
    alt: 'План: кухня и две комнаты',
    caption: 'План квартиры, 54,3 м²',
  },
  {
    src: plan('M60 50h280v200H60ZM140 50v200', '#e8efe9'),
    alt: 'План: студия с прихожей',
    caption: 'План соседней квартиры того же этажа',
  },
  { src: plan('M40 40h320v220H40ZM200 40v220M40 150h320', '#e9edf6'), alt: 'План этажа' },
];

export const Thumbnails = meta.story(() => <Gallery label="Планы объекта" images={IMAGES} />);

function Opened(): ReactElement {
  const [at, setAt] = useState<number | null>(0);
  return (
    <GalleryViewer label="Планы объекта" images={IMAGES} at={at} onMove={setAt} onClose={() => setAt(null)} />
  );
}

export const Viewer = meta.story(() => <Opened />);
