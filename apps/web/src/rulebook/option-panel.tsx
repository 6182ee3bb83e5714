import { type OptionGroup, optionGroups, type Selection } from '@ragtag/board-game';
import { OptionPanel as SharedPanel } from '../board-game/options/option-panel';
import { PlayerCount } from '../board-game/options/player-count';

interface Props {
  readonly selection: Selection;
  change(selection: Selection): void;
}

const groups = Object.keys(optionGroups) as OptionGroup[];

/** What the book is about: every option there are rules for, and any number of players. */
export function OptionPanel(props: Props) {
  return <SharedPanel {...props} groups={groups} scope="all-rules" game={<PlayerCount {...props} />} />;
}
