import { describe, expect, it } from 'vitest'
import { instantTables } from '#games/instants/tables.ts'
import { themeIds } from '#games/slots/types.ts'
import { catalogueTables } from '#games/tables/catalogue-tables.ts'
import { GAME_TYPES, seedGames, seedVendors } from '#gateway/seed/catalogue/index.ts'
import { moreGames } from '#gateway/seed/catalogue/more-games.ts'
import { MOTIFS, SCENES } from '#lib/art-names.ts'

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i)

describe('seeded vendors', () => {
  it('have one code and one name each', () => {
    expect(repeated(seedVendors.map(({ vassalage }) => vassalage))).toEqual([])
    expect(repeated(seedVendors.map(({ name }) => name))).toEqual([])
    expect(repeated(seedVendors.map(({ glyph }) => glyph))).toEqual([])
    expect(seedVendors.length).toBeGreaterThanOrEqual(15)
  })

  it('are in every category, cockfight included', () => {
    for (const type of GAME_TYPES) {
      expect(seedVendors.filter(({ gameTypes, cockfight }) => gameTypes.includes(type) && !cockfight)).not.toEqual([])
    }
    const cockfight = seedVendors.filter((vendor) => vendor.cockfight)
    expect(cockfight.map(({ gameTypes }) => gameTypes)).toEqual([['SPORTS']])
  })

  it('have games in exactly their own categories', () => {
    for (const { vassalage, gameTypes } of seedVendors) {
      const played = new Set(seedGames.filter((game) => game.vassalage === vassalage).map(({ gameType }) => gameType))
      expect([...played].sort(), vassalage).toEqual([...gameTypes].sort())
    }
  })

  it('draw their mark as a path', () => {
    for (const { glyph, name } of seedVendors) expect(glyph, name).toMatch(/^M[\d\s.,a-zA-Z-]+$/)
  })
})

describe('seeded games', () => {
  it('are many, and several vendors have more than one page of slots', () => {
    expect(seedGames.length).toBeGreaterThanOrEqual(300)
    const slots = seedGames.filter(({ gameType }) => gameType === 'RNG')
    expect(slots.length).toBeGreaterThanOrEqual(200)
    const perVendor = seedVendors.map(({ vassalage }) => slots.filter((game) => game.vassalage === vassalage).length)
    expect(perVendor.filter((count) => count > 18).length).toBeGreaterThanOrEqual(4)
  })

  it('have their own id, code and name', () => {
    expect(repeated(seedGames.map(({ nodeId }) => nodeId))).toEqual([])
    expect(repeated(seedGames.map(({ gameCode }) => gameCode))).toEqual([])
    expect(repeated(seedGames.map(({ gameName }) => gameName.toLowerCase()))).toEqual([])
    for (const { gameCode } of seedGames) expect(gameCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('belong to a vendor of their category', () => {
    for (const { vassalage, gameType, gameName } of seedGames) {
      const vendor = seedVendors.find((candidate) => candidate.vassalage === vassalage)
      expect(vendor?.gameTypes, gameName).toContain(gameType)
    }
  })

  it('are drawn with motifs and scenes the generator knows', () => {
    for (const { art, gameName } of seedGames) {
      expect(MOTIFS, gameName).toContain(art.motif)
      expect(SCENES, gameName).toContain(art.scene)
      if (art.beside) expect(art.beside, gameName).not.toBe(art.motif)
    }
    // Board games between people come with their engine.
    const waiting = ['mahjong']
    const shown = new Set<string>(seedGames.map(({ art }) => art.motif))
    expect(MOTIFS.filter((motif) => !shown.has(motif))).toEqual(waiting)
    expect(new Set(seedGames.map(({ art }) => art.scene))).toEqual(new Set(SCENES))
  })

  it('offer a free trial exactly if the own engine plays them, one game per theme, listed first', () => {
    const own = seedGames.filter(({ engine }) => engine)
    const slots = own.filter(({ engine }) => engine?.game === 'slots')
    expect(slots.map(({ engine }) => engine?.theme).sort()).toEqual([...themeIds].sort())
    expect(seedGames.filter(({ supportPlay }) => supportPlay === 0)).toEqual(own)
    const ours = own.filter(({ vassalage }) => vassalage === 'ARARA')
    expect(seedGames.slice(0, ours.length)).toEqual(ours)
    const tables = own.filter(({ engine }) => engine?.game === 'instants').map(({ engine }) => engine?.theme)
    expect(tables.sort()).toEqual(Object.keys(instantTables).sort())
    for (const { vassalage, gameType } of slots) expect([vassalage, gameType]).toEqual(['ARARA', 'RNG'])
  })

  it('of the live lobby are all played, most at a table that has the name of the game (rule 38.18)', () => {
    const live = seedGames.filter(({ gameType, isGame }) => gameType === 'LIVE' && isGame)
    expect(live.filter(({ engine }) => engine === undefined)).toEqual([])
    const shared = live.filter(({ engine }) => engine?.game === 'tables')
    expect(shared.map(({ engine }) => engine?.theme).sort()).toEqual(catalogueTables.map(({ id }) => id).sort())
    for (const { engine, gameCode } of shared) expect(engine?.theme).toBe(gameCode)
  })

  it('are hot and new in moderation', () => {
    const hot = seedGames.filter(({ isHot }) => isHot === 1).length
    const fresh = seedGames.filter(({ isNew }) => isNew).length
    expect(hot).toBeGreaterThanOrEqual(15)
    expect(hot).toBeLessThanOrEqual(30)
    expect(fresh).toBeGreaterThanOrEqual(8)
    expect(fresh).toBeLessThanOrEqual(30)
  })

  it('have slots classifications which the lobby can offer, and few of them', () => {
    const known = ['video', 'classic', 'megalines', 'jackpot', 'fruit', 'adventure', 'brazil']
    for (const { gameClassify, gameName, gameType } of seedGames) {
      expect(gameClassify.length, gameName).toBeLessThanOrEqual(2)
      if (gameType === 'RNG') for (const key of gameClassify) expect(known, gameName).toContain(key)
    }
  })
})

describe('made-up games', () => {
  it('fill the catalogue up to a number, each with its own name and code, and stay the same in a larger one', () => {
    const games = [...seedGames, ...moreGames(10_000)]
    expect(games).toHaveLength(10_000)
    expect(repeated(games.map(({ nodeId }) => nodeId))).toEqual([])
    expect(repeated(games.map(({ gameCode }) => gameCode))).toEqual([])
    expect(moreGames(1000)).toEqual(games.slice(seedGames.length, 1000))
    expect(moreGames(10)).toEqual([])
    expect(games.slice(0, 24).every(({ engine }) => engine !== undefined)).toBe(true)
  })

  it('belong to a vendor of their category, and have pictures that are drawn', () => {
    const drawn = new Set(seedGames.map(({ gameCode }) => gameCode))
    for (const { vassalage, gameType, gameName, picture = '', engine } of moreGames(2000)) {
      expect(seedVendors.find((vendor) => vendor.vassalage === vassalage)?.gameTypes, gameName).toContain(gameType)
      expect([drawn.has(picture), engine]).toEqual([true, undefined])
    }
  })
})
