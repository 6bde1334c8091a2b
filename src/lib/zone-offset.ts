/**
 * How far a time zone is from GMT at a moment: `GMT−3`, `GMT+5:30`, `GMT+0`. Where the clock is set, summer and winter differ.
 *
 * @param timeZone IANA name
 */
export function zoneOffset(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '00'] = /^GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  const rest = minutes === '00' ? '' : `:${minutes}`
  return `GMT${sign === '-' ? '−' : '+'}${Number(hours)}${rest}`
}
