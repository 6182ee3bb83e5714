import './after.css';
import { use } from 'react';
import { afterOf, gameNamed, moreOf } from '../../games';
import type { GameRecord } from '../game/record';
import { Share } from './share';

interface Props {
  readonly record: GameRecord;
  /** Where anybody can look at the game, if there is such a place. */
  readonly link?: string;
}

/** What can be told after a game, as that game tells it. */
export function AfterGame({ record, link }: Props) {
  const { Page } = use(afterOf(gameNamed(record.game)));
  use(moreOf(gameNamed(record.game), record.selection));
  return <Page record={record} share={<Share record={record} link={link} />} />;
}
