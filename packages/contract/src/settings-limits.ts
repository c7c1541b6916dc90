/** A separate module without zod, to keep zod out of the page's bundle. */

/** The size of a picture before base64; its sides are at most 4000 pixels. */
export const maxLogoBytes = 1024 * 1024;

export const maxWebhooks = 5;
export const deliveriesPageSize = 20;
export const invoicesPageSize = 20;

/**
 * A person's choice of letters besides those about sign-in and money. By default letters about orders are sent and news is
 * not: advertising by mail needs prior consent (38-FZ, article 18).
 */
export const notificationKeys = ['notify_order_paid', 'notify_report_ready', 'notify_news'] as const;
export type NotificationKey = (typeof notificationKeys)[number];

export const isNotified = (key: NotificationKey, value: string | undefined): boolean =>
  key === 'notify_news' ? value === 'active' : value !== 'inactive';
