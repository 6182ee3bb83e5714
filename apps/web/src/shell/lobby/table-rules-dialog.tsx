import { lobby as words } from '../words';
import '../settings/settings.css';
import type { TableInfo } from '@ragtag/protocol';
import { Modal } from '../ui/modal';
import { TableRules } from './table-rules';

interface Props {
  readonly table: TableInfo;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Time and talk while the game is on. */
export default function TableRulesDialog({ table, ...open }: Props) {
  return (
    <Modal title={words.clockAndChat} {...open}>
      <TableRules table={table} />
    </Modal>
  );
}
