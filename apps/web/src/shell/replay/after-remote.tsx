import { NoTable } from '../table/no-table';
import { replay as words } from '../words';
import { AfterGame } from './after-game';
import { useRecord } from './use-record';

/** A finished game of the server. */
export default function AfterRemote({ id }: { readonly id: string }) {
  const record = useRecord({ kind: 'remote', id });
  if (record === null) return <p className="loading label">{words.fetchingTheGame}</p>;
  if (typeof record === 'string') return <NoTable because={record} />;
  return <AfterGame record={record} link={location.href} />;
}
