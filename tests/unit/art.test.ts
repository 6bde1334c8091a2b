import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { gameTypes } from '#contract/play/games/game.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { collections } from '#scripts/art/collections.ts'
import { compose } from '#scripts/art/compose.ts'
import { drawingHash } from '#scripts/art/manifest.ts'
import { filesOf, pieces } from '#scripts/art/pieces.ts'
import { tile } from '#scripts/art/tile.ts'
import { titleLines } from '#scripts/art/title.ts'

const drawings = new Map(
  collections.map(({ name, pieces: all }) => [name, new Map(all.map((piece) => [piece.name, piece.draw()]))]),
)
const every = [...drawings.values()].flatMap((drawn) => [...drawn])

/**
 * Root mean square difference of colour, 0 to 255, below which two tiles of 16 × 16 pixels count as alike. Seen side by
 * side at phone size, pairs below 24 looked like one game listed twice; half of all pairs are above 60.
 */
const ALIKE = 24
const SIDE = 16

describe('drawings', () => {
  it('are the same every time', () => {
    for (const { name, pieces: all } of collections)
      for (const piece of all) expect(piece.draw() === drawings.get(name)?.get(piece.name), piece.name).toBe(true)
  })

  it('are well-formed and load nothing from outside', () => {
    for (const [name, svg] of every) {
      expect(svg, name).not.toMatch(/undefined|NaN|<image|<text|<script|xlink|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
        expect(ids.has(id), `${name}: #${id}`).toBe(true)
    }
  })

  it('differ from each other', () => {
    const hashes = every.map(([name, svg]) => [drawingHash(svg), name] as const)
    const byHash = Map.groupBy(hashes, ([hash]) => hash)
    const twins = [...byHash.values()].filter((same) => same.length > 1).map((same) => same.map(([, name]) => name))
    // Themes may share a symbol's drawing; tiles and banners may not share any.
    expect(twins.filter((names) => names.some((name) => !/^(?:symbols|spots)\//.test(name)))).toEqual([])
  })

  it('include no two tiles of the same figure in the same place', () => {
    const keys = seedGames.map(({ gameName, art: wanted }) => {
      const { motif, scene } = compose(gameName, wanted)
      return `${motif} in ${scene}`
    })
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('look different even without their titles', async () => {
    const seen = await Promise.all(
      seedGames.map(async ({ gameName, art: wanted }) => ({
        gameName,
        pixels: await sharp(Buffer.from(tile(gameName, wanted, false)))
          .resize(SIDE, SIDE, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      })),
    )
    const alike: string[] = []
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(0, i)) {
        const sum = one.pixels.reduce((total, value, at) => total + (value - (other.pixels[at] ?? 0)) ** 2, 0)
        if (Math.sqrt(sum / one.pixels.length) < ALIKE) alike.push(`${one.gameName} / ${other.gameName}`)
      }
    }
    expect(alike).toEqual([])
  }, 60_000)
})

describe('titles', () => {
  it('keep every letter of the name on at most three lines', () => {
    for (const { gameName } of seedGames) {
      const lines = titleLines(gameName)
      expect(lines.join('').replaceAll(' ', '')).toBe(gameName.toUpperCase().replaceAll(' ', ''))
      expect(lines.length, gameName).toBeLessThanOrEqual(3)
    }
  })
})

describe.each(collections)('rendered files of the $name', ({ name, target, folders, manifestFile, pieces: all }) => {
  it('exist in every size and format and keep their limit', () => {
    for (const piece of all) {
      for (const each of filesOf(piece)) {
        const file = join(target, each)
        expect(existsSync(file), file).toBe(true)
        expect(statSync(file).size, file).toBeLessThanOrEqual(piece.limit)
      }
    }
  })

  it('were rendered from the present drawings', () => {
    const current = Object.fromEntries([...(drawings.get(name) ?? [])].map(([piece, svg]) => [piece, drawingHash(svg)]))
    expect(JSON.parse(readFileSync(manifestFile, 'utf8'))).toEqual(current)
  })

  it('all belong to a picture of the collection', () => {
    const found = folders.flatMap((folder) =>
      readdirSync(join(target, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(target, join(entry.parentPath, entry.name))),
    )
    expect(found.sort()).toEqual(all.flatMap(filesOf).sort())
  })
})

describe('the weight of pictures', () => {
  it('is below 6 MB for all games of the studio', () => {
    const studio = collections.find(({ name }) => name === 'studio')
    const files = (studio?.pieces ?? []).flatMap(filesOf).map((file) => statSync(join(studio?.target ?? '', file)).size)
    expect(files.length).toBeGreaterThan(0)
    expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000)
  })

  it('keep tiles below 9 kB', () => {
    const limits = pieces.filter(({ name }) => name.startsWith('tiles/')).map(({ limit }) => limit)
    expect(limits.length).toBe(seedGames.length + gameTypes.length)
    expect(Math.max(...limits)).toBeLessThanOrEqual(9_000)
  })
})
