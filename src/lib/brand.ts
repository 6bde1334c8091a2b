import type { Brand } from './brand-struct.ts'

/**
 * The brand the site is built for. `BRAND=path/to/brand.json` puts another one in place of this module when the site is
 * built (`scripts/build/brand.ts`), so nothing of Arara is left in it.
 */
export const brand: Brand = {
  name: 'Arara',
  legalName: 'Arara',
  currency: 'BRL',
  theme: 'dark',
  colours: {},
  ageLimit: 18,
  categories: [],
  payments: ['PIX'],
  social: [],
  contact: {},
}

/** What every text may name, whoever asks for it. Apart from `brand`, so that islands carry no more than this. */
export const brandWords = { brand: 'Arara', age: 18 } as const satisfies Readonly<Record<string, string | number>>
