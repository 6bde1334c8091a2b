import { expect, test } from 'vitest'
import { tableLookNames, tableLookOf, tableStyle, thingColours } from '#games/kit/looks.ts'
import { mesaGames, salaoGames } from '#gateway/seed/catalogue/live-tables.ts'
import { contrast } from '#scripts/build/contrast.ts'

test('texts on every cloth have enough contrast, in its light and at its edge', () => {
  expect(tableLookNames.length).toBeGreaterThanOrEqual(10)
  for (const name of tableLookNames) {
    const { felt, ink, soft, accent } = tableLookOf(name)
    for (const cloth of felt) {
      expect(contrast(ink, cloth), `${name} ink`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(soft, cloth), `${name} soft`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accent, cloth), `${name} accent`).toBeGreaterThanOrEqual(3)
    }
  }
})

test('numbers, chips, cards and marks can be read', () => {
  const { 'on-number': number, 'chip-ink': chip, card, 'on-gold': onGold } = thingColours
  const grounds = (
    ['red', 'red-deep', 'black', 'black-deep', 'green', 'green-deep', 'player', 'banker', 'tie'] as const
  ).map((name) => [name, thingColours[name], number] as const)
  const chips = Object.entries(thingColours)
    .filter(([name]) => /^chip-\d$/.test(name))
    .map(([name, colour]) => [name, colour, name === 'chip-1' ? thingColours.pip : chip] as const)
  const suits = (['suit-red', 'suit-black'] as const).map((name) => [name, card, thingColours[name]] as const)
  const gold = (['gold-1', 'gold-2'] as const).map((name) => [name, thingColours[name], onGold] as const)
  for (const [name, ground, text] of [...grounds, ...chips, ...suits, ...gold])
    expect(contrast(text, ground), name).toBeGreaterThanOrEqual(4.5)
})

test('every table of the live lobby has a look of its own scene', () => {
  for (const { gameName, art } of [...salaoGames, ...mesaGames]) expect(tableLookNames, gameName).toContain(art.scene)
})

test('the style of a table names every colour that its parts are drawn with', () => {
  const style = tableStyle('sea') as Record<string, string>
  expect(style['--k-felt']).toBe(tableLookOf('sea').felt[0])
  expect(tableStyle('no such scene')).toEqual(tableStyle('felt'))
  for (const colour of Object.values(style)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
})
