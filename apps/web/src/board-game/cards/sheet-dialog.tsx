import { characterCards } from '@ragtag/board-game';
import { Button, DialogTrigger } from 'react-aria-components';
import { Modal } from '../../shell/ui/modal';
import { CardBody } from './card-body';

/** A character's name; pressing it opens the sheet. */
export function SheetButton({ character, name }: { readonly character: string; readonly name: string }) {
  const card = characterCards.find(({ id }) => id === character);
  if (!card) return name;
  return (
    <DialogTrigger>
      <Button className="sheet-button">{name}</Button>
      <Modal title={card.name}>
        <CardBody card={card} />
      </Modal>
    </DialogTrigger>
  );
}
