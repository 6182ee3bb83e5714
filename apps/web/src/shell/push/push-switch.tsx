import { settings as words } from '../words';
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
    (on ? turnOn() : turnOff()).then(setStanding, () => setError(words.pushFailed));
  };
  return (
    <div>
      <Switch className="switch" isSelected={standing === 'on'} onChange={change}>
        <span className="switch-track" /> {words.tellThisDevice}
      </Switch>
      {standing === 'refused' && <p role="status">{words.pushNotAllowed}</p>}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
