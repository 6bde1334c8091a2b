import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import { outputTo } from '#gateway/platform/operators/output.ts'
import type { Said } from '#gateway/platform/operators/wire.ts'
import { tileDrawer } from '#gateway/platform/uploads/drawer.ts'
import { pictureFetcher } from '#gateway/play/vendor-door/fetch-picture.ts'
import { vendorOperations } from '#gateway/play/vendor-door/operations.ts'
import { seedCatalogue } from '#gateway/seed/seed-catalogue.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { bomb, picture } from '#tests/support/pictures.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { offered, vendorWithGames } from '#tests/support/vendor-catalogue.ts'

let gateway: TestGateway
let vendor: Awaited<ReturnType<typeof vendorWithGames>>
const drawTile = tileDrawer({ patience: 100_000, idle: 10_000, wait: 100_000 })
beforeAll(async () => {
  vendor = await vendorWithGames()
  gateway = await testGateway({ seeded: true, vendors: vendor.client, drawTile })
  await run('add', { code: 'CURUPIRA', url: vendor.url, name: 'Curupira Jogos' })
})
afterAll(async () => {
  await gateway.close()
  await vendor.close()
})

/** Does an operation. @returns its exit code, its rows, and its last line */
async function run(name: string, given: object) {
  const said: Said[] = []
  const { deps, ports } = gateway
  const stopped = new AbortController().signal
  const asked = { deps, ports, by: 'ana', out: outputTo((one) => said.push(one)), stopped }
  const code = await vendorOperations[`vendors.${name}`]?.prepare(given)(asked)
  const rows = said.flatMap((one) => (one.kind === 'row' ? [one.cells] : []))
  const summary = said.flatMap((one) => (one.kind === 'line' ? [one.text] : [])).at(-1)
  return { code, rows, summary, progress: said.filter(({ kind }) => kind === 'progress').length }
}
const importAll = () => run('import', { code: 'CURUPIRA' })

interface Row {
  readonly node_id: number
  readonly game_code: string
  readonly icon_url: string
  readonly listed: boolean
}
const rows = () =>
  rowsAs<Row>(
    gateway.deps.database,
    `SELECT g.*, v.rtp, v.open FROM game g JOIN vendor_game v USING (node_id) WHERE g.vassalage = 'CURUPIRA' ORDER BY node_id`,
    {},
  )
const rowOf = async (code: string) => (await rows()).find(({ game_code }) => game_code === code)
const lobby = async (language: 'pt' | 'en') => {
  const asked = { vassalage: 'CURUPIRA', pageNo: 1, pageSize: 100, language }
  return (await gateway.call(getGames, asked)).value()
}

const fish = offered('gold-fish', {
  names: { en: 'Gold Fish', pt: 'Peixe de Ouro' },
  category: 'FISH',
  classes: ['arcade', 'underwater'],
  freePlay: true,
  volatility: 'high',
})

test('games that the catalogue lacks are made, and bad ones are refused by name (rule 35.16)', async () => {
  vendor.offer(
    fish,
    offered('plain'),
    offered('plain', { rtp: 9_000 }),
    offered('poker-night', { category: 'POKER' }),
    offered('too-good', { rtp: 10_001 }),
    'no game at all',
    offered('nameless', { names: { pt: 'Sem nome' } }),
  )
  const { code, rows: said, summary } = await importAll()
  expect(code).toBe(1)
  expect(said.map(([what, gameId, , why]) => `${what} ${gameId} ${why}`)).toEqual([
    'new gold-fish Gold Fish',
    'new plain plain',
    'refused plain named twice',
    'refused poker-night category is not as the protocol says',
    'refused too-good rtp is no share',
    'refused - Expected an object, but received: "no game at all"',
    'refused nameless no name in English',
    'without gold-fish classifications that the site does not know: underwater',
  ])
  expect(summary).toBe('2 new, 0 updated, 0 as before, 0 closed, 5 refused, 0 pictures not taken')
  const { games } = await lobby('en')
  expect(games).toMatchObject([
    {
      ...{ nodeId: 100_000_001, displayName: 'Gold Fish', gameName: 'Peixe de Ouro', gameType: 'FISH', isNew: true },
      ...{ gameClassify: ['arcade'], supportPlay: 0, maintenance: false, rtp: 9_612, volatility: 'high' },
      iconUrl: '/art/tiles/category-fish',
    },
    { nodeId: 100_000_002, displayName: 'plain', supportPlay: 1, iconUrl: '/art/tiles/category-rng' },
  ])
  const inPortuguese = (await lobby('pt')).games.map(({ displayName }) => displayName)
  expect(inPortuguese).toEqual(['Peixe de Ouro', 'plain'])
  const { data } = (await gateway.call(getGameVendors, { language: 'en' })).value()
  const fishing = data.lanes.find(({ key }) => key === 'FISH')?.cards
  expect(fishing).toContainEqual(
    expect.objectContaining({ vassalage: 'CURUPIRA', displayName: 'Curupira Jogos', games: 1 }),
  )
})

