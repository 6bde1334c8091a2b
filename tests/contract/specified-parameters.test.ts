import { beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { getRegValidata } from '#contract/account/auth/get-reg-validata.ts'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { createEventsTicket } from '#contract/platform/events/create-events-ticket.ts'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getGameMenu } from '#contract/play/lobby/get-game-menu.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { getMenu } from '#contract/play/lobby/get-menu.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { getRouters } from '#contract/play/lobby/get-routers.ts'
import { removeFavorite } from '#contract/play/lobby/remove-favorite.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { solution } from '#tests/support/challenge.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'

// Parameters that a foreign client may send (product rule 6.8).

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await testGateway({ seeded: true, env: { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '4' } })
  token = (await registerMember(gateway)).token
  return () => gateway.close()
})

const language = 'pt'
const client = { clientType: '3', platform: 'flash,html5-desktop', merchant: 'arara' }
const page = { pageNo: 1, pageSize: 18, language }

const taken = [
  [getGames, { ...client, platform: 'html5-desktop', gameType: 'RNG', vassalage: 'ARARA', gameName: 'ouro', ...page }],
  [getGameVendors, { platform: 'html5-desktop', language }],
  [getHotGames, { ...client, merchantCode: 'arara', isPlatform: '2', gameType: 'RNG', language }],
  [getFavorites, { ...client, gameType: 'RNG', vassalage: 'ARARA', ...page }],
  [getFavoriteIds, client],
  [getRecentGames, { clientType: '3', gameType: 'RNG', page: 1, pageSize: 12, language }],
  [freePlay, { os: 'Android', platform: 'W' }],
] as readonly unknown[] as readonly [CallDefinition, object][]

test.each(taken)('$name accepts its specified parameters (rule 6.8)', async (call, input) => {
  expect((await gateway.call(call, input, { token })).status).toBe(200)
})

describe('a favourite with its vendor and category', () => {
  const ids = async () => (await gateway.call(getFavoriteIds, {}, { token })).value().ids
  const named = { nodeId: 1001, vendor: 'ARARA', gameType: 'RNG' } as const
  test('must name the same game', async () => {
    expect((await gateway.call(addFavorite, { ...named, vendor: 'LUMORA' }, { token })).code).toBe('game_not_found')
    expect((await gateway.call(addFavorite, { ...named, gameType: 'LIVE' }, { token })).code).toBe('game_not_found')
    expect((await gateway.call(addFavorite, named, { token })).status).toBe(200)
    expect(await ids()).toEqual([1001])
    expect((await gateway.call(removeFavorite, { ...named, vendor: 'LUMORA' }, { token })).status).toBe(200)
    expect(await ids()).toEqual([1001])
    expect((await gateway.call(removeFavorite, named, { token })).status).toBe(200)
    expect(await ids()).toEqual([])
  })
})

test('new and hot games are lists of their own', async () => {
  const list = async (listType?: 'ALL' | 'HOT' | 'NEW') =>
    (await gateway.call(getGames, { ...page, pageSize: 999, ...(listType && { listType }) })).value().games
  const all = await list()
  expect(await list('ALL')).toEqual(all)
  expect(await list('NEW')).toEqual(all.filter(({ isNew }) => isNew))
  expect(await list('HOT')).toEqual(all.filter(({ isHot }) => isHot === 1))
  expect((await list('NEW')).length).toBeGreaterThan(0)
  expect((await list('NEW')).length).toBeLessThan(all.length)
})

test('the menus have the categories with vendors, in the operator’s order', async () => {
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)
  const menu = async () => (await gateway.call(getMenu, { language })).value().list
  const { data } = (await gateway.call(getGameVendors, { language })).value()
  const games = (await gateway.call(getGameMenu, { language })).value().list
  expect(keys(await menu()).slice(0, 2)).toEqual(['HOME', 'PROMO'])
  expect(
    keys(await menu())
      .slice(2)
      .sort(),
  ).toEqual(keys(data.lanes).sort())
  expect(keys(games)).toEqual(['HOME', 'FAV', ...keys(await menu()).slice(2)])
  expect((await menu()).find(({ key }) => key === 'RNG')).toMatchObject({
    path: '/rng/',
    gameType: 'RNG',
    title: 'Slots',
  })
  expect(games.find(({ key }) => key === 'RNG')?.lists).toEqual(['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'])

  const { database, now } = gateway.deps
  const brand = { ...brandSetting.fallback, categories: ['HOME', 'SPORTS', 'RNG'] }
  await writeSetting(database, brandSetting.name, brand, now())
  // Slots come first, because nothing else can be played.
  expect(keys(await menu())).toEqual(['HOME', 'RNG', 'SPORTS'])
  const { list } = (await gateway.call(getRouters, {})).value()
  const open = Object.fromEntries(list.map((route) => [route.path, route.open]))
  expect(open).toMatchObject({ '/rng/': true, '/sports/': true, '/pvp/': false, '/register/': true })
  await database.query('DELETE FROM system_setting WHERE name = :brandSettingName', {
    brandSettingName: brandSetting.name,
  })
})

test('the rules for values are those of the registration, without the parts that only it needs', async () => {
  const { fields } = (await gateway.call(getRegisterRules, {})).value()
  const { rules } = (await gateway.call(getRegValidata, {})).value()
  expect(Object.keys(rules)).toEqual(Object.keys(fields))
  for (const [name, { enabled: _, required: __, ...rule }] of Object.entries(fields)) expect(rules[name]).toEqual(rule)
})

test('the form of an HTML page asks for the e-mail of a forgotten password', async () => {
  const { challenge = '' } = await solution(gateway)
  const body = new URLSearchParams({ username: 'nobody1', email: 'nobody@example.com', challenge })
  const send = async (sent: URLSearchParams, path: string = forgotPassword.path) => {
    const response = await gateway.request(path, { method: 'POST', body: sent })
    return { status: response.status, answer: await response.json() }
  }
  expect(await send(body)).toEqual({ status: 200, answer: { success: true, value: {} } })
  body.delete('email')
  expect(await send(body)).toMatchObject({
    status: 400,
    answer: { value: { fields: { email: { reason: 'required' } } } },
  })
  expect(await send(body, freePlay.path)).toMatchObject({ status: 415, answer: { code: 'unsupported_media_type' } })
})

test.each(['application/json', undefined])('an absent body has no fields, with the type %s', async (type) => {
  const headers = { Authorization: `Bearer ${token}`, ...(type && { 'Content-Type': type }) }
  const post = (path: string) => gateway.request(path, { method: 'POST', headers })
  expect((await post(createEventsTicket.path)).status).toBe(200)
  expect(await (await post(freePlay.path)).json()).toMatchObject({
    code: 'invalid_request',
    value: { fields: { platform: { reason: 'required' } } },
  })
})
