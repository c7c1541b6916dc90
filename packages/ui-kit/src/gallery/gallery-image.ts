export type GalleryImage = {
  src: string;
  /** A smaller file for the row of pictures. */
  thumb?: string;
  /** What is to be seen. */
  alt: string;
  caption?: string;
};