test('a game of an import is found by each of its names, and can be a favourite', async () => {
  const search = async (gameName: string) => {
    const asked = { gameName, pageSize: 5, language: 'en', vassalage: 'CURUPIRA' }
    return (await gateway.call(searchGames, asked)).value()
  }
  expect(await search('peixe')).toMatchObject({ list: [{ displayName: 'Gold Fish' }], meant: null })
  expect(await search('gold fish')).toMatchObject({ list: [{ displayName: 'Gold Fish' }], meant: null })
  const { token } = await registerMember(gateway)
  ;(await gateway.call(addFavorite, { nodeId: 100_000_001 }, { token })).value()
  const kept = (await gateway.call(getFavorites, { pageSize: 5, language: 'pt' }, { token })).value()
  expect(kept.content).toMatchObject([{ nodeId: 100_000_001, displayName: 'Peixe de Ouro' }])
})

test('pictures become tiles of the site’s sizes, and one that cannot be had stops no other (rule 35.16)', async () => {
  // A server of this machine that is not the vendor's.
  let wasAsked = false
  const inside = createServer((_, answer) => {
    wasAsked = true
    answer.end()
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => inside.once('listening', ready))
  const address = inside.address()
  const port = typeof address === 'object' ? address?.port : 0
  const files: Record<string, Uint8Array> = {
    'good.png': await picture({ width: 600, height: 800 }),
    'good.webp': await picture({ width: 300, height: 300, type: 'webp' }),
    'small.png': await picture(),
    'moving.gif': await picture({ width: 600, height: 800, type: 'gif' }),
    'broken.png': (await picture({ width: 600, height: 800 })).subarray(0, 120),
    'bomb.png': bomb(40_000, 40_000),
    'heavy.png': new Uint8Array(2_000_001),
    'drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"/>'),
  }
  for (const [name, file] of Object.entries(files)) vendor.files.set(`/${name}`, file)
  const named = [...Object.keys(files), 'none.png', 'moved.png']
  vendor.offer(
    { ...fish, picture: `${vendor.url}/good.png` },
    offered('plain'),
    ...named.map((name) => offered(name.replace('.', '-'), { picture: `${vendor.url}/${name}` })),
    offered('inside', { picture: `http://127.0.0.1:${port}/good.png` }),
    offered('cloud', { picture: 'http://169.254.169.254/latest/meta-data' }),
    offered('mapped', { picture: `http://[::ffff:7f00:1]:${port}/good.png` }),
  )
  const { code, rows: said, progress } = await importAll()
  inside.close()
  expect(code).toBe(1)
  const refusals = said.filter(([what]) => what === 'no picture').map(([, gameId, , why]) => `${gameId}: ${why}`)
  const invalid = 'no AVIF, WebP, PNG or JPEG of at least 160 × 214'
  expect(refusals).toEqual([
    'bomb-png: too many pixels',
    `broken-png: ${invalid}`,
    'cloud: an address that is not public',
    `drawing-png: ${invalid}`,
    'heavy-png: more than 2 MB',
    'inside: an address that is not public',
    'mapped: an address that is not public',
    'moved-png: the status 302',
    `moving-gif: ${invalid}`,
    'none-png: the status 404',
    `small-png: ${invalid}`,
  ])
  expect(wasAsked).toBe(false)
  expect(progress).toBe(14)
  const tile = (await rowOf('gold-fish'))?.icon_url ?? ''
  expect(tile).toMatch(/^\/wps\/pictures\/[0-9a-f]{32}$/)
  expect((await lobby('pt')).games.find(({ gameCode }) => gameCode === 'gold-fish')?.iconUrl).toBe(tile)
  // The same picture has one address.
  expect((await rowOf('good-png'))?.icon_url).toBe(tile)
  expect((await rowOf('heavy-png'))?.icon_url).toBe('/art/tiles/category-rng')
  for (const [width, height] of [
    [160, 214],
    [240, 320],
  ])
    for (const format of ['avif', 'webp']) {
      const answer = await gateway.request(`${tile}-${width}.${format}`)
      expect(answer.status).toBe(200)
      const { headers } = answer
      expect(headers.get('Content-Type')).toBe(`image/${format}`)
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({
        width,
        height,
        format: format === 'avif' ? 'heif' : 'webp',
      })
    }
  for (const wrong of [`${tile}-320.avif`, `${tile}-160.png`, `${tile.slice(0, -1)}-160.avif`, `${tile}-160.avif/..`])
    expect((await gateway.request(wrong)).status).toBe(404)
})

