import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { rulebook as words } from './words';

interface Props {
  readonly title: string;
  readonly className: string;
  children(close: () => void): ReactNode;
}

/** A button that lays something over the page, from the bottom of the screen. */
export function Sheet({ title, className, children }: Props) {
  return (
    <DialogTrigger>
      <Button className={`button ${className}`}>{title}</Button>
      <ModalOverlay className="sheet-overlay" isDismissable>
        <Modal className="sheet">
          <Dialog className="sheet-body">
            {({ close }) => (
              <>
                <header className="sheet-head">
                  <Heading slot="title">{title}</Heading>
                  <Button className="button small primary" onPress={close}>
                    {words.done}
                  </Button>
                </header>
                {children(close)}
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
