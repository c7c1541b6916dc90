/** The element around a page's own content. */
export const contentId = 'content';
