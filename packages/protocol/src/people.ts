import { z } from 'zod';
import { Moment, PersonName } from './basics';
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
