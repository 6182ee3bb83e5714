import type { PrintedText } from '@ragtag/kernel/say';
import type {
  Ability,
  AgendaCard,
  AllyCard,
  BasestarToken,
  CharacterCard,
  CivilianShipToken,
  CrisisCard,
  CrossroadsCard,
  DestinationCard,
  GalacticaToken,
  InPlay,
  LocationCard,
  LoyaltyCardInfo,
  MissionCard,
  MotiveCard,
  MutinyCard,
  ObjectiveCard,
  QuorumCard,
  SkillCard,
  TitleCard,
  TraumaToken,
} from '../cards/types';
import type { CheckSpec, Condition, Effect } from '../effects/types';
import { english } from './en';
import type { Language, Voice } from './language';
import {
  conditional,
  modified,
  sayAction,
  sayBox,
  sayCondition,
  sayEffects,
  sayLayout,
  sayReact,
} from './print';
import { nameOf } from './sayer';

/** The texts of cards, printed from what the cards do. */

export interface TextPart {
  readonly heading?: string;
  readonly text: string;
}

export type CardText = PrintedText<TextPart>;

function inPlayPart(lang: Language, inPlay: InPlay | undefined, voice: Voice): TextPart[] {
  if (!inPlay) return [];
  const said = [
    ...modified(lang, inPlay.modifiers, voice),
    ...(inPlay.reactions ?? []).map((react) => sayReact(react, lang, voice)),
  ];
  const heading = lang.cards.headings[inPlay.until === 'jump' ? 'in-play-until-jump' : 'in-play'];
  return [{ heading, text: said.join(' ') }];
}

function checkParts(lang: Language, spec: CheckSpec): TextPart[] {
  const { headings, partial, difficulty } = lang.cards;
  const text = (list: readonly Effect[]) => sayEffects(list, lang);
  return [
    { heading: headings.check, text: difficulty(spec.difficulty, spec.skills) },
    { heading: headings.pass, text: text(spec.pass) },
    ...(spec.partial ? [{ heading: partial(spec.partial.at), text: text(spec.partial.do) }] : []),
    { heading: headings.fail, text: text(spec.fail) },
    ...(spec.consequence ? [{ heading: headings.consequence, text: text(spec.consequence) }] : []),
  ];
}

function crisisParts(card: CrisisCard, lang: Language): TextPart[] {
  const { headings, chooser, icons, countsDistance } = lang.cards;
  const parts: TextPart[] = [];
  if (card.chooser) parts.push({ text: chooser(card.chooser) });
  if (card.top) parts.push({ heading: headings.top, text: sayBox(card.top, lang) });
  if (card.bottom) parts.push({ heading: headings.bottom, text: sayBox(card.bottom, lang) });
  if (card.check) parts.push(...checkParts(lang, card.check));
  if (card.attack) {
    const { activate, ships, special } = card.attack;
    parts.push({ heading: headings.activate, text: icons(activate) });
    parts.push({ heading: headings.place, text: sayLayout(ships, lang) });
    parts.push({ heading: special.name, text: sayEffects(special.do, lang) });
  }
  parts.push(...inPlayPart(lang, card.inPlay, 'all'));
  if (card.distance !== undefined)
    parts.push({ heading: headings.distance, text: countsDistance(card.distance) });
  const last = (['jump', 'evacuation'] as const).filter((icon) => card[icon]);
  if (card.cylons.length > 0 || last.length > 0)
    parts.push({ heading: headings.icons, text: icons(card.cylons, last) });
  return parts;
}

function missionParts({ check, distance }: MissionCard, lang: Language): TextPart[] {
  const { headings, countsDistance } = lang.cards;
  return [
    ...checkParts(lang, check),
    ...(distance > 0 ? [{ heading: headings.distance, text: countsDistance(distance) }] : []),
  ];
}

function quorumParts(card: QuorumCard | MutinyCard, lang: Language): TextPart[] {
  const given = card.action.do.some((e) => e.do === 'putCard' && e.where === 'give');
  return [
    { heading: lang.cards.headings.action, text: sayAction(card.action, lang) },
    ...inPlayPart(lang, card.inPlay, given ? 'holder' : 'all'),
  ];
}

function destinationParts(card: DestinationCard, lang: Language): TextPart[] {
  return [
    { heading: lang.cards.headings.distance, text: lang.cards.distance(card.distance) },
    { text: sayEffects(card.do, lang) },
  ];
}

