interface Named {
  readonly title: string;
  readonly owner_name?: string | undefined;
}

/** A finding's title where findings about several owners stand together: «Розыск (Образцов И. П.)». */
export const namedTitle = ({ title, owner_name: name }: Named): string =>
  name === undefined ? title : `${title} (${name})`;
