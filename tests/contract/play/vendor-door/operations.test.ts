import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { isSignatureOf, newKeyPair, signBody } from '#contract/vendor/aggregator/signature.ts'
import { outputTo } from '#gateway/platform/operators/output.ts'
import type { Said } from '#gateway/platform/operators/wire.ts'
import { vendorOperations } from '#gateway/play/vendor-door/operations.ts'
import { selectVendors } from '#gateway/play/vendor-door/vendor.ts'
import { bringBack, move } from '#tests/support/funds.ts'
import { fundedMember, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { gatewayWithStudio } from '#tests/support/studio.ts'

let at: Awaited<ReturnType<typeof gatewayWithStudio>>
beforeAll(async () => {
  at = await gatewayWithStudio()
})
afterAll(() => at.close())

/** Does an operation. @returns its lines, with the cells of a row apart */
async function run(name: string, given: object): Promise<readonly (string | readonly string[])[]> {
  const said: Said[] = []
  const { deps, ports } = at.gateway
  const operation = vendorOperations[`vendors.${name}`]
  if (!operation) throw new Error(`There is no operation ${name}.`)
  const asked = {
    deps,
    ports,
    by: 'ana',
    out: outputTo((one) => said.push(one)),
    stopped: new AbortController().signal,
  }
  expect(await operation.prepare(given)(asked)).toBe(0)
  const lines: (string | readonly string[])[] = []
  for (const one of said) {
    if (one.kind === 'row') lines.push(one.cells)
    if (one.kind === 'line') lines.push(one.text)
  }
  return lines
}

const vendor = async (code: string) =>
  (await selectVendors(at.gateway.deps.database, at.clock.now())).find((one) => one.code === code)

/** How a game is shown in its lobby. */
async function gameOf(nodeId: number) {
  const { games } = (await at.gateway.call(getGames, { nodeId, pageNo: 1, pageSize: 1, language: 'en' })).value()
  return games[0]
}

test('vendors are listed, asked, and switched off and on at once, one by one or a game at a time', async () => {
  const rows = await run('list', {})
  expect(rows).toHaveLength(10)
  expect(rows[0]).toEqual([
    'BRISA',
    'http://studio.test',
    'on',
    'arara',
    expect.any(String),
    'keys studio-brisa',
    'addresses all',
  ])
  expect(await run('check', { code: 'LUMORA' })).toEqual(['The vendor answers and is open.'])
  expect(await gameOf(2001)).toMatchObject({ maintenance: false, supportPlay: 0 })
  await run('off', { code: 'LUMORA' })
  expect(await gameOf(2001)).toMatchObject({ maintenance: true })
  await run('on', { code: 'LUMORA' })
  await run('gameOff', { code: 'LUMORA', game: 'gato-da-sorte' })
  expect(await gameOf(2001)).toMatchObject({ maintenance: true })
  await run('gameOn', { code: 'LUMORA', game: 'gato-da-sorte' })
  expect(await gameOf(2001)).toMatchObject({ maintenance: false })
  await expect(run('gameOff', { code: 'LUMORA', game: 'nothing' })).rejects.toThrow('LUMORA has no game nothing.')
  await expect(run('off', { code: 'PLACAR' })).rejects.toThrow('PLACAR is not connected.')
})

test('a game is new for 30 days after it could be opened first (rule 35.11)', async () => {
  const { database, now } = at.gateway.deps
  const opened = (days: number) =>
    database.query('UPDATE vendor_game SET opened_at = :at WHERE node_id = 2001', {
      at: new Date(now().getTime() - days * 24 * 60 * 60_000),
    })
  await opened(29)
  expect(await gameOf(2001)).toMatchObject({ isNew: true })
  at.clock.advance(2 * 24 * 60 * 60_000)
  expect(await gameOf(2001)).toMatchObject({ isNew: false })
})

test('two keys are live at most, and an ended one is refused from then on', async () => {
  const [row] = await run('key', { code: 'BRISA' })
  const [id = '', secret = ''] = row ?? []
  expect((await vendor('BRISA'))?.keys.map((key) => key.id)).toEqual([id, 'studio-brisa'])
  expect(secret.length).toBeGreaterThan(40)
  await expect(run('key', { code: 'BRISA' })).rejects.toThrow('two live keys')
  await run('end', { id: 'studio-brisa' })
  expect((await vendor('BRISA'))?.keys.map((key) => key.id)).toEqual([id])
  await expect(run('end', { id: 'studio-brisa' })).rejects.toThrow('There is no live key studio-brisa.')
})

test('a vendor is held to its addresses', async () => {
  await run('allow', { code: 'ZENITE', network: ['10.0.0.0/8', '192.0.2.1'] })
  expect((await vendor('ZENITE'))?.allowList).toEqual(['10.0.0.0/8', '192.0.2.1'])
  await expect(run('allow', { code: 'ZENITE', network: ['here'] })).rejects.toThrow('"here"')
  await run('allow', { code: 'ZENITE', network: ['all'] })
  expect((await vendor('ZENITE'))?.allowList).toEqual([])
})

test('a vendor of the catalogue is connected, and its list of games fills in what it promises', async () => {
  await expect(run('add', { code: 'NOBODY', url: 'https://games.example' })).rejects.toThrow('no vendor NOBODY')
  await run('add', { code: 'TORCIDA', url: 'https://games.example/' })
  expect(await vendor('TORCIDA')).toMatchObject({ url: 'https://games.example', enabled: true, keys: [] })
  const { database } = at.gateway.deps
  await database.query('UPDATE vendor_game SET rtp = 1, open = false WHERE vassalage = :code', { code: 'TUCUM' })
  await database.query("UPDATE vendor_game SET game_id = 'left-the-vendor', open = true WHERE node_id = 3002", {})
  const said = await run('import', { code: 'TUCUM' })
  expect(said.at(-1)).toMatch(/^0 new, \d+ updated, 0 as before, 0 closed, 0 refused, 0 pictures not taken$/)
  const rows = await rowsAs<{ open: boolean; rtp: number }>(
    database,
    'SELECT DISTINCT open, rtp < 9000 AS low FROM vendor_game WHERE vassalage = :code',
    { code: 'TUCUM' },
  )
  expect(rows).toEqual([{ open: true, low: false }])
})

test('a vendor of the other dialect gives its public key, and gets what it needs (rule 35.14)', async () => {
  const { publicKey } = await newKeyPair()
  await expect(run('key', { code: 'BRISA', file: publicKey })).rejects.toThrow('needs no public key')
  await run('add', { code: 'PLACAR', url: 'https://games.example/v2', dialect: 'aggregator' })
  await expect(run('add', { code: 'PLACAR', url: 'https://games.example/v2' })).rejects.toThrow('another dialect')
  await expect(run('key', { code: 'PLACAR' })).rejects.toThrow('name the file')
  await expect(run('key', { code: 'PLACAR', file: 'no key' })).rejects.toThrow('no public RSA key')
  const [id, path, , ...lines] = await run('key', { code: 'PLACAR', file: publicKey })
  expect(path).toEqual(['calls to the platform', '/vendor/aggregator/PLACAR'])
  const connected = await vendor('PLACAR')
  expect(connected).toMatchObject({ dialect: 'aggregator', url: 'https://games.example/v2' })
  const [key] = connected?.keys ?? []
  expect(key).toMatchObject({ id: id?.[1], publicKey: publicKey.trim() })
  const body = new TextEncoder().encode('{}')
  expect(await isSignatureOf(lines.join('\n'), body, await signBody(key?.secret ?? '', body))).toBe(true)
  expect(await run('rounds', { code: 'PLACAR' })).toEqual(['No round has been open for long.'])
  await expect(run('giveBack', { code: 'PLACAR', round: 'r-1' })).rejects.toThrow('r-1 is no round of PLACAR')
})

test('the studio’s vendor of the other dialect lists its games, and keeps play money itself', async () => {
  await at.gateway.deps.database.query("UPDATE vendor_game SET rtp = 1, open = false WHERE vassalage = 'PIRAPLAY'", {})
  const said = await run('import', { code: 'PIRAPLAY' })
  expect(said.at(-1)).toMatch(/^0 new, [1-9]\d* updated, 0 as before, 0 closed, 0 refused, 0 pictures not taken$/)
  expect(await run('check', { code: 'PIRAPLAY' })).toEqual(['The vendor answers and is open.'])
  const { token } = await fundedMember(at.gateway, 100_00n)
  const request = { nodeId: 11101, mode: 'trial', language: 'pt' } as const
  const launched = (await at.gateway.call(launchGame, request, { token })).value()
  const { value: opened } = await at.page('open', { launch: launched.url.split('#')[1] })
  expect(opened).toMatchObject({ balance: '100000', currency: 'FUN', mode: 'trial' })
  const stake = opened.stakes?.[0] ?? '0'
  const { value } = await at.page('spin', { session: opened.session, key: crypto.randomUUID(), stake })
  expect(BigInt(value.balance ?? 0)).toBe(100_000n - BigInt(stake) + BigInt(value.round?.win ?? 0))
  const rounds = await rowsAs(at.gateway.deps.database, "SELECT id FROM round WHERE engine = 'PIRAPLAY'")
  expect(rounds).toEqual([])
})

test('a vendor is not connected while the sandbox keeps money of members in its place', async () => {
  const { token } = await fundedMember(at.gateway, 50_00n)
  const add = () => run('add', { code: 'MESAOITO', url: 'https://mesa.example' })
  ;(await move(at.gateway, token, { amount: 10_00n })).value()
  await expect(add()).rejects.toThrow('Members have money')
  expect(await vendor('MESAOITO')).toBeUndefined()
  ;(await bringBack(at.gateway, token)).value()
  await add()
  expect(await vendor('MESAOITO')).toMatchObject({ url: 'https://mesa.example' })
})

test('origins of a vendor’s pages are its own setting, and wrong ones are refused', async () => {
  const code = 'PAPAIA'
  const originsOf = async () =>
    (await run('origins', {})).filter(([vendor]) => vendor === code).map(([, origin]) => origin)
  expect(await originsOf()).toEqual(['http://studio.test'])
  for (const origin of [
    ...['https://games.example/play', 'http://games.example', 'https://*.example', 'https://games.example:99999'],
    ...["https://games.example; script-src 'unsafe-inline'", 'http://127.0.0.1:*', 'https://10.0.0.1', '*', ''],
  ])
    await expect(run('originAdd', { code, origin }), origin).rejects.toThrow('is no origin of pages')
  for (const origin of ['https://games.example', 'http://127.0.0.1:4322', 'https://games.example'])
    await run('originAdd', { code, origin })
  expect(await originsOf()).toEqual(['http://127.0.0.1:4322', 'https://games.example'])
  const origins = async () => (await at.gateway.call(getPermission, {})).value().info.launchGameCDNs
  expect(await origins()).toEqual(['http://127.0.0.1:4322', 'https://games.example'])
  await run('originRemove', { code, origin: 'http://127.0.0.1:4322' })
  expect(await origins()).toEqual(['https://games.example'])
})

test('a frame gets the usual rights and what its vendor was granted, never the site’s window (rule 35.17)', async () => {
  const { token } = await registerMember(at.gateway)
  const rights = async (nodeId: number) => {
    const { sandbox, features } = (
      await at.gateway.call(launchGame, { nodeId, mode: 'trial', language: 'en' }, { token })
    ).value()
    return [...sandbox, ...features].join(' ')
  }
  expect(await rights(1001)).toBe('allow-scripts autoplay')
  expect(await rights(2001)).toBe('allow-scripts allow-same-origin autoplay fullscreen')
  const warning = 'an origin that the operator has not named'
  expect(at.gateway.log()).not.toContain(warning)
  await run('originAdd', { code: 'LUMORA', origin: 'https://games.example' })
  await rights(2001)
  expect(at.gateway.log()).toContain(warning)
  for (const right of ['allow-top-navigation', 'allow-top-navigation-by-user-activation', 'camera', 'allow-scripts'])
    await expect(run('grant', { code: 'LUMORA', grant: [right] })).rejects.toThrow(`${right} cannot be granted`)
  await run('grant', { code: 'LUMORA', grant: ['gamepad', 'allow-popups'] })
  expect(await rights(2001)).toBe('allow-scripts allow-same-origin allow-popups autoplay fullscreen gamepad')
  await at.gateway.deps.database.query(
    `UPDATE vendor_link SET frame_grants = '["allow-top-navigation"]' WHERE vassalage = 'LUMORA'`,
    {},
  )
  await run('off', { code: 'LUMORA' })
  await run('on', { code: 'LUMORA' })
  expect(await rights(2001)).toBe('allow-scripts allow-same-origin autoplay fullscreen')
  await run('grant', { code: 'LUMORA', grant: ['usual'] })
})
