-- Notifications that came to nothing are deleted after a week.
create index payment_notification_useless on payment_notification (received_at) where outcome in ('unknown', 'ignored');
