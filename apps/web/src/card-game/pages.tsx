import { lazy } from 'react';
import { Route, Switch } from 'wouter';

const AidsPage = lazy(() => import('../aids/card-aids-page'));
const CardPage = lazy(() => import('./cards/card-page'));
const CardsPage = lazy(() => import('./cards/cards-page'));
const DecksPage = lazy(() => import('./builder'));
const PuzzlesPage = lazy(() => import('./puzzles/page'));
const RulebookPage = lazy(() => import('./rulebook/page'));

/** What the card game has beside its table: the first page need not know what each of them consists of. */
export default function CardGamePages() {
  return (
    <Switch>
      <Route path="/cards" component={CardsPage} />
      <Route path="/cards/:id">{({ id }) => <CardPage id={id} key={id} />}</Route>
      <Route path="/decks/:id?">{({ id }) => <DecksPage id={id} />}</Route>
      <Route path="/puzzles" component={PuzzlesPage} />
      <Route path="/rulebook/card" component={RulebookPage} />
      <Route path="/aids/card" component={AidsPage} />
    </Switch>
  );
}
