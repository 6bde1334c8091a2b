/** Texts that read alike in every language: names, and words Portuguese took over from English. */
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
])
