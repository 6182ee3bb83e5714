/** Five characters, so that five bots are five players. Each number is a factor around 1. */
export interface Temperament {
  readonly name: string;
  /** Readiness to spend cards on checks. */
  readonly generous: number;
  /** How strongly evidence moves its beliefs. */
  readonly suspicious: number;
  /** How much it takes before it acts on a suspicion. */
  readonly patient: number;
  /** How much a hidden Cylon dares while it may be seen. */
  readonly daring: number;
  /** How early a hidden Cylon shows itself. */
  readonly eager: number;
}

export const temperaments = {
  bold: { name: 'bold', generous: 1.05, suspicious: 1, patient: 0.85, daring: 1.3, eager: 1.25 },
  careful: { name: 'careful', generous: 0.95, suspicious: 0.9, patient: 1.2, daring: 0.75, eager: 0.85 },
  suspicious: { name: 'suspicious', generous: 0.95, suspicious: 1.3, patient: 0.8, daring: 1, eager: 1 },
  loyal: { name: 'loyal', generous: 1.1, suspicious: 0.85, patient: 1.1, daring: 0.9, eager: 0.9 },
  sly: { name: 'sly', generous: 1, suspicious: 1.1, patient: 1, daring: 1.1, eager: 0.75 },
} as const satisfies Record<string, Temperament>;

export type TemperamentName = keyof typeof temperaments;
export const temperamentNames = Object.keys(temperaments) as TemperamentName[];
