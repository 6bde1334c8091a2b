import type { Brand } from './brand-struct.ts'

/**
 * The brand of the site. If `BRAND=path/to/brand.json` is set, the build replaces this module with that brand
 * (`scripts/build/brand.ts`), so that nothing of Arara remains.
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

/**
 * Words that every translated text may use as placeholders. They are separate from `brand` so that islands load only
 * these.
 */
export const brandWords = { brand: 'Arara', age: 18 } as const satisfies Readonly<Record<string, string | number>>
