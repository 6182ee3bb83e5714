import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';

interface Props {
  readonly title: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A card that opens beside what was pressed. Loaded when something is first pressed. */
export default function CardPopover({ title, anchor, isOpen, onClose, children }: Props) {
  return (
    <Popover
      className="place-popover"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(now) => !now && onClose()}
    >
      <Dialog className="place-card">
        <Heading slot="title">{title}</Heading>
        {children}
      </Dialog>
    </Popover>
  );
}
