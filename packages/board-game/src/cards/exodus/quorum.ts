import {
  branch,
  choosePlayer,
  gain,
  giveTitle,
  lose,
  oneOf,
  redrawQuorum,
  titlePlayed,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { QuorumCard } from '../types';

const quorum = (id: string, name: string, effects: QuorumCard['action']['do']): QuorumCard => ({
  id,
  name,
  box: 'exodus',
  copies: 1,
  action: { do: effects },
});

/** Somebody else becomes the holder of a title, nobody in the Brig. rule: titles.admiral.brig-loses, titles.cag.brig-loses */
const award = (title: 'admiral' | 'cag'): readonly Effect[] => [
  choosePlayer('target', 'you', 'takes-titles', `not-${title}`, 'not-in-brig'),
  giveTitle(title, 'target'),
];

/** Quorum cards. */
export const exodusQuorum: readonly QuorumCard[] = [
  quorum('establish-dogsville', 'Establish Dogsville', [gain('population', 1), lose('morale', 1)]),
  quorum('presidential-order', 'Presidential Order', [
    oneOf('you', branch('admiral', award('admiral')), branch('cag', award('cag'), titlePlayed('cag'))),
  ]),
  quorum('resignation', 'Resignation', [
    redrawQuorum('you'),
    choosePlayer('target', 'you', 'another', 'takes-titles'),
    giveTitle('president', 'target'),
  ]),
];
