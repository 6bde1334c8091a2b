import { describe, expect, test } from 'vitest'
import {
  type BannerSize,
  type Box,
  bannerLayouts,
  bannerSizes,
  fitted,
  leading,
} from '#islands/agents/links/banner-layout.ts'

/** The width of bold letters. */
const measure = (text: string, size: number) => text.length * size * 0.58
const sizes = Object.keys(bannerSizes) as BannerSize[]

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each(sizes)('a banner (%s)', (size) => {
  const [width, height] = bannerSizes[size]
  const boxes = Object.entries(bannerLayouts[size])

  test('contains everything, and nothing overlaps', () => {
    for (const [name, { x, y, ...box }] of boxes)
      expect([name, x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height]).toEqual([name, true])
    const crossed = boxes.flatMap(([one, box], index) =>
      boxes.slice(index + 1).flatMap(([other, second]) => (meet(box, second) ? [`${one} ${other}`] : [])),
    )
    expect(crossed).toEqual([])
  })

  test('has a QR code that a phone reads from the screen of another', () => {
    expect(bannerLayouts[size].card.width).toBeGreaterThan(width * 0.25)
    expect(bannerLayouts[size].card.width).toBe(bannerLayouts[size].card.height)
  })
})

test('a text gets smaller until it fits, and loses no word', () => {
  const place = { width: 600, height: 200 }
  for (const text of [
    'Short',
    'Come and play at a house with quite a long name',
    'Donaudampfschifffahrtsgesellschaft und mehr',
  ]) {
    const { size, lines } = fitted(text, place, 100, measure)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length * size * leading).toBeLessThanOrEqual(place.height)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(place.width)
  }
  expect(fitted('Short', place, 100, measure)).toEqual({ size: 100, lines: ['Short'] })
})
