import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import Crash from '#games/crash/face/Crash.tsx'
import { InstantWords } from '#games/instants/view/words.ts'
import Roulette from '#games/roulette/face/SharedRoulette.tsx'
import { SlotsWords } from '#games/slots/words.ts'
import type { OpenedTable, TableProps } from '#games/tables/view/props.ts'
import { createTranslate } from '#lib/messages.ts'
import instants from '#locales/en/instants.json' with { type: 'json' }
import slots from '#locales/en/slots.json' with { type: 'json' }
import tables from '#locales/en/tables-live.json' with { type: 'json' }

// A narrow screen.
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const never = () => Promise.reject(new Error('nobody asks'))
const opened: OpenedTable = {
  ...{ table: 'some', look: 'felt', moves: '1', isOpen: true, hasChat: true, now: '2026-11-29T21:00:00.000Z' },
  ...{ game: 'any', round: null, chain: null, mode: 'real', currency: 'BRL', history: [], own: [] },
  limits: { least: 1_00n, most: 100_00n, mostRound: 500_00n, mostWin: 1_000_00n },
  ...{ balance: 13_00n, net: 0n },
}
const bonus = {
  bonus: 10_00n,
  wagering: { required: 20_00n, progress: 5_00n, percent: 10, expiresAt: Date.parse('2099-01-01T00:00:00.000Z') },
}

/** The text of a table's page. */
function textOf(Face: ComponentType<TableProps>, money: Partial<OpenedTable>): string {
  const words = createTranslate<'instants' | 'slots' | 'tables-live'>({ ...instants, ...slots, ...tables }, 'en')
  const page = {
    load: never,
    place: never,
    undo: never,
    decide: never,
    cashOut: never,
    passCheck: never,
    onLeave: () => undefined,
  }
  const chat = { messages: never, send: never, mute: never }
  const markup = renderToStaticMarkup(
    <SlotsWords value={words}>
      <InstantWords value={words}>
        <Face
          title="Table"
          locale="en"
          opened={{ ...opened, ...money }}
          follow={() => () => undefined}
          {...{ chat, ...page }}
        />
      </InstantWords>
    </SlotsWords>,
  )
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test.each([
  ['chips', Roulette],
  ['bets of its own', Crash],
])('a table with %s shows own and bonus money apart, and what is left to wager (rule 22.13)', (_, Face) => {
  const text = textOf(Face, bonus)
  expect(text).toContain('Balance R$3.00 Bonus R$10.00')
  expect(text).toContain('R$15.00 left to wager')
  const without = textOf(Face, {})
  expect(without).toContain('Balance R$13.00')
  expect(without).not.toMatch(/Bonus|wager/)
})