function objectiveParts({ milestones }: ObjectiveCard, lang: Language): TextPart[] {
  const { milestone, finalJump } = lang.cards;
  return milestones.map(({ at, after, do: effects, final }) => ({
    heading: milestone(at, after),
    text: [...(effects.length > 0 ? [sayEffects(effects, lang)] : []), ...(final ? [finalJump] : [])].join(
      ' ',
    ),
  }));
}

function skillParts(card: SkillCard, lang: Language): TextPart[] {
  const { headings, limit, strengths } = lang.cards;
  const parts: TextPart[] = [{ text: strengths(card.strengths, card.skill) }];
  if (card.action) parts.push({ heading: headings.action, text: sayAction(card.action, lang) });
  if (card.movement) parts.push({ heading: headings.movement, text: sayAction(card.movement, lang) });
  if (card.reaction) parts.push({ heading: headings.reaction, text: sayReact(card.reaction, lang) });
  if (card.checkAbility) {
    const { if: onlyIf, do: effects } = card.checkAbility;
    parts.push({ heading: headings.ability, text: conditional(lang, onlyIf, effects) });
  }
  if (card.whenDiscarded)
    parts.push({ heading: headings['when-discarded'], text: sayEffects(card.whenDiscarded, lang) });
  if (card.limit) parts.push({ text: limit(card.limit, 'card') });
  return parts;
}

/** An ability's text, without its name. */
export function sayAbility(ability: Ability, lang: Language = english): string {
  const { limit, setupLine, headings } = lang.cards;
  return [
    ...(ability.limit ? [limit(ability.limit, 'ability')] : []),
    ...(ability.setup ? [setupLine(ability.setup)] : []),
    ...(ability.action ? [`${headings.action}: ${sayAction(ability.action, lang)}`] : []),
    ...(ability.movement ? [`${headings.movement}: ${sayAction(ability.movement, lang)}`] : []),
    ...modified(lang, ability.modifiers, 'reader'),
    ...(ability.reactions ?? []).flatMap((react) => (react.unsaid ? [] : [sayReact(react, lang)])),
  ].join(' ');
}

function characterParts(card: CharacterCard, lang: Language): TextPart[] {
  const { headings, skillSet, start } = lang.cards;
  return [
    { text: lang.sentences([{ form: 'whole', text: lang.types[card.type] }]) },
    { heading: headings.skills, text: skillSet(card.skills) },
    ...(card.setup === null ? [] : [{ heading: headings.setup, text: start([card.setup].flat()) }]),
    ...card.abilities.map((ability) => ({
      heading: nameOf(lang, 'sheet', ability.id),
      text: sayAbility(ability, lang),
    })),
  ];
}

interface StandingText {
  readonly modifiers?: InPlay['modifiers'];
  readonly reactions?: InPlay['reactions'];
}

/** What a place or a card answers and changes for whoever is there or holds it. */
function standingPart(
  heading: string,
  { modifiers, reactions = [] }: StandingText,
  lang: Language,
): TextPart[] {
  const said = [...modified(lang, modifiers, 'reader'), ...reactions.map((react) => sayReact(react, lang))];
  return said.length === 0 ? [] : [{ heading, text: said.join(' ') }];
}

function locationParts(card: LocationCard, lang: Language): TextPart[] {
  const { headings, place, closedPlace, closedBoard } = lang.cards;
  if (card.closed) {
    const text = card.closesBoard ? closedBoard : closedPlace;
    const shown = card.while ? [{ heading: headings.shows, text: conditionLine(card.while, lang) }] : [];
    return [...shown, { text }];
  }
  return [
    { text: place(card) },
    ...standingPart(headings.here, card, lang),
    ...(card.actions ?? []).map((action) => ({
      heading: action.for ? headings[`action-${action.for}`] : headings.action,
      text: sayAction(action, lang),
    })),
  ];
}

/** A condition as a line of its own. */
function conditionLine(condition: Condition, lang: Language): string {
  return lang.sentences([{ form: 'whole', text: `if ${sayCondition(condition, lang)}` }]);
}

