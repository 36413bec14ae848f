import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface PageDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the house: the library keeps the focus, the page keeps the looks. */
export function PageDialog({ title, open, role = 'dialog', wide = false, onClose, children }: PageDialogProps) {
  return (
    <ModalOverlay className="veil" isOpen={open} isDismissable onOpenChange={(now) => !now && onClose()}>
      <Modal className={wide ? 'sheet wide' : 'sheet'}>
        <Dialog role={role} className="dialog">
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
