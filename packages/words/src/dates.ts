/** «05.03.2026» from `2026-03-05` or from a time stamp that starts so; what is no date stays as it is. */
export const formatDate = (iso: string): string =>
  iso.replace(/^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/, '$3.$2.$1');
