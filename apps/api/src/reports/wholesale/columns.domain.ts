/** What a column contains; `free` cells are recognised one by one, `skipped` is a column we added to a file of mistakes. */
const columnFields = [
  'full_name',
  'last_name',
  'first_name',
  'middle_name',
  'birth_date',
  'passport',
  'passport_series',
  'passport_number',
  'inn',
  'ogrn',
  'region',
  'car',
  'cadastral_number',
  'address',
  'product',
  'free',
  'skipped',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Common column names in lower case, «ё» as «е», without dots and repeated spaces. */
const names: Readonly<Record<ColumnField, readonly string[]>> = {
  full_name: ['фио', 'ф и о', 'фамилия имя отчество', 'фамилия имя', 'фамилия, имя, отчество', 'человек'],
  last_name: ['фамилия'],
  first_name: ['имя'],
  middle_name: ['отчество'],
  birth_date: ['дата рождения', 'др', 'д р', 'день рождения', 'рождение', 'дата рожд'],
  passport: ['паспорт', 'серия и номер паспорта', 'паспорт серия и номер', 'паспорт серия номер', 'документ'],
  passport_series: ['серия', 'серия паспорта', 'паспорт серия'],
  passport_number: ['номер паспорта', 'паспорт номер', 'номер документа'],
  inn: ['инн', 'инн компании', 'инн организации', 'инн человека', 'inn'],
  ogrn: ['огрн', 'огрнип', 'огрн/огрнип', 'огрн огрнип', 'ogrn'],
  region: ['регион', 'код региона', 'субъект', 'субъект рф'],
  car: ['vin', 'вин', 'госномер', 'гос номер', 'грз', 'номер машины', 'номер кузова', 'кузов', 'автомобиль'],
  cadastral_number: ['кадастровый номер', 'кад номер', 'кн', 'кадастровый №', 'кадастр'],
  address: ['адрес', 'адрес объекта'],
  product: ['отчет', 'услуга', 'проверка'],
  free: [],
  skipped: ['строка', 'причина', '№', '№ п/п', 'n'],
};

const fieldByName = new Map(
  columnFields.flatMap((field) => names[field].map((name) => [name, field] as const)),
);

const normalized = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/\([^()]*\)|[*:]/g, ' ')
    .replaceAll(/[.\s_]+/g, ' ')
    .trim();

/** Recognises an unexpected column name by one of its words: «ИНН контрагента», «VIN / гос. номер». */
const telling: readonly (readonly [RegExp, ColumnField])[] = [
  [/(?<!\p{L})(инн|inn)(?!\p{L})/u, 'inn'],
  [/(?<!\p{L})(огрн(ип)?|ogrn)(?!\p{L})/u, 'ogrn'],
  [/(?<!\p{L})(vin|вин|гос ?номер|грз|кузов\p{L}*)(?!\p{L})/u, 'car'],
  [/кадастров/u, 'cadastral_number'],
  [/фамилия.*имя/u, 'full_name'],
  [/(?<!\p{L})(фио|ф и о)(?!\p{L})/u, 'full_name'],
  [/дата рожд/u, 'birth_date'],
];
const LONGEST_NAME = 60;

function fieldOf(cell: string): ColumnField | null {
  const name = normalized(cell);
  if (/^столбец \d+$/.test(name)) return 'free';
  const known = fieldByName.get(name);
  if (known !== undefined) return known;
  // A cell with a number is data, not a column name.
  if (name.length > LONGEST_NAME || /\d/.test(name)) return null;
  return telling.find(([words]) => words.test(name))?.[1] ?? null;
}

/**
 * The columns if the line is a header: at least half of its cells are known names. An unknown column is null and ignored.
 */
export function readColumns(cells: readonly string[]): readonly (ColumnField | null)[] | null {
  const columns = cells.map(fieldOf);
  const filled = cells.filter((cell) => cell !== '').length;
  const known = columns.filter((field) => field !== null).length;
  const says = columns.some((field) => field !== null && field !== 'skipped');
  return says && known * 2 >= filled ? columns : null;
}
