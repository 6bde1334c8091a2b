/** A duration in its largest whole unit, as people say it: 40 seconds, 2 minutes, 3 hours. @param seconds at least 0 */
export function durationText(seconds: number, locale: string): string {
  const [unit, value] =
    seconds < 60
      ? (['second', seconds] as const)
      : seconds < 5_400
        ? (['minute', seconds / 60] as const)
        : (['hour', seconds / 3_600] as const)
  const rounded = unit === 'hour' ? Math.round(value * 2) / 2 : Math.round(value)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(rounded)
}
