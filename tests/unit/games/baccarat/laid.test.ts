import { expect, test } from 'vitest'
import { laidOf } from '#games/baccarat/face/laid.ts'

const counts = (player: number, banker: number) => {
  const hands = {
    player: Array.from({ length: player }, (_, card) => card),
    banker: Array.from({ length: banker }, (_, card) => card),
  }
  return Array.from({ length: player + banker + 1 }, (_, count) => {
    const laid = laidOf(hands, count)
    return `${laid.player.length}${laid.banker.length}`
  })
}

test('cards are laid in turn, the player first, and third cards after them', () => {
  expect(counts(2, 2)).toEqual(['00', '10', '11', '21', '22'])
  expect(counts(3, 2)).toEqual(['00', '10', '11', '21', '22', '32'])
  expect(counts(2, 3)).toEqual(['00', '10', '11', '21', '22', '23'])
  expect(counts(3, 3)).toEqual(['00', '10', '11', '21', '22', '32', '33'])
})