test('another import changes what changed, closes what left, and a game keeps its node id (rule 35.16)', async () => {
  const before = await rows()
  const same = await importAll()
  expect(same.summary).toMatch(/^0 new, 0 updated, 15 as before, 0 closed, 0 refused/)
  expect(await rows()).toEqual(before)
  vendor.offer({ ...fish, names: { en: 'Golden Fish' }, rtp: 9_500 })
  const { code, rows: said } = await importAll()
  expect(code).toBe(0)
  expect(
    said.filter(([what]) => what !== 'closed').map(([what, gameId, nodeId]) => `${what} ${gameId} ${nodeId}`),
  ).toEqual(['updated gold-fish 100000001', 'without gold-fish '])
  const { games } = await lobby('pt')
  const tile = before[0]?.icon_url
  expect(games).toMatchObject([{ nodeId: 100_000_001, displayName: 'Golden Fish', rtp: 9_500, iconUrl: tile }])
  vendor.offer(fish, offered('plain'))
  await importAll()
  expect(await rowOf('plain')).toMatchObject({ node_id: 100_000_002, listed: true })
})

test('games of an import stay when the catalogue’s seed is filled in anew', async () => {
  const before = await lobby('pt')
  await gateway.deps.database.query("UPDATE catalogue_state SET content_hash = 'older'", {})
  expect(await seedCatalogue(gateway.deps, () => undefined)).toBe(true)
  expect((await lobby('pt')).games).toEqual(before.games)
  expect(before.games).toHaveLength(2)
})

test('a list of several pages is taken whole, and a game of the seed keeps its name and picture', async () => {
  await run('add', { code: 'PIXELIA', url: vendor.url })
  const { database } = gateway.deps
  const [own] = await rowsAs<Row>(
    database,
    "SELECT * FROM game WHERE vassalage = 'PIXELIA' AND is_game ORDER BY node_id LIMIT 1",
    {},
  )
  const seeded = offered(own?.game_code ?? '', { names: { en: 'Another name' }, picture: `${vendor.url}/good.png` })
  const many = Array.from({ length: 520 }, (_, at) => offered(`table-${at}`, { category: 'PVP' }))
  vendor.offer(seeded, ...many)
  const { summary } = await run('import', { code: 'PIXELIA' })
  expect(summary).toMatch(/^520 new, 1 updated/)
  const [after] = await rowsAs<Row>(database, 'SELECT * FROM game WHERE node_id = :id', { id: own?.node_id ?? 0 })
  expect(after).toEqual(own)
  const [{ places = 0, games = 0 } = {}] = await rowsAs<{ places: number; games: number }>(
    database,
    'SELECT count(DISTINCT position)::int AS places, count(*)::int AS games FROM game WHERE imported',
    {},
  )
  expect(places).toBe(games)
})

test('the connection goes to the address of the name that was checked', async () => {
  const toInside = pictureFetcher(async () => [
    { address: '203.0.114.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ])
  const fetched = toInside('https://games.example/a.png', 'https://vendor.example')
  await expect(fetched).rejects.toThrow('an address that is not public')
  for (const address of ['file:///etc/passwd', 'https://a:b@games.example/a.png', 'nowhere'])
    await expect(toInside(address, 'https://vendor.example')).rejects.toThrow('no address of a picture')
})

test('a new vendor needs a name and a code that is one', async () => {
  const url = 'https://games.example'
  await expect(run('add', { code: 'NOBODY', url })).rejects.toThrow('no vendor NOBODY')
  await expect(run('add', { code: 'no body', url, name: 'Nobody' })).rejects.toThrow('is no code of a vendor')
  await expect(run('add', { code: 'LUMORA', url, name: 'Another' })).rejects.toThrow('leave its name out')
})
