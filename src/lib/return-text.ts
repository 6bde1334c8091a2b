import { numberFormat } from './formats.ts'

/** The declared return of a game for people: 9603 hundredths of a per cent are `96.03%`. */
export const returnText = (rtp: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rtp / 10_000)
