import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './shell/home/home';
import { linkIn } from './shell/home/link-in';
import { app as words } from './shell/words';

// The table and the lobby bring the cards and their words along; the first page does without.
const PersonalLink = lazy(() => import('./shell/home/personal-link'));
const LocalTable = lazy(() => import('./shell/table/local-table'));
const RemoteTable = lazy(() => import('./shell/table/remote-table'));
const Join = lazy(() => import('./shell/home/join'));
const NewGame = lazy(() => import('./shell/lobby/new-game'));
const AfterGame = lazy(() => import('./shell/replay/after-local'));
const AfterRemote = lazy(() => import('./shell/replay/after-remote'));
const Replays = lazy(() => import('./shell/replay/replays'));
const AidsPage = lazy(() => import('./aids/aids-page'));
const NotFound = lazy(() => import('./shell/home/not-found'));
const CardGamePages = lazy(() => import('./card-game/pages'));
const RulebookPage = lazy(() => import('./rulebook/rulebook-page'));

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function App() {
  const token = linkIn(useSyncExternalStore(onHashChange, () => location.hash));
  return (
    <Suspense fallback={<p className="loading label">{words.opening}</p>}>
      {token ? <PersonalLink token={token} /> : <Pages />}
    </Suspense>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/new" component={NewGame} />
      <Route path="/game/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
      <Route path="/game/:id/after">{({ id }) => <AfterGame id={id} key={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <RemoteTable id={id} key={id} />}</Route>
      <Route path="/table/:id/after">{({ id }) => <AfterRemote id={id} key={id} />}</Route>
      <Route path="/join/:code?">{({ code }) => <Join code={code} key={code} />}</Route>
      <Route path="/replays" component={Replays} />
      <Route path="/rulebook" component={RulebookPage} />
      <Route path="/aids" component={AidsPage} />
      {['/cards/:id?', '/decks/:id?', '/puzzles', '/rulebook/card', '/aids/card'].map((path) => (
        <Route key={path} path={path} component={CardGamePages} />
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}
