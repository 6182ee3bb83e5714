import '../settings/settings.css';
import { useEffect, useState } from 'react';
import { Switch } from 'react-aria-components';
import { type PushStanding, pushStanding, turnOff, turnOn } from './push';

/** Whether this device is told of turns while the page is closed. Shown only where that is possible. */
export function PushSwitch() {
  const [standing, setStanding] = useState<PushStanding>('unavailable');
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    pushStanding().then(setStanding, () => undefined);
  }, []);
  if (standing === 'unavailable') return null;
  const change = (on: boolean) => {
    setError(null);
    (on ? turnOn() : turnOff()).then(setStanding, () =>
      setError('This browser could not be reached by its push service. Try again later.'),
    );
  };
  return (
    <div>
      <Switch className="switch" isSelected={standing === 'on'} onChange={change}>
        <span className="switch-track" /> Tell this device when it is my turn, also while the page is closed
      </Switch>
      {standing === 'refused' && (
        <p role="status">
          The browser does not allow it. Allow notifications for this page in its settings first.
        </p>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
