import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StillThere } from '../../../src/shell/game/still-there';

describe('the other end of a socket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listening = () => {
    const [ask, gone] = [vi.fn(), vi.fn()];
    return { ask, gone, server: new StillThere(ask, gone) };
  };

  it('is asked after a silence, and gone when it does not answer', () => {
    const { ask, gone, server } = listening();
    server.heard();
    vi.advanceTimersByTime(14_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(7_999);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('is gone soon when it has no word for an answer, and not when it has', () => {
    const { ask, gone, server } = listening();
    server.heard();
    server.awaits();
    vi.advanceTimersByTime(4_000);
    // A second answer does not put it off.
    server.awaits();
    vi.advanceTimersByTime(4_000);
    expect(gone).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
    server.heard();
    server.awaits();
    server.heard();
    vi.advanceTimersByTime(14_000);
    expect(gone).toHaveBeenCalledOnce();
  });
});
