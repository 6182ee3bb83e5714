interface Base {
  readonly rule?: string;
  readonly only?: readonly number[];
}

export type TinyFact = Base &
  (
    | { readonly fact: 'turn'; readonly seat: number; readonly number: number }
    | { readonly fact: 'drew'; readonly seat: number }
    | { readonly fact: 'received'; readonly seat: number; readonly card: number }
    | { readonly fact: 'aimed'; readonly seat: number; readonly at: number }
    | { readonly fact: 'put-down'; readonly seat: number; readonly cards: readonly number[] }
    | { readonly fact: 'cancelled'; readonly seat: number; readonly by: number }
    | { readonly fact: 'charm-shown'; readonly seat: number; readonly lucky: number }
    | { readonly fact: 'bonus'; readonly seat: number }
    | { readonly fact: 'over'; readonly winners: readonly number[]; readonly points: number }
  );