function titleParts(card: TitleCard, lang: Language): TextPart[] {
  const { headings, limit } = lang.cards;
  return [
    ...card.actions.map((action) => ({
      heading: headings.action,
      text: [sayAction(action, lang), ...(action.limit ? [limit(action.limit, 'card')] : [])].join(' '),
    })),
    ...standingPart(headings.held, card, lang),
  ];
}

function agendaParts(card: AgendaCard, lang: Language): TextPart[] {
  return [{ text: lang.cards.agenda(card.deck, card.winWith, sayCondition(card.if, lang)) }];
}

function motiveParts(card: MotiveCard, lang: Language): TextPart[] {
  return [{ text: lang.cards.motive(card.allegiance, card.showable, sayCondition(card.if, lang)) }];
}

/** The two results of a card, one of which a trauma token picks. */
function resultParts(card: AllyCard | CrossroadsCard, lang: Language): TextPart[] {
  const { headings, start, result } = lang.cards;
  const found = (['benevolent', 'antagonistic'] as const).map((symbol) => ({
    heading: result(symbol, card[symbol].name),
    text: sayEffects(card[symbol].do, lang),
  }));
  return 'location' in card ? [{ heading: headings.met, text: start([card.location]) }, ...found] : found;
}

function loyaltyParts(card: LoyaltyCardInfo, lang: Language): TextPart[] {
  const { loyalty, headings, reveal } = lang.cards;
  const parts: TextPart[] = [{ text: loyalty[card.side] }];
  if (card.reveal && card.side !== 'human') {
    parts.push({
      heading: headings[card.side === 'cylon' ? 'action' : 'reveal'],
      text: reveal(card.side, sayEffects(card.reveal, lang)),
    });
  }
  if (card.action) parts.push({ heading: headings.action, text: sayAction(card.action, lang) });
  // What is shown at once has said so.
  if (card.side === 'human' || card.side === 'cylon') parts.push(...standingPart(headings.held, card, lang));
  if (card.handedOn) parts.push({ text: lang.cards.handedOn });
  return parts;
}

export type Token = CivilianShipToken | GalacticaToken | BasestarToken | TraumaToken;

function tokenParts(token: Token, lang: Language): TextPart[] {
  const { headings, losses, damages, worth, trauma } = lang.cards;
  if ('symbol' in token) return [{ text: trauma[token.symbol] }];
  if ('location' in token && token.location !== undefined) return [{ text: damages(token.location) }];
  if ('lose' in token && token.lose !== undefined)
    return [{ heading: headings.lost, text: losses(token.lose) }];
  const { worth: n, modifiers, drawn } = token as BasestarToken;
  return [
    ...(drawn ? [{ heading: headings.drawn, text: sayEffects(drawn, lang) }] : []),
    ...(n === undefined ? [] : [{ text: worth(n) }]),
    ...modified(lang, modifiers, 'piece').map((text) => ({ text })),
  ];
}

export type AnyCard =
  | CrisisCard
  | QuorumCard
  | MutinyCard
  | MissionCard
  | AllyCard
  | CrossroadsCard
  | MotiveCard
  | DestinationCard
  | SkillCard
  | CharacterCard
  | LocationCard
  | TitleCard
  | LoyaltyCardInfo
  | AgendaCard
  | ObjectiveCard
  | Token;

function parts(card: AnyCard, lang: Language): TextPart[] {
  if ('kind' in card) return card.kind === 'mission' ? missionParts(card, lang) : crisisParts(card, lang);
  if ('benevolent' in card) return resultParts(card, lang);
  if ('strengths' in card) return skillParts(card, lang);
  if ('abilities' in card) return characterParts(card, lang);
  if ('board' in card) return locationParts(card, lang);
  if ('actions' in card) return titleParts(card, lang);
  if ('milestones' in card) return objectiveParts(card, lang);
  if ('allegiance' in card) return motiveParts(card, lang);
  if ('winWith' in card) return agendaParts(card, lang);
  if ('side' in card) return loyaltyParts(card, lang);
  if ('distance' in card) return destinationParts(card, lang);
  if ('action' in card) return quorumParts(card, lang);
  return tokenParts(card, lang);
}

/** The text of any card, sheet, location, title or token. */
export function cardText(card: AnyCard, lang: Language = english): CardText {
  const found = parts(card, lang);
  const text = found.map((p) => (p.heading === undefined ? p.text : `${p.heading}: ${p.text}`)).join(' ');
  return { parts: found, text };
}
