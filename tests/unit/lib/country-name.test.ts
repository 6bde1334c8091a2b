import { expect, test } from 'vitest'
import { countries } from '#lib/countries.ts'
import { inLanguage } from '#lib/country-name.ts'

const namesIn = (locale: string) => inLanguage(countries, locale).map(({ name }) => name)

test('countries have their names in the language of the page, in its order', () => {
  expect(namesIn('pt-BR').slice(0, 3)).toEqual(['África do Sul', 'Alemanha', 'Angola'])
  expect(namesIn('en')).toContain('Japan')
  expect(namesIn('pt-BR')).toContain('Japão')
  expect(namesIn('en')).toHaveLength(countries.length)
})

test('a code that names no country keeps the name it came with', () => {
  const odd = [
    { countryCode: 'ZZZ9', name: 'Atlantis' },
    { countryCode: 'XX', name: 'Nowhere' },
  ]
  expect(inLanguage(odd, 'pt-BR').map(({ name }) => name)).toEqual(['Atlantis', 'Nowhere'])
})
