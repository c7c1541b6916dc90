interface Named {
  readonly title: string;
  readonly owner_name?: string | undefined;
}

/** A finding's title with the owner's name, for lists about several owners: «Розыск (Образцов И. П.)». */
export const namedTitle = ({ title, owner_name: name }: Named): string =>
  name === undefined ? title : `${title} (${name})`;
