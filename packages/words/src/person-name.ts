/** As forms and sources write a person; empty where nothing is known any more. */
interface PersonNames {
  readonly last_name?: string | undefined;
  readonly first_name?: string | undefined;
  readonly middle_name?: string | undefined;
}

/** «Тестов Иван Петрович» */
export const personName = ({
  last_name: last,
  first_name: first,
  middle_name: middle,
}: PersonNames): string => [last, first, middle].filter(Boolean).join(' ');
