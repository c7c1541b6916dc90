/** The levels of findings, the worst first. */
export const levelWords = {
  danger: 'Опасность',
  warning: 'Предупреждение',
  attention: 'Внимание',
  clear: 'Замечаний нет',
  unchecked: 'Не проверено',
} as const;
