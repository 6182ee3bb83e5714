import type { ReactNode } from 'react';
import { Modal as AriaModal, Button, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { ui as words } from '../words';

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A dialog over the page; Escape and a click beside it close it. */
export function Modal({ title, isOpen, onOpenChange, children }: Props) {
  return (
    <ModalOverlay className="overlay" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <AriaModal>
        <Dialog className="dialog">
          <Heading slot="title">{title}</Heading>
          {children}
          <p className="dialog-end">
            <Button slot="close" className="button">
              {words.close}
            </Button>
          </p>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
