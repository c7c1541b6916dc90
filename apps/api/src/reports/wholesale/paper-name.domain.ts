interface Named {
  readonly line: number;
  readonly name: string;
  readonly number: string;
}

const LONGEST = 80;

/** «0042 Тестов Иван Петрович AB12-CD34.pdf»: what every system of files takes, in the order of the list. */
export function paperName({ line, name, number }: Named): string {
  const [whose = ''] = name.split(',');
  const plain = whose
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const place = String(line).padStart(4, '0');
  return `${[place, plain.slice(0, LONGEST).toWellFormed().trim(), number].filter(Boolean).join(' ')}.pdf`;
}
