import { expect, test } from 'vitest'
import { highlight } from '#lib/highlight.ts'

const shown = (name: string, searched: string) =>
  highlight(name, searched)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

test.each([
  ['Fúria da Onça', 'onca fur', '[Fúr]ia da [Onça]'],
  ['Dragão de Jade', 'DRAGÃO', '[Dragão] de Jade'],
  ['Touro de Ouro', 'ouro', 'Touro de [Ouro]'],
  ['Bola-Sete: 7', 'sete 7', 'Bola-[Sete]: [7]'],
  ['Arara Dourada', '???', 'Arara Dourada'],
  ['Arara Dourada', '', 'Arara Dourada'],
])('in “%s” the words that begin with “%s” are marked', (name, searched, expected) => {
  expect(shown(name, searched)).toBe(expected)
})
