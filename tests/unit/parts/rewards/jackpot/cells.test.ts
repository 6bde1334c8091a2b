import { expect, test } from 'vitest'
import { jackpotCell, jackpotTexts } from '#parts/rewards/jackpot/cells.ts'
import { shapeByAll } from '#tests/unit/ui/markup/ends.ts'

test('a sum stands in cells: its sign, and one for each digit or separator', () => {
  expect(jackpotTexts('R$ 1.234,50')).toEqual(['R$', '1', '.', '2', '3', '4', ',', '5', '0'])
  expect(['R$', '1', '.'].map((text) => shapeByAll(jackpotCell(text)))).toEqual([
    { tag: 'i', attributes: {}, content: ['R$'] },
    { tag: 'b', attributes: {}, content: ['1'] },
    { tag: 'i', attributes: {}, content: ['.'] },
  ])
})
