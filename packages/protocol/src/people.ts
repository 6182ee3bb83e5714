import { z } from 'zod';
import { GameId, Moment, PersonName } from './basics';
import { limits } from './limits';

/** Who is asking, as the cookie says. */
export const Me = z.object({
  name: PersonName.nullable(),
  /** The name of the account, for those who have one. */
  account: z.string().nullable(),
});
export type Me = z.infer<typeof Me>;

export const SetName = z.object({ name: PersonName });

/** A link that signs another device in as the same person, once. */
export const PersonalLink = z.object({ token: z.string(), path: z.string(), expires: Moment });
export type PersonalLink = z.infer<typeof PersonalLink>;

/**
 * What becomes of the games that a guest has on this device when somebody signs in here: they are brought along, or
 * left to the guest, whom nobody can be again without a personal link. Without a word about it, a sign-in that
 * would concern any is refused with `guest-has-games`, and the person can be asked.
 */
export const GuestGames = z.enum(['bring', 'leave']);
export type GuestGames = z.infer<typeof GuestGames>;

export const UseLink = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
  guestGames: GuestGames.optional(),
});

/** A device that is signed in as you. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** Since when, and when it was last here, to the hour. */
  since: Moment,
  seen: Moment,
  /** It is the one that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** Told apart without regard to capitals. It is for signing in, and nobody else is shown it. */
export const AccountName = z
  .string()
  .max(limits.account * 4)
  .trim()
  .toLowerCase()
  .regex(
    new RegExp(`^[a-z0-9][a-z0-9_-]{2,${limits.account - 1}}$`),
    `From 3 to ${limits.account} letters from a to z, digits, - and _.`,
  );
const Password = z.string().min(limits.passwordLeast).max(limits.password);

/** Keeps the person of this device under a name and a password; somebody new here is given the name to play by. */
export const SignUp = z.object({ account: AccountName, password: Password, name: PersonName.optional() });
export type SignUp = z.infer<typeof SignUp>;

/** Words with which somebody comes back into an account without its password, each once. Nobody is told them again. */
export const RecoveryCodes = z.array(z.string());

/** An account has been made: who you are, and what to keep for the day on which the password is lost. */
export const SignedUp = Me.extend({ codes: RecoveryCodes });
export type SignedUp = z.infer<typeof SignedUp>;

/** However they are written: capitals, spaces and lines do not count. */
const Code = z
  .string()
  .max(80)
  .transform((code) => code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

/** A new password, with a code in the place of the old one; other devices are signed out. */
export const Recover = z.object({
  account: AccountName,
  code: Code,
  wanted: Password,
  guestGames: GuestGames.optional(),
});
export type Recover = z.infer<typeof Recover>;

const MailAddress = z.email().max(limits.mail);

/** What there is for the day on which the password is lost. */
export const WaysBack = z.object({
  /** Codes that have not been used. */
  codes: z.int(),
  /** Where a new code can be sent; null for nowhere. */
  mail: z.string().nullable(),
  /** Whether this server sends mail. */
  sends: z.boolean(),
});
export type WaysBack = z.infer<typeof WaysBack>;

export const WithPassword = z.object({ password: z.string().max(limits.password) });
export const SetMail = WithPassword.extend({ mail: MailAddress.nullable() });
export const ProveMail = z.object({ code: Code });
export const ForgotPassword = z.object({ account: AccountName });
/** The same whether there is such an account, with an address, or not. */
export const MailSent = z.object({ sent: z.literal(true) });

/** Nobody is asked for a password who has none. */
export const DeleteMe = z.object({ password: z.string().max(limits.password).optional() });

/** Games of one kind that were played to the end. */
export const Played = z.object({
  game: GameId,
  /** As the game names them; null where there is none. */
  role: z.string().nullable(),
  character: z.string().nullable(),
  games: z.int(),
  won: z.int(),
});
export type Played = z.infer<typeof Played>;

export const RatingIn = z.object({
  game: GameId,
  rating: z.int(),
  /** Rated games so far; the more there are, the more the rating means. */
  games: z.int(),
});

/** How your games ended that you played to the end, and ratings from tables that wanted one. */
export const Statistics = z.object({ played: z.array(Played), ratings: z.array(RatingIn) });
export type Statistics = z.infer<typeof Statistics>;

/** Everything that is kept about you, for you. */
export const MyData = z.object({
  name: z.string(),
  since: Moment,
  account: z.string().nullable(),
  mail: z.string().nullable(),
  devices: z.array(z.object({ since: Moment, seen: Moment })),
  tables: z.array(
    z.object({
      id: z.string(),
      game: GameId,
      name: z.string(),
      phase: z.string(),
      seat: z.int().nullable(),
      host: z.boolean(),
      created: Moment,
      changed: Moment,
      said: z.array(z.object({ at: Moment, said: z.unknown() })),
    }),
  ),
  /** What is kept to be brought to games, such as decks. */
  setups: z.array(z.unknown()),
  statistics: Statistics,
});
export type MyData = z.infer<typeof MyData>;

export const SignIn = z.object({
  account: AccountName,
  password: z.string().max(limits.password),
  guestGames: GuestGames.optional(),
});
export type SignIn = z.infer<typeof SignIn>;

/** Who you are now, and how many tables could not be brought along: you had a seat there already. */
export const SignedIn = Me.extend({ brought: z.int(), left: z.int() });
export type SignedIn = z.infer<typeof SignedIn>;

export const ChangePassword = z.object({ password: z.string().max(limits.password), wanted: Password });
