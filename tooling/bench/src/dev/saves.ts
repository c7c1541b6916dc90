/** A change of a source of the main page that can be seen; every round another. */
export interface Save {
  /** The name in the figures. */
  readonly name: string;
  readonly file: string;
  readonly change: (source: string, round: number) => string;
  /** What is then on the page. */
  readonly shown: (round: number) => string;
}

/** The remote whose sources are saved. */
export const savedRemote = 'realestate';

const src = `apps/${savedRemote}/src`;

export const saves: readonly Save[] = [
  {
    name: 'a component',
    file: `${src}/features/home-hero/home-hero.tsx`,
    change: (source, round) => source.replace('Ещё выбираете?', `Выбираете ${round}-й раз?`),
    shown: (round) => `Выбираете ${round}-й раз?`,
  },
  {
    name: 'a component beside a helper',
    file: `${src}/features/object-search/object-search-form.tsx`,
    change: (source, round) => source.replace(/^ {10}Найти$/m, `          Искать ${round}-й раз`),
    shown: (round) => `Искать ${round}-й раз`,
  },
  {
    name: 'a page that loads data',
    file: `${src}/pages/home-page.tsx`,
    // After the others: React makes anew whatever changes its place.
    change: (source, round) => source.replace('</main>', `<p>Сохранено ${round}-й раз</p></main>`),
    shown: (round) => `Сохранено ${round}-й раз`,
  },
];
