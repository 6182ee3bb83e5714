/** When to be asked. */
export const orders = {
  whenUseful: 'When it can help me',
  askWhenUseful: 'Ask me when it can help me',
  whenICould: 'When I could',
  alwaysWhenICould: 'Always when I could',
  neverAsk: 'Never ask',
  neverAskMe: 'Never ask me',
  askAlways: 'Ask me whenever I could react',
  standingOrders: 'Standing orders',
  intro:
    'When shall you be asked whether you want to react? Where you are not asked, you pass. Nobody sees your orders, and nobody can tell from the time it takes.',
  keptByServer: 'The server keeps them, also while you are away.',
  whenHolding: (card: string) => `When I hold ${card}`,
  whenHoldingSome: 'When I hold a card for it',
};
