/** Four characters, so that four bots are four players. Each number is a factor around 1. */
export interface CardTemperament {
  readonly name: string;
  /** How much influence taken from others counts. */
  readonly fierce: number;
  /** How much own units and own influence count. */
  readonly careful: number;
  /** How much cards in hand and resources count. */
  readonly thrifty: number;
}

export const temperaments = {
  bold: { name: 'bold', fierce: 1.12, careful: 0.92, thrifty: 0.95 },
  careful: { name: 'careful', fierce: 0.94, careful: 1.1, thrifty: 1 },
  thrifty: { name: 'thrifty', fierce: 1, careful: 1, thrifty: 1.15 },
  steady: { name: 'steady', fierce: 1, careful: 1, thrifty: 1 },
} as const satisfies Record<string, CardTemperament>;

export type CardTemperamentName = keyof typeof temperaments;
export const temperamentNames = Object.keys(temperaments) as CardTemperamentName[];
