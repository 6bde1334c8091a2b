import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Ticket } from '#games/lottery/view/Ticket.tsx'
import { printTicket, shareTicket } from '#games/lottery/view/ticket-actions.ts'
import { type TicketTexts, ticketText } from '#games/lottery/view/ticket-texts.ts'

const ticket: TicketTexts = {
  house: 'Arara',
  lottery: 'Quina do Povo',
  facts: [
    { name: 'Draw', value: '20261130-0001' },
    { name: 'Drawn at', value: '30/11/2026 20:30' },
  ],
  bets: [
    { play: 'Five numbers', choice: '7, 19, 33, 58, 80', facts: [{ name: 'Number', value: 'R-1' }] },
    { play: 'Five numbers', choice: '1, 2, 3, 4, 5', facts: [{ name: 'Number', value: 'R-2' }] },
  ],
  totals: [{ name: 'Stake', value: 'R$ 2.00' }],
}

const text = `Quina do Povo · Arara
Draw: 20261130-0001
Drawn at: 30/11/2026 20:30

Five numbers
7, 19, 33, 58, 80
Number: R-1

Five numbers
1, 2, 3, 4, 5
Number: R-2

Stake: R$ 2.00`

afterEach(() => vi.unstubAllGlobals())

test('a ticket has all its bets, on paper and as text (rule 40.34)', () => {
  expect(ticketText(ticket)).toBe(text)
  const seen = renderToStaticMarkup(<Ticket {...ticket} note="Not a receipt" />).replaceAll(/<[^>]*>/g, ' ')
  for (const part of text.split(/\n+|: | · /)) expect(seen).toContain(part)
  expect(seen).toContain('Not a receipt')
})

test('a ticket is shared by the device, or copied where it cannot', async () => {
  const share = vi.fn(async () => undefined)
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  expect(await shareTicket(ticket)).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Quina do Povo', text })
  expect(writeText).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareTicket(ticket)).toBe('copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text)
})

test('who closes the list of apps has shared and copied nothing', async () => {
  const writeText = vi.fn(async () => undefined)
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  expect(await shareTicket(ticket)).toBe('left')
  expect(writeText).not.toHaveBeenCalled()
})

test('where sharing is not allowed the ticket is copied, and a refusal of that is told', async () => {
  const share = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  expect(await shareTicket(ticket)).toBe('copied')
  vi.stubGlobal('navigator', { share, clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  expect(await shareTicket(ticket)).toBe('failed')
})

test('a printed ticket is a copy at the end of the page, and both it and the mark of the page go afterwards', () => {
  const children: object[] = []
  const sheet = { append: vi.fn(), remove: () => children.splice(0) }
  const page = new EventTarget()
  const dataset: Record<string, string> = {}
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', {
    createElement: () => sheet,
    querySelector: () => null,
    body: { append: (child: object) => children.push(child) },
    documentElement: { dataset },
  })
  const print = vi.fn(() => expect([children, dataset]).toEqual([[sheet], { prints: 'ticket' }]))
  vi.stubGlobal('print', print)
  printTicket({ cloneNode: (isDeep: boolean) => `copy ${isDeep}` } as unknown as HTMLElement)
  expect(print).toHaveBeenCalledOnce()
  expect(sheet.append).toHaveBeenCalledExactlyOnceWith('copy true')
  page.dispatchEvent(new Event('afterprint'))
  expect([children, dataset]).toEqual([[], {}])
})
