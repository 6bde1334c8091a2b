import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { seedCatalogue } from '#gateway/seed/seed-catalogue.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

const large = 10_000

describe.each(theDatabase())('a search among ten thousand games on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database, env: { SEED_GAMES: String(large) } })
    await seedCatalogue(gateway.deps, () => undefined)
  })
  afterAll(() => gateway.close())

  const search = async (gameName: string, more: object = {}) =>
    (await gateway.call(searchGames, { gameName, pageSize: 20, language: 'pt', ...more })).value()
  const names = async (gameName: string, more: object = {}) =>
    (await search(gameName, more)).list.map((game) => game.gameName)

  test('accents, signs, case and the order of words do not matter', async () => {
    for (const typed of ['fúria da onça', 'FURIA DA ONCA', '  onca,  furia ', 'da onça fur', 'Onça Fúria'])
      expect((await names(typed))[0], typed).toBe('Fúria da Onça')
    expect(await names('???')).toEqual([])
    expect(await names('%_')).toEqual([])
  })

  test('names that begin with the text come first, then playable games, then the most played', async () => {
    const found = await search('arara', { pageSize: 48 })
    const begins = found.list.map(({ gameName }) => gameName.startsWith('Arara'))
    expect(begins).toEqual(begins.toSorted((left, right) => Number(right) - Number(left)))
    expect(found.list[0]?.maintenance).toBe(false)
    expect(found.meant).toBeNull()
    const [, , third] = found.list
    await database.query("INSERT INTO played_game VALUES (:nodeId, 'RNG', 9)", { nodeId: third?.nodeId ?? 0 })
    expect((await search('arara')).list[1]?.nodeId).toBe(third?.nodeId)
  })

  test.each(['furia da onsa', 'fruia da onca', 'onxa furia', 'furiadaonca', 'arara duorada', 'chvua de gemas'])(
    '“%s” is understood, and the answer has the corrected text',
    async (typed) => {
      const { list, meant, total } = await search(typed)
      expect(list.length).toBe(Math.min(total, 20))
      expect(meant?.toLowerCase()).toMatch(/on[çc]a|dourada|chuva/)
      expect(list.some(({ gameName }) => ['Fúria da Onça', 'Arara Dourada', 'Chuva de Gemas'].includes(gameName))).toBe(
        true,
      )
    },
  )

  test('other forms of a word find it too, after the names that have it as it was typed', async () => {
    for (const [typed, meant, each] of [
      ['tigrinho', 'Tigre', /tigre/i],
      ['jogo do tigrinho', 'Tigre', /tigre/i],
      ['dragões dourados', 'Dragão Dourado', /drag(ão|ões) dourado/i],
      ['gatinhos', 'Gato', /gat/i],
    ] as const) {
      const { list, meant: said, total } = await search(typed)
      expect(total, typed).toBeGreaterThan(0)
      expect(said, typed).toBe(meant)
      for (const { gameName } of list) expect(gameName).toMatch(each)
    }
    const both = await search('corujinha', { pageSize: 48 })
    expect(both.meant).toBeNull()
    expect(both.list[0]?.gameName).toMatch(/^Corujinha/)
    expect(both.list.some(({ gameName }) => /^Coruja/.test(gameName))).toBe(true)
    for (const name of await names('tigrinho', { gameType: 'LIVE' })) expect(name).toMatch(/tigre/i)
    const first = await search('tigrinho', { pageSize: 2 })
    const second = await search('tigrinho', { pageSize: 2, cursor: first.next })
    const back = await search('tigrinho', { pageSize: 2, cursor: second.previous })
    expect(back.list).toEqual(first.list)
    expect(new Set([...first.list, ...second.list].map(({ nodeId }) => nodeId)).size).toBe(4)
  })

  test('a vendor’s card is found, but is not counted as a game', async () => {
    const found = await search('ateliê cordel', { pageSize: 48 })
    expect(found.list.filter(({ isGame }) => !isGame)).toHaveLength(1)
    expect(found.total).toBe(found.list.filter(({ isGame }) => isGame).length)
  })

  test('a text without similar names finds nothing', async () => {
    for (const typed of ['zzzz qqqq', 'xyzw'])
      expect(await search(typed)).toMatchObject({ list: [], total: 0, meant: null })
  })

  test('a category, a vendor and a class narrow it; the pages together are the whole result', async () => {
    const live = await search('ouro', { gameType: 'LIVE' })
    expect(new Set(live.list.map(({ gameType }) => gameType))).toEqual(new Set(['LIVE']))
    const fruit = await search('da', { gameClassify: 'fruit', vassalage: 'TUCUM' })
    expect(fruit.list.every((game) => game.gameClassify.includes('fruit') && game.vassalage === 'TUCUM')).toBe(true)
    const all: string[] = []
    let page = await search('dragao', { pageSize: 48 })
    const { total } = page
    for (;;) {
      all.push(...page.list.map(({ gameCode }) => gameCode))
      if (page.next === null) break
      page = await search('dragao', { pageSize: 48, cursor: page.next })
    }
    expect([all.length, new Set(all).size]).toEqual([total, total])
    expect(
      (await gateway.call(searchGames, { gameName: 'tigre', pageSize: 48, language: 'pt', cursor: page.previous }))
        .code,
    ).toBe('invalid_request')
  })

  test('the index finds the names, with and without statistics', async () => {
    const plan = (condition: string) =>
      database.transaction(async (tx) => {
        await tx.query('SET LOCAL enable_seqscan = off')
        const rows = await rowsAs<Record<string, string>>(
          tx,
          `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) SELECT node_id FROM game WHERE ${condition}`,
        )
        return rows.flatMap((row) => Object.values(row)).join('\n')
      })
    const either = "search_text LIKE '% drag%' OR search_stems @@ 'drag'::tsquery"
    for (const condition of ["search_text LIKE '% drag%'", "'dragaoo' <% search_text", either]) {
      const said = await plan(condition)
      expect(said).toContain('Bitmap Index Scan on game_search')
      expect(said).not.toContain('Seq Scan')
    }
  })

  test('names and searches are folded alike', async () => {
    const rows = await database.query(`SELECT game_name FROM game WHERE search_text <> ' ' || fold_name(game_name)`)
    expect(rows).toEqual([])
    const [row] = await rowsAs<{ folded: string }>(database, 'SELECT fold_name(:text) AS folded', {
      text: '  Ação—Nº 7: Über-Ñandú! ',
    })
    expect(row?.folded).toBe('acao n 7 uber nandu')
  })
})
