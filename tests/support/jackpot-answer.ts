// Answers of `getJackpot` on the wire.

/** The operator wants an illustration, and no pot runs. */
export const illustrationOnly = {
  amount: null,
  currency: 'BRL',
  backed: false,
  illustration: true,
  pot: null,
  lastWin: null,
}

/** A pot that runs; nobody has won one yet. */
export const jackpotPot = (amount: string) => ({
  ...illustrationOnly,
  amount,
  backed: true,
  illustration: false,
  pot: {
    potId: '1',
    currency: 'BRL',
    start: '500000',
    ceiling: '2000000',
    share: 100,
    seedHash: 'a'.repeat(64),
    openedAt: '2026-11-01T12:00:00.000Z',
    gameTypes: ['RNG'],
    games: [],
    play: { nodeId: 1001, gameName: 'Arara Dourada' },
  },
})
