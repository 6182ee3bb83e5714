import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

const CardPopover = lazy(() => import('./card-popover'));
const Modal = lazy(() => import('../../shell/ui/modal').then((loaded) => ({ default: loaded.Modal })));

interface Props {
  readonly title: string;
  readonly look: string;
  readonly face: ReactNode;
  /** What is opened. */
  readonly children: ReactNode;
}

/** A button that opens a card beside it. What popovers are made of is loaded when one is first opened. */
export function OpensCard({ title, look, face, children }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={look}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <CardPopover title={title} anchor={button} isOpen={open} onClose={() => setOpen(false)}>
            {children}
          </CardPopover>
        </Suspense>
      )}
    </>
  );
}

/** A button that opens a dialog over the table. What dialogs are made of is loaded when one is first opened. */
export function OpensDialog({ title, look, face, children }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className={look}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <Modal title={title} isOpen={open} onOpenChange={setOpen}>
            {children}
          </Modal>
        </Suspense>
      )}
    </>
  );
}
