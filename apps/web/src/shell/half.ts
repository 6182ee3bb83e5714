import type { Fact, GameView, OpenQuestion, Option, Picked } from '@ragtag/kernel';
import type { Said, SeatSetup } from '@ragtag/protocol';
import type { ReactNode } from 'react';
import type { GameRecord } from './game/record';
import type { Score } from './sound/score';

/** The number of seats, which every game's options say. */
export function playersOf({ players }: Picked): number {
  return Number(players);
}

/** What was chosen as it is sent and stored: nothing stands for what was not. */
export function toSend(selection: Picked): Record<string, boolean | number | string> {
  return Object.fromEntries(
    Object.entries(selection).filter(
      (entry): entry is [string, boolean | number | string] => entry[1] !== undefined,
    ),
  );
}

/** The half of the page that one game brings, in three parts that are loaded when they are needed. */
export interface GameHalf {
  table(): Promise<GameTable>;
  lobby(): Promise<GameLobby>;
  after(): Promise<GameAfter>;
  /** What a game with these options needs beyond that, each time the same promise; null where it needs nothing. */
  more?(selection: Picked): Promise<unknown> | null;
}

/** A game on the screen. Methods, so that each game's own may know more of its views and facts. */
export interface GameTable<V extends GameView = GameView, F extends Fact = Fact, Kept = unknown> {
  /** Everything on the table; the shell's own parts stand in it where the game wants them. */
  Table(props: TableProps): ReactNode;
  /** How it ended; `children` are the ways on from there. */
  Ending(props: { readonly children: ReactNode }): ReactNode;
  /** A line of the log, where the game has more to show than words. */
  Told?(props: { readonly fact: F; readonly text: string }): ReactNode;
  /** Claims that the rules of secrecy allow now. */
  Claims(props: { readonly seat: number }): ReactNode;
  readonly asking: Asking<V>;
  readonly showing: Showing<V, F, Kept>;
  readonly words: TableWords<V, F>;
  /** What is heard, by the names that `showing.sound` gives. */
  readonly sounds: Readonly<Record<string, Score>>;
  /** The moments at which this player could react, sooner or later in the game. */
  momentsFor(view: V): readonly ReactionMoment[];
  /** The address of the rulebook for what is played here. */
  rulebook(view: V, at: RulebookPlace): string;
}

export interface TableProps {
  readonly ending: ReactNode;
  /** A decision came up while nobody was looking. */
  readonly missed: boolean;
  /** How many facts had been told when the player left, if more have been since. */
  readonly since: number | null;
}

export interface RulebookPlace {
  readonly rule?: string;
  /** The address of the table to come back to. */
  readonly table?: string;
}

/** What a question needs beyond its words. */
/** An option as it is offered; `through` is the option of this question that leads to it, if it is one of the next. */
export interface Offered extends Option {
  readonly through?: string;
}

export interface Asking<V extends GameView> {
  /** The options are the cards of the own hand: the cards themselves say the rest. */
  inHand(question: OpenQuestion): boolean;
  /** Its options say all there is to say: what they bring needs no room of its own. */
  saysItself(question: OpenQuestion): boolean;
  /** An option on its button, among those that the question has left: what is drawn beside it need not be read. */
  label(view: V, question: OpenQuestion, option: Option): string;
  Glyph(props: { readonly option: Option; readonly size?: number }): ReactNode;
  /** At this moment too much is at stake for a word beside the question to do away with it. */
  keepsAsking?(window: string): boolean;
  /** On a touch screen it takes two taps, for it cannot be taken back. */
  takesTwo?(question: OpenQuestion): boolean;
  /** With the last of what is picked the answer is given: it is drawn, and nothing is lost by it. */
  lastGives?(question: OpenQuestion): boolean;
  /** The options in the order in which they are offered. */
  ordered(view: V, question: OpenQuestion): readonly Offered[];
  /** Picking in two steps, where questions of the game may have very many options. */
  readonly steps?: Steps<V>;
  /** It cannot be taken back and hurts whoever picks it: it is asked twice. */
  isGrave(view: V, question: OpenQuestion, option: Option): boolean;
  /** What an option is, drawn under its label, where that takes more than a line. */
  Detail(props: { readonly question: OpenQuestion; readonly option: Option }): ReactNode;
  /** What an option costs, drawn. */
  Price(props: { readonly option: Option }): ReactNode;
  /** What picking an option would bring. */
  foresee(view: V, question: OpenQuestion, id: string): readonly string[];
  /** What all that is picked would bring. */
  foreseeAll(view: V, question: OpenQuestion, picks: readonly string[]): readonly string[];
  /** What the button says that gives so many picks as the answer. */
  confirm(question: OpenQuestion, picks: number): string;
}

