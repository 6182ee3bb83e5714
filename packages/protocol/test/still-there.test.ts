import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StillThere } from '../src/still-there';

describe('the other end of a socket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listening = () => {
    const [ask, gone] = [vi.fn(), vi.fn()];
    return { ask, gone, server: new StillThere(globalThis, ask, gone) };
  };

  it('is asked after a silence, and gone when it does not answer', () => {
    const { ask, gone, server } = listening();
    server.heard();
    vi.advanceTimersByTime(4_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(4_999);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('is asked soon where it has no word for an answer, and gone when it has none for that', () => {
    const { ask, gone, server } = listening();
    server.heard();
    server.awaits();
    vi.advanceTimersByTime(1_000);
    // A second answer does not put it off.
    server.awaits();
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2_999);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('is there while it keeps an answer until its window closes, and when it acknowledges one', () => {
    const { ask, gone, server } = listening();
    ask.mockImplementation(() => server.heard());
    server.heard();
    server.awaits();
    vi.advanceTimersByTime(60_000);
    expect(gone).not.toHaveBeenCalled();
    ask.mockReset();
    server.heard();
    server.awaits();
    server.heard();
    vi.advanceTimersByTime(4_000);
    expect(ask).not.toHaveBeenCalled();
    expect(gone).not.toHaveBeenCalled();
  });
});
