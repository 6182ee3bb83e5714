import { changeSettings } from '../settings/settings';
import { Modal } from '../ui/modal';
import { table, keys as words } from '../words';

interface Props {
  readonly isOpen: boolean;
  onOpenChange(open: boolean): void;
}

/** Which keys do what, and how fast things are shown. */
export default function KeysDialog({ isOpen, onOpenChange }: Props) {
  return (
    <Modal title={words.keys} isOpen={isOpen} onOpenChange={onOpenChange}>
      <dl className="keys">
        {words.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="keys-pace">
        {(['calm', 'brisk', 'off'] as const).map((pace) => (
          <button key={pace} type="button" className="button small" onClick={() => changeSettings({ pace })}>
            {table.paces[pace]}
          </button>
        ))}
      </p>
    </Modal>
  );
}
