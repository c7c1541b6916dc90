/** Where help was asked for from. Everything but the page's path is named by the page itself, not by the visitor. */
export interface HelpSubject {
  readonly page: string;
  /** The page's title, for the visitor. */
  readonly title: string;
  /** The order or the report the page shows. */
  readonly orderId?: string;
  readonly itemId?: string;
}

/** What goes to the staff with the message; the visitor may take either away. */
export interface Attached {
  readonly page: boolean;
  readonly order: boolean;
}

export const hasOrder = ({ orderId, itemId }: HelpSubject): boolean =>
  orderId !== undefined || itemId !== undefined;

/** In a message of an account. */
export const asSent = (subject: HelpSubject, attached: Attached) => ({
  ...(attached.page && { page: subject.page }),
  ...(attached.order && subject.orderId !== undefined && { order_id: subject.orderId }),
  ...(attached.order && subject.itemId !== undefined && { order_item_id: subject.itemId }),
});
