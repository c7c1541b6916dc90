interface Named {
  readonly name: string;
}

const baseName = (name: string): string => name.split(/[/\\]/).at(-1)?.toLowerCase() ?? '';
const withoutEnding = (name: string): string => baseName(name).replace(/\.(?:sig|sgn|p7s|p7m|xml)$/, '');

/** `extract.xml.sig` and `extract.sig` belong to `extract.xml`. */
export const isNamedAfter = (signature: Named, document: Named): boolean => {
  const own = withoutEnding(signature.name);
  return own === baseName(document.name) || own === withoutEnding(document.name);
};
