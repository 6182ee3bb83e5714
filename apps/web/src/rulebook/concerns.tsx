import { useEffect, useState } from 'react';
import { rulebook as words } from './words';

type Concerns = Readonly<Record<string, readonly (readonly [name: string, href: string])[]>>;

let loading: Promise<Concerns> | undefined;

/** Which cards, characters, locations and tokens each rule speaks of; made when the page is built. */
function load(): Promise<Concerns> {
  loading ??= fetch('/rulebook-concerns.json').then((response) => (response.ok ? response.json() : {}));
  return loading;
}

/** The pages of what a rule speaks of. */
export function Concerned({ rule }: { readonly rule: string }) {
  const [concerns, setConcerns] = useState<Concerns>({});
  useEffect(() => {
    load().then(setConcerns, () => undefined);
  }, []);
  const found = concerns[rule] ?? [];
  if (found.length === 0) return null;
  return (
    <p>
      {words.concerns}{' '}
      {found.map(([name, href], at) => (
        <span key={href}>
          {at > 0 && ', '}
          <a href={href}>{name}</a>
        </span>
      ))}
      .
    </p>
  );
}
