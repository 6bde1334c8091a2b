import { commitmentOf } from '#games/fairness/stream.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import { type Json, replayed } from '#games/instants/instant.ts'
import { loadInstant } from '#games/instants/load.ts'

type InstantProof = Extract<RoundProof, { engine: 'instants' }>

/** The seeds of the reference's own vectors. */
export const testSeed = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed', nonce: 0 }

/** A proof of a round of mines under {@link testSeed}: three mines, two safe cells, cashed out. */
export async function minesProof(): Promise<InstantProof> {
  const mines = await loadInstant('mines')
  const round = { stake: '1000', choice: { mines: 3 }, mostWin: '10000000', decisions: [] as Json[] }
  const begun = replayed(mines, round, testSeed)
  const safe = [...Array(25).keys()].filter((pick) => !begun.next({ pick }).isOver).slice(0, 2)
  const played = { ...round, decisions: [...safe.map((pick) => ({ pick })), 'cash-out'] }
  const end = replayed(mines, played, testSeed)
  return {
    version: 1,
    engine: 'instants',
    game: 'mines',
    gameName: 'Mines',
    roundId: '4f6d1c9e-0000-4000-8000-000000000001',
    ...testSeed,
    commitment: commitmentOf(testSeed.serverSeed),
    currency: 'BRL',
    begunAt: '2026-11-20T14:03:07.120Z',
    endedAt: '2026-11-20T14:03:31.480Z',
    round: played,
    outcome: end.shown,
    wins: end.wins.map(String),
  }
}
