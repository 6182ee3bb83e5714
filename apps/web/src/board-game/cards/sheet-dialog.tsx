import { characterCards } from '@ragtag/board-game';
import { CardBody } from './card-body';
import { OpensDialog } from './opens';

/** A character's name; pressing it opens the sheet. */
export function SheetButton({ character, name }: { readonly character: string; readonly name: string }) {
  const card = characterCards.find(({ id }) => id === character);
  if (!card) return name;
  return (
    <OpensDialog title={card.name} look="sheet-button" face={name}>
      <CardBody card={card} />
    </OpensDialog>
  );
}
