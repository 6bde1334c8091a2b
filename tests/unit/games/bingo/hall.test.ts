import { expect, test } from 'vitest'
import { ballsSeen, freePlaces, hallBallMs, hallDrawMs } from '#games/bingo/face/hall.ts'
import { ballsDrawn } from '#games/bingo/rules.ts'
import { ticketPlaces } from '#games/bingo/shared.ts'
import { tableOf } from '#games/tables/tables.ts'

test('balls come one after the other, all of them in the pause of the table', () => {
  expect([-50, 0, hallBallMs - 1, hallBallMs, 2 * hallBallMs].map(ballsSeen)).toEqual([0, 0, 0, 1, 2])
  expect(ballsSeen(hallDrawMs)).toBe(ballsDrawn)
  expect(hallDrawMs).toBeLessThan(tableOf('bingo-1')?.pauseMs ?? 0)
})

test('a ticket that was given back leaves its place to the next one', () => {
  const own = ['ticket-1', 'ticket-3'].map((place) => ({ place }))
  expect(freePlaces(ticketPlaces, own, 2)).toEqual(['ticket-2', 'ticket-4'])
  expect(freePlaces(ticketPlaces, own, 6)).toHaveLength(4)
})
