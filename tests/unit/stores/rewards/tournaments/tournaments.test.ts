import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTournamentTable } from '#contract/rewards/tournaments/get-tournament-table.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { announce } from '#tests/support/tournament.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => closeReconciled(gateway))

test('a table loads again when it has changed, and not when another one has', async () => {
  const { network } = await openAsMember(gateway)
  const { applyEvent } = await import('#stores/events.ts')
  const { followTournament, joinTournament, tournamentTable } = await import(
    '#stores/rewards/tournaments/tournaments.ts'
  )
  const tournamentId = await announce(gateway.deps.database, gateway.deps.now())
  await joinTournament(tournamentId, 'pt')
  const { $state, refresh } = tournamentTable(tournamentId)
  const stops = [$state.listen(() => undefined), followTournament(refresh, tournamentId)]
  const phase = () => $state.get().phase
  await expect.poll(phase).toBe('ready')
  applyEvent({ type: 'tournament', id: '1', tournamentId: '999999999' }, 'pt')
  expect(phase()).toBe('ready')
  applyEvent({ type: 'tournament', id: '1', tournamentId }, 'pt')
  expect(phase()).toBe('refreshing')
  await expect.poll(phase).toBe('ready')
  expect(network.sentTo(getTournamentTable)).toHaveLength(2)
  for (const stop of stops) stop()
})
