import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { seedCatalogue } from '#gateway/seed/seed-catalogue.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** A search by the typed words, and one by names that look alike. */
const searches = ['dragao', 'dragoa']

describe.each(theDatabase())('pages of a search among a thousand games on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database, env: { SEED_GAMES: '1000' } })
    await seedCatalogue(gateway.deps, () => undefined)
  })
  afterEach(() => database.query('DELETE FROM played_game'))
  afterAll(() => gateway.close())

  const pageSize = 3
  const ask = (gameName: string, cursor?: string) =>
    gateway.call(searchGames, { gameName, pageSize, language: 'pt', ...(cursor && { cursor }) })
  const page = async (gameName: string, cursor?: string) => {
    const { list, ...rest } = (await ask(gameName, cursor)).value()
    return { ...rest, ids: list.map(({ nodeId }) => nodeId) }
  }
  /** All pages from one on, in one direction. */
  async function walk(gameName: string, way: 'next' | 'previous', from?: string) {
    const pages = [await page(gameName, from)]
    for (let cursor = pages[0]?.[way]; cursor; cursor = pages.at(-1)?.[way]) pages.push(await page(gameName, cursor))
    return pages
  }
  const idsOf = (pages: readonly { readonly ids: readonly number[] }[]) => pages.flatMap(({ ids }) => ids)
  const play = (nodeId: number | undefined, wagers: bigint) =>
    database.query("INSERT INTO played_game VALUES (:nodeId, 'RNG', :wagers)", { nodeId: nodeId ?? 0, wagers })
  const lastCursor = (pages: readonly { readonly next: string | null }[]) => pages.at(-2)?.next ?? ''

  test.each(searches)('“%s” has the same pages forward and back', async (typed) => {
    const forward = await walk(typed, 'next')
    const total = forward[0]?.total ?? 0
    expect(total).toBeGreaterThan(3 * pageSize)
    expect(new Set(idsOf(forward)).size).toBe(total)
    expect(idsOf(forward)).toHaveLength(total)
    expect(forward.map((one) => one.total)).toEqual(forward.map(() => total))
    expect([forward[0]?.previous, forward.at(-1)?.next]).toEqual([null, null])
    const back = (await walk(typed, 'previous', lastCursor(forward))).reverse()
    // The last page may be short. Going back, all others are full again.
    expect(back).toEqual(forward)
  })

  test.each(searches)('no game of “%s” is repeated or left out when one that was shown is played', async (typed) => {
    const before = await walk(typed, 'next')
    const [first, second] = before
    const played = second?.ids[1]
    await play(played, 1n)
    const rest = await walk(typed, 'next', second?.next ?? '')
    expect(idsOf([...before.slice(0, 2), ...rest])).toEqual(idsOf(before))
    // Going back, the game has its new place, and the pages together are the whole list.
    const back = (await walk(typed, 'previous', lastCursor(before))).reverse()
    expect(idsOf(back)).toEqual(idsOf(await walk(typed, 'next')))
    // Only games that can be played stand before it.
    const shown = idsOf(back)
    const earlier = shown.slice(0, shown.indexOf(played ?? 0))
    expect(earlier.filter((id) => ![1007, 1104, 2104].includes(id))).toEqual([])
    expect(earlier).toContain(first?.ids[0])
  })

  test.each(searches)('the place of “%s” stays when its own game is played', async (typed) => {
    const [first, second] = await walk(typed, 'next')
    await play(first?.ids.at(-1), 1n)
    expect((await page(typed, first?.next ?? '')).ids).toEqual(second?.ids)
  })

  test('more wagers than a place can count are the most that it can', async () => {
    const [first, second] = await walk('dragao', 'next')
    await play(second?.ids[0], 2n ** 62n)
    await play(second?.ids[1], 2n ** 24n)
    await play(second?.ids[2], 5n)
    const shown = first?.ids ?? []
    const expected = [...shown.slice(0, 2), ...(second?.ids ?? []), ...shown.slice(2)]
    expect(idsOf(await walk('dragao', 'next')).slice(0, 6)).toEqual(expected)
  })

  test('a search by similar names stays one when a name begins to contain its text', async () => {
    const before = await walk('dragoa', 'next')
    const cursor = before[0]?.next ?? ''
    const stranger = before[2]?.ids[0] ?? 0
    const [row] = await rowsAs<{ game_name: string }>(
      database,
      'SELECT game_name FROM game WHERE node_id = :stranger',
      { stranger },
    )
    await database.query("UPDATE game SET game_name = 'Dragoa' WHERE node_id = :stranger", { stranger })
    try {
      expect((await page('dragoa', cursor)).ids).toEqual(before[1]?.ids)
      expect(await page('dragoa')).toMatchObject({ ids: [stranger], total: 1, next: null, meant: null })
    } finally {
      await database.query('UPDATE game SET game_name = :gameName WHERE node_id = :stranger', {
        gameName: row?.game_name ?? '',
        stranger,
      })
    }
  })

  test('a page behind the last game is empty, with the total of the search', async () => {
    const pages = await walk('dragao', 'next')
    const gone = pages.at(-1)?.ids ?? []
    await database.query('UPDATE game SET listed = false WHERE node_id = ANY (:nodeId::int[])', {
      nodeId: `{${gone.join()}}`,
    })
    try {
      const total = idsOf(pages).length - gone.length
      expect(await page('dragao', lastCursor(pages))).toEqual({
        ids: [],
        total,
        meant: null,
        next: null,
        previous: null,
      })
    } finally {
      await database.query('UPDATE game SET listed = true WHERE node_id = ANY (:nodeId::int[])', {
        nodeId: `{${gone.join()}}`,
      })
    }
  })
})
