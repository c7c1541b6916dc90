/** Refusals about lists of checks. */
export const wholesaleRefusalStatuses = {
  batch_not_found: 404,
  list_unreadable: 422,
  list_empty: 422,
  list_too_long: 422,
  batch_has_no_rows: 409,
  batch_has_no_reports: 409,
  batch_too_long_for_pdf: 409,
  batch_ordered: 409,
} as const;
