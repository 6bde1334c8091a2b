import { offsetIn } from './civil-days.ts'

/** A moment on the clock of a time zone, in a form that spreadsheets read as a time: `2026-11-21 14:05:09`. */
export function civilText(timeZone: string, at: Date): string {
  const wall = new Date(at.getTime() + offsetIn(timeZone, at.getTime()) * 60_000)
  return wall.toISOString().slice(0, 19).replace('T', ' ')
}
