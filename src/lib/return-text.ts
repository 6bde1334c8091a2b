/**
 * The declared return of a game for people: 9603 hundredths of a per cent are `96.03%`. Without options of `Intl`, of which each tile
 * of a page would make a formatter anew.
 */
export const returnText = (rtp: number, language: string): string => `${(rtp / 100).toLocaleString(language)}%`
