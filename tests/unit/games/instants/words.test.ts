import { expect, test } from 'vitest'
import { baccaratPays } from '#games/baccarat/bets.ts'
import { cardOf, deckSize } from '#games/cards.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import { oddsText } from '#games/instants/view/odds-text.ts'
import { createTranslate } from '#lib/messages.ts'
import en from '#locales/en/instants.json' with { type: 'json' }
import pt from '#locales/pt/instants.json' with { type: 'json' }

const words = {
  en: cardWordsOf(createTranslate<'instants'>(en, 'en')),
  pt: cardWordsOf(createTranslate<'instants'>(pt, 'pt-BR')),
}

test('each card has a name of its own', () => {
  expect(words.en.card(cardOf(12, 1))).toBe('queen of hearts')
  expect(words.en.card(cardOf(10, 0))).toBe('10 of spades')
  expect(words.pt.card(cardOf(1, 2))).toBe('ás de ouros')
  expect(words.pt.card(cardOf(11, 3))).toBe('valete de paus')
  const all = Array.from({ length: deckSize }, (_, card) => words.en.card(card))
  expect(new Set(all).size).toBe(deckSize)
})

test('odds are the gain for a stake of one, with the chance once it is known', () => {
  expect(oddsText(baccaratPays.tie, undefined, 'en')).toBe('8:1')
  expect(oddsText(baccaratPays.banker, undefined, 'pt-BR')).toBe('0,95:1')
  expect(oddsText(baccaratPays.banker, 4_585, 'en')).toBe('0.95:1 · 45.85%')
})
