import { Modal } from '../shell/ui/modal';
import { HelpText, rulebook as words } from './words';

interface Props {
  readonly isOpen: boolean;
  onOpenChange(open: boolean): void;
}

/** How this page is used. */
export function HelpDialog(props: Props) {
  return (
    <Modal title={words.howThisBookWorks} {...props}>
      <HelpText />
    </Modal>
  );
}
