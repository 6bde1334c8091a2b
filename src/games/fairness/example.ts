import type { RoundProof } from './wire.ts'

/** A round with known seeds, which shows people what a proof looks like: three mines, two safe cells, cashed out. Nobody played it. */
export const exampleProof: Extract<RoundProof, { engine: 'instants' }> = {
  version: 1,
  engine: 'instants',
  game: 'mines',
  gameName: 'Mines',
  roundId: 'example',
  serverSeed: 'arara-test-server-seed',
  commitment: '1cf010975901c60a50531b2e8b1e9ef63527db4a084e72cd35d3957fb8ec6b64',
  clientSeed: 'arara-test-client-seed',
  nonce: 0,
  currency: 'BRL',
  begunAt: '2026-11-20T14:03:07.120Z',
  endedAt: '2026-11-20T14:03:31.480Z',
  round: {
    stake: '1000',
    choice: { mines: 3 },
    mostWin: '10000000',
    decisions: [{ pick: 0 }, { pick: 1 }, 'cash-out'],
  },
  outcome: { mines: 3, picked: [0, 1], phase: 'cashed-out', field: [12, 13, 23], mostPicks: 22 },
  wins: ['1285'],
}
