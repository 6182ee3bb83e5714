import { z } from 'zod';
import { Moment, PersonName } from './basics';

/** Who is asking, as the cookie says. */
export const Me = z.object({ name: PersonName.nullable() });
export type Me = z.infer<typeof Me>;

export const SetName = z.object({ name: PersonName });

/** A link that signs another device in as the same person, once. */
export const PersonalLink = z.object({ token: z.string(), path: z.string(), expires: Moment });
export type PersonalLink = z.infer<typeof PersonalLink>;

export const UseLink = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
