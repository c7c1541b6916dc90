/** «+7 (999) 000-11-22» from E.164. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00A0($1)\u00A0$2-$3-$4');
