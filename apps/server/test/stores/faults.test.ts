import { expect, inject, it } from 'vitest';
import { faults, playThroughFaults } from '../support/faults';
import { caddy, nginx } from '../support/proxies';

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

it.each([nginx, caddy].filter(({ isInstalled }) => isInstalled && postgres))(
  'plays on behind $name although one of two servers stands still for half a minute',
  async ({ before }) => {
    const stands = 30_000;
    const report = await playThroughFaults(postgres, ['stopped'], 11, lasting(stands, stands), 2, before);
    expect(report.problems).toEqual([]);
    // A silence is noticed after ten seconds, but now and then everybody waits until the server is back: docs/scaling.md.
    expect(report.longestPause).toBeLessThan(stands + 10_000);
    expect(report.acknowledged).toBeGreaterThan(10);
  },
  180_000,
);
