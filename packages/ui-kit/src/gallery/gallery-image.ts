export type GalleryImage = {
  src: string;
  /** A smaller file for the thumbnails. */
  thumb?: string;
  /** The alternative text. */
  alt: string;
  caption?: string;
};
