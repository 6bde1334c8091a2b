/** A rate for people: 65 hundredths of a per cent are `0.65%`. */
export function rateText(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
}
