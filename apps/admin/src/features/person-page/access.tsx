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

/** Sessions and tokens. */
export const Access = ({ page: { tokens }, children }: AccessProps) => (
  <div className={desk.section}>
    {children}
    {tokens.length > 0 && (
      <Table caption="Токены API" columns={columns} rows={tokens} rowKey={({ token_id: id }) => id} />
    )}
  </div>
);

const scopeWord = (scope: string): string =>
  scope in apiScopeWords ? apiScopeWords[scope as keyof typeof apiScopeWords] : scope;

const columns: readonly TableColumn<Token>[] = [
  { key: 'prefix', title: 'Токен', kind: 'main', cell: ({ prefix }) => `${prefix}…` },
  { key: 'scopes', title: 'Может', cell: ({ scopes }) => scopes.map(scopeWord).join(', ') },
  { key: 'created', title: 'Выпущен', cell: ({ created_date: at }) => momentDay(at) },
  {
    key: 'used',
    title: 'Вызван',
    cell: ({ used_date: at }) => (at === null ? 'ни разу' : momentWords(at)),
  },
  {
    key: 'end',
    title: 'Действует',
    cell: ({ ended_date: ended, expires_date: expires }) =>
      ended === null ? `до ${momentDay(expires)}` : `закончен ${momentDay(ended)}`,
  },
];
