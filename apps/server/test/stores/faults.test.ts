import { expect, inject, it } from 'vitest';
import { faults, playThroughFaults } from '../support/faults';

const postgres = inject('postgres') ?? '';
const lasting = (...between: [number, number]) => ({ killed: between, stopped: between, 'cut off': between });

it.skipIf(!postgres)(
  'plays on at two servers behind a proxy while one is killed, stopped or cut off, and loses and doubles nothing',
  async () => {
    const report = await playThroughFaults(postgres, faults, 7, lasting(1000, 5000));
    expect(report.problems).toEqual([]);
    expect(report.faults).toEqual({ killed: 1, stopped: 1, 'cut off': 1 });
    expect(report.acknowledged).toBeGreaterThan(10);
  },
  180_000,
);
