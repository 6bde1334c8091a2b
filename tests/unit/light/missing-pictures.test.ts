import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bannerPictures, tilePictures } from '#lib/art.ts'
import { defaultFor } from '#light/missing-pictures.ts'

const addresses = ({ avif, webp, src }: { avif: string; webp: string; src: string }) => [
  src,
  ...[avif, webp].flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
]

test('every missing picture of a game is replaced by the default one, others are not', () => {
  for (const address of addresses(tilePictures('https://cdn.example/tiles/frutas-mil')))
    expect(defaultFor(address, false)).toBe('/art/missing-game.svg')
  for (const address of addresses(bannerPictures('/art/banners/um'))) expect(defaultFor(address, false)).toBeUndefined()
  expect(defaultFor('/art/logo/mark.svg', false)).toBeUndefined()
})

test('any missing picture of an account is replaced; a missing default is not requested again', async () => {
  expect(defaultFor('https://cdn.example/me', true)).toBe('/art/missing-account.svg')
  for (const name of ['game', 'account']) {
    expect(await readFile(`public/art/missing-${name}.svg`, 'utf8')).toContain('<svg')
    expect(defaultFor(`https://site.example/art/missing-${name}.svg`, name === 'account')).toBeUndefined()
  }
})
