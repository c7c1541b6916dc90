/** Without zod, so that the page of the settings need not carry it. */

/** A picture before base64; its sides are at most 4000 pixels. */
export const maxLogoBytes = 1024 * 1024;

export const maxWebhooks = 5;
export const deliveriesPageSize = 20;
export const invoicesPageSize = 20;

/** A person's own: which letters come besides those about sign-in and money; `active` when not set. */
export const notificationKeys = ['notify_order_paid', 'notify_report_ready', 'notify_news'] as const;
export type NotificationKey = (typeof notificationKeys)[number];
