import type { PersonPage } from '@proverka/contract/desk-people';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { momentDay, momentWords } from '@proverka/words/moments';
import { apiScopeWords } from '@proverka/words/program-words';
import type { ReactNode } from 'react';
import desk from '../../controls/desk.module.css';

type Token = PersonPage['tokens'][number];

interface AccessProps {
  readonly page: PersonPage;
  /** Where the account is open. */
  readonly children: ReactNode;
}

/** Sessions, what is asked for after the password, known places and tokens. */
export const Access = ({ page: { tokens, factors, places }, children }: AccessProps) => (
  <div className={desk.section}>
    {children}
    {factors.length > 0 && (
      <Table
        caption="Подтверждение входа"
        columns={factorColumns}
        rows={factors}
        rowKey={({ way, created_date: at }) => `${way} ${at}`}
      />
    )}
    {places.length > 0 && (
      <Table
        caption="Знакомые устройства и сети"
        columns={placeColumns}
        rows={places}
        rowKey={({ kind, used_date: at }) => `${kind} ${at}`}
      />
    )}
    {tokens.length > 0 && (
      <Table caption="Токены API" columns={columns} rows={tokens} rowKey={({ token_id: id }) => id} />
    )}
  </div>
);

type Factor = PersonPage['factors'][number];
type Place = PersonPage['places'][number];

const factorColumns: readonly TableColumn<Factor>[] = [
  {
    key: 'way',
    title: 'Чем',
    kind: 'main',
    cell: ({ way, name }) => (way === 'totp' ? 'Код из приложения' : `Ключ входа «${name}»`),
  },
  { key: 'created', title: 'Добавлен', cell: ({ created_date: at }) => momentDay(at) },
  { key: 'used', title: 'Показан', cell: ({ used_date: at }) => (at === null ? 'Ни разу' : momentWords(at)) },
];

const placeColumns: readonly TableColumn<Place>[] = [
  {
    key: 'kind',
    title: 'Что',
    kind: 'main',
    cell: ({ kind }) => (kind === 'device' ? 'Устройство' : 'Сеть'),
  },
  { key: 'used', title: 'Последний вход с паролем', cell: ({ used_date: at }) => momentWords(at) },
];

const scopeWord = (scope: string): string =>
  scope in apiScopeWords ? apiScopeWords[scope as keyof typeof apiScopeWords] : scope;

const columns: readonly TableColumn<Token>[] = [
  { key: 'prefix', title: 'Токен', kind: 'main', cell: ({ prefix }) => `${prefix}…` },
  { key: 'scopes', title: 'Может', cell: ({ scopes }) => scopes.map(scopeWord).join(', ') },
  { key: 'created', title: 'Выпущен', cell: ({ created_date: at }) => momentDay(at) },
  {
    key: 'used',
    title: 'Вызван',
    cell: ({ used_date: at }) => (at === null ? 'Ни разу' : momentWords(at)),
  },
  {
    key: 'end',
    title: 'Действует',
    cell: ({ ended_date: ended, expires_date: expires }) =>
      ended === null ? `До ${momentDay(expires)}` : `Закончен ${momentDay(ended)}`,
  },
];
