import { array, create, type } from 'superstruct'
import { beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { GameStruct } from '#contract/play/games/game.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, registerMember, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})

const request = { nodeId: 1001, mode: 'real', language: 'pt' }

test('the engine is named, whatever the language, because only the site knows its languages', async () => {
  const { token } = await registerMember(gateway)
  for (const language of ['pt', 'pt-BR', 'en', 'fr']) {
    const launched = (await gateway.call(launchGame, { ...request, language }, { token })).value()
    expect(launched).toMatchObject({ engine: 'slots', url: '/play/slots/', mode: 'real' })
    // 256 bits in base64url
    expect(launched.gameToken).toMatch(/^[\w-]{43}$/)
  }
})

test('a game without an engine is under maintenance, and playable games are suggested', async () => {
  const { token } = await registerMember(gateway)
  const refused = await gateway.call(launchGame, { ...request, nodeId: 13001 }, { token })
  expect(refused).toMatchObject({ status: 503, code: 'game_maintenance' })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const envelope = refused.envelope as { value?: unknown }
  const { suggestions } = create(envelope.value, type({ suggestions: array(GameStruct) }))
  expect(suggestions).toHaveLength(6)
  expect(suggestions.every(({ maintenance }) => !maintenance)).toBe(true)
})

test('unknown games are refused, and so is real money for a trial user (rule 1.6)', async () => {
  const token = await trialUser(gateway)
  // The second is the card of a vendor, no game.
  for (const nodeId of [5, 10020])
    expect((await gateway.call(launchGame, { ...request, nodeId }, { token })).code).toBe('game_not_found')
  expect((await gateway.call(launchGame, request, { token })).code).toBe('real_account_required')
})

test('a game without a trial is refused in trial mode', async () => {
  const closed = await testGateway({ seeded: true })
  await closed.deps.database.query('UPDATE game SET free_trial = false WHERE node_id = 1002')
  const token = await trialUser(closed)
  const refused = await closed.call(launchGame, { ...request, nodeId: 1002, mode: 'trial' }, { token })
  expect(refused.code).toBe('trial_not_supported')
  const list = { vassalage: 'ARARA', gameName: 'onca', pageNo: 1, pageSize: 9, language: 'pt' }
  expect((await closed.call(getGames, list)).value().games[0]?.supportPlay).toBe(1)
  await closed.close()
})

test('a second launch of a game closes the first; another game and mode stay open', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const state = async (game: string) => (await gateway.call(getSlotsState, {}, { token: game })).code
  const [first, other, trial] = [
    await launch(gateway, token),
    await launch(gateway, token, 'real', 1002),
    await launch(gateway, token, 'trial'),
  ]
  const second = await launch(gateway, token)
  expect(await Promise.all([first, other, trial, second].map(state))).toEqual([
    'game_session_closed',
    undefined,
    undefined,
    undefined,
  ])
})

test('many simultaneous launches leave one game session open', async () => {
  const { token } = await registerMember(gateway)
  const games = await Promise.all(Array.from({ length: 8 }, () => launch(gateway, token)))
  const states = await Promise.all(games.map((game) => gateway.call(getSlotsState, {}, { token: game })))
  expect(states.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a game token is stored as a hash only, and ends with its session', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  const [row] = await rowsAs<{ dump: string }>(
    gateway.deps.database,
    'SELECT json_agg(g)::text AS dump FROM game_session g',
  )
  expect(row?.dump).not.toContain(game)
  expect((await gateway.call(getSlotsState, {}, { token })).code).toBe('game_session_closed')
  await gateway.call(logout, {}, { token })
  const dead = await gateway.call(spinSlots, { stake: 100n }, { token: game, key: crypto.randomUUID() })
  expect(dead.code).toBe('game_session_closed')
})

test('playing keeps the session alive, idling ends the game too', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  for (let turn = 0; turn < 3; turn++) {
    gateway.clock.advance(minutes(20))
    expect((await gateway.call(getSlotsState, {}, { token: game })).status).toBe(200)
  }
  gateway.clock.advance(minutes(31))
  expect((await gateway.call(getSlotsState, {}, { token: game })).code).toBe('game_session_closed')
})
