import type { ReactNode } from 'react';
import { Modal as AriaModal, Button, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { ui as words } from '../words';

interface Props {
  readonly title: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Asks before something that others notice is done. */
export function Confirm({ title, yes, onYes, isOpen, onOpenChange, children }: Props) {
  return (
    <ModalOverlay className="overlay" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <AriaModal>
        <Dialog className="dialog" role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{children}</p>
          <p className="dialog-end">
            <Button
              className="button primary"
              onPress={() => {
                onOpenChange(false);
                onYes();
              }}
            >
              {yes}
            </Button>
            <Button slot="close" className="button">
              {words.no}
            </Button>
          </p>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
