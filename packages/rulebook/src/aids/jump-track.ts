import { jumpTrack } from '@ragtag/board-game';
import type { Element } from '../markdown-tree.ts';
import { h } from '../render/element.ts';

/** The Jump Preparation track with what is at risk on each space. */
export function jumpTrackTable(): Element {
  return h('table', { className: ['jump-track'] }, [
    h('caption', {}, ['The Jump Preparation track: population at risk if FTL Control jumps from a space']),
    h('tbody', {}, [
      h(
        'tr',
        {},
        jumpTrack.map(({ name, ftl, populationLoss }) =>
          h('td', { className: [ftl ? 'ftl' : name === 'auto-jump' ? 'jump' : 'early'] }, [
            words(name, ftl, populationLoss),
          ]),
        ),
      ),
    ]),
  ]);
}

function words(name: string, ftl: boolean, loss: number): string {
  if (name === 'auto-jump') return 'Jump';
  if (name === 'start') return 'Start';
  return ftl ? `−${loss}` : 'no jump';
}
