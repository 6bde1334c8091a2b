import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { factsOf } from '#games/reels/facts.ts'
import { figureName, lookOf, type ReelsLook } from '#games/reels/looks/look.ts'
import { profileOf } from '#games/reels/looks/profile-of.ts'
import { profileIds, reelSymbols } from '#games/reels/types.ts'
import { MOTIFS, SCENES } from '#lib/art-names.ts'
import { studioGames } from '#scripts/art/pool/pool.ts'
import { contrastProblems, tokensOf } from '#scripts/build/contrast.ts'

const art = join(import.meta.dirname, '../../../../src/studio/art')
const games = studioGames.map((game) => {
  const profile = profileOf(game.gameCode, game.gameClassify)
  const { symbols } = factsOf(profiles[profile])
  return { game, profile, symbols, look: lookOf({ ...game.art, gameCode: game.gameCode }, profile, symbols) }
})

/** The name of what is seen first: palette, backdrop and symbols. */
const sight = ({ colours, backdrop, pictures }: ReelsLook) => JSON.stringify([colours, backdrop, pictures])

describe('the looks of the 216 games of the studio', () => {
  it('are all there', () => {
    expect(games.length).toBe(216)
  })

  it('give every symbol of the profile a picture of its own, in every file that a browser can ask for', () => {
    for (const { game, symbols, look } of games) {
      const names = symbols.map((symbol) => look.pictures[symbol])
      expect(new Set(names).size, game.gameCode).toBe(symbols.length)
      for (const name of names)
        for (const file of [`${name}-96.avif`, `${name}-192.avif`, `${name}-192.webp`])
          expect(existsSync(join(art, 'symbols', file)), `${game.gameCode}: ${file}`).toBe(true)
    }
  })

  it('show the motif of the tile, and the one beside it', () => {
    for (const { game, symbols, look } of games) {
      const { motif, tint = 0, beside } = game.art
      const shown = symbols.map((symbol) => look.pictures[symbol])
      expect(shown, game.gameCode).toContain(figureName(motif, tint))
      if (beside) expect(shown, game.gameCode).toContain(beside)
      expect(look.pictures[symbols.includes('wild') ? 'wild' : 'high1']).toBe(figureName(motif, tint))
    }
  })

  it('have texts of enough contrast on whatever the backdrop shows', async () => {
    const tokens = await tokensOf({ theme: 'dark', colours: {} })
    // The edges with texts lie below a veil of the deepest colour; at worst the picture is white there.
    const looks = games.map(({ game, look: { colours } }) => {
      const veiled = mixed(colours.sky[2], '#ffffff', 0.14)
      const sky = [veiled, veiled, colours.sky[2]] as const
      return [
        game.gameCode,
        { look: { ...colours, sky, land: [veiled, veiled] as const, silhouettes: ['', ''] as const } },
      ] as const
    })
    expect(contrastProblems(tokens, { theme: 'dark' }, Object.fromEntries(looks))).toEqual([])
  })

  it('differ from each other', () => {
    const sights = games.map(({ look }) => sight(look))
    expect(new Set(sights).size).toBe(games.length)
  })

  it('differ at first sight from those of their neighbours in the list', () => {
    for (const [place, { game, look }] of games.entries()) {
      const next = games[place + 1]
      if (!next) continue
      const alike = [
        look.backdrop.scene === next.look.backdrop.scene,
        look.colours.frame[1] === next.look.colours.frame[1],
        look.pictures.wild === next.look.pictures.wild,
      ]
      expect(alike.filter(Boolean).length, `${game.gameCode} and ${next.game.gameCode}`).toBeLessThan(3)
    }
  })

  it('follow from the tile and nothing else', () => {
    for (const { game, profile, symbols, look } of games) {
      expect(lookOf({ ...game.art, gameCode: game.gameCode }, profile, symbols)).toEqual(look)
    }
  })

  it('load at most 250 kB of pictures', () => {
    const size = (file: string) => statSync(join(art, file)).size
    for (const { game, symbols, look } of games) {
      const drawn = symbols.map((symbol) => size(`symbols/${look.pictures[symbol]}-192.webp`))
      const back = Math.max(
        ...['tall-540', 'wide-1280'].map((shape) => size(`backdrops/${game.art.scene}-${shape}.webp`)),
      )
      expect(
        drawn.reduce((sum, each) => sum + each, back),
        game.gameCode,
      ).toBeLessThanOrEqual(250_000)
    }
  })
})

describe('the look of any other tile', () => {
  it('has every picture, whatever motif and scene come together', () => {
    for (const motif of MOTIFS)
      for (const scene of SCENES) {
        const { pictures } = lookOf({ gameCode: `${motif} ${scene}`, motif, scene }, 'video', reelSymbols)
        const names = Object.values(pictures)
        expect(new Set(names).size, `${motif} in ${scene}`).toBe(reelSymbols.length)
        for (const name of names) expect(existsSync(join(art, `symbols/${name}-192.avif`)), name).toBe(true)
      }
  })
})

describe('the profiles of the games', () => {
  it('are all used, by no fewer than fifteen games and no more than forty-five', () => {
    const counts = profileIds.map((id) => games.filter(({ profile }) => profile === id).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15)
    expect(Math.max(...counts)).toBeLessThanOrEqual(45)
  })

  it('are those that the classes of the lobby promise', () => {
    for (const { game, profile } of games) {
      if (game.gameClassify.includes('megalines')) expect(profile, game.gameCode).toMatch(/^ways-/)
      else if (game.gameClassify.includes('jackpot')) expect(profile, game.gameCode).toBe('hold')
    }
  })
})

/** A part of one colour over another. */
function mixed(below: string, above: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixedAt = (at: number) => Math.round(channel(below, at) * (1 - part) + channel(above, at) * part)
  return `#${[1, 3, 5].map((at) => mixedAt(at).toString(16).padStart(2, '0')).join('')}`
}
