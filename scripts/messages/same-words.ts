/** Texts that are the same in every language: names, and English words used in Portuguese. */
export const sameInEveryLanguage: ReadonlySet<string> = new Set([
  'Slots',
  'E-sports',
  'Banners',
  'Jackpot',
  'OK',
  'Scatter',
  'VIP',
  'Arcade',
  'Arena',
  'Bingo',
  'Keno',
  'Blackjack',
  'Game shows',
  'SMS',
  'E-mail',
])
