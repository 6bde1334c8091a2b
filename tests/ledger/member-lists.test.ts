import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { insertFavourite, insertRecent, memberGamesText } from '#gateway/play/lobby/member-list-queries.ts'
import { listMemberGames } from '#gateway/play/lobby/member-lists.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { planModes, rowsRead } from '#tests/support/plans.ts'
import { byOwner, newMember } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

const lastPlace = 2n ** 63n - 1n

describe.each(theDatabase())('own lists of games on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  let nodes: readonly number[]
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database, seeded: true })
    const rows = await rowsAs<{ node_id: number }>(database, 'SELECT node_id FROM game WHERE listed ORDER BY node_id')
    nodes = rows.map(({ node_id }) => node_id)
  })
  afterAll(() => gateway.close())

  /** A member whose favourites are these games, marked in this order at one moment. */
  async function whoMarked(games: readonly number[]) {
    const memberId = await newMember(database)
    for (const node of games) await insertFavourite(database, memberId, node, new Date(0))
    return memberId
  }
  const page = async (memberId: bigint, asked: { cursor?: string | null; pageNo?: number; pageSize?: number } = {}) => {
    const { cursor, ...rest } = { pageSize: 5, ...asked }
    const list = await listMemberGames(gateway.deps, 'favourite', memberId, { ...rest, ...(cursor && { cursor }) })
    return { ...list.neighbours, totalPages: list.totalPages, nodes: list.games.map(({ nodeId }) => nodeId) }
  }

  test('the cursor leads to the next and the previous page', async () => {
    const marked = nodes.slice(0, 12)
    const newest = marked.toReversed()
    const memberId = await whoMarked(marked)
    const first = await page(memberId)
    const second = await page(memberId, { cursor: first.next })
    const third = await page(memberId, { cursor: second.next })
    expect([first, second, third].map((one) => one.nodes)).toEqual([
      newest.slice(0, 5),
      newest.slice(5, 10),
      newest.slice(10),
    ])
    expect([first.previous, third.next]).toEqual([null, null])
    expect(await page(memberId, { cursor: third.previous })).toEqual(second)
    expect(await page(memberId, { cursor: second.previous })).toEqual(first)
  })

  test('changes do not move a page that is being read', async () => {
    const memberId = await whoMarked(nodes.slice(0, 12))
    const first = await page(memberId)
    await database.query('DELETE FROM favourite WHERE member_id = :memberId AND node_id = :nodeId', {
      memberId,
      nodeId: nodes[11] ?? 0,
    })
    await insertFavourite(database, memberId, nodes[20] ?? 0, new Date(0))
    expect((await page(memberId, { cursor: first.next })).nodes).toEqual(nodes.slice(2, 7).toReversed())
  })

  test('a client can use page numbers, and gets the number of pages', async () => {
    const marked = nodes.slice(0, 12)
    const newest = marked.toReversed()
    const memberId = await whoMarked(marked)
    for (const pageNo of [1, 2, 3])
      expect(await page(memberId, { pageNo })).toMatchObject({
        nodes: newest.slice((pageNo - 1) * 5, pageNo * 5),
        totalPages: 3,
      })
    expect(await page(memberId, { pageNo: 4 })).toEqual({ nodes: [], totalPages: 3, next: null, previous: null })
    expect((await page(memberId)).totalPages).toBeUndefined()
    expect(await page(await whoMarked([]), { pageNo: 1 })).toMatchObject({ nodes: [], totalPages: 0 })
  })

  test('a game that is played again is the latest, whatever the clock says', async () => {
    const memberId = await newMember(database)
    const [one = 0, two = 0] = nodes
    for (const [node, time] of [
      [one, 3000],
      [two, 2000],
      [one, 1000],
    ] as const)
      await insertRecent(database, memberId, node, new Date(time))
    const { games } = await listMemberGames(gateway.deps, 'recent', memberId, { pageSize: 5 })
    expect(games.map(({ nodeId }) => nodeId)).toEqual([one, two])
  })

  test('a cursor of another list or member is refused', async () => {
    const memberId = await whoMarked(nodes.slice(0, 6))
    const { next } = await page(memberId)
    const ask = (list: 'favourite' | 'recent', member: bigint) =>
      listMemberGames(gateway.deps, list, member, { cursor: next ?? '', pageSize: 5 })
    await expect(ask('recent', memberId)).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(ask('favourite', await newMember(database))).rejects.toMatchObject({ code: 'invalid_request' })
  })

  test('a page reads its rows and one more, from the index, however long the lists are', async () => {
    const memberId = await newMember(database)
    for (const [list, moment] of [
      ['favourite', 'added_at'],
      ['recent', 'launched_at'],
    ] as const) {
      for (const member of [memberId, await newMember(database)])
        await database.query(
          `INSERT INTO ${list} (member_id, node_id, ${moment}) SELECT :member, node_id, now() FROM game WHERE listed`,
          { member },
        )
      await byOwner(database, `ANALYZE ${list}, game`)
      for (const mode of planModes) {
        const read = (side: 'older' | 'newer' | undefined, placeId?: bigint) =>
          rowsRead(
            database,
            list,
            memberGamesText(list, side),
            {
              ...{ memberId, gameType: null, vassalage: null, gameClassify: null, limit: 19 },
              ...(placeId === undefined ? {} : { placeId }),
            },
            mode,
          )
        expect(await read(undefined)).toBeLessThanOrEqual(19)
        expect(await read('older', lastPlace)).toBeLessThanOrEqual(19)
        expect(await read('newer', 0n)).toBeLessThanOrEqual(19)
      }
    }
  })
})
