import type { ReactNode } from 'react';
import { Modal as AriaModal, Button, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { ui as words } from '../words';

interface Props {
  readonly title: string;
  /** What the dialog shows says its title already; it is only read out. */
  readonly saysTitle?: boolean;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A dialog over the page; Escape and a click beside it close it. */
export function Modal({ title, saysTitle = false, isOpen, onOpenChange, children }: Props) {
  return (
    <ModalOverlay className="overlay" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <AriaModal>
        <Dialog className="dialog">
          <Heading slot="title" className={saysTitle ? 'visually-hidden' : undefined}>
            {title}
          </Heading>
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
