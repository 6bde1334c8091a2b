import type { SeedVendor } from './types.ts'

/** All vendors: our own first, then in the order of the lobby's lanes. */
export const seedVendors: readonly SeedVendor[] = [
  {
    vassalage: 'ARARA',
    name: 'Arara Originals',
    gameTypes: ['RNG', 'PVP', 'LIVE'],
    glyph:
      'M5 22V10a8 8 0 0 1 14.5-4.6C22 6.5 23 9 22 12l-3-2.5c-2 2-5 1.5-6-.5l1 5c3 2 3 5 2 8ZM12 5.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  },
  {
    vassalage: 'LUMORA',
    name: 'Lumora',
    gameTypes: ['RNG', 'LIVE'],
    glyph: 'M11 2a10 10 0 1 0 0 20 13 13 0 0 1 0-20ZM21 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  },
  { vassalage: 'TUCUM', name: 'Tucum', gameTypes: ['RNG'], glyph: 'M12 2 22 12 12 22 2 12Zm0 5-5 5 5 5 5-5Z' },
  { vassalage: 'CORDEL', name: 'Cordel Games', gameTypes: ['RNG'], glyph: 'M3 5h18v4H3zm0 5.5h12v4H3zM3 16h18v4H3z' },
  {
    vassalage: 'NOVELEGUAS',
    name: 'Nove Léguas',
    gameTypes: ['RNG'],
    glyph: 'M12 2a7 7 0 0 1 4 12.7L11 22H7l3.5-6.2A7 7 0 0 1 12 2Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
  { vassalage: 'ZENITE', name: 'Zênite', gameTypes: ['RNG', 'ESPORTS'], glyph: 'M12 2 15 10l7 2-7 2-3 8-3-8-7-2 7-2Z' },
  {
    vassalage: 'MAREALTA',
    name: 'Maré Alta',
    gameTypes: ['RNG', 'FISH'],
    glyph: 'M2 10c3-5 7-5 10 0s7 5 10 0v4c-3 5-7 5-10 0s-7-5-10 0Zm0 8c3-4 7-4 10 0s7 4 10 0v4H2Z',
  },
  {
    vassalage: 'BRISA',
    name: 'Brisa Play',
    gameTypes: ['RNG'],
    glyph: 'M4 4c10 0 16 4 16 8s-6 8-16 8c3-2 5-5 5-8S7 6 4 4Z',
  },
  {
    vassalage: 'PAPAIA',
    name: 'Papaia Lab',
    gameTypes: ['RNG'],
    glyph: 'M12 2c5 3 8 8 6 13s-9 8-13 4S6 5 12 2Zm0 7c-2 2-3 5-2 7s4 0 5-2-1-4-3-5Z',
  },
  {
    vassalage: 'SALAOREAL',
    name: 'Salão Real',
    gameTypes: ['LIVE', 'RNG'],
    keepsWallet: true,
    glyph: 'M2 6l5 5 5-8 5 8 5-5-2 12H4ZM4 20h16v2H4Z',
  },
  {
    vassalage: 'MESAOITO',
    name: 'Mesa Oito',
    gameTypes: ['LIVE'],
    keepsWallet: true,
    glyph:
      'M12 2a5.5 5.5 0 0 1 3.5 9.7A6 6 0 1 1 8.5 11.7 5.5 5.5 0 0 1 12 2Zm0 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm0 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
  {
    vassalage: 'PIRAPLAY',
    name: 'Pira Play',
    gameTypes: ['FISH', 'RNG'],
    glyph: 'M2 12c4-7 11-7 15-2l5-4v12l-5-4c-4 5-11 5-15-2Zm5-2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  },
  {
    vassalage: 'PLACAR',
    name: 'Placar',
    gameTypes: ['SPORTS'],
    glyph: 'M2 5h20v14H2ZM5 8v8h5V8Zm9 0v8h5V8ZM11.2 9h1.6v2h-1.6Zm0 4h1.6v2h-1.6Z',
  },
  {
    vassalage: 'TORCIDA',
    name: 'Torcida Viva',
    gameTypes: ['SPORTS'],
    glyph: 'M4 2h2v20H4ZM8 3c5-2 8 3 14 0v9c-6 3-9-2-14 0Zm3 3v3c3 0 5 2 8 1.5v-3C16 8 14 6 11 6Z',
  },
  {
    vassalage: 'TERREIRO',
    name: 'Terreiro Bravo',
    gameTypes: ['SPORTS'],
    cockfight: true,
    glyph:
      'M14 4c1-3 4-2 4 0l3 3-3 1c1 8-3 12-8 12v2H8v-2.5C3 18 1 12 3 6c2 4 5 5 8 5 0-3 1-5 3-7Zm2 1a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  },
  {
    vassalage: 'PIXELIA',
    name: 'Pixélia',
    gameTypes: ['ESPORTS'],
    glyph: 'M4 6h4V4h8v2h4v4h2v8h-4v-3H6v3H2v-8h2Zm3 3v4h2v-1h1v-2H9V9Zm7 1v3h3v-3Z',
  },
  {
    vassalage: 'BOLASETE',
    name: 'Bola Sete',
    gameTypes: ['LOTT'],
    glyph: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM8 7v2.5h4.5L9.5 17h3L16 9V7Z',
  },
  {
    vassalage: 'TCG_LOTTO_VN',
    name: 'Lótus Loto',
    gameTypes: ['LOTT'],
    glyph: 'M12 3c3 3 4 6 3 9 2-3 4-4 7-4 0 7-4 11-10 11S2 15 2 8c3 0 5 1 7 4-1-3 0-6 3-9ZM6 20.5h12V22H6Z',
  },
  {
    vassalage: 'TCG_SEA',
    name: 'Mar do Sul',
    gameTypes: ['LOTT'],
    glyph: 'M12 2a6 6 0 0 1 6 6H6a6 6 0 0 1 6-6ZM2 10h20v2.5H2ZM5 15h14v2.5H5ZM8 20h8v2H8Z',
  },
  {
    vassalage: 'RELAMPAGO',
    name: 'Relâmpago',
    gameTypes: ['ELOTT'],
    glyph: 'M13 1 4 14h6l-2 9 11-14h-7l4-8Z',
  },
  {
    vassalage: 'VAGALUME',
    name: 'Vaga-lume',
    gameTypes: ['ELOTT'],
    glyph:
      'M12 8c4 0 5 3 5 6.5S15 22 12 22s-5-4-5-7.5S8 8 12 8ZM9 2h1.5l1.5 4 1.5-4H15l-1.5 5h-3ZM3 8l4 3-1 2-4-2.5ZM21 8l-4 3 1 2 4-2.5Z',
  },
]
