import type { Releases, ServedRemote } from '@proverka/contract/release';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { shortVersion, whoWords } from './release-words.domain.ts';
import { ReasonForm } from '../../controls/reason-form.tsx';
import styles from './releases.module.css';

interface ServedRemotesProps {
  readonly releases: Releases;
  readonly onMoved: () => void;
}

/** The version of every remote, how it came, and the way back. */
export function ServedRemotes({ releases: { remotes, trial }, onMoved }: ServedRemotesProps) {
  return (
    <Table
      hideCaption
      caption="Версии микрофронтендов"
      rows={remotes.map((served) => ({ served, trial, onMoved }))}
      rowKey={({ served }) => served.remote}
      columns={columns}
    />
  );
}

const columns: readonly TableColumn<WayBackProps>[] = [
  { key: 'remote', title: 'Микрофронтенд', kind: 'main', cell: ({ served }) => served.remote },
  {
    key: 'version',
    title: 'Версия',
    cell: ({ served }) => (
      <code className={`${styles.code} ${styles.digest}`}>{shortVersion(served.version)}</code>
    ),
  },
  { key: 'released', title: 'Выпущена', cell: ({ served }) => <Released released={served.released} /> },
  { key: 'back', title: 'Вернуть', kind: 'action', cell: (row) => <WayBack {...row} /> },
];

function Released({ released }: Pick<ServedRemote, 'released'>) {
  if (released === null) return 'в журнале не названо';
  const { at, who, commit, reason } = released;
  const facts = [momentWords(at), whoWords(who), ...(commit === null ? [] : [commit])];
  return (
    <>
      {typeset(facts.join(' · '))}
      {reason !== null && <span className={styles.reason}>{typeset(`«${reason}»`)}</span>}
    </>
  );
}

interface WayBackProps {
  readonly served: ServedRemote;
  readonly trial: Releases['trial'];
  readonly onMoved: () => void;
}

function WayBack({ served: { remote, version, back }, trial, onMoved }: WayBackProps) {
  const { api, dialogs } = usePlatform();
  if (back === null) return <span className={styles.soft}>некуда</span>;
  const to = shortVersion(back.version);
  if (!back.is_signed)
    return (
      <span className={styles.soft}>
        {to}: набор не подписан, нужна команда <code className={styles.code}>release rollback</code>
      </span>
    );
  const endsTrial = trial?.changes.some((change) => change.remote === remote) ?? false;
  const about = `Все посетители получат ${remote} ${to} вместо ${shortVersion(version)}; остальные микрофронтенды не изменятся.${endsTrial ? ' Проба этого микрофронтенда закончится.' : ''}`;
  const ask = () =>
    dialogs.open({ title: `Вернуть ${remote} к ${to}`, size: 'sm' }, (close) => (
      <ReasonForm
        about={about}
        action="Вернуть версию"
        mostLetters={300}
        act={(reason) =>
          api.call('POST /admin/releases/rollback', { body: { remote, from: version, reason } })
        }
        onDone={() => {
          close();
          onMoved();
        }}
      />
    ));
  return (
    <Button size="small" variant="secondary" aria-label={`Вернуть ${remote} к ${to}`} onClick={ask}>
      К {to}
    </Button>
  );
}
