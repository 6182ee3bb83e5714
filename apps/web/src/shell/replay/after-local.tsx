import { useMemo } from 'react';
import { savedGame } from '../game/saved-games';
import NotFound from '../home/not-found';
import { AfterGame } from './after-game';

export default function AfterLocal({ id }: { readonly id: string }) {
  const record = useMemo(() => savedGame(id), [id]);
  return record ? <AfterGame record={record} /> : <NotFound />;
}
