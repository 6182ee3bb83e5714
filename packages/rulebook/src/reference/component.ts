/** A card, sheet, location or token as `ragtag cards --json` lists it. */
export interface Component {
  readonly id: string;
  readonly box: string;
  readonly deck: string;
  readonly name: string;
  readonly copies: number;
  /** What it does, in our words, printed from its behaviour. */
  readonly text: string;
  readonly rulings?: readonly string[];
  readonly abilities?: readonly AbilityOf[];
  readonly negative?: AbilityOf;
  readonly [field: string]: unknown;
}

export interface AbilityOf {
  readonly name?: string;
  readonly effects?: readonly string[];
  readonly rulings?: readonly string[];
}

/** Where the page of a component lies; of those with one id the later ones are told apart by their box. */
export function componentPaths(components: readonly Component[]): ReadonlyMap<Component, string> {
  const taken = new Set<string>();
  return new Map(
    components.map((component) => {
      const { deck, id, box } = component;
      const plain = `reference/${deck}/${id}.html`;
      const path = taken.has(plain) ? `reference/${deck}/${id}-${box}.html` : plain;
      taken.add(path);
      return [component, path];
    }),
  );
}
