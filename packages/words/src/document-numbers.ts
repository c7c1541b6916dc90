/** «А 123 ВС 77», with non-breaking spaces. */
export const formatPlate = (plate: string): string =>
  plate.replace(/^([А-Я])(\d{3})([А-Я]{2})(\d{2,3})$/u, '$1\u00A0$2\u00A0$3\u00A0$4');

/** «45 10 123456», as printed in the document, with non-breaking spaces. */
export const formatPassport = ({ series, number }: { series: string; number: string }): string =>
  `${series.slice(0, 2)}\u00A0${series.slice(2)}\u00A0${number}`;