/** What can be pressed: an option, or a first step that leads to several. */
export interface Choice {
  /** What the first step is called. */
  readonly name?: string;
  readonly options: readonly Option[];
}

export interface StepProps {
  readonly choice: Choice;
  /** The key that takes it. */
  readonly number: number;
}

export interface Steps<V extends GameView> {
  /** Nothing where a question is answered in one step. */
  choices(view: V, question: OpenQuestion): readonly Choice[] | undefined;
  /** The first step that has been taken to the options that are left. */
  taken(view: V, question: OpenQuestion): string | undefined;
  Button(props: StepProps): ReactNode;
}

export type FactTone = 'loss' | 'strong' | 'step';

/** How facts are shown: for how long, what they move, how they sound and read. */
export interface Showing<V extends GameView, F extends Fact, Kept> {
  /** Milliseconds at the calm pace; what takes none passes at once. */
  length(fact: F): number;
  /** The view while the fact is shown, before the true one follows. */
  moved(view: V, fact: F, after: V): V;
  sound(fact: F): string | undefined;
  tone(fact: F): FactTone | undefined;
  /** Whether the log tells it, beside what comes before and after it. */
  isTold(fact: F, beside: { readonly last: F | undefined; readonly next: F | undefined }): boolean;
  /** Whether the log tells what follows together with it, as one passage. */
  isTogether(fact: F, next: F): boolean;
  /** Whether the log covers it until it is held: others may look over a shoulder. */
  isSecret(fact: F): boolean;
  /** The turn that begins with a fact, if one does. */
  turn(fact: F): { readonly turn: number; readonly seat: number | null } | undefined;
  /** What stays to be looked at of what was shown; nothing at first. */
  readonly nothing: Kept;
  keep(kept: Kept, fact: F, view: V): Kept;
  /** What of it stays once the player has gone on. */
  goOn(kept: Kept): Kept;
}

export interface OptionText {
  readonly label: string;
  readonly whatHappens?: string;
}

/** The game's own words, as one view hears them. */
export interface TableWords<V extends GameView, F extends Fact> {
  /** What a seat is called at the table. */
  player(view: V, seat: number): string;
  /** Two letters for a badge. */
  badge(view: V, seat: number): string;
  fact(view: V, fact: F): string;
  question(view: V, question: OpenQuestion): string;
  option(view: V, question: OpenQuestion, id: string): OptionText;
  /** What was said, one way or by its number another. */
  said(view: V, said: Said['said'], n?: number): string;
  /** What somebody who is asked something is doing: "choosing an action". */
  awaited(ask: string): string;
  /** What a reaction window is called. */
  moment(window: string): string;
  /** What standing orders do in this game, where it is not what they usually do. */
  readonly aboutOrders?: string;
  /** What may be done unasked, by the name that the view gives it. */
  unasked(view: V, name: string): string;
  /** The way from the end of a game to the page about it. */
  readonly after: string;
}

/** A moment at which somebody may react, and with what. */
export interface ReactionMoment {
  readonly window: string;
  readonly words: string;
  /** Names of the cards that answer it. */
  readonly cards: readonly string[];
  /** Names of one's own abilities that answer it. */
  readonly own: readonly string[];
}

/** Choosing what a game is played with. */
export interface GameLobby<S extends Picked = Picked> {
  Panel(props: LobbyPanelProps<S>): ReactNode;
  /** The nearest options that go together, all of them. */
  settle(selection: Picked): S;
  /** How many can play with these options. */
  seats(selection: S): { readonly least: number; readonly most: number };
  /** How long a game takes, in a sentence. */
  takes?(selection: S): string;
  /** Why it cannot be played like this, in words. */
  conflicts(selection: S): readonly string[];
  /** What of it is kept with the game. */
  chosen(selection: S): Picked;
  /** Choosing what one brings to the game, where players bring something. */
  Setup?(props: SetupProps): ReactNode;
  /** What somebody wants to bring to a game of this browser: as it is kept, and what speaks against it. */
  bring?(selection: S, written: unknown): Brought;
}

export interface LobbyPanelProps<S> {
  readonly selection: S;
  onChange(selection: S): void;
  readonly isDisabled?: boolean;
}

export interface SetupProps {
  readonly setup: SeatSetup;
  /** What the game is played with. */
  readonly selection: Picked;
  /** Who brings nothing is given something. */
  readonly isOptional?: boolean;
  onBring(setup: unknown): void;
}

export interface Brought {
  /** Undefined where it cannot be read. */
  readonly kept: unknown;
  readonly setup: SeatSetup;
}

/** Now it can be told. */
export interface GameAfter {
  Page(props: AfterProps): ReactNode;
}

export interface AfterProps {
  readonly record: GameRecord;
  /** Ways to keep the game and to show it to others. */
  readonly share: ReactNode;
}
