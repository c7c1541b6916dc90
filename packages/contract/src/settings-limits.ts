/** Without zod, so that the page of the settings need not carry it. */

/** A picture before base64; its sides are at most 4000 pixels. */
export const maxLogoBytes = 1024 * 1024;

export const maxWebhooks = 5;
export const deliveriesPageSize = 20;
export const invoicesPageSize = 20;

/**
 * A person's own: which letters come besides those about sign-in and money. Not set, letters about orders come and news do
 * not: advertising by mail takes prior consent (38-FZ, article 18).
 */
export const notificationKeys = ['notify_order_paid', 'notify_report_ready', 'notify_news'] as const;
export type NotificationKey = (typeof notificationKeys)[number];

export const isNotified = (key: NotificationKey, value: string | undefined): boolean =>
  key === 'notify_news' ? value === 'active' : value !== 'inactive';
