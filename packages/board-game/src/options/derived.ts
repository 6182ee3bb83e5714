/** A flag that follows from the options. `label` names it inside a sentence. */
export interface DerivedFlag {
  readonly label: string;
  readonly expression: string;
}

/** In order: an expression may name flags above it. */
export const derivedFlags = {
  kobol: { label: 'the Kobol ending', expression: 'ending in [kobol, allendings]' },
  newcaprica: { label: 'the New Caprica ending', expression: 'ending in [newcaprica, allendings]' },
  ioniannebula: { label: 'the Ionian Nebula ending', expression: 'ending in [ioniannebula, allendings]' },
  searchforhome: { label: 'the Search for Home ending', expression: 'ending in [searchforhome, allendings]' },
  allendings: { label: 'all endings', expression: 'ending == allendings' },
  expansion: { label: 'expansions', expression: 'pegasus or exodus or daybreak' },
  // Daybreak alone executes nobody: none of its components, nor of the base box, asks for it.
  execution: { label: 'executions', expression: 'pegasus or exodus' },
  exodusloyalty: {
    label: 'a Loyalty deck with the extra card',
    expression: '(exodus and not forcepegasus) or forceexodus',
  },
  treachery: { label: 'Treachery cards', expression: 'pegasus or daybreak' },
  infiltrator: { label: 'an infiltrating Cylon', expression: 'cylonleader or sympatheticcylon' },
  motive: {
    label: 'Motives',
    expression: 'infiltrator and (forcemotive or (daybreak and not house_daybreak_agendas))',
  },
  agenda: { label: 'Agendas', expression: 'infiltrator and not motive' },
  allies: { label: 'Allies', expression: 'ioniannebula or allendings or allyseasons' },
  overlay: {
    label: 'the Cylon Locations overlay',
    expression: 'pegasus or daybreak or sympatheticcylon or forceoverlay',
  },
  demetrius: { label: 'the Demetrius', expression: 'searchforhome or forcedemetrius or allendings' },
  twoplayer: { label: 'the two-player game', expression: 'mode == twoplayer' },
  oneplayer: { label: 'the one-player game', expression: 'mode == oneplayer' },
  cooperative: { label: 'the cooperative game', expression: 'mode == cooperative' },
  easierhumans: { label: 'resources easier for humans', expression: 'difficulty == easierhumans' },
  easiercylons: { label: 'resources easier for Cylons', expression: 'difficulty == easiercylons' },
} as const satisfies Record<string, DerivedFlag>;

export type DerivedId = keyof typeof derivedFlags;
