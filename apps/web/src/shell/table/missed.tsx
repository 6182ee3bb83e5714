import { table as words } from '../words';

/** Says that a decision came up while nobody was looking. */
export function Missed() {
  return (
    <p className="notice urgent" role="status">
      {words.becameYourDecision}
    </p>
  );
}
