import { z } from 'zod';
import {
  ChangePassword,
  Me,
  PersonalLink,
  SetName,
  SignedIn,
  SignedInDevice,
  SignIn,
  SignUp,
  UseLink,
} from '../people';
import { PushDevice, PushKey, PushState, StopPush } from '../push';
import { MyTable } from '../tables';
import { route } from './route';

/** Who you are, and on which devices. */
export const peopleRoutes = {
  me: route({ method: 'GET', path: '/api/me', summary: 'Who you are', response: Me }),
  setName: route({
    method: 'PUT',
    path: '/api/me',
    summary: 'Come in as a guest, or change your name',
    body: SetName,
    response: Me,
  }),
  makeLink: route({
    method: 'POST',
    path: '/api/me/link',
    summary: 'A link to go on from another device; works once',
    response: PersonalLink,
  }),
  useLink: route({
    method: 'POST',
    path: '/api/me/link/use',
    summary: 'Sign this device in with a personal link',
    body: UseLink,
    response: SignedIn,
  }),
  signUp: route({
    method: 'POST',
    path: '/api/account',
    summary: 'Make an account for who you are, to be it on any device',
    body: SignUp,
    response: Me,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Be the person of an account on this device',
    body: SignIn,
    response: SignedIn,
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password of your account; other devices are signed out',
    body: ChangePassword,
    response: Me,
  }),
  signOut: route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Forget who you are on this device: without an account or a personal link, for good',
    response: Me,
  }),
  devices: route({
    method: 'GET',
    path: '/api/me/devices',
    summary: 'The devices that are signed in as you',
    response: z.array(SignedInDevice),
  }),
  signOutDevice: route({
    method: 'DELETE',
    path: '/api/me/devices/{device}',
    summary: 'Sign one of your devices out',
    params: z.object({ device: z.string().regex(/^[\w-]{12}$/, 'There is no such device.') }),
    response: z.array(SignedInDevice),
  }),
  signOutEverywhere: route({
    method: 'DELETE',
    path: '/api/me/devices',
    summary: 'Sign all your devices out, this one as well',
    response: Me,
  }),
  pushKey: route({
    method: 'GET',
    path: '/api/push',
    summary: 'The key with which a browser lets this server tell a device that it is your turn',
    response: PushKey,
  }),
  setPush: route({
    method: 'PUT',
    path: '/api/me/push',
    summary: 'Tell this device when it is your turn, until it signs out',
    body: PushDevice,
    response: PushState,
  }),
  stopPush: route({
    method: 'POST',
    path: '/api/me/push/stop',
    summary: 'Tell this device no longer',
    body: StopPush,
    response: PushState,
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'The tables you sit at, newest first',
    response: z.array(MyTable),
  }),
} as const;
